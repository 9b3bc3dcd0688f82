# one thread; types ["j", "j", "q"]
import curses
def main(screen):
    chosen = 0
    while True:
        screen.erase()
        for row, name in enumerate(["first", "second", "third"]):
            screen.addstr(row, 2, name, curses.A_REVERSE if row == chosen else 0)
        screen.refresh()
        key = screen.getch()
        if key == ord("j"): chosen = (chosen + 1) % 3
        if key == ord("q"): return chosen
print("chosen", curses.wrapper(main))
