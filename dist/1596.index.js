export const id = 1596;
export const ids = [1596];
export const modules = {
1158: ((e, t, n) => {
n.d(t, { $: () => canonical });
function canonical(e) {
return JSON.stringify(e, (e, t) => typeof t == "object" && t && !Array.isArray(t) ? Object.fromEntries(Object.entries(t).sort(([e], [t]) => e < t ? -1 : 1)) : t);
}
}),
6754: ((e, t, n) => {
n.d(t, {
G6: () => hostedToolsOf,
OZ: () => isHosted,
i: () => o,
tZ: () => withoutHostedTools
});
var r = n(63144);
var i = n(89107);
let a = /^(web_search(_preview)?|file_search|code_interpreter|image_generation|mcp|programmatic_tool_calling)(_\d.*)?$/;
let o = "programmatic_tool_calling";
function isHosted(e) {
let { type: t, environment: n } = (0, r.Xy)(e) ?? {};
let o = (0, r.b6)(t) ?? "";
return o === "shell" && /^container/.test((0, r.b6)((0, r.Xy)(n)?.type) ?? "") || a.test(o) || i.dq.test(o);
}
function hostedToolsOf(e) {
return (0, r.iZ)(e).filter(isHosted).map(({ type: e }) => (0, r.b6)(e));
}
function forModel(e) {
let { allowed_callers: t, ...n } = (0, r.Xy)(e) ?? {};
return (0, r.Xy)(e) === null ? e : n;
}
function withoutHostedTools(e) {
if (!Array.isArray(e.tools)) return e;
let t = e.tools.filter((e) => !isHosted(e));
if (t.length === e.tools.length) return e;
let n = t.map(forModel);
let { tools: i, tool_choice: a, ...o } = e;
if (n.length === 0) return o;
let isShell = (e) => (0, r.Xy)(e)?.type === "shell";
let s = isHosted(a) || isShell(a) && !n.some(isShell);
return {
...o,
tools: n,
...s ? {} : { tool_choice: a }
};
}
}),
89107: ((e, t, n) => {
n.d(t, {
bI: () => extrasOf,
dq: () => a,
pj: () => statedCost,
wj: () => withoutExtras
});
var r = n(63144);
var i = n(43358);
let a = /^openrouter:/i;
let o = /:online(?=:|$)/i;
function extrasOf(e) {
let t = (0, r.iZ)(e.plugins).map(({ id: e }) => `plugin ${(0, r.b6)(e) ?? "unknown"}`);
let { model: n, models: i, fallbacks: a } = e;
let s = [
n,
...Array.isArray(i) ? i : [],
...(0, r.iZ)(a).map((e) => e.model)
];
return [...t, ...s.some((e) => o.test((0, r.b6)(e) ?? "")) ? [":online"] : []];
}
function withoutExtras({ plugins: e, ...t }) {
let offline = (e) => typeof e == "string" ? e.replace(o, "") : e;
let n = {};
"model" in t && (n.model = offline(t.model));
Array.isArray(t.models) && (n.models = t.models.map(offline));
Array.isArray(t.fallbacks) && (n.fallbacks = t.fallbacks.map((e) => (0, r.Xy)(e) === null ? e : {
...e,
model: offline(e.model)
}));
return {
...t,
...n
};
}
function statedCost(e) {
let t = (0, i.Bg)(e.cost);
if (t === null || e.is_byok !== !0) return t;
return t + ((0, i.Bg)((0, r.Xy)(e.cost_details)?.upstream_inference_cost) ?? 0);
}
}),
16353: ((e, t, n) => {
n.d(t, {
Dn: () => o,
Kl: () => faultOf,
Qy: () => isAnswered,
Ub: () => newExchange,
c2: () => statusOf,
lO: () => a,
mY: () => lacksUsage,
vT: () => c
});
var r = n(42030);
var i = n(37012);
function newExchange(e, t, n, i) {
return {
provider: e,
dialect: t?.name ?? null,
method: n,
path: i,
stream: null,
started_at: (0, r.v)(),
first_byte_ms: null,
duration_ms: 0,
status: null,
end: "complete",
error: null,
unread: !1,
model: {
asked: null,
served: null
},
tokens: null,
cost_usd: null,
known_cost_usd: null,
conversation: null,
hosted_tools: {
offered: [],
used: []
},
request: null,
response: null
};
}
function isAnswered({ dialect: e, status: t, end: n, error: r }) {
return e !== null && n === "complete" && r === null && t !== null && t >= 200 && t < 300;
}
let a = "an answer without its end";
let o = "no answer of a model";
function lacksUsage(e) {
let { dialect: t, status: n, end: r, error: i, unread: s, tokens: c, model: l, stream: u } = e;
if (c !== null) return !1;
if (t === null) return s === !0;
if (n === null) return u === !1 && (r === "cut_by_agent" || r === "idle");
if (n >= 300) return !1;
let d = r !== "complete" || i === a || i === o;
return isAnswered(e) || s === !0 || d && (l.served !== null || u === !1);
}
let s = [
"API_KEY_INVALID",
"billing_error",
"billing_hard_limit_reached",
"billing_not_active",
"claude_code_key_creator_not_member",
"claude_code_version_too_old",
"cmek_key_disabled",
"cmek_key_network_blocked",
"contract_spend_limit_reached",
"credit_balance_exhausted",
"enforced_spend_limit_reached",
"insufficient_quota",
"location_not_supported",
"organization_disabled",
"organization_on_hold",
"organization_spend_limit_exceeded",
"organization_usage_limit_exceeded",
"project_spend_limit_exceeded",
"spend_limit_reached"
];
let c = "flagged_input";
let l = /^(context_length_exceeded|request_too_large|invalid_(prompt|request|request_error)|(?=\w*(image|policy))\w+|INVALID_ARGUMENT)$/;
let u = {
authentication_error: 401,
invalid_api_key: 401,
UNAUTHENTICATED: 401,
permission_error: 403,
PERMISSION_DENIED: 403,
not_found_error: 404,
model_not_found: 404,
NOT_FOUND: 404,
rate_limit_error: 429,
rate_limit_exceeded: 429,
RESOURCE_EXHAUSTED: 429
};
function statusOf({ status: e, error: t }) {
if (e === null || e >= 300 || t === null) return e;
if (/^[45]\d\d$/.test(t)) return Number(t);
return l.test(t) ? 400 : (0, i._)(u, t) ?? e;
}
function faultOf(e) {
let { end: t, error: n } = e;
let r = statusOf(e);
if (t === "no_connection" || t === "cut_by_provider" || t === "idle") return "model_unavailable";
if (r === null || t === "refused" || n === c) return null;
if ([
401,
402,
403,
404
].includes(r) || s.includes(n ?? "")) return "model_refused";
if (r === 408 || r === 429 || r >= 500) return "model_unavailable";
return r < 300 && n !== null ? "model_unavailable" : null;
}
}),
43358: ((e, t, n) => {
n.d(t, {
Bg: () => dollarsOf,
NU: () => sumOfCounts,
pq: () => countOf,
qF: () => parseJson
});
var r = n(63160);
let i = 1e9;
function countOf(e) {
return Number.isSafeInteger(e) && e >= 0 && e <= i ? e : null;
}
function sumOfCounts(...e) {
let t = e.filter((e) => e != null).map(countOf);
return t.length === 0 || t.includes(null) ? null : t.reduce((e, t) => e + t, 0);
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
69835: ((e, t, n) => {
n.d(t, { W: () => Room });
class Room {
#e;
full = !1;
constructor(e) {
this.#e = e;
}
get used() {
return this.#e === 0;
}
take(e) {
let t = e.length <= this.#e ? e : e.slice(0, this.#e);
t.length < e.length && (this.full = !0);
this.#e -= t.length;
return t;
}
takeValue(e) {
let t = JSON.stringify(e)?.length ?? 0;
if (t > this.#e) {
this.full = !0;
return null;
}
this.#e -= t;
return e;
}
update(e, t) {
for (let [n, r] of Object.entries(t ?? {})) e[n] !== r && this.takeValue({ [n]: r }) !== null && (e[n] = r);
}
takeThose(e) {
return e.filter((e) => this.takeValue(e) !== null);
}
}
}),
89051: ((e, t, n) => {
n.d(t, {
R: () => actionsOf,
p: () => callsOf
});
var r = n(3934);
var i = n(27516);
function actionsOf(e) {
let t = Object.fromEntries(r.S.map((e) => [e, 0]));
for (let n of callsOf(e)) t[(0, i.qy)(n.function_name, n.arguments)] += 1;
return t;
}
function callsOf({ steps: e, subagent_trajectories: t }) {
return [...e.flatMap(({ is_copied_context: e, tool_calls: t }) => e ? [] : t ?? []), ...(t ?? []).flatMap(callsOf)];
}
}),
75084: ((e, t, n) => {
n.d(t, {
Uw: () => stepExtraOf,
hR: () => C,
kh: () => a,
yO: () => textOfContent
});
var r = n(94343);
var i = n(43759);
let a = "ATIF-v1.8";
let o = r.cl6(r.YjP());
let s = r.cl6(r.g1P(r.YjP(), r.L5J()));
let c = r.cl6(r.Whr());
let l = r.YjP().check(i.Fk(/^\d{4}-\d\d-\d\d([T ]\d\d(:?\d\d(:?\d\d([.,]\d{1,9})?)?)?(Z|[+-]\d\d(:?\d\d)?)?)?$/, "not an ISO 8601 time"));
let u = /^\s*audio\/((x-)?(wav|mpeg|m4a|aac|flac|aiff)|(vnd\.)?wave|mp3|mpga|mp4|ogg|webm)\s*$/i;
let d = r.rej({
media_type: r.k5n([
"image/jpeg",
"image/png",
"image/gif",
"image/webp"
]),
path: r.YjP()
});
let f = r.rej({
media_type: r.YjP().check(i.Fk(u)),
path: r.YjP(),
duration_sec: r.cl6(r.aig().check(i.UI()))
});
let p = r.gMt("type", [
r.rej({
type: r.euz("text"),
text: r.YjP(),
source: r.cl6(r.ZmZ())
}),
r.rej({
type: r.euz("image"),
source: d,
text: r.cl6(r.ZmZ())
}),
r.rej({
type: r.euz("audio"),
source: f,
text: r.cl6(r.ZmZ())
})
]);
let m = r.KCZ([r.YjP(), r.YOg(p)]);
let h = r.rej({
tool_call_id: r.YjP(),
function_name: r.YjP(),
arguments: r.g1P(r.YjP(), r.L5J()),
extra: s
});
let g = r.rej({
trajectory_id: o,
session_id: o,
trajectory_path: o,
extra: s
}).check(r.YPB(({ trajectory_id: e, trajectory_path: t }) => (e ?? t ?? null) !== null, "a reference needs trajectory_id or trajectory_path"));
let _ = r.rej({
source_call_id: o,
content: r.cl6(m),
subagent_trajectory_ref: r.cl6(r.YOg(g)),
extra: s
});
let v = r.rej({
prompt_tokens: c,
completion_tokens: c,
cached_tokens: c,
cost_usd: r.cl6(r.aig()),
prompt_token_ids: r.cl6(r.YOg(r.Whr())),
completion_token_ids: r.cl6(r.YOg(r.Whr())),
logprobs: r.cl6(r.YOg(r.aig())),
extra: s
});
let y = [
"model_name",
"reasoning_effort",
"reasoning_content",
"tool_calls",
"metrics"
];
let b = r.rej({
step_id: r.Whr().check(i.NC()),
timestamp: r.cl6(l),
source: r.k5n([
"system",
"user",
"agent"
]),
model_name: o,
reasoning_effort: r.cl6(r.KCZ([r.YjP(), r.aig()])),
message: m,
reasoning_content: o,
tool_calls: r.cl6(r.YOg(h)),
observation: r.cl6(r.rej({ results: r.YOg(_) })),
metrics: r.cl6(v),
is_copied_context: r.cl6(r.zMY()),
llm_call_count: r.cl6(r.Whr().check(i.UI())),
extra: s
}).check(r.YPB((e) => e.source === "agent" || y.every((t) => (e[t] ?? null) === null), `only a step of an agent has ${y.join(", ")}`), r.YPB(({ source: e, llm_call_count: t, metrics: n, reasoning_content: r }) => e !== "agent" || t !== 0 || (n ?? r ?? null) === null, "a step without a call of a model has neither metrics nor reasoning_content"), r.YPB(({ tool_calls: e, observation: t }) => {
let n = new Set(e?.map(({ tool_call_id: e }) => e));
return (t?.results ?? []).every(({ source_call_id: e }) => (e ?? null) === null || n.has(e));
}, "an observation names a tool call that its step does not have"));
let x = r.rej({
total_prompt_tokens: c,
total_completion_tokens: c,
total_cached_tokens: c,
total_cost_usd: r.cl6(r.aig()),
total_steps: r.cl6(r.Whr().check(i.UI())),
extra: s
});
let S = {
schema_version: r.Rvf(r.YjP().check(i.Fk(/^ATIF-v1\.[0-8]$/, "must be ATIF-v1.0 to ATIF-v1.8")), a),
session_id: o,
trajectory_id: o,
agent: r.rej({
name: r.YjP(),
version: r.YjP(),
model_name: o,
tool_definitions: r.cl6(r.YOg(r.g1P(r.YjP(), r.L5J()))),
extra: s
}),
steps: r.YOg(b).check(i.m9(1), r.YPB((e) => e.every(({ step_id: e }, t) => e === t + 1), "step_id counts from 1")),
notes: o,
final_metrics: r.cl6(x),
continued_trajectory_ref: o,
extra: s
};
r.rej(S);
let C = r.rej({
...S,
get subagent_trajectories() {
return r.cl6(r.YOg(C).check(r.YPB(haveOwnIds, "each has a trajectory_id of its own")));
}
});
function haveOwnIds(e) {
let t = e.map(({ trajectory_id: e }) => e ?? null);
return !t.includes(null) && new Set(t).size === t.length;
}
let w = r.Ikc({
exchange: r.Whr(),
waited_ms: r.aig(),
worked_ms: r.mee(r.aig()),
status: r.lqM(r.k5n([
"cut",
"failed",
"refused",
"too_large"
])),
error: r.lqM(r.YjP()),
retries: r.lqM(r.Whr())
});
function stepExtraOf({ extra: e }) {
return w.safeParse(e).data ?? null;
}
function textOfContent(e) {
if (e == null) return "";
if (typeof e == "string") return e;
return e.map((e) => e.type === "text" ? e.text : `[${e.type} ${e.source.path}]`).join("\n");
}
}),
65689: ((e, t, n) => {
n.d(t, {
D_: () => outputIn,
KP: () => exitIn,
W_: () => isRunning
});
var r = n(63144);
var i = n(43358);
let a = 65536;
let o = [
/^Exit code (-?\d{1,10})(?:\n|$)/,
/^(?:Chunk ID: .*\n)?Wall time: .*\nProcess exited with code (-?\d{1,10})\n/,
/^Exit code: (-?\d{1,10})\nWall time: /,
/^\{\s*"returncode": ?(-?\d{1,10})\s*[,}]/,
/^<returncode>(-?\d{1,10})<\/returncode>/
];
let s = [
/<shellId: [^<>\n]{1,80} completed with exit code (-?\d{1,10})>\s*$/,
/\nExit Code: (-?\d{1,10})\n(?:Signal: .*\n)?(?:Background PIDs: .*\n)?Process Group PGID: .*(?:\n<\/untrusted_context>)?\s*$/,
/\[(?:The )?command (?:completed|finished|exited) with exit code (-?\d{1,10})\.?\]\s*$/i,
/(?:^|\n\n)Command exited with code (-?\d{1,10})\s*$/,
/"metadata":\s*\{\s*"exit_code":\s*(-?\d{1,10})\b[^{}]*\}\s*\}\s*$/
];
let c = /^Script (?:completed|failed)\nWall time /;
let l = /^\{"chunk_id":"[^"\n]*","wall_time_seconds":[\d.e-]+,"exit_code":(-?\d{1,10}),/gm;
let u = /^<?(?:(?:background )?(?:command|process|shell|task|script)\b.{0,80}\b(?:still running|running in (?:the )?background|running with (?:session|cell)|moved to (?:the )?background)|background (?:command|process|shell|task) started)\b|<status>running<\/status>/im;
let d = /<system-reminder>[^<]*(?:<(?!\/?system-reminder>)[^<]*)*<\/system-reminder>/g;
let f = /^(?:Chunk ID: .*|Wall time:? .*|Script (?:completed|failed)|Exit [Cc]ode: -?\d+|(?:Process|Command) exited with code -?\d+|Original token count: .*|Command: .*|Directory: .*|(?:Error|Signal|Background PIDs): \(none\)|Process Group PGID: .*|<\/?(?:untrusted_context|output)>|<returncode>.*<\/returncode>|<shellId: .*>|\[The command .*\])$\n?|^Output:[ \n]?/gm;
function exitIn(e) {
let [t, n] = [e.slice(0, 400), e.slice(-600)];
let r = c.test(t) ? [...e.matchAll(l)] : [];
let i = r.length === 1 ? r[0] : first(o, t) ?? first(s, n);
let a = Number(i?.[1] ?? NaN);
return Number.isSafeInteger(a) && a !== -1 ? a : null;
}
function first(e, t) {
for (let n of e) {
let e = n.exec(t);
if (e !== null) return e;
}
return null;
}
function isRunning(e) {
return u.test(e.slice(0, 400)) || u.test(e.slice(-600));
}
function outputIn(e) {
let t = e.length <= a ? e : `${e.slice(0, a / 2)}\n${e.slice(-32768)}`;
let n = /^\{\s*"(?:returncode|output)":/.test(t) ? (0, r.Xy)((0, i.qF)(t)) : null;
return (n === null ? t : [(0, r.b6)(n.output), (0, r.b6)(n.exception_info)].filter((e) => e !== null).join("\n")).replace(d, "").replace(f, "").trim();
}
}),
11596: ((e, t, n) => {
n.d(t, {
rewriteTrajectory: () => rewriteTrajectory,
writeTrajectory: () => writeTrajectory
});
var r = n(51455);
var i = n(45145);
var a = n(17197);
var o = n(23137);
var s = n(43358);
var c = n(69835);
var l = n(89051);
var u = n(75084);
var d = n(1158);
var f = n(63144);
var p = n(16353);
var m = n(27516);
var h = n(65689);
class Calls {
#e = [];
#t = new Set();
#n = new Map();
answered = new Map();
get isWaiting() {
return this.#e.length > 0;
}
isPending(e) {
return this.#e.some((t) => t.call === e);
}
isWaitingFor(e) {
return this.#e.some(({ id: t }) => t !== null && e.has(t));
}
areIn(e) {
if (this.#t.size === 0) return !0;
return e.some((e) => e.kind === "agent" && e.calls.some(({ id: e }) => e !== null && this.#t.has(e)));
}
make(e, t) {
if (t.length === 0) return;
let n = new Set();
e.tool_calls = t.map((t, r) => {
let i = t.id === null || t.id === "" ? `call-${r + 1}` : t.id.slice(0, 200);
for (; n.has(i);) i = `${i}-${r + 1}`;
n.add(i);
t.id !== null && this.#t.add(t.id);
let a = { class: (0, m.qy)(t.name, t.arguments) };
let o = {
tool_call_id: i,
function_name: t.name,
arguments: t.arguments,
extra: a
};
t.hosted !== !0 && this.#e.push({
step: e,
call: o,
id: t.id
});
return o;
});
this.#e = this.#e.slice(-1e3);
}
takeBack(e) {
this.#e = this.#e.filter((t) => t.step !== e);
}
answer(e, t, n, r) {
if (e.id === null ? !n : t <= (this.answered.get(e.id) ?? 0)) return !1;
let i = this.#e.findIndex(({ id: t }) => t !== null && t === e.id);
let a = n ? this.#e.findIndex(({ id: t, call: n }) => t === null && (e.name === null || n.function_name === e.name)) : -1;
let o = i === -1 ? a : i;
let s = {
content: e.text,
...e.failed ? { extra: { failed: !0 } } : {}
};
if (o === -1) {
let n = this.#n.get(e.id ?? "");
let i = n?.step ?? r();
if (e.id === null || i === void 0) return !1;
this.answered.set(e.id, t);
addTo(i, n === void 0 ? s : {
source_call_id: n.call.tool_call_id,
...s
});
return !0;
}
let c = this.#e.splice(o, 1)[0];
let { step: l, call: u } = c;
if (e.id !== null) {
this.answered.set(e.id, t);
this.#n.set(e.id, c);
}
let d = (0, m.l1)(u.function_name) ? (0, h.KP)(e.text) : null;
d !== null && (s.extra = {
...s.extra,
exit_code: d
});
addTo(l, {
source_call_id: u.tool_call_id,
...s
});
return !0;
}
}
function addTo(e, t) {
e.observation ??= { results: [] };
e.observation.results.push(t);
}
function readOnce(e) {
let t = new WeakMap();
return (n) => {
let r = t.get(n) ?? { read: e(n) };
t.set(n, r);
return r.read;
};
}
function saidBy(e, t) {
return t.flatMap((t) => t.kind === e ? t.texts : []);
}
function textsOf(e) {
if (typeof e == "string") return e === "" ? [] : [e];
if (!Array.isArray(e)) return e == null ? [] : textsOf([e]);
return e.flatMap((e) => typeof e == "string" ? e : textOfPart((0, f.Xy)(e))).filter(Boolean);
}
function textOfPart(e) {
if (e === null) return "";
let t = (0, f.b6)(e.text) ?? (0, f.b6)(e.refusal);
if (t !== null) return t;
let n = (0, f.b6)(e.type);
if (n !== null) return `[${n.slice(0, 100)}]`;
return `[${Object.keys(e).slice(0, 3).join(", ").slice(0, 100)}]`;
}
function argumentsOf(e) {
let t = typeof e == "string" ? (0, f.Xy)((0, s.qF)(e)) : (0, f.Xy)(e);
if (t !== null) return t;
return e == null || e === "" ? {} : { input: e };
}
function nameOf(e) {
return (0, f.b6)(e)?.slice(0, 200) || "unknown";
}
let g = {
request: ({ system: e, messages: t }) => [{
kind: "system",
texts: textsOf(e).filter((e) => !e.startsWith("x-anthropic-billing-header:"))
}, ...(0, f.iZ)(t).flatMap(_)],
answer: ({ content: e }) => agentItem(e),
tools: ({ tools: e }) => (0, f.iZ)(e)
};
let _ = readOnce(({ role: e, content: t }) => e === "assistant" ? [agentItem(t)] : userItems(t, e));
let v = /^tool_(result|addition|removal)$/;
function userItems(e, t) {
let n = (0, f.iZ)(e);
let r = n.filter(({ type: e }) => e === "tool_result");
let i = typeof e == "string" ? e : n.filter(({ type: e }) => !v.test((0, f.b6)(e) ?? ""));
return [...r.map((e) => ({
kind: "result",
id: (0, f.b6)(e.tool_use_id),
name: null,
text: textsOf(e.content).join("\n"),
failed: e.is_error === !0
})), {
kind: t === "system" ? "system" : "user",
texts: textsOf(i)
}];
}
function agentItem(e) {
let t = {
kind: "agent",
text: "",
reasoning: "",
calls: []
};
let n = typeof e == "string" ? [e] : [];
let r = [];
for (let i of (0, f.iZ)(e)) if (i.type === "thinking") r.push((0, f.b6)(i.thinking) ?? "");
else if (i.type === "tool_use" || i.type === "server_tool_use" || i.type === "mcp_tool_use") {
let e = argumentsOf(i.input);
t.calls.push({
id: (0, f.b6)(i.id),
name: nameOf(i.name),
arguments: e,
hosted: i.type !== "tool_use"
});
} else i.type !== "redacted_thinking" && n.push(textsOf([i]).join(""));
return {
...t,
text: n.join("\n"),
reasoning: r.join("\n")
};
}
let y = {
request: (e) => [{
kind: "system",
texts: textsOf((0, f.Xy)(e.systemInstruction ?? e.system_instruction)?.parts)
}, ...(0, f.iZ)([e.contents].flat()).flatMap(b)],
answer({ candidates: e }) {
let [t] = (0, f.iZ)(e);
return gemini_agentItem((0, f.Xy)(t?.content)?.parts);
},
tools: ({ tools: e }) => (0, f.iZ)([e].flat()).flatMap((e) => (0, f.iZ)([e.functionDeclarations ?? e.function_declarations].flat()))
};
let b = readOnce(({ role: e, parts: t }) => e === "model" ? [gemini_agentItem([t].flat())] : gemini_userItems([t].flat()));
function gemini_userItems(e) {
let t = (0, f.iZ)(e).flatMap((e) => {
let t = responseIn(e);
if (t === null) return [];
let n = (0, f.Xy)(t.response);
let r = (0, f.b6)(n?.output) ?? (0, f.b6)(n?.error) ?? JSON.stringify(n);
return [{
kind: "result",
id: (0, f.b6)(t.id),
name: nameOf(t.name),
text: r,
failed: "error" in (n ?? {})
}];
});
let n = (0, f.iZ)(e).filter((e) => responseIn(e) === null);
return [...t, {
kind: "user",
texts: textsOf(n)
}];
}
function responseIn(e) {
return (0, f.Xy)(e.functionResponse ?? e.function_response);
}
function gemini_agentItem(e) {
let t = {
kind: "agent",
text: "",
reasoning: "",
calls: []
};
let n = [];
let r = [];
for (let i of (0, f.iZ)(e)) {
let e = (0, f.Xy)(i.functionCall ?? i.function_call);
let a = (0, f.Xy)(i.toolCall ?? i.tool_call);
if (e !== null) t.calls.push({
id: (0, f.b6)(e.id),
name: nameOf(e.name),
arguments: argumentsOf(e.args)
});
else if (a !== null) {
let e = nameOf(a.toolType ?? a.tool_type).toLowerCase();
t.calls.push({
id: (0, f.b6)(a.id),
name: e,
arguments: argumentsOf(a.args),
hosted: !0
});
} else (i.thought === !0 ? r : n).push(...textsOf([i]));
}
return {
...t,
text: n.join("\n"),
reasoning: r.join("\n")
};
}
let x = {
request({ messages: e, prompt: t }) {
if (!Array.isArray(e)) return [{
kind: "user",
texts: textsOf(t)
}];
return (0, f.iZ)(e).map(S);
},
answer({ choices: e }) {
let [t] = (0, f.iZ)(e);
return openai_chat_agentItem((0, f.Xy)(t?.message) ?? { content: t?.text });
},
tools: ({ tools: e, functions: t }) => [...(0, f.iZ)(e).map((e) => (0, f.Xy)(e.function) ?? e), ...(0, f.iZ)(t)]
};
let S = readOnce((e) => {
let { role: t, content: n } = e;
if (t === "assistant") return openai_chat_agentItem(e);
let r = textsOf(n);
if (t === "tool" || t === "function") {
let t = r.join("\n");
return {
kind: "result",
id: (0, f.b6)(e.tool_call_id),
name: (0, f.b6)(e.name),
text: t,
failed: !1
};
}
return {
kind: t === "system" || t === "developer" ? "system" : "user",
texts: r
};
});
function openai_chat_agentItem(e) {
let t = (0, f.Xy)(e.function_call);
let n = (0, f.iZ)(e.tool_calls).map((e) => {
let t = (0, f.Xy)(e.function) ?? (0, f.Xy)(e.custom) ?? {};
return {
id: (0, f.b6)(e.id),
name: nameOf(t.name),
arguments: argumentsOf(t.arguments ?? t.input)
};
});
t !== null && n.push({
id: null,
name: nameOf(t.name),
arguments: argumentsOf(t.arguments)
});
let r = (0, f.b6)(e.reasoning_content) ?? (0, f.b6)(e.reasoning) ?? "";
return {
kind: "agent",
text: textsOf(e.content ?? e.refusal).join("\n"),
reasoning: r,
calls: n
};
}
var C = n(6754);
let w = {
request({ instructions: e, input: t }) {
let n = [{
kind: "system",
texts: textsOf(e)
}];
if (typeof t == "string") return [...n, {
kind: "user",
texts: textsOf(t)
}];
return [...n, ...openai_responses_itemsOf((0, f.iZ)(t))];
},
answer({ output: e }) {
let t = newItem();
let n = (0, f.iZ)(e).filter(({ role: e }) => (0, f.b6)(e) === null || e === "assistant");
for (let e of n) openai_responses_addTo(t, e);
return t;
},
tools: ({ tools: e, input: t }) => [e, ...(0, f.iZ)(t).flatMap((e) => e.type === "additional_tools" ? [e.tools] : [])].flatMap(toolsIn).map((e) => ({
...e,
name: e.name ?? e.type
}))
};
function toolsIn(e) {
return (0, f.iZ)(e).flatMap(({ tools: e, ...t }) => Array.isArray(e) ? (0, f.iZ)(e).map((e) => ({
...e,
name: inNamespace(e.name, t.name)
})) : [t]);
}
function inNamespace(e, t) {
return (0, f.b6)(e) !== null && /^mcp__/.test((0, f.b6)(t) ?? "") ? `${t}__${e}` : e;
}
function openai_responses_itemsOf(e) {
let t = [];
let n = null;
for (let r of e) {
let e = typeOf(r);
if (/^(reasoning|program|program_output|\w+_call)$/.test(e) || e === "message" && r.role === "assistant") {
if (n === null) {
n = newItem();
t.push(n);
}
openai_responses_addTo(n, r);
continue;
}
n = null;
let i = T(r);
let a = r.role === "system" || r.role === "developer" ? "system" : "user";
if (e === "additional_tools" || e === "item_reference") continue;
t.push(i ?? {
kind: a,
texts: textsOfMessage(r, e)
});
}
return t;
}
function textsOfMessage({ content: e }, t) {
if (t === "message") return textsOf(e);
if (t !== "agent_message") return [`[${t.slice(0, 100)}]`];
return (0, f.iZ)(e).flatMap((e) => (0, f.b6)(e.encrypted_content) ?? textsOf([e]));
}
let T = readOnce((e) => {
let t = typeOf(e);
let n = (0, f.b6)(e.call_id) ?? (0, f.b6)(e.id);
if (t === "tool_search_output") return {
kind: "result",
id: n,
name: null,
text: toolsIn(e.tools).map(({ name: e }) => nameOf(e)).join("\n"),
failed: !1
};
if (!t.endsWith("_call_output")) return null;
let { output: r } = e;
let i = (0, f.iZ)(r).flatMap(({ stdout: e, stderr: t }) => [(0, f.b6)(e) ?? "", (0, f.b6)(t) ?? ""]);
let a = i.some(Boolean) ? i.filter(Boolean) : textsOf((0, f.Xy)(r)?.content ?? r);
return {
kind: "result",
id: n,
name: null,
text: a.join("\n"),
failed: t === "custom_tool_call_output" && /^Script failed\n/.test(a[0] ?? "")
};
});
function newItem() {
return {
kind: "agent",
text: "",
reasoning: "",
calls: []
};
}
function openai_responses_addTo(e, t) {
let n = typeOf(t);
let add = (t, n) => {
e[t] = [e[t], ...n].filter(Boolean).join("\n");
};
if (n === "reasoning") add("reasoning", [...textsOf(t.summary), ...textsOf(t.content)]);
else if (n === "message") add("text", textsOf(t.content));
else if (n === "program") e.calls.push({
id: (0, f.b6)(t.call_id),
name: n,
arguments: { code: t.code },
hosted: !0
});
else if (n === "program_output") return;
else n.endsWith("_call") ? e.calls.push(E(t)) : add("text", [`[${n.slice(0, 100)}]`]);
}
let E = readOnce((e) => {
let t = typeOf(e);
let n = nameOf(inNamespace(e.name, e.namespace) ?? t.slice(0, -5));
let r = e.arguments ?? e.input ?? e.action ?? e.operation;
let i = (0, C.OZ)({
type: t.slice(0, -5),
environment: e.environment
});
return {
id: (0, f.b6)(e.call_id) ?? (0, f.b6)(e.id),
name: n,
arguments: argumentsOf(r),
hosted: i
};
});
function typeOf(e) {
return (0, f.b6)(e.type) ?? "message";
}
let D = {
anthropic: g,
"openai-chat": x,
"openai-responses": w,
gemini: y
};
var O = n(71826);
class Spent {
input = 0;
output = 0;
cached = 0;
cost = 0;
isPriced = !0;
isCounted = !1;
isStated = !0;
add(e, t) {
let { tokens: n, cost_usd: r } = e;
let i = t?.metrics ?? null;
(0, p.mY)(e) && (this.isStated = !1);
if (n === null) return i;
this.isCounted = !0;
this.input += n.input;
this.output += n.output;
this.cached += n.cachedInput;
this.cost += r ?? 0;
this.isPriced &&= r !== null;
let a = r !== null && (i === null || typeof i.cost_usd == "number");
let o = i?.extra?.reasoning_tokens;
let s = (0, O.Ij)([typeof o == "number" ? o : null, n.reasoning]);
return {
prompt_tokens: n.input + (i?.prompt_tokens ?? 0),
completion_tokens: n.output + (i?.completion_tokens ?? 0),
cached_tokens: n.cachedInput + (i?.cached_tokens ?? 0),
...a ? { cost_usd: (0, O.XO)(r + (i?.cost_usd ?? 0)) } : {},
...s === null ? {} : { extra: { reasoning_tokens: s } }
};
}
}
function stepOf(e, t, n, r) {
let i = statusOf(e, t);
let a = r === null ? null : r.extra;
let o = {
exchange: e.line,
waited_ms: e.duration_ms + (a === null ? 0 : a.waited_ms + (a.worked_ms ?? 0)),
worked_ms: null,
...i === null ? {} : { status: i },
...i === null || e.error === null ? {} : { error: errorOf(e) },
...a === null ? {} : { retries: (a.retries ?? 0) + 1 }
};
let s = e.model.served ?? e.model.asked;
let c = effortOf(e);
return {
step: {
timestamp: e.started_at,
source: "agent",
...s === null ? {} : { model_name: s },
...c === null ? {} : { reasoning_effort: c },
message: t?.text ?? "",
...t?.reasoning ? { reasoning_content: t.reasoning } : {},
...n === null ? {} : { metrics: n },
llm_call_count: 1 + (r?.llm_call_count ?? 0),
extra: o
},
extra: o
};
}
function statusOf(e, t) {
if (e.end === "refused") return "refused";
if ((0, p.Qy)(e)) return e.request === null ? "too_large" : null;
return t === null || t.text === "" && t.reasoning === "" && t.calls.length === 0 ? "failed" : "cut";
}
function errorOf({ status: e, end: t, error: n }) {
return [
e === null || e < 300 ? null : String(e),
t === "complete" ? null : t,
n
].filter((e) => e !== null).join(" ").slice(0, 300);
}
function effortOf({ request: e }) {
let t = e?.reasoning;
let n = (typeof t == "object" && t ? t.effort : null) ?? e?.reasoning_effort;
return typeof n == "string" ? n.slice(0, 50) : null;
}
let k = 65536;
class Conversation {
steps = [];
line;
tools;
startedAt;
endedAt = 0;
answers = 0;
isTask = !1;
spent = new Spent();
#e = new Calls();
#t = {
system: new Map(),
user: new Map()
};
#n = null;
#r = null;
#i = null;
#a = null;
#o;
constructor(e, t, n) {
this.#o = n;
this.line = e.line;
this.#s = {
user: saidBy("user", t),
system: saidBy("system", t)
};
let r = e.request === null ? [] : D[e.dialect].tools(e.request);
this.tools = r.map((e) => ({
name: nameOf(e.name),
description: (0, f.b6)(e.description) ?? ""
}));
this.startedAt = Date.parse(e.started_at);
}
get first() {
return joinedEnds(this.#s.user);
}
get system() {
return joinedEnds(this.#s.system);
}
#s;
get isWaiting() {
return this.#e.isWaiting;
}
isWaitingFor(e) {
return this.#e.isPending(e);
}
hasHeard(e) {
return this.#t.user.has(e);
}
continuesWith(e) {
return e.length === 0 || this.#e.areIn(e);
}
isOverBefore(e, t) {
if (this.tools.length === 0 || this.isWaiting || this.#n?.extra.status !== void 0) return !1;
if (previousIn(e) !== null) return !1;
return t.length > 0 && t.every(({ kind: e }) => e === "system" || e === "user");
}
isLastIn(e) {
let t = e.findLastIndex(({ kind: e }) => e === "agent");
let n = new Set(e.slice(t + 1).flatMap((e) => e.kind === "result" ? e.id ?? [] : []));
let r = e[t];
return this.#e.isWaitingFor(n) || this.#r !== null && r?.kind === "agent" && isSame(this.#r, r);
}
isAnswerIn(e) {
let t = this.#r;
if (t === null) return !1;
let n = new Set(t.calls.map(({ id: e }) => e));
let has = (e) => e.calls.some(({ id: e }) => e !== null && n.has(e)) || isSame(t, e);
return e.some((e) => e.kind === "agent" && has(e));
}
takeResults(e) {
for (let t of e) {
if (t.kind !== "result" || t.id === null || !this.#e.isWaitingFor(new Set([t.id]))) continue;
this.#e.answer(t, (this.#e.answered.get(t.id) ?? 0) + 1, !0, () => void 0);
}
}
add(e, t) {
let n = Date.parse(e.started_at);
let r = e.response === null ? null : D[e.dialect].answer(e.response);
let i = this.#l(t, e);
let a = t.filter(({ kind: e }) => e === "agent").length;
this.#n !== null && (this.#n.extra.worked_ms = Math.max(0, n - this.endedAt));
let o = this.#n?.extra.status;
let s = o === "refused" ? e.end === "refused" : o === "failed" || o === "cut";
let c = !i && s && this.#n.agentItems === a ? this.#c() : null;
this.#d(e, r, c, a);
this.#r = r;
this.#i = (0, f.b6)(e.response?.id);
this.#a = (0, p.Qy)(e) ? keptIn(e) : null;
this.endedAt = Math.max(this.endedAt, n + e.duration_ms);
}
#c() {
let e = this.#n.step;
this.steps.splice(this.steps.lastIndexOf(e), 1);
this.#e.takeBack(e);
return e;
}
#l(e, t) {
let { started_at: n } = t;
let r = this.#i !== null && previousIn(t) === this.#i || this.#a !== null && keptIn(t) === this.#a;
let i = {
system: new Map(),
user: new Map()
};
let a = new Map();
let timesOf = (e, t, n) => r ? (e.get(n) ?? 0) + 1 : oneMore(t, n);
let isNew = (e, t) => {
let n = e === "user" ? timesOf(this.#t.user, i.user, t) : oneMore(i.system, t);
if (n <= (this.#t[e].get(t) ?? 0)) return !1;
this.#t[e].set(t, n);
return !0;
};
let o = e.findLastIndex(({ kind: e }) => e === "agent");
let s = this.steps.length === 0;
let last = () => this.steps.findLast(({ source: e }) => e === "agent");
let c = !1;
e.forEach((e, t) => {
if (e.kind === "agent") s && this.#u(e, n);
else if (e.kind === "result") {
let n = e.id === null ? 0 : timesOf(this.#e.answered, a, e.id);
c = this.#e.answer(e, n, t > o, last) || c;
} else {
let t = e.texts.filter((t) => isNew(e.kind, t));
if (t.length === 0) return;
this.steps.push({
timestamp: n,
source: e.kind,
message: this.#o.take(t.join("\n"))
});
c = !0;
}
});
return c;
}
#u(e, t) {
let n = {
timestamp: t,
source: "agent",
message: this.#o.take(e.text),
is_copied_context: !0,
llm_call_count: 0
};
this.#e.make(n, e.calls);
this.steps.push(n);
}
#d(e, t, n, r) {
let i = this.spent.add(e, n);
let a = (0, p.mY)(e) || n !== null && this.#n.isUnstated;
let { step: o, extra: s } = stepOf(e, t, a ? null : i, n);
t !== null && this.#e.make(o, t.calls);
this.steps.push(o);
(0, p.Qy)(e) && (this.answers += 1);
this.#n = {
step: o,
extra: s,
agentItems: r,
isUnstated: a
};
}
}
function conversation_itemsOf({ dialect: e, request: t }) {
return t === null ? [] : D[e].request(t);
}
function previousIn({ request: e }) {
return (0, f.b6)(e?.previous_response_id) ?? (0, f.b6)((0, f.Xy)(e?.thread)?.previous_message_id);
}
function keptIn({ request: e }) {
return (0, f.b6)((0, f.Xy)(e?.conversation)?.id ?? e?.conversation);
}
function isSame(e, t) {
let words = ({ text: e, calls: t }) => t.length === 0 ? e.replace(/\s+/g, "") : (0, d.$)(t.map((e) => [e.name, e.arguments]));
return e.calls.every(({ id: e }) => e === null) && words(e) !== "" && words(e) === words(t);
}
function joinedEnds(e) {
if (e.reduce((e, { length: t }) => e + t + 1, 0) <= k) return e.join("\n");
let t = k / 2;
let n = "";
for (let r = 0; r < e.length && n.length < t; r++) n += `${e[r].slice(0, t)}\n`;
let r = "";
for (let n = e.length - 1; n >= 0 && r.length < t; n--) r = `\n${e[n].slice(-32768)}${r}`;
return n.slice(0, t) + r.slice(-32768);
}
function oneMore(e, t) {
let n = (e.get(t) ?? 0) + 1;
e.set(t, n);
return n;
}
class Tasks {
#e = new Map();
add(e) {
for (let t of e.steps.at(-1)?.tool_calls ?? []) for (let n of promptsOf(t).map((e) => e.trim())) {
let r = firstLineOf(n);
let i = this.#e.get(r);
i === void 0 ? this.#e.set(r, [{
conversation: e,
call: t,
text: n
}]) : i.push({
conversation: e,
call: t,
text: n
});
}
}
has(e) {
let t = e.trim();
return this.#e.get(firstLineOf(t))?.some(({ text: e }) => e === t) ?? !1;
}
areIn(e) {
let t = `\n${e}\n`;
return [...new Set(e.split("\n"))].flatMap((e) => this.#e.get(e) ?? []).some(({ conversation: e, call: n, text: r }) => t.includes(`\n${r}\n`) && e.isWaitingFor(n));
}
}
function firstLineOf(e) {
return e.split("\n", 1)[0];
}
function promptsOf(e) {
return Object.values(e.arguments).filter((e) => typeof e == "string").filter((e) => e.trim().length >= 8);
}
let A = 268435456;
function conversationsOf(e, t = new c.W(A)) {
let n = new Map();
let r = new Map();
let i = [];
let a = new Tasks();
let o;
let s = e.toSorted((e, t) => Date.parse(e.started_at) - Date.parse(t.started_at));
for (let e of s) {
let s = keptIn(e);
let c = [previousIn(e), s].map((e) => r.get(e)).find(Boolean);
let l = s === null ? n.get(e.conversation) ?? [] : [];
let u = conversation_itemsOf(e);
let d = saidBy("user", u).filter((e) => a.has(e));
let f = l.filter((e) => d.every((t) => e.hasHeard(t)) || !e.isWaiting && e.isAnswerIn(u));
let p = c ?? threadOf(f, e, u);
if (p === void 0) {
let r = new Conversation(e, u, t);
p = begun(o, a, r, u, d.length > 0);
p !== o && i.push(p);
n.set(e.conversation, [...n.get(e.conversation) ?? [], p]);
}
o?.isWaiting && o !== p && p.tools.length === 0 && o.takeResults(u);
p.add(e, u);
a.add(p);
(o === void 0 || isBefore(p, o)) && (o = p);
for (let t of [e.response?.id, s]) typeof t == "string" && r.set(t, p);
}
let l = i.filter((e) => e !== o);
return o === void 0 ? [] : [o, ...l].map((e) => ({
conversation: e,
kind: kindOf(e, o)
}));
}
function begun(e, t, n, r, i) {
if (e !== void 0 && !i && isContinuation(n, e, r)) return e;
n.isTask = i || t.areIn(n.first);
return n;
}
function threadOf(e, t, n) {
let r = Date.parse(t.started_at);
let i = e.filter((e) => isAfter(r, e) && !e.isOverBefore(t, n));
if (e.length <= 1 && i.length === e.length) return e[0];
return [...i, ...e].find((e) => e.isLastIn(n)) ?? i.find((e) => e.continuesWith(n)) ?? i[0] ?? (e.length > j ? e[0] : void 0);
}
let j = 50;
function isContinuation(e, t, n) {
let names = ({ tools: e }) => e.map(({ name: e }) => e).join("\n");
return e.system === t.system && names(e) === names(t) && isAfter(e.startedAt, t) && (t.tools.length > 0 && !t.isWaiting || t.isAnswerIn(n));
}
function isAfter(e, { endedAt: t }) {
return t <= e + 1;
}
function isBefore(e, t) {
let n = Number(t.isTask) - Number(e.isTask);
let r = Number(e.tools.length > 0) - Number(t.tools.length > 0);
return (n || r || e.answers - t.answers || t.line - e.line) > 0;
}
function kindOf(e, t) {
if (e === t) return "main";
if (e.tools.length > 0) return "sub-agent";
let n = `${e.system.slice(0, 4e3)}\n${e.first.slice(-4e3)}`;
if (/\btitle\b/i.test(n)) return "title";
if (/\bsummar(y|ise|ize|ies|ising|izing)|\bcompact/i.test(n)) return "summary";
return e.answers > 1 ? "sub-agent" : "other";
}
class Prompts {
#e;
#t = 1e9;
constructor(e) {
let t = [];
for (let n of e) for (let e of n.steps.toReversed()) for (let r of e.tool_calls ?? []) for (let i of promptsOf(r)) t.push({
order: t.length,
parent: n,
step: e,
callId: r.tool_call_id,
text: i
});
this.#e = Map.groupBy(t, ({ text: e }) => e.slice(0, 8));
}
in(e) {
let t = new Set();
for (let n = 0; n + 8 <= e.length && this.#t >= 0; n++, this.#t -= 64) for (let r of this.#e.get(e.slice(n, n + 8)) ?? []) {
if (this.#t < 0) break;
let i = e.startsWith(r.text.slice(0, 64), n);
this.#t -= i ? r.text.length : 64;
i && e.startsWith(r.text, n) && t.add(r);
}
return [...t].sort((e, t) => e.order - t.order);
}
}
function beginningOf(e, t) {
let isEarlier = ({ timestamp: t }) => Date.parse(t ?? "") <= e.startedAt;
let n = t.in(e.first).filter(({ parent: t, step: n }) => t !== e && t.startedAt <= e.startedAt && isEarlier(n));
return n.find((e) => e.text === n[0].text && !isReferring(e)) ?? n[0] ?? null;
}
function isReferring({ step: e, callId: t }) {
return (e.observation?.results.find(({ source_call_id: e }) => e === t)?.subagent_trajectory_ref ?? []).length > 0;
}
var M = n(73024);
var N = n(63160);
var P = n(37012);
var F = n(45503);
let I = 134217728;
let L = 1e8;
let R = [
"anthropic",
"openai-chat",
"openai-responses",
"gemini"
];
async function readExchanges(e) {
let t = new Bodies();
let n = [];
let i = 0;
let a = !1;
let o = 0;
let c = await (0, r.open)(e, M.constants.O_RDONLY | M.constants.O_NONBLOCK | M.constants.O_NOFOLLOW);
try {
if (!(await c.stat()).isFile()) throw new F.SX("it is not a regular file");
for await (let e of linesOf(c)) {
o += e.length;
let r = o > I ? "unread" : exchangeOf((0, f.Xy)((0, s.qF)(e)), t);
r === "unread" ? i += 1 : r === "other" ? a = !0 : r !== null && n.push(r);
}
} finally {
await c.close();
}
return {
exchanges: n,
unread: i,
others: a
};
}
async function* linesOf(e) {
let t = [];
let n = 0;
let hold = (e) => {
n <= I && t.push(e);
n += e.length;
};
for await (let r of e.createReadStream({
encoding: "utf8",
autoClose: !1
})) {
let [e, ...i] = r.split("\n");
hold(e);
for (let e of i) {
yield t.join("");
t = [];
n = 0;
hold(e);
}
}
let r = t.join("");
r !== "" && (yield r);
}
function exchangeOf(e, t) {
if (e === null) return "unread";
let { line: n, dialect: r, conversation: i, started_at: a, duration_ms: o, status: s, end: c, error: l, cut: u } = e;
if (r === null) return e.unread === !0 ? "other" : null;
if (typeof n != "number" || !R.includes(r) || typeof a != "string" || Number.isNaN(Date.parse(a)) || typeof o != "number") return "unread";
let d = (0, f.Xy)(e.request);
if (d === null && u !== !0) return null;
let p = d === null ? null : t.whole(n, d);
if (p === "too long") return "unread";
let m = (0, f.Xy)(e.model);
return {
line: n,
dialect: r,
conversation: (0, f.b6)(i) ?? "",
stream: typeof e.stream == "boolean" ? e.stream : null,
started_at: a,
duration_ms: o,
status: typeof s == "number" ? s : null,
end: c,
error: (0, f.b6)(l),
unread: e.unread === !0,
model: {
asked: (0, f.b6)(m?.asked),
served: (0, f.b6)(m?.served)
},
tokens: tokensOf(e.tokens),
cost_usd: typeof e.cost_usd == "number" ? e.cost_usd : null,
request: p,
response: (0, f.Xy)(e.response)
};
}
function tokensOf(e) {
let t = (0, f.Xy)(e);
return [
"input",
"cachedInput",
"output"
].every((e) => Number.isSafeInteger(t?.[e])) ? t : null;
}
class Bodies {
#e = new Map();
#t = new Map();
#n = L;
whole(e, t) {
this.#e.set(e, t);
let n = {
length: 0,
values: 0
};
let partOf = (e) => {
let t = this.#r(e);
let { length: r, values: i } = this.#i(t);
n.length += r;
n.values += i;
return t;
};
let r = Object.fromEntries(Object.entries(t).map(([e, t]) => [e, Array.isArray(t) ? t.map(partOf) : partOf(t)]));
if (n.length > 67108864 || n.values > this.#n) return "too long";
this.#n -= n.values;
return r;
}
#r(e) {
let t = (0, f.Xy)(e)?.$ref;
if (typeof t != "string") return e;
let [n, r = "", i] = t.split("/");
let a = this.#e.get(Number(n)) ?? {};
let o = (0, P._)(a, r);
if (i === void 0) return o ?? e;
return (Array.isArray(o) ? o[Number(i)] : void 0) ?? e;
}
#i(e) {
if (typeof e == "string") return {
length: e.length,
values: 1
};
let t = this.#t.get(e);
if (t !== void 0) return t;
let n = sizeOf(e);
this.#t.set(e, n);
return n;
}
}
function sizeOf(e) {
try {
let t = JSON.stringify(e);
return {
length: t.length,
values: (0, N.aC)(t, L)
};
} catch {
return {
length: Infinity,
values: 0
};
}
}
var z = n(18253);
function fitted(e, t) {
let n = 2e4;
for (let r = Math.min(262144, t); n >= 2; r = Math.max(256, r / 4)) {
let i = new Fit(Math.floor(r), n);
let a = i.of(e);
if (i.characters <= t) {
let e = JSON.stringify(a);
if (Buffer.byteLength(e) <= t) return {
text: e,
trajectory: a
};
}
r <= 256 && (n = Math.floor(Math.min(n, mostOf(e)) / 2));
}
return null;
}
function mostOf({ steps: e, subagent_trajectories: t }) {
let n = t ?? [];
return n.reduce((e, t) => Math.max(e, t.steps.length), Math.max(e.length, n.length));
}
class Fit {
#e;
#t;
characters = 0;
#n = 0;
#r = 0;
constructor(e, t) {
this.#e = e;
this.#t = t;
}
of(e) {
this.#n = 0;
this.#r = 0;
let { agent: t, subagent_trajectories: n, ...r } = e;
let i = n?.slice(0, this.#t);
let a = (n?.length ?? 0) - (i?.length ?? 0);
let o = this.#e <= 256;
let { tool_definitions: s, ...c } = t;
let [l, u] = this.#i(e.steps);
let d = l.map((e, t) => ({
...this.#a(e),
step_id: t + 1
}));
let f = [
e.notes,
this.#n === 0 ? null : `${this.#n} texts are cut to about ${this.#e} characters.`,
this.#r === 0 ? null : `${this.#r === 1 ? "1 value of arguments is" : `${this.#r} values of arguments are`} left out.`,
u === 0 ? null : `${u} steps in the middle are left out.`,
a === 0 ? null : `${(0, z.U9)(a, "conversation")} ${a === 1 ? "is" : "are"} left out.`
].filter((e) => typeof e == "string").join(" ");
let p = {
...r,
agent: o ? c : t,
steps: d,
...f === "" ? {} : { notes: f }
};
return i === void 0 ? p : {
...p,
subagent_trajectories: i.map((e) => this.of(e))
};
}
#i(e) {
let t = e.length - this.#t;
if (t <= 0) return [e, 0];
let n = Math.ceil(this.#t / 2);
return [[...e.slice(0, n), ...e.slice(n + t)], t];
}
#a(e) {
this.characters += 200;
let { message: t, reasoning_content: n, tool_calls: r, observation: i } = e;
return {
...e,
message: this.#o(t),
...n ? { reasoning_content: this.#l(n) } : {},
...r ? { tool_calls: r.map((e) => ({
...e,
arguments: this.#s(e.arguments, 0)
})) } : {},
...i ? { observation: { results: i.results.map((e) => ({
...e,
content: typeof e.content == "string" ? this.#l(e.content) : e.content
})) } } : {}
};
}
#o(e) {
return typeof e == "string" ? this.#l(e) : e;
}
#s(e, t) {
if (typeof e == "string") return this.#l(e);
this.characters += 8;
if (typeof e != "object" || !e) return e;
if (t >= 20) {
this.#r += 1;
return "[nested too deep]";
}
if (Array.isArray(e)) return this.#c(e).map((e) => this.#s(e, t + 1));
let n = this.#c(Object.entries(e));
return Object.fromEntries(n.map(([e, n]) => [this.#l(e), this.#s(n, t + 1)]));
}
#c(e) {
this.#r += Math.max(0, e.length - this.#e);
return e.slice(0, this.#e);
}
#l(e) {
if (e.length <= this.#e) {
this.characters += e.length;
return e;
}
this.#n += 1;
this.characters += this.#e;
let t = Math.floor(this.#e / 2);
let n = e.slice(0, t).replace(/[\ud800-\udbff]$/, "");
let r = e.slice(-t).replace(/^[\udc00-\udfff]/, "");
return `${n}\n[agentbench: ${e.length - n.length - r.length} characters left out here]\n${r}`;
}
}
function trajectoryOf([e, ...t], n, r = !0) {
if (e === void 0 || e.conversation.steps.length === 0) return null;
let i = t.filter(({ conversation: e }) => e.steps.length > 0);
let a = [e, ...i].map(({ conversation: e }) => e);
let o = new Prompts(a);
let s = i.map(({ conversation: e, kind: t }, r) => {
let i = `${t}-${r + 1}`;
let a = t === "sub-agent" ? beginningOf(e, o) : null;
a !== null && refer(a.step, a.callId, i);
return {
...documentOf(e, t, n),
trajectory_id: i
};
});
let c = documentOf(e.conversation, "main", n);
let l = a.map(({ spent: e }) => e);
let u = r && l.every(({ isPriced: e, isStated: t }) => e && t);
let { total_cost_usd: d, ...f } = c.final_metrics;
let p = l.reduce((e, { cost: t }) => e + t, 0);
return {
...c,
final_metrics: {
...f,
...u ? { total_cost_usd: (0, O.XO)(p) } : {}
},
...s.length === 0 ? {} : { subagent_trajectories: s }
};
}
function documentOf(e, t, n) {
let { steps: r, spent: i, tools: a } = e;
let o = i.isCounted && i.isStated;
let s = a.slice(0, 200).map(({ name: e, description: t }) => ({
type: "function",
function: {
name: e,
description: t.slice(0, 300)
}
}));
return {
schema_version: u.kh,
session_id: n.session,
agent: {
name: n.name ?? "agent",
version: n.version ?? "unknown",
...n.model === null ? {} : { model_name: n.model },
...s.length === 0 ? {} : { tool_definitions: s }
},
steps: r.map((e, t) => ({
step_id: t + 1,
...e
})),
final_metrics: {
...o ? {
total_prompt_tokens: i.input,
total_completion_tokens: i.output,
total_cached_tokens: i.cached
} : {},
...o && i.isPriced ? { total_cost_usd: (0, O.XO)(i.cost) } : {},
total_steps: r.length
},
extra: { kind: t }
};
}
function refer(e, t, n) {
e.observation ??= { results: [] };
let { results: r } = e.observation;
let i = r.find(({ source_call_id: e }) => e === t);
let a = i ?? {
source_call_id: t,
content: null
};
i === void 0 && r.push(a);
a.subagent_trajectory_ref = [...a.subagent_trajectory_ref ?? [], { trajectory_id: n }];
}
async function writeTrajectory(e, t, n, r, a, { isWhole: o = !0 } = {}) {
try {
let { exchanges: i, unread: s, others: u } = await readExchanges(e);
let d = new c.W(A);
let f = conversationsOf(i, d);
let p = o && s === 0;
let m = trajectoryOf(f, a, p && !u);
if (m === null) return none(s === 0 ? null : "exchanges.jsonl cannot be read");
s > 0 && (m.notes = `${s} lines of exchanges.jsonl could not be read.`);
d.full && (m.notes = `${m.notes ?? ""} Texts beyond 256 MiB are left out.`.trim());
let h = await writeFitted(m, p && i.every(({ request: e }) => e !== null) ? (0, l.R)(m) : null, {
file: t,
size: n,
redactor: r
});
return p ? {
...h,
answers: f[0].conversation.answers
} : h;
} catch (e) {
if ((0, i.$N)(e) === "ENOENT") return none(null);
return none(`no trajectory: ${(0, i.bD)(e).slice(0, 500)}`);
}
}
async function writeFitted(e, t, { file: n, size: i, redactor: o }) {
let c = fitted(e, Math.min(i, 67108864));
if (c === null) return none("no trajectory: not even its first steps fit into max-log-size");
let { written: l, removed: d } = await (0, a.Y)(n, c.text, o);
let f = l === c.text ? c.trajectory : (0, s.qF)(l);
let { success: p, data: m, error: h } = u.hR.safeParse(f);
if (!p) {
await (0, r.rm)(n, { force: !0 });
return none(`no trajectory: ${firstIssue(h)}`);
}
return {
trajectory: m,
actions: t,
note: d ? "another file in its place was removed" : null
};
}
function none(e) {
return {
trajectory: null,
actions: null,
note: e
};
}
async function rewriteTrajectory(e, t, n, r) {
try {
let i = (0, s.qF)(e);
if (i === void 0) return none("trajectory.json of the agent is no JSON that can be read");
let { success: a, data: o, error: c } = u.hR.safeParse(i);
if (!a) return none(`trajectory.json of the agent is not ATIF: ${firstIssue(c)}`);
return await writeFitted(o, (0, l.R)(o), {
file: t,
size: n,
redactor: r
});
} catch (e) {
return none(`trajectory.json of the agent was not read: ${(0, i.bD)(e).slice(0, 300)}`);
}
}
function firstIssue(e) {
let [t] = e?.issues ?? [];
return t === void 0 ? "not JSON" : (0, o.hQ)(t).slice(0, 400);
}
})
};
