#!/bin/bash
if [ -e b.txt ]; then echo 0.5; else echo 0; fi > /logs/verifier/reward.txt
