export const id = 4345;
export const ids = [4345];
export const modules = {
43050: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => judgeGate,
F: () => exitCodeOf
});
var _base_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18253);
var _base_signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68785);
function judgeGate(totals, options, change = null) {
let reasons = [
...shortfalls(totals, options),
...regression(options, change),
...unmeasured(totals, options)
];
return {
passed: reasons.length === 0,
reasons
};
}
function exitCodeOf(run, options) {
if (run.interrupted !== null) return (0, _base_signals_js__WEBPACK_IMPORTED_MODULE_0__.fH)(run.interrupted);
if (shortfalls(run.totals, options).length > 0 || regression(options, run.change ?? null).length > 0) return 1;
return unmeasured(run.totals, options).length > 0 ? 3 : 0;
}
function shortfalls(totals, options) {
let { "min-success-rate": minRate, "min-score": minScore } = options;
let reasons = [];
options["fail-on"] === "failure" && totals.failed > 0 && reasons.push(`${totals.failed} of ${totals.planned} trials failed (fail-on: failure)`);
minRate !== void 0 && (totals.success_rate ?? 0) < minRate && reasons.push(`success rate ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(totals.success_rate)} is below min-success-rate ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(minRate)}`);
minScore !== void 0 && (totals.score ?? 0) < minScore && reasons.push(`score ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(totals.score)} is below min-score ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(minScore)}`);
return reasons;
}
function regression(options, change) {
if (options["fail-on"] !== "regression" || change?.verdict !== "regressed") return [];
return [`${change.difference === null ? "" : `${Number(Math.abs(change.difference * 100).toFixed(1))} points `}worse than the baseline, beyond noise (fail-on: regression)`];
}
function unmeasured(totals, options) {
let count = totals.error + totals.not_run;
if (count === 0 || options["fail-on"] === "never") return [];
return [`${count} of ${totals.planned} trials could not be measured (fail-on: ${options["fail-on"]})`];
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
72583: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { f: () => runBenchmark });
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _judges_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7254);
var _measure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32728);
var _open_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53219);
var _owned_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41560);
var _resolve_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66634);
async function runBenchmark(request) {
let { observer, signal, compare, options } = request;
requireNothingOfExperiments(options);
return await (0, _owned_js__WEBPACK_IMPORTED_MODULE_4__.S)(request, async ({ budget, machine, begin }) => {
let resolved = await (0, _resolve_js__WEBPACK_IMPORTED_MODULE_5__.U)(options, {
...request,
machine
});
let { dataset, testbed } = resolved;
let owner = await begin(testbed);
let run = await (0, _open_js__WEBPACK_IMPORTED_MODULE_3__.I)(resolved, {
...request,
machine,
owner,
budget
});
try {
request.onBegin?.({
ids: [owner.id],
testbed,
resultsPath: run.store.directory
});
observer.runStarted({
dataset: dataset.name,
instances: new Set(run.trials.map(({ instance }) => instance.id)).size,
trials: run.trials.length,
testbed,
resultsPath: run.store.directory
});
options["fail-on"] === "regression" && compare === null && observer.notice("fail-on: regression: there is no baseline to compare with, so no regression is looked for");
let idle = (0, _judges_registry_js__WEBPACK_IMPORTED_MODULE_1__.u)(options);
idle !== null && observer.notice(idle);
run.tellKept();
let stop = AbortSignal.any([signal, budget.deadline]);
await (0, _measure_js__WEBPACK_IMPORTED_MODULE_2__.x)(run.left.map((trial) => ({
trial,
run
})), budget, stop);
return await run.finish(signal.aborted ? String(signal.reason) : null, compare);
} finally {
await run.close();
}
});
}
function requireNothingOfExperiments({ stop, reuse }) {
let given = [...stop === "never" ? [] : [`stop: ${stop}`], ...reuse ? ["reuse"] : []];
if (given.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(given.map((option) => `${option} is for experiments, and there are no arms; give arms, or leave it out`).join("\n"));
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
