#!/bin/bash
# The word, and the service's own count of those who asked, by its hook.
reward=0
[[ $(cat /app/done.txt) == 'a $WORD for $5.' && $(cat /shared/asked) == asked ]] && reward=1
echo "$reward" >/logs/verifier/reward.txt
cat /app/done.txt /shared/asked
