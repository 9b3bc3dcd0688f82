#!/bin/sh
[ -e done.txt ] && echo 1.0 > /logs/verifier/reward.txt || echo 0e0 > /logs/verifier/reward.txt
