export const id = 5693;
export const ids = [5693];
export const modules = {

/***/ 52740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ RepositoryCache)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40075);





/** Tries of a network operation, and the pause before each further one. */
const PAUSES = [0, 2_000, 8_000];
/** Clones repositories at a commit by way of local mirrors, one for each URL, kept between runs. */
class RepositoryCache {
    #machine;
    #mirrors = new Map();
    constructor(machine) {
        this.#machine = machine;
    }
    /**
     * Clones into an empty or absent directory: full history and tags, `commit` checked out, `origin` the public URL.
     * Throws a GitError, or an Error where the repository has no such commit.
     */
    async clone(repository, directory) {
        (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseOption */ .gX)(repository.url, 'repo_url');
        const mirror = await this.#mirrorWith(repository);
        const run = (...args) => (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(this.#machine.runTool, ['-C', directory, ...args]);
        // A row may abbreviate its commit; a fetch takes none but the whole.
        const named = await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(this.#machine.runTool, ['-C', mirror, 'rev-parse', `${repository.commit}^{commit}`]);
        const commit = named.trim();
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(this.#machine.runTool, ['clone', '--quiet', '--no-checkout', '--no-hardlinks', mirror, directory]);
        await run('fetch', '--quiet', 'origin', commit);
        await run('remote', 'set-url', 'origin', repository.url);
        await run('checkout', '--quiet', '--detach', commit);
    }
    async #mirrorWith({ url, commit }) {
        let mirror = this.#mirrors.get(url);
        if (mirror === undefined) {
            mirror = this.#mirror(url);
            this.#mirrors.set(url, mirror);
            mirror.catch(() => this.#mirrors.delete(url));
        }
        const directory = await mirror;
        if (!(await this.#has(directory, commit))) {
            // New branches and tags first; then the commit by its name, which need not be on any of them.
            await this.#retry([
                '-C',
                directory,
                'fetch',
                '--quiet',
                '--tags',
                '--force',
                'origin',
                '+refs/heads/*:refs/heads/*',
            ]);
            if (!(await this.#has(directory, commit)))
                await this.#retry(['-C', directory, 'fetch', '--quiet', 'origin', commit]);
        }
        return directory;
    }
    async #mirror(url) {
        const folder = node_path__WEBPACK_IMPORTED_MODULE_3__.join(this.#machine.cacheDirectory, 'repositories');
        const directory = node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(url).digest('hex').slice(0, 32)}.git`);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(directory))
            return directory;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(folder, { recursive: true });
        const incomplete = node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, `incomplete-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
        try {
            await this.#retry(['clone', '--quiet', '--bare', url, incomplete]);
            // Another run may have been quicker: its mirror is as good.
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(incomplete, directory).catch((error) => {
                if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(directory))
                    throw error;
            });
        }
        finally {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(incomplete, { recursive: true, force: true });
        }
        return directory;
    }
    async #has(directory, commit) {
        const result = await this.#machine.runTool('git', ['-C', directory, 'cat-file', '-e', `${commit}^{commit}`]);
        return result.exitCode === 0;
    }
    async #retry(args) {
        let last;
        for (const pause of PAUSES) {
            await new Promise((resolve) => setTimeout(resolve, pause));
            try {
                await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .git */ .$Y)(this.#machine.runTool, args);
                return;
            }
            catch (error) {
                if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .XS) || isFinal(error))
                    throw error;
                last = error;
            }
        }
        throw last;
    }
}
/** Faults that a second try cannot mend. */
function isFinal(error) {
    return /not found|does not exist|does not appear to be a git|not our ref|couldn't find remote ref|Authentication failed|could not read Username|Permission denied/i.test(error.result.stderr);
}


/***/ }),

/***/ 56676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ ResultStore)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var write_file_atomic__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30238);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19473);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57146);





/** The directory of results: one place that knows its paths, and writes each file whole or not at all. */
class ResultStore {
    directory;
    constructor(directory) {
        this.directory = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory);
    }
    /** Makes the directory. Throws a UserError where that cannot be. */
    async prepare() {
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(this.directory, { recursive: true });
        }
        catch (error) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`results-path: ${this.directory} cannot be made: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}`);
        }
    }
    /** A trial's directory below the store. */
    trialPath(instanceId, trial) {
        return node_path__WEBPACK_IMPORTED_MODULE_1__.join(instanceId, `trial-${trial}`);
    }
    /** A finished earlier result of a trial; null where there is none, or none that can be read. */
    async finished(instanceId, trial) {
        const result = await this.read(instanceId, trial);
        return result !== null && (result.status === 'passed' || result.status === 'failed') ? result : null;
    }
    /** An empty directory for a trial's next attempt; what an earlier attempt left goes to `attempt-<n>/` below it. */
    async beginAttempt(instanceId, trial) {
        const directory = node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.directory, this.trialPath(instanceId, trial));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(directory, { recursive: true });
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory);
        const kept = entries.flatMap((entry) => /^attempt-(\d+)$/.exec(entry)?.slice(1).map(Number) ?? []);
        const last = Math.max(0, ...kept);
        const loose = entries.filter((entry) => !/^attempt-\d+$/.test(entry));
        if (loose.length === 0)
            return { directory, attempt: last + 1 };
        const earlier = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, `attempt-${last + 1}`);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(earlier);
        for (const entry of loose)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, entry), node_path__WEBPACK_IMPORTED_MODULE_1__.join(earlier, entry));
        return { directory, attempt: last + 2 };
    }
    async writeResult(result) {
        await writeJson(node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.directory, this.trialPath(result.instance_id, result.trial), 'result.json'), result);
    }
    async writeRun(run) {
        await writeJson(node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.directory, 'run.json'), run);
    }
    /** A trial's result; null where there is none, or none that can be read. */
    async read(instanceId, trial) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.directory, this.trialPath(instanceId, trial), 'result.json');
        try {
            return _schema_js__WEBPACK_IMPORTED_MODULE_4__/* .resultSchema */ .FD.parse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8')));
        }
        catch (error) {
            if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(error) !== undefined && (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(error) !== 'ENOENT')
                throw error;
            return null;
        }
    }
}
async function writeJson(file, value) {
    await write_file_atomic__WEBPACK_IMPORTED_MODULE_2__(file, `${JSON.stringify(value, null, 2)}\n`);
}


/***/ }),

/***/ 41514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Te: () => (/* binding */ beginRun),
/* harmony export */   ho: () => (/* binding */ deadRuns),
/* harmony export */   lb: () => (/* binding */ endRun),
/* harmony export */   xw: () => (/* binding */ runDirectory)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57245);




/** Begins a run: a directory of its own below the machine's temporary one, with its owner written down. */
async function beginRun(machine) {
    const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(5).toString('hex');
    const parent = runsDirectory(machine);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(parent, { recursive: true, mode: 0o700 });
    const directory = node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, id);
    // Agents of other users (a container's root is one) need to pass through; only names are to be seen.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(directory, { mode: 0o711 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(parent, 0o711);
    const owner = (0,_owner_js__WEBPACK_IMPORTED_MODULE_3__/* .thisOwner */ .GS)();
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, 'owner.json'), JSON.stringify(owner));
    return { id, owner, directory };
}
/** The ids of runs whose process is known to be dead but whose directory is still there. */
async function deadRuns(machine) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(runsDirectory(machine)).catch(() => []);
    const dead = [];
    for (const name of names) {
        const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(runsDirectory(machine), name, 'owner.json'), 'utf8').catch(() => null);
        const owner = _owner_js__WEBPACK_IMPORTED_MODULE_3__/* .ownerSchema */ .$K.safeParse(parseOrNull(text));
        if (owner.success && (0,_owner_js__WEBPACK_IMPORTED_MODULE_3__/* .isDead */ .XU)(owner.data))
            dead.push(name);
    }
    return dead;
}
/** Where a run of this id keeps its temporary files. */
function runDirectory(machine, id) {
    return node_path__WEBPACK_IMPORTED_MODULE_2__.join(runsDirectory(machine), id);
}
/** Removes a run's temporary files. */
async function endRun(directory) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(directory, { recursive: true, force: true, maxRetries: 3 });
}
function runsDirectory(machine) {
    return node_path__WEBPACK_IMPORTED_MODULE_2__.join(machine.temporaryDirectory, `agentbench-${process.getuid?.() ?? 0}`);
}
function parseOrNull(text) {
    try {
        return JSON.parse(text ?? '');
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 57245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $K: () => (/* binding */ ownerSchema),
/* harmony export */   GS: () => (/* binding */ thisOwner),
/* harmony export */   XU: () => (/* binding */ isDead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);




/** Who made a container or a directory: a process, told apart from a later one of the same number. */
const ownerSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    host: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** This start of the machine, and the process namespace in it; null where the system does not tell. */
    boot: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    namespace: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    pid: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(),
    /** The process' start in clock ticks since boot. */
    started: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
});
/** This process as an owner. */
function thisOwner() {
    return {
        host: node_os__WEBPACK_IMPORTED_MODULE_1__.hostname(),
        boot: orNull(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
        namespace: orNull(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)('/proc/self/ns/pid')),
        pid: process.pid,
        started: startOf(process.pid),
    };
}
/** Whether an owner is known to be dead. One of another machine or namespace cannot be known, and counts as alive. */
function isDead(owner) {
    const self = thisOwner();
    if (owner.host !== self.host)
        return false;
    if (owner.boot !== self.boot)
        return true;
    if (owner.namespace !== self.namespace)
        return false;
    if (owner.started !== null)
        return startOf(owner.pid) !== owner.started;
    try {
        process.kill(owner.pid, 0);
        return false;
    }
    catch (error) {
        // Another user's process answers too, with EPERM.
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOf */ .$N)(error) === 'ESRCH';
    }
}
/** The start of a process that runs; null for one that has ended, also where its parent has not taken note (a zombie). */
function startOf(pid) {
    return orNull(() => {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        // Fields 3 and 22; the command's name before the last ")" may hold anything.
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return fields[0] === 'Z' ? null : fields[19];
    });
}
function orNull(read) {
    try {
        return read();
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 60730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V5: () => (/* binding */ sweepContainers),
/* harmony export */   X0: () => (/* binding */ sweep),
/* harmony export */   iU: () => (/* binding */ sweepRun)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
/* harmony import */ var _testbeds_docker_connect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68144);
/* harmony import */ var _testbeds_docker_labels_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63187);
/* harmony import */ var _testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52621);
/* harmony import */ var _testbeds_host_provider_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29664);
/* harmony import */ var _testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35108);
/* harmony import */ var _identity_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41514);









/**
 * Removes what killed runs left on this machine, once their process is known to be dead: processes, temporary files, and
 * with `docker` containers. Says what it did; a fault in it stops nothing.
 */
async function sweep(machine, docker, notice) {
    for (const id of await (0,_identity_js__WEBPACK_IMPORTED_MODULE_8__/* .deadRuns */ .ho)(machine))
        await attempt(() => sweepRun(machine, id, notice), notice);
    if (docker)
        await attempt(() => sweepContainers(machine, undefined, notice), notice);
}
/** The same for one run that is known to be over: what post does. */
async function sweepRun(machine, id, notice) {
    const directory = (0,_identity_js__WEBPACK_IMPORTED_MODULE_8__/* .runDirectory */ .xw)(machine, id);
    const left = await (0,_testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_5__/* .endProcesses */ .Hk)(() => (0,_testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_5__/* .processesWith */ .U_)(`TMPDIR=${directory}/`), 0);
    for (const { pid, name } of left)
        notice(`process ${pid} (${name}) of an earlier run could not be ended`);
    const workdir = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, _testbeds_host_provider_js__WEBPACK_IMPORTED_MODULE_6__.SHARED_WORKDIR), 'utf8').catch(() => null);
    if (workdir !== null)
        await (0,_testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_7__/* .emptyDirectory */ .hK)(workdir);
    await (0,_testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_7__/* .removeTree */ .dM)(directory);
}
/** Removes left containers, of dead runs or of the run that is named. */
async function sweepContainers(machine, run, notice) {
    const removed = await (0,_testbeds_docker_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .removeLeftContainers */ .AR)(await (0,_testbeds_docker_connect_js__WEBPACK_IMPORTED_MODULE_3__/* .connectDocker */ .Z)(machine), run);
    if (removed > 0)
        notice(`removed ${removed} container${removed === 1 ? '' : 's'} that a killed run had left`);
}
async function attempt(work, notice) {
    try {
        await work();
    }
    catch (error) {
        notice(`what an earlier run left could not be removed: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`);
    }
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
    try {
        const docker = new dockerode__WEBPACK_IMPORTED_MODULE_2__(addressOf(host, machine.environment));
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
        return { host: undefined, protocol: 'http', socketPath: host.slice('unix://'.length) || DEFAULT_SOCKET };
    }
    const { hostname, port, pathname } = new URL(host.includes('//') ? host : `tcp://${host}`);
    const secure = Boolean(environment.DOCKER_TLS_VERIFY) || port === '2376';
    const certificates = environment.DOCKER_CERT_PATH;
    const read = (file) => (secure && certificates ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(certificates, file)) : undefined);
    return {
        host: hostname,
        port: port || (secure ? 2376 : 2375),
        protocol: secure ? 'https' : 'http',
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

/***/ 63187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ removeLeftContainers),
/* harmony export */   dS: () => (/* binding */ labelsFor),
/* harmony export */   kg: () => (/* binding */ LABELS),
/* harmony export */   od: () => (/* binding */ removeContainer)
/* harmony export */ });
/* harmony import */ var _run_owner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57245);

const RUN = 'agentbench.run';
const OWNER = 'agentbench.owner';
/** All labels of ours. */
const LABELS = [RUN, OWNER, 'agentbench.instance', 'agentbench.trial'];
/** Labels that tell whose a container is. */
function labelsFor(run, owner, instanceId, trial) {
    return {
        [RUN]: run,
        [OWNER]: JSON.stringify(owner),
        'agentbench.instance': instanceId,
        'agentbench.trial': String(trial),
    };
}
/** The filter that finds one run's containers. */
function runFilter(run) {
    return `${RUN}=${run}`;
}
/** Removes the containers of runs whose process is known to be dead, or of the run that is named; how many there were. */
async function removeLeftContainers(docker, run) {
    const containers = await docker.listContainers({
        all: true,
        filters: { label: [run === undefined ? OWNER : runFilter(run)] },
    });
    const left = containers.filter(({ Labels: labels }) => run !== undefined || isOwnerDead(labels[OWNER]));
    await Promise.all(left.map(({ Id: id }) => removeContainer(docker.getContainer(id))));
    return left.length;
}
/** Removes a container with what runs in it and its anonymous volumes; one that is gone already is as well. */
async function removeContainer(container) {
    try {
        await container.remove({ force: true, v: true });
    }
    catch (error) {
        // 404: gone; 409: somebody else (post, another sweep) is removing it at this moment.
        const status = error.statusCode;
        if (status !== 404 && status !== 409)
            throw error;
    }
}
function isOwnerDead(label) {
    try {
        return (0,_run_owner_js__WEBPACK_IMPORTED_MODULE_0__/* .isDead */ .XU)(_run_owner_js__WEBPACK_IMPORTED_MODULE_0__/* .ownerSchema */ .$K.parse(JSON.parse(label ?? '')));
    }
    catch {
        return false;
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

/***/ 91981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ hostEnvironment)
/* harmony export */ });
/** What a command on the host sees of the runner's environment; everything else of it stays away. */
const ALLOWED = ['PATH', 'HOME', 'USER', 'LANG', 'TERM'];
/** The host's own part of a command's environment. `TMPDIR` is the trial's own: it also marks whose a process is. */
function hostEnvironment(environment, temporary) {
    const allowed = ALLOWED.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]]));
    return { ...Object.fromEntries(allowed), TMPDIR: temporary };
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
 * script's `> /dev/stderr` fails on a socket.
 */
async function openFifos(directory) {
    const name = node_path__WEBPACK_IMPORTED_MODULE_5__.join(directory, `.pipe-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomUUID)()}`);
    const files = [`${name}-1`, `${name}-2`];
    try {
        await (0,node_util__WEBPACK_IMPORTED_MODULE_6__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('mkfifo', ['-m', '600', ...files]);
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
/* harmony export */   U_: () => (/* binding */ processesWith)
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

/***/ 29664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SHARED_WORKDIR: () => (/* binding */ SHARED_WORKDIR),
  hostProvider: () => (/* binding */ hostProvider)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/git/mirror.js
var mirror = __webpack_require__(52740);
// EXTERNAL MODULE: ./build/testbeds/host/find-tool.js
var find_tool = __webpack_require__(52188);
// EXTERNAL MODULE: ./build/testbeds/host/spawn.js + 1 modules
var spawn = __webpack_require__(65055);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/testbeds/pipe.js
var testbeds_pipe = __webpack_require__(25285);
// EXTERNAL MODULE: ./build/testbeds/types.js
var types = __webpack_require__(33836);
// EXTERNAL MODULE: ./build/testbeds/host/environment.js
var environment = __webpack_require__(91981);
// EXTERNAL MODULE: ./build/testbeds/host/processes.js
var processes = __webpack_require__(52621);
// EXTERNAL MODULE: ./build/testbeds/host/workdir.js
var host_workdir = __webpack_require__(35108);
;// CONCATENATED MODULE: ./build/testbeds/host/testbed.js











/** The longest that a timer takes, in milliseconds. */
const NO_TIMEOUT = 2 ** 31 - 1;
/** The runner itself, with a workdir for one trial. */
class HostTestbed {
    kind = 'host';
    image = null;
    workdir;
    promptFile;
    outputDirectory;
    agentDirectory;
    prerunnerDirectory;
    #places;
    #temporary;
    #started = [];
    constructor(places) {
        this.workdir = places.workdir;
        this.promptFile = external_node_path_.join(places.directory, 'prompt.md');
        this.outputDirectory = external_node_path_.join(places.directory, 'output');
        this.agentDirectory = places.agentDirectory;
        this.prerunnerDirectory = places.prerunnerDirectory;
        this.#places = places;
        this.#temporary = external_node_path_.join(places.directory, 'tmp');
    }
    async run(command, signal) {
        signal.throwIfAborted();
        const environment = { ...this.#environment(), ...command.environment };
        const shell = command.shell === 'agent'
            ? ((await (0,find_tool/* findTool */.S)('bash', environment.PATH)) ?? '/bin/sh')
            : { bash: 'bash', sh: '/bin/sh' }[command.shell];
        const { timeout, lasting, output } = command;
        const started = await this.#start({ argv: [shell, '-c', command.script], environment, timeout, lasting, output }, signal);
        try {
            return await started.exit;
        }
        catch (error) {
            if (error instanceof types/* TestbedDestroyed */.z || signal.aborted)
                throw error;
            throw new errors/* TrialError */.ZD('host', (0,errors/* messageOf */.bD)(error), { cause: error });
        }
    }
    async converse(argv, signal) {
        signal.throwIfAborted();
        const pipe = new testbeds_pipe/* Pipe */.n();
        const environment = this.#environment();
        const program = { argv, environment, timeout: NO_TIMEOUT, lasting: false, talks: true };
        const started = await this.#start({ ...program, output: (kind, chunk) => pipe.take(kind, chunk) }, signal);
        started.exit.catch(() => { }).then(() => pipe.endAfter(started.printed));
        return pipe.between(started.input);
    }
    files(directory) {
        return entriesAt(directory, '');
    }
    async place(contents) {
        await this.#checkWorkdir();
        for (const [target, content] of contents) {
            await (0,host_workdir/* removeTree */.dM)(target);
            if (content === 'empty directory')
                await (0,promises_.mkdir)(target, { recursive: true });
            else if ('directory' in content) {
                await (0,promises_.cp)(content.directory, target, host_workdir/* COPY */.sF);
                // The top's own mode is an accident of this machine, as on Docker.
                await (0,promises_.chmod)(target, 0o755);
            }
            else {
                await (0,promises_.mkdir)(external_node_path_.dirname(target), { recursive: true });
                await (0,promises_.writeFile)(target, content.text, { flag: 'wx' });
            }
        }
    }
    async keepImage() {
        throw new errors/* TrialError */.ZD('host', 'the host testbed has no image to keep');
    }
    async remove() {
        const left = (await Promise.all(this.#started.map((started) => started.release()))).flat();
        // What escaped a keeper (its agent may have killed it) still carries the trial's TMPDIR.
        const marked = await (0,processes/* endProcesses */.Hk)(() => (0,processes/* processesWith */.U_)(`TMPDIR=${this.#temporary}`), 0);
        await (this.#places.shared ? (0,host_workdir/* emptyDirectory */.hK)(this.workdir) : (0,host_workdir/* removeTree */.dM)(this.workdir));
        await (0,host_workdir/* removeTree */.dM)(this.#places.directory);
        return [...new Set([...left, ...marked.map(({ pid }) => pid)])].map((pid) => `process ${pid}`);
    }
    #environment() {
        return (0,environment/* hostEnvironment */.m)(this.#places.environment, this.#temporary);
    }
    /** Nothing is done below a workdir that the agent has put something else in the place of. */
    async #checkWorkdir() {
        const workdir = await (0,promises_.lstat)(this.workdir).catch(() => null);
        if (!workdir?.isDirectory())
            throw new types/* TestbedDestroyed */.z(`the workdir ${this.workdir} is gone`);
    }
    async #start(command, signal) {
        await this.#checkWorkdir();
        const started = await (0,spawn/* start */.n)({ ...command, cwd: this.workdir, pipes: this.#places.directory }, this.#places.kept, signal);
        this.#started.push(started);
        return started;
    }
}
/** What is at a path below the root, itself and everything in it; the root only where it is no directory. No link is followed. */
async function* entriesAt(root, relative) {
    const file = external_node_path_.join(root, relative);
    const stats = await (0,promises_.lstat)(file).catch(() => null);
    if (stats === null)
        return;
    const type = stats.isFile() ? 'file' : stats.isDirectory() ? 'directory' : 'other';
    if (relative !== '' || type !== 'directory') {
        yield {
            path: relative,
            type,
            size: stats.isFile() ? stats.size : 0,
            content: { [Symbol.asyncIterator]: () => contentOf(file) },
        };
    }
    if (type !== 'directory')
        return;
    const directory = await (0,promises_.opendir)(file).catch((error) => {
        if ((0,errors/* codeOf */.$N)(error) === 'ENOENT')
            return [];
        throw error;
    });
    for await (const entry of directory)
        yield* entriesAt(root, external_node_path_.join(relative, entry.name));
}
function contentOf(file) {
    // Not through a link that has taken the file's place since.
    return (0,external_node_fs_.createReadStream)(file, { flags: (external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW) })[Symbol.asyncIterator]();
}

;// CONCATENATED MODULE: ./build/testbeds/host/provider.js








/** Names the shared workdir of a run, so that a killed run's can be emptied by the next. */
const SHARED_WORKDIR = 'shared-workdir';
/** Testbeds on the machine itself, for jobs that are throw-away machines or containers. Throws a UserError for a workdir that cannot be used. */
async function hostProvider(options, agentDirectory, run, machine) {
    const repositories = new mirror/* RepositoryCache */.R(machine);
    const kept = (0,spawn/* keeperFor */.E)(process.platform, (await (0,find_tool/* findTool */.S)('perl', machine.environment.PATH)) !== null);
    if (options.workdir !== undefined) {
        await (0,host_workdir/* checkSharedWorkdir */.yf)(options.workdir, [
            options['results-path'],
            machine.cacheDirectory,
            machine.temporaryDirectory,
        ]);
        await (0,promises_.writeFile)(external_node_path_.join(run.directory, SHARED_WORKDIR), options.workdir);
    }
    let opened = 0;
    return { kind: 'host', open };
    async function open({ instance, prompt }, signal) {
        // Short names: sockets below TMPDIR have room for 107 characters in all.
        const directory = external_node_path_.join(run.directory, String(++opened));
        const workdir = options.workdir ?? external_node_path_.join(directory, 'workdir');
        const testbed = new HostTestbed({
            directory,
            workdir,
            shared: options.workdir !== undefined,
            agentDirectory,
            prerunnerDirectory: instance.prerunner === null ? null : external_node_path_.join(directory, 'prerunner'),
            environment: machine.environment,
            kept,
        });
        try {
            await (0,promises_.mkdir)(external_node_path_.join(directory, 'tmp'), { recursive: true });
            await (0,promises_.mkdir)(testbed.outputDirectory);
            await (0,promises_.writeFile)(testbed.promptFile, prompt);
            await (0,host_workdir/* emptyDirectory */.hK)(workdir);
            signal.throwIfAborted();
            if (instance.repository !== null) {
                await repositories.clone(instance.repository, workdir).catch((error) => {
                    throw new errors/* TrialError */.ZD('git', (0,errors/* messageOf */.bD)(error), { cause: error });
                });
            }
            for (const { source, target } of instance.fixtures)
                await (0,promises_.cp)(source, external_node_path_.join(workdir, target), host_workdir/* COPY */.sF);
            if (instance.prerunner !== null)
                await (0,promises_.cp)(instance.prerunner, testbed.prerunnerDirectory, host_workdir/* COPY */.sF);
            return testbed;
        }
        catch (error) {
            await (0,host_workdir/* removeTree */.dM)(directory);
            if (error instanceof errors/* TrialError */.ZD || signal.aborted)
                throw error;
            throw new errors/* TrialError */.ZD('testbed', (0,errors/* messageOf */.bD)(error), { cause: error });
        }
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
    const { stdout, stderr } = await (0,fifo/* openFifos */.q)(command.pipes);
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
    #life;
    constructor(child) {
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

/***/ 35108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dM: () => (/* binding */ removeTree),
/* harmony export */   hK: () => (/* binding */ emptyDirectory),
/* harmony export */   sF: () => (/* binding */ COPY),
/* harmony export */   yf: () => (/* binding */ checkSharedWorkdir)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19473);




/**
 * Checks a workdir that the user names on the host: it must be absent or empty, since every trial begins with it empty,
 * and no directory that holds anything else of theirs. Throws a UserError.
 */
async function checkSharedWorkdir(workdir, keepOut) {
    if (!node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute(workdir))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`workdir: "${workdir}" is not an absolute path`);
    for (const directory of [node_os__WEBPACK_IMPORTED_MODULE_1__.homedir(), process.cwd(), ...keepOut]) {
        const relative = node_path__WEBPACK_IMPORTED_MODULE_2__.relative(workdir, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(directory));
        if (relative === '' || !relative.startsWith('..')) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`workdir: ${workdir} is emptied for every trial, and it holds ${directory}; name another directory`);
        }
    }
    let entries;
    try {
        entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(workdir);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(error) === 'ENOENT')
            return;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`workdir: ${workdir} cannot be used: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(error)}`);
    }
    if (entries.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`workdir: ${workdir} is not empty, and every trial begins with it empty; empty it, or leave the option out`);
    }
}
/** How things are copied into a workdir: names, modes and links as they are. */
const COPY = { recursive: true, verbatimSymlinks: true };
/** An empty directory; one that is there stays the same directory (it may be a mount). */
async function emptyDirectory(directory) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(directory, { recursive: true });
    for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory))
        await removeTree(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, entry));
}
/** Removes a tree whatever modes its directories have been given. */
async function removeTree(directory) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(directory, { recursive: true, force: true, maxRetries: 3 });
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(error) !== 'EACCES' && (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(error) !== 'ENOTEMPTY')
            throw error;
        await makeWritable(directory);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(directory, { recursive: true, force: true, maxRetries: 3 });
    }
}
async function makeWritable(directory) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(directory, 0o700);
    for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory, { withFileTypes: true })) {
        if (entry.isDirectory())
            await makeWritable(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, entry.name));
    }
}


/***/ }),

/***/ 25285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ Pipe)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);



/** Output of a program that has ended is waited for this long, and each time anew while it comes, in milliseconds. */
const QUIET = 50;
/** Hands a program's standard output to whoever talks to it, no faster than it is read. */
class Pipe {
    #output = new node_stream__WEBPACK_IMPORTED_MODULE_1__.PassThrough();
    #last = 0;
    #held = 0;
    constructor() {
        this.#output.on('error', () => { });
    }
    /** Takes a piece of output; resolves when there is room for the next. Standard error goes nowhere. */
    async take(kind, chunk) {
        this.#last = performance.now();
        if (kind === 'stderr' || this.#output.destroyed || this.#output.write(chunk))
            return;
        const gone = new AbortController();
        const options = { signal: gone.signal };
        this.#held += 1;
        await Promise.race([(0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(this.#output, 'drain', options), (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(this.#output, 'close', options)]).catch(() => { });
        this.#held -= 1;
        this.#last = performance.now();
        gone.abort();
    }
    /** The program and all its output have ended. */
    end() {
        this.#output.end();
    }
    /** The program has ended: what it printed still comes, however slowly it is read; a child that holds its output open is not waited for. */
    async endAfter(printed) {
        const end = printed.then(() => false, () => false);
        while (await Promise.race([end, (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(QUIET / 2, true, { ref: false })])) {
            if (this.#held === 0 && performance.now() - this.#last >= QUIET)
                break;
        }
        this.end();
    }
    /** The conversation with a program that reads this input; `hangUp` when it is over. */
    between(input, hangUp = () => { }) {
        return {
            input,
            output: this.#output,
            close: () => {
                input.end();
                this.#output.destroy();
                hangUp();
            },
        };
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


/***/ })

};
