#!/bin/sh
[ "$(cat /work/done.txt)" = "from a file" ] && echo 1 >/logs/verifier/reward.txt || echo 0 >/logs/verifier/reward.txt
