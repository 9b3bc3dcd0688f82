#!/bin/bash
touch a.txt; exit 7
