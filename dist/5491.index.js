export const id = 5491;
export const ids = [5491];
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
w: () => sameArms,
y: () => inArm
});
var r = n(73024);
var i = n(57975);
var a = n(45145);
var o = n(45503);
var s = n(22495);
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
async function inArm({ name: e, own: t, options: n }, r) {
try {
return await r();
} catch (r) {
let i = n.agent === void 0 && n["agent-command"] === void 0 ? ["agent"] : [];
throw r instanceof a.yo && [...Object.keys(t), ...i].some((e) => r.message.startsWith(`${e}:`)) ? new a.yo(`arms: ${e}: ${r.message}`) : r;
}
}
function sameArms(e) {
return e.flatMap((t, n) => {
let r = e.slice(0, n).find(({ own: e }) => (0, i.isDeepStrictEqual)(e, t.own));
return r === void 0 ? [] : [[r.name, t.name]];
});
}
function readArms(e) {
if (!(0, r.existsSync)(e)) throw new a.yo(`arms: "${(0, s.h0)(e)}" is neither a file nor arms in YAML, such as "base: { agent-directory: base/dist }"`);
let t;
try {
t = (0, o.XF)(e, 262144, { follow: !0 });
} catch (t) {
throw new a.yo(`arms: ${(0, s.h0)(e)} cannot be read: ${(0, a.bD)(t)}`);
}
let n = (0, o.$C)(t);
if (n !== null) throw new a.yo(`arms: ${(0, s.h0)(e)}, line ${n}: has bytes that are not UTF-8; save the file as UTF-8`);
return new TextDecoder().decode(t);
}
}),
93643: ((e, t, n) => {
n.d(t, {
A: () => requireNoSingleRun,
Z: () => takeDirectory
});
var r = n(77598);
var i = n(76760);
var a = n(45145);
var o = n(34654);
var s = n(80418);
var c = n(56676);
var l = n(32857);
async function takeDirectory(e) {
let { "results-path": t, resume: n } = e.options;
let u = t === void 0 && n ? await (0, l.sD)(e) : null;
let d = i.resolve(t ?? u ?? (0, s.L6)());
try {
(0, o.O)(d);
} catch (e) {
throw new a.yo(`results-path: ${d} cannot be made: ${(0, a.bD)(e)}`);
}
(0, s.es)(d);
let f = new c.V(d).take((0, r.randomUUID)());
try {
requireNoSingleRun(d);
return {
directory: d,
giveBack: f
};
} catch (e) {
f();
throw e;
}
}
function requireNoSingleRun(e) {
if ((0, s.gM)(e)) throw new a.yo(`results-path: ${e} holds a run, not an experiment; name another directory`);
}
}),
90068: ((e, t, n) => {
n.d(t, {
I: () => kindOf,
f: () => findBefore
});
var r = n(45145);
var i = n(59546);
var a = n(80418);
var o = n(61210);
async function findBefore(e, t) {
if (e.options.resume) {
let n = readEarlier(t);
n !== null && requireSame(n, e, t);
return {
record: n,
isOther: !1
};
}
let isOfKind = (t) => differencesOf(t, e).length === 0;
let isOwn = (t) => isOfKind(t) && sharesInstance(t, e.instanceIds);
let n = await e.restoreRecords?.(t, isOwn) ?? [];
let i = n.find(isOwn) ?? null;
if (i === null && (0, a.oA)(t)) throw new r.yo(`results-path: ${t} holds another experiment, which is never overwritten; name another directory, or continue it with resume`);
return {
record: i,
isOther: i === null && !n.every(isOfKind)
};
}
function sharesInstance({ order: e }, t) {
let n = new Set(t);
return e.some(({ instance_id: e }) => n.has(e));
}
function readEarlier(e) {
try {
return (0, i.readExperiment)(e);
} catch (e) {
throw new r.yo(`${(0, r.bD)(e)}; name another results-path`);
}
}
function requireSame(e, t, n) {
let i = [...differencesOf(e, t), ...otherInstances(e, t.instanceIds)];
if (i.length === 0) return;
throw new r.yo([`resume: the experiment in ${n} is another one; give the options below as they were, or another results-path`].concat(i).join("\n"));
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
function differencesOf(e, { arms: t, options: n, mode: r }) {
let i = (0, o.c_)({
mode: r,
...(0, o.Zs)(n.measure)
});
let a = new Map(kindOf(t, n)).set("measure", (0, o.oq)(i));
return [...new Map(kindOf(e.arms, e)).set("measure", (0, o.oq)(e.measure))].flatMap(([e, t]) => t === a.get(e) ? [] : [`${e}: ${t} before, ${a.get(e)} now`]);
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
var c = n(48451);
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
var d = n(78553);
async function resolveArmRuns(e, { machine: t }) {
let n = [];
let r = e.arms.flatMap(({ options: e }) => (0, a.F)(e, t.environment));
let i = [...e.secrets, ...r];
for (let [r, a] of e.arms.entries()) {
let o = r === 0 ? e.observer : s.q;
n.push(await (0, d.y)(a, () => (0, l.Uf)(a.options, {
...e,
secrets: i,
observer: o,
machine: t
})));
}
return n;
}
async function openArms(e, t, n, i) {
let { before: a, directory: s } = n;
let c = a.record === null && e.arms.every(({ name: e }) => !(0, o.gM)(r.join(s, e)));
if (!e.options.reuse) return await openAll(e, t, n, i, null);
let l = c ? await withReusable(e, (r) => openAll(e, t, n, i, r)) : await openAll(e, t, n, i, null);
tellReused(e, l.runs, c);
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
...m === void 0 || i.isOther ? {} : { restore: (e, t, n) => m(e, t, n, _.name) },
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
function tellReused({ arms: e, observer: t }, n, r) {
let i = r ? "no trial of baseline was measured with the same agent, dataset, image and limits" : "nothing is taken from baseline, since the experiment began before";
for (let [r, { name: a }] of e.entries()) {
let e = (0, u.yW)(n[r].ledger.record.planned);
t.notice(`reuse: ${a}: ${e === void 0 ? i : (0, u.KH)(e)}`);
}
}
}),
6804: ((e, t, n) => {
n.d(t, {
a: () => inError,
o: () => turnsOf
});
var r = n(9271);
async function inError(e, t) {
let n = [];
for (let r of e) (await t.earlier(r.instance.id, r.trial))?.status === "error" && n.push(r);
return n;
}
function turnsOf(e, t, n) {
let i = t.map((e) => new Map(e.trials.map((e) => [(0, r.wK)(e), e])));
let a = new Set(t.flatMap((e) => e.left));
let o = [];
for (let { instanceId: s, trial: c, arms: l } of e) for (let e of l) {
let l = t[e];
let u = i[e].get((0, r.wK)({
instanceId: s,
trial: c
}));
a.has(u) ? o.push({
trial: u,
run: l
}) : n({
trial: u,
run: l
}, l.ledger.entryOf(u));
}
return o;
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
let { found: n, notes: r } = await (0, l.s)([e], "baseline");
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
})
};
