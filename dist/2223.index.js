export const id = 2223;
export const ids = [2223];
export const modules = {
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
82223: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { checkOut: () => checkOut });
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
var _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76185);
var _base_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13590);
var _git_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40075);
async function checkOut(repository, ref, cache, machine) {
let checkout = node_path__WEBPACK_IMPORTED_MODULE_3__.join(cache, `incomplete-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
try {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(cache, { recursive: !0 });
await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.B7)(checkout);
} catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`dataset: the cache ${machine.cacheDirectory} cannot be written: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}; name another directory in XDG_CACHE_HOME, or a checkout in dataset-path`);
}
try {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(checkout);
await (0, _git_js__WEBPACK_IMPORTED_MODULE_7__.$Y)(machine.runTool, ["init", "--quiet"], checkout);
await (0, _git_js__WEBPACK_IMPORTED_MODULE_7__.$Y)(machine.runTool, [
"fetch",
"--quiet",
"--depth=1",
"--no-tags",
repository,
ref
], checkout);
let commit = (await (0, _git_js__WEBPACK_IMPORTED_MODULE_7__.$Y)(machine.runTool, ["rev-parse", "FETCH_HEAD^{commit}"], checkout)).trim();
let directory = node_path__WEBPACK_IMPORTED_MODULE_3__.join(cache, commit);
if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(directory)) {
await (0, _git_js__WEBPACK_IMPORTED_MODULE_7__.$Y)(machine.runTool, [
"checkout",
"--quiet",
"--detach",
commit
], checkout);
await (0, _base_tree_js__WEBPACK_IMPORTED_MODULE_6__.dM)(node_path__WEBPACK_IMPORTED_MODULE_3__.join(checkout, ".git"));
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(checkout, directory).catch((error) => {
if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(directory)) throw error;
});
}
return {
directory,
commit
};
} catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`dataset: ${repository} at ${ref} cannot be fetched: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}`);
} finally {
await (0, _base_tree_js__WEBPACK_IMPORTED_MODULE_6__.dM)(checkout);
await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(checkout);
}
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
})
};
