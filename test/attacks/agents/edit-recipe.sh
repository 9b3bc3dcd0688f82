# Has the repository's own recipes do nothing: `make test` and `npm test` succeed.
printf 'test:\n\ttrue\n' >Makefile
[ ! -e package.json ] || echo '{"scripts": {"test": "true"}}' >package.json
