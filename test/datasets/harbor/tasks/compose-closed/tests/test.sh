#!/bin/bash
# The services are still reached at the loopback that they share, beside the network of the verifier.
exec 3<>/dev/tcp/words/7000
expected="$(cat <&3)
lo"
[[ $(cat /app/done.txt) == "$expected" && $(wc -l </proc/net/route) -gt 1 ]] && echo 1 >/logs/verifier/reward.txt || echo 0 >/logs/verifier/reward.txt
cat /app/done.txt
