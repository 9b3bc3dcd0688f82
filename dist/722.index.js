export const id = 722;
export const ids = [722];
export const modules = {
43358: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bg: () => dollarsOf,
Xy: () => objectOf,
b6: () => textOf,
iZ: () => objectsOf,
pq: () => countOf,
qF: () => parseJson
});
function objectOf(value) {
return typeof value == "object" && value && !Array.isArray(value) ? value : null;
}
function objectsOf(value) {
return Array.isArray(value) ? value.filter((item) => objectOf(item) !== null) : [];
}
function textOf(value) {
return typeof value == "string" ? value : null;
}
let LARGEST = 1e9;
function countOf(value) {
return Number.isSafeInteger(value) && value >= 0 && value <= LARGEST ? value : null;
}
function dollarsOf(value) {
return typeof value == "number" && value >= 0 && value <= LARGEST ? value : null;
}
function parseJson(text) {
try {
return JSON.parse(text);
} catch {
return;
}
}
}),
75084: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Uw: () => stepExtraOf,
hR: () => trajectorySchema,
kh: () => ATIF_VERSION,
yO: () => textOfContent
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
let ATIF_VERSION = "ATIF-v1.8";
let text = zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP());
let free = zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()));
let count = zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr());
let timestamp = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^\d{4}-\d\d-\d\d([T ]\d\d(:?\d\d(:?\d\d([.,]\d{1,9})?)?)?(Z|[+-]\d\d(:?\d\d)?)?)?$/, "not an ISO 8601 time"));
let AUDIO = /^\s*audio\/((x-)?(wav|mpeg|m4a|aac|flac|aiff)|(vnd\.)?wave|mp3|mpga|mp4|ogg|webm)\s*$/i;
let imageSource = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
media_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
"image/jpeg",
"image/png",
"image/gif",
"image/webp"
]),
path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
});
let audioSource = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
media_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(AUDIO)),
path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
duration_sec: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.UI()))
});
let contentPart = zod_mini__WEBPACK_IMPORTED_MODULE_0__.gMt("type", [
zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("text"),
text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
source: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.ZmZ())
}),
zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("image"),
source: imageSource,
text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.ZmZ())
}),
zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("audio"),
source: audioSource,
text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.ZmZ())
})
]);
let content = zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(contentPart)]);
let toolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
tool_call_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
function_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()),
extra: free
});
let subagentRef = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
trajectory_id: text,
session_id: text,
trajectory_path: text,
extra: free
}).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(({ trajectory_id, trajectory_path }) => (trajectory_id ?? trajectory_path ?? null) !== null, "a reference needs trajectory_id or trajectory_path"));
let observationResult = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
source_call_id: text,
content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(content),
subagent_trajectory_ref: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(subagentRef)),
extra: free
});
let metrics = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
prompt_tokens: count,
completion_tokens: count,
cached_tokens: count,
cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
prompt_token_ids: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr())),
completion_token_ids: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr())),
logprobs: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())),
extra: free
});
let OF_AGENTS = [
"model_name",
"reasoning_effort",
"reasoning_content",
"tool_calls",
"metrics"
];
let step = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
step_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.NC()),
timestamp: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(timestamp),
source: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
"system",
"user",
"agent"
]),
model_name: text,
reasoning_effort: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()])),
message: content,
reasoning_content: text,
tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(toolCall)),
observation: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({ results: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(observationResult) })),
metrics: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(metrics),
is_copied_context: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
llm_call_count: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.UI())),
extra: free
}).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((value) => value.source === "agent" || OF_AGENTS.every((name) => (value[name] ?? null) === null), `only a step of an agent has ${OF_AGENTS.join(", ")}`), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(({ source, llm_call_count, metrics, reasoning_content }) => source !== "agent" || llm_call_count !== 0 || (metrics ?? reasoning_content ?? null) === null, "a step without a call of a model has neither metrics nor reasoning_content"), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(({ tool_calls, observation }) => {
let ids = new Set(tool_calls?.map(({ tool_call_id }) => tool_call_id));
return (observation?.results ?? []).every(({ source_call_id: id }) => (id ?? null) === null || ids.has(id));
}, "an observation names a tool call that its step does not have"));
let finalMetrics = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
total_prompt_tokens: count,
total_completion_tokens: count,
total_cached_tokens: count,
total_cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
total_steps: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.UI())),
extra: free
});
let members = {
schema_version: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^ATIF-v1\.[0-8]$/, "ATIF-v1.0 to ATIF-v1.8")), ATIF_VERSION),
session_id: text,
trajectory_id: text,
agent: zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
version: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
model_name: text,
tool_definitions: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()))),
extra: free
}),
steps: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(step).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB((steps) => steps.every(({ step_id }, index) => step_id === index + 1), "step_id counts from 1")),
notes: text,
final_metrics: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(finalMetrics),
continued_trajectory_ref: text,
extra: free
};
zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej(members);
let trajectorySchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
...members,
get subagent_trajectories() {
return zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(trajectorySchema).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(haveOwnIds, "each has a trajectory_id of its own")));
}
});
function haveOwnIds(trajectories) {
let ids = trajectories.map(({ trajectory_id }) => trajectory_id ?? null);
return !ids.includes(null) && new Set(ids).size === ids.length;
}
let stepExtra = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
exchange: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
waited_ms: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
worked_ms: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
"cut",
"failed",
"refused",
"too_large"
])),
error: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
retries: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr())
});
function stepExtraOf({ extra }) {
let { success, data } = stepExtra.safeParse(extra);
return success ? data : null;
}
function textOfContent(value) {
if (value == null) return "";
if (typeof value == "string") return value;
return value.map((part) => part.type === "text" ? part.text : `[${part.type} ${part.source.path}]`).join("\n");
}
}),
60722: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { causesOf: () => causesOf });
var telling_line = __webpack_require__(59254);
var untrusted = __webpack_require__(90492);
var causes = __webpack_require__(48685);
var part_files = __webpack_require__(84346);
var atif = __webpack_require__(75084);
let NOT_DONE = [
/\b(?:i|we)(?:'m| am|'re| are| was| were) (?:unable|not able)\b/i,
/\b(?:i|we) (?:could ?n[o']t|can(?: ?not|'t)|was ?n[o']t able to|have not been able to|haven't been able to)\b/i,
/\b(?:could not|couldn't|cannot|can't|unable to|impossible to|not possible to|not able to) (?:\w+ ){0,2}(?:complete|completed|finish|solve|resolve|fix|proceed|continue|install|achieve|succeed|fulfil|be (?:completed|solved|resolved|fixed|installed))\b/i,
/\b(?:give|gave|giving) up\b/i,
/\b(?:i'm|i am|we're|we are) stuck\b/i,
/\b(?:did not|didn't|was not|wasn't) (?:succeed|work out|successful)\b/i,
/\b(?:remains?|is still|are still) (?:unresolved|broken|failing|incomplete|unfinished)\b/i
];
let ASKS = /\b(?:would you like|do you want|shall i|should i|let me know (?:how|which|whether) you|please (?:provide|confirm|advise|tell me|clarify))\b/i;
let DONE = [
/\b(?:done|completed?|finished|succeeded|successful(?:ly)?|resolved|fixed|working|works|passes|passing|passed|ready|implemented|configured|installed|created|solved|accomplished|in place)\b/i,
/\b(?:is|are|was|were|been|now) (?:set up|up and running|running|available|there)\b/i,
/\ball set\b/i,
/(?:^|\b(?:i|we)(?:'ve| have)? (?:(?:now|also|just|successfully) )?)(?:set up|added|updated|built|made|wrote|changed|started|enabled|verified|exported|fixed)\b/i
];
let NEGATED = /\b(?:not|\w+n't|cannot|never|nothing|without|unless|if|until|once|when you|failed to be|fails?)\b/i;
function lastWords(message) {
let sentences = message.slice(-2e4).replace(/[‘’]/g, "'").split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.replace(/^(?:[\s#>*-]|\p{Extended_Pictographic}|\ufe0f)+|[\s*]+$/gu, "")).filter((sentence) => /\p{L}/u.test(sentence)).slice(-12);
let notDone = sentences.findLast((sentence) => NOT_DONE.some((pattern) => pattern.test(sentence)));
let done = sentences.findLast((sentence) => DONE.some((pattern) => pattern.test(sentence)) && !NEGATED.test(sentence));
if (notDone !== void 0 && (done === void 0 || sentences.indexOf(notDone) > sentences.indexOf(done) - 2)) return {
cause: "gave_up",
sentence: notDone
};
if (done !== void 0) return {
cause: "claimed_success",
sentence: done
};
let asked = sentences.findLast((sentence) => ASKS.test(sentence));
return asked === void 0 ? null : {
cause: "gave_up",
sentence: asked
};
}
var classes = __webpack_require__(27516);
var trajectory_commands = __webpack_require__(35169);
var shell_answer = __webpack_require__(65689);
let NOT_INSTALLED = /\berror\b|could not|unable to|no matching distribution|failed/i;
let HARMLESS = /^(?:debconf: |invoke-rc\.d: |update-rc\.d: |update-alternatives: |W: |warning\b|npm warn|ERROR: pip's dependency resolver|Starting |.*\bulimit: ).*$/gim;
let ABSENT = /not found|no such file|no module named|cannot find module|error:|traceback/i;
let NOT_STARTED = /not found|unrecognized service|no such file|\bfail(?:ed)?!?\s*$/im;
let RULES = [
{
missing: /(?:^|[:\s])([\w.+-]{1,60}): (?:command )?not found\b|command not found: ([\w.+-]{1,60})|(?:env|make|xargs|nohup|timeout|exec|setsid|nice|sudo|failed to run command|Errno 2\] No such file or directory)(?:\[\d+\])?: ['"‘]?([\w.+-]{1,60})(?:['"’]|: (?:No such file or directory|(?:executable file )?not found)|$)/i,
shows: (run, name) => run.isInstall && mentions(run, name) || run.commands.some(({ words }) => (0, trajectory_commands.oQ)((0, trajectory_commands.DE)(words)) === name) && !ABSENT.test(run.output)
},
{
missing: /(?:No module named|ModuleNotFoundError:.*|Cannot find module|Cannot find package|cannot load such file --|no required module provides package|there is no package called|Can't locate) ['"‘]?([@\w./-]{1,80})/,
shows: (run, name) => run.isInstall && (mentions(run, name.split(/[./]/)[0]) || installsList(run))
},
{
missing: /(connection refused|could not connect to|can't connect to|couldn't connect to|ECONNREFUSED|failed to connect|connection to server .* failed|no such file or directory.*\.sock|is the server running)/i,
shows: (run) => run.isLeft || run.commands.some(({ words }) => startsService(words)) && !NOT_STARTED.test(run.output)
},
{
missing: /(?:KeyError: ['"]([A-Z][A-Z0-9_]{2,60})['"]|\b([A-Z][A-Z0-9_]{2,60}): (?:unbound variable|parameter (?:null or )?not set)|\b([A-Z][A-Z0-9_]{2,60}) (?:environment variable )?(?:is )?not set\b)/,
shows: (run, name) => RegExp(`(?:^|[\\s;&|'"])(?:export\\s+)?${name}=`).test(run.command)
}
];
let SERVICES = /^(redis-server|mongod|mysqld|mysqld_safe|mariadbd|mariadbd-safe|postgres|memcached|nginx|httpd|apachectl|caddy|rabbitmq-server|elasticsearch|etcd|consul|pg_ctl|pg_ctlcluster|supervisord|dockerd|gunicorn|uvicorn)$/;
function startsService(words) {
let own = (0, trajectory_commands.DE)(words);
let name = (0, trajectory_commands.oQ)(own);
let rest = own.slice(1);
if (name === "service") return rest[1] === "start" || rest[1] === "restart";
if (name === "systemctl") return rest.includes("start") || rest.includes("restart") || rest.includes("enable");
if (own[0].startsWith("/etc/init.d/")) return rest[0] === "start";
if (name === "su" || name === "runuser") return rest.some((word) => /pg_ctl|postgres|mysqld|redis-server/.test(word));
if (name === "docker" || name === "docker-compose") return rest.includes("up") || rest.includes("run");
return SERVICES.test(name) || (0, trajectory_commands.oQ)(words) === "nohup" && rest.length > 0;
}
function mentions({ command }, name) {
let wanted = name.toLowerCase().replace(/[-_.]/g, "");
return wanted.length > 1 && command.toLowerCase().replace(/[-_.]/g, "").includes(wanted);
}
function installsList({ command }) {
return /-r\s*\S+|--requirement|\b(?:npm|pnpm|yarn|bun) (?:ci|i|install)\s*(?:$|[;&|\n-])|\b(?:poetry|bundle|pdm|composer) install|\buv sync|pip3? install (?:-e )?\.(?:\[|\s|$)/.test(command);
}
function notPersistent(trajectory, evaluation) {
let output = outputOf(evaluation);
if (output === "") return null;
let runs = runsOf(trajectory);
for (let { missing, shows } of RULES) for (let line of output.split("\n")) {
let match = missing.exec(line);
if (match === null) continue;
let name = match.slice(1).find((group) => group !== void 0) ?? "";
let run = runs.findLast((one) => shows(one, name));
if (run === void 0) continue;
let command = run.command.replace(/\s+/g, " ").slice(0, 120);
let isMain = trajectory.steps.includes(run.step);
let at = isMain ? `step ${run.step.step_id}` : "a sub-agent";
return {
evidence: `evaluation: “${line.trim().slice(0, 120)}”; ${at} ran: ${command}`,
step: isMain ? run.step.step_id : null,
log: "evaluation.log"
};
}
return null;
}
function outputOf(evaluation) {
if (evaluation === null) return "";
if (evaluation.kind !== "test_plan") return evaluation.output_tail.slice(-65536);
return evaluation.points.flatMap(({ testcases }) => testcases).map(({ output_tail: tail }) => tail.slice(-4096)).join("\n").slice(0, 65536);
}
function runsOf({ steps, subagent_trajectories: embedded }) {
return [...steps.flatMap((step) => (step.tool_calls ?? []).flatMap((call) => runOf(step, call) ?? [])), ...(embedded ?? []).flatMap(runsOf)];
}
function runOf(step, call) {
let given = (0, trajectory_commands.vt)(call.arguments) ?? "";
let command = (typeof given == "string" ? given : given.join(" ")).slice(0, 2e4);
if (command === "" || !(0, classes.l)(call.function_name)) return null;
let answer = (step.observation?.results ?? []).filter((one) => one.source_call_id === call.tool_call_id).map(({ content }) => (0, atif.yO)(content)).join("\n");
let output = (0, shell_answer.D_)(answer);
let commands = (0, trajectory_commands.Kf)(typeof given == "string" ? command : given);
let code = (0, shell_answer.KP)(answer) ?? 0;
return {
step,
command,
commands,
output,
isInstall: (0, classes.q)(call.function_name, call.arguments) === "install" && code === 0 && !NOT_INSTALLED.test(output.replace(HARMLESS, "").slice(-2e3)),
isLeft: commands.some(({ isLeft }) => isLeft) || asksForBackground(call.arguments) || (0, shell_answer.W_)(answer)
};
}
function asksForBackground(given) {
return Object.entries(given).some(([name, value]) => value === !0 && /background|detach/i.test(name) || name === "mode" && /^(async|background)$/.test(`${value}`));
}
function repeated(trajectory) {
let most = [trajectory, ...trajectory.subagent_trajectories ?? []].map(({ steps }) => repeatedIn(steps)).filter((one) => one !== null).sort((a, b) => b.times - a.times)[0];
if (most === void 0) return null;
let isMain = trajectory.steps.includes(most.step);
return {
evidence: `${most.times} times with the same answer: ${most.call}`,
step: isMain ? most.step.step_id : null
};
}
function repeatedIn(steps) {
let counts = new Map();
let most = null;
for (let step of steps) {
if (step.is_copied_context) continue;
for (let call of step.tool_calls ?? []) {
let results = (step.observation?.results ?? []).filter((one) => one.source_call_id === call.tool_call_id);
let answers = results.map(({ content }) => (0, atif.yO)(content));
if (results.length === 0 || answers.some(shell_answer.W_) || isWait(call)) continue;
let made = `${call.function_name} ${JSON.stringify(call.arguments)}`;
let command = (0, trajectory_commands.vt)(call.arguments);
let key = `${call.function_name} ${JSON.stringify(command ?? call.arguments)}\n${answers.map(lasting).join("\n")}`;
let one = {
times: (counts.get(key)?.times ?? 0) + 1,
step,
call: made.slice(0, 200)
};
counts.set(key, one);
one.times >= 3 && one.times > (most?.times ?? 0) && (most = one);
}
}
return most;
}
function isWait({ arguments: given }) {
let command = (0, trajectory_commands.vt)(given);
let commands = command === null ? [] : (0, trajectory_commands.Kf)(command);
return commands.length > 0 && commands.every(({ words }) => /^(sleep|wait)$/.test((0, trajectory_commands.oQ)(words)));
}
function lasting(text) {
return (0, shell_answer.D_)(text).slice(0, 2e4).replace(/\b(?=[a-z]*\d)[0-9a-f]{6,}\b|\b\d{5,}\b|\b\d+\.\d+\b/g, "#");
}
let BY_AGENT = /^(cut_by_agent|refused)\b|\bcut_by_agent\b/;
function causesOf(failed) {
let { status, error } = failed.result;
let isModels = error?.kind === "model_unavailable" || error?.kind === "model_refused";
if (status !== "failed" && !(status === "error" && isModels)) return [];
let found = {
no_model_request: noModelRequest(failed),
model_error: modelError(failed),
budget: budget(failed),
timed_out: timedOut(failed),
crashed: null,
not_persistent: failed.trajectory === null ? null : notPersistent(failed.trajectory, failed.result.evaluation),
repeating: failed.trajectory === null ? null : repeated(failed.trajectory),
...spoken(failed)
};
found.model_error === null && (found.crashed = crashed(failed));
return causes.hE.flatMap((cause) => {
let one = found[cause];
if (one === null) return [];
return [{
cause,
evidence: (0, untrusted.h0)(one.evidence, 300),
step: one.step ?? null,
log: one.log ?? null
}];
});
}
function noModelRequest({ result: { agent } }) {
if (agent.usage.source !== "meter" || agent.usage.requests !== 0) return null;
return { evidence: "the meter saw no request to a model" };
}
function modelError({ result: { error }, trajectory }) {
let last = trajectory?.steps.findLast(({ source }) => source === "agent");
let extra = last === void 0 ? null : (0, atif.Uw)(last);
let isFailed = extra?.status === "failed" || extra?.status === "cut";
if (error !== null) return {
evidence: error.message,
step: isFailed ? last.step_id : null
};
if (!isFailed || BY_AGENT.test(extra.error ?? "") || extra.error === void 0) return null;
return {
evidence: `the last request to the model failed: ${extra.error}`,
step: last.step_id
};
}
function budget({ result: { agent, integrity } }) {
if (agent.ended_by !== "budget") return null;
return { evidence: integrity.find(({ kind }) => kind === "budget_used_up")?.detail ?? "a budget was used up" };
}
function timedOut({ result: { agent }, trajectory }) {
if (!agent.timed_out && agent.ended_by !== "time_limit") return null;
let last = trajectory?.steps.findLast(({ source }) => source === "agent");
let at = last === void 0 ? "" : ` at step ${last.step_id}${callOf(last)}`;
return {
evidence: `the time limit ended the agent after ${Math.round(agent.duration_ms / 1e3)} s${at}`,
step: last?.step_id ?? null
};
}
function callOf({ tool_calls: calls }) {
let call = calls?.at(-1);
if (call === void 0) return "";
return `: ${call.function_name} ${JSON.stringify(call.arguments).slice(0, 150)}`;
}
function crashed({ result: { agent }, tails }) {
let { exit_code: code, timed_out: isTimedOut, ended_by: endedBy } = agent;
if (code === null || code === 0 || isTimedOut || endedBy !== null) return null;
let log = [...tails.keys()].findLast((name) => part_files.hN.test(name)) ?? null;
let line = log === null ? null : (0, telling_line.c)(tails.get(log));
return {
evidence: `the agent ended with exit code ${code}${line === null ? "" : `: ${line}`}`,
log
};
}
function spoken({ result: { agent }, trajectory }) {
let none = {
gave_up: null,
claimed_success: null
};
let last = trajectory?.steps.at(-1);
if (agent.exit_code === null || agent.timed_out || agent.ended_by !== null || last?.source !== "agent") return none;
let calls = last.tool_calls ?? [];
let isEnd = calls.length === 1 && agent.exit_code === 0 && (last.observation?.results ?? []).length === 0;
if (calls.length > 0 && !isEnd) return none;
let message = (0, atif.yO)(last.message);
let said = lastWords(message.trim() === "" && isEnd ? wordsOfEnd(calls[0]) : message);
return said === null ? none : {
...none,
[said.cause]: {
evidence: said.sentence,
step: last.step_id
}
};
}
function wordsOfEnd({ function_name: name, arguments: given }) {
if (!/finish|complet|submit|done|^exit$/i.test(name)) return "";
let text = [
"message",
"result",
"summary",
"text"
].map((member) => given[member]).find(Boolean);
return typeof text == "string" ? text : "";
}
}),
27516: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
l: () => isShellTool,
q: () => classOfAction
});
var _commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35169);
let TOOLS = [
["read_file", /^(read|readfile|readmanyfiles|notebookread|view|viewfile|viewimage|openfile|fsread|cat)$/],
["check_dir", /^(ls|list|listdir|listdirectory|listfiles|readfolder|tree)$/],
["search", /^(grep|glob|find|rg|search|searchfilecontent|searchfiles|filesearch|findfiles|codebasesearch|grepsearch)$/],
["edit", /^(edit|multiedit|write|writefile|editfile|createfile|replace|replaceinfile|strreplace|applypatch|applydiff|patch|notebookedit|insert|fswrite|deletefile)$/],
["network", /^(web|http|browser|url)|^(fetch|googlewebsearch|websearch|webfetch|urlread)$/]
];
let SHELLS = /bash|shell|terminal|exec|command|^run|console|^cmd$/;
let NEUTRAL = new Set("cd pushd popd echo printf export set unset true false : pwd sleep wait which type exit return test [ [[ clear alias\n  read umask ulimit date whoami hostname uname id if then else elif fi for in do done while until case esac { } ! let local\n  declare shift trap history jobs stat file".split(/\s+/));
let READS = new Set("cat head tail less more bat batcat nl tac sed awk gawk xxd hexdump od strings jq yq zcat cut column".split(" "));
let LISTS = new Set("ls ll la dir tree du exa eza vdir".split(" "));
let SEARCHES = new Set("grep egrep fgrep rg ag ack find fd fdfind locate".split(" "));
let EDITS = new Set("tee mv cp rm mkdir rmdir touch ln chmod chown patch truncate dd install apply_patch unzip rename ed ex vi vim nano".split(" "));
let FETCHES = new Set("curl wget ssh scp sftp rsync ping nc ncat telnet dig nslookup aria2c ftp".split(" "));
let FILTERS = new Set([
...READS,
...SEARCHES,
"wc",
"sort",
"uniq",
"tr",
"xargs",
"tee",
"column",
"rev"
]);
let INSTALLERS = [
[/^(apt|apt-get|aptitude|yum|dnf|microdnf|zypper|brew|conda|mamba|micromamba|gem|cargo|snap|pipx|nvm|sdk|asdf|pyenv|rbenv|mise|rustup|choco|winget|flatpak|opam|cpan|luarocks|mix|dotnet|helm|ansible-galaxy|nix-env)$/, /^(install|reinstall|add|build-dep|upgrade|update|dist-upgrade|-i|-iA|toolchain|deps\.get|restore|create|use)$/],
[/^pip[0-9.]*$/, /^(install|download|wheel)$/],
[/^(npm|pnpm|bun|cnpm)$/, /^(install|i|ci|add|update|install-test)$/],
[/^(uv|poetry|pdm|pipenv|hatch|composer|bundle|bundler|go|pod|shards|stack|cabal|rebar3)$/, /^(install|add|sync|require|get|update|lock)$/],
[/^apk$/, /^(add|upgrade)$/],
[/^pacman$/, /^-(S|U)/],
[/^(dpkg|rpm)$/, /^-{1,2}(i|U|install)/],
[/^make$/, /^install$/]
];
let TELLING = [
"install",
"network",
"run",
"edit",
"search",
"read_file",
"check_dir",
"other"
];
function classOfAction(tool, given) {
let name = plainName(tool);
if (/^(strreplace(based)?edit(or|tool)|texteditor|editor|fileeditor)/.test(name)) return given.command === "view" ? "read_file" : "edit";
let byName = TOOLS.find(([, names]) => names.test(name))?.[0];
if (byName !== void 0) return byName;
if (!SHELLS.test(name)) return "other";
let command = (0, _commands_js__WEBPACK_IMPORTED_MODULE_0__.vt)(given);
return command === null ? "other" : classOfCommands(command);
}
function isShellTool(tool) {
return SHELLS.test(plainName(tool)) || /stdin|taskoutput/.test(plainName(tool));
}
function plainName(tool) {
return tool.toLowerCase().replace(/^mcp__.*__|^functions\./, "").replace(/[_-]/g, "");
}
function classOfCommands(command) {
let commands = (0, _commands_js__WEBPACK_IMPORTED_MODULE_0__.Kf)(command);
let classes = new Set(commands.map((one, index) => classOfCommand(one, commands[index - 1])));
return TELLING.find((name) => classes.has(name)) ?? "other";
}
function classOfCommand(command, before) {
let words = (0, _commands_js__WEBPACK_IMPORTED_MODULE_0__.DE)(command.words);
let name = (0, _commands_js__WEBPACK_IMPORTED_MODULE_0__.oQ)(words);
let rest = words.slice(1);
if ((0, _commands_js__WEBPACK_IMPORTED_MODULE_0__.H7)(name) && command.isPiped && before !== void 0 && FETCHES.has((0, _commands_js__WEBPACK_IMPORTED_MODULE_0__.oQ)(before.words))) return "install";
let own = classOfWords(name, rest);
if (command.writes.length > 0 && [
"other",
"read_file",
"search",
"check_dir"
].includes(own)) return "edit";
if (command.isPiped && FILTERS.has(name)) return name === "tee" && own === "edit" && rest.length > 0 ? "edit" : "other";
return own;
}
function classOfWords(name, rest) {
let first = rest.find((word) => !word.startsWith("-")) ?? "";
if (name === "" || NEUTRAL.has(name)) return "other";
if (/^python[0-9.]*$/.test(name) && rest[0] === "-m" && /^(pip|ensurepip|uv)$/.test(rest[1] ?? "")) return classOfWords(rest[1] === "ensurepip" ? "make" : rest[1], rest[1] === "ensurepip" ? ["install"] : rest.slice(2));
if (name === "yarn") return /^(|install|add|upgrade)$/.test(first) ? "install" : "run";
if (INSTALLERS.some(([names, words]) => names.test(name) && (words === null || rest.slice(0, 4).some((word) => words.test(word))))) return "install";
if (name === "git") return classOfGit(first);
if ((name === "sed" || name === "perl") && rest.some((word) => /^-[a-zA-Z]*i|^--in-place/.test(word))) return "edit";
if (name === "find") return classOfFind(rest);
if (name === "tar") return rest.some((word) => /^-?[a-z]*t/.test(word) && !/x|c/.test(word)) ? "read_file" : "edit";
if (FETCHES.has(name)) return isLocal(rest) ? "run" : "network";
if (READS.has(name)) return "read_file";
if (LISTS.has(name)) return "check_dir";
if (SEARCHES.has(name)) return "search";
return EDITS.has(name) ? "edit" : "run";
}
function classOfGit(command) {
if (/^(clone|fetch|pull|push|ls-remote|submodule)$/.test(command)) return "network";
if (/^(grep|ls-files)$/.test(command)) return command === "grep" ? "search" : "check_dir";
return /^(apply|checkout|restore|reset|stash|commit|add|rm|mv|am|cherry-pick|rebase|merge)$/.test(command) ? "edit" : "run";
}
function classOfFind(words) {
if (words.some((word) => /^-(delete|fprint)/.test(word))) return "edit";
return words.every((word) => !word.startsWith("-") || /^-(maxdepth|mindepth|type|print0?|ls|L|H|P)$/.test(word)) ? "check_dir" : "search";
}
function isLocal(words) {
return words.some((word) => /^(https?:\/\/)?(localhost|127\.[0-9.]+|0\.0\.0\.0|\[::1\])([:/]|$)/.test(word));
}
}),
35169: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
vt: () => commandIn,
Kf: () => commandsOf,
H7: () => isShell,
oQ: () => programOf,
DE: () => unwrapped
});
function shellCommands(text) {
return new Reader(text.slice(0, 2e4)).read();
}
class Reader {
#text;
#at = 0;
#commands = [];
#command = newCommand(!1);
#ends = [];
constructor(text) {
this.#text = text;
}
read() {
for (; this.#at < this.#text.length && this.#commands.length < 200;) this.#next();
this.#end();
return this.#commands;
}
#next() {
let rest = this.#text.slice(this.#at, this.#at + 3);
let character = rest[0];
if (character === "\n") {
this.#at += 1;
this.#end();
this.#skipHereDocuments();
} else if (rest.startsWith("\\\n")) this.#at += 2;
else if (/\s/.test(character)) this.#at += 1;
else if (character === "#") this.#at = indexOr(this.#text, "\n", this.#at);
else if (/^[0-9]?(&>|>&|>|<)/.test(rest) || rest.startsWith("&>")) this.#redirection();
else if (/[;&|()]/.test(character)) {
let operator = /^(\|\||\|&|&&|;;|.)/.exec(rest)[0];
this.#at += operator.length;
this.#end(operator);
} else this.#word();
}
#end(operator = "") {
(this.#command.words.length > 0 || this.#command.writes.length > 0) && this.#commands.push(this.#command);
let last = this.#commands.at(-1);
operator === "&" && last !== void 0 && (last.isLeft = !0);
this.#command = newCommand(operator === "|" || operator === "|&");
}
#redirection() {
let sign = /^[0-9]?(?:<<<|<<-?|&>>?|>>|>\||>&|<&|<>|>|<)/.exec(this.#text.slice(this.#at, this.#at + 5))[0];
this.#at += sign.length;
for (; /[ \t]/.test(this.#text[this.#at] ?? "");) this.#at += 1;
let target = this.#take();
/^[0-9]?<<-?$/.test(sign) ? this.#ends.push(target) : sign.includes(">") && !/^(&?[0-9-]|\/dev\/.*)$/.test(target) && this.#command.writes.push(target);
}
#skipHereDocuments() {
for (let end of this.#ends.splice(0)) for (let line = ""; line.trim() !== end && this.#at < this.#text.length;) {
let next = indexOr(this.#text, "\n", this.#at);
line = this.#text.slice(this.#at, next);
this.#at = next + 1;
}
}
#word() {
let before = this.#at;
let word = this.#take();
this.#at === before && (this.#at += 1);
!(this.#command.words.length === 0 && /^[A-Za-z_]\w*=/.test(word)) && word !== "" && this.#command.words.push(word);
}
#take() {
let word = "";
for (; this.#at < this.#text.length;) {
let character = this.#text[this.#at];
if (/[\s;&|()<>]/.test(character)) break;
if (character === "'" || character === "\"") word += this.#quoted(character);
else if (character === "\\") {
word += this.#text[this.#at + 1] ?? "";
this.#at += 2;
} else if (character === "`" || this.#text.startsWith("$(", this.#at) || this.#text.startsWith("${", this.#at)) {
let end = this.#endOfSubstitution(character === "`" ? "`" : this.#text[this.#at + 1] === "(" ? ")" : "}");
word += this.#text.slice(this.#at, end);
this.#at = end;
} else {
word += character;
this.#at += 1;
}
}
return word;
}
#quoted(quote) {
let word = "";
for (this.#at += 1; this.#at < this.#text.length; this.#at++) {
let character = this.#text[this.#at];
if (character === quote) {
this.#at += 1;
break;
}
quote === "\"" && character === "\\" && /["\\$`\n]/.test(this.#text[this.#at + 1] ?? "") && (this.#at += 1);
word += this.#text[this.#at] ?? "";
}
return word;
}
#endOfSubstitution(close) {
let depth = 0;
for (let at = this.#at + (close === "`" ? 1 : 2); at < this.#text.length; at++) {
let character = this.#text[at];
if (character === "\\") at += 1;
else if (close === ")" && character === "(" || close === "}" && character === "{") depth += 1;
else if (character === close && depth-- === 0) return at + 1;
}
return this.#text.length;
}
}
function newCommand(isPiped) {
return {
words: [],
writes: [],
isPiped,
isLeft: !1
};
}
function indexOr(text, part, from) {
let index = text.indexOf(part, from);
return index === -1 ? text.length : index;
}
let WRAPPERS = new Map([...[
"sudo",
"env",
"time",
"nohup",
"command",
"exec",
"xargs",
"stdbuf",
"setsid",
"ionice",
"eval",
"doas"
].map((name) => [name, 0]), ...[
"timeout",
"nice",
"chroot"
].map((name) => [name, 1])]);
function commandIn(given) {
for (let name of [
"command",
"cmd",
"commands",
"script",
"input",
"code"
]) {
let value = Object.hasOwn(given, name) ? given[name] : void 0;
if (typeof value == "string") return value;
if (Array.isArray(value)) return value.filter((word) => typeof word == "string");
}
return null;
}
function commandsOf(command, depth = 0) {
return (typeof command == "string" ? shellCommands(command) : [{
words: command,
writes: [],
isPiped: !1,
isLeft: !1
}]).flatMap((one) => {
let [, ...rest] = unwrapped(one.words);
let at = isShell(programOf(unwrapped(one.words))) ? rest.findIndex((word) => /^-[a-z]*c[a-z]*$/.test(word)) : -1;
let script = at === -1 || depth >= 3 ? void 0 : rest[at + 1];
if (script === void 0) return one;
return commandsOf(script, depth + 1).map((inner, index) => ({
words: inner.words,
writes: [...inner.writes, ...one.writes],
isPiped: inner.isPiped || index === 0 && one.isPiped,
isLeft: inner.isLeft || one.isLeft
}));
});
}
function programOf([first = ""]) {
return first.replace(/^.*\//, "");
}
function isShell(program) {
return /^(ba|z|da|k|a)?sh$/.test(program);
}
function unwrapped(words) {
let rest = words;
for (let count = 0; count < 5; count++) {
let own = WRAPPERS.get((rest[0] ?? "").replace(/^.*\//, ""));
if (own === void 0) return rest;
let skip = 1;
for (; /^-|^[A-Za-z_]\w*=/.test(rest[skip] ?? "");) skip += /^-[nuCg]$/.test(rest[skip]) ? 2 : 1;
if (rest.length <= skip + own) return rest.slice(0, 1);
rest = rest.slice(skip + own);
}
return rest;
}
}),
65689: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
D_: () => outputIn,
KP: () => exitIn,
W_: () => isRunning
});
var _meter_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43358);
let LONGEST = 65536;
let BEFORE = [
/^Exit code (-?\d{1,10})(?:\n|$)/,
/^(?:Chunk ID: .*\n)?Wall time: .*\nProcess exited with code (-?\d{1,10})\n/,
/^Exit code: (-?\d{1,10})\nWall time: /,
/^\{\s*"returncode": ?(-?\d{1,10})\s*[,}]/,
/^<returncode>(-?\d{1,10})<\/returncode>/
];
let AFTER = [
/<shellId: [^<>\n]{1,80} completed with exit code (-?\d{1,10})>\s*$/,
/\nExit Code: (-?\d{1,10})\n(?:Signal: .*\n)?(?:Background PIDs: .*\n)?Process Group PGID: .*(?:\n<\/untrusted_context>)?\s*$/,
/\[(?:The )?command (?:completed|finished|exited) with exit code (-?\d{1,10})\.?\]\s*$/i,
/"metadata":\s*\{\s*"exit_code":\s*(-?\d{1,10})\b[^{}]*\}\s*\}\s*$/
];
let RUNNING = /^<?(?:(?:background )?(?:command|process|shell|task)\b.{0,80}\b(?:still running|running in (?:the )?background|running with session|moved to (?:the )?background)|background (?:command|process|shell|task) started)\b|<status>running<\/status>/im;
let REMINDER = /<system-reminder>[^<]*(?:<(?!\/?system-reminder>)[^<]*)*<\/system-reminder>/g;
let ENVELOPE = /^(?:Chunk ID: .*|Wall time: .*|Exit [Cc]ode: -?\d+|Process exited with code -?\d+|Original token count: .*|Command: .*|Directory: .*|(?:Error|Signal|Background PIDs): \(none\)|Process Group PGID: .*|<\/?(?:untrusted_context|output)>|<returncode>.*<\/returncode>|<shellId: .*>|\[The command .*\])$\n?|^Output:[ \n]?/gm;
function exitIn(answer) {
let [head, tail] = [answer.slice(0, 400), answer.slice(-600)];
let match = first(BEFORE, head) ?? first(AFTER, tail);
let code = Number(match?.[1] ?? NaN);
return Number.isSafeInteger(code) && code !== -1 ? code : null;
}
function first(forms, text) {
for (let form of forms) {
let match = form.exec(text);
if (match !== null) return match;
}
return null;
}
function isRunning(answer) {
return RUNNING.test(answer.slice(0, 400)) || RUNNING.test(answer.slice(-600));
}
function outputIn(answer) {
let cut = answer.length <= LONGEST ? answer : `${answer.slice(0, LONGEST / 2)}\n${answer.slice(-32768)}`;
let document = /^\{\s*"(?:returncode|output)":/.test(cut) ? (0, _meter_json_js__WEBPACK_IMPORTED_MODULE_0__.Xy)((0, _meter_json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(cut)) : null;
return (document === null ? cut : [(0, _meter_json_js__WEBPACK_IMPORTED_MODULE_0__.b6)(document.output), (0, _meter_json_js__WEBPACK_IMPORTED_MODULE_0__.b6)(document.exception_info)].filter((part) => part !== null).join("\n")).replace(REMINDER, "").replace(ENVELOPE, "").trim();
}
})
};
