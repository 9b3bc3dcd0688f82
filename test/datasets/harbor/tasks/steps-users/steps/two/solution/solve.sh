#!/bin/bash
id -un > two
