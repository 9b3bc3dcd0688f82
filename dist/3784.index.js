export const id = 3784;
export const ids = [3784];
export const modules = {
89955: ((e, t, n) => {
n.d(t, {
A3: () => failBy,
M0: () => failGate,
ff: () => failWith
});
var r = n(88705);
var i = n(45145);
var a = n(58937);
var o = n(14173);
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
32850: ((e, t, n) => {
n.d(t, {
tc: () => isRerun,
t4: () => keptOptions,
R: () => measuringOf,
Kc: () => publishing
});
var r = n(78474);
var i = n(73024);
var a = n(76760);
var o = n(10076);
var s = n(68785);
var c = n(6830);
var l = n(52385);
var u = n(86324);
var d = n(58263);
var f = n(20472);
var p = n(14173);
var m = n(18253);
var h = n(22495);
var g = n(36812);
var _ = n(58937);
var v = n(9271);
class WorkflowObserver extends g.ly {
#e = 0;
#t = 0;
constructor() {
super((e) => p.pq(e));
}
trialEnded(e, t, n) {
p.Oh((0, g.MT)(e, t));
for (let { name: e, duration_ms: n } of t.stages) p.pq(`  ${e.padEnd(12)} ${(0, m.a3)(n)}`);
for (let { kind: e, detail: n } of t.integrity) p.pq(`  note ${(0, h.h0)(`${e}: ${n}`)}`);
t.error !== null && p.pq(`  error ${(0, h.h0)(`${t.error.kind}: ${t.error.message}`, 2e3)}`);
let r = t.status === "passed" ? "" : (0, g.os)(t, n);
r !== "" && p.pq(r);
p.N4();
this.#n(e, t);
this.tellProgress(t);
}
close() {
let e = Math.max(0, this.#e - 6) + Math.max(0, this.#t - 8);
e > 0 && p.$e(`${(0, m.U9)(e, "more trial")} did not pass; the step summary lists them all`);
}
#n(e, t) {
let n = `agentbench: ${(0, v.Ko)(e)} ${t.status === "failed" ? "failed" : "could not be measured"}`;
let r = (0, h.h0)((0, _.rn)(t)) || "see its logs among the results";
t.status === "failed" && ++this.#e <= 6 && p.$e(r, { title: n });
t.status === "error" && ++this.#t <= 8 && p.z3(r, { title: n });
}
}
var y = n(90862);
var b = n(26635);
function measuringOf(e) {
let t = (0, s.YF)();
let r = (0, c.j)(process.env);
let i = placeOfCheckout((0, l.VS)(process.env, r));
let { signal: a } = t;
return {
interruption: t,
search: {
options: e,
place: i,
bases: (0, l.cF)(process.env, r)
},
request: {
options: e,
github: i,
signal: a,
machine: (0, u.g)(process.env),
observer: new WorkflowObserver(),
secrets: (0, o.G_)(process.env),
async restore(t, r, i, o) {
if (!isRerun()) return !1;
let { restoreEarlierAttempts: s } = await Promise.all([
n.e(2214),
n.e(663),
n.e(1343),
n.e(9583),
n.e(9704),
n.e(8768)
]).then(n.bind(n, 19856));
let c = await (0, f.M)(() => s(e, t, r, i, o), a);
p.t8();
return c;
},
onBegin(e) {
(0, b.u)("results-path", e.resultsPath);
(0, y.su)(e);
}
}
};
}
function placeOfCheckout(e) {
if (e?.event !== "pull_request_target" || checkedOut() !== e.sha) return e;
p.$e(`the checkout is that of the base (${e.sha}), as pull_request_target has it, so the figures are shown as those of this commit: to measure the pull request, use the event pull_request, or check out a reviewed commit by "ref"`);
return {
...e,
head_sha: null
};
}
function checkedOut() {
let read = (e) => (0, i.readFileSync)(a.join(".git", e), "utf8").trim();
try {
let e = read("HEAD");
return e.startsWith("ref: ") ? read(e.slice(5)) : e;
} catch {
return null;
}
}
function keptOptions(e, t) {
return (0, d.o2)(e, t, ["agent-setup", "judge-command"]);
}
function isRerun() {
return Number(process.env.GITHUB_RUN_ATTEMPT) > 1;
}
async function publishing({ signal: e, dispose: t }, n, i) {
if (n !== null) return p.pq("The run was ended early; the post step publishes the results so far.");
let a = i().then(y.sE);
await Promise.race([a, e.aborted ? Promise.resolve() : (0, r.once)(e, "abort")]);
t();
}
}),
92309: ((e, t, n) => {
n.d(t, {
B7: () => summarizeOnce,
JY: () => setAnswer,
eh: () => summarize,
ls: () => setArtifact,
n0: () => setOutputs
});
var r = n(28524);
var i = n(45145);
var a = n(52385);
var o = n(14173);
var s = n(90862);
var c = n(26635);
function setOutputs({ totals: e }, t) {
t !== void 0 && (0, c.u)("results-path", t);
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
await r.z.addRaw(e()).write({ overwrite: !0 });
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
88705: ((e, t, n) => {
n.d(t, { z: () => endingOf });
var r = n(45145);
var i = n(68785);
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
var i = n(22495);
var a = n(84346);
var o = n(97384);
var s = n(9271);
var c = n(93357);
var l = n(58937);
var u = n(15364);
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
#e = new Map();
next(e, t) {
let n = (this.#e.get(t) ?? 0) + 1;
this.#e.set(t, n);
if (n <= 3) return `- ${(0, s.Ko)(e)}: ${(0, i.h0)(t)}`;
return n === 4 ? `- and more trials: ${(0, i.h0)(t)}` : null;
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
