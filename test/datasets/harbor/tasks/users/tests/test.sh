#!/bin/bash
[ "$(cat done.txt)" = worker ] && [ "$(id -u)" = 4321 ] && echo 1 > /logs/verifier/reward.txt || echo 0 > /logs/verifier/reward.txt
