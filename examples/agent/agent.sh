#!/bin/bash
# A scripted agent for the example dataset: it solves one instance, gives up on one, and is too slow for one.
case $AGENTBENCH_INSTANCE_ID in
  greeting-1)
    echo 'Reading greet.sh: it wants name.txt.'
    echo World > name.txt
    ;;
  service-1)
    echo 'I do not know how to start a service.'
    ;;
  report-1)
    echo 'Thinking it over …'
    sleep 600
    echo 42 > answer.txt
    ;;
esac
echo '{"input_tokens": 1200, "output_tokens": 80, "steps": 2}' > "$AGENTBENCH_OUTPUT_DIR/usage.json"
