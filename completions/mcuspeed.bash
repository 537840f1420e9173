# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# Completion for bash.  Options, their choices, algorithms and providers are
# asked of the program itself, so that this is no second list of them.

# The list of the program $1: of each implementation algorithm, kind, provider,
# variant, "true" for the default, and operations.
_mcuspeed_list() {
    "$1" -list -format csv | sed -n '2,$p' | cut -d, -f 1-6
}

# Words for the value of option $2 of the program $1.
_mcuspeed_values() {
    local program=$1 option=$2
    case $option in
    evp) _mcuspeed_list "$program" | cut -d, -f 1 ;;
    hmac | cmac)
        _mcuspeed_list "$program" | sed -n "s/^$option-\([^,]*\),mac,.*/\1/p"
        ;;
    op) _mcuspeed_list "$program" | cut -d, -f 6 | tr ' ' '\n' ;;
    provider)
        _mcuspeed_list "$program" | awk -F, '{
            print $3
            if ($4 != "") print $3 ":" $4 }'
        ;;
    preset)
        "$program" -preset "" 2>&1 | sed -n 's/.*built in is -preset //p'
        compgen -f
        ;;
    *)
        # NAME, UNIT and WHICH are choices that the help names one by one.
        "$program" -help | sed -n -e "/^  -$option \(NAME\|UNIT\|WHICH\) /{
            s/^  -[^ ]* [^ ]* *//
            s/^[a-z]*: //
            s/([^)]*)//g
            s/\[[^]]*\]//g
            s/ or / /g
            s/  */\n/g
            p
        }"
        ;;
    esac 2>/dev/null | sort -u
}

_mcuspeed() {
    local program=${COMP_WORDS[0]} current="" previous="" word glue=no i
    local option="" value="" dashes cut reply
    COMPREPLY=()
    # The shell cuts words at = and :, which belong to one argument here.
    for ((i = 1; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ $word == [=:] || $glue == yes ]]; then
            current+=$word
        else
            previous=$current
            current=$word
        fi
        [[ $word == [=:] ]] && glue=yes || glue=no
    done
    program=${program/#\~\//$HOME/}
    type -t "$program" >/dev/null || return 0

    if [[ $current == -*=* ]]; then
        option=${current%%=*}
        value=${current#*=}
    elif [[ $previous == -* && $previous != *=* ]]; then
        option=$previous
        value=$current
    fi
    option=${option#-}
    option=${option#-}
    if [[ -n $option ]] &&
        "$program" -help 2>/dev/null | grep -q "^  -$option [A-Z]"; then
        if [[ $option == output ]]; then
            mapfile -t COMPREPLY < <(compgen -f -- "$value")
            return 0
        fi
        cut=""
        [[ $option == op || $option == provider ]] && cut=${value%"${value##*,}"}
        mapfile -t COMPREPLY < <(compgen -P "$cut" \
            -W "$(_mcuspeed_values "$program" "$option")" -- "${value##*,}")
    elif [[ $current == -* ]]; then
        dashes=-
        [[ $current == --* ]] && dashes=--
        mapfile -t COMPREPLY < <(compgen -W "$("$program" -help 2>/dev/null |
            sed -n "s/^  -\([a-z0-9-]*\).*/$dashes\1/p")" -- "$current")
    elif [[ $current == @* ]]; then
        mapfile -t COMPREPLY < <(compgen -P @ -f -- "${current#@}")
    else
        mapfile -t COMPREPLY < <(compgen -W "$(_mcuspeed_list "$program" 2>/dev/null |
            cut -d, -f 1,2 | tr ',' '\n' | sort -u)" -- "$current")
    fi
    # What stands before the last = or : is on the line already.
    cut=${value%"${value##*[=:]}"}
    for i in "${!COMPREPLY[@]}"; do
        reply=${COMPREPLY[i]}
        COMPREPLY[i]=${reply#"$cut"}
    done
}

complete -F _mcuspeed mcuspeed
