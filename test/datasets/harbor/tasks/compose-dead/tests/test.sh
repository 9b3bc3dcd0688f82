#!/bin/bash
if [ "$(cat done.txt 2>/dev/null)" = solved ]; then echo 1; else echo 0; fi > /logs/verifier/reward.txt
