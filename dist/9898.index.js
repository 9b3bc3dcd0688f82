export const id = 9898;
export const ids = [9898];
export const modules = {
12580: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => word,
h: () => quote
});
var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
function quote(text) {
return `'${text.replaceAll("'", "'\\''")}'`;
}
function word(text) {
return /^[\w./@%+=-][\w./@%+=:-]*$/.test(text) ? text : quote((0, _untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text, 4096));
}
}),
52740: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { R: () => RepositoryCache });
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
var _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76185);
var _base_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13590);
var _git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40075);
var _refuse_option_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(53589);
let PAUSES = [
0,
2e3,
8e3
];
let NO_BRANCH = "it has no default branch";
class RepositoryCache {
#machine;
#mirrors = new Map();
#heads = new Map();
#open;
constructor(machine, { open = !1 } = {}) {
this.#machine = machine;
this.#open = open;
}
async clone(repository, directory) {
return await advised(repository, async () => {
let pinned = await this.#pinned(repository);
try {
return await this.#clone(await this.#mirrorWith(pinned), pinned, directory);
} catch (error) {
if (!this.#open || !isForged(error)) throw error;
await this.#forget(pinned);
await (0, _base_tree_js__WEBPACK_IMPORTED_MODULE_6__.hK)(directory);
return await this.#clone(await this.#mirrorWith(pinned), pinned, directory);
}
});
}
async fetch(repository) {
await advised(repository, async () => this.#mirrorWith(await this.#pinned(repository)));
}
async #pinned({ url, commit }) {
return {
url,
commit: commit ?? await once(this.#heads, url, () => this.#head(url))
};
}
async #head(url) {
let listed = await this.#retry([
"ls-remote",
url,
"HEAD"
]);
let commit = /^([0-9a-f]{40,64})\tHEAD$/m.exec(listed)?.[1];
if (commit === void 0) throw Error(NO_BRANCH);
return commit;
}
async #clone(mirror, repository, directory) {
let run = (...args) => (0, _git_js__WEBPACK_IMPORTED_MODULE_7__.$Y)(this.#machine.runTool, [
"-C",
directory,
...args
]);
let commit = (await (0, _git_js__WEBPACK_IMPORTED_MODULE_7__.$Y)(this.#machine.runTool, [
"-C",
mirror,
"rev-parse",
`${repository.commit}^{commit}`
])).trim();
let how = this.#open ? "--no-local" : "--no-hardlinks";
await (0, _git_js__WEBPACK_IMPORTED_MODULE_7__.$Y)(this.#machine.runTool, [
"clone",
"--quiet",
"--no-checkout",
how,
mirror,
directory
]);
await run("fetch", "--quiet", "origin", commit);
await run("remote", "set-url", "origin", repository.url);
await run("checkout", "--quiet", "--detach", commit);
return commit;
}
#mirrorWith({ url, commit }) {
return once(this.#mirrors, `${url} ${commit}`, async () => {
let directory = await once(this.#mirrors, url, () => this.#mirror(url));
await this.#bring(url, commit, directory);
return directory;
});
}
async #forget({ url, commit }) {
this.#mirrors.delete(`${url} ${commit}`);
this.#mirrors.delete(url);
await (0, _base_tree_js__WEBPACK_IMPORTED_MODULE_6__.dM)(this.#placeOf(url));
}
async #bring(url, commit, directory) {
if (await this.#has(directory, commit)) return;
await this.#retry([
"-C",
directory,
"fetch",
"--quiet",
"--tags",
"--force",
url,
"+refs/heads/*:refs/heads/*"
]);
await this.#has(directory, commit) || await this.#retry([
"-C",
directory,
"fetch",
"--quiet",
url,
commit
]);
}
#placeOf(url) {
let name = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(url).digest("hex").slice(0, 32);
return node_path__WEBPACK_IMPORTED_MODULE_3__.join(this.#machine.cacheDirectory, "repositories", `${name}.git`);
}
async #mirror(url) {
let directory = this.#placeOf(url);
let folder = node_path__WEBPACK_IMPORTED_MODULE_3__.dirname(directory);
if ((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(directory)) return directory;
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(folder, { recursive: !0 });
let incomplete = node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, `incomplete-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.B7)(incomplete);
try {
await this.#retry([
"clone",
"--quiet",
"--bare",
"--no-hardlinks",
url,
incomplete
]);
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(incomplete, directory).catch((error) => {
if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(directory)) throw error;
});
} finally {
await (0, _base_tree_js__WEBPACK_IMPORTED_MODULE_6__.dM)(incomplete);
await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(incomplete);
}
return directory;
}
async #has(directory, commit) {
return (await this.#machine.runTool("git", [
"-C",
directory,
"cat-file",
"-e",
`${commit}^{commit}`
])).exitCode === 0;
}
async #retry(args) {
let last;
for (let pause of PAUSES) {
await new Promise((resolve) => setTimeout(resolve, pause));
try {
return await (0, _git_js__WEBPACK_IMPORTED_MODULE_7__.$Y)(this.#machine.runTool, args);
} catch (error) {
if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_7__.XS) || isFinal(error)) throw error;
last = error;
}
}
throw last;
}
}
function once(known, key, make) {
let promise = known.get(key);
if (promise === void 0) {
promise = make();
known.set(key, promise);
promise.catch(() => known.delete(key));
}
return promise;
}
async function advised(repository, work) {
(0, _refuse_option_js__WEBPACK_IMPORTED_MODULE_8__.g)(repository.url, "repo_url");
try {
return await work();
} catch (error) {
let { url, commit } = repository;
throw Error(`${url} at ${commit ?? "its default branch"} cannot be cloned: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}\n${adviceOn(error)}`, { cause: error });
}
}
function adviceOn(error) {
let said = (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error);
if (/Authentication failed|could not read Username|could not read Password|Permission denied/i.test(said)) return "The repository requires a login: configure one for git on this machine (a credential helper, a key), or use a public URL.";
if (/not our ref|unknown revision|bad object|couldn't find remote ref/i.test(said)) return "Check that the repository still has that commit, and correct the row.";
if (said === NO_BRANCH) return "Name a commit in base_commit, or correct the URL.";
if (/No space left/i.test(said)) return "Free space on the disk of the cache (XDG_CACHE_HOME), then run again with resume.";
return "Check that this machine can reach it (git ls-remote), then run again with resume.";
}
function isForged(error) {
return /did not receive expected object|invalid index-pack output|bad (object|pack|tree)|missing (blob|tree|commit)|corrupt|hash mismatch|not our ref|unknown revision|Needed a single revision|does not appear to be a git|not a git repository/i.test((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error));
}
function isFinal(error) {
return /not found|strange hostname|strange pathname|does not exist|does not appear to be a git|not our ref|couldn't find remote ref|Authentication failed|could not read Username|Permission denied/i.test(error.result.stderr);
}
}),
53589: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { g: () => refuseOption });
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
function refuseOption(text, option) {
if (text.startsWith("-")) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${option}: "${text}" begins with "-"`);
}
}),
80418: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
DT: () => EXPERIMENT_FILE,
Kh: () => linkLatest,
L6: () => makeRunDirectory,
es: () => ignoreInGit,
gM: () => holdsRun,
hH: () => latestRun,
hN: () => DEFAULT_RESULTS,
oA: () => holdsExperiment,
s6: () => reportDirectory
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
let DEFAULT_RESULTS = "agentbench-results";
let LATEST = "latest";
let EXPERIMENT_FILE = "experiment.json";
function holdsRun(directory) {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, "run.json"), { throwIfNoEntry: !1 }) !== void 0;
}
function holdsExperiment(directory) {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, EXPERIMENT_FILE));
}
function holdsResults(directory) {
return holdsRun(directory) || holdsExperiment(directory);
}
async function makeRunDirectory(parent) {
let time = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
try {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(parent, { recursive: !0 });
await ignoreInGit(parent);
for (let number = 1;; number += 1) {
let directory = node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, number === 1 ? time : `${time}-${number}`);
try {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(directory);
return directory;
} catch (error) {
if ((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.$N)(error) !== "EEXIST") throw error;
}
}
} catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`results-path: ${node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(parent)} cannot be made: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)}`);
}
}
async function ignoreInGit(directory) {
(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory).catch(() => null))?.length === 0 && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, ".gitignore"), "*\n", { flag: "wx" }).catch(() => {});
}
async function linkLatest(directory) {
let link = node_path__WEBPACK_IMPORTED_MODULE_2__.join(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(directory), LATEST);
let made = `${link}.${process.pid}`;
try {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.symlink)(node_path__WEBPACK_IMPORTED_MODULE_2__.basename(directory), made);
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(made, link);
} catch {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(made, { force: !0 }).catch(() => {});
}
}
function latestRun(parent = DEFAULT_RESULTS) {
try {
let linked = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, LATEST));
if (node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(linked) === (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(parent) && holdsResults(linked)) return node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, node_path__WEBPACK_IMPORTED_MODULE_2__.basename(linked));
} catch {}
try {
let last = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(parent, { withFileTypes: !0 }).flatMap((entry) => entry.isDirectory() && holdsResults(node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, entry.name)) ? [entry.name] : []).sort().at(-1);
return last === void 0 ? null : node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, last);
} catch {
return null;
}
}
function reportDirectory(resultsPath = DEFAULT_RESULTS) {
return holdsRun(resultsPath) ? `${node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(resultsPath)}-report` : node_path__WEBPACK_IMPORTED_MODULE_2__.join(resultsPath, "report");
}
}),
3907: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => drain,
f: () => DRAIN_LIMIT
});
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
let DRAIN_LIMIT = 1e3;
async function drain(end, lastOutput, quiet) {
let begun = performance.now();
for (;;) {
let open = await Promise.race([end.then(() => !1), (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(quiet / 2, !0)]);
let now = performance.now();
if (!open || now - Math.max(begun, lastOutput()) >= quiet || now - begun >= DRAIN_LIMIT) return;
}
}
}),
91981: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { m: () => hostEnvironment });
var _base_environment_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40724);
function hostEnvironment(environment, temporary) {
let allowed = _base_environment_names_js__WEBPACK_IMPORTED_MODULE_0__.Wq.flatMap((name) => environment[name] === void 0 ? [] : [[name, environment[name]]]);
return {
...Object.fromEntries(allowed),
TMPDIR: temporary
};
}
}),
828: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => openFifos,
v: () => outletOf
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51455);
var node_net__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77030);
var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);
var node_util__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57975);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45145);
let spare = [];
async function openFifos(directory, searchPath) {
let name = node_path__WEBPACK_IMPORTED_MODULE_5__.join(directory, `.pipe-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomUUID)()}`);
let files = [`${name}-1`, `${name}-2`];
try {
let env = { PATH: [
searchPath,
"/usr/bin",
"/bin"
].filter(Boolean).join(node_path__WEBPACK_IMPORTED_MODULE_5__.delimiter) };
await (0, node_util__WEBPACK_IMPORTED_MODULE_6__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)("mkfifo", [
"-m",
"600",
...files
], { env });
return {
stdout: openFifo(files[0]),
stderr: openFifo(files[1])
};
} finally {
for (let file of files) await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.rm)(file, { force: !0 });
}
}
function openFifo(file) {
let fd = (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NONBLOCK);
let writer = (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_WRONLY);
return {
writer,
letGo: () => (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(writer),
...outletOf(fd)
};
}
function outletOf(fd) {
let memory = spare.pop() ?? Buffer.allocUnsafeSlow(262144);
let taker = null;
let socket = null;
let closed = !1;
let fault;
let held;
let emptying;
return {
read,
empty,
close
};
function read(take) {
if (closed) return Promise.resolve();
let reader = new node_net__WEBPACK_IMPORTED_MODULE_4__.Socket({
fd,
readable: !0,
writable: !1,
onread: {
buffer: memory,
callback: handOn
}
});
taker = take;
socket = reader;
reader.on("close", () => Promise.resolve(held).finally(giveBack));
return new Promise((resolve, reject) => reader.on("error", reject).on("close", () => resolve()));
}
function handOn(length) {
try {
held = taker(memory.subarray(0, length)) || void 0;
} catch (error) {
fail(error);
return !1;
}
held = held?.catch(fail).then(() => {
held = void 0;
emptying === void 0 && socket.resume();
});
return held === void 0;
}
function fail(error) {
fault = error;
socket.destroy(error);
}
function empty() {
emptying ??= readOut().finally(() => {
emptying = void 0;
isOpen() && socket.resume();
});
return emptying;
}
async function readOut() {
isOpen() && socket.pause();
for (let taken = 0;;) {
await held;
if (fault !== void 0) throw fault;
let length = isOpen() && taken < 1048576 ? readNow(fd, memory) : 0;
if (length === 0) return;
taken += length;
handOn(length);
}
}
function isOpen() {
return socket !== null && !socket.destroyed && !closed;
}
function close() {
if (closed) return;
closed = !0;
if (socket === null) {
(0, node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(fd);
giveBack();
} else socket.destroy();
}
function giveBack() {
spare.length < 64 && spare.push(memory);
}
}
function readNow(fd, memory) {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync)(fd, memory);
} catch (error) {
if ((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_7__.$N)(error) === "EAGAIN") return 0;
throw error;
}
}
}),
25530: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { H: () => startFault });
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33836);
function startFault(error, command) {
let bytes = command === void 0 ? 0 : sizeOf(command);
if (bytes > ALWAYS_TAKEN && /argument list too long|E2BIG/i.test((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error))) return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD("host", `a command and its environment have ${bytes} bytes, more than Linux takes`);
return new _types_js__WEBPACK_IMPORTED_MODULE_1__.z(`the command cannot be started: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}`);
}
let ALWAYS_TAKEN = 131072;
function sizeOf({ argv, environment }) {
let variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
return [...argv, ...variables].reduce((sum, word) => sum + Buffer.byteLength(word) + 1, 0);
}
}),
96221: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { z: () => PlainLauncher });
var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
var _base_processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78421);
var _fifo_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(828);
var _launcher_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25530);
let ENTER = [
"/bin/sh",
"-c",
"{ echo $$ >\"$0/cgroup.procs\"; } 2>/dev/null; exec \"$@\""
];
class PlainLauncher {
#pipes;
#group;
#sessions = new Set();
constructor(pipes, group = null) {
this.#pipes = pipes;
this.#group = group;
}
async launch(command, signal) {
let { argv, cwd, environment, talks } = command;
let { stdout, stderr } = await (0, _fifo_js__WEBPACK_IMPORTED_MODULE_2__.q)(this.#pipes, environment.PATH);
if (signal.aborted) {
discard();
throw signal.reason;
}
let stdio = [
talks ? "pipe" : "ignore",
stdout.writer,
stderr.writer
];
let [program, ...words] = this.#group === null ? argv : [
...ENTER,
this.#group,
...argv
];
let child;
try {
child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, words, {
cwd,
env: environment,
detached: !0,
stdio: [...stdio]
});
} catch (error) {
discard();
throw (0, _launcher_js__WEBPACK_IMPORTED_MODULE_3__.H)(error, command);
}
stdout.letGo();
stderr.letGo();
let exited = new Promise((resolve, reject) => {
child.once("error", (error) => reject((0, _launcher_js__WEBPACK_IMPORTED_MODULE_3__.H)(error, command)));
child.once("exit", (code, signal) => resolve(code ?? 128 + (signal === "SIGKILL" ? 9 : 15)));
});
exited.catch(() => {});
child.pid !== void 0 && this.#sessions.add(child.pid);
return {
input: child.stdin,
stdout,
stderr,
session: Promise.resolve(child.pid ?? -1),
exited,
nudge: () => {}
};
function discard() {
for (let pipe of [stdout, stderr]) {
pipe.letGo();
pipe.close();
}
}
}
roots() {
return null;
}
async release() {
return {
left: (await (0, _base_processes_js__WEBPACK_IMPORTED_MODULE_1__.Hk)(() => (0, _base_processes_js__WEBPACK_IMPORTED_MODULE_1__.O3)().filter(({ session }) => this.#sessions.has(session)), 0)).map(({ pid }) => pid),
keeperKilled: !1
};
}
}
}),
19898: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
hostProvider: () => hostProvider,
keptWorkdir: () => keptWorkdir
});
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var base_errors = __webpack_require__(45145);
var find_tool = __webpack_require__(59956);
var run_directory = __webpack_require__(79882);
var tree = __webpack_require__(13590);
var mirror = __webpack_require__(52740);
var run_place = __webpack_require__(80418);
var cgroup = __webpack_require__(92526);
var host_environment = __webpack_require__(91981);
var external_node_child_process_ = __webpack_require__(31421);
var external_node_events_ = __webpack_require__(78474);
var external_node_os_ = __webpack_require__(48161);
var external_node_timers_promises_ = __webpack_require__(58500);
let PATIENCE = 2e3;
async function interactOnHost({ script, environment }, { workdir, shell }, { input, output, errors, terminal }, signal) {
signal.throwIfAborted();
let bash = (0, find_tool.S)("bash", environment.PATH) ?? "/bin/sh";
let [file, args] = script === null ? [shell || bash, []] : [bash, ["-c", script]];
let stdio = terminal === null ? "pipe" : "inherit";
let child = (0, external_node_child_process_.spawn)(file, args, {
cwd: workdir,
env: environment,
stdio
});
let exit = (0, external_node_events_.once)(child, "exit");
let closed = (0, external_node_events_.once)(child, "close");
closed.catch(() => {});
if (child.stdin !== null) {
child.stdin.on("error", () => {});
input.pipe(child.stdin);
child.stdout.pipe(output, { end: !1 });
child.stderr.pipe(errors, { end: !1 });
}
let end = () => {
child.kill("SIGHUP");
(0, external_node_timers_promises_.setTimeout)(PATIENCE, void 0, { ref: !1 }).then(() => child.kill("SIGKILL"));
};
signal.addEventListener("abort", end, { once: !0 });
try {
let [code, killedBy] = await exit;
await Promise.race([closed, (0, external_node_timers_promises_.setTimeout)(PATIENCE)]);
signal.throwIfAborted();
return code ?? 128 + (external_node_os_.constants.signals[killedBy] ?? 0);
} catch (error) {
signal.throwIfAborted();
throw new base_errors.ZD("host", `${file} cannot be run: ${(0, base_errors.bD)(error)}`);
} finally {
signal.removeEventListener("abort", end);
if (child.stdin !== null) {
input.unpipe(child.stdin);
input.pause();
for (let stream of [
child.stdin,
child.stdout,
child.stderr
]) stream.destroy();
}
}
}
var external_node_fs_ = __webpack_require__(73024);
var external_node_net_ = __webpack_require__(77030);
var signals = __webpack_require__(68785);
var fifo = __webpack_require__(828);
var launcher = __webpack_require__(25530);
let LIMIT = 2e4;
let SYSTEM_CALLS = {
x64: {
prctl: 157,
setsid: 112
},
arm64: {
prctl: 167,
setsid: 157
},
arm: {
prctl: 172,
setsid: 66
},
riscv64: {
prctl: 167,
setsid: 157
},
ppc64: {
prctl: 171,
setsid: 66
},
s390x: {
prctl: 172,
setsid: 66
}
};
function keeperFor(platform, perl) {
return platform === "linux" && perl && SYSTEM_CALLS[process.arch] !== void 0;
}
class Keepers {
#begin;
#keepers;
constructor(environment, group = null) {
this.#begin = () => new Keeper(environment, group);
this.#keepers = [this.#begin()];
}
async launch(command, signal) {
let keeper = this.#keepers.at(-1);
let launched = await keeper.launch(command, signal);
if (launched !== null) return launched;
this.#keepers.at(-1) === keeper && this.#keepers.push(this.#begin());
let again = await this.#keepers.at(-1).launch(command, signal);
if (again === null) throw (0, launcher.H)(this.#keepers.at(-1).fault);
return again;
}
roots() {
if (this.#keepers.some(({ killed }) => killed)) return null;
return this.#keepers.flatMap(({ pid }) => pid ?? []);
}
async release() {
return {
left: (await Promise.all(this.#keepers.map((keeper) => keeper.release()))).flat(),
keeperKilled: this.#keepers.some(({ killed }) => killed)
};
}
}
class Keeper {
fault = Error("its keeper has gone");
killed = !1;
#process;
#orders;
#closed;
#gone = !1;
#released = !1;
#next = 0;
#under = new Map();
#left = [];
#pipes = [];
#waiting = [];
constructor(environment, group) {
let { prctl, setsid } = SYSTEM_CALLS[process.arch];
this.#process = (0, external_node_child_process_.spawn)("perl", [
"-e",
"my ($prctl, $setsid, $group) = @ARGV;\nsysopen(my $entry, $group, 0) if $group ne '';\nopen(my $report, '>&=', 3) or die; open(my $orders, '<&=', 4) or die;\nfor ($report, $orders) { fcntl($_, 2, 1) or die; }\nsyscall($prctl, 36, 1, 0, 0, 0) == 0 or die \"prctl: $!\";\npipe(my $wake, my $waker) or die;\nfor ($wake, $waker) { fcntl($_, 4, 2048) or die; }\nmy @signals = qw(INT TERM HUP PIPE);\n$SIG{$_} = 'IGNORE' for @signals;\n$SIG{CHLD} = sub { syswrite $waker, '.' };\nmy (%ids, @pipes);\noffer();\nmy $read = '';\nfor (;;) {\n  while ((my $pid = reap()) > 0) {\n    my $status = $?;\n    my $id = delete $ids{$pid};\n    report('exit', $id, $status & 127 ? 128 + ($status & 127) : $status >> 8) if defined $id;\n  }\n  my $ready = '';\n  vec($ready, fileno($_), 1) = 1 for $orders, $wake;\n  next unless select($ready, undef, undef, 0.25) > 0;\n  sysread($wake, my $bytes, 64) if vec($ready, fileno($wake), 1);\n  next unless vec($ready, fileno($orders), 1);\n  sysread($orders, $read, 65536, length $read) or last;\n  while (length $read >= 4) {\n    my $size = unpack('N', $read);\n    last if length $read < 4 + $size;\n    obey(split /\\0/, substr($read, 4, $size), -1);\n    substr($read, 0, 4 + $size) = '';\n  }\n}\nfor my $try (1 .. 200) {\n  last if alone();\n  kill 'KILL', below();\n  select(undef, undef, undef, 0.01) unless alone();\n}\nmy @left = alone() ? () : below();\nreport('left', $_) for @left;\nunless (@left) { 1 while waitpid(-1, 0) > 0; }\n\nsub report { syswrite $report, \"@_\\n\" }\n\nsub offer {\n  @pipes = ();\n  for (1 .. 3) { pipe(my $from, my $to) or die; push @pipes, $from, $to; }\n  for (@pipes[3, 5]) { fcntl($_, 1031, 524288); }\n  report('pipes', map { fileno($_) } @pipes[1, 2, 4]);\n}\n\nsub obey {\n  my ($id, $directory, $talks, $count, @environment) = @_;\n  my @command = splice @environment, 0, $count;\n  my $pid = begin();\n  if (!defined $pid) { report('failed', $id, \"fork: $!\"); }\n  elsif ($pid == 0) { become($id, $directory, $talks, \\@command, @environment); }\n  else { $ids{$pid} = $id; report('pid', $id, $pid); }\n  offer();\n}\n\nsub begin {\n  return fork unless $entry;\n  my $pid = syscall(435, pack('Q11', 2 ** 33, 0, 0, 0, 17, 0, 0, 0, 0, 0, fileno $entry), 88);\n  return $pid if $pid >= 0;\n  $pid = fork;\n  if (defined $pid && $pid == 0 && open(my $processes, '>', \"$group/cgroup.procs\")) { syswrite $processes, $$; }\n  return $pid;\n}\n\nsub become {\n  my ($id, $directory, $talks, $command, @environment) = @_;\n  $SIG{$_} = 'DEFAULT' for @signals, 'CHLD';\n  syscall($setsid);\n  %ENV = @environment;\n  my $why = chdir($directory) ? '' : \"$directory: $!\";\n  if ($why eq '') {\n    open(STDIN, '<&', $pipes[0]) if $talks;\n    open(STDOUT, '>&', $pipes[3]); open(STDERR, '>&', $pipes[5]);\n    unless (exec { $command->[0] } @$command) {\n      if ($! == 7) { $why = \"$!\"; }\n      else { syswrite STDERR, \"agentbench: $command->[0]: $!\\n\"; }\n    }\n  }\n  report('failed', $id, $why) if $why ne '';\n  exit 127;\n}\n\nsub reap { return waitpid(-1, 1) }\n\nsub alone {\n  my $pid;\n  do { $pid = reap() } while $pid > 0;\n  return $pid < 0;\n}\n\nsub below {\n  my (%children, @found);\n  opendir(my $proc, '/proc') or return;\n  for my $pid (grep { /^\\d+$/ } readdir $proc) {\n    open(my $stat, '<', \"/proc/$pid/stat\") or next;\n    my $line = <$stat> // next;\n    my ($state, $parent) = $line =~ /.*\\) (\\S) (\\d+)/s or next;\n    push @{ $children{$parent} }, $pid if $state !~ /[ZX]/;\n  }\n  my @queue = ($$);\n  while (@queue) { my @next = @{ $children{ shift @queue } // [] }; push @found, @next; push @queue, @next; }\n  return @found;\n}\n",
String(prctl),
String(setsid),
group ?? ""
], {
cwd: "/",
env: environment,
detached: !0,
stdio: [
"ignore",
"ignore",
"ignore",
"pipe",
"pipe"
]
});
this.#process.once("error", (error) => {
this.fault = error;
});
let [, , , report, orders] = this.#process.stdio ?? [];
if (report === void 0 || orders === void 0) throw Error("its keeper cannot be started: EMFILE");
this.#orders = orders;
for (let pipe of [this.#orders, report]) pipe.on("error", () => {});
this.#closed = new Promise((resolve) => report.once("close", resolve));
let text = "";
report.on("data", (chunk) => {
let lines = (text + chunk.toString()).split("\n");
text = lines.pop();
for (let line of lines) this.#take(line);
});
report.once("close", () => this.#end());
}
async launch(command, signal) {
let { argv, cwd, environment, talks = !1 } = command;
if ([
cwd,
...argv,
...Object.entries(environment).flat()
].some((word) => word.includes("\0"))) throw new base_errors.ZD("host", "a word, a variable or the directory of a command holds a NUL character");
this.nudge();
let pipes = await this.#freePipes(signal);
if (pipes === null) return null;
let ends = this.#open(pipes, talks);
if (ends === null) return null;
let id = String(this.#next++);
let order = {
command,
session: Promise.withResolvers(),
exited: Promise.withResolvers()
};
this.#under.set(id, order);
order.exited.promise.catch(() => {});
let words = [
id,
cwd,
talks ? "1" : "0",
String(argv.length),
...argv,
...Object.entries(environment).flat()
];
let bytes = Buffer.from(words.join("\0"));
let size = Buffer.alloc(4);
size.writeUInt32BE(bytes.length);
this.#orders.write(Buffer.concat([size, bytes]));
return {
...ends,
session: order.session.promise,
exited: order.exited.promise,
nudge: () => this.nudge()
};
}
get pid() {
return this.#process.pid;
}
nudge() {
this.#gone || this.#process.kill("SIGCONT");
}
async release() {
this.#released = !0;
this.#orders.end();
this.nudge();
if (!await Promise.race([this.#closed.then(() => !0), (0, external_node_timers_promises_.setTimeout)(LIMIT, !1, { ref: !1 })])) {
this.killed = !0;
this.#process.kill("SIGKILL");
}
await this.#closed;
return this.#left;
}
async #freePipes(signal) {
signal.throwIfAborted();
if (this.#gone) return null;
let free = this.#pipes.shift();
if (free !== void 0) return free;
let { promise, resolve } = Promise.withResolvers();
this.#waiting.push(resolve);
try {
let late = (0, external_node_timers_promises_.setTimeout)(LIMIT, void 0, { ref: !1 }).then(() => {
throw (0, launcher.H)(Error("its keeper does not answer"));
});
return await (0, signals.Wh)(Promise.race([promise, late]), signal);
} catch (error) {
let at = this.#waiting.indexOf(resolve);
at !== -1 && this.#waiting.splice(at, 1);
throw error;
}
}
#open(pipes, talks) {
let [input, stdout, stderr] = pipes;
let opened = [];
let open = (descriptor, flags) => {
opened.push((0, external_node_fs_.openSync)(`/proc/${this.#process.pid}/fd/${descriptor}`, flags | external_node_fs_.constants.O_NONBLOCK));
return opened.at(-1);
};
try {
let [out, err] = [open(stdout, external_node_fs_.constants.O_RDONLY), open(stderr, external_node_fs_.constants.O_RDONLY)];
let into = talks ? open(input, external_node_fs_.constants.O_WRONLY) : null;
return {
input: into === null ? null : new external_node_net_.Socket({
fd: into,
readable: !1,
writable: !0
}),
stdout: (0, fifo.v)(out),
stderr: (0, fifo.v)(err)
};
} catch (error) {
for (let descriptor of opened) (0, external_node_fs_.closeSync)(descriptor);
if (["ENOENT", "ESRCH"].includes((0, base_errors.$N)(error) ?? "")) return null;
this.#pipes.unshift(pipes);
throw new base_errors.ZD("host", `the pipes of a command cannot be opened: ${(0, base_errors.bD)(error)}`, { cause: error });
}
}
#take(line) {
let [word, ...values] = line.split(" ");
let order = this.#under.get(values[0]);
if (word === "pipes") {
let waiting = this.#waiting.shift();
waiting === void 0 ? this.#pipes.push(values) : waiting(values);
} else if (word === "left") this.#left.push(Number(values[0]));
else if (word === "pid") order?.session.resolve(Number(values[1]));
else if (word === "failed") order?.exited.reject((0, launcher.H)(Error(values.slice(1).join(" ")), order.command));
else if (word === "exit") {
order?.exited.resolve(Number(values[1]));
this.#under.delete(values[0]);
}
}
#end() {
this.#gone = !0;
this.killed ||= !this.#released && this.#process.pid !== void 0;
for (let waiting of this.#waiting.splice(0)) waiting(null);
for (let { session, exited } of this.#under.values()) {
session.resolve(-1);
exited.resolve(null);
}
}
}
var plain_launcher = __webpack_require__(96221);
var format = __webpack_require__(18253);
var processes = __webpack_require__(78421);
var untrusted = __webpack_require__(90492);
var long_script = __webpack_require__(47931);
var testbeds_pipe = __webpack_require__(25285);
var types = __webpack_require__(33836);
let GONE = ["ENOENT", "ENOTDIR"];
let UNREAD = {
ENAMETOOLONG: "a path that is too long",
EACCES: "a directory that cannot be read",
EPERM: "a directory that cannot be read",
ELOOP: "a path that is too long"
};
async function* filesBelow(root) {
let top = Buffer.from(root);
let directories = [];
yield* entryAt(top);
for (let directory = directories.pop(); directory !== void 0; directory = directories.pop()) try {
for await (let { name } of await (0, promises_.opendir)(directory, {
encoding: "buffer",
bufferSize: 256
})) yield* entryAt(Buffer.concat([
directory,
Buffer.from("/"),
name
]));
} catch (error) {
yield* unread(directory, error);
}
async function* entryAt(file) {
try {
let stats = (0, external_node_fs_.lstatSync)(file, { bigint: !0 });
let type = stats.isFile() ? "file" : stats.isDirectory() ? "directory" : "other";
type === "directory" && directories.push(file);
if (file === top && type === "directory") return;
let content = { [Symbol.asyncIterator]: () => contentOf(file) };
yield {
path: pathOf(file),
type,
size: type === "file" ? Number(stats.size) : 0,
identity: identityOf(stats),
content
};
} catch (error) {
yield* unread(file, error);
}
}
function* unread(file, error) {
let code = (0, base_errors.$N)(error) ?? "";
if (GONE.includes(code)) return;
let why = UNREAD[code];
if (why === void 0) throw error;
yield {
path: pathOf(file),
type: "unread",
why,
size: 0,
identity: "",
content: { [Symbol.asyncIterator]: () => contentOf(file) }
};
}
function pathOf(file) {
return file.subarray(top.length + 1).toString();
}
}
function identityOf(stats) {
if (stats.isDirectory()) return "directory";
return [
stats.dev,
stats.ino,
stats.size,
stats.mode,
stats.mtimeNs,
stats.ctimeNs
].join(":");
}
async function* contentOf(file) {
let handle = await (0, promises_.open)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
try {
if (!(await handle.stat()).isFile()) throw Object.assign(Error("not a file any more"), { code: "ENXIO" });
yield* handle.createReadStream({ autoClose: !1 });
} finally {
await handle.close();
}
}
function installedOnHost(searchPath = "/usr/local/bin:/usr/bin:/bin", home = "/root") {
let prefixes = searchPath.split(external_node_path_.delimiter).filter((directory) => /^\/.*\/s?bin\/?$/.test(directory)).map((directory) => external_node_path_.dirname(directory));
let found = new Map();
for (let prefix of new Set([...prefixes, external_node_path_.join(home, ".local")])) {
let library = external_node_path_.join(prefix, "lib");
for (let python of namesIn(library).filter((name) => /^python[\d.]*$/.test(name))) for (let folder of ["site-packages", "dist-packages"]) for (let name of namesIn(external_node_path_.join(library, python, folder))) /\.(dist|egg)-info$/.test(name) && found.set(external_node_path_.join(library, python, folder, name), "");
let modules = external_node_path_.join(library, "node_modules");
for (let name of namesIn(modules)) {
let scoped = name.startsWith("@") ? namesIn(external_node_path_.join(modules, name)).map((one) => `${name}/${one}`) : [name];
for (let one of scoped) {
let file = external_node_path_.join(modules, one, "package.json");
let stats = statsOf(file);
stats?.isFile() && found.set(file, [
stats.ino,
stats.size,
stats.mtimeNs
].join(":"));
}
}
}
return found;
}
function namesIn(directory) {
try {
return (0, external_node_fs_.readdirSync)(directory);
} catch {
return [];
}
}
function statsOf(file) {
try {
return (0, external_node_fs_.lstatSync)(file, { bigint: !0 });
} catch {
return;
}
}
var sockets = __webpack_require__(72843);
function runningBelow(roots) {
if (roots === null || roots.length === 0) return null;
let all = (0, processes.O3)();
let below = new Set(roots);
for (let size = 0; size < below.size;) {
size = below.size;
for (let { pid, parent } of all) below.has(parent) && below.add(pid);
}
let left = all.filter(({ pid }) => below.has(pid) && !roots.includes(pid));
return {
processes: left.map((one) => ({
id: String(one.pid),
words: Buffer.from((0, processes.Z9)(one).join(" ").trim(), "latin1").toString() || one.name,
sockets: (0, sockets.m)(String(one.pid))
})),
sockets: left.length === 0 ? "" : (0, sockets.t)("self"),
alone: !1
};
}
var spawn = __webpack_require__(16735);
var host_workdir = __webpack_require__(35108);
let NO_TIMEOUT = 2 ** 31 - 1;
class HostTestbed {
kind = "host";
image = null;
commit = null;
workdir;
promptFile;
outputDirectory;
agentHome;
agentDirectory;
prerunnerDirectory;
relay = null;
given = null;
#places;
#launcher;
#started = [];
#conversations = [];
constructor(places, launcher) {
this.workdir = places.workdir;
this.promptFile = external_node_path_.join(places.directory, "prompt.md");
this.outputDirectory = external_node_path_.join(places.directory, "output");
this.agentHome = external_node_path_.join(places.directory, "home");
this.agentDirectory = places.agentDirectory;
this.prerunnerDirectory = places.prerunnerDirectory;
this.#places = places;
this.#launcher = launcher;
}
async run(command, signal) {
signal.throwIfAborted();
let environment = {
...this.#places.environment,
...command.environment
};
let shell = command.shell === "agent" ? (0, find_tool.S)("bash", environment.PATH) ?? "/bin/sh" : {
bash: "bash",
sh: "/bin/sh"
}[command.shell];
let { timeout, until, lasting, output } = command;
let script = await (0, long_script._)(command.script, this);
let started = await this.#start({
argv: [
shell,
"-c",
script
],
environment,
timeout,
until,
lasting,
output
}, signal);
try {
return await started.exit;
} catch (error) {
if (error instanceof types.z || signal.aborted) throw error;
throw new base_errors.ZD("host", (0, base_errors.bD)(error), { cause: error });
}
}
async converse(argv, signal) {
signal.throwIfAborted();
let pipe = new testbeds_pipe.n();
let { environment } = this.#places;
let program = {
argv,
environment,
timeout: NO_TIMEOUT,
lasting: !1,
talks: !0
};
let started = await this.#start({
...program,
output: (kind, chunk) => pipe.take(kind, chunk)
}, signal);
started.exit.catch(() => {}).then(() => pipe.end());
let conversation = pipe.between(started.input);
this.#conversations.push(conversation);
return conversation;
}
files(directory) {
return filesBelow(directory);
}
async *filesOfImage() {}
async differences() {
return null;
}
async isDirectory(file) {
return (await (0, promises_.lstat)(file).catch(() => null))?.isDirectory() ?? !1;
}
installed() {
return installedOnHost(this.#places.environment.PATH, this.#places.environment.HOME);
}
async running() {
return runningBelow(this.#launcher.roots());
}
async place(contents) {
await this.#checkWorkdir();
for (let [target, content] of contents) {
await (0, tree.dM)(target);
if (content === "empty directory") await (0, promises_.mkdir)(target, { recursive: !0 });
else if ("directory" in content) {
await (0, promises_.cp)(content.directory, target, host_workdir.sF);
await (0, promises_.chmod)(target, 493);
} else {
await (0, promises_.mkdir)(external_node_path_.dirname(target), { recursive: !0 });
await (0, promises_.writeFile)(target, content.text, { flag: "wx" });
}
}
}
service() {
return null;
}
async serviceLogs() {}
async keepImage() {
throw new base_errors.ZD("host", "the host testbed has no image to keep");
}
async setNetwork() {
throw new base_errors.ZD("host", "the network of the host is not switched");
}
async handOver() {
throw new base_errors.ZD("host", "a verifier in a testbed of its own needs Docker");
}
async stop() {
await this.#endProcesses();
}
async interact(command, seat, signal) {
await this.#checkWorkdir();
let environment = {
...this.#places.environment,
...command.environment
};
return interactOnHost({
...command,
environment
}, {
workdir: this.workdir,
shell: this.#places.shell
}, seat, signal);
}
async starvation() {
return {
throttled: null,
outOfMemory: null
};
}
async keep() {
let notes = await this.#endProcesses();
try {
await (0, run_directory.w3)(this.#places.directory, external_node_path_.basename(this.workdir));
} catch (error) {
throw new base_errors.ZD("host", `workdir ${this.workdir} is not kept: ${(0, base_errors.bD)(error)}`);
}
return {
kept: this.workdir,
notes
};
}
async remove() {
return [...await this.#endProcesses(), ...await this.#removeFiles()];
}
async #endProcesses() {
for (let conversation of this.#conversations) conversation.close();
let { left, keeperKilled } = await this.#launcher.release();
let grouped = await this.#places.group?.end() ?? [];
await Promise.all(this.#started.map((started) => started.finish()));
let marked = await (0, processes.Hk)(() => (0, processes.U_)(`TMPDIR=${this.#places.environment.TMPDIR}`), 0);
let running = new Set([
...left,
...grouped,
...marked.map(({ pid }) => pid)
]);
let notes = [];
keeperKilled && notes.push({
kind: "keeper_killed",
detail: this.#places.group === null ? "The process that keeps the commands of the trial was killed, and there is no control group: a process that has left its session and cleared its environment may run on." : "The process that keeps the commands of the trial was killed; its processes were ended by their control group."
});
if (running.size > 0) {
let processes = [...running].map((pid) => `process ${pid}`);
notes.push({
kind: "left_running",
detail: `Could not be ended: ${processes.join(", ")}`
});
}
let kept = await (0, run_directory.EA)(this.#places.directory);
kept > 0 && notes.push({
kind: "kept_workdir_readable",
detail: `The agent could read ${(0, format.U9)(kept, "workdir")} of other trials, which keep has left; agentbench clean removes them.`
});
return notes;
}
async #removeFiles() {
let { shared, directory } = this.#places;
let faults = [];
let attempt = (work) => work.catch((error) => faults.push((0, untrusted.h0)((0, base_errors.bD)(error))));
shared !== null && await attempt((0, host_workdir.k6)(shared));
await attempt((0, tree.dM)(directory));
return faults.map((detail) => ({
kind: "workdir_left",
detail
}));
}
async #checkWorkdir() {
if (!(await (0, promises_.lstat)(this.workdir).catch(() => null))?.isDirectory()) throw new types.z(`the workdir ${this.workdir} is gone`);
}
async #start(command, signal) {
await this.#checkWorkdir();
let started = await (0, spawn.n)({
...command,
cwd: this.workdir
}, this.#launcher, signal);
this.#started.push(started);
return started;
}
}
async function hostProvider(options, agentDirectory, run, machine) {
let repositories = new mirror.R(machine, { open: !0 });
let kept = keeperFor(process.platform, (0, find_tool.S)("perl", machine.environment.PATH) !== null);
let shared = null;
if (options.workdir !== void 0) {
await (0, host_workdir.yf)(options.workdir, [
options["results-path"] ?? run_place.hN,
machine.cacheDirectory,
machine.temporaryDirectory
]);
shared = await (0, host_workdir.Lt)(options.workdir);
await (0, promises_.writeFile)(external_node_path_.join(run.directory, host_workdir.Tk), JSON.stringify(shared));
}
let groups = await (0, cgroup.k)(run);
let opened = 0;
return {
kind: "host",
harnessAddress: async () => "127.0.0.1",
async provideImage() {},
make
};
async function make(request) {
let { repository } = request.instance;
repository !== null && await repositories.fetch(repository).catch(failAsGit);
return {
start: (signal) => start(request, signal),
async discard() {}
};
}
async function start({ instance, prompt }, signal) {
let number = ++opened;
let directory = external_node_path_.join(run.directory, String(number));
let workdir = shared?.path ?? external_node_path_.join(directory, "workdir");
let environment = (0, host_environment.m)(machine.environment, external_node_path_.join(directory, "tmp"));
let places = {
directory,
workdir,
shared,
agentDirectory,
prerunnerDirectory: instance.prerunner === null ? null : external_node_path_.join(directory, "prerunner"),
shell: machine.environment.SHELL,
environment,
group: groups?.open(number) ?? null
};
let launcher;
try {
let group = places.group?.directory ?? null;
launcher = kept ? new Keepers(environment, group) : new plain_launcher.z(directory, group);
let testbed = new HostTestbed(places, launcher);
await (0, promises_.mkdir)(environment.TMPDIR, { recursive: !0 });
await (0, promises_.mkdir)(testbed.outputDirectory);
await (0, promises_.mkdir)(testbed.agentHome);
await (0, promises_.writeFile)(testbed.promptFile, prompt);
shared === null ? await (0, promises_.mkdir)(workdir) : await (0, host_workdir.k6)(shared);
signal.throwIfAborted();
instance.repository !== null && (testbed.commit = await repositories.clone(instance.repository, workdir).catch(failAsGit));
for (let { source, target } of instance.fixtures) await (0, promises_.cp)(source, external_node_path_.join(workdir, target), host_workdir.sF);
instance.prerunner !== null && await (0, promises_.cp)(instance.prerunner, testbed.prerunnerDirectory, host_workdir.sF);
return testbed;
} catch (error) {
await launcher?.release();
await places.group?.end();
await (0, tree.dM)(directory).catch(() => {});
if (error instanceof base_errors.ZD || signal.aborted) throw error;
throw new base_errors.ZD("testbed", (0, base_errors.bD)(error), { cause: error });
}
}
}
async function keptWorkdir(workdir, machine) {
if (!(await (0, run_directory.WG)(machine)).includes(external_node_path_.dirname(workdir))) return null;
if (!(await (0, promises_.lstat)(workdir).catch(() => null))?.isDirectory()) return null;
let own = (0, host_environment.m)(machine.environment, machine.temporaryDirectory);
let places = {
workdir,
shell: machine.environment.SHELL
};
return { interact: (command, seat, signal) => interactOnHost({
...command,
environment: {
...own,
...command.environment
}
}, places, seat, signal) };
}
function failAsGit(error) {
throw new base_errors.ZD("git", (0, base_errors.bD)(error), { cause: error });
}
}),
93636: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { _: () => takeRest });
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
var _drain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3907);
async function takeRest(outlets, read, last) {
let begun = performance.now();
let ended = read.then(() => !0);
for (let open = !0; open;) {
await Promise.all(outlets.map((outlet) => outlet.empty()));
let now = performance.now();
if (now - Math.max(begun, last()) >= 50 || now - begun >= _drain_js__WEBPACK_IMPORTED_MODULE_1__.f) return;
open = !await Promise.race([ended, (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(25, !1)]);
}
}
}),
16735: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { n: () => start });
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
var _base_processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78421);
var _limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43918);
var _rest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93636);
let GRACE = 5e3;
async function start(command, launcher, signal) {
let launched = await launcher.launch(command, signal);
let { input, stdout, stderr } = launched;
let output = readOutput(launched, command);
input?.on("error", () => {});
return {
input,
exit: follow(launched, output, command, signal),
finish,
letGo
};
async function finish() {
await output.soFar().catch(() => {});
letGo();
}
function letGo() {
stdout.close();
stderr.close();
}
}
async function follow(launched, output, command, signal) {
let started = performance.now();
let stop = new AbortController();
let ended = !1;
let survived = !1;
try {
let limit = (0, _limit_js__WEBPACK_IMPORTED_MODULE_2__.L)(command.timeout, command.until, AbortSignal.any([stop.signal, signal]));
limit.catch(() => {});
if (await Promise.race([launched.exited.then(() => "exit"), limit]) === null) {
ended = !0;
survived = await endSession(launched);
}
let duration = Math.round(performance.now() - started);
command.lasting || await output.rest();
let stopped = ended && command.until?.aborted === !0;
return {
exitCode: ended ? null : await launched.exited,
timedOut: ended && !stopped,
stopped,
duration,
survived
};
} catch (error) {
signal.throwIfAborted();
throw error;
} finally {
stop.abort();
}
}
async function endSession({ session, exited, nudge }) {
let soon = () => (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(GRACE, void 0, { ref: !1 });
nudge();
let number = await Promise.race([session, soon().then(() => -1)]);
let find = () => (0, _base_processes_js__WEBPACK_IMPORTED_MODULE_1__.O3)().filter((process) => process.session === number);
let left = await (0, _base_processes_js__WEBPACK_IMPORTED_MODULE_1__.Hk)(find, GRACE);
nudge();
await Promise.race([exited, soon()]);
return left.length > 0;
}
function readOutput({ stdout, stderr }, command) {
let outlets = [stdout, stderr];
let last = 0;
let take = (name) => (piece) => {
last = performance.now();
return command.output(name, piece);
};
let read = Promise.all([stdout.read(take("stdout")), stderr.read(take("stderr"))]);
read.catch(() => {});
return {
rest: () => (0, _rest_js__WEBPACK_IMPORTED_MODULE_3__._)(outlets, read, () => last),
soFar: () => Promise.all(outlets.map((outlet) => outlet.empty()))
};
}
}),
43918: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { L: () => limitOf });
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
async function limitOf(timeout, until, signal) {
let either = until === void 0 ? signal : AbortSignal.any([signal, until]);
return await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.max(0, timeout), null, { signal: either }).catch((error) => {
if (signal.aborted) throw error;
return null;
});
}
}),
47931: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_: () => fitting,
p: () => isTooLong
});
var external_node_crypto_ = __webpack_require__(77598);
var external_node_path_ = __webpack_require__(76760);
var shell = __webpack_require__(12580);
function isTooLong(script) {
return Buffer.byteLength(script) > 65536;
}
async function fitting(script, testbed) {
if (!isTooLong(script)) return script;
let file = external_node_path_.posix.join(external_node_path_.posix.dirname(testbed.promptFile), `command-${(0, external_node_crypto_.randomUUID)()}.sh`);
await testbed.place([[file, { text: script }]]);
let digest = (0, external_node_crypto_.createHash)("sha256").update(asSubstituted(script)).digest("hex");
return `set -- "$(cat ${(0, shell.h)(file)})" ${digest}\nif command -v sha256sum >/dev/null; then
  case \$(printf %s "\$1" | sha256sum) in
    "\$2 "*) ;;
    *) echo 'agentbench: the file of a long command was changed' >&2; exit 125 ;;
  esac
fi
eval "set --
\$1"
`;
}
function asSubstituted(text) {
let end = text.length;
for (; text[end - 1] === "\n";) --end;
return text.slice(0, end);
}
}),
25285: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { n: () => Pipe });
var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
class Pipe {
#output = new node_stream__WEBPACK_IMPORTED_MODULE_1__.PassThrough();
constructor() {
this.#output.on("error", () => {});
}
async take(kind, chunk) {
if (kind === "stderr" || this.#output.destroyed || this.#output.write(Buffer.from(chunk))) return;
let gone = new AbortController();
let options = { signal: gone.signal };
await Promise.race([(0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(this.#output, "drain", options), (0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(this.#output, "close", options)]).catch(() => {});
gone.abort();
}
end() {
this.#output.end();
}
between(input, hangUp = () => {}, lost = async () => null) {
return {
input,
output: this.#output,
close: () => {
input.end();
this.#output.destroy();
hangUp();
},
lost
};
}
}
}),
72843: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
m: () => socketsOf,
t: () => tablesOf
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78421);
let TABLES = [
"tcp",
"tcp6",
"unix"
];
function tablesOf(id) {
return TABLES.flatMap((table) => ((0, _base_processes_js__WEBPACK_IMPORTED_MODULE_1__.J3)(`/proc/${id}/net/${table}`) ?? "").split("\n").filter((line) => / 0A | 00010000 /.test(line)).map((line) => `/proc/net/${table}:${line}`)).join("\n");
}
function socketsOf(id) {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(`/proc/${id}/fd`).flatMap((name) => {
let [, inode] = /^socket:\[(\d+)\]$/.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/${id}/fd/${name}`)) ?? [];
return inode ?? [];
});
} catch {
return [];
}
}
}),
33836: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { z: () => TestbedDestroyed });
class TestbedDestroyed extends Error {
name = "TestbedDestroyed";
}
})
};
