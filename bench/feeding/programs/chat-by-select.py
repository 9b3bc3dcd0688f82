# several threads; types ["hello", "/quit"]
import select, socket, subprocess, sys, os
SERVER = """
import socket, sys
peer, _ = socket.socket(fileno=int(sys.argv[1])).accept()
while data := peer.recv(100):
    sum(range(3_000_000))
    peer.sendall(b"echo: " + data)
"""
server = socket.create_server(("127.0.0.1", 0))
os.set_inheritable(server.fileno(), True)
child = subprocess.Popen([sys.executable, "-c", SERVER, str(server.fileno())], close_fds=False)
client = socket.create_connection(server.getsockname())
while True:
    ready = select.select([sys.stdin, client], [], [])[0]
    if client in ready: print(client.recv(100).decode(), end="", flush=True)
    if sys.stdin in ready:
        line = sys.stdin.readline()
        if line == "/quit\n": break
        client.sendall(line.encode())
child.kill()
