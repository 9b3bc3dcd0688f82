export const id = 3111;
export const ids = [3111];
export const modules = {
89842: ((e, t, n) => {
n.d(t, {
MT: () => amountOf,
Qd: () => knownCostOf,
vk: () => addUsage,
yJ: () => i,
zx: () => a
});
var r = n(71826);
let i = {
input_tokens: null,
output_tokens: null,
cost_usd: null
};
let a = {
...i,
cost_usd: 0
};
function amountOf(e) {
return typeof e == "number" && e >= 0 && Number.isFinite(e) ? e : null;
}
function addUsage(...e) {
let t = {
input_tokens: (0, r.Ij)(e.map((e) => e?.input_tokens)),
output_tokens: (0, r.Ij)(e.map((e) => e?.output_tokens)),
cost_usd: (0, r.ER)(e.map((e) => e?.cost_usd ?? null))
};
let n = t.cost_usd === null ? knownCostOf(e) : null;
n !== null && (t.known_cost_usd = n);
return Object.values(t).every((e) => e === null) ? null : t;
}
function knownCostOf(e) {
let t = (0, r.Ij)(e.map((e) => e?.cost_usd ?? e?.known_cost_usd));
return t === 0 && e.some((e) => e?.cost_usd == null) ? null : t;
}
}),
43050: ((e, t, n) => {
n.d(t, {
$U: () => judgeGate,
E4: () => forReport,
FO: () => exitCodeOf,
YE: () => idleRegression,
i9: () => exitCodeOfArms,
t4: () => blindRegression,
wQ: () => roleOfArm
});
var r = n(18253);
var i = n(49638);
var a = n(68785);
var o = n(61210);
function forReport(e, t) {
return t.length === 0 && e.matrix?.include.length === 0 ? {
...e,
"min-success-rate": void 0,
"min-score": void 0
} : e;
}
function roleOfArm(e) {
return e === 0 ? "control" : "arm";
}
function judgeGate(e, t, n = null, r = null) {
let i = [...missed({
totals: e,
change: n
}, t, r), ...unmeasured(e, t)];
return {
passed: i.length === 0,
reasons: i
};
}
function exitCodeOf(e, t, n = null) {
if (e.interrupted !== null) return (0, a.fH)(e.interrupted);
if (missed(e, t, n).length > 0) return 1;
return unmeasured(e.totals, t).length > 0 ? 3 : 0;
}
function exitCodeOfArms(e, t, n = null) {
if (n !== null) return (0, a.fH)(n);
let r = e.map((e, r) => exitCodeOf({
...e,
interrupted: n
}, t, roleOfArm(r)));
return r.find((e) => e === 1) ?? Math.max(0, ...r);
}
function missed({ totals: e, change: t }, n, r) {
if (r === "control") return [];
return [...r === "arm" && e.planned === 0 ? [] : shortfalls(e, n), ...regression(n, t ?? null, r)];
}
function shortfalls(e, t) {
let { "min-success-rate": n, "min-score": a } = t;
let s = [];
t["fail-on"] === "failure" && e.failed > 0 && s.push(`${e.failed} of ${e.planned} trials failed (fail-on: failure)`);
if (n !== void 0 && (e.success_rate ?? 0) < n) {
let [t, i] = (0, r.GO)((0, o.$)(e, "success rate"), n);
s.push(`success rate ${t} is below min-success-rate ${i}`);
}
if (a !== void 0 && !(0, i.O)(e.score ?? 0, a)) {
let [t, n] = (0, r.GO)(e.score, a);
s.push(`score ${t} is below min-score ${n}`);
}
return s;
}
function regression(e, t, n) {
if (e["fail-on"] !== "regression" || t?.verdict !== "regressed") return [];
return [`${t.difference === null ? "" : `${Number((0, r.wd)(t.difference))} points `}worse than the ${n === null ? "baseline" : "control"}, beyond noise (fail-on: regression)`];
}
function idleRegression(e, t) {
if (e["fail-on"] !== "regression" || t) return null;
return `fail-on: regression: there is no baseline to compare with, so no regression can be detected${e.baseline === "none" ? "; set baseline to the results to compare with" : ""}`;
}
function blindRegression(e, t) {
if (e["fail-on"] !== "regression" || t?.verdict !== "not comparable") return null;
return `fail-on: regression: the baseline is not comparable, so no regression can be detected (${t.reasons?.join("; ") ?? "its run does not say why"})`;
}
function unmeasured(e, t) {
let n = e.error + e.not_run;
if (n === 0 || t["fail-on"] === "never") return [];
return [`${n} of ${e.planned} trials could not be measured (fail-on: ${t["fail-on"]})`];
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
72583: ((e, t, n) => {
n.d(t, {
a: () => requireNothingOfExperiments,
f: () => runBenchmark
});
var r = n(45145);
var i = n(7254);
var a = n(43050);
var o = n(38847);
var s = n(48451);
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
let y = v.context.store.directory;
try {
await v.write();
e.onBegin?.({
ids: [_.id],
testbed: g,
resultsPath: y
});
await p();
t.runStarted({
dataset: h.name,
instances: new Set(v.trials.map(({ instance: e }) => e.id)).size,
trials: v.trials.length,
testbed: g,
resultsPath: y
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
})
};
