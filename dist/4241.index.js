export const id = 4241;
export const ids = [4241];
export const modules = {
64650: ((e, t, n) => {
n.d(t, { t: () => writeSuiteComment });
var r = n(1709);
var i = n(12582);
var a = n(96730);
async function listOwnComments(e, t) {
let { owner: n, repo: r, pullRequest: i, marker: a, author: o } = t;
return (await e.paginate(e.rest.issues.listComments, {
owner: n,
repo: r,
issue_number: i,
per_page: 100
})).filter((e) => e.user?.login === o && e.body?.startsWith(a)).map(({ id: e, body: t, html_url: n }) => ({
id: e,
body: t,
url: n
})).sort((e, t) => e.id - t.id);
}
async function writeComment(e, t, n, r) {
let { owner: i, repo: a, pullRequest: o } = t;
let { data: s } = n === null ? await e.rest.issues.createComment({
owner: i,
repo: a,
issue_number: o,
body: r
}) : await e.rest.issues.updateComment({
owner: i,
repo: a,
comment_id: n.id,
body: r
});
return {
url: s.html_url,
author: s.user?.login ?? null
};
}
async function deleteComment(e, { owner: t, repo: n }, r) {
try {
await e.rest.issues.deleteComment({
owner: t,
repo: n,
comment_id: r
});
} catch (e) {
if ((0, a.c2)(e) !== 404) throw e;
}
}
var o = n(4472);
var s = n(88328);
var c = n(10512);
var l = n(14173);
var u = n(90862);
async function writeSuiteComment(e, t, n) {
let { comment: r, "github-token": d } = n;
if (r === "never") return null;
let cannot = (e) => {
r === "always" ? l.$e(`No comment was written: ${e}`) : l.lm(`No comment was written: ${e}`);
(0, u.BF)("comment", "refused");
return null;
};
if (t.pullRequest === null) return r === "always" ? cannot(t.why) : null;
if (d === void 0) return cannot("github-token is empty");
let f = null;
let onWritten = (e) => {
f = e;
};
try {
let r = {
...(0, s._)(t.repository),
pullRequest: t.pullRequest,
marker: (0, c.Ql)(t.suite),
author: n["comment-author"]
};
return await (0, o.Mm)("GitHub", () => converge((0, i.$)(d), r, e, t, n, onWritten));
} catch (e) {
let { denied: t, message: n } = (0, a.og)(e);
if (t && f === null) return cannot(n);
l.$e(f === null ? `The comment was not written: ${n}` : `The comment was written, but perhaps not completed: ${n}`);
((0, a.c2)(e) ?? 500) >= 500 && (0, u.BF)("comment", "left");
return f;
}
}
async function converge(e, t, n, { suite: r, runUrl: i }, { comment: a }, o) {
let s = n;
let u = t;
let d = null;
let f = !0;
let p = null;
for (let n = 1; n <= 12;) {
let m = await listOwnComments(e, u);
let h = s.report === null ? null : contentOf(s.report, r);
let g = m.find(({ body: e }) => isOfLaterRun(e, i));
let [_, ...v] = g === void 0 ? m : [g, ...m.filter((e) => e !== g)];
for (let { id: t } of v) await deleteComment(e, u, t);
v.some((e) => e.url === p?.url) && (p = null);
if (g !== void 0) {
l.lm("No comment was written: the comment of a later workflow run is kept");
return g.url;
}
if (h === null && s.leaves === !0) return _?.url ?? null;
if (h === null) {
_ !== void 0 && !isOfEarlierRun(_.body, i) && await deleteComment(e, u, _.id);
return null;
}
let { body: y, state: b, allPassed: x } = h;
if (a === "failures" && x && _ === void 0) return null;
let S = _ === void 0 && p !== null;
let C = _?.body.includes(b) === !0;
let w = !f && (C || s.partial === !0);
let T = C && a === "changes" && (0, c.Wm)(_.body) === (0, c.Wm)(h.body);
let E = _ !== void 0 && (_.body === y || T || w);
if (E) d = _.url;
else if (!S) {
let n = await writeUnlessGone(e, u, _ ?? null, y);
d = n?.url ?? null;
o(d);
_ === void 0 && (p = n);
if (u === t && n?.author != null && n.author !== u.author) {
u = withAuthor(u, n.author);
continue;
}
}
let D = await s.again?.() ?? null;
if (D === null && S) return p?.author === u.author ? d : sayLost(u, d);
let O = E || s.again === void 0 && _ !== void 0;
if (D === null && d !== null && O) return d;
f = D !== null || d === null;
D === null ? n += 1 : s = D;
}
return d;
}
function isOfLaterRun(e, t) {
return isLater((0, c.Ah)(e), (0, c.qO)(t ?? ""));
}
function isOfEarlierRun(e, t) {
return isLater((0, c.qO)(t ?? ""), (0, c.Ah)(e));
}
function isLater(e, t) {
return e !== null && t !== null && e > t;
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
body: (0, c.wQ)(e, t),
state: (0, c.qo)(n),
allPassed: i
};
}
function withAuthor(e, t) {
l.lm(`comment-author: github-token writes as ${t}, not as ${e.author}; set comment-author: ${t}, so that the comment is found before it is written`);
return {
...e,
author: t
};
}
function sayLost({ author: e }, t) {
l.$e(`The comment was written, but ${e} is not its author: set comment-author to the login that github-token belongs to`);
return t;
}
async function writeUnlessGone(e, t, n, r) {
try {
return await writeComment(e, t, n, r);
} catch (e) {
if (n !== null && (0, a.c2)(e) === 404) return null;
throw e;
}
}
}),
24241: ((e, t, n) => {
n.r(t);
n.d(t, {
commentOfSuite: () => commentOfSuite,
linksBeside: () => linksBeside,
publish: () => publish,
uploadAll: () => uploadAll
});
var r = n(45145);
var i = n(24492);
var a = n(52385);
var o = n(50175);
var s = n(10512);
var c = n(63115);
var l = n(94996);
var u = n(80418);
var d = n(9271);
var f = n(20472);
var p = n(64650);
var m = n(14173);
var h = n(92309);
var g = n(4472);
var _ = n(90269);
function areTooMany(e) {
if (e <= 20) return !1;
m.lm("More than 20 jobs share this suite: have agentbench's report action write the comment");
return !0;
}
async function saySoFar(e, t) {
let n = new Map();
let i = !1;
return await look().catch(unknown) ?? unseen();
function unseen() {
if (e === null && t.inMatrix) {
m.pq("No comment was written: this job has no artifact, and the results of other jobs are not available");
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
if (areTooMany((0, _.uq)(ofSuite(r).map(({ name: e }) => e)))) return { report: null };
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
async function lookAgain() {
if (i) return null;
let e = n.size;
let t = await look().catch(unknown);
return t !== null && (t.report === null || n.size > e) ? t : null;
}
function unknown(e) {
i = (0, g.ev)(e) !== null;
m.pq(`The results of other jobs are not available: ${(0, r.bD)(e)}`);
t.share();
return null;
}
}
var v = n(90862);
var y = n(26635);
var b = n(8836);
async function publish(e, t, n, r) {
await (0, f.T)(() => publishAll(e, t, n, r));
m.t8();
}
async function publishAll(e, t, n, r) {
let i = e.run.github;
let o = (0, a.fL)(process.env, i);
let c = (0, l.v)(e, r, n, o);
let { artifact: u, ...d } = await uploadAll(t, i, n, () => (0, l.z)(t, c));
let f = {
...c,
...d
};
n.summary && await (0, h.B7)(() => (0, s.Br)(f));
(0, y.u)("comment-url", await publish_comment(e, f, u?.id ?? null, n, r) ?? "");
}
async function uploadAll(e, t, n, i) {
let o = (0, v.Ed)("artifact");
o === null && await i().catch((e) => m.$e(`report.html was not written: ${(0, r.bD)(e)}`));
let s = n["upload-artifact"] && !(0, v.H0)("artifact") ? o ?? await uploadResults(e, n) : null;
let c = (0, h.ls)(s, t);
let l = s !== null && n.comment !== "never" && t?.pull_request != null ? (0, v.Ed)("page") ?? await uploadOwnPage(e, s, n) : null;
return {
artifact: s,
artifactUrl: c,
pageUrl: (0, a.M7)(process.env, t, l)
};
}
async function publish_comment(e, t, n, r, i) {
return commentOfSuite(e.run.github, n, r, t, (n, a) => {
if (n.length === 0) return {
...t,
notes: a
};
let s = (0, c.rV)([e, ...n], null);
let l = linksBeside([e], n, r, t);
return (0, o.g)({
...s,
notes: [...a, ...s.notes]
}, i, r, l);
});
}
function linksBeside(e, t, { "job-total": n }, { runUrl: r, artifactUrl: i, pageUrl: a = null }) {
let o = e[0]?.run.github ?? null;
let s = new Set(e.flatMap(({ run: e }) => e.planned.map(d.wK)));
let isEarlier = ({ run: { github: e, planned: t } }) => e?.job === o?.job && (e?.run_attempt ?? 0) < (o?.run_attempt ?? 0) && t.every((e) => s.has((0, d.wK)(e)));
return t.length === 0 || Number(n) <= 1 && t.every(isEarlier) ? {
runUrl: r,
artifactUrl: i,
pageUrl: a
} : {
runUrl: r,
artifactUrl: null
};
}
async function commentOfSuite(e, t, n, o, s) {
if ((0, v.H0)("comment")) return null;
let c = {
repository: e?.repository ?? "",
pullRequest: e?.pull_request ?? null,
why: "this event belongs to no pull request",
suite: n.suite ?? e?.workflow ?? "",
runUrl: (0, a.fL)(process.env, e)
};
let l = Number(n["job-total"]) > 1;
if (!n["upload-artifact"] && !l || c.pullRequest === null || n.comment === "never") return (0, p.t)({ report: o }, c, n);
if (!n["upload-artifact"]) {
m.lm("No comment was written: upload-artifact is false, and only agentbench's report action has all jobs");
return null;
}
if (areTooMany((0, _.oT)(n) ?? 0)) return null;
let d = !1;
let tellOfBoth = () => {
if (d) return;
d = !0;
m.$e(`suite: "${c.suite}" has an experiment and other runs, but one comment, which is the experiment's: give the other runs a suite of their own`);
};
return (0, b.b)(async (e) => {
let r = (0, _.XS)(n);
let a = await saySoFar(t, {
inMatrix: l,
async list() {
m.AU(_.YV);
return (await (0, i.NG)(r)).filter(({ name: e }) => !(0, _.PS)(e, r));
},
async load(t) {
m.AU(_.YV);
let { runs: r, notes: a, failed: o } = await (0, _.ky)([t], e, n.suite, i.bk);
for (let e of a) m.pq(e);
return o.length === 0 ? r : null;
},
absent: (e) => (0, _.sz)(n, e),
describe(e, t) {
let { arms: n = [], plain: r = [] } = Object.groupBy(e, ({ directory: e }) => e === void 0 || (0, u.cr)(e) === null ? "plain" : "arms");
let i = "document" in o;
(i ? r : n).length > 0 && tellOfBoth();
if (!i && n.length > 0) return null;
return s(i ? n : r, t);
},
share: v.F
});
return (0, p.t)(a, c, n);
}).catch((e) => {
m.$e(`The comment was not written: ${(0, r.bD)(e)}`);
(0, v.BF)("comment", "left");
return null;
});
}
async function uploadResults(e, t) {
let n = await (0, _.Se)("The results are", e, (0, _.GY)(t), t["retention-days"]);
if (n === null) return null;
(0, v.fz)("artifact", n);
(0, v.OC)("artifact") && m.lm(`The artifact ${n.name}, which the main step could not upload, is uploaded`);
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
var i = n(22495);
var a = n(10512);
var o = n(23279);
var s = n(58937);
var c = n(7759);
var l = n(70057);
var u = n(39182);
let d = [
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
function experimentState({ document: { instances: e, experiment: t, measure: n } }) {
let scoreOf = (e) => n === "score" ? ` ${e?.score_expected}` : "";
let r = e.map(({ instance_id: e, runs: t }) => [e, ...t.map((e) => `${e?.passed} ${e?.measured} ${e?.planned}${scoreOf(e)}`)].join(" "));
return (0, a.L4)([...r, ...t.comparisons.map(({ arm: e, answer: t }) => `${e} ${t}`)]);
}
function isAllWell({ gate: e, document: { experiment: t, runs: n } }) {
let r = t.comparisons.some(({ answer: e }) => e === "worse");
return e.passed && !r && n.every(({ totals: e }) => e.error + e.not_run === 0);
}
function render(e, t, n) {
let { document: r } = e;
let { experiment: i } = r;
let a = (0, c.ou)(r);
let [l, u, f] = [
`## ${headline(e)}`,
figuresLine(i),
(0, c.DO)(r, i)
];
let p = [
l,
u,
reasonList(e),
f
];
let { harness_version: m } = r;
let h = r.runs.at(-1)?.github ?? null;
let g = [`<sub>${(0, c.m_)(i)}</sub>`, (0, o.qr)(e, {
github: h,
harness_version: m
})];
for (let e of d) {
let i = (0, s.oR)("\n\n", [
...p,
(0, c.ss)(a, e, r),
...g
]).concat("\n");
if (n(i) < t) return i;
}
return (0, s.oR)("\n\n", [
l,
u,
f,
...g
]).concat("\n");
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
let i = (0, l.pu)(e);
return [
`${[...new Set(t)].join(" and ")} of ${(0, r.U9)((0, l.uf)(e), "pair")} measured`,
...n === 0 ? [] : [`${n} left out without a verdict`],
...i === null ? [] : [i]
].join(" · ");
}
function reasonList({ gate: e, document: t, errors: n = [] }) {
let { interrupted: r, noise: i } = t.experiment;
let a = r === null ? [] : [`the experiment was ended early (${r})`];
let s = [
...(0, l.HX)(t.experiment),
...(0, l._q)(t.experiment),
...i
];
return (0, o.Al)([
...a,
...e.reasons,
...n,
...s,
...(0, u.h$)(t)
], 20);
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
