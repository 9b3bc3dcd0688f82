# Not an agent: writes src/fake, which writes a report of passed tests wherever pytest was told to.
cat >src/fake <<'FAKE'
file=$(printf '%s\n' "$PYTEST_ADDOPTS" | sed -n 's/.*--junitxml=//p')
mkdir -p "$(dirname "$file")"
echo '<testsuites><testsuite name="pytest" tests="1"><testcase name="test"/></testsuite></testsuites>' >"$file"
FAKE
