#!/bin/bash
echo '{"style": 0.2}' > /logs/verifier/reward.json
