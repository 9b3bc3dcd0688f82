# one thread, polls; types ["a", "q"]
import curses
def main(screen):
    curses.halfdelay(3)
    keys = ""
    while not keys.endswith("q"):
        key = screen.getch()
        if key > 32: keys += chr(key)
        screen.addstr(0, 0, "keys: " + keys)
        screen.refresh()
    return keys
print(curses.wrapper(main))
