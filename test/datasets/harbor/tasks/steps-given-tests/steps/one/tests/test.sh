#!/bin/bash
if [ -e seen ] && [ ! -e /tests/given ]; then echo 1; else echo 0; fi > /logs/verifier/reward.txt
