#!/bin/bash
cat data/one.txt > a.txt
