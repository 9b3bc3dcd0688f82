export const id = 4933;
export const ids = [4933];
export const modules = {
41287: ((e, t, n) => {
n.d(t, {
CN: () => pathList,
H2: () => noteWrittenFiles,
QH: () => isWritten,
QR: () => targetsOf,
sk: () => noteRemovedFiles
});
var r = n(1802);
function pathList(e, t, n, i) {
let a = [];
for (let o of texts(e, t, n, i)) {
let e = (0, r.C)(o);
if (e === null || n.isEscape(e)) {
i("unsafe_path", `${t}: ${o} leads out of the project and is left out`);
continue;
}
a.push(e);
e.includes("*") ? i("glob", `${t}: ${e}`) : n.isThere(e) || i(t === "input_files" ? "input_file_missing" : "expected_file_missing", `${t}: ${e} is not in the dataset`);
}
return [...new Set(a)];
}
function texts(e, t, n, r) {
if (e == null) return [];
if (typeof e == "string") {
if (e.trim() === "") return [];
r("string_for_list", `${t} is a string: ${e}`);
return split(e, t, n, r);
}
if (!Array.isArray(e)) {
r("unexpected_value", `${t} is neither a list nor a string, and is left out`);
return [];
}
return e.flatMap((e) => {
if (typeof e == "string" && e.trim() !== "") return split(e, t, n, r);
r("unexpected_value", `${t} has an entry that is not a path`);
return [];
});
}
function split(e, t, n, i) {
let a = (0, r.C)(e);
if (!e.includes(",") || a !== null && n.isThere(a)) return [e];
i("comma_joined", `${t}: ${e} is taken as several paths`);
return e.split(",").filter((e) => e.trim() !== "");
}
function noteWrittenFiles(e, t, n, r) {
let i = targetsOf(e);
for (let e of t) isWritten(e, i) && r("writes_expected_file", `a command of the point writes ${e} itself`);
for (let e of i) n.isFile(e) && !t.includes(e) && r("output_in_dataset", `${e} is in the dataset, and a command of the point writes it`);
}
function targetsOf(e) {
return e.flatMap((e) => [...e.matchAll(/(?:\s-o\s*|\s-(?=[\w-]*out)[\w-]+[= ]\s*|>\s*)(["']?)([^\s"';|&>]+)\1/g)].flatMap(([, , e]) => (0, r.C)(e) ?? []));
}
function isWritten(e, t) {
return t.some((t) => t === e || e.startsWith(`${t}/`));
}
function noteRemovedFiles(e, t) {
let n = e.slice(1).at(-1)?.trim() ?? "";
/^rm\s/.test(n) && t("removes_output", `"${n}" runs before the files are compared`);
}
}),
44933: ((e, t, n) => {
n.r(t);
n.d(t, { evaluateTestPlan: () => evaluateTestPlan });
var r = n(51455);
var i = n(76760);
var a = n(45145);
var o = n(59230);
var s = n(49638);
var c = n(21363);
var l = n(33836);
var u = n(73762);
var d = n(40724);
let f = [
"exit",
"interrupted",
"timeout"
];
function runMessage(e) {
let { script: t, environment: n, input: r, timeout: i, typing: a = "adaptive", onListening: o, until: s, file: c } = e;
return `run ${[
r === null ? "pipes" : "tty",
Math.ceil(i),
o || s ? 1 : 0,
a,
hex(t),
list((0, d.TT)(n).map(hex)),
list((r ?? []).map(hex)),
list(c === void 0 ? [] : [hex(c.path)]),
c?.limit ?? 0
].join(" ")}\n`;
}
function endLeftMessage(e) {
return `end-left ${list([...e].map(String))}\n`;
}
async function* messagesOf(e) {
let t = Buffer.alloc(0);
let n = 0;
for await (let r of e) {
t = Buffer.concat([t, r]);
for (; t.length >= n;) {
let e = t.indexOf(10);
if (e < 0 && t.length > 4096) return;
if (e < 0) break;
let r = t.toString("latin1", 0, e).split(" ");
let i = e + 1;
if (r[0] === "output" || r[0] === "file") {
let e = /^\d+$/.test(r[1] ?? "") ? Number(r[1]) : NaN;
if (!(e <= 1048576)) return;
i += e;
}
n = i;
if (t.length < i) break;
let a = parse(r, t.subarray(e + 1, i));
if (a === null) return;
yield a;
t = t.subarray(i);
n = 0;
}
}
}
function parse([e, t = "", n = ""], r) {
switch (e) {
case "hello":
case "listening": return { what: e };
case "started": return {
what: e,
session: Number(t)
};
case "output":
case "file": return {
what: e,
bytes: r
};
case "typed": return {
what: e,
guessed: t === "1"
};
case "pressed": return {
what: e,
key: fromHex(t)
};
case "end":
if (!f.includes(t)) return null;
return {
what: e,
end: t,
exitCode: /^\d+$/.test(n) ? Number(n) : null
};
case "left": return {
what: e,
count: Number(t)
};
case "fault": return {
what: e,
reason: fromHex(t)
};
default: return null;
}
}
function list(e) {
return e.length === 0 ? "-" : e.map((e) => `${e},`).join("");
}
function hex(e) {
return Buffer.from(e).toString("hex");
}
function fromHex(e) {
return Buffer.from(e, "hex").toString();
}
let p = ["/usr/bin/perl", "perl"];
class Connection {
#e;
#t;
#n = !0;
#r = !1;
constructor(e) {
this.#e = e;
this.#t = messagesOf(this.#i(e.output));
e.input.on("error", () => {});
}
get isOpen() {
return this.#n;
}
send(e) {
this.#n && this.#e.input.write(e);
}
async next(e) {
let t = !1;
let hangUp = () => {
t = !0;
this.close();
};
let n = setTimeout(hangUp, Math.min(Math.max(0, e), u.Qk));
try {
let { value: e, done: t } = await this.#t.next();
if (!t) return e;
} catch {} finally {
clearTimeout(n);
}
let r = t || this.#n && this.#r ? await this.#e.lost() : null;
this.close();
if (r !== null) throw r;
return null;
}
async *#i(e) {
yield* e;
this.#r = !0;
}
close() {
if (!this.#n) return;
this.#n = !1;
this.#e.close();
}
}
async function connect(e, t, n) {
let r;
for (let t of p) {
try {
let r = new Connection(await e.converse([
t,
"-e",
"# The driver's messages and its single event loop: all events come through `attend`.\n\nuse strict; use warnings; no warnings 'portable'; use Errno; use Fcntl; use POSIX ();\n\nour $TICK = 1000 / POSIX::sysconf(POSIX::_SC_CLK_TCK());\n# Seconds between two checks of a session: short after an event, growing during silence.\nour ($SHORTEST, $LONGEST) = (0.0003, 0.02);\nour $CHUNK = 65536;\n# Most bytes that a pipe or a terminal holds.\nour $BUFFER = 1024 * 1024;\n\n# The current session, if any, and earlier ones whose background processes still hold a terminal or pipe.\nour ($session, @left);\nmy $orders = '';\n\nsub serve {\n  $SIG{$_} = 'IGNORE' for qw(HUP INT QUIT PIPE TERM USR1 USR2 TSTP TTIN TTOU);\n  # Orphans of a session stay below the driver (PR_SET_CHILD_SUBREAPER).\n  prctl(36, 1);\n  report('hello');\n  for (;;) {\n    my $silent = attend($session ? $session->{interval} : 3600);\n    step($session, $silent) if $session;\n    # Reaps orphans of sessions whose own parent was killed.\n    1 while !$session && waitpid(-1, POSIX::WNOHANG()) > 0;\n  }\n}\n\n# Milliseconds of a monotonic clock.\nsub now { return (POSIX::times())[0] * $TICK }\n\n# Waits at most so many seconds for an event and handles it; true if the session's output was silent.\nsub attend {\n  my ($seconds) = @_;\n  my ($reads, $writes) = ('', '');\n  vec($reads, $_, 1) = 1 for 0, map { fileno $_ } map { defined $_->{output} ? $_->{output} : () } @left, $session // ();\n  vec($reads, fileno $session->{exit}, 1) = 1 if $session && defined $session->{exit};\n  vec($writes, fileno $session->{master}, 1) = 1 if $session && $session->{pending} ne '';\n  my $count = select($reads, $writes, undef, $seconds);\n  if ($count <= 0) { $session->{interval} = least($LONGEST, $session->{interval} * 1.6) if $session; return 1; }\n  for my $old (grep { defined $_->{output} && vec($reads, fileno $_->{output}, 1) } @left) { take_output($old) }\n  my $silent = 1;\n  if ($session) {\n    if (defined $session->{output} && vec($reads, fileno $session->{output}, 1)) {\n      my $text = take_output($session);\n      if ($text ne '') {\n        ($session->{active}, $session->{interval}, $silent) = (now(), $SHORTEST, 0);\n        $session->{rest} -= length $text if exists $session->{status};\n        report_bytes('output', $text);\n        answer_terminal($session, $text);\n      }\n    }\n    take_exit($session) if defined $session->{exit} && vec($reads, fileno $session->{exit}, 1);\n    write_pending($session) if $session->{pending} ne '';\n  }\n  take_orders() if vec($reads, 0, 1);\n  return $silent;\n}\n\n# Reads the available output, bounded; closes the output at its end.\nsub take_output {\n  my ($from) = @_;\n  my $text = '';\n  while (length $text < $CHUNK) {\n    my $got = sysread($from->{output}, $text, $CHUNK, length $text);\n    next if !defined $got && $!{EINTR};\n    last if !defined $got && $!{EAGAIN};\n    # On a terminal that no process has open any more, read fails instead of returning an end.\n    if (!$got) { close $from->{output} unless $from->{master}; undef $from->{output}; last; }\n  }\n  return $text;\n}\n\n# Reads orders; the end of standard input ends everything.\nsub take_orders {\n  my $got = sysread(STDIN, $orders, $CHUNK, length $orders);\n  return if !defined $got && $!{EINTR};\n  quit() unless $got;\n  while ($orders =~ s/^([^\\n]*)\\n//) {\n    my ($what, @words) = split / /, $1;\n    if ($what eq 'run') { start(@words) }\n    elsif ($what eq 'end') { begin_end($session, 'interrupted', 'told') if $session && !$session->{steps} }\n    elsif ($what eq 'end-left') { report('left', end_left(items($words[0]))) }\n  }\n}\n\nsub quit { end_all(0); POSIX::_exit(0); }\n\nsub report { write_out(join(' ', @_) . \"\\n\") }\nsub report_bytes { my ($what, $bytes) = @_; write_out(\"$what \" . length($bytes) . \"\\n$bytes\"); }\n\nsub write_out {\n  my ($bytes) = @_;\n  my $done = 0;\n  while ($done < length $bytes) {\n    my $written = syswrite(STDOUT, $bytes, length($bytes) - $done, $done);\n    next if !defined $written && $!{EINTR};\n    # The reader is gone.\n    quit() unless defined $written;\n    $done += $written;\n  }\n}\n\nsub encode { return unpack('H*', $_[0]) }\nsub items { my @items = split /,/, $_[0], -1; pop @items; return @items; }\nsub decode { return pack('H*', $_[0]) }\nsub least { my ($one, $other) = @_; return $one < $other ? $one : $other }\nsub most { my ($one, $other) = @_; return $one > $other ? $one : $other }\n\n# True if a read would return data; the kernel first delivers data still in transit through the terminal.\nsub readable {\n  my ($handle) = @_;\n  my $bits = '';\n  vec($bits, fileno $handle, 1) = 1;\n  return select($bits, undef, undef, 0) > 0;\n}\n\n# Starting a command. A holder stands between driver and command: as session leader it keeps the terminal from hanging\n# up on background processes when the command exits, and as subreaper it adopts all orphans.\n\nsub start {\n  my ($kind, $timeout, $server, $typing, $script, $environment, $lines, $file, $limit) = @_;\n  my %new = (\n    # The clock is up to a tick behind: a limit is never over early, with time left for another command.\n    deadline => now() + $timeout + $TICK, server => $server, typing => $typing, lines => [map { decode($_) } items($lines)], next => 0,\n    pending => '', interval => $SHORTEST, active => now(), looked => 0, steps => undef, end => 'exit', asked => '',\n    file => decode((items($file))[0] // ''), limit => $limit, rest => $BUFFER,\n  );\n  my ($write, $exit);\n  my $fine = pipe($new{exit}, $exit) && ($kind eq 'tty' ? open_terminal(\\%new) : pipe($new{output}, $write));\n  my $holder = $fine ? fork : undef;\n  return report('fault', encode(\"$!\")) unless defined $holder;\n  hold(decode($script), [map { decode($_) } items($environment)], $new{slave}, $write, $exit) if !$holder;\n  fcntl($new{output}, F_SETFL, O_NONBLOCK);\n  $session = { %new, holder => $holder };\n  begin_waits($session, 'start');\n  report('started', $holder);\n}\n\n# A terminal like a person's: 120 columns, 40 lines, UTF-8.\nsub open_terminal {\n  my ($new) = @_;\n  sysopen($new->{master}, '/dev/ptmx', O_RDWR | O_NOCTTY) or sysopen($new->{master}, '/dev/pts/ptmx', O_RDWR | O_NOCTTY) or return 0;\n  my ($number, $size) = (pack('i', 0), pack('S4', 40, 120, 0, 0));\n  ioctl($new->{master}, 0x40045431, $number) or return 0;\n  ioctl($new->{master}, 0x80045430, $number) or return 0;\n  sysopen($new->{slave}, '/dev/pts/' . unpack('i', $number), O_RDWR | O_NOCTTY) or return 0;\n  ioctl($new->{master}, 0x5414, $size) or return 0;\n  my $modes = POSIX::Termios->new;\n  $modes->getattr(fileno $new->{slave});\n  $modes->setiflag($modes->getiflag | 0x4000);\n  $modes->setattr(fileno $new->{slave}, POSIX::TCSANOW());\n  $new->{output} = $new->{master};\n  return 1;\n}\n\n# The holder: starts the command, reports its exit, and reaps children until it is killed.\nsub hold {\n  my ($script, $environment, $slave, $write, $exit) = @_;\n  prctl(1, 9);\n  prctl(36, 1);\n  POSIX::setsid();\n  open(my $nothing, '+<', '/dev/null');\n  POSIX::dup2(fileno $nothing, $_) for 0, 1, 2;\n  ioctl($slave, 0x540E, 0) if $slave;\n  my $child = fork;\n  run_command($script, $environment, $slave, $write) if defined $child && !$child;\n  close_others(fileno $exit);\n  syswrite($exit, '127') unless defined $child;\n  for (;;) {\n    my $pid = waitpid(-1, 0);\n    if ($pid < 0) { select(undef, undef, undef, 3600) }\n    elsif ($pid == $child) { syswrite($exit, $? & 127 ? 128 + ($? & 127) : $? >> 8); close $exit; }\n  }\n}\n\nsub run_command {\n  my ($script, $environment, $slave, $write) = @_;\n  POSIX::setpgid(0, 0);\n  if ($slave) {\n    POSIX::tcsetpgrp(fileno $slave, $$);\n    POSIX::dup2(fileno $slave, $_) for 0, 1, 2;\n    delete @ENV{qw(LINES COLUMNS)};\n    $ENV{TERM} = 'xterm-256color';\n  }\n  else { POSIX::dup2(fileno $write, $_) for 1, 2 }\n  close_others();\n  for my $pair (@$environment) { my ($name, $value) = split /=/, $pair, 2; $ENV{$name} = $value; }\n  POSIX::sigaction($_, POSIX::SigAction->new('DEFAULT')) for grep { $_ != 9 && $_ != 19 } 1 .. 31;\n  POSIX::sigprocmask(POSIX::SIG_SETMASK(), POSIX::SigSet->new);\n  # Fixed places first: the workdir's owner may have put another bash on PATH, which must not run its tests.\n  my ($bash) = grep { -f $_ && -x _ } map { \"$_/bash\" } '/bin', '/usr/bin', '/usr/local/bin', split /:/, $ENV{PATH} // '';\n  my @command = ($bash // '/bin/sh', '-c', $script);\n  no warnings;\n  exec { $command[0] } ($bash ? 'bash' : 'sh'), @command[1, 2];\n  syswrite(STDERR, \"agentbench: $command[0]: $!\\n\");\n  POSIX::_exit(127);\n}\n\n# Closes every descriptor from 3 on, except one.\nsub close_others {\n  my ($kept) = @_;\n  opendir(my $descriptors, '/proc/self/fd') or return;\n  my @numbers = grep { /^\\d+$/ && $_ > 2 && $_ != ($kept // -1) } readdir $descriptors;\n  closedir $descriptors;\n  POSIX::close($_) for @numbers;\n}\n\n# A session's course: typing its lines, and ending it.\n\n# Steps that end a session: milliseconds after the previous step, and the action. After the last line by the way of typing,\n# otherwise as at the time limit (told). The wait after a key is cut short if the program answers the key by waiting for\n# more input.\nour %STEPS = (\n  adaptive => [[0, \"\\x03\"], [4000, \"\\x03\"], [200, \"\\x04\"], [2000, 'TERM'], [2000, 'KILL'], [2000, 'give up']],\n  upstream => [[0, \"\\x03\"], [4000, 'HUP'], [200, 'INT'], [100, 'KILL'], [2000, 'give up']],\n  told => [[0, \"\\x03\"], [2000, 'TERM'], [2000, 'KILL'], [2000, 'give up']],\n);\nour $ANSWERED = 500;\n\nsub step {\n  my ($s, $silent) = @_;\n  return finish($s, $silent) if exists $s->{status};\n  begin_end($s, 'timeout', 'told') if !$s->{steps} && now() >= $s->{deadline};\n  return end_further($s, $silent) if $s->{steps};\n  my $over = waits_over($s);\n  return if !$silent && !$over;\n  my $adaptive = $s->{typing} eq 'adaptive';\n  my $waits = $s->{master} && ($adaptive && $silent && waits($s) || $over && ($adaptive ? silence_says($s) : 'seen'));\n  return tell_listening($s) if $s->{server} && $silent && serves($s, $waits);\n  # Output printed before the program began to wait is taken first.\n  return if !$waits || $adaptive && $silent && readable($s->{master});\n  if ($s->{next} < @{ $s->{lines} }) { type_line($s, $waits) }\n  elsif (!$s->{server} || !sockets($s->{holder})->{listening}) { begin_end($s, 'interrupted', $s->{typing}) }\n}\n\nsub type_line {\n  my ($s, $waits) = @_;\n  my $line = $s->{lines}[ $s->{next}++ ];\n  # Enter is a carriage return; the terminal turns it into a newline for programs that want one. Upstream sends a newline.\n  # Ctrl-C and Ctrl-D need none.\n  $s->{pending} = $line =~ /^[\\x03\\x04]\\z/ ? $line : $line . ($s->{typing} eq 'upstream' ? \"\\n\" : \"\\r\");\n  ($s->{active}, $s->{interval}) = (now(), $SHORTEST);\n  begin_waits($s, 'after');\n  report('typed', $waits eq 'guessed' ? 1 : 0);\n  write_pending($s);\n}\n\nsub write_pending {\n  my ($s) = @_;\n  my $written = syswrite($s->{master}, $s->{pending});\n  if (defined $written) { substr($s->{pending}, 0, $written) = '' }\n  # No process has the terminal open any more.\n  elsif (!$!{EAGAIN} && !$!{EINTR}) { $s->{pending} = '' }\n}\n\n# Prompt libraries ask the terminal for the cursor position and wait for the answer. Reporting the last line saves them\n# from clearing lines below.\nsub answer_terminal {\n  my ($s, $text) = @_;\n  return if !$s->{master};\n  # The query may arrive in parts.\n  $text = $s->{asked} . $text;\n  $s->{asked} = $text =~ /(\\e(?:\\[6?)?)\\z/ ? $1 : '';\n  # A program in line mode did not send the query: it printed a file that contains one.\n  return if $text !~ /\\e\\[6n/ || line_mode($s);\n  $s->{pending} .= \"\\e[40;1R\";\n}\n\nsub line_mode {\n  my ($s) = @_;\n  my $modes = POSIX::Termios->new;\n  return $modes->getattr(fileno $s->{slave}) && $modes->getlflag & POSIX::ICANON();\n}\n\n# True if a server is ready for others: it listens, has been silent since, and no line is left for it.\nsub serves {\n  my ($s, $waits) = @_;\n  return 0 if $s->{served} || now() - $s->{active} < 300 || now() - $s->{looked} < 100;\n  $s->{looked} = now();\n  return 0 if $s->{next} < @{ $s->{lines} } && ($waits || grep { @$_ } @{ look($s) }{qw(read poll watch)});\n  return 0 unless sockets($s->{holder})->{listening};\n  return now() - ($s->{listening} //= now()) >= 300;\n}\n\nsub tell_listening {\n  my ($s) = @_;\n  $s->{served} = 1;\n  report('listening');\n}\n\nsub begin_end {\n  my ($s, $end, $steps) = @_;\n  ($s->{end}, $s->{steps}, $s->{stepped}) = ($end, [@{ $STEPS{$steps} }], now());\n}\n\nsub end_further {\n  my ($s, $silent) = @_;\n  my ($pause, $action) = @{ $s->{steps}[0] };\n  my $due = $s->{stepped} + $pause;\n  $due = $s->{stepped} + least($pause, $ANSWERED)\n    if $silent && $s->{master} && $s->{typing} eq 'adaptive' && $s->{end} eq 'interrupted' && $action ne 'KILL' && $action ne 'give up' && waits($s);\n  return if now() < $due;\n  shift @{ $s->{steps} } if @{ $s->{steps} } > 1;\n  $s->{stepped} = now();\n  return report_end($s, '-') if $action eq 'give up';\n  if ($action =~ /^[A-Z]/) { kill $action, members($s->{holder}) }\n  elsif ($s->{master}) {\n    $s->{pending} = $action;\n    ($s->{active}, $s->{interval}) = (now(), $SHORTEST);\n    report('pressed', encode($action));\n    write_pending($s);\n  }\n  else { kill 'INT', members($s->{holder}) }\n}\n\n# The holder reports the command's exit; an end without a report means that the holder itself was killed.\nsub take_exit {\n  my ($s) = @_;\n  my $got = sysread($s->{exit}, my $text, 16);\n  return if !defined $got && $!{EINTR};\n  $s->{status} = $got ? $text : '-';\n  $s->{interval} = $SHORTEST;\n  close delete $s->{exit};\n  ($s->{exited}, $s->{pending}) = (now(), '');\n  kill 'KILL', members($s->{holder}) if $s->{end} eq 'timeout';\n}\n\n# After the command's exit: its remaining output is read, even by a driver that was stopped for a while; output of other\n# processes is not waited for.\nsub finish {\n  my ($s, $silent) = @_;\n  if (defined $s->{output} && $s->{rest} > 0) {\n    return if !$silent || readable($s->{output});\n    $s->{rest} = 0;\n  }\n  my $others = defined $s->{output} && below($s->{holder});\n  if (!$others || now() - $s->{exited} < 200) {\n    return if defined $s->{output} && (!$silent || readable($s->{output}));\n    return if $others && now() - most($s->{active}, $s->{exited}) < 50;\n  }\n  report_end($s, $s->{status});\n}\n\n# The session is over for its reader; processes that it left keep their terminal or pipe.\nsub report_end {\n  my ($s, $status) = @_;\n  undef $session;\n  if (below($s->{holder})) { push @left, $s }\n  else { kill 'KILL', $s->{holder}; waitpid($s->{holder}, 0); }\n  report_file($s) if $s->{file} ne '';\n  report('end', $s->{end}, $status);\n}\n\n# The command may have put anything in the file's place: a pipe must not block, and reading stops at the initial size.\nsub report_file {\n  my ($s) = @_;\n  sysopen(my $file, $s->{file}, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY) or return;\n  my $missing = -f $file ? -s _ : 0;\n  return if $missing > $s->{limit};\n  while ($missing > 0) {\n    my $got = sysread($file, my $part, least($missing, $CHUNK));\n    next if !defined $got && $!{EINTR};\n    return if !$got;\n    report_bytes('file', $part);\n    $missing -= $got;\n  }\n}\n\n# The fixed waits of PRDbench's own scripts: for `typing: upstream` the only rule, otherwise the rule for programs that are\n# not known to wait.\n\n# Each wait ends after so much silence, or after so much time: [milliseconds, milliseconds]. Upstream asks for 2 s of\n# silence at the start, 0.8 s before a line, 0.5 s after it and 1 s after the last one, and counts 0.1 s for each turn of\n# its loop, which takes 0.2 s (an attempt to read and a pause); 0.8 s and 1 s take a turn more, since its sums of 0.1\n# fall short of them. Then it waits 10 s for the end, and another 0.5 s.\nour %FIXED = (\n  start => [[3900, 10_000]],\n  before => [[1700, 10_000], [50, 50]],\n  after => [[50, 50], [900, 2000]],\n  end => [[2100, 10_000], [10_000, 10_000], [500, 500]],\n);\n\n# Begins the waits before the next key, after the start or a line (`after`).\nsub begin_waits {\n  my ($s, $after) = @_;\n  $s->{fixed} = [map { @{ $FIXED{$_} } } $after, $s->{next} < @{ $s->{lines} } ? 'before' : 'end'];\n  $s->{fixed_since} = now();\n  $s->{silence} = 0;\n  $s->{silence} += $_->[0] for @{ $s->{fixed} };\n}\n\n# True if all waits are over.\nsub waits_over {\n  my ($s) = @_;\n  while (@{ $s->{fixed} }) {\n    my ($silence, $time) = @{ $s->{fixed}[0] };\n    return 0 if now() - most($s->{active}, $s->{fixed_since}) < $silence && now() - $s->{fixed_since} < $time;\n    $s->{fixed_since} = now();\n    shift @{ $s->{fixed} };\n  }\n  return 1;\n}\n\n# Detects that a program waits for input: one of its threads reads the terminal, and all threads of all its processes\n# wait without a clock of their own.\n\n# Milliseconds in which nothing must have happened where the kernel tells less, or where data may be on their way between\n# two sockets.\nour %SETTLING = (coarse => 300, connected => 300);\n# Milliseconds within which a program that polls its input wakes up.\nour $NAP = 1100;\n# The most looks, 20 ms apart, at a program that runs before its silence decides.\nour $LOOKS = 10;\n\n# 'seen' if the program is known to wait, otherwise ''.\nsub waits {\n  my ($s) = @_;\n  return '' if unread($s);\n  my $look = look($s);\n  return '' if !all_wait($look) || alarms($s);\n  # Processes are listed, and threads looked at one after the other: a process may have begun since, and a thread that was\n  # seen to wait may have been woken by the next one. Nothing has run if no thread was scheduled between two counts, with\n  # the look between them.\n  my @threads = map { @$_ } values %$look;\n  my $before = switches(@threads) // return '';\n  $look = look($s);\n  return '' unless all_wait($look);\n  my $after = switches(map { @$_ } values %$look) // return '';\n  return '' if $after ne $before;\n  return 'seen' if @{ $look->{read} } == 1 && !grep { @{ $look->{$_} } } qw(poll still coarse);\n  my $sockets = sockets($s->{holder});\n  # A program elsewhere may work on its answer, which cannot be seen.\n  return '' if $sockets->{foreign};\n  my $quiet = @{ $look->{coarse} } ? $SETTLING{coarse} : $sockets->{connected} ? $SETTLING{connected} : 0;\n  my $state = \"$s->{active} $after\";\n  $s->{settling} = { state => $state, since => now() } if !$s->{settling} || $s->{settling}{state} ne $state;\n  return now() - $s->{settling}{since} >= $quiet ? 'seen' : '';\n}\n\nsub all_wait {\n  my ($look) = @_;\n  return (@{ $look->{read} } || @{ $look->{poll} }) && !grep { @{ $look->{$_} } } qw(watch clock nap runs unknown);\n}\n\n# True if a process may have set itself an alarm: it catches its signal, as bash always does at a terminal, or has a timer.\n# That of the command timeout only ends what it runs.\nsub alarms {\n  my ($s) = @_;\n  return !!grep {\n    my $name = content(\"/proc/$_/comm\") // '';\n    my ($caught) = (content(\"/proc/$_/status\") // '') =~ /^SigCgt:\\s+([0-9a-f]+)/m;\n    $name ne \"timeout\\n\" && (hex($caught // 0) & 1 << 13 && $name ne \"bash\\n\" || (content(\"/proc/$_/timers\") // '') ne '');\n  } @{ $s->{processes} };\n}\n\n# True if the line that was typed last has not been read yet.\nsub unread { my ($s) = @_; return $s->{pending} ne '' || readable($s->{slave}); }\n\n# The threads of a session, by activity: read and poll (the terminal, without a time limit), watch (the terminal, with\n# one), nap (a pause), clock (any other wait with a time limit), child (a wait for a child), still (any other wait without\n# one), runs, unknown. Those in `coarse` are listed again under the activity that they seem to have.\nsub look {\n  my ($s) = @_;\n  my %look = map { $_ => [] } qw(read poll watch nap clock child still runs unknown coarse);\n  my $group = pack('i', 0);\n  $group = ioctl($s->{master}, 0x540F, $group) ? unpack('i', $group) : 0;\n  my $seen;\n  $s->{processes} = [below($s->{holder})];\n  for my $pid (@{ $s->{processes} }) {\n    my ($state, undef, $its_group, $its_session) = status_of($pid) or next;\n    $seen = 1;\n    next if $state =~ /[Tt]/;\n    # A process of another session may have kept the terminal open and read it.\n    my $front = $its_group == $group || $its_session != $s->{holder};\n    my @threads = threads_of($pid) or do { push @{ $look{unknown} }, $pid unless $!{ENOENT}; next };\n    for my $thread (@threads) {\n      my ($does, $coarse) = activity($s, $pid, $thread);\n      $does = { read => 'still', poll => 'still', watch => 'clock' }->{$does} // $does if !$front;\n      push @{ $look{$does} }, \"$pid/task/$thread\";\n      push @{ $look{coarse} }, \"$pid/task/$thread\" if $coarse;\n    }\n  }\n  # Processes may be hidden from the driver.\n  push @{ $look{unknown} }, 'all' unless $seen;\n  # A server that an earlier session left answers those that ask it, and pauses otherwise.\n  for my $pid (map { below($_->{holder}) } @left) { push @{ $look{runs} }, $pid if ((status_of($pid))[0] // '') eq 'R' }\n  return \\%look;\n}\n\nsub threads_of { my ($pid) = @_; opendir(my $threads, \"/proc/$pid/task\") or return; return grep { /^\\d+$/ } readdir $threads; }\n\n# How often each thread was scheduled; undefined if one runs, or sleeps in the kernel's own work.\nsub switches {\n  my %threads = map { $_ => 1 } @_;\n  my @counts;\n  for my $thread (sort keys %threads) {\n    my $status = content(\"/proc/$thread/status\") // next;\n    return undef if $status =~ /^State:\\s+[RD]/m;\n    push @counts, join ':', $thread, $status =~ /^(?:non)?voluntary_ctxt_switches:\\s+(\\d+)/mg;\n  }\n  return \"@counts\";\n}\n\n# The decision by silence: 'seen' or 'guessed' if the next key is to be typed, '' otherwise. `over`: the fixed waits are over.\nsub silence_says {\n  my ($s) = @_;\n  my $silent = now() - $s->{active} >= $s->{silence};\n  my $look = look($s);\n  my $unread = unread($s);\n  if (!$unread) {\n    # A program that polls is also seen as it wakes up; on a busy machine it waits long for the processor.\n    for my $left (reverse 0 .. $LOOKS) {\n      return 'seen' if grep { @{ $look->{$_} } } qw(read poll watch);\n      last if !$left || !$silent || !@{ $look->{runs} };\n      select undef, undef, undef, 0.02;\n      $look = look($s);\n    }\n    return 'seen' if !line_mode($s) || fcntl($s->{slave}, F_GETFL, 0) & O_NONBLOCK;\n    return 'guessed' if $silent && $s->{next} < @{ $s->{lines} };\n  }\n  # A program that computes, or pauses for long, is given its time.\n  return '' if @{ $look->{runs} };\n  return 'guessed' if !$unread && $silent && @{ $look->{unknown} };\n  return '' if $s->{next} == @{ $s->{lines} } && (!$silent || sockets($s->{holder})->{listening});\n  return naps($s, @{ $look->{nap} }) ? 'guessed' : '';\n}\n\n# True if a thread that pauses wakes up again and again, as it does where a program polls its input.\nsub naps {\n  my ($s, @threads) = @_;\n  if (!@threads) { delete $s->{naps}; return 0; }\n  my $switches = switches(@threads) // return 0;\n  $s->{naps} //= { since => now(), switches => $switches };\n  return 0 if now() - $s->{naps}{since} < $NAP;\n  return (delete $s->{naps})->{switches} ne $switches;\n}\n\n# The activity of a thread, by its system call.\n\n# System calls that wait, by machine and number; those not listed have no time limit.\nour %CALLS = (\n  x86_64 => { prctl => 157, 0 => 'read', 19 => 'read', 7 => 'poll', 271 => 'ppoll', 23 => 'select', 270 => 'select', 232 => 'epoll',\n    281 => 'epoll', 441 => 'epoll2', 202 => 'futex', 449 => 'waitv', 455 => 'wait', 35 => 'nap', 230 => 'nap', 61 => 'child',\n    247 => 'child', 128 => 'signal', 220 => 'semaphore', 242 => 'queue', 243 => 'queue', 299 => 'messages', 208 => 'events',\n    333 => 'events', 426 => 'ring', 219 => 'restarted' },\n  aarch64 => { prctl => 167, 63 => 'read', 65 => 'read', 73 => 'ppoll', 72 => 'select', 22 => 'epoll', 441 => 'epoll2', 98 => 'futex',\n    449 => 'waitv', 455 => 'wait', 101 => 'nap', 115 => 'nap', 260 => 'child', 95 => 'child', 137 => 'signal', 192 => 'semaphore',\n    182 => 'queue', 183 => 'queue', 243 => 'messages', 4 => 'events', 292 => 'events', 426 => 'ring', 128 => 'restarted' },\n);\nour $CALLS = $CALLS{ (POSIX::uname())[4] };\n# The time limit of a call: the number of the argument, and its form. Neither a ring's own time limits nor those of\n# a call that was restarted can be seen: they count as such.\nour %LIMIT = (\n  poll => [2, 'milliseconds'], ppoll => [2, 'pointer'], select => [4, 'pointer'], epoll => [3, 'milliseconds'],\n  epoll2 => [3, 'pointer'], futex => [3, 'pointer'], waitv => [3, 'pointer'], wait => [4, 'pointer'], signal => [2, 'pointer'],\n  semaphore => [3, 'pointer'], queue => [4, 'pointer'], messages => [4, 'pointer'], events => [4, 'pointer'], ring => [0, 'always'],\n  restarted => [0, 'always'],\n);\n\n# The activity of a thread (see `look`), and whether that is known by the kernel's function alone.\nsub activity {\n  my ($s, $pid, $thread) = @_;\n  my $call = $CALLS ? content(\"/proc/$pid/task/$thread/syscall\") : undef;\n  if (!defined $call) {\n    return 'still' if $CALLS && ($!{ESRCH} || $!{ENOENT} && !-e \"/proc/$pid/task/$thread\");\n    return wait_channel($s, $pid, $thread);\n  }\n  # A page fault is no call (-1).\n  return 'runs' if $call =~ /^(?:running|-)/;\n  my ($number, @arguments) = map { /^0x/ ? hex : $_ } split ' ', $call;\n  # The stack of a 32-bit program, whose calls have other numbers, is below 4 GiB.\n  return wait_channel($s, $pid, $thread) if @arguments > 6 && $arguments[6] < 2**32;\n  my $kind = $CALLS->{$number} // 'other';\n  return $kind if $kind =~ /^(?:nap|child)$/;\n  my $limited = limited($kind, @arguments);\n  my @watched = watched($pid, $kind, @arguments);\n  return $kind eq 'read' ? 'read' : $limited ? 'watch' : 'poll' if grep { is_terminal($s, $pid, $_) } @watched;\n  return !@watched && $kind =~ /poll|select/ ? 'nap' : 'clock' if $limited;\n  return (grep { (readlink(\"/proc/$pid/fd/$_\") // '') =~ /timerfd/ } @watched) ? 'clock' : 'still';\n}\n\nsub limited {\n  my ($kind, @arguments) = @_;\n  my ($number, $form) = @{ $LIMIT{$kind} // return 0 };\n  my $argument = $arguments[$number] // return 1;\n  return $form eq 'always' || ($form eq 'pointer' ? $argument != 0 : ($argument & 0xffffffff) < 2**31);\n}\n\n# The descriptors whose input a call waits for.\nsub watched {\n  my ($pid, $kind, $first, $second) = @_;\n  return $kind eq 'read' ? $first\n    : $kind =~ /poll$/ ? polled($pid, $first, $second)\n    : $kind eq 'select' ? selected($pid, $first, $second)\n    : $kind =~ /^epoll/ ? epolled($pid, $first)\n    : ();\n}\n\n# The kernel's function in which a thread sleeps; used if its system call is not known.\nsub wait_channel {\n  my ($s, $pid, $thread) = @_;\n  my $channel = content(\"/proc/$pid/task/$thread/wchan\") // '';\n  return ('read', 1) if $channel =~ /^(?:wait_woken|n_tty_read)$/;\n  return ('still', 1) if $channel =~ /pipe_read$/;\n  return ('child', 1) if $channel =~ /^(?:do_wait|kernel_wait4)$/;\n  return ('nap', 1) if $channel =~ /nanosleep$/;\n  # A poll or a futex may wait for anything, with or without a time limit.\n  return (content(\"/proc/$pid/task/$thread/stat\") // '') =~ /\\) [RD] / ? 'runs' : 'unknown';\n}\n\n# True if a descriptor of a process is this terminal, by its own name or as /dev/tty.\nsub is_terminal {\n  my ($s, $pid, $descriptor) = @_;\n  my @its = stat(\"/proc/$pid/fd/$descriptor\") or return 0;\n  my @ours = stat($s->{slave});\n  return $its[0] == $ours[0] && $its[1] == $ours[1] \n    || $its[6] == 0x500 && (status_of($pid))[3] == $s->{holder};\n}\n\n# Descriptors that a poll watches for input; standard input if the process's memory is not readable.\nsub polled {\n  my ($pid, $address, $count) = @_;\n  return if !$count;\n  my $memory = memory($pid, $address, 8 * least($count, 512)) // return 0;\n  my @watched;\n  while ($memory =~ /(.{8})/gs) {\n    my ($descriptor, $events) = unpack('is', $1);\n    push @watched, $descriptor if $descriptor >= 0 && $events & 0x41;\n  }\n  return @watched;\n}\n\nsub selected {\n  my ($pid, $count, $address) = @_;\n  return if !$count || !$address;\n  my $memory = memory($pid, $address, 8 * int((least($count, 1024) + 63) / 64)) // return 0;\n  return grep { vec($memory, $_, 1) } 0 .. least($count, 1024) - 1;\n}\n\nsub epolled {\n  my ($pid, $descriptor) = @_;\n  my $watched = content(\"/proc/$pid/fdinfo/$descriptor\") // return 0;\n  my %events = $watched =~ /^tfd:\\s*(\\d+) events:\\s*([0-9a-f]+)/gm;\n  return grep { hex($events{$_}) & 0x41 } keys %events;\n}\n\nsub memory {\n  my ($pid, $address, $length) = @_;\n  sysopen(my $memory, \"/proc/$pid/mem\", O_RDONLY) or return undef;\n  sysseek($memory, $address, 0) or return undef;\n  my $got = sysread($memory, my $bytes, $length);\n  return $got ? $bytes : undef;\n}\n\n# The content of a small file in /proc; undefined, with the reason in $!, if it cannot be read.\nsub content {\n  my ($file) = @_;\n  sysopen(my $handle, $file, O_RDONLY) or return undef;\n  my $got = sysread($handle, my $text, $CHUNK);\n  return defined $got ? $text : undef;\n}\n\nsub prctl { my ($option, $value) = @_; syscall($CALLS->{prctl}, $option, $value, 0, 0, 0) if $CALLS; }\n\n# The processes below the driver: listing and ending them.\n\n# State, parent, group and session of a process; empty if it is gone.\nsub status_of {\n  my ($pid) = @_;\n  return (content(\"/proc/$pid/stat\") // '') =~ /.*\\) (\\S) (\\d+) (\\d+) (\\d+)/s;\n}\n\n# Living processes below a process, in any session.\nsub below {\n  my ($root) = @_;\n  my (@found, $children);\n  my @queue = ($root);\n  # Not every kernel lists a process's children.\n  $children = parents() unless -e \"/proc/self/task/$$/children\";\n  while (defined(my $pid = shift @queue)) {\n    my @next = $children ? @{ $children->{$pid} // [] } : children_of($pid);\n    push @found, @next;\n    push @queue, @next;\n  }\n  return grep { ((status_of($_))[0] // 'X') !~ /[ZX]/ } @found;\n}\n\nsub children_of {\n  my ($pid) = @_;\n  opendir(my $threads, \"/proc/$pid/task\") or return;\n  return map { split / /, content(\"/proc/$pid/task/$_/children\") // '' } grep { /^\\d+$/ } readdir $threads;\n}\n\n# The children of every process.\nsub parents {\n  my %children;\n  for my $pid (everyone()) {\n    my ($state, $parent) = status_of($pid) or next;\n    push @{ $children{$parent} }, $pid;\n  }\n  return \\%children;\n}\n\nsub everyone { opendir(my $proc, '/proc') or return; return grep { /^\\d+$/ } readdir $proc; }\n\n# The processes of a session, in any group, without its holder.\nsub members {\n  my ($holder) = @_;\n  return grep { ((status_of($_))[3] // 0) == $holder } below($holder);\n}\n\n# TCP and UDP sockets of the processes below the holder: true values for `listening`, `connected`, and `foreign` (a peer that is\n# none of these processes) if there is such a socket.\nsub sockets {\n  my ($holder) = @_;\n  my (%sockets, %tables, %found, %ours, @peers);\n  for my $pid (below($holder)) {\n    opendir(my $descriptors, \"/proc/$pid/fd\") or next;\n    for my $descriptor (readdir $descriptors) {\n      $sockets{$1} = 1 if (readlink(\"/proc/$pid/fd/$descriptor\") // '') =~ /^socket:\\[(\\d+)\\]$/;\n    }\n    # Processes in one network namespace share the same tables.\n    $tables{ readlink(\"/proc/$pid/ns/net\") // '' } //= $pid;\n  }\n  return \\%found unless %sockets;\n  for my $table (map { my $pid = $_; map { \"/proc/$pid/net/$_\" } qw(tcp tcp6 udp udp6) } values %tables) {\n    open(my $rows, '<', $table) or next;\n    while (my $row = <$rows>) {\n      my (undef, $local, $peer, $state, $inode) = (split ' ', $row)[0 .. 3, 9];\n      next unless $sockets{ $inode // '' };\n      $found{ $state eq '0A' ? 'listening' : 'connected' } = 1;\n      # Without the beginning of an IPv6 address, which may contain one of IPv4.\n      $ours{ substr($local, -13) } = 1;\n      push @peers, substr($peer, -13) if $state =~ /^0[12]$/;\n    }\n  }\n  $found{foreign} = grep { !$ours{$_} } @peers;\n  return \\%found;\n}\n\n# Ends all processes left by earlier sessions, and sessions of a lost driver by their numbers; returns the number that\n# could not be ended.\nsub end_left {\n  my %lost = map { $_ => 1 } @_;\n  return end_all(1000, sub { grep { $lost{ (status_of($_))[3] // 0 } } %lost ? everyone() : () });\n}\n\n# Sends TERM, then after so many milliseconds KILL, to all processes below the driver and to the others named.\nsub end_all {\n  my ($grace, $others) = @_;\n  my $begun = now();\n  my %holders = map { $_->{holder} => 1 } @left, $session // ();\n  my @targets;\n  my ($termed, $kills) = (0, 0);\n  for (;;) {\n    1 while waitpid(-1, POSIX::WNOHANG()) > 0;\n    my $killing = now() - $begun >= $grace;\n    @targets = (below($$), $others ? $others->() : ());\n    # Holders go last: their end would hang up the terminal of processes that are shutting down cleanly.\n    @targets = grep { !$holders{$_} } @targets unless $killing;\n    if (!@targets) { last if $killing || !%holders; $grace = 0; next; }\n    # A few times at least: a busy machine may come back here when all time is over.\n    last if now() - $begun >= $grace + 2000 && $kills >= 10;\n    kill 'KILL', @targets if $killing && ++$kills;\n    kill 'TERM', @targets if !$killing && !$termed++;\n    # A full terminal buffer would block its writers.\n    take_output($_) for grep { defined $_->{output} && readable($_->{output}) } @left;\n    select(undef, undef, undef, 0.005);\n  }\n  undef $session;\n  @left = ();\n  return scalar @targets;\n}\n\n# Last part: everything is defined by now.\n\nserve();\n"
], n));
if ((await r.next(12e4))?.what === "hello") return r;
r.close();
} catch (e) {
r = e;
}
n.throwIfAborted();
}
let i = r instanceof l.z && !isMissing(r);
if (r instanceof a.ZD || i) throw r;
if (t) throw new l.z("perl, which drives the terminal, cannot be started in the testbed any more");
if (r !== void 0 && !(r instanceof l.z)) throw r;
throw new a.ZD("testbed", "the image has no perl, which drives the terminal of test cases with input: use an image made from Debian or Ubuntu, or install perl in it");
}
function isMissing(e) {
return /no such file|not found|ENOENT|executable/i.test((0, a.bD)(e));
}
class HeadAndTail {
#e;
#t = [];
#n = 0;
#r = !1;
#i = [];
#a = 0;
#o = 0;
dropped = 0;
constructor(e) {
this.#e = e / 2;
}
add(e) {
if (!this.#r && this.#n + e.length <= this.#e) {
this.#t.push(e);
this.#n += e.length;
return !0;
}
this.#r = !0;
this.#i.push(e);
this.#o += e.length;
for (; this.#o > this.#e;) this.#s();
return !1;
}
text(e) {
return [
...this.#t,
this.dropped > 0 ? e : "",
...this.#i.slice(this.#a)
].join("");
}
#s() {
let { length: e } = this.#i[this.#a];
this.#i[this.#a++] = "";
this.#o -= e;
this.dropped += e;
if (this.#a <= this.#i.length / 2) return;
this.#i = this.#i.slice(this.#a);
this.#a = 0;
}
}
class Recording {
#e;
#t;
#n = 0;
constructor({ command: e, term: t, started: n, limit: r = 1048576 }) {
this.#t = new HeadAndTail(r);
let i = Math.floor(n / 1e3);
this.#e = JSON.stringify({
version: 2,
width: 120,
height: 40,
timestamp: i,
command: e,
env: { TERM: t }
});
}
add(e, t, n) {
let r = Math.round(e) / 1e3;
for (let e of parts(n)) this.#t.add(`${JSON.stringify([
r,
t,
e
])}\n`) && (this.#n = r);
}
text() {
let e = `… ${this.#t.dropped} characters of events left out …`;
let t = [[
this.#n,
"o",
`\r\n${e}\r\n`
], [
this.#n,
"m",
e
]];
return `${this.#e}\n${this.#t.text(t.map((e) => `${JSON.stringify(e)}\n`).join(""))}`;
}
}
function* parts(e) {
let t = 0;
for (; t < e.length;) {
let n = Math.min(e.length, t + 4096);
n < e.length && /[\ud800-\udbff]/.test(e[n - 1]) && --n;
yield e.slice(t, n);
t = n;
}
}
let m = {
cols: 120,
rows: 40
};
let h = 4096;
let g = Array.from({ length: 63 }, (e, t) => String.fromCharCode(64 + t));
let _ = [
void 0,
" ",
"'"
];
async function screenAfter(e, t, r = 5e3) {
let { default: i } = await n.e(9432).then(n.t.bind(n, 69432, 19));
let a = new i.Terminal({
...m,
scrollback: 5e3,
allowProposedApi: !0
});
try {
let n = null;
let keepFull = () => {
a.buffer.active.type === "alternate" && (n = linesOf(a.buffer.alternate));
return !1;
};
a.parser.registerCsiHandler({
prefix: "?",
final: "l"
}, keepFull);
a.parser.registerEscHandler({ final: "c" }, keepFull);
for (let e of g.flatMap((e) => _.map((t) => t === void 0 ? { final: e } : {
final: e,
intermediates: t
}))) a.parser.registerCsiHandler(e, (e) => e.some((e) => Number(e) > 200));
if (!await write(a, e, r)) return null;
keepFull();
let i = linesOf(a.buffer.normal);
n !== null && i.push("[… the full screen, as the program left it …]", ...n);
let o = new HeadAndTail(t);
for (let e of i) o.add(`${e}\n`);
return o.text(`\n[… ${o.dropped} characters left out …]\n`);
} finally {
a.dispose();
}
}
async function write(e, t, n) {
let r = performance.now() + n;
for (let n = 0; n < t.length; n += h) {
if (performance.now() > r) return !1;
await new Promise((r) => e.write(t.slice(n, n + h), r));
}
return !0;
}
function linesOf(e) {
let t = [];
for (let n = 0; n < e.length; n++) {
let r = e.getLine(n);
let i = r.translateToString(!e.getLine(n + 1)?.isWrapped);
r.isWrapped && t.length > 0 ? t[t.length - 1] += i : t.push(i);
}
for (; t.at(-1)?.trim() === "";) t.pop();
return t;
}
class Line {
#e = [];
#t = 0;
get length() {
return this.#e.length;
}
get isFresh() {
return this.#e.length === 0 && this.#t === 0;
}
text() {
return this.#e.join("");
}
take() {
let e = this.text();
this.#e = [];
this.#t = 0;
return e;
}
write(e) {
this.#n(this.#t);
for (let t of e) this.#e[this.#t++] = t;
}
moveTo(e) {
this.#t = Math.max(0, e);
}
moveBy(e) {
this.moveTo(Math.min(this.#t + e, Math.max(this.#t, this.length + 512)));
}
erase(e) {
e === 0 ? this.#e.length = Math.min(this.length, this.#t) : e === 1 ? this.#e.fill(" ", 0, this.#t + 1) : this.#e = [];
}
remove(e) {
this.#e.splice(this.#t, e);
}
insert(e) {
if (this.#t >= this.length) return;
this.#e.splice(this.#t, 0, ...Array(e).fill(" "));
this.#e.length = Math.min(this.length, 2560);
}
repeat(e) {
let t = this.#e[this.#t - 1];
t !== void 0 && this.write(t.repeat(e));
}
blank(e) {
this.#e.fill(" ", this.#t, this.#t + e);
}
#n(e) {
for (; this.length < e;) this.#e.push(" ");
}
}
class Overwritten {
#e = [];
#t = [];
#n = 0;
#r = null;
get isEmpty() {
return this.#r === null;
}
cursorReturned(e) {
this.#i(e);
this.#r = e;
}
before(e) {
let t = isLost(this.#r, e) ? [this.#r] : [];
let n = this.#n > 0 ? [`[… ${this.#n} states of this line left out …]`] : [];
return [
...this.#e,
...n,
...this.#t,
...t
].map((e) => `${e}\n`);
}
clear() {
if (this.#r === null) return;
this.#e = [];
this.#t = [];
this.#n = 0;
this.#r = null;
}
#i(e) {
if (!isLost(this.#r, e)) return;
if (this.#e.length < 50) this.#e.push(this.#r);
else if (this.#t.push(this.#r) > 50) {
this.#t.shift();
this.#n += 1;
}
}
}
function isLost(e, t) {
return e !== null && !t.startsWith(e.trimEnd());
}
let v = 65536;
let y = 2048;
let b = 4096;
let x = /(?:[^\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\r{1,3}(?=\n)){0,2048}/y;
let S = /[^\u0000-\u0008\u000a-\u001f\u007f-\u009f]+/y;
let C = /[^\u0007\u0018\u001a\u001b\u009c]+/y;
class Transcript {
#e;
#t;
#n = new Line();
#r = new Overwritten();
#i = 0;
#a = "text";
addressed = !1;
#o = "";
#s = 0;
constructor(e = v) {
this.#e = new HeadAndTail(e);
this.#t = new HeadAndTail(e);
}
write(e) {
for (let t = 0; t < e.length;) t = this.#a === "text" ? this.#c(e, t) : this.#d(e, t);
}
printed() {
let e = this.#n.text();
return [
textOf(this.#e),
...this.#r.before(e),
e
].join("");
}
screen() {
return textOf(this.#t) + this.#n.text();
}
#c(e, t) {
if (this.#n.isFresh && this.#r.isEmpty) {
let n = match(x, e, t);
let r = n.slice(0, n.lastIndexOf("\n") + 1);
if (r !== "") {
this.#b(r.replaceAll("\r", ""));
return t + r.length;
}
}
let n = match(S, e, t);
if (n === "") return this.#l(e, t);
let r = 0;
for (; r < n.length;) {
let e = Math.min(n.length, r + y);
e < n.length && /[\ud800-\udbff]/.test(n[e - 1]) && --e;
this.#n.write(n.slice(r, e));
this.#i += e - r;
this.#n.length > y && this.#y("");
r = e;
}
return t + n.length;
}
#l(e, t) {
let n = e[t];
n === "\n" ? this.#h() : n === "\r" ? this.#g() : n === "\b" ? this.#n.moveBy(-1) : n === "\x1B" ? this.#a = "escape" : n === "" ? this.#u("sequence") : "".includes(n) ? this.#u("string") : (n === "\v" || n === "\f") && this.#S();
return t + 1;
}
#u(e) {
this.#a = e;
this.#o = "";
this.#s = 0;
}
#d(e, t) {
let n = e[t];
if (this.#a === "string" && !"\x07\x1B".includes(n)) return this.#f(e, t);
if (this.#a === "string") this.#a = n === "\x1B" ? "string escape" : "text";
else if (this.#a === "string escape" && n === "\\") this.#a = "text";
else if (n === "\x1B") this.#a = "escape";
else if (n < " " || n > "~") {
this.#a = "text";
return t;
} else this.#a === "sequence" ? this.#m(n) : this.#a === "skip" ? this.#a = "text" : n === "[" ? this.#u("sequence") : "PX]^_".includes(n) ? this.#u("string") : this.#p(n);
return t + 1;
}
#f(e, t) {
let n = match(C, e, t).slice(0, b - this.#s);
this.#s += n.length;
this.#s >= b && (this.#a = "text");
return t + n.length;
}
#p(e) {
this.#a = " #%()*+-./".includes(e) ? "skip" : "text";
"cDEM".includes(e) && this.#x();
}
#m(e) {
if (e < "@") {
this.#o += e;
this.#o.length > 64 && (this.#a = "text");
return;
}
this.#a = "text";
let t = Number.parseInt(this.#o, 10);
let n = Math.min(Math.max(Number.isNaN(t) ? 1 : t, 1), 200);
e === "C" ? this.#n.moveBy(n) : e === "D" ? this.#n.moveBy(-n) : "G`".includes(e) && n === 1 ? this.#g() : "G`".includes(e) ? this.#n.moveTo(n - 1) : e === "P" ? this.#n.remove(n) : e === "@" ? this.#n.insert(n) : e === "X" ? this.#n.blank(n) : e === "b" ? this.#n.repeat(n) : e === "K" && t === 2 ? this.#_() : e === "K" || e === "J" && !(t > 1) ? this.#n.erase(t || 0) : ("ABEFHJLMSTdf".includes(e) || "hl".includes(e) && /^\?(47|1047|1049)$/.test(this.#o)) && this.#x();
}
#h() {
this.#y("\n");
}
#g() {
this.#v();
this.#n.moveTo(0);
}
#_() {
this.#v();
this.#n.erase(2);
}
#v() {
if (this.#i === 0 || this.#n.length > 128 && this.#i < this.#n.length / 8) return;
this.#r.cursorReturned(this.#n.text());
this.#i = 0;
}
#y(e) {
let t = this.#n.take() + e;
this.#t.add(t);
for (let e of [...this.#r.before(t), t]) this.#e.add(e);
this.#r.clear();
this.#i = 0;
}
#b(e) {
this.#t.add(e);
this.#e.add(e);
}
#x() {
this.addressed = !0;
this.#S();
}
#S() {
this.#n.length > 0 ? this.#h() : this.#n.moveTo(0);
}
}
function textOf(e) {
return e.text(`\n[… ${e.dropped} characters left out …]\n`);
}
function match(e, t, n) {
e.lastIndex = n;
return e.exec(t)?.[0] ?? "";
}
class SessionLog {
#e;
#t;
#n;
#r = new TextDecoder();
#i;
#a;
#o;
#s = [];
#c = 0;
#l = performance.now();
#u = 0;
#d = 0;
#f = [];
#p;
constructor(e, { redactor: t, transcriptLimit: n, recordingLimit: r }) {
this.#e = e;
this.#p = e.file?.limit ?? 0;
this.#t = t;
this.#n = t.stream();
this.#o = n ?? v;
this.#i = new Transcript(this.#o);
this.#a = new Recording({
command: t.text(e.script),
term: e.environment.TERM ?? "xterm-256color",
started: Date.now(),
...r === void 0 ? {} : { limit: r }
});
}
take(e) {
if (e.what === "output") this.#h(this.#n.push(e.bytes), !0);
else if (e.what === "file") this.#m(e.bytes);
else if (e.what === "pressed") this.#g(e.key);
else if (e.what === "typed") {
let t = this.#e.input?.[this.#u] ?? "";
let n = ["", ""].includes(t) ? "" : this.#e.typing === "upstream" ? "\n" : "\r";
this.#g(t + n);
this.#u += 1;
e.guessed && (this.#d += 1);
}
}
session(e) {
this.#h(this.#n.end(), !1);
return {
...e,
typed: this.#u,
guessed: this.#d,
duration: Math.round(this.#_()),
transcript: this.#i.printed(),
screen: this.#i.screen(),
recording: this.#a.text(),
file: e.lost || this.#p < 0 || this.#f.length === 0 ? null : Buffer.concat(this.#f)
};
}
async sessionWithScreen(...e) {
let t = this.session(...e);
if (!this.#i.addressed || this.#s === null) return t;
return {
...t,
screen: await screenAfter(this.#s.join(""), this.#o) ?? t.screen
};
}
#m(e) {
this.#p -= e.length;
this.#p >= 0 && this.#f.push(Buffer.from(e));
}
#h(e, t) {
let n = this.#r.decode(e, { stream: t });
this.#i.write(n);
let r = this.#e.input === null ? n.replace(/\r?\n/g, "\r\n") : n;
this.#a.add(this.#_(), "o", r);
this.#c += r.length;
this.#c > 2097152 ? this.#s = null : this.#s?.push(r);
}
#g(e) {
this.#a.add(this.#_(), "i", this.#t.text(e));
}
#_() {
return performance.now() - this.#l;
}
}
let w = 2e4;
async function openTerminal(e, t, n) {
return new Terminal(e, t, await connect(e, !1, n));
}
class Terminal {
#e;
#t;
#n;
#r = new Set();
#i = new Set();
#a = !1;
constructor(e, t, n) {
this.#e = e;
this.#t = t;
this.#n = n;
}
async run(e, t) {
let n = await this.#o(t);
let r = new SessionLog(e, this.#t);
let i = performance.now() + e.timeout + w;
let end = () => n.send("end\n");
return this.#s(n, t, async () => {
n.send(runMessage(e));
e.until?.aborted && end();
e.until?.addEventListener("abort", end, { once: !0 });
for (;;) {
let a = await n.next(i - performance.now());
t.throwIfAborted();
if (a === null) {
await this.#o(t);
let e = performance.now() >= i;
return await r.sessionWithScreen({
end: e ? "timeout" : "exit",
exitCode: null,
lost: !0
});
}
if (a.what === "started") this.#i.add(a.session);
else if (a.what === "fault") throw unopened(a.reason);
else if (a.what === "listening") e.onListening?.();
else if (a.what === "end") return await r.sessionWithScreen(endOf(a.end, a.exitCode));
else r.take(a);
}
}).finally(() => e.until?.removeEventListener("abort", end));
}
async endLeft(e) {
if (this.#i.size === 0 && this.#r.size === 0) return 0;
let t = await this.#o(e);
return this.#s(t, e, async () => {
t.send(endLeftMessage(this.#r));
let n = await t.next(w);
e.throwIfAborted();
this.#i.clear();
this.#r.clear();
return n?.what === "left" ? n.count : 0;
});
}
close() {
this.#n.close();
}
async #o(e) {
e.throwIfAborted();
if (this.#n.isOpen) return this.#n;
for (let e of this.#i) this.#r.add(e);
this.#i.clear();
this.#n = await connect(this.#e, !0, e);
return this.#n;
}
async #s(e, t, n) {
if (this.#a) throw Error("the terminal runs one command at a time");
this.#a = !0;
let close = () => e.close();
t.addEventListener("abort", close, { once: !0 });
try {
return await n();
} finally {
t.removeEventListener("abort", close);
this.#a = !1;
}
}
}
function unopened(e) {
let t = `no terminal could be opened: ${e}`;
return e === "Too many open files" ? new l.z(t) : new a.ZD("testbed", t);
}
function endOf(e, t) {
return e === "exit" && t === null ? {
end: e,
exitCode: t,
lost: !0
} : {
end: e,
exitCode: t
};
}
var T = n(81533);
var E = n(43482);
var D = n(35966);
var O = n(62892);
var k = n(18253);
var A = n(20332);
var j = n(23067);
var M = n(3891);
async function doubtsOfTests(e, t, n) {
let r = (t.links ?? []).flatMap((e) => [
e,
`${e}/__init__.py`,
`${e}/entry_points.txt`
]);
let i = [...t.keys(), ...r].filter((e) => !n(e));
let a = i.filter((e) => D.I4.test(e));
let o = i.filter((e) => D.RH.test(e));
let s = [];
let c = [...i.filter((e) => D.NN.test(e)), ...i.filter((e) => D.yy.test(e))];
let l = c.slice(200);
for (let t of c.slice(0, 200)) {
let n = (await (0, A.E)(e, (0, M.DZ)(e, t), 262144))?.content ?? null;
n === null && l.push(t);
let r = n?.toString() ?? "";
let i = D.NN.test(t) ? (0, j.U2)(r) : [];
(i.length > 0 || D.yy.test(t) && (0, D.H0)(r)) && o.push(t);
s.push(...i);
}
o.push(...l);
let u = [];
a.length > 0 && u.push({
kind: "pytest_shadowed",
detail: `modules in the place of the real ones: ${some(a)}`
});
o.length > 0 && u.push({
kind: "pytest_configured",
detail: `files that tell pytest how to run: ${some(o)}`
});
let d = (0, j.uo)(s) && !l.some((e) => D.NN.test(e));
return {
notes: u,
believed: a.length === 0 && d,
blocked: s
};
}
function some(e) {
return (0, k.d9)(e.sort(), 5);
}
var N = n(52129);
var P = n(22505);
var F = n(65115);
var I = n(77598);
var L = n(41287);
let R = 1e4;
let z = /(^|\/)(__pycache__|\.pytest_cache)(\/|$)/;
async function restoreEvaluation(e, t, n = new Map()) {
let r = i.posix.join(e.workdir, "reports");
let o = i.posix.join(e.workdir, "evaluation");
let s = [];
let c = new Map([...n].map(([e, t]) => [e, digestOf(Buffer.from(t))]));
let u = [...await digestsIn(e, r, c)].filter(([e, t]) => t !== c.get(e)).map(([e]) => e);
u.length > 0 && s.push({
kind: "reports_prewritten",
detail: `reports/ held ${listNames(u)}; it was emptied`
});
if (t.evaluationDirectory === null) {
await e.place([[r, "empty directory"]]);
return s;
}
let d = await digestsBelow(t.evaluationDirectory).catch((e) => {
throw new a.ZD("dataset", `${t.evaluationDirectory} cannot be read: ${(0, a.bD)(e)}`, { cause: e });
});
let f = await digestsIn(e, o, d);
let p = describeDifference(d, f);
if (p !== null) {
let e = `evaluation/ had been edited and was put back: ${p}${isOutput(t, d, f) ? "; the plan's own commands write these" : ""}`;
s.push({
kind: "evaluation_changed",
detail: e
});
}
await e.place([[o, { directory: t.evaluationDirectory }], [r, "empty directory"]]);
let m = describeDifference(d, await digestsIn(e, o, d));
if (m !== null) throw new l.z(`evaluation/ cannot be put back: ${m}`);
return s;
}
function describeDifference(e, t) {
let n = [
["changed", [...e].filter(([e, n]) => t.has(e) && t.get(e) !== n)],
["added", [...t].filter(([t]) => !e.has(t) && !z.test(t))],
["removed", [...e].filter(([e]) => !t.has(e))]
].flatMap(([e, t]) => t.length === 0 ? [] : [`${t.length} ${e} (${listNames(t.map(([e]) => e))})`]);
return n.length === 0 ? null : n.join(", ");
}
function isOutput({ points: e }, t, n) {
let r = (0, L.QR)(e.flatMap(({ testcases: e }) => e.flatMap(({ command: e }) => e ?? [])));
let i = [...t.keys()].every((e) => n.has(e));
let a = [...n.keys()].filter((e) => n.get(e) !== t.get(e) && !z.test(e));
return i && a.every((e) => {
let n = `evaluation/${e}`;
return t.has(e) ? r.includes(n) : (0, L.QH)(n, r);
});
}
function listNames(e) {
let t = e.sort().map((e) => e || "itself no directory");
return (0, k.d9)(t, 5);
}
function digestOf(e) {
return `${e.length} ${(0, I.hash)("sha256", e)}`;
}
async function digestsIn(e, t, n) {
let r = new Map();
try {
for await (let i of e.files(t)) {
if (i.type === "directory") continue;
r.set(i.path || (i.why ?? ""), await digestOfEntry(i, n.get(i.path)));
if (r.size > n.size + R) {
r.set(`and more than ${R} others`, "unread");
break;
}
}
} catch (e) {
if (e instanceof a.ZD) throw e;
throw new a.ZD("testbed", `${t} cannot be read: ${(0, a.bD)(e)}`, { cause: e });
}
return r;
}
async function digestOfEntry({ type: e, size: t, content: n }, r) {
if (e !== "file") return e;
if (!r?.startsWith(`${t} `)) return "another";
let i = [];
let o = 0;
try {
for await (let e of n) {
i.push(Buffer.from(e));
o += e.length;
if (o > t) return "another";
}
} catch (e) {
if ((0, a.$N)(e) === void 0) throw e;
return "unread";
}
return digestOf(Buffer.concat(i));
}
async function digestsBelow(e) {
let t = new Map();
for (let n of await (0, r.readdir)(e, {
recursive: !0,
withFileTypes: !0
})) {
if (n.isDirectory()) continue;
let a = i.join(n.parentPath, n.name);
t.set(i.relative(e, a), n.isFile() ? digestOf(await (0, r.readFile)(a)) : "other");
}
return t;
}
class Terminals {
#e;
#t;
constructor(e, t) {
this.#e = t;
this.#t = [{
terminal: e,
busy: !1
}];
}
async run(e, t) {
let n = this.#t.find(({ busy: e }) => !e);
if (n === void 0) {
n = {
terminal: await this.#e(),
busy: !1
};
this.#t.push(n);
}
n.busy = !0;
try {
return await n.terminal.run(e, t);
} finally {
n.busy = !1;
}
}
async endLeft(e) {
for (let { terminal: t } of this.#t) await t.endLeft(e);
}
close() {
for (let { terminal: e } of this.#t) e.close();
}
}
let decides = (e) => [
/\.py$/,
D.RH,
D.yy
].some((t) => t.test(e));
async function evaluateTestPlan(e) {
let { testbed: t, instance: n, givenReports: u, limits: d, seal: f, floors: p, redactor: m, signal: h } = e;
let g = new T.F(e);
let _ = (0, o.C)(n.evaluation, "test_plan");
let v = performance.now();
let y = i.join(e.directory, e.folder);
await (0, r.mkdir)(y, { recursive: !0 });
let b = new N.Hj(e, g, _);
let x = placeOf(e, _);
let S = await p.read(x);
if (f !== null && !await f.holds(n)) throw new l.z(`the dataset's own files of ${n.id} were changed while the agent ran`);
g.note(...await restoreEvaluation(t, _, u));
let open = () => openTerminal(t, { redactor: m }, h).catch((e) => {
throw e instanceof a.ZD && e.kind === "testbed" ? new l.z(e.message) : e;
});
let C = open();
C.catch(() => {});
let { evidence: w, seen: E } = await examine(e, g, _).catch(async (e) => {
await C.then((e) => e.close()).catch(() => {});
throw e;
});
let driven = async (e) => e.catch((e) => {
throw !w.believed && e instanceof a.ZD && e.kind === "docker" ? new l.z(e.message) : e;
});
let D = new Terminals(await driven(C), open);
let O = [];
let k = new P.z({
request: e,
findings: g,
plan: _,
terminals: D,
judging: b,
evidence: w
});
try {
for (let [e, t] of _.points.entries()) {
let n = await driven(k.point(t, e));
O.push({
...n,
...aboveFloor(S[e] ?? null)
});
g.show(summarise());
}
} finally {
D.close();
}
await examineAgain(e, g, _, E).catch((e) => {
if (!(e instanceof l.z)) throw e;
g.note({
kind: "tools_unseen",
detail: e.message
});
});
await (0, F.Li)(y, _.points, O, m);
if (e.idle) {
for (let e of O) Object.assign(e, aboveFloor(e.score));
await p.write(x, O.map(({ score: e }) => e));
}
let A = summarise();
g.show(A);
if (A.score === null) throw new a.ZD("not_judged", whyNotJudged(A.points, e));
return g.verdict((0, s.O)(A.score_expected, d["pass-score"]), A.score);
function summarise() {
return {
kind: "test_plan",
mode: _.mode,
plan_file: _.file,
typing: d.typing,
points: [...O],
...(0, c.h)([...O, ..._.points.slice(O.length).map(() => ({
score: null,
floor: null
}))]),
judge: b.totals(),
timed_out: k.timedOut,
duration_ms: Math.round(performance.now() - v)
};
}
}
function aboveFloor(e) {
return {
floor: e,
vacuous: (e ?? 0) > 0
};
}
function placeOf({ testbed: e, instance: t, digest: n, judge: r, limits: i }, a) {
let o = [
"evaluation-timeout",
"testcase-timeout",
"typing"
];
let s = e.kind === "docker" ? [
"network",
"cpus",
"memory"
] : [];
return {
digest: n,
mode: a.mode,
testbed: e.image?.digest ?? "host",
judge: r?.identity ?? null,
limits: Object.fromEntries([...o, ...s].map((e) => [e, i[e]])),
instanceId: t.id
};
}
async function examine({ testbed: e, instance: t, before: n, signal: r }, a, o) {
let [s, c] = await Promise.all([(0, E.look)(e, t, n, r), (0, M.CS)(e, r)]);
let l = (0, O.NL)(n.tools, s.tools);
let u = await doubtsOf(e, o, c);
a.note(...l.notes, ...u.notes);
c.cut && a.note({
kind: "files_not_listed",
detail: `the project has more files than are compared (${c.size})`
});
let d = {
blocked: [...new Set([...l.blocked, ...u.blocked])],
compiledIn: s.tools.python.compiled ? i.posix.join(i.posix.dirname(e.promptFile), `compiled-${crypto.randomUUID()}`) : null
};
return {
evidence: {
files: c,
believed: l.believed && u.believed,
pytest: d
},
seen: {
look: s,
files: c,
doubts: new Set(u.notes.map(({ detail: e }) => e))
}
};
}
async function examineAgain({ testbed: e, instance: t, signal: n }, r, i, a) {
let [o, s] = await Promise.all([(0, E.look)(e, t, a.look, n), (0, M.CS)(e, n)]);
let c = await doubtsOf(e, i, s);
let l = [...a.files].filter(([e, t]) => (0, M.mo)(i, e) && decides(e) && s.get(e) !== t);
let u = [
...(0, O.NL)(a.look.tools, o.tools).notes,
...c.notes.filter(({ detail: e }) => !a.doubts.has(e)),
...l.slice(0, 1).map(([e]) => ({
kind: "evaluation_changed",
detail: e + (l.length > 1 ? ` and ${l.length - 1} more` : "")
}))
];
r.note(...u.map(({ kind: e, detail: t }) => ({
kind: "changed_during_evaluation",
detail: `${e}: ${t}`
})));
}
async function doubtsOf(e, t, n) {
if (!t.points.some(({ type: e }) => e === "unit_test")) return {
notes: [],
believed: !0,
blocked: []
};
return doubtsOfTests(e, n, (e) => (0, M.mo)(t, e));
}
function whyNotJudged(e, { judge: t }) {
let n = `none of the ${e.length} test points has a score`;
if (t !== null) return `${n}; the first one: ${e[0]?.explanation}`;
let r = e.filter(({ testcases: e }) => (0, P.s)(e)).length;
return `${n}; without a judge only unit tests and equal files decide (set judge)${r === 0 ? "" : `; evaluation-timeout ran out before ${r} of them`}`;
}
})
};
