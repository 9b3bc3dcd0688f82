# shellcheck shell=sh disable=SC2154 # $directory and $tracer are set before it
# Runs the prerunner of $directory with bash, which first reads $tracer from descriptor 9 (BASH_ENV). The prerunner is
# removed afterwards: it would show the agent what was done to its testbed.
BASH_ENV=/dev/fd/9 bash "$directory/prerunner.sh" 9<<TRACER
$tracer
TRACER
code=$?
rm -rf "$directory"
exit "$code"
