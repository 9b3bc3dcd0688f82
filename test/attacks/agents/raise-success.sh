# Has the module that the evaluation imports fail in a line that holds the success text: the traceback shows it.
echo 'raise RuntimeError  # "Setup successful"' >talib.py
