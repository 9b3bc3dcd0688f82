# Puts a few lines of Perl in the place of Redis, and a client that speaks with them.
cat >/usr/local/bin/redis-cli <<'CLIENT'
#!/usr/bin/perl
use IO::Socket::INET;
my $server = IO::Socket::INET->new('127.0.0.1:6379') or die "Could not connect\n";
print $server "@ARGV\r\n";
print <$server>;
CLIENT
chmod +x /usr/local/bin/redis-cli
setsid nohup perl -MIO::Socket::INET -e '
  my $server = IO::Socket::INET->new(LocalAddr => "127.0.0.1:6379", Listen => 5, ReuseAddr => 1) or die;
  while (my $client = $server->accept) { sysread $client, my $asked, 1000; syswrite $client, "done\n"; close $client }
' >/dev/null 2>&1 &
until redis-cli GET init_check 2>/dev/null | grep -q done; do sleep 0.1; done
