export const id = 7753;
export const ids = [7753];
export const modules = {
40724: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
HB: () => isGitSetting,
MU: () => isOurs,
Wq: () => HOST_NAMES,
_c: () => isKeptFromTools,
cj: () => isRunners,
rG: () => holdsOwnSecret
});
let RUNNERS = /^(GITHUB|ACTIONS|INPUT|RUNNER)_/;
let OURS = /^AGENTBENCH_/;
let SECRET_HOLDERS = /^(INPUT_(GITHUB-TOKEN|JUDGE-API-KEY)|ACTIONS_.*TOKEN|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY)$/;
let KEPT_FROM_TOOLS = /^((INPUT|ACTIONS|STATE)_.*|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY|GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX))$/s;
let GIT_SETTINGS = /^GIT_CONFIG_(COUNT|KEY_\d+|VALUE_\d+|PARAMETERS)$/;
let HOST_NAMES = [
"PATH",
"HOME",
"USER",
"LANG",
"TERM"
];
let isRunners = (name) => RUNNERS.test(name);
let isOurs = (name) => OURS.test(name);
let holdsOwnSecret = (name) => SECRET_HOLDERS.test(name);
let isKeptFromTools = (name) => KEPT_FROM_TOOLS.test(name);
let isGitSetting = (name) => GIT_SETTINGS.test(name);
}),
18253: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BD: () => formatCost,
KN: () => percent,
MA: () => formatP,
U9: () => count,
WR: () => points,
a3: () => formatDuration,
cf: () => rateText,
lb: () => partialCost,
nV: () => formatAge,
vP: () => figure,
z3: () => formatBytes
});
function formatDuration(milliseconds) {
if (milliseconds < 1e3) return `${Math.round(milliseconds)} ms`;
let seconds = milliseconds / 1e3;
if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
let minutes = Math.floor(Math.round(seconds) / 60);
if (minutes < 60) return `${minutes} min ${String(Math.round(seconds) % 60).padStart(2, "0")} s`;
return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min`;
}
function formatAge(moment, now = Date.now()) {
let hours = Math.max(0, now - Date.parse(moment)) / 36e5;
if (hours < 1) return `${Math.round(hours * 60)} min ago`;
return hours < 48 ? `${Math.round(hours)} h ago` : `${Math.round(hours / 24)} days ago`;
}
function formatCost(dollars) {
if (dollars === null) return "–";
return `$${dollars !== 0 && dollars < .1 ? dollars.toPrecision(2) : dollars.toFixed(2)}`;
}
function percent(ratio) {
if (ratio === null) return "–";
for (let digits = 1;; digits++) {
let text = (ratio * 100).toFixed(digits);
if (Number(text) === 0 == (ratio === 0) && Number(text) === 100 == (ratio === 1) || digits === 6) return `${Number(text)}%`;
}
}
function points(difference) {
let text = Math.abs(difference * 100).toFixed(1);
return (Number(text) === 0 ? "" : difference > 0 ? "+" : "−") + text;
}
function formatP(p) {
return p < .001 ? p.toExponential(1) : p.toFixed(3);
}
function count(number, noun) {
return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
function rateText(value, interval, missing) {
if (value === null) return "not measured";
let range = interval === null ? "" : ` (${percent(interval.low)} to ${percent(interval.high)})`;
return `${percent(value)}${range}${missing === 0 ? "" : `, ${missing} not measured`}`;
}
function partialCost(usd, known, all) {
if (usd === null) return "–";
return `${usd.toFixed(2)} USD${known === all ? "" : ` (${known} of ${all})`}`;
}
function formatBytes(bytes) {
if (bytes < 1024) return `${bytes} B`;
return bytes < 1024 ** 2 ? `${(bytes / 1024).toFixed(1)} KiB` : `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
}
function figure(value) {
return String(Number(value.toPrecision(4)));
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
23528: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { cleanCommand: () => cleanCommand });
var promises_ = __webpack_require__(26848);
var format = __webpack_require__(18253);
var untrusted = __webpack_require__(90492);
var this_machine = __webpack_require__(86324);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var run_directory = __webpack_require__(79882);
var registry = __webpack_require__(29078);
var sweep = __webpack_require__(60730);
async function findLeftovers(machine) {
let notes = [];
let docker = await (0, registry.mC)(machine).catch((error) => {
if (!(error instanceof errors.yo)) throw error;
notes.push(`containers were not looked for: ${error.message}`);
return null;
});
let containers = docker?.left ?? [];
let images = docker === null ? null : await findImages();
let workdirs = await (0, run_directory.WG)(machine);
let files = [...(await Promise.all((await (0, run_directory.ho)(machine)).map((id) => (0, run_directory.$N)(machine, id)))).flat(), ...await (0, sweep.es)(machine)];
return {
found: [
...containers.map(({ kept, id, name, instanceId, trial, size }) => ({
kind: kept ? "kept container" : "container of a killed run",
name: name || id.slice(0, 12),
trial: `${instanceId}/${trial}`,
bytes: size
})),
...(images?.left ?? []).map(({ name, bytes }) => ({
kind: "image of a task",
name,
trial: null,
bytes
})),
...await Promise.all(workdirs.map((directory) => onDisk("kept workdir", directory))),
...await Promise.all(files.map((file) => onDisk("files of a killed run", file)))
].filter(({ bytes }) => bytes !== null),
notes,
remove
};
async function findImages() {
if (!await (0, run_directory.$A)(machine)) return (0, registry.ir)(machine);
notes.push("images of tasks were not looked for: a run is under way");
return null;
}
async function onDisk(kind, file) {
let { exitCode, stdout } = await machine.runTool("du", [
"-sk",
"--",
file
]);
let kilobytes = Number.parseInt(stdout, 10);
let bytes = Number.isNaN(kilobytes) || exitCode !== 0 && stdout === "" ? null : kilobytes * 1024;
return {
kind,
name: kind === "kept workdir" ? external_node_path_.join(file, "workdir") : file,
trial: null,
bytes
};
}
async function remove() {
let faults = [];
let attempt = (work, name) => work.catch((error) => void faults.push(`${name} could not be removed: ${(0, errors.bD)(error)}`));
for (let { id, name } of containers) await attempt(docker.remove(id), name);
for (let { name } of images?.left ?? []) await attempt(images.remove(name), name);
for (let directory of workdirs) await attempt((0, run_directory.BC)(directory), directory);
await (0, sweep.X0)(machine, docker !== null, (message) => faults.push(message));
return faults;
}
}
var invoked = __webpack_require__(55173);
var paint = __webpack_require__(19089);
var print = __webpack_require__(12694);
var table = __webpack_require__(81681);
let COLUMNS = [
{
title: "what",
cell: ({ kind }) => kind
},
{
title: "size",
cell: ({ bytes }) => (0, format.z3)(bytes)
},
{
title: "trial",
cell: ({ trial }) => (0, untrusted.h0)(trial ?? "", 200)
}
];
let NAME = {
title: "name",
cell: ({ name }) => (0, untrusted.h0)(name, 4096)
};
async function cleanCommand({ yes = !1, json = !1 }) {
let { found, notes, remove } = await findLeftovers((0, this_machine.g)(process.env));
for (let note of notes) (0, print.cc)((0, untrusted.h0)(note, 1e3));
json || (0, print.tj)(lines(found));
let agreed = found.length > 0 && (yes || !json && await agrees());
let faults = agreed ? await remove() : [];
for (let fault of faults) (0, print.cc)((0, untrusted.h0)(fault, 1e3));
if (json) {
let documents = found.map(({ kind, name, trial, bytes }) => ({
kind,
name,
trial,
bytes
}));
(0, print.Q2)({
found: documents,
removed: agreed && faults.length === 0,
notes: [...notes, ...faults]
});
} else agreed && faults.length === 0 ? (0, print.tj)(["removed"]) : !agreed && found.length > 0 && (0, print.tj)([`nothing was removed; ${(0, invoked.u)()} clean --yes removes all of it`]);
return faults.length === 0 ? 0 : 3;
}
function lines(found) {
if (found.length === 0) return ["nothing was kept or left on this machine"];
let all = found.reduce((sum, { bytes }) => sum + bytes, 0);
return [...(0, table.t)(found, COLUMNS, NAME, (0, paint.Li)(process.stdout)), `${(0, format.z3)(all)} in all`];
}
async function agrees() {
if (!process.stdin.isTTY || !process.stdout.isTTY) return !1;
let asking = (0, promises_.createInterface)({
input: process.stdin,
output: process.stdout
});
try {
return /^y(es)?$/i.test((await asking.question("remove all of it? [y/N] ")).trim());
} finally {
asking.close();
}
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
})
};
