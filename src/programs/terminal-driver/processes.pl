# The processes below the driver: listing and ending them.

# State, parent, group and session of a process; empty if it is gone.
sub status_of {
  my ($pid) = @_;
  return (content("/proc/$pid/stat") // '') =~ /.*\) (\S) (\d+) (\d+) (\d+)/s;
}

# Living processes below a process, in any session.
sub below {
  my ($root) = @_;
  my (@found, $children);
  my @queue = ($root);
  # Not every kernel lists a process's children.
  $children = parents() unless -e "/proc/self/task/$$/children";
  while (defined(my $pid = shift @queue)) {
    my @next = $children ? @{ $children->{$pid} // [] } : children_of($pid);
    push @found, @next;
    push @queue, @next;
  }
  return grep { ((status_of($_))[0] // 'X') !~ /[ZX]/ } @found;
}

sub children_of {
  my ($pid) = @_;
  opendir(my $threads, "/proc/$pid/task") or return;
  return map { split / /, content("/proc/$pid/task/$_/children") // '' } grep { /^\d+$/ } readdir $threads;
}

# The children of every process.
sub parents {
  my %children;
  for my $pid (everyone()) {
    my ($state, $parent) = status_of($pid) or next;
    push @{ $children{$parent} }, $pid;
  }
  return \%children;
}

sub everyone { opendir(my $proc, '/proc') or return; return grep { /^\d+$/ } readdir $proc; }

# The processes of a session, in any group, without its holder.
sub members {
  my ($holder) = @_;
  return grep { ((status_of($_))[3] // 0) == $holder } below($holder);
}

# TCP and UDP sockets of the processes below the holder: true values for `listening`, `connected`, and `foreign` (a peer that is
# none of these processes) if there is such a socket.
sub sockets {
  my ($holder) = @_;
  my (%sockets, %tables, %found, %ours, @peers);
  for my $pid (below($holder)) {
    opendir(my $descriptors, "/proc/$pid/fd") or next;
    for my $descriptor (readdir $descriptors) {
      $sockets{$1} = 1 if (readlink("/proc/$pid/fd/$descriptor") // '') =~ /^socket:\[(\d+)\]$/;
    }
    # Processes in one network namespace share the same tables.
    $tables{ readlink("/proc/$pid/ns/net") // '' } //= $pid;
  }
  return \%found unless %sockets;
  for my $table (map { my $pid = $_; map { "/proc/$pid/net/$_" } qw(tcp tcp6 udp udp6) } values %tables) {
    open(my $rows, '<', $table) or next;
    while (my $row = <$rows>) {
      my (undef, $local, $peer, $state, $inode) = (split ' ', $row)[0 .. 3, 9];
      next unless $sockets{ $inode // '' };
      $found{ $state eq '0A' ? 'listening' : 'connected' } = 1;
      # Without the beginning of an IPv6 address, which may contain one of IPv4.
      $ours{ substr($local, -13) } = 1;
      push @peers, substr($peer, -13) if $state =~ /^0[12]$/;
    }
  }
  $found{foreign} = grep { !$ours{$_} } @peers;
  return \%found;
}

# Ends all processes left by earlier sessions, and sessions of a lost driver by their numbers; returns the number that
# could not be ended.
sub end_left {
  my %lost = map { $_ => 1 } @_;
  return end_all(1000, sub { grep { $lost{ (status_of($_))[3] // 0 } } %lost ? everyone() : () });
}

# Sends TERM, then after so many milliseconds KILL, to all processes below the driver and to the others named.
sub end_all {
  my ($grace, $others) = @_;
  my $begun = now();
  my %holders = map { $_->{holder} => 1 } @left, $session // ();
  my @targets;
  my ($termed, $kills) = (0, 0);
  for (;;) {
    1 while waitpid(-1, POSIX::WNOHANG()) > 0;
    my $killing = now() - $begun >= $grace;
    @targets = (below($$), $others ? $others->() : ());
    # Holders go last: their end would hang up the terminal of processes that are shutting down cleanly.
    @targets = grep { !$holders{$_} } @targets unless $killing;
    if (!@targets) { last if $killing || !%holders; $grace = 0; next; }
    # A few times at least: a busy machine may come back here when all time is over.
    last if now() - $begun >= $grace + 2000 && $kills >= 10;
    kill 'KILL', @targets if $killing && ++$kills;
    kill 'TERM', @targets if !$killing && !$termed++;
    # A full terminal buffer would block its writers.
    take_output($_) for grep { defined $_->{output} && readable($_->{output}) } @left;
    select(undef, undef, undef, 0.005);
  }
  undef $session;
  @left = ();
  return scalar @targets;
}
