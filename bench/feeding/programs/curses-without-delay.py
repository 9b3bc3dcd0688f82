# one thread, polls; types ["a", "b", "q"]
import curses, time
def main(screen):
    screen.nodelay(True)
    keys = ""
    while not keys.endswith("q"):
        key = screen.getch()
        if key > 32: keys += chr(key)
        screen.addstr(0, 0, "keys: " + keys)
        screen.refresh()
        time.sleep(0.05)
    return keys
print(curses.wrapper(main))
