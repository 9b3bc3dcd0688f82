#!/bin/bash
# aider, run from the agent's directory: nothing of it is installed into the testbed. docs/guides/agents.md says what goes in there.

"$AGENTBENCH_AGENT_DIR/bin/aider" --message-file "$AGENTBENCH_PROMPT_FILE" --yes-always --no-git --no-check-update \
  --no-show-release-notes --no-pretty --no-stream --chat-history-file "$AGENTBENCH_OUTPUT_DIR/aider.md" \
  --input-history-file "$AGENTBENCH_AGENT_HOME/input" --analytics-log "$AGENTBENCH_OUTPUT_DIR/aider.jsonl" "$@"
status=$?

"$AGENTBENCH_AGENT_DIR/node" "$AGENTBENCH_AGENT_DIR/usage.mjs" "$AGENTBENCH_OUTPUT_DIR/aider.jsonl"
exit "$status"
