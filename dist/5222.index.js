export const id = 5222;
export const ids = [5222];
export const modules = {

/***/ 51454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ thisMachine)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
/* harmony import */ var _testbeds_host_find_tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52188);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67382);





/**
 * What no tool gets: what the action was given, the files by which a step speaks to the runner, keys of a judge. A list of what tools do get
 * could not be complete, since any helper for logins of git or docker has variables of its own.
 * Git gets no repository either: in a git hook these name the user's own, and a clone or a checkout would go there.
 */
const KEPT_BACK = /^((INPUT|ACTIONS|STATE)_.*|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY|GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX))$/s;
/** Settings that the user gives to git alone, a login among them; they count each other, so none can be taken out. */
const GIT_SETTINGS = /^GIT_CONFIG_(COUNT|KEY_\d+|VALUE_\d+|PARAMETERS)$/;
/** The machine this process runs on, as the core sees it. */
function thisMachine(environment) {
    const cache = environment.XDG_CACHE_HOME || node_path__WEBPACK_IMPORTED_MODULE_1__.join(environment.HOME || node_os__WEBPACK_IMPORTED_MODULE_0__.homedir(), '.cache');
    return {
        environment,
        cacheDirectory: node_path__WEBPACK_IMPORTED_MODULE_1__.join(cache, 'agentbench'),
        temporaryDirectory: environment.RUNNER_TEMP || node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir(),
        runTool: toolRunner(environment),
    };
}
function toolRunner(environment) {
    const env = { ...environmentOfTools(environment), GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
    return async (tool, args, { cwd } = {}) => {
        // @actions/exec looks on the PATH of this process; the machine may have another.
        const file = await (0,_testbeds_host_find_tool_js__WEBPACK_IMPORTED_MODULE_3__/* .findTool */ .S)(tool, environment.PATH);
        if (file === null)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${tool} is not installed, or not on PATH`);
        const { getExecOutput } = await __webpack_require__.e(/* import() */ 1260).then(__webpack_require__.bind(__webpack_require__, 81260));
        return getExecOutput(`"${file}"`, args, {
            silent: true,
            ignoreReturnCode: true,
            env,
            ...(cwd === undefined ? {} : { cwd }),
        });
    };
}
/** The one place that decides what git and docker see. The same secret under another name (`GH_TOKEN`) is kept back as well. */
function environmentOfTools(environment) {
    const secrets = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .ownSecrets */ .G_)(environment);
    return Object.fromEntries(Object.entries(environment).filter((entry) => {
        const [name, value] = entry;
        if (value === undefined || KEPT_BACK.test(name))
            return false;
        return GIT_SETTINGS.test(name) || !(0,_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .holdsSecret */ .hK)(value, secrets);
    }));
}


/***/ }),

/***/ 67382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FZ: () => (/* binding */ maskedLines),
/* harmony export */   G_: () => (/* binding */ ownSecrets),
/* harmony export */   hK: () => (/* binding */ holdsSecret)
/* harmony export */ });
/** Where an environment holds what is ours alone: the job's tokens, and the key of the judge. */
const HOLDERS = /^(INPUT_(GITHUB-TOKEN|JUDGE-API-KEY)|ACTIONS_.*TOKEN|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY)$/;
/** Shorter values (`true`, a local endpoint's key `none`) are words: neither masked nor looked for. */
const SHORTEST_SECRET = 6;
/** A value as short as a name (a key `ollama`) also stands in paths that have nothing to do with it. */
const SHORTEST_PART = 16;
/** The secrets in an environment that no tool, agent or record is to have. */
function ownSecrets(environment) {
    const values = Object.entries(environment).flatMap(([name, value]) => (HOLDERS.test(name) ? [value?.trim()] : []));
    return [...new Set(values.filter((value) => value !== undefined && value.length >= SHORTEST_SECRET))];
}
/** Whether a text is one of the secrets, or has one in it. */
function holdsSecret(text, secrets) {
    return secrets.some((secret) => text.trim() === secret || (secret.length >= SHORTEST_PART && text.includes(secret)));
}
/** The lines of a value that the runner is to mask. It masks whatever it is told, also a lone `1` or `{`, which would make the log unreadable. */
function maskedLines(value) {
    return value.split(/\r?\n|\r/).filter((line) => line.trim().length >= SHORTEST_SECRET);
}


/***/ }),

/***/ 5222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   doctorCommand: () => (/* binding */ doctorCommand)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _action_machine_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51454);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19473);
/* harmony import */ var _testbeds_docker_connect_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68144);
/* harmony import */ var _testbeds_host_find_tool_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52188);
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8020);







const LITTLE_SPACE = 10 * 1024 ** 3;
/** `agentbench doctor`: says what this machine can measure, and what to do about the rest. Exit code 0 where at least one testbed works. */
async function doctorCommand(json) {
    const machine = (0,_action_machine_js__WEBPACK_IMPORTED_MODULE_2__/* .thisMachine */ .g)(process.env);
    const findings = await Promise.all([
        nodeVersion(),
        bash(machine),
        keeper(machine),
        git(machine),
        docker(machine),
        dockerCli(machine),
        space(machine),
        root(),
    ]);
    const host = findings.every(({ what, status }) => status !== 'missing' || what === 'docker' || what === 'docker CLI');
    const containers = host && findings.every(({ status }) => status !== 'missing');
    if (json)
        process.stdout.write(`${JSON.stringify({ host, docker: containers, findings }, null, 2)}\n`);
    else {
        for (const finding of findings)
            process.stdout.write(`${line(finding)}\n`);
        process.stdout.write(`\nThe host testbed ${host ? 'works' : 'does not work'} here, the Docker testbed ${containers ? 'works' : 'does not'}.\n`);
        if (host)
            process.stdout.write('Try it: agentbench run\n');
    }
    return host || containers ? 0 : 3;
}
function line({ what, status, detail, advice }) {
    const mark = { ok: (0,node_util__WEBPACK_IMPORTED_MODULE_1__.styleText)('green', '✓'), missing: (0,node_util__WEBPACK_IMPORTED_MODULE_1__.styleText)('red', '✗'), advice: (0,node_util__WEBPACK_IMPORTED_MODULE_1__.styleText)('yellow', '!') }[status];
    return `${mark} ${what.padEnd(12)} ${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_6__/* .plainLine */ .h0)(detail)}${advice === null ? '' : `\n  → ${advice}`}`;
}
async function nodeVersion() {
    const good = Number(process.versions.node.split('.')[0]) >= 24;
    return {
        what: 'node',
        status: good ? 'ok' : 'missing',
        detail: process.version,
        advice: good ? null : 'Install Node 24 or later.',
    };
}
async function bash(machine) {
    const found = await (0,_testbeds_host_find_tool_js__WEBPACK_IMPORTED_MODULE_5__/* .findTool */ .S)('bash', machine.environment.PATH);
    return {
        what: 'bash',
        status: found === null ? 'advice' : 'ok',
        detail: found ?? 'not found: agents run by sh, prerunners do not run on the host',
        advice: found === null ? 'Install bash.' : null,
    };
}
async function keeper(machine) {
    const found = process.platform === 'linux' ? await (0,_testbeds_host_find_tool_js__WEBPACK_IMPORTED_MODULE_5__/* .findTool */ .S)('perl', machine.environment.PATH) : null;
    return {
        what: 'perl',
        status: found === null ? 'advice' : 'ok',
        detail: found ?? 'not found, or no Linux: on the host, daemons are known by their session and environment only',
        advice: found === null
            ? 'On Linux install perl (perl-base is enough) to have every daemon of a trial ended for certain.'
            : null,
    };
}
async function git(machine) {
    try {
        const { stdout } = await machine.runTool('git', ['--version']);
        return { what: 'git', status: 'ok', detail: stdout.trim(), advice: null };
    }
    catch (error) {
        return {
            what: 'git',
            status: 'missing',
            detail: (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error),
            advice: 'Install git: datasets and repositories are cloned with it.',
        };
    }
}
async function docker(machine) {
    try {
        const { Version: version, ApiVersion: api } = await (await (0,_testbeds_docker_connect_js__WEBPACK_IMPORTED_MODULE_4__/* .connectDocker */ .Z)(machine)).version();
        return { what: 'docker', status: 'ok', detail: `Engine ${version}, API ${api}`, advice: null };
    }
    catch (error) {
        return {
            what: 'docker',
            status: 'missing',
            detail: (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error),
            advice: 'SetupBench needs Docker. On Debian and Ubuntu: apt-get install docker.io, then start dockerd. The example needs none.',
        };
    }
}
async function dockerCli(machine) {
    const found = await (0,_testbeds_host_find_tool_js__WEBPACK_IMPORTED_MODULE_5__/* .findTool */ .S)('docker', machine.environment.PATH);
    return {
        what: 'docker CLI',
        status: found === null ? 'missing' : 'ok',
        detail: found ?? 'not found',
        advice: found === null ? 'Install the docker command: images are pulled with it, so that its logins hold.' : null,
    };
}
async function space(machine) {
    const { bavail, bsize } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.statfs)(machine.temporaryDirectory);
    const free = bavail * bsize;
    return {
        what: 'disk',
        status: free < LITTLE_SPACE ? 'advice' : 'ok',
        detail: `${(free / 1024 ** 3).toFixed(1)} GiB free at ${machine.temporaryDirectory}`,
        advice: free < LITTLE_SPACE ? 'Images and repositories of a whole sweep take tens of GiB; make room.' : null,
    };
}
async function root() {
    const isRoot = process.getuid?.() === 0;
    return {
        what: 'user',
        status: isRoot ? 'ok' : 'advice',
        detail: isRoot ? 'root' : `uid ${process.getuid?.() ?? 'unknown'}`,
        advice: isRoot
            ? null
            : 'On the host testbed, SetupBench rows expect root; on Docker, and for the example, it does not matter.',
    };
}


/***/ }),

/***/ 68144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ connectDocker),
/* harmony export */   c: () => (/* binding */ sharesFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var dockerode__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39040);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19473);
/* harmony import */ var _host_processes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52621);
/* harmony import */ var _hijack_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75244);
/* harmony import */ var _request_limit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28357);







const DEFAULT_SOCKET = '/var/run/docker.sock';
/**
 * The Engine that `DOCKER_HOST` names, otherwise the default socket, otherwise the docker CLI's current context.
 * Throws a UserError with advice where none answers.
 */
async function connectDocker(machine) {
    const named = machine.environment.DOCKER_HOST || undefined;
    const host = named ?? ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(DEFAULT_SOCKET) ? undefined : await hostOfContext(machine)) ?? `unix://${DEFAULT_SOCKET}`;
    if (host.startsWith('ssh://')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`Docker: DOCKER_HOST=${host} is not supported; forward the socket (ssh -L) and name it as unix://…`);
    }
    const limit = (0,_request_limit_js__WEBPACK_IMPORTED_MODULE_6__/* .requestLimit */ .bl)(machine.environment);
    try {
        const docker = new dockerode__WEBPACK_IMPORTED_MODULE_2__(addressOf(host, machine.environment));
        (0,_request_limit_js__WEBPACK_IMPORTED_MODULE_6__/* .limitRequests */ .Cd)(docker, limit);
        await docker.ping();
        return docker;
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`Docker does not answer at ${host} (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}). Start the daemon, or set DOCKER_HOST, or use "testbed: host" on a throw-away machine.`);
    }
}
/** Whether the daemon sees the files of this process at the same paths, so that they can be mounted. */
function sharesFiles(docker) {
    const { socketPath } = docker.modem;
    if (socketPath === undefined || process.platform !== 'linux')
        return false;
    const contained = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)('/.dockerenv') || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)('/run/.containerenv');
    // The socket may have been mounted from a machine outside, or the daemon may run in here as well.
    return !contained || (0,_host_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .listProcesses */ .O3)().some(({ pid, name }) => name === 'dockerd' && hasOurFiles(pid));
}
function hasOurFiles(pid) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/${pid}/ns/mnt`) === (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)('/proc/self/ns/mnt');
    }
    catch {
        return false;
    }
}
/** How dockerode reaches a host: every field, since it takes one that is left out from the environment of this process. */
function addressOf(host, environment) {
    if (host.startsWith('unix://')) {
        const socketPath = host.slice('unix://'.length) || DEFAULT_SOCKET;
        return { host: undefined, protocol: 'http', socketPath, timeout: undefined, agent: new _hijack_js__WEBPACK_IMPORTED_MODULE_5__/* .EngineAgent */ .Y() };
    }
    const { hostname, port, pathname } = new URL(host.includes('//') ? host : `tcp://${host}`);
    const secure = Boolean(environment.DOCKER_TLS_VERIFY) || port === '2376';
    const certificates = environment.DOCKER_CERT_PATH;
    const read = (file) => (secure && certificates ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(certificates, file)) : undefined);
    return {
        host: hostname,
        timeout: undefined,
        port: port || (secure ? 2376 : 2375),
        protocol: secure ? 'https' : 'http',
        ...(secure ? {} : { agent: new _hijack_js__WEBPACK_IMPORTED_MODULE_5__/* .EngineAgent */ .Y() }),
        pathPrefix: pathname,
        ca: read('ca.pem'),
        cert: read('cert.pem'),
        key: read('key.pem'),
    };
}
async function hostOfContext(machine) {
    try {
        const result = await machine.runTool('docker', ['context', 'inspect', '--format', '{{.Endpoints.docker.Host}}']);
        const host = result.stdout.trim();
        return result.exitCode === 0 && host.startsWith('unix://') ? host : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 75244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ HijackedConnection),
/* harmony export */   Y: () => (/* binding */ EngineAgent)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
/* harmony import */ var _intake_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75629);






/** As much is read at once, in bytes. */
const PIECE = 64 * 1024;
/** Gives each request that hijacks its connection one that can be drained; the others share theirs. For Engines without TLS. */
class EngineAgent extends node_http__WEBPACK_IMPORTED_MODULE_0__.Agent {
    constructor() {
        // As Node's own.
        super({ keepAlive: true, scheduling: 'lifo', timeout: 5_000 });
    }
    getName(options) {
        return super.getName(options) + (hijacks(options) ? ':hijacked' : '');
    }
    createConnection(...[options, done]) {
        return hijacks(options) ? new HijackedConnection(options) : super.createConnection(options, done);
    }
    /** docker-modem has every request's options put into words: not all connections with them. */
    [node_util__WEBPACK_IMPORTED_MODULE_4__.inspect.custom]() {
        return 'EngineAgent';
    }
    /** One that was not hijacked after all, because the Engine refused, is of no more use. */
    keepSocketAlive(connection) {
        return !(connection instanceof HijackedConnection) && Boolean(super.keepSocketAlive(connection));
    }
}
function hijacks({ headers } = {}) {
    return headers !== undefined && 'Upgrade' in headers;
}
/** A connection as a stream, for HTTP, that can be drained from when on it is hijacked. */
class HijackedConnection extends node_stream__WEBPACK_IMPORTED_MODULE_2__.Duplex {
    #socket;
    #take = (piece) => this.#buffer(piece);
    /** While the stream holds enough. */
    #full = null;
    constructor(options) {
        super({ allowHalfOpen: false });
        const onread = (0,_intake_js__WEBPACK_IMPORTED_MODULE_5__/* .intake */ .P)(PIECE, (piece) => this.#take(piece), () => this.#socket);
        this.#socket = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.connect)({ ...options, onread });
        this.#socket.on('end', () => this.push(null));
        this.#socket.on('error', (error) => this.destroy(error));
        this.#socket.on('close', () => this.destroy());
    }
    /** Hands on all that is still to come, to its end, without a stream in between. Fails as the connection and the taker do. */
    async drain(take) {
        try {
            const before = this.#handOnHeld(take);
            this.#take = (piece) => before.then(() => take(piece));
            await before;
        }
        catch (error) {
            this.destroy();
            throw error;
        }
        this.#take = take;
        this.resume();
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.finished)(this, { writable: false });
    }
    /** What the stream holds already. */
    async #handOnHeld(take) {
        for (let piece = this.read(); piece !== null; piece = this.read())
            await take(piece);
    }
    #buffer(piece) {
        if (this.push(Buffer.from(piece)))
            return;
        this.#full = Promise.withResolvers();
        return this.#full.promise;
    }
    /** HTTP asks for it where a connection is no longer used. */
    setTimeout(...limit) {
        this.#socket.setTimeout(...limit);
        return this;
    }
    _read() {
        this.#full?.resolve();
        this.#full = null;
    }
    _write(chunk, _, done) {
        this.#socket.write(chunk, done);
    }
    _final(done) {
        this.#socket.end(() => done());
    }
    _destroy(error, done) {
        this.#socket.destroy();
        done(error);
    }
}


/***/ }),

/***/ 28357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cd: () => (/* binding */ limitRequests),
/* harmony export */   W_: () => (/* binding */ NoAnswer),
/* harmony export */   bl: () => (/* binding */ requestLimit)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);


/** Seconds that the Engine may take to answer. The variable is that of Docker's own clients for Python and of Compose. */
const DEFAULT_LIMIT = 120;
/** A commit copies all that the agent has written: as many times longer. */
const COMMIT_FACTOR = 30;
/** The Engine has not answered in time: it hangs, or the machine that it runs on does. */
class NoAnswer extends Error {
    name = 'NoAnswer';
}
/** The limit in milliseconds: `DOCKER_CLIENT_TIMEOUT` (seconds), or two minutes. Throws a UserError for what is no number. */
function requestLimit(environment) {
    const given = environment.DOCKER_CLIENT_TIMEOUT || String(DEFAULT_LIMIT);
    const seconds = Number(given);
    if (!(seconds > 0 && seconds <= 86_400))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`DOCKER_CLIENT_TIMEOUT: "${given}" is no number of seconds; unset it for ${DEFAULT_LIMIT}`);
    return seconds * 1000;
}
/**
 * Ends each request of a client with a NoAnswer when the Engine is silent for `limit` ms: dockerode itself waits for ever. What
 * counts is the beginning of the answer where it is a stream (an agent may be silent for hours), and each piece of an upload.
 */
function limitRequests(docker, limit) {
    const modem = docker.modem;
    const dial = modem.dial.bind(modem);
    modem.dial = (options, callback) => {
        const stop = new AbortController();
        const allowed = options.path.startsWith('/commit') ? limit * COMMIT_FACTOR : limit;
        const timer = setTimeout(() => stop.abort(), allowed);
        const { abortSignal, file } = options;
        dial({
            ...options,
            abortSignal: abortSignal === undefined ? stop.signal : AbortSignal.any([abortSignal, stop.signal]),
            ...(file === undefined ? {} : { file: watched(file, () => timer.refresh()) }),
        }, (error, data) => {
            clearTimeout(timer);
            const what = `${options.method} ${options.path.replace(/\?.*/, '')}`;
            callback(stop.signal.aborted ? new NoAnswer(`no answer to ${what} within ${allowed / 1000} s`) : error, data);
        });
    };
}
function watched(stream, piece) {
    const through = new node_stream__WEBPACK_IMPORTED_MODULE_0__.Transform({
        transform(chunk, _, done) {
            piece();
            done(null, chunk);
        },
    });
    // A fault of the source destroys the copy, which the request hears of.
    return (0,node_stream__WEBPACK_IMPORTED_MODULE_0__.pipeline)(stream, through, () => { });
}


/***/ }),

/***/ 52188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ findTool)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/** The absolute path of a tool on PATH; null where it is not there. */
async function findTool(name, searchPath) {
    for (const directory of (searchPath ?? '/usr/local/bin:/usr/bin:/bin').split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter)) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name);
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
            return file;
        }
        catch {
            // Not in this directory.
        }
    }
    return null;
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
