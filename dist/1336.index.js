export const id = 1336;
export const ids = [1336];
export const modules = {
24241: ((e, t, n) => {
n.r(t);
n.d(t, {
commentOfSuite: () => commentOfSuite,
linksBeside: () => linksBeside,
publish: () => publish,
uploadAll: () => uploadAll
});
var r = n(76760);
var i = n(45145);
var a = n(24492);
var o = n(4472);
var s = n(52385);
var c = n(53809);
var l = n(10512);
var u = n(69327);
var d = n(94996);
var f = n(80418);
var p = n(9271);
var m = n(64650);
var h = n(14173);
var g = n(92309);
var _ = n(90269);
function areTooMany(e) {
if (e <= 20) return !1;
h.lm("More than 20 jobs share this suite: have agentbench's report action write the comment");
return !0;
}
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
if (r) return null;
let e = n.size;
let t = await look().catch(unknown);
return t !== null && (t.report === null || n.size > e) ? t : null;
}
function unknown(e) {
r = (0, o.ev)(e) !== null;
h.pq(`The results of other jobs are not available: ${(0, i.bD)(e)}`);
t.share();
return null;
}
}
var v = n(90862);
var y = n(26635);
var b = n(8836);
async function publish(e, t, n, r, i) {
await (0, o.Ns)(i, () => publishAll(e, t, n, r));
h.t8();
}
async function publishAll(e, t, n, r) {
let i = e.run.github;
let a = (0, s.fL)(process.env, i);
let o = (0, d.v)(e, r, n, a);
let { artifact: c, ...u } = await uploadAll(t, i, n, () => (0, d.z)(t, o));
let f = {
...o,
...u
};
n.summary && await (0, g.B7)(() => (0, l.Br)(f));
(0, y.u)("comment-url", await publish_comment(e, f, c?.id ?? null, n, r) ?? "");
}
async function uploadAll(e, t, n, r) {
let a = (0, v.Ed)("artifact");
a === null && await r().catch((e) => h.$e(`report.html was not written: ${(0, i.bD)(e)}`));
let o = n["upload-artifact"] && !(0, v.H0)("artifact") ? a ?? await uploadResults(e, n) : null;
let c = (0, g.ls)(o, t);
let l = o !== null && n.comment !== "never" && t?.pull_request != null ? (0, v.Ed)("page") ?? await uploadOwnPage(e, o, n) : null;
return {
artifact: o,
artifactUrl: c,
pageUrl: (0, s.M7)(process.env, t, l)
};
}
async function publish_comment(e, t, n, r, i) {
return commentOfSuite(e.run.github, n, r, t, (n, a) => {
if (n.length === 0) return {
...t,
notes: a
};
let o = (0, u.rV)([e, ...n], null);
let s = linksBeside([e], n, r, t);
return (0, c.g)({
...o,
notes: [...a, ...o.notes]
}, i, r, s);
});
}
function linksBeside(e, t, { "job-total": n }, { runUrl: r, artifactUrl: i, pageUrl: a = null }) {
let o = e[0]?.run.github ?? null;
let s = new Set(e.flatMap(({ run: e }) => e.planned.map(p.wK)));
let isEarlier = ({ run: { github: e, planned: t } }) => e?.job === o?.job && (e?.run_attempt ?? 0) < (o?.run_attempt ?? 0) && t.every((e) => s.has((0, p.wK)(e)));
return t.length === 0 || Number(n) <= 1 && t.every(isEarlier) ? {
runUrl: r,
artifactUrl: i,
pageUrl: a
} : {
runUrl: r,
artifactUrl: null
};
}
async function commentOfSuite(e, t, n, r, i) {
if ((0, v.H0)("comment")) return null;
let o = {
repository: e?.repository ?? "",
pullRequest: e?.pull_request ?? null,
why: "this event belongs to no pull request",
suite: n.suite ?? e?.workflow ?? "",
runUrl: (0, s.fL)(process.env, e)
};
let c = Number(n["job-total"]) > 1;
if (!n["upload-artifact"] && !c || o.pullRequest === null || n.comment === "never") return (0, m.t)({ report: r }, o, n);
if (!n["upload-artifact"]) {
h.lm("No comment was written: upload-artifact is false, and only agentbench's report action has all jobs");
return null;
}
if (areTooMany((0, _.oT)(n) ?? 0)) return null;
let l = !1;
let tellOfBoth = () => {
if (l) return;
l = !0;
h.$e(`suite: "${o.suite}" has an experiment and other runs, but one comment, which is the experiment's: give the other runs a suite of their own`);
};
return (0, b.b)(async (e) => {
let s = (0, _.XS)(n);
let l = await saySoFar(t, {
inMatrix: c,
async list() {
h.AU(_.YV);
return (await (0, a.NG)(s)).filter(({ name: e }) => !(0, _.PS)(e, s));
},
async load(t) {
h.AU(_.YV);
let { runs: r, notes: i, failed: o } = await (0, _.ky)([t], e, n.suite, a.bk);
for (let e of i) h.pq(e);
return o.length === 0 ? r : null;
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
return (0, m.t)(l, o, n);
});
}
function isArm({ directory: e }) {
return e !== void 0 && (0, f.oA)(r.dirname(e));
}
async function uploadResults(e, t) {
let n = await (0, _.Se)("The results are", e, (0, _.GY)(t), t["retention-days"]);
if (n === null) return null;
(0, v.fz)("artifact", n);
(0, v.OC)("artifact") && h.lm(`The artifact ${n.name}, which the main step could not upload, is uploaded`);
return n;
}
async function uploadOwnPage(e, t, n) {
let r = await (0, _.n0)(e, t, n["retention-days"]);
r !== null && (0, v.fz)("page", r);
return r;
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
