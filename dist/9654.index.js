export const id = 9654;
export const ids = [9654];
export const modules = { 59654: ((e, t, n) => {
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
}) };
