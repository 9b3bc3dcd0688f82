#!/bin/bash
reward=0
found="$(cat done.txt) $FROM_FILE, $OVER, $DEFAULT, $BARE"
[[ $found == 'http://example.test:8080/ port 8080, task, a default, bare' ]] && reward=1
echo "$found"
echo "$reward" >/logs/verifier/reward.txt
