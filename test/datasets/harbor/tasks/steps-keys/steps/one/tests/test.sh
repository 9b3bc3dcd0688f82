#!/bin/bash
[ -e a.txt ] && r=1 || r=0; echo "{\"reward\": $r, \"style\": 0.1}" > /logs/verifier/reward.json
