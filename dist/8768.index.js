export const id = 8768;
export const ids = [
8768,
9995,
7705,
9546,
7475
];
export const modules = {
19856: ((e, t, n) => {
n.d(t, {
earlierExperiments: () => earlierExperiments,
restoreEarlierAttempts: () => restoreEarlierAttempts
});
var r = n(51455);
var i = n(76760);
var a = n(45145);
var o = n(40273);
var s = n(24492);
var c = n(59546);
var l = n(47705);
var u = n(80418);
var d = n(56676);
var f = n(61210);
var p = n(9271);
var m = n(41514);
var h = n(14173);
var g = n(90269);
var _ = n(8836);
async function restoreEarlierAttempts(e, t, n, r, o = "") {
let s = Number(process.env.GITHUB_RUN_ATTEMPT) || 1;
if (s < 2) return !1;
let c = (0, l.readRunRecord)(n);
let d = c !== null && isAttemptOfThisRun(c, s) && hasSameSelection(c, t);
if ((0, u.gM)(n) && !d || !e["upload-artifact"]) return d;
try {
let a = await earlierArtifacts(e);
let c = new Set(r.map(p.wK));
return await (0, _.b)(async (e) => {
let r = 0;
for (let s of a) r += await takeFrom(s, {
now: t,
planned: c,
arm: o
}, i.join(e, String(s.id)), n);
r > 0 && h.pq(`Attempt ${s}: ${r} finished trials are taken from earlier attempts.`);
return d || r > 0;
});
} catch (e) {
h.$e(`The results of earlier attempts are not available, so all trials are measured again: ${(0, a.bD)(e)}`);
return d;
}
}
async function takeFrom(e, { now: t, planned: n, arm: r }, o, c) {
try {
let a = await (0, s.bk)(e, o);
let l = i.join(o, r);
let u = r === "" ? a.files : filesBelow(r, a.files);
let d = differencesFrom(l, t);
if (d.length === 0) return await takeOver(u, l, c, n);
tellLeftOut(e.name, d);
} catch (t) {
h.$e(`The results in ${e.name} are not available, so trials that no other attempt has are measured again: ${(0, a.bD)(t)}`);
}
return 0;
}
async function earlierArtifacts(e) {
h.AU(g.YV);
let t = (0, o.Cs)((0, g.GY)(e));
return (await (0, s.NG)(t)).filter(({ name: e }) => (0, g.DW)(t, e)).reverse();
}
function filesBelow(e, t) {
return t.flatMap((t) => t.startsWith(`${e}/`) ? [t.slice(e.length + 1)] : []);
}
async function earlierExperiments(e, t, n) {
let r = Number(process.env.GITHUB_RUN_ATTEMPT) || 1;
try {
let a = (0, c.readExperiment)(t);
let o = a?.job === void 0 || a.job.index === Number(e["job-index"]);
if (a !== null) return isAttemptOfThisRun(a, r) && o ? [a] : [];
if (!e["upload-artifact"]) return [];
let s = await earlierArtifacts(e);
return await (0, _.b)(async (e) => {
let t = [];
for (let r of s) {
let a = await experimentIn(r, i.join(e, String(r.id)));
if (a === null) continue;
t.push(a);
if (n(a)) break;
}
return t;
});
} catch (e) {
h.$e(`The experiment of earlier attempts is not available, so all trials are measured again: ${(0, a.bD)(e)}`);
return [];
}
}
async function experimentIn(e, t) {
try {
await (0, s.bk)(e, t);
return (0, c.readExperiment)(t);
} catch (t) {
h.$e(`The experiment in ${e.name} is not available and is not continued: ${(0, a.bD)(t)}`);
return null;
} finally {
await (0, r.rm)(t, {
recursive: !0,
force: !0
});
}
}
function isAttemptOfThisRun({ github: e }, t) {
let { GITHUB_REPOSITORY: n, GITHUB_RUN_ID: r, GITHUB_JOB: i } = process.env;
return e !== null && e.repository === n && e.run_id === r && e.job === i && e.run_attempt < t;
}
function hasSameSelection({ options: e }, { options: t }) {
if (e === void 0 || t === void 0) return !0;
return ["instances", "shard"].every((n) => (0, m.am)(n, e, t));
}
function differencesFrom(e, t) {
let n = (0, l.readRunRecord)(e);
return n === null ? ["it has no run.json that can be read"] : (0, m.g6)(n, t);
}
function tellLeftOut(e, t) {
let n = t.slice(0, 5).join("; ");
let r = t.length > 5 ? `; and ${t.length - 5} more` : "";
h.lm(`The results in ${e} belong to another measurement and are not used: ${n}${r}`);
}
async function takeOver(e, t, n, a) {
let [o, s] = [new d.V(t), new d.V(n)];
let [c, l] = [await s.finished(), await o.finished()];
let u = new Map();
for (let n of e) {
let [, e, o] = /^([^/]+)\/trial-(\d+)\/result\.json$/.exec(n) ?? [];
if (e === void 0 || c(e, Number(o)) !== null) continue;
let d = l(e, Number(o));
if (d === null || !a.has((0, p.wK)(d.result))) continue;
s.makePlace(e, Number(o));
let f = i.join(s.directory, n);
await (0, r.rm)(f, { force: !0 });
await (0, r.cp)(i.join(t, n), f);
u.set((0, p.wK)(d.result), d);
}
u.size > 0 && await enter(u, t, s);
return u.size;
}
async function enter(e, t, n) {
let r = (0, l.readRunRecord)(t);
let i = (0, l.readRunRecord)(n.directory) ?? {
...r,
planned: []
};
i.planned = i.planned.filter((t) => !e.has((0, p.wK)(t)));
for (let t of r.planned) {
let n = e.get((0, p.wK)(t));
if (n === void 0) continue;
let { status: r, error: a } = n.result;
let o = {
status: r,
error: a,
...(0, f.YW)(n.result)
};
i.planned.push({
...t,
...o,
result: `${(0, p.qQ)(t)}/result.json`,
digest: n.digest
});
}
await n.writeRun(i);
}
}),
1158: ((e, t, n) => {
n.d(t, { $: () => canonical });
function canonical(e) {
return JSON.stringify(e, (e, t) => typeof t == "object" && t && !Array.isArray(t) ? Object.fromEntries(Object.entries(t).sort(([e], [t]) => e < t ? -1 : 1)) : t);
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
})
};
