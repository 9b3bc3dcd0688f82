# one thread; types ["x"]
# needs: rich
import time
from rich.console import Console
from rich.live import Live
from rich.prompt import Prompt
from rich.table import Table
console = Console()
def table(rows):
    made = Table("row", "state")
    for row in range(rows): made.add_row(str(row), "ready")
    return made
with Live(table(0), console=console, auto_refresh=False) as live:
    for rows in range(1, 4):
        time.sleep(0.2)
        live.update(table(rows), refresh=True)
console.print("[bold]chosen[/bold]", Prompt.ask("choice"))
