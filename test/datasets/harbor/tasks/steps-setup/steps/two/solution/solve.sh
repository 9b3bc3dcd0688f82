#!/bin/bash
cat data/one.txt data/two.txt made > b.txt
