#!/bin/bash
if [ -e a.txt ] && [ "$(tr -d "\n" < gathered)" = tts ]; then echo 1; else echo 0; fi > /logs/verifier/reward.txt
