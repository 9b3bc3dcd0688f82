#!/bin/sh
cp /words/word done.txt
