#!/bin/bash
echo nothing is written
