# one thread; types ["yes", "blue"]
# needs: click
import click
print(click.confirm("Go on?"), click.prompt("Colour", default="red"))
