export const id = 7372;
export const ids = [7372];
export const modules = {
49638: ((e, t, n) => {
n.d(t, {
O: () => reaches,
f: () => r
});
let r = 1e-12;
function reaches(e, t) {
return t - e <= r;
}
}),
70606: ((e, t, n) => {
n.d(t, { f: () => writeWhole });
var r = n(4573);
var i = n(73024);
var a = n(30238);
async function writeWhole(e, t, n = !0) {
removeLink(e);
let r = { tmpfileCreated: (e) => writeParts(e, t()) };
n ? await a(e, "", r) : a.sync(e, "", {
...r,
fsync: !1
});
}
function removeLink(e) {
(0, i.lstatSync)(e, { throwIfNoEntry: !1 })?.isSymbolicLink() && (0, i.rmSync)(e);
}
function writeParts(e, t) {
let n = (0, i.openSync)(e, "w");
try {
for (let e of t) (0, i.writeFileSync)(n, encoded(e));
} finally {
(0, i.closeSync)(n);
}
}
let o = /[^\0-\xff]/;
function encoded(e) {
if (Buffer.byteLength(e) === e.length || !o.test(e)) return e;
try {
return (0, r.transcode)(Buffer.from(e, "utf16le"), "utf16le", "utf8");
} catch {
return e;
}
}
}),
43050: ((e, t, n) => {
n.d(t, {
$U: () => judgeGate,
FO: () => exitCodeOf,
YE: () => idleRegression
});
var r = n(18253);
var i = n(49638);
var a = n(68785);
function judgeGate(e, t, n = null) {
let r = [
...shortfalls(e, t),
...regression(t, n),
...unmeasured(e, t)
];
return {
passed: r.length === 0,
reasons: r
};
}
function exitCodeOf(e, t) {
if (e.interrupted !== null) return (0, a.fH)(e.interrupted);
if (shortfalls(e.totals, t).length > 0 || regression(t, e.change ?? null).length > 0) return 1;
return unmeasured(e.totals, t).length > 0 ? 3 : 0;
}
function shortfalls(e, t) {
let { "min-success-rate": n, "min-score": a } = t;
let o = [];
t["fail-on"] === "failure" && e.failed > 0 && o.push(`${e.failed} of ${e.planned} trials failed (fail-on: failure)`);
if (n !== void 0 && (e.success_rate ?? 0) < n) {
let [t, i] = (0, r.GO)(e.success_rate, n);
o.push(`success rate ${t} is below min-success-rate ${i}`);
}
if (a !== void 0 && !(0, i.O)(e.score ?? 0, a)) {
let [t, n] = (0, r.GO)(e.score, a);
o.push(`score ${t} is below min-score ${n}`);
}
return o;
}
function regression(e, t) {
if (e["fail-on"] !== "regression" || t?.verdict !== "regressed") return [];
return [`${t.difference === null ? "" : `${Number(Math.abs(t.difference * 100).toFixed(1))} points `}worse than the baseline, beyond noise (fail-on: regression)`];
}
function idleRegression(e, t) {
if (e["fail-on"] !== "regression" || t) return null;
return `fail-on: regression: there is no baseline to compare with, so no regression can be detected${e.baseline === "none" ? "; set baseline to the results to compare with" : ""}`;
}
function unmeasured(e, t) {
let n = e.error + e.not_run;
if (n === 0 || t["fail-on"] === "never") return [];
return [`${n} of ${e.planned} trials could not be measured (fail-on: ${t["fail-on"]})`];
}
}),
64458: ((e, t, n) => {
n.d(t, {
P: () => recordText,
e: () => runParts
});
var r = n(15297);
var i = n(37040);
var a = n(61210);
function recordText(e) {
return `${JSON.stringify(e, null, 2)}\n`;
}
function runParts(e, t) {
let masked = (e) => t === void 0 ? e : (0, i.h)(e, t);
return (0, r.l)(masked({
...e,
planned: [],
totals: (0, a.vA)(e.planned)
}), ["planned"], e.planned, masked);
}
}),
37040: ((e, t, n) => {
n.d(t, { h: () => redactRecord });
let r = new Set("schema.status.kind.stage.stages.mode.type.cause.category.decided_by.end.ended_by.source.verdict.interrupted.started_at.finished_at.harness_version.prompt_digest.image_digest.digest.result.transcript.recording.trajectory.plan_file.typing.suite.dataset.instance_id.task_type.settings.github".split("."));
function redactRecord(e, t) {
if (typeof e == "string") return t.text(e);
if (Array.isArray(e)) return e.map((e) => redactRecord(e, t));
if (typeof e != "object" || !e) return e;
let n = Object.entries(e).map(([e, n]) => [e, r.has(e) ? n : redactRecord(n, t)]);
return Object.fromEntries(n);
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
var m = n(80588);
var h = n(64458);
var g = n(61210);
var _ = n(9271);
let v = "attempt-moving";
let y = /^(run|result|trace)\.json\.\d+$|^report\.html\.\d+$/;
let b = [
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
let u = (0, _.qQ)({
instanceId: e,
trial: t
});
let stranger = () => (0, m.v)(this.directory, u);
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
let o = new Map(a.planned.map((e) => [(0, _.qQ)(e), e]));
return (n, i) => {
let s = r(this.directory, {
instance_id: n,
trial: i
});
if (s === null || !(0, g.aA)(s.result)) return null;
let c = o.get((0, _.qQ)({
instanceId: n,
trial: i
}));
let l = c === void 0 ? null : e(s, c, a);
return l === null || l === t ? s : null;
};
}
async earlier(e, t) {
if (!(0, r.existsSync)(i.join(this.directory, (0, _.qQ)({
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
let r = (0, _.qQ)({
instance_id: e,
trial: t
});
try {
let e = (0, m.Z)(this.directory, r);
if (e !== null) return `${e} is a link`;
let t = (0, d.XF)(i.join(this.directory, r, "result.json"), 67108864);
return (0, a.B)(t) === n ? null : "it is not the record that was written";
} catch (e) {
return (0, o.$N)(e) === "ENOENT" ? "it was removed" : "it cannot be read any more";
}
}
beginAttempt(e, t) {
let n = i.join(this.directory, (0, _.qQ)({
instanceId: e,
trial: t
}));
let a = this.makePlace(e, t);
(0, m.v)(n, v) !== null && (0, r.rmSync)(i.join(n, v));
let o = (0, r.readdirSync)(n, { encoding: "buffer" });
let s = o.flatMap((e) => /^attempt-(\d+)$/.exec(e.toString())?.slice(1).map(Number) ?? []);
let c = Math.max(0, ...s);
let d = o.filter((e) => !/^attempt-\d+$/.test(e.toString()));
if (d.length === 0) return {
directory: n,
attempt: c + 1,
removed: a
};
let f = i.join(n, v);
(0, l.O)(f);
for (let e of d.filter((e) => e.toString() !== v)) (0, r.renameSync)((0, u.XM)(n, e), (0, u.XM)(f, e));
(0, r.renameSync)(f, i.join(n, `attempt-${c + 1}`));
return {
directory: n,
attempt: c + 2,
removed: a
};
}
async writeResult(e, t = !0) {
this.makePlace(e.instance_id, e.trial);
let n = i.join(this.directory, (0, _.qQ)(e), "result.json");
await (0, p.f)(n, () => [(0, h.P)(e)], t);
}
async writeRun(e, t = !0, n) {
try {
this.makePlace();
await (0, p.f)(i.join(this.directory, "run.json"), () => (0, h.e)(e, n), t);
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
let a = i.join(e, n.name);
n.isFile() && y.test(n.name) && (0, r.rmSync)(a, { force: !0 });
n.isDirectory() && b[t]?.test(n.name) && removeHalfWritten(a, t + 1);
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
n.d(t, {
a: () => requireNothingOfExperiments,
f: () => runBenchmark
});
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
})
};
