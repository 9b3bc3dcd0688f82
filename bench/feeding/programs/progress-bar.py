# one thread; types ["again"]
import time
for step in range(11):
    print(f"\r[{'#' * step:10}] {step * 10}%", end="", flush=True)
    time.sleep(0.05)
print("\ndone", input("next? "))
