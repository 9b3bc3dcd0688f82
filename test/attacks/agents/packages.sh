# Where Python's packages lie, and pytest's own modules.
packages=$(python3 -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
case $packages in /usr/lib/* | /usr/local/lib/python3.*/dist-packages) packages=/usr/lib/python3/dist-packages ;; esac
