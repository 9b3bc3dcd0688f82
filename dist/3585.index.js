export const id = 3585;
export const ids = [3585];
export const modules = {
23585: ((e, t, n) => {
n.r(t);
n.d(t, {
baselineDurations: () => baselineDurations,
downloadEarlierResults: () => downloadEarlierResults,
findBaseline: () => findBaseline
});
var r = n(76760);
var i = n(45145);
var a = n(44463);
var o = n(24492);
var s = n(4472);
var c = n(40273);
var l = n(5274);
let u = ["push", "schedule"];
async function findBaselineRun(e, t, n = async () => !0) {
let { owner: r, repo: i, mergeBase: a, artifactPrefix: o, currentRunId: s } = t;
let l = new Set([s]);
let attempt = async (t) => {
for (let a of t.filter(({ id: e }) => !l.has(e)).slice(0, 100)) {
l.add(a.id);
let t = await (0, c.tE)(e, {
owner: r,
repo: i,
runId: a.id
}, o);
if (t.length === 0) continue;
let s = {
runId: a.id,
commit: a.head_sha,
finishedAt: a.updated_at,
url: a.html_url,
artifacts: t
};
if (await n(s)) return s;
}
return null;
};
return (a === null ? null : await attempt(await listRuns(e, t, [{ head_sha: a }]))) ?? await attempt(await listRuns(e, t, u.map((e) => ({ event: e }))));
}
async function workflowOf(e, { owner: t, repo: n, runId: r }) {
let { data: i } = await (0, l.IW)("actions: read", () => e.rest.actions.getWorkflowRun({
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
let { data: o } = await (0, l.IW)("contents: read", () => e.rest.repos.compareCommitsWithBasehead({
owner: t,
repo: n,
basehead: a,
per_page: 1
}));
return o.merge_base_commit?.sha ?? null;
} catch (e) {
if (e.status === 404) return null;
throw e;
}
}
async function listRuns(e, t, n) {
let { owner: i, repo: a, workflow: o, baseBranch: s } = t;
let c = n.map((n) => {
let [c, u] = [0, 0];
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
return (0, l.IW)("actions: read", () => e.paginate(e.rest.actions.listWorkflowRuns, d, (e, n) => {
let r = e.data.filter((e) => couldBeBaseline(e, t));
c += 1;
u += r.length;
(c >= 5 || u >= 100) && n();
return r;
}));
});
return (await Promise.all(c)).flat().sort((e, t) => t.id - e.id);
}
function couldBeBaseline(e, { owner: t, repo: n, baseBranch: r }) {
return u.includes(e.event) && e.head_branch === r && e.status === "completed" && (e.conclusion === "success" || e.conclusion === "failure") && e.head_repository?.full_name.toLowerCase() === `${t}/${n}`.toLowerCase();
}
var d = n(66157);
var f = n(37936);
var p = n(69327);
var m = n(14173);
var h = n(90269);
var g = n(8836);
async function findBaseline(e, t, n) {
return (0, f.resolveBaseline)(e.baseline, () => newestReport(e, t, n));
}
async function baselineDurations(e, t, n) {
let none = (e) => ({
durations: null,
notes: [`baseline: the jobs get equal counts, since there are no durations: ${e}`]
});
try {
return await fromArtifacts(e, t, n, (e, { directories: [t] }) => (0, d.readDurations)(t));
} catch (e) {
return none((0, i.bD)(e));
}
}
async function newestReport(e, t, n) {
try {
return await fromArtifacts(e, t, n, async ({ commit: e, finishedAt: t, url: n }, { runs: r }) => ({
suite: (0, p.rV)(r, null),
origin: {
kind: "artifact",
commit: e,
finishedAt: t,
url: n
}
}));
} catch (e) {
m.lm(`There is no baseline to compare with: ${(0, i.bD)(e)}`);
return null;
}
}
async function downloadEarlierResults(e, t, n, r) {
let a = (0, h.XS)(e);
try {
await downloadNewest(e, t, n, r, {
prefix: a,
of: (e) => [e.filter(({ name: e }) => !(0, h.PS)(e, a))],
what: "results",
limits: {
...o.S4,
logs: (0, o.wT)()
}
});
return !0;
} catch (e) {
m.lm(`There are no earlier results to reuse, so all trials are measured: ${(0, i.bD)(e)}`);
return !1;
}
}
async function fromArtifacts(e, t, n, r) {
let i = (0, h.XS)(e);
return (0, g.b)(async (a) => {
let { run: o, downloaded: s } = await downloadNewest(e, t, n, a, {
prefix: `${i}-report`,
of: (e) => e.filter(({ name: e }) => (0, h.PS)(e, i)).map((e) => [e]).reverse(),
what: "a report"
});
return r(o, s);
});
}
async function downloadNewest(e, t, n, i, { prefix: c, of: l, what: u, limits: d }) {
let { "github-token": f } = e;
if (t === null || n === null) throw Error("this run belongs to no branch");
if (f === void 0) throw Error("github-token is empty");
return (0, s.Mm)("GitHub", async () => {
let s = (0, a.$)(f);
let [p, m] = t.repository.split("/");
let g = {
owner: p,
repo: m,
runId: Number(t.run_id)
};
let _ = {
owner: p,
repo: m,
workflow: await workflowOf(s, g),
baseBranch: n.baseBranch,
mergeBase: await mergeBaseOf(s, g, n.baseBranch, n.headSha),
artifactPrefix: c,
currentRunId: g.runId
};
let v = {
runs: [],
directories: []
};
let y = [];
let b = await findBaselineRun(s, _, async ({ artifacts: t }) => {
for (let n of l(t)) {
let t = await (0, h.ky)(n, i, e.suite, (e, t) => (0, o.cU)(s, g, e, t, d));
y.push(...t.notes);
let a = t.runs.filter(({ run: e }) => e.totals.passed + e.totals.failed > 0);
v = {
runs: a,
directories: n.map(({ id: e }) => r.join(i, String(e)))
};
if (a.length > 0) return !0;
}
return !1;
});
if (b !== null) return {
run: b,
downloaded: v
};
let x = y.length > 0 ? ` (${y.slice(0, 3).join("; ")})` : "";
throw Error(`no push or scheduled run of this workflow on ${n.baseBranch} has uploaded ${u}${x}`);
});
}
}),
44463: ((e, t, n) => {
n.d(t, { $: () => githubClient });
var r = n(61351);
var i = n(49735);
var a = n(86856);
var o = n(18686);
var s = n(90492);
var c = n(4472);
let l = [
400,
401,
403,
404,
410,
422,
429,
451
];
function githubClient(e) {
let wait = (e, t, n, r) => e <= 60 && r < 2;
let t = (0, r.Q)(e, {
request: { fetch: limitedFetch((0, c.Fv)()) },
throttle: {
onRateLimit: wait,
onSecondaryRateLimit: wait
},
retry: { doNotRetry: l }
}, i.L, a.A);
t.hook.error("request", (e) => {
throw explainFault(e);
});
return t;
}
function limitedFetch(e) {
return async (t, n = {}) => {
let r = new AbortController();
let i = setTimeout(() => r.abort(e.late(e.limit, !1)), e.limit).unref();
let a = [
r.signal,
e.signal,
n.signal
].filter((e) => e instanceof AbortSignal);
try {
let o = await fetch(t, {
...n,
signal: AbortSignal.any(a)
});
let { status: s, url: c, headers: l, body: u } = o;
if (u === null) return o;
if (!isText(l)) {
let t = l.get("content-length");
let n = e.allowed(t);
clearTimeout(i);
t !== null && (i = setTimeout(() => r.abort(e.fault(n)), n).unref());
return o;
}
let d = new Response(await o.arrayBuffer(), o);
clearTimeout(i);
e.answered(s, c);
return Object.defineProperty(d, "url", { value: c });
} catch (e) {
clearTimeout(i);
throw e;
}
};
}
function isText(e) {
return /^(application\/(.+\+)?json|text\/.*)\b/.test(e.get("content-type") ?? "");
}
function explainFault(e) {
if (!(e instanceof Error) || !("status" in e)) return e;
let { response: t, status: n } = e;
if (t === void 0) {
let t = (0, c.ev)(e);
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
return (0, o.v)((0, s.pj)(e), 300);
}
}),
37936: ((e, t, n) => {
n.r(t);
n.d(t, {
changeSince: () => changeSince,
resolveBaseline: () => resolveBaseline
});
var r = n(45145);
var i = n(90492);
var a = n(97857);
var o = n(43128);
var s = n(15985);
async function resolveBaseline(e, t = noArtifact) {
if (e === "none") return null;
if (e === "artifact") return t();
return (0, s.R)(e);
}
async function noArtifact() {
throw new r.yo("baseline: artifact is for workflows; on the command line name a directory of earlier results");
}
function changeSince(e, { tolerance: t }) {
if (e === null) return null;
return async (n) => {
let r = {
run: n,
results: [],
notes: []
};
let s = (0, o.$)(r, e.suite, e.origin, t);
let { verdict: c, difference: l } = s;
if (c !== "not comparable") return {
verdict: c,
difference: l
};
return {
verdict: c,
difference: l,
reasons: s.reasons.slice(0, 20).map((e) => (0, i.h0)(e, a.xG))
};
};
}
}),
43128: ((e, t, n) => {
n.d(t, { $: () => compareWithBaseline });
var r = n(98715);
var i = n(42119);
var a = n(57363);
var o = n(81822);
var s = n(88039);
var c = n(58937);
var l = n(24244);
let u = ["before", "now"];
let d = ["of the baseline", "of this run"];
function compareWithBaseline(e, t, n, c) {
let f = (0, o.E6)(e);
let p = {
origin: n,
measure: f ? "score" : "success rate",
difference: null,
interval: null,
p: null,
method: null
};
let { before: m, now: h, pairs: g, leftOut: _, reason: v, copies: y } = (0, s.qS)(t, e, f, d);
let b = (0, r.Mr)(t.run) || (0, r.Mr)(e.run) ? [] : (0, s.Bw)(t.run, e.run, u);
b.length === 0 && v !== null && b.push(v);
if (b.length > 0) return {
...p,
verdict: "not comparable",
reasons: b,
pairs: 0,
leftOut: _,
flips: []
};
let { verdict: x, difference: S, interval: C, p: w, method: T } = (0, i.U)(g, { tolerance: c });
let E = [
...y === null ? [] : [y],
...otherAgent(t, e),
...(0, s.Fh)(t, e, u)
];
let D = flipsOf(g, m, h);
let O = (0, a.n)(g.map((e) => e.before));
return {
...p,
verdict: x,
reasons: E,
difference: S,
interval: C,
p: w,
method: T,
pairs: g.length,
leftOut: _,
flips: D,
...O?.isMeasured ? { noiseFloor: O.floor } : {},
...x === "within noise" && !f ? { sensitivity: (0, l.L)(g, S) } : {}
};
}
function otherAgent({ run: { agent: e } }, { run: { agent: t } }) {
if (e.name === t.name && e.model === t.model) return [];
return [`another agent: ${(0, c.kV)({ agent: e })} before, ${(0, c.kV)({ agent: t })} now`];
}
function flipsOf(e, t, n) {
return e.flatMap(({ id: e }) => {
let [r, i] = [mostlyPassed(t.get(e)), mostlyPassed(n.get(e))];
if (r === i) return [];
return [{
instanceId: e,
before: r ? "passed" : "failed",
now: i ? "passed" : "failed"
}];
}).sort((e, t) => Number(e.now === "passed") - Number(t.now === "passed"));
}
function mostlyPassed(e) {
return e.filter(({ status: e }) => e === "passed").length * 2 >= e.length;
}
}),
24244: ((e, t, n) => {
n.d(t, { L: () => sensitivityText });
var r = n(18253);
var i = n(83157);
var a = n(27223);
function sensitivityText(e, t, n = e.length) {
let o = new Set(e.flatMap(({ before: e, now: t }) => [e.length, t.length]));
let [s] = o;
if (o.size !== 1 || s === void 0) return null;
let c = (0, i.i)(e.map((e) => (0, i.i)(e.before)));
let l = {
rate: t < 0 ? 1 - c : c,
flips: flipsOf(e, s),
trials: s
};
let u = (0, a.LF)(n, l);
let d = u === null ? "is too small to see any difference" : `sees differences from ${(0, r.wd)(u)} points on`;
let f = Math.abs(t);
let p = s === 1 ? Math.max(0, l.flips - f * (1 - 2 * l.rate)) : l.flips;
let m = f === 0 ? null : (0, a.hO)(Math.min(1, f), {
...l,
flips: p
});
let h = m === null ? "" : `; ${(0, r.wd)(f)} points take ${(0, r.zD)(m)} instances`;
return `a test of ${(0, r.U9)(n, "pair")} ${d} with 80% power (success rate ${(0, r.KN)(c)})${h}`;
}
function flipsOf(e, t) {
if (t === 1) return (0, i.i)(e.map(({ before: e, now: t }) => Number(e[0] !== t[0])));
return (0, i.i)(e.flatMap(({ before: e, now: t }) => [e, t]).map(a.fn));
}
}),
15985: ((e, t, n) => {
n.d(t, {
E: () => suiteOf,
R: () => loadBaselineDirectory
});
var r = n(76760);
var i = n(45145);
var a = n(80418);
var o = n(9583);
var s = n(69327);
function suiteOf({ runs: e, notes: t }, { matrix: n, trials: r }, a, o = "") {
if (e.length === 0 && n === void 0) throw new i.yo(`results: there are none in ${a}${t.length > 0 ? `: ${t.join("; ")}` : o}`);
let c = (0, s.rV)(e, n === void 0 ? null : {
matrix: n,
trials: r
});
return {
...c,
notes: [...t, ...c.notes]
};
}
function agentOf({ run: { agent: e }, directory: t }) {
let n = (0, a.oA)(r.dirname(t)) ? r.basename(t) : null;
return JSON.stringify([
e.name,
e.model,
e.command,
n
]);
}
async function loadBaselineDirectory(e) {
let { runs: t, notes: n } = await (0, o.loadRuns)([e], "baseline");
if (t.length === 0) throw new i.yo(`baseline: there are no results in ${e}${n.length > 0 ? `: ${n.join("; ")}` : ""}`);
let [r, a] = [...Map.groupBy(t, agentOf).values()].map(([e]) => e.directory);
if (a !== void 0) throw new i.yo(`baseline: ${e} has results of several agents, ${r} and ${a} for example: name the directory of one of them`);
let c = (0, s.rV)(t, null);
let { github: l, finished_at: u } = c.run;
return {
suite: c,
origin: {
kind: "directory",
commit: l?.head_sha ?? l?.sha ?? null,
finishedAt: u,
url: null
}
};
}
}),
57363: ((e, t, n) => {
n.d(t, { n: () => noiseFloor });
var r = n(99294);
var i = n(83157);
var a = n(47736);
function noiseFloor(e) {
for (let [t, n] of e.entries()) {
if (n.length === 0) throw RangeError(`instance ${t} has no values`);
for (let e of n) (0, r.hP)(`the values of instance ${t}`, e);
}
if (e.length < 10) return null;
let t = Math.min(...e.map(({ length: e }) => e));
let n = t > 1;
let o = n ? (0, i.i)(e.map(varianceOf)) : varianceOf(e.map(([e]) => e));
if (!n && o <= 1e-12) return null;
return {
floor: (0, a.xw)(.95) * Math.sqrt(2 * o / t / e.length),
isMeasured: n
};
}
function varianceOf(e) {
let t = (0, i.i)(e);
return e.reduce((e, n) => e + (n - t) ** 2, 0) / (e.length - 1);
}
}),
27223: ((e, t, n) => {
n.d(t, {
LF: () => leastDifference,
fn: () => disagreement,
hO: () => pairsFor
});
var r = n(32453);
var i = n(99294);
var a = n(4405);
var o = n(47736);
let s = 1e-12;
let c = 1e-12;
function powerOf(e, t, { rate: n, flips: a, trials: s }, { alpha: c = .05 } = {}) {
(0, i.hP)("difference", e);
(0, i.hP)("rate", n);
(0, i.hP)("flips", a);
(0, i.v6)("pairs", t, 1);
(0, i.v6)("trials", s, 1);
(0, i.q1)("alpha", c);
if (t < 6 || e === 0) return 0;
let l = Math.min(1, Math.max(e, a + e * (1 - 2 * n)));
if (s === 1 && t * l > 500) return largePower(e, t, l, c);
if (s === 1) return exactPower(e / l, t, l, c);
let u = Math.sqrt((l - e ** 2) / s / t);
return u === 0 ? 1 : r.normal.cdf(e / u - (0, o.xw)(1 - c), 0, 1);
}
function pairsFor(e, t, n = {}) {
let { power: r = .8 } = n;
(0, i.q1)("power", r);
let a = isFall(e, t) ? fallOf(t) : t;
return least(1e5, (t) => powerOf(e, t, a, n) >= r);
}
function leastDifference(e, t, n = {}) {
let r = leastRise(e, t, n);
if (r === null || !isFall(r, t)) return r;
return leastRise(e, fallOf(t), n);
}
function leastRise(e, t, n) {
let { power: r = .8 } = n;
(0, i.q1)("power", r);
let a = least(1e3, (i) => powerOf(i / 1e3, e, t, n) >= r);
return a === null ? null : a / 1e3;
}
function isFall(e, { rate: t }) {
return e - (1 - t) > c && e - t <= c;
}
function fallOf(e) {
return {
...e,
rate: 1 - e.rate
};
}
function largePower(e, t, n, i) {
let a = (0, o.xw)(1 - i) * Math.sqrt(n / t) + 1 / t;
let s = Math.sqrt((n - e ** 2) / t);
return s === 0 ? 1 : r.normal.cdf((e - a) / s, 0, 1);
}
function exactPower(e, t, n, r) {
let i = 0;
for (let [a, o] of binomial(t, n)) {
let t = mostAgainst(a, r);
for (let [n, r] of binomial(a, (1 + e) / 2)) Math.min(n, a - n) <= t && (i += o * r);
}
return Math.min(1, i);
}
function mostAgainst(e, t) {
let n = Math.ceil((e - (0, o.xw)(1 - t) * Math.sqrt(e)) / 2) + 1;
let r = Math.min(Math.floor(e / 2), n);
for (; r >= 0 && (0, a.B)(r, e - r) >= t;) --r;
return r;
}
function binomial(e, t) {
if (t <= 0 || t >= 1) return [[t <= 0 ? 0 : e, 1]];
let n = Math.min(e, Math.floor((e + 1) * t));
let r = t / (1 - t);
let i = [[n, 1]];
for (let t = n, a = 1; t < e && a > s; t += 1) {
a *= (e - t) / (t + 1) * r;
i.push([t + 1, a]);
}
for (let t = n, a = 1; t > 0 && a > s; --t) {
a *= t / (e - t + 1) / r;
i.push([t - 1, a]);
}
let a = i.reduce((e, [, t]) => e + t, 0);
return i.map(([e, t]) => [e, t / a]);
}
function least(e, t) {
let [n, r] = [0, 1];
for (; !t(r);) {
if (r >= e) return null;
n = r;
r = Math.min(e, r * 2);
}
for (; r - n > 1;) {
let e = Math.floor((n + r) / 2);
t(e) ? r = e : n = e;
}
return r;
}
function disagreement(e) {
if (e.length < 2) return 0;
let t = e.filter((e) => e === 1).length;
return 2 * t * (e.length - t) / (e.length * (e.length - 1));
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
