#!/bin/bash
[ -e a.txt ] && echo '{"reward": 0.5, "style": 0.5}' > /logs/verifier/reward.json || echo 0.25 > /logs/verifier/reward.txt
