# several threads; types ["hello", "how are you", "/quit"]
import os, socket, subprocess, sys, threading
SERVER = """
import socket, sys, time
peer, _ = socket.socket(fileno=int(sys.argv[1])).accept()
while data := peer.recv(100):
    time.sleep(0.4)
    peer.sendall(b"echo: " + data)
"""
server = socket.create_server(("127.0.0.1", 0))
os.set_inheritable(server.fileno(), True)
child = subprocess.Popen([sys.executable, "-c", SERVER, str(server.fileno())], close_fds=False)
client = socket.create_connection(server.getsockname())
def receive():
    while data := client.recv(100): print(data.decode(), flush=True)
threading.Thread(target=receive, daemon=True).start()
while (line := input()) != "/quit": client.sendall(line.encode())
print("left"); child.kill()
