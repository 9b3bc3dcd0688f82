"""Dishes, their costs and their sales, at the terminal. Deletion, update, weeks and similar dishes are missing on purpose."""

import csv
import json
import sys
import unicodedata
from collections import defaultdict
from datetime import date
from pathlib import Path

STORE = Path(__file__).parent / "store.json"

DISHES = [
    {"id": 1, "name": "红烧牛肉", "category": "川菜", "price": 58.0, "minutes": 45},
    {"id": 2, "name": "麻婆豆腐", "category": "川菜", "price": 22.0, "minutes": 10},
    {"id": 3, "name": "花生拌菜", "category": "凉菜", "price": 18.0, "minutes": 5},
]
# date, dish, quantity: 100 in June and 150 in July
ORDERS = [
    ("2024-06-03", 1, 40),
    ("2024-06-12", 2, 35),
    ("2024-06-28", 1, 25),
    ("2024-07-01", 2, 60),
    ("2024-07-01", 1, 30),
    ("2024-07-19", 3, 60),
]
MENU = """
Main Menu: Please select a functional module
1. Dish Data Management
2. Ingredient Composition Analysis
3. Sales Data Analysis
4. Dish Similarity Matching
5. Exit"""
DISH_MENU = """
Dish Data Management
1. Add Dish
2. Delete Dish
3. Update Dish
4. Search Dish
5. Batch Import Dishes
6. Import Ingredients
7. Back to Main Menu"""
INGREDIENT_MENU = """
Ingredient Composition Analysis
1. Cost Structure Analysis
2. Allergen Identification
3. Back to Main Menu"""
SALES_MENU = """
Sales Trend Analysis
1. Day
2. Week
3. Month
4. Back to Main Menu"""
INVALID = "Invalid input, please try again."


def load():
    if STORE.exists():
        return json.loads(STORE.read_text(encoding="utf-8"))
    return {"dishes": DISHES, "ingredients": []}


def save(store):
    STORE.write_text(json.dumps(store, ensure_ascii=False, indent=1), encoding="utf-8")


def ask(prompt):
    return input(prompt + ": ").strip()


def width(text):
    """The columns of a terminal that a text takes: a Chinese character takes two."""
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def show_table(header, rows):
    rows = [[str(value) for value in row] for row in [header, *rows]]
    widths = [max(width(row[i]) for row in rows) for i in range(len(header))]
    rule = "+" + "+".join("-" * (w + 2) for w in widths) + "+"
    print(rule)
    for number, row in enumerate(rows):
        print("|" + "|".join(f" {value}{' ' * (w - width(value))} " for value, w in zip(row, widths)) + "|")
        if number == 0:
            print(rule)
    print(rule)


def show_dishes(dishes):
    if not dishes:
        print("No data found.")
        return
    show_table(
        ["ID", "Name", "Category", "Price", "Minutes"],
        [[d["id"], d["name"], d["category"], d["price"], d["minutes"]] for d in dishes],
    )


def progress(done, total):
    if done == total or done % 25 == 0:
        part = done * 30 // total
        print(f"\rImporting [{'#' * part}{'.' * (30 - part)}] {done * 100 // total}%", end="", flush=True)


def new_dish(store, name, category, price, minutes):
    dish = {
        "id": max((d["id"] for d in store["dishes"]), default=0) + 1,
        "name": name,
        "category": category,
        "price": float(price),
        "minutes": int(minutes),
    }
    store["dishes"].append(dish)


def add_dish(store):
    name = ask("Dish name")
    category = ask("Category")
    try:
        new_dish(store, name, category, ask("Price"), ask("Cooking time in minutes"))
    except ValueError:
        print(INVALID)
        return
    save(store)
    print(f"Successfully added dish '{name}'")


def read_csv(default):
    """The rows of the CSV file that the user names, or none where it cannot be read."""
    path = default if ask(f"Use {default}? [y/n]") == "y" else ask("Path of the CSV file")
    try:
        with open(path, encoding="utf-8-sig", newline="") as file:
            return list(csv.DictReader(file))
    except OSError as error:
        print(f"Cannot read {path}: {error.strerror}")
        return []


def import_dishes(store):
    rows = read_csv("dishes.csv")
    progress(0, max(1, len(rows)))
    for done, row in enumerate(rows, 1):
        new_dish(store, row["name"], row["category"], row["price"], row["cooking_time"])
        progress(done, len(rows))
    save(store)
    print(f"\nImported {len(rows)} dishes.")
    show_dishes(store["dishes"][-min(3, len(rows)) :] if rows else [])


def import_ingredients(store):
    rows = read_csv("ingredients.csv")
    fresh = {row["dish_id"] for row in rows}
    store["ingredients"] = [i for i in store["ingredients"] if i["dish_id"] not in fresh] + rows
    save(store)
    print(f"Imported {len(rows)} ingredients.")


def manage_dishes(store):
    actions = {"1": add_dish, "5": import_dishes, "6": import_ingredients}
    while True:
        print(DISH_MENU)
        choice = ask("Your choice")
        if choice == "7":
            return
        if choice in actions:
            actions[choice](store)
        elif choice == "4":
            word = ask("Name or category")
            show_dishes([d for d in store["dishes"] if word in (d["name"], d["category"])])
        elif choice in ("2", "3"):
            print("Not implemented yet.")
        else:
            print(INVALID)


def analyse_cost(store):
    show_dishes(store["dishes"][:10])
    number = ask("Dish ID")
    dish = next((d for d in store["dishes"] if str(d["id"]) == number), None)
    if dish is None:
        print("No data found.")
        return
    parts = [
        (i["ingredient_name"], float(i["quantity"]) * float(i["cost_per_unit"]))
        for i in store["ingredients"]
        if i["dish_id"] == number
    ]
    total = sum(cost for _, cost in parts)
    print(f"Cost composition of {dish['name']}")
    show_table(["Ingredient", "Cost", "Share"], [[name, f"{cost:.2f}", f"{cost / total:.1%}"] for name, cost in parts])
    print(f"Ingredient Cost: {total:.2f}")
    print(f"Gross Profit Margin: {(dish['price'] - total) / dish['price']:.1%}")


def find_allergens(store):
    names = {str(d["id"]): d["name"] for d in store["dishes"]}
    found = defaultdict(list)
    for ingredient in store["ingredients"]:
        if ingredient["allergen"] and ingredient["allergen"] not in found[ingredient["dish_id"]]:
            found[ingredient["dish_id"]].append(ingredient["allergen"])
    print("Dishes containing allergens")
    show_table(["Dish", "Allergens"], [[names.get(key, key), ", ".join(value)] for key, value in found.items() if value])


def analyse_ingredients(store):
    while True:
        print(INGREDIENT_MENU)
        choice = ask("Your choice")
        if choice == "3":
            return
        {"1": analyse_cost, "2": find_allergens}.get(choice, lambda _: print(INVALID))(store)


def analyse_sales(_store):
    while True:
        print(SALES_MENU)
        choice = ask("Your choice")
        if choice == "4":
            return
        if choice not in ("1", "3"):
            print("Not implemented yet." if choice == "2" else INVALID)
            continue
        form, title = ("%Y-%m-%d", "daily") if choice == "1" else ("%Y-%m", "monthly")
        sold = defaultdict(int)
        for day, _, quantity in ORDERS:
            sold[date.fromisoformat(day).strftime(form)] += quantity
        print(f"Sales trend analysis ({title} analysis)")
        show_table(["Period", "Sold", "Chart"], [[key, value, "#" * (value // 5)] for key, value in sold.items()])


def main():
    store = load()
    modules = {"1": manage_dishes, "2": analyse_ingredients, "3": analyse_sales}
    while True:
        print(MENU)
        choice = ask("Your choice")
        if choice == "5":
            return
        if choice in modules:
            modules[choice](store)
        else:
            print("Not implemented yet." if choice == "4" else INVALID)


if __name__ == "__main__":
    try:
        main()
    except (EOFError, KeyboardInterrupt):
        print("\nGoodbye.")
        sys.exit(0)
