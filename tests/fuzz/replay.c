/* SPDX-License-Identifier: MIT */
/*
 * Stands in for libFuzzer where there is none: gives each file named on the
 * command line to the fuzz target once, and says so in TAP.  What the target
 * finds ends the program.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The file in memory of its exact size, for a sanitiser's sake; or NULL. */
static uint8_t *read_file(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    uint8_t *data = NULL;
    long end;

    if (file == NULL) {
        return NULL;
    }
    if (fseek(file, 0, SEEK_END) == 0 && (end = ftell(file)) >= 0) {
        rewind(file);
        *size = (size_t)end;
        data = malloc(*size > 0 ? *size : 1);
        if (data != NULL && fread(data, 1, *size, file) != *size) {
            free(data);
            data = NULL;
        }
    }
    fclose(file);
    return data;
}

int main(int argc, char **argv)
{
    int failed = 0;

    if (argc < 2) {
        fprintf(stderr, "usage: %s file ...\n", argv[0]);
        return 2;
    }
    printf("1..%d\n", argc - 1);
    for (int i = 1; i < argc; i++) {
        size_t size;
        uint8_t *data = read_file(argv[i], &size);

        if (data != NULL) {
            LLVMFuzzerTestOneInput(data, size);
            free(data);
            printf("ok %d - %s\n", i, argv[i]);
        } else {
            failed = 1;
            printf("not ok %d - %s: cannot be read\n", i, argv[i]);
        }
        fflush(stdout);
    }
    return failed;
}
