#!/bin/bash
# A scripted agent that solves project 1 in part: expected.json says what a run must show.
set -e
cp "$AGENTBENCH_AGENT_DIR/1/src/main.py" src/main.py
cat > README.md <<'EOF'
# Restaurant supply chain

Keeps dishes and their ingredients, and shows costs, allergens and sales in the terminal.

## Set up

Python 3.9 or newer; there is nothing to install.

## Start

    python src/main.py
EOF
