# one thread, polls; types ["one", "two", "three"]
import select, sys, time
for turn in range(3):
    print("? ", end="", flush=True)
    while not select.select([sys.stdin], [], [], 0)[0]:
        time.sleep(0.05)
    print("got", sys.stdin.readline(), end="")
