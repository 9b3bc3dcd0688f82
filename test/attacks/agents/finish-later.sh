# Says that it has ended, and does the work while others are waiting: the contract allows it, services live on.
setsid nohup sh -c 'until [ -e asked ]; do sleep 0.1; done; echo done >answer' >/dev/null 2>&1 &
