#!/bin/bash
touch a.txt; sleep 30; touch late
