# several threads; types ["one", "two"]
import socket, threading
ours, theirs = (socket.socket(socket.AF_INET, socket.SOCK_DGRAM) for _ in range(2))
theirs.bind(("127.0.0.1", 0))
def receive():
    while True: print("datagram", theirs.recv(100).decode(), flush=True)
threading.Thread(target=receive, daemon=True).start()
for turn in range(2): ours.sendto(input().encode(), theirs.getsockname())
input()
