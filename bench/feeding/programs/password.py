# one thread; types ["ann", "secret"]
import getpass
name = input("User: ")
print("welcome" if getpass.getpass() == "secret" else "denied", name)
