export const id = 4089;
export const ids = [4089];
export const modules = {
24472: ((e, t, n) => {
n.d(t, { u: () => ourCommand });
var r = n(73024);
var i = n(76760);
var a = n(12580);
let o = [
[/[\\/]_npx[\\/]/, "npx agentbench-action"],
[/[\\/]pnpm[\\/]dlx[\\/]/, "pnpm dlx agentbench-action"],
[/[\\/]dlx-\d+[\\/]/, "yarn dlx agentbench-action"],
[/[\\/]\.?bunx-\d+[-\\/]/, "bunx agentbench-action"]
];
function ourCommand(e = process.argv[1] ?? "", t = process.cwd()) {
let n = realPath(e);
let r = o.find(([e]) => e.test(n));
if (r !== void 0) return r[1];
if (/[\\/]node_modules[\\/]\.bin[\\/]/.test(e)) return "npx agentbench";
return i.basename(e) === "cli.js" ? `node ${(0, a.V)(i.relative(t, e))}` : "agentbench";
}
function realPath(e) {
try {
return (0, r.realpathSync)(e);
} catch {
return e;
}
}
}),
75308: ((e, t, n) => {
n.d(t, {
N: () => nextLines,
endLines: () => endLines,
r: () => verdictLines,
readBack: () => readBack
});
var r = n(76760);
var i = n(18253);
var a = n(24472);
var o = n(26841);
var s = n(12580);
var c = n(22495);
var l = n(9583);
var u = n(13978);
var d = n(61210);
var f = n(18540);
async function readBack(e, t) {
let n = r.resolve(t);
return (0, l.loadRun)(n, e).catch(() => ({
run: e,
results: [],
directory: n
}));
}
function endLines({ run: e, results: t, directory: n }, r, i) {
let a = (0, u.x)({
run: e,
results: t
});
let s = (0, f.MP)(n);
return [
...(0, f.XL)(a, e.settings.mode, i, !1),
"",
...(0, f.HJ)(e, a, i),
...verdictLines(e).flatMap((e) => (0, o.LV)(e, i.columns)),
i.paint("dim", `results: ${(0, c.h0)(s, 4096)}/run.json`),
...nextLines(e, a, s).map((e) => i.paint("dim", e)),
...r === null ? [] : [i.paint("dim", `report: ${(0, c.h0)((0, f.MP)(r), 4096)}`)]
];
}
function verdictLines({ interrupted: e, gate: t, change: n }, r = "the baseline") {
return [
...e === null ? [] : [`ended early by ${(0, c.h0)(e)}; resume measures what is left`],
...n == null ? [] : [`against ${r}: ${[
n.verdict,
...sizeOf(n),
...reasonsOf(n)
].join(": ")}`],
...(t?.reasons ?? []).map((e) => `gate: ${(0, c.h0)(e, 1e3)}`)
];
}
function sizeOf({ difference: e }) {
return e === null ? [] : [`${(0, i.WR)(e)} points`];
}
function reasonsOf({ reasons: e = [] }) {
return e.length === 0 ? [] : [(0, c.h0)(e.join("; "), 2e3)];
}
function nextLines(e, t, n, r = n) {
let i = [
"error",
"failed",
"passed"
].map((e) => t.find(({ planned: t }) => t.status === e)).find((e) => e !== void 0);
let isUnjudged = ({ planned: t }) => (0, d._0)(e, t);
let isOpen = (e) => !(0, d.aA)(e.planned) && !(0, d.id)(e.planned) && !isUnjudged(e);
return [
...t.some(isOpen) && r !== null ? [`measure the rest: ${(0, a.u)()} resume ${(0, s.V)(r)}`] : [],
...t.some(isUnjudged) && r !== null ? [judgeLine(e, n)] : [],
...i === void 0 ? [] : [`look at: ${(0, a.u)()} show ${(0, s.V)(n)} ${(0, s.V)(i.planned.instance_id)}`]
];
}
function judgeLine({ settings: e }, t) {
if (e.mode === "free") return "measure again with judge: mode free has no score without one";
return `have the points judged: ${(0, a.u)()} rescore ${(0, s.V)(t)} --judge openai --judge-model MODEL`;
}
}),
45164: ((e, t, n) => {
n.d(t, { V: () => actionSums });
var r = n(34552);
function actionSums(e) {
let t = e.map((e) => e?.actions ?? null).filter((e) => e !== null);
return {
trials: t.length,
by_class: t.length === 0 ? null : (0, r.gR)(t),
wasted: wastedOf(e)
};
}
function wastedOf(e) {
let t = {
trials: 0,
agent: 0,
human_lower: 0,
human_upper: 0
};
let n = 0;
for (let r of e) {
let { actions: e = null, human_actions: i = null } = r ?? {};
if (e === null || i === null) continue;
let a = e.check_dir + e.read_file;
t.trials += 1;
t.agent += a;
t.human_lower += i.lower;
t.human_upper += i.upper;
n += Math.max(0, a - i.upper);
}
return t.trials === 0 ? null : {
...t,
share: t.agent === 0 ? null : n / t.agent
};
}
}),
30627: ((e, t, n) => {
n.d(t, {
Dq: () => figuresByType,
Fs: () => usageOf,
Ui: () => figuresOfTrials,
f: () => testPointsOf,
k8: () => tokensOf
});
var r = n(71826);
var i = n(61210);
var a = n(45164);
var o = n(6611);
function figuresOfTrials(e) {
let t = e.map(({ result: e }) => e);
return {
...(0, i.vA)(e.map(({ planned: e }) => e)),
usage: usageOf(t),
causes: (0, o.kZ)(t),
actions: (0, a.V)(t)
};
}
function figuresByType(e) {
let t = Map.groupBy(e, ({ planned: e }) => e.task_type);
return new Map([...t].map(([e, t]) => [e, figuresOfTrials(t)]));
}
class Sum {
total = null;
known = 0;
add(e) {
if (e == null) return;
this.total = (this.total ?? 0) + e;
this.known += 1;
}
get mean() {
return this.total === null ? null : this.total / this.known;
}
}
function tokensOf({ usage: e }) {
return (0, r.ER)([e.input_tokens, e.output_tokens]);
}
function usageOf(e) {
let [t, n, r, i] = [
new Sum(),
new Sum(),
new Sum(),
new Sum()
];
let [a, o, s] = [
new Sum(),
new Sum(),
new Sum()
];
let c = 0;
let l = 0;
for (let u of e) {
if (u === null) continue;
let { usage: e, meter: d } = u;
if (tokensOf(u) !== null) {
t.add(e.input_tokens);
n.add(e.output_tokens);
}
r.add(e.steps);
i.add(e.cost_usd);
if (d === null || e.requests === null) continue;
a.add(e.requests);
o.add(e.failed_requests);
s.add(d.throttled_requests);
c += d.waiting_ms;
l += u.agent_ms;
}
return {
input_tokens: t.total,
output_tokens: n.total,
tokens_known: t.known,
tokens_per_trial: t.total === null ? null : (t.total + n.total) / t.known,
steps: r.total,
steps_known: r.known,
steps_per_trial: r.mean,
cost_usd: i.total,
cost_known: i.known,
requests: a.total,
failed_requests: o.total,
throttled_requests: s.total,
requests_known: a.known,
waiting_share: l === 0 ? null : Math.min(1, c / l)
};
}
function testPointsOf(e) {
let t = e.flatMap(({ result: e }) => e?.plan ?? []);
if (t.length === 0) return null;
let n = e.map((e) => e.planned);
let a = n.flatMap(({ score: e }) => e ?? []);
let o = e.flatMap(({ result: e }) => {
let [t, n] = e?.rounds ?? [];
return t && n ? [{
dev: t,
debug: n
}] : [];
});
let { score_expected: s, coverage: c } = (0, i.vA)(n);
return {
projects: n.length,
projects_scored: a.length,
points: t.reduce((e, { expected: t }) => e + t, 0),
points_judged: t.reduce((e, { judged: t }) => e + t, 0),
score: (0, r._)(a),
score_expected: s,
coverage: c,
rounds: o.length === 0 ? null : {
projects: o.length,
dev: (0, r._)(o.map(({ dev: e }) => e.score_expected)),
debug: (0, r._)(o.map(({ debug: e }) => e.score_expected))
}
};
}
}),
6611: ((e, t, n) => {
n.d(t, {
NO: () => unknownCauses,
kZ: () => causeCounts,
n6: () => causeName,
pQ: () => causeWords,
rj: () => countWords
});
var r = n(57975);
var i = n(48685);
var a = n(9271);
var o = n(13978);
function causeName(e) {
return e.replaceAll("_", " ");
}
function causeCounts(e) {
let t = new Map();
for (let n of e) {
let e = n?.causes[0];
e !== void 0 && t.set(e.cause, (t.get(e.cause) ?? 0) + 1);
}
return i.hE.map((e) => ({
cause: e,
trials: t.get(e) ?? 0
})).filter(({ trials: e }) => e > 0).sort((e, t) => t.trials - e.trials);
}
function unknownCauses({ run: e, results: t }) {
let n = t.filter((e) => e !== null && e.error === null && e.causes.length > 0).length;
return e.totals.failed - n;
}
function countWords(e, t) {
return withUnknown(e.map(({ cause: e, trials: t }) => `${t} ${causeName(e)}`), t);
}
function withUnknown(e, t) {
return [...e, ...t > 0 ? [`${t} without a known cause`] : []].join(", ");
}
function causeWords({ run: e, results: t, comparison: n, baseline: i }) {
let a = causeCounts(t);
let o = i !== null && n !== null && n.verdict !== "not comparable" && (0, r.isDeepStrictEqual)(keysOf(i.run), keysOf(e)) ? knownCauses(i) : null;
let s = (o ?? []).filter(({ cause: e }) => !a.some((t) => t.cause === e));
let c = [...a, ...s.map(({ cause: e }) => ({
cause: e,
trials: 0
}))].map(({ cause: e, trials: t }) => {
let n = o === null ? t : o.find((t) => t.cause === e)?.trials ?? 0;
let r = t === n ? "" : ` (${Math.abs(t - n)} ${t > n ? "more" : "less"})`;
return `${t} ${causeName(e)}${r}`;
});
return c.length === 0 ? "" : withUnknown(c, unknownCauses({
run: e,
results: t
}));
}
function keysOf({ planned: e }) {
return e.map(a.wK).sort();
}
function knownCauses(e) {
let t = (0, o.x)(e);
return t.every(({ planned: { status: e }, figures: t }) => e === "passed" || e === "not_run" || t !== null) ? causeCounts(t.map(({ figures: e }) => e)) : null;
}
}),
61909: ((e, t, n) => {
n.d(t, {
Lz: () => withoutAttempts,
ZQ: () => begunIn,
hE: () => mayHaveBegun,
iq: () => effortChanges,
kM: () => usageParts,
vo: () => effortParts
});
var r = n(18253);
var i = n(61210);
var a = n(83157);
var o = n(34552);
var s = n(30627);
var c = n(58937);
var l = n(13978);
function effortParts(e) {
let { trials: t, results: n, times: r } = e;
let { cost: i, time: a, tokens: o } = effortChanges(e);
return [
costText(t, after(i)),
(0, c.cf)(r) === 0 ? "" : `${(0, c.Fj)(r)}${after(a)}`,
...usageParts(t, after(o)),
judgeText(n.filter((e) => e !== null))
].filter((e) => e !== "");
}
function after(e) {
return e === "" ? "" : `, ${e}`;
}
function effortChanges(e) {
let { baseline: t, comparison: n, trials: r } = e;
let i = t !== null && n !== null && n.verdict !== "not comparable" ? (0, l.x)(t) : null;
let change = (e) => i === null ? "" : changeText(i, r, e);
return {
cost: change(({ usage: e }) => e.cost_usd),
time: change(({ duration_ms: e }) => e),
tokens: change(s.k8)
};
}
function usageParts(e, t = "") {
let n = (0, s.Fs)(e.map(({ result: e }) => e));
let r = begunIn(e);
return [tokensText(n, r, t), requestsText(n, r)].filter((e) => e !== "");
}
function changeText(e, t, n) {
let [i, a] = [meansOf(e, n), meansOf(t, n)];
let o = [...a.keys()].filter((e) => i.has(e));
let sum = (e) => o.reduce((t, n) => t + e.get(n), 0);
let s = sum(a) / sum(i) - 1;
if (!Number.isFinite(s) || Math.abs(s) < .01) return "";
let idsOf = (e) => new Set(e.map(({ planned: e }) => e.instance_id));
let c = idsOf(e);
let l = [...idsOf(t)].filter((e) => c.has(e)).length;
let u = o.length === l ? "" : ` in ${o.length} of ${(0, r.U9)(l, "instance")}`;
return `${s > 0 ? "+" : "−"}${(0, r.KN)(Math.abs(s), 0)} a trial against the baseline${u}`;
}
function meansOf(e, t) {
let n = Map.groupBy(e, ({ planned: e }) => e.instance_id);
return new Map([...n].flatMap(([e, n]) => {
let r = n.flatMap(({ planned: e, figures: n }) => n === null || !(0, i.aA)(e) ? [] : t(n) ?? []);
return r.length < n.length ? [] : [[e, (0, a.i)(r)]];
}));
}
function begunIn(e) {
return e.filter(mayHaveBegun).length;
}
function mayHaveBegun({ planned: { error: e }, result: t }) {
return !(t?.unbegun ?? (e?.stage === "plan" && e.kind !== "missing"));
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
let n = e.map(({ result: e }) => e);
let { cost_usd: i, cost_known: a } = (0, s.Fs)(n);
if (i === null) return "";
return `${(0, r.BD)(i)}${partOf(a, begunIn(e))}${withoutAttempts(n)}${t}`;
}
function judgeText(e) {
let t = (0, o.wo)(e.flatMap(({ judge: e }) => e ?? []));
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
}),
81822: ((e, t, n) => {
n.d(t, {
FL: () => byInstance,
Ol: () => flakyInstances,
XF: () => intervalOf,
xW: () => headlineFigure
});
var r = n(61210);
var i = n(26862);
function byInstance(e) {
return Map.groupBy(e, ({ instance_id: e }) => e);
}
function headlineFigure({ run: e }) {
return (0, r.$)(e.totals, (0, r.c_)(e.settings));
}
function intervalOf(e, t = byInstance(e.run.planned)) {
let { planned: n, settings: a } = e.run;
let o = (0, r.c_)(a);
if (!n.every(r.aA) || o === "score" && t.size < 2) return null;
let s = [...t.values()].map((e) => e.map((e) => (0, r.oB)(e, o)));
return (0, i.$)(s, o === "score" ? {} : { most: n.length });
}
function flakyInstances(e) {
let t = [];
for (let [n, r] of e) {
let has = (e) => r.some(({ status: t }) => t === e);
has("passed") && has("failed") && t.push(n);
}
return t;
}
}),
13978: ((e, t, n) => {
n.d(t, { x: () => trialsOf });
var r = n(61210);
var i = n(9271);
var a = n(58937);
function trialsOf({ run: e, results: t, reported: n = [] }) {
return e.planned.map((e, a) => {
let o = t[a] ?? null;
return {
planned: e,
result: o,
figures: o === null ? n[a] ?? null : figuresOf(o),
name: (0, i.Ko)(e),
reason: o?.explanation ?? e.error?.message ?? ((0, r.aA)(e) ? "" : "never finished")
};
});
}
function figuresOf({ usage: e, causes: t, image_digest: n, times: r }) {
return {
usage: e,
causes: t,
image_digest: n,
duration_ms: (0, a.cf)(r)
};
}
}),
99294: ((e, t, n) => {
n.d(t, {
hP: () => requireRatio,
hp: () => requireFinite,
mq: () => isRatio,
q1: () => requireLevel,
v6: () => requireCount
});
function requireCount(e, t, n = 0) {
if (!Number.isSafeInteger(t) || t < n) throw RangeError(`${e} must be a whole number of at least ${n}, not ${t}`);
}
function requireLevel(e, t) {
if (!(t > 0 && t < 1)) throw RangeError(`${e} must be between 0 and 1, not ${t}`);
}
function requireFinite(e, t) {
for (let [n, r] of t.entries()) if (!Number.isFinite(r)) throw RangeError(`${e} must be finite numbers, but number ${n} is ${r}`);
}
function isRatio(e) {
return e >= 0 && e <= 1;
}
function requireRatio(e, ...t) {
for (let n of t) if (!isRatio(n)) throw RangeError(`${e} must be from 0 to 1, not ${n}`);
}
}),
26862: ((e, t, n) => {
n.d(t, { $: () => clusteredInterval });
var r = n(49638);
var i = n(99294);
var a = n(83157);
var o = n(47736);
var s = n(25449);
function wilson(e, t, n = .95) {
(0, i.v6)("passed", e);
(0, i.v6)("trials", t);
(0, i.q1)("confidence", n);
if (e > t) throw RangeError(`passed must be at most the ${t} trials, not ${e}`);
if (t === 0) return null;
let { low: r, high: a } = scoreInterval(e / t, t, n);
return {
low: e === 0 ? 0 : r,
high: e === t ? 1 : a
};
}
function scoreInterval(e, t, n) {
let r = (0, o.xw)(n);
let i = r ** 2 / t;
let a = (e + i / 2) / (1 + i);
let c = r / (1 + i) * Math.sqrt((e * (1 - e) + i / 4) / t);
return (0, s.u)(0, 1, {
low: a - c,
high: a + c
});
}
function clusteredInterval(e, { most: t = Infinity, confidence: n = .95 } = {}) {
(0, i.q1)("confidence", n);
if (e.length === 0) return null;
if (e.every(isVerdict)) return wilson(e.filter(([e]) => e === 1).length, e.length, n);
let o = e.reduce((e, { length: t }) => e + t, 0);
let s = e.map((t, n) => {
if (t.length === 0) throw RangeError(`cluster ${n} has no values`);
t.every(i.mq) || (0, i.hP)(`the values of cluster ${n}`, ...t);
return {
mean: (0, a.i)(t),
weight: t.length * e.length / o
};
});
s.sort((e, t) => e.mean - t.mean || e.weight - t.weight);
let [c, l] = [s[0].mean, s.at(-1).mean];
let u = (0, a.i)(s.map((e) => e.weight * e.mean));
let { low: d, high: f } = scoreInterval(u, effectiveSize(s, u, t, n), n);
return {
low: l <= r.f ? 0 : d,
high: c >= 1 - r.f ? 1 : f
};
}
function isVerdict(e) {
return e.length === 1 && (e[0] === 0 || e[0] === 1);
}
function effectiveSize(e, t, n, i) {
let s = e.length;
let c = s / (0, a.i)(e.map(({ weight: e }) => e ** 2));
if (e.at(-1).mean - e[0].mean <= r.f) return c;
let l = e.reduce((e, { mean: n, weight: r }) => e + (r * (n - t)) ** 2, 0) / (s - 1);
let u = Math.min(n, t * (1 - t) * s / l) * ((0, o.xw)(i) / (0, o.t1)(i, c - 1)) ** 2;
return Math.max(c, u);
}
}),
25449: ((e, t, n) => {
n.d(t, { u: () => within });
function within(e, t, { low: n, high: r }) {
return {
low: Math.max(e, n),
high: Math.min(t, r)
};
}
}),
83157: ((e, t, n) => {
n.d(t, { i: () => mean });
function mean(e) {
let t = 0;
for (let n = 0; n < e.length; n += 1) t += e[n];
return t / e.length;
}
}),
47736: ((e, t, n) => {
n.d(t, {
e$: () => expandedTail,
t1: () => studentReach,
xw: () => normalReach
});
var r = n(32453);
function normalReach(e) {
return r.normal.inv((1 + e) / 2, 0, 1);
}
function studentReach(e, t) {
return r.studentt.inv((1 + e) / 2, t);
}
function expandedTail(e, t) {
let n = r.studentt.inv((1 - e) / 2, t - 1);
return r.normal.cdf(n * Math.sqrt(t / (t - 1)), 0, 1);
}
})
};
