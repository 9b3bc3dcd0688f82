# one thread; types []
import argparse
parser = argparse.ArgumentParser(prog="tool")
parser.add_argument("--count", type=int, required=True)
parser.parse_args([])
