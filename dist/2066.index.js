export const id = 2066;
export const ids = [2066, 5356];
export const modules = {
20472: ((e, t, n) => {
n.d(t, {
MS: () => unlessCancelled,
c8: () => untilCancelled,
tc: () => isRerun
});
var r = n(78474);
var i = n(68785);
var a = n(4472);
function unlessCancelled(e, t, n) {
return (0, i.Wh)((0, a.Ns)(t, e), n).catch((e) => {
throw n.aborted ? new i.j$(n) : e;
});
}
async function untilCancelled(e, t) {
await Promise.race([e, t.aborted ? Promise.resolve() : (0, r.once)(t, "abort")]);
}
function isRerun() {
return Number(process.env.GITHUB_RUN_ATTEMPT) > 1;
}
}),
89955: ((e, t, n) => {
n.d(t, {
A: () => failBy,
M: () => failGate
});
var r = n(45145);
var i = n(68785);
var a = n(58937);
var o = n(14173);
function failBy(e) {
if (e instanceof i.j$) {
o.C1(e.message);
process.exitCode = e.exitCode;
return;
}
let t = e instanceof r.yo;
let n = e instanceof Error ? e.stack : void 0;
o.C1(t ? e.message : `agentbench itself failed: ${n ?? (0, r.bD)(e)}`);
process.exitCode = t ? 2 : 3;
}
function failGate(e, { totals: t, gate: n, interrupted: r }) {
if (e === 0) return;
let i = r === null ? [] : [`the run was ended early (${r})`];
o.C1(`${(0, a.Pl)(t)}. ${[...i, ...n?.reasons ?? []].join("; ")}`);
process.exitCode = e;
}
}),
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
(0, h.A)(e);
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
let E = (0, c.cF)(process.env, C);
let { baseline: D, compare: O } = await (0, m.MS)(() => findEarlier(e, w, E), s, T);
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
(0, y.n)(k);
(0, h.M)((0, d.FO)(k, e), k);
if (k.interrupted !== null) {
_.pq("The run was ended early; the post step publishes what there is.");
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
n.e(9185),
n.e(6293),
n.e(1350)
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
async function findEarlier(e, t, r) {
if (e.baseline === "none") return {
baseline: null,
compare: null
};
let [{ findBaseline: i }, { changeSince: a }] = await Promise.all([Promise.all([
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
let o = await i(e, t, r);
_.t8();
return {
baseline: o,
compare: a(o, e)
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
50261: ((e, t, n) => {
n.d(t, { U: () => WorkflowObserver });
var r = n(18253);
var i = n(90492);
var a = n(36812);
var o = n(58937);
var s = n(9271);
var c = n(14173);
class WorkflowObserver extends a.ly {
#e = 0;
#t = 0;
constructor() {
super((e) => c.pq(e));
}
trialEnded(e, t, n) {
c.Oh((0, a.MT)(e, t));
for (let { name: e, duration_ms: n } of t.stages) c.pq(`  ${e.padEnd(12)} ${(0, r.a3)(n)}`);
for (let { kind: e, detail: n } of t.integrity) c.pq(`  note ${(0, i.h0)(`${e}: ${n}`)}`);
t.error !== null && c.pq(`  error ${(0, i.h0)(`${t.error.kind}: ${t.error.message}`, 2e3)}`);
let o = t.status === "passed" ? "" : (0, a.os)(t, n);
o !== "" && c.pq(o);
c.N4();
this.#n(e, t);
this.tellProgress(t);
}
close() {
let e = Math.max(0, this.#e - 6) + Math.max(0, this.#t - 8);
e > 0 && c.$e(`${(0, r.U9)(e, "more trial")} did not pass; the step summary lists them all`, { title: "agentbench" });
}
#n(e, t) {
let n = `agentbench: ${(0, s.Ko)(e)} ${t.status === "failed" ? "failed" : "could not be measured"}`;
let r = (0, i.h0)((0, o.rn)(t)) || "see its logs among the results";
t.status === "failed" && ++this.#e <= 6 && c.$e(r, { title: n });
t.status === "error" && ++this.#t <= 8 && c.z3(r, { title: n });
}
}
}),
92309: ((e, t, n) => {
n.d(t, {
J: () => setAnswer,
n: () => setOutputs
});
var r = n(28524);
function setOutputs({ totals: e }) {
r.uH("planned", e.planned);
r.uH("passed", e.passed);
r.uH("failed", e.failed);
r.uH("errors", e.error);
r.uH("not-run", e.not_run);
r.uH("success-rate", e.success_rate ?? "");
r.uH("score", e.score ?? "");
}
function setAnswer(e) {
let t = e.map(({ arm: e, answer: t }) => [e, t ?? "within noise"]);
let n = t.length === 1 ? t.map(([, e]) => e) : t.map((e) => e.join("="));
r.uH("answer", n.join("\n"));
}
}),
7844: ((e, t, n) => {
n.d(t, { x: () => r });
let r = "0.1.0";
}),
36812: ((e, t, n) => {
n.d(t, {
Fs: () => SkipLines,
MT: () => verdictLine,
T1: () => tellingTails,
jS: () => postponedLine,
ly: () => LineObserver,
os: () => tailLines
});
var r = n(18253);
var i = n(90492);
var a = n(97384);
var o = n(9271);
var s = n(93357);
var c = n(58937);
var l = n(15364);
let u = 6e4;
function verdictLine(e, t) {
let { mark: n, word: l } = s.j[t.status];
let u = (0, i.h0)((0, c.rn)(t), 160);
let d = (0, i.h0)((0, c.mn)(t));
return [
`${n} ${l} ${(0, o.Ko)(e)} ${(0, r.a3)((0, c.cf)((0, a.ui)([t])))}`,
u === "" ? "" : `: ${u}`,
d === "" ? "" : ` [${d}]`
].join("");
}
function postponedLine(e, t) {
return `- ${(0, o.Ko)(e)}: attempt ${t.attempt} could not be measured and is repeated later: ${(0, i.h0)((0, c.rn)(t), 160)}`;
}
class SkipLines {
#e = "";
#t = 0;
next(e, t) {
this.#t = t === this.#e ? this.#t + 1 : 1;
this.#e = t;
if (this.#t <= 3) return `- ${(0, o.Ko)(e)}: ${(0, i.h0)(t)}`;
return this.#t === 4 ? `- and more trials: ${(0, i.h0)(t)}` : null;
}
}
function tellingTails(e, t, n) {
return (e.status === "failed" ? ["agent.log", "evaluation.log"] : [...t.keys()].slice(-1)).flatMap((e) => {
let r = (0, i.pj)(t.get(e) ?? "").trimEnd();
return r === "" ? [] : [{
name: e,
lines: r.split("\n").slice(-n)
}];
});
}
function tailLines(e, t) {
return tellingTails(e, t, 15).flatMap(({ name: e, lines: t }) => [`  ${e} ends:`, ...t.map((e) => `  │ ${e}`)]).join("\n");
}
class LineObserver {
#e;
#t = new Map();
#n = new l.k();
#r = new SkipLines();
#i = performance.now();
constructor(e) {
this.#e = e;
}
runStarted({ dataset: e, instances: t, trials: n, testbed: a, resultsPath: o }) {
this.#n.begin(n);
this.#e(`agentbench: ${(0, r.U9)(n, "trial")} of ${(0, r.U9)(t, "instance")} of ${(0, i.h0)(e)}, testbed ${a}, results in ${(0, i.h0)(o, 4096)}`);
}
trialStarted(e) {
this.#e(`  ${(0, o.Ko)(e)}: begins`);
}
stageStarted(e, t) {
let n = performance.now();
let beat = () => this.#e(`  ${(0, o.Ko)(e)}: ${t} for ${(0, r.a3)(performance.now() - n)}`);
this.#t.set((0, o.Ko)(e), setInterval(beat, u).unref());
}
stageEnded(e) {
clearInterval(this.#t.get((0, o.Ko)(e)));
this.#t.delete((0, o.Ko)(e));
}
trialEnded(e, t, n) {
this.#e(verdictLine(e, t));
if (t.status !== "passed") {
let e = tailLines(t, n);
e !== "" && this.#e(e);
}
this.tellProgress(t);
}
tellProgress(e) {
this.#n.end(e);
if (performance.now() - this.#i < u) return;
this.#i = performance.now();
this.#e(`  ${this.#n.line()}`);
}
trialSpent(e, t) {
this.#n.spend(t);
}
trialPostponed(e, t) {
this.#e(postponedLine(e, t));
}
trialSkipped(e, t) {
this.#n.skip();
let n = this.#r.next(e, t);
n !== null && this.#e(n);
}
notice(e) {
this.#e(`agentbench: ${(0, i.h0)(e, 1e3)}`);
}
}
}),
93357: ((e, t, n) => {
n.d(t, { j: () => r });
let r = {
passed: {
mark: "✓",
word: "passed",
style: "green"
},
failed: {
mark: "✗",
word: "failed",
style: "red"
},
error: {
mark: "!",
word: "error",
style: "yellow"
},
not_run: {
mark: "-",
word: "not run",
style: "yellow"
}
};
}),
15364: ((e, t, n) => {
n.d(t, { k: () => Progress });
var r = n(18253);
var i = n(34552);
class Progress {
#e;
#t;
#n = 0;
#r = 0;
#i = 0;
#a = null;
#o = !1;
constructor(e = () => performance.now()) {
this.#e = e;
this.#t = e();
}
begin(e) {
this.#n = e;
}
end(e) {
this.#r += 1;
let { source: t, cost_usd: n } = (0, i.J$)(e);
n === null ? this.#o = !0 : t !== "meter" && this.spend(n);
}
spend(e) {
this.#a = (this.#a ?? 0) + e;
}
skip() {
this.#i += 1;
}
get done() {
return this.#r + this.#i;
}
get elapsed() {
return this.#e() - this.#t;
}
get toGo() {
let e = this.#n - this.done;
return this.#r < 2 || e <= 0 ? null : this.elapsed / this.#r * e;
}
rest() {
let { toGo: e } = this;
return [e === null ? "" : `about ${rounded(e)} to go`, this.#a === null ? "" : `${(0, r.BD)(this.#a)}${this.#o ? " at least" : ""}`].filter((e) => e !== "");
}
line() {
return [`${this.done} of ${this.#n} trials in ${(0, r.a3)(this.elapsed)}`, ...this.rest()].join(", ");
}
}
function rounded(e) {
let t = e < 6e4 ? 5e3 : 3e4;
return (0, r.a3)(Math.max(t, Math.round(e / t) * t)).replace(/\.0 s$/, " s");
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
return "fail-on: regression: there is no baseline to compare with, so no regression is looked for";
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
var a = n(45145);
var o = n(76185);
var s = n(88350);
var c = n(70930);
var l = n(45503);
var u = n(70606);
var d = n(96826);
var f = n(64458);
var p = n(9271);
let m = "attempt-moving";
let h = /^(run|result|trace)\.json\.\d+$|^report\.html\.\d+$/;
let g = [
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
if (r.realpathSync.native(i.dirname(this.directory)) !== o) throw Error(`results-path: ${i.dirname(this.directory)} leads elsewhere now than when the run began`);
let c = (0, r.lstatSync)(this.directory, { throwIfNoEntry: !1 });
c !== void 0 && !c.isDirectory() && realOrNull(this.directory) !== s && remove("");
(0, r.mkdirSync)(this.directory, { recursive: !0 });
n.length > 0 && this.#t();
for (let e of ["run.json", "trace.json"]) moveDirectory(e);
if (e === void 0) return n;
let l = (0, p.qQ)({
instanceId: e,
trial: t
});
let stranger = () => (0, d.vB)(this.directory, l);
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
let { faultOf: e, readRecord: t, readRunRecord: r } = await Promise.all([
n.e(2214),
n.e(9694),
n.e(7705)
]).then(n.bind(n, 47705));
let i = r(this.directory);
if (i === null) return () => null;
let a = new Map(i.planned.map((e) => [(0, p.qQ)((0, p.rI)(e)), e]));
return (n, r) => {
let o = t(this.directory, {
instance_id: n,
trial: r
});
if (o === null || o.result.status !== "passed" && o.result.status !== "failed") return null;
let s = a.get((0, p.qQ)({
instanceId: n,
trial: r
}));
let c = s === void 0 ? null : e(o, s, i);
return c === null || c === d.LJ ? o : null;
};
}
async earlier(e, t) {
if (!(0, r.existsSync)(i.join(this.directory, (0, p.qQ)({
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
let r = (0, p.qQ)({
instanceId: e,
trial: t
});
try {
let e = (0, d.Z7)(this.directory, r);
if (e !== null) return `${e} is a link`;
let t = (0, l.XF)(i.join(this.directory, r, "result.json"), 67108864);
return (0, f.ts)(t) === n ? null : "it is not the record that was written";
} catch (e) {
return (0, a.$N)(e) === "ENOENT" ? "it was removed" : "it cannot be read any more";
}
}
beginAttempt(e, t) {
let n = i.join(this.directory, (0, p.qQ)({
instanceId: e,
trial: t
}));
let a = this.makePlace(e, t);
(0, d.vB)(n, m) !== null && (0, r.rmSync)(i.join(n, m));
let o = (0, r.readdirSync)(n, { encoding: "buffer" });
let s = o.flatMap((e) => /^attempt-(\d+)$/.exec(e.toString())?.slice(1).map(Number) ?? []);
let l = Math.max(0, ...s);
let u = o.filter((e) => !/^attempt-\d+$/.test(e.toString()));
if (u.length === 0) return {
directory: n,
attempt: l + 1,
removed: a
};
let f = i.join(n, m);
(0, r.mkdirSync)(f, { recursive: !0 });
for (let e of u.filter((e) => e.toString() !== m)) (0, r.renameSync)((0, c.XM)(n, e), (0, c.XM)(f, e));
(0, r.renameSync)(f, i.join(n, `attempt-${l + 1}`));
return {
directory: n,
attempt: l + 2,
removed: a
};
}
async writeResult(e, t = !0) {
this.makePlace(e.instance_id, e.trial);
let n = i.join(this.directory, (0, p.qQ)((0, p.rI)(e)), "result.json");
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
n.isFile() && h.test(n.name) && (0, r.rmSync)(a, { force: !0 });
n.isDirectory() && g[t]?.test(n.name) && removeHalfWritten(a, t + 1);
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
58263: ((e, t, n) => {
n.d(t, {
DS: () => datasetOptions,
L: () => datasetAdvice,
O5: () => moveOptions,
Pv: () => p,
li: () => restoreOptions,
o2: () => keepOptions,
zO: () => f,
zY: () => changePaths
});
var r = n(73024);
var i = n(76760);
var a = n(45145);
var o = n(62426);
var s = n(52323);
var c = n(69917);
var l = n(90162);
let u = ["results-path", "resume"];
let d = {
dataset: Object.keys(s.c),
"dataset-path": [],
"agent-directory": [],
"agent-skills": [],
"agent-mcp": [],
"agent-instructions": [],
workdir: [],
baseline: ["none", "artifact"]
};
let f = [
"dataset",
"dataset-path",
"dataset-repository",
"dataset-ref"
];
let p = /^\.{1,2}(\/|$)/;
let m = "AGENTBENCH_JUDGE_API_KEY";
function keepOptions(e, t, n = []) {
return c.W6.flatMap((r) => {
let i = e[r];
if (i === void 0 || i.trim() === "" || u.includes(r) || !(0, c.ny)("run", r)) return [];
if (r === "judge-api-key") return [{
name: r,
value: ""
}];
if ((0, c.ti)(r).actionOnly) return [];
if (isVariables(r)) return [{
name: r,
value: (0, l.Ac)({ [r]: i })[r].map((e) => e.name).join("\n")
}];
return [{
name: r,
value: n.includes(r) || holdsLogin(r, i) ? "" : relativeTo(t, r, i)
}];
});
}
function restoreOptions({ options: e }, t, n, r) {
if (e === void 0) throw new a.yo(`resume: run.json in ${t} does not tell the options of its run; use run --resume --results-path ${t} with all of them`);
let i = {};
let s = [];
let l = [];
for (let { name: a, value: u } of e) {
if (n[a] !== void 0 || !c.W6.includes(a)) continue;
if (isVariables(a)) i[a] = u.split("\n").map((e) => lineFor(e, r[e], s)).join("\n");
else if (a === "judge-api-key") {
i[a] = r[m] ?? r.OPENAI_API_KEY;
i[a] === void 0 && s.push(m);
} else u === "" || u.includes(o.v5) ? l.push(a) : i[a] = absoluteFrom(t, a, u);
}
let u = [...s.length === 0 ? [] : [`set in the environment: ${s.join(", ")}`], ...l.map((e) => `give --${e} again`)];
if (u.length > 0) throw new a.yo(`resume: run.json keeps secrets by name only; ${u.join("; ")}`);
return {
...i,
...n
};
}
function datasetOptions({ options: e, dataset: t }, n) {
let r = e?.filter(({ name: e }) => f.includes(e));
if (r === void 0 || r.some(({ value: e }) => e === "" || e.includes(o.v5))) throw new a.yo(`dataset: run.json in ${n} does not tell its place; ${datasetAdvice(t)}`);
let i = r.map(({ name: e, value: t }) => [e, absoluteFrom(n, e, t)]);
return {
...Object.fromEntries(i),
...t.ref === null ? {} : { "dataset-ref": t.ref }
};
}
function datasetAdvice({ name: e, digest: t }) {
return `the run has the dataset ${e} (${t}); give dataset and dataset-path, or dataset-ref, as in the run`;
}
function moveOptions(e, t, n) {
let moved = (e) => p.test(e) ? placeFrom(n, i.resolve(t, e)) : e;
return e.map(({ name: e, value: t }) => ({
name: e,
value: changePaths(e, t, moved)
}));
}
function isVariables(e) {
return e === "agent-env" || e === "model-keys" || e === "task-env";
}
function lineFor(e, t, n) {
t === void 0 && n.push(e);
return t === void 0 || /[\r\n]/.test(t) ? e : `${e}=${t}`;
}
function holdsLogin(e, t) {
return e === "dataset-repository" && /\/\/[^/]*@/.test(t) || e === "judge-base-url" && /[@?]/.test(t);
}
function isPath(e, t) {
if (e === "dataset-repository") return p.test(t) || (0, r.existsSync)(t);
return d[e] !== void 0 && !d[e].includes(t);
}
function relativeTo(e, t, n) {
return changePaths(t, n, (t) => i.isAbsolute(t) ? t : placeFrom(e, t));
}
function placeFrom(e, t) {
let n = i.relative(e, i.resolve(t));
return n.startsWith(".") ? n : `./${n}`;
}
function absoluteFrom(e, t, n) {
if (t === "dataset-repository" && !p.test(n)) return n;
return changePaths(t, n, (t) => i.isAbsolute(t) ? t : i.resolve(e, t));
}
function changePaths(e, t, n) {
if (!isPath(e, t)) return t;
if (e !== "agent-skills" || !t.includes("\n")) return n(t);
return t.split("\n").map((e) => e.trim()).map((e) => e === "" ? e : n(e)).join("\n");
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
var r = n(3934);
var i = n(97384);
let a = [
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
let sum = (e) => t.reduce((t, n) => {
let r = n[e];
return t === null || r === null ? null : (0, i.Tu)(t + r);
}, 0);
return {
source: new Set(t.map(({ source: e }) => e)).size === 1 ? t[0].source : null,
...Object.fromEntries(a.map((e) => [e, sum(e)])),
models: [...new Set(t.flatMap(({ models: e }) => e))]
};
}
function meterOfTrial(e) {
let t = roundsOf(e).map(({ agent: e }) => e.meter).filter((e) => e != null);
if (t.length === 0) return null;
let sum = (e) => (0, i.Tu)(t.reduce((t, n) => t + n[e], 0));
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
let sum = (t) => (0, i.Tu)(e.reduce((e, n) => e + n[t], 0));
return Object.fromEntries(r.S.map((e) => [e, sum(e)]));
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
let sum = (t) => {
let n = e.flatMap((e) => t(e) ?? []);
return n.length === 0 ? null : (0, i.Tu)(n.reduce((e, t) => e + t, 0));
};
let count = (t) => e.reduce((e, n) => e + t(n), 0);
return {
input_tokens: sum((e) => e.input_tokens),
output_tokens: sum((e) => e.output_tokens),
cost_usd: sum((e) => e.cost_usd),
cost_known: count((e) => "answers" in e ? e.cost_known : e.cost_usd === null ? 0 : 1),
answers: count((e) => "answers" in e ? e.answers : 1)
};
}
})
};
