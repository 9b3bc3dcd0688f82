# several threads; types ["one", "two"]
import queue, threading
tasks, answers = queue.Queue(), queue.Queue()
def work():
    while (task := tasks.get()) is not None: answers.put(task.upper())
thread = threading.Thread(target=work); thread.start()
for turn in range(2):
    tasks.put(input("? "))
    print(answers.get())
tasks.put(None); thread.join()
