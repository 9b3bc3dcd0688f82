export const id = 695;
export const ids = [695];
export const modules = {
45628: ((e, t, n) => {
n.d(t, { q: () => isPlainPath });
function isPlainPath(e) {
let t = e.split("/");
return !e.includes("\0") && !e.includes("�") && Buffer.byteLength(e) < 1e3 && t.every((e) => e !== "" && e !== "." && e !== "..");
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
12708: ((e, t, n) => {
n.d(t, { F: () => judgeKey });
function judgeKey({ judge: e }) {
if (e !== "openai") return {};
return { "judge-api-key": process.env.AGENTBENCH_JUDGE_API_KEY || process.env.OPENAI_API_KEY };
}
}),
51666: ((e, t, n) => {
n.d(t, { writePage: () => writePage });
var r = n(45145);
var i = n(94996);
var a = n(12694);
async function writePage(e, t, n) {
try {
return await (0, i.z)(e.directory, (0, i.v)(e, t, n));
} catch (e) {
(0, a.cc)(`report.html was not written: ${(0, r.bD)(e)}`);
return null;
}
}
}),
32720: ((e, t, n) => {
n.d(t, {
resumeCommand: () => resumeCommand,
runCommand: () => runCommand
});
var r = n(76760);
var i = n(45145);
var a = n(9784);
var o = n(86324);
var s = n(90162);
var c = n(68739);
var l = n(37936);
var u = n(43050);
var d = n(47705);
var f = n(80418);
var p = n(58263);
var m = n(72583);
var h = n(75308);
var g = n(51851);
var _ = n(12708);
var v = n(19089);
var y = n(12694);
var b = n(51666);
var x = n(34400);
var S = n(53271);
function exampleOptions(e) {
return {
dataset: (0, g.$4)(e),
"agent-directory": r.join(e, "examples/agent"),
"agent-command": "bash \"$AGENTBENCH_AGENT_DIR/agent.sh\"",
"agent-name": "example",
"agent-timeout": "5s"
};
}
async function runCommand({ texts: e, origins: t }, { json: r, dry: a }, o) {
let c = (0, g.H5)(e) || (0, g.Wk)(e);
let l = c ? {
...(0, _.F)(e),
...e
} : {
...exampleOptions(o),
...e
};
let u = !c && (0, s.Ac)({ resume: e.resume }).resume;
if (a) {
if (u) throw new i.yo("--dry-run: with --resume alone, a run takes its options from the one that it continues; name its dataset and its agent as well");
let { printDryRun: a } = await Promise.all([n.e(5491), n.e(1725)]).then(n.bind(n, 9991));
let o = c ? "environment" : "example";
let sourceOf = (n) => t.get(n) ?? (e[n] === void 0 ? o : "command line");
return a(l, sourceOf, r);
}
e["judge-api-key"] !== void 0 && (0, y.cc)("--judge-api-key: every process of this machine can read it there; set AGENTBENCH_JUDGE_API_KEY in the environment instead");
if (u) {
let { resume: t, "results-path": n, ...i } = e;
return resumeRun(n ?? (0, f.hH)(), [], i, r);
}
c || (0, g.aw)(e);
if (l.arms !== void 0 && l.arms.trim() !== "") {
let { runArms: e } = await Promise.all([
n.e(3668),
n.e(334),
n.e(5491),
n.e(7656)
]).then(n.bind(n, 72370));
return e({
...l,
arms: l.arms
}, r);
}
return measure(l, r, null);
}
let C = [
"instances",
"shard",
"trials"
];
async function resumeCommand(e, t, { config: n = "none", ...r }, a) {
if (n !== "none") throw new i.yo("config: resume reads no file of options, since those of the run are in its run.json; leave it out, and give what is to differ on the command line");
let o = (0, f.hH)();
return o !== null && e !== void 0 && (0, x.Gd)(e, o) ? resumeRun(o, [e, ...t], r, a) : resumeRun(e ?? o, t, r, a);
}
function recordOf(e, t) {
try {
return (0, d.runIn)(t);
} catch (t) {
throw new i.yo(`resume: ${e} holds no run that can be continued: ${(0, i.bD)(t)}`);
}
}
async function resumeRun(e, t, { failed: o, errors: l, ...u }, d) {
if (e === null) throw new i.yo(`resume: there is no run in ${f.hN}; name the directory of one`);
if ((u.arms ?? "").trim() !== "") throw new i.yo("arms: resume continues an experiment with its own arms, which cannot change; leave it out");
let m = (0, f.$t)(e);
let h = (0, a.o)(m);
if ((0, f.oA)(h)) {
if (o || l || t.length > 0) throw new i.yo(`resume: ${e} is an experiment, which is continued as a whole: its pairs are measured in the order drawn; leave out instances, --failed and --errors`);
let { resumeArms: r } = await Promise.all([
n.e(3668),
n.e(334),
n.e(5491),
n.e(7656)
]).then(n.bind(n, 72370));
return r(h, u, d);
}
if ((0, f.oA)(r.dirname(h))) throw new i.yo(`resume: ${e} is an arm of an experiment, which is continued as a whole: resume ${r.dirname(h)}`);
(0, f.Fg)("resume", e, h);
let g = recordOf(e, h);
let _ = (0, p.li)(g, h, u, process.env);
let v = [...o ? ["failed"] : [], ...l ? ["error"] : []];
let y = t.length === 0 ? null : (0, s.r4)("instances", c.Tp, t.join("\n"));
let b = v.length + t.length > 0 ? {
statuses: v.length === 0 ? null : v,
selectors: y
} : C.some((e) => u[e] !== void 0) ? null : "rest";
return measure({
..._,
resume: "true",
"results-path": h
}, d, b);
}
async function measure(e, t, n) {
let r = (0, s.Ac)(e);
let i = await (0, l.resolveBaseline)(r.baseline);
return (0, S.i)(t, async ({ stream: a, observer: s, signal: c, close: d }) => {
let f = "";
let g = await (0, m.f)({
options: r,
machine: (0, o.g)(process.env),
observer: s,
github: null,
compare: (0, l.changeSince)(i, r),
secrets: [],
signal: c,
keepOptions: (t) => (0, p.o2)(e, t),
...n === null ? {} : { again: n },
onBegin(e) {
f = e.resultsPath;
}
});
d();
let _ = await (0, h.readBack)(g, f);
let x = await (0, b.writePage)(_, i, r);
t ? (0, y.Q2)(g) : (0, y.tj)(["", ...(0, h.endLines)(_, x, (0, v.Li)(a))], a);
return (0, u.FO)(g, r);
});
}
}),
53271: ((e, t, n) => {
n.d(t, { i: () => viewing });
var r = n(68785);
var i = n(36812);
var a = n(18253);
var o = n(26841);
var s = n(22495);
var c = n(93357);
var l = n(58937);
var u = n(15364);
var d = n(97384);
var f = n(9271);
var p = n(19089);
class Screen {
#e;
#t = [];
constructor(e) {
this.#e = e;
}
size() {
this.#e._refreshSize?.();
return {
columns: this.#e.columns || 80,
rows: this.#e.rows || 24
};
}
draw(e) {
this.print("", e);
}
print(e, t = this.#t) {
let n = t.map((e) => `${e}\n`).join("");
this.#e.write(`[?2026h${this.#n()}${(0, s.iN)(e + n)}[?2026l`);
this.#t = t;
}
#n() {
let { columns: e, rows: t } = this.size();
let n = this.#t.reduce((t, n) => t + Math.max(1, Math.ceil((0, o.qz)(n) / e)), 0);
return n === 0 ? "" : `\r\u001b[${Math.min(n, t)}A\u001b[J`;
}
}
let m = [
"⠋",
"⠙",
"⠹",
"⠸",
"⠼",
"⠴",
"⠦",
"⠧",
"⠇",
"⠏"
];
class LiveObserver {
#e;
#t;
#n;
#r = new Map();
#i = {
passed: 0,
failed: 0,
error: 0,
not_run: 0
};
#a = performance.now();
#o = new u.k();
#s = new i.Fs();
#c = () => this.#_();
#l = 0;
#u = 0;
#d = 0;
#f = null;
constructor(e) {
this.#e = e;
this.#t = new Screen(e);
this.#n = (0, p.C2)(e.hasColors());
}
runStarted({ dataset: e, instances: t, trials: n, testbed: r, resultsPath: i }) {
this.#u = n;
this.#o.begin(n);
let c = t === n ? "" : ` of ${(0, a.U9)(t, "instance")}`;
let l = `${(0, a.U9)(n, "trial")}${c} of ${(0, s.h0)(e)}, testbed ${r}\nresults in ${(0, s.h0)(i, 4096)}\n`;
this.#f = setInterval(() => this.#_(), 120).unref();
this.#e.on("resize", this.#c);
this.#g((0, o.LV)(l, this.#p()));
}
trialStarted(e) {
this.#r.set((0, f.Ko)(e), {
place: e,
stage: null,
since: performance.now()
});
this.#d = Math.max(this.#d, (0, o.qz)((0, f.Ko)(e)));
}
stageStarted(e, t) {
this.#r.set((0, f.Ko)(e), {
place: e,
stage: t,
since: performance.now()
});
this.#_();
}
stageEnded() {}
trialEnded(e, t, n) {
this.#r.delete((0, f.Ko)(e));
this.#i[t.status] += 1;
this.#o.end(t);
let r = this.#p();
this.#g([...this.#m(e, t, r), ...t.status === "passed" ? [] : this.#h(t, n, r)]);
}
trialSpent(e, t) {
this.#o.spend(t);
}
trialPostponed(e, t) {
this.#r.delete((0, f.Ko)(e));
this.#g((0, o.LV)((0, i.jS)(e, t), this.#p()));
}
trialSkipped(e, t) {
this.#l += 1;
this.#o.skip();
let n = this.#s.next(e, t);
n === null ? this.#_() : this.#g((0, o.LV)(n, this.#p()));
}
notice(e) {
this.#g((0, o.LV)((0, s.h0)(e, 1e3), this.#p()));
}
close() {
if (this.#f === null) return;
clearInterval(this.#f);
this.#f = null;
this.#e.off("resize", this.#c);
this.#t.draw([]);
}
#p() {
return Math.max(20, this.#t.size().columns - 1);
}
#m(e, t, n) {
let { mark: r, word: i, style: u } = c.j[t.status];
let p = (0, a.a3)((0, l.cf)((0, d.ui)([t])));
let m = (0, o.it)((0, f.Ko)(e), n - i.length - p.length - 5);
let h = `${this.#n(u, `${r} ${i}`)} ${m} ${this.#n("dim", p)}`;
let g = (0, s.h0)((0, l.rn)(t));
let _ = (0, s.h0)((0, l.mn)(t));
let v = (0, l.oR)(" ", [g, this.#n("yellow", _ === "" ? "" : `[${_}]`)]);
if (v === "") return [h];
let y = `${h}: ${v}`;
return (0, o.qz)(y) <= n ? [y] : [h, ...(0, o.LV)(v, n, "  ")];
}
#h(e, t, n) {
return (0, i.T1)(e, t, 6).flatMap(({ name: e, lines: t }) => [this.#n("dim", (0, o.Jj)(`  ${e} ends:`, n)), ...t.flatMap((e) => (0, o.LV)(e, n, "  │ "))]);
}
#g(e) {
this.#t.print(e.map((e) => `${e}\n`).join(""), this.#v());
}
#_() {
this.#t.draw(this.#v());
}
#v() {
if (this.#f === null) return [];
let e = Math.min(this.#p(), 72);
let t = Math.max(1, Math.floor(this.#t.size().rows / 2) - 2);
let n = [...this.#r].slice(0, this.#r.size > t ? t - 1 : t);
let r = this.#r.size - n.length;
let i = n.map(([e, { stage: t, since: n }]) => [
e,
t ?? "begins",
elapsed(n)
]);
let a = Math.max(8, ...i.map(([, e]) => e.length));
let s = Math.max(5, ...i.map(([, , e]) => e.length));
let c = Math.min(this.#d, e - a - s - 6);
let l = this.#n("cyan", m[Math.floor(performance.now() / 120) % m.length]);
return [
...i.map(([e, t, n]) => {
let r = `${(0, o.eV)(t, a)}  ${(0, o.eV)(n, s, "right")}`;
return `${l} ${(0, o.eV)((0, o.it)(e, c), c)}  ${this.#n("dim", r)}`;
}),
...r > 0 ? [this.#n("dim", `  … and ${r} more`)] : [],
...this.#y(e)
];
}
#y(e) {
let t = Object.keys(c.j).map((e) => ({
status: e,
number: this.#i[e]
}));
let n = t.reduce((e, { number: t }) => e + t, this.#l);
let r = [
`${n} of ${this.#u}`,
...t.flatMap(({ status: e, number: t }) => t > 0 ? [`${t} ${c.j[e].word}`] : []),
...this.#l > 0 ? [`${this.#l} skipped`] : [],
elapsed(this.#a),
...this.#o.rest()
].join(", ");
let i = Math.min(24, e - (0, o.qz)(r) - 4);
let a = (0, o.LV)(r, e, "  ");
if (i < 8) return a.length < this.#t.size().rows / 2 ? a : [(0, o.Jj)(`  ${r}`, e)];
let s = [
...t.map(({ status: e, number: t }) => ({
number: t,
style: c.j[e].style,
line: "━"
})),
{
number: this.#l,
style: "dim",
line: "━"
},
{
number: this.#u - n,
style: "dim",
line: "╌"
}
];
let [l, u] = [0, ""];
for (let { number: e, style: t, line: n } of s) {
let at = (e) => Math.round(e / Math.max(1, this.#u) * i);
u += this.#n(t, n.repeat(Math.max(0, at(l + e) - at(l))));
l += e;
}
return [`  ${u}  ${r}`];
}
}
function elapsed(e) {
let t = Math.floor((performance.now() - e) / 1e3);
return t < 60 ? `${t} s` : (0, a.a3)(t * 1e3);
}
var h = n(12694);
async function viewing(e, t) {
let n = e ? process.stderr : process.stdout;
let a = (0, p.uc)(n) ? new LiveObserver(n) : null;
let o = (0, r.YF)();
let close = () => a?.close();
try {
return await t({
stream: n,
observer: a ?? new i.ly((e) => (0, h.tj)([e], n)),
signal: o.signal,
close
});
} finally {
close();
o.dispose();
}
}
}),
37936: ((e, t, n) => {
n.r(t);
n.d(t, {
changeSince: () => changeSince,
loadBaselineDirectory: () => loadBaselineDirectory,
resolveBaseline: () => resolveBaseline
});
var r = n(45145);
var i = n(22495);
var a = n(97857);
var o = n(94267);
var s = n(80418);
var c = n(43128);
var l = n(9583);
var u = n(63115);
var d = n(58937);
async function resolveBaseline(e, t = noArtifact) {
if (e === "none") return null;
if (e === "artifact") return t();
return loadBaselineDirectory(e);
}
async function noArtifact() {
throw new r.yo("baseline: artifact is for workflows; on the command line name a directory of earlier results");
}
function agentOf({ run: { agent: e }, directory: t }) {
return JSON.stringify([
e.name,
e.model,
e.command,
(0, s.cr)(t)
]);
}
async function loadBaselineDirectory(e, t = "baseline") {
let { runs: n, notes: a } = await (0, l.loadRuns)([e], t);
if (n.length === 0) throw new r.yo(`${t}: there are no results in ${e}${a.length > 0 ? `: ${a.join("; ")}` : ""}`);
let [s, c] = [...Map.groupBy(n, agentOf).values()].map(([e]) => e);
if (s !== void 0 && c !== void 0) {
let label = ({ run: e }) => (0, i.h0)((0, d.kV)(e), 120);
let [n, a, o] = s.directory === c.directory ? [
label(s),
label(c),
"name results of one agent, such as a job of its own"
] : [
s.directory,
c.directory,
"name the directory of one of them"
];
throw new r.yo(`${t}: ${e} has results of several agents, ${n} and ${a} for example: ${o}`);
}
let f = (0, u.rV)(n, null);
let { github: p, finished_at: m } = f.run;
return {
suite: f,
origin: {
kind: "directory",
commit: p && (0, o.q)(p),
finishedAt: m,
url: null
}
};
}
function changeSince(e, { tolerance: t }) {
if (e === null) return null;
return async (n) => {
let r = {
run: n,
results: [],
notes: []
};
let o = (0, c.$)(r, e.suite, e.origin, t);
let { verdict: s, difference: l } = o;
if (s !== "not comparable") return {
verdict: s,
difference: l
};
return {
verdict: s,
difference: l,
reasons: o.reasons.slice(0, 20).map((e) => (0, i.h0)(e, a.xG))
};
};
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
}),
94267: ((e, t, n) => {
n.d(t, { q: () => measuredCommit });
let r = ["issue_comment", "workflow_run"];
function measuredCommit({ head_sha: e, sha: t, event: n }) {
return e ?? (r.includes(n) ? null : t);
}
})
};
