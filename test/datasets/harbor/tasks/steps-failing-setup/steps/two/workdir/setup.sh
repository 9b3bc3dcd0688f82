echo why >&2
exit 3
