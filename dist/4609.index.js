export const id = 4609;
export const ids = [4609];
export const modules = {
59344: ((e, t, n) => {
n.d(t, {
CG: () => fileText,
Lj: () => fileTail,
RO: () => fileLine,
lx: () => jsonParts,
s$: () => jsonText
});
var r = n(15297);
var i = n(90492);
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
Bo: () => overScored,
Fj: () => timesLine,
M1: () => pointsLine,
Pl: () => headline,
VX: () => integrityKinds,
cS: () => countProjects,
cf: () => durationOf,
kV: () => agentLabel,
mn: () => listNotes,
rn: () => explainResult
});
var r = n(18253);
var i = n(67738);
var a = n(84346);
var o = n(97384);
function durationOf({ agent: e, evaluation: t, harness: n }) {
return (0, o.Tu)(e + t + n);
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
let { error: t, agent: n, evaluation: o, reason: s } = e;
let c = s == null ? "" : `${a.hN.test(s.log ?? "") ? "agent: " : ""}${s.text}`;
if (t !== null) return joined([`${t.stage}: ${t.message.split("\n")[0]}`, c]);
let l = [];
n.timed_out ? l.push(`agent timed out after ${(0, r.a3)(n.duration_ms)}`) : n.exit_code !== null && n.exit_code !== 0 && l.push(`agent exit code ${n.exit_code}`);
e.status === "failed" && o !== null && (o.timed_out ? l.push(`evaluation timed out after ${(0, r.a3)(o.duration_ms)}`) : o.kind === "test_plan" ? l.push(explainPlan(o)) : o.kind === "reward" ? l.push(explainReward(o)) : (0, i.Y)(e.task_type) === "exit_code" ? l.push(`success command exit code ${o.exit_code ?? "–"}`) : s ?? l.push("no \"Setup successful\" in the output"));
return joined([...l, c]);
}
function joined(e) {
return e.filter((e) => e !== "").join("; ");
}
function explainReward({ reward: e, steps: t }) {
let n = [...t.slice(0, 10).map(({ name: e, rewards: t }) => `${e} ${t?.reward === void 0 ? "–" : (0, r.vP)(t.reward)}`), ...t.length > 10 ? ["…"] : []].join(", ");
return `reward ${e === null ? "–" : (0, r.vP)(e)}${n === "" ? "" : ` (${n})`}`;
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
let t = [`${e.passed} of ${e.planned} passed (${(0, r.KN)(e.success_rate)})`];
e.failed > 0 && t.push(`${e.failed} failed`);
e.error > 0 && t.push(`${e.error} could not be measured`);
e.not_run > 0 && t.push(`${e.not_run} not run`);
return t.join(", ");
}
function pointsLine({ totals: { score: e, score_expected: t, coverage: n }, planned: i }) {
let a = overScored(i.filter(({ score: e }) => e !== null).length, i.map(({ instance_id: e }) => e));
return `test points: ${(0, r.KN)(e)} of what was judged${a}, ${(0, r.KN)(t)} of everything, ${(0, r.KN)(n)} judged`;
}
function overScored(e, t) {
return e === t.length ? "" : ` (${e} of ${countProjects(t)})`;
}
function countProjects(e) {
let t = (0, r.U9)(new Set(e).size, "project");
return new Set(e).size === e.length ? t : `${(0, r.U9)(e.length, "trial")} of ${t}`;
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
function traceOf(e) {
let t = e.map((e) => ({
trial: e,
begin: Date.parse(e.started_at),
end: Date.parse(e.finished_at)
})).sort((e, t) => e.begin - t.begin);
let n = t[0]?.begin ?? 0;
let r = [];
let i = [];
for (let { trial: e, begin: a, end: o } of t) {
let t = r.findIndex((e) => e <= a);
let s = t === -1 ? r.length : t;
r[s] = o;
let event = (e, t, r, a, o) => i.push({
name: e,
cat: t,
ph: "X",
pid: 1,
tid: s + 1,
ts: (r - n) * 1e3,
dur: a * 1e3,
args: o
});
let { instance_id: c, task_type: l, attempt: u, status: d, score: f } = e;
event(e.trial === 1 ? c : `${c} trial ${e.trial}`, "trial", a, o - a, {
task_type: l,
attempt: u,
status: d,
score: f
});
for (let t of e.stages) event(t.name, "stage", Date.parse(t.started_at), t.duration_ms, { instance_id: c });
}
return {
displayTimeUnit: "ms",
traceEvents: [...r.map((e, t) => ({
name: "thread_name",
ph: "M",
pid: 1,
tid: t + 1,
args: { name: `trials, lane ${t + 1}` }
})), ...i]
};
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
99294: ((e, t, n) => {
n.d(t, {
hP: () => requireRatio,
hp: () => requireFinite,
mq: () => isRatio,
q1: () => requireLevel,
v6: () => requireCount
});
function requireCount(e, t, n = 0) {
if (!Number.isSafeInteger(t) || t < n) throw RangeError(`${e} must be a whole number of at least ${n}, not ${t}`);
}
function requireLevel(e, t) {
if (!(t > 0 && t < 1)) throw RangeError(`${e} must be between 0 and 1, not ${t}`);
}
function requireFinite(e, t) {
for (let [n, r] of t.entries()) if (!Number.isFinite(r)) throw RangeError(`${e} must be finite numbers, but number ${n} is ${r}`);
}
function isRatio(e) {
return e >= 0 && e <= 1;
}
function requireRatio(e, ...t) {
for (let n of t) if (!isRatio(n)) throw RangeError(`${e} must be from 0 to 1, not ${n}`);
}
}),
25449: ((e, t, n) => {
n.d(t, { u: () => within });
function within(e, t, { low: n, high: r }) {
return {
low: Math.max(e, n),
high: Math.min(t, r)
};
}
}),
83157: ((e, t, n) => {
n.d(t, { i: () => mean });
function mean(e) {
let t = 0;
for (let n = 0; n < e.length; n += 1) t += e[n];
return t / e.length;
}
}),
47736: ((e, t, n) => {
n.d(t, {
e$: () => expandedTail,
t1: () => studentReach,
xw: () => normalReach
});
var r = n(32453);
function normalReach(e) {
return r.normal.inv((1 + e) / 2, 0, 1);
}
function studentReach(e, t) {
return r.studentt.inv((1 + e) / 2, t);
}
function expandedTail(e, t) {
let n = r.studentt.inv((1 - e) / 2, t - 1);
return r.normal.cdf(n * Math.sqrt(t / (t - 1)), 0, 1);
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
