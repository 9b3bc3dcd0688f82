# one thread; types ["x"]
import signal
signal.alarm(60)
print("got", input("? "))
