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
/* harmony import */ var _testbeds_host_plain_launcher_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96221);
/* harmony import */ var _testbeds_host_spawn_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16735);
/* harmony import */ var _text_bounded_log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(69098);
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8020);











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
    say(`Task type: ${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_10__/* .plainLine */ .h0)(taskType)}\nWorking directory: ${workdir}\nOutput file: ${options.output}\n\nRunning command in ${workdir}:\n${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_10__/* .logLines */ .OG)(command)}\n`);
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
    const shown = new _text_bounded_log_js__WEBPACK_IMPORTED_MODULE_9__/* .Tail */ .P(SHOWN_OUTPUT);
    const environment = Object.fromEntries(Object.entries(process.env).filter((entry) => entry[1] !== undefined));
    const launcher = new _testbeds_host_plain_launcher_js__WEBPACK_IMPORTED_MODULE_7__/* .PlainLauncher */ .z(node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir());
    const started = await (0,_testbeds_host_spawn_js__WEBPACK_IMPORTED_MODULE_8__/* .start */ .n)({
        argv: ['/bin/sh', '-c', command],
        cwd: workdir,
        environment,
        timeout,
        lasting: false,
        output(stream, chunk) {
            scanner.push(stream, chunk);
            shown.push(chunk);
        },
    }, launcher, signal);
    try {
        const exit = await started.exit;
        say(`Command output:\n${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_10__/* .logLines */ .OG)(shown.text().trimEnd() || '[no output]')}\n`);
        if (exit.timedOut)
            say(`The command did not end within its time limit of ${timeout / 1000} s.`);
        const rule = taskType === 'dependency_resolution' ? 'exit_code' : 'success_text';
        return !exit.timedOut && (0,_evaluation_success_text_js__WEBPACK_IMPORTED_MODULE_4__/* .verdict */ .WJ)(rule, exit.exitCode, scanner.signs());
    }
    catch (error) {
        if (signal.aborted)
            await launcher.release();
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
/* harmony export */   q: () => (/* binding */ openFifos),
/* harmony export */   v: () => (/* binding */ outletOf)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51455);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77030);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57975);
/* harmony import */ var _intake_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75629);








/** As much is read at once, in bytes. */
const PIECE = 256 * 1024;
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
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NONBLOCK);
    const writer = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_WRONLY);
    return { writer, letGo: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(writer), ...outletOf(fd) };
}
/** What a pipe's descriptor, which does not block, brings; it is the outlet's from here on. */
function outletOf(fd) {
    let socket = null;
    let closed = false;
    return { read, close };
    function read(take) {
        if (closed)
            return Promise.resolve();
        const onread = (0,_intake_js__WEBPACK_IMPORTED_MODULE_7__/* .intake */ .P)(PIECE, take, () => reader);
        const reader = new node_net__WEBPACK_IMPORTED_MODULE_4__.Socket({ fd, readable: true, writable: false, onread });
        socket = reader;
        return new Promise((resolve, reject) => reader.on('error', reject).on('close', () => resolve()));
    }
    function close() {
        if (closed)
            return;
        closed = true;
        if (socket === null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(fd);
        else
            socket.destroy();
    }
}


/***/ }),

/***/ 25530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ startFault)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33836);


function startFault(error) {
    return new _types_js__WEBPACK_IMPORTED_MODULE_1__/* .TestbedDestroyed */ .z(`the command cannot be started: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`);
}


/***/ }),

/***/ 96221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ PlainLauncher)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _fifo_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(828);
/* harmony import */ var _launcher_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25530);
/* harmony import */ var _processes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52621);




/** Begins commands as children of ours: what they daemonise is known by its session only. */
class PlainLauncher {
    #pipes;
    #sessions = new Set();
    /** `pipes`: a directory for the pipes of their output; nothing is left there. */
    constructor(pipes) {
        this.#pipes = pipes;
    }
    async launch({ argv, cwd, environment, talks }, signal) {
        const { stdout, stderr } = await (0,_fifo_js__WEBPACK_IMPORTED_MODULE_1__/* .openFifos */ .q)(this.#pipes, environment.PATH);
        if (signal.aborted) {
            for (const pipe of [stdout, stderr]) {
                pipe.letGo();
                pipe.close();
            }
            throw signal.reason;
        }
        const stdio = [talks ? 'pipe' : 'ignore', stdout.writer, stderr.writer];
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(argv[0], argv.slice(1), { cwd, env: environment, detached: true, stdio: [...stdio] });
        stdout.letGo();
        stderr.letGo();
        const exited = new Promise((resolve, reject) => {
            child.once('error', (error) => reject((0,_launcher_js__WEBPACK_IMPORTED_MODULE_2__/* .startFault */ .H)(error)));
            child.once('exit', (code, signal) => resolve(code ?? 128 + (signal === 'SIGKILL' ? 9 : 15)));
        });
        exited.catch(() => { });
        if (child.pid !== undefined)
            this.#sessions.add(child.pid);
        return {
            input: child.stdin,
            stdout,
            stderr,
            session: Promise.resolve(child.pid ?? -1),
            exited,
            nudge: () => { },
        };
    }
    async release() {
        const left = await (0,_processes_js__WEBPACK_IMPORTED_MODULE_3__/* .endProcesses */ .Hk)(() => (0,_processes_js__WEBPACK_IMPORTED_MODULE_3__/* .listProcesses */ .O3)().filter(({ session }) => this.#sessions.has(session)), 0);
        return left.map(({ pid }) => pid);
    }
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
    return pids().flatMap((pid) => processOf(pid) ?? []);
}
/** Processes whose environment, at their start, held this text. Those of other users cannot be read, and are not found. */
function processesWith(text) {
    return pids()
        .filter((pid) => textOf(`/proc/${pid}/environ`)?.includes(text))
        .flatMap((pid) => processOf(pid) ?? []);
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
function pids() {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc').filter((name) => /^\d+$/.test(name));
    }
    catch {
        return [];
    }
}
/** Null for one that has ended, also where its parent has not taken note. */
function processOf(pid) {
    const stat = textOf(`/proc/${pid}/stat`);
    if (stat === null)
        return null;
    const end = stat.lastIndexOf(')');
    const fields = stat.slice(end + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X')
        return null;
    return {
        pid: Number(pid),
        parent: Number(fields[1]),
        session: Number(fields[3]),
        started: fields[19],
        name: stat.slice(stat.indexOf('(') + 1, end),
    };
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

/***/ 16735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ start)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _drain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3907);
/* harmony import */ var _processes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52621);



/** What ends at a time limit gets TERM, and this many milliseconds later KILL. */
const GRACE = 5_000;
/** Output that comes after the exit is waited for this long, and each time anew while it comes. */
const QUIET = 50;
/** Starts a command in its own session. Fails as `Launcher.launch` does. */
async function start(command, launcher, signal) {
    const launched = await launcher.launch(command, signal);
    const { input, stdout, stderr } = launched;
    const activity = { last: 0, held: 0 };
    const pumps = Promise.all([pump(stdout, 'stdout', command, activity), pump(stderr, 'stderr', command, activity)]);
    pumps.catch(() => { });
    // A program that is gone takes no more input; its end is told by its output.
    input?.on('error', () => { });
    return {
        input,
        exit: follow(launched, pumps, activity, command, signal),
        printed: pumps,
        finish,
        letGo,
    };
    async function finish() {
        await Promise.race([pumps, (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(_drain_js__WEBPACK_IMPORTED_MODULE_1__/* .DRAIN_LIMIT */ .f, undefined, { ref: false })]).catch(() => { });
        letGo();
    }
    function letGo() {
        stdout.close();
        stderr.close();
    }
}
async function follow(launched, pumps, activity, command, signal) {
    const started = performance.now();
    const stop = new AbortController();
    let timedOut = false;
    let survived = false;
    try {
        const limit = (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(command.timeout, 'limit', { signal: AbortSignal.any([stop.signal, signal]) });
        limit.catch(() => { });
        if ((await Promise.race([launched.exited.then(() => 'exit'), limit])) === 'limit') {
            timedOut = true;
            survived = await endSession(launched);
        }
        const duration = Math.round(performance.now() - started);
        if (!command.lasting)
            await (0,_drain_js__WEBPACK_IMPORTED_MODULE_1__/* .drain */ .Z)(pumps, () => (activity.held > 0 ? performance.now() : activity.last), QUIET);
        return { exitCode: timedOut ? null : await launched.exited, timedOut, duration, survived };
    }
    catch (error) {
        signal.throwIfAborted();
        throw error;
    }
    finally {
        stop.abort();
    }
}
/** Ends a command's session; whether some of it outlived that. */
async function endSession({ session, exited, nudge }) {
    const soon = () => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(GRACE, undefined, { ref: false });
    nudge();
    const number = await Promise.race([session, soon().then(() => -1)]);
    const find = () => (0,_processes_js__WEBPACK_IMPORTED_MODULE_2__/* .listProcesses */ .O3)().filter((process) => process.session === number);
    const left = await (0,_processes_js__WEBPACK_IMPORTED_MODULE_2__/* .endProcesses */ .Hk)(find, GRACE);
    nudge();
    await Promise.race([exited, soon()]);
    return left.length > 0;
}
function pump(pipe, name, command, activity) {
    return pipe.read((piece) => {
        activity.last = performance.now();
        const taken = command.output(name, piece);
        if (taken === undefined)
            return;
        activity.held += 1;
        return taken.then(() => {
            activity.held -= 1;
            activity.last = performance.now();
        });
    });
}


/***/ }),

/***/ 75629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ intake)
/* harmony export */ });
/**
 * The `onread` of a socket or pipe that is read into `size` bytes of memory, again and again: a stream's chunks are each memory of
 * their own, and garbage by the hundred megabytes before much output is taken in. Nothing is read while a promise holds it back; a
 * fault of the taker destroys the socket.
 */
function intake(size, take, socket) {
    const memory = Buffer.allocUnsafeSlow(size);
    return { buffer: memory, callback };
    function callback(length) {
        try {
            const held = take(memory.subarray(0, length));
            held?.then(() => socket().resume()).catch((error) => socket().destroy(error));
            return held === undefined;
        }
        catch (error) {
            socket().destroy(error);
            return false;
        }
    }
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
    /** Until the next piece is on its way. */
    #turn;
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
        return this.#next.length < ENOUGH ? undefined : this.#turn;
    }
    async close() {
        await this.#writing;
        await this.#handle?.close().catch(() => { });
        this.#handle = null;
    }
    async #write() {
        while (this.#next.length > 0) {
            [this.#next, this.#underWay] = [this.#underWay, this.#next];
            this.#turn = this.#append(this.#underWay.bytes);
            await this.#turn;
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
