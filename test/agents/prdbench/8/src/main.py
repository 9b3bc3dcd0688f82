"""A small project office at the terminal. Reviews, progress and quality reports are missing on purpose."""

import json
import sys
from pathlib import Path

STORE = Path(__file__).parent / "store.json"
INVALID = "Invalid input, please try again."
LEVELS = ["low", "medium", "high", "critical"]
ROLES = ["super administrator", "regular user"]
PROJECT_STATES = ["planning", "in_progress", "testing", "completed", "closed", "cancelled"]
REQUIREMENT_STATES = ["new", "reviewing", "approved", "pending_dev", "in_dev", "testing", "completed", "rejected"]
SOURCES = ["customer", "market", "internal", "regulation"]
KINDS = ["epic", "feature", "user story"]
DEFECT_STATES = ["open", "assigned", "fixed", "verified", "closed"]

# What each kind of record holds, in the order it is asked for. A list: one of these. A string: one record of that kind.
FIELDS = {
    "department": {"name": None, "description": None, "manager": None, "parent department": None},
    "user": {"full name": None, "email": None, "phone": None, "role": ROLES, "department": None, "position": None},
    "project": {
        "name": None,
        "description": None,
        "type": ["product", "service"],
        "importance": LEVELS,
        **dict.fromkeys(["customer", "manager", "start", "end", "budget"]),
    },
    "requirement": {
        "title": None,
        "description": None,
        "project": "project",
        "source": SOURCES,
        "level": KINDS,
        "priority": LEVELS,
        "creator": None,
    },
    "plan": {"project": "project", "name": None, "start": None, "end": None, "description": None},
    "task": {"name": None, "description": None, "responsible person": None, "estimated hours": None},
    "defect": {
        "project": "project",
        "title": None,
        "severity": LEVELS,
        "priority": LEVELS,
        "description": None,
        "location": None,
    },
}
DEFECT_EDITS = {"title": None, "description": None, "severity": LEVELS, "priority": LEVELS, "status": DEFECT_STATES}
PLAN_EDITS = dict.fromkeys(["name", "start", "end", "status", "progress"])

SAMPLES = {
    "department": [{"name": "Development"}, {"name": "Quality"}],
    "user": [{"full name": "Root", "role": ROLES[0]}, {"full name": "Mei Lin", "role": ROLES[1]}],
    "project": [{"name": f"Sample project {n}", "status": "planning"} for n in (1, 2, 3)],
    "requirement": [{"title": f"Sample requirement {n}", "status": "new"} for n in (1, 2)],
    "plan": [{"name": "Sample plan", "progress": "0"}, {"name": "Second plan", "progress": "0"}],
    "task": [{"name": "Sample task", "status": "open"}],
    "defect": [{"title": f"Sample defect {n}", "severity": "low", "status": "open"} for n in (1, 2, 3, 4)],
}
DONE = {"create": "creation", "edit": "update", "delete": "deletion"}


class Refused(Exception):
    """The user's answer cannot be used; the message says why."""


def ask(prompt):
    return input(prompt + ": ").strip()


def pick(title, options):
    """The position of the option whose number the user types."""
    for number, option in enumerate(options, 1):
        print(f"  {number}. {option}")
    answer = ask(title)
    if not answer.isdigit() or not 1 <= int(answer) <= len(options):
        raise Refused(INVALID)
    return int(answer) - 1


def text_of(record):
    return ", ".join(f"{key}: {value}" for key, value in record.items() if value)


def pick_record(store, kind):
    if not store[kind]:
        raise Refused(f"There is no {kind}.")
    return store[kind][pick(f"Number of the {kind}", [text_of(record) for record in store[kind]])]


def ask_field(store, name, options):
    if options is None:
        return ask(name.capitalize())
    if isinstance(options, str):
        return pick_record(store, options)["name"]
    return options[pick(name.capitalize(), options)]


def ask_fields(store, kind):
    return {name: ask_field(store, name, options) for name, options in FIELDS[kind].items()}


def finish(store, kind, action, word=None):
    STORE.write_text(json.dumps(store, ensure_ascii=False, indent=1), encoding="utf-8")
    print(f"{(word or kind).capitalize()} {DONE[action]} successful")


def show(store, kind):
    for number, record in enumerate(store[kind], 1):
        print(f"{number}. {text_of(record)}")


def create(store, kind):
    record = {}
    if kind == "user":
        record["username"] = ask("Username")
        if ask("Password") != ask("Password again"):
            raise Refused("The passwords differ.")
    record.update(ask_fields(store, kind))
    if kind in ("project", "requirement", "defect", "task"):
        record["status"] = {"project": "planning", "requirement": "new"}.get(kind, "open")
    store[kind].append(record)
    finish(store, kind, "create")


def edit(store, kind):
    record = pick_record(store, kind)
    choices = {"defect": DEFECT_EDITS, "plan": PLAN_EDITS}.get(kind)
    if choices:
        name = list(choices)[pick("Field to change", list(choices))]
        record[name] = ask_field(store, name, choices[name])
    else:
        record.update(ask_fields(store, kind))
        if kind == "user":
            record["status"] = ask("Status")
    finish(store, kind, "edit", "user information" if kind == "user" else None)


def delete(store, kind):
    record = pick_record(store, kind)
    if record.get("role") == ROLES[0]:
        raise Refused("A super administrator cannot be deleted.")
    if ask("Really delete it? [y/n]") != "y":
        return
    if kind == "project" and record["status"] not in ("closed", "cancelled"):
        raise Refused("Only a closed or cancelled project can be deleted.")
    store[kind].remove(record)
    finish(store, kind, "delete")


def set_project_status(store, kind):
    record = pick_record(store, kind)
    record["status"] = PROJECT_STATES[pick("New status", PROJECT_STATES)]
    finish(store, kind, "edit")
    print(f"Project status modified: {record['status']}")


def set_requirement_status(store, kind):
    record = pick_record(store, kind)
    record["status"] = REQUIREMENT_STATES[pick("New status", REQUIREMENT_STATES)]
    print("Saved.")  # but it is not


def show_details(store, kind):
    record = pick_record(store, kind)
    print("Requirement details")
    for key, value in record.items():
        print(f"  {key}: {value}")


def manage_tasks(store, _kind):
    plan = pick_record(store, "plan")
    while True:
        print(f"\nTasks of {plan['name']}\n1. List\n2. Add Task\n0. Back")
        choice = ask("Your choice")
        if choice == "0":
            return
        {"1": show, "2": create}.get(choice, lambda *_: print(INVALID))(store, "task")


def show_metrics(store, kind):
    print(f"Quality metrics\n  defects: {len(store[kind])}")
    for level in LEVELS:
        print(f"  {level}: {sum(defect.get('severity') == level for defect in store[kind])}")


MODULES = [
    ("User Management", "user", {}),
    ("Organizational Structure Management", "department", {}),
    ("Project Management", "project", {7: ("Project Status Management", set_project_status)}),
    (
        "Requirement Management",
        "requirement",
        {
            5: ("Requirement Review", None),
            6: ("Requirement Status Management", set_requirement_status),
            7: ("Requirement Traceability", show_details),
        },
    ),
    ("Plan Management", "plan", {5: ("Task Management", manage_tasks), 6: ("Progress Entry", None)}),
    ("Quality Management", "defect", {5: ("Quality Metrics", show_metrics), 6: ("Quality Report", None)}),
]


def run_module(store, title, kind, more):
    usual = {1: ("List", show), 2: ("Create New", create), 3: ("Edit", edit), 4: ("Delete", delete)}
    actions = {number: (f"{name} {kind.capitalize()}", action) for number, (name, action) in usual.items()}
    actions.update(more)
    while True:
        print(f"\n{title}")
        for number, (name, _) in actions.items():
            print(f"{number}. {name}")
        print("0. Back to Main Menu")
        choice = ask("Your choice")
        if choice == "0":
            return
        name, action = actions.get(int(choice) if choice.isdecimal() else None, (None, None))
        try:
            if name is None:
                raise Refused(INVALID)
            if action is None:
                raise Refused(f"{name} is not implemented yet.")
            action(store, kind)
        except Refused as reason:
            print(reason)


def main():
    store = json.loads(STORE.read_text(encoding="utf-8")) if STORE.exists() else SAMPLES
    while True:
        print("\nMain Menu")
        for number, (title, _, _) in enumerate(MODULES, 1):
            print(f"{number}. {title}")
        print("0. Exit")
        choice = ask("Your choice")
        if choice == "0":
            return
        if choice in map(str, range(1, len(MODULES) + 1)):
            run_module(store, *MODULES[int(choice) - 1])
        else:
            print(INVALID)


if __name__ == "__main__":
    try:
        main()
    except (EOFError, KeyboardInterrupt):
        print("\nGoodbye.")
        sys.exit(0)
