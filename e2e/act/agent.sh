#!/bin/bash
# Solves every instance. Each start leaves a file in $STARTS; at the instance that $STARTS/wait-at names it says who it is, and waits.
set -eu
test "$MODEL_API_KEY" = sk-of-the-caller
mktemp "$STARTS/$AGENTBENCH_INSTANCE_ID.XXXXXX" > /dev/null
if grep -qx "$AGENTBENCH_INSTANCE_ID" "$STARTS/wait-at" 2> /dev/null; then
  echo $$ > "$STARTS/pid.new"
  mv "$STARTS/pid.new" "$STARTS/pid"
  sleep 3600
fi
cp "$AGENTBENCH_AGENT_DIR/built.txt" solved.txt
