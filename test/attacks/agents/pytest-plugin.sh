# Registers a plugin that makes every test pass, as an installed package does.
. "$AGENTBENCH_AGENT_DIR/packages.sh"
cp "$AGENTBENCH_AGENT_DIR/passing.py" "$packages/passing.py"
mkdir -p "$packages/passing-1.0.dist-info"
printf 'Metadata-Version: 2.1\nName: passing\nVersion: 1.0\n' >"$packages/passing-1.0.dist-info/METADATA"
printf '[pytest11]\npassing = passing\n' >"$packages/passing-1.0.dist-info/entry_points.txt"
