export const id = 722;
export const ids = [722];
export const modules = {
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
48685: ((e, t, n) => {
n.d(t, {
LI: () => u,
R6: () => c,
eP: () => l,
hE: () => o,
zu: () => s
});
var r = n(94343);
var i = n(43759);
var a = n(23137);
let o = [
"no_model_request",
"model_error",
"budget",
"timed_out",
"crashed",
"not_persistent",
"repeating",
"gave_up",
"claimed_success"
];
let s = r.Ikc({
cause: r.k5n(o),
evidence: (0, a.W)(r.YjP(), "The evidence, on one line"),
step: (0, a.W)(r.mee(r.Whr().check(i.NC())), "Step of the trajectory with the evidence; null without one"),
log: (0, a.W)(r.mee(r.YjP()), "Log with the evidence; null without one")
});
let c = [
"missing_tooling",
"hallucinated_constraint",
"not_persistent",
"other"
];
let l = r.Ikc({
category: (0, a.W)(r.k5n(c), "Category of SetupBench’s paper: development or test tools were not installed; a constraint was invented; the setup did not persist; or none of these"),
explanation: r.YjP(),
quotes: (0, a.W)(r.YOg(r.Ikc({
text: r.YjP(),
step: r.mee(r.Whr().check(i.NC()))
})), "Texts of the trajectory or of the evaluation, each found there; with the step, null for the evaluation and for sub-agents"),
judge: (0, a.W)(r.YjP(), "Identity of the judge"),
input_tokens: r.mee(r.aig().check(i.UI())),
output_tokens: r.mee(r.aig().check(i.UI())),
cost_usd: r.mee(r.aig().check(i.UI()))
});
let u = r.UpN(l, {
judge: !0,
input_tokens: !0,
output_tokens: !0,
cost_usd: !0
});
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
schema_version: r.Rvf(r.YjP().check(i.Fk(/^ATIF-v1\.[0-8]$/, "ATIF-v1.0 to ATIF-v1.8")), a),
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
60722: ((e, t, n) => {
n.d(t, { causesOf: () => causesOf });
var r = n(59254);
var i = n(90492);
var a = n(48685);
var o = n(84346);
var s = n(75084);
let c = [
/\b(?:i|we)(?:'m| am|'re| are| was| were) (?:unable|not able)\b/i,
/\b(?:i|we) (?:could ?n[o']t|can(?: ?not|'t)|was ?n[o']t able to|have not been able to|haven't been able to)\b/i,
/\b(?:could not|couldn't|cannot|can't|unable to|impossible to|not possible to|not able to) (?:\w+ ){0,2}(?:complete|completed|finish|solve|resolve|fix|proceed|continue|install|achieve|succeed|fulfil|be (?:completed|solved|resolved|fixed|installed))\b/i,
/\b(?:give|gave|giving) up\b/i,
/\b(?:i'm|i am|we're|we are) stuck\b/i,
/\b(?:did not|didn't|was not|wasn't) (?:succeed|work out|successful)\b/i,
/\b(?:remains?|is still|are still) (?:unresolved|broken|failing|incomplete|unfinished)\b/i
];
let l = /\b(?:would you like|do you want|shall i|should i|let me know (?:how|which|whether) you|please (?:provide|confirm|advise|tell me|clarify))\b/i;
let u = [
/\b(?:done|completed?|finished|succeeded|successful(?:ly)?|resolved|fixed|working|works|passes|passing|passed|ready|implemented|configured|installed|created|solved|accomplished|in place)\b/i,
/\b(?:is|are|was|were|been|now) (?:set up|up and running|running|available|there)\b/i,
/\ball set\b/i,
/(?:^|\b(?:i|we)(?:'ve| have)? (?:(?:now|also|just|successfully) )?)(?:set up|added|updated|built|made|wrote|changed|started|enabled|verified|exported|fixed)\b/i
];
let d = /\b(?:not|\w+n't|cannot|never|nothing|without|unless|if|until|once|when you|failed to be|fails?)\b/i;
function lastWords(e) {
let t = e.slice(-2e4).replace(/[‘’]/g, "'").split(/(?<=[.!?])\s+|\n+/).map((e) => e.replace(/^(?:[\s#>*-]|\p{Extended_Pictographic}|\ufe0f)+|[\s*]+$/gu, "")).filter((e) => /\p{L}/u.test(e)).slice(-12);
let n = t.findLast((e) => c.some((t) => t.test(e)));
let r = t.findLast((e) => u.some((t) => t.test(e)) && !d.test(e));
if (n !== void 0 && (r === void 0 || t.indexOf(n) > t.indexOf(r) - 2)) return {
cause: "gave_up",
sentence: n
};
if (r !== void 0) return {
cause: "claimed_success",
sentence: r
};
let i = t.findLast((e) => l.test(e));
return i === void 0 ? null : {
cause: "gave_up",
sentence: i
};
}
var f = n(27516);
var p = n(35169);
var m = n(65689);
let h = /\berror\b|could not|unable to|no matching distribution|failed/i;
let g = /^(?:debconf: |invoke-rc\.d: |update-rc\.d: |update-alternatives: |W: |warning\b|npm warn|ERROR: pip's dependency resolver|Starting |.*\bulimit: ).*$/gim;
let _ = /not found|no such file|no module named|cannot find module|error:|traceback/i;
let v = /not found|unrecognized service|no such file|\bfail(?:ed)?!?\s*$/im;
let y = [
{
missing: /(?:^|[:\s])([\w.+-]{1,60}): (?:command )?not found\b|command not found: ([\w.+-]{1,60})|(?:env|make|xargs|nohup|timeout|exec|setsid|nice|sudo|failed to run command|Errno 2\] No such file or directory)(?:\[\d+\])?: ['"‘]?([\w.+-]{1,60})(?:['"’]|: (?:No such file or directory|(?:executable file )?not found)|$)/i,
shows: (e, t) => e.isInstall && mentions(e, t) || e.commands.some(({ words: e }) => (0, p.oQ)((0, p.DE)(e)) === t) && !_.test(e.output)
},
{
missing: /(?:No module named|ModuleNotFoundError:.*|Cannot find module|Cannot find package|cannot load such file --|no required module provides package|there is no package called|Can't locate) ['"‘]?([@\w./-]{1,80})/,
shows: (e, t) => e.isInstall && (mentions(e, t.split(/[./]/)[0]) || installsList(e))
},
{
missing: /(connection refused|could not connect to|can't connect to|couldn't connect to|ECONNREFUSED|failed to connect|connection to server .* failed|no such file or directory.*\.sock|is the server running)/i,
shows: (e) => e.isLeft || e.commands.some(({ words: e }) => startsService(e)) && !v.test(e.output)
},
{
missing: /(?:KeyError: ['"]([A-Z][A-Z0-9_]{2,60})['"]|\b([A-Z][A-Z0-9_]{2,60}): (?:unbound variable|parameter (?:null or )?not set)|\b([A-Z][A-Z0-9_]{2,60}) (?:environment variable )?(?:is )?not set\b)/,
shows: (e, t) => RegExp(`(?:^|[\\s;&|'"])(?:export\\s+)?${t}=`).test(e.command)
}
];
let b = /^(redis-server|mongod|mysqld|mysqld_safe|mariadbd|mariadbd-safe|postgres|memcached|nginx|httpd|apachectl|caddy|rabbitmq-server|elasticsearch|etcd|consul|pg_ctl|pg_ctlcluster|supervisord|dockerd|gunicorn|uvicorn)$/;
function startsService(e) {
let t = (0, p.DE)(e);
let n = (0, p.oQ)(t);
let [r = "", ...i] = t;
if (n === "service") return i[1] === "start" || i[1] === "restart";
if (n === "systemctl") return i.includes("start") || i.includes("restart") || i.includes("enable");
if (r.startsWith("/etc/init.d/")) return i[0] === "start";
if (n === "su" || n === "runuser") return i.some((e) => /pg_ctl|postgres|mysqld|redis-server/.test(e));
if (n === "docker" || n === "docker-compose") return i.includes("up") || i.includes("run");
return b.test(n) || (0, p.oQ)(e) === "nohup" && i.length > 0;
}
function mentions({ command: e }, t) {
let n = t.toLowerCase().replace(/[-_.]/g, "");
return n.length > 1 && e.toLowerCase().replace(/[-_.]/g, "").includes(n);
}
function installsList({ command: e }) {
return /-r\s*\S+|--requirement|\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\s*(?:$|[;&|\n-])|\b(?:poetry|bundle|pdm|composer) install|\buv sync|pip3? install (?:-e )?\.(?:\[|\s|$)/.test(e);
}
function notPersistent(e, t) {
let n = outputOf(t);
if (n === "") return null;
let r = runsOf(e);
for (let { missing: t, shows: i } of y) for (let a of n.split("\n")) {
let n = t.exec(a);
if (n === null) continue;
let o = n.slice(1).find((e) => e !== void 0) ?? "";
let s = r.findLast((e) => i(e, o));
if (s === void 0) continue;
let c = s.command.replace(/\s+/g, " ").slice(0, 120);
let l = e.steps.includes(s.step);
let u = l ? `step ${s.step.step_id}` : "a sub-agent";
return {
evidence: `evaluation: “${a.trim().slice(0, 120)}”; ${u} ran: ${c}`,
step: l ? s.step.step_id : null,
log: "evaluation.log"
};
}
return null;
}
function outputOf(e) {
if (e === null) return "";
if (e.kind !== "test_plan") return e.output_tail.slice(-65536);
return e.points.flatMap(({ testcases: e }) => e).map(({ output_tail: e }) => e.slice(-4096)).join("\n").slice(0, 65536);
}
function runsOf({ steps: e, subagent_trajectories: t }) {
return [...e.flatMap((e) => (e.tool_calls ?? []).flatMap((t) => runOf(e, t) ?? [])), ...(t ?? []).flatMap(runsOf)];
}
function runOf(e, t) {
let n = (0, p.vt)(t.arguments) ?? "";
let r = (typeof n == "string" ? n : n.join(" ")).slice(0, 2e4);
if (r === "" || !(0, f.l)(t.function_name)) return null;
let i = (e.observation?.results ?? []).filter((e) => e.source_call_id === t.tool_call_id).map(({ content: e }) => (0, s.yO)(e)).join("\n");
let a = (0, m.D_)(i);
let o = (0, p.Kf)(typeof n == "string" ? r : n);
let c = (0, m.KP)(i) ?? 0;
return {
step: e,
command: r,
commands: o,
output: a,
isInstall: (0, f.q)(t.function_name, t.arguments) === "install" && c === 0 && !h.test(a.replace(g, "").slice(-2e3)),
isLeft: o.some(({ isLeft: e }) => e) || asksForBackground(t.arguments) || (0, m.W_)(i)
};
}
function asksForBackground(e) {
return Object.entries(e).some(([e, t]) => t === !0 && /background|detach/i.test(e) || e === "mode" && /^(async|background)$/.test(`${t}`));
}
function repeated(e) {
let t = [e, ...e.subagent_trajectories ?? []].map(({ steps: e }) => repeatedIn(e)).filter((e) => e !== null).sort((e, t) => t.times - e.times)[0];
if (t === void 0) return null;
let n = e.steps.includes(t.step);
return {
evidence: `${t.times} times with the same answer: ${t.call}`,
step: n ? t.step.step_id : null
};
}
function repeatedIn(e) {
let t = new Map();
let n = null;
for (let r of e) {
if (r.is_copied_context) continue;
for (let e of r.tool_calls ?? []) {
let i = (r.observation?.results ?? []).filter((t) => t.source_call_id === e.tool_call_id);
let a = i.map(({ content: e }) => (0, s.yO)(e));
if (i.length === 0 || a.some(m.W_) || isWait(e)) continue;
let o = `${e.function_name} ${JSON.stringify(e.arguments)}`;
let c = (0, p.vt)(e.arguments);
let l = `${e.function_name} ${JSON.stringify(c ?? e.arguments)}\n${a.map(lasting).join("\n")}`;
let u = {
times: (t.get(l)?.times ?? 0) + 1,
step: r,
call: o.slice(0, 200)
};
t.set(l, u);
u.times >= 3 && u.times > (n?.times ?? 0) && (n = u);
}
}
return n;
}
function isWait({ arguments: e }) {
let t = (0, p.vt)(e);
let n = t === null ? [] : (0, p.Kf)(t);
return n.length > 0 && n.every(({ words: e }) => /^(sleep|wait)$/.test((0, p.oQ)(e)));
}
function lasting(e) {
return (0, m.D_)(e).slice(0, 2e4).replace(/\b(?=[a-z]*\d)[0-9a-f]{6,}\b|\b\d{5,}\b|\b\d+\.\d+\b/g, "#");
}
let x = /^(cut_by_agent|refused)\b|\bcut_by_agent\b/;
function causesOf(e) {
let { status: t, error: n } = e.result;
let r = n?.kind === "model_unavailable" || n?.kind === "model_refused";
if (t !== "failed" && !(t === "error" && r)) return [];
let o = {
no_model_request: noModelRequest(e),
model_error: modelError(e),
budget: budget(e),
timed_out: timedOut(e),
crashed: null,
not_persistent: e.trajectory === null ? null : notPersistent(e.trajectory, e.result.evaluation),
repeating: e.trajectory === null ? null : repeated(e.trajectory),
...spoken(e)
};
o.model_error === null && (o.crashed = crashed(e));
return a.hE.flatMap((e) => {
let t = o[e];
if (t === null) return [];
return [{
cause: e,
evidence: (0, i.h0)(t.evidence, 300),
step: t.step ?? null,
log: t.log ?? null
}];
});
}
function noModelRequest({ result: { agent: e } }) {
if (e.usage.source !== "meter" || e.usage.requests !== 0 || e.usage.input_tokens === null) return null;
return { evidence: "the meter saw no request to a model" };
}
function modelError({ result: { error: e }, trajectory: t }) {
let n = t?.steps.findLast(({ source: e }) => e === "agent");
let r = n === void 0 ? null : (0, s.Uw)(n);
let i = r?.status === "failed" || r?.status === "cut";
if (e !== null) return {
evidence: e.message,
step: i ? n.step_id : null
};
if (!i || x.test(r.error ?? "") || r.error === void 0) return null;
return {
evidence: `the last request to the model failed: ${r.error}`,
step: n.step_id
};
}
function budget({ result: { agent: e, integrity: t } }) {
if (e.ended_by !== "budget") return null;
return { evidence: t.find(({ kind: e }) => e === "budget_used_up")?.detail ?? "a budget was used up" };
}
function timedOut({ result: { agent: e }, trajectory: t }) {
if (!e.timed_out && e.ended_by !== "time_limit") return null;
let n = t?.steps.findLast(({ source: e }) => e === "agent");
let r = n === void 0 ? "" : ` at step ${n.step_id}${callOf(n)}`;
return {
evidence: `the time limit ended the agent after ${Math.round(e.duration_ms / 1e3)} s${r}`,
step: n?.step_id ?? null
};
}
function callOf({ tool_calls: e }) {
let t = e?.at(-1);
if (t === void 0) return "";
return `: ${t.function_name} ${JSON.stringify(t.arguments).slice(0, 150)}`;
}
function crashed({ result: { agent: e }, tails: t }) {
let { exit_code: n, timed_out: i, ended_by: a } = e;
if (n === null || n === 0 || i || a !== null) return null;
let s = [...t.keys()].findLast((e) => o.hN.test(e)) ?? null;
let c = s === null ? null : (0, r.c)(t.get(s));
return {
evidence: `the agent ended with exit code ${n}${c === null ? "" : `: ${c}`}`,
log: s
};
}
function spoken({ result: { agent: e }, trajectory: t }) {
let n = {
gave_up: null,
claimed_success: null
};
let r = t?.steps.at(-1);
if (e.exit_code === null || e.timed_out || e.ended_by !== null || r?.source !== "agent") return n;
let i = r.tool_calls ?? [];
let a = i.length === 1 && e.exit_code === 0 && (r.observation?.results ?? []).length === 0;
if (i.length > 0 && !a) return n;
let o = (0, s.yO)(r.message);
let c = lastWords(o.trim() === "" && a ? wordsOfEnd(i[0]) : o);
return c === null ? n : {
...n,
[c.cause]: {
evidence: c.sentence,
step: r.step_id
}
};
}
function wordsOfEnd({ function_name: e, arguments: t }) {
if (!/finish|complet|submit|done|^exit$/i.test(e)) return "";
let n = [
"message",
"result",
"summary",
"text"
].map((e) => t[e]).find(Boolean);
return typeof n == "string" ? n : "";
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
/"metadata":\s*\{\s*"exit_code":\s*(-?\d{1,10})\b[^{}]*\}\s*\}\s*$/
];
let c = /^<?(?:(?:background )?(?:command|process|shell|task)\b.{0,80}\b(?:still running|running in (?:the )?background|running with session|moved to (?:the )?background)|background (?:command|process|shell|task) started)\b|<status>running<\/status>/im;
let l = /<system-reminder>[^<]*(?:<(?!\/?system-reminder>)[^<]*)*<\/system-reminder>/g;
let u = /^(?:Chunk ID: .*|Wall time: .*|Exit [Cc]ode: -?\d+|Process exited with code -?\d+|Original token count: .*|Command: .*|Directory: .*|(?:Error|Signal|Background PIDs): \(none\)|Process Group PGID: .*|<\/?(?:untrusted_context|output)>|<returncode>.*<\/returncode>|<shellId: .*>|\[The command .*\])$\n?|^Output:[ \n]?/gm;
function exitIn(e) {
let [t, n] = [e.slice(0, 400), e.slice(-600)];
let r = first(o, t) ?? first(s, n);
let i = Number(r?.[1] ?? NaN);
return Number.isSafeInteger(i) && i !== -1 ? i : null;
}
function first(e, t) {
for (let n of e) {
let e = n.exec(t);
if (e !== null) return e;
}
return null;
}
function isRunning(e) {
return c.test(e.slice(0, 400)) || c.test(e.slice(-600));
}
function outputIn(e) {
let t = e.length <= a ? e : `${e.slice(0, a / 2)}\n${e.slice(-32768)}`;
let n = /^\{\s*"(?:returncode|output)":/.test(t) ? (0, r.Xy)((0, i.qF)(t)) : null;
return (n === null ? t : [(0, r.b6)(n.output), (0, r.b6)(n.exception_info)].filter((e) => e !== null).join("\n")).replace(l, "").replace(u, "").trim();
}
})
};
