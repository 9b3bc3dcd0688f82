export const id = 1909;
export const ids = [1909];
export const modules = {
71542: ((e, t, n) => {
n.d(t, { main: () => main });
var r = n(28524);
var i = n(10076);
var a = n(68785);
var o = n(6830);
var s = n(4472);
var c = n(52385);
var l = n(86324);
var u = n(58937);
var d = n(43050);
var f = n(58263);
var p = n(72583);
var m = n(20472);
var h = n(89955);
var g = n(7126);
var _ = n(14173);
var v = n(50261);
var y = n(92309);
var b = n(90862);
async function main() {
try {
let { options: e, texts: t } = await (0, g.IV)("run");
tellEmpty(e);
let r = (0, s.w9)(process.env);
if (t.arms === void 0 || t.arms.trim() === "") await measure(e, t, r);
else {
let { measureArms: i } = await Promise.all([
n.e(2453),
n.e(2214),
n.e(663),
n.e(9694),
n.e(9583),
n.e(9704),
n.e(8225),
n.e(8612),
n.e(1453),
n.e(1076)
]).then(n.bind(n, 63319));
await i(e, {
...t,
arms: t.arms
}, r);
}
} catch (e) {
(0, h.A3)(e);
}
}
function tellEmpty({ "agent-env": e }) {
let t = e.filter(({ name: e, value: t }) => (t ?? process.env[e]) === "").map(({ name: e }) => e);
t.length > 0 && _.lm(`agent-env: empty: ${t.join(", ")}. If the agent needs it, set the secret (gh secret set NAME); pull requests of forks get none`);
}
async function measure(e, t, s) {
let g = new v.U();
let x = (0, a.YF)();
let S = "";
let C = (0, o.j)(process.env);
let w = (0, c.VS)(process.env, C);
let { signal: T } = x;
let E = {
options: e,
place: w,
bases: (0, c.cF)(process.env, C)
};
let { baseline: D, compare: O } = await (0, m.MS)(() => findEarlier(E), s, T);
let k = await (0, p.f)({
options: e,
machine: (0, l.g)(process.env),
observer: g,
github: w,
compare: O,
secrets: (0, i.G_)(process.env),
signal: T,
keepOptions: (e) => (0, f.o2)(t, e, ["agent-setup", "judge-command"]),
restore: (t, n) => (0, m.MS)(() => restore(e, t, n), s, T),
onBegin(e) {
S = e.resultsPath;
r.uH("results-path", S);
(0, b.su)(e);
}
});
g.close();
_.pq(`\n${(0, u.Pl)(k.totals)}`);
(0, y.n0)(k);
(0, h.M0)((0, d.FO)(k, e), k);
if (k.interrupted !== null) {
_.pq("The run was ended early; the post step publishes the results so far.");
return;
}
let [{ publish: A }, { loadRun: j }] = await Promise.all([Promise.all([
n.e(2453),
n.e(2214),
n.e(663),
n.e(6913),
n.e(9694),
n.e(9583),
n.e(7274),
n.e(9704),
n.e(8695),
n.e(4996),
n.e(1534),
n.e(5876),
n.e(1542)
]).then(n.bind(n, 24241)), Promise.all([
n.e(2214),
n.e(9694),
n.e(9583),
n.e(9995)
]).then(n.bind(n, 9583))]);
let M = A(await j(S, k), S, e, D, s);
await (0, m.c8)(M.then(b.sE), T);
x.dispose();
}
async function findEarlier(e) {
let { options: t } = e;
if (t.baseline === "none") return {
baseline: null,
compare: null
};
let [{ findBaseline: r }, { changeSince: i }] = await Promise.all([Promise.all([
n.e(2453),
n.e(2214),
n.e(663),
n.e(6913),
n.e(9694),
n.e(9583),
n.e(7274),
n.e(9704),
n.e(6157),
n.e(8281)
]).then(n.bind(n, 23585)), Promise.all([
n.e(2453),
n.e(2214),
n.e(9694),
n.e(9583),
n.e(7274),
n.e(5144)
]).then(n.bind(n, 37936))]);
let a = await r(e);
_.t8();
return {
baseline: a,
compare: i(a, t)
};
}
async function restore(e, t, r) {
if (!(0, m.tc)()) return !1;
let { restoreEarlierAttempts: i } = await Promise.all([
n.e(2214),
n.e(663),
n.e(9694),
n.e(9583),
n.e(9704),
n.e(8768)
]).then(n.bind(n, 19856));
let a = await i(e, t, r);
_.t8();
return a;
}
}),
7844: ((e, t, n) => {
n.d(t, { x: () => r });
let r = "0.1.0";
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
var f = n(70606);
var p = n(80588);
var m = n(64458);
var h = n(61210);
var g = n(9271);
let _ = "attempt-moving";
let v = /^(run|result|trace)\.json\.\d+$|^report\.html\.\d+$/;
let y = [
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
let t = i.join(this.directory, e);
if (!(0, r.lstatSync)(t, { throwIfNoEntry: !1 })?.isDirectory()) return;
let o = (0, r.mkdtempSync)(`${t}.moved-`);
(0, r.renameSync)(t, o);
n.push({
place: i.join(a, e),
was: "directory",
moved: i.basename(o)
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
let u = (0, g.qQ)({
instanceId: e,
trial: t
});
let stranger = () => (0, p.v)(this.directory, u);
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
let { faultOf: e, OUTDATED: t, readRecord: r, readRunRecord: i } = await Promise.all([
n.e(2214),
n.e(9694),
n.e(7705)
]).then(n.bind(n, 47705));
let a = i(this.directory);
if (a === null) return () => null;
let o = new Map(a.planned.map((e) => [(0, g.qQ)(e), e]));
return (n, i) => {
let s = r(this.directory, {
instance_id: n,
trial: i
});
if (s === null || !(0, h.aA)(s.result)) return null;
let c = o.get((0, g.qQ)({
instanceId: n,
trial: i
}));
let l = c === void 0 ? null : e(s, c, a);
return l === null || l === t ? s : null;
};
}
async earlier(e, t) {
if (!(0, r.existsSync)(i.join(this.directory, (0, g.qQ)({
instanceId: e,
trial: t
}), "result.json"))) return null;
let { readRecord: a } = await Promise.all([
n.e(2214),
n.e(9694),
n.e(7705)
]).then(n.bind(n, 47705));
return a(this.directory, {
instance_id: e,
trial: t
})?.result ?? null;
}
changeOf({ instance_id: e, trial: t }, n) {
let r = (0, g.qQ)({
instance_id: e,
trial: t
});
try {
let e = (0, p.Z)(this.directory, r);
if (e !== null) return `${e} is a link`;
let t = (0, d.XF)(i.join(this.directory, r, "result.json"), 67108864);
return (0, a.B)(t) === n ? null : "it is not the record that was written";
} catch (e) {
return (0, o.$N)(e) === "ENOENT" ? "it was removed" : "it cannot be read any more";
}
}
beginAttempt(e, t) {
let n = i.join(this.directory, (0, g.qQ)({
instanceId: e,
trial: t
}));
let a = this.makePlace(e, t);
(0, p.v)(n, _) !== null && (0, r.rmSync)(i.join(n, _));
let o = (0, r.readdirSync)(n, { encoding: "buffer" });
let s = o.flatMap((e) => /^attempt-(\d+)$/.exec(e.toString())?.slice(1).map(Number) ?? []);
let c = Math.max(0, ...s);
let d = o.filter((e) => !/^attempt-\d+$/.test(e.toString()));
if (d.length === 0) return {
directory: n,
attempt: c + 1,
removed: a
};
let f = i.join(n, _);
(0, l.O)(f);
for (let e of d.filter((e) => e.toString() !== _)) (0, r.renameSync)((0, u.XM)(n, e), (0, u.XM)(f, e));
(0, r.renameSync)(f, i.join(n, `attempt-${c + 1}`));
return {
directory: n,
attempt: c + 2,
removed: a
};
}
async writeResult(e, t = !0) {
this.makePlace(e.instance_id, e.trial);
let n = i.join(this.directory, (0, g.qQ)(e), "result.json");
await (0, f.f)(n, () => [(0, m.P)(e)], t);
}
async writeRun(e, t = !0, n) {
try {
this.makePlace();
await (0, f.f)(i.join(this.directory, "run.json"), () => (0, m.e)(e, n), t);
} catch (e) {
throw Error(`results-path: run.json could not be written: ${(0, o.bD)(e)}; make room there, or mend it, then run again with resume`, { cause: e });
}
}
async writeTrace(e) {
await (0, f.f)(i.join(this.directory, "trace.json"), () => [JSON.stringify(e)], !1);
}
}
function removeHalfWritten(e, t) {
for (let n of (0, u.s9)(e)) {
let a = i.join(e, n.name);
n.isFile() && v.test(n.name) && (0, r.rmSync)(a, { force: !0 });
n.isDirectory() && y[t]?.test(n.name) && removeHalfWritten(a, t + 1);
}
}
function realOrNull(e) {
try {
return r.realpathSync.native(e);
} catch {
return null;
}
}
}),
72583: ((e, t, n) => {
n.d(t, { f: () => runBenchmark });
var r = n(45145);
var i = n(7254);
var a = n(43050);
var o = n(33891);
var s = n(26571);
var c = n(66634);
var l = n(28688);
async function runBenchmark(e) {
let { observer: t, signal: n, compare: r, options: u } = e;
requireNothingOfExperiments(u);
return await (0, l.Y)(e, async ({ budget: l, machine: d, begin: f, swept: p }) => {
let m = await (0, c.Uf)(u, {
...e,
machine: d
});
let { dataset: h, testbed: g } = m;
let _ = await f(g);
let v = await (0, s.I)(m, {
...e,
machine: d,
owner: _,
budget: l
});
try {
e.onBegin?.({
ids: [_.id],
testbed: g,
resultsPath: v.store.directory
});
await p();
t.runStarted({
dataset: h.name,
instances: new Set(v.trials.map(({ instance: e }) => e.id)).size,
trials: v.trials.length,
testbed: g,
resultsPath: v.store.directory
});
for (let e of [(0, a.YE)(u, r !== null), (0, i.u)(u)]) e !== null && t.notice(e);
await v.begin();
let s = AbortSignal.any([n, l.deadline]);
await (0, o.x)(v.left.map((e) => ({
trial: e,
run: v
})), l, s);
return await v.finish(n.aborted ? String(n.reason) : null, r);
} finally {
await v.close();
}
});
}
function requireNothingOfExperiments({ stop: e, reuse: t }) {
let n = [...e === "never" ? [] : [`stop: ${e}`], ...t ? ["reuse"] : []];
if (n.length > 0) throw new r.yo(n.map((e) => `${e} is for experiments, and there are no arms; give arms, or leave it out`).join("\n"));
}
}),
34552: ((e, t, n) => {
n.d(t, {
J$: () => usageOfTrial,
T1: () => roundsOf,
Y6: () => judgeUsageOfTrial,
d0: () => meterOfTrial,
gR: () => sumOfActions,
ru: () => actionsOfTrial,
wo: () => judgeUsageOf
});
var r = n(71826);
var i = n(3934);
var a = n(97384);
let o = [
"input_tokens",
"cached_input_tokens",
"output_tokens",
"reasoning_tokens",
"cost_usd",
"steps",
"requests",
"failed_requests"
];
function roundsOf(e) {
let { rounds: t = [] } = e;
return t.length === 0 ? [e] : t;
}
function usageOfTrial(e) {
let t = roundsOf(e).map(({ agent: e }) => e.usage);
if (t.length === 1) return t[0];
let sum = (e) => bounded((0, r.ER)(t.map((t) => t[e])));
return {
source: new Set(t.map(({ source: e }) => e)).size === 1 ? t[0].source : null,
...Object.fromEntries(o.map((e) => [e, sum(e)])),
models: [...new Set(t.flatMap(({ models: e }) => e))]
};
}
function meterOfTrial(e) {
let t = roundsOf(e).map(({ agent: e }) => e.meter).filter((e) => e != null);
if (t.length === 0) return null;
let sum = (e) => (0, a.Tu)(t.reduce((t, n) => t + n[e], 0));
return {
throttled_requests: sum("throttled_requests"),
waiting_ms: sum("waiting_ms")
};
}
function actionsOfTrial(e) {
let t = roundsOf(e);
let n = t.map(({ agent: e }) => e.actions).filter((e) => e != null);
return n.length < t.length ? null : sumOfActions(n);
}
function sumOfActions(e) {
let sum = (t) => (0, a.Tu)(e.reduce((e, n) => e + n[t], 0));
return Object.fromEntries(i.S.map((e) => [e, sum(e)]));
}
function judgeUsageOfTrial(e) {
return judgeUsageOf([
...roundsOf(e).map(({ evaluation: e }) => e?.kind === "test_plan" ? e.judge : null),
e.explained,
e.not_explained
].filter((e) => e != null));
}
function judgeUsageOf(e) {
if (e.length === 0) return null;
let sum = (t) => bounded((0, r.Ij)(e.map(t)));
let count = (t) => e.reduce((e, n) => e + t(n), 0);
return {
input_tokens: sum((e) => e.input_tokens),
output_tokens: sum((e) => e.output_tokens),
cost_usd: sum((e) => e.cost_usd),
cost_known: count((e) => "answers" in e ? e.cost_known : e.cost_usd === null ? 0 : 1),
answers: count((e) => "answers" in e ? e.answers : 1)
};
}
function bounded(e) {
return e === null ? null : (0, a.Tu)(e);
}
})
};
