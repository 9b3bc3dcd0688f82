export const id = 1482;
export const ids = [
1482,
7286,
1717,
86,
3585
];
export const modules = {
23585: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
baselineDurations: () => baselineDurations,
downloadEarlierResults: () => downloadEarlierResults,
findBaseline: () => findBaseline
});
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var github_client = __webpack_require__(44463);
var download = __webpack_require__(24492);
var github_limits = __webpack_require__(4472);
var github_artifacts = __webpack_require__(40273);
var comments = __webpack_require__(5274);
let EVENTS = ["push", "schedule"];
async function findBaselineRun(client, search, isComplete = async () => !0) {
let { owner, repo, mergeBase, artifactPrefix, currentRunId } = search;
let tried = new Set([currentRunId]);
let attempt = async (runs) => {
for (let run of runs.filter(({ id }) => !tried.has(id)).slice(0, 100)) {
tried.add(run.id);
let artifacts = await (0, github_artifacts.tE)(client, {
owner,
repo,
runId: run.id
}, artifactPrefix);
if (artifacts.length === 0) continue;
let found = {
runId: run.id,
commit: run.head_sha,
finishedAt: run.updated_at,
url: run.html_url,
artifacts
};
if (await isComplete(found)) return found;
}
return null;
};
return (mergeBase === null ? null : await attempt(await listRuns(client, search, [{ head_sha: mergeBase }]))) ?? await attempt(await listRuns(client, search, EVENTS.map((event) => ({ event }))));
}
async function workflowOf(client, { owner, repo, runId }) {
let { data } = await (0, comments.IW)("actions: read", () => client.rest.actions.getWorkflowRun({
owner,
repo,
run_id: runId,
exclude_pull_requests: !0
}));
return data.workflow_id;
}
async function mergeBaseOf(client, { owner, repo }, base, head) {
try {
let basehead = `${base}...${head}`;
let { data } = await (0, comments.IW)("contents: read", () => client.rest.repos.compareCommitsWithBasehead({
owner,
repo,
basehead,
per_page: 1
}));
return data.merge_base_commit?.sha ?? null;
} catch (error) {
if (error.status === 404) return null;
throw error;
}
}
async function listRuns(client, search, queries) {
let { owner, repo, workflow, baseBranch } = search;
let lists = queries.map((query) => {
let [pages, found] = [0, 0];
let asked = {
owner,
repo,
workflow_id: typeof workflow == "string" ? external_node_path_.posix.basename(workflow) : workflow,
branch: baseBranch,
status: "completed",
exclude_pull_requests: !0,
per_page: 100,
...query
};
return (0, comments.IW)("actions: read", () => client.paginate(client.rest.actions.listWorkflowRuns, asked, (response, done) => {
let eligible = response.data.filter((run) => couldBeBaseline(run, search));
pages += 1;
found += eligible.length;
(pages >= 5 || found >= 100) && done();
return eligible;
}));
});
return (await Promise.all(lists)).flat().sort((a, b) => b.id - a.id);
}
function couldBeBaseline(run, { owner, repo, baseBranch }) {
return EVENTS.includes(run.event) && run.head_branch === baseBranch && run.status === "completed" && (run.conclusion === "success" || run.conclusion === "failure") && run.head_repository?.full_name.toLowerCase() === `${owner}/${repo}`.toLowerCase();
}
var this_machine = __webpack_require__(86324);
var durations = __webpack_require__(66157);
var baseline = __webpack_require__(37936);
var merge = __webpack_require__(69327);
var log = __webpack_require__(14173);
var suite_artifacts = __webpack_require__(90269);
async function findBaseline(options, place, bases) {
return (0, baseline.resolveBaseline)(options.baseline, () => newestReport(options, place, bases));
}
async function baselineDurations(options, place, bases) {
let none = (why) => ({
durations: null,
notes: [`baseline: the jobs get equal counts, since there are no durations: ${why}`]
});
try {
return await fromArtifacts(options, place, bases, (_, { directories: [report] }) => (0, durations.readDurations)(report));
} catch (error) {
return none((0, errors.bD)(error));
}
}
async function newestReport(options, place, bases) {
try {
return await fromArtifacts(options, place, bases, async ({ commit, finishedAt, url }, { runs }) => ({
suite: (0, merge.rV)(runs, null),
origin: {
kind: "artifact",
commit,
finishedAt,
url
}
}));
} catch (error) {
log.lm(`There is no baseline to compare with: ${(0, errors.bD)(error)}`, { title: "agentbench" });
return null;
}
}
async function downloadEarlierResults(options, place, bases, directory) {
let prefix = (0, suite_artifacts.XS)(options);
try {
await downloadNewest(options, place, bases, directory, {
prefix,
of: (artifacts) => artifacts.filter(({ name }) => !(0, suite_artifacts.PS)(name, prefix)),
what: "results",
limits: {
...download.S4,
logs: (0, download.wT)()
}
});
return !0;
} catch (error) {
log.lm(`There are no earlier results to reuse, and everything is measured: ${(0, errors.bD)(error)}`, { title: "agentbench" });
return !1;
}
}
async function fromArtifacts(options, place, bases, use) {
let prefix = (0, suite_artifacts.XS)(options);
return (0, suite_artifacts.br)((0, this_machine.g)(process.env).temporaryDirectory, async (directory) => {
let { run, downloaded } = await downloadNewest(options, place, bases, directory, {
prefix: `${prefix}-report`,
of: (artifacts) => artifacts.filter(({ name }) => (0, suite_artifacts.PS)(name, prefix)).slice(-1),
what: "a report"
});
return use(run, downloaded);
});
}
async function downloadNewest(options, place, bases, directory, { prefix, of, what, limits }) {
let { "github-token": token } = options;
if (place === null || bases === null) throw Error("this run belongs to no branch");
if (token === void 0) throw Error("github-token is empty");
return (0, github_limits.Mm)("GitHub", async () => {
let client = (0, github_client.$)(token);
let [owner, repo] = place.repository.split("/");
let current = {
owner,
repo,
runId: Number(place.run_id)
};
let search = {
owner,
repo,
workflow: await workflowOf(client, current),
baseBranch: bases.baseBranch,
mergeBase: await mergeBaseOf(client, current, bases.baseBranch, bases.headSha),
artifactPrefix: prefix,
currentRunId: current.runId
};
let downloaded = {
runs: [],
directories: []
};
let odd = [];
let run = await findBaselineRun(client, search, async ({ artifacts }) => {
let wanted = of(artifacts);
let read = await (0, suite_artifacts.ky)(wanted, directory, options.suite, (artifact, target) => (0, download.cU)(client, current, artifact, target, limits));
odd.push(...read.notes);
let runs = read.runs.filter(({ run }) => run.totals.passed + run.totals.failed > 0);
downloaded = {
runs,
directories: wanted.map(({ id }) => external_node_path_.join(directory, String(id)))
};
return runs.length > 0;
});
if (run !== null) return {
run,
downloaded
};
let notes = odd.length > 0 ? ` (${odd.slice(0, 3).join("; ")})` : "";
throw Error(`no push or scheduled run of this workflow on ${bases.baseBranch} has left ${what}${notes}`);
});
}
}),
44463: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { $: () => githubClient });
var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61351);
var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49735);
var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86856);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4472);
let FINAL = [
400,
401,
403,
404,
410,
422,
429,
451
];
function githubClient(token) {
let wait = (retryAfter, _options, _octokit, retryCount) => retryAfter <= 60 && retryCount < 2;
let client = (0, _actions_github__WEBPACK_IMPORTED_MODULE_0__.Q)(token, {
request: { fetch: limitedFetch((0, _limits_js__WEBPACK_IMPORTED_MODULE_2__.Fv)()) },
throttle: {
onRateLimit: wait,
onSecondaryRateLimit: wait
},
retry: { doNotRetry: FINAL }
}, _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_3__.L, _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_4__.A);
client.hook.error("request", (fault) => {
throw explainFault(fault);
});
return client;
}
function limitedFetch(operation) {
return async (input, init = {}) => {
let over = new AbortController();
let timer = setTimeout(() => over.abort(operation.late(operation.limit, !1)), operation.limit).unref();
let signals = [
over.signal,
operation.signal,
init.signal
].filter((signal) => signal instanceof AbortSignal);
try {
let response = await fetch(input, {
...init,
signal: AbortSignal.any(signals)
});
let { status, url, headers, body } = response;
if (body === null) return response;
if (!isText(headers)) {
let bytes = headers.get("content-length");
let time = operation.allowed(bytes);
clearTimeout(timer);
bytes !== null && (timer = setTimeout(() => over.abort(operation.fault(time)), time).unref());
return response;
}
let read = new Response(await response.arrayBuffer(), response);
clearTimeout(timer);
operation.answered(status, url);
return Object.defineProperty(read, "url", { value: url });
} catch (error) {
clearTimeout(timer);
throw error;
}
};
}
function isText(headers) {
return /^(application\/(.+\+)?json|text\/.*)\b/.test(headers.get("content-type") ?? "");
}
function explainFault(fault) {
if (!(fault instanceof Error) || !("status" in fault)) return fault;
let { response, status } = fault;
if (response === void 0) {
let late = (0, _limits_js__WEBPACK_IMPORTED_MODULE_2__.ev)(fault);
let message = late === null ? `could not be reached: ${shortened(deepestMessage(fault))}` : late;
return Error(`GitHub ${message}`, { cause: fault });
}
fault.message = typeof response.data == "string" && /^\s*</.test(response.data) ? `GitHub answered ${status} with a page instead of JSON` : shortened(fault.message);
return fault;
}
function deepestMessage(error) {
return error.cause instanceof Error ? deepestMessage(error.cause) : error.message;
}
function shortened(text) {
let clean = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.pj)(text);
return clean.length > 300 ? `${clean.slice(0, 299)}…` : clean;
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
37936: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
changeSince: () => changeSince,
resolveBaseline: () => resolveBaseline
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _compare_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43128);
var _sources_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15985);
async function resolveBaseline(baseline, artifact = noArtifact) {
if (baseline === "none") return null;
if (baseline === "artifact") return artifact();
return (0, _sources_js__WEBPACK_IMPORTED_MODULE_2__.R)(baseline);
}
async function noArtifact() {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo("baseline: artifact is for workflows; on the command line name a directory of earlier results");
}
function changeSince(baseline, { tolerance }) {
if (baseline === null) return null;
return async (run) => {
let now = {
run,
results: [],
notes: []
};
let { verdict, difference } = (0, _compare_js__WEBPACK_IMPORTED_MODULE_1__.$)(now, baseline.suite, baseline.origin, tolerance);
return {
verdict,
difference
};
};
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
86856: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => throttling });
var bottleneck_light_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63251);
var VERSION = "0.0.0-development";
var noop = () => Promise.resolve();
function wrapRequest(state, request, options) {
return state.retryLimiter.schedule(doRequest, state, request, options);
}
async function doRequest(state, request, options) {
let { pathname } = new URL(options.url, "http://github.test");
let isAuth = isAuthRequest(options.method, pathname);
let isWrite = !isAuth && options.method !== "GET" && options.method !== "HEAD";
let isSearch = options.method === "GET" && pathname.startsWith("/search/");
let isGraphQL = pathname.startsWith("/graphql");
let jobOptions = ~~request.retryCount > 0 ? {
priority: 0,
weight: 0
} : {};
state.clustering && (jobOptions.expiration = 6e4);
(isWrite || isGraphQL) && await state.write.key(state.id).schedule(jobOptions, noop);
isWrite && state.triggersNotification(pathname) && await state.notifications.key(state.id).schedule(jobOptions, noop);
isSearch && await state.search.key(state.id).schedule(jobOptions, noop);
let req = (isAuth ? state.auth : state.global).key(state.id).schedule(jobOptions, request, options);
if (isGraphQL) {
let res = await req;
if (res.data.errors != null && res.data.errors.some((error) => error.type === "RATE_LIMITED")) throw Object.assign(Error("GraphQL Rate Limit Exceeded"), {
response: res,
data: res.data
});
}
return req;
}
function isAuthRequest(method, pathname) {
return method === "PATCH" && /^\/applications\/[^/]+\/token\/scoped$/.test(pathname) || method === "POST" && (/^\/applications\/[^/]+\/token$/.test(pathname) || /^\/app\/installations\/[^/]+\/access_tokens$/.test(pathname) || pathname === "/login/oauth/access_token");
}
var triggers_notification_paths_default = [
"/orgs/{org}/invitations",
"/orgs/{org}/invitations/{invitation_id}",
"/orgs/{org}/teams/{team_slug}/discussions",
"/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
"/repos/{owner}/{repo}/collaborators/{username}",
"/repos/{owner}/{repo}/commits/{commit_sha}/comments",
"/repos/{owner}/{repo}/issues",
"/repos/{owner}/{repo}/issues/{issue_number}/comments",
"/repos/{owner}/{repo}/issues/{issue_number}/sub_issue",
"/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority",
"/repos/{owner}/{repo}/pulls",
"/repos/{owner}/{repo}/pulls/{pull_number}/comments",
"/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",
"/repos/{owner}/{repo}/pulls/{pull_number}/merge",
"/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
"/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
"/repos/{owner}/{repo}/releases",
"/teams/{team_id}/discussions",
"/teams/{team_id}/discussions/{discussion_number}/comments"
];
function routeMatcher(paths) {
let regex2 = `^(?:${paths.map((path) => path.split("/").map((c) => c.startsWith("{") ? "(?:.+?)" : c).join("/")).map((r) => `(?:${r})`).join("|")})[^/]*$`;
return new RegExp(regex2, "i");
}
var regex = routeMatcher(triggers_notification_paths_default);
var triggersNotification = regex.test.bind(regex);
var groups = {};
var createGroups = function(Bottleneck, common) {
groups.global = new Bottleneck.Group({
id: "octokit-global",
maxConcurrent: 10,
...common
});
groups.auth = new Bottleneck.Group({
id: "octokit-auth",
maxConcurrent: 1,
...common
});
groups.search = new Bottleneck.Group({
id: "octokit-search",
maxConcurrent: 1,
minTime: 2e3,
...common
});
groups.write = new Bottleneck.Group({
id: "octokit-write",
maxConcurrent: 1,
minTime: 1e3,
...common
});
groups.notifications = new Bottleneck.Group({
id: "octokit-notifications",
maxConcurrent: 1,
minTime: 3e3,
...common
});
};
function throttling(octokit, octokitOptions) {
let { enabled = !0, Bottleneck = bottleneck_light_js__WEBPACK_IMPORTED_MODULE_0__, id = "no-id", timeout = 12e4, connection } = octokitOptions.throttle || {};
if (!enabled) return {};
let common = { timeout };
connection !== void 0 && (common.connection = connection);
let state = Object.assign({
clustering: connection != null,
triggersNotification,
fallbackSecondaryRateRetryAfter: 60,
retryAfterBaseValue: 1e3,
id
}, octokitOptions.throttle);
if (typeof state.onSecondaryRateLimit != "function" || typeof state.onRateLimit != "function") throw Error("octokit/plugin-throttling error:\n        You must pass the onSecondaryRateLimit and onRateLimit error handlers.\n        See https://octokit.github.io/rest.js/#throttling\n\n        const octokit = new Octokit({\n          throttle: {\n            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},\n            onRateLimit: (retryAfter, options) => {/* ... */}\n          }\n        })\n    ");
let initialized = !1;
let initializeBottleneck = () => {
if (initialized) return;
initialized = !0;
groups.global ?? createGroups(Bottleneck, common);
state.global = state.global ?? groups.global;
state.auth = state.auth ?? groups.auth;
state.search = state.search ?? groups.search;
state.write = state.write ?? groups.write;
state.notifications = state.notifications ?? groups.notifications;
state.retryLimiter = state.retryLimiter ?? new Bottleneck();
let events = {};
let emitter = new Bottleneck.Events(events);
events.on("secondary-limit", state.onSecondaryRateLimit);
events.on("rate-limit", state.onRateLimit);
events.on("error", (e) => octokit.log.warn("Error in throttling-plugin limit handler", e));
state.retryLimiter.on("failed", async function(error, info) {
let [state2, request, options] = info.args;
let { pathname } = new URL(options.url, "http://github.test");
if (!(pathname.startsWith("/graphql") && error.status !== 401 || error.status === 403 || error.status === 429)) return;
let retryCount = ~~request.retryCount;
request.retryCount = retryCount;
options.request.retryCount = retryCount;
let { wantRetry, retryAfter = 0 } = await (async function() {
if (/\bsecondary rate\b/i.test(error.message)) {
let retryAfter2 = Number(error.response.headers["retry-after"]) || state2.fallbackSecondaryRateRetryAfter;
return {
wantRetry: await emitter.trigger("secondary-limit", retryAfter2, options, octokit, retryCount),
retryAfter: retryAfter2
};
}
if (error.response.headers != null && error.response.headers["x-ratelimit-remaining"] === "0" || (error.response.data?.errors ?? []).some((error2) => error2.type === "RATE_LIMITED")) {
let rateLimitReset = new Date(~~error.response.headers["x-ratelimit-reset"] * 1e3).getTime();
let retryAfter2 = Math.max(Math.ceil((rateLimitReset - Date.now()) / 1e3) + 1, 0);
return {
wantRetry: await emitter.trigger("rate-limit", retryAfter2, options, octokit, retryCount),
retryAfter: retryAfter2
};
}
return {};
})();
if (wantRetry) {
request.retryCount++;
return retryAfter * state2.retryAfterBaseValue;
}
});
};
octokit.hook.wrap("request", (request, options) => {
initializeBottleneck();
return wrapRequest(state, request, options);
});
return {};
}
throttling.VERSION = VERSION;
throttling.triggersNotification = triggersNotification;
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
