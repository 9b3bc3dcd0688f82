#!/bin/bash
before=$(cat alive 2>/dev/null); sleep 1
[ "$(cat alive 2>/dev/null)" != "$before" ] && r=1 || r=0
echo $r > /logs/verifier/reward.txt
