#!/bin/bash
echo solved > done.txt
echo written
sleep 600
