export const id = 626;
export const ids = [
626,
7286,
86
];
export const modules = {
59956: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { S: () => findTool });
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
function findTool(name, searchPath) {
for (let directory of (searchPath ?? "/usr/local/bin:/usr/bin:/bin").split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)) {
let file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name);
try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
return file;
} catch {}
}
return null;
}
}),
12580: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => word,
h: () => quote
});
var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
function quote(text) {
return `'${text.replaceAll("'", "'\\''")}'`;
}
function word(text) {
return /^[\w./@%+=-][\w./@%+=:-]*$/.test(text) ? text : quote((0, _untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text, 4096));
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
64477: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { showCommand: () => showCommand });
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var format = __webpack_require__(18253);
var text_columns = __webpack_require__(26841);
var untrusted = __webpack_require__(90492);
var on_disk = __webpack_require__(61685);
var values = __webpack_require__(68739);
var phrases = __webpack_require__(58937);
var run_place = __webpack_require__(80418);
var comparison = __webpack_require__(79814);
var end = __webpack_require__(75308);
var paint = __webpack_require__(19089);
var print = __webpack_require__(12694);
var regular_file = __webpack_require__(45503);
var changes = __webpack_require__(57992);
var part_files = __webpack_require__(84346);
var trial_id = __webpack_require__(9271);
var datasets_select = __webpack_require__(24998);
var load = __webpack_require__(9583);
var merge = __webpack_require__(69327);
var read = __webpack_require__(47705);
async function loadShown(directory) {
let { runs, notes } = await (0, load.loadRuns)([directory]);
if (runs.length === 0) throw new errors.yo(`results: there are none in ${directory}: ${notes.length > 0 ? notes.join("; ") : "results are directories with a run.json; \"agentbench run\" writes them to agentbench-results"}`);
let shown = [...Map.groupBy(runs, ({ directory, run: { suite, dataset, agent, settings } }) => JSON.stringify([
suite,
dataset,
agent,
{
...settings,
trials: null
},
armOf(directory)
])).values()].map(shownRun);
return {
runs: shown.map(({ run }) => run),
notes: [...notes, ...shown.flatMap((group) => group.notes)]
};
}
function armOf(directory) {
return (0, run_place.oA)(external_node_path_.dirname(directory)) ? external_node_path_.basename(directory) : null;
}
function shownRun(parts) {
let directories = parts.map(({ directory }) => directory);
let [only] = parts;
let { run, results, notes } = parts.length === 1 ? {
...only,
notes: []
} : (0, merge.rV)(parts, null);
let origins = (0, merge.Pv)(parts);
let trials = [];
for (let [index, entry] of run.planned.entries()) {
let result = results[index] ?? null;
if (result?.elsewhere !== void 0) {
trials.push({
entry,
result,
directory: result.elsewhere.files?.directory ?? null
});
continue;
}
let below = (directory) => external_node_path_.join(directory, (0, trial_id.qQ)((0, trial_id.rI)(entry)));
let origin = result === null ? directories.findLast((place) => (0, external_node_fs_.existsSync)(below(place))) : origins.get(result);
trials.push({
entry,
result,
directory: origin === void 0 ? null : below(origin)
});
}
return {
run: {
directories,
run,
trials
},
notes
};
}
async function chooseTrials(runs, selectors, trial) {
let all = runs.flatMap(({ trials }) => trials);
let instances = [...new Map(all.map(({ entry }) => [entry.instance_id, entry.task_type]))].map(([id, taskType]) => ({
id,
taskType
}));
if (selectors !== null && instances.length === 0) throw new errors.yo("instances: no trial was planned");
let selected = selectors === null ? instances : await (0, datasets_select.l)(instances, selectors);
let wanted = new Set(selected.map(({ id }) => id));
let chosen = all.filter(({ entry }) => wanted.has(entry.instance_id));
let kept = new Set(chosen.filter(({ entry }) => trial === null || entry.trial === trial));
if (trial !== null && kept.size === 0) {
let most = chosen.reduce((last, { entry }) => Math.max(last, entry.trial), 0);
throw new errors.yo(`trial: there is no trial ${trial}; there ${most === 1 ? "is only 1" : `are 1 to ${most}`}`);
}
return runs.map((run) => ({
...run,
trials: run.trials.filter((shown) => kept.has(shown))
})).filter(({ trials }) => trials.length > 0);
}
function recordOf({ entry, result, directory }, run) {
if (result?.elsewhere !== void 0) return result.elsewhere.result;
return result === null ? null : (0, read.$)(external_node_path_.resolve(directory, "../.."), entry, run);
}
function filesOf({ directory }) {
let files = [];
directory !== null && list("");
return files;
function list(folder) {
let entries;
try {
entries = readEntries(external_node_path_.join(directory, folder));
} catch {
return;
}
for (let entry of entries) {
let name = external_node_path_.posix.join(folder, entry.name);
if (files.length >= 500 || folder === "" && /^attempt-/.test(entry.name)) continue;
entry.isDirectory() ? list(name) : files.push({
name,
bytes: entry.isFile() ? (0, external_node_fs_.lstatSync)(external_node_path_.join(directory, name)).size : null
});
}
}
}
function readEntries(directory) {
let last = ({ name }) => Number(name === "home");
return (0, external_node_fs_.readdirSync)(directory, { withFileTypes: !0 }).sort((a, b) => last(a) - last(b) || (a.name < b.name ? -1 : 1));
}
let NAME = /^changes(-(round|step)-\d+)?\.json$/;
let SIGNS = {
added: "+",
changed: "~",
removed: "-"
};
let STYLES = {
added: "green",
changed: "yellow",
removed: "red"
};
function changesLines(trials, look) {
let lines = trials.flatMap((trial) => filesOf(trial).filter(({ name }) => NAME.test(name)).sort((one, other) => (0, part_files.BU)(one.name) - (0, part_files.BU)(other.name)).flatMap(({ name }) => {
let title = `${(0, trial_id.Ko)((0, trial_id.rI)(trial.entry))}${name === "changes.json" ? "" : `, ${name}`}`;
let changes = changes_read(external_node_path_.join(trial.directory, name));
return [
look.paint("bold", (0, untrusted.h0)(title)),
...changes === null ? [`${name} is no such file`] : linesOf(changes, look),
""
];
}));
if (lines.length > 0) return lines.slice(0, -1);
throw new errors.yo("changes: there is no changes.json; a trial has one if its agent ran, and was not `true` on Docker");
}
function changes_read(file) {
try {
return changes.f.parse(JSON.parse((0, regular_file.X)(file, 4194304).toString()));
} catch {
return null;
}
}
function linesOf({ files, packages, processes, ports, notes }, { paint }) {
return [
...part("files", files, files?.entries ?? [], ({ path: name, change, files: count, diff }) => [paint(STYLES[change], `${SIGNS[change]} ${(0, untrusted.h0)(name, 1e3)}`) + (count ? ` (${count} files)` : ""), ...diff === null ? [] : diffLines(diff, paint)]),
...part("packages", packages, packages?.entries ?? [], ({ manager, name, before, after, change }) => [`${paint(STYLES[change], SIGNS[change])} ${manager} ${(0, untrusted.h0)(name, 200)} ${(0, untrusted.h0)([before, after].filter((version) => version !== null).join(" → "), 220)}`]),
...part("processes", processes, processes?.entries ?? [], ({ command }) => [(0, untrusted.h0)(command, 500)]),
...part("ports", ports, ports?.entries ?? [], ({ address, command }) => [`${(0, untrusted.h0)(address, 200)}${command === null ? "" : `: ${(0, untrusted.h0)(command, 500)}`}`]),
...notes.map((note) => paint("dim", (0, untrusted.h0)(note, 500)))
];
}
function diffLines(diff, paint) {
let colours = {
"+": "green",
"-": "red"
};
return diff.replace(/\n$/, "").split("\n").map((line) => {
let colour = colours[line[0] ?? ""];
let text = `    ${(0, untrusted.h0)(line, 1e3)}`;
return colour === void 0 ? text : paint(colour, text);
});
}
function part(title, known, entries, lines) {
if (known === null) return [`${title}: not known`];
let more = known.left_out > 0 ? [`  … and ${known.left_out} more`] : [];
if (entries.length === 0) return [`${title}: none`];
return [
`${title}:`,
...entries.flatMap((entry) => lines(entry).map((line) => `  ${line}`)),
...more
];
}
var schemas = __webpack_require__(94343);
var api = __webpack_require__(43759);
var zod = __webpack_require__(23137);
var figures = __webpack_require__(81822);
var records = __webpack_require__(16921);
var actions = __webpack_require__(3934);
let count = schemas.Whr().check(api.UI());
let known = (0, zod.W)(schemas.mee(schemas.aig()), "Null if the trajectory does not say, as all figures here");
let textSchema = schemas.Ikc({
text: schemas.YjP(),
cut: (0, zod.W)(schemas.mee(schemas.Ikc({
characters: count,
at: count
})), "Characters that were left out in the middle, and where; null for the whole text")
});
let callSchema = schemas.Ikc({
name: (0, zod.W)(schemas.YjP(), "Name of the tool"),
class: schemas.mee(schemas.k5n(actions.S)),
title: (0, zod.W)(schemas.YjP(), "The first words of the command, or the file, pattern or address, on one line"),
arguments: textSchema,
answer: (0, zod.W)(schemas.mee(textSchema), "Null without an answer"),
exit: (0, zod.W)(schemas.mee(schemas.Whr()), "Exit code"),
failed: (0, zod.W)(schemas.zMY(), "The answer is marked as an error")
});
let stepSchema = schemas.Ikc({
id: (0, zod.W)(count, "Number of the step in its conversation, from 1"),
source: schemas.k5n([
"system",
"user",
"agent"
]),
at: (0, zod.W)(schemas.mee(schemas.YjP()), "When it began, ISO 8601"),
kind: (0, zod.W)(schemas.YjP(), "Class of the first call; otherwise the name of its tool, or `says`, `user`, `system`"),
title: (0, zod.W)(schemas.YjP(), "The step on one line"),
failure: (0, zod.W)(schemas.mee(schemas.YjP()), "How the first call that failed ended: `exit 1`, `error`; null if none did"),
answer_bytes: (0, zod.W)(schemas.mee(count), "Size of all answers; null without any"),
says: schemas.mee(textSchema),
thinks: schemas.mee(textSchema),
calls: schemas.YOg(callSchema),
answers: (0, zod.W)(schemas.YOg(textSchema), "Observations that name none of the calls"),
sides: (0, zod.W)(schemas.YOg(schemas.YjP()), "Side conversations that it began"),
copied: (0, zod.W)(schemas.zMY(), "Copied from an earlier trajectory; counts in no sum"),
model: schemas.mee(schemas.YjP()),
input_tokens: (0, zod.W)(schemas.mee(schemas.aig()), "With the cached ones"),
cached_tokens: known,
output_tokens: known,
cost_usd: known,
waited_ms: (0, zod.W)(schemas.mee(schemas.aig()), "From the request to the end of the answer"),
worked_ms: (0, zod.W)(schemas.mee(schemas.aig()), "From the end of the answer to the next request"),
fault: (0, zod.W)(schemas.mee(schemas.YjP()), "The reason why the answer is missing or not whole; null if it is whole")
});
let sumSchema = (0, zod.W)(schemas.mee(schemas.Ikc({
sum: schemas.aig(),
steps: count
})), "Sum, and the number of steps of the agent that know it; null if none does");
let conversation = {
steps: schemas.YOg(stepSchema),
sums: (0, zod.W)(schemas.Ikc({
agent_steps: count,
input_tokens: sumSchema,
output_tokens: sumSchema,
cost_usd: sumSchema,
waited_ms: sumSchema,
worked_ms: sumSchema
}), "Over all steps of the agent that are not copied"),
total: (0, zod.W)(count, "Steps of the conversation; more than `steps` if some were left out in the middle")
};
let stepsSchema = schemas.Ikc({
format: (0, zod.W)(schemas.YjP(), "Version of the format, `ATIF-v1.8`"),
agent: (0, zod.W)(schemas.YjP(), "Name, version and model of the agent"),
notes: (0, zod.W)(schemas.mee(schemas.YjP()), "What its writer says about it, such as texts that were cut"),
...conversation,
sides: (0, zod.W)(schemas.YOg(schemas.Ikc({
id: schemas.YjP(),
kind: schemas.YjP(),
...conversation
})), "Conversations beside the main one: sub-agents, titles, summaries")
});
let logSchema = schemas.Ikc({
file: schemas.YjP(),
text: schemas.YjP()
});
schemas.Ikc({
schema: schemas.euz("agentbench/show/v1"),
runs: schemas.YOg(schemas.Ikc({
directories: (0, zod.W)(schemas.YOg(schemas.YjP()), "Directories of the run; several if it was combined from parts"),
run: records.Lx,
interval: (0, zod.W)(schemas.mee(schemas.Ikc({
low: schemas.aig(),
high: schemas.aig()
})), "95% confidence interval of the headline figure"),
trials: (0, zod.W)(schemas.YOg(schemas.Ikc({
planned: records.Lx.shape.planned.def.element,
directory: (0, zod.W)(schemas.mee(schemas.YjP()), "Null without files"),
files: schemas.YOg(schemas.Ikc({
name: schemas.YjP(),
bytes: schemas.mee(schemas.Whr().check(api.UI()))
})),
result: (0, zod.W)(schemas.mee(records.FD), "Null without a readable result"),
log: (0, zod.W)(schemas.lqM(logSchema), "With --log, if the trial has that log"),
steps: (0, zod.W)(schemas.lqM(schemas.YOg(schemas.X$i(stepsSchema, { file: schemas.YjP() }))), "With --steps or --step: of each trajectory of the trial, of which there are two after two rounds")
})), "All planned trials, or the selected ones")
})),
notes: (0, zod.W)(schemas.YOg(schemas.YjP()), "Unreadable files, with the reason")
});
function toDocument(runs, notes, logs, steps = new Map()) {
return {
schema: "agentbench/show/v1",
runs: runs.map(({ directories, run, trials }) => ({
directories,
run,
interval: (0, figures.XF)({ run }),
trials: trials.map((trial) => {
let [log, did] = [logs.get(trial.directory), steps.get(trial.directory)];
return {
planned: trial.entry,
directory: trial.directory,
files: filesOf(trial),
result: recordOf(trial, run),
...log === void 0 ? {} : { log },
...did === void 0 ? {} : { steps: did.map(({ file, steps }) => ({
file,
...steps
})) }
};
})
})),
notes
};
}
function readLogs(trials, name) {
let logs = [];
let notes = [];
let there = new Set();
for (let trial of trials) {
let names = filesOf(trial).map((file) => file.name);
for (let found of names) found.endsWith(".log") && there.add(found.replace(/\.log$/, ""));
let wanted = [name, `${name}.log`].find((one) => names.includes(one));
if (wanted === void 0) continue;
let file = external_node_path_.join(trial.directory, wanted);
try {
logs.push({
trial,
file,
text: (0, regular_file.X)(file, 268435456).toString()
});
} catch (error) {
notes.push(`${file} cannot be read: ${(0, errors.bD)(error)}`);
}
}
if (logs.length > 0) return {
logs,
notes
};
let known = there.size === 0 ? "there are no logs" : `there are ${[...there].sort().join(", ")}`;
throw new errors.yo(`log: ${notes.length > 0 ? notes.join("; ") : `"${name}" is not among the logs; ${known}, and any other file of a trial by its name`}`);
}
var external_node_child_process_ = __webpack_require__(31421);
var external_node_events_ = __webpack_require__(78474);
var promises_ = __webpack_require__(58500);
var find_tool = __webpack_require__(59956);
var shell = __webpack_require__(12580);
var invoked = __webpack_require__(55173);
let PAGE = "report.html";
function findPage(results, runs) {
let [only] = runs;
let page = [
...runs.length === 1 && only.directories.length === 1 ? [only.directories[0]] : [],
(0, run_place.s6)(results),
results
].map((directory) => external_node_path_.resolve(directory, PAGE)).find((file) => (0, external_node_fs_.existsSync)(file));
if (page === void 0) throw new errors.yo(`open: there is no ${PAGE} of ${results}; ${(0, invoked.u)()} report ${(0, shell.V)(results)} writes one`);
return page;
}
async function openPage(page, environment, platform = process.platform) {
let mac = platform === "darwin";
if (!mac && !environment.DISPLAY && !environment.WAYLAND_DISPLAY) return !1;
let tool = (0, find_tool.S)(mac ? "open" : "xdg-open", environment.PATH);
if (tool === null) return !1;
let child = (0, external_node_child_process_.spawn)(tool, [page], {
stdio: "ignore",
detached: !0,
env: environment
});
child.unref();
let exit = (0, external_node_events_.once)(child, "exit").then(([code]) => code === 0, () => !1);
return Promise.race([exit, (0, promises_.setTimeout)(3e3, !0)]);
}
var fit_steps = __webpack_require__(129);
var load_steps = __webpack_require__(87351);
var table = __webpack_require__(81681);
var causes = __webpack_require__(6611);
var marks = __webpack_require__(93357);
var repeat = __webpack_require__(59768);
var stand_in = __webpack_require__(74705);
var trace = __webpack_require__(97384);
var trial_usage = __webpack_require__(34552);
var cli_trials = __webpack_require__(18540);
function trialPage(trial, run, files, look) {
let { result, directory } = trial;
let reason = reasonOf(trial);
return [
...trialTitle(trial, look),
"",
...reason === "" ? [] : field("why", reason, look),
...(result?.causes ?? []).flatMap(({ cause, evidence }, at) => field(at === 0 ? "causes" : "", `- ${(0, causes.n6)(cause)}: ${(0, untrusted.h0)(evidence, 300)}`, look)),
...result?.explained == null ? [] : field("judge", `${result.explained.category.replaceAll("_", " ")}: ${(0, untrusted.h0)(result.explained.explanation, 500)}`, look),
...result === null ? field("result", directory === null ? "nothing was written" : "its record is missing or broken", look) : (0, stand_in.W)(result) ? [...field("result", "its record was changed afterwards; shown are the values of the run's own record", look), ...stageLines(result, look)] : [
...about(result, run, look),
...stageLines(result, look),
...evaluationLines(result.evaluation, look)
],
...(result?.integrity ?? []).flatMap(({ kind, detail }, at) => field(at === 0 ? "notes" : "", `- ${(0, untrusted.h0)(`${kind}: ${detail}`, 1e3)}`, look)),
...fileLines(directory, files, look),
...stepsLines(trial, files, look),
...repeatLines(trial, run, look),
...result === null ? [] : takenOver(result, run, files, look)
];
}
function trialTitle({ entry }, { paint, columns }) {
let { mark, word, style } = marks.j[entry.status];
let title = `${paint(style, `${mark} ${word}`)} ${paint("bold", (0, trial_id.Ko)((0, trial_id.rI)(entry)))}`;
return (0, text_columns.LV)(`${title} ${paint("dim", (0, untrusted.h0)(entry.task_type, 60))}`, columns);
}
function stepsLines({ entry, directory }, files, { paint }) {
if (directory === null || !files.some(({ name }) => name === load_steps.SY)) return [];
let results = (0, shell.V)((0, cli_trials.MP)(external_node_path_.resolve(directory, "../..")));
return [`${paint("dim", (0, text_columns.eV)("steps", 12))}${(0, invoked.u)()} show ${results} ${(0, trial_id.wK)((0, trial_id.rI)(entry))} --steps`];
}
function repeatLines({ entry, directory }, run, { paint }) {
if (run.measured_by !== void 0) return [];
if (entry.status === "passed") return [];
let results = directory === null ? null : external_node_path_.resolve(directory, "../..");
let line = (0, repeat.I)(run, {
command: (0, invoked.u)(),
results,
base: ""
}, entry.instance_id);
return [paint("dim", (0, text_columns.eV)("repeat", 12)) + line];
}
function reasonOf({ entry, result }) {
let error = result?.error ?? entry.error;
if (error !== null) return `${error.stage}: ${error.message} (${error.kind})`;
return result === null ? "" : (0, phrases.rn)(result);
}
function about(result, run, look) {
let { agent, testbed, dataset, prerunner, rounds = [] } = result;
let label = [agent.name, agent.model === null ? null : `(${agent.model})`].filter((part) => part !== null).join(" ");
let image = [
testbed.image === null ? "" : ` ${testbed.image}`,
testbed.substituted ? " (a stand-in)" : "",
testbed.kept_image === null ? "" : `, kept as ${testbed.kept_image}`,
testbed.kept === void 0 ? "" : `, kept: ${testbed.kept}`
].join("");
let times = `${result.started_at.replace("T", " ").slice(0, 19)} UTC, ${(0, format.a3)((0, phrases.cf)((0, trace.ui)([result])))}`;
let attempt = result.attempt === 1 ? "" : `, attempt ${result.attempt}`;
return [
...field("dataset", `${dataset.name}${dataset.ref === null ? "" : ` at ${dataset.ref}`}`, look),
...field("testbed", `${testbed.kind}${image}`, look),
...field("begun", `${times}${attempt}`, look),
...label === "" ? [] : field("agent", label, look),
...field("command", agent.command, look),
...rounds.length < 2 ? field("", agentEnd(agent), look) : rounds.flatMap(({ step, agent, score }, at) => field("", `${step === void 0 ? `round ${at + 1}` : `step ${(0, untrusted.h0)(step, 60)}`}: ${agentEnd(agent)}, score ${(0, format.KN)(score)}`, look)),
...field("usage", usageText(result), look),
...prerunner === null ? [] : field("prerunner", ended(prerunner.exit_code, prerunner.timed_out, prerunner.duration_ms), look),
...run.settings.mode === null ? [] : field("mode", run.settings.mode, look),
...result.rescored === void 0 ? [] : rescoredLines(result.rescored, run, look)
];
}
function rescoredLines({ done, kept }, run, look) {
let from = run.rescored_from === void 0 ? "" : `, from ${(0, untrusted.h0)(run.rescored_from.directory, 4096)}`;
return [...field("again", `${(0, untrusted.h0)(done.join(", ") || "nothing", 1e3)}${from}`, look), ...kept.flatMap((line) => field("", `kept as it was: ${(0, untrusted.h0)(line, 300)}`, look))];
}
function agentEnd({ exit_code, timed_out, ended_by, duration_ms }) {
if (ended_by === "budget" && exit_code === null) return `ended by its budget after ${(0, format.a3)(duration_ms)}`;
return ended(exit_code, timed_out, duration_ms);
}
function ended(exitCode, timedOut, duration) {
if (timedOut) return `timed out after ${(0, format.a3)(duration)}`;
if (exitCode === null) return duration > 0 ? `ended after ${(0, format.a3)(duration)}` : "never began";
return `exit code ${exitCode} after ${(0, format.a3)(duration)}`;
}
function usageText(result) {
let { input_tokens: input, cached_input_tokens: cached, output_tokens: output, steps, ...usage } = (0, trial_usage.J$)(result);
let { cost_usd: cost, requests, failed_requests: failed, source } = usage;
let meter = (0, trial_usage.d0)(result);
let parts = [
input === null ? "" : `${input.toLocaleString("en-US")} tokens in${cached ? ` (${cached.toLocaleString("en-US")} cached)` : ""}`,
output === null ? "" : `${output.toLocaleString("en-US")} tokens out`,
steps === null ? "" : `${steps.toLocaleString("en-US")} steps`,
requests === null ? "" : `${requests.toLocaleString("en-US")} requests${failed ? ` (${failed.toLocaleString("en-US")} failed)` : ""}`,
meter === null ? "" : `${(0, format.a3)(meter.waiting_ms)} waiting for models`,
meter?.throttled_requests ? `${meter.throttled_requests.toLocaleString("en-US")} throttled` : "",
cost === null ? "cost unknown" : (0, format.BD)(cost),
source === "agent" ? "as the agent says" : ""
].filter((part) => part !== "");
return source === null && parts.length === 1 && cost === null ? "unknown" : parts.join(", ");
}
function stageLines({ stages }, { columns, paint }) {
if (stages.length === 0) return [];
let times = stages.map(({ duration_ms }) => (0, format.a3)(duration_ms));
let timeWidth = Math.max(...times.map(text_columns.qz));
let names = stages.map(({ name, step }) => (0, untrusted.h0)(step === void 0 ? name : `${name} ${step}`));
let nameWidth = Math.max(...names.map((name) => Math.min(24, (0, text_columns.qz)(name))));
let room = Math.min(40, Math.min(columns, 100) - nameWidth - timeWidth - 6);
let begin = Math.min(...stages.map(({ started_at }) => Date.parse(started_at)));
let end = Math.max(...stages.map(({ started_at, duration_ms }) => Date.parse(started_at) + duration_ms));
let at = (time) => Math.round((time - begin) / Math.max(1, end - begin) * room);
return [
"",
...stages.map(({ started_at, duration_ms }, index) => {
let from = Math.min(at(Date.parse(started_at)), Math.max(0, room - 1));
let length = Math.max(1, at(Date.parse(started_at) + duration_ms) - from);
let bar = room < 8 ? "" : `  ${" ".repeat(from)}${paint("cyan", "━".repeat(length))}`;
return `  ${(0, text_columns.eV)(times[index], timeWidth, "right")}  ${(0, text_columns.eV)((0, text_columns.Jj)(names[index], nameWidth), nameWidth)}${bar}`.trimEnd();
}),
""
];
}
function evaluationLines(evaluation, look) {
if (evaluation === null) return field("evaluation", "none", look);
if (evaluation.kind === "test_plan") return planLines(evaluation, look);
let { exit_code, timed_out, duration_ms, output_tail } = evaluation;
return [
...field("evaluation", evaluation.kind === "reward" ? `rewards: ${rewardsText(evaluation)}` : evaluation.command, look),
...evaluation.kind === "reward" ? stepLines(evaluation, look) : [],
...field("", ended(exit_code, timed_out, duration_ms), look),
...tail(output_tail, look)
];
}
function stepLines({ steps }, look) {
let left = steps.length > 50 ? field("", `… ${steps.length - 50} more steps`, look) : [];
let line = ({ name, rewards, why }) => `step ${(0, untrusted.h0)(name, 60)}: ${rewards === null ? `no reward: ${(0, untrusted.h0)(why ?? "not known", 300)}` : rewardsText({ rewards })}`;
return [...steps.slice(0, 50).flatMap((step) => field("", line(step), look)), ...left];
}
function rewardsText({ rewards }) {
let all = Object.entries(rewards).map(([key, value]) => `${(0, untrusted.h0)(key, 60)} ${(0, format.vP)(value)}`);
return all.length === 0 ? "none" : `${all.slice(0, 20).join(", ")}${all.length > 20 ? ", …" : ""}`;
}
function tail(text, { columns, paint }) {
let lines = (0, untrusted.pj)(text).trimEnd().split("\n");
if (lines.length === 1 && lines[0] === "") return [paint("dim", `${" ".repeat(12)}(no output)`)];
let shown = lines.slice(-20);
return [...lines.length > shown.length ? [`${" ".repeat(12)}… ${lines.length - shown.length} lines before`] : [], ...shown.flatMap((line) => (0, text_columns.LV)(line, columns, `${" ".repeat(12)}│ `))];
}
function planLines(plan, look) {
let { score, score_expected, judged, expected, judge, timed_out, points } = plan;
let numbered = points.map((point, index) => ({
point,
number: index + 1
}));
return [
...field("evaluation", `${(0, format.KN)(score)} of what was judged, ${(0, format.KN)(score_expected)} of everything; ${judged} of ${expected} points judged`, look),
...timed_out ? field("", "evaluation-timeout came before the last point", look) : [],
...judge === null ? [] : field("judge", `${judge.identity}: ${judge.verdicts} verdicts, ${judge.failures} without one`, look),
"",
...(0, table.t)(numbered, [
{
title: "#",
cell: ({ number }) => String(number),
side: "right"
},
{
title: "score",
cell: ({ point }) => point.score === null ? "–" : `${point.score}/2`,
style: ({ point }) => pointStyle(point)
},
{
title: "by",
cell: ({ point }) => point.decided_by
},
{
title: "test point",
cell: ({ point }) => (0, untrusted.h0)(point.metric, 200),
flexible: !0
}
], {
title: "explanation",
cell: ({ point }) => (0, untrusted.h0)(point.explanation, 500)
}, look),
""
];
}
function pointStyle({ score }) {
return score === null ? "dim" : [
"red",
"yellow",
"green"
][score];
}
function fileLines(directory, files, look) {
if (directory === null) return [];
let shown = files.slice(0, 20).map(({ name, bytes }) => ({
name,
size: formatSize(bytes)
}));
let sizeWidth = Math.max(0, ...shown.map(({ size }) => size.length));
let indent = " ".repeat(12);
return [
`${look.paint("dim", (0, text_columns.eV)("files", 12))}${(0, untrusted.h0)((0, cli_trials.MP)(directory), 4096)}/`,
...shown.map(({ name, size }) => `${indent}${look.paint("dim", (0, text_columns.eV)(size, sizeWidth, "right"))}  ` + (0, text_columns.it)((0, untrusted.h0)(name), Math.max(8, look.columns - 12 - sizeWidth - 2))),
...files.length > shown.length ? [`${indent}… and ${files.length - shown.length} more`] : []
];
}
function takenOver({ github }, run, files, look) {
if (github === null || run.github === null || github.run_attempt >= run.github.run_attempt) return [];
if (files.some(({ name }) => name !== "result.json")) return [];
return field("", `${`It was measured in attempt ${github.run_attempt} of the workflow run`}; its other files are in the artifact of that attempt.`, look);
}
function formatSize(bytes) {
return bytes === null ? "not a regular file" : (0, format.z3)(bytes);
}
function field(label, text, { columns, paint }) {
let clean = (0, untrusted.pj)(text).trimEnd();
return (0, text_columns.LV)(clean, columns, " ".repeat(12) + (clean.includes("\n") ? "│ " : "")).map((line, at) => at === 0 ? paint("dim", (0, text_columns.eV)(label, 12)) + line.slice(12) : line);
}
let NUMBER = /^[1-9]\d{0,5}$/;
function stepChoice(flags) {
let { steps, step, side, attempt } = flags;
if (side !== void 0 && !NUMBER.test(side)) throw new errors.yo(`side: "${(0, untrusted.h0)(side, 40)}" is no number of a side conversation, as in --side 1`);
if (attempt !== void 0 && !NUMBER.test(attempt)) throw new errors.yo(`attempt: "${(0, untrusted.h0)(attempt, 40)}" is no number of an attempt, as in --attempt 1`);
let [, from, to = from] = /^([1-9]\d{0,6})(?:-([1-9]\d{0,6}))?$/.exec(step ?? "") ?? [];
if (step !== void 0 && (from === void 0 || Number(to) < Number(from))) throw new errors.yo(`step: "${(0, untrusted.h0)(step, 40)}" is no step and no range of steps, as in --step 12 or --step 3-9`);
if (steps !== !0 && step === void 0) {
if (side !== void 0) throw new errors.yo("side: it needs --steps or --step");
if (attempt !== void 0) throw new errors.yo("attempt: it needs --steps or --step");
return null;
}
return {
range: step === void 0 ? null : {
from: Number(from),
to: Number(to)
},
side: side === void 0 ? null : Number(side),
attempt: attempt === void 0 ? null : Number(attempt)
};
}
function readAllSteps(trials, choice) {
let found = [];
let notes = [];
for (let trial of trials) {
let all = trial.directory === null || trial.result?.elsewhere !== void 0 ? [] : (0, load_steps.qw)(trial.directory);
let { attempt } = choice;
if (attempt !== null && !all.includes(attempt)) {
notes.push(`${(0, trial_id.wK)((0, trial_id.rI)(trial.entry))}: ${noAttempt(attempt, all)}`);
continue;
}
let place = attempt === null ? trial.directory : external_node_path_.join(trial.directory, `attempt-${attempt}`);
let files = trial.result?.elsewhere?.files?.trajectories ?? (place === null ? [] : (0, load_steps.hZ)(place));
let earlier = all.filter((number) => number !== attempt);
for (let name of trial.directory === null ? [] : files) {
let file = attempt === null ? name : `attempt-${attempt}/${name}`;
let place = external_node_path_.join(trial.directory, file);
let loaded = (0, load_steps.gV)(place, 268435456);
if (loaded === null) continue;
let steps = loaded.steps === null ? `it cannot be read: ${loaded.fault}` : chosen(loaded.steps, choice);
typeof steps == "string" ? notes.push(`${place}: ${steps}`) : found.push({
trial,
file,
steps,
earlier
});
}
}
if (found.length > 0) return {
found,
notes
};
throw new errors.yo(`steps: ${notes.length > 0 ? notes.join("; ") : "there is no trajectory.json; a trial has one if its model was metered"}`);
}
function noAttempt(attempt, all) {
return `there is no earlier attempt ${attempt} with files; ${all.length === 0 ? "there is none" : `there ${all.length === 1 ? "is" : "are"} ${listOf(all)}`}`;
}
function listOf(numbers) {
return numbers.toReversed().join(", ").replace(/, (\d+)$/, " and $1");
}
function chosen(steps, { range, side }) {
let conversation = side === null ? steps : steps.sides[side - 1];
if (conversation === void 0) return `there is no side conversation ${side}; ${steps.sides.length === 0 ? "there is none" : `there are 1 to ${steps.sides.length}`}`;
let kept = conversation.steps.filter(({ id }) => range === null || id >= range.from && id <= range.to);
if (kept.length === 0 && range !== null) return `there is no step ${range.from}; there are 1 to ${conversation.total}`;
let { total, sums } = conversation;
return {
...steps,
steps: kept,
total,
sums,
sides: range === null && side === null ? steps.sides : []
};
}
function stepsPage({ trial, file, steps, earlier }, { range, side }, look) {
let about = [
...trialTitle(trial, look),
"",
...trial.result?.elsewhere === void 0 && file === load_steps.SY ? [] : field("file", file, look),
...steps.agent === "" ? [] : field("agent", steps.agent, look),
...field(side === null ? "steps" : `side ${side}`, sums(steps), look),
...steps.notes === null ? [] : field("note", steps.notes, look),
...earlier.length === 0 ? [] : field("attempts", `also ${listOf(earlier)}, repeated (--attempt ${earlier[0]})`, look),
""
];
if (range === null) return [
...about,
...stepTable(steps.steps, look),
...sideLines(steps, look)
];
let room = Number.isFinite(look.columns) ? 65536 : Infinity;
let fit = (0, fit_steps.j)(steps, {
room: Infinity,
longest: room
});
return [...about, ...fit.steps.flatMap((step, at) => [...at === 0 ? [] : [""], ...wholeStep(step, look)])];
}
function stepTable(steps, look) {
let number = (value) => value === null ? "" : value.toLocaleString("en-US");
let time = (value) => value === null ? "" : (0, format.a3)(value);
let known = [
{
title: "step",
cell: ({ id }) => String(id),
side: "right"
},
{
title: "kind",
cell: ({ kind }) => (0, untrusted.h0)(kind, 20)
},
{
title: "action",
cell: ({ title }) => title,
flexible: !0
},
{
title: "",
cell: ({ failure, fault }) => failure ?? (fault === null ? "" : "no whole answer"),
style: () => "red"
},
{
title: "answer",
cell: ({ answer_bytes: size }) => size === null ? "" : (0, format.z3)(size),
side: "right"
},
{
title: "in",
cell: ({ input_tokens }) => number(input_tokens),
side: "right"
},
{
title: "out",
cell: ({ output_tokens }) => number(output_tokens),
side: "right"
},
{
title: "cost",
cell: ({ cost_usd }) => cost_usd === null ? "" : (0, format.BD)(cost_usd),
side: "right"
},
{
title: "waited",
cell: ({ waited_ms }) => time(waited_ms),
side: "right"
},
{
title: "worked",
cell: ({ worked_ms }) => time(worked_ms),
side: "right"
}
].filter(({ cell }) => steps.some((step) => cell(step) !== ""));
let narrow = look.columns < 100 ? [
"answer",
"in",
"out",
"cost"
] : [];
let shown = known.filter(({ title }) => !narrow.includes(title));
return (0, table.t)(steps, shown, {
title: "",
cell: () => ""
}, look);
}
function sideLines({ sides }, look) {
return sides.flatMap((side, at) => [...at === 0 ? [""] : [], ...field(`side ${at + 1}`, [
side.kind,
side.id,
sums(side)
].filter((part) => part !== "").join(", "), look)]);
}
function wholeStep(step, look) {
let { paint, columns } = look;
let speaker = {
agent: "says",
user: "told",
system: "system"
}[step.source];
let text = (label, value) => value === null ? [] : field(label, textOf(value), look);
return [
(0, text_columns.Jj)(`${paint("bold", `step ${step.id}`)} ${(0, untrusted.h0)(step.kind, 20)} ${paint("dim", step.at ?? "")}`.trimEnd(), columns),
...steps_figures(step) === "" ? [] : field("usage", steps_figures(step), look),
...step.fault === null ? [] : field("answer", step.fault, look),
...text("thinking", step.thinks),
...text(speaker, step.says),
...step.calls.flatMap((call) => [...field((0, untrusted.h0)(call.name, 10) || "call", textOf(call.arguments), look), ...field(call.answer === null ? "" : "answer", answerText(call), look)]),
...step.answers.flatMap((answer) => text("answer", answer)),
...step.sides.length === 0 ? [] : field("began", `a side conversation: ${step.sides.join(", ")}`, look)
];
}
function answerText({ answer, exit, failed }) {
if (answer === null) return "no answer";
let mark = [exit === null ? "" : `exit ${exit}`, failed ? "an error" : ""].filter((part) => part !== "").join(", ");
return `${mark === "" ? "" : `${mark}\n`}${textOf(answer)}`;
}
function textOf({ text, cut: left }) {
if (left === null) return text === "" ? "(nothing)" : text;
let note = `… ${left.characters.toLocaleString("en-US")} characters left out here; --json has all …`;
return `${text.slice(0, left.at)}\n${note}\n${text.slice(left.at)}`;
}
function sums({ total, sums: { agent_steps, ...known } }) {
let words = (of, text) => of === null ? "" : text(of.sum) + (of.steps === agent_steps ? "" : ` in ${of.steps} of them`);
return [
(0, format.U9)(total, "step"),
words(known.input_tokens, (value) => `${value.toLocaleString("en-US")} tokens in`),
words(known.output_tokens, (value) => `${value.toLocaleString("en-US")} tokens out`),
words(known.cost_usd, format.BD),
known.waited_ms === null ? "" : `${(0, format.a3)(known.waited_ms.sum)} waiting for the model`,
known.worked_ms === null ? "" : `${(0, format.a3)(known.worked_ms.sum)} working`
].filter((part) => part !== "").join(", ");
}
function steps_figures({ input_tokens, cached_tokens, output_tokens, cost_usd, waited_ms, worked_ms, model }) {
return [
model ?? "",
input_tokens === null ? "" : `${input_tokens.toLocaleString("en-US")} tokens in${cached_tokens ? ` (${cached_tokens.toLocaleString("en-US")} cached)` : ""}`,
output_tokens === null ? "" : `${output_tokens.toLocaleString("en-US")} tokens out`,
cost_usd === null ? "" : (0, format.BD)(cost_usd),
waited_ms === null ? "" : `${(0, format.a3)(waited_ms)} waiting for the model`,
worked_ms === null ? "" : `${(0, format.a3)(worked_ms)} working`
].filter((part) => part !== "").join(", ");
}
async function showCommand(given, named, flags) {
let latest = (0, run_place.hH)();
let [results, place] = latest !== null && named === void 0 && given !== void 0 && isName(given) && !(0, external_node_fs_.existsSync)(given) ? [latest, given] : [given ?? latest ?? run_place.hN, named];
let [, instance = place, ofPlace] = TRIAL.exec(place ?? "") ?? [];
if (ofPlace !== void 0 && flags.trial !== void 0) throw new errors.yo(`trial: it is named twice, as ${(0, untrusted.h0)(place)} and by --trial`);
let number = ofPlace ?? flags.trial;
let wanted = instance === void 0 ? null : parse("instance", values.Tp, instance);
let trial = number === void 0 ? null : parse("trial", values.U9, number);
let choice = stepChoice(flags);
let loaded = await loadShown(results);
let runs = await chooseTrials(loaded.runs, wanted, trial);
let notes = [...loaded.notes];
let trials = runs.flatMap((run) => run.trials);
let logs = flags.log === void 0 ? null : readLogs(trials, flags.log);
let steps = choice === null ? null : readAllSteps(trials, choice);
notes.push(...logs?.notes ?? [], ...steps?.notes ?? []);
for (let note of notes) (0, print.cc)((0, untrusted.h0)(note, 1e3));
let look = (0, paint.Li)(process.stdout);
if (flags.open) {
let page = findPage(results, loaded.runs);
let opened = await openPage(page, process.env);
(0, print.tj)([`${opened ? "opened" : "nothing here can open the page; open it in a browser:"} ${(0, untrusted.h0)(page, 4096)}`]);
} else if (flags.json) (0, print.Q2)(toDocument(runs, notes, new Map(logs?.logs.map(({ trial, file, text }) => [trial.directory, {
file,
text
}])), Map.groupBy(steps?.found ?? [], ({ trial }) => trial.directory)));
else if (steps !== null) {
let pages = steps.found.map((one) => stepsPage(one, choice, look));
(0, print.tj)(pages.flatMap((page, at) => at === 0 ? page : ["", ...page]));
} else if (flags.changes) (0, print.tj)(changesLines(trials, look));
else if (logs !== null) for (let { file, text } of logs.logs) {
logs.logs.length > 1 && (0, print.tj)([look.paint("bold", `${(0, untrusted.h0)((0, cli_trials.MP)(file), 4096)}:`)]);
await printLog(text.replace(/\n$/, ""));
}
else if (wanted !== null || trial !== null) {
let pages = runs.flatMap(({ run, trials }) => trials.map((shown) => trialPage({
...shown,
result: recordOf(shown, run)
}, run, filesOf(shown), look)));
(0, print.tj)(pages.flatMap((page, at) => at === 0 ? page : ["", ...page]));
} else {
if ((0, run_place.oA)(results)) {
let { document } = await (0, on_disk.bc)(results);
(0, print.tj)([
...(0, comparison.p)(document, look),
"",
""
]);
}
(0, print.tj)(runs.flatMap((run, at) => [...at === 0 ? [] : ["", ""], ...runPage(run, results, look)]));
}
return 0;
}
let TRIAL = /^([^/\\]+)\/([1-9]\d{0,5})$/;
function isName(word) {
return TRIAL.test(word) || !/[/\\]/.test(word);
}
function runPage({ run, trials, directories }, results, look) {
let arm = armOf(external_node_path_.resolve(directories[0]));
let { dataset, settings, started_at, finished_at } = run;
let took = finished_at === null ? null : Date.parse(finished_at) - Date.parse(started_at);
let title = [
arm === null ? "" : `arm ${look.paint("bold", (0, untrusted.h0)(arm, 100))}: `,
`run of ${look.paint("bold", (0, untrusted.h0)(dataset.name, 100))}`,
run.suite === null ? "" : ` (${(0, untrusted.h0)(run.suite, 100)})`,
`: ${run.agent.name === null ? "" : "agent "}${(0, untrusted.h0)((0, phrases.kV)(run), 100)}, testbed ${settings.testbed}`,
settings.mode === null ? "" : `, mode ${settings.mode}`
].join("");
let when = `${started_at.replace("T", " ").slice(0, 16)} UTC, ${took === null ? "under way or killed" : (0, format.a3)(Math.max(0, took))}`;
let from = directories.length === 1 ? "" : `, put together from ${directories.length} runs`;
let where = directories.length === 1 ? directories[0] : results;
return [
...(0, text_columns.LV)(title, look.columns),
...(0, text_columns.LV)(`${when}${from}`, look.columns).map((line) => look.paint("dim", line)),
"",
...(0, cli_trials.XL)(trials, settings.mode, look, !0),
"",
...(0, cli_trials.HJ)(run, trials, look),
...(0, end.r)(run).flatMap((line) => (0, text_columns.LV)(line, look.columns)),
...(0, end.N)(trials, (0, cli_trials.MP)(where)).map((line) => look.paint("dim", line))
];
}
async function printLog(text) {
for (let at = 0; at <= text.length;) {
let newline = text.indexOf("\n", at + 1048576);
let end = newline === -1 ? text.length : newline;
if (await new Promise((told) => (0, print.yy)(`${(0, untrusted.OG)(text.slice(at, end))}\n`, process.stdout, told))) return;
at = end + 1;
}
}
function parse(name, schema, text) {
let parsed = schema.safeParse(text);
if (parsed.success) return parsed.data;
throw new errors.yo(`${name}: ${parsed.error.issues[0].message}`);
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
43830: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
o: () => digestOf,
r: () => digestOfDirectory
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45503);
let LARGEST_FILE = 8 * 1024 ** 3;
let LARGEST_AT_ONCE = 1048576;
function digestOf(root, names) {
return digest(root, names, {
refuses: !0,
skips: () => !1
});
}
function digestOfDirectory(root, except) {
let unused = [".git", "__pycache__"];
let skips = (file) => unused.includes(node_path__WEBPACK_IMPORTED_MODULE_2__.basename(file)) || except.includes(file);
return digest(root, (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(root), {
refuses: !1,
skips
});
}
async function digest(root, names, about) {
let hash = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256");
for (let name of [...names].sort()) await add(name);
return `sha256:${hash.digest("hex")}`;
async function add(name) {
if (about.skips(node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, name))) return;
try {
let below = await addEntry(name, node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, name));
for (let entry of below) await add(`${name}/${entry}`);
} catch (error) {
if (!about.refuses) {
hash.update(`${JSON.stringify(name)} unread\n`);
return;
}
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo) throw error;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`dataset: ${node_path__WEBPACK_IMPORTED_MODULE_2__.join(root, name)} cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}`);
}
}
async function addEntry(name, file) {
let stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file, { throwIfNoEntry: !1 });
if (stats === void 0) return [];
if (stats.isDirectory()) {
await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setImmediate)();
return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(file).sort();
}
if (stats.isSymbolicLink()) {
let target = Buffer.from((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(file));
hash.update(`${JSON.stringify(name)} link ${target.length}\n`).update(target);
return [];
}
if (!stats.isFile()) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`dataset: ${file} is a pipe, a socket or a device, which no dataset can hold; remove it`);
if (stats.size > LARGEST_FILE) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`dataset: ${file} has ${stats.size} bytes, and a file of a dataset has ${LARGEST_FILE} at most`);
let kind = stats.mode & 64 ? "executable" : "file";
hash.update(`${JSON.stringify(name)} ${kind} ${stats.size}\n`);
if (stats.size <= LARGEST_AT_ONCE) hash.update((0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_5__.X)(file, LARGEST_AT_ONCE));
else for await (let chunk of (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(file, { highWaterMark: 1048576 })) hash.update(chunk);
return [];
}
}
}),
24998: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
l: () => selectInstances,
m: () => takeShard
});
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18253);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90492);
let OF_FILE = /^(flaky|saturated):(.+)$/s;
let PROPERTIES = {
type: ({ taskType }) => [taskType],
difficulty: ({ difficulty }) => difficulty === void 0 ? [] : [difficulty],
tag: ({ tags = [] }) => tags
};
async function selectInstances(instances, selectors, note = () => {}) {
let chosen = new Set(selectors.every((selector) => selector.startsWith("!")) ? instances : []);
let excluded = new Set();
let faults = [];
for (let selector of selectors) {
let exclusion = selector.startsWith("!");
let wanted = exclusion ? selector.slice(1).trim() : selector;
let [, kind, file] = OF_FILE.exec(wanted) ?? [];
if (kind !== void 0) {
let { readNoiseFile } = await __webpack_require__.e(8453).then(__webpack_require__.bind(__webpack_require__, 8453));
let ids = new Set(readNoiseFile(file, kind));
let matches = instances.filter(({ id }) => ids.has(id));
matches.length < ids.size && note(`instances: ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_3__.U9)(ids.size - matches.length, "id")} of ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.h0)(file)} with ${kind} not in the dataset`);
for (let match of matches) (exclusion ? excluded : chosen).add(match);
continue;
}
let matches = await instancesMatching(instances, wanted);
matches.length === 0 && faults.push(noMatch(instances, selector));
for (let match of matches) (exclusion ? excluded : chosen).add(match);
}
if (faults.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(faults.join("\n"));
let selected = instances.filter((instance) => chosen.has(instance) && !excluded.has(instance));
if (selected.length === 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`instances: the selectors leave no instance: ${selectors.join(", ")}`);
return selected;
}
function takeShard(items, shard) {
return shard === void 0 ? items : items.filter((_, position) => position % shard.total === shard.index - 1);
}
async function instancesMatching(instances, selector) {
if (selector === "all") return instances;
let exact = instances.filter((instance) => instance.id === selector);
if (exact.length > 0) return exact;
let numbered = /^\d+$/.test(selector) ? instances.filter(({ id }) => id.endsWith(`-${selector}`)) : [];
if (numbered.length === 1) return numbered;
let [, name, wanted = ""] = /^(type|difficulty|tag):(.*)$/.exec(selector) ?? [];
let { default: picomatch } = await __webpack_require__.e(4006).then(__webpack_require__.t.bind(__webpack_require__, 14006, 19));
let matches = picomatch(name === void 0 ? selector : wanted, { dot: !0 });
let texts = name === void 0 ? ({ id }) => [id] : PROPERTIES[name];
return instances.filter((instance) => texts(instance).some((text) => matches(text)));
}
function noMatch(instances, selector) {
let wanted = selector.replace(/^!/, "").trim();
let [property] = /^(type|difficulty|tag)(?=:)/.exec(wanted) ?? [];
let texts = (instance) => property === void 0 ? [instance.id] : PROPERTIES[property](instance).map((text) => `${property}:${text}`);
let nearest = [...new Set(instances.flatMap(texts))].map((name) => ({
name,
away: (0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.Io)(name, wanted)
})).sort((a, b) => a.away - b.away).slice(0, 3).map(({ name }) => name);
return `instances: "${selector}" matches nothing; ${nearest.length === 0 ? `no instance has a ${property}` : `nearest: ${nearest.join(", ")}`}`;
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
61710: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { J: () => copyTrialFiles });
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
async function copyTrialFiles(from, to) {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.cp)(from, to, {
recursive: !0,
mode: node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.COPYFILE_FICLONE,
filter(source) {
let name = node_path__WEBPACK_IMPORTED_MODULE_2__.relative(from, source);
if (name === "result.json" || /^attempt-/.test(name)) return !1;
let stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(source);
return stats.isFile() || stats.isDirectory();
}
});
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
84346: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BU: () => partOf,
N0: () => changesIn,
Rx: () => suffixOfStep,
gw: () => partsIn,
hN: () => AGENT_LOG,
hi: () => ofPart,
oC: () => EVALUATION_LOG,
pZ: () => MOST_PARTS
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
let MOST_PARTS = 20;
let AGENT_LOG = /^agent(-(round|step)-\d+)?\.log$/;
let EVALUATION_LOG = /^evaluation(-step-\d+)?\.log$/;
function suffixOfStep(number) {
return number === 1 ? "" : `-step-${number}`;
}
function ofPart(name, suffix) {
return name.replace(/(\.[a-z]+)?$/, (end) => `${suffix}${end}`);
}
function partOf(name) {
return Number(/-(?:round|step)-(\d{1,6})(\.|$)/.exec(name)?.[1] ?? 1);
}
function changesIn(directory) {
return partsIn(directory, "changes");
}
function partsIn(directory, name) {
let names;
try {
names = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory);
} catch {
return [];
}
return names.filter((file) => file.startsWith(name) && /^(-(round|step)-[1-9]\d{0,3})?\.json$/.test(file.slice(name.length))).sort((one, other) => partOf(one) - partOf(other)).slice(0, 20);
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
50939: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C2: () => changeOf,
u7: () => exitCodeOfExperiment,
zv: () => recordOf
});
var _base_signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68785);
var _base_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7844);
var _results_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43050);
var _results_totals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61210);
var _reuse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52322);
var _watch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50339);
function recordOf({ arms: sides, options, github, resolved, runs, seed, order, watch, startedAt }, end) {
let arms = sides.map((arm, index) => {
let { record } = runs[index].ledger;
let { planned } = record;
let reused = (0, _reuse_js__WEBPACK_IMPORTED_MODULE_2__.yW)(planned);
let skills = skillsOf(planned);
return {
name: arm.name,
control: index === 0,
agent: record.agent,
identity: record.identity,
sets: Object.keys(arm.own),
planned: planned.length,
measured: planned.filter(({ status }) => status === "passed" || status === "failed").length,
stopped: planned.filter(_results_totals_js__WEBPACK_IMPORTED_MODULE_4__.id).length,
...reused === void 0 ? {} : { reused },
...skills === void 0 ? {} : { skills },
cost_usd: runs[index].ledger.cost()
};
});
let stopped = arms.reduce((sum, arm) => sum + arm.stopped, 0);
let { dataset, mode } = resolved[0];
return {
schema: "agentbench/experiment/v1",
suite: options.suite ?? null,
dataset: {
name: dataset.name,
ref: dataset.ref,
digest: dataset.digest
},
measure: mode === null ? "success rate" : "score",
arms,
seed,
stop: options.stop,
alpha: _watch_js__WEBPACK_IMPORTED_MODULE_3__.N,
tolerance: options.tolerance,
trials: options.trials,
order: order.map(({ instanceId, trial, arms: numbers }) => ({
instance_id: instanceId,
trial,
arms: numbers
})),
comparisons: watch.comparisons(),
stopped: stopped === 0 ? null : {
pairs: watch.pairs,
message: watch.known() ?? "",
trials: stopped,
cost_usd: savedOf(arms)
},
interrupted: end?.interrupted ?? null,
started_at: startedAt,
finished_at: end?.finishedAt ?? null,
harness_version: _base_version_js__WEBPACK_IMPORTED_MODULE_5__.x,
github
};
}
function skillsOf(planned) {
let told = planned.flatMap(({ skill_opened: opened }) => opened === void 0 ? [] : [opened]);
return told.length === 0 ? void 0 : {
trials: told.length,
opened: told.filter(Boolean).length
};
}
function exitCodeOfExperiment({ interrupted }, runs, options) {
if (interrupted !== null) return (0, _base_signals_js__WEBPACK_IMPORTED_MODULE_0__.fH)(interrupted);
let codes = runs.map((run) => (0, _results_gate_js__WEBPACK_IMPORTED_MODULE_1__.F)(run, options));
return codes.find((code) => code === 1) ?? Math.max(0, ...codes);
}
function changeOf({ answer, difference }) {
if (difference === null) return {
verdict: "not comparable",
difference
};
return {
verdict: answer === null ? "within noise" : {
better: "improved",
worse: "regressed",
"no difference that matters": "within tolerance",
"cannot be settled": "within noise"
}[answer],
difference
};
}
function savedOf(arms) {
return arms.reduce((sum, { stopped, measured, cost_usd: cost }) => {
if (stopped === 0 || sum === null) return sum;
return cost === null || measured === 0 ? null : sum + stopped * cost / measured;
}, 0);
}
}),
41514: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bn: () => requireSameRun,
cu: () => identityOf,
g6: () => differencesOf
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90492);
var _datasets_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43830);
async function identityOf({ options, agent, agentDirectory, taskEnv }, except) {
let setup = options["agent-setup"];
let extras = agent === null ? null : await (await __webpack_require__.e(5197).then(__webpack_require__.bind(__webpack_require__, 15197))).digestsOf(agent.extras);
return {
agent_setup: setup === void 0 ? null : digestOfText(setup),
agent_directory: agentDirectory === null ? null : await (0, _datasets_digest_js__WEBPACK_IMPORTED_MODULE_4__.r)(agentDirectory, except),
agent_variables: sorted(Object.entries(options["agent-variables"]).map(([name, value]) => ({
name,
value
}))),
agent_env: options["agent-env"].map(({ name }) => name).sort(),
image: options.image ?? null,
image_map: [...options["image-map"]].sort().map(([from, to]) => ({
from,
to
})),
workdir: options.workdir ?? null,
pass_score: options["pass-score"],
agent: agent?.label ?? null,
agent_args: options["agent-args"],
agent_skills: extras?.skills ?? null,
agent_mcp: extras?.mcp ?? null,
agent_instructions: extras?.instructions ?? null,
task_env: sorted(Object.entries(taskEnv).map(([name, value]) => ({
name,
digest: digestOfText(`${name}=${value}`)
})))
};
}
function differencesOf(before, now) {
let differences = new Map();
let compare = (name, was, is) => {
(0, node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(was, is) || differences.set(name, [was, is]);
};
for (let part of [
"name",
"model",
"command"
]) compare(`agent-${part}`, before.agent[part], now.agent[part]);
compare("dataset", describeDataset(before), describeDataset(now));
let { trials: _was, ...earlier } = before.settings;
let { trials: _is, ...later } = now.settings;
for (let name of new Set([...Object.keys(earlier), ...Object.keys(later)])) {
let shown = (value) => name.endsWith("_ms") && typeof value == "number" ? `${value / 1e3} s` : value ?? null;
compare(name.replace(/_(ms|bytes)$/, "").replaceAll("_", "-"), shown(earlier[name]), shown(later[name]));
}
let [was, is] = [before.identity, now.identity];
if (was === void 0) compare("agent-setup, agent-directory, agent-variables", `not told (harness ${before.harness_version})`, "told");
else for (let name of Object.keys(is)) compare(name.replaceAll("_", "-"), shownIdentity(was[name]), shownIdentity(is[name]));
return [...differences].map(([name, [old, present]]) => `${name}: ${shown(old)} before, ${shown(present)} now`);
}
function requireSameRun(before, now, directory) {
let differences = differencesOf(before, now);
if (differences.length === 0) return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo([`resume: the run in ${directory} measured something else, so its verdicts do not count for this one; give its options again, or another results-path`, ...differences].join("\n"));
}
function describeDataset({ dataset: { name, digest } }) {
return `${name} (${digest.slice(0, 19)})`;
}
function shownIdentity(value) {
if (!Array.isArray(value)) return value;
let texts = value.map((item) => typeof item == "string" ? item : "from" in item ? `${item.from}=${item.to}` : `${item.name}=${"digest" in item ? item.digest.slice(0, 19) : item.value}`);
return texts.length === 0 ? null : texts.join(", ");
}
function shown(value) {
return value === null ? "none" : (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.h0)(String(value), 200);
}
function digestOfText(text) {
return `sha256:${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex")}`;
}
function sorted(items) {
return items.sort((a, b) => a.name < b.name ? -1 : 1);
}
}),
52322: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KH: () => reusedText,
b0: () => Reuse,
yW: () => reusedOf
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_format_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(18253);
var _results_copy_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61710);
var _results_find_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48242);
var _results_read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47705);
var _results_record_digest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56885);
var _results_stand_in_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74705);
var _results_trial_id_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9271);
var _identity_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(41514);
let OTHERWISE_TOLD = [
"model-endpoints",
"model-address",
"trial-max-cost",
"trial-max-requests",
"hosted-tools",
"allow-hosts",
"judge-samples"
];
class Reuse {
#trials;
constructor(trials) {
this.#trials = trials;
}
static async from(directory, notice) {
let { found, notes } = await (0, _results_find_js__WEBPACK_IMPORTED_MODULE_5__.s)([directory], 4, "baseline");
for (let note of notes) notice(note);
let trials = new Map();
for (let place of found) {
let read = await (0, _results_read_js__WEBPACK_IMPORTED_MODULE_6__.readRun)(place, (result) => isWhole(result) ? result : null).catch(() => null);
if (read === null) notice(`baseline: ${place} has a run.json that cannot be read; nothing of it is reused`);
else if (read.run.rescored_from === void 0) for (let result of read.results) {
if (result === null) continue;
let [key, trial] = [measurementOf(result), {
result,
directory: place,
run: read.run
}];
let other = trials.get(key);
(other === void 0 || filesOf(trial) > filesOf(other)) && trials.set(key, trial);
}
}
if (found.length === 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`baseline: there is no run in ${directory} whose trials could be reused; name a directory with a run.json in it or below`);
let newest = (one, other) => Date.parse(other.result.started_at) - Date.parse(one.result.started_at);
return new Reuse([...trials.values()].sort(newest));
}
async take(wanted, now, store) {
let fits = new Map();
let isSame = (run) => {
fits.has(run) || fits.set(run, isSameMeasurement(run, now));
return fits.get(run);
};
let taken = new Map();
for (let trial of wanted) {
let at = this.#trials.findIndex(({ result, run }) => result.instance_id === trial.instance.id && isSame(run));
if (at === -1) continue;
let [{ result, directory, run }] = this.#trials.splice(at, 1);
let record = {
...result,
trial: trial.trial,
reused: result.reused ?? {
started_at: result.started_at,
harness_version: result.harness_version,
run_started_at: run.started_at
}
};
await store.makePlace(trial.instance.id, trial.trial);
let [from, to] = [(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_9__.rI)(result), (0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_9__.rI)(record)].map(_results_trial_id_js__WEBPACK_IMPORTED_MODULE_9__.qQ);
await (0, _results_copy_files_js__WEBPACK_IMPORTED_MODULE_4__.J)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, from), node_path__WEBPACK_IMPORTED_MODULE_1__.join(store.directory, to));
await store.writeResult(record);
taken.set(trial, {
result: record,
digest: (0, _results_record_digest_js__WEBPACK_IMPORTED_MODULE_7__.t)((0, _results_record_digest_js__WEBPACK_IMPORTED_MODULE_7__.P)(record))
});
}
return taken;
}
}
function reusedOf(planned) {
let times = planned.flatMap(({ reused }) => reused === void 0 ? [] : [reused.started_at]).sort();
return times.length === 0 ? void 0 : {
trials: times.length,
oldest: times[0],
newest: times.at(-1)
};
}
function reusedText({ trials, oldest, newest }) {
let [from, to] = [oldest.slice(0, 10), newest.slice(0, 10)];
return `${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_11__.U9)(trials, "trial")} taken from baseline, measured ${from === to ? `on ${from}` : `from ${from} to ${to}`}`;
}
function filesOf({ result, directory }) {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, (0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_9__.qQ)((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_9__.rI)(result)))).length;
}
function measurementOf({ instance_id, started_at, finished_at, stages }) {
return JSON.stringify([
instance_id,
started_at,
finished_at,
stages
]);
}
function isWhole(result) {
return (result.status === "passed" || result.status === "failed") && !(0, _results_stand_in_js__WEBPACK_IMPORTED_MODULE_8__.W)(result);
}
function isSameMeasurement(before, now) {
if (before.identity === void 0 || before.options === void 0 || now.options === void 0) return !1;
if ((0, _identity_js__WEBPACK_IMPORTED_MODULE_10__.g6)(before, now).length > 0) return !1;
let toldBy = (options) => options.filter(({ name }) => OTHERWISE_TOLD.includes(name)).sort((a, b) => a.name < b.name ? -1 : 1);
return (0, node_util__WEBPACK_IMPORTED_MODULE_2__.isDeepStrictEqual)(toldBy(before.options), toldBy(now.options));
}
}),
50168: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b: () => clusterBootstrap,
k: () => bootstrapOf
});
var pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72577);
var _arguments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99294);
var _interval_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25449);
var _mean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83157);
var _quantiles_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47736);
var _random_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52167);
let SAME = 1e-12;
function clusterBootstrap(clusters, { resamples = 1e4, seed, confidence = .95 } = {}) {
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.v6)("resamples", resamples, 1);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.q1)("confidence", confidence);
let means = Float64Array.from(clusters, (values, index) => {
if (values.length === 0) throw RangeError(`cluster ${index} has no values`);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.hp)(`the values of cluster ${index}`, values);
return (0, _mean_js__WEBPACK_IMPORTED_MODULE_4__.i)(values);
}).sort();
let size = means.length;
let [least = 0, most = 0] = [means[0], means[size - 1]];
if (size < 2 || most - least <= SAME * Math.max(-least, most)) return null;
let random = (0, _random_js__WEBPACK_IMPORTED_MODULE_2__.Db)(means, seed);
let resampled = new Float64Array((0, _random_js__WEBPACK_IMPORTED_MODULE_2__.z5)(resamples, size));
for (let resample = 0; resample < resampled.length; resample += 1) {
let sum = 0;
for (let drawn = 0; drawn < size; drawn += 1) sum += means[(0, pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_0__.C)(random, 0, size - 1)];
resampled[resample] = sum / size;
}
resampled.sort();
let tail = (0, _quantiles_js__WEBPACK_IMPORTED_MODULE_1__.e$)(confidence, size);
return (0, _interval_js__WEBPACK_IMPORTED_MODULE_5__.u)(least, most, {
low: quantile(resampled, tail),
high: quantile(resampled, 1 - tail)
});
}
function bootstrapOf(clusters, figure, data, { resamples = 1e4, seed, confidence = .95 } = {}) {
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.v6)("resamples", resamples, 1);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.q1)("confidence", confidence);
if (clusters < 2) return null;
let random = (0, _random_js__WEBPACK_IMPORTED_MODULE_2__.Db)(Float64Array.from(data), seed);
let drawn = new Uint32Array(clusters);
let figures = [];
for (let resample = (0, _random_js__WEBPACK_IMPORTED_MODULE_2__.z5)(resamples, clusters); resample > 0; --resample) {
for (let at = 0; at < clusters; at += 1) drawn[at] = (0, pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_0__.C)(random, 0, clusters - 1);
let value = figure(drawn);
value !== null && figures.push(value);
}
let sorted = Float64Array.from(figures).sort();
if (sorted.length === 0 || sorted.at(-1) - sorted[0] <= SAME) return null;
let tail = (0, _quantiles_js__WEBPACK_IMPORTED_MODULE_1__.e$)(confidence, clusters);
return {
low: quantile(sorted, tail),
high: quantile(sorted, 1 - tail)
};
}
function quantile(sorted, share) {
let position = share * (sorted.length - 1);
let below = Math.floor(position);
let [lower, upper] = [sorted[below], sorted[Math.ceil(position)]];
return lower + (position - below) * (upper - lower);
}
}),
42119: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => compare,
V: () => verdictOf
});
var statistics_arguments = __webpack_require__(99294);
var bootstrap = __webpack_require__(50168);
var mcnemar = __webpack_require__(4405);
var mean = __webpack_require__(83157);
var statistics_random = __webpack_require__(52167);
let MOST_SUMS = 2 ** 17;
let MOST_STEPS = 2 ** 24;
function pairedPermutation(differences, { resamples = 1e5, seed } = {}) {
(0, statistics_arguments.hp)("differences", differences);
(0, statistics_arguments.v6)("resamples", resamples, 1);
let sizes = Float64Array.from(differences, Math.abs).filter((size) => size > 0).sort();
if (sizes.length === 0) return 1;
let largest = sizes.reduce((sum, size) => sum + size, 0);
let observed = Math.abs(differences.reduce((sum, difference) => sum + difference, 0)) - 1e-9 * largest;
return exact(sizes, largest, observed) ?? estimate(sizes, largest, observed, resamples, seed);
}
function exact(sizes, largest, observed) {
let distribution = {
sums: Float64Array.of(0),
shares: Float64Array.of(1)
};
let steps = 0;
for (let size of sizes) {
let next = 2 * distribution.sums.length;
steps += next;
if (next > MOST_SUMS || steps > MOST_STEPS) return null;
distribution = withSign(distribution, size, 1e-12 * largest);
}
let { sums, shares } = distribution;
return Math.min(1, shares.reduce((total, share, index) => Math.abs(sums[index]) >= observed ? total + share : total, 0));
}
function withSign({ sums, shares }, size, same) {
let count = sums.length;
let merged = {
sums: new Float64Array(2 * count),
shares: new Float64Array(2 * count)
};
let [minus, plus, last] = [
0,
0,
-1
];
for (; plus < count;) {
let less = minus < count ? sums[minus] - size : Infinity;
let more = sums[plus] + size;
let sum = Math.min(less, more);
let share = (less <= more ? shares[minus++] : shares[plus++]) / 2;
if (last < 0 || sum - merged.sums[last] > same) {
last += 1;
merged.sums[last] = sum;
}
merged.shares[last] += share;
}
return {
sums: merged.sums.subarray(0, last + 1),
shares: merged.shares.subarray(0, last + 1)
};
}
function estimate(sizes, largest, observed, resamples, seed) {
let random = (0, statistics_random.Db)(sizes, seed);
let rounds = (0, statistics_random.z5)(resamples, sizes.length);
let asFar = 0;
for (let round = 0; round < rounds; round += 1) {
let positive = 0;
let bits = 0;
for (let index = 0; index < sizes.length; index += 1) {
bits = index % 32 == 0 ? random.next() : bits >>> 1;
positive += sizes[index] * (bits & 1);
}
Math.abs(2 * positive - largest) >= observed && (asFar += 1);
}
return (asFar + 1) / (rounds + 1);
}
let ROUNDING = 1e-12;
function compare(pairs, { tolerance = 0, alpha = .05, resamples } = {}) {
(0, statistics_arguments.hP)("tolerance", tolerance);
(0, statistics_arguments.q1)("alpha", alpha);
requirePairs(pairs);
if (pairs.length === 0) return null;
let differences = pairs.map(differenceOf).sort((one, other) => one - other);
let discordant = {
better: differences.filter((difference) => difference > 0).length,
worse: differences.filter((difference) => difference < 0).length
};
let measured = pairs.every(isOneVerdictEach) ? byMcNemar(discordant, pairs.length, 1 - alpha) : byPermutation(differences, {
confidence: 1 - alpha,
resamples
});
return {
verdict: verdictOf(measured, {
tolerance,
alpha
}),
...measured,
pairs: pairs.length,
discordant
};
}
function verdictOf({ p, difference }, { tolerance = 0, alpha = .05 } = {}) {
if (p >= alpha) return "within noise";
if (Math.abs(difference) - tolerance <= ROUNDING) return "within tolerance";
return difference > 0 ? "improved" : "regressed";
}
function byMcNemar({ better, worse }, pairs, confidence) {
return {
method: "mcnemar",
difference: (better - worse) / pairs,
interval: (0, mcnemar.b)(worse, better, pairs, confidence),
p: (0, mcnemar.B)(worse, better)
};
}
function byPermutation(differences, options) {
return {
method: "permutation",
difference: (0, mean.i)(differences),
interval: (0, bootstrap.b)(differences.map((difference) => [difference]), options),
p: pairedPermutation(differences)
};
}
function differenceOf({ before, now }) {
let difference = (0, mean.i)(now) - (0, mean.i)(before);
return Math.abs(difference) > ROUNDING ? difference : 0;
}
function isOneVerdictEach({ before, now }) {
return [before, now].every((values) => values.length === 1 && (values[0] === 0 || values[0] === 1));
}
function requirePairs(pairs) {
let seen = new Set();
for (let { id, before, now } of pairs) {
if (seen.has(id)) throw RangeError(`${id} is given twice`);
seen.add(id);
if (before.length === 0 || now.length === 0) throw RangeError(`${id} needs a value on both sides`);
(0, statistics_arguments.hP)(`the values of ${id}`, ...before, ...now);
}
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
52167: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Db: () => generatorFor,
Eb: () => sharedResamples,
z5: () => affordableResamples
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var pure_rand_generator_mersenne__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69566);
function generatorFor(values, seed) {
if (seed !== void 0 && !Number.isInteger(seed)) throw RangeError(`seed must be a whole number, not ${seed}`);
return (0, pure_rand_generator_mersenne__WEBPACK_IMPORTED_MODULE_1__.q)(seed ?? (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", values, "buffer").readInt32LE());
}
function affordableResamples(resamples, size) {
return Math.min(resamples, Math.max(1e3, Math.floor(5e7 / size)));
}
function sharedResamples(figures, size) {
return affordableResamples(1e4, Math.max(1, figures * size));
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
