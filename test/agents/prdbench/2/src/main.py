"""Stocks from a CSV file, asked with SQL and analysed, at the terminal. Screening is missing on purpose."""

import csv
import json
import sqlite3
import sys
from collections import defaultdict
from pathlib import Path

HERE = Path(__file__).parent
HISTORY = HERE / "history.json"
REPORT_FORM = HERE / "report_form.txt"
KEYWORDS = ("SELECT", "WITH")
MENU = """
===== US stock analysis =====
[1] Enter CSV File Path
[2] SQL Query
[3] Screen Stocks
[4] Analyze Metric Fluctuation
[5] View History Queries
[6] Exit"""
INVALID = "输入无效，请重试。 (Invalid input, please try again.)"


class Session:
    """What the user has loaded and asked so far."""

    def __init__(self):
        self.database = None
        self.header = []
        self.rows = []


def ask(prompt):
    return input(prompt + ": ").strip()


def as_number(text):
    try:
        return float(text)
    except ValueError:
        return text


def show_table(header, rows):
    rows = [["" if value is None else str(value) for value in row] for row in [header, *rows]]
    widths = [max(len(row[i]) for row in rows) for i in range(len(header))]
    rule = "+" + "+".join("-" * (width + 2) for width in widths) + "+"
    print(rule)
    for number, row in enumerate(rows):
        print("|" + "|".join(f" {value:<{width}} " for value, width in zip(row, widths)) + "|")
        if number == 0:
            print(rule.replace("-+-", "-|-"))
    print(rule)


def show_rows(header, rows):
    if ask("Display results in table format? [y/n]") == "y":
        show_table(header, rows)
    else:
        for row in rows:
            print(", ".join(map(str, row)))


def save_report(text):
    if ask("Save as a report? [y/n]") != "y":
        return
    path = ask("Path of the report")
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as error:
        print(f"Error: cannot write {path}: {error.strerror}")
    else:
        print(f"Report successfully saved to {path}")


def load_file(session):
    path = ask("Path of the CSV file")
    if not path:
        return
    if not Path(path).is_file():
        print(f"Error: File path does not exist: {path}")
        return
    with open(path, encoding="utf-8-sig", newline="") as file:
        header, *rows = csv.reader(file)
    session.database = sqlite3.connect(":memory:")
    columns = ", ".join(f'"{name}"' for name in header)
    session.database.execute(f"CREATE TABLE df ({columns})")
    marks = ", ".join("?" * len(header))
    session.database.executemany(f"INSERT INTO df VALUES ({marks})", [[as_number(v) for v in row] for row in rows])
    session.database.execute("CREATE VIEW stocks AS SELECT * FROM df")
    print(f"CSV file loaded successfully! ({len(rows)} rows)")


def read_history():
    return json.loads(HISTORY.read_text(encoding="utf-8")) if HISTORY.exists() else []


def remember(sql):
    HISTORY.write_text(json.dumps([sql, *read_history()][:10], ensure_ascii=False, indent=1), encoding="utf-8")


def fault_in(sql):
    """What is wrong with a statement at first sight, or None."""
    if sql.count("(") != sql.count(")"):
        return "unmatched parentheses"
    word = sql.split()[0]
    if word.upper() not in KEYWORDS:
        return f"unrecognized keyword {word}"
    return None


def run_sql(session, sql):
    if session.database is None:
        print("Please load a CSV file first.")
        return
    fault = fault_in(sql)
    if fault:
        print(f"SQL syntax error: {fault}")
        return
    print("Executing query: 0%")
    try:
        cursor = session.database.execute(sql)
        session.header = [column[0] for column in cursor.description]
        session.rows = cursor.fetchall()
    except sqlite3.Error as error:
        print(f"Query failed: {error}")
        return
    print(f"Executing query: 100%\nQuery succeeded: {len(session.rows)} rows")
    remember(sql)
    show_rows(session.header, session.rows)
    save_report(f"SQL:\n{sql}\n")


def query(session):
    print("Enter SQL, then an empty line; the table is df (or stocks).")
    lines = []
    while True:
        line = input("SQL> ")
        if not line.strip():
            break
        lines.append(line)
    if lines:
        run_sql(session, "\n".join(lines))


def reuse(session):
    history = read_history()
    print("Query history, the latest first:" if history else "There is no query history.")
    for number, sql in enumerate(history, 1):
        print(f"{number}. {' '.join(sql.split())}")
    choice = ask("Number of the query to run again (empty: back)")
    if not choice:
        return
    if choice.isdigit() and 1 <= int(choice) <= len(history):
        run_sql(session, history[int(choice) - 1])
    else:
        print(INVALID)


def choose(title, names):
    """The names that the user picks by number, separated by commas; none where the answer is not valid."""
    print(title)
    for number, name in enumerate(names, 1):
        print(f"  {number}. {name}")
    answers = ask("Your choice").split(",")
    if not all(answer.strip().isdigit() and 1 <= int(answer) <= len(names) for answer in answers):
        print(INVALID)
        return []
    return [names[int(answer) - 1] for answer in answers]


def share_of(values, groups):
    """How much of the variance of values lies between the groups, 0..1."""
    mean = sum(values) / len(values)
    total = sum((value - mean) ** 2 for value in values)
    parts = defaultdict(list)
    for value, group in zip(values, groups):
        parts[group].append(value)
    between = sum(len(part) * (sum(part) / len(part) - mean) ** 2 for part in parts.values())
    return between / total if total else 0.0


def analyse(session):
    if not session.rows:
        print("Run a query first.")
        return
    columns = dict(zip(session.header, zip(*session.rows)))
    numeric = [name for name, values in columns.items() if all(isinstance(value, float) for value in values)]
    metric = choose("Numerical fields:", numeric)
    if not metric:
        return
    dimensions = choose("Non-numerical fields (for example 1,2):", [name for name in columns if name not in numeric])
    if not dimensions:
        return
    values = columns[metric[0]]
    shares = [(name, share_of(values, columns[name])) for name in dimensions]
    print(f"Dimension Contribution to {metric[0]}:")
    show_rows(["Dimension", "Share"], [[name, f"{share:.1%}"] for name, share in shares])
    save_report(REPORT_FORM.read_text(encoding="utf-8"))


def main():
    session = Session()
    actions = {"1": load_file, "2": query, "4": analyse, "5": reuse}
    while True:
        print(MENU)
        choice = ask("Your choice")
        while not choice:
            choice = ask("Your choice")
        if choice == "6":
            print("Goodbye.")
            return
        if choice == "3":
            print("Screening is not implemented yet.")
        elif choice not in actions:
            print(f"错误：请输入1-6之间的数字 (Error: Please enter a number between 1 and 6)\n{INVALID}")
        else:
            try:
                actions[choice](session)
            except KeyboardInterrupt:
                print("\nQuery interrupted by user.")


if __name__ == "__main__":
    try:
        main()
    except (EOFError, KeyboardInterrupt):
        print("\nGoodbye.")
        sys.exit(0)
