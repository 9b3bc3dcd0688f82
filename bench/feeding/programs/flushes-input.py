# one thread; types ["x", "y"]
import sys, termios, time
for turn in range(2):
    time.sleep(0.7)
    termios.tcflush(sys.stdin, termios.TCIFLUSH)
    print("got", input("? "))
