# one thread; types ["one", "two"]
import subprocess
print("child first", flush=True)
subprocess.run(["head", "-1"])
print("then", input("? "))
