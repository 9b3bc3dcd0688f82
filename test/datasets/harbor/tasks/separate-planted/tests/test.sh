#!/bin/bash
if [ "$(cat done.txt 2>/dev/null)" = solved ]; then echo 0.5; else echo 0; fi > /logs/verifier/reward.txt
