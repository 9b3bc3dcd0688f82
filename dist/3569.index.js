export const id = 3569;
export const ids = [3569];
export const modules = {
26841: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Jj: () => cut,
LV: () => wrap,
eV: () => pad,
it: () => cutMiddle,
qz: () => widthOf
});
var slice_ansi__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85209);
var string_width__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11272);
var wrap_ansi__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58692);
let widthOf = (text) => (0, string_width__WEBPACK_IMPORTED_MODULE_1__.A)(text);
function cut(text, columns) {
if (widthOf(text) <= columns) return text;
return columns < 1 ? "" : `${beginningOf(text, columns - 1)}…`;
}
function beginningOf(text, columns) {
for (let end = columns; end > 0; end--) {
let part = (0, slice_ansi__WEBPACK_IMPORTED_MODULE_2__.A)(text, 0, end);
if (widthOf(part) <= columns) return part;
}
return "";
}
function cutMiddle(text, columns) {
let width = widthOf(text);
if (width <= columns || columns < 3) return cut(text, columns);
let end = Math.floor((columns - 1) / 2);
let tail = [0, 1].map((less) => (0, slice_ansi__WEBPACK_IMPORTED_MODULE_2__.A)(text, width - end + less)).find((part) => widthOf(part) <= end) ?? "";
return `${beginningOf(text, columns - 1 - widthOf(tail))}…${tail}`;
}
function pad(text, columns, side = "left") {
let space = " ".repeat(Math.max(0, Math.min(columns, 1e4) - widthOf(text)));
return side === "left" ? text + space : space + text;
}
function wrap(text, columns, prefix = "") {
let room = columns - widthOf(prefix);
return text.split("\n").flatMap((line) => {
if (!Number.isFinite(room)) return [line];
let [first = "", ...rest] = (0, wrap_ansi__WEBPACK_IMPORTED_MODULE_0__.A)(line, Math.max(room, 8), {
hard: !0,
trim: !1
}).split("\n");
return [first, ...rest.map((part) => part.trimStart())];
}).map((line) => (prefix + line).trimEnd());
}
}),
56458: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { agentsCommand: () => agentsCommand });
var catalogue = __webpack_require__(20592);
function describeAgent(agent) {
let { name, title, version, services, install, notes } = agent;
let npm = install?.from === "npm" ? Object.values(install.packages).map((one) => one.name) : [];
return {
name,
title,
version,
services,
needs_model: agent.needsModel,
platforms: install === null ? [] : install.from === "npm" ? Object.keys(install.packages) : ["x64-glibc", "x64-musl"],
packages: install?.from === "pypi" ? [install.package] : [...new Set(npm)],
skills: agent.skills !== null,
mcp: agent.mcp,
instructions: agent.instructions !== null,
notes
};
}
var errors = __webpack_require__(45145);
var format = __webpack_require__(18253);
var signals = __webpack_require__(68785);
var untrusted = __webpack_require__(90492);
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
let WAIT = "agentbench-check-wait";
let RAN = /agentbench-command-ran in <([^<>"\\%]+)>/;
let EDITED = "agentbench-file-edited";
let SHELLS = {
Bash: (command) => ({
command,
description: "check"
}),
bash: (command) => ({
command,
description: "check"
}),
run_shell_command: (command) => ({
command,
description: "check",
is_background: !1
}),
exec_command: (cmd) => ({
cmd,
yield_time_ms: 3e4
}),
shell_command: (command) => ({ command }),
shell: (command) => ({ command: [
"bash",
"-lc",
command
] }),
terminal: (command) => ({
command,
timeout: 120,
security_risk: "LOW",
summary: "check"
}),
execute_bash: (command) => ({
command,
security_risk: "LOW"
})
};
let EDITORS = {
Write: (file_path, content) => ({
file_path,
content
}),
write: (filePath, content) => ({
filePath,
content
}),
write_file: (file_path, content) => ({
file_path,
content
}),
create: (path, file_text) => ({
path,
file_text
}),
file_editor: (path, file_text) => ({
command: "create",
path,
file_text,
security_risk: "LOW",
summary: "check"
})
};
function toolsOf(body) {
return (Array.isArray(body.tools) ? body.tools : []).flatMap((tool) => {
if (Array.isArray(tool.functionDeclarations)) return tool.functionDeclarations.map(({ name }) => String(name));
let name = tool.name ?? tool.function?.name;
return typeof name == "string" ? [name] : [];
});
}
function checkTurn({ body, text }) {
let tools = toolsOf(body);
let shell = shellAmong(tools);
if (shell === null) return text.includes("SEARCH/REPLACE") ? editAsText(text) : { text: "A check." };
let run = (command) => runBy(shell, command);
if (text.includes(WAIT)) return text.includes("agentbench-sleeps") ? null : run("echo agentbench-sleeps; sleep 3600");
let ran = RAN.exec(text);
if (ran === null && text.split("agentbench-%s in").length <= 3) return run("printf 'agentbench-%s in <%s>\\n' command-ran \"$PWD\" | tee ran.txt");
if (!text.includes(EDITED)) {
let editor = tools.find((name) => Object.hasOwn(EDITORS, name));
let file = `${ran?.[1] ?? "."}/edited.txt`;
let content = `${EDITED}\n`;
if (editor !== void 0) return {
text: "I write a file.",
calls: [{
name: editor,
arguments: EDITORS[editor](file, content)
}]
};
return run(shell === "exec_command" || shell === "shell_command" ? `apply_patch <<'EOF'\n${`*** Begin Patch\n*** Add File: edited.txt\n+${EDITED}\n*** End Patch`}\nEOF` : `echo ${EDITED} >edited.txt`);
}
return endBy({
body,
text
}, shell);
}
function shellAmong(tools) {
return tools.find((name) => Object.hasOwn(SHELLS, name)) ?? null;
}
function runBy(shell, command) {
return {
text: "I run a command.",
calls: [{
name: shell,
arguments: SHELLS[shell](command)
}]
};
}
function endBy({ body, text }, shell) {
if (toolsOf(body).includes("finish")) return { calls: [{
name: "finish",
arguments: { message: "Done." }
}] };
let [submit] = /COMPLETE_TASK_AND_SUBMIT_FINAL_OUTPUT/.exec(text) ?? [];
return submit === void 0 ? { text: "Done." } : runBy(shell, `echo ${submit}`);
}
function editAsText(text) {
let edit = (before) => `edited.txt\n\`\`\`\n<<<<<<< SEARCH\n${before}=======\n${EDITED}\n>>>>>>> REPLACE\n\`\`\`\n`;
if (!text.includes(WAIT)) return { text: edit("") };
return text.includes("agentbench-is-not-there") ? null : { text: edit("agentbench-is-not-there\n") };
}
var run_directory = __webpack_require__(79882);
var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
var external_node_http_ = __webpack_require__(37067);
function id(kind) {
return `${kind}_${(0, external_node_crypto_.randomUUID)().replaceAll("-", "").slice(0, 20)}`;
}
function split(text) {
let size = Math.max(7, Math.ceil(text.length / 200));
return text.match(RegExp(`.{1,${size}}`, "gsu")) ?? [];
}
function anthropicDocument(turn, tokens, model) {
let { text, calls = [] } = turn;
return {
id: id("msg"),
type: "message",
role: "assistant",
model,
content: [...text === void 0 ? [] : [{
type: "text",
text
}], ...calls.map((call) => ({
type: "tool_use",
id: id("toolu"),
name: call.name,
input: call.arguments
}))],
stop_reason: calls.length > 0 ? "tool_use" : "end_turn",
stop_sequence: null,
usage: anthropicUsage(tokens)
};
}
function anthropicEvents(turn, tokens, model) {
let event = (type, rest, states = null) => ({
name: type,
data: {
type,
...rest
},
states
});
let document = anthropicDocument(turn, tokens, model);
let blocks = document.content;
let { output, ...input } = tokens;
return [
event("message_start", { message: {
...document,
content: [],
stop_reason: null,
usage: anthropicUsage({
...tokens,
output: 1
})
} }, {
...input,
output: 1
}),
...blocks.flatMap((block, index) => {
let isText = block.type === "text";
let parts = split(isText ? String(block.text) : JSON.stringify(block.input));
return [
event("content_block_start", {
index,
content_block: isText ? {
type: "text",
text: ""
} : {
...block,
input: {}
}
}),
...parts.map((part) => event("content_block_delta", {
index,
delta: isText ? {
type: "text_delta",
text: part
} : {
type: "input_json_delta",
partial_json: part
}
})),
event("content_block_stop", { index })
];
}),
event("message_delta", {
delta: {
stop_reason: document.stop_reason,
stop_sequence: null
},
usage: { output_tokens: output }
}, { output: output - 1 }),
event("message_stop", {})
];
}
function anthropicUsage({ input, cached, written, output }) {
return {
input_tokens: input - cached - written,
cache_read_input_tokens: cached,
cache_creation_input_tokens: written,
cache_creation: {
ephemeral_5m_input_tokens: written,
ephemeral_1h_input_tokens: 0
},
output_tokens: output,
service_tier: "standard"
};
}
function geminiDocument(turn, tokens) {
return {
candidates: [{
index: 0,
content: {
role: "model",
parts: partsOf(turn)
},
finishReason: "STOP"
}],
usageMetadata: geminiUsage(tokens),
modelVersion: turn.model ?? "gemini-scripted"
};
}
function geminiEvents(turn, tokens) {
let modelVersion = turn.model ?? "gemini-scripted";
let parts = partsOf(turn).flatMap((part) => typeof part.text == "string" ? split(part.text).map((text) => ({ text })) : [part]);
let { output, reasoning, ...input } = tokens;
return parts.map((part, index) => {
let last = index === parts.length - 1;
let said = last ? tokens : {
...tokens,
output: 0,
reasoning: 0
};
let candidate = {
index: 0,
content: {
role: "model",
parts: [part]
},
...last ? { finishReason: "STOP" } : {}
};
let states = {
...index === 0 ? input : {},
...last ? {
output,
reasoning
} : {}
};
return {
name: null,
data: {
candidates: [candidate],
usageMetadata: geminiUsage(said),
modelVersion
},
states
};
});
}
function geminiUsage({ input, cached, output, reasoning }) {
return {
promptTokenCount: input,
cachedContentTokenCount: cached,
candidatesTokenCount: output - reasoning,
thoughtsTokenCount: reasoning,
totalTokenCount: input + output
};
}
function partsOf({ text, calls = [] }) {
return [...text === void 0 ? [] : [{ text }], ...calls.map((call) => ({ functionCall: {
name: call.name,
args: call.arguments
} }))];
}
function chatDocument(turn, tokens, model) {
let { text, calls = [] } = turn;
return {
id: id("chatcmpl"),
object: "chat.completion",
created: 176e7,
model,
choices: [{
index: 0,
message: {
role: "assistant",
content: text ?? null,
...calls.length === 0 ? {} : { tool_calls: calls.map(chatCall) }
},
finish_reason: calls.length > 0 ? "tool_calls" : "stop"
}],
usage: chatUsage(tokens)
};
}
function chatEvents(turn, tokens, model, body) {
let common = {
id: id("chatcmpl"),
object: "chat.completion.chunk",
created: 176e7,
model
};
let chunk = (delta, finish = null) => ({
name: null,
data: {
...common,
choices: [{
index: 0,
delta,
finish_reason: finish
}]
},
states: null
});
let asked = body.stream_options?.include_usage === !0;
let usage = {
name: null,
data: {
...common,
choices: [],
usage: chatUsage(tokens)
},
states: tokens
};
let { calls = [] } = turn;
return [
chunk({
role: "assistant",
content: ""
}),
...split(turn.text ?? "").map((content) => chunk({ content })),
...calls.flatMap((call, index) => {
let { id: name, function: made } = chatCall(call);
return [chunk({ tool_calls: [{
index,
id: name,
type: "function",
function: {
name: made.name,
arguments: ""
}
}] }), ...split(made.arguments).map((part) => chunk({ tool_calls: [{
index,
function: { arguments: part }
}] }))];
}),
chunk({}, calls.length > 0 ? "tool_calls" : "stop"),
...asked ? [usage] : [],
{
name: null,
data: "[DONE]",
states: null
}
];
}
function chatUsage({ input, cached, output, reasoning }) {
return {
prompt_tokens: input,
completion_tokens: output,
total_tokens: input + output,
prompt_tokens_details: { cached_tokens: cached },
completion_tokens_details: { reasoning_tokens: reasoning }
};
}
function chatCall(call) {
return {
id: id("call"),
type: "function",
function: {
name: call.name,
arguments: JSON.stringify(call.arguments)
}
};
}
function responsesDocument(turn, tokens, model) {
return responseOf(model, itemsOf(turn), "completed", tokens);
}
function responsesEvents(turn, tokens, model) {
let number = 0;
let event = (type, rest, states = null) => ({
name: type,
data: {
type,
sequence_number: number++,
...rest
},
states
});
let items = itemsOf(turn);
return [
event("response.created", { response: responseOf(model, [], "in_progress", null) }),
...items.flatMap((item, output_index) => {
let deltas = item.type === "message" ? split(turn.text ?? "").map((delta) => event("response.output_text.delta", {
output_index,
item_id: item.id,
content_index: 0,
delta
})) : split(String(item.arguments)).map((delta) => event("response.function_call_arguments.delta", {
output_index,
item_id: item.id,
delta
}));
return [
event("response.output_item.added", {
output_index,
item
}),
...deltas,
event("response.output_item.done", {
output_index,
item
})
];
}),
event("response.completed", { response: responseOf(model, items, "completed", tokens) }, tokens)
];
}
function responseOf(model, output, status, tokens) {
let usage = tokens === null ? null : {
input_tokens: tokens.input,
input_tokens_details: { cached_tokens: tokens.cached },
output_tokens: tokens.output,
output_tokens_details: { reasoning_tokens: tokens.reasoning },
total_tokens: tokens.input + tokens.output
};
return {
id: id("resp"),
object: "response",
created_at: 176e7,
status,
model,
output,
error: null,
usage
};
}
function itemsOf({ text, calls = [] }) {
let content = [{
type: "output_text",
text,
annotations: []
}];
return [...text === void 0 ? [] : [{
id: id("msg"),
type: "message",
role: "assistant",
status: "completed",
content
}], ...calls.map((call) => ({
id: id("fc"),
type: "function_call",
status: "completed",
call_id: id("call"),
name: call.name,
arguments: JSON.stringify(call.arguments)
}))];
}
function dialectOf(path) {
if (path.endsWith("/chat/completions")) return "openai-chat";
if (path.endsWith("/responses")) return "openai-responses";
if (path.endsWith("/messages")) return "anthropic";
return /:(stream)?generateContent$/i.test(path) ? "gemini" : null;
}
function keyOf(headers, query) {
let key = headers["x-api-key"] ?? headers["x-goog-api-key"] ?? headers["api-key"];
if (typeof key == "string") return key;
return headers.authorization?.replace(/^Bearer /, "") ?? new URLSearchParams(query).get("key");
}
function errorOf(dialect, status, message) {
let type = {
401: "authentication_error",
403: "permission_error",
404: "not_found_error",
429: "rate_limit_error"
}[status] ?? (status === 529 ? "overloaded_error" : status >= 500 ? "api_error" : "invalid_request_error");
if (dialect === "anthropic") return {
type: "error",
error: {
type,
message
}
};
if (dialect === "gemini") return { error: {
code: status,
message,
status: type.toUpperCase()
} };
return { error: {
type,
code: type,
message
} };
}
function documentOf(dialect, turn, tokens, body) {
let model = modelOf(turn, body);
switch (dialect) {
case "anthropic": return anthropicDocument(turn, tokens, model);
case "openai-chat": return chatDocument(turn, tokens, model);
case "openai-responses": return responsesDocument(turn, tokens, model);
case "gemini": return geminiDocument(turn, tokens);
}
}
function eventsOf(dialect, turn, tokens, body) {
let model = modelOf(turn, body);
switch (dialect) {
case "anthropic": return anthropicEvents(turn, tokens, model);
case "openai-chat": return chatEvents(turn, tokens, model, body);
case "openai-responses": return responsesEvents(turn, tokens, model);
case "gemini": return geminiEvents(turn, tokens);
}
}
function modelOf(turn, body) {
return turn.model ?? String(body.model ?? "scripted-1");
}
async function startScriptedModel(key, turn) {
let asked = [];
let ledger = {
input: 0,
cached: 0,
written: 0,
output: 0,
reasoning: 0
};
let server = (0, external_node_http_.createServer)((request, response) => {
request.on("error", () => {});
response.on("error", () => {});
serve(request, response).catch(() => response.destroy());
});
server.keepAliveTimeout = 12e4;
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
async function serve(request, response) {
let { pathname, search } = new URL(request.url ?? "/", "http://model.invalid");
let chunks = [];
for await (let chunk of request) chunks.push(chunk);
let dialect = request.method === "POST" ? dialectOf(pathname) : null;
let json = (status, body) => response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
if (dialect === null) return void json(200, {
object: "list",
data: []
});
if (keyOf(request.headers, search) !== key) return void json(401, errorOf(dialect, 401, "invalid key"));
let text = Buffer.concat(chunks).toString();
let body = JSON.parse(text);
let about = {
dialect,
body,
text,
at: Date.now()
};
asked.push(about);
let answer = turn(about);
if (answer === null) return;
let tokens = {
input: 500 + text.length,
cached: 100,
written: 0,
output: 40,
reasoning: 0,
...answer.tokens
};
for (let [name, value] of Object.entries(tokens)) ledger[name] += value;
if (!(dialect === "gemini" ? pathname.includes(":stream") : body.stream === !0)) return void json(200, documentOf(dialect, answer, tokens, body));
response.writeHead(200, { "content-type": "text/event-stream" });
for (let { name, data } of eventsOf(dialect, answer, tokens, body)) {
let line = typeof data == "string" ? data : JSON.stringify(data);
response.write(`${name === null ? "" : `event: ${name}\n`}data: ${line}\n\n`);
}
response.end();
}
return {
url: `http://127.0.0.1:${server.address().port}`,
asked,
ledger,
async close() {
let closed = new Promise((resolve) => server.close(() => resolve()));
server.closeAllConnections();
await closed;
}
};
}
var parse = __webpack_require__(90162);
var run = __webpack_require__(72583);
var atif = __webpack_require__(75084);
let MODELS = {
anthropic: "claude-sonnet-4-5",
openai: "gpt-5.1",
openrouter: "openai/gpt-5.1",
gemini: "gemini-2.5-pro"
};
async function measureScripted(trial) {
let { agent, instance, results, machine, notice, signal } = trial;
let key = `agentbench-check-${(0, external_node_crypto_.randomBytes)(16).toString("hex")}`;
let model = await startScriptedModel(key, trial.turn);
let service = agent.services[0];
let ended = [];
try {
let isOpenAi = service === "openai" || service === "openrouter";
await (0, run.f)({
options: (0, parse.A)({
instances: instance,
agent: trial.name,
"agent-model": MODELS[service],
"results-path": results,
retries: "0",
"fail-on": "never",
"model-keys": `${service.toUpperCase()}_API_KEY=${key}`,
"model-endpoints": `${service}=${model.url}${isOpenAi ? "/v1" : ""}`,
...trial.options
}),
machine,
observer: {
...SILENT,
notice,
trialEnded: (_, result) => void ended.push(result)
},
github: null,
compare: null,
secrets: [key],
signal
});
signal.throwIfAborted();
let result = ended.at(-1);
let file = result.agent.trajectory;
let text = file == null ? null : (0, external_node_fs_.readFileSync)(external_node_path_.join(results, instance, "trial-1", file), "utf8");
return {
result,
trajectory: text === null ? null : atif.hR.parse(JSON.parse(text)),
asked: model.asked,
ledger: model.ledger
};
} finally {
await model.close();
}
}
function isExact({ result, ledger }) {
let { source, input_tokens, cached_input_tokens, output_tokens } = result.agent.usage;
return source === "meter" && input_tokens === ledger.input && cached_input_tokens === ledger.cached && output_tokens === ledger.output;
}
let nothing = () => {};
let SILENT = {
runStarted: nothing,
trialStarted: nothing,
stageStarted: nothing,
stageEnded: nothing,
trialSpent: nothing,
trialPostponed: nothing,
trialSkipped: nothing
};
let MARKS = {
skill: "agentbench-skill-7391",
instructions: "agentbench-instructions-5508",
mcp: "agentbench_probe"
};
let FOUND = {
ran: "agentbench: a command ran",
edited: "agentbench: a file was edited"
};
function writeTasks(directory) {
let dataset = external_node_path_.join(directory, "dataset");
let skills = external_node_path_.join(directory, "skills");
(0, external_node_fs_.mkdirSync)(external_node_path_.join(dataset, "scenarios"), { recursive: !0 });
(0, external_node_fs_.mkdirSync)(external_node_path_.join(skills, "agentbench-check"), { recursive: !0 });
let rows = [{
instance_id: "work",
problem_statement: "agentbench-check-work: run a command, then write the file edited.txt."
}, {
instance_id: "wait",
problem_statement: `${WAIT}: wait.`
}].map((row) => ({
...row,
task_type: "check",
base_image: "debian:bookworm",
success_command: LOOK
}));
(0, external_node_fs_.writeFileSync)(external_node_path_.join(dataset, "scenarios/rows.jsonl"), rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
(0, external_node_fs_.writeFileSync)(external_node_path_.join(dataset, "dataset.yaml"), "name: agent-check\ntestbed: host\n");
let skill = `---\nname: agentbench-check\ndescription: ${MARKS.skill}, to be used for any check.\n---\n\nNothing to do.\n`;
(0, external_node_fs_.writeFileSync)(external_node_path_.join(skills, "agentbench-check/SKILL.md"), skill);
let instructions = external_node_path_.join(directory, "AGENTS.md");
(0, external_node_fs_.writeFileSync)(instructions, `The word of this project is ${MARKS.instructions}.\n`);
let mcp = external_node_path_.join(directory, "mcp.json");
(0, external_node_fs_.writeFileSync)(mcp, JSON.stringify({ mcpServers: { probe: {
command: "sh",
args: ["-c", "while IFS= read -r line; do\n  id=$(printf '%s' \"$line\" | sed -nE 's/.*\"id\": ?(\"[^\"]*\"|[0-9]+).*/\\1/p')\n  answer() { printf '{\"jsonrpc\":\"2.0\",\"id\":%s,\"result\":%s}\\n' \"$id\" \"$1\"; }\n  case $line in\n    *'\"initialize\"'*)\n      answer '{\"protocolVersion\":\"2025-06-18\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"probe\",\"version\":\"1\"}}'\n      ;;\n    *'\"tools/list\"'*)\n      answer '{\"tools\":[{\"name\":\"agentbench_probe\",\"description\":\"Answers a check.\",\"inputSchema\":{\"type\":\"object\",\"properties\":{}}}]}'\n      ;;\n    *) [ -z \"$id\" ] || answer '{}' ;;\n  esac\ndone\n"]
} } }));
return {
dataset,
skills,
instructions,
mcp
};
}
let LOOK = `grep -q 'command-ran in' ran.txt && echo '${FOUND.ran}'
grep -q ${EDITED} edited.txt && echo '${FOUND.edited}'
echo "Setup successful"`;
async function checkAgent(request) {
let { agent } = (0, catalogue.agentNamed)(request.name);
if (agent.services.length === 0) throw new errors.yo(`agents: ${agent.name} uses no model, so there is nothing to check`);
let place = await (0, run_directory.Te)(request.machine);
try {
let directory = external_node_path_.join(place.directory, "check");
await (0, promises_.mkdir)(directory);
let work = await measure(agent, "work", "5m", directory, request);
let limit = Math.max(1e4, 3 * work.result.agent.duration_ms);
let wait = await measure(agent, "wait", `${Math.ceil(limit / 1e3)}s`, directory, request);
let started = work.result.stages.find(({ name }) => name === "agent")?.started_at;
let first = work.asked[0];
return {
agent: work.result.agent.command,
testbed: request.testbed,
first_request_ms: first === void 0 || started === void 0 ? null : first.at - Date.parse(started),
duration_ms: work.result.agent.duration_ms,
properties: propertiesOf(agent, work, wait)
};
} finally {
await (0, run_directory.lb)(place.directory);
}
}
function measure(agent, instance, limit, directory, { name, testbed, image, machine, notice, signal }) {
let { dataset, skills, instructions, mcp } = writeTasks(directory);
return measureScripted({
agent,
name,
instance,
turn: checkTurn,
machine,
notice,
signal,
options: {
dataset,
testbed,
image,
"agent-timeout": limit,
"agent-skills": agent.skills === null ? void 0 : skills,
"agent-mcp": agent.mcp ? mcp : void 0,
"agent-instructions": agent.instructions === null ? void 0 : instructions
},
results: external_node_path_.join(directory, `results-${instance}`)
});
}
function propertiesOf(agent, work, wait) {
let { result, asked } = work;
let tail = result.evaluation?.kind === "success_command" ? result.evaluation.output_tail : "";
let fault = result.error === null ? "" : `${result.error.stage}: ${result.error.message}`;
let said = asked.map(({ text }) => text).join("\n");
let noShell = asked.length > 0 && asked.every(({ body }) => toolsOf(body).length === 0);
let exit = result.agent.timed_out ? "reached its time limit" : `exit code ${result.agent.exit_code}`;
let sees = (offered, mark) => offered ? said.includes(mark) ? "yes" : "no" : "none";
return [
property("starts and asks its model", asked.length > 0, fault || `${asked.length} requests`),
noShell && !tail.includes(FOUND.ran) ? {
name: "runs a command",
verdict: "none",
detail: "it offers no tool for it"
} : property("runs a command", tail.includes(FOUND.ran)),
property("edits a file", tail.includes(FOUND.edited)),
property("ends by itself", result.agent.exit_code === 0, exit),
usage("usage equals the ledger", work),
property("is ended at its time limit", wait.result.agent.timed_out && wait.asked.length > 0, `after ${Math.round(wait.result.agent.duration_ms / 1e3)} s`),
usage("usage is kept then", wait),
trajectory("trajectory is kept then", wait),
{
name: "knows skills",
verdict: sees(agent.skills !== null, MARKS.skill),
detail: ""
},
{
name: "knows MCP servers",
verdict: sees(agent.mcp, MARKS.mcp),
detail: ""
},
{
name: "knows instructions",
verdict: sees(agent.instructions !== null, MARKS.instructions),
detail: ""
}
];
}
function property(name, holds, detail = "") {
return {
name,
verdict: holds ? "yes" : "no",
detail
};
}
function usage(name, outcome) {
let { input, output } = outcome.ledger;
let { input_tokens, output_tokens } = outcome.result.agent.usage;
let stated = `${input} tokens in, ${output} out`;
let isSame = isExact(outcome);
return property(name, isSame, isSame ? stated : `${stated}; recorded ${input_tokens} in, ${output_tokens} out`);
}
function trajectory(name, { trajectory, asked }) {
let steps = trajectory?.steps ?? [];
return property(name, asked.some(({ body }) => toolsOf(body).length > 0) ? steps.some(({ tool_calls: calls }) => (calls ?? []).length > 0) : steps.length > 0, `${steps.length} steps`);
}
var this_machine = __webpack_require__(86324);
var paint = __webpack_require__(19089);
var print = __webpack_require__(12694);
var table = __webpack_require__(81681);
async function agentsCommand(name, flags) {
let { json = !1 } = flags;
if (flags.check) return await check(name, flags);
let { agentNamed } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 20592));
let agents = name === void 0 ? catalogue.j : [agentNamed(name).agent];
json ? (0, print.Q2)({ agents: agents.map(describeAgent) }) : (0, print.tj)(listLines(agents, (0, paint.Li)(process.stdout)));
return 0;
}
async function check(name, { testbed = "docker", image, json }) {
if (name === void 0) throw new errors.yo("agents: --check tries one agent; name it");
if (testbed !== "docker" && testbed !== "host") throw new errors.yo(`testbed: "${testbed}" is not one of docker, host`);
let interruption = (0, signals.YF)();
try {
let found = await checkAgent({
name,
testbed,
image,
machine: (0, this_machine.g)(process.env),
signal: interruption.signal,
notice: (message) => (0, print.cc)(message)
});
json ? (0, print.Q2)(found) : (0, print.tj)(checkLines(found, (0, paint.Li)(process.stdout)));
return +!!found.properties.some(({ verdict }) => verdict === "no");
} finally {
interruption.dispose();
}
}
function listLines(agents, look) {
let described = agents.map(describeAgent);
return (0, table.t)(described, [
{
title: "agent",
cell: ({ name }) => name
},
{
title: "version",
cell: ({ version }) => version ?? "–"
},
{
title: "models of",
cell: ({ services }) => services.join(", ") || "–"
},
{
title: "runs on",
cell: ({ platforms }) => platforms.join(", ") || "anything"
}
], {
title: "",
cell: ({ title }) => title
}, look);
}
let MARK = {
yes: "✓",
no: "✗",
none: "–"
};
function checkLines({ agent, testbed, first_request_ms: first, duration_ms, properties }, look) {
let lines = (0, table.t)(properties, [{
title: "",
cell: ({ verdict, name }) => `${MARK[verdict]} ${name}`
}], {
title: "",
cell: ({ detail }) => (0, untrusted.h0)(detail, 500)
}, look);
let asked = first === null ? "no request" : `first request after ${(0, format.a3)(first)}`;
return [`${(0, untrusted.h0)(agent)} on ${testbed}: ${asked}, ended after ${(0, format.a3)(duration_ms)}`, ...lines];
}
}),
19089: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C2: () => painter,
Li: () => lookOf,
uc: () => isLively
});
var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
var _print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12694);
function lookOf(stream) {
return {
columns: columnsOf(stream),
paint: painter((0, _print_js__WEBPACK_IMPORTED_MODULE_1__.yU)(stream))
};
}
function painter(coloured) {
return (style, text) => coloured && text !== "" ? (0, node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: !1 }) : text;
}
function isLively(stream) {
return stream.isTTY === !0 && process.env.TERM !== "dumb";
}
function columnsOf(stream) {
return stream.isTTY === !0 ? Math.max(20, (stream.columns || 80) - 1) : Infinity;
}
}),
81681: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { t: () => table });
var _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26841);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
function table(rows, columns, last, { columns: width, paint }) {
let cells = rows.map((row) => columns.map(({ cell }) => onOneLine(cell(row))));
let lasts = rows.map((row) => onOneLine(last.cell(row)));
let widths = columns.map(({ title }, at) => cells.reduce((most, row) => Math.max(most, (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.qz)(row[at])), (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.qz)(title)));
let flexible = columns.findIndex((column) => column.flexible);
let others = widths.reduce((sum, own, at) => sum + (at === flexible ? 0 : own), 2 * (columns.length - 1));
let inLog = !Number.isFinite(width);
flexible !== -1 && (widths[flexible] = Math.max(6, Math.min(widths[flexible], inLog ? 60 : width - others)));
let taken = others + (flexible === -1 ? 0 : widths[flexible]);
let most = lasts.reduce((longest, text) => Math.max(longest, (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.qz)(text)), 0);
let beside = width - taken - 2 >= Math.min(most, 32);
let line = (texts, row) => texts.map((text, at) => {
let { side, style } = columns[at];
let shown = at === flexible && !inLog ? (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.it)(text, widths[at]) : text;
let own = row === null ? void 0 : style?.(row);
let painted = own === void 0 ? shown : paint(own, shown);
return (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.eV)(painted, widths[at], side);
}).join("  ");
let titles = line(columns.map(({ title }) => title), null);
return [paint("dim", (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)((most > 0 && beside ? titles + "  " + last.title : titles).trimEnd(), width)), ...rows.flatMap((row, index) => {
let own = (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)(line(cells[index], row), width);
let text = lasts[index];
if (text === "") return [own.trimEnd()];
if (beside) return [own + "  " + (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)(text, width - taken - 2)];
return [own.trimEnd(), "    " + (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)(text, width - 4)];
})];
}
function onOneLine(cell) {
return (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.pj)(cell).replaceAll("\n", " ");
}
}),
90162: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => parseOptions });
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69917);
function parseOptions(texts) {
let given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== void 0 && text.trim() !== ""));
let parsed = _options_js__WEBPACK_IMPORTED_MODULE_2__.ci.safeParse(given);
if (parsed.success) return parsed.data;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(parsed.error.issues.flatMap((issue) => explain(issue, given)).join("\n"));
}
function explain(issue, given) {
if (issue.code === "unrecognized_keys") return issue.keys.map((key) => `${key}: there is no such option; did you mean ${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.kp)(key, _options_js__WEBPACK_IMPORTED_MODULE_2__.W6)}?`);
let name = String(issue.path[0]);
let choices = (0, _options_js__WEBPACK_IMPORTED_MODULE_2__.cU)(name);
if (choices === null) return [`${name}: ${issue.message}`];
let text = given[name];
return [`${name}: "${text}" is not one of ${choices.join(", ")}; did you mean ${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.kp)(text, choices)}?`];
}
}),
97384: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Qv: () => timesOf,
Tu: () => atMost,
fC: () => traceOf,
ui: () => timeSplit,
x: () => totalTimes
});
function timesOf(result) {
let { instance_id, task_type, trial, attempt, status, score, stages, started_at, finished_at } = result;
return {
instance_id,
task_type,
trial,
attempt,
status,
score,
stages,
started_at,
finished_at
};
}
function traceOf(trials) {
let ordered = trials.map((trial) => ({
trial,
begin: Date.parse(trial.started_at),
end: Date.parse(trial.finished_at)
})).sort((a, b) => a.begin - b.begin);
let zero = ordered[0]?.begin ?? 0;
let lanes = [];
let events = [];
for (let { trial, begin, end } of ordered) {
let free = lanes.findIndex((until) => until <= begin);
let lane = free === -1 ? lanes.length : free;
lanes[lane] = end;
let event = (name, cat, from, length, args) => events.push({
name,
cat,
ph: "X",
pid: 1,
tid: lane + 1,
ts: (from - zero) * 1e3,
dur: length * 1e3,
args
});
let { instance_id, task_type, attempt, status, score } = trial;
event(trial.trial === 1 ? instance_id : `${instance_id} trial ${trial.trial}`, "trial", begin, end - begin, {
task_type,
attempt,
status,
score
});
for (let stage of trial.stages) event(stage.name, "stage", Date.parse(stage.started_at), stage.duration_ms, { instance_id });
}
return {
displayTimeUnit: "ms",
traceEvents: [...lanes.map((_, lane) => ({
name: "thread_name",
ph: "M",
pid: 1,
tid: lane + 1,
args: { name: `trials, lane ${lane + 1}` }
})), ...events]
};
}
function timeSplit(trials) {
let split = {
agent: 0,
evaluation: 0,
harness: 0
};
for (let { stages } of trials) for (let { name, duration_ms } of stages) {
let whose = name.startsWith("agent") ? "agent" : name === "evaluate" ? "evaluation" : "harness";
split[whose] = atMost(split[whose] + duration_ms);
}
return split;
}
function totalTimes(times) {
let total = {
agent: 0,
evaluation: 0,
harness: 0
};
for (let { agent, evaluation, harness } of times) {
total.agent = atMost(total.agent + agent);
total.evaluation = atMost(total.evaluation + evaluation);
total.harness = atMost(total.harness + harness);
}
return total;
}
function atMost(sum) {
return Math.min(sum, 2 ** 53 - 1);
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
})
};
