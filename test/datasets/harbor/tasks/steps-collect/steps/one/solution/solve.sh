#!/bin/bash
touch a.txt
