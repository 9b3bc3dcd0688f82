# Puts a conftest.py that makes every test pass above the project, and what has pytest look there.
cp "$AGENTBENCH_AGENT_DIR/passing.py" /conftest.py
echo '[pytest]' >/pytest.ini
