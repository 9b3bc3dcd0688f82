export const id = 1370;
export const ids = [1370];
export const modules = {

/***/ 21370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   evaluateCommand: () => (/* binding */ evaluateCommand)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19473);
/* harmony import */ var _evaluation_success_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56594);
/* harmony import */ var _options_units_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(73762);
/* harmony import */ var _signals_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34937);
/* harmony import */ var _testbeds_host_spawn_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65055);
/* harmony import */ var _text_bounded_log_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(69098);
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8020);










const SHOWN_OUTPUT = 64 * 1024;
/**
 * `agentbench evaluate`: SetupBench's evaluation_harness.py, argument for argument, with a time limit. Runs the success
 * command in its own session, writes `{"success": …}`, and returns 0 whatever the verdict; 1 for metadata that is
 * missing or broken, 2 for usage. What the command left running is left alone: the testbed is not ours here.
 */
async function evaluateCommand(metadataPath, options) {
    const limit = _options_units_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p.safeParse(options.evaluationTimeout);
    if (!limit.success)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`evaluation-timeout: ${limit.error.issues[0].message}`);
    const say = options.quiet ? () => { } : (text) => process.stdout.write(`${text}\n`);
    let metadata;
    try {
        metadata = await readMetadata(metadataPath);
    }
    catch (error) {
        process.stderr.write(`agentbench: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}\n`);
        return 1;
    }
    const command = options.command || metadata.success_command;
    const taskType = metadata.task_type;
    if (typeof command !== 'string' || command === '') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('there is no success command: neither success_command in the metadata nor --command');
    }
    if (typeof taskType !== 'string')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo('the metadata has no task_type, which decides how success is read');
    const workdir = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(options.workdir);
    say(`Task type: ${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_9__/* .plainLine */ .h0)(taskType)}\nWorking directory: ${workdir}\nOutput file: ${options.output}\n\nRunning command in ${workdir}:\n${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_9__/* .logLines */ .OG)(command)}\n`);
    const interruption = (0,_signals_js__WEBPACK_IMPORTED_MODULE_6__/* .onSignal */ .YF)();
    try {
        const success = await decide(command, taskType, workdir, limit.data, interruption.signal, say);
        const text = `{"success": ${success}}`;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(options.output)), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(options.output, text);
        say(`Results written to ${options.output}: ${text}`);
        return 0;
    }
    catch (error) {
        if (interruption.signal.aborted)
            return (0,_signals_js__WEBPACK_IMPORTED_MODULE_6__/* .exitCodeOfSignal */ .fH)(interruption.signal.reason);
        process.stderr.write(`agentbench: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}\n`);
        return 1;
    }
    finally {
        interruption.dispose();
    }
}
async function decide(command, taskType, workdir, timeout, signal, say) {
    const scanner = new _evaluation_success_text_js__WEBPACK_IMPORTED_MODULE_4__/* .SignScanner */ .Ik();
    const shown = new _text_bounded_log_js__WEBPACK_IMPORTED_MODULE_8__/* .Tail */ .P(SHOWN_OUTPUT);
    const environment = Object.fromEntries(Object.entries(process.env).filter((entry) => entry[1] !== undefined));
    const started = await (0,_testbeds_host_spawn_js__WEBPACK_IMPORTED_MODULE_7__/* .start */ .n)({
        argv: ['/bin/sh', '-c', command],
        cwd: workdir,
        environment,
        timeout,
        lasting: false,
        pipes: node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir(),
        output(stream, chunk) {
            scanner.push(stream, chunk);
            shown.push(chunk);
        },
    }, false, signal);
    try {
        const exit = await started.exit;
        say(`Command output:\n${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_9__/* .logLines */ .OG)(shown.text().trimEnd() || '[no output]')}\n`);
        if (exit.timedOut)
            say(`The command did not end within its time limit of ${timeout / 1000} s.`);
        const rule = taskType === 'dependency_resolution' ? 'exit_code' : 'success_text';
        return !exit.timedOut && (0,_evaluation_success_text_js__WEBPACK_IMPORTED_MODULE_4__/* .verdict */ .WJ)(rule, exit.exitCode, scanner.signs());
    }
    catch (error) {
        if (signal.aborted)
            await started.release();
        throw error;
    }
    finally {
        started.letGo();
    }
}
async function readMetadata(file) {
    let text;
    try {
        text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8');
    }
    catch (error) {
        throw new Error((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(error) === 'ENOENT'
            ? `the metadata file ${file} is not there`
            : `the metadata file cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}`);
    }
    let data;
    try {
        data = JSON.parse(text);
    }
    catch (error) {
        throw new Error(`the metadata file ${file} is not valid JSON: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}`);
    }
    if (data === null || typeof data !== 'object' || Array.isArray(data))
        throw new Error(`the metadata file ${file} holds no JSON object`);
    return data;
}


/***/ }),

/***/ 56594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ doubt),
/* harmony export */   Ik: () => (/* binding */ SignScanner),
/* harmony export */   WJ: () => (/* binding */ verdict),
/* harmony export */   x: () => (/* binding */ doubtOfEnd)
/* harmony export */ });
const SUCCESS = 'Setup successful';
const FAILURE = 'Setup failed';
const TRACEBACK = 'Traceback (most recent call last)';
/** The last word of most commands. */
const SAYS_FAILURE_AT_END = /\|\|\s*echo\s+(["'])Setup failed\1\s*;?\s*$/;
const KILL = 9;
const LAST_SIGNAL = 64;
/** SetupBench's verdict. `exitCode` null: ended by the time limit. Source: decide_success in its evaluation_harness.py. */
function verdict(rule, exitCode, signs) {
    return rule === 'exit_code' ? exitCode === 0 : signs.success;
}
/** What makes a passed verdict by text doubtful; null where nothing does. */
function doubt(rule, signs) {
    if (rule === 'exit_code' || !signs.success)
        return null;
    if (signs.traceback && !signs.bare) {
        return {
            kind: 'success_text_in_traceback',
            detail: 'The success text stands only in the source line that a traceback shows.',
        };
    }
    if (signs.failure)
        return { kind: 'success_and_failure', detail: '"Setup failed" was printed beside "Setup successful".' };
    return null;
}
/**
 * What makes a passed verdict doubtful in how its command ended. A command that says in the end `|| echo "Setup failed"` exits with
 * 0 either way: something ended its shell before it could say so, unless it ends its own process group.
 */
function doubtOfEnd(script, { exitCode, timedOut }) {
    if (timedOut || exitCode === 0)
        return null;
    const killsItself = /\bp?kill/.test(script) && (exitCode !== 128 + KILL || /-(9|(SIG)?KILL)\b/.test(script));
    const ended = exitCode === null || (exitCode > 128 && exitCode <= 128 + LAST_SIGNAL);
    if (killsItself || !(ended || SAYS_FAILURE_AT_END.test(script)))
        return null;
    const how = ended && exitCode !== null ? `by signal ${exitCode - 128}` : `with exit code ${exitCode}`;
    return {
        kind: 'evaluation_killed',
        detail: `The success command's shell ended ${how}, which the command does not do.`,
    };
}
/** Looks for the texts while the output streams by: its size does not matter, nor where the chunks are cut. */
class SignScanner {
    #streams = { stdout: new StreamScanner(), stderr: new StreamScanner() };
    push(stream, chunk) {
        this.#streams[stream].push(chunk.toString('latin1'));
    }
    signs() {
        const { stdout, stderr } = this.#streams;
        return {
            success: stdout.success || stderr.success || this.#acrossBorder(SUCCESS),
            bare: stdout.bare || stderr.bare || this.#acrossBorder(SUCCESS),
            failure: stdout.failure || stderr.failure || this.#acrossBorder(FAILURE),
            traceback: stdout.traceback || stderr.traceback || this.#acrossBorder(TRACEBACK),
        };
    }
    /** Stdout is followed by stderr: a text may begin in the one and end in the other. */
    #acrossBorder(text) {
        const before = this.#streams.stdout.end.slice(1 - text.length);
        const after = this.#streams.stderr.begin.slice(0, text.length - 1);
        return (before + after).includes(text);
    }
}
function isQuote(character) {
    return character === "'" || character === '"';
}
const LONGEST = Math.max(SUCCESS.length, FAILURE.length, TRACEBACK.length);
class StreamScanner {
    success = false;
    failure = false;
    traceback = false;
    begin = '';
    /** The last characters: enough for a text that the next chunk completes, and the one before it. */
    end = '';
    #bare = false;
    /** The success text is the last that came, with no quotation mark before it: what comes next decides. */
    #bareSoFar = false;
    get bare() {
        return this.#bare || this.#bareSoFar;
    }
    push(chunk) {
        const text = this.end + chunk;
        this.#bareSoFar = false;
        for (let at = text.indexOf(SUCCESS); at !== -1; at = text.indexOf(SUCCESS, at + 1)) {
            this.success = true;
            const after = at + SUCCESS.length;
            // Decided already, when the character before it was still at hand.
            if (after < this.end.length)
                continue;
            if (isQuote(text[at - 1]) || isQuote(text[after]))
                continue;
            if (after < text.length)
                this.#bare = true;
            else
                this.#bareSoFar = true;
        }
        this.failure ||= text.includes(FAILURE);
        this.traceback ||= text.includes(TRACEBACK);
        if (this.begin.length < LONGEST)
            this.begin = (this.begin + chunk).slice(0, LONGEST);
        this.end = text.slice(-LONGEST);
    }
}


/***/ }),

/***/ 3907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ drain),
/* harmony export */   f: () => (/* binding */ DRAIN_LIMIT)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** Output that comes after a command's exit is waited for no longer than this: a background child may print for ever. */
const DRAIN_LIMIT = 1_000;
/**
 * Waits for the output that is still under way when a command has ended: until its end, or until nothing has come for
 * `quiet` milliseconds (a background child may hold it open). `lastOutput` tells when something came last, by performance.now().
 */
async function drain(end, lastOutput, quiet) {
    const begun = performance.now();
    for (;;) {
        const open = await Promise.race([end.then(() => false), (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(quiet / 2, true)]);
        const now = performance.now();
        if (!open || now - Math.max(begun, lastOutput()) >= quiet || now - begun >= DRAIN_LIMIT)
            return;
    }
}


/***/ }),

/***/ 828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ openFifos)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51455);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77030);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57975);







/**
 * Makes pipes for a child's standard output and error, with nothing left in `directory`. Node's own pipes are sockets, and a
 * script's `> /dev/stderr` fails on a socket. `searchPath`: where mkfifo is looked for first; it
 * sees nothing else of an environment.
 */
async function openFifos(directory, searchPath) {
    const name = node_path__WEBPACK_IMPORTED_MODULE_5__.join(directory, `.pipe-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomUUID)()}`);
    const files = [`${name}-1`, `${name}-2`];
    try {
        const env = { PATH: [searchPath, '/usr/bin', '/bin'].filter(Boolean).join(node_path__WEBPACK_IMPORTED_MODULE_5__.delimiter) };
        await (0,node_util__WEBPACK_IMPORTED_MODULE_6__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('mkfifo', ['-m', '600', ...files], { env });
        return { stdout: openFifo(files[0]), stderr: openFifo(files[1]) };
    }
    finally {
        for (const file of files)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.rm)(file, { force: true });
    }
}
function openFifo(file) {
    // The reader first, and not waiting: opening the other end then waits for nobody.
    const reader = new node_net__WEBPACK_IMPORTED_MODULE_4__.Socket({
        fd: (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NONBLOCK),
        readable: true,
        writable: false,
    });
    const writer = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_WRONLY);
    return { writer, letGo: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(writer), reader };
}


/***/ }),

/***/ 52621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hk: () => (/* binding */ endProcesses),
/* harmony export */   O3: () => (/* binding */ listProcesses),
/* harmony export */   U_: () => (/* binding */ processesWith),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   vK: () => (/* binding */ endTrees)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);


/** All live processes; none where the system has no /proc. */
function listProcesses() {
    const processes = [];
    for (const name of entriesOf('/proc')) {
        if (!/^\d+$/.test(name))
            continue;
        const stat = textOf(`/proc/${name}/stat`);
        if (stat === null)
            continue;
        const end = stat.lastIndexOf(')');
        const fields = stat.slice(end + 2).split(' ');
        if (fields[0] === 'Z' || fields[0] === 'X')
            continue;
        processes.push({
            pid: Number(name),
            parent: Number(fields[1]),
            session: Number(fields[3]),
            started: fields[19],
            name: stat.slice(stat.indexOf('(') + 1, end),
        });
    }
    return processes;
}
/** Processes whose environment, at their start, held this text. Those of other users cannot be read, and are not found. */
function processesWith(text) {
    return listProcesses().filter(({ pid }) => textOf(`/proc/${pid}/environ`)?.includes(text));
}
/** The words of a process' command line; none where it has gone. */
function wordsOf({ pid }) {
    return (textOf(`/proc/${pid}/cmdline`) ?? '').split('\0');
}
/** As `endProcesses`, with everything that is below them, or was when they were found. */
async function endTrees(find, grace) {
    const identities = new Set();
    const identityOf = ({ pid, started }) => `${pid} ${started}`;
    return endProcesses(() => {
        const all = listProcesses();
        for (const root of find())
            identities.add(identityOf(root));
        const found = all.filter((process) => identities.has(identityOf(process)));
        // It grows while it is gone through.
        for (const { pid } of found) {
            for (const child of all) {
                if (child.parent !== pid || identities.has(identityOf(child)))
                    continue;
                identities.add(identityOf(child));
                found.push(child);
            }
        }
        return found;
    }, grace);
}
/** TERM to what `find` finds, after `grace` ms KILL, until nothing is found; what is still there 2 s later is returned. */
async function endProcesses(find, grace) {
    const begun = performance.now();
    if (grace > 0)
        signalAll(find(), 'SIGTERM');
    for (;;) {
        const left = find();
        const elapsed = performance.now() - begun;
        if (left.length === 0 || elapsed > grace + 2_000)
            return left;
        if (elapsed >= grace)
            signalAll(left, 'SIGKILL');
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(25);
    }
}
function signalAll(processes, signal) {
    for (const { pid } of processes) {
        try {
            process.kill(pid, signal);
        }
        catch {
            // Gone in between, or another user's: the caller sees who is left.
        }
    }
}
function entriesOf(directory) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory);
    }
    catch {
        return [];
    }
}
function textOf(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'latin1');
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 65055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ keeperFor),
  n: () => (/* binding */ start)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/testbeds/drain.js
var drain = __webpack_require__(3907);
// EXTERNAL MODULE: ./build/testbeds/types.js
var types = __webpack_require__(33836);
// EXTERNAL MODULE: ./build/testbeds/host/fifo.js
var fifo = __webpack_require__(828);
;// CONCATENATED MODULE: ./build/testbeds/host/keeper.js
/**
 * The keeper: a small Perl program between us and a command on the host. It is the command's subreaper, so that whatever
 * daemonises stays below it in the process tree; it tells the command's pid (also its session) and its exit on
 * descriptor 3; and when descriptor 4 closes, because the trial is over or because we were killed, it ends all that is below it.
 * Node has no way to become a subreaper; perl is part of every Debian, Ubuntu and hosted runner.
 * Arguments: the number of the prctl system call on this machine, then the command.
 */
const KEEPER = `
use strict; use warnings; use Fcntl; use POSIX (); use IO::Handle;
my $prctl = shift @ARGV;
open(my $report, '>&=', 3) or die; open(my $life, '<&=', 4) or die;
for ($report, $life) { fcntl($_, F_SETFD, FD_CLOEXEC) or die; }
select((select($report), $| = 1)[0]);
$SIG{$_} = 'IGNORE' for qw(INT TERM HUP PIPE);
syscall($prctl, 36, 1, 0, 0, 0) == 0 or die "prctl: $!";
my $child = fork; defined $child or die "fork: $!";
if ($child == 0) {
  $SIG{$_} = 'DEFAULT' for qw(INT TERM HUP PIPE);
  POSIX::setsid();
  exec { $ARGV[0] } @ARGV or do { syswrite STDERR, "agentbench: $ARGV[0]: $!\\n"; POSIX::_exit(127) };
}
print $report "pid $child\\n";
open(STDOUT, '>', '/dev/null'); open(STDERR, '>', '/dev/null');
pipe(my $wake, my $waker) or die; $waker->blocking(0); $wake->blocking(0);
$SIG{CHLD} = sub { syswrite $waker, '.' };
my $ended = 0;
for (;;) {
  while ((my $pid = waitpid(-1, POSIX::WNOHANG())) > 0) {
    next if $pid != $child || $ended;
    $ended = 1;
    my $status = $?;
    print $report 'exit ', ($status & 127 ? 128 + ($status & 127) : $status >> 8), "\\n";
  }
  my $wait = ''; vec($wait, fileno($_), 1) = 1 for $life, $wake;
  next unless select($wait, undef, undef, 0.25) > 0;
  sysread($wake, my $bytes, 64) if vec($wait, fileno($wake), 1);
  last if vec($wait, fileno($life), 1) && !sysread($life, my $byte, 1);
}
for my $try (1 .. 200) {
  my @below = below();
  last unless @below;
  kill 'KILL', @below;
  1 while waitpid(-1, POSIX::WNOHANG()) > 0;
  select(undef, undef, undef, 0.01);
}
my @left = below();
print $report "left $_\\n" for @left;
# Only the dead are left to wait for: no zombies for an init that reaps none.
unless (@left) { 1 while waitpid(-1, 0) > 0; }

sub below {
  my (%children, @found);
  opendir(my $proc, '/proc') or return;
  for my $pid (grep { /^\\d+$/ } readdir $proc) {
    open(my $stat, '<', "/proc/$pid/stat") or next;
    my $line = <$stat> // next;
    my ($state, $parent) = $line =~ /.*\\) (\\S) (\\d+)/s or next;
    push @{ $children{$parent} }, $pid if $state !~ /[ZX]/;
  }
  my @queue = ($$);
  while (@queue) { my @next = @{ $children{ shift @queue } // [] }; push @found, @next; push @queue, @next; }
  return @found;
}
`;
/** The number of the prctl system call, by Node's name of the architecture. */
const PRCTL = {
    x64: 157,
    arm64: 167,
    arm: 172,
    riscv64: 167,
    ppc64: 171,
    s390x: 172,
};

// EXTERNAL MODULE: ./build/testbeds/host/processes.js
var processes = __webpack_require__(52621);
;// CONCATENATED MODULE: ./build/testbeds/host/spawn.js








/** What ends at a time limit gets TERM, and this many milliseconds later KILL. */
const GRACE = 5_000;
/** Milliseconds within which a keeper has ended what is below it: it takes 2 s, and longer on a machine that is busy. */
const RELEASE_LIMIT = 20_000;
/** Output that comes after the exit is waited for this long, and each time anew while it comes. */
const QUIET = 50;
/** Whether daemons can be kept track of here: Linux with perl. */
function keeperFor(platform, perl) {
    return platform === 'linux' && perl && PRCTL[process.arch] !== undefined;
}
/** Starts a command in its own session with standard input empty, under a keeper or (without one) as a plain child. */
async function start(command, kept, signal) {
    const argv = kept
        ? ['perl', '-e', KEEPER, String(PRCTL[process.arch]), ...command.argv]
        : command.argv;
    const { stdout, stderr } = await (0,fifo/* openFifos */.q)(command.pipes, command.environment.PATH);
    if (signal.aborted) {
        for (const pipe of [stdout, stderr]) {
            pipe.letGo();
            pipe.reader.destroy();
        }
        throw signal.reason;
    }
    const child = (0,external_node_child_process_.spawn)(argv[0], argv.slice(1), {
        cwd: command.cwd,
        env: command.environment,
        detached: true,
        stdio: [
            command.talks ? 'pipe' : 'ignore',
            stdout.writer,
            stderr.writer,
            kept ? 'pipe' : 'ignore',
            kept ? 'pipe' : 'ignore',
        ],
    });
    stdout.letGo();
    stderr.letGo();
    const reports = kept ? new KeeperReports(child) : new ChildReports(child);
    const activity = { last: 0, held: 0 };
    const pumps = Promise.all([
        pump(stdout.reader, 'stdout', command, activity),
        pump(stderr.reader, 'stderr', command, activity),
    ]);
    pumps.catch(() => { });
    // A program that is gone takes no more input; its end is told by its output.
    child.stdin?.on('error', () => { });
    return {
        input: child.stdin,
        exit: follow(reports, pumps, activity, command, signal),
        printed: pumps,
        release,
        letGo,
    };
    async function release() {
        const left = await reports.release();
        // With all its writers gone the output ends; one that could not be ended must not keep us.
        await Promise.race([pumps, (0,promises_.setTimeout)(drain/* DRAIN_LIMIT */.f)]).catch(() => { });
        letGo();
        return left;
    }
    function letGo() {
        stdout.reader.destroy();
        stderr.reader.destroy();
    }
}
async function follow(reports, pumps, activity, command, signal) {
    const started = performance.now();
    const stop = new AbortController();
    let timedOut = false;
    let survived = false;
    try {
        const limit = (0,promises_.setTimeout)(command.timeout, 'limit', { signal: AbortSignal.any([stop.signal, signal]) });
        limit.catch(() => { });
        if ((await Promise.race([reports.exited.then(() => 'exit'), limit])) === 'limit') {
            timedOut = true;
            const session = await reports.session;
            survived =
                (await (0,processes/* endProcesses */.Hk)(() => (0,processes/* listProcesses */.O3)().filter((process) => process.session === session), GRACE)).length > 0;
            await Promise.race([reports.exited, (0,promises_.setTimeout)(GRACE, undefined, { ref: false })]);
        }
        const duration = Math.round(performance.now() - started);
        if (!command.lasting)
            await (0,drain/* drain */.Z)(pumps, () => (activity.held > 0 ? performance.now() : activity.last), QUIET);
        return { exitCode: timedOut ? null : await reports.exited, timedOut, duration, survived };
    }
    catch (error) {
        signal.throwIfAborted();
        throw error;
    }
    finally {
        stop.abort();
    }
}
async function pump(stream, name, command, activity) {
    for await (const chunk of stream) {
        activity.held += 1;
        await command.output(name, chunk);
        activity.held -= 1;
        activity.last = performance.now();
    }
}
/** Follows a command by what its keeper reports. */
class KeeperReports {
    exited;
    session;
    #closed;
    #left = [];
    #keeper;
    #life;
    constructor(child) {
        this.#keeper = child;
        const report = child.stdio[3];
        this.#life = child.stdio[4];
        this.#life.on('error', () => { });
        const exited = Promise.withResolvers();
        const session = Promise.withResolvers();
        this.#closed = new Promise((resolve) => report.once('close', resolve));
        let text = '';
        report.on('data', (chunk) => {
            const lines = (text + chunk.toString()).split('\n');
            text = lines.pop();
            for (const line of lines) {
                const [word, number] = line.split(' ');
                if (word === 'pid')
                    session.resolve(Number(number));
                else if (word === 'exit')
                    exited.resolve(Number(number));
                else if (word === 'left')
                    this.#left.push(Number(number));
            }
        });
        report.on('error', () => { });
        report.once('close', () => {
            session.resolve(-1);
            exited.resolve(null);
        });
        child.once('error', (error) => exited.reject(startFault(error)));
        this.exited = exited.promise;
        this.session = session.promise;
        exited.promise.catch(() => { });
    }
    async release() {
        this.#life.end();
        // The agent may have stopped it; one that it stops again and again goes, and what it kept is found by the trial's TMPDIR.
        this.#keeper.kill('SIGCONT');
        const closed = await Promise.race([this.#closed.then(() => true), (0,promises_.setTimeout)(RELEASE_LIMIT, false, { ref: false })]);
        if (!closed)
            this.#keeper.kill('SIGKILL');
        await this.#closed;
        return this.#left;
    }
}
/** Follows a command by itself: what it daemonised is known by its session only. */
class ChildReports {
    exited;
    session;
    constructor(child) {
        this.session = Promise.resolve(child.pid ?? -1);
        this.exited = new Promise((resolve, reject) => {
            child.once('error', (error) => reject(startFault(error)));
            child.once('exit', (code, signal) => resolve(code ?? 128 + (signal === 'SIGKILL' ? 9 : 15)));
        });
        this.exited.catch(() => { });
    }
    async release() {
        const session = await this.session;
        const left = await (0,processes/* endProcesses */.Hk)(() => (0,processes/* listProcesses */.O3)().filter((process) => process.session === session), 0);
        return left.map(({ pid }) => pid);
    }
}
function startFault(error) {
    return new types/* TestbedDestroyed */.z(`the command cannot be started: ${(0,errors/* messageOf */.bD)(error)}`);
}


/***/ }),

/***/ 33836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ TestbedDestroyed)
/* harmony export */ });
/** The testbed is gone, or can run nothing any more, while whatever carries it (Docker, the runner) is well: the trial's own doing. */
class TestbedDestroyed extends Error {
    name = 'TestbedDestroyed';
}


/***/ }),

/***/ 69098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ BoundedLog),
  P: () => (/* binding */ Tail)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
;// CONCATENATED MODULE: ./build/text/written-file.js


/** As much as may wait for the disk, in bytes, before whoever prints has to wait, too. */
const ENOUGH = 256 * 1024;
/** A file that is written behind: what comes while a piece of it is on its way to disk makes up the next. */
class WrittenFile {
    #file;
    #handle = null;
    #written = 0;
    #next = new Piece();
    #underWay = new Piece();
    /** Until all that has come is on disk; undefined when it is. */
    #writing;
    /** Why the file is incomplete; null while all is well. */
    fault = null;
    /** The file is made with the first byte that is written. */
    constructor(file) {
        this.#file = file;
    }
    /** Takes a copy; resolves when it is on disk, or cannot come there. */
    append(bytes) {
        if (bytes.length === 0)
            return this.#writing ?? DONE;
        this.#next.push(bytes);
        this.#writing ??= this.#write();
        return this.#writing;
    }
    /** Resolves when there is room for more; undefined where there is. */
    get room() {
        return this.#next.length < ENOUGH ? undefined : this.#writing;
    }
    async close() {
        await this.#writing;
        await this.#handle?.close().catch(() => { });
        this.#handle = null;
    }
    async #write() {
        while (this.#next.length > 0) {
            [this.#next, this.#underWay] = [this.#underWay, this.#next];
            await this.#append(this.#underWay.bytes);
            this.#underWay.clear();
        }
        this.#writing = undefined;
    }
    async #append(bytes) {
        if (this.fault !== null)
            return;
        try {
            this.#handle ??= await (0,promises_.open)(this.#file, 'w');
            // Whole: a lone write may take a part only, and say so by a number.
            await this.#handle.writeFile(bytes);
            this.#written += bytes.length;
        }
        catch (error) {
            this.fault = (0,errors/* messageOf */.bD)(error);
            // A full disk, most likely: the records of the run need room more than this does.
            await this.#handle?.truncate(Math.floor(this.#written / 2)).catch(() => { });
        }
    }
}
const DONE = Promise.resolve();
/** Bytes that are put together in memory which is used again. */
class Piece {
    #memory = Buffer.alloc(0);
    length = 0;
    get bytes() {
        return this.#memory.subarray(0, this.length);
    }
    push(bytes) {
        const length = this.length + bytes.length;
        if (length > this.#memory.length) {
            const memory = Buffer.allocUnsafeSlow(Math.max(length, 2 * this.#memory.length));
            this.bytes.copy(memory);
            this.#memory = memory;
        }
        bytes.copy(this.#memory, this.length);
        this.length = length;
    }
    clear() {
        this.length = 0;
    }
}

;// CONCATENATED MODULE: ./build/text/bounded-log.js

/** The part of a log's limit that is kept for its end, and the most of it. */
const TAIL_SHARE = 4;
const LARGEST_TAIL = 4 * 1024 * 1024;
/** A log file of bounded size: its head goes to disk as it comes, its tail is kept in memory until the end, the cut is marked. */
class BoundedLog {
    #head;
    #tail;
    #file;
    #written = 0;
    /** Bytes after the head. */
    #after = 0;
    /** `limit` in bytes. The file is made with the first byte that is written. */
    constructor(file, limit) {
        const tail = Math.min(LARGEST_TAIL, Math.floor(limit / TAIL_SHARE));
        this.#file = new WrittenFile(file);
        this.#head = limit - tail;
        this.#tail = new Tail(tail);
    }
    /** Why the file is incomplete (a full disk, say); null while all is well. */
    get fault() {
        return this.#file.fault;
    }
    /** Takes a copy; resolves when what is to be on disk of it is there. Nobody needs to wait for that but as `room` says. */
    write(chunk) {
        const head = Math.min(chunk.length, this.#head - this.#written);
        this.#written += head;
        this.#after += chunk.length - head;
        this.#tail.push(chunk, head);
        return this.#file.append(chunk.subarray(0, head));
    }
    /** Settles when there is room for more; undefined where there is. */
    get room() {
        return this.#file.room;
    }
    async close() {
        const cut = this.#after - this.#tail.length;
        if (cut > 0)
            this.#file.append(Buffer.from(`\n[agentbench: ${cut} bytes left out here]\n`));
        this.#file.append(this.#tail.content());
        await this.#file.close();
    }
}
/** The last bytes of a stream. */
class Tail {
    #size;
    #ring = null;
    #end = 0;
    length = 0;
    /** `size` in bytes; the memory is taken with the first byte. */
    constructor(size) {
        this.#size = size;
    }
    /** Takes a copy of what the chunk holds from a place on. */
    push(chunk, from = 0) {
        if (from === chunk.length || this.#size === 0)
            return;
        this.#ring ??= Buffer.allocUnsafe(this.#size);
        const begin = Math.max(from, chunk.length - this.#size);
        const first = chunk.copy(this.#ring, this.#end, begin);
        chunk.copy(this.#ring, 0, begin + first);
        this.#end = (this.#end + chunk.length - begin) % this.#size;
        this.length = Math.min(this.#size, this.length + chunk.length - begin);
    }
    content() {
        if (this.#ring === null)
            return Buffer.alloc(0);
        if (this.length < this.#size)
            return this.#ring.subarray(0, this.length);
        return Buffer.concat([this.#ring.subarray(this.#end), this.#ring.subarray(0, this.#end)]);
    }
    text() {
        return this.content().toString('utf8');
    }
}


/***/ }),

/***/ 8020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LP: () => (/* binding */ markdownCommit),
/* harmony export */   OG: () => (/* binding */ logLines),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   p7: () => (/* binding */ markdownText),
/* harmony export */   pj: () => (/* binding */ plain)
/* harmony export */ });
/* unused harmony export markdownBlock */
/**
 * Terminal sequences: with parameters (CSI), with a text of their own and its end (OSC and its like), and short ones. Each part
 * ends before the next escape, so the effort grows with the text only; a text without its end stays, as text.
 */
const SEQUENCES = [
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
    /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]/,
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
    /(?:\u001b[PX\]^_]|[\u0090\u0098\u009d-\u009f])[^\u0000-\u0008\u000a-\u001f\u007f-\u009f]*(?:\u0007|\u001b\\|\u009c)/,
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
    /\u001b(?:[ -/]+[0-~]|[0-~])/,
];
const SEQUENCE = new RegExp(SEQUENCES.map(({ source }) => source).join('|'), 'g');
/** Control characters but for tab and newline, and the marks that turn text around or hide it. */
const CONTROL = 
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
/**
 * Text that an agent, a dataset or a pull request had a hand in, without terminal sequences and control characters, and
 * without `##[`, which the runner takes for a command anywhere in a line. Half a character becomes U+FFFD.
 */
function plain(text) {
    return text
        .replaceAll('\r\n', '\n')
        .replace(SEQUENCE, '')
        .replace(CONTROL, '')
        .replaceAll('##[', '## [')
        .toWellFormed();
}
/** The same on one line, cut to a length. */
function plainLine(text, length = 300) {
    const line = plain(text).replace(/\s+/g, ' ').trim();
    // The cut may go through a character of two code units.
    return line.length > length ? `${line.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…` : line;
}
/**
 * Lines for a workflow log that the runner cannot take for a command: `::name::` counts at a line's beginning, so a prefix
 * must hold more than white space.
 */
function logLines(text, prefix = '│ ') {
    return plain(text)
        .split('\n')
        .map((line) => prefix + line)
        .join('\n');
}
/** What GitHub looks for in the text that has been rendered, entities or not; it is kept apart by characters of no width. */
const REFERENCES = [
    // Mentions and mail addresses; issues.
    [/@/g, '@\u200b'],
    [/#/g, '#\u200b'],
    [/(?<![a-z\d])(GH-)(?=\d)/gi, '$1\u200b'],
    // Addresses, and emoji by their names.
    [/(www)(?=\.)/gi, '$1\u200b'],
    [/:(?=\/\/|[\w+-]+:)/g, ':\u200b'],
    // Commits, by seven digits of their hash or more; a number (a date in a model's name, say) is to stay one that can be copied.
    [/(?<=\b(?=\d*[a-f])(?:[0-9a-f]{6})+)(?=[0-9a-f]+\b)/gi, '\u200b'],
];
/** Text in a line or table cell of Markdown that is no markup, no HTML, no mention and no reference. */
function markdownText(text, length = 300) {
    return REFERENCES.reduce((line, [pattern, apart]) => line.replace(pattern, apart), plainLine(text, length))
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replace(/[\\`*_{}[\]()#+!|~$:]|^[-=]|(?<=^\d+)\./g, (character) => `&#${character.charCodeAt(0)};`);
}
/** A commit's hash as Markdown, cut to twelve digits; GitHub links one that it knows. */
function markdownCommit(commit) {
    return /^[0-9a-f]{7,64}$/.test(commit) ? commit.slice(0, 12) : markdownText(commit.slice(0, 12));
}
/** A block of Markdown that shows text as it is; its fence is longer than any in the text. */
function markdownBlock(text) {
    const body = plain(text).replaceAll('<!--', '<!\u200b--');
    const longest = Math.max(2, ...[...body.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}text\n${body.replace(/\n+$/, '')}\n${fence}`;
}


/***/ })

};
