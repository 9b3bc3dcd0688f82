#!/bin/bash
if [ "$(cat done.txt)" = task ]; then echo 1; else echo 0; fi > /logs/verifier/reward.txt
