#!/bin/bash
reward=0
[[ $(cat /app/done.txt) == extended ]] && ! getent hosts absent && reward=1
echo "$reward" >/logs/verifier/reward.txt
