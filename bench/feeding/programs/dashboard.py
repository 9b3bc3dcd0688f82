# several threads; types ["faster", "quit"]
import threading, time
lines = []
def read():
    while True: lines.append(input())
threading.Thread(target=read, daemon=True).start()
while "quit" not in lines: time.sleep(0.2)
print("commands", lines)
