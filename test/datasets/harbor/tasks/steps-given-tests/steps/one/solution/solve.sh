#!/bin/bash
[ -e /tests/given ] && touch seen
