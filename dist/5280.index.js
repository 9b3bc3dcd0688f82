export const id = 5280;
export const ids = [5280];
export const modules = {
32432: ((e, t, n) => {
n.d(t, {
Q: () => markdownTable,
i: () => moreRow
});
let r = {
left: "---",
right: "---:",
centre: ":---:"
};
function markdownTable(e, t) {
return [
e.map(([e]) => e),
e.map(([, e]) => r[e ?? "left"]),
...t
].map((t) => line(t, e.length)).join("\n");
}
function moreRow(e, t = 0) {
return e > 0 ? [[...Array(t).fill(""), `… and ${e} more`]] : [];
}
function line(e, t) {
let n = "|";
for (let r = 0; r < t; r += 1) n += e[r] ? ` ${e[r]} |` : " |";
return n;
}
}),
40997: ((e, t, n) => {
n.d(t, { h: () => withDigest });
var r = n(77598);
function withDigest(e, t) {
return e === t ? t : `${e}-${(0, r.hash)("sha256", t).slice(0, 8)}`;
}
}),
7759: ((e, t, n) => {
n.d(t, {
DO: () => armTable,
PD: () => experimentSection,
m_: () => designWords,
ou: () => flipsOf,
ss: () => flipTable
});
var r = n(18253);
var i = n(32432);
var a = n(22495);
var o = n(58937);
var s = n(42119);
var c = n(39182);
function experimentSection(e) {
let { experiment: t } = e;
if (t === void 0) return "";
return `**Experiment**\n\n${[...t.answers, ...t.noise].map((e) => `- ${(0, a.p7)(e, 500)}`).join("\n")}\n\n${armTable(e, t)}\n\n<sub>${designWords(t)}</sub>`;
}
function armTable(e, { arms: t }) {
let n = t.some(({ cost_usd: e }) => e !== null);
let o = t.map((t, i) => {
let o = e.runs[i];
let s = t.sets.map((e) => (0, a.p7)(e, 40)).join(", ");
return [
`${(0, a.p7)(t.name, 100)}${t.control ? " (control)" : ""}`,
(0, c.TS)(o.figure),
(0, c.Ln)(o.interval) || "–",
`${t.measured} of ${t.planned}`,
...n ? [(0, r.BD)(t.cost_usd)] : [],
s || "–"
];
});
let s = [
["Arm"],
[(0, r.dJ)((0, c.KF)(e)), "right"],
["95% interval"],
["Trials measured", "right"],
...n ? [["Cost", "right"]] : [],
["Sets"]
];
return (0, i.Q)(s, o);
}
function designWords({ stop: e, tolerance: t, trials: n, alpha: i, seeds: a }) {
return (0, o.oR)(" · ", [
e === "known" ? "stops when the answer is known, by evidence that is valid at every look" : "all pairs, tested once",
`level ${(0, r.KN)(i)}`,
t === 0 ? "" : `tolerance ${(0, r.KN)(t)}`,
n === 1 ? "" : `${n} trials each`,
a.length === 1 ? `order drawn from seed ${a[0]}` : `${a.length} jobs, each with an order of its own`
]);
}
function flipsOf({ instances: e, experiment: t, measure: n }) {
let { arms: r, trials: i } = t ?? {
arms: [],
trials: 0
};
return e.flatMap((e) => {
let [t, ...a] = e.runs.slice(0, r.length).map((e) => e !== null && isWhole(e, i) ? verdictOrScore(e, n) : null);
let o = a.flatMap((e) => e == null || t == null ? [] : [(0, s.Pq)({
before: [t],
now: [e]
})]);
let [c, l] = [Math.min(0, ...o), Math.max(0, ...o)];
return c < l ? [{
instance: e,
turn: c < 0 ? c : 1 - l
}] : [];
}).sort((e, t) => e.turn - t.turn).map(({ instance: e }) => e);
}
function isWhole({ measured: e, planned: t }, n) {
return e === t && t >= n;
}
function verdictOrScore(e, t) {
return t === "score" ? e.score_expected : Number(e.passed * 2 >= e.planned);
}
function flipTable(e, t, { experiment: { arms: n }, measure: o }) {
if (e.length === 0) return "";
let s = `**${(0, r.U9)(e.length, "instance")} with another ${o === "score" ? "score" : "verdict"}**`;
if (t === 0) return s;
let l = e.slice(0, t).map(({ instance_id: e, runs: t }) => [(0, a.xc)(e), ...n.map((e, n) => t[n] == null ? "–" : (0, c.Ie)(t[n], o))]);
let u = [["Instance"], ...n.map(({ name: e }) => [(0, a.p7)(e, 40), "centre"])];
return `${s}\n\n${(0, i.Q)(u, [...l, ...(0, i.i)(e.length - l.length)])}`;
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
10512: ((e, t, n) => {
n.d(t, {
Ah: () => runOfComment,
Br: () => renderSummary,
Jt: () => l,
L4: () => stateOf,
Ql: () => commentMarker,
W$: () => c,
Wm: () => headingOf,
qO: () => runOfPage,
qo: () => stateLine,
wQ: () => renderComment
});
var r = n(77598);
var i = n(40997);
var a = n(61210);
var o = n(9271);
var s = n(23279);
let c = 6e4;
let l = 1048576;
function commentMarker(e) {
let t = e.replace(/[^\p{L}\p{N} ._:()/-]+/gu, "-").replace(/-{2,}/g, "-").slice(0, 100).replace(/[\ud800-\udbff]$/, "");
return `<!-- agentbench:${(0, i.h)(t, e).replace(/-{2,}/g, "-")} -->`;
}
function runOfComment(e) {
let t = e.trimEnd().split("\n").at(-1);
return runOfPage(/^<sub>.*\[workflow run\]\(([^()\s]*)\)/.exec(t)?.[1] ?? "");
}
function runOfPage(e) {
let [, t] = /\/actions\/runs\/(\d{1,20})(?:\/|$)/.exec(e) ?? [];
return t === void 0 ? null : BigInt(t);
}
function renderComment(e, t) {
let n = `${commentMarker(t)}\n${stateLine(e.run)}\n`;
return n + (0, s.B1)(e, c - n.length, (e) => e.length);
}
function renderSummary(e) {
return (0, s.B1)(e, l, (e) => Buffer.byteLength(e), {
history: !0,
papers: !0
});
}
function stateLine(e) {
let t = (0, a.c_)(e.settings);
return stateOf(e.planned.map((e) => `${(0, o.wK)(e)} ${e.status}${t === "score" ? ` ${e.score_expected}` : ""}`).sort());
}
function stateOf(e) {
return `<!-- agentbench-state:${(0, r.hash)("sha256", e.join("\n")).slice(0, 32)} -->`;
}
function headingOf(e) {
return (/^## .*$/m.exec(e)?.[0] ?? "").replace(/[+−\d.]+/g, "");
}
}),
23279: ((e, t, n) => {
n.d(t, {
qr: () => footer,
Al: () => markdownList,
B1: () => renderReport
});
var r = n(18253);
var i = n(22495);
var a = n(94267);
var o = n(98715);
var s = n(6611);
var c = n(61909);
var l = n(61210);
let u = {
failed: 0,
error: 1,
not_run: 2,
passed: 3
};
function instanceRows({ trials: e, comparison: t, run: n }) {
let r = new Map(t?.flips.map(({ instanceId: e, now: t }) => [e, t === "failed" ? "broke" : "mended"]));
let i = new Map();
for (let t of e) {
let { instance_id: e, status: n } = t.planned;
let a = i.get(e);
if (a === void 0) {
a = {
id: e,
trials: [],
passed: 0,
worst: t,
turn: r.get(e) ?? null,
score: null
};
i.set(e, a);
}
a.trials.push(t);
n === "passed" && (a.passed += 1);
urgencyOf(t) < urgencyOf(a.worst) && (a.worst = t);
}
if ((0, l.c_)(n.settings) === "score" && n.settings.mode === null) for (let e of i.values()) e.score = scoreOf(e, t?.scoresBefore?.get(e.id) ?? null);
let a = Map.groupBy(i.values(), rank);
return [...a.keys()].sort((e, t) => e - t).flatMap((e) => a.get(e).sort((e, t) => riseOf(e) - riseOf(t)));
}
function scoreOf({ trials: e }, t) {
let n = (0, l.$)((0, l.vA)(e.map(({ planned: e }) => e)), "score");
return n === null ? null : {
before: t,
now: n
};
}
function riseOf({ score: e }) {
return e === null || e.before === null ? 0 : e.now - e.before;
}
function urgencyOf({ planned: e }) {
return u[e.status];
}
function rank({ worst: e, turn: t }) {
return t === "broke" ? -1 : urgencyOf(e);
}
var d = n(83770);
var f = n(90046);
var p = n(58937);
function changeLines(e) {
let t = [intervalLine(e), e.comparison === null ? "" : comparisonLine(e.comparison)];
return (0, p.oR)("<br>\n", t);
}
function changeWords({ comparison: e }) {
if (e === null) return "";
let { verdict: t, difference: n, measure: i } = e;
if (t === "not comparable" || n === null) return t;
let a = (0, r.wd)(n);
let o = t === "improved" || t === "regressed" ? `${t} by ${a} points` : `${t} (${(0, r.WR)(n)} points)`;
return i === "score" ? `score ${o}` : o;
}
function intervalLine({ interval: e, run: { settings: t, totals: n } }) {
let i = (0, l.c_)(t);
let a = e === null && t.mode !== null ? null : (0, l.$)(n, i);
let o = (0, r.dJ)((0, l.cU)(i, t));
return (0, p.oR)(", ", [i === "score" && a !== null ? `${o} **${(0, r.KN)(a)}**` : "", e === null ? "" : `95% interval ${(0, r.oI)(e)}`]);
}
function comparisonLine(e) {
let { verdict: t, reasons: n, interval: a, p: o, pairs: s, leftOut: c, method: l, noiseFloor: u } = e;
let d = `the baseline${originOf(e)}`;
let f = n.map((e) => (0, i.p7)(e, 200)).join("; ");
if (t === "not comparable") return `⚪ **Not comparable** with ${d}: ${f}`;
let m = {
improved: "🟢",
regressed: "🔴",
"within noise": "⚪",
"within tolerance": "⚪"
}[t];
let h = a === null ? "" : `95% interval ${(0, r.oI)(a, r.WR)} points, `;
let g = l === "mcnemar" ? "exact McNemar" : "paired permutation";
let _ = c === 0 ? "" : `, ${c} left out without a verdict`;
let v = u === void 0 ? "" : `, ${(0, p.aJ)(u)}`;
let y = f === "" ? "" : `; ${f}`;
let b = e.sensitivity == null ? "" : `<br>\n<sub>${e.sensitivity}</sub>`;
return `${m} Against ${d}: ${h}${g} ${(0, r.C6)(o)}${v}, ${(0, r.U9)(s, "instance")} in common${_}${y}${b}`;
}
function originOf({ origin: e }) {
let { commit: t, finishedAt: n, url: a } = e;
let o = t === null ? "" : ` at ${(0, i.LP)(t)}`;
return `${a === null || o === "" ? o : ` [${o.trim()}](${a})`}${n === null ? "" : ` (${(0, r.nV)(n)})`}`;
}
var m = n(71826);
var h = n(32432);
var g = n(93357);
let _ = {
passed: unbroken("✅ passed"),
failed: unbroken("❌ failed"),
error: unbroken("⚠️ error"),
not_run: unbroken("⏸️ not run")
};
function rowsOnce(e) {
let t = new Map();
return (n) => {
let r = t.get(n) ?? cellsOf(n, e);
t.set(n, r);
return r;
};
}
function instanceTable(e, t, n) {
let r = e.some(({ trials: e }) => e.length > 1);
let i = e.some(({ score: e }) => e !== null);
let a = [
["Verdict"],
["Instance"],
...r ? [["Trials"]] : [],
...i ? [["Score", "right"]] : [],
["Time", "right"],
["Why"]
];
let cellsIn = (e) => n(e).toSpliced(2, 0, ...r ? [marksOf(e)] : [], ...i ? [scoreText(e)] : []);
return (0, h.Q)(a, [...e.slice(0, t).map(cellsIn), ...(0, h.i)(e.length - t, 1)]);
}
function cellsOf(e, t) {
let { id: n, worst: r } = e;
let a = (0, i.xc)(n);
let o = t === null ? a : `[${a}](${t}#${addressOf(e)})`;
return [
verdictOf(e),
o,
unbroken(timeOf(e)),
(0, i.p7)(whyOf(r), 160)
];
}
function marksOf({ trials: e, passed: t }) {
let n = e.slice(0, 10).map(({ planned: e }) => g.j[e.status].mark).join("");
return unbroken(`${t} of ${e.length} ${n}${e.length > 10 ? "…" : ""}`);
}
function scoreText({ score: e }) {
if (e === null) return "–";
let [t, n] = [(0, r.KN)(e.before), (0, r.KN)(e.now)];
return unbroken(e.before === null || t === n ? n : `${t} → ${n}`);
}
function verdictOf({ turn: e, worst: t, passed: n, trials: r }) {
if (e === "broke") return unbroken(n === 0 ? "🔴 fails now" : "🔴 fails more often now");
if (e === "mended") return unbroken(n === r.length ? "🟢 passes now" : "🟢 passes more often now");
return _[t.planned.status];
}
function addressOf({ id: e, worst: t }) {
return `${encodeURIComponent(e).replace(/[()'!*~]/g, percentOf)}/${t.planned.trial}`;
}
function percentOf(e) {
return `%${e.charCodeAt(0).toString(16)}`;
}
function timeOf({ trials: e }) {
let t = (0, m._)(e.map(({ figures: e }) => e?.duration_ms || null));
return t === null ? "–" : (0, r.a3)(t);
}
function whyOf({ result: e, reason: t }) {
let n = e === null ? "" : (0, p.mn)(e);
return n === "" ? t : t === "" ? `note: ${n}` : `${t}; note: ${n}`;
}
function unbroken(e) {
return e.replaceAll(" ", "&nbsp;");
}
function nextSteps(e) {
let { run: t, comparison: n, reasons: i, baselineMissing: a = !1 } = e;
let { totals: o, settings: s } = t;
let c = t.planned.filter((e) => (0, l._0)(t, e)).length;
let u = o.error + o.not_run - c;
let d = [];
let f = t.github === null ? "resume the run" : "re-run all jobs";
u > 0 && d.push(`${f}: only trials without a verdict are measured again`);
c > 0 && d.push(`set judge: without one ${(0, r.U9)(c, "trial")} can have no score`);
let m = i.find(({ status: e, trials: t }) => e !== "not_run" && new Set(t.map(({ planned: e }) => e.instance_id)).size > 1);
m !== void 0 && m.trials.length * 2 >= o.planned - o.passed && d.push(`begin with the reason that ${m.trials.length} trials share`);
let h = (0, p.bO)(t);
h !== null && d.push(h);
n === null && !a && o.failed > 0 && d.push("set baseline, to know whether this change made it better or worse");
n?.verdict === "within noise" && n.flips.length > 0 && s.trials === 1 && d.push("set trials to 3, to tell a small change from noise");
return d;
}
var v = n(7171);
var y = n(30627);
let b = [
["shell_interaction", "Shell"],
["unit_test", "Unit tests"],
["file_comparison", "Files"]
];
function planSection(e, t) {
let n = (0, y.f)(e);
if (n === null || t === 0) return "";
let r = e.flatMap(projectOf);
return (0, p.oR)("\n\n", [
summary(e, n),
table(r, t),
legend(r)
]);
}
function projectOf({ name: e, planned: t, result: n }) {
if (n === null || n.plan === null) return [];
return [{
name: t.score === null && n.plan.score !== null ? `${e} (not measured)` : e,
plan: n.plan,
rounds: roundsOf(n)
}];
}
function roundsOf({ rounds: e }) {
let [t, n] = e.map((e) => e?.score_expected);
return t === void 0 || n === void 0 ? null : [t, n];
}
function summary(e, t) {
let n = e.map((e) => e.planned);
let i = (0, p.Z5)(n, t).map(([e, t]) => `**${e}** ${t}`);
let { points: a, rounds: o } = t;
let s = o === null ? "" : ` DEV → DEBUG ${change([o.dev, o.debug])}.`;
let c = n.length === 1 ? "1 project" : `the mean over ${(0, p.cS)(n)}`;
return `Test points: ${i.join(", ")} (${c}, ${(0, r.U9)(a, "point")}).${s}`;
}
function table(e, t) {
let n = e.some(({ rounds: e }) => e !== null);
let a = [
"Project",
"Judged score",
"Score of all",
"Judged",
...b.map(([, e]) => e)
];
n && a.push("DEV → DEBUG");
let o = e.slice(0, t).map(({ name: e, plan: t, rounds: a }) => {
let o = [
(0, i.p7)(e, 160),
(0, r.KN)(t.score) + withoutVacuous(t),
(0, r.KN)(t.score_expected),
`${t.judged} of ${t.expected}`,
...b.map(([e]) => ofType(t, e))
];
n && o.push(a === null ? "–" : change(a));
return o;
});
let s = a.map((e, t) => t === 0 ? [e] : [e, "right"]);
return (0, h.Q)(s, [...o, ...(0, h.i)(e.length - o.length)]);
}
function legend(e) {
return e.some(({ plan: e }) => e.points.some((e) => e.vacuous)) ? "<sub>In brackets: without the part of the score that an empty project gets as well.</sub>" : "";
}
function withoutVacuous({ points: e, score_without_vacuous: t }) {
return e.some(({ vacuous: e }) => e) ? ` (${(0, r.KN)(t)})` : "";
}
function ofType(e, t) {
if ((0, v.hg)(e) > 0) return "";
let n = e.points.filter((e) => e.type === t);
let i = n.flatMap(({ score: e }) => e === null ? [] : [e / 2]);
return n.length === 0 ? "" : `${(0, r.KN)((0, m._)(i))} (${i.length}/${n.length})`;
}
function change([e, t]) {
return `${(0, r.KN)(e)} → ${(0, r.KN)(t)} (${(0, r.WR)(t - e)})`;
}
var x = n(81946);
let S = [{
title: "Passed",
cell: ({ passed: e, planned: t }) => `${e} of ${t}`
}, {
title: "Rate",
cell: (e) => (0, r.KN)((0, l.$)(e, "success rate"))
}];
let C = {
title: "Score",
cell: (e) => (0, r.KN)((0, l.$)(e, "score"))
};
let w = [
{
title: "Tokens per trial",
cell: (e) => rounded(e.usage.tokens_per_trial, 0, e.usage.tokens_known, e)
},
{
title: "Steps per trial",
cell: (e) => rounded(e.usage.steps_per_trial, 1, e.usage.steps_known, e)
},
{
title: "Wasted",
cell: ({ actions: { wasted: e } }) => e?.share == null ? "" : (0, r.KN)(e.share)
}
];
function typeTable({ overall: e, types: t, run: n }) {
let r = w.filter(({ cell: t }) => t(e) !== "");
if (t.size < 2 && r.length === 0) return "";
let a = (0, l.c_)(n.settings) === "score" && n.settings.mode === null;
let o = [
...S,
...a ? [C] : [],
...r
];
let rowOf = (e, t) => [e, ...o.map(({ cell: e }) => e(t) || "–")];
let s = [...t].slice(0, 30).map(([e, t]) => rowOf((0, i.p7)(e, 60), t));
s.push(...(0, h.i)(t.size - s.length));
t.size > 1 && r.length > 0 && s.push(rowOf("**all**", e));
let c = (0, h.Q)([["Type"], ...o.map(({ title: e }) => [e, "right"])], s);
return s.some((e) => e.some((e, t) => t > 0 && e.startsWith("~"))) ? `${c}\n\n<sub>~ not known for every trial</sub>` : c;
}
function rounded(e, t, n, i) {
return e === null ? "" : (0, r.lx)((0, r.zD)(e, t), n, i);
}
let T = [
{
open: Infinity,
all: !0
},
{
open: Infinity,
all: !1
},
{
open: 200,
all: !1
},
{
open: 50,
all: !1
},
{
open: 10,
all: !1
},
{
open: 0,
all: !1
}
];
function renderReport(e, t, n, { history: a = !1, papers: o = !1 } = {}) {
let { trials: s, trend: c, pageUrl: l = null } = e;
let u = instanceRows(e);
let { open: m = [], rest: h = [] } = Object.groupBy(u, ({ worst: e, turn: t }) => e.planned.status !== "passed" || t !== null ? "open" : "rest");
let g = rowsOnce(l);
let _ = `## ${verdictLine(e)}`;
let v = (0, p.oR)("\n\n", [
_,
changeLines(e),
c === void 0 ? "" : (0, x.M)(c, i.LP),
summaryLine(e),
causesLine(e),
gateReasons(e)
]);
let y = a && c !== void 0 ? (0, x._)(c) : "";
let b = o ? (0, d.a)((0, f.A)(e)) : "";
let [S, C] = [typeTable(e), footer(e, e.run)];
let w = (0, p.oR)("\n\n", [
sharedReasons(e),
repeat(e, u),
next(e)
]);
for (let e of T) {
if (((e.all ? h.length : 0) + Math.min(e.open, m.length)) * 20 > t) continue;
let [i, a] = [m.slice(0, 10), Math.min(e.open, m.length)];
let o = m.slice(10);
let c = (0, p.oR)("\n\n", [
v,
planSection(s, e.open),
i.length > 0 && a > 0 ? instanceTable(i, a, g) : "",
o.length > 0 && a > 10 ? details(`${o.length} more that did not pass or changed`, instanceTable(o, a - 10, g)) : m.length > a ? `… and ${m.length - a} more that did not pass or changed` : "",
w,
S,
b,
y,
e.all && h.length > 0 ? details(`${(0, r.U9)(h.length, "instance")} passed`, instanceTable(h, h.length, (e) => cellsOf(e, l))) : "",
C
]).concat("\n");
if (n(c) < t) return c;
}
for (let e of [[v, C], [_, C]]) {
let r = (0, p.oR)("\n\n", e).concat("\n");
if (n(r) < t) return r;
}
return `${_}\n`;
}
function details(e, t) {
return `<details><summary>${e}</summary>\n\n${t}\n\n</details>`;
}
function verdictLine(e) {
let { totals: t, gate: n, suite: r } = e.run;
let a = t.passed === t.planned && e.notes.length === 0;
let o = n?.passed === !1 ? "❌" : a ? "✅" : "☑️";
let s = changeWords(e);
return `${o} ${(0, i.p7)(r ?? "AgentBench", 100)}: ${(0, p.Pl)(t)}${s === "" ? "" : `, ${s}`}`;
}
function summaryLine(e) {
let { dataset: t, settings: n } = e.run;
let r = [
(0, i.p7)((0, p.kV)(e.run), 100),
`${(0, i.p7)(t.name, 100)}${t.ref === null ? "" : ` at ${(0, i.LP)(t.ref)}`}`,
n.testbed
];
let a = [
...(0, c.vo)(e),
...(0, o.Mr)(e.run) ? [] : r,
n.trials > 1 ? `${n.trials} trials each` : ""
];
return (0, p.oR)(" · ", a);
}
function causesLine(e) {
let t = (0, s.pQ)(e);
return t === "" ? "" : `**Why:** ${t}`;
}
function gateReasons({ run: e, notes: t }) {
let n = [...e.gate?.reasons ?? [], ...t];
e.interrupted !== null && n.unshift(`the run was ended early (${e.interrupted})`);
return markdownList(n, 20);
}
function markdownList(e, t) {
return (0, r.UV)(e, t).map((e) => `- ${(0, i.p7)(e, 500)}`).join("\n");
}
function sharedReasons({ reasons: e }) {
let t = e.map((e) => ({
...e,
ids: [...new Set(e.trials.map(({ planned: e }) => e.instance_id))]
})).filter(({ ids: e }) => e.length > 1);
let n = t.slice(0, 5).map(({ ids: e, ...t }) => {
let n = (0, r.Xq)(e.map(i.xc), 3);
return `- ${t.trials.length} × ${(0, i.p7)(t.text, 200)} (${n})`;
});
t.length > 5 && n.push(`- … and ${(0, r.U9)(t.length - 5, "more reason")}`);
return n.length === 0 ? "" : `**The same reason**\n\n${n.join("\n")}`;
}
function repeat(e, t) {
let n = t.find(({ worst: e }) => e.planned.status !== "passed");
if (e.repeat === void 0 || n === void 0 || e.repeat.length > 2e3) return "";
return `Repeat it on your machine:\n\n    ${e.repeat} ${n.id}`;
}
function next(e) {
let t = nextSteps(e);
return t.length === 0 ? "" : `**Next:** ${t.join("; ")}.`;
}
function footer({ runUrl: e, artifactUrl: t, pageUrl: n = null }, { github: r, harness_version: o }) {
let s = r === null ? null : (0, a.q)(r);
let c = [
n === null ? "" : `[report](${n})`,
e === null ? "" : `[workflow run](${e})`,
t === null ? "" : `[results and logs](${t})`,
s === null ? "" : `commit ${(0, i.LP)(s)}`,
`agentbench ${o}`
];
return `<sub>${(0, p.oR)(" · ", c)}</sub>`;
}
}),
81946: ((e, t, n) => {
n.d(t, {
M: () => trendLine,
_: () => trendTable
});
var r = n(18253);
var i = n(32432);
var a = n(22495);
let o = {
improved: "🟢 ",
regressed: "🔴 ",
"within noise": "",
"within tolerance": ""
};
let short = (e) => e.slice(0, 12);
function trendLine(e, t = short) {
let { points: n, earlier: i } = e;
let a = n.length + i;
let o = `history: ${(0, r.U9)(a, "run")}`;
let s = n.slice(0, n.findLastIndex(({ current: e }) => e) + 1);
let c = s.slice(Math.max(0, s.findLastIndex(({ breaks: e }) => e.length > 0)));
let [l, u] = [c.find(({ figure: e }) => e.value !== null), s.at(-1)];
let d = s.length > 1 && c.length === 1 ? `${o}, no comparable earlier run` : o;
if (l === void 0 || u === void 0 || u.figure.value === null) return d;
let f = u.change === null ? "" : ` (${words(u.change, t)})`;
if (l === u) return f === "" ? d : `${o}, ${(0, r.KN)(u.figure.value)}${f}`;
let p = l.commit === null ? l.measured_at.slice(0, 10) : t(l.commit);
let m = c.slice(c.indexOf(l) + 1).some(({ notes: e }) => e.length > 0) ? ", and agent or settings have changed since" : "";
return `${o}, ${(0, r.KN)(l.figure.value)} → ${(0, r.KN)(u.figure.value)} since ${p}${f}${m}`;
}
function words({ verdict: e, difference: t, since: n }, i) {
let a = n === null ? "the last comparable run" : i(n);
return e === "improved" || e === "regressed" ? `${e} by ${(0, r.wd)(t)} points since ${a}` : `${e} of ${a}`;
}
function trendTable({ points: e, earlier: t, branch: n }) {
if (e.length < 2) return "";
let r = e.slice(-10).reverse();
let o = e.length + t - r.length;
let s = (0, i.Q)([
["Commit"],
["Measured (UTC)"],
["Figure"],
["Change"],
["Cost", "right"],
["Time of a trial", "right"]
], [...r.flatMap((e) => [row(e), ...differenceRow(e)]), ...o > 0 ? [["…", `${o} earlier`]] : []]);
return `**History**${n === null ? "" : ` of ${(0, a.p7)(n, 100)}`}\n\n${s}`;
}
function row(e) {
let { commit: t, commit_url: n, measured_at: i, change: s, current: c } = e;
let l = t === null ? "–" : (0, a.LP)(t);
let u = n === null ? l : `[${l}](${n})`;
return [
c ? `**${u}**` : u,
i.slice(0, 16).replace("T", "&nbsp;"),
(0, r.cf)(e.figure.value, e.figure.interval, e.missing),
s === null ? "" : `${o[s.verdict]}${(0, r.WR)(s.difference)}`,
(0, r.lb)(e.cost.usd, e.cost.trials, e.planned),
e.time.trials === 0 ? "–" : (0, r.a3)(e.time.ms / e.time.trials).replaceAll(" ", "&nbsp;")
];
}
function differenceRow({ breaks: e, notes: t }) {
if (e.length + t.length === 0) return [];
let [n, r] = e.length > 0 ? ["not comparable with what follows", e] : ["differs from what follows", t];
return [[
"",
"",
`*${n}:* ${(0, a.p7)(r.join("; "), 200)}`
]];
}
}),
83770: ((e, t, n) => {
n.d(t, {
Q: () => differenceLine,
a: () => paperSection
});
var r = n(18253);
var i = n(37012);
var a = n(32432);
var o = n(22495);
var s = n(58937);
var c = n(44942);
function paperSection(e) {
if (e === null) return "";
let t = c.uw.filter((t) => e.all[t] !== null);
if (t.length === 0) return "";
let n = (0, c.RO)(e);
let r = n.slice(0, 40).map(({ name: e, ...n }) => [(0, o.p7)((0, i._)(c.Xk, e) ?? e, 80), ...t.map((e) => cell(n[e]))]);
let l = [["Mean over projects"], ...t.map((e) => [e.toUpperCase(), "right"])];
let u = (0, a.Q)(l, [...r, ...(0, a.i)(n.length - r.length)]);
let d = [
differenceLine(e),
judgeLine(e),
agreementLine(e)
].filter((e) => e !== "");
return (0, s.oR)("\n\n", [u, d.map((e) => `- ${e}`).join("\n")]);
}
function cell(e) {
if (e === null) return "–";
let { interval: t } = e;
let n = t === null ? "" : `${(0, r.oI)(t)}; `;
return `${(0, r.KN)(e.mean)} (${n}n = ${e.projects})`;
}
function differenceLine({ difference: e }) {
if (e === null) return "";
let { dev: t, debug: n, difference: i, interval: a, p: o, projects: s } = e;
let c = a === null ? "" : `95% interval ${(0, r.oI)(a, r.WR)}, `;
return `DEBUG − DEV: ${(0, r.WR)(i)} points (${(0, r.KN)(t)} to ${(0, r.KN)(n)}; ${c}${(0, r.C6)(o)}, paired over ${(0, r.U9)(s, "project")})`;
}
function judgeLine({ judge: e }) {
if (e === null) return "";
let { identities: t, verdicts: n, failures: i, cost_usd: a, cost_known: s, evaluations: c } = e;
let l = s < c ? ` (known for ${s} of ${c} evaluations)` : "";
let u = a === null ? "cost unknown" : `${(0, r.BD)(a)}${l}`;
return `Judge ${(0, o.p7)(t.join(", "), 200)}: ${(0, r.U9)(n, "verdict")}, ${(0, r.U9)(i, "point")} without one, ${u}`;
}
function agreementLine({ agreement: e }) {
if (e === null) return "";
let { name: t, agreement: n, agreement_interval: i, kappa: a, kappa_interval: s, unlabelled: c, unused: l } = e;
let u = `${c} judged points without a label, ${l} labels unused`;
if (n === null) return `Agreement of the judge with ${(0, o.p7)(t, 100)}: no point in common; ${u}`;
let d = i === null ? "" : ` (95% interval ${(0, r.oI)(i)})`;
let f = s === null ? "" : ` (95% interval ${s.low.toFixed(2)} to ${s.high.toFixed(2)})`;
let p = a === null ? "Cohen's κ not defined" : `Cohen's κ ${a.toFixed(2)}${f}`;
return `Agreement of the judge with ${(0, o.p7)(t, 100)}: ${(0, r.KN)(n)} of ${e.points} points${d}, ${p}; ${u}`;
}
}),
44942: ((e, t, n) => {
n.d(t, {
RO: () => rowsOf,
Xk: () => i,
uw: () => r
});
let r = [
"dev",
"debug",
"free"
];
let i = {
all: "All points",
shell_interaction: "Shell interaction",
unit_test: "Unit tests",
file_comparison: "File comparison",
requirement: "Requirements"
};
function rowsOf({ all: e, by_point_type: t, by_domain: n }) {
return [
e,
...t,
...n
];
}
}),
94267: ((e, t, n) => {
n.d(t, { q: () => measuredCommit });
let r = ["issue_comment", "workflow_run"];
function measuredCommit({ head_sha: e, sha: t, event: n }) {
return e ?? (r.includes(n) ? null : t);
}
}),
53071: ((e, t, n) => {
n.d(t, { _: () => resultsByCall });
function resultsByCall(e = []) {
let t = Map.groupBy(e, ({ source_call_id: e }) => e);
return (e) => {
let n = typeof e == "string" ? t.get(e) : void 0;
t.delete(e);
return n ?? [];
};
}
})
};
