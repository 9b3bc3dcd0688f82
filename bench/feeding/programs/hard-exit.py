# one thread; types ["x"]
import os
print("before")
print("got", input("? "))
os._exit(3)
