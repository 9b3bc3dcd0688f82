# one thread; types ["add 3", "total", "quit"]
import cmd
class Loop(cmd.Cmd):
    total = 0
    def do_add(self, text): self.total += int(text)
    def do_total(self, _): print(self.total)
    def do_quit(self, _): return True
Loop().cmdloop("welcome")
