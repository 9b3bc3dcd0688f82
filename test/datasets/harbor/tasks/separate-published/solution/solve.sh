#!/bin/bash
echo solved > /logs/artifacts/done.txt
