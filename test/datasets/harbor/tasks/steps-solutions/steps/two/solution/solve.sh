#!/bin/bash
echo own > done.txt
