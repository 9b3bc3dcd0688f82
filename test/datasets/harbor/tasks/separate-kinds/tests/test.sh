#!/bin/bash
if [ "$(cd /app/out 2>/dev/null && find . | sort | tr "\n" " ")" = ". ./deep ./hard ./inner ./sub ./sub/plain ./sub/top ./tool " ] &&
  [ "$(/app/out/tool)" = runs ] && [ "$(stat -c %a /app/out/tool)" = 755 ] && [ "$(cat /app/out/inner /app/out/hard | tr "\n" " ")" = "plain plain " ] && [ "$(stat -c "%U %a" /app/out)" = "root 777" ] && [ -e done.txt ]; then echo 1; else echo 0; fi > /logs/verifier/reward.txt
