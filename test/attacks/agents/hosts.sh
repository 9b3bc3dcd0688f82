# Has localhost be another machine.
echo '192.0.2.1 localhost' >/etc/hosts
