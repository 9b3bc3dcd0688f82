#!/bin/bash
echo solved > done.txt
sleep 60
