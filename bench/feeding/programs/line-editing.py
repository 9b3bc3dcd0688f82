# one thread; types ["one", "two"]
import readline
readline.parse_and_bind("tab: complete")
for turn in range(2):
    print("got", input(">> "))
