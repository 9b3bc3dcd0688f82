#!/bin/bash
if [ "$(cat a.txt)" = first ]; then echo 1; else echo 0; fi > /logs/verifier/reward.txt
