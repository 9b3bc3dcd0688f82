# one thread; types ["red"]
print("\033[1;31mred\033[0m or \033[32mgreen\033[0m")
print("\033[4mchosen\033[0m", input("\033[33m? \033[0m"))
