# A missing tool by a link as Debian's alternatives have it.
ln -s /bin/true /etc/alternatives/pg_isready
ln -s /etc/alternatives/pg_isready /usr/local/bin/pg_isready
