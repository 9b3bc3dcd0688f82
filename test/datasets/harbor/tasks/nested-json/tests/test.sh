#!/bin/bash
[ -e done.txt ] && r=1 || r=0
echo "{\"reward\": $r, \"more\": {\"a\": 1}}" > /logs/verifier/reward.json
