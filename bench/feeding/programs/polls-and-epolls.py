# one thread; types ["one", "two"]
import select, sys
poll = select.poll(); poll.register(0, select.POLLIN)
epoll = select.epoll(); epoll.register(0, select.EPOLLIN)
for wait in (poll.poll, epoll.poll):
    print("? ", end="", flush=True)
    wait()
    print("got", sys.stdin.readline(), end="")
