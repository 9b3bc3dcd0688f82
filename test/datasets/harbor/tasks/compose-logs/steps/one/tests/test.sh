#!/bin/bash
# Another service has copied the word, and nothing of the step before was there.
for _ in {1..30}; do [ "$(cat /logs/artifacts/word 2>/dev/null)" = one ] && break; sleep 0.1; done
if [ "$(cat /logs/artifacts/word 2>/dev/null)" = one ] && ! grep -q "word\|reward\|own" /seen-one; then echo 1; else echo 0; fi > /logs/verifier/reward.txt
touch /logs/verifier/own
