# The driver's messages and its single event loop: all events come through `attend`.

use strict; use warnings; no warnings 'portable'; use Errno; use Fcntl; use POSIX ();

our $TICK = 1000 / POSIX::sysconf(POSIX::_SC_CLK_TCK());
# Seconds between two checks of a session: short after an event, growing during silence.
our ($SHORTEST, $LONGEST) = (0.0003, 0.02);
our $CHUNK = 65536;
# Most bytes that a pipe or a terminal holds.
our $BUFFER = 1024 * 1024;

# The current session, if any, and earlier ones whose background processes still hold a terminal or pipe.
our ($session, @left);
my $orders = '';

sub serve {
  $SIG{$_} = 'IGNORE' for qw(HUP INT QUIT PIPE TERM USR1 USR2 TSTP TTIN TTOU);
  # Orphans of a session stay below the driver (PR_SET_CHILD_SUBREAPER).
  prctl(36, 1);
  report('hello');
  for (;;) {
    my $silent = attend($session ? $session->{interval} : 3600);
    step($session, $silent) if $session;
    # Reaps orphans of sessions whose own parent was killed.
    1 while !$session && waitpid(-1, POSIX::WNOHANG()) > 0;
  }
}

# Milliseconds of a monotonic clock.
sub now { return (POSIX::times())[0] * $TICK }

# Waits at most so many seconds for an event and handles it; true if the session's output was silent.
sub attend {
  my ($seconds) = @_;
  my ($reads, $writes) = ('', '');
  vec($reads, $_, 1) = 1 for 0, map { fileno $_ } map { defined $_->{output} ? $_->{output} : () } @left, $session // ();
  vec($reads, fileno $session->{exit}, 1) = 1 if $session && defined $session->{exit};
  vec($writes, fileno $session->{master}, 1) = 1 if $session && $session->{pending} ne '';
  my $count = select($reads, $writes, undef, $seconds);
  if ($count <= 0) { $session->{interval} = least($LONGEST, $session->{interval} * 1.6) if $session; return 1; }
  for my $old (grep { defined $_->{output} && vec($reads, fileno $_->{output}, 1) } @left) { take_output($old) }
  my $silent = 1;
  if ($session) {
    if (defined $session->{output} && vec($reads, fileno $session->{output}, 1)) {
      my $text = take_output($session);
      if ($text ne '') {
        ($session->{active}, $session->{interval}, $silent) = (now(), $SHORTEST, 0);
        $session->{rest} -= length $text if exists $session->{status};
        report_bytes('output', $text);
        answer_terminal($session, $text);
      }
    }
    take_exit($session) if defined $session->{exit} && vec($reads, fileno $session->{exit}, 1);
    write_pending($session) if $session->{pending} ne '';
  }
  take_orders() if vec($reads, 0, 1);
  return $silent;
}

# Reads the available output, bounded; closes the output at its end.
sub take_output {
  my ($from) = @_;
  my $text = '';
  while (length $text < $CHUNK) {
    my $got = sysread($from->{output}, $text, $CHUNK, length $text);
    next if !defined $got && $!{EINTR};
    last if !defined $got && $!{EAGAIN};
    # On a terminal that no process has open any more, read fails instead of returning an end.
    if (!$got) { close $from->{output} unless $from->{master}; undef $from->{output}; last; }
  }
  return $text;
}

# Reads orders; the end of standard input ends everything.
sub take_orders {
  my $got = sysread(STDIN, $orders, $CHUNK, length $orders);
  return if !defined $got && $!{EINTR};
  quit() unless $got;
  while ($orders =~ s/^([^\n]*)\n//) {
    my ($what, @words) = split / /, $1;
    if ($what eq 'run') { start(@words) }
    elsif ($what eq 'end') { begin_end($session, 'interrupted', 'told') if $session && !$session->{steps} }
    elsif ($what eq 'end-left') { report('left', end_left(items($words[0]))) }
  }
}

sub quit { end_all(0); POSIX::_exit(0); }

sub report { write_out(join(' ', @_) . "\n") }
sub report_bytes { my ($what, $bytes) = @_; write_out("$what " . length($bytes) . "\n$bytes"); }

sub write_out {
  my ($bytes) = @_;
  my $done = 0;
  while ($done < length $bytes) {
    my $written = syswrite(STDOUT, $bytes, length($bytes) - $done, $done);
    next if !defined $written && $!{EINTR};
    # The reader is gone.
    quit() unless defined $written;
    $done += $written;
  }
}

sub encode { return unpack('H*', $_[0]) }
sub items { my @items = split /,/, $_[0], -1; pop @items; return @items; }
sub decode { return pack('H*', $_[0]) }
sub least { my ($one, $other) = @_; return $one < $other ? $one : $other }
sub most { my ($one, $other) = @_; return $one > $other ? $one : $other }

# True if a read would return data; the kernel first delivers data still in transit through the terminal.
sub readable {
  my ($handle) = @_;
  my $bits = '';
  vec($bits, fileno $handle, 1) = 1;
  return select($bits, undef, undef, 0) > 0;
}
