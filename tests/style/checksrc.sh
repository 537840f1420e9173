#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The tree keeps the rules of build-aux/checksrc.sh, and that finds faults.
. "${MCS_SOURCE:?}/tests/lib.sh"
check=$MCS_SOURCE/build-aux/checksrc.sh

obeys() { "$check" "$@" >out 2>err; }
breaks() { ! "$check" "$@" >out 2>err && grep -q "\[$3\]\$" out; }
breaks_usage() {
    "$check" nonsense >out 2>err
    [ $? = 2 ]
}

while read -r rule about; do
    is "$about" obeys "$rule"
done < <("$check" --list)

# plant RULE FILE TEXT: a tree with this one fault in it is found to break it
plant() {
    rm -rf tree
    mkdir -p "tree/${2%/*}"
    # shellcheck disable=SC2059 # the text has escapes
    printf "$3" >"tree/$2"
    is "$1 is seen in $2" breaks --tree tree "$1"
}
plant conditionals src/driver/a.c '#ifdef A\n#endif\n'
plant conditionals src/driver/a.c '#  if A\n#endif\n'
plant conditionals src/driver/a.h '#ifndef A_H\n#define B_H\n#endif\n'
plant licence src/driver/a.c 'int a;\n'
plant licence tests/a '#!/bin/sh\n'
plant width src/driver/a.c "$(printf '%081d' 0)\n"
plant tabs src/driver/a.c '\tint a;\n'
plant blanks src/driver/a.c 'int a; \n'
plant blanks src/driver/a.c 'int a;'
plant length algos/a/a.c "$(seq 401)\n"
plant marks src/driver/a.c '/* TO''DO */\n'
plant words algos/a/a.c 'a = malloc(1);\n'
plant words src/driver/a.c '/* b\n */ static float a;\n'
plant guards ports/a/a.h 'int a;\n'
plant guards ports/a/a.h '#ifndef A\n#endif\n'
plant comments src/driver/a.h '#define A\n\nint f(int a);\n'
plant paths tests/a.sh 'cd "/ho''me/user"\n'

# A tree without faults that looks as if it had some.
rm -rf tree
mkdir -p tree/src/driver
cat >tree/src/driver/a.h <<'END'
/* SPDX-License-Identifier: MIT */
#ifndef A_H
#define A_H
/* printf is not used; malloc neither. "float"
   double */
int f(int a);
int g(const char *text);
#endif
END
is "what keeps the rules is let be" obeys --tree tree
is "an unknown rule is refused" breaks_usage
finish
