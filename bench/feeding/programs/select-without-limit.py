# one thread; types ["one", "two"]
import select, sys
for turn in range(2):
    print("? ", end="", flush=True)
    select.select([sys.stdin], [], [])
    print("got", sys.stdin.readline(), end="")
