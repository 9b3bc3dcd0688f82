#!/bin/bash
[ "$(stat -c %u done.txt 2>/dev/null)" = 4321 ] && [ "$(id -u)" = 0 ] && r=1 || r=0
echo $r > /logs/verifier/reward.txt
