export const id = 5199;
export const ids = [
5199,
4726,
7705,
8453
];
export const modules = {
1158: ((e, t, n) => {
n.d(t, { $: () => canonical });
function canonical(e) {
return JSON.stringify(e, (e, t) => typeof t == "object" && t && !Array.isArray(t) ? Object.fromEntries(Object.entries(t).sort(([e], [t]) => e < t ? -1 : 1)) : t);
}
}),
63144: ((e, t, n) => {
n.d(t, {
Xy: () => objectOf,
b6: () => textOf,
iZ: () => objectsOf
});
function objectOf(e) {
return typeof e == "object" && e && !Array.isArray(e) ? e : null;
}
function objectsOf(e) {
return Array.isArray(e) ? e.filter((e) => objectOf(e) !== null) : [];
}
function textOf(e) {
return typeof e == "string" ? e : null;
}
}),
71826: ((e, t, n) => {
n.d(t, {
E: () => sumOfAll,
I: () => sumOfKnown
});
function sumOfAll(e) {
let t = 0;
for (let n of e) {
if (n === null) return null;
t += n;
}
return t;
}
function sumOfKnown(e) {
let t = e.filter((e) => e != null);
return t.length === 0 ? null : sumOfAll(t);
}
}),
12580: ((e, t, n) => {
n.d(t, {
V: () => word,
h: () => quote
});
var r = n(90492);
function quote(e) {
return `'${e.replaceAll("'", "'\\''")}'`;
}
function word(e) {
return /^[\w./@%+=-][\w./@%+=:-]*$/.test(e) ? e : quote((0, r.h0)(e, 4096));
}
}),
95039: ((e, t, n) => {
n.d(t, { noiseCommand: () => noiseCommand });
var r = n(51455);
var i = n(76760);
var a = n(45145);
var o = n(18253);
var s = n(12580);
var c = n(8453);
var l = n(90162);
var u = n(90492);
var d = n(41514);
var f = n(42119);
var p = n(83157);
var m = n(81822);
var h = n(88039);
let g = ["of the first", "of the second"];
function noiseOf(e, t) {
let n = (0, m.E6)(t);
let { before: r, now: i, pairs: o, leftOut: s, reason: c, copies: l } = (0, h.qS)(e, t, n, g);
let u = (0, h.Bw)(e.run, t.run, ["in the first", "in the second"]);
let _ = l === null ? "" : "; measure again, without reuse";
let v = u.length > 0 ? u : c === null ? [] : [c + _];
if (v.length > 0) throw new a.yo(`noise: the two results cannot be compared: ${v.join("; ")}`);
let { difference: y, interval: b, p: x } = (0, f.U)(o);
let S = o.map(({ id: e, before: t, now: n }) => ({
instance_id: e,
first: [...t],
second: [...n],
class: classOf([...r.get(e), ...i.get(e)], [...t, ...n])
}));
let C = o.map(({ before: e, now: t }) => (0, p.i)(t) - (0, p.i)(e));
let w = (0, d.g6)(e.run, t.run);
return {
measure: n ? "score" : "success rate",
difference: y,
interval: b,
p: x,
pairs: o.length,
left_out: s,
spread: Math.sqrt((0, p.i)(C.map((e) => (e - y) ** 2))),
flaky_share: (0, p.i)(S.map((e) => Number(e.class === "flaky"))),
instances: S,
notes: [
...e.notes,
...t.notes,
...l === null ? [] : [l],
...w.map((e) => `not all of this is noise: another ${e}`)
]
};
}
function classesOf({ instances: e }) {
return new Map(e.flatMap((e) => e.class === null ? [] : [[e.instance_id, e.class]]));
}
function noiseLines({ measure: e, difference: t, interval: n, p: r, pairs: i, left_out: a, spread: s, instances: c, notes: l }) {
let of = (e) => c.filter((t) => t.class === e);
let [d, f] = [of("flaky"), of("saturated")];
let p = n === null ? "" : `, 95% interval ${(0, o.WR)(n.low)} to ${(0, o.WR)(n.high)}`;
let values = (e) => e.map((e) => Number(e.toFixed(3))).join(" ");
let m = [...d].sort((e, t) => distance(t) - distance(e)).slice(0, 20);
return [
`noise of the ${e}: ${(0, o.WR)(t)} points without a change${p}, p = ${r.toPrecision(3)}, ${(0, o.U9)(i, "instance")}${a === 0 ? "" : `, ${a} left out`}`,
`spread by instance: ${(0, o.wd)(s)} points (standard deviation)`,
`flaky: ${d.length} of ${(0, o.U9)(i, "instance")} (${(0, o.KN)(d.length / i)})`,
...m.map(({ instance_id: e, first: t, second: n }) => `${e}: ${values(t)} | ${values(n)}`),
...d.length > m.length ? [`… and ${d.length - m.length} more`] : [],
`saturated: ${f.length} of ${(0, o.U9)(i, "instance")}, always with the same end`,
...l.map((e) => `note: ${e}`)
].map((e) => (0, u.h0)(e, 1e3));
}
function classOf(e, t) {
if (new Set(e.map(({ status: e }) => e)).size > 1) return "flaky";
return t.every((e) => e === 0) || t.every((e) => e === 1) ? "saturated" : null;
}
function distance({ first: e, second: t }) {
return Math.abs((0, p.i)(t) - (0, p.i)(e));
}
var _ = n(15985);
var v = n(59546);
var y = n(80418);
var b = n(12694);
var x = n(18540);
async function noiseCommand(e, t, n) {
let u = (0, l.Ac)(t);
let [d, f] = sidesOf(e);
let [p, m] = [await (0, _.R)(d), await (0, _.R)(f)];
let h = noiseOf(p.suite, m.suite);
let g = (0, y.s6)(u["results-path"]);
let v = i.join(g, "noise.txt");
let S = [`${(0, o.U9)(h.pairs, "instance")}, measured twice: ${d} and ${f}`.replaceAll(/[\r\n]/g, " ")];
try {
await (0, r.mkdir)(g, { recursive: !0 });
await (0, r.writeFile)(v, (0, c.X)(classesOf(h), S));
} catch (e) {
throw new a.yo(`results-path: ${v} cannot be written: ${(0, a.bD)(e)}`);
}
let C = `leave them out: --instances ${(0, s.V)(`!flaky:${(0, x.MP)(v)}`)}`;
n ? (0, b.Q2)(h) : (0, b.tj)([...noiseLines(h), ...h.flaky_share === 0 ? [] : [C]]);
return 0;
}
function sidesOf(e) {
if (e.length === 2) return e;
let [t] = e;
let n = (e.length === 1 ? (0, v.sE)(t) : null)?.arms.slice(0, 2).map(({ name: e }) => i.join(t, e)) ?? [];
if (n.length === 2) return n;
throw new a.yo("noise: give two directories of results of the same agent, or one of an experiment with two equal arms");
}
}),
8453: ((e, t, n) => {
n.d(t, {
X: () => noiseFile,
readNoiseFile: () => readNoiseFile
});
var r = n(45145);
var i = n(45503);
var a = n(90492);
let o = ["flaky", "saturated"];
function noiseFile(e, t) {
return `${[...t.map((e) => `# ${e}`), ...[...e].map(([e, t]) => `${e} ${t}`)].join("\n")}\n`;
}
function readNoiseFile(e, t) {
let n = `instances: ${(0, a.h0)(e)}`;
let s;
try {
s = (0, i.Gu)(e, 16777216, { follow: !0 });
} catch (e) {
let t = (0, r.$N)(e) === "ENOENT" ? "there is no such file; agentbench report --noise writes one" : (0, r.bD)(e);
throw new r.yo(`${n}: ${t}`);
}
let c = [];
for (let [e, i] of s.split("\n").entries()) {
if (/^\s*(#|$)/.test(i)) continue;
let [, s, l] = /^\s*(\S+)\s+(\S+)\s*$/.exec(i) ?? [];
if (s === void 0 || !o.includes(l)) throw new r.yo(`${n}, line ${e + 1}: "${(0, a.h0)(i, 80)}" is not an id and one of ${o.join(", ")}, such as "dbsetup-redis-1 flaky"`);
l === t && c.push(s);
}
return c;
}
}),
43358: ((e, t, n) => {
n.d(t, {
Bg: () => dollarsOf,
NU: () => sumOfCounts,
pq: () => countOf,
qF: () => parseJson
});
var r = n(63160);
let i = 1e9;
function countOf(e) {
return Number.isSafeInteger(e) && e >= 0 && e <= i ? e : null;
}
function sumOfCounts(...e) {
let t = e.filter((e) => e != null).map(countOf);
return t.length === 0 || t.includes(null) ? null : t.reduce((e, t) => e + t, 0);
}
function dollarsOf(e) {
return typeof e == "number" && e >= 0 && e <= i ? e : null;
}
function parseJson(e) {
try {
return (0, r.nh)(e);
} catch {
return;
}
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
let i = n !== null && t !== null && t.verdict !== "not comparable" && n.results.length === e.length && hasCauses(n) ? causeCounts(n.results) : null;
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
function hasCauses({ run: e, results: t }) {
return e.planned.every(({ status: e }, n) => e === "passed" || e === "not_run" || t[n] !== null);
}
}),
93357: ((e, t, n) => {
n.d(t, { j: () => r });
let r = {
passed: {
mark: "✓",
word: "passed",
style: "green"
},
failed: {
mark: "✗",
word: "failed",
style: "red"
},
error: {
mark: "!",
word: "error",
style: "yellow"
},
not_run: {
mark: "-",
word: "not run",
style: "yellow"
}
};
}),
15985: ((e, t, n) => {
n.d(t, {
E: () => suiteOf,
R: () => loadBaselineDirectory
});
var r = n(76760);
var i = n(45145);
var a = n(80418);
var o = n(9583);
var s = n(69327);
function suiteOf({ runs: e, notes: t }, { matrix: n, trials: r }, a, o = "") {
if (e.length === 0 && n === void 0) throw new i.yo(`results: there are none in ${a}${t.length > 0 ? `: ${t.join("; ")}` : o}`);
let c = (0, s.rV)(e, n === void 0 ? null : {
matrix: n,
trials: r
});
return {
...c,
notes: [...t, ...c.notes]
};
}
function agentOf({ run: { agent: e }, directory: t }) {
let n = (0, a.oA)(r.dirname(t)) ? r.basename(t) : null;
return JSON.stringify([
e.name,
e.model,
e.command,
n
]);
}
async function loadBaselineDirectory(e) {
let { runs: t, notes: n } = await (0, o.loadRuns)([e], "baseline");
if (t.length === 0) throw new i.yo(`baseline: there are no results in ${e}${n.length > 0 ? `: ${n.join("; ")}` : ""}`);
let [r, a] = [...Map.groupBy(t, agentOf).values()].map(([e]) => e.directory);
if (a !== void 0) throw new i.yo(`baseline: ${e} has results of several agents, ${r} and ${a} for example: name the directory of one of them`);
let c = (0, s.rV)(t, null);
let { github: l, finished_at: u } = c.run;
return {
suite: c,
origin: {
kind: "directory",
commit: l?.head_sha ?? l?.sha ?? null,
finishedAt: u,
url: null
}
};
}
}),
97857: ((e, t, n) => {
n.d(t, {
$I: () => cutError,
B6: () => i,
IN: () => cutText,
U3: () => ownText,
xG: () => a
});
var r = n(18686);
let i = 200;
let a = 2e3;
function cutText(e, t) {
return e.length > t ? ownText((0, r.v)(e, t)) : e;
}
function ownText(e) {
return Buffer.from(e).toString();
}
function cutError(e) {
if (e === null) return null;
let { stage: t, kind: n, message: r } = e;
return {
stage: cutText(t, 200),
kind: cutText(n, 200),
message: cutText(r, a)
};
}
}),
59546: ((e, t, n) => {
n.d(t, {
F5: () => writeExperiment,
FL: () => C,
Nh: () => h,
hp: () => isTolerated,
pf: () => verdictOnArm,
sE: () => readExperiment,
tI: () => savedOf
});
var r = n(76760);
var i = n(94343);
var a = n(43759);
var o = n(63160);
var s = n(45145);
var c = n(45503);
var l = n(70606);
var u = n(23137);
var d = n(44408);
var f = n(64458);
var p = n(79694);
var m = n(80418);
let h = .05;
let g = i.aig().check(a.qm(-1), a.Zm(1));
let _ = i.Ikc({
low: g,
high: g
});
let v = (0, u.W)(i.mee(i.aig().check(a.UI())), "Null beyond 1.8e308");
let y = i.k5n([
"better",
"worse",
"no difference that matters",
"cannot be settled"
]);
let b = i.Ikc({
pairs: (0, u.W)(d.U9, "Instances measured on both sides"),
difference: (0, u.W)(g, "Mean over these instances: the arm minus the control"),
e_value: v,
instance_id: (0, u.W)(i.lqM(i.YjP()), "That of the last pair")
});
let x = i.Ikc({
arm: i.YjP(),
answer: (0, u.W)(i.mee(y), "By the test of `method`; null if the run was ended before it was known, or the difference is within noise"),
method: (0, u.W)(i.k5n([
"e-process",
"mcnemar",
"permutation"
]), "`e-process` with stop: known, valid at every look; otherwise a test of all pairs at the end"),
pairs: d.U9,
left_out: (0, u.W)(d.U9, "Instances without a verdict in every trial of both sides"),
difference: (0, u.W)(i.mee(g), "Null without a pair"),
interval: (0, u.W)(i.mee(_), "Of the difference, 95%; with e-process it is valid at every look"),
e_value: (0, u.W)(v, "Against no difference, at the last look"),
p: (0, u.W)(i.mee(d.CG), "Two-sided"),
p_adjusted: (0, u.W)(i.mee(d.CG), "By Holm's method, over the comparisons with the control"),
looks: (0, u.W)(i.YOg(b), "After every pair")
});
let S = i.Ikc({
schema: i.euz("agentbench/experiment/v1"),
suite: p.Lx.shape.suite,
dataset: p.Lx.shape.dataset,
measure: i.k5n(["success rate", "score"]),
arms: (0, u.W)(i.YOg(i.Ikc({
name: (0, u.W)(i.YjP(), "The directory of its run, relative to the experiment's"),
control: i.zMY(),
agent: p.Lx.shape.agent,
identity: p.Lx.shape.identity,
sets: (0, u.W)(i.YOg(i.YjP()), "Options that it sets"),
planned: d.U9,
measured: (0, u.W)(d.U9, "Trials with a verdict"),
stopped: (0, u.W)(d.U9, "Trials that were not run because the answer was known"),
reused: (0, u.W)(i.lqM(i.Ikc({
trials: d.U9,
oldest: p.Lx.shape.started_at,
newest: p.Lx.shape.started_at
})), "Of them, those taken from earlier results (option `reuse`), and when they were measured; absent if there are none"),
skills: (0, u.W)(i.lqM(i.Ikc({
trials: d.U9,
opened: d.U9
})), "Trials with `agent-skills` and a trajectory, and those in which the agent opened a skill; absent if there are none"),
cost_usd: (0, u.W)(i.mee(i.aig()), "Of all trials, reused ones as well; null if the cost of a measured trial is unknown")
})), "The first one is the control"),
job: (0, u.W)(i.lqM(i.Ikc({
index: d.U9,
total: d.U9
})), "One job of a matrix. The pairs of all jobs count in the order of their indexes; absent for an experiment of one job"),
seed: d.U9,
stop: i.k5n(["never", "known"]),
alpha: (0, u.W)(d.CG, "Of all comparisons together"),
tolerance: d.CG,
trials: i.Whr().check(a.NC()),
order: (0, u.W)(i.YOg(i.Ikc({
instance_id: i.YjP(),
trial: i.Whr().check(a.NC()),
arms: (0, u.W)(i.YOg(d.U9), "In the order of measurement: indexes in `arms`")
})), "As drawn from the seed"),
comparisons: (0, u.W)(i.YOg(x), "Each other arm with the control"),
stopped: (0, u.W)(i.mee(i.Ikc({
pairs: d.U9,
message: i.YjP(),
trials: (0, u.W)(d.U9, "Trials that were not run"),
cost_usd: (0, u.W)(i.mee(i.aig()), "Their cost, if each had cost the mean of the measured trials of its arm; null if that is unknown")
})), "Null if every planned trial was begun"),
interrupted: p.Lx.shape.interrupted,
started_at: p.Lx.shape.started_at,
finished_at: p.Lx.shape.finished_at,
harness_version: p.Lx.shape.harness_version,
github: p.Lx.shape.github
});
let C = "no instance has a verdict on both sides";
function verdictOnArm(e) {
let { answer: t } = e;
if (t === "better") return "improved";
if (t === "worse") return "regressed";
return t === "no difference that matters" || isTolerated(e) ? "within tolerance" : "within noise";
}
function isTolerated({ answer: e, method: t, p_adjusted: n }) {
return e === null && t !== "e-process" && n !== null && n < h;
}
function savedOf(e) {
return e.reduce((e, { stopped: t, measured: n, cost_usd: r }) => {
if (t === 0 || e === null) return e;
return r === null || n === 0 ? null : e + t * r / n;
}, 0);
}
async function writeExperiment(e, t) {
try {
await (0, l.f)(r.join(e, m.DT), () => [(0, f.Pe)(t)]);
} catch (e) {
throw Error(`results-path: ${m.DT} could not be written: ${(0, s.bD)(e)}; make room there, then resume`, { cause: e });
}
}
function readExperiment(e) {
if (!(0, m.oA)(e)) return null;
let unreadable = (t) => new s.yo(`${m.DT}: the experiment in ${e} cannot be read: ${t}`);
let t;
try {
t = (0, o.nh)((0, c.XF)(r.join(e, m.DT), 67108864).toString());
} catch (e) {
throw unreadable((0, s.bD)(e));
}
let n = S.safeParse(t);
if (n.success) return n.data;
let [i] = n.error.issues;
throw unreadable(i.path.length === 0 ? i.message : `${i.path.join(".")}: ${i.message}`);
}
}),
21363: ((e, t, n) => {
n.d(t, { h: () => figuresOf });
function figuresOf(e) {
let t = e.flatMap(({ score: e, floor: t }) => e === null ? [] : [{
score: e,
floor: t ?? 0
}]);
let n = sum(t.map(({ score: e, floor: t }) => Math.max(0, e - t)));
let r = sum(t.map(({ floor: e }) => 2 - e));
let i = t.map(({ score: e }) => e);
let a = e.length;
return {
expected: a,
judged: t.length,
score: mean(i),
score_expected: a === 0 ? 0 : sum(i) / a / 2,
coverage: a === 0 ? 0 : i.length / a,
score_without_vacuous: r === 0 ? null : n / r
};
}
function mean(e) {
return e.length === 0 ? null : sum(e) / e.length / 2;
}
function sum(e) {
return e.reduce((e, t) => e + t, 0);
}
}),
37664: ((e, t, n) => {
n.d(t, { n: () => quickParse });
var r = n(42214);
function quickParse(e) {
let t;
let n = 0;
let expect = (r) => {
n + r >= 100 && (t ??= compiled(e));
};
let parse = (i) => {
expect(1);
n += 1;
let a = t === void 0 ? r.uY : t(i);
return a === r.uY ? e.parse(i) : a;
};
return Object.assign(parse, { expect });
}
function compiled(e) {
try {
return (0, r.o0)(e);
} catch (e) {
if (e instanceof r.i) return () => r.uY;
throw e;
}
}
}),
47705: ((e, t, n) => {
n.d(t, {
$: () => readTrial,
OUTDATED: () => y,
c: () => readAttempt,
faultOf: () => faultOf,
readRecord: () => readRecord,
readRun: () => readRun,
readRunRecord: () => readRunRecord
});
var r = n(76760);
var i = n(37428);
var a = n(63160);
var o = n(45145);
var s = n(70930);
var c = n(45503);
var l = n(97857);
var u = n(80588);
var d = n(37664);
var f = n(64458);
var p = n(79694);
var m = n(74705);
var h = n(61210);
var g = n(9271);
let _ = 16777216;
let v;
let y = "it belongs to an earlier run";
let b = (0, d.n)(p.Lx);
let x = (0, d.n)(p.FD);
async function readRun(e, t, n) {
let r = n ?? runIn(e);
x.expect(r.planned.length);
let i = [];
let a = [];
let o = realDirectoriesIn(e);
let s = onlyOnce(r);
s > 0 && a.push(`run.json: ${s} planned trials that occur more than once`);
for (let n of r.planned) {
let { result: s, fault: c } = countingRecord(e, n, r, o);
c !== null && a.push(`${fileOf(n)}: ${c}`);
let u = s === null ? null : t(s);
i.push(u);
s !== null && u === null && a.push(`${fileOf(n)}: there is no room for it beside the others`);
if (s === null || n.digest !== void 0) continue;
n.status = s.status;
({score: n.score, score_expected: n.score_expected, coverage: n.coverage} = (0, h.YW)(s));
n.error = (0, l.$I)(s.error);
n.result = fileOf(n);
}
r.totals = (0, h.vA)(r.planned);
return {
run: r,
results: i,
left: a
};
}
function fileOf(e) {
return `${(0, g.qQ)((0, g.rI)(e))}/result.json`;
}
function onlyOnce(e) {
let t = new Set();
let n = e.planned.filter((e) => {
let n = t.size;
return t.add((0, g.wK)((0, g.rI)(e))).size > n;
});
let r = e.planned.length - n.length;
r > 0 && (e.planned = n);
return r;
}
function readTrial(e, t, n) {
return countingRecord(e, t, n, new Set()).result;
}
function readRecord(e, t) {
let n = readResult(e, t, new Set());
if (n === null || typeof n == "string") return null;
return {
result: n.result,
digest: (0, f.ts)(n.content)
};
}
function readRunRecord(e) {
try {
return runIn(e);
} catch {
return null;
}
}
function readAttempt(e) {
try {
return x(readJson(`${e}/result.json`, _).value);
} catch {
return null;
}
}
function countingRecord(e, t, n, r) {
let i = readResult(e, t, r);
if (i === null || typeof i == "string") return {
result: null,
fault: i
};
let a = t.digest === void 0 ? null : (0, f.ts)(i.content);
let o = faultOf({
result: i.result,
digest: a
}, t, n);
if (o === null) return {
result: i.result,
fault: o
};
return {
result: t.digest === void 0 ? null : (0, m.u)(t, n, o),
fault: o === y ? null : o
};
}
function faultOf({ result: e, digest: t }, n, r) {
if (n.digest !== void 0) return t === n.digest && e.status === n.status ? null : "it is not the record that was written";
if (n.result === null && Date.parse(e.started_at) < Date.parse(r.started_at)) return y;
if (n.result === null && r.finished_at !== null) return "the run wrote no such record";
return null;
}
function realDirectoriesIn(e) {
return new Set((0, s.s9)(e).filter((e) => e.isDirectory()).map(({ name: e }) => e));
}
function readResult(e, t, n) {
let r = (0, g.qQ)((0, g.rI)(t));
try {
let i = (0, u.Z)(e, r, n.has(t.instance_id) ? 2 : 1);
if (i !== null) return `${i} is a link`;
let { value: a, content: o } = readJson(`${e}/${r}/result.json`, _);
let s = x(a);
if (s.instance_id === t.instance_id && s.trial === t.trial) return {
result: s,
content: o
};
return `it belongs to ${s.instance_id}, trial ${s.trial}`;
} catch (e) {
let t = (0, o.$N)(e);
if (t === "ENOENT" || t === "ENOTDIR") return null;
if (t === "EACCES") return "it cannot be read: permission denied";
if (e instanceof c.SX) return e.message;
if (t === "ELOOP") return "it is a link";
return "it is not a trial record";
}
}
function runIn(e) {
let { value: t } = readJson(r.join(e, "run.json"), 67108864);
let { planned: n } = t ?? {};
Array.isArray(n) && b.expect(n.length / 8);
try {
return b(t);
} catch (e) {
if (!(e instanceof i.a$)) throw e;
let [t] = e.issues;
throw Error(`${t.path.join(".")}: ${t.message}`, { cause: e });
}
}
function readJson(e, t) {
v ??= Buffer.allocUnsafeSlow(65536);
let n = (0, c.XF)(e, t, { space: v });
return {
value: (0, a.nh)(n.toString()),
content: n
};
}
}),
41514: ((e, t, n) => {
n.d(t, {
Bn: () => requireSameRun,
I2: () => requireSameDataset,
cu: () => identityOf,
g6: () => differencesOf
});
var r = n(57975);
var i = n(30742);
var a = n(45145);
var o = n(90492);
var s = n(43830);
var c = n(52323);
var l = n(90162);
let u = [
"pass-key",
"trial-max-cost",
"trial-max-requests",
"hosted-tools",
"allow-hosts"
];
async function identityOf({ options: e, agent: t, agentDirectory: r, taskEnv: a }, o) {
let c = e["agent-setup"];
let l = t === null ? null : await (await n.e(5197).then(n.bind(n, 15197))).digestsOf(t.extras);
return {
agent_setup: c === void 0 ? null : (0, i.B)(c),
agent_directory: r === null ? null : await (0, s.r)(r, o),
agent_variables: sorted(Object.entries(e["agent-variables"]).map(([e, t]) => ({
name: e,
value: t
}))),
agent_env: e["agent-env"].map(({ name: e }) => e).sort(),
image: e.image ?? null,
image_map: [...e["image-map"]].sort().map(([e, t]) => ({
from: e,
to: t
})),
workdir: e.workdir ?? null,
pass_score: e["pass-score"],
agent: t?.label ?? null,
agent_args: e["agent-args"],
agent_skills: l?.skills ?? null,
agent_mcp: l?.mcp ?? null,
agent_instructions: l?.instructions ?? null,
task_env: sorted(Object.entries(a).map(([e, t]) => ({
name: e,
digest: (0, i.B)(`${e}=${t}`)
})))
};
}
function differencesOf(e, t) {
let n = new Map();
let compare = (e, t, i) => {
(0, r.isDeepStrictEqual)(t, i) || n.set(e, [t, i]);
};
for (let n of [
"name",
"model",
"command"
]) compare(`agent-${n}`, e.agent[n], t.agent[n]);
compare("dataset", describeDataset(e), describeDataset(t));
let { trials: i, ...a } = e.settings;
let { trials: o, ...s } = t.settings;
for (let e of new Set([...Object.keys(a), ...Object.keys(s)])) {
let shown = (t) => e.endsWith("_ms") && typeof t == "number" ? `${t / 1e3} s` : t ?? null;
compare(e.replace(/_(ms|bytes)$/, "").replaceAll("_", "-"), shown(a[e]), shown(s[e]));
}
let [c, l] = [e.identity, t.identity];
if (c !== void 0 && l !== void 0) for (let e of Object.keys(l)) compare(e.replaceAll("_", "-"), shownIdentity(c[e]), shownIdentity(l[e]));
else c !== l && compare("agent-setup, agent-directory, agent-variables", told(e), told(t));
if (e.options !== void 0 && t.options !== void 0) for (let i of u) {
let [a, o] = [e.options, t.options].map((e) => textOf(e, i));
(0, r.isDeepStrictEqual)(parsed(i, a), parsed(i, o)) || n.set(i, [a || null, o || null]);
}
return [...n].map(([e, [t, n]]) => difference(e, t, n));
}
function textOf(e, t) {
return e.find((e) => e.name === t)?.value ?? "";
}
function parsed(e, t) {
try {
return (0, l.Ac)(t === "" ? {} : { [e]: t })[e];
} catch {
return t;
}
}
function requireSameRun(e, t, n) {
let r = differencesOf(e, t);
if (r.length > 0) throw otherRun(n, r);
}
function requireSameDataset(e, t, n) {
if (t === void 0 || !Object.hasOwn(c.c, t) || t === e.dataset.name) return;
throw otherRun(n, [difference("dataset", describeDataset(e), t)]);
}
function otherRun(e, t) {
return new a.yo([`resume: the run in ${e} measured something else, so its verdicts do not count for this one; give its options again, or another results-path`, ...t].join("\n"));
}
function difference(e, t, n) {
return `${e}: ${shown(t)} before, ${shown(n)} now`;
}
function told({ identity: e, harness_version: t }) {
return e === void 0 ? `unknown (harness ${t})` : "known";
}
function describeDataset({ dataset: { name: e, digest: t } }) {
return `${e} (${t.slice(0, 19)})`;
}
function shownIdentity(e) {
if (!Array.isArray(e)) return e;
let t = e.map((e) => typeof e == "string" ? e : "from" in e ? `${e.from}=${e.to}` : `${e.name}=${"digest" in e ? e.digest.slice(0, 19) : e.value}`);
return t.length === 0 ? null : t.join(", ");
}
function shown(e) {
return e === null ? "none" : (0, o.h0)(String(e), 200);
}
function sorted(e) {
return e.sort((e, t) => e.name < t.name ? -1 : 1);
}
}),
50168: ((e, t, n) => {
n.d(t, {
b: () => clusterBootstrap,
k: () => bootstrapOf
});
var r = n(72577);
var i = n(99294);
var a = n(25449);
var o = n(83157);
var s = n(47736);
var c = n(52167);
let l = 1e-12;
function clusterBootstrap(e, { resamples: t = 1e4, seed: n, confidence: u = .95 } = {}) {
(0, i.v6)("resamples", t, 1);
(0, i.q1)("confidence", u);
let d = Float64Array.from(e, (e, t) => {
if (e.length === 0) throw RangeError(`cluster ${t} has no values`);
(0, i.hp)(`the values of cluster ${t}`, e);
return (0, o.i)(e);
}).sort();
let f = d.length;
let [p = 0, m = 0] = [d[0], d[f - 1]];
if (f < 2 || m - p <= l * Math.max(-p, m)) return null;
let h = (0, c.Db)(d, n);
let g = new Float64Array((0, c.z5)(t, f));
for (let e = 0; e < g.length; e += 1) {
let t = 0;
for (let e = 0; e < f; e += 1) t += d[(0, r.C)(h, 0, f - 1)];
g[e] = t / f;
}
g.sort();
let _ = (0, s.e$)(u, f);
return (0, a.u)(p, m, {
low: quantile(g, _),
high: quantile(g, 1 - _)
});
}
function bootstrapOf(e, t, n, { resamples: a = 1e4, seed: o, confidence: u = .95 } = {}) {
(0, i.v6)("resamples", a, 1);
(0, i.q1)("confidence", u);
if (e < 2) return null;
let d = (0, c.Db)(Float64Array.from(n), o);
let f = new Uint32Array(e);
let p = [];
for (let n = (0, c.z5)(a, e); n > 0; --n) {
for (let t = 0; t < e; t += 1) f[t] = (0, r.C)(d, 0, e - 1);
let n = t(f);
n !== null && p.push(n);
}
let m = Float64Array.from(p).sort();
if (m.length === 0 || m.at(-1) - m[0] <= l) return null;
let h = (0, s.e$)(u, e);
return {
low: quantile(m, h),
high: quantile(m, 1 - h)
};
}
function quantile(e, t) {
let n = t * (e.length - 1);
let r = Math.floor(n);
let [i, a] = [e[r], e[Math.ceil(n)]];
return i + (n - r) * (a - i);
}
}),
42119: ((e, t, n) => {
n.d(t, {
U: () => compare,
V: () => verdictOf
});
var r = n(99294);
var i = n(50168);
var a = n(4405);
var o = n(83157);
var s = n(52167);
let c = 2 ** 17;
let l = 2 ** 24;
function pairedPermutation(e, { resamples: t = 1e5, seed: n } = {}) {
(0, r.hp)("differences", e);
(0, r.v6)("resamples", t, 1);
let i = Float64Array.from(e, Math.abs).filter((e) => e > 0).sort();
if (i.length === 0) return 1;
let a = i.reduce((e, t) => e + t, 0);
let o = Math.abs(e.reduce((e, t) => e + t, 0)) - 1e-9 * a;
return exact(i, a, o) ?? estimate(i, a, o, t, n);
}
function exact(e, t, n) {
let r = {
sums: Float64Array.of(0),
shares: Float64Array.of(1)
};
let i = 0;
for (let n of e) {
let e = 2 * r.sums.length;
i += e;
if (e > c || i > l) return null;
r = withSign(r, n, 1e-12 * t);
}
let { sums: a, shares: o } = r;
return Math.min(1, o.reduce((e, t, r) => Math.abs(a[r]) >= n ? e + t : e, 0));
}
function withSign({ sums: e, shares: t }, n, r) {
let i = e.length;
let a = {
sums: new Float64Array(2 * i),
shares: new Float64Array(2 * i)
};
let [o, s, c] = [
0,
0,
-1
];
for (; s < i;) {
let l = o < i ? e[o] - n : Infinity;
let u = e[s] + n;
let d = Math.min(l, u);
let f = (l <= u ? t[o++] : t[s++]) / 2;
if (c < 0 || d - a.sums[c] > r) {
c += 1;
a.sums[c] = d;
}
a.shares[c] += f;
}
return {
sums: a.sums.subarray(0, c + 1),
shares: a.shares.subarray(0, c + 1)
};
}
function estimate(e, t, n, r, i) {
let a = (0, s.Db)(e, i);
let o = (0, s.z5)(r, e.length);
let c = 0;
for (let r = 0; r < o; r += 1) {
let r = 0;
let i = 0;
for (let t = 0; t < e.length; t += 1) {
i = t % 32 == 0 ? a.next() : i >>> 1;
r += e[t] * (i & 1);
}
Math.abs(2 * r - t) >= n && (c += 1);
}
return (c + 1) / (o + 1);
}
let u = 1e-12;
function compare(e, { tolerance: t = 0, alpha: n = .05, resamples: i } = {}) {
(0, r.hP)("tolerance", t);
(0, r.q1)("alpha", n);
requirePairs(e);
if (e.length === 0) return null;
let a = e.map(differenceOf).sort((e, t) => e - t);
let o = {
better: a.filter((e) => e > 0).length,
worse: a.filter((e) => e < 0).length
};
let s = e.every(isOneVerdictEach) ? byMcNemar(o, e.length, 1 - n) : byPermutation(a, {
confidence: 1 - n,
resamples: i
});
return {
verdict: verdictOf(s, {
tolerance: t,
alpha: n
}),
...s,
pairs: e.length,
discordant: o
};
}
function verdictOf({ p: e, difference: t }, { tolerance: n = 0, alpha: r = .05 } = {}) {
if (e >= r) return "within noise";
if (Math.abs(t) - n <= u) return "within tolerance";
return t > 0 ? "improved" : "regressed";
}
function byMcNemar({ better: e, worse: t }, n, r) {
return {
method: "mcnemar",
difference: (e - t) / n,
interval: (0, a.b)(t, e, n, r),
p: (0, a.B)(t, e)
};
}
function byPermutation(e, t) {
return {
method: "permutation",
difference: withoutRounding((0, o.i)(e)),
interval: (0, i.b)(e.map((e) => [e]), t),
p: pairedPermutation(e)
};
}
function differenceOf({ before: e, now: t }) {
return withoutRounding((0, o.i)(t) - (0, o.i)(e));
}
function withoutRounding(e) {
return Math.abs(e) > u ? e : 0;
}
function isOneVerdictEach({ before: e, now: t }) {
return [e, t].every((e) => e.length === 1 && (e[0] === 0 || e[0] === 1));
}
function requirePairs(e) {
let t = new Set();
for (let { id: n, before: i, now: a } of e) {
if (t.has(n)) throw RangeError(`${n} is given twice`);
t.add(n);
if (i.length === 0 || a.length === 0) throw RangeError(`${n} needs a value on both sides`);
(0, r.hP)(`the values of ${n}`, ...i, ...a);
}
}
}),
4405: ((e, t, n) => {
n.d(t, {
B: () => mcnemarExact,
b: () => pairedRateInterval
});
var r = n(99294);
var i = n(25449);
var a = n(47736);
function mcnemarExact(e, t) {
(0, r.v6)("passToFail", e);
(0, r.v6)("failToPass", t);
let n = e + t;
let i = Math.min(e, t);
let a = 1;
let o = 0;
let s = 0;
for (let e = Math.floor(n / 2); e >= 0 && a > 0; --e) {
o += a;
e <= i && (s += a);
a *= e / (n - e + 1);
}
let c = n % 2 == 0 ? 2 * o - 1 : 2 * o;
return Math.min(1, 2 * s / c);
}
function pairedRateInterval(e, t, n, o = .95) {
(0, r.v6)("passToFail", e);
(0, r.v6)("failToPass", t);
(0, r.v6)("pairs", n);
(0, r.q1)("confidence", o);
if (e + t > n) throw RangeError(`passToFail and failToPass must be at most the ${n} pairs, not ${e + t}`);
if (n === 0) return null;
let s = (e + 1) / (n + 2);
let c = (t + 1) / (n + 2);
let l = c - s;
let u = (0, a.xw)(o) * Math.sqrt((c + s - l ** 2) / (n + 2));
return (0, i.u)(-1, 1, {
low: l - u,
high: l + u
});
}
}),
52167: ((e, t, n) => {
n.d(t, {
Db: () => generatorFor,
Eb: () => sharedResamples,
z5: () => affordableResamples
});
var r = n(77598);
var i = n(69566);
function generatorFor(e, t) {
if (t !== void 0 && !Number.isInteger(t)) throw RangeError(`seed must be a whole number, not ${t}`);
return (0, i.q)(t ?? (0, r.hash)("sha256", e, "buffer").readInt32LE());
}
function affordableResamples(e, t) {
return Math.min(e, Math.max(1e3, Math.floor(5e7 / t)));
}
function sharedResamples(e, t) {
return affordableResamples(1e4, Math.max(1, e * t));
}
}),
72577: ((e, t, n) => {
n.d(t, { C: () => uniformInt });
function uniformIntInternal(e, t) {
let n = t > 2 ? ~~(4294967296 / t) * t : 4294967296;
let r = e.next() + 2147483648;
for (; r >= n;) r = e.next() + 2147483648;
return r % t;
}
function fromNumberToArrayInt64(e, t) {
if (t < 0) {
let n = -t;
e.sign = -1;
e.data[0] = ~~(n / 4294967296);
e.data[1] = n >>> 0;
} else {
e.sign = 1;
e.data[0] = ~~(t / 4294967296);
e.data[1] = t >>> 0;
}
return e;
}
function substractArrayInt64(e, t, n) {
let r = t.data[1];
let i = t.data[0];
let a = t.sign;
let o = n.data[1];
let s = n.data[0];
let c = n.sign;
e.sign = 1;
if (a === 1 && c === -1) {
let t = r + o;
let n = i + s + +(t > 4294967295);
e.data[0] = n >>> 0;
e.data[1] = t >>> 0;
return e;
}
let l = r;
let u = i;
let d = o;
let f = s;
if (a === -1) {
l = o;
u = s;
d = r;
f = i;
}
let p = 0;
let m = l - d;
if (m < 0) {
p = 1;
m >>>= 0;
}
e.data[0] = u - f - p;
e.data[1] = m;
return e;
}
function uniformArrayIntInternal(e, t, n) {
let r = n[0] + 1;
t[0] = uniformIntInternal(e, r);
t[1] = uniformIntInternal(e, 4294967296);
for (; t[0] >= n[0] && (t[0] !== n[0] || t[1] >= n[1]);) {
t[0] = uniformIntInternal(e, r);
t[1] = uniformIntInternal(e, 4294967296);
}
return t;
}
let r = 2 ** 53 - 1;
let i = {
sign: 1,
data: [0, 0]
};
let a = {
sign: 1,
data: [0, 0]
};
let o = {
sign: 1,
data: [0, 0]
};
let s = [0, 0];
function uniformLargeIntInternal(e, t, n, c) {
let l = c <= r ? fromNumberToArrayInt64(o, c) : substractArrayInt64(o, fromNumberToArrayInt64(i, n), fromNumberToArrayInt64(a, t));
if (l.data[1] === 4294967295) {
l.data[0] += 1;
l.data[1] = 0;
} else l.data[1] += 1;
uniformArrayIntInternal(e, s, l.data);
return s[0] * 4294967296 + s[1] + t;
}
function uniformInt(e, t, n) {
let r = n - t;
if (r <= 4294967295) return uniformIntInternal(e, r + 1) + t;
return uniformLargeIntInternal(e, t, n, r);
}
}),
69566: ((e, t, n) => {
n.d(t, { q: () => mersenne });
let r = 2567483615;
let i = 2147483647;
let a = 2147483648;
var o = class MersenneTwister {
constructor(e, t) {
this.states = e;
this.index = t;
}
clone() {
return new MersenneTwister(this.states.slice(), this.index);
}
next() {
let e = this.states[this.index];
e ^= e >>> 11;
e ^= e << 7 & 2636928640;
e ^= e << 15 & 4022730752;
e ^= e >>> 18;
this.index = twistedNext(this.states, this.index);
return e;
}
getState() {
return [this.index, ...this.states];
}
jump() {
let e = this.states.slice();
let t = this.index;
this.index = twistedNext(this.states, this.index);
for (let n = 19932; n > 0; --n) {
"SUSgbA\\W`E[]KN2RUSo8XVU?HKBFRl11E\\KoWOg5B]XEWG;BE;1:oVK[`B^Z9Qd23^XTnhL>]Unda4f[X;_j9H5QD=cN<5H`3bW>9bk1mjoI2fK0obmAAINOV:>Mek_V9dd<hZ\\gC3?Fm7FEk07QH_3PLm^@?^i\\QMkgP<]oLHmFnlecg5F@7U^@4jhZ?WZS0k@GHehmM36:5^9;>Hmm`co>k:KOSkSbIINb1VFf>LXgP>GUAQTD>Ci>XMGkUflLlb?_FaFUk@?5N7i70@;1o68ah@I<HFH7R2^J:G][Gf962ITWID9GWK8ElD2G5=DcHcL]cA]P2n7A=[<bInM;IHDQnJMReRXDWbVldnGEIPij`E08Xdci3@0c:IBbD4:Nk]?lEN9j^;T`0blZX7eiWE8c`<ak7j05FZi>AjUDh?M1B?^??FAXKThf<aBOXZf7jXYGK>R<;NHk3S9YhM7STJ6`:MIE`S@7298X8W>PNK=@;lLX<i\\TXLL<W@X[X54H]in8M;;n?kkQbajgAMY=Tf9b;ZKf0QUB2FHYWfnfkDoU9YkcLd95T>lK6GM1YL\\lid:J>KYS=iJ]Y>QlF>?R5_[5QeYC=66;A32Ac>OHk_ne^0g>bK:g;KFPgbGUcPR_Z=TX3H9d03bKZ2IhEPKBo>LSGWd0iFdV8C<Y:<>T[O6lC\\blaZ>GoAYP4clf^j1IfnZJ]QeDe2X<HE[LJNWnaCg[P]Co^:IRbWPY?97UePBlZNNHY6LOBM8P>=h?Ye:_f_Sb9Ki5GDYBF4dWeMfdg^ccPllNWM7G1\\UMdoYeOOD5^e@foA22G?ADYo5:FVG[bWo96;>3kc_c1Ab30>30;1@4F8g2hY?DJ4[LOL;ZLLKo2]jo>[KMDUcR279N_kF=3WL@Dd620bMTdA\\U9k``ef2iD9JgJ8CZBHS>F^Uk;<laeaeHS<15OSeS`PcSSKBRBFY]aQ=EgUXGNg=?d56`KA@2BejY0^[_DCX`L=CGMT=BW^6S1i@2ATBVk>3_ocRA>2U:4GPQ6o>5jX2HIcV3S@On6KB<[SKB?FC_AAji9agbBFkAi\\;4I\\UJ]c36Ub@[;gQACVGY<V]SDJBUU]La\\_a@JdOO8gm2T0DJMa:8Hf7>E]noQ[1Kambn??QQ]S?1i0oMGOijb\\aGY6lQ^CJ?9bFle8<eH4UUjBINX;n8@VOA5ah^URV49B[A?ONHhHAC1J5;;h0SXYlG^0W=eJdHh^K4SGe=1HZLLam;D<Q3AOdbPcdX``82\\jo0En8jRVGC73WMCF9`d:0heS?80?C188cSn7H9<daZ]MgS4Pb^1HkA:1PU^5>^h_g[RQV@PnYBRI_]`B]Bh@Uk03eXGY`I16L76H28X`R>IROMeNVUdU[:lghLhPCQZ:4a<30YBZCYnXe[?;jc8gKI2QH2MjnWBm4nGCZW`aVU2a;P<AMI25mlW_Nm][2?b6o851X@lAm]YZ`bWRF1g<Ga:T]1NXH5Veja5P9S9>:aNg:Th1Y=5o78K>LQ8hW@5S?I83Lk5Xk;j5@I3o[d:4RjE^oS30:WP9gC\\i8aSI>QRE@4lP:7lDg8g2`Ql[2I8aBU\\BQ?B4_clL9Q]S;^e1Ob5[>3JER2`c7B=o]fPOWO<DGi;Niba1PoWPPE_Q3aX0OB0mZej\\f_M[J4Y6]1`h2MkF[GiW8Q^d3^_=<I1N2Q7]2<2j[iP7V3V821FaI]A`93bC^Z\\G=WJ;^Ih?B97_iIF@\\Dl<eK1je8SNTWo_=XFMZH<<JYLZ^YQMPgYOV45K_:]kSI8^XlO0]GY=VUfe_C_F6TOcoAlVUH:o=WhhT@K`2KFhe<3\\KXQ>W:M?S_4S5d@J^`[AGA7@3]DnGSCO`\\?E8HT75^d9\\:m\\m1egIfk8cd6bD9\\eU8\\n[Pb0Cgd^S0n9kGJHb]i5XodlKHc34Fhi9K>0U5WK`>7Ff2^KL=WC6:kc?e5C^a1T1:4:^S5flXlGNIj08AfO?Dh7T7dWO>E]NI9?ob7B7P_h[4TEP[EU;GllFTnSmg9:\\[N]<SAoKP_kPlG56A:I3T6EG8Hj=XnUE`KT5U@OQ?]7[N^MFN1_NU4KO_3::Le`8IL9[1Z1H1;V3SC\\N3]S@4U[F2mhT5dYM7[4Pg_Na0_8WTH0`bgceQS8]EG;XgD4Ib4iLTP@kE79Mn>AYRJA1U5^Blhgno:aHVYc03c3J0Vc9FjEV^M75Zfd8kVC9>iJDk`AJ[6f7DK2D^DL\\AX:6b5h31XH;RQB\\N<ZSM=J;6L[`UW^eOIFc1Y]6_dfedIe4ARh72mTXC0WND_IDHVCZRDE0eODARCEETQI5TPUQE=jEH5bS?LP[ai`F5ABRYDo2o\\@=]GT?_9;hc4Lm:\\SF9k1T<0E@fX9BG[]g0nY7k[Qmi@la8`PF0j6@Q?Ii7bLkXQ<lLHf]`:DCh@9JY5>hEVLTdhL\\b1EB0lLh<=WaO@F<;8g<d:@e:LA:cFIEdmQh7hNHfSRToW?8N4:Z1K;XEDRO;OIDh<UdVln?bjgL>?VE98[B\\K<BVjkG8LiSX;fb>jf?DUK00Aih<WY6QD6cEnHBZ8iN_fd<G8Ci`11RUW2QlW]IXV:m?;J0GXXHfGNQ>:D`=fLPbO?VOTEYLj^cNj5PM>jKB5HVjJ4U7lXaTQNL9<@\\1`m\\Ug@VQHd7>jW=ca0`miF7;N0F=GjoQ`RFchKMGTmn8cF@Oh4GGCm7m2`U9j93Tb>=kSERjE_J939F01I1;`<ijk_=_Vn=7RVAI6fnQI5KlF:C44bN<<8K=Z<2TP<1]5?<dB>^LA=ebloE2Y2:9lkh0\\<YKbHD97iE`<C5oj^1>X:??`H6BXF2hG1Q[dF0Q=>W=J?7C\\k1T?<;R44oW?1hY^G8Zm]ZKnfOf0eCFYo6?=D8?<`6HU5SXh1;=:23LmV_FSi;OJfV<^?GkIDPISeHg1LaGE:V3Y3K3H<QJfbY?=;ldZRhnhQT_mGXDLFXXhSONE6Do_0iNZagB:BPGOTH;VhHUTd6LhQm^[;dO]5Hlkg<R:F<Kn\\:I:EGojgWZ2X@SYO_dlH;G8S<>oEKabY`:oU;=JW7ig?S?EYb86b7n8ce\\]IRa]koiWY<RfO;5kUI;7lVeC?[@ZaXDiF04B8R]bg@>O<mQDoUcBLcf^f>m2kMBUloD>Ze@NN^Z11TM`inXYhE_I=kA`:ZF4d\\>`L@;ZP[`ENU5cL[BV6\\Z?Di76:jg3hE6oG6jFc8kP=[GS1;WSedYQW1:U4\\OF32GgmMC<AjO]872bdBb`bKAA?8j78b>T3VfcUB2m4J^CPRU;8dScI]LU]^bBYA5_3:Y0N5i^?200000".charCodeAt(n / 6 | 0) - 48 & 1 << n % 6 && addState(this.states, this.index, e, t);
this.index = twistedNext(this.states, this.index);
}
addState(this.states, this.index, e, t);
}
};
function addState(e, t, n, r) {
let i = 0;
if (r >= t) {
for (; i < 624 - r; i++) e[i + t] ^= n[i + r];
for (; i < 624 - t; i++) e[i + t] ^= n[i + r - 624];
for (; i < 624; i++) e[i + t - 624] ^= n[i + r - 624];
} else {
for (; i < 624 - t; i++) e[i + t] ^= n[i + r];
for (; i < 624 - r; i++) e[i + t - 624] ^= n[i + r];
for (; i < 624; i++) e[i + t - 624] ^= n[i + r - 624];
}
}
function twistedNext(e, t) {
if (t < 227) {
let n = e[t] & a | e[t + 1] & i;
e[t] = e[t + 397] ^ n >>> 1 ^ -(n & 1) & r;
return t + 1;
} else if (t < 623) {
let n = e[t] & a | e[t + 1] & i;
e[t] = e[t + 397 - 624] ^ n >>> 1 ^ -(n & 1) & r;
return t + 1;
} else {
let n = e[t] & a | e[0] & i;
e[t] = e[396] ^ n >>> 1 ^ -(n & 1) & r;
return 0;
}
}
function twist(e) {
for (let t = 0; t !== 624; ++t) twistedNext(e, t);
}
function mersenne(e) {
let t = [e | 0];
for (let e = 1; e !== 624; ++e) {
let n = t[e - 1] ^ t[e - 1] >>> 30;
t.push(Math.imul(1812433253, n) + e | 0);
}
twist(t);
return new o(t, 0);
}
})
};
