# several threads; types ["x"]
import os, time
if os.fork() == 0:
    time.sleep(0.7)
    print("child", flush=True)
    os._exit(0)
print("got", input())
os.wait()
