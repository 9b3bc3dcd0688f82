#!/bin/bash
if [ -e a.txt ] && [ -e b.txt ] && [ ! -e hidden ] && [ "$BUILT" = yes ]; then echo 1; else echo 0; fi > /logs/verifier/reward.txt
echo looked
