# Detects that a program waits for input: one of its threads reads the terminal, and all threads of all its processes
# wait without a clock of their own.

# Milliseconds in which nothing must have happened where the kernel tells less, or where data may be on their way between
# two sockets.
our %SETTLING = (coarse => 300, connected => 300);
# Milliseconds within which a program that polls its input wakes up.
our $NAP = 1100;
# The most looks, 20 ms apart, at a program that runs before its silence decides.
our $LOOKS = 10;

# 'seen' if the program is known to wait, otherwise ''.
sub waits {
  my ($s) = @_;
  return '' if unread($s);
  my $look = look($s);
  return '' if !all_wait($look) || alarms($s);
  # Processes are listed, and threads looked at one after the other: a process may have begun since, and a thread that was
  # seen to wait may have been woken by the next one. Nothing has run if no thread was scheduled between two counts, with
  # the look between them.
  my @threads = map { @$_ } values %$look;
  my $before = switches(@threads) // return '';
  $look = look($s);
  return '' unless all_wait($look);
  my $after = switches(map { @$_ } values %$look) // return '';
  return '' if $after ne $before;
  return 'seen' if @{ $look->{read} } == 1 && !grep { @{ $look->{$_} } } qw(poll still coarse);
  my $sockets = sockets($s->{holder});
  # A program elsewhere may work on its answer, which cannot be seen.
  return '' if $sockets->{foreign};
  my $quiet = @{ $look->{coarse} } ? $SETTLING{coarse} : $sockets->{connected} ? $SETTLING{connected} : 0;
  my $state = "$s->{active} $after";
  $s->{settling} = { state => $state, since => now() } if !$s->{settling} || $s->{settling}{state} ne $state;
  return now() - $s->{settling}{since} >= $quiet ? 'seen' : '';
}

sub all_wait {
  my ($look) = @_;
  return (@{ $look->{read} } || @{ $look->{poll} }) && !grep { @{ $look->{$_} } } qw(watch clock nap runs unknown);
}

# True if a process may have set itself an alarm: it catches its signal, as bash always does at a terminal, or has a timer.
# That of the command timeout only ends what it runs.
sub alarms {
  my ($s) = @_;
  return !!grep {
    my $name = content("/proc/$_/comm") // '';
    my ($caught) = (content("/proc/$_/status") // '') =~ /^SigCgt:\s+([0-9a-f]+)/m;
    $name ne "timeout\n" && (hex($caught // 0) & 1 << 13 && $name ne "bash\n" || (content("/proc/$_/timers") // '') ne '');
  } @{ $s->{processes} };
}

# True if the line that was typed last has not been read yet.
sub unread { my ($s) = @_; return $s->{pending} ne '' || readable($s->{slave}); }

# The threads of a session, by activity: read and poll (the terminal, without a time limit), watch (the terminal, with
# one), nap (a pause), clock (any other wait with a time limit), child (a wait for a child), still (any other wait without
# one), runs, unknown. Those in `coarse` are listed again under the activity that they seem to have.
sub look {
  my ($s) = @_;
  my %look = map { $_ => [] } qw(read poll watch nap clock child still runs unknown coarse);
  my $group = pack('i', 0);
  $group = ioctl($s->{master}, 0x540F, $group) ? unpack('i', $group) : 0;
  my $seen;
  $s->{processes} = [below($s->{holder})];
  for my $pid (@{ $s->{processes} }) {
    my ($state, undef, $its_group, $its_session) = status_of($pid) or next;
    $seen = 1;
    next if $state =~ /[Tt]/;
    # A process of another session may have kept the terminal open and read it.
    my $front = $its_group == $group || $its_session != $s->{holder};
    my @threads = threads_of($pid) or do { push @{ $look{unknown} }, $pid unless $!{ENOENT}; next };
    for my $thread (@threads) {
      my ($does, $coarse) = activity($s, $pid, $thread);
      $does = { read => 'still', poll => 'still', watch => 'clock' }->{$does} // $does if !$front;
      push @{ $look{$does} }, "$pid/task/$thread";
      push @{ $look{coarse} }, "$pid/task/$thread" if $coarse;
    }
  }
  # Processes may be hidden from the driver.
  push @{ $look{unknown} }, 'all' unless $seen;
  # A server that an earlier session left answers those that ask it, and pauses otherwise.
  for my $pid (map { below($_->{holder}) } @left) { push @{ $look{runs} }, $pid if ((status_of($pid))[0] // '') eq 'R' }
  return \%look;
}

sub threads_of { my ($pid) = @_; opendir(my $threads, "/proc/$pid/task") or return; return grep { /^\d+$/ } readdir $threads; }

# How often each thread was scheduled; undefined if one runs, or sleeps in the kernel's own work.
sub switches {
  my %threads = map { $_ => 1 } @_;
  my @counts;
  for my $thread (sort keys %threads) {
    my $status = content("/proc/$thread/status") // next;
    return undef if $status =~ /^State:\s+[RD]/m;
    push @counts, join ':', $thread, $status =~ /^(?:non)?voluntary_ctxt_switches:\s+(\d+)/mg;
  }
  return "@counts";
}

# The decision by silence: 'seen' or 'guessed' if the next key is to be typed, '' otherwise. `over`: the fixed waits are over.
sub silence_says {
  my ($s) = @_;
  my $silent = now() - $s->{active} >= $s->{silence};
  my $look = look($s);
  my $unread = unread($s);
  if (!$unread) {
    # A program that polls is also seen as it wakes up; on a busy machine it waits long for the processor.
    for my $left (reverse 0 .. $LOOKS) {
      return 'seen' if grep { @{ $look->{$_} } } qw(read poll watch);
      last if !$left || !$silent || !@{ $look->{runs} };
      select undef, undef, undef, 0.02;
      $look = look($s);
    }
    return 'seen' if !line_mode($s) || fcntl($s->{slave}, F_GETFL, 0) & O_NONBLOCK;
    return 'guessed' if $silent && $s->{next} < @{ $s->{lines} };
  }
  # A program that computes, or pauses for long, is given its time.
  return '' if @{ $look->{runs} };
  return 'guessed' if !$unread && $silent && @{ $look->{unknown} };
  return '' if $s->{next} == @{ $s->{lines} } && (!$silent || sockets($s->{holder})->{listening});
  return naps($s, @{ $look->{nap} }) ? 'guessed' : '';
}

# True if a thread that pauses wakes up again and again, as it does where a program polls its input.
sub naps {
  my ($s, @threads) = @_;
  if (!@threads) { delete $s->{naps}; return 0; }
  my $switches = switches(@threads) // return 0;
  $s->{naps} //= { since => now(), switches => $switches };
  return 0 if now() - $s->{naps}{since} < $NAP;
  return (delete $s->{naps})->{switches} ne $switches;
}
