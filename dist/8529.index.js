export const id = 8529;
export const ids = [8529];
export const modules = {
68529: ((e, t, n) => {
n.r(t);
n.d(t, {
baselineDurations: () => baselineDurations,
downloadEarlierResults: () => downloadEarlierResults,
findBaseline: () => findBaseline,
searchOfRun: () => searchOfRun
});
var r = n(76760);
var i = n(45293);
var a = n(36281);
var o = n(6523);
var s = n(87396);
var c = n(69868);
var l = n(27141);
var u = n(3782);
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
var f = n(78875);
var p = n(71332);
var m = n(39083);
var h = n(98694);
var g = n(88257);
var _ = n(54513);
var v = n(2304);
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
let v = {
...g,
runId: Number(t.run_id)
};
let y = {
...g,
workflow: await workflowOf(s, v),
baseBranch: n.baseBranch,
headSha: n.headSha,
mergeBase: await mergeBaseOf(s, v, n.baseBranch, n.headSha),
artifactPrefix: u,
currentRunId: v.runId,
onlyEarlier: i
};
let b = {
runs: [],
directories: []
};
let x = [];
let S = await findBaselineRun(s, y, async ({ artifacts: t }) => {
for (let n of d(t)) {
let t = await (0, _.ky)(n, l, e.suite, (e, t) => (0, o.cU)(s, v, e, t, p));
x.push(...t.notes);
let i = f === "results" || t.runs.every((e) => (0, h.cr)(e.directory) === null);
let a = t.runs.filter(({ run: e }) => i && e.totals.passed + e.totals.failed > 0);
b = {
runs: a,
directories: n.map(({ id: e }) => r.join(l, String(e)))
};
if (a.length > 0) return !0;
}
return !1;
});
if (S !== null) return {
run: S,
downloaded: b
};
let C = x.length > 0 ? ` (${x.slice(0, 3).join("; ")})` : "";
throw Error(`no push or scheduled run of this workflow on ${n.baseBranch} has uploaded ${f}${C}`);
});
}
}),
36281: ((e, t, n) => {
n.d(t, { $: () => githubClient });
(0, n(23954).l)(process.env);
var r = n(95517);
var i = n(17244);
var a = n(85901);
var o = n(98322);
var s = n(64946);
var c = n(41498);
var l = n(87396);
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
69868: ((e, t, n) => {
n.d(t, { _: () => repositoryOf });
function repositoryOf(e) {
let [t = "", n = ""] = e.split("/");
return {
owner: t,
repo: n
};
}
}),
71332: ((e, t, n) => {
n.r(t);
n.d(t, {
changeSince: () => changeSince,
loadBaselineDirectory: () => loadBaselineDirectory,
resolveBaseline: () => resolveBaseline
});
var r = n(76760);
var i = n(45293);
var a = n(41498);
var o = n(29549);
var s = n(2967);
var c = n(98694);
var l = n(13180);
var u = n(78059);
var d = n(39083);
var f = n(47549);
async function resolveBaseline(e, t = noArtifact) {
if (e === "none") return null;
if (e === "artifact") return t();
return loadBaselineDirectory(e);
}
async function noArtifact() {
throw new i.yo("baseline: artifact is for workflows; on the command line name a directory of earlier results");
}
function agentOf({ run: { agent: e }, directory: t }) {
let n = (0, c.oA)(r.dirname(t)) ? r.basename(t) : null;
return JSON.stringify([
e.name,
e.model,
e.command,
n
]);
}
async function loadBaselineDirectory(e, t = "baseline") {
let { runs: n, notes: r } = await (0, u.loadRuns)([e], t);
if (n.length === 0) throw new i.yo(`${t}: there are no results in ${e}${r.length > 0 ? `: ${r.join("; ")}` : ""}`);
let [o, c] = [...Map.groupBy(n, agentOf).values()].map(([e]) => e);
if (o !== void 0 && c !== void 0) {
let label = ({ run: e }) => (0, a.h0)((0, f.kV)(e), 120);
let [n, r, s] = o.directory === c.directory ? [
label(o),
label(c),
"name results of one agent, such as a job of its own"
] : [
o.directory,
c.directory,
"name the directory of one of them"
];
throw new i.yo(`${t}: ${e} has results of several agents, ${n} and ${r} for example: ${s}`);
}
let l = (0, d.rV)(n, null);
let { github: p, finished_at: m } = l.run;
return {
suite: l,
origin: {
kind: "directory",
commit: p && (0, s.q)(p),
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
let i = (0, l.$)(r, e.suite, e.origin, t);
let { verdict: s, difference: c } = i;
if (s !== "not comparable") return {
verdict: s,
difference: c
};
return {
verdict: s,
difference: c,
reasons: i.reasons.slice(0, 20).map((e) => (0, a.h0)(e, o.xG))
};
};
}
}),
2967: ((e, t, n) => {
n.d(t, { q: () => measuredCommit });
let r = ["issue_comment", "workflow_run"];
function measuredCommit({ head_sha: e, sha: t, event: n }) {
return e ?? (r.includes(n) ? null : t);
}
}),
98322: ((e, t, n) => {
n.d(t, { A: () => throttling });
var r = n(54217);
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
