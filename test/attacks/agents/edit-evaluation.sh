# Edits the test plan, the tests, and what their output is compared with.
echo '[]' >evaluation/detailed_test_plan.json
echo 'def test(): pass' >evaluation/test_work.py
echo mine >evaluation/expected_out.txt
touch evaluation/conftest.py
