export const id = 1719;
export const ids = [
1719,
7705,
86
];
export const modules = {
81719: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
detect: () => detect,
detectionLines: () => detectionLines,
expectedFrom: () => expectedFrom,
expectedOfRate: () => expectedOfRate,
parseShare: () => parseShare
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18253);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
var _results_find_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48242);
var _results_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47705);
var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83157);
var _statistics_power_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27223);
var _trial_usage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34552);
let TRIALS = [
1,
3,
5
];
let POWER = .8;
let ALPHA = .05;
function parseShare(name, text) {
let [, number, sign] = /^(\d+(?:\.\d+)?|\.\d+)(%?)$/.exec(text.trim()) ?? [];
let share = Number(number) / (sign === "%" ? 100 : 1);
if (share > 0 && share < 1) return share;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${name}: "${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(text, 80)}" is not a share between 0 and 1; write for example 10%, or 0.1`);
}
function expectedOfRate(rate) {
let source = rate === null ? "no results" : "stated rate";
return {
...alike(rate ?? .5),
source,
trialMs: null,
trialCost: null,
notes: []
};
}
async function expectedFrom(directory) {
let { found, notes } = await (0, _results_find_js__WEBPACK_IMPORTED_MODULE_2__.s)([directory], 4, "from");
let trials = [];
for (let place of found) {
let read = await (0, _results_read_js__WEBPACK_IMPORTED_MODULE_3__.readRun)(place, ({ status, stages, agent, rounds, evaluation }) => ({
isMeasured: status === "passed" || status === "failed",
isPlan: evaluation?.kind === "test_plan",
duration: stages.reduce((sum, { duration_ms }) => sum + duration_ms, 0),
cost: (0, _trial_usage_js__WEBPACK_IMPORTED_MODULE_5__.J$)({
agent,
...rounds === void 0 ? {} : { rounds }
}).cost_usd
})).catch((error) => {
notes.push(`from: ${place} is left out: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error).split("\n")[0]}`);
return null;
});
for (let [index, result] of (read?.results ?? []).entries()) {
if (result?.isPlan) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`from: ${place} has results of test plans, whose figure is a score; detect is for verdicts`);
if (result === null || !result.isMeasured) continue;
let { instance_id, status } = read.run.planned[index];
let { agent, identity } = read.run;
let key = JSON.stringify([
instance_id,
agent,
identity?.agent_directory ?? null,
identity?.agent_setup ?? null
]);
trials.push({
key,
passed: Number(status === "passed"),
duration: result.duration,
cost: result.cost
});
}
}
if (trials.length === 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`from: no measured trial was found below ${directory}; name a directory of results, or leave it out`);
let groups = [...Map.groupBy(trials, ({ key }) => key).values()].map((group) => group.map(({ passed }) => passed));
let rate = (0, _statistics_mean_js__WEBPACK_IMPORTED_MODULE_6__.i)(groups.map(_statistics_mean_js__WEBPACK_IMPORTED_MODULE_6__.i));
let repeated = groups.filter(({ length }) => length > 1);
let costs = trials.flatMap(({ cost }) => cost ?? []);
return {
...repeated.length > 0 ? {
rate,
flips: (0, _statistics_mean_js__WEBPACK_IMPORTED_MODULE_6__.i)(repeated.map(disagreement))
} : alike(rate),
source: repeated.length > 0 ? "repeated trials" : "one trial of each instance",
trialMs: (0, _statistics_mean_js__WEBPACK_IMPORTED_MODULE_6__.i)(trials.map(({ duration }) => duration)),
trialCost: costs.length === trials.length ? (0, _statistics_mean_js__WEBPACK_IMPORTED_MODULE_6__.i)(costs) : null,
notes
};
}
function detect(difference, planned, { notes: _, ...expected }) {
let options = {
alpha: ALPHA,
power: POWER
};
let spread = (trials) => ({
rate: expected.rate,
flips: expected.flips,
trials
});
let choices = [...new Set([...TRIALS, planned.trials])].sort((one, other) => one - other);
return {
difference,
power: POWER,
alpha: ALPHA,
expected,
planned: {
...planned,
least_difference: planned.instances === 0 ? null : (0, _statistics_power_js__WEBPACK_IMPORTED_MODULE_4__.LF)(planned.instances, spread(planned.trials), options)
},
needed: choices.map((trials) => {
let instances = (0, _statistics_power_js__WEBPACK_IMPORTED_MODULE_4__.hO)(difference, spread(trials), options);
let runs = instances === null ? null : 2 * instances * trials;
let times = (each) => each === null || runs === null ? null : each * runs;
return {
trials,
instances,
runs,
duration_ms: times(expected.trialMs),
cost_usd: times(expected.trialCost)
};
})
};
}
function detectionLines({ difference, power, expected, planned, needed }) {
let size = (share) => (0, _base_format_js__WEBPACK_IMPORTED_MODULE_7__.WR)(share).replace("+", "");
let known = {
"repeated trials": "as repeated trials of the results do",
"one trial of each instance": "at most: the results have one trial of each instance",
"stated rate": "at most, for this stated rate",
"no results": "at most; give --from RESULTS, or --rate"
};
let { instances, trials, least_difference: least } = planned;
let seen = least === null ? "shows no difference" : `shows ${size(least)} points or more`;
let rows = [[
"trials",
"instances",
"both sides",
"time",
"cost"
], ...needed.map((row) => [
String(row.trials),
row.instances === null ? "over 100,000" : row.instances.toLocaleString("en-US"),
row.runs === null ? "–" : `${row.runs.toLocaleString("en-US")} trials`,
row.duration_ms === null ? "–" : (0, _base_format_js__WEBPACK_IMPORTED_MODULE_7__.a3)(row.duration_ms),
(0, _base_format_js__WEBPACK_IMPORTED_MODULE_7__.BD)(row.cost_usd)
])];
let widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
return [
`a difference of ${size(difference)} points, with ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_7__.KN)(power)} power:`,
...rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column])).join("  ").trimEnd()),
`at a success rate of ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_7__.KN)(expected.rate)} of which ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_7__.KN)(expected.flips)} of the verdicts flip without a change (${known[expected.source]})`,
`planned: ${instances} instances, ${trials === 1 ? "1 trial" : `${trials} trials`} each, ${seen}`
];
}
function alike(rate) {
return {
rate,
flips: 2 * rate * (1 - rate)
};
}
function disagreement(verdicts) {
let passed = verdicts.reduce((sum, verdict) => sum + verdict, 0);
return 2 * passed * (verdicts.length - passed) / (verdicts.length * (verdicts.length - 1));
}
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
48242: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { s: () => findRuns });
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
let MOST_DIRECTORIES = 2e4;
async function findRuns(directories, deepest, option, others) {
let found = [];
let foundOthers = [];
let notes = [];
let seen = new Set();
let level = directories.map((directory) => node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(directory));
for (let depth = deepest; depth >= 0 && level.length > 0; --depth) {
let below = [];
for (let directory of level) below.push(...await look(directory, depth));
level = below;
}
let beyond = seen.size - MOST_DIRECTORIES;
beyond > 0 && notes.push(`${beyond} directories are left out: at most ${MOST_DIRECTORIES} are searched for results`);
return {
found: found.sort(),
others: foundOthers,
notes
};
async function look(directory, depth) {
if (seen.has(directory)) return [];
seen.add(directory);
if (seen.size > MOST_DIRECTORIES) return [];
if (depth < deepest && hasFile(directory, "results.json")) return [];
if (hasFile(directory, "run.json")) {
found.push(directory);
return [];
}
let file = depth === deepest && others !== void 0 && isFile(directory) ? others.ofFile(directory) : null;
if (file !== null) {
foundOthers.push(file);
return [];
}
let entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: !0 }).catch((error) => {
let fault = (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.$N)(error) === "ENOENT" ? `there is no directory ${directory}; results are what agentbench run writes to its results-path` : `${directory} cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)}`;
if (depth === deepest) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${option}: ${fault}`);
notes.push(fault);
return [];
});
let files = others === void 0 ? [] : entries.flatMap((entry) => entry.isFile() ? [entry.name] : []).sort();
let { runs, searched } = others?.in(directory, files) ?? {
runs: [],
searched: !0
};
foundOthers.push(...runs);
if (!searched) return [];
return entries.flatMap((entry) => entry.isDirectory() ? [entry.name] : []).sort().map((name) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name));
}
}
function isFile(path) {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: !1 })?.isFile() === !0;
}
function hasFile(directory, name) {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name), { throwIfNoEntry: !1 })?.isFile() === !0;
} catch {
return !1;
}
}
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
}),
97384: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Qv: () => timesOf,
Tu: () => atMost,
fC: () => traceOf,
ui: () => timeSplit,
x: () => totalTimes
});
function timesOf(result) {
let { instance_id, task_type, trial, attempt, status, score, stages, started_at, finished_at } = result;
return {
instance_id,
task_type,
trial,
attempt,
status,
score,
stages,
started_at,
finished_at
};
}
function traceOf(trials) {
let ordered = trials.map((trial) => ({
trial,
begin: Date.parse(trial.started_at),
end: Date.parse(trial.finished_at)
})).sort((a, b) => a.begin - b.begin);
let zero = ordered[0]?.begin ?? 0;
let lanes = [];
let events = [];
for (let { trial, begin, end } of ordered) {
let free = lanes.findIndex((until) => until <= begin);
let lane = free === -1 ? lanes.length : free;
lanes[lane] = end;
let event = (name, cat, from, length, args) => events.push({
name,
cat,
ph: "X",
pid: 1,
tid: lane + 1,
ts: (from - zero) * 1e3,
dur: length * 1e3,
args
});
let { instance_id, task_type, attempt, status, score } = trial;
event(trial.trial === 1 ? instance_id : `${instance_id} trial ${trial.trial}`, "trial", begin, end - begin, {
task_type,
attempt,
status,
score
});
for (let stage of trial.stages) event(stage.name, "stage", Date.parse(stage.started_at), stage.duration_ms, { instance_id });
}
return {
displayTimeUnit: "ms",
traceEvents: [...lanes.map((_, lane) => ({
name: "thread_name",
ph: "M",
pid: 1,
tid: lane + 1,
args: { name: `trials, lane ${lane + 1}` }
})), ...events]
};
}
function timeSplit(trials) {
let split = {
agent: 0,
evaluation: 0,
harness: 0
};
for (let { stages } of trials) for (let { name, duration_ms } of stages) {
let whose = name.startsWith("agent") ? "agent" : name === "evaluate" ? "evaluation" : "harness";
split[whose] = atMost(split[whose] + duration_ms);
}
return split;
}
function totalTimes(times) {
let total = {
agent: 0,
evaluation: 0,
harness: 0
};
for (let { agent, evaluation, harness } of times) {
total.agent = atMost(total.agent + agent);
total.evaluation = atMost(total.evaluation + evaluation);
total.harness = atMost(total.harness + harness);
}
return total;
}
function atMost(sum) {
return Math.min(sum, 2 ** 53 - 1);
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
}),
99294: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
hP: () => requireRatio,
hp: () => requireFinite,
q1: () => requireLevel,
v6: () => requireCount
});
function requireCount(name, value, least = 0) {
if (!Number.isSafeInteger(value) || value < least) throw RangeError(`${name} must be a whole number of at least ${least}, not ${value}`);
}
function requireLevel(name, value) {
if (!(value > 0 && value < 1)) throw RangeError(`${name} must be between 0 and 1, not ${value}`);
}
function requireFinite(name, values) {
for (let [index, value] of values.entries()) if (!Number.isFinite(value)) throw RangeError(`${name} must be finite numbers, but number ${index} is ${value}`);
}
function requireRatio(name, ...values) {
for (let value of values) if (!(value >= 0 && value <= 1)) throw RangeError(`${name} must be from 0 to 1, not ${value}`);
}
}),
25449: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { u: () => within });
function within(least, most, { low, high }) {
return {
low: Math.max(least, low),
high: Math.min(most, high)
};
}
}),
4405: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B: () => mcnemarExact,
b: () => pairedRateInterval
});
var _arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99294);
var _interval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25449);
var _quantiles_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47736);
function mcnemarExact(passToFail, failToPass) {
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.v6)("passToFail", passToFail);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.v6)("failToPass", failToPass);
let flips = passToFail + failToPass;
let fewer = Math.min(passToFail, failToPass);
let weight = 1;
let lowerHalf = 0;
let tail = 0;
for (let count = Math.floor(flips / 2); count >= 0 && weight > 0; --count) {
lowerHalf += weight;
count <= fewer && (tail += weight);
weight *= count / (flips - count + 1);
}
let all = flips % 2 == 0 ? 2 * lowerHalf - 1 : 2 * lowerHalf;
return Math.min(1, 2 * tail / all);
}
function pairedRateInterval(passToFail, failToPass, pairs, confidence = .95) {
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.v6)("passToFail", passToFail);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.v6)("failToPass", failToPass);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.v6)("pairs", pairs);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.q1)("confidence", confidence);
if (passToFail + failToPass > pairs) throw RangeError(`passToFail and failToPass must be at most the ${pairs} pairs, not ${passToFail + failToPass}`);
if (pairs === 0) return null;
let worse = (passToFail + 1) / (pairs + 2);
let better = (failToPass + 1) / (pairs + 2);
let difference = better - worse;
let half = (0, _quantiles_js__WEBPACK_IMPORTED_MODULE_0__.xw)(confidence) * Math.sqrt((better + worse - difference ** 2) / (pairs + 2));
return (0, _interval_js__WEBPACK_IMPORTED_MODULE_2__.u)(-1, 1, {
low: difference - half,
high: difference + half
});
}
}),
83157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { i: () => mean });
function mean(values) {
let sum = 0;
for (let index = 0; index < values.length; index += 1) sum += values[index];
return sum / values.length;
}
}),
27223: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
LF: () => leastDifference,
hO: () => pairsFor
});
var jstat__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32453);
var _arguments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99294);
var _mcnemar_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4405);
var _quantiles_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47736);
let NEGLIGIBLE = 1e-12;
function powerOf(difference, pairs, { rate, flips, trials }, { alpha = .05 } = {}) {
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.hP)("difference", difference);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.hP)("rate", rate);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.hP)("flips", flips);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.v6)("pairs", pairs, 1);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.v6)("trials", trials, 1);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.q1)("alpha", alpha);
if (pairs < 6 || difference === 0) return 0;
let discordant = Math.min(1, Math.max(difference, flips + difference * (1 - 2 * rate)));
if (trials === 1 && pairs * discordant > 500) return largePower(difference, pairs, discordant, alpha);
if (trials === 1) return exactPower(difference / discordant, pairs, discordant, alpha);
let error = Math.sqrt((discordant - difference ** 2) / trials / pairs);
return error === 0 ? 1 : jstat__WEBPACK_IMPORTED_MODULE_0__.normal.cdf(difference / error - (0, _quantiles_js__WEBPACK_IMPORTED_MODULE_2__.xw)(1 - alpha), 0, 1);
}
function pairsFor(difference, spread, options = {}) {
let { power = .8 } = options;
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.q1)("power", power);
return least(1e5, (pairs) => powerOf(difference, pairs, spread, options) >= power);
}
function leastDifference(pairs, spread, options = {}) {
let { power = .8 } = options;
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.q1)("power", power);
let thousandths = least(1e3, (difference) => powerOf(difference / 1e3, pairs, spread, options) >= power);
return thousandths === null ? null : thousandths / 1e3;
}
function largePower(difference, pairs, discordant, alpha) {
let needed = (0, _quantiles_js__WEBPACK_IMPORTED_MODULE_2__.xw)(1 - alpha) * Math.sqrt(discordant / pairs) + 1 / pairs;
let error = Math.sqrt((discordant - difference ** 2) / pairs);
return error === 0 ? 1 : jstat__WEBPACK_IMPORTED_MODULE_0__.normal.cdf((difference - needed) / error, 0, 1);
}
function exactPower(net, pairs, discordant, alpha) {
let sum = 0;
for (let [flips, weight] of binomial(pairs, discordant)) {
let most = mostAgainst(flips, alpha);
for (let [wins, share] of binomial(flips, (1 + net) / 2)) Math.min(wins, flips - wins) <= most && (sum += weight * share);
}
return Math.min(1, sum);
}
function mostAgainst(flips, alpha) {
let near = Math.ceil((flips - (0, _quantiles_js__WEBPACK_IMPORTED_MODULE_2__.xw)(1 - alpha) * Math.sqrt(flips)) / 2) + 1;
let fewer = Math.min(Math.floor(flips / 2), near);
for (; fewer >= 0 && (0, _mcnemar_js__WEBPACK_IMPORTED_MODULE_1__.B)(fewer, flips - fewer) >= alpha;) --fewer;
return fewer;
}
function binomial(trials, rate) {
if (rate <= 0 || rate >= 1) return [[rate <= 0 ? 0 : trials, 1]];
let mode = Math.min(trials, Math.floor((trials + 1) * rate));
let odds = rate / (1 - rate);
let weights = [[mode, 1]];
for (let count = mode, weight = 1; count < trials && weight > NEGLIGIBLE; count += 1) {
weight *= (trials - count) / (count + 1) * odds;
weights.push([count + 1, weight]);
}
for (let count = mode, weight = 1; count > 0 && weight > NEGLIGIBLE; --count) {
weight *= count / (trials - count + 1) / odds;
weights.push([count - 1, weight]);
}
let all = weights.reduce((sum, [, weight]) => sum + weight, 0);
return weights.map(([count, weight]) => [count, weight / all]);
}
function least(most, holds) {
let [below, above] = [0, 1];
for (; !holds(above);) {
if (above >= most) return null;
below = above;
above = Math.min(most, above * 2);
}
for (; above - below > 1;) {
let middle = Math.floor((below + above) / 2);
holds(middle) ? above = middle : below = middle;
}
return above;
}
}),
47736: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e$: () => expandedTail,
t1: () => studentReach,
xw: () => normalReach
});
var jstat__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32453);
function normalReach(confidence) {
return jstat__WEBPACK_IMPORTED_MODULE_0__.normal.inv((1 + confidence) / 2, 0, 1);
}
function studentReach(confidence, degreesOfFreedom) {
return jstat__WEBPACK_IMPORTED_MODULE_0__.studentt.inv((1 + confidence) / 2, degreesOfFreedom);
}
function expandedTail(confidence, clusters) {
let student = jstat__WEBPACK_IMPORTED_MODULE_0__.studentt.inv((1 - confidence) / 2, clusters - 1);
return jstat__WEBPACK_IMPORTED_MODULE_0__.normal.cdf(student * Math.sqrt(clusters / (clusters - 1)), 0, 1);
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
