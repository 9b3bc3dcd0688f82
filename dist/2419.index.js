export const id = 2419;
export const ids = [2419];
export const modules = {
71826: ((e, t, n) => {
n.d(t, {
E: () => sumOfAll,
I: () => sumOfKnown
});
function sumOfAll(e) {
let t = 0;
for (let n of e) {
if (n === null) return null;
t += n;
}
return t;
}
function sumOfKnown(e) {
let t = e.filter((e) => e != null);
return t.length === 0 ? null : sumOfAll(t);
}
}),
43050: ((e, t, n) => {
n.d(t, {
$U: () => judgeGate,
FO: () => exitCodeOf,
YE: () => idleRegression
});
var r = n(18253);
var i = n(68785);
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
if (e.interrupted !== null) return (0, i.fH)(e.interrupted);
if (shortfalls(e.totals, t).length > 0 || regression(t, e.change ?? null).length > 0) return 1;
return unmeasured(e.totals, t).length > 0 ? 3 : 0;
}
function shortfalls(e, t) {
let { "min-success-rate": n, "min-score": i } = t;
let a = [];
t["fail-on"] === "failure" && e.failed > 0 && a.push(`${e.failed} of ${e.planned} trials failed (fail-on: failure)`);
if (n !== void 0 && (e.success_rate ?? 0) < n) {
let [t, i] = (0, r.GO)(e.success_rate, n);
a.push(`success rate ${t} is below min-success-rate ${i}`);
}
if (i !== void 0 && (e.score ?? 0) < i) {
let [t, n] = (0, r.GO)(e.score, i);
a.push(`score ${t} is below min-score ${n}`);
}
return a;
}
function regression(e, t) {
if (e["fail-on"] !== "regression" || t?.verdict !== "regressed") return [];
return [`${t.difference === null ? "" : `${Number(Math.abs(t.difference * 100).toFixed(1))} points `}worse than the baseline, beyond noise (fail-on: regression)`];
}
function idleRegression(e, t) {
if (e["fail-on"] !== "regression" || t) return null;
return "fail-on: regression: there is no baseline to compare with, so no regression can be detected";
}
function unmeasured(e, t) {
let n = e.error + e.not_run;
if (n === 0 || t["fail-on"] === "never") return [];
return [`${n} of ${e.planned} trials could not be measured (fail-on: ${t["fail-on"]})`];
}
}),
80588: ((e, t, n) => {
n.d(t, {
Z: () => linkAmong,
v: () => strangerAmong
});
var r = n(73024);
var i = n(76760);
var a = n(45145);
function linkAmong(e, t, n = 1) {
return firstAmong(e, t, n, (e) => e.isSymbolicLink());
}
function strangerAmong(e, t) {
return firstAmong(e, t, 1, (e) => !e.isDirectory());
}
function firstAmong(e, t, n, o) {
for (let s = 1, c = 0; c < t.length; s += 1) {
c = t.indexOf(i.sep, c + 1);
c === -1 && (c = t.length);
if (s < n) continue;
let l = t.slice(0, c);
try {
let t = (0, r.lstatSync)(`${e}/${l}`, { throwIfNoEntry: !1 });
if (t !== void 0 && o(t)) return l;
} catch (e) {
if ((0, a.$N)(e) !== "ENOTDIR") throw e;
}
}
return null;
}
}),
74705: ((e, t, n) => {
n.d(t, {
W: () => isStandIn,
u: () => standIn
});
var r = n(98715);
let i = "record_changed";
function isStandIn({ integrity: e }) {
return e.some(({ kind: e }) => e === i);
}
function standIn(e, t, n, a) {
let { instance_id: o, task_type: s, trial: c, status: l, score: u, error: d } = e;
return {
schema: "agentbench/result/v1",
dataset: t.dataset,
instance_id: o,
task_type: s,
trial: c,
attempt: a?.attempt ?? 1,
status: l,
score: u,
agent: (0, r.Ig)(t.agent),
evaluation: null,
testbed: (0, r.wN)(t.settings.testbed),
prerunner: null,
stages: a?.stages ?? [],
integrity: [{
kind: i,
detail: `result.json: ${n}; the result that the run measured is kept.`
}],
error: d,
started_at: a?.started_at ?? t.started_at,
finished_at: a?.finished_at ?? t.finished_at ?? t.started_at,
harness_version: t.harness_version,
github: t.github
};
}
}),
56676: ((e, t, n) => {
n.d(t, { V: () => ResultStore });
var r = n(73024);
var i = n(76760);
var a = n(45145);
var o = n(76185);
var s = n(88350);
var c = n(70930);
var l = n(45503);
var u = n(70606);
var d = n(80588);
var f = n(64458);
var p = n(61210);
var m = n(9271);
let h = "attempt-moving";
let g = /^(run|result|trace)\.json\.\d+$|^report\.html\.\d+$/;
let _ = [
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
(0, r.mkdirSync)(this.directory, { recursive: !0 });
this.#t();
} catch (e) {
throw new a.yo(`results-path: ${this.directory} cannot be made: ${(0, a.bD)(e)}`);
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
(0, r.mkdirSync)(this.directory, { recursive: !0 });
n.length > 0 && this.#t();
for (let e of ["run.json", "trace.json"]) moveDirectory(e);
if (e === void 0) return n;
let l = (0, m.qQ)({
instanceId: e,
trial: t
});
let stranger = () => (0, d.v)(this.directory, l);
for (let e = stranger(); e !== null; e = stranger()) remove(e);
(0, r.mkdirSync)(i.join(this.directory, l), { recursive: !0 });
moveDirectory(i.join(l, "result.json"));
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
(0, o.B7)(t);
} catch (e) {
if ([
"EPERM",
"ENOSYS",
"ENOTSUP",
"EOPNOTSUPP"
].includes((0, a.$N)(e) ?? "")) return () => {};
throw new a.yo(`results-path: nothing can be written to ${this.directory}: ${(0, a.bD)(e)}`);
}
let n = (0, o.hh)(this.directory).find(({ file: e, owner: n }) => e !== t && !(0, s.XU)(n));
if (n !== void 0) {
(0, o.Ht)(t);
let { pid: e, host: r } = n.owner;
throw new a.yo(`results-path: another run (process ${e} on ${r}) writes to ${this.directory}; wait for its end, or name another directory. If there is no such run any more, remove ${n.file}.owner`);
}
this.tidy();
return () => (0, o.Ht)(t);
}
tidy() {
for (let e of (0, o.r7)(this.directory)) (0, o.Ht)(e);
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
let o = new Map(a.planned.map((e) => [(0, m.qQ)((0, m.rI)(e)), e]));
return (n, i) => {
let s = r(this.directory, {
instance_id: n,
trial: i
});
if (s === null || !(0, p.aA)(s.result)) return null;
let c = o.get((0, m.qQ)({
instanceId: n,
trial: i
}));
let l = c === void 0 ? null : e(s, c, a);
return l === null || l === t ? s : null;
};
}
async earlier(e, t) {
if (!(0, r.existsSync)(i.join(this.directory, (0, m.qQ)({
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
let r = (0, m.qQ)({
instanceId: e,
trial: t
});
try {
let e = (0, d.Z)(this.directory, r);
if (e !== null) return `${e} is a link`;
let t = (0, l.XF)(i.join(this.directory, r, "result.json"), 67108864);
return (0, f.ts)(t) === n ? null : "it is not the record that was written";
} catch (e) {
return (0, a.$N)(e) === "ENOENT" ? "it was removed" : "it cannot be read any more";
}
}
beginAttempt(e, t) {
let n = i.join(this.directory, (0, m.qQ)({
instanceId: e,
trial: t
}));
let a = this.makePlace(e, t);
(0, d.v)(n, h) !== null && (0, r.rmSync)(i.join(n, h));
let o = (0, r.readdirSync)(n, { encoding: "buffer" });
let s = o.flatMap((e) => /^attempt-(\d+)$/.exec(e.toString())?.slice(1).map(Number) ?? []);
let l = Math.max(0, ...s);
let u = o.filter((e) => !/^attempt-\d+$/.test(e.toString()));
if (u.length === 0) return {
directory: n,
attempt: l + 1,
removed: a
};
let f = i.join(n, h);
(0, r.mkdirSync)(f, { recursive: !0 });
for (let e of u.filter((e) => e.toString() !== h)) (0, r.renameSync)((0, c.XM)(n, e), (0, c.XM)(f, e));
(0, r.renameSync)(f, i.join(n, `attempt-${l + 1}`));
return {
directory: n,
attempt: l + 2,
removed: a
};
}
async writeResult(e, t = !0) {
this.makePlace(e.instance_id, e.trial);
let n = i.join(this.directory, (0, m.qQ)((0, m.rI)(e)), "result.json");
await (0, u.f)(n, () => [(0, f.Pe)(e)], t);
}
async writeRun(e, t = !0, n) {
try {
this.makePlace();
await (0, u.f)(i.join(this.directory, "run.json"), () => (0, f.e2)(e, n), t);
} catch (e) {
throw Error(`results-path: run.json could not be written: ${(0, a.bD)(e)}; make room there, or mend it, then run again with resume`, { cause: e });
}
}
async writeTrace(e) {
await (0, u.f)(i.join(this.directory, "trace.json"), () => [JSON.stringify(e)], !1);
}
}
function removeHalfWritten(e, t) {
for (let n of (0, c.s9)(e)) {
let a = i.join(e, n.name);
n.isFile() && g.test(n.name) && (0, r.rmSync)(a, { force: !0 });
n.isDirectory() && _[t]?.test(n.name) && removeHalfWritten(a, t + 1);
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
9271: ((e, t, n) => {
n.d(t, {
Ko: () => trialName,
qQ: () => trialPath,
rI: () => trialIdOf,
wK: () => trialKey
});
var r = n(90492);
function trialIdOf(e) {
return {
instanceId: "instance" in e ? e.instance.id : e.instance_id,
trial: e.trial
};
}
function trialKey({ instanceId: e, trial: t }) {
return `${e}/${t}`;
}
function trialName({ instanceId: e, trial: t }) {
let n = (0, r.h0)(e);
return t === 1 ? n : `${n} (trial ${t})`;
}
function trialPath({ instanceId: e, trial: t }) {
return `${e}/trial-${t}`;
}
}),
98715: ((e, t, n) => {
n.d(t, {
I3: () => unknownSettings,
Ig: () => unknownAgent,
Mr: () => isPlanOnly,
Q8: () => unmeasured,
QI: () => i,
wN: () => unknownTestbed
});
var r = n(35978);
let i = `sha256:${"0".repeat(64)}`;
function isPlanOnly({ settings: e, measured_by: t }) {
return e.testbed === "other" && t === void 0;
}
function unknownSettings(e, t = 1) {
return {
testbed: e,
trials: t,
agent_timeout_ms: 0,
evaluation_timeout_ms: 0,
testcase_timeout_ms: 0,
typing: null,
mode: null,
judge: null,
network: null,
cpus: null,
memory_bytes: null
};
}
function unknownAgent(e) {
return {
...e,
prompt_digest: i,
...unmeasured()
};
}
function unmeasured() {
return {
exit_code: null,
timed_out: !1,
duration_ms: 0,
ended_by: null,
usage: (0, r.wD)(),
meter: null
};
}
function unknownTestbed(e) {
return {
kind: e,
image: null,
image_digest: null,
substituted: !1,
kept_image: null,
commit: null
};
}
}),
72583: ((e, t, n) => {
n.d(t, { f: () => runBenchmark });
var r = n(45145);
var i = n(7254);
var a = n(43050);
var o = n(32728);
var s = n(53219);
var c = n(41560);
var l = n(66634);
async function runBenchmark(e) {
let { observer: t, signal: n, compare: r, options: u } = e;
requireNothingOfExperiments(u);
return await (0, c.S)(e, async ({ budget: c, machine: d, begin: f, swept: p }) => {
let m = await (0, l.U)(u, {
...e,
machine: d
});
let { dataset: h, testbed: g } = m;
let _ = await f(g);
let v = await (0, s.I)(m, {
...e,
machine: d,
owner: _,
budget: c
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
let s = AbortSignal.any([n, c.deadline]);
await (0, o.x)(v.left.map((e) => ({
trial: e,
run: v
})), c, s);
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
