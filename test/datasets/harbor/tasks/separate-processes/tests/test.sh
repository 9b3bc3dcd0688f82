#!/bin/bash
if [ "$(cat done.txt 2>/dev/null)" = solved ] && ! grep -l "sleep.1000" /proc/[0-9]*/cmdline; then echo 1; else echo 0; fi > /logs/verifier/reward.txt
