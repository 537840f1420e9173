/* SPDX-License-Identifier: MIT */
/* The lines of a preset: what is read, what is refused, and the built-in ones,
 * whose algorithms must be the catalogue's. */
#include "capture.h"
#include "preset.h"

#include <string.h>

extern const struct mcs_alg *const mcs_all_algorithms[];

static struct mcs_preset_line line;

static void begin(const char *text)
{
    struct mcs_config config;

    memset(&config, 0, sizeof config);
    config.payload_count = 2;
    config.payloads[0] = 16;
    config.payloads[1] = 64;
    config.aad_bytes = 5;
    mcs_preset_open(&line, text, &config);
}

static int is_text(struct mcs_slice slice, const char *text)
{
    return slice.bytes == strlen(text) &&
           memcmp(slice.at, text, slice.bytes) == 0;
}

static void test_table(void)
{
    const struct mcs_preset_cell *cells = line.cells;

    begin("# before\n\n title  Two words # behind\r\n"
          "columns What|A | B\nbytes 1k\naad 7\n"
          "row Label one | sha256 digest | - | aes-128-gcm encrypt bytes=8Ki "
          "aad=0 unit=ms | same unit=op/s\nlast\n");
    tap_ok(mcs_preset_next(&line) == MCS_PRESET_TITLE &&
               is_text(line.label, "Two words") && line.number == 3,
           "a title, behind a comment");
    tap_ok(mcs_preset_next(&line) == MCS_PRESET_COLUMNS && line.count == 2 &&
               is_text(line.label, "What") && is_text(line.headings[0], "A") &&
               is_text(line.headings[1], "B"),
           "columns");
    tap_ok(mcs_preset_next(&line) == MCS_PRESET_ROW && line.count == 4 &&
               is_text(line.label, "Label one"),
           "a row of four cells");
    tap_ok(strcmp(cells[0].algorithm, "sha256") == 0 &&
               cells[0].ops == MCS_OP_BIT(MCS_DIGEST) &&
               cells[0].payload_count == 1 && cells[0].payloads[0] == 1000 &&
               cells[0].aad_bytes == 7 && cells[0].unit == MCS_UNIT_AUTO,
           "a cell takes bytes and aad from above");
    tap_ok(cells[1].algorithm[0] == '\0', "a cell without a figure");
    tap_ok(cells[2].payloads[0] == 8192 && cells[2].aad_bytes == 0 &&
               cells[2].unit == MCS_UNIT_MS && !cells[2].same,
           "a cell with bytes, aad and unit of its own");
    tap_ok(cells[3].same && strcmp(cells[3].algorithm, "aes-128-gcm") == 0 &&
               cells[3].unit == MCS_UNIT_OPS && cells[3].payloads[0] == 8192,
           "the same case in another unit");
    tap_ok(mcs_preset_next(&line) == MCS_PRESET_CASE &&
               strcmp(cells[0].algorithm, "last") == 0 &&
               cells[0].ops == UINT16_MAX,
           "a case of its own means all operations");
    tap_ok(mcs_preset_next(&line) == MCS_PRESET_END, "the end");
}

static void test_options_are_the_beginning(void)
{
    begin("aes-*");
    tap_ok(mcs_preset_next(&line) == MCS_PRESET_CASE &&
               line.cells[0].payload_count == 2 &&
               line.cells[0].payloads[1] == 64 && line.cells[0].aad_bytes == 5,
           "-bytes and -aad hold where the preset says nothing");
}

static void test_wrong(void)
{
    static const struct {
        const char *text, *word;
    } wrong[] = {
        {"sha256 digset", "digset"},
        {"sha256 digest encryptx", "encryptx"},
        {"sha256 bytes=", ""},
        {"sha256 bytes=0x", "0x"},
        {"sha256 aad=many", "many"},
        {"sha256 unit=kB", "kB"},
        {"sha256 size=7", "size"},
        {"bytes lots", "lots"},
        {"unit", ""},
        {"row x | same", "same"},
        {"row x | - | same", "same"},
        {"row x | | sha1", ""},
        {"row x | a | b | c | d | e | f | g | h | i", "i"},
        {"columns x | a | b | c | d | e | f | g | h | i", "i"},
        {"an-algorithm-name-of-thirty-two-x digest",
         "an-algorithm-name-of-thirty-two-x"},
    };
    size_t i;

    for (i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        begin(wrong[i].text);
        tap_ok(mcs_preset_next(&line) == MCS_PRESET_WRONG &&
                   is_text(line.word, wrong[i].word) && line.wrong != NULL,
               "refused: %s", wrong[i].text);
    }
}

static int in_catalogue(const char *name)
{
    const struct mcs_alg *const *alg = mcs_all_algorithms;

    while (*alg != NULL && strcmp((*alg)->name, name) != 0)
        alg++;
    return *alg != NULL;
}

static void test_built_in(const struct mcs_preset *preset)
{
    unsigned cells = 0, unknown = 0, wrong = 0, i;

    begin(preset->text);
    while (mcs_preset_next(&line) != MCS_PRESET_END) {
        wrong += line.kind == MCS_PRESET_WRONG;
        for (i = 0; line.kind >= MCS_PRESET_ROW && i < line.count; i++)
            if (line.cells[i].algorithm[0] != '\0') {
                cells++;
                unknown += !in_catalogue(line.cells[i].algorithm);
            }
    }
    tap_ok(cells > 0 && wrong == 0, "%s is read, %u cells", preset->name,
           cells);
    tap_ok(unknown == 0, "%s names the catalogue's algorithms alone",
           preset->name);
}

int main(void)
{
    const struct mcs_preset *preset;

    test_table();
    test_options_are_the_beginning();
    test_wrong();
    for (preset = mcs_presets; preset->name != NULL; preset++)
        test_built_in(preset);
    return tap_end();
}
