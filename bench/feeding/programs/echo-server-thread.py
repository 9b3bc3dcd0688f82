# several threads; types ["one", "two"]
import socket, threading
server = socket.create_server(("127.0.0.1", 0))
def serve():
    peer, _ = server.accept()
    while data := peer.recv(100): peer.sendall(data.upper())
threading.Thread(target=serve, daemon=True).start()
client = socket.create_connection(server.getsockname())
for turn in range(2):
    client.sendall(input("send: ").encode())
    print("received", client.recv(100).decode())
