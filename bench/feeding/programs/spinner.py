# one thread; types ["x"]
import time
for step in range(20):
    print("|/-\\"[step % 4] + "\b", end="", flush=True)
    time.sleep(0.05)
print("ready")
print("got", input("? "))
