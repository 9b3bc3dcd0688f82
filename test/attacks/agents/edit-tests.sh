# Has the repository's own test pass.
echo 'def test(): pass' >test_it.py
