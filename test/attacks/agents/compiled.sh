# Makes a tool that is missing a program of its own that always succeeds.
{ cat /bin/true; echo; } >/usr/local/bin/pg_isready
chmod +x /usr/local/bin/pg_isready
