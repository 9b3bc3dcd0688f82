# several threads; types ["ping", "pong"]
import threading
turn, said, done = threading.Condition(), [], []
def other():
    for count in range(2):
        with turn:
            turn.wait_for(lambda: len(said) > count)
            print("heard", said[count], flush=True)
            done.append(count); turn.notify_all()
thread = threading.Thread(target=other); thread.start()
for count in range(2):
    line = input("say: ")
    with turn:
        said.append(line); turn.notify_all()
        turn.wait_for(lambda: len(done) > count)
thread.join()
