#!/bin/bash
echo task > done.txt
