export const id = 3474;
export const ids = [3474, 8685];
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
29608: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { exportCommand: () => exportCommand });
var errors = __webpack_require__(45145);
var base_format = __webpack_require__(18253);
var registry = __webpack_require__(52323);
var datasets_select = __webpack_require__(24998);
var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var shell = __webpack_require__(12580);
var untrusted = __webpack_require__(90492);
function toml(text) {
return JSON.stringify(text.toWellFormed()).replaceAll("", "\\u007f");
}
let PRERUNNER = "/agentbench-prerunner";
let [BUILD, PRERUN, REST] = [
3600,
600,
120
];
let NAME = /^[a-zA-Z0-9][a-zA-Z0-9._-]*$/;
function obstacleOf(instance, settings) {
let { evaluation, repository, id } = instance;
if (evaluation.kind === "test_plan") return "a test plan needs terminals and a judge, which Harbor does not have; only success commands can be exported";
if (evaluation.kind === "reward") return "it is a task of Harbor already";
if (settings.image(instance.image) === null) return "it names no image; set the option image";
if (!/^\/[\w./-]*$/.test(settings.workdir)) return "its workdir must be an absolute path of plain characters";
if (!NAME.test(id) || id.includes("..")) return "its name cannot be one of Harbor, which has no \"..\"";
if (repository !== null && !/^https?:\/\//.test(repository.url)) return `the build of an image cannot clone ${(0, untrusted.h0)(repository.url, 200)}; only http and https can be exported`;
return null;
}
function filesOfTask(instance, settings) {
let obstacle = obstacleOf(instance, settings);
let { evaluation } = instance;
if (obstacle !== null || evaluation.kind !== "success_command") throw new errors.yo(`export: ${instance.id} cannot be exported: ${obstacle}`);
let seconds = Math.ceil(settings.evaluationTimeout / 1e3);
let files = new Map([
["task.toml", { text: configOf(instance, settings) }],
["instruction.md", { text: instance.prompt }],
["environment/Dockerfile", { text: dockerfileOf(instance, settings) }],
["tests/success-command", { text: evaluation.command }],
["tests/test.sh", {
text: "#!/bin/sh\n# Runs the success command and writes the reward. Written by agentbench export.\nworkdir=@workdir@\nrule=@rule@\nout=/logs/verifier\ncd \"$workdir\" || exit 1\ncommand=$(cat /tests/success-command)\nsession=\nif command -v setsid >/dev/null 2>&1; then session='setsid --wait'; fi\n$session timeout --kill-after=5 @seconds@ /bin/sh -c \"$command\" </dev/null >\"$out/stdout.txt\" 2>\"$out/stderr.txt\"\ncode=$?\ncat \"$out/stdout.txt\" \"$out/stderr.txt\"\necho \"exit code $code\"\nreward=0\nif [ \"$rule\" = exit_code ]; then\n  if [ \"$code\" -eq 0 ]; then reward=1; fi\nelif cat \"$out/stdout.txt\" \"$out/stderr.txt\" | LC_ALL=C grep -q 'Setup successful'; then\n  reward=1\nfi\necho \"$reward\" >\"$out/reward.txt\"\n".replace("@workdir@", () => (0, shell.h)(settings.workdir)).replace("@rule@", evaluation.rule).replace("@seconds@", String(seconds)),
executable: !0
}]
]);
for (let { source, target } of instance.fixtures) files.set(external_node_path_.posix.join("environment/files", target), { source });
instance.prerunner !== null && files.set("environment/prerunner", { source: instance.prerunner });
for (let [name, file] of solutionOf(instance, settings)) files.set(name, file);
return files;
}
function configOf(instance, settings) {
let { agentTimeout, evaluationTimeout, organisation, workdir } = settings;
let prerunner = instance.prerunner === null ? [] : [
"",
"# Runs the prerunner once in the started container, and takes it away before the agent.",
"[environment.healthcheck]",
`command = ${toml(prerunnerCommand(workdir))}`,
`timeout_sec = ${PRERUN}.0`,
"retries = 1"
];
return [
"schema_version = \"1.3\"",
"",
"[task]",
`name = ${toml(`${organisation}/${instance.id}`)}`,
"",
"[metadata]",
`category = ${toml(instance.taskType)}`,
"",
"[agent]",
`timeout_sec = ${(agentTimeout / 1e3).toFixed(1)}`,
"",
"[verifier]",
`timeout_sec = ${Math.ceil(evaluationTimeout / 1e3) + REST}.0`,
"",
"[environment]",
`build_timeout_sec = ${BUILD}.0`,
`workdir = ${toml(workdir)}`,
...prerunner,
""
].join("\n");
}
function prerunnerCommand(workdir) {
let run = `cd ${(0, shell.h)(workdir)} && bash ${PRERUNNER}/prerunner.sh </dev/null >/dev/null 2>&1; rm -rf ${PRERUNNER}`;
return `if [ -d ${PRERUNNER} ]; then ${run}; fi`;
}
function dockerfileOf(instance, { image, workdir }) {
let { repository, fixtures, prerunner } = instance;
let run = (...command) => `RUN ${JSON.stringify(command)}`;
return [
...repository === null ? [] : [
"FROM debian:bookworm AS source",
run("apt-get", "update"),
run("apt-get", "install", "--yes", "--no-install-recommends", "git", "ca-certificates"),
run("git", "clone", "--no-checkout", "--", repository.url, "/source"),
run("git", "-C", "/source", "checkout", "--detach", repository.commit ?? "HEAD"),
""
],
`FROM ${image(instance.image)}`,
"ENTRYPOINT []",
`WORKDIR ${workdir}`,
...repository === null ? [] : [copy("--from=source", "/source/.", `${workdir}/`)],
...fixtures.length === 0 ? [] : [copy("", "files/.", `${workdir}/`)],
...prerunner === null ? [] : [copy("", "prerunner/.", `${PRERUNNER}/`)],
""
].join("\n");
}
function copy(flag, from, to) {
return `COPY ${flag === "" ? "" : `${flag} `}${JSON.stringify([from, to])}`;
}
function solutionOf({ solution }, { workdir }) {
if (solution === null) return [];
if (solution.endsWith(".sh")) return [["solution/solve.sh", {
text: `#!/bin/bash\ncd ${(0, shell.h)(workdir)} && exec bash /solution/reference.sh\n`,
executable: !0
}], ["solution/reference.sh", { source: solution }]];
return [["solution/solve.sh", {
text: `#!/bin/sh\ncp -a /solution/files/. ${(0, shell.h)(workdir)}/\n`,
executable: !0
}], ["solution/files", { source: solution }]];
}
let NOT_IN_DIGEST = /(^|\/)(__pycache__\/|[^/]*(\.pyc|\.swp|\.swo|~)$|\.DS_Store$|\.harborignore$)/;
async function exportTasks(directory, dataset, instances, settings) {
let faults = instances.flatMap((instance) => {
let obstacle = obstacleOf(instance, settings);
return obstacle === null ? [] : [`${instance.id}: ${obstacle}`];
});
if (faults.length > 0) {
let more = faults.length > 10 ? [`… and ${faults.length - 10} more`] : [];
throw new errors.yo([`export: ${faults.length} of ${instances.length} instances of ${dataset.name} cannot be exported:`].concat(faults.slice(0, 10), more).join("\n"));
}
await makeEmpty(directory);
let tasks = [];
for (let instance of [...instances].sort((a, b) => a.id < b.id ? -1 : 1)) {
let folder = external_node_path_.join(directory, instance.id);
let written = new Map();
for (let [name, file] of filesOfTask(instance, settings)) await put(file, folder, name, written);
tasks.push({
name: `${settings.organisation}/${instance.id}`,
digest: digestOf(written)
});
}
await (0, promises_.writeFile)(external_node_path_.join(directory, "dataset.toml"), manifestOf(settings.organisation, dataset.name, tasks));
}
function organisationOf({ name }) {
let plain = name.replace(/[^a-zA-Z0-9_-]+/g, "-").replace(/^[^a-zA-Z0-9]+/, "");
return plain === "" ? "agentbench" : plain.slice(0, 60);
}
async function makeEmpty(directory) {
try {
await (0, promises_.mkdir)(directory, { recursive: !0 });
if ((0, external_node_fs_.readdirSync)(directory).length === 0) return;
} catch (error) {
throw new errors.yo(`export: ${directory} cannot be made: ${(0, errors.bD)(error)}`);
}
throw new errors.yo(`export: ${directory} is not empty; name a new directory`);
}
async function put(file, folder, name, written) {
let target = external_node_path_.join(folder, name);
if ("source" in file && (0, external_node_fs_.lstatSync)(file.source).isDirectory()) {
await (0, promises_.mkdir)(target, { recursive: !0 });
for (let entry of (0, external_node_fs_.readdirSync)(file.source).sort()) await put({ source: external_node_path_.join(file.source, entry) }, folder, `${name}/${entry}`, written);
return;
}
await (0, promises_.mkdir)(external_node_path_.dirname(target), { recursive: !0 });
if ("text" in file) {
await (0, promises_.writeFile)(target, file.text.toWellFormed());
await (0, promises_.chmod)(target, file.executable === !0 ? 493 : 420);
} else {
let stats = (0, external_node_fs_.lstatSync)(file.source);
if (!stats.isFile()) throw new errors.yo(`export: ${file.source} is a link or no regular file, which a task of Harbor cannot hold`);
await (0, promises_.copyFile)(file.source, target).catch((error) => {
throw new errors.yo(`export: ${file.source} cannot be copied: ${(0, errors.$N)(error) ?? (0, errors.bD)(error)}`);
});
await (0, promises_.chmod)(target, stats.mode & 64 ? 493 : 420);
}
let content = await (0, promises_.readFile)(target);
NOT_IN_DIGEST.test(name) || written.set(name, (0, external_node_crypto_.createHash)("sha256").update(content).digest("hex"));
}
function digestOf(files) {
let hash = (0, external_node_crypto_.createHash)("sha256");
let byPath = [...files].sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
for (let [name, digest] of byPath) hash.update(`${name}\0${digest}\n`);
return `sha256:${hash.digest("hex")}`;
}
function manifestOf(organisation, dataset, tasks) {
let about = [
"[dataset]",
`name = ${toml(`${organisation}/${organisation}`)}`,
`description = ${toml(dataset)}`
];
let entries = tasks.map(({ name, digest }) => `\n[[tasks]]\nname = ${toml(name)}\ndigest = ${toml(digest)}\n`);
return `${about.join("\n")}\n${entries.join("")}`;
}
var fetch_dataset = __webpack_require__(43210);
var this_machine = __webpack_require__(86324);
var agent_limit = __webpack_require__(9962);
var parse = __webpack_require__(90162);
var docker_images = __webpack_require__(50054);
var print = __webpack_require__(12694);
var trials = __webpack_require__(18540);
async function exportCommand(directory, given, format) {
if (format !== "harbor") throw new errors.yo(`format: "${format}" is unknown; there is "harbor"`);
let options = (0, parse.A)(given);
let dataset = await (0, registry.Z)(options, (0, fetch_dataset.w)((0, this_machine.g)(process.env)));
let instances = await (0, datasets_select.l)(dataset.instances, options.instances);
await exportTasks(directory, dataset, instances, {
organisation: organisationOf(dataset),
image: (rowImage) => (0, docker_images.N)(rowImage, options)?.name ?? null,
workdir: options.workdir ?? "/testbed",
agentTimeout: (0, agent_limit.B)(options),
evaluationTimeout: options["evaluation-timeout"]
});
for (let { id, repository } of instances) repository?.commit === null && (0, print.cc)(`${id}: its row names no commit; an image has the newest one at the time of its build`);
(0, print.tj)([`${(0, base_format.U9)(instances.length, "task")} of ${dataset.name}: ${(0, trials.MP)(directory)}/`]);
return 0;
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
9962: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { B: () => agentLimit });
function agentLimit(options, task = {}) {
return options["agent-timeout"] ?? task.agentTimeout ?? 72e5;
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
48685: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R6: () => CATEGORIES,
eP: () => explainedSchema,
hE: () => CAUSES,
zu: () => causeSchema
});
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
let CAUSES = [
"no_model_request",
"model_error",
"budget",
"timed_out",
"crashed",
"not_persistent",
"repeating",
"gave_up",
"claimed_success"
];
let causeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
cause: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(CAUSES),
evidence: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), "What shows it, on one line"),
step: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.NC())), "Step of the trajectory that shows it; null for none"),
log: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), "The log that shows it; null for none")
});
let CATEGORIES = [
"missing_tooling",
"hallucinated_constraint",
"not_persistent",
"other"
];
let explainedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
category: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(CATEGORIES), "Of SetupBench’s paper: tools of development or tests were not installed; a constraint was made up; the setup did not last; or none of these"),
explanation: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
quotes: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
text: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
step: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.NC()))
})), "Texts of the trajectory or of the evaluation, each found there; with the step, null for the evaluation and for sub-agents"),
judge: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), "Identity of the judge"),
input_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI())),
output_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI())),
cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI()))
});
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
}),
3730: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CF: () => BadAnswer,
P_: () => Refusal,
W_: () => NoAnswer,
c2: () => statusOf,
eO: () => explainDockerFault,
lp: () => dockerFault,
pn: () => isTooLong
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33836);
let BROKEN = [
"ECONNREFUSED",
"ECONNRESET",
"EPIPE",
"ENOENT",
"ETIMEDOUT",
"EHOSTUNREACH"
];
class Refusal extends Error {
name = "Refusal";
statusCode;
constructor(statusCode, message) {
super(message);
this.statusCode = statusCode;
}
}
class NoAnswer extends Error {
name = "NoAnswer";
}
class BadAnswer extends Error {
name = "BadAnswer";
}
function dockerFault(error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD) return error;
let message = isSilent(error) ? `Docker does not answer any more (${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}); see that its daemon runs, then run again with resume` : (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error).trim();
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD("docker", message, { cause: error });
}
function isEngineLost(error) {
return error instanceof BadAnswer || isSilent(error) || statusOf(error) === 404 && /no such exec/i.test((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error));
}
async function explainDockerFault(container, error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD || error instanceof _types_js__WEBPACK_IMPORTED_MODULE_1__.z) return error;
if (error instanceof NoAnswer) return dockerFault(error);
try {
let { running, outOfMemory, exitCode } = await container.inspect();
if (isEngineLost(error)) {
let what = `Docker lost the command (${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error).trim()}): its daemon was restarted, or the connection broke`;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD("docker", what, { cause: error });
}
if (!running) {
let why = outOfMemory ? "it ran out of memory" : `exit code ${exitCode}`;
return new _types_js__WEBPACK_IMPORTED_MODULE_1__.z(`the container is no longer running: ${why}`);
}
} catch (inspection) {
if (statusOf(inspection) === 404) return new _types_js__WEBPACK_IMPORTED_MODULE_1__.z("the container was removed from outside");
return dockerFault(inspection);
}
if (!isTooLong((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)) && /OCI runtime exec failed|no such file or directory|chdir/i.test((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error))) return new _types_js__WEBPACK_IMPORTED_MODULE_1__.z((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error));
return dockerFault(error);
}
function isTooLong(message) {
return /argument list too long/i.test(message);
}
function statusOf(error) {
return error instanceof Refusal ? error.statusCode : void 0;
}
function isSilent(error) {
return error instanceof NoAnswer || statusOf(error) === void 0 && BROKEN.includes((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(error) ?? "");
}
}),
50054: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => chooseImage,
T: () => Images
});
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3730);
let SUBSTITUTES = { "codeexecservice.azurecr.io/setupbench-node-16:latest": "node:16.10.0-bullseye" };
let PAUSES = [
0,
3e3,
1e4
];
function chooseImage(rowImage, options) {
if (options.image !== void 0) return {
name: options.image,
substituted: !1
};
if (rowImage === null) return null;
let mapped = options["image-map"].get(rowImage);
if (mapped !== void 0) return {
name: mapped,
substituted: !1
};
let substitute = SUBSTITUTES[rowImage];
return substitute === void 0 ? {
name: rowImage,
substituted: !1
} : {
name: substitute,
substituted: !0
};
}
class Images {
#engine;
#machine;
#images = new Map();
constructor(engine, machine) {
this.#engine = engine;
this.#machine = machine;
}
async provide(choice, build = null) {
let image = this.#images.get(choice.name);
if (image === void 0) {
image = this.#provide(choice.name, build);
this.#images.set(choice.name, image);
image.catch((error) => error.kind === "docker" && this.forget(choice.name));
}
return {
...choice,
...await image
};
}
forget(name) {
this.#images.delete(name);
}
async #provide(name, build) {
let present = await this.#inspect(name);
if (present !== null) return present;
await (build?.() ?? this.#pull(name));
let pulled = await this.#inspect(name);
if (pulled === null) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("image", `the image ${name} is not there after it was ${build === null ? "pulled" : "built"}`);
return pulled;
}
async #inspect(name) {
try {
let { id, digests, config } = await this.#engine.image(name);
return {
id,
digest: digests[0] ?? id,
config
};
} catch (error) {
if ((0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.c2)(error) === 404) return null;
throw (0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.lp)(error);
}
}
async #pull(name) {
let said = "";
for (let pause of PAUSES) {
await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(pause);
let result = await this.#machine.runTool("docker", [
"pull",
"--quiet",
"--",
name
]).catch((error) => {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("image", `the image ${name} is not here and cannot be pulled: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error)}`);
});
if (result.exitCode === 0) return;
said = result.stderr.trim().split("\n").slice(-3).join("\n");
if (/not found|manifest unknown|denied|unauthorized|invalid reference|no basic auth/i.test(said)) break;
}
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("image", `the image ${name} cannot be pulled: ${said}`);
}
}
}),
33836: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { z: () => TestbedDestroyed });
class TestbedDestroyed extends Error {
name = "TestbedDestroyed";
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
