#!/bin/bash
if [ -e a.txt ] && [ "$(wc -l < /proc/net/route)" -eq 1 ]; then echo 1; else echo 0; fi > /logs/verifier/reward.txt
