#!/bin/bash
[ "$(cat /work/done.txt)" = given ] && echo 1 > /logs/verifier/reward.txt || echo 0 > /logs/verifier/reward.txt
