# one thread; types ["x"]
import sys
print("one")
print("two", file=sys.stderr)
print("three")
print("got", input("? "), file=sys.stderr)
print("four")
