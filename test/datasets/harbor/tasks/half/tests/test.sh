#!/bin/bash
[ -e done.txt ] && r=0.5 || r=0
echo $r > /logs/verifier/reward.txt
exit 3
