export const id = 9856;
export const ids = [9856];
export const modules = {
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
86426: ((e, t, n) => {
n.d(t, { o: () => nameOfAgent });
function nameOfAgent(e) {
return e.replace(/@[^@/]*$/, "");
}
}),
7171: ((e, t, n) => {
n.d(t, {
Gb: () => briefOf,
MC: () => causesIn,
Vb: () => sizeOfBrief,
hf: () => planFigures,
hg: () => unreachedOf,
vC: () => u,
wn: () => f
});
var r = n(48685);
var i = n(97857);
var a = n(21363);
var o = n(97384);
var s = n(34552);
var c = n(59344);
var l = n(58937);
let u = 1e3;
let d = 2e3;
function unreachedOf({ points: e, expected: t }) {
return Math.max(0, Math.min(t, d) - e.length);
}
let f = {
expected: 0,
judged: 0,
score: 0,
score_expected: 0,
coverage: 0,
types: {}
};
function briefOf(e) {
let { attempt: t, status: n, integrity: r, error: a, evaluation: c, rounds: u = [] } = e;
return {
attempt: t,
integrity: r.slice(0, 100).map(({ kind: e, detail: t }) => ({
kind: (0, i.IN)(e, i.B6),
detail: (0, i.IN)(t, i.xG)
})),
error: (0, i.$I)(a),
began: Date.parse(e.started_at),
ended: Date.parse(e.finished_at),
times: (0, o.ui)([e]),
agent_ms: agentTime(e),
unbegun: (0, s.n$)(e),
usage: (0, s.J$)(e),
judge: (0, s.Y6)(e),
meter: (0, s.d0)(e),
image_digest: e.testbed.image_digest && (0, i.IN)(e.testbed.image_digest, i.B6),
reason: e.reason == null ? null : (0, i.IN)(e.reason.text, i.xG),
causes: causesIn(e),
actions: (0, s.ru)(e),
human_actions: e.human_actions ?? null,
explanation: (0, i.IN)((0, l.rn)(e), i.xG),
detail: n === "passed" ? "" : detailOf(e),
plan: c?.kind === "test_plan" ? briefPlan(c) : null,
rounds: u.map(figuresOfRound),
judges: judgesOf((0, s.T1)(e))
};
}
function causesIn({ status: e, causes: t = [] }) {
if (e === "passed") return [];
return t.slice(0, r.hE.length).map(({ cause: e, evidence: t, step: n, log: r }) => ({
cause: e,
evidence: (0, i.IN)(t, i.xG),
step: n,
log: r === null ? null : (0, i.IN)(r, i.B6)
}));
}
function sizeOfBrief({ integrity: e, error: t, reason: n, causes: r, explanation: i, detail: a, plan: o, elsewhere: s }) {
let c = (s === void 0 ? 1e3 : 5e3) + (n?.length ?? 0) + i.length + a.length + (t === null ? 0 : t.message.length);
let l = e.reduce((e, { kind: t, detail: n }) => e + 100 + t.length + n.length, 0);
let u = o?.points.reduce((e, t) => e + 200 + t.metric.length + t.explanation.length, 0);
let d = r.reduce((e, { evidence: t }) => e + 100 + t.length, 0);
return c + l + d + (u ?? 0);
}
function agentTime(e) {
return (0, s.T1)(e).reduce((e, { agent: t }) => e + t.duration_ms, 0);
}
function detailOf({ error: e, evaluation: t }) {
if (e !== null) return (0, c.CG)(e.message, u);
return t === null || t.kind === "test_plan" ? "" : (0, c.Lj)(t.output_tail, u);
}
function briefPlan(e) {
let { mode: t, score_without_vacuous: n, points: r } = e;
return {
mode: t,
score_without_vacuous: n,
...planFigures(e),
points: r.slice(0, d).map(({ testcases: e, notes: t, floor: n, ...r }) => ({
...r,
metric: (0, i.IN)(r.metric, i.B6),
explanation: (0, i.IN)(r.explanation, i.xG),
duration_ms: e.reduce((e, { duration_ms: t }) => e + t, 0)
})),
last: roundOf(e)
};
}
function figuresOfRound({ evaluation: e, score: t }) {
if (t === null) return null;
return e === null ? f : e.kind === "test_plan" ? roundOf(e) : null;
}
function roundOf(e) {
let t = e.points.length < e.expected ? [] : e.points;
let n = [...Map.groupBy(t, ({ type: e }) => e)].map(([e, t]) => [e, (0, a.h)(t).score_expected]);
return {
...planFigures(e),
types: Object.fromEntries(n)
};
}
function judgesOf(e) {
return e.flatMap(({ evaluation: e }) => {
if (e?.kind !== "test_plan" || e.judge === null) return [];
let { identity: t, verdicts: n, failures: r, cost_usd: a, known_cost_usd: o } = e.judge;
return [{
identity: (0, i.IN)(t, i.B6),
verdicts: n,
failures: r,
cost_usd: a,
known_cost_usd: o
}];
});
}
function planFigures({ expected: e, judged: t, score: n, score_expected: r, coverage: i }) {
return {
expected: e,
judged: t,
score: n,
score_expected: r,
coverage: i
};
}
}),
59344: ((e, t, n) => {
n.d(t, {
CG: () => fileText,
Lj: () => fileTail,
RO: () => fileLine,
lx: () => jsonParts,
s$: () => jsonText
});
var r = n(15297);
var i = n(22495);
var a = n(97857);
let o = /[\ufffe\uffff]/g;
let s = [
/[\0-\x08\x0b-\x0f]/,
/[\x10-\x1f]/,
/\x7f/
];
function fileLine(e, t = 300) {
return characters((0, i.h0)(e.slice(0, 4 * t), t));
}
function fileText(e, t) {
let n = characters((0, i.pj)(e.slice(0, 4 * t)));
return n.length > t || e.length > 4 * t ? `${(0, a.U3)(n.slice(0, t - 1).replace(/[\ud800-\udbff]$/, ""))}…` : n;
}
function fileTail(e, t) {
let n = e.slice(-2 * t);
let r = isUsual(n) ? n.replaceAll("##[", "## [") : characters((0, i.pj)(e.slice(-4 * t)));
return r.length > t || e.length > 4 * t ? `…${(0, a.U3)(r.slice(1 - t).replace(/^[\udc00-\udfff]/, ""))}` : r;
}
function jsonText(e) {
return `${stringified(e)}\n`;
}
function jsonParts(e, t, n, i) {
return (0, r.l)(e, t, n, i, stringified);
}
function stringified(e, t = 2) {
let n = JSON.stringify(e, null, t);
return n.includes("\\ud") ? JSON.stringify(e, wellFormed, t) : n;
}
function wellFormed(e, t) {
return typeof t == "string" ? t.toWellFormed() : t;
}
function isUsual(e) {
return Buffer.byteLength(e) === e.length && !s.some((t) => t.test(e));
}
function characters(e) {
return e.toWellFormed().replace(o, "�");
}
}),
58937: ((e, t, n) => {
n.d(t, {
Fj: () => timesLine,
Pl: () => headline,
VH: () => scoreLine,
VX: () => integrityKinds,
Z5: () => pointsFigures,
aJ: () => noiseWords,
bO: () => measureAdvice,
cS: () => countProjects,
cf: () => durationOf,
kV: () => agentLabel,
mn: () => listNotes,
oR: () => joined,
pc: () => noiseSentences,
rn: () => explainResult
});
var r = n(18253);
var i = n(37012);
var a = n(67738);
var o = n(84346);
var s = n(61210);
var c = n(97384);
function noiseWords(e) {
return e === 0 ? "repeated trials of the baseline ended the same" : `noise floor ±${(0, r.wd)(e)} points`;
}
function noiseSentences(e) {
let { noiseFloor: t, sensitivity: n } = e;
return [t === void 0 ? "" : noiseWords(t), n ?? ""].filter((e) => e !== "");
}
function durationOf({ agent: e, evaluation: t, harness: n }) {
return (0, c.Tu)(e + t + n);
}
function timesLine(e) {
let t = durationOf(e);
let n = [
"agent",
"evaluation",
"harness"
].map((n) => `${n} ${(0, r.KN)(e[n] / t)}`);
return `${(0, r.a3)(t)} in trials${t === 0 ? "" : ` (${n.join(", ")})`}`;
}
function explainResult(e) {
let { error: t, agent: n, evaluation: i, reason: c } = e;
let l = c == null ? "" : `${o.hN.test(c.log ?? "") ? "agent: " : ""}${c.text}`;
if (t !== null) return joined("; ", [`${t.stage}: ${t.message.split("\n")[0]}`, l]);
let u = [];
n.timed_out ? u.push(`agent timed out after ${(0, r.a3)(n.duration_ms)}`) : n.exit_code !== null && n.exit_code !== 0 && u.push(`agent exit code ${n.exit_code}`);
(0, s.EP)(e) ? u.push("the agent destroyed its testbed") : e.status === "failed" && i !== null && (i.timed_out ? u.push(`evaluation timed out after ${(0, r.a3)(i.duration_ms)}`) : i.kind === "test_plan" ? u.push(explainPlan(i)) : i.kind === "reward" ? u.push(explainReward(i, e.rounds)) : (0, a.Y)(e.task_type) === "exit_code" ? u.push(`success command exit code ${i.exit_code ?? "–"}`) : c ?? u.push("no \"Setup successful\" in the output"));
return joined("; ", [...u, l]);
}
function joined(e, t) {
return t.filter((e) => e !== "").join(e);
}
function explainReward({ reward: e, steps: t }, n) {
let a = new Map(n?.map(({ step: e, evaluation: t }) => [e, t]));
let o = t.map(({ name: e, rewards: t }) => {
let o = a.get(e);
let s = n === void 0 ? (0, i._)(t ?? {}, "reward") : o?.kind === "reward" ? o.reward : null;
return `${e} ${s == null ? "–" : (0, r.vP)(s)}`;
});
let s = (0, r.Xq)(o, 10);
return `reward ${e === null ? "–" : (0, r.vP)(e)}${s === "" ? "" : ` (${s})`}`;
}
function explainPlan({ score_expected: e, judged: t, expected: n }) {
return `score ${(0, r.KN)(e)} over all ${n} points, ${t} of them judged`;
}
function listNotes(e) {
return integrityKinds(e).filter((e) => e !== "host_reused" && e !== "kept_workdir_readable").join(", ");
}
function integrityKinds({ integrity: e }) {
return e.length === 0 ? [] : [...new Set(e.map(({ kind: e }) => e))];
}
function headline(e) {
let { planned: t, passed: n, failed: i, error: a, not_run: o } = e;
let s = [
...i > 0 ? [`${i} failed`] : [],
...a > 0 ? [`${a} could not be measured`] : [],
...o > 0 ? [`${o} not run`] : []
];
if (t > 0 && n + i === 0) return `no verdict: ${s.join(", ")}`;
return [`${n} of ${t} passed (${(0, r.KN)(e.success_rate)})`, ...s].join(", ");
}
function pointsFigures(e, { score: t, score_expected: n, coverage: i }) {
let a = e.filter((e) => e.score !== null).length;
let o = a === e.length ? "" : ` (${a} of ${countProjects(e)})`;
return [
[(0, r.KN)(t), `of what was judged${o}`],
[(0, r.KN)(n), "of everything"],
[(0, r.KN)(i), "judged"]
];
}
function pointsLine({ totals: e, planned: t }) {
return `test points: ${pointsFigures(t, e).map((e) => e.join(" ")).join(", ")}`;
}
function scoreLine(e) {
if (e.settings.mode !== null) return pointsLine(e);
let t = (0, s.$)(e.totals, "score");
return (0, s.c_)(e.settings) === "score" && t !== null ? `score: ${(0, r.KN)(t)}` : null;
}
function countProjects(e) {
let t = new Set(e.map(({ instance_id: e }) => e)).size;
let n = (0, r.U9)(t, "project");
return t === e.length ? n : `${(0, r.U9)(e.length, "trial")} of ${n}`;
}
function measureAdvice({ settings: e, planned: t }) {
if (e.measure !== void 0 || (0, s.c_)(e) === "score") return null;
let n = t.filter((e) => (0, s.aA)(e) && e.score > 0 && e.score < 1).length;
if (n === 0) return null;
return `${n} of ${(0, r.U9)(t.length, "trial")} ${n === 1 ? "has" : "have"} a score between 0 and 1, which the success rate does not show; to compare by score, set measure: score`;
}
function agentLabel({ agent: { name: e, model: t } }) {
return [e ?? "agent", t === null ? null : `(${t})`].filter((e) => e !== null).join(" ");
}
}),
97384: ((e, t, n) => {
n.d(t, {
Qv: () => timesOf,
Tu: () => atMost,
fC: () => traceOf,
ui: () => timeSplit,
x: () => totalTimes
});
function timesOf(e) {
let { instance_id: t, task_type: n, trial: r, attempt: i, status: a, score: o, stages: s, started_at: c, finished_at: l } = e;
return {
instance_id: t,
task_type: n,
trial: r,
attempt: i,
status: a,
score: o,
stages: s,
started_at: c,
finished_at: l
};
}
function* traceOf(e) {
let t = e.map((e) => ({
trial: e,
begin: Date.parse(e.started_at),
end: Date.parse(e.finished_at)
})).sort((e, t) => e.begin - t.begin);
let n = t[0]?.begin ?? 0;
let r = [];
for (let { trial: e, begin: i, end: a } of t) {
let t = r.findIndex((e) => e <= i);
let o = t === -1 ? r.length : t;
t === -1 && (yield {
name: "thread_name",
ph: "M",
pid: 1,
tid: o + 1,
args: { name: `trials, lane ${o + 1}` }
});
r[o] = a;
let event = (e, t, r, i, a) => ({
name: e,
cat: t,
ph: "X",
pid: 1,
tid: o + 1,
ts: (r - n) * 1e3,
dur: i * 1e3,
args: a
});
let { instance_id: s, task_type: c, attempt: l, status: u, score: d } = e;
yield event(e.trial === 1 ? s : `${s} trial ${e.trial}`, "trial", i, a - i, {
task_type: c,
attempt: l,
status: u,
score: d
});
for (let t of e.stages) yield event(t.name, "stage", Date.parse(t.started_at), t.duration_ms, { instance_id: s });
}
}
function timeSplit(e) {
let t = {
agent: 0,
evaluation: 0,
harness: 0
};
for (let { stages: n } of e) for (let { name: e, duration_ms: r, harness_ms: i = 0 } of n) {
let n = e.startsWith("agent") ? "agent" : e === "evaluate" ? "evaluation" : "harness";
let a = Math.min(i, r);
t[n] = atMost(t[n] + r - a);
t.harness = atMost(t.harness + a);
}
return t;
}
function totalTimes(e) {
let t = {
agent: 0,
evaluation: 0,
harness: 0
};
for (let { agent: n, evaluation: r, harness: i } of e) {
t.agent = atMost(t.agent + n);
t.evaluation = atMost(t.evaluation + r);
t.harness = atMost(t.harness + i);
}
return t;
}
function atMost(e) {
return Math.min(e, 2 ** 53 - 1);
}
}),
34552: ((e, t, n) => {
n.d(t, {
J$: () => usageOfTrial,
T1: () => roundsOf,
Y6: () => judgeUsageOfTrial,
d0: () => meterOfTrial,
gR: () => sumOfActions,
n$: () => endedBeforeAgent,
rY: () => costOfTrial,
ru: () => actionsOfTrial,
wo: () => judgeUsageOf
});
var r = n(71826);
var i = n(89842);
var a = n(3934);
var o = n(97384);
let s = [
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
let t = begunRounds(e).map(({ agent: e }) => e.usage);
if (t.length === 1) return t[0];
let sum = (e) => bounded((0, r.ER)(t.map((t) => t[e])));
return {
source: new Set(t.map(({ source: e }) => e)).size === 1 ? t[0].source : null,
...Object.fromEntries(s.map((e) => [e, sum(e)])),
models: [...new Set(t.flatMap(({ models: e }) => e))]
};
}
function begunRounds(e) {
let t = roundsOf(e);
let n = e.stages.filter(({ name: e }) => e === "agent").length;
return n > 0 && t.at(-1).agent.usage.source === null && n < t.length ? t.slice(0, -1) : t;
}
function endedBeforeAgent({ error: e, stages: t, agent: n }) {
return e !== null && n.usage.source === null && t.length > 0 && t.every(({ name: e }) => e !== "agent");
}
function costOfTrial(e) {
return endedBeforeAgent(e) ? 0 : usageOfTrial(e).cost_usd;
}
function meterOfTrial(e) {
let t = roundsOf(e).map(({ agent: e }) => e.meter).filter((e) => e != null);
if (t.length === 0) return null;
let sum = (e) => (0, o.Tu)(t.reduce((t, n) => t + n[e], 0));
return {
throttled_requests: sum("throttled_requests"),
unmetered_requests: sum("unmetered_requests"),
waiting_ms: sum("waiting_ms")
};
}
function actionsOfTrial(e) {
let t = begunRounds(e);
let n = t.map(({ agent: e }) => e.actions).filter((e) => e != null);
return n.length < t.length ? null : sumOfActions(n);
}
function sumOfActions(e) {
let sum = (t) => (0, o.Tu)(e.reduce((e, n) => e + n[t], 0));
return Object.fromEntries(a.S.map((e) => [e, sum(e)]));
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
cost_usd: bounded((0, i.Qd)(e)),
cost_known: count((e) => "answers" in e ? e.cost_known : e.cost_usd === null ? 0 : 1),
answers: count((e) => "answers" in e ? e.answers : 1)
};
}
function bounded(e) {
return e === null ? null : (0, o.Tu)(e);
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
