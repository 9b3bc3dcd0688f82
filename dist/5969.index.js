export const id = 5969;
export const ids = [5969];
export const modules = {
24472: ((e, t, n) => {
n.d(t, { u: () => ourCommand });
var r = n(73024);
var i = n(76760);
var a = n(12580);
function ourCommand(e = process.argv[1] ?? "", t = process.cwd()) {
if (/[\\/]node_modules[\\/]\.bin[\\/]/.test(e)) return /[\\/]_npx[\\/]/.test(realPath(e)) ? "npx agentbench-action" : "npx agentbench";
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
var i = n(24472);
var a = n(26841);
var o = n(12580);
var s = n(90492);
var c = n(9583);
var l = n(18540);
async function readBack(e, t) {
let n = r.resolve(t);
return (0, c.loadRun)(n, e).catch(() => ({
run: e,
results: [],
directory: n
}));
}
function endLines({ run: e, results: t, directory: n }, r, i) {
let o = e.planned.map((e, n) => ({
entry: e,
result: t[n] ?? null
}));
let c = (0, l.MP)(n);
return [
...(0, l.XL)(o, e.settings.mode, i, !1),
"",
...(0, l.HJ)(e, o, i),
...verdictLines(e).flatMap((e) => (0, a.LV)(e, i.columns)),
i.paint("dim", `results: ${(0, s.h0)(c, 4096)}/run.json`),
...nextLines(o, c).map((e) => i.paint("dim", e)),
...r === null ? [] : [i.paint("dim", `report: ${(0, s.h0)((0, l.MP)(r), 4096)}`)]
];
}
function verdictLines({ interrupted: e, gate: t, change: n }) {
return [
...e === null ? [] : [`ended early by ${(0, s.h0)(e)}; resume measures what is left`],
...n == null ? [] : [`against the baseline: ${n.verdict}`],
...(t?.reasons ?? []).map((e) => `gate: ${(0, s.h0)(e, 1e3)}`)
];
}
function nextLines(e, t) {
let n = [
"error",
"failed",
"passed"
].map((t) => e.find(({ entry: e }) => e.status === t)).find((e) => e !== void 0);
return [...e.some(({ entry: { status: e } }) => e === "error" || e === "not_run") ? [`measure the rest: ${(0, i.u)()} resume ${(0, o.V)(t)}`] : [], ...n === void 0 ? [] : [`look at: ${(0, i.u)()} show ${(0, o.V)(t)} ${(0, o.V)(n.entry.instance_id)}`]];
}
}),
6611: ((e, t, n) => {
n.d(t, {
kZ: () => causeCounts,
n6: () => causeName,
pQ: () => causeWords,
rj: () => countWords
});
var r = n(48685);
function causeName(e) {
return e.replaceAll("_", " ");
}
function causeCounts(e) {
let t = new Map();
for (let n of e) {
let e = n?.causes[0];
e !== void 0 && t.set(e.cause, (t.get(e.cause) ?? 0) + 1);
}
return r.hE.map((e) => ({
cause: e,
trials: t.get(e) ?? 0
})).filter(({ trials: e }) => e > 0).sort((e, t) => t.trials - e.trials);
}
function countWords(e) {
return e.map(({ cause: e, trials: t }) => `${t} ${causeName(e)}`).join(", ");
}
function causeWords({ results: e, comparison: t, baseline: n }) {
let r = causeCounts(e);
let i = n !== null && t !== null && t.verdict !== "not comparable" && n.results.length === e.length ? causeCounts(n.results) : null;
let a = (i ?? []).filter(({ cause: e }) => !r.some((t) => t.cause === e));
return [...r, ...a.map(({ cause: e }) => ({
cause: e,
trials: 0
}))].map(({ cause: e, trials: t }) => {
let n = i === null ? t : i.find((t) => t.cause === e)?.trials ?? 0;
let r = t === n ? "" : ` (${Math.abs(t - n)} ${t > n ? "more" : "less"})`;
return `${t} ${causeName(e)}${r}`;
}).join(", ");
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
let [n, r] = [sum((e) => e.requests), sum((e) => e.throttled_requests)];
let [i, a] = [sum((e) => e.waiting_ms), sum((e) => e.agent_ms)];
let o = [r === 0 ? "" : `${r.toLocaleString("en-US")} throttled`, a === 0 ? "" : `${Math.round(Math.min(i, a) / a * 100)}% of the agents' time`].filter((e) => e !== "");
let s = o.length === 0 ? "" : ` (${o.join(", ")})`;
return `${n.toLocaleString("en-US")} ${n === 1 ? "request" : "requests"} to models${s}${partOf(t.length, e.length)}`;
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
81822: ((e, t, n) => {
n.d(t, {
E6: () => measuresScore,
FL: () => byInstance,
Mn: () => figureOf,
Ol: () => flakyInstances,
XF: () => intervalOf,
aA: () => hasVerdict,
xW: () => headlineFigure
});
var r = n(61210);
var i = n(26862);
function byInstance(e) {
let t = new Map();
for (let n of e) {
let e = t.get(n.instance_id);
e === void 0 ? t.set(n.instance_id, [n]) : e.push(n);
}
return t;
}
function measuresScore({ run: e }) {
return e.settings.mode !== null;
}
function hasVerdict({ status: e }) {
return e === "passed" || e === "failed";
}
function headlineFigure(e) {
return (0, r.$)(e.run.totals, measuresScore(e));
}
function figureOf(e, t) {
return t ? e.score_expected : Number(e.status === "passed");
}
function intervalOf(e, t = byInstance(e.run.planned)) {
let { planned: n } = e.run;
let r = measuresScore(e);
if (!n.every(hasVerdict) || r && t.size < 2) return null;
let a = [...t.values()].map((e) => e.map((e) => figureOf(e, r)));
return (0, i.$)(a, r ? {} : { most: n.length });
}
function flakyInstances(e) {
let t = [];
for (let [n, r] of e) {
let has = (e) => r.some(({ status: t }) => t === e);
r.length > 1 && has("passed") && has("failed") && t.push(n);
}
return t;
}
}),
26862: ((e, t, n) => {
n.d(t, { $: () => clusteredInterval });
var r = n(99294);
var i = n(83157);
var a = n(47736);
var o = n(25449);
function wilson(e, t, n = .95) {
(0, r.v6)("passed", e);
(0, r.v6)("trials", t);
(0, r.q1)("confidence", n);
if (e > t) throw RangeError(`passed must be at most the ${t} trials, not ${e}`);
if (t === 0) return null;
let { low: i, high: a } = scoreInterval(e / t, t, n);
return {
low: e === 0 ? 0 : i,
high: e === t ? 1 : a
};
}
function scoreInterval(e, t, n) {
let r = (0, a.xw)(n);
let i = r ** 2 / t;
let s = (e + i / 2) / (1 + i);
let c = r / (1 + i) * Math.sqrt((e * (1 - e) + i / 4) / t);
return (0, o.u)(0, 1, {
low: s - c,
high: s + c
});
}
let s = 1e-12;
function clusteredInterval(e, { most: t = Infinity, confidence: n = .95 } = {}) {
(0, r.q1)("confidence", n);
if (e.length === 0) return null;
if (e.every(isVerdict)) return wilson(e.filter(([e]) => e === 1).length, e.length, n);
let a = e.reduce((e, { length: t }) => e + t, 0);
let o = e.map((t, n) => {
if (t.length === 0) throw RangeError(`cluster ${n} has no values`);
t.every(r.mq) || (0, r.hP)(`the values of cluster ${n}`, ...t);
return {
mean: (0, i.i)(t),
weight: t.length * e.length / a
};
});
o.sort((e, t) => e.mean - t.mean || e.weight - t.weight);
let [c, l] = [o[0].mean, o.at(-1).mean];
let u = (0, i.i)(o.map((e) => e.weight * e.mean));
let { low: d, high: f } = scoreInterval(u, effectiveSize(o, u, t, n), n);
return {
low: l <= s ? 0 : d,
high: c >= .999999999999 ? 1 : f
};
}
function isVerdict(e) {
return e.length === 1 && (e[0] === 0 || e[0] === 1);
}
function effectiveSize(e, t, n, r) {
let o = e.length;
let c = o / (0, i.i)(e.map(({ weight: e }) => e ** 2));
if (e.at(-1).mean - e[0].mean <= s) return c;
let l = e.reduce((e, { mean: n, weight: r }) => e + (r * (n - t)) ** 2, 0) / (o - 1);
let u = Math.min(n, t * (1 - t) * o / l) * ((0, a.xw)(r) / (0, a.t1)(r, c - 1)) ** 2;
return Math.max(c, u);
}
})
};
