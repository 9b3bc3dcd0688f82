#!/bin/bash
echo a > a.txt; touch hidden
