export const id = 7378;
export const ids = [7378];
export const modules = {
1158: ((e, t, n) => {
n.d(t, { $: () => canonical });
function canonical(e) {
return JSON.stringify(e, (e, t) => typeof t == "object" && t && !Array.isArray(t) ? Object.fromEntries(Object.entries(t).sort(([e], [t]) => e < t ? -1 : 1)) : t);
}
}),
75308: ((e, t, n) => {
n.d(t, {
N: () => nextLines,
endLines: () => endLines,
r: () => verdictLines,
readBack: () => readBack
});
var r = n(76760);
var i = n(24472);
var a = n(26841);
var o = n(12580);
var s = n(90492);
var c = n(9583);
var l = n(61210);
var u = n(18540);
async function readBack(e, t) {
let n = r.resolve(t);
return (0, c.loadRun)(n, e).catch(() => ({
run: e,
results: [],
directory: n
}));
}
function endLines({ run: e, results: t, directory: n }, r, i) {
let o = e.planned.map((e, n) => ({
entry: e,
result: t[n] ?? null
}));
let c = (0, u.MP)(n);
return [
...(0, u.XL)(o, e.settings.mode, i, !1),
"",
...(0, u.HJ)(e, o, i),
...verdictLines(e).flatMap((e) => (0, a.LV)(e, i.columns)),
i.paint("dim", `results: ${(0, s.h0)(c, 4096)}/run.json`),
...nextLines(o, c).map((e) => i.paint("dim", e)),
...r === null ? [] : [i.paint("dim", `report: ${(0, s.h0)((0, u.MP)(r), 4096)}`)]
];
}
function verdictLines({ interrupted: e, gate: t, change: n }, r = "the baseline") {
return [
...e === null ? [] : [`ended early by ${(0, s.h0)(e)}; resume measures what is left`],
...n == null ? [] : [`against ${r}: ${[n.verdict, ...reasonsOf(n)].join(": ")}`],
...(t?.reasons ?? []).map((e) => `gate: ${(0, s.h0)(e, 1e3)}`)
];
}
function reasonsOf({ reasons: e = [] }) {
return e.length === 0 ? [] : [(0, s.h0)(e.join("; "), 2e3)];
}
function nextLines(e, t, n = t) {
let r = [
"error",
"failed",
"passed"
].map((t) => e.find(({ entry: e }) => e.status === t)).find((e) => e !== void 0);
return [...e.some(({ entry: e }) => e.status === "error" || e.status === "not_run" && !(0, l.id)(e)) ? [`measure the rest: ${(0, i.u)()} resume ${(0, o.V)(n)}`] : [], ...r === void 0 ? [] : [`look at: ${(0, i.u)()} show ${(0, o.V)(t)} ${(0, o.V)(r.entry.instance_id)}`]];
}
}),
51851: ((e, t, n) => {
n.d(t, { $: () => exampleDataset });
var r = n(76760);
function exampleDataset(e) {
return r.join(e, "examples/dataset");
}
}),
32720: ((e, t, n) => {
n.d(t, {
resumeCommand: () => resumeCommand,
runCommand: () => runCommand
});
var r = n(73024);
var i = n(76760);
var a = n(45145);
var o = n(86324);
var s = n(90162);
var c = n(37936);
var l = n(94996);
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
var b = n(53271);
function exampleOptions(e) {
return {
dataset: (0, g.$)(e),
"agent-directory": i.join(e, "examples/agent"),
"agent-command": "bash \"$AGENTBENCH_AGENT_DIR/agent.sh\"",
"agent-name": "example",
"agent-timeout": "5s"
};
}
async function runCommand({ texts: e, origins: t }, { json: r, dry: i }, a) {
let o = [
"dataset",
"dataset-path",
"dataset-repository",
"dataset-ref",
"agent",
"agent-command",
"arms"
].some((t) => e[t] !== void 0);
let c = o ? {
...(0, _.F)(e),
...e
} : {
...exampleOptions(a),
...e
};
if (i) {
let { printDryRun: i } = await Promise.all([n.e(592), n.e(4486)]).then(n.bind(n, 74486));
let a = o ? "environment" : "example";
let sourceOf = (n) => t.get(n) ?? (e[n] === void 0 ? a : "command line");
return i(c, sourceOf, r);
}
e["judge-api-key"] !== void 0 && (0, y.cc)("--judge-api-key: every process of this machine can read it there; set AGENTBENCH_JUDGE_API_KEY in the environment instead");
let { resume: l, "results-path": u, ...d } = e;
if (!o && (0, s.Ac)({ resume: l }).resume) return resumeRun(u ?? (0, f.hH)(), [], { ...d }, r);
if (c.arms !== void 0 && c.arms.trim() !== "") {
let { runArms: e } = await Promise.all([
n.e(8225),
n.e(334),
n.e(8612),
n.e(7656)
]).then(n.bind(n, 72370));
return e({
...c,
arms: c.arms
}, r);
}
return measure(c, r, null);
}
let x = [
"instances",
"shard",
"trials"
];
async function resumeCommand(e, t, { config: n = "none", ...i }, o) {
if (n !== "none") throw new a.yo("config: resume reads no file of options, since those of the run are in its run.json; leave it out, and give what is to differ on the command line");
let s = (0, f.hH)();
let c = e !== void 0 && !/[/\\]/.test(e) && !(0, r.existsSync)(e);
return s !== null && c ? resumeRun(s, [e, ...t], i, o) : resumeRun(e ?? s, t, i, o);
}
async function resumeRun(e, t, { failed: o, errors: c, ...l }, u) {
if (e === null) throw new a.yo(`resume: there is no run in ${f.hN}; name the directory of one`);
let m = (0, r.existsSync)(e) ? (0, r.realpathSync)(e) : e;
if ((0, f.oA)(m)) {
if (o || c || t.length > 0) throw new a.yo(`resume: ${e} is an experiment, which is continued as a whole: its pairs are measured in the order drawn; leave out instances, --failed and --errors`);
let { resumeArms: r } = await Promise.all([
n.e(8225),
n.e(334),
n.e(8612),
n.e(7656)
]).then(n.bind(n, 72370));
return r(m, l, u);
}
if ((0, f.oA)(i.dirname(m))) throw new a.yo(`resume: ${e} is an arm of an experiment, which is continued as a whole: resume ${i.dirname(m)}`);
let h = (0, d.readRunRecord)(m);
if (h === null) {
let t = (0, f.gM)(m) ? "its run.json cannot be read" : "it has no run.json";
throw new a.yo(`resume: ${e} is not the directory of a run: ${t}`);
}
let g = (0, p.li)(h, m, l, process.env);
let _ = [...o ? ["failed"] : [], ...c ? ["error"] : []];
let v = t.length === 0 ? null : (0, s.Ac)({ instances: t.join("\n") }).instances;
let y = _.length + t.length > 0 ? {
statuses: _.length === 0 ? null : _,
selectors: v
} : x.some((e) => l[e] !== void 0) ? null : "rest";
return measure({
...g,
resume: "true",
"results-path": m
}, u, y);
}
async function measure(e, t, n) {
let r = (0, s.Ac)(e);
let i = await (0, c.resolveBaseline)(r.baseline);
return (0, b.i)(t, async ({ stream: a, observer: s, signal: l, close: d }) => {
let f = "";
let g = await (0, m.f)({
options: r,
machine: (0, o.g)(process.env),
observer: s,
github: null,
compare: (0, c.changeSince)(i, r),
secrets: [],
signal: l,
keepOptions: (t) => (0, p.o2)(e, t),
...n === null ? {} : { again: n },
onBegin(e) {
f = e.resultsPath;
}
});
d();
let _ = await (0, h.readBack)(g, f);
let b = await writePage(_, i, r);
t ? (0, y.Q2)(g) : (0, y.tj)(["", ...(0, h.endLines)(_, b, (0, v.Li)(a))], a);
return (0, u.FO)(g, r);
});
}
async function writePage(e, t, n) {
try {
return await (0, l.writeReportPage)(e.directory, (0, l.describeRun)(e, t, n));
} catch (e) {
(0, y.cc)(`report.html was not written: ${(0, a.bD)(e)}`);
return null;
}
}
}),
53271: ((e, t, n) => {
n.d(t, { i: () => viewing });
var r = n(68785);
var i = n(36812);
var a = n(18253);
var o = n(26841);
var s = n(90492);
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
let v = [g, this.#n("yellow", _ === "" ? "" : `[${_}]`)].filter((e) => e !== "").join(" ");
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
this.#y(e)
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
if (i < 8) return (0, o.Jj)(`  ${r}`, e);
let a = [
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
let [s, l] = [0, ""];
for (let { number: e, style: t, line: n } of a) {
let at = (e) => Math.round(e / Math.max(1, this.#u) * i);
l += this.#n(t, n.repeat(Math.max(0, at(s + e) - at(s))));
s += e;
}
return `  ${l}  ${r}`;
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
43358: ((e, t, n) => {
n.d(t, {
Bg: () => dollarsOf,
Xy: () => objectOf,
b6: () => textOf,
iZ: () => objectsOf,
pq: () => countOf,
qF: () => parseJson
});
var r = n(63160);
function objectOf(e) {
return typeof e == "object" && e && !Array.isArray(e) ? e : null;
}
function objectsOf(e) {
return Array.isArray(e) ? e.filter((e) => objectOf(e) !== null) : [];
}
function textOf(e) {
return typeof e == "string" ? e : null;
}
let i = 1e9;
function countOf(e) {
return Number.isSafeInteger(e) && e >= 0 && e <= i ? e : null;
}
function dollarsOf(e) {
return typeof e == "number" && e >= 0 && e <= i ? e : null;
}
function parseJson(e) {
try {
return (0, r.nh)(e);
} catch {
return;
}
}
}),
37936: ((e, t, n) => {
n.r(t);
n.d(t, {
changeSince: () => changeSince,
resolveBaseline: () => resolveBaseline
});
var r = n(45145);
var i = n(90492);
var a = n(97857);
var o = n(43128);
var s = n(15985);
async function resolveBaseline(e, t = noArtifact) {
if (e === "none") return null;
if (e === "artifact") return t();
return (0, s.R)(e);
}
async function noArtifact() {
throw new r.yo("baseline: artifact is for workflows; on the command line name a directory of earlier results");
}
function changeSince(e, { tolerance: t }) {
if (e === null) return null;
return async (n) => {
let r = {
run: n,
results: [],
notes: []
};
let s = (0, o.$)(r, e.suite, e.origin, t);
let { verdict: c, difference: l } = s;
if (c !== "not comparable") return {
verdict: c,
difference: l
};
return {
verdict: c,
difference: l,
reasons: s.reasons.slice(0, 20).map((e) => (0, i.h0)(e, a.xG))
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
15985: ((e, t, n) => {
n.d(t, {
E: () => suiteOf,
R: () => loadBaselineDirectory
});
var r = n(45145);
var i = n(9583);
var a = n(69327);
function suiteOf({ runs: e, notes: t }, { matrix: n, trials: i }, o, s = "") {
if (e.length === 0 && n === void 0) throw new r.yo(`results: there are none in ${o}${t.length > 0 ? `: ${t.join("; ")}` : s}`);
let c = (0, a.rV)(e, n === void 0 ? null : {
matrix: n,
trials: i
});
return {
...c,
notes: [...t, ...c.notes]
};
}
async function loadBaselineDirectory(e) {
let { runs: t, notes: n } = await (0, i.loadRuns)([e], "baseline");
if (t.length === 0) throw new r.yo(`baseline: there are no results in ${e}${n.length > 0 ? `: ${n.join("; ")}` : ""}`);
let o = (0, a.rV)(t, null);
let { github: s, finished_at: c } = o.run;
return {
suite: o,
origin: {
kind: "directory",
commit: s?.head_sha ?? s?.sha ?? null,
finishedAt: c,
url: null
}
};
}
}),
21363: ((e, t, n) => {
n.d(t, { h: () => figuresOf });
function figuresOf(e) {
let t = e.flatMap(({ score: e, floor: t }) => e === null ? [] : [{
score: e,
floor: t ?? 0
}]);
let n = sum(t.map(({ score: e, floor: t }) => Math.max(0, e - t)));
let r = sum(t.map(({ floor: e }) => 2 - e));
let i = t.map(({ score: e }) => e);
let a = e.length;
return {
expected: a,
judged: t.length,
score: mean(i),
score_expected: a === 0 ? 0 : sum(i) / a / 2,
coverage: a === 0 ? 0 : i.length / a,
score_without_vacuous: r === 0 ? null : n / r
};
}
function mean(e) {
return e.length === 0 ? null : sum(e) / e.length / 2;
}
function sum(e) {
return e.reduce((e, t) => e + t, 0);
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
50168: ((e, t, n) => {
n.d(t, {
b: () => clusterBootstrap,
k: () => bootstrapOf
});
var r = n(72577);
var i = n(99294);
var a = n(25449);
var o = n(83157);
var s = n(47736);
var c = n(52167);
let l = 1e-12;
function clusterBootstrap(e, { resamples: t = 1e4, seed: n, confidence: u = .95 } = {}) {
(0, i.v6)("resamples", t, 1);
(0, i.q1)("confidence", u);
let d = Float64Array.from(e, (e, t) => {
if (e.length === 0) throw RangeError(`cluster ${t} has no values`);
(0, i.hp)(`the values of cluster ${t}`, e);
return (0, o.i)(e);
}).sort();
let f = d.length;
let [p = 0, m = 0] = [d[0], d[f - 1]];
if (f < 2 || m - p <= l * Math.max(-p, m)) return null;
let h = (0, c.Db)(d, n);
let g = new Float64Array((0, c.z5)(t, f));
for (let e = 0; e < g.length; e += 1) {
let t = 0;
for (let e = 0; e < f; e += 1) t += d[(0, r.C)(h, 0, f - 1)];
g[e] = t / f;
}
g.sort();
let _ = (0, s.e$)(u, f);
return (0, a.u)(p, m, {
low: quantile(g, _),
high: quantile(g, 1 - _)
});
}
function bootstrapOf(e, t, n, { resamples: a = 1e4, seed: o, confidence: u = .95 } = {}) {
(0, i.v6)("resamples", a, 1);
(0, i.q1)("confidence", u);
if (e < 2) return null;
let d = (0, c.Db)(Float64Array.from(n), o);
let f = new Uint32Array(e);
let p = [];
for (let n = (0, c.z5)(a, e); n > 0; --n) {
for (let t = 0; t < e; t += 1) f[t] = (0, r.C)(d, 0, e - 1);
let n = t(f);
n !== null && p.push(n);
}
let m = Float64Array.from(p).sort();
if (m.length === 0 || m.at(-1) - m[0] <= l) return null;
let h = (0, s.e$)(u, e);
return {
low: quantile(m, h),
high: quantile(m, 1 - h)
};
}
function quantile(e, t) {
let n = t * (e.length - 1);
let r = Math.floor(n);
let [i, a] = [e[r], e[Math.ceil(n)]];
return i + (n - r) * (a - i);
}
}),
42119: ((e, t, n) => {
n.d(t, {
U: () => compare,
V: () => verdictOf
});
var r = n(99294);
var i = n(50168);
var a = n(4405);
var o = n(83157);
var s = n(52167);
let c = 2 ** 17;
let l = 2 ** 24;
function pairedPermutation(e, { resamples: t = 1e5, seed: n } = {}) {
(0, r.hp)("differences", e);
(0, r.v6)("resamples", t, 1);
let i = Float64Array.from(e, Math.abs).filter((e) => e > 0).sort();
if (i.length === 0) return 1;
let a = i.reduce((e, t) => e + t, 0);
let o = Math.abs(e.reduce((e, t) => e + t, 0)) - 1e-9 * a;
return exact(i, a, o) ?? estimate(i, a, o, t, n);
}
function exact(e, t, n) {
let r = {
sums: Float64Array.of(0),
shares: Float64Array.of(1)
};
let i = 0;
for (let n of e) {
let e = 2 * r.sums.length;
i += e;
if (e > c || i > l) return null;
r = withSign(r, n, 1e-12 * t);
}
let { sums: a, shares: o } = r;
return Math.min(1, o.reduce((e, t, r) => Math.abs(a[r]) >= n ? e + t : e, 0));
}
function withSign({ sums: e, shares: t }, n, r) {
let i = e.length;
let a = {
sums: new Float64Array(2 * i),
shares: new Float64Array(2 * i)
};
let [o, s, c] = [
0,
0,
-1
];
for (; s < i;) {
let l = o < i ? e[o] - n : Infinity;
let u = e[s] + n;
let d = Math.min(l, u);
let f = (l <= u ? t[o++] : t[s++]) / 2;
if (c < 0 || d - a.sums[c] > r) {
c += 1;
a.sums[c] = d;
}
a.shares[c] += f;
}
return {
sums: a.sums.subarray(0, c + 1),
shares: a.shares.subarray(0, c + 1)
};
}
function estimate(e, t, n, r, i) {
let a = (0, s.Db)(e, i);
let o = (0, s.z5)(r, e.length);
let c = 0;
for (let r = 0; r < o; r += 1) {
let r = 0;
let i = 0;
for (let t = 0; t < e.length; t += 1) {
i = t % 32 == 0 ? a.next() : i >>> 1;
r += e[t] * (i & 1);
}
Math.abs(2 * r - t) >= n && (c += 1);
}
return (c + 1) / (o + 1);
}
let u = 1e-12;
function compare(e, { tolerance: t = 0, alpha: n = .05, resamples: i } = {}) {
(0, r.hP)("tolerance", t);
(0, r.q1)("alpha", n);
requirePairs(e);
if (e.length === 0) return null;
let a = e.map(differenceOf).sort((e, t) => e - t);
let o = {
better: a.filter((e) => e > 0).length,
worse: a.filter((e) => e < 0).length
};
let s = e.every(isOneVerdictEach) ? byMcNemar(o, e.length, 1 - n) : byPermutation(a, {
confidence: 1 - n,
resamples: i
});
return {
verdict: verdictOf(s, {
tolerance: t,
alpha: n
}),
...s,
pairs: e.length,
discordant: o
};
}
function verdictOf({ p: e, difference: t }, { tolerance: n = 0, alpha: r = .05 } = {}) {
if (e >= r) return "within noise";
if (Math.abs(t) - n <= u) return "within tolerance";
return t > 0 ? "improved" : "regressed";
}
function byMcNemar({ better: e, worse: t }, n, r) {
return {
method: "mcnemar",
difference: (e - t) / n,
interval: (0, a.b)(t, e, n, r),
p: (0, a.B)(t, e)
};
}
function byPermutation(e, t) {
return {
method: "permutation",
difference: (0, o.i)(e),
interval: (0, i.b)(e.map((e) => [e]), t),
p: pairedPermutation(e)
};
}
function differenceOf({ before: e, now: t }) {
let n = (0, o.i)(t) - (0, o.i)(e);
return Math.abs(n) > u ? n : 0;
}
function isOneVerdictEach({ before: e, now: t }) {
return [e, t].every((e) => e.length === 1 && (e[0] === 0 || e[0] === 1));
}
function requirePairs(e) {
let t = new Set();
for (let { id: n, before: i, now: a } of e) {
if (t.has(n)) throw RangeError(`${n} is given twice`);
t.add(n);
if (i.length === 0 || a.length === 0) throw RangeError(`${n} needs a value on both sides`);
(0, r.hP)(`the values of ${n}`, ...i, ...a);
}
}
}),
4405: ((e, t, n) => {
n.d(t, {
B: () => mcnemarExact,
b: () => pairedRateInterval
});
var r = n(99294);
var i = n(25449);
var a = n(47736);
function mcnemarExact(e, t) {
(0, r.v6)("passToFail", e);
(0, r.v6)("failToPass", t);
let n = e + t;
let i = Math.min(e, t);
let a = 1;
let o = 0;
let s = 0;
for (let e = Math.floor(n / 2); e >= 0 && a > 0; --e) {
o += a;
e <= i && (s += a);
a *= e / (n - e + 1);
}
let c = n % 2 == 0 ? 2 * o - 1 : 2 * o;
return Math.min(1, 2 * s / c);
}
function pairedRateInterval(e, t, n, o = .95) {
(0, r.v6)("passToFail", e);
(0, r.v6)("failToPass", t);
(0, r.v6)("pairs", n);
(0, r.q1)("confidence", o);
if (e + t > n) throw RangeError(`passToFail and failToPass must be at most the ${n} pairs, not ${e + t}`);
if (n === 0) return null;
let s = (e + 1) / (n + 2);
let c = (t + 1) / (n + 2);
let l = c - s;
let u = (0, a.xw)(o) * Math.sqrt((c + s - l ** 2) / (n + 2));
return (0, i.u)(-1, 1, {
low: l - u,
high: l + u
});
}
}),
52167: ((e, t, n) => {
n.d(t, {
Db: () => generatorFor,
Eb: () => sharedResamples,
z5: () => affordableResamples
});
var r = n(77598);
var i = n(69566);
function generatorFor(e, t) {
if (t !== void 0 && !Number.isInteger(t)) throw RangeError(`seed must be a whole number, not ${t}`);
return (0, i.q)(t ?? (0, r.hash)("sha256", e, "buffer").readInt32LE());
}
function affordableResamples(e, t) {
return Math.min(e, Math.max(1e3, Math.floor(5e7 / t)));
}
function sharedResamples(e, t) {
return affordableResamples(1e4, Math.max(1, e * t));
}
}),
72577: ((e, t, n) => {
n.d(t, { C: () => uniformInt });
function uniformIntInternal(e, t) {
let n = t > 2 ? ~~(4294967296 / t) * t : 4294967296;
let r = e.next() + 2147483648;
for (; r >= n;) r = e.next() + 2147483648;
return r % t;
}
function fromNumberToArrayInt64(e, t) {
if (t < 0) {
let n = -t;
e.sign = -1;
e.data[0] = ~~(n / 4294967296);
e.data[1] = n >>> 0;
} else {
e.sign = 1;
e.data[0] = ~~(t / 4294967296);
e.data[1] = t >>> 0;
}
return e;
}
function substractArrayInt64(e, t, n) {
let r = t.data[1];
let i = t.data[0];
let a = t.sign;
let o = n.data[1];
let s = n.data[0];
let c = n.sign;
e.sign = 1;
if (a === 1 && c === -1) {
let t = r + o;
let n = i + s + +(t > 4294967295);
e.data[0] = n >>> 0;
e.data[1] = t >>> 0;
return e;
}
let l = r;
let u = i;
let d = o;
let f = s;
if (a === -1) {
l = o;
u = s;
d = r;
f = i;
}
let p = 0;
let m = l - d;
if (m < 0) {
p = 1;
m >>>= 0;
}
e.data[0] = u - f - p;
e.data[1] = m;
return e;
}
function uniformArrayIntInternal(e, t, n) {
let r = n[0] + 1;
t[0] = uniformIntInternal(e, r);
t[1] = uniformIntInternal(e, 4294967296);
for (; t[0] >= n[0] && (t[0] !== n[0] || t[1] >= n[1]);) {
t[0] = uniformIntInternal(e, r);
t[1] = uniformIntInternal(e, 4294967296);
}
return t;
}
let r = 2 ** 53 - 1;
let i = {
sign: 1,
data: [0, 0]
};
let a = {
sign: 1,
data: [0, 0]
};
let o = {
sign: 1,
data: [0, 0]
};
let s = [0, 0];
function uniformLargeIntInternal(e, t, n, c) {
let l = c <= r ? fromNumberToArrayInt64(o, c) : substractArrayInt64(o, fromNumberToArrayInt64(i, n), fromNumberToArrayInt64(a, t));
if (l.data[1] === 4294967295) {
l.data[0] += 1;
l.data[1] = 0;
} else l.data[1] += 1;
uniformArrayIntInternal(e, s, l.data);
return s[0] * 4294967296 + s[1] + t;
}
function uniformInt(e, t, n) {
let r = n - t;
if (r <= 4294967295) return uniformIntInternal(e, r + 1) + t;
return uniformLargeIntInternal(e, t, n, r);
}
}),
69566: ((e, t, n) => {
n.d(t, { q: () => mersenne });
let r = 2567483615;
let i = 2147483647;
let a = 2147483648;
var o = class MersenneTwister {
constructor(e, t) {
this.states = e;
this.index = t;
}
clone() {
return new MersenneTwister(this.states.slice(), this.index);
}
next() {
let e = this.states[this.index];
e ^= e >>> 11;
e ^= e << 7 & 2636928640;
e ^= e << 15 & 4022730752;
e ^= e >>> 18;
this.index = twistedNext(this.states, this.index);
return e;
}
getState() {
return [this.index, ...this.states];
}
jump() {
let e = this.states.slice();
let t = this.index;
this.index = twistedNext(this.states, this.index);
for (let n = 19932; n > 0; --n) {
"SUSgbA\\W`E[]KN2RUSo8XVU?HKBFRl11E\\KoWOg5B]XEWG;BE;1:oVK[`B^Z9Qd23^XTnhL>]Unda4f[X;_j9H5QD=cN<5H`3bW>9bk1mjoI2fK0obmAAINOV:>Mek_V9dd<hZ\\gC3?Fm7FEk07QH_3PLm^@?^i\\QMkgP<]oLHmFnlecg5F@7U^@4jhZ?WZS0k@GHehmM36:5^9;>Hmm`co>k:KOSkSbIINb1VFf>LXgP>GUAQTD>Ci>XMGkUflLlb?_FaFUk@?5N7i70@;1o68ah@I<HFH7R2^J:G][Gf962ITWID9GWK8ElD2G5=DcHcL]cA]P2n7A=[<bInM;IHDQnJMReRXDWbVldnGEIPij`E08Xdci3@0c:IBbD4:Nk]?lEN9j^;T`0blZX7eiWE8c`<ak7j05FZi>AjUDh?M1B?^??FAXKThf<aBOXZf7jXYGK>R<;NHk3S9YhM7STJ6`:MIE`S@7298X8W>PNK=@;lLX<i\\TXLL<W@X[X54H]in8M;;n?kkQbajgAMY=Tf9b;ZKf0QUB2FHYWfnfkDoU9YkcLd95T>lK6GM1YL\\lid:J>KYS=iJ]Y>QlF>?R5_[5QeYC=66;A32Ac>OHk_ne^0g>bK:g;KFPgbGUcPR_Z=TX3H9d03bKZ2IhEPKBo>LSGWd0iFdV8C<Y:<>T[O6lC\\blaZ>GoAYP4clf^j1IfnZJ]QeDe2X<HE[LJNWnaCg[P]Co^:IRbWPY?97UePBlZNNHY6LOBM8P>=h?Ye:_f_Sb9Ki5GDYBF4dWeMfdg^ccPllNWM7G1\\UMdoYeOOD5^e@foA22G?ADYo5:FVG[bWo96;>3kc_c1Ab30>30;1@4F8g2hY?DJ4[LOL;ZLLKo2]jo>[KMDUcR279N_kF=3WL@Dd620bMTdA\\U9k``ef2iD9JgJ8CZBHS>F^Uk;<laeaeHS<15OSeS`PcSSKBRBFY]aQ=EgUXGNg=?d56`KA@2BejY0^[_DCX`L=CGMT=BW^6S1i@2ATBVk>3_ocRA>2U:4GPQ6o>5jX2HIcV3S@On6KB<[SKB?FC_AAji9agbBFkAi\\;4I\\UJ]c36Ub@[;gQACVGY<V]SDJBUU]La\\_a@JdOO8gm2T0DJMa:8Hf7>E]noQ[1Kambn??QQ]S?1i0oMGOijb\\aGY6lQ^CJ?9bFle8<eH4UUjBINX;n8@VOA5ah^URV49B[A?ONHhHAC1J5;;h0SXYlG^0W=eJdHh^K4SGe=1HZLLam;D<Q3AOdbPcdX``82\\jo0En8jRVGC73WMCF9`d:0heS?80?C188cSn7H9<daZ]MgS4Pb^1HkA:1PU^5>^h_g[RQV@PnYBRI_]`B]Bh@Uk03eXGY`I16L76H28X`R>IROMeNVUdU[:lghLhPCQZ:4a<30YBZCYnXe[?;jc8gKI2QH2MjnWBm4nGCZW`aVU2a;P<AMI25mlW_Nm][2?b6o851X@lAm]YZ`bWRF1g<Ga:T]1NXH5Veja5P9S9>:aNg:Th1Y=5o78K>LQ8hW@5S?I83Lk5Xk;j5@I3o[d:4RjE^oS30:WP9gC\\i8aSI>QRE@4lP:7lDg8g2`Ql[2I8aBU\\BQ?B4_clL9Q]S;^e1Ob5[>3JER2`c7B=o]fPOWO<DGi;Niba1PoWPPE_Q3aX0OB0mZej\\f_M[J4Y6]1`h2MkF[GiW8Q^d3^_=<I1N2Q7]2<2j[iP7V3V821FaI]A`93bC^Z\\G=WJ;^Ih?B97_iIF@\\Dl<eK1je8SNTWo_=XFMZH<<JYLZ^YQMPgYOV45K_:]kSI8^XlO0]GY=VUfe_C_F6TOcoAlVUH:o=WhhT@K`2KFhe<3\\KXQ>W:M?S_4S5d@J^`[AGA7@3]DnGSCO`\\?E8HT75^d9\\:m\\m1egIfk8cd6bD9\\eU8\\n[Pb0Cgd^S0n9kGJHb]i5XodlKHc34Fhi9K>0U5WK`>7Ff2^KL=WC6:kc?e5C^a1T1:4:^S5flXlGNIj08AfO?Dh7T7dWO>E]NI9?ob7B7P_h[4TEP[EU;GllFTnSmg9:\\[N]<SAoKP_kPlG56A:I3T6EG8Hj=XnUE`KT5U@OQ?]7[N^MFN1_NU4KO_3::Le`8IL9[1Z1H1;V3SC\\N3]S@4U[F2mhT5dYM7[4Pg_Na0_8WTH0`bgceQS8]EG;XgD4Ib4iLTP@kE79Mn>AYRJA1U5^Blhgno:aHVYc03c3J0Vc9FjEV^M75Zfd8kVC9>iJDk`AJ[6f7DK2D^DL\\AX:6b5h31XH;RQB\\N<ZSM=J;6L[`UW^eOIFc1Y]6_dfedIe4ARh72mTXC0WND_IDHVCZRDE0eODARCEETQI5TPUQE=jEH5bS?LP[ai`F5ABRYDo2o\\@=]GT?_9;hc4Lm:\\SF9k1T<0E@fX9BG[]g0nY7k[Qmi@la8`PF0j6@Q?Ii7bLkXQ<lLHf]`:DCh@9JY5>hEVLTdhL\\b1EB0lLh<=WaO@F<;8g<d:@e:LA:cFIEdmQh7hNHfSRToW?8N4:Z1K;XEDRO;OIDh<UdVln?bjgL>?VE98[B\\K<BVjkG8LiSX;fb>jf?DUK00Aih<WY6QD6cEnHBZ8iN_fd<G8Ci`11RUW2QlW]IXV:m?;J0GXXHfGNQ>:D`=fLPbO?VOTEYLj^cNj5PM>jKB5HVjJ4U7lXaTQNL9<@\\1`m\\Ug@VQHd7>jW=ca0`miF7;N0F=GjoQ`RFchKMGTmn8cF@Oh4GGCm7m2`U9j93Tb>=kSERjE_J939F01I1;`<ijk_=_Vn=7RVAI6fnQI5KlF:C44bN<<8K=Z<2TP<1]5?<dB>^LA=ebloE2Y2:9lkh0\\<YKbHD97iE`<C5oj^1>X:??`H6BXF2hG1Q[dF0Q=>W=J?7C\\k1T?<;R44oW?1hY^G8Zm]ZKnfOf0eCFYo6?=D8?<`6HU5SXh1;=:23LmV_FSi;OJfV<^?GkIDPISeHg1LaGE:V3Y3K3H<QJfbY?=;ldZRhnhQT_mGXDLFXXhSONE6Do_0iNZagB:BPGOTH;VhHUTd6LhQm^[;dO]5Hlkg<R:F<Kn\\:I:EGojgWZ2X@SYO_dlH;G8S<>oEKabY`:oU;=JW7ig?S?EYb86b7n8ce\\]IRa]koiWY<RfO;5kUI;7lVeC?[@ZaXDiF04B8R]bg@>O<mQDoUcBLcf^f>m2kMBUloD>Ze@NN^Z11TM`inXYhE_I=kA`:ZF4d\\>`L@;ZP[`ENU5cL[BV6\\Z?Di76:jg3hE6oG6jFc8kP=[GS1;WSedYQW1:U4\\OF32GgmMC<AjO]872bdBb`bKAA?8j78b>T3VfcUB2m4J^CPRU;8dScI]LU]^bBYA5_3:Y0N5i^?200000".charCodeAt(n / 6 | 0) - 48 & 1 << n % 6 && addState(this.states, this.index, e, t);
this.index = twistedNext(this.states, this.index);
}
addState(this.states, this.index, e, t);
}
};
function addState(e, t, n, r) {
let i = 0;
if (r >= t) {
for (; i < 624 - r; i++) e[i + t] ^= n[i + r];
for (; i < 624 - t; i++) e[i + t] ^= n[i + r - 624];
for (; i < 624; i++) e[i + t - 624] ^= n[i + r - 624];
} else {
for (; i < 624 - t; i++) e[i + t] ^= n[i + r];
for (; i < 624 - r; i++) e[i + t - 624] ^= n[i + r];
for (; i < 624; i++) e[i + t - 624] ^= n[i + r - 624];
}
}
function twistedNext(e, t) {
if (t < 227) {
let n = e[t] & a | e[t + 1] & i;
e[t] = e[t + 397] ^ n >>> 1 ^ -(n & 1) & r;
return t + 1;
} else if (t < 623) {
let n = e[t] & a | e[t + 1] & i;
e[t] = e[t + 397 - 624] ^ n >>> 1 ^ -(n & 1) & r;
return t + 1;
} else {
let n = e[t] & a | e[0] & i;
e[t] = e[396] ^ n >>> 1 ^ -(n & 1) & r;
return 0;
}
}
function twist(e) {
for (let t = 0; t !== 624; ++t) twistedNext(e, t);
}
function mersenne(e) {
let t = [e | 0];
for (let e = 1; e !== 624; ++e) {
let n = t[e - 1] ^ t[e - 1] >>> 30;
t.push(Math.imul(1812433253, n) + e | 0);
}
twist(t);
return new o(t, 0);
}
})
};
