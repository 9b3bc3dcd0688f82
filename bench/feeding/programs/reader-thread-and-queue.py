# several threads; types ["one", "two", "quit"]
import queue, threading
lines = queue.Queue()
def read():
    while True:
        line = input()
        lines.put(line)
        if line == "quit": return
threading.Thread(target=read).start()
while (line := lines.get()) != "quit": print("main saw", line, flush=True)
print("bye")
