export const id = 3585;
export const ids = [3585];
export const modules = {
23585: ((e, t, n) => {
n.r(t);
n.d(t, {
baselineDurations: () => baselineDurations,
downloadEarlierResults: () => downloadEarlierResults,
findBaseline: () => findBaseline,
searchOfRun: () => searchOfRun
});
var r = n(76760);
var i = n(45145);
var a = n(12582);
var o = n(24492);
var s = n(4472);
var c = n(88328);
var l = n(40273);
var u = n(96730);
let d = ["push", "schedule"];
async function findBaselineRun(e, t, n = async () => !0) {
let { owner: r, repo: i, headSha: a, mergeBase: o, artifactPrefix: s, currentRunId: c } = t;
let u = new Set([c]);
let f = t.onlyEarlier === !0 || a === o;
let isEligible = ({ id: e }) => !u.has(e) && (e < c || !f);
let attempt = async (t) => {
for (let a of t.filter(isEligible).slice(0, 100)) {
u.add(a.id);
let t = await (0, l.tE)(e, {
owner: r,
repo: i,
runId: a.id
}, s);
if (t.length === 0) continue;
let o = {
runId: a.id,
commit: a.head_sha,
finishedAt: a.updated_at,
url: a.html_url,
artifacts: t
};
if (await n(o)) return o;
}
return null;
};
return (o === null ? null : await attempt(await listRuns(e, t, [{ head_sha: o }]))) ?? await attempt(await listRuns(e, t, d.map((e) => ({ event: e }))));
}
async function workflowOf(e, { owner: t, repo: n, runId: r }) {
let { data: i } = await (0, u.IW)("actions: read", () => e.rest.actions.getWorkflowRun({
owner: t,
repo: n,
run_id: r,
exclude_pull_requests: !0
}));
return i.workflow_id;
}
async function mergeBaseOf(e, { owner: t, repo: n }, r, i) {
try {
let a = `${r}...${i}`;
let { data: o } = await (0, u.IW)("contents: read", () => e.rest.repos.compareCommitsWithBasehead({
owner: t,
repo: n,
basehead: a,
per_page: 1
}));
return o.merge_base_commit?.sha ?? null;
} catch (e) {
if ((0, u.c2)(e) === 404) return null;
throw e;
}
}
async function listRuns(e, t, n) {
let { owner: i, repo: a, workflow: o, baseBranch: s } = t;
let c = n.map((n) => {
let [c, l] = [0, 0];
let d = {
owner: i,
repo: a,
workflow_id: typeof o == "string" ? r.posix.basename(o) : o,
branch: s,
status: "completed",
exclude_pull_requests: !0,
per_page: 100,
...n
};
return (0, u.IW)("actions: read", () => e.paginate(e.rest.actions.listWorkflowRuns, d, (e, n) => {
let r = e.data.filter((e) => couldBeBaseline(e, t));
c += 1;
l += r.length;
(c >= 5 || l >= 100) && n();
return r;
}));
});
return (await Promise.all(c)).flat().sort((e, t) => t.id - e.id);
}
function couldBeBaseline(e, { owner: t, repo: n, baseBranch: r }) {
return d.includes(e.event) && e.head_branch === r && e.status === "completed" && (e.conclusion === "success" || e.conclusion === "failure") && e.head_repository?.full_name.toLowerCase() === `${t}/${n}`.toLowerCase();
}
var f = n(69999);
var p = n(37936);
var m = n(69327);
var h = n(80418);
var g = n(14173);
var _ = n(90269);
var v = n(8836);
function searchOfRun(e) {
let { "job-total": t, shard: n } = e.options;
return {
...e,
alone: t === "1" && n === void 0
};
}
async function findBaseline(e) {
return (0, p.resolveBaseline)(e.options.baseline, () => newestReport(e));
}
async function baselineDurations(e) {
try {
return await fromArtifacts({
...e,
onlyEarlier: !0
}, (e, { directories: [t] }) => (0, f.readDurations)(t));
} catch (e) {
return {
durations: null,
notes: [`baseline: the jobs get equal counts, since there are no durations: ${(0, i.bD)(e)}`]
};
}
}
async function newestReport(e) {
try {
return await fromArtifacts(e, async ({ commit: e, finishedAt: t, url: n }, { runs: r }) => ({
suite: (0, m.rV)(r, null),
origin: {
kind: "artifact",
commit: e,
finishedAt: t,
url: n
}
}));
} catch (e) {
g.lm(`There is no baseline to compare with: ${(0, i.bD)(e)}`);
return null;
}
}
async function downloadEarlierResults(e, t) {
let n = (0, _.XS)(e.options);
try {
await downloadNewest(e, t, {
prefix: n,
of: (e) => [e.filter(({ name: e }) => !(0, _.PS)(e, n))],
what: "results",
limits: {
...o.S4,
logs: (0, o.wT)()
}
});
return !0;
} catch (e) {
g.lm(`There are no earlier results to reuse, so all trials are measured: ${(0, i.bD)(e)}`);
return !1;
}
}
async function fromArtifacts(e, t) {
let { options: n, alone: r = !1 } = e;
let i = (0, _.XS)(n);
return (0, v.b)(async (n) => {
let { run: a, downloaded: o } = await downloadNewest(e, n, {
prefix: i,
of(e) {
let t = e.filter(({ name: e }) => (0, _.PS)(e, i));
if (t.length > 0) return t.map((e) => [e]).reverse();
return r && (0, _.uq)(e.map(({ name: e }) => e)) === 1 ? [e] : [];
},
what: r ? "a report, or results of one job" : "a report"
});
return t(a, o);
});
}
async function downloadNewest({ options: e, place: t, bases: n, onlyEarlier: i = !1 }, l, { prefix: u, of: d, what: f, limits: p }) {
let { "github-token": m } = e;
if (t === null || n === null) throw Error("this run belongs to no branch");
if (m === void 0) throw Error("github-token is empty");
return (0, s.Mm)("GitHub", async () => {
let s = (0, a.$)(m);
let g = (0, c._)(t.repository);
let v = t.pull_request === null && t.ref === `refs/heads/${n.baseBranch}`;
let y = {
...g,
runId: Number(t.run_id)
};
let b = {
...g,
workflow: await workflowOf(s, y),
baseBranch: n.baseBranch,
headSha: n.headSha,
mergeBase: await mergeBaseOf(s, y, n.baseBranch, n.headSha),
artifactPrefix: u,
currentRunId: y.runId,
onlyEarlier: i || v
};
let x = {
runs: [],
directories: []
};
let S = [];
let C = await findBaselineRun(s, b, async ({ artifacts: t }) => {
for (let n of d(t)) {
let t = await (0, _.ky)(n, l, e.suite, (e, t) => (0, o.cU)(s, y, e, t, p));
S.push(...t.notes);
let i = f === "results" || t.runs.every((e) => (0, h.cr)(e.directory) === null);
let a = t.runs.filter(({ run: e }) => i && e.totals.passed + e.totals.failed > 0);
x = {
runs: a,
directories: n.map(({ id: e }) => r.join(l, String(e)))
};
if (a.length > 0) return !0;
}
return !1;
});
if (C !== null) return {
run: C,
downloaded: x
};
let w = S.length > 0 ? ` (${S.slice(0, 3).join("; ")})` : "";
throw Error(`no push or scheduled run of this workflow on ${n.baseBranch} has uploaded ${f}${w}`);
});
}
}),
12582: ((e, t, n) => {
n.d(t, { $: () => githubClient });
(0, n(6830).l)(process.env);
var r = n(61351);
var i = n(48282);
var a = n(49735);
var o = n(86856);
var s = n(18686);
var c = n(22495);
var l = n(4472);
let u = [
400,
401,
403,
404,
409,
410,
422,
429,
451
];
function githubClient(e) {
let wait = (e, t, n, r) => e <= 60 && r < 2;
let t = (0, r.Q)(e, {
request: { fetch: limitedFetch((0, l.Fv)()) },
throttle: {
onRateLimit: wait,
onSecondaryRateLimit: wait
},
retry: { doNotRetry: u }
}, a.L, o.A);
t.hook.error("request", (e) => {
throw explainFault(e);
});
return t;
}
function limitedFetch(e) {
let t = i.NT.request?.fetch;
return async (n, r = {}) => {
let i = new AbortController();
let expire = (e, t) => setTimeout(() => i.abort(t(e)), e).unref();
let late = (t) => e.late(t, !1);
let a = expire(e.allowed(sizeOf(r.body)), late);
let o = [
i.signal,
e.signal,
r.signal
].filter((e) => e instanceof AbortSignal);
try {
let i = await t(n, {
...r,
signal: AbortSignal.any(o)
});
let { status: s, url: c, headers: l, body: u } = i;
clearTimeout(a);
let d = l.get("content-length");
let f = e.allowed(d);
if (u !== null && !isText(l)) {
e.answered(s, c);
d !== null && expire(f, () => e.fault(f));
return i;
}
a = expire(f, late);
let p = u === null ? null : await i.arrayBuffer();
e.answered(s, c);
return Object.defineProperty(new Response(p, i), "url", { value: c });
} finally {
clearTimeout(a);
}
};
}
function sizeOf(e) {
return typeof e == "string" ? Buffer.byteLength(e) : 0;
}
function isText(e) {
return /^(application\/(.+\+)?json|text\/.*)\b/.test(e.get("content-type") ?? "");
}
function explainFault(e) {
if (!(e instanceof Error) || !("status" in e)) return e;
let { response: t, status: n } = e;
if (t === void 0) {
let t = (0, l.ev)(e);
let n = t === null ? `could not be reached: ${shortFault(deepestMessage(e))}` : t;
return Error(`GitHub ${n}`, { cause: e });
}
e.message = typeof t.data == "string" && /^\s*</.test(t.data) ? `GitHub answered ${n} with a page instead of JSON` : shortFault(e.message);
return e;
}
function deepestMessage(e) {
return e.cause instanceof Error ? deepestMessage(e.cause) : e.message;
}
function shortFault(e) {
return (0, s.v)((0, c.pj)(e), 300);
}
}),
88328: ((e, t, n) => {
n.d(t, { _: () => repositoryOf });
function repositoryOf(e) {
let [t = "", n = ""] = e.split("/");
return {
owner: t,
repo: n
};
}
}),
37936: ((e, t, n) => {
n.r(t);
n.d(t, {
changeSince: () => changeSince,
loadBaselineDirectory: () => loadBaselineDirectory,
resolveBaseline: () => resolveBaseline
});
var r = n(45145);
var i = n(22495);
var a = n(97857);
var o = n(94267);
var s = n(80418);
var c = n(43128);
var l = n(9583);
var u = n(69327);
var d = n(58937);
async function resolveBaseline(e, t = noArtifact) {
if (e === "none") return null;
if (e === "artifact") return t();
return loadBaselineDirectory(e);
}
async function noArtifact() {
throw new r.yo("baseline: artifact is for workflows; on the command line name a directory of earlier results");
}
function agentOf({ run: { agent: e }, directory: t }) {
return JSON.stringify([
e.name,
e.model,
e.command,
(0, s.cr)(t)
]);
}
async function loadBaselineDirectory(e, t = "baseline") {
let { runs: n, notes: a } = await (0, l.loadRuns)([e], t);
if (n.length === 0) throw new r.yo(`${t}: there are no results in ${e}${a.length > 0 ? `: ${a.join("; ")}` : ""}`);
let [s, c] = [...Map.groupBy(n, agentOf).values()].map(([e]) => e);
if (s !== void 0 && c !== void 0) {
let label = ({ run: e }) => (0, i.h0)((0, d.kV)(e), 120);
let [n, a, o] = s.directory === c.directory ? [
label(s),
label(c),
"name results of one agent, such as a job of its own"
] : [
s.directory,
c.directory,
"name the directory of one of them"
];
throw new r.yo(`${t}: ${e} has results of several agents, ${n} and ${a} for example: ${o}`);
}
let f = (0, u.rV)(n, null);
let { github: p, finished_at: m } = f.run;
return {
suite: f,
origin: {
kind: "directory",
commit: p && (0, o.q)(p),
finishedAt: m,
url: null
}
};
}
function changeSince(e, { tolerance: t }) {
if (e === null) return null;
return async (n) => {
let r = {
run: n,
results: [],
notes: []
};
let o = (0, c.$)(r, e.suite, e.origin, t);
let { verdict: s, difference: l } = o;
if (s !== "not comparable") return {
verdict: s,
difference: l
};
return {
verdict: s,
difference: l,
reasons: o.reasons.slice(0, 20).map((e) => (0, i.h0)(e, a.xG))
};
};
}
}),
94267: ((e, t, n) => {
n.d(t, { q: () => measuredCommit });
let r = ["issue_comment", "workflow_run"];
function measuredCommit({ head_sha: e, sha: t, event: n }) {
return e ?? (r.includes(n) ? null : t);
}
}),
86856: ((e, t, n) => {
n.d(t, { A: () => throttling });
var r = n(63251);
var i = "0.0.0-development";
var noop = () => Promise.resolve();
function wrapRequest(e, t, n) {
return e.retryLimiter.schedule(doRequest, e, t, n);
}
async function doRequest(e, t, n) {
let { pathname: r } = new URL(n.url, "http://github.test");
let i = isAuthRequest(n.method, r);
let a = !i && n.method !== "GET" && n.method !== "HEAD";
let o = n.method === "GET" && r.startsWith("/search/");
let s = r.startsWith("/graphql");
let c = ~~t.retryCount > 0 ? {
priority: 0,
weight: 0
} : {};
e.clustering && (c.expiration = 6e4);
(a || s) && await e.write.key(e.id).schedule(c, noop);
a && e.triggersNotification(r) && await e.notifications.key(e.id).schedule(c, noop);
o && await e.search.key(e.id).schedule(c, noop);
let l = (i ? e.auth : e.global).key(e.id).schedule(c, t, n);
if (s) {
let e = await l;
if (e.data.errors != null && e.data.errors.some((e) => e.type === "RATE_LIMITED")) throw Object.assign(Error("GraphQL Rate Limit Exceeded"), {
response: e,
data: e.data
});
}
return l;
}
function isAuthRequest(e, t) {
return e === "PATCH" && /^\/applications\/[^/]+\/token\/scoped$/.test(t) || e === "POST" && (/^\/applications\/[^/]+\/token$/.test(t) || /^\/app\/installations\/[^/]+\/access_tokens$/.test(t) || t === "/login/oauth/access_token");
}
var a = [
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
function routeMatcher(e) {
let t = `^(?:${e.map((e) => e.split("/").map((e) => e.startsWith("{") ? "(?:.+?)" : e).join("/")).map((e) => `(?:${e})`).join("|")})[^/]*$`;
return new RegExp(t, "i");
}
var o = routeMatcher(a);
var s = o.test.bind(o);
var c = {};
var createGroups = function(e, t) {
c.global = new e.Group({
id: "octokit-global",
maxConcurrent: 10,
...t
});
c.auth = new e.Group({
id: "octokit-auth",
maxConcurrent: 1,
...t
});
c.search = new e.Group({
id: "octokit-search",
maxConcurrent: 1,
minTime: 2e3,
...t
});
c.write = new e.Group({
id: "octokit-write",
maxConcurrent: 1,
minTime: 1e3,
...t
});
c.notifications = new e.Group({
id: "octokit-notifications",
maxConcurrent: 1,
minTime: 3e3,
...t
});
};
function throttling(e, t) {
let { enabled: n = !0, Bottleneck: i = r, id: a = "no-id", timeout: o = 12e4, connection: l } = t.throttle || {};
if (!n) return {};
let u = { timeout: o };
l !== void 0 && (u.connection = l);
let d = Object.assign({
clustering: l != null,
triggersNotification: s,
fallbackSecondaryRateRetryAfter: 60,
retryAfterBaseValue: 1e3,
id: a
}, t.throttle);
if (typeof d.onSecondaryRateLimit != "function" || typeof d.onRateLimit != "function") throw Error("octokit/plugin-throttling error:\n        You must pass the onSecondaryRateLimit and onRateLimit error handlers.\n        See https://octokit.github.io/rest.js/#throttling\n\n        const octokit = new Octokit({\n          throttle: {\n            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},\n            onRateLimit: (retryAfter, options) => {/* ... */}\n          }\n        })\n    ");
let f = !1;
let initializeBottleneck = () => {
if (f) return;
f = !0;
c.global ?? createGroups(i, u);
d.global = d.global ?? c.global;
d.auth = d.auth ?? c.auth;
d.search = d.search ?? c.search;
d.write = d.write ?? c.write;
d.notifications = d.notifications ?? c.notifications;
d.retryLimiter = d.retryLimiter ?? new i();
let t = {};
let n = new i.Events(t);
t.on("secondary-limit", d.onSecondaryRateLimit);
t.on("rate-limit", d.onRateLimit);
t.on("error", (t) => e.log.warn("Error in throttling-plugin limit handler", t));
d.retryLimiter.on("failed", async function(t, r) {
let [i, a, o] = r.args;
let { pathname: s } = new URL(o.url, "http://github.test");
if (!(s.startsWith("/graphql") && t.status !== 401 || t.status === 403 || t.status === 429)) return;
let c = ~~a.retryCount;
a.retryCount = c;
o.request.retryCount = c;
let { wantRetry: l, retryAfter: u = 0 } = await (async function() {
if (/\bsecondary rate\b/i.test(t.message)) {
let r = Number(t.response.headers["retry-after"]) || i.fallbackSecondaryRateRetryAfter;
return {
wantRetry: await n.trigger("secondary-limit", r, o, e, c),
retryAfter: r
};
}
if (t.response.headers != null && t.response.headers["x-ratelimit-remaining"] === "0" || (t.response.data?.errors ?? []).some((e) => e.type === "RATE_LIMITED")) {
let r = new Date(~~t.response.headers["x-ratelimit-reset"] * 1e3).getTime();
let i = Math.max(Math.ceil((r - Date.now()) / 1e3) + 1, 0);
return {
wantRetry: await n.trigger("rate-limit", i, o, e, c),
retryAfter: i
};
}
return {};
})();
if (l) {
a.retryCount++;
return u * i.retryAfterBaseValue;
}
});
};
e.hook.wrap("request", (e, t) => {
initializeBottleneck();
return wrapRequest(d, e, t);
});
return {};
}
throttling.VERSION = i;
throttling.triggersNotification = s;
})
};
