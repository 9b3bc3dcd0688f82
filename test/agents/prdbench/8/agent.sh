#!/bin/bash
# A scripted agent that solves project 8 in part: expected.json says what a run must show.
set -e
cp "$AGENTBENCH_AGENT_DIR/8/src/main.py" src/main.py
