import { SUCCESS } from '../datasets/success-rule.ts';

/**
 * The verifier of an exported task, with the rule of SetupBench: the success command runs once in the workdir, in a
 * session of its own and with its own time limit, after which a text that it printed still counts.
 */
export const TEST_SCRIPT = `#!/bin/sh
# Runs the success command and writes the reward. Written by agentbench export.
workdir=@workdir@
rule=@rule@
out=/logs/verifier
cd "$workdir" || exit 1
command=$(cat /tests/success-command)
# No argument of a program can be longer than 128 KiB.
if [ \${#command} -gt 30000 ]; then command='eval "$(cat /tests/success-command)"'; fi
session=
# No group leader, so setsid does not fork; BusyBox knows neither --wait nor --kill-after.
if command -v setsid >/dev/null 2>&1; then session=setsid; fi
$session timeout -k 5 @seconds@ /bin/sh -c "$command" </dev/null >"$out/stdout.txt" 2>"$out/stderr.txt"
code=$?
cat "$out/stdout.txt" "$out/stderr.txt"
echo "exit code $code"
reward=0
if [ "$rule" = exit_code ]; then
  if [ "$code" -eq 0 ]; then reward=1; fi
elif cat "$out/stdout.txt" "$out/stderr.txt" | LC_ALL=C grep -q '${SUCCESS}'; then
  reward=1
fi
echo "$reward" >"$out/reward.txt"
`;
