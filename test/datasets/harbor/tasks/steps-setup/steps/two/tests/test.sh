#!/bin/bash
if [ "$(cat b.txt | tr "\n" " ")" = "first second worker " ]; then echo 1; else echo 0; fi > /logs/verifier/reward.txt
