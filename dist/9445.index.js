export const id = 9445;
export const ids = [9445];
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
89955: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => failBy,
M: () => failGate
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_signals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68785);
var _report_phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58937);
var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14173);
function failBy(error) {
if (error instanceof _base_signals_js__WEBPACK_IMPORTED_MODULE_1__.j$) {
_log_js__WEBPACK_IMPORTED_MODULE_2__.C1(error.message);
process.exitCode = error.exitCode;
return;
}
let users = error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo;
let stack = error instanceof Error ? error.stack : void 0;
_log_js__WEBPACK_IMPORTED_MODULE_2__.C1(users ? error.message : `agentbench itself failed: ${stack ?? (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}`);
process.exitCode = users ? 2 : 3;
}
function failGate(exitCode, { totals, gate, interrupted }) {
if (exitCode === 0) return;
let early = interrupted === null ? [] : [`the run was ended early (${interrupted})`];
_log_js__WEBPACK_IMPORTED_MODULE_2__.C1(`${(0, _report_phrases_js__WEBPACK_IMPORTED_MODULE_3__.Pl)(totals)}. ${[...early, ...gate?.reasons ?? []].join("; ")}`);
process.exitCode = exitCode;
}
}),
7126: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
G8: () => loadInputsAgain,
IV: () => loadInputs,
Z$: () => maskValues
});
var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
var _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10076);
var _options_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69917);
var _options_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90162);
var _config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68673);
var _state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90862);
async function loadInputs(command) {
maskOwn();
let inputs = readInputs();
let file = await (0, _config_js__WEBPACK_IMPORTED_MODULE_3__.m)(inputs, command, process.env);
command === "run" && Object.keys(file).length > 0 && (0, _state_js__WEBPACK_IMPORTED_MODULE_4__.ql)(file);
let texts = {
...inputs,
...file
};
return {
options: parse(texts),
texts
};
}
function loadInputsAgain() {
maskOwn();
return parse({
...readInputs(),
...(0, _state_js__WEBPACK_IMPORTED_MODULE_4__.Z9)()
});
}
let VERBATIM = [
"agent-env",
"agent-variables",
"model-keys"
];
function readInputs() {
return Object.fromEntries(_options_options_js__WEBPACK_IMPORTED_MODULE_1__.W6.map((name) => [name, _actions_core__WEBPACK_IMPORTED_MODULE_0__.V4(name, { trimWhitespace: !VERBATIM.includes(name) })]));
}
function parse(texts) {
let options = (0, _options_parse_js__WEBPACK_IMPORTED_MODULE_2__.A)(texts);
maskValues(options);
return options;
}
function maskValues(options) {
for (let { name, value } of [...options["agent-env"], ...options["model-keys"]]) mask(value ?? process.env[name] ?? "");
}
function maskOwn() {
for (let secret of (0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_5__.G_)(process.env)) mask(secret);
}
function mask(value) {
for (let line of (0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_5__.FZ)(value)) _actions_core__WEBPACK_IMPORTED_MODULE_0__.Pq(line);
}
}),
92309: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J: () => setAnswer,
n: () => setOutputs
});
var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
function setOutputs({ totals }) {
_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("planned", totals.planned);
_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("passed", totals.passed);
_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("failed", totals.failed);
_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("errors", totals.error);
_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("not-run", totals.not_run);
_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("success-rate", totals.success_rate ?? "");
_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("score", totals.score ?? "");
}
function setAnswer(comparisons) {
let answers = comparisons.map(({ arm, answer }) => [arm, answer ?? "within noise"]);
let lines = answers.length === 1 ? answers.map(([, answer]) => answer) : answers.map((pair) => pair.join("="));
_actions_core__WEBPACK_IMPORTED_MODULE_0__.uH("answer", lines.join("\n"));
}
}),
60354: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { report: () => report });
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var core = __webpack_require__(28524);
var errors = __webpack_require__(45145);
var comment = __webpack_require__(1709);
var experiment = __webpack_require__(17033);
var write = __webpack_require__(25217);
var markdown = __webpack_require__(48679);
var on_disk = __webpack_require__(61685);
var github_client = __webpack_require__(44463);
var download = __webpack_require__(24492);
var github_event = __webpack_require__(6830);
var github_limits = __webpack_require__(4472);
var github_place = __webpack_require__(52385);
var this_machine = __webpack_require__(86324);
var report_comment = __webpack_require__(16065);
var describe = __webpack_require__(92981);
var page = __webpack_require__(49651);
var files_write = __webpack_require__(2799);
var load = __webpack_require__(9583);
var phrases = __webpack_require__(58937);
var run_page = __webpack_require__(94996);
var sources = __webpack_require__(15985);
var gate = __webpack_require__(43050);
var run_place = __webpack_require__(80418);
var action_baseline = __webpack_require__(23585);
var action_comment = __webpack_require__(12614);
var fail = __webpack_require__(89955);
var external_node_buffer_ = __webpack_require__(4573);
var promises_ = __webpack_require__(58500);
var comments = __webpack_require__(5274);
async function changeBranch(client, place, { file, largest, message }, decide) {
for (let tries = 1;; tries += 1) {
let { head, bytes } = await (0, comments.IW)("contents: read", async () => {
let head = await readHead(client, place);
return {
head,
bytes: head === null ? null : await readTopFile(client, place, head, file, largest)
};
});
let change = decide(bytes);
if (change.files === null) return change;
try {
await writeCommit(client, place, head, change.files, message);
return change;
} catch (error) {
if (!isConflict(error) || tries === 10) throw explained(error, place.branch);
}
let pause = Math.min(1e4, 500 * 2 ** (tries - 1));
await (0, promises_.setTimeout)(pause * (.5 + Math.random()));
}
}
async function readHead(client, { owner, repo, branch }) {
try {
let { data } = await client.rest.git.getRef({
owner,
repo,
ref: `heads/${branch}`
});
let commit = data.object.sha;
return {
commit,
tree: (await client.rest.git.getCommit({
owner,
repo,
commit_sha: commit
})).data.tree.sha
};
} catch (error) {
if (error.status === 404) return null;
throw error;
}
}
async function readTopFile(client, { owner, repo, branch }, { tree }, file, largest) {
let { data } = await client.rest.git.getTree({
owner,
repo,
tree_sha: tree
});
let entry = data.tree.find(({ path }) => path === file);
if (entry === void 0 && data.truncated) throw new errors.yo(`the branch ${branch} holds too many files to be read`);
if (entry === void 0) return null;
if (entry.type !== "blob" || !entry.mode.startsWith("100")) throw new errors.yo(`${file} on the branch ${branch} is a link or a directory, not a file`);
if ((entry.size ?? 0) > largest) throw new errors.yo(`${file} on the branch ${branch} has ${entry.size} bytes, and the most is ${largest}: move it away, or name another branch`);
let { data: blob } = await client.rest.git.getBlob({
owner,
repo,
file_sha: entry.sha
});
return Buffer.from(blob.content, "base64");
}
async function writeCommit(client, { owner, repo, branch }, head, files, message) {
let tree = [];
for (let [path, bytes] of files) {
let entry = {
path,
mode: "100644",
type: "blob"
};
if (bytes.length <= 1048576 && (0, external_node_buffer_.isUtf8)(bytes)) {
tree.push({
...entry,
content: bytes.toString()
});
continue;
}
let blob = {
owner,
repo,
encoding: "base64",
content: bytes.toString("base64")
};
tree.push({
...entry,
sha: (await client.rest.git.createBlob(blob)).data.sha
});
}
let base = head === null ? {} : { base_tree: head.tree };
let made = await client.rest.git.createTree({
owner,
repo,
tree,
...base
});
let parents = head === null ? [] : [head.commit];
let { sha } = (await client.rest.git.createCommit({
owner,
repo,
message,
tree: made.data.sha,
parents
})).data;
head === null ? await client.rest.git.createRef({
owner,
repo,
ref: `refs/heads/${branch}`,
sha
}) : await client.rest.git.updateRef({
owner,
repo,
ref: `heads/${branch}`,
sha,
force: !1
});
}
let RULED = /rule|protected|must be|not authorized/i;
function isConflict(error) {
let { status, message = "" } = error;
return status === 409 || status === 422 && !RULED.test(message);
}
function explained(error, branch) {
let { status, message = "" } = error;
if (isConflict(error)) return new errors.yo(`others wrote to the branch ${branch} at each of 10 tries (HTTP ${status}: ${message})`);
if ((status === 403 || status === 422) && RULED.test(message)) return new errors.yo(`the branch ${branch} is protected (HTTP ${status}: ${message.split("\n")[0]}): let this workflow past the rule, or name another branch`);
if ((0, comments.GZ)(error) || status === 404) return new errors.yo(`github-token: this token may not write to the branch ${branch} (HTTP ${status}): give the job "permissions: contents: write"`);
return error;
}
var history_directory = __webpack_require__(75096);
var history_keep = __webpack_require__(50508);
var lines = __webpack_require__(12478);
var log = __webpack_require__(14173);
function measuredIn(event, place, base) {
let { repository, pull_request: pull, workflow_run: run } = event;
let ours = (side) => side?.full_name === place.repository;
let defaultBranch = textOf(repository?.default_branch);
let own = place.ref.replace(/^refs\/heads\//, "");
let heads = [ours(pull?.head?.repo) ? textOf(pull?.head?.ref) : null, ours(run?.head_repository) ? textOf(run?.head_branch) : null];
return {
place,
base,
defaultBranch,
codeBranches: [
defaultBranch,
base,
textOf(pull?.base?.ref),
own,
...heads
].filter((name) => name !== null)
};
}
function placeOfRun({ workflow_run: run }, place, runId) {
let branch = run?.head_repository?.full_name === place.repository ? textOf(run?.head_branch) : null;
return {
...place,
run_id: String(runId),
run_attempt: typeof run?.run_attempt == "number" ? run.run_attempt : 1,
event: textOf(run?.event) ?? "",
ref: branch === null ? "" : `refs/heads/${branch}`
};
}
function textOf(value) {
return typeof value == "string" && value !== "" ? value : null;
}
async function withHistory(report, options, measured) {
let { history } = options;
if (history === null) return report;
try {
let kept = "directory" in history ? await inDirectory(report, history.directory, options, measured) : await (0, github_limits.Mm)("GitHub", () => onBranch(report, history.branch, options, measured));
if (kept === null) return report;
for (let note of kept.notes) log.lm(note, { title: "agentbench" });
return {
...report,
trend: kept.trend
};
} catch (error) {
log.$e(`history: there is no trend, and no point was added: ${(0, errors.bD)(error)}`, { title: "agentbench" });
return report;
}
}
async function inDirectory(report, directory, { tolerance }, measured) {
let keep = (0, history_keep.s)(report, {
...measured,
github: measured?.place ?? null,
tolerance
});
return keep === null ? null : (0, history_directory.I)(directory, keep);
}
async function onBranch(report, branch, { tolerance, "github-token": token }, measured) {
if (measured === null) throw new errors.yo("this run belongs to no repository");
if (token === void 0) throw new errors.yo("github-token is empty");
let { place: github, base, codeBranches } = measured;
let [owner, repo] = github.repository.split("/");
let client = (0, github_client.$)(token);
let defaultBranch = measured.defaultBranch ?? (await client.rest.repos.get({
owner,
repo
})).data.default_branch;
if ([defaultBranch, ...codeBranches].includes(branch)) throw new errors.yo(`branch:${branch} is a branch with code on it; name one for the history alone, for example branch:agentbench-history`);
let keep = (0, history_keep.s)(report, {
github,
base,
defaultBranch,
tolerance
});
if (keep === null) return null;
let message = `agentbench: run ${github.run_id}`;
let kept = await changeBranch(client, {
owner,
repo,
branch
}, {
file: lines.CX,
largest: lines.oT,
message
}, keep);
kept.files !== null && log.pq(`history: ${[...kept.files.keys()].join(", ")} on the branch ${branch}`);
return kept;
}
var inputs = __webpack_require__(7126);
var outputs = __webpack_require__(92309);
var publish = __webpack_require__(24241);
async function pullRequestOfRun(client, event) {
let none = (why) => ({
pull: null,
why
});
let { head_sha: sha, head_branch: branch, head_repository: headRepository } = event.workflow_run ?? {};
let base = event.repository?.full_name;
let head = headRepository?.full_name;
if (typeof sha != "string" || !/^[0-9a-f]{40,64}$/.test(sha) || !isRepository(base)) return none("this is not a workflow_run event");
if (!isRepository(head)) return none(`the repository that ${sha} came from is gone`);
let pulls = await pullsOfCommit(client, head, sha, base);
if (pulls === null) return none(`${head} or its commit ${sha} cannot be read with this token`);
let open = pulls.filter((pull) => pull.state === "open" && pull.head.sha === sha && isSame(pull.base.repo?.full_name, base) && isSame(pull.head.repo?.full_name, head));
let ofBranch = open.length > 1 ? open.filter((pull) => pull.head.ref === branch) : open;
let [pull] = ofBranch;
if (pull === void 0) return none(`no open pull request has ${sha} of ${head} as its head: closed since, or newer commits came`);
if (ofBranch.length > 1) return none(`several open pull requests have ${sha} of ${head} as their head: ${ofBranch.map(({ number }) => `#${number}`).join(", ")}`);
return {
pull: {
number: pull.number,
baseBranch: pull.base.ref,
headSha: sha
},
why: null
};
}
async function pullsOfCommit(client, repository, sha, base) {
let [owner, repo] = repository.split("/");
try {
return await (0, comments.IW)("pull-requests: read", () => client.paginate(client.rest.repos.listPullRequestsAssociatedWithCommit, {
owner,
repo,
commit_sha: sha,
per_page: 100
}));
} catch (error) {
let fault = error instanceof errors.yo ? error.cause : error;
if ((0, comments.GZ)(fault) && !isSame(repository, base)) return null;
if ([404, 422].includes(fault.status ?? 0)) return null;
throw error;
}
}
function isRepository(name) {
return typeof name == "string" && /^[\w.-]+\/[\w.-]+$/.test(name);
}
function isSame(name, other) {
return name?.toLowerCase() === other.toLowerCase();
}
async function originOf(event, options) {
let place = (0, github_place.VS)(process.env, event);
let runUrl = place === null ? null : (0, github_place.fL)(process.env, place);
let repository = place?.repository ?? "";
let measured = event.workflow_run ?? {};
if (process.env.GITHUB_EVENT_NAME !== "workflow_run" || typeof measured.id != "number" || place === null) {
let target = {
repository,
pullRequest: place?.pull_request ?? null,
why: "this event belongs to no pull request"
};
return {
measuredBy: null,
place,
bases: (0, github_place.cF)(process.env, event),
runUrl,
target
};
}
let found = await findPullRequest(options["github-token"], event);
let headSha = typeof measured.head_sha == "string" ? measured.head_sha : null;
let server = process.env.GITHUB_SERVER_URL ?? "https://github.com";
return {
measuredBy: measured.id,
place: {
...place,
head_sha: headSha,
pull_request: found.pull?.number ?? null
},
bases: found.pull === null ? null : {
baseBranch: found.pull.baseBranch,
headSha: found.pull.headSha
},
runUrl: `${server}/${repository}/actions/runs/${measured.id}`,
target: {
repository,
pullRequest: found.pull?.number ?? null,
why: found.why ?? ""
}
};
}
async function findPullRequest(token, event) {
if (token === void 0) return {
pull: null,
why: "github-token is empty"
};
try {
return await (0, github_limits.Mm)("GitHub", () => pullRequestOfRun((0, github_client.$)(token), event));
} catch (error) {
if (error instanceof errors.yo) throw error;
return {
pull: null,
why: `the pull request is not known: ${(0, errors.bD)(error)}`
};
}
}
function measuringPlace({ measuredBy, place }) {
return measuredBy === null || place === null ? place : {
...place,
run_id: String(measuredBy)
};
}
function measuredOf(event, origin) {
let { measuredBy: runId, place, bases } = origin;
if (place === null) return null;
let base = place.pull_request === null ? null : bases?.baseBranch ?? null;
return measuredIn(event, runId === null ? place : placeOfRun(event, place, runId), base);
}
var suite_artifacts = __webpack_require__(90269);
async function report() {
try {
let { options } = await (0, inputs.IV)("report");
await (0, suite_artifacts.br)((0, this_machine.g)(process.env).temporaryDirectory, (directory) => reportFrom(options, directory));
} catch (error) {
(0, fail.A)(error);
}
}
async function reportFrom(options, directory) {
let event = await (0, github_event.j)(process.env);
let limits = (0, github_limits.w9)(process.env);
let origin = await (0, github_limits.Ns)(limits, () => originOf(event, options));
let found = await (0, github_limits.Ns)(limits, () => findResults(options, origin, directory));
log.t8();
if ((0, experiment.F0)(found.runs).experiment !== null) {
await (0, github_limits.Ns)(limits, () => reportExperiment(found, options, event, origin));
return;
}
let { suite, baseline } = await (0, github_limits.Ns)(limits, () => read(found, options, origin));
let { repeat, ...report } = (0, describe.g)(suite, baseline, options, {
runUrl: origin.runUrl,
artifactUrl: null
});
let described = {
...report,
...origin.measuredBy === null ? { repeat } : {}
};
log.pq(`\n${(0, phrases.Pl)(described.run.totals)}`);
for (let note of described.notes) log.lm(note, { title: "agentbench" });
let target = (0, run_place.s6)(options["results-path"]);
(0, outputs.n)(described.run);
core.uH("results-path", external_node_path_.resolve(target));
(0, fail.M)((0, gate.F)({
...described.run,
interrupted: null
}, options), described.run);
await (0, github_limits.Ns)(limits, () => report_publish(described, target, options, event, origin));
}
async function read(found, options, origin) {
let suite = findSuite(found, options);
suite.run.github = origin.place;
suite.run.suite = options.suite ?? suite.run.suite;
origin.measuredBy !== null && (suite.run.change = null);
let baseline = await (0, action_baseline.findBaseline)(options, measuringPlace(origin), origin.bases);
options["fail-on"] === "regression" && options.baseline === "none" && log.lm("fail-on: regression: there is no baseline to compare with, so no regression is looked for", { title: "agentbench" });
return {
suite,
baseline
};
}
async function report_publish(report, target, options, event, origin) {
let described = await withHistory(report, options, measuredOf(event, origin));
await (0, files_write.t)(target, described, (0, report_comment.Br)(described));
await (0, run_page.writeReportPage)(target, described);
let { artifactUrl, pageUrl } = await uploadReport(target, options, event);
let complete = {
...described,
artifactUrl,
pageUrl
};
options.summary && await (0, publish.summarize)(() => (0, report_comment.Br)(complete));
let commentUrl = await (0, action_comment.t)({ report: complete }, {
...origin.target,
suite: suiteName(options)
}, options);
core.uH("comment-url", commentUrl ?? "");
}
async function findResults(options, origin, directory) {
let here = options["results-path"] ?? run_place.hN;
let found = origin.measuredBy === null && (0, external_node_fs_.existsSync)(here) ? await (0, load.loadRuns)([here]) : {
runs: [],
notes: []
};
let local = options["results-path"] === void 0 ? ofThisRun(found, origin) : found;
if (local.runs.length > 0) return {
...local,
here,
uploaded: !1
};
let { runs, notes } = await uploadedRuns(options, origin, directory);
return {
runs,
notes: [...local.notes, ...notes],
here,
uploaded: !0
};
}
function findSuite(found, options) {
if (!found.uploaded) return (0, sources.E)(found, options, found.here);
let named = `the suite "${suiteName(options)}"`;
let suite = (0, sources.E)(found, options, `${found.here} nor in artifacts of ${named}`);
found.runs.length === 0 && suite.notes.length === 0 && suite.notes.push(`no artifact of ${named} was found`);
return suite;
}
async function reportExperiment({ runs, notes }, options, event, origin) {
let comparison = (0, on_disk.JJ)(runs, notes);
for (let run of comparison.document.runs) run.github = origin.place;
let suite = suiteName(options);
let report = (0, on_disk.qu)(comparison, options, {
runUrl: origin.runUrl,
artifactUrl: null,
suite
});
let { comparisons, verdicts } = comparison.document.experiment;
for (let verdict of verdicts) log.pq(`\n${verdict}`);
let target = (0, run_place.s6)(options["results-path"]);
(0, outputs.n)(comparison.reports.at(-1).run);
(0, outputs.J)(comparisons);
core.uH("results-path", external_node_path_.resolve(target));
let exitCode = (0, on_disk.j0)(comparison, options);
if (exitCode !== 0) {
log.C1(`${verdicts.join("; ")}. ${report.gate.reasons.join("; ")}`);
process.exitCode = exitCode;
}
await (0, write.q)(target, comparison.document, (0, markdown.Y)(comparison.document));
await (0, page.Q)(external_node_path_.join(target, "report.html"), comparison);
let { artifactUrl, pageUrl } = await uploadReport(target, options, event);
let complete = {
...report,
artifactUrl,
pageUrl
};
options.summary && await (0, publish.summarize)(() => (0, comment.Qu)(complete));
let commentUrl = await (0, action_comment.t)({ report: complete }, {
...origin.target,
suite
}, options);
core.uH("comment-url", commentUrl ?? "");
}
async function uploadReport(target, options, event) {
let artifact = options["upload-artifact"] ? await (0, suite_artifacts.Se)("The report is", target, (0, suite_artifacts.j2)(options), options["retention-days"]) : null;
let here = (0, github_place.VS)(process.env, event);
let artifactUrl = artifact === null || here === null ? null : (0, github_place.M7)(process.env, here, artifact);
core.uH("artifact-id", artifact?.id ?? "");
core.uH("artifact-url", artifactUrl ?? "");
let page = artifact === null ? null : await (0, suite_artifacts.n0)(target, artifact, options["retention-days"]);
return {
artifactUrl,
pageUrl: page === null || here === null ? null : (0, github_place.M7)(process.env, here, page)
};
}
function ofThisRun({ runs, notes }, { place }) {
if (place === null) return {
runs,
notes
};
return {
runs: runs.filter(({ run }) => run.github === null || run.github.run_id === place.run_id),
notes
};
}
async function uploadedRuns(options, origin, directory) {
let prefix = (0, suite_artifacts.XS)(options);
let { list, download } = await uploadsOf(options, origin, prefix);
log.AU(suite_artifacts.YV);
let artifacts;
try {
artifacts = (await list()).filter(({ name }) => !(0, suite_artifacts.PS)(name, prefix));
} catch (error) {
if (error instanceof errors.yo) throw error;
return {
runs: [],
notes: [`the run's artifacts could not be listed: ${(0, errors.bD)(error)}`]
};
}
return (0, suite_artifacts.ky)(artifacts, directory, options.suite, download);
}
async function uploadsOf(options, { measuredBy, place }, prefix) {
let limits = {
...download.S4,
logs: (0, download.wT)()
};
if (measuredBy === null) return {
list: () => (0, download.NG)(prefix),
download: (artifact, target) => (0, download.bk)(artifact, target, limits)
};
let token = options["github-token"];
if (token === void 0) throw new errors.yo("github-token: is empty, but the results of another run are needed");
let [owner, repo] = place.repository.split("/");
let run = {
owner,
repo,
runId: measuredBy
};
return {
list: () => (0, github_limits.Mm)("GitHub", () => (0, download.tE)((0, github_client.$)(token), run, prefix)),
download: (artifact, target) => (0, github_limits.Mm)("GitHub", () => (0, download.cU)((0, github_client.$)(token), run, artifact, target, limits))
};
}
function suiteName(options) {
return options.suite ?? process.env.GITHUB_WORKFLOW ?? "";
}
}),
90862: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => saveShared,
SZ: () => saveArtifact,
Z9: () => loadConfig,
Zx: () => loadBegunRun,
ql: () => saveConfig,
sE: () => savePublished,
su: () => saveBegunRun,
vw: () => savePage,
wu: () => loadPage,
xr: () => loadArtifact
});
var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28524);
let RUN = "run-id";
let TESTBED = "testbed";
let RESULTS = "results-path";
let ARTIFACT = "artifact-id";
let ARTIFACT_NAME = "artifact-name";
let PAGE = "page-id";
let PAGE_NAME = "page-name";
let PUBLISHED = "published";
let SHARED = "shared-suite";
let CONFIG = "config";
function saveBegunRun({ ids, testbed, resultsPath }) {
_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(RUN, ids.join(","));
_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(TESTBED, testbed);
_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(RESULTS, resultsPath);
}
function saveArtifact({ id, name }) {
_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(ARTIFACT, id);
_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(ARTIFACT_NAME, name);
}
function loadArtifact() {
let id = Number(_actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(ARTIFACT));
return id > 0 ? {
id,
name: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(ARTIFACT_NAME)
} : null;
}
function savePage({ id, name }) {
_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(PAGE, id);
_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(PAGE_NAME, name);
}
function loadPage() {
let id = Number(_actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(PAGE));
return id > 0 ? {
id,
name: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(PAGE_NAME)
} : null;
}
function savePublished() {
_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(PUBLISHED, "true");
}
function saveShared() {
_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(SHARED, "true");
}
function loadBegunRun() {
let ids = _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(RUN).split(",");
if (!ids.every((id) => /^[0-9a-f]+$/.test(id))) return null;
return {
ids,
testbed: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(TESTBED) === "host" ? "host" : "docker",
resultsPath: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(RESULTS),
published: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(PUBLISHED) === "true",
shared: _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(SHARED) === "true"
};
}
function saveConfig(texts) {
_actions_core__WEBPACK_IMPORTED_MODULE_0__.LZ(CONFIG, JSON.stringify(texts));
}
function loadConfig() {
let saved = _actions_core__WEBPACK_IMPORTED_MODULE_0__.Gu(CONFIG);
return saved === "" ? {} : JSON.parse(saved);
}
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
76185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B7: () => claim,
Ht: () => giveUp,
hh: () => claimsIn,
r7: () => deadClaimsIn
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _owner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88350);
let SUFFIX = ".owner";
async function claim(file) {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.symlink)(JSON.stringify((0, _owner_js__WEBPACK_IMPORTED_MODULE_2__.GS)()), file + SUFFIX);
}
async function giveUp(file) {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file + SUFFIX, { force: !0 }).catch(() => {});
}
async function claimsIn(directory) {
let claims = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory).catch(() => [])).filter((name) => name.endsWith(SUFFIX)).map((name) => name.slice(0, -6)).map(async (name) => {
let file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name);
let owner = await ownerOf(file);
return owner === null ? [] : [{
file,
owner
}];
});
return (await Promise.all(claims)).flat();
}
async function deadClaimsIn(directory) {
return (await claimsIn(directory)).filter(({ owner }) => (0, _owner_js__WEBPACK_IMPORTED_MODULE_2__.XU)(owner)).map(({ file }) => file);
}
async function ownerOf(file) {
try {
return _owner_js__WEBPACK_IMPORTED_MODULE_2__.$K.parse(JSON.parse(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(file + SUFFIX)));
} catch {
return null;
}
}
}),
88350: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$K: () => ownerSchema,
GS: () => thisOwner,
XU: () => isDead
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
let ownerSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
host: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
boot: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
namespace: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
pid: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr(),
started: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP())
});
function thisOwner() {
return {
host: node_os__WEBPACK_IMPORTED_MODULE_1__.hostname(),
boot: orNull(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/sys/kernel/random/boot_id", "utf8").trim()),
namespace: orNull(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)("/proc/self/ns/pid")),
pid: process.pid,
started: startOf(process.pid)
};
}
function isDead(owner) {
let self = thisOwner();
if (owner.host !== self.host) return !1;
if (owner.boot !== self.boot) return !0;
if (owner.namespace !== self.namespace) return !1;
if (owner.started !== null) return startOf(owner.pid) !== owner.started;
try {
process.kill(owner.pid, 0);
return !1;
} catch (error) {
return (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) === "ESRCH";
}
}
function startOf(pid) {
return orNull(() => {
let stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1");
let fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
return fields[0] === "Z" ? null : fields[19];
});
}
function orNull(read) {
try {
return read();
} catch {
return null;
}
}
}),
79882: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$A: () => isRunUnderWay,
$N: () => runDirectories,
BC: () => removeKept,
EA: () => countKeptBeside,
N0: () => removeRunFiles,
Te: () => beginRun,
WG: () => keptDirectories,
ho: () => deadRuns,
lb: () => endRun,
w3: () => keepInRun
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _mounts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6768);
var _tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13590);
var _claim_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76185);
var _owner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88350);
async function beginRun(machine) {
let id = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(5).toString("hex");
let parent = await openParent(machine.temporaryDirectory);
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(parent, 457);
let directory = node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, id);
await (0, _claim_js__WEBPACK_IMPORTED_MODULE_5__.B7)(directory);
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(directory, { mode: 457 });
return {
id,
owner: (0, _owner_js__WEBPACK_IMPORTED_MODULE_6__.GS)(),
directory
};
}
async function deadRuns({ temporaryDirectory }) {
let parents = await parentsIn(temporaryDirectory);
let names = (await Promise.all(parents.map(_claim_js__WEBPACK_IMPORTED_MODULE_5__.r7))).flat().map((directory) => node_path__WEBPACK_IMPORTED_MODULE_2__.basename(directory));
return [...new Set(names.filter((name) => /^[0-9a-f]+$/.test(name)))];
}
async function isRunUnderWay({ temporaryDirectory }) {
return (await Promise.all((await parentsIn(temporaryDirectory)).map(_claim_js__WEBPACK_IMPORTED_MODULE_5__.hh))).flat().some(({ owner }) => !(0, _owner_js__WEBPACK_IMPORTED_MODULE_6__.XU)(owner));
}
async function runDirectories({ temporaryDirectory }, id) {
return (await parentsIn(temporaryDirectory)).map((parent) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, id));
}
async function endRun(directory) {
await removeRunFiles(directory);
await (0, _claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(directory);
}
let KEPT = "kept";
async function keepInRun(directory, entry) {
for (let place of [directory, node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, entry)]) if (!await isDirectory(place)) throw Error(`${place} is no directory any more`);
await (0, _mounts_js__WEBPACK_IMPORTED_MODULE_3__._)(directory);
await (0, _tree_js__WEBPACK_IMPORTED_MODULE_4__.Ue)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, KEPT));
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, KEPT), "", { flag: "wx" });
for (let name of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory)) name !== KEPT && name !== entry && await (0, _tree_js__WEBPACK_IMPORTED_MODULE_4__.Ue)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name));
}
async function removeRunFiles(directory) {
let kept = await keptIn(directory);
if (kept.length === 0) return (0, _tree_js__WEBPACK_IMPORTED_MODULE_4__.dM)(directory);
for (let name of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory)) kept.includes(name) || await (0, _tree_js__WEBPACK_IMPORTED_MODULE_4__.dM)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name));
}
async function keptDirectories({ temporaryDirectory }) {
let directories = [];
for (let parent of await parentsIn(temporaryDirectory)) {
let claimed = (await (0, _claim_js__WEBPACK_IMPORTED_MODULE_5__.hh)(parent)).filter(({ owner }) => !(0, _owner_js__WEBPACK_IMPORTED_MODULE_6__.XU)(owner)).map(({ file }) => file);
for (let name of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(parent).catch(() => [])) {
let run = node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, name);
/^[0-9a-f]+$/.test(name) && !claimed.includes(run) && directories.push(...(await keptIn(run)).map((trial) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(run, trial)));
}
}
return directories;
}
async function countKeptBeside(directory) {
let parent = node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(directory));
let runs = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(parent).catch(() => []);
return (await Promise.all(runs.map((name) => keptIn(node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, name))))).flat().length;
}
async function removeKept(directory) {
await (0, _tree_js__WEBPACK_IMPORTED_MODULE_4__.dM)(directory);
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rmdir)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(directory)).catch(() => {});
}
async function keptIn(run) {
if (!await isDirectory(run)) return [];
let directories = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(run, { withFileTypes: !0 }).catch(() => [])).filter((entry) => entry.isDirectory()).map(({ name }) => name);
let kept = directories.map(async (name) => (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(run, name, KEPT)).catch(() => null))?.isFile());
let is = await Promise.all(kept);
return directories.filter((_, index) => is[index]);
}
async function isDirectory(file) {
return (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(file).catch(() => null))?.isDirectory() ?? !1;
}
async function openParent(temporary) {
let usual = node_path__WEBPACK_IMPORTED_MODULE_2__.join(temporary, parentName());
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(usual, {
recursive: !0,
mode: 448
}).catch(() => {});
let [first] = await parentsIn(temporary);
return first ?? await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)(`${usual}-`);
}
async function parentsIn(temporary) {
let own = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(temporary).catch(() => [])).filter((name) => name === parentName() || name.startsWith(`${parentName()}-`)).sort();
return (await Promise.all(own.map((name) => ifOurs(node_path__WEBPACK_IMPORTED_MODULE_2__.join(temporary, name))))).filter((parent) => parent !== null);
}
async function ifOurs(directory) {
let stats = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(directory).catch(() => null);
return stats?.isDirectory() && stats.uid === process.geteuid?.() && !(stats.mode & 18) ? directory : null;
}
function parentName() {
return `agentbench-${process.geteuid?.() ?? 0}`;
}
}),
6768: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_: () => detachMounts,
q: () => mountsOn
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
async function mountsOn(directory) {
let place = await placeOf(directory);
return (await mountPoints()).filter((point) => point === place).length;
}
async function detachMounts(directory, kept = 0) {
let place = await placeOf(directory);
let points = await pointsBelow(place, kept);
for (let layer = 0; points.length > 0 && layer < 100; layer += 1) {
for (let point of points) await tool("mount", ["--make-rprivate", point]);
for (let point of points.toReversed()) await tool("umount", ["--lazy", point]);
let left = await pointsBelow(place, kept);
if (left.length === points.length) break;
points = left;
}
points = await pointsBelow(place, kept);
if (points.length > 0) throw Error(`${points.join(", ")}: mounted there, and cannot be unmounted`);
}
async function pointsBelow(place, kept) {
let points = await mountPoints();
let over = points.filter((point) => point === place).length > kept ? [place] : [];
let below = points.filter((point) => point.startsWith(`${place}/`));
return [...over, ...new Set(below.sort((a, b) => a.split("/").length - b.split("/").length))];
}
async function mountPoints() {
return (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)("/proc/self/mountinfo", "utf8").catch(() => "")).split("\n").flatMap((line) => {
let point = line.split(" ")[4];
return point === void 0 ? [] : [unescaped(point)];
});
}
function unescaped(text) {
return text.replace(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)));
}
async function placeOf(file) {
let parent = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file)).catch(() => node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file));
return node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, node_path__WEBPACK_IMPORTED_MODULE_2__.basename(file));
}
async function tool(name, words) {
await (0, node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)(name, words).catch(() => {});
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
13590: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ue: () => removeUnmounted,
dM: () => removeTree,
hK: () => emptyDirectory
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
var _mounts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6768);
async function removeTree(directory) {
await (0, _mounts_js__WEBPACK_IMPORTED_MODULE_5__._)(directory);
await removeUnmounted(directory);
}
async function removeUnmounted(directory) {
try {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(directory, {
recursive: !0,
force: !0,
maxRetries: 3
});
} catch (error) {
["EACCES", "ENOTEMPTY"].includes((0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error) ?? "") && await makeWritable(directory).catch(() => {});
await (0, node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)("rm", [
"-rf",
"--",
directory
]).catch((fault) => {
throw Error(String(fault.stderr ?? "").split("\n")[0] || (0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error), { cause: error });
});
}
}
async function emptyDirectory(directory) {
let faults = [];
for (let entry of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory)) await removeUnmounted(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, entry)).catch((error) => faults.push(error));
if (faults.length > 0) throw faults[0];
}
async function makeWritable(directory) {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(directory, 448);
for (let entry of await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: !0 })) entry.isDirectory() && await makeWritable(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, entry.name));
}
}),
7844: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { x: () => VERSION });
let VERSION = "0.1.0";
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
})
};
