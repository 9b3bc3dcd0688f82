# The same, and ends the shell before it can say that the setup failed.
. "$AGENTBENCH_AGENT_DIR/inject.sh" kill
