#!/bin/bash
cd /tests
found=$(find . -type f | sort | tr "\n" " ")
echo "$found"
[ "$found" = "./deep/c.txt ./keep.log ./test.sh " ] && [ ! -e /solution/notes.md ] && [ -e /app/done.txt ] && echo 1 > /logs/verifier/reward.txt || echo 0 > /logs/verifier/reward.txt
