export const id = 9327;
export const ids = [9327];
export const modules = {
81822: ((e, t, n) => {
n.d(t, {
E6: () => measuresScore,
FL: () => byInstance,
Mn: () => figureOf,
Ol: () => flakyInstances,
XF: () => intervalOf,
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
function headlineFigure(e) {
return (0, r.$)(e.run.totals, measuresScore(e));
}
function figureOf(e, t) {
return t ? e.score_expected : Number(e.status === "passed");
}
function intervalOf(e, t = byInstance(e.run.planned)) {
let { planned: n } = e.run;
let a = measuresScore(e);
if (!n.every(r.aA) || a && t.size < 2) return null;
let o = [...t.values()].map((e) => e.map((e) => figureOf(e, a)));
return (0, i.$)(o, a ? {} : { most: n.length });
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
69327: ((e, t, n) => {
n.d(t, {
Pv: () => directoriesOf,
gr: () => l,
jm: () => begunPart,
rV: () => mergeRuns
});
var r = n(57975);
var i = n(7844);
var a = n(61210);
var o = n(9271);
var s = n(98715);
var c = n(88039);
function mergeRuns(e, t) {
let n = [...e].sort(({ run: e }, { run: t }) => Date.parse(e.started_at) - Date.parse(t.started_at) || (firstOf(e) < firstOf(t) ? -1 : 1));
let r = new Map();
for (let { run: e, results: t } of n) for (let [n, i] of e.planned.entries()) {
let a = (0, o.wK)((0, o.rI)(i));
let s = {
entry: i,
result: t[n] ?? null,
run: e
};
let c = r.get(a);
(c === void 0 || takesPlaceOf(s, c)) && r.set(a, s);
}
let i = n.map(({ run: e }) => e);
let s = new Set([...r.values()].filter((e) => rank(e) < 2).map(({ run: e }) => e));
let c = t === null ? [...r.values()] : asExpected(t, r);
let l = c.filter(({ entry: e }) => !(0, a.id)(e));
let u = l.map(({ entry: e }) => e);
let d = n.at(-1)?.directory;
return {
run: mergedRecord(i, u, s),
results: l.map(({ result: e }) => e),
notes: [...differences(withoutReplaced(i, r)), ...stoppedNote(c.length - l.length)],
directories: directoriesOf(e),
...d === void 0 ? {} : { directory: d }
};
}
function begunPart({ run: e, results: t }) {
let n = e.planned.map((e) => !(0, a.id)(e));
return {
run: {
...e,
planned: e.planned.filter((e, t) => n[t])
},
results: t.filter((e, t) => n[t]),
notes: stoppedNote(n.filter((e) => !e).length)
};
}
let l = "planned trials were not run: the experiment was stopped";
function stoppedNote(e) {
return e === 0 ? [] : [`${e} ${l}`];
}
function directoriesOf(e) {
let t = new Map();
for (let { results: n, directory: r } of e) for (let e of n) e !== null && r !== void 0 && t.set(e, r);
return t;
}
function firstOf({ planned: e }) {
return e[0] === void 0 ? "" : (0, o.wK)((0, o.rI)(e[0]));
}
function asExpected({ matrix: e, trials: t }, n) {
let r = new Map(n);
return [...e.include.flatMap(({ name: e, instances: i }) => i.split(",").filter((e) => e !== "").flatMap((i) => Array.from({ length: t }, (t, a) => {
let s = {
instance_id: i,
trial: a + 1
};
r.delete((0, o.wK)((0, o.rI)(s)));
return n.get((0, o.wK)((0, o.rI)(s))) ?? {
entry: missing(s, e),
result: null
};
}))), ...r.values()];
}
function missing(e, t) {
return {
...e,
task_type: "unknown",
status: "not_run",
score: null,
score_expected: 0,
coverage: 0,
result: null,
error: {
stage: "plan",
kind: "missing",
message: `the job "${t}" left no result for this trial`
}
};
}
function rank({ entry: e }) {
return (0, a.aA)(e) ? 2 : +(e.status === "error");
}
function takesPlaceOf(e, t) {
if (!(0, r.isDeepStrictEqual)(e.run.agent, t.run.agent)) return !0;
return rank(e) >= rank(t) && !isCopy(e, t);
}
function isCopy({ entry: e, result: t }, n) {
if (t === null || n.result === null || e.status !== n.entry.status) return !1;
return t.began === n.result.began && t.ended === n.result.ended;
}
function mergedRecord(e, t, n) {
let { host: r, ...i } = e.at(-1) ?? unknownRun();
let o = e.map(({ finished_at: e }) => e);
let s = t.reduce((e, { trial: t }) => Math.max(e, t), i.settings.trials);
return {
...i,
...r === void 0 || e.some((e) => (0, c.VT)(e) !== (0, c.VT)({ host: r })) ? {} : { host: r },
settings: {
...i.settings,
trials: s
},
planned: t,
totals: (0, a.vA)(t),
gate: null,
change: e.length > 1 ? null : i.change ?? null,
interrupted: e.find((e) => e.interrupted !== null && n.has(e))?.interrupted ?? null,
started_at: e[0]?.started_at ?? i.started_at,
finished_at: o.some((e) => e === null) ? null : o.sort().at(-1) ?? null
};
}
function withoutReplaced(e, t) {
let n = new Set([...t.values()].map(({ run: e }) => e));
let r = e.reduce((e, { github: t }) => Math.max(e, t?.run_attempt ?? 0), 0);
return e.filter((e) => n.has(e) || (e.github?.run_attempt ?? r) === r);
}
function differences(e) {
let [t, ...n] = e;
if (t === void 0) return [];
return [
["dataset", ({ dataset: e }) => e],
[
"agent",
({ agent: e }) => e,
"; to compare agents, give each a suite of its own"
],
["settings", ({ settings: { trials: e, ...t } }) => t],
["harness version", ({ harness_version: e }) => e]
].flatMap(([e, i, a = ""]) => {
let o = n.find((e) => !(0, r.isDeepStrictEqual)(i(e), i(t)));
return o === void 0 ? [] : [`the runs differ in their ${e}: ${JSON.stringify(i(t))} and ${JSON.stringify(i(o))}${a}`];
});
}
function unknownRun() {
let e = new Date().toISOString();
return {
schema: "agentbench/run/v1",
suite: null,
dataset: {
name: "unknown",
ref: null,
digest: s.QI
},
agent: {
name: null,
model: null,
command: ""
},
settings: (0, s.I3)("other"),
planned: [],
totals: (0, a.vA)([]),
gate: null,
interrupted: null,
started_at: e,
finished_at: e,
harness_version: i.x,
github: null
};
}
}),
88039: ((e, t, n) => {
n.d(t, {
Bw: () => obstacles,
Fh: () => otherDifferences,
OM: () => pairUp,
VT: () => machineOf,
qS: () => pairSuites
});
var r = n(57975);
var i = n(18253);
var a = n(61210);
var o = n(81822);
let s = ["dataset digest", ({ dataset: e }) => e.digest.slice(0, 19)];
let c = [
s,
["mode", setting("mode")],
["judge", setting("judge")],
["agent-timeout (ms)", setting("agent_timeout_ms")],
["evaluation-timeout (ms)", setting("evaluation_timeout_ms")],
["testcase-timeout (ms)", setting("testcase_timeout_ms")],
["typing", ({ settings: e }) => e.typing ?? null],
["network", setting("network")],
["cpus", setting("cpus")],
["memory (bytes)", setting("memory_bytes")]
];
function obstacles(e, t, n) {
let [i, a] = [e, t].map(({ settings: e }) => e.testbed === "other");
let o = (i === a ? c : [s]).flatMap(([i, a]) => {
let [o, s] = [a(e), a(t)];
return (0, r.isDeepStrictEqual)(o, s) ? [] : [`another ${i}: ${shown(o)} ${n[0]}, ${shown(s)} ${n[1]}`];
});
let l = `limits and judge ${n[+!i]} are those of another program, and not known`;
return i === a ? o : [...o, l];
}
function otherDifferences(e, t, n) {
let r = [];
let [i, a] = [e.run.settings.testbed, t.run.settings.testbed];
i !== a && r.push(`another testbed: ${i} ${n[0]}, ${a} ${n[1]}`);
let [o, s] = [machineOf(e.run), machineOf(t.run)];
o !== null && s !== null && o !== s && r.push(`another machine: ${o} ${n[0]}, ${s} ${n[1]}: times and time limits differ by it`);
let [c, l] = [e.run.identity?.pass_score, t.run.identity?.pass_score];
c !== void 0 && l !== void 0 && c !== l && r.push(`another pass-score: ${c} ${n[0]}, ${l} ${n[1]}: verdicts differ by it`);
let u = new Map(imagesOf(e));
let d = new Set(imagesOf(t).flatMap(([e, t]) => u.has(e) && u.get(e) !== t ? [e] : []));
d.size > 0 && r.push(`another image digest for ${d.size} of the instances`);
return r;
}
function pairUp(e, t, n) {
let r = [];
let i = 0;
let values = (e) => e.map((e) => (0, o.Mn)(e, n));
for (let [n, o] of t) {
let t = e.get(n);
if (t === void 0) continue;
t.every(a.aA) && o.every(a.aA) ? r.push({
id: n,
before: values(t),
now: values(o)
}) : i += 1;
}
if (r.length > 0) return {
pairs: r,
leftOut: i,
reason: null
};
return {
pairs: r,
leftOut: i,
reason: i === 0 ? "no instance in common" : "no instance has a verdict on both sides"
};
}
function pairSuites(e, t, n, r) {
let { counted: a, copies: s } = withoutCopies(e, t);
let [c, l] = a.map(o.FL);
let { pairs: u, leftOut: d, reason: f } = pairUp(c, l, n);
if (s === 0) return {
before: c,
now: l,
pairs: u,
leftOut: d,
reason: f,
copies: null
};
let p = `${(0, i.U9)(s, "trial")} ${r[1]} that ${s === 1 ? "is a copy" : "are copies"} ${r[0]}`;
return {
before: c,
now: l,
pairs: u,
leftOut: d,
reason: f === null ? null : `${f} without ${p}`,
copies: `left out: ${p}`
};
}
function withoutCopies(e, t) {
let n = [e, t].map(trialsByMeasurement);
let r = new Set();
let i = 0;
for (let [e, t] of n[0]) {
let a = n[1].get(e);
if (a === void 0) continue;
i += 1;
(t.reused !== void 0 || a.reused === void 0) && r.add(t);
(a.reused !== void 0 || t.reused === void 0) && r.add(a);
}
return {
counted: [e, t].map(({ run: e }) => e.planned.filter((e) => !r.has(e))),
copies: i
};
}
function trialsByMeasurement({ run: e, results: t }) {
let n = new Map();
for (let [r, i] of e.planned.entries()) {
let e = t[r] ?? null;
e !== null && e.began !== e.ended && n.set(JSON.stringify([
i.instance_id,
e.began,
e.ended
]), i);
}
return n;
}
function machineOf({ host: e }) {
if (e === void 0) return null;
return `${e.cpu ?? "unknown CPU"}, ${(0, i.U9)(e.cores, "core")}, ${(e.memory_bytes / 1024 ** 3).toFixed(1)} GiB`;
}
function imagesOf({ run: e, results: t }) {
return e.planned.flatMap(({ instance_id: e }, n) => {
let r = t[n] ?? null;
return r === null ? [] : [[e, r.image_digest]];
});
}
function setting(e) {
return ({ settings: t }) => t[e];
}
function shown(e) {
return e === null ? "none" : String(e);
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
