export const id = 9404;
export const ids = [9404];
export const modules = {
70596: ((e, t, n) => {
n.d(t, {
MS: () => unlessCancelled,
c8: () => untilCancelled,
tc: () => isRerun
});
var r = n(78474);
var i = n(96053);
var a = n(87396);
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
10183: ((e, t, n) => {
n.d(t, {
A3: () => failBy,
M0: () => failGate,
ff: () => failWith
});
var r = n(3773);
var i = n(45293);
var a = n(47549);
var o = n(88257);
function failBy(e) {
let t = {
message: `agentbench itself failed: ${(e instanceof Error ? e.stack : void 0) ?? (0, i.bD)(e)}`,
exitCode: 3
};
let { message: n, exitCode: a } = (0, r.z)(e) ?? t;
o.C1(n);
process.exitCode = a;
}
function failGate(e, { totals: t, gate: n, interrupted: r }) {
failWith(e, (0, a.Pl)(t), n?.reasons ?? [], r);
}
function failWith(e, t, n, r = null) {
if (e === 0) return;
let i = r === null ? [] : [`the run was ended early (${r})`];
o.C1(`${t}. ${[...i, ...n].join("; ")}`);
process.exitCode = e;
}
}),
66681: ((e, t, n) => {
n.d(t, { U: () => WorkflowObserver });
var r = n(9681);
var i = n(41498);
var a = n(39216);
var o = n(47549);
var s = n(66219);
var c = n(88257);
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
e > 0 && c.$e(`${(0, r.U9)(e, "more trial")} did not pass; the step summary lists them all`);
}
#n(e, t) {
let n = `agentbench: ${(0, s.Ko)(e)} ${t.status === "failed" ? "failed" : "could not be measured"}`;
let r = (0, i.h0)((0, o.rn)(t)) || "see its logs among the results";
t.status === "failed" && ++this.#e <= 6 && c.$e(r, { title: n });
t.status === "error" && ++this.#t <= 8 && c.z3(r, { title: n });
}
}
}),
88057: ((e, t, n) => {
n.d(t, {
B7: () => summarizeOnce,
JY: () => setAnswer,
eh: () => summarize,
ls: () => setArtifact,
n0: () => setOutputs
});
var r = n(50658);
var i = n(45293);
var a = n(27277);
var o = n(88257);
var s = n(94642);
var c = n(38319);
function setOutputs({ totals: e }) {
(0, c.u)("planned", e.planned);
(0, c.u)("passed", e.passed);
(0, c.u)("failed", e.failed);
(0, c.u)("errors", e.error);
(0, c.u)("not-run", e.not_run);
(0, c.u)("success-rate", e.success_rate ?? "");
(0, c.u)("score", e.score ?? "");
}
function setArtifact(e, t) {
let n = (0, a.M7)(process.env, t, e);
(0, c.u)("artifact-id", e?.id ?? "");
(0, c.u)("artifact-url", n ?? "");
return n;
}
function setAnswer(e) {
let t = e.length === 1 ? e.map(([, e]) => e) : e.map((e) => e.join("="));
(0, c.u)("answer", t.join("\n"));
}
async function summarize(e) {
try {
await r.z.addRaw(e()).write();
return !0;
} catch (e) {
o.$e(`The step summary was not written: ${(0, i.bD)(e)}`);
return !1;
}
}
async function summarizeOnce(e) {
!(0, s.k2)() && await summarize(e) && (0, s.Po)();
}
}),
3773: ((e, t, n) => {
n.d(t, { z: () => endingOf });
var r = n(45293);
var i = n(96053);
function endingOf(e) {
if (e instanceof r.yo) return {
message: e.message,
exitCode: 2
};
if (e instanceof r.QM) return {
message: e.message,
exitCode: 3
};
if (e instanceof i.j$) return e;
if ((0, r.$N)(e) === "ENOENT" && e.syscall === "uv_cwd") return {
message: "the current directory was removed; change to one that is there",
exitCode: 2
};
return (0, i.Hp)(e) ? new i.j$({ reason: e }) : null;
}
}),
39216: ((e, t, n) => {
n.d(t, {
Fs: () => SkipLines,
MT: () => verdictLine,
T1: () => tellingTails,
jS: () => postponedLine,
ly: () => LineObserver,
os: () => tailLines
});
var r = n(9681);
var i = n(41498);
var a = n(70710);
var o = n(67412);
var s = n(66219);
var c = n(33905);
var l = n(47549);
var u = n(38448);
let d = 6e4;
function verdictLine(e, t) {
let { mark: n, word: a } = c.j[t.status];
let u = (0, i.h0)((0, l.rn)(t), 160);
let d = (0, i.h0)((0, l.mn)(t));
return [
`${n} ${a} ${(0, s.Ko)(e)} ${(0, r.a3)((0, l.cf)((0, o.ui)([t])))}`,
u === "" ? "" : `: ${u}`,
d === "" ? "" : ` [${d}]`
].join("");
}
function postponedLine(e, t) {
return `- ${(0, s.Ko)(e)}: attempt ${t.attempt} could not be measured and is repeated later: ${(0, i.h0)((0, l.rn)(t), 160)}`;
}
class SkipLines {
#e = "";
#t = 0;
next(e, t) {
this.#t = t === this.#e ? this.#t + 1 : 1;
this.#e = t;
if (this.#t <= 3) return `- ${(0, s.Ko)(e)}: ${(0, i.h0)(t)}`;
return this.#t === 4 ? `- and more trials: ${(0, i.h0)(t)}` : null;
}
}
function tellingTails(e, t, n) {
let r = [...t.keys()];
let lastOf = (e) => r.findLast((t) => e.test(t)) ?? [];
return (e.status === "failed" ? [a.hN, a.oC].flatMap(lastOf) : r.slice(-1)).flatMap((e) => {
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
#n = new u.k();
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
this.#e(`  ${(0, s.Ko)(e)}: begins`);
}
stageStarted(e, t) {
let n = performance.now();
let beat = () => this.#e(`  ${(0, s.Ko)(e)}: ${t} for ${(0, r.a3)(performance.now() - n)}`);
this.#t.set((0, s.Ko)(e), setInterval(beat, d).unref());
}
stageEnded(e) {
clearInterval(this.#t.get((0, s.Ko)(e)));
this.#t.delete((0, s.Ko)(e));
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
if (performance.now() - this.#i < d) return;
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
33905: ((e, t, n) => {
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
38448: ((e, t, n) => {
n.d(t, { k: () => Progress });
var r = n(9681);
var i = n(20956);
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
if ((0, i.n$)(e)) return;
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
})
};
