export const id = 5356;
export const ids = [5356];
export const modules = {
20472: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
MS: () => unlessCancelled,
c8: () => untilCancelled,
tc: () => isRerun
});
var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
var _base_signals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68785);
var _github_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4472);
function unlessCancelled(work, limits, signal) {
return (0, _base_signals_js__WEBPACK_IMPORTED_MODULE_1__.Wh)((0, _github_limits_js__WEBPACK_IMPORTED_MODULE_2__.Ns)(limits, work), signal).catch((error) => {
throw signal.aborted ? new _base_signals_js__WEBPACK_IMPORTED_MODULE_1__.j$(signal) : error;
});
}
async function untilCancelled(work, signal) {
await Promise.race([work, signal.aborted ? Promise.resolve() : (0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(signal, "abort")]);
}
function isRerun() {
return Number(process.env.GITHUB_RUN_ATTEMPT) > 1;
}
}),
50261: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { U: () => WorkflowObserver });
var _base_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18253);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
var _report_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36812);
var _report_phrases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58937);
var _results_trial_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9271);
var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14173);
class WorkflowObserver extends _report_lines_js__WEBPACK_IMPORTED_MODULE_1__.ly {
#warnings = 0;
#errors = 0;
constructor() {
super((line) => _log_js__WEBPACK_IMPORTED_MODULE_3__.pq(line));
}
trialEnded(place, result, tails) {
_log_js__WEBPACK_IMPORTED_MODULE_3__.Oh((0, _report_lines_js__WEBPACK_IMPORTED_MODULE_1__.MT)(place, result));
for (let { name, duration_ms } of result.stages) _log_js__WEBPACK_IMPORTED_MODULE_3__.pq(`  ${name.padEnd(12)} ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_4__.a3)(duration_ms)}`);
for (let { kind, detail } of result.integrity) _log_js__WEBPACK_IMPORTED_MODULE_3__.pq(`  note ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(`${kind}: ${detail}`)}`);
result.error !== null && _log_js__WEBPACK_IMPORTED_MODULE_3__.pq(`  error ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(`${result.error.kind}: ${result.error.message}`, 2e3)}`);
let tail = result.status === "passed" ? "" : (0, _report_lines_js__WEBPACK_IMPORTED_MODULE_1__.os)(result, tails);
tail !== "" && _log_js__WEBPACK_IMPORTED_MODULE_3__.pq(tail);
_log_js__WEBPACK_IMPORTED_MODULE_3__.N4();
this.#annotate(place, result);
this.tellProgress(result);
}
close() {
let more = Math.max(0, this.#warnings - 6) + Math.max(0, this.#errors - 8);
more > 0 && _log_js__WEBPACK_IMPORTED_MODULE_3__.$e(`${more} more trials did not pass; the step summary lists them all`, { title: "agentbench" });
}
#annotate(id, result) {
let title = `agentbench: ${(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_2__.Ko)(id)} ${result.status === "failed" ? "failed" : "could not be measured"}`;
let message = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)((0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_5__.rn)(result)) || "see its logs among the results";
result.status === "failed" && ++this.#warnings <= 6 && _log_js__WEBPACK_IMPORTED_MODULE_3__.$e(message, { title });
result.status === "error" && ++this.#errors <= 8 && _log_js__WEBPACK_IMPORTED_MODULE_3__.z3(message, { title });
}
}
}),
92309: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J: () => setAnswer,
n: () => setOutputs
});
var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
function setOutputs({ totals }) {
_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("planned", totals.planned);
_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("passed", totals.passed);
_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("failed", totals.failed);
_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("errors", totals.error);
_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("not-run", totals.not_run);
_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("success-rate", totals.success_rate ?? "");
_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("score", totals.score ?? "");
}
function setAnswer(comparisons) {
let answers = comparisons.map(({ arm, answer }) => [arm, answer ?? "within noise"]);
let lines = answers.length === 1 ? answers.map(([, answer]) => answer) : answers.map((pair) => pair.join("="));
_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("answer", lines.join("\n"));
}
}),
36812: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Fs: () => SkipLines,
MT: () => verdictLine,
T1: () => tellingTails,
jS: () => postponedLine,
ly: () => LineObserver,
os: () => tailLines
});
var _base_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18253);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
var _results_trace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97384);
var _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9271);
var _marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93357);
var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58937);
var _progress_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15364);
let HEARTBEAT = 6e4;
function verdictLine(place, result) {
let { mark, word } = _marks_js__WEBPACK_IMPORTED_MODULE_2__.j[result.status];
let reason = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.rn)(result), 160);
let notes = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.mn)(result));
return [
`${mark} ${word} ${(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place)} ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_5__.a3)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.cf)((0, _results_trace_js__WEBPACK_IMPORTED_MODULE_6__.ui)([result])))}`,
reason === "" ? "" : `: ${reason}`,
notes === "" ? "" : ` [${notes}]`
].join("");
}
function postponedLine(place, result) {
return `- ${(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place)}: attempt ${result.attempt} could not be measured and is repeated later: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.rn)(result), 160)}`;
}
class SkipLines {
#why = "";
#count = 0;
next(place, why) {
this.#count = why === this.#why ? this.#count + 1 : 1;
this.#why = why;
if (this.#count <= 3) return `- ${(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place)}: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(why)}`;
return this.#count === 4 ? `- and more trials: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(why)}` : null;
}
}
function tellingTails(result, tails, most) {
return (result.status === "failed" ? ["agent.log", "evaluation.log"] : [...tails.keys()].slice(-1)).flatMap((name) => {
let text = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.pj)(tails.get(name) ?? "").trimEnd();
return text === "" ? [] : [{
name,
lines: text.split("\n").slice(-most)
}];
});
}
function tailLines(result, tails) {
return tellingTails(result, tails, 15).flatMap(({ name, lines }) => [`  ${name} ends:`, ...lines.map((line) => `  │ ${line}`)]).join("\n");
}
class LineObserver {
#write;
#heartbeats = new Map();
#progress = new _progress_js__WEBPACK_IMPORTED_MODULE_3__.k();
#skips = new SkipLines();
#told = performance.now();
constructor(write) {
this.#write = write;
}
runStarted({ dataset, instances, trials, testbed, resultsPath }) {
this.#progress.begin(trials);
this.#write(`agentbench: ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_5__.U9)(trials, "trial")} of ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_5__.U9)(instances, "instance")} of ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(dataset)}, testbed ${testbed}, results in ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(resultsPath, 4096)}`);
}
trialStarted(place) {
this.#write(`  ${(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place)}: begins`);
}
stageStarted(place, stage) {
let begun = performance.now();
let beat = () => this.#write(`  ${(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place)}: ${stage} for ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_5__.a3)(performance.now() - begun)}`);
this.#heartbeats.set((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place), setInterval(beat, HEARTBEAT).unref());
}
stageEnded(place) {
clearInterval(this.#heartbeats.get((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place)));
this.#heartbeats.delete((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place));
}
trialEnded(place, result, tails) {
this.#write(verdictLine(place, result));
if (result.status !== "passed") {
let tail = tailLines(result, tails);
tail !== "" && this.#write(tail);
}
this.tellProgress(result);
}
tellProgress(result) {
this.#progress.end(result);
if (performance.now() - this.#told < HEARTBEAT) return;
this.#told = performance.now();
this.#write(`  ${this.#progress.line()}`);
}
trialSpent(_place, cost) {
this.#progress.spend(cost);
}
trialPostponed(place, result) {
this.#write(postponedLine(place, result));
}
trialSkipped(place, why) {
this.#progress.skip();
let line = this.#skips.next(place, why);
line !== null && this.#write(line);
}
notice(message) {
this.#write(`agentbench: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(message, 1e3)}`);
}
}
}),
93357: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { j: () => MARKS });
let MARKS = {
passed: {
mark: "✓",
word: "passed",
style: "green"
},
failed: {
mark: "✗",
word: "failed",
style: "red"
},
error: {
mark: "!",
word: "error",
style: "yellow"
},
not_run: {
mark: "-",
word: "not run",
style: "yellow"
}
};
}),
15364: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { k: () => Progress });
var _base_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18253);
var _trial_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34552);
class Progress {
#now;
#begun;
#planned = 0;
#ended = 0;
#skipped = 0;
#cost = null;
#unknownCost = !1;
constructor(now = () => performance.now()) {
this.#now = now;
this.#begun = now();
}
begin(planned) {
this.#planned = planned;
}
end(result) {
this.#ended += 1;
let { source, cost_usd: cost } = (0, _trial_usage_js__WEBPACK_IMPORTED_MODULE_0__.J$)(result);
cost === null ? this.#unknownCost = !0 : source !== "meter" && this.spend(cost);
}
spend(cost) {
this.#cost = (this.#cost ?? 0) + cost;
}
skip() {
this.#skipped += 1;
}
get done() {
return this.#ended + this.#skipped;
}
get elapsed() {
return this.#now() - this.#begun;
}
get toGo() {
let left = this.#planned - this.done;
return this.#ended < 2 || left <= 0 ? null : this.elapsed / this.#ended * left;
}
rest() {
let { toGo } = this;
return [toGo === null ? "" : `about ${rounded(toGo)} to go`, this.#cost === null ? "" : `${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.BD)(this.#cost)}${this.#unknownCost ? " at least" : ""}`].filter((part) => part !== "");
}
line() {
return [`${this.done} of ${this.#planned} trials in ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(this.elapsed)}`, ...this.rest()].join(", ");
}
}
function rounded(milliseconds) {
let step = milliseconds < 6e4 ? 5e3 : 3e4;
return (0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(Math.max(step, Math.round(milliseconds / step) * step)).replace(/\.0 s$/, " s");
}
}),
58263: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
l: () => restoreOptions,
o: () => keepOptions
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_redact_redact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62426);
var _datasets_registry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52323);
var _options_options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69917);
var _options_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90162);
let NOT_KEPT = ["results-path", "resume"];
let PATHS = {
dataset: Object.keys(_datasets_registry_js__WEBPACK_IMPORTED_MODULE_4__.c),
"dataset-path": [],
"agent-directory": [],
"agent-skills": [],
"agent-mcp": [],
"agent-instructions": [],
workdir: [],
baseline: ["none", "artifact"]
};
let JUDGE_KEY = "AGENTBENCH_JUDGE_API_KEY";
function keepOptions(texts, directory, secret = []) {
return _options_options_js__WEBPACK_IMPORTED_MODULE_5__.W6.flatMap((name) => {
let text = texts[name];
if (text === void 0 || text.trim() === "" || NOT_KEPT.includes(name) || !(0, _options_options_js__WEBPACK_IMPORTED_MODULE_5__.ny)("run", name)) return [];
if (name === "judge-api-key") return [{
name,
value: ""
}];
if ((0, _options_options_js__WEBPACK_IMPORTED_MODULE_5__.ti)(name).actionOnly) return [];
if (isVariables(name)) return [{
name,
value: (0, _options_parse_js__WEBPACK_IMPORTED_MODULE_6__.A)({ [name]: text })[name].map((variable) => variable.name).join("\n")
}];
return [{
name,
value: secret.includes(name) || holdsLogin(name, text) ? "" : relativeTo(directory, name, text)
}];
});
}
function restoreOptions({ options }, directory, given, environment) {
if (options === void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`resume: run.json in ${directory} does not tell the options of its run; use run --resume --results-path ${directory} with all of them`);
let texts = {};
let variables = [];
let lost = [];
for (let { name, value } of options) {
if (given[name] !== void 0 || !_options_options_js__WEBPACK_IMPORTED_MODULE_5__.W6.includes(name)) continue;
if (isVariables(name)) texts[name] = value.split("\n").map((variable) => lineFor(variable, environment[variable], variables)).join("\n");
else if (name === "judge-api-key") {
texts[name] = environment[JUDGE_KEY] ?? environment.OPENAI_API_KEY;
texts[name] === void 0 && variables.push(JUDGE_KEY);
} else value === "" || value.includes(_base_redact_redact_js__WEBPACK_IMPORTED_MODULE_3__.v5) ? lost.push(name) : texts[name] = absoluteFrom(directory, name, value);
}
let missing = [...variables.length === 0 ? [] : [`set in the environment: ${variables.join(", ")}`], ...lost.map((name) => `give --${name} again`)];
if (missing.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`resume: run.json keeps secrets by name only; ${missing.join("; ")}`);
return {
...texts,
...given
};
}
function isVariables(name) {
return name === "agent-env" || name === "model-keys" || name === "task-env";
}
function lineFor(name, value, missing) {
value === void 0 && missing.push(name);
return value === void 0 || /[\r\n]/.test(value) ? name : `${name}=${value}`;
}
function holdsLogin(name, text) {
return name === "dataset-repository" && /\/\/[^/]*@/.test(text) || name === "judge-base-url" && /[@?]/.test(text);
}
function isPath(name, text) {
if (name === "dataset-repository") return /^\.{1,2}(\/|$)/.test(text) || (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(text);
return PATHS[name] !== void 0 && !PATHS[name].includes(text);
}
function relativeTo(directory, name, text) {
if (name === "agent-skills" && text.includes("\n")) return eachLine(text, (line) => relativeTo(directory, name, line));
if (!isPath(name, text) || node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(text)) return text;
let relative = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(directory, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(text));
return relative.startsWith(".") ? relative : `./${relative}`;
}
function absoluteFrom(directory, name, text) {
if (name === "agent-skills" && text.includes("\n")) return eachLine(text, (line) => absoluteFrom(directory, name, line));
return (name === "dataset-repository" ? /^\.{1,2}(\/|$)/.test(text) : isPath(name, text)) && !node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(text) ? node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory, text) : text;
}
function eachLine(text, change) {
return text.split("\n").map((line) => line.trim()).map((line) => line === "" ? line : change(line)).join("\n");
}
})
};
