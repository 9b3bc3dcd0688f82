#!/bin/bash
id -un > one
