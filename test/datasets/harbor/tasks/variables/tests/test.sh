#!/bin/bash
want="green|in \${PARTS} only|a b'c|noninteractive"
[ "$(cat done.txt)" = "$want" ] && [ "$SECRET" = seven ] && [ -z "$ANSWER" ] && echo 1 > /logs/verifier/reward.txt || echo 0 > /logs/verifier/reward.txt
