#!/bin/bash
cp data/given.txt done.txt
