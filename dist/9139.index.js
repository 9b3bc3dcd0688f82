const __dirname = import.meta.dirname;
export const id = 9139;
export const ids = [9139];
export const modules = {
87439: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => sameContent,
e: () => asText
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
var csv_parse_sync__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25175);
let utf8 = new TextDecoder("utf-8", { fatal: !0 });
function sameContent(expectedName, expected, actual) {
if (expected.equals(actual)) return !0;
let [a, b] = [asText(expected), asText(actual)];
if (a === null || b === null) return !1;
let reader = READERS[node_path__WEBPACK_IMPORTED_MODULE_0__.extname(expectedName).toLowerCase()];
let values = reader === void 0 ? null : [read(reader, a), read(reader, b)];
if (values === null || values[0] === void 0) return a === b;
return (0, node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(values[0], values[1]);
}
function asText(content) {
if (content.includes(0)) return null;
try {
return utf8.decode(content).replace(/\r\n?/g, "\n").replace(/\n$/, "");
} catch {
return null;
}
}
let READERS = {
".json": (text) => JSON.parse(text),
".csv": (text) => (0, csv_parse_sync__WEBPACK_IMPORTED_MODULE_2__.qg)(text, {
relax_column_count: !0,
skip_empty_lines: !0,
trim: !0
})
};
function read(reader, text) {
try {
return reader(text);
} catch {
return;
}
}
}),
52129: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hj: () => JudgeLedger,
lv: () => keptFilesPath,
pU: () => requestFor
});
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var redacted_file = __webpack_require__(17197);
var shell = __webpack_require__(12580);
var untrusted = __webpack_require__(90492);
let JUDGE = "(?:judge|evaluator|grader|assessor|scorer|reviewer)";
let MACHINE = "(?:ai|llm|automated|automatic|language[ -]model)";
let PATTERNS = [
/\b(?:ignor(?:e|ing)|disregard|forget|override)\b[^.\n]{0,40}\b(?:previous|prior|above|earlier|system|your|all|these)\b[^.\n]{0,40}\b(?:instruction|prompt|rule|rubric|criteri|guideline)/gi,
/(?:忽略|无视)[^。\n]{0,12}(?:指令|提示词|评分)/g,
RegExp(`\\b${MACHINE}[ -]${JUDGE}\\b`, "gi"),
RegExp(`\\b(?:dear|attention|note (?:to|for)|message (?:to|for)|hello|hey)[ ,:]{1,3}(?:the )?${JUDGE}\\b`, "gi"),
RegExp(`\\b(?:if|as|since) you(?: are|'re) (?:an? )?(?:${MACHINE}|${JUDGE})\\b`, "gi"),
RegExp(`\\byou are (?:now )?(?:an? |the )?(?:${MACHINE}|${JUDGE}|(?:helpful )?assistant)\\b`, "gi"),
/\b(?:give|award|assign|return|output|respond with|answer with)\b[^.\n]{0,60}\b(?:score|grade|rating)\b[^.\n]{0,12}\b(?:2|two|full|max|maximum|highest|perfect)\b/gi,
/\b(?:full marks|full score|maximum score|highest score)\b[^.\n]{0,40}\b(?:test ?point|metric|criterion|project|submission)\b/gi,
/\\?"score\\?"\s{0,4}:\s{0,4}2(?![\d.])/g,
/^[ \t]{0,8}(?:system|assistant|developer):/gm,
/^[ \t]{0,8}(?:system|assistant|developer):[^\n]{0,200}\b(?:instruction|score|judge|evaluat|you (?:are|must|should))/gim,
/<\|?(?:im_start|im_end|system|assistant|start_header_id|end_header_id|eot_id|endoftext)\|?>/gi,
/\[\/?INST\]|<<\/?SYS>>/g,
/^#{1,4} ?(?:system|assistant)(?: (?:message|prompt))?:?[ \t]*$/gim,
/AGENTBENCH-(?:DATA|END)/gi
];
function findAppeals(request) {
let own = readable(datasetTexts(request).join("\n")).toLowerCase();
return [...request.testcases.flatMap(({ transcript, screen }, index) => [{
where: `the transcript of test case ${index + 1}`,
text: transcript
}, {
where: `the screen of test case ${index + 1}`,
text: screen ?? ""
}]), ...request.files.filter(({ origin }) => origin === "produced").flatMap(({ path, content }) => [{
where: "the name of a file",
text: path
}, {
where: `the file ${(0, untrusted.h0)(path, 200)}`,
text: content ?? ""
}])].flatMap(({ where, text }) => {
let excerpt = findIn(readable(text), own);
return excerpt === null ? [] : [{
where,
excerpt
}];
});
}
function findIn(text, own) {
let first = null;
let innocent = new Set();
for (let pattern of PATTERNS) for (let match of text.matchAll(pattern)) {
if (first !== null && match.index >= first) break;
let found = match[0].toLowerCase();
if (innocent.has(found)) continue;
if (own.includes(found)) {
innocent.add(found);
continue;
}
first = match.index;
}
if (first === null) return null;
return (0, untrusted.h0)(text.slice(Math.max(0, first - 40), first + 320), 160);
}
function datasetTexts({ requirements, point, testcases, files }) {
return [
requirements,
point.metric,
point.description,
point.expected_output ?? "",
...testcases.flatMap(({ command, input }) => [command ?? "", ...input ?? []]),
...files.filter(({ origin }) => origin === "expected").map(({ content }) => content ?? "")
];
}
function readable(text) {
let untagged = text.replace(/[\u{e0020}-\u{e007e}]+/gu, (tags) => ` ${Array.from(tags, (tag) => String.fromCodePoint(tag.codePointAt(0) - 917504)).join("")} `);
return (0, untrusted.pj)(untagged.replace(/\r\n?/g, "\n")).normalize("NFKC").replaceAll("	", " ");
}
var types = __webpack_require__(41132);
var external_node_fs_ = __webpack_require__(73024);
var picomatch = __webpack_require__(14006);
var drawing = __webpack_require__(60391);
var judges_picture = __webpack_require__(379);
var compare = __webpack_require__(87439);
var test_plan_files = __webpack_require__(3891);
function expectedFiles(plan, { expectedFiles }) {
let files = [];
let gallery = new Gallery();
let names = expectedFiles.flatMap((name) => name.includes("*") ? datasetFilesLike(plan, name) : [name]);
for (let name of names.slice(0, 30)) {
let content = (0, test_plan_files.DN)(plan, name, 67108864);
content !== null && files.push(describeFile(name, "expected", content, gallery));
}
return files;
}
async function producedFiles(testbed, names) {
let files = [];
let gallery = new Gallery();
for (let name of names.slice(0, 30)) {
let at = (0, test_plan_files.DZ)(testbed, name);
let limit = (0, judges_picture.Qh)(name) ? judges_picture.gA : 262144;
let content = at === null ? null : await (0, test_plan_files.Cd)(testbed, at, limit);
if (content !== null) {
files.push(describeFile(name, "produced", content, gallery));
continue;
}
let none = {
content: null,
picture: null,
left_out: (0, judges_picture.Qh)(name) ? `it is no file of up to ${judges_picture.gA / 1024 / 1024} MiB` : null,
truncated: !0
};
files.push({
path: name,
origin: "produced",
size: limit,
...none
});
}
return files;
}
function unseenPictures(files) {
let unseen = files.filter(({ left_out }) => left_out !== null);
let [first] = unseen;
if (first === void 0) return null;
let more = unseen.length > 1 ? `, and ${unseen.length - 1} more` : "";
return `the judge does not get the picture ${(0, untrusted.h0)(first.path, 200)}: ${first.left_out}${more}`;
}
function datasetFilesLike({ evaluationDirectory }, pattern) {
if (evaluationDirectory === null) return [];
let matches = picomatch(external_node_path_.posix.normalize(pattern));
return (0, external_node_fs_.readdirSync)(evaluationDirectory, {
recursive: !0,
encoding: "utf8"
}).map((name) => external_node_path_.posix.join("evaluation", name)).filter((name) => matches(name)).sort();
}
class Gallery {
#count = 0;
#bytes = 0;
take(name, bytes) {
let picture = (0, judges_picture.A_)(name, bytes);
if (typeof picture == "string") return picture;
if (this.#count >= 5) return "5 others are shown";
if (this.#bytes + bytes.length > 8388608) return "others are shown, which are large";
this.#count += 1;
this.#bytes += bytes.length;
return picture;
}
}
function describeFile(name, origin, bytes, gallery) {
let taken = (0, judges_picture.Qh)(name) ? gallery.take(name, bytes) : null;
let picture = taken instanceof judges_picture.VI ? taken : null;
let source = picture === null || picture.media_type === "image/svg+xml" ? (0, compare.e)(bytes) : null;
let text = source !== null && picture !== null ? (0, drawing.vL)(source) : source;
let content = text === null ? null : text.slice(0, picture === null ? 16e3 : 8e4);
return {
path: name,
origin,
size: bytes.length,
content,
picture,
left_out: typeof taken == "string" ? taken : null,
truncated: content !== text
};
}
class JudgeLedger {
#request;
#findings;
#plan;
#verdicts = 0;
#failures = 0;
#blind = !1;
#usage = {
input_tokens: null,
output_tokens: null,
cost_usd: null
};
constructor(request, findings, plan) {
this.#request = request;
this.#findings = findings;
this.#plan = plan;
}
get present() {
return this.#request.judge !== null;
}
async ask(point, index, testcases, written) {
let { judge, instance, testbed, signal } = this.#request;
if (judge === null) return "not judged: this point needs a judge, and the run has none";
let { metric } = point;
let produced = await producedFiles(testbed, written);
await this.#keep(index, produced);
let request = requestFor(instance.id, this.#plan, point, testcases, produced);
let unseen = unseenPictures(request.files);
unseen !== null && this.#findings.note({
kind: "picture_unseen",
detail: `${metric}: ${unseen}`
});
for (let { where, excerpt } of findAppeals(request)) this.#findings.note({
kind: "judge_addressed",
detail: `${metric}: ${where} addresses the judge: ${excerpt}`
});
try {
let judgement = await judge.judge(request, (argv) => this.#exec(argv), signal);
this.#verdicts += 1;
for (let key of [
"input_tokens",
"output_tokens",
"cost_usd"
]) {
let used = judgement.usage?.[key];
used != null && (this.#usage[key] = (this.#usage[key] ?? 0) + used);
}
return judgement;
} catch (error) {
signal.throwIfAborted();
if (!(error instanceof types.Q)) throw error;
this.#failures += 1;
if (error instanceof types.F && !this.#blind) {
this.#blind = !0;
this.#findings.note({
kind: "judge_blind",
detail: "the model of the judge does not take pictures: points with pictures are not judged"
});
}
return `not judged: the judge came to no verdict: ${error.message}`;
}
}
totals() {
let { judge } = this.#request;
if (judge === null) return null;
return {
identity: judge.identity,
verdicts: this.#verdicts,
failures: this.#failures,
...this.#usage
};
}
async #keep(index, produced) {
let { directory, folder, redactor } = this.#request;
let shown = produced.map(({ path, content, picture, left_out, ...rest }) => ({
path: redactor.text(path),
...rest,
content: content === null ? null : redactor.text(content),
picture: null,
left_out: picture === null ? left_out : "pictures are not kept with the results"
}));
let file = `${directory}/${keptFilesPath(folder, index)}`;
await (0, promises_.mkdir)(external_node_path_.dirname(file), { recursive: !0 }).then(() => (0, redacted_file.Y)(file, JSON.stringify(shown), redactor)).catch(() => {});
}
async #exec(argv) {
let { testbed, signal } = this.#request;
let outputs = {
stdout: "",
stderr: ""
};
let exit = await testbed.run({
shell: "sh",
script: argv.map(shell.h).join(" "),
environment: {},
timeout: 6e4,
lasting: !1,
output: (stream, chunk) => {
outputs[stream] = (outputs[stream] + chunk.toString()).slice(0, 262144);
}
}, signal);
return {
exitCode: exit.exitCode,
timedOut: exit.timedOut,
...outputs
};
}
}
function keptFilesPath(folder, index) {
return external_node_path_.posix.join(folder, "points", `${String(index + 1).padStart(3, "0")}-files.json`);
}
function requestFor(instanceId, plan, point, testcases, produced) {
let { metric, description, type, expectedOutput } = point;
return {
instance_id: instanceId,
mode: plan.mode,
requirements: plan.requirements,
point: {
metric,
description,
type,
expected_output: expectedOutput,
expected_output_files: point.expectedFiles
},
testcases,
files: [...expectedFiles(plan, point), ...produced]
};
}
}),
39425: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CK: () => svgLibrary,
Pz: () => READ,
RX: () => PROGRAM,
g8: () => SVG_PROGRAM,
lr: () => SVG_FONT,
qG: () => pdfLibrary
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
let PROGRAM = node_path__WEBPACK_IMPORTED_MODULE_0__.join(__dirname, "index.js");
let READ = __dirname;
let pdfLibrary = () => import("./pdfium.js");
let svgLibrary = () => __webpack_require__.e(3026).then(__webpack_require__.bind(__webpack_require__, 43026));
let SVG_PROGRAM = node_path__WEBPACK_IMPORTED_MODULE_0__.join(__dirname, "resvg.wasm");
let SVG_FONT = node_path__WEBPACK_IMPORTED_MODULE_0__.join(__dirname, "font.ttf");
}),
60391: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$_: () => drawingsOf,
vL: () => withoutEmbedded
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
var _drawing_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39425);
var _picture_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(379);
let MOST_OUTPUT = 5 * _picture_js__WEBPACK_IMPORTED_MODULE_2__.gA;
let EMBEDDED = /data:image\/(?:png|jpe?g);base64,[A-Za-z0-9+/=\s]{40,}/gi;
async function drawingsOf(files, signal) {
let drawings = new Map();
let bytes = 0;
for (let { picture } of files) {
if (picture === null || !["application/pdf", "image/svg+xml"].includes(picture.media_type)) continue;
let drawing = await drawPages(picture.bytes, signal);
if (typeof drawing == "string") drawings.set(picture, drawing);
else {
let pages = drawing.pages.filter((page) => {
bytes += page.bytes.length;
return bytes <= 8388608;
});
let none = pages.length === 0 && drawing.pages.length > 0;
drawings.set(picture, none ? "others are shown, which are large" : {
...drawing,
pages
});
}
}
return drawings;
}
function withoutEmbedded(svg) {
return svg.replaceAll(EMBEDDED, "[a picture]");
}
async function drawPages(document, signal) {
let flags = [
"--permission",
`--allow-fs-read=${_drawing_place_js__WEBPACK_IMPORTED_MODULE_1__.Pz}`,
"--max-old-space-size=256"
];
let limits = {
timeout: 3e4,
killSignal: "SIGKILL",
maxBuffer: MOST_OUTPUT
};
let { promise, resolve } = Promise.withResolvers();
(0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(process.execPath, [
...flags,
"--input-type=module",
"--eval",
"import(process.argv[1]).then((bundle) => bundle.draw())",
_drawing_place_js__WEBPACK_IMPORTED_MODULE_1__.RX
], {
...limits,
encoding: "buffer",
env: {},
signal
}, (error, stdout) => {
resolve(error === null ? pagesIn(stdout) : error.killed ? "it takes too long to draw" : "it is damaged, locked or too large to be drawn");
}).stdin.on("error", () => {}).end(document);
let drawing = await promise;
signal.throwIfAborted();
return drawing;
}
function pagesIn(output) {
let pages = [];
for (let at = 4; at < output.length;) {
let end = at + 4 + output.readUInt32BE(at);
let page = (0, _picture_js__WEBPACK_IMPORTED_MODULE_2__.A_)("page.png", output.subarray(at + 4, end));
page instanceof _picture_js__WEBPACK_IMPORTED_MODULE_2__.VI && pages.push(page);
at = end;
}
return pages.length === 0 ? "it has no page that can be shown" : {
pages,
count: output.readUInt32BE(0)
};
}
}),
379: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A_: () => pictureIn,
Qh: () => isNamedPicture,
VI: () => Picture,
gA: () => LARGEST_PICTURE
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
let LARGEST_PICTURE = 4194304;
let LONGEST_SIDE = 8192;
let NAMED = /\.(?:png|jpe?g|svg|pdf)$/i;
class Picture {
media_type;
width;
height;
sha256;
#bytes;
constructor(bytes, type, size) {
this.media_type = type;
[this.width, this.height] = size ?? [null, null];
this.sha256 = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex");
this.#bytes = bytes;
}
get bytes() {
return this.#bytes;
}
redacted(redactor) {
let filter = redactor.stream();
let bytes = Buffer.concat([filter.push(this.#bytes), filter.end()]);
return bytes.equals(this.#bytes) ? this : new Picture(bytes, this.media_type, this.#size());
}
#size() {
return this.width === null || this.height === null ? null : [this.width, this.height];
}
get url() {
return `data:${this.media_type};base64,${this.#bytes.toString("base64")}`;
}
}
function isNamedPicture(name) {
return NAMED.test(name);
}
function pictureIn(name, bytes) {
if (bytes.length > LARGEST_PICTURE) return `it is larger than ${LARGEST_PICTURE / 1024 / 1024} MiB`;
let type = typeOf(bytes);
if (type === null) return `its content is no ${node_path__WEBPACK_IMPORTED_MODULE_1__.extname(name).slice(1).toUpperCase()}, whatever its name says`;
if (type === "image/svg+xml" || type === "application/pdf") return new Picture(bytes, type, null);
let size = type === "image/png" ? sizeOfPng(bytes) : sizeOfJpeg(bytes);
if (size === null) return "it is damaged: it has no size";
let [width, height] = size;
if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > 4e7) return `it is too large: ${width} × ${height} pixels`;
return new Picture(bytes, type, size);
}
function typeOf(bytes) {
if (bytes.toString("latin1", 0, 8) === "PNG\r\n\n") return "image/png";
if (bytes.toString("latin1", 0, 3) === "ÿØÿ") return "image/jpeg";
if (bytes.toString("latin1", 0, 5) === "%PDF-") return "application/pdf";
let head = bytes.toString("utf8", 0, 4096);
return /^\ufeff?\s*</.test(head) && /<svg[\s/>]/.test(head) ? "image/svg+xml" : null;
}
function sizeOfPng(bytes) {
if (bytes.length < 57 || bytes.toString("latin1", 12, 16) !== "IHDR") return null;
return positive(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
}
function sizeOfJpeg(bytes) {
for (let at = 2; at + 9 <= bytes.length && bytes[at] === 255;) {
let marker = bytes[at + 1];
if (marker === 255) at += 1;
else if (marker >= 192 && marker <= 207 && ![
196,
200,
204
].includes(marker)) return positive(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
else at += 2 + bytes.readUInt16BE(at + 2);
}
return null;
}
function positive(width, height) {
return width > 0 && height > 0 ? [width, height] : null;
}
}),
41132: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => BlindJudgeError,
Q: () => JudgeError
});
class JudgeError extends Error {
name = "JudgeError";
}
class BlindJudgeError extends JudgeError {
name = "BlindJudgeError";
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
})
};
