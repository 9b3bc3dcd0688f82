#!/bin/bash
echo solved > done.txt; touch hidden
