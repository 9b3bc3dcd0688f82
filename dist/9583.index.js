export const id = 9583;
export const ids = [9583];
export const modules = {
31607: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
I: () => isHarborJob,
W: () => readHarborJob
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var regular_file = __webpack_require__(45503);
var json = __webpack_require__(43358);
var measured = __webpack_require__(91583);
var untrusted = __webpack_require__(90492);
var cut = __webpack_require__(97857);
let CAUSES = new Map(Object.entries({
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
model_provider_failed: "ApiError.ApiRateLimitError.ApiInternalServerError.ApiOverloadedError.ApiConnectionClosedError.ApiResponseStalledError.UnknownApiError.NetworkConnectionError.ApiConnectionError.ApiUsageLimitError.RateLimitError.InternalServerError.ServiceUnavailableError.APIConnectionError.APIError.Timeout.BadRequestError.UnprocessableEntityError.UnsupportedParamsError.APIResponseValidationError.BudgetExceededError.AgentAuthenticationError.ModelNotFoundError.ApiProviderResourceNotFoundError.AuthenticationError.PermissionDeniedError.NotFoundError".split("."),
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
}).flatMap(([cause, types]) => types.map((type) => [type, cause])));
let GRADED = [
"agent_exhausted_budget",
"agent_refused_task",
"agent_exit_code"
];
let NO_REWARD = [
"RewardFileNotFoundError",
"RewardFileEmptyError",
"VerifierOutputParseError"
];
function causeOf(type) {
return CAUSES.get(type) ?? "unclassified";
}
function isGraded(type) {
return GRADED.includes(causeOf(type));
}
function faultOf(type, reached) {
let cause = causeOf(type);
if (NO_REWARD.includes(type)) return {
stage: "evaluate",
kind: "no_reward"
};
if (type === "AgentSetupTimeoutError") return {
stage: "agent-setup",
kind: cause
};
return {
stage: cause === "verifier_failed" ? "evaluate" : reached,
kind: cause
};
}
var place = __webpack_require__(96826);
let LOGS = [
["trial", "trial.log"],
["evaluation", "verifier/test-stdout.txt"],
["exception", "exception.txt"]
];
function filesOfTrial(directory, steps) {
let below = steps.filter((step) => /^[A-Za-z0-9][\w.-]{0,60}$/.test(step));
let ofSteps = below.map((step) => [`evaluation-${step.replace(/\W/g, "_").slice(0, 25)}`, `steps/${step}/verifier/test-stdout.txt`]);
let trajectories = ["agent/trajectory.json", ...below.map((step) => `steps/${step}/agent/trajectory.json`)];
return {
directory,
logs: [...LOGS, ...ofSteps].flatMap(([name, file]) => isFile(directory, file) ? [[`${name}.log`, file]] : []),
trajectories: trajectories.filter((file) => isFile(directory, file))
};
}
function isFile(directory, file) {
try {
return (0, place.Z)(directory, file) === null && (0, external_node_fs_.lstatSync)(external_node_path_.join(directory, file), { throwIfNoEntry: !1 })?.isFile() === !0;
} catch {
return !1;
}
}
function trialOf(value, directory) {
let result = (0, json.Xy)(value);
let task = (0, json.b6)(result?.task_name);
if (result === null || task === null || (0, json.b6)(result.trial_name) === null) return null;
let config = (0, json.Xy)(result.config) ?? {};
let steps = (0, json.iZ)(result.step_results).slice(0, 200);
let contexts = (0, json.Xy)(result.agent_result) === null ? steps.map((step) => step.agent_result) : [result.agent_result];
let stages = stagesOf(result, steps);
let began = (0, measured.Et)(result.started_at) ?? 0;
let verdict = verdictOf(result, steps, stages.at(-1)?.name ?? "prepare");
return {
task: (0, cut.IN)(task, cut.B6),
...verdict,
evaluation: evaluationOf(result, steps, stages),
began,
ended: (0, measured.Et)(result.finished_at) ?? began,
stages,
agent_ms: stages.reduce((sum, { name, duration_ms }) => name === "agent" ? sum + duration_ms : sum, 0),
usage: usageIn((0, json.iZ)(contexts)),
files: filesOfTrial(directory, steps.flatMap((step) => (0, json.b6)(step.step_name) ?? [])),
checksum: (0, json.b6)(result.task_checksum),
source: (0, json.b6)(result.source),
key: {
task: taskKey((0, json.Xy)(config.task) ?? {}),
agent: agentKey((0, json.Xy)(config.agent) ?? {})
},
agent: agentOf((0, json.Xy)(result.agent_info) ?? {}, (0, json.Xy)(config.agent) ?? {})
};
}
function taskKey({ path: folder, git_url, name }) {
return JSON.stringify([(0, json.b6)(git_url), (0, json.b6)(folder) ?? (0, json.b6)(name)]);
}
function agentKey(config) {
let { name, import_path, model_name, kwargs } = config;
return JSON.stringify([
(0, json.b6)(import_path) ?? (0, json.b6)(name),
(0, json.b6)(model_name),
(0, json.Xy)(kwargs) ?? {}
]);
}
function agentOf(info, config) {
let model = (0, json.Xy)(info.model_info) ?? {};
let own = [(0, json.b6)(model.provider), (0, json.b6)(model.name)].filter((part) => part !== null).join("/");
let line = (text) => text === null || text === "" ? null : (0, untrusted.h0)(text, cut.B6);
let version = (0, json.b6)(info.version);
let kwargs = (0, json.Xy)(config.kwargs) ?? {};
return {
name: line((0, json.b6)(info.name) ?? (0, json.b6)(config.name)),
version: version === "unknown" ? null : line(version),
model: line((0, json.b6)(config.model_name) ?? own),
setting: Object.keys(kwargs).length === 0 ? "" : (0, untrusted.h0)(JSON.stringify(kwargs), cut.xG)
};
}
function verdictOf(result, steps, reached) {
let exceptions = (0, json.iZ)([result, ...steps].map(({ exception_info }) => exception_info));
let types = exceptions.map(({ exception_type }) => (0, json.b6)(exception_type) ?? "unknown");
let timed_out = types.includes("AgentTimeoutError");
let rewards = Object.entries((0, json.Xy)((0, json.Xy)(result.verifier_result)?.rewards) ?? {});
let told = rewards.slice(0, 20).map(([name, value]) => `${(0, untrusted.h0)(name, 80)} ${(0, untrusted.h0)(String(value), 40)}`).join(", ");
let ended = {
timed_out,
ended_by: timed_out ? "time_limit" : null
};
let broken = types.findIndex((type) => !isGraded(type));
let given = rewards.find(([name]) => name === "reward")?.[1];
if (broken !== -1) return failure(faultOf(types[broken], reached), messageIn(exceptions[broken], types[broken]));
if (typeof given != "number" || !Number.isFinite(given)) {
let first = exceptions[0] === void 0 ? "" : ` (${messageIn(exceptions[0], types[0])})`;
return failure({
stage: "evaluate",
kind: "no_reward"
}, `${rewards.length === 0 ? "there is no reward" : `no reward is named "reward": there is ${told}`}${first}`);
}
let { score, notes } = (0, measured.cz)(given, "reward");
let remarks = types.map((type, at) => ({
kind: causeOf(type),
detail: messageIn(exceptions[at], type)
})).filter(({ kind }) => kind !== "agent_exhausted_budget" || !timed_out);
return {
status: given >= 1 ? "passed" : "failed",
score,
error: null,
told,
notes: [...notes, ...remarks],
...ended
};
function failure({ stage, kind }, message) {
return {
status: "error",
score: null,
error: {
stage,
kind,
message
},
told,
notes: [],
...ended
};
}
}
function evaluationOf(result, steps, stages) {
let rewards = rewardsIn(result);
if (rewards === null) return null;
return {
kind: "reward",
rewards,
reward: Object.hasOwn(rewards, "reward") ? rewards.reward : null,
exit_code: null,
timed_out: !1,
duration_ms: stages.reduce((sum, { name, duration_ms }) => name === "evaluate" ? sum + duration_ms : sum, 0),
output_tail: "",
steps: steps.map((step) => ({
name: (0, untrusted.h0)((0, json.b6)(step.step_name) ?? "", cut.B6),
rewards: rewardsIn(step)
}))
};
}
function rewardsIn({ verifier_result }) {
let rewards = (0, json.Xy)((0, json.Xy)(verifier_result)?.rewards);
if (rewards === null) return null;
let numbers = Object.entries(rewards).flatMap(([name, value]) => typeof value == "number" && Number.isFinite(value) ? [[(0, untrusted.h0)(name, 80), value]] : []);
return Object.fromEntries(numbers.slice(0, 20));
}
function messageIn({ exception_message }, type) {
let message = (0, cut.IN)((0, json.b6)(exception_message) ?? "", cut.xG);
return message === "" ? (0, untrusted.h0)(type, cut.B6) : `${(0, untrusted.h0)(type, cut.B6)}: ${message}`;
}
function stagesOf(result, steps) {
let timed = (name, value) => {
let { started_at, finished_at } = (0, json.Xy)(value) ?? {};
return (0, measured.gV)(name, (0, measured.Et)(started_at), (0, measured.Et)(finished_at));
};
return [
...timed("prepare", result.environment_setup),
...timed("agent-setup", result.agent_setup),
...timed("agent", result.agent_execution),
...timed("evaluate", result.verifier),
...steps.flatMap((step) => [...timed("agent", step.agent_execution), ...timed("evaluate", step.verifier)])
];
}
function usageIn(contexts) {
let models = contexts.flatMap(({ model_usage }) => Object.keys((0, json.Xy)(model_usage) ?? {}));
return (0, measured.Fs)({
input_tokens: (0, measured.XN)(contexts.map(({ n_input_tokens }) => (0, json.pq)(n_input_tokens))),
cached_input_tokens: (0, measured.XN)(contexts.map(({ n_cache_tokens }) => (0, json.pq)(n_cache_tokens))),
output_tokens: (0, measured.XN)(contexts.map(({ n_output_tokens }) => (0, json.pq)(n_output_tokens))),
cost_usd: (0, measured.XN)(contexts.map(({ cost_usd }) => (0, json.Bg)(cost_usd))),
models: [...new Set(models)].slice(0, 20).map((model) => (0, untrusted.h0)(model, cut.B6))
});
}
let LARGEST = {
config: 1048576,
job: 67108864,
trial: 67108864
};
let MOST_TRIALS = 2e4;
function isHarborJob(directory) {
let config = readJson(directory, "config.json", LARGEST.config);
return config !== null && [
"jobs_dir",
"n_attempts",
"datasets"
].some((key) => Object.hasOwn(config, key));
}
function readHarborJob(directory) {
let notes = [];
let trials = [];
let folders = (0, external_node_fs_.readdirSync)(directory, { withFileTypes: !0 }).filter((entry) => entry.isDirectory());
folders.length > MOST_TRIALS && notes.push(`${directory}: only the first ${MOST_TRIALS} trials of ${folders.length} are read`);
for (let { name } of folders.slice(0, MOST_TRIALS)) {
let place = external_node_path_.join(directory, name);
try {
let trial = trialOf((0, json.qF)((0, regular_file.X)(external_node_path_.join(place, "result.json"), LARGEST.trial).toString()), place);
trial === null ? notes.push(`${external_node_path_.join(place, "result.json")}: it is not the result of a trial, and is left out`) : trials.push(trial);
} catch (error) {
(0, errors.$N)(error) !== "ENOENT" && notes.push(`${external_node_path_.join(place, "result.json")}: ${(0, errors.bD)(error)}; it is left out`);
}
}
let lock = readJson(directory, "lock.json", LARGEST.job);
let job = readJson(directory, "result.json", LARGEST.job) ?? {};
let version = (0, json.b6)((0, json.Xy)(lock?.harbor)?.version);
let by = {
name: "Harbor",
version: version !== null && /^[\w.+-]{1,40}$/.test(version) ? version : null
};
let plan = planOf(lock);
let groups = Map.groupBy(trials, ({ source, key }) => JSON.stringify([source, key.agent]));
for (let key of plan.keys()) groups.has(key) || groups.set(key, []);
return {
runs: [...groups].map(([key, found]) => runOf(by, found, plan.get(key) ?? [], key, (0, measured.Et)(job.finished_at))),
notes
};
}
function planOf(lock) {
let plan = new Map();
for (let trial of (0, json.iZ)(lock?.trials).slice(0, MOST_TRIALS)) {
let [task, agent] = [(0, json.Xy)(trial.task) ?? {}, (0, json.Xy)(trial.agent) ?? {}];
let key = JSON.stringify([(0, json.b6)(task.source), agentKey(agent)]);
let known = plan.get(key) ?? [];
known.push({
task: taskKey(lockedTask(task)),
name: (0, json.b6)(task.name) ?? "task",
digest: (0, json.b6)(task.digest)
});
plan.set(key, known);
}
return plan;
}
function lockedTask(task) {
return (0, json.b6)(task.path) === null ? task : {
...task,
name: null
};
}
function runOf(by, trials, plan, key, ended) {
let [source, named] = JSON.parse(key);
let names = new Map(trials.map(({ key, task }) => [key.task, task]));
let planned = new Map();
let tasks = new Map();
for (let { task, name, digest } of plan) {
let full = names.get(task) ?? name;
planned.set(full, Math.min(1e4, (planned.get(full) ?? 0) + 1));
digest !== null && tasks.set(job_short(full), digest);
}
if (plan.length === 0) for (let { task, checksum } of trials) checksum !== null && tasks.set(job_short(task), checksum);
let versions = new Set(trials.map(({ agent }) => agent.version));
let [version] = versions.size === 1 ? versions : [null];
let [configured, model] = JSON.parse(named);
let agent = trials[0]?.agent ?? {
name: configured,
model,
setting: ""
};
return {
by,
dataset: source ?? "harbor tasks",
tasks,
agent: {
...agent,
name: version == null || agent.name === null ? agent.name : `${agent.name} ${version}`
},
taskType: "harbor",
trials,
planned,
ended
};
}
function job_short(name) {
return name.slice(name.lastIndexOf("/") + 1);
}
function readJson(directory, name, limit) {
try {
let file = external_node_path_.join(directory, name);
return (0, external_node_fs_.lstatSync)(file).isFile() ? (0, json.Xy)((0, json.qF)((0, regular_file.X)(file, limit).toString())) : null;
} catch {
return null;
}
}
}),
91583: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Et: () => momentOf,
Fs: () => usageOf,
XN: () => sumOf,
cz: () => clipped,
gV: () => stageOf,
zv: () => recordOf
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
var _base_version_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7844);
var _datasets_row_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71744);
var _results_cut_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97857);
var _results_totals_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61210);
var _results_unknown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98715);
var _results_usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35978);
function recordOf(measured) {
let { by, agent, taskType, tasks } = measured;
let dataset = {
name: (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(measured.dataset, _results_cut_js__WEBPACK_IMPORTED_MODULE_5__.B6),
ref: null,
digest: digestOfTasks(tasks)
};
let own = {
name: agent.name,
model: agent.model,
command: agent.setting
};
let groups = Map.groupBy(measured.trials, ({ task }) => task);
let names = [...new Set([...groups.keys(), ...measured.planned.keys()])].sort();
let ids = idsOf(names);
let planned = [];
let trials = [];
let began = measured.trials.reduce((first, trial) => Math.min(first, trial.began), measured.ended ?? Infinity);
let started_at = timeOf(Number.isFinite(began) ? began : 0);
for (let name of names) {
let found = (groups.get(name) ?? []).sort((a, b) => a.began - b.began);
let most = Math.max(found.length, measured.planned.get(name) ?? 0);
for (let at = 0; at < most; at += 1) {
let place = {
instance_id: ids.get(name),
task_type: taskType,
trial: at + 1
};
let trial = found[at];
let result = trial === void 0 ? null : resultOf(trial, place, dataset, own);
planned.push(result === null ? {
...place,
status: "not_run",
score: null,
score_expected: 0,
coverage: 0,
result: null,
error: MISSING
} : {
...place,
status: result.status,
...(0, _results_totals_js__WEBPACK_IMPORTED_MODULE_6__.YW)(result),
result: null,
error: result.error
});
trials.push(result === null ? null : {
result,
files: trial.files
});
}
}
return {
run: {
schema: "agentbench/run/v1",
suite: null,
dataset,
agent: own,
settings: (0, _results_unknown_js__WEBPACK_IMPORTED_MODULE_3__.I3)("other", planned.reduce((most, { trial }) => Math.max(most, trial), 1)),
planned,
totals: (0, _results_totals_js__WEBPACK_IMPORTED_MODULE_6__.vA)(planned),
gate: null,
interrupted: null,
measured_by: by,
started_at,
finished_at: measured.ended === null ? null : timeOf(Math.max(measured.ended, began)),
harness_version: _base_version_js__WEBPACK_IMPORTED_MODULE_7__.x,
github: null
},
trials
};
}
let MISSING = {
stage: "plan",
kind: "missing",
message: "the other program left no result for this trial"
};
function resultOf(trial, place, dataset, agent) {
let { status, score, error, evaluation, told, notes, usage, stages, timed_out, ended_by, agent_ms } = trial;
return {
schema: "agentbench/result/v1",
dataset,
...place,
attempt: 1,
status,
score,
agent: {
...(0, _results_unknown_js__WEBPACK_IMPORTED_MODULE_3__.Ig)(agent),
timed_out,
duration_ms: agent_ms,
ended_by,
usage
},
evaluation,
testbed: (0, _results_unknown_js__WEBPACK_IMPORTED_MODULE_3__.wN)("other"),
prerunner: null,
stages,
integrity: notes,
error,
reason: status === "failed" && evaluation === null && told !== "" ? {
text: told,
log: null
} : null,
started_at: timeOf(trial.began),
finished_at: timeOf(Math.max(trial.began, trial.ended)),
harness_version: _base_version_js__WEBPACK_IMPORTED_MODULE_7__.x,
github: null
};
}
function usageOf(known) {
let usage = {
...(0, _results_usage_js__WEBPACK_IMPORTED_MODULE_4__.wD)(),
...known
};
let counted = [
usage.input_tokens,
usage.output_tokens,
usage.cost_usd
].some((value) => value !== null);
return {
...usage,
source: counted ? "agent" : null
};
}
function sumOf(values) {
let known = values.filter((value) => value !== null);
return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}
function clipped(value, what) {
let score = Math.min(1, Math.max(0, value));
let detail = `The ${what} is ${value}; as a score it counts as ${score}.`;
return {
score,
notes: score === value ? [] : [{
kind: "score_clipped",
detail
}]
};
}
function momentOf(value) {
if (typeof value != "string" || value.length > 60) return null;
let parts = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/.exec(value);
if (parts === null) return null;
let [, day, time, fraction = "", zone = "Z"] = parts;
let moment = Date.parse(`${day}T${time}${fraction.slice(0, 4)}${zone}`);
return Number.isNaN(moment) || moment < 0 ? null : moment;
}
function stageOf(name, began, ended) {
if (began === null || ended === null) return [];
return [{
name,
started_at: timeOf(began),
duration_ms: Math.max(1, Math.round(ended - began))
}];
}
function timeOf(moment) {
return new Date(moment).toISOString();
}
function digestOfTasks(tasks) {
let lines = [...tasks].map(([name, digest]) => `${JSON.stringify([name, digest])}\n`).sort();
return `sha256:${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(lines.join("")).digest("hex")}`;
}
function idsOf(names) {
let short = (name) => idIn(name.slice(name.lastIndexOf("/") + 1));
let times = Map.groupBy(names, short);
let ids = new Map();
let taken = new Set();
for (let name of names) {
let wanted = times.get(short(name)).length === 1 ? short(name) : idIn(name);
let apart = `${wanted.slice(0, 115)}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(name).digest("hex").slice(0, 12)}`;
let id = taken.has(wanted) ? apart : wanted;
taken.add(id);
ids.set(name, id);
}
return ids;
}
function idIn(name) {
let id = name.slice(0, 400).replace(/[^A-Za-z0-9._-]+/g, "-").replace(/^[^A-Za-z0-9]+/, "").slice(0, 128);
return _datasets_row_js__WEBPACK_IMPORTED_MODULE_2__.Cd.test(id) ? id : "task";
}
}),
47610: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B: () => partOfOther,
J: () => elsewhere
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _harbor_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31607);
let INSPECT_LOG = /\.eval$|^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d[+-]\d\d-\d\d_.+\.json$/;
let elsewhere = {
in(directory, files) {
if (files.includes("config.json") && (files.includes("result.json") || files.includes("lock.json")) && (0, _harbor_job_js__WEBPACK_IMPORTED_MODULE_1__.I)(directory)) return {
runs: [{
program: "harbor",
path: directory
}],
searched: !1
};
return {
runs: files.filter((name) => INSPECT_LOG.test(name)).map((name) => ({
program: "inspect",
path: node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, name)
})),
searched: !0
};
},
ofFile: (file) => /\.(eval|json)$/.test(file) ? {
program: "inspect",
path: file
} : null
};
let RECORD = /^(?:config|lock|result)\.json$/;
let SHOWN = /\/(?:trial\.log|exception\.txt|(?:steps\/[\w.-]+\/)?(?:verifier\/test-stdout\.txt|agent\/trajectory\.json))$/;
function partOfOther(name) {
let parts = name.split("/");
if (parts.length > 10) return null;
if (RECORD.test(parts.at(-1))) return "record";
if (INSPECT_LOG.test(parts.at(-1))) return "log";
return SHOWN.test(name) ? "file" : null;
}
}),
7171: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gb: () => briefOf,
Vb: () => sizeOfBrief,
vC: () => LONGEST_DETAIL
});
var _results_causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48685);
var _results_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97857);
var _results_point_figures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21363);
var _results_trace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97384);
var _trial_usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34552);
var _files_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59344);
var _phrases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58937);
let LONGEST_DETAIL = 1e3;
function briefOf(result) {
let { attempt, status, integrity, error, evaluation, rounds } = result;
return {
attempt,
integrity: integrity.slice(0, 100).map(({ kind, detail }) => ({
kind: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_3__.IN)(kind, _results_cut_js__WEBPACK_IMPORTED_MODULE_3__.B6),
detail: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_3__.IN)(detail, _results_cut_js__WEBPACK_IMPORTED_MODULE_3__.xG)
})),
error: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_3__.$I)(error),
began: Date.parse(result.started_at),
ended: Date.parse(result.finished_at),
times: (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_4__.ui)([result]),
agent_ms: agentTime(result),
usage: (0, _trial_usage_js__WEBPACK_IMPORTED_MODULE_1__.J$)(result),
judge: (0, _trial_usage_js__WEBPACK_IMPORTED_MODULE_1__.Y6)(result),
meter: (0, _trial_usage_js__WEBPACK_IMPORTED_MODULE_1__.d0)(result),
image_digest: result.testbed.image_digest && (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_3__.IN)(result.testbed.image_digest, _results_cut_js__WEBPACK_IMPORTED_MODULE_3__.B6),
reason: result.reason == null ? null : (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_3__.IN)(result.reason.text, _results_cut_js__WEBPACK_IMPORTED_MODULE_3__.xG),
causes: causesIn(result),
actions: (0, _trial_usage_js__WEBPACK_IMPORTED_MODULE_1__.ru)(result),
human_actions: result.human_actions ?? null,
explanation: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_3__.IN)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_5__.rn)(result), _results_cut_js__WEBPACK_IMPORTED_MODULE_3__.xG),
detail: status === "passed" ? "" : (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_3__.U3)(detailOf(result)),
plan: evaluation?.kind === "test_plan" ? briefPlan(evaluation, rounds) : null
};
}
function causesIn({ status, causes = [] }) {
if (status === "passed") return [];
return causes.slice(0, _results_causes_js__WEBPACK_IMPORTED_MODULE_0__.hE.length).map(({ cause, evidence, step, log }) => ({
cause,
evidence: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_3__.IN)(evidence, _results_cut_js__WEBPACK_IMPORTED_MODULE_3__.xG),
step,
log: log === null ? null : (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_3__.IN)(log, _results_cut_js__WEBPACK_IMPORTED_MODULE_3__.B6)
}));
}
function sizeOfBrief({ integrity, error, reason, causes, explanation, detail, plan, elsewhere }) {
let own = (elsewhere === void 0 ? 1e3 : 5e3) + (reason?.length ?? 0) + explanation.length + detail.length + (error === null ? 0 : error.message.length);
let notes = integrity.reduce((sum, { kind, detail }) => sum + 100 + kind.length + detail.length, 0);
let points = plan?.points.reduce((sum, point) => sum + 200 + point.metric.length + point.explanation.length, 0);
let shown = causes.reduce((sum, { evidence }) => sum + 100 + evidence.length, 0);
return own + notes + shown + (points ?? 0);
}
function agentTime({ agent, rounds = [] }) {
if (rounds.length === 0) return agent.duration_ms;
return rounds.reduce((sum, round) => sum + round.agent.duration_ms, 0);
}
function detailOf({ error, evaluation }) {
if (error !== null) return (0, _files_text_js__WEBPACK_IMPORTED_MODULE_2__.CG)(error.message, LONGEST_DETAIL);
return evaluation === null || evaluation.kind === "test_plan" ? "" : (0, _files_text_js__WEBPACK_IMPORTED_MODULE_2__.Lj)(evaluation.output_tail, LONGEST_DETAIL);
}
function briefPlan(plan, rounds = []) {
let { mode, score_without_vacuous, points } = plan;
return {
mode,
score_without_vacuous,
...figuresOf(plan),
points: points.slice(0, 2e3).map(({ testcases, notes: _, floor: _floor, ...point }) => ({
...point,
metric: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_3__.IN)(point.metric, _results_cut_js__WEBPACK_IMPORTED_MODULE_3__.B6),
explanation: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_3__.IN)(point.explanation, _results_cut_js__WEBPACK_IMPORTED_MODULE_3__.xG),
duration_ms: testcases.reduce((sum, { duration_ms }) => sum + duration_ms, 0)
})),
rounds: rounds.map(({ evaluation }) => figuresOfRound(evaluation)),
last: roundOf(plan),
judges: judgesOf(rounds.length === 0 ? [plan] : rounds.map(({ evaluation }) => evaluation))
};
}
function figuresOfRound(evaluation) {
return evaluation?.kind === "test_plan" ? roundOf(evaluation) : null;
}
function roundOf(plan) {
let types = [...Map.groupBy(plan.points, ({ type }) => type)].map(([type, points]) => [type, (0, _results_point_figures_js__WEBPACK_IMPORTED_MODULE_6__.h)(points).score_expected]);
return {
...figuresOf(plan),
types: Object.fromEntries(types)
};
}
function judgesOf(evaluations) {
return evaluations.flatMap((evaluation) => {
if (evaluation?.kind !== "test_plan" || evaluation.judge === null) return [];
let { identity, verdicts, failures, cost_usd } = evaluation.judge;
return [{
identity: (0, _results_cut_js__WEBPACK_IMPORTED_MODULE_3__.IN)(identity, _results_cut_js__WEBPACK_IMPORTED_MODULE_3__.B6),
verdicts,
failures,
cost_usd
}];
});
}
function figuresOf({ expected, judged, score, score_expected, coverage }) {
return {
expected,
judged,
score,
score_expected,
coverage
};
}
}),
59344: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CG: () => fileText,
Lj: () => fileTail,
RO: () => fileLine,
lx: () => jsonParts,
s$: () => jsonText
});
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
let NO_CHARACTERS = /[\ufffe\uffff]/g;
function fileLine(text, length = 300) {
return characters((0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text.slice(0, 4 * length), length));
}
function fileText(text, length) {
let clean = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.pj)(text.slice(0, 4 * length));
return characters(clean.length > length || text.length > 4 * length ? `${clean.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…` : clean);
}
function fileTail(text, length) {
let clean = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.pj)(text.slice(-4 * length));
return characters(clean.length > length || text.length > 4 * length ? `…${clean.slice(1 - length).replace(/^[\udc00-\udfff]/, "")}` : clean);
}
function jsonText(value) {
return `${stringified(value)}\n`;
}
function* jsonParts(document, path, items, toValue) {
let within = (list) => path.reduceRight((value, key) => ({ [key]: value }), list);
let list = `\n${"  ".repeat(path.length)}"${path.at(-1)}": [`;
let text = stringified(document);
let [start, frame] = [text.indexOf(`${list}]`) + list.length, stringified(within([]))];
let [opening, closing] = [frame.indexOf("[]") + 1, frame.length - frame.indexOf("[]") + 2 * path.length];
yield text.slice(0, start);
for (let at = 0; at < items.length; at += 100) {
let some = stringified(within(items.slice(at, at + 100).map(toValue)));
yield `${at === 0 ? "" : ","}${some.slice(opening, -closing)}`;
}
yield `${items.length === 0 ? "" : `\n${"  ".repeat(path.length)}`}${text.slice(start)}\n`;
}
function stringified(value) {
let text = JSON.stringify(value, null, 2);
return text.includes("\\ud") ? JSON.stringify(value, wellFormed, 2) : text;
}
function wellFormed(_, item) {
return typeof item == "string" ? item.toWellFormed() : item;
}
function characters(text) {
return text.toWellFormed().replace(NO_CHARACTERS, "�");
}
}),
9583: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
loadRun: () => loadRun,
loadRuns: () => loadRuns,
roomForRuns: () => roomForRuns
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _foreign_recognise_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47610);
var _results_find_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48242);
var _results_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47705);
var _brief_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7171);
let MOST_RUNS = 2e3;
let MOST_KEPT = {
runs: 134217728,
results: 402653184
};
function roomForRuns() {
return { ...MOST_KEPT };
}
async function loadRuns(directories, option = "results", room = roomForRuns()) {
let runs = [];
let { found, others, notes } = await (0, _results_find_js__WEBPACK_IMPORTED_MODULE_4__.s)(directories, 4, option, _foreign_recognise_js__WEBPACK_IMPORTED_MODULE_3__.J);
for (let directory of found) {
if (runs.length >= MOST_RUNS) {
notes.push(`${directory}: left out, there are more than ${MOST_RUNS} runs`);
continue;
}
try {
let { left, ...run } = await (0, _results_read_js__WEBPACK_IMPORTED_MODULE_5__.readRun)(directory, (result) => {
let brief = (0, _brief_js__WEBPACK_IMPORTED_MODULE_6__.Gb)(result);
return takeRoom(room, "results", (0, _brief_js__WEBPACK_IMPORTED_MODULE_6__.Vb)(brief)) ? brief : null;
});
if (!takeRoom(room, "runs", (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "run.json")).size)) {
notes.push(`${node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "run.json")}: there is no room for it beside the others, and it is left out`);
continue;
}
runs.push({
...run,
directory
});
let from = run.run.rescored_from;
from !== void 0 && notes.push(`${directory}: scored again from the evidence of ${from.directory} (run of ${from.started_at})`);
for (let what of left.slice(0, 20)) notes.push(`${node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, what)}, and is left out`);
left.length > 20 && notes.push(`${directory}: ${left.length - 20} more results are left out`);
} catch (error) {
notes.push(`${node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "run.json")} is not a run record: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error).split("\n")[0]}`);
}
}
for (let other of others) await loadElsewhere(other, room, runs, notes);
return {
runs,
notes
};
}
async function loadElsewhere(other, room, runs, notes) {
let { readElsewhere } = await Promise.all([__webpack_require__.e(663), __webpack_require__.e(8672)]).then(__webpack_require__.bind(__webpack_require__, 48672));
let { runs: found, notes: told } = await readElsewhere(other);
notes.push(...told);
for (let { run, trials } of found) {
if (runs.length >= MOST_RUNS) {
notes.push(`${other.path}: left out, there are more than ${MOST_RUNS} runs`);
return;
}
let briefs = trials.map((trial) => {
if (trial === null) return null;
let brief = {
...(0, _brief_js__WEBPACK_IMPORTED_MODULE_6__.Gb)(trial.result),
elsewhere: trial
};
return takeRoom(room, "results", (0, _brief_js__WEBPACK_IMPORTED_MODULE_6__.Vb)(brief)) ? brief : null;
});
let left = trials.filter((trial, at) => trial !== null && briefs[at] === null).length;
left > 0 && notes.push(`${other.path}: there is no room for ${left} of its results beside the others`);
runs.push({
run,
results: briefs,
directory: other.path
});
}
}
function takeRoom(room, of, bytes) {
if (bytes > room[of]) return !1;
room[of] -= bytes;
return !0;
}
async function loadRun(directory, known) {
let { run, results } = await (0, _results_read_js__WEBPACK_IMPORTED_MODULE_5__.readRun)(directory, _brief_js__WEBPACK_IMPORTED_MODULE_6__.Gb, known);
return {
run,
results,
directory
};
}
}),
48242: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { s: () => findRuns });
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
let MOST_DIRECTORIES = 2e4;
async function findRuns(directories, deepest, option, others) {
let found = [];
let foundOthers = [];
let notes = [];
let seen = new Set();
let level = directories.map((directory) => node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(directory));
for (let depth = deepest; depth >= 0 && level.length > 0; --depth) {
let below = [];
for (let directory of level) below.push(...await look(directory, depth));
level = below;
}
let beyond = seen.size - MOST_DIRECTORIES;
beyond > 0 && notes.push(`${beyond} directories are left out: at most ${MOST_DIRECTORIES} are searched for results`);
return {
found: found.sort(),
others: foundOthers,
notes
};
async function look(directory, depth) {
if (seen.has(directory)) return [];
seen.add(directory);
if (seen.size > MOST_DIRECTORIES) return [];
if (depth < deepest && hasFile(directory, "results.json")) return [];
if (hasFile(directory, "run.json")) {
found.push(directory);
return [];
}
let file = depth === deepest && others !== void 0 && isFile(directory) ? others.ofFile(directory) : null;
if (file !== null) {
foundOthers.push(file);
return [];
}
let entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: !0 }).catch((error) => {
let fault = (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.$N)(error) === "ENOENT" ? `there is no directory ${directory}; results are what agentbench run writes to its results-path` : `${directory} cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)}`;
if (depth === deepest) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${option}: ${fault}`);
notes.push(fault);
return [];
});
let files = others === void 0 ? [] : entries.flatMap((entry) => entry.isFile() ? [entry.name] : []).sort();
let { runs, searched } = others?.in(directory, files) ?? {
runs: [],
searched: !0
};
foundOthers.push(...runs);
if (!searched) return [];
return entries.flatMap((entry) => entry.isDirectory() ? [entry.name] : []).sort().map((name) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name));
}
}
function isFile(path) {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: !1 })?.isFile() === !0;
}
function hasFile(directory, name) {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name), { throwIfNoEntry: !1 })?.isFile() === !0;
} catch {
return !1;
}
}
})
};
