export const id = 2421;
export const ids = [2421];
export const modules = {
45164: ((e, t, n) => {
n.d(t, { V: () => actionSums });
var r = n(34552);
function actionSums(e) {
let t = e.map((e) => e?.actions ?? null).filter((e) => e !== null);
return {
trials: t.length,
by_class: t.length === 0 ? null : (0, r.gR)(t),
wasted: wastedOf(e)
};
}
function wastedOf(e) {
let t = {
trials: 0,
agent: 0,
human_lower: 0,
human_upper: 0
};
let n = 0;
for (let r of e) {
let { actions: e = null, human_actions: i = null } = r ?? {};
if (e === null || i === null) continue;
let a = e.check_dir + e.read_file;
t.trials += 1;
t.agent += a;
t.human_lower += i.lower;
t.human_upper += i.upper;
n += Math.max(0, a - i.upper);
}
return t.trials === 0 ? null : {
...t,
share: t.agent === 0 ? null : n / t.agent
};
}
}),
30627: ((e, t, n) => {
n.d(t, {
Dq: () => figuresByType,
Fs: () => usageOf,
Ui: () => figuresOfTrials,
f: () => testPointsOf,
k8: () => tokensOf
});
var r = n(71826);
var i = n(61210);
var a = n(45164);
var o = n(6611);
function figuresOfTrials(e) {
let t = e.map(({ result: e }) => e);
return {
...(0, i.vA)(e.map(({ planned: e }) => e)),
usage: usageOf(t),
causes: (0, o.kZ)(t),
actions: (0, a.V)(t)
};
}
function figuresByType(e) {
let t = Map.groupBy(e, ({ planned: e }) => e.task_type);
return new Map([...t].map(([e, t]) => [e, figuresOfTrials(t)]));
}
class Sum {
total = null;
known = 0;
add(e) {
if (e == null) return;
this.total = (this.total ?? 0) + e;
this.known += 1;
}
get mean() {
return this.total === null ? null : this.total / this.known;
}
}
function tokensOf({ usage: e }) {
return (0, r.ER)([e.input_tokens, e.output_tokens]);
}
function usageOf(e) {
let [t, n, r, i] = [
new Sum(),
new Sum(),
new Sum(),
new Sum()
];
let [a, o, s] = [
new Sum(),
new Sum(),
new Sum()
];
let c = 0;
let l = 0;
for (let u of e) {
if (u === null) continue;
let { usage: e, meter: d } = u;
if (tokensOf(u) !== null) {
t.add(e.input_tokens);
n.add(e.output_tokens);
}
r.add(e.steps);
i.add(e.cost_usd);
if (d === null || e.requests === null) continue;
a.add(e.requests);
o.add(e.failed_requests);
s.add(d.throttled_requests);
c += d.waiting_ms;
l += u.agent_ms;
}
return {
input_tokens: t.total,
output_tokens: n.total,
tokens_known: t.known,
tokens_per_trial: t.total === null ? null : (t.total + n.total) / t.known,
steps: r.total,
steps_known: r.known,
steps_per_trial: r.mean,
cost_usd: i.total,
cost_known: i.known,
requests: a.total,
failed_requests: o.total,
throttled_requests: s.total,
requests_known: a.known,
waiting_share: l === 0 ? null : Math.min(1, c / l)
};
}
function testPointsOf(e) {
let t = e.flatMap(({ result: e }) => e?.plan ?? []);
if (t.length === 0) return null;
let n = e.map((e) => e.planned);
let a = n.flatMap(({ score: e }) => e ?? []);
let o = e.flatMap(({ result: e }) => {
let [t, n] = e?.rounds ?? [];
return t && n ? [{
dev: t,
debug: n
}] : [];
});
let { score_expected: s, coverage: c } = (0, i.vA)(n);
return {
projects: n.length,
projects_scored: a.length,
points: t.reduce((e, { expected: t }) => e + t, 0),
points_judged: t.reduce((e, { judged: t }) => e + t, 0),
score: (0, r._)(a),
score_expected: s,
coverage: c,
rounds: o.length === 0 ? null : {
projects: o.length,
dev: (0, r._)(o.map(({ dev: e }) => e.score_expected)),
debug: (0, r._)(o.map(({ debug: e }) => e.score_expected))
}
};
}
}),
6611: ((e, t, n) => {
n.d(t, {
NO: () => unknownCauses,
kZ: () => causeCounts,
n6: () => causeName,
pQ: () => causeWords,
rj: () => countWords
});
var r = n(57975);
var i = n(48685);
var a = n(9271);
var o = n(13978);
function causeName(e) {
return e.replaceAll("_", " ");
}
function causeCounts(e) {
let t = new Map();
for (let n of e) {
let e = n?.causes[0];
e !== void 0 && t.set(e.cause, (t.get(e.cause) ?? 0) + 1);
}
return i.hE.map((e) => ({
cause: e,
trials: t.get(e) ?? 0
})).filter(({ trials: e }) => e > 0).sort((e, t) => t.trials - e.trials);
}
function unknownCauses({ run: e, results: t }) {
let n = t.filter((e) => e !== null && e.error === null && e.causes.length > 0).length;
return e.totals.failed - n;
}
function countWords(e, t) {
return withUnknown(e.map(({ cause: e, trials: t }) => `${t} ${causeName(e)}`), t);
}
function withUnknown(e, t) {
return [...e, ...t > 0 ? [`${t} without a known cause`] : []].join(", ");
}
function causeWords({ run: e, results: t, comparison: n, baseline: i }) {
let a = causeCounts(t);
let o = i !== null && n !== null && n.verdict !== "not comparable" && (0, r.isDeepStrictEqual)(keysOf(i.run), keysOf(e)) ? knownCauses(i) : null;
let s = (o ?? []).filter(({ cause: e }) => !a.some((t) => t.cause === e));
let c = [...a, ...s.map(({ cause: e }) => ({
cause: e,
trials: 0
}))].map(({ cause: e, trials: t }) => {
let n = o === null ? t : o.find((t) => t.cause === e)?.trials ?? 0;
let r = t === n ? "" : ` (${Math.abs(t - n)} ${t > n ? "more" : "less"})`;
return `${t} ${causeName(e)}${r}`;
});
return c.length === 0 ? "" : withUnknown(c, unknownCauses({
run: e,
results: t
}));
}
function keysOf({ planned: e }) {
return e.map(a.wK).sort();
}
function knownCauses(e) {
let t = (0, o.x)(e);
return t.every(({ planned: { status: e }, figures: t }) => e === "passed" || e === "not_run" || t !== null) ? causeCounts(t.map(({ figures: e }) => e)) : null;
}
}),
50175: ((e, t, n) => {
n.d(t, { g: () => describeSuite });
var r = n(43050);
var i = n(80418);
var a = n(97384);
var o = n(98715);
var s = n(30627);
var c = n(43128);
var l = n(81822);
var u = n(59254);
var d = n(22495);
function reasonGroups(e) {
let t = new Map();
for (let n of e) {
let { status: e, instance_id: r, error: i } = n.planned;
let a = e === "passed" ? "" : toldBy(n);
if (a === "") continue;
let o = `${e} ${i?.kind === "missing" ? a : (0, u.tW)(withoutName(a, r))}`;
let s = t.get(o);
s === void 0 ? t.set(o, {
status: e,
text: a,
trials: [n]
}) : s.trials.push(n);
}
return [...t.values()].sort((e, t) => t.trials.length - e.trials.length);
}
function withoutName(e, t) {
let isWithin = (n) => /[a-z\d]/i.test(`${e[n - 1] ?? ""}${e[n + t.length] ?? ""}`);
return e.replaceAll(t, (e, t) => isWithin(t) ? e : "*");
}
function toldBy({ planned: e, result: t }) {
let n = (t?.error ?? e.error)?.message.split("\n")[0];
return (0, d.h0)(t?.reason ?? n ?? "", 300);
}
var f = n(59768);
var p = n(13978);
function describeSuite(e, t, n, { results: u = null, ...d } = {
runUrl: null,
artifactUrl: null
}) {
let m = t === null ? null : (0, c.$)(e, t.suite, t.origin, n.tolerance);
let h = m === null ? e.run.change ?? null : {
verdict: m.verdict,
difference: m.difference
};
let g = m === null && e.directory !== void 0 && (0, i.cr)(e.directory) !== null;
let _ = {
...e.run,
change: h,
gate: (0, r.$U)(e.run.totals, n, h, g ? "arm" : null)
};
let v = (0, l.FL)(_.planned);
let y = (0, p.x)(e);
return {
...e,
run: _,
trials: y,
overall: (0, s.Ui)(y),
types: (0, s.Dq)(y),
reasons: reasonGroups(y),
times: (0, a.x)(e.results.filter((e) => e !== null).map(({ times: e }) => e)),
interval: (0, l.XF)(e, v),
flaky: (0, l.Ol)(v),
comparison: m,
baseline: t === null ? null : comparedBy(t.suite, _.settings),
baselineMissing: t === null && (n.baseline ?? "none") !== "none",
..._.measured_by === void 0 && !(0, o.Mr)(_) && e.mixed !== !0 ? { repeat: (0, f.I)(_, {
results: u,
base: ""
}, null) } : {},
...d
};
}
function comparedBy({ run: e, ...t }, { measure: n }) {
return {
...t,
run: n === void 0 ? e : {
...e,
settings: {
...e.settings,
measure: n
}
}
};
}
}),
61909: ((e, t, n) => {
n.d(t, {
Lz: () => withoutAttempts,
ZQ: () => begunIn,
hE: () => mayHaveBegun,
iq: () => effortChanges,
kM: () => usageParts,
vo: () => effortParts
});
var r = n(18253);
var i = n(61210);
var a = n(83157);
var o = n(34552);
var s = n(30627);
var c = n(58937);
var l = n(13978);
function effortParts(e) {
let { trials: t, results: n, times: r } = e;
let { cost: i, time: a, tokens: o } = effortChanges(e);
return [
costText(t, after(i)),
(0, c.cf)(r) === 0 ? "" : `${(0, c.Fj)(r)}${after(a)}`,
...usageParts(t, after(o)),
judgeText(n.filter((e) => e !== null))
].filter((e) => e !== "");
}
function after(e) {
return e === "" ? "" : `, ${e}`;
}
function effortChanges(e) {
let { baseline: t, comparison: n, trials: r } = e;
let i = t !== null && n !== null && n.verdict !== "not comparable" ? (0, l.x)(t) : null;
let change = (e) => i === null ? "" : changeText(i, r, e);
return {
cost: change(({ usage: e }) => e.cost_usd),
time: change(({ duration_ms: e }) => e),
tokens: change(s.k8)
};
}
function usageParts(e, t = "") {
let n = (0, s.Fs)(e.map(({ result: e }) => e));
let r = begunIn(e);
return [tokensText(n, r, t), requestsText(n, r)].filter((e) => e !== "");
}
function changeText(e, t, n) {
let [i, a] = [meansOf(e, n), meansOf(t, n)];
let o = [...a.keys()].filter((e) => i.has(e));
let sum = (e) => o.reduce((t, n) => t + e.get(n), 0);
let s = sum(a) / sum(i) - 1;
if (!Number.isFinite(s) || Math.abs(s) < .01) return "";
let idsOf = (e) => new Set(e.map(({ planned: e }) => e.instance_id));
let c = idsOf(e);
let l = [...idsOf(t)].filter((e) => c.has(e)).length;
let u = o.length === l ? "" : ` in ${o.length} of ${(0, r.U9)(l, "instance")}`;
return `${s > 0 ? "+" : "−"}${(0, r.KN)(Math.abs(s), 0)} a trial against the baseline${u}`;
}
function meansOf(e, t) {
let n = Map.groupBy(e, ({ planned: e }) => e.instance_id);
return new Map([...n].flatMap(([e, n]) => {
let r = n.flatMap(({ planned: e, figures: n }) => n === null || !(0, i.aA)(e) ? [] : t(n) ?? []);
return r.length < n.length ? [] : [[e, (0, a.i)(r)]];
}));
}
function begunIn(e) {
return e.filter(mayHaveBegun).length;
}
function mayHaveBegun({ planned: { error: e }, result: t }) {
return !(t?.unbegun ?? (e?.stage === "plan" && e.kind !== "missing"));
}
function tokensText(e, t, n) {
let { input_tokens: i, output_tokens: a, tokens_known: o } = e;
return i === null || a === null ? "" : `${(0, r.zD)(i + a)} tokens${partOf(o, t)}${n}`;
}
function requestsText(e, t) {
let { requests: n, requests_known: i, throttled_requests: a, waiting_share: o } = e;
if (n === null) return "";
let s = [a ? `${(0, r.zD)(a)} throttled` : "", o === null ? "" : `${(0, r.KN)(o, 0)} of the agents' time`].filter((e) => e !== "");
let c = s.length === 0 ? "" : ` (${s.join(", ")})`;
return `${(0, r.mr)(n, "request")} to models${c}${partOf(i, t)}`;
}
function costText(e, t) {
let n = e.map(({ result: e }) => e);
let { cost_usd: i, cost_known: a } = (0, s.Fs)(n);
if (i === null) return "";
return `${(0, r.BD)(i)}${partOf(a, begunIn(e))}${withoutAttempts(n)}${t}`;
}
function judgeText(e) {
let t = (0, o.wo)(e.flatMap(({ judge: e }) => e ?? []));
if (t === null || t.cost_usd === null) return "";
return `${(0, r.BD)(t.cost_usd)} for the judge${partOf(t.cost_known, t.answers)}`;
}
function partOf(e, t) {
return e === t ? "" : ` (known for ${e} of ${t})`;
}
function withoutAttempts(e) {
let t = e.reduce((e, t) => e + (t === null ? 0 : t.attempt - 1), 0);
return t === 0 ? "" : `, without ${(0, r.U9)(t, "earlier attempt")}`;
}
}),
59768: ((e, t, n) => {
n.d(t, { I: () => repeatLine });
var r = n(76760);
var i = n(9784);
var a = n(12580);
var o = n(55005);
var s = n(58263);
let c = [
"what",
"agent",
"model",
"testbed",
"evaluation"
];
let l = ["instances", "judge-api-key"];
function repeatLine(e, t, n) {
let { command: r = `npx agentbench-action@${e.harness_version}` } = t;
let i = textsOf(e).flatMap(({ name: e, value: n }) => {
if (!(0, o.RR)(e) || l.includes(e)) return [];
let { group: r, default: i } = (0, o.ti)(e);
if (!c.includes(r) || n === i && e !== "dataset") return [];
return [`--${e} ${(0, a.V)((0, s.zY)(e, n, (n) => placed(e, n, t)))}`];
});
let u = n === null ? "--instances" : `--instances ${(0, a.V)(n)}`;
return [
r,
"run",
...i,
u
].join(" ");
}
function textsOf(e) {
if (e.options !== void 0) return e.options.some(({ name: e }) => e === "dataset") ? e.options : [{
name: "dataset",
value: (0, o.ti)("dataset").default ?? ""
}, ...e.options];
let { dataset: t, agent: n, settings: r } = e;
return [
["dataset", t.name],
["agent-command", n.command],
["agent-name", n.name],
["agent-model", n.model],
["testbed", r.testbed],
["mode", r.mode]
].flatMap(([e, t]) => t === null || t === "" ? [] : [{
name: e,
value: t
}]);
}
function placed(e, t, { results: n, base: a }) {
let o = s.Pv.test(t);
if (!o && (e === "workdir" || !r.isAbsolute(t))) return t;
if (o && n === null) return t.replace(/^(\.{1,2}(\/|$))+/, "./");
let c = r.resolve((0, i.o)(n ?? a), t);
let l = r.relative((0, i.o)(a), c);
if (l === "") return ".";
if (l.startsWith("..")) return c;
return o ? `./${l}` : l.includes("/") ? l : `./${l}`;
}
}),
129: ((e, t, n) => {
n.d(t, { j: () => fitSteps });
function fitSteps(e, { room: t, longest: n }) {
let r = [e, ...e.sides].flatMap((e) => e.steps.flatMap(textsOf));
let i = Math.min(n, levelOf(r, t));
let shorten = (e) => e.steps.map((e) => fitStep(e, i));
return {
...e,
steps: shorten(e),
sides: e.sides.map((e) => ({
...e,
steps: shorten(e)
}))
};
}
function textsOf({ says: e, thinks: t, calls: n, answers: r }) {
return [
e,
t,
...r,
...n.flatMap((e) => [e.arguments, e.answer])
].map((e) => e?.text.length ?? 0);
}
function levelOf(e, t) {
let n = e.toSorted((e, t) => e - t);
let r = t;
for (let [e, t] of n.entries()) {
let i = Math.floor(r / (n.length - e));
if (t > i) return i;
r -= t;
}
return Infinity;
}
function fitStep(e, t) {
let shorten = (e) => e === null ? e : fitText(e, t);
return {
...e,
says: shorten(e.says),
thinks: shorten(e.thinks),
answers: e.answers.map(shorten),
calls: e.calls.map((e) => ({
...e,
arguments: shorten(e.arguments),
answer: shorten(e.answer)
}))
};
}
function fitText(e, t) {
let { text: n } = e;
if (n.length <= t) return e;
let r = Math.floor(t * .25);
return {
text: n.slice(0, r) + n.slice(n.length - (t - r)),
cut: {
characters: n.length - t,
at: r
}
};
}
}),
87351: ((e, t, n) => {
n.d(t, {
SY: () => v,
hd: () => hasMoreTrajectories,
gV: () => loadSteps,
hZ: () => trajectoriesIn
});
var r = n(73024);
var i = n(63160);
var a = n(45145);
var o = n(70930);
var s = n(84346);
var c = n(63144);
var l = n(71826);
var u = n(22495);
var d = n(43358);
var f = n(3934);
let p = [
"command",
"cmd",
"script",
"code",
"file_path",
"filePath",
"path",
"pattern",
"query",
"url"
];
function titleOfCall(e) {
if (typeof e == "string") return e;
let t = (0, c.Xy)(e) ?? {};
for (let e of p) {
let n = Object.hasOwn(t, e) ? wordsOf(t[e]) : null;
if (n !== null) return n;
}
let n = Object.values(t).find((e) => typeof e == "string" && e !== "");
return /^\*\*\* (?:Add|Update|Delete) File: .+$/m.exec(n ?? "")?.[0].slice(4) ?? n ?? "";
}
function wordsOf(e) {
if (typeof e == "string") return e === "" ? null : e;
if (!Array.isArray(e) || e.length === 0 || !e.every((e) => typeof e == "string")) return null;
let [t, n, r] = e;
return e.length === 3 && /(?:^|\/)(?:ba|da|z)?sh$/.test(t) && /^-l?c$/.test(n) ? r : e.join(" ");
}
function argumentsText(e) {
if (typeof e == "string") return e;
let t = Object.entries((0, c.Xy)(e) ?? {});
let [n] = t;
if (t.length === 1) return wordsOf(n[1]) ?? lineOf(n);
return t.map(lineOf).join("\n");
}
function lineOf([e, t]) {
let n = wordsOf(t) ?? jsonOf(t);
return `${e}:${n.includes("\n") ? "\n" : " "}${n}`;
}
function jsonOf(e) {
try {
return JSON.stringify(e, null, 2) ?? "";
} catch {
return "[nested too deeply]";
}
}
var m = n(53071);
let h = 5e3;
function readSteps(e) {
let t = (0, c.Xy)(e);
if (t === null || !Array.isArray(t.steps)) return null;
let n = (0, c.Xy)(t.agent) ?? {};
let r = n.version === "unknown" ? null : n.version;
let i = [n.name, r].map((e) => (0, c.b6)(e) ?? "").filter((e) => e !== "");
let a = (0, c.b6)(n.model_name) ?? "";
let o = [];
addSides(t, o, 1);
return {
format: read_steps_name(t.schema_version) || "ATIF",
agent: (0, u.h0)(`${i.join(" ")}${a === "" ? "" : ` (${a})`}`, 200).trim(),
notes: (0, c.b6)(t.notes) === null ? null : (0, u.h0)((0, c.b6)(t.notes), 500),
...conversationOf(t),
sides: o
};
}
function addSides(e, t, n) {
if (n > 8) return;
for (let r of (0, c.iZ)(e.subagent_trajectories)) {
if (t.length >= 200) return;
let e = read_steps_name((0, c.Xy)(r.extra)?.kind) || read_steps_name((0, c.Xy)(r.agent)?.name) || "other";
t.push({
id: read_steps_name(r.trajectory_id) || read_steps_name(r.session_id),
kind: e,
...conversationOf(r)
});
addSides(r, t, n + 1);
}
}
function conversationOf(e) {
let t = (0, c.iZ)(e.steps);
let n = h / 2;
let r = t.length <= h ? t : [...t.slice(0, n), ...t.slice(-2500)];
let numberOf = (e) => (e < n || r === t ? e : t.length - r.length + e) + 1;
return {
steps: r.map((e, t) => stepOf(e, numberOf(t))),
total: t.length,
sums: sumsOf(t)
};
}
let g = [
"input_tokens",
"output_tokens",
"cost_usd",
"waited_ms",
"worked_ms"
];
function sumsOf(e) {
let t = {
agent_steps: 0,
input_tokens: null,
output_tokens: null,
cost_usd: null,
waited_ms: null,
worked_ms: null
};
for (let n of e) {
if (sourceOf(n) !== "agent" || n.is_copied_context === !0) continue;
t.agent_steps += 1;
let e = figuresOf(n);
for (let n of g) {
let r = e[n];
r !== null && (t[n] = {
sum: (t[n]?.sum ?? 0) + r,
steps: (t[n]?.steps ?? 0) + 1
});
}
}
t.cost_usd !== null && (t.cost_usd.sum = (0, l.XO)(t.cost_usd.sum));
return t;
}
function sourceOf({ source: e }) {
return e === "system" || e === "user" ? e : "agent";
}
function figuresOf(e) {
let [t, n] = [(0, c.Xy)(e.metrics) ?? {}, (0, c.Xy)(e.extra) ?? {}];
return {
input_tokens: (0, d.pq)(t.prompt_tokens),
cached_tokens: (0, d.pq)(t.cached_tokens),
output_tokens: (0, d.pq)(t.completion_tokens),
cost_usd: (0, d.Bg)(t.cost_usd),
waited_ms: (0, d.Bg)(n.waited_ms),
worked_ms: (0, d.Bg)(n.worked_ms)
};
}
function stepOf(e, t) {
let n = sourceOf(e);
let r = (0, c.iZ)((0, c.Xy)(e.observation)?.results);
let i = (0, c.iZ)(e.tool_calls);
let a = i.slice(0, 100);
let o = new Set(a.map((e) => e.tool_call_id).filter((e) => typeof e == "string"));
let s = (0, m._)(r);
let l = a.map((e) => callOf(e, s(e.tool_call_id)));
let u = textIn(e.message);
let f = textIn(e.reasoning_content);
let p = r.filter(({ source_call_id: e }) => !o.has(e)).flatMap(({ content: e }) => textIn(e) ?? []);
return {
id: t,
source: n,
at: timeOf(e.timestamp),
kind: l[0] === void 0 ? n === "agent" ? "says" : n : l[0].class ?? (l[0].name || "call"),
title: titleOf(l, i.length, [
u,
...p,
f
]),
failure: failureOf(l) ?? failureOf(i.slice(100).map((e) => endOf(s(e.tool_call_id)))),
answer_bytes: bytesOf([...p, ...l.flatMap(({ answer: e }) => e ?? [])]),
says: u,
thinks: f,
calls: l,
answers: p,
sides: r.flatMap((e) => (0, c.iZ)(e.subagent_trajectory_ref)).map((e) => read_steps_name(e.trajectory_id) || read_steps_name(e.session_id)).filter((e) => e !== "").slice(0, 100),
copied: e.is_copied_context === !0,
model: read_steps_name(e.model_name) || null,
...figuresOf(e),
fault: faultOf((0, c.Xy)(e.extra) ?? {}),
retries: (0, d.pq)((0, c.Xy)(e.extra)?.retries) ?? 0
};
}
function callOf(e, t) {
let n = t.flatMap(({ content: e }) => textIn(e)?.text ?? []);
let r = (0, c.Xy)(e.extra)?.class;
return {
name: read_steps_name(e.function_name),
class: f.S.find((e) => e === r) ?? null,
title: (0, u.h0)(titleOfCall(e.arguments).slice(0, 800), 200),
arguments: whole(argumentsText(e.arguments)),
answer: t.length === 0 ? null : whole(n.join("\n")),
...endOf(t)
};
}
function endOf(e) {
let t = e.map(({ extra: e }) => (0, c.Xy)(e) ?? {});
return {
exit: t.map(({ exit_code: e }) => e).find((e) => Number.isSafeInteger(e)) ?? null,
failed: t.some(({ failed: e }) => e === !0)
};
}
function titleOf([e], t, n) {
if (e !== void 0) {
let n = e.title === "" ? e.name : e.title;
return t === 1 ? n : `${n} + ${t - 1} more`;
}
let r = n.find((e) => e !== null && /\S/.test(e.text))?.text ?? "";
return (0, u.h0)(r.slice(0, 800), 200);
}
function failureOf(e) {
let t = e.find(({ exit: e, failed: t }) => (e ?? 0) !== 0 || t);
if (t === void 0) return null;
return (t.exit ?? 0) === 0 ? "error" : `exit ${t.exit}`;
}
function bytesOf(e) {
return e.length === 0 ? null : e.reduce((e, { text: t }) => e + Buffer.byteLength(t), 0);
}
let _ = {
cut: "the answer was cut before its end",
failed: "no answer",
refused: "refused, its budget was used up",
too_large: "the answer was too large to be kept"
};
function faultOf({ status: e, error: t }) {
let n = typeof e == "string" && Object.hasOwn(_, e) ? _[e] : null;
return n === null || typeof t != "string" ? n : `${n}: ${(0, u.h0)(t, 80)}`;
}
function textIn(e) {
if (typeof e == "string") return e === "" ? null : whole(e);
let t = (0, c.iZ)(e).map(({ type: e, text: t, source: n }) => (0, c.b6)(t) ?? `[${(0, u.h0)(`${read_steps_name(e) || "part"} ${read_steps_name((0, c.Xy)(n)?.path)}`, 200)}]`);
return t.length === 0 ? null : whole(t.join("\n"));
}
function whole(e) {
return {
text: e,
cut: null
};
}
function read_steps_name(e) {
return typeof e == "string" ? (0, u.h0)(e.slice(0, 320), 80) : "";
}
function timeOf(e) {
let t = typeof e == "string" && e.length < 60 ? Date.parse(e) : NaN;
return Number.isNaN(t) ? null : new Date(t).toISOString();
}
let v = "trajectory.json";
function trajectoriesIn(e) {
return (0, s.HW)((0, o.wX)(e), "trajectory");
}
function hasMoreTrajectories(e, t) {
return t === 0 && (0, r.existsSync)(`${e}/${v}`) || trajectoriesIn(e).length > t;
}
function loadSteps(e, t) {
let n;
try {
n = (0, i.g5)(e, t);
} catch (e) {
if (e.code === "ENOENT") return null;
return {
steps: null,
fault: `${e instanceof SyntaxError ? "it is not valid JSON: " : ""}${(0, a.bD)(e)}`
};
}
let r = readSteps(n);
return r === null ? {
steps: r,
fault: "it is not a trajectory: it has no steps"
} : {
steps: r,
fault: null
};
}
})
};
