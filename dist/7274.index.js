export const id = 7274;
export const ids = [7274];
export const modules = {
43128: ((e, t, n) => {
n.d(t, { $: () => compareWithBaseline });
var r = n(98715);
var i = n(42119);
var a = n(57363);
var o = n(81822);
var s = n(88039);
var c = n(58937);
var l = n(24244);
let u = ["before", "now"];
function compareWithBaseline(e, t, n, c) {
let d = (0, o.E6)(e);
let f = {
origin: n,
measure: d ? "score" : "success rate",
difference: null,
interval: null,
p: null,
method: null
};
let [p, m] = [(0, o.FL)(t.run.planned), (0, o.FL)(e.run.planned)];
let { pairs: h, leftOut: g, reason: _ } = (0, s.OM)(p, m, d);
let v = (0, r.Mr)(t.run) || (0, r.Mr)(e.run) ? [] : (0, s.Bw)(t.run, e.run, u);
v.length === 0 && _ !== null && v.push(_);
if (v.length > 0) return {
...f,
verdict: "not comparable",
reasons: v,
pairs: 0,
leftOut: g,
flips: []
};
let { verdict: y, difference: b, interval: x, p: S, method: C } = (0, i.U)(h, { tolerance: c });
let w = [...otherAgent(t, e), ...(0, s.Fh)(t, e, u)];
let T = flipsOf(h, p, m);
let E = (0, a.n)(h.map((e) => e.before));
return {
...f,
verdict: y,
reasons: w,
difference: b,
interval: x,
p: S,
method: C,
pairs: h.length,
leftOut: g,
flips: T,
...E?.isMeasured ? { noiseFloor: E.floor } : {},
...y === "within noise" && !d ? { sensitivity: (0, l.L)(h, b) } : {}
};
}
function otherAgent({ run: { agent: e } }, { run: { agent: t } }) {
if (e.name === t.name && e.model === t.model) return [];
return [`another agent: ${(0, c.kV)({ agent: e })} before, ${(0, c.kV)({ agent: t })} now`];
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
notes: [...differences(i), ...stoppedNote(c.length - l.length)],
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
function rank({ entry: { status: e } }) {
return e === "passed" || e === "failed" ? 2 : +(e === "error");
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
VT: () => machineOf
});
var r = n(57975);
var i = n(18253);
var a = n(81822);
let o = [
["dataset digest", ({ dataset: e }) => e.digest.slice(0, 19)],
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
return o.flatMap(([i, a]) => {
let [o, s] = [a(e), a(t)];
return (0, r.isDeepStrictEqual)(o, s) ? [] : [`another ${i}: ${shown(o)} ${n[0]}, ${shown(s)} ${n[1]}`];
});
}
function otherDifferences(e, t, n) {
let r = [];
let [i, a] = [e.run.settings.testbed, t.run.settings.testbed];
i !== a && r.push(`another testbed: ${i} ${n[0]}, ${a} ${n[1]}`);
let [o, s] = [machineOf(e.run), machineOf(t.run)];
o !== null && s !== null && o !== s && r.push(`another machine: ${o} ${n[0]}, ${s} ${n[1]}: times and time limits differ by it`);
let c = new Map(imagesOf(e));
let l = new Set(imagesOf(t).flatMap(([e, t]) => c.has(e) && c.get(e) !== t ? [e] : []));
l.size > 0 && r.push(`another image digest for ${l.size} of the instances`);
return r;
}
function pairUp(e, t, n) {
let r = [];
let i = 0;
let values = (e) => e.map((e) => (0, a.Mn)(e, n));
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
24244: ((e, t, n) => {
n.d(t, { L: () => sensitivityText });
var r = n(18253);
var i = n(83157);
var a = n(27223);
function sensitivityText(e, t, n = e.length) {
let o = new Set(e.flatMap(({ before: e, now: t }) => [e.length, t.length]));
let [s] = o;
if (o.size !== 1 || s === void 0) return null;
let c = (0, i.i)(e.map((e) => (0, i.i)(e.before)));
let l = {
rate: t < 0 ? 1 - c : c,
flips: flipsOf(e, s),
trials: s
};
let u = (0, a.LF)(n, l);
let d = u === null ? "is too small to see any difference" : `sees differences from ${sizeOf(u)} points on`;
let f = Math.abs(t);
let p = s === 1 ? Math.max(0, l.flips - f * (1 - 2 * l.rate)) : l.flips;
let m = f === 0 ? null : (0, a.hO)(Math.min(1, f), {
...l,
flips: p
});
let h = m === null ? "" : `; ${sizeOf(f)} points take ${m.toLocaleString("en-US")} instances`;
return `a test of ${(0, r.U9)(n, "pair")} ${d} with 80% power (success rate ${(0, r.KN)(c)})${h}`;
}
function flipsOf(e, t) {
if (t === 1) return (0, i.i)(e.map(({ before: e, now: t }) => Number(e[0] !== t[0])));
return (0, i.i)(e.flatMap(({ before: e, now: t }) => [e, t]).map(disagreement));
}
function disagreement(e) {
if (e.length < 2) return 0;
let t = e.filter((e) => e === 1).length;
return 2 * t * (e.length - t) / (e.length * (e.length - 1));
}
function sizeOf(e) {
return (0, r.WR)(e).replace("+", "");
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
}),
57363: ((e, t, n) => {
n.d(t, { n: () => noiseFloor });
var r = n(99294);
var i = n(83157);
var a = n(47736);
function noiseFloor(e) {
for (let [t, n] of e.entries()) {
if (n.length === 0) throw RangeError(`instance ${t} has no values`);
for (let e of n) (0, r.hP)(`the values of instance ${t}`, e);
}
if (e.length < 10) return null;
let t = Math.min(...e.map(({ length: e }) => e));
let n = t > 1;
let o = n ? (0, i.i)(e.map(varianceOf)) : varianceOf(e.map(([e]) => e));
if (!n && o <= 1e-12) return null;
return {
floor: (0, a.xw)(.95) * Math.sqrt(2 * o / t / e.length),
isMeasured: n
};
}
function varianceOf(e) {
let t = (0, i.i)(e);
return e.reduce((e, n) => e + (n - t) ** 2, 0) / (e.length - 1);
}
}),
27223: ((e, t, n) => {
n.d(t, {
LF: () => leastDifference,
hO: () => pairsFor
});
var r = n(32453);
var i = n(99294);
var a = n(4405);
var o = n(47736);
let s = 1e-12;
let c = 1e-12;
function powerOf(e, t, { rate: n, flips: a, trials: s }, { alpha: c = .05 } = {}) {
(0, i.hP)("difference", e);
(0, i.hP)("rate", n);
(0, i.hP)("flips", a);
(0, i.v6)("pairs", t, 1);
(0, i.v6)("trials", s, 1);
(0, i.q1)("alpha", c);
if (t < 6 || e === 0) return 0;
let l = Math.min(1, Math.max(e, a + e * (1 - 2 * n)));
if (s === 1 && t * l > 500) return largePower(e, t, l, c);
if (s === 1) return exactPower(e / l, t, l, c);
let u = Math.sqrt((l - e ** 2) / s / t);
return u === 0 ? 1 : r.normal.cdf(e / u - (0, o.xw)(1 - c), 0, 1);
}
function pairsFor(e, t, n = {}) {
let { power: r = .8 } = n;
(0, i.q1)("power", r);
let a = isFall(e, t) ? fallOf(t) : t;
return least(1e5, (t) => powerOf(e, t, a, n) >= r);
}
function leastDifference(e, t, n = {}) {
let r = leastRise(e, t, n);
if (r === null || !isFall(r, t)) return r;
return leastRise(e, fallOf(t), n);
}
function leastRise(e, t, n) {
let { power: r = .8 } = n;
(0, i.q1)("power", r);
let a = least(1e3, (i) => powerOf(i / 1e3, e, t, n) >= r);
return a === null ? null : a / 1e3;
}
function isFall(e, { rate: t }) {
return e - (1 - t) > c && e - t <= c;
}
function fallOf(e) {
return {
...e,
rate: 1 - e.rate
};
}
function largePower(e, t, n, i) {
let a = (0, o.xw)(1 - i) * Math.sqrt(n / t) + 1 / t;
let s = Math.sqrt((n - e ** 2) / t);
return s === 0 ? 1 : r.normal.cdf((e - a) / s, 0, 1);
}
function exactPower(e, t, n, r) {
let i = 0;
for (let [a, o] of binomial(t, n)) {
let t = mostAgainst(a, r);
for (let [n, r] of binomial(a, (1 + e) / 2)) Math.min(n, a - n) <= t && (i += o * r);
}
return Math.min(1, i);
}
function mostAgainst(e, t) {
let n = Math.ceil((e - (0, o.xw)(1 - t) * Math.sqrt(e)) / 2) + 1;
let r = Math.min(Math.floor(e / 2), n);
for (; r >= 0 && (0, a.B)(r, e - r) >= t;) --r;
return r;
}
function binomial(e, t) {
if (t <= 0 || t >= 1) return [[t <= 0 ? 0 : e, 1]];
let n = Math.min(e, Math.floor((e + 1) * t));
let r = t / (1 - t);
let i = [[n, 1]];
for (let t = n, a = 1; t < e && a > s; t += 1) {
a *= (e - t) / (t + 1) * r;
i.push([t + 1, a]);
}
for (let t = n, a = 1; t > 0 && a > s; --t) {
a *= t / (e - t + 1) / r;
i.push([t - 1, a]);
}
let a = i.reduce((e, [, t]) => e + t, 0);
return i.map(([e, t]) => [e, t / a]);
}
function least(e, t) {
let [n, r] = [0, 1];
for (; !t(r);) {
if (r >= e) return null;
n = r;
r = Math.min(e, r * 2);
}
for (; r - n > 1;) {
let e = Math.floor((n + r) / 2);
t(e) ? r = e : n = e;
}
return r;
}
})
};
