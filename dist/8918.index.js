export const id = 8918;
export const ids = [8918];
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
98918: ((e, t, n) => {
n.d(t, { readTrajectory: () => readTrajectory });
var r = n(45503);
var i = n(43358);
var a = n(75084);
function readTrajectory(e) {
try {
return a.hR.safeParse((0, i.qF)((0, r.XF)(e, 134217728).toString())).data ?? null;
} catch {
return null;
}
}
})
};
