#!/bin/bash
echo 1 > /logs/verifier/reward.txt
[ -e b.txt ] && sleep 60
exit 0
