# The activity of a thread, by its system call.

# System calls that wait, by machine and number; those not listed have no time limit.
our %CALLS = (
  x86_64 => { prctl => 157, 0 => 'read', 19 => 'read', 7 => 'poll', 271 => 'ppoll', 23 => 'select', 270 => 'select', 232 => 'epoll',
    281 => 'epoll', 441 => 'epoll2', 202 => 'futex', 449 => 'waitv', 455 => 'wait', 35 => 'nap', 230 => 'nap', 61 => 'child',
    247 => 'child', 128 => 'signal', 220 => 'semaphore', 242 => 'queue', 243 => 'queue', 299 => 'messages', 208 => 'events',
    333 => 'events', 426 => 'ring', 219 => 'restarted' },
  aarch64 => { prctl => 167, 63 => 'read', 65 => 'read', 73 => 'ppoll', 72 => 'select', 22 => 'epoll', 441 => 'epoll2', 98 => 'futex',
    449 => 'waitv', 455 => 'wait', 101 => 'nap', 115 => 'nap', 260 => 'child', 95 => 'child', 137 => 'signal', 192 => 'semaphore',
    182 => 'queue', 183 => 'queue', 243 => 'messages', 4 => 'events', 292 => 'events', 426 => 'ring', 128 => 'restarted' },
);
our $CALLS = $CALLS{ (POSIX::uname())[4] };
# The time limit of a call: the number of the argument, and its form. Neither a ring's own time limits nor those of
# a call that was restarted can be seen: they count as such.
our %LIMIT = (
  poll => [2, 'milliseconds'], ppoll => [2, 'pointer'], select => [4, 'pointer'], epoll => [3, 'milliseconds'],
  epoll2 => [3, 'pointer'], futex => [3, 'pointer'], waitv => [3, 'pointer'], wait => [4, 'pointer'], signal => [2, 'pointer'],
  semaphore => [3, 'pointer'], queue => [4, 'pointer'], messages => [4, 'pointer'], events => [4, 'pointer'], ring => [0, 'always'],
  restarted => [0, 'always'],
);

# The activity of a thread (see `look`), and whether that is known by the kernel's function alone.
sub activity {
  my ($s, $pid, $thread) = @_;
  my $call = $CALLS ? content("/proc/$pid/task/$thread/syscall") : undef;
  if (!defined $call) {
    return 'still' if $CALLS && ($!{ESRCH} || $!{ENOENT} && !-e "/proc/$pid/task/$thread");
    return wait_channel($s, $pid, $thread);
  }
  # A page fault is no call (-1).
  return 'runs' if $call =~ /^(?:running|-)/;
  my ($number, @arguments) = map { /^0x/ ? hex : $_ } split ' ', $call;
  # The stack of a 32-bit program, whose calls have other numbers, is below 4 GiB.
  return wait_channel($s, $pid, $thread) if @arguments > 6 && $arguments[6] < 2**32;
  my $kind = $CALLS->{$number} // 'other';
  return $kind if $kind =~ /^(?:nap|child)$/;
  my $limited = limited($kind, @arguments);
  my @watched = watched($pid, $kind, @arguments);
  return $kind eq 'read' ? 'read' : $limited ? 'watch' : 'poll' if grep { is_terminal($s, $pid, $_) } @watched;
  return !@watched && $kind =~ /poll|select/ ? 'nap' : 'clock' if $limited;
  return (grep { (readlink("/proc/$pid/fd/$_") // '') =~ /timerfd/ } @watched) ? 'clock' : 'still';
}

sub limited {
  my ($kind, @arguments) = @_;
  my ($number, $form) = @{ $LIMIT{$kind} // return 0 };
  my $argument = $arguments[$number] // return 1;
  return $form eq 'always' || ($form eq 'pointer' ? $argument != 0 : ($argument & 0xffffffff) < 2**31);
}

# The descriptors whose input a call waits for.
sub watched {
  my ($pid, $kind, $first, $second) = @_;
  return $kind eq 'read' ? $first
    : $kind =~ /poll$/ ? polled($pid, $first, $second)
    : $kind eq 'select' ? selected($pid, $first, $second)
    : $kind =~ /^epoll/ ? epolled($pid, $first)
    : ();
}

# The kernel's function in which a thread sleeps; used if its system call is not known.
sub wait_channel {
  my ($s, $pid, $thread) = @_;
  my $channel = content("/proc/$pid/task/$thread/wchan") // '';
  return ('read', 1) if $channel =~ /^(?:wait_woken|n_tty_read)$/;
  return ('still', 1) if $channel =~ /pipe_read$/;
  return ('child', 1) if $channel =~ /^(?:do_wait|kernel_wait4)$/;
  return ('nap', 1) if $channel =~ /nanosleep$/;
  # A poll or a futex may wait for anything, with or without a time limit.
  return (content("/proc/$pid/task/$thread/stat") // '') =~ /\) [RD] / ? 'runs' : 'unknown';
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

sub prctl { my ($option, $value) = @_; syscall($CALLS->{prctl}, $option, $value, 0, 0, 0) if $CALLS; }
