#!/bin/bash
# Another service has copied the word, and nothing of the step before was there.
# It copies again and again, so a second look can find an empty file.
for _ in {1..600}; do word=$(cat /logs/artifacts/word 2>/dev/null); [ "$word" = one ] && break; sleep 0.1; done
if [ "$word" = one ] && ! grep -q "word\|reward\|own" /seen-one; then echo 1; else echo 0; fi > /logs/verifier/reward.txt
touch /logs/verifier/own
