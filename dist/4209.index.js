export const id = 4209;
export const ids = [4209];
export const modules = {
61710: ((e, t, n) => {
n.d(t, { J: () => copyTrialFiles });
var r = n(73024);
var i = n(51455);
var a = n(76760);
async function copyTrialFiles(e, t) {
await (0, i.cp)(e, t, {
recursive: !0,
mode: i.constants.COPYFILE_FICLONE,
filter(t) {
let n = a.relative(e, t);
if (n === "result.json" || /^attempt-/.test(n)) return !1;
let i = (0, r.lstatSync)(t);
return i.isFile() || i.isDirectory();
}
});
}
}),
66165: ((e, t, n) => {
n.d(t, { k: () => measurementOf });
function measurementOf({ instance_id: e, started_at: t, finished_at: n, stages: r }) {
return JSON.stringify([
e,
t,
n,
r
]);
}
}),
78553: ((e, t, n) => {
n.d(t, {
resolveArms: () => resolveArms,
w: () => sameArms
});
var r = n(73024);
var i = n(57975);
var a = n(45145);
var o = n(45503);
var s = n(90492);
var c = n(47135);
var l = n(90162);
async function resolveArms(e, t) {
let r = /^[^\n:{}]+$/.test(e.trim()) ? e.trim() : null;
let i = r === null ? "arms" : `arms: ${(0, s.h0)(r)}`;
let { parseArms: o } = await Promise.all([n.e(8815), n.e(3272)]).then(n.bind(n, 63272));
let u = o(r === null ? e : readArms(r), i);
if (u.size < 2) throw new a.yo(`${i}: ${u.size === 1 ? "there is only one arm" : "no arm"}; give two or more, such as "base: { agent-directory: base/dist }" and "head: { agent-directory: head/dist }"`);
if (u.size > 8) throw new a.yo(`${i}: ${u.size} arms; at most 8 can be compared`);
let { arms: d, ...f } = t;
(0, l.Ac)(f);
let p = [];
let m = [...u].flatMap(([e, t]) => {
let n = {
...(0, c._C)(t, f),
...t
};
try {
return [{
name: e,
own: t,
texts: n,
options: (0, l.Ac)(n)
}];
} catch (t) {
if (!(t instanceof a.yo)) throw t;
p.push(...t.message.split("\n").map((t) => `${i}: ${e}: ${t}`));
return [];
}
});
if (p.length > 0) throw new a.yo(p.join("\n"));
return m;
}
function sameArms(e) {
return e.flatMap((t, n) => {
let r = e.slice(0, n).find(({ own: e }) => (0, i.isDeepStrictEqual)(e, t.own));
return r === void 0 ? [] : [[r.name, t.name]];
});
}
function readArms(e) {
if (!(0, r.existsSync)(e)) throw new a.yo(`arms: "${(0, s.h0)(e)}" is neither a file nor arms in YAML, such as "base: { agent-directory: base/dist }"`);
try {
return (0, o.Gu)(e, 262144, { follow: !0 });
} catch (t) {
throw new a.yo(`arms: ${(0, s.h0)(e)} cannot be read: ${(0, a.bD)(t)}`);
}
}
}),
50939: ((e, t, n) => {
n.d(t, {
C2: () => changeOf,
u7: () => exitCodeOfExperiment,
zv: () => recordOf
});
var r = n(68785);
var i = n(7844);
var a = n(59546);
var o = n(43050);
var s = n(37040);
var c = n(61210);
var l = n(52322);
function recordOf({ arms: e, options: t, github: n, job: r, resolved: o, runs: u, seed: d, order: f, watch: p, startedAt: m }, h) {
let g = new Set(f.map(({ instanceId: e }) => e));
let _ = e.map((e, t) => {
let { ledger: n } = u[t];
let { record: r } = n;
let i = r.planned.filter(({ instance_id: e }) => g.has(e));
let a = (0, l.yW)(i);
let d = skillsOf(i);
return {
name: e.name,
control: t === 0,
...(0, s.h)({
agent: r.agent,
identity: r.identity
}, o[t].redactor),
sets: Object.keys(e.own),
planned: i.length,
measured: i.filter(c.aA).length,
stopped: i.filter(c.id).length,
...a === void 0 ? {} : { reused: a },
...d === void 0 ? {} : { skills: d },
cost_usd: n.cost(i)
};
});
let v = _.reduce((e, t) => e + t.stopped, 0);
let y = p.comparisons();
let { dataset: b, mode: x } = o[0];
return {
schema: "agentbench/experiment/v1",
suite: t.suite ?? null,
dataset: {
name: b.name,
ref: b.ref,
digest: b.digest
},
measure: (0, c.c_)({ mode: x }),
arms: _,
...r === void 0 ? {} : { job: r },
seed: d,
stop: t.stop,
alpha: a.ALPHA,
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
settled: (0, a.wasSettled)({
stopped: null,
comparisons: y
}),
trials: v,
cost_usd: (0, a.savedOf)(_)
},
interrupted: h?.interrupted ?? null,
started_at: m,
finished_at: h?.finishedAt ?? null,
harness_version: i.x,
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
function exitCodeOfExperiment({ interrupted: e }, t, n) {
if (e !== null) return (0, r.fH)(e);
let i = t.map((e) => (0, o.FO)(e, n));
return i.find((e) => e === 1) ?? Math.max(0, ...i);
}
function changeOf(e) {
let { difference: t } = e;
if (t === null) return {
verdict: "not comparable",
difference: t,
reasons: [a.NO_PAIR]
};
return {
verdict: (0, a.verdictOnArm)(e),
difference: t
};
}
}),
64209: ((e, t, n) => {
n.d(t, { p: () => runExperiment });
var r = n(42030);
var i = n(59546);
var a = n(80418);
var o = n(61210);
var s = n(33891);
var c = n(28688);
var l = n(78553);
var u = n(50939);
var d = n(77598);
var f = n(76760);
var p = n(45145);
var m = n(34654);
var h = n(56676);
function takeDirectory({ "results-path": e, resume: t }) {
let n = f.resolve(e ?? (t ? (0, a.hH)() : null) ?? (0, a.L6)(a.hN));
try {
(0, m.O)(n);
} catch (e) {
throw new p.yo(`results-path: ${n} cannot be made: ${(0, p.bD)(e)}`);
}
(0, a.es)(n);
let r = new h.V(n).take((0, d.randomUUID)());
if (!(0, a.gM)(n)) return {
directory: n,
giveBack: r
};
r();
throw new p.yo(`results-path: ${n} holds a run, not an experiment; name another directory`);
}
async function findBefore(e, t) {
if (e.options.resume) {
let n = readEarlier(t);
n !== null && requireSame(n, e, t);
return {
record: n,
isOther: !1
};
}
let n = await e.restoreRecord?.(t) ?? null;
let r = n !== null && differencesOf(n, e.arms, e.options).length === 0;
if (!r && (0, a.oA)(t)) throw new p.yo(`results-path: ${t} holds another experiment, which is never overwritten; name another directory, or continue it with resume`);
return {
record: r ? n : null,
isOther: n !== null && !r
};
}
function readEarlier(e) {
try {
return (0, i.readExperiment)(e);
} catch (e) {
throw new p.yo(`${(0, p.bD)(e)}; name another results-path`);
}
}
function requireSame(e, t, n) {
let { arms: r, options: i, instanceIds: a } = t;
let o = [...differencesOf(e, r, i), ...otherInstances(e, a)];
if (o.length === 0) return;
throw new p.yo([`resume: the experiment in ${n} is another one; give the options below as they were, or another results-path`].concat(o).join("\n"));
}
function otherInstances({ order: e }, t) {
let [n, r] = [new Set(e.map(({ instance_id: e }) => e)), new Set(t)];
let i = [...n].find((e) => !r.has(e));
let a = [...r].find((e) => !n.has(e));
if (i === void 0 && a === void 0) return [];
let o = i === void 0 ? `with ${a}` : `without ${i}`;
return [`instances: ${n.size} before, ${r.size} now (${o})`];
}
function kindOf(e, { stop: t, tolerance: n, trials: r }) {
return [
["arms", e.map(({ name: e }) => e).join(", ")],
["stop", t],
["tolerance", String(n)],
["trials", String(r)]
];
}
function differencesOf(e, t, n) {
let r = new Map(kindOf(t, n));
return kindOf(e.arms, e).flatMap(([e, t]) => t === r.get(e) ? [] : [`${e}: ${t} before, ${r.get(e)} now`]);
}
class Saver {
#e;
#t = null;
#n = !1;
constructor(e) {
this.#e = e;
}
soon() {
this.#n = !0;
this.#t ??= this.#r().finally(() => {
this.#t = null;
});
}
async settled() {
await this.#t;
}
async #r() {
for (; this.#n;) {
this.#n = !1;
await this.#e().catch(() => {});
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
let i = await t(n());
if (i === null) return;
r.takeEarlier(i);
this.#n();
}
}
var g = n(96360);
var _ = n(72577);
var v = n(69566);
let y = 2 ** 32;
function drawSeed(e) {
if (e === void 0) return (0, d.randomInt)(y);
return (0, d.hash)("sha256", JSON.stringify(e), "buffer").readUInt32BE();
}
function drawOrder(e, t, n, r) {
let i = (0, v.q)(r);
let shuffled = (e) => {
let t = [...e];
for (let e = t.length - 1; e > 0; --e) {
let n = (0, _.C)(i, 0, e);
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
var b = n(9271);
function turnsOf(e, t, n) {
let r = t.map((e) => new Map(e.trials.map((e) => [(0, b.wK)(e), e])));
let i = new Set(t.flatMap((e) => e.left));
let a = [];
for (let { instanceId: o, trial: s, arms: c } of e) for (let e of c) {
let c = t[e];
let l = r[e].get((0, b.wK)({
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
var x = n(50339);
async function runExperiment(e) {
let { arms: t, options: n, observer: r } = e;
(0, g.vY)(e);
for (let [e, n] of (0, l.w)(t)) r.notice(`arms: ${e} and ${n} set the same: this is an A/A test, and shows the noise alone`);
n.baseline !== "none" && !n.reuse && r.notice("baseline: no effect without reuse: an experiment compares its arms with each other; reuse takes trials from it");
return await (0, c.Y)(e, async (t) => {
let r = await (0, g.jX)(e, t);
let { directory: i, giveBack: a } = takeDirectory(n);
try {
return await measureIn(i, e, r, t);
} finally {
a();
}
});
}
async function measureIn(e, t, n, r) {
let { options: a, signal: c } = t;
let { budget: l } = r;
let d = instancesOf(n);
let f = await findBefore({
...t,
instanceIds: d
}, e);
let p = await (0, g.wg)(t, n, {
directory: e,
before: f
}, r);
try {
await r.swept();
let { runs: n } = p;
let d = designOf(t, f, p);
let m = new Looks({
...t,
watch: d.watch,
budget: l,
stop: a.stop,
record: () => (0, u.zv)(d, null),
save: (t) => (0, i.writeExperiment)(e, t)
});
let kept = ({ run: e }, t) => d.watch.take(n.indexOf(e), t);
let h = turnsOf(d.order, n, kept);
await begin(t, d, p, e);
await m.begin();
let look = ({ run: e }, t) => m.take(n.indexOf(e), t);
let onVerdict = (e, t) => look(e, {
...t,
...(0, o.YW)(t)
});
let g = AbortSignal.any([c, l.deadline]);
let _ = [];
await (0, s.x)(h, l, g, {
onVerdict,
onEnded: (e, { instance_id: t, status: n }) => {
if (n !== "error") return;
_.push(e);
d.watch.postpone(t);
}
});
await (0, s.x)(_, l, g, {
onVerdict,
onEnded: (e, t) => t.status === "error" && look(e, t)
});
await m.settled();
return await finish(d, e, c.aborted ? String(c.reason) : null);
} finally {
await p.close();
}
}
function instancesOf([e]) {
return [...new Set(e.plan.map(({ instance: e }) => e.id))];
}
function designOf(e, t, { resolved: n, runs: i }) {
let { arms: a, options: s } = e;
let { mode: c } = n[0];
let l = instancesOf(n);
let u = t.record?.seed ?? drawSeed(e.place && [
e.place,
...kindOf(a, s),
l
]);
let d = drawOrder(l, s.trials, a.length, u);
let f = new x.o({
arms: a.map(({ name: e }) => e),
instanceIds: [...new Set(d.map(({ instanceId: e }) => e))],
trials: s.trials,
measure: (0, o.c_)({ mode: c }),
stop: s.stop,
tolerance: s.tolerance,
isPart: e.job !== void 0,
isAfterEarlier: (e.job?.index ?? 0) > 0
});
return {
...e,
resolved: n,
runs: i,
seed: u,
order: d,
watch: f,
startedAt: t.record?.started_at ?? (0, r.v)()
};
}
async function begin({ options: e, observer: t, onBegin: n }, r, { resolved: o, runs: s, ids: c }, l) {
let { testbed: d, dataset: f, plan: p } = o[0];
await (0, i.writeExperiment)(l, (0, u.zv)(r, null));
n?.({
ids: c,
testbed: d,
resultsPath: l
});
e["results-path"] === void 0 && (0, a.Kh)(l);
t.runStarted({
dataset: f.name,
instances: instancesOf(o).length,
trials: p.length * s.length,
testbed: d,
resultsPath: l
});
for (let e of s) await e.begin();
}
async function finish(e, t, n) {
let a = e.watch.comparisons();
let o = [];
for (let [t, r] of e.runs.entries()) {
let e = t === 0 ? null : a[t - 1];
o.push(await r.finish(n, e === null ? null : async () => (0, u.C2)(e)));
}
let s = (0, u.zv)(e, {
interrupted: n,
finishedAt: (0, r.v)()
});
await (0, i.writeExperiment)(t, s);
return {
directory: t,
record: s,
runs: o
};
}
}),
96360: ((e, t, n) => {
n.d(t, {
wg: () => openArms,
vY: () => requireFit,
jX: () => resolveArmRuns
});
var r = n(76760);
var i = n(45145);
var a = n(93588);
var o = n(80418);
var s = n(75249);
var c = n(26571);
var l = n(66634);
var u = n(52322);
function ofArm(e, t) {
let placed = (e) => ({
...e,
instanceId: `${t}/${e.instanceId}`
});
return {
runStarted: () => {},
trialStarted: (t) => e.trialStarted(placed(t)),
stageStarted: (t, n) => e.stageStarted(placed(t), n),
stageEnded: (t, n, r) => e.stageEnded(placed(t), n, r),
trialSpent: (t, n) => e.trialSpent(placed(t), n),
trialEnded: (t, n, r) => e.trialEnded(placed(t), n, r),
trialPostponed: (t, n) => e.trialPostponed(placed(t), n),
trialSkipped: (t, n) => e.trialSkipped(placed(t), n),
notice: (n) => e.notice(`${t}: ${n}`)
};
}
async function resolveArmRuns(e, { machine: t }) {
let n = [];
let r = e.arms.flatMap(({ options: e }) => (0, a.F)(e, t.environment));
let o = [...e.secrets, ...r];
for (let [r, { name: a, own: c, options: u }] of e.arms.entries()) {
let d = r === 0 ? e.observer : s.q;
try {
n.push(await (0, l.Uf)(u, {
...e,
secrets: o,
observer: d,
machine: t
}));
} catch (e) {
throw e instanceof i.yo && Object.keys(c).some((t) => e.message.startsWith(`${t}:`)) ? new i.yo(`arms: ${a}: ${e.message}`) : e;
}
}
return n;
}
async function openArms(e, t, n, i) {
let { before: a, directory: s } = n;
let c = a.record === null && e.arms.every(({ name: e }) => !(0, o.gM)(r.join(s, e)));
if (!e.options.reuse) return await openAll(e, t, n, i, null);
let l = c ? await withReusable(e, (r) => openAll(e, t, n, i, r)) : await openAll(e, t, n, i, null);
tellReused(e, l.runs);
return l;
}
function requireFit({ options: e, withEarlierResults: t }) {
let { reuse: n, baseline: r } = e;
if (e["keep-image"]) throw new i.yo("keep-image: each arm would replace the images of the others, which have the same names; use keep, or leave it out");
if (!n || r !== "none" && (r !== "artifact" || t !== void 0)) return;
let a = r === "none" ? "is needed: the directory of the results to reuse" : "artifact is for workflows";
throw new i.yo(`reuse: baseline ${a}; name one, or leave reuse out`);
}
async function openAll(e, t, { directory: n, before: i }, { begin: a, budget: o, machine: s }, l) {
let { arms: u, observer: d, github: f, keepOptions: p, restore: m } = e;
let h = [];
let g = [];
let close = async () => {
for (let e of h) await e.close();
};
try {
for (let [e, _] of u.entries()) {
let u = await a(t[0].testbed);
g.push(u.id);
let v = t[e];
let y = {
...v.options,
"results-path": r.join(n, _.name)
};
h.push(await (0, c.I)({
...v,
options: y
}, {
machine: s,
observer: ofArm(d, _.name),
github: f,
owner: u,
budget: o,
experiment: n,
...l === null ? {} : { reuse: l },
...m === void 0 || i.isOther ? {} : { restore: (e, t) => m(e, t, _.name) },
...p === void 0 ? {} : { keepOptions: (e) => p(_, e) }
}));
}
for (let e of h) await e.write();
} catch (e) {
await close();
throw e;
}
return {
resolved: t,
runs: h,
ids: g,
close
};
}
async function withReusable({ options: e, observer: t, withEarlierResults: n }, r) {
let from = (e) => u.b0.from(e, (e) => t.notice(e));
if (e.baseline !== "artifact") return await r(await from(e.baseline));
return await n(async (e) => r(e === null ? null : await from(e)));
}
function tellReused({ arms: e, observer: t }, n) {
for (let [r, { name: i }] of e.entries()) {
let e = (0, u.yW)(n[r].ledger.record.planned);
t.notice(e === void 0 ? `reuse: ${i}: no trial of baseline was measured with the same agent, dataset, image and limits` : `reuse: ${i}: ${(0, u.KH)(e)}`);
}
}
}),
52322: ((e, t, n) => {
n.d(t, {
KH: () => reusedText,
b0: () => Reuse,
yW: () => reusedOf
});
var r = n(73024);
var i = n(76760);
var a = n(30742);
var o = n(45145);
var s = n(18253);
var c = n(61710);
var l = n(48242);
var u = n(66165);
var d = n(47705);
var f = n(64458);
var p = n(74705);
var m = n(61210);
var h = n(9271);
var g = n(41514);
let _ = [
"model-keys",
"model-endpoints",
"model-address"
];
class Reuse {
#e;
constructor(e) {
this.#e = e;
}
static async from(e, t) {
let { found: n, notes: r } = await (0, l.s)([e], 4, "baseline");
for (let e of r) t(e);
let i = new Map();
for (let e of n) {
let n = await (0, d.readRun)(e, (e) => isWhole(e) ? e : null).catch(() => null);
if (n === null) t(`baseline: ${e} has a run.json that cannot be read; nothing of it is reused`);
else if (n.run.rescored_from === void 0) for (let t of n.results) {
if (t === null) continue;
let [r, a] = [(0, u.k)(t), {
result: t,
directory: e,
run: n.run
}];
let o = i.get(r);
(o === void 0 || filesOf(a) > filesOf(o)) && i.set(r, a);
}
}
if (n.length === 0) throw new o.yo(`baseline: there is no run in ${e} whose trials could be reused; name a directory with a run.json in it or below`);
let newest = (e, t) => Date.parse(t.result.started_at) - Date.parse(e.result.started_at);
return new Reuse([...i.values()].sort(newest));
}
async take(e, t, n) {
let r = new Map();
let isSame = (e) => {
r.has(e) || r.set(e, isSameMeasurement(e, t));
return r.get(e);
};
let o = new Map();
for (let t of e) {
let e = this.#e.findIndex(({ result: e, run: n }) => e.instance_id === t.instance.id && isSame(n));
if (e === -1) continue;
let { result: r, directory: s, run: l } = this.#e.splice(e, 1)[0];
let u = {
...r,
trial: t.trial,
reused: r.reused ?? {
started_at: r.started_at,
harness_version: r.harness_version,
run_started_at: l.started_at
}
};
n.makePlace(t.instance.id, t.trial);
let [d, p] = [(0, h.qQ)(r), (0, h.qQ)(u)];
await (0, c.J)(i.join(s, d), i.join(n.directory, p));
await n.writeResult(u);
o.set(t, {
result: u,
digest: (0, a.B)((0, f.P)(u))
});
}
return o;
}
}
function reusedOf(e) {
let t = e.flatMap(({ reused: e }) => e === void 0 ? [] : [e.started_at]).sort();
return t.length === 0 ? void 0 : {
trials: t.length,
oldest: t[0],
newest: t.at(-1)
};
}
function reusedText({ trials: e, oldest: t, newest: n }) {
let [r, i] = [t.slice(0, 10), n.slice(0, 10)];
return `${(0, s.U9)(e, "trial")} taken from baseline, measured ${r === i ? `on ${r}` : `from ${r} to ${i}`}`;
}
function filesOf({ result: e, directory: t }) {
return (0, r.readdirSync)(i.join(t, (0, h.qQ)(e))).length;
}
function isWhole(e) {
return (0, m.aA)(e) && !(0, p.W)(e);
}
function isSameMeasurement(e, t) {
let [n, r] = [e.options, t.options];
if (e.identity === void 0 || n === void 0 || r === void 0) return !1;
return (0, g.g6)(e, t).length === 0 && _.every((e) => (0, g.am)(e, n, r));
}
}),
75249: ((e, t, n) => {
n.d(t, { q: () => r });
let r = {
runStarted() {},
trialStarted() {},
stageStarted() {},
stageEnded() {},
trialSpent() {},
trialEnded() {},
trialPostponed() {},
trialSkipped() {},
notice() {}
};
})
};
