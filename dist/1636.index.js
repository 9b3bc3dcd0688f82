export const id = 1636;
export const ids = [
1636,
330,
7286,
86
];
export const modules = {
93549: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { y: () => closeRecord });
var _results_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43050);
function closeRecord(run, options) {
run.interrupted = "killed";
run.gate = (0, _results_gate_js__WEBPACK_IMPORTED_MODULE_0__.$)(run.totals, options, run.change ?? null);
let error = {
stage: "run",
kind: "interrupted",
message: "never finished: the run was killed"
};
for (let entry of run.planned) entry.status === "not_run" && (entry.error ??= error);
}
}),
7126: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G8: () => loadInputsAgain,
IV: () => loadInputs,
Z$: () => maskValues
});
var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
var _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10076);
var _options_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69917);
var _options_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90162);
var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68673);
var _state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90862);
async function loadInputs(command) {
maskOwn();
let inputs = readInputs();
let file = await (0, _config_js__WEBPACK_IMPORTED_MODULE_3__.m)(inputs, command, process.env);
command === "run" && Object.keys(file).length > 0 && (0, _state_js__WEBPACK_IMPORTED_MODULE_4__.ql)(file);
let texts = {
...inputs,
...file
};
return {
options: parse(texts),
texts
};
}
function loadInputsAgain() {
maskOwn();
return parse({
...readInputs(),
...(0, _state_js__WEBPACK_IMPORTED_MODULE_4__.Z9)()
});
}
let VERBATIM = [
"agent-env",
"agent-variables",
"model-keys"
];
function readInputs() {
return Object.fromEntries(_options_options_js__WEBPACK_IMPORTED_MODULE_1__.W6.map((name) => [name, _actions_core__WEBPACK_IMPORTED_MODULE_0__.V4(name, { trimWhitespace: !VERBATIM.includes(name) })]));
}
function parse(texts) {
let options = (0, _options_parse_js__WEBPACK_IMPORTED_MODULE_2__.A)(texts);
maskValues(options);
return options;
}
function maskValues(options) {
for (let { name, value } of [...options["agent-env"], ...options["model-keys"]]) mask(value ?? process.env[name] ?? "");
}
function maskOwn() {
for (let secret of (0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_5__.G_)(process.env)) mask(secret);
}
function mask(value) {
for (let line of (0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_5__.FZ)(value)) _actions_core__WEBPACK_IMPORTED_MODULE_0__.Pq(line);
}
}),
6517: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { post: () => post });
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _github_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6830);
var _github_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4472);
var _github_place_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(52385);
var _github_this_machine_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86324);
var _report_load_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9583);
var _results_run_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80418);
var _results_store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56676);
var _run_sweep_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60730);
var _close_record_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93549);
var _inputs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7126);
var _log_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(14173);
var _state_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(90862);
let NOT_REMOVED = "what the run left on this machine was not removed";
async function post() {
let begun = (0, _state_js__WEBPACK_IMPORTED_MODULE_11__.Zx)();
await attempt(NOT_REMOVED, () => clean(begun));
if (begun === null) return;
begun.published ? begun.shared && await attempt("the comment was not completed", () => completeComment(begun)) : await attempt("the results were not published", () => publishLeft(begun));
}
async function clean(begun) {
let machine = (0, _github_this_machine_js__WEBPACK_IMPORTED_MODULE_3__.g)(process.env);
await (0, _run_sweep_js__WEBPACK_IMPORTED_MODULE_7__.X0)(machine, !1, warn);
if (begun === null) return;
let { ids, testbed } = begun;
for (let id of ids) {
await attempt(NOT_REMOVED, () => (0, _run_sweep_js__WEBPACK_IMPORTED_MODULE_7__.iU)(machine, id, warn));
testbed === "docker" && await (0, _run_sweep_js__WEBPACK_IMPORTED_MODULE_7__.V5)(machine, id, (message) => _log_js__WEBPACK_IMPORTED_MODULE_10__.pq(message));
}
}
function warn(message) {
_log_js__WEBPACK_IMPORTED_MODULE_10__.$e(message, { title: "agentbench" });
}
async function publishLeft({ resultsPath }) {
let options = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_9__.G8)();
if ((0, _results_run_place_js__WEBPACK_IMPORTED_MODULE_5__.oA)(resultsPath)) {
let [{ closeExperiment }, { publishExperiment }] = await experimentParts();
await closeExperiment(resultsPath, options);
_log_js__WEBPACK_IMPORTED_MODULE_10__.pq("The main step was ended early: publishing the results it left.");
await publishExperiment(resultsPath, options, (0, _github_limits_js__WEBPACK_IMPORTED_MODULE_2__.w9)(process.env));
return;
}
let store = new _results_store_js__WEBPACK_IMPORTED_MODULE_6__.V(resultsPath);
await store.tidy();
let onDisk = await (0, _report_load_js__WEBPACK_IMPORTED_MODULE_4__.loadRun)(resultsPath);
if (onDisk.run.finished_at === null) {
(0, _close_record_js__WEBPACK_IMPORTED_MODULE_8__.y)(onDisk.run, options);
await store.writeRun(onDisk.run);
}
_log_js__WEBPACK_IMPORTED_MODULE_10__.pq("The main step was ended early: publishing the results it left.");
await publishWithBaseline(onDisk, resultsPath, options);
}
async function completeComment({ resultsPath }) {
let options = {
...(0, _inputs_js__WEBPACK_IMPORTED_MODULE_9__.G8)(),
summary: !1
};
if ((0, _results_run_place_js__WEBPACK_IMPORTED_MODULE_5__.oA)(resultsPath)) {
let [, { publishExperiment }] = await experimentParts();
await publishExperiment(resultsPath, options, (0, _github_limits_js__WEBPACK_IMPORTED_MODULE_2__.w9)(process.env));
return;
}
await publishWithBaseline(await (0, _report_load_js__WEBPACK_IMPORTED_MODULE_4__.loadRun)(resultsPath), resultsPath, options);
}
function experimentParts() {
return Promise.all([Promise.all([
__webpack_require__.e(2453),
__webpack_require__.e(663),
__webpack_require__.e(2323),
__webpack_require__.e(9704),
__webpack_require__.e(2970),
__webpack_require__.e(8225),
__webpack_require__.e(7607),
__webpack_require__.e(5505),
__webpack_require__.e(8612),
__webpack_require__.e(1243),
__webpack_require__.e(5356)
]).then(__webpack_require__.bind(__webpack_require__, 19565)), Promise.all([
__webpack_require__.e(2453),
__webpack_require__.e(663),
__webpack_require__.e(6913),
__webpack_require__.e(7274),
__webpack_require__.e(9704),
__webpack_require__.e(7061),
__webpack_require__.e(4996),
__webpack_require__.e(8225),
__webpack_require__.e(3883),
__webpack_require__.e(334),
__webpack_require__.e(4241),
__webpack_require__.e(8881)
]).then(__webpack_require__.bind(__webpack_require__, 55574))]);
}
async function publishWithBaseline(onDisk, resultsPath, options) {
let [{ findBaseline }, { publish }] = await Promise.all([Promise.all([
__webpack_require__.e(2453),
__webpack_require__.e(663),
__webpack_require__.e(6913),
__webpack_require__.e(7274),
__webpack_require__.e(9704),
__webpack_require__.e(6157),
__webpack_require__.e(2760)
]).then(__webpack_require__.bind(__webpack_require__, 23585)), Promise.all([
__webpack_require__.e(2453),
__webpack_require__.e(663),
__webpack_require__.e(6913),
__webpack_require__.e(7274),
__webpack_require__.e(9704),
__webpack_require__.e(7061),
__webpack_require__.e(4996),
__webpack_require__.e(3883),
__webpack_require__.e(4241),
__webpack_require__.e(20)
]).then(__webpack_require__.bind(__webpack_require__, 24241))]);
let event = await (0, _github_event_js__WEBPACK_IMPORTED_MODULE_1__.j)(process.env);
let limits = (0, _github_limits_js__WEBPACK_IMPORTED_MODULE_2__.w9)(process.env);
let bases = (0, _github_place_js__WEBPACK_IMPORTED_MODULE_12__.cF)(process.env, event);
await publish(onDisk, resultsPath, options, await (0, _github_limits_js__WEBPACK_IMPORTED_MODULE_2__.Ns)(limits, () => findBaseline(options, onDisk.run.github, bases)), limits);
}
async function attempt(failure, work) {
try {
await work();
} catch (error) {
warn(`${failure}: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}`);
}
}
}),
90862: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => saveShared,
SZ: () => saveArtifact,
Z9: () => loadConfig,
Zx: () => loadBegunRun,
ql: () => saveConfig,
sE: () => savePublished,
su: () => saveBegunRun,
vw: () => savePage,
wu: () => loadPage,
xr: () => loadArtifact
});
var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
let RUN = "run-id";
let TESTBED = "testbed";
let RESULTS = "results-path";
let ARTIFACT = "artifact-id";
let ARTIFACT_NAME = "artifact-name";
let PAGE = "page-id";
let PAGE_NAME = "page-name";
let PUBLISHED = "published";
let SHARED = "shared-suite";
let CONFIG = "config";
function saveBegunRun({ ids, testbed, resultsPath }) {
_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(RUN, ids.join(","));
_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(TESTBED, testbed);
_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(RESULTS, resultsPath);
}
function saveArtifact({ id, name }) {
_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(ARTIFACT, id);
_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(ARTIFACT_NAME, name);
}
function loadArtifact() {
let id = Number(_actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(ARTIFACT));
return id > 0 ? {
id,
name: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(ARTIFACT_NAME)
} : null;
}
function savePage({ id, name }) {
_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(PAGE, id);
_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(PAGE_NAME, name);
}
function loadPage() {
let id = Number(_actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(PAGE));
return id > 0 ? {
id,
name: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(PAGE_NAME)
} : null;
}
function savePublished() {
_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(PUBLISHED, "true");
}
function saveShared() {
_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(SHARED, "true");
}
function loadBegunRun() {
let ids = _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(RUN).split(",");
if (!ids.every((id) => /^[0-9a-f]+$/.test(id))) return null;
return {
ids,
testbed: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(TESTBED) === "host" ? "host" : "docker",
resultsPath: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(RESULTS),
published: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(PUBLISHED) === "true",
shared: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(SHARED) === "true"
};
}
function saveConfig(texts) {
_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(CONFIG, JSON.stringify(texts));
}
function loadConfig() {
let saved = _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(CONFIG);
return saved === "" ? {} : JSON.parse(saved);
}
}),
7844: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { x: () => VERSION });
let VERSION = "0.1.0";
}),
43358: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bg: () => dollarsOf,
Xy: () => objectOf,
b6: () => textOf,
iZ: () => objectsOf,
pq: () => countOf,
qF: () => parseJson
});
function objectOf(value) {
return typeof value == "object" && value && !Array.isArray(value) ? value : null;
}
function objectsOf(value) {
return Array.isArray(value) ? value.filter((item) => objectOf(item) !== null) : [];
}
function textOf(value) {
return typeof value == "string" ? value : null;
}
let LARGEST = 1e9;
function countOf(value) {
return Number.isSafeInteger(value) && value >= 0 && value <= LARGEST ? value : null;
}
function dollarsOf(value) {
return typeof value == "number" && value >= 0 && value <= LARGEST ? value : null;
}
function parseJson(text) {
try {
return JSON.parse(text);
} catch {
return;
}
}
}),
97857: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$I: () => cutError,
B6: () => LONGEST_NAME,
IN: () => cutText,
U3: () => ownText,
xG: () => LONGEST_TEXT
});
let LONGEST_NAME = 200;
let LONGEST_TEXT = 2e3;
function cutText(text, length) {
return text.length > length ? ownText(`${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…`) : text;
}
function ownText(part) {
return Buffer.from(part).toString();
}
function cutError(error) {
if (error === null) return null;
let { stage, kind, message } = error;
return {
stage: cutText(stage, 200),
kind: cutText(kind, 200),
message: cutText(message, LONGEST_TEXT)
};
}
}),
21363: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { h: () => figuresOf });
function figuresOf(points) {
let judged = points.flatMap(({ score, floor }) => score === null ? [] : [{
score,
floor: floor ?? 0
}]);
let above = sum(judged.map(({ score, floor }) => Math.max(0, score - floor)));
let room = sum(judged.map(({ floor }) => 2 - floor));
let scores = judged.map(({ score }) => score);
let expected = points.length;
return {
expected,
judged: judged.length,
score: mean(scores),
score_expected: expected === 0 ? 0 : sum(scores) / expected / 2,
coverage: expected === 0 ? 0 : scores.length / expected,
score_without_vacuous: room === 0 ? null : above / room
};
}
function mean(scores) {
return scores.length === 0 ? null : sum(scores) / scores.length / 2;
}
function sum(scores) {
return scores.reduce((total, score) => total + score, 0);
}
}),
37664: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { n: () => quickParse });
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42214);
function quickParse(schema) {
let parser = schema;
let parsed = 0;
let expect = (records) => {
parsed + records >= 150 && parser === schema && (parser = zod_mini__WEBPACK_IMPORTED_MODULE_0__.wE(schema));
};
let parse = (value) => {
expect(1);
parsed += 1;
return parser.parse(value);
};
return Object.assign(parse, { expect });
}
}),
47705: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => readTrial,
c: () => readAttempt,
faultOf: () => faultOf,
readRecord: () => readRecord,
readRun: () => readRun,
readRunRecord: () => readRunRecord
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45503);
var _cut_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(97857);
var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96826);
var _quick_parse_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(37664);
var _record_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56885);
var _records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16921);
var _stand_in_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74705);
var _totals_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(61210);
var _trial_id_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9271);
let LARGEST_RESULT = 16777216;
let USUAL_RECORD = 65536;
let parseRun = (0, _quick_parse_js__WEBPACK_IMPORTED_MODULE_9__.n)(_records_js__WEBPACK_IMPORTED_MODULE_6__.Lx);
let parseResult = (0, _quick_parse_js__WEBPACK_IMPORTED_MODULE_9__.n)(_records_js__WEBPACK_IMPORTED_MODULE_6__.FD);
async function readRun(directory, keep, known) {
let space = Buffer.allocUnsafe(USUAL_RECORD);
let run = known ?? runIn(directory, space);
parseResult.expect(run.planned.length);
let results = [];
let left = [];
let real = realDirectoriesIn(directory);
let twice = onlyOnce(run);
twice > 0 && left.push(`run.json: ${twice} planned trials that occur more than once`);
for (let entry of run.planned) {
let { result, fault } = countingRecord(directory, entry, run, space, real);
fault !== null && left.push(`${fileOf(entry)}: ${fault}`);
let kept = result === null ? null : keep(result);
results.push(kept);
result !== null && kept === null && left.push(`${fileOf(entry)}: there is no room for it beside the others`);
if (result === null || entry.digest !== void 0) continue;
entry.status = result.status;
({score: entry.score, score_expected: entry.score_expected, coverage: entry.coverage} = (0, _totals_js__WEBPACK_IMPORTED_MODULE_10__.YW)(result));
entry.error = (0, _cut_js__WEBPACK_IMPORTED_MODULE_11__.$I)(result.error);
entry.result = fileOf(entry);
}
run.totals = (0, _totals_js__WEBPACK_IMPORTED_MODULE_10__.vA)(run.planned);
return {
run,
results,
left
};
}
function fileOf(entry) {
return `${(0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.qQ)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.rI)(entry))}/result.json`;
}
function onlyOnce(run) {
let seen = new Set();
let planned = run.planned.filter((entry) => {
let before = seen.size;
return seen.add((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.wK)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.rI)(entry))).size > before;
});
let more = run.planned.length - planned.length;
more > 0 && (run.planned = planned);
return more;
}
function readTrial(directory, entry, run) {
return countingRecord(directory, entry, run, Buffer.allocUnsafe(USUAL_RECORD), new Set()).result;
}
function readRecord(directory, entry) {
let record = readResult(directory, entry, Buffer.allocUnsafe(USUAL_RECORD), new Set());
if (record === null || typeof record == "string") return null;
return {
result: record.result,
digest: (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_5__.t)(record.content)
};
}
function readRunRecord(directory) {
try {
return runIn(directory, Buffer.allocUnsafe(USUAL_RECORD));
} catch {
return null;
}
}
function readAttempt(directory) {
try {
return parseResult(readJson(`${directory}/result.json`, LARGEST_RESULT, Buffer.allocUnsafe(USUAL_RECORD)).value);
} catch {
return null;
}
}
function countingRecord(directory, entry, run, space, real) {
let record = readResult(directory, entry, space, real);
if (record === null || typeof record == "string") return {
result: null,
fault: record
};
let digest = entry.digest === void 0 ? null : (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_5__.t)(record.content);
let fault = faultOf({
result: record.result,
digest
}, entry, run);
if (fault === null) return {
result: record.result,
fault
};
return {
result: entry.digest === void 0 ? null : (0, _stand_in_js__WEBPACK_IMPORTED_MODULE_7__.u)(entry, run, fault),
fault: fault === _place_js__WEBPACK_IMPORTED_MODULE_4__.L ? null : fault
};
}
function faultOf({ result, digest }, entry, run) {
if (entry.digest !== void 0) return digest === entry.digest && result.status === entry.status ? null : "it is not the record that was written";
if (entry.result === null && Date.parse(result.started_at) < Date.parse(run.started_at)) return _place_js__WEBPACK_IMPORTED_MODULE_4__.L;
if (entry.result === null && run.finished_at !== null) return "the run wrote no such record";
return null;
}
function realDirectoriesIn(directory) {
try {
let entries = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, { withFileTypes: !0 });
return new Set(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name));
} catch {
return new Set();
}
}
function readResult(directory, entry, space, real) {
let place = (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.qQ)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.rI)(entry));
try {
let link = (0, _place_js__WEBPACK_IMPORTED_MODULE_4__.Z)(directory, place, real.has(entry.instance_id) ? 2 : 1);
if (link !== null) return `${link} is a link`;
let { value, content } = readJson(`${directory}/${place}/result.json`, LARGEST_RESULT, space);
let result = parseResult(value);
if (result.instance_id === entry.instance_id && result.trial === entry.trial) return {
result,
content
};
return `it belongs to ${result.instance_id}, trial ${result.trial}`;
} catch (error) {
let code = (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error);
if (code === "ENOENT" || code === "ENOTDIR") return null;
if (code === "EACCES") throw error;
if (error instanceof _base_regular_file_js__WEBPACK_IMPORTED_MODULE_3__.S) return error.message;
if (code === "ELOOP") return "it is a link";
return "it is not a trial record";
}
}
function runIn(directory, space) {
let { value } = readJson(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "run.json"), 67108864, space);
let { planned } = value ?? {};
Array.isArray(planned) && parseRun.expect(planned.length / 8);
return parseRun(value);
}
function readJson(file, limit, space) {
let content = (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_3__.X)(file, limit, { space });
return {
value: JSON.parse(content.toString()),
content
};
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
56676: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { V: () => ResultStore });
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var write_file_atomic__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30238);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
var _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76185);
var _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88350);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45503);
var _place_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96826);
var _record_digest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56885);
var _trial_id_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9271);
let GATHERED = "attempt-moving";
let HALF_WRITTEN = /^(run|result|trace)\.json\.\d+$|^report\.html\.\d+$/;
let BELOW = [
/./,
/^trial-\d+$/,
/^attempt-\w+$/
];
class ResultStore {
directory;
#begun = null;
constructor(directory) {
this.directory = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(directory);
}
async prepare() {
try {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(this.directory, { recursive: !0 });
this.#begin();
} catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`results-path: ${this.directory} cannot be made: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}`);
}
}
async makePlace(instanceId, trial = 1) {
let links = [];
let name = node_path__WEBPACK_IMPORTED_MODULE_2__.basename(this.directory);
this.#begun === null && await this.prepare();
let { above, own } = this.#begun;
if (node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(this.directory)) !== above) throw Error(`results-path: ${node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(this.directory)} leads elsewhere now than when the run began`);
if (isLink(this.directory) && realOrNull(this.directory) !== own) {
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.directory);
links.push(name);
}
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(this.directory, { recursive: !0 });
links.length > 0 && this.#begin();
if (instanceId === void 0) return links;
let place = (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
instanceId,
trial
});
for (let link = (0, _place_js__WEBPACK_IMPORTED_MODULE_8__.Z)(this.directory, place); link !== null; link = (0, _place_js__WEBPACK_IMPORTED_MODULE_8__.Z)(this.directory, place)) {
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, link));
links.push(node_path__WEBPACK_IMPORTED_MODULE_2__.join(name, link));
}
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, place), { recursive: !0 });
return links;
}
#begin() {
let above = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(this.directory));
this.#begun = {
above,
own: node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(this.directory)
};
}
async take(run) {
let own = node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, `.run-${run}`);
try {
await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.B7)(own);
} catch (error) {
if ([
"EPERM",
"ENOSYS",
"ENOTSUP",
"EOPNOTSUPP"
].includes((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error) ?? "")) return async () => {};
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`results-path: nothing can be written to ${this.directory}: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}`);
}
let other = (await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.hh)(this.directory)).find(({ file, owner }) => file !== own && !(0, _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_6__.XU)(owner));
if (other !== void 0) {
await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(own);
let { pid, host } = other.owner;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`results-path: another run (process ${pid} on ${host}) writes to ${this.directory}; wait for its end, or name another directory. If there is no such run any more, remove ${other.file}.owner`);
}
await this.tidy();
return () => (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(own);
}
async tidy() {
for (let file of await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.r7)(this.directory)) await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(file);
await removeHalfWritten(this.directory, 0);
}
async finished() {
let { faultOf, readRecord, readRunRecord } = await Promise.all([
__webpack_require__.e(1525),
__webpack_require__.e(6921),
__webpack_require__.e(7705)
]).then(__webpack_require__.bind(__webpack_require__, 47705));
let run = readRunRecord(this.directory);
if (run === null) return () => null;
let entries = new Map(run.planned.map((entry) => [(0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.rI)(entry)), entry]));
return (instanceId, trial) => {
let record = readRecord(this.directory, {
instance_id: instanceId,
trial
});
if (record === null || record.result.status !== "passed" && record.result.status !== "failed") return null;
let entry = entries.get((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
instanceId,
trial
}));
let fault = entry === void 0 ? null : faultOf(record, entry, run);
return fault === null || fault === _place_js__WEBPACK_IMPORTED_MODULE_8__.L ? record : null;
};
}
async earlier(instanceId, trial) {
if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
instanceId,
trial
}), "result.json"))) return null;
let { readRecord } = await Promise.all([
__webpack_require__.e(1525),
__webpack_require__.e(6921),
__webpack_require__.e(7705)
]).then(__webpack_require__.bind(__webpack_require__, 47705));
return readRecord(this.directory, {
instance_id: instanceId,
trial
})?.result ?? null;
}
changeOf({ instance_id, trial }, digest) {
let place = (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
instanceId: instance_id,
trial
});
try {
let link = (0, _place_js__WEBPACK_IMPORTED_MODULE_8__.Z)(this.directory, place);
if (link !== null) return `${link} is a link`;
let content = (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_7__.X)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, place, "result.json"), 67108864);
return (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_9__.t)(content) === digest ? null : "it is not the record that was written";
} catch (error) {
return (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error) === "ENOENT" ? "it was removed" : "it cannot be read any more";
}
}
async beginAttempt(instanceId, trial) {
let directory = node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
instanceId,
trial
}));
let links = await this.makePlace(instanceId, trial);
removeLink(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, GATHERED));
let entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory);
let kept = entries.flatMap((entry) => /^attempt-(\d+)$/.exec(entry)?.slice(1).map(Number) ?? []);
let last = Math.max(0, ...kept);
let loose = entries.filter((entry) => !/^attempt-\d+$/.test(entry));
if (loose.length === 0) return {
directory,
attempt: last + 1,
links
};
let gathered = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, GATHERED);
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(gathered, { recursive: !0 });
for (let entry of loose.filter((entry) => entry !== GATHERED)) await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, entry), node_path__WEBPACK_IMPORTED_MODULE_2__.join(gathered, entry));
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(gathered, node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, `attempt-${last + 1}`));
return {
directory,
attempt: last + 2,
links
};
}
async writeResult(result, last = !0) {
await this.makePlace(result.instance_id, result.trial);
await writeWhole(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.rI)(result)), "result.json"), (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_9__.P)(result), last);
}
async writeRun(run, last = !0) {
try {
await this.makePlace();
await writeWhole(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, "run.json"), (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_9__.P)(run), last);
} catch (error) {
throw Error(`results-path: run.json could not be written: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}; make room there, or mend it, then run again with resume`, { cause: error });
}
}
async writeTrace(trace) {
await writeWhole(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, "trace.json"), JSON.stringify(trace), !1);
}
}
async function removeHalfWritten(directory, depth) {
let entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: !0 }).catch(() => []);
for (let entry of entries) {
let file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, entry.name);
entry.isFile() && HALF_WRITTEN.test(entry.name) && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file, { force: !0 });
entry.isDirectory() && BELOW[depth]?.test(entry.name) && await removeHalfWritten(file, depth + 1);
}
}
function isLink(file) {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: !1 })?.isSymbolicLink() ?? !1;
}
function realOrNull(file) {
try {
return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file);
} catch {
return null;
}
}
function removeLink(file) {
isLink(file) && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file);
}
async function writeWhole(file, text, last) {
removeLink(file);
last ? await write_file_atomic__WEBPACK_IMPORTED_MODULE_3__(file, text) : write_file_atomic__WEBPACK_IMPORTED_MODULE_3__.sync(file, text, { fsync: !1 });
}
}),
34552: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J$: () => usageOfTrial,
Y6: () => judgeUsageOfTrial,
d0: () => meterOfTrial,
gR: () => sumOfActions,
ru: () => actionsOfTrial,
wo: () => judgeUsageOf
});
var _results_actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3934);
var _results_trace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97384);
let COUNTS = [
"input_tokens",
"cached_input_tokens",
"output_tokens",
"reasoning_tokens",
"cost_usd",
"steps",
"requests",
"failed_requests"
];
function usageOfTrial({ agent, rounds }) {
if (rounds === void 0 || rounds.length === 0) return agent.usage;
let usages = rounds.map((round) => round.agent.usage);
let sum = (name) => usages.reduce((total, usage) => {
let value = usage[name];
return total === null || value === null ? null : (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(total + value);
}, 0);
return {
source: new Set(usages.map(({ source }) => source)).size === 1 ? usages[0].source : null,
...Object.fromEntries(COUNTS.map((name) => [name, sum(name)])),
models: [...new Set(usages.flatMap(({ models }) => models))]
};
}
function meterOfTrial({ agent, rounds }) {
let meters = (rounds === void 0 || rounds.length === 0 ? [agent] : rounds.map((round) => round.agent)).flatMap(({ meter }) => meter ?? []);
if (meters.length === 0) return null;
let sum = (name) => (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(meters.reduce((total, meter) => total + meter[name], 0));
return {
throttled_requests: sum("throttled_requests"),
waiting_ms: sum("waiting_ms")
};
}
function actionsOfTrial({ agent, rounds }) {
let agents = rounds === void 0 || rounds.length === 0 ? [agent] : rounds.map((round) => round.agent);
let all = agents.flatMap(({ actions }) => actions ?? []);
return all.length < agents.length ? null : sumOfActions(all);
}
function sumOfActions(all) {
let sum = (name) => (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(all.reduce((total, actions) => total + actions[name], 0));
return Object.fromEntries(_results_actions_js__WEBPACK_IMPORTED_MODULE_0__.S.map((name) => [name, sum(name)]));
}
function judgeUsageOfTrial({ evaluation, rounds, explained }) {
return judgeUsageOf([...(rounds === void 0 || rounds.length === 0 ? [evaluation] : rounds.map((round) => round.evaluation)).map((one) => one?.kind === "test_plan" ? one.judge : null), explained ?? null].filter((one) => one !== null));
}
function judgeUsageOf(parts) {
if (parts.length === 0) return null;
let sum = (of) => {
let values = parts.flatMap((part) => of(part) ?? []);
return values.length === 0 ? null : (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(values.reduce((total, value) => total + value, 0));
};
let count = (of) => parts.reduce((total, part) => total + of(part), 0);
return {
input_tokens: sum((part) => part.input_tokens),
output_tokens: sum((part) => part.output_tokens),
cost_usd: sum((part) => part.cost_usd),
cost_known: count((part) => "answers" in part ? part.cost_known : part.cost_usd === null ? 0 : 1),
answers: count((part) => "answers" in part ? part.answers : 1)
};
}
})
};
