# one thread, polls; types ["one", "two"]
import select, sys
for turn in range(2):
    print("? ", end="", flush=True)
    while not select.select([sys.stdin], [], [], 0.2)[0]:
        pass
    print("got", sys.stdin.readline(), end="")
