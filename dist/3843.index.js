export const id = 3843;
export const ids = [3843];
export const modules = {
17197: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { Y: () => writeRedacted });
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
async function writeRedacted(file, text, redactor) {
let isTaken = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: !1 }) !== void 0;
isTaken && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file, {
force: !0,
recursive: !0
});
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(file, redactor.text(text), { flag: "wx" });
return isTaken;
}
}),
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
45628: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { q: () => isPlainPath });
function isPlainPath(name) {
let parts = name.split("/");
return !name.includes("\0") && !name.includes("�") && Buffer.byteLength(name) < 1e3 && parts.every((part) => part !== "" && part !== "." && part !== "..");
}
}),
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
19089: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C2: () => painter,
Li: () => lookOf,
uc: () => isLively
});
var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
var _print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12694);
function lookOf(stream) {
return {
columns: columnsOf(stream),
paint: painter((0, _print_js__WEBPACK_IMPORTED_MODULE_1__.yU)(stream))
};
}
function painter(coloured) {
return (style, text) => coloured && text !== "" ? (0, node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: !1 }) : text;
}
function isLively(stream) {
return stream.isTTY === !0 && process.env.TERM !== "dumb";
}
function columnsOf(stream) {
return stream.isTTY === !0 ? Math.max(20, (stream.columns || 80) - 1) : Infinity;
}
}),
38613: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { reportCommand: () => reportCommand });
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var format = __webpack_require__(18253);
var untrusted = __webpack_require__(90492);
var compare_runs = __webpack_require__(78296);
var contenders = __webpack_require__(16583);
var files_json = __webpack_require__(53828);
var write = __webpack_require__(25217);
var markdown = __webpack_require__(48679);
var directory = __webpack_require__(75096);
var history_keep = __webpack_require__(50508);
var parse = __webpack_require__(90162);
var report_baseline = __webpack_require__(37936);
var report_causes = __webpack_require__(6611);
var comment = __webpack_require__(16065);
var describe = __webpack_require__(92981);
var page = __webpack_require__(49651);
var external_node_fs_ = __webpack_require__(73024);
var promises_ = __webpack_require__(51455);
var regular_file = __webpack_require__(45503);
var reports = __webpack_require__(65115);
var trial_id = __webpack_require__(9271);
let ITS_OWN = /^(trial-\d+\/)?results\.json$/;
async function writePrdbenchReports(directory, report) {
if (!report.trials.some(({ result }) => result !== null && result.plan !== null)) throw new errors.yo("prdbench: these results have no test plan; name results of a run with dataset: prdbench");
let files = new Map(report.trials.flatMap((trial) => filesOf(trial, report)));
let folders = report.trials.map((trial) => folderOf(trial, report));
await refuseOthers(directory, "", folders, files);
for (let folder of folders) await (0, promises_.mkdir)(external_node_path_.join(directory, folder), { recursive: !0 });
for (let [name, text] of files) await (0, promises_.writeFile)(external_node_path_.join(directory, name), text);
return files.size;
}
function filesOf(trial, report) {
let { planned, result } = trial;
if (result === null || result.plan === null) return [];
let { points } = result.plan;
let run = report.directories?.get(result);
let own = run === void 0 ? null : external_node_path_.join(run, (0, trial_id.qQ)((0, trial_id.rI)(planned)), "reports");
let safe = (0, reports.TT)(points.map(({ metric }) => metric));
let names = rawNames(points, safe);
return points.flatMap(({ metric, score, explanation }, at) => {
if (score === null) return [];
let description = own === null ? "" : descriptionIn(external_node_path_.join(own, safe[at]));
let text = JSON.stringify({
metric,
description,
score,
explanation
}, null, 2);
return [[external_node_path_.posix.join(folderOf(trial, report), names[at]), `${text}\n`]];
});
}
function folderOf({ planned }, { trials }) {
let project = planned.instance_id.replace(/^prdbench-(?=\d+$)/, "");
let several = trials.some(({ planned }) => planned.trial > 1);
return external_node_path_.posix.join(several ? `trial-${planned.trial}` : "", project, "reports");
}
function rawNames(points, safe) {
let taken = new Set();
return points.map(({ metric }, at) => {
let raw = `${metric}.json`;
let name = !/[/\0]/.test(raw) && raw.isWellFormed() && Buffer.byteLength(raw) <= 255 && !taken.has(raw) ? raw : safe[at];
taken.add(name);
return name;
});
}
function descriptionIn(file) {
try {
let { description } = JSON.parse((0, regular_file.X)(file, 1048576).toString());
return typeof description == "string" ? description : "";
} catch {
return "";
}
}
async function refuseOthers(directory, below, folders, files) {
let here = external_node_path_.join(directory, below);
for (let entry of entriesOf(here)) {
let name = external_node_path_.posix.join(below, entry.name);
if (entry.isDirectory() && folders.some((folder) => `${folder}/`.startsWith(`${name}/`))) {
await refuseOthers(directory, name, folders, files);
continue;
}
if (entry.isFile() && ITS_OWN.test(name)) continue;
let text = files.get(name);
if (entry.isFile() && text !== void 0 && await (0, promises_.readFile)(external_node_path_.join(directory, name), "utf8") === text) continue;
throw new errors.yo(`prdbench: ${directory} already holds ${name}; name a new directory`);
}
}
function entriesOf(directory) {
try {
return (0, external_node_fs_.readdirSync)(directory, { withFileTypes: !0 });
} catch (error) {
if ((0, errors.$N)(error) === "ENOENT") return [];
throw new errors.yo(`prdbench: ${directory} is not a directory that can be read`);
}
}
var files_results = __webpack_require__(89541);
var files_write = __webpack_require__(2799);
var labels = __webpack_require__(39716);
function labelsOf({ run, results }) {
let scores = new Map();
run.planned.forEach(({ instance_id, trial }, at) => {
for (let { metric, score, decided_by } of results[at]?.plan?.points ?? []) decided_by === "judge" && score !== null && scores.set((0, labels.TN)(instance_id, trial, metric), score);
});
if (scores.size === 0) throw new errors.yo("labels: the judge of these results scored no point");
return {
with: "results",
name: run.settings.judge ?? "another judge",
scores,
domains: new Map()
};
}
var phrases = __webpack_require__(58937);
var run_page = __webpack_require__(94996);
var report_sources = __webpack_require__(15985);
var trend_markdown = __webpack_require__(428);
var gate = __webpack_require__(43050);
var run_place = __webpack_require__(80418);
var comparison = __webpack_require__(79814);
var paint = __webpack_require__(19089);
var print = __webpack_require__(12694);
var trials = __webpack_require__(18540);
let SEVERAL = "several runs are compared here";
let GATE = [
"fail-on",
"min-success-rate",
"min-score"
];
async function reportCommand(directories, given, json, { prdbench, labels } = {}) {
let options = (0, parse.A)(given);
if (options.history !== null && "branch" in options.history) throw new errors.yo("history: branch:… is for workflows; on the command line name a directory");
let results = options["results-path"];
let sources = directories.length > 0 ? directories.map(contenders.PJ) : [{
name: null,
directory: results ?? (0, run_place.hH)() ?? run_place.hN
}];
let baseline = await (0, report_baseline.resolveBaseline)(options.baseline);
let { groups, notes, experiment } = await (0, contenders._F)(sources);
let target = (0, run_place.s6)(results);
if (groups.length > 1) {
requireNothingOfOneRun(options, given);
if (prdbench !== void 0) throw new errors.yo(`prdbench: ${SEVERAL}; report one of them`);
if (labels !== void 0) throw new errors.yo(`labels: ${SEVERAL}; report one of them`);
let tolerance = experiment === null ? options.tolerance : experiment.record.tolerance;
let comparison = (0, compare_runs.q)((0, contenders.Nt)(groups), notes, tolerance, experiment);
await (0, write.q)(target, comparison.document, (0, markdown.Y)(comparison.document));
await (0, page.Q)(external_node_path_.join(target, "report.html"), comparison);
json ? (0, print.dq)([...(0, files_json.Q)(comparison.document)].join("")) : (0, print.tj)(compared(comparison, target));
return 0;
}
let runs = groups[0]?.runs ?? [];
(0, contenders.$f)(sources, runs) && notes.push("the directories hold verdicts on the same trials, of which the later counts; to compare them, name each: before=DIRECTORY after=DIRECTORY");
let where = sources.map(({ directory }) => directory).join(", ");
let suite = (0, report_sources.E)({
runs,
notes
}, options, where, "; results are directories with a run.json");
suite.run.suite = options.suite ?? suite.run.suite;
let report = await withHistory({
...(0, describe.g)(suite, baseline, options),
labels: await labelsFrom(labels, options)
}, options);
let written = prdbench === void 0 ? null : await writePrdbenchReports(prdbench, report);
await (0, files_write.t)(target, report, (0, comment.Br)(report));
await (0, run_page.writeReportPage)(target, report);
if (json) (0, print.dq)((0, files_results.j)(report));
else {
(0, print.tj)(report_describe(report, target));
written !== null && (0, print.tj)([`${written} test points for score_cal.py: ${(0, trials.MP)(prdbench)}/`]);
}
return (0, gate.F)({
...report.run,
interrupted: null
}, options);
}
async function labelsFrom(place, options) {
if (place === void 0) return null;
if (!(0, labels.wd)(place)) return (0, labels.k2)(place);
let { groups, notes } = await (0, contenders._F)([{
name: null,
directory: place
}]);
if (groups.length > 1) throw new errors.yo(`labels: ${place} has results of several runs; name one of them`);
return labelsOf((0, report_sources.E)({
runs: groups[0]?.runs ?? [],
notes
}, {
...options,
matrix: void 0
}, place, ""));
}
function requireNothingOfOneRun(options, given) {
if (options.baseline !== "none") throw new errors.yo(`baseline: ${SEVERAL}; name the baseline as one of them: before=DIRECTORY`);
if (options.matrix !== void 0) throw new errors.yo(`matrix: ${SEVERAL}, but a matrix is the plan of one; report that run on its own`);
if (options.history !== null) throw new errors.yo(`history: ${SEVERAL}, but a point of a history is one run; report that run on its own`);
let gate = GATE.filter((name) => given[name] !== void 0);
gate.length > 0 && (0, print.cc)(`a comparison has no gate; ignored: ${gate.join(", ")}`);
}
function compared({ document }, target) {
let look = (0, paint.Li)(process.stdout);
return [...(0, comparison.p)(document, look), look.paint("dim", `report: ${(0, trials.MP)(target)}/`)];
}
async function withHistory(report, { history, tolerance }) {
if (history === null || "branch" in history) return report;
let keep = (0, history_keep.s)(report, {
github: report.run.github,
tolerance
});
if (keep === null) return report;
try {
let { trend, notes } = await (0, directory.I)(history.directory, keep);
for (let note of notes) warn(note);
return {
...report,
trend
};
} catch (error) {
warn(`history: there is no trend, and no point was added to ${history.directory}: ${(0, errors.bD)(error)}`);
return report;
}
}
function warn(message) {
(0, print.cc)((0, untrusted.h0)(message, 1e3));
}
function report_describe(report, target) {
let { run, times, interval, comparison, trend, notes, flaky } = report;
let lines = [(0, phrases.Pl)(run.totals)];
run.settings.mode !== null && lines.push((0, phrases.M1)(run));
interval !== null && lines.push(`95% interval ${(0, format.KN)(interval.low)} to ${(0, format.KN)(interval.high)}`);
lines.push((0, phrases.Fj)(times));
let causes = (0, report_causes.pQ)(report);
causes !== "" && lines.push(`why: ${causes}`);
if (comparison !== null) {
let { verdict, difference, p, pairs, reasons, flips } = comparison;
let figures = difference === null ? "" : `: ${(0, format.WR)(difference)} points, p = ${p.toPrecision(3)}, ${pairs} instances`;
lines.push(`${verdict}${figures}${reasons.length > 0 ? ` (${reasons.join("; ")})` : ""}`);
for (let { instanceId, before, now } of flips) lines.push(`${before} → ${now} ${instanceId}`);
}
trend !== void 0 && lines.push((0, trend_markdown.M)(trend), ...trend.added ? [] : ["history: no point was added: this run was not measured for a branch, or the history has a later attempt of it"]);
flaky.length > 0 && lines.push(`flaky: ${flaky.join(", ")}`);
for (let note of notes) lines.push(`note: ${note}`);
for (let reason of run.gate?.reasons ?? []) lines.push(`gate: ${reason}`);
lines.push(`report: ${external_node_path_.relative("", external_node_path_.resolve(target))}/`);
return lines.map((line) => (0, untrusted.h0)(line, 1e3));
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
65115: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Li: () => writeReports,
Nh: () => writtenReports,
TT: () => reportNames
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_redact_redacted_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17197);
let FOLDER = "reports";
let UNSAFE = /[\p{Cc}"*/:<>?\\|]/gu;
let RESERVED = /^(?=\.|(con|prn|aux|nul|com\d|lpt\d)(\.|$)|$)/i;
function reportNames(metrics) {
let taken = new Set();
return metrics.map((metric) => {
let plain = metric.toWellFormed().trim().replace(UNSAFE, "_").replace(RESERVED, "_");
let cut = cutBytes(plain, 150);
let digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(metric).digest("hex").slice(0, 8);
let name = cut === metric ? cut : `${cutBytes(plain, 141)}-${digest}`;
for (let number = 2; taken.has(folded(name)); number += 1) name = `${cutBytes(plain, 136)}-${digest}-${number}`;
taken.add(folded(name));
return `${name}.json`;
});
}
async function writeReports(directory, points, results, redactor) {
let folder = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, FOLDER);
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: !0 });
let names = reportNames(points.map(({ metric }) => metric));
for (let [index, { score, explanation }] of results.entries()) {
if (score === null) continue;
let { metric, description } = points[index];
let report = {
metric,
description,
score,
explanation
};
await (0, _base_redact_redacted_file_js__WEBPACK_IMPORTED_MODULE_4__.Y)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, names[index]), `${JSON.stringify(report, null, 2)}\n`, redactor);
}
}
async function writtenReports(directory) {
let folder = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, FOLDER);
let texts = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch((error) => {
if ((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.$N)(error) === "ENOENT") return [];
throw error;
})).sort().map(async (name) => [name, await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, name), "utf8")]);
return new Map(await Promise.all(texts));
}
function folded(name) {
return name.normalize("NFC").toLowerCase();
}
function cutBytes(text, limit) {
let cut = "";
for (let character of text) {
if (Buffer.byteLength(cut + character) > limit) break;
cut += character;
}
return cut;
}
}),
90162: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => parseOptions });
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69917);
function parseOptions(texts) {
let given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== void 0 && text.trim() !== ""));
let parsed = _options_js__WEBPACK_IMPORTED_MODULE_2__.ci.safeParse(given);
if (parsed.success) return parsed.data;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(parsed.error.issues.flatMap((issue) => explain(issue, given)).join("\n"));
}
function explain(issue, given) {
if (issue.code === "unrecognized_keys") return issue.keys.map((key) => `${key}: there is no such option; did you mean ${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.kp)(key, _options_js__WEBPACK_IMPORTED_MODULE_2__.W6)}?`);
let name = String(issue.path[0]);
let choices = (0, _options_js__WEBPACK_IMPORTED_MODULE_2__.cU)(name);
if (choices === null) return [`${name}: ${issue.message}`];
let text = given[name];
return [`${name}: "${text}" is not one of ${choices.join(", ")}; did you mean ${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.kp)(text, choices)}?`];
}
}),
90135: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BZ: () => pointCostSchema,
U0: () => pointChangeSchema,
W7: () => pointFigureSchema,
bG: () => trendSchema,
cd: () => commit
});
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
let ratio = zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(1));
let count = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI());
let usd = zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(1e9));
let commit = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/^[0-9a-f]{7,64}$/));
let interval = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
low: ratio,
high: ratio
});
let pointChangeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
verdict: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n([
"improved",
"regressed",
"within noise",
"within tolerance"
]),
difference: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(-1), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(1)), "Now minus before"),
since: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(commit), "Commit of the earlier point")
});
let pointFigureSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
measure: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(["success rate", "score"]),
value: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(ratio), "Over all planned trials; null if nothing was measured"),
interval: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(interval), "95 % confidence interval")
});
let pointCostSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
usd: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(usd), "Sum over the trials with a known cost; null if there are none"),
trials: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Number of trials with a known cost")
});
let trendPointSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
commit: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
commit_url: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
run_url: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
measured_at: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
agent: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
figure: pointFigureSchema,
change: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(pointChangeSchema),
breaks: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), "Reasons why it is not comparable with the preceding point"),
planned: count,
missing: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Trials without a verdict"),
cost: pointCostSchema,
time: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
ms: zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig(),
trials: count
}), "Total of all trials with a result"),
current: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY(), "True for this report")
});
let trendSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
branch: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), "Null: any branch"),
added: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY(), "True if this report was added to the history"),
earlier: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Number of points before the first one shown"),
points: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(trendPointSchema), "Oldest first, including this report")
});
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
72577: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { C: () => uniformInt });
function uniformIntInternal(rng, rangeSize) {
let MaxAllowed = rangeSize > 2 ? ~~(4294967296 / rangeSize) * rangeSize : 4294967296;
let deltaV = rng.next() + 2147483648;
for (; deltaV >= MaxAllowed;) deltaV = rng.next() + 2147483648;
return deltaV % rangeSize;
}
function fromNumberToArrayInt64(out, n) {
if (n < 0) {
let posN = -n;
out.sign = -1;
out.data[0] = ~~(posN / 4294967296);
out.data[1] = posN >>> 0;
} else {
out.sign = 1;
out.data[0] = ~~(n / 4294967296);
out.data[1] = n >>> 0;
}
return out;
}
function substractArrayInt64(out, arrayIntA, arrayIntB) {
let lowA = arrayIntA.data[1];
let highA = arrayIntA.data[0];
let signA = arrayIntA.sign;
let lowB = arrayIntB.data[1];
let highB = arrayIntB.data[0];
let signB = arrayIntB.sign;
out.sign = 1;
if (signA === 1 && signB === -1) {
let low = lowA + lowB;
let high = highA + highB + +(low > 4294967295);
out.data[0] = high >>> 0;
out.data[1] = low >>> 0;
return out;
}
let lowFirst = lowA;
let highFirst = highA;
let lowSecond = lowB;
let highSecond = highB;
if (signA === -1) {
lowFirst = lowB;
highFirst = highB;
lowSecond = lowA;
highSecond = highA;
}
let reminderLow = 0;
let low = lowFirst - lowSecond;
if (low < 0) {
reminderLow = 1;
low >>>= 0;
}
out.data[0] = highFirst - highSecond - reminderLow;
out.data[1] = low;
return out;
}
function uniformArrayIntInternal(rng, out, rangeSize) {
let maxIndex0 = rangeSize[0] + 1;
out[0] = uniformIntInternal(rng, maxIndex0);
out[1] = uniformIntInternal(rng, 4294967296);
for (; out[0] >= rangeSize[0] && (out[0] !== rangeSize[0] || out[1] >= rangeSize[1]);) {
out[0] = uniformIntInternal(rng, maxIndex0);
out[1] = uniformIntInternal(rng, 4294967296);
}
return out;
}
let safeNumberMaxSafeInteger = 2 ** 53 - 1;
let sharedA = {
sign: 1,
data: [0, 0]
};
let sharedB = {
sign: 1,
data: [0, 0]
};
let sharedC = {
sign: 1,
data: [0, 0]
};
let sharedData = [0, 0];
function uniformLargeIntInternal(rng, from, to, rangeSize) {
let rangeSizeArrayIntValue = rangeSize <= safeNumberMaxSafeInteger ? fromNumberToArrayInt64(sharedC, rangeSize) : substractArrayInt64(sharedC, fromNumberToArrayInt64(sharedA, to), fromNumberToArrayInt64(sharedB, from));
if (rangeSizeArrayIntValue.data[1] === 4294967295) {
rangeSizeArrayIntValue.data[0] += 1;
rangeSizeArrayIntValue.data[1] = 0;
} else rangeSizeArrayIntValue.data[1] += 1;
uniformArrayIntInternal(rng, sharedData, rangeSizeArrayIntValue.data);
return sharedData[0] * 4294967296 + sharedData[1] + from;
}
function uniformInt(rng, from, to) {
let rangeSize = to - from;
if (rangeSize <= 4294967295) return uniformIntInternal(rng, rangeSize + 1) + from;
return uniformLargeIntInternal(rng, from, to, rangeSize);
}
}),
69566: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { q: () => mersenne });
let A = 2567483615;
let MASK_LOWER = 2147483647;
let MASK_UPPER = 2147483648;
var MersenneTwister = class MersenneTwister {
constructor(states, index) {
this.states = states;
this.index = index;
}
clone() {
return new MersenneTwister(this.states.slice(), this.index);
}
next() {
let y = this.states[this.index];
y ^= y >>> 11;
y ^= y << 7 & 2636928640;
y ^= y << 15 & 4022730752;
y ^= y >>> 18;
this.index = twistedNext(this.states, this.index);
return y;
}
getState() {
return [this.index, ...this.states];
}
jump() {
let originalStates = this.states.slice();
let originalIndex = this.index;
this.index = twistedNext(this.states, this.index);
for (let i = 19932; i > 0; --i) {
"SUSgbA\\W`E[]KN2RUSo8XVU?HKBFRl11E\\KoWOg5B]XEWG;BE;1:oVK[`B^Z9Qd23^XTnhL>]Unda4f[X;_j9H5QD=cN<5H`3bW>9bk1mjoI2fK0obmAAINOV:>Mek_V9dd<hZ\\gC3?Fm7FEk07QH_3PLm^@?^i\\QMkgP<]oLHmFnlecg5F@7U^@4jhZ?WZS0k@GHehmM36:5^9;>Hmm`co>k:KOSkSbIINb1VFf>LXgP>GUAQTD>Ci>XMGkUflLlb?_FaFUk@?5N7i70@;1o68ah@I<HFH7R2^J:G][Gf962ITWID9GWK8ElD2G5=DcHcL]cA]P2n7A=[<bInM;IHDQnJMReRXDWbVldnGEIPij`E08Xdci3@0c:IBbD4:Nk]?lEN9j^;T`0blZX7eiWE8c`<ak7j05FZi>AjUDh?M1B?^??FAXKThf<aBOXZf7jXYGK>R<;NHk3S9YhM7STJ6`:MIE`S@7298X8W>PNK=@;lLX<i\\TXLL<W@X[X54H]in8M;;n?kkQbajgAMY=Tf9b;ZKf0QUB2FHYWfnfkDoU9YkcLd95T>lK6GM1YL\\lid:J>KYS=iJ]Y>QlF>?R5_[5QeYC=66;A32Ac>OHk_ne^0g>bK:g;KFPgbGUcPR_Z=TX3H9d03bKZ2IhEPKBo>LSGWd0iFdV8C<Y:<>T[O6lC\\blaZ>GoAYP4clf^j1IfnZJ]QeDe2X<HE[LJNWnaCg[P]Co^:IRbWPY?97UePBlZNNHY6LOBM8P>=h?Ye:_f_Sb9Ki5GDYBF4dWeMfdg^ccPllNWM7G1\\UMdoYeOOD5^e@foA22G?ADYo5:FVG[bWo96;>3kc_c1Ab30>30;1@4F8g2hY?DJ4[LOL;ZLLKo2]jo>[KMDUcR279N_kF=3WL@Dd620bMTdA\\U9k``ef2iD9JgJ8CZBHS>F^Uk;<laeaeHS<15OSeS`PcSSKBRBFY]aQ=EgUXGNg=?d56`KA@2BejY0^[_DCX`L=CGMT=BW^6S1i@2ATBVk>3_ocRA>2U:4GPQ6o>5jX2HIcV3S@On6KB<[SKB?FC_AAji9agbBFkAi\\;4I\\UJ]c36Ub@[;gQACVGY<V]SDJBUU]La\\_a@JdOO8gm2T0DJMa:8Hf7>E]noQ[1Kambn??QQ]S?1i0oMGOijb\\aGY6lQ^CJ?9bFle8<eH4UUjBINX;n8@VOA5ah^URV49B[A?ONHhHAC1J5;;h0SXYlG^0W=eJdHh^K4SGe=1HZLLam;D<Q3AOdbPcdX``82\\jo0En8jRVGC73WMCF9`d:0heS?80?C188cSn7H9<daZ]MgS4Pb^1HkA:1PU^5>^h_g[RQV@PnYBRI_]`B]Bh@Uk03eXGY`I16L76H28X`R>IROMeNVUdU[:lghLhPCQZ:4a<30YBZCYnXe[?;jc8gKI2QH2MjnWBm4nGCZW`aVU2a;P<AMI25mlW_Nm][2?b6o851X@lAm]YZ`bWRF1g<Ga:T]1NXH5Veja5P9S9>:aNg:Th1Y=5o78K>LQ8hW@5S?I83Lk5Xk;j5@I3o[d:4RjE^oS30:WP9gC\\i8aSI>QRE@4lP:7lDg8g2`Ql[2I8aBU\\BQ?B4_clL9Q]S;^e1Ob5[>3JER2`c7B=o]fPOWO<DGi;Niba1PoWPPE_Q3aX0OB0mZej\\f_M[J4Y6]1`h2MkF[GiW8Q^d3^_=<I1N2Q7]2<2j[iP7V3V821FaI]A`93bC^Z\\G=WJ;^Ih?B97_iIF@\\Dl<eK1je8SNTWo_=XFMZH<<JYLZ^YQMPgYOV45K_:]kSI8^XlO0]GY=VUfe_C_F6TOcoAlVUH:o=WhhT@K`2KFhe<3\\KXQ>W:M?S_4S5d@J^`[AGA7@3]DnGSCO`\\?E8HT75^d9\\:m\\m1egIfk8cd6bD9\\eU8\\n[Pb0Cgd^S0n9kGJHb]i5XodlKHc34Fhi9K>0U5WK`>7Ff2^KL=WC6:kc?e5C^a1T1:4:^S5flXlGNIj08AfO?Dh7T7dWO>E]NI9?ob7B7P_h[4TEP[EU;GllFTnSmg9:\\[N]<SAoKP_kPlG56A:I3T6EG8Hj=XnUE`KT5U@OQ?]7[N^MFN1_NU4KO_3::Le`8IL9[1Z1H1;V3SC\\N3]S@4U[F2mhT5dYM7[4Pg_Na0_8WTH0`bgceQS8]EG;XgD4Ib4iLTP@kE79Mn>AYRJA1U5^Blhgno:aHVYc03c3J0Vc9FjEV^M75Zfd8kVC9>iJDk`AJ[6f7DK2D^DL\\AX:6b5h31XH;RQB\\N<ZSM=J;6L[`UW^eOIFc1Y]6_dfedIe4ARh72mTXC0WND_IDHVCZRDE0eODARCEETQI5TPUQE=jEH5bS?LP[ai`F5ABRYDo2o\\@=]GT?_9;hc4Lm:\\SF9k1T<0E@fX9BG[]g0nY7k[Qmi@la8`PF0j6@Q?Ii7bLkXQ<lLHf]`:DCh@9JY5>hEVLTdhL\\b1EB0lLh<=WaO@F<;8g<d:@e:LA:cFIEdmQh7hNHfSRToW?8N4:Z1K;XEDRO;OIDh<UdVln?bjgL>?VE98[B\\K<BVjkG8LiSX;fb>jf?DUK00Aih<WY6QD6cEnHBZ8iN_fd<G8Ci`11RUW2QlW]IXV:m?;J0GXXHfGNQ>:D`=fLPbO?VOTEYLj^cNj5PM>jKB5HVjJ4U7lXaTQNL9<@\\1`m\\Ug@VQHd7>jW=ca0`miF7;N0F=GjoQ`RFchKMGTmn8cF@Oh4GGCm7m2`U9j93Tb>=kSERjE_J939F01I1;`<ijk_=_Vn=7RVAI6fnQI5KlF:C44bN<<8K=Z<2TP<1]5?<dB>^LA=ebloE2Y2:9lkh0\\<YKbHD97iE`<C5oj^1>X:??`H6BXF2hG1Q[dF0Q=>W=J?7C\\k1T?<;R44oW?1hY^G8Zm]ZKnfOf0eCFYo6?=D8?<`6HU5SXh1;=:23LmV_FSi;OJfV<^?GkIDPISeHg1LaGE:V3Y3K3H<QJfbY?=;ldZRhnhQT_mGXDLFXXhSONE6Do_0iNZagB:BPGOTH;VhHUTd6LhQm^[;dO]5Hlkg<R:F<Kn\\:I:EGojgWZ2X@SYO_dlH;G8S<>oEKabY`:oU;=JW7ig?S?EYb86b7n8ce\\]IRa]koiWY<RfO;5kUI;7lVeC?[@ZaXDiF04B8R]bg@>O<mQDoUcBLcf^f>m2kMBUloD>Ze@NN^Z11TM`inXYhE_I=kA`:ZF4d\\>`L@;ZP[`ENU5cL[BV6\\Z?Di76:jg3hE6oG6jFc8kP=[GS1;WSedYQW1:U4\\OF32GgmMC<AjO]872bdBb`bKAA?8j78b>T3VfcUB2m4J^CPRU;8dScI]LU]^bBYA5_3:Y0N5i^?200000".charCodeAt(i / 6 | 0) - 48 & 1 << i % 6 && addState(this.states, this.index, originalStates, originalIndex);
this.index = twistedNext(this.states, this.index);
}
addState(this.states, this.index, originalStates, originalIndex);
}
};
function addState(mt, idx, originalMt, originalIdx) {
let i = 0;
if (originalIdx >= idx) {
for (; i < 624 - originalIdx; i++) mt[i + idx] ^= originalMt[i + originalIdx];
for (; i < 624 - idx; i++) mt[i + idx] ^= originalMt[i + originalIdx - 624];
for (; i < 624; i++) mt[i + idx - 624] ^= originalMt[i + originalIdx - 624];
} else {
for (; i < 624 - idx; i++) mt[i + idx] ^= originalMt[i + originalIdx];
for (; i < 624 - originalIdx; i++) mt[i + idx - 624] ^= originalMt[i + originalIdx];
for (; i < 624; i++) mt[i + idx - 624] ^= originalMt[i + originalIdx - 624];
}
}
function twistedNext(mt, idx) {
if (idx < 227) {
let y = mt[idx] & MASK_UPPER | mt[idx + 1] & MASK_LOWER;
mt[idx] = mt[idx + 397] ^ y >>> 1 ^ -(y & 1) & A;
return idx + 1;
} else if (idx < 623) {
let y = mt[idx] & MASK_UPPER | mt[idx + 1] & MASK_LOWER;
mt[idx] = mt[idx + 397 - 624] ^ y >>> 1 ^ -(y & 1) & A;
return idx + 1;
} else {
let y = mt[idx] & MASK_UPPER | mt[0] & MASK_LOWER;
mt[idx] = mt[396] ^ y >>> 1 ^ -(y & 1) & A;
return 0;
}
}
function twist(mt) {
for (let idx = 0; idx !== 624; ++idx) twistedNext(mt, idx);
}
function mersenne(seed) {
let out = [seed | 0];
for (let idx = 1; idx !== 624; ++idx) {
let xored = out[idx - 1] ^ out[idx - 1] >>> 30;
out.push(Math.imul(1812433253, xored) + idx | 0);
}
twist(out);
return new MersenneTwister(out, 0);
}
})
};
