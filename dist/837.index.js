export const id = 837;
export const ids = [837, 9654];
export const modules = {
43552: ((e, t, n) => {
n.r(t);
n.d(t, {
closeExperiment: () => closeExperiment,
measureArms: () => measureArms
});
var r = n(73024);
var i = n(76760);
var a = n(45293);
var o = n(91168);
var s = n(96053);
var c = n(77013);
var l = n(23954);
var u = n(27277);
var d = n(98672);
var f = n(59654);
var p = n(80486);
var m = n(56861);
var h = n(64488);
var g = n(99029);
var _ = n(95106);
var v = n(62451);
var y = n(70596);
var b = n(69065);
var x = n(44002);
var S = n(27141);
var C = n(6523);
var w = n(87396);
var T = n(88257);
var E = n(54513);
var D = n(2304);
function earlierJobs(e, t) {
let n = new Map();
let r = (0, S.Cs)((0, E.GY)(e));
let o = (0, E.XS)(e);
let s = -Infinity;
let c = !1;
return async (l) => {
if (c || performance.now() - s < 6e4) return null;
s = performance.now();
try {
return await (0, w.Ns)(t, async () => {
let t = (await (0, C.NG)(o)).filter(({ name: e }) => !(0, E.PS)(e, o) && !e.startsWith(`${r}-`));
let a = t.filter(({ id: e }) => !n.has(e));
if (a.length === 0 || t.length > 300) return null;
await (0, D.b)(async (t) => {
for (let r of a) {
let a = i.join(t, String(r.id));
let { runs: o, failed: s } = await (0, E.ky)([r], a, e.suite, C.bk);
s.length === 0 && n.set(r.id, (0, x.sn)(o).parts);
}
});
let s = (0, x.wg)([...n.values()].flat(), l());
c = s !== null;
return s;
});
} catch (e) {
T.pq(`The pairs of earlier jobs are not available: ${(0, a.bD)(e)}`);
return null;
}
};
}
var O = n(10183);
var k = n(81906);
var A = n(66681);
var j = n(88057);
var M = n(94642);
var N = n(38319);
async function measureArms(e, t, r) {
let i = await (0, g.resolveArms)(t.arms, t);
for (let e of i) (0, k.Z$)(e.options);
let a = new A.U();
let f = (0, s.YF)();
let { signal: p } = f;
let m = (0, l.j)(process.env);
let h = (0, u.VS)(process.env, m);
let b = await (0, _.p)({
arms: i,
options: e,
machine: (0, d.g)(process.env),
observer: a,
github: h,
secrets: (0, o.G_)(process.env),
signal: p,
keepOptions: (e, t) => (0, v.o2)(e.texts, t, ["agent-setup", "judge-command"]),
...jobOf(e, r),
...h === null ? {} : { place: [
h.repository,
h.run_id,
...(0, E.GY)(e)
] },
withEarlierResults: (t) => (0, D.b)(async (i) => {
let { downloadEarlierResults: a } = await Promise.all([
n.e(2729),
n.e(3180),
n.e(8875),
n.e(8529)
]).then(n.bind(n, 68529));
let o = {
options: e,
place: h,
bases: (0, u.cF)(process.env, m)
};
return t(await (0, y.MS)(() => a(o, i), r, p) ? i : null);
}),
async restoreRecord(t) {
if (!(0, y.tc)()) return null;
let { earlierExperiment: i } = await n.e(7156).then(n.bind(n, 97156));
return (0, y.MS)(() => i(e, t), r, p);
},
async restore(t, i, a) {
if (!(0, y.tc)()) return !1;
let { restoreEarlierAttempts: o } = await n.e(7156).then(n.bind(n, 97156));
let s = await (0, y.MS)(() => o(e, t, i, a), r, p);
T.t8();
return s;
},
onBegin(e) {
(0, N.u)("results-path", e.resultsPath);
(0, M.su)(e);
}
});
a.close();
let { record: x, runs: S, directory: C } = b;
for (let e of verdictsOf(x)) T.pq(`\n${e}`);
(0, j.n0)(S.at(-1));
(0, j.JY)((0, c.Bw)(x.comparisons));
failExperiment(b, e);
if (x.interrupted !== null) {
T.pq("The run was ended early; the post step publishes the results so far.");
return;
}
let { publishExperiment: w } = await Promise.all([
n.e(2729),
n.e(3180),
n.e(4189),
n.e(224),
n.e(1762),
n.e(8822),
n.e(3128),
n.e(8546)
]).then(n.bind(n, 78546));
let O = w(C, e, r);
await (0, y.c8)(O.then(M.sE), p);
f.dispose();
}
function jobOf(e, t) {
let [n, r] = [Number(e["job-index"]), Number(e["job-total"])];
if (r <= 1) return {};
return {
job: {
index: n,
total: r
},
...n === 0 ? {} : { earlierJobs: earlierJobs(e, t) }
};
}
function verdictsOf({ comparisons: e, arms: t }) {
return e.map((e) => (0, c.L2)(e, t[0].name));
}
function failExperiment({ record: e, runs: t }, n) {
let r = t.flatMap(({ gate: t }, n) => (t?.reasons ?? []).map((t) => `${e.arms[n].name}: ${t}`));
let i = (0, p.i9)(t, n, e.interrupted);
(0, O.ff)(i, verdictsOf(e).join("; "), r, e.interrupted);
}
async function closeExperiment(e, t) {
new h.V(e).tidy();
let n;
try {
n = (0, f.readExperiment)(e);
} catch (e) {
T.$e((0, a.bD)(e));
return;
}
for (let [a, { name: o }] of n.arms.entries()) {
let n = i.join(e, o);
if (!(0, r.existsSync)(n)) continue;
let s = new h.V(n);
s.tidy();
let c = await (0, m.readRun)(n, () => !0).then((e) => e.run, () => null);
if (c === null || c.finished_at !== null) continue;
(0, b.y)(c, t, (0, p.wQ)(a));
await s.writeRun(c);
}
if (n.finished_at !== null) return;
await (0, f.writeExperiment)(e, {
...n,
interrupted: "killed"
}).catch((e) => T.$e((0, a.bD)(e)));
}
}),
59654: ((e, t, n) => {
n.r(t);
n.d(t, {
ALPHA: () => h,
NO_PAIR: () => C,
experimentSchema: () => S,
isTolerated: () => isTolerated,
readExperiment: () => readExperiment,
savedOf: () => savedOf,
verdictOnArm: () => verdictOnArm,
wasSettled: () => wasSettled,
writeExperiment: () => writeExperiment
});
var r = n(76760);
var i = n(79745);
var a = n(82941);
var o = n(47220);
var s = n(45293);
var c = n(44019);
var l = n(7570);
var u = n(56429);
var d = n(65740);
var f = n(63278);
var p = n(29615);
var m = n(98694);
let h = .05;
let g = i.aig().check(a.qm(-1), a.Zm(1));
let _ = i.Ikc({
low: g,
high: g
});
let v = (0, u.WY)(i.mee(i.aig().check(a.UI())), "Null beyond 1.8e308");
let y = i.k5n([
"better",
"worse",
"no difference that matters",
"cannot be settled"
]);
let b = i.Ikc({
pairs: (0, u.WY)(d.U9, "Instances measured on both sides"),
difference: (0, u.WY)(g, "Mean over these instances: the arm minus the control"),
e_value: v,
instance_id: (0, u.WY)(i.lqM(i.YjP()), "That of the last pair")
});
let x = i.Ikc({
arm: i.YjP(),
answer: (0, u.WY)(i.mee(y), "By the test of `method`; null if the run was ended before it was known, or the difference is within noise"),
method: (0, u.WY)(i.k5n([
"e-process",
"mcnemar",
"permutation"
]), "`e-process` with stop: known, valid at every look; otherwise a test of all pairs at the end"),
pairs: d.U9,
left_out: (0, u.WY)(d.U9, "Instances without a verdict in every trial of both sides"),
difference: (0, u.WY)(i.mee(g), "Null without a pair"),
interval: (0, u.WY)(i.mee(_), "Of the difference, 95%; with e-process it is valid at every look"),
e_value: (0, u.WY)(v, "Against no difference, at the last look"),
p: (0, u.WY)(i.mee(d.CG), "Two-sided"),
p_adjusted: (0, u.WY)(i.mee(d.CG), "By Holm's method, over the comparisons with the control"),
looks: (0, u.WY)(i.YOg(b), "After every pair")
});
let S = i.Ikc({
schema: i.euz("agentbench/experiment/v1"),
suite: p.Lx.shape.suite,
dataset: p.Lx.shape.dataset,
measure: d.eI,
arms: (0, u.WY)(i.YOg(i.Ikc({
name: (0, u.WY)(i.YjP(), "The directory of its run, relative to the experiment's"),
control: i.zMY(),
agent: p.Lx.shape.agent,
identity: p.Lx.shape.identity,
sets: (0, u.WY)(i.YOg(i.YjP()), "Options that it sets"),
planned: d.U9,
measured: (0, u.WY)(d.U9, "Trials with a verdict"),
stopped: (0, u.WY)(d.U9, "Trials that were not run because the answer was known"),
reused: (0, u.WY)(i.lqM(i.Ikc({
trials: d.U9,
oldest: p.Lx.shape.started_at,
newest: p.Lx.shape.started_at
})), "Of them, those taken from earlier results (option `reuse`), and when they were measured; absent if there are none"),
skills: (0, u.WY)(i.lqM(i.Ikc({
trials: d.U9,
opened: d.U9
})), "Trials with `agent-skills` and a trajectory, and those in which the agent opened a skill; absent if there are none"),
cost_usd: (0, u.WY)(i.mee(i.aig()), "Of all trials, reused ones as well; null if the cost of a measured trial is unknown, or there is none")
})), "The first one is the control"),
job: (0, u.WY)(i.lqM(i.Ikc({
index: d.U9,
total: d.U9
})), "One job of a matrix. The pairs of all jobs count in the order of their indexes; absent for an experiment of one job"),
seed: d.U9,
stop: i.k5n(["never", "known"]),
alpha: (0, u.WY)(d.CG, "Of all comparisons together"),
tolerance: d.CG,
trials: i.Whr().check(a.NC()),
order: (0, u.WY)(i.YOg(i.Ikc({
instance_id: i.YjP(),
trial: i.Whr().check(a.NC()),
arms: (0, u.WY)(i.YOg(d.U9), "In the order of measurement: indexes in `arms`")
})), "As drawn from the seed"),
comparisons: (0, u.WY)(i.YOg(x), "Each other arm with the control"),
stopped: (0, u.WY)(i.mee(i.Ikc({
pairs: d.U9,
message: i.YjP(),
settled: (0, u.WY)(i.lqM(i.zMY()), "False if nothing left could have settled it, true if the answer was known; absent in older records"),
trials: (0, u.WY)(d.U9, "Trials that were not run"),
cost_usd: (0, u.WY)(i.mee(i.aig()), "Their cost, if each had cost the mean of the measured trials of its arm; null if that is unknown")
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
function wasSettled({ stopped: e, comparisons: t }) {
return e?.settled ?? t.every(({ answer: e }) => e !== "cannot be settled");
}
function savedOf(e) {
return e.reduce((e, { stopped: t, measured: n, cost_usd: r }) => {
if (t === 0 || e === null) return e;
return r === null || n === 0 ? null : e + t * r / n;
}, 0);
}
async function writeExperiment(e, t) {
let n = r.join(e, m.DT);
try {
(0, l.z)(n);
await (0, l.f)(n, () => [(0, f.P)(t)]);
} catch (e) {
throw new s.QM(`results-path: ${m.DT} could not be written: ${(0, s.bD)(e)}; make room there, or mend it, then resume`, { cause: e });
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
throw unreadable((0, u.hQ)(n.error.issues[0]));
}
}),
86519: ((e, t, n) => {
n.d(t, {
C2: () => changeOf,
zv: () => recordOf
});
var r = n(65136);
var i = n(59654);
var a = n(62988);
var o = n(42638);
var s = n(89254);
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
95106: ((e, t, n) => {
n.d(t, { p: () => runExperiment });
var r = n(4506);
var i = n(59654);
var a = n(80486);
var o = n(98694);
var s = n(42638);
var c = n(25741);
var l = n(48507);
var u = n(99029);
var d = n(86519);
var f = n(64551);
var p = n(12680);
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
t > 100 && await (0, m.setTimeout)(4 * t, void 0, {
signal: this.#t.signal,
ref: !1
}).catch(() => {});
}
}
}
class Looks {
#e;
#t;
constructor(e) {
this.#e = e;
this.#t = new Saver(() => e.save(e.record()));
}
async begin() {
this.#n();
await this.#r();
}
take(e, t) {
this.#e.watch.take(e, t);
this.#n();
this.#t.soon();
this.#r();
}
async settled() {
await this.#t.settled();
}
#n() {
let e = this.#e.watch.known();
e !== null && this.#e.budget.stop("stopped", `the experiment has ended: ${e}`);
}
async #r() {
let { stop: e, earlierJobs: t, record: n, watch: r } = this.#e;
if (e === "never" || t === void 0) return;
let i = await t(n);
if (i === null) return;
r.takeEarlier(i);
this.#n();
}
}
var h = n(49321);
var g = n(74764);
var _ = n(66219);
function turnsOf(e, t, n) {
let r = t.map((e) => new Map(e.trials.map((e) => [(0, _.wK)(e), e])));
let i = new Set(t.flatMap((e) => e.left));
let a = [];
for (let { instanceId: o, trial: s, arms: c } of e) for (let e of c) {
let c = t[e];
let l = r[e].get((0, _.wK)({
instanceId: o,
trial: s
}));
i.has(l) ? a.push({
trial: l,
run: c
}) : n({
trial: l,
run: c
}, c.ledger.entryOf(l));
}
return a;
}
var v = n(46574);
async function runExperiment(e) {
let { arms: t, options: n, observer: r } = e;
(0, h.vY)(e);
for (let [e, n] of (0, u.w)(t)) r.notice(`arms: ${e} and ${n} set the same: this is an A/A test, and shows the noise alone`);
n.baseline !== "none" && !n.reuse && r.notice("baseline: no effect without reuse: an experiment compares its arms with each other; reuse takes trials from it");
return await (0, l.Y)(e, async (t) => {
let n = await (0, h.jX)(e, t);
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
let g = await (0, h.wg)(t, n, {
directory: e,
before: m
}, r);
try {
await r.swept();
let { runs: n } = g;
let f = designOf(t, m, g);
let p = new Looks({
...t,
watch: f.watch,
budget: u,
stop: o.stop,
record: () => (0, d.zv)(f, null),
save: (t) => (0, i.writeExperiment)(e, t)
});
let kept = ({ run: e }, t) => f.watch.take(n.indexOf(e), t);
let h = turnsOf(f.order, n, kept);
await begin(t, f, g, e);
await p.begin();
let look = ({ run: e }, t) => p.take(n.indexOf(e), t);
let onVerdict = (e, t) => look(e, {
...t,
...(0, s.YW)(t)
});
let _ = AbortSignal.any([l, u.deadline]);
let v = [];
let y = new Set();
await (0, c.x)(h, u, _, {
onVerdict,
onNotFound(e, { kind: t, message: r }) {
if (e.ledger.record.planned.some(s.aA)) return;
y.add(e);
(y.has(n[0]) || y.size === n.length - 1) && u.stop(t, `${r} of ${a[n.indexOf(e)].name}`);
},
onEnded: (e, { instance_id: t, status: n }) => {
if (n !== "error") return;
v.push(e);
f.watch.postpone(t);
}
});
await (0, c.x)(v, u, _, {
onVerdict,
onEnded: (e, t) => t.status === "error" && look(e, t)
});
for (let { trial: e, run: t } of v) {
let r = t.ledger.entryOf(e);
r.status === "error" && !(0, s.id)(r) && f.watch.leaveOut(n.indexOf(t), r.instance_id);
}
await p.settled();
return await finish(f, e, l.aborted ? String(l.reason) : null);
} finally {
await g.close();
}
}
function instancesOf([e]) {
return [...new Set(e.plan.map(({ instance: e }) => e.id))];
}
function designOf(e, t, { resolved: n, runs: i }) {
let { arms: a, options: o } = e;
let { mode: c } = n[0];
let l = instancesOf(n);
let u = t.record?.seed ?? (0, g.I8)(e.place && [
e.place,
...(0, p.I)(a, o),
l
]);
let d = (0, g.tY)(l, o.trials, a.length, u);
let f = [...new Set(d.map(({ instanceId: e }) => e))];
let m = new v.o({
arms: a.map(({ name: e }) => e),
instanceIds: f,
...t.record === null ? {} : { orders: t.record.comparisons.map(({ looks: e }) => (0, g.B$)(e, f)) },
trials: o.trials,
measure: (0, s.c_)({
mode: c,
...(0, s.Zs)(o.measure)
}),
stop: o.stop,
tolerance: o.tolerance,
isPart: e.job !== void 0,
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
23927: ((e, t, n) => {
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
96044: ((e, t, n) => {
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
