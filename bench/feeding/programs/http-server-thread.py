# several threads; types ["/one", "/two"]
import http.server, threading, urllib.request
class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200); self.end_headers()
        self.wfile.write(b"you asked for " + self.path.encode())
    def log_message(self, form, *values): print("log:", form % values, flush=True)
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
for turn in range(2):
    with urllib.request.urlopen(f"http://127.0.0.1:{server.server_port}" + input("path: ")) as answer:
        print(answer.read().decode())
