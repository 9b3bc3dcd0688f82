#!/bin/bash
echo "$URL" >done.txt
