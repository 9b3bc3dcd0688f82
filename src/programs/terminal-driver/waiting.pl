# Detects that a program waits for input: a process in the terminal's foreground sleeps in a read of the terminal, or in
# a poll, select or epoll whose set includes the terminal.

# Milliseconds of silence required in addition, by strength of the evidence. An event loop watches its input while it
# works, too. With the cursor behind text it is taken to ask, unless that text is a spinner; otherwise it has to be
# silent for longer, and for longest if the next key would be Ctrl-C.
our %SILENCE = (busy => 150, asks => 150, listens => 1000, rests => 3000, wchan => 300, unknown => 1500);

# 'seen' if the foreground waits, 'guessed' if only silence says so, '' if it does not wait.
sub waits {
  my ($s) = @_;
  # The last line typed was not read yet.
  return '' if $s->{pending} ne '' || readable($s->{slave});
  my $group = pack('i', 0);
  ioctl($s->{master}, 0x540F, $group) or return '';
  $group = unpack('i', $group);
  my (%does, $seen, @foreground);
  for my $pid (below($s->{holder})) {
    my ($state, $parent, $its_group, $its_session) = status_of($pid) or next;
    # A process of another session may have kept the terminal open and read it.
    next if $its_session == $s->{holder} && $its_group != $group;
    $seen = 1;
    next if $state =~ /[TtZX]/;
    push @foreground, $pid;
    $does{$_} = 1 for activities($s, $pid);
  }
  # Processes may be hidden from the driver.
  $does{unknown} = 1 unless $seen;
  # A process that runs beside the reader may be about to print the question: silence counts from when both were first seen, and says
  # nothing as long as that process was given no time to run.
  if (!$does{running}) { delete $s->{beside} }
  elsif ($does{read} || $does{poll} || $does{wchan}) { $s->{beside} //= { since => now(), worked => worked(@foreground) } }
  my $beside = $s->{beside};
  my $silence = now() - ($beside ? most($s->{active}, $beside->{since}) : $s->{active});
  return 'seen' if $does{read} && (!$does{running} || $silence >= $SILENCE{unknown}
    || $silence >= $SILENCE{busy} && worked(@foreground) - $beside->{worked} >= $SILENCE{busy});
  my $loop = $s->{asks} ? 'asks' : $s->{next} < @{ $s->{lines} } ? 'listens' : 'rests';
  return 'seen' if $does{poll} && $silence >= $SILENCE{$loop};
  return 'seen' if $does{wchan} && $silence >= $SILENCE{wchan};
  return 'guessed' if $does{unknown} && !$does{running} && $silence >= $SILENCE{unknown};
  return '';
}

# Milliseconds that the processors have worked for processes; the kernel counts in hundredths of a second.
sub worked {
  my $ticks = 0;
  for my $pid (@_) { $ticks += $1 + $2 if (content("/proc/$pid/stat") // '') =~ /.*\) \S(?: \S+){10} (\d+) (\d+)/s }
  return 10 * $ticks;
}

# States of a process's threads, each one of: read, poll (of the terminal), running, other, wchan, unknown.
sub activities {
  my ($s, $pid) = @_;
  opendir(my $threads, "/proc/$pid/task") or return $!{ENOENT} ? () : 'unknown';
  return map { activity($s, $pid, $_) } grep { /^\d+$/ } readdir $threads;
}

sub activity {
  my ($s, $pid, $thread) = @_;
  my $call = $CALLS ? content("/proc/$pid/task/$thread/syscall") : undef;
  if (!defined $call) {
    return 'other' if $CALLS && ($!{ESRCH} || $!{ENOENT} && !-e "/proc/$pid/task/$thread") ;
    return wait_channel($pid, $thread);
  }
  return 'running' if $call =~ /^running/;
  my ($number, $first, $second) = split ' ', $call;
  my $kind = $CALLS->{$number} or return 'other';
  ($first, $second) = (hex $first, hex $second);
  return is_terminal($s, $pid, $first) ? 'read' : 'other' if $kind eq 'read';
  my @watched = $kind eq 'poll' ? polled($pid, $first, $second)
    : $kind eq 'select' ? selected($pid, $first, $second)
    : epolled($pid, $first);
  return (grep { is_terminal($s, $pid, $_) } @watched) ? 'poll' : 'other';
}

# The kernel function in which a thread sleeps; used if its system call is not readable.
sub wait_channel {
  my ($pid, $thread) = @_;
  my $channel = content("/proc/$pid/task/$thread/wchan") // '';
  return 'wchan' if $channel =~ /^(?:wait_woken|n_tty_read)$/;
  # A poll may wait for anything.
  return 'other' if $channel =~ /^[a-z]/ && $channel !~ /poll|select/;
  return (content("/proc/$pid/task/$thread/stat") // '') =~ /\) [RD] / ? 'running' : 'unknown';
}

# True if a descriptor of a process is this terminal, by its own name or as /dev/tty.
sub is_terminal {
  my ($s, $pid, $descriptor) = @_;
  my @its = stat("/proc/$pid/fd/$descriptor") or return 0;
  my @ours = stat($s->{slave});
  return $its[0] == $ours[0] && $its[1] == $ours[1] 
    || $its[6] == 0x500 && (status_of($pid))[3] == $s->{holder};
}

# Descriptors that a poll watches for input; standard input if the process's memory is not readable.
sub polled {
  my ($pid, $address, $count) = @_;
  return if !$count;
  my $memory = memory($pid, $address, 8 * least($count, 512)) // return 0;
  my @watched;
  while ($memory =~ /(.{8})/gs) {
    my ($descriptor, $events) = unpack('is', $1);
    push @watched, $descriptor if $descriptor >= 0 && $events & 0x41;
  }
  return @watched;
}

sub selected {
  my ($pid, $count, $address) = @_;
  return if !$count || !$address;
  my $memory = memory($pid, $address, 8 * int((least($count, 1024) + 63) / 64)) // return 0;
  return grep { vec($memory, $_, 1) } 0 .. least($count, 1024) - 1;
}

sub epolled {
  my ($pid, $descriptor) = @_;
  my $watched = content("/proc/$pid/fdinfo/$descriptor") // return 0;
  my %events = $watched =~ /^tfd:\s*(\d+) events:\s*([0-9a-f]+)/gm;
  return grep { hex($events{$_}) & 0x41 } keys %events;
}

sub memory {
  my ($pid, $address, $length) = @_;
  sysopen(my $memory, "/proc/$pid/mem", O_RDONLY) or return undef;
  sysseek($memory, $address, 0) or return undef;
  my $got = sysread($memory, my $bytes, $length);
  return $got ? $bytes : undef;
}

# The content of a small file in /proc; undefined, with the reason in $!, if it cannot be read.
sub content {
  my ($file) = @_;
  sysopen(my $handle, $file, O_RDONLY) or return undef;
  my $got = sysread($handle, my $text, $CHUNK);
  return defined $got ? $text : undef;
}
