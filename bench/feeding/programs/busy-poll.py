# one thread, polls; types ["one"]
import select, sys
print("? ", end="", flush=True)
while not select.select([sys.stdin], [], [], 0)[0]:
    pass
print("got", sys.stdin.readline(), end="")
