#!/bin/bash
echo a > a.txt
