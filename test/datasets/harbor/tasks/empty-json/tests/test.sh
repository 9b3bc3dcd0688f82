#!/bin/bash
echo "{}" > /logs/verifier/reward.json
