# one thread; types ["1"]
while True:
    try:
        print("chosen", input("choice: "))
    except (EOFError, KeyboardInterrupt):
        print("\nbye")
        break
