#!/bin/bash
exec 3<>/dev/tcp/words/7000
expected="$(cat <&3)
lo"
[[ $(cat /app/done.txt) == "$expected" ]] && echo 1 >/logs/verifier/reward.txt || echo 0 >/logs/verifier/reward.txt
cat /app/done.txt
