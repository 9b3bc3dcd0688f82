# one thread, polls; types ["one", "two"]
import os, time
os.set_blocking(0, False)
got = b""
print("type")
while got.count(b"\n") < 2:
    try: got += os.read(0, 100)
    except BlockingIOError: time.sleep(0.05)
os.set_blocking(0, True)
print(got)
