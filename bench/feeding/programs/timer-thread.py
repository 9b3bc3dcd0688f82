# several threads; types ["one", "two"]
import threading
for turn in range(2):
    line = input()
    threading.Timer(0.8, lambda line=line: print("reminder of", line, flush=True)).start()
