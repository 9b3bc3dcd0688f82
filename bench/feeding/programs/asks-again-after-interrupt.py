# one thread; types ["one"]
# differs: a program that asks on after Ctrl-C gets it once more, then Ctrl-D; upstream hangs up
while True:
    try: print("got", input("? "))
    except KeyboardInterrupt: print("no")
