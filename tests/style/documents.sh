#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Documents against the program and the tree: options, samples, commands,
# links, completion, and what no document may name.
. "${MCS_SOURCE:?}/tests/lib.sh"

top=$MCS_SOURCE
manual=$top/man/mcuspeed.1
# shellcheck disable=SC2317 # called by is
empty() { [ ! -s "$1" ]; }

# --- options: -help and mcuspeed(1), both ways ---

mcuspeed -help
cp out help
is "-help ends with 0" ended 0
awk 'length > 80' help >out
is "-help fits 80 columns" empty out
sed -n 's/^  -\([a-z0-9-]*\) .*/\1/p' help | sort >help.names
is "-help has options" test "$(grep -c . help.names)" -gt 20
# An entry's heading: ".It Fl name Ar ARGUMENT".
sed -n 's/^\.It Fl \([a-z0-9-]*\).*/\1/p' "$manual" | sort >manual.names
diff help.names manual.names >out
is "options of -help have an entry each in mcuspeed.1, and no other" empty out
sed -n 's/^  -\([a-z0-9-]*\) \([A-Z]*\) .*/\1 \2/p' help | sed 's/ $//' |
    sort >help.arguments
sed -n 's/^\.It Fl \([a-z0-9-]*\)\( Ar \([A-Z]*\)\)\{0,1\}$/\1 \3/p' "$manual" |
    sed 's/ $//' | sort >manual.arguments
diff help.arguments manual.arguments >out
is "and name the same argument" empty out
: >out
grep -o '\[[0-9a-z.MB]*\]$' help | tr -d '[]' | sort -u >defaults
while read -r word; do
    grep -q -e "$word" "$manual" || echo "$word" >>out
done <defaults
is "the defaults of -help stand in mcuspeed.1" empty out

if command -v mandoc >/dev/null; then
    for page in "$top"/man/*.[1-9]; do
        mandoc -Tlint -Wwarning "$page" >out 2>&1
        is "mandoc finds no fault in ${page##*/}" test $? = 0
    done
else
    skip "mandoc finds no fault" "mandoc is not installed"
fi

# --- the samples of README.md ---

# Both libraries are built in: what the documents tell is all there.
whole() {
    [ "$("$MCS_BUILD/mcuspeed" -list -format csv | cut -d, -f 3 | sort -u |
        grep -c -x -e bearssl -e libtomcrypt)" = 2 ]
}

# Where columns start and what is in the first ones tell a row's case and its
# layout; what was measured is turned into 9s and letters of units.
header() { grep '^algorithm ' "$1" | sed 's/  ref-cyc /   CYCLES /
s/   cycles /   CYCLES /;s/    instr /   CYCLES /'; }
cases() {
    grep -v -e '^#' -e '^\$' -e '^algorithm ' "$1" |
        awk '{ print $1, $2, $3, $4, "fields", NF - ($NF == "s") }'
}

sample host >sample.host
sample mps2-an386 >sample.mps2-an386
for name in host mps2-an386; do
    if ! whole; then
        skip "README's sample for $name" "a library is not built in"
        continue
    fi
    read -r -a words < <(sed -n 's/^\$ mcuspeed //p' "sample.$name")
    is "README's sample for $name has a command" test "${#words[@]}" -gt 3
    mcuspeed "${words[@]}" -seconds 0.002 -quiet
    is "it runs" ended 0
    cp out run
    header run >header.run
    header "sample.$name" >header.sample
    diff header.run header.sample >out
    is "its header is the program's" empty out
    is "there is a header" test -s header.run
    cases run | sort >cases.run
    cases "sample.$name" | sort >cases.sample
    # Variants are the machine's choice.
    for file in cases.run cases.sample; do
        sed 's/:[^ ]* / /' $file >$file.any
    done
    diff cases.run.any cases.sample.any >out
    is "its rows are the program's" empty out
done
# Of all providers, whichever are built in here.
number=$(cut -d ' ' -f 2 "$top/tests/kat/expected-host.txt" | sort -u |
    grep -c .)
is "README and NEWS tell the number of algorithms ($number)" test "$(
    grep -l -e "^$number algorithms" -e "measures $number algorithms" \
        "$top/README.md" "$top/NEWS" | grep -c .)" = 2
sed -n '/^algorithm/,$p' sample.mps2-an386 | grep -v '^algorithm' |
    grep -v ' s$' >out
is "rows of simulated time are marked" empty out

# --- commands and files ---

documents=(README.md HACKING.md)
mapfile -t readmes < <(cd "$top" && ls algos/*/README.md ports/*/README.md)
documents+=("${readmes[@]}")
: >missing
for document in "${documents[@]}"; do
    folder=$(dirname "$top/$document")
    # Links, but to the web and within the page.
    grep -o '](\([^)]*\))' "$top/$document" | sed 's/^](//; s/)$//; s/#.*//' |
        grep -v -e '^https\{0,1\}:' -e '^$' >links
    while read -r link; do
        [ -e "$folder/$link" ] || echo "$document: $link" >>missing
    done <links
done
cp missing out
is "links of the documents lead to files" empty out
# What is named in code style and begins with a folder of the tree.  A folder
# of tests may be empty, and then git does not keep it.
: >out
folders='src|algos|ports|tests|build-aux|man|completions'
for document in README.md HACKING.md; do
    grep -o -E "\`?($folders)/[a-zA-Z0-9_./*-]*" \
        "$top/$document" | tr -d '`' | sed 's/[.,:]*$//' | sort -u |
        grep -v -E '/(LIB|PORT|PROVIDER)(/|$)' |
        grep -v -x -E 'tests/[a-z]+' >named
    while read -r file; do
        compgen -G "$top/$file" >/dev/null || echo "$document: $file" >>out
    done <named
done
is "files that README and HACKING name exist" empty out
grep -o -E '^(\./bootstrap [a-z]+|\./autogen\.sh)' "$top/README.md" |
    sort -u >commands
is "README has commands" test "$(grep -c . commands)" -ge 3
"$top/bootstrap" help >usage 2>&1
: >out
while read -r command word; do
    [ -x "$top/$command" ] || echo "$command" >>out
    [ -z "$word" ] || grep -q "^  $word " usage || echo "$command $word" >>out
done <commands
is "README's commands exist" empty out
"$top/configure" --help >configure.help
: >out
# shellcheck disable=SC2016 # no command
grep -o -E '^\| `--[a-zA-Z-]+|, `--enable-[a-z]+' "$top/README.md" |
    grep -o -e '--[a-zA-Z-]*' | sort -u >named
while read -r option; do
    grep -q -e "^  $option\b" configure.help || echo "$option" >>out
done <named
is "README's options of configure exist" empty out
is "there are some" test "$(grep -c . named)" -ge 5

# --- completion ---

# shellcheck source=completions/mcuspeed.bash
. "$top/completions/mcuspeed.bash"
# complete_words WORD...: what is offered for the last word, in out
complete_words() {
    # shellcheck disable=SC2034 # read by the completion
    COMP_WORDS=("$MCS_BUILD/mcuspeed" "$@") COMP_CWORD=$#
    _mcuspeed
    printf '%s\n' "${COMPREPLY[@]}" >out
}
complete_words -
sed 's/^-//' out | sort | diff help.names - >differences
cp differences out
is "the completion offers every option and no other" empty out
complete_words --est
is "with two dashes as well" said '^--estimator$'
complete_words -format ""
is "choices come from -help" test "$(sort out | tr '\n' ' ')" = \
    "csv json mr table text "
complete_words -format = js
is "after = as well" said '^json$'
complete_words -estimator me
is "choices fit what was typed" test "$(tr '\n' ' ' <out)" = "mean median "
complete_words -unit ""
is "remarks are no choices" test "$(tr '\n' ' ' <out)" = "MB MiB "
complete_words -bytes ""
is "sizes are not guessed" test "$(grep -c . out)" = 0
complete_words -op digest,enc
is "lists go on behind the comma" said '^digest,encrypt$'
if whole; then
    complete_words -quiet aes-128-g
    is "algorithms come from -list" said '^aes-128-gcm$'
    complete_words -provider libtomcrypt,be
    is "providers come from -list" said '^libtomcrypt,bearssl$'
    complete_words -provider bearssl : aes_sm
    is "variants are completed behind the colon" said '^aes_small$'
    complete_words -hmac ""
    grep -v -x -E 'sha(1|256|384|512)' out >others
    is "-hmac offers hashes" said '^sha256$'
    is "and nothing else" test ! -s others
fi
touch arguments.txt
complete_words @arg
is "@FILE completes files" said '^@arguments.txt$'

# --- what no document names ---

# (Paths of a machine and hosts of registries: build-aux/checksrc.sh.)
(cd "$top" && grep -n -i -E 'sessions?\b' \
    README.md HACKING.md NEWS man/* completions/* "${readmes[@]}") |
    grep -v 'struct mcs_session' >out
is "no document names what users have not got" empty out
grep -n ' $' "$top"/README.md "$top"/HACKING.md "$top"/NEWS "$top"/man/* >out
is "no line ends in a blank" empty out

finish
