# The keeper of a trial on the host: see keeper.ts for its arguments, orders and reports.
my ($prctl, $setsid, $group) = @ARGV;
sysopen(my $entry, $group, 0) if $group ne '';
open(my $report, '>&=', 3) or die; open(my $orders, '<&=', 4) or die;
# F_SETFD, FD_CLOEXEC; PR_SET_CHILD_SUBREAPER; F_SETFL, O_NONBLOCK.
for ($report, $orders) { fcntl($_, 2, 1) or die; }
syscall($prctl, 36, 1, 0, 0, 0) == 0 or die "prctl: $!";
pipe(my $wake, my $waker) or die;
for ($wake, $waker) { fcntl($_, 4, 2048) or die; }
my @signals = qw(INT TERM HUP PIPE);
$SIG{$_} = 'IGNORE' for @signals;
$SIG{CHLD} = sub { syswrite $waker, '.' };
my (%ids, @pipes);
offer();
my $read = '';
for (;;) {
  while ((my $pid = reap()) > 0) {
    my $status = $?;
    my $id = delete $ids{$pid};
    report('exit', $id, $status & 127 ? 128 + ($status & 127) : $status >> 8) if defined $id;
  }
  my $ready = '';
  vec($ready, fileno($_), 1) = 1 for $orders, $wake;
  next unless select($ready, undef, undef, 0.25) > 0;
  sysread($wake, my $bytes, 64) if vec($ready, fileno($wake), 1);
  next unless vec($ready, fileno($orders), 1);
  sysread($orders, $read, 65536, length $read) or last;
  while (length $read >= 4) {
    my $size = unpack('N', $read);
    last if length $read < 4 + $size;
    obey(split /\0/, substr($read, 4, $size), -1);
    substr($read, 0, 4 + $size) = '';
  }
}
for my $try (1 .. 200) {
  last if alone();
  kill 'KILL', below();
  select(undef, undef, undef, 0.01) unless alone();
}
my @left = alone() ? () : below();
report('left', $_) for @left;
# Only ended processes are left: reaps them, for an init that does not.
unless (@left) { 1 while waitpid(-1, 0) > 0; }

sub report { syswrite $report, "@_\n" }

sub offer {
  @pipes = ();
  for (1 .. 3) { pipe(my $from, my $to) or die; push @pipes, $from, $to; }
  # F_SETPIPE_SZ, if it is allowed: a writer of much output waits less often for its reader.
  for (@pipes[3, 5]) { fcntl($_, 1031, 524288); }
  report('pipes', map { fileno($_) } @pipes[1, 2, 4]);
}

sub obey {
  my ($id, $directory, $talks, $count, @environment) = @_;
  my @command = splice @environment, 0, $count;
  my $pid = begin();
  if (!defined $pid) { report('failed', $id, "fork: $!"); }
  elsif ($pid == 0) { become($id, $directory, $talks, \@command, @environment); }
  else { $ids{$pid} = $id; report('pid', $id, $pid); }
  offer();
}

# clone3 with CLONE_INTO_CGROUP and SIGCHLD: entering a group later takes the kernel as long as a whole trial.
sub begin {
  return fork unless $entry;
  my $pid = syscall(435, pack('Q11', 2 ** 33, 0, 0, 0, 17, 0, 0, 0, 0, 0, fileno $entry), 88);
  return $pid if $pid >= 0;
  # For kernels before 5.7, and containers that forbid it.
  $pid = fork;
  if (defined $pid && $pid == 0 && open(my $processes, '>', "$group/cgroup.procs")) { syswrite $processes, $$; }
  return $pid;
}

sub become {
  my ($id, $directory, $talks, $command, @environment) = @_;
  $SIG{$_} = 'DEFAULT' for @signals, 'CHLD';
  syscall($setsid);
  %ENV = @environment;
  my $why = chdir($directory) ? '' : "$directory: $!";
  if ($why eq '') {
    open(STDIN, '<&', $pipes[0]) if $talks;
    open(STDOUT, '>&', $pipes[3]); open(STDERR, '>&', $pipes[5]);
    unless (exec { $command->[0] } @$command) {
      # E2BIG: not a fault of the program itself.
      if ($! == 7) { $why = "$!"; }
      else { syswrite STDERR, "agentbench: $command->[0]: $!\n"; }
    }
  }
  report('failed', $id, $why) if $why ne '';
  exit 127;
}

# WNOHANG: the pid of a child that has ended, 0 if there is none, -1 without any child.
sub reap { return waitpid(-1, 1) }

# Without a child nothing is below: orphans become children of the keeper.
sub alone {
  my $pid;
  do { $pid = reap() } while $pid > 0;
  return $pid < 0;
}

sub below {
  my (%children, @found);
  opendir(my $proc, '/proc') or return;
  for my $pid (grep { /^\d+$/ } readdir $proc) {
    open(my $stat, '<', "/proc/$pid/stat") or next;
    # As a whole: a line end may be in the name.
    my $text = do { local $/; <$stat> } // next;
    my ($state, $parent) = $text =~ /.*\) (\S) (\d+)/s or next;
    push @{ $children{$parent} }, $pid if $state !~ /[ZX]/;
  }
  my @queue = ($$);
  while (@queue) { my @next = @{ $children{ shift @queue } // [] }; push @found, @next; push @queue, @next; }
  return @found;
}
