# several threads; types ["7", "8"]
import multiprocessing
def work(pipe):
    while (number := pipe.recv()) is not None: pipe.send(sum(range(number * 300_000)))
ours, theirs = multiprocessing.Pipe()
process = multiprocessing.Process(target=work, args=(theirs,)); process.start()
for turn in range(2):
    ours.send(int(input("? ")))
    print("sum", ours.recv())
ours.send(None); process.join()
