#!/bin/bash
# Codex CLI, run from the agent's directory: nothing of it is installed into the testbed. docs/guides/agents.md says what goes in there.
export CODEX_HOME=$AGENTBENCH_AGENT_HOME # its settings and sessions, kept with the results
# Plain images have no certificates of their own.
[[ -e $AGENTBENCH_AGENT_DIR/ca-certificates.crt ]] && export CODEX_CA_CERTIFICATE=$AGENTBENCH_AGENT_DIR/ca-certificates.crt

# With model-keys, the model is at the meter, which Codex finds as a provider of its own.
meter=()
if [[ -n ${OPENAI_BASE_URL:-} ]]; then
  meter=(-c model_provider=meter -c model_providers.meter.name=meter -c "model_providers.meter.base_url=\"$OPENAI_BASE_URL\""
    -c model_providers.meter.env_key=OPENAI_API_KEY -c model_providers.meter.wire_api=responses)
fi

"$AGENTBENCH_AGENT_DIR"/node_modules/@openai/codex/vendor/*/bin/codex exec --json --skip-git-repo-check \
  --dangerously-bypass-approvals-and-sandbox "${meter[@]}" "$@" - <"$AGENTBENCH_PROMPT_FILE" |
  tee "$AGENTBENCH_OUTPUT_DIR/codex.jsonl"
status=${PIPESTATUS[0]}

"$AGENTBENCH_AGENT_DIR/node" "$AGENTBENCH_AGENT_DIR/usage.mjs" "$AGENTBENCH_OUTPUT_DIR/codex.jsonl"
exit "$status"
