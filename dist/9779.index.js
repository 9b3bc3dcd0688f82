export const id = 9779;
export const ids = [9779];
export const modules = {
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
3934: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => actionsSchema,
S: () => ACTION_CLASSES
});
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
let ACTION_CLASSES = [
"run",
"read_file",
"check_dir",
"search",
"edit",
"install",
"network",
"other"
];
let count = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI());
let actionsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
run: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Programs that were run, as far as no other class tells more"),
read_file: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Files that were read"),
check_dir: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Directories that were listed"),
search: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Searches for files or text"),
edit: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Files that were written or changed"),
install: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Packages that were installed"),
network: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Requests to the network"),
other: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Anything else, such as plans and notes")
});
}),
96826: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
L: () => OUTDATED,
Z: () => linkAmong
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
let OUTDATED = "it belongs to an earlier run";
function linkAmong(directory, relative, from = 1) {
let parts = relative.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
for (let depth = from; depth <= parts.length; depth += 1) {
let place = parts.slice(0, depth).join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
try {
if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(`${directory}/${place}`, { throwIfNoEntry: !1 })?.isSymbolicLink()) return place;
} catch (error) {
if ((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) !== "ENOTDIR") throw error;
}
}
return null;
}
}),
56885: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
P: () => recordText,
t: () => digestOfRecord
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
function digestOfRecord(content) {
return `sha256:${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", content)}`;
}
function recordText(record) {
return `${JSON.stringify(record, null, 2)}\n`;
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
9271: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ko: () => trialName,
qQ: () => trialPath,
rI: () => trialIdOf,
wK: () => trialKey
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
function trialIdOf(record) {
return {
instanceId: record.instance_id,
trial: record.trial
};
}
function trialKey({ instanceId, trial }) {
return `${instanceId}/${trial}`;
}
function trialName({ instanceId, trial }) {
let name = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(instanceId);
return trial === 1 ? name : `${name} (trial ${trial})`;
}
function trialPath({ instanceId, trial }) {
return node_path__WEBPACK_IMPORTED_MODULE_0__.join(instanceId, `trial-${trial}`);
}
}),
98715: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I3: () => unknownSettings,
Ig: () => unknownAgent,
Q8: () => unmeasured,
QI: () => UNKNOWN_DIGEST,
wN: () => unknownTestbed
});
var _usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35978);
let UNKNOWN_DIGEST = `sha256:${"0".repeat(64)}`;
function unknownSettings(testbed, trials = 1) {
return {
testbed,
trials,
agent_timeout_ms: 0,
evaluation_timeout_ms: 0,
testcase_timeout_ms: 0,
typing: null,
mode: null,
judge: null,
network: null,
cpus: null,
memory_bytes: null
};
}
function unknownAgent(agent) {
return {
...agent,
prompt_digest: UNKNOWN_DIGEST,
...unmeasured()
};
}
function unmeasured() {
return {
exit_code: null,
timed_out: !1,
duration_ms: 0,
ended_by: null,
usage: (0, _usage_js__WEBPACK_IMPORTED_MODULE_0__.wD)(),
meter: null
};
}
function unknownTestbed(kind) {
return {
kind,
image: null,
image_digest: null,
substituted: !1,
kept_image: null,
commit: null
};
}
}),
35978: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ac: () => agentUsageSchema,
ht: () => usageSchema,
jn: () => meterSchema,
me: () => judgeUsageSchema,
wD: () => unknownUsage
});
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
let amount = zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(2 ** 53 - 1));
let usageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
input_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(amount), null),
output_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(amount), null),
cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(amount), null),
steps: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(amount), null),
model: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Eb(200))), null), "Used as agent.model if the run names no model")
});
let known = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(amount), null);
let agentUsageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
source: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(["meter", "agent"])), null), "Source of the counts: the `meter`, or the `agent` itself (`usage.json`); null without counts"),
input_tokens: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "The whole input, cached parts included"),
cached_input_tokens: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "The part of the input that was read from a cache"),
output_tokens: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "The whole output, reasoning included"),
reasoning_tokens: known,
cost_usd: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "Null if a model without a price answered; never 0 for an unknown cost"),
steps: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "Answers of the main conversation, or as the agent counts"),
requests: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "Requests to models"),
failed_requests: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "Requests without an answer to its end"),
models: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), []), "The models that answered")
});
let meterSchema = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
throttled_requests: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(amount, "Requests that the provider refused for their rate (429)"),
unmetered_requests: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(amount, "Requests that no model answers, such as a list of models"),
waiting_ms: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(amount, "Time in which at least one request was under way"),
hosted_tools: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
offered: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), "Tools that the provider runs itself, as offered in requests"),
used: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())
})
})), null), "Further figures of the meter; null without one");
function unknownUsage() {
return {
source: null,
input_tokens: null,
cached_input_tokens: null,
output_tokens: null,
reasoning_tokens: null,
cost_usd: null,
steps: null,
requests: null,
failed_requests: null,
models: []
};
}
let judgeUsageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
input_tokens: known,
output_tokens: known,
cost_usd: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "Sum of the known costs; null if none is known"),
cost_known: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(amount, "Evaluations and explanations with a known cost"),
answers: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(amount, "Evaluations with a judge, and explanations")
});
})
};
