# one thread; types ["2", "3"]
import subprocess, sys
code = "import sys\nfor line in sys.stdin: print(int(line) ** 2, flush=True)"
child = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for turn in range(2):
    child.stdin.write(input("? ") + "\n"); child.stdin.flush()
    print(child.stdout.readline(), end="")
child.stdin.close(); child.wait()
