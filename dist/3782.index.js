export const id = 3782;
export const ids = [3782];
export const modules = {

/***/ 91887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DI: () => (/* binding */ answerOfCommand),
/* harmony export */   Z$: () => (/* binding */ answerOfModel),
/* harmony export */   zU: () => (/* binding */ excerptOf)
/* harmony export */ });
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8020);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4850);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41132);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89842);




/** Characters of a wrong answer that its error shows. */
const EXCERPT = 200;
/** The answer of a command: its output is one JSON object, or the last line of it is. Throws a JudgeError that says what it is instead. */
function answerOfCommand(stdout, redactor) {
    return answerAmong([stdout, lastLine(stdout)], stdout, redactor);
}
/** The answer of a model, which may put it in a fence or behind other words: what counts stands at the text's end. Throws a JudgeError. */
function answerOfModel(text, redactor) {
    const fenced = /```(?:json)?[ \t]*\n((?:(?!```)[\s\S])*)\n?```\s*$/i.exec(text)?.[1] ?? '';
    const tail = text.slice(Math.max(text.lastIndexOf('\n{') + 1, 0));
    return answerAmong([text, fenced, lastLine(text), tail], text, redactor);
}
function answerAmong(candidates, whole, redactor) {
    const object = candidates.map(objectOrNull).find((candidate) => candidate !== null);
    const shown = excerptOf(whole, redactor);
    if (object === undefined) {
        throw new _types_js__WEBPACK_IMPORTED_MODULE_2__/* .JudgeError */ .Q(shown === '' ? 'it answered nothing' : `the answer does not end in a JSON object: "${shown}"`);
    }
    const parsed = _schema_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeAnswerSchema */ .F.safeParse(object);
    if (parsed.success)
        return judgementOf(parsed.data);
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new _types_js__WEBPACK_IMPORTED_MODULE_2__/* .JudgeError */ .Q(`the answer is wrong: ${faults.join('; ')}: "${shown}"`);
}
/** The end of a text as an error may show it: one line, without secrets; '' where it is blank. */
function excerptOf(text, redactor) {
    const line = (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(redactor.text(text), Number.POSITIVE_INFINITY);
    return line.length > EXCERPT ? `…${line.slice(1 - EXCERPT).replace(/^[\udc00-\udfff]/, '')}` : line;
}
function judgementOf({ score, explanation, usage }) {
    const { input_tokens = null, output_tokens = null, cost_usd = null } = usage ?? {};
    return { score, explanation, usage: (0,_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .addUsage */ .v)({ input_tokens, output_tokens, cost_usd }) };
}
function lastLine(text) {
    return text.trimEnd().split('\n').at(-1);
}
function objectOrNull(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 33782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  COMMAND_TIMES: () => (/* binding */ COMMAND_TIMES),
  commandJudge: () => (/* binding */ commandJudge)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/run/identity.js
var identity = __webpack_require__(41514);
// EXTERNAL MODULE: ./build/testbeds/host/environment.js
var environment = __webpack_require__(91981);
// EXTERNAL MODULE: ./build/testbeds/host/find-tool.js
var find_tool = __webpack_require__(52188);
// EXTERNAL MODULE: ./build/judges/answer.js
var answer = __webpack_require__(91887);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/testbeds/drain.js
var drain = __webpack_require__(3907);
// EXTERNAL MODULE: ./build/testbeds/host/fifo.js
var fifo = __webpack_require__(828);
// EXTERNAL MODULE: ./build/testbeds/host/processes.js
var processes = __webpack_require__(52621);
// EXTERNAL MODULE: ./build/text/bounded-log.js + 1 modules
var bounded_log = __webpack_require__(69098);
;// CONCATENATED MODULE: ./build/judges/child.js








/** The end of each output that is kept, in bytes. */
const STDOUT = 1024 * 1024;
const STDERR = 8 * 1024;
/** Output under way at the exit is waited for until nothing has come for this long, in milliseconds. */
const QUIET = 50;
/**
 * Runs a program in a session of its own to its end, and ends what it left. Throws the signal's reason when aborted, and
 * a system error where the program cannot be started.
 */
async function runChild(request, signal) {
    signal.throwIfAborted();
    const pipes = await (0,fifo/* openFifos */.q)(request.pipes, request.environment.PATH);
    const stdout = keepEnd(pipes.stdout, STDOUT);
    const stderr = keepEnd(pipes.stderr, STDERR);
    const stop = new AbortController();
    let pid;
    let grace = request.grace;
    try {
        const child = launch(request, stdout, stderr);
        pid = child.pid;
        const limit = (0,external_node_timers_promises_.setTimeout)(request.timeout, null, { signal: AbortSignal.any([signal, stop.signal]) });
        limit.catch(() => { });
        const end = await Promise.race([child.exited, limit]);
        if (end !== null) {
            grace = 0;
            const closed = Promise.all([stdout.closed, stderr.closed]);
            await (0,drain/* drain */.Z)(closed, () => Math.max(stdout.last(), stderr.last()), QUIET);
        }
        const [exitCode, died] = end ?? [null, null];
        return { exitCode, signal: died, timedOut: end === null, stdout: stdout.tail.text(), stderr: stderr.tail.text() };
    }
    catch (error) {
        signal.throwIfAborted();
        throw error;
    }
    finally {
        stop.abort();
        if (pid !== undefined)
            await endAll(pid, request.environment.TMPDIR, grace);
        for (const output of [stdout, stderr])
            output.close();
    }
}
/** Starts the program; what it was given of files is its alone after that. */
function launch({ argv, cwd, environment, input }, stdout, stderr) {
    const [program, ...words] = argv;
    const stdin = (0,external_node_fs_.openSync)(input, 'r');
    const stdio = [stdin, stdout.writer, stderr.writer];
    try {
        const child = (0,external_node_child_process_.spawn)(program, words, { cwd, env: environment, detached: true, stdio });
        return { pid: child.pid, exited: (0,external_node_events_.once)(child, 'exit') };
    }
    finally {
        (0,external_node_fs_.closeSync)(stdin);
        stdout.letGo();
        stderr.letGo();
    }
}
/** A pipe whose last bytes are kept. */
function keepEnd(fifo, size) {
    const tail = new bounded_log/* Tail */.P(size);
    let last = 0;
    const closed = fifo.read((piece) => {
        last = performance.now();
        tail.push(piece);
    });
    closed.catch(() => { });
    return { ...fifo, tail, closed, last: () => last };
}
/** Ends a session and what left it. Where the system lists no processes, the process group at least. */
async function endAll(session, temporary, grace) {
    if ((0,processes/* listProcesses */.O3)().length === 0)
        return endGroup(session, grace);
    await (0,processes/* endProcesses */.Hk)(() => {
        const own = (0,processes/* listProcesses */.O3)().filter((process) => process.session === session);
        return own.length > 0 ? own : (0,processes/* processesWith */.U_)(`TMPDIR=${temporary}\0`);
    }, grace);
}
async function endGroup(group, grace) {
    try {
        if (grace > 0) {
            process.kill(-group, 'SIGTERM');
            await (0,external_node_timers_promises_.setTimeout)(grace);
        }
        process.kill(-group, 'SIGKILL');
    }
    catch {
        // All of it is gone.
    }
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./build/text/shell.js
var shell = __webpack_require__(89372);
;// CONCATENATED MODULE: ./build/judges/exec-client.js
/**
 * The program behind AGENTBENCH_EXEC, an ES module of its own: hands its arguments to the socket beside it and passes on
 * what comes back. Exit code 125 where the command was not run, 124 at its time limit.
 */
const EXEC_CLIENT = `import net from 'node:net';
import path from 'node:path';

const socket = net.connect(path.join(import.meta.dirname, 's'));
let text = '';
socket.setEncoding('utf8');
socket.on('data', (chunk) => { text += chunk; });
socket.on('error', (error) => end({ error: error.message }));
socket.on('end', () => {
  let answer;
  try {
    answer = JSON.parse(text);
  } catch {
    answer = { error: 'the verdict has ended' };
  }
  end(answer);
});
socket.write(JSON.stringify({ argv: process.argv.slice(2) }) + '\\n');

function end({ error, exitCode, timedOut, stdout, stderr }) {
  if (error !== undefined) {
    process.stderr.write('agentbench: ' + error + '\\n');
    process.exitCode = 125;
    return;
  }
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  if (timedOut) process.stderr.write('agentbench: the command was ended at its time limit\\n');
  process.exitCode = exitCode ?? (timedOut ? 124 : 1);
}
`;

;// CONCATENATED MODULE: ./build/judges/exec-bridge.js






/** Commands of one verdict, characters of one request, bytes of each output that are passed on. */
const MOST_COMMANDS = 100;
const LARGEST_REQUEST = 1024 * 1024;
const LARGEST_OUTPUT = 256 * 1024;
/** The path of a socket has room for no more on every system. */
const LONGEST_SOCKET = 103;
/** Opens a bridge with its files in `directory` (made for this user alone), or in /tmp where that path is too long for a socket. */
async function openExecBridge(directory, exec) {
    const home = external_node_path_.join(directory, 's').length <= LONGEST_SOCKET ? directory : await (0,promises_.mkdtemp)('/tmp/agentbench-judge-');
    const sockets = new Set();
    /** Those that have not said yet what they want. */
    const silent = new Set();
    const underWay = new Set();
    let commands = 0;
    const server = (0,external_node_net_.createServer)({ allowHalfOpen: true }, (socket) => {
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
        // A judge that was ended in the middle of a request is no fault.
        socket.on('error', () => { });
        const work = serve(socket).finally(() => underWay.delete(work));
        underWay.add(work);
    });
    try {
        await (0,promises_.mkdir)(home, { recursive: true, mode: 0o700 });
        await listen(server, external_node_path_.join(home, 's'));
        const client = external_node_path_.join(home, 'client.mjs');
        await (0,promises_.writeFile)(client, EXEC_CLIENT);
        const executable = external_node_path_.join(home, 'exec');
        await (0,promises_.writeFile)(executable, `#!/bin/sh\nexec ${(0,shell/* quote */.h)(process.execPath)} ${(0,shell/* quote */.h)(client)} "$@"\n`, { mode: 0o700 });
        return { executable, close };
    }
    catch (error) {
        await close();
        throw error;
    }
    async function serve(socket) {
        silent.add(socket);
        const line = await readLine(socket);
        silent.delete(socket);
        if (line === null)
            return void socket.destroy();
        socket.end(`${JSON.stringify(await answer(line))}\n`);
    }
    async function answer(line) {
        const argv = argvOf(line);
        if (argv === null)
            return { error: 'usage: "$AGENTBENCH_EXEC" COMMAND [ARGUMENT]...' };
        commands += 1;
        if (commands > MOST_COMMANDS)
            return { error: `a verdict may run ${MOST_COMMANDS} commands; this is one more` };
        try {
            return withinBounds(await exec(argv));
        }
        catch (error) {
            return { error: `the command could not be run: ${(0,errors/* messageOf */.bD)(error)}` };
        }
    }
    async function close() {
        const closed = new Promise((resolve) => server.close(resolve));
        for (const socket of silent)
            socket.destroy();
        await Promise.all(underWay);
        for (const socket of sockets)
            socket.destroy();
        await closed;
        await (0,promises_.rm)(home, { recursive: true, force: true, maxRetries: 3 });
    }
}
/** The first line; null where the other end goes before it, or where it is too long. */
function readLine(socket) {
    return new Promise((resolve) => {
        let text = '';
        socket.setEncoding('utf8');
        socket.on('data', (chunk) => {
            text += chunk;
            const end = text.indexOf('\n');
            if (end >= 0)
                resolve(text.slice(0, end));
            else if (text.length > LARGEST_REQUEST)
                resolve(null);
        });
        socket.on('end', () => resolve(null));
        socket.on('close', () => resolve(null));
    });
}
function argvOf(line) {
    try {
        const { argv } = JSON.parse(line);
        if (!Array.isArray(argv) || argv.length === 0 || !argv.every((word) => typeof word === 'string'))
            return null;
        return argv;
    }
    catch {
        return null;
    }
}
function withinBounds(result) {
    const stdout = cut(result.stdout);
    const stderr = cut(result.stderr);
    if (stdout === result.stdout && stderr === result.stderr)
        return result;
    return { ...result, stdout, stderr: `${stderr}\nagentbench: output was cut after ${LARGEST_OUTPUT} bytes\n` };
}
function cut(text) {
    const bytes = Buffer.from(text);
    // The cut may go through a character.
    return bytes.length <= LARGEST_OUTPUT
        ? text
        : bytes
            .subarray(0, LARGEST_OUTPUT)
            .toString()
            .replace(/\ufffd$/, '');
}
function listen(server, socket) {
    return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(socket, resolve);
    });
}

// EXTERNAL MODULE: ./build/judges/types.js
var types = __webpack_require__(41132);
;// CONCATENATED MODULE: ./build/judges/command.js











/** Ten minutes for a try, three tries. */
const COMMAND_TIMES = { timeout: 600_000, grace: 5_000, pauses: [1_000, 3_000] };
/**
 * The judge that is a command of this machine: the request on its standard input, the answer the last line of its
 * standard output, the testbed behind AGENTBENCH_EXEC.
 */
async function commandJudge(settings) {
    const { machine, model } = settings;
    const shell = (await (0,find_tool/* findTool */.S)('bash', machine.environment.PATH)) ?? '/bin/sh';
    return async (request, exec, signal) => {
        // Owned like a run: what a killed harness leaves of it, processes too, the next one removes.
        const lease = await orJudgeError((0,identity/* beginRun */.Te)(machine));
        const input = external_node_path_.join(lease.directory, 'request.json');
        try {
            const text = `${JSON.stringify({ schema: 'agentbench/judge-request/v1', ...request })}\n`;
            await orJudgeError((0,promises_.writeFile)(input, text, { mode: 0o600 }));
            const bridge = await orJudgeError(openExecBridge(external_node_path_.join(lease.directory, 'exec'), exec));
            try {
                return await retry((number) => attempt(external_node_path_.join(lease.directory, `try-${number}`), input, bridge.executable));
            }
            finally {
                await bridge.close();
            }
        }
        finally {
            await (0,identity/* endRun */.lb)(lease.directory);
        }
        async function attempt(directory, input, executable) {
            const pipes = `${directory}-pipes`;
            await orJudgeError(Promise.all([(0,promises_.mkdir)(directory, { mode: 0o700 }), (0,promises_.mkdir)(pipes, { mode: 0o700 })]));
            const child = runChild({
                argv: [shell, '-c', settings.command],
                cwd: directory,
                environment: {
                    ...(0,environment/* hostEnvironment */.m)(machine.environment, directory),
                    TMPDIR: directory,
                    AGENTBENCH_EXEC: executable,
                    ...(model === null ? {} : { AGENTBENCH_JUDGE_MODEL: model }),
                },
                input,
                pipes,
                timeout: settings.timeout,
                grace: settings.grace,
            }, signal);
            return judgementFrom(await orJudgeError(child, signal), settings);
        }
        async function retry(work) {
            for (let number = 1;; number++) {
                try {
                    return await work(number);
                }
                catch (error) {
                    if (!(error instanceof types/* JudgeError */.Q))
                        throw error;
                    const pause = settings.pauses[number - 1];
                    if (pause === undefined) {
                        throw new types/* JudgeError */.Q(`judge-command gave no verdict in ${number} tries; the last one: ${error.message}`);
                    }
                    await (0,external_node_timers_promises_.setTimeout)(pause, undefined, { signal }).catch(() => signal.throwIfAborted());
                }
            }
        }
    };
}
/** The verdict in what a command left. Throws a JudgeError that says what it left instead, with the end of its stderr. */
function judgementFrom(child, { redactor, timeout }) {
    try {
        if (child.timedOut)
            throw new types/* JudgeError */.Q(`it had not ended after ${timeout / 1000} s`);
        if (child.exitCode === null)
            throw new types/* JudgeError */.Q(`it was ended by ${child.signal}`);
        if (child.exitCode !== 0)
            throw new types/* JudgeError */.Q(`exit code ${child.exitCode}`);
        return (0,answer/* answerOfCommand */.DI)(child.stdout, redactor);
    }
    catch (error) {
        const stderr = (0,answer/* excerptOf */.zU)(child.stderr, redactor);
        throw new types/* JudgeError */.Q(`${(0,errors/* messageOf */.bD)(error)}${stderr === '' ? '' : `; its stderr: "${stderr}"`}`);
    }
}
/** A fault of this machine (a full disk, say) costs the verdict, not the trial. An abort stays what it is. */
async function orJudgeError(work, signal) {
    try {
        return await work;
    }
    catch (error) {
        signal?.throwIfAborted();
        throw new types/* JudgeError */.Q(`it could not be started: ${(0,errors/* messageOf */.bD)(error)}`, { cause: error });
    }
}


/***/ })

};
