# one thread, polls; types ["one", "two"]
import signal
signal.signal(signal.SIGALRM, lambda *_: print("time passes", flush=True))
for turn in range(2):
    signal.setitimer(signal.ITIMER_REAL, 1)
    print("got", input("? "))
