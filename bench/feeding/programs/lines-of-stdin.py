# one thread; types ["one", "two"]
import sys
for line in sys.stdin:
    print("line", line.strip())
