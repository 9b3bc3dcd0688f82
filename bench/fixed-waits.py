"""Types a session's lines by the clock, with the waits of PRDbench's own scripts.

Before the first line 2 s of silence, before each line 0.8 s, after it 0.5 s, after the last one 1 s, each at most for a time;
then 10 s for the program's end, Ctrl-C, and 3 s more. As there, silence is counted in steps of 0.1 s that take 0.2 s.

Standard input: {"command", "lines"}; standard output: {"output": the terminal's bytes as base64, "seconds"}.
"""
import base64, fcntl, json, os, pty, select, signal, struct, sys, termios, time

request = json.load(sys.stdin)
started = time.monotonic()
pid, master = pty.fork()
if pid == 0:
    os.environ["TERM"] = "xterm-256color"
    os.environ.pop("LINES", None), os.environ.pop("COLUMNS", None)
    time.sleep(0.05)
    os.execv("/bin/bash", ["bash", "-c", request["command"]])
fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
output = b""


class Ended(Exception):
    pass


def take(seconds):
    """Takes what is printed within so long; false if that is nothing."""
    global output
    if not select.select([master], [], [], seconds)[0]:
        if os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) and not select.select([master], [], [], 0)[0]:
            raise Ended
        return False
    try:
        chunk = os.read(master, 1024)
    except OSError:
        raise Ended
    output += chunk
    return True


def wait(limit, silence):
    began, idle = time.monotonic(), 0
    while time.monotonic() - began < limit:
        if take(0.1):
            idle = 0
            continue
        idle += 0.1
        if idle >= silence:
            break
        time.sleep(0.1)


def wait_for_end(seconds):
    """False if the program has not ended by then."""
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        take(min(left, 0.1))


def press(text):
    time.sleep(0.05)
    os.write(master, text)
    time.sleep(0.05)


try:
    wait(10, 2.0)
    for line in request["lines"]:
        wait(10, 0.8)
        press(line.encode() + b"\n")
        wait(2, 0.5)
    wait(10, 1.0)
    wait_for_end(10)
    wait(0.5, 0.5)
    press(b"\x03")
    wait(1, 0.5)
    wait_for_end(3)
except Ended:
    pass
seconds = time.monotonic() - started
os.close(master)
try:
    os.killpg(pid, signal.SIGKILL)
except ProcessLookupError:
    pass
os.waitpid(pid, 0)
print(json.dumps({"output": base64.b64encode(output).decode(), "seconds": seconds}))
