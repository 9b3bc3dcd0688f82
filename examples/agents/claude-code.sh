#!/bin/bash
# Claude Code, run from the agent's directory: nothing of it is installed into the testbed. docs/guides/agents.md says what goes in there.
export CLAUDE_CONFIG_DIR=$AGENTBENCH_AGENT_HOME # its settings and sessions, kept with the results
export DISABLE_AUTOUPDATER=1 CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC=1 # the testbed may reach its model only
export IS_SANDBOX=1 # as root it bypasses permissions in a sandbox only, and a testbed is one

# After a line break, a prompt with a slash at its beginning is none of its commands.
"$AGENTBENCH_AGENT_DIR/node_modules/@anthropic-ai/claude-code-linux-x64/claude" --print \
  --permission-mode bypassPermissions --output-format stream-json --verbose "$@" < <(echo && cat "$AGENTBENCH_PROMPT_FILE") |
  tee "$AGENTBENCH_OUTPUT_DIR/claude.jsonl"
status=${PIPESTATUS[0]}

"$AGENTBENCH_AGENT_DIR/node" "$AGENTBENCH_AGENT_DIR/usage.mjs" "$AGENTBENCH_OUTPUT_DIR/claude.jsonl"
exit "$status"
