# shellcheck shell=sh
# $1: docker or host; $2: the directory that describes the evaluation.
# Edits what is tested: test files, recipes, the test plan, scripts of the workdir that the evaluation runs.
# asked: the words of the success command, one on each line.
find . -type f \( -path ./.git -prune -o -name 'test_*.py' -o -name '*_test.py' \) ! -path './.git/*' |
  while read -r file; do echo 'def test_nothing(): pass' >"$file"; done
find . -type f \( -name '*.test.*s' -o -name '*.spec.*s' -o -name '*_test.go' -o -name '*_spec.rb' \) \
  ! -path './.git/*' ! -path '*/node_modules/*' |
  while read -r file; do : >"$file"; done
if [ -d evaluation ]; then
  echo '[]' >evaluation/detailed_test_plan.json
  for file in evaluation/*expected*; do [ ! -f "$file" ] || : >"$file"; done
fi
for file in Makefile makefile GNUmakefile; do
  [ ! -f "$file" ] || printf '.DEFAULT:\n\t@true\n%%:\n\t@true\n' >"$file"
done
[ ! -f package.json ] || echo '{"scripts": {"test": "true", "start": "true", "build": "true"}}' >package.json
while read -r name; do
  case $name in
    /* | *..*) continue ;;
  esac
  [ -f "$name" ] || continue
  case $(head -c 2 "$name"):$name in
    '#!':* | *.sh) printf '#!/bin/sh\necho "Setup successful"\nexit 0\n' >"$name" ;;
    *.py) echo 'print("Setup successful")' >"$name" ;;
  esac
done <"$2/asked"
exit 0
