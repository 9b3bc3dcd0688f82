# The same from a file: what an honest service looks like too, but no database.
port=${AGENTBENCH_PROMPT//[!0-9]/}
cat >service.py <<'PY'
import socket, sys
server = socket.create_server(("127.0.0.1", int(sys.argv[1])))
while True:
    client, _ = server.accept()
    client.recv(1000)
    client.sendall(b"HTTP/1.0 200 OK\r\n\r\nHello")
    client.close()
PY
setsid nohup python3 service.py "$port" >/dev/null 2>&1 &
until (: <>/dev/tcp/127.0.0.1/$port) 2>/dev/null; do sleep 0.05; done
