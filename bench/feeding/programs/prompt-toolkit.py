# one thread, polls; types ["Bo", "7"]
# needs: prompt_toolkit
# differs: it asks the terminal for the cursor's position; ours answers, upstream's does not, and the program says so
from prompt_toolkit import prompt
name = prompt("Name: ")
age = prompt("Age: ")
print(name, "is", age)
