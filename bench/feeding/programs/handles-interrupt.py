# one thread; types ["one"]
try:
    while True: print("got", input("? "))
except KeyboardInterrupt:
    print("\nstopped")
