export const id = 95;
export const ids = [95];
export const modules = {
	80095: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { evaluateTestPlan: () => evaluateTestPlan });
		var promises_ = __webpack_require__(51455);
		var external_node_path_ = __webpack_require__(76760);
		var errors = __webpack_require__(19473);
		var types = __webpack_require__(33836);
		let PROCESSES = String.raw`
# State, parent, group and session of a process; nothing where it is gone.
sub status_of {
  my ($pid) = @_;
  return (content("/proc/$pid/stat") // '') =~ /.*\) (\S) (\d+) (\d+) (\d+)/s;
}

# The living below a process, whatever session they are in.
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

# The children of every process there is.
sub parents {
  my %children;
  for my $pid (everyone()) {
    my ($state, $parent) = status_of($pid) or next;
    push @{ $children{$parent} }, $pid;
  }
  return \%children;
}

sub everyone { opendir(my $proc, '/proc') or return; return grep { /^\d+$/ } readdir $proc; }

# The processes of a session, whatever their groups, without its holder.
sub members {
  my ($holder) = @_;
  return grep { ((status_of($_))[3] // 0) == $holder } below($holder);
}

# Whether a process below has a socket that waits for connections.
sub listens {
  my ($holder) = @_;
  my (%sockets, %tables);
  for my $pid (below($holder)) {
    opendir(my $descriptors, "/proc/$pid/fd") or next;
    for my $descriptor (readdir $descriptors) {
      $sockets{$1} = 1 if (readlink("/proc/$pid/fd/$descriptor") // '') =~ /^socket:\[(\d+)\]$/;
    }
    # Those of one network are the same.
    $tables{ readlink("/proc/$pid/ns/net") // '' } //= $pid;
  }
  return 0 unless %sockets;
  for my $table (map { ("/proc/$_/net/tcp", "/proc/$_/net/tcp6") } values %tables) {
    open(my $rows, '<', $table) or next;
    while (my $row = <$rows>) {
      my @fields = split ' ', $row;
      return 1 if $fields[3] eq '0A' && $sockets{ $fields[9] };
    }
  }
  return 0;
}

# Ends everything that earlier sessions left, and sessions of a lost driver by their numbers; how many would not go.
sub end_left {
  my %lost = map { $_ => 1 } @_;
  return end_all(1000, sub { grep { $lost{ (status_of($_))[3] // 0 } } %lost ? everyone() : () });
}

# TERM, so many milliseconds, KILL: to all below us and to what else is named.
sub end_all {
  my ($grace, $others) = @_;
  my $begun = now();
  my %holders = map { $_->{holder} => 1 } @left, $session // ();
  my @targets;
  my $termed;
  for (;;) {
    1 while waitpid(-1, POSIX::WNOHANG()) > 0;
    my $killing = now() - $begun >= $grace;
    @targets = (below($$), $others ? $others->() : ());
    # The holders go last: with them goes the terminal of those who end in peace.
    @targets = grep { !$holders{$_} } @targets unless $killing;
    if (!@targets) { last if $killing || !%holders; $grace = 0; next; }
    last if now() - $begun >= $grace + 2000;
    kill 'KILL', @targets if $killing;
    kill 'TERM', @targets if !$killing && !$termed++;
    # A terminal that nobody reads holds its writers up.
    take_output($_) for grep { defined $_->{output} && readable($_->{output}) } @left;
    select(undef, undef, undef, 0.005);
  }
  undef $session;
  @left = ();
  return scalar @targets;
}
`;
		let SERVE = String.raw`
use strict; use warnings; no warnings 'portable'; use Errno; use Fcntl; use POSIX ();

# System calls by machine: those that may wait for a terminal, and prctl.
our %CALLS = (
  x86_64 => { prctl => 157, 0 => 'read', 19 => 'read', 7 => 'poll', 271 => 'poll', 23 => 'select', 270 => 'select',
    232 => 'epoll', 281 => 'epoll', 441 => 'epoll' },
  aarch64 => { prctl => 167, 63 => 'read', 65 => 'read', 73 => 'poll', 72 => 'select', 22 => 'epoll', 441 => 'epoll' },
);
our $CALLS = $CALLS{ (POSIX::uname())[4] };
our $TICK = 1000 / POSIX::sysconf(POSIX::_SC_CLK_TCK());
# Seconds between two looks at a session; short after anything happened, longer the longer nothing does.
our ($SHORTEST, $LONGEST) = (0.0003, 0.02);
our $CHUNK = 65536;

# The session under way, if any, and the earlier ones whose background processes still hold a terminal or pipe.
our ($session, @left);
my $orders = '';

sub serve {
  $SIG{$_} = 'IGNORE' for qw(HUP INT QUIT PIPE TERM USR1 USR2 TSTP TTIN TTOU);
  # What a session orphans stays below us.
  prctl(36, 1);
  report('hello');
  for (;;) {
    my $silent = attend($session ? $session->{interval} : 3600);
    step($session, $silent) if $session;
    # The dead of sessions whose own parent was killed.
    1 while !$session && waitpid(-1, POSIX::WNOHANG()) > 0;
  }
}

# Milliseconds of a clock that only goes forward.
sub now { return (POSIX::times())[0] * $TICK }

# Waits for anything to happen, at most so many seconds, and takes it in; true when the session's output was silent.
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
        report_bytes('output', $text);
        notice_prompt($session, $text);
        answer_terminal($session, $text);
      }
    }
    take_exit($session) if defined $session->{exit} && vec($reads, fileno $session->{exit}, 1);
    write_pending($session) if $session->{pending} ne '';
  }
  take_orders() if vec($reads, 0, 1);
  return $silent;
}

# What is there to be read, bounded; at its end the output is closed.
sub take_output {
  my ($from) = @_;
  my $text = '';
  while (length $text < $CHUNK) {
    my $got = sysread($from->{output}, $text, $CHUNK, length $text);
    next if !defined $got && $!{EINTR};
    last if !defined $got && $!{EAGAIN};
    # A terminal that nobody has open any more is an error, not an end.
    if (!$got) { close $from->{output} unless $from->{master}; undef $from->{output}; last; }
  }
  return $text;
}

# Takes what we are told; the end of it ends all.
sub take_orders {
  my $got = sysread(STDIN, $orders, $CHUNK, length $orders);
  return if !defined $got && $!{EINTR};
  quit() unless $got;
  while ($orders =~ s/^([^\n]*)\n//) {
    my ($what, @words) = split / /, $1;
    if ($what eq 'run') { start(@words) }
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
    # Nobody listens any more.
    quit() unless defined $written;
    $done += $written;
  }
}

sub encode { return unpack('H*', $_[0]) }
sub items { my @items = split /,/, $_[0], -1; pop @items; return @items; }
sub decode { return pack('H*', $_[0]) }
sub least { my ($one, $other) = @_; return $one < $other ? $one : $other }
sub prctl { my ($option, $value) = @_; syscall($CALLS->{prctl}, $option, $value, 0, 0, 0) if $CALLS; }

# Whether a read would find something; the kernel first hands over what is still on its way through the terminal.
sub readable {
  my ($handle) = @_;
  my $bits = '';
  vec($bits, fileno $handle, 1) = 1;
  return select($bits, undef, undef, 0) > 0;
}
`;
		let SESSION = String.raw`
# How a session is ended, step by step: milliseconds after the step before, and what is done. A step that is a key is
# not waited out when the program answers the key by asking for more.
our %STEPS = (
  interrupted => [[0, "\x03"], [2000, "\x03"], [200, "\x04"], [2000, 'TERM'], [2000, 'KILL'], [2000, 'give up']],
  timeout => [[0, "\x03"], [2000, 'TERM'], [2000, 'KILL'], [2000, 'give up']],
);
our $ANSWERED = 500;

sub step {
  my ($s, $silent) = @_;
  return finish($s, $silent) if exists $s->{status};
  begin_end($s, 'timeout') if !$s->{steps} && now() >= $s->{deadline};
  return end_further($s, $silent) if $s->{steps};
  return if !$silent;
  return leave($s) if $s->{stay} && stays($s);
  return if !$s->{master};
  my $waits = waits($s) or return;
  # What was printed before the program began to wait comes first.
  return if readable($s->{master});
  if ($s->{next} < @{ $s->{lines} }) { type_line($s, $waits) }
  elsif (!$s->{stay} || !listens($s->{holder})) { begin_end($s, 'interrupted') }
}

sub type_line {
  my ($s, $waits) = @_;
  my $line = $s->{lines}[ $s->{next}++ ];
  # Enter is a carriage return; the terminal makes a newline of it for those who want one. Ctrl-C and Ctrl-D need none.
  $s->{pending} = $line =~ /^[\x03\x04]\z/ ? $line : "$line\r";
  ($s->{active}, $s->{interval}) = (now(), $SHORTEST);
  report('typed', $waits eq 'guessed' ? 1 : 0);
  write_pending($s);
}

sub write_pending {
  my ($s) = @_;
  my $written = syswrite($s->{master}, $s->{pending});
  if (defined $written) { substr($s->{pending}, 0, $written) = '' }
  # Nobody has the terminal open any more.
  elsif (!$!{EAGAIN} && !$!{EINTR}) { $s->{pending} = '' }
}

# Whether the cursor is left behind a text on its line, as it is by a prompt.
sub notice_prompt {
  my ($s, $text) = @_;
  $text = substr($text, -512) if length $text > 512;
  $text =~ s/\e(?:\[[0-9;?]*[@-~]|[^\[])|\r//g;
  $s->{asks} = $text !~ /\n\z/ if $text ne '';
}

# Prompt libraries ask the terminal where its cursor is and wait for the answer. On the last line there is nothing below
# that they would have to clear.
sub answer_terminal {
  my ($s, $text) = @_;
  return if !$s->{master};
  # The question may come in parts.
  $text = $s->{asked} . $text;
  $s->{asked} = $text =~ /(\e(?:\[6?)?)\z/ ? $1 : '';
  # Who reads whole lines did not ask: a file was printed.
  return if $text !~ /\e\[6n/ || line_mode($s);
  $s->{pending} .= "\e[40;1R";
}

sub line_mode {
  my ($s) = @_;
  my $modes = POSIX::Termios->new;
  return $modes->getattr(fileno $s->{slave}) && $modes->getlflag & POSIX::ICANON();
}

# Whether a server is ready to be left alone: it listens, and after that has nothing more to say.
sub stays {
  my ($s) = @_;
  return 0 if now() - $s->{active} < 300 || now() - $s->{looked} < 100;
  $s->{looked} = now();
  return 0 if $s->{next} < @{ $s->{lines} } && waits($s);
  return 0 unless listens($s->{holder});
  return now() - ($s->{listening} //= now()) >= 300;
}

sub begin_end {
  my ($s, $end) = @_;
  ($s->{end}, $s->{steps}, $s->{due}, $s->{stepped}) = ($end, [@{ $STEPS{$end} }], now(), now());
  shift @{ $s->{steps} } while $s->{steps}[0][0];
}

sub end_further {
  my ($s, $silent) = @_;
  my ($pause, $action) = @{ $s->{steps}[0] };
  my $due = $s->{stepped} + $pause;
  $due = $s->{stepped} + least($pause, $ANSWERED)
    if $silent && $s->{master} && $s->{end} eq 'interrupted' && $action ne 'KILL' && $action ne 'give up' && waits($s);
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

# The holder tells the command's exit; without it, it was killed itself.
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

# After the command's exit: what it printed is still to come; what others print is not waited for.
sub finish {
  my ($s, $silent) = @_;
  my $others = defined $s->{output} && below($s->{holder});
  if (!$others || now() - $s->{exited} < 200) {
    return if defined $s->{output} && (!$silent || readable($s->{output}));
    return if $others && now() - ($s->{active} > $s->{exited} ? $s->{active} : $s->{exited}) < 50;
  }
  report_end($s, $s->{status});
}

sub leave { my ($s) = @_; $s->{end} = 'background'; report_end($s, '-'); }

# The session is over for its reader; what is left of it keeps its terminal or pipe.
sub report_end {
  my ($s, $status) = @_;
  undef $session;
  if (below($s->{holder})) { push @left, $s }
  else { kill 'KILL', $s->{holder}; waitpid($s->{holder}, 0); }
  report_file($s) if $s->{file} ne '';
  report('end', $s->{end}, $status);
}

# Whatever the command put in the file's place: nothing waits for a pipe, and no more is read than it had at first.
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
`;
		let DRIVER = [
			SERVE,
			String.raw`
sub start {
  my ($kind, $timeout, $stay, $script, $environment, $lines, $file, $limit) = @_;
  my %new = (
    deadline => now() + $timeout, stay => $stay, lines => [map { decode($_) } items($lines)], next => 0,
    pending => '', interval => $SHORTEST, active => now(), looked => 0, steps => undef, end => 'exit', asked => '', asks => 0,
    file => decode((items($file))[0] // ''), limit => $limit,
  );
  my ($write, $exit);
  my $fine = pipe($new{exit}, $exit) && ($kind eq 'tty' ? open_terminal(\%new) : pipe($new{output}, $write));
  my $holder = $fine ? fork : undef;
  return report('fault', encode("$!")) unless defined $holder;
  hold(decode($script), [map { decode($_) } items($environment)], $new{slave}, $write, $exit) if !$holder;
  fcntl($new{output}, F_SETFL, O_NONBLOCK);
  $session = { %new, holder => $holder };
  report('started', $holder);
}

# A terminal as a person's: 120 columns, 40 lines, UTF-8.
sub open_terminal {
  my ($new) = @_;
  sysopen($new->{master}, '/dev/ptmx', O_RDWR | O_NOCTTY) or sysopen($new->{master}, '/dev/pts/ptmx', O_RDWR | O_NOCTTY) or return 0;
  my ($number, $size) = (pack('i', 0), pack('S4', 40, 120, 0, 0));
  ioctl($new->{master}, 0x40045431, $number) or return 0;
  ioctl($new->{master}, 0x80045430, $number) or return 0;
  sysopen($new->{slave}, '/dev/pts/' . unpack('i', $number), O_RDWR | O_NOCTTY) or return 0;
  ioctl($new->{master}, 0x5414, $size) or return 0;
  my $modes = POSIX::Termios->new;
  $modes->getattr(fileno $new->{slave});
  $modes->setiflag($modes->getiflag | 0x4000);
  $modes->setattr(fileno $new->{slave}, POSIX::TCSANOW());
  $new->{output} = $new->{master};
  return 1;
}

# The holder's life: it starts the command, tells its exit, and buries the dead until it is killed.
sub hold {
  my ($script, $environment, $slave, $write, $exit) = @_;
  prctl(1, 9);
  prctl(36, 1);
  POSIX::setsid();
  open(my $nothing, '+<', '/dev/null');
  POSIX::dup2(fileno $nothing, $_) for 0, 1, 2;
  ioctl($slave, 0x540E, 0) if $slave;
  my $child = fork;
  run_command($script, $environment, $slave, $write) if defined $child && !$child;
  close_others(fileno $exit);
  syswrite($exit, '127') unless defined $child;
  for (;;) {
    my $pid = waitpid(-1, 0);
    if ($pid < 0) { select(undef, undef, undef, 3600) }
    elsif ($pid == $child) { syswrite($exit, $? & 127 ? 128 + ($? & 127) : $? >> 8); close $exit; }
  }
}

sub run_command {
  my ($script, $environment, $slave, $write) = @_;
  POSIX::setpgid(0, 0);
  if ($slave) {
    POSIX::tcsetpgrp(fileno $slave, $$);
    POSIX::dup2(fileno $slave, $_) for 0, 1, 2;
    delete @ENV{qw(LINES COLUMNS)};
    $ENV{TERM} = 'xterm-256color';
  }
  else { POSIX::dup2(fileno $write, $_) for 1, 2 }
  close_others();
  for my $pair (@$environment) { my ($name, $value) = split /=/, $pair, 2; $ENV{$name} = $value; }
  POSIX::sigaction($_, POSIX::SigAction->new('DEFAULT')) for grep { $_ != 9 && $_ != 19 } 1 .. 31;
  POSIX::sigprocmask(POSIX::SIG_SETMASK(), POSIX::SigSet->new);
  # A fixed place first: what the workdir's owner put on PATH is not what runs its tests.
  my ($bash) = grep { -f $_ && -x _ } map { "$_/bash" } '/bin', '/usr/bin', '/usr/local/bin', split /:/, $ENV{PATH} // '';
  my @command = ($bash // '/bin/sh', '-c', $script);
  no warnings;
  exec { $command[0] } ($bash ? 'bash' : 'sh'), @command[1, 2];
  syswrite(STDERR, "agentbench: $command[0]: $!\n");
  POSIX::_exit(127);
}

# Closes every descriptor from 3 on, but for one.
sub close_others {
  my ($kept) = @_;
  opendir(my $descriptors, '/proc/self/fd') or return;
  my @numbers = grep { /^\d+$/ && $_ > 2 && $_ != ($kept // -1) } readdir $descriptors;
  closedir $descriptors;
  POSIX::close($_) for @numbers;
}
`,
			SESSION,
			String.raw`
# Milliseconds of silence that must be added to what is seen, by how much it says. An event loop listens while it works,
# too: with the cursor behind a text it asks, unless that is a spinner; without, it has to be silent for longer, and for
# longest where the answer would be Ctrl-C.
our %SILENCE = (busy => 150, asks => 150, listens => 1000, rests => 3000, wchan => 300, unknown => 1500);

# Whether the foreground waits: 'seen', 'guessed' (from silence alone), or '' where it does not.
sub waits {
  my ($s) = @_;
  # What was typed last is not taken yet.
  return '' if $s->{pending} ne '' || readable($s->{slave});
  my $group = pack('i', 0);
  ioctl($s->{master}, 0x540F, $group) or return '';
  $group = unpack('i', $group);
  my (%does, $seen);
  for my $pid (below($s->{holder})) {
    my ($state, $parent, $its_group, $its_session) = status_of($pid) or next;
    # Another session may have kept the terminal open and read it without belonging to it.
    next if $its_session == $s->{holder} && $its_group != $group;
    $seen = 1;
    next if $state =~ /[TtZX]/;
    $does{$_} = 1 for activities($s, $pid);
  }
  # Processes may be hidden from us.
  $does{unknown} = 1 unless $seen;
  my $silence = now() - $s->{active};
  return 'seen' if $does{read} && (!$does{running} || $silence >= $SILENCE{busy});
  my $loop = $s->{asks} ? 'asks' : $s->{next} < @{ $s->{lines} } ? 'listens' : 'rests';
  return 'seen' if $does{poll} && $silence >= $SILENCE{$loop};
  return 'seen' if $does{wchan} && $silence >= $SILENCE{wchan};
  return 'guessed' if $does{unknown} && !$does{running} && $silence >= $SILENCE{unknown};
  return '';
}

# What the threads of a process do, each one of: read, poll (of the terminal), running, other, wchan, unknown.
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

# The kernel's function that a thread sleeps in, where the system call is kept from us.
sub wait_channel {
  my ($pid, $thread) = @_;
  my $channel = content("/proc/$pid/task/$thread/wchan") // '';
  return 'wchan' if $channel =~ /^(?:wait_woken|n_tty_read)$/;
  # A poll may be of anything.
  return 'other' if $channel =~ /^[a-z]/ && $channel !~ /poll|select/;
  return (content("/proc/$pid/task/$thread/stat") // '') =~ /\) [RD] / ? 'running' : 'unknown';
}

# Whether a descriptor of a process is this terminal, by its own name or as /dev/tty.
sub is_terminal {
  my ($s, $pid, $descriptor) = @_;
  my @its = stat("/proc/$pid/fd/$descriptor") or return 0;
  my @ours = stat($s->{slave});
  return $its[0] == $ours[0] && $its[1] == $ours[1] 
    || $its[6] == 0x500 && (status_of($pid))[3] == $s->{holder};
}

# The descriptors that a poll waits for input of; where the process's memory is kept from us: standard input.
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

# A small file of /proc; undefined, with the reason in $!, where it cannot be read.
sub content {
  my ($file) = @_;
  sysopen(my $handle, $file, O_RDONLY) or return undef;
  my $got = sysread($handle, my $text, $CHUNK);
  return defined $got ? $text : undef;
}
`,
			PROCESSES,
			"\nserve();\n"
		].join("");
		let ENDS = [
			"exit",
			"interrupted",
			"timeout",
			"background"
		];
		function runMessage({ script, environment, input, timeout, mayStay, file }) {
			let variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
			return `run ${[
				input === null ? "pipes" : "tty",
				Math.ceil(timeout),
				+!!mayStay,
				hex(script),
				list(variables.map(hex)),
				list((input ?? []).map(hex)),
				list(file === void 0 ? [] : [hex(file.path)]),
				file?.limit ?? 0
			].join(" ")}\n`;
		}
		function endLeftMessage(lost) {
			return `end-left ${list([...lost].map(String))}\n`;
		}
		async function* messagesOf(output) {
			let rest = Buffer.alloc(0);
			let missing = 0;
			for await (let chunk of output) {
				rest = Buffer.concat([rest, chunk]);
				for (; rest.length >= missing;) {
					let newline = rest.indexOf(10);
					if (newline < 0 && rest.length > 4096) return;
					if (newline < 0) break;
					let words = rest.toString("latin1", 0, newline).split(" ");
					let end = newline + 1;
					if (words[0] === "output" || words[0] === "file") {
						let length = /^\d+$/.test(words[1] ?? "") ? Number(words[1]) : NaN;
						if (!(length <= 1048576)) return;
						end += length;
					}
					missing = end;
					if (rest.length < end) break;
					let message = parse(words, rest.subarray(newline + 1, end));
					if (message === null) return;
					yield message;
					rest = rest.subarray(end);
					missing = 0;
				}
			}
		}
		function parse([what, first = "", second = ""], bytes) {
			switch (what) {
				case "hello": return { what };
				case "started": return {
					what,
					session: Number(first)
				};
				case "output":
				case "file": return {
					what,
					bytes
				};
				case "typed": return {
					what,
					guessed: first === "1"
				};
				case "pressed": return {
					what,
					key: fromHex(first)
				};
				case "end":
					if (!ENDS.includes(first)) return null;
					return {
						what,
						end: first,
						exitCode: /^\d+$/.test(second) ? Number(second) : null
					};
				case "left": return {
					what,
					count: Number(first)
				};
				case "fault": return {
					what,
					reason: fromHex(first)
				};
				default: return null;
			}
		}
		function list(items) {
			return items.length === 0 ? "-" : items.map((item) => `${item},`).join("");
		}
		function hex(text) {
			return Buffer.from(text).toString("hex");
		}
		function fromHex(text) {
			return Buffer.from(text, "hex").toString();
		}
		let PERLS = ["/usr/bin/perl", "perl"];
		class Connection {
			#conversation;
			#messages;
			#open = !0;
			constructor(conversation) {
				this.#conversation = conversation;
				this.#messages = messagesOf(conversation.output);
				conversation.input.on("error", () => {});
			}
			get isOpen() {
				return this.#open;
			}
			send(message) {
				this.#open && this.#conversation.input.write(message);
			}
			async next(timeout) {
				let timer = setTimeout(() => this.close(), Math.max(0, timeout));
				try {
					let { value, done } = await this.#messages.next();
					if (!done) return value;
				} catch {} finally {
					clearTimeout(timer);
				}
				this.close();
				return null;
			}
			close() {
				if (!this.#open) return;
				this.#open = !1;
				this.#conversation.close();
			}
		}
		async function connect(testbed, again, signal) {
			let fault;
			for (let perl of PERLS) {
				try {
					let connection = new Connection(await testbed.converse([
						perl,
						"-e",
						DRIVER
					], signal));
					if ((await connection.next(3e4))?.what === "hello") return connection;
					connection.close();
				} catch (error) {
					fault = error;
				}
				signal.throwIfAborted();
			}
			if (again) throw new types.z("perl, which drives the terminal, cannot be started in the testbed any more");
			if (fault !== void 0 && !(fault instanceof types.z && isMissing(fault))) throw fault;
			throw new errors.ZD("testbed", "the image has no perl, which drives the terminal of test cases with input: use an image made from Debian or Ubuntu, or install perl in it");
		}
		function isMissing(error) {
			return /no such file|not found|ENOENT|executable/i.test((0, errors.bD)(error));
		}
		class HeadAndTail {
			#limit;
			#head = [];
			#headLength = 0;
			#headFull = !1;
			#tail = [];
			#first = 0;
			#tailLength = 0;
			dropped = 0;
			constructor(limit) {
				this.#limit = limit / 2;
			}
			add(text) {
				if (!this.#headFull && this.#headLength + text.length <= this.#limit) {
					this.#head.push(text);
					this.#headLength += text.length;
					return !0;
				}
				this.#headFull = !0;
				this.#tail.push(text);
				this.#tailLength += text.length;
				for (; this.#tailLength > this.#limit;) this.#drop();
				return !1;
			}
			text(marker) {
				return [
					...this.#head,
					this.dropped > 0 ? marker : "",
					...this.#tail.slice(this.#first)
				].join("");
			}
			#drop() {
				let { length } = this.#tail[this.#first];
				this.#tail[this.#first++] = "";
				this.#tailLength -= length;
				this.dropped += length;
				if (this.#first <= this.#tail.length / 2) return;
				this.#tail = this.#tail.slice(this.#first);
				this.#first = 0;
			}
		}
		class Recording {
			#header;
			#events;
			#headTime = 0;
			constructor({ command, term, started, limit = 1048576 }) {
				this.#events = new HeadAndTail(limit);
				let timestamp = Math.floor(started / 1e3);
				this.#header = JSON.stringify({
					version: 2,
					width: 120,
					height: 40,
					timestamp,
					command,
					env: { TERM: term }
				});
			}
			add(time, kind, text) {
				let seconds = Math.round(time) / 1e3;
				for (let part of parts(text)) this.#events.add(`${JSON.stringify([
					seconds,
					kind,
					part
				])}\n`) && (this.#headTime = seconds);
			}
			text() {
				let cut = `… ${this.#events.dropped} characters of events left out …`;
				return `${this.#header}\n${this.#events.text(`${JSON.stringify([
					this.#headTime,
					"m",
					cut
				])}\n`)}`;
			}
		}
		function* parts(text) {
			let start = 0;
			for (; start < text.length;) {
				let end = Math.min(text.length, start + 4096);
				end < text.length && /[\ud800-\udbff]/.test(text[end - 1]) && --end;
				yield text.slice(start, end);
				start = end;
			}
		}
		class Line {
			#characters = [];
			#cursor = 0;
			get length() {
				return this.#characters.length;
			}
			get isFresh() {
				return this.#characters.length === 0 && this.#cursor === 0;
			}
			text() {
				return this.#characters.join("");
			}
			take() {
				let text = this.text();
				this.#characters = [];
				this.#cursor = 0;
				return text;
			}
			write(text) {
				this.#fillTo(this.#cursor);
				for (let character of text) this.#characters[this.#cursor++] = character;
			}
			moveTo(column) {
				this.#cursor = Math.max(0, column);
			}
			moveBy(columns) {
				this.moveTo(Math.min(this.#cursor + columns, Math.max(this.#cursor, this.length + 512)));
			}
			erase(part) {
				part === 0 ? this.#characters.length = Math.min(this.length, this.#cursor) : part === 1 ? this.#characters.fill(" ", 0, this.#cursor + 1) : this.#characters = [];
			}
			remove(count) {
				this.#characters.splice(this.#cursor, count);
			}
			insert(count) {
				if (this.#cursor >= this.length) return;
				this.#characters.splice(this.#cursor, 0, ...Array(count).fill(" "));
				this.#characters.length = Math.min(this.length, 2560);
			}
			repeat(count) {
				let character = this.#characters[this.#cursor - 1];
				character !== void 0 && this.write(character.repeat(count));
			}
			blank(count) {
				this.#characters.fill(" ", this.#cursor, this.#cursor + count);
			}
			#fillTo(column) {
				for (; this.length < column;) this.#characters.push(" ");
			}
		}
		let transcript_LONGEST_LINE = 2048;
		let LONGEST_STRING = 4096;
		let PLAIN_LINES = /(?:[^\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\r{1,3}(?=\n)){0,2048}/y;
		let PLAIN_RUN = /[^\u0000-\u0008\u000a-\u001f\u007f-\u009f]+/y;
		let STRING_RUN = /[^\u0007\u0018\u001a\u001b\u009c]+/y;
		class Transcript {
			#kept;
			#line = new Line();
			#state = "text";
			#sequence = "";
			#stringLength = 0;
			constructor(limit = 65536) {
				this.#kept = new HeadAndTail(limit);
			}
			write(text) {
				for (let at = 0; at < text.length;) at = this.#state === "text" ? this.#text(text, at) : this.#control(text, at);
			}
			text() {
				return this.#kept.text(`\n[… ${this.#kept.dropped} characters left out …]\n`) + this.#line.text();
			}
			#text(text, at) {
				if (this.#line.isFresh) {
					let block = match(PLAIN_LINES, text, at);
					let lines = block.slice(0, block.lastIndexOf("\n") + 1);
					if (lines !== "") {
						this.#kept.add(lines.replaceAll("\r", ""));
						return at + lines.length;
					}
				}
				let run = match(PLAIN_RUN, text, at);
				if (run === "") return this.#controlCharacter(text, at);
				let start = 0;
				for (; start < run.length;) {
					let end = Math.min(run.length, start + transcript_LONGEST_LINE);
					end < run.length && /[\ud800-\udbff]/.test(run[end - 1]) && --end;
					this.#line.write(run.slice(start, end));
					this.#line.length > transcript_LONGEST_LINE && this.#kept.add(this.#line.take());
					start = end;
				}
				return at + run.length;
			}
			#controlCharacter(text, at) {
				let character = text[at];
				character === "\n" ? this.#newLine() : character === "\r" ? this.#line.moveTo(0) : character === "\b" ? this.#line.moveBy(-1) : character === "\x1B" ? this.#state = "escape" : character === "" ? this.#begin("sequence") : "".includes(character) ? this.#begin("string") : (character === "\v" || character === "\f") && this.#breakLine();
				return at + 1;
			}
			#begin(state) {
				this.#state = state;
				this.#sequence = "";
				this.#stringLength = 0;
			}
			#control(text, at) {
				let character = text[at];
				if (this.#state === "string" && !"\x07\x1B".includes(character)) return this.#string(text, at);
				if (this.#state === "string") this.#state = character === "\x1B" ? "string escape" : "text";
				else if (this.#state === "string escape" && character === "\\") this.#state = "text";
				else if (character === "\x1B") this.#state = "escape";
				else if (character < " " || character > "~") {
					this.#state = "text";
					return at;
				} else this.#state === "sequence" ? this.#takeSequence(character) : this.#state === "skip" ? this.#state = "text" : character === "[" ? this.#begin("sequence") : "PX]^_".includes(character) ? this.#begin("string") : this.#escape(character);
				return at + 1;
			}
			#string(text, at) {
				let run = match(STRING_RUN, text, at).slice(0, LONGEST_STRING - this.#stringLength);
				this.#stringLength += run.length;
				this.#stringLength >= LONGEST_STRING && (this.#state = "text");
				return at + run.length;
			}
			#escape(character) {
				this.#state = " #%()*+-./".includes(character) ? "skip" : "text";
				"cDEM".includes(character) && this.#breakLine();
			}
			#takeSequence(character) {
				if (character < "@") {
					this.#sequence += character;
					this.#sequence.length > 64 && (this.#state = "text");
					return;
				}
				this.#state = "text";
				let parameter = Number.parseInt(this.#sequence, 10);
				let count = Math.min(Math.max(Number.isNaN(parameter) ? 1 : parameter, 1), 200);
				character === "C" ? this.#line.moveBy(count) : character === "D" ? this.#line.moveBy(-count) : character === "G" || character === "`" ? this.#line.moveTo(count - 1) : character === "P" ? this.#line.remove(count) : character === "@" ? this.#line.insert(count) : character === "X" ? this.#line.blank(count) : character === "b" ? this.#line.repeat(count) : character === "K" || character === "J" && !(parameter > 1) ? this.#line.erase(parameter || 0) : ("ABEFHJLMSTdf".includes(character) || "hl".includes(character) && /^\?(47|1047|1049)$/.test(this.#sequence)) && this.#breakLine();
			}
			#newLine() {
				this.#kept.add(`${this.#line.take()}\n`);
			}
			#breakLine() {
				this.#line.length > 0 ? this.#newLine() : this.#line.moveTo(0);
			}
		}
		function match(pattern, text, at) {
			pattern.lastIndex = at;
			return pattern.exec(text)?.[0] ?? "";
		}
		class SessionLog {
			#request;
			#redactor;
			#filter;
			#decoder = new TextDecoder();
			#transcript;
			#recording;
			#started = performance.now();
			#typed = 0;
			#guessed = 0;
			#file = [];
			#fileRoom;
			constructor(request, { redactor, transcriptLimit, recordingLimit }) {
				this.#request = request;
				this.#fileRoom = request.file?.limit ?? 0;
				this.#redactor = redactor;
				this.#filter = redactor.stream();
				this.#transcript = new Transcript(transcriptLimit);
				this.#recording = new Recording({
					command: redactor.text(request.script),
					term: request.environment.TERM ?? "xterm-256color",
					started: Date.now(),
					...recordingLimit === void 0 ? {} : { limit: recordingLimit }
				});
			}
			take(message) {
				if (message.what === "output") this.#show(this.#filter.push(message.bytes), !0);
				else if (message.what === "file") this.#keep(message.bytes);
				else if (message.what === "pressed") this.#type(message.key);
				else if (message.what === "typed") {
					this.#type(`${this.#request.input?.[this.#typed] ?? ""}\r`);
					this.#typed += 1;
					message.guessed && (this.#guessed += 1);
				}
			}
			session(end) {
				this.#show(this.#filter.end(), !1);
				return {
					...end,
					typed: this.#typed,
					guessed: this.#guessed,
					duration: Math.round(this.#elapsed()),
					transcript: this.#transcript.text(),
					recording: this.#recording.text(),
					file: end.lost || this.#fileRoom < 0 || this.#file.length === 0 ? null : Buffer.concat(this.#file)
				};
			}
			#keep(bytes) {
				this.#fileRoom -= bytes.length;
				this.#fileRoom >= 0 && this.#file.push(Buffer.from(bytes));
			}
			#show(bytes, more) {
				let text = this.#decoder.decode(bytes, { stream: more });
				this.#transcript.write(text);
				this.#recording.add(this.#elapsed(), "o", this.#request.input === null ? text.replace(/\r?\n/g, "\r\n") : text);
			}
			#type(text) {
				this.#recording.add(this.#elapsed(), "i", this.#redactor.text(text));
			}
			#elapsed() {
				return performance.now() - this.#started;
			}
		}
		let GRACE = 2e4;
		async function openTerminal(testbed, options, signal) {
			return new DrivenTerminal(testbed, options, await connect(testbed, !1, signal));
		}
		class DrivenTerminal {
			#testbed;
			#options;
			#connection;
			#lost = new Set();
			#sessions = new Set();
			#busy = !1;
			constructor(testbed, options, connection) {
				this.#testbed = testbed;
				this.#options = options;
				this.#connection = connection;
			}
			async run(request, signal) {
				let connection = await this.#connected(signal);
				let log = new SessionLog(request, this.#options);
				let limit = performance.now() + request.timeout + GRACE;
				return this.#exchange(connection, signal, async () => {
					connection.send(runMessage(request));
					for (;;) {
						let message = await connection.next(limit - performance.now());
						signal.throwIfAborted();
						if (message === null) {
							await this.#connected(signal);
							let late = performance.now() >= limit;
							return log.session({
								end: late ? "timeout" : "exit",
								exitCode: null,
								lost: !0
							});
						}
						if (message.what === "started") this.#sessions.add(message.session);
						else if (message.what === "fault") throw new errors.ZD("testbed", `no terminal could be opened: ${message.reason}`);
						else if (message.what === "end") return log.session(endOf(message.end, message.exitCode));
						else log.take(message);
					}
				});
			}
			async endLeft(signal) {
				if (this.#sessions.size === 0 && this.#lost.size === 0) return 0;
				let connection = await this.#connected(signal);
				return this.#exchange(connection, signal, async () => {
					connection.send(endLeftMessage(this.#lost));
					let answer = await connection.next(GRACE);
					signal.throwIfAborted();
					this.#sessions.clear();
					this.#lost.clear();
					return answer?.what === "left" ? answer.count : 0;
				});
			}
			close() {
				this.#connection.close();
			}
			async #connected(signal) {
				signal.throwIfAborted();
				if (this.#connection.isOpen) return this.#connection;
				for (let session of this.#sessions) this.#lost.add(session);
				this.#sessions.clear();
				this.#connection = await connect(this.#testbed, !0, signal);
				return this.#connection;
			}
			async #exchange(connection, signal, talk) {
				if (this.#busy) throw Error("the terminal runs one command at a time");
				this.#busy = !0;
				let close = () => connection.close();
				signal.addEventListener("abort", close, { once: !0 });
				try {
					return await talk();
				} finally {
					signal.removeEventListener("abort", close);
					this.#busy = !1;
				}
			}
		}
		function endOf(end, exitCode) {
			return end === "exit" && exitCode === null ? {
				end,
				exitCode,
				lost: !0
			} : {
				end,
				exitCode
			};
		}
		var look = __webpack_require__(67439);
		var tools = __webpack_require__(36464);
		var test_plan_doubts = __webpack_require__(92809);
		var figures = __webpack_require__(34141);
		var test_plan_files = __webpack_require__(3891);
		var untrusted = __webpack_require__(8020);
		let JUDGE = "(?:judge|evaluator|grader|assessor|scorer|reviewer)";
		let MACHINE = "(?:ai|llm|automated|automatic|language[ -]model)";
		let PATTERNS = [
			/\b(?:ignor(?:e|ing)|disregard|forget|override)\b[^.\n]{0,40}\b(?:previous|prior|above|earlier|system|your|all|these)\b[^.\n]{0,40}\b(?:instruction|prompt|rule|rubric|criteri|guideline)/gi,
			/(?:忽略|无视)[^。\n]{0,12}(?:指令|提示词|评分)/g,
			RegExp(`\\b${MACHINE}[ -]${JUDGE}\\b`, "gi"),
			RegExp(`\\b(?:dear|attention|note (?:to|for)|message (?:to|for)|hello|hey)[ ,:]{1,3}(?:the )?${JUDGE}\\b`, "gi"),
			RegExp(`\\b(?:if|as|since) you(?: are|'re) (?:an? )?(?:${MACHINE}|${JUDGE})\\b`, "gi"),
			RegExp(`\\byou are (?:now )?(?:an? |the )?(?:${MACHINE}|${JUDGE}|(?:helpful )?assistant)\\b`, "gi"),
			/\b(?:give|award|assign|return|output|respond with|answer with)\b[^.\n]{0,60}\b(?:score|grade|rating)\b[^.\n]{0,12}\b(?:2|two|full|max|maximum|highest|perfect)\b/gi,
			/\b(?:full marks|full score|maximum score|highest score)\b[^.\n]{0,40}\b(?:test ?point|metric|criterion|project|submission)\b/gi,
			/\\?"score\\?"\s{0,4}:\s{0,4}2(?![\d.])/g,
			/^[ \t]{0,8}(?:system|assistant|developer):/gm,
			/^[ \t]{0,8}(?:system|assistant|developer):[^\n]{0,200}\b(?:instruction|score|judge|evaluat|you (?:are|must|should))/gim,
			/<\|?(?:im_start|im_end|system|assistant|start_header_id|end_header_id|eot_id|endoftext)\|?>/gi,
			/\[\/?INST\]|<<\/?SYS>>/g,
			/^#{1,4} ?(?:system|assistant)(?: (?:message|prompt))?:?[ \t]*$/gim,
			/AGENTBENCH-(?:DATA|END)/gi
		];
		function findAppeals(request) {
			let own = readable(datasetTexts(request).join("\n")).toLowerCase();
			return [...request.testcases.map(({ transcript }, index) => ({
				where: `the transcript of test case ${index + 1}`,
				text: transcript
			})), ...request.files.filter(({ origin }) => origin === "produced").flatMap(({ path, content }) => [{
				where: "the name of a file",
				text: path
			}, {
				where: `the file ${(0, untrusted.h0)(path, 200)}`,
				text: content ?? ""
			}])].flatMap(({ where, text }) => {
				let excerpt = findIn(readable(text), own);
				return excerpt === null ? [] : [{
					where,
					excerpt
				}];
			});
		}
		function findIn(text, own) {
			let first = null;
			let innocent = new Set();
			for (let pattern of PATTERNS) for (let match of text.matchAll(pattern)) {
				if (first !== null && match.index >= first) break;
				let found = match[0].toLowerCase();
				if (innocent.has(found)) continue;
				if (own.includes(found)) {
					innocent.add(found);
					continue;
				}
				first = match.index;
			}
			if (first === null) return null;
			return (0, untrusted.h0)(text.slice(Math.max(0, first - 40), first + 320), 160);
		}
		function datasetTexts({ requirements, point, testcases, files }) {
			return [
				requirements,
				point.metric,
				point.description,
				point.expected_output ?? "",
				...testcases.flatMap(({ command, input }) => [command ?? "", ...input ?? []]),
				...files.filter(({ origin }) => origin === "expected").map(({ content }) => content ?? "")
			];
		}
		function readable(text) {
			let untagged = text.replace(/[\u{e0020}-\u{e007e}]+/gu, (tags) => ` ${Array.from(tags, (tag) => String.fromCodePoint(tag.codePointAt(0) - 917504)).join("")} `);
			return (0, untrusted.pj)(untagged.replace(/\r\n?/g, "\n")).normalize("NFKC").replaceAll("	", " ");
		}
		var judges_types = __webpack_require__(41132);
		var shell = __webpack_require__(89372);
		var external_node_util_ = __webpack_require__(57975);
		var sync = __webpack_require__(25175);
		let utf8 = new TextDecoder("utf-8", { fatal: !0 });
		function sameContent(expectedName, expected, actual) {
			if (expected.equals(actual)) return !0;
			let [a, b] = [asText(expected), asText(actual)];
			if (a === null || b === null) return !1;
			let reader = READERS[external_node_path_.extname(expectedName).toLowerCase()];
			let values = reader === void 0 ? null : [read(reader, a), read(reader, b)];
			if (values === null || values[0] === void 0) return a === b;
			return (0, external_node_util_.isDeepStrictEqual)(values[0], values[1]);
		}
		function asText(content) {
			if (content.includes(0)) return null;
			try {
				return utf8.decode(content).replace(/\r\n?/g, "\n").replace(/\n$/, "");
			} catch {
				return null;
			}
		}
		let READERS = {
			".json": (text) => JSON.parse(text),
			".csv": (text) => (0, sync.qg)(text, {
				relax_column_count: !0,
				skip_empty_lines: !0,
				trim: !0
			})
		};
		function read(reader, text) {
			try {
				return reader(text);
			} catch {
				return;
			}
		}
		let LARGEST_FILE = 262144;
		class JudgeLedger {
			#live;
			#plan;
			#verdicts = 0;
			#failures = 0;
			#usage = {
				input_tokens: null,
				output_tokens: null,
				cost_usd: null
			};
			constructor(live, plan) {
				this.#live = live;
				this.#plan = plan;
			}
			get present() {
				return this.#live.context.judge !== null;
			}
			async ask(point, testcases, produced) {
				let { context, instance, record, signal } = this.#live;
				if (context.judge === null) return "not judged: this point needs a judge, and the run has none";
				let { metric, description, type, expectedOutput, expectedFiles } = point;
				let request = {
					instance_id: instance.id,
					mode: this.#plan.mode,
					requirements: this.#plan.requirements,
					point: {
						metric,
						description,
						type,
						expected_output: expectedOutput,
						expected_output_files: expectedFiles
					},
					testcases,
					files: [...this.#expectedFiles(point), ...await this.#producedFiles(produced)]
				};
				for (let { where, excerpt } of findAppeals(request)) record.note("judge_addressed", `${metric}: ${where} addresses the judge: ${excerpt}`);
				try {
					let judgement = await context.judge.judge(request, (argv) => this.#exec(argv), signal);
					this.#verdicts += 1;
					for (let key of [
						"input_tokens",
						"output_tokens",
						"cost_usd"
					]) {
						let used = judgement.usage?.[key];
						used != null && (this.#usage[key] = (this.#usage[key] ?? 0) + used);
					}
					return judgement;
				} catch (error) {
					signal.throwIfAborted();
					if (!(error instanceof judges_types.Q)) throw error;
					this.#failures += 1;
					return `not judged: the judge came to no verdict: ${error.message}`;
				}
			}
			totals() {
				let { judge } = this.#live.context;
				if (judge === null) return null;
				return {
					identity: judge.identity,
					verdicts: this.#verdicts,
					failures: this.#failures,
					...this.#usage
				};
			}
			#expectedFiles({ expectedFiles }) {
				let files = [];
				for (let name of expectedFiles.slice(0, 30)) {
					let content = (0, test_plan_files.DN)(this.#plan, name, 67108864);
					content !== null && files.push(describeFile(name, "expected", content));
				}
				return files;
			}
			async #producedFiles(names) {
				let { testbed } = this.#live;
				let files = [];
				for (let name of names.slice(0, 30)) {
					let at = (0, test_plan_files.DZ)(testbed, name);
					let content = at === null ? null : await (0, test_plan_files.Cd)(testbed, at, LARGEST_FILE);
					content === null ? files.push({
						path: name,
						origin: "produced",
						size: LARGEST_FILE,
						content: null,
						truncated: !0
					}) : files.push(describeFile(name, "produced", content));
				}
				return files;
			}
			async #exec(argv) {
				let { testbed, signal } = this.#live;
				let outputs = {
					stdout: "",
					stderr: ""
				};
				let exit = await testbed.run({
					shell: "sh",
					script: argv.map(shell.h).join(" "),
					environment: {},
					timeout: 6e4,
					lasting: !1,
					output: (stream, chunk) => {
						outputs[stream] = (outputs[stream] + chunk.toString()).slice(0, 262144);
					}
				}, signal);
				return {
					exitCode: exit.exitCode,
					timedOut: exit.timedOut,
					...outputs
				};
			}
		}
		function describeFile(name, origin, bytes) {
			let text = asText(bytes);
			let content = text === null ? null : text.slice(0, 16e3);
			return {
				path: name,
				origin,
				size: bytes.length,
				content,
				truncated: content !== null && content !== text
			};
		}
		var XMLParser = __webpack_require__(41143);
		let NAMED = "((?:ModuleNotFoundError|ImportError)\\b(?::.{0,300})?)";
		let IN_MESSAGE = RegExp(`^(?:failed on (?:setup|teardown) with ")?${NAMED}`);
		let IN_TRACEBACK = RegExp(`^(?:E +)?${NAMED}`);
		let CAUGHT = /^[> ] +except\b.*\b(?:ModuleNotFoundError|ImportError)\b/m;
		let LISTS = new Set([
			"testsuite",
			"testcase",
			"failure",
			"error",
			"skipped"
		]);
		function parseJUnit(text) {
			if (text.includes("<!DOCTYPE")) return null;
			let parser = new XMLParser.A({
				ignoreAttributes: !1,
				attributeNamePrefix: "",
				htmlEntities: !0,
				parseTagValue: !1,
				parseAttributeValue: !1,
				trimValues: !1,
				isArray: (name) => LISTS.has(name)
			});
			let document;
			try {
				document = parser.parse(text, !0);
			} catch {
				return null;
			}
			let top = document.testsuites ?? document;
			if (typeof top == "string" || !Array.isArray(top.testsuite)) return null;
			let outcomes = {
				ran: 0,
				passed: 0,
				skipped: 0,
				broken: null,
				failure: null
			};
			for (let testcase of casesOf(top)) count(testcase, outcomes);
			return outcomes;
		}
		function scoreOf(outcomes) {
			if (outcomes.broken !== null || outcomes.ran === 0) return 0;
			return outcomes.passed === outcomes.ran && outcomes.failure === null ? 2 : 1;
		}
		function describeOutcomes({ ran, passed, skipped, broken, failure }) {
			let skips = skipped > 0 ? `, ${skipped} skipped` : "";
			if (ran === 0 && broken === null && failure === null) return skipped > 0 ? `no test ran${skips}` : "no test was found";
			return [`${passed} of ${ran} tests passed${skips}`, broken ?? failure].filter((part) => part !== null).join("; ");
		}
		function* casesOf(suite) {
			for (let inner of suite.testsuite ?? []) {
				if (typeof inner != "object") continue;
				yield* (inner.testcase ?? []).map((testcase) => typeof testcase == "object" ? testcase : {});
				yield* casesOf(inner);
			}
		}
		function count({ name, failure = [], error = [], skipped = [] }, outcomes) {
			let faults = [...failure, ...error].map(textsOf);
			let internal = faults.some(({ message }) => message === "internal error");
			if (faults.length === 0 && skipped.length > 0) {
				outcomes.skipped += 1;
				return;
			}
			internal || (outcomes.ran += 1);
			name === void 0 ? outcomes.failure ??= "a test ended the session" : faults.length === 0 && (outcomes.passed += 1);
			for (let { message, text } of faults) {
				let imported = importErrorIn(text) ?? IN_MESSAGE.exec(message)?.[1];
				let collected = message === "collection failure" ? `collection failure: ${lastLine(text)}` : null;
				let caught = CAUGHT.test(text) ? `${message.split("\n")[0].slice(0, 300)} (its imports are caught where they fail)` : null;
				outcomes.broken ??= imported ?? collected ?? caught;
				outcomes.failure ??= internal ? `internal error: ${lastLine(text)}` : message.split("\n")[0].slice(0, 300);
			}
		}
		function importErrorIn(text) {
			let before = "";
			for (let line of text.split("\n")) {
				let found = IN_TRACEBACK.exec(line);
				if (found !== null && (line.startsWith("E") ? !/^E( |$)/.test(before) : /^ {2}/.test(before))) return found[1];
				before = line;
			}
			return null;
		}
		function textsOf(fault) {
			if (typeof fault == "string") return {
				message: "",
				text: fault
			};
			return {
				message: fault.message ?? "",
				text: fault["#text"] ?? ""
			};
		}
		function lastLine(text) {
			return text.trimEnd().split("\n").at(-1).slice(0, 300);
		}
		async function runTestCase(context, point, index, number, left) {
			let { live, terminal } = context;
			let testcase = point.testcases[number];
			let reason = testcase.unrunnable ?? (left <= 0 ? "evaluation-timeout ran out before it" : null);
			if (reason !== null || testcase.command === null) return notRun(testcase, reason ?? "the data names no command");
			let report = point.type === "unit_test" ? reportFile(live, index, number) : null;
			let session = await terminal.run({
				script: testcase.command,
				environment: report === null ? {} : { PYTEST_ADDOPTS: `--junitxml=${report}` },
				input: testcase.input,
				timeout: Math.min(live.context.options["testcase-timeout"], left),
				mayStay: testcase.input === null && number < point.testcases.length - 1,
				...report === null ? {} : { file: {
					path: report,
					limit: 16777216
				} }
			}, live.signal);
			session.lost === !0 && live.record.note("session_lost", `${point.metric}: something ended the program that drives the terminal`);
			let name = `${String(index + 1).padStart(3, "0")}-${number + 1}`;
			let transcript = live.context.redactor.text(session.transcript);
			return {
				testcase,
				result: {
					command: testcase.command,
					input_lines: testcase.input?.length ?? null,
					typed: session.typed,
					end: session.end,
					reason: null,
					exit_code: session.exitCode,
					duration_ms: Math.round(session.duration),
					output_tail: transcript.slice(-1024),
					transcript: await keep(context, `${name}.txt`, transcript),
					recording: await keep(context, `${name}.cast`, session.recording)
				},
				transcript,
				outcomes: session.file === null ? null : parseJUnit(session.file.toString())
			};
		}
		function reportFile({ testbed }, index, number) {
			return external_node_path_.posix.join(external_node_path_.posix.dirname(testbed.promptFile), `junit-${crypto.randomUUID()}`, `${index + 1}-${number + 1}.xml`);
		}
		async function keep({ live, folder }, name, text) {
			let file = external_node_path_.posix.join(folder, "points", name);
			await (0, promises_.mkdir)(external_node_path_.join(live.directory, folder, "points"), { recursive: !0 });
			await (0, promises_.writeFile)(external_node_path_.join(live.directory, file), text);
			return file;
		}
		function notRun(testcase, reason) {
			return {
				testcase,
				result: {
					command: testcase.command,
					input_lines: testcase.input?.length ?? null,
					typed: 0,
					end: "not_run",
					reason,
					exit_code: null,
					duration_ms: 0,
					output_tail: "",
					transcript: null,
					recording: null
				},
				transcript: "",
				outcomes: null
			};
		}
		let LARGEST = 67108864;
		async function equalFile(testbed, plan, { expectedFiles }, written) {
			if (expectedFiles.length === 0) return null;
			let changed = new Set(written.map((name) => external_node_path_.posix.normalize(name)));
			let found = [];
			for (let name of expectedFiles) {
				let normal = external_node_path_.posix.normalize(name);
				if (changed.has(normal)) return null;
				let expected = (0, test_plan_files.DN)(plan, normal, LARGEST);
				if (expected === null || (asText(expected) ?? "binary").trim() === "") return null;
				let equal = await findEqual(testbed, normal, expected, written);
				if (equal === null) return null;
				found.push(`${equal} equals ${normal}`);
			}
			return found.join("; ");
		}
		async function findEqual(testbed, name, expected, written) {
			let extension = external_node_path_.posix.extname(name);
			let candidates = written.filter((file) => external_node_path_.posix.extname(file) === extension).slice(0, 200);
			for (let file of candidates) {
				let at = (0, test_plan_files.DZ)(testbed, file);
				let content = at === null ? null : await (0, test_plan_files.Cd)(testbed, at, LARGEST);
				if (content !== null && sameContent(name, expected, content)) return file;
			}
			return null;
		}
		function unitTestScore(runs, believed) {
			let reported = runs.filter(({ outcomes }) => outcomes !== null);
			if (reported.length === 0) return null;
			if (!believed) return {
				score: 0,
				decided_by: "junit",
				explanation: "not believed: what runs the tests was replaced while the agent worked (see integrity)"
			};
			let scores = reported.map(scoreOfRun);
			let score = Math.min(...scores);
			if (runs.some(({ testcase, outcomes }) => outcomes === null && /\bpytest\b/.test(testcase.command ?? "")) && score > 0) return null;
			return {
				score,
				decided_by: "junit",
				explanation: reported.map(describeRun).join("; ")
			};
		}
		function scoreOfRun({ outcomes, result }) {
			let score = scoreOf(outcomes);
			return score === 2 && result.end !== "exit" ? 1 : score;
		}
		function describeRun({ outcomes, result }) {
			let ended = result.end === "exit" ? "" : ` (ended: ${result.end})`;
			return describeOutcomes(outcomes) + ended;
		}
		let DOCUMENTS = /^(src\/)?readme(\.\w+)?$/i;
		class Evidence {
			files;
			believed;
			constructor(files, believed) {
				this.files = files;
				this.believed = believed;
			}
		}
		class PlanRun {
			#context;
			timedOut = !1;
			constructor(context) {
				this.#context = context;
			}
			async point(point, index) {
				let { terminal, live, deadline } = this.#context;
				let before = this.#watchesFiles(point) ? await this.#list() : null;
				let runs = [];
				for (let number of point.testcases.keys()) {
					let left = deadline - performance.now();
					this.timedOut ||= left <= 0;
					runs.push(await runTestCase(this.#context, point, index, number, left));
				}
				await terminal.endLeft(live.signal);
				let written = before === null ? [] : (0, test_plan_files.wh)(before, await this.#list());
				let scored = await this.#score(point, runs, written);
				await this.#log(point, index, runs, scored);
				return {
					metric: point.metric,
					type: point.type,
					...scored,
					testcases: runs.map(({ result }) => result),
					notes: point.notes
				};
			}
			#watchesFiles({ type, testcases }) {
				if (testcases.length === 0) return !1;
				return type === "file_comparison" || type === "shell_interaction" && this.#context.judging.present;
			}
			async #list() {
				let { live, evidence } = this.#context;
				evidence.files = await (0, test_plan_files.CS)(live.testbed, live.signal);
				return evidence.files;
			}
			async #score(point, runs, written) {
				let { live, plan, judging, evidence } = this.#context;
				if (runs.length > 0 && runs.every(({ result }) => result.reason?.startsWith("evaluation-timeout"))) return {
					score: null,
					decided_by: "none",
					explanation: "not executed: evaluation-timeout ran out before it"
				};
				if (point.type === "unit_test") {
					let decided = unitTestScore(runs, evidence.believed);
					if (decided !== null) return decided;
				}
				if (point.type === "file_comparison") {
					let explanation = await equalFile(live.testbed, plan, point, written);
					if (explanation !== null) return {
						score: 2,
						decided_by: "file",
						explanation
					};
				}
				let testcases = runs.map(toJudge);
				let judgement = await judging.ask(point, testcases, this.#filesFor(point, written));
				if (typeof judgement == "string") return {
					score: null,
					decided_by: "none",
					explanation: judgement
				};
				return {
					score: judgement.score,
					decided_by: "judge",
					explanation: judgement.explanation
				};
			}
			#filesFor({ expectedFiles }, written) {
				if (written.length > 0) return written;
				let wanted = new Set(expectedFiles.map((name) => external_node_path_.posix.basename(name).replace(/^expected_/, "")));
				return [...this.#context.evidence.files.keys()].filter((name) => !name.startsWith("evaluation/") && (DOCUMENTS.test(name) || wanted.has(external_node_path_.posix.basename(name))));
			}
			async #log(point, index, runs, scored) {
				let { live, plan, folder } = this.#context;
				let shown = scored.score === null ? "not judged" : `${scored.score} of 2 (${scored.decided_by})`;
				let lines = [`[${index + 1}/${plan.points.length}] ${point.metric}: ${shown}`, `  ${scored.explanation}`];
				for (let { result, transcript } of runs) {
					let end = result.reason ?? `${result.end}, exit code ${result.exit_code ?? "–"}, ${result.duration_ms} ms`;
					lines.push(`  $ ${result.command ?? "(no command)"}  [${end}]`, ...transcript.split("\n").map((line) => `    ${line}`));
				}
				await live.logs.write(external_node_path_.posix.join(folder, "evaluation.log"), `${lines.join("\n")}\n`);
			}
		}
		function toJudge({ testcase, result, transcript }) {
			return {
				command: testcase.command,
				input: testcase.input,
				exit_code: result.exit_code,
				end: result.end,
				transcript: result.reason ?? transcript
			};
		}
		var reports = __webpack_require__(65115);
		var external_node_crypto_ = __webpack_require__(77598);
		let MOST_OTHERS = 1e4;
		let CACHES = /(^|\/)(__pycache__|\.pytest_cache)(\/|$)/;
		async function restoreEvaluation(testbed, plan, given = new Map()) {
			let reports = external_node_path_.posix.join(testbed.workdir, "reports");
			let evaluation = external_node_path_.posix.join(testbed.workdir, "evaluation");
			let notes = [];
			let asGiven = new Map([...given].map(([name, text]) => [name, digestOf(Buffer.from(text))]));
			let written = [...await digestsIn(testbed, reports, asGiven)].filter(([name, digest]) => digest !== asGiven.get(name)).map(([name]) => name);
			written.length > 0 && notes.push({
				kind: "reports_prewritten",
				detail: `reports/ held ${listNames(written)}; it was emptied`
			});
			if (plan.evaluationDirectory === null) {
				await testbed.place([[reports, "empty directory"]]);
				return notes;
			}
			let expected = await digestsBelow(plan.evaluationDirectory);
			let difference = describeDifference(expected, await digestsIn(testbed, evaluation, expected));
			difference !== null && notes.push({
				kind: "evaluation_changed",
				detail: `evaluation/ had been edited and was put back: ${difference}`
			});
			await testbed.place([[evaluation, { directory: plan.evaluationDirectory }], [reports, "empty directory"]]);
			let still = describeDifference(expected, await digestsIn(testbed, evaluation, expected));
			if (still !== null) throw new types.z(`evaluation/ cannot be put back: ${still}`);
			return notes;
		}
		function describeDifference(expected, found) {
			let said = [
				["changed", [...expected].filter(([name, digest]) => found.has(name) && found.get(name) !== digest)],
				["added", [...found].filter(([name]) => !expected.has(name) && !CACHES.test(name))],
				["removed", [...expected].filter(([name]) => !found.has(name))]
			].flatMap(([word, entries]) => entries.length === 0 ? [] : [`${entries.length} ${word} (${listNames(entries.map(([name]) => name))})`]);
			return said.length === 0 ? null : said.join(", ");
		}
		function listNames(names) {
			let more = names.length > 5 ? `, … ${names.length - 5} more` : "";
			return names.sort().slice(0, 5).map((name) => name || "itself no directory").join(", ") + more;
		}
		function digestOf(content) {
			return `${content.length} ${(0, external_node_crypto_.createHash)("sha256").update(content).digest("hex")}`;
		}
		async function digestsIn(testbed, directory, wanted) {
			let digests = new Map();
			try {
				for await (let entry of testbed.files(directory)) {
					if (entry.type === "directory") continue;
					digests.set(entry.path || (entry.why ?? ""), await digestOfEntry(entry, wanted.get(entry.path)));
					if (digests.size > wanted.size + MOST_OTHERS) {
						digests.set(`and more than ${MOST_OTHERS} others`, "unread");
						break;
					}
				}
			} catch (error) {
				throw new errors.ZD("testbed", `${directory} cannot be read: ${(0, errors.bD)(error)}`, { cause: error });
			}
			return digests;
		}
		async function digestOfEntry({ type, size, content }, wanted) {
			if (type !== "file") return type;
			if (!wanted?.startsWith(`${size} `)) return "another";
			let chunks = [];
			let read = 0;
			try {
				for await (let chunk of content) {
					chunks.push(Buffer.from(chunk));
					read += chunk.length;
					if (read > size) return "another";
				}
			} catch (error) {
				if ((0, errors.$N)(error) === void 0) throw error;
				return "unread";
			}
			return digestOf(Buffer.concat(chunks));
		}
		async function digestsBelow(directory) {
			let digests = new Map();
			for (let entry of await (0, promises_.readdir)(directory, {
				recursive: !0,
				withFileTypes: !0
			})) {
				if (entry.isDirectory()) continue;
				let file = external_node_path_.join(entry.parentPath, entry.name);
				digests.set(external_node_path_.relative(directory, file), entry.isFile() ? digestOf(await (0, promises_.readFile)(file)) : "other");
			}
			return digests;
		}
		async function evaluateTestPlan(live, folder) {
			let { testbed, instance, record, context, signal } = live;
			let plan = instance.evaluation;
			let begun = performance.now();
			let directory = external_node_path_.join(live.directory, folder);
			await (0, promises_.mkdir)(directory, { recursive: !0 });
			let judging = new JudgeLedger(live, plan);
			let floor = {
				digest: context.dataset.digest,
				mode: plan.mode,
				testbed: record.result.testbed.image_digest ?? "host",
				instanceId: instance.id
			};
			let vacuous = await context.floors.read(floor);
			for (let { kind, detail } of await restoreEvaluation(testbed, plan, live.givenReports)) record.note(kind, detail);
			let opening = openTerminal(testbed, { redactor: context.redactor }, signal).catch((error) => {
				throw error instanceof errors.ZD && error.kind === "testbed" ? new types.z(error.message) : error;
			});
			opening.catch(() => {});
			let evidence = await examine(live, plan).catch(async (error) => {
				await opening.then((terminal) => terminal.close()).catch(() => {});
				throw error;
			});
			let terminal = await opening;
			let points = [];
			let run = new PlanRun({
				live,
				plan,
				folder,
				terminal,
				judging,
				evidence,
				deadline: begun + context.options["evaluation-timeout"]
			});
			try {
				for (let [index, point] of plan.points.entries()) {
					let result = await run.point(point, index);
					points.push({
						...result,
						vacuous: vacuous.has(point.metric)
					});
					record.result.evaluation = summarise();
				}
			} finally {
				terminal.close();
			}
			await (0, reports.Li)(directory, plan.points, points);
			if (isIdle(context.options["agent-command"])) {
				for (let point of points) point.vacuous = point.score === 2;
				await context.floors.write(floor, points.filter(({ vacuous }) => vacuous).map(({ metric }) => metric));
			}
			let evaluation = summarise();
			record.result.evaluation = evaluation;
			if (evaluation.score === null) throw new errors.ZD("not_judged", whyNotJudged(plan, live));
			record.decide(evaluation.score_expected >= context.options["pass-score"], evaluation.score);
			function summarise() {
				return {
					kind: "test_plan",
					mode: plan.mode,
					points: [...points],
					...(0, figures.h)([...points, ...plan.points.slice(points.length).map(() => ({
						score: null,
						vacuous: !1
					}))]),
					judge: judging.totals(),
					timed_out: run.timedOut,
					duration_ms: Math.round(performance.now() - begun)
				};
			}
		}
		async function examine({ testbed, instance, before, record, signal }, plan) {
			let [now, files] = await Promise.all([(0, look.Op)(testbed, instance, before, signal), (0, test_plan_files.CS)(testbed, signal)]);
			let compared = (0, tools.N)(before.tools, now.tools);
			let doubts = plan.points.some(({ type }) => type === "unit_test") ? await (0, test_plan_doubts.or)(testbed, files) : {
				notes: [],
				believed: !0
			};
			for (let { kind, detail } of [...compared.notes, ...doubts.notes]) record.note(kind, detail);
			files.cut && record.note("files_not_listed", `the project has more files than are looked at (${files.size})`);
			return new Evidence(files, compared.believed && doubts.believed);
		}
		function isIdle(command) {
			return /^\s*(true|:)\s*$/.test(command);
		}
		function whyNotJudged(plan, { context }) {
			let none = `none of the ${plan.points.length} test points has a score`;
			return context.judge === null ? `${none}; without a judge only unit tests and equal files decide (set judge)` : `${none}; the judge came to no verdict`;
		}
	}),
	34141: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => figuresOf });
		function figuresOf(points) {
			let scores = points.flatMap(({ score }) => score === null ? [] : [score]);
			let earned = points.flatMap(({ score, vacuous }) => score === null || vacuous ? [] : [score]);
			let expected = points.length;
			return {
				expected,
				judged: scores.length,
				score: mean(scores),
				score_expected: expected === 0 ? 0 : sum(scores) / expected / 2,
				coverage: expected === 0 ? 0 : scores.length / expected,
				score_without_vacuous: mean(earned)
			};
		}
		function mean(scores) {
			return scores.length === 0 ? null : sum(scores) / scores.length / 2;
		}
		function sum(scores) {
			return scores.reduce((total, score) => total + score, 0);
		}
	}),
	41132: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => JudgeError });
		class JudgeError extends Error {
			name = "JudgeError";
		}
	})
};
