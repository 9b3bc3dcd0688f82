#!/usr/bin/env bash
# Checks the project's own workflows and the ones to copy: actionlint for mistakes, zizmor for security.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
tools=node_modules/.cache/agentbench-tools/bin

for tool in actionlint zizmor; do
  if [[ ! -x $tools/$tool ]]; then
    echo "check-workflows: no $tool in $tools: run scripts/prepare-tests.sh --workflows" >&2
    exit 1
  fi
done

shopt -s nullglob globstar
workflows=(.github/workflows/*.y*ml examples/workflows/**/*.y*ml)
others=(.github/dependabot.y*ml action.y*ml */action.y*ml)
status=0

# actionlint 1.7 does not know `uses: $/path`, the running commit: to it, that is `./path`, and the copy stands in for the file.
# It runs without shellcheck and pyflakes, which not every machine has, so that the verdict is the same everywhere.
for workflow in "${workflows[@]}"; do
  sed -E 's#(uses: *)\$/#\1./#' "$workflow" |
    "$tools/actionlint" -shellcheck= -pyflakes= -stdin-filename "$workflow" - || status=1
done
"$tools/zizmor" --offline --no-progress --quiet --strict-collection --config .github/zizmor.yml \
  "${workflows[@]}" "${others[@]}" || status=1

[[ $status == 0 ]] && echo "check-workflows: nothing to report in: ${workflows[*]}"
exit $status
