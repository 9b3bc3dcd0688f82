# several threads; types ["20", "25"]
import queue, threading
tasks = queue.Queue()
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
def work():
    while (task := tasks.get()) is not None: print("fib", task, fib(task), flush=True)
thread = threading.Thread(target=work); thread.start()
for turn in range(2): tasks.put(int(input()))
tasks.put(None); thread.join()
