export const id = 7037;
export const ids = [7037];
export const modules = {
59956: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { S: () => findTool });
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
function findTool(name, searchPath) {
for (let directory of (searchPath ?? "/usr/local/bin:/usr/bin:/bin").split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)) {
let file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name);
try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
return file;
} catch {}
}
return null;
}
}),
76185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B7: () => claim,
Ht: () => giveUp,
hh: () => claimsIn,
r7: () => deadClaimsIn
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _owner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88350);
let SUFFIX = ".owner";
async function claim(file) {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.symlink)(JSON.stringify((0, _owner_js__WEBPACK_IMPORTED_MODULE_2__.GS)()), file + SUFFIX);
}
async function giveUp(file) {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file + SUFFIX, { force: !0 }).catch(() => {});
}
async function claimsIn(directory) {
let claims = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory).catch(() => [])).filter((name) => name.endsWith(SUFFIX)).map((name) => name.slice(0, -6)).map(async (name) => {
let file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name);
let owner = await ownerOf(file);
return owner === null ? [] : [{
file,
owner
}];
});
return (await Promise.all(claims)).flat();
}
async function deadClaimsIn(directory) {
return (await claimsIn(directory)).filter(({ owner }) => (0, _owner_js__WEBPACK_IMPORTED_MODULE_2__.XU)(owner)).map(({ file }) => file);
}
async function ownerOf(file) {
try {
return _owner_js__WEBPACK_IMPORTED_MODULE_2__.$K.parse(JSON.parse(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(file + SUFFIX)));
} catch {
return null;
}
}
}),
88350: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$K: () => ownerSchema,
GS: () => thisOwner,
XU: () => isDead
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
let ownerSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
host: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
boot: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
namespace: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
pid: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr(),
started: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP())
});
function thisOwner() {
return {
host: node_os__WEBPACK_IMPORTED_MODULE_1__.hostname(),
boot: orNull(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/sys/kernel/random/boot_id", "utf8").trim()),
namespace: orNull(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)("/proc/self/ns/pid")),
pid: process.pid,
started: startOf(process.pid)
};
}
function isDead(owner) {
let self = thisOwner();
if (owner.host !== self.host) return !1;
if (owner.boot !== self.boot) return !0;
if (owner.namespace !== self.namespace) return !1;
if (owner.started !== null) return startOf(owner.pid) !== owner.started;
try {
process.kill(owner.pid, 0);
return !1;
} catch (error) {
return (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) === "ESRCH";
}
}
function startOf(pid) {
return orNull(() => {
let stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1");
let fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
return fields[0] === "Z" ? null : fields[19];
});
}
function orNull(read) {
try {
return read();
} catch {
return null;
}
}
}),
79882: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$A: () => isRunUnderWay,
$N: () => runDirectories,
BC: () => removeKept,
EA: () => countKeptBeside,
N0: () => removeRunFiles,
Te: () => beginRun,
WG: () => keptDirectories,
ho: () => deadRuns,
lb: () => endRun,
w3: () => keepInRun
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _mounts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6768);
var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13590);
var _claim_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76185);
var _owner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88350);
async function beginRun(machine) {
let id = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(5).toString("hex");
let parent = await openParent(machine.temporaryDirectory);
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(parent, 457);
let directory = node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, id);
await (0, _claim_js__WEBPACK_IMPORTED_MODULE_5__.B7)(directory);
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(directory, { mode: 457 });
return {
id,
owner: (0, _owner_js__WEBPACK_IMPORTED_MODULE_6__.GS)(),
directory
};
}
async function deadRuns({ temporaryDirectory }) {
let parents = await parentsIn(temporaryDirectory);
let names = (await Promise.all(parents.map(_claim_js__WEBPACK_IMPORTED_MODULE_5__.r7))).flat().map((directory) => node_path__WEBPACK_IMPORTED_MODULE_2__.basename(directory));
return [...new Set(names.filter((name) => /^[0-9a-f]+$/.test(name)))];
}
async function isRunUnderWay({ temporaryDirectory }) {
return (await Promise.all((await parentsIn(temporaryDirectory)).map(_claim_js__WEBPACK_IMPORTED_MODULE_5__.hh))).flat().some(({ owner }) => !(0, _owner_js__WEBPACK_IMPORTED_MODULE_6__.XU)(owner));
}
async function runDirectories({ temporaryDirectory }, id) {
return (await parentsIn(temporaryDirectory)).map((parent) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, id));
}
async function endRun(directory) {
await removeRunFiles(directory);
await (0, _claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(directory);
}
let KEPT = "kept";
async function keepInRun(directory, entry) {
for (let place of [directory, node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, entry)]) if (!await isDirectory(place)) throw Error(`${place} is no directory any more`);
await (0, _mounts_js__WEBPACK_IMPORTED_MODULE_3__._)(directory);
await (0, _tree_js__WEBPACK_IMPORTED_MODULE_4__.Ue)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, KEPT));
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, KEPT), "", { flag: "wx" });
for (let name of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory)) name !== KEPT && name !== entry && await (0, _tree_js__WEBPACK_IMPORTED_MODULE_4__.Ue)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name));
}
async function removeRunFiles(directory) {
let kept = await keptIn(directory);
if (kept.length === 0) return (0, _tree_js__WEBPACK_IMPORTED_MODULE_4__.dM)(directory);
for (let name of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory)) kept.includes(name) || await (0, _tree_js__WEBPACK_IMPORTED_MODULE_4__.dM)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name));
}
async function keptDirectories({ temporaryDirectory }) {
let directories = [];
for (let parent of await parentsIn(temporaryDirectory)) {
let claimed = (await (0, _claim_js__WEBPACK_IMPORTED_MODULE_5__.hh)(parent)).filter(({ owner }) => !(0, _owner_js__WEBPACK_IMPORTED_MODULE_6__.XU)(owner)).map(({ file }) => file);
for (let name of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(parent).catch(() => [])) {
let run = node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, name);
/^[0-9a-f]+$/.test(name) && !claimed.includes(run) && directories.push(...(await keptIn(run)).map((trial) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(run, trial)));
}
}
return directories;
}
async function countKeptBeside(directory) {
let parent = node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(directory));
let runs = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(parent).catch(() => []);
return (await Promise.all(runs.map((name) => keptIn(node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, name))))).flat().length;
}
async function removeKept(directory) {
await (0, _tree_js__WEBPACK_IMPORTED_MODULE_4__.dM)(directory);
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rmdir)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(directory)).catch(() => {});
}
async function keptIn(run) {
if (!await isDirectory(run)) return [];
let directories = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(run, { withFileTypes: !0 }).catch(() => [])).filter((entry) => entry.isDirectory()).map(({ name }) => name);
let kept = directories.map(async (name) => (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(run, name, KEPT)).catch(() => null))?.isFile());
let is = await Promise.all(kept);
return directories.filter((_, index) => is[index]);
}
async function isDirectory(file) {
return (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file).catch(() => null))?.isDirectory() ?? !1;
}
async function openParent(temporary) {
let usual = node_path__WEBPACK_IMPORTED_MODULE_2__.join(temporary, parentName());
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(usual, {
recursive: !0,
mode: 448
}).catch(() => {});
let [first] = await parentsIn(temporary);
return first ?? await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)(`${usual}-`);
}
async function parentsIn(temporary) {
let own = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(temporary).catch(() => [])).filter((name) => name === parentName() || name.startsWith(`${parentName()}-`)).sort();
return (await Promise.all(own.map((name) => ifOurs(node_path__WEBPACK_IMPORTED_MODULE_2__.join(temporary, name))))).filter((parent) => parent !== null);
}
async function ifOurs(directory) {
let stats = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(directory).catch(() => null);
return stats?.isDirectory() && stats.uid === process.geteuid?.() && !(stats.mode & 18) ? directory : null;
}
function parentName() {
return `agentbench-${process.geteuid?.() ?? 0}`;
}
}),
6768: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_: () => detachMounts,
q: () => mountsOn
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
async function mountsOn(directory) {
let place = await placeOf(directory);
return (await mountPoints()).filter((point) => point === place).length;
}
async function detachMounts(directory, kept = 0) {
let place = await placeOf(directory);
let points = await pointsBelow(place, kept);
for (let layer = 0; points.length > 0 && layer < 100; layer += 1) {
for (let point of points) await tool("mount", ["--make-rprivate", point]);
for (let point of points.toReversed()) await tool("umount", ["--lazy", point]);
let left = await pointsBelow(place, kept);
if (left.length === points.length) break;
points = left;
}
points = await pointsBelow(place, kept);
if (points.length > 0) throw Error(`${points.join(", ")}: mounted there, and cannot be unmounted`);
}
async function pointsBelow(place, kept) {
let points = await mountPoints();
let over = points.filter((point) => point === place).length > kept ? [place] : [];
let below = points.filter((point) => point.startsWith(`${place}/`));
return [...over, ...new Set(below.sort((a, b) => a.split("/").length - b.split("/").length))];
}
async function mountPoints() {
return (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)("/proc/self/mountinfo", "utf8").catch(() => "")).split("\n").flatMap((line) => {
let point = line.split(" ")[4];
return point === void 0 ? [] : [unescaped(point)];
});
}
function unescaped(text) {
return text.replace(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)));
}
async function placeOf(file) {
let parent = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file)).catch(() => node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file));
return node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, node_path__WEBPACK_IMPORTED_MODULE_2__.basename(file));
}
async function tool(name, words) {
await (0, node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(name, words).catch(() => {});
}
}),
10076: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FZ: () => maskedLines,
G_: () => ownSecrets,
hK: () => holdsSecret
});
var _environment_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40724);
function ownSecrets(environment) {
let values = Object.entries(environment).flatMap(([name, value]) => (0, _environment_names_js__WEBPACK_IMPORTED_MODULE_0__.rG)(name) ? [value?.trim()] : []);
return [...new Set(values.filter((value) => value !== void 0 && value.length >= 6))];
}
function holdsSecret(text, secrets) {
return secrets.some((secret) => text.trim() === secret || secret.length >= 16 && text.includes(secret));
}
function maskedLines(value) {
return value.split(/\r?\n|\r/).filter((line) => line.trim().length >= 6);
}
}),
78421: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hk: () => endProcesses,
J3: () => kernelText,
O3: () => listProcesses,
U_: () => processesWith,
Z9: () => wordsOf,
vK: () => endTrees
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
function listProcesses() {
return pids().flatMap((pid) => processOf(pid) ?? []);
}
function processesWith(text) {
return pids().filter((pid) => {
let environment = fastText(`/proc/${pid}/environ`) ?? "";
return typeof text == "string" ? environment.includes(text) : text.test(environment);
}).flatMap((pid) => processOf(pid) ?? []);
}
function wordsOf({ pid }) {
return (kernelText(`/proc/${pid}/cmdline`) ?? "").split("\0");
}
async function endTrees(pick, grace) {
let identities = new Set();
let identityOf = ({ pid, started }) => `${pid} ${started}`;
return endProcesses(() => {
let all = listProcesses();
for (let root of pick(all)) identities.add(identityOf(root));
let found = all.filter((process) => identities.has(identityOf(process)));
for (let { pid } of found) for (let child of all) {
if (child.parent !== pid || identities.has(identityOf(child))) continue;
identities.add(identityOf(child));
found.push(child);
}
return found;
}, grace);
}
async function endProcesses(find, grace) {
let left = find();
let begun = performance.now();
grace > 0 && signalAll(left, "SIGTERM");
for (let elapsed = 0; left.length > 0 && elapsed <= grace + 2e3; elapsed = performance.now() - begun) {
elapsed >= grace && signalAll(left, "SIGKILL");
await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(25);
left = find();
}
return left;
}
function signalAll(processes, signal) {
for (let { pid } of processes) try {
process.kill(pid, signal);
} catch {}
}
function pids() {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc").filter((name) => /^\d+$/.test(name));
} catch {
return [];
}
}
function processOf(pid) {
let stat = fastText(`/proc/${pid}/stat`);
if (stat === null) return null;
let end = stat.lastIndexOf(")");
let fields = stat.slice(end + 2).split(" ");
if (fields[0] === "Z" || fields[0] === "X") return null;
return {
pid: Number(pid),
parent: Number(fields[1]),
session: Number(fields[3]),
started: fields[19],
name: stat.slice(stat.indexOf("(") + 1, end)
};
}
function fastText(file) {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8");
} catch {
return null;
}
}
function kernelText(file) {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "latin1");
} catch {
return null;
}
}
}),
13590: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ue: () => removeUnmounted,
dM: () => removeTree,
hK: () => emptyDirectory
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
var _mounts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6768);
async function removeTree(directory) {
await (0, _mounts_js__WEBPACK_IMPORTED_MODULE_5__._)(directory);
await removeUnmounted(directory);
}
async function removeUnmounted(directory) {
try {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(directory, {
recursive: !0,
force: !0,
maxRetries: 3
});
} catch (error) {
["EACCES", "ENOTEMPTY"].includes((0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error) ?? "") && await makeWritable(directory).catch(() => {});
await (0, node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)("rm", [
"-rf",
"--",
directory
]).catch((fault) => {
throw Error(String(fault.stderr ?? "").split("\n")[0] || (0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error), { cause: error });
});
}
}
async function emptyDirectory(directory) {
let faults = [];
for (let entry of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory)) await removeUnmounted(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, entry)).catch((error) => faults.push(error));
if (faults.length > 0) throw faults[0];
}
async function makeWritable(directory) {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(directory, 448);
for (let entry of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: !0 })) entry.isDirectory() && await makeWritable(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, entry.name));
}
}),
40075: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$Y: () => git,
XS: () => GitError,
dT: () => ownerOfGit
});
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
var _base_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18253);
var _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88350);
var _base_processes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78421);
let SETTINGS = [
"-c",
"http.lowSpeedLimit=1000",
"-c",
"http.lowSpeedTime=60",
"-c",
"core.askPass=true",
"-c",
"core.autocrlf=false",
"-c",
"advice.detachedHead=false",
"-c",
"core.hooksPath=/dev/null",
"-c",
"core.fsmonitor=false",
"-c",
"submodule.recurse=false",
"-c",
"fetch.recurseSubmodules=false"
];
class GitError extends Error {
name = "GitError";
result;
constructor(what, result) {
let said = result.stderr.trim().split("\n").slice(-5).join("\n");
super(`git ${what} failed with exit code ${result.exitCode}: ${said}`);
this.result = result;
}
}
let OWNER = "agentbench.owner=";
function ownerOfGit(words) {
try {
let word = words.find((word) => word.startsWith(OWNER));
return word === void 0 ? null : _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_1__.$K.parse(JSON.parse(word.slice(17)));
} catch {
return null;
}
}
async function git(runTool, args, cwd, limit = 36e5) {
let words = [
...SETTINGS,
"-c",
OWNER + JSON.stringify((0, _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_1__.GS)()),
...args
];
let what = args[args[0] === "-C" ? 2 : 0];
let running = runTool("git", words, cwd === void 0 ? {} : { cwd });
let timer = new AbortController();
try {
let late = (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(limit, null, { signal: timer.signal });
late.catch(() => {});
let result = await Promise.race([running, late]);
if (result === null) {
running.catch(() => {});
await endOwnGit(words);
throw Error(`git ${what} did not end within ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_3__.a3)(limit)}, and was ended`);
}
if (result.exitCode !== 0) throw new GitError(what, result);
return result.stdout;
} finally {
timer.abort();
}
}
async function endOwnGit(words) {
let line = words.join("\0");
let isIt = (one) => one.parent === process.pid && one.name === "git" && (0, _base_processes_js__WEBPACK_IMPORTED_MODULE_2__.Z9)(one).join("\0").includes(line);
await (0, _base_processes_js__WEBPACK_IMPORTED_MODULE_2__.vK)((all) => all.filter(isIt), 2e3);
}
}),
38912: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => interruptible,
q: () => endLeftTools
});
var _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88350);
var _base_processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78421);
var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40075);
let GRACE = 1e3;
function interruptible(machine, signal) {
signal.addEventListener("abort", () => void (0, _base_processes_js__WEBPACK_IMPORTED_MODULE_1__.vK)(ownTools, GRACE), { once: !0 });
return {
...machine,
async runTool(...call) {
signal.throwIfAborted();
let result = await machine.runTool(...call);
signal.throwIfAborted();
return result;
}
};
}
function endLeftTools() {
return (0, _base_processes_js__WEBPACK_IMPORTED_MODULE_1__.vK)(leftTools, GRACE);
}
function ownTools(all) {
return all.filter(({ parent, name }) => parent === process.pid && ["git", "docker"].includes(name));
}
function leftTools(all) {
return all.filter((process) => {
let owner = process.name === "git" ? (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.dT)((0, _base_processes_js__WEBPACK_IMPORTED_MODULE_1__.Z9)(process)) : null;
return owner !== null && (0, _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_0__.XU)(owner);
});
}
}),
86324: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { g: () => thisMachine });
var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
var _base_environment_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40724);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
var _base_find_tool_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59956);
var _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10076);
let LONGEST_TIMER = 2 ** 31 - 1;
function thisMachine(environment) {
let cache = environment.XDG_CACHE_HOME || node_path__WEBPACK_IMPORTED_MODULE_3__.join(environment.HOME || node_os__WEBPACK_IMPORTED_MODULE_2__.homedir(), ".cache");
return {
environment,
cacheDirectory: node_path__WEBPACK_IMPORTED_MODULE_3__.join(cache, "agentbench"),
temporaryDirectory: environment.RUNNER_TEMP || node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir(),
runTool: toolRunner(environment)
};
}
function toolRunner(environment) {
let env = {
...environmentOfTools(environment),
GIT_TERMINAL_PROMPT: "0",
LC_ALL: "C"
};
return async (tool, args, options = {}) => {
let { cwd, timeout, onOutput, environment: own = env } = options;
let file = (0, _base_find_tool_js__WEBPACK_IMPORTED_MODULE_5__.S)(tool, environment.PATH);
if (file === null) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`${tool} is not installed, or not on PATH`);
if (timeout !== void 0 || onOutput !== void 0) return watched(file, args, own, options);
let { getExecOutput } = await __webpack_require__.e(1260).then(__webpack_require__.bind(__webpack_require__, 81260));
return getExecOutput(`"${file}"`, args, {
silent: !0,
ignoreReturnCode: !0,
env: own,
...cwd === void 0 ? {} : { cwd }
});
};
}
async function watched(file, args, env, { cwd, timeout, signal, onOutput = () => {} }) {
let child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, args, {
env,
cwd,
detached: !0,
stdio: [
"ignore",
"pipe",
"pipe"
]
});
let closed = (0, node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, "close");
let end = () => {
try {
process.kill(-child.pid, "SIGTERM");
} catch {}
};
let timedOut = !1;
let limit = setTimeout(() => {
timedOut = !0;
end();
}, timeout ?? LONGEST_TIMER);
signal?.addEventListener("abort", end, { once: !0 });
signal?.aborted && end();
for (let stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", onOutput);
try {
let [code] = await closed;
return {
exitCode: code ?? 1,
stdout: "",
stderr: "",
timedOut
};
} finally {
clearTimeout(limit);
signal?.removeEventListener("abort", end);
}
}
function environmentOfTools(environment) {
let secrets = (0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_6__.G_)(environment);
return Object.fromEntries(Object.entries(environment).filter((entry) => {
let [name, value] = entry;
if (value === void 0 || (0, _base_environment_names_js__WEBPACK_IMPORTED_MODULE_7__._c)(name)) return !1;
return (0, _base_environment_names_js__WEBPACK_IMPORTED_MODULE_7__.HB)(name) || !(0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_6__.hK)(value, secrets);
}));
}
}),
60730: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V5: () => sweepContainers,
X0: () => sweep,
es: () => deadDownloads,
iU: () => sweepRun
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76185);
var _base_lease_run_directory_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79882);
var _base_processes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78421);
var _base_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13590);
var _git_left_tools_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38912);
var _testbeds_host_cgroup_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92526);
var _testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(35108);
var _testbeds_registry_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(29078);
async function sweep(machine, docker, notice) {
for (let id of await (0, _base_lease_run_directory_js__WEBPACK_IMPORTED_MODULE_4__.ho)(machine)) await attempt(() => sweepRun(machine, id, notice), notice);
await attempt(() => sweepCache(machine, notice), notice);
docker && await attempt(() => sweepContainers(machine, void 0, notice), notice);
}
async function sweepRun(machine, id, notice) {
let directories = await (0, _base_lease_run_directory_js__WEBPACK_IMPORTED_MODULE_4__.$N)(machine, id);
let groups = (await Promise.all(directories.map((directory) => (0, _testbeds_host_cgroup_js__WEBPACK_IMPORTED_MODULE_8__.R)(directory, id)))).flat();
let marked = await (0, _base_processes_js__WEBPACK_IMPORTED_MODULE_5__.Hk)(() => (0, _base_processes_js__WEBPACK_IMPORTED_MODULE_5__.U_)(RegExp(`(^|\\0)TMPDIR=[^\\0]*/${id}/`)), 0);
for (let pid of new Set([...groups, ...marked.map(({ pid }) => pid)])) notice(`process ${pid} of an earlier run could not be ended`);
for (let directory of directories) {
let workdir = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, _testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_9__.Tk), "utf8").catch(() => null);
workdir && await (0, _testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_9__.k6)(JSON.parse(workdir));
await (0, _base_lease_run_directory_js__WEBPACK_IMPORTED_MODULE_4__.N0)(directory);
await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_3__.Ht)(directory);
}
}
async function sweepCache(machine, notice) {
for (let { pid, name } of await (0, _git_left_tools_js__WEBPACK_IMPORTED_MODULE_7__.q)()) notice(`process ${pid} (${name}) of an earlier run could not be ended`);
for (let directory of await deadDownloads(machine)) await attempt(async () => {
await (0, _base_tree_js__WEBPACK_IMPORTED_MODULE_6__.dM)(directory);
await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_3__.Ht)(directory);
}, notice);
}
async function deadDownloads({ cacheDirectory }) {
let datasets = node_path__WEBPACK_IMPORTED_MODULE_1__.join(cacheDirectory, "datasets");
let folders = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(datasets).catch(() => [])).map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(datasets, name));
return (await Promise.all([
node_path__WEBPACK_IMPORTED_MODULE_1__.join(cacheDirectory, "repositories"),
node_path__WEBPACK_IMPORTED_MODULE_1__.join(cacheDirectory, "agents"),
...folders
].map(_base_lease_claim_js__WEBPACK_IMPORTED_MODULE_3__.r7))).flat();
}
async function sweepContainers(machine, run, notice) {
let removed = await (0, _testbeds_registry_js__WEBPACK_IMPORTED_MODULE_10__.AR)(machine, run);
removed > 0 && notice(`removed ${removed} container${removed === 1 ? "" : "s"} that a killed run had left`);
}
async function attempt(work, notice) {
try {
await work();
} catch (error) {
notice(`leftovers of an earlier run could not be removed: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}`);
}
}
}),
92526: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => endLeftGroups,
k: () => controlGroups
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
var _base_processes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78421);
let GROUPS = "control-groups";
async function controlGroups(run) {
let own = ownGroup();
if (own === null) return null;
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(run.directory, GROUPS), own);
return { open };
function open(trial) {
let group = node_path__WEBPACK_IMPORTED_MODULE_2__.join(own, `${prefixOf(run.id)}${trial}`);
try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(group);
} catch {
return null;
}
return {
directory: group,
end: () => endGroup(group)
};
}
}
async function endLeftGroups(directory, id) {
let own = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, GROUPS), "utf8").catch(() => null);
if (own === null || !mountsOfGroups().some(({ point }) => `${own}/`.startsWith(`${point}/`))) return [];
let names = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(own).catch(() => [])).filter((name) => name.startsWith(prefixOf(id)));
return (await Promise.all(names.map((name) => endGroup(node_path__WEBPACK_IMPORTED_MODULE_2__.join(own, name))))).flat();
}
function prefixOf(id) {
return `agentbench-${id}-`;
}
function ownGroup() {
let own = ((0, _base_processes_js__WEBPACK_IMPORTED_MODULE_5__.J3)("/proc/self/cgroup") ?? "").split("\n").find((line) => line.startsWith("0::/"))?.slice(3);
if (own === void 0 || own.startsWith("/..")) return null;
for (let { root, point } of mountsOfGroups()) {
let relative = node_path__WEBPACK_IMPORTED_MODULE_2__.relative(root, own);
if (!relative.startsWith("..")) return node_path__WEBPACK_IMPORTED_MODULE_2__.join(point, relative);
}
return null;
}
function mountsOfGroups() {
return ((0, _base_processes_js__WEBPACK_IMPORTED_MODULE_5__.J3)("/proc/self/mountinfo") ?? "").split("\n").filter((line) => line.includes(" - cgroup2 ")).map((line) => line.split(" ")).map(([, , , root, point]) => ({
root,
point
}));
}
async function endGroup(group) {
for (let begun = performance.now();;) {
let groups = await withThoseBelow(group);
if (await removeEmpty(groups)) return [];
if (performance.now() - begun > 2e3) return (await Promise.all(groups.map(pidsIn))).flat();
await kill(groups);
await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(2);
}
}
async function withThoseBelow(group) {
let below = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(group, { withFileTypes: !0 }).catch(() => [])).filter((entry) => entry.isDirectory()).map(({ name }) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(group, name));
return [...(await Promise.all(below.map(withThoseBelow))).flat(), group];
}
async function removeEmpty(groups) {
try {
for (let group of groups) await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rmdir)(group);
return !0;
} catch (error) {
return (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error) === "ENOENT";
}
}
async function kill(groups) {
for (let group of groups) try {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(group, "cgroup.kill"), "1");
} catch {
for (let pid of await pidsIn(group)) killOne(pid);
}
}
function killOne(pid) {
try {
process.kill(pid, "SIGKILL");
} catch {}
}
async function pidsIn(group) {
return (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(group, "cgroup.procs"), "utf8").catch(() => "")).split("\n").filter(Boolean).map(Number);
}
}),
35108: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Lt: () => takeSharedWorkdir,
Tk: () => SHARED_WORKDIR,
k6: () => emptyWorkdir,
sF: () => COPY,
yf: () => checkSharedWorkdir
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_mounts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6768);
var _base_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13590);
let SHARED_WORKDIR = "shared-workdir";
async function checkSharedWorkdir(workdir, keepOut) {
if (!node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute(workdir)) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`workdir: "${workdir}" is not an absolute path`);
for (let directory of [
node_os__WEBPACK_IMPORTED_MODULE_1__.homedir(),
process.cwd(),
...keepOut
]) {
let relative = node_path__WEBPACK_IMPORTED_MODULE_2__.relative(workdir, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(directory));
if (relative === "" || !relative.startsWith("..")) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`workdir: ${workdir} is emptied for every trial, and it holds ${directory}; name another directory`);
}
let entries;
try {
entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(workdir);
} catch (error) {
if ((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.$N)(error) === "ENOENT") return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`workdir: ${workdir} cannot be used: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.$N)(error)}`);
}
if (entries.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`workdir: ${workdir} is not empty, and every trial begins with it empty; empty it, or leave the option out`);
}
let COPY = {
recursive: !0,
verbatimSymlinks: !0
};
async function takeSharedWorkdir(workdir) {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(workdir, { recursive: !0 });
let real = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(workdir);
return {
path: real,
mounts: await (0, _base_mounts_js__WEBPACK_IMPORTED_MODULE_4__.q)(real)
};
}
async function emptyWorkdir({ path: workdir, mounts }) {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(workdir), { recursive: !0 });
if (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(workdir)) !== node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(workdir)) throw Error(`${workdir} lies elsewhere than when the run began`);
await (0, _base_mounts_js__WEBPACK_IMPORTED_MODULE_4__._)(workdir, mounts);
await isDirectory(workdir) || await (0, _base_tree_js__WEBPACK_IMPORTED_MODULE_5__.Ue)(workdir);
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(workdir, { recursive: !0 });
await (0, _base_tree_js__WEBPACK_IMPORTED_MODULE_5__.hK)(workdir);
}
async function isDirectory(file) {
return (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(file).catch(() => null))?.isDirectory() ?? !1;
}
}),
29078: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
AR: () => removeLeftContainers,
C2: () => openProvider,
LJ: () => openKept,
Yb: () => hasKeptImage,
ir: () => leftImages,
mC: () => leftContainers
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
let docker = () => Promise.all([__webpack_require__.e(5712), __webpack_require__.e(5983)]).then(__webpack_require__.bind(__webpack_require__, 75983));
let host = () => __webpack_require__.e(9898).then(__webpack_require__.bind(__webpack_require__, 19898));
let TESTBEDS = {
docker: async () => (await docker()).dockerProvider,
host: async () => (await host()).hostProvider
};
async function openProvider(kind, options, agentDirectory, run, machine, automatic, tell) {
let open = await TESTBEDS[kind]();
try {
return await open(options, agentDirectory, run, machine, tell);
} catch (error) {
if (!automatic || !(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo)) throw error;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`testbed: auto means ${kind} for this dataset. ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}`);
}
}
async function openKept(kind, kept, machine) {
return kind === "docker" ? (await docker()).keptContainer(kept, machine) : (await host()).keptWorkdir(kept, machine);
}
async function hasKeptImage(name, machine) {
return (await docker()).hasKeptImage(name, machine);
}
async function leftContainers(machine) {
return (await docker()).leftContainers(machine);
}
async function leftImages(machine) {
return (await docker()).leftImages(machine);
}
async function removeLeftContainers(machine, run) {
return (await docker()).removeLeft(machine, run);
}
})
};
