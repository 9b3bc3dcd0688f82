# one thread; types ["x", "y"]
import time
time.sleep(3)
print("loaded")
print("got", input("? "), input("?? "))
