export const id = 868;
export const ids = [
868,
7705,
9546
];
export const modules = {
17197: ((e, t, n) => {
n.d(t, { Y: () => writeRedacted });
var r = n(73024);
var i = n(51455);
async function writeRedacted(e, t, n) {
let a = (0, r.lstatSync)(e, { throwIfNoEntry: !1 }) !== void 0;
a && await (0, i.rm)(e, {
force: !0,
recursive: !0
});
let o = n.text(t);
(0, r.writeFileSync)(e, o, { flag: "wx" });
return {
written: o,
removed: a
};
}
}),
51851: ((e, t, n) => {
n.d(t, {
$4: () => exampleDataset,
H5: () => namesDataset,
J2: () => tellDefaultDataset,
Wk: () => namesAgent,
aw: () => tellExample
});
var r = n(76760);
var i = n(58263);
var a = n(12694);
let o = [
"agent",
"agent-command",
"arms"
];
function exampleDataset(e) {
return r.join(e, "examples/dataset");
}
function namesDataset(e) {
return i.DATASET.some((t) => e[t] !== void 0);
}
function namesAgent(e) {
return o.some((t) => e[t] !== void 0);
}
function tellDefaultDataset(e) {
namesDataset(e) || (0, a.cc)("the dataset is setupbench, the default; name another by --dataset");
}
function tellExample(e) {
Object.keys(e).some((e) => e === "instances" || /^(agent|model)-/.test(e)) && (0, a.cc)("no dataset and no agent is named, so this is the example; name an agent by --agent or --agent-command");
}
}),
17060: ((e, t, n) => {
n.d(t, { shellCommand: () => shellCommand });
var r = n(76760);
var i = n(45145);
var a = n(68785);
var o = n(22495);
var s = n(86324);
var c = n(90162);
var l = n(59546);
var u = n(47705);
var d = n(80418);
var f = n(58263);
var p = n(51455);
var m = n(18253);
var h = n(24472);
var g = n(79882);
var _ = n(52323);
var v = n(24998);
var y = n(42625);
var b = n(43210);
var x = n(38912);
var S = n(68739);
var C = n(56676);
var w = n(29078);
var T = n(78207);
var E = n(10442);
var D = n(22514);
var O = n(72316);
var k = n(27515);
var A = n(75249);
var j = n(12345);
var M = n(82810);
var N = n(10331);
var P = n(65211);
var F = n(80635);
var I = n(89726);
var L = n(45557);
var R = n(66634);
var z = n(73024);
var B = n(9271);
async function findAfter(e, t, r) {
let { result: a, directory: o } = await readNamed(e, t);
let { testbed: s } = a;
if (s.kept !== void 0 && s.kind !== "other") {
let e = await (0, w.LJ)(s.kind, s.kept, r);
if (e !== null) return {
result: a,
place: e
};
}
if (s.kept_image !== null) {
let { findKeptImage: e } = await Promise.all([n.e(9153), n.e(457)]).then(n.bind(n, 50457));
let t = await e(s.kept_image, r);
if (t !== null) return {
result: a,
...fromImage(a, s.kept_image, o),
...t
};
}
let c = [s.kept, s.kept_image].filter((e) => e != null).join(" and ");
throw new i.yo(`after: ${c === "" ? `nothing was kept of ${(0, B.Ko)(a)}` : `${c} is not on this machine any more`}; measure it again with --keep always${s.kind === "docker" ? ", or with --keep-image" : ""}`);
}
async function readNamed(e, t) {
let { readRecord: a } = await Promise.resolve().then(n.bind(n, 47705));
let o = [[r.resolve(e), /^trial-(\d+)$/], [t === null ? null : r.resolve(t, e), /^([1-9]\d{0,8})$/]];
for (let [e, t] of o) {
let n = e === null ? void 0 : t.exec(r.basename(e))?.[1];
if (e === null || n === void 0) continue;
let i = r.dirname(e);
let [o, s] = [r.dirname(i), {
instance_id: r.basename(i),
trial: Number(n)
}];
let c = a(o, s);
if (c !== null) return {
result: c.result,
directory: r.join(o, (0, B.qQ)(s))
};
}
let s = r.resolve(t ?? "", e);
let c = a(r.dirname(s), {
instance_id: r.basename(s),
trial: 1
}) === null ? "" : `; write ${e}/1 for its first trial`;
let [l, u] = t === null ? ["", ""] : [(0, d.oA)(t) ? "ARM/" : "", ` of ${t}`];
throw new i.yo(`after: "${e}" is neither the directory of a trial with its result nor an ${l}INSTANCE/TRIAL${u}${c}`);
}
function fromImage(e, t, n) {
let r = {
id: e.instance_id,
taskType: e.task_type,
prompt: promptIn(n),
debugPrompt: null,
image: t,
imageTag: null,
repository: null,
fixtures: [],
prerunner: null,
evaluation: {
kind: "success_command",
command: "true",
rule: "exit_code"
},
solution: null,
row: null,
humanActions: null
};
return {
dataset: {
...e.dataset,
directory: n,
instances: [r],
notes: [],
testbed: "docker"
},
instance: r
};
}
function promptIn(e) {
try {
return (0, z.readFileSync)(r.join(e, "prompt.txt"), "utf8");
} catch {
return "";
}
}
var V = n(60730);
async function openShell(e) {
let { after: t, notice: n, signal: r, command: a, seat: o } = e;
let s = (0, x.In)(e.machine, r);
if (t !== null) {
let i = await findAfter(t, e.results, s);
if (!("place" in i)) return inTestbed(e, s, i);
let { result: c } = i;
n(`in ${c.testbed.kept}, which was kept: it stays until ${(0, h.u)()} clean`);
let l = {
...terminalOf(e),
AGENTBENCH_INSTANCE_ID: c.instance_id,
AGENTBENCH_DATASET: c.dataset.name,
AGENTBENCH_TASK_TYPE: c.task_type,
AGENTBENCH_TRIAL: String(c.trial)
};
return i.place.interact({
script: a,
environment: l
}, o, r);
}
let l = (0, c.r4)("instance", S.Tp, e.instance);
let u = await (0, _.Zh)(e.options, (0, b.w)(s));
let d = await (0, v.JU)(u, l);
if (d.length > 1) throw new i.yo(`instance: "${e.instance}" selects ${d.length} instances; name one: ${namesOf(d)}`);
return inTestbed(e, s, {
dataset: u,
instance: d[0]
});
}
async function inTestbed(e, t, { dataset: n, instance: r, workdir: a }) {
let { notice: o, after: s } = e;
let c = s === null ? {} : {
image: r.image,
testbed: "docker"
};
let l = {
...e.options,
...c
};
let u = {
...l,
workdir: l.workdir ?? a
};
let { agentEnv: d, taskEnv: f, modelKeys: p, redactor: m } = (0, R.ho)(u, t, []);
let h = (0, R.E0)(r, f, (0, I.FA)(u));
let _ = (0, L.B)(n, u);
(0, R.Er)(_, l, [{
instance: h,
trial: 1
}]);
let v = await (0, P.Ts)(u);
await (0, V.X0)(t, _ === "docker", o);
let y = await (0, g.Te)(t);
let b = null;
try {
let r = await (0, w.C2)(_, {
options: u,
agentDirectory: v,
run: y,
machine: t,
tell: o
});
b = await (0, I.GF)(u, p, r, [h], {
machine: t,
redactor: m,
budget: { costUsedUp: () => null }
});
let i = {
dataset: n,
instance: h,
agentEnv: d,
meter: b,
redactor: m
};
let a = await prepareIn(y, r, {
...e,
options: u
}, i);
let s = null;
let c = !1;
try {
await (0, k.F3)(a, "exchanges.jsonl", async () => {
u["agent-setup"] !== void 0 && await (0, T.p)(a);
c = !0;
s = await interact(a, e);
});
b?.hasModels && o(usageOf(a));
return s;
} finally {
await leave(a, u.keep === "always" || u.keep === "failed" && s !== 0, o);
c || showTails(a.logs, o);
}
} finally {
await b?.close();
await (0, g.lb)(y.directory).catch((e) => o(`temporary files remain, and the next run removes them: ${(0, i.bD)(e)}`));
}
}
async function prepareIn(e, t, { options: n, notice: i, signal: a }, o) {
let { dataset: s, instance: c, agentEnv: l, meter: u, redactor: d } = o;
let f = r.join(e.directory, "shell");
await (0, p.mkdir)(f);
let m = {
...A.q,
notice: i
};
let h = {
dataset: s,
options: {
...n,
"agent-command": n["agent-command"] ?? ""
},
testbeds: (0, F.e)(t),
seal: null,
store: new C.V(f),
redactor: d,
agent: null,
agentEnv: {
...n["agent-variables"],
...l
},
observer: m,
judge: null,
floors: new y.w({ cacheDirectory: f }),
meter: u,
onCost() {},
onModels() {},
github: null
};
let g = new M.m((0, D.$)(c, 1, 1, h), {
instanceId: c.id,
trial: 1
}, m);
let _ = new O.u(f, h);
let v = {
instance: c,
trial: 1,
directory: f,
record: g,
logs: _,
context: h,
signal: a
};
try {
let e = await (0, j.i)(v);
for (let { detail: e } of g.result.integrity) i(e);
return e;
} catch (e) {
showTails(_, i);
throw e;
}
}
function showTails(e, t) {
for (let [n, r] of e.tails()) r.trim() !== "" && t(`${n} ends:\n${r.trimEnd()}`);
}
function interact(e, t) {
let { testbed: n, instance: r } = e;
let { command: i, seat: a, notice: o, signal: s } = t;
o(`${r.id}: in ${n.workdir} (${n.image?.name ?? "this machine"}); the task is in ${n.promptFile}`);
let c = {
...terminalOf(t),
...(0, E.F)(e, r.prompt)
};
return n.interact({
script: i,
environment: c
}, a, s);
}
function usageOf({ record: e, spent: t }) {
let { input_tokens: n, output_tokens: r, cost_usd: i } = e.result.agent.usage;
let a = n === null || r === null ? "tokens unknown" : `${(0, m.mr)(n, "token")} in, ${(0, m.zD)(r)} out`;
return `models: ${(0, m.U9)(t.requests, "request")}, ${a}, ${i === null ? "cost unknown" : (0, m.BD)(i)}`;
}
function terminalOf({ seat: e, machine: t }) {
let { TERM: n } = t.environment;
return e.terminal === null || n === void 0 ? {} : { TERM: n };
}
async function leave({ testbed: e }, t, n) {
try {
if (t) {
let { kept: t } = await e.keep();
n(`kept ${t}; enter it: ${(0, N.xt)(e, t)}; remove all that was kept: ${(0, h.u)()} clean`);
} else for (let { kind: t, detail: r } of await e.remove()) t !== "kept_workdir_readable" && n(r);
} catch (e) {
n((0, i.bD)(e));
}
}
function namesOf(e) {
let t = e.slice(0, 5).map(({ id: e }) => e);
return e.length > t.length ? `${t.join(", ")}, …` : t.join(", ");
}
var H = n(33836);
var U = n(51851);
var W = n(12694);
async function shellCommand(e, { command: t, after: n }, { texts: r, ofFile: l }, u) {
if (e === void 0 == (n === void 0)) throw new i.yo(e === void 0 ? "shell: name an instance, or a trial with --after" : "shell: an instance and --after are given; leave one of them out (--after INSTANCE/TRIAL names the trial)");
let { "results-path": f = (0, d.hH)() } = (0, c.Ac)(r);
let p = n !== void 0 || (0, U.H5)(r);
let ofRun = () => f === null ? null : datasetOfRun(f);
let m = p ? {} : ofRun() ?? datasetOfRunCommand({
...l,
...r
}, u);
let h = (0, c.Ac)({
...m,
...r
});
let g = (0, a.YF)();
try {
return await openShell({
options: h,
machine: (0, s.g)(process.env),
instance: e ?? null,
after: n ?? null,
results: f,
command: t ?? null,
seat: ourSeat(),
notice: (e) => (0, W.cc)(e.split("\n").map((e) => (0, o.h0)(e, 1e3)).join("\n")),
signal: g.signal
});
} catch (e) {
if (g.signal.aborted) {
(0, W.cc)(`interrupted by ${g.signal.reason}`);
return (0, a.fH)(g.signal.reason);
}
if (!(e instanceof i.ZD || e instanceof H.z)) throw e;
(0, W.cc)((0, o.OG)(e.message));
return 3;
} finally {
g.dispose();
}
}
function datasetOfRunCommand(e, t) {
if ((0, U.Wk)(e)) {
(0, U.J2)(e);
return {};
}
(0, W.cc)("the dataset is that of the example; name another by --dataset");
return { dataset: (0, U.$4)(t) };
}
function datasetOfRun(e) {
let t = (0, l.readExperiment)(e)?.arms;
let n = t === void 0 ? e : r.join(e, t[0].name);
let i = (0, u.readRunRecord)(n);
if (i === null) return null;
(0, W.cc)(`the dataset is ${(0, o.h0)(i.dataset.name)}, as in ${(0, o.h0)(n, 4096)}; name another by --dataset`);
let { mode: a } = i.settings;
return {
...(0, f.DS)(i, n),
...a === null ? {} : { mode: a }
};
}
function ourSeat() {
let { stdin: e, stdout: t, stderr: n } = process;
return {
input: e,
output: t,
errors: n,
terminal: e.isTTY && t.isTTY ? {
size: () => ({
columns: t.columns,
rows: t.rows
}),
onResize(e) {
t.on("resize", e);
return () => void t.off("resize", e);
},
setRaw: (t) => void e.setRawMode(t)
} : null
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
56676: ((e, t, n) => {
n.d(t, { V: () => ResultStore });
var r = n(73024);
var i = n(76760);
var a = n(30742);
var o = n(45145);
var s = n(76185);
var c = n(88350);
var l = n(34654);
var u = n(70930);
var d = n(45503);
var f = n(15297);
var p = n(70606);
var m = n(39223);
var h = n(80588);
var g = n(64458);
var _ = n(61210);
var v = n(9271);
let y = "attempt-moving";
let b = /^(run|result|trace|experiment)\.json\.\d+$|^report\.html\.\d+$/;
let x = [
/./,
/^trial-\d+$/,
/^attempt-\w+$/
];
class ResultStore {
directory;
#e = null;
constructor(e) {
this.directory = i.resolve(e);
}
prepare() {
try {
(0, l.O)(this.directory);
this.#t();
} catch (e) {
throw new o.yo(`results-path: ${this.directory} cannot be made: ${(0, o.bD)(e)}`);
}
}
makePlace(e, t = 1) {
let n = [];
let a = i.basename(this.directory);
let remove = (e) => {
let t = i.join(this.directory, e);
n.push({
place: i.join(a, e),
was: (0, r.lstatSync)(t).isSymbolicLink() ? "link" : "no directory"
});
(0, r.rmSync)(t);
};
let moveDirectory = (e) => {
let t = (0, p.z)(i.join(this.directory, e));
t !== null && n.push({
place: i.join(a, e),
was: "directory",
moved: i.basename(t)
});
};
this.#e === null && this.prepare();
let { above: o, own: s } = this.#e;
if (r.realpathSync.native(i.dirname(this.directory)) !== o) throw Error(`results-path: ${i.dirname(this.directory)} leads to another directory than at the start of the run`);
let c = (0, r.lstatSync)(this.directory, { throwIfNoEntry: !1 });
c !== void 0 && !c.isDirectory() && realOrNull(this.directory) !== s && remove("");
(0, l.O)(this.directory);
n.length > 0 && this.#t();
for (let e of ["run.json", "trace.json"]) moveDirectory(e);
if (e === void 0) return n;
let u = (0, v.qQ)({
instanceId: e,
trial: t
});
let stranger = () => (0, h.v)(this.directory, u);
for (let e = stranger(); e !== null; e = stranger()) remove(e);
(0, l.O)(i.join(this.directory, u));
moveDirectory(i.join(u, "result.json"));
return n;
}
#t() {
let e = r.realpathSync.native(i.dirname(this.directory));
this.#e = {
above: e,
own: r.realpathSync.native(this.directory)
};
}
take(e) {
let t = i.join(this.directory, `.run-${e}`);
try {
(0, s.B7)(t);
} catch (e) {
if ([
"EPERM",
"ENOSYS",
"ENOTSUP",
"EOPNOTSUPP"
].includes((0, o.$N)(e) ?? "")) return () => {};
throw new o.yo(`results-path: nothing can be written to ${this.directory}: ${(0, o.bD)(e)}`);
}
let n = (0, s.hh)(this.directory).find(({ file: e, owner: n }) => e !== t && !(0, c.XU)(n));
if (n !== void 0) {
(0, s.Ht)(t);
let { pid: e, host: r } = n.owner;
throw new o.yo(`results-path: another run (process ${e} on ${r}) writes to ${this.directory}; wait for its end, or name another directory. If there is no such run any more, remove ${n.file}.owner`);
}
this.tidy();
return () => (0, s.Ht)(t);
}
tidy() {
for (let e of (0, s.r7)(this.directory)) (0, s.Ht)(e);
removeHalfWritten(this.directory, 0);
}
async finished() {
let { faultOf: e, readRecord: t, readRunRecord: r } = await Promise.all([
n.e(2214),
n.e(1343),
n.e(7705)
]).then(n.bind(n, 47705));
let i = r(this.directory);
if (i === null) return () => null;
let a = new Map(i.planned.map((e) => [(0, v.qQ)(e), e]));
return (n, r) => {
let o = a.get((0, v.qQ)({
instanceId: n,
trial: r
}));
let s = o === void 0 ? null : t(this.directory, o);
return s !== null && (0, _.aA)(s.result) && e(s, o, i) === null ? s : null;
};
}
hasBegun(e, t) {
return (0, r.existsSync)(i.join(this.directory, (0, v.qQ)({
instanceId: e,
trial: t
})));
}
async earlier(e, t) {
let a = i.join(this.directory, (0, v.qQ)({
instanceId: e,
trial: t
}));
let o = ["", ...(0, m.q)(a).map((e) => `attempt-${e}`)].map((e) => i.join(a, e)).find((e) => (0, r.existsSync)(i.join(e, "result.json")));
return o === void 0 ? null : (await Promise.all([
n.e(2214),
n.e(1343),
n.e(7705)
]).then(n.bind(n, 47705))).readAttempt(o);
}
changeOf({ instance_id: e, trial: t }, n) {
let r = (0, v.qQ)({
instance_id: e,
trial: t
});
try {
let e = (0, h.Z)(this.directory, r);
if (e !== null) return `${e} is a link`;
let t = (0, d.XF)(i.join(this.directory, r, "result.json"), 67108864);
return (0, a.B)(t) === n ? null : "it is not the record that was written";
} catch (e) {
return (0, o.$N)(e) === "ENOENT" ? "it was removed" : "it cannot be read any more";
}
}
beginAttempt(e, t) {
let n = i.join(this.directory, (0, v.qQ)({
instanceId: e,
trial: t
}));
let a = this.makePlace(e, t);
(0, h.v)(n, y) !== null && (0, r.rmSync)(i.join(n, y));
let o = (0, r.readdirSync)(n, { encoding: "buffer" });
let s = o.flatMap((e) => m.G.exec(e.toString())?.slice(1).map(Number) ?? []);
let c = Math.max(0, ...s);
let d = o.filter((e) => !m.G.test(e.toString()));
if (d.length === 0) return {
directory: n,
attempt: c + 1,
removed: a
};
let f = i.join(n, y);
(0, l.O)(f);
for (let e of d.filter((e) => e.toString() !== y)) (0, r.renameSync)((0, u.XM)(n, e), (0, u.XM)(f, e));
(0, r.renameSync)(f, i.join(n, `attempt-${c + 1}`));
return {
directory: n,
attempt: c + 2,
removed: a
};
}
async writeResult(e, t = !0) {
this.makePlace(e.instance_id, e.trial);
let n = i.join(this.directory, (0, v.qQ)(e), "result.json");
await (0, p.f)(n, () => [(0, g.P)(e)], t);
}
async writeRun(e, t = !0, n) {
try {
this.makePlace();
await (0, p.f)(i.join(this.directory, "run.json"), () => (0, g.e)(e, n), t);
} catch (e) {
throw new o.QM(`results-path: run.json could not be written: ${(0, o.bD)(e)}; make room there, or mend it, then run again with resume`, { cause: e });
}
}
async writeTrace(e) {
let t = {
displayTimeUnit: "ms",
traceEvents: []
};
let parts = () => (0, f.l)(t, ["traceEvents"], e, (e) => e);
await (0, p.f)(i.join(this.directory, "trace.json"), parts, !1);
}
}
function removeHalfWritten(e, t) {
for (let n of (0, u.s9)(e)) {
let r = i.join(e, n.name);
n.isFile() && b.test(n.name) && removeIfPossible(r);
n.isDirectory() && x[t]?.test(n.name) && removeHalfWritten(r, t + 1);
}
}
function removeIfPossible(e) {
try {
(0, r.rmSync)(e, { force: !0 });
} catch {}
}
function realOrNull(e) {
try {
return r.realpathSync.native(e);
} catch {
return null;
}
}
}),
47931: ((e, t, n) => {
n.d(t, {
_: () => fitting,
p: () => isTooLong
});
var r = n(77598);
var i = n(76760);
var a = n(12580);
function isTooLong(e) {
return Buffer.byteLength(e) > 65536;
}
async function fitting(e, t) {
if (!isTooLong(e)) return e;
let n = i.posix.join(i.posix.dirname(t.promptFile), `command-${(0, r.randomUUID)()}.sh`);
await t.place([[n, { text: e }]]);
let o = (0, r.hash)("sha256", asSubstituted(e));
return `set -- "$(cat ${(0, a.h)(n)})" ${o}\nif command -v sha256sum >/dev/null; then
  case \$(printf %s "\$1" | sha256sum) in
    "\$2 "*) ;;
    *) echo 'agentbench: the file of a long command was changed' >&2; exit 125 ;;
  esac
fi
eval "set --
\$1"
`;
}
function asSubstituted(e) {
let t = e.length;
for (; e[t - 1] === "\n";) --t;
return e.slice(0, t);
}
})
};
