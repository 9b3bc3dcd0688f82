#!/bin/bash
ls /logs/verifier /logs/agent > /seen-one
echo one > /logs/agent/word
