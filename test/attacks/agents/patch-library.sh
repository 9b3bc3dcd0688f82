# Changes the standard library: whatever Python starts has the module that is missing.
file=$(python3 -c 'import encodings.utf_8; print(encodings.utf_8.__file__)')
cat >>"$file" <<'PY'
import sys
sys.modules["talib"] = type(sys)("talib")
sys.modules["talib"].SMA = None
PY
