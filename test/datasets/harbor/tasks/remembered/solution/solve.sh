#!/bin/bash
echo "$SHADE $COLOUR" > done.txt
