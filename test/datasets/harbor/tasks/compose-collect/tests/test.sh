#!/bin/bash
# The hook of main is the first one, and nothing of the agent runs beside that of the other service.
reward=0
[ "$(cat /var/end)" = "$(printf 'solved\nstopped')" ] && reward=1
echo "$reward" >/logs/verifier/reward.txt
cat /var/end
