# one thread; types ["x"]
import os, signal
print("got", input("? "))
os.kill(os.getpid(), signal.SIGKILL)
