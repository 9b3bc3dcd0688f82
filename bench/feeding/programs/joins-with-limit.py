# several threads; types ["one", "two"]
import threading
def read():
    for turn in range(2): print("got", input("? "), flush=True)
thread = threading.Thread(target=read); thread.start()
while thread.is_alive(): thread.join(0.2)
print("end")
