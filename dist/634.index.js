export const id = 634;
export const ids = [634];
export const modules = {
68673: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { m: () => optionsOfFile });
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _options_config_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47135);
var _options_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69917);
let OWN_CODE = new Set([
"push",
"pull_request",
"schedule",
"workflow_dispatch",
"merge_group"
]);
let KEY_GOES_BY = {
judge: "judge-api-key",
"judge-base-url": "judge-api-key",
"model-endpoints": "model-keys"
};
async function optionsOfFile(inputs, command, { GITHUB_EVENT_NAME: event, GITHUB_WORKFLOW: workflow }) {
let given = inputs.config?.trim() ?? "";
if (given === "" && event !== void 0 && !OWN_CODE.has(event)) return {};
let file = await (0, _options_config_js__WEBPACK_IMPORTED_MODULE_1__.Xg)(given === "" ? void 0 : given, process.cwd());
if (file === null) return {};
let texts = {};
for (let [name, text] of Object.entries(file.texts)) {
let input = inputs[name]?.trim() ?? "";
let usual = name === "suite" ? workflow ?? "" : (0, _options_options_js__WEBPACK_IMPORTED_MODULE_2__.ti)(name).default ?? "";
if (!(0, _options_options_js__WEBPACK_IMPORTED_MODULE_2__.ny)(command, name) || input !== "" && input !== usual) continue;
let key = KEY_GOES_BY[name];
key !== void 0 && refuseToLeadKey(name, key, file, inputs);
texts[name] = text;
}
return texts;
}
function refuseToLeadKey(name, key, { file, found, lines, texts }, inputs) {
let given = [inputs[key], key === "model-keys" ? texts[key] : ""].some((text) => (text ?? "").trim() !== "");
if (!found || !given) return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`config: ${file}:${lines[name]}: ${name}: the step has ${key === "judge-api-key" ? "a judge-api-key" : "model-keys"}, and a file that was only found must not decide where it is sent; give ${name} beside the key, or name the file in config`);
}
}),
14173: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$e: () => warning,
AU: () => fold,
C1: () => setFailed,
N4: () => endGroup,
Oh: () => startGroup,
Yz: () => debug,
lm: () => notice,
pq: () => info,
t8: () => unfold,
z3: () => error
});
var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
function info(text) {
unfold();
_actions_core__WEBPACK_IMPORTED_MODULE_0__.pq((0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.hJ)((0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.kc)(text)));
}
function debug(text) {
_actions_core__WEBPACK_IMPORTED_MODULE_0__.Yz(message(text));
}
function notice(text, heading = { title: "agentbench" }) {
unfold();
_actions_core__WEBPACK_IMPORTED_MODULE_0__.lm(message(text), headed(heading));
}
function warning(text, heading = { title: "agentbench" }) {
unfold();
_actions_core__WEBPACK_IMPORTED_MODULE_0__.$e(message(text), headed(heading));
}
function error(text, heading = { title: "agentbench" }) {
unfold();
_actions_core__WEBPACK_IMPORTED_MODULE_0__.z3(message(text), headed(heading));
}
function setFailed(text) {
unfold();
_actions_core__WEBPACK_IMPORTED_MODULE_0__.C1(message(text));
}
function startGroup(title) {
unfold();
_actions_core__WEBPACK_IMPORTED_MODULE_0__.Oh((0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(title));
}
function endGroup() {
_actions_core__WEBPACK_IMPORTED_MODULE_0__.N4();
}
let folded = !1;
function fold(title) {
if (folded) return;
startGroup(title);
folded = !0;
}
function unfold() {
if (!folded) return;
folded = !1;
_actions_core__WEBPACK_IMPORTED_MODULE_0__.N4();
}
function message(text) {
let clean = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.pj)(text);
return clean.length > 16384 ? `${clean.slice(0, 16383)}…` : clean;
}
function headed({ title }) {
return title === void 0 ? {} : { title: (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(title) };
}
}),
45145: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$N: () => codeOf,
EV: () => stopOf,
VG: () => Stop,
ZD: () => TrialError,
bD: () => messageOf,
fT: () => isInterrupted,
yo: () => UserError
});
class UserError extends Error {
name = "UserError";
}
class TrialError extends Error {
name = "TrialError";
kind;
constructor(kind, message, options) {
super(message, options);
this.kind = kind;
}
}
class Stop extends Error {
name = "Stop";
kind;
constructor(kind, message) {
super(message);
this.kind = kind;
}
}
function stopOf({ reason }) {
return reason instanceof Stop ? reason : new Stop("interrupted", `interrupted by ${String(reason)}`);
}
function isInterrupted(signal) {
return signal.aborted && !(signal.reason instanceof Stop);
}
function messageOf(error) {
return error instanceof Error ? error.message : String(error);
}
function codeOf(error) {
return error instanceof Error && "code" in error && typeof error.code == "string" ? error.code : void 0;
}
}),
68785: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Wh: () => unlessAborted,
YF: () => onSignal,
fH: () => exitCodeOfSignal,
j$: () => Interrupted
});
class Interrupted extends Error {
name = "Interrupted";
exitCode;
constructor(signal) {
super(`interrupted by ${signal.reason} before anything was measured`);
this.exitCode = exitCodeOfSignal(signal.reason);
}
}
let EXIT_CODES = {
SIGHUP: 129,
SIGINT: 130,
SIGTERM: 143
};
function exitCodeOfSignal(name) {
return EXIT_CODES[String(name)] ?? 130;
}
function onSignal() {
let controller = new AbortController();
let listener = (name) => {
controller.signal.aborted && process.exit(exitCodeOfSignal(name));
controller.abort(name);
};
for (let name of Object.keys(EXIT_CODES)) process.on(name, listener);
return {
signal: controller.signal,
dispose() {
for (let name of Object.keys(EXIT_CODES)) process.off(name, listener);
}
};
}
async function unlessAborted(work, signal) {
let aborted = Promise.withResolvers();
let abort = () => aborted.reject(signal.reason);
signal.aborted && abort();
signal.addEventListener("abort", abort, { once: !0 });
work.catch(() => {});
try {
return await Promise.race([aborted.promise, work]);
} finally {
signal.removeEventListener("abort", abort);
}
}
}),
85416: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$u: () => LONGEST_SEQUENCE,
TK: () => LONGEST_RUN,
dK: () => isHidden,
ep: () => HIDDEN_ELEMENT,
lf: () => HIDDEN_RUN
});
let LONGEST_RUN = 1024;
let LONGEST_SEQUENCE = 4096;
let CHARACTERS = [
27,
27,
128,
159,
173,
173,
1564,
1564,
6158,
6158,
8203,
8207,
8232,
8238,
8288,
8303,
65279,
65279,
65529,
65531,
917504,
917631
];
let CLASS = `[${CHARACTERS.map((code, at) => `${at % 2 == 0 ? "" : "-"}\\u{${code.toString(16)}}`).join("")}]`;
let ELEMENT = `${[
`(?:\\u001b\\[|\\u009b)[0-?]{0,${LONGEST_SEQUENCE}}[ -\\/]{0,${LONGEST_SEQUENCE}}[@-~]`,
`(?:\\u001b[PX\\]^_]|[\\u0090\\u0098\\u009d-\\u009f])[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f]{0,${LONGEST_SEQUENCE}}(?:\\u0007|\\u001b\\\\|\\u009c)`,
`\\u001b(?:[ -\\/]{1,${LONGEST_SEQUENCE}}[0-~]|[0-~])`
].join("|")}|${CLASS}`;
let HIDDEN_ELEMENT = new RegExp(ELEMENT, "gu");
let HIDDEN_RUN = RegExp(`(?:${ELEMENT})+`, "gu");
function isHidden(code) {
for (let at = 0; at < CHARACTERS.length; at += 2) if (code <= CHARACTERS[at + 1]) return code >= CHARACTERS[at];
return !1;
}
}),
90492: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
LP: () => markdownCommit,
OG: () => logLines,
h0: () => plainLine,
hJ: () => withoutProblems,
iN: () => withColours,
kc: () => logText,
p7: () => markdownText,
pj: () => plain
});
var _hidden_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85416);
let CONTROL = /[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u007f]/g;
let COLOUR = /^\u001b\[[\d;:]*m$/;
function picture(control) {
return String.fromCharCode(control === "" ? 9249 : 9216 + control.charCodeAt(0));
}
let UNUSUAL = /[^\t\n -~]/;
function plain(text) {
if (!UNUSUAL.test(text)) return text.replaceAll("##[", "## [");
return text.replace(/\r\n?/g, "\n").replace(_hidden_js__WEBPACK_IMPORTED_MODULE_0__.lf, (run) => run.length > _hidden_js__WEBPACK_IMPORTED_MODULE_0__.TK ? "�" : "").replace(CONTROL, picture).replaceAll("##[", "## [").toWellFormed();
}
function withColours(text) {
return text.replace(/\r\n?/g, "\n").replace(_hidden_js__WEBPACK_IMPORTED_MODULE_0__.lf, (run) => run.length > _hidden_js__WEBPACK_IMPORTED_MODULE_0__.TK ? "�" : run.replace(_hidden_js__WEBPACK_IMPORTED_MODULE_0__.ep, (element) => COLOUR.test(element) ? element : "")).replace(CONTROL, picture).toWellFormed();
}
let UNTIDY = /[^ -~]| {2}|^ | $|##\[/;
function plainLine(text, length = 300) {
let line = UNTIDY.test(text) ? plain(text).replace(/\s+/g, " ").trim() : text;
return line.length > length ? `${line.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…` : line;
}
function logLines(text, prefix = "│ ") {
return plain(text).split("\n").map((line) => prefix + line).join("\n");
}
function logText(text) {
return plain(text).replace(/^(?=[^\S\n]*::)/gm, "│ ");
}
function withoutProblems(text) {
return text.replace(/(?<=[:(]|\b(?:line|col|column)\s)(?=\d+(?:\s*[:,)]|\s|$))/gim, "⁠");
}
let REFERENCES = [
[/@/g, "@​"],
[/#/g, "#​"],
[/(?<![a-z\d])(GH-)(?=\d)/gi, "$1​"],
[/(www)(?=\.)/gi, "$1​"],
[/:(?=\/\/|[\w+-]+:)/g, ":​"],
[/(?<=\b(?=\d*[a-f])(?:[0-9a-f]{6})+)(?=[0-9a-f]+\b)/gi, "​"]
];
let MARKED = /[\\`*_{}[\]()#+!|~$:@&<>]|^[-=\d]|gh-|www|[\da-f]{7}/i;
function markdownText(text, length = 300) {
let line = plainLine(text, length);
if (!MARKED.test(line)) return line;
return REFERENCES.reduce((marked, [pattern, apart]) => marked.replace(pattern, apart), line).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replace(/[\\`*_{}[\]()#+!|~$:]|^[-=]|(?<=^\d+)\./g, (character) => `&#${character.charCodeAt(0)};`);
}
function markdownCommit(commit) {
return /^[0-9a-f]{7,64}$/.test(commit) ? commit.slice(0, 12) : markdownText(commit.slice(0, 12));
}
}),
6830: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { j: () => readEvent });
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
async function readEvent(environment) {
if (!environment.GITHUB_EVENT_PATH) return {};
try {
return JSON.parse(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(environment.GITHUB_EVENT_PATH, "utf8"));
} catch {
return {};
}
}
}),
4472: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Fv: () => currentOperation,
Mm: () => bounded,
Ns: () => withLimits,
ev: () => lateness,
um: () => limitHttp,
w9: () => serviceLimits
});
var node_async_hooks__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16698);
var node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53053);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_signals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68785);
let DEFAULTS = {
request: 3e4,
total: 6e5
};
class TooLate extends Error {}
function serviceLimits(environment) {
let read = (name, otherwise) => {
let given = environment[name];
if (!given) return otherwise;
let seconds = Number(given);
if (seconds > 0 && seconds <= 86400) return seconds * 1e3;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo(`${name}: "${given}" is not a number of seconds; unset it for ${otherwise / 1e3}`);
};
return {
request: read("AGENTBENCH_REQUEST_TIMEOUT", DEFAULTS.request),
total: read("AGENTBENCH_PUBLISH_TIMEOUT", DEFAULTS.total)
};
}
function seconds(milliseconds) {
return `${milliseconds < 1e3 ? milliseconds / 1e3 : Math.round(milliseconds / 1e3)} s`;
}
let works = new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage();
async function withLimits(limits, work) {
let over = new AbortController();
let late = new TooLate(`did not answer before the limit of ${seconds(limits.total)} for all requests was reached`);
let timer = setTimeout(() => over.abort(late), limits.total).unref();
try {
return await works.run({
limits,
signal: over.signal
}, work);
} finally {
clearTimeout(timer);
}
}
class Operation {
limit;
signal;
last = null;
#end = new AbortController();
#late = 0;
constructor() {
let { limits, signal } = works.getStore() ?? {
limits: DEFAULTS,
signal: null
};
this.limit = limits.request;
this.signal = signal === null ? this.#end.signal : AbortSignal.any([signal, this.#end.signal]);
}
allowed(bytes) {
return this.limit + 1e3 * (Number(bytes) || 0) / 32768;
}
late(milliseconds, lost) {
let error = this.fault(milliseconds);
this.#late += 1;
(lost || this.#late >= 2) && this.#end.abort(error);
return error;
}
fault(milliseconds) {
return new TooLate(`did not answer within ${seconds(milliseconds)}`);
}
answered(status, path) {
this.#late = 0;
this.last = {
status,
path
};
}
}
let operations = new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage();
function currentOperation() {
return operations.getStore() ?? new Operation();
}
async function bounded(who, work, explain = (error) => error) {
let operation = new Operation();
try {
return await operations.run(operation, () => (0, _base_signals_js__WEBPACK_IMPORTED_MODULE_3__.Wh)(work(), operation.signal));
} catch (error) {
let late = lateness(operation.signal.aborted ? operation.signal.reason : error);
throw late === null ? explain(error, operation) : Error(`${who} ${late}`, { cause: error });
}
}
function lateness(error) {
if (error instanceof TooLate) return error.message;
return error instanceof Error && error.cause !== void 0 ? lateness(error.cause) : null;
}
function limitHttp() {
if (limited) return;
limited = !0;
(0, node_diagnostics_channel__WEBPACK_IMPORTED_MODULE_1__.subscribe)("http.client.request.created", (message) => {
let operation = operations.getStore();
operation !== void 0 && limit(message.request, operation);
});
}
let limited = !1;
function limit(request, operation) {
let expire = (time, answered) => request.destroy(operation.late(time, answered));
let time = operation.allowed(request.getHeader("content-length"));
let timer = setTimeout(expire, time, time, !1);
let abort = () => request.destroy(operation.signal.reason);
operation.signal.addEventListener("abort", abort, { once: !0 });
request.on("response", (response) => {
let time = operation.allowed(response.headers["content-length"]);
clearTimeout(timer);
timer = setTimeout(expire, time, time, !0);
response.on("end", () => operation.answered(response.statusCode ?? 0, request.path));
});
request.on("close", () => {
clearTimeout(timer);
operation.signal.removeEventListener("abort", abort);
});
operation.signal.aborted && abort();
}
}),
52385: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Kc: () => isForge,
M7: () => artifactPage,
VS: () => githubPlace,
cF: () => basesOf,
fL: () => runPage
});
function githubPlace(environment, payload) {
if (environment.GITHUB_ACTIONS !== "true" || !environment.GITHUB_REPOSITORY) return null;
return {
repository: environment.GITHUB_REPOSITORY,
workflow: environment.GITHUB_WORKFLOW ?? "",
job: environment.GITHUB_JOB ?? "",
run_id: environment.GITHUB_RUN_ID ?? "",
run_attempt: Number(environment.GITHUB_RUN_ATTEMPT) || 1,
sha: environment.GITHUB_SHA ?? "",
head_sha: headOf(payload),
ref: environment.GITHUB_REF ?? "",
event: environment.GITHUB_EVENT_NAME ?? "",
pull_request: pullRequestOf(payload)
};
}
function basesOf(environment, payload) {
let base = payload.pull_request?.base?.ref;
let head = headOf(payload);
if (typeof base == "string" && head !== null) return {
baseBranch: base,
headSha: head
};
let { GITHUB_REF_TYPE: type, GITHUB_REF_NAME: branch, GITHUB_SHA: sha } = environment;
return type === "branch" && branch && sha ? {
baseBranch: branch,
headSha: sha
} : null;
}
function isForge({ FORGEJO_ACTIONS: forgejo, GITEA_ACTIONS: gitea }) {
return forgejo === "true" || gitea === "true";
}
function runPage(environment, place) {
let page = pageOfAllAttempts(environment, place);
return isForge(environment) ? page : `${page}/attempts/${place.run_attempt}`;
}
function artifactPage(environment, place, { id, name }) {
return `${pageOfAllAttempts(environment, place)}/artifacts/${isForge(environment) ? encodeURIComponent(name) : id}`;
}
function pageOfAllAttempts(environment, { repository, run_id: id }) {
let { GITHUB_SERVER_URL: server = "https://github.com", GITHUB_RUN_NUMBER: number } = environment;
return `${server}/${repository}/actions/runs/${environment.FORGEJO_ACTIONS === "true" && number ? number : id}`;
}
function headOf({ pull_request: pull }) {
let sha = pull?.head?.sha;
return typeof sha == "string" && /^[0-9a-f]{7,64}$/.test(sha) ? sha : null;
}
function pullRequestOf({ pull_request: pull, issue }) {
let number = pull?.number ?? (issue?.pull_request === void 0 ? void 0 : issue.number);
return typeof number == "number" && Number.isInteger(number) ? number : null;
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
})
};
