export const id = 4241;
export const ids = [4241];
export const modules = {
12614: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { t: () => writeSuiteComment });
var _comparison_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1709);
var _github_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44463);
var _github_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5274);
var _github_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4472);
var _report_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16065);
var _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14173);
async function writeSuiteComment(first, target, options) {
let { comment: mode, "github-token": token } = options;
if (mode === "never") return null;
let cannot = (why) => {
mode === "always" ? _log_js__WEBPACK_IMPORTED_MODULE_5__.$e(`No comment was written: ${why}`, { title: "agentbench" }) : _log_js__WEBPACK_IMPORTED_MODULE_5__.lm(`No comment was written: ${why}`, { title: "agentbench" });
return null;
};
if (target.pullRequest === null) return mode === "always" ? cannot(target.why) : null;
if (token === void 0) return cannot("github-token is empty");
try {
let [owner, repo] = target.repository.split("/");
let place = {
owner,
repo,
pullRequest: target.pullRequest,
marker: (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_4__.Ql)(target.suite),
author: options["comment-author"]
};
return await (0, _github_limits_js__WEBPACK_IMPORTED_MODULE_3__.Mm)("GitHub", () => converge((0, _github_client_js__WEBPACK_IMPORTED_MODULE_1__.$)(token), place, first, target.suite, options));
} catch (error) {
let { denied, message } = (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_2__.og)(error);
if (denied) return cannot(message);
_log_js__WEBPACK_IMPORTED_MODULE_5__.$e(`The comment was not written: ${message}`, { title: "agentbench" });
return null;
}
}
async function converge(client, configured, first, suite, { comment: mode }) {
let said = first;
let place = configured;
let url = null;
let fresh = !0;
let made = !1;
for (let round = 1; round <= 12;) {
let [existing, ...others] = await (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_2__.lY)(client, place);
for (let { id } of others) await (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_2__.Tu)(client, place, id);
if (said.report === null) {
existing !== void 0 && await (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_2__.Tu)(client, place, existing.id);
return null;
}
let { body, state, allPassed } = contentOf(said.report, suite);
if (mode === "failures" && allPassed && existing === void 0) return null;
let lost = existing === void 0 && made;
let same = existing?.body.includes(state) === !0;
let othersWillDo = !fresh && (same || said.partial === !0);
let kept = existing !== void 0 && (existing.body === body || same && mode === "changes" || othersWillDo);
if (kept) url = existing.url;
else if (!lost) {
let written = await writeUnlessGone(client, place, existing ?? null, body);
url = written?.url ?? null;
if (place === configured && written?.author != null && written.author !== place.author) {
place = withAuthor(place, written.author);
continue;
}
}
made ||= existing === void 0;
let more = await said.again?.() ?? null;
if (more === null && lost) return sayLost(place, url);
if (more === null && url !== null && (kept || said.again === void 0)) return url;
fresh = more !== null || url === null;
more === null ? round += 1 : said = more;
}
return url;
}
function contentOf(report, suite) {
if ("document" in report) return {
body: (0, _comparison_comment_js__WEBPACK_IMPORTED_MODULE_0__.RF)(report, suite),
state: (0, _comparison_comment_js__WEBPACK_IMPORTED_MODULE_0__.R3)(report),
allPassed: (0, _comparison_comment_js__WEBPACK_IMPORTED_MODULE_0__.QF)(report)
};
let { run } = report;
let allPassed = run.totals.passed === run.totals.planned && run.gate?.passed !== !1;
return {
body: (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_4__.wQ)(report, suite),
state: (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_4__.qo)(run),
allPassed
};
}
function withAuthor(place, author) {
_log_js__WEBPACK_IMPORTED_MODULE_5__.lm(`comment-author: github-token writes as ${author}, not as ${place.author}; set comment-author: ${author}, so that the comment is found before it is written`, { title: "agentbench" });
return {
...place,
author
};
}
function sayLost({ author }, url) {
_log_js__WEBPACK_IMPORTED_MODULE_5__.$e(`The comment was written, but ${author} is not its author: set comment-author to the login that github-token belongs to`, { title: "agentbench" });
return url;
}
async function writeUnlessGone(client, place, existing, body) {
try {
return await (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_2__.HF)(client, place, existing, body);
} catch (error) {
if (existing !== null && error.status === 404) return null;
throw error;
}
}
}),
24241: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
commentOfSuite: () => commentOfSuite,
publish: () => publish,
summarize: () => summarize,
uploadAll: () => uploadAll
});
var core = __webpack_require__(28524);
var errors = __webpack_require__(45145);
var download = __webpack_require__(24492);
var github_limits = __webpack_require__(4472);
var github_place = __webpack_require__(52385);
var this_machine = __webpack_require__(86324);
var comment = __webpack_require__(16065);
var describe = __webpack_require__(92981);
var merge = __webpack_require__(69327);
var run_page = __webpack_require__(94996);
var action_comment = __webpack_require__(12614);
var log = __webpack_require__(14173);
async function saySoFar(ownArtifact, jobs) {
let others = new Map();
let silent = !1;
return await look().catch(unknown) ?? {
report: jobs.describe([], []),
partial: !0,
again: lookAgain
};
async function look() {
let listed = await jobs.list();
if (listed === null) return { report: null };
let missing = () => listed.filter(({ id }) => id !== ownArtifact && !others.has(id));
for (let attempt = 1; attempt <= 3; attempt++) for (let artifact of missing()) {
let runs = await jobs.load(artifact);
runs !== null && others.set(artifact.id, runs);
}
listed.length > 1 && jobs.share();
let notes = missing().map(({ name }) => `${name} could not be read`);
return {
report: jobs.describe([...others.values()].flat(), notes),
partial: notes.length > 0,
again: lookAgain
};
}
async function lookAgain() {
if (silent) return null;
let before = others.size;
let said = await look().catch(unknown);
return said !== null && (said.report === null || others.size > before) ? said : null;
}
function unknown(error) {
silent = (0, github_limits.ev)(error) !== null;
log.pq(`The results of other jobs are not known: ${(0, errors.bD)(error)}`);
jobs.share();
return null;
}
}
var state = __webpack_require__(90862);
var suite_artifacts = __webpack_require__(90269);
async function publish(onDisk, resultsPath, options, baseline, limits) {
await (0, github_limits.Ns)(limits, () => publishAll(onDisk, resultsPath, options, baseline));
log.t8();
}
async function publishAll(onDisk, resultsPath, options, baseline) {
let place = onDisk.run.github;
let runUrl = place === null ? null : (0, github_place.fL)(process.env, place);
let described = (0, run_page.describeRun)(onDisk, baseline, options, runUrl);
let { artifact, ...links } = await uploadAll(resultsPath, place, options, () => (0, run_page.writeReportPage)(resultsPath, described));
let own = {
...described,
...links
};
options.summary && await summarize(() => (0, comment.Br)(own));
core.uH("comment-url", await publish_comment(onDisk, own, artifact?.id ?? null, options, baseline) ?? "");
}
async function uploadAll(directory, place, options, writePage) {
let uploaded = (0, state.xr)();
uploaded === null && await writePage().catch((error) => log.$e(`report.html was not written: ${(0, errors.bD)(error)}`, { title: "agentbench" }));
let artifact = options["upload-artifact"] ? uploaded ?? await uploadResults(directory, options) : null;
let artifactUrl = artifact === null || place === null ? null : (0, github_place.M7)(process.env, place, artifact);
core.uH("artifact-id", artifact?.id ?? "");
core.uH("artifact-url", artifactUrl ?? "");
let page = artifact !== null && options.comment !== "never" && place?.pull_request != null ? (0, state.wu)() ?? await uploadOwnPage(directory, artifact, options) : null;
return {
artifact,
artifactUrl,
pageUrl: page === null || place === null ? null : (0, github_place.M7)(process.env, place, page)
};
}
async function publish_comment(onDisk, own, artifactId, options, baseline) {
return commentOfSuite(onDisk.run.github, artifactId, options, own, (others, notes) => {
if (others.length === 0) return {
...own,
notes
};
let merged = (0, merge.rV)([onDisk, ...others], null);
let links = {
runUrl: own.runUrl,
artifactUrl: null
};
return (0, describe.g)({
...merged,
notes: [...notes, ...merged.notes]
}, baseline, options, links);
});
}
async function commentOfSuite(place, artifactId, options, own, describe) {
let target = {
repository: place?.repository ?? "",
pullRequest: place?.pull_request ?? null,
why: "this event belongs to no pull request",
suite: options.suite ?? place?.workflow ?? ""
};
if (artifactId === null || target.pullRequest === null || options.comment === "never") return (0, action_comment.t)({ report: own }, target, options);
return (0, suite_artifacts.br)((0, this_machine.g)(process.env).temporaryDirectory, async (directory) => {
let prefix = (0, suite_artifacts.XS)(options);
let said = await saySoFar(artifactId, {
async list() {
log.AU(suite_artifacts.YV);
let listed = (await (0, download.NG)(prefix)).filter(({ name }) => !(0, suite_artifacts.PS)(name, prefix));
if ((0, suite_artifacts.uq)(listed.map(({ name }) => name)) <= 20) return listed;
log.lm("More than 20 jobs share this suite: have agentbench's report action write the comment", { title: "agentbench" });
return null;
},
async load(artifact) {
log.AU(suite_artifacts.YV);
let { runs, notes, failed } = await (0, suite_artifacts.ky)([artifact], directory, options.suite, download.bk);
for (let note of notes) log.pq(note);
return failed.length === 0 ? runs : null;
},
describe,
share: state.F
});
return (0, action_comment.t)(said, target, options);
});
}
async function uploadResults(resultsPath, options) {
let artifact = await (0, suite_artifacts.Se)("The results are", resultsPath, (0, suite_artifacts.GY)(options), options["retention-days"]);
artifact !== null && (0, state.SZ)(artifact);
return artifact;
}
async function uploadOwnPage(resultsPath, artifact, options) {
let page = await (0, suite_artifacts.n0)(resultsPath, artifact, options["retention-days"]);
page !== null && (0, state.vw)(page);
return page;
}
async function summarize(markdown) {
try {
await core.z.addRaw(markdown()).write();
} catch (error) {
log.$e(`The step summary was not written: ${(0, errors.bD)(error)}`, { title: "agentbench" });
}
}
}),
1709: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
QF: () => isAllWell,
Qu: () => renderExperimentSummary,
R3: () => experimentState,
RF: () => renderExperimentComment
});
var _base_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18253);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
var _report_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16065);
var _experiment_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7759);
var _experiment_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70057);
var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16801);
let LADDER = [
Infinity,
200,
50,
10,
0
];
function renderExperimentComment(report, suite) {
let head = `${(0, _report_comment_js__WEBPACK_IMPORTED_MODULE_1__.Ql)(suite)}\n${experimentState(report)}\n`;
return head + render(report, _report_comment_js__WEBPACK_IMPORTED_MODULE_1__.W$ - head.length, (text) => text.length);
}
function renderExperimentSummary(report) {
return render(report, _report_comment_js__WEBPACK_IMPORTED_MODULE_1__.Jt, (text) => Buffer.byteLength(text));
}
function experimentState({ document: { instances, experiment } }) {
let verdicts = instances.map(({ instance_id: id, runs }) => [id, ...runs.map((cell) => `${cell?.passed} ${cell?.measured} ${cell?.planned}`)].join(" "));
return (0, _report_comment_js__WEBPACK_IMPORTED_MODULE_1__.L4)([...verdicts, ...experiment.comparisons.map(({ arm, answer }) => `${arm} ${answer}`)]);
}
function isAllWell({ gate, document: { experiment, runs } }) {
let worse = experiment.comparisons.some(({ answer }) => answer === "worse");
return gate.passed && !worse && runs.every(({ totals }) => totals.error + totals.not_run === 0);
}
function render(report, limit, sizeOf) {
let { document } = report;
let { experiment } = document;
let flips = (0, _experiment_markdown_js__WEBPACK_IMPORTED_MODULE_2__.ou)(document);
let head = [
`## ${headline(report)}`,
figuresLine(experiment),
reasonList(report),
(0, _experiment_markdown_js__WEBPACK_IMPORTED_MODULE_2__.DO)(document, experiment)
];
let foot = [`<sub>${(0, _experiment_markdown_js__WEBPACK_IMPORTED_MODULE_2__.m_)(experiment)}</sub>`, footer(report)];
for (let most of LADDER) {
let text = `${[
...head,
(0, _experiment_markdown_js__WEBPACK_IMPORTED_MODULE_2__.ss)(flips, most, document),
...foot
].filter((part) => part !== "").join("\n\n")}\n`;
if (sizeOf(text) < limit) return text;
}
return `## ${headline(report)}\n`;
}
function headline({ document: { experiment }, suite, gate }) {
let { verdicts, comparisons } = experiment;
let answers = comparisons.map(({ answer }) => answer);
let icon = gate.passed ? answers.includes("worse") ? "🔴" : answers.includes("better") ? "🟢" : "⚪" : "❌";
let words = verdicts.map((verdict) => (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.p7)(verdict, 300));
return `${icon} ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.p7)(suite ?? "AgentBench", 100)}: ${words.join("; ")}`;
}
function figuresLine(experiment) {
let pairs = experiment.comparisons.map((comparison) => comparison.pairs);
let leftOut = experiment.comparisons.reduce((most, { left_out }) => Math.max(most, left_out), 0);
let saved = (0, _experiment_words_js__WEBPACK_IMPORTED_MODULE_3__.pu)(experiment);
return [
`${[...new Set(pairs)].join(" and ")} of ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_4__.U9)((0, _experiment_words_js__WEBPACK_IMPORTED_MODULE_3__.uf)(experiment), "pair")} measured`,
...leftOut === 0 ? [] : [`${leftOut} left out without a verdict`],
...saved === null ? [] : [saved]
].join(" · ");
}
function reasonList({ gate, document }) {
let { interrupted, noise } = document.experiment;
let early = interrupted === null ? [] : [`the experiment was ended early (${interrupted})`];
let told = [
...(0, _experiment_words_js__WEBPACK_IMPORTED_MODULE_3__.HX)(document.experiment),
...(0, _experiment_words_js__WEBPACK_IMPORTED_MODULE_3__._q)(document.experiment),
...noise
];
let reasons = [
...early,
...gate.reasons,
...told,
...(0, _words_js__WEBPACK_IMPORTED_MODULE_5__.h$)(document)
];
let shown = reasons.slice(0, 20);
reasons.length > shown.length && shown.push(`… and ${reasons.length - shown.length} more`);
return shown.map((reason) => `- ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.p7)(reason, 500)}`).join("\n");
}
function footer({ document, runUrl, artifactUrl, pageUrl = null }) {
let github = document.runs.at(-1)?.github ?? null;
return `<sub>${[
pageUrl === null ? "" : `[report](${pageUrl})`,
runUrl === null ? "" : `[workflow run](${runUrl})`,
artifactUrl === null ? "" : `[results and logs](${artifactUrl})`,
github === null ? "" : `commit ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.LP)(github.head_sha ?? github.sha)}`,
`agentbench ${document.harness_version}`
].filter((link) => link !== "").join(" · ")}</sub>`;
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
})
};
