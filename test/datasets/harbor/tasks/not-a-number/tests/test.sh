#!/bin/bash
echo good > /logs/verifier/reward.txt
