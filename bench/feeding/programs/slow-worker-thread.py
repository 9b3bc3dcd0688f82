# several threads; types ["one", "two"]
import queue, threading, time
tasks = queue.Queue()
def work():
    while (task := tasks.get()) is not None:
        time.sleep(1.5)
        print("answer to", task, flush=True)
thread = threading.Thread(target=work); thread.start()
for turn in range(2): tasks.put(input())
tasks.put(None); thread.join()
