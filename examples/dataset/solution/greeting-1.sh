#!/bin/bash
echo World > name.txt
