export const id = 95;
export const ids = [95];
export const modules = {

/***/ 80095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  evaluateTestPlan: () => (/* binding */ evaluateTestPlan)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/testbeds/types.js
var types = __webpack_require__(33836);
;// CONCATENATED MODULE: ./build/terminal/driver/processes.js
/** The driver's view of the processes below it, and how it ends them. */
const PROCESSES = String.raw `
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

;// CONCATENATED MODULE: ./build/terminal/driver/serve.js
/** The driver's messages and its one loop: everything that happens comes through `attend`. */
const SERVE = String.raw `
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

;// CONCATENATED MODULE: ./build/terminal/driver/session.js
/** What the driver does with a session: when it types, how it brings it to an end. */
const SESSION = String.raw `
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

;// CONCATENATED MODULE: ./build/terminal/driver/start.js
/**
 * How the driver starts a command. Between them stands a holder: leader of the session, so that the terminal does not hang up
 * on what the command leaves in the background when it exits, and adopter of all that it orphans.
 */
const START = String.raw `
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
`;

;// CONCATENATED MODULE: ./build/terminal/driver/waiting.js
/**
 * How the driver knows that a program waits for input: a process in the terminal's foreground sleeps in a read of the
 * terminal, or in a poll, select or epoll of several things of which the terminal is one.
 */
const WAITING = String.raw `
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
`;

;// CONCATENATED MODULE: ./build/terminal/driver.js





/**
 * The driver: a Perl program in the testbed that runs commands at a terminal and types when they wait. It is an ancestor of
 * all it runs, so the kernel tells it what they do (the default ptrace policy of Ubuntu tells nobody else), and it stands
 * beside them, so a line is typed within a millisecond. It needs no module beyond Debian's perl-base.
 *
 * It is told, on standard input, one message a line; words are parted by blanks, TEXT is hexadecimal, a LIST is such texts,
 * each with a comma after it, or `-` for none:
 *   run tty|pipes TIMEOUT STAY SCRIPT ENVIRONMENT LINES FILE LIMIT   milliseconds; 1 where it may stay; TEXT; LIST of NAME=value; LIST to
 *                     type; LIST of no or one file to hand over; the most bytes it may have
 *   end-left SESSIONS   ends all that earlier sessions left; LIST-like numbers of sessions that a lost driver had started
 * The end of its standard input ends everything below it, and itself. One session at a time.
 *
 * It tells, on standard output, in the same form:
 *   hello             once, at its start
 *   started SESSION   the command's session (a process id)
 *   output LENGTH     what the command printed: so many bytes follow the line
 *   file LENGTH       the file to hand over, part by part before the end: so many bytes follow the line
 *   typed GUESSED     the next line was typed; 1 where mere silence was the reason
 *   pressed TEXT      Ctrl-C or Ctrl-D was typed
 *   end END EXITCODE  a SessionEnd; exit code or `-`
 *   left COUNT        answers end-left: how many processes could not be ended
 *   fault TEXT        the command could not be started
 */
const DRIVER = [SERVE, START, SESSION, WAITING, PROCESSES, '\nserve();\n'].join('');

;// CONCATENATED MODULE: ./build/terminal/messages.js
/** The longest line of a message, and the most bytes that follow one: what tells more is not the driver. */
const LONGEST_LINE = 4096;
const MOST_BYTES = 1024 * 1024;
const ENDS = ['exit', 'interrupted', 'timeout', 'background'];
/** The message that starts a command. */
function runMessage({ script, environment, input, timeout, mayStay, file }) {
    const variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
    const kind = input === null ? 'pipes' : 'tty';
    const words = [
        kind,
        Math.ceil(timeout),
        mayStay ? 1 : 0,
        hex(script),
        list(variables.map(hex)),
        list((input ?? []).map(hex)),
        list(file === undefined ? [] : [hex(file.path)]),
        file?.limit ?? 0,
    ];
    return `run ${words.join(' ')}\n`;
}
/** The message that ends what sessions left; `lost` are sessions of an earlier driver. */
function endLeftMessage(lost) {
    return `end-left ${list([...lost].map(String))}\n`;
}
/** The driver's output as messages; ends with it, or where it says something else. */
async function* messagesOf(output) {
    let rest = Buffer.alloc(0);
    let missing = 0;
    for await (const chunk of output) {
        // A long message that is not complete yet is not looked at again for each of its parts.
        rest = Buffer.concat([rest, chunk]);
        while (rest.length >= missing) {
            const newline = rest.indexOf(10);
            if (newline < 0 && rest.length > LONGEST_LINE)
                return;
            if (newline < 0)
                break;
            const words = rest.toString('latin1', 0, newline).split(' ');
            let end = newline + 1;
            if (words[0] === 'output' || words[0] === 'file') {
                const length = /^\d+$/.test(words[1] ?? '') ? Number(words[1]) : Number.NaN;
                if (!(length <= MOST_BYTES))
                    return;
                end += length;
            }
            missing = end;
            if (rest.length < end)
                break;
            const message = parse(words, rest.subarray(newline + 1, end));
            if (message === null)
                return;
            yield message;
            rest = rest.subarray(end);
            missing = 0;
        }
    }
}
function parse([what, first = '', second = ''], bytes) {
    switch (what) {
        case 'hello':
            return { what };
        case 'started':
            return { what, session: Number(first) };
        case 'output':
        case 'file':
            return { what, bytes };
        case 'typed':
            return { what, guessed: first === '1' };
        case 'pressed':
            return { what, key: fromHex(first) };
        case 'end':
            if (!ENDS.includes(first))
                return null;
            return { what, end: first, exitCode: /^\d+$/.test(second) ? Number(second) : null };
        case 'left':
            return { what, count: Number(first) };
        case 'fault':
            return { what, reason: fromHex(first) };
        default:
            return null;
    }
}
function list(items) {
    return items.length === 0 ? '-' : items.map((item) => `${item},`).join('');
}
function hex(text) {
    return Buffer.from(text).toString('hex');
}
function fromHex(text) {
    return Buffer.from(text, 'hex').toString();
}

;// CONCATENATED MODULE: ./build/terminal/connection.js




/** Where perl is; Debian's place first, whatever PATH says. */
const PERLS = ['/usr/bin/perl', 'perl'];
/** Milliseconds that a driver may take to say hello. */
const START_TIMEOUT = 30_000;
/** A driver that has said hello. */
class Connection {
    #conversation;
    #messages;
    #open = true;
    constructor(conversation) {
        this.#conversation = conversation;
        this.#messages = messagesOf(conversation.output);
        // A write to a driver that is gone fails here; that it is gone is learned from the end of its output.
        conversation.input.on('error', () => { });
    }
    get isOpen() {
        return this.#open;
    }
    send(message) {
        if (this.#open)
            this.#conversation.input.write(message);
    }
    /** The next message; null when the driver is gone, or when it said nothing for so many milliseconds and was hung up on. */
    async next(timeout) {
        const timer = setTimeout(() => this.close(), Math.max(0, timeout));
        try {
            const { value, done } = await this.#messages.next();
            if (!done)
                return value;
        }
        catch {
            // The transport broke, or it was closed: either way the driver is gone.
        }
        finally {
            clearTimeout(timer);
        }
        this.close();
        return null;
    }
    /** Hangs up: the driver ends all that it started, and itself. */
    close() {
        if (!this.#open)
            return;
        this.#open = false;
        this.#conversation.close();
    }
}
/**
 * Starts a driver in a testbed. Fails as `converse` does; a TrialError of kind `testbed` says that there is no perl, or, where
 * there was one before (`again`), TestbedDestroyed.
 */
async function connect(testbed, again, signal) {
    let fault;
    for (const perl of PERLS) {
        try {
            const connection = new Connection(await testbed.converse([perl, '-e', DRIVER], signal));
            if ((await connection.next(START_TIMEOUT))?.what === 'hello')
                return connection;
            connection.close();
        }
        catch (error) {
            fault = error;
        }
        signal.throwIfAborted();
    }
    if (again)
        throw new types/* TestbedDestroyed */.z('perl, which drives the terminal, cannot be started in the testbed any more');
    if (fault !== undefined && !(fault instanceof types/* TestbedDestroyed */.z && isMissing(fault)))
        throw fault;
    throw new errors/* TrialError */.ZD('testbed', 'the image has no perl, which drives the terminal of test cases with input: use an image made from Debian or Ubuntu, or install perl in it');
}
/** Whether a program could not be started because it is not there. */
function isMissing(error) {
    return /no such file|not found|ENOENT|executable/i.test((0,errors/* messageOf */.bD)(error));
}

;// CONCATENATED MODULE: ./build/terminal/head-and-tail.js
/** A bounded sequence of texts: the first and the last of it are kept, whole; the middle goes. */
class HeadAndTail {
    #limit;
    #head = [];
    #headLength = 0;
    #headFull = false;
    #tail = [];
    /** Where the tail begins in its array; what is before it is gone. */
    #first = 0;
    #tailLength = 0;
    /** Characters that were dropped. */
    dropped = 0;
    /** `limit` in characters, half of it for the head. */
    constructor(limit) {
        this.#limit = limit / 2;
    }
    /** Whether the text became part of the head. */
    add(text) {
        if (!this.#headFull && this.#headLength + text.length <= this.#limit) {
            this.#head.push(text);
            this.#headLength += text.length;
            return true;
        }
        this.#headFull = true;
        this.#tail.push(text);
        this.#tailLength += text.length;
        while (this.#tailLength > this.#limit)
            this.#drop();
        return false;
    }
    /** All of it, with the marker where something is missing. */
    text(marker) {
        return [...this.#head, this.dropped > 0 ? marker : '', ...this.#tail.slice(this.#first)].join('');
    }
    #drop() {
        const { length } = this.#tail[this.#first];
        this.#tail[this.#first++] = '';
        this.#tailLength -= length;
        this.dropped += length;
        // The gone part leaves the array when it is the larger one: a constant effort for each text.
        if (this.#first <= this.#tail.length / 2)
            return;
        this.#tail = this.#tail.slice(this.#first);
        this.#first = 0;
    }
}

;// CONCATENATED MODULE: ./build/terminal/recording.js

/** The terminal's size, in columns and lines; the driver sets it. */
const WIDTH = 120;
const HEIGHT = 40;
const LIMIT = 1024 * 1024;
/** The longest text of one event, so that what is kept of a long output is not decided by its chunks. */
const LONGEST_EVENT = 4096;
/** A session as an asciicast v2, bounded: of a long one the middle is left out, and a marker event stands for it. */
class Recording {
    #header;
    #events;
    /** Time of the last event before a cut, in seconds: the marker's. */
    #headTime = 0;
    constructor({ command, term, started, limit = LIMIT }) {
        this.#events = new HeadAndTail(limit);
        const timestamp = Math.floor(started / 1000);
        this.#header = JSON.stringify({
            version: 2,
            width: WIDTH,
            height: HEIGHT,
            timestamp,
            command,
            env: { TERM: term },
        });
    }
    /** Takes what was printed (`o`) or typed (`i`), at a time in milliseconds since the session began. */
    add(time, kind, text) {
        const seconds = Math.round(time) / 1000;
        for (const part of parts(text)) {
            if (this.#events.add(`${JSON.stringify([seconds, kind, part])}\n`))
                this.#headTime = seconds;
        }
    }
    text() {
        const cut = `… ${this.#events.dropped} characters of events left out …`;
        return `${this.#header}\n${this.#events.text(`${JSON.stringify([this.#headTime, 'm', cut])}\n`)}`;
    }
}
/** A text in pieces that split no character. */
function* parts(text) {
    let start = 0;
    while (start < text.length) {
        let end = Math.min(text.length, start + LONGEST_EVENT);
        if (end < text.length && /[\ud800-\udbff]/.test(text[end - 1]))
            end -= 1;
        yield text.slice(start, end);
        start = end;
    }
}

;// CONCATENATED MODULE: ./build/terminal/line.js
/** No insertion makes a line longer than this. */
const LONGEST = 2560;
/** The last line of a screen, while it can still be written over: its characters and a cursor. */
class Line {
    #characters = [];
    #cursor = 0;
    get length() {
        return this.#characters.length;
    }
    /** Whether nothing was written and the cursor stands at its beginning. */
    get isFresh() {
        return this.#characters.length === 0 && this.#cursor === 0;
    }
    text() {
        return this.#characters.join('');
    }
    /** Its text; it begins anew. */
    take() {
        const text = this.text();
        this.#characters = [];
        this.#cursor = 0;
        return text;
    }
    write(text) {
        this.#fillTo(this.#cursor);
        for (const character of text)
            this.#characters[this.#cursor++] = character;
    }
    /** Columns count from 0. */
    moveTo(column) {
        this.#cursor = Math.max(0, column);
    }
    moveBy(columns) {
        // Never far beyond the end, where nothing is to be seen.
        this.moveTo(Math.min(this.#cursor + columns, Math.max(this.#cursor, this.length + 512)));
    }
    /** From the cursor to the end (0), from the beginning to the cursor (1), all (2). */
    erase(part) {
        if (part === 0)
            this.#characters.length = Math.min(this.length, this.#cursor);
        else if (part === 1)
            this.#characters.fill(' ', 0, this.#cursor + 1);
        else
            this.#characters = [];
    }
    remove(count) {
        this.#characters.splice(this.#cursor, count);
    }
    insert(count) {
        if (this.#cursor >= this.length)
            return;
        this.#characters.splice(this.#cursor, 0, ...Array(count).fill(' '));
        this.#characters.length = Math.min(this.length, LONGEST);
    }
    /** Writes the character before the cursor so many times more. */
    repeat(count) {
        const character = this.#characters[this.#cursor - 1];
        if (character !== undefined)
            this.write(character.repeat(count));
    }
    blank(count) {
        this.#characters.fill(' ', this.#cursor, this.#cursor + count);
    }
    #fillTo(column) {
        while (this.length < column)
            this.#characters.push(' ');
    }
}

;// CONCATENATED MODULE: ./build/terminal/transcript.js


const transcript_LIMIT = 64 * 1024;
/** A line that is longer than this is kept in pieces, of which only the last can still be written over. */
const transcript_LONGEST_LINE = 2048;
/** Columns that a sequence may speak of; a screen has no more. */
const LARGEST_COUNT = 200;
/** A control string (a window title, say) ends here at the latest, or one that never ends would hide all that follows. */
const LONGEST_STRING = 4096;
/** Lines that may be kept as they are; what follows the last newline is not one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
const PLAIN_LINES = /(?:[^\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\r{1,3}(?=\n)){0,2048}/y;
/** Text that no control character is in. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
const PLAIN_RUN = /[^\u0000-\u0008\u000a-\u001f\u007f-\u009f]+/y;
/** What a control string goes on with. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
const STRING_RUN = /[^\u0007\u0018\u001a\u001b\u009c]+/y;
/** What begins a control string, after an escape: DCS, SOS, OSC, PM, APC. */
const STRINGS = 'PX]^_';
/**
 * What a reader of the screen saw, as plain text: without control sequences, lines in their final state (a progress bar is
 * its last), a cleared screen or a jump of the cursor as the beginning of a new line. Effort grows with the input's length only.
 */
class Transcript {
    #kept;
    #line = new Line();
    #state = 'text';
    /** The sequence so far, without its introducer. */
    #sequence = '';
    #stringLength = 0;
    /** `limit` in characters. */
    constructor(limit = transcript_LIMIT) {
        this.#kept = new HeadAndTail(limit);
    }
    write(text) {
        for (let at = 0; at < text.length;)
            at = this.#state === 'text' ? this.#text(text, at) : this.#control(text, at);
    }
    /** Everything so far. */
    text() {
        return this.#kept.text(`\n[… ${this.#kept.dropped} characters left out …]\n`) + this.#line.text();
    }
    #text(text, at) {
        if (this.#line.isFresh) {
            const block = match(PLAIN_LINES, text, at);
            const lines = block.slice(0, block.lastIndexOf('\n') + 1);
            if (lines !== '') {
                this.#kept.add(lines.replaceAll('\r', ''));
                return at + lines.length;
            }
        }
        const run = match(PLAIN_RUN, text, at);
        if (run === '')
            return this.#controlCharacter(text, at);
        let start = 0;
        while (start < run.length) {
            // A piece may go through a character of two code units.
            let end = Math.min(run.length, start + transcript_LONGEST_LINE);
            if (end < run.length && /[\ud800-\udbff]/.test(run[end - 1]))
                end -= 1;
            this.#line.write(run.slice(start, end));
            if (this.#line.length > transcript_LONGEST_LINE)
                this.#kept.add(this.#line.take());
            start = end;
        }
        return at + run.length;
    }
    #controlCharacter(text, at) {
        const character = text[at];
        if (character === '\n')
            this.#newLine();
        else if (character === '\r')
            this.#line.moveTo(0);
        else if (character === '\b')
            this.#line.moveBy(-1);
        else if (character === '\u001b')
            this.#state = 'escape';
        else if (character === '\u009b')
            this.#begin('sequence');
        else if ('\u0090\u0098\u009d\u009e\u009f'.includes(character))
            this.#begin('string');
        else if (character === '\u000b' || character === '\u000c')
            this.#breakLine();
        return at + 1;
    }
    #begin(state) {
        this.#state = state;
        this.#sequence = '';
        this.#stringLength = 0;
    }
    #control(text, at) {
        const character = text[at];
        if (this.#state === 'string' && !'\u0007\u0018\u001a\u001b\u009c'.includes(character))
            return this.#string(text, at);
        if (this.#state === 'string')
            this.#state = character === '\u001b' ? 'string escape' : 'text';
        else if (this.#state === 'string escape' && character === '\\')
            this.#state = 'text';
        else if (character === '\u001b')
            this.#state = 'escape';
        // A sequence that is broken off is none; the character counts.
        else if (character < ' ' || character > '~') {
            this.#state = 'text';
            return at;
        }
        else if (this.#state === 'sequence')
            this.#takeSequence(character);
        else if (this.#state === 'skip')
            this.#state = 'text';
        else if (character === '[')
            this.#begin('sequence');
        else if (STRINGS.includes(character))
            this.#begin('string');
        else
            this.#escape(character);
        return at + 1;
    }
    #string(text, at) {
        const run = match(STRING_RUN, text, at).slice(0, LONGEST_STRING - this.#stringLength);
        this.#stringLength += run.length;
        if (this.#stringLength >= LONGEST_STRING)
            this.#state = 'text';
        return at + run.length;
    }
    /** A sequence of one character, or of two where the first says so: a character set. */
    #escape(character) {
        this.#state = ' #%()*+-./'.includes(character) ? 'skip' : 'text';
        if ('cDEM'.includes(character))
            this.#breakLine();
    }
    #takeSequence(character) {
        if (character < '@') {
            this.#sequence += character;
            if (this.#sequence.length > 64)
                this.#state = 'text';
            return;
        }
        this.#state = 'text';
        const parameter = Number.parseInt(this.#sequence, 10);
        const count = Math.min(Math.max(Number.isNaN(parameter) ? 1 : parameter, 1), LARGEST_COUNT);
        if (character === 'C')
            this.#line.moveBy(count);
        else if (character === 'D')
            this.#line.moveBy(-count);
        else if (character === 'G' || character === '`')
            this.#line.moveTo(count - 1);
        else if (character === 'P')
            this.#line.remove(count);
        else if (character === '@')
            this.#line.insert(count);
        else if (character === 'X')
            this.#line.blank(count);
        else if (character === 'b')
            this.#line.repeat(count);
        else if (character === 'K' || (character === 'J' && !(parameter > 1)))
            this.#line.erase(parameter || 0);
        else if ('ABEFHJLMSTdf'.includes(character))
            this.#breakLine();
        else if ('hl'.includes(character) && /^\?(47|1047|1049)$/.test(this.#sequence))
            this.#breakLine();
    }
    #newLine() {
        this.#kept.add(`${this.#line.take()}\n`);
    }
    /** What follows stands elsewhere on the screen. */
    #breakLine() {
        if (this.#line.length > 0)
            this.#newLine();
        else
            this.#line.moveTo(0);
    }
}
/** What a sticky pattern matches at a place, or ''. */
function match(pattern, text, at) {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0] ?? '';
}

;// CONCATENATED MODULE: ./build/terminal/session-log.js


/** Writes down what happens in one session. */
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
            term: request.environment.TERM ?? 'xterm-256color',
            started: Date.now(),
            ...(recordingLimit === undefined ? {} : { limit: recordingLimit }),
        });
    }
    take(message) {
        if (message.what === 'output')
            this.#show(this.#filter.push(message.bytes), true);
        else if (message.what === 'file')
            this.#keep(message.bytes);
        else if (message.what === 'pressed')
            this.#type(message.key);
        else if (message.what === 'typed') {
            this.#type(`${this.#request.input?.[this.#typed] ?? ''}\r`);
            this.#typed += 1;
            if (message.guessed)
                this.#guessed += 1;
        }
    }
    session(end) {
        this.#show(this.#filter.end(), false);
        return {
            ...end,
            typed: this.#typed,
            guessed: this.#guessed,
            duration: Math.round(this.#elapsed()),
            transcript: this.#transcript.text(),
            recording: this.#recording.text(),
            file: end.lost || this.#fileRoom < 0 || this.#file.length === 0 ? null : Buffer.concat(this.#file),
        };
    }
    /** A part of the file; of one that is larger than it may be no more is kept. */
    #keep(bytes) {
        this.#fileRoom -= bytes.length;
        if (this.#fileRoom >= 0)
            this.#file.push(Buffer.from(bytes));
    }
    #show(bytes, more) {
        const text = this.#decoder.decode(bytes, { stream: more });
        this.#transcript.write(text);
        // Without a terminal nothing has put the carriage returns in that a player needs.
        this.#recording.add(this.#elapsed(), 'o', this.#request.input === null ? text.replace(/\r?\n/g, '\r\n') : text);
    }
    #type(text) {
        this.#recording.add(this.#elapsed(), 'i', this.#redactor.text(text));
    }
    #elapsed() {
        return performance.now() - this.#started;
    }
}

;// CONCATENATED MODULE: ./build/terminal/terminal.js




/** Milliseconds: more than the driver takes to end a session in whatever way. Only one that was stopped takes longer. */
const GRACE = 20_000;
/** Starts the program in the testbed that all commands are run by. Fails as `connect` does. */
async function openTerminal(testbed, options, signal) {
    return new DrivenTerminal(testbed, options, await connect(testbed, false, signal));
}
class DrivenTerminal {
    #testbed;
    #options;
    #connection;
    /** The sessions since the last `endLeft` whose driver was lost: the next one ends what they left. */
    #lost = new Set();
    #sessions = new Set();
    #busy = false;
    constructor(testbed, options, connection) {
        this.#testbed = testbed;
        this.#options = options;
        this.#connection = connection;
    }
    async run(request, signal) {
        const connection = await this.#connected(signal);
        const log = new SessionLog(request, this.#options);
        const limit = performance.now() + request.timeout + GRACE;
        return this.#exchange(connection, signal, async () => {
            connection.send(runMessage(request));
            for (;;) {
                const message = await connection.next(limit - performance.now());
                signal.throwIfAborted();
                if (message === null) {
                    // Whether the testbed is still fit for the next command is told now.
                    await this.#connected(signal);
                    const late = performance.now() >= limit;
                    return log.session({ end: late ? 'timeout' : 'exit', exitCode: null, lost: true });
                }
                if (message.what === 'started')
                    this.#sessions.add(message.session);
                else if (message.what === 'fault')
                    throw new errors/* TrialError */.ZD('testbed', `no terminal could be opened: ${message.reason}`);
                else if (message.what === 'end')
                    return log.session(endOf(message.end, message.exitCode));
                else
                    log.take(message);
            }
        });
    }
    async endLeft(signal) {
        if (this.#sessions.size === 0 && this.#lost.size === 0)
            return 0;
        const connection = await this.#connected(signal);
        return this.#exchange(connection, signal, async () => {
            connection.send(endLeftMessage(this.#lost));
            const answer = await connection.next(GRACE);
            signal.throwIfAborted();
            this.#sessions.clear();
            this.#lost.clear();
            return answer?.what === 'left' ? answer.count : 0;
        });
    }
    close() {
        this.#connection.close();
    }
    /** The connection, made anew where the driver was lost. */
    async #connected(signal) {
        signal.throwIfAborted();
        if (this.#connection.isOpen)
            return this.#connection;
        for (const session of this.#sessions)
            this.#lost.add(session);
        this.#sessions.clear();
        this.#connection = await connect(this.#testbed, true, signal);
        return this.#connection;
    }
    /** Talks to the driver about one thing. An abort hangs up: nothing ends a session quicker. */
    async #exchange(connection, signal, talk) {
        if (this.#busy)
            throw new Error('the terminal runs one command at a time');
        this.#busy = true;
        const close = () => connection.close();
        signal.addEventListener('abort', close, { once: true });
        try {
            return await talk();
        }
        finally {
            signal.removeEventListener('abort', close);
            this.#busy = false;
        }
    }
}
/** A command's own exit has a code; where it has none, the process that waited for the command was ended before it. */
function endOf(end, exitCode) {
    return end === 'exit' && exitCode === null ? { end, exitCode, lost: true } : { end, exitCode };
}

// EXTERNAL MODULE: ./build/evaluation/look.js + 2 modules
var look = __webpack_require__(67439);
// EXTERNAL MODULE: ./build/evaluation/tools.js
var tools = __webpack_require__(36464);
// EXTERNAL MODULE: ./build/evaluation/test-plan/doubts.js
var test_plan_doubts = __webpack_require__(92809);
// EXTERNAL MODULE: ./build/evaluation/test-plan/figures.js
var figures = __webpack_require__(34141);
// EXTERNAL MODULE: ./build/evaluation/test-plan/files.js
var test_plan_files = __webpack_require__(3891);
// EXTERNAL MODULE: ./build/text/untrusted.js
var untrusted = __webpack_require__(8020);
;// CONCATENATED MODULE: ./build/judges/suspicion.js

/** Characters shown around what was found. */
const BEFORE = 40;
const EXCERPT = 160;
const JUDGE = '(?:judge|evaluator|grader|assessor|scorer|reviewer)';
const MACHINE = '(?:ai|llm|automated|automatic|language[ -]model)';
/** What no program says that only does its work. Every pattern takes time in proportion to the text. */
const PATTERNS = [
    // Orders to forget the real ones.
    /\b(?:ignor(?:e|ing)|disregard|forget|override)\b[^.\n]{0,40}\b(?:previous|prior|above|earlier|system|your|all|these)\b[^.\n]{0,40}\b(?:instruction|prompt|rule|rubric|criteri|guideline)/gi,
    /(?:忽略|无视)[^。\n]{0,12}(?:指令|提示词|评分)/g,
    // Somebody to whom a program has nothing to say.
    new RegExp(`\\b${MACHINE}[ -]${JUDGE}\\b`, 'gi'),
    new RegExp(`\\b(?:dear|attention|note (?:to|for)|message (?:to|for)|hello|hey)[ ,:]{1,3}(?:the )?${JUDGE}\\b`, 'gi'),
    new RegExp(`\\b(?:if|as|since) you(?: are|'re) (?:an? )?(?:${MACHINE}|${JUDGE})\\b`, 'gi'),
    new RegExp(`\\byou are (?:now )?(?:an? |the )?(?:${MACHINE}|${JUDGE}|(?:helpful )?assistant)\\b`, 'gi'),
    // A score asked for, and an answer in the judge's place.
    /\b(?:give|award|assign|return|output|respond with|answer with)\b[^.\n]{0,60}\b(?:score|grade|rating)\b[^.\n]{0,12}\b(?:2|two|full|max|maximum|highest|perfect)\b/gi,
    /\b(?:full marks|full score|maximum score|highest score)\b[^.\n]{0,40}\b(?:test ?point|metric|criterion|project|submission)\b/gi,
    /\\?"score\\?"\s{0,4}:\s{0,4}2(?![\d.])/g,
    // Roles and markers of a conversation with a model.
    /^[ \t]{0,8}(?:system|assistant|developer):/gm,
    /^[ \t]{0,8}(?:system|assistant|developer):[^\n]{0,200}\b(?:instruction|score|judge|evaluat|you (?:are|must|should))/gim,
    /<\|?(?:im_start|im_end|system|assistant|start_header_id|end_header_id|eot_id|endoftext)\|?>/gi,
    /\[\/?INST\]|<<\/?SYS>>/g,
    /^#{1,4} ?(?:system|assistant)(?: (?:message|prompt))?:?[ \t]*$/gim,
    /AGENTBENCH-(?:DATA|END)/gi,
];
/**
 * The texts of the project under test that address a judge: the first in each transcript, produced file and its name. What
 * the dataset itself says (a project about grading, a line that was typed) is none.
 */
function findAppeals(request) {
    const own = readable(datasetTexts(request).join('\n')).toLowerCase();
    const texts = [
        ...request.testcases.map(({ transcript }, index) => ({
            where: `the transcript of test case ${index + 1}`,
            text: transcript,
        })),
        ...request.files
            .filter(({ origin }) => origin === 'produced')
            .flatMap(({ path, content }) => [
            { where: 'the name of a file', text: path },
            { where: `the file ${(0,untrusted/* plainLine */.h0)(path, 200)}`, text: content ?? '' },
        ]),
    ];
    return texts.flatMap(({ where, text }) => {
        const excerpt = findIn(readable(text), own);
        return excerpt === null ? [] : [{ where, excerpt }];
    });
}
/** The line around the earliest find; null without one. */
function findIn(text, own) {
    let first = null;
    const innocent = new Set();
    for (const pattern of PATTERNS) {
        for (const match of text.matchAll(pattern)) {
            if (first !== null && match.index >= first)
                break;
            const found = match[0].toLowerCase();
            if (innocent.has(found))
                continue;
            if (own.includes(found)) {
                innocent.add(found);
                continue;
            }
            first = match.index;
        }
    }
    if (first === null)
        return null;
    return (0,untrusted/* plainLine */.h0)(text.slice(Math.max(0, first - BEFORE), first + 2 * EXCERPT), EXCERPT);
}
function datasetTexts({ requirements, point, testcases, files }) {
    return [
        requirements,
        point.metric,
        point.description,
        point.expected_output ?? '',
        ...testcases.flatMap(({ command, input }) => [command ?? '', ...(input ?? [])]),
        ...files.filter(({ origin }) => origin === 'expected').map(({ content }) => content ?? ''),
    ];
}
/** Text as a model may read it: letters of other shapes as plain ones, tag characters as what they spell, no invisible ones. */
function readable(text) {
    const untagged = text.replace(/[\u{e0020}-\u{e007e}]+/gu, (tags) => {
        const spelt = Array.from(tags, (tag) => String.fromCodePoint(tag.codePointAt(0) - 0xe0000));
        return ` ${spelt.join('')} `;
    });
    return (0,untrusted/* plain */.pj)(untagged.replace(/\r\n?/g, '\n')).normalize('NFKC').replaceAll('\t', ' ');
}

// EXTERNAL MODULE: ./build/judges/types.js
var judges_types = __webpack_require__(41132);
// EXTERNAL MODULE: ./build/text/shell.js
var shell = __webpack_require__(89372);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/csv-parse/lib/sync.js + 9 modules
var sync = __webpack_require__(25175);
;// CONCATENATED MODULE: ./build/evaluation/test-plan/compare.js



const utf8 = new TextDecoder('utf-8', { fatal: true });
/**
 * Whether a file has the content of an expected one: JSON by value, CSV by cells, other text with normalised newlines, everything
 * else by bytes. The expected file's name says which.
 */
function sameContent(expectedName, expected, actual) {
    if (expected.equals(actual))
        return true;
    const [a, b] = [asText(expected), asText(actual)];
    if (a === null || b === null)
        return false;
    const reader = READERS[external_node_path_.extname(expectedName).toLowerCase()];
    const values = reader === undefined ? null : [read(reader, a), read(reader, b)];
    // What cannot be read as what its name says is compared as text.
    if (values === null || values[0] === undefined)
        return a === b;
    return (0,external_node_util_.isDeepStrictEqual)(values[0], values[1]);
}
/** The text of a file, newlines normalised and none at its end; null where it is none. */
function asText(content) {
    if (content.includes(0))
        return null;
    try {
        return utf8.decode(content).replace(/\r\n?/g, '\n').replace(/\n$/, '');
    }
    catch {
        return null;
    }
}
const READERS = {
    '.json': (text) => JSON.parse(text),
    '.csv': (text) => (0,sync/* parse */.qg)(text, { relax_column_count: true, skip_empty_lines: true, trim: true }),
};
function read(reader, text) {
    try {
        return reader(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/evaluation/test-plan/judging.js





/** Files told to a judge, and as much of each. */
const MOST_FILES = 30;
const LARGEST_FILE = 256 * 1024;
const LARGEST_EXPECTED = 64 * 1024 * 1024;
const LONGEST_CONTENT = 16_000;
/** A command that a judge has run in the testbed: milliseconds, and bytes of each output. */
const EXEC_LIMIT = 60_000;
const EXEC_OUTPUT = 256 * 1024;
/** Asks the run's judge about the points of one plan, and keeps the account. */
class JudgeLedger {
    #live;
    #plan;
    #verdicts = 0;
    #failures = 0;
    #usage = { input_tokens: null, output_tokens: null, cost_usd: null };
    constructor(live, plan) {
        this.#live = live;
        this.#plan = plan;
    }
    /** Whether there is a judge to ask. */
    get present() {
        return this.#live.context.judge !== null;
    }
    /** The judge's verdict on a point; why there is none, as a text. */
    async ask(point, testcases, produced) {
        const { context, instance, record, signal } = this.#live;
        if (context.judge === null)
            return 'not judged: this point needs a judge, and the run has none';
        const { metric, description, type, expectedOutput, expectedFiles } = point;
        const request = {
            instance_id: instance.id,
            mode: this.#plan.mode,
            requirements: this.#plan.requirements,
            point: { metric, description, type, expected_output: expectedOutput, expected_output_files: expectedFiles },
            testcases,
            files: [...this.#expectedFiles(point), ...(await this.#producedFiles(produced))],
        };
        for (const { where, excerpt } of findAppeals(request)) {
            record.note('judge_addressed', `${metric}: ${where} addresses the judge: ${excerpt}`);
        }
        try {
            const judgement = await context.judge.judge(request, (argv) => this.#exec(argv), signal);
            this.#verdicts += 1;
            for (const key of ['input_tokens', 'output_tokens', 'cost_usd']) {
                const used = judgement.usage?.[key];
                if (used != null)
                    this.#usage[key] = (this.#usage[key] ?? 0) + used;
            }
            return judgement;
        }
        catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof judges_types/* JudgeError */.Q))
                throw error;
            this.#failures += 1;
            return `not judged: the judge came to no verdict: ${error.message}`;
        }
    }
    /** The account so far; null without a judge. */
    totals() {
        const { judge } = this.#live.context;
        if (judge === null)
            return null;
        return { identity: judge.identity, verdicts: this.#verdicts, failures: this.#failures, ...this.#usage };
    }
    #expectedFiles({ expectedFiles }) {
        const files = [];
        for (const name of expectedFiles.slice(0, MOST_FILES)) {
            const content = (0,test_plan_files/* readDatasetFile */.DN)(this.#plan, name, LARGEST_EXPECTED);
            if (content !== null)
                files.push(describeFile(name, 'expected', content));
        }
        return files;
    }
    async #producedFiles(names) {
        const { testbed } = this.#live;
        const files = [];
        for (const name of names.slice(0, MOST_FILES)) {
            const at = (0,test_plan_files/* projectPath */.DZ)(testbed, name);
            const content = at === null ? null : await (0,test_plan_files/* readTestbedFile */.Cd)(testbed, at, LARGEST_FILE);
            if (content !== null)
                files.push(describeFile(name, 'produced', content));
            else
                files.push({ path: name, origin: 'produced', size: LARGEST_FILE, content: null, truncated: true });
        }
        return files;
    }
    async #exec(argv) {
        const { testbed, signal } = this.#live;
        const outputs = { stdout: '', stderr: '' };
        const exit = await testbed.run({
            shell: 'sh',
            script: argv.map(shell/* quote */.h).join(' '),
            environment: {},
            timeout: EXEC_LIMIT,
            lasting: false,
            output: (stream, chunk) => {
                outputs[stream] = (outputs[stream] + chunk.toString()).slice(0, EXEC_OUTPUT);
            },
        }, signal);
        return { exitCode: exit.exitCode, timedOut: exit.timedOut, ...outputs };
    }
}
function describeFile(name, origin, bytes) {
    const text = asText(bytes);
    const content = text === null ? null : text.slice(0, LONGEST_CONTENT);
    return { path: name, origin, size: bytes.length, content, truncated: content !== null && content !== text };
}

// EXTERNAL MODULE: ./node_modules/fast-xml-parser/src/xmlparser/XMLParser.js + 23 modules
var XMLParser = __webpack_require__(41143);
;// CONCATENATED MODULE: ./build/evaluation/test-plan/junit.js

const NAMED = '((?:ModuleNotFoundError|ImportError)\\b(?::.{0,300})?)';
/** A fault's message begins with the exception that it is. */
const IN_MESSAGE = new RegExp(`^(?:failed on (?:setup|teardown) with ")?${NAMED}`);
/** A line of a traceback in pytest's own styles, and in Python's (`--tb=native`). */
const IN_TRACEBACK = new RegExp(`^(?:E +)?${NAMED}`);
/**
 * Tests that import in their body, swallow the error and then assert that something was found (PRDbench's project 40): the report
 * shows their source, not whether it was the import that failed.
 */
const CAUGHT = /^[> ] +except\b.*\b(?:ModuleNotFoundError|ImportError)\b/m;
const LISTS = new Set(['testsuite', 'testcase', 'failure', 'error', 'skipped']);
/** Reads a report of pytest's `--junitxml`. Null where the text is none. */
function parseJUnit(text) {
    // pytest writes none, and nobody's entities are to be expanded.
    if (text.includes('<!DOCTYPE'))
        return null;
    const parser = new XMLParser/* default */.A({
        ignoreAttributes: false,
        attributeNamePrefix: '',
        // For the line ends of messages, which come as &#10;.
        htmlEntities: true,
        parseTagValue: false,
        parseAttributeValue: false,
        trimValues: false,
        isArray: (name) => LISTS.has(name),
    });
    let document;
    try {
        document = parser.parse(text, true);
    }
    catch {
        return null;
    }
    const top = document.testsuites ?? document;
    if (typeof top === 'string' || !Array.isArray(top.testsuite))
        return null;
    const outcomes = { ran: 0, passed: 0, skipped: 0, broken: null, failure: null };
    for (const testcase of casesOf(top))
        count(testcase, outcomes);
    return outcomes;
}
/** PRDbench's rule: 2 if at least one ran, all that ran passed and pytest came to its end; 0 for an import error anywhere, a collection error or nothing run; 1 otherwise. */
function scoreOf(outcomes) {
    if (outcomes.broken !== null || outcomes.ran === 0)
        return 0;
    return outcomes.passed === outcomes.ran && outcomes.failure === null ? 2 : 1;
}
/** The outcome on one line. Holds untrusted text. */
function describeOutcomes({ ran, passed, skipped, broken, failure }) {
    const skips = skipped > 0 ? `, ${skipped} skipped` : '';
    if (ran === 0 && broken === null && failure === null)
        return skipped > 0 ? `no test ran${skips}` : 'no test was found';
    return [`${passed} of ${ran} tests passed${skips}`, broken ?? failure].filter((part) => part !== null).join('; ');
}
function* casesOf(suite) {
    for (const inner of suite.testsuite ?? []) {
        if (typeof inner !== 'object')
            continue;
        yield* (inner.testcase ?? []).map((testcase) => (typeof testcase === 'object' ? testcase : {}));
        yield* casesOf(inner);
    }
}
function count({ name, failure = [], error = [], skipped = [] }, outcomes) {
    const faults = [...failure, ...error].map(textsOf);
    const internal = faults.some(({ message }) => message === 'internal error');
    if (faults.length === 0 && skipped.length > 0) {
        outcomes.skipped += 1;
        return;
    }
    // pytest broke down: a case of the report, but no test.
    if (!internal)
        outcomes.ran += 1;
    // A test that ended the whole session (pytest.exit, KeyboardInterrupt) has no name and no fault.
    if (name === undefined)
        outcomes.failure ??= 'a test ended the session';
    else if (faults.length === 0)
        outcomes.passed += 1;
    for (const { message, text } of faults) {
        const imported = importErrorIn(text) ?? IN_MESSAGE.exec(message)?.[1];
        const collected = message === 'collection failure' ? `collection failure: ${lastLine(text)}` : null;
        const caught = CAUGHT.test(text)
            ? `${message.split('\n')[0].slice(0, 300)} (its imports are caught where they fail)`
            : null;
        outcomes.broken ??= imported ?? collected ?? caught;
        outcomes.failure ??= internal ? `internal error: ${lastLine(text)}` : message.split('\n')[0].slice(0, 300);
    }
}
/** The import error that a traceback, or one in its chain, ends with; not one that an exception's message merely tells of. */
function importErrorIn(text) {
    let before = '';
    for (const line of text.split('\n')) {
        const found = IN_TRACEBACK.exec(line);
        // Ahead of the exception itself stands a line of code, which pytest and Python indent; nothing where there are no tracebacks.
        if (found !== null && (line.startsWith('E') ? !/^E( |$)/.test(before) : /^ {2}/.test(before)))
            return found[1];
        before = line;
    }
    return null;
}
function textsOf(fault) {
    if (typeof fault === 'string')
        return { message: '', text: fault };
    return { message: fault.message ?? '', text: fault['#text'] ?? '' };
}
function lastLine(text) {
    return text.trimEnd().split('\n').at(-1).slice(0, 300);
}

;// CONCATENATED MODULE: ./build/evaluation/test-plan/case-run.js



/** Bytes of a JUnit report, and characters of a transcript's end that a result shows. */
const LARGEST_REPORT = 16 * 1024 * 1024;
const TAIL = 1024;
/** Runs a point's test case, both counted from 0; `left`: milliseconds until the whole evaluation's end. */
async function runTestCase(context, point, index, number, left) {
    const { live, terminal } = context;
    const testcase = point.testcases[number];
    const reason = testcase.unrunnable ?? (left <= 0 ? 'evaluation-timeout ran out before it' : null);
    if (reason !== null || testcase.command === null)
        return notRun(testcase, reason ?? 'the data names no command');
    const report = point.type === 'unit_test' ? reportFile(live, index, number) : null;
    const session = await terminal.run({
        script: testcase.command,
        environment: report === null ? {} : { PYTEST_ADDOPTS: `--junitxml=${report}` },
        input: testcase.input,
        timeout: Math.min(live.context.options['testcase-timeout'], left),
        mayStay: testcase.input === null && number < point.testcases.length - 1,
        ...(report === null ? {} : { file: { path: report, limit: LARGEST_REPORT } }),
    }, live.signal);
    if (session.lost === true)
        live.record.note('session_lost', `${point.metric}: something ended the program that drives the terminal`);
    const name = `${String(index + 1).padStart(3, '0')}-${number + 1}`;
    const transcript = live.context.redactor.text(session.transcript);
    const result = {
        command: testcase.command,
        input_lines: testcase.input?.length ?? null,
        typed: session.typed,
        end: session.end,
        reason: null,
        exit_code: session.exitCode,
        duration_ms: Math.round(session.duration),
        output_tail: transcript.slice(-TAIL),
        transcript: await keep(context, `${name}.txt`, transcript),
        recording: await keep(context, `${name}.cast`, session.recording),
    };
    const outcomes = session.file === null ? null : parseJUnit(session.file.toString());
    return { testcase, result, transcript, outcomes };
}
/** Outside the project, under a name that nothing before this run could know. */
function reportFile({ testbed }, index, number) {
    return external_node_path_.posix.join(external_node_path_.posix.dirname(testbed.promptFile), `junit-${crypto.randomUUID()}`, `${index + 1}-${number + 1}.xml`);
}
async function keep({ live, folder }, name, text) {
    const file = external_node_path_.posix.join(folder, 'points', name);
    await (0,promises_.mkdir)(external_node_path_.join(live.directory, folder, 'points'), { recursive: true });
    await (0,promises_.writeFile)(external_node_path_.join(live.directory, file), text);
    return file;
}
function notRun(testcase, reason) {
    const result = {
        command: testcase.command,
        input_lines: testcase.input?.length ?? null,
        typed: 0,
        end: 'not_run',
        reason,
        exit_code: null,
        duration_ms: 0,
        output_tail: '',
        transcript: null,
        recording: null,
    };
    return { testcase, result, transcript: '', outcomes: null };
}

;// CONCATENATED MODULE: ./build/evaluation/test-plan/equal-file.js



/** The largest file that is compared, in bytes, and the most candidates for one point. */
const LARGEST = 64 * 1024 * 1024;
const MOST_CANDIDATES = 200;
/**
 * Says which files that this point created or changed equal the expected ones; null where that does not decide. It does only if every expected
 * file is in the dataset, holds something, is not written by the point itself, and has an equal.
 */
async function equalFile(testbed, plan, { expectedFiles }, written) {
    if (expectedFiles.length === 0)
        return null;
    const changed = new Set(written.map((name) => external_node_path_.posix.normalize(name)));
    const found = [];
    for (const name of expectedFiles) {
        const normal = external_node_path_.posix.normalize(name);
        if (changed.has(normal))
            return null;
        const expected = (0,test_plan_files/* readDatasetFile */.DN)(plan, normal, LARGEST);
        // An empty file equals whatever a failing command's redirection leaves.
        if (expected === null || (asText(expected) ?? 'binary').trim() === '')
            return null;
        const equal = await findEqual(testbed, normal, expected, written);
        if (equal === null)
            return null;
        found.push(`${equal} equals ${normal}`);
    }
    return found.join('; ');
}
/** Files of the same kind come first; the content decides. */
async function findEqual(testbed, name, expected, written) {
    const extension = external_node_path_.posix.extname(name);
    const candidates = written.filter((file) => external_node_path_.posix.extname(file) === extension).slice(0, MOST_CANDIDATES);
    for (const file of candidates) {
        const at = (0,test_plan_files/* projectPath */.DZ)(testbed, file);
        const content = at === null ? null : await (0,test_plan_files/* readTestbedFile */.Cd)(testbed, at, LARGEST);
        if (content !== null && sameContent(name, expected, content))
            return file;
    }
    return null;
}

;// CONCATENATED MODULE: ./build/evaluation/test-plan/unit-test.js

/**
 * The score of a unit_test point from pytest's own reports, whatever the exit codes say: the least of its cases. Null where the
 * reports do not decide (no case wrote one, or one that runs pytest did not), and the judge is to.
 */
function unitTestScore(runs, believed) {
    const reported = runs.filter(({ outcomes }) => outcomes !== null);
    if (reported.length === 0)
        return null;
    if (!believed) {
        const explanation = 'not believed: what runs the tests was replaced while the agent worked (see integrity)';
        return { score: 0, decided_by: 'junit', explanation };
    }
    const scores = reported.map(scoreOfRun);
    const score = Math.min(...scores);
    const silent = runs.some(({ testcase, outcomes }) => outcomes === null && /\bpytest\b/.test(testcase.command ?? ''));
    if (silent && score > 0)
        return null;
    return { score, decided_by: 'junit', explanation: reported.map(describeRun).join('; ') };
}
function scoreOfRun({ outcomes, result }) {
    const score = scoreOf(outcomes);
    // pytest reports what it got to, also when it was ended.
    return score === 2 && result.end !== 'exit' ? 1 : score;
}
function describeRun({ outcomes, result }) {
    const ended = result.end === 'exit' ? '' : ` (ended: ${result.end})`;
    return describeOutcomes(outcomes) + ended;
}

;// CONCATENATED MODULE: ./build/evaluation/test-plan/plan-run.js





/** Files whose content a judge may want where a point names none that it made. */
const DOCUMENTS = /^(src\/)?readme(\.\w+)?$/i;
/** What the testbed was found to be before the first point. */
class Evidence {
    /** The project's files as the last listing has them. */
    files;
    /** Whether a JUnit report of this testbed can be believed. */
    believed;
    constructor(files, believed) {
        this.files = files;
        this.believed = believed;
    }
}
/** Runs the points of one plan, one after the other. */
class PlanRun {
    #context;
    /** Whether the time of the whole evaluation ran out before the last point. */
    timedOut = false;
    constructor(context) {
        this.#context = context;
    }
    /** Executes a point's test cases and scores what came of them. */
    async point(point, index) {
        const { terminal, live, deadline } = this.#context;
        const before = this.#watchesFiles(point) ? await this.#list() : null;
        const runs = [];
        for (const number of point.testcases.keys()) {
            const left = deadline - performance.now();
            this.timedOut ||= left <= 0;
            runs.push(await runTestCase(this.#context, point, index, number, left));
        }
        await terminal.endLeft(live.signal);
        const written = before === null ? [] : (0,test_plan_files/* writtenBetween */.wh)(before, await this.#list());
        const scored = await this.#score(point, runs, written);
        await this.#log(point, index, runs, scored);
        return {
            metric: point.metric,
            type: point.type,
            ...scored,
            testcases: runs.map(({ result }) => result),
            notes: point.notes,
        };
    }
    /** Looking at every file costs time: it is done where a file may decide, or a judge wants to see them. */
    #watchesFiles({ type, testcases }) {
        if (testcases.length === 0)
            return false;
        return type === 'file_comparison' || (type === 'shell_interaction' && this.#context.judging.present);
    }
    async #list() {
        const { live, evidence } = this.#context;
        evidence.files = await (0,test_plan_files/* listFiles */.CS)(live.testbed, live.signal);
        return evidence.files;
    }
    async #score(point, runs, written) {
        const { live, plan, judging, evidence } = this.#context;
        if (runs.length > 0 && runs.every(({ result }) => result.reason?.startsWith('evaluation-timeout')))
            return { score: null, decided_by: 'none', explanation: 'not executed: evaluation-timeout ran out before it' };
        if (point.type === 'unit_test') {
            const decided = unitTestScore(runs, evidence.believed);
            if (decided !== null)
                return decided;
        }
        if (point.type === 'file_comparison') {
            const explanation = await equalFile(live.testbed, plan, point, written);
            if (explanation !== null)
                return { score: 2, decided_by: 'file', explanation };
        }
        const testcases = runs.map(toJudge);
        const judgement = await judging.ask(point, testcases, this.#filesFor(point, written));
        if (typeof judgement === 'string')
            return { score: null, decided_by: 'none', explanation: judgement };
        return { score: judgement.score, decided_by: 'judge', explanation: judgement.explanation };
    }
    /** What the point made; otherwise the project's documents, and its files of the expected ones' names. */
    #filesFor({ expectedFiles }, written) {
        if (written.length > 0)
            return written;
        const wanted = new Set(expectedFiles.map((name) => external_node_path_.posix.basename(name).replace(/^expected_/, '')));
        return [...this.#context.evidence.files.keys()].filter((name) => !name.startsWith('evaluation/') && (DOCUMENTS.test(name) || wanted.has(external_node_path_.posix.basename(name))));
    }
    async #log(point, index, runs, scored) {
        const { live, plan, folder } = this.#context;
        const shown = scored.score === null ? 'not judged' : `${scored.score} of 2 (${scored.decided_by})`;
        const lines = [`[${index + 1}/${plan.points.length}] ${point.metric}: ${shown}`, `  ${scored.explanation}`];
        for (const { result, transcript } of runs) {
            const end = result.reason ?? `${result.end}, exit code ${result.exit_code ?? '–'}, ${result.duration_ms} ms`;
            lines.push(`  $ ${result.command ?? '(no command)'}  [${end}]`, ...transcript.split('\n').map((line) => `    ${line}`));
        }
        await live.logs.write(external_node_path_.posix.join(folder, 'evaluation.log'), `${lines.join('\n')}\n`);
    }
}
function toJudge({ testcase, result, transcript }) {
    return {
        command: testcase.command,
        input: testcase.input,
        exit_code: result.exit_code,
        end: result.end,
        transcript: result.reason ?? transcript,
    };
}

// EXTERNAL MODULE: ./build/evaluation/test-plan/reports.js
var reports = __webpack_require__(65115);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/evaluation/test-plan/restore.js





const NAMES_SHOWN = 5;
/** Files that do not belong there and are looked at. */
const MOST_OTHERS = 10_000;
/** What Python and pytest leave beside the files they run; an agent that tries the tests makes them. */
const CACHES = /(^|\/)(__pycache__|\.pytest_cache)(\/|$)/;
/**
 * Puts `evaluation/` back as the dataset has it and empties `reports/`. Says what had been changed there, beside the reports that
 * were `given` to the agent (name → text). Throws TestbedDestroyed where the testbed no longer lets it be put back.
 */
async function restoreEvaluation(testbed, plan, given = new Map()) {
    const reports = external_node_path_.posix.join(testbed.workdir, 'reports');
    const evaluation = external_node_path_.posix.join(testbed.workdir, 'evaluation');
    const notes = [];
    const asGiven = new Map([...given].map(([name, text]) => [name, digestOf(Buffer.from(text))]));
    const found = await digestsIn(testbed, reports, asGiven);
    const written = [...found].filter(([name, digest]) => digest !== asGiven.get(name)).map(([name]) => name);
    if (written.length > 0)
        notes.push({ kind: 'reports_prewritten', detail: `reports/ held ${listNames(written)}; it was emptied` });
    if (plan.evaluationDirectory === null) {
        await testbed.place([[reports, 'empty directory']]);
        return notes;
    }
    const expected = await digestsBelow(plan.evaluationDirectory);
    const difference = describeDifference(expected, await digestsIn(testbed, evaluation, expected));
    if (difference !== null)
        notes.push({ kind: 'evaluation_changed', detail: `evaluation/ had been edited and was put back: ${difference}` });
    await testbed.place([
        [evaluation, { directory: plan.evaluationDirectory }],
        [reports, 'empty directory'],
    ]);
    const still = describeDifference(expected, await digestsIn(testbed, evaluation, expected));
    if (still !== null)
        throw new types/* TestbedDestroyed */.z(`evaluation/ cannot be put back: ${still}`);
    return notes;
}
/** `2 changed (a, b), 1 added (c), 1 removed (d)`; null where nothing differs but caches. */
function describeDifference(expected, found) {
    const parts = [
        ['changed', [...expected].filter(([name, digest]) => found.has(name) && found.get(name) !== digest)],
        ['added', [...found].filter(([name]) => !expected.has(name) && !CACHES.test(name))],
        ['removed', [...expected].filter(([name]) => !found.has(name))],
    ];
    const said = parts.flatMap(([word, entries]) => entries.length === 0 ? [] : [`${entries.length} ${word} (${listNames(entries.map(([name]) => name))})`]);
    return said.length === 0 ? null : said.join(', ');
}
function listNames(names) {
    const more = names.length > NAMES_SHOWN ? `, … ${names.length - NAMES_SHOWN} more` : '';
    const shown = names.sort().slice(0, NAMES_SHOWN);
    return shown.map((name) => name || 'itself no directory').join(', ') + more;
}
/** `<bytes> <sha256>`. */
function digestOf(content) {
    return `${content.length} ${(0,external_node_crypto_.createHash)('sha256').update(content).digest('hex')}`;
}
/**
 * Files below a directory of a testbed → digest; what is no file, or cannot be what is wanted there, counts as one of its own kind. No more is
 * read than what is wanted is large, whatever the agent has put there.
 */
async function digestsIn(testbed, directory, wanted) {
    const digests = new Map();
    try {
        for await (const entry of testbed.files(directory)) {
            if (entry.type === 'directory')
                continue;
            digests.set(entry.path || (entry.why ?? ''), await digestOfEntry(entry, wanted.get(entry.path)));
            if (digests.size > wanted.size + MOST_OTHERS) {
                digests.set(`and more than ${MOST_OTHERS} others`, 'unread');
                break;
            }
        }
    }
    catch (error) {
        throw new errors/* TrialError */.ZD('testbed', `${directory} cannot be read: ${(0,errors/* messageOf */.bD)(error)}`, { cause: error });
    }
    return digests;
}
async function digestOfEntry({ type, size, content }, wanted) {
    if (type !== 'file')
        return type;
    if (!wanted?.startsWith(`${size} `))
        return 'another';
    const chunks = [];
    let read = 0;
    try {
        for await (const chunk of content) {
            chunks.push(Buffer.from(chunk));
            read += chunk.length;
            // It grows while it is read.
            if (read > size)
                return 'another';
        }
    }
    catch (error) {
        // The agent has closed it to us, or put something else in its place: what cannot be read is not as it was.
        if ((0,errors/* codeOf */.$N)(error) === undefined)
            throw error;
        return 'unread';
    }
    return digestOf(Buffer.concat(chunks));
}
async function digestsBelow(directory) {
    const digests = new Map();
    for (const entry of await (0,promises_.readdir)(directory, { recursive: true, withFileTypes: true })) {
        if (entry.isDirectory())
            continue;
        const file = external_node_path_.join(entry.parentPath, entry.name);
        digests.set(external_node_path_.relative(directory, file), entry.isFile() ? digestOf(await (0,promises_.readFile)(file)) : 'other');
    }
    return digests;
}

;// CONCATENATED MODULE: ./build/evaluation/test-plan/evaluate.js














/**
 * Runs a test plan in order in the live testbed: `evaluation/` put back, every test case executed, every point scored by its
 * evidence or by the judge. What is known so far stands in the record all the while. Throws a TrialError (`not_judged`) where
 * no point has a score.
 */
async function evaluateTestPlan(live, folder) {
    const { testbed, instance, record, context, signal } = live;
    const plan = instance.evaluation;
    const begun = performance.now();
    const directory = external_node_path_.join(live.directory, folder);
    await (0,promises_.mkdir)(directory, { recursive: true });
    const judging = new JudgeLedger(live, plan);
    const floor = {
        digest: context.dataset.digest,
        mode: plan.mode,
        testbed: record.result.testbed.image_digest ?? 'host',
        instanceId: instance.id,
    };
    const vacuous = await context.floors.read(floor);
    for (const { kind, detail } of await restoreEvaluation(testbed, plan, live.givenReports))
        record.note(kind, detail);
    const opening = openTerminal(testbed, { redactor: context.redactor }, signal).catch((error) => {
        // Perl was there when the testbed was prepared.
        throw error instanceof errors/* TrialError */.ZD && error.kind === 'testbed' ? new types/* TestbedDestroyed */.z(error.message) : error;
    });
    // Its failure is met after that of what is done meanwhile; until then it must not count as unhandled.
    opening.catch(() => { });
    const evidence = await examine(live, plan).catch(async (error) => {
        await opening.then((terminal) => terminal.close()).catch(() => { });
        throw error;
    });
    const terminal = await opening;
    const points = [];
    const run = new PlanRun({
        live,
        plan,
        folder,
        terminal,
        judging,
        evidence,
        deadline: begun + context.options['evaluation-timeout'],
    });
    try {
        for (const [index, point] of plan.points.entries()) {
            const result = await run.point(point, index);
            points.push({ ...result, vacuous: vacuous.has(point.metric) });
            record.result.evaluation = summarise();
        }
    }
    finally {
        terminal.close();
    }
    await (0,reports/* writeReports */.Li)(directory, plan.points, points);
    if (isIdle(context.options['agent-command'])) {
        for (const point of points)
            point.vacuous = point.score === 2;
        await context.floors.write(floor, points.filter(({ vacuous }) => vacuous).map(({ metric }) => metric));
    }
    const evaluation = summarise();
    record.result.evaluation = evaluation;
    if (evaluation.score === null)
        throw new errors/* TrialError */.ZD('not_judged', whyNotJudged(plan, live));
    record.decide(evaluation.score_expected >= context.options['pass-score'], evaluation.score);
    function summarise() {
        return {
            kind: 'test_plan',
            mode: plan.mode,
            points: [...points],
            ...(0,figures/* figuresOf */.h)([...points, ...plan.points.slice(points.length).map(() => ({ score: null, vacuous: false }))]),
            judge: judging.totals(),
            timed_out: run.timedOut,
            duration_ms: Math.round(performance.now() - begun),
        };
    }
}
/** What of the testbed can be believed after the agent: its tools, its pytest. */
async function examine({ testbed, instance, before, record, signal }, plan) {
    const [now, files] = await Promise.all([(0,look/* look */.Op)(testbed, instance, before, signal), (0,test_plan_files/* listFiles */.CS)(testbed, signal)]);
    const compared = (0,tools/* compareTools */.N)(before.tools, now.tools);
    const doubts = plan.points.some(({ type }) => type === 'unit_test')
        ? await (0,test_plan_doubts/* doubtsOfTests */.or)(testbed, files)
        : { notes: [], believed: true };
    for (const { kind, detail } of [...compared.notes, ...doubts.notes])
        record.note(kind, detail);
    if (files.cut)
        record.note('files_not_listed', `the project has more files than are looked at (${files.size})`);
    return new Evidence(files, compared.believed && doubts.believed);
}
/** Whether an agent command is one that does nothing: the floor is measured with it. */
function isIdle(command) {
    return /^\s*(true|:)\s*$/.test(command);
}
function whyNotJudged(plan, { context }) {
    const none = `none of the ${plan.points.length} test points has a score`;
    return context.judge === null
        ? `${none}; without a judge only unit tests and equal files decide (set judge)`
        : `${none}; the judge came to no verdict`;
}


/***/ }),

/***/ 34141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ figuresOf)
/* harmony export */ });
/** The figures of a plan's points, each of 2: over what was judged, and over everything with a missing score as 0. */
function figuresOf(points) {
    const scores = points.flatMap(({ score }) => (score === null ? [] : [score]));
    const earned = points.flatMap(({ score, vacuous }) => (score === null || vacuous ? [] : [score]));
    const expected = points.length;
    return {
        expected,
        judged: scores.length,
        score: mean(scores),
        score_expected: expected === 0 ? 0 : sum(scores) / expected / 2,
        coverage: expected === 0 ? 0 : scores.length / expected,
        score_without_vacuous: mean(earned),
    };
}
function mean(scores) {
    return scores.length === 0 ? null : sum(scores) / scores.length / 2;
}
function sum(scores) {
    return scores.reduce((total, score) => total + score, 0);
}


/***/ })

};
