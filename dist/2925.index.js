export const id = 2925;
export const ids = [2925];
export const modules = {
26841: ((e, t, n) => {
n.d(t, {
Jj: () => cut,
LV: () => wrap,
eV: () => pad,
it: () => cutMiddle,
qz: () => widthOf
});
var r = n(85209);
var i = n(11272);
var a = n(58692);
let o = /^[ -~\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u2190-\u2193\u2212\u2500-\u257f\u2713\u2717]*$/;
let widthOf = (e) => o.test(e) ? e.length : (0, i.A)(e);
function cut(e, t) {
if (widthOf(e) <= t) return e;
return t < 1 ? "" : `${beginningOf(e, t - 1)}…`;
}
function beginningOf(e, t) {
for (let n = t; n > 0; n--) {
let i = (0, r.A)(e, 0, n);
if (widthOf(i) <= t) return i;
}
return "";
}
function cutMiddle(e, t) {
let n = widthOf(e);
if (n <= t || t < 3) return cut(e, t);
let i = Math.floor((t - 1) / 2);
let a = [0, 1].map((t) => (0, r.A)(e, n - i + t)).find((e) => widthOf(e) <= i) ?? "";
return `${beginningOf(e, t - 1 - widthOf(a))}…${a}`;
}
function pad(e, t, n = "left") {
let r = " ".repeat(Math.max(0, Math.min(t, 1e4) - widthOf(e)));
return n === "left" ? e + r : r + e;
}
function wrap(e, t, n = "") {
let r = t - widthOf(n);
return e.split("\n").flatMap((e) => {
if (!Number.isFinite(r)) return [e];
let [t = "", ...n] = (0, a.A)(e, Math.max(r, 8), {
hard: !0,
trim: !1
}).split("\n");
return [t, ...n.map((e) => e.trimStart())];
}).map((e) => (n + e).trimEnd());
}
}),
56458: ((e, t, n) => {
n.d(t, { agentsCommand: () => agentsCommand });
var r = n(1992);
function describeAgent(e) {
let { name: t, title: n, version: r, services: i, install: a, notes: o } = e;
let s = a?.from === "npm" ? Object.values(a.packages).map((e) => e.name) : [];
return {
name: t,
title: n,
version: r,
services: i,
needs_model: e.needsModel,
platforms: a === null ? [] : a.from === "npm" ? Object.keys(a.packages) : ["x64-glibc", "x64-musl"],
packages: a?.from === "pypi" ? [a.package] : [...new Set(s)],
skills: e.skills !== null,
mcp: e.mcp,
instructions: e.instructions !== null,
notes: o
};
}
var i = n(45145);
var a = n(18253);
var o = n(68785);
var s = n(22495);
var c = n(51455);
var l = n(76760);
let u = "agentbench-check-wait";
let d = /agentbench-command-ran in <([^<>"\\%]+)>/;
let f = "agentbench-file-edited";
let p = {
Bash: (e) => ({
command: e,
description: "check"
}),
bash: (e) => ({
command: e,
description: "check"
}),
run_shell_command: (e) => ({
command: e,
description: "check",
is_background: !1
}),
exec_command: (e) => ({
cmd: e,
yield_time_ms: 3e4
}),
shell_command: (e) => ({ command: e }),
shell: (e) => ({ command: [
"bash",
"-lc",
e
] }),
terminal: (e) => ({
command: e,
timeout: 120,
security_risk: "LOW",
summary: "check"
}),
execute_bash: (e) => ({
command: e,
security_risk: "LOW"
})
};
let m = {
Write: (e, t) => ({
file_path: e,
content: t
}),
write: (e, t) => ({
filePath: e,
content: t
}),
write_file: (e, t) => ({
file_path: e,
content: t
}),
create: (e, t) => ({
path: e,
file_text: t
}),
file_editor: (e, t) => ({
command: "create",
path: e,
file_text: t,
security_risk: "LOW",
summary: "check"
})
};
function toolsOf(e) {
return (Array.isArray(e.tools) ? e.tools : []).flatMap((e) => {
if (Array.isArray(e.functionDeclarations)) return e.functionDeclarations.map(({ name: e }) => String(e));
let t = e.name ?? e.function?.name;
return typeof t == "string" ? [t] : [];
});
}
function checkTurn({ body: e, text: t }) {
let n = toolsOf(e);
let r = shellAmong(n);
if (r === null) return t.includes("SEARCH/REPLACE") ? editAsText(t) : { text: "A check." };
let run = (e) => runBy(r, e);
if (t.includes(u)) return t.includes("agentbench-sleeps") ? null : run("echo agentbench-sleeps; sleep 3600");
let i = d.exec(t);
if (i === null && t.split("agentbench-%s in").length <= 3) return run("printf 'agentbench-%s in <%s>\\n' command-ran \"$PWD\" | tee ran.txt");
if (!t.includes(f)) {
let e = n.find((e) => Object.hasOwn(m, e));
let t = `${i?.[1] ?? "."}/edited.txt`;
let a = `${f}\n`;
if (e !== void 0) return {
text: "I write a file.",
calls: [{
name: e,
arguments: m[e](t, a)
}]
};
return run(r === "exec_command" || r === "shell_command" ? `apply_patch <<'EOF'\n${`*** Begin Patch\n*** Add File: edited.txt\n+${f}\n*** End Patch`}\nEOF` : `echo ${f} >edited.txt`);
}
return endBy({
body: e,
text: t
}, r);
}
function shellAmong(e) {
return e.find((e) => Object.hasOwn(p, e)) ?? null;
}
function runBy(e, t) {
return {
text: "I run a command.",
calls: [{
name: e,
arguments: p[e](t)
}]
};
}
function endBy({ body: e, text: t }, n) {
if (toolsOf(e).includes("finish")) return { calls: [{
name: "finish",
arguments: { message: "Done." }
}] };
let [r] = /COMPLETE_TASK_AND_SUBMIT_FINAL_OUTPUT/.exec(t) ?? [];
return r === void 0 ? { text: "Done." } : runBy(n, `echo ${r}`);
}
function editAsText(e) {
let edit = (e) => `edited.txt\n\`\`\`\n<<<<<<< SEARCH\n${e}=======\n${f}\n>>>>>>> REPLACE\n\`\`\`\n`;
if (!e.includes(u)) return { text: edit("") };
return e.includes("agentbench-is-not-there") ? null : { text: edit("agentbench-is-not-there\n") };
}
var h = n(79882);
var g = n(77598);
var _ = n(73024);
var v = n(37067);
function id(e) {
return `${e}_${(0, g.randomUUID)().replaceAll("-", "").slice(0, 20)}`;
}
function split(e) {
let t = Math.max(7, Math.ceil(e.length / 200));
return e.match(RegExp(`.{1,${t}}`, "gsu")) ?? [];
}
function anthropicDocument(e, t, n) {
let { text: r, calls: i = [] } = e;
return {
id: id("msg"),
type: "message",
role: "assistant",
model: n,
content: [...r === void 0 ? [] : [{
type: "text",
text: r
}], ...i.map((e) => ({
type: "tool_use",
id: id("toolu"),
name: e.name,
input: e.arguments
}))],
stop_reason: i.length > 0 ? "tool_use" : "end_turn",
stop_sequence: null,
usage: anthropicUsage(t)
};
}
function anthropicEvents(e, t, n) {
let event = (e, t, n = null) => ({
name: e,
data: {
type: e,
...t
},
states: n
});
let r = anthropicDocument(e, t, n);
let i = r.content;
let { output: a, ...o } = t;
return [
event("message_start", { message: {
...r,
content: [],
stop_reason: null,
usage: anthropicUsage({
...t,
output: 1
})
} }, {
...o,
output: 1
}),
...i.flatMap((e, t) => {
let n = e.type === "text";
let r = split(n ? String(e.text) : JSON.stringify(e.input));
return [
event("content_block_start", {
index: t,
content_block: n ? {
type: "text",
text: ""
} : {
...e,
input: {}
}
}),
...r.map((e) => event("content_block_delta", {
index: t,
delta: n ? {
type: "text_delta",
text: e
} : {
type: "input_json_delta",
partial_json: e
}
})),
event("content_block_stop", { index: t })
];
}),
event("message_delta", {
delta: {
stop_reason: r.stop_reason,
stop_sequence: null
},
usage: { output_tokens: a }
}, { output: a - 1 }),
event("message_stop", {})
];
}
function anthropicUsage({ input: e, cached: t, written: n, output: r }) {
return {
input_tokens: e - t - n,
cache_read_input_tokens: t,
cache_creation_input_tokens: n,
cache_creation: {
ephemeral_5m_input_tokens: n,
ephemeral_1h_input_tokens: 0
},
output_tokens: r,
service_tier: "standard"
};
}
function geminiDocument(e, t) {
return {
candidates: [{
index: 0,
content: {
role: "model",
parts: partsOf(e)
},
finishReason: "STOP"
}],
usageMetadata: geminiUsage(t),
modelVersion: e.model ?? "gemini-scripted"
};
}
function geminiEvents(e, t) {
let n = e.model ?? "gemini-scripted";
let r = partsOf(e).flatMap((e) => typeof e.text == "string" ? split(e.text).map((e) => ({ text: e })) : [e]);
let { output: i, reasoning: a, ...o } = t;
return r.map((e, s) => {
let c = s === r.length - 1;
let l = c ? t : {
...t,
output: 0,
reasoning: 0
};
let u = {
index: 0,
content: {
role: "model",
parts: [e]
},
...c ? { finishReason: "STOP" } : {}
};
let d = {
...s === 0 ? o : {},
...c ? {
output: i,
reasoning: a
} : {}
};
return {
name: null,
data: {
candidates: [u],
usageMetadata: geminiUsage(l),
modelVersion: n
},
states: d
};
});
}
function geminiUsage({ input: e, cached: t, output: n, reasoning: r }) {
return {
promptTokenCount: e,
cachedContentTokenCount: t,
candidatesTokenCount: n - r,
thoughtsTokenCount: r,
totalTokenCount: e + n
};
}
function partsOf({ text: e, calls: t = [] }) {
return [...e === void 0 ? [] : [{ text: e }], ...t.map((e) => ({ functionCall: {
name: e.name,
args: e.arguments
} }))];
}
function chatDocument(e, t, n) {
let { text: r, calls: i = [] } = e;
return {
id: id("chatcmpl"),
object: "chat.completion",
created: 176e7,
model: n,
choices: [{
index: 0,
message: {
role: "assistant",
content: r ?? null,
...i.length === 0 ? {} : { tool_calls: i.map(chatCall) }
},
finish_reason: i.length > 0 ? "tool_calls" : "stop"
}],
usage: chatUsage(t)
};
}
function chatEvents(e, t, n, r) {
let i = {
id: id("chatcmpl"),
object: "chat.completion.chunk",
created: 176e7,
model: n
};
let chunk = (e, t = null) => ({
name: null,
data: {
...i,
choices: [{
index: 0,
delta: e,
finish_reason: t
}]
},
states: null
});
let a = r.stream_options?.include_usage === !0;
let o = {
name: null,
data: {
...i,
choices: [],
usage: chatUsage(t)
},
states: t
};
let { calls: s = [] } = e;
return [
chunk({
role: "assistant",
content: ""
}),
...split(e.text ?? "").map((e) => chunk({ content: e })),
...s.flatMap((e, t) => {
let { id: n, function: r } = chatCall(e);
return [chunk({ tool_calls: [{
index: t,
id: n,
type: "function",
function: {
name: r.name,
arguments: ""
}
}] }), ...split(r.arguments).map((e) => chunk({ tool_calls: [{
index: t,
function: { arguments: e }
}] }))];
}),
chunk({}, s.length > 0 ? "tool_calls" : "stop"),
...a ? [o] : [],
{
name: null,
data: "[DONE]",
states: null
}
];
}
function chatUsage({ input: e, cached: t, output: n, reasoning: r }) {
return {
prompt_tokens: e,
completion_tokens: n,
total_tokens: e + n,
prompt_tokens_details: { cached_tokens: t },
completion_tokens_details: { reasoning_tokens: r }
};
}
function chatCall(e) {
return {
id: id("call"),
type: "function",
function: {
name: e.name,
arguments: JSON.stringify(e.arguments)
}
};
}
function responsesDocument(e, t, n) {
return responseOf(n, itemsOf(e), t);
}
function responsesEvents(e, t, n) {
let r = 0;
let event = (e, t, n = null) => ({
name: e,
data: {
type: e,
sequence_number: r++,
...t
},
states: n
});
let i = itemsOf(e);
let a = responseOf(n, i, t);
return [
event("response.created", { response: {
...a,
output: [],
status: "in_progress",
usage: null
} }),
...i.flatMap((t, n) => {
let r = t.type === "message" ? split(e.text ?? "").map((e) => event("response.output_text.delta", {
output_index: n,
item_id: t.id,
content_index: 0,
delta: e
})) : split(String(t.arguments)).map((e) => event("response.function_call_arguments.delta", {
output_index: n,
item_id: t.id,
delta: e
}));
return [
event("response.output_item.added", {
output_index: n,
item: t
}),
...r,
event("response.output_item.done", {
output_index: n,
item: t
})
];
}),
event("response.completed", { response: a }, t)
];
}
function responseOf(e, t, n) {
let r = {
input_tokens: n.input,
input_tokens_details: { cached_tokens: n.cached },
output_tokens: n.output,
output_tokens_details: { reasoning_tokens: n.reasoning },
total_tokens: n.input + n.output
};
let i = {
object: "response",
created_at: 176e7,
status: "completed",
model: e,
error: null
};
return {
id: id("resp"),
...i,
output: t,
usage: r
};
}
function itemsOf({ text: e, calls: t = [] }) {
let n = [{
type: "output_text",
text: e,
annotations: []
}];
return [...e === void 0 ? [] : [{
id: id("msg"),
type: "message",
role: "assistant",
status: "completed",
content: n
}], ...t.map((e) => ({
id: id("fc"),
type: "function_call",
status: "completed",
call_id: id("call"),
name: e.name,
arguments: JSON.stringify(e.arguments)
}))];
}
function dialectOf(e) {
if (e.endsWith("/chat/completions")) return "openai-chat";
if (e.endsWith("/responses")) return "openai-responses";
if (e.endsWith("/messages")) return "anthropic";
return /:(stream)?generateContent$/i.test(e) ? "gemini" : null;
}
function keyOf(e, t) {
let n = e["x-api-key"] ?? e["x-goog-api-key"] ?? e["api-key"];
if (typeof n == "string") return n;
return e.authorization?.replace(/^Bearer /, "") ?? new URLSearchParams(t).get("key");
}
function errorOf(e, t, n) {
let r = {
401: "authentication_error",
403: "permission_error",
404: "not_found_error",
429: "rate_limit_error"
}[t] ?? (t === 529 ? "overloaded_error" : t >= 500 ? "api_error" : "invalid_request_error");
if (e === "anthropic") return {
type: "error",
error: {
type: r,
message: n
}
};
if (e === "gemini") return { error: {
code: t,
message: n,
status: r.toUpperCase()
} };
return { error: {
type: r,
code: r,
message: n
} };
}
function documentOf(e, t, n, r) {
let i = modelOf(t, r);
switch (e) {
case "anthropic": return anthropicDocument(t, n, i);
case "openai-chat": return chatDocument(t, n, i);
case "openai-responses": return responsesDocument(t, n, i);
case "gemini": return geminiDocument(t, n);
}
}
function eventsOf(e, t, n, r) {
let i = modelOf(t, r);
switch (e) {
case "anthropic": return anthropicEvents(t, n, i);
case "openai-chat": return chatEvents(t, n, i, r);
case "openai-responses": return responsesEvents(t, n, i);
case "gemini": return geminiEvents(t, n);
}
}
function modelOf(e, t) {
return e.model ?? String(t.model ?? "scripted-1");
}
async function startScriptedModel(e, t) {
let n = [];
let r = {
input: 0,
cached: 0,
written: 0,
output: 0,
reasoning: 0
};
let i = (0, v.createServer)((e, t) => {
e.on("error", () => {});
t.on("error", () => {});
serve(e, t).catch(() => t.destroy());
});
i.keepAliveTimeout = 12e4;
await new Promise((e) => i.listen(0, "127.0.0.1", e));
async function serve(i, a) {
let { pathname: o, search: s } = new URL(i.url ?? "/", "http://model.invalid");
let c = [];
for await (let e of i) c.push(e);
let l = i.method === "POST" ? dialectOf(o) : null;
let json = (e, t) => a.writeHead(e, { "content-type": "application/json" }).end(JSON.stringify(t));
if (l === null) return void json(200, {
object: "list",
data: []
});
if (keyOf(i.headers, s) !== e) return void json(401, errorOf(l, 401, "invalid key"));
let u = Buffer.concat(c).toString();
let d = JSON.parse(u);
let f = {
dialect: l,
body: d,
text: u,
at: Date.now()
};
n.push(f);
let p = t(f);
if (p === null) return;
let m = {
input: 500 + u.length,
cached: 100,
written: 0,
output: 40,
reasoning: 0,
...p.tokens
};
for (let [e, t] of Object.entries(m)) r[e] += t;
if (!(l === "gemini" ? o.includes(":stream") : d.stream === !0)) return void json(200, documentOf(l, p, m, d));
a.writeHead(200, { "content-type": "text/event-stream" });
for (let { name: e, data: t } of eventsOf(l, p, m, d)) {
let n = typeof t == "string" ? t : JSON.stringify(t);
a.write(`${e === null ? "" : `event: ${e}\n`}data: ${n}\n\n`);
}
a.end();
}
return {
url: `http://127.0.0.1:${i.address().port}`,
asked: n,
ledger: r,
async close() {
let e = new Promise((e) => i.close(() => e()));
i.closeAllConnections();
await e;
}
};
}
var y = n(44764);
var b = n(7071);
var x = n(90162);
var S = n(72583);
var C = n(75084);
var w = n(75249);
let T = {
anthropic: "claude-sonnet-4-5",
openai: "gpt-5.1",
openrouter: "openai/gpt-5.1",
gemini: "gemini-2.5-pro"
};
async function measureScripted(e) {
let { agent: t, instance: n, results: r, machine: i, notice: a, signal: o } = e;
let s = `agentbench-check-${(0, g.randomBytes)(16).toString("hex")}`;
let c = await startScriptedModel(s, e.turn);
let u = t.services[0];
let d = [];
try {
let t = y.jJ[u].family === "openai";
await (0, S.f)({
options: (0, x.Ac)({
instances: n,
agent: e.name,
"agent-model": T[u],
"results-path": r,
retries: "0",
"fail-on": "never",
"model-keys": `${b.dC[u][0]}=${s}`,
"model-endpoints": `${u}=${c.url}${t ? "/v1" : ""}`,
...e.options
}),
machine: i,
observer: {
...w.q,
notice: a,
trialEnded: (e, t) => void d.push(t)
},
github: null,
compare: null,
secrets: [s],
signal: o
});
o.throwIfAborted();
let f = d.at(-1);
let p = f.agent.trajectory;
let m = p == null ? null : (0, _.readFileSync)(l.join(r, n, "trial-1", p), "utf8");
return {
result: f,
trajectory: m === null ? null : C.hR.parse(JSON.parse(m)),
asked: c.asked,
ledger: c.ledger
};
} finally {
await c.close();
}
}
function isExact({ result: e, ledger: t }) {
let { source: n, input_tokens: r, cached_input_tokens: i, output_tokens: a } = e.agent.usage;
return n === "meter" && r === t.input && i === t.cached && a === t.output;
}
let E = {
skill: "agentbench-skill-7391",
instructions: "agentbench-instructions-5508",
mcp: "agentbench_probe"
};
let D = {
ran: "agentbench: a command ran",
edited: "agentbench: a file was edited"
};
function writeTasks(e) {
let t = l.join(e, "dataset");
let n = l.join(e, "skills");
(0, _.mkdirSync)(l.join(t, "scenarios"), { recursive: !0 });
(0, _.mkdirSync)(l.join(n, "agentbench-check"), { recursive: !0 });
let r = [{
instance_id: "work",
problem_statement: "agentbench-check-work: run a command, then write the file edited.txt."
}, {
instance_id: "wait",
problem_statement: `${u}: wait.`
}].map((e) => ({
...e,
task_type: "check",
base_image: "debian:bookworm",
success_command: O
}));
(0, _.writeFileSync)(l.join(t, "scenarios/rows.jsonl"), r.map((e) => `${JSON.stringify(e)}\n`).join(""));
(0, _.writeFileSync)(l.join(t, "dataset.yaml"), "name: agent-check\ntestbed: host\n");
let i = `---\nname: agentbench-check\ndescription: ${E.skill}, to be used for any check.\n---\n\nNothing to do.\n`;
(0, _.writeFileSync)(l.join(n, "agentbench-check/SKILL.md"), i);
let a = l.join(e, "AGENTS.md");
(0, _.writeFileSync)(a, `The word of this project is ${E.instructions}.\n`);
let o = l.join(e, "mcp.json");
(0, _.writeFileSync)(o, JSON.stringify({ mcpServers: { probe: {
command: "sh",
args: ["-c", "while IFS= read -r line; do\n  id=$(printf '%s' \"$line\" | sed -nE 's/.*\"id\": ?(\"[^\"]*\"|[0-9]+).*/\\1/p')\n  answer() { printf '{\"jsonrpc\":\"2.0\",\"id\":%s,\"result\":%s}\\n' \"$id\" \"$1\"; }\n  case $line in\n    *'\"initialize\"'*)\n      answer '{\"protocolVersion\":\"2025-06-18\",\"capabilities\":{\"tools\":{}},\"serverInfo\":{\"name\":\"probe\",\"version\":\"1\"}}'\n      ;;\n    *'\"tools/list\"'*)\n      answer '{\"tools\":[{\"name\":\"agentbench_probe\",\"description\":\"Answers a check.\",\"inputSchema\":{\"type\":\"object\",\"properties\":{}}}]}'\n      ;;\n    *) [ -z \"$id\" ] || answer '{}' ;;\n  esac\ndone\n"]
} } }));
return {
dataset: t,
skills: n,
instructions: a,
mcp: o
};
}
let O = `grep -q 'command-ran in' ran.txt && echo '${D.ran}'
grep -q ${f} edited.txt && echo '${D.edited}'
echo "Setup successful"`;
async function checkAgent(e) {
let { agent: t } = (0, r.X)(e.name);
if (t.services.length === 0) throw new i.yo(`agents: ${t.name} uses no model, so there is nothing to check`);
let n = await (0, h.Te)(e.machine);
try {
let r = l.join(n.directory, "check");
await (0, c.mkdir)(r);
let i = await measure(t, "work", "5m", r, e);
let a = Math.max(1e4, 3 * i.result.agent.duration_ms);
let o = await measure(t, "wait", `${Math.ceil(a / 1e3)}s`, r, e);
let s = i.result.stages.find(({ name: e }) => e === "agent")?.started_at;
let u = i.asked[0];
return {
agent: i.result.agent.command,
testbed: e.testbed,
first_request_ms: u === void 0 || s === void 0 ? null : u.at - Date.parse(s),
duration_ms: i.result.agent.duration_ms,
properties: propertiesOf(t, i, o)
};
} finally {
await (0, h.lb)(n.directory);
}
}
async function measure(e, t, n, r, { name: a, testbed: o, image: s, machine: c, notice: u, signal: d }) {
let { dataset: f, skills: p, instructions: m, mcp: h } = writeTasks(r);
let g = await measureScripted({
agent: e,
name: a,
instance: t,
turn: checkTurn,
machine: c,
notice: u,
signal: d,
options: {
dataset: f,
testbed: o,
image: s,
"agent-timeout": n,
"agent-skills": e.skills === null ? void 0 : p,
"agent-mcp": e.mcp ? h : void 0,
"agent-instructions": e.instructions === null ? void 0 : m
},
results: l.join(r, `results-${t}`)
});
let { error: _, stages: v } = g.result;
if (_ !== null && !v.some(({ name: e }) => e === "agent")) throw new i.ZD(_.kind, `${e.name} could not be tried: ${_.stage}: ${_.message}`);
return g;
}
function propertiesOf(e, t, n) {
let { result: r, asked: i } = t;
let a = r.evaluation?.kind === "success_command" ? r.evaluation.output_tail : "";
let o = r.error === null ? "" : `${r.error.stage}: ${r.error.message}`;
let s = i.map(({ text: e }) => e).join("\n");
let c = i.length > 0 && i.every(({ body: e }) => toolsOf(e).length === 0);
let l = r.agent.timed_out ? "reached its time limit" : `exit code ${r.agent.exit_code}`;
let sees = (e, t) => e ? s.includes(t) ? "yes" : "no" : "none";
return [
property("starts and asks its model", i.length > 0, o || `${i.length} requests`),
c && !a.includes(D.ran) ? {
name: "runs a command",
verdict: "none",
detail: "it offers no tool for it"
} : property("runs a command", a.includes(D.ran), a.includes(D.ran) ? "" : answered(t)),
property("edits a file", a.includes(D.edited)),
property("ends by itself", r.agent.exit_code === 0, l),
usage("usage equals the ledger", t),
property("is ended at its time limit", n.result.agent.timed_out && n.asked.length > 0, `after ${Math.round(n.result.agent.duration_ms / 1e3)} s`),
usage("usage is kept then", n),
trajectory("trajectory is kept then", n),
{
name: "knows skills",
verdict: sees(e.skills !== null, E.skill),
detail: ""
},
{
name: "knows MCP servers",
verdict: sees(e.mcp, E.mcp),
detail: ""
},
{
name: "knows instructions",
verdict: sees(e.instructions !== null, E.instructions),
detail: ""
}
];
}
function answered({ trajectory: e }) {
let [t] = (e?.steps ?? []).flatMap(({ observation: e }) => e?.results ?? []);
return typeof t?.content == "string" ? (0, s.h0)(t.content, 200) : "";
}
function property(e, t, n = "") {
return {
name: e,
verdict: t ? "yes" : "no",
detail: n
};
}
function usage(e, t) {
let { input: n, output: r } = t.ledger;
let { input_tokens: i, output_tokens: a } = t.result.agent.usage;
let o = `${n} tokens in, ${r} out`;
let s = isExact(t);
return property(e, s, s ? o : `${o}; recorded ${i} in, ${a} out`);
}
function trajectory(e, { trajectory: t, asked: n }) {
let r = t?.steps ?? [];
return property(e, n.some(({ body: e }) => toolsOf(e).length > 0) ? r.some(({ tool_calls: e }) => (e ?? []).length > 0) : r.length > 0, `${r.length} steps`);
}
var k = n(86324);
var A = n(82057);
var j = n(19089);
var M = n(12694);
var N = n(81681);
async function agentsCommand(e, t) {
let { json: n = !1 } = t;
if (t.check) return await check(e, t);
let i = e === void 0 ? r.j : [inVersion((0, r.X)(e))];
n ? (0, M.Q2)({ agents: i.map(describeAgent) }) : e === void 0 ? (0, M.tj)(listLines(i, (0, j.Li)(process.stdout))) : (0, M.tj)(agentLines(i[0], (0, j.Li)(process.stdout)));
return 0;
}
function inVersion({ agent: e, version: t }) {
return {
...e,
version: t
};
}
async function check(e, { testbed: t = "docker", image: n, json: r }) {
if (e === void 0) throw new i.yo("agents: --check tries one agent; name it");
if (t !== "docker" && t !== "host") throw new i.yo(`testbed: "${t}" is not one of docker, host`);
let a = (0, o.YF)();
try {
let i = await checkAgent({
name: e,
testbed: t,
image: n,
machine: (0, k.g)(process.env),
signal: a.signal,
notice: (e) => (0, M.cc)(e)
});
r ? (0, M.Q2)(i) : (0, M.tj)(checkLines(i, (0, j.Li)(process.stdout)));
return +!!i.properties.some(({ verdict: e }) => e === "no");
} catch (e) {
if (!(e instanceof i.ZD)) throw e;
(0, M.cc)(`agents: ${(0, s.h0)(e.message, 1e3)}`);
return 3;
} finally {
a.dispose();
}
}
function listLines(e, t) {
let n = e.map(describeAgent);
return (0, N.t)(n, [
{
title: "agent",
cell: ({ name: e }) => e
},
{
title: "version",
cell: ({ version: e }) => e ?? "–"
},
{
title: "runs on",
cell: ({ platforms: e }) => e.join(", ") || "anything"
}
], t, {
title: "program (models of)",
cell: ({ title: e, services: t }) => t.length === 0 ? e : `${e} (${t.join(", ")})`
});
}
function agentLines(e, t) {
let { name: n, title: r, version: i, services: a, needs_model: o, platforms: s, packages: c, notes: l, ...u } = describeAgent(e);
let d = [
...o ? ["agent-model (needed)"] : [],
...u.skills ? ["agent-skills"] : [],
...u.mcp ? ["agent-mcp"] : [],
...u.instructions ? ["agent-instructions"] : []
];
let line = (e, n) => n.length === 0 ? [] : (0, A.ZZ)(e, n.join(", "), t);
return [
t.paint("bold", n),
...line("program", [i === null ? r : `${r} ${i}`]),
...line("models of", a),
...line("takes", d),
...line("packages", c),
...line("runs on", s),
...l.flatMap((e, n) => (0, A.ZZ)(n === 0 ? "limits" : "", e, t))
];
}
let P = {
yes: "✓",
no: "✗",
none: "–"
};
function checkLines({ agent: e, testbed: t, first_request_ms: n, duration_ms: r, properties: i }, o) {
let c = (0, N.t)(i, [{
title: "",
cell: ({ verdict: e, name: t }) => `${P[e]} ${t}`
}], o, {
title: "",
cell: ({ detail: e }) => (0, s.h0)(e, 500)
});
let l = n === null ? "no request" : `first request after ${(0, a.a3)(n)}`;
return [`${(0, s.h0)(e)} on ${t}: ${l}, ended after ${(0, a.a3)(r)}`, ...c];
}
}),
82057: ((e, t, n) => {
n.d(t, {
ZZ: () => field,
d_: () => o,
v6: () => ended,
ye: () => tokenParts
});
var r = n(18253);
var i = n(26841);
var a = n(22495);
let o = 12;
function field(e, t, { columns: n, paint: r }) {
let o = (0, a.pj)(t).trimEnd();
return (0, i.LV)(o, n, " ".repeat(12) + (o.includes("\n") ? "│ " : "")).map((t, n) => n === 0 ? r("dim", (0, i.eV)(e, 12)) + t.slice(12) : t);
}
function ended(e, t, n) {
if (t) return `timed out after ${(0, r.a3)(n)}`;
if (e === null) return n > 0 ? `ended after ${(0, r.a3)(n)}` : "never began";
return `exit code ${e} after ${(0, r.a3)(n)}`;
}
function tokenParts(e, t, n) {
return [...e === null ? [] : [`${(0, r.mr)(e, "token")} in${t ? ` (${(0, r.zD)(t)} cached)` : ""}`], ...n === null ? [] : [`${(0, r.mr)(n, "token")} out`]];
}
}),
19089: ((e, t, n) => {
n.d(t, {
C2: () => painter,
Li: () => lookOf,
uc: () => isLively
});
var r = n(57975);
var i = n(12694);
function lookOf(e) {
return {
columns: columnsOf(e),
paint: painter((0, i.yU)(e))
};
}
function painter(e) {
return (t, n) => e && n !== "" ? (0, r.styleText)(t, n, { validateStream: !1 }) : n;
}
function isLively(e) {
return e.isTTY === !0 && process.env.TERM !== "dumb";
}
function columnsOf(e) {
return e.isTTY === !0 ? Math.max(20, (e.columns || 80) - 1) : Infinity;
}
}),
81681: ((e, t, n) => {
n.d(t, { t: () => table });
var r = n(26841);
var i = n(22495);
function table(e, t, { columns: n, paint: i }, a = {
title: "",
cell: () => ""
}) {
let o = e.map((e) => t.map(({ cell: t }) => onOneLine(t(e))));
let s = e.map((e) => onOneLine(a.cell(e)));
let c = t.map(({ title: e }, t) => o.reduce((e, n) => Math.max(e, (0, r.qz)(n[t])), (0, r.qz)(e)));
let l = t.findIndex((e) => e.flexible);
let u = c.reduce((e, t, n) => e + (n === l ? 0 : t), 2 * (t.length - 1));
let d = !Number.isFinite(n);
l !== -1 && (c[l] = Math.min(c[l], Math.max(12, d ? 60 : n - u)));
let f = u + (l === -1 ? 0 : c[l]);
let p = s.reduce((e, t) => Math.max(e, (0, r.qz)(t)), 0);
let m = n - f - 2 >= Math.min(p, 32);
let line = (e, n) => e.map((e, a) => {
let { side: o, style: s } = t[a];
let u = a === l && !d ? (0, r.it)(e, c[a]) : e;
let f = n === null ? void 0 : s?.(n);
let p = f === void 0 ? u : i(f, u);
return (0, r.eV)(p, c[a], o);
}).join("  ");
let h = line(t.map(({ title: e }) => e), null);
return [i("dim", (0, r.Jj)((p > 0 && m ? h + "  " + a.title : h).trimEnd(), n)), ...e.flatMap((e, t) => {
let i = line(o[t], e);
let a = s[t];
if (a !== "" && m) return [i + "  " + (0, r.Jj)(a, n - f - 2)];
return [(0, r.Jj)(i.trimEnd(), n), ...a === "" ? [] : ["    " + (0, r.Jj)(a, n - 4)]];
})];
}
function onOneLine(e) {
return (0, i.pj)(e).replaceAll("\n", " ");
}
}),
97384: ((e, t, n) => {
n.d(t, {
Qv: () => timesOf,
Tu: () => atMost,
fC: () => traceOf,
ui: () => timeSplit,
x: () => totalTimes
});
function timesOf(e) {
let { instance_id: t, task_type: n, trial: r, attempt: i, status: a, score: o, stages: s, started_at: c, finished_at: l } = e;
return {
instance_id: t,
task_type: n,
trial: r,
attempt: i,
status: a,
score: o,
stages: s,
started_at: c,
finished_at: l
};
}
function* traceOf(e) {
let t = e.map((e) => ({
trial: e,
begin: Date.parse(e.started_at),
end: Date.parse(e.finished_at)
})).sort((e, t) => e.begin - t.begin);
let n = t[0]?.begin ?? 0;
let r = [];
for (let { trial: e, begin: i, end: a } of t) {
let t = r.findIndex((e) => e <= i);
let o = t === -1 ? r.length : t;
t === -1 && (yield {
name: "thread_name",
ph: "M",
pid: 1,
tid: o + 1,
args: { name: `trials, lane ${o + 1}` }
});
r[o] = a;
let event = (e, t, r, i, a) => ({
name: e,
cat: t,
ph: "X",
pid: 1,
tid: o + 1,
ts: (r - n) * 1e3,
dur: i * 1e3,
args: a
});
let { instance_id: s, task_type: c, attempt: l, status: u, score: d } = e;
yield event(e.trial === 1 ? s : `${s} trial ${e.trial}`, "trial", i, a - i, {
task_type: c,
attempt: l,
status: u,
score: d
});
for (let t of e.stages) yield event(t.name, "stage", Date.parse(t.started_at), t.duration_ms, { instance_id: s });
}
}
function timeSplit(e) {
let t = {
agent: 0,
evaluation: 0,
harness: 0
};
for (let { stages: n } of e) for (let { name: e, duration_ms: r, harness_ms: i = 0 } of n) {
let n = e.startsWith("agent") ? "agent" : e === "evaluate" ? "evaluation" : "harness";
let a = Math.min(i, r);
t[n] = atMost(t[n] + r - a);
t.harness = atMost(t.harness + a);
}
return t;
}
function totalTimes(e) {
let t = {
agent: 0,
evaluation: 0,
harness: 0
};
for (let { agent: n, evaluation: r, harness: i } of e) {
t.agent = atMost(t.agent + n);
t.evaluation = atMost(t.evaluation + r);
t.harness = atMost(t.harness + i);
}
return t;
}
function atMost(e) {
return Math.min(e, 2 ** 53 - 1);
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
34552: ((e, t, n) => {
n.d(t, {
J$: () => usageOfTrial,
T1: () => roundsOf,
Y6: () => judgeUsageOfTrial,
d0: () => meterOfTrial,
gR: () => sumOfActions,
n$: () => endedBeforeAgent,
rY: () => costOfTrial,
ru: () => actionsOfTrial,
wo: () => judgeUsageOf
});
var r = n(71826);
var i = n(89842);
var a = n(3934);
var o = n(97384);
let s = [
"input_tokens",
"cached_input_tokens",
"output_tokens",
"reasoning_tokens",
"cost_usd",
"steps",
"requests",
"failed_requests"
];
function roundsOf(e) {
let { rounds: t = [] } = e;
return t.length === 0 ? [e] : t;
}
function usageOfTrial(e) {
let t = begunRounds(e).map(({ agent: e }) => e.usage);
if (t.length === 1) return t[0];
let sum = (e) => bounded((0, r.ER)(t.map((t) => t[e])));
return {
source: new Set(t.map(({ source: e }) => e)).size === 1 ? t[0].source : null,
...Object.fromEntries(s.map((e) => [e, sum(e)])),
models: [...new Set(t.flatMap(({ models: e }) => e))]
};
}
function begunRounds(e) {
let t = roundsOf(e);
let n = e.stages.filter(({ name: e }) => e === "agent").length;
return n > 0 && t.at(-1).agent.usage.source === null && n < t.length ? t.slice(0, -1) : t;
}
function endedBeforeAgent({ error: e, stages: t, agent: n }) {
return e !== null && n.usage.source === null && t.length > 0 && t.every(({ name: e }) => e !== "agent");
}
function costOfTrial(e) {
return endedBeforeAgent(e) ? 0 : usageOfTrial(e).cost_usd;
}
function meterOfTrial(e) {
let t = roundsOf(e).map(({ agent: e }) => e.meter).filter((e) => e != null);
if (t.length === 0) return null;
let sum = (e) => (0, o.Tu)(t.reduce((t, n) => t + n[e], 0));
return {
throttled_requests: sum("throttled_requests"),
unmetered_requests: sum("unmetered_requests"),
waiting_ms: sum("waiting_ms")
};
}
function actionsOfTrial(e) {
let t = begunRounds(e);
let n = t.map(({ agent: e }) => e.actions).filter((e) => e != null);
return n.length < t.length ? null : sumOfActions(n);
}
function sumOfActions(e) {
let sum = (t) => (0, o.Tu)(e.reduce((e, n) => e + n[t], 0));
return Object.fromEntries(a.S.map((e) => [e, sum(e)]));
}
function judgeUsageOfTrial(e) {
return judgeUsageOf([
...roundsOf(e).map(({ evaluation: e }) => e?.kind === "test_plan" ? e.judge : null),
e.explained,
e.not_explained
].filter((e) => e != null));
}
function judgeUsageOf(e) {
if (e.length === 0) return null;
let sum = (t) => bounded((0, r.Ij)(e.map(t)));
let count = (t) => e.reduce((e, n) => e + t(n), 0);
return {
input_tokens: sum((e) => e.input_tokens),
output_tokens: sum((e) => e.output_tokens),
cost_usd: bounded((0, i.Qd)(e)),
cost_known: count((e) => "answers" in e ? e.cost_known : e.cost_usd === null ? 0 : 1),
answers: count((e) => "answers" in e ? e.answers : 1)
};
}
function bounded(e) {
return e === null ? null : (0, o.Tu)(e);
}
})
};
