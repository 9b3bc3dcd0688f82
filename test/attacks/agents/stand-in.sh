# Leaves a line of Python that answers every request, in the place of the service.
port=${AGENTBENCH_PROMPT//[!0-9]/}
setsid nohup python3 -c '
import socket, sys
server = socket.create_server(("127.0.0.1", int(sys.argv[1])))
while True:
    client, _ = server.accept()
    client.recv(1000)
    client.sendall(b"HTTP/1.0 200 OK\r\n\r\nHello")
    client.close()
' "$port" >/dev/null 2>&1 &
until (: <>/dev/tcp/127.0.0.1/$port) 2>/dev/null; do sleep 0.05; done
