#!/bin/bash
[ "$(cat done.txt 2>/dev/null)" = noninteractive ] && r=1 || r=0
echo $r > /logs/verifier/reward.txt
