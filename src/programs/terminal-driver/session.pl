# A session's course: typing its lines, and ending it.

# Steps that end a session: milliseconds after the previous step, and the action. After the last line by the way of typing,
# otherwise as at the time limit (told). The wait after a key is cut short if the program answers the key by waiting for
# more input.
our %STEPS = (
  adaptive => [[0, "\x03"], [4000, "\x03"], [200, "\x04"], [2000, 'TERM'], [2000, 'KILL'], [2000, 'give up']],
  upstream => [[0, "\x03"], [4000, 'HUP'], [200, 'INT'], [100, 'KILL'], [2000, 'give up']],
  told => [[0, "\x03"], [2000, 'TERM'], [2000, 'KILL'], [2000, 'give up']],
);
our $ANSWERED = 500;

sub step {
  my ($s, $silent) = @_;
  return finish($s, $silent) if exists $s->{status};
  begin_end($s, 'timeout', 'told') if !$s->{steps} && now() >= $s->{deadline};
  return end_further($s, $silent) if $s->{steps};
  my $over = waits_over($s);
  return if !$silent && !$over;
  my $adaptive = $s->{typing} eq 'adaptive';
  my $waits = $s->{master} && ($adaptive && $silent && waits($s) || $over && ($adaptive ? silence_says($s) : 'seen'));
  return tell_listening($s) if $s->{server} && $silent && serves($s, $waits);
  # Output printed before the program began to wait is taken first.
  return if !$waits || $adaptive && $silent && readable($s->{master});
  if ($s->{next} < @{ $s->{lines} }) { type_line($s, $waits) }
  elsif (!$s->{server} || !sockets($s->{holder})->{listening}) { begin_end($s, 'interrupted', $s->{typing}) }
}

sub type_line {
  my ($s, $waits) = @_;
  my $line = $s->{lines}[ $s->{next}++ ];
  # Enter is a carriage return; the terminal turns it into a newline for programs that want one. Upstream sends a newline.
  # Ctrl-C and Ctrl-D need none.
  $s->{pending} = $line =~ /^[\x03\x04]\z/ ? $line : $line . ($s->{typing} eq 'upstream' ? "\n" : "\r");
  ($s->{active}, $s->{interval}) = (now(), $SHORTEST);
  begin_waits($s, 'after');
  report('typed', $waits eq 'guessed' ? 1 : 0);
  write_pending($s);
}

sub write_pending {
  my ($s) = @_;
  my $written = syswrite($s->{master}, $s->{pending});
  if (defined $written) { substr($s->{pending}, 0, $written) = '' }
  # No process has the terminal open any more.
  elsif (!$!{EAGAIN} && !$!{EINTR}) { $s->{pending} = '' }
}

# Prompt libraries ask the terminal for the cursor position and wait for the answer. Reporting the last line saves them
# from clearing lines below.
sub answer_terminal {
  my ($s, $text) = @_;
  return if !$s->{master};
  # The query may arrive in parts.
  $text = $s->{asked} . $text;
  $s->{asked} = $text =~ /(\e(?:\[6?)?)\z/ ? $1 : '';
  # A program in line mode did not send the query: it printed a file that contains one.
  return if $text !~ /\e\[6n/ || line_mode($s);
  $s->{pending} .= "\e[40;1R";
}

sub line_mode {
  my ($s) = @_;
  my $modes = POSIX::Termios->new;
  return $modes->getattr(fileno $s->{slave}) && $modes->getlflag & POSIX::ICANON();
}

# True if a server is ready for others: it listens, has been silent since, and no line is left for it.
sub serves {
  my ($s, $waits) = @_;
  return 0 if $s->{served} || now() - $s->{active} < 300 || now() - $s->{looked} < 100;
  $s->{looked} = now();
  return 0 if $s->{next} < @{ $s->{lines} } && ($waits || grep { @$_ } @{ look($s) }{qw(read poll watch)});
  return 0 unless sockets($s->{holder})->{listening};
  return now() - ($s->{listening} //= now()) >= 300;
}

sub tell_listening {
  my ($s) = @_;
  $s->{served} = 1;
  report('listening');
}

sub begin_end {
  my ($s, $end, $steps) = @_;
  ($s->{end}, $s->{steps}, $s->{stepped}) = ($end, [@{ $STEPS{$steps} }], now());
}

sub end_further {
  my ($s, $silent) = @_;
  my ($pause, $action) = @{ $s->{steps}[0] };
  my $due = $s->{stepped} + $pause;
  $due = $s->{stepped} + least($pause, $ANSWERED)
    if $silent && $s->{master} && $s->{typing} eq 'adaptive' && $s->{end} eq 'interrupted' && $action ne 'KILL' && $action ne 'give up' && waits($s);
  return if now() < $due;
  shift @{ $s->{steps} } if @{ $s->{steps} } > 1;
  $s->{stepped} = now();
  return report_end($s, '-') if $action eq 'give up';
  if ($action =~ /^[A-Z]/) { kill $action, members($s->{holder}) }
  elsif ($s->{master}) {
    $s->{pending} = $action;
    ($s->{active}, $s->{interval}) = (now(), $SHORTEST);
    report('pressed', encode($action));
    write_pending($s);
  }
  else { kill 'INT', members($s->{holder}) }
}

# The holder reports the command's exit; an end without a report means that the holder itself was killed.
sub take_exit {
  my ($s) = @_;
  my $got = sysread($s->{exit}, my $text, 16);
  return if !defined $got && $!{EINTR};
  $s->{status} = $got ? $text : '-';
  $s->{interval} = $SHORTEST;
  close delete $s->{exit};
  ($s->{exited}, $s->{pending}) = (now(), '');
  kill 'KILL', members($s->{holder}) if $s->{end} eq 'timeout';
}

# After the command's exit: its remaining output is read, even by a driver that was stopped for a while; output of other
# processes is not waited for.
sub finish {
  my ($s, $silent) = @_;
  if (defined $s->{output} && $s->{rest} > 0) {
    return if !$silent || readable($s->{output});
    $s->{rest} = 0;
  }
  my $others = defined $s->{output} && below($s->{holder});
  if (!$others || now() - $s->{exited} < 200) {
    return if defined $s->{output} && (!$silent || readable($s->{output}));
    return if $others && now() - most($s->{active}, $s->{exited}) < 50;
  }
  report_end($s, $s->{status});
}

# The session is over for its reader; processes that it left keep their terminal or pipe.
sub report_end {
  my ($s, $status) = @_;
  undef $session;
  if (below($s->{holder})) { push @left, $s }
  else { kill 'KILL', $s->{holder}; waitpid($s->{holder}, 0); }
  report_file($s) if $s->{file} ne '';
  report('end', $s->{end}, $status);
}

# The command may have put anything in the file's place: a pipe must not block, and reading stops at the initial size.
sub report_file {
  my ($s) = @_;
  sysopen(my $file, $s->{file}, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY) or return;
  my $missing = -f $file ? -s _ : 0;
  return if $missing > $s->{limit};
  while ($missing > 0) {
    my $got = sysread($file, my $part, least($missing, $CHUNK));
    next if !defined $got && $!{EINTR};
    return if !$got;
    report_bytes('file', $part);
    $missing -= $got;
  }
}
