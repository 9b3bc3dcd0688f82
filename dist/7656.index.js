export const id = 7656;
export const ids = [7656];
export const modules = {
79814: ((e, t, n) => {
n.d(t, { p: () => comparisonLines });
var r = n(18253);
var i = n(26841);
var a = n(22495);
var o = n(39182);
var s = n(6611);
var c = n(81681);
let l = {
least: 12,
most: 30
};
function leaderboardLines(e, t) {
let n = (0, o.O5)(e);
let i = [
u,
{
...d,
style: ({ rank: e }) => e === 1 ? "bold" : void 0
},
{
...figure(e.measure === "score" ? "score" : "rate", ({ figure: e }) => (0, o.TS)(e)),
style: styleOf
}
];
let a = figure("95% interval", spanOf);
let s = n.some(({ usage: e }) => e.cost_usd !== null) ? [figure("cost", o.rs)] : [];
let f = figure("time", ({ agent_ms_per_trial: e }) => e === null ? "–" : (0, r.a3)(e));
let p = fitting(n, i, [
a,
...s,
f
], t);
let m = Math.min(l.most, t.columns - widthFor(n, [...i, ...p]));
let h = p.includes(a) ? drawingOf(n, m) : [];
let g = [
...i,
...p.slice(0, 1),
...h,
...p.slice(1)
];
return [...(0, c.t)(n, g, t), ...legend(e, g, t)];
}
function curveLines(e, t) {
let n = (0, o.O5)(e);
let r = n.reduce((e, { at_k: t }) => Math.max(e, t.length), 0);
if (r < 2) return [];
let a = [...new Set([
1,
Math.ceil(r / 2),
r
])].map((e) => figure(`pass@${e}`, ({ at_k: t }) => (0, o.TS)(t[e - 1]?.pass_at_k ?? null)));
let s = figure(`pass^${r}`, ({ at_k: e }) => (0, o.TS)(e[r - 1]?.pass_hat_k ?? null));
let l = figure("flaky", ({ flaky: e }) => String(e.length));
let f = [
u,
d,
...fitting(n, [u, d], [
...a,
s,
l
], t)
];
let p = (0, o.Zw)(e);
let m = p === "" ? [] : (0, i.LV)(`pass@k, pass^k: ${p}`, t.columns);
return [...(0, c.t)(n, f, t), ...m.map((e) => t.paint("dim", e))];
}
let u = figure("#", ({ rank: e }) => String(e ?? "–"));
let d = {
title: "run",
cell: ({ name: e }) => (0, a.h0)(e, 200),
flexible: !0
};
function figure(e, t) {
return {
title: e,
cell: t,
side: "right"
};
}
function fitting(e, t, n, { columns: r }) {
let i = [...n];
for (; i.length > 0 && widthFor(e, [...t, ...i]) - 2 > r;) i.pop();
return i;
}
function widthFor(e, t) {
return t.reduce((t, { title: n, cell: r, flexible: a }) => {
let o = e.reduce((e, t) => Math.max(e, (0, i.qz)(r(t))), (0, i.qz)(n));
return t + 2 + (a ? Math.min(20, o) : o);
}, 0);
}
function styleOf({ level_with_best: e }) {
return e ? "green" : void 0;
}
function spanOf({ interval: e }) {
return e === null ? "–" : `${(0, o.TS)(e.low).slice(0, -1)}–${(0, o.TS)(e.high)}`;
}
function drawingOf(e, t) {
let n = e.flatMap(({ interval: e, figure: t }) => [
e?.low,
e?.high,
t
].filter((e) => e != null));
if (t < l.least || n.length === 0) return [];
let [r, i] = [Math.floor(Math.min(...n) * 10 + 1e-9) / 10, Math.ceil(Math.max(...n) * 10 - 1e-9) / 10];
if (i <= r) return [];
let at = (e) => Math.max(0, Math.min(t - 1, Math.round((e - r) / (i - r) * (t - 1))));
let a = [r, i].map((e) => `${Math.round(e * 100)}%`);
let cell = ({ interval: e, figure: n }) => {
let r = Array(t).fill(" ");
if (e !== null) {
r.fill("─", at(e.low), at(e.high) + 1);
r[at(e.low)] = "├";
r[at(e.high)] = "┤";
}
n !== null && (r[at(n)] = "●");
return r.join("");
};
return [{
title: a.join(" ".repeat(t - a.join("").length)),
cell,
style: styleOf
}];
}
function legend(e, t, { columns: n, paint: r }) {
let s = (0, o.O5)(e);
let named = (e) => e.map(({ name: e }) => (0, a.h0)(e, 60)).join(", ");
let c = t.flatMap(({ title: e }) => e === "cost" || e === "time" ? e : []);
let l = s.filter(({ level_with_best: e, rank: t }) => e && t !== 1);
let u = s.filter(({ on_frontier: e }) => e);
let d = e.measure === "score" && e.instances.filter(({ in_all: e }) => e).length === 1 ? "the score of a single instance" : "runs with trials that have no verdict";
return [
c.length === 0 ? "" : `${c.join(" and ")}: the agent's, mean of a trial`,
s.some(({ interval: e, figure: t }) => e === null && t !== null) ? `no interval for ${d}` : "",
s.some((e) => (0, o.rs)(e).startsWith("~")) ? "~ not known for every trial" : "",
l.length === 0 ? "" : `${(0, o.s2)(e)}: ${named(l)}`,
u.length === 0 || u.length === s.length ? "" : `cost frontier: ${named(u)}`
].filter((e) => e !== "").flatMap((e) => (0, i.LV)(e, n)).map((e) => r("dim", e));
}
function comparisonLines(e, t) {
let { runs: n, experiment: r } = e;
let a = `${n.length} runs by ${(0, o.KF)(e)}: ${(0, o.z8)(e)}`;
let s = curveLines(e, t);
let c = pairLines(e, t);
return [
...(0, i.LV)(a, t.columns).map((e) => t.paint("bold", e)),
"",
...leaderboardLines(e, t),
...r === void 0 ? [] : ["", ...experimentLines(r, t)],
...s.length === 0 ? [] : ["", ...s],
...c.length === 0 ? [] : ["", ...c],
...causeLines(e, t),
...noteLines(e, t)
];
}
function experimentLines({ answers: e, noise: t }, { columns: n, paint: r }) {
let wrapped = (e) => e.flatMap((e) => (0, i.LV)(`- ${(0, a.h0)(e, 1e3)}`, n));
return [...wrapped(e), ...wrapped(t).map((e) => r("dim", e))];
}
function pairLines(e, { columns: t, paint: n }) {
let s = (0, o.jD)(e).filter(({ pair: t }) => !(0, o.Rf)(e, t));
let c = s.filter(({ pair: e }) => e.p !== null).length;
let l = s.slice(0, 15).map((e) => {
let { better: t, other: r, pair: i } = e;
let s = (0, o.sU)(e, c === 1);
let [l, u] = [(0, a.h0)(t.name, 60), (0, a.h0)(r.name, 60)];
let d = (0, a.h0)(i.reasons.join("; "), 300);
if (i.verdict === "not comparable") return `- ${l} and ${u} are not comparable: ${d}`;
let f = d === "" ? "" : `; ${d}`;
if (i.verdict === "within noise") return `≈ ${l} and ${u} do not differ significantly (${s})${f}`;
if (i.verdict === "within tolerance") return `≈ ${l} and ${u} differ significantly; the measured difference is within the tolerance (${s})${f}`;
return `${n("green", "▲")} ${n("green", l)} is better than ${u} ${s}${f}`;
});
s.length > l.length && l.push(`… and ${(0, r.U9)(s.length - l.length, "more pair")} in pairwise.csv`);
c > 1 && l.push(n("dim", `p adjusted for ${c} tests by Holm's method`));
return l.flatMap((e) => (0, i.LV)(e.replace("p = ", "p\xA0=\xA0"), t)).map((e) => e.replace("p\xA0=\xA0", "p = "));
}
function causeLines(e, { columns: t }) {
if (e.runs.every(({ causes: e }) => e.length === 0)) return [];
return [
"",
"why trials did not pass:",
...(0, o.O5)(e).flatMap(({ name: e, causes: n, causes_unknown: r }) => {
let o = (0, s.rj)(n, r);
return o === "" ? [] : (0, i.LV)(`- ${(0, a.h0)(e, 60)}: ${o}`, t);
})
];
}
function noteLines(e, { columns: t }) {
return (0, r.UV)((0, o.h$)(e), 20).flatMap((e) => (0, i.LV)((0, a.h0)(`note: ${e}`, 1e3), t));
}
}),
72370: ((e, t, n) => {
n.d(t, {
resumeArms: () => resumeArms,
runArms: () => runArms
});
var r = n(76760);
var i = n(45145);
var a = n(18253);
var o = n(24472);
var s = n(71826);
var c = n(12580);
var l = n(22495);
var u = n(61685);
var d = n(86324);
var f = n(90162);
var p = n(73406);
var m = n(43050);
var h = n(78553);
var g = n(11320);
var _ = n(59546);
var v = n(47705);
var y = n(58263);
function restoreArms(e, t, n) {
let a = (0, _.readExperiment)(e);
if (a === null) throw new i.yo(`resume: ${e} has no experiment.json`);
let o = a.arms.map(({ name: t, sets: n }) => {
let a = r.join(e, t);
let o = (0, v.readRunRecord)(a);
if (o === null) throw new i.yo(`resume: the run of the arm ${t} in ${a} cannot be read`);
return {
name: t,
sets: n,
place: a,
run: o
};
});
requireOwnVariables(e, o);
let s = o.map(({ name: e, sets: r, place: i, run: a }) => ({
name: e,
sets: r,
texts: (0, y.li)(a, i, t, n)
}));
let c = Object.assign({}, ...s.map(({ sets: e, texts: t }) => Object.fromEntries(Object.entries(t).filter(([t]) => !e.includes(t)))));
return {
arms: s.map(({ name: e, sets: t, texts: n }) => ({
name: e,
own: Object.fromEntries(Object.entries(n).filter(([e]) => t.includes(e))),
texts: n,
options: (0, f.Ac)({
...n,
resume: "true"
})
})),
shared: c
};
}
function requireOwnVariables(e, t) {
let n = new Map();
for (let { name: r, sets: a, run: o } of t) {
let t = a.includes("agent-env");
let s = o.options?.find((e) => e.name === "agent-env");
for (let a of s?.value.split("\n") ?? []) {
let o = n.get(a);
if (o !== void 0 && (t || o.isOwn)) throw new i.yo(`resume: the arms ${o.name} and ${r} each have a value of ${a} in agent-env, which is kept by name only; use run --resume --results-path ${e} with arms and all other options`);
n.set(a, {
name: r,
isOwn: t
});
}
}
}
var b = n(79814);
var x = n(19089);
var S = n(12694);
var C = n(18540);
var w = n(53271);
async function runArms(e, t) {
return measureArms(await (0, h.resolveArms)(e.arms, e), e, t);
}
async function resumeArms(e, t, n) {
let { arms: r, shared: i } = restoreArms(e, t, process.env);
return measureArms(r, {
...i,
resume: "true",
"results-path": e
}, n);
}
async function measureArms(e, t, n) {
let r = (0, f.Ac)(t);
return (0, w.i)(n, async ({ stream: t, observer: i, signal: a, close: o }) => {
let s = await (0, g.p)({
arms: e,
options: r,
machine: (0, d.g)(process.env),
observer: i,
github: null,
secrets: [],
signal: a,
keepOptions: (e, t) => (0, y.o2)(e.texts, t)
});
o();
let c = await endOf(s, (0, x.Li)(t));
n ? (0, S.Q2)(s.record) : (0, S.tj)(["", ...c], t);
return (0, m.i9)(s.runs, r, s.record.interrupted);
});
}
async function endOf({ directory: e, record: t, runs: n }, d) {
let f = n.some(({ totals: e }) => e.error + e.not_run > 0);
let m = (0, C.MP)(e);
let h = n.flatMap(({ gate: e }, n) => (e?.reasons ?? []).map((e) => `gate: ${t.arms[n].name}: ${e}`));
let { arms: g } = t;
let _ = n.some(({ started_at: e }) => Date.parse(e) > Date.parse(t.started_at));
let v = g.flatMap(({ cost_usd: e }) => e ?? []);
let y = v.length === g.length ? "" : `, known for ${v.length} of ${g.length} arms`;
let x = g.some(({ reused: e }) => e !== void 0) ? ", reused trials included" : "";
let w = [
..._ ? [] : (0, C.Ow)(t),
...v.length === 0 ? [] : [`cost: ${(0, a.BD)((0, s.ER)(v))}${y}${x}`],
...t.interrupted === null ? [] : [`ended early by ${t.interrupted}; resume measures what is left`],
...h
].map((e) => (0, l.h0)(e, 1e3));
let T = [`results: ${(0, l.h0)(r.join(m, "experiment.json"), 4096)}`, ...f ? [`measure the rest: ${(0, o.u)()} resume ${(0, c.V)(m)}`] : []];
let dim = (e) => d.paint("dim", e);
try {
let t = await (0, u.bc)(e);
let n = r.join(e, "report.html");
await (0, p.QW)(n, t);
T.push(`report: ${(0, l.h0)((0, C.MP)(n), 4096)}`);
return [
...(0, b.p)(t.document, d),
...w,
...T.map(dim)
];
} catch (e) {
(0, S.cc)(`report.html was not written: ${(0, i.bD)(e)}`);
return [...w, ...T.map(dim)];
}
}
}),
61685: ((e, t, n) => {
n.d(t, {
JJ: () => compareArms,
bc: () => compareExperiment,
j0: () => exitCodeOfReport,
qu: () => experimentReport
});
var r = n(76760);
var i = n(45145);
var a = n(18253);
var o = n(9583);
var s = n(59546);
var c = n(43050);
var l = n(50939);
var u = n(78296);
var d = n(16583);
var f = n(5484);
async function compareExperiment(e) {
let { runs: t, notes: n } = await (0, o.loadRuns)([e]);
let i = new Set(t.map((e) => r.basename(e.directory)));
let a = (0, s.readExperiment)(e)?.arms.find(({ name: e }) => !i.has(e));
if (a !== void 0) throw (0, f.hd)(e, a.name);
return compareArms(t, n);
}
function compareArms(e, t, n) {
let { experiment: r, others: a } = (0, f.F0)(e, n);
if (r === null) throw new i.yo("results: there is no experiment among them");
let [o] = a;
if (o !== void 0) throw new i.yo(`results: ${o.directory} is a run beside an experiment; give it a suite of its own`);
let s = r.arms.map((e, t) => ({
name: r.record.arms[t].name,
runs: e
}));
let { tolerance: c, trials: l } = r.record;
let p = (0, d.Nt)(s, n === void 0 ? null : {
matrix: n,
trials: l
});
return (0, u.q)(p, [...t, ...jobsNotFound(r)], c, r);
}
function jobsNotFound({ seeds: { length: e }, unknownJobs: t }) {
let n = e + t;
return t === 0 ? [] : [`results of ${e} of the ${n} jobs of the matrix: the report action counts trials of the others as not run if it gets the matrix of plan`];
}
function experimentReport({ document: e, reports: t }, n, r) {
let { arms: i } = e.experiment;
let a = judgedArms({
document: e,
reports: t
}).flatMap(({ totals: e, change: t }, r) => (0, c.$U)(e, n, t, (0, c.wQ)(r)).reasons.map((e) => `${i[r].name}: ${e}`));
return {
document: e,
errors: errorsOf(t, i),
gate: {
passed: a.length === 0,
reasons: a
},
...r
};
}
function errorsOf(e, t) {
return e.flatMap((e, n) => ["error", "not_run"].flatMap((t) => e.reasons.filter(({ status: e }) => e === t).slice(0, 2)).map(({ text: e, trials: r }) => `${t[n].name}: ${e} (${(0, a.U9)(r.length, "trial")})`));
}
function exitCodeOfReport(e, t) {
return (0, c.i9)(judgedArms(e), t);
}
function judgedArms({ document: e, reports: t }) {
let { comparisons: n } = e.experiment;
return t.map(({ run: { totals: e } }, t) => {
let r = n[t - 1];
return {
totals: e,
change: r === void 0 ? null : (0, l.C2)(r)
};
});
}
}),
39182: ((e, t, n) => {
n.d(t, {
Ie: () => cellText,
KF: () => figureIn,
Ln: () => span,
O5: () => byRank,
Rf: () => isOfArms,
TS: () => rate,
Zw: () => curveWords,
h$: () => notesOf,
jD: () => pairsByRank,
pl: () => typesOf,
q6: () => figureOfType,
rs: () => costText,
s2: () => levelWords,
sU: () => pairFigures,
tx: () => usageText,
wF: () => figureOfCell,
z8: () => scope
});
var r = n(18253);
var i = n(37012);
var a = n(58937);
var o = n(61210);
function rate(e) {
return (0, r.KN)(e).replace(/^(\d+)%$/, "$1.0%");
}
function span(e) {
return e === null ? "" : (0, r.oI)(e, rate);
}
function byRank({ runs: e }) {
let place = ({ rank: e }) => e ?? Infinity;
return e.toSorted((e, t) => place(e) === place(t) ? 0 : place(e) - place(t));
}
function pairsByRank(e) {
let t = byRank(e);
let n = new Map(t.map((e, t) => [e, t]));
return e.pairs.map((t) => {
let [r, i] = [e.runs[t.a], e.runs[t.b]];
let a = t.verdict.endsWith("is better") ? t.verdict === "b is better" : n.get(i) < n.get(r);
let { difference: o, interval: s } = t;
if (a) return {
better: i,
other: r,
difference: o,
interval: s,
pair: t
};
return {
better: r,
other: i,
pair: t,
difference: o === null ? null : -o,
interval: s === null ? null : {
low: -s.high,
high: -s.low
}
};
}).sort((e, t) => n.get(e.better) - n.get(t.better) || n.get(e.other) - n.get(t.other));
}
function isOfArms({ experiment: e }, { a: t, b: n }) {
let r = e?.arms.length ?? 0;
return t < r && n < r;
}
function pairFigures({ difference: e, interval: t, pair: { verdict: n, p_adjusted: i } }, a) {
if (e === null || i === null) return "";
let o = `${(0, r.wd)(e)} points`;
let s = `${t === null || !a ? "" : `95% interval ${(0, r.oI)(t, r.WR)}, `}${(0, r.C6)(i)}`;
return n.endsWith("is better") ? `by ${o} (${s})` : `${o}, ${s}`;
}
function levelWords({ pairs: e }, t = "") {
return `not significantly worse than the first${t}${e.some(({ verdict: e }) => e === "within tolerance") ? ", or within the tolerance of it" : ""}`;
}
function curveWords({ runs: e }) {
return e.some(({ at_k: e }) => e.some(({ left_out: e }) => e > 0)) ? "instances with fewer than k measured trials are left out" : "";
}
function scope({ instances: e, runs: t }) {
let n = e.filter(({ in_all: e }) => e).length;
let i = [...new Set(t.map(({ settings: e }) => e.trials))].sort((e, t) => e - t);
let a = i.length > 1 ? `${i[0]} to ${i.at(-1)} trials each` : i[0] === 1 ? "one trial each" : `${i[0]} trials each`;
return `${(0, r.U9)(n, "instance")}, ${a}`;
}
function cellText(e, t) {
if (e.measured === 0) return "⚠️";
let n = e.measured < e.planned ? " ⚠️" : "";
if (t === "score") return rate(e.score_expected) + n;
if (e.planned > 1) return `${e.passed}/${e.planned}${n}`;
return e.passed === 1 ? "✅" : "❌";
}
function notesOf({ notes: e, runs: t }) {
return [...e, ...t.flatMap(({ name: e, notes: t }) => t.map((t) => `${e}: ${t}`))];
}
function typesOf({ runs: e }) {
let t = [...new Set(e.flatMap(({ by_type: e }) => Object.keys(e)))];
return t.length < 2 ? [] : t.slice(0, 30);
}
function figureIn({ measure: e, runs: t }) {
return (0, o.cU)(e, t[0].settings);
}
function figureOfType({ by_type: e }, t, { measure: n }) {
return (0, o.$)((0, i._)(e, t), n);
}
function figureOfCell(e, t) {
if (e === null || e.measured === 0) return null;
return t === "score" ? e.score_expected : e.passed / e.planned;
}
function usageText(e) {
let { tokens_per_trial: t, tokens_known: n, steps_per_trial: i, steps_known: o } = e.usage;
let s = i === 1 ? "step" : "steps";
return (0, a.oR)(", ", [t === null ? "" : `${(0, r.lx)((0, r.zD)(t), n, e)} tokens`, i === null ? "" : `${(0, r.lx)((0, r.zD)(i, 1), o, e)} ${s}`]);
}
function costText({ cost_per_trial_usd: e, usage: t }) {
return `${e !== null && t.cost_unknown > 0 ? "~" : ""}${(0, r.BD)(e)}`;
}
}),
47135: ((e, t, n) => {
n.d(t, {
Xg: () => readConfig,
_C: () => withoutOtherAgent,
u0: () => findConfig
});
var r = n(76760);
var i = n(45145);
var a = n(70930);
var o = n(45503);
var s = n(86426);
var c = n(55005);
var l = n(90162);
let u = ["agentbench.yaml", ".github/agentbench.yaml"];
let d = ["agentbench.yml", ".github/agentbench.yml"];
let f = {
config: "is the name of this file",
"judge-api-key": "is a secret; set AGENTBENCH_JUDGE_API_KEY in the environment, or give it in the workflow from a secret",
"github-token": "is a secret; give it in the workflow",
matrix: "comes from the plan of a workflow",
"job-index": "comes from the workflow",
"job-total": "comes from the workflow"
};
let p = c.W6.filter((e) => f[e] === void 0);
let m = [[
"agent",
"agent-args",
"agent-skills",
"agent-mcp",
"agent-instructions"
], ["agent-command", "agent-directory"]];
function withoutOtherAgent(e, t) {
let n = { ...t };
let textOf = (e, t) => (0, l.VW)(e[t] ?? "").trim();
let has = (e, t) => textOf(e, t) !== "";
for (let [r, ...i] of m) {
let a = r === "agent" ? "agent-command" : "agent";
if (!has(t, r)) continue;
if (has(e, r)) {
textOf(e, r) !== textOf(t, r) && delete n["agent-name"];
let i = (0, s.o)(textOf(e, r)) !== (0, s.o)(textOf(t, r));
r === "agent" && i && delete n["agent-args"];
} else if (has(e, a)) for (let e of [
r,
...i,
"agent-name"
]) delete n[e];
}
return n;
}
async function readConfig(e, t) {
if (e === "none") return null;
let n = e === void 0 || e.trim() === "" ? void 0 : e;
let s = n ?? findConfig(t);
if (s === void 0) {
let e = d.find((e) => (0, a.LZ)(r.join(t, e)) !== void 0);
if (e === void 0) return null;
throw new i.yo(`config: ${e} is not read by itself: rename it to ${e.replace(".yml", ".yaml")}, or set config: ${e}; if it is another program's, set config: none`);
}
let c;
try {
c = (0, o.XF)(r.resolve(t, s), 1048576, { follow: n !== void 0 });
} catch (e) {
throw new i.yo(`config: ${s} cannot be read: ${(0, i.bD)(e)}`);
}
let l = (0, o.$C)(c);
if (l !== null) throw new i.yo(`config: ${s}:${l}: has bytes that are not UTF-8; save the file as UTF-8`);
return {
file: s,
found: n === void 0,
...await parseConfig(new TextDecoder().decode(c), s)
};
}
function findConfig(e) {
return u.find((t) => (0, a.LZ)(r.join(e, t)) !== void 0);
}
async function parseConfig(e, t) {
let { isMap: r, isScalar: a } = await n.e(8815).then(n.t.bind(n, 38815, 19));
let { formsOf: o, isNothing: s, lineOfText: u, nestedText: d, parseYaml: m, textFor: h, unfitEntry: g } = await Promise.all([n.e(8815), n.e(1031)]).then(n.bind(n, 43412));
let { contents: _, lineAt: v } = m(e, `config: ${t}`);
let y = {};
let b = {};
let x = {};
if (s(_)) return {
texts: y,
lines: b
};
if (!r(_)) throw new i.yo(`config: ${t}: must be a mapping of options, for example "trials: 3"`);
let S = [];
for (let { key: e, value: i } of _.items) {
let u = v(e);
let m = a(e) ? String(e.value) : "";
let fault = (n, r = e) => S.push(`config: ${t}:${v(r)}: ${m}: ${n}`);
if (!(0, c.RR)(m)) {
fault((0, l.Up)(m, p));
continue;
}
let _ = f[m];
if (_ === void 0 && s(i)) continue;
let C = m === "arms" && r(i);
let w = _ === void 0 ? C ? d(i) : h(m, i) : null;
if (_ !== void 0) fault(`cannot be in this file: it ${_}`);
else if (w === null) fault(`must be ${o(m)}`, g(i) ?? e);
else if (m === "model-keys" && /=[^\n]*\S/.test(w)) fault("a key cannot be in this file: write the names of keys alone, and set them in the environment");
else {
y[m] = w;
b[m] = u;
x[m] = i;
if (!C) continue;
let { readArmNodes: e } = await Promise.all([n.e(8815), n.e(3272)]).then(n.bind(n, 63272));
for (let { node: n, message: r } of e(i).faults) S.push(`config: ${t}:${v(n)}: ${m}: ${r}`);
}
}
for (let { name: e, message: n } of (0, l.te)(y)) {
let [, r] = /^[\w-]+: line (\d+)/.exec(n) ?? [];
let i = r === void 0 ? null : u(x[e], Number(r), v);
let a = i === null ? n : n.replace(/(?<=^[\w-]+: )line \d+:? /, "");
S.push(`config: ${t}:${i ?? b[e]}: ${a}`);
}
if (S.length > 0) throw new i.yo(S.join("\n"));
return {
texts: y,
lines: b
};
}
}),
50939: ((e, t, n) => {
n.d(t, {
C2: () => changeOf,
zv: () => recordOf
});
var r = n(7844);
var i = n(59546);
var a = n(37040);
var o = n(61210);
var s = n(52322);
function recordOf({ arms: e, options: t, github: n, job: c, resolved: l, runs: u, seed: d, order: f, watch: p, startedAt: m }, h) {
let g = new Set(f.map(({ instanceId: e }) => e));
let _ = e.map((e, t) => {
let { ledger: n } = u[t];
let { record: r } = n;
let i = r.planned.filter(({ instance_id: e }) => g.has(e));
let c = (0, s.yW)(i);
let d = skillsOf(i);
return {
name: e.name,
control: t === 0,
...(0, a.h)({
agent: r.agent,
identity: r.identity
}, l[t].redactor),
sets: Object.keys(e.own),
planned: i.length,
measured: i.filter(o.aA).length,
stopped: i.filter(o.id).length,
...c === void 0 ? {} : { reused: c },
...d === void 0 ? {} : { skills: d },
cost_usd: n.cost(i)
};
});
let v = _.reduce((e, t) => e + t.stopped, 0);
let y = p.comparisons();
let { dataset: b } = l[0];
return {
schema: "agentbench/experiment/v1",
suite: t.suite ?? null,
dataset: {
name: b.name,
ref: b.ref,
digest: b.digest
},
measure: p.measure,
arms: _,
...c === void 0 ? {} : { job: c },
seed: d,
stop: t.stop,
alpha: i.ALPHA,
tolerance: t.tolerance,
trials: t.trials,
order: f.map(({ instanceId: e, trial: t, arms: n }) => ({
instance_id: e,
trial: t,
arms: n
})),
comparisons: y,
stopped: v === 0 ? null : {
pairs: p.pairs,
message: p.known() ?? "",
settled: (0, i.wasSettled)({
stopped: null,
comparisons: y
}),
trials: v,
cost_usd: (0, i.savedOf)(_)
},
interrupted: h?.interrupted ?? null,
started_at: m,
finished_at: h?.finishedAt ?? null,
harness_version: r.x,
github: n
};
}
function skillsOf(e) {
let t = e.flatMap(({ skill_opened: e }) => e === void 0 ? [] : [e]);
return t.length === 0 ? void 0 : {
trials: t.length,
opened: t.filter(Boolean).length
};
}
function changeOf(e) {
let { difference: t } = e;
if (t === null) return {
verdict: "not comparable",
difference: t,
reasons: [i.NO_PAIR]
};
return {
verdict: (0, i.verdictOnArm)(e),
difference: t
};
}
}),
11320: ((e, t, n) => {
n.d(t, { p: () => runExperiment });
var r = n(42030);
var i = n(59546);
var a = n(43050);
var o = n(80418);
var s = n(61210);
var c = n(38847);
var l = n(28688);
var u = n(78553);
var d = n(50939);
var f = n(93643);
var p = n(90068);
var m = n(58500);
class Saver {
#e;
#t = new AbortController();
#n = null;
#r = !1;
constructor(e) {
this.#e = e;
}
soon() {
this.#r = !0;
this.#n ??= this.#i().finally(() => {
this.#n = null;
});
}
async settled() {
this.#t.abort();
await this.#n;
}
async #i() {
for (; this.#r;) {
this.#r = !1;
let e = performance.now();
await this.#e().catch(() => {});
let t = performance.now() - e;
t > 500 && await (0, m.setTimeout)(4 * t, void 0, {
signal: this.#t.signal,
ref: !1
}).catch(() => {});
}
}
}
let h = "stopped";
class Looks {
#e;
#t;
constructor(e) {
this.#e = e;
this.#t = new Saver(() => e.save(e.record()));
}
async begin() {
this.#r();
await this.#i();
}
take(e, t) {
this.#e.watch.take(e, t);
this.#r();
this.#t.soon();
this.#i();
}
stopNoMore() {
this.#n = !1;
this.#e.budget.goOn(h);
}
#n = !0;
async settled() {
await this.#t.settled();
}
#r() {
let e = this.#n ? this.#e.watch.known() : null;
e !== null && this.#e.budget.stop(h, `the experiment has ended: ${e}`);
}
async #i() {
let { stop: e, earlierJobs: t, record: n, watch: r } = this.#e;
if (e === "never" || t === void 0) return;
let i = await t(n);
if (i === null) return;
r.takeEarlier(i);
this.#r();
}
}
var g = n(96360);
var _ = n(77598);
var v = n(72577);
var y = n(69566);
let b = 2 ** 32;
function drawSeed(e) {
if (e === void 0) return (0, _.randomInt)(b);
return (0, _.hash)("sha256", JSON.stringify(e), "buffer").readUInt32BE();
}
function drawOrder(e, t, n, r) {
let i = (0, y.q)(r);
let shuffled = (e) => {
let t = [...e];
for (let e = t.length - 1; e > 0; --e) {
let n = (0, v.C)(i, 0, e);
[t[e], t[n]] = [t[n], t[e]];
}
return t;
};
let a = Array.from({ length: n }, (e, t) => t);
return shuffled(e).flatMap((e) => Array.from({ length: t }, (t, n) => ({
instanceId: e,
trial: n + 1,
arms: shuffled(a)
})));
}
var x = n(6804);
var S = n(48653);
async function runExperiment(e) {
let { arms: t, options: n, observer: r } = e;
(0, g.vY)(e);
for (let [e, n] of (0, u.w)(t)) r.notice(`arms: ${e} and ${n} set the same: this is an A/A test, and shows the noise alone`);
n.baseline !== "none" && !n.reuse && r.notice("baseline: no effect without reuse: an experiment compares its arms with each other; reuse takes trials from it");
return await (0, l.Y)(e, async (t) => {
let n = await (0, g.jX)(e, t);
let { directory: r, giveBack: i } = await (0, f.Z)(e);
try {
return await measureIn(r, e, n, t);
} finally {
i();
}
});
}
async function measureIn(e, t, n, r) {
let { arms: a, options: o, signal: l } = t;
let { budget: u } = r;
let f = instancesOf(n);
let m = await (0, p.f)({
...t,
mode: n[0].mode,
instanceIds: f
}, e);
let h = await (0, g.wg)(t, n, {
directory: e,
before: m
}, r);
try {
await r.swept();
let { runs: n } = h;
let f = designOf(t, m, h);
let p = new Looks({
...t,
watch: f.watch,
budget: u,
stop: o.stop,
record: () => (0, d.zv)(f, null),
save: (t) => (0, i.writeExperiment)(e, t)
});
let g = new Set();
for (let [e, { left: t, context: r }] of n.entries()) for (let n of await (0, x.a)(t, r.store)) {
f.watch.awaitAgain(e, n.instance.id);
f.watch.postpone(e, n.instance.id);
g.add(n);
}
let kept = ({ run: e }, t) => f.watch.take(n.indexOf(e), t);
let _ = (0, x.o)(f.order, n, kept);
await begin(t, f, h, e);
await p.begin();
let look = ({ run: e }, t) => p.take(n.indexOf(e), t);
let onVerdict = (e, t) => look(e, {
...t,
...(0, s.YW)(t)
});
let v = AbortSignal.any([l, u.deadline]);
let { again: y = [], first: b = [] } = Object.groupBy(_, ({ trial: e }) => g.has(e) ? "again" : "first");
let S = new Set();
let C = {
onVerdict,
onNotFound(e, { kind: t, message: r }) {
if (e.ledger.record.planned.some(s.aA)) return;
S.add(e);
f.watch.giveUp(n.indexOf(e));
(S.has(n[0]) || S.size === n.length - 1) && u.stop(t, `${r} of ${a[n.indexOf(e)].name}`);
},
onEnded: (e, { instance_id: t, status: r }) => {
if (r !== "error") return !1;
y.push(e);
g.add(e.trial);
f.watch.awaitAgain(n.indexOf(e.run), t);
f.watch.postpone(n.indexOf(e.run), t);
return !0;
}
};
await (0, c.x)(b, u, v, C, 0);
p.stopNoMore();
let w = {
onVerdict,
onEnded(e, t) {
t.status === "error" && look(e, t);
return !1;
}
};
await (0, c.x)(y, u, v, w, Math.max(0, o.retries - 1));
for (let { trial: e, run: t } of _) {
let r = t.ledger.entryOf(e);
(r.status === "error" || g.has(e) && !(0, s.aA)(r)) && f.watch.leaveOut(n.indexOf(t), r.instance_id);
}
f.watch.recount();
await p.settled();
return await finish(f, e, l.aborted ? String(l.reason) : null);
} finally {
await h.close();
}
}
function instancesOf([e]) {
return [...new Set(e.plan.map(({ instance: e }) => e.id))];
}
function designOf(e, t, { resolved: n, runs: i }) {
let { arms: a, options: o } = e;
let { mode: c } = n[0];
let l = instancesOf(n);
let u = t.record?.seed ?? drawSeed(e.place && [
e.place,
...(0, p.I)(a, o),
l
]);
let d = drawOrder(l, o.trials, a.length, u);
let f = [...new Set(d.map(({ instanceId: e }) => e))];
let m = new S.o({
arms: a.map(({ name: e }) => e),
instanceIds: f,
trials: o.trials,
measure: (0, s.c_)({
mode: c,
...(0, s.Zs)(o.measure)
}),
stop: o.stop,
tolerance: o.tolerance,
isPart: e.job !== void 0 || (o.shard?.total ?? 1) > 1,
isAfterEarlier: (e.job?.index ?? 0) > 0
});
return {
...e,
resolved: n,
runs: i,
seed: u,
order: d,
watch: m,
startedAt: t.record?.started_at ?? (0, r.v)()
};
}
async function begin({ options: e, observer: t, onBegin: n }, r, { resolved: a, runs: s, ids: c }, l) {
let { testbed: u, dataset: f, plan: p } = a[0];
await (0, i.writeExperiment)(l, (0, d.zv)(r, null));
n?.({
ids: c,
testbed: u,
resultsPath: l
});
e["results-path"] === void 0 && (0, o.Kh)(l);
t.runStarted({
dataset: f.name,
instances: instancesOf(a).length,
trials: p.length * s.length,
testbed: u,
resultsPath: l
});
for (let e of s) await e.begin();
}
async function finish(e, t, n) {
let o = e.watch.comparisons();
let s = [];
for (let [t, r] of e.runs.entries()) {
let e = t === 0 ? null : o[t - 1];
let i = e === null ? null : async () => (0, d.C2)(e);
s.push(await r.finish(n, i, (0, a.wQ)(t)));
}
let c = (0, d.zv)(e, {
interrupted: n,
finishedAt: (0, r.v)()
});
await (0, i.writeExperiment)(t, c);
return {
directory: t,
record: c,
runs: s
};
}
})
};
