export const id = 3258;
export const ids = [3258];
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
LI: () => d,
R6: () => l,
eP: () => u,
hE: () => s,
zu: () => c
});
var r = n(94343);
var i = n(43759);
var a = n(23137);
var o = n(35978);
let s = [
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
let c = r.Ikc({
cause: r.k5n(s),
evidence: (0, a.WY)(r.YjP(), "The evidence, on one line"),
step: (0, a.WY)(r.mee(r.Whr().check(i.NC())), "Step of the trajectory with the evidence; null without one"),
log: (0, a.WY)(r.mee(r.YjP()), "Log with the evidence; null without one")
});
let l = [
"missing_tooling",
"hallucinated_constraint",
"not_persistent",
"other"
];
let u = r.Ikc({
category: (0, a.WY)(r.k5n(l), "Category of SetupBench’s paper: development or test tools were not installed; a constraint was invented; the setup did not persist; or none of these"),
explanation: r.YjP(),
quotes: (0, a.WY)(r.YOg(r.Ikc({
text: r.YjP(),
step: r.mee(r.Whr().check(i.NC()))
})), "Texts of the trajectory or of the evaluation, each found there; with the step, null for the evaluation and for sub-agents"),
judge: (0, a.WY)(r.YjP(), "Identity of the judge"),
...o.aU
});
let d = r.UpN(u, {
judge: !0,
input_tokens: !0,
output_tokens: !0,
cost_usd: !0,
known_cost_usd: !0
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
})
};
