export const id = 3653;
export const ids = [3653];
export const modules = {
55574: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { publishExperiment: () => publishExperiment });
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28524);
var _comparison_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1709);
var _comparison_on_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61685);
var _github_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4472);
var _github_place_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(52385);
var _report_files_page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49651);
var _report_load_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9583);
var _log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14173);
var _publish_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24241);
async function publishExperiment(directory, options, limits) {
await (0, _github_limits_js__WEBPACK_IMPORTED_MODULE_4__.Ns)(limits, () => publishAll(directory, options));
_log_js__WEBPACK_IMPORTED_MODULE_7__.t8();
}
async function publishAll(directory, options) {
let found = await (0, _report_load_js__WEBPACK_IMPORTED_MODULE_6__.loadRuns)([directory]);
let place = found.runs[0]?.run.github ?? null;
let runUrl = place === null ? null : (0, _github_place_js__WEBPACK_IMPORTED_MODULE_9__.fL)(process.env, place);
let suite = options.suite ?? place?.workflow ?? null;
let describe = (runs, notes, links) => (0, _comparison_on_disk_js__WEBPACK_IMPORTED_MODULE_3__.qu)((0, _comparison_on_disk_js__WEBPACK_IMPORTED_MODULE_3__.JJ)(runs, notes), options, {
...links,
suite
});
let { artifact, artifactUrl, pageUrl } = await (0, _publish_js__WEBPACK_IMPORTED_MODULE_8__.uploadAll)(directory, place, options, async () => (0, _report_files_page_js__WEBPACK_IMPORTED_MODULE_5__.Q)(node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, "report.html"), (0, _comparison_on_disk_js__WEBPACK_IMPORTED_MODULE_3__.JJ)(found.runs, found.notes)));
let own = describe(found.runs, found.notes, {
runUrl,
artifactUrl,
pageUrl
});
options.summary && await (0, _publish_js__WEBPACK_IMPORTED_MODULE_8__.summarize)(() => (0, _comparison_comment_js__WEBPACK_IMPORTED_MODULE_2__.Qu)(own));
let url = await (0, _publish_js__WEBPACK_IMPORTED_MODULE_8__.commentOfSuite)(place, artifact?.id ?? null, options, own, (others, notes) => others.length === 0 ? own : describe([...found.runs, ...others.filter(isOnDisk)], [...found.notes, ...notes], {
runUrl,
artifactUrl: null
}));
_actions_core__WEBPACK_IMPORTED_MODULE_1__.uH("comment-url", url ?? "");
}
function isOnDisk(run) {
return run.directory !== void 0;
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
