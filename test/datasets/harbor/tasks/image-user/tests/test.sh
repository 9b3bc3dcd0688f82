#!/bin/bash
[ "$(cat done.txt)" = worker ] && [ "$(id -un)" = worker ] && echo 1 > /logs/verifier/reward.txt || echo 0 > /logs/verifier/reward.txt
