# several threads; types ["stop"]
# differs: it counts the time until the line, which upstream types after 20 s, when its own limits end
import threading, time
lines = []
threading.Thread(target=lambda: lines.append(input()), daemon=True).start()
count = 0
while not lines:
    print(f"\r{count} s", end="", flush=True)
    time.sleep(0.5); count += 1
print("\nstopped")
