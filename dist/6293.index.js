export const id = 6293;
export const ids = [6293];
export const modules = {
12614: ((e, t, n) => {
n.d(t, { t: () => writeSuiteComment });
var r = n(1709);
var i = n(44463);
var a = n(5274);
var o = n(4472);
var s = n(17554);
var c = n(14173);
async function writeSuiteComment(e, t, n) {
let { comment: r, "github-token": l } = n;
if (r === "never") return null;
let cannot = (e) => {
r === "always" ? c.$e(`No comment was written: ${e}`) : c.lm(`No comment was written: ${e}`);
return null;
};
if (t.pullRequest === null) return r === "always" ? cannot(t.why) : null;
if (l === void 0) return cannot("github-token is empty");
try {
let [r, a] = t.repository.split("/");
let c = {
owner: r,
repo: a,
pullRequest: t.pullRequest,
marker: (0, s.Ql)(t.suite),
author: n["comment-author"]
};
return await (0, o.Mm)("GitHub", () => converge((0, i.$)(l), c, e, t.suite, n));
} catch (e) {
let { denied: t, message: n } = (0, a.og)(e);
if (t) return cannot(n);
c.$e(`The comment was not written: ${n}`);
return null;
}
}
async function converge(e, t, n, r, { comment: i }) {
let o = n;
let s = t;
let l = null;
let u = !0;
let d = !1;
for (let n = 1; n <= 12;) {
let f = await (0, a.lY)(e, s);
let p = o.report === null ? null : contentOf(o.report, r);
let m = p === null ? void 0 : f.find(({ body: e }) => isOfLaterRun(e, p.body));
let [h, ...g] = m === void 0 ? f : [m, ...f.filter((e) => e !== m)];
for (let { id: t } of g) await (0, a.Tu)(e, s, t);
if (m !== void 0) {
c.lm("No comment was written: that of a later workflow run stands");
return m.url;
}
if (p === null && o.leaves === !0) return h?.url ?? null;
if (p === null) {
h !== void 0 && await (0, a.Tu)(e, s, h.id);
return null;
}
let { body: _, state: v, allPassed: y } = p;
if (i === "failures" && y && h === void 0) return null;
let b = h === void 0 && d;
let x = h?.body.includes(v) === !0;
let S = !u && (x || o.partial === !0);
let C = h !== void 0 && (h.body === _ || x && i === "changes" || S);
if (C) l = h.url;
else if (!b) {
let n = await writeUnlessGone(e, s, h ?? null, _);
l = n?.url ?? null;
if (s === t && n?.author != null && n.author !== s.author) {
s = withAuthor(s, n.author);
continue;
}
}
d ||= h === void 0;
let w = await o.again?.() ?? null;
if (w === null && b) return sayLost(s, l);
if (w === null && l !== null && (C || o.again === void 0)) return l;
u = w !== null || l === null;
w === null ? n += 1 : o = w;
}
return l;
}
function isOfLaterRun(e, t) {
let [n, r] = [(0, s.Ah)(e), (0, s.Ah)(t)];
return n !== null && r !== null && n > r;
}
function contentOf(e, t) {
if ("document" in e) return {
body: (0, r.RF)(e, t),
state: (0, r.R3)(e),
allPassed: (0, r.QF)(e)
};
let { run: n } = e;
let i = n.totals.passed === n.totals.planned && n.gate?.passed !== !1;
return {
body: (0, s.wQ)(e, t),
state: (0, s.qo)(n),
allPassed: i
};
}
function withAuthor(e, t) {
c.lm(`comment-author: github-token writes as ${t}, not as ${e.author}; set comment-author: ${t}, so that the comment is found before it is written`);
return {
...e,
author: t
};
}
function sayLost({ author: e }, t) {
c.$e(`The comment was written, but ${e} is not its author: set comment-author to the login that github-token belongs to`);
return t;
}
async function writeUnlessGone(e, t, n, r) {
try {
return await (0, a.HF)(e, t, n, r);
} catch (e) {
if (n !== null && e.status === 404) return null;
throw e;
}
}
}),
24241: ((e, t, n) => {
n.r(t);
n.d(t, {
commentOfSuite: () => commentOfSuite,
publish: () => publish,
uploadAll: () => uploadAll
});
var r = n(76760);
var i = n(28524);
var a = n(45145);
var o = n(24492);
var s = n(4472);
var c = n(52385);
var l = n(17554);
var u = n(53809);
var d = n(69327);
var f = n(94996);
var p = n(80418);
var m = n(12614);
var h = n(14173);
var g = n(92309);
var _ = n(90269);
async function saySoFar(e, t) {
let n = new Map();
let r = !1;
return await look().catch(unknown) ?? unseen();
function unseen() {
if (e === null && t.inMatrix) {
h.pq("No comment was written: this job has no artifact, and the results of other jobs are not available");
return {
report: null,
leaves: !0
};
}
let n = {
report: t.describe([], t.absent([])),
partial: !0
};
return e === null ? n : {
...n,
again: lookAgain
};
}
async function look() {
let r = await t.list();
let missing = () => r.filter(({ id: t }) => t !== e && !n.has(t));
for (let e = 1; e <= 3; e++) for (let e of missing()) {
let i = await t.load(e);
i !== null && n.set(e.id, i);
if (areTooMany(r)) return { report: null };
}
r.some(({ id: t }) => t !== e) && t.share();
let i = missing().map(({ name: e }) => `${e} could not be read`);
let a = t.describe([...n.values()].flat(), [...i, ...t.absent(ofSuite(r))]);
if (a === null) return {
report: a,
leaves: !0
};
return {
report: a,
partial: i.length > 0 || e === null,
again: lookAgain
};
}
function ofSuite(t) {
return t.filter(({ id: t }) => t === e || (n.get(t)?.length ?? 0) > 0);
}
function areTooMany(e) {
if ((0, _.uq)(ofSuite(e).map(({ name: e }) => e)) <= 20) return !1;
h.lm("More than 20 jobs share this suite: have agentbench's report action write the comment");
return !0;
}
async function lookAgain() {
if (r) return null;
let e = n.size;
let t = await look().catch(unknown);
return t !== null && (t.report === null || n.size > e) ? t : null;
}
function unknown(e) {
r = (0, s.ev)(e) !== null;
h.pq(`The results of other jobs are not available: ${(0, a.bD)(e)}`);
t.share();
return null;
}
}
var v = n(90862);
var y = n(8836);
async function publish(e, t, n, r, i) {
await (0, s.Ns)(i, () => publishAll(e, t, n, r));
h.t8();
}
async function publishAll(e, t, n, r) {
let a = e.run.github;
let o = (0, c.fL)(process.env, a);
let s = (0, f.v)(e, r, n, o);
let { artifact: u, ...d } = await uploadAll(t, a, n, () => (0, f.z)(t, s));
let p = {
...s,
...d
};
n.summary && await (0, g.eh)(() => (0, l.Br)(p));
i.uH("comment-url", await publish_comment(e, p, u?.id ?? null, n, r) ?? "");
}
async function uploadAll(e, t, n, r) {
let i = (0, v.Ed)("artifact");
i === null && await r().catch((e) => h.$e(`report.html was not written: ${(0, a.bD)(e)}`));
let o = n["upload-artifact"] ? i ?? await uploadResults(e, n) : null;
let s = (0, g.ls)(o, t);
let l = o !== null && n.comment !== "never" && t?.pull_request != null ? (0, v.Ed)("page") ?? await uploadOwnPage(e, o, n) : null;
return {
artifact: o,
artifactUrl: s,
pageUrl: (0, c.M7)(process.env, t, l)
};
}
async function publish_comment(e, t, n, r, i) {
return commentOfSuite(e.run.github, n, r, t, (n, a) => {
if (n.length === 0) return {
...t,
notes: a
};
let o = (0, d.rV)([e, ...n], null);
let s = {
runUrl: t.runUrl,
artifactUrl: null
};
return (0, u.g)({
...o,
notes: [...a, ...o.notes]
}, i, r, s);
});
}
async function commentOfSuite(e, t, n, r, i) {
let a = {
repository: e?.repository ?? "",
pullRequest: e?.pull_request ?? null,
why: "this event belongs to no pull request",
suite: n.suite ?? e?.workflow ?? ""
};
let s = Number(n["job-total"]) > 1;
if (!n["upload-artifact"] && !s || a.pullRequest === null || n.comment === "never") return (0, m.t)({ report: r }, a, n);
if (!n["upload-artifact"]) {
h.lm("No comment was written: upload-artifact is false, and only agentbench's report action has all jobs");
return null;
}
let c = !1;
let tellOfBoth = () => {
if (c) return;
c = !0;
h.$e(`suite: "${a.suite}" has an experiment and other runs, but one comment, which is the experiment's: give the other runs a suite of their own`);
};
return (0, y.b)(async (e) => {
let c = (0, _.XS)(n);
let l = await saySoFar(t, {
inMatrix: s,
async list() {
h.AU(_.YV);
return (await (0, o.NG)(c)).filter(({ name: e }) => !(0, _.PS)(e, c));
},
async load(t) {
h.AU(_.YV);
let { runs: r, notes: i, failed: a } = await (0, _.ky)([t], e, n.suite, o.bk);
for (let e of i) h.pq(e);
return a.length === 0 ? r : null;
},
absent: (e) => (0, _.sz)(n, e),
describe(e, t) {
let { arms: n = [], plain: a = [] } = Object.groupBy(e, (e) => isArm(e) ? "arms" : "plain");
let o = "document" in r;
(o ? a : n).length > 0 && tellOfBoth();
if (!o && n.length > 0) return null;
return i(o ? n : a, t);
},
share: v.F
});
return (0, m.t)(l, a, n);
});
}
function isArm({ directory: e }) {
return e !== void 0 && (0, p.oA)(r.dirname(e));
}
async function uploadResults(e, t) {
let n = await (0, _.Se)("The results are", e, (0, _.GY)(t), t["retention-days"]);
n !== null && (0, v.fz)("artifact", n);
return n;
}
async function uploadOwnPage(e, t, n) {
let r = await (0, _.n0)(e, t, n["retention-days"]);
r !== null && (0, v.fz)("page", r);
return r;
}
}),
1709: ((e, t, n) => {
n.d(t, {
QF: () => isAllWell,
Qu: () => renderExperimentSummary,
R3: () => experimentState,
RF: () => renderExperimentComment
});
var r = n(18253);
var i = n(90492);
var a = n(17554);
var o = n(29406);
var s = n(7759);
var c = n(70057);
var l = n(16801);
let u = [
Infinity,
200,
50,
10,
0
];
function renderExperimentComment(e, t) {
let n = `${(0, a.Ql)(t)}\n${experimentState(e)}\n`;
return n + render(e, a.W$ - n.length, (e) => e.length);
}
function renderExperimentSummary(e) {
return render(e, a.Jt, (e) => Buffer.byteLength(e));
}
function experimentState({ document: { instances: e, experiment: t } }) {
let n = e.map(({ instance_id: e, runs: t }) => [e, ...t.map((e) => `${e?.passed} ${e?.measured} ${e?.planned}`)].join(" "));
return (0, a.L4)([...n, ...t.comparisons.map(({ arm: e, answer: t }) => `${e} ${t}`)]);
}
function isAllWell({ gate: e, document: { experiment: t, runs: n } }) {
let r = t.comparisons.some(({ answer: e }) => e === "worse");
return e.passed && !r && n.every(({ totals: e }) => e.error + e.not_run === 0);
}
function render(e, t, n) {
let { document: r } = e;
let { experiment: i } = r;
let a = (0, s.ou)(r);
let c = [
`## ${headline(e)}`,
figuresLine(i),
reasonList(e),
(0, s.DO)(r, i)
];
let { harness_version: l } = r;
let d = r.runs.at(-1)?.github ?? null;
let f = [`<sub>${(0, s.m_)(i)}</sub>`, (0, o.q)(e, {
github: d,
harness_version: l
})];
for (let e of u) {
let i = `${[
...c,
(0, s.ss)(a, e, r),
...f
].filter((e) => e !== "").join("\n\n")}\n`;
if (n(i) < t) return i;
}
return `## ${headline(e)}\n`;
}
function headline({ document: { experiment: e }, suite: t, gate: n }) {
let { verdicts: r, comparisons: a } = e;
let o = a.map(({ answer: e }) => e);
let s = n.passed ? o.includes("worse") ? "🔴" : o.includes("better") ? "🟢" : "⚪" : "❌";
let c = r.map((e) => (0, i.p7)(e, 300));
return `${s} ${(0, i.p7)(t ?? "AgentBench", 100)}: ${c.join("; ")}`;
}
function figuresLine(e) {
let t = e.comparisons.map((e) => e.pairs);
let n = e.comparisons.reduce((e, { left_out: t }) => Math.max(e, t), 0);
let i = (0, c.pu)(e);
return [
`${[...new Set(t)].join(" and ")} of ${(0, r.U9)((0, c.uf)(e), "pair")} measured`,
...n === 0 ? [] : [`${n} left out without a verdict`],
...i === null ? [] : [i]
].join(" · ");
}
function reasonList({ gate: e, document: t }) {
let { interrupted: n, noise: r } = t.experiment;
let a = n === null ? [] : [`the experiment was ended early (${n})`];
let o = [
...(0, c.HX)(t.experiment),
...(0, c._q)(t.experiment),
...r
];
let s = [
...a,
...e.reasons,
...o,
...(0, l.h$)(t)
];
let u = s.slice(0, 20);
s.length > u.length && u.push(`… and ${s.length - u.length} more`);
return u.map((e) => `- ${(0, i.p7)(e, 500)}`).join("\n");
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
61909: ((e, t, n) => {
n.d(t, {
k: () => usageParts,
v: () => effortParts
});
var r = n(18253);
var i = n(34552);
var a = n(58937);
function effortParts({ results: e, times: t, run: n, baseline: r, comparison: i }) {
let o = e.filter((e) => e !== null);
let s = i === null || i.verdict === "not comparable" ? null : r;
let change = (t) => s === null ? "" : changeText({
run: n,
results: e
}, s, t);
return [
costText(o, change(({ usage: e }) => e.cost_usd)),
o.length === 0 ? "" : `${(0, a.Fj)(t)}${change(({ times: e }) => (0, a.cf)(e))}`,
...usageParts(o, change(tokensOf)),
judgeText(o)
].filter((e) => e !== "");
}
function usageParts(e, t = "") {
return [tokensText(e, t), requestsText(e)].filter((e) => e !== "");
}
function changeText(e, t, n) {
let [r, i] = [meansOf(t, n), meansOf(e, n)];
let a = [...i.keys()].filter((e) => r.has(e));
let sum = (e) => a.reduce((t, n) => t + e.get(n), 0);
let o = sum(i) / sum(r) - 1;
if (!Number.isFinite(o) || Math.abs(o) < .01) return "";
return `, ${o > 0 ? "+" : "−"}${Math.round(Math.abs(o) * 100)}% a trial`;
}
function meansOf({ run: e, results: t }, n) {
let r = Map.groupBy(e.planned.map(({ instance_id: e }, r) => {
let i = t[r] ?? null;
return {
id: e,
value: i === null ? null : n(i)
};
}), ({ id: e }) => e);
return new Map([...r].flatMap(([e, t]) => {
let n = t.flatMap(({ value: e }) => e ?? []);
return n.length < t.length ? [] : [[e, n.reduce((e, t) => e + t, 0) / n.length]];
}));
}
function tokensOf({ usage: e }) {
let { input_tokens: t, output_tokens: n } = e;
return t === null && n === null ? null : (t ?? 0) + (n ?? 0);
}
function tokensText(e, t) {
let n = e.flatMap((e) => tokensOf(e) ?? []);
if (n.length === 0) return "";
let i = n.reduce((e, t) => e + t, 0);
return `${(0, r.zD)(i)} tokens${partOf(n.length, e.length)}${t}`;
}
function requestsText(e) {
let t = e.flatMap(({ meter: e, usage: t, agent_ms: n }) => e === null || t.requests === null ? [] : [{
...e,
requests: t.requests,
agent_ms: n
}]);
if (t.length === 0) return "";
let sum = (e) => t.reduce((t, n) => t + e(n), 0);
let [n, i] = [sum((e) => e.requests), sum((e) => e.throttled_requests)];
let [a, o] = [sum((e) => e.waiting_ms), sum((e) => e.agent_ms)];
let s = [i === 0 ? "" : `${(0, r.zD)(i)} throttled`, o === 0 ? "" : `${Math.round(Math.min(a, o) / o * 100)}% of the agents' time`].filter((e) => e !== "");
let c = s.length === 0 ? "" : ` (${s.join(", ")})`;
return `${(0, r.mr)(n, "request")} to models${c}${partOf(t.length, e.length)}`;
}
function costText(e, t) {
let n = e.flatMap(({ usage: { cost_usd: e } }) => e === null ? [] : [e]);
if (n.length === 0) return "";
let i = n.reduce((e, t) => e + t, 0);
return `${(0, r.LT)(i)} USD${partOf(n.length, e.length)}${t}`;
}
function judgeText(e) {
let t = (0, i.wo)(e.flatMap(({ judge: e }) => e ?? []));
if (t === null || t.cost_usd === null) return "";
return `${(0, r.LT)(t.cost_usd)} USD for the judge${partOf(t.cost_known, t.answers)}`;
}
function partOf(e, t) {
return e === t ? "" : ` (known for ${e} of ${t})`;
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
