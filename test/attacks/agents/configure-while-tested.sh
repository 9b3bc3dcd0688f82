# Has its program, when a test imports it, leave a conftest.py for the tests to come.
mkdir -p src
cat >src/work.py <<'PY'
open('conftest.py', 'w').write('import passing')
def done(): return False
PY
