export const id = 3126;
export const ids = [3126];
export const modules = {
26841: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Jj: () => cut,
LV: () => wrap,
eV: () => pad,
it: () => cutMiddle,
qz: () => widthOf
});
var slice_ansi__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85209);
var string_width__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11272);
var wrap_ansi__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58692);
let widthOf = (text) => (0, string_width__WEBPACK_IMPORTED_MODULE_1__.A)(text);
function cut(text, columns) {
if (widthOf(text) <= columns) return text;
return columns < 1 ? "" : `${beginningOf(text, columns - 1)}…`;
}
function beginningOf(text, columns) {
for (let end = columns; end > 0; end--) {
let part = (0, slice_ansi__WEBPACK_IMPORTED_MODULE_2__.A)(text, 0, end);
if (widthOf(part) <= columns) return part;
}
return "";
}
function cutMiddle(text, columns) {
let width = widthOf(text);
if (width <= columns || columns < 3) return cut(text, columns);
let end = Math.floor((columns - 1) / 2);
let tail = [0, 1].map((less) => (0, slice_ansi__WEBPACK_IMPORTED_MODULE_2__.A)(text, width - end + less)).find((part) => widthOf(part) <= end) ?? "";
return `${beginningOf(text, columns - 1 - widthOf(tail))}…${tail}`;
}
function pad(text, columns, side = "left") {
let space = " ".repeat(Math.max(0, Math.min(columns, 1e4) - widthOf(text)));
return side === "left" ? text + space : space + text;
}
function wrap(text, columns, prefix = "") {
let room = columns - widthOf(prefix);
return text.split("\n").flatMap((line) => {
if (!Number.isFinite(room)) return [line];
let [first = "", ...rest] = (0, wrap_ansi__WEBPACK_IMPORTED_MODULE_0__.A)(line, Math.max(room, 8), {
hard: !0,
trim: !1
}).split("\n");
return [first, ...rest.map((part) => part.trimStart())];
}).map((line) => (prefix + line).trimEnd());
}
}),
75308: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => nextLines,
endLines: () => endLines,
r: () => verdictLines,
readBack: () => readBack
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_text_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26841);
var _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12580);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90492);
var _report_load_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9583);
var _invoked_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55173);
var _trials_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18540);
async function readBack(run, resultsPath) {
let directory = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(resultsPath);
return (0, _report_load_js__WEBPACK_IMPORTED_MODULE_4__.loadRun)(directory, run).catch(() => ({
run,
results: [],
directory
}));
}
function endLines({ run, results, directory }, page, look) {
let rows = run.planned.map((entry, index) => ({
entry,
result: results[index] ?? null
}));
let where = (0, _trials_js__WEBPACK_IMPORTED_MODULE_6__.MP)(directory);
return [
...(0, _trials_js__WEBPACK_IMPORTED_MODULE_6__.XL)(rows, run.settings.mode, look, !1),
"",
...(0, _trials_js__WEBPACK_IMPORTED_MODULE_6__.HJ)(run, rows, look),
...verdictLines(run).flatMap((line) => (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_1__.LV)(line, look.columns)),
look.paint("dim", `results: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.h0)(where, 4096)}/run.json`),
...nextLines(rows, where).map((line) => look.paint("dim", line)),
...page === null ? [] : [look.paint("dim", `report: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.h0)((0, _trials_js__WEBPACK_IMPORTED_MODULE_6__.MP)(page), 4096)}`)]
];
}
function verdictLines({ interrupted, gate, change }) {
return [
...interrupted === null ? [] : [`ended early by ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.h0)(interrupted)}; resume measures what is left`],
...change == null ? [] : [`against the baseline: ${change.verdict}`],
...(gate?.reasons ?? []).map((reason) => `gate: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.h0)(reason, 1e3)}`)
];
}
function nextLines(rows, where) {
let worst = [
"error",
"failed",
"passed"
].map((status) => rows.find(({ entry }) => entry.status === status)).find((row) => row !== void 0);
return [...rows.some(({ entry: { status } }) => status === "error" || status === "not_run") ? [`measure the rest: ${(0, _invoked_js__WEBPACK_IMPORTED_MODULE_5__.u)()} resume ${(0, _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__.V)(where)}`] : [], ...worst === void 0 ? [] : [`look at: ${(0, _invoked_js__WEBPACK_IMPORTED_MODULE_5__.u)()} show ${(0, _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__.V)(where)} ${(0, _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__.V)(worst.entry.instance_id)}`]];
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
81681: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { t: () => table });
var _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26841);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
function table(rows, columns, last, { columns: width, paint }) {
let cells = rows.map((row) => columns.map(({ cell }) => onOneLine(cell(row))));
let lasts = rows.map((row) => onOneLine(last.cell(row)));
let widths = columns.map(({ title }, at) => cells.reduce((most, row) => Math.max(most, (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.qz)(row[at])), (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.qz)(title)));
let flexible = columns.findIndex((column) => column.flexible);
let others = widths.reduce((sum, own, at) => sum + (at === flexible ? 0 : own), 2 * (columns.length - 1));
let inLog = !Number.isFinite(width);
flexible !== -1 && (widths[flexible] = Math.max(6, Math.min(widths[flexible], inLog ? 60 : width - others)));
let taken = others + (flexible === -1 ? 0 : widths[flexible]);
let most = lasts.reduce((longest, text) => Math.max(longest, (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.qz)(text)), 0);
let beside = width - taken - 2 >= Math.min(most, 32);
let line = (texts, row) => texts.map((text, at) => {
let { side, style } = columns[at];
let shown = at === flexible && !inLog ? (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.it)(text, widths[at]) : text;
let own = row === null ? void 0 : style?.(row);
let painted = own === void 0 ? shown : paint(own, shown);
return (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.eV)(painted, widths[at], side);
}).join("  ");
let titles = line(columns.map(({ title }) => title), null);
return [paint("dim", (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)((most > 0 && beside ? titles + "  " + last.title : titles).trimEnd(), width)), ...rows.flatMap((row, index) => {
let own = (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)(line(cells[index], row), width);
let text = lasts[index];
if (text === "") return [own.trimEnd()];
if (beside) return [own + "  " + (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)(text, width - taken - 2)];
return [own.trimEnd(), "    " + (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)(text, width - 4)];
})];
}
function onOneLine(cell) {
return (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.pj)(cell).replaceAll("\n", " ");
}
}),
18540: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
HJ: () => totalsLines,
MP: () => pathFromHere,
XL: () => trialTable
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18253);
var _base_text_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26841);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90492);
var _report_causes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6611);
var _report_figures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81822);
var _report_marks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93357);
var _report_phrases_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58937);
var _results_trace_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97384);
var _table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81681);
function trialTable(rows, mode, look, all) {
let shown = all || rows.length <= 60 ? rows : rows.filter(({ entry }) => entry.status !== "passed");
let columns = [{
title: "verdict",
cell: ({ entry: { status } }) => `${_report_marks_js__WEBPACK_IMPORTED_MODULE_5__.j[status].mark} ${_report_marks_js__WEBPACK_IMPORTED_MODULE_5__.j[status].word}`,
style: ({ entry: { status } }) => _report_marks_js__WEBPACK_IMPORTED_MODULE_5__.j[status].style
}, {
title: "instance",
cell: ({ entry }) => entry.instance_id,
flexible: !0
}];
let figure = (title, cell) => columns.push({
title,
cell,
side: "right"
});
rows.some(({ entry }) => entry.trial > 1) && figure("trial", ({ entry }) => String(entry.trial));
figure("score", ({ entry }) => (0, _base_format_js__WEBPACK_IMPORTED_MODULE_7__.KN)(entry.score));
if (mode !== null) {
figure("of all", ({ entry }) => (0, _base_format_js__WEBPACK_IMPORTED_MODULE_7__.KN)(entry.score_expected));
figure("judged", ({ entry }) => (0, _base_format_js__WEBPACK_IMPORTED_MODULE_7__.KN)(entry.coverage));
}
figure("agent", ({ result }) => result === null ? "–" : (0, _base_format_js__WEBPACK_IMPORTED_MODULE_7__.a3)(result.agent_ms));
rows.some(({ result }) => costOf(result) !== null) && figure("cost", ({ result }) => (0, _base_format_js__WEBPACK_IMPORTED_MODULE_7__.BD)(costOf(result)));
let lines = shown.length === 0 ? [] : (0, _table_js__WEBPACK_IMPORTED_MODULE_6__.t)(shown, columns, {
title: "why",
cell: whyOf
}, look);
let left = rows.length - shown.length;
return left === 0 ? lines : [...lines, look.paint("dim", `… and ${left} that passed`)];
}
function whyOf({ entry, result }) {
let { error } = entry;
let reason = result === null ? error === null ? "" : `${error.stage}: ${error.message}` : result.explanation;
let notes = result === null ? "" : (0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_8__.mn)(result);
return (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.h0)([reason, notes === "" ? "" : `[${notes}]`].filter((part) => part !== "").join(" "), 500);
}
function totalsLines(run, rows, { columns, paint }) {
let lines = [];
run.settings.mode !== null && lines.push((0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_8__.M1)(run));
let interval = (0, _report_figures_js__WEBPACK_IMPORTED_MODULE_4__.XF)({ run });
if (interval !== null) {
let what = run.settings.mode === null ? "rate" : "score of everything";
lines.push(`95% interval of the ${what}: ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_7__.KN)(interval.low)} to ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_7__.KN)(interval.high)}`);
}
let results = rows.flatMap(({ result }) => result ?? []);
let { agent, evaluation, harness } = (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_9__.x)(results.map(({ times }) => times));
let { started_at, finished_at } = run;
finished_at !== null && lines.push(`wall time: ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_7__.a3)(Math.max(0, Date.parse(finished_at) - Date.parse(started_at)))}`);
results.length > 0 && lines.push(`time: agent ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_7__.a3)(agent)}, evaluation ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_7__.a3)(evaluation)}, harness ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_7__.a3)(harness)}`);
let costs = results.map(costOf).filter((cost) => cost !== null);
if (costs.length > 0) {
let of = costs.length === results.length ? "" : `, known for ${costs.length} of ${results.length} trials`;
lines.push(`cost: ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_7__.BD)(costs.reduce((sum, cost) => sum + cost, 0))}${of}`);
}
let causes = (0, _report_causes_js__WEBPACK_IMPORTED_MODULE_3__.pQ)({
results: rows.map(({ result }) => result),
comparison: null,
baseline: null
});
causes !== "" && lines.push(`why: ${causes}`);
return [paint("bold", (0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_8__.Pl)(run.totals)), ...lines].flatMap((line) => (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_1__.LV)(line, columns));
}
function costOf(result) {
return result?.usage.cost_usd ?? null;
}
function pathFromHere(file) {
let relative = node_path__WEBPACK_IMPORTED_MODULE_0__.relative("", node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(file));
if (relative === "") return ".";
return relative.startsWith("..") ? node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(file) : relative;
}
}),
58937: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bo: () => overScored,
Fj: () => timesLine,
M1: () => pointsLine,
Pl: () => headline,
VX: () => integrityKinds,
cf: () => durationOf,
kV: () => agentLabel,
mn: () => listNotes,
rn: () => explainResult
});
var _base_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18253);
var _results_trace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97384);
function durationOf({ agent, evaluation, harness }) {
return (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_0__.Tu)(agent + evaluation + harness);
}
function timesLine(times) {
let all = durationOf(times);
let shares = [
"agent",
"evaluation",
"harness"
].map((whose) => `${whose} ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(times[whose] / all)}`);
return `${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(all)} in trials${all === 0 ? "" : ` (${shares.join(", ")})`}`;
}
function explainResult(result) {
let { error, agent, evaluation, reason } = result;
let told = reason == null ? "" : `${reason.log?.startsWith("agent") ? "agent: " : ""}${reason.text}`;
if (error !== null) return joined([`${error.stage}: ${error.message.split("\n")[0]}`, told]);
let reasons = [];
agent.timed_out ? reasons.push(`agent timed out after ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(agent.duration_ms)}`) : agent.exit_code !== null && agent.exit_code !== 0 && reasons.push(`agent exit code ${agent.exit_code}`);
result.status === "failed" && evaluation !== null && (evaluation.timed_out ? reasons.push(`evaluation timed out after ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(evaluation.duration_ms)}`) : evaluation.kind === "test_plan" ? reasons.push(explainPlan(evaluation)) : evaluation.kind === "reward" ? reasons.push(explainReward(evaluation)) : result.task_type === "dependency_resolution" ? reasons.push(`success command exit code ${evaluation.exit_code ?? "–"}`) : reason ?? reasons.push("no \"Setup successful\" in the output"));
return joined([...reasons, told]);
}
function joined(parts) {
return parts.filter((part) => part !== "").join("; ");
}
function explainReward({ reward, steps }) {
let all = [...steps.slice(0, 10).map(({ name, rewards }) => `${name} ${rewards?.reward === void 0 ? "–" : (0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.vP)(rewards.reward)}`), ...steps.length > 10 ? ["…"] : []].join(", ");
return `reward ${reward === null ? "–" : (0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.vP)(reward)}${all === "" ? "" : ` (${all})`}`;
}
function explainPlan({ score_expected, judged, expected }) {
return `score ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(score_expected)} over all ${expected} points, ${judged} of them judged`;
}
function listNotes(result) {
return integrityKinds(result).filter((kind) => kind !== "host_reused" && kind !== "kept_workdir_readable").join(", ");
}
function integrityKinds({ integrity }) {
return integrity.length === 0 ? [] : [...new Set(integrity.map(({ kind }) => kind))];
}
function headline(totals) {
let parts = [`${totals.passed} of ${totals.planned} passed (${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(totals.success_rate)})`];
totals.failed > 0 && parts.push(`${totals.failed} failed`);
totals.error > 0 && parts.push(`${totals.error} could not be measured`);
totals.not_run > 0 && parts.push(`${totals.not_run} not run`);
return parts.join(", ");
}
function pointsLine({ totals: { score, score_expected, coverage }, planned }) {
let over = overScored(planned.filter((trial) => trial.score !== null).length, planned.length);
return `test points: ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(score)} of what was judged${over}, ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(score_expected)} of everything, ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(coverage)} judged`;
}
function overScored(scored, projects) {
return scored === projects ? "" : ` (${scored} of ${projects} projects)`;
}
function agentLabel({ agent: { name, model } }) {
return [name ?? "agent", model === null ? null : `(${model})`].filter((part) => part !== null).join(" ");
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
83157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { i: () => mean });
function mean(values) {
let sum = 0;
for (let index = 0; index < values.length; index += 1) sum += values[index];
return sum / values.length;
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
})
};
