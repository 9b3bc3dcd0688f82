#!/bin/bash
if [ -e b.txt ] && [ "$(wc -l < /proc/net/route)" -gt 1 ]; then echo 1; else echo 0; fi > /logs/verifier/reward.txt
