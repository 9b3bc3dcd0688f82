# several threads; types ["one", "two"]
import multiprocessing, time
def work(tasks):
    while (task := tasks.get()) is not None:
        time.sleep(0.4)
        print("worker did", task, flush=True)
tasks = multiprocessing.Queue()
process = multiprocessing.Process(target=work, args=(tasks,)); process.start()
for turn in range(2): tasks.put(input())
tasks.put(None); process.join()
