#!/bin/bash
echo b > b.txt
echo made
