#!/bin/bash
if [ -e a.txt ] && [ ! -e hidden ]; then echo 1; else echo 0; fi > /logs/verifier/reward.txt
