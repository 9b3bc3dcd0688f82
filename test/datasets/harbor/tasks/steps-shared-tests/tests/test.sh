#!/bin/bash
if [ -e "$(cat /tests/wanted)" ] && [ "$(ls /tests/data | wc -l)" = 2 ]; then echo 1; else echo 0; fi > /logs/verifier/reward.txt
