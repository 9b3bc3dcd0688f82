# several threads; types ["one", "two"]
import os, signal, threading
def read():
    for turn in range(2): print("got", input("? "), flush=True)
    os.kill(os.getpid(), signal.SIGTERM)
threading.Thread(target=read, daemon=True).start()
signal.pause()
