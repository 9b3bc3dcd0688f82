#!/bin/bash
# The word of the verifier's own service, which nobody has asked before.
exec 3<>/dev/tcp/words/7000
reward=0
[[ $(cat /app/done.txt) == "$(cat <&3)" && $(cat /shared/asked) == asked ]] && reward=1
echo "$reward" >/logs/verifier/reward.txt
cat /app/done.txt /shared/asked
