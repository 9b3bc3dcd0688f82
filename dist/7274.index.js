export const id = 7274;
export const ids = [7274];
export const modules = {
43128: ((e, t, n) => {
n.d(t, { $: () => compareWithBaseline });
var r = n(61210);
var i = n(98715);
var a = n(42119);
var o = n(83157);
var s = n(57363);
var c = n(88039);
var l = n(24244);
let u = ["before", "now"];
let d = ["of the baseline", "of this run"];
function compareWithBaseline(e, t, n, f) {
let p = (0, r.c_)(e.run.settings);
let m = {
origin: n,
measure: p,
difference: null,
interval: null,
p: null,
method: null
};
let { before: h, now: g, pairs: _, leftOut: v, reason: y, copies: b } = (0, c.qS)(t, e, p, d);
let x = (0, i.Mr)(t.run) || (0, i.Mr)(e.run) ? [] : (0, c.Bw)(t.run, e.run, u);
x.push(...(0, c.lD)([{
name: "the baseline",
suite: t
}, {
name: "this run",
suite: e
}]));
x.length === 0 && y !== null && x.push(y);
if (x.length > 0) return {
...m,
verdict: "not comparable",
reasons: x,
pairs: 0,
leftOut: v,
flips: []
};
let { verdict: S, difference: C, interval: w, p: T, method: E } = (0, a.UD)(_, { tolerance: f });
let D = b === null ? [] : [b];
let O = t.notes.map((e) => `the baseline: ${e}`);
let k = [
...D,
...(0, c.aB)(t.run, e.run),
...(0, c.Fh)(t, e, u),
...O
];
let A = flipsOf(_, h, g);
let j = (0, s.n)(_.map((e) => e.before));
return {
...m,
verdict: S,
reasons: k,
difference: C,
interval: w,
p: T,
method: E,
pairs: _.length,
leftOut: v,
flips: A,
...p === "score" ? { scoresBefore: new Map(_.map(({ id: e, before: t }) => [e, (0, o.i)(t)])) } : {},
...j?.isMeasured ? { noiseFloor: j.floor } : {},
...S === "within noise" ? { sensitivity: (0, l.L)(_, C, { measure: p }) } : {}
};
}
function flipsOf(e, t, n) {
return e.flatMap(({ id: e }) => {
let [r, i] = [mostlyPassed(t.get(e)), mostlyPassed(n.get(e))];
if (r === i) return [];
return [{
instanceId: e,
before: r ? "passed" : "failed",
now: i ? "passed" : "failed"
}];
}).sort((e, t) => Number(e.now === "passed") - Number(t.now === "passed"));
}
function mostlyPassed(e) {
return e.filter(({ status: e }) => e === "passed").length * 2 >= e.length;
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
let t = new Map();
for (let n of e) {
let e = t.get(n.instance_id);
e === void 0 ? t.set(n.instance_id, [n]) : e.push(n);
}
return t;
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
69327: ((e, t, n) => {
n.d(t, {
Ee: () => suiteOf,
Pv: () => directoriesOf,
gr: () => f,
jm: () => begunPart,
rV: () => mergeRuns
});
var r = n(57975);
var i = n(30742);
var a = n(45145);
var o = n(7844);
var s = n(68739);
var c = n(61210);
var l = n(9271);
var u = n(98715);
var d = n(88039);
function mergeRuns(e, t) {
let n = [...e].sort(({ run: e }, { run: t }) => Date.parse(e.started_at) - Date.parse(t.started_at) || (firstOf(e) < firstOf(t) ? -1 : 1));
let r = new Map();
let i = 0;
for (let { run: e, results: t } of n) for (let [n, a] of e.planned.entries()) {
let o = (0, l.wK)(a);
let s = {
entry: a,
result: t[n] ?? null,
run: e
};
let c = r.get(o);
if (c !== void 0 && !takesPlaceOf(s, c)) continue;
c !== void 0 && isAnotherVerdict(s, c) && (i += 1);
r.set(o, s);
}
let a = n.map(({ run: e }) => e);
let o = withoutReplaced(a, r);
let s = new Set([...r.values()].filter((e) => rank(e) < 2).map(({ run: e }) => e));
let u = t === null ? [...r.values()] : asExpected({
...t,
trials: trialsOf(a, t)
}, r);
let d = u.filter(({ entry: e }) => !(0, c.id)(e));
let f = d.map(({ entry: e }) => e);
let p = n.at(-1)?.directory;
return {
run: mergedRecord(a, f, s),
results: d.map(({ result: e }) => e),
notes: [
...differences(o),
...replacedNote(i),
...stoppedNote(u.length - d.length)
],
directories: directoriesOf(e),
...d.length === u.length ? {} : { stopped: !0 },
...isMixed(o) ? { mixed: !0 } : {},
...p === void 0 ? {} : { directory: p }
};
}
function suiteOf({ runs: e, notes: t }, { matrix: n, trials: r }, i, o = "") {
if (e.length === 0 && n === void 0) throw new a.yo(`results: there are none in ${i}${t.length > 0 ? `: ${t.join("; ")}` : o}`);
let s = mergeRuns(e, n === void 0 ? null : {
matrix: n,
trials: r
});
return {
...s,
notes: [...t, ...s.notes]
};
}
function begunPart({ run: e, results: t }) {
let n = e.planned.map((e) => !(0, c.id)(e));
return {
run: {
...e,
planned: e.planned.filter((e, t) => n[t])
},
results: t.filter((e, t) => n[t]),
notes: stoppedNote(n.filter((e) => !e).length)
};
}
let f = "planned trials were not run: the experiment was stopped";
function stoppedNote(e) {
return e === 0 ? [] : [`${e} ${f}`];
}
function replacedNote(e) {
return e === 0 ? [] : [`${e} earlier ${e === 1 ? "verdict is" : "verdicts are"} left out: of several runs of one trial, the latest counts; to compare runs, give each a name: report NAME=DIRECTORY …`];
}
function directoriesOf(e) {
let t = new Map();
for (let { results: n, directory: r } of e) for (let e of n) e !== null && r !== void 0 && t.set(e, r);
return t;
}
function firstOf({ planned: e }) {
return e[0] === void 0 ? "" : (0, l.wK)(e[0]);
}
function trialsOf(e, { matrix: t, trials: n }) {
let [r = n, ...i] = new Set(e.map(({ settings: e }) => e.trials));
let a = Math.floor(1e5 / (0, s.aG)(t).size);
return i.length > 0 ? n : Math.max(n, Math.min(r, a));
}
function asExpected({ matrix: e, trials: t }, n) {
let r = new Map(n);
return [...[...(0, s.aG)(e)].flatMap(([e, i]) => Array.from({ length: t }, (t, a) => {
let o = {
instance_id: e,
trial: a + 1
};
r.delete((0, l.wK)(o));
return n.get((0, l.wK)(o)) ?? {
entry: missing(o, i),
result: null
};
})), ...r.values()];
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
message: `no result of the job "${t}" was found for this trial`
}
};
}
function rank({ entry: e }) {
return (0, c.aA)(e) ? 2 : +(e.status === "error");
}
function takesPlaceOf(e, t) {
if (!(0, r.isDeepStrictEqual)(e.run.agent, t.run.agent)) return !0;
return rank(e) >= rank(t) && !isCopy(e, t);
}
function isCopy({ entry: e, result: t }, n) {
if (t === null || n.result === null || e.status !== n.entry.status) return !1;
return t.began === n.result.began && t.ended === n.result.ended;
}
function isAnotherVerdict(e, t) {
let [n, r] = [e.run.github, t.run.github];
let i = n !== null && n.run_id === r?.run_id && n.run_attempt !== r.run_attempt;
return rank(e) === 2 && rank(t) === 2 && !i && !isCopy(e, t);
}
function mergedRecord(e, t, n) {
let { host: r, ...i } = e.at(-1) ?? unknownRun();
let a = e.map(({ finished_at: e }) => e);
let o = t.reduce((e, { trial: t }) => Math.max(e, t), i.settings.trials);
return {
...i,
...r === void 0 || e.some((e) => (0, d.VT)(e) !== (0, d.VT)({ host: r })) ? {} : { host: r },
settings: {
...i.settings,
trials: o
},
planned: t,
totals: (0, c.vA)(t),
gate: null,
change: e.length > 1 ? null : i.change ?? null,
interrupted: e.find((e) => e.interrupted !== null && n.has(e))?.interrupted ?? null,
started_at: e[0]?.started_at ?? i.started_at,
finished_at: a.some((e) => e === null) ? null : a.sort().at(-1) ?? null
};
}
function withoutReplaced(e, t) {
let n = new Set([...t.values()].map(({ run: e }) => e));
let r = e.reduce((e, { github: t }) => Math.max(e, t?.run_attempt ?? 0), 0);
return e.filter((e) => n.has(e) || (e.github?.run_attempt ?? r) === r);
}
function isMixed([e, ...t]) {
let named = (e) => e && [e.dataset.digest, agentSettings(e)];
return t.some((t) => !(0, r.isDeepStrictEqual)(named(t), named(e)));
}
function differences(e) {
let [t, ...n] = e;
if (t === void 0) return [];
return [
["dataset", ({ dataset: { digest: e, ...t } }) => ({
...t,
digest: (0, i.V)(e)
})],
[
"agent",
agentSettings,
"; to compare agents, give each a suite of its own"
],
["settings", ({ settings: { trials: e, measure: t = "auto", ...n } }) => ({
...n,
measure: t
})],
["harness", ({ harness_version: e }) => ({ version: e })]
].flatMap(([e, i, a = ""]) => {
let o = n.find((e) => !(0, r.isDeepStrictEqual)(i(e), i(t)));
return o === void 0 ? [] : [`the runs differ in their ${e}: ${differing(i(t), i(o))}${a}`];
});
}
function agentSettings({ agent: e, identity: t }) {
if (t === void 0) return e;
let { agent_args: n, agent_setup: r, agent_variables: a } = t;
return {
...e,
...n.length === 0 ? {} : { arguments: n.join(" ") },
...r === null ? {} : { setup: (0, i.V)(r) },
...a.length === 0 ? {} : { variables: a.map(({ name: e, value: t }) => `${e}=${t}`).join(", ") }
};
}
function differing(e, t) {
return Object.keys({
...e,
...t
}).filter((n) => !(0, r.isDeepStrictEqual)(e[n], t[n])).map((n) => `${n.replaceAll("_", " ")} ${shown(e[n])} and ${shown(t[n])}`).join(", ");
}
function shown(e) {
return e == null ? "none" : JSON.stringify(e);
}
function unknownRun() {
let e = new Date().toISOString();
return {
schema: "agentbench/run/v1",
suite: null,
dataset: {
name: "unknown",
ref: null,
digest: u.QI
},
agent: {
name: null,
model: null,
command: ""
},
settings: (0, u.I3)(),
planned: [],
totals: (0, c.vA)([]),
gate: null,
interrupted: null,
started_at: e,
finished_at: e,
harness_version: o.x,
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
aB: () => otherAgent,
lD: () => stopsOf,
qS: () => pairSuites,
y8: () => otherRules
});
var r = n(57975);
var i = n(30742);
var a = n(18253);
var o = n(22495);
var s = n(73762);
var c = n(61210);
var l = n(41514);
var u = n(81822);
var d = n(58937);
let f = ["dataset digest", ({ dataset: e }) => (0, i.V)(e.digest)];
let p = [
f,
["mode", setting("mode")],
["judge", setting("judge")],
["agent-timeout", seconds("agent_timeout_ms")],
["evaluation-timeout", seconds("evaluation_timeout_ms")],
["testcase-timeout", (e) => e.settings.mode === null ? null : seconds("testcase_timeout_ms")(e)],
["typing", ({ settings: e }) => e.typing ?? null],
["network", ({ settings: e }) => e.network ?? "of the machine"],
["cpus", setting("cpus")],
["memory", ({ settings: { memory_bytes: e } }) => e && (0, s.lP)(e)]
];
function obstacles(e, t, n) {
let [i, a] = [e, t].map(({ settings: e }) => e.testbed === "other");
let o = (i === a ? p : [f]).flatMap(([i, a]) => {
let [o, s] = [a(e), a(t)];
return (0, r.isDeepStrictEqual)(o, s) ? [] : [`another ${i}: ${shown(o)} ${n[0]}, ${shown(s)} ${n[1]}`];
});
let s = `limits and judge ${n[+!i]} are those of another program, and not known`;
return i === a ? o : [...o, s];
}
function stopsOf(e) {
return e.filter(({ suite: e }) => e.stopped).map(({ name: e }) => `${e} was stopped by its results, and no test of a fixed number of pairs is valid on it`);
}
function otherDifferences(e, t, n) {
let r = [];
let [i, a] = [e.run.settings.testbed, t.run.settings.testbed];
i !== a && r.push(`another testbed: ${i} ${n[0]}, ${a} ${n[1]}`);
let [o, s] = [machineOf(e.run), machineOf(t.run)];
o !== null && s !== null && o !== s && r.push(`another machine: ${o} ${n[0]}, ${s} ${n[1]}: times and time limits differ by it`);
r.push(...otherRules(e.run, t.run, n));
let c = new Map(imagesOf(e));
let l = new Set(imagesOf(t).flatMap(([e, t]) => c.has(e) && c.get(e) !== t ? [e] : []));
l.size > 0 && r.push(`another image digest for ${l.size} of the instances`);
return r;
}
function otherRules(e, t, n) {
let r = [];
let [i, a] = [e.identity?.pass_score, t.identity?.pass_score];
i !== void 0 && a !== void 0 && i !== a && r.push(`another pass-score: ${i} ${n[0]}, ${a} ${n[1]}: verdicts differ by it`);
for (let [i, a] of (0, l._I)(e, t)) {
let [e, t] = a.map((e) => (0, o.h0)(shown(e), 200));
r.push(`another ${i}: ${e} ${n[0]}, ${t} ${n[1]}: verdicts can differ by it`);
}
return r;
}
function otherAgent({ agent: e }, { agent: t }) {
if (e.name === t.name && e.model === t.model) return [];
return [`another agent: ${(0, d.kV)({ agent: e })} before, ${(0, d.kV)({ agent: t })} now`];
}
function pairUp(e, t, n) {
let r = [];
let i = 0;
let values = (e) => e.map((e) => (0, c.oB)(e, n));
for (let [n, a] of t) {
let t = e.get(n);
if (t === void 0) continue;
t.every(c.aA) && a.every(c.aA) ? r.push({
id: n,
before: values(t),
now: values(a)
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
let { before: i, now: o, copies: s } = withoutCopies(e, t);
let { pairs: c, leftOut: l, reason: u } = pairUp(i, o, n);
if (s === 0) return {
before: i,
now: o,
pairs: c,
leftOut: l,
reason: u,
copies: null
};
let d = `left out: ${(0, a.U9)(s, "trial")} ${r[1]} that ${s === 1 ? "is a copy" : "are copies"} ${r[0]}`;
return {
before: i,
now: o,
pairs: c,
leftOut: l,
reason: u === null ? null : `${u}; ${d}`,
copies: d
};
}
function withoutCopies(e, t) {
let n = trialsByMeasurement(t);
let r = new Map();
for (let [t, i] of trialsByMeasurement(e)) {
let e = n.get(t);
e !== void 0 && r.set(i, e);
}
let i = new Set();
for (let [e, t] of r) {
(e.reused !== void 0 || t.reused === void 0) && i.add(e);
(t.reused !== void 0 || e.reused === void 0) && i.add(t);
}
let counted = ({ run: e }) => (0, u.FL)(e.planned.filter((e) => !i.has(e)));
return {
before: counted(e),
now: counted(t),
copies: r.size
};
}
function trialsByMeasurement({ run: e, results: t }) {
let n = new Map();
for (let [r, i] of e.planned.entries()) {
let e = t[r] ?? null;
i.digest !== void 0 && n.set(i.digest, i);
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
return `${e.cpu ?? "unknown CPU"}, ${(0, a.U9)(e.cores, "core")}, ${(e.memory_bytes / 1024 ** 3).toFixed(1)} GiB`;
}
function imagesOf({ run: e, results: t }) {
return e.planned.flatMap(({ instance_id: e }, n) => {
let r = t[n]?.image_digest ?? null;
return r === null ? [] : [[e, r]];
});
}
function setting(e) {
return ({ settings: t }) => t[e];
}
function seconds(e) {
return ({ settings: { [e]: t } }) => t === null ? l.D3 : (0, s.S5)(t);
}
function shown(e) {
return e === null ? "none" : String(e);
}
}),
24244: ((e, t, n) => {
n.d(t, { L: () => sensitivityText });
var r = n(18253);
var i = n(49638);
var a = n(42119);
var o = n(83157);
var s = n(35552);
function sensitivityText(e, t, { measure: n = "success rate", instances: i = e.length, alpha: a = r.Bk } = {}) {
let s = (0, o.i)(e.map((e) => (0, o.i)(e.before)));
let c = t < 0 ? 1 - s : s;
let l = (e.every(({ before: e, now: t }) => [...e, ...t].every(Number.isInteger)) ? sightOfVerdicts : sightOfScores)(e, t, {
rate: c,
instances: i,
alpha: a
});
if (l === null) return null;
let { least: u, needed: d, noise: f } = l;
let p = u === null ? "is too small to see any difference" : `sees differences from ${(0, r.wd)(u)} points on`;
let m = (0, r.wd)(t);
let h = m === (0, r.wd)(0) ? null : d();
let g = h === null ? "" : `; ${m} points take ${(0, r.zD)(h)} instances`;
let _ = a === r.Bk ? "" : ` at the level ${(0, r.KN)(a, 2)}`;
return `a test of ${(0, r.U9)(i, "pair")} ${p} with 80% power${_} (${n} ${(0, r.KN)(s)}${f})${g}`;
}
function sightOfVerdicts(e, t, { rate: n, instances: r, alpha: c }) {
if (new Set(e.flatMap(({ before: e, now: t }) => [e.length, t.length])).size !== 1) return null;
let l = {
rate: n,
...noiseOf(e)
};
let u = e.map((e) => Math.sign(t) * (0, a.Pq)(e));
let d = l.flips / l.trials <= (0, o.i)(u.map((e) => e ** 2)) + i.f;
let needed = () => d ? (0, s.dK)(u, l.trials, { alpha: c }) : (0, s.hO)(Math.abs(t), l, { alpha: c });
return {
least: (0, s.LF)(r, l, { alpha: c }),
needed,
noise: ""
};
}
function sightOfScores(e, t, { rate: n, instances: c, alpha: l }) {
let u = t < 0 ? -1 : 1;
let d = e.map((e) => u * (0, a.Pq)(e));
let f = (0, o.i)(d);
let p = Math.sqrt(e.length / (e.length - 1));
let m = d.map((e) => p * (e - f));
let h = Math.sqrt((0, o.i)(m.map((e) => e ** 2)));
if (!(h > i.f)) return null;
let g = (0, s.ON)(c, m, { alpha: l });
return {
least: g !== null && (0, s.wC)(g, { rate: n }) ? g : null,
needed: () => (0, s.j2)(Math.abs(t), m, { alpha: l }),
noise: `, differences with a standard deviation of ${(0, r.wd)(h)} points`
};
}
function noiseOf(e) {
let t = (0, o.i)(e.map((e) => (0, a.Pq)(e) ** 2));
let n = (0, o.i)(e.flatMap(({ before: e, now: t }) => [e, t]).map(s.fn));
let r = n === 0 ? 1 : e[0].now.length;
return {
flips: Math.min(r, Math.max(r * t, n)),
trials: r
};
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
57363: ((e, t, n) => {
n.d(t, {
F: () => varianceOf,
n: () => noiseFloor
});
var r = n(49638);
var i = n(99294);
var a = n(83157);
var o = n(47736);
function noiseFloor(e) {
for (let [t, n] of e.entries()) {
if (n.length === 0) throw RangeError(`instance ${t} has no values`);
for (let e of n) (0, i.hP)(`the values of instance ${t}`, e);
}
if (e.length < 10) return null;
let t = Math.min(...e.map(({ length: e }) => e));
let n = t > 1;
let s = n ? (0, a.i)(e.map(varianceOf)) : varianceOf(e.map(([e]) => e));
let c = s <= r.f ? 0 : s;
if (!n && c === 0) return null;
return {
floor: (0, o.xw)(.95) * Math.sqrt(2 * c / t / e.length),
isMeasured: n
};
}
function varianceOf(e) {
let t = (0, a.i)(e);
return e.reduce((e, n) => e + (n - t) ** 2, 0) / (e.length - 1);
}
}),
35552: ((e, t, n) => {
n.d(t, {
fn: () => disagreement,
wC: () => isPossible,
LF: () => leastDifference,
ON: () => leastShift,
hO: () => pairsFor,
dK: () => pairsForMeasured,
j2: () => pairsForShift
});
var r = n(49638);
var i = n(99294);
var a = n(4405);
var o = n(32453);
var s = n(83157);
var c = n(47736);
let l = 1e-12;
function permutationPower(e, t, n) {
let r = t.map(({ up: e, down: t }) => e + t);
let i = r.reduce((e, t) => e + t, 0);
let a = t.length === 1;
if (e * i > (a ? 500 : 50)) return normalPower(e, t, n, commonSize(t));
let o = t.map(({ size: e }) => e);
let c = binomials(.5);
let l = t.map(() => c);
let u = t.map(({ up: e, down: t }) => binomials(e / (e + t)));
let powerOf = (e) => {
let t = leastSignificant(risen(e, o, l), n);
let r = risen(e, o, u);
let isFar = (e) => e >= t || r.length - 1 - e >= t;
return r.reduce((e, t, n) => isFar(n) ? e + t : e, 0);
};
let d = binomial(e, Math.min(1, i));
if (a) return d.reduce((e, [t, n]) => e + n * powerOf([t]), 0);
return (0, s.i)(sampledCounts(d, r).map(powerOf));
}
function sampledCounts(e, t) {
let n = t.reduce((e, t) => e + t, 0);
let r = t.map((e, r) => {
let i = r === t.length - 1 ? 1 : e / n;
n -= e;
return binomials(i);
});
let i = generalisedGoldenRatio(r.length);
return Array.from({ length: 512 }, (t, n) => {
let a = quantileOf(e, (n + .5) / 512);
return r.map((e, t) => {
let r = quantileOf(e(a), (n + .5) / i ** (t + 1) % 1);
a -= r;
return r;
});
});
}
function generalisedGoldenRatio(e) {
let t = 1.5;
for (let n = 0; n < 50; n += 1) t = (1 + t) ** (1 / (e + 1));
return t;
}
function leastSignificant(e, t) {
let [n, r] = [e.length, 0];
for (; n > 0 && 2 * (r + e[n - 1]) < t;) r += e[--n];
return n;
}
function risen(e, t, n) {
let r = Float64Array.of(1);
for (let [i, a] of e.entries()) {
if (a === 0) continue;
let e = t[i];
let o = new Float64Array(r.length + a * e);
for (let [t, s] of n[i](a)) for (let n = 0; n < r.length; n += 1) o[n + t * e] += s * r[n];
r = o;
}
return r;
}
function binomials(e) {
let t = [];
return (n) => t[n] ??= binomial(n, e);
}
function normalPower(e, t, n, r) {
let moment = (e) => t.reduce((t, { size: n, up: r, down: i }) => t + n ** e * (r + (-1) ** e * i), 0);
let [i, a] = [moment(1), moment(2)];
let s = (0, c.xw)(1 - n);
let l = s * Math.sqrt(a / e) + r / e;
let beyond = (t) => {
let n = t * s / (2 * Math.sqrt(a * e));
let r = a - i ** 2 - 2 * n * (moment(3) - i * a) + n ** 2 * (moment(4) - a ** 2);
let c = t * i - l;
return r <= 0 ? Number(c > 0) : o.normal.cdf(c / Math.sqrt(r / e), 0, 1);
};
return Math.min(1, beyond(1) + beyond(-1));
}
function commonSize(e) {
return e.reduce((e, { size: t }) => commonDivisor(e, t), 0);
}
function commonDivisor(e, t) {
return t === 0 ? e : commonDivisor(t, e % t);
}
function binomial(e, t) {
if (t <= 0 || t >= 1) return [[t <= 0 ? 0 : e, 1]];
let n = Math.min(e, Math.floor((e + 1) * t));
let r = t / (1 - t);
let i = [[n, 1]];
for (let t = n, a = 1; t > 0 && a > l; --t) {
a *= t / (e - t + 1) / r;
i.push([t - 1, a]);
}
i.reverse();
for (let t = n, a = 1; t < e && a > l; t += 1) {
a *= (e - t) / (t + 1) * r;
i.push([t + 1, a]);
}
let a = i.reduce((e, [, t]) => e + t, 0);
return i.map(([e, t]) => [e, t / a]);
}
function quantileOf(e, t) {
let n = 0;
for (let [r, i] of e) {
n += i;
if (n >= t) return r;
}
return e.at(-1)[0];
}
let u = 1e5;
function powerOf(e, t, { rate: n, flips: a, trials: o }, { alpha: s = .05 } = {}) {
(0, i.hP)("difference", e);
(0, i.hP)("rate", n);
(0, i.v6)("pairs", t, 1);
(0, i.v6)("trials", o, 1);
(0, i.hP)("flips", a / o);
(0, i.q1)("alpha", s);
if (e === 0 || !canShow(t, s)) return 0;
if (e - (1 - n) > r.f) return 1;
return permutationPower(t, stepsOf(e, {
rate: n,
flips: a,
trials: a === 0 ? 1 : o
}), s);
}
function canShow(e, t) {
return (0, a.B)(0, e) < t;
}
function stepsOf(e, { rate: t, flips: n, trials: r }) {
let i = 2 * t * (1 - t);
let a = n < i ? 1 - n / i : 0;
let o = n > i ? Math.min(1, (n / i - 1) / (r - 1)) : 0;
let [s, c] = [binomial(r, t), binomial(r, Math.min(1, t + e))];
let l = Array.from({ length: r }, (e, t) => ({
size: t + 1,
up: 0,
down: 0
}));
for (let [e, t] of s) for (let [n, r] of c) n !== e && (l[Math.abs(n - e) - 1][n > e ? "up" : "down"] += (1 - a - o) * t * r);
let u = Math.min(1, Math.max(e, Math.max(i, n / r) + e * (1 - 2 * t)));
let d = l[r - 1];
d.up += a * e + o * (u + e) / 2;
d.down += o * (u - e) / 2;
return l.filter(({ up: e, down: t }) => e + t > 0);
}
function pairsFor(e, t, n = {}) {
let { power: r = .8 } = n;
(0, i.q1)("power", r);
let a = isFall(e, t) ? fallOf(t) : t;
return least(u, (t) => powerOf(e, t, a, n) >= r);
}
function pairsForMeasured(e, t, { alpha: n = .05, power: r = .8 } = {}) {
let i = 1 / e.length;
let a = new Map();
for (let n of e) {
let e = Math.round(Math.abs(n) * t);
let { up: r, down: o } = a.get(e) ?? {
up: 0,
down: 0
};
a.set(e, {
size: e,
up: n > 0 ? r + i : r,
down: n > 0 ? o : o + i
});
}
a.delete(0);
return least(u, (e) => canShow(e, n) && permutationPower(e, [...a.values()], n) >= r);
}
function leastDifference(e, t, n = {}) {
let r = leastRise(e, t, n);
let i = r !== null && isFall(r, t) ? leastRise(e, fallOf(t), n) : r;
return i !== null && isPossible(i, t) ? i : null;
}
function leastRise(e, t, n) {
let { power: r = .8 } = n;
(0, i.q1)("power", r);
let a = least(1e3, (i) => powerOf(i / 1e3, e, t, n) >= r);
return a === null ? null : a / 1e3;
}
function shiftPower(e, t, n, r) {
if (!canShow(t, r)) return 0;
let i = 1 / n.length;
return normalPower(t, n.map((t) => {
let n = e + t;
return {
size: Math.abs(n) * 1e3,
up: n > 0 ? i : 0,
down: n < 0 ? i : 0
};
}), r, 1);
}
function leastShift(e, t, { alpha: n = .05, power: r = .8 } = {}) {
(0, i.q1)("power", r);
let a = least(1e3, (i) => shiftPower(i / 1e3, e, t, n) >= r);
return a === null ? null : a / 1e3;
}
function pairsForShift(e, t, { alpha: n = .05, power: r = .8 } = {}) {
(0, i.q1)("power", r);
return least(u, (i) => shiftPower(e, i, t, n) >= r);
}
function isPossible(e, { rate: t }) {
return e - Math.max(t, 1 - t) <= r.f;
}
function isFall(e, { rate: t }) {
return e - (1 - t) > r.f && e - t <= r.f;
}
function fallOf(e) {
return {
...e,
rate: 1 - e.rate
};
}
function least(e, t) {
let [n, r] = [0, e + 1];
for (; r - n > 1;) {
let e = Math.floor((n + r) / 2);
t(e) ? r = e : n = e;
}
return r > e ? null : r;
}
function disagreement(e) {
if (e.length < 2) return 0;
let t = e.filter((e) => e === 1).length;
return 2 * t * (e.length - t) / (e.length * (e.length - 1));
}
})
};
