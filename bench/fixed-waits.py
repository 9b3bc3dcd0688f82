"""Types a session's lines by the clock, as PRDbench's own scripts do: 2 s at the start, 0.8 s before and 0.5 s after each line.

Standard input: {"command", "lines"}; standard output: {"output": the terminal's bytes as base64, "seconds"}.
"""
import base64, fcntl, json, os, pty, select, signal, struct, sys, termios, time

request = json.load(sys.stdin)
started = time.monotonic()
pid, master = pty.fork()
if pid == 0:
    os.environ["TERM"] = "xterm-256color"
    os.execv("/bin/bash", ["bash", "-c", request["command"]])
fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
output = b""


def watch(seconds):
    """Takes what is printed for so long; false once the program has ended."""
    global output
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        if select.select([master], [], [], left)[0]:
            try:
                chunk = os.read(master, 65536)
            except OSError:
                return False
            if not chunk:
                return False
            output += chunk
    return True


alive = watch(2.0)
for line in request["lines"]:
    if not (alive := alive and watch(0.8)):
        break
    os.write(master, line.encode() + b"\r")
    alive = watch(0.5)
if alive and watch(5.0):
    os.killpg(pid, signal.SIGKILL)
os.waitpid(pid, 0)
print(json.dumps({"output": base64.b64encode(output).decode(), "seconds": time.monotonic() - started}))
