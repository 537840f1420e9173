# SPDX-License-Identifier: MIT
#
# Reads a machine's apt sources, one-line (*.list) and deb822 (*.sources), and
# prints a deb822 stanza for the source packages of `suite` at each mirror of
# the Debian archive that is named there, with the keyring that vouches for
# it.  Options that would weaken verification (trusted=yes) are not taken over.

# Is this a mirror of the archive itself, not of its security updates?
function is_debian(uri, components, last, part, count) {
    if (components !~ /(^|[ \t])main([ \t]|$)/)
        return 0
    sub(/\/+$/, "", uri)
    sub(/\/[0-9]+T[0-9]+Z$/, "", uri)
    count = split(uri, part, "/")
    last = part[count]
    return last ~ /^debian/ && last !~ /security|ports|debug|backports/
}

function emit(uri, signed_by, name) {
    name = uri
    sub(/\/+$/, "", name)
    if (name in seen)
        return
    seen[name] = 1
    print "Types: deb-src"
    print "URIs: " uri
    print "Suites: " suite
    print "Components: main"
    if (signed_by != "")
        print "Signed-By:" signed_by
    print ""
}

function end_stanza(words, count, i) {
    if (field["types"] ~ /deb/ && field["enabled"] !~ /no|false|off|0/) {
        count = split(field["uris"], words)
        for (i = 1; i <= count; i++)
            if (is_debian(words[i], field["components"]))
                emit(words[i], field["signed-by"])
    }
    split("", field)
    current = ""
}

function one_line(line, options, words, count, i, signed_by, rest) {
    sub(/^deb(-src)?[ \t]+/, "", line)
    if (line ~ /^\[/) {
        options = line
        sub(/^\[/, "", options)
        sub(/\].*/, "", options)
        sub(/^\[[^]]*\][ \t]*/, "", line)
        count = split(options, words)
        for (i = 1; i <= count; i++)
            if (sub(/^signed-by=/, "", words[i]))
                signed_by = " " words[i]
    }
    sub(/[ \t]*#.*/, "", line)
    count = split(line, words)
    for (i = 3; i <= count; i++)
        rest = rest " " words[i]
    if (is_debian(words[1], rest))
        emit(words[1], signed_by)
}

FNR == 1 { end_stanza() }
{ sub(/\r$/, "") }

FILENAME ~ /\.list$/ {
    if ($0 ~ /^[ \t]*deb(-src)?[ \t]/) {
        sub(/^[ \t]+/, "")
        one_line($0)
    }
    next
}

/^#/ { next }
/^[ \t]*$/ { end_stanza(); next }
/^[ \t]/ {
    if (current != "")
        field[current] = field[current] "\n" $0
    next
}
/:/ {
    current = tolower(substr($0, 1, index($0, ":") - 1))
    field[current] = substr($0, index($0, ":") + 1)
}

END { end_stanza() }
