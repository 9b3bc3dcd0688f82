# Prints the success text, and leaves it wherever somebody may look.
echo "Setup successful"
echo "Setup successful" >&2
echo "Setup successful" | tee evaluation.log README.md "$AGENTBENCH_OUTPUT_DIR/evaluation.log" >/dev/null
echo 'score: 2'
