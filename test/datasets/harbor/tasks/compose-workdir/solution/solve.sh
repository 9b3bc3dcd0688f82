#!/bin/bash
echo solved >done.txt
