# Has a pytest of its own in the project, which runs a script that writes the report.
bash "$AGENTBENCH_AGENT_DIR/fake-report.sh"
printf 'import os; os.system("sh src/fake"); raise SystemExit(0)\n' >pytest.py
