# one thread, polls; types ["", "Bo"]
# needs: questionary
# differs: it asks the terminal for the cursor's position; ours answers, upstream's does not, and the program says so
import questionary
print(questionary.select("Colour?", choices=["red", "blue"]).ask())
print(questionary.text("Name?").ask())
