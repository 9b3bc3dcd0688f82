#!/bin/bash
# The container's own command is in its own directory, all others are in that of the task.
reward=0
[[ $(cat done.txt) == solved && $PWD == /app && $(cat /tmp/started) == /srv/start ]] && reward=1
echo "$reward" >/logs/verifier/reward.txt
