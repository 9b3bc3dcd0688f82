export const id = 5723;
export const ids = [5723];
export const modules = {
26841: ((e, t, n) => {
n.d(t, {
Jj: () => cut,
LV: () => wrap,
eV: () => pad,
it: () => cutMiddle,
qz: () => widthOf
});
var r = n(85209);
var i = n(11272);
var a = n(58692);
let o = /^[ -~\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u2190-\u2193\u2212\u2500-\u257f\u2713\u2717]*$/;
let widthOf = (e) => o.test(e) ? e.length : (0, i.A)(e);
function cut(e, t) {
if (widthOf(e) <= t) return e;
return t < 1 ? "" : `${beginningOf(e, t - 1)}…`;
}
function beginningOf(e, t) {
for (let n = t; n > 0; n--) {
let i = (0, r.A)(e, 0, n);
if (widthOf(i) <= t) return i;
}
return "";
}
function cutMiddle(e, t) {
let n = widthOf(e);
if (n <= t || t < 3) return cut(e, t);
let i = Math.floor((t - 1) / 2);
let a = [0, 1].map((t) => (0, r.A)(e, n - i + t)).find((e) => widthOf(e) <= i) ?? "";
return `${beginningOf(e, t - 1 - widthOf(a))}…${a}`;
}
function pad(e, t, n = "left") {
let r = " ".repeat(Math.max(0, Math.min(t, 1e4) - widthOf(e)));
return n === "left" ? e + r : r + e;
}
function wrap(e, t, n = "") {
let r = t - widthOf(n);
return e.split("\n").flatMap((e) => {
if (!Number.isFinite(r)) return [e];
let [t = "", ...n] = (0, a.A)(e, Math.max(r, 8), {
hard: !0,
trim: !1
}).split("\n");
return [t, ...n.map((e) => e.trimStart())];
}).map((e) => (n + e).trimEnd());
}
}),
81681: ((e, t, n) => {
n.d(t, { t: () => table });
var r = n(26841);
var i = n(22495);
function table(e, t, { columns: n, paint: i }, a = {
title: "",
cell: () => ""
}) {
let o = e.map((e) => t.map(({ cell: t }) => onOneLine(t(e))));
let s = e.map((e) => onOneLine(a.cell(e)));
let c = t.map(({ title: e }, t) => o.reduce((e, n) => Math.max(e, (0, r.qz)(n[t])), (0, r.qz)(e)));
let l = t.findIndex((e) => e.flexible);
let u = c.reduce((e, t, n) => e + (n === l ? 0 : t), 2 * (t.length - 1));
let d = !Number.isFinite(n);
l !== -1 && (c[l] = Math.min(c[l], Math.max(12, d ? 60 : n - u)));
let f = u + (l === -1 ? 0 : c[l]);
let p = s.reduce((e, t) => Math.max(e, (0, r.qz)(t)), 0);
let m = n - f - 2 >= Math.min(p, 32);
let line = (e, n) => e.map((e, a) => {
let { side: o, style: s } = t[a];
let u = a === l && !d ? (0, r.it)(e, c[a]) : e;
let f = n === null ? void 0 : s?.(n);
let p = f === void 0 ? u : i(f, u);
return (0, r.eV)(p, c[a], o);
}).join("  ");
let h = line(t.map(({ title: e }) => e), null);
return [i("dim", (0, r.Jj)((p > 0 && m ? h + "  " + a.title : h).trimEnd(), n)), ...e.flatMap((e, t) => {
let i = line(o[t], e);
let a = s[t];
if (a !== "" && m) return [i + "  " + (0, r.Jj)(a, n - f - 2)];
return [(0, r.Jj)(i.trimEnd(), n), ...a === "" ? [] : ["    " + (0, r.Jj)(a, n - 4)]];
})];
}
function onOneLine(e) {
return (0, i.pj)(e).replaceAll("\n", " ");
}
}),
18540: ((e, t, n) => {
n.d(t, {
HJ: () => totalsLines,
MP: () => pathFromHere,
Ow: () => wallTime,
XL: () => trialTable,
wp: () => isContinued
});
var r = n(76760);
var i = n(18253);
var a = n(26841);
var o = n(22495);
var s = n(30627);
var c = n(6611);
var l = n(61909);
var u = n(81822);
var d = n(93357);
var f = n(58937);
var p = n(61210);
var m = n(97384);
var h = n(81681);
function trialTable(e, t, n, r) {
let a = e.filter(({ planned: e }) => !(0, p.id)(e));
let o = r || a.length <= 60 ? a : a.filter(({ planned: e }) => e.status !== "passed");
let s = [...Map.groupBy(o, ({ planned: e }) => e.instance_id).values()].flat();
let c = [{
title: "verdict",
cell: ({ planned: { status: e } }) => `${d.j[e].mark} ${d.j[e].word}`,
style: ({ planned: { status: e } }) => d.j[e].style
}, {
title: "instance",
cell: ({ planned: e }) => e.instance_id,
flexible: !0
}];
let figure = (e, t) => c.push({
title: e,
cell: t,
side: "right"
});
e.some(({ planned: e }) => e.trial > 1) && figure("trial", ({ planned: e }) => String(e.trial));
figure("score", ({ planned: e }) => (0, i.KN)(e.score));
if (t !== null) {
figure("of all", ({ planned: e }) => (0, i.KN)(e.score_expected));
figure("judged", ({ planned: e }) => (0, i.KN)(e.coverage));
}
figure("agent", ({ planned: e, result: t }) => t === null || e.status === "not_run" || isUntimed(t) ? "–" : (0, i.a3)(t.agent_ms));
e.some(({ result: e }) => costOf(e) !== null) && figure("cost", ({ result: e }) => (0, i.BD)(costOf(e)));
let l = o.length === 0 ? [] : (0, h.t)(s, c, n, {
title: "why",
cell: whyOf
});
let [u, f] = [a.length - o.length, e.length - a.length];
return [
...l,
...u === 0 ? [] : [n.paint("dim", `… and ${u} that passed`)],
...f === 0 ? [] : [n.paint("dim", `… and ${f} not run: the experiment had its answer`)]
];
}
function whyOf({ planned: e, result: t }) {
let { error: n } = e;
let r = t === null ? n === null ? "" : `${n.stage}: ${n.message}` : t.explanation;
let i = t === null ? "" : (0, f.mn)(t);
return (0, o.h0)((0, f.oR)(" ", [r, i === "" ? "" : `[${i}]`]), 500);
}
function totalsLines(e, t, { columns: n, paint: r }) {
let o = [];
let d = (0, f.VH)(e);
d !== null && o.push(d);
let h = (0, u.XF)({ run: e });
if (h !== null) {
let t = (0, p.c_)(e.settings);
let n = t === "score" ? (0, p.cU)(t, e.settings) : "rate";
o.push(`95% interval of the ${n}: ${(0, i.oI)(h)}`);
}
let g = (0, f.bO)(e);
g !== null && o.push(g);
let _ = t.map(({ result: e }) => e);
let v = (0, m.x)(_.flatMap((e) => e?.times ?? []));
isContinued(t, e) || o.push(...wallTime(e));
(0, f.cf)(v) > 0 && o.push(`time: agent ${(0, i.a3)(v.agent)}, evaluation ${(0, i.a3)(v.evaluation)}, harness ${(0, i.a3)(v.harness)}`);
let { cost_usd: y, cost_known: b } = (0, s.Fs)(_);
if (y !== null) {
let e = (0, l.ZQ)(t);
let n = b === e ? "" : `, known for ${b} of ${e} trials`;
o.push(`cost: ${(0, i.BD)(y)}${n}${(0, l.Lz)(_)}`);
}
let x = (0, l.kM)(t);
x.length > 0 && o.push(`usage: ${x.join(", ")}`);
let S = (0, c.pQ)({
run: e,
results: _,
comparison: null,
baseline: null
});
S !== "" && o.push(`why: ${S}`);
return [r("bold", (0, f.Pl)(e.totals)), ...o].flatMap((e) => (0, a.LV)(e, n));
}
function isContinued(e, t) {
let n = Date.parse(t.started_at);
return e.some(({ planned: e, result: t }) => t !== null && e.reused === void 0 && t.began < n);
}
function wallTime({ started_at: e, finished_at: t }) {
return t === null ? [] : [`wall time: ${(0, i.a3)(Math.max(0, Date.parse(t) - Date.parse(e)))}`];
}
function isUntimed({ error: e, agent_ms: t }) {
return e !== null && t === 0;
}
function costOf(e) {
return e?.usage.cost_usd ?? null;
}
function pathFromHere(e) {
let t = r.relative("", r.resolve(e));
if (t === "") return ".";
if (t.startsWith("..")) return r.resolve(e);
return t.startsWith("-") ? `./${t}` : t;
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
})
};
