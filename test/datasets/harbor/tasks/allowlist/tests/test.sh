#!/bin/bash
expected="allowed.invalid:443 502
a.more.invalid:22 502
more.invalid:80 403
example.org:443 403
10.0.0.1:80 403
127.0.0.1:22 403
169.254.169.254:80 403
lo"
[[ $(cat /app/seen) == "$expected" ]] && echo 1 >/logs/verifier/reward.txt || echo 0 >/logs/verifier/reward.txt
cat /app/seen
