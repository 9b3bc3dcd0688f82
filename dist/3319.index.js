export const id = 3319;
export const ids = [3319, 9546];
export const modules = {
63319: ((e, t, n) => {
n.r(t);
n.d(t, {
closeExperiment: () => closeExperiment,
measureArms: () => measureArms
});
var r = n(73024);
var i = n(76760);
var a = n(45145);
var o = n(70057);
var s = n(59546);
var c = n(43050);
var l = n(47705);
var u = n(56676);
var d = n(78553);
var f = n(11320);
var p = n(20472);
var m = n(93549);
var h = n(5484);
var g = n(40273);
var _ = n(24492);
var v = n(14173);
var y = n(90269);
var b = n(8836);
function earlierJobs(e) {
let t = new Map();
let n = (0, g.Cs)((0, y.GY)(e));
let r = (0, y.XS)(e);
let o = -Infinity;
let s = !1;
return async (c) => {
if (s || performance.now() - o < 6e4) return null;
o = performance.now();
try {
return await (0, p.T)(async () => {
let a = (await (0, _.NG)(r)).filter(({ name: e }) => !(0, y.PS)(e, r) && !e.startsWith(`${n}-`));
let o = a.filter(({ id: e }) => !t.has(e));
if (o.length === 0 || a.length > 300) return null;
await (0, b.b)(async (n) => {
for (let r of o) {
let a = i.join(n, String(r.id));
let { runs: o, failed: s } = await (0, y.ky)([r], a, e.suite, _.bk);
s.length === 0 && t.set(r.id, (0, h.sn)(o).parts);
}
});
let l = (0, h.wg)([...t.values()].flat(), c());
s = l !== null;
return l;
});
} catch (e) {
v.pq(`The pairs of earlier jobs are not available: ${(0, a.bD)(e)}`);
return null;
}
};
}
var x = n(89955);
var S = n(7126);
var C = n(32850);
var w = n(92309);
async function measureArms(e, t) {
let r = await (0, d.resolveArms)(t.arms, t);
for (let e of r) (0, S.Z$)(e.options);
let { interruption: i, search: a, request: s } = (0, C.R)(e);
let { github: c, signal: l } = s;
let u = await (0, f.p)({
...s,
arms: r,
keepOptions: (e, t) => (0, C.t4)(e.texts, t),
...jobOf(e),
...c === null ? {} : { place: [
c.repository,
c.run_id,
...(0, y.GY)(e)
] },
withEarlierResults: (e) => (0, b.b)(async (t) => {
let { downloadEarlierResults: r } = await Promise.all([
n.e(6913),
n.e(3128),
n.e(9999),
n.e(3585),
n.e(2186)
]).then(n.bind(n, 23585));
return e(await (0, p.M)(() => r(a, t), l) ? t : null);
}),
async restoreRecords(t, r) {
if (!(0, C.tc)()) return [];
let { earlierExperiments: i } = await n.e(7475).then(n.bind(n, 19856));
return (0, p.M)(() => i(e, t, r), l);
}
});
s.observer.close();
let { record: m, runs: h, directory: g } = u;
for (let e of verdictsOf(m)) v.pq(`\n${e}`);
(0, w.n0)(h.at(-1), g);
(0, w.JY)((0, o.Bw)(m.comparisons));
failExperiment(u, e);
await (0, C.Kc)(i, m.interrupted, async () => {
let { publishExperiment: t } = await Promise.all([
n.e(6913),
n.e(3128),
n.e(2421),
n.e(4996),
n.e(5280),
n.e(334),
n.e(4241),
n.e(5574)
]).then(n.bind(n, 55574));
await t(g, e);
});
}
function jobOf(e) {
let [t, n] = [Number(e["job-index"]), Number(e["job-total"])];
if (n <= 1) return {};
return {
job: {
index: t,
total: n
},
...t === 0 ? {} : { earlierJobs: earlierJobs(e) }
};
}
function verdictsOf({ comparisons: e, arms: t }) {
return e.map((e) => (0, o.L2)(e, t[0].name));
}
function failExperiment({ record: e, runs: t }, n) {
let r = t.flatMap(({ gate: t }, n) => (t?.reasons ?? []).map((t) => `${e.arms[n].name}: ${t}`));
let i = (0, c.i9)(t, n, e.interrupted);
(0, x.ff)(i, verdictsOf(e).join("; "), r, e.interrupted);
}
async function closeExperiment(e, t) {
new u.V(e).tidy();
let n;
try {
n = (0, s.readExperiment)(e);
} catch (e) {
v.$e((0, a.bD)(e));
return;
}
for (let [a, { name: o }] of n.arms.entries()) {
let n = i.join(e, o);
if (!(0, r.existsSync)(n)) continue;
let s = new u.V(n);
s.tidy();
let d = await (0, l.readRun)(n, () => !0).then((e) => e.run, () => null);
if (d === null || d.finished_at !== null) continue;
await (0, m.y)(d, s, t, (0, c.wQ)(a));
}
if (n.finished_at !== null) return;
await (0, s.writeExperiment)(e, {
...n,
interrupted: "killed"
}).catch((e) => v.$e((0, a.bD)(e)));
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
