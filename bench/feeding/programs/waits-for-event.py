# several threads; types ["go"]
import threading
event = threading.Event()
def watch():
    while not event.wait(0.3): pass
    print("seen", flush=True)
thread = threading.Thread(target=watch); thread.start()
input("? ")
event.set(); thread.join()
