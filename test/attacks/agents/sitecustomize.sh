# Gives Python a module that it imports before anything else, and that makes up what is missing.
packages=$(python3 -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
case $packages in /usr/lib/*) packages=/usr/lib/python3/dist-packages ;; esac
cat >"$packages/usercustomize.py" <<'PY'
import sys, types
sys.modules["talib"] = types.ModuleType("talib")
sys.modules["talib"].SMA = None
PY
cp "$packages/usercustomize.py" "$packages/sitecustomize.py"
