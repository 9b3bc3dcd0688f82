export const id = 7705;
export const ids = [7705, 86];
export const modules = {
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
74705: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
W: () => isStandIn,
u: () => standIn
});
var _unknown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98715);
let RECORD_CHANGED = "record_changed";
function isStandIn({ integrity }) {
return integrity.some(({ kind }) => kind === RECORD_CHANGED);
}
function standIn(entry, run, why, times) {
let { instance_id, task_type, trial, status, score, error } = entry;
return {
schema: "agentbench/result/v1",
dataset: run.dataset,
instance_id,
task_type,
trial,
attempt: times?.attempt ?? 1,
status,
score,
agent: (0, _unknown_js__WEBPACK_IMPORTED_MODULE_0__.Ig)(run.agent),
evaluation: null,
testbed: (0, _unknown_js__WEBPACK_IMPORTED_MODULE_0__.wN)(run.settings.testbed),
prerunner: null,
stages: times?.stages ?? [],
integrity: [{
kind: RECORD_CHANGED,
detail: `result.json: ${why}; the result that the run measured is kept.`
}],
error,
started_at: times?.started_at ?? run.started_at,
finished_at: times?.finished_at ?? run.finished_at ?? run.started_at,
harness_version: run.harness_version,
github: run.github
};
}
}),
61210: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
YW: () => figuresOfResult,
id: () => isStopped,
vA: () => totalsOf
});
function isStopped({ status, error }) {
return status === "not_run" && error?.kind === "stopped";
}
function totalsOf(planned) {
let trials = planned.filter((trial) => !isStopped(trial));
let stopped = planned.length - trials.length;
let counts = {
passed: 0,
failed: 0,
error: 0,
not_run: 0
};
let scored = 0;
let score = 0;
let expected = 0;
let coverage = 0;
for (let trial of trials) {
counts[trial.status] += 1;
trial.score !== null && (scored += 1);
score += trial.score ?? 0;
expected += trial.score_expected;
coverage += trial.coverage;
}
let size = trials.length;
return {
planned: size,
...counts,
...stopped === 0 ? {} : { stopped },
success_rate: mean(counts.passed, size),
score: mean(score, scored),
score_expected: mean(expected, size),
coverage: mean(coverage, size)
};
}
function mean(sum, count) {
return count === 0 ? null : sum / count;
}
function figuresOfResult({ score, evaluation }) {
if (evaluation?.kind === "test_plan") {
let { score_expected, coverage } = evaluation;
return {
score,
score_expected: score === null ? 0 : score_expected,
coverage: score === null ? 0 : coverage
};
}
return {
score,
score_expected: score ?? 0,
coverage: score === null ? 0 : 1
};
}
})
};
