export const id = 4e3;
export const ids = [4e3];
export const modules = {
21916: ((__unused_webpack_module, exports) => {
exports.Io = exports.kp = void 0;
var peq = new Uint32Array(65536);
var myers_32 = function(a, b) {
var n = a.length;
var m = b.length;
var lst = 1 << n - 1;
var pv = -1;
var mv = 0;
var sc = n;
var i = n;
for (; i--;) peq[a.charCodeAt(i)] |= 1 << i;
for (i = 0; i < m; i++) {
var eq = peq[b.charCodeAt(i)];
var xv = eq | mv;
eq |= (eq & pv) + pv ^ pv;
mv |= ~(eq | pv);
pv &= eq;
mv & lst && sc++;
pv & lst && sc--;
mv = mv << 1 | 1;
pv = pv << 1 | ~(xv | mv);
mv &= xv;
}
i = n;
for (; i--;) peq[a.charCodeAt(i)] = 0;
return sc;
};
var myers_x = function(b, a) {
var n = a.length;
var m = b.length;
var mhc = [];
var phc = [];
var hsize = Math.ceil(n / 32);
var vsize = Math.ceil(m / 32);
for (var i = 0; i < hsize; i++) {
phc[i] = -1;
mhc[i] = 0;
}
var j = 0;
for (; j < vsize - 1; j++) {
var mv_1 = 0;
var pv_1 = -1;
var start_1 = j * 32;
var vlen_1 = Math.min(32, m) + start_1;
for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] |= 1 << k;
for (var i = 0; i < n; i++) {
var eq = peq[a.charCodeAt(i)];
var pb = phc[i / 32 | 0] >>> i & 1;
var mb = mhc[i / 32 | 0] >>> i & 1;
var xv = eq | mv_1;
var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
var ph = mv_1 | ~(xh | pv_1);
var mh = pv_1 & xh;
ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i);
mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i);
ph = ph << 1 | pb;
mh = mh << 1 | mb;
pv_1 = mh | ~(xv | ph);
mv_1 = ph & xv;
}
for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] = 0;
}
var mv = 0;
var pv = -1;
var start = j * 32;
var vlen = Math.min(32, m - start) + start;
for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] |= 1 << k;
var score = m;
for (var i = 0; i < n; i++) {
var eq = peq[a.charCodeAt(i)];
var pb = phc[i / 32 | 0] >>> i & 1;
var mb = mhc[i / 32 | 0] >>> i & 1;
var xv = eq | mv;
var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
var ph = mv | ~(xh | pv);
var mh = pv & xh;
score += ph >>> m - 1 & 1;
score -= mh >>> m - 1 & 1;
ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i);
mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i);
ph = ph << 1 | pb;
mh = mh << 1 | mb;
pv = mh | ~(xv | ph);
mv = ph & xv;
}
for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] = 0;
return score;
};
var distance = function(a, b) {
if (a.length < b.length) {
var tmp = b;
b = a;
a = tmp;
}
if (b.length === 0) return a.length;
if (a.length <= 32) return myers_32(a, b);
return myers_x(a, b);
};
exports.Io = distance;
var closest = function(str, arr) {
var min_distance = Infinity;
var min_index = 0;
for (var i = 0; i < arr.length; i++) {
var dist = distance(str, arr[i]);
if (dist < min_distance) {
min_distance = dist;
min_index = i;
}
}
return arr[min_index];
};
exports.kp = closest;
}),
40724: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
HB: () => isGitSetting,
MU: () => isOurs,
Wq: () => HOST_NAMES,
_c: () => isKeptFromTools,
cj: () => isRunners,
rG: () => holdsOwnSecret
});
let RUNNERS = /^(GITHUB|ACTIONS|INPUT|RUNNER)_/;
let OURS = /^AGENTBENCH_/;
let SECRET_HOLDERS = /^(INPUT_(GITHUB-TOKEN|JUDGE-API-KEY)|ACTIONS_.*TOKEN|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY)$/;
let KEPT_FROM_TOOLS = /^((INPUT|ACTIONS|STATE)_.*|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY|GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX))$/s;
let GIT_SETTINGS = /^GIT_CONFIG_(COUNT|KEY_\d+|VALUE_\d+|PARAMETERS)$/;
let HOST_NAMES = [
"PATH",
"HOME",
"USER",
"LANG",
"TERM"
];
let isRunners = (name) => RUNNERS.test(name);
let isOurs = (name) => OURS.test(name);
let holdsOwnSecret = (name) => SECRET_HOLDERS.test(name);
let isKeptFromTools = (name) => KEPT_FROM_TOOLS.test(name);
let isGitSetting = (name) => GIT_SETTINGS.test(name);
}),
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
18253: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BD: () => formatCost,
KN: () => percent,
MA: () => formatP,
U9: () => count,
WR: () => points,
a3: () => formatDuration,
cf: () => rateText,
lb: () => partialCost,
nV: () => formatAge,
vP: () => figure,
z3: () => formatBytes
});
function formatDuration(milliseconds) {
if (milliseconds < 1e3) return `${Math.round(milliseconds)} ms`;
let seconds = milliseconds / 1e3;
if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
let minutes = Math.floor(Math.round(seconds) / 60);
if (minutes < 60) return `${minutes} min ${String(Math.round(seconds) % 60).padStart(2, "0")} s`;
return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
}
function formatAge(moment, now = Date.now()) {
let hours = Math.max(0, now - Date.parse(moment)) / 36e5;
if (hours < 1) return `${Math.round(hours * 60)} min ago`;
return hours < 48 ? `${Math.round(hours)} h ago` : `${Math.round(hours / 24)} days ago`;
}
function formatCost(dollars) {
if (dollars === null) return "–";
return `$${dollars !== 0 && dollars < .1 ? dollars.toPrecision(2) : dollars.toFixed(2)}`;
}
function percent(ratio) {
if (ratio === null) return "–";
for (let digits = 1;; digits++) {
let text = (ratio * 100).toFixed(digits);
if (Number(text) === 0 == (ratio === 0) && Number(text) === 100 == (ratio === 1) || digits === 6) return `${Number(text)}%`;
}
}
function points(difference) {
let text = Math.abs(difference * 100).toFixed(1);
return (Number(text) === 0 ? "" : difference > 0 ? "+" : "−") + text;
}
function formatP(p) {
return p < .001 ? p.toExponential(1) : p.toFixed(3);
}
function count(number, noun) {
return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
function rateText(value, interval, missing) {
if (value === null) return "not measured";
let range = interval === null ? "" : ` (${percent(interval.low)} to ${percent(interval.high)})`;
return `${percent(value)}${range}${missing === 0 ? "" : `, ${missing} not measured`}`;
}
function partialCost(usd, known, all) {
if (usd === null) return "–";
return `${usd.toFixed(2)} USD${known === all ? "" : ` (${known} of ${all})`}`;
}
function formatBytes(bytes) {
if (bytes < 1024) return `${bytes} B`;
return bytes < 1024 ** 2 ? `${(bytes / 1024).toFixed(1)} KiB` : `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
}
function figure(value) {
return String(Number(value.toPrecision(4)));
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
45503: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => NotReadable,
X: () => readRegularFile
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
class NotReadable extends Error {
name = "NotReadable";
}
function readRegularFile(file, limit, { follow = !1, space } = {}) {
let flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK | (follow ? 0 : node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
let descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, flags);
try {
let stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
if (!stats.isFile()) throw new NotReadable("it is not a regular file");
if (stats.size > limit) throw new NotReadable(`it has ${stats.size} bytes; the limit is ${limit}`);
let bytes = space !== void 0 && stats.size <= space.length ? space.subarray(0, stats.size) : Buffer.allocUnsafe(stats.size);
let read = 0;
for (let more = -1; read < bytes.length && more !== 0; read += more) more = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, read, bytes.length - read, null);
return bytes.subarray(0, read);
} finally {
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
}
}),
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
23137: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => madeOfText,
W: () => described
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29396);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
var zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30252);
zod_mini__WEBPACK_IMPORTED_MODULE_0__.$W((0, zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_1__.A)());
function described(schema, description) {
let clone = schema.clone();
zod_mini__WEBPACK_IMPORTED_MODULE_2__.fd.add(clone, { description });
return clone;
}
function madeOfText(read) {
return zod_mini__WEBPACK_IMPORTED_MODULE_3__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.pdi((text, { issues }) => read(text, (message) => {
issues.push({
code: "custom",
message,
input: text
});
return zod_mini__WEBPACK_IMPORTED_MODULE_0__.tm;
})));
}
}),
43579: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { initCommand: () => initCommand });
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var mod = __webpack_require__(21916);
var errors = __webpack_require__(45145);
var registry = __webpack_require__(52323);
var git = __webpack_require__(40075);
var this_machine = __webpack_require__(86324);
var dist = __webpack_require__(38815);
function nextSteps({ files }, folder) {
let secrets = files.flatMap(({ text }) => [...text.matchAll(/\bsecrets\.([A-Z][A-Z0-9_]*)/g)].map(([, name]) => name));
return {
edits: files.flatMap(({ target, text }) => text.split("\n").flatMap((line, index) => {
let [, what] = /# EDIT: (.*)/.exec(line) ?? [];
return what === void 0 ? [] : [{
file: `${folder}/${target}`,
line: index + 1,
what
}];
})),
secrets: [...new Set(secrets)],
begin: beginnings(files.flatMap(({ text }) => eventsOf(text)))
};
}
function beginnings(events) {
let steps = [];
events.includes("workflow_run") ? steps.push("Merge both into the default branch: until then no comment is written.") : events.includes("pull_request") || steps.push("Merge it into the default branch: until then it cannot be started.");
events.includes("pull_request") && steps.push("Open a pull request: it is measured.");
events.includes("schedule") && steps.push("The first comparison follows the first run on the default branch.");
events.includes("workflow_dispatch") && steps.push("Start it by hand: gh workflow run agentbench.yml");
return steps;
}
function eventsOf(workflow) {
let { on } = (0, dist.parse)(workflow);
return typeof on == "string" ? [on] : Object.keys(on);
}
let DEFAULT_TEMPLATE = "start";
async function readTemplates(root) {
let directory = external_node_path_.join(root, "examples/workflows");
let entries = await (0, promises_.readdir)(directory, { withFileTypes: !0 });
return (await Promise.all(entries.map(async (entry) => {
let place = external_node_path_.join(directory, entry.name);
let sources = entry.isDirectory() ? (await (0, promises_.readdir)(place)).sort().map((name) => external_node_path_.join(place, name)) : [place];
return template(external_node_path_.basename(entry.name, ".yml"), await Promise.all(sources.map(readTemplateFile)));
}))).sort((a, b) => a.name === DEFAULT_TEMPLATE || b.name !== DEFAULT_TEMPLATE && a.name < b.name ? -1 : 1);
}
function template(name, files) {
return {
name,
description: files[0].text.split("\n")[0].replace(/^# /, ""),
files
};
}
async function readTemplateFile(source) {
let folder = external_node_path_.basename(external_node_path_.dirname(source));
let name = external_node_path_.basename(source);
return {
target: folder !== "workflows" && name !== "measure.yml" ? `agentbench-${name}` : "agentbench.yml",
text: await (0, promises_.readFile)(source, "utf8")
};
}
var invoked = __webpack_require__(55173);
var print = __webpack_require__(12694);
let FOLDER = ".github/workflows";
async function initCommand(flags, root) {
let templates = await readTemplates(root);
if (flags.list) {
init_print(flags, templates.map(({ name, description }) => ({
name,
description
})), listing(templates));
return 0;
}
let template = chooseTemplate(templates, flags.workflow ?? DEFAULT_TEMPLATE);
let repository = await findRepository();
let files = template.files.map(({ target, text }) => ({
file: `${FOLDER}/${target}`,
text
}));
await refuseOverwriting(repository, files, flags);
for (let { file, text } of files) await replace(external_node_path_.join(repository, file), text);
let written = files.map(({ file }) => file);
let steps = nextSteps(template, FOLDER);
let notes = [...await ownDatasets(repository, files), ...await leftOvers(repository, templates, written)];
init_print(flags, {
workflow: template.name,
repository,
written,
...steps,
notes
}, report(template, written, steps, notes));
return 0;
}
function chooseTemplate(templates, wanted) {
let found = templates.find(({ name }) => name === wanted);
if (found !== void 0) return found;
let names = templates.map(({ name }) => name);
throw new errors.yo(`workflow: "${wanted}" is not one of ${names.join(", ")}; did you mean ${(0, mod.kp)(wanted, names)}?\n"${(0, invoked.u)()} init --list" describes each of them.`);
}
async function findRepository() {
try {
return (await (0, git.$Y)((0, this_machine.g)(process.env).runTool, ["rev-parse", "--show-toplevel"], process.cwd())).replace(/\r?\n$/, "");
} catch (error) {
if (!(error instanceof git.XS)) throw error;
throw new errors.yo(`init: ${process.cwd()} is not in a git repository; change to one, or make it one with "git init" (${error.message})`);
}
}
async function refuseOverwriting(repository, files, flags) {
let there = [];
for (let { file } of files) await exists(external_node_path_.join(repository, file)) && there.push(file);
if (there.length === 0 || flags.force) return;
throw new errors.yo(`init: ${there.join(" and ")} ${there.length === 1 ? "is" : "are"} there already, and nothing was written.\nRename what is there, or replace it with --force.`);
}
async function exists(file) {
try {
await (0, promises_.lstat)(file);
return !0;
} catch (error) {
if ((0, errors.$N)(error) === "ENOENT" || (0, errors.$N)(error) === "ENOTDIR") return !1;
throw error;
}
}
async function replace(file, text) {
try {
await (0, promises_.mkdir)(external_node_path_.dirname(file), { recursive: !0 });
await (0, promises_.rm)(file, { force: !0 });
await (0, promises_.writeFile)(file, text, { flag: "wx" });
} catch (error) {
if ((0, errors.$N)(error) === void 0) throw error;
throw new errors.yo(`init: ${file} cannot be written: ${error.message}`);
}
}
async function ownDatasets(repository, workflows) {
let found = new Set();
for await (let file of (0, promises_.glob)(["{.,*}/scenarios/*.jsonl", "{.,*}/*/task.toml"], { cwd: repository })) found.add(external_node_path_.dirname(external_node_path_.dirname(file)).replaceAll("\\", "/"));
let [, given] = workflows.map(({ text }) => /^ +dataset: ([\w./-]+)$/m.exec(text)).find((hit) => hit !== null) ?? [];
if (given !== void 0 && !Object.hasOwn(registry.c, given)) {
if (found.size === 0 || found.has(given)) return [];
return [`This repository holds tasks in ${[...found].sort().join(", ")}: write that in the place of "${given}".`];
}
let places = workflows.flatMap(({ file, text }) => text.split("\n").flatMap((line, index) => /^\s+instances: \S/.test(line) ? [`${file}:${index + 1}`] : []));
let checkout = workflows.some(({ text }) => /^\s+path: head$/m.test(text)) ? "head" : ".";
return [...found].sort().map((place) => `This repository holds a dataset. To measure on it, write "dataset: ${external_node_path_.posix.join(checkout, place)}" above ${places.join(" and above ")}, and "instances: all" in ${places[0]}.`);
}
async function leftOvers(repository, templates, written) {
let ours = new Set(templates.flatMap(({ files }) => files.map(({ target }) => `${FOLDER}/${target}`)));
let left = [];
for (let file of ours) !written.includes(file) && await exists(external_node_path_.join(repository, file)) && left.push(file);
return left.map((file) => `${file} belongs to another agentbench workflow and was kept: remove it if it is no longer wanted.`);
}
function listing(templates) {
let width = Math.max(...templates.map(({ name }) => name.length));
return templates.map(({ name, description }) => `${name.padEnd(width)}  ${description}`);
}
function report(template, written, { edits, secrets, begin }, notes) {
return [
...written.map((file) => `wrote ${file} (${template.name})`),
"",
"Remaining steps:",
...edits.map(({ file, line, what }) => `- Edit ${file}:${line}: ${what}`),
...secrets.map((name) => `- Set the secret: gh secret set ${name}`),
...begin.map((step) => `- ${step}`),
...notes.map((note) => `- ${note}`)
];
}
function init_print({ json }, value, lines) {
json ? (0, print.Q2)(value) : (0, print.tj)(lines);
}
}),
55173: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { u: () => ourCommand });
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12580);
function ourCommand(script = process.argv[1] ?? "", cwd = process.cwd()) {
if (/[\\/]node_modules[\\/]\.bin[\\/]/.test(script)) return /[\\/]_npx[\\/]/.test(realPath(script)) ? "npx agentbench-action" : "npx agentbench";
return node_path__WEBPACK_IMPORTED_MODULE_1__.basename(script) === "cli.js" ? `node ${(0, _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__.V)(node_path__WEBPACK_IMPORTED_MODULE_1__.relative(cwd, script))}` : "agentbench";
}
function realPath(file) {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file);
} catch {
return file;
}
}
}),
71744: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Cd: () => INSTANCE_ID,
M1: () => rowSchema,
Ps: () => NUL_FAULT,
h3: () => isKnownKey,
q8: () => ROW_KEYS,
rc: () => manifestSchema
});
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
let INSTANCE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
let RESULT_FILES = [
"run.json",
"trace.json",
"report.html"
];
let GIT_URL = /^((https?|ssh|git|file):\/\/|[A-Za-z0-9._-]+@[A-Za-z0-9.-]+:|\/)[^\s\0]+$/;
let COMMIT = /^[0-9a-f]{7,64}$/i;
let IMAGE = /^[A-Za-z0-9][A-Za-z0-9._:/@-]*$/;
let NUL_FAULT = "holds a NUL character (\\u0000)";
let text = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.m9(1, "is empty"), zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB((given) => !given.includes("\0"), NUL_FAULT));
let absent = zod_mini__WEBPACK_IMPORTED_MODULE_1__.cl6;
let actions = zod_mini__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(1e6))));
let rowSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__._H3({
instance_id: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(INSTANCE_ID, "must begin with a letter or digit and hold only letters, digits, \".\", \"_\" and \"-\", 128 at most")), "Name of the instance, unique in the dataset"),
task_type: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(text, "Type of the task. `dependency_resolution` is decided by the exit code, every other type by the text `Setup successful`"),
problem_statement: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(text, "The prompt"),
success_command: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(text, "Command that decides the verdict, run by `/bin/sh -c` in the workdir after the agent"),
base_image: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(IMAGE, "is not the name of an image"))), "Docker image of the testbed; required on Docker"),
image_tag: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(IMAGE, "is not the name of an image"))), "Image name for `keep-image`"),
repo_url: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(GIT_URL, "is not a git URL (https://…, ssh://…, file://…, user@host:path or an absolute path)"))), "Repository cloned into the workdir"),
base_commit: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(COMMIT, "is not a commit hash"))), "Commit that is checked out. Default: the newest one of the default branch"),
commit_hash: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(COMMIT, "is not a commit hash"))), "Alternative name of base_commit"),
start_new_session: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY()), "Run the success command in its own session (always the case)"),
human_actions_lower_bound: absent(actions),
human_actions_upper_bound: absent(actions)
}).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB((row) => !RESULT_FILES.includes(row.instance_id), {
path: ["instance_id"],
error: "is the name of a file among the results; use another name"
}), zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB((row) => row.instance_id !== "all", {
path: ["instance_id"],
error: "is reserved: it selects every instance; use another name"
}));
let DESCRIPTIVE = [
"language",
"license_spdx",
"build_commands",
"notes",
"description",
"ecosystem",
"repo",
"issue_number",
"issue_url",
"comment_id",
"snippet"
];
let ROW_KEYS = Object.keys(rowSchema.shape);
function isKnownKey(key) {
return ROW_KEYS.includes(key) || DESCRIPTIVE.includes(key);
}
let manifestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.rej({
name: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(INSTANCE_ID, "must hold only letters, digits, \".\", \"_\" and \"-\""))), "Name of the dataset; default: name of its directory"),
testbed: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(["docker", "host"])), "Testbed that `testbed: auto` selects for the dataset")
});
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
30252: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => __WEBPACK_DEFAULT_EXPORT__ });
var _core_util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);
let error = () => {
let Sizable = {
string: {
unit: "characters",
verb: "to have"
},
file: {
unit: "bytes",
verb: "to have"
},
array: {
unit: "items",
verb: "to have"
},
set: {
unit: "items",
verb: "to have"
},
map: {
unit: "entries",
verb: "to have"
}
};
function getSizing(origin) {
return Sizable[origin] ?? null;
}
let FormatDictionary = {
regex: "input",
email: "email address",
url: "URL",
emoji: "emoji",
uuid: "UUID",
uuidv4: "UUIDv4",
uuidv6: "UUIDv6",
nanoid: "nanoid",
guid: "GUID",
cuid: "cuid",
cuid2: "cuid2",
ulid: "ULID",
xid: "XID",
ksuid: "KSUID",
datetime: "ISO datetime",
date: "ISO date",
time: "ISO time",
duration: "ISO duration",
ipv4: "IPv4 address",
ipv6: "IPv6 address",
mac: "MAC address",
cidrv4: "IPv4 range",
cidrv6: "IPv6 range",
base64: "base64-encoded string",
base64url: "base64url-encoded string",
json_string: "JSON string",
e164: "E.164 number",
currency_code: "currency code",
credit_card: "credit card number",
iban: "IBAN",
jwt: "JWT",
template_literal: "input"
};
let TypeDictionary = { nan: "NaN" };
function getTypeName(type, input) {
if (type === "number" && typeof input == "number" && !Number.isFinite(input)) return String(input);
return TypeDictionary[type] ?? type;
}
return (issue) => {
switch (issue.code) {
case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(_core_util_js__WEBPACK_IMPORTED_MODULE_0__.GW(issue.input), issue.input)}`;
case "invalid_value":
if (issue.values.length === 1) return `Invalid input: expected ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.B7(issue.values[0])}`;
return `Invalid option: expected one of ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.jw(issue.values, "|")}`;
case "too_big": {
let adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
let sizing = getSizing(issue.origin);
if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
}
case "too_small": {
let adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
let sizing = getSizing(issue.origin);
if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
}
case "invalid_format": {
let _issue = issue;
if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
}
case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.jw(issue.keys, ", ")}`;
case "invalid_key": return `Invalid key in ${issue.origin}`;
case "invalid_union":
if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
if (issue.inclusive === !1) return "Invalid input: more than one option matched";
return "Invalid input";
case "invalid_element": return `Invalid value in ${issue.origin}`;
default: return "Invalid input";
}
};
};
function __WEBPACK_DEFAULT_EXPORT__() {
return { localeError: error() };
}
})
};
