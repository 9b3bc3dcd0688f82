#!/bin/bash
if [ -e a.txt ] && [ ! -e late ]; then echo 1; else echo 0; fi > /logs/verifier/reward.txt
