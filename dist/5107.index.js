export const id = 5107;
export const ids = [
5107,
7286,
7705,
86,
8453,
7127
];
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
95039: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { noiseCommand: () => noiseCommand });
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var shell = __webpack_require__(12580);
var noise_file = __webpack_require__(8453);
var parse = __webpack_require__(90162);
var format = __webpack_require__(18253);
var untrusted = __webpack_require__(90492);
var identity = __webpack_require__(41514);
var compare = __webpack_require__(42119);
var mean = __webpack_require__(83157);
var figures = __webpack_require__(81822);
var pairing = __webpack_require__(88039);
function noiseOf(first, second) {
let score = (0, figures.E6)(second);
let [one, other] = [(0, figures.FL)(first.run.planned), (0, figures.FL)(second.run.planned)];
let { pairs, leftOut, reason } = (0, pairing.OM)(one, other, score);
let differing = (0, pairing.Bw)(first.run, second.run, ["in the first", "in the second"]);
let faults = differing.length > 0 ? differing : reason === null ? [] : [reason];
if (faults.length > 0) throw new errors.yo(`noise: the two results cannot be compared: ${faults.join("; ")}`);
let { difference, interval, p } = (0, compare.U)(pairs);
let instances = pairs.map(({ id, before, now }) => ({
instance_id: id,
first: [...before],
second: [...now],
class: classOf([...one.get(id), ...other.get(id)], [...before, ...now])
}));
let differences = pairs.map(({ before, now }) => (0, mean.i)(now) - (0, mean.i)(before));
let unlike = first.run.identity === void 0 ? [] : (0, identity.g6)(first.run, second.run);
return {
measure: score ? "score" : "success rate",
difference,
interval,
p,
pairs: pairs.length,
left_out: leftOut,
spread: Math.sqrt((0, mean.i)(differences.map((value) => (value - difference) ** 2))),
flaky_share: (0, mean.i)(instances.map((instance) => Number(instance.class === "flaky"))),
instances,
notes: [
...first.notes,
...second.notes,
...unlike.map((text) => `not all of this is noise: another ${text}`)
]
};
}
function classesOf({ instances }) {
return new Map(instances.flatMap((instance) => instance.class === null ? [] : [[instance.instance_id, instance.class]]));
}
function noiseLines({ measure, difference, interval, p, pairs, left_out, spread, instances, notes }) {
let of = (kind) => instances.filter((instance) => instance.class === kind);
let [flaky, saturated] = [of("flaky"), of("saturated")];
let ends = interval === null ? "" : `, 95% interval ${(0, format.WR)(interval.low)} to ${(0, format.WR)(interval.high)}`;
let values = (list) => list.map((value) => Number(value.toFixed(3))).join(" ");
let shown = [...flaky].sort((a, b) => distance(b) - distance(a)).slice(0, 20);
return [
`noise of the ${measure}: ${(0, format.WR)(difference)} points without a change${ends}, p = ${p.toPrecision(3)}, ${pairs} instances${left_out === 0 ? "" : `, ${left_out} left out`}`,
`spread by instance: ${(0, format.WR)(spread).replace("+", "")} points (standard deviation)`,
`flaky: ${flaky.length} of ${pairs} instances (${(0, format.KN)(flaky.length / pairs)})`,
...shown.map(({ instance_id, first, second }) => `${instance_id}: ${values(first)} | ${values(second)}`),
...flaky.length > shown.length ? [`… and ${flaky.length - shown.length} more`] : [],
`saturated: ${saturated.length} of ${pairs} instances always end the same`,
...notes.map((note) => `note: ${note}`)
].map((line) => (0, untrusted.h0)(line, 1e3));
}
function classOf(trials, values) {
if (new Set(trials.map(({ status }) => status)).size > 1) return "flaky";
return values.every((value) => value === 0) || values.every((value) => value === 1) ? "saturated" : null;
}
function distance({ first, second }) {
return Math.abs((0, mean.i)(second) - (0, mean.i)(first));
}
var sources = __webpack_require__(15985);
var experiment_record = __webpack_require__(59546);
var run_place = __webpack_require__(80418);
var print = __webpack_require__(12694);
var trials = __webpack_require__(18540);
async function noiseCommand(directories, given, json) {
let options = (0, parse.A)(given);
let [first, second] = sidesOf(directories);
let [one, other] = [await (0, sources.R)(first), await (0, sources.R)(second)];
let noise = noiseOf(one.suite, other.suite);
let target = (0, run_place.s6)(options["results-path"]);
let file = external_node_path_.join(target, "noise.txt");
let comments = [`${noise.pairs} instances, measured twice: ${first} and ${second}`.replaceAll(/[\r\n]/g, " ")];
try {
await (0, promises_.mkdir)(target, { recursive: !0 });
await (0, promises_.writeFile)(file, (0, noise_file.X)(classesOf(noise), comments));
} catch (error) {
throw new errors.yo(`results-path: ${file} cannot be written: ${(0, errors.bD)(error)}`);
}
json ? (0, print.Q2)(noise) : (0, print.tj)([...noiseLines(noise), `leave them out: --instances ${(0, shell.V)(`!flaky:${(0, trials.MP)(file)}`)}`]);
return 0;
}
function sidesOf(directories) {
if (directories.length === 2) return directories;
let [directory] = directories;
let names = (directories.length === 1 ? experimentIn(directory) : null)?.arms.slice(0, 2).map(({ name }) => external_node_path_.join(directory, name)) ?? [];
if (names.length === 2) return names;
throw new errors.yo("noise: give two directories of results of the same agent, or one of an experiment with two equal arms");
}
function experimentIn(directory) {
try {
return (0, experiment_record.sE)(directory);
} catch (error) {
throw new errors.yo(`noise: ${directory} holds an experiment that cannot be read: ${(0, errors.bD)(error)}`);
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
8453: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
X: () => noiseFile,
readNoiseFile: () => readNoiseFile
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45503);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90492);
let NOISE_CLASSES = ["flaky", "saturated"];
function noiseFile(classes, comments) {
return `${[...comments.map((comment) => `# ${comment}`), ...[...classes].map(([id, kind]) => `${id} ${kind}`)].join("\n")}\n`;
}
function readNoiseFile(file, wanted) {
let where = `instances: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.h0)(file)}`;
let text;
try {
text = (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_1__.X)(file, 16777216, { follow: !0 }).toString();
} catch (error) {
let why = (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(error) === "ENOENT" ? "there is no such file; agentbench report --noise writes one" : (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${where}: ${why}`);
}
let ids = [];
for (let [index, line] of text.split("\n").entries()) {
if (/^\s*(#|$)/.test(line)) continue;
let [, id, kind] = /^\s*(\S+)\s+(\S+)\s*$/.exec(line) ?? [];
if (id === void 0 || !NOISE_CLASSES.includes(kind)) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${where}, line ${index + 1}: "${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.h0)(line, 80)}" is not an id and one of ${NOISE_CLASSES.join(", ")}, such as "dbsetup-redis-1 flaky"`);
kind === wanted && ids.push(id);
}
return ids;
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
6611: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
kZ: () => causeCounts,
n6: () => causeName,
pQ: () => causeWords,
rj: () => countWords
});
var _results_causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48685);
function causeName(cause) {
return cause.replaceAll("_", " ");
}
function causeCounts(results) {
let first = results.flatMap((result) => result?.causes[0]?.cause ?? []);
return _results_causes_js__WEBPACK_IMPORTED_MODULE_0__.hE.map((cause) => ({
cause,
trials: first.filter((one) => one === cause).length
})).filter(({ trials }) => trials > 0).sort((a, b) => b.trials - a.trials);
}
function countWords(counts) {
return counts.map(({ cause, trials }) => `${trials} ${causeName(cause)}`).join(", ");
}
function causeWords({ results, comparison, baseline }) {
let now = causeCounts(results);
let before = baseline !== null && comparison !== null && comparison.verdict !== "not comparable" && baseline.results.length === results.length ? causeCounts(baseline.results) : null;
let gone = (before ?? []).filter(({ cause }) => !now.some((one) => one.cause === cause));
return [...now, ...gone.map(({ cause }) => ({
cause,
trials: 0
}))].map(({ cause, trials }) => {
let was = before === null ? trials : before.find((one) => one.cause === cause)?.trials ?? 0;
let change = trials === was ? "" : ` (${Math.abs(trials - was)} ${trials > was ? "more" : "less"})`;
return `${trials} ${causeName(cause)}${change}`;
}).join(", ");
}
}),
81822: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E6: () => measuresScore,
FL: () => byInstance,
Mn: () => figureOf,
Ol: () => flakyInstances,
XF: () => intervalOf,
aA: () => hasVerdict,
xW: () => headlineFigure
});
var _statistics_clustered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26862);
function byInstance(planned) {
let instances = new Map();
for (let entry of planned) {
let trials = instances.get(entry.instance_id);
trials === void 0 ? instances.set(entry.instance_id, [entry]) : trials.push(entry);
}
return instances;
}
function measuresScore({ run }) {
return run.settings.mode !== null;
}
function hasVerdict({ status }) {
return status === "passed" || status === "failed";
}
function headlineFigure(suite) {
let { totals } = suite.run;
if (totals.passed + totals.failed === 0) return null;
return measuresScore(suite) ? totals.score_expected : totals.success_rate;
}
function figureOf(trial, score) {
return score ? trial.score_expected : Number(trial.status === "passed");
}
function intervalOf(suite, instances = byInstance(suite.run.planned)) {
let { planned } = suite.run;
let score = measuresScore(suite);
if (!planned.every(hasVerdict) || score && instances.size < 2) return null;
let clusters = [...instances.values()].map((trials) => trials.map((trial) => figureOf(trial, score)));
return (0, _statistics_clustered_js__WEBPACK_IMPORTED_MODULE_0__.$)(clusters, score ? {} : { most: planned.length });
}
function flakyInstances(instances) {
return [...instances].filter(([, { length }]) => length > 1).filter(([, trials]) => ["passed", "failed"].every((status) => trials.some((trial) => trial.status === status))).map(([id]) => id);
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
69327: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Pv: () => directoriesOf,
gr: () => NOT_BEGUN,
jm: () => begunPart,
rV: () => mergeRuns
});
var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
var _base_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7844);
var _results_totals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61210);
var _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9271);
var _results_unknown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98715);
var _pairing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88039);
function mergeRuns(runs, expected) {
let ordered = [...runs].sort(({ run: a }, { run: b }) => Date.parse(a.started_at) - Date.parse(b.started_at) || (firstOf(a) < firstOf(b) ? -1 : 1));
let chosen = new Map();
for (let { run, results } of ordered) for (let [index, entry] of run.planned.entries()) {
let key = (0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.wK)((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.rI)(entry));
let candidate = {
entry,
result: results[index] ?? null,
run
};
let earlier = chosen.get(key);
(earlier === void 0 || takesPlaceOf(candidate, earlier)) && chosen.set(key, candidate);
}
let records = ordered.map(({ run }) => run);
let open = new Set([...chosen.values()].filter((candidate) => rank(candidate) < 2).map(({ run }) => run));
let all = expected === null ? [...chosen.values()] : asExpected(expected, chosen);
let trials = all.filter(({ entry }) => !(0, _results_totals_js__WEBPACK_IMPORTED_MODULE_4__.id)(entry));
return {
run: mergedRecord(records, trials.map(({ entry }) => entry), open),
results: trials.map(({ result }) => result),
notes: [...differences(records), ...stoppedNote(all.length - trials.length)],
directories: directoriesOf(runs)
};
}
function begunPart({ run, results }) {
let begun = run.planned.map((entry) => !(0, _results_totals_js__WEBPACK_IMPORTED_MODULE_4__.id)(entry));
return {
run: {
...run,
planned: run.planned.filter((_, index) => begun[index])
},
results: results.filter((_, index) => begun[index]),
notes: stoppedNote(begun.filter((one) => !one).length)
};
}
let NOT_BEGUN = "planned trials were not run: the experiment was stopped";
function stoppedNote(count) {
return count === 0 ? [] : [`${count} ${NOT_BEGUN}`];
}
function directoriesOf(runs) {
let directories = new Map();
for (let { results, directory } of runs) for (let result of results) result !== null && directory !== void 0 && directories.set(result, directory);
return directories;
}
function firstOf({ planned }) {
return planned[0] === void 0 ? "" : (0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.wK)((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.rI)(planned[0]));
}
function asExpected({ matrix, trials }, chosen) {
let unexpected = new Map(chosen);
return [...matrix.include.flatMap(({ name, instances }) => instances.split(",").filter((id) => id !== "").flatMap((id) => Array.from({ length: trials }, (_, index) => {
let place = {
instance_id: id,
trial: index + 1
};
unexpected.delete((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.wK)((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.rI)(place)));
return chosen.get((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.wK)((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.rI)(place))) ?? {
entry: missing(place, name),
result: null
};
}))), ...unexpected.values()];
}
function missing(place, job) {
return {
...place,
task_type: "unknown",
status: "not_run",
score: null,
score_expected: 0,
coverage: 0,
result: null,
error: {
stage: "plan",
kind: "missing",
message: `the job "${job}" left no result for this trial`
}
};
}
function rank({ entry: { status } }) {
return status === "passed" || status === "failed" ? 2 : +(status === "error");
}
function takesPlaceOf(later, earlier) {
if (!(0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(later.run.agent, earlier.run.agent)) return !0;
return rank(later) >= rank(earlier) && !isCopy(later, earlier);
}
function isCopy({ entry, result }, earlier) {
if (result === null || earlier.result === null || entry.status !== earlier.entry.status) return !1;
return result.began === earlier.result.began && result.ended === earlier.result.ended;
}
function mergedRecord(runs, planned, open) {
let { host, ...latest } = runs.at(-1) ?? unknownRun();
let finished = runs.map(({ finished_at }) => finished_at);
let trials = planned.reduce((most, { trial }) => Math.max(most, trial), latest.settings.trials);
return {
...latest,
...host === void 0 || runs.some((run) => (0, _pairing_js__WEBPACK_IMPORTED_MODULE_3__.VT)(run) !== (0, _pairing_js__WEBPACK_IMPORTED_MODULE_3__.VT)({ host })) ? {} : { host },
settings: {
...latest.settings,
trials
},
planned,
totals: (0, _results_totals_js__WEBPACK_IMPORTED_MODULE_4__.vA)(planned),
gate: null,
change: runs.length > 1 ? null : latest.change ?? null,
interrupted: runs.find((run) => run.interrupted !== null && open.has(run))?.interrupted ?? null,
started_at: runs[0]?.started_at ?? latest.started_at,
finished_at: finished.some((time) => time === null) ? null : finished.sort().at(-1) ?? null
};
}
function differences(runs) {
let [first, ...rest] = runs;
if (first === void 0) return [];
return [
["dataset", ({ dataset }) => dataset],
[
"agent",
({ agent }) => agent,
"; to compare agents, give each a suite of its own"
],
["settings", ({ settings: { trials: _, ...settings } }) => settings],
["harness version", ({ harness_version }) => harness_version]
].flatMap(([what, of, advice = ""]) => {
let other = rest.find((run) => !(0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(of(run), of(first)));
return other === void 0 ? [] : [`the runs differ in their ${what}: ${JSON.stringify(of(first))} and ${JSON.stringify(of(other))}${advice}`];
});
}
function unknownRun() {
let now = new Date().toISOString();
return {
schema: "agentbench/run/v1",
suite: null,
dataset: {
name: "unknown",
ref: null,
digest: _results_unknown_js__WEBPACK_IMPORTED_MODULE_2__.QI
},
agent: {
name: null,
model: null,
command: ""
},
settings: (0, _results_unknown_js__WEBPACK_IMPORTED_MODULE_2__.I3)("docker"),
planned: [],
totals: (0, _results_totals_js__WEBPACK_IMPORTED_MODULE_4__.vA)([]),
gate: null,
interrupted: null,
started_at: now,
finished_at: now,
harness_version: _base_version_js__WEBPACK_IMPORTED_MODULE_5__.x,
github: null
};
}
}),
88039: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bw: () => obstacles,
Fh: () => otherDifferences,
OM: () => pairUp,
VT: () => machineOf
});
var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
var _base_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18253);
var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81822);
let MUST_AGREE = [
["dataset digest", ({ dataset }) => dataset.digest.slice(0, 19)],
["mode", setting("mode")],
["judge", setting("judge")],
["agent-timeout (ms)", setting("agent_timeout_ms")],
["evaluation-timeout (ms)", setting("evaluation_timeout_ms")],
["testcase-timeout (ms)", setting("testcase_timeout_ms")],
["typing", ({ settings }) => settings.typing ?? null],
["network", setting("network")],
["cpus", setting("cpus")],
["memory (bytes)", setting("memory_bytes")]
];
function obstacles(before, now, sides) {
return MUST_AGREE.flatMap(([what, of]) => {
let [was, is] = [of(before), of(now)];
return (0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(was, is) ? [] : [`another ${what}: ${shown(was)} ${sides[0]}, ${shown(is)} ${sides[1]}`];
});
}
function otherDifferences(before, now, sides) {
let notes = [];
let [was, is] = [before.run.settings.testbed, now.run.settings.testbed];
was !== is && notes.push(`another testbed: ${was} ${sides[0]}, ${is} ${sides[1]}`);
let [old, own] = [machineOf(before.run), machineOf(now.run)];
old !== null && own !== null && old !== own && notes.push(`another machine: ${old} ${sides[0]}, ${own} ${sides[1]}: times and time limits differ by it`);
let images = new Map(imagesOf(before));
let changed = new Set(imagesOf(now).flatMap(([id, image]) => images.has(id) && images.get(id) !== image ? [id] : []));
changed.size > 0 && notes.push(`another image digest for ${changed.size} of the instances`);
return notes;
}
function pairUp(before, now, score) {
let pairs = [];
let leftOut = 0;
let values = (trials) => trials.map((trial) => (0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.Mn)(trial, score));
for (let [id, trials] of now) {
let was = before.get(id);
if (was === void 0) continue;
was.every(_figures_js__WEBPACK_IMPORTED_MODULE_1__.aA) && trials.every(_figures_js__WEBPACK_IMPORTED_MODULE_1__.aA) ? pairs.push({
id,
before: values(was),
now: values(trials)
}) : leftOut += 1;
}
if (pairs.length > 0) return {
pairs,
leftOut,
reason: null
};
return {
pairs,
leftOut,
reason: leftOut === 0 ? "no instance in common" : "no instance has a verdict on both sides"
};
}
function machineOf({ host }) {
if (host === void 0) return null;
return `${host.cpu ?? "unknown CPU"}, ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.U9)(host.cores, "core")}, ${(host.memory_bytes / 1024 ** 3).toFixed(1)} GiB`;
}
function imagesOf({ run, results }) {
return run.planned.flatMap(({ instance_id }, index) => {
let result = results[index] ?? null;
return result === null ? [] : [[instance_id, result.image_digest]];
});
}
function setting(name) {
return ({ settings }) => settings[name];
}
function shown(value) {
return value === null ? "none" : String(value);
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
15985: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => suiteOf,
R: () => loadBaselineDirectory
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9583);
var _merge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69327);
function suiteOf({ runs, notes }, { matrix, trials }, where, hint = "") {
if (runs.length === 0 && matrix === void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`results: there are none in ${where}${notes.length > 0 ? `: ${notes.join("; ")}` : hint}`);
let suite = (0, _merge_js__WEBPACK_IMPORTED_MODULE_2__.rV)(runs, matrix === void 0 ? null : {
matrix,
trials
});
return {
...suite,
notes: [...notes, ...suite.notes]
};
}
async function loadBaselineDirectory(directory) {
let { runs, notes } = await (0, _load_js__WEBPACK_IMPORTED_MODULE_1__.loadRuns)([directory], "baseline");
if (runs.length === 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`baseline: there are no results in ${directory}${notes.length > 0 ? `: ${notes.join("; ")}` : ""}`);
let suite = (0, _merge_js__WEBPACK_IMPORTED_MODULE_2__.rV)(runs, null);
let { github, finished_at: finishedAt } = suite.run;
return {
suite,
origin: {
kind: "directory",
commit: github?.head_sha ?? github?.sha ?? null,
finishedAt,
url: null
}
};
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
26862: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { $: () => clusteredInterval });
var statistics_arguments = __webpack_require__(99294);
var mean = __webpack_require__(83157);
var quantiles = __webpack_require__(47736);
var interval = __webpack_require__(25449);
function wilson(passed, trials, confidence = .95) {
(0, statistics_arguments.v6)("passed", passed);
(0, statistics_arguments.v6)("trials", trials);
(0, statistics_arguments.q1)("confidence", confidence);
if (passed > trials) throw RangeError(`passed must be at most the ${trials} trials, not ${passed}`);
if (trials === 0) return null;
let { low, high } = scoreInterval(passed / trials, trials, confidence);
return {
low: passed === 0 ? 0 : low,
high: passed === trials ? 1 : high
};
}
function scoreInterval(rate, size, confidence) {
let reach = (0, quantiles.xw)(confidence);
let weight = reach ** 2 / size;
let centre = (rate + weight / 2) / (1 + weight);
let half = reach / (1 + weight) * Math.sqrt((rate * (1 - rate) + weight / 4) / size);
return (0, interval.u)(0, 1, {
low: centre - half,
high: centre + half
});
}
let SAME = 1e-12;
function clusteredInterval(clusters, { most = Infinity, confidence = .95 } = {}) {
(0, statistics_arguments.q1)("confidence", confidence);
let means = Float64Array.from(clusters, (values, index) => {
if (values.length === 0) throw RangeError(`cluster ${index} has no values`);
for (let value of values) (0, statistics_arguments.hP)(`the values of cluster ${index}`, value);
return (0, mean.i)(values);
}).sort();
if (means.length === 0) return null;
if (clusters.every((values) => values.length === 1 && (values[0] === 0 || values[0] === 1))) return wilson(means.filter((verdict) => verdict === 1).length, means.length, confidence);
let [least, largest] = [means[0], means.at(-1)];
let rate = (0, mean.i)(means);
let { low, high } = scoreInterval(rate, effectiveSize(means, rate, most, confidence), confidence);
return {
low: largest <= SAME ? 0 : low,
high: least >= .999999999999 ? 1 : high
};
}
function effectiveSize(means, rate, most, confidence) {
let clusters = means.length;
if (means.at(-1) - means[0] <= SAME) return clusters;
let variance = means.reduce((sum, value) => sum + (value - rate) ** 2, 0) / (clusters - 1);
let reduced = Math.min(most, rate * (1 - rate) * clusters / variance) * ((0, quantiles.xw)(confidence) / (0, quantiles.t1)(confidence, clusters - 1)) ** 2;
return Math.max(clusters, reduced);
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
