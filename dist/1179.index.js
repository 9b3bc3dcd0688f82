export const id = 1179;
export const ids = [1179];
export const modules = {
21916: ((__unused_webpack_module, exports) => {
exports.Io = exports.kp = void 0;
var peq = new Uint32Array(65536);
var myers_32 = function(a, b) {
var n = a.length;
var m = b.length;
var lst = 1 << n - 1;
var pv = -1;
var mv = 0;
var sc = n;
var i = n;
for (; i--;) peq[a.charCodeAt(i)] |= 1 << i;
for (i = 0; i < m; i++) {
var eq = peq[b.charCodeAt(i)];
var xv = eq | mv;
eq |= (eq & pv) + pv ^ pv;
mv |= ~(eq | pv);
pv &= eq;
mv & lst && sc++;
pv & lst && sc--;
mv = mv << 1 | 1;
pv = pv << 1 | ~(xv | mv);
mv &= xv;
}
i = n;
for (; i--;) peq[a.charCodeAt(i)] = 0;
return sc;
};
var myers_x = function(b, a) {
var n = a.length;
var m = b.length;
var mhc = [];
var phc = [];
var hsize = Math.ceil(n / 32);
var vsize = Math.ceil(m / 32);
for (var i = 0; i < hsize; i++) {
phc[i] = -1;
mhc[i] = 0;
}
var j = 0;
for (; j < vsize - 1; j++) {
var mv_1 = 0;
var pv_1 = -1;
var start_1 = j * 32;
var vlen_1 = Math.min(32, m) + start_1;
for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] |= 1 << k;
for (var i = 0; i < n; i++) {
var eq = peq[a.charCodeAt(i)];
var pb = phc[i / 32 | 0] >>> i & 1;
var mb = mhc[i / 32 | 0] >>> i & 1;
var xv = eq | mv_1;
var xh = ((eq | mb) & pv_1) + pv_1 ^ pv_1 | eq | mb;
var ph = mv_1 | ~(xh | pv_1);
var mh = pv_1 & xh;
ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i);
mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i);
ph = ph << 1 | pb;
mh = mh << 1 | mb;
pv_1 = mh | ~(xv | ph);
mv_1 = ph & xv;
}
for (var k = start_1; k < vlen_1; k++) peq[b.charCodeAt(k)] = 0;
}
var mv = 0;
var pv = -1;
var start = j * 32;
var vlen = Math.min(32, m - start) + start;
for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] |= 1 << k;
var score = m;
for (var i = 0; i < n; i++) {
var eq = peq[a.charCodeAt(i)];
var pb = phc[i / 32 | 0] >>> i & 1;
var mb = mhc[i / 32 | 0] >>> i & 1;
var xv = eq | mv;
var xh = ((eq | mb) & pv) + pv ^ pv | eq | mb;
var ph = mv | ~(xh | pv);
var mh = pv & xh;
score += ph >>> m - 1 & 1;
score -= mh >>> m - 1 & 1;
ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i);
mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i);
ph = ph << 1 | pb;
mh = mh << 1 | mb;
pv = mh | ~(xv | ph);
mv = ph & xv;
}
for (var k = start; k < vlen; k++) peq[b.charCodeAt(k)] = 0;
return score;
};
var distance = function(a, b) {
if (a.length < b.length) {
var tmp = b;
b = a;
a = tmp;
}
if (b.length === 0) return a.length;
if (a.length <= 32) return myers_32(a, b);
return myers_x(a, b);
};
exports.Io = distance;
var closest = function(str, arr) {
var min_distance = Infinity;
var min_index = 0;
for (var i = 0; i < arr.length; i++) {
var dist = distance(str, arr[i]);
if (dist < min_distance) {
min_distance = dist;
min_index = i;
}
}
return arr[min_index];
};
exports.kp = closest;
}),
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
10076: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FZ: () => maskedLines,
G_: () => ownSecrets,
hK: () => holdsSecret
});
var _environment_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40724);
function ownSecrets(environment) {
let values = Object.entries(environment).flatMap(([name, value]) => (0, _environment_names_js__WEBPACK_IMPORTED_MODULE_0__.rG)(name) ? [value?.trim()] : []);
return [...new Set(values.filter((value) => value !== void 0 && value.length >= 6))];
}
function holdsSecret(text, secrets) {
return secrets.some((secret) => text.trim() === secret || secret.length >= 16 && text.includes(secret));
}
function maskedLines(value) {
return value.split(/\r?\n|\r/).filter((line) => line.trim().length >= 6);
}
}),
45503: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => NotReadable,
X: () => readRegularFile
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
class NotReadable extends Error {
name = "NotReadable";
}
function readRegularFile(file, limit, { follow = !1, space } = {}) {
let flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK | (follow ? 0 : node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
let descriptor = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, flags);
try {
let stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
if (!stats.isFile()) throw new NotReadable("it is not a regular file");
if (stats.size > limit) throw new NotReadable(`it has ${stats.size} bytes; the limit is ${limit}`);
let bytes = space !== void 0 && stats.size <= space.length ? space.subarray(0, stats.size) : Buffer.allocUnsafe(stats.size);
let read = 0;
for (let more = -1; read < bytes.length && more !== 0; read += more) more = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, read, bytes.length - read, null);
return bytes.subarray(0, read);
} finally {
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
}
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
11593: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { listCommand: () => listCommand });
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
var _datasets_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52323);
var _datasets_select_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24998);
var _git_fetch_dataset_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43210);
var _github_this_machine_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86324);
var _options_parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90162);
var _paint_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19089);
var _print_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12694);
var _table_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81681);
async function listCommand(given, shown, json) {
let options = (0, _options_parse_js__WEBPACK_IMPORTED_MODULE_5__.A)({
...given,
...shown === void 0 ? {} : { instances: shown }
});
let dataset = await (0, _datasets_registry_js__WEBPACK_IMPORTED_MODULE_1__.Z)(options, (0, _git_fetch_dataset_js__WEBPACK_IMPORTED_MODULE_3__.w)((0, _github_this_machine_js__WEBPACK_IMPORTED_MODULE_4__.g)(process.env)));
let instances = await (0, _datasets_select_js__WEBPACK_IMPORTED_MODULE_2__.l)(dataset.instances, options.instances);
json ? (0, _print_js__WEBPACK_IMPORTED_MODULE_7__.Q2)(document(dataset, instances, shown !== void 0)) : shown === void 0 ? (0, _print_js__WEBPACK_IMPORTED_MODULE_7__.tj)(lines(instances)) : (0, _print_js__WEBPACK_IMPORTED_MODULE_7__.tj)(instances.flatMap((instance, index) => [...index === 0 ? [] : [""], ...details(instance)]));
return 0;
}
function document({ name, ref, digest, testbed }, instances, whole) {
return {
dataset: {
name,
ref,
digest,
testbed
},
instances: instances.map((instance) => ({
instance_id: instance.id,
task_type: instance.taskType,
image: instance.image,
human_actions: instance.humanActions,
test_points: instance.evaluation.kind === "test_plan" ? instance.evaluation.points.length : null,
solution: instance.solution,
...whole ? {
prompt: instance.prompt,
success_command: instance.evaluation.kind === "success_command" ? instance.evaluation.command : null,
repository: instance.repository,
fixtures: instance.fixtures.map(({ source }) => source),
prerunner: instance.prerunner,
row: instance.row === null ? null : {
file: instance.row.file,
line: instance.row.line
}
} : {}
}))
};
}
function lines(instances) {
let columns = [
{
title: "instance",
cell: ({ id }) => id,
flexible: !0
},
{
title: "type",
cell: ({ taskType }) => taskType
},
{
title: "image",
cell: ({ image }) => image ?? "–"
},
{
title: "human actions",
cell: humanActions,
side: "right"
},
{
title: "points",
cell: pointsOf,
side: "right"
},
{
title: "solution",
cell: ({ solution }) => solution === null ? "–" : "yes"
}
];
return (0, _table_js__WEBPACK_IMPORTED_MODULE_8__.t)(instances, columns, {
title: "",
cell: () => ""
}, (0, _paint_js__WEBPACK_IMPORTED_MODULE_6__.Li)(process.stdout));
}
function humanActions({ humanActions: bounds }) {
if (bounds === null) return "–";
return bounds.lower === bounds.upper ? String(bounds.lower) : `${bounds.lower}–${bounds.upper}`;
}
function pointsOf({ evaluation }) {
return evaluation.kind === "test_plan" ? String(evaluation.points.length) : "–";
}
function details(instance) {
let { id, taskType, image, repository, fixtures, prerunner, solution, row, evaluation, prompt } = instance;
let facts = [
["type", taskType],
["image", image],
["row", row === null ? null : `${row.file}:${row.line}`],
["repository", repository === null ? null : `${repository.url} at ${repository.commit ?? "its default branch"}`],
["fixtures", fixtures.length === 0 ? null : fixtures.map(({ source }) => source).join(", ")],
["prerunner", prerunner],
["solution", solution],
["human actions", instance.humanActions === null ? null : `${humanActions(instance)} (check_dir and read_file, from the row)`],
["test points", evaluation.kind === "test_plan" ? pointsOf(instance) : null]
];
return [
(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(id),
...facts.flatMap(([name, value]) => value === null ? [] : [`  ${name.padEnd(14)} ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(value, 2e3)}`]),
"  prompt",
...indented(prompt),
...evaluation.kind === "success_command" ? [`  success command, decided by ${evaluation.rule === "exit_code" ? "its exit code" : "the text \"Setup successful\""}`, ...indented(evaluation.command)] : []
];
}
function indented(text) {
return (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.pj)(text).trimEnd().split("\n").map((line) => `    ${line}`.trimEnd());
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
}),
71744: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Cd: () => INSTANCE_ID,
M1: () => rowSchema,
Ps: () => NUL_FAULT,
h3: () => isKnownKey,
q8: () => ROW_KEYS,
rc: () => manifestSchema
});
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
let INSTANCE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
let RESULT_FILES = [
"run.json",
"trace.json",
"report.html"
];
let GIT_URL = /^((https?|ssh|git|file):\/\/|[A-Za-z0-9._-]+@[A-Za-z0-9.-]+:|\/)[^\s\0]+$/;
let COMMIT = /^[0-9a-f]{7,64}$/i;
let IMAGE = /^[A-Za-z0-9][A-Za-z0-9._:/@-]*$/;
let NUL_FAULT = "holds a NUL character (\\u0000)";
let text = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.m9(1, "is empty"), zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB((given) => !given.includes("\0"), NUL_FAULT));
let absent = zod_mini__WEBPACK_IMPORTED_MODULE_1__.cl6;
let actions = zod_mini__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(1e6))));
let rowSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__._H3({
instance_id: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(INSTANCE_ID, "must begin with a letter or digit and hold only letters, digits, \".\", \"_\" and \"-\", 128 at most")), "Name of the instance, unique in the dataset"),
task_type: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(text, "Type of the task. `dependency_resolution` is decided by the exit code, every other type by the text `Setup successful`"),
problem_statement: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(text, "The prompt"),
success_command: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(text, "Command that decides the verdict, run by `/bin/sh -c` in the workdir after the agent"),
base_image: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(IMAGE, "is not the name of an image"))), "Docker image of the testbed; required on Docker"),
image_tag: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(IMAGE, "is not the name of an image"))), "Image name for `keep-image`"),
repo_url: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(GIT_URL, "is not a git URL (https://…, ssh://…, file://…, user@host:path or an absolute path)"))), "Repository cloned into the workdir"),
base_commit: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(COMMIT, "is not a commit hash"))), "Commit that is checked out. Default: the newest one of the default branch"),
commit_hash: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(COMMIT, "is not a commit hash"))), "Alternative name of base_commit"),
start_new_session: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(absent(zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY()), "Run the success command in its own session (always the case)"),
human_actions_lower_bound: absent(actions),
human_actions_upper_bound: absent(actions)
}).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB((row) => !RESULT_FILES.includes(row.instance_id), {
path: ["instance_id"],
error: "is the name of a file among the results; use another name"
}), zod_mini__WEBPACK_IMPORTED_MODULE_1__.YPB((row) => row.instance_id !== "all", {
path: ["instance_id"],
error: "is reserved: it selects every instance; use another name"
}));
let DESCRIPTIVE = [
"language",
"license_spdx",
"build_commands",
"notes",
"description",
"ecosystem",
"repo",
"issue_number",
"issue_url",
"comment_id",
"snippet"
];
let ROW_KEYS = Object.keys(rowSchema.shape);
function isKnownKey(key) {
return ROW_KEYS.includes(key) || DESCRIPTIVE.includes(key);
}
let manifestSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.rej({
name: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(INSTANCE_ID, "must hold only letters, digits, \".\", \"_\" and \"-\""))), "Name of the dataset; default: name of its directory"),
testbed: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(["docker", "host"])), "Testbed that `testbed: auto` selects for the dataset")
});
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
43210: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { w: () => datasetFetcher });
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _refuse_option_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53589);
let FULL_COMMIT = /^[0-9a-f]{40}$/;
async function fetchDataset(repository, ref, machine) {
(0, _refuse_option_js__WEBPACK_IMPORTED_MODULE_4__.g)(repository, "dataset-repository");
(0, _refuse_option_js__WEBPACK_IMPORTED_MODULE_4__.g)(ref, "dataset-ref");
if (URL.parse(repository)?.password) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo("dataset-repository: leave the password out of it, every process of this machine could read it there; log git in by its configuration or a credential helper, or check the repository out before (actions/checkout) and name the directory in dataset-path");
let cache = node_path__WEBPACK_IMPORTED_MODULE_2__.join(machine.cacheDirectory, "datasets", (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(repository).digest("hex").slice(0, 16));
if (FULL_COMMIT.test(ref) && (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(cache, ref))) return {
directory: node_path__WEBPACK_IMPORTED_MODULE_2__.join(cache, ref),
commit: ref
};
let { checkOut } = await __webpack_require__.e(2223).then(__webpack_require__.bind(__webpack_require__, 82223));
return await checkOut(repository, ref, cache, machine);
}
function datasetFetcher(machine) {
return (repository, ref) => fetchDataset(repository, ref, machine);
}
}),
53589: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { g: () => refuseOption });
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
function refuseOption(text, option) {
if (text.startsWith("-")) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`${option}: "${text}" begins with "-"`);
}
}),
86324: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { g: () => thisMachine });
var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
var _base_environment_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40724);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
var _base_find_tool_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59956);
var _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10076);
let LONGEST_TIMER = 2 ** 31 - 1;
function thisMachine(environment) {
let cache = environment.XDG_CACHE_HOME || node_path__WEBPACK_IMPORTED_MODULE_3__.join(environment.HOME || node_os__WEBPACK_IMPORTED_MODULE_2__.homedir(), ".cache");
return {
environment,
cacheDirectory: node_path__WEBPACK_IMPORTED_MODULE_3__.join(cache, "agentbench"),
temporaryDirectory: environment.RUNNER_TEMP || node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir(),
runTool: toolRunner(environment)
};
}
function toolRunner(environment) {
let env = {
...environmentOfTools(environment),
GIT_TERMINAL_PROMPT: "0",
LC_ALL: "C"
};
return async (tool, args, options = {}) => {
let { cwd, timeout, onOutput, environment: own = env } = options;
let file = (0, _base_find_tool_js__WEBPACK_IMPORTED_MODULE_5__.S)(tool, environment.PATH);
if (file === null) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`${tool} is not installed, or not on PATH`);
if (timeout !== void 0 || onOutput !== void 0) return watched(file, args, own, options);
let { getExecOutput } = await __webpack_require__.e(1260).then(__webpack_require__.bind(__webpack_require__, 81260));
return getExecOutput(`"${file}"`, args, {
silent: !0,
ignoreReturnCode: !0,
env: own,
...cwd === void 0 ? {} : { cwd }
});
};
}
async function watched(file, args, env, { cwd, timeout, signal, onOutput = () => {} }) {
let child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, args, {
env,
cwd,
detached: !0,
stdio: [
"ignore",
"pipe",
"pipe"
]
});
let closed = (0, node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, "close");
let end = () => {
try {
process.kill(-child.pid, "SIGTERM");
} catch {}
};
let timedOut = !1;
let limit = setTimeout(() => {
timedOut = !0;
end();
}, timeout ?? LONGEST_TIMER);
signal?.addEventListener("abort", end, { once: !0 });
signal?.aborted && end();
for (let stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", onOutput);
try {
let [code] = await closed;
return {
exitCode: code ?? 1,
stdout: "",
stderr: "",
timedOut
};
} finally {
clearTimeout(limit);
signal?.removeEventListener("abort", end);
}
}
function environmentOfTools(environment) {
let secrets = (0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_6__.G_)(environment);
return Object.fromEntries(Object.entries(environment).filter((entry) => {
let [name, value] = entry;
if (value === void 0 || (0, _base_environment_names_js__WEBPACK_IMPORTED_MODULE_7__._c)(name)) return !1;
return (0, _base_environment_names_js__WEBPACK_IMPORTED_MODULE_7__.HB)(name) || !(0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_6__.hK)(value, secrets);
}));
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
30252: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => __WEBPACK_DEFAULT_EXPORT__ });
var _core_util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);
let error = () => {
let Sizable = {
string: {
unit: "characters",
verb: "to have"
},
file: {
unit: "bytes",
verb: "to have"
},
array: {
unit: "items",
verb: "to have"
},
set: {
unit: "items",
verb: "to have"
},
map: {
unit: "entries",
verb: "to have"
}
};
function getSizing(origin) {
return Sizable[origin] ?? null;
}
let FormatDictionary = {
regex: "input",
email: "email address",
url: "URL",
emoji: "emoji",
uuid: "UUID",
uuidv4: "UUIDv4",
uuidv6: "UUIDv6",
nanoid: "nanoid",
guid: "GUID",
cuid: "cuid",
cuid2: "cuid2",
ulid: "ULID",
xid: "XID",
ksuid: "KSUID",
datetime: "ISO datetime",
date: "ISO date",
time: "ISO time",
duration: "ISO duration",
ipv4: "IPv4 address",
ipv6: "IPv6 address",
mac: "MAC address",
cidrv4: "IPv4 range",
cidrv6: "IPv6 range",
base64: "base64-encoded string",
base64url: "base64url-encoded string",
json_string: "JSON string",
e164: "E.164 number",
currency_code: "currency code",
credit_card: "credit card number",
iban: "IBAN",
jwt: "JWT",
template_literal: "input"
};
let TypeDictionary = { nan: "NaN" };
function getTypeName(type, input) {
if (type === "number" && typeof input == "number" && !Number.isFinite(input)) return String(input);
return TypeDictionary[type] ?? type;
}
return (issue) => {
switch (issue.code) {
case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(_core_util_js__WEBPACK_IMPORTED_MODULE_0__.GW(issue.input), issue.input)}`;
case "invalid_value":
if (issue.values.length === 1) return `Invalid input: expected ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.B7(issue.values[0])}`;
return `Invalid option: expected one of ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.jw(issue.values, "|")}`;
case "too_big": {
let adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
let sizing = getSizing(issue.origin);
if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
}
case "too_small": {
let adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
let sizing = getSizing(issue.origin);
if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
}
case "invalid_format": {
let _issue = issue;
if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
}
case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.jw(issue.keys, ", ")}`;
case "invalid_key": return `Invalid key in ${issue.origin}`;
case "invalid_union":
if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
if (issue.inclusive === !1) return "Invalid input: more than one option matched";
return "Invalid input";
case "invalid_element": return `Invalid value in ${issue.origin}`;
default: return "Invalid input";
}
};
};
function __WEBPACK_DEFAULT_EXPORT__() {
return { localeError: error() };
}
})
};
