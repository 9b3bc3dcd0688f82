export const id = 9583;
export const ids = [9583];
export const modules = {
31607: ((e, t, n) => {
n.d(t, {
a_: () => hasHarborTrials,
IM: () => isHarborJob,
Wz: () => readHarborJob,
YC: () => withoutTrials
});
var r = n(73024);
var i = n(76760);
var a = n(45145);
var o = n(63144);
var s = n(45503);
var c = n(22495);
var l = n(43358);
var u = n(97857);
var d = n(91583);
var f = n(77598);
var p = n(1158);
var m = n(49638);
var h = n(71826);
let g = new Map(Object.entries({
sandbox_failed: [
"EnvironmentStartTimeoutError",
"SandboxBuildFailedError",
"AgentSetupTimeoutError",
"HealthcheckError",
"SandboxLikelyOutOfMemoryError",
"MemoryLimitExceededError",
"SSHAccessError",
"GKEExecStreamClosedError",
"GKEPodNotFoundError",
"RuntimeRequestError",
"AddTestsDirError",
"DownloadVerifierDirError"
],
model_provider_failed: "ApiError.ApiRateLimitError.ApiInternalServerError.ApiOverloadedError.ApiConnectionClosedError.ApiResponseStalledError.UnknownApiError.NetworkConnectionError.ApiConnectionError.ApiUsageLimitError.RateLimitError.InternalServerError.ServiceUnavailableError.APIConnectionError.APIError.Timeout.BadRequestError.UnprocessableEntityError.UnsupportedParamsError.APIResponseValidationError.BudgetExceededError.AgentAuthenticationError.ModelNotFoundError.ApiProviderResourceNotFoundError.AuthenticationError.PermissionDeniedError.NotFoundError.UnsupportedModelParametersError".split("."),
harbor_failed: [
"ServiceOperationsUnsupportedError",
"VercelScopeError",
"DspyImportError",
"MissingExtraError",
"RegradeError"
],
agent_exhausted_budget: [
"AgentTimeoutError",
"ContextWindowExceededError",
"OutputTokenExceededError",
"ContextLengthExceededError",
"OutputLengthExceededError"
],
agent_refused_task: ["AgentSafetyRefusalError", "ContentPolicyViolationError"],
agent_exit_code: ["NonZeroAgentExitCodeError"],
verifier_failed: [
"VerifierTimeoutError",
"RewardFileNotFoundError",
"RewardFileEmptyError",
"VerifierOutputParseError"
],
cancelled: ["CancelledError"]
}).flatMap(([e, t]) => t.map((t) => [t, e])));
let _ = [
"agent_exhausted_budget",
"agent_refused_task",
"agent_exit_code"
];
let v = [
"RewardFileNotFoundError",
"RewardFileEmptyError",
"VerifierOutputParseError"
];
function causeOf(e) {
return g.get(e) ?? "unclassified";
}
function isGraded(e, t) {
let n = t?.has_valid_reward;
return typeof n == "boolean" ? n : _.includes(causeOf(e));
}
function faultOf(e, t) {
let n = causeOf(e);
if (v.includes(e)) return {
stage: "evaluate",
kind: "no_reward"
};
if (e === "AgentSetupTimeoutError") return {
stage: "agent-setup",
kind: n
};
return {
stage: n === "verifier_failed" ? "evaluate" : t,
kind: n
};
}
var y = n(80588);
let b = [
["trial", "trial.log"],
["evaluation", "verifier/test-stdout.txt"],
["exception", "exception.txt"]
];
function filesOfTrial(e, t) {
let n = t.filter((e) => /^[A-Za-z0-9][\w.-]{0,60}$/.test(e));
let r = n.map((e, t) => [`evaluation-${t + 1}-${e.replace(/\W/g, "_").slice(0, 25)}`, `steps/${e}/verifier/test-stdout.txt`]);
let i = ["agent", ...n.map((e) => `steps/${e}/agent`)];
return {
directory: e,
logs: [...b, ...r].flatMap(([t, n]) => isFile(e, n) ? [[`${t}.log`, n]] : []),
trajectories: i.flatMap((t) => trajectoriesOf(e, t))
};
}
function trajectoriesOf(e, t) {
let n = [];
for (let r = 0; r <= 100; r += 1) {
let i = `${t}/trajectory${r === 0 ? "" : `.cont-${r}`}.json`;
if (!isFile(e, i)) break;
n.push(i);
}
return n;
}
function isFile(e, t) {
try {
return (0, y.Z)(e, t) === null && (0, r.lstatSync)(i.join(e, t), { throwIfNoEntry: !1 })?.isFile() === !0;
} catch {
return !1;
}
}
function trialOf(e, t, n) {
let r = (0, o.Xy)(e);
let i = (0, o.b6)(r?.task_name);
let a = (0, o.b6)(r?.trial_name);
if (r === null || i === null || a === null) return null;
let s = (0, o.Xy)(r.config) ?? {};
let c = (0, o.Xy)(s.agent) ?? {};
let l = (0, o.iZ)(r.step_results).slice(0, 200);
let f = l.filter((e) => ((0, o.Xy)(e.agent_result) ?? (0, o.Xy)(e.agent_execution)) !== null);
let p = (0, o.Xy)(r.agent_result);
let m = p === null ? f.map(({ agent_result: e }) => (0, o.Xy)(e) ?? {}) : [p];
let h = stagesOf(r, l);
let g = (0, d.Et)(r.started_at) ?? 0;
let _ = verdictOf(r, l, h.at(-1)?.name ?? "prepare");
return {
name: a,
task: (0, u.IN)(i, u.B6),
..._,
evaluation: evaluationOf(r, l, h),
began: g,
ended: (0, d.Et)(r.finished_at) ?? g,
stages: h,
agent_ms: (0, d.Hi)(h, "agent"),
usage: usageIn(m),
files: filesOfTrial(t, l.flatMap((e) => (0, o.b6)(e.step_name) ?? [])),
checksum: (0, o.b6)(r.task_checksum),
source: (0, o.b6)(r.source),
key: {
task: taskKey((0, o.Xy)(s.task) ?? {}),
agent: agentKey(c, isLeftOut(c.skills) ? null : n(), s)
},
agent: agentOf((0, o.Xy)(r.agent_info) ?? {}, c)
};
}
function taskKey({ path: e, git_url: t, name: n }) {
return JSON.stringify([(0, o.b6)(t), (0, o.b6)(e) ?? (0, o.b6)(n)]);
}
function agentKey(e, t, n) {
let { name: r, import_path: i, model_name: a } = e;
let s = (0, o.iZ)(t?.skills).map((e) => [(0, o.b6)(e.name), (0, o.b6)(e.digest)]);
let c = [settingOf(s.length === 0 ? e : {
...e,
skills: s
}), ...multipliersOf(n)].filter((e) => e !== "").join(" ");
return JSON.stringify([
(0, o.b6)(i) ?? (0, o.b6)(r),
(0, o.b6)(a),
c
]);
}
function multipliersOf({ timeout_multiplier: e, ...t }) {
return ["agent_timeout_multiplier", "verifier_timeout_multiplier"].flatMap((n) => {
let r = t[n] ?? e ?? 1;
return typeof r == "number" && r !== 1 ? [`${n}=${r}`] : [];
});
}
let x = [
"name",
"model_name",
"kwargs",
"n_concurrent",
"concurrency_group"
];
function settingOf(e) {
let t = (0, o.Xy)(e.kwargs) ?? {};
let n = Object.keys(t).length === 0 ? "" : (0, p.$)(t);
let r = n === "" ? "" : (0, p.$)(openly("", t));
let i = Object.entries(e).filter(([e, t]) => !x.includes(e) && !isLeftOut(t));
if (i.length === 0 && (0, c.h0)(n, u.xG) === r) return r;
let a = JSON.stringify({
...Object.fromEntries(i),
kwargs: n
}, (e, t) => isLeftOut(t) ? void 0 : t);
let s = (0, f.hash)("sha256", (0, p.$)(JSON.parse(a)));
let l = i.map(([e]) => e).sort();
return (0, c.h0)(`${s.slice(0, 12)} of ${[...l, r].join(" ")}`, u.xG);
}
function openly(e, t) {
if (typeof t == "string" || typeof t == "number") return /^[\w.-]{1,24}$/.test(String(t)) && !S.test(e) ? t : "…";
if (Array.isArray(t)) return t.map((t) => openly(e, t));
let n = (0, o.Xy)(t);
if (n === null) return t;
return Object.fromEntries(Object.entries(n).map(([t, n]) => [t, openly(`${e} ${t}`, n)]));
}
let S = /key|secret|token(?!s)|password|credential|auth|header/i;
function isLeftOut(e) {
return e === null || e === !1 || typeof e == "object" && Object.keys(e).length === 0;
}
function agentOf(e, t) {
let n = (0, o.Xy)(e.model_info) ?? {};
let r = [(0, o.b6)(n.provider), (0, o.b6)(n.name)].filter((e) => e !== null).join("/");
let line = (e) => e === null || e === "" ? null : (0, c.h0)(e, u.B6);
let i = (0, o.b6)(e.version);
return {
name: line((0, o.b6)(e.name) ?? (0, o.b6)(t.name)),
version: i === "unknown" ? null : line(i),
model: line((0, o.b6)(t.model_name) ?? r)
};
}
function verdictOf(e, t, n) {
let r = (0, o.iZ)([e, ...t].map(({ exception_info: e }) => e));
let i = r.map(({ exception_type: e }) => (0, o.b6)(e) ?? "unknown");
let a = i.includes("AgentTimeoutError");
let s = Object.entries((0, o.Xy)((0, o.Xy)(e.verifier_result)?.rewards) ?? {});
let l = s.slice(0, 20).map(([e, t]) => `${nameOfReward(e)} ${(0, c.h0)(String(t), 40)}`).join(", ");
let u = {
timed_out: a,
ended_by: a ? "time_limit" : null
};
let f = i.findIndex((e, t) => !isGraded(e, (0, o.Xy)(r[t].policy_override)));
let p = s.find(([e]) => e === "reward")?.[1];
if (f !== -1) return failure(faultOf(i[f], n), messageIn(r[f], i[f]));
if (typeof p != "number" || !Number.isFinite(p)) {
let e = r[0] === void 0 ? "" : ` (${messageIn(r[0], i[0])})`;
return failure({
stage: "evaluate",
kind: "no_reward"
}, `${s.length === 0 ? "there is no reward" : `no reward is named "reward": there is ${l}`}${e}`);
}
let { score: h, notes: g } = (0, d.cz)(p, "reward");
let _ = i.map((e, t) => ({
kind: causeOf(e),
detail: messageIn(r[t], e)
})).filter(({ kind: e }) => e !== "agent_exhausted_budget" || !a);
return {
status: (0, m.O)(p, 1) ? "passed" : "failed",
score: h,
error: null,
told: l,
notes: [...g, ..._],
...u
};
function failure({ stage: e, kind: t }, n) {
return {
status: "error",
score: null,
error: {
stage: e,
kind: t,
message: n
},
told: l,
notes: [],
...u
};
}
}
function evaluationOf(e, t, n) {
let r = rewardsIn(e);
if (r === null) return null;
return {
kind: "reward",
rewards: r,
reward: Object.hasOwn(r, "reward") ? r.reward : null,
exit_code: null,
timed_out: !1,
duration_ms: (0, d.Hi)(n, "evaluate"),
output_tail: "",
steps: t.map((e) => ({
name: (0, c.h0)((0, o.b6)(e.step_name) ?? "", u.B6),
rewards: rewardsIn(e)
}))
};
}
function rewardsIn({ verifier_result: e }) {
let t = (0, o.Xy)((0, o.Xy)(e)?.rewards);
if (t === null) return null;
let n = Object.entries(t).flatMap(([e, t]) => typeof t == "number" && Number.isFinite(t) ? [[nameOfReward(e), t]] : []);
return Object.fromEntries(n.filter(([e], t) => t < 20 || e === "reward"));
}
function nameOfReward(e) {
let t = (0, c.h0)(e, 80);
return t === "reward" && e !== t ? (0, c.h0)(JSON.stringify(e), 80) : t;
}
function messageIn({ exception_message: e }, t) {
let n = (0, u.IN)((0, o.b6)(e) ?? "", u.xG);
return n === "" ? (0, c.h0)(t, u.B6) : `${(0, c.h0)(t, u.B6)}: ${n}`;
}
function stagesOf(e, t) {
let timed = (e, t) => {
let { started_at: n, finished_at: r } = (0, o.Xy)(t) ?? {};
return (0, d.gV)(e, (0, d.Et)(n), (0, d.Et)(r));
};
return [
...timed("prepare", e.environment_setup),
...timed("agent-setup", e.agent_setup),
...timed("agent", e.agent_execution),
...timed("evaluate", e.verifier),
...t.flatMap((e) => [...timed("agent", e.agent_execution), ...timed("evaluate", e.verifier)])
];
}
function usageIn(e) {
let sum = (t) => e.length === 0 ? null : (0, h.ER)(e.map(t));
let t = e.flatMap(({ model_usage: e }) => Object.keys((0, o.Xy)(e) ?? {}));
return (0, d.Fs)({
input_tokens: sum(({ n_input_tokens: e }) => (0, l.pq)(e)),
cached_input_tokens: sum(({ n_cache_tokens: e }) => (0, l.pq)(e)),
output_tokens: sum(({ n_output_tokens: e }) => (0, l.pq)(e)),
cost_usd: sum(({ cost_usd: e }) => (0, l.Bg)(e)),
models: [...new Set(t)].slice(0, 20).map((e) => (0, c.h0)(e, u.B6))
});
}
let C = {
config: 1048576,
job: 67108864,
trial: 67108864
};
let w = 2e4;
function isHarborJob(e) {
let t = readJson(e, "config.json", C.config);
if (t === null || Object.hasOwn(t, "task")) return !1;
if ([
"jobs_dir",
"n_attempts",
"datasets"
].some((e) => Object.hasOwn(t, e))) return !0;
if ([
"tasks",
"agents",
"source_jobs"
].some((e) => (0, o.iZ)(t[e]).length > 0)) return !0;
return (0, o.iZ)(readJson(e, "lock.json", C.job)?.trials).length > 0;
}
function hasHarborTrials(e, t) {
return t.slice(0, 10).some((t) => ["config.json", "result.json"].some((n) => (0, o.b6)(readJson(i.join(e, t), n, C.config)?.trial_name) !== null));
}
function withoutTrials(e, t) {
return t.filter((t) => {
let n = i.join(e, t);
let has = (e) => (0, r.existsSync)(i.join(n, e));
return has("run.json") || !(has("config.json") || has("result.json")) || isHarborJob(n);
});
}
function readHarborJob(e) {
let t = [];
let n = [];
let d = (0, r.readdirSync)(e, { withFileTypes: !0 });
let f = d.filter((e) => e.isSymbolicLink()).map(({ name: e }) => e);
f.length > 0 && t.push(`${e}: links are not followed (${f.length}, such as ${(0, c.h0)(f[0], u.B6)}); a trial counts if its directory is there`);
let p = d.filter((e) => e.isDirectory());
p.length > w && t.push(`${e}: only the first ${w} trials of ${p.length} are read`);
let m = new Set(p.map(({ name: e }) => e));
for (let { name: r } of p.slice(0, w)) {
let o = i.join(e, r);
try {
let e = trialOf((0, l.qF)((0, s.Gu)(i.join(o, "result.json"), C.trial)), o, () => readJson(o, "lock.json", C.config));
e !== null && e.name !== r && m.has(e.name) ? t.push(`${o}: it is a copy of the trial ${(0, c.h0)(e.name, u.B6)} beside it, and is left out`) : e === null ? isHarborJob(o) || t.push(`${i.join(o, "result.json")}: it is not the result of a trial, and is left out`) : n.push(e);
} catch (e) {
(0, a.$N)(e) !== "ENOENT" && t.push(`${i.join(o, "result.json")}: ${(0, a.bD)(e)}; it is left out`);
}
}
let h = readJson(e, "lock.json", C.job);
let g = readJson(e, "result.json", C.job);
let _ = (0, o.b6)((0, o.Xy)(h?.harbor)?.version);
let v = {
name: "Harbor",
version: _ !== null && /^[\w.+-]{1,40}$/.test(_) ? _ : null
};
let y = planOf(h);
let b = (0, l.pq)(g?.n_total_trials) ?? 0;
y.size === 0 && b > n.length && t.push(`${e}: it planned ${b} trials, of which ${n.length} have a result here; without its lock.json, the others are not counted as not_run`);
let x = Map.groupBy(n, ({ source: e, key: t }) => JSON.stringify([e, t.agent]));
for (let e of y.keys()) x.has(e) || x.set(e, []);
let S = g === null && h === null;
return {
runs: [...x].map(([e, t]) => {
let n = runOf(v, t, y.get(e) ?? [], e, g ?? {});
return S ? {
...n,
ended: lastOf(t)
} : n;
}),
notes: t
};
}
function planOf(e) {
let t = new Map();
for (let n of (0, o.iZ)(e?.trials).slice(0, w)) {
let [e, r] = [(0, o.Xy)(n.task) ?? {}, (0, o.Xy)(n.agent) ?? {}];
let i = JSON.stringify([(0, o.b6)(e.source), agentKey(r, n, n)]);
let a = t.get(i) ?? [];
a.push({
task: taskKey(lockedTask(e)),
name: (0, o.b6)(e.name) ?? "task",
digest: (0, o.b6)(e.digest)
});
t.set(i, a);
}
return t;
}
function lockedTask(e) {
return (0, o.b6)(e.path) === null ? e : {
...e,
name: null
};
}
function runOf(e, t, n, r, i) {
let [a, o] = JSON.parse(r);
let s = new Map(t.map(({ key: e, task: t }) => [e.task, t]));
let c = new Map();
let l = new Map();
let add = (e, t) => l.set(job_short(e), (l.get(job_short(e)) ?? new Set()).add(t));
for (let { task: e, name: t, digest: r } of n) {
let n = s.get(e) ?? t;
c.set(n, Math.min(1e4, (c.get(n) ?? 0) + 1));
r !== null && add(n, r);
}
if (n.length === 0) for (let { task: e, checksum: n } of t) n !== null && add(e, n);
let u = new Set(t.map(({ agent: e }) => e.version));
let [f] = u.size === 1 ? u : [null];
let [p, m, h] = JSON.parse(o);
let g = t[0]?.agent ?? {
name: p,
model: m
};
return {
by: e,
dataset: a ?? "harbor tasks",
tasks: new Map([...l].map(([e, t]) => [e, [...t].sort().join(" ")])),
agent: {
...g,
setting: h,
name: f == null || g.name === null ? g.name : `${g.name} ${f}`
},
taskType: "harbor",
trials: t,
planned: c,
began: (0, d.Et)(i.started_at),
ended: endOf(i, t)
};
}
function endOf(e, t) {
let n = (0, d.Et)(e.finished_at);
return n === null ? null : lastOf(t) ?? n;
}
function lastOf(e) {
return e.reduce((e, t) => Math.max(e, t.ended), 0) || null;
}
function job_short(e) {
return e.slice(e.lastIndexOf("/") + 1);
}
function readJson(e, t, n) {
try {
let a = i.join(e, t);
return (0, r.lstatSync)(a).isFile() ? (0, o.Xy)((0, l.qF)((0, s.Gu)(a, n))) : null;
} catch {
return null;
}
}
}),
91583: ((e, t, n) => {
n.d(t, {
Et: () => momentOf,
Fs: () => usageOf,
Hi: () => timeIn,
cz: () => clipped,
gV: () => stageOf,
zv: () => recordOf
});
var r = n(77598);
var i = n(30742);
var a = n(22495);
var o = n(7844);
var s = n(71744);
var c = n(97857);
var l = n(44408);
var u = n(61210);
var d = n(98715);
var f = n(35978);
function recordOf(e) {
let { by: t, agent: n, taskType: r, tasks: i } = e;
let s = {
name: (0, a.h0)(e.dataset, c.B6),
ref: null,
digest: digestOfTasks(i)
};
let l = {
name: n.name,
model: n.model,
command: n.setting
};
let f = Map.groupBy(e.trials, ({ task: e }) => e);
let m = [...new Set([...f.keys(), ...e.planned.keys()])].sort();
let h = idsOf(m);
let g = [];
let _ = [];
let v = e.trials.reduce((e, { began: t }) => t > 0 ? Math.min(e, t) : e, Infinity);
let y = Number.isFinite(v) ? v : e.began ?? e.ended ?? 0;
for (let t of m) {
let n = (f.get(t) ?? []).sort((e, t) => e.began - t.began);
let i = Math.max(n.length, e.planned.get(t) ?? 0);
for (let e = 0; e < i; e += 1) {
let i = {
instance_id: h.get(t),
task_type: r,
trial: e + 1
};
let a = n[e];
let o = a === void 0 ? null : resultOf(a, i, s, l);
g.push(o === null ? {
...i,
...u.aR,
error: p
} : {
...i,
status: o.status,
...(0, u.YW)(o),
result: null,
error: o.error
});
_.push(o === null ? null : {
result: o,
files: a.files
});
}
}
return {
run: {
schema: "agentbench/run/v1",
suite: null,
dataset: s,
agent: l,
settings: (0, d.I3)(g.reduce((e, { trial: t }) => Math.max(e, t), 1)),
planned: g,
totals: (0, u.vA)(g),
gate: null,
interrupted: null,
measured_by: t,
started_at: timeOf(y),
finished_at: e.ended === null ? null : timeOf(Math.max(e.ended, y)),
harness_version: o.x,
github: null
},
trials: _
};
}
let p = {
stage: "plan",
kind: "missing",
message: "the other program left no result for this trial"
};
function resultOf(e, t, n, r) {
let { status: i, score: a, error: s, evaluation: c, told: l, notes: u, usage: f, stages: p, timed_out: m, ended_by: h, agent_ms: g } = e;
return {
schema: "agentbench/result/v1",
dataset: n,
...t,
attempt: 1,
status: i,
score: a,
agent: {
...(0, d.Ig)(r),
timed_out: m,
duration_ms: g,
ended_by: h,
usage: f
},
evaluation: c,
testbed: (0, d.wN)("other"),
prerunner: null,
stages: p,
integrity: u,
error: s,
reason: i === "failed" && c === null && l !== "" ? {
text: l,
log: null
} : null,
started_at: timeOf(e.began),
finished_at: timeOf(Math.max(e.began, e.ended)),
harness_version: o.x,
github: null
};
}
function usageOf(e) {
let t = {
...(0, f.wD)(),
...e
};
let n = [
t.input_tokens,
t.output_tokens,
t.cost_usd
].some((e) => e !== null);
return {
...t,
source: n ? "agent" : null
};
}
function clipped(e, t) {
let n = Math.min(1, Math.max(0, e));
let r = `The ${t} is ${e}; as a score it counts as ${n}.`;
return {
score: n,
notes: n === e ? [] : [{
kind: "score_clipped",
detail: r
}]
};
}
let m = Date.parse("9999-12-31T23:59:59.999Z");
function momentOf(e) {
if (typeof e != "string" || e.length > 60) return null;
let t = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/.exec(e);
if (t === null) return null;
let [, n, r, i = "", a = "Z"] = t;
let o = Date.parse(`${n}T${r}${i.slice(0, 4)}${a}`);
return o >= 0 && o <= m ? o : null;
}
function stageOf(e, t, n) {
if (t === null || n === null || n - t > l.Qk) return [];
return [{
name: e,
started_at: timeOf(t),
duration_ms: Math.max(1, Math.round(n - t))
}];
}
function timeIn(e, t) {
let n = e.reduce((e, { name: n, duration_ms: r }) => n === t ? e + r : e, 0);
return Math.min(l.Qk, n);
}
function timeOf(e) {
return new Date(e).toISOString();
}
function digestOfTasks(e) {
let t = [...e].map(([e, t]) => `${JSON.stringify([e, t])}\n`).sort();
return (0, i.B)(t.join(""));
}
function idsOf(e) {
let short = (e) => idIn(e.slice(e.lastIndexOf("/") + 1));
let t = Map.groupBy(e, short);
let n = new Map();
let i = new Set();
for (let a of e) {
let e = t.get(short(a)).length === 1 ? short(a) : idIn(a);
let o = `${e.slice(0, 115)}-${(0, r.hash)("sha256", a).slice(0, 12)}`;
let s = i.has(e) ? o : e;
i.add(s);
n.set(a, s);
}
return n;
}
function idIn(e) {
let t = e.slice(0, 400).replace(/[^A-Za-z0-9._-]+/g, "-").replace(/^[^A-Za-z0-9]+/, "").slice(0, 128);
return s.Cd.test(t) ? t : "task";
}
}),
47610: ((e, t, n) => {
n.d(t, {
B: () => partOfOther,
J: () => o
});
var r = n(76760);
var i = n(31607);
let a = /\.eval$|^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d[+-]\d\d-\d\d_.+\.json$/;
let o = {
in(e, t, n) {
let o = t.includes("config.json") && (t.includes("result.json") || t.includes("lock.json"));
let s = {
program: "harbor",
path: e
};
if (o && (0, i.IM)(e)) return {
runs: [s],
below: []
};
let c = t.flatMap((t) => a.test(t) ? [{
program: "inspect",
path: r.join(e, t)
}] : []);
return !o && (0, i.a_)(e, n) ? {
runs: [s, ...c],
below: (0, i.YC)(e, n)
} : {
runs: c,
below: n
};
},
ofFile: (e) => /\.(eval|json)$/.test(e) ? {
program: "inspect",
path: e
} : null
};
let s = /^(?:config|lock|result)\.json$/;
let c = /\/(?:trial\.log|exception\.txt|(?:steps\/[\w.-]+\/)?(?:verifier\/test-stdout\.txt|agent\/trajectory(?:\.cont-\d{1,3})?\.json))$/;
function partOfOther(e) {
let t = e.split("/");
if (t.length > 10) return null;
if (s.test(t.at(-1))) return "record";
if (a.test(t.at(-1))) return "log";
return c.test(e) ? "file" : null;
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
9583: ((e, t, n) => {
n.r(t);
n.d(t, {
byMeasure: () => byMeasure,
loadRun: () => loadRun,
loadRuns: () => loadRuns,
roomForRuns: () => roomForRuns
});
var r = n(73024);
var i = n(76760);
var a = n(45145);
var o = n(70930);
var s = n(47610);
var c = n(48242);
var l = n(47705);
var u = n(61210);
var d = n(7171);
let f = 2e3;
let p = {
runs: 134217728,
results: 402653184,
unpacked: 4294967296
};
function roomForRuns() {
return { ...p };
}
async function loadRuns(e, t = "results", n = roomForRuns()) {
let o = [];
let { found: u, others: p, notes: m } = await (0, c.s)(e, t, s.J);
for (let e of u) {
if (o.length >= f) {
m.push(`${e}: left out, there are more than ${f} runs`);
continue;
}
try {
let { left: t, ...a } = await (0, l.readRun)(e, (e) => {
let t = (0, d.Gb)(e);
return takeRoom(n, "results", (0, d.Vb)(t)) ? t : null;
});
if (!takeRoom(n, "runs", (0, r.lstatSync)(i.join(e, "run.json")).size)) {
m.push(`${i.join(e, "run.json")}: it is left out, because all runs together exceed the size limit`);
continue;
}
o.push({
...a,
...await reportedIn(e, a, n),
directory: e
});
let s = a.run.rescored_from;
s !== void 0 && m.push(`${e}: scored again from the evidence of ${s.directory} (run of ${s.started_at})`);
for (let n of t.slice(0, 20)) m.push(`${i.join(e, n)}, and is left out`);
t.length > 20 && m.push(`${e}: ${t.length - 20} more results are left out`);
} catch (t) {
m.push(`${i.join(e, "run.json")} is not a run record: ${(0, a.bD)(t).split("\n")[0]}`);
}
}
for (let e of p) await loadElsewhere(e, n, o, m);
return {
runs: o,
notes: m
};
}
async function reportedIn(e, { run: t, results: r }, a) {
if (r.some((e) => e !== null) || !t.planned.some(u.aA)) return {};
let s = (0, o.LZ)(i.join(e, "results.json"))?.size ?? 0;
if (s === 0 || !takeRoom(a, "results", s)) return {};
let { readReported: c } = await n.e(4252).then(n.bind(n, 94252));
return { reported: c(e, t) };
}
async function loadElsewhere(e, t, r, i) {
let { readElsewhere: a } = await Promise.all([n.e(663), n.e(8672)]).then(n.bind(n, 48672));
let { runs: o, notes: s } = await a(e, t);
i.push(...s);
for (let { run: n, trials: a } of o) {
if (r.length >= f) {
i.push(`${e.path}: left out, there are more than ${f} runs`);
return;
}
let o = a.map((e) => {
if (e === null) return null;
let n = {
...(0, d.Gb)(e.result),
elsewhere: e
};
return takeRoom(t, "results", (0, d.Vb)(n)) ? n : null;
});
let s = a.filter((e, t) => e !== null && o[t] === null).length;
s > 0 && i.push(`${e.path}: there is no room for ${s} of its results beside the others`);
r.push({
run: n,
results: o,
directory: e.path
});
}
}
function takeRoom(e, t, n) {
if (n > e[t]) return !1;
e[t] -= n;
return !0;
}
async function loadRun(e, t) {
let { run: n, results: r } = await (0, l.readRun)(e, d.Gb, t);
return {
run: n,
results: r,
directory: e
};
}
function byMeasure(e, t) {
for (let { run: n } of e) {
let e = (0, u.c_)(n.settings);
n.settings = {
...n.settings,
...(0, u.Zs)(t)
};
(0, u.c_)(n.settings) !== e && (n.change = null);
}
}
}),
48242: ((e, t, n) => {
n.d(t, { s: () => findRuns });
var r = n(73024);
var i = n(51455);
var a = n(76760);
var o = n(45145);
var s = n(70930);
var c = n(80418);
let l = 2e4;
async function findRuns(e, t, n) {
let s = [];
let u = [];
let d = [];
let f = [];
let p = [];
let m = [];
let h = new Set();
let g = e.map((e) => a.resolve((0, c.$t)(e)));
for (let e = 4; e >= 0 && g.length > 0; --e) {
let t = [];
for (let n of g) t.push(await look(n, e));
g = t.flat();
}
let _ = h.size - l;
_ > 0 && d.push(`${_} directories are left out: at most ${l} are searched for results`);
if (s.length + u.length > 0) return {
found: s.sort(),
others: u,
notes: d
};
let v = f.find((e) => (0, r.existsSync)(`${e}/.`));
v !== void 0 && d.push(`${v} is a link, and links are not followed: name it`);
let [y] = m.sort();
y !== void 0 && d.push(`${y} is a report, which counts only by its own name: name it`);
let [b] = p.sort();
b !== void 0 && d.push(`results in an archive, as ${b} may be, are unpacked first, each into a directory of its own`);
g.length > 0 && d.push("a run.json is searched for at most 4 levels below: name a directory nearer to it");
return {
found: s.sort(),
others: u,
notes: d
};
async function look(e, r) {
if (h.has(e)) return [];
h.add(e);
if (h.size > l) return [];
if (r < 4 && hasFile(e, "results.json")) {
(r < 3 || a.basename(e) !== c.ri) && m.push(e);
return [];
}
if (hasFile(e, "run.json")) {
s.push(e);
return [];
}
let g = r === 4 && n !== void 0 && isFile(e) ? n.ofFile(e) : null;
if (g !== null) {
u.push(g);
return [];
}
let _ = await (0, i.readdir)(e, { withFileTypes: !0 }).catch((i) => {
let a = (0, o.$N)(i) === "ENOENT" ? `there is no directory ${e}; results are what agentbench run writes to its results-path` : (0, o.$N)(i) === "ENOTDIR" ? `${e} is a file; name a directory of results, into which an archive has to be unpacked first${n === void 0 ? "" : ", or a log of Inspect (.eval, .json)"}` : `${e} cannot be read: ${(0, o.bD)(i)}`;
if (r === 4) throw new o.yo(`${t}: ${a}`);
d.push(a);
return [];
});
let v = n === void 0 ? [] : _.flatMap((e) => e.isFile() ? [e.name] : []).sort();
let y = _.flatMap((e) => e.isDirectory() ? [e.name] : []).sort();
let { runs: b, below: x } = n?.in(e, v, y) ?? {
runs: [],
below: y
};
u.push(...b);
for (let t of _) t.isSymbolicLink() ? f.push(a.join(e, t.name)) : t.isFile() && t.name.endsWith(".zip") && p.push(a.join(e, t.name));
return x.map((t) => a.join(e, t));
}
}
function hasFile(e, t) {
return isFile(a.join(e, t));
}
function isFile(e) {
return (0, s.LZ)(e)?.isFile() === !0;
}
})
};
