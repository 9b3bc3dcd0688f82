#!/bin/bash
if [ "$(cat one)" = worker ] && [ "$(id -u)" = 4321 ]; then echo 1; else echo 0; fi > /logs/verifier/reward.txt
