#!/bin/bash
if [ -e b.txt ] && [ -e hidden ]; then echo 1; else echo 0; fi > /logs/verifier/reward.txt
