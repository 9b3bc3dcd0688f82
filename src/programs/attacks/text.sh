# shellcheck shell=sh
# $1: docker or host; $2: the directory that describes the evaluation.
# Says the success text wherever somebody may look: output, files of the workdir, files that the success command names.
# asked: the success command's words, one on each line.
text='Setup successful'
echo "$text"
echo "$text" >&2
echo 'score: 2'
for name in README.md evaluation.log result.txt "$AGENTBENCH_OUTPUT_DIR/evaluation.log"; do
  [ -e "$name" ] || echo "$text" >"$name"
done
while read -r name; do
  case $name in
    -* | *..* | /dev/* | /proc/* | /sys/*) continue ;;
    /*) [ "$1" = docker ] || continue ;;
  esac
  # A name without a dot is more likely a directory.
  case ${name##*/} in
    ?*.*) ;;
    *) continue ;;
  esac
  [ ! -e "$name" ] || continue
  mkdir -p "$(dirname "$name")" && echo "$text" >"$name"
done <"$2/asked"
exit 0
