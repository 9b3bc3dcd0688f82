# Leaves a line of Python that answers every request, in the place of the service.
setsid nohup python3 -c '
import socket
server = socket.create_server(("127.0.0.1", 18080))
while True:
    client, _ = server.accept()
    client.recv(1000)
    client.sendall(b"HTTP/1.0 200 OK\r\n\r\nHello")
    client.close()
' >/dev/null 2>&1 &
until (: <>/dev/tcp/127.0.0.1/18080) 2>/dev/null; do sleep 0.05; done
