# shellcheck shell=sh disable=SC2154 # $directory and $tracer are set before it
# Runs the prerunner of $directory with bash, which first reads $tracer from descriptor 9 (BASH_ENV). The prerunner is
# removed afterwards: it would show the agent what was done to its testbed. With POSIXLY_CORRECT, which an image may set,
# bash reads no file of BASH_ENV: that file sets it again, and reads the image's own.
posix=${POSIXLY_CORRECT+export POSIXLY_CORRECT=1}
unset POSIXLY_CORRECT
own='unset BASH_ENV'
[ -z "${BASH_ENV-}" ] || own="BASH_ENV=$(printf '%s\n' "$BASH_ENV" | sed "s/'/'\\\\''/g; 1s/^/'/; \$s/\$/'/")"
BASH_ENV=/dev/fd/9 bash "$directory/prerunner.sh" 9<<TRACER
$posix
$own
$tracer
TRACER
code=$?
rm -rf "$directory"
exit "$code"
