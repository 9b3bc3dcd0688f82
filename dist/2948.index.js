export const id = 2948;
export const ids = [2948];
export const modules = {
16353: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Kl: () => faultOf,
Qy: () => isAnswered,
Ub: () => newExchange
});
var _base_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42030);
function newExchange(provider, dialect, method, path) {
return {
provider,
dialect: dialect?.name ?? null,
method,
path,
started_at: (0, _base_clock_js__WEBPACK_IMPORTED_MODULE_0__.v)(),
first_byte_ms: null,
duration_ms: 0,
status: null,
end: "complete",
error: null,
model: {
asked: null,
served: null
},
tokens: null,
cost_usd: null,
conversation: null,
hosted_tools: {
offered: [],
used: []
},
request: null,
response: null
};
}
function isAnswered({ dialect, status, end, error }) {
return dialect !== null && end === "complete" && error === null && status !== null && status >= 200 && status < 300;
}
function faultOf(exchange) {
let { status, end, error } = exchange;
if (end === "no_connection" || end === "cut_by_provider" || end === "idle") return "model_unavailable";
if (status === null || end === "refused") return null;
if ([
401,
402,
403,
404
].includes(status)) return "model_refused";
if (status === 408 || status === 429 || status >= 500) return "model_unavailable";
return status < 300 && error !== null ? "model_unavailable" : null;
}
}),
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
}),
72948: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
rewriteTrajectory: () => rewriteTrajectory,
writeTrajectory: () => writeTrajectory
});
var errors = __webpack_require__(45145);
var redacted_file = __webpack_require__(17197);
var json = __webpack_require__(43358);
var atif = __webpack_require__(75084);
var external_node_fs_ = __webpack_require__(73024);
var promises_ = __webpack_require__(51455);
var regular_file = __webpack_require__(45503);
let DIALECTS = [
"anthropic",
"openai-chat",
"openai-responses",
"gemini"
];
async function readExchanges(file) {
let bodies = new Map();
let exchanges = [];
let unread = 0;
let bytes = 0;
let handle = await (0, promises_.open)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK | external_node_fs_.constants.O_NOFOLLOW);
try {
if (!(await handle.stat()).isFile()) throw new regular_file.S("it is not a regular file");
for await (let text of handle.readLines()) {
bytes += text.length;
let exchange = bytes > 134217728 ? "unread" : exchangeOf((0, json.Xy)((0, json.qF)(text)), bodies);
exchange === "unread" ? unread += 1 : exchange !== null && exchanges.push(exchange);
}
} finally {
await handle.close();
}
return {
exchanges,
unread
};
}
function exchangeOf(data, bodies) {
if (data === null) return "unread";
let { line, dialect, conversation, started_at: startedAt, duration_ms: duration, status, end, error, cut } = data;
if (dialect === null) return null;
if (typeof line != "number" || !DIALECTS.includes(dialect) || typeof startedAt != "string" || Number.isNaN(Date.parse(startedAt)) || typeof duration != "number") return "unread";
let request = (0, json.Xy)(data.request);
if (request === null && cut !== !0) return null;
request !== null && bodies.set(line, request);
let model = (0, json.Xy)(data.model);
return {
line,
dialect,
conversation: typeof conversation == "string" ? conversation : "",
started_at: startedAt,
duration_ms: duration,
status: typeof status == "number" ? status : null,
end,
error: typeof error == "string" ? error : null,
model: {
asked: exchanges_text(model?.asked),
served: exchanges_text(model?.served)
},
tokens: tokensOf(data.tokens),
cost_usd: typeof data.cost_usd == "number" ? data.cost_usd : null,
request: request === null ? null : whole(request, bodies),
response: (0, json.Xy)(data.response)
};
}
function exchanges_text(value) {
return typeof value == "string" ? value : null;
}
function tokensOf(value) {
let tokens = (0, json.Xy)(value);
return [
"input",
"cachedInput",
"output"
].every((name) => Number.isSafeInteger(tokens?.[name])) ? tokens : null;
}
function whole(request, bodies) {
let partOf = (value) => {
let reference = (0, json.Xy)(value)?.$ref;
if (typeof reference != "string") return value;
let [line, member = "", index] = reference.split("/");
let body = bodies.get(Number(line)) ?? {};
let found = Object.hasOwn(body, member) ? body[member] : void 0;
if (index === void 0) return found ?? value;
return (Array.isArray(found) ? found[Number(index)] : void 0) ?? value;
};
return Object.fromEntries(Object.entries(request).map(([name, value]) => [name, Array.isArray(value) ? value.map(partOf) : partOf(value)]));
}
function fitted(trajectory, size) {
let steps = 2e4;
for (let longest = Math.min(262144, size); steps >= 2; longest = Math.max(256, longest / 4)) {
let fit = new Fit(Math.floor(longest), steps);
let smaller = fit.of(trajectory);
if (fit.characters <= size) {
let text = JSON.stringify(smaller);
if (Buffer.byteLength(text) <= size) return {
text,
trajectory: smaller
};
}
longest <= 256 && (steps = Math.floor(Math.min(steps, stepsOf(trajectory)) / 2));
}
return null;
}
function stepsOf({ steps, subagent_trajectories: embedded }) {
return Math.max(steps.length, ...(embedded ?? []).map((one) => one.steps.length));
}
class Fit {
#longest;
#steps;
characters = 0;
#cut = 0;
constructor(longest, steps) {
this.#longest = longest;
this.#steps = steps;
}
of(trajectory) {
this.#cut = 0;
let { agent, subagent_trajectories: embedded, ...rest } = trajectory;
let tight = this.#longest <= 256;
let { tool_definitions: _, ...short } = agent;
let [kept, left] = this.#middleOut(trajectory.steps);
let steps = kept.map((step, index) => ({
...this.#step(step),
step_id: index + 1
}));
let notes = [
trajectory.notes,
this.#cut === 0 ? null : `${this.#cut} texts are cut to about ${this.#longest} characters.`,
left === 0 ? null : `${left} steps in the middle are left out.`
].filter((part) => typeof part == "string").join(" ");
let smaller = {
...rest,
agent: tight ? short : agent,
steps,
...notes === "" ? {} : { notes }
};
if (embedded == null) return smaller;
return {
...smaller,
subagent_trajectories: embedded.slice(0, this.#steps).map((one) => this.of(one))
};
}
#middleOut(steps) {
let left = steps.length - this.#steps;
if (left <= 0) return [steps, 0];
let half = Math.ceil(this.#steps / 2);
return [[...steps.slice(0, half), ...steps.slice(half + left)], left];
}
#step(step) {
this.characters += 200;
let { message, reasoning_content: reasoning, tool_calls: calls, observation } = step;
return {
...step,
message: this.#content(message),
...reasoning ? { reasoning_content: this.#text(reasoning) } : {},
...calls ? { tool_calls: calls.map((call) => ({
...call,
arguments: this.#value(call.arguments, 0)
})) } : {},
...observation ? { observation: { results: observation.results.map((result) => ({
...result,
content: typeof result.content == "string" ? this.#text(result.content) : result.content
})) } } : {}
};
}
#content(content) {
return typeof content == "string" ? this.#text(content) : content;
}
#value(value, depth) {
if (typeof value == "string") return this.#text(value);
this.characters += 8;
if (typeof value != "object" || !value) return value;
if (depth >= 20) return "[nested too deep]";
if (Array.isArray(value)) return value.slice(0, this.#longest).map((item) => this.#value(item, depth + 1));
let members = Object.entries(value).slice(0, this.#longest);
return Object.fromEntries(members.map(([name, item]) => [this.#text(name.slice(0, 1e3)), this.#value(item, depth + 1)]));
}
#text(text) {
if (text.length <= this.#longest) {
this.characters += text.length;
return text;
}
this.#cut += 1;
this.characters += this.#longest;
let part = Math.floor(this.#longest / 2);
let head = text.slice(0, part).replace(/[\ud800-\udbff]$/, "");
let tail = text.slice(-part).replace(/^[\udc00-\udfff]/, "");
return `${head}\n[agentbench: ${text.length - head.length - tail.length} characters left out here]\n${tail}`;
}
}
var meter_exchange = __webpack_require__(16353);
var classes = __webpack_require__(27516);
function textsOf(content) {
if (typeof content == "string") return content === "" ? [] : [content];
if (!Array.isArray(content)) return content == null ? [] : textsOf([content]);
return content.flatMap((part) => typeof part == "string" ? part : textOfPart((0, json.Xy)(part))).filter(Boolean);
}
function textOfPart(part) {
if (part === null) return "";
let text = (0, json.b6)(part.text) ?? (0, json.b6)(part.refusal);
if (text !== null) return text;
let type = (0, json.b6)(part.type);
if (type !== null) return `[${type.slice(0, 100)}]`;
return `[${Object.keys(part).slice(0, 3).join(", ").slice(0, 100)}]`;
}
function argumentsOf(value) {
let parsed = typeof value == "string" ? (0, json.Xy)((0, json.qF)(value)) : (0, json.Xy)(value);
if (parsed !== null) return parsed;
return value == null || value === "" ? {} : { input: value };
}
function nameOf(value) {
return (0, json.b6)(value)?.slice(0, 200) || "unknown";
}
let anthropicItems = {
request: ({ system, messages }) => [{
kind: "system",
texts: textsOf(system)
}, ...(0, json.iZ)(messages).flatMap(({ role, content }) => role === "assistant" ? [agentItem(content)] : userItems(content, role))],
answer: ({ content }) => agentItem(content),
tools: ({ tools }) => (0, json.iZ)(tools).map(({ name, description }) => ({
name: nameOf(name),
description: (0, json.b6)(description) ?? ""
}))
};
function userItems(content, role) {
let blocks = (0, json.iZ)(content);
let results = blocks.filter(({ type }) => type === "tool_result");
let rest = typeof content == "string" ? content : blocks.filter(({ type }) => type !== "tool_result");
return [...results.map((block) => ({
kind: "result",
id: (0, json.b6)(block.tool_use_id),
name: null,
text: textsOf(block.content).join("\n"),
failed: block.is_error === !0
})), {
kind: role === "system" ? "system" : "user",
texts: textsOf(rest)
}];
}
function agentItem(content) {
let item = {
kind: "agent",
text: "",
reasoning: "",
calls: []
};
let said = typeof content == "string" ? [content] : [];
let thought = [];
for (let block of (0, json.iZ)(content)) block.type === "thinking" ? thought.push((0, json.b6)(block.thinking) ?? "") : block.type === "tool_use" || block.type === "server_tool_use" || block.type === "mcp_tool_use" ? item.calls.push({
id: (0, json.b6)(block.id),
name: nameOf(block.name),
arguments: argumentsOf(block.input)
}) : block.type !== "redacted_thinking" && said.push(textsOf([block]).join(""));
return {
...item,
text: said.join("\n"),
reasoning: thought.join("\n")
};
}
let geminiItems = {
request: (body) => [{
kind: "system",
texts: textsOf((0, json.Xy)(body.systemInstruction ?? body.system_instruction)?.parts)
}, ...(0, json.iZ)(body.contents).flatMap(({ role, parts }) => role === "model" ? [gemini_agentItem(parts)] : gemini_userItems(parts))],
answer({ candidates }) {
let [candidate] = (0, json.iZ)(candidates);
return gemini_agentItem((0, json.Xy)(candidate?.content)?.parts);
},
tools: ({ tools }) => (0, json.iZ)(tools).flatMap((tool) => (0, json.iZ)(tool.functionDeclarations ?? tool.function_declarations)).map(({ name, description }) => ({
name: nameOf(name),
description: (0, json.b6)(description) ?? ""
}))
};
function gemini_userItems(parts) {
let results = (0, json.iZ)(parts).flatMap((part) => {
let result = (0, json.Xy)(part.functionResponse);
if (result === null) return [];
let given = (0, json.Xy)(result.response);
let text = (0, json.b6)(given?.output) ?? (0, json.b6)(given?.error) ?? JSON.stringify(given);
return [{
kind: "result",
id: (0, json.b6)(result.id),
name: nameOf(result.name),
text,
failed: "error" in (given ?? {})
}];
});
let rest = (0, json.iZ)(parts).filter((part) => (0, json.Xy)(part.functionResponse) === null);
return [...results, {
kind: "user",
texts: textsOf(rest)
}];
}
function gemini_agentItem(parts) {
let item = {
kind: "agent",
text: "",
reasoning: "",
calls: []
};
let said = [];
let thought = [];
for (let part of (0, json.iZ)(parts)) {
let call = (0, json.Xy)(part.functionCall);
call === null ? (part.thought === !0 ? thought : said).push(...textsOf([part])) : item.calls.push({
id: (0, json.b6)(call.id),
name: nameOf(call.name),
arguments: argumentsOf(call.args)
});
}
return {
...item,
text: said.join("\n"),
reasoning: thought.join("\n")
};
}
let openaiChatItems = {
request({ messages, prompt }) {
if (!Array.isArray(messages)) return [{
kind: "user",
texts: textsOf(prompt)
}];
return (0, json.iZ)(messages).map(itemOf);
},
answer({ choices }) {
let [choice] = (0, json.iZ)(choices);
return openai_chat_agentItem((0, json.Xy)(choice?.message) ?? { content: choice?.text });
},
tools: ({ tools, functions }) => [...(0, json.iZ)(tools).map((tool) => (0, json.Xy)(tool.function) ?? tool), ...(0, json.iZ)(functions)].map((tool) => ({
name: nameOf(tool.name),
description: (0, json.b6)(tool.description) ?? ""
}))
};
function itemOf(message) {
let { role, content } = message;
if (role === "assistant") return openai_chat_agentItem(message);
let texts = textsOf(content);
if (role === "tool" || role === "function") {
let text = texts.join("\n");
return {
kind: "result",
id: (0, json.b6)(message.tool_call_id),
name: (0, json.b6)(message.name),
text,
failed: !1
};
}
return {
kind: role === "system" || role === "developer" ? "system" : "user",
texts
};
}
function openai_chat_agentItem(message) {
let single = (0, json.Xy)(message.function_call);
let calls = (0, json.iZ)(message.tool_calls).map((call) => {
let made = (0, json.Xy)(call.function) ?? (0, json.Xy)(call.custom) ?? {};
return {
id: (0, json.b6)(call.id),
name: nameOf(made.name),
arguments: argumentsOf(made.arguments ?? made.input)
};
});
single !== null && calls.push({
id: null,
name: nameOf(single.name),
arguments: argumentsOf(single.arguments)
});
let reasoning = (0, json.b6)(message.reasoning_content) ?? (0, json.b6)(message.reasoning) ?? "";
return {
kind: "agent",
text: textsOf(message.content ?? message.refusal).join("\n"),
reasoning,
calls
};
}
let openaiResponsesItems = {
request({ instructions, input }) {
let said = [{
kind: "system",
texts: textsOf(instructions)
}];
if (typeof input == "string") return [...said, {
kind: "user",
texts: textsOf(input)
}];
return [...said, ...itemsOf((0, json.iZ)(input))];
},
answer({ output }) {
let item = newItem();
for (let part of (0, json.iZ)(output)) addTo(item, part);
return item;
},
tools: ({ tools }) => (0, json.iZ)(tools).map(({ name, type, description }) => ({
name: nameOf(name ?? type),
description: (0, json.b6)(description) ?? ""
}))
};
function itemsOf(parts) {
let items = [];
let agent = null;
for (let part of parts) {
let type = (0, json.b6)(part.type) ?? "message";
if (type === "reasoning" || /_call$/.test(type) || type === "message" && part.role === "assistant") {
if (agent === null) {
agent = newItem();
items.push(agent);
}
addTo(agent, part);
continue;
}
agent = null;
let result = resultOf(part, type);
let kind = part.role === "system" || part.role === "developer" ? "system" : "user";
items.push(result ?? {
kind,
texts: type === "message" ? textsOf(part.content) : [`[${type.slice(0, 100)}]`]
});
}
return items;
}
function resultOf(part, type) {
if (!type.endsWith("_call_output")) return null;
let { output } = part;
let shell = (0, json.iZ)(output).flatMap(({ stdout, stderr }) => [(0, json.b6)(stdout) ?? "", (0, json.b6)(stderr) ?? ""]);
let texts = shell.some(Boolean) ? shell.filter(Boolean) : textsOf((0, json.Xy)(output)?.content ?? output);
return {
kind: "result",
id: (0, json.b6)(part.call_id) ?? (0, json.b6)(part.id),
name: null,
text: texts.join("\n"),
failed: !1
};
}
function newItem() {
return {
kind: "agent",
text: "",
reasoning: "",
calls: []
};
}
function addTo(item, part) {
let type = (0, json.b6)(part.type) ?? "message";
let add = (member, texts) => {
item[member] = [item[member], ...texts].filter(Boolean).join("\n");
};
if (type === "reasoning") add("reasoning", [...textsOf(part.summary), ...textsOf(part.content)]);
else if (type === "message") add("text", textsOf(part.content));
else if (type.endsWith("_call")) {
let name = nameOf(part.name ?? type.slice(0, -5));
let given = part.arguments ?? part.input ?? part.action ?? part.operation;
item.calls.push({
id: (0, json.b6)(part.call_id) ?? (0, json.b6)(part.id),
name,
arguments: argumentsOf(given)
});
} else add("text", [`[${type.slice(0, 100)}]`]);
}
let DIALECT_READERS = {
anthropic: anthropicItems,
"openai-chat": openaiChatItems,
"openai-responses": openaiResponsesItems,
gemini: geminiItems
};
var shell_answer = __webpack_require__(65689);
class Conversation {
steps = [];
first;
system;
tools;
startedAt;
endedAt = 0;
answers = 0;
spent = {
input: 0,
output: 0,
cached: 0,
cost: 0,
isPriced: !0,
isCounted: !1
};
#pending = [];
#said = {
system: new Map(),
user: new Map()
};
#callIds = new Set();
#answered = new Map();
#last = null;
constructor(exchange) {
let reader = DIALECT_READERS[exchange.dialect];
let items = exchange.request === null ? [] : reader.request(exchange.request);
this.first = items.flatMap((item) => item.kind === "user" ? item.texts : []).join("\n");
this.system = items.flatMap((item) => item.kind === "system" ? item.texts : []).join("\n");
this.tools = exchange.request === null ? [] : reader.tools(exchange.request);
this.startedAt = Date.parse(exchange.started_at);
}
get pending() {
return this.#pending;
}
continuesWith(exchange) {
if (this.#callIds.size === 0 || exchange.request === null) return !0;
return DIALECT_READERS[exchange.dialect].request(exchange.request).some((item) => item.kind === "agent" && item.calls.some(({ id }) => id !== null && this.#callIds.has(id)));
}
add(exchange) {
let began = Date.parse(exchange.started_at);
let reader = DIALECT_READERS[exchange.dialect];
let items = exchange.request === null ? [] : reader.request(exchange.request);
let answer = exchange.response === null ? null : reader.answer(exchange.response);
let fresh = this.#addNew(items, exchange);
let agentItems = items.filter(({ kind }) => kind === "agent").length;
this.#last !== null && (this.#last.extra.worked_ms = Math.max(0, began - this.endedAt));
let failed = this.#last?.extra.status;
let before = !fresh && (failed === "failed" || failed === "cut") && this.#last.agentItems === agentItems ? this.#takeBack() : null;
this.#addAnswer(exchange, answer, before, agentItems);
this.endedAt = Math.max(this.endedAt, began + exchange.duration_ms);
}
#takeBack() {
let step = this.#last.step;
this.steps.splice(this.steps.lastIndexOf(step), 1);
this.#pending = this.#pending.filter((pending) => pending.step !== step);
return step;
}
#addNew(items, { started_at: timestamp }) {
let counts = {
system: new Map(),
user: new Map()
};
let results = new Map();
let isNew = (kind, text) => {
let times = oneMore(counts[kind], text);
if (times <= (this.#said[kind].get(text) ?? 0)) return !1;
this.#said[kind].set(text, times);
return !0;
};
let lastAnswer = items.findLastIndex(({ kind }) => kind === "agent");
let isFirst = this.steps.length === 0;
let fresh = !1;
items.forEach((item, index) => {
if (item.kind === "agent") isFirst && this.#addCopied(item, timestamp);
else if (item.kind === "result") {
let times = item.id === null ? 0 : oneMore(results, item.id);
fresh = this.#addResult(item, times, index > lastAnswer) || fresh;
} else {
let texts = item.texts.filter((text) => isNew(item.kind, text));
if (texts.length === 0) return;
this.steps.push({
timestamp,
source: item.kind,
message: texts.join("\n")
});
fresh = !0;
}
});
return fresh;
}
#addCopied(item, timestamp) {
let step = {
timestamp,
source: "agent",
message: item.text,
is_copied_context: !0,
llm_call_count: 0
};
this.#addCalls(step, item.calls);
this.steps.push(step);
}
#addCalls(step, calls) {
if (calls.length === 0) return;
let taken = new Set();
step.tool_calls = calls.map((made, index) => {
let id = made.id === null || made.id === "" ? `call-${index + 1}` : made.id.slice(0, 200);
for (; taken.has(id);) id = `${id}-${index + 1}`;
taken.add(id);
made.id !== null && this.#callIds.add(made.id);
let extra = { class: (0, classes.q)(made.name, made.arguments) };
let call = {
tool_call_id: id,
function_name: made.name,
arguments: made.arguments,
extra
};
this.#pending.push({
step,
call,
id: made.id
});
return call;
});
this.#pending = this.#pending.slice(-1e3);
}
#addResult(item, times, isTrailing) {
if (item.id === null ? !isTrailing : times <= (this.#answered.get(item.id) ?? 0)) return !1;
let byId = this.#pending.findIndex(({ id }) => id !== null && id === item.id);
let byName = isTrailing ? this.#pending.findIndex(({ id, call }) => id === null && (item.name === null || call.function_name === item.name)) : -1;
let index = byId === -1 ? byName : byId;
let result = {
content: item.text,
...item.failed ? { extra: { failed: !0 } } : {}
};
if (index === -1) {
let last = this.steps.findLast(({ source }) => source === "agent");
if (item.id === null || last === void 0) return !1;
this.#answered.set(item.id, times);
conversation_addTo(last, result);
return !0;
}
let [{ step, call }] = this.#pending.splice(index, 1);
item.id !== null && this.#answered.set(item.id, times);
let code = (0, classes.l)(call.function_name) ? (0, shell_answer.KP)(item.text) : null;
code !== null && (result.extra = {
...result.extra,
exit_code: code
});
conversation_addTo(step, {
source_call_id: call.tool_call_id,
...result
});
return !0;
}
#addAnswer(exchange, answer, before, agentItems) {
let status = statusOf(exchange, answer);
let retried = before === null ? null : before.extra;
let extra = {
exchange: exchange.line,
waited_ms: exchange.duration_ms,
worked_ms: null,
...status === null ? {} : { status },
...status === null || exchange.error === null ? {} : { error: errorOf(exchange) },
...retried === null ? {} : { retries: (retried.retries ?? 0) + 1 }
};
let metrics = this.#count(exchange, before);
let model = exchange.model.served ?? exchange.model.asked;
let effort = effortOf(exchange);
let step = {
timestamp: exchange.started_at,
source: "agent",
...model === null ? {} : { model_name: model },
...effort === null ? {} : { reasoning_effort: effort },
message: answer?.text ?? "",
...answer?.reasoning ? { reasoning_content: answer.reasoning } : {},
...metrics === null ? {} : { metrics },
llm_call_count: 1 + (before?.llm_call_count ?? 0),
extra
};
answer !== null && this.#addCalls(step, answer.calls);
this.steps.push(step);
(0, meter_exchange.Qy)(exchange) && (this.answers += 1);
this.#last = {
step,
extra,
agentItems
};
}
#count({ tokens, cost_usd: cost }, before) {
let earlier = before?.metrics ?? null;
if (tokens === null) return earlier;
let { spent } = this;
spent.isCounted = !0;
spent.input += tokens.input;
spent.output += tokens.output;
spent.cached += tokens.cachedInput;
spent.cost += cost ?? 0;
spent.isPriced &&= cost !== null;
let isPriced = cost !== null && (earlier === null || typeof earlier.cost_usd == "number");
return {
prompt_tokens: tokens.input + (earlier?.prompt_tokens ?? 0),
completion_tokens: tokens.output + (earlier?.completion_tokens ?? 0),
cached_tokens: tokens.cachedInput + (earlier?.cached_tokens ?? 0),
...isPriced ? { cost_usd: cost + (earlier?.cost_usd ?? 0) } : {},
...tokens.reasoning === null ? {} : { extra: { reasoning_tokens: tokens.reasoning } }
};
}
}
function oneMore(counts, key) {
let times = (counts.get(key) ?? 0) + 1;
counts.set(key, times);
return times;
}
function conversation_addTo(step, result) {
step.observation ??= { results: [] };
step.observation.results.push(result);
}
function statusOf(exchange, answer) {
if (exchange.end === "refused") return "refused";
if ((0, meter_exchange.Qy)(exchange)) return exchange.request === null ? "too_large" : null;
return answer === null || answer.text === "" && answer.reasoning === "" && answer.calls.length === 0 ? "failed" : "cut";
}
function errorOf({ status, end, error }) {
return [
status === null || status < 300 ? null : String(status),
end === "complete" ? null : end,
error
].filter((part) => part !== null).join(" ").slice(0, 300);
}
function effortOf({ request }) {
let reasoning = request?.reasoning;
let given = (typeof reasoning == "object" && reasoning ? reasoning.effort : null) ?? request?.reasoning_effort;
return typeof given == "string" ? given.slice(0, 50) : null;
}
function conversationsOf(exchanges) {
let byKey = new Map();
let byResponse = new Map();
let all = [];
for (let exchange of exchanges) {
let previous = exchange.request?.previous_response_id;
let conversation = (typeof previous == "string" ? byResponse.get(previous) : void 0) ?? threadOf(byKey.get(exchange.conversation) ?? [], exchange);
if (conversation === void 0) {
conversation = continued(all, exchange) ?? newConversation(all, exchange);
byKey.set(exchange.conversation, [...byKey.get(exchange.conversation) ?? [], conversation]);
}
conversation.add(exchange);
let id = exchange.response?.id;
typeof id == "string" && byResponse.set(id, conversation);
}
let main = mainOf(all);
let others = all.filter((conversation) => conversation !== main);
return main === void 0 ? [] : [main, ...others].map((one) => ({
conversation: one,
kind: kindOf(one, main)
}));
}
function newConversation(all, exchange) {
let conversation = new Conversation(exchange);
all.push(conversation);
return conversation;
}
function threadOf(threads, exchange) {
let began = Date.parse(exchange.started_at);
let free = threads.filter(({ endedAt }) => endedAt <= began);
return free.find((thread) => thread.continuesWith(exchange)) ?? free[0] ?? (threads.length > MOST_THREADS ? threads[0] : void 0);
}
let MOST_THREADS = 50;
function continued(all, exchange) {
let last = mainOf(all);
if (last === void 0 || last.tools.length === 0 || last.pending.length > 0) return;
let next = new Conversation(exchange);
let names = ({ tools }) => tools.map(({ name }) => name).join("\n");
return next.system === last.system && names(next) === names(last) && last.endedAt <= next.startedAt ? last : void 0;
}
function mainOf(all) {
let rank = ({ tools, answers }) => [+(tools.length > 0), answers];
return all.toSorted((a, b) => {
let [ours, theirs] = [rank(a), rank(b)];
return theirs[0] - ours[0] || theirs[1] - ours[1];
})[0];
}
function kindOf(conversation, main) {
if (conversation === main) return "main";
if (conversation.tools.length > 0) return "sub-agent";
let asked = `${conversation.system.slice(0, 4e3)}\n${conversation.first.slice(-4e3)}`;
if (/\btitle\b/i.test(asked)) return "title";
if (/\bsummar(y|ise|ize|ies|ising|izing)|\bcompact/i.test(asked)) return "summary";
return conversation.answers > 1 ? "sub-agent" : "other";
}
function beginningOf(child, parents) {
for (let parent of parents) {
if (parent === child || parent.startedAt > child.startedAt) continue;
for (let step of parent.steps) for (let call of step.tool_calls ?? []) if (Object.values(call.arguments).filter((value) => typeof value == "string").some((text) => text.length >= 8 && child.first.includes(text))) return {
step,
callId: call.tool_call_id
};
}
return null;
}
function trajectoryOf(exchanges, about) {
let [main, ...others] = conversationsOf(exchanges);
if (main === void 0 || main.conversation.steps.length === 0) return null;
let told = others.filter(({ conversation }) => conversation.steps.length > 0);
let all = [main, ...told].map(({ conversation }) => conversation);
let embedded = told.map(({ conversation, kind }, index) => {
let id = `${kind}-${index + 1}`;
let from = kind === "sub-agent" ? beginningOf(conversation, all) : null;
from !== null && refer(from.step, from.callId, id);
return {
...documentOf(conversation, kind, about),
trajectory_id: id
};
});
let document = documentOf(main.conversation, "main", about);
let costs = all.map(({ spent }) => spent);
let cost = costs.every(({ isPriced }) => isPriced) ? costs.reduce((sum, { cost }) => sum + cost, 0) : null;
return {
...document,
final_metrics: {
...document.final_metrics,
...cost === null ? {} : { total_cost_usd: rounded(cost) }
},
...embedded.length === 0 ? {} : { subagent_trajectories: embedded }
};
}
function documentOf(conversation, kind, about) {
let { steps, spent, tools } = conversation;
let definitions = tools.slice(0, 200).map(({ name, description }) => ({
type: "function",
function: {
name,
description: description.slice(0, 300)
}
}));
return {
schema_version: atif.kh,
session_id: about.session,
agent: {
name: about.name ?? "agent",
version: about.version ?? "unknown",
...about.model === null ? {} : { model_name: about.model },
...definitions.length === 0 ? {} : { tool_definitions: definitions }
},
steps: steps.map((step, index) => ({
step_id: index + 1,
...step
})),
final_metrics: {
...spent.isCounted ? {
total_prompt_tokens: spent.input,
total_completion_tokens: spent.output,
total_cached_tokens: spent.cached
} : {},
...spent.isCounted && spent.isPriced ? { total_cost_usd: rounded(spent.cost) } : {},
total_steps: steps.length
},
extra: { kind }
};
}
function refer(step, callId, id) {
step.observation ??= { results: [] };
let { results } = step.observation;
let known = results.find(({ source_call_id }) => source_call_id === callId);
let result = known ?? {
source_call_id: callId,
content: null
};
known === void 0 && results.push(result);
result.subagent_trajectory_ref = [...result.subagent_trajectory_ref ?? [], { trajectory_id: id }];
}
function rounded(cost) {
return Math.round(cost * 1e9) / 1e9;
}
async function writeTrajectory(exchangesFile, file, size, redactor, about) {
try {
let { exchanges, unread } = await readExchanges(exchangesFile);
let whole = trajectoryOf(exchanges, about);
if (whole === null) return {
trajectory: null,
note: unread === 0 ? null : "exchanges.jsonl cannot be read"
};
unread > 0 && (whole.notes = `${unread} lines of exchanges.jsonl could not be read.`);
return await writeFitted(whole, file, size, redactor);
} catch (error) {
if ((0, errors.$N)(error) === "ENOENT") return {
trajectory: null,
note: null
};
return {
trajectory: null,
note: `no trajectory: ${(0, errors.bD)(error).slice(0, 500)}`
};
}
}
async function writeFitted(whole, file, size, redactor) {
let fit = fitted(whole, Math.min(size, 67108864));
if (fit === null) return {
trajectory: null,
note: "no trajectory: not even its first steps fit into max-log-size"
};
let text = redactor.text(fit.text);
let trajectory = text === fit.text ? fit.trajectory : (0, json.qF)(text);
let { success, data, error } = atif.hR.safeParse(trajectory);
if (!success) return {
trajectory: null,
note: `no trajectory: ${firstIssue(error)}`
};
return {
trajectory: data,
note: await (0, redacted_file.Y)(file, text, redactor) ? "something stood at its place, and was removed" : null
};
}
async function rewriteTrajectory(text, file, size, redactor) {
try {
let { success, data, error } = atif.hR.safeParse((0, json.qF)(text));
if (!success) return {
trajectory: null,
note: `trajectory.json of the agent is not ATIF: ${firstIssue(error)}`
};
return await writeFitted(data, file, size, redactor);
} catch (error) {
return {
trajectory: null,
note: `trajectory.json of the agent was not read: ${(0, errors.bD)(error).slice(0, 300)}`
};
}
}
function firstIssue(error) {
let [issue] = error?.issues ?? [];
if (issue === void 0) return "not JSON";
return `${issue.path.map(String).join(".").slice(0, 200)}: ${issue.message.slice(0, 200)}`;
}
})
};
