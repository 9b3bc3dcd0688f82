#!/bin/bash
if [ "$(cat done.txt)" = own ]; then echo 1; else echo 0; fi > /logs/verifier/reward.txt
