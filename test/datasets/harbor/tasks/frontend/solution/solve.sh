#!/bin/bash
echo "$DEBIAN_FRONTEND" > done.txt
