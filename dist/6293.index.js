export const id = 6293;
export const ids = [6293];
export const modules = {
12614: ((e, t, n) => {
n.d(t, { t: () => writeSuiteComment });
var r = n(1709);
var i = n(44463);
var a = n(5274);
var o = n(4472);
var s = n(98583);
var c = n(14173);
async function writeSuiteComment(e, t, n) {
let { comment: r, "github-token": l } = n;
if (r === "never") return null;
let cannot = (e) => {
r === "always" ? c.$e(`No comment was written: ${e}`, { title: "agentbench" }) : c.lm(`No comment was written: ${e}`, { title: "agentbench" });
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
c.$e(`The comment was not written: ${n}`, { title: "agentbench" });
return null;
}
}
async function converge(e, t, n, r, { comment: i }) {
let o = n;
let s = t;
let c = null;
let l = !0;
let u = !1;
for (let n = 1; n <= 12;) {
let [d, ...f] = await (0, a.lY)(e, s);
for (let { id: t } of f) await (0, a.Tu)(e, s, t);
if (o.report === null && o.leaves === !0) return d?.url ?? null;
if (o.report === null) {
d !== void 0 && await (0, a.Tu)(e, s, d.id);
return null;
}
let { body: p, state: m, allPassed: h } = contentOf(o.report, r);
if (i === "failures" && h && d === void 0) return null;
let g = d === void 0 && u;
let _ = d?.body.includes(m) === !0;
let v = !l && (_ || o.partial === !0);
let y = d !== void 0 && (d.body === p || _ && i === "changes" || v);
if (y) c = d.url;
else if (!g) {
let n = await writeUnlessGone(e, s, d ?? null, p);
c = n?.url ?? null;
if (s === t && n?.author != null && n.author !== s.author) {
s = withAuthor(s, n.author);
continue;
}
}
u ||= d === void 0;
let b = await o.again?.() ?? null;
if (b === null && g) return sayLost(s, c);
if (b === null && c !== null && (y || o.again === void 0)) return c;
l = b !== null || c === null;
b === null ? n += 1 : o = b;
}
return c;
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
c.lm(`comment-author: github-token writes as ${t}, not as ${e.author}; set comment-author: ${t}, so that the comment is found before it is written`, { title: "agentbench" });
return {
...e,
author: t
};
}
function sayLost({ author: e }, t) {
c.$e(`The comment was written, but ${e} is not its author: set comment-author to the login that github-token belongs to`, { title: "agentbench" });
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
summarize: () => summarize,
uploadAll: () => uploadAll
});
var r = n(28524);
var i = n(45145);
var a = n(24492);
var o = n(4472);
var s = n(52385);
var c = n(86324);
var l = n(98583);
var u = n(53809);
var d = n(69327);
var f = n(94996);
var p = n(12614);
var m = n(14173);
var h = n(90269);
async function saySoFar(e, t) {
let n = new Map();
let r = !1;
return await look().catch(unknown) ?? unseen();
function unseen() {
if (e === null && t.inMatrix) {
m.pq("No comment was written: this job has no artifact, and the results of other jobs are not known");
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
return {
report: t.describe([...n.values()].flat(), [...i, ...t.absent(ofSuite(r))]),
partial: i.length > 0 || e === null,
again: lookAgain
};
}
function ofSuite(t) {
return t.filter(({ id: t }) => t === e || (n.get(t)?.length ?? 0) > 0);
}
function areTooMany(e) {
if ((0, h.uq)(ofSuite(e).map(({ name: e }) => e)) <= 20) return !1;
m.lm("More than 20 jobs share this suite: have agentbench's report action write the comment", { title: "agentbench" });
return !0;
}
async function lookAgain() {
if (r) return null;
let e = n.size;
let t = await look().catch(unknown);
return t !== null && (t.report === null || n.size > e) ? t : null;
}
function unknown(e) {
r = (0, o.ev)(e) !== null;
m.pq(`The results of other jobs are not known: ${(0, i.bD)(e)}`);
t.share();
return null;
}
}
var g = n(90862);
async function publish(e, t, n, r, i) {
await (0, o.Ns)(i, () => publishAll(e, t, n, r));
m.t8();
}
async function publishAll(e, t, n, i) {
let a = e.run.github;
let o = a === null ? null : (0, s.fL)(process.env, a);
let c = (0, f.describeRun)(e, i, n, o);
let { artifact: u, ...d } = await uploadAll(t, a, n, () => (0, f.writeReportPage)(t, c));
let p = {
...c,
...d
};
n.summary && await summarize(() => (0, l.Br)(p));
r.uH("comment-url", await publish_comment(e, p, u?.id ?? null, n, i) ?? "");
}
async function uploadAll(e, t, n, a) {
let o = (0, g.xr)();
o === null && await a().catch((e) => m.$e(`report.html was not written: ${(0, i.bD)(e)}`, { title: "agentbench" }));
let c = n["upload-artifact"] ? o ?? await uploadResults(e, n) : null;
let l = c === null || t === null ? null : (0, s.M7)(process.env, t, c);
r.uH("artifact-id", c?.id ?? "");
r.uH("artifact-url", l ?? "");
let u = c !== null && n.comment !== "never" && t?.pull_request != null ? (0, g.wu)() ?? await uploadOwnPage(e, c, n) : null;
return {
artifact: c,
artifactUrl: l,
pageUrl: u === null || t === null ? null : (0, s.M7)(process.env, t, u)
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
let o = {
repository: e?.repository ?? "",
pullRequest: e?.pull_request ?? null,
why: "this event belongs to no pull request",
suite: n.suite ?? e?.workflow ?? ""
};
let s = Number(n["job-total"]) > 1;
if (!n["upload-artifact"] && !s || o.pullRequest === null || n.comment === "never") return (0, p.t)({ report: r }, o, n);
if (!n["upload-artifact"]) {
m.lm("No comment was written: upload-artifact is false, and only agentbench's report action has all jobs", { title: "agentbench" });
return null;
}
return (0, h.br)((0, c.g)(process.env).temporaryDirectory, async (e) => {
let r = (0, h.XS)(n);
let c = await saySoFar(t, {
inMatrix: s,
async list() {
m.AU(h.YV);
return (await (0, a.NG)(r)).filter(({ name: e }) => !(0, h.PS)(e, r));
},
async load(t) {
m.AU(h.YV);
let { runs: r, notes: i, failed: o } = await (0, h.ky)([t], e, n.suite, a.bk);
for (let e of i) m.pq(e);
return o.length === 0 ? r : null;
},
absent: (e) => (0, h.sz)(n, e),
describe: i,
share: g.F
});
return (0, p.t)(c, o, n);
});
}
async function uploadResults(e, t) {
let n = await (0, h.Se)("The results are", e, (0, h.GY)(t), t["retention-days"]);
n !== null && (0, g.SZ)(n);
return n;
}
async function uploadOwnPage(e, t, n) {
let r = await (0, h.n0)(e, t, n["retention-days"]);
r !== null && (0, g.vw)(r);
return r;
}
async function summarize(e) {
try {
await r.z.addRaw(e()).write();
} catch (e) {
m.$e(`The step summary was not written: ${(0, i.bD)(e)}`, { title: "agentbench" });
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
var i = n(90492);
var a = n(98583);
var o = n(7759);
var s = n(70057);
var c = n(16801);
let l = [
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
let a = (0, o.ou)(r);
let s = [
`## ${headline(e)}`,
figuresLine(i),
reasonList(e),
(0, o.DO)(r, i)
];
let c = [`<sub>${(0, o.m_)(i)}</sub>`, footer(e)];
for (let e of l) {
let i = `${[
...s,
(0, o.ss)(a, e, r),
...c
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
let i = (0, s.pu)(e);
return [
`${[...new Set(t)].join(" and ")} of ${(0, r.U9)((0, s.uf)(e), "pair")} measured`,
...n === 0 ? [] : [`${n} left out without a verdict`],
...i === null ? [] : [i]
].join(" · ");
}
function reasonList({ gate: e, document: t }) {
let { interrupted: n, noise: r } = t.experiment;
let a = n === null ? [] : [`the experiment was ended early (${n})`];
let o = [
...(0, s.HX)(t.experiment),
...(0, s._q)(t.experiment),
...r
];
let l = [
...a,
...e.reasons,
...o,
...(0, c.h$)(t)
];
let u = l.slice(0, 20);
l.length > u.length && u.push(`… and ${l.length - u.length} more`);
return u.map((e) => `- ${(0, i.p7)(e, 500)}`).join("\n");
}
function footer({ document: e, runUrl: t, artifactUrl: n, pageUrl: r = null }) {
let a = e.runs.at(-1)?.github ?? null;
return `<sub>${[
r === null ? "" : `[report](${r})`,
t === null ? "" : `[workflow run](${t})`,
n === null ? "" : `[results and logs](${n})`,
a === null ? "" : `commit ${(0, i.LP)(a.head_sha ?? a.sha)}`,
`agentbench ${e.harness_version}`
].filter((e) => e !== "").join(" · ")}</sub>`;
}
}),
44463: ((e, t, n) => {
n.d(t, { $: () => githubClient });
var r = n(61351);
var i = n(49735);
var a = n(86856);
var o = n(90492);
var s = n(4472);
let c = [
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
request: { fetch: limitedFetch((0, s.Fv)()) },
throttle: {
onRateLimit: wait,
onSecondaryRateLimit: wait
},
retry: { doNotRetry: c }
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
let t = (0, s.ev)(e);
let n = t === null ? `could not be reached: ${shortened(deepestMessage(e))}` : t;
return Error(`GitHub ${n}`, { cause: e });
}
e.message = typeof t.data == "string" && /^\s*</.test(t.data) ? `GitHub answered ${n} with a page instead of JSON` : shortened(e.message);
return e;
}
function deepestMessage(e) {
return e.cause instanceof Error ? deepestMessage(e.cause) : e.message;
}
function shortened(e) {
let t = (0, o.pj)(e);
return t.length > 300 ? `${t.slice(0, 299)}…` : t;
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
return `${n.reduce((e, t) => e + t, 0).toLocaleString("en-US")} tokens${partOf(n.length, e.length)}${t}`;
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
let s = [i === 0 ? "" : `${i.toLocaleString("en-US")} throttled`, o === 0 ? "" : `${Math.round(Math.min(a, o) / o * 100)}% of the agents' time`].filter((e) => e !== "");
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
})
};
