# one thread; types ["x"]
import time
for step in range(3):
    print("step", step)
    time.sleep(0.6)
print("got", input("? "))
time.sleep(1)
print("done")
