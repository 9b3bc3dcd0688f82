# several threads; types ["one", "two", "quit"]
import threading, time
lines = []
def read():
    while True:
        lines.append(input())
        if lines[-1] == "quit": return
threading.Thread(target=read, daemon=True).start()
seen = 0
while "quit" not in lines[:seen]:
    time.sleep(0.1)
    for line in lines[seen:]: print("main saw", line, flush=True)
    seen = len(lines)
