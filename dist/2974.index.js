export const id = 2974;
export const ids = [2974];
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
32974: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { Meter: () => Meter });
var promises_ = __webpack_require__(71553);
var external_node_net_ = __webpack_require__(77030);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
var external_node_fs_promises_ = __webpack_require__(51455);
var json = __webpack_require__(43358);
class ExchangeLog {
#path;
#redactor;
#left;
#leftForFigures;
#lines = 0;
leftOut = 0;
#file = null;
#written = Promise.resolve();
#seen = new Map();
constructor(path, redactor, size) {
this.#path = path;
this.#redactor = redactor;
this.#left = size;
this.#leftForFigures = size;
}
add(exchange, repeated) {
let line = ++this.#lines;
let text = this.#whole(line, exchange, repeated) ?? this.#figures(line, exchange);
if (text === null) {
this.leftOut += 1;
return;
}
this.#written = this.#written.then(() => this.#append(Buffer.from(`${text}\n`)));
this.#written.catch(() => {});
}
async #append(bytes) {
this.#file ??= (0, external_node_fs_promises_.open)(this.#path, flags, 420);
let file = await this.#file;
try {
await file.appendFile(bytes);
this.#ends.push((this.#ends.at(-1) ?? 0) + bytes.length);
} catch (error) {
let half = (this.#ends.at(-1) ?? 0) / 2;
await file.truncate(this.#ends.findLast((end) => end <= half) ?? 0).catch(() => {});
throw error;
}
}
#ends = [];
async close() {
try {
await this.#written;
} finally {
await (await this.#file?.catch(() => void 0))?.close();
}
}
#whole(line, exchange, repeated) {
if (this.#left === 0) return null;
let seen = new Map();
let text = null;
try {
let request = this.#withReferences(exchange.request, repeated, line, seen);
text = this.#redactor.text(JSON.stringify({
line,
...exchange,
request
}));
} catch {
return null;
}
let size = Buffer.byteLength(text) + 1;
if (size > this.#left) {
this.#left = 0;
return null;
}
this.#left -= size;
for (let [digest, place] of seen) this.#seen.set(digest, place);
return text;
}
#figures(line, exchange) {
let text = this.#redactor.text(JSON.stringify({
line,
...exchange,
request: null,
response: null,
cut: !0
}));
this.#leftForFigures -= Buffer.byteLength(text) + 1;
return this.#leftForFigures < 0 ? null : text;
}
#withReferences(request, repeated, line, seen) {
let body = (0, json.Xy)(request);
if (body === null) return request;
let members = Object.entries(body).map(([name, value]) => {
if (!repeated.includes(name)) return [name, value];
if (Array.isArray(value)) return [name, value.map((item, index) => this.#once(item, `${line}/${name}/${index}`, seen))];
return [name, this.#once(value, `${line}/${name}`, seen)];
});
return Object.fromEntries(members);
}
#once(value, place, seen) {
let text = JSON.stringify(value) ?? "";
if (text.length < 200) return value;
let digest = (0, external_node_crypto_.createHash)("sha256").update(text).digest("base64");
let earlier = this.#seen.get(digest) ?? seen.get(digest);
if (earlier !== void 0) return { $ref: earlier };
seen.set(digest, place);
return value;
}
}
let flags = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL | external_node_fs_.constants.O_NOFOLLOW;
let LONGEST_REQUEST = 67108864;
async function readBody(incoming, hold) {
let parts = [];
let size = 0;
let { promise, resolve } = Promise.withResolvers();
incoming.on("data", (part) => {
size += part.length;
if (size <= LONGEST_REQUEST && hold(part.length)) parts.push(part);
else {
parts.length = 0;
size = LONGEST_REQUEST;
resolve("too long");
}
});
incoming.on("end", () => resolve(incoming.complete ? Buffer.concat(parts) : null));
incoming.on("error", () => resolve(null)).on("close", () => resolve(null));
incoming.destroyed && resolve(null);
return promise;
}
function conversationOf(body) {
let { input, prompt } = body;
let first = (0, json.iZ)(body.messages ?? body.contents ?? input).find(({ role }) => role === "user");
let tools = (0, json.iZ)(body.tools).length > 0;
let text = (0, json.b6)(input) ?? (0, json.b6)(prompt) ?? textsOf(first?.content ?? first?.parts);
return (0, external_node_crypto_.createHash)("sha256").update(`${tools} ${text}`).digest("hex").slice(0, 16);
}
function textsOf(content) {
if (typeof content == "string") return content;
return (0, json.iZ)(content).map(({ text }) => (0, json.b6)(text) ?? "").join("\n");
}
function shortNames(names) {
return [...new Set(names)].slice(0, 50).map((name) => name.slice(0, 200));
}
function shortName(name) {
return name?.slice(0, 200) ?? null;
}
async function readAsked(dialect, { incoming, exchange, hold }, path, hostedTools) {
if ((incoming.headers["content-encoding"] ?? "identity").toLowerCase() !== "identity") return {
refused: 415,
message: "a request is read as it is; send it without content-encoding"
};
let bytes = await readBody(incoming, hold);
if (bytes === null) return "cut";
if (bytes === "too long") return {
refused: 413,
message: "the requests under way are too long"
};
let body = (0, json.Xy)((0, json.qF)(new TextDecoder().decode(bytes)));
if (body === null) return {
refused: 400,
message: "the request is not a JSON object"
};
let wrong = dialect.refuses?.(body) ?? null;
if (wrong !== null) return {
refused: 400,
message: wrong
};
let { model, hosted } = dialect.readRequest(body, path);
exchange.model.asked = shortName(model);
exchange.hosted_tools.offered = shortNames(hosted);
exchange.conversation = conversationOf(body);
let strip = hostedTools === "strip";
let stripped = strip && hosted.length > 0 ? dialect.withoutHosted(body) : body;
let withUsage = dialect.askForUsage?.(stripped) ?? null;
exchange.request = stripped;
let changed = withUsage ?? stripped;
return {
bytes: changed === body && !strip ? bytes : Buffer.from(JSON.stringify(changed)),
hidesUsage: withUsage !== null,
stream: body.stream === !0 || /:streamGenerateContent$/i.test(path)
};
}
let HOSTED = /^(web_search|web_fetch|code_execution|mcp_toolset)(_|$)/;
let anthropic = {
name: "anthropic",
repeated: [
"messages",
"tools",
"system"
],
answers: (path) => /\/messages$/i.test(path),
readRequest: (body) => ({
model: (0, json.b6)(body.model),
hosted: hostedOf(body)
}),
withoutHosted,
reader: (room) => new AnthropicReader(room)
};
function hostedOf(body) {
let tools = (0, json.iZ)(body.tools).map(({ type }) => (0, json.b6)(type) ?? "");
let servers = (0, json.iZ)(body.mcp_servers).length > 0 ? ["mcp_servers"] : [];
return [...tools.filter((type) => HOSTED.test(type)), ...servers];
}
function withoutHosted(body) {
let { mcp_servers: _, ...rest } = body;
if (!Array.isArray(body.tools)) return rest;
let tools = body.tools.filter((tool) => !HOSTED.test((0, json.b6)((0, json.Xy)(tool)?.type) ?? ""));
if (tools.length === body.tools.length) return rest;
if (tools.length === 0) {
let { tools: _, tool_choice: __, ...without } = rest;
return without;
}
let forced = (0, json.b6)((0, json.Xy)(rest.tool_choice)?.name);
if (forced === null || tools.some((tool) => (0, json.Xy)(tool)?.name === forced)) return {
...rest,
tools
};
let { tool_choice: __, ...unforced } = rest;
return {
...unforced,
tools
};
}
class AnthropicReader {
#room;
#message = null;
#content = [];
#arguments = new Map();
#usage = {};
complete = !1;
fault = null;
constructor(room) {
this.#room = room;
}
passesOver(json) {
return this.#room.used && json.startsWith("{\"type\":\"content_block_delta\"");
}
event(data) {
let index = (0, json.pq)(data.index);
switch (data.type) {
case "message":
this.#message = this.#room.takeValue(data) ?? {
...data,
content: []
};
this.#content.push(...(0, json.iZ)(this.#message.content));
this.#addUsage(data.usage);
this.complete = !0;
break;
case "message_start":
this.#message = (0, json.Xy)(data.message);
this.#addUsage(this.#message?.usage);
break;
case "content_block_start": {
let block = this.#room.takeValue((0, json.Xy)(data.content_block));
index !== null && index <= this.#content.length && block !== null && (this.#content[index] = { ...block });
break;
}
case "content_block_delta":
index !== null && this.#addDelta(index, (0, json.Xy)(data.delta) ?? {});
break;
case "content_block_stop":
index !== null && this.#endArguments(index);
break;
case "message_delta":
this.#message = {
...this.#message,
...(0, json.Xy)(data.delta)
};
this.#addUsage(data.usage);
break;
case "message_stop":
this.complete = !0;
break;
case "error": this.fault = (0, json.b6)((0, json.Xy)(data.error)?.type) ?? "error";
}
}
#addDelta(index, delta) {
let block = this.#content[index];
if (block === void 0) return;
let add = (member, text) => {
block[member] = ((0, json.b6)(block[member]) ?? "") + this.#room.take((0, json.b6)(text) ?? "");
};
delta.type === "text_delta" ? add("text", delta.text) : delta.type === "thinking_delta" ? add("thinking", delta.thinking) : delta.type === "signature_delta" ? add("signature", delta.signature) : delta.type === "input_json_delta" && this.#arguments.set(index, (this.#arguments.get(index) ?? "") + this.#room.take((0, json.b6)(delta.partial_json) ?? ""));
}
#endArguments(index) {
let text = this.#arguments.get(index);
let block = this.#content[index];
if (text === void 0 || text === "" || block === void 0) return;
block.input = (0, json.Xy)((0, json.qF)(text)) ?? text;
this.#arguments.delete(index);
}
#addUsage(usage) {
for (let [name, value] of Object.entries((0, json.Xy)(usage) ?? {})) {
let total = value === 0 ? this.#usage[name] ?? 0 : value;
value !== null && (this.#usage = {
...this.#usage,
[name]: total
});
}
}
get model() {
return (0, json.b6)(this.#message?.model);
}
get tokens() {
let usage = this.#usage;
let fresh = (0, json.pq)(usage.input_tokens);
let output = (0, json.pq)(usage.output_tokens);
if (fresh === null && output === null) return null;
let cachedInput = (0, json.pq)(usage.cache_read_input_tokens) ?? 0;
let written = (0, json.pq)(usage.cache_creation_input_tokens) ?? 0;
let cacheWriteHour = Math.min((0, json.pq)((0, json.Xy)(usage.cache_creation)?.ephemeral_1h_input_tokens) ?? 0, written);
return {
input: (fresh ?? 0) + cachedInput + written,
cachedInput,
cacheWrite: written - cacheWriteHour,
cacheWriteHour,
output: output ?? 0,
reasoning: null,
cost: null
};
}
get answer() {
if (this.#message === null) return null;
for (let index of [...this.#arguments.keys()]) this.#endArguments(index);
return {
...this.#message,
content: this.#content.filter(Boolean),
usage: this.#usage
};
}
get hosted() {
return this.#content.filter(({ type }) => type === "server_tool_use" || type === "mcp_tool_use").map(({ name }) => (0, json.b6)(name) ?? "unknown");
}
}
let gemini_HOSTED = /^(google_?search|google_?search_?retrieval|google_?maps|url_?context|code_?execution|file_?search|computer_?use)$/i;
let gemini = {
name: "gemini",
repeated: [
"contents",
"tools",
"systemInstruction",
"system_instruction"
],
answers: (path) => /:(stream)?generateContent$/i.test(path),
readRequest: (body, path) => ({
model: /\/(?:models|tunedModels)\/([^/:]+):\w+$/.exec(path)?.[1] ?? null,
hosted: (0, json.iZ)(body.tools).flatMap(Object.keys).filter((name) => gemini_HOSTED.test(name))
}),
withoutHosted: gemini_withoutHosted,
reader: (room) => new GeminiReader(room)
};
function gemini_withoutHosted(body) {
let all = (0, json.iZ)(body.tools);
if (!all.some((tool) => Object.keys(tool).some((name) => gemini_HOSTED.test(name)))) return body;
let tools = all.map((tool) => Object.fromEntries(Object.entries(tool).filter(([name]) => !gemini_HOSTED.test(name)))).filter((tool) => Object.keys(tool).length > 0);
let { tools: _, ...rest } = body;
return tools.length === 0 ? rest : {
...rest,
tools
};
}
class GeminiReader {
#room;
#answer = null;
#candidate = {};
#parts = [];
#usage = null;
#grounded = !1;
#complete = !1;
#model = null;
fault = null;
constructor(room) {
this.#room = room;
}
event(data) {
let error = (0, json.Xy)(data.error);
error !== null && (this.fault = (0, json.b6)(error.status) ?? String(error.code ?? "error"));
let { candidates, usageMetadata, ...rest } = data;
this.#usage = (0, json.Xy)(usageMetadata) ?? this.#usage;
if (!Array.isArray(candidates) && this.#usage === null && (0, json.Xy)(rest.promptFeedback) === null) return;
this.#answer = {
...this.#answer,
...this.#room.takeValue(rest)
};
this.#model = (0, json.b6)(rest.modelVersion) ?? this.#model;
this.#complete ||= (0, json.Xy)(rest.promptFeedback) !== null;
let [candidate] = (0, json.iZ)(candidates);
if (candidate === void 0) return;
let { content, ...about } = candidate;
this.#complete ||= (0, json.b6)(about.finishReason) !== null;
this.#candidate = {
...this.#candidate,
...this.#room.takeValue(about)
};
this.#grounded ||= (0, json.Xy)(about.groundingMetadata) !== null || (0, json.Xy)(about.urlContextMetadata) !== null;
for (let part of (0, json.iZ)((0, json.Xy)(content)?.parts)) this.#addPart(part);
}
#addPart(part) {
let last = this.#parts.at(-1);
let isText = (value) => typeof value.text == "string" && !("functionCall" in value);
if (last !== void 0 && isText(part) && isText(last) && part.thought === last.thought) {
Object.assign(last, part, { text: (0, json.b6)(last.text) + this.#room.take((0, json.b6)(part.text) ?? "") });
return;
}
let kept = this.#room.takeValue(part);
kept !== null && this.#parts.push({ ...kept });
}
get complete() {
return this.#complete;
}
get model() {
return this.#model;
}
get tokens() {
let usage = this.#usage;
if (usage === null) return null;
let input = ((0, json.pq)(usage.promptTokenCount) ?? 0) + ((0, json.pq)(usage.toolUsePromptTokenCount) ?? 0);
let reasoning = (0, json.pq)(usage.thoughtsTokenCount);
return {
input,
cachedInput: Math.min((0, json.pq)(usage.cachedContentTokenCount) ?? 0, input),
cacheWrite: 0,
cacheWriteHour: 0,
output: ((0, json.pq)(usage.candidatesTokenCount) ?? 0) + (reasoning ?? 0),
reasoning,
cost: null
};
}
get answer() {
if (this.#answer === null) return null;
let content = {
role: "model",
parts: this.#parts
};
return {
...this.#answer,
candidates: [{
...this.#candidate,
content
}],
usageMetadata: this.#usage
};
}
get hosted() {
let ran = this.#parts.some((part) => "executableCode" in part) ? ["codeExecution"] : [];
return this.#grounded ? [...ran, "grounding"] : ran;
}
}
let openaiChat = {
name: "openai-chat",
repeated: ["messages", "tools"],
answers: (path) => /\/completions$/i.test(path),
readRequest: (body) => ({
model: (0, json.b6)(body.model),
hosted: openai_chat_hostedOf(body)
}),
withoutHosted: openai_chat_withoutHosted,
askForUsage(body) {
let options = (0, json.Xy)(body.stream_options);
if (body.stream !== !0 || options?.include_usage === !0) return null;
return {
...body,
stream_options: {
...options,
include_usage: !0
}
};
},
hidesUsage: ({ choices, usage }) => Array.isArray(choices) && choices.length === 0 && (0, json.Xy)(usage) !== null,
reader: (room) => new ChatReader(room)
};
let ONLINE = /:online$/;
function openai_chat_hostedOf(body) {
let plugins = (0, json.iZ)(body.plugins).map(({ id }) => `plugin ${(0, json.b6)(id) ?? "unknown"}`);
let search = (0, json.Xy)(body.web_search_options) === null ? [] : ["web_search_options"];
return [
...plugins,
...search,
...ONLINE.test((0, json.b6)(body.model) ?? "") ? [":online"] : []
];
}
function openai_chat_withoutHosted(body) {
let { plugins: _, web_search_options: __, ...rest } = body;
let model = (0, json.b6)(body.model);
return model === null ? rest : {
...rest,
model: model.replace(ONLINE, "")
};
}
function costOf(usage) {
let cost = (0, json.Bg)(usage.cost);
if (cost === null || usage.is_byok !== !0) return cost;
return cost + ((0, json.Bg)((0, json.Xy)(usage.cost_details)?.upstream_inference_cost) ?? 0);
}
class ChatReader {
#room;
#answer = null;
#byIndex = new Map();
#usage = null;
fault = null;
constructor(room) {
this.#room = room;
}
passesOver(json) {
return this.#room.used && !/"(usage|error|finish_reason|annotations)":\s*(?!null)/.test(json);
}
event(data) {
let error = (0, json.Xy)(data.error);
error !== null && (this.fault = String(error.code ?? error.type ?? "error"));
this.#usage = (0, json.Xy)(data.usage) ?? this.#usage;
let { choices, ...rest } = data;
if (!Array.isArray(choices)) return;
this.#answer = {
...this.#answer,
...this.#room.takeValue(rest)
};
for (let choice of (0, json.iZ)(choices)) this.#addChoice(choice);
}
#addChoice(choice) {
let index = (0, json.pq)(choice.index) ?? 0;
let kept = this.#byIndex.get(index) ?? {
index,
message: {},
finish_reason: null
};
if (!this.#byIndex.has(index) && this.#byIndex.size >= 128) return;
this.#byIndex.set(index, kept);
choice.finish_reason !== null && choice.finish_reason !== void 0 && (kept.finish_reason = choice.finish_reason);
let message = (0, json.Xy)(choice.message);
message !== null && (kept.message = this.#room.takeValue(message) ?? {});
typeof choice.text == "string" && (kept.text = ((0, json.b6)(kept.text) ?? "") + this.#room.take(choice.text));
let delta = (0, json.Xy)(choice.delta);
delta !== null && this.#addDelta((0, json.Xy)(kept.message), delta);
}
#addDelta(message, delta) {
for (let [name, value] of Object.entries(delta)) name === "tool_calls" ? this.#addCalls(message, (0, json.iZ)(value)) : typeof value == "string" && name !== "role" ? message[name] = ((0, json.b6)(message[name]) ?? "") + this.#room.take(value) : value !== null && (message[name] = this.#room.takeValue(value));
}
#addCalls(message, parts) {
let calls = (0, json.iZ)(message.tool_calls);
message.tool_calls = calls;
for (let part of parts) {
let index = (0, json.pq)(part.index) ?? calls.length;
if (index > calls.length) continue;
let call = calls[index] ?? {
id: null,
type: "function",
function: {
name: "",
arguments: ""
}
};
calls[index] = call;
typeof part.id == "string" && (call.id = part.id);
let made = (0, json.Xy)(call.function);
let { name, arguments: text } = (0, json.Xy)(part.function) ?? {};
made.name = ((0, json.b6)(made.name) ?? "") + this.#room.take((0, json.b6)(name) ?? "");
made.arguments = ((0, json.b6)(made.arguments) ?? "") + this.#room.take((0, json.b6)(text) ?? "");
}
}
get #choices() {
return [...this.#byIndex.entries()].sort(([a], [b]) => a - b).map(([, choice]) => choice);
}
get complete() {
return this.#choices.length > 0 && this.#choices.every(({ finish_reason: reason }) => reason !== null);
}
get model() {
return (0, json.b6)(this.#answer?.model);
}
get tokens() {
let usage = this.#usage;
let input = (0, json.pq)(usage?.prompt_tokens);
let output = (0, json.pq)(usage?.completion_tokens);
if (usage === null || input === null && output === null) return null;
let details = (0, json.Xy)(usage.prompt_tokens_details);
let cost = costOf(usage);
return {
input: input ?? 0,
cachedInput: Math.min((0, json.pq)(details?.cached_tokens) ?? 0, input ?? 0),
cacheWrite: (0, json.pq)(details?.cache_write_tokens) ?? 0,
cacheWriteHour: 0,
output: output ?? 0,
reasoning: (0, json.pq)((0, json.Xy)(usage.completion_tokens_details)?.reasoning_tokens),
cost
};
}
get answer() {
if (this.#answer === null) return null;
return {
...this.#answer,
object: "chat.completion",
choices: this.#choices,
usage: this.#usage
};
}
get hosted() {
return this.#choices.some(({ message }) => (0, json.iZ)((0, json.Xy)(message)?.annotations).length > 0) ? ["web_search"] : [];
}
}
let openai_responses_HOSTED = /^(web_search(_preview)?|file_search|code_interpreter|image_generation|mcp)(_\d.*)?$/;
let openaiResponses = {
name: "openai-responses",
repeated: [
"input",
"tools",
"instructions"
],
answers: (path) => /\/responses(\/compact)?$/i.test(path),
readRequest: (body) => ({
model: (0, json.b6)(body.model),
hosted: (0, json.iZ)(body.tools).map(({ type }) => (0, json.b6)(type) ?? "").filter((type) => openai_responses_HOSTED.test(type))
}),
refuses: (body) => body.background === !0 ? "background responses are not counted; ask without background" : null,
withoutHosted: openai_responses_withoutHosted,
reader: (room) => new ResponsesReader(room)
};
function openai_responses_withoutHosted(body) {
if (!Array.isArray(body.tools)) return body;
let isHosted = (tool) => openai_responses_HOSTED.test((0, json.b6)((0, json.Xy)(tool)?.type) ?? "");
let tools = body.tools.filter((tool) => !isHosted(tool));
if (tools.length === body.tools.length) return body;
let { tools: _, tool_choice: choice, ...rest } = body;
let forced = tools.length === 0 || isHosted(choice);
return {
...rest,
...tools.length === 0 ? {} : { tools },
...forced ? {} : { tool_choice: choice }
};
}
class ResponsesReader {
#room;
#response = null;
#items = [];
#text = "";
complete = !1;
fault = null;
constructor(room) {
this.#room = room;
}
passesOver(json) {
return this.#room.used && /^\{"type":"response\.\w+\.delta"/.test(json);
}
event(data) {
let response = (0, json.Xy)(data.response);
switch (data.type) {
case "response.created":
case "response.in_progress":
this.#response = response;
break;
case "response.output_text.delta":
case "response.function_call_arguments.delta":
this.#text += this.#room.take((0, json.b6)(data.delta) ?? "");
break;
case "response.output_item.done": {
let item = this.#room.takeValue((0, json.Xy)(data.item));
item !== null && this.#items.push(item);
this.#text = "";
break;
}
case "response.completed":
case "response.incomplete":
case "response.failed":
response !== null && this.#end(response);
break;
case "error":
this.fault = (0, json.b6)(data.code) ?? (0, json.b6)((0, json.Xy)(data.error)?.type) ?? "error";
break;
default: (data.object === "response" || data.object === "response.compaction") && this.#end(data);
}
}
#end(response) {
let { output, ...rest } = response;
(0, json.iZ)(output).length > 0 && (this.#items = this.#room.takeValue((0, json.iZ)(output)) ?? this.#items);
this.#response = rest;
this.#text = "";
let error = (0, json.Xy)(response.error);
error === null ? this.complete = response.status !== "failed" : this.fault = (0, json.b6)(error.code) ?? "error";
}
get model() {
return (0, json.b6)(this.#response?.model);
}
get tokens() {
let usage = (0, json.Xy)(this.#response?.usage);
let input = (0, json.pq)(usage?.input_tokens);
let output = (0, json.pq)(usage?.output_tokens);
if (usage === null || input === null && output === null) return null;
let details = (0, json.Xy)(usage.input_tokens_details);
return {
input: input ?? 0,
cachedInput: Math.min((0, json.pq)(details?.cached_tokens) ?? 0, input ?? 0),
cacheWrite: 0,
cacheWriteHour: 0,
output: output ?? 0,
reasoning: (0, json.pq)((0, json.Xy)(usage.output_tokens_details)?.reasoning_tokens),
cost: null
};
}
get answer() {
if (this.#response === null && this.#items.length === 0 && this.#text === "") return null;
let said = this.#text === "" ? [] : [{
type: "message",
role: "assistant",
status: "incomplete",
content: [{
type: "output_text",
text: this.#text
}]
}];
return {
...this.#response,
output: [...this.#items, ...said]
};
}
get hosted() {
return this.#items.map(({ type }) => /^(.+)_call$/.exec((0, json.b6)(type) ?? "")?.[1] ?? "").filter((name) => openai_responses_HOSTED.test(name));
}
}
let dialects = [
anthropic,
openaiChat,
openaiResponses,
gemini
];
function dialectOf(method, path) {
return method === "POST" ? dialects.find((dialect) => dialect.answers(path)) ?? null : null;
}
var meter_exchange = __webpack_require__(16353);
var dist = __webpack_require__(82294);
let TABLE = {
anthropic: "anthropic",
openai: "openai",
gemini: "google",
openrouter: "openrouter"
};
function prices_costOf(provider, models, tokens, own) {
let price = own.find(({ model }) => models.includes(model));
if (price !== void 0) {
let cachedInput = price.cachedInput ?? price.input;
let written = tokens.cacheWrite + tokens.cacheWriteHour;
return (Math.max(0, tokens.input - tokens.cachedInput - written) * price.input + tokens.cachedInput * cachedInput + written * (price.cacheWrite ?? price.input) + tokens.output * price.output) / 1e6;
}
if (tokens.cost !== null) return tokens.cost;
let table = TABLE[provider.name];
if (table === void 0) return null;
let model = models.find((name) => name !== null);
if (model === void 0) return null;
return (0, dist.jh)(usageOf(tokens), model, { providerId: table })?.total_price ?? null;
}
function usageOf(tokens) {
let written = Math.min(tokens.cacheWrite + tokens.cacheWriteHour, tokens.input - tokens.cachedInput);
let hour = Math.min(tokens.cacheWriteHour, written);
return {
input_tokens: tokens.input,
cache_read_tokens: tokens.cachedInput,
cache_write_tokens: written,
...hour > 0 ? { cache_write_1h_tokens: hour } : {},
output_tokens: tokens.output
};
}
var providers = __webpack_require__(44764);
function sendError(response, dialect, status, message) {
if (response.headersSent || response.destroyed) return;
let error = dialect?.name === "gemini" ? {
code: status,
status: "FAILED_PRECONDITION",
message
} : {
type: typeOf(status),
code: typeOf(status),
message
};
let body = dialect?.name === "anthropic" ? {
type: "error",
error
} : { error };
response.writeHead(status, {
"content-type": "application/json",
...status === 402 ? { "x-should-retry": "false" } : {}
});
response.end(JSON.stringify(body));
}
function typeOf(status) {
if (status === 401) return "authentication_error";
if (status === 402) return "billing_error";
if (status === 404) return "not_found_error";
return status === 426 ? "upgrade_required" : "api_error";
}
var external_node_stream_ = __webpack_require__(57075);
var external_node_timers_promises_ = __webpack_require__(58500);
var external_node_zlib_ = __webpack_require__(38522);
var parse = __webpack_require__(46085);
let LONGEST_DOCUMENT = 67108864;
let waiting = 0;
let PIECE = 65536;
class AnswerBody {
#reader;
#decompress;
#sink;
#decoder = new TextDecoder();
#ended = Promise.withResolvers();
constructor(reader, headers) {
this.#reader = reader;
let type = String(headers["content-type"] ?? "");
this.#sink = type.startsWith("text/event-stream") ? this.#events() : this.#document();
this.#decompress = decompressorOf(String(headers["content-encoding"] ?? ""));
this.#decompress?.on("data", (chunk) => this.#take(chunk)).on("error", () => this.#finish()).on("close", () => this.#finish());
}
push(chunk) {
this.#waiting.push(chunk);
waiting += chunk.length;
for (; waiting > 16777216 && this.#waiting.length > 0;) this.#readNext();
}
#waiting = [];
#readNext() {
let chunk = this.#waiting.shift();
waiting -= chunk.length;
this.#read(chunk);
return chunk.length;
}
#read(chunk) {
this.#decompress === null ? this.#take(chunk) : this.#decompress.writable && this.#decompress.write(chunk);
}
async end() {
let read = 0;
for (; this.#waiting.length > 0;) {
read += this.#readNext();
if (read < 262144) continue;
await (0, external_node_timers_promises_.setImmediate)();
read = 0;
}
this.#decompress === null ? this.#finish() : this.#decompress.writable && this.#decompress.end();
await this.#ended.promise;
}
#take(chunk) {
if (this.#over) return;
try {
for (let at = 0; at < chunk.length; at += PIECE) this.#sink.push(this.#decoder.decode(chunk.subarray(at, at + PIECE), { stream: !0 }));
} catch {
this.#finish();
}
}
#finish() {
if (this.#over) return;
this.#over = !0;
try {
this.#sink.end();
} catch {}
this.#decompress?.destroy();
this.#ended.resolve();
}
#over = !1;
#events() {
let parser = (0, parse.C)({
onEvent: ({ data }) => {
this.#reader.passesOver?.(data) || this.#event((0, json.qF)(data));
},
maxBufferSize: LONGEST_DOCUMENT
});
return {
push: (text) => parser.feed(text),
end: () => parser.feed("\n\n")
};
}
#document() {
let parts = [];
let size = 0;
return {
push: (text) => {
size += text.length;
size <= LONGEST_DOCUMENT ? parts.push(text) : parts.length = 0;
},
end: () => {
let text = parts.join("");
let value = (0, json.qF)(text);
let values = value === void 0 ? wholeItems(text) : Array.isArray(value) ? value : [value];
for (let each of values) this.#event(each);
}
};
}
#event(data) {
let object = (0, json.Xy)(data);
object !== null && this.#reader.event(object);
}
}
function decompressorOf(encoding) {
let cut = { finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH };
switch (encoding.trim().toLowerCase()) {
case "gzip":
case "x-gzip": return (0, external_node_zlib_.createGunzip)(cut);
case "deflate": return (0, external_node_zlib_.createInflate)(cut);
case "br": return (0, external_node_zlib_.createBrotliDecompress)({ finishFlush: external_node_zlib_.constants.BROTLI_OPERATION_FLUSH });
case "zstd": return (0, external_node_zlib_.createZstdDecompress)({ finishFlush: external_node_zlib_.constants.ZSTD_e_flush });
default: return null;
}
}
function wholeItems(text) {
if (!/^\s*\[/.test(text)) return [];
let depth = 0;
let end = 0;
for (let { 0: part, index } of text.matchAll(/"(?:[^"\\]|\\.)*(?:"|$)|[[\]{}]/gs)) {
part === "{" || part === "[" ? depth += 1 : (part === "}" || part === "]") && --depth;
part === "}" && depth === 1 && (end = index + 1);
}
return end === 0 ? [] : (0, json.iZ)((0, json.qF)(`${text.slice(0, end)}]`));
}
class ErrorBody {
#parts = [];
#size = 0;
push(chunk) {
this.#size < 65536 && this.#parts.push(chunk);
this.#size += chunk.length;
}
async end() {}
get code() {
let parsed = (0, json.qF)(Buffer.concat(this.#parts).toString());
let body = (0, json.Xy)(Array.isArray(parsed) ? parsed[0] : parsed);
let error = (0, json.Xy)(body?.error);
return (0, json.b6)(error?.code) ?? (0, json.b6)(error?.type) ?? (0, json.b6)(error?.status) ?? (0, json.b6)(body?.error) ?? null;
}
}
var external_node_string_decoder_ = __webpack_require__(46193);
class EventFilter extends external_node_stream_.Transform {
#keeps;
#decoder = new external_node_string_decoder_.StringDecoder("utf8");
#held = "";
constructor(keeps) {
super();
this.#keeps = keeps;
}
_transform(chunk, _encoding, done) {
let text = this.#held + this.#decoder.write(chunk);
let borders = [
"\r\n\r\n",
"\n\n",
"\r\r"
].map((border) => text.lastIndexOf(border) + border.length);
let whole = Math.max(...borders.filter((end, index) => end > [
3,
1,
1
][index]), 0);
let end = text.length - whole > 262144 ? text.length : whole;
this.#held = text.slice(end);
end > 0 && this.push(this.#filter(text.slice(0, end)));
done();
}
_flush(done) {
let rest = this.#held + this.#decoder.end();
rest !== "" && this.push(this.#filter(rest));
done();
}
#filter(text) {
return text.split(/(?<=\r\n\r\n|\n\n|\r\r)/).filter((event) => {
let data = [...event.matchAll(/^data: ?(.*)$/gm)].map(([, line]) => line.replace(/\r$/, "")).join("\n");
let value = (0, json.Xy)((0, json.qF)(data));
return value === null || this.#keeps(value);
}).join("");
}
}
let OWN_HEADERS = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|http2-settings|host|content-length|expect|accept-encoding|x-http-method(-override)?|x-method-override)$/;
function forwardedHeaders(incoming) {
return kept(incoming, () => !1);
}
function answerHeaders(answer, changed) {
return kept(answer, (name) => name === "content-length" && !changed);
}
function kept(message, also) {
let headers = [];
let named = connectionHeaders(message);
for (let i = 0; i < message.rawHeaders.length; i += 2) {
let name = message.rawHeaders[i].toLowerCase();
OWN_HEADERS.test(name) && !also(name) || named.has(name) || headers.push(message.rawHeaders[i], message.rawHeaders[i + 1]);
}
return headers;
}
function connectionHeaders(message) {
return new Set((message.headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase()));
}
async function passAnswer(answer, parts) {
let { exchange, response, reader, asked, dialect, begun } = parts;
let ok = exchange.status !== null && exchange.status < 300;
let body = reader === null ? null : ok ? new AnswerBody(reader, answer.headers) : new ErrorBody();
answer.once("error", () => {
parts.cutBy ??= "provider";
});
let whole = !1;
answer.once("end", () => {
whole = parts.cutBy === void 0;
parts.meter.reading(exchange);
});
let isEvents = String(answer.headers["content-type"] ?? "").startsWith("text/event-stream");
let filtered = asked?.hidesUsage === !0 && ok && isEvents && answer.headers["content-encoding"] === void 0;
let filter = filtered ? [new EventFilter((event) => !dialect.hidesUsage(event))] : [];
let words = answer.statusMessage ?? "";
response.writeHead(exchange.status, isSendable(words) ? words : "", answerHeaders(answer, filtered));
response.flushHeaders();
answer.on("data", (chunk) => {
parts.heard = performance.now();
exchange.first_byte_ms ??= Math.round(parts.heard - begun);
body?.push(chunk);
});
let { promise, resolve } = Promise.withResolvers();
(0, external_node_stream_.pipeline)([
answer,
...filter,
response
], () => resolve());
await promise;
await body?.end();
body instanceof ErrorBody && (exchange.error = shortName(body.code));
(parts.cutBy === "agent" && !whole || !answer.complete) && exchange.end !== "idle" && (exchange.end = parts.cutBy === "agent" ? "cut_by_agent" : "cut_by_provider");
}
function isSendable(words) {
return /^[\t\x20-\x7e\x80-\xff]*$/.test(words);
}
let READ = Buffer.allocUnsafeSlow(262144);
let LONGEST_CHUNK = 2 ** 40;
class QuickBody {
#socket = null;
#answer = null;
#place = "head";
#head = "";
#left = 0;
#line = 0;
connect(connecting) {
this.#socket = connecting({
buffer: READ,
callback: (size) => this.#read(READ.subarray(0, size))
});
return this.#socket;
}
begin() {
this.#answer = null;
this.#place = "head";
this.#head = "";
}
pass(answer) {
this.#place === "head" && (this.#answer = answer);
}
#read(bytes) {
let rest = bytes;
for (; this.#place === "head" && rest.length > 0;) rest = this.#readHead(rest);
if (rest.length === 0) return !0;
return this.#place === "as it is" ? this.#parse(rest) : this.#readChunks(rest);
}
#parse(bytes) {
return this.#socket.push(Buffer.from(bytes));
}
#readHead(bytes) {
let before = this.#head.length;
this.#head += bytes.toString("latin1");
let end = this.#head.indexOf("\r\n\r\n");
let own = end < 0 ? bytes.length : end + 4 - before;
let head = this.#head.slice(0, end);
this.#parse(bytes.subarray(0, own));
if (end < 0) return bytes.subarray(own);
this.#head = "";
if (/^HTTP\/1\.1 1\d\d /.test(head)) return bytes.subarray(own);
let isChunked = /^transfer-encoding:[ \t]*chunked[ \t]*$/im.test(head) && !/^content-length:/im.test(head);
this.#place = isChunked && this.#answer !== null ? "size" : "as it is";
this.#left = 0;
this.#line = 0;
return bytes.subarray(own);
}
#readChunks(bytes) {
let body = Buffer.allocUnsafe(bytes.length);
let filled = 0;
let at = 0;
let wrong = !1;
for (; at < bytes.length && this.#place !== "as it is" && !wrong;) if (this.#place === "data") {
let end = Math.min(bytes.length, at + this.#left);
bytes.copy(body, filled, at, end);
filled += end - at;
this.#left -= end - at;
at = end;
this.#left === 0 && (this.#place = "end of data");
} else wrong = !this.#readLine(bytes[at++]);
let more = filled === 0 || this.#answer.push(body.subarray(0, filled));
wrong && this.#socket.destroy(Error("the answer is not in chunks"));
if (this.#place !== "as it is") return more;
return this.#parse(Buffer.from(`0\r\n${bytes.toString("latin1", at)}`, "latin1"));
}
#readLine(byte) {
if (this.#place === "end of data") {
if (byte === 10 && this.#line === 1) {
this.#place = "size";
this.#line = 0;
} else if (byte === 13 && this.#line === 0) this.#line = 1;
else return !1;
return !0;
}
if (byte === 10) {
if (this.#line === 0) return !1;
this.#line = 0;
this.#place = this.#left === 0 ? "as it is" : "data";
return !0;
}
this.#line += 1;
if (this.#line > 4096) return !1;
if (this.#place === "extension") return !0;
let digit = digitOf(byte);
if (digit !== null) this.#left = this.#left * 16 + digit;
else if (this.#line === 1) return !1;
else this.#place = "extension";
return this.#left <= LONGEST_CHUNK;
}
}
function digitOf(byte) {
if (byte >= 48 && byte <= 57) return byte - 48;
let letter = byte | 32;
return letter >= 97 && letter <= 102 ? letter - 87 : null;
}
let connections = new WeakMap();
function connectQuickly(connecting) {
let body = new QuickBody();
let socket = body.connect(connecting);
connections.set(socket, body);
return socket;
}
function beginAnswer(socket) {
connections.get(socket)?.begin();
}
function passQuickly(answer) {
let { statusCode } = answer;
statusCode !== 204 && statusCode !== 304 && connections.get(answer.socket)?.pass(answer);
}
let SILENCE = {
beforeStream: 6e4,
otherwise: 3e5
};
async function sendRequest(parts, upstream, idleLimit) {
let { url, exchange, response, begun } = parts;
let { promise, resolve } = Promise.withResolvers();
let headers = requestHeaders(parts);
let outgoing = upstream.request(url, {
method: exchange.method,
headers,
timeout: idleLimit
});
let stop = () => outgoing.destroy();
let cutByAgent = () => {
if (response.writableFinished) return;
parts.cutBy ??= "agent";
leftAlone = response.writableNeedDrain ? null : silenceOf(parts);
stop();
};
let leftAlone = null;
response.once("close", cutByAgent);
response.destroyed && cutByAgent();
outgoing.on("timeout", () => {
response.writableNeedDrain ? parts.cutBy ??= "agent" : exchange.end = "idle";
stop();
});
outgoing.once("response", (answer) => {
exchange.status = answer.statusCode ?? null;
parts.heard = performance.now();
exchange.method !== "HEAD" && passQuickly(answer);
passAnswer(answer, parts).then(resolve, (error) => {
exchange.end = "cut_by_provider";
exchange.error = shortName((0, errors.$N)(error) ?? (0, errors.bD)(error));
response.destroy();
stop();
resolve();
});
});
let failed = (error) => {
if (exchange.status !== null || exchange.end === "no_connection") return;
if (parts.cutBy === "agent") exchange.end = "cut_by_agent";
else {
exchange.end !== "idle" && (exchange.end = "no_connection");
exchange.error = shortName((0, errors.$N)(error) ?? (0, errors.bD)(error));
let message = `agentbench: no connection to ${exchange.provider} (${exchange.error})`;
sendError(response, parts.dialect, 502, message);
}
resolve();
};
outgoing.on("error", failed);
outgoing.on("upgrade", (_answer, socket) => {
socket.on("error", () => {}).destroy();
failed(Error("an upgrade in the place of an answer"));
});
outgoing.on("close", () => failed(Error("no answer")));
parts.asked === null ? (0, external_node_stream_.pipeline)(parts.incoming, outgoing, () => {}) : outgoing.end(parts.asked.bytes);
await promise;
if (exchange.end === "cut_by_agent" && leftAlone !== null) {
exchange.end = "idle";
exchange.error = leftAlone;
}
exchange.first_byte_ms ??= exchange.status === null ? null : Math.round(performance.now() - begun);
}
function silenceOf({ exchange, asked, heard }) {
let silent = performance.now() - heard;
return silent < (asked?.stream === !0 && exchange.status === null ? SILENCE.beforeStream : SILENCE.otherwise) ? null : `nothing came for ${Math.round(silent / 1e3)} s, until the agent gave up`;
}
function requestHeaders({ provider, incoming, url, asked }) {
let headers = forwardedHeaders(incoming);
let length = asked?.bytes.length ?? incoming.headers["content-length"];
length === void 0 ? incoming.headers["transfer-encoding"] !== void 0 && headers.push("transfer-encoding", "chunked") : headers.push("content-length", String(length));
return [
"host",
url.host,
...(0, providers.iC)(provider, headers, url)
];
}
class Room {
#left;
full = !1;
constructor(characters) {
this.#left = characters;
}
get used() {
return this.#left === 0;
}
take(text) {
let part = text.length <= this.#left ? text : text.slice(0, this.#left);
part.length < text.length && (this.full = !0);
this.#left -= part.length;
return part;
}
takeValue(value) {
let size = JSON.stringify(value)?.length ?? 0;
if (size > this.#left) {
this.full = !0;
return null;
}
this.#left -= size;
return value;
}
}
var external_node_http_ = __webpack_require__(37067);
var external_node_https_ = __webpack_require__(44708);
let ASK_LIMIT = 15e3;
class Upstream {
#agents;
constructor(environment) {
let settings = {
keepAlive: !0,
timeout: 4e3,
maxSockets: Infinity
};
let proxied = {
...settings,
proxyEnv: proxyEnvironment(environment)
};
let isProxied = Object.keys(environment).some((name) => /^https?_proxy$/i.test(name) && environment[name]);
this.#agents = {
"http:": isProxied ? new external_node_http_.Agent(proxied) : new QuickAgent(settings),
"https:": new external_node_https_.Agent(proxied)
};
}
request(url, options) {
let { headers, ...rest } = options;
return (url.protocol === "https:" ? external_node_https_.request : external_node_http_.request)(url, {
...rest,
...headers === void 0 ? {} : { headers },
agent: this.#agents[url.protocol],
setHost: !0
});
}
async reach({ endpoint }, limit) {
let { promise, resolve, reject } = Promise.withResolvers();
let outgoing = this.request(endpoint, {
method: "HEAD",
timeout: limit
});
outgoing.on("timeout", () => outgoing.destroy(Error(`no answer within ${limit / 1e3} s`)));
outgoing.once("response", (answer) => {
answer.on("error", () => {}).resume();
resolve();
});
outgoing.on("error", reject).on("close", () => reject(Error("no answer")));
outgoing.end();
await promise;
}
async ask(provider, path, query) {
let url = (0, providers.$r)(provider, path, query);
let version = provider.family === "anthropic" ? ["anthropic-version", "2023-06-01"] : [];
let headers = [...(0, providers.iC)(provider, ["Host", url.host], url), ...version];
let { promise, resolve, reject } = Promise.withResolvers();
let answered = !1;
let outgoing = this.request(url, {
method: "GET",
headers,
timeout: ASK_LIMIT
});
outgoing.on("timeout", () => outgoing.destroy(Error(`no answer within ${ASK_LIMIT / 1e3} s`)));
outgoing.on("error", reject).on("close", () => answered || reject(Error("no answer"))).on("response", async (answer) => {
answered = !0;
try {
let chunks = [];
let size = 0;
for await (let chunk of answer) {
size += chunk.length;
if (size > 8388608) throw Error("the answer is too large");
chunks.push(chunk);
}
resolve({
status: answer.statusCode ?? 0,
text: Buffer.concat(chunks).toString()
});
} catch (error) {
outgoing.destroy();
reject(error);
}
});
outgoing.end();
return await promise;
}
close() {
for (let agent of Object.values(this.#agents)) agent.destroy();
}
}
class QuickAgent extends external_node_http_.Agent {
createConnection(options) {
return connectQuickly((onread) => super.createConnection({
...options,
onread
}));
}
reuseSocket(socket, request) {
beginAnswer(socket);
super.reuseSocket(socket, request);
}
}
function proxyEnvironment(environment) {
let none = [
environment.no_proxy || environment.NO_PROXY,
"localhost",
"127.0.0.1",
"[::1]",
"::1"
];
return {
...environment,
no_proxy: none.filter(Boolean).join(",")
};
}
class Forwarder {
#options;
#upstream;
constructor(options) {
this.#options = options;
this.#upstream = new Upstream(options.environment);
}
async reach(provider, limit) {
await this.#upstream.reach(provider, limit);
}
async ask(provider, path, query) {
return await this.#upstream.ask(provider, path, query);
}
close() {
this.#upstream.close();
}
async forward(provider, path, query, incoming, response, meter) {
let method = incoming.method ?? "GET";
let url = (0, providers.$r)(provider, path, query);
let dialect = url === null ? null : dialectOf(method, (0, providers.s1)(url.pathname));
let begun = performance.now();
let exchange = (0, meter_exchange.Ub)(provider.name, dialect, method, path);
let held = 0;
let hold = (bytes) => {
held += bytes;
return meter.hold(bytes);
};
let cut = () => response.destroy();
let { signal } = meter.ended;
signal.addEventListener("abort", cut);
signal.aborted && cut();
try {
await this.#answer({
provider,
url,
incoming,
response,
dialect,
exchange,
begun,
meter,
hold
});
} catch (error) {
exchange.error ??= shortName((0, errors.$N)(error) ?? (0, errors.bD)(error));
response.destroy();
} finally {
signal.removeEventListener("abort", cut);
meter.hold(-held);
}
exchange.duration_ms = Math.round(performance.now() - begun);
return {
exchange,
dialect
};
}
async #answer(parts) {
let { provider, url, dialect, exchange, response, meter } = parts;
let refuse = (status, message) => {
exchange.status = status;
sendError(response, dialect, status, `agentbench: ${message}`);
};
if (url === null) return refuse(404, `this path is outside ${provider.name}'s endpoint`);
let asked = dialect === null ? null : await readAsked(dialect, parts, (0, providers.s1)(url.pathname), this.#options.hostedTools);
if (asked === "cut" || response.destroyed) {
exchange.end = "cut_by_agent";
response.destroy();
return;
}
if (asked !== null && "refused" in asked) return refuse(asked.refused, asked.message);
await meter.counted();
let harmless = [
"GET",
"HEAD",
"OPTIONS"
].includes(exchange.method);
let refusal = dialect === null ? harmless ? null : meter.admitUnmetered() : meter.admit();
if (refusal !== null) {
exchange.end = "refused";
exchange.error = refusal.limit;
return refuse(402, `${refusal.message}; no further requests are forwarded`);
}
let room = new Room(1048576);
let reader = dialect?.reader(room) ?? null;
await sendRequest({
...parts,
url,
asked,
reader,
heard: performance.now()
}, this.#upstream, this.#options.idleLimit);
reader !== null && this.#conclude(exchange, provider, reader, room);
}
#conclude(exchange, provider, reader, room) {
exchange.model.served = shortName(reader.model);
exchange.tokens = reader.tokens;
exchange.response = reader.answer;
exchange.hosted_tools.used = shortNames(reader.hosted);
exchange.error ??= shortName(reader.fault);
room.full && (exchange.response = {
...reader.answer,
agentbench_cut: !0
});
exchange.status !== null && exchange.status < 300 && exchange.end === "complete" && !reader.complete && exchange.error === null && (exchange.error = reader.answer === null ? "no answer of a model" : "an answer without its end");
let { tokens, model } = exchange;
tokens !== null && (exchange.cost_usd = prices_costOf(provider, [model.served, model.asked], tokens, this.#options.prices));
}
}
class Gateway {
providers;
#forwarder;
#trials = new Map();
#servers = [];
strangers = 0;
constructor(providers, forwarder) {
this.providers = providers;
this.#forwarder = forwarder;
}
async listen(place, proxy = null) {
let server = (0, external_node_http_.createServer)({
requestTimeout: 0,
headersTimeout: 6e4,
keepAliveTimeout: 12e4,
shouldUpgradeCallback: (request) => !/^h2c$/i.test(request.headers.upgrade ?? "")
}, (request, response) => {
request.on("error", () => {});
response.on("error", () => {});
proxy !== null && !request.url?.startsWith("/") ? proxy.pass(request, response) : this.#take(request, response);
});
server.maxConnections = 4096;
server.on("connection", (socket) => this.#watch(socket));
server.on("connect", (request, socket, head) => {
socket.on("error", () => {});
proxy === null ? socket.end("HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n") : proxy.tunnel(request, socket, head);
});
server.on("upgrade", (_request, socket) => {
socket.on("error", () => {});
socket.end("HTTP/1.1 426 Upgrade Required\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
});
server.on("clientError", (_error, socket) => socket.destroy());
let { promise, resolve, reject } = Promise.withResolvers();
server.once("error", reject).once("listening", resolve);
"socket" in place ? server.listen(place.socket) : server.listen(0, place.host);
await promise;
server.on("error", () => {});
this.#servers.push(server);
"socket" in place && await (0, external_node_fs_promises_.chmod)(place.socket, 511);
return "socket" in place ? 0 : server.address().port;
}
admit(trial, base) {
this.#trials.set(trial.token, trial);
trial.ended.signal.addEventListener("abort", () => this.#trials.delete(trial.token), { once: !0 });
return (0, providers.fS)(this.providers, base, trial.token);
}
async close() {
this.#forwarder.close();
await Promise.all([...this.#servers.map((server) => {
let { promise, resolve } = Promise.withResolvers();
server.close(() => resolve());
server.closeAllConnections();
return promise;
}), ...[...this.#sockets].map((socket) => socket.destroy())]);
}
#watch(socket) {
let { remoteAddress: address = "" } = socket;
let count = (this.#connections.get(address) ?? 0) + 1;
this.#connections.set(address, count);
this.#sockets.add(socket);
socket.once("close", () => {
this.#sockets.delete(socket);
let left = this.#connections.get(address) - 1;
left === 0 ? this.#connections.delete(address) : this.#connections.set(address, left);
});
count > 1024 && socket.destroy();
}
#sockets = new Set();
#connections = new Map();
#take(request, response) {
let url = urlOf(request);
let token = url === null ? null : (0, providers.jf)(request.headers, url);
let meter = token === null ? void 0 : this.#trials.get(token);
let [, name = "", path = ""] = /^\/([^/]*)(.*)$/s.exec(url?.pathname ?? "") ?? [];
let provider = this.providers.find((each) => each.name === name);
if (url === null || meter === void 0) {
this.strangers += 1;
sendError(response, null, 401, "agentbench: the token of a running trial is required in place of the key");
} else provider === void 0 ? sendError(response, null, 404, `agentbench: no provider of this run; the path begins with ${this.providers.map((each) => `/${each.name}`).join(", ")}`) : meter.follow(this.#forwarder.forward(provider, path, url.search, request, response, meter));
}
}
function urlOf(request) {
return request.url?.startsWith("/") ? URL.parse(request.url, "http://meter.invalid") : null;
}
var mod = __webpack_require__(21916);
var untrusted = __webpack_require__(90492);
let PATHS = {
anthropic: {
one: "/v1/models/",
all: "/v1/models",
query: "?limit=1000"
},
openai: {
one: "/models/",
all: "/models",
query: ""
},
gemini: {
one: "/v1beta/models/",
all: "/v1beta/models",
query: "?pageSize=1000"
}
};
async function requireModel(family, provider, model, ask) {
let { one, all, query } = PATHS[family];
if ((await ask(one + encodeURIComponent(model), "").catch(() => null))?.status !== 404) return;
let list = await ask(all, query).catch(() => null);
let names = list?.status === 200 ? namesIn(list.text) : [];
if (names.length === 0 || names.includes(model)) return;
throw new errors.yo(`agent-model: ${provider} knows no model ${model}; did you mean ${(0, untrusted.h0)((0, mod.kp)(model, names), 200)}?`);
}
function namesIn(text) {
try {
let { data, models } = JSON.parse(text);
return (Array.isArray(data) ? data : Array.isArray(models) ? models : []).flatMap((entry) => {
let name = entry?.id ?? entry?.name;
return typeof name == "string" ? [name.replace(/^models\//, "")] : [];
});
} catch {
return [];
}
}
var external_node_os_ = __webpack_require__(48161);
let USUAL_PORTS = [80, 443];
class HostRules {
#user;
#taskNames = [];
#taskAddresses;
constructor({ user, task }) {
this.#user = user;
this.#taskAddresses = task === null ? null : new external_node_net_.BlockList();
for (let given of task ?? []) this.#addOfTask(given.trim().toLowerCase().replace(/\.$/, ""));
}
#addOfTask(entry) {
let [address = "", prefix] = entry.split("/");
let kind = (0, external_node_net_.isIP)(address) === 6 ? "ipv6" : "ipv4";
prefix === void 0 ? (0, external_node_net_.isIP)(address) === 0 ? this.#taskNames.push(entry) : this.#taskAddresses.addAddress(address, kind) : this.#taskAddresses.addSubnet(address, Number(prefix), kind);
}
refusal(host, port) {
if (!this.#byTask(host)) return "environment.allowed_hosts of this task";
return this.#user === null || this.isNamedByUser(host, port) ? null : "allow-hosts (network: restricted)";
}
isNamedByUser(host, port) {
return (this.#user ?? []).some(({ name, port: only }) => (only === null ? USUAL_PORTS.includes(port) : only === port) && fits(name, host));
}
#byTask(host) {
if (this.#taskAddresses === null) return !0;
let bare = host.replace(/^\[|\]$/g, "");
let kind = (0, external_node_net_.isIP)(bare);
if (kind !== 0) return this.#taskAddresses.check(bare, kind === 6 ? "ipv6" : "ipv4");
return this.#taskNames.some((name) => fits(name, host));
}
}
function fits(name, host) {
return name.startsWith("*.") ? host.endsWith(name.slice(1)) && (0, external_node_net_.isIP)(host) === 0 : host === name;
}
let HOP = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/i;
let INSIDE = new external_node_net_.BlockList();
for (let [network, bits] of [
["0.0.0.0", 8],
["10.0.0.0", 8],
["100.64.0.0", 10],
["127.0.0.0", 8],
["168.63.129.16", 32],
["169.254.0.0", 16],
["172.16.0.0", 12],
["192.0.0.0", 24],
["192.168.0.0", 16],
["198.18.0.0", 15],
["224.0.0.0", 3]
]) INSIDE.addSubnet(network, bits, "ipv4");
for (let [network, bits] of [
["::", 127],
["64:ff9b::", 96],
["64:ff9b:1::", 48],
["2001::", 32],
["2002::", 16],
["fc00::", 7],
["fe80::", 10],
["ff00::", 8]
]) INSIDE.addSubnet(network, bits, "ipv6");
class AllowProxy {
#rules;
constructor(allowed) {
this.#rules = new HostRules(allowed);
}
async tunnel(request, inside, head) {
inside.on("error", () => {});
let url = URL.parse(`http://${request.url}`);
let port = Number(url?.port || 80);
let outside;
try {
if (url === null) throw new Refused(400, "not a host");
outside = await this.#connect(url.hostname, port);
} catch (error) {
let status = error instanceof Refused ? error.status : 502;
let text = `agentbench: ${(0, errors.bD)(error)}\n`;
inside.end(`HTTP/1.1 ${status} agentbench\r\nContent-Type: text/plain\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
return;
}
inside.write("HTTP/1.1 200 Connection established\r\n\r\n");
head.length > 0 && outside.write(head);
(0, external_node_stream_.pipeline)(inside, outside, (error) => error && outside.destroy());
(0, external_node_stream_.pipeline)(outside, inside, (error) => error && inside.destroy());
}
async pass(request, response) {
let url = URL.parse(request.url ?? "");
try {
if (url === null || url.protocol !== "http:") throw new Refused(400, "only http and CONNECT are served");
let socket = await this.#connect(url.hostname, Number(url.port || 80));
let outgoing = (0, external_node_http_.request)(url, {
method: request.method,
headers: [
"host",
url.host,
...forwardedHeaders(request),
...bodyHeaders(request)
],
createConnection: () => socket
});
outgoing.once("response", (answer) => {
try {
response.writeHead(answer.statusCode, proxy_kept(answer.rawHeaders));
(0, external_node_stream_.pipeline)(answer, response, () => socket.destroy());
} catch {
response.destroy();
socket.destroy();
}
});
outgoing.on("error", () => response.destroy());
outgoing.on("upgrade", () => response.destroy());
outgoing.on("close", () => response.headersSent || response.destroy());
(0, external_node_stream_.pipeline)(request, outgoing, () => {});
} catch (error) {
response.writeHead(error instanceof Refused ? error.status : 502, { "content-type": "text/plain" });
response.end(`agentbench: ${(0, errors.bD)(error)}\n`);
}
}
async #connect(host, port) {
let name = host.toLowerCase().replace(/\.$/, "");
let missing = this.#rules.refusal(name, port);
if (missing !== null) throw new Refused(403, `${name}:${port} is not one of ${missing}`);
let bare = name.replace(/^\[|\]$/g, "");
let { address, family } = (0, external_node_net_.isIP)(bare) === 0 ? await (0, promises_.lookup)(bare) : {
address: bare,
family: (0, external_node_net_.isIP)(bare)
};
let asHost = family === 6 ? `[${address}]` : address;
if (!this.#rules.isNamedByUser(asHost, port) && isInside(address)) throw new Refused(403, `${name} leads to ${address}, an address inside this network; name the address in allow-hosts to allow it`);
let socket = (0, external_node_net_.connect)({
host: address,
port
});
let { promise, resolve, reject } = Promise.withResolvers();
socket.setTimeout(3e4, () => socket.destroy(Error(`${name}:${port} does not answer`)));
socket.once("connect", resolve).once("error", reject);
await promise;
socket.setTimeout(0);
socket.on("error", () => {});
return socket;
}
}
function isInside(address) {
let family = (0, external_node_net_.isIP)(address) === 6 ? "ipv6" : "ipv4";
let own = new external_node_net_.BlockList();
for (let each of Object.values((0, external_node_os_.networkInterfaces)()).flatMap((each) => each ?? [])) own.addAddress(each.address, each.family === "IPv6" ? "ipv6" : "ipv4");
return INSIDE.check(address, family) || own.check(address, family);
}
class Refused extends Error {
status;
constructor(status, message) {
super(message);
this.status = status;
}
}
function bodyHeaders({ headers }) {
if (headers["content-length"] !== void 0) return ["content-length", headers["content-length"]];
return headers["transfer-encoding"] === void 0 ? [] : ["transfer-encoding", "chunked"];
}
function proxy_kept(raw) {
let out = [];
for (let i = 0; i < raw.length; i += 2) HOP.test(raw[i]) || out.push(raw[i], raw[i + 1]);
return out;
}
class Account {
#usage = {
input_tokens: 0,
cached_input_tokens: 0,
output_tokens: 0,
reasoning_tokens: null,
cost_usd: 0,
steps: 0,
requests: 0,
failed_requests: 0,
unmetered_requests: 0,
throttled_requests: 0,
waiting_ms: 0,
models: [],
hosted_tools: {
offered: [],
used: []
}
};
#conversations = new Map();
#unpriced = new Set();
#known = 0;
#last = null;
add(exchange) {
let usage = this.#usage;
if (exchange.dialect === null) {
usage.unmetered_requests += 1;
return;
}
usage.requests += 1;
exchange.status === 429 && (usage.throttled_requests += 1);
if ((0, meter_exchange.Qy)(exchange)) {
let key = exchange.conversation ?? "";
this.#conversations.set(key, (this.#conversations.get(key) ?? 0) + 1);
} else usage.failed_requests += 1;
if (exchange.end !== "refused") {
let { provider, status, end, error } = exchange;
let fault = status === 404 && this.answered ? null : (0, meter_exchange.Kl)(exchange);
this.#last = fault === null ? null : {
fault,
exchange: {
provider,
status,
end,
error
}
};
}
this.#addTokens(exchange);
addNames(usage.models, [exchange.model.served]);
addNames(usage.hosted_tools.offered, exchange.hosted_tools.offered);
addNames(usage.hosted_tools.used, exchange.hosted_tools.used);
}
#addTokens({ tokens, cost_usd: cost, model }) {
if (tokens === null) return;
let usage = this.#usage;
usage.input_tokens += tokens.input;
usage.cached_input_tokens += tokens.cachedInput;
usage.output_tokens += tokens.output;
tokens.reasoning !== null && (usage.reasoning_tokens = (usage.reasoning_tokens ?? 0) + tokens.reasoning);
cost === null ? this.#unpriced.size < 50 && this.#unpriced.add(model.served ?? model.asked ?? "a model without a name") : this.#known += cost;
}
addWaiting(duration) {
this.#usage.waiting_ms += duration;
}
get cost() {
return this.#known;
}
get requests() {
return this.#usage.requests;
}
get unpriced() {
return [...this.#unpriced];
}
get fault() {
if (this.#last === null) return null;
let { fault, exchange } = this.#last;
return {
kind: fault,
message: describeFault(exchange)
};
}
get answered() {
return this.#conversations.size > 0;
}
get usage() {
return {
...this.#usage,
cost_usd: this.#unpriced.size === 0 ? this.#known : null,
steps: Math.max(0, ...this.#conversations.values()),
waiting_ms: Math.round(this.#usage.waiting_ms)
};
}
}
function addNames(names, more) {
for (let name of more) name !== null && name !== "" && !names.includes(name) && names.length < 50 && names.push(name.slice(0, 200));
}
function describeFault({ provider, status, end, error }) {
let of = `The last request to ${provider}`;
if (end === "no_connection") return `${of} got no connection (${error ?? "unknown"})`;
if (end === "cut_by_provider") return `${of} was cut by the provider before the answer's end`;
if (end === "idle") return `${of} got no answer to its end: ${error ?? "nothing more came"}`;
let why = error === null ? "" : ` (${error})`;
return status !== null && status >= 300 ? `${of} was answered with ${status}${why}` : `${of} failed${why}`;
}
class TrialMeter {
token = (0, external_node_crypto_.randomBytes)(32).toString("base64url");
account = new Account();
ended = new AbortController();
#limits;
#log;
#runLimit;
#onCost;
#onRefusal;
#underWay = new Set();
#busySince = 0;
#logError = null;
constructor(parts) {
this.#limits = parts.limits;
this.#log = parts.log;
this.#runLimit = parts.runLimit;
this.#onCost = parts.onCost;
this.#onRefusal = parts.onRefusal;
}
admit() {
let { cost, requests } = this.#limits;
let refusal = this.#runLimit() ?? this.#ownRefusal(cost, requests);
refusal === null ? this.#admitted += 1 : this.#refuse(refusal);
return refusal;
}
#admitted = 0;
#refused = !1;
admitUnmetered() {
let refusal = this.#runLimit() ?? this.#ownRefusal(this.#limits.cost, null);
refusal !== null && this.#refuse(refusal);
return refusal;
}
#refuse(refusal) {
if (this.#refused) return;
this.#refused = !0;
this.#onRefusal(refusal);
}
#ownRefusal(cost, requests) {
let { account } = this;
if (cost !== null && account.cost >= cost) return {
limit: "trial-max-cost",
message: `the trial has used ${account.cost.toFixed(2)} of ${cost} USD (trial-max-cost)`
};
if (requests !== null && this.#admitted >= requests) return {
limit: "trial-max-requests",
message: `the trial has made ${requests} requests (trial-max-requests)`
};
return null;
}
hold(bytes) {
this.#held += bytes;
return this.#held <= 134217728;
}
#held = 0;
reading(exchange) {
let { promise, resolve } = Promise.withResolvers();
this.#reading.set(exchange, {
promise,
resolve
});
}
#reading = new Map();
async counted() {
await Promise.all([...this.#reading.values()].map(({ promise }) => promise));
}
follow(forwarded) {
this.#underWay.size === 0 && (this.#busySince = performance.now());
let done = forwarded.then(({ exchange, dialect }) => {
this.#underWay.delete(done);
this.#underWay.size === 0 && this.account.addWaiting(performance.now() - this.#busySince);
this.account.add(exchange);
exchange.cost_usd !== null && this.#onCost(exchange.cost_usd);
this.#log.add(exchange, dialect?.repeated ?? []);
this.#reading.get(exchange)?.resolve();
this.#reading.delete(exchange);
});
this.#underWay.add(done);
}
async close() {
this.ended.abort();
await Promise.all(this.#underWay);
await this.#log.close().catch((error) => {
this.#logError = error;
});
return this.account.usage;
}
get leftOut() {
return this.#log.leftOut;
}
get logError() {
return this.#logError;
}
}
class Meter {
#request;
#forwarder;
#gateway;
#base;
static async open(request) {
let { options, keys, environment, address } = request;
let forwarder = new Forwarder({
prices: options["model-prices"],
hostedTools: options["hosted-tools"],
idleLimit: 18e5,
environment
});
let gateway = new Gateway((0, providers.Ou)(keys, options["model-endpoints"]), forwarder);
try {
await Promise.all(gateway.providers.map((provider) => reach(forwarder, provider)));
let base = address === null ? null : await listen(gateway, address, options["model-address"]);
return new Meter(request, forwarder, gateway, base);
} catch (error) {
await gateway.close();
throw error;
}
}
constructor(request, forwarder, gateway, base) {
this.#forwarder = forwarder;
this.#request = request;
this.#gateway = gateway;
this.#base = base;
}
get hasModels() {
return this.#gateway.providers.length > 0;
}
async requireModel(service, model) {
let { providers } = this.#gateway;
let provider = providers.find(({ name }) => name === service) ?? providers.find(({ family }) => family === service);
if (provider === void 0) return;
await requireModel(provider.family, provider.name, model, (path, query) => this.#forwarder.ask(provider, path, query));
}
async serve({ socket, hosts }) {
let { network, "allow-hosts": allowed } = this.#request.options;
let user = network === "restricted" ? allowed : null;
await this.#gateway.listen({ socket }, new AllowProxy({
user,
task: hosts
}));
}
begin(parts) {
let { options, redactor, runLimit } = this.#request;
let left = (limit, used) => limit === void 0 ? null : Math.max(0, limit - used);
let meter = new TrialMeter({
limits: {
cost: left(options["trial-max-cost"], parts.spent.cost),
requests: left(options["trial-max-requests"], parts.spent.requests)
},
log: new ExchangeLog(external_node_path_.join(parts.directory, parts.file), redactor, options["max-log-size"]),
runLimit,
onCost: parts.onCost,
onRefusal: parts.onRefusal
});
return {
meter,
variables: this.#gateway.admit(meter, parts.relay?.url ?? this.#base)
};
}
async close() {
await this.#gateway.close();
}
}
async function reach(forwarder, provider) {
await forwarder.reach(provider, 15e3).catch((error) => {
let { name, endpoint } = provider;
throw new errors.yo(`model-endpoints: ${name} does not answer at ${endpoint} (${(0, errors.$N)(error) ?? (0, errors.bD)(error)}); check the address and the network of this machine`);
});
}
async function listen(gateway, address, named) {
let host = named === void 0 ? address : await addressOf(named);
try {
let port = await gateway.listen({ host });
return `http://${inUrl(named ?? address)}:${port}`;
} catch (error) {
if (named !== void 0 && (0, errors.$N)(error) === "EADDRNOTAVAIL") return `http://${inUrl(named)}:${await gateway.listen({ host: "127.0.0.1" })}`;
throw new errors.yo(`the meter cannot listen at ${host}, the address of this machine for containers (${(0, errors.$N)(error) ?? (0, errors.bD)(error)}); if the Docker daemon runs on another machine, name an address of this one in model-address`);
}
}
function inUrl(host) {
return (0, external_node_net_.isIPv6)(host) ? `[${host}]` : host;
}
async function addressOf(name) {
return await (0, promises_.lookup)(name).then(({ address }) => address, () => "127.0.0.1");
}
})
};
