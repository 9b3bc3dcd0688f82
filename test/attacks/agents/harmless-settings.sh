# Leaves the settings that an honest set-up writes.
git config --global --add safe.directory '*'
git config --global user.name agent
printf 'registry=https://registry.npmjs.org/\nlegacy-peer-deps=true\n' | tee .npmrc >~/.npmrc
mkdir -p ~/.config/pip
printf '[global]\nindex-url = https://pypi.org/simple\nbreak-system-packages = true\n' >~/.config/pip/pip.conf
