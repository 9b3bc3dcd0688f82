export const id = 5876;
export const ids = [5876];
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
try {
let r = {
...(0, s._)(t.repository),
pullRequest: t.pullRequest,
marker: (0, c.Ql)(t.suite),
author: n["comment-author"]
};
return await (0, o.Mm)("GitHub", () => converge((0, i.$)(d), r, e, t, n));
} catch (e) {
let { denied: t, message: n } = (0, a.og)(e);
if (t) return cannot(n);
l.$e(`The comment was not written: ${n}`);
((0, a.c2)(e) ?? 500) >= 500 && (0, u.BF)("comment", "left");
return null;
}
}
async function converge(e, t, n, { suite: r, runUrl: i }, { comment: a }) {
let o = n;
let s = t;
let u = null;
let d = !0;
let f = !1;
for (let n = 1; n <= 12;) {
let p = await listOwnComments(e, s);
let m = o.report === null ? null : contentOf(o.report, r);
let h = p.find(({ body: e }) => isOfLaterRun(e, i));
let [g, ..._] = h === void 0 ? p : [h, ...p.filter((e) => e !== h)];
for (let { id: t } of _) await deleteComment(e, s, t);
if (h !== void 0) {
l.lm("No comment was written: the comment of a later workflow run is kept");
return h.url;
}
if (m === null && o.leaves === !0) return g?.url ?? null;
if (m === null) {
g !== void 0 && await deleteComment(e, s, g.id);
return null;
}
let { body: v, state: y, allPassed: b } = m;
if (a === "failures" && b && g === void 0) return null;
let x = g === void 0 && f;
let S = g?.body.includes(y) === !0;
let C = !d && (S || o.partial === !0);
let w = S && a === "changes" && (0, c.Wm)(g.body) === (0, c.Wm)(m.body);
let T = g !== void 0 && (g.body === v || w || C);
if (T) u = g.url;
else if (!x) {
let n = await writeUnlessGone(e, s, g ?? null, v);
u = n?.url ?? null;
if (s === t && n?.author != null && n.author !== s.author) {
s = withAuthor(s, n.author);
continue;
}
}
f ||= g === void 0;
let E = await o.again?.() ?? null;
if (E === null && x) return sayLost(s, u);
if (E === null && u !== null && (T || o.again === void 0)) return u;
d = E !== null || u === null;
E === null ? n += 1 : o = E;
}
return u;
}
function isOfLaterRun(e, t) {
let [n, r] = [(0, c.Ah)(e), (0, c.qO)(t ?? "")];
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
function reasonList({ gate: e, document: t, errors: n = [] }) {
let { interrupted: r, noise: a } = t.experiment;
let o = r === null ? [] : [`the experiment was ended early (${r})`];
let s = [
...(0, c.HX)(t.experiment),
...(0, c._q)(t.experiment),
...a
];
let u = [
...o,
...e.reasons,
...n,
...s,
...(0, l.h$)(t)
];
let d = u.slice(0, 20);
u.length > d.length && d.push(`… and ${u.length - d.length} more`);
return d.map((e) => `- ${(0, i.p7)(e, 500)}`).join("\n");
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
let a = setTimeout(() => i.abort(e.late(e.limit, !1)), e.limit).unref();
let o = [
i.signal,
e.signal,
r.signal
].filter((e) => e instanceof AbortSignal);
try {
let s = await t(n, {
...r,
signal: AbortSignal.any(o)
});
let { status: c, url: l, headers: u, body: d } = s;
if (d === null) return s;
if (!isText(u)) {
let t = u.get("content-length");
let n = e.allowed(t);
clearTimeout(a);
t !== null && (a = setTimeout(() => i.abort(e.fault(n)), n).unref());
return s;
}
let f = new Response(await s.arrayBuffer(), s);
clearTimeout(a);
e.answered(c, l);
return Object.defineProperty(f, "url", { value: l });
} catch (e) {
clearTimeout(a);
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
61909: ((e, t, n) => {
n.d(t, {
Lz: () => withoutAttempts,
ZQ: () => begunIn,
kM: () => usageParts,
vo: () => effortParts
});
var r = n(18253);
var i = n(61210);
var a = n(34552);
var o = n(30627);
var s = n(58937);
function effortParts({ results: e, times: t, run: n, baseline: r, comparison: i }) {
let a = e.filter((e) => e !== null);
let c = i === null || i.verdict === "not comparable" ? null : r;
let change = (t) => c === null ? "" : changeText({
run: n,
results: e
}, c, t);
return [
costText(a, change(({ usage: e }) => e.cost_usd)),
a.length === 0 ? "" : `${(0, s.Fj)(t)}${change(({ times: e }) => (0, s.cf)(e))}`,
...usageParts(a, change(o.k8)),
judgeText(a)
].filter((e) => e !== "");
}
function usageParts(e, t = "") {
let n = (0, o.Fs)(e);
let r = begunIn(e);
return [tokensText(n, r, t), requestsText(n, r)].filter((e) => e !== "");
}
function changeText(e, t, n) {
let [i, a] = [meansOf(t, n), meansOf(e, n)];
let o = [...a.keys()].filter((e) => i.has(e));
let sum = (e) => o.reduce((t, n) => t + e.get(n), 0);
let s = sum(a) / sum(i) - 1;
if (!Number.isFinite(s) || Math.abs(s) < .01) return "";
let c = new Set(t.run.planned.map(({ instance_id: e }) => e));
let l = [...new Set(e.run.planned.map(({ instance_id: e }) => e))].filter((e) => c.has(e)).length;
let u = o.length === l ? "" : ` in ${o.length} of ${(0, r.U9)(l, "instance")}`;
return `, ${s > 0 ? "+" : "−"}${(0, r.KN)(Math.abs(s), 0)} a trial against the baseline${u}`;
}
function meansOf({ run: e, results: t }, n) {
let r = Map.groupBy(e.planned.map((e, r) => {
let a = t[r] ?? null;
return {
id: e.instance_id,
value: a === null || !(0, i.aA)(e) ? null : n(a)
};
}), ({ id: e }) => e);
return new Map([...r].flatMap(([e, t]) => {
let n = t.flatMap(({ value: e }) => e ?? []);
return n.length < t.length ? [] : [[e, n.reduce((e, t) => e + t, 0) / n.length]];
}));
}
function begunIn(e) {
return e.filter(({ unbegun: e }) => !e).length;
}
function tokensText(e, t, n) {
let { input_tokens: i, output_tokens: a, tokens_known: o } = e;
return i === null || a === null ? "" : `${(0, r.zD)(i + a)} tokens${partOf(o, t)}${n}`;
}
function requestsText(e, t) {
let { requests: n, requests_known: i, throttled_requests: a, waiting_share: o } = e;
if (n === null) return "";
let s = [a ? `${(0, r.zD)(a)} throttled` : "", o === null ? "" : `${(0, r.KN)(o, 0)} of the agents' time`].filter((e) => e !== "");
let c = s.length === 0 ? "" : ` (${s.join(", ")})`;
return `${(0, r.mr)(n, "request")} to models${c}${partOf(i, t)}`;
}
function costText(e, t) {
let n = e.flatMap(({ usage: { cost_usd: e } }) => e === null ? [] : [e]);
if (n.length === 0) return "";
let i = n.reduce((e, t) => e + t, 0);
return `${(0, r.BD)(i)}${partOf(n.length, begunIn(e))}${withoutAttempts(e)}${t}`;
}
function judgeText(e) {
let t = (0, a.wo)(e.flatMap(({ judge: e }) => e ?? []));
if (t === null || t.cost_usd === null) return "";
return `${(0, r.BD)(t.cost_usd)} for the judge${partOf(t.cost_known, t.answers)}`;
}
function partOf(e, t) {
return e === t ? "" : ` (known for ${e} of ${t})`;
}
function withoutAttempts(e) {
let t = e.reduce((e, t) => e + (t === null ? 0 : t.attempt - 1), 0);
return t === 0 ? "" : `, without ${(0, r.U9)(t, "earlier attempt")}`;
}
})
};
