#!/bin/bash
id -un > done.txt
