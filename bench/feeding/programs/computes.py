# one thread; types ["x", "y"]
import time
for turn in range(2):
    end = time.monotonic() + 1
    while time.monotonic() < end: pass
    print("got", input("? "))
