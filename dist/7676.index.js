export const id = 7676;
export const ids = [7676];
export const modules = { 57676: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { evaluateTestPlan: () => evaluateTestPlan });
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var point_figures = __webpack_require__(21363);
var types = __webpack_require__(33836);
let ENDS = [
"exit",
"interrupted",
"timeout"
];
function runMessage(request) {
let { script, environment, input, timeout, typing = "adaptive", onListening, until, file } = request;
let variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
return `run ${[
input === null ? "pipes" : "tty",
Math.ceil(timeout),
onListening || until ? 1 : 0,
typing,
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
case "hello":
case "listening": return { what };
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
#outputEnded = !1;
constructor(conversation) {
this.#conversation = conversation;
this.#messages = messagesOf(this.#toItsEnd(conversation.output));
conversation.input.on("error", () => {});
}
get isOpen() {
return this.#open;
}
send(message) {
this.#open && this.#conversation.input.write(message);
}
async next(timeout) {
let late = !1;
let hangUp = () => {
late = !0;
this.close();
};
let timer = setTimeout(hangUp, Math.max(0, timeout));
try {
let { value, done } = await this.#messages.next();
if (!done) return value;
} catch {} finally {
clearTimeout(timer);
}
let lost = late || this.#open && this.#outputEnded ? await this.#conversation.lost() : null;
this.close();
if (lost !== null) throw lost;
return null;
}
async *#toItsEnd(output) {
yield* output;
this.#outputEnded = !0;
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
"# The driver's messages and its single event loop: all events come through `attend`.\n\nuse strict; use warnings; no warnings 'portable'; use Errno; use Fcntl; use POSIX ();\n\nour $TICK = 1000 / POSIX::sysconf(POSIX::_SC_CLK_TCK());\n# Seconds between two checks of a session: short after an event, growing during silence.\nour ($SHORTEST, $LONGEST) = (0.0003, 0.02);\nour $CHUNK = 65536;\n# Most bytes that a pipe or a terminal holds.\nour $BUFFER = 1024 * 1024;\n\n# The current session, if any, and earlier ones whose background processes still hold a terminal or pipe.\nour ($session, @left);\nmy $orders = '';\n\nsub serve {\n  $SIG{$_} = 'IGNORE' for qw(HUP INT QUIT PIPE TERM USR1 USR2 TSTP TTIN TTOU);\n  # Orphans of a session stay below the driver (PR_SET_CHILD_SUBREAPER).\n  prctl(36, 1);\n  report('hello');\n  for (;;) {\n    my $silent = attend($session ? $session->{interval} : 3600);\n    step($session, $silent) if $session;\n    # Reaps orphans of sessions whose own parent was killed.\n    1 while !$session && waitpid(-1, POSIX::WNOHANG()) > 0;\n  }\n}\n\n# Milliseconds of a monotonic clock.\nsub now { return (POSIX::times())[0] * $TICK }\n\n# Waits at most so many seconds for an event and handles it; true if the session's output was silent.\nsub attend {\n  my ($seconds) = @_;\n  my ($reads, $writes) = ('', '');\n  vec($reads, $_, 1) = 1 for 0, map { fileno $_ } map { defined $_->{output} ? $_->{output} : () } @left, $session // ();\n  vec($reads, fileno $session->{exit}, 1) = 1 if $session && defined $session->{exit};\n  vec($writes, fileno $session->{master}, 1) = 1 if $session && $session->{pending} ne '';\n  my $count = select($reads, $writes, undef, $seconds);\n  if ($count <= 0) { $session->{interval} = least($LONGEST, $session->{interval} * 1.6) if $session; return 1; }\n  for my $old (grep { defined $_->{output} && vec($reads, fileno $_->{output}, 1) } @left) { take_output($old) }\n  my $silent = 1;\n  if ($session) {\n    if (defined $session->{output} && vec($reads, fileno $session->{output}, 1)) {\n      my $text = take_output($session);\n      if ($text ne '') {\n        ($session->{active}, $session->{interval}, $silent) = (now(), $SHORTEST, 0);\n        $session->{rest} -= length $text if exists $session->{status};\n        report_bytes('output', $text);\n        answer_terminal($session, $text);\n      }\n    }\n    take_exit($session) if defined $session->{exit} && vec($reads, fileno $session->{exit}, 1);\n    write_pending($session) if $session->{pending} ne '';\n  }\n  take_orders() if vec($reads, 0, 1);\n  return $silent;\n}\n\n# Reads the available output, bounded; closes the output at its end.\nsub take_output {\n  my ($from) = @_;\n  my $text = '';\n  while (length $text < $CHUNK) {\n    my $got = sysread($from->{output}, $text, $CHUNK, length $text);\n    next if !defined $got && $!{EINTR};\n    last if !defined $got && $!{EAGAIN};\n    # On a terminal that no process has open any more, read fails instead of returning an end.\n    if (!$got) { close $from->{output} unless $from->{master}; undef $from->{output}; last; }\n  }\n  return $text;\n}\n\n# Reads orders; the end of standard input ends everything.\nsub take_orders {\n  my $got = sysread(STDIN, $orders, $CHUNK, length $orders);\n  return if !defined $got && $!{EINTR};\n  quit() unless $got;\n  while ($orders =~ s/^([^\\n]*)\\n//) {\n    my ($what, @words) = split / /, $1;\n    if ($what eq 'run') { start(@words) }\n    elsif ($what eq 'end') { begin_end($session, 'interrupted', 'told') if $session && !$session->{steps} }\n    elsif ($what eq 'end-left') { report('left', end_left(items($words[0]))) }\n  }\n}\n\nsub quit { end_all(0); POSIX::_exit(0); }\n\nsub report { write_out(join(' ', @_) . \"\\n\") }\nsub report_bytes { my ($what, $bytes) = @_; write_out(\"$what \" . length($bytes) . \"\\n$bytes\"); }\n\nsub write_out {\n  my ($bytes) = @_;\n  my $done = 0;\n  while ($done < length $bytes) {\n    my $written = syswrite(STDOUT, $bytes, length($bytes) - $done, $done);\n    next if !defined $written && $!{EINTR};\n    # The reader is gone.\n    quit() unless defined $written;\n    $done += $written;\n  }\n}\n\nsub encode { return unpack('H*', $_[0]) }\nsub items { my @items = split /,/, $_[0], -1; pop @items; return @items; }\nsub decode { return pack('H*', $_[0]) }\nsub least { my ($one, $other) = @_; return $one < $other ? $one : $other }\nsub most { my ($one, $other) = @_; return $one > $other ? $one : $other }\n\n# True if a read would return data; the kernel first delivers data still in transit through the terminal.\nsub readable {\n  my ($handle) = @_;\n  my $bits = '';\n  vec($bits, fileno $handle, 1) = 1;\n  return select($bits, undef, undef, 0) > 0;\n}\n\n# Starting a command. A holder stands between driver and command: as session leader it keeps the terminal from hanging\n# up on background processes when the command exits, and as subreaper it adopts all orphans.\n\nsub start {\n  my ($kind, $timeout, $server, $typing, $script, $environment, $lines, $file, $limit) = @_;\n  my %new = (\n    deadline => now() + $timeout, server => $server, typing => $typing, lines => [map { decode($_) } items($lines)], next => 0,\n    pending => '', interval => $SHORTEST, active => now(), looked => 0, steps => undef, end => 'exit', asked => '',\n    file => decode((items($file))[0] // ''), limit => $limit, rest => $BUFFER,\n  );\n  my ($write, $exit);\n  my $fine = pipe($new{exit}, $exit) && ($kind eq 'tty' ? open_terminal(\\%new) : pipe($new{output}, $write));\n  my $holder = $fine ? fork : undef;\n  return report('fault', encode(\"$!\")) unless defined $holder;\n  hold(decode($script), [map { decode($_) } items($environment)], $new{slave}, $write, $exit) if !$holder;\n  fcntl($new{output}, F_SETFL, O_NONBLOCK);\n  $session = { %new, holder => $holder };\n  begin_waits($session, 'start');\n  report('started', $holder);\n}\n\n# A terminal like a person's: 120 columns, 40 lines, UTF-8.\nsub open_terminal {\n  my ($new) = @_;\n  sysopen($new->{master}, '/dev/ptmx', O_RDWR | O_NOCTTY) or sysopen($new->{master}, '/dev/pts/ptmx', O_RDWR | O_NOCTTY) or return 0;\n  my ($number, $size) = (pack('i', 0), pack('S4', 40, 120, 0, 0));\n  ioctl($new->{master}, 0x40045431, $number) or return 0;\n  ioctl($new->{master}, 0x80045430, $number) or return 0;\n  sysopen($new->{slave}, '/dev/pts/' . unpack('i', $number), O_RDWR | O_NOCTTY) or return 0;\n  ioctl($new->{master}, 0x5414, $size) or return 0;\n  my $modes = POSIX::Termios->new;\n  $modes->getattr(fileno $new->{slave});\n  $modes->setiflag($modes->getiflag | 0x4000);\n  $modes->setattr(fileno $new->{slave}, POSIX::TCSANOW());\n  $new->{output} = $new->{master};\n  return 1;\n}\n\n# The holder: starts the command, reports its exit, and reaps children until it is killed.\nsub hold {\n  my ($script, $environment, $slave, $write, $exit) = @_;\n  prctl(1, 9);\n  prctl(36, 1);\n  POSIX::setsid();\n  open(my $nothing, '+<', '/dev/null');\n  POSIX::dup2(fileno $nothing, $_) for 0, 1, 2;\n  ioctl($slave, 0x540E, 0) if $slave;\n  my $child = fork;\n  run_command($script, $environment, $slave, $write) if defined $child && !$child;\n  close_others(fileno $exit);\n  syswrite($exit, '127') unless defined $child;\n  for (;;) {\n    my $pid = waitpid(-1, 0);\n    if ($pid < 0) { select(undef, undef, undef, 3600) }\n    elsif ($pid == $child) { syswrite($exit, $? & 127 ? 128 + ($? & 127) : $? >> 8); close $exit; }\n  }\n}\n\nsub run_command {\n  my ($script, $environment, $slave, $write) = @_;\n  POSIX::setpgid(0, 0);\n  if ($slave) {\n    POSIX::tcsetpgrp(fileno $slave, $$);\n    POSIX::dup2(fileno $slave, $_) for 0, 1, 2;\n    delete @ENV{qw(LINES COLUMNS)};\n    $ENV{TERM} = 'xterm-256color';\n  }\n  else { POSIX::dup2(fileno $write, $_) for 1, 2 }\n  close_others();\n  for my $pair (@$environment) { my ($name, $value) = split /=/, $pair, 2; $ENV{$name} = $value; }\n  POSIX::sigaction($_, POSIX::SigAction->new('DEFAULT')) for grep { $_ != 9 && $_ != 19 } 1 .. 31;\n  POSIX::sigprocmask(POSIX::SIG_SETMASK(), POSIX::SigSet->new);\n  # Fixed places first: the workdir's owner may have put another bash on PATH, which must not run its tests.\n  my ($bash) = grep { -f $_ && -x _ } map { \"$_/bash\" } '/bin', '/usr/bin', '/usr/local/bin', split /:/, $ENV{PATH} // '';\n  my @command = ($bash // '/bin/sh', '-c', $script);\n  no warnings;\n  exec { $command[0] } ($bash ? 'bash' : 'sh'), @command[1, 2];\n  syswrite(STDERR, \"agentbench: $command[0]: $!\\n\");\n  POSIX::_exit(127);\n}\n\n# Closes every descriptor from 3 on, except one.\nsub close_others {\n  my ($kept) = @_;\n  opendir(my $descriptors, '/proc/self/fd') or return;\n  my @numbers = grep { /^\\d+$/ && $_ > 2 && $_ != ($kept // -1) } readdir $descriptors;\n  closedir $descriptors;\n  POSIX::close($_) for @numbers;\n}\n\n# A session's course: typing its lines, and ending it.\n\n# Steps that end a session: milliseconds after the previous step, and the action. After the last line by the way of typing,\n# otherwise as at the time limit (told). The wait after a key is cut short if the program answers the key by waiting for\n# more input.\nour %STEPS = (\n  adaptive => [[0, \"\\x03\"], [4000, \"\\x03\"], [200, \"\\x04\"], [2000, 'TERM'], [2000, 'KILL'], [2000, 'give up']],\n  upstream => [[0, \"\\x03\"], [4000, 'HUP'], [200, 'INT'], [100, 'KILL'], [2000, 'give up']],\n  told => [[0, \"\\x03\"], [2000, 'TERM'], [2000, 'KILL'], [2000, 'give up']],\n);\nour $ANSWERED = 500;\n\nsub step {\n  my ($s, $silent) = @_;\n  return finish($s, $silent) if exists $s->{status};\n  begin_end($s, 'timeout', 'told') if !$s->{steps} && now() >= $s->{deadline};\n  return end_further($s, $silent) if $s->{steps};\n  my $over = waits_over($s);\n  return if !$silent && !$over;\n  my $adaptive = $s->{typing} eq 'adaptive';\n  my $waits = $s->{master} && ($adaptive && $silent && waits($s) || $over && ($adaptive ? silence_says($s) : 'seen'));\n  return tell_listening($s) if $s->{server} && $silent && serves($s, $waits);\n  # Output printed before the program began to wait is taken first.\n  return if !$waits || $adaptive && $silent && readable($s->{master});\n  if ($s->{next} < @{ $s->{lines} }) { type_line($s, $waits) }\n  elsif (!$s->{server} || !sockets($s->{holder})->{listening}) { begin_end($s, 'interrupted', $s->{typing}) }\n}\n\nsub type_line {\n  my ($s, $waits) = @_;\n  my $line = $s->{lines}[ $s->{next}++ ];\n  # Enter is a carriage return; the terminal turns it into a newline for programs that want one. Upstream sends a newline.\n  # Ctrl-C and Ctrl-D need none.\n  $s->{pending} = $line =~ /^[\\x03\\x04]\\z/ ? $line : $line . ($s->{typing} eq 'upstream' ? \"\\n\" : \"\\r\");\n  ($s->{active}, $s->{interval}) = (now(), $SHORTEST);\n  begin_waits($s, 'after');\n  report('typed', $waits eq 'guessed' ? 1 : 0);\n  write_pending($s);\n}\n\nsub write_pending {\n  my ($s) = @_;\n  my $written = syswrite($s->{master}, $s->{pending});\n  if (defined $written) { substr($s->{pending}, 0, $written) = '' }\n  # No process has the terminal open any more.\n  elsif (!$!{EAGAIN} && !$!{EINTR}) { $s->{pending} = '' }\n}\n\n# Prompt libraries ask the terminal for the cursor position and wait for the answer. Reporting the last line saves them\n# from clearing lines below.\nsub answer_terminal {\n  my ($s, $text) = @_;\n  return if !$s->{master};\n  # The query may arrive in parts.\n  $text = $s->{asked} . $text;\n  $s->{asked} = $text =~ /(\\e(?:\\[6?)?)\\z/ ? $1 : '';\n  # A program in line mode did not send the query: it printed a file that contains one.\n  return if $text !~ /\\e\\[6n/ || line_mode($s);\n  $s->{pending} .= \"\\e[40;1R\";\n}\n\nsub line_mode {\n  my ($s) = @_;\n  my $modes = POSIX::Termios->new;\n  return $modes->getattr(fileno $s->{slave}) && $modes->getlflag & POSIX::ICANON();\n}\n\n# True if a server is ready for others: it listens, has been silent since, and no line is left for it.\nsub serves {\n  my ($s, $waits) = @_;\n  return 0 if $s->{served} || now() - $s->{active} < 300 || now() - $s->{looked} < 100;\n  $s->{looked} = now();\n  return 0 if $s->{next} < @{ $s->{lines} } && ($waits || grep { @$_ } @{ look($s) }{qw(read poll watch)});\n  return 0 unless sockets($s->{holder})->{listening};\n  return now() - ($s->{listening} //= now()) >= 300;\n}\n\nsub tell_listening {\n  my ($s) = @_;\n  $s->{served} = 1;\n  report('listening');\n}\n\nsub begin_end {\n  my ($s, $end, $steps) = @_;\n  ($s->{end}, $s->{steps}, $s->{stepped}) = ($end, [@{ $STEPS{$steps} }], now());\n}\n\nsub end_further {\n  my ($s, $silent) = @_;\n  my ($pause, $action) = @{ $s->{steps}[0] };\n  my $due = $s->{stepped} + $pause;\n  $due = $s->{stepped} + least($pause, $ANSWERED)\n    if $silent && $s->{master} && $s->{typing} eq 'adaptive' && $s->{end} eq 'interrupted' && $action ne 'KILL' && $action ne 'give up' && waits($s);\n  return if now() < $due;\n  shift @{ $s->{steps} } if @{ $s->{steps} } > 1;\n  $s->{stepped} = now();\n  return report_end($s, '-') if $action eq 'give up';\n  if ($action =~ /^[A-Z]/) { kill $action, members($s->{holder}) }\n  elsif ($s->{master}) {\n    $s->{pending} = $action;\n    ($s->{active}, $s->{interval}) = (now(), $SHORTEST);\n    report('pressed', encode($action));\n    write_pending($s);\n  }\n  else { kill 'INT', members($s->{holder}) }\n}\n\n# The holder reports the command's exit; an end without a report means that the holder itself was killed.\nsub take_exit {\n  my ($s) = @_;\n  my $got = sysread($s->{exit}, my $text, 16);\n  return if !defined $got && $!{EINTR};\n  $s->{status} = $got ? $text : '-';\n  $s->{interval} = $SHORTEST;\n  close delete $s->{exit};\n  ($s->{exited}, $s->{pending}) = (now(), '');\n  kill 'KILL', members($s->{holder}) if $s->{end} eq 'timeout';\n}\n\n# After the command's exit: its remaining output is read, even by a driver that was stopped for a while; output of other\n# processes is not waited for.\nsub finish {\n  my ($s, $silent) = @_;\n  if (defined $s->{output} && $s->{rest} > 0) {\n    return if !$silent || readable($s->{output});\n    $s->{rest} = 0;\n  }\n  my $others = defined $s->{output} && below($s->{holder});\n  if (!$others || now() - $s->{exited} < 200) {\n    return if defined $s->{output} && (!$silent || readable($s->{output}));\n    return if $others && now() - most($s->{active}, $s->{exited}) < 50;\n  }\n  report_end($s, $s->{status});\n}\n\n# The session is over for its reader; processes that it left keep their terminal or pipe.\nsub report_end {\n  my ($s, $status) = @_;\n  undef $session;\n  if (below($s->{holder})) { push @left, $s }\n  else { kill 'KILL', $s->{holder}; waitpid($s->{holder}, 0); }\n  report_file($s) if $s->{file} ne '';\n  report('end', $s->{end}, $status);\n}\n\n# The command may have put anything in the file's place: a pipe must not block, and reading stops at the initial size.\nsub report_file {\n  my ($s) = @_;\n  sysopen(my $file, $s->{file}, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY) or return;\n  my $missing = -f $file ? -s _ : 0;\n  return if $missing > $s->{limit};\n  while ($missing > 0) {\n    my $got = sysread($file, my $part, least($missing, $CHUNK));\n    next if !defined $got && $!{EINTR};\n    return if !$got;\n    report_bytes('file', $part);\n    $missing -= $got;\n  }\n}\n\n# The fixed waits of PRDbench's own scripts: for `typing: upstream` the only rule, otherwise the rule for programs that are\n# not known to wait.\n\n# Each wait ends after so much silence, or after so much time: [milliseconds, milliseconds]. Upstream asks for 2 s of\n# silence at the start, 0.8 s before a line, 0.5 s after it and 1 s after the last one, and counts 0.1 s for each turn of\n# its loop, which takes 0.2 s (an attempt to read and a pause); 0.8 s and 1 s take a turn more, since its sums of 0.1\n# fall short of them. Then it waits 10 s for the end, and another 0.5 s.\nour %FIXED = (\n  start => [[3900, 10_000]],\n  before => [[1700, 10_000], [50, 50]],\n  after => [[50, 50], [900, 2000]],\n  end => [[2100, 10_000], [10_000, 10_000], [500, 500]],\n);\n\n# Begins the waits before the next key, after the start or a line (`after`).\nsub begin_waits {\n  my ($s, $after) = @_;\n  $s->{fixed} = [map { @{ $FIXED{$_} } } $after, $s->{next} < @{ $s->{lines} } ? 'before' : 'end'];\n  $s->{fixed_since} = now();\n  $s->{silence} = 0;\n  $s->{silence} += $_->[0] for @{ $s->{fixed} };\n}\n\n# True if all waits are over.\nsub waits_over {\n  my ($s) = @_;\n  while (@{ $s->{fixed} }) {\n    my ($silence, $time) = @{ $s->{fixed}[0] };\n    return 0 if now() - most($s->{active}, $s->{fixed_since}) < $silence && now() - $s->{fixed_since} < $time;\n    $s->{fixed_since} = now();\n    shift @{ $s->{fixed} };\n  }\n  return 1;\n}\n\n# Detects that a program waits for input: one of its threads reads the terminal, and all threads of all its processes\n# wait without a clock of their own.\n\n# Milliseconds in which nothing must have happened where the kernel tells less, or where data may be on their way between\n# two sockets.\nour %SETTLING = (coarse => 300, connected => 300);\n# Milliseconds within which a program that polls its input wakes up.\nour $NAP = 1100;\n\n# 'seen' if the program is known to wait, otherwise ''.\nsub waits {\n  my ($s) = @_;\n  return '' if unread($s);\n  my $look = look($s);\n  return '' if !all_wait($look) || alarms($s);\n  return 'seen' if @{ $look->{read} } == 1 && !grep { @{ $look->{$_} } } qw(poll still coarse);\n  # Threads are looked at one after the other: one that was seen to wait may have been woken by the next one. Nothing\n  # has run if no thread was scheduled between two counts, with the look between them.\n  my @threads = map { @$_ } values %$look;\n  my $before = switches(@threads) // return '';\n  $look = look($s);\n  return '' unless all_wait($look);\n  my $after = switches(map { @$_ } values %$look) // return '';\n  return '' if $after ne $before;\n  my $sockets = sockets($s->{holder});\n  # A program elsewhere may work on its answer, which cannot be seen.\n  return '' if $sockets->{foreign};\n  my $quiet = @{ $look->{coarse} } ? $SETTLING{coarse} : $sockets->{connected} ? $SETTLING{connected} : 0;\n  my $state = \"$s->{active} $after\";\n  $s->{settling} = { state => $state, since => now() } if !$s->{settling} || $s->{settling}{state} ne $state;\n  return now() - $s->{settling}{since} >= $quiet ? 'seen' : '';\n}\n\nsub all_wait {\n  my ($look) = @_;\n  return (@{ $look->{read} } || @{ $look->{poll} }) && !grep { @{ $look->{$_} } } qw(watch clock nap runs unknown);\n}\n\n# True if a process may have set itself an alarm: it catches its signal, as bash always does at a terminal, or has a timer.\nsub alarms {\n  my ($s) = @_;\n  return !!grep {\n    my ($caught) = (content(\"/proc/$_/status\") // '') =~ /^SigCgt:\\s+([0-9a-f]+)/m;\n    hex($caught // 0) & 1 << 13 && (content(\"/proc/$_/comm\") // '') ne \"bash\\n\" || (content(\"/proc/$_/timers\") // '') ne '';\n  } @{ $s->{processes} };\n}\n\n# True if the line that was typed last has not been read yet.\nsub unread { my ($s) = @_; return $s->{pending} ne '' || readable($s->{slave}); }\n\n# The threads of a session, by activity: read and poll (the terminal, without a time limit), watch (the terminal, with\n# one), nap (a pause), clock (any other wait with a time limit), child (a wait for a child), still (any other wait without\n# one), runs, unknown. Those in `coarse` are listed again under the activity that they seem to have.\nsub look {\n  my ($s) = @_;\n  my %look = map { $_ => [] } qw(read poll watch nap clock child still runs unknown coarse);\n  my $group = pack('i', 0);\n  $group = ioctl($s->{master}, 0x540F, $group) ? unpack('i', $group) : 0;\n  my $seen;\n  $s->{processes} = [below($s->{holder})];\n  for my $pid (@{ $s->{processes} }) {\n    my ($state, undef, $its_group, $its_session) = status_of($pid) or next;\n    $seen = 1;\n    next if $state =~ /[Tt]/;\n    # A process of another session may have kept the terminal open and read it.\n    my $front = $its_group == $group || $its_session != $s->{holder};\n    my @threads = threads_of($pid) or do { push @{ $look{unknown} }, $pid unless $!{ENOENT}; next };\n    for my $thread (@threads) {\n      my ($does, $coarse) = activity($s, $pid, $thread);\n      $does = { read => 'still', poll => 'still', watch => 'clock' }->{$does} // $does if !$front;\n      push @{ $look{$does} }, \"$pid/task/$thread\";\n      push @{ $look{coarse} }, \"$pid/task/$thread\" if $coarse;\n    }\n  }\n  # Processes may be hidden from the driver.\n  push @{ $look{unknown} }, 'all' unless $seen;\n  # A server that an earlier session left answers those that ask it, and pauses otherwise.\n  for my $pid (map { below($_->{holder}) } @left) { push @{ $look{runs} }, $pid if ((status_of($pid))[0] // '') eq 'R' }\n  return \\%look;\n}\n\nsub threads_of { my ($pid) = @_; opendir(my $threads, \"/proc/$pid/task\") or return; return grep { /^\\d+$/ } readdir $threads; }\n\n# How often each thread was scheduled; undefined if one runs, or sleeps in the kernel's own work.\nsub switches {\n  my %threads = map { $_ => 1 } @_;\n  my @counts;\n  for my $thread (sort keys %threads) {\n    my $status = content(\"/proc/$thread/status\") // next;\n    return undef if $status =~ /^State:\\s+[RD]/m;\n    push @counts, join ':', $thread, $status =~ /^(?:non)?voluntary_ctxt_switches:\\s+(\\d+)/mg;\n  }\n  return \"@counts\";\n}\n\n# The decision by silence: 'seen' or 'guessed' if the next key is to be typed, '' otherwise. `over`: the fixed waits are over.\nsub silence_says {\n  my ($s) = @_;\n  my $silent = now() - $s->{active} >= $s->{silence};\n  my $look = look($s);\n  my $unread = unread($s);\n  if (!$unread) {\n    return 'seen' if grep { @{ $look->{$_} } } qw(read poll watch);\n    return 'seen' if !line_mode($s) || fcntl($s->{slave}, F_GETFL, 0) & O_NONBLOCK;\n    return 'guessed' if $silent && $s->{next} < @{ $s->{lines} };\n  }\n  # A program that computes, or pauses for long, is given its time.\n  return '' if @{ $look->{runs} };\n  return 'guessed' if !$unread && $silent && @{ $look->{unknown} };\n  return '' if $s->{next} == @{ $s->{lines} } && (!$silent || sockets($s->{holder})->{listening});\n  return naps($s, @{ $look->{nap} }) ? 'guessed' : '';\n}\n\n# True if a thread that pauses wakes up again and again, as it does where a program polls its input.\nsub naps {\n  my ($s, @threads) = @_;\n  if (!@threads) { delete $s->{naps}; return 0; }\n  my $switches = switches(@threads) // return 0;\n  $s->{naps} //= { since => now(), switches => $switches };\n  return 0 if now() - $s->{naps}{since} < $NAP;\n  return (delete $s->{naps})->{switches} ne $switches;\n}\n\n# The activity of a thread, by its system call.\n\n# System calls that wait, by machine and number; those not listed have no time limit.\nour %CALLS = (\n  x86_64 => { prctl => 157, 0 => 'read', 19 => 'read', 7 => 'poll', 271 => 'ppoll', 23 => 'select', 270 => 'select', 232 => 'epoll',\n    281 => 'epoll', 441 => 'epoll2', 202 => 'futex', 449 => 'waitv', 455 => 'wait', 35 => 'nap', 230 => 'nap', 61 => 'child',\n    247 => 'child', 128 => 'signal', 220 => 'semaphore', 242 => 'queue', 243 => 'queue', 299 => 'messages', 208 => 'events',\n    333 => 'events', 426 => 'ring', 219 => 'restarted' },\n  aarch64 => { prctl => 167, 63 => 'read', 65 => 'read', 73 => 'ppoll', 72 => 'select', 22 => 'epoll', 441 => 'epoll2', 98 => 'futex',\n    449 => 'waitv', 455 => 'wait', 101 => 'nap', 115 => 'nap', 260 => 'child', 95 => 'child', 137 => 'signal', 192 => 'semaphore',\n    182 => 'queue', 183 => 'queue', 243 => 'messages', 4 => 'events', 292 => 'events', 426 => 'ring', 128 => 'restarted' },\n);\nour $CALLS = $CALLS{ (POSIX::uname())[4] };\n# The time limit of a call: the number of the argument, and its form. Neither a ring's own time limits nor those of\n# a call that was restarted can be seen: they count as such.\nour %LIMIT = (\n  poll => [2, 'milliseconds'], ppoll => [2, 'pointer'], select => [4, 'pointer'], epoll => [3, 'milliseconds'],\n  epoll2 => [3, 'pointer'], futex => [3, 'pointer'], waitv => [3, 'pointer'], wait => [4, 'pointer'], signal => [2, 'pointer'],\n  semaphore => [3, 'pointer'], queue => [4, 'pointer'], messages => [4, 'pointer'], events => [4, 'pointer'], ring => [0, 'always'],\n  restarted => [0, 'always'],\n);\n\n# The activity of a thread (see `look`), and whether that is known by the kernel's function alone.\nsub activity {\n  my ($s, $pid, $thread) = @_;\n  my $call = $CALLS ? content(\"/proc/$pid/task/$thread/syscall\") : undef;\n  if (!defined $call) {\n    return 'still' if $CALLS && ($!{ESRCH} || $!{ENOENT} && !-e \"/proc/$pid/task/$thread\");\n    return wait_channel($s, $pid, $thread);\n  }\n  # A page fault is no call (-1).\n  return 'runs' if $call =~ /^(?:running|-)/;\n  my ($number, @arguments) = map { /^0x/ ? hex : $_ } split ' ', $call;\n  # The stack of a 32-bit program, whose calls have other numbers, is below 4 GiB.\n  return wait_channel($s, $pid, $thread) if @arguments > 6 && $arguments[6] < 2**32;\n  my $kind = $CALLS->{$number} // 'other';\n  return $kind if $kind =~ /^(?:nap|child)$/;\n  my $limited = limited($kind, @arguments);\n  my @watched = watched($pid, $kind, @arguments);\n  return $kind eq 'read' ? 'read' : $limited ? 'watch' : 'poll' if grep { is_terminal($s, $pid, $_) } @watched;\n  return !@watched && $kind =~ /poll|select/ ? 'nap' : 'clock' if $limited;\n  return (grep { (readlink(\"/proc/$pid/fd/$_\") // '') =~ /timerfd/ } @watched) ? 'clock' : 'still';\n}\n\nsub limited {\n  my ($kind, @arguments) = @_;\n  my ($number, $form) = @{ $LIMIT{$kind} // return 0 };\n  my $argument = $arguments[$number] // return 1;\n  return $form eq 'always' || ($form eq 'pointer' ? $argument != 0 : ($argument & 0xffffffff) < 2**31);\n}\n\n# The descriptors whose input a call waits for.\nsub watched {\n  my ($pid, $kind, $first, $second) = @_;\n  return $kind eq 'read' ? $first\n    : $kind =~ /poll$/ ? polled($pid, $first, $second)\n    : $kind eq 'select' ? selected($pid, $first, $second)\n    : $kind =~ /^epoll/ ? epolled($pid, $first)\n    : ();\n}\n\n# The kernel's function in which a thread sleeps; used if its system call is not known.\nsub wait_channel {\n  my ($s, $pid, $thread) = @_;\n  my $channel = content(\"/proc/$pid/task/$thread/wchan\") // '';\n  return ('read', 1) if $channel =~ /^(?:wait_woken|n_tty_read)$/;\n  return ('still', 1) if $channel =~ /pipe_read$/;\n  return ('child', 1) if $channel =~ /^(?:do_wait|kernel_wait4)$/;\n  return ('nap', 1) if $channel =~ /nanosleep$/;\n  # A poll or a futex may wait for anything, with or without a time limit.\n  return (content(\"/proc/$pid/task/$thread/stat\") // '') =~ /\\) [RD] / ? 'runs' : 'unknown';\n}\n\n# True if a descriptor of a process is this terminal, by its own name or as /dev/tty.\nsub is_terminal {\n  my ($s, $pid, $descriptor) = @_;\n  my @its = stat(\"/proc/$pid/fd/$descriptor\") or return 0;\n  my @ours = stat($s->{slave});\n  return $its[0] == $ours[0] && $its[1] == $ours[1] \n    || $its[6] == 0x500 && (status_of($pid))[3] == $s->{holder};\n}\n\n# Descriptors that a poll watches for input; standard input if the process's memory is not readable.\nsub polled {\n  my ($pid, $address, $count) = @_;\n  return if !$count;\n  my $memory = memory($pid, $address, 8 * least($count, 512)) // return 0;\n  my @watched;\n  while ($memory =~ /(.{8})/gs) {\n    my ($descriptor, $events) = unpack('is', $1);\n    push @watched, $descriptor if $descriptor >= 0 && $events & 0x41;\n  }\n  return @watched;\n}\n\nsub selected {\n  my ($pid, $count, $address) = @_;\n  return if !$count || !$address;\n  my $memory = memory($pid, $address, 8 * int((least($count, 1024) + 63) / 64)) // return 0;\n  return grep { vec($memory, $_, 1) } 0 .. least($count, 1024) - 1;\n}\n\nsub epolled {\n  my ($pid, $descriptor) = @_;\n  my $watched = content(\"/proc/$pid/fdinfo/$descriptor\") // return 0;\n  my %events = $watched =~ /^tfd:\\s*(\\d+) events:\\s*([0-9a-f]+)/gm;\n  return grep { hex($events{$_}) & 0x41 } keys %events;\n}\n\nsub memory {\n  my ($pid, $address, $length) = @_;\n  sysopen(my $memory, \"/proc/$pid/mem\", O_RDONLY) or return undef;\n  sysseek($memory, $address, 0) or return undef;\n  my $got = sysread($memory, my $bytes, $length);\n  return $got ? $bytes : undef;\n}\n\n# The content of a small file in /proc; undefined, with the reason in $!, if it cannot be read.\nsub content {\n  my ($file) = @_;\n  sysopen(my $handle, $file, O_RDONLY) or return undef;\n  my $got = sysread($handle, my $text, $CHUNK);\n  return defined $got ? $text : undef;\n}\n\nsub prctl { my ($option, $value) = @_; syscall($CALLS->{prctl}, $option, $value, 0, 0, 0) if $CALLS; }\n\n# The processes below the driver: listing and ending them.\n\n# State, parent, group and session of a process; empty if it is gone.\nsub status_of {\n  my ($pid) = @_;\n  return (content(\"/proc/$pid/stat\") // '') =~ /.*\\) (\\S) (\\d+) (\\d+) (\\d+)/s;\n}\n\n# Living processes below a process, in any session.\nsub below {\n  my ($root) = @_;\n  my (@found, $children);\n  my @queue = ($root);\n  # Not every kernel lists a process's children.\n  $children = parents() unless -e \"/proc/self/task/$$/children\";\n  while (defined(my $pid = shift @queue)) {\n    my @next = $children ? @{ $children->{$pid} // [] } : children_of($pid);\n    push @found, @next;\n    push @queue, @next;\n  }\n  return grep { ((status_of($_))[0] // 'X') !~ /[ZX]/ } @found;\n}\n\nsub children_of {\n  my ($pid) = @_;\n  opendir(my $threads, \"/proc/$pid/task\") or return;\n  return map { split / /, content(\"/proc/$pid/task/$_/children\") // '' } grep { /^\\d+$/ } readdir $threads;\n}\n\n# The children of every process.\nsub parents {\n  my %children;\n  for my $pid (everyone()) {\n    my ($state, $parent) = status_of($pid) or next;\n    push @{ $children{$parent} }, $pid;\n  }\n  return \\%children;\n}\n\nsub everyone { opendir(my $proc, '/proc') or return; return grep { /^\\d+$/ } readdir $proc; }\n\n# The processes of a session, in any group, without its holder.\nsub members {\n  my ($holder) = @_;\n  return grep { ((status_of($_))[3] // 0) == $holder } below($holder);\n}\n\n# TCP and UDP sockets of the processes below the holder: true values for `listening`, `connected`, and `foreign` (a peer that is\n# none of these processes) if there is such a socket.\nsub sockets {\n  my ($holder) = @_;\n  my (%sockets, %tables, %found, %ours, @peers);\n  for my $pid (below($holder)) {\n    opendir(my $descriptors, \"/proc/$pid/fd\") or next;\n    for my $descriptor (readdir $descriptors) {\n      $sockets{$1} = 1 if (readlink(\"/proc/$pid/fd/$descriptor\") // '') =~ /^socket:\\[(\\d+)\\]$/;\n    }\n    # Processes in one network namespace share the same tables.\n    $tables{ readlink(\"/proc/$pid/ns/net\") // '' } //= $pid;\n  }\n  return \\%found unless %sockets;\n  for my $table (map { my $pid = $_; map { \"/proc/$pid/net/$_\" } qw(tcp tcp6 udp udp6) } values %tables) {\n    open(my $rows, '<', $table) or next;\n    while (my $row = <$rows>) {\n      my (undef, $local, $peer, $state, $inode) = (split ' ', $row)[0 .. 3, 9];\n      next unless $sockets{ $inode // '' };\n      $found{ $state eq '0A' ? 'listening' : 'connected' } = 1;\n      # Without the beginning of an IPv6 address, which may contain one of IPv4.\n      $ours{ substr($local, -13) } = 1;\n      push @peers, substr($peer, -13) if $state =~ /^0[12]$/;\n    }\n  }\n  $found{foreign} = grep { !$ours{$_} } @peers;\n  return \\%found;\n}\n\n# Ends all processes left by earlier sessions, and sessions of a lost driver by their numbers; returns the number that\n# could not be ended.\nsub end_left {\n  my %lost = map { $_ => 1 } @_;\n  return end_all(1000, sub { grep { $lost{ (status_of($_))[3] // 0 } } %lost ? everyone() : () });\n}\n\n# Sends TERM, then after so many milliseconds KILL, to all processes below the driver and to the others named.\nsub end_all {\n  my ($grace, $others) = @_;\n  my $begun = now();\n  my %holders = map { $_->{holder} => 1 } @left, $session // ();\n  my @targets;\n  my $termed;\n  for (;;) {\n    1 while waitpid(-1, POSIX::WNOHANG()) > 0;\n    my $killing = now() - $begun >= $grace;\n    @targets = (below($$), $others ? $others->() : ());\n    # Holders go last: their end would hang up the terminal of processes that are shutting down cleanly.\n    @targets = grep { !$holders{$_} } @targets unless $killing;\n    if (!@targets) { last if $killing || !%holders; $grace = 0; next; }\n    last if now() - $begun >= $grace + 2000;\n    kill 'KILL', @targets if $killing;\n    kill 'TERM', @targets if !$killing && !$termed++;\n    # A full terminal buffer would block its writers.\n    take_output($_) for grep { defined $_->{output} && readable($_->{output}) } @left;\n    select(undef, undef, undef, 0.005);\n  }\n  undef $session;\n  @left = ();\n  return scalar @targets;\n}\n\n# Last part: everything is defined by now.\n\nserve();\n"
], signal));
if ((await connection.next(3e4))?.what === "hello") return connection;
connection.close();
} catch (error) {
fault = error;
}
signal.throwIfAborted();
}
if (fault instanceof errors.ZD) throw fault;
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
let events = [[
this.#headTime,
"o",
`\r\n${cut}\r\n`
], [
this.#headTime,
"m",
cut
]];
return `${this.#header}\n${this.#events.text(events.map((event) => `${JSON.stringify(event)}\n`).join(""))}`;
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
let SIZE = {
cols: 120,
rows: 40
};
let PIECE = 4096;
let FINALS = Array.from({ length: 63 }, (_, index) => String.fromCharCode(64 + index));
let INTERMEDIATES = [
void 0,
" ",
"'"
];
async function screenAfter(output, limit, patience = 5e3) {
let { default: xterm } = await __webpack_require__.e(9432).then(__webpack_require__.t.bind(__webpack_require__, 69432, 19));
let terminal = new xterm.Terminal({
...SIZE,
scrollback: 5e3,
allowProposedApi: !0
});
try {
let full = null;
let keepFull = () => {
terminal.buffer.active.type === "alternate" && (full = linesOf(terminal.buffer.alternate));
return !1;
};
terminal.parser.registerCsiHandler({
prefix: "?",
final: "l"
}, keepFull);
terminal.parser.registerEscHandler({ final: "c" }, keepFull);
for (let id of FINALS.flatMap((final) => INTERMEDIATES.map((intermediates) => intermediates === void 0 ? { final } : {
final,
intermediates
}))) terminal.parser.registerCsiHandler(id, (parameters) => parameters.some((one) => Number(one) > 200));
if (!await write(terminal, output, patience)) return null;
keepFull();
let lines = linesOf(terminal.buffer.normal);
full !== null && lines.push("[… the full screen, as the program left it …]", ...full);
let kept = new HeadAndTail(limit);
for (let line of lines) kept.add(`${line}\n`);
return kept.text(`\n[… ${kept.dropped} characters left out …]\n`);
} finally {
terminal.dispose();
}
}
async function write(terminal, output, patience) {
let end = performance.now() + patience;
for (let at = 0; at < output.length; at += PIECE) {
if (performance.now() > end) return !1;
await new Promise((resolve) => terminal.write(output.slice(at, at + PIECE), resolve));
}
return !0;
}
function linesOf(buffer) {
let lines = [];
for (let index = 0; index < buffer.length; index++) {
let row = buffer.getLine(index);
let text = row.translateToString(!buffer.getLine(index + 1)?.isWrapped);
row.isWrapped && lines.length > 0 ? lines[lines.length - 1] += text : lines.push(text);
}
for (; lines.at(-1)?.trim() === "";) lines.pop();
return lines;
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
class Overwritten {
#first = [];
#last = [];
#leftOut = 0;
#returned = null;
get isEmpty() {
return this.#returned === null;
}
cursorReturned(text) {
this.#keepIfLost(text);
this.#returned = text;
}
before(text) {
let lost = isLost(this.#returned, text) ? [this.#returned] : [];
let cut = this.#leftOut > 0 ? [`[… ${this.#leftOut} states of this line left out …]`] : [];
return [
...this.#first,
...cut,
...this.#last,
...lost
].map((line) => `${line}\n`);
}
clear() {
if (this.#returned === null) return;
this.#first = [];
this.#last = [];
this.#leftOut = 0;
this.#returned = null;
}
#keepIfLost(text) {
if (!isLost(this.#returned, text)) return;
if (this.#first.length < 50) this.#first.push(this.#returned);
else if (this.#last.push(this.#returned) > 50) {
this.#last.shift();
this.#leftOut += 1;
}
}
}
function isLost(before, text) {
return before !== null && !text.startsWith(before.trimEnd());
}
let LONGEST_TRANSCRIPT = 65536;
let transcript_LONGEST_LINE = 2048;
let LONGEST_STRING = 4096;
let PLAIN_LINES = /(?:[^\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\r{1,3}(?=\n)){0,2048}/y;
let PLAIN_RUN = /[^\u0000-\u0008\u000a-\u001f\u007f-\u009f]+/y;
let STRING_RUN = /[^\u0007\u0018\u001a\u001b\u009c]+/y;
class Transcript {
#printed;
#screen;
#line = new Line();
#overwritten = new Overwritten();
#written = 0;
#state = "text";
addressed = !1;
#sequence = "";
#stringLength = 0;
constructor(limit = LONGEST_TRANSCRIPT) {
this.#printed = new HeadAndTail(limit);
this.#screen = new HeadAndTail(limit);
}
write(text) {
for (let at = 0; at < text.length;) at = this.#state === "text" ? this.#text(text, at) : this.#control(text, at);
}
printed() {
let line = this.#line.text();
return [
textOf(this.#printed),
...this.#overwritten.before(line),
line
].join("");
}
screen() {
return textOf(this.#screen) + this.#line.text();
}
#text(text, at) {
if (this.#line.isFresh && this.#overwritten.isEmpty) {
let block = match(PLAIN_LINES, text, at);
let lines = block.slice(0, block.lastIndexOf("\n") + 1);
if (lines !== "") {
this.#keep(lines.replaceAll("\r", ""));
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
this.#written += end - start;
this.#line.length > transcript_LONGEST_LINE && this.#keepLine("");
start = end;
}
return at + run.length;
}
#controlCharacter(text, at) {
let character = text[at];
character === "\n" ? this.#newLine() : character === "\r" ? this.#return() : character === "\b" ? this.#line.moveBy(-1) : character === "\x1B" ? this.#state = "escape" : character === "" ? this.#begin("sequence") : "".includes(character) ? this.#begin("string") : (character === "\v" || character === "\f") && this.#breakLine();
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
"cDEM".includes(character) && this.#jump();
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
character === "C" ? this.#line.moveBy(count) : character === "D" ? this.#line.moveBy(-count) : "G`".includes(character) && count === 1 ? this.#return() : "G`".includes(character) ? this.#line.moveTo(count - 1) : character === "P" ? this.#line.remove(count) : character === "@" ? this.#line.insert(count) : character === "X" ? this.#line.blank(count) : character === "b" ? this.#line.repeat(count) : character === "K" && parameter === 2 ? this.#eraseLine() : character === "K" || character === "J" && !(parameter > 1) ? this.#line.erase(parameter || 0) : ("ABEFHJLMSTdf".includes(character) || "hl".includes(character) && /^\?(47|1047|1049)$/.test(this.#sequence)) && this.#jump();
}
#newLine() {
this.#keepLine("\n");
}
#return() {
this.#note();
this.#line.moveTo(0);
}
#eraseLine() {
this.#note();
this.#line.erase(2);
}
#note() {
if (this.#written === 0 || this.#line.length > 128 && this.#written < this.#line.length / 8) return;
this.#overwritten.cursorReturned(this.#line.text());
this.#written = 0;
}
#keepLine(end) {
let text = this.#line.take() + end;
this.#screen.add(text);
for (let part of [...this.#overwritten.before(text), text]) this.#printed.add(part);
this.#overwritten.clear();
this.#written = 0;
}
#keep(lines) {
this.#screen.add(lines);
this.#printed.add(lines);
}
#jump() {
this.addressed = !0;
this.#breakLine();
}
#breakLine() {
this.#line.length > 0 ? this.#newLine() : this.#line.moveTo(0);
}
}
function textOf(kept) {
return kept.text(`\n[… ${kept.dropped} characters left out …]\n`);
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
#limit;
#output = [];
#outputLength = 0;
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
this.#limit = transcriptLimit ?? LONGEST_TRANSCRIPT;
this.#transcript = new Transcript(this.#limit);
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
transcript: this.#transcript.printed(),
screen: this.#transcript.screen(),
recording: this.#recording.text(),
file: end.lost || this.#fileRoom < 0 || this.#file.length === 0 ? null : Buffer.concat(this.#file)
};
}
async sessionWithScreen(...about) {
let session = this.session(...about);
if (!this.#transcript.addressed || this.#output === null) return session;
return {
...session,
screen: await screenAfter(this.#output.join(""), this.#limit) ?? session.screen
};
}
#keep(bytes) {
this.#fileRoom -= bytes.length;
this.#fileRoom >= 0 && this.#file.push(Buffer.from(bytes));
}
#show(bytes, more) {
let text = this.#decoder.decode(bytes, { stream: more });
this.#transcript.write(text);
let shown = this.#request.input === null ? text.replace(/\r?\n/g, "\r\n") : text;
this.#recording.add(this.#elapsed(), "o", shown);
this.#outputLength += shown.length;
this.#outputLength > 2097152 ? this.#output = null : this.#output?.push(shown);
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
let end = () => connection.send("end\n");
return this.#exchange(connection, signal, async () => {
connection.send(runMessage(request));
request.until?.aborted && end();
request.until?.addEventListener("abort", end, { once: !0 });
for (;;) {
let message = await connection.next(limit - performance.now());
signal.throwIfAborted();
if (message === null) {
await this.#connected(signal);
let late = performance.now() >= limit;
return await log.sessionWithScreen({
end: late ? "timeout" : "exit",
exitCode: null,
lost: !0
});
}
if (message.what === "started") this.#sessions.add(message.session);
else if (message.what === "fault") throw new errors.ZD("testbed", `no terminal could be opened: ${message.reason}`);
else if (message.what === "listening") request.onListening?.();
else if (message.what === "end") return await log.sessionWithScreen(endOf(message.end, message.exitCode));
else log.take(message);
}
}).finally(() => request.until?.removeEventListener("abort", end));
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
var evaluation_findings = __webpack_require__(81533);
var look = __webpack_require__(3704);
var tools = __webpack_require__(62892);
var look_plugins = __webpack_require__(23067);
var pytest_files = __webpack_require__(35966);
var test_plan_files = __webpack_require__(3891);
let ENTRY_POINTS = /(^|\/)[^/]+\.(dist|egg)-info\/entry_points\.txt$/;
async function doubtsOfTests(testbed, listing) {
let own = [...listing.keys()].filter((name) => !name.startsWith("evaluation/"));
let shadows = own.filter((name) => pytest_files.I4.test(name));
let settings = own.filter((name) => pytest_files.RH.test(name));
let blocked = [];
for (let name of own.filter((name) => pytest_files.yy.test(name) || ENTRY_POINTS.test(name))) {
let text = (await (0, test_plan_files.Cd)(testbed, (0, test_plan_files.DZ)(testbed, name), 262144))?.toString("latin1") ?? "";
let plugins = ENTRY_POINTS.test(name) ? (0, look_plugins.U)(text) : [];
(plugins.length > 0 || pytest_files.yy.test(name) && pytest_files.wn.test(text)) && settings.push(name);
blocked.push(...plugins);
}
let notes = [];
shadows.length > 0 && notes.push({
kind: "pytest_shadowed",
detail: `modules in the place of the real ones: ${some(shadows)}`
});
settings.length > 0 && notes.push({
kind: "pytest_configured",
detail: `files that tell pytest how to run: ${some(settings)}`
});
return {
notes,
believed: shadows.length === 0,
blocked
};
}
function some(names) {
return names.sort().slice(0, 5).join(", ") + (names.length > 5 ? `, … ${names.length - 5} more` : "");
}
var test_plan_judging = __webpack_require__(52129);
var compare = __webpack_require__(87439);
let LARGEST = 67108864;
async function equalFile(testbed, plan, { expectedFiles }, written) {
if (expectedFiles.length === 0) return null;
let changed = new Set(written.map((name) => external_node_path_.posix.normalize(name)));
let found = [];
for (let name of expectedFiles) {
let normal = external_node_path_.posix.normalize(name);
if (changed.has(normal)) return null;
let expected = (0, test_plan_files.DN)(plan, normal, LARGEST);
if (expected === null || ((0, compare.e)(expected) ?? "binary").trim() === "") return null;
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
if (content !== null && (0, compare.C)(name, expected, content)) return file;
}
return null;
}
var redacted_file = __webpack_require__(17197);
var long_script = __webpack_require__(47931);
var shell = __webpack_require__(12580);
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
let LARGEST_REPORT = 16777216;
let REPEATED = /\bpytest\b[\s\S]*\bpytest\b|\b(?:for|while|until)\b[\s\S]*\bdo\b[\s\S]*\bpytest\b/;
function planReports(testbed, command, { blocked, compiledIn }) {
let directory = external_node_path_.posix.join(external_node_path_.posix.dirname(testbed.promptFile), `junit-${crypto.randomUUID()}`);
let several = REPEATED.test(command);
let report = external_node_path_.posix.join(directory, several ? "$AGENTBENCH_REPORT.xml" : "report.xml");
let words = [`--junitxml=${report}`, ...blocked.flatMap((name) => ["-p", `no:${name}`])];
return {
script: several ? "if [ -n \"${BASH_VERSION-}\" ]; then set -T; trap 'export AGENTBENCH_REPORT=$BASHPID-$((++AGENTBENCH_COUNT))' DEBUG; fi; " + command : command,
environment: {
PYTEST_ADDOPTS: words.map((word) => /^[\w:/.=$-]+$/.test(word) ? word : (0, shell.h)(word)).join(" "),
...compiledIn === null ? {} : { PYTHONPYCACHEPREFIX: compiledIn },
...several ? { AGENTBENCH_REPORT: "0" } : {}
},
file: several ? null : report,
directory
};
}
async function worstOutcomes(testbed, { file: only, directory }, file) {
if (only !== null) return file === null ? null : parseJUnit(file.toString());
return (await reportsIn(testbed, directory)).flatMap((report) => parseJUnit(report.toString()) ?? []).reduce((worst, one) => worst === null || scoreOf(one) < scoreOf(worst) ? one : worst, null);
}
async function reportsIn(testbed, directory) {
let reports = [];
let left = LARGEST_REPORT;
for await (let { type, size, content } of testbed.files(directory)) {
if (type !== "file" || size > left) continue;
let chunks = [];
for await (let chunk of content) {
left -= chunk.length;
if (left < 0) return reports;
chunks.push(Buffer.from(chunk));
}
reports.push(Buffer.concat(chunks));
if (reports.length === 100) break;
}
return reports;
}
async function runTestCase(context, toRun) {
let { request, findings, terminals } = context;
let { point, index, number, left, pytest, server } = toRun;
let testcase = point.testcases[number];
let reason = testcase.unrunnable ?? (left <= 0 ? "evaluation-timeout ran out before it" : null);
if (reason !== null || testcase.command === null) return notRun(testcase, reason ?? "the data names no command");
let input = testcase.input ?? (point.type === "unit_test" ? null : []);
let reports = point.type === "unit_test" ? planReports(request.testbed, testcase.command, pytest) : null;
let session = await terminals.run({
script: await (0, long_script._)(reports?.script ?? testcase.command, request.testbed),
environment: reports?.environment ?? {},
input,
typing: request.limits.typing,
timeout: Math.min(request.limits["testcase-timeout"], left),
...server,
...reports?.file ? { file: {
path: reports.file,
limit: LARGEST_REPORT
} } : {}
}, request.signal);
session.lost === !0 && findings.note({
kind: "session_lost",
detail: `${point.metric}: something ended the program that drives the terminal`
});
let name = `${String(index + 1).padStart(3, "0")}-${number + 1}`;
let [transcript, screen] = [request.redactor.text(session.transcript), request.redactor.text(session.screen)];
return {
testcase,
result: {
command: testcase.command,
input_lines: input?.length ?? null,
typed: session.typed,
end: session.end,
reason: null,
exit_code: session.exitCode,
duration_ms: Math.round(session.duration),
output_tail: screen.slice(-1024),
transcript: await keep(context, `${name}.txt`, transcript),
recording: await keep(context, `${name}.cast`, session.recording)
},
input,
transcript,
screen,
outcomes: reports === null ? null : await worstOutcomes(request.testbed, reports, session.file)
};
}
async function keep({ request: { directory, folder, redactor } }, name, text) {
let file = external_node_path_.posix.join(folder, "points", name);
await (0, promises_.mkdir)(external_node_path_.join(directory, folder, "points"), { recursive: !0 });
await (0, redacted_file.Y)(external_node_path_.join(directory, file), text, redactor);
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
input: testcase.input,
transcript: "",
screen: "",
outcomes: null
};
}
async function runTestCases(context, point, index, pytest, left) {
let over = new AbortController();
let runs = [];
try {
for (let [number, { input }] of point.testcases.entries()) {
let { promise: listening, resolve: onListening } = Promise.withResolvers();
let server = point.type !== "unit_test" && input === null && number < point.testcases.length - 1 ? {
onListening,
until: over.signal
} : null;
let run = runTestCase(context, {
point,
index,
number,
left: left(),
pytest,
server
});
runs.push(run);
await Promise.race([run, listening]);
}
} finally {
over.abort();
await Promise.allSettled(runs);
}
return Promise.all(runs);
}
function unitTestScore(runs, believed) {
let reported = runs.filter(({ outcomes }) => outcomes !== null);
if (reported.length === 0) return null;
if (!believed) return {
score: 0,
decided_by: "junit",
explanation: "not believed: the programs that run the tests were replaced while the agent worked (see integrity)"
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
pytest;
constructor(files, believed, pytest) {
this.files = files;
this.believed = believed;
this.pytest = pytest;
}
}
class PlanRun {
#context;
timedOut = !1;
constructor(context) {
this.#context = context;
}
async point(point, index) {
let { terminals, request, deadline, evidence } = this.#context;
let before = this.#watchesFiles(point) ? await this.#list() : null;
let runs = await runTestCases(this.#context, point, index, evidence.pytest, () => {
let left = deadline - performance.now();
this.timedOut ||= left <= 0;
return left;
});
await terminals.endLeft(request.signal);
let written = before === null ? [] : (0, test_plan_files.wh)(before, await this.#list());
let scored = await this.#score(point, index, runs, written);
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
let { request, evidence } = this.#context;
evidence.files = await (0, test_plan_files.CS)(request.testbed, request.signal);
return evidence.files;
}
async #score(point, index, runs, written) {
let { request, plan, judging, evidence } = this.#context;
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
let explanation = await equalFile(request.testbed, plan, point, written);
if (explanation !== null) return {
score: 2,
decided_by: "file",
explanation
};
}
let testcases = runs.map(toJudge);
let judgement = await judging.ask(point, index, testcases, this.#filesFor(point, written));
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
let { request, plan } = this.#context;
let shown = scored.score === null ? "not judged" : `${scored.score} of 2 (${scored.decided_by})`;
let lines = [`[${index + 1}/${plan.points.length}] ${point.metric}: ${shown}`, `  ${scored.explanation}`];
for (let { result, transcript } of runs) {
let end = result.reason ?? `${result.end}, exit code ${result.exit_code ?? "–"}, ${result.duration_ms} ms`;
lines.push(`  $ ${result.command ?? "(no command)"}  [${end}]`, ...transcript.split("\n").map((line) => `    ${line}`));
}
await request.logs.write(external_node_path_.posix.join(request.folder, "evaluation.log"), `${lines.join("\n")}\n`);
}
}
function toJudge({ testcase, input, result, transcript, screen }) {
return {
command: testcase.command,
input,
exit_code: result.exit_code,
end: result.end,
transcript: result.reason ?? transcript,
screen: screen === transcript ? null : screen
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
if (error instanceof errors.ZD) throw error;
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
class Terminals {
#open;
#all;
constructor(first, open) {
this.#open = open;
this.#all = [{
terminal: first,
busy: !1
}];
}
async run(request, signal) {
let place = this.#all.find(({ busy }) => !busy);
if (place === void 0) {
place = {
terminal: await this.#open(),
busy: !1
};
this.#all.push(place);
}
place.busy = !0;
try {
return await place.terminal.run(request, signal);
} finally {
place.busy = !1;
}
}
async endLeft(signal) {
for (let { terminal } of this.#all) await terminal.endLeft(signal);
}
close() {
for (let { terminal } of this.#all) terminal.close();
}
}
async function evaluateTestPlan(request) {
let { testbed, instance, givenReports, limits, seal, floors, redactor, signal } = request;
let findings = new evaluation_findings.F(request);
let plan = instance.evaluation;
let begun = performance.now();
let directory = external_node_path_.join(request.directory, request.folder);
await (0, promises_.mkdir)(directory, { recursive: !0 });
let judging = new test_plan_judging.Hj(request, findings, plan);
let place = placeOf(request, plan);
let floor = await floors.read(place);
if (seal !== null && !await seal.holds(instance)) throw new types.z(`the dataset's own files of ${instance.id} were changed while the agent ran`);
findings.note(...await restoreEvaluation(testbed, plan, givenReports));
let open = () => openTerminal(testbed, { redactor }, signal);
let opening = open().catch((error) => {
throw error instanceof errors.ZD && error.kind === "testbed" ? new types.z(error.message) : error;
});
opening.catch(() => {});
let { evidence, seen } = await examine(request, findings, plan).catch(async (error) => {
await opening.then((terminal) => terminal.close()).catch(() => {});
throw error;
});
let terminals = new Terminals(await opening, open);
let points = [];
let run = new PlanRun({
request,
findings,
plan,
terminals,
judging,
evidence,
deadline: begun + limits["evaluation-timeout"]
});
try {
for (let [index, point] of plan.points.entries()) {
let result = await run.point(point, index);
points.push({
...result,
...aboveFloor(floor[index] ?? null)
});
findings.show(summarise());
}
} finally {
terminals.close();
}
await examineAgain(request, findings, plan, seen).catch((error) => {
if (!(error instanceof types.z)) throw error;
findings.note({
kind: "tools_unseen",
detail: error.message
});
});
await (0, reports.Li)(directory, plan.points, points, redactor);
if (request.idle) {
for (let point of points) Object.assign(point, aboveFloor(point.score));
await floors.write(place, points.map(({ score }) => score));
}
let evaluation = summarise();
findings.show(evaluation);
if (evaluation.score === null) throw new errors.ZD("not_judged", whyNotJudged(plan, request));
return findings.verdict(evaluation.score_expected >= limits["pass-score"], evaluation.score);
function summarise() {
return {
kind: "test_plan",
mode: plan.mode,
plan_file: plan.file,
typing: limits.typing,
points: [...points],
...(0, point_figures.h)([...points, ...plan.points.slice(points.length).map(() => ({
score: null,
floor: null
}))]),
judge: judging.totals(),
timed_out: run.timedOut,
duration_ms: Math.round(performance.now() - begun)
};
}
}
function aboveFloor(floor) {
return {
floor,
vacuous: (floor ?? 0) > 0
};
}
function placeOf({ testbed, instance, digest, judge, limits }, plan) {
let times = [
"evaluation-timeout",
"testcase-timeout",
"typing"
];
let resources = testbed.kind === "docker" ? [
"network",
"cpus",
"memory"
] : [];
return {
digest,
mode: plan.mode,
testbed: testbed.image?.digest ?? "host",
judge: judge?.identity ?? null,
limits: Object.fromEntries([...times, ...resources].map((name) => [name, limits[name]])),
instanceId: instance.id
};
}
async function examine({ testbed, instance, before, signal }, findings, plan) {
let [now, files] = await Promise.all([(0, look.look)(testbed, instance, before, signal), (0, test_plan_files.CS)(testbed, signal)]);
let compared = (0, tools.NL)(before.tools, now.tools);
let doubts = await doubtsOf(testbed, plan, files);
findings.note(...compared.notes, ...doubts.notes);
files.cut && findings.note({
kind: "files_not_listed",
detail: `the project has more files than are looked at (${files.size})`
});
let pytest = {
blocked: [...new Set([...compared.blocked, ...doubts.blocked])],
compiledIn: now.tools.python.compiled ? external_node_path_.posix.join(external_node_path_.posix.dirname(testbed.promptFile), `compiled-${crypto.randomUUID()}`) : null
};
return {
evidence: new Evidence(files, compared.believed && doubts.believed, pytest),
seen: {
look: now,
files,
doubts: new Set(doubts.notes.map(({ detail }) => detail))
}
};
}
async function examineAgain({ testbed, instance, signal }, findings, plan, seen) {
let [now, files] = await Promise.all([(0, look.look)(testbed, instance, seen.look, signal), (0, test_plan_files.CS)(testbed, signal)]);
let doubts = await doubtsOf(testbed, plan, files);
let tests = [...seen.files].filter(([name, stamp]) => /^evaluation\/.*\.py$/.test(name) && files.get(name) !== stamp);
let notes = [
...(0, tools.NL)(seen.look.tools, now.tools).notes,
...doubts.notes.filter(({ detail }) => !seen.doubts.has(detail)),
...tests.slice(0, 1).map(([name]) => ({
kind: "evaluation_changed",
detail: `${name} and ${tests.length - 1} more`
}))
];
findings.note(...notes.map(({ kind, detail }) => ({
kind: "changed_during_evaluation",
detail: `${kind}: ${detail}`
})));
}
async function doubtsOf(testbed, plan, files) {
if (!plan.points.some(({ type }) => type === "unit_test")) return {
notes: [],
believed: !0,
blocked: []
};
return doubtsOfTests(testbed, files);
}
function whyNotJudged(plan, { judge }) {
let none = `none of the ${plan.points.length} test points has a score`;
return judge === null ? `${none}; without a judge only unit tests and equal files decide (set judge)` : `${none}; the judge came to no verdict`;
}
}) };
