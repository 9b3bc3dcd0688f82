# one thread; types ["y", "n"]
import sys, termios, tty
before = termios.tcgetattr(0)
tty.setcbreak(0)
keys = []
while len(keys) < 4:
    keys.append(sys.stdin.read(1))
    print("key", repr(keys[-1]), flush=True)
termios.tcsetattr(0, termios.TCSADRAIN, before)
