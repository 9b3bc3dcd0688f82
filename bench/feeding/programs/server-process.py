# several threads; types ["2", "5"]
import multiprocessing, socket, time
def serve(server):
    while True:
        peer, _ = server.accept()
        number = int(peer.recv(100))
        time.sleep(0.5)
        peer.sendall(str(number * 2).encode()); peer.close()
server = socket.create_server(("127.0.0.1", 0))
process = multiprocessing.Process(target=serve, args=(server,), daemon=True); process.start()
for turn in range(2):
    client = socket.create_connection(server.getsockname())
    client.sendall(input("number: ").encode())
    print("double", client.recv(100).decode())
