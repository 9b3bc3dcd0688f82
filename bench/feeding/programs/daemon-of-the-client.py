# several threads; types ["one", "two"]
import socket, subprocess, sys, time, os
SERVER = """
import socket, sys, time
server = socket.socket(fileno=int(sys.argv[1]))
while True:
    peer, _ = server.accept()
    data = peer.recv(100)
    time.sleep(0.6)
    print("served", data.decode(), flush=True)
    peer.close()
"""
server = socket.create_server(("127.0.0.1", 0))
os.set_inheritable(server.fileno(), True)
daemon = subprocess.Popen([sys.executable, "-c", SERVER, str(server.fileno())], close_fds=False, start_new_session=True)
for turn in range(2): socket.create_connection(server.getsockname()).sendall(input().encode())
time.sleep(1.5); daemon.kill()
