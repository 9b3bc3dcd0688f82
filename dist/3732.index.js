export const id = 3732;
export const ids = [3732];
export const modules = {
	81351: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
						"# The driver's messages and its single event loop: all events come through `attend`.\n\nuse strict; use warnings; no warnings 'portable'; use Errno; use Fcntl; use POSIX ();\n\n# System call numbers by machine: calls that may wait for a terminal, and prctl.\nour %CALLS = (\n  x86_64 => { prctl => 157, 0 => 'read', 19 => 'read', 7 => 'poll', 271 => 'poll', 23 => 'select', 270 => 'select',\n    232 => 'epoll', 281 => 'epoll', 441 => 'epoll' },\n  aarch64 => { prctl => 167, 63 => 'read', 65 => 'read', 73 => 'poll', 72 => 'select', 22 => 'epoll', 441 => 'epoll' },\n);\nour $CALLS = $CALLS{ (POSIX::uname())[4] };\nour $TICK = 1000 / POSIX::sysconf(POSIX::_SC_CLK_TCK());\n# Seconds between two checks of a session: short after an event, growing during silence.\nour ($SHORTEST, $LONGEST) = (0.0003, 0.02);\nour $CHUNK = 65536;\n\n# The current session, if any, and earlier ones whose background processes still hold a terminal or pipe.\nour ($session, @left);\nmy $orders = '';\n\nsub serve {\n  $SIG{$_} = 'IGNORE' for qw(HUP INT QUIT PIPE TERM USR1 USR2 TSTP TTIN TTOU);\n  # Orphans of a session stay below the driver (PR_SET_CHILD_SUBREAPER).\n  prctl(36, 1);\n  report('hello');\n  for (;;) {\n    my $silent = attend($session ? $session->{interval} : 3600);\n    step($session, $silent) if $session;\n    # Reaps orphans of sessions whose own parent was killed.\n    1 while !$session && waitpid(-1, POSIX::WNOHANG()) > 0;\n  }\n}\n\n# Milliseconds of a monotonic clock.\nsub now { return (POSIX::times())[0] * $TICK }\n\n# Waits at most so many seconds for an event and handles it; true if the session's output was silent.\nsub attend {\n  my ($seconds) = @_;\n  my ($reads, $writes) = ('', '');\n  vec($reads, $_, 1) = 1 for 0, map { fileno $_ } map { defined $_->{output} ? $_->{output} : () } @left, $session // ();\n  vec($reads, fileno $session->{exit}, 1) = 1 if $session && defined $session->{exit};\n  vec($writes, fileno $session->{master}, 1) = 1 if $session && $session->{pending} ne '';\n  my $count = select($reads, $writes, undef, $seconds);\n  if ($count <= 0) { $session->{interval} = least($LONGEST, $session->{interval} * 1.6) if $session; return 1; }\n  for my $old (grep { defined $_->{output} && vec($reads, fileno $_->{output}, 1) } @left) { take_output($old) }\n  my $silent = 1;\n  if ($session) {\n    if (defined $session->{output} && vec($reads, fileno $session->{output}, 1)) {\n      my $text = take_output($session);\n      if ($text ne '') {\n        ($session->{active}, $session->{interval}, $silent) = (now(), $SHORTEST, 0);\n        report_bytes('output', $text);\n        notice_prompt($session, $text);\n        answer_terminal($session, $text);\n      }\n    }\n    take_exit($session) if defined $session->{exit} && vec($reads, fileno $session->{exit}, 1);\n    write_pending($session) if $session->{pending} ne '';\n  }\n  take_orders() if vec($reads, 0, 1);\n  return $silent;\n}\n\n# Reads the available output, bounded; closes the output at its end.\nsub take_output {\n  my ($from) = @_;\n  my $text = '';\n  while (length $text < $CHUNK) {\n    my $got = sysread($from->{output}, $text, $CHUNK, length $text);\n    next if !defined $got && $!{EINTR};\n    last if !defined $got && $!{EAGAIN};\n    # On a terminal that no process has open any more, read fails instead of returning an end.\n    if (!$got) { close $from->{output} unless $from->{master}; undef $from->{output}; last; }\n  }\n  return $text;\n}\n\n# Reads orders; the end of standard input ends everything.\nsub take_orders {\n  my $got = sysread(STDIN, $orders, $CHUNK, length $orders);\n  return if !defined $got && $!{EINTR};\n  quit() unless $got;\n  while ($orders =~ s/^([^\\n]*)\\n//) {\n    my ($what, @words) = split / /, $1;\n    if ($what eq 'run') { start(@words) }\n    elsif ($what eq 'end-left') { report('left', end_left(items($words[0]))) }\n  }\n}\n\nsub quit { end_all(0); POSIX::_exit(0); }\n\nsub report { write_out(join(' ', @_) . \"\\n\") }\nsub report_bytes { my ($what, $bytes) = @_; write_out(\"$what \" . length($bytes) . \"\\n$bytes\"); }\n\nsub write_out {\n  my ($bytes) = @_;\n  my $done = 0;\n  while ($done < length $bytes) {\n    my $written = syswrite(STDOUT, $bytes, length($bytes) - $done, $done);\n    next if !defined $written && $!{EINTR};\n    # The reader is gone.\n    quit() unless defined $written;\n    $done += $written;\n  }\n}\n\nsub encode { return unpack('H*', $_[0]) }\nsub items { my @items = split /,/, $_[0], -1; pop @items; return @items; }\nsub decode { return pack('H*', $_[0]) }\nsub least { my ($one, $other) = @_; return $one < $other ? $one : $other }\nsub most { my ($one, $other) = @_; return $one > $other ? $one : $other }\nsub prctl { my ($option, $value) = @_; syscall($CALLS->{prctl}, $option, $value, 0, 0, 0) if $CALLS; }\n\n# True if a read would return data; the kernel first delivers data still in transit through the terminal.\nsub readable {\n  my ($handle) = @_;\n  my $bits = '';\n  vec($bits, fileno $handle, 1) = 1;\n  return select($bits, undef, undef, 0) > 0;\n}\n\n# Starting a command. A holder stands between driver and command: as session leader it keeps the terminal from hanging\n# up on background processes when the command exits, and as subreaper it adopts all orphans.\n\nsub start {\n  my ($kind, $timeout, $stay, $script, $environment, $lines, $file, $limit) = @_;\n  my %new = (\n    deadline => now() + $timeout, stay => $stay, lines => [map { decode($_) } items($lines)], next => 0,\n    pending => '', interval => $SHORTEST, active => now(), looked => 0, steps => undef, end => 'exit', asked => '', asks => 0,\n    file => decode((items($file))[0] // ''), limit => $limit,\n  );\n  my ($write, $exit);\n  my $fine = pipe($new{exit}, $exit) && ($kind eq 'tty' ? open_terminal(\\%new) : pipe($new{output}, $write));\n  my $holder = $fine ? fork : undef;\n  return report('fault', encode(\"$!\")) unless defined $holder;\n  hold(decode($script), [map { decode($_) } items($environment)], $new{slave}, $write, $exit) if !$holder;\n  fcntl($new{output}, F_SETFL, O_NONBLOCK);\n  $session = { %new, holder => $holder };\n  report('started', $holder);\n}\n\n# A terminal like a person's: 120 columns, 40 lines, UTF-8.\nsub open_terminal {\n  my ($new) = @_;\n  sysopen($new->{master}, '/dev/ptmx', O_RDWR | O_NOCTTY) or sysopen($new->{master}, '/dev/pts/ptmx', O_RDWR | O_NOCTTY) or return 0;\n  my ($number, $size) = (pack('i', 0), pack('S4', 40, 120, 0, 0));\n  ioctl($new->{master}, 0x40045431, $number) or return 0;\n  ioctl($new->{master}, 0x80045430, $number) or return 0;\n  sysopen($new->{slave}, '/dev/pts/' . unpack('i', $number), O_RDWR | O_NOCTTY) or return 0;\n  ioctl($new->{master}, 0x5414, $size) or return 0;\n  my $modes = POSIX::Termios->new;\n  $modes->getattr(fileno $new->{slave});\n  $modes->setiflag($modes->getiflag | 0x4000);\n  $modes->setattr(fileno $new->{slave}, POSIX::TCSANOW());\n  $new->{output} = $new->{master};\n  return 1;\n}\n\n# The holder: starts the command, reports its exit, and reaps children until it is killed.\nsub hold {\n  my ($script, $environment, $slave, $write, $exit) = @_;\n  prctl(1, 9);\n  prctl(36, 1);\n  POSIX::setsid();\n  open(my $nothing, '+<', '/dev/null');\n  POSIX::dup2(fileno $nothing, $_) for 0, 1, 2;\n  ioctl($slave, 0x540E, 0) if $slave;\n  my $child = fork;\n  run_command($script, $environment, $slave, $write) if defined $child && !$child;\n  close_others(fileno $exit);\n  syswrite($exit, '127') unless defined $child;\n  for (;;) {\n    my $pid = waitpid(-1, 0);\n    if ($pid < 0) { select(undef, undef, undef, 3600) }\n    elsif ($pid == $child) { syswrite($exit, $? & 127 ? 128 + ($? & 127) : $? >> 8); close $exit; }\n  }\n}\n\nsub run_command {\n  my ($script, $environment, $slave, $write) = @_;\n  POSIX::setpgid(0, 0);\n  if ($slave) {\n    POSIX::tcsetpgrp(fileno $slave, $$);\n    POSIX::dup2(fileno $slave, $_) for 0, 1, 2;\n    delete @ENV{qw(LINES COLUMNS)};\n    $ENV{TERM} = 'xterm-256color';\n  }\n  else { POSIX::dup2(fileno $write, $_) for 1, 2 }\n  close_others();\n  for my $pair (@$environment) { my ($name, $value) = split /=/, $pair, 2; $ENV{$name} = $value; }\n  POSIX::sigaction($_, POSIX::SigAction->new('DEFAULT')) for grep { $_ != 9 && $_ != 19 } 1 .. 31;\n  POSIX::sigprocmask(POSIX::SIG_SETMASK(), POSIX::SigSet->new);\n  # Fixed places first: the workdir's owner may have put another bash on PATH, which must not run its tests.\n  my ($bash) = grep { -f $_ && -x _ } map { \"$_/bash\" } '/bin', '/usr/bin', '/usr/local/bin', split /:/, $ENV{PATH} // '';\n  my @command = ($bash // '/bin/sh', '-c', $script);\n  no warnings;\n  exec { $command[0] } ($bash ? 'bash' : 'sh'), @command[1, 2];\n  syswrite(STDERR, \"agentbench: $command[0]: $!\\n\");\n  POSIX::_exit(127);\n}\n\n# Closes every descriptor from 3 on, except one.\nsub close_others {\n  my ($kept) = @_;\n  opendir(my $descriptors, '/proc/self/fd') or return;\n  my @numbers = grep { /^\\d+$/ && $_ > 2 && $_ != ($kept // -1) } readdir $descriptors;\n  closedir $descriptors;\n  POSIX::close($_) for @numbers;\n}\n\n# A session's course: typing its lines, and ending it.\n\n# Steps that end a session: milliseconds after the previous step, and the action. The wait after a key is cut short if\n# the program answers the key by waiting for more input.\nour %STEPS = (\n  interrupted => [[0, \"\\x03\"], [2000, \"\\x03\"], [200, \"\\x04\"], [2000, 'TERM'], [2000, 'KILL'], [2000, 'give up']],\n  timeout => [[0, \"\\x03\"], [2000, 'TERM'], [2000, 'KILL'], [2000, 'give up']],\n);\nour $ANSWERED = 500;\n\nsub step {\n  my ($s, $silent) = @_;\n  return finish($s, $silent) if exists $s->{status};\n  begin_end($s, 'timeout') if !$s->{steps} && now() >= $s->{deadline};\n  return end_further($s, $silent) if $s->{steps};\n  return if !$silent;\n  return leave($s) if $s->{stay} && stays($s);\n  return if !$s->{master};\n  my $waits = waits($s) or return;\n  # Output printed before the program began to wait is taken first.\n  return if readable($s->{master});\n  if ($s->{next} < @{ $s->{lines} }) { type_line($s, $waits) }\n  elsif (!$s->{stay} || !listens($s->{holder})) { begin_end($s, 'interrupted') }\n}\n\nsub type_line {\n  my ($s, $waits) = @_;\n  my $line = $s->{lines}[ $s->{next}++ ];\n  # Enter is a carriage return; the terminal turns it into a newline for programs that want one. Ctrl-C and Ctrl-D need\n  # none.\n  $s->{pending} = $line =~ /^[\\x03\\x04]\\z/ ? $line : \"$line\\r\";\n  ($s->{active}, $s->{interval}, $s->{beside}) = (now(), $SHORTEST);\n  report('typed', $waits eq 'guessed' ? 1 : 0);\n  write_pending($s);\n}\n\nsub write_pending {\n  my ($s) = @_;\n  my $written = syswrite($s->{master}, $s->{pending});\n  if (defined $written) { substr($s->{pending}, 0, $written) = '' }\n  # No process has the terminal open any more.\n  elsif (!$!{EAGAIN} && !$!{EINTR}) { $s->{pending} = '' }\n}\n\n# Notes a cursor behind text on its line, as a prompt leaves it.\nsub notice_prompt {\n  my ($s, $text) = @_;\n  $text = substr($text, -512) if length $text > 512;\n  $text =~ s/\\e(?:\\[[0-9;?]*[@-~]|[^\\[])|\\r//g;\n  $s->{asks} = $text !~ /\\n\\z/ if $text ne '';\n}\n\n# Prompt libraries ask the terminal for the cursor position and wait for the answer. Reporting the last line saves them\n# from clearing lines below.\nsub answer_terminal {\n  my ($s, $text) = @_;\n  return if !$s->{master};\n  # The query may arrive in parts.\n  $text = $s->{asked} . $text;\n  $s->{asked} = $text =~ /(\\e(?:\\[6?)?)\\z/ ? $1 : '';\n  # A program in line mode did not send the query: it printed a file that contains one.\n  return if $text !~ /\\e\\[6n/ || line_mode($s);\n  $s->{pending} .= \"\\e[40;1R\";\n}\n\nsub line_mode {\n  my ($s) = @_;\n  my $modes = POSIX::Termios->new;\n  return $modes->getattr(fileno $s->{slave}) && $modes->getlflag & POSIX::ICANON();\n}\n\n# True if a server can be left running: it listens, and has been silent since.\nsub stays {\n  my ($s) = @_;\n  return 0 if now() - $s->{active} < 300 || now() - $s->{looked} < 100;\n  $s->{looked} = now();\n  return 0 if $s->{next} < @{ $s->{lines} } && waits($s);\n  return 0 unless listens($s->{holder});\n  return now() - ($s->{listening} //= now()) >= 300;\n}\n\nsub begin_end {\n  my ($s, $end) = @_;\n  ($s->{end}, $s->{steps}, $s->{due}, $s->{stepped}) = ($end, [@{ $STEPS{$end} }], now(), now());\n  shift @{ $s->{steps} } while $s->{steps}[0][0];\n}\n\nsub end_further {\n  my ($s, $silent) = @_;\n  my ($pause, $action) = @{ $s->{steps}[0] };\n  my $due = $s->{stepped} + $pause;\n  $due = $s->{stepped} + least($pause, $ANSWERED)\n    if $silent && $s->{master} && $s->{end} eq 'interrupted' && $action ne 'KILL' && $action ne 'give up' && waits($s);\n  return if now() < $due;\n  shift @{ $s->{steps} } if @{ $s->{steps} } > 1;\n  $s->{stepped} = now();\n  return report_end($s, '-') if $action eq 'give up';\n  if ($action =~ /^[A-Z]/) { kill $action, members($s->{holder}) }\n  elsif ($s->{master}) {\n    $s->{pending} = $action;\n    ($s->{active}, $s->{interval}) = (now(), $SHORTEST);\n    report('pressed', encode($action));\n    write_pending($s);\n  }\n  else { kill 'INT', members($s->{holder}) }\n}\n\n# The holder reports the command's exit; an end without a report means that the holder itself was killed.\nsub take_exit {\n  my ($s) = @_;\n  my $got = sysread($s->{exit}, my $text, 16);\n  return if !defined $got && $!{EINTR};\n  $s->{status} = $got ? $text : '-';\n  $s->{interval} = $SHORTEST;\n  close delete $s->{exit};\n  ($s->{exited}, $s->{pending}) = (now(), '');\n  kill 'KILL', members($s->{holder}) if $s->{end} eq 'timeout';\n}\n\n# After the command's exit: its remaining output is read; output of other processes is not waited for.\nsub finish {\n  my ($s, $silent) = @_;\n  my $others = defined $s->{output} && below($s->{holder});\n  if (!$others || now() - $s->{exited} < 200) {\n    return if defined $s->{output} && (!$silent || readable($s->{output}));\n    return if $others && now() - most($s->{active}, $s->{exited}) < 50;\n  }\n  report_end($s, $s->{status});\n}\n\nsub leave { my ($s) = @_; $s->{end} = 'background'; report_end($s, '-'); }\n\n# The session is over for its reader; processes that it left keep their terminal or pipe.\nsub report_end {\n  my ($s, $status) = @_;\n  undef $session;\n  if (below($s->{holder})) { push @left, $s }\n  else { kill 'KILL', $s->{holder}; waitpid($s->{holder}, 0); }\n  report_file($s) if $s->{file} ne '';\n  report('end', $s->{end}, $status);\n}\n\n# The command may have put anything in the file's place: a pipe must not block, and reading stops at the initial size.\nsub report_file {\n  my ($s) = @_;\n  sysopen(my $file, $s->{file}, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY) or return;\n  my $missing = -f $file ? -s _ : 0;\n  return if $missing > $s->{limit};\n  while ($missing > 0) {\n    my $got = sysread($file, my $part, least($missing, $CHUNK));\n    next if !defined $got && $!{EINTR};\n    return if !$got;\n    report_bytes('file', $part);\n    $missing -= $got;\n  }\n}\n\n# Detects that a program waits for input: a process in the terminal's foreground sleeps in a read of the terminal, or in\n# a poll, select or epoll whose set includes the terminal.\n\n# Milliseconds of silence required in addition, by strength of the evidence. An event loop watches its input while it\n# works, too. With the cursor behind text it is taken to ask, unless that text is a spinner; otherwise it has to be\n# silent for longer, and for longest if the next key would be Ctrl-C.\nour %SILENCE = (busy => 150, asks => 150, listens => 1000, rests => 3000, wchan => 300, unknown => 1500);\n\n# 'seen' if the foreground waits, 'guessed' if only silence says so, '' if it does not wait.\nsub waits {\n  my ($s) = @_;\n  # The last line typed was not read yet.\n  return '' if $s->{pending} ne '' || readable($s->{slave});\n  my $group = pack('i', 0);\n  ioctl($s->{master}, 0x540F, $group) or return '';\n  $group = unpack('i', $group);\n  my (%does, $seen, @foreground);\n  for my $pid (below($s->{holder})) {\n    my ($state, $parent, $its_group, $its_session) = status_of($pid) or next;\n    # A process of another session may have kept the terminal open and read it.\n    next if $its_session == $s->{holder} && $its_group != $group;\n    $seen = 1;\n    next if $state =~ /[TtZX]/;\n    push @foreground, $pid;\n    $does{$_} = 1 for activities($s, $pid);\n  }\n  # Processes may be hidden from the driver.\n  $does{unknown} = 1 unless $seen;\n  # A process that runs beside the reader may be about to print the question: silence counts from when both were first seen, and says\n  # nothing as long as that process was given no time to run.\n  if (!$does{running}) { delete $s->{beside} }\n  elsif ($does{read} || $does{poll} || $does{wchan}) { $s->{beside} //= { since => now(), worked => worked(@foreground) } }\n  my $beside = $s->{beside};\n  my $silence = now() - ($beside ? most($s->{active}, $beside->{since}) : $s->{active});\n  return 'seen' if $does{read} && (!$does{running} || $silence >= $SILENCE{unknown}\n    || $silence >= $SILENCE{busy} && worked(@foreground) - $beside->{worked} >= $SILENCE{busy});\n  my $loop = $s->{asks} ? 'asks' : $s->{next} < @{ $s->{lines} } ? 'listens' : 'rests';\n  return 'seen' if $does{poll} && $silence >= $SILENCE{$loop};\n  return 'seen' if $does{wchan} && $silence >= $SILENCE{wchan};\n  return 'guessed' if $does{unknown} && !$does{running} && $silence >= $SILENCE{unknown};\n  return '';\n}\n\n# Milliseconds that the processors have worked for processes; the kernel counts in hundredths of a second.\nsub worked {\n  my $ticks = 0;\n  for my $pid (@_) { $ticks += $1 + $2 if (content(\"/proc/$pid/stat\") // '') =~ /.*\\) \\S(?: \\S+){10} (\\d+) (\\d+)/s }\n  return 10 * $ticks;\n}\n\n# States of a process's threads, each one of: read, poll (of the terminal), running, other, wchan, unknown.\nsub activities {\n  my ($s, $pid) = @_;\n  opendir(my $threads, \"/proc/$pid/task\") or return $!{ENOENT} ? () : 'unknown';\n  return map { activity($s, $pid, $_) } grep { /^\\d+$/ } readdir $threads;\n}\n\nsub activity {\n  my ($s, $pid, $thread) = @_;\n  my $call = $CALLS ? content(\"/proc/$pid/task/$thread/syscall\") : undef;\n  if (!defined $call) {\n    return 'other' if $CALLS && ($!{ESRCH} || $!{ENOENT} && !-e \"/proc/$pid/task/$thread\") ;\n    return wait_channel($pid, $thread);\n  }\n  return 'running' if $call =~ /^running/;\n  my ($number, $first, $second) = split ' ', $call;\n  my $kind = $CALLS->{$number} or return 'other';\n  ($first, $second) = (hex $first, hex $second);\n  return is_terminal($s, $pid, $first) ? 'read' : 'other' if $kind eq 'read';\n  my @watched = $kind eq 'poll' ? polled($pid, $first, $second)\n    : $kind eq 'select' ? selected($pid, $first, $second)\n    : epolled($pid, $first);\n  return (grep { is_terminal($s, $pid, $_) } @watched) ? 'poll' : 'other';\n}\n\n# The kernel function in which a thread sleeps; used if its system call is not readable.\nsub wait_channel {\n  my ($pid, $thread) = @_;\n  my $channel = content(\"/proc/$pid/task/$thread/wchan\") // '';\n  return 'wchan' if $channel =~ /^(?:wait_woken|n_tty_read)$/;\n  # A poll may wait for anything.\n  return 'other' if $channel =~ /^[a-z]/ && $channel !~ /poll|select/;\n  return (content(\"/proc/$pid/task/$thread/stat\") // '') =~ /\\) [RD] / ? 'running' : 'unknown';\n}\n\n# True if a descriptor of a process is this terminal, by its own name or as /dev/tty.\nsub is_terminal {\n  my ($s, $pid, $descriptor) = @_;\n  my @its = stat(\"/proc/$pid/fd/$descriptor\") or return 0;\n  my @ours = stat($s->{slave});\n  return $its[0] == $ours[0] && $its[1] == $ours[1] \n    || $its[6] == 0x500 && (status_of($pid))[3] == $s->{holder};\n}\n\n# Descriptors that a poll watches for input; standard input if the process's memory is not readable.\nsub polled {\n  my ($pid, $address, $count) = @_;\n  return if !$count;\n  my $memory = memory($pid, $address, 8 * least($count, 512)) // return 0;\n  my @watched;\n  while ($memory =~ /(.{8})/gs) {\n    my ($descriptor, $events) = unpack('is', $1);\n    push @watched, $descriptor if $descriptor >= 0 && $events & 0x41;\n  }\n  return @watched;\n}\n\nsub selected {\n  my ($pid, $count, $address) = @_;\n  return if !$count || !$address;\n  my $memory = memory($pid, $address, 8 * int((least($count, 1024) + 63) / 64)) // return 0;\n  return grep { vec($memory, $_, 1) } 0 .. least($count, 1024) - 1;\n}\n\nsub epolled {\n  my ($pid, $descriptor) = @_;\n  my $watched = content(\"/proc/$pid/fdinfo/$descriptor\") // return 0;\n  my %events = $watched =~ /^tfd:\\s*(\\d+) events:\\s*([0-9a-f]+)/gm;\n  return grep { hex($events{$_}) & 0x41 } keys %events;\n}\n\nsub memory {\n  my ($pid, $address, $length) = @_;\n  sysopen(my $memory, \"/proc/$pid/mem\", O_RDONLY) or return undef;\n  sysseek($memory, $address, 0) or return undef;\n  my $got = sysread($memory, my $bytes, $length);\n  return $got ? $bytes : undef;\n}\n\n# The content of a small file in /proc; undefined, with the reason in $!, if it cannot be read.\nsub content {\n  my ($file) = @_;\n  sysopen(my $handle, $file, O_RDONLY) or return undef;\n  my $got = sysread($handle, my $text, $CHUNK);\n  return defined $got ? $text : undef;\n}\n\n# The processes below the driver: listing and ending them.\n\n# State, parent, group and session of a process; empty if it is gone.\nsub status_of {\n  my ($pid) = @_;\n  return (content(\"/proc/$pid/stat\") // '') =~ /.*\\) (\\S) (\\d+) (\\d+) (\\d+)/s;\n}\n\n# Living processes below a process, in any session.\nsub below {\n  my ($root) = @_;\n  my (@found, $children);\n  my @queue = ($root);\n  # Not every kernel lists a process's children.\n  $children = parents() unless -e \"/proc/self/task/$$/children\";\n  while (defined(my $pid = shift @queue)) {\n    my @next = $children ? @{ $children->{$pid} // [] } : children_of($pid);\n    push @found, @next;\n    push @queue, @next;\n  }\n  return grep { ((status_of($_))[0] // 'X') !~ /[ZX]/ } @found;\n}\n\nsub children_of {\n  my ($pid) = @_;\n  opendir(my $threads, \"/proc/$pid/task\") or return;\n  return map { split / /, content(\"/proc/$pid/task/$_/children\") // '' } grep { /^\\d+$/ } readdir $threads;\n}\n\n# The children of every process.\nsub parents {\n  my %children;\n  for my $pid (everyone()) {\n    my ($state, $parent) = status_of($pid) or next;\n    push @{ $children{$parent} }, $pid;\n  }\n  return \\%children;\n}\n\nsub everyone { opendir(my $proc, '/proc') or return; return grep { /^\\d+$/ } readdir $proc; }\n\n# The processes of a session, in any group, without its holder.\nsub members {\n  my ($holder) = @_;\n  return grep { ((status_of($_))[3] // 0) == $holder } below($holder);\n}\n\n# True if a process below the holder has a listening socket.\nsub listens {\n  my ($holder) = @_;\n  my (%sockets, %tables);\n  for my $pid (below($holder)) {\n    opendir(my $descriptors, \"/proc/$pid/fd\") or next;\n    for my $descriptor (readdir $descriptors) {\n      $sockets{$1} = 1 if (readlink(\"/proc/$pid/fd/$descriptor\") // '') =~ /^socket:\\[(\\d+)\\]$/;\n    }\n    # Processes in one network namespace share the same tables.\n    $tables{ readlink(\"/proc/$pid/ns/net\") // '' } //= $pid;\n  }\n  return 0 unless %sockets;\n  for my $table (map { (\"/proc/$_/net/tcp\", \"/proc/$_/net/tcp6\") } values %tables) {\n    open(my $rows, '<', $table) or next;\n    while (my $row = <$rows>) {\n      my @fields = split ' ', $row;\n      return 1 if $fields[3] eq '0A' && $sockets{ $fields[9] };\n    }\n  }\n  return 0;\n}\n\n# Ends all processes left by earlier sessions, and sessions of a lost driver by their numbers; returns the number that\n# could not be ended.\nsub end_left {\n  my %lost = map { $_ => 1 } @_;\n  return end_all(1000, sub { grep { $lost{ (status_of($_))[3] // 0 } } %lost ? everyone() : () });\n}\n\n# Sends TERM, then after so many milliseconds KILL, to all processes below the driver and to the others named.\nsub end_all {\n  my ($grace, $others) = @_;\n  my $begun = now();\n  my %holders = map { $_->{holder} => 1 } @left, $session // ();\n  my @targets;\n  my $termed;\n  for (;;) {\n    1 while waitpid(-1, POSIX::WNOHANG()) > 0;\n    my $killing = now() - $begun >= $grace;\n    @targets = (below($$), $others ? $others->() : ());\n    # Holders go last: their end would hang up the terminal of processes that are shutting down cleanly.\n    @targets = grep { !$holders{$_} } @targets unless $killing;\n    if (!@targets) { last if $killing || !%holders; $grace = 0; next; }\n    last if now() - $begun >= $grace + 2000;\n    kill 'KILL', @targets if $killing;\n    kill 'TERM', @targets if !$killing && !$termed++;\n    # A full terminal buffer would block its writers.\n    take_output($_) for grep { defined $_->{output} && readable($_->{output}) } @left;\n    select(undef, undef, undef, 0.005);\n  }\n  undef $session;\n  @left = ();\n  return scalar @targets;\n}\n\n# Last part: everything is defined by now.\n\nserve();\n"
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
		var evaluation_findings = __webpack_require__(81533);
		var look = __webpack_require__(67370);
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
		var shell = __webpack_require__(12580);
		var untrusted = __webpack_require__(90492);
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
			#request;
			#findings;
			#plan;
			#verdicts = 0;
			#failures = 0;
			#usage = {
				input_tokens: null,
				output_tokens: null,
				cost_usd: null
			};
			constructor(request, findings, plan) {
				this.#request = request;
				this.#findings = findings;
				this.#plan = plan;
			}
			get present() {
				return this.#request.judge !== null;
			}
			async ask(point, testcases, produced) {
				let { judge, instance, signal } = this.#request;
				if (judge === null) return "not judged: this point needs a judge, and the run has none";
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
				for (let { where, excerpt } of findAppeals(request)) this.#findings.note({
					kind: "judge_addressed",
					detail: `${metric}: ${where} addresses the judge: ${excerpt}`
				});
				try {
					let judgement = await judge.judge(request, (argv) => this.#exec(argv), signal);
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
				let { judge } = this.#request;
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
				let { testbed } = this.#request;
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
				let { testbed, signal } = this.#request;
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
		async function runTestCase(context, point, index, number, left, pytest) {
			let { request, findings, terminal } = context;
			let testcase = point.testcases[number];
			let reason = testcase.unrunnable ?? (left <= 0 ? "evaluation-timeout ran out before it" : null);
			if (reason !== null || testcase.command === null) return notRun(testcase, reason ?? "the data names no command");
			let report = point.type === "unit_test" ? reportFile(request, index, number) : null;
			let session = await terminal.run({
				script: testcase.command,
				environment: report === null ? {} : environmentOf(report, pytest),
				input: testcase.input,
				timeout: Math.min(request.limits["testcase-timeout"], left),
				mayStay: testcase.input === null && number < point.testcases.length - 1,
				...report === null ? {} : { file: {
					path: report,
					limit: 16777216
				} }
			}, request.signal);
			session.lost === !0 && findings.note({
				kind: "session_lost",
				detail: `${point.metric}: something ended the program that drives the terminal`
			});
			let name = `${String(index + 1).padStart(3, "0")}-${number + 1}`;
			let transcript = request.redactor.text(session.transcript);
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
		function environmentOf(report, { blocked, compiledIn }) {
			return {
				PYTEST_ADDOPTS: [`--junitxml=${report}`, ...blocked.flatMap((name) => ["-p", `no:${name}`])].map((word) => /^[\w:/.=-]+$/.test(word) ? word : (0, shell.h)(word)).join(" "),
				...compiledIn === null ? {} : { PYTHONPYCACHEPREFIX: compiledIn }
			};
		}
		function reportFile({ testbed }, index, number) {
			return external_node_path_.posix.join(external_node_path_.posix.dirname(testbed.promptFile), `junit-${crypto.randomUUID()}`, `${index + 1}-${number + 1}.xml`);
		}
		async function keep({ request: { directory, folder } }, name, text) {
			let file = external_node_path_.posix.join(folder, "points", name);
			await (0, promises_.mkdir)(external_node_path_.join(directory, folder, "points"), { recursive: !0 });
			await (0, promises_.writeFile)(external_node_path_.join(directory, file), text);
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
				let { terminal, request, deadline } = this.#context;
				let before = this.#watchesFiles(point) ? await this.#list() : null;
				let runs = [];
				for (let number of point.testcases.keys()) {
					let left = deadline - performance.now();
					this.timedOut ||= left <= 0;
					runs.push(await runTestCase(this.#context, point, index, number, left, this.#context.evidence.pytest));
				}
				await terminal.endLeft(request.signal);
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
				let { request, evidence } = this.#context;
				evidence.files = await (0, test_plan_files.CS)(request.testbed, request.signal);
				return evidence.files;
			}
			async #score(point, runs, written) {
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
		async function evaluateTestPlan(request) {
			let { testbed, instance, givenReports, limits, seal, floors, redactor, signal } = request;
			let findings = new evaluation_findings.F(request);
			let plan = instance.evaluation;
			let begun = performance.now();
			let directory = external_node_path_.join(request.directory, request.folder);
			await (0, promises_.mkdir)(directory, { recursive: !0 });
			let judging = new JudgeLedger(request, findings, plan);
			let floor = {
				digest: request.digest,
				mode: plan.mode,
				testbed: testbed.image?.digest ?? "host",
				instanceId: instance.id
			};
			let vacuous = await floors.read(floor);
			if (seal !== null && !await seal.holds(instance)) throw new types.z(`the dataset's own files of ${instance.id} were changed while the agent ran`);
			findings.note(...await restoreEvaluation(testbed, plan, givenReports));
			let opening = openTerminal(testbed, { redactor }, signal).catch((error) => {
				throw error instanceof errors.ZD && error.kind === "testbed" ? new types.z(error.message) : error;
			});
			opening.catch(() => {});
			let { evidence, seen } = await examine(request, findings, plan).catch(async (error) => {
				await opening.then((terminal) => terminal.close()).catch(() => {});
				throw error;
			});
			let terminal = await opening;
			let points = [];
			let run = new PlanRun({
				request,
				findings,
				plan,
				terminal,
				judging,
				evidence,
				deadline: begun + limits["evaluation-timeout"]
			});
			try {
				for (let [index, point] of plan.points.entries()) {
					let result = await run.point(point, index);
					points.push({
						...result,
						vacuous: vacuous.has(point.metric)
					});
					findings.show(summarise());
				}
			} finally {
				terminal.close();
			}
			await examineAgain(request, findings, plan, seen).catch((error) => {
				if (!(error instanceof types.z)) throw error;
				findings.note({
					kind: "tools_unseen",
					detail: error.message
				});
			});
			await (0, reports.Li)(directory, plan.points, points);
			if (request.idle) {
				for (let point of points) point.vacuous = point.score === 2;
				await floors.write(floor, points.filter(({ vacuous }) => vacuous).map(({ metric }) => metric));
			}
			let evaluation = summarise();
			findings.show(evaluation);
			if (evaluation.score === null) throw new errors.ZD("not_judged", whyNotJudged(plan, request));
			return findings.verdict(evaluation.score_expected >= limits["pass-score"], evaluation.score);
			function summarise() {
				return {
					kind: "test_plan",
					mode: plan.mode,
					points: [...points],
					...(0, point_figures.h)([...points, ...plan.points.slice(points.length).map(() => ({
						score: null,
						vacuous: !1
					}))]),
					judge: judging.totals(),
					timed_out: run.timedOut,
					duration_ms: Math.round(performance.now() - begun)
				};
			}
		}
		async function examine({ testbed, instance, before, signal }, findings, plan) {
			let [now, files] = await Promise.all([(0, look.Op)(testbed, instance, before, signal), (0, test_plan_files.CS)(testbed, signal)]);
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
			let [now, files] = await Promise.all([(0, look.Op)(testbed, instance, seen.look, signal), (0, test_plan_files.CS)(testbed, signal)]);
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
	}),
	41132: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Q: () => JudgeError });
		class JudgeError extends Error {
			name = "JudgeError";
		}
	}),
	21363: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	})
};
