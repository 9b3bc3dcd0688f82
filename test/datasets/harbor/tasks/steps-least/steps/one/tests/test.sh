#!/bin/bash
if [ -e a.txt ]; then echo 0.4; else echo 0.3; fi > /logs/verifier/reward.txt
