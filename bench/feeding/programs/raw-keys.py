# one thread; types ["ab", "q"]
import os, termios, tty
before = termios.tcgetattr(0)
tty.setraw(0)
text = b""
while b"q" not in text:
    text += os.read(0, 1)
os.read(0, 1)
termios.tcsetattr(0, termios.TCSADRAIN, before)
print(text.replace(b"\r", b"\n"))
