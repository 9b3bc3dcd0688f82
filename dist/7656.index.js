export const id = 7656;
export const ids = [7656];
export const modules = {
79814: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { p: () => comparisonLines });
var text_columns = __webpack_require__(26841);
var untrusted = __webpack_require__(90492);
var words = __webpack_require__(16801);
var report_causes = __webpack_require__(6611);
var format = __webpack_require__(18253);
var table = __webpack_require__(81681);
let DRAWING = {
least: 12,
most: 30
};
let NO_LAST = {
title: "",
cell: () => ""
};
function leaderboardLines(document, look) {
let runs = (0, words.O5)(document);
let own = [
RANK,
{
...NAMES,
style: ({ rank }) => rank === 1 ? "bold" : void 0
},
{
...figure(document.measure === "score" ? "score" : "rate", ({ figure }) => (0, words.TS)(figure)),
style: styleOf
}
];
let interval = figure("95% interval", spanOf);
let cost = runs.some(({ usage }) => usage.cost_usd !== null) ? [figure("cost", words.rs)] : [];
let time = figure("time", ({ agent_ms_per_trial: time }) => time === null ? "–" : (0, format.a3)(time));
let others = fitting(runs, own, [
interval,
...cost,
time
], look);
let room = Math.min(DRAWING.most, look.columns - widthFor(runs, [...own, ...others]));
let drawn = others.includes(interval) ? drawingOf(runs, room) : [];
let columns = [
...own,
...others.slice(0, 1),
...drawn,
...others.slice(1)
];
return [...(0, table.t)(runs, columns, NO_LAST, look), ...legend(document, columns, look)];
}
function curveLines(document, look) {
let runs = (0, words.O5)(document);
let most = runs.reduce((top, { at_k }) => Math.max(top, at_k.length), 0);
if (most < 2) return [];
let figures = [...new Set([
1,
Math.ceil(most / 2),
most
])].map((k) => figure(`pass@${k}`, ({ at_k }) => (0, words.TS)(at_k[k - 1]?.pass_at_k ?? null)));
let all = figure(`pass^${most}`, ({ at_k }) => (0, words.TS)(at_k[most - 1]?.pass_hat_k ?? null));
let flaky = figure("flaky", ({ flaky }) => String(flaky.length));
let columns = [
RANK,
NAMES,
...fitting(runs, [RANK, NAMES], [
...figures,
all,
flaky
], look)
];
return (0, table.t)(runs, columns, NO_LAST, look);
}
let RANK = figure("#", ({ rank }) => String(rank ?? "–"));
let NAMES = {
title: "run",
cell: ({ name }) => (0, untrusted.h0)(name, 200),
flexible: !0
};
function figure(title, cell) {
return {
title,
cell,
side: "right"
};
}
function fitting(runs, beside, some, { columns }) {
let kept = [...some];
for (; kept.length > 0 && widthFor(runs, [...beside, ...kept]) - 2 > columns;) kept.pop();
return kept;
}
function widthFor(runs, columns) {
return columns.reduce((sum, { title, cell, flexible }) => {
let widest = runs.reduce((most, run) => Math.max(most, (0, text_columns.qz)(cell(run))), (0, text_columns.qz)(title));
return sum + 2 + (flexible ? Math.min(20, widest) : widest);
}, 0);
}
function styleOf({ level_with_best }) {
return level_with_best ? "green" : void 0;
}
function spanOf({ interval }) {
return interval === null ? "" : `${(0, words.TS)(interval.low).slice(0, -1)}–${(0, words.TS)(interval.high)}`;
}
function drawingOf(runs, room) {
let values = runs.flatMap(({ interval, figure }) => [
interval?.low,
interval?.high,
figure
].filter((at) => at != null));
if (room < DRAWING.least || values.length === 0) return [];
let [from, to] = [Math.floor(Math.min(...values) * 10 + 1e-9) / 10, Math.ceil(Math.max(...values) * 10 - 1e-9) / 10];
if (to <= from) return [];
let at = (value) => Math.max(0, Math.min(room - 1, Math.round((value - from) / (to - from) * (room - 1))));
let ends = [from, to].map((end) => `${Math.round(end * 100)}%`);
let cell = ({ interval, figure }) => {
let cells = Array(room).fill(" ");
if (interval !== null) {
cells.fill("─", at(interval.low), at(interval.high) + 1);
cells[at(interval.low)] = "├";
cells[at(interval.high)] = "┤";
}
figure !== null && (cells[at(figure)] = "●");
return cells.join("");
};
return [{
title: ends.join(" ".repeat(room - ends.join("").length)),
cell,
style: styleOf
}];
}
function legend(document, shown, { columns, paint }) {
let runs = (0, words.O5)(document);
let named = (some) => some.map(({ name }) => (0, untrusted.h0)(name, 60)).join(", ");
let means = shown.flatMap(({ title }) => title === "cost" || title === "time" ? title : []);
let level = runs.filter(({ level_with_best, rank }) => level_with_best && rank !== 1);
let frontier = runs.filter(({ on_frontier }) => on_frontier);
return [
means.length === 0 ? "" : `${means.join(" and ")}: the agent's, mean of a trial`,
runs.some((run) => (0, words.rs)(run).startsWith("~")) ? "~ not known for every trial" : "",
level.length === 0 ? "" : `${(0, words.s2)(document)}: ${named(level)}`,
frontier.length === 0 || frontier.length === runs.length ? "" : `none is as good for less: ${named(frontier)}`
].filter((line) => line !== "").flatMap((line) => (0, text_columns.LV)(line, columns)).map((line) => paint("dim", line));
}
function comparisonLines(document, look) {
let { runs, measure, experiment } = document;
let title = `${runs.length} runs by ${measure === "score" ? "score of everything" : measure}: ${(0, words.z8)(document)}`;
let curves = curveLines(document, look);
return [
...(0, text_columns.LV)(title, look.columns).map((line) => look.paint("bold", line)),
"",
...leaderboardLines(document, look),
...experiment === void 0 ? [] : ["", ...experimentLines(experiment, look)],
...curves.length === 0 ? [] : ["", ...curves],
"",
...pairLines(document, look),
...causeLines(document, look),
...noteLines(document, look)
];
}
function experimentLines({ answers, noise }, { columns, paint }) {
let wrapped = (lines) => lines.flatMap((line) => (0, text_columns.LV)(`- ${(0, untrusted.h0)(line, 1e3)}`, columns));
return [...wrapped(answers), ...wrapped(noise).map((line) => paint("dim", line))];
}
function pairLines(document, { columns, paint }) {
let pairs = (0, words.jD)(document).filter(({ pair }) => !(0, words.Rf)(document, pair));
let lines = pairs.slice(0, 15).map(({ better, other, pair }) => {
let [one, two] = [(0, untrusted.h0)(better.name, 60), (0, untrusted.h0)(other.name, 60)];
let why = (0, untrusted.h0)(pair.reasons.join("; "), 300);
if (pair.verdict === "not comparable") return `- ${one} and ${two} are not comparable: ${why}`;
let note = why === "" ? "" : `; ${why}`;
if (pair.verdict === "within noise") return `≈ ${one} and ${two} do not differ significantly (${(0, words.sU)(pair)})${note}`;
if (pair.verdict === "within tolerance") return `≈ ${one} and ${two} differ by no more than the tolerance (${(0, words.sU)(pair)})${note}`;
return `${paint("green", "▲")} ${paint("green", one)} is better than ${two} ${(0, words.sU)(pair)}${note}`;
});
pairs.length > lines.length && lines.push(`… and ${pairs.length - lines.length} more pairs in pairwise.csv`);
let tests = pairs.filter(({ pair }) => pair.p !== null).length;
tests > 1 && lines.push(paint("dim", `p adjusted for ${tests} tests by Holm's method`));
return lines.flatMap((line) => (0, text_columns.LV)(line.replace("p = ", "p\xA0=\xA0"), columns)).map((line) => line.replace("p\xA0=\xA0", "p = "));
}
function causeLines(document, { columns }) {
let lines = (0, words.O5)(document).flatMap(({ name, causes }) => causes.length === 0 ? [] : (0, text_columns.LV)(`- ${(0, untrusted.h0)(name, 60)}: ${(0, report_causes.rj)(causes)}`, columns));
return lines.length === 0 ? [] : [
"",
"why trials did not pass:",
...lines
];
}
function noteLines(document, { columns }) {
let all = (0, words.h$)(document);
let shown = all.slice(0, 20).map((note) => (0, untrusted.h0)(`note: ${note}`, 1e3));
all.length > shown.length && shown.push(`note: … and ${all.length - shown.length} more`);
return shown.flatMap((line) => (0, text_columns.LV)(line, columns));
}
}),
72370: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
resumeArms: () => resumeArms,
runArms: () => runArms
});
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var shell = __webpack_require__(12580);
var untrusted = __webpack_require__(90492);
var on_disk = __webpack_require__(61685);
var this_machine = __webpack_require__(86324);
var parse = __webpack_require__(90162);
var files_page = __webpack_require__(49651);
var arms = __webpack_require__(78553);
var describe = __webpack_require__(50939);
var experiment_experiment = __webpack_require__(78612);
var experiment_record = __webpack_require__(59546);
var read = __webpack_require__(47705);
var kept_options = __webpack_require__(58263);
function restoreArms(directory, given, environment) {
let record = (0, experiment_record.sE)(directory);
if (record === null) throw new errors.yo(`resume: ${directory} has no experiment.json`);
let restored = record.arms.map(({ name, sets }) => {
let place = external_node_path_.join(directory, name);
let run = (0, read.readRunRecord)(place);
if (run === null) throw new errors.yo(`resume: the run of the arm ${name} in ${place} cannot be read`);
return {
name,
sets,
texts: (0, kept_options.l)(run, place, given, environment)
};
});
let shared = Object.assign({}, ...restored.map(({ sets, texts }) => Object.fromEntries(Object.entries(texts).filter(([option]) => !sets.includes(option)))));
return {
arms: restored.map(({ name, sets, texts }) => ({
name,
own: Object.fromEntries(Object.entries(texts).filter(([option]) => sets.includes(option))),
texts,
options: (0, parse.A)({
...texts,
resume: "true"
})
})),
shared
};
}
var cli_comparison = __webpack_require__(79814);
var invoked = __webpack_require__(55173);
var paint = __webpack_require__(19089);
var print = __webpack_require__(12694);
var trials = __webpack_require__(18540);
var view = __webpack_require__(53271);
async function runArms(texts, json) {
return measureArms(await (0, arms.resolveArms)(texts.arms, texts), texts, json);
}
async function resumeArms(directory, given, json) {
let { arms, shared } = restoreArms(directory, given, process.env);
return measureArms(arms, {
...shared,
resume: "true",
"results-path": directory
}, json);
}
async function measureArms(arms, texts, json) {
let options = (0, parse.A)(texts);
return (0, view.i)(json, async ({ stream, observer, signal, close }) => {
let experiment = await (0, experiment_experiment.p)({
arms,
options,
machine: (0, this_machine.g)(process.env),
observer,
github: null,
secrets: [],
signal,
keepOptions: (arm, directory) => (0, kept_options.o)(arm.texts, directory)
});
close();
let lines = await endOf(experiment, (0, paint.Li)(stream));
json ? (0, print.Q2)(experiment.record) : (0, print.tj)(["", ...lines], stream);
return (0, describe.u7)(experiment.record, experiment.runs, options);
});
}
async function endOf({ directory, record, runs }, look) {
let open = runs.some(({ totals }) => totals.error + totals.not_run > 0);
let where = (0, trials.MP)(directory);
let reasons = runs.flatMap(({ gate }, index) => (gate?.reasons ?? []).map((reason) => `gate: ${record.arms[index].name}: ${reason}`));
let lines = [...record.interrupted === null ? [] : [`ended early by ${record.interrupted}; resume measures what is left`], ...reasons].map((line) => (0, untrusted.h0)(line, 1e3));
let rest = [`results: ${(0, untrusted.h0)(external_node_path_.join(where, "experiment.json"), 4096)}`, ...open ? [`measure the rest: ${(0, invoked.u)()} resume ${(0, shell.V)(where)}`] : []];
let dim = (line) => look.paint("dim", line);
try {
let comparison = await (0, on_disk.bc)(directory);
let page = external_node_path_.join(directory, "report.html");
await (0, files_page.Q)(page, comparison);
rest.push(`report: ${(0, untrusted.h0)((0, trials.MP)(page), 4096)}`);
return [
...(0, cli_comparison.p)(comparison.document, look),
...lines,
...rest.map(dim)
];
} catch (error) {
(0, print.cc)(`report.html was not written: ${(0, errors.bD)(error)}`);
return [...lines, ...rest.map(dim)];
}
}
}),
61685: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
JJ: () => compareArms,
bc: () => compareExperiment,
j0: () => exitCodeOfReport,
qu: () => experimentReport
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _report_load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9583);
var _results_gate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43050);
var _run_experiment_describe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50939);
var _compare_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78296);
var _contenders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16583);
var _experiment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17033);
async function compareExperiment(directory) {
let { runs, notes } = await (0, _report_load_js__WEBPACK_IMPORTED_MODULE_1__.loadRuns)([directory]);
return compareArms(runs, notes);
}
function compareArms(runs, notes) {
let { experiment, others } = (0, _experiment_js__WEBPACK_IMPORTED_MODULE_6__.F0)(runs);
if (experiment === null) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo("results: there is no experiment among them");
let [other] = others;
if (other !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`results: ${other.directory} is a run beside an experiment; give it a suite of its own`);
let groups = experiment.arms.map((arm, index) => ({
name: experiment.record.arms[index].name,
runs: arm
}));
return (0, _compare_runs_js__WEBPACK_IMPORTED_MODULE_4__.q)((0, _contenders_js__WEBPACK_IMPORTED_MODULE_5__.Nt)(groups), notes, experiment.record.tolerance, experiment);
}
function experimentReport({ document, reports }, options, about) {
let { arms, comparisons } = document.experiment;
let reasons = reports.flatMap(({ run }, index) => {
let comparison = index === 0 ? null : comparisons[index - 1];
return (0, _results_gate_js__WEBPACK_IMPORTED_MODULE_2__.$)(run.totals, options, comparison === null ? null : (0, _run_experiment_describe_js__WEBPACK_IMPORTED_MODULE_3__.C2)(comparison)).reasons.map((reason) => `${arms[index].name}: ${reason}`);
});
return {
document,
gate: {
passed: reasons.length === 0,
reasons
},
...about
};
}
function exitCodeOfReport({ document, reports }, options) {
let codes = reports.map(({ run }, index) => {
let change = index === 0 ? null : (0, _run_experiment_describe_js__WEBPACK_IMPORTED_MODULE_3__.C2)(document.experiment.comparisons[index - 1]);
return (0, _results_gate_js__WEBPACK_IMPORTED_MODULE_2__.F)({
totals: run.totals,
interrupted: null,
change
}, options);
});
return codes.find((code) => code === 1) ?? Math.max(0, ...codes);
}
}),
16801: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ie: () => cellText,
Ln: () => span,
O5: () => byRank,
Rf: () => isOfArms,
TS: () => rate,
h$: () => notesOf,
jD: () => pairsByRank,
pl: () => typesOf,
q6: () => figureOfType,
rs: () => costText,
s2: () => levelWords,
sU: () => pairFigures,
tx: () => usageText,
z8: () => scope
});
var _base_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18253);
function rate(ratio) {
return (0, _base_format_js__WEBPACK_IMPORTED_MODULE_0__.KN)(ratio).replace(/^(\d+)%$/, "$1.0%");
}
function span(interval) {
return interval === null ? "" : `${rate(interval.low)} to ${rate(interval.high)}`;
}
function byRank({ runs }) {
let place = ({ rank }) => rank ?? Infinity;
return runs.toSorted((one, other) => place(one) === place(other) ? 0 : place(one) - place(other));
}
function pairsByRank(document) {
let order = byRank(document);
let placeOf = new Map(order.map((run, place) => [run, place]));
return document.pairs.map((pair) => {
let [a, b] = [document.runs[pair.a], document.runs[pair.b]];
let swapped = pair.verdict.endsWith("is better") ? pair.verdict === "b is better" : placeOf.get(b) < placeOf.get(a);
return {
better: swapped ? b : a,
other: swapped ? a : b,
pair
};
}).sort((one, other) => placeOf.get(one.better) - placeOf.get(other.better) || placeOf.get(one.other) - placeOf.get(other.other));
}
function isOfArms({ experiment }, { a, b }) {
let arms = experiment?.arms.length ?? 0;
return a < arms && b < arms;
}
function pairFigures({ verdict, difference, p_adjusted }) {
if (difference === null || p_adjusted === null) return "";
let size = `${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_0__.WR)(Math.abs(difference)).replace("+", "")} points`;
let p = `p = ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_0__.MA)(p_adjusted)}`;
return verdict.endsWith("is better") ? `by ${size} (${p})` : `${size}, ${p}`;
}
function levelWords({ pairs }, how = "") {
return `not significantly different from the first${how}${pairs.some(({ verdict }) => verdict === "within tolerance") ? ", or within the tolerance of it" : ""}`;
}
function scope({ instances, runs }) {
let shared = instances.filter(({ in_all }) => in_all).length;
let trials = [...new Set(runs.map(({ settings }) => settings.trials))].sort((a, b) => a - b);
let each = trials.length > 1 ? `${trials[0]} to ${trials.at(-1)} trials each` : trials[0] === 1 ? "one trial each" : `${trials[0]} trials each`;
return `${shared} ${shared === 1 ? "instance" : "instances"}, ${each}`;
}
function cellText(cell, score) {
if (cell.measured === 0) return "⚠️";
if (score) return rate(cell.score_expected);
if (cell.planned > 1) return `${cell.passed}/${cell.planned}`;
return cell.passed === 1 ? "✅" : "❌";
}
function notesOf({ notes, runs }) {
return [...notes, ...runs.flatMap(({ name, notes: own }) => own.map((note) => `${name}: ${note}`))];
}
function typesOf({ runs }) {
let types = [...new Set(runs.flatMap(({ by_type }) => Object.keys(by_type)))];
return types.length < 2 ? [] : types.slice(0, 30);
}
function figureOfType({ by_type }, type, { measure }) {
let totals = by_type[type];
if (totals === void 0) return null;
return measure === "score" ? totals.score_expected : totals.success_rate;
}
function usageText({ tokens_per_trial, steps_per_trial }) {
let number = (value, digits) => Number(value.toFixed(digits)).toLocaleString("en-US");
return [tokens_per_trial === null ? "" : `${number(tokens_per_trial, 0)} tokens`, steps_per_trial === null ? "" : `${number(steps_per_trial, 1)} steps`].filter((part) => part !== "").join(", ");
}
function costText({ cost_per_trial_usd: cost, usage }) {
return `${cost !== null && usage.cost_unknown > 0 ? "~" : ""}${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_0__.BD)(cost)}`;
}
}),
47135: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Xg: () => readConfig,
kI: () => MAPPINGS
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21916);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45503);
var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69917);
let CONFIG_FILES = ["agentbench.yaml", ".github/agentbench.yaml"];
let NOT_IN_FILE = {
config: "is the name of this file",
"judge-api-key": "is a secret; set AGENTBENCH_JUDGE_API_KEY in the environment, or give it in the workflow from a secret",
"github-token": "is a secret; give it in the workflow",
matrix: "comes from the plan of a workflow",
"job-index": "comes from the workflow",
"job-total": "comes from the workflow"
};
let configNames = _options_js__WEBPACK_IMPORTED_MODULE_5__.W6.filter((name) => NOT_IN_FILE[name] === void 0);
let MAPPINGS = [
"agent-env",
"agent-variables",
"image-map",
"model-keys",
"model-endpoints",
"model-prices"
];
async function readConfig(given, directory) {
if (given === "none") return null;
let wanted = given === void 0 || given.trim() === "" ? void 0 : given;
let file = wanted ?? CONFIG_FILES.find((name) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name)));
if (file === void 0) return null;
let text;
try {
text = (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_4__.X)(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory, file), 1048576, { follow: wanted !== void 0 }).toString();
} catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`config: ${file} cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)}`);
}
return {
file,
found: wanted === void 0,
...await parseConfig(text, file)
};
}
async function parseConfig(text, file) {
let { isMap, isScalar, LineCounter, parseDocument, stringify } = await __webpack_require__.e(8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
let { optionText } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(3412)]).then(__webpack_require__.bind(__webpack_require__, 43412));
let counter = new LineCounter();
let document = parseDocument(text, { lineCounter: counter });
let lineAt = (node) => counter.linePos(node?.range?.[0] ?? 0).line;
let [broken] = document.errors;
if (broken !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`config: ${file}: not valid YAML: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(broken)}`);
let { contents } = document;
let texts = {};
let lines = {};
if (contents === null) return {
texts,
lines
};
if (!isMap(contents)) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`config: ${file}: must be a mapping of options, for example "trials: 3"`);
let faults = [];
for (let { key, value } of contents.items) {
let line = lineAt(key);
let name = isScalar(key) ? String(key.value) : "";
let fault = (message) => faults.push(`config: ${file}:${line}: ${name}: ${message}`);
if (!_options_js__WEBPACK_IMPORTED_MODULE_5__.W6.includes(name)) {
fault(`there is no such option; did you mean ${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_2__.kp)(name, configNames)}?`);
continue;
}
let option = name;
let reason = NOT_IN_FILE[option];
let isNested = option === "arms" && isMap(value);
let own = reason === void 0 ? isNested ? stringify(value) : optionText(value, MAPPINGS.includes(option)) : null;
if (reason !== void 0) fault(`cannot be in this file: it ${reason}`);
else if (own === null) fault(`must be a text, a number, true or false, or a list${MAPPINGS.includes(option) ? ", or a mapping" : ""}`);
else {
texts[option] = own;
lines[option] = line;
}
}
if (faults.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(faults.join("\n"));
return {
texts,
lines
};
}
})
};
