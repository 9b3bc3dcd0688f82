#!/bin/bash
if [ "$(cd /app/out 2>/dev/null && find . | sort | tr "\n" " ")" = ". ./deep ./sub ./sub/plain ./sub/top ./tool " ] &&
  [ "$(/app/out/tool)" = runs ] && [ "$(stat -c %a /app/out/tool)" = 755 ] && [ "$(stat -c "%U %a" /app/out)" = "root 777" ] && [ -e done.txt ] &&
  [ "$(cd /app/links && find . | sort | tr "\n" " ")" = ". ./hard ./inner ./sub ./sub/back ./sub/plain " ] &&
  [ "$(cat /app/links/inner /app/links/hard /app/links/sub/back | tr "\n" " ")" = "plain plain plain " ]; then echo 1; else echo 0; fi > /logs/verifier/reward.txt
