# Has every Python run a line that makes up a module, and that has pytest load a plugin.
. "$AGENTBENCH_AGENT_DIR/packages.sh"
cp "$AGENTBENCH_AGENT_DIR/passing.py" "$packages/passing.py"
cat >"$packages/zz.pth" <<'PTH'
import os, sys, types; os.environ["PYTEST_PLUGINS"] = "passing"; sys.modules["talib"] = types.SimpleNamespace(SMA=1)
PTH
