export const id = 5983;
export const ids = [5983];
export const modules = {
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
29704: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { n: () => IDLE });
let IDLE = "trap 'exit 0' TERM\nwhile :; do\n  sleep 3600 &\n  wait $!\n  case $? in\n    126 | 127) exit 1 ;;\n  esac\ndone\n";
}),
50115: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => Console,
r: () => MarkedStream
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
var _demultiplex_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53879);
let NOTHING = Buffer.alloc(0);
let BROKEN_OFF = Buffer.from("\n[agentbench: the output of the container ended early here]\n");
class Console {
#stream;
#drained;
#mark = `\x1eagentbench:${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(12).toString("hex")}:`;
#outputs = [() => {}];
#closing = !1;
#taken = 0;
#held = !1;
#streams = {
stdout: new MarkedStream(this.#mark),
stderr: new MarkedStream(this.#mark)
};
constructor(stream) {
this.#stream = stream;
this.#drained = this.#drain().catch(() => {});
}
static async attach(container) {
return new Console(await container.attach());
}
expect(output) {
this.#outputs.push(output);
return `${this.#mark}${this.#outputs.length - 1}\n`;
}
async closeWith(remove) {
this.#closing = !0;
try {
await remove();
this.#stream.end();
await this.#isDrained() || await this.#outputs.at(-1)("stderr", BROKEN_OFF);
} finally {
this.#stream.destroy();
}
}
async #isDrained() {
for (let taken = -1; taken !== this.#taken || this.#held;) {
taken = this.#taken;
if (await Promise.race([this.#drained.then(() => !0), (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(5e3, !1, { ref: !1 })])) return !0;
}
return !1;
}
async #drain() {
await (0, _demultiplex_js__WEBPACK_IMPORTED_MODULE_2__.w)(this.#stream, (kind, chunk) => this.#take(kind, chunk)).catch(() => {});
for (let kind of ["stdout", "stderr"]) await this.#handOn(kind, this.#streams[kind].rest());
this.#closing || await this.#outputs.at(-1)("stderr", BROKEN_OFF);
}
#take(kind, chunk) {
this.#taken += 1;
let held = this.#handOn(kind, this.#streams[kind].take(chunk));
if (held === void 0) return;
this.#held = !0;
return held.finally(() => {
this.#held = !1;
});
}
#handOn(kind, parts) {
for (let [index, { command, bytes }] of parts.entries()) {
let held = this.#outputs[command]?.(kind, bytes);
if (held !== void 0) return held.then(() => this.#handOn(kind, parts.slice(index + 1)));
}
}
}
class MarkedStream {
#mark;
#command = 0;
#held = NOTHING;
constructor(mark) {
this.#mark = Buffer.from(mark);
}
get number() {
return this.#command;
}
take(chunk) {
let parts = [];
let bytes = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
for (let at = bytes.indexOf(this.#mark); at !== -1; at = bytes.indexOf(this.#mark)) {
let number = at + this.#mark.length;
let end = bytes.subarray(number, number + 9 + 1).indexOf(10);
if (end === -1) break;
this.#add(parts, bytes.subarray(0, at));
this.#command = Number(bytes.subarray(number, number + end).toString("latin1"));
bytes = bytes.subarray(number + end + 1);
}
let border = this.#beginningOfMark(bytes);
this.#add(parts, bytes.subarray(0, border));
this.#held = border === bytes.length ? NOTHING : Buffer.from(bytes.subarray(border));
return parts;
}
rest() {
let parts = [];
this.#add(parts, this.#held);
this.#held = NOTHING;
return parts;
}
#add(parts, bytes) {
bytes.length > 0 && parts.push({
command: this.#command,
bytes
});
}
#beginningOfMark(bytes) {
let first = this.#mark[0];
let at = bytes.indexOf(first, Math.max(0, bytes.length - this.#mark.length - 9));
for (; at !== -1; at = bytes.indexOf(first, at + 1)) {
let end = bytes.subarray(at, at + this.#mark.length);
if (end.equals(this.#mark.subarray(0, end.length))) return at;
}
return bytes.length;
}
}
}),
53879: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { w: () => demultiplex });
var _hijack_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77344);
class Frames {
#output;
#header = Buffer.alloc(8);
#known = 0;
#kind = "stdout";
#left = 0;
constructor(output) {
this.#output = output;
}
take(chunk) {
let at = 0;
for (; at < chunk.length;) {
if (this.#left === 0) {
at += this.#begin(chunk, at);
continue;
}
let payload = chunk.subarray(at, at + this.#left);
at += payload.length;
this.#left -= payload.length;
let held = this.#output(this.#kind, payload);
if (held !== void 0) return held.then(() => this.take(chunk.subarray(at)));
}
}
#begin(chunk, at) {
let taken = chunk.copy(this.#header, this.#known, at, at + 8 - this.#known);
this.#known += taken;
if (this.#known === 8) {
this.#kind = this.#header[0] === 2 ? "stderr" : "stdout";
this.#left = this.#header.readUInt32BE(4);
this.#known = 0;
}
return taken;
}
}
async function demultiplex(stream, output) {
let frames = new Frames(output);
if (stream instanceof _hijack_js__WEBPACK_IMPORTED_MODULE_0__.A) return stream.drain((piece) => frames.take(piece));
for await (let chunk of stream) await frames.take(chunk);
}
}),
50054: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => chooseImage,
T: () => Images
});
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3730);
let SUBSTITUTES = { "codeexecservice.azurecr.io/setupbench-node-16:latest": "node:16.10.0-bullseye" };
let PAUSES = [
0,
3e3,
1e4
];
function chooseImage(rowImage, options) {
if (options.image !== void 0) return {
name: options.image,
substituted: !1
};
if (rowImage === null) return null;
let mapped = options["image-map"].get(rowImage);
if (mapped !== void 0) return {
name: mapped,
substituted: !1
};
let substitute = SUBSTITUTES[rowImage];
return substitute === void 0 ? {
name: rowImage,
substituted: !1
} : {
name: substitute,
substituted: !0
};
}
class Images {
#engine;
#machine;
#images = new Map();
constructor(engine, machine) {
this.#engine = engine;
this.#machine = machine;
}
async provide(choice, build = null) {
let image = this.#images.get(choice.name);
if (image === void 0) {
image = this.#provide(choice.name, build);
this.#images.set(choice.name, image);
image.catch((error) => error.kind === "docker" && this.forget(choice.name));
}
return {
...choice,
...await image
};
}
forget(name) {
this.#images.delete(name);
}
async #provide(name, build) {
let present = await this.#inspect(name);
if (present !== null) return present;
await (build?.() ?? this.#pull(name));
let pulled = await this.#inspect(name);
if (pulled === null) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("image", `the image ${name} is not there after it was ${build === null ? "pulled" : "built"}`);
return pulled;
}
async #inspect(name) {
try {
let { id, digests, config } = await this.#engine.image(name);
return {
id,
digest: digests[0] ?? id,
config
};
} catch (error) {
if ((0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.c2)(error) === 404) return null;
throw (0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.lp)(error);
}
}
async #pull(name) {
let said = "";
for (let pause of PAUSES) {
await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(pause);
let result = await this.#machine.runTool("docker", [
"pull",
"--quiet",
"--",
name
]).catch((error) => {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("image", `the image ${name} is not here and cannot be pulled: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error)}`);
});
if (result.exitCode === 0) return;
said = result.stderr.trim().split("\n").slice(-3).join("\n");
if (/not found|manifest unknown|denied|unauthorized|invalid reference|no basic auth/i.test(said)) break;
}
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("image", `the image ${name} cannot be pulled: ${said}`);
}
}
}),
78280: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Y: () => commitAs,
q: () => isKeptImage
});
var _fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3730);
var _labels_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63187);
let KEPT = "agentbench.kept";
async function commitAs(given, { engine, container }, config) {
let name = given.lastIndexOf(":") > given.lastIndexOf("/") ? given : `${given}:latest`;
let there = await labelsOf(engine, name);
if (there !== null && there[KEPT] !== name) throw Error("an image of that name exists and was not kept under it");
let colon = name.lastIndexOf(":");
await container.commit(name.slice(0, colon), name.slice(colon + 1), [`LABEL ${KEPT}=${JSON.stringify(name)}`, ...asItWas(config)]);
}
async function isKeptImage(engine, name) {
let labels = await labelsOf(engine, name);
return labels !== null && labels[KEPT] === name;
}
async function labelsOf(engine, name) {
try {
return (await engine.image(name)).config.Labels ?? {};
} catch (error) {
if ((0, _fault_js__WEBPACK_IMPORTED_MODULE_0__.c2)(error) === 404) return null;
throw error;
}
}
function asItWas({ Entrypoint: entrypoint, Cmd: command, User: user }) {
return [
..._labels_js__WEBPACK_IMPORTED_MODULE_1__.kg.map((label) => `LABEL ${label}=""`),
...entrypoint?.length ? [`ENTRYPOINT ${JSON.stringify(entrypoint)}`] : [],
`CMD ${JSON.stringify(command?.length ? command : ["/bin/sh"])}`,
...user ? [`USER ${user}`] : []
];
}
}),
63187: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AR: () => removeLeftContainers,
Ox: () => removeOwned,
QQ: () => keptName,
Qm: () => findKept,
dS: () => labelsFor,
kg: () => LABELS,
ob: () => containersLeft,
od: () => removeContainer
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88350);
var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3730);
let RUN = "agentbench.run";
let OWNER = "agentbench.owner";
let KEEPER = "agentbench.keeper";
let INSTANCE = "agentbench.instance";
let TRIAL = "agentbench.trial";
let KEPT_NAME = "agentbench-kept-";
let LABELS = [
RUN,
OWNER,
KEEPER,
INSTANCE,
TRIAL
];
function labelsFor(run, owner, instanceId, trial, keepable = !1) {
return {
[RUN]: run,
[keepable ? KEEPER : OWNER]: JSON.stringify(owner),
[INSTANCE]: instanceId,
[TRIAL]: String(trial)
};
}
function runFilter(run) {
return `${RUN}=${run}`;
}
function keptName({ id }) {
return `${KEPT_NAME}${id.slice(0, 12)}`;
}
async function containersLeft(engine) {
return (await engine.containersWith(RUN, !0)).filter(({ labels }) => isOwnerDead(labels)).map(({ id, name, labels, size }) => ({
id,
name,
kept: isKept(name),
instanceId: labels[INSTANCE] ?? "",
trial: labels[TRIAL] ?? "",
size
}));
}
async function findKept(engine, wanted) {
let found = (await engine.containersWith(RUN)).find(({ name }) => name === wanted && isKept(name));
return found === void 0 ? null : engine.container(found.id);
}
function isKept(name) {
return name.startsWith(KEPT_NAME);
}
async function removeLeftContainers(engine, run) {
let left = (await engine.containersWith(run === void 0 ? RUN : runFilter(run))).filter(({ name, labels }) => !isKept(name) && (run !== void 0 || isOwnerDead(labels)));
await Promise.all(left.map(({ id }) => removeContainer(engine.container(id))));
await removeOwned(engine, run === void 0 ? RUN : runFilter(run), (labels) => run !== void 0 || isOwnerDead(labels));
return left.length;
}
async function removeOwned(engine, label, over) {
let remove = async (kind) => {
for (let { id, labels } of await engine.placesWith(kind, label)) {
if (!over(labels)) continue;
await engine.removePlace(kind, id).catch((error) => {
if (![
403,
404,
409
].includes((0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.c2)(error) ?? 0)) throw error;
});
}
};
await Promise.all([remove("networks"), remove("volumes")]);
}
async function removeContainer(container) {
for (let left = 5;; left--) try {
await container.remove();
return;
} catch (error) {
if ([404, 409].includes((0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.c2)(error) ?? 0)) return;
if (left === 0 || !/did not receive an exit event/.test((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error))) throw error;
}
}
function isOwnerDead(labels) {
try {
return (0, _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_1__.XU)(_base_lease_owner_js__WEBPACK_IMPORTED_MODULE_1__.$K.parse(JSON.parse(labels[OWNER] || labels[KEEPER] || "")));
} catch {
return !1;
}
}
}),
75983: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
dockerProvider: () => dockerProvider,
hasKeptImage: () => hasKeptImage,
keptContainer: () => keptContainer,
leftContainers: () => leftContainers,
leftImages: () => leftImages,
removeLeft: () => removeLeft
});
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var tree = __webpack_require__(13590);
var mirror = __webpack_require__(52740);
var testbeds_given = __webpack_require__(30464);
var health = __webpack_require__(27563);
var network = __webpack_require__(28147);
var connect = __webpack_require__(45712);
var docker_console = __webpack_require__(50115);
var fault = __webpack_require__(3730);
var docker_images = __webpack_require__(50054);
var kept_image = __webpack_require__(78280);
var labels = __webpack_require__(63187);
var idle = __webpack_require__(29704);
var docker_task = __webpack_require__(80161);
let MAIN = [
"/bin/sh",
"-c",
idle.n
];
let PIDS_LIMIT = 4096;
function limitsOf(options, environment) {
return {
cpus: options.cpus ?? environment?.cpus ?? null,
memory: options.memory ?? environment?.memory ?? null
};
}
function isSwitched({ network }, { environment }) {
return environment?.switches === !0 && network === "bridge";
}
function containerSettings(options, { request: { instance, trial, verifies }, run, image, workdir, agent }) {
let { environment } = instance;
let { cpus, memory } = limitsOf(options, environment);
let { mode } = (0, network.A)(options.network, environment);
return {
Image: image.id,
...environment === void 0 ? ownSettings(image) : (0, docker_task.dO)(environment),
WorkingDir: workdir,
Labels: (0, labels.dS)(run.id, run.owner, instance.id, trial, options.keep !== "never" && !verifies),
HostConfig: {
Init: !0,
LogConfig: {
Type: "none",
Config: {}
},
NetworkMode: mode === "bridge" || isSwitched(options, instance) ? "bridge" : "none",
PidsLimit: PIDS_LIMIT,
...cpus === null ? {} : { NanoCpus: Math.round(cpus * 1e9) },
...memory === null ? {} : {
Memory: memory,
MemorySwap: memory
},
...agent === null ? {} : { Mounts: [{
Type: "bind",
Source: agent.source,
Target: agent.target,
ReadOnly: !0
}] }
}
};
}
function projectSettings(options, { request: { instance, trial }, run, workdir, agent }) {
let environment = instance.environment;
let { cpus, memory } = limitsOf(options, environment);
return {
labels: (0, labels.dS)(run.id, run.owner, instance.id, trial, options.keep !== "never"),
pids: PIDS_LIMIT,
main: {
working_dir: literal(workdir),
environment: Object.fromEntries(Object.entries(environment.variables).map(([name, value]) => [name, literal(value)])),
...cpus === null ? {} : { cpus },
...memory === null ? {} : {
mem_limit: memory,
memswap_limit: memory
}
},
mounts: agent === null ? [] : [{
type: "bind",
source: literal(agent.source),
target: agent.target,
read_only: !0
}]
};
}
function literal(text) {
return text.replaceAll("$", "$$$$");
}
function ownSettings({ config }) {
return {
...config.Entrypoint?.length ? {
Entrypoint: MAIN,
Cmd: []
} : { Cmd: MAIN },
User: "0:0"
};
}
let OURS = "/agentbench";
let AGENT = "/opt/agent";
async function removeLeft(machine, run) {
return (0, labels.AR)(await (0, connect.Z8)(machine), run);
}
async function keptContainer(kept, machine) {
let container = await (0, labels.Qm)(await (0, connect.Z8)(machine), kept);
if (container === null) return null;
try {
(await container.inspect()).running || await container.start();
} catch (error) {
throw (0, fault.lp)(error);
}
let { interactIn } = await __webpack_require__.e(9214).then(__webpack_require__.bind(__webpack_require__, 39214));
return { interact: (command, seat, signal) => interactIn({ container }, command, seat, signal) };
}
async function hasKeptImage(name, machine) {
return (0, kept_image.q)(await (0, connect.Z8)(machine), name);
}
async function leftContainers(machine) {
let engine = await (0, connect.Z8)(machine);
return {
left: await (0, labels.ob)(engine),
remove: (id) => (0, labels.od)(engine.container(id))
};
}
async function leftImages(machine) {
let engine = await (0, connect.Z8)(machine);
let { unusedImages } = await __webpack_require__.e(5934).then(__webpack_require__.bind(__webpack_require__, 95934));
return {
left: await unusedImages(engine),
remove: (name) => engine.removeImage(name)
};
}
async function dockerProvider(options, agentDirectory, run, machine, tell = () => {}) {
let engine = await (0, connect.Z8)(machine);
let images = new docker_images.T(engine, machine);
let repositories = new mirror.R(machine);
let mounted = agentDirectory !== null && (0, connect.cB)(engine);
let relays = null;
let openRelays = () => {
relays ??= __webpack_require__.e(1811).then(__webpack_require__.bind(__webpack_require__, 51811)).then(({ Relays }) => Relays.open(engine, run.directory));
return relays;
};
options.network === "restricted" && await openRelays();
return {
kind: "docker",
harnessAddress,
make,
provideImage: async (...args) => void await provideImage(...args)
};
async function harnessAddress() {
return options.network === "bridge" ? await engine.gatewayOf("bridge") : null;
}
async function provideImage({ instance, verifies }, signal) {
let { image, "image-map": map } = options;
let choice = (0, docker_images.N)(instance.image, {
image: verifies ? void 0 : image,
"image-map": map
});
if (choice === null) throw new errors.ZD("image", `${instance.id} names no image; set the option image`);
return await images.provide(choice, buildOf(instance, choice.name, signal));
}
async function make(request, signal) {
let { instance } = request;
(0, docker_task.Om)(instance);
let clone = await cloneFor(request);
try {
let making = instance.environment?.compose == null ? containerFor(request, signal) : projectFor(request, signal);
let archives = Promise.all([__webpack_require__.e(6118), __webpack_require__.e(9548)]).then(__webpack_require__.bind(__webpack_require__, 69548));
let made = await making;
let { container, image } = made;
let given = new testbeds_given.Tx();
let { archiveOf } = await archives;
let archive = archiveOf(planFor(request, image, clone?.directory ?? null), {
below: workdirIn(request, image),
files: given
});
await orRemoved(made, signal, () => container.putArchive(archive, "/"));
let places = placesFor(request, image, clone?.commit ?? null, given);
return {
start: (signal) => orRemoved(made, signal, () => start(request, made, places, signal)),
discard: () => removeMade(made)
};
} catch (error) {
throw signal.aborted ? error : (0, fault.lp)(error);
} finally {
clone !== null && await (0, tree.dM)(clone.directory);
}
}
async function containerFor(request, signal) {
let image = await provideImage(request, signal);
signal.throwIfAborted();
try {
return {
container: await engine.createContainer(containerSettings(options, settingsFor(request, image))),
image,
project: null
};
} catch (error) {
if ((0, fault.c2)(error) !== 404 || !/no such image/i.test((0, errors.bD)(error))) throw error;
images.forget(image.name);
throw new errors.ZD("image", `the image ${image.name} was deleted while the run was under way`);
}
}
async function projectFor(request, signal) {
let { Project } = await __webpack_require__.e(5889).then(__webpack_require__.bind(__webpack_require__, 85889));
let { instance } = request;
let closed = (0, network.A)(options.network, instance.environment).mode !== "bridge";
let tools = {
engine,
images,
machine,
run,
tell
};
let project = await Project.open(tools, instance, closed, (image) => (0, docker_images.N)(image, options), signal);
try {
let settings = projectSettings(options, settingsFor(request, project.image));
return {
container: await project.create(settings, closed, signal),
image: project.image,
project
};
} catch (error) {
await project.remove().catch(() => {});
throw error;
}
}
function settingsFor(request, image) {
let agent = mounted && !request.verifies ? {
source: agentDirectory,
target: AGENT
} : null;
return {
request,
run,
image,
workdir: workdirIn(request, image),
agent
};
}
function buildOf({ id, image, environment }, name, signal) {
let build = environment?.build ?? null;
if (build === null || name !== image) return null;
return async () => (await __webpack_require__.e(5934).then(__webpack_require__.bind(__webpack_require__, 95934))).buildImage(name, build, {
machine,
tell,
id,
signal
});
}
function workdirIn({ instance: { environment }, verifies }, { config }) {
let given = verifies ? void 0 : options.workdir;
if (given !== void 0 || environment === void 0) return given ?? "/testbed";
return (0, docker_task.oG)(environment, config);
}
async function start(request, { container, project }, places, signal) {
let { instance, trial } = request;
let network = {
name: isSwitched(options, instance) ? options.network : null,
connected: !0
};
if (network.name !== null && instance.environment.network === "no-network") {
await container.setNetwork(network.name, !1);
network.connected = !1;
}
let console = await docker_console.C.attach(container);
let starting = project === null ? container.start() : project.start(signal);
let testbeds = Promise.all([
__webpack_require__.e(6118),
__webpack_require__.e(9548),
__webpack_require__.e(1934)
]).then(__webpack_require__.bind(__webpack_require__, 71934));
await starting;
signal.throwIfAborted();
let relay = await relayFor({
instance,
trial
}, project?.network ?? container, places.image);
let environment = relay === null ? {} : (await __webpack_require__.e(1811).then(__webpack_require__.bind(__webpack_require__, 51811))).proxyVariables(relay.url);
let { cpus, memory } = limitsOf(options, instance.environment);
let limits = {
cpus: cpus !== null,
memory: memory !== null
};
let workdir = workdirIn(request, places.image);
let ownUser = instance.environment !== void 0;
let live = {
engine,
container,
workdir,
ownUser,
console,
environment
};
let { DockerTestbed } = await testbeds;
let testbed = new DockerTestbed(live, places, relay, {
limits,
network,
project
});
let check = instance.environment?.healthcheck ?? null;
check !== null && await (0, health.L)(testbed, check, null, signal);
return testbed;
}
async function relayFor({ instance, trial }, container, image) {
let { mode, hosts } = (0, network.A)(options.network, instance.environment);
if (mode !== "restricted") return null;
return await (await openRelays()).start(container, image.id, (0, labels.dS)(run.id, run.owner, instance.id, trial), hosts);
}
function placesFor({ instance, trial, verifies }, image, commit, given) {
return {
image,
commit,
given,
promptFile: `${OURS}/prompt.md`,
outputDirectory: `${OURS}/output`,
agentHome: `${OURS}/home`,
agentDirectory: agentDirectory === null || verifies ? null : AGENT,
prerunnerDirectory: instance.prerunner === null ? null : `${OURS}/prerunner`,
createUnused: () => engine.createContainer({
Image: image.id,
...ownSettings(image),
Labels: (0, labels.dS)(run.id, run.owner, instance.id, trial),
HostConfig: { NetworkMode: "none" }
})
};
}
async function cloneFor({ instance }) {
if (instance.repository === null) return null;
let directory = await (0, promises_.mkdtemp)(external_node_path_.join(run.directory, "clone-"));
try {
return {
directory,
commit: await repositories.clone(instance.repository, directory)
};
} catch (error) {
await (0, tree.dM)(directory);
throw new errors.ZD("git", (0, errors.bD)(error), { cause: error });
}
}
function planFor(request, image, checkout) {
let { instance, prompt, verifies } = request;
let workdir = workdirIn(request, image);
let ours = [`${OURS}/output`, `${OURS}/home`];
let task = instance.environment !== void 0;
let directories = [
[workdir, checkout],
...instance.fixtures.map(({ source, target }) => [external_node_path_.posix.join(workdir, target), source]),
[`${OURS}/prerunner`, instance.prerunner],
[AGENT, mounted || verifies ? null : agentDirectory]
];
return {
emptyDirectories: task ? [OURS] : [OURS, ...ours],
openDirectories: task ? [...ours, ...docker_task.Yy] : [],
files: [[`${OURS}/prompt.md`, prompt]],
copies: directories.filter((entry) => entry[1] !== null)
};
}
}
function removeMade({ container, project }) {
return project === null ? (0, labels.od)(container) : project.remove();
}
async function orRemoved(made, signal, work) {
try {
return await work();
} catch (error) {
await removeMade(made).catch(() => {});
throw signal.aborted ? error : (0, fault.lp)(error);
}
}
}),
80161: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Om: () => refuseUnsupported,
Yy: () => LOGS,
dO: () => taskSettings,
oG: () => workdirOf
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
let LOGS = [
"/logs/agent",
"/logs/verifier",
"/logs/artifacts"
];
let MAIN = [
"sh",
"-c",
"sleep infinity"
];
function refuseUnsupported({ id, environment }) {
let [first, ...more] = environment?.unsupported ?? [];
if (first === void 0) return;
let also = more.length === 0 ? "" : `; also ${more.map(({ key }) => key).join(", ")}`;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD("unsupported", `${id} is not run: ${first.key}: ${first.why}${also}`);
}
function taskSettings({ variables }) {
return {
Cmd: MAIN,
Env: Object.entries(variables).map(([name, value]) => `${name}=${value}`)
};
}
function workdirOf({ workdir }, config) {
return workdir ?? (config.WorkingDir || "/");
}
}),
30464: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gm: () => isOfGit,
Jj: () => LARGEST_TEXT,
Tx: () => SeenFiles
});
let LARGEST_TEXT = 65536;
class SeenFiles extends Map {
incomplete = null;
#bytes = 8388608;
#texts = 2e3;
takes(name, size) {
if (size > LARGEST_TEXT || size > this.#bytes || this.#texts === 0 || isOfGit(name)) return !1;
this.#bytes -= size;
--this.#texts;
return !0;
}
put(name, seen) {
this.set(name, seen);
for (let at = name.lastIndexOf("/"); at > 0 && !this.has(name.slice(0, at)); at = name.lastIndexOf("/", at - 1)) this.set(name.slice(0, at), {
type: "directory",
identity: "directory",
text: null
});
}
keepText(name, size, content) {
let seen = this.get(name);
if (seen === void 0 || !this.takes(name, size)) return;
let chunks = [];
content.on("data", (chunk) => chunks.push(Buffer.from(chunk)));
content.on("end", () => {
let text = Buffer.concat(chunks);
text.includes(0) || (seen.text = text);
});
}
letGo(size) {
this.#bytes += size;
this.#texts += 1;
}
}
function isOfGit(name) {
return /(^|\/)\.git\//.test(name);
}
}),
27563: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { L: () => awaitHealth });
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
async function awaitHealth(testbed, { command, interval, timeout, startPeriod, startInterval, retries }, user, signal) {
let begun = performance.now();
for (let failures = 0;;) {
let starting = performance.now() - begun < startPeriod;
let { exitCode, timedOut } = await testbed.run({
shell: "agent",
script: command,
environment: {},
timeout,
user,
lasting: !1,
output() {}
}, signal);
if (exitCode === 0) return;
if (timedOut) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("healthcheck", `the healthcheck of the task did not end within ${timeout / 1e3} s (timeout_sec): ${command.slice(0, 200)}`);
starting || (failures += 1);
if (failures >= retries) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("healthcheck", `the healthcheck of the task failed ${failures} times in a row: ${command.slice(0, 200)}`);
await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(starting ? startInterval : interval, void 0, { signal });
}
}
}),
28147: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => networkOf });
function networkOf(option, task) {
let { network = "public", allowedHosts = [] } = task ?? {};
if (option === "none") return {
mode: "none",
hosts: []
};
if (network === "public") return {
mode: option,
hosts: null
};
if (network === "no-network") return {
mode: option === "restricted" ? "restricted" : "none",
hosts: []
};
return {
mode: "restricted",
hosts: allowedHosts
};
}
})
};
