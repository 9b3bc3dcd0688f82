export const id = 6219;
export const ids = [
6219,
9995,
7705,
9546
];
export const modules = {
1158: ((e, t, n) => {
n.d(t, { $: () => canonical });
function canonical(e) {
return JSON.stringify(e, (e, t) => typeof t == "object" && t && !Array.isArray(t) ? Object.fromEntries(Object.entries(t).sort(([e], [t]) => e < t ? -1 : 1)) : t);
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
19089: ((e, t, n) => {
n.d(t, {
C2: () => painter,
Li: () => lookOf,
uc: () => isLively
});
var r = n(57975);
var i = n(12694);
function lookOf(e) {
return {
columns: columnsOf(e),
paint: painter((0, i.yU)(e))
};
}
function painter(e) {
return (t, n) => e && n !== "" ? (0, r.styleText)(t, n, { validateStream: !1 }) : n;
}
function isLively(e) {
return e.isTTY === !0 && process.env.TERM !== "dumb";
}
function columnsOf(e) {
return e.isTTY === !0 ? Math.max(20, (e.columns || 80) - 1) : Infinity;
}
}),
34400: ((e, t, n) => {
n.d(t, {
CN: () => ofArm,
Gd: () => selectsInLatest,
XS: () => c
});
var r = n(73024);
var i = n(76760);
var a = n(59546);
var o = n(47705);
var s = n(80418);
let c = /^([^/\\]+)\/([1-9]\d{0,5})$/;
function selectsInLatest(e, t) {
if (/[/\\]/.test(e) && !c.test(e) && ofArm(t, e)[0] === t) return !1;
if (!(0, r.existsSync)(e)) return !0;
if ((0, s.gM)(e) || (0, s.oA)(e)) return !1;
return ((0, a.readExperiment)(t)?.order ?? (0, o.readRunRecord)(t)?.planned ?? []).some(({ instance_id: t }) => t === e);
}
function ofArm(e, t) {
let [, n, r] = /^([^/\\]+)\/(.+)$/.exec(t) ?? [];
if (n === void 0 || !(0, s.oA)(e) || !(0, s.gM)(i.join(e, n))) return [e, t];
return [i.join(e, n), r];
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
86426: ((e, t, n) => {
n.d(t, { o: () => nameOfAgent });
function nameOfAgent(e) {
return e.replace(/@[^@/]*$/, "");
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
n.r(t);
n.d(t, {
ALPHA: () => _,
NO_PAIR: () => T,
experimentSchema: () => w,
isTolerated: () => isTolerated,
readExperiment: () => readExperiment,
savedOf: () => savedOf,
verdictOnArm: () => verdictOnArm,
wasSettled: () => wasSettled,
writeExperiment: () => writeExperiment
});
var r = n(76760);
var i = n(57975);
var a = n(94343);
var o = n(43759);
var s = n(63160);
var c = n(45145);
var l = n(45503);
var u = n(22495);
var d = n(70606);
var f = n(23137);
var p = n(44408);
var m = n(64458);
var h = n(71343);
var g = n(80418);
let _ = .05;
let v = a.aig().check(o.qm(-1), o.Zm(1));
let y = a.Ikc({
low: v,
high: v
});
let b = (0, f.WY)(a.mee(a.aig().check(o.UI())), "Null beyond 1.8e308");
let x = a.k5n([
"better",
"worse",
"no difference that matters",
"cannot be settled"
]);
let S = a.Ikc({
pairs: (0, f.WY)(p.U9, "Instances measured on both sides"),
difference: (0, f.WY)(v, "Mean over these instances: the arm minus the control"),
e_value: b,
instance_id: (0, f.WY)(a.lqM(a.YjP()), "That of the last pair")
});
let C = a.Ikc({
arm: a.YjP(),
answer: (0, f.WY)(a.mee(x), "By the test of `method`; null if the run was ended before it was known, or the difference is within noise"),
method: (0, f.WY)(a.k5n([
"e-process",
"mcnemar",
"permutation"
]), "`e-process` with stop: known, valid at every look; otherwise a test of all pairs at the end"),
pairs: p.U9,
left_out: (0, f.WY)(p.U9, "Instances without a verdict in every trial of both sides"),
difference: (0, f.WY)(a.mee(v), "Null without a pair"),
interval: (0, f.WY)(a.mee(y), "Of the difference, 95%; with e-process it is valid at every look"),
e_value: (0, f.WY)(b, "Against no difference, at the last look"),
p: (0, f.WY)(a.mee(p.CG), "Two-sided"),
p_adjusted: (0, f.WY)(a.mee(p.CG), "By Holm's method, over the comparisons with the control"),
looks: (0, f.WY)(a.YOg(S), "After every pair")
});
let w = a.Ikc({
schema: a.euz("agentbench/experiment/v1"),
suite: h.Lx.shape.suite,
dataset: h.Lx.shape.dataset,
measure: p.eI,
arms: (0, f.WY)(a.YOg(a.Ikc({
name: (0, f.WY)(a.YjP(), "The directory of its run, relative to the experiment's"),
control: a.zMY(),
agent: h.Lx.shape.agent,
identity: h.Lx.shape.identity,
sets: (0, f.WY)(a.YOg(a.YjP()), "Options that it sets"),
planned: p.U9,
measured: (0, f.WY)(p.U9, "Trials with a verdict"),
stopped: (0, f.WY)(p.U9, "Trials that were not run because the answer was known"),
reused: (0, f.WY)(a.lqM(a.Ikc({
trials: p.U9,
oldest: h.Lx.shape.started_at,
newest: h.Lx.shape.started_at
})), "Of them, those taken from earlier results (option `reuse`), and when they were measured; absent if there are none"),
skills: (0, f.WY)(a.lqM(a.Ikc({
trials: p.U9,
opened: p.U9
})), "Trials with `agent-skills` and a trajectory, and those in which the agent opened a skill; absent if there are none"),
cost_usd: (0, f.WY)(a.mee(a.aig()), "Of all trials, reused ones as well; null if the cost of a measured trial is unknown, or there is none")
})), "The first one is the control"),
job: (0, f.WY)(a.lqM(a.Ikc({
index: p.U9,
total: p.U9
})), "One job of a matrix. The pairs of all jobs count in the order of their indexes; absent for an experiment of one job"),
seed: p.U9,
stop: a.k5n(["never", "known"]),
alpha: (0, f.WY)(p.CG, "Of all comparisons together"),
tolerance: p.CG,
trials: a.Whr().check(o.NC()),
order: (0, f.WY)(a.YOg(a.Ikc({
instance_id: a.YjP(),
trial: a.Whr().check(o.NC()),
arms: (0, f.WY)(a.YOg(p.U9), "In the order of measurement: indexes in `arms`")
})), "As drawn from the seed"),
comparisons: (0, f.WY)(a.YOg(C), "Each other arm with the control"),
stopped: (0, f.WY)(a.mee(a.Ikc({
pairs: p.U9,
message: a.YjP(),
settled: (0, f.WY)(a.lqM(a.zMY()), "False if nothing left could have settled it, true if the answer was known; absent in older records"),
trials: (0, f.WY)(p.U9, "Trials that were not run"),
cost_usd: (0, f.WY)(a.mee(a.aig()), "Their cost, if each had cost the mean of the measured trials of its arm; null if that is unknown")
})), "Null if every planned trial was begun"),
interrupted: h.Lx.shape.interrupted,
started_at: h.Lx.shape.started_at,
finished_at: h.Lx.shape.finished_at,
harness_version: h.Lx.shape.harness_version,
github: h.Lx.shape.github
});
let T = "no instance has a verdict on both sides";
function verdictOnArm(e) {
let { answer: t } = e;
if (t === "better") return "improved";
if (t === "worse") return "regressed";
return t === "no difference that matters" || isTolerated(e) ? "within tolerance" : "within noise";
}
function isTolerated({ answer: e, method: t, p_adjusted: n }) {
return e === null && t !== "e-process" && n !== null && n < _;
}
function wasSettled({ stopped: e, comparisons: t }) {
return e?.settled ?? t.every(({ answer: e }) => e !== "cannot be settled");
}
function savedOf(e) {
return e.reduce((e, { planned: t, stopped: n, measured: r, cost_usd: i }) => {
if (n === 0 || e === null) return e;
if (i === null || r === 0 || r + n < t) return null;
return e + n * i / r;
}, 0);
}
async function writeExperiment(e, t) {
let n = r.join(e, g.DT);
try {
(0, d.z)(n);
await (0, d.f)(n, () => [(0, m.P)(t)]);
} catch (e) {
throw new c.QM(`results-path: ${g.DT} could not be written: ${(0, c.bD)(e)}; make room there, or mend it, then resume`, { cause: e });
}
}
function readExperiment(e) {
if (!(0, g.oA)(e)) return null;
let unreadable = (t) => new c.yo(`${g.DT}: the experiment in ${e} cannot be read: ${t}`);
let t;
try {
t = (0, s.nh)((0, l.XF)(r.join(e, g.DT), 67108864).toString());
} catch (e) {
throw unreadable((0, c.bD)(e));
}
let n = w.safeParse(t);
if (!n.success) throw unreadable((0, f.hQ)(n.error.issues[0]));
let { arms: a, comparisons: o } = n.data;
let d = a.map(({ name: e }) => e);
let p = o.map(({ arm: e }) => e);
if (new Set(d).size !== d.length || d.length < 2 || !(0, i.isDeepStrictEqual)(p, d.slice(1))) throw unreadable("its comparisons are not those of its arms");
let m = d.find((e) => r.basename(e) !== e || /^\.*$/.test(e));
if (m !== void 0) throw unreadable(`its arm ${(0, u.h0)(m, 100)} names no directory beside it`);
return n.data;
}
}),
21363: ((e, t, n) => {
n.d(t, { h: () => figuresOf });
var r = n(71826);
function figuresOf(e) {
let t = e.filter(({ score: e }) => e !== null);
let n = t.some(({ floor: e }) => e != null);
let i = t.map(({ score: e, floor: t }) => ({
score: e,
floor: t ?? 0
}));
let a = sum(i.map(({ score: e, floor: t }) => Math.max(0, e - t)));
let o = sum(i.map(({ floor: e }) => 2 - e));
let s = i.map(({ score: e }) => e);
let c = e.length;
return {
expected: c,
judged: i.length,
score: (0, r._)(s.map((e) => e / 2)),
score_expected: c === 0 ? 0 : sum(s) / c / 2,
coverage: c === 0 ? 0 : s.length / c,
score_without_vacuous: !n || o === 0 ? null : a / o
};
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
n.r(t);
n.d(t, {
DENIED: () => x,
faultOf: () => faultOf,
readAttempt: () => readAttempt,
readRecord: () => readRecord,
readRun: () => readRun,
readRunRecord: () => readRunRecord,
readTrial: () => readTrial,
runIn: () => runIn
});
var r = n(76760);
var i = n(37428);
var a = n(63160);
var o = n(30742);
var s = n(45145);
var c = n(70930);
var l = n(45503);
var u = n(23137);
var d = n(97857);
var f = n(80588);
var p = n(37664);
var m = n(71343);
var h = n(74705);
var g = n(61210);
var _ = n(9271);
let v = 16777216;
let y;
let b = "it belongs to an earlier run";
let x = "it cannot be read: permission denied";
let S = (0, p.n)(m.Lx);
let C = (0, p.n)(m.FD);
async function readRun(e, t, n) {
let r = n ?? runIn(e);
C.expect(r.planned.length);
let i = [];
let a = [];
let o = realDirectoriesIn(e);
let s = onlyOnce(r);
s > 0 && a.push(`run.json: ${s} planned trials that occur more than once`);
for (let n of r.planned) {
let { result: s, fault: c } = countingRecord(e, n, r, o);
c !== null && a.push(`${fileOf(n)}: ${c}`);
let l = s === null ? null : t(s);
i.push(l);
s !== null && l === null && a.push(`${fileOf(n)}: there is no room for it beside the others`);
if (s === null || n.digest !== void 0) continue;
n.status = s.status;
({score: n.score, score_expected: n.score_expected, coverage: n.coverage} = (0, g.YW)(s));
n.error = (0, d.$I)(s.error);
n.result = fileOf(n);
}
r.totals = (0, g.vA)(r.planned);
return {
run: r,
results: i,
left: a
};
}
function fileOf(e) {
return `${(0, _.qQ)(e)}/result.json`;
}
function onlyOnce(e) {
let t = new Set();
let n = e.planned.filter((e) => {
let n = t.size;
return t.add((0, _.wK)(e)).size > n;
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
digest: (0, o.B)(n.content)
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
return C(readJson(`${e}/result.json`, v).value);
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
let a = t.digest === void 0 ? null : (0, o.B)(i.content);
let s = faultOf({
result: i.result,
digest: a
}, t, n);
if (s === null) return {
result: i.result,
fault: s
};
return {
result: t.digest === void 0 ? null : (0, h.u)(t, n, s),
fault: s === b ? null : s
};
}
function faultOf({ result: e, digest: t }, n, r) {
if (n.digest !== void 0) return t === n.digest && e.status === n.status ? null : "it is not the record that was written";
if (n.result === null && Date.parse(e.started_at) < Date.parse(r.started_at)) return b;
if (n.result === null && r.finished_at !== null) return "the run wrote no such record";
return null;
}
function realDirectoriesIn(e) {
return new Set((0, c.s9)(e).filter((e) => e.isDirectory()).map(({ name: e }) => e));
}
function readResult(e, t, n) {
let r = (0, _.qQ)(t);
try {
let i = (0, f.Z)(e, r, n.has(t.instance_id) ? 2 : 1);
if (i !== null) return `${i} is a link`;
let { value: a, content: o } = readJson(`${e}/${r}/result.json`, v);
let s = C(a);
if (s.instance_id === t.instance_id && s.trial === t.trial) return {
result: s,
content: o
};
return `it belongs to ${s.instance_id}, trial ${s.trial}`;
} catch (e) {
let t = (0, s.$N)(e);
if (t === "ENOENT" || t === "ENOTDIR") return null;
if (t === "EACCES") return x;
if (e instanceof l.SX) return e.message;
if (t === "ELOOP") return "it is a link";
return "it is not a trial record";
}
}
function runIn(e) {
let { value: t } = readJson(r.join(e, "run.json"), 67108864);
let { planned: n } = t ?? {};
Array.isArray(n) && S.expect(n.length / 8);
try {
return S(t);
} catch (e) {
if (!(e instanceof i.a$)) throw e;
throw Error((0, u.hQ)(e.issues[0]), { cause: e });
}
}
function readJson(e, t) {
y ??= Buffer.allocUnsafeSlow(65536);
let n = (0, l.XF)(e, t, { space: y });
return {
value: (0, a.nh)(n.toString()),
content: n
};
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
