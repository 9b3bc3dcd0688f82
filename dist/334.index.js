export const id = 334;
export const ids = [334];
export const modules = {
78296: ((e, t, n) => {
n.d(t, { q: () => compareRuns });
var r = n(45145);
var i = n(7844);
var a = n(50175);
var o = n(61909);
var s = n(81822);
var c = n(59344);
var l = n(63115);
var u = n(88039);
var d = n(58937);
var f = n(61210);
var p = n(70057);
var m = n(45164);
var h = n(30627);
var g = n(6611);
var _ = n(13978);
var v = n(97384);
var y = n(26862);
var b = n(83157);
var x = n(99294);
function passAtK(e, t, n) {
let r = shareOfDraws(e, t, n, e - t);
return r === null ? null : 1 - r;
}
function passHatK(e, t, n) {
return shareOfDraws(e, t, n, t);
}
function meanPassAtK(e, t) {
return meanOf(e.map(({ trials: e, passed: n }) => passAtK(e, n, t)));
}
function meanPassHatK(e, t) {
return meanOf(e.map(({ trials: e, passed: n }) => passHatK(e, n, t)));
}
function shareOfDraws(e, t, n, r) {
(0, x.v6)("trials", e);
(0, x.v6)("passed", t);
(0, x.v6)("k", n, 1);
if (t > e) throw RangeError(`passed must be at most the ${e} trials, not ${t}`);
if (n > e) return null;
let i = 1;
for (let t = 0; t < n && i > 0; t += 1) i *= Math.max(0, r - t) / (e - t);
return i;
}
function meanOf(e) {
let t = e.filter((e) => e !== null);
let n = t.reduce((e, t) => e + t, 0);
return {
mean: t.length === 0 ? null : n / t.length,
instances: t.length,
leftOut: e.length - t.length
};
}
function restricted(e, t) {
let n = e.run.planned.flatMap(({ instance_id: e }, n) => t.has(e) ? [n] : []);
let r = n.map((t) => e.run.planned[t]);
return {
...e,
run: {
...e.run,
planned: r,
totals: (0, f.vA)(r)
},
results: n.map((t) => e.results[t] ?? null),
...e.reported === void 0 ? {} : { reported: n.map((t) => e.reported[t] ?? null) }
};
}
function effortOf(e) {
let { run: t, results: n } = e;
let r = (0, _.x)(e);
let i = r.flatMap(({ planned: e, result: t }) => t !== null && (0, f.aA)(e) && (0, d.cf)(t.times) > 0 ? [t.agent_ms] : []);
let a = (0, h.Fs)(n);
let { cost_usd: s, cost_known: c } = a;
let l = r.filter((e) => (0, o.hE)(e) && e.result?.usage.cost_usd == null).length;
return {
times_ms: (0, v.x)(n.flatMap((e) => e?.times ?? [])),
agent_ms_per_trial: i.length === 0 ? null : Math.round((0, b.i)(i)),
usage: {
...a,
cost_unknown: l
},
cost_per_trial_usd: s === null ? null : s / c,
cost_per_passed_usd: s === null || l > 0 || t.totals.passed === 0 ? null : s / t.totals.passed
};
}
function curveOf(e) {
let t = [...e.values()].map((e) => ({
trials: e.filter(f.aA).length,
passed: e.filter(({ status: e }) => e === "passed").length
}));
let n = Math.min(100, t.reduce((e, { trials: t }) => Math.max(e, t), 0));
let intervalOf = (e, n) => {
let r = t.filter(({ trials: e }) => e >= n);
let i = r.reduce((e, { trials: t }) => e + t / n, 0);
return (0, y.$)(r.map(({ trials: t, passed: r }) => [e(t, r, n)]), { most: i });
};
return Array.from({ length: n }, (e, n) => {
let r = n + 1;
let [i, a] = [meanPassAtK(t, r), meanPassHatK(t, r)];
let o = intervalOf(passAtK, r);
return {
k: r,
pass_at_k: i.mean,
pass_at_k_interval: o,
pass_hat_k: a.mean,
pass_hat_k_interval: r === 1 ? o : intervalOf(passHatK, r),
instances: i.instances,
left_out: i.leftOut
};
});
}
function detailsOf(e, t) {
let { run: n, results: r } = e;
let i = (0, _.x)(e);
return {
by_type: Object.fromEntries((0, h.Dq)(i)),
test_points: (0, h.f)(i),
causes: (0, g.kZ)(r),
causes_unknown: (0, g.NO)({
run: n,
results: r
}),
actions: (0, m.V)(r),
flaky: (0, s.Ol)(t)
};
}
function cellsOf(e) {
let t = Map.groupBy((0, _.x)(e), ({ planned: e }) => e.instance_id);
return new Map([...t].map(([e, t]) => [e, cellOf(t)]));
}
function cellOf(e) {
let { planned: t, passed: n, failed: r, error: i, score: a, score_expected: o } = (0, f.vA)(e.map((e) => e.planned));
let s = e.flatMap(({ result: e }) => e ?? []);
let c = s.flatMap(({ usage: e }) => e.cost_usd ?? []);
let l = s.map(({ times: e }) => (0, d.cf)(e)).filter((e) => e > 0);
return {
planned: t,
passed: n,
measured: n + r,
error: i,
score: a,
score_expected: o,
duration_ms: l.length === 0 ? null : Math.round((0, b.i)(l)),
cost_usd: c.length === 0 ? null : (0, b.i)(c)
};
}
var S = n(59546);
var C = n(42119);
var w = n(45722);
var T = n(52167);
function pairsOf(e, t, n, r = new Map()) {
let i = e.length * (e.length - 1) / 2;
let a = (0, T.Eb)(i, e[0]?.instances.size ?? 0);
let o = e.flatMap((n, i) => e.slice(i + 1).map((e, o) => {
let s = {
a: i,
b: i + 1 + o
};
return r.has(n) && r.has(e) ? pairOfArms(n, e, s, t, r) : testOf(n, e, s, t, a);
}));
let s = o.filter(({ p: e, p_adjusted: t }) => e !== null && t === null);
let c = (0, w.f)(s.map(({ p: e }) => e));
for (let [e, t] of s.entries()) {
t.p_adjusted = c[e];
let r = (0, C.Vj)({
p: t.p_adjusted,
difference: t.difference
}, { tolerance: n });
t.verdict = r === "improved" ? "b is better" : r === "regressed" ? "a is better" : r;
}
return o;
}
function testOf(e, t, n, r, i) {
let a = [`in ${e.name}`, `in ${t.name}`];
let o = [`of ${e.name}`, `of ${t.name}`];
let { pairs: s, leftOut: c, reason: l, copies: d } = (0, u.qS)(e.suite, t.suite, r, o);
let f = (0, u.Bw)(e.suite.run, t.suite.run, a);
f.push(...(0, u.lD)([e, t]));
f.length === 0 && l !== null && f.push(l);
let p = {
...n,
verdict: "not comparable",
reasons: f,
left_out: c
};
let m = f.length > 0 ? null : (0, C.UD)(s, { resamples: i });
if (m === null) return {
...p,
...E
};
let { difference: h, interval: g, p: _, method: v, discordant: y } = m;
return {
...p,
reasons: [...d === null ? [] : [d], ...(0, u.Fh)(e.suite, t.suite, a)],
difference: h,
interval: g,
p: _,
p_adjusted: null,
method: v,
pairs: s.length,
a_better: y.worse,
b_better: y.better
};
}
let E = {
difference: null,
interval: null,
p: null,
p_adjusted: null,
method: null,
pairs: 0,
a_better: 0,
b_better: 0
};
function pairOfArms(e, t, n, r, i) {
let [a, o] = [i.get(e), i.get(t)];
let s = a.comparison === null ? o.comparison : o.comparison === null ? a.comparison : null;
let { pairs: c, leftOut: l } = (0, u.OM)(a.instances, o.instances, r);
let d = {
...n,
...E,
left_out: s?.left_out ?? l
};
if (s === null) return {
...d,
verdict: "not comparable",
reasons: ["an experiment tests each arm against its control only"]
};
if (s.difference === null) return {
...d,
verdict: "not comparable",
reasons: [S.NO_PAIR]
};
let f = a.comparison !== null;
let { answer: p, interval: m, p: h, p_adjusted: g, method: _, difference: v } = s;
let y = countedBy(s, c);
let b = y.filter((e) => (0, C.Pq)(e) > 0).length;
let x = y.filter((e) => (0, C.Pq)(e) < 0).length;
let w = (0, S.verdictOnArm)(s);
let T = w === "improved" || w === "regressed";
return {
...d,
verdict: T ? w === "improved" === f ? "a is better" : "b is better" : w,
reasons: p === "cannot be settled" ? ["nothing left could have settled it"] : [],
difference: f ? -v : v,
interval: m === null || !f ? m : {
low: -m.high,
high: -m.low
},
p: h,
p_adjusted: g,
method: _,
pairs: s.pairs,
a_better: x,
b_better: b
};
}
function countedBy({ looks: e }, t) {
let n = new Set(e.map(({ instance_id: e }) => e));
return n.has(void 0) ? t : t.filter(({ id: e }) => n.has(e));
}
let D = 1e-9;
function ranksOf(e) {
let t = e.filter((e) => e !== null).sort((e, t) => t - e);
let n = [];
for (let [e, r] of t.entries()) n.push(e > 0 && t[e - 1] - r <= D ? n[e - 1] : e + 1);
return e.map((e) => e === null ? null : n[t.indexOf(e)]);
}
function frontierOf(e) {
let t = e.filter((e) => isKnown(e));
return e.map((e) => isKnown(e) && !t.some(({ figure: t, cost: n }) => {
let [r, i] = [t - e.figure, e.cost - n];
return r >= -1e-9 && i > 0 || r > D && i >= 0;
}));
}
function isKnown({ figure: e, cost: t }) {
return e !== null && t !== null;
}
var O = n(57975);
var k = n(18253);
var A = n(24244);
var j = n(57363);
function sensitivityLine(e, t, n) {
let { difference: r, method: i } = e;
if (r === null || t.length === 0) return null;
if ((0, S.verdictOnArm)(e) !== "within noise") return null;
return (0, A.L)(t, r, {
measure: n.measure,
instances: i === "e-process" ? (0, p.uf)(n) : t.length,
alpha: S.ALPHA / n.comparisons.length
});
}
function noiseFloorLine({ arms: e, comparisons: t }, n) {
let [r, ...i] = e;
let a = t.find(({ arm: e }) => isSameAgent(r, i.find(({ name: t }) => t === e)));
if (a !== void 0 && a.difference !== null) {
let { arm: e, difference: t, interval: n } = a;
let i = n === null ? "" : ` (95% interval ${(0, k.oI)(n, k.WR)})`;
return `noise floor: ${e} and ${r.name} are the same agent (an A/A test), and their difference is noise: ${(0, k.WR)(t)} points${i}`;
}
let o = (0, j.n)(n);
if (o === null) return null;
let s = `noise floor: two measurements of ${r.name}`;
if (!o.isMeasured) return `${s} differ by less than ${(0, k.wd)(o.floor)} points in 95% of the cases; how much less, repeated trials tell (trials: 3)`;
return o.floor === 0 ? `noise floor: the repeated trials of ${r.name} ended the same in all ${n.length} instances` : `${s} differ by no more than ${(0, k.wd)(o.floor)} points in 95% of the cases, as its repeated trials do`;
}
function isSameAgent(e, t) {
let told = (e) => e.identity !== void 0 && !e.sets.includes("agent-env");
let of = ({ agent: e, identity: t }) => [
e.name,
e.model,
e.command,
t
];
return told(e) && told(t) && (0, O.isDeepStrictEqual)(of(e), of(t));
}
function compareRuns(e, t, n, o = null) {
let c = sharedMeasure(e, o);
let l = e.map(({ suite: e }) => cellsOf(e));
let u = instancesOf(e, l, o);
let f = new Set(u.filter(({ in_all: e }) => e).map(({ instance_id: e }) => e));
let p = o !== null && e.length === o.arms.length;
if (f.size === 0 && !p) throw new r.yo(nothingShared(e, l));
let m = e.map(({ name: e, suite: t }) => {
let n = restricted(t, f);
return {
name: e,
suite: n,
instances: (0, s.FL)(n.run.planned)
};
});
let h = armsOf(e, m, o);
let g = pairsOf(m, c, n, h);
let _ = e.map(({ suite: e }) => (0, a.g)(e, null, {
tolerance: n,
"fail-on": "never"
}));
let v = m.map((e, t) => {
let n = l[t].size - f.size;
return runOf(e, n === 0 ? _[t].interval : (0, s.XF)(e.suite, e.instances), n);
});
let y = u.length - f.size;
let b = y === 0 ? [] : [`left out, since ${o === null ? "not all runs planned them" : "not all arms were begun on them"}: ${y} of ${u.length} instances`];
let x = e.flatMap(({ suite: e }) => e.run.planned);
let S = (0, d.bO)({
settings: e[0].suite.run.settings,
planned: x
});
return {
document: {
schema: "agentbench/comparison/v1",
measure: c,
runs: ranked(v, g),
pairs: g,
instances: u,
...o === null ? {} : { experiment: experimentOf(o, [...h.values()], c) },
notes: [
...t,
...b,
...S === null ? [] : [S]
].map(shortened),
harness_version: i.x
},
reports: _
};
}
function sharedMeasure(e, t) {
let n = e.find(({ suite: e }) => (0, f.c_)(e.run.settings) === "score");
let i = e.find(({ suite: e }) => (0, f.c_)(e.run.settings) === "success rate");
if (n === void 0) return "success rate";
if (i === void 0) return "score";
let { mode: a, measure: o } = n.suite.run.settings;
let s = t === null ? "score, or success-rate" : (0, f.oq)(t.record.measure);
throw new r.yo(a !== null && o === void 0 && i.suite.run.settings.mode === null ? `results: "${n.name}" is a run of test plans (mode ${a}), and "${i.name}" is not: compare runs of one dataset` : `results: "${n.name}" is compared by score, and "${i.name}" by success rate; set measure: ${s}`);
}
function instancesOf(e, t, n) {
let r = e.map((e, t) => n !== null && t < n.arms.length ? n.record.trials : 1);
let i = new Map();
for (let { suite: t } of e) for (let { instance_id: e, task_type: n } of t.run.planned) i.has(e) || i.set(e, n);
return [...i].map(([e, n]) => {
let i = t.map((t) => t.get(e) ?? null);
return {
instance_id: e,
task_type: n,
in_all: i.every((e, t) => e !== null && e.planned >= r[t]),
runs: i
};
});
}
function nothingShared(e, t) {
let others = (e) => t.filter((t, n) => n !== e);
let n = t.findIndex((e, t) => ![...e.keys()].some((e) => others(t).some((t) => t.has(e))));
let r = n === -1 ? "" : `; "${e[n].name}" has none in common with any other`;
return `results: no instance was planned by all ${e.length} runs${r}. Leave it out or, if directories are parts of one run, give them one name: NAME=DIRECTORY NAME=DIRECTORY`;
}
function runOf({ name: e, suite: t, instances: n }, r, i) {
let { run: a } = t;
let c = a.interrupted === null ? [] : [`it was ended early (${a.interrupted})`];
let u = effortOf(t);
let d = u.usage.cost_usd === null ? "" : (0, o.Lz)(t.results);
let f = d === "" ? [] : [`its costs are those of the trials that count${d}`];
return {
name: e,
suite: a.suite,
dataset: a.dataset,
agent: a.agent,
settings: a.settings,
totals: a.totals,
figure: (0, s.xW)(t),
interval: r,
rank: null,
level_with_best: !1,
...u,
on_frontier: !1,
at_k: curveOf(n),
...detailsOf(t, n),
left_out: i,
started_at: a.started_at,
finished_at: a.finished_at,
harness_version: a.harness_version,
github: a.github,
notes: [
...c,
...f,
...t.notes.filter((e) => !e.endsWith(l.gr))
].map(shortened)
};
}
function shortened(e) {
return (0, c.CG)(e, 2e3);
}
function ranked(e, t) {
let n = ranksOf(e.map(({ figure: e }) => e));
let r = frontierOf(e.map(({ figure: e, cost_per_trial_usd: t, usage: n }) => ({
figure: e,
cost: n.cost_unknown > 0 ? null : t
})));
let isUntested = (e) => t.some(({ a: t, b: r, method: i }) => i === null && [t, r].includes(e) && n[t === e ? r : t] === 1);
let isBehind = (e) => t.some(({ a: t, b: r, verdict: i }) => t === e && n[r] === 1 && i === "b is better" || r === e && n[t] === 1 && i === "a is better");
return e.map((e, t) => {
let i = n[t];
let a = i === 1 || i !== null && !isBehind(t) && !isUntested(t);
return {
...e,
rank: i,
level_with_best: a,
on_frontier: r[t]
};
});
}
function armsOf(e, t, n) {
if (n === null) return new Map();
let { arms: r, comparisons: i, trials: a } = n.record;
return new Map(r.map(({ name: n }, r) => {
let o = (0, s.FL)(e[r].suite.run.planned);
let c = new Map([...o].filter(([, e]) => e.length >= a));
return [t[r], {
comparison: i.find(({ arm: e }) => r > 0 && e === n) ?? null,
instances: c
}];
}));
}
function experimentOf({ record: e, seeds: t }, n, r) {
let { arms: i, stop: a, alpha: o, tolerance: s, trials: c, order: l, comparisons: d, stopped: f, interrupted: m } = e;
let h = noiseFloorLine(e, (0, u.OM)(n[0].instances, n[0].instances, r).pairs.map(({ now: e }) => e));
let g = d.flatMap((t) => {
let a = n[i.findIndex(({ name: e }) => e === t.arm)];
let { pairs: o } = (0, u.OM)(n[0].instances, a.instances, r);
let s = sensitivityLine(t, countedBy(t, o), e);
return s === null ? [] : [i.length === 2 ? s : `${t.arm}: ${s}`];
});
return {
arms: i,
stop: a,
alpha: o,
tolerance: s,
trials: c,
order: l,
comparisons: d,
stopped: f,
interrupted: m,
seeds: t,
verdicts: d.map((e) => (0, p.L2)(e, i[0].name)),
answers: (0, p.g8)(e),
noise: h === null ? g : [h, ...g]
};
}
}),
16583: ((e, t, n) => {
n.d(t, {
Nt: () => contendersOf,
_F: () => findGroups,
$f: () => overlaps,
PJ: () => parseSource
});
var r = n(76760);
var i = n(45145);
var a = n(18253);
var o = n(22495);
var s = n(9583);
var c = n(63115);
var l = n(80418);
var u = n(61210);
var d = n(9271);
var f = n(5484);
function nameContenders(e) {
let t = e.map(({ name: e, runs: t }) => e ?? labelOf(t));
let n = placesOf(e);
let r = e.map(({ name: e }, r) => {
let i = t[r] ?? null;
if (e !== null) return e;
if (i !== null && t.indexOf(i) === t.lastIndexOf(i)) return i;
let a = n[r];
return i === null ? a || "agent" : a === "" ? i : `${i} in ${a}`;
});
let i = new Set(e.flatMap(({ name: e }) => e ?? []));
return r.map((t, n) => {
if (e[n].name !== null) return t;
let r = (0, o.h0)(t, 100);
for (let e = 2; i.has(r); e += 1) r = `${(0, o.h0)(t, 100)} ${e}`;
i.add(r);
return r;
});
}
function labelOf(e) {
let { name: t, model: n } = e[0].run.agent;
let [r, i] = [t ?? "", n ?? ""].map((e) => (0, o.h0)(e, 100));
if (r !== "" && i !== "") return `${r} (${i})`;
return r || i || null;
}
function placesOf(e) {
let t = e.map(({ runs: e }) => commonOf(e.map(({ directory: e }) => e.split(r.sep))));
let n = commonOf(t);
return t.map((e) => e.slice(n.length).join("/"));
}
function commonOf(e) {
let [t = [], ...n] = e;
let r = t.findIndex((e, t) => n.some((n) => n[t] !== e));
return r === -1 ? t : t.slice(0, r);
}
function parseSource(e) {
let [, t, n] = /^([^=/\\]*)=(.*)$/s.exec(e) ?? [];
if (t === void 0 || n === void 0) return {
name: null,
directory: e
};
let r = (0, o.h0)(t, 100);
let a = `results: "${(0, o.h0)(e)}"`;
if (r === "") throw new i.yo(`${a} has no name before "="; a directory of this name is ./${(0, o.h0)(e)}`);
if (n === "") throw new i.yo(`${a} names no directory`);
return {
name: r,
directory: n
};
}
async function findGroups(e, t = "auto") {
let n = [];
let r = [];
let a = [];
let o = null;
for (let [c, l] of Map.groupBy(e, ({ name: e }) => e)) {
let u = await (0, s.loadRuns)(l.map(({ directory: e }) => e));
n.push(...u.notes);
if (c === null) {
let n = u.runs.map(({ directory: e }) => sourceOf(e, l));
for (let e of l) u.runs.some(({ directory: t }) => sourceOf(t, [e]) !== void 0) || r.push(`there are no results in ${e.directory}`);
let { experiment: i, others: d } = (0, f.F0)(u.runs);
o = i;
(0, s.byMeasure)(d, t);
for (let [e, t] of i?.arms.entries() ?? []) a.push({
name: i.record.arms[e].name,
runs: t,
at: -1
});
for (let t of groupsOfAgents(d)) a.push({
name: c,
runs: t,
at: Math.min(...t.map((t) => e.indexOf(n[u.runs.indexOf(t)])))
});
continue;
}
if (u.runs.length === 0) {
let e = l.map(({ directory: e }) => e).join(", ");
throw new i.yo([`results: "${c}" has no runs: there is no run.json in ${e}`, ...u.notes].join("; "));
}
if ((0, f.F0)(u.runs).experiment !== null) throw new i.yo(`results: "${c}" holds an experiment, whose arms have names of their own; name the directory alone`);
(0, s.byMeasure)(u.runs, t);
requireOne(c, u.runs, "agents", ({ agent: { name: e, model: t } }) => [e, t]);
a.push({
name: c,
runs: u.runs,
at: e.indexOf(l[0])
});
}
a.sort((e, t) => e.at - t.at);
a.length > 1 && n.push(...r);
return {
groups: a.map(({ name: e, runs: t }) => ({
name: e,
runs: t
})),
notes: n,
experiment: o
};
}
function groupsOfAgents(e) {
return [...Map.groupBy(e, ({ run: { agent: e } }) => JSON.stringify([
e.name,
e.model,
e.command
])).values()];
}
function contendersOf(e, t = null) {
if (e.length > 50) throw new i.yo(`results: ${e.length} runs to compare, but at most 50 can be compared; name fewer directories`);
let n = nameContenders(e);
let r = n.find((e, t) => n.indexOf(e) !== t);
if (r !== void 0) throw new i.yo(`results: "${r}" is an arm of the experiment; give the other run another name`);
return e.map(({ runs: e }, r) => {
let i = n[r];
requireOne(i, e, "datasets", ({ dataset: e }) => [e.name]);
requireOne(i, e, "modes", ({ settings: e }) => [e.mode]);
return {
name: i,
suite: (0, c.rV)(e, t)
};
});
}
function overlaps(e, { name: t, runs: n }) {
let r = e.filter(({ name: e }) => e === null || e === t);
let i = new Map();
return n.some(({ run: e, directory: t }) => {
let n = e.measured_by == null ? sourceOf(t, r) : t;
return e.planned.filter(u.aA).some((e) => {
let t = (0, d.wK)(e);
let r = i.get(t);
i.set(t, n);
return r !== void 0 && r !== n;
});
});
}
function sourceOf(e, t) {
return t.find(({ directory: t }) => {
let n = r.relative(r.resolve((0, l.$t)(t)), e);
return n !== ".." && !n.startsWith(`..${r.sep}`) && !r.isAbsolute(n);
});
}
function requireOne(e, t, n, r) {
let s = [...new Set(t.map(({ run: e }) => JSON.stringify(r(e))))].map((e) => JSON.parse(e).map((e) => (0, o.h0)(e ?? "none", 100)).join(" "));
if (s.length < 2) return;
throw new i.yo(`results: the runs of "${e}" are of ${s.length} ${n} (${(0, a.Xq)(s, 5)}), and cannot be put together; give each a name of its own, as in NAME=DIRECTORY`);
}
})
};
