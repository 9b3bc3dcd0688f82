# several threads; types ["one", "two"]
import os, socket, time
ours, theirs = socket.socketpair()
if os.fork() == 0:
    ours.close()
    while data := theirs.recv(100):
        time.sleep(0.2)
        print("child got", data.decode(), flush=True)
    os._exit(0)
theirs.close()
for turn in range(2): ours.sendall(input().encode())
ours.close(); os.wait()
print("end")
