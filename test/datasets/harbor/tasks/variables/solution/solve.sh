#!/bin/bash
printf "%s|%s|%s|%s" "$COLOUR" "$TEXT" "$ANSWER" "$DEBIAN_FRONTEND" > done.txt
