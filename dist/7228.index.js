export const id = 7228;
export const ids = [7228];
export const modules = {
6754: ((e, t, n) => {
n.d(t, {
G6: () => hostedToolsOf,
OZ: () => isHosted,
i: () => o,
tZ: () => withoutHostedTools
});
var r = n(63144);
var i = n(89107);
let a = /^(web_search(_preview)?|file_search|code_interpreter|image_generation|mcp|programmatic_tool_calling)(_\d.*)?$/;
let o = "programmatic_tool_calling";
function isHosted(e) {
let { type: t, environment: n } = (0, r.Xy)(e) ?? {};
let o = (0, r.b6)(t) ?? "";
return o === "shell" && /^container/.test((0, r.b6)((0, r.Xy)(n)?.type) ?? "") || a.test(o) || i.dq.test(o);
}
function hostedToolsOf(e) {
return (0, r.iZ)(e).filter(isHosted).map(({ type: e }) => (0, r.b6)(e));
}
function forModel(e) {
let { allowed_callers: t, ...n } = (0, r.Xy)(e) ?? {};
return (0, r.Xy)(e) === null ? e : n;
}
function withoutHostedTools(e) {
if (!Array.isArray(e.tools)) return e;
let t = e.tools.filter((e) => !isHosted(e));
if (t.length === e.tools.length) return e;
let n = t.map(forModel);
let { tools: i, tool_choice: a, ...o } = e;
if (n.length === 0) return o;
let isShell = (e) => (0, r.Xy)(e)?.type === "shell";
let s = isHosted(a) || isShell(a) && !n.some(isShell);
return {
...o,
tools: n,
...s ? {} : { tool_choice: a }
};
}
}),
89107: ((e, t, n) => {
n.d(t, {
bI: () => extrasOf,
dq: () => a,
pj: () => statedCost,
wj: () => withoutExtras
});
var r = n(63144);
var i = n(43358);
let a = /^openrouter:/i;
let o = /:online(?=:|$)/i;
function extrasOf(e) {
let t = (0, r.iZ)(e.plugins).map(({ id: e }) => `plugin ${(0, r.b6)(e) ?? "unknown"}`);
let { model: n, models: i, fallbacks: a } = e;
let s = [
n,
...Array.isArray(i) ? i : [],
...(0, r.iZ)(a).map((e) => e.model)
];
return [...t, ...s.some((e) => o.test((0, r.b6)(e) ?? "")) ? [":online"] : []];
}
function withoutExtras({ plugins: e, ...t }) {
let offline = (e) => typeof e == "string" ? e.replace(o, "") : e;
let n = {};
"model" in t && (n.model = offline(t.model));
Array.isArray(t.models) && (n.models = t.models.map(offline));
Array.isArray(t.fallbacks) && (n.fallbacks = t.fallbacks.map((e) => (0, r.Xy)(e) === null ? e : {
...e,
model: offline(e.model)
}));
return {
...t,
...n
};
}
function statedCost(e) {
let t = (0, i.Bg)(e.cost);
if (t === null || e.is_byok !== !0) return t;
return t + ((0, i.Bg)((0, r.Xy)(e.cost_details)?.upstream_inference_cost) ?? 0);
}
}),
16353: ((e, t, n) => {
n.d(t, {
Dn: () => o,
Kl: () => faultOf,
Qy: () => isAnswered,
Ub: () => newExchange,
c2: () => statusOf,
lO: () => a,
mY: () => lacksUsage,
vT: () => c
});
var r = n(42030);
var i = n(37012);
function newExchange(e, t, n, i) {
return {
provider: e,
dialect: t?.name ?? null,
method: n,
path: i,
stream: null,
started_at: (0, r.v)(),
first_byte_ms: null,
duration_ms: 0,
status: null,
end: "complete",
error: null,
unread: !1,
model: {
asked: null,
served: null
},
tokens: null,
cost_usd: null,
known_cost_usd: null,
conversation: null,
hosted_tools: {
offered: [],
used: []
},
request: null,
response: null
};
}
function isAnswered({ dialect: e, status: t, end: n, error: r }) {
return e !== null && n === "complete" && r === null && t !== null && t >= 200 && t < 300;
}
let a = "an answer without its end";
let o = "no answer of a model";
function lacksUsage(e) {
let { dialect: t, status: n, end: r, error: i, unread: s, tokens: c, model: l, stream: u } = e;
if (c !== null) return !1;
if (t === null) return s === !0;
if (n === null) return u === !1 && (r === "cut_by_agent" || r === "idle");
if (n >= 300) return !1;
let d = r !== "complete" || i === a || i === o;
return isAnswered(e) || s === !0 || d && (l.served !== null || u === !1);
}
let s = [
"API_KEY_INVALID",
"billing_error",
"billing_hard_limit_reached",
"billing_not_active",
"claude_code_key_creator_not_member",
"claude_code_version_too_old",
"cmek_key_disabled",
"cmek_key_network_blocked",
"contract_spend_limit_reached",
"credit_balance_exhausted",
"enforced_spend_limit_reached",
"insufficient_quota",
"location_not_supported",
"organization_disabled",
"organization_on_hold",
"organization_spend_limit_exceeded",
"organization_usage_limit_exceeded",
"project_spend_limit_exceeded",
"spend_limit_reached"
];
let c = "flagged_input";
let l = /^(context_length_exceeded|request_too_large|invalid_(prompt|request|request_error)|(?=\w*(image|policy))\w+|INVALID_ARGUMENT)$/;
let u = {
authentication_error: 401,
invalid_api_key: 401,
UNAUTHENTICATED: 401,
permission_error: 403,
PERMISSION_DENIED: 403,
not_found_error: 404,
model_not_found: 404,
NOT_FOUND: 404,
rate_limit_error: 429,
rate_limit_exceeded: 429,
RESOURCE_EXHAUSTED: 429
};
function statusOf({ status: e, error: t }) {
if (e === null || e >= 300 || t === null) return e;
if (/^[45]\d\d$/.test(t)) return Number(t);
return l.test(t) ? 400 : (0, i._)(u, t) ?? e;
}
function faultOf(e) {
let { end: t, error: n } = e;
let r = statusOf(e);
if (t === "no_connection" || t === "cut_by_provider" || t === "idle") return "model_unavailable";
if (r === null || t === "refused" || n === c) return null;
if ([
401,
402,
403,
404
].includes(r) || s.includes(n ?? "")) return "model_refused";
if (r === 408 || r === 429 || r >= 500) return "model_unavailable";
return r < 300 && n !== null ? "model_unavailable" : null;
}
}),
74028: ((e, t, n) => {
n.d(t, {
$e: () => makesAnother,
T2: () => forwardedHeaders,
Vk: () => bodyHeaders,
b6: () => answerHeaders,
qB: () => r
});
let r = 65536;
let i = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|http2-settings|host|content-length|expect|accept-encoding|x-http-method(-override)?|x-method-override|x-goog-fieldmask)$/;
let a = /^(\$?http(method|headers)|\$(req|ct))$/i;
function makesAnother(e) {
return [...e.keys()].some((e) => a.test(e));
}
function forwardedHeaders(e) {
return kept(e, (e) => !i.test(e));
}
function answerHeaders(e, t, n = !1) {
return kept(e, (e) => {
if (e === "content-length") return !t;
return e === "content-encoding" ? !n : !i.test(e);
});
}
function bodyHeaders({ headers: e }) {
if (e["content-length"] !== void 0) return ["content-length", e["content-length"]];
return e["transfer-encoding"] === void 0 ? [] : ["transfer-encoding", "chunked"];
}
function kept(e, t) {
let n = [];
let r = connectionHeaders(e);
for (let i = 0; i < e.rawHeaders.length; i += 2) {
let a = e.rawHeaders[i].toLowerCase();
t(a) && !r.has(a) && n.push(e.rawHeaders[i], e.rawHeaders[i + 1]);
}
return n;
}
function connectionHeaders(e) {
return new Set((e.headers.connection ?? "").split(",").map((e) => e.trim().toLowerCase()));
}
}),
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
24906: ((e, t, n) => {
n.d(t, {
X: () => hasPrices,
u: () => mediaOf
});
var r = n(43358);
let i = [
"audio",
"image",
"video"
];
function mediaOf(e) {
let t = i.flatMap((t) => [
[`input_${t}_tokens`, e("input", t)],
[`cache_${t}_read_tokens`, e("cached", t)],
[`output_${t}_tokens`, e("output", t)]
]);
if (t.every(([, e]) => (e ?? 0) === 0)) return null;
return Object.fromEntries(t.filter(([, e]) => e != null).map(([e, t]) => [e, (0, r.pq)(t) ?? NaN]));
}
let a = /^(input|cache)_(image|video)_/;
function hasPrices(e, t) {
return Object.entries(e).every(([e, n]) => n === 0 || a.test(e) || t[e.replace(/tokens$/, "mtok")] !== void 0);
}
}),
97228: ((e, t, n) => {
n.d(t, { Meter: () => Meter });
var r = n(71553);
var i = n(77030);
var a = n(76760);
var o = n(45145);
var s = n(68785);
var c = n(77598);
var l = n(73024);
var u = n(51455);
var d = n(63144);
class ExchangeLog {
#e;
#t;
#n;
#r;
#i = 0;
leftOut = 0;
#a = null;
#o = Promise.resolve();
#s = new Map();
constructor(e, t, n) {
this.#e = e;
this.#t = t;
this.#n = n;
this.#r = n;
}
add(e, t) {
let n = ++this.#i;
let r = this.#u(n, e, t) ?? this.#d(n, e);
if (r === null) {
this.leftOut += 1;
return;
}
this.#o = this.#o.then(() => this.#c(Buffer.from(`${r}\n`)));
this.#o.catch(() => {});
}
async #c(e) {
this.#a ??= (0, u.open)(this.#e, f, 420);
let t = await this.#a;
try {
await t.appendFile(e);
this.#l.push((this.#l.at(-1) ?? 0) + e.length);
} catch (e) {
let n = (this.#l.at(-1) ?? 0) / 2;
await t.truncate(this.#l.findLast((e) => e <= n) ?? 0).catch(() => {});
throw e;
}
}
#l = [];
async close() {
try {
await this.#o;
} finally {
await (await this.#a?.catch(() => void 0))?.close();
}
}
#u(e, t, n) {
if (this.#n === 0) return null;
let r = new Map();
let i = null;
try {
let a = this.#f(t.request, n, e, r);
i = this.#t.text(JSON.stringify({
line: e,
...t,
request: a
}));
} catch {
return null;
}
let a = Buffer.byteLength(i) + 1;
if (a > this.#n) {
this.#n = 0;
return null;
}
this.#n -= a;
for (let [e, t] of r) this.#s.set(e, t);
return i;
}
#d(e, t) {
let n = this.#t.text(JSON.stringify({
line: e,
...t,
request: null,
response: null,
cut: !0
}));
this.#r -= Buffer.byteLength(n) + 1;
return this.#r < 0 ? null : n;
}
#f(e, t, n, r) {
let i = (0, d.Xy)(e);
if (i === null) return e;
let a = Object.entries(i).map(([e, i]) => {
if (!t.includes(e)) return [e, i];
if (Array.isArray(i)) return [e, i.map((t, i) => this.#p(t, `${n}/${e}/${i}`, r))];
return [e, this.#p(i, `${n}/${e}`, r)];
});
return Object.fromEntries(a);
}
#p(e, t, n) {
let r = JSON.stringify(e) ?? "";
if (r.length < 200) return e;
let i = (0, c.createHash)("sha256").update(r).digest("base64");
let a = this.#s.get(i) ?? n.get(i);
if (a !== void 0) return { $ref: a };
n.set(i, t);
return e;
}
}
let f = l.constants.O_WRONLY | l.constants.O_CREAT | l.constants.O_EXCL | l.constants.O_NOFOLLOW;
var p = n(63160);
var m = n(43358);
let h = 67108864;
async function readBody(e, t) {
let n = [];
let r = 0;
let { promise: i, resolve: a } = Promise.withResolvers();
e.on("data", (e) => {
r += e.length;
if (r <= h && t(e.length)) n.push(e);
else {
n.length = 0;
r = h;
a("too long");
}
});
e.on("end", () => a(e.complete ? Buffer.concat(n) : null));
e.on("error", () => a(null)).on("close", () => a(null));
e.destroyed && a(null);
return i;
}
function conversationOf(e) {
let { input: t, prompt: n } = e;
let r = partsOf(e.messages ?? e.contents ?? t).find(({ role: e }) => e === "user");
let i = partsOf(e.tools).length > 0;
let a = (0, d.b6)(t) ?? (0, d.b6)(n) ?? textsOf(r?.content ?? r?.parts);
return (0, c.createHash)("sha256").update(`${i} ${a}`).digest("hex").slice(0, 16);
}
function textsOf(e) {
if (typeof e == "string") return e;
return partsOf(e).map(({ text: e }) => (0, d.b6)(e) ?? "").join("\n");
}
function partsOf(e) {
return (0, d.iZ)([e].flat());
}
function shortNames(e) {
return [...new Set(e)].slice(0, 50).map((e) => e.slice(0, 200));
}
function shortName(e) {
return e?.slice(0, 200) ?? null;
}
let g = {
refused: 413,
message: "the requests under way are too long"
};
async function readAsked(e, { incoming: t, exchange: n, hold: r, meter: i }, { url: a, plain: o }, s) {
if ((t.headers["content-encoding"] ?? "identity").toLowerCase() !== "identity") return {
refused: 415,
message: "a request is read as it is; send it without content-encoding"
};
let c = await readBody(t, r);
if (c === null) return "cut";
if (c === "too long") return g;
let l = new TextDecoder().decode(c);
if (i.holdsMuch && !r(64 * (0, p.aC)(l))) return g;
let u = (0, d.Xy)((0, m.qF)(l));
if (u === null) return {
refused: 400,
message: "the request is not a JSON object"
};
let f = e.refuses?.(u, a.searchParams) ?? null;
if (f !== null) return {
refused: 400,
message: f
};
let h = s === "strip";
if (h && e.hasStoredTools?.(u)) return {
refused: 400,
message: "hosted tools cannot be taken out of a stored prompt; ask without prompt"
};
let { model: _, hosted: v } = e.readRequest(u, o);
n.model.asked = shortName(_);
n.hosted_tools.offered = shortNames(v);
n.conversation = conversationOf(u);
let y = h && v.length > 0 ? e.withoutHosted(u) : u;
let b = e.askForUsage?.(y) ?? null;
n.request = y;
return {
bytes: Object.keys(b ?? {}).every((e) => !Object.hasOwn(u, e)) && !h ? withMembers(c, b) : Buffer.from(JSON.stringify({
...y,
...b
})),
hidesUsage: b !== null,
stream: u.stream === !0 || /:streamGenerateContent$/i.test(o)
};
}
function withMembers(e, t) {
if (t === null) return e;
let n = e.indexOf("{") + 1;
let r = Buffer.from(`${JSON.stringify(t).slice(1, -1)},`);
return Buffer.concat([
e.subarray(0, n),
r,
e.subarray(n)
]);
}
var _ = n(66498);
var v = n(89107);
let y = /^(web_search|web_fetch|code_execution|advisor|mcp_toolset)(_|$)/;
let b = /^(web_fetch|tool_search_tool_\w+)$/;
let x = {
name: "anthropic",
repeated: [
"messages",
"tools",
"system"
],
answers: (e) => /\/messages$/i.test(e),
readRequest: (e) => ({
model: (0, d.b6)(e.model),
hosted: hostedOf(e)
}),
withoutHosted,
reader: (e) => new AnthropicReader(e)
};
function isHosted(e) {
let t = (0, d.b6)((0, d.Xy)(e)?.type) ?? "";
return y.test(t) || v.dq.test(t);
}
function blocksOf(e) {
return (0, d.iZ)(e.messages).flatMap(({ content: e }) => (0, d.iZ)(e));
}
function addedBy(e) {
return (0, d.Xy)((0, d.Xy)(e)?.tool)?.definition;
}
function withoutAdded(e) {
return e.filter((e) => !isHosted(addedBy(e))).map((e) => {
let t = (0, d.Xy)(e)?.tool_changes;
return Array.isArray(t) ? {
...(0, d.Xy)(e),
tool_changes: withoutAdded(t)
} : e;
});
}
function hostedOf(e) {
let t = blocksOf(e);
let n = [...t, ...t.flatMap((e) => (0, d.iZ)(e.tool_changes))].map(addedBy);
let r = [...(0, d.iZ)(e.tools), ...(0, d.iZ)(n)].filter(isHosted).map(({ type: e }) => (0, d.b6)(e));
let i = (0, d.iZ)(e.mcp_servers).length > 0 ? ["mcp_servers"] : [];
return [
...r,
...i,
...(0, v.bI)(e)
];
}
function withoutAddedTools(e) {
if (!Array.isArray(e.messages)) return e;
let t = e.messages.flatMap((e) => {
let { content: t } = (0, d.Xy)(e) ?? {};
if (!Array.isArray(t) || t.length === 0) return [e];
let n = withoutAdded(t);
return n.length === 0 ? [] : [{
...e,
content: n
}];
});
return {
...e,
messages: t
};
}
function withoutHosted(e) {
let { mcp_servers: t, ...n } = (0, v.wj)(e);
let r = withoutAddedTools(n);
if (!Array.isArray(e.tools)) return r;
let i = e.tools.filter((e) => !isHosted(e));
if (i.length === e.tools.length) return r;
if (i.length === 0) {
let { tools: e, tool_choice: t, ...n } = r;
return n;
}
let a = (0, d.b6)((0, d.Xy)(r.tool_choice)?.name);
if (a === null || i.some((e) => (0, d.Xy)(e)?.name === a)) return {
...r,
tools: i
};
let { tool_choice: o, ...s } = r;
return {
...s,
tools: i
};
}
class AnthropicReader {
#e;
#t = null;
#n = [];
#r = new Map();
#i = {};
#a = [];
#o = [];
complete = !1;
fault = null;
constructor(e) {
this.#e = e;
}
passesOver(e) {
return this.#e.used && e.startsWith("{\"type\":\"content_block_delta\"");
}
event(e) {
let t = (0, m.pq)(e.index);
switch (e.type) {
case "message":
this.#s((0, d.iZ)(e.content));
this.#n.push(...this.#e.takeThose((0, d.iZ)(e.content)));
this.#t = {
...e,
content: []
};
this.#u(e.usage);
this.complete = !0;
break;
case "message_start":
this.#t = (0, d.Xy)(e.message);
this.#u(this.#t?.usage);
break;
case "content_block_start": {
this.#s((0, d.iZ)([e.content_block]));
let n = this.#e.takeValue((0, d.Xy)(e.content_block));
t !== null && t <= this.#n.length && n !== null && (this.#n[t] = { ...n });
break;
}
case "content_block_delta":
t !== null && this.#c(t, (0, d.Xy)(e.delta) ?? {});
break;
case "content_block_stop":
t !== null && this.#l(t);
break;
case "message_delta":
this.#t ??= {};
this.#e.update(this.#t, (0, d.Xy)(e.delta));
this.#u(e.usage);
break;
case "message_stop":
this.complete = !0;
break;
case "error": this.fault = (0, d.b6)((0, d.Xy)(e.error)?.type) ?? "error";
}
}
#s(e) {
let namesOf = (t) => e.filter((e) => e.type === t).map(({ name: e }) => (0, d.b6)(e) ?? "unknown");
this.#a = shortNames([...this.#a, ...namesOf("server_tool_use")]);
this.#o = shortNames([...this.#o, ...namesOf("mcp_tool_use")]);
}
#c(e, t) {
let n = this.#n[e];
if (n === void 0) return;
let add = (e, t) => {
n[e] = ((0, d.b6)(n[e]) ?? "") + this.#e.take((0, d.b6)(t) ?? "");
};
t.type === "text_delta" ? add("text", t.text) : t.type === "thinking_delta" ? add("thinking", t.thinking) : t.type === "signature_delta" ? add("signature", t.signature) : t.type === "input_json_delta" && this.#r.set(e, (this.#r.get(e) ?? "") + this.#e.take((0, d.b6)(t.partial_json) ?? ""));
}
#l(e) {
let t = this.#r.get(e);
let n = this.#n[e];
if (t === void 0 || t === "" || n === void 0) return;
n.input = (0, d.Xy)((0, m.qF)(t)) ?? t;
this.#r.delete(e);
}
#u(e) {
let isTooLong = (e) => JSON.stringify(e).length > 65536;
let t = (0, d.Xy)(e) ?? {};
let n = { ...this.#i };
if (!isTooLong(t)) for (let [e, r] of Object.entries(t)) r === null || r === 0 && Object.hasOwn(n, e) || (n[e] = r);
this.#i = isTooLong(t) || isTooLong(n) ? {} : n;
}
get model() {
return (0, d.b6)(this.#t?.model);
}
get tokens() {
let [e, t] = [this.#f("input_tokens"), this.#f("output_tokens")];
let [n, r] = [this.#f("cache_read_input_tokens"), this.#f("cache_creation_input_tokens")];
let i = (0, m.NU)(0, e, n, r);
if (i === null || (0, m.NU)(e, t) === null) return null;
let a = (0, m.pq)(n) ?? 0;
let o = (0, m.pq)(r) ?? 0;
let s = this.#f("ephemeral_1h_input_tokens", (e) => (0, d.Xy)(e.cache_creation));
let c = Math.min((0, m.pq)(s) ?? 0, o);
return {
input: i,
cachedInput: a,
cacheWrite: o - c,
cacheWriteHour: c,
output: (0, m.pq)(t) ?? 0,
reasoning: (0, m.pq)((0, d.Xy)(this.#i.output_tokens_details)?.thinking_tokens),
tier: (0, _.kx)(this.#i.speed) ?? (0, _.kx)(this.#i.inference_geo),
cost: (0, v.pj)(this.#i),
fees: this.#p
};
}
get #d() {
return (0, d.iZ)(this.#i.iterations);
}
#f(e, t = (e) => e) {
let n = t(this.#i)?.[e];
let r = (0, m.NU)(...this.#d.map((n) => t(n)?.[e]));
return r !== null && r > Number(n ?? 0) ? r : n;
}
get #p() {
let e = (0, m.pq)((0, d.Xy)(this.#i.server_tool_use)?.web_search_requests);
let isTold = (t) => b.test(t) || t === "web_search" && e !== null;
return {
searches: e ?? 0,
untold: !this.#a.every(isTold) || this.#m || this.#h
};
}
get #m() {
let e = new Set(this.#d.map(({ type: e }) => e));
return e.has("advisor_message") || e.has("fallback_message") && e.has("message");
}
get #h() {
return (0, d.Xy)((0, d.Xy)(this.#i.fallback_credit)?.status)?.type === "redeemed";
}
get answer() {
if (this.#t === null) return null;
for (let e of [...this.#r.keys()]) this.#l(e);
return {
...this.#t,
content: this.#n.filter(Boolean),
usage: this.#i
};
}
get hosted() {
return [...this.#a, ...this.#o];
}
}
var S = n(24906);
let C = /^(google_?search|google_?search_?retrieval|google_?maps|url_?context|code_?execution|file_?search|retrieval|mcp_?servers|(enterprise_?web|exa_?ai|parallel_?ai)_?search)$/i;
let w = /^GOOGLE_/;
let T = {
name: "gemini",
repeated: [
"contents",
"tools",
"systemInstruction",
"system_instruction"
],
answers: (e) => /:(stream)?generateContent$/i.test(e),
readRequest: (e, t) => ({
model: /\/(?:models|tunedModels)\/([^/:]+):\w+$/.exec(t)?.[1] ?? null,
hosted: toolsOf(e).flatMap(Object.keys).filter((e) => C.test(e))
}),
refuses: (e, t) => [...t].some(([e, t]) => hidesAnswer(e, t)) ? "answers in another form than JSON, or of chosen fields, are not counted; ask without alt (but json or sse), fields and callback" : null,
withoutHosted: gemini_withoutHosted,
reader: (e) => new GeminiReader(e)
};
function toolsOf({ tools: e }) {
return (0, d.iZ)([e].flat());
}
let E = {
input: ["promptTokensDetails", "toolUsePromptTokensDetails"],
cached: ["cacheTokensDetails"],
output: ["candidatesTokensDetails"]
};
function countOfKind(e, t) {
let n = e.filter(({ modality: e }) => (0, d.b6)(e)?.toLowerCase() === t);
if (e.length === 0) return;
return (0, m.NU)(0, ...n.map(({ tokenCount: e }) => e)) ?? NaN;
}
function hidesAnswer(e, t) {
return /^\$?(fields|callback)$/i.test(e) || /^\$?alt$/i.test(e) && !/^(json|sse)$/i.test(t);
}
function gemini_withoutHosted(e) {
let t = toolsOf(e);
if (!t.some((e) => Object.keys(e).some((e) => C.test(e)))) return e;
let n = t.map((e) => Object.fromEntries(Object.entries(e).filter(([e]) => !C.test(e)))).filter((e) => Object.keys(e).length > 0);
let { tools: r, ...i } = e;
return n.length === 0 ? i : {
...i,
tools: n
};
}
class GeminiReader {
#e;
#t = null;
#n = {};
#r = [];
#i = null;
#a = !1;
#o = !1;
#s = [];
#c = !1;
#l = !1;
#u = null;
fault = null;
constructor(e) {
this.#e = e;
}
event(e) {
let t = (0, d.Xy)(e.error);
t !== null && (this.fault = (0, d.b6)(t.status) ?? String(t.code ?? "error"));
let { candidates: n, usageMetadata: r, ...i } = e;
this.#i = (0, d.Xy)(r) ?? this.#i;
if (!Array.isArray(n) && this.#i === null && (0, d.Xy)(i.promptFeedback) === null) return;
this.#t ??= {};
this.#e.update(this.#t, i);
this.#u = (0, d.b6)(i.modelVersion) ?? this.#u;
this.#l ||= (0, d.Xy)(i.promptFeedback) !== null;
let [a] = (0, d.iZ)(n);
if (a === void 0) return;
let { content: o, ...s } = a;
this.#l ||= (0, d.b6)(s.finishReason) !== null;
this.#e.update(this.#n, s);
this.#a ||= (0, d.Xy)(s.groundingMetadata) !== null || (0, d.Xy)(s.urlContextMetadata) !== null;
this.#c ||= Object.keys((0, d.Xy)(s.groundingMetadata) ?? {}).length > 0;
for (let e of (0, d.iZ)((0, d.Xy)(o)?.parts)) this.#d(e);
}
#d(e) {
this.#o ||= "executableCode" in e;
let t = (0, d.Xy)(e.toolCall);
t !== null && (this.#s = shortNames([...this.#s, (0, d.b6)(t.toolType) ?? "unknown"]));
let n = this.#r.at(-1);
let isText = (e) => typeof e.text == "string" && !("functionCall" in e);
if (n !== void 0 && isText(e) && isText(n) && e.thought === n.thought) {
let { text: t, ...r } = e;
n.text = (0, d.b6)(n.text) + this.#e.take((0, d.b6)(t));
this.#e.update(n, r);
return;
}
let r = this.#e.takeValue(e);
r !== null && this.#r.push({ ...r });
}
get complete() {
return this.#l;
}
get model() {
return this.#u;
}
get tokens() {
let e = this.#i;
let { promptTokenCount: t, candidatesTokenCount: n, thoughtsTokenCount: r } = e ?? {};
let i = (0, m.NU)(0, t, e?.toolUsePromptTokenCount);
let a = (0, m.NU)(0, n, r);
if (e === null || i === null || a === null || (0, m.NU)(t, n, r) === null) return null;
return {
input: i,
cachedInput: Math.min((0, m.pq)(e.cachedContentTokenCount) ?? 0, i),
cacheWrite: 0,
cacheWriteHour: 0,
output: a,
reasoning: (0, m.pq)(r),
tier: (0, _.kx)(e.serviceTier),
media: (0, S.u)((t, n) => countOfKind(E[t].flatMap((t) => (0, d.iZ)(e[t])), n)),
cost: null,
fees: {
searches: 0,
untold: this.#c || this.#s.some((e) => w.test(e))
}
};
}
get answer() {
if (this.#t === null) return null;
let e = {
role: "model",
parts: this.#r
};
return {
...this.#t,
candidates: [{
...this.#n,
content: e
}],
usageMetadata: this.#i
};
}
get hosted() {
return [
...this.#o ? ["codeExecution"] : [],
...this.#a ? ["grounding"] : [],
...this.#s
];
}
}
var D = n(6754);
function openaiTokens(e, [t, n], { hasFees: r, tier: i, model: a }) {
if (e === null) return null;
let [o, s] = [e[`${t}_tokens`], e[`${n}_tokens`]];
let c = (0, m.NU)(o, s);
if (c === null) return null;
let [l, u] = [(0, m.pq)(o) ?? 0, (0, m.pq)(s) ?? 0];
let f = (0, d.Xy)(e[`${t}_tokens_details`]);
let p = (0, d.Xy)(e[`${n}_tokens_details`]);
let h = (0, m.pq)(p?.reasoning_tokens);
let g = Math.max(0, ((0, m.pq)(e.total_tokens) ?? 0) - c);
let y = h ?? (g > 0 && /gemini/i.test(a ?? "") ? g : null);
let b = y === g ? g : 0;
let x = firstCount(f?.cached_tokens, e.prompt_cache_hit_tokens, e.cached_tokens);
let C = [f?.cache_creation_input_tokens, e.cache_creation_input_tokens];
let w = firstCount(f?.cache_write_tokens, ...C);
let T = Math.min((0, m.pq)((0, d.Xy)(f?.cache_write_tokens_details)?.ttl_12h_tokens) ?? 0, w);
let E = {
input: f,
cached: (0, d.Xy)(f?.cached_tokens_details),
output: p
};
return {
input: l,
cachedInput: Math.min(x, l),
cacheWrite: w - T,
cacheWriteHour: T,
output: u + b,
reasoning: y,
tier: (0, _.kx)(i),
media: (0, S.u)((e, t) => E[e]?.[`${t}_tokens`]),
cost: (0, v.pj)(e),
fees: {
searches: 0,
untold: r
}
};
}
function firstCount(...e) {
return e.map(m.pq).find((e) => e !== null) ?? 0;
}
let ee = {
name: "openai-chat",
repeated: ["messages", "tools"],
answers: (e) => /\/completions$/i.test(e),
readRequest: (e) => ({
model: (0, d.b6)(e.model),
hosted: openai_chat_hostedOf(e)
}),
withoutHosted: openai_chat_withoutHosted,
askForUsage(e) {
let t = (0, d.Xy)(e.stream_options);
if (e.stream !== !0 || t?.include_usage === !0) return null;
return { stream_options: {
...t,
include_usage: !0
} };
},
hidesUsage: ({ choices: e, usage: t }) => Array.isArray(e) && e.length === 0 && (0, d.Xy)(t) !== null,
reader: (e) => new ChatReader(e)
};
let te = /-search-(preview|api)/;
function openai_chat_hostedOf(e) {
let t = (0, d.Xy)(e.web_search_options) === null ? [] : ["web_search_options"];
return [
...(0, D.G6)(e.tools),
...t,
...(0, v.bI)(e)
];
}
function openai_chat_withoutHosted({ web_search_options: e, ...t }) {
return (0, D.tZ)((0, v.wj)(t));
}
class ChatReader {
#e;
#t = null;
#n = new Map();
#r = null;
#i = null;
#a = !1;
#o = !1;
fault = null;
constructor(e) {
this.#e = e;
}
passesOver(e) {
return this.#e.used && !/"(usage|error|finish_reason|annotations)":\s*(?!null)/.test(e);
}
event(e) {
let t = (0, d.Xy)(e.error);
t !== null && (this.fault = String(t.code ?? t.type ?? "error"));
this.#r = (0, d.Xy)(e.usage) ?? this.#r;
this.#i = e.service_tier ?? this.#i;
let { choices: n, ...r } = e;
if (!Array.isArray(n)) return;
let { model: i, ...a } = r;
this.#t ??= {};
i !== void 0 && i !== "" && (this.#t.model = i);
this.#e.update(this.#t, a);
for (let e of (0, d.iZ)(n)) this.#s(e);
}
done() {
this.#a = !0;
}
#s(e) {
let t = (0, m.pq)(e.index) ?? 0;
let n = this.#n.get(t) ?? {
index: t,
message: {},
finish_reason: null
};
if (!this.#n.has(t) && this.#n.size >= 128) return;
this.#n.set(t, n);
e.finish_reason !== null && e.finish_reason !== void 0 && (n.finish_reason = shortName((0, d.b6)(e.finish_reason) ?? "unknown"));
let r = (0, d.Xy)(e.message);
let i = (0, d.Xy)(e.delta);
this.#o ||= (0, d.iZ)((r ?? i)?.annotations).length > 0;
r !== null && this.#c(n, r);
typeof e.text == "string" && (n.text = ((0, d.b6)(n.text) ?? "") + this.#e.take(e.text));
i !== null && this.#l((0, d.Xy)(n.message), i);
}
#c(e, t) {
e.message = this.#e.takeValue(t) ?? {};
e.message !== t && this.#l((0, d.Xy)(e.message), t);
}
#l(e, t) {
for (let [n, r] of Object.entries(t)) n === "tool_calls" ? this.#d(e, (0, d.iZ)(r)) : n === "function_call" ? this.#u(e, (0, d.Xy)(r)) : typeof r != "string" || n === "role" ? this.#e.update(e, r === null ? null : { [n]: r }) : (n in e || this.#e.takeValue(n) !== null) && (e[n] = ((0, d.b6)(e[n]) ?? "") + this.#e.take(r));
}
#u(e, t) {
if (t === null) return;
let n = (0, d.Xy)(e.function_call) ?? {
name: "",
arguments: ""
};
e.function_call = n;
this.#p(n, t.name, t.arguments);
}
#d(e, t) {
let n = (0, d.iZ)(e.tool_calls);
e.tool_calls = n;
for (let e of t) {
let t = (0, m.pq)(e.index) ?? n.length;
if (t > n.length) continue;
let r = (0, d.b6)(e.id) || null;
let i = n.findLast((e) => e.index === t);
let { name: a, arguments: o, input: s } = (0, d.Xy)(e.function) ?? (0, d.Xy)(e.custom) ?? {};
let c = i !== void 0 && (r === null || (i.id ?? r) === r || !(0, d.b6)(a)) ? i : this.#f(t, n);
if (c === null) continue;
c.id === null && r !== null && this.#e.update(c, { id: r });
this.#p((0, d.Xy)(c.function), a, o ?? s);
}
}
#f(e, t) {
if (t.length >= 1e3) return null;
let n = this.#e.takeValue({
index: e,
id: null,
type: "function",
function: {
name: "",
arguments: ""
}
});
n !== null && t.push(n);
return n;
}
#p(e, t, n) {
e.name = ((0, d.b6)(e.name) ?? "") + this.#e.take((0, d.b6)(t) ?? "");
e.arguments = ((0, d.b6)(e.arguments) ?? "") + this.#e.take((0, d.b6)(n) ?? "");
}
get #m() {
return [...this.#n.entries()].sort(([e], [t]) => e - t).map(([, e]) => e);
}
get complete() {
let e = this.#m;
return e.length > 0 && (this.#a || e.every(({ finish_reason: e }) => e !== null));
}
get model() {
return (0, d.b6)(this.#t?.model);
}
get tokens() {
let e = this.hosted.length > 0 || te.test(this.model ?? "");
return openaiTokens(this.#r, ["prompt", "completion"], {
hasFees: e,
tier: this.#i,
model: this.model
});
}
get answer() {
if (this.#t === null) return null;
return {
...this.#t,
object: "chat.completion",
choices: this.#m,
usage: this.#r
};
}
get hosted() {
return this.#o ? ["web_search"] : [];
}
}
let O = {
name: "openai-responses",
repeated: [
"input",
"tools",
"instructions"
],
answers: (e) => /\/responses(\/compact)?$/i.test(e),
readRequest: (e) => ({
model: (0, d.b6)(e.model),
hosted: openai_responses_hostedOf(e)
}),
refuses: (e) => e.background === !0 ? "background responses are not counted; ask without background" : null,
hasStoredTools: (e) => (0, d.Xy)(e.prompt) !== null,
withoutHosted: openai_responses_withoutHosted,
reader: (e) => new ResponsesReader(e)
};
function openai_responses_hostedOf(e) {
return [...[e.tools, ...(0, d.iZ)(e.input).map(({ tools: e }) => e)].flatMap(D.G6), ...(0, v.bI)(e)];
}
function openai_responses_withoutHosted(e) {
let t = (0, D.tZ)((0, v.wj)(e));
if (!Array.isArray(t.input)) return t;
let n = t.input.map((e) => {
let t = (0, d.Xy)(e)?.tools;
return Array.isArray(t) ? {
...e,
tools: t.filter((e) => !(0, D.OZ)(e))
} : e;
});
return {
...t,
input: n
};
}
class ResponsesReader {
#e;
#t = null;
#n = [];
#r = null;
#i = "";
hosted = [];
complete = !1;
fault = null;
constructor(e) {
this.#e = e;
}
passesOver(e) {
return this.#e.used && /^\{"type":"response\.\w+\.delta"/.test(e);
}
event(e) {
let t = (0, d.Xy)(e.response);
switch (e.type) {
case "response.created":
case "response.in_progress":
this.#t = t;
break;
case "response.output_item.added":
this.#r = this.#e.takeValue((0, d.Xy)(e.item));
break;
case "response.output_text.delta":
case "response.function_call_arguments.delta":
case "response.custom_tool_call_input.delta":
case "response.reasoning_text.delta":
case "response.reasoning_summary_text.delta":
this.#i += this.#e.take((0, d.b6)(e.delta) ?? "");
break;
case "response.output_item.done": {
let t = (0, d.Xy)(e.item);
this.#c((0, d.iZ)([t]));
let n = this.#e.takeValue(t) ?? this.#s(this.#o(t));
n !== null && this.#n.length < 1e3 && this.#n.push(n);
this.#r = null;
this.#i = "";
break;
}
case "response.completed":
case "response.incomplete":
case "response.failed":
t !== null && this.#a(t);
break;
case "error":
this.fault = (0, d.b6)(e.code) ?? (0, d.b6)((0, d.Xy)(e.error)?.type) ?? "error";
break;
default: (e.object === "response" || e.object === "response.compaction") && this.#a(e);
}
}
#a(e) {
let { output: t, ...n } = e;
let r = (0, d.iZ)(t);
this.#c(r);
this.#n.length === 0 ? this.#n = this.#e.takeThose(r) : r.length > 0 && (this.#n = this.#e.takeValue(r) ?? this.#n);
this.#t = n;
if (r.length > 0) {
this.#r = null;
this.#i = "";
}
let i = (0, d.Xy)(e.error);
i === null ? this.complete = e.status !== "failed" : this.fault = (0, d.b6)(i.code) ?? "error";
}
#o(e) {
let t = { ...this.#r };
this.#e.update(t, e);
return t;
}
#s(e) {
let t = this.#i;
if (e?.type === "reasoning") return {
type: "reasoning",
summary: t === "" ? [] : [{
type: "summary_text",
text: t
}]
};
if (t === "") return null;
if (e?.type === "function_call") return {
...e,
arguments: t
};
if (e?.type === "custom_tool_call") return {
...e,
input: t
};
return {
type: "message",
role: "assistant",
...e,
content: [{
type: "output_text",
text: t
}]
};
}
#c(e) {
let nameOf = (e) => e === "program" ? D.i : (0, d.b6)(e)?.replace(/_call$/, "");
let t = e.map(({ type: e, environment: t }) => ({
type: nameOf(e),
environment: t
}));
let n = e.flatMap(({ content: e }) => (0, d.iZ)(e)).some(({ annotations: e }) => (0, d.iZ)(e).some(({ type: e }) => e === "url_citation"));
this.hosted = shortNames([
...this.hosted,
...(0, D.G6)(t),
...n ? ["web_search"] : []
]);
}
get model() {
return (0, d.b6)(this.#t?.model);
}
get tokens() {
let e = this.hosted.some((e) => e !== "mcp" && e !== D.i);
return openaiTokens((0, d.Xy)(this.#t?.usage), ["input", "output"], {
hasFees: e,
tier: this.#t?.service_tier,
model: this.model
});
}
get answer() {
if (this.#t === null && this.#n.length === 0 && this.#i === "") return null;
let e = this.#s({
status: "incomplete",
...this.#r
});
return {
...this.#t,
output: e === null ? this.#n : [...this.#n, e]
};
}
}
let k = [
x,
ee,
O,
T
];
let ne = /\/(interactions|decisions|systemone|(v1|agents)\/sessions(\/[^/]+\/events)?|v1\/(dreams|deployments\/[^/]+\/run))$/i;
function isUnreadModel(e, t) {
return e === "POST" && ne.test(t);
}
function handsOnTools(e, t) {
return e === "POST" && /(\/(cachedContents|batches|assistants(\/[^/]+)?|threads\/([^/]+\/)?runs)|:\w*batchGenerateContent)$/i.test(t);
}
function dialectOf(e, t) {
return e === "POST" ? k.find((e) => e.answers(t)) ?? null : null;
}
var A = n(16353);
var j = n(74028);
let re = /^(keys|(admin|create)?apikeys?|clientsecrets?|(auth|access|ephemeral|singleuse)tokens?|realtime(api)?|chatkit|serviceaccounts?|credentials|vaults?|byok|oauth2?|sso|scim|organizations?|admin|invit(e|ation)s?)$/;
let ie = /^(key|token|permissions?|users?|teams?|config|live|tunnels|workspaces)$/;
let ae = /^(models|deployments|engines)$/;
function givesLastingAccess(e, t) {
let n = t.split(/[/:?#]/).map((e) => e.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));
return n.some((t, r) => (re.test(t) || !e && ie.test(t)) && !ae.test(n[r - 1] ?? ""));
}
var M = n(44764);
function sendError(e, t, n, r) {
if (e.headersSent || e.destroyed) return;
let i = t?.name === "gemini" ? {
code: n,
status: "FAILED_PRECONDITION",
message: r
} : {
type: typeOf(n),
code: typeOf(n),
message: r
};
let a = t?.name === "anthropic" ? {
type: "error",
error: i
} : { error: i };
e.writeHead(n, {
"content-type": "application/json",
...n === 402 ? { "x-should-retry": "false" } : {}
});
e.end(JSON.stringify(a));
}
function unreadableRequest(e, t) {
let n = JSON.stringify({ error: {
type: "api_error",
code: "api_error",
message: t
} });
return `HTTP/1.1 ${e}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(n)}\r\n\r\n${n}`;
}
function typeOf(e) {
if (e === 401) return "authentication_error";
if (e === 402) return "billing_error";
if (e === 403) return "permission_error";
if (e === 404) return "not_found_error";
return e === 426 ? "upgrade_required" : "api_error";
}
var N = n(57075);
var oe = n(58500);
var P = n(38522);
var se = n(46085);
class Inflater extends N.Transform {
#e;
#t = null;
constructor(e) {
super();
this.#e = e;
}
_transform(e, t, n) {
e.length > 0 && (this.#t ??= this.#n(e[0]));
this.#t === null ? n() : this.#t.write(e, () => n());
}
#n(e) {
let t = (e & 15) == 8 ? (0, P.createInflate)(this.#e) : (0, P.createInflateRaw)(this.#e);
t.on("data", (e) => this.push(e) || t.pause());
return t.on("error", (e) => this.destroy(e));
}
_read(e) {
this.#t?.resume();
super._read(e);
}
_flush(e) {
this.#t === null || this.#t.readableEnded ? e() : this.#t.once("end", () => e()).end();
}
_destroy(e, t) {
this.#t?.destroy();
t(e);
}
}
let F = 67108864;
let I = 268435456;
let L = "too much to unpack";
let R = 0;
let z = 65536;
let ce = /^\s*(data|event|id|retry)?:/;
function eventsBy(e) {
let t = String(e["content-type"] ?? "").toLowerCase();
if (t.startsWith("text/event-stream")) return "yes";
return t === "" || t.startsWith("text/plain") ? "untold" : "no";
}
class AnswerBody {
#e = "nothing";
#t = 0;
#n;
#r;
#i;
#a = new TextDecoder();
#o = Promise.withResolvers();
constructor(e, t) {
this.#n = e;
this.#i = eventsBy(t) === "yes" ? this.#m() : this.#h();
this.#r = decompressorOf(t);
this.#r?.on("data", (e) => this.#d(e)).on("error", () => this.#f()).on("close", () => this.#f());
}
get blank() {
return this.#e === "nothing" || this.#e === "blank";
}
push(e) {
this.#s.push(e);
R += e.length;
for (; R > 16777216 && this.#s.length > 0;) this.#l();
}
#s = [];
#c = 0;
#l() {
let e = this.#s[this.#c++];
if (this.#c * 2 > this.#s.length) {
this.#s.splice(0, this.#c);
this.#c = 0;
}
R -= e.length;
this.#u(e);
return e.length;
}
#u(e) {
this.#e === "nothing" && (this.#e = "bytes");
this.#r === null ? this.#d(e) : this.#r.writableLength > F ? this.#f() : this.#r.writable && this.#r.write(e);
}
async read() {
let e = 0;
for (; this.#s.length > 0;) {
e += this.#l();
if (e < 262144) continue;
await (0, oe.setImmediate)();
e = 0;
}
if (!this.#r?.writable) return;
let { promise: t, resolve: n } = Promise.withResolvers();
this.#r.write("", () => n());
await Promise.race([t, this.#o.promise]);
}
async end() {
await this.read();
this.#r === null ? this.#f() : this.#r.writable && this.#r.end();
await this.#o.promise;
}
#d(e) {
if (this.#p) return;
this.#e === "bytes" && (this.#e = "blank");
this.#t += e.length;
try {
if (this.#r !== null && this.#t > I) throw Error(L);
for (let t = 0; t < e.length; t += z) this.#i.push(this.#a.decode(e.subarray(t, t + z), { stream: !0 }));
} catch {
this.#f();
}
}
#f() {
if (this.#p) return;
this.#p = !0;
try {
this.#i.end();
} catch {}
this.#r?.destroy();
this.#o.resolve();
}
#p = !1;
#m() {
let e = (0, se.C)({
onEvent: ({ data: e }) => {
this.#e = "more";
e.trim() === "[DONE]" ? this.#n.done?.() : this.#n.passesOver?.(e) || this.#g((0, m.qF)(e));
},
onError: () => {
this.#e = "more";
},
maxBufferSize: F
});
return {
push: (t) => e.feed(t),
end: () => e.feed("\n\n")
};
}
#h() {
let e = [];
let t = 0;
return {
push: (n) => {
t += n.length;
t <= F ? e.push(n) : e.length = 0;
},
end: () => {
let n = e.join("");
if (ce.test(n)) {
let e = this.#m();
e.push(n);
e.end();
return;
}
(t > F || n.trim() !== "") && (this.#e = "more");
let r = (0, m.qF)(n);
let i = r === void 0 ? wholeItems(n) : Array.isArray(r) ? r : [r];
for (let e of i) this.#g(e);
}
};
}
#g(e) {
let t = (0, d.Xy)(e);
t !== null && this.#n.event(t);
}
}
function decompressorOf(e) {
let t = encodingsOf(e);
if (t.length === 0 || t.length > 5) return null;
let n = t.reverse().map(decompressorFor).filter((e) => e !== null);
if (n.length < t.length) return null;
return n.reduce((e, t) => e.compose(bounded()).compose(t));
}
function encodingsOf(e) {
return String(e["content-encoding"] ?? "").toLowerCase().split(",").map((e) => e.trim()).filter((e) => ![
"",
"identity",
"none"
].includes(e));
}
function bounded() {
let e = 0;
return new N.Transform({ transform(t, n, r) {
e += t.length;
r(e > I ? Error(L) : null, t);
} });
}
function decompressorFor(e) {
let t = { finishFlush: P.constants.Z_SYNC_FLUSH };
switch (e) {
case "gzip":
case "x-gzip": return (0, P.createGunzip)(t);
case "deflate": return new Inflater(t);
case "br": return (0, P.createBrotliDecompress)({ finishFlush: P.constants.BROTLI_OPERATION_FLUSH });
case "zstd": return (0, P.createZstdDecompress)({ finishFlush: P.constants.ZSTD_e_flush });
default: return null;
}
}
function wholeItems(e) {
if (!/^\s*\[/.test(e)) return [];
let t = 0;
let n = 0;
let r = !1;
for (let i = 0; i < e.length; i++) {
let a = e[i];
a === "\"" ? r = !r : r ? i += +(a === "\\") : a === "{" || a === "[" ? t += 1 : (a === "}" || a === "]") && --t;
!r && a === "}" && t === 1 && (n = i + 1);
}
return n === 0 ? [] : (0, d.iZ)((0, m.qF)(`${e.slice(0, n)}]`));
}
let le = [
[/^Your credit balance is too low to access the \w+ API\. Please go to Plans & Billing to upgrade or purchase credits\.$/, "billing_error"],
[/^You have reached your specified (workspace )?API usage limits\. You will regain access on [\d-]+ at [\d:]+ UTC\.$/, "spend_limit_reached"],
[/^This organization has been disabled\.$/, "organization_disabled"],
[/^User location is not supported for the API use\.$/, "location_not_supported"]
];
class ErrorBody {
#e = [];
#t = 0;
push(e) {
this.#t < 65536 && this.#e.push(e);
this.#t += e.length;
}
async end() {}
get code() {
let e = (0, m.qF)(Buffer.concat(this.#e).toString());
let t = (0, d.Xy)(Array.isArray(e) ? e[0] : e);
let n = (0, d.Xy)(t?.error);
let r = (0, d.b6)(n?.message) ?? "";
let i = le.find(([e]) => e.test(r));
if (i !== void 0) return i[1];
if ((0, d.b6)((0, d.Xy)(n?.metadata)?.flagged_input) !== null) return A.vT;
let a = (0, d.iZ)(n?.details).find((e) => (0, d.b6)(e.reason) !== null)?.reason;
let o = (0, d.Xy)(n?.details)?.error_code;
return [
n?.code,
o,
n?.type,
a,
n?.status,
t?.error
].map(d.b6).find((e) => e !== null) ?? null;
}
}
class EventFilter extends N.Transform {
#e;
#t = "";
constructor(e) {
super();
this.#e = e;
}
_transform(e, t, n) {
let r = this.#t + e.toString("latin1");
let i = [
"\r\n\r\n",
"\n\n",
"\r\r"
].map((e) => r.lastIndexOf(e) + e.length);
let a = Math.max(...i.filter((e, t) => e > [
3,
1,
1
][t]), 0);
let o = r.length - a > 262144 ? r.length : a;
this.#t = r.slice(o);
o > 0 && this.push(this.#n(r.slice(0, o)));
n();
}
_flush(e) {
this.#t !== "" && this.push(this.#n(this.#t));
e();
}
#n(e) {
let t = e.split(/(?<=\r\n\r\n|\n\n|\r\r)/).filter((e) => {
let t = [...e.matchAll(/^data: ?(.*)$/gm)].map(([, e]) => e.replace(/\r$/, "")).join("\n");
let n = (0, d.Xy)((0, m.qF)(Buffer.from(t, "latin1").toString()));
return n === null || this.#e(n);
}).join("");
return Buffer.from(t, "latin1");
}
}
var ue = n(62426);
let B = new WeakMap();
function keysIn(e, t) {
let n = B.get(e) ?? searchesFor(Object.values(e.keys));
B.set(e, n);
return n[t];
}
function searchesFor(e) {
let of = (e) => e.length === 0 ? null : new ue.pO(e);
return {
answer: of(e.filter(({ length: e }) => e >= 20)),
error: of(e)
};
}
class KeyMask extends N.Transform {
#e;
constructor(e) {
super();
this.#e = e.stream();
}
_transform(e, t, n) {
let r = this.#e.push(e);
n(null, r.buffer === e.buffer ? r : Buffer.from(r));
}
_flush(e) {
e(null, Buffer.from(this.#e.end()));
}
}
function saysSomething(e) {
let { content: t, output: n, candidates: r, choices: i } = e ?? {};
let a = (0, d.iZ)(r).flatMap((e) => (0, d.iZ)((0, d.Xy)(e.content)?.parts));
if ([
...(0, d.iZ)(t),
...(0, d.iZ)(n),
...a
].length > 0) return !0;
return (0, d.iZ)(i).some(({ message: e, text: t }) => {
let { role: n, ...r } = {
text: t,
...(0, d.Xy)(e)
};
return Object.values(r).flat().some((e) => e != null && e !== "");
});
}
async function passAnswer(e, t) {
let { provider: n, exchange: r, response: i, reader: a, asked: o, dialect: s, begun: c, meter: l } = t;
let u = r.status !== null && r.status < 300;
let d = a === null ? null : u ? new AnswerBody(a, e.headers) : new ErrorBody();
e.once("error", () => {
t.cutBy ??= "provider";
});
let f = u && eventsBy(e.headers) !== "no";
let p = o?.hidesUsage === !0 && f;
let m = keysIn(n, u ? "answer" : "error");
let h = r.method !== "HEAD";
let g = m !== null && h;
let _ = p || g || h && !u ? decompressorOf(e.headers) : null;
let v = p && (_ !== null || encodingsOf(e.headers).length === 0);
let y = _ === null ? e : e.pipe(_);
let b = [...g ? [new KeyMask(m)] : [], ...v ? [new EventFilter((e) => !s.hidesUsage(e))] : []];
let shown = (e) => m?.text(e) ?? e;
let x = shown(e.statusMessage ?? "");
let S = b.length > 0 || _ !== null;
i.writeHead(r.status, isSendable(x) ? x : "", (0, j.b6)(e, S, _ !== null).map(shown));
i.flushHeaders();
let C = !1;
e.once("end", () => {
C = t.cutBy === void 0;
l.reading(r);
});
e.on("data", () => {
t.heard = performance.now();
r.first_byte_ms ??= Math.round(t.heard - c);
});
(d instanceof ErrorBody ? y : e).on("data", (e) => d?.push(e));
let { promise: w, resolve: T } = Promise.withResolvers();
b.reduce((e, t) => e.pipe(t), y).pipe(i);
(0, N.finished)(e, (e) => e && i.destroy());
_?.once("error", () => {
t.cutBy ??= "provider";
i.destroy();
});
(0, N.finished)(i, () => {
l.reading(r);
T();
});
await w;
e.pause();
t.cutBy === "agent" && d instanceof AnswerBody && await readUsage(e, d, a);
e.destroy();
_?.destroy();
await d?.end();
d instanceof ErrorBody ? r.error = shortName(d.code) : r.unread = d?.blank === !1 && isUnread(a);
if (r.end === "idle") return;
t.cutBy === "agent" ? C || u && a?.complete === !0 || (r.end = "cut_by_agent") : e.complete || (r.end = "cut_by_provider");
}
function isUnread({ answer: e, fault: t, tokens: n }) {
return t === null ? e === null : n === null && saysSomething(e);
}
async function readUsage(e, t, n) {
let isMissing = async () => {
await t.read();
return n.complete && n.tokens === null;
};
if (!await isMissing()) return;
e.unpipe();
(0, N.addAbortSignal)(AbortSignal.timeout(2e3), e);
try {
for await (let t of e) if (!await isMissing()) break;
} catch {}
}
function isSendable(e) {
return /^[\t\x20-\x7e\x80-\xff]*$/.test(e);
}
let V = Buffer.allocUnsafeSlow(262144);
let H = 2 ** 40;
class QuickBody {
#e = null;
#t = null;
#n = "head";
#r = "";
#i = 0;
#a = 0;
connect(e) {
this.#e = e({
buffer: V,
callback: (e) => this.#o(V.subarray(0, e))
});
return this.#e;
}
begin() {
this.#t = null;
this.#n = "head";
this.#r = "";
}
pass(e) {
this.#n === "head" && (this.#t = e);
}
#o(e) {
let t = e;
for (; this.#n === "head" && t.length > 0;) t = this.#c(t);
if (t.length === 0) return !0;
return this.#n === "as it is" ? this.#s(t) : this.#l(t);
}
#s(e) {
return this.#e.push(Buffer.from(e));
}
#c(e) {
let t = this.#r.length;
this.#r += e.toString("latin1");
let n = this.#r.indexOf("\r\n\r\n");
let r = n < 0 ? e.length : n + 4 - t;
let i = this.#r.slice(0, n);
this.#s(e.subarray(0, r));
if (n < 0) return e.subarray(r);
this.#r = "";
if (/^HTTP\/1\.1 1\d\d /.test(i)) return e.subarray(r);
let a = /^transfer-encoding:[ \t]*chunked[ \t]*$/im.test(i) && !/^content-length:/im.test(i);
this.#n = a && this.#t !== null ? "size" : "as it is";
this.#i = 0;
this.#a = 0;
return e.subarray(r);
}
#l(e) {
let t = Buffer.allocUnsafe(e.length);
let n = 0;
let r = 0;
let i = !1;
for (; r < e.length && this.#n !== "as it is" && !i;) if (this.#n === "data") {
let i = Math.min(e.length, r + this.#i);
e.copy(t, n, r, i);
n += i - r;
this.#i -= i - r;
r = i;
this.#i === 0 && (this.#n = "end of data");
} else i = !this.#u(e[r++]);
let a = n === 0 || this.#t.push(t.subarray(0, n));
i && this.#e.destroy(Error("the answer is not in chunks"));
if (this.#n !== "as it is") return a;
return this.#s(Buffer.from(`0\r\n${e.toString("latin1", r)}`, "latin1"));
}
#u(e) {
if (this.#n === "end of data") {
if (e === 10 && this.#a === 1) {
this.#n = "size";
this.#a = 0;
} else if (e === 13 && this.#a === 0) this.#a = 1;
else return !1;
return !0;
}
if (e === 10) {
if (this.#a === 0) return !1;
this.#a = 0;
this.#n = this.#i === 0 ? "as it is" : "data";
return !0;
}
this.#a += 1;
if (this.#a > 4096) return !1;
if (this.#n === "extension") return !0;
let t = digitOf(e);
if (t !== null) this.#i = this.#i * 16 + t;
else if (this.#a === 1) return !1;
else this.#n = "extension";
return this.#i <= H;
}
}
function digitOf(e) {
if (e >= 48 && e <= 57) return e - 48;
let t = e | 32;
return t >= 97 && t <= 102 ? t - 87 : null;
}
let U = new WeakMap();
function connectQuickly(e) {
let t = new QuickBody();
let n = t.connect(e);
U.set(n, t);
return n;
}
function beginAnswer(e) {
U.get(e)?.begin();
}
function passQuickly(e) {
let { statusCode: t } = e;
t !== 204 && t !== 304 && U.get(e.socket)?.pass(e);
}
function unreachedBy(e, t, n) {
let r = (0, o.$N)(e);
if (r === "HPE_HEADER_OVERFLOW") return {
reason: `its answer has more than ${j.qB / 1024} KB of headers`,
advice: null
};
return {
reason: r ?? (0, o.bD)(e),
advice: proxyAdvice(e, t, n) ?? adviceFor(e)
};
}
function lineOf({ reason: e, advice: t }) {
return t === null ? e : `${e}: ${t}`;
}
function adviceFor(e) {
let t = (0, o.$N)(e) ?? "";
if (/SELF_SIGNED|^UNABLE_TO_(GET_ISSUER|VERIFY)/.test(t)) return "Node.js does not know the authority of its certificate; set NODE_EXTRA_CA_CERTS to the file of that authority, in the environment of this program";
if (t === "CERT_HAS_EXPIRED" || t === "CERT_NOT_YET_VALID") return "its certificate is not valid at the time of this machine; renew it, or set the clock";
if (t === "ERR_TLS_CERT_ALTNAME_INVALID") return "its certificate is for another host; write the name that the certificate has in model-endpoints";
if (t === "EPROTO" && /wrong version number|packet length|http request/.test((0, o.bD)(e))) return "it does not use TLS at this port; write http:// in model-endpoints, or another port";
if (t === "HPE_INVALID_CONSTANT") return "it does not speak HTTP at this port; check the port in model-endpoints";
return null;
}
function proxyAdvice(e, t, n) {
let [r, i] = n.find(([e, n]) => n !== null && `${e.toLowerCase().split("_")[0]}:` === t.protocol) ?? ["", null];
if (i === null) return null;
let a = new URL(i);
let s = `check the proxy in ${r}, or name ${t.hostname} in no_proxy`;
if ((0, o.$N)(e) === "ERR_PROXY_TUNNEL") {
let t = /HTTP\/1\.\d (\d{3})/.exec((0, o.bD)(e))?.[1];
let n = t === "407" ? " and its login" : "";
return `the proxy does not lead there${t === void 0 ? "" : ` (${t})`}; ${s.replace(" in", `${n} in`)}`;
}
let [c = e] = e instanceof AggregateError ? e.errors : [];
let { hostname: l, address: u, port: d } = c;
let f = t.hostname === "localhost" ? ["127.0.0.1", "::1"] : [t.hostname.replace(/^\[|\]$/g, "")];
let p = t.hostname !== a.hostname && f.includes(u ?? "");
return l === a.hostname || d !== void 0 && d === Number(a.port || 80) && !p ? `the proxy is not reached; ${s}` : null;
}
let W = {
beforeStream: 6e4,
otherwise: 3e5
};
async function sendRequest(e, t, n) {
let { url: r, exchange: i, response: a, begun: s } = e;
let { promise: c, resolve: l } = Promise.withResolvers();
let u = requestHeaders(e);
let d = t.request(r, {
method: i.method,
headers: u,
timeout: n
});
let stop = () => d.destroy();
let cutByAgent = () => {
if (a.writableFinished) return;
e.cutBy ??= "agent";
f = a.writableNeedDrain ? null : silenceOf(e);
i.status === null && stop();
};
let f = null;
a.once("close", cutByAgent);
a.destroyed && cutByAgent();
d.on("timeout", () => {
a.writableNeedDrain ? e.cutBy ??= "agent" : i.end = "idle";
stop();
});
d.once("response", (t) => {
let { statusCode: n = 0 } = t;
if (n < 200) {
t.on("error", () => {});
failed(Error(`an answer of the status ${n}, which HTTP does not have`));
return stop();
}
i.status = n;
e.heard = performance.now();
i.method !== "HEAD" && passQuickly(t);
passAnswer(t, e).then(l, (e) => {
i.end = "cut_by_provider";
i.error = shortName((0, o.$N)(e) ?? (0, o.bD)(e));
a.destroy();
stop();
l();
});
});
let failed = (n) => {
if (i.status !== null || i.end === "no_connection") return;
if (e.cutBy === "agent") i.end = "cut_by_agent";
else {
i.end !== "idle" && (i.end = "no_connection");
i.error = shortName(lineOf(t.unreached(n, r)));
let o = `agentbench: no connection to ${i.provider} (${i.error})`;
sendError(a, e.dialect, 502, o);
}
l();
};
d.on("error", failed);
d.on("upgrade", (e, t) => {
t.on("error", () => {}).destroy();
failed(Error("an upgrade in the place of an answer"));
});
d.on("close", () => failed(Error("no answer")));
e.asked === null ? (0, N.pipeline)(e.incoming, d, () => {}) : d.end(e.asked.bytes);
await c;
if (i.end === "cut_by_agent" && f !== null) {
i.end = "idle";
i.error = f;
}
i.first_byte_ms ??= i.status === null ? null : Math.round(performance.now() - s);
}
function silenceOf({ exchange: e, asked: t, heard: n }) {
let r = performance.now() - n;
return r < (t?.stream === !0 && e.status === null ? W.beforeStream : W.otherwise) ? null : `no data for ${Math.round(r / 1e3)} s, until the agent gave up`;
}
function requestHeaders({ provider: e, incoming: t, url: n, asked: r, exchange: i }) {
let a = r === null ? (0, j.Vk)(t) : ["content-length", String(r.bytes.length)];
let o = a.length > 0 && /^(GET|HEAD|DELETE|OPTIONS)$/.test(i.method) ? ["connection", "close"] : [];
return [
"host",
n.host,
...(0, M.iC)(e, [...(0, j.T2)(t), ...a], n),
...o
];
}
var de = n(69835);
var G = n(37067);
var K = n(44708);
let q = 2e3;
let J = 15e3;
class Upstream {
#e;
unusedProxies;
#t;
constructor(e) {
let t = {
keepAlive: !0,
timeout: 4e3,
maxSockets: Infinity,
autoSelectFamilyAttemptTimeout: q
};
let n = proxiesOf(e);
this.#t = n;
this.unusedProxies = n.flatMap(([e, t]) => t === null ? [e] : []);
let r = {
...t,
proxyEnv: proxyEnvironment(e, n)
};
this.#e = {
"http:": n.length > this.unusedProxies.length ? new G.Agent(r) : new QuickAgent(t),
"https:": new K.Agent(r)
};
}
request(e, t) {
let { headers: n, ...r } = t;
return (e.protocol === "https:" ? K.request : G.request)(e, {
...r,
...n === void 0 ? {} : { headers: n },
agent: this.#e[e.protocol],
maxHeaderSize: j.qB,
setHost: !0
});
}
unreached(e, t) {
return unreachedBy(e, t, this.#t);
}
async reach({ endpoint: e }, t) {
let { promise: n, resolve: r, reject: i } = Promise.withResolvers();
let a = this.request(e, {
method: "HEAD",
timeout: t
});
endAfter(t, a);
a.once("response", (e) => {
e.on("error", () => {}).resume();
r();
});
a.on("error", i).on("close", () => i(Error("no answer")));
a.end();
await n;
}
async ask(e, t, n) {
let r = (0, M.$r)(e, t, n);
let i = e.family === "anthropic" ? ["anthropic-version", "2023-06-01"] : [];
let a = [...(0, M.iC)(e, ["Host", r.host], r), ...i];
let { promise: o, resolve: s, reject: c } = Promise.withResolvers();
let l = !1;
let u = this.request(r, {
method: "GET",
headers: a,
timeout: J
});
endAfter(J, u);
u.on("error", c).on("close", () => l || c(Error("no answer"))).on("response", async (e) => {
l = !0;
try {
let t = [];
let n = 0;
for await (let r of e) {
n += r.length;
if (n > 8388608) throw Error("the answer is too large");
t.push(r);
}
s({
status: e.statusCode ?? 0,
text: Buffer.concat(t).toString()
});
} catch (e) {
u.destroy();
c(e);
}
});
u.end();
return await o;
}
close() {
for (let e of Object.values(this.#e)) e.destroy();
}
}
function endAfter(e, t) {
let n = setTimeout(() => t.destroy(Error(`no answer within ${e / 1e3} s`)), e);
t.once("close", () => clearTimeout(n));
}
class QuickAgent extends G.Agent {
createConnection(e) {
return connectQuickly((t) => super.createConnection({
...e,
onread: t
}));
}
reuseSocket(e, t) {
beginAnswer(e);
super.reuseSocket(e, t);
}
}
function proxyEnvironment(e, t) {
let n = t.flatMap(([e, t]) => t === null ? [] : [[e, t]]);
let r = [
e.no_proxy || e.NO_PROXY,
"localhost",
"127.0.0.1",
"[::1]",
"::1"
];
return {
...Object.fromEntries(n),
no_proxy: r.filter(Boolean).join(",")
};
}
function proxiesOf(e) {
return Object.entries(e).flatMap(([e, t = ""]) => {
let n = t.trim();
if (!/^https?_proxy$/i.test(e) || n === "") return [];
let r = URL.parse(n.includes("://") ? n : `http://${n}`);
return [[e, r !== null && /^https?:$/.test(r.protocol) ? r.href : null]];
});
}
class Forwarder {
upstream;
#e;
constructor(e) {
this.#e = e;
this.upstream = new Upstream(e.environment);
}
async forward(e) {
let { provider: t, path: n, query: r, incoming: i, response: a, meter: s } = e;
let c = i.method ?? "GET";
let l = (0, M.$r)(t, n, r);
let u = l === null ? null : (0, M.s1)(l.pathname);
let d = u === null ? null : dialectOf(c, u);
let f = performance.now();
let p = (0, A.Ub)(t.name, d, c, n);
let m = 0;
let hold = (e) => {
m += e;
return s.hold(e);
};
let cut = () => a.destroy();
let { signal: h } = s.ended;
h.addEventListener("abort", cut);
h.aborted && cut();
try {
await this.#t({
...e,
url: l,
plain: u,
dialect: d,
exchange: p,
begun: f,
hold
});
} catch (e) {
p.error ??= shortName((0, o.$N)(e) ?? (0, o.bD)(e));
a.destroy();
} finally {
h.removeEventListener("abort", cut);
s.hold(-m);
}
p.duration_ms = Math.round(performance.now() - f);
return {
exchange: p,
dialect: d
};
}
async #t(e) {
let { provider: t, url: n, plain: r, dialect: i, exchange: a, response: o, meter: s } = e;
let refuse = (e, t) => {
a.status = e;
sendError(o, i, e, `agentbench: ${t}`);
};
if (n === null || r === null) return refuse(404, `this path is outside ${t.name}'s endpoint`);
if ((0, j.$e)(n.searchParams)) return refuse(400, "the method, headers and body are those of the request; ask without $httpMethod and the like");
let c = [
"GET",
"HEAD",
"OPTIONS"
].includes(a.method);
if (givesLastingAccess(c, r.slice((0, M.s1)(t.endpoint.pathname).length))) {
a.end = "refused";
a.error = "lasting_access";
return refuse(403, "this path makes or manages keys, sessions or accounts, which would outlive the trial; it is not forwarded");
}
let l = i === null ? null : await readAsked(i, e, {
url: n,
plain: r
}, this.#e.hostedTools);
await s.counted();
if (l === "cut" || o.destroyed) {
a.end = "cut_by_agent";
o.destroy();
return;
}
if (l !== null && "refused" in l) return refuse(l.refused, l.message);
let u = (0, M.DO)(t);
if (u !== null) return refuse(401, `${u} has a character that no header carries; give the key as its provider shows it`);
let d = isUnreadModel(a.method, r);
if (this.#e.hostedTools === "strip" && (d || handsOnTools(a.method, r))) return refuse(400, `hosted tools cannot be taken out of this request; ask ${d ? "with generateContent, Messages or Responses" : "the model itself, without a batch, a cache or an assistant"}`);
let f = i !== null || d ? s.admit() : c ? null : s.admitUnmetered();
if (f !== null) {
a.end = "refused";
a.error = f.limit;
return refuse(402, `${f.message}; no further requests are forwarded`);
}
let p = new de.W(1048576);
let m = i?.reader(p) ?? null;
a.stream = l?.stream ?? null;
await sendRequest({
...e,
url: n,
asked: l,
reader: m,
heard: performance.now()
}, this.upstream, this.#e.idleLimit);
m === null ? d && (a.unread = a.status === null ? a.end !== "no_connection" : a.status < 300) : this.#n(a, t, m, p);
}
#n(e, t, n, r) {
e.model.served = shortName(n.model || null);
e.tokens = n.tokens;
e.response = n.answer;
e.hosted_tools.used = shortNames(n.hosted);
e.error ??= shortName(n.fault);
r.full && (e.response = {
...n.answer,
agentbench_cut: !0
});
e.status !== null && e.status < 300 && e.end === "complete" && !n.complete && e.error === null && (e.error = n.answer === null ? A.Dn : A.lO);
let { tokens: i, model: a } = e;
if (i === null) return;
let o = (0, _.ho)(t, [a.served, a.asked], i, this.#e.prices);
e.cost_usd = o?.whole ?? null;
e.known_cost_usd = o?.known ?? null;
}
}
let fe = `agentbench: the headers of a request may have ${j.qB / 1024} KB`;
class Gateway {
providers;
#e;
#t = new Map();
#n = new Set();
strangers = 0;
oversized = 0;
constructor(e, t) {
this.providers = e;
this.#e = t;
}
async listen(e, t = null, n) {
let r = {
maxHeaderSize: j.qB,
requestTimeout: 0,
headersTimeout: 6e4,
keepAliveTimeout: 12e4,
shouldUpgradeCallback: (e) => !/^h2c$/i.test(e.headers.upgrade ?? "")
};
let i = (0, G.createServer)(r, (e, n) => {
e.on("error", () => {});
n.on("error", () => {});
this.#o.set(e.socket, n);
t !== null && !e.url?.startsWith("/") ? t.pass(e, n) : this.#u(e, n);
});
i.maxConnections = 4096;
let a = "socket" in e ? e.socket : "";
i.on("connection", (e) => this.#i(e, e.remoteAddress ?? a));
i.on("connect", (e, n, r) => {
n.on("error", () => {});
this.#s(n) ? n.destroy() : t === null ? n.end(unreadableRequest("405 Method Not Allowed", "agentbench: this is not a proxy; ask hosts without one, and models at AGENTBENCH_MODEL_URL")) : t.tunnel(e, n, r);
});
i.on("upgrade", (e, t) => {
t.on("error", () => {});
this.#s(t) ? t.destroy() : t.end(unreadableRequest("426 Upgrade Required", "agentbench: WebSockets and other upgrades are not forwarded; ask by plain requests, such as POST with a stream"));
});
i.on("clientError", (e, t) => this.#l(e, t));
let { promise: o, resolve: s, reject: c } = Promise.withResolvers();
i.once("error", c).once("listening", s);
"socket" in e ? i.listen(e.socket) : i.listen(0, e.host);
await o;
i.on("error", () => {});
this.#n.add(i);
n?.addEventListener("abort", () => void this.#r(i), { once: !0 });
"socket" in e && await (0, u.chmod)(e.socket, 511);
return "socket" in e ? 0 : i.address().port;
}
admit(e, t) {
this.#t.set(e.token, e);
e.ended.signal.addEventListener("abort", () => this.#t.delete(e.token), { once: !0 });
return (0, M.fS)(this.providers, t, e.token);
}
async close() {
this.#e.upstream.close();
await Promise.all([...[...this.#n].map((e) => this.#r(e)), ...[...this.#a].map((e) => e.destroy())]);
}
async #r(e) {
this.#n.delete(e);
let { promise: t, resolve: n } = Promise.withResolvers();
e.close(() => n());
e.closeAllConnections();
await t;
}
#i(e, t) {
let n = (this.#c.get(t) ?? 0) + 1;
this.#c.set(t, n);
this.#a.add(e);
e.once("close", () => {
this.#a.delete(e);
let n = this.#c.get(t) - 1;
n === 0 ? this.#c.delete(t) : this.#c.set(t, n);
});
n > 1024 && e.destroy();
}
#a = new Set();
#o = new WeakMap();
#s(e) {
return this.#o.get(e)?.closed === !1;
}
#c = new Map();
#l(e, t) {
if (t.writableEnded) return;
let n = (0, o.$N)(e) ?? "";
if (!n.startsWith("HPE_") || this.#s(t)) {
t.destroy();
return;
}
if (n === "HPE_HEADER_OVERFLOW") {
this.oversized += 1;
t.end(unreadableRequest("431 Request Header Fields Too Large", fe));
} else {
let r = e.rawPacket?.[0] === 22 ? "agentbench: this is TLS; the meter is reached by http://" : `agentbench: this is no request in HTTP/1.1 (${n})`;
t.end(unreadableRequest("400 Bad Request", r));
}
setTimeout(() => t.destroy(), 2e3).unref();
}
#u(e, t) {
let n = urlOf(e);
let r = n === null ? null : (0, M.jf)(e.headers, n);
let i = r === null ? void 0 : this.#t.get(r);
let [, a = "", o = ""] = /^\/([^/]*)(.*)$/s.exec(n?.pathname ?? "") ?? [];
let s = this.providers.find((e) => e.name === a);
if (n === null || i === void 0) {
this.strangers += 1;
sendError(t, null, 401, "agentbench: the token of a running trial is required in place of the key");
} else e.method === "TRACE" ? sendError(t, null, 405, "agentbench: TRACE is not forwarded") : s === void 0 ? sendError(t, null, 404, `agentbench: no provider of this run; the path begins with ${this.providers.map((e) => `/${e.name}`).join(", ")}`) : i.follow(this.#e.forward({
provider: s,
path: o,
query: n.search,
incoming: e,
response: t,
meter: i
}));
}
}
function urlOf(e) {
return e.url?.startsWith("/") ? URL.parse(e.url, "http://meter.invalid") : null;
}
var pe = n(3350);
var me = n(22495);
let he = {
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
async function requireModel(e, t, n, r) {
let { one: i, all: a, query: s } = he[e];
if ((await r(i + encodeURIComponent(n), "").catch(() => null))?.status !== 404) return;
let c = await r(a, s).catch(() => null);
let l = c?.status === 200 ? namesIn(c.text) : [];
let u = n.replace(/^models\//, "").replace(/:[^/:]*$|@preset\/.*$/, "");
if (l.length === 0 || u === "" || l.includes(n) || l.includes(u)) return;
throw new o.yo(`agent-model: ${t} knows no model ${n}; did you mean ${(0, me.h0)((0, pe.Nf)(n, l), 200)}?`);
}
function namesIn(e) {
try {
let { data: t, models: n } = JSON.parse(e);
let r = Array.isArray(t) ? t : Array.isArray(n) ? n : [];
let i = r.flatMap((e) => [e?.id ?? e?.name, e?.canonical_slug].filter((e) => typeof e == "string").map((e) => e.replace(/^models\//, "")));
return !i.some((e) => e.includes("*")) && r.every((e) => !e?.lifecycle_status) ? i : [];
} catch {
return [];
}
}
var ge = n(48161);
var _e = n(7071);
let Y = [80, 443];
class HostRules {
#e;
#t = [];
#n;
constructor({ user: e, task: t }) {
this.#e = e;
this.#n = t === null ? null : new i.BlockList();
for (let e of t ?? []) this.#r(e.trim().toLowerCase().replace(/\.$/, ""));
}
#r(e) {
let [t = "", n] = e.split("/");
let r = (0, i.isIP)(t) === 6 ? "ipv6" : "ipv4";
n === void 0 ? (0, i.isIP)(t) === 0 ? this.#t.push(e) : this.#n.addAddress(t, r) : this.#n.addSubnet(t, Number(n), r);
}
refusal(e, t) {
if (!this.#i(e)) return "allowed_hosts of this task";
return this.#e === null || this.isNamedByUser(e, t) ? null : "allow-hosts (network: restricted)";
}
isNamedByUser(e, t) {
return (this.#e ?? []).some(({ name: n, port: r }) => (r === null ? Y.includes(t) : r === t) && fits(n, e));
}
#i(e) {
if (this.#n === null) return !0;
let t = e.replace(/^\[|\]$/g, "");
let n = (0, i.isIP)(t);
if (n !== 0) return this.#n.check(t, n === 6 ? "ipv6" : "ipv4");
return this.#t.some((t) => fits(t, e));
}
}
function fits(e, t) {
return e.startsWith("*.") ? t.endsWith(e.slice(1)) && (0, i.isIP)(t) === 0 : t === e;
}
let X = 3e4;
let Z = new i.BlockList();
for (let [e, t] of [
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
]) Z.addSubnet(e, t, "ipv4");
for (let [e, t] of [
["::", 127],
["64:ff9b::", 96],
["64:ff9b:1::", 48],
["2001::", 32],
["2002::", 16],
["fc00::", 7],
["fe80::", 10],
["ff00::", 8]
]) Z.addSubnet(e, t, "ipv6");
class AllowProxy {
#e;
constructor(e) {
this.#e = e;
}
async tunnel(e, t, n) {
t.on("error", () => {});
let r = URL.parse(`http://${e.url}`);
let i = Number(r?.port || 80);
let a;
try {
if (r === null) throw new Refused(400, `${e.url} is not a host with a port`);
a = await this.#t(r.hostname, i);
} catch (e) {
let { status: n, words: r, text: i } = refusalOf(e);
t.end(`HTTP/1.1 ${n} ${r}\r\nContent-Type: text/plain\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(i)}\r\n\r\n${i}`);
return;
}
if (t.destroyed || a.destroyed) {
t.destroy();
a.destroy();
return;
}
t.write("HTTP/1.1 200 Connection established\r\n\r\n");
n.length > 0 && a.write(n);
(0, N.pipeline)(t, a, (e) => e && a.destroy());
(0, N.pipeline)(a, t, (e) => e && t.destroy());
}
async pass(e, t) {
let n = URL.parse(e.url ?? "");
let refuse = (e) => {
if (t.headersSent || t.destroyed) return;
let { status: n, words: r, text: i } = refusalOf(e);
t.writeHead(n, r, { "content-type": "text/plain" }).end(i);
};
try {
if (n === null || n.protocol !== "http:") throw new Refused(400, "the proxy serves http:// and CONNECT only");
let r = await this.#t(n.hostname, Number(n.port || 80));
(0, N.finished)(t, () => r.destroy());
let i = (0, G.request)(n, {
method: e.method,
headers: [
"host",
n.host,
...(0, j.T2)(e),
...(0, j.Vk)(e)
],
createConnection: () => r,
maxHeaderSize: j.qB
});
i.once("response", (e) => {
try {
t.writeHead(e.statusCode, (0, j.b6)(e, !1));
(0, N.pipeline)(e, t, () => {});
} catch {
t.destroy();
}
});
let cut = () => Error(`${n.host} gives no answer that can be passed on`);
i.on("error", () => refuse(cut()));
i.on("upgrade", (e, t) => refuse(t.destroy() && cut()));
i.on("close", () => refuse(cut()));
(0, N.pipeline)(e, i, () => {});
} catch (e) {
refuse(e);
}
}
async #t(e, t) {
let n = e.toLowerCase().replace(/\.$/, "");
let { until: a, ...s } = this.#e();
let c = new HostRules(s);
let l = c.refusal(n, t);
if (l !== null) throw new Refused(403, `${n}:${t} is not one of ${l}`);
let u = await (0, r.lookup)(n.replace(/^\[|\]$/g, ""), { all: !0 }).catch((e) => {
throw Error(`${n} has no address (${(0, o.$N)(e) ?? (0, o.bD)(e)})`);
});
let d = u.filter(({ address: e }) => c.isNamedByUser((0, _e.jV)(e) ?? e, t) || !isInside(e));
if (d.length === 0) throw new Refused(403, `${n} leads to ${u.map(({ address: e }) => e).join(", ")}, inside this network; name the address in allow-hosts to allow it`);
let f = (0, i.connect)({
host: n,
port: t,
autoSelectFamilyAttemptTimeout: q,
lookup: (e, t, n) => n(null, d)
});
let { promise: p, resolve: m, reject: h } = Promise.withResolvers();
f.setTimeout(X, () => f.destroy(Error(`${X / 1e3} s`)));
f.once("connect", m).once("error", h);
await p.catch((e) => {
throw Error(`${n}:${t} does not answer (${(0, o.$N)(e) ?? (0, o.bD)(e)})`);
});
f.setTimeout(0);
f.on("error", () => {});
(0, N.addAbortSignal)(a, f);
return f;
}
}
function refusalOf(e) {
let t = `agentbench: ${(0, o.bD)(e)}`;
let n = t.replaceAll(/[^\x20-\x7e]/g, "?").slice(0, 300);
return {
status: e instanceof Refused ? e.status : 502,
words: n,
text: `${t}\n`
};
}
function isInside(e) {
let t = (0, i.isIP)(e) === 6 ? "ipv6" : "ipv4";
let n = new i.BlockList();
for (let e of Object.values((0, ge.networkInterfaces)()).flatMap((e) => e ?? [])) n.addAddress(e.address, e.family === "IPv6" ? "ipv6" : "ipv4");
return Z.check(e, t) || n.check(e, t);
}
class Refused extends Error {
status;
constructor(e, t) {
super(t);
this.status = e;
}
}
var Q = n(18253);
var $ = n(71826);
let ve = {
input_tokens: null,
cached_input_tokens: null,
output_tokens: null,
reasoning_tokens: null,
cost_usd: null
};
class Account {
#e = {
input_tokens: 0,
cached_input_tokens: 0,
output_tokens: 0,
reasoning_tokens: null,
cost_usd: null,
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
#t = new Map();
unknown = {
price: new Set(),
fees: new Set(),
tier: new Set(),
media: new Set(),
usage: new Set()
};
#n = 0;
#r = null;
add(e) {
let t = this.#e;
if (e.dialect === null) {
t.unmetered_requests += 1;
let n = `a model at ${e.path}`.slice(0, 200);
(0, A.mY)(e) && addModel(this.unknown.usage, { model: {
asked: n,
served: null
} });
return;
}
t.requests += 1;
(0, A.c2)(e) === 429 && (t.throttled_requests += 1);
if ((0, A.Qy)(e)) {
let n = e.conversation ?? "";
let r = (this.#t.get(n) ?? 0) + 1;
this.#t.set(n, r);
t.steps = Math.max(t.steps, r);
} else t.failed_requests += 1;
(0, A.mY)(e) && addModel(this.unknown.usage, e);
let { provider: n, status: r, end: i, error: a } = e;
if (i !== "refused" && (i !== "cut_by_agent" || r !== null)) {
let t = (0, A.c2)(e) === 404 && this.answered ? null : (0, A.Kl)(e);
this.#r = t === null ? null : {
fault: t,
exchange: {
provider: n,
status: r,
end: i,
error: a
}
};
}
this.#i(e);
addNames(t.models, [e.model.served]);
addNames(t.hosted_tools.offered, e.hosted_tools.offered);
addNames(t.hosted_tools.used, e.hosted_tools.used);
}
#i(e) {
let { tokens: t, cost_usd: n, known_cost_usd: r } = e;
if (t === null) return;
let i = this.#e;
i.input_tokens += t.input;
i.cached_input_tokens += t.cachedInput;
i.output_tokens += t.output;
t.reasoning !== null && (i.reasoning_tokens = (i.reasoning_tokens ?? 0) + t.reasoning);
this.#n += r ?? 0;
n === null && addModel(this.unknown[r === null ? "price" : (0, _.QH)(t)], e);
}
addWaiting(e) {
this.#e.waiting_ms += e;
}
get cost() {
return (0, $.XO)(this.#n);
}
get fault() {
if (this.#r === null) return null;
let { fault: e, exchange: t } = this.#r;
return {
kind: e,
message: describeFault(t)
};
}
get answered() {
return this.#t.size > 0;
}
get #a() {
let { usage: e, ...t } = this.unknown;
return Object.values(t).every(({ size: e }) => e === 0);
}
get usage() {
return {
...this.#e,
cost_usd: this.#a ? this.cost : null,
...this.unknown.usage.size === 0 ? {} : ve,
waiting_ms: Math.round(this.#e.waiting_ms)
};
}
}
function addModel(e, { model: t }) {
e.size < 50 && e.add(t.served ?? t.asked ?? "a model without a name");
}
function addNames(e, t) {
for (let n of t) n !== null && n !== "" && !e.includes(n) && e.length < 50 && e.push(n);
}
function describeFault({ provider: e, status: t, end: n, error: r }) {
let i = `The last request to ${e}`;
if (n === "no_connection") return `${i} got no connection (${r ?? "unknown"})`;
if (n === "cut_by_provider") return `${i} was cut by the provider before the end of the answer`;
if (n === "idle") return `${i} got no complete answer: ${r ?? "no further data"}`;
let a = r === null ? "" : ` (${r})`;
return t !== null && t >= 300 ? `${i} was answered with ${t}${a}` : `${i} failed${a}`;
}
class TrialMeter {
token = (0, c.randomBytes)(32).toString("base64url");
account = new Account();
ended = new AbortController();
logError = null;
#e;
#t = new Set();
#n = 0;
constructor(e) {
this.#e = e;
}
admit() {
let { limits: e, runLimit: t } = this.#e;
let n = t() ?? this.#o(e);
n === null ? this.#r += 1 : this.#a(n);
return n;
}
#r = 0;
#i = !1;
admitUnmetered() {
let { limits: e, runLimit: t } = this.#e;
let n = t() ?? this.#o({
...e,
requests: null
});
n !== null && this.#a(n);
return n;
}
#a(e) {
if (this.#i) return;
this.#i = !0;
this.#e.onRefusal(e);
}
get spent() {
let { cost: e, requests: t } = this.#e.before;
return {
cost: (0, $.XO)(e + this.account.cost),
requests: t + this.#r
};
}
#o({ cost: e, requests: t }) {
let { spent: n } = this;
if (e !== null && n.cost >= e) return {
limit: "trial-max-cost",
message: `the trial has used ${(0, Q.LT)(n.cost)} of ${e} USD (trial-max-cost)`
};
if (t !== null && n.requests >= t) return {
limit: "trial-max-requests",
message: `the trial has made ${(0, Q.U9)(t, "request")} (trial-max-requests)`
};
return null;
}
hold(e) {
this.#s += e;
return this.#s <= 134217728;
}
#s = 0;
get holdsMuch() {
return this.#s > 4194304;
}
reading(e) {
if (this.#c.has(e)) return;
let { promise: t, resolve: n } = Promise.withResolvers();
this.#c.set(e, {
promise: t,
resolve: n
});
}
#c = new Map();
async counted() {
await Promise.all([...this.#c.values()].map(({ promise: e }) => e));
}
follow(e) {
this.#t.size === 0 && (this.#n = performance.now());
let t = e.then(({ exchange: e, dialect: n }) => {
this.#t.delete(t);
this.#t.size === 0 && this.account.addWaiting(performance.now() - this.#n);
this.account.add(e);
e.known_cost_usd !== null && this.#e.onCost(e.known_cost_usd);
this.#e.log.add(e, n?.repeated ?? []);
this.#c.get(e)?.resolve();
this.#c.delete(e);
});
this.#t.add(t);
}
async close() {
this.ended.abort();
await Promise.all(this.#t);
await this.#e.log.close().catch((e) => {
this.logError = e;
});
return this.account.usage;
}
get leftOut() {
return this.#e.log.leftOut;
}
}
class Meter {
#e;
#t;
#n;
#r;
static async open(e) {
let { options: t, keys: n, environment: r, address: i, signal: a = s.tm } = e;
let o = new Forwarder({
prices: t["model-prices"],
hostedTools: t["hosted-tools"],
idleLimit: 18e5,
environment: r
});
let c = new Gateway((0, M.Ou)(n, t["model-endpoints"]), o);
try {
await (0, s.Wh)(Promise.all(c.providers.map((e) => reach(o, e))), a);
let n = i === null ? null : await listen(c, i, t["model-address"]);
return new Meter(e, o, c, n);
} catch (e) {
await c.close();
throw e;
}
}
constructor(e, t, n, r) {
this.#t = t;
this.#e = e;
this.#n = n;
this.#r = r;
}
get hasModels() {
return this.#n.providers.length > 0;
}
runLimit() {
return this.hasModels ? this.#e.runLimit() : null;
}
get strangers() {
return this.#n.strangers;
}
get oversized() {
return this.#n.oversized;
}
async requireModel(e, t) {
let n = (0, M.zG)(e, this.#n.providers);
if (n === null) return;
let r = requireModel(n.family, n.name, t, (e, t) => this.#t.upstream.ask(n, e, t));
await (0, s.Wh)(r, this.#e.signal ?? s.tm);
}
async serve({ socket: e, allowed: t, removed: n }) {
let { network: r, "allow-hosts": i } = this.#e.options;
let a = r === "restricted" ? i : null;
let o = new AllowProxy(() => {
let { hosts: e, until: n } = t();
return {
user: a,
task: e,
until: n
};
});
await this.#n.listen({ socket: e }, o, n);
}
begin(e) {
let { options: t, redactor: n, runLimit: r } = this.#e;
let i = new TrialMeter({
limits: {
cost: t["trial-max-cost"] ?? null,
requests: t["trial-max-requests"] ?? null
},
before: { ...e.spent },
log: new ExchangeLog(a.join(e.directory, e.file), n, t["max-log-size"]),
runLimit: r,
onCost: e.onCost,
onRefusal: e.onRefusal
});
return {
meter: i,
variables: this.#n.admit(i, e.relay?.url ?? this.#r)
};
}
async close() {
await this.#n.close();
}
}
async function reach(e, t) {
await e.upstream.reach(t, 15e3).catch((n) => {
let { name: r, endpoint: i } = t;
let a = e.upstream.unusedProxies.join(" and ");
let s = a && `; ${a}: not used, write the address of an HTTP proxy, for example http://proxy.example:3128`;
let { reason: c, advice: l } = e.upstream.unreached(n, i);
let u = i.protocol === "http:" && c === "ECONNRESET" ? "if it uses TLS, write https://" : "check the address and the network of this machine";
throw new o.yo(`model-endpoints: ${r} does not answer at ${i} (${c}); ${l ?? u}${s}`);
});
}
async function listen(e, t, n) {
let r = n === void 0 ? t : await addressOf(n);
try {
let i = await e.listen({ host: r });
return `http://${inUrl(n ?? t)}:${i}`;
} catch (t) {
if (n !== void 0 && (0, o.$N)(t) === "EADDRNOTAVAIL") return `http://${inUrl(n)}:${await e.listen({ host: "127.0.0.1" })}`;
throw new o.yo(`the meter cannot listen at ${r}, the address of this machine for containers (${(0, o.$N)(t) ?? (0, o.bD)(t)}); if the Docker daemon runs on another machine, or this is a container, set model-address to an address of this machine that its containers reach; if it is rootless, use network: restricted`);
}
}
function inUrl(e) {
return (0, i.isIPv6)(e) ? `[${e}]` : e;
}
async function addressOf(e) {
return await (0, r.lookup)(e).then(({ address: e }) => e, () => "127.0.0.1");
}
}),
66498: ((e, t, n) => {
n.d(t, {
QH: () => unknownPart,
ho: () => costOf,
kx: () => tierOf
});
var r = n(82294);
var i = n(37012);
var a = n(71826);
var o = n(24906);
let s = {
anthropic: "anthropic",
openai: "openai",
gemini: "google",
openrouter: "openrouter"
};
let c = {
flex: .5,
us: 1.1,
priority: null,
fast: null,
ultrafast: null
};
function tierOf(e) {
let t = typeof e == "string" ? e.toLowerCase().replace(/^service_tier_/, "") : "";
return Object.hasOwn(c, t) ? t : null;
}
function costOf(e, t, n, l) {
let { searches: u, untold: d } = n.fees;
let [f] = t.flatMap((e) => l.find(({ model: t }) => t === e) ?? []);
if (f !== void 0) {
let e = (0, a.XO)(byOwnPrice(f, n));
return {
whole: u > 0 || d ? null : e,
known: e
};
}
if (n.cost !== null) return {
whole: (0, a.XO)(n.cost),
known: (0, a.XO)(n.cost)
};
let p = (0, i._)(s, e.name);
if (p === void 0) return null;
let m = t.find((e) => e !== null);
if (m == null) return null;
let priceOf = (e) => (0, r.jh)(e, m, { providerId: p });
let h = priceOrNull(priceOf, {
...usageOf(n),
...n.media
});
let g = h ?? priceOf(usageOf(n));
if (g === null) return null;
let _ = (u === 0 || g.model_price.web_searches_kcount !== void 0) && h !== null && (0, o.X)(n.media ?? {}, g.model_price);
let v = e.name === "openai" ? longWrites(priceOf, n, g) : 0;
let y = n.tier == null ? 1 : c[n.tier] ?? null;
let b = (g.input_price + v + g.output_price) * ((y ?? 1) - 1);
let x = (0, a.XO)(g.total_price + v + b);
return {
whole: d || !_ || y === null ? null : x,
known: x
};
}
function longWrites(e, t, n) {
let { input: r } = t;
let { cache_write_1h_tokens: i } = usageOf(t);
if (i === void 0 || n.model_price.cache_write_1h_mtok !== void 0) return 0;
return (e({
input_tokens: r,
cache_write_tokens: r
})?.input_price ?? 0) * i / r;
}
function priceOrNull(e, t) {
try {
return e(t);
} catch {
return null;
}
}
function unknownPart({ tier: e, fees: t }) {
if (e != null && c[e] == null) return "tier";
return t.untold || t.searches > 0 ? "fees" : "media";
}
function byOwnPrice(e, t) {
let n = t.cacheWrite + t.cacheWriteHour;
return (Math.max(0, t.input - t.cachedInput - n) * e.input + t.cachedInput * (e.cachedInput ?? e.input) + n * (e.cacheWrite ?? e.input) + t.output * e.output) / 1e6;
}
function usageOf(e) {
let t = Math.min(e.cacheWrite + e.cacheWriteHour, e.input - e.cachedInput);
let n = Math.min(e.cacheWriteHour, t);
return {
input_tokens: e.input,
cache_read_tokens: e.cachedInput,
cache_write_tokens: t,
...n > 0 ? { cache_write_1h_tokens: n } : {},
output_tokens: e.output,
web_searches: e.fees.searches
};
}
}),
69835: ((e, t, n) => {
n.d(t, { W: () => Room });
class Room {
#e;
full = !1;
constructor(e) {
this.#e = e;
}
get used() {
return this.#e === 0;
}
take(e) {
let t = e.length <= this.#e ? e : e.slice(0, this.#e);
t.length < e.length && (this.full = !0);
this.#e -= t.length;
return t;
}
takeValue(e) {
let t = JSON.stringify(e)?.length ?? 0;
if (t > this.#e) {
this.full = !0;
return null;
}
this.#e -= t;
return e;
}
update(e, t) {
for (let [n, r] of Object.entries(t ?? {})) e[n] !== r && this.takeValue({ [n]: r }) !== null && (e[n] = r);
}
takeThose(e) {
return e.filter((e) => this.takeValue(e) !== null);
}
}
})
};
