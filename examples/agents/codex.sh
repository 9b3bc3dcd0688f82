#!/bin/bash
# Codex CLI, run from the agent's directory: nothing of it is installed into the testbed. docs/guides/agents.md says what goes in there.
export CODEX_HOME=$AGENTBENCH_AGENT_HOME # its settings and sessions, kept with the results
# Plain images have no certificates of their own.
[[ -e $AGENTBENCH_AGENT_DIR/ca-certificates.crt ]] && export CODEX_CA_CERTIFICATE=$AGENTBENCH_AGENT_DIR/ca-certificates.crt

"$AGENTBENCH_AGENT_DIR"/node_modules/@openai/codex/vendor/*/bin/codex exec --json --skip-git-repo-check \
  --dangerously-bypass-approvals-and-sandbox "$@" - <"$AGENTBENCH_PROMPT_FILE" |
  tee "$AGENTBENCH_OUTPUT_DIR/codex.jsonl"
status=${PIPESTATUS[0]}

"$AGENTBENCH_AGENT_DIR/node" "$AGENTBENCH_AGENT_DIR/usage.mjs" "$AGENTBENCH_OUTPUT_DIR/codex.jsonl"
exit "$status"
