# several threads; types ["one", "two"]
import os, time
ours, theirs = os.pipe()
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.close(theirs)
        while data := os.read(ours, 100):
            time.sleep(0.5)
            print("daemon:", data.decode(), flush=True)
    os._exit(0)
os.wait()
for turn in range(2): os.write(theirs, input().encode())
time.sleep(1)
