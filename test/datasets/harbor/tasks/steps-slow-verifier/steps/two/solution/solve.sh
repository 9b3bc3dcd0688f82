#!/bin/bash
[ -e a.txt ] && echo b > b.txt
