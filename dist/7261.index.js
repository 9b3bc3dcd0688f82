export const id = 7261;
export const ids = [
7261,
7286,
86,
9856
];
export const modules = {
19856: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
earlierExperiment: () => earlierExperiment,
restoreEarlierAttempts: () => restoreEarlierAttempts
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40273);
var _github_download_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24492);
var _github_this_machine_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86324);
var _results_experiment_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59546);
var _results_read_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47705);
var _results_run_place_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(80418);
var _results_store_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56676);
var _run_identity_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(41514);
var _log_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(14173);
var _suite_artifacts_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(90269);
async function restoreEarlierAttempts(options, now, directory, arm = "") {
let attempt = Number(process.env.GITHUB_RUN_ATTEMPT) || 1;
if (attempt < 2) return !1;
let before = (0, _results_read_js__WEBPACK_IMPORTED_MODULE_8__.readRunRecord)(directory);
let here = before !== null && isAttemptOfThisRun(before, attempt);
if ((0, _results_run_place_js__WEBPACK_IMPORTED_MODULE_9__.gM)(directory) && !here || !options["upload-artifact"]) return here;
try {
let artifacts = await earlierArtifacts(options);
return await (0, _suite_artifacts_js__WEBPACK_IMPORTED_MODULE_13__.br)((0, _github_this_machine_js__WEBPACK_IMPORTED_MODULE_6__.g)(process.env).temporaryDirectory, async (temporary) => {
let restored = 0;
for (let artifact of artifacts) {
let place = node_path__WEBPACK_IMPORTED_MODULE_2__.join(temporary, String(artifact.id));
let downloaded = await (0, _github_download_js__WEBPACK_IMPORTED_MODULE_5__.bk)(artifact, place);
let target = node_path__WEBPACK_IMPORTED_MODULE_2__.join(place, arm);
let files = arm === "" ? downloaded.files : filesBelow(arm, downloaded.files);
let differences = differencesFrom(target, now);
differences.length === 0 ? restored += await takeOver(files, target, directory) : tellLeftOut(artifact.name, differences);
}
restored > 0 && _log_js__WEBPACK_IMPORTED_MODULE_12__.pq(`Attempt ${attempt}: ${restored} finished trials are taken from earlier attempts.`);
return here || restored > 0;
});
} catch (error) {
_log_js__WEBPACK_IMPORTED_MODULE_12__.$e(`The results of earlier attempts cannot be had, everything is measured again: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)}`, { title: "agentbench" });
return here;
}
}
async function earlierArtifacts(options) {
_log_js__WEBPACK_IMPORTED_MODULE_12__.AU(_suite_artifacts_js__WEBPACK_IMPORTED_MODULE_13__.YV);
let earlier = (0, _github_artifacts_js__WEBPACK_IMPORTED_MODULE_4__.Cs)((0, _suite_artifacts_js__WEBPACK_IMPORTED_MODULE_13__.GY)(options));
return (await (0, _github_download_js__WEBPACK_IMPORTED_MODULE_5__.NG)(earlier)).filter(({ name }) => /^\d+(-\w+)?$/.test(name.slice(earlier.length + 1))).reverse();
}
function filesBelow(arm, files) {
return files.flatMap((file) => file.startsWith(`${arm}/`) ? [file.slice(arm.length + 1)] : []);
}
async function earlierExperiment(options, directory) {
let attempt = Number(process.env.GITHUB_RUN_ATTEMPT) || 1;
try {
let before = (0, _results_experiment_record_js__WEBPACK_IMPORTED_MODULE_7__.sE)(directory);
if (before !== null) return isAttemptOfThisRun(before, attempt) ? before : null;
let [latest] = options["upload-artifact"] ? await earlierArtifacts(options) : [];
if (latest === void 0) return null;
return await (0, _suite_artifacts_js__WEBPACK_IMPORTED_MODULE_13__.br)((0, _github_this_machine_js__WEBPACK_IMPORTED_MODULE_6__.g)(process.env).temporaryDirectory, async (temporary) => {
let place = node_path__WEBPACK_IMPORTED_MODULE_2__.join(temporary, String(latest.id));
await (0, _github_download_js__WEBPACK_IMPORTED_MODULE_5__.bk)(latest, place);
return (0, _results_experiment_record_js__WEBPACK_IMPORTED_MODULE_7__.sE)(place);
});
} catch (error) {
_log_js__WEBPACK_IMPORTED_MODULE_12__.$e(`The experiment of earlier attempts cannot be had, everything is measured again: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)}`, { title: "agentbench" });
return null;
}
}
function isAttemptOfThisRun({ github }, attempt) {
let { GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run, GITHUB_JOB: job } = process.env;
return github !== null && github.repository === repository && github.run_id === run && github.job === job && github.run_attempt < attempt;
}
function differencesFrom(directory, now) {
let before = (0, _results_read_js__WEBPACK_IMPORTED_MODULE_8__.readRunRecord)(directory);
return before === null ? ["it has no run.json that can be read"] : (0, _run_identity_js__WEBPACK_IMPORTED_MODULE_11__.g6)(before, now);
}
function tellLeftOut(artifact, differences) {
let named = differences.slice(0, 5).join("; ");
let more = differences.length > 5 ? `; and ${differences.length - 5} more` : "";
_log_js__WEBPACK_IMPORTED_MODULE_12__.lm(`The results in ${artifact} are of another measurement and do not count: ${named}${more}`, { title: "agentbench" });
}
async function takeOver(files, from, directory) {
let [source, store] = [new _results_store_js__WEBPACK_IMPORTED_MODULE_10__.V(from), new _results_store_js__WEBPACK_IMPORTED_MODULE_10__.V(directory)];
let [there, finished] = [await store.finished(), await source.finished()];
let taken = 0;
for (let file of files) {
let [, instanceId, trial] = /^([^/]+)\/trial-(\d+)\/result\.json$/.exec(file) ?? [];
if (instanceId === void 0 || there(instanceId, Number(trial)) !== null) continue;
if (finished(instanceId, Number(trial)) === null) continue;
await store.makePlace(instanceId, Number(trial));
let target = node_path__WEBPACK_IMPORTED_MODULE_2__.join(store.directory, file);
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(target, { force: !0 });
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.cp)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(from, file), target);
taken += 1;
}
taken > 0 && !(0, _results_run_place_js__WEBPACK_IMPORTED_MODULE_9__.gM)(directory) && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(from, "run.json"), node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, "run.json"));
return taken;
}
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
59546: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F5: () => writeExperiment,
sE: () => readExperiment
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var write_file_atomic__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30238);
var zod_mini__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(43759);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45503);
var _base_zod_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23137);
var _record_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56885);
var _records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16921);
var _run_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80418);
let count = zod_mini__WEBPACK_IMPORTED_MODULE_8__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_9__.UI());
let ratio = zod_mini__WEBPACK_IMPORTED_MODULE_8__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_9__.qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_9__.Zm(1));
let difference = zod_mini__WEBPACK_IMPORTED_MODULE_8__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_9__.qm(-1), zod_mini__WEBPACK_IMPORTED_MODULE_9__.Zm(1));
let interval = zod_mini__WEBPACK_IMPORTED_MODULE_8__.Ikc({
low: difference,
high: difference
});
let eValue = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_8__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_9__.UI())), "Null beyond 1.8e308");
let answer = zod_mini__WEBPACK_IMPORTED_MODULE_8__.k5n([
"better",
"worse",
"no difference that matters",
"cannot be settled"
]);
let lookSchema = zod_mini__WEBPACK_IMPORTED_MODULE_8__.Ikc({
pairs: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(count, "Instances measured on both sides"),
difference: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(difference, "Mean over these instances: the arm minus the control"),
e_value: eValue
});
let comparisonSchema = zod_mini__WEBPACK_IMPORTED_MODULE_8__.Ikc({
arm: zod_mini__WEBPACK_IMPORTED_MODULE_8__.YjP(),
answer: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.mee(answer), "By the test of `method`; null if the run was ended before it was known, or the difference is within noise"),
method: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.k5n([
"e-process",
"mcnemar",
"permutation"
]), "`e-process` with stop: known, valid at every look; otherwise a test of all pairs at the end"),
pairs: count,
left_out: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(count, "Instances without a verdict in every trial of both sides"),
difference: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.mee(difference), "Null without a pair"),
interval: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.mee(interval), "Of the difference, 95%; with e-process it is valid at every look"),
e_value: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(eValue, "Against no difference, at the last look"),
p: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.mee(ratio), "Two-sided"),
p_adjusted: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.mee(ratio), "By Holm's method, over the comparisons with the control"),
looks: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.YOg(lookSchema), "After every pair")
});
let experimentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_8__.Ikc({
schema: zod_mini__WEBPACK_IMPORTED_MODULE_8__.euz("agentbench/experiment/v1"),
suite: _records_js__WEBPACK_IMPORTED_MODULE_6__.Lx.shape.suite,
dataset: _records_js__WEBPACK_IMPORTED_MODULE_6__.Lx.shape.dataset,
measure: zod_mini__WEBPACK_IMPORTED_MODULE_8__.k5n(["success rate", "score"]),
arms: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_8__.Ikc({
name: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.YjP(), "The directory of its run, relative to the experiment's"),
control: zod_mini__WEBPACK_IMPORTED_MODULE_8__.zMY(),
agent: _records_js__WEBPACK_IMPORTED_MODULE_6__.Lx.shape.agent,
identity: _records_js__WEBPACK_IMPORTED_MODULE_6__.Lx.shape.identity,
sets: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_8__.YjP()), "Options that it sets"),
planned: count,
measured: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(count, "Trials with a verdict"),
stopped: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(count, "Trials that were not run since the answer was known"),
reused: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_8__.Ikc({
trials: count,
oldest: _records_js__WEBPACK_IMPORTED_MODULE_6__.Lx.shape.started_at,
newest: _records_js__WEBPACK_IMPORTED_MODULE_6__.Lx.shape.started_at
})), "Of them, those taken from earlier results (option `reuse`), and when they were measured; absent if there are none"),
skills: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_8__.Ikc({
trials: count,
opened: count
})), "Trials with `agent-skills` and a trajectory, and those in which the agent opened a skill; absent if there are none"),
cost_usd: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_8__.aig()), "Of all trials, reused ones as well; null if the cost of a measured trial is unknown")
})), "The first one is the control"),
seed: count,
stop: zod_mini__WEBPACK_IMPORTED_MODULE_8__.k5n(["never", "known"]),
alpha: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(ratio, "Of all comparisons together"),
tolerance: ratio,
trials: zod_mini__WEBPACK_IMPORTED_MODULE_8__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_9__.NC()),
order: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_8__.Ikc({
instance_id: zod_mini__WEBPACK_IMPORTED_MODULE_8__.YjP(),
trial: zod_mini__WEBPACK_IMPORTED_MODULE_8__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_9__.NC()),
arms: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.YOg(count), "In the order of measurement: indexes in `arms`")
})), "As drawn from the seed"),
comparisons: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.YOg(comparisonSchema), "Each other arm with the control"),
stopped: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_8__.Ikc({
pairs: count,
message: zod_mini__WEBPACK_IMPORTED_MODULE_8__.YjP(),
trials: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(count, "Trials that were not run"),
cost_usd: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_8__.aig()), "Their cost, if each had cost the mean of the measured trials of its arm; null if that is unknown")
})), "Null if every planned trial was begun"),
interrupted: _records_js__WEBPACK_IMPORTED_MODULE_6__.Lx.shape.interrupted,
started_at: _records_js__WEBPACK_IMPORTED_MODULE_6__.Lx.shape.started_at,
finished_at: _records_js__WEBPACK_IMPORTED_MODULE_6__.Lx.shape.finished_at,
harness_version: _records_js__WEBPACK_IMPORTED_MODULE_6__.Lx.shape.harness_version,
github: _records_js__WEBPACK_IMPORTED_MODULE_6__.Lx.shape.github
});
async function writeExperiment(directory, record) {
try {
await write_file_atomic__WEBPACK_IMPORTED_MODULE_1__(node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, _run_place_js__WEBPACK_IMPORTED_MODULE_7__.DT), (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_5__.P)(record));
} catch (error) {
throw Error(`results-path: ${_run_place_js__WEBPACK_IMPORTED_MODULE_7__.DT} could not be written: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}; make room there, then resume`, { cause: error });
}
}
function readExperiment(directory) {
if (!(0, _run_place_js__WEBPACK_IMPORTED_MODULE_7__.oA)(directory)) return null;
let text = (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_3__.X)(node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, _run_place_js__WEBPACK_IMPORTED_MODULE_7__.DT), 67108864).toString();
let parsed = experimentSchema.safeParse(JSON.parse(text));
if (parsed.success) return parsed.data;
let [issue] = parsed.error.issues;
throw Error(`${_run_place_js__WEBPACK_IMPORTED_MODULE_7__.DT}: ${issue.path.join(".")}: ${issue.message}`);
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
})
};
