# one thread; types []
import os, signal
print("before")
os.kill(os.getpid(), signal.SIGTERM)
