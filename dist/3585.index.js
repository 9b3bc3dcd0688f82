export const id = 3585;
export const ids = [3585];
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
})
};
