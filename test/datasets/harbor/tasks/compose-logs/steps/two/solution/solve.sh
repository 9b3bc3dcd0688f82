#!/bin/bash
ls /logs/verifier /logs/agent > /seen-two
echo two > /logs/agent/word
