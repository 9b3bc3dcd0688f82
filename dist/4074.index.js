export const id = 4074;
export const ids = [4074];
export const modules = {
17400: ((e, t, n) => {
e = n.nmd(e);
if (e !== globalThis.module && t !== void 0 && e.exports === t) {
Object.defineProperty(t, "__esModule", { value: !0 });
t.findX509Credential = t.rememberX509Credential = t.findX509OAuthError = t.rememberX509OAuthError = t.isApprovedX509Client = t.markApprovedX509Client = t.isRetryableX509IssuerError = t.markRetryableX509IssuerError = t.isTransientX509ConnectionError = t.markTransientX509ConnectionError = t.rememberRegisteredX509Transport = t.findRegisteredX509Transport = void 0;
let e = new WeakMap();
let n = new WeakSet();
let r = new WeakSet();
let i = new WeakSet();
let a = new WeakMap();
let o = new WeakMap();
t.findRegisteredX509Transport = WeakMap.prototype.get.bind(e);
t.rememberRegisteredX509Transport = WeakMap.prototype.set.bind(e);
t.markTransientX509ConnectionError = WeakSet.prototype.add.bind(n);
t.isTransientX509ConnectionError = WeakSet.prototype.has.bind(n);
t.markRetryableX509IssuerError = WeakSet.prototype.add.bind(r);
t.isRetryableX509IssuerError = WeakSet.prototype.has.bind(r);
t.markApprovedX509Client = WeakSet.prototype.add.bind(i);
t.isApprovedX509Client = WeakSet.prototype.has.bind(i);
t.rememberX509OAuthError = WeakMap.prototype.set.bind(a);
t.findX509OAuthError = WeakMap.prototype.get.bind(a);
t.rememberX509Credential = WeakMap.prototype.set.bind(o);
t.findX509Credential = WeakMap.prototype.get.bind(o);
}
}),
40447: ((e, t, n) => {
n.d(t, { Ay: () => OpenAI });
var r = {};
n.r(r);
n.d(r, {
findRegisteredX509Transport: () => Me,
findX509Credential: () => Ue,
findX509OAuthError: () => Ve,
isApprovedX509Client: () => ze,
isRetryableX509IssuerError: () => Le,
isTransientX509ConnectionError: () => Fe,
markApprovedX509Client: () => Re,
markRetryableX509IssuerError: () => Ie,
markTransientX509ConnectionError: () => Pe,
rememberRegisteredX509Transport: () => Ne,
rememberX509Credential: () => He,
rememberX509OAuthError: () => Be
});
function __classPrivateFieldSet(e, t, n, r, i) {
if (r === "m") throw TypeError("Private method is not writable");
if (r === "a" && !i) throw TypeError("Private accessor was defined without a setter");
if (typeof t == "function" ? e !== t || !i : !t.has(e)) throw TypeError("Cannot write private member to an object whose class did not declare it");
return r === "a" ? i.call(e, n) : i ? i.value = n : t.set(e, n), n;
}
function __classPrivateFieldGet(e, t, n, r) {
if (n === "a" && !r) throw TypeError("Private accessor was defined without a getter");
if (typeof t == "function" ? e !== t || !r : !t.has(e)) throw TypeError("Cannot read private member from an object whose class did not declare it");
return n === "m" ? r : n === "a" ? r.call(e) : r ? r.value : t.get(e);
}
let uuid_uuid4 = function() {
let { crypto: e } = globalThis;
if (e?.randomUUID) {
uuid_uuid4 = e.randomUUID.bind(e);
return e.randomUUID();
}
let t = new Uint8Array(1);
let n = e ? () => e.getRandomValues(t)[0] : () => Math.random() * 255 & 255;
return "10000000-1000-4000-8000-100000000000".replace(/[018]/g, (e) => (+e ^ n() & 15 >> e / 4).toString(16));
};
function isAbortError(e) {
return typeof e == "object" && !!e && ("name" in e && e.name === "AbortError" || "message" in e && String(e.message).includes("FetchRequestCanceledException"));
}
let castToError = (e) => {
if (e instanceof Error) return e;
if (typeof e == "object" && e) {
try {
if (Object.prototype.toString.call(e) === "[object Error]") {
let t = "cause" in e;
let n = Error(e.message, t ? { cause: e.cause } : {});
e.stack && (n.stack = e.stack);
t && !Object.prototype.hasOwnProperty.call(n, "cause") && (n.cause = e.cause);
e.name && (n.name = e.name);
return n;
}
} catch {}
try {
return Error(JSON.stringify(e));
} catch {}
}
return Error(e);
};
class error_OpenAIError extends Error {}
class APIError extends error_OpenAIError {
constructor(e, t, n, r) {
super(`${APIError.makeMessage(e, t, n)}`);
this.status = e;
this.headers = r;
this.requestID = r?.get("x-request-id");
this.error = t;
let i = t;
this.code = i?.code;
this.param = i?.param;
this.type = i?.type;
}
static makeMessage(e, t, n) {
let r = t?.message ? typeof t.message == "string" ? t.message : JSON.stringify(t.message) : t ? JSON.stringify(t) : n;
if (e && r) return `${e} ${r}`;
if (e) return `${e} status code (no body)`;
if (r) return r;
return "(no status code or body)";
}
static generate(e, t, n, r) {
if (!e || !r) return new APIConnectionError({
message: n,
cause: castToError(t)
});
let i = t?.error;
if (e === 400) return new BadRequestError(e, i, n, r);
if (e === 401) return new AuthenticationError(e, i, n, r);
if (e === 403) return new PermissionDeniedError(e, i, n, r);
if (e === 404) return new NotFoundError(e, i, n, r);
if (e === 409) return new ConflictError(e, i, n, r);
if (e === 422) return new UnprocessableEntityError(e, i, n, r);
if (e === 429) return new RateLimitError(e, i, n, r);
if (e >= 500) return new InternalServerError(e, i, n, r);
return new APIError(e, i, n, r);
}
}
class APIUserAbortError extends APIError {
constructor({ message: e } = {}) {
super(void 0, void 0, e || "Request was aborted.", void 0);
}
}
class APIConnectionError extends APIError {
constructor({ message: e, cause: t }) {
super(void 0, void 0, e || "Connection error.", void 0);
t && (this.cause = t);
}
}
class error_APIConnectionTimeoutError extends APIConnectionError {
constructor({ message: e } = {}) {
super({ message: e ?? "Request timed out." });
}
}
class BadRequestError extends APIError {}
class AuthenticationError extends APIError {}
class PermissionDeniedError extends APIError {}
class NotFoundError extends APIError {}
class ConflictError extends APIError {}
class UnprocessableEntityError extends APIError {}
class RateLimitError extends APIError {}
class InternalServerError extends APIError {}
class LengthFinishReasonError extends error_OpenAIError {
constructor() {
super("Could not parse response content as the length limit was reached");
}
}
class ContentFilterFinishReasonError extends error_OpenAIError {
constructor() {
super("Could not parse response content as the request was rejected by the content filter");
}
}
class InvalidWebhookSignatureError extends Error {
constructor(e) {
super(e);
}
}
class OAuthError extends APIError {
constructor(e, t, n) {
let r = "OAuth2 authentication error";
let i;
if (t && typeof t == "object") {
let e = t;
i = e.error;
let n = e.error_description;
n && typeof n == "string" ? r = n : i && (r = i);
}
super(e, t, r, n);
this.error_code = i;
}
}
class SubjectTokenProviderError extends error_OpenAIError {
constructor(e, t, n) {
super(e);
this.provider = t;
this.cause = n;
}
}
let i = /^[a-z][a-z0-9+.-]*:/i;
let isAbsoluteURL = (e) => i.test(e);
let values_isArray = (e) => (values_isArray = Array.isArray, values_isArray(e));
let a = values_isArray;
function maybeObj(e) {
if (typeof e != "object") return {};
return e ?? {};
}
function isEmptyObj(e) {
if (!e) return !0;
for (let t in e) return !1;
return !0;
}
function values_hasOwn(e, t) {
return Object.prototype.hasOwnProperty.call(e, t);
}
function values_isObj(e) {
return typeof e == "object" && !!e && !Array.isArray(e);
}
let validatePositiveInteger = (e, t) => {
if (typeof t != "number" || !Number.isInteger(t)) throw new error_OpenAIError(`${e} must be an integer`);
if (t < 0) throw new error_OpenAIError(`${e} must be a positive integer`);
return t;
};
let safeJSON = (e) => {
try {
return JSON.parse(e);
} catch {
return;
}
};
let sleep = (e, ...t) => new Promise((n, r) => {
let i = [...new Set(t.filter((e) => e != null))];
let a;
let o = !1;
let cleanup = () => {
for (let e of i) try {
e.removeEventListener("abort", abort);
} catch {}
};
let settle = (e) => {
if (o) return;
o = !0;
if (a !== void 0) {
clearTimeout(a);
a = void 0;
}
cleanup();
e();
};
let abort = () => {
settle(() => r());
};
if (i.some((e) => e.aborted)) {
abort();
return;
}
a = setTimeout(() => {
settle(n);
}, e);
for (let e of i) {
if (o) break;
try {
e.addEventListener("abort", abort, { once: !0 });
} catch (e) {
settle(() => r(e));
}
}
i.some((e) => e.aborted) && abort();
});
let o = globalThis;
let s = typeof o.FinalizationRegistry == "function" ? new o.FinalizationRegistry((e) => {
try {
e();
} catch {}
}) : void 0;
let c = new WeakMap();
let l = new WeakMap();
function subscribeWeakly(e, t, n) {
let r = l.get(e);
if (!r) {
let t = new Set();
let abort = () => {
l.delete(e);
for (let e of t) {
n.unregister(e);
e.deref()?.();
}
t.clear();
};
r = {
callbacks: t,
abort
};
e.addEventListener("abort", abort, { once: !0 });
l.set(e, r);
}
let i = r;
i.callbacks.add(t);
return () => {
i.callbacks.delete(t);
n.unregister(t);
if (i.callbacks.size === 0) {
l.get(e) === i && l.delete(e);
e.removeEventListener("abort", i.abort);
}
};
}
function releaseOnAbort(e, t, n) {
e.addEventListener("abort", () => t.deref()?.delete(n), { once: !0 });
}
function retainRequestAbortCallback(e, t, n) {
if (typeof o.WeakRef == "function" && s && !n.aborted) {
let r = c.get(e);
if (!r) {
r = new Set();
c.set(e, r);
}
r.add(t);
releaseOnAbort(n, new o.WeakRef(r), t);
}
}
function addRequestAbortListener(e, t, n) {
if (e.aborted) {
t();
return () => {};
}
if (typeof o.WeakRef != "function" || !s) {
e.addEventListener("abort", t, { once: !0 });
return () => e.removeEventListener("abort", t);
}
let r = new o.WeakRef(t);
let i = subscribeWeakly(e, r, s);
s.register(t, i, r);
retainRequestAbortCallback(n, t, n);
return i;
}
function getDefaultFetch() {
if (typeof fetch < "u") return fetch;
throw Error("`fetch` is not defined as a global; Either pass `fetch` to the client, `new OpenAI({ fetch })` or polyfill the global, `globalThis.fetch = fetch`");
}
function makeReadableStream(...e) {
let t = globalThis.ReadableStream;
if (t === void 0) throw Error("`ReadableStream` is not defined as a global; You will need to polyfill it, `globalThis.ReadableStream = ReadableStream`");
return new t(...e);
}
function ReadableStreamFrom(e, t) {
let n = Symbol.asyncIterator in e ? e[Symbol.asyncIterator]() : e[Symbol.iterator]();
return makeReadableStream({
start() {},
async pull(e) {
let { done: t, value: r } = await n.next();
t ? e.close() : e.enqueue(r);
},
async cancel() {
await n.return?.();
}
}, t);
}
function ReadableStreamToAsyncIterable(e) {
if (e[Symbol.asyncIterator]) return e;
let t = e.getReader();
return {
async next() {
try {
let e = await t.read();
e?.done && t.releaseLock();
return e;
} catch (e) {
t.releaseLock();
throw e;
}
},
async return() {
let e = t.cancel();
t.releaseLock();
await e;
return {
done: !0,
value: void 0
};
},
[Symbol.asyncIterator]() {
return this;
}
};
}
async function CancelReadableStream(e) {
if (typeof e != "object" || !e) return;
if (e[Symbol.asyncIterator]) {
await e[Symbol.asyncIterator]().return?.();
return;
}
let t = e.getReader();
let n = t.cancel();
t.releaseLock();
await n;
}
let u;
function bytes_encodeUTF8(e) {
let t;
return (u ??= (t = new globalThis.TextEncoder(), t.encode.bind(t)))(e);
}
let d;
function decodeUTF8(e) {
let t;
return (d ??= (t = new globalThis.TextDecoder(), t.decode.bind(t)))(e);
}
var f, p, m, h, g, _, v;
let y = 65536;
class LineDecoder {
constructor() {
f.add(this);
p.set(this, void 0);
m.set(this, void 0);
h.set(this, void 0);
g.set(this, void 0);
_.set(this, void 0);
__classPrivateFieldSet(this, p, new Uint8Array(), "f");
__classPrivateFieldSet(this, m, 0, "f");
__classPrivateFieldSet(this, h, 0, "f");
__classPrivateFieldSet(this, g, 0, "f");
__classPrivateFieldSet(this, _, !1, "f");
}
decode(e) {
if (e == null) return [];
let t;
t = e instanceof ArrayBuffer ? new Uint8Array(e) : typeof e == "string" ? bytes_encodeUTF8(e) : e;
if (t.length === 0) return [];
if (__classPrivateFieldGet(this, _, "f")) {
__classPrivateFieldSet(this, _, !1, "f");
t[0] === 10 && (t = t.subarray(1));
if (t.length === 0) return [];
}
__classPrivateFieldGet(this, f, "m", v).call(this, t);
let n = [];
let r;
for (; (r = findNewlineIndex(__classPrivateFieldGet(this, p, "f"), __classPrivateFieldGet(this, g, "f"), __classPrivateFieldGet(this, h, "f"))) != null;) {
let e = decodeUTF8(__classPrivateFieldGet(this, p, "f").subarray(__classPrivateFieldGet(this, m, "f"), r.preceding));
n.push(e);
__classPrivateFieldSet(this, m, r.index, "f");
r.carriage && (__classPrivateFieldGet(this, m, "f") < __classPrivateFieldGet(this, h, "f") && __classPrivateFieldGet(this, p, "f")[__classPrivateFieldGet(this, m, "f")] === 10 ? __classPrivateFieldSet(this, m, __classPrivateFieldGet(this, m, "f") + 1, "f") : __classPrivateFieldGet(this, m, "f") === __classPrivateFieldGet(this, h, "f") && __classPrivateFieldSet(this, _, !0, "f"));
__classPrivateFieldSet(this, g, __classPrivateFieldGet(this, m, "f"), "f");
}
__classPrivateFieldSet(this, g, __classPrivateFieldGet(this, h, "f"), "f");
if (__classPrivateFieldGet(this, m, "f") === __classPrivateFieldGet(this, h, "f")) {
__classPrivateFieldSet(this, m, 0, "f");
__classPrivateFieldSet(this, h, 0, "f");
__classPrivateFieldSet(this, g, 0, "f");
__classPrivateFieldGet(this, p, "f").length > y && __classPrivateFieldSet(this, p, new Uint8Array(), "f");
} else if (n.length > 0 && __classPrivateFieldGet(this, p, "f").length > y) {
let e = __classPrivateFieldGet(this, h, "f") - __classPrivateFieldGet(this, m, "f");
if (e <= y || __classPrivateFieldGet(this, p, "f").length > e * 4) {
let t = e <= y ? Math.min(Math.max(e * 2, 256), y) : e * 2;
let n = new Uint8Array(t);
n.set(__classPrivateFieldGet(this, p, "f").subarray(__classPrivateFieldGet(this, m, "f"), __classPrivateFieldGet(this, h, "f")));
__classPrivateFieldSet(this, p, n, "f");
__classPrivateFieldSet(this, m, 0, "f");
__classPrivateFieldSet(this, h, e, "f");
__classPrivateFieldSet(this, g, e, "f");
}
}
return n;
}
flush() {
__classPrivateFieldSet(this, _, !1, "f");
if (__classPrivateFieldGet(this, m, "f") === __classPrivateFieldGet(this, h, "f")) return [];
return this.decode("\n");
}
}
p = new WeakMap(), m = new WeakMap(), h = new WeakMap(), g = new WeakMap(), _ = new WeakMap(), f = new WeakSet(), v = function _LineDecoder_append(e) {
if (__classPrivateFieldGet(this, h, "f") + e.length > __classPrivateFieldGet(this, p, "f").length) {
let t = __classPrivateFieldGet(this, h, "f") - __classPrivateFieldGet(this, m, "f");
if (__classPrivateFieldGet(this, m, "f") >= __classPrivateFieldGet(this, p, "f").length / 2 && t + e.length <= __classPrivateFieldGet(this, p, "f").length) __classPrivateFieldGet(this, p, "f").copyWithin(0, __classPrivateFieldGet(this, m, "f"), __classPrivateFieldGet(this, h, "f"));
else {
let n = Math.max(__classPrivateFieldGet(this, p, "f").length * 2, t + e.length, 256);
let r = new Uint8Array(n);
r.set(__classPrivateFieldGet(this, p, "f").subarray(__classPrivateFieldGet(this, m, "f"), __classPrivateFieldGet(this, h, "f")));
__classPrivateFieldSet(this, p, r, "f");
}
__classPrivateFieldSet(this, g, __classPrivateFieldGet(this, g, "f") - __classPrivateFieldGet(this, m, "f"), "f");
__classPrivateFieldSet(this, h, t, "f");
__classPrivateFieldSet(this, m, 0, "f");
}
__classPrivateFieldGet(this, p, "f").set(e, __classPrivateFieldGet(this, h, "f"));
__classPrivateFieldSet(this, h, __classPrivateFieldGet(this, h, "f") + e.length, "f");
};
LineDecoder.NEWLINE_CHARS = new Set(["\n", "\r"]);
LineDecoder.NEWLINE_REGEXP = /\r\n|[\n\r]/g;
function findNewlineIndex(e, t, n) {
for (let r = t; r < n; r++) {
if (e[r] === 10) return {
preceding: r,
index: r + 1,
carriage: !1
};
if (e[r] === 13) return {
preceding: r,
index: r + 1,
carriage: !0
};
}
return null;
}
function findDoubleNewlineIndex(e) {
for (let t = 0; t < e.length - 1; t++) {
let n = lineEndingLength(e, t);
if (n > 0) {
let r = t + n;
let i = lineEndingLength(e, r);
if (i > 0) return r + i;
}
}
return -1;
}
function lineEndingLength(e, t) {
if (e[t] === 10) return 1;
if (e[t] === 13) return e[t + 1] === 10 ? 2 : 1;
return 0;
}
let b = {
off: 0,
error: 200,
warn: 300,
info: 400,
debug: 500
};
let parseLogLevel = (e, t, n) => {
if (!e) return;
if (values_hasOwn(b, e)) return e;
loggerFor(n).warn(`${t} was set to ${JSON.stringify(e)}, expected one of ${JSON.stringify(Object.keys(b))}`);
};
function noop() {}
function makeLogFn(e, t, n) {
if (!t || b[e] > b[n]) return noop;
else return t[e].bind(t);
}
let x = {
error: noop,
warn: noop,
info: noop,
debug: noop
};
let S = new WeakMap();
function loggerFor(e) {
let t = e.logger;
let n = e.logLevel ?? "off";
if (!t) return x;
let r = S.get(t);
if (r && r[0] === n) return r[1];
let i = {
error: makeLogFn("error", t, n),
warn: makeLogFn("warn", t, n),
info: makeLogFn("info", t, n),
debug: makeLogFn("debug", t, n)
};
S.set(t, [n, i]);
return i;
}
let C = new Set([
"apikey",
"accesstoken",
"refreshtoken",
"sessiontoken",
"sessionid",
"idtoken",
"authtoken",
"authorization",
"token",
"password",
"clientsecret",
"signingsecret",
"sig",
"signature",
"xgoogsignature",
"xgoogcredential",
"xamzsecuritytoken",
"xamzsignature",
"xamzcredential"
]);
function isSensitiveQueryParameter(e) {
let t = e.toLowerCase().replace(/[-_]/gu, "");
return C.has(t) || C.has(t.replace(/^x/u, ""));
}
let ee = new Set([
"authorization",
"proxy-authorization",
"api-key",
"x-api-key",
"x-amz-security-token",
"cookie",
"set-cookie",
"x-session-token",
"x-session-id",
"x-auth-token",
"x-id-token"
]);
function isSensitiveHeader(e) {
return ee.has(e.toLowerCase().replace(/_/gu, "-")) || isSensitiveQueryParameter(e);
}
function redactURL(e) {
let t = new URL(e);
t.username = "";
t.password = "";
t.hash = "";
for (let e of t.searchParams.keys()) isSensitiveQueryParameter(e) && t.searchParams.set(e, "***");
return t.href;
}
let formatRequestDetails = (e) => {
if (e.options) {
e.options = { ...e.options };
delete e.options.headers;
if (e.options.path) {
let t = e.options.path;
let n = new URL(redactURL(new URL(t, "https://redacted.invalid").href));
e.options.path = n.origin === "https://redacted.invalid" ? `${t.startsWith("/") ? "/" : ""}${n.pathname.slice(1)}${n.search}` : n.href;
}
e.options.query && (e.options.query = Object.fromEntries(Object.entries(e.options.query).map(([e, t]) => [e, isSensitiveQueryParameter(e) ? "***" : t])));
}
e.url &&= redactURL(e.url);
e.headers &&= Object.fromEntries((e.headers instanceof Headers ? [...e.headers] : Object.entries(e.headers)).map(([e, t]) => [e, isSensitiveHeader(e) ? "***" : t]));
if ("retryOfRequestLogID" in e) {
e.retryOfRequestLogID && (e.retryOf = e.retryOfRequestLogID);
delete e.retryOfRequestLogID;
}
return e;
};
var te, ne, re, ie;
function isTransportAbortError(e) {
return !(e instanceof APIError) && isAbortError(e);
}
function createStreamTeeQueue() {
let e = [];
let t = 0;
let n = !1;
return {
get length() {
return e.length - t;
},
get canceled() {
return n;
},
enqueue(t) {
n || e.push(t);
},
dequeue() {
if (t === e.length) return;
let n = e[t];
e[t] = void 0;
t += 1;
if (t === e.length) {
e = [];
t = 0;
} else if (t >= 1024 && t * 2 >= e.length) {
e = e.slice(t);
t = 0;
}
return n;
},
cancel() {
n = !0;
e.length = 0;
t = 0;
}
};
}
class Stream {
constructor(e, t, n) {
te.add(this);
ne.set(this, void 0);
re.set(this, !1);
this.iterator = e;
this.controller = t;
__classPrivateFieldSet(this, ne, n, "f");
}
static fromSSEResponse(e, t, n, r, i = "legacy") {
let a = !1;
let o = n ? loggerFor(n) : console;
async function* iterator() {
if (a) throw new error_OpenAIError("Cannot iterate over a consumed stream, use `.tee()` to split the stream.");
a = !0;
let n = !1;
let s = !1;
let c = _iterSSEMessages(e, t);
let l = c.return.bind(c);
c.return = (e) => {
s || t.abort();
return l(e);
};
try {
for await (let t of c) {
if (t.data === "[DONE]") {
s = !0;
break;
}
let n;
try {
n = JSON.parse(t.data);
} catch {
o.error("Could not parse message into JSON:");
o.error("From chunk:");
throw SyntaxError("Error reading response: malformed server-sent event JSON.");
}
if (i === "legacy") {
if (t.event?.startsWith("thread.")) {
yield {
event: t.event,
data: n
};
continue;
}
if (t.event === "error") throw new APIError(void 0, n?.error ?? n, void 0, e.headers);
if (n && n.error) throw new APIError(void 0, n.error, void 0, e.headers);
}
yield r ? {
event: t.event,
data: n
} : n;
}
n = !0;
} catch (e) {
if (s || isTransportAbortError(e) || t.signal.aborted && e === t.signal.reason) return;
throw e;
} finally {
n || t.abort();
}
}
return new Stream(iterator, t, n);
}
static fromReadableStream(e, t, n) {
let r = !1;
async function* iterLines() {
let n = new LineDecoder();
let r = e.getReader();
let i = !1;
let a;
let cancel = () => {
a ??= r.cancel();
a.catch(() => void 0);
};
t.signal.addEventListener("abort", cancel, { once: !0 });
try {
if (t.signal.aborted) {
cancel();
return;
}
for (;;) {
let { value: e, done: a } = await r.read();
if (a) {
i = !0;
break;
}
if (t.signal.aborted) return;
for (let r of n.decode(e)) {
if (t.signal.aborted) return;
yield r;
}
}
if (t.signal.aborted) return;
for (let e of n.flush()) {
if (t.signal.aborted) return;
yield e;
}
} finally {
t.signal.removeEventListener("abort", cancel);
i || cancel();
r.releaseLock();
}
}
async function* iterator() {
if (r) throw new error_OpenAIError("Cannot iterate over a consumed stream, use `.tee()` to split the stream.");
r = !0;
let e = !1;
try {
for await (let e of iterLines()) if (e) {
let t;
try {
t = JSON.parse(e);
} catch (e) {
if (e instanceof SyntaxError) throw SyntaxError("Error reading response: malformed newline-delimited JSON.");
throw e;
}
yield t;
}
e = !0;
} catch (e) {
if (t.signal.aborted || isAbortError(e)) return;
throw e;
} finally {
e || t.abort();
}
}
return new Stream(iterator, t, n);
}
[(ne = new WeakMap(), re = new WeakMap(), te = new WeakSet(), Symbol.asyncIterator)]() {
return this.iterator();
}
__betaTransformIterator(e) {
this.iterator = e(this.iterator.bind(this));
}
tee() {
let { controller: e } = this;
let t = createStreamTeeQueue();
let n = createStreamTeeQueue();
let r = this.iterator();
let teeIterator = (i) => ({
next: () => {
if (i.canceled) return Promise.resolve({
value: void 0,
done: !0
});
if (i.length === 0) {
let e = r.next();
t.enqueue(e);
n.enqueue(e);
}
return i.dequeue();
},
return: async () => {
if (!i.canceled) {
i.cancel();
t.canceled && n.canceled && await __classPrivateFieldGet(this, te, "m", ie).call(this, r, e);
}
return {
value: void 0,
done: !0
};
}
});
let branch = (t) => {
let n = new Stream(() => teeIterator(t), e, __classPrivateFieldGet(this, ne, "f"));
__classPrivateFieldSet(n, re, !0, "f");
return n;
};
return [branch(t), branch(n)];
}
toReadableStream() {
let { controller: e } = this;
let t;
let n;
let cancel = () => n ??= __classPrivateFieldGet(this, te, "m", ie).call(this, t, e);
return makeReadableStream({
start: async () => {
t = this[Symbol.asyncIterator]();
},
async pull(e) {
try {
let { value: n, done: r } = await t.next();
if (r) return e.close();
let i = bytes_encodeUTF8(JSON.stringify(n) + "\n");
e.enqueue(i);
} catch (t) {
e.error(t);
cancel().catch(() => void 0);
}
},
cancel
});
}
}
ie = async function _Stream_cancelIterator(e, t) {
let n = e.return;
if (n) {
__classPrivateFieldGet(this, re, "f") || t.abort();
await Reflect.apply(n, e, []);
}
};
function createAbortableSSESource(e, t) {
let n = typeof e.getReader == "function" ? e.getReader() : void 0;
let r = n ? {
next: () => n.read(),
return: () => n.cancel()
} : ReadableStreamToAsyncIterable(e)[Symbol.asyncIterator]();
let i = {
value: void 0,
done: !0
};
let a = !1;
let o = !1;
let s;
let c;
let waitForAbort = () => new Promise((e) => {
c = e;
});
let cancel = () => {
if (o || a) return s;
o = !0;
try {
s = Promise.resolve(r.return?.());
} catch (e) {
s = Promise.reject(e);
}
s.catch(() => void 0);
return s;
};
let abort = () => {
queueMicrotask(() => {
c?.();
cancel();
});
};
return {
iterator: {
async next() {
if (t.aborted) return i;
let e = waitForAbort().then(() => i);
try {
let n = await Promise.race([r.next(), e]);
if (t.aborted) return i;
if (n.done) {
a = !0;
return i;
}
return {
value: n.value,
done: !1
};
} catch (e) {
if (t.aborted && (isAbortError(e) || e === t.reason)) return i;
throw e;
} finally {
c = void 0;
}
},
async return() {
let e = cancel();
if (e && !t.aborted) {
let n = waitForAbort();
try {
t.aborted || await Promise.race([e, n]);
} finally {
c = void 0;
}
}
return i;
},
[Symbol.asyncIterator]() {
return this;
}
},
start() {
t.addEventListener("abort", abort, { once: !0 });
t.aborted && abort();
},
async cleanup(e) {
let r;
try {
t.removeEventListener("abort", abort);
} catch (e) {
r = e;
}
if (!a) {
let n = cancel();
if (n && !e && !t.aborted) try {
await n;
} catch (e) {
r ??= e;
}
}
if (n) try {
n.releaseLock();
} catch (e) {
r ??= e;
}
if (r !== void 0 && !e && !t.aborted) throw r;
}
};
}
async function* _iterSSEMessages(e, t) {
if (!e.body) {
t.abort();
if (globalThis.navigator !== void 0 && globalThis.navigator.product === "ReactNative") throw new error_OpenAIError("The default react-native fetch implementation does not support streaming. Please use expo/fetch: https://docs.expo.dev/versions/latest/sdk/expo/#expofetch-api");
throw new error_OpenAIError("Attempted to iterate over a response with no body");
}
let n = new SSEDecoder();
let r = new LineDecoder();
let { signal: i } = t;
let a = createAbortableSSESource(e.body, i);
let o = !1;
try {
a.start();
for await (let e of iterSSEChunks(a.iterator)) {
if (i.aborted) return;
for (let t of r.decode(e)) {
if (i.aborted) return;
let e = n.decode(t);
e && (yield e);
}
}
if (i.aborted) return;
for (let e of r.flush()) {
if (i.aborted) return;
let t = n.decode(e);
t && (yield t);
}
if (i.aborted) return;
let e = n.flush();
e && (yield e);
} catch (e) {
o = !0;
if (!i.aborted || !isAbortError(e) && e !== i.reason) throw e;
} finally {
await a.cleanup(o);
}
}
async function* iterSSEChunks(e) {
let t = new Uint8Array();
let n = 0;
let r = 0;
let i = 0;
for await (let a of e) {
if (a == null) continue;
let e;
e = a instanceof ArrayBuffer ? new Uint8Array(a) : typeof a == "string" ? bytes_encodeUTF8(a) : a;
if (r + e.length > t.length) {
let a = r - n;
if (n >= t.length / 2 && a + e.length <= t.length) t.copyWithin(0, n, r);
else {
let i = new Uint8Array(Math.max(t.length * 2, a + e.length));
i.set(t.subarray(n, r));
t = i;
}
i -= n;
n = 0;
r = a;
}
t.set(e, r);
r += e.length;
let o;
for (; (o = findDoubleNewlineIndex(t.subarray(i, r))) !== -1;) {
o += i;
yield t.slice(n, o);
n = o;
i = n;
}
i = Math.max(n, r - 3);
}
r > n && (yield t.slice(n, r));
}
class SSEDecoder {
constructor() {
this.event = null;
this.data = [];
this.chunks = [];
}
decode(e) {
e.endsWith("\r") && (e = e.slice(0, -1));
if (!e) {
if (!this.event && !this.data.length) return null;
let e = {
event: this.event,
data: this.data.join("\n"),
raw: this.chunks
};
this.event = null;
this.data = [];
this.chunks = [];
return e;
}
this.chunks.push(e);
if (e.startsWith(":")) return null;
let [t, , n] = partition(e, ":");
let r = n;
r.startsWith(" ") && (r = r.slice(1));
t === "event" ? this.event = r : t === "data" && this.data.push(r);
return null;
}
flush() {
return this.decode("");
}
}
function partition(e, t) {
let n = e.indexOf(t);
if (n !== -1) return [
e.slice(0, n),
t,
e.slice(n + t.length)
];
return [
e,
"",
""
];
}
async function defaultParseResponse(e, t) {
let { response: n, requestLogID: r, retryOfRequestLogID: i, startTime: a } = t;
let o;
let s = await (async () => {
if (t.options.stream) {
loggerFor(e).debug("response", n.status, n.url, n.headers, n.body);
if (t.options.__streamClass) return t.options.__streamClass.fromSSEResponse(n, t.controller, e, t.options.__synthesizeEventData, t.options.__streamMode);
return Stream.fromSSEResponse(n, t.controller, e, t.options.__synthesizeEventData, t.options.__streamMode);
}
if (n.status === 204) return null;
if (t.options.__binaryResponse) return n;
let r = n.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
if (r?.includes("application/json") || r?.endsWith("+json")) {
if (n.headers.get("content-length") === "0") return;
let e = await n.text();
if (!e) return;
let t = JSON.parse(e);
o = e.length;
return addRequestID(t, n);
}
return await n.text();
})().catch((e) => {
throw asAbortError(e, t.controller.signal);
});
e.logLevel === "debug" && loggerFor(e).debug(`[${r}] response parsed`, formatRequestDetails({
retryOfRequestLogID: i,
url: n.url,
status: n.status,
body: o === void 0 ? s : {
type: "json",
length: o
},
durationMs: Date.now() - a
}));
return s;
}
function asAbortError(e, t) {
if (!t.aborted || e !== t.reason || isAbortError(e)) return e;
let n = "This operation was aborted";
let r = globalThis.DOMException;
return typeof r == "function" ? new r(n, "AbortError") : Object.assign(Error(n), { name: "AbortError" });
}
function addRequestID(e, t) {
if (!e || typeof e != "object" || Array.isArray(e)) return e;
return Object.defineProperty(e, "_request_id", {
value: t.headers.get("x-request-id"),
enumerable: !1
});
}
let ae = "7.55.0";
let isRunningInBrowser = () => typeof window < "u" && window.document !== void 0 && typeof navigator < "u";
function getDetectedPlatform() {
if (typeof Deno < "u" && Deno.build != null) return "deno";
if (typeof EdgeRuntime < "u") return "edge";
if (Object.prototype.toString.call(globalThis.process === void 0 ? 0 : globalThis.process) === "[object process]") return "node";
return "unknown";
}
let getPlatformProperties = () => {
let e = getDetectedPlatform();
if (e === "deno") return {
"X-Stainless-Lang": "js",
"X-Stainless-Package-Version": ae,
"X-Stainless-OS": normalizePlatform(Deno.build.os),
"X-Stainless-Arch": normalizeArch(Deno.build.arch),
"X-Stainless-Runtime": "deno",
"X-Stainless-Runtime-Version": typeof Deno.version == "string" ? Deno.version : Deno.version?.deno ?? "unknown"
};
if (typeof EdgeRuntime < "u") return {
"X-Stainless-Lang": "js",
"X-Stainless-Package-Version": ae,
"X-Stainless-OS": "Unknown",
"X-Stainless-Arch": `other:${EdgeRuntime}`,
"X-Stainless-Runtime": "edge",
"X-Stainless-Runtime-Version": globalThis.process?.version ?? "unknown"
};
if (e === "node") return {
"X-Stainless-Lang": "js",
"X-Stainless-Package-Version": ae,
"X-Stainless-OS": normalizePlatform(globalThis.process.platform ?? "unknown"),
"X-Stainless-Arch": normalizeArch(globalThis.process.arch ?? "unknown"),
"X-Stainless-Runtime": "node",
"X-Stainless-Runtime-Version": globalThis.process.version ?? "unknown"
};
let t = getBrowserInfo();
if (t) return {
"X-Stainless-Lang": "js",
"X-Stainless-Package-Version": ae,
"X-Stainless-OS": "Unknown",
"X-Stainless-Arch": "unknown",
"X-Stainless-Runtime": `browser:${t.browser}`,
"X-Stainless-Runtime-Version": t.version
};
return {
"X-Stainless-Lang": "js",
"X-Stainless-Package-Version": ae,
"X-Stainless-OS": "Unknown",
"X-Stainless-Arch": "unknown",
"X-Stainless-Runtime": "unknown",
"X-Stainless-Runtime-Version": "unknown"
};
};
function getBrowserInfo() {
if (typeof navigator > "u" || !navigator) return null;
for (let { key: e, pattern: t } of [
{
key: "edge",
pattern: /\bEdg(?:e|A|iOS)?\b(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/
},
{
key: "ie",
pattern: /MSIE(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/
},
{
key: "ie",
pattern: /Trident(?:.*rv\:(\d+)\.(\d+)(?:\.(\d+))?)?/
},
{
key: "chrome",
pattern: /Chrome(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/
},
{
key: "firefox",
pattern: /Firefox(?:\W+(\d+)\.(\d+)(?:\.(\d+))?)?/
},
{
key: "safari",
pattern: /(?:Version\W+(\d+)\.(\d+)(?:\.(\d+))?)?(?:\W+Mobile\S*)?\W+Safari/
}
]) {
let n = t.exec(navigator.userAgent);
if (n) return {
browser: e,
version: `${n[1] || 0}.${n[2] || 0}.${n[3] || 0}`
};
}
return null;
}
let normalizeArch = (e) => {
if (e === "x32") return "x32";
if (e === "x86_64" || e === "x64") return "x64";
if (e === "arm") return "arm";
if (e === "aarch64" || e === "arm64") return "arm64";
if (e) return `other:${e}`;
return "unknown";
};
let normalizePlatform = (e) => {
e = e.toLowerCase();
if (e.includes("ios")) return "iOS";
if (e === "android") return "Android";
if (e === "darwin") return "MacOS";
if (e === "win32") return "Windows";
if (e === "freebsd") return "FreeBSD";
if (e === "openbsd") return "OpenBSD";
if (e === "linux") return "Linux";
if (e) return `Other:${e}`;
return "Unknown";
};
let oe;
let getPlatformHeaders = () => oe ??= getPlatformProperties();
let se = new WeakMap();
function observeJSONRequestBody(e, t) {
let n = se.get(e);
if (!n) {
n = new Set();
se.set(e, n);
}
n.add(t);
return () => {
let n = se.get(e);
if (!n) return;
n.delete(t);
n.size === 0 && se.delete(e);
};
}
let FallbackEncoder = ({ headers: e, body: t }) => {
let n = typeof t == "object" && t ? se.get(t) : void 0;
let r;
if (!n || n.size === 0) r = JSON.stringify(t);
else {
let e = [...n];
r = JSON.stringify(t, function(t, n) {
let r = n;
for (let n of e) {
let e = n.value(this, t, r);
e !== void 0 && (r = e);
}
return r;
});
for (let t of e) t.complete();
}
return {
bodyHeaders: { "content-type": "application/json" },
body: r
};
};
let ce = "RFC3986";
let le = String;
let ue = {
RFC1738: (e) => String(e).replace(/%20/g, "+"),
RFC3986: le
};
let de;
let has = (e, t) => {
let n = de ?? Object.hasOwn ?? Function.prototype.call.bind(Object.prototype.hasOwnProperty);
de = n;
return n(e, t);
};
let fe = (() => {
let e = [];
for (let t = 0; t < 256; ++t) e.push("%" + ((t < 16 ? "0" : "") + t.toString(16)).toUpperCase());
return e;
})();
let pe = 1024;
let encode = (e, t, n, r, i) => {
if (e.length === 0) return e;
let a = e;
typeof e == "symbol" ? a = Symbol.prototype.toString.call(e) : typeof e != "string" && (a = String(e));
if (n === "iso-8859-1") return escape(a).replace(/%u[0-9a-f]{4}/gi, (e) => "%26%23" + Number.parseInt(e.slice(2), 16) + "%3B");
let o = "";
for (let e = 0; e < a.length;) {
let t = Math.min((Math.floor(e / pe) + 1) * pe, a.length);
t < a.length && a.codePointAt(t - 1) > 65535 && (t += 1);
let n = a.length >= pe ? a.slice(e, t) : a;
let r = [];
for (let e = 0; e < n.length; ++e) {
let t = n.charCodeAt(e);
if (t === 45 || t === 46 || t === 95 || t === 126 || t >= 48 && t <= 57 || t >= 65 && t <= 90 || t >= 97 && t <= 122 || i === "RFC1738" && (t === 40 || t === 41)) {
r[r.length] = n.charAt(e);
continue;
}
if (t < 128) {
r[r.length] = fe[t];
continue;
}
if (t < 2048) {
r[r.length] = fe[192 | t >> 6] + fe[128 | t & 63];
continue;
}
if (t < 55296 || t >= 57344) {
r[r.length] = fe[224 | t >> 12] + fe[128 | t >> 6 & 63] + fe[128 | t & 63];
continue;
}
e += 1;
t = 65536 + ((t & 1023) << 10 | n.charCodeAt(e) & 1023);
r[r.length] = fe[240 | t >> 18] + fe[128 | t >> 12 & 63] + fe[128 | t >> 6 & 63] + fe[128 | t & 63];
}
o += r.join("");
e = t;
}
return o;
};
function is_buffer(e) {
if (!e || typeof e != "object") return !1;
return !!(e.constructor && e.constructor.isBuffer && e.constructor.isBuffer(e));
}
function maybe_map(e, t) {
if (values_isArray(e)) {
let n = [];
for (let r of e) n.push(t(r));
return n;
}
return t(e);
}
let me = {
brackets(e) {
return String(e) + "[]";
},
comma: "comma",
indices(e, t) {
return String(e) + "[" + t + "]";
},
repeat: String
};
let he = function push_to_array(e, t) {
Array.prototype.push.apply(e, values_isArray(t) ? t : [t]);
};
let ge;
let w = {
addQueryPrefix: !1,
allowDots: !1,
allowEmptyArrays: !1,
arrayFormat: "indices",
charset: "utf-8",
charsetSentinel: !1,
delimiter: "&",
encode: !0,
encodeDotInKeys: !1,
encoder: encode,
encodeValuesOnly: !1,
format: ce,
formatter: le,
indices: !1,
serializeDate(e) {
return (ge ??= Function.prototype.call.bind(Date.prototype.toISOString))(e);
},
skipNulls: !1,
strictNullHandling: !1
};
function is_non_nullish_primitive(e) {
return typeof e == "string" || typeof e == "number" || typeof e == "boolean" || typeof e == "symbol" || typeof e == "bigint";
}
let _e = {};
function inner_stringify(e, t, n, r, i, a, o, s, c, l, u, d, f, p, m, h, g, _) {
let v = e;
let y = _;
let b = 0;
let x = !1;
for (; (y = y.get(_e)) !== void 0 && !x;) {
let t = y.get(e);
b += 1;
if (t !== void 0) {
if (t === b) throw RangeError("Cyclic object value");
else x = !0;
}
y.get(_e) === void 0 && (b = 0);
}
typeof l == "function" ? v = l(t, v) : v instanceof Date ? v = f?.(v) : n === "comma" && values_isArray(v) && (v = maybe_map(v, (e) => {
if (e instanceof Date) return f?.(e);
return e;
}));
if (v === null) {
if (a) return c && !h ? c(t, w.encoder, g, "key", p) : t;
v = "";
}
if (is_non_nullish_primitive(v) || is_buffer(v)) {
if (c) {
let e = h ? t : c(t, w.encoder, g, "key", p);
return [m?.(e) + "=" + m?.(c(v, w.encoder, g, "value", p))];
}
return [m?.(t) + "=" + m?.(String(v))];
}
let S = [];
if (v === void 0) return S;
let C;
if (n === "comma" && values_isArray(v)) {
h && c && (v = maybe_map(v, c));
C = [{ value: v.length > 0 ? v.join(",") || null : void 0 }];
} else if (values_isArray(l)) C = l;
else {
let e = Object.keys(v);
u && e.sort(u);
C = e;
}
let ee = s ? String(t).replace(/\./g, "%2E") : String(t);
let te = r && values_isArray(v) && v.length === 1 ? ee + "[]" : ee;
if (i && values_isArray(v) && v.length === 0) return te + "[]";
for (let t of C) {
let y = typeof t == "object" && t.value !== void 0 ? t.value : v[t];
if (o && y === null) continue;
let x = d && s ? t.replace(/\./g, "%2E") : t;
let C;
C = values_isArray(v) ? typeof n == "function" ? n(te, x) : te : te + (d ? "." + x : "[" + x + "]");
_.set(e, b);
let ee = new WeakMap([[_e, _]]);
he(S, inner_stringify(y, C, n, r, i, a, o, s, n === "comma" && h && values_isArray(v) ? null : c, l, u, d, f, p, m, h, g, ee));
}
return S;
}
function normalize_stringify_options(e = w) {
if (e.allowEmptyArrays !== void 0 && typeof e.allowEmptyArrays != "boolean") throw TypeError("`allowEmptyArrays` option can only be `true` or `false`, when provided");
if (e.encodeDotInKeys !== void 0 && typeof e.encodeDotInKeys != "boolean") throw TypeError("`encodeDotInKeys` option can only be `true` or `false`, when provided");
if (e.encoder !== null && e.encoder !== void 0 && typeof e.encoder != "function") throw TypeError("Encoder has to be a function.");
let t = e.charset || w.charset;
if (e.charset !== void 0 && e.charset !== "utf-8" && e.charset !== "iso-8859-1") throw TypeError("The charset option must be either utf-8, iso-8859-1, or undefined");
let n = ce;
if (e.format !== void 0) {
if (!has(ue, e.format)) throw TypeError("Unknown format option provided.");
n = e.format;
}
let r = ue[n];
let i = w.filter;
(typeof e.filter == "function" || values_isArray(e.filter)) && (i = e.filter);
let a;
a = e.arrayFormat && e.arrayFormat in me ? e.arrayFormat : "indices" in e ? e.indices ? "indices" : "repeat" : w.arrayFormat;
if ("commaRoundTrip" in e && typeof e.commaRoundTrip != "boolean") throw TypeError("`commaRoundTrip` must be a boolean, or absent");
let o;
o = e.allowDots === void 0 ? e.encodeDotInKeys ? !0 : w.allowDots : !!e.allowDots;
return {
addQueryPrefix: typeof e.addQueryPrefix == "boolean" ? e.addQueryPrefix : w.addQueryPrefix,
allowDots: o,
allowEmptyArrays: typeof e.allowEmptyArrays == "boolean" ? !!e.allowEmptyArrays : w.allowEmptyArrays,
arrayFormat: a,
charset: t,
charsetSentinel: typeof e.charsetSentinel == "boolean" ? e.charsetSentinel : w.charsetSentinel,
commaRoundTrip: !!e.commaRoundTrip,
delimiter: e.delimiter === void 0 ? w.delimiter : e.delimiter,
encode: typeof e.encode == "boolean" ? e.encode : w.encode,
encodeDotInKeys: typeof e.encodeDotInKeys == "boolean" ? e.encodeDotInKeys : w.encodeDotInKeys,
encoder: typeof e.encoder == "function" ? e.encoder : w.encoder,
encodeValuesOnly: typeof e.encodeValuesOnly == "boolean" ? e.encodeValuesOnly : w.encodeValuesOnly,
filter: i,
format: n,
formatter: r,
serializeDate: typeof e.serializeDate == "function" ? e.serializeDate : w.serializeDate,
skipNulls: typeof e.skipNulls == "boolean" ? e.skipNulls : w.skipNulls,
sort: typeof e.sort == "function" ? e.sort : null,
strictNullHandling: typeof e.strictNullHandling == "boolean" ? e.strictNullHandling : w.strictNullHandling
};
}
function stringify(e, t = {}) {
let n = e;
let r = normalize_stringify_options(t);
let i;
let a;
if (typeof r.filter == "function") {
a = r.filter;
n = a("", n);
} else if (values_isArray(r.filter)) {
a = r.filter;
i = a;
}
let o = [];
if (typeof n != "object" || !n) return "";
let s = me[r.arrayFormat];
let c = s === "comma" && r.commaRoundTrip;
i ||= Object.keys(n);
r.sort && i.sort(r.sort);
let l = new WeakMap();
for (let e of i) {
if (r.skipNulls && n[e] === null) continue;
he(o, inner_stringify(n[e], e, s, c, r.allowEmptyArrays, r.strictNullHandling, r.skipNulls, r.encodeDotInKeys, r.encode ? r.encoder : null, r.filter, r.sort, r.allowDots, r.serializeDate, r.format, r.formatter, r.encodeValuesOnly, r.charset, l));
}
let u = o.join(r.delimiter);
let d = r.addQueryPrefix === !0 ? "?" : "";
r.charsetSentinel && (d += r.charset === "iso-8859-1" ? "utf8=%26%2310003%3B&" : "utf8=%E2%9C%93&");
return u.length > 0 ? d + u : "";
}
function stringifyQuery(e) {
return stringify(e, { arrayFormat: "brackets" });
}
let ve = new Map([
["global", "https://api.openai.com/v1"],
["us", "https://us.api.openai.com/v1"],
["eu", "https://eu.api.openai.com/v1"],
["ae", "https://ae.api.openai.com/v1"],
["au", "https://au.api.openai.com/v1"],
["in", "https://in.api.openai.com/v1"],
["jp", "https://jp.api.openai.com/v1"]
]);
function resolveDataResidency(e) {
if (e.dataResidency === null || e.dataResidency === void 0) return;
if (values_hasOwn(e, "baseURL")) throw new error_OpenAIError("The `dataResidency` and `baseURL` options are mutually exclusive.");
let t = ve.get(e.dataResidency);
if (t === void 0) throw new error_OpenAIError("Invalid `dataResidency`; expected one of: global, us, eu, ae, au, in, jp.");
return t;
}
var ye;
class APIPromise extends Promise {
constructor(e, t, n = defaultParseResponse) {
super((e) => {
e(null);
});
this.responsePromise = t;
this.parseResponse = n;
ye.set(this, void 0);
__classPrivateFieldSet(this, ye, e, "f");
}
_thenUnwrap(e) {
return new APIPromise(__classPrivateFieldGet(this, ye, "f"), this.responsePromise, async (t, n) => addRequestID(e(await this.parseResponse(t, n), n), n.response));
}
asResponse() {
return this.responsePromise.then((e) => e.response);
}
async withResponse() {
let [e, t] = await Promise.all([this.parse(), this.asResponse()]);
return {
data: e,
response: t,
request_id: t.headers.get("x-request-id")
};
}
parse() {
this.parsedPromise ||= this.responsePromise.then((e) => this.parseResponse(__classPrivateFieldGet(this, ye, "f"), e));
return this.parsedPromise;
}
then(e, t) {
return this.parse().then(e, t);
}
catch(e) {
return this.parse().catch(e);
}
finally(e) {
return this.parse().finally(e);
}
}
ye = new WeakMap();
var be;
class AbstractPage {
constructor(e, t, n, r) {
be.set(this, void 0);
__classPrivateFieldSet(this, be, e, "f");
this.options = r;
this.response = t;
this.body = n;
}
hasNextPage() {
if (!this.getPaginatedItems().length) return !1;
return this.nextPageRequestOptions() != null;
}
async getNextPage() {
let e = this.nextPageRequestOptions();
if (!e) throw new error_OpenAIError("No next page expected; please check `.hasNextPage()` before calling `.getNextPage()`.");
return await __classPrivateFieldGet(this, be, "f").requestAPIList(this.constructor, e);
}
async *iterPages() {
let e = this;
yield e;
for (; e.hasNextPage();) {
e = await e.getNextPage();
yield e;
}
}
async *[(be = new WeakMap(), Symbol.asyncIterator)]() {
for await (let e of this.iterPages()) for (let t of e.getPaginatedItems()) yield t;
}
}
class PagePromise extends APIPromise {
constructor(e, t, n) {
super(e, t, async (e, t) => new n(e, t.response, await defaultParseResponse(e, t), t.options));
}
async *[Symbol.asyncIterator]() {
let e = await this;
for await (let t of e) yield t;
}
}
class Page extends AbstractPage {
constructor(e, t, n, r) {
super(e, t, n, r);
this.data = n.data || [];
this.object = n.object;
}
getPaginatedItems() {
return this.data ?? [];
}
nextPageRequestOptions() {
return null;
}
}
class CursorPage extends AbstractPage {
constructor(e, t, n, r) {
super(e, t, n, r);
this.data = n.data || [];
this.has_more = n.has_more || !1;
}
getPaginatedItems() {
return this.data ?? [];
}
hasNextPage() {
if (this.has_more === !1) return !1;
return super.hasNextPage();
}
nextPageRequestOptions() {
let e = this.getPaginatedItems();
let t = e[e.length - 1]?.id;
if (!t) return null;
return {
...this.options,
query: {
...maybeObj(this.options.query),
after: t
}
};
}
}
class ConversationCursorPage extends AbstractPage {
constructor(e, t, n, r) {
super(e, t, n, r);
this.data = n.data || [];
this.has_more = n.has_more || !1;
this.last_id = n.last_id || "";
}
getPaginatedItems() {
return this.data ?? [];
}
hasNextPage() {
if (this.has_more === !1) return !1;
return super.hasNextPage();
}
nextPageRequestOptions() {
let e = this.last_id;
if (!e) return null;
return {
...this.options,
query: {
...maybeObj(this.options.query),
after: e
}
};
}
}
class NextCursorPage extends AbstractPage {
constructor(e, t, n, r) {
super(e, t, n, r);
this.data = n.data || [];
this.has_more = n.has_more || !1;
this.next = n.next || null;
}
getPaginatedItems() {
return this.data ?? [];
}
hasNextPage() {
if (this.has_more === !1) return !1;
return this.nextPageRequestOptions() != null;
}
nextPageRequestOptions() {
let e = this.next;
if (!e) return null;
return {
...this.options,
query: {
...maybeObj(this.options.query),
after: e
}
};
}
}
class TokenPage extends AbstractPage {
constructor(e, t, n, r) {
super(e, t, n, r);
this.data = n.data || [];
this.has_more = n.has_more || !1;
this.next = n.next || null;
}
getPaginatedItems() {
return this.data ?? [];
}
hasNextPage() {
if (this.has_more === !1) return !1;
return this.nextPageRequestOptions() != null;
}
nextPageRequestOptions() {
let e = this.next;
if (!e) return null;
return {
...this.options,
query: {
...maybeObj(this.options.query),
page: e
}
};
}
}
let xe = {
jwt: "urn:ietf:params:oauth:token-type:jwt",
id: "urn:ietf:params:oauth:token-type:id_token"
};
function calculateExpiresAt(e, t) {
if (typeof e != "number" || !Number.isFinite(e) || e <= 0) throw new error_OpenAIError("Token exchange response has invalid 'expires_in' field");
let n = Date.now();
let r = n + e * 1e3;
if (!Number.isSafeInteger(r) || r <= n) throw new error_OpenAIError("Token exchange response has invalid 'expires_in' field");
let i = r - (performance.now() - t);
if (i <= n) throw new error_OpenAIError("Workload identity token expired before its exchange completed.");
return i;
}
function calculateRefreshAt(e, t, n) {
let r = (n ?? 1200) * 1e3;
return e - Math.min(r, t * 1e3 * .5);
}
let Se = Response.prototype;
let Ce = Se.arrayBuffer;
function isResponsePrototype(e, t) {
let n = Object.getOwnPropertyDescriptor(t, "constructor")?.value;
if (t === e || typeof n != "function" || Object.getOwnPropertyDescriptor(n, "name")?.value !== "Response" || Object.getOwnPropertyDescriptor(n, "prototype")?.value !== t) return !1;
let r = Object.getOwnPropertyDescriptor(t, Symbol.toStringTag);
return (r?.value === "Response" || typeof r?.get == "function") && typeof Object.getOwnPropertyDescriptor(t, "headers")?.get == "function" && typeof Object.getOwnPropertyDescriptor(t, "ok")?.get == "function" && typeof Object.getOwnPropertyDescriptor(t, "status")?.get == "function";
}
function isResponseBodyPrototype(e, t) {
if (e === t) return !0;
let n = Object.getOwnPropertyDescriptor(e, "constructor")?.value;
return t !== null && Object.getPrototypeOf(t) === e && typeof n == "function" && Object.getOwnPropertyDescriptor(n, "name")?.value === "Body" && Object.getOwnPropertyDescriptor(n, "prototype")?.value === e;
}
function decodeNativeResponseBody(e) {
return new TextDecoder("utf-8", { ignoreBOM: typeof globalThis.Bun?.version == "string" }).decode(e);
}
async function parseOAuthTokenResponse(e) {
let t;
let n = null;
for (let r = 0, i = e; i !== null && r < 16 && i !== Se; i = Object.getPrototypeOf(i), r += 1) {
isResponsePrototype(e, i) && (n = i);
let r = Object.getOwnPropertyDescriptor(i, "json");
if (!r) continue;
if (typeof r.value != "function") break;
let a = Object.getOwnPropertyDescriptor(i, "text")?.value;
if (typeof a == "function" && isResponseBodyPrototype(i, n)) {
t = a;
break;
}
return r.value.call(e);
}
let r = t === void 0 ? decodeNativeResponseBody(await Ce.call(e)) : await t.call(e);
try {
return JSON.parse(r);
} catch {
throw SyntaxError("Token exchange response contains invalid JSON");
}
}
function isUnsafeAccessToken(e) {
if (typeof globalThis.Bun?.version == "string") return /[^\t\u0020-\u007E]|^[\t ]|[\t ]$/u.test(e);
return /[^\t\u0020-\u007E\u0080-\u00FF]|^[\t ]|[\t ]$/u.test(e);
}
class WorkloadIdentityAuth {
constructor(e, t) {
this.cachedToken = null;
this.refreshPromise = null;
this.tokenGeneration = 0;
this.tokenExchangeUrl = "https://auth.openai.com/oauth/token";
let { identityProviderId: n, serviceAccountId: r, clientId: i, refreshBufferSeconds: a, provider: o } = e;
this.config = {
identityProviderId: n,
serviceAccountId: r,
...i === void 0 ? {} : { clientId: i },
...a === void 0 ? {} : { refreshBufferSeconds: a },
provider: {
tokenType: o.tokenType,
getToken: o.getToken.bind(o)
}
};
this.fetch = t ?? getDefaultFetch();
}
async getToken() {
if (!this.cachedToken || WorkloadIdentityAuth.isTokenExpired(this.cachedToken)) {
if (this.refreshPromise) return await this.refreshPromise;
let e = this.refreshToken(this.tokenGeneration);
this.refreshPromise = e;
try {
return await e;
} finally {
this.refreshPromise === e && (this.refreshPromise = null);
}
}
if (WorkloadIdentityAuth.needsRefresh(this.cachedToken) && !this.refreshPromise) {
let e = this.refreshToken(this.tokenGeneration).finally(() => {
this.refreshPromise === e && (this.refreshPromise = null);
});
this.refreshPromise = e;
e.catch(() => null);
}
return this.cachedToken.token;
}
async refreshToken(e) {
let t = {
grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
subject_token: await this.config.provider.getToken(),
subject_token_type: xe[this.config.provider.tokenType],
identity_provider_id: this.config.identityProviderId,
service_account_id: this.config.serviceAccountId
};
this.config.clientId && (t.client_id = this.config.clientId);
let n = performance.now();
let r = await this.fetch(this.tokenExchangeUrl, {
method: "POST",
headers: { "Content-Type": "application/json" },
body: JSON.stringify(t),
redirect: "manual"
});
if (!r.ok) {
let e = await r.text();
let t;
try {
t = JSON.parse(e);
} catch {}
if (r.status === 400 || r.status === 401 || r.status === 403) throw new OAuthError(r.status, t, r.headers);
throw APIError.generate(r.status, t, `Token exchange failed with status ${r.status}`, r.headers);
}
let i = await parseOAuthTokenResponse(r);
let a = typeof i == "object" && i && "access_token" in i ? i.access_token : void 0;
if (typeof a != "string" || a.trim().length === 0 || isUnsafeAccessToken(a)) throw new error_OpenAIError("Token exchange response missing 'access_token' field");
let o = i.expires_in ?? 3600;
let s = calculateExpiresAt(o, n);
this.tokenGeneration === e && (this.cachedToken = {
token: a,
expiresAt: s,
refreshAt: calculateRefreshAt(s, o, this.config.refreshBufferSeconds)
});
return a;
}
static isTokenExpired(e) {
return Date.now() >= e.expiresAt;
}
static needsRefresh(e) {
return Date.now() >= e.refreshAt;
}
invalidateToken() {
this.tokenGeneration += 1;
this.cachedToken = null;
this.refreshPromise = null;
}
}
function assertX509APIOrigin(e) {
let t;
try {
t = new URL(e);
} catch {
throw new error_OpenAIError("X.509 workload identity requires the approved global mTLS API origin.");
}
if (t.origin !== "https://mtls.api.openai.com" || t.username || t.password) throw new error_OpenAIError("X.509 workload identity requires the approved global mTLS API origin.");
for (let e of t.searchParams.keys()) if (isSensitiveQueryParameter(e)) throw new error_OpenAIError("X.509 workload identity cannot send conflicting query authentication credentials.");
return t;
}
let we = Symbol("brand.privateNullableHeaders");
let Te = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
function* iterateHeaders(e) {
if (!e) return;
if (we in e) {
let { values: t, nulls: n } = e;
yield* t.entries();
for (let e of n) yield [e, null];
return;
}
let t = !1;
let n;
let r = Symbol.iterator in e ? e[Symbol.iterator] : void 0;
if (typeof r == "function") n = { [Symbol.iterator]: () => r.call(e) };
else {
t = !0;
n = Object.entries(e ?? {});
}
for (let e of n) {
let n = e[0];
if (typeof n != "string") throw TypeError("expected header name to be a string");
let r = a(e[1]) ? e[1] : [e[1]];
let i = !1;
for (let e of r) {
if (e === void 0) continue;
if (t && !i) {
i = !0;
yield [n, null];
}
yield [n, e];
}
}
}
let headers_buildHeaders = (e) => {
let t = new Headers();
let n = new Set();
for (let r of e) {
let e = new Set();
for (let [i, a] of iterateHeaders(r)) {
if (!Te.test(i)) throw TypeError(`Header name must be a valid HTTP token ["${i}"]`);
let r = i.toLowerCase();
if (!e.has(r)) {
t.delete(r);
e.add(r);
}
if (a === null) {
t.delete(r);
n.add(r);
} else {
t.append(r, a);
n.delete(r);
}
}
}
return {
[we]: !0,
values: t,
nulls: n
};
};
let Ee = new WeakMap();
let De = new WeakSet();
let Oe = new WeakSet();
let ke = new WeakSet();
let Ae = new WeakMap();
let je = new WeakMap();
let Me = WeakMap.prototype.get.bind(Ee);
let Ne = WeakMap.prototype.set.bind(Ee);
let Pe = WeakSet.prototype.add.bind(De);
let Fe = WeakSet.prototype.has.bind(De);
let Ie = WeakSet.prototype.add.bind(Oe);
let Le = WeakSet.prototype.has.bind(Oe);
let Re = WeakSet.prototype.add.bind(ke);
let ze = WeakSet.prototype.has.bind(ke);
let Be = WeakMap.prototype.set.bind(Ae);
let Ve = WeakMap.prototype.get.bind(Ae);
let He = WeakMap.prototype.set.bind(je);
let Ue = WeakMap.prototype.get.bind(je);
var We = n(17400);
var Ge = n.t(We, 2);
let { findRegisteredX509Transport: Ke, rememberRegisteredX509Transport: qe, markTransientX509ConnectionError: Je, isTransientX509ConnectionError: Ye, markRetryableX509IssuerError: Xe, isRetryableX509IssuerError: Ze, markApprovedX509Client: Qe, isApprovedX509Client: $e, rememberX509OAuthError: et, findX509OAuthError: tt, rememberX509Credential: nt, findX509Credential: rt } = typeof We.findRegisteredX509Transport == "function" ? Ge : r;
function resolveX509Transport(e) {
if (!e || typeof e != "object") throw new error_OpenAIError("X.509 workload identity requires an approved X.509 transport capability.");
let t = Ke(e);
if (!t) throw new error_OpenAIError("X.509 workload identity requires an approved X.509 transport capability.");
return t;
}
var T, E, it, at, ot, st, ct, lt, D, ut, dt, ft, pt, mt, ht, gt, _t, vt, yt, bt, xt, O, St;
let Ct = [
"dispatcher",
"agent",
"client",
"tls",
"proxy"
];
let headerValue = (e, t) => Headers.prototype.get.call(e, t);
let wt = 1e3;
let userAbortError = (e) => {
let t = new APIUserAbortError();
Object.defineProperty(t, "cause", {
value: e.reason,
writable: !0,
configurable: !0
});
return t;
};
function assertSafeHeaders(e) {
for (let t of Headers.prototype.keys.call(e)) {
let e = t.toLowerCase().split("_").join("-");
if (e !== "authorization" && isSensitiveHeader(e) || e === "host") throw new error_OpenAIError("X.509 workload identity cannot send conflicting authentication credentials.");
}
}
function exchangeDeadline(e, t) {
let n = new AbortController();
let r = e === void 0 ? void 0 : setTimeout(() => n.abort(new error_APIConnectionTimeoutError()), e);
let i = r;
typeof i == "object" && i && "unref" in i && typeof i.unref == "function" && i.unref();
let cancel = () => n.abort(t?.reason);
t?.addEventListener("abort", cancel, { once: !0 });
t?.aborted && cancel();
return {
signal: n.signal,
dispose: () => {
t?.removeEventListener("abort", cancel);
r && clearTimeout(r);
}
};
}
function waitForRefresh(e, t) {
let abort;
let n = new Promise((e, n) => {
abort = () => n(t.reason);
t.addEventListener("abort", abort, { once: !0 });
t.aborted && abort();
});
return {
result: Promise.race([e.promise, n]),
dispose: () => {
abort && t.removeEventListener("abort", abort);
}
};
}
function isX509WorkloadIdentity(e) {
if (!e || typeof e != "object") return !1;
let t = e;
for (; t !== null && t !== Object.prototype;) {
let e = Object.getOwnPropertyDescriptor(t, "provider");
if (e) {
if (!("value" in e) || e.value !== void 0) return !1;
break;
}
t = Object.getPrototypeOf(t);
}
let n = e;
for (; n !== null && n !== Object.prototype;) {
let e = Object.getOwnPropertyDescriptor(n, "type");
if (e) {
if (!("value" in e)) throw new error_OpenAIError("X.509 workload identity type must be a plain data property.");
return e.value === "x509";
}
n = Object.getPrototypeOf(n);
}
return !1;
}
function assertX509FetchOptions(e) {
if (!e) return;
for (let t of Ct) if (values_hasOwn(e, t)) throw new error_OpenAIError("X.509 workload identity cannot override its approved transport capability.");
let t = Object.getOwnPropertyDescriptor(e, "redirect")?.value;
if (t !== void 0 && t !== "manual") throw new error_OpenAIError("X.509 workload identity requests require manual redirects.");
}
function assertX509RequestOptions(e) {
assertX509FetchOptions(e);
if (e && [
"body",
"headers",
"method",
"signal"
].some((t) => values_hasOwn(e, t))) throw new error_OpenAIError("X.509 workload identity cannot override its request body, headers, method, or signal through fetch options.");
}
function snapshotX509RequestOptions(e) {
assertX509RequestOptions(e);
let t = { ...e };
assertX509RequestOptions(t);
return t;
}
class X509WorkloadIdentityAuth {
constructor(e, t, n, r) {
T.add(this);
it.set(this, void 0);
at.set(this, void 0);
ot.set(this, void 0);
st.set(this, void 0);
ct.set(this, void 0);
lt.set(this, void 0);
D.set(this, void 0);
ut.set(this, void 0);
dt.set(this, void 0);
ft.set(this, void 0);
pt.set(this, 0);
__classPrivateFieldSet(this, D, resolveX509Transport(t), "f");
__classPrivateFieldSet(this, it, e.identityProviderId, "f");
__classPrivateFieldSet(this, at, e.serviceAccountId, "f");
__classPrivateFieldSet(this, ot, e.refreshBufferMs, "f");
__classPrivateFieldSet(this, st, e.refreshBufferSeconds, "f");
__classPrivateFieldSet(this, ct, n, "f");
__classPrivateFieldSet(this, lt, r, "f");
if (__classPrivateFieldGet(this, ot, "f") !== void 0 && __classPrivateFieldGet(this, st, "f") !== void 0) throw new error_OpenAIError("X.509 workload identity cannot combine refreshBufferSeconds and refreshBufferMs.");
if (__classPrivateFieldGet(this, ot, "f") !== void 0 && (!Number.isSafeInteger(__classPrivateFieldGet(this, ot, "f")) || __classPrivateFieldGet(this, ot, "f") < 0)) throw new error_OpenAIError("X.509 workload identity requires a nonnegative integer refreshBufferMs.");
if (__classPrivateFieldGet(this, st, "f") !== void 0 && (!Number.isSafeInteger(__classPrivateFieldGet(this, st, "f")) || __classPrivateFieldGet(this, st, "f") < 0 || !Number.isSafeInteger(__classPrivateFieldGet(this, st, "f") * 1e3))) throw new error_OpenAIError("X.509 workload identity requires a nonnegative integer refreshBufferSeconds.");
__classPrivateFieldSet(this, ut, __classPrivateFieldGet(this, st, "f") === void 0 ? __classPrivateFieldGet(this, ot, "f") ?? 12e5 : __classPrivateFieldGet(this, st, "f") * 1e3, "f");
}
identitySnapshot() {
return {
type: "x509",
identityProviderId: __classPrivateFieldGet(this, it, "f"),
serviceAccountId: __classPrivateFieldGet(this, at, "f"),
...__classPrivateFieldGet(this, ot, "f") === void 0 ? {} : { refreshBufferMs: __classPrivateFieldGet(this, ot, "f") },
...__classPrivateFieldGet(this, st, "f") === void 0 ? {} : { refreshBufferSeconds: __classPrivateFieldGet(this, st, "f") }
};
}
static shouldAuthenticate(e, t, n = e.headers) {
return !headers_buildHeaders([t, n]).nulls.has("authorization");
}
snapshotHeaders(e, t) {
let n = __classPrivateFieldGet(this, T, "m", O).call(this);
n.defaultHeaders ??= headers_buildHeaders([e]);
n.requestHeaders ??= headers_buildHeaders([t]);
return this.headerSnapshots();
}
headerSnapshots() {
let { defaultHeaders: e, requestHeaders: t } = __classPrivateFieldGet(this, T, "m", O).call(this);
if (!e || !t) throw new error_OpenAIError("X.509 workload identity requires snapshotted request headers.");
return {
defaultHeaders: e,
requestHeaders: t
};
}
snapshotTenant(e, t) {
if (e !== __classPrivateFieldGet(this, ct, "f") || t !== __classPrivateFieldGet(this, lt, "f")) throw new error_OpenAIError("X.509 workload identity cannot override its enrolled organization or project.");
let n = __classPrivateFieldGet(this, T, "m", O).call(this);
n.tenant = {
organization: e,
project: t
};
return n.tenant;
}
tenantSnapshot() {
let { tenant: e } = __classPrivateFieldGet(this, T, "m", O).call(this);
if (!e) throw new error_OpenAIError("X.509 workload identity requires snapshotted tenant selectors.");
return e;
}
snapshotAPIURL(e) {
assertX509APIOrigin(e);
__classPrivateFieldGet(this, T, "m", O).call(this).apiURL = e;
}
requestAPIURL() {
let { apiURL: e } = __classPrivateFieldGet(this, T, "m", O).call(this);
if (e === void 0) throw new error_OpenAIError("X.509 workload identity requires a snapshotted API destination.");
return e;
}
snapshotRequest(e, t, n) {
var r;
(r = __classPrivateFieldGet(this, T, "m", O).call(this)).request ?? (r.request = {
signal: e,
timeout: t,
fetchOptions: n
});
}
requestSnapshot() {
let { request: e } = __classPrivateFieldGet(this, T, "m", O).call(this);
if (!e) throw new error_OpenAIError("X.509 workload identity requires snapshotted request settings.");
return e;
}
beginRequestPreparation() {
let e = __classPrivateFieldGet(this, T, "m", O).call(this);
if (e.deadlineArmed && e.preparationStartedAt === void 0) {
e.preparationStartedAt = performance.now();
e.preparationWallStartedAt = Date.now();
}
}
beginRequestPlanning() {
__classPrivateFieldGet(this, T, "m", O).call(this).phase = "planning";
}
beginRequestNetwork() {
let e = __classPrivateFieldGet(this, T, "m", O).call(this);
if (!e.deadlineArmed) {
e.wallStartedAt = Date.now();
e.monotonicStartedAt = performance.now();
e.deadlineArmed = !0;
} else if (e.preparationStartedAt !== void 0) {
e.monotonicStartedAt += performance.now() - e.preparationStartedAt;
e.wallStartedAt += Date.now() - (e.preparationWallStartedAt ?? Date.now());
delete e.preparationStartedAt;
delete e.preparationWallStartedAt;
}
}
isPlanningRequest() {
return __classPrivateFieldGet(this, T, "m", O).call(this).phase === "planning";
}
authorizePlannedRequest(e, t, n, r = !1) {
let i = __classPrivateFieldGet(this, T, "m", O).call(this);
let a = Object.getOwnPropertyDescriptor(t, "headers");
let o = Object.getOwnPropertyDescriptor(t, "body");
let s = Object.getOwnPropertyDescriptor(t, "signal");
let c = Object.getOwnPropertyDescriptor(t, "redirect");
if (i.phase !== "planning" || !a || !(a.value instanceof Headers) || !o && "body" in t || [
o,
s,
c
].some((e) => e && !("value" in e))) throw new error_OpenAIError("X.509 workload identity requires an approved final request.");
this.snapshotAPIURL(e);
assertX509FetchOptions(t);
try {
assertSafeHeaders(a.value);
} catch {
throw new error_OpenAIError("X.509 workload identity cannot use caller-supplied authentication credentials.");
}
if (headerValue(a.value, "Authorization") !== null) throw new error_OpenAIError("X.509 workload identity cannot use caller-supplied authorization credentials.");
__classPrivateFieldGet(this, T, "m", St).call(this, a.value);
if (!r && (s?.value ?? void 0) !== (this.requestSnapshot().signal ?? void 0)) throw new error_OpenAIError("X.509 workload identity must preserve its approved request signal.");
let l = this.requestSnapshot();
i.request = {
...l,
timeout: Math.min(l.timeout, n)
};
i.phase = "authorizing";
}
ownRequestBody(e, t) {
e instanceof ReadableStream && e !== t && (__classPrivateFieldGet(this, T, "m", O).call(this).materializedBody = e);
}
static isStreamingRequestBody(e) {
return globalThis.ReadableStream !== void 0 && e instanceof globalThis.ReadableStream || typeof e == "object" && !!e && (Symbol.asyncIterator in e || Symbol.iterator in e && "next" in e && typeof e.next == "function");
}
retireRequestBody() {
let e = __classPrivateFieldGet(this, T, "m", O).call(this);
let t = e.materializedBody;
delete e.materializedBody;
t && __classPrivateFieldGet(E, E, "m", mt).call(E, t);
}
releaseRequestBody(e) {
let t = __classPrivateFieldGet(this, T, "m", O).call(this);
t.materializedBody === e ? delete t.materializedBody : this.retireRequestBody();
}
setEffectiveSignal(e) {
e ? __classPrivateFieldGet(this, T, "m", O).call(this).effectiveSignal = e : delete __classPrivateFieldGet(this, T, "m", O).call(this).effectiveSignal;
}
effectiveSignal() {
let e = __classPrivateFieldGet(this, T, "m", O).call(this);
return e.effectiveSignal ?? e.request?.signal;
}
runRequest(e, t) {
return __classPrivateFieldGet(this, D, "f").run(async () => {
let n = __classPrivateFieldGet(this, D, "f").current();
if (!n) throw new error_OpenAIError("X.509 workload identity requires an active certificate request scope.");
n.owner = this;
n.requestOwner = t;
try {
return await e();
} finally {
this.retireRequestBody();
this.releaseRequestCredentials();
delete n.requestOwner;
delete n.owner;
}
});
}
inRequest(e) {
let t = __classPrivateFieldGet(this, D, "f").current();
return t?.owner === this && t.requestOwner === e && t.phase !== "authorizing";
}
matches(e) {
return __classPrivateFieldGet(this, D, "f") === __classPrivateFieldGet(e, D, "f") && __classPrivateFieldGet(this, it, "f") === __classPrivateFieldGet(e, it, "f") && __classPrivateFieldGet(this, at, "f") === __classPrivateFieldGet(e, at, "f") && __classPrivateFieldGet(this, ct, "f") === __classPrivateFieldGet(e, ct, "f") && __classPrivateFieldGet(this, lt, "f") === __classPrivateFieldGet(e, lt, "f") && __classPrivateFieldGet(this, ut, "f") === __classPrivateFieldGet(e, ut, "f");
}
continuation() {
let { wallStartedAt: e, monotonicStartedAt: t, deadlineArmed: n, request: r, requestOwner: i, effectiveSignal: a } = __classPrivateFieldGet(this, T, "m", O).call(this);
let o = {
wallStartedAt: e,
monotonicStartedAt: t,
owner: this,
...n ? { deadlineArmed: n } : {},
...r ? { request: r } : {},
...a ? { effectiveSignal: a } : {},
...i ? { requestOwner: i } : {}
};
return (e) => __classPrivateFieldGet(this, D, "f").resume(o, async () => {
try {
return await e();
} finally {
this.releaseRequestCredentials();
delete o.requestOwner;
delete o.owner;
}
});
}
releaseRequestCredentials() {
let e = __classPrivateFieldGet(this, T, "m", O).call(this);
delete e.request;
delete e.phase;
delete e.deadlineArmed;
delete e.preparationStartedAt;
delete e.preparationWallStartedAt;
delete e.effectiveSignal;
delete e.materializedBody;
delete e.apiURL;
delete e.tenant;
delete e.token;
delete e.defaultHeaders;
delete e.requestHeaders;
delete e.tokenGeneration;
delete e.headers;
delete e.authorization;
}
requestStartedAt(e) {
return __classPrivateFieldGet(this, D, "f").current()?.wallStartedAt;
}
usedWorkloadToken(e) {
return __classPrivateFieldGet(this, D, "f").current()?.token !== void 0;
}
remainingTimeout(e, t) {
let n = __classPrivateFieldGet(this, D, "f").current();
if (n === void 0) return t;
let r = t - (performance.now() - n.monotonicStartedAt);
if (r <= 0) throw new error_APIConnectionTimeoutError();
return r;
}
async waitForRetry(e, t) {
try {
await __classPrivateFieldGet(this, D, "f").sleep(e, t);
} catch (e) {
if (t?.aborted) throw userAbortError(t);
throw e;
}
}
static isRetryableFailure(e) {
return typeof e == "object" && !!e && (Ye(e) || Ze(e));
}
static retryHeaders(e) {
if (!e || typeof e != "object" || !Ze(e)) return;
let t = Object.getOwnPropertyDescriptor(e, "headers")?.value;
return t instanceof Headers ? t : void 0;
}
async getToken(e, t) {
let n = t ? t.signal : e?.signal;
if (n?.aborted) throw userAbortError(n);
e && assertX509RequestOptions(t ? t.fetchOptions : e.fetchOptions);
__classPrivateFieldGet(this, T, "m", xt).call(this, t);
let r = e ? __classPrivateFieldGet(this, T, "m", O).call(this) : void 0;
let i = __classPrivateFieldGet(this, dt, "f");
if (i && performance.now() < i.refreshAt && Date.now() < i.wallRefreshAt) return __classPrivateFieldGet(E, E, "m", ht).call(E, r, i);
let { signal: a, dispose: o } = exchangeDeadline(t && e ? this.remainingTimeout(e, t.timeout) : t?.timeout, n);
if (n?.aborted) {
o();
throw userAbortError(n);
}
let s = __classPrivateFieldGet(this, ft, "f") ?? __classPrivateFieldGet(this, T, "m", yt).call(this);
s.waiters += 1;
let c = waitForRefresh(s, a);
try {
let e = await c.result;
let t = __classPrivateFieldGet(this, dt, "f");
if (!t || t.accessToken !== e.accessToken) throw new APIUserAbortError();
return __classPrivateFieldGet(E, E, "m", ht).call(E, r, t);
} catch (n) {
return await __classPrivateFieldGet(this, T, "m", gt).call(this, n, s, i, r, e, t);
} finally {
c.dispose();
o();
--s.waiters;
__classPrivateFieldGet(this, T, "m", vt).call(this, s);
}
}
invalidateToken() {
let e = __classPrivateFieldGet(this, D, "f").current();
if (!e?.token || __classPrivateFieldGet(this, dt, "f")?.accessToken !== e.token || __classPrivateFieldGet(this, dt, "f").generation !== e.tokenGeneration) return;
__classPrivateFieldSet(this, pt, __classPrivateFieldGet(this, pt, "f") + 1, "f");
__classPrivateFieldSet(this, dt, void 0, "f");
let t = __classPrivateFieldGet(this, ft, "f");
__classPrivateFieldSet(this, ft, void 0, "f");
t?.controller.abort(new APIUserAbortError());
}
bindRequest(e, t, n) {
if (!(t.headers instanceof Headers)) throw new error_OpenAIError("X.509 workload identity requires the original workload authorization headers.");
let r = __classPrivateFieldGet(this, T, "m", O).call(this);
let { token: i } = r;
let a = e.__security ?? { bearerAuth: !0 };
let o = i ? `Bearer ${i}` : null;
!i && a.adminAPIKeyAuth && n !== null && headerValue(t.headers, "Authorization") !== null && (o = new Headers({ Authorization: `Bearer ${n}` }).get("Authorization"));
r.headers = t.headers;
r.authorization = o;
this.assertRequest(t);
}
adoptRequestHeaders(e) {
let t = __classPrivateFieldGet(this, T, "m", O).call(this);
let n = t.headers;
if (!(n instanceof Headers) || !(e.headers instanceof Headers)) throw new error_OpenAIError("X.509 workload identity must preserve its issued workload authorization.");
t.headers = e.headers;
try {
this.assertRequest(e);
} catch (e) {
t.headers = n;
throw e;
}
}
assertRequest(e) {
let { headers: t } = e;
if (!(t instanceof Headers)) throw new error_OpenAIError("X.509 workload identity must preserve its issued workload authorization.");
let n = __classPrivateFieldGet(this, D, "f").current();
if (!n || n.headers !== t || n.authorization === void 0 || headerValue(t, "Authorization") !== n.authorization) throw new error_OpenAIError("X.509 workload identity must preserve its issued workload authorization.");
__classPrivateFieldGet(this, T, "m", St).call(this, t);
assertSafeHeaders(t);
}
fetch() {
return async (e, t = {}) => {
let n = assertX509APIOrigin(typeof e == "string" || e instanceof URL ? e : e.url);
assertX509FetchOptions(t);
this.assertRequest(t);
let r = t.headers;
if (!(r instanceof Headers)) throw new error_OpenAIError("X.509 workload identity must preserve its issued workload authorization.");
let i = new Headers([...Headers.prototype.entries.call(r)]);
assertSafeHeaders(i);
t.headers = i;
t.redirect = "manual";
return await __classPrivateFieldGet(this, D, "f").dispatch(n, t);
};
}
}
E = X509WorkloadIdentityAuth, it = new WeakMap(), at = new WeakMap(), ot = new WeakMap(), st = new WeakMap(), ct = new WeakMap(), lt = new WeakMap(), D = new WeakMap(), ut = new WeakMap(), dt = new WeakMap(), ft = new WeakMap(), pt = new WeakMap(), T = new WeakSet(), mt = async function _X509WorkloadIdentityAuth_cancelRequestBody(e) {
try {
await CancelReadableStream(e);
} catch {}
}, ht = function _X509WorkloadIdentityAuth_assignToken(e, t) {
if (e) {
e.token = t.accessToken;
e.tokenGeneration = t.generation;
}
return t.accessToken;
}, gt = async function _X509WorkloadIdentityAuth_recoverRefreshFailure(e, t, n, r, i, a) {
let o = a ? a.signal : i?.signal;
if (o?.aborted) throw userAbortError(o);
if (t.controller.signal.aborted && t.generation !== __classPrivateFieldGet(this, pt, "f")) return await this.getToken(i, a);
let s = __classPrivateFieldGet(this, T, "m", _t).call(this, e, n, r);
if (s !== void 0) return s;
if (e && typeof e == "object" && !(e instanceof OAuthError)) {
let t = tt(e);
if (t) throw new OAuthError(t.status, t.error, t.headers);
}
throw e;
}, _t = function _X509WorkloadIdentityAuth_fallbackToken(e, t, n) {
if (!t || t !== __classPrivateFieldGet(this, dt, "f") || performance.now() >= t.expiresAt || Date.now() >= t.wallExpiresAt || !E.isRetryableFailure(e)) return;
let r = E.retryHeaders(e);
let i = r?.get("retry-after-ms");
let a = i ? Number(i) : void 0;
let o = r?.get("retry-after");
if (o && (a === void 0 || Number.isNaN(a))) {
let e = Number(o);
a = Number.isNaN(e) ? Date.parse(o) - Date.now() : e * 1e3;
}
let s = a !== void 0 && Number.isFinite(a) && a >= 0 && a <= 6e4 ? Math.max(wt, a) : wt;
t.refreshAt = Math.min(t.expiresAt, performance.now() + s);
t.wallRefreshAt = Math.min(t.wallExpiresAt, Date.now() + s);
return __classPrivateFieldGet(E, E, "m", ht).call(E, n, t);
}, vt = function _X509WorkloadIdentityAuth_retireRefresh(e) {
if (e.waiters !== 0 || __classPrivateFieldGet(this, ft, "f") !== e) return;
queueMicrotask(() => {
if (e.waiters === 0 && __classPrivateFieldGet(this, ft, "f") === e) {
__classPrivateFieldSet(this, ft, void 0, "f");
__classPrivateFieldSet(this, pt, __classPrivateFieldGet(this, pt, "f") + 1, "f");
e.controller.abort(new APIUserAbortError());
}
});
}, yt = function _X509WorkloadIdentityAuth_beginRefresh() {
let e = new AbortController();
let t = __classPrivateFieldGet(this, pt, "f");
let n = {
controller: e,
generation: t,
waiters: 0,
promise: __classPrivateFieldGet(this, T, "m", bt).call(this, e, t)
};
__classPrivateFieldSet(this, ft, n, "f");
return n;
}, bt = async function _X509WorkloadIdentityAuth_refreshToken(e, t) {
let n = performance.now();
let r = Date.now();
try {
let i = await __classPrivateFieldGet(this, D, "f").exchange(__classPrivateFieldGet(this, it, "f"), __classPrivateFieldGet(this, at, "f"), e.signal);
let a = i.expiresIn * 1e3;
let o = n + a;
let s = r + a;
if (performance.now() >= o || Date.now() >= s) throw new error_OpenAIError("X.509 workload identity token expired before its exchange completed.");
if (__classPrivateFieldGet(this, pt, "f") !== t || e.signal.aborted || __classPrivateFieldGet(this, ft, "f")?.controller !== e) throw new APIUserAbortError();
__classPrivateFieldSet(this, pt, __classPrivateFieldGet(this, pt, "f") + 1, "f");
__classPrivateFieldSet(this, dt, {
accessToken: i.accessToken,
generation: __classPrivateFieldGet(this, pt, "f"),
expiresAt: o,
refreshAt: o - Math.min(__classPrivateFieldGet(this, ut, "f"), a / 2),
wallExpiresAt: s,
wallRefreshAt: s - Math.min(__classPrivateFieldGet(this, ut, "f"), a / 2)
}, "f");
return i;
} finally {
__classPrivateFieldGet(this, ft, "f")?.controller === e && __classPrivateFieldSet(this, ft, void 0, "f");
}
}, xt = function _X509WorkloadIdentityAuth_preflight(e) {
if (!e) return;
if (e.organization !== __classPrivateFieldGet(this, ct, "f") || e.project !== __classPrivateFieldGet(this, lt, "f")) throw new error_OpenAIError("X.509 workload identity cannot override its enrolled organization or project.");
assertX509APIOrigin(e.apiURL);
let t = headers_buildHeaders([e.defaultHeaders, e.requestHeaders]);
if (__classPrivateFieldGet(this, ct, "f") !== null && t.nulls.has("openai-organization") || __classPrivateFieldGet(this, lt, "f") !== null && t.nulls.has("openai-project")) throw new error_OpenAIError("X.509 workload identity cannot omit its enrolled organization or project.");
for (let n of t.values.keys()) {
let r = n.toLowerCase().split("_").join("-");
if ((r === "openai-organization" || r === "openai-project") && (n !== r || headerValue(t.values, n) !== (r === "openai-organization" ? e.organization : e.project))) throw new error_OpenAIError("X.509 workload identity cannot override its enrolled organization or project.");
if (isSensitiveHeader(r) || r === "host") throw new error_OpenAIError("X.509 workload identity cannot use caller-supplied authentication credentials.");
}
}, O = function _X509WorkloadIdentityAuth_scope() {
let e = __classPrivateFieldGet(this, D, "f").current();
if (!e || e.owner !== this) throw new error_OpenAIError("X.509 workload identity requires an active certificate request scope.");
return e;
}, St = function _X509WorkloadIdentityAuth_assertTenantHeaders(e) {
if (headerValue(e, "OpenAI-Organization") !== __classPrivateFieldGet(this, ct, "f") || headerValue(e, "OpenAI-Project") !== __classPrivateFieldGet(this, lt, "f")) throw new error_OpenAIError("X.509 workload identity cannot override its enrolled organization or project.");
for (let t of Headers.prototype.keys.call(e)) {
let e = t.toLowerCase().split("_").join("-");
if ((e === "openai-organization" || e === "openai-project") && t !== e) throw new error_OpenAIError("X.509 workload identity cannot override its enrolled organization or project.");
}
};
function normalizeX509CredentialOptions(e) {
let { credential: t } = e;
if (t === void 0) return {
credential: t,
options: e
};
let n = rt(t);
if (!n) throw new error_OpenAIError("An X.509 credential must be created by the SDK authentication helper.");
let r = [
"apiKey",
"adminAPIKey",
"workloadIdentity",
"x509Transport"
].filter((t) => e[t] != null);
if (r.length > 0) throw new error_OpenAIError(`The \`credential\` option cannot be combined with ${r.map((e) => `\`${e}\``).join(", ")}.`);
return {
credential: t,
options: {
...e,
apiKey: null,
adminAPIKey: null,
baseURL: e.baseURL ?? null,
organization: e.organization ?? null,
project: e.project ?? null,
workloadIdentity: n.identity,
x509Transport: n.transport
}
};
}
function overridesOrdinaryAuthentication({ apiKey: e, adminAPIKey: t }) {
return e != null || t != null;
}
function prepareProviderClone(e, t) {
let n = e.provider;
let r = t.credential ?? t.workloadIdentity;
let i = t.provider ?? (r ? void 0 : n);
if (i !== n) {
delete e.baseURL;
delete e.organization;
delete e.project;
delete e.defaultHeaders;
delete e.defaultQuery;
delete e.fetchOptions;
delete e.fetch;
}
if (i) {
delete e.apiKey;
delete e.adminAPIKey;
delete e.credential;
delete e.workloadIdentity;
delete e.x509Transport;
delete e.baseURL;
}
return i;
}
function prepareX509ClientClone(e, t, n, r) {
let i = values_hasOwn(t, "workloadIdentity") ? t.workloadIdentity : e.workloadIdentity;
let a = n !== void 0 && (overridesOrdinaryAuthentication(t) && t.workloadIdentity === void 0 || t.provider !== void 0);
n !== void 0 && values_hasOwn(t, "workloadIdentity") && delete e.x509Transport;
let o = n !== void 0 && !a && t.credential === void 0 && !values_hasOwn(t, "workloadIdentity") && !values_hasOwn(t, "x509Transport") ? n : void 0;
let s = t.credential === void 0 ? o : t.credential;
let c = s !== void 0 || !a && isX509WorkloadIdentity(i);
if (r !== c) {
delete e.fetch;
delete e.baseURL;
delete e.organization;
delete e.project;
delete e.defaultHeaders;
delete e.defaultQuery;
delete e.fetchOptions;
if (c) e.apiKey = null;
else {
delete e.x509Transport;
a && delete e.workloadIdentity;
}
}
if (s !== void 0) {
delete e.apiKey;
delete e.adminAPIKey;
delete e.workloadIdentity;
delete e.x509Transport;
e.credential = s;
if (t.credential !== void 0) {
delete e.organization;
delete e.project;
delete e.defaultHeaders;
delete e.defaultQuery;
delete e.fetchOptions;
}
}
return {
credential: s,
provider: prepareProviderClone(e, t)
};
}
let Tt = Symbol("brand.privateStreamingFile");
function toStreamingFile(e, t, n) {
if (typeof t != "string" || !t) throw TypeError("toStreamingFile requires a non-empty file name");
let r = n?.type;
r && validateStreamingFileType(r);
return {
[Tt]: !0,
data: e,
name: t,
...r ? { type: r } : {}
};
}
let checkFileSupport = () => {
if (typeof File > "u") {
let { process: e } = globalThis;
let t = typeof e?.versions?.node == "string" && Number.parseInt(e.versions.node.split("."), 10) < 20;
throw Error("`File` is not defined as a global, which is required for file uploads." + (t ? " Update to a supported Node.js LTS release, or set `globalThis.File` to `import('node:buffer').File`." : ""));
}
};
function makeFile(e, t, n) {
checkFileSupport();
return new File(e, t ?? "unknown_file", n);
}
function getName(e, t) {
if (typeof e != "object" || !e) return;
let n = "name" in e ? e.name : void 0;
let r = n && String(n) || "filename" in e && e.filename && String(e.filename);
if (r) return t?.stripFilename === !1 ? normalizeFilenamePath(r) : basename(r);
let i = "url" in e && e.url && String(e.url);
if (i) try {
let e = basename(new URL(i).pathname);
return e === void 0 ? void 0 : basename(decodeURLFilename(e));
} catch {
return basename(i);
}
let a = "path" in e && e.path && String(e.path);
return a ? basename(a) : void 0;
}
function basename(e) {
return e.split(/[\\/]/).pop() || void 0;
}
function decodeURLFilename(e) {
try {
let t = decodeURIComponent(e);
if (/%(?:0[AD]|22)/i.test(t)) return e;
return t.replace(/[\u0000-\u001F\u007F]/gu, encodeURIComponent);
} catch {
return e;
}
}
function normalizeFilenamePath(e) {
let t = e.replace(/\\/g, "/");
if (t.startsWith("/") || /^[A-Za-z]:/.test(t) || t.split("/").includes("..")) throw TypeError("Upload file name must be a safe relative path without parent directory segments");
return t;
}
let Et = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "byteLength")?.get;
function isArrayBuffer(e) {
try {
return Et?.call(e) !== void 0;
} catch {
return !1;
}
}
let isAsyncIterable = (e) => typeof e == "object" && !!e && typeof e[Symbol.asyncIterator] == "function";
let maybeMultipartFormRequestOptions = async (e, t, n) => {
if (!hasUploadableValue(e.body)) return e.__metadata?.finalizeMultipart === !0 && n?.stripFilenames === !1 ? {
...e,
__metadata: {
...e.__metadata,
preserveMultipartFilenames: !0
}
} : e;
let r = e.__metadata?.finalizeMultipart === !0 ? {
...e,
__metadata: {
...e.__metadata,
finalizeMultipart: !1
}
} : e;
if (hasStreamingUploadableValue(e.body)) return createStreamingFormRequestOptions(r, n);
return {
...r,
body: await createForm(r.body, t, n)
};
};
let multipartFormRequestOptions = async (e, t, n) => {
if (hasStreamingUploadableValue(e.body)) return createStreamingFormRequestOptions(e, n);
return {
...e,
body: await createForm(e.body, t, n)
};
};
let Dt = new WeakMap();
function supportsFormData(e) {
let t = typeof e == "function" ? e : e.fetch;
let n = Dt.get(t);
if (n) return n;
let r = (async () => {
try {
let e;
if ("Response" in t) e = t.Response;
else {
let n = await t("data:,");
await n.arrayBuffer();
e = n.constructor;
}
let n = new FormData();
if (n.toString() === await new e(n).text()) return !1;
return !0;
} catch {
return !0;
}
})();
Dt.set(t, r);
return r;
}
let createForm = async (e, t, n = {}) => {
if (!await supportsFormData(t)) throw TypeError("The provided fetch function does not support file uploads with the current global FormData class.");
let r = new FormData();
await Promise.all(Object.entries(e || {}).map(([e, t]) => addFormValue(r, e, t, n)));
return r;
};
let isBlob = (e) => e instanceof Blob;
let isReadableStream = (e) => typeof e == "object" && !!e && "getReader" in e && typeof e.getReader == "function";
let isStreamingFile = (e) => typeof e == "object" && !!e && Tt in e;
let isUploadable = (e) => typeof e == "object" && !!e && (e instanceof Response || isAsyncIterable(e) || isReadableStream(e) || isStreamingFile(e) || isBlob(e));
let hasStreamingUploadableValue = (e) => {
if (isStreamingFile(e) || isAsyncIterable(e) || isReadableStream(e)) return !0;
if (Array.isArray(e)) return e.some(hasStreamingUploadableValue);
if (e && typeof e == "object" && !isBlob(e) && !(e instanceof Response)) {
for (let t of Object.keys(e)) if (hasStreamingUploadableValue(e[t])) return !0;
}
return !1;
};
let hasUploadableValue = (e) => {
if (isUploadable(e)) return !0;
if (Array.isArray(e)) return e.some(hasUploadableValue);
if (e && typeof e == "object") {
for (let t of Object.keys(e)) if (hasUploadableValue(e[t])) return !0;
}
return !1;
};
let snapshotPreservedUploadEntries = (e, t) => {
let n = [];
for (let r of e) {
isUploadable(r.value) && !t.has(r.value) && t.set(r.value, getStreamingFileName(r.value, { stripFilenames: !1 }));
n.push(r);
}
return n;
};
let Ot = new WeakMap();
let finalizeStreamingFormRequestOptions = (e) => {
if (typeof e.body != "object" || e.body === null) return;
let t = Ot.get(e.body);
if (t) {
e.stream = t();
Ot.delete(e.body);
}
};
let createStreamingFormRequestOptions = (e, t = {}) => {
let n = iterateFormEntries(e.body);
let r = t.stripFilenames === !1 ? new WeakMap() : void 0;
let i = r ? snapshotPreservedUploadEntries(n, r) : n;
let a = `openai-${Math.random().toString(36).slice(2)}`;
async function* multipartBody() {
yield* iterateMultipartBody(i, a, t, r);
}
let o = ReadableStreamFrom(multipartBody(), e.__metadata?.streamFromBody === !0 ? { highWaterMark: 0 } : void 0);
let s = e.body;
e.__metadata?.streamFromBody === !0 && typeof s == "object" && s && Ot.set(o, () => {
let e = { ...s };
let t = iterateFormEntries(e);
i = r ? snapshotPreservedUploadEntries(t, r) : t;
let n = Object.getOwnPropertyDescriptor(e, "stream")?.value;
return n === !0 || n === "true";
});
return {
...e,
body: o,
headers: headers_buildHeaders([{ "content-type": `multipart/form-data; boundary=${a}` }, e.headers])
};
};
async function* iterateMultipartBody(e, t, n, r) {
for await (let { key: i, value: a } of e) {
if (isUploadable(a)) {
let e = r?.get(a) ?? getStreamingFileName(a, n);
let o = getStreamingFileType(a);
yield bytes_encodeUTF8(`--${t}\r\n`);
yield bytes_encodeUTF8(`Content-Disposition: form-data; name="${escapeHeaderValue(i)}"; filename="${escapeHeaderValue(e)}"\r\nContent-Type: ${o}\r\n\r\n`);
yield* iterateBytes(getStreamingFileData(a));
} else {
yield bytes_encodeUTF8(`--${t}\r\n`);
yield bytes_encodeUTF8(`Content-Disposition: form-data; name="${escapeHeaderValue(i)}"\r\n\r\n${String(a)}`);
}
yield bytes_encodeUTF8("\r\n");
}
yield bytes_encodeUTF8(`--${t}--\r\n`);
}
function* iterateFormEntries(e) {
if (!e || typeof e != "object") return;
for (let [t, n] of Object.entries(e)) yield* iterateFormValue(t, n);
}
function* iterateFormValue(e, t) {
if (t === void 0) return;
if (t == null) throw TypeError(`Received null for "${e}"; to pass null in FormData, you must use the string 'null'`);
if (typeof t == "string" || typeof t == "number" || typeof t == "boolean" || isUploadable(t)) yield {
key: e,
value: t
};
else if (Array.isArray(t)) for (let n of t) yield* iterateFormValue(e + "[]", n);
else if (typeof t == "object") for (let [n, r] of Object.entries(t)) yield* iterateFormValue(`${e}[${n}]`, r);
else throw TypeError(`Invalid value given to form, expected a string, number, boolean, object, Array, File or Blob but got ${t} instead`);
}
function getStreamingFileName(e, t) {
if (isStreamingFile(e)) {
let { name: n } = e;
if (typeof n != "string" || !n) throw TypeError("Streaming upload file name must be a non-empty string");
return t.stripFilenames === !1 ? normalizeFilenamePath(n) : basename(n) ?? "unknown_file";
}
return getName(e, { stripFilename: t.stripFilenames }) ?? "unknown_file";
}
function getStreamingFileType(e) {
let t;
isStreamingFile(e) || isBlob(e) ? {type: t} = e : e instanceof Response && (t = e.headers.get("content-type") ?? void 0);
return validateStreamingFileType(t || "application/octet-stream");
}
function validateStreamingFileType(e) {
if (typeof e != "string") throw TypeError("Streaming upload content type must be a string");
for (let t = 0; t < e.length; t += 1) {
let n = e.codePointAt(t) ?? 0;
if (n <= 31 || n === 127) throw TypeError("Streaming upload content type must not contain control characters");
}
return e;
}
function getStreamingFileData(e) {
if (isStreamingFile(e)) return e.data;
return e;
}
async function* iterateBytes(e) {
if (typeof e == "string") yield bytes_encodeUTF8(e);
else if (ArrayBuffer.isView(e)) yield new Uint8Array(e.buffer, e.byteOffset, e.byteLength);
else if (isArrayBuffer(e)) yield new Uint8Array(e);
else if (e instanceof Response) yield* iterateBytes(e.body || await e.blob());
else if (e instanceof Blob) typeof e.stream == "function" ? yield* iterateBytes(e.stream()) : yield new Uint8Array(await e.arrayBuffer());
else if (isReadableStream(e)) for await (let t of ReadableStreamToAsyncIterable(e)) yield* iterateBytes(t);
else if (isAsyncIterable(e)) for await (let t of e) yield* iterateBytes(t);
else throw TypeError(`Invalid streaming file chunk: ${String(e)}`);
}
function escapeHeaderValue(e) {
return Array.from(e, (e) => {
let t = e.codePointAt(0) ?? 0;
return t <= 31 || t === 127 || e === "\"" || e === "\\" ? encodeURIComponent(e) : e;
}).join("");
}
let addFormValue = async (e, t, n, r) => {
if (n === void 0) return;
if (n == null) throw TypeError(`Received null for "${t}"; to pass null in FormData, you must use the string 'null'`);
if (typeof n == "string" || typeof n == "number" || typeof n == "boolean") e.append(t, String(n));
else if (n instanceof Response) {
let i = await n.blob();
e.append(t, makeFile([i], getName(n, { stripFilename: r.stripFilenames }), { type: i.type }));
} else if (isAsyncIterable(n)) e.append(t, makeFile([await new Response(ReadableStreamFrom(n)).blob()], getName(n, { stripFilename: r.stripFilenames })));
else if (isBlob(n)) {
let i = getName(n, { stripFilename: r.stripFilenames });
i === void 0 ? e.append(t, n) : e.append(t, n, i);
} else if (Array.isArray(n)) {
let i = await Promise.all(n.map(async (e) => {
let n = new FormData();
await addFormValue(n, t + "[]", e, r);
return n;
}));
for (let t of i) {
if (!t) continue;
for (let [n, r] of t.entries()) e.append(n, r);
}
} else if (typeof n == "object") await Promise.all(Object.entries(n).map(([n, i]) => addFormValue(e, `${t}[${n}]`, i, r)));
else throw TypeError(`Invalid value given to form, expected a string, number, boolean, object, Array, File or Blob but got ${n} instead`);
};
let isBlobLike = (e) => typeof e == "object" && !!e && typeof e.size == "number" && typeof e.type == "string" && typeof e.text == "function" && typeof e.slice == "function" && typeof e.arrayBuffer == "function";
let isFileLike = (e) => typeof e == "object" && !!e && typeof e.name == "string" && typeof e.lastModified == "number" && isBlobLike(e);
let isResponseLike = (e) => typeof e == "object" && !!e && typeof e.url == "string" && typeof e.blob == "function";
let hasFilePropertyOverrides = (e, t) => t?.type != null && t.type !== e.type || t?.lastModified != null && t.lastModified !== e.lastModified || t?.endings != null;
let canReuseNativeFile = (e, t, n) => (t == null || t === e.name) && !hasFilePropertyOverrides(e, n);
async function toFile(e, t, n) {
checkFileSupport();
e = await e;
if (isFileLike(e)) {
let r = {
...n,
type: n?.type ?? e.type,
lastModified: n?.lastModified ?? e.lastModified
};
if (e instanceof File) {
if (canReuseNativeFile(e, t, n)) return e;
return makeFile([e], t ?? e.name, r);
}
return makeFile([await e.arrayBuffer()], t ?? e.name, r);
}
if (isResponseLike(e)) {
let r = await e.blob();
t ??= getName(e);
let i = n?.type === void 0 && r.type ? {
...n,
type: r.type
} : n;
return makeFile(await getBytes(r), t, i);
}
let r = await getBytes(e);
t ??= getName(e);
if (n?.type === void 0) {
let e = r.find((e) => typeof e == "object" && "type" in e && !!e.type);
e && (n = {
...n,
type: e.type
});
}
return makeFile(r, t, n);
}
async function getBytes(e) {
let t = [];
if (typeof e == "string" || ArrayBuffer.isView(e) || isArrayBuffer(e)) t.push(e);
else if (isBlobLike(e)) t.push(e instanceof Blob ? e : new Blob([await e.arrayBuffer()], { type: e.type }));
else if (isAsyncIterable(e)) for await (let n of e) t.push(...await getBytes(n));
else {
let t = e?.constructor?.name;
throw Error(`Unexpected data type: ${typeof e}${t ? `; constructor: ${t}` : ""}${propsForError(e)}`);
}
return t;
}
function propsForError(e) {
if (typeof e != "object" || !e) return "";
return `; props: [${Object.getOwnPropertyNames(e).map((e) => `"${e}"`).join(", ")}]`;
}
class APIResource {
constructor(e) {
this._client = e;
}
}
function encodeURIPath(e) {
return e.replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@]+/g, encodeURIComponent);
}
let kt = Object.freeze(Object.create(null));
let createPathTagFunction = (e = encodeURIPath) => function path(t, ...n) {
if (t.length === 1) return t[0];
let r = !1;
let i = [];
let a = "";
for (let o = 0; o < t.length; o += 1) if (o in t) {
let s = t[o];
/[?#]/.test(s) && (r = !0);
let c = n[o];
let l = (r ? encodeURIComponent : e)("" + c);
if (o !== n.length && (c == null || typeof c == "object" && c.toString === Object.getPrototypeOf(Object.getPrototypeOf(c.hasOwnProperty ?? kt) ?? kt)?.toString)) {
l = c + "";
i.push({
start: a.length + s.length,
length: l.length,
error: `Value of type ${Object.prototype.toString.call(c).slice(8, -1)} is not a valid path parameter`
});
}
a += s + (o === n.length ? "" : l);
}
let o = a.split(/[?#]/, 1)[0];
let s = /(?<=^|\/)(?:\.|%2e){1,2}(?=\/|$)/gi;
let c;
for (; (c = s.exec(o)) !== null;) i.push({
start: c.index,
length: c[0].length,
error: `Value "${c[0]}" can't be safely passed as a path parameter`
});
i.sort((e, t) => e.start - t.start);
if (i.length > 0) {
let e = 0;
let t = "";
for (let n of i) {
let r = " ".repeat(n.start - e);
let i = "^".repeat(n.length);
e = n.start + n.length;
t += r + i;
}
throw new error_OpenAIError(`Path parameters result in path with invalid segments:\n${i.map((e) => e.error).join("\n")}\n${a}\n${t}`);
}
return a;
};
let k = createPathTagFunction(encodeURIPath);
function resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let At = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => At.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !At.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Messages extends APIResource {
list(e, t = {}, n) {
let r = normalizeRequestOptionsForQuery(t, [
"after",
"limit",
"order"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/chat/completions/${e}/messages`, CursorPage, resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
__security: { bearerAuth: !0 }
})));
}
}
function isChatCompletionFunctionTool(e) {
return e !== void 0 && "function" in e && e.function !== void 0;
}
function isAutoParsableResponseFormat(e) {
return e?.$brand === "auto-parseable-response-format";
}
function isParseableResponseFormat(e) {
return isAutoParsableResponseFormat(e) || e?.type === "json_schema";
}
function parseResponseFormatContent(e, t) {
if (!isParseableResponseFormat(e)) return null;
if (typeof e == "object" && e && "$parseRaw" in e && typeof e.$parseRaw == "function") return e.$parseRaw(t);
try {
return JSON.parse(t);
} catch (e) {
if (e instanceof SyntaxError) throw SyntaxError("Error reading response: invalid structured output JSON.");
throw e;
}
}
function isAutoParsableTool(e) {
return e?.$brand === "auto-parseable-tool";
}
function maybeParseChatCompletion(e, t) {
if (!t || !hasAutoParseableInput(t)) return {
...e,
choices: e.choices.map((e) => ({
...e,
message: {
...e.message,
parsed: null,
...e.message.tool_calls ? { tool_calls: e.message.tool_calls } : void 0
}
}))
};
return parseChatCompletion(e, t);
}
function parseChatCompletion(e, t) {
let n = e.choices.map((e) => {
if (e.finish_reason === "length") throw new LengthFinishReasonError();
if (e.finish_reason === "content_filter") throw new ContentFilterFinishReasonError();
return {
...e,
message: {
...e.message,
...e.message.tool_calls ? { tool_calls: e.message.tool_calls?.map((e) => parseToolCall(t, e)) ?? void 0 } : void 0,
parsed: e.message.content !== null && e.message.content !== void 0 && !e.message.refusal && (e.message.content !== "" || !e.message.tool_calls?.length && !e.message.function_call) ? parseResponseFormat(t, e.message.content) : null
}
};
});
return {
...e,
choices: n
};
}
function parseResponseFormat(e, t) {
return parseResponseFormatContent(e.response_format, t);
}
function parseToolCall(e, t) {
if (t.type === "custom") return t;
if (t.type !== "function") {
let e = t.type;
throw new error_OpenAIError(`Currently only \`function\` and \`custom\` tool calls are supported; Received \`${e}\``);
}
let n = e.tools?.find((e) => isChatCompletionFunctionTool(e) && e.function?.name === t.function.name);
let r = null;
isAutoParsableTool(n) ? r = n.$parseRaw(t.function.arguments) : n?.function.strict && (r = parseResponseFormatContent({
type: "json_schema",
$parseRaw: void 0
}, t.function.arguments));
return {
...t,
function: {
...t.function,
parsed_arguments: r
}
};
}
function shouldParseToolCall(e, t) {
if (!e || !("tools" in e) || !e.tools || t.type !== "function") return !1;
let n = e.tools?.find((e) => isChatCompletionFunctionTool(e) && e.function?.name === t.function?.name);
return isChatCompletionFunctionTool(n) && (isAutoParsableTool(n) || n?.function.strict || !1);
}
function hasAutoParseableInput(e) {
if (isParseableResponseFormat(e.response_format)) return !0;
return e.tools?.some((e) => isAutoParsableTool(e) || e.type === "function" && e.function.strict === !0) ?? !1;
}
function validateInputTools(e) {
for (let t of e ?? []) {
if (t.type === "custom") continue;
if (t.type !== "function") {
let e = t.type;
throw new error_OpenAIError(`Currently only \`function\` and \`custom\` tool types are supported; Received \`${e}\``);
}
if (t.function.strict !== !0) throw new error_OpenAIError(`The \`${t.function.name}\` tool is not marked with \`strict: true\`. Only strict function tools can be auto-parsed`);
}
}
let isAssistantMessage = (e) => e?.role === "assistant";
let isToolMessage = (e) => e?.role === "tool";
var A, jt, Mt, Nt, Pt, Ft, It, j, Lt, Rt, zt, Bt, Vt, Ht, Ut, Wt, Gt, Kt, qt, Jt, Yt, Xt, Zt, Qt, $t;
let en = 4096;
let tn = 8388608;
let nn = JSON.stringify;
let rn = JSON.parse;
let an = new WeakSet();
let on = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), "buffer")?.get;
let sn = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), "length")?.get;
let cn = Object.getOwnPropertyDescriptor(DataView.prototype, "buffer")?.get;
let ln = Object.getOwnPropertyDescriptor(Symbol.prototype, "description")?.get;
let un = Date.prototype.getTime;
let dn = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "byteLength")?.get;
let fn = typeof SharedArrayBuffer == "function" ? Object.getOwnPropertyDescriptor(SharedArrayBuffer.prototype, "byteLength")?.get : void 0;
let pn = Object.getOwnPropertyDescriptor(Error("native stack descriptor"), "stack");
let mn = Function.prototype.toString;
let hn = Object.prototype.toString;
let gn = Object.getOwnPropertyDescriptor(Error, "isError");
let _n = gn && "value" in gn && typeof gn.value == "function" ? gn.value : void 0;
let vn = mn.call(Error);
let yn = mn.call(Date);
let bn = mn.call(Function);
let xn = new Set([
APIConnectionError.prototype,
error_APIConnectionTimeoutError.prototype,
APIError.prototype,
error_OpenAIError.prototype,
APIUserAbortError.prototype,
AuthenticationError.prototype,
BadRequestError.prototype,
ConflictError.prototype,
ContentFilterFinishReasonError.prototype,
InternalServerError.prototype,
InvalidWebhookSignatureError.prototype,
LengthFinishReasonError.prototype,
NotFoundError.prototype,
OAuthError.prototype,
PermissionDeniedError.prototype,
RateLimitError.prototype,
SubjectTokenProviderError.prototype,
UnprocessableEntityError.prototype
]);
let Sn = new Set();
let Cn = new Map();
let wn = new WeakMap();
function captureNativeProxyDetector() {
if (typeof process > "u") return;
try {
let e = Object.getOwnPropertyDescriptor(process, "getBuiltinModule");
if (!e || !("value" in e) || typeof e.value != "function") return;
let t = Reflect.apply(e.value, process, ["node:util"]);
if (typeof t != "object" || !t) return;
let n = Object.getOwnPropertyDescriptor(t, "types");
if (!n || !("value" in n) || typeof n.value != "object" || n.value === null) return;
let r = Object.getOwnPropertyDescriptor(n.value, "isProxy");
if (!r || !("value" in r) || typeof r.value != "function") return;
return r.value;
} catch {
return;
}
}
let Tn = captureNativeProxyDetector();
function rememberTrustedIntrinsic(e) {
if (typeof e != "function") return;
let t = Object.getOwnPropertyDescriptor(e, "prototype");
if (!t || !("value" in t) || typeof t.value != "object" && typeof t.value != "function") return;
xn.add(t.value);
let n = mn.call(e);
if (/^function [A-Za-z_$][\w$]*\(\) \{ \[native code\] \}$/u.test(n) && t.configurable === !1 && t.writable === !1) {
Sn.add(n);
let e = new Map();
for (let n of Reflect.ownKeys(t.value)) {
let r = Object.getOwnPropertyDescriptor(t.value, n);
r && e.set(n, r);
}
Cn.set(n, e);
}
}
for (let e of [
Object,
Function,
Array,
Date,
Map,
Set,
ArrayBuffer,
DataView,
Error,
EvalError,
RangeError,
ReferenceError,
SyntaxError,
TypeError,
URIError,
Uint8Array,
Uint8ClampedArray,
Uint16Array,
Uint32Array,
Int8Array,
Int16Array,
Int32Array,
Float32Array,
Float64Array
]) rememberTrustedIntrinsic(e);
for (let e of [
"SharedArrayBuffer",
"AggregateError",
"Float16Array",
"BigInt64Array",
"BigUint64Array",
"Blob",
"File",
"Headers"
]) {
let t = Object.getOwnPropertyDescriptor(globalThis, e);
t && "value" in t && rememberTrustedIntrinsic(t.value);
}
let En = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), "constructor");
En && "value" in En && rememberTrustedIntrinsic(En.value);
typeof Buffer == "function" && rememberTrustedIntrinsic(Buffer);
let Dn = (() => {
if (typeof Blob != "function") return;
try {
let e = new Blob([]);
for (let t of Object.getOwnPropertySymbols(e)) {
let n = Object.getOwnPropertyDescriptor(e, t);
if (n && "value" in n && typeof n.value == "object" && n.value) return Object.getPrototypeOf(n.value);
}
} catch {
return;
}
})();
let On = Map.prototype.entries;
let kn = Set.prototype.values;
let An = typeof Headers == "function" ? Object.getOwnPropertyDescriptor(Headers.prototype, "entries") : void 0;
let jn = An && "value" in An && typeof An.value == "function" ? An.value : void 0;
let Mn = new Set([
"ArrayBuffer",
"SharedArrayBuffer",
"Blob",
"File",
"Map",
"Date",
"Set",
"Headers"
]);
function getTrustedForeignIntrinsic(e) {
let t = Object.getOwnPropertyDescriptor(e, "constructor");
if (!t || !("value" in t) || typeof t.value != "function") return;
let n = t.value;
let r = mn.call(n);
let i = Cn.get(r);
if (!Sn.has(r) || !i) return;
let a = Object.getOwnPropertyDescriptor(n, "prototype");
if (!a || !("value" in a) || a.value !== e || a.configurable !== !1 || a.writable !== !1) return;
return {
constructor: n,
descriptors: i,
functionPrototype: Object.getPrototypeOf(n)
};
}
function isTrustedIntrinsicPrototype(e) {
return xn.has(e) || getTrustedForeignIntrinsic(e) !== void 0;
}
function isCanonicalIntrinsicFunction(e, t, n) {
if (t === void 0) return e === void 0;
if (typeof e != "function" || typeof t != "function") return !1;
let r = mn.call(t);
if (mn.call(e) !== r) return !1;
let i = Object.getPrototypeOf(e);
if (i === n) return !0;
if (!/^function [A-Za-z_$][\w$]*\(\) \{ \[native code\] \}$/u.test(r)) return !1;
let a = getTrustedForeignIntrinsic(i);
return a !== void 0 && mn.call(a.constructor) === bn;
}
function isCanonicalIntrinsicDescriptor(e, t, n) {
if (!t || e.configurable !== t.configurable || e.enumerable !== t.enumerable || "value" in e != "value" in t) return !1;
if ("value" in e && "value" in t) {
if (e.writable !== t.writable) return !1;
if (typeof t.value == "function") return isCanonicalIntrinsicFunction(e.value, t.value, n);
if (t.value !== null && typeof t.value == "object") return !1;
return Object.is(e.value, t.value);
}
return isCanonicalIntrinsicFunction(e.get, t.get, n) && isCanonicalIntrinsicFunction(e.set, t.set, n);
}
function hasNativeErrorBrand(e) {
if (_n) return _n.call(Error, e);
let t = e;
for (let e = 0; t !== null && e < 256; e += 1) {
if (Object.getOwnPropertyDescriptor(t, Symbol.toStringTag)) return !1;
t = Object.getPrototypeOf(t);
}
return t === null && hn.call(e) === "[object Error]";
}
function getVerifiedForeignErrorConstructor(e, t) {
if (typeof t.get != "function" || typeof t.set != "function") return;
let n = Object.getPrototypeOf(e);
for (let e = 0; n !== null && e < 256; e += 1) {
let e = Object.getOwnPropertyDescriptor(n, "constructor");
if (e && "value" in e && typeof e.value == "function") {
let r = e.value;
if (mn.call(r) === vn && isTrustedIntrinsicPrototype(n)) {
let e = Object.getPrototypeOf(r);
if (Object.getPrototypeOf(t.get) === e && Object.getPrototypeOf(t.set) === e) return {
constructor: r,
prototype: n
};
return;
}
}
n = Object.getPrototypeOf(n);
}
}
function isTrustedNativeErrorStack(e, t) {
if (!hasNativeErrorBrand(e)) return !1;
if (pn && !("value" in pn) && typeof pn.get == "function" && Object.prototype.isPrototypeOf.call(Error.prototype, e) && t.get === pn.get && t.set === pn.set) return !0;
let n = getVerifiedForeignErrorConstructor(e, t);
if (!n) return !1;
let r = wn.get(n.prototype);
if (!r) {
let e = Reflect.construct(n.constructor, []);
if (typeof e != "object" || !e || !hasNativeErrorBrand(e) || Object.getPrototypeOf(e) !== n.prototype) return !1;
r = Object.getOwnPropertyDescriptor(e, "stack");
if (!r || "value" in r || typeof r.get != "function" || typeof r.set != "function") return !1;
wn.set(n.prototype, r);
}
return t.get === r.get && t.set === r.set;
}
function createEventQueue() {
let e = [];
let t = 0;
return {
get length() {
return e.length - t;
},
enqueue(t) {
e.push(t);
},
dequeue() {
if (t === e.length) return;
let n = e[t];
e[t] = void 0;
t += 1;
if (t === e.length) {
e = [];
t = 0;
} else if (t >= 1024 && t * 2 >= e.length) {
e = e.slice(t);
t = 0;
}
return n;
},
clear() {
e = [];
t = 0;
}
};
}
function getRetainedStorageBrand(e) {
let t = Object.getPrototypeOf(e);
for (let e = 0; t !== null && e < 256; e += 1) {
if (t === Date.prototype) return "Date";
if (!xn.has(t)) {
let e = Object.getOwnPropertyDescriptor(t, "constructor");
if (e && "value" in e && typeof e.value == "function" && mn.call(e.value) === yn && getTrustedForeignIntrinsic(t)) return "Date";
}
let e = Object.getOwnPropertyDescriptor(t, Symbol.toStringTag);
if (e && "value" in e && typeof e.value == "string" && Mn.has(e.value)) return e.value;
t = Object.getPrototypeOf(t);
}
}
function estimateRetainedBufferBytes(e, t, n) {
if (ArrayBuffer.isView(e)) {
let r;
let i = "typed-array";
try {
r = on?.call(e);
} catch {
i = "data-view";
r = cn?.call(e);
}
if (typeof r != "object" || !r) return {
bytes: Infinity,
kind: i
};
t(r, n + 1);
return {
bytes: 0,
kind: i
};
}
let r = getRetainedStorageBrand(e);
if (!r) return;
let i;
switch (r) {
case "ArrayBuffer":
i = dn;
break;
case "SharedArrayBuffer":
i = fn;
break;
case "Blob":
case "File": return {
bytes: Infinity,
kind: "blob"
};
case "Map": return {
bytes: 0,
kind: "map"
};
case "Date":
Reflect.apply(un, e, []);
return {
bytes: 8,
kind: "date"
};
case "Set": return {
bytes: 0,
kind: "set"
};
case "Headers": return {
bytes: 0,
kind: "headers"
};
default: return;
}
let a = i?.call(e);
return {
bytes: typeof a == "number" && Number.isSafeInteger(a) && a >= 0 ? a : Infinity,
kind: "buffer"
};
}
function visitHiddenEventValues(e, t, n) {
if (t === "map") {
for (let [t, r] of On.call(e)) if (!n(t, 8) || !n(r, 8)) return !1;
}
if (t === "set") {
for (let t of kn.call(e)) if (!n(t, 8)) return !1;
}
if (t === "headers") {
if (!jn) return !1;
for (let [t, r] of jn.call(e)) if (!n(t, 8) || !n(r, 8)) return !1;
}
return !0;
}
function getInspectableEventKeys(e, t, n) {
if (Array.isArray(e)) {
let t = Object.getOwnPropertyDescriptor(e, "length");
let r = t && "value" in t ? t.value : void 0;
if (typeof r != "number" || !Number.isSafeInteger(r) || r < 0 || r > Math.floor(n / 16)) return;
}
if (t !== "typed-array") return Reflect.ownKeys(e);
let r = sn?.call(e);
if (typeof r != "number" || !Number.isSafeInteger(r) || r < 0 || r > 4096) return;
return Reflect.ownKeys(e).filter((e) => {
if (typeof e != "string") return !0;
let t = Number(e);
return !Number.isInteger(t) || t < 0 || t >= r || String(t) !== e;
});
}
function visitInspectableEventProperties(e, t, n, r, i, a) {
let o = getInspectableEventKeys(e, t, r());
if (o === void 0) return !1;
for (let r of o) {
if (!i(typeof r == "string" ? r.length * 2 + 8 : 8)) return !1;
typeof r == "symbol" && a(r, n + 1);
let o = Object.getOwnPropertyDescriptor(e, r);
if (!o) return !1;
if (!("value" in o)) {
if (r === "stack" && isTrustedNativeErrorStack(e, o)) continue;
return !1;
}
a(o.value, n + 1, t === "blob");
}
return !0;
}
function visitRetainedEventPrototypes(e, t, n, r, i, a, o, s) {
let c = Object.getPrototypeOf(e);
for (let e = t + 1; c !== null; e += 1) {
if (e >= 256) return !1;
if (xn.has(c) || n && c === Dn) return !0;
if (r.has(c)) {
o(c, e);
return i() >= 0;
}
r.add(c);
let t = c;
if (!s(t, () => {
if (!a(16)) return !1;
let n = getTrustedForeignIntrinsic(t);
if (!n) return visitInspectableEventProperties(t, void 0, e, i, a, o);
for (let r of Reflect.ownKeys(t)) {
let i = Object.getOwnPropertyDescriptor(t, r);
if (!i) return !1;
if (isCanonicalIntrinsicDescriptor(i, n.descriptors.get(r), n.functionPrototype)) continue;
if (!a(typeof r == "string" ? r.length * 2 + 8 : 8) || !("value" in i)) return !1;
typeof r == "symbol" && o(r, e + 1);
o(i.value, e + 1);
}
return i() >= 0;
})) return !1;
c = Object.getPrototypeOf(t);
}
return !0;
}
function inspectBufferedEventGraph(e, t) {
let n = 0;
let r = 0;
let i = new WeakSet();
let a = new Set();
let o = new Set();
let s = new Map();
let c;
let availableBytes = () => t - n;
let charge = (e) => {
if (!Number.isSafeInteger(e) || e < 0) {
n = t + 1;
return !1;
}
n += e;
c ? c.bytes += e : r += e;
return n <= t;
};
let addIdentity = (e) => {
c ? c.edges.add(e) : o.add(e);
};
let retainIdentity = (e, t) => {
addIdentity(e);
let n = {
bytes: 0,
edges: new Set()
};
s.set(e, n);
let r = c;
c = n;
try {
return t();
} finally {
c = r;
}
};
let visitSymbol = (e) => {
if (a.has(e)) {
addIdentity(e);
charge(8);
return;
}
a.add(e);
retainIdentity(e, () => {
if (!ln) return !1;
let t = Reflect.apply(ln, e, []);
return charge(8 + (t?.length ?? 0) * 2);
}) || (n = t + 1);
};
let visit = (e, r, a = !1) => {
if (n > t) return;
if (typeof e == "string") {
charge(e.length * 2);
return;
}
if (typeof e == "symbol") {
visitSymbol(e);
return;
}
if (typeof e == "function") {
n = t + 1;
return;
}
if (typeof e != "object" || !e) {
charge(8);
return;
}
if (Tn?.(e)) {
n = t + 1;
return;
}
if (r >= 256) {
n = t + 1;
return;
}
if (i.has(e)) {
addIdentity(e);
charge(8);
return;
}
i.add(e);
retainIdentity(e, () => {
if (!charge(16)) return !1;
let o = estimateRetainedBufferBytes(e, visit, r);
if (!visitRetainedEventPrototypes(e, r, a, i, availableBytes, charge, visit, retainIdentity)) return !1;
if (o !== void 0 && !charge(o.bytes)) return !1;
if (!visitHiddenEventValues(e, o?.kind, (e, i) => {
if (!charge(i)) return !1;
visit(e, r + 1);
return n <= t;
})) return !1;
return visitInspectableEventProperties(e, o?.kind, r, availableBytes, charge, visit);
}) || (n = t + 1);
};
try {
visit(e, 0);
} catch {
return;
}
return n <= t ? {
scalarBytes: r,
roots: o,
nodes: s
} : void 0;
}
function areBufferedRetainedEdgesEqual(e, t) {
if (e.size !== t.size) return !1;
for (let n of e) if (!t.has(n)) return !1;
return !0;
}
function getBufferedLedgerNodeBytes(e, t) {
return e.bytes + 32 + e.edges.size * 8 + t * 16;
}
function getBufferedLedgerEntryBytes(e) {
return 32 + e.scalarBytes + e.roots.size * 8;
}
function collectBufferedLedgerIdentities(e, t, n, r) {
let i = new Set();
let a = [...e];
for (; a.length;) {
--r.remaining;
if (r.remaining < 0) return;
let e = a.pop();
if (i.has(e)) continue;
let o = t.get(e) ?? n.get(e);
if (!o) return;
i.add(e);
for (let e of o.edges) a.push(e);
}
return i;
}
function getBufferedLedgerChange(e, t, n, r, i) {
let a = r.get(e);
if (a) {
i && (a.node = i);
return a;
}
let o = i ?? t.nodes.get(e) ?? n.get(e);
if (!o) return;
let s = {
node: o,
ownerDelta: 0
};
r.set(e, s);
return s;
}
function findBufferedLedgerAffectedOwners(e, t, n, r, i) {
let a = new Set([e]);
for (let [e, o] of t.nodes) {
--i.remaining;
if (i.remaining < 0) return;
let s = n.get(e);
if (!s) continue;
let c = !areBufferedRetainedEdgesEqual(s.edges, o.edges);
(s.bytes !== o.bytes || c) && getBufferedLedgerChange(e, t, n, r, o);
if (!c) continue;
for (let e of s.owners) {
--i.remaining;
if (i.remaining < 0) return;
a.add(e);
}
}
return a;
}
function updateBufferedLedgerMembershipChanges(e, t, n, r, i, a) {
for (let o of e.identities) {
--a.remaining;
if (a.remaining < 0) return !1;
if (!t.has(o)) {
let e = getBufferedLedgerChange(o, n, r, i);
if (!e) return !1;
--e.ownerDelta;
}
}
for (let o of t) {
--a.remaining;
if (a.remaining < 0) return !1;
if (!e.identities.has(o)) {
let e = getBufferedLedgerChange(o, n, r, i);
if (!e) return !1;
e.ownerDelta += 1;
}
}
return !0;
}
function collectBufferedLedgerMemberships(e, t, n, r, i, a) {
let o = new Map();
for (let s of n) {
let n = collectBufferedLedgerIdentities(s === e ? t.roots : s.roots, t.nodes, r, a);
if (!n || !updateBufferedLedgerMembershipChanges(s, n, t, r, i, a)) return;
o.set(s, n);
}
return o;
}
function projectBufferedLedgerBytes(e, t, n, r, i, a) {
let o = e - (r ? 0 : getBufferedLedgerEntryBytes(t)) + getBufferedLedgerEntryBytes(n);
for (let [e, t] of i) {
let n = a.get(e);
let r = (n?.owners.size ?? 0) + t.ownerDelta;
if (r < 0) return;
n && (o -= getBufferedLedgerNodeBytes(n, n.owners.size));
r && (o += getBufferedLedgerNodeBytes(t.node, r));
}
return Number.isSafeInteger(o) && o >= 0 && o <= tn ? o : void 0;
}
function applyBufferedLedgerChanges(e, t, n) {
for (let [n, r] of t) {
let t = e.get(n);
if (!((t?.owners.size ?? 0) + r.ownerDelta)) continue;
if (t) {
t.bytes = r.node.bytes;
t.edges = r.node.edges;
} else e.set(n, {
bytes: r.node.bytes,
edges: r.node.edges,
owners: new Set()
});
}
for (let [t, r] of n) {
for (let n of t.identities) r.has(n) || e.get(n)?.owners.delete(t);
for (let n of r) t.identities.has(n) || e.get(n).owners.add(t);
t.identities = r;
}
for (let n of t.keys()) e.get(n)?.owners.size === 0 && e.delete(n);
}
function createBufferedEventLedger() {
let e = new Map();
let t = 0;
let reconcile = (n, r, i) => {
let a = { remaining: 131072 };
let o = new Map();
let s = findBufferedLedgerAffectedOwners(n, r, e, o, a);
if (!s) return !1;
let c = collectBufferedLedgerMemberships(n, r, s, e, o, a);
if (!c) return !1;
let l = projectBufferedLedgerBytes(t, n, r, i, o, e);
if (l === void 0) return !1;
applyBufferedLedgerChanges(e, o, c);
n.scalarBytes = r.scalarBytes;
n.roots = r.roots;
t = l;
return !0;
};
let release = (n) => {
t -= getBufferedLedgerEntryBytes(n);
for (let r of n.identities) {
let i = e.get(r);
if (!i?.owners.delete(n)) continue;
t -= 16;
if (i.owners.size === 0) {
t -= getBufferedLedgerNodeBytes(i, 0);
e.delete(r);
}
}
n.identities.clear();
};
return {
retain(e) {
let t = {
scalarBytes: 0,
roots: new Set(),
identities: new Set()
};
return reconcile(t, e, !0) ? t : void 0;
},
refresh(e, t) {
return reconcile(e, t, !1);
},
release,
clear() {
e.clear();
t = 0;
}
};
}
class EventStream {
constructor() {
A.add(this);
this.controller = new AbortController();
jt.set(this, void 0);
Mt.set(this, () => void 0);
Nt.set(this, () => void 0);
Pt.set(this, void 0);
Ft.set(this, () => void 0);
It.set(this, () => void 0);
j.set(this, Object.create(null));
Lt.set(this, []);
Rt.set(this, new WeakMap());
zt.set(this, new Set());
Bt.set(this, new Set());
Vt.set(this, 0);
Ht.set(this, !1);
Ut.set(this, !1);
Wt.set(this, !1);
Gt.set(this, !1);
Kt.set(this, void 0);
__classPrivateFieldSet(this, jt, new Promise((e, t) => {
__classPrivateFieldSet(this, Mt, e, "f");
__classPrivateFieldSet(this, Nt, t, "f");
}), "f");
__classPrivateFieldSet(this, Pt, new Promise((e, t) => {
__classPrivateFieldSet(this, Ft, e, "f");
__classPrivateFieldSet(this, It, t, "f");
}), "f");
__classPrivateFieldGet(this, jt, "f").catch(() => void 0);
__classPrivateFieldGet(this, Pt, "f").catch(() => void 0);
}
_run(e) {
setTimeout(() => {
let t = !1;
Promise.resolve().then(e).catch((e) => {
t = !0;
__classPrivateFieldGet(this, A, "m", Qt).call(this, e);
}).then(() => {
if (t) return;
try {
this._emitFinal();
} catch (e) {
__classPrivateFieldGet(this, A, "m", Qt).call(this, e);
return;
}
this._emit("end");
});
}, 0);
}
_connected() {
if (this.ended) return;
__classPrivateFieldGet(this, Mt, "f").call(this);
this._emit("connect");
}
get ended() {
return __classPrivateFieldGet(this, Ht, "f");
}
get errored() {
return __classPrivateFieldGet(this, Ut, "f");
}
get aborted() {
return __classPrivateFieldGet(this, Wt, "f");
}
abort() {
this.controller.abort();
}
_userAbortError() {
let e = new APIUserAbortError();
Object.defineProperty(e, "cause", {
value: this.controller.signal.reason,
writable: !0,
configurable: !0
});
return e;
}
_listenForAbort(e) {
if (!e || this.ended) return;
if (e.aborted) {
__classPrivateFieldGet(this, A, "m", qt).call(this, e);
return;
}
if (__classPrivateFieldGet(this, Lt, "f").some((t) => t.signal === e)) return;
let listener = () => __classPrivateFieldGet(this, A, "m", qt).call(this, e);
e.addEventListener("abort", listener, { once: !0 });
__classPrivateFieldGet(this, Lt, "f").push({
signal: e,
listener
});
}
on(e, t) {
var n;
((n = __classPrivateFieldGet(this, j, "f"))[e] || (n[e] = [])).push({ listener: t });
return this;
}
off(e, t) {
let n = __classPrivateFieldGet(this, j, "f")[e];
if (!n) return this;
let r = __classPrivateFieldGet(this, Rt, "f").get(t);
if (r?.event === e && !r.registration.removed && !r.registration.detached) {
__classPrivateFieldGet(this, A, "m", Xt).call(this, e, r.registration);
return this;
}
let i = n.findIndex((e) => !e.removed && e.listener === t);
i !== -1 && n.splice(i, 1);
return this;
}
once(e, t) {
var n;
((n = __classPrivateFieldGet(this, j, "f"))[e] || (n[e] = [])).push({
listener: t,
once: !0
});
return this;
}
emitted(e) {
return new Promise((t, n) => {
__classPrivateFieldSet(this, Gt, !0, "f");
let onError = (t) => {
this.off(e, onEvent);
n(t);
};
let onEvent = (...n) => {
e !== "error" && this.off("error", onError);
t(n.length > 1 ? n : n[0]);
};
e !== "error" && __classPrivateFieldGet(this, A, "m", Yt).call(this, "error", onError);
__classPrivateFieldGet(this, A, "m", Yt).call(this, e, onEvent);
});
}
events(e) {
return this._createIterator((t) => {
let onEvent = (...e) => {
an.add(e);
try {
t(e);
} finally {
an.delete(e);
}
};
this.on(e, onEvent);
return () => this.off(e, onEvent);
}, {
rejectOnError: e !== "error",
rejectOnAbort: e !== "abort"
});
}
_createIterator(e, { rejectOnError: t = !0, rejectOnAbort: n = !0, onReturn: r } = {}) {
let i = createEventQueue();
let a = createEventQueue();
let o = createEventQueue();
let s = createBufferedEventLedger();
let c = this.ended;
let l;
let u = !1;
let detach = () => void 0;
let doneResult = () => ({
value: void 0,
done: !0
});
let finishReaders = () => {
for (; o.length;) o.dequeue().resolve(doneResult());
};
let rejectReader = () => {
if (!l || u || !o.length) return;
u = !0;
o.dequeue().reject(l);
};
let cleanup = () => {
detach();
this.off("end", onEnd);
t && this.off("error", onFailure);
n && this.off("abort", onFailure);
};
let deactivateBufferedEvent = (e) => {
e.active = !1;
if (e.check) {
__classPrivateFieldGet(this, Bt, "f").delete(e.check);
e.check = void 0;
}
};
let failBufferedEvents = (e = !1) => {
if (e) {
for (; a.length;) deactivateBufferedEvent(a.dequeue());
i.clear();
s.clear();
}
let t = new error_OpenAIError(`Event stream iterator buffer limit exceeded (${en} events or ${tn} bytes); consume events as they arrive.`);
try {
__classPrivateFieldGet(this, A, "m", Qt).call(this, t);
} finally {
this.controller.abort();
}
return t;
};
let revalidateBufferedEvent = (e, t) => {
if (!t.active || __classPrivateFieldGet(this, Ht, "f")) return;
let n = inspectBufferedEventGraph(e, tn);
n && s.refresh(t.retention, n) || failBufferedEvents(!0);
};
let push = (e) => {
if (c) return;
let t = o.dequeue();
if (t) t.resolve({
value: e,
done: !1
});
else {
if (i.length >= en) {
failBufferedEvents();
return;
}
let t = inspectBufferedEventGraph(e, tn);
let n = t && s.retain(t);
if (!n) {
failBufferedEvents();
return;
}
if (typeof e == "object" && e && an.has(e)) {
let t = e;
for (let e = 0; e < t.length; e += 1) {
let n = t[e];
typeof n == "string" && (t[e] = rn(nn(n)));
}
}
let r = {
retention: n,
active: !0,
check: void 0
};
i.enqueue(e);
a.enqueue(r);
let check = () => {
r.check = void 0;
revalidateBufferedEvent(e, r);
};
r.check = check;
__classPrivateFieldGet(this, Bt, "f").add(check);
}
};
let onFailure = (e) => {
l = e;
i.length || rejectReader();
};
let adoptTerminalFailure = () => {
if (l) return;
let e = __classPrivateFieldGet(this, Kt, "f");
if (!e) return;
(e.kind === "error" ? t : n) && (l = e.error);
};
let onEnd = () => {
c = !0;
adoptTerminalFailure();
cleanup();
if (!i.length) {
rejectReader();
finishReaders();
}
};
if (!c) {
detach = e(push);
this.on("end", onEnd);
t && this.on("error", onFailure);
n && this.on("abort", onFailure);
}
return {
next: () => {
if (i.length) {
let e = i.dequeue();
let t = a.dequeue();
deactivateBufferedEvent(t);
let n = inspectBufferedEventGraph(e, tn);
if (!n || !s.refresh(t.retention, n)) {
let e = failBufferedEvents(!0);
u = !0;
return Promise.reject(e);
}
s.release(t.retention);
return Promise.resolve({
value: e,
done: !1
});
}
(c || this.ended) && adoptTerminalFailure();
if (l && !u) {
u = !0;
return Promise.reject(l);
}
if (c) return Promise.resolve(doneResult());
return new Promise((e, t) => {
o.enqueue({
resolve: e,
reject: t
});
});
},
return: () => {
c = !0;
u = !0;
for (; a.length;) deactivateBufferedEvent(a.dequeue());
i.clear();
s.clear();
cleanup();
finishReaders();
if (r) {
this.done().catch(() => void 0);
r();
}
return Promise.resolve(doneResult());
},
[Symbol.asyncIterator]() {
return this;
}
};
}
async done() {
__classPrivateFieldSet(this, Gt, !0, "f");
await __classPrivateFieldGet(this, Pt, "f");
}
_hasListeners(e) {
return !!__classPrivateFieldGet(this, j, "f")[e]?.some((e) => !e.removed);
}
_emit(e, ...t) {
if (__classPrivateFieldGet(this, Ht, "f")) return;
if (e === "end") {
__classPrivateFieldGet(this, A, "m", Jt).call(this);
__classPrivateFieldSet(this, Ht, !0, "f");
__classPrivateFieldGet(this, Ft, "f").call(this);
}
let n = __classPrivateFieldGet(this, j, "f")[e];
let r;
let i = !1;
try {
if (n) {
__classPrivateFieldGet(this, j, "f")[e] = n.filter((e) => {
e.once && (e.detached = !0);
return !e.once && !e.removed;
});
__classPrivateFieldSet(this, Vt, __classPrivateFieldGet(this, Vt, "f") + 1, "f");
try {
for (let e of n) if (!e.removed) {
let { listener: n } = e;
n(...t);
}
} finally {
__classPrivateFieldSet(this, Vt, __classPrivateFieldGet(this, Vt, "f") - 1, "f");
if (__classPrivateFieldGet(this, Vt, "f") === 0) {
__classPrivateFieldGet(this, A, "m", Zt).call(this);
for (let e of __classPrivateFieldGet(this, Bt, "f")) {
__classPrivateFieldGet(this, Bt, "f").delete(e);
__classPrivateFieldGet(this, Ht, "f") || e();
}
}
}
}
} catch (e) {
r = e;
i = !0;
}
try {
__classPrivateFieldGet(this, A, "m", $t).call(this, e, t, !!n?.length);
} catch (e) {
if (!i) {
r = e;
i = !0;
}
}
if (i) throw r;
}
_emitFinal() {}
}
jt = new WeakMap(), Mt = new WeakMap(), Nt = new WeakMap(), Pt = new WeakMap(), Ft = new WeakMap(), It = new WeakMap(), j = new WeakMap(), Lt = new WeakMap(), Rt = new WeakMap(), zt = new WeakMap(), Bt = new WeakMap(), Vt = new WeakMap(), Ht = new WeakMap(), Ut = new WeakMap(), Wt = new WeakMap(), Gt = new WeakMap(), Kt = new WeakMap(), A = new WeakSet(), qt = function _EventStream_abortFromSignal(e) {
try {
this.controller.abort(e.reason);
} catch {
this.controller.abort();
}
}, Jt = function _EventStream_removeAbortListeners() {
for (let { signal: e, listener: t } of __classPrivateFieldGet(this, Lt, "f").splice(0)) e.removeEventListener("abort", t);
}, Yt = function _EventStream_onceForEmitted(e, t) {
let n = __classPrivateFieldGet(this, j, "f")[e];
let r = n?.length ?? 0;
this.once(e, t);
let i = __classPrivateFieldGet(this, j, "f")[e];
let [a] = i?.slice(-1) ?? [];
(n === void 0 || i === n) && i?.length === r + 1 && a?.listener === t && a.once && __classPrivateFieldGet(this, Rt, "f").set(t, {
event: e,
registration: a
});
}, Xt = function _EventStream_removeEmittedListener(e, t) {
if (t.removed) return;
t.removed = !0;
__classPrivateFieldGet(this, Rt, "f").delete(t.listener);
__classPrivateFieldGet(this, zt, "f").add(e);
__classPrivateFieldGet(this, Vt, "f") === 0 && __classPrivateFieldGet(this, A, "m", Zt).call(this);
}, Zt = function _EventStream_cleanupEmittedListeners() {
for (let e of __classPrivateFieldGet(this, zt, "f")) {
let t = e;
let n = __classPrivateFieldGet(this, j, "f")[t];
n && (__classPrivateFieldGet(this, j, "f")[t] = n.filter((e) => !e.removed));
}
__classPrivateFieldGet(this, zt, "f").clear();
}, Qt = function _EventStream_handleError(e) {
__classPrivateFieldSet(this, Ut, !0, "f");
e instanceof Error && e.name === "AbortError" && (e = this._userAbortError());
if (e instanceof APIUserAbortError) {
__classPrivateFieldSet(this, Wt, !0, "f");
return this._emit("abort", e);
}
if (e instanceof error_OpenAIError) return this._emit("error", e);
if (e instanceof Error) {
let t = new error_OpenAIError(e.message);
t.cause = e;
return this._emit("error", t);
}
return this._emit("error", new error_OpenAIError(String(e)));
}, $t = function _EventStream_settleTerminalEvent(e, t, n) {
if (e === "abort") {
let e = t[0];
__classPrivateFieldSet(this, Kt, __classPrivateFieldGet(this, Kt, "f") ?? {
kind: "abort",
error: e
}, "f");
!__classPrivateFieldGet(this, Gt, "f") && !n && Promise.reject(e);
__classPrivateFieldGet(this, Nt, "f").call(this, e);
__classPrivateFieldGet(this, It, "f").call(this, e);
this._emit("end");
return;
}
if (e === "error") {
let e = t[0];
__classPrivateFieldSet(this, Kt, __classPrivateFieldGet(this, Kt, "f") ?? {
kind: "error",
error: e
}, "f");
!__classPrivateFieldGet(this, Gt, "f") && !n && Promise.reject(e);
__classPrivateFieldGet(this, Nt, "f").call(this, e);
__classPrivateFieldGet(this, It, "f").call(this, e);
this._emit("end");
}
};
function isRunnableFunctionWithParse(e) {
return typeof e.parse == "function";
}
var M, Nn, Pn, Fn, In, Ln, Rn, zn, Bn, Vn, Hn, Un;
function normalizeToolCallIds(e) {
for (let t of e.choices) for (let e of t.message.tool_calls ?? []) e.id ||= `call_${uuid_uuid4()}`;
}
function toRequestMessage(e) {
if (!isAssistantMessage(e)) return e;
let t = { role: "assistant" };
e.audio != null && (t.audio = { id: e.audio.id });
e.content !== void 0 && (t.content = e.content);
e.function_call != null && (t.function_call = e.function_call);
e.name !== void 0 && (t.name = e.name);
e.refusal != null && (t.refusal = e.refusal);
e.tool_calls !== void 0 && (t.tool_calls = e.tool_calls.map((e) => {
if (e.type === "custom") return {
id: e.id,
type: e.type,
custom: {
input: e.custom.input,
name: e.custom.name
}
};
return {
id: e.id,
type: e.type,
function: {
arguments: e.function.arguments,
name: e.function.name
}
};
}));
return t;
}
class AbstractChatCompletionRunner extends EventStream {
constructor() {
super(...arguments);
M.add(this);
this._chatCompletions = [];
Pn.set(this, !1);
Fn.set(this, !1);
this.messages = [];
}
_addChatCompletion(e) {
__classPrivateFieldSet(this, Pn, !this.controller.signal.aborted, "f");
normalizeToolCallIds(e);
this._chatCompletions.push(e);
this._emit("chatCompletion", e);
let t = e.choices[0]?.message;
t && this._addMessage(t);
return e;
}
_addMessage(e, t = !0, n = !0) {
n && !("content" in e) && (e.content = null);
this.messages.push(e);
if (t) {
this._emit("message", e);
if (isToolMessage(e) && e.content) this._emit("functionToolCallResult", e.content);
else if (isAssistantMessage(e) && e.tool_calls) for (let t of e.tool_calls) t.type === "function" && this._emit("functionToolCall", t.function);
}
}
async finalChatCompletion() {
await this.done();
let e = this._chatCompletions[this._chatCompletions.length - 1];
if (!e) throw new error_OpenAIError("stream ended without producing a ChatCompletion");
return e;
}
async finalContent() {
await this.done();
return __classPrivateFieldGet(this, M, "m", In).call(this);
}
async finalMessage() {
await this.done();
return __classPrivateFieldGet(this, M, "m", Ln).call(this);
}
async finalFunctionToolCall() {
await this.done();
return __classPrivateFieldGet(this, M, "m", Rn).call(this);
}
async finalFunctionToolCallResult() {
await this.done();
return __classPrivateFieldGet(this, M, "m", zn).call(this);
}
async totalUsage() {
await this.done();
return __classPrivateFieldGet(this, M, "m", Bn).call(this);
}
allChatCompletions() {
return [...this._chatCompletions];
}
_emitFinal() {
__classPrivateFieldGet(this, Fn, "f") && __classPrivateFieldGet(this, M, "m", Vn).call(this);
let e = this._chatCompletions[this._chatCompletions.length - 1];
e && this._emit("finalChatCompletion", e);
let t = __classPrivateFieldGet(this, M, "m", Ln).call(this);
t && this._emit("finalMessage", t);
let n = __classPrivateFieldGet(this, M, "m", In).call(this);
n && this._emit("finalContent", n);
let r = __classPrivateFieldGet(this, M, "m", Rn).call(this);
r && this._emit("finalFunctionToolCall", r);
let i = __classPrivateFieldGet(this, M, "m", zn).call(this);
i != null && this._emit("finalFunctionToolCallResult", i);
this._chatCompletions.some((e) => e.usage) && this._emit("totalUsage", __classPrivateFieldGet(this, M, "m", Bn).call(this));
}
async _createChatCompletion(e, t, n) {
this._listenForAbort(n?.signal);
__classPrivateFieldGet(Nn, Nn, "m", Hn).call(Nn, t);
let r = await e.chat.completions.create({
...t,
stream: !1
}, {
...n,
signal: this.controller.signal
});
this._connected();
return this._addChatCompletion(parseChatCompletion(r, t));
}
async _runChatCompletion(e, t, n) {
for (let e of t.messages) this._addMessage(e, !1, !1);
return await this._createChatCompletion(e, t, n);
}
async _runTools(e, t, n, r) {
let i = "tool";
let { tool_choice: a = "auto", stream: o, toolContext: s, ...c } = t;
let l = s;
let u = typeof a != "string" && a.type === "function" && a?.function?.name;
let { maxChatCompletions: d = 10, afterCompletion: f } = r || {};
let runAfterCompletion = async (e) => {
if (f == null) return;
__classPrivateFieldSet(this, Fn, !0, "f");
await f(e, n);
__classPrivateFieldGet(this, M, "m", Vn).call(this);
};
let p = t.tools.map((e) => {
if (isAutoParsableTool(e)) {
if (!e.$callback) throw new error_OpenAIError("Tool given to `.runTools()` that does not have an associated function");
return {
type: "function",
function: {
function: e.$callback,
name: e.function.name,
description: e.function.description || "",
parameters: e.function.parameters,
parse: e.$parseRaw,
strict: !0
}
};
}
return e;
});
let m = Object.create(null);
for (let e of p) e.type === "function" && (m[e.function.name || e.function.function.name] = e.function);
let h = "tools" in t ? p.map((e) => e.type === "function" ? {
type: "function",
function: {
name: e.function.name || e.function.function.name,
parameters: e.function.parameters,
description: e.function.description,
strict: e.function.strict
}
} : e) : void 0;
for (let e of t.messages) this._addMessage(e, !1, !1);
let g = !1;
let runToolCall = async (e) => {
let t = g;
g = !1;
if (e.type !== "function") return {
message: void 0,
functionCalled: !1
};
let r = e.id;
let { name: a, arguments: o } = e.function;
let s = m[a];
if (!s) {
let e = `Invalid tool_call: ${JSON.stringify(a)}. Available options are: ${Object.keys(m).map((e) => JSON.stringify(e)).join(", ")}. Please try again`;
return {
message: {
role: i,
tool_call_id: r,
content: e
},
functionCalled: !1
};
}
if (u && u !== a) {
let e = `Invalid tool_call: ${JSON.stringify(a)}. ${JSON.stringify(u)} requested. Please try again`;
return {
message: {
role: i,
tool_call_id: r,
content: e
},
functionCalled: !1
};
}
let c;
if (isRunnableFunctionWithParse(s)) {
let e;
try {
e = await s.parse(o);
} catch (e) {
if (this.controller.signal.aborted) throw this._userAbortError();
let t = e instanceof Error ? e.message : String(e);
return {
message: {
role: i,
tool_call_id: r,
content: t
},
functionCalled: !1
};
}
if (this.controller.signal.aborted) throw this._userAbortError();
try {
c = await s.function(e, n, l);
} catch (e) {
if (this.controller.signal.aborted && Object.is(e, this.controller.signal.reason)) throw this._userAbortError();
throw e;
}
} else {
if (this.controller.signal.aborted && !t) throw this._userAbortError();
try {
c = await s.function(o, n, l);
} catch (e) {
if (this.controller.signal.aborted && Object.is(e, this.controller.signal.reason)) throw this._userAbortError();
throw e;
}
}
let d = __classPrivateFieldGet(Nn, Nn, "m", Un).call(Nn, c);
return {
message: {
role: i,
tool_call_id: r,
content: d
},
functionCalled: !0
};
};
for (let n = 0; n < d; ++n) {
let n = await this._createChatCompletion(e, {
...c,
tool_choice: a,
tools: h,
messages: this.messages.map(toRequestMessage)
}, r);
g = this.controller.signal.aborted && __classPrivateFieldGet(this, Pn, "f");
let i = n.choices[0]?.message;
if (!i) throw new error_OpenAIError("missing message in ChatCompletion response");
if (!i.tool_calls?.length) {
await runAfterCompletion(n);
return;
}
if (u || t.parallel_tool_calls === !1) for (let e of i.tool_calls) {
let t = await runToolCall(e);
t.message && this._addMessage(t.message);
if (this.controller.signal.aborted) throw this._userAbortError();
if (u && t.functionCalled) {
await runAfterCompletion(n);
return;
}
}
else {
let e = await Promise.allSettled(i.tool_calls.map(runToolCall));
if (!this.controller.signal.aborted) {
for (let t of e) if (t.status === "rejected") throw t.reason;
}
for (let t of e) t.status === "fulfilled" && t.value.message && this._addMessage(t.value.message);
if (this.controller.signal.aborted) throw this._userAbortError();
}
await runAfterCompletion(n);
}
}
}
Nn = AbstractChatCompletionRunner, Pn = new WeakMap(), Fn = new WeakMap(), M = new WeakSet(), In = function _AbstractChatCompletionRunner_getFinalContent() {
return __classPrivateFieldGet(this, M, "m", Ln).call(this).content ?? null;
}, Ln = function _AbstractChatCompletionRunner_getFinalMessage() {
let e = this.messages.length;
for (; e-- > 0;) {
let t = this.messages[e];
if (isAssistantMessage(t)) return {
...t,
content: t.content ?? null,
refusal: t.refusal ?? null
};
}
throw new error_OpenAIError("stream ended without producing a ChatCompletionMessage with role=assistant");
}, Rn = function _AbstractChatCompletionRunner_getFinalFunctionToolCall() {
for (let e = this.messages.length - 1; e >= 0; e--) {
let t = this.messages[e];
if (isAssistantMessage(t) && t?.tool_calls?.length) for (let e = t.tool_calls.length - 1; e >= 0; e--) {
let n = t.tool_calls[e];
if (n?.type === "function") return n.function;
}
}
}, zn = function _AbstractChatCompletionRunner_getFinalFunctionToolCallResult() {
for (let e = this.messages.length - 1; e >= 0; e--) {
let t = this.messages[e];
if (isToolMessage(t) && t.content != null && typeof t.content == "string" && this.messages.some((e) => e.role === "assistant" && e.tool_calls?.some((e) => e.type === "function" && e.id === t.tool_call_id))) return t.content;
}
}, Bn = function _AbstractChatCompletionRunner_calculateTotalUsage() {
let e = {
completion_tokens: 0,
prompt_tokens: 0,
total_tokens: 0
};
for (let { usage: t } of this._chatCompletions) if (t) {
e.completion_tokens += t.completion_tokens;
e.prompt_tokens += t.prompt_tokens;
e.total_tokens += t.total_tokens;
for (let n of ["completion_tokens_details", "prompt_tokens_details"]) {
let r = t[n];
if (values_isObj(r)) {
let t = e[n] ?? (e[n] = {});
for (let e in r) {
if (!values_hasOwn(r, e)) continue;
let n = r[e];
typeof n == "number" && Object.defineProperty(t, e, {
value: (values_hasOwn(t, e) ? t[e] ?? 0 : 0) + n,
enumerable: !0,
configurable: !0,
writable: !0
});
}
}
}
}
return e;
}, Vn = function _AbstractChatCompletionRunner_throwIfAborted() {
if (this.controller.signal.aborted) throw this._userAbortError();
}, Hn = function _AbstractChatCompletionRunner_validateParams(e) {
if (e.n != null && e.n > 1) throw new error_OpenAIError("ChatCompletion convenience helpers only support n=1 at this time. To use n>1, please use chat.completions.create() directly.");
}, Un = function _AbstractChatCompletionRunner_stringifyFunctionCallResult(e) {
if (typeof e == "string") return e;
if (e === void 0) return "undefined";
return JSON.stringify(e);
};
class ChatCompletionRunner extends AbstractChatCompletionRunner {
static runTools(e, t, n) {
let r = new ChatCompletionRunner();
let i = {
...n,
__metadata: {
...n?.__metadata,
helperMethod: "runTools"
}
};
r._run(() => r._runTools(e, t, r, i));
return r;
}
_addMessage(e, t = !0, n = !0) {
super._addMessage(e, t, n);
t && isAssistantMessage(e) && e.content && this._emit("content", e.content);
}
}
let N = {
STR: 1,
NUM: 2,
ARR: 4,
OBJ: 8,
NULL: 16,
BOOL: 32,
NAN: 64,
INFINITY: 128,
MINUS_INFINITY: 256,
INF: 384,
SPECIAL: 496,
ATOM: 499,
COLLECTION: 12,
ALL: 511
};
class PartialJSON extends Error {}
class MalformedJSON extends Error {}
function parseJSON(e, t = N.ALL) {
if (typeof e != "string") throw TypeError(`expecting str, got ${typeof e}`);
if (!e.trim()) throw Error(`${e} is empty`);
return _parseJSON(e.trim(), t);
}
let _parseJSON = (e, t) => {
let n = e.length;
let r = 0;
let markPartialJSON = (e) => {
throw new PartialJSON(`${e} at position ${r}`);
};
let throwMalformedError = (e) => {
throw new MalformedJSON(`${e} at position ${r}`);
};
let parseAny = () => {
skipBlank();
r >= n && markPartialJSON("Unexpected end of input");
if (e[r] === "\"") return parseStr();
if (e[r] === "{") return parseObj();
if (e[r] === "[") return parseArr();
if (e.substring(r, r + 4) === "null" || N.NULL & t && n - r < 4 && "null".startsWith(e.substring(r))) {
r += 4;
return null;
}
if (e.substring(r, r + 4) === "true" || N.BOOL & t && n - r < 4 && "true".startsWith(e.substring(r))) {
r += 4;
return !0;
}
if (e.substring(r, r + 5) === "false" || N.BOOL & t && n - r < 5 && "false".startsWith(e.substring(r))) {
r += 5;
return !1;
}
if (e.substring(r, r + 8) === "Infinity" || N.INFINITY & t && n - r < 8 && "Infinity".startsWith(e.substring(r))) {
r += 8;
return Infinity;
}
if (e.substring(r, r + 9) === "-Infinity" || N.MINUS_INFINITY & t && n - r > 1 && n - r < 9 && "-Infinity".startsWith(e.substring(r))) {
r += 9;
return -Infinity;
}
if (e.substring(r, r + 3) === "NaN" || N.NAN & t && n - r < 3 && "NaN".startsWith(e.substring(r))) {
r += 3;
return NaN;
}
return parseNum();
};
let parseStr = () => {
let i = r;
let a = !1;
r++;
for (; r < n && (e[r] !== "\"" || a && e[r - 1] === "\\");) {
a = e[r] === "\\" && !a;
r++;
}
if (e.charAt(r) === "\"") try {
return JSON.parse(e.substring(i, ++r - Number(a)));
} catch (e) {
throwMalformedError(String(e));
}
else if (N.STR & t) try {
return JSON.parse(e.substring(i, r - Number(a)) + "\"");
} catch {
return JSON.parse(e.substring(i, e.lastIndexOf("\\")) + "\"");
}
markPartialJSON("Unterminated string literal");
};
let parseObj = () => {
r++;
skipBlank();
let i = {};
try {
for (; e[r] !== "}";) {
skipBlank();
if (r >= n && N.OBJ & t) return i;
let a = parseStr();
skipBlank();
r++;
try {
let e = parseAny();
Object.defineProperty(i, a, {
value: e,
writable: !0,
enumerable: !0,
configurable: !0
});
} catch (e) {
if (N.OBJ & t) return i;
throw e;
}
skipBlank();
e[r] === "," && r++;
}
} catch {
if (N.OBJ & t) return i;
markPartialJSON("Expected '}' at end of object");
}
r++;
return i;
};
let parseArr = () => {
r++;
let n = [];
try {
for (; e[r] !== "]";) {
n.push(parseAny());
skipBlank();
e[r] === "," && r++;
}
} catch {
if (N.ARR & t) return n;
markPartialJSON("Expected ']' at end of array");
}
r++;
return n;
};
let parseNum = () => {
if (r === 0) {
e === "-" && N.NUM & t && markPartialJSON("Not sure what '-' is");
try {
return JSON.parse(e);
} catch (n) {
if (N.NUM & t) try {
if (e[e.length - 1] === ".") return JSON.parse(e.substring(0, e.lastIndexOf(".")));
return JSON.parse(e.substring(0, e.lastIndexOf("e")));
} catch {}
throwMalformedError(String(n));
}
}
let i = r;
e[r] === "-" && r++;
for (; e[r] && !",]}".includes(e[r]);) r++;
r === n && !(N.NUM & t) && markPartialJSON("Unterminated number literal");
let a = e.substring(i, r);
try {
return JSON.parse(a);
} catch {
a === "-" && N.NUM & t && markPartialJSON("Not sure what '-' is");
try {
return JSON.parse(a.substring(0, a.lastIndexOf("e")));
} catch (e) {
throwMalformedError(String(e));
}
}
};
let skipBlank = () => {
for (; r < n && " \n\r	".includes(e[r]);) r++;
};
return parseAny();
};
let partialParse = (e) => parseJSON(e, N.ALL ^ N.NUM);
function normalizeChatCompletionChunk(e) {
if (!Array.isArray(e?.choices)) return e;
return {
...e,
choices: e.choices.map((e) => ({
...e,
finish_reason: e.finish_reason ?? null
}))
};
}
function normalizeChatCompletionStream(e) {
let t = e[Symbol.asyncIterator].bind(e);
e[Symbol.asyncIterator] = async function* normalizedChunks() {
let e = { [Symbol.asyncIterator]: t };
for await (let t of e) yield normalizeChatCompletionChunk(t);
};
return e;
}
var P, F, Wn, Gn, Kn, I, L, R, qn, Jn, Yn, Xn, Zn, Qn, $n, er;
function parseStructuredStreamingJSON(e) {
try {
return partialParse(e);
} catch (t) {
if (t instanceof MalformedJSON || t instanceof SyntaxError) return parseResponseFormatContent({
type: "json_schema",
$parseRaw: void 0
}, e);
throw t;
}
}
let tr = "chat.completion.chunk.message:";
function makeChatCompletionReadableStreamMessageChunk(e, t, n) {
let r = {
type: "message",
message: t,
...n ? { tool_call_ids: n } : {}
};
return {
id: e.id,
choices: [],
created: e.created,
model: e.model,
object: `${tr}${JSON.stringify(r)}`
};
}
function isChatCompletionReadableStreamMessage(e) {
return "type" in e && e.type === "message" && "message" in e || "object" in e && typeof e.object == "string" && e.object.startsWith(tr);
}
function getChatCompletionReadableStreamMessage(e) {
if ("type" in e) return e;
return JSON.parse(e.object.slice(30));
}
let nr = 67108864;
let rr = 1024;
function createPartialJSONParseState() {
return {
bytes: 0,
depth: 0,
fragments: 0,
work: 0,
escaped: !1,
has_non_whitespace: !1,
in_string: !1,
last_parsed_bytes: 0,
pending_high_surrogate: !1
};
}
function recordPartialJSONFragment(e, t, n, r) {
if (t.fragments >= 65536) throw new error_OpenAIError("Chat completion stream exceeded its structured JSON fragment limit");
let i = 0;
let { depth: a, escaped: o, has_non_whitespace: s, in_string: c } = e;
let l = !1;
let u = !0;
for (let d of n) {
let n = i;
let f = d.codePointAt(0);
u && e.pending_high_surrogate && f >= 56320 && f <= 57343 ? i += 1 : i += f <= 127 ? 1 : f <= 2047 ? 2 : f <= 65535 ? 3 : 4;
u = !1;
if (t.bytes + i > 16777216) throw new error_OpenAIError("Chat completion stream exceeded its structured JSON byte limit");
if (r && r.work + i > nr) {
r.work += n;
throw new error_OpenAIError("Chat completion stream exceeded its structured JSON parse-work limit");
}
d !== " " && d !== "\n" && d !== "\r" && d !== "	" && (s = !0);
if (c) {
if (o) o = !1;
else if (d === "\\") o = !0;
else if (d === "\"") {
c = !1;
l ||= a === 0;
}
continue;
}
if (d === "\"") c = !0;
else if (d === "{" || d === "[") {
a += 1;
if (a > 128) throw new error_OpenAIError("Chat completion stream exceeded its structured JSON nesting depth limit");
} else if ((d === "}" || d === "]") && a > 0) {
--a;
l ||= a === 0;
}
}
e.bytes += i;
e.fragments += 1;
e.depth = a;
e.escaped = o;
e.has_non_whitespace = s;
e.in_string = c;
if (n.length > 0) {
let t = n.codePointAt(n.length - 1) ?? 0;
e.pending_high_surrogate = t >= 55296 && t <= 56319;
}
t.bytes += i;
t.fragments += 1;
r && (r.work += i);
if (!s || i === 0) return !1;
let d = Math.max(rr, Math.floor(e.last_parsed_bytes / 2));
if (e.bytes > rr && !l && e.bytes - e.last_parsed_bytes < d) return !1;
return !0;
}
function reservePartialJSONParse(e, t) {
if (t.work + e.bytes > nr) return !1;
t.work += e.bytes;
e.work += e.bytes;
e.last_parsed_bytes = e.bytes;
return !0;
}
function captureStructuredJSONSnapshot(e, t) {
let n = Object.getOwnPropertyDescriptor(e, t);
if (!n) {
let n = Object.getPrototypeOf(e);
for (let e = 0; n !== null; e += 1) {
if (e >= 128 || Object.getOwnPropertyDescriptor(n, t)) throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
n = Object.getPrototypeOf(n);
}
return;
}
if (!("value" in n) || typeof n.value != "string" && n.value !== null && n.value !== void 0) throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
return n.value;
}
function captureStructuredMessageSnapshot(e) {
let t = Object.getOwnPropertyDescriptor(e, "message");
if (!t || !("value" in t) || typeof t.value != "object" || t.value === null) throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
return t.value;
}
function captureSnapshotArray(e, t, n, r) {
let i = Object.getOwnPropertyDescriptor(e, t);
if (!i) {
let n = Object.getPrototypeOf(e);
for (let e = 0; n !== null; e += 1) {
if (e >= 128 || Object.getOwnPropertyDescriptor(n, t)) throw new error_OpenAIError(`Chat completion stream contains an unsafe snapshot ${r} collection`);
n = Object.getPrototypeOf(n);
}
return;
}
if (!("value" in i) || !Array.isArray(i.value)) throw new error_OpenAIError(`Chat completion stream contains an unsafe snapshot ${r} collection`);
let a = Object.getOwnPropertyDescriptor(i.value, "length");
if (!a || !("value" in a) || !Number.isSafeInteger(a.value) || a.value > n) throw new error_OpenAIError(`Chat completion stream exceeded its snapshot ${r} limit`);
return i.value;
}
function captureSnapshotArrayItem(e, t) {
let n = Object.getOwnPropertyDescriptor(e, t);
if (!n) return;
if (!("value" in n)) throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
return n.value;
}
function mapCapturedSnapshotArray(e, t, n, r) {
let i = Object.getOwnPropertyDescriptor(e, "length");
let a = i && "value" in i ? i.value : void 0;
if (typeof a != "number" || !Number.isSafeInteger(a) || a < 0 || a > t) throw new error_OpenAIError(`Chat completion stream exceeded its snapshot ${n} limit`);
let o = [];
o.length = a;
for (let t = 0; t < a; t += 1) {
let n = Object.getOwnPropertyDescriptor(e, t);
if (!n) continue;
if (!("value" in n)) throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
o[t] = r(n.value, t);
}
return o;
}
function validateStructuredJSONSnapshot(e, t, n) {
let r = createPartialJSONParseState();
let i = t ?? {
bytes: 0,
fragments: 0,
work: 0
};
recordPartialJSONFragment(r, i, e, n);
if (!reservePartialJSONParse(r, i)) throw new error_OpenAIError("Chat completion stream exceeded its structured JSON parse-work limit");
return e;
}
function ownFunctionToolIdentity(e) {
let t = Object.getOwnPropertyDescriptor(e, "type");
let n = Object.getOwnPropertyDescriptor(e, "function");
if (!t || !("value" in t) || t.value !== "function" || !n || !("value" in n)) return;
if (typeof n.value != "object" || n.value === null) return;
let r = Object.getOwnPropertyDescriptor(n.value, "name");
if (!r || !("value" in r) || typeof r.value != "string" || r.value.length === 0) return;
return {
type: "function",
name: r.value
};
}
function assertBoundToolCallIdentity(e, t) {
let n = ownFunctionToolIdentity(e);
if (!n || n.name !== t.name || n.type !== t.type) throw new error_OpenAIError("Chat completion stream contains a changed tool call identity");
}
function assignOwnProperties(e, t) {
Object.prototype.propertyIsEnumerable.call(t, "__proto__") && !values_hasOwn(e, "__proto__") && Object.defineProperty(e, "__proto__", {
value: void 0,
writable: !0,
enumerable: !0,
configurable: !0
});
return Object.assign(e, t);
}
function cloneParserConfigObject(e, t = []) {
let n = Object.getOwnPropertyDescriptors(e);
for (let r of t) {
let t = n[r];
if (!t && !(r in e)) continue;
n[r] = {
value: t && "value" in t ? t.value : Reflect.get(e, r, e),
enumerable: t?.enumerable ?? !1,
configurable: t?.configurable ?? !0,
writable: t && "writable" in t ? t.writable : !1
};
}
return Object.create(Object.getPrototypeOf(e), n);
}
function snapshotChatCompletionParserParams(e) {
let t = cloneParserConfigObject(e);
if (e.tools) {
let n = [];
let r = Object.getOwnPropertyDescriptor(e.tools, "length");
let i = r && "value" in r ? r.value : void 0;
let a = typeof i == "number" && Number.isSafeInteger(i) && i >= 0 ? Math.min(i, 128) : 0;
for (let t = 0; t < a; t += 1) {
let r = Object.getOwnPropertyDescriptor(e.tools, String(t));
if (!r || !("value" in r)) {
n.length = t + 1;
continue;
}
let i = r.value;
let a = cloneParserConfigObject(i, [
"type",
"$brand",
"$parseRaw",
"$callback",
"function"
]);
let o = Object.getOwnPropertyDescriptors(a);
if (isChatCompletionFunctionTool(a)) {
let e = o.function;
o.function = {
...e && "value" in e ? e : {
configurable: !0,
enumerable: !0,
writable: !0
},
value: cloneParserConfigObject(a.function, ["name", "strict"])
};
}
n[t] = Object.create(Object.getPrototypeOf(i), o);
}
t.tools = n;
}
e.response_format && (t.response_format = cloneParserConfigObject(e.response_format, [
"type",
"$brand",
"$parseRaw"
]));
return t;
}
let ir = 4096;
let ar = JSON.stringify;
let or = Symbol("omitted serialized parser value");
let z = Symbol("unsafe serialized parser value");
function canonicalSerializedParserSchema(e, t) {
let n = new WeakSet();
let charge = (e) => {
if (!Number.isSafeInteger(e) || e < 0 || t.bytes + e > 1048576) return !1;
t.bytes += e;
return !0;
};
let visit = (e, r) => {
if (r > 64 || t.nodes >= ir) return z;
t.nodes += 1;
if (e === void 0 || typeof e == "function" || typeof e == "symbol") return or;
if (typeof e == "bigint") return z;
if (e === null || typeof e == "boolean" || typeof e == "number") {
let t = ar(e);
return typeof t == "string" && charge(t.length) ? t : z;
}
if (typeof e == "string") {
if (!charge(e.length * 6 + 2)) return z;
return ar(e);
}
if (typeof e != "object" || n.has(e)) return z;
let i = Array.isArray(e);
let a = Object.getPrototypeOf(e);
if (i && a !== Array.prototype || !i && a !== null && a !== Object.prototype) return z;
for (let t = e; t !== null; t = Object.getPrototypeOf(t)) {
let e = Object.getOwnPropertyDescriptor(t, "toJSON");
if (!e) continue;
if (!("value" in e) || typeof e.value == "function") return z;
break;
}
n.add(e);
try {
if (!charge(2)) return z;
if (i) {
let n = Object.getOwnPropertyDescriptor(e, "length");
let i = n && "value" in n ? n.value : void 0;
if (typeof i != "number" || !Number.isSafeInteger(i) || i < 0 || i > ir - t.nodes) return z;
let a = [];
for (let n = 0; n < i; n += 1) {
let i = String(n);
let o = Object.getOwnPropertyDescriptor(e, i);
if (!o) {
if (Object.getOwnPropertyDescriptor(Array.prototype, i) || Object.getOwnPropertyDescriptor(Object.prototype, i)) return z;
t.nodes += 1;
if (!charge(4)) return z;
a.push("null");
continue;
}
if (!("value" in o)) return z;
let s = visit(o.value, r + 1);
if (s === z) return s;
a.push(s === or ? "null" : s);
}
return `[${a.join(",")}]`;
}
let n = Reflect.ownKeys(e);
if (n.length > ir - t.nodes) return z;
let a = [];
for (let t of n) {
if (typeof t != "string") continue;
let n = Object.getOwnPropertyDescriptor(e, t);
if (!n) return z;
if (!n.enumerable) continue;
if (!("value" in n)) return z;
a.push([t, n.value]);
}
a.sort(([e], [t]) => {
if (e === t) return 0;
return e < t ? -1 : 1;
});
let o = [];
for (let [e, t] of a) {
let n = visit(t, r + 1);
if (n === z) return n;
if (n === or) continue;
if (!charge(e.length * 6 + 3)) return z;
o.push(`${ar(e)}:${n}`);
}
return `{${o.join(",")}}`;
} finally {
n.delete(e);
}
};
try {
let t = visit(e, 0);
return typeof t == "string" ? t : void 0;
} catch {
return;
}
}
function rememberSerializedParserSchema(e, t, n, r) {
let i = Object.getOwnPropertyDescriptor(t, "$parseRaw");
let a = Object.getOwnPropertyDescriptor(n, r);
if (!i || !("value" in i) || typeof i.value != "function" || !a || !("value" in a)) return;
let o = canonicalSerializedParserSchema(a.value, {
nodes: 0,
bytes: 0
});
o !== void 0 && e.set(t, o);
}
function hasMatchingSerializedParserSchema(e, t, n, r, i) {
let a = t && e.get(t);
let o = Object.getOwnPropertyDescriptor(n, r);
return a !== void 0 && o !== void 0 && "value" in o && canonicalSerializedParserSchema(i, {
nodes: 0,
bytes: 0
}) === a;
}
function serializedParserDescriptor(e, t) {
return e && "value" in e ? {
...e,
value: t
} : {
configurable: !0,
enumerable: !0,
writable: !0,
value: t
};
}
function shadowSerializedParserMetadata(e, t, n) {
for (let r of n) {
let n = e[r];
if (!n && !(r in t)) continue;
e[r] = n && "value" in n ? {
...n,
value: void 0
} : {
configurable: n?.configurable ?? !0,
enumerable: n?.enumerable ?? !1,
writable: !1,
value: void 0
};
}
}
function snapshotSerializedParserTool(e) {
let t = e.source ?? {
type: e.type,
...e.type === "function" ? { function: {} } : {}
};
let n = Object.getOwnPropertyDescriptors(t);
n.type = serializedParserDescriptor(n.type, e.type);
if (e.type !== "function" || !e.function) {
n.function &&= serializedParserDescriptor(n.function, void 0);
shadowSerializedParserMetadata(n, t, [
"$brand",
"$parseRaw",
"$callback"
]);
return Object.create(Object.getPrototypeOf(t), n);
}
let r = n.function;
let i = r && "value" in r && typeof r.value == "object" && r.value !== null ? r.value : {};
let a = Object.getOwnPropertyDescriptors(i);
a.name = serializedParserDescriptor(a.name, e.function.name);
a.strict = serializedParserDescriptor(a.strict, e.function.strict);
n.function = serializedParserDescriptor(r, Object.create(Object.getPrototypeOf(i), a));
e.function.schemaMatches || shadowSerializedParserMetadata(n, t, [
"$brand",
"$parseRaw",
"$callback"
]);
return Object.create(Object.getPrototypeOf(t), n);
}
function snapshotSerializedResponseFormat(e) {
let t = e.source ?? { type: e.type };
let n = Object.getOwnPropertyDescriptors(t);
n.type = serializedParserDescriptor(n.type, e.type);
e.type === "json_schema" && e.source && e.schemaMatches || shadowSerializedParserMetadata(n, t, ["$brand", "$parseRaw"]);
return Object.create(Object.getPrototypeOf(t), n);
}
function ownSerializedParserObject(e, t) {
let n = Object.getOwnPropertyDescriptor(e, t);
if (!n || !("value" in n)) return;
let { value: r } = n;
return typeof r == "object" && r ? r : void 0;
}
function observeSerializedChatCompletionParserParams(e, t, n) {
let r = new WeakMap();
let i = new WeakMap();
if (e.tools) for (let n = 0; n < e.tools.length && n < 128; n += 1) {
let a = ownSerializedParserObject(e.tools, String(n));
let o = t.tools?.[n];
if (a && o) {
r.set(a, o);
let e = ownSerializedParserObject(o, "function");
e && rememberSerializedParserSchema(i, o, e, "parameters");
}
}
t.response_format && rememberSerializedParserSchema(i, t.response_format, t.response_format, "json_schema");
let a;
let o;
let s;
let c;
let l = [];
let u = new WeakMap();
let d = new Map();
let f = new WeakMap();
return observeJSONRequestBody(e, {
value(n, p, m) {
if (!a && p === "" && typeof m == "object" && m) {
a = m;
o = void 0;
s = void 0;
c = void 0;
l = [];
u = new WeakMap();
d = new Map();
f = new WeakMap();
return;
}
if (n === a && p === "response_format") {
if (typeof m == "object" && m) {
s = m;
c = {
source: ownSerializedParserObject(n, p) === e.response_format ? t.response_format : void 0,
schemaMatches: !1
};
}
return;
}
if (n === a && p === "tools") {
if (Array.isArray(m)) {
o = new Proxy(m, { get(e, t) {
let n = Reflect.get(e, t, e);
if (typeof t == "string") {
let e = Number(t);
Number.isSafeInteger(e) && e >= 0 && e < 128 && String(e) === t && d.set(e, typeof n == "object" && n ? n : void 0);
}
return n;
} });
return o;
}
return;
}
if (n === o) {
let e = Number(p);
if (!Number.isSafeInteger(e) || e < 0 || e >= 128 || typeof m != "object" || !m) return;
let t = d.get(e);
let n = { source: t ? r.get(t) : void 0 };
l[e] = n;
u.set(m, n);
return;
}
let h = u.get(n);
if (h) {
if (p === "type" && typeof m == "string") h.type = m;
else if (p === "function" && typeof m == "object" && m) {
let e = {
source: h.source,
schemaMatches: !1
};
h.function = e;
f.set(m, e);
}
return;
}
if (n === s && c) {
p === "type" && typeof m == "string" ? c.type = m : p === "json_schema" && (c.schemaMatches = hasMatchingSerializedParserSchema(i, c.source, n, p, m));
return;
}
let g = f.get(n);
g && (p === "name" && typeof m == "string" ? g.name = m : p === "strict" && typeof m == "boolean" ? g.strict = m : p === "parameters" && (g.schemaMatches = hasMatchingSerializedParserSchema(i, g.source, n, p, m)));
},
complete() {
if (!a) return;
let e = cloneParserConfigObject(t);
if (o) {
let t = [];
for (let e = 0; e < l.length; e += 1) {
let n = l[e];
n && (t[e] = snapshotSerializedParserTool(n));
}
e.tools = t;
} else delete e.tools;
c ? e.response_format = snapshotSerializedResponseFormat(c) : delete e.response_format;
n(e);
a = void 0;
o = void 0;
s = void 0;
c = void 0;
l = [];
u = new WeakMap();
d = new Map();
f = new WeakMap();
}
});
}
class ChatCompletionStream extends AbstractChatCompletionRunner {
constructor(e) {
super();
P.add(this);
F.set(this, void 0);
Wn.set(this, !1);
Gn.set(this, void 0);
Kn.set(this, void 0);
I.set(this, void 0);
L.set(this, void 0);
R.set(this, void 0);
__classPrivateFieldSet(this, F, e, "f");
__classPrivateFieldSet(this, Gn, new Set(), "f");
__classPrivateFieldSet(this, Kn, [], "f");
__classPrivateFieldSet(this, L, !1, "f");
let t = e?.tools;
let n = t && Object.getOwnPropertyDescriptor(t, "length");
let r = n && "value" in n ? n.value : void 0;
if (t && typeof r == "number" && Number.isSafeInteger(r) && r >= 0) for (let e = 0; e < Math.min(r, 128); e += 1) {
let n = Object.getOwnPropertyDescriptor(t, String(e));
if (!n || !("value" in n)) continue;
let r = n.value;
if (isChatCompletionFunctionTool(r) && (isAutoParsableTool(r) || r.function.strict === !0)) {
__classPrivateFieldSet(this, L, !0, "f");
break;
}
}
__classPrivateFieldSet(this, R, {
bytes: 0,
fragments: 0,
work: 0
}, "f");
}
get currentChatCompletionSnapshot() {
return __classPrivateFieldGet(this, I, "f");
}
static fromReadableStream(e) {
let t = new ChatCompletionStream(null);
t._run(() => t._fromReadableStream(e));
return t;
}
static createChatCompletion(e, t, n) {
let r = new ChatCompletionStream(t);
r._run(() => r._runChatCompletion(e, {
...t,
stream: !0
}, {
...n,
__metadata: {
...n?.__metadata,
helperMethod: "stream"
}
}));
return r;
}
_runTools(e, t, n, r) {
__classPrivateFieldSet(this, Wn, !0, "f");
return super._runTools(e, t, n, r);
}
async _createChatCompletion(e, t, n) {
this._listenForAbort(n?.signal);
let r = {
...t,
stream: !0
};
__classPrivateFieldSet(this, F, r, "f");
__classPrivateFieldGet(this, P, "m", qn).call(this);
let i = snapshotChatCompletionParserParams(r);
__classPrivateFieldSet(this, F, i, "f");
__classPrivateFieldSet(this, L, i.tools?.some((e) => isChatCompletionFunctionTool(e) && (isAutoParsableTool(e) || e.function.strict === !0)) ?? !1, "f");
let a = r.tools || r.response_format ? observeSerializedChatCompletionParserParams(r, i, (e) => {
__classPrivateFieldSet(this, F, e, "f");
__classPrivateFieldSet(this, L, e.tools?.some((e) => isChatCompletionFunctionTool(e) && (isAutoParsableTool(e) || e.function.strict === !0)) ?? !1, "f");
}) : void 0;
let o = await e.chat.completions.create(r, {
...n,
signal: this.controller.signal
}).finally(a);
this._connected();
for await (let e of o) __classPrivateFieldGet(this, P, "m", Yn).call(this, e);
if (o.controller.signal?.aborted) throw this._userAbortError();
return this._addChatCompletion(__classPrivateFieldGet(this, P, "m", $n).call(this));
}
async _fromReadableStream(e, t) {
this._listenForAbort(t?.signal);
__classPrivateFieldGet(this, P, "m", qn).call(this);
this._connected();
let n = Stream.fromReadableStream(e, this.controller);
let r;
for await (let e of n) {
if ("error" in e && values_hasOwn(e, "error") && typeof e.error == "object" && e.error !== null) throw new APIError(void 0, e.error, void 0, void 0);
if (isChatCompletionReadableStreamMessage(e)) {
let t = getChatCompletionReadableStreamMessage(e);
if (__classPrivateFieldGet(this, I, "f")) {
let e = __classPrivateFieldGet(this, I, "f").choices[0]?.message.tool_calls;
for (let [n, r] of t.tool_call_ids?.entries() ?? []) {
let t = e?.[n];
t && r && (t.id = r);
}
this._addChatCompletion(__classPrivateFieldGet(this, P, "m", $n).call(this));
r = void 0;
}
this._addMessage(t.message);
continue;
}
let t = normalizeChatCompletionChunk(e);
r && t.id && r !== t.id && this._addChatCompletion(__classPrivateFieldGet(this, P, "m", $n).call(this));
__classPrivateFieldGet(this, P, "m", Yn).call(this, t);
t.id && (r = t.id);
}
if (n.controller.signal?.aborted) throw this._userAbortError();
if (__classPrivateFieldGet(this, I, "f")) return this._addChatCompletion(__classPrivateFieldGet(this, P, "m", $n).call(this));
let i = this._chatCompletions[this._chatCompletions.length - 1];
if (i) return i;
throw new error_OpenAIError("request ended without sending any chunks");
}
[(F = new WeakMap(), Wn = new WeakMap(), Gn = new WeakMap(), Kn = new WeakMap(), I = new WeakMap(), L = new WeakMap(), R = new WeakMap(), P = new WeakSet(), qn = function _ChatCompletionStream_beginRequest() {
if (this.ended) return;
__classPrivateFieldSet(this, Gn, new Set(), "f");
__classPrivateFieldSet(this, I, void 0, "f");
__classPrivateFieldSet(this, R, {
bytes: 0,
fragments: 0,
work: 0
}, "f");
}, Jn = function _ChatCompletionStream_getChoiceEventState(e) {
let t = __classPrivateFieldGet(this, Kn, "f")[e.index];
if (t) return t;
t = {
content_done: !1,
content_parse_state: void 0,
refusal_done: !1,
logprobs_content_done: !1,
logprobs_refusal_done: !1,
done_tool_calls: new Set(),
current_tool_call_index: null,
tool_call_parse_states: new Map(),
tool_call_identities: new Map()
};
__classPrivateFieldGet(this, Kn, "f")[e.index] = t;
return t;
}, Yn = function _ChatCompletionStream_addChunk(e) {
if (this.ended) return;
let t = new WeakMap();
let n = __classPrivateFieldGet(this, P, "m", er).call(this, e, t);
this._emit("chunk", e, n);
for (let r of e.choices) {
let e = t.get(r);
let i = n.choices[e?.index ?? r.index];
let a = e?.tool_calls ?? [];
let { delta: o } = r;
let s = isParseableResponseFormat(__classPrivateFieldGet(this, F, "f")?.response_format);
let c = s || __classPrivateFieldGet(this, L, "f");
let l = c ? captureStructuredMessageSnapshot(i) : i.message;
let u = c ? captureStructuredJSONSnapshot(l, "refusal") : l.refusal;
let d = !u && s ? captureStructuredJSONSnapshot(l, "content") : l.content;
if (o?.content != null && l.role === "assistant" && d) {
this._emit("content", o.content, d);
this._emit("content.delta", {
delta: o.content,
snapshot: d,
parsed: l.parsed
});
}
o?.refusal != null && l.role === "assistant" && u && this._emit("refusal.delta", {
delta: o.refusal,
snapshot: u
});
r.logprobs?.content != null && l.role === "assistant" && this._emit("logprobs.content.delta", {
content: r.logprobs?.content,
snapshot: i.logprobs?.content ?? []
});
r.logprobs?.refusal != null && l.role === "assistant" && this._emit("logprobs.refusal.delta", {
refusal: r.logprobs?.refusal,
snapshot: i.logprobs?.refusal ?? []
});
let f = __classPrivateFieldGet(this, P, "m", Jn).call(this, i);
if (i.finish_reason) {
__classPrivateFieldGet(this, P, "m", Zn).call(this, i);
f.current_tool_call_index != null && __classPrivateFieldGet(this, P, "m", Xn).call(this, i, f.current_tool_call_index);
}
for (let e of a) {
if (f.current_tool_call_index !== e.index) {
__classPrivateFieldGet(this, P, "m", Zn).call(this, i);
f.current_tool_call_index != null && __classPrivateFieldGet(this, P, "m", Xn).call(this, i, f.current_tool_call_index);
}
f.current_tool_call_index = e.index;
}
for (let e of a) {
let t = l.tool_calls?.[e.index];
if (!t?.type) continue;
if (t.type === "function") {
let n = f.tool_call_identities.get(e.index);
let r;
if (n?.parseable) {
let e = captureStructuredJSONSnapshot(t.function, "arguments");
if (typeof e != "string") throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
r = e;
} else r = t.function.arguments;
this._emit("tool_calls.function.arguments.delta", {
name: t.function.name,
index: e.index,
arguments: r,
parsed_arguments: t.function.parsed_arguments,
arguments_delta: e.arguments_delta
});
} else t.type;
}
}
}, Xn = function _ChatCompletionStream_emitToolCallDoneEvent(e, t) {
let n = __classPrivateFieldGet(this, P, "m", Jn).call(this, e);
if (n.done_tool_calls.has(t)) return;
let r = (__classPrivateFieldGet(this, L, "f") ? captureStructuredMessageSnapshot(e) : e.message).tool_calls?.[t];
if (!r) throw Error("no tool call snapshot");
let i = n.tool_call_identities.get(t);
i && assertBoundToolCallIdentity(r, i);
if (!r.type) throw Error("tool call snapshot missing `type`");
if (r.type === "function") {
let i = __classPrivateFieldGet(this, F, "f")?.tools?.find((e) => isChatCompletionFunctionTool(e) && e.function.name === r.function.name);
let a = null;
let o = isAutoParsableTool(i) || i?.function.strict === !0;
let s;
if (o) {
__classPrivateFieldGet(this, I, "f") && __classPrivateFieldGet(this, P, "m", Qn).call(this, __classPrivateFieldGet(this, I, "f"));
let e = captureStructuredJSONSnapshot(r.function, "arguments");
if (typeof e != "string") throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
s = e;
} else s = r.function.arguments;
isAutoParsableTool(i) ? a = i.$parseRaw(validateStructuredJSONSnapshot(s)) : i?.function.strict && (a = parseResponseFormatContent({
type: "json_schema",
$parseRaw: void 0
}, validateStructuredJSONSnapshot(s)));
e.finish_reason && n.done_tool_calls.add(t);
this._emit("tool_calls.function.arguments.done", {
name: r.function.name,
index: t,
arguments: s,
parsed_arguments: a
});
} else r.type;
}, Zn = function _ChatCompletionStream_emitContentDoneEvents(e) {
let t = __classPrivateFieldGet(this, P, "m", Jn).call(this, e);
let n = isParseableResponseFormat(__classPrivateFieldGet(this, F, "f")?.response_format);
let r = n || __classPrivateFieldGet(this, L, "f");
let i = r ? captureStructuredMessageSnapshot(e) : e.message;
let a = r ? captureStructuredJSONSnapshot(i, "refusal") : i.refusal;
let o = !a && n;
let s = o ? captureStructuredJSONSnapshot(i, "content") : i.content;
if (s != null && (s !== "" || !a && !i.tool_calls?.length && !i.function_call) && !t.content_done) {
o && __classPrivateFieldGet(this, I, "f") && __classPrivateFieldGet(this, P, "m", Qn).call(this, __classPrivateFieldGet(this, I, "f"));
t.content_done = !0;
this._emit("content.done", {
content: s,
parsed: a ? null : parseResponseFormatContent(__classPrivateFieldGet(this, F, "f")?.response_format, o ? validateStructuredJSONSnapshot(s) : s)
});
}
if (a && !t.refusal_done) {
t.refusal_done = !0;
this._emit("refusal.done", { refusal: a });
}
if (e.logprobs?.content && !t.logprobs_content_done) {
t.logprobs_content_done = !0;
this._emit("logprobs.content.done", { content: e.logprobs.content });
}
if (e.logprobs?.refusal && !t.logprobs_refusal_done) {
t.logprobs_refusal_done = !0;
this._emit("logprobs.refusal.done", { refusal: e.logprobs.refusal });
}
}, Qn = function _ChatCompletionStream_validateStructuredSnapshots(e) {
let t = {
bytes: 0,
fragments: 0,
work: 0
};
let n = isParseableResponseFormat(__classPrivateFieldGet(this, F, "f")?.response_format);
let r = new WeakMap();
let i = captureSnapshotArray(e, "choices", 128, "choice");
if (!i) throw new error_OpenAIError("Chat completion stream contains an unsafe snapshot choice collection");
for (let e = 0; e < i.length; e += 1) {
let a = captureSnapshotArrayItem(i, e);
if (!a) continue;
let o = captureStructuredMessageSnapshot(a);
let s = captureStructuredJSONSnapshot(o, "refusal");
let c = captureStructuredJSONSnapshot(o, "content");
let l = new Map();
let u = captureSnapshotArray(o, "tool_calls", 128, "tool-call");
r.set(a, Object.freeze({
message: o,
content: c,
refusal: s,
toolCallCollection: u,
toolCalls: l
}));
let d = __classPrivateFieldGet(this, Kn, "f")[a.index];
n && !s && typeof c == "string" && validateStructuredJSONSnapshot(c, t, __classPrivateFieldGet(this, R, "f"));
for (let [e, t] of d?.tool_call_identities ?? []) {
let n = u && captureSnapshotArrayItem(u, e);
if (!n) throw new error_OpenAIError("Chat completion stream contains a changed tool call identity");
assertBoundToolCallIdentity(n, t);
}
if (!__classPrivateFieldGet(this, L, "f")) continue;
for (let e = 0; e < (u?.length ?? 0); e += 1) {
let n = captureSnapshotArrayItem(u, e);
if (!n) continue;
let r = ownFunctionToolIdentity(n);
if (!r) {
let e = Object.getOwnPropertyDescriptor(n, "type");
if (e && !("value" in e)) throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
if (e?.value !== "function") continue;
let t = Object.getOwnPropertyDescriptor(n, "function");
if (t && !("value" in t)) throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
if (t && typeof t.value == "object" && t.value !== null) {
let e = Object.getOwnPropertyDescriptor(t.value, "name");
if (e && !("value" in e)) throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
}
continue;
}
if (!shouldParseToolCall(__classPrivateFieldGet(this, F, "f"), {
type: r.type,
function: { name: r.name }
})) continue;
let i = Object.getOwnPropertyDescriptor(n, "function");
if (!i || !("value" in i)) throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
let a = i.value;
let o = captureStructuredJSONSnapshot(a, "arguments");
if (typeof o != "string") throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
validateStructuredJSONSnapshot(o, t, __classPrivateFieldGet(this, R, "f"));
l.set(e, Object.freeze({
tool: n,
function: a,
type: r.type,
name: r.name,
arguments: o
}));
}
}
return r;
}, $n = function _ChatCompletionStream_endRequest() {
if (this.ended) throw new error_OpenAIError("stream has ended, this shouldn't happen");
let e = __classPrivateFieldGet(this, I, "f");
if (!e) throw new error_OpenAIError("request ended without sending any chunks");
let t = __classPrivateFieldGet(this, P, "m", Qn).call(this, e);
let n = __classPrivateFieldGet(this, Gn, "f");
__classPrivateFieldSet(this, Gn, new Set(), "f");
__classPrivateFieldSet(this, I, void 0, "f");
__classPrivateFieldSet(this, Kn, [], "f");
return finalizeChatCompletion(e, __classPrivateFieldGet(this, F, "f"), n, t);
}, er = function _ChatCompletionStream_accumulateChatCompletion(e, t) {
var n, r, i, a, o;
let s = __classPrivateFieldGet(this, I, "f");
let { choices: c, obfuscation: l, ...u } = e;
if (s) e.id && assignOwnProperties(s, u);
else {
let e = {
...u,
choices: []
};
__classPrivateFieldSet(this, I, e, "f");
s = e;
}
let d = __classPrivateFieldGet(this, F, "f")?.n;
let f = typeof d == "number" && Number.isSafeInteger(d) && d > 0 ? Math.min(d, 128) : 128;
for (let c of e.choices) {
let { delta: e, finish_reason: l, index: u, logprobs: d = null, ...p } = c;
let m = [];
t.set(c, Object.freeze({
index: u,
tool_calls: m
}));
if (!Number.isSafeInteger(u) || u < 0 || u >= f) throw new error_OpenAIError(`Chat completion stream contains an invalid choice index: ${u}`);
let h = s.choices[u];
if (!h) {
let e = {
finish_reason: l ?? null,
index: u,
message: {},
logprobs: null,
...p
};
s.choices[u] = e;
h = e;
}
(isParseableResponseFormat(__classPrivateFieldGet(this, F, "f")?.response_format) || __classPrivateFieldGet(this, L, "f")) && captureStructuredJSONSnapshot(captureStructuredMessageSnapshot(h), "refusal");
if (d) {
if (h.logprobs) {
let { content: e, refusal: t, ...i } = d;
assignOwnProperties(h.logprobs, i);
if (e) {
(n = h.logprobs).content ?? (n.content = []);
h.logprobs.content.push(...e);
}
if (t) {
(r = h.logprobs).refusal ?? (r.refusal = []);
h.logprobs.refusal.push(...t);
}
} else {
h.logprobs = { ...d };
d.content && (h.logprobs.content = [...d.content]);
d.refusal && (h.logprobs.refusal = [...d.refusal]);
}
}
if (l) {
h.finish_reason = l;
if (__classPrivateFieldGet(this, F, "f") && (__classPrivateFieldGet(this, Wn, "f") || hasAutoParseableInput(__classPrivateFieldGet(this, F, "f")))) {
if (l === "length") throw new LengthFinishReasonError();
if (l === "content_filter") throw new ContentFilterFinishReasonError();
}
}
assignOwnProperties(h, p);
if (!e) {
Object.freeze(m);
continue;
}
__classPrivateFieldGet(this, Gn, "f").delete(u);
let { audio: g, content: _, refusal: v, function_call: y, role: b, ...x } = e;
let { tool_calls: S, ...C } = x;
let ee = values_hasOwn(x, "tool_calls") ? S : e.tool_calls;
assignOwnProperties(h.message, C);
g?.expires_at != null && g.id == null && g.data == null && g.transcript == null && _ == null && v == null && y == null && b == null && ee == null && Object.keys(C).length === 0 && __classPrivateFieldGet(this, Gn, "f").add(u);
v && (h.message.refusal = (h.message.refusal || "") + v);
b && (h.message.role = b);
if (g) {
let e = (i = h.message).audio ?? (i.audio = {});
g.id != null && (e.id = g.id);
g.data != null && (e.data = (e.data ?? "") + g.data);
g.transcript != null && (e.transcript = (e.transcript ?? "") + g.transcript);
g.expires_at != null && (e.expires_at = g.expires_at);
}
if (y) {
if (h.message.function_call) {
y.name && (h.message.function_call.name = y.name);
if (y.arguments) {
(a = h.message.function_call).arguments ?? (a.arguments = "");
h.message.function_call.arguments += y.arguments;
}
} else h.message.function_call = y;
}
if (_ != null) {
if (!h.message.refusal && isParseableResponseFormat(__classPrivateFieldGet(this, F, "f")?.response_format)) {
let e = __classPrivateFieldGet(this, P, "m", Jn).call(this, h);
let t = e.content_parse_state ??= createPartialJSONParseState();
let n = recordPartialJSONFragment(t, __classPrivateFieldGet(this, R, "f"), _);
h.message.content = (captureStructuredJSONSnapshot(h.message, "content") || "") + _;
if (!t.has_non_whitespace) h.message.parsed = null;
else if (n && reservePartialJSONParse(t, __classPrivateFieldGet(this, R, "f"))) {
__classPrivateFieldGet(this, P, "m", Qn).call(this, s);
h.message.parsed = parseStructuredStreamingJSON(validateStructuredJSONSnapshot(h.message.content));
} else _.length > 0 && (h.message.parsed = null);
} else h.message.content = (h.message.content || "") + _;
}
if (ee) {
let e = (o = h.message).tool_calls ?? (o.tool_calls = []);
for (let t of ee) {
let { index: n, id: r, type: i, function: a, custom: o, ...c } = t;
if (!Number.isSafeInteger(n) || n < 0 || n >= 128) throw new error_OpenAIError(`Chat completion stream contains an invalid tool call index: ${n}`);
let l = "";
let u = e[n] ?? (e[n] = {});
let d = a?.name;
let f = __classPrivateFieldGet(this, L, "f") ? __classPrivateFieldGet(this, P, "m", Jn).call(this, h) : void 0;
let p = f?.tool_call_identities.get(n);
if (p) {
assertBoundToolCallIdentity(u, p);
if (i !== void 0 && i !== p.type || d !== void 0 && d !== p.name) throw new error_OpenAIError("Chat completion stream contains a changed tool call identity");
}
assignOwnProperties(u, c);
r && (u.id = r);
i && (u.type = i);
if (o) {
let e = u.custom ??= {
name: o.name ?? "",
input: ""
};
o.name && (e.name = o.name);
o.input && (e.input += o.input);
}
if (a) {
let e = u.function ??= {
name: d ?? "",
arguments: ""
};
d && (e.name = d);
if (f && !p) {
let e = ownFunctionToolIdentity(u);
let t = e && __classPrivateFieldGet(this, F, "f")?.tools?.find((t) => isChatCompletionFunctionTool(t) && t.function.name === e.name);
if (e) {
p = {
...e,
parseable: t !== void 0 && shouldParseToolCall(__classPrivateFieldGet(this, F, "f"), {
type: e.type,
function: { name: e.name }
})
};
f.tool_call_identities.set(n, p);
if (!p.parseable) {
let e = f.tool_call_parse_states.get(n);
if (e) {
__classPrivateFieldGet(this, R, "f").bytes -= e.bytes;
__classPrivateFieldGet(this, R, "f").fragments -= e.fragments;
__classPrivateFieldGet(this, R, "f").work -= e.work;
f.tool_call_parse_states.delete(n);
}
}
}
}
let t = a.arguments;
if (t != null) {
l = t;
if (f && p?.parseable !== !1) {
let r = f.tool_call_parse_states.get(n);
if (!r) {
r = createPartialJSONParseState();
f.tool_call_parse_states.set(n, r);
}
let i = recordPartialJSONFragment(r, __classPrivateFieldGet(this, R, "f"), t);
let a = captureStructuredJSONSnapshot(e, "arguments");
if (typeof a != "string") throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
e.arguments = a + t;
if (i && p?.parseable === !0 && reservePartialJSONParse(r, __classPrivateFieldGet(this, R, "f"))) {
__classPrivateFieldGet(this, P, "m", Qn).call(this, s);
e.parsed_arguments = parseStructuredStreamingJSON(validateStructuredJSONSnapshot(e.arguments));
} else t.length > 0 && values_hasOwn(e, "parsed_arguments") && (e.parsed_arguments = void 0);
} else e.arguments += t;
}
}
m.push(Object.freeze({
index: n,
arguments_delta: l
}));
}
}
Object.freeze(m);
}
return s;
}, Symbol.asyncIterator)]() {
return this._createIterator((e) => {
let onChunk = (t) => e(t);
this.on("chunk", onChunk);
return () => this.off("chunk", onChunk);
}, { onReturn: () => this.abort() });
}
toReadableStream() {
return new Stream(this[Symbol.asyncIterator].bind(this), this.controller).toReadableStream();
}
}
function finalizeChatCompletion(e, t, n, r) {
let { id: i, choices: a, created: o, model: s, system_fingerprint: c, ...l } = e;
return maybeParseChatCompletion({
...l,
id: i,
choices: mapCapturedSnapshotArray(a, 128, "choice", (e) => {
let i = r.get(e);
if (!i) throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
let { message: a, finish_reason: o, index: s, logprobs: c, ...l } = new Proxy(e, { get(e, t, n) {
return t === "message" ? i.message : Reflect.get(e, t, n);
} });
let u = new Proxy(a, { get(e, t, n) {
if (t === "content") return i.content;
if (t === "refusal") return i.refusal;
if (t === "tool_calls") return i.toolCallCollection;
return Reflect.get(e, t, n);
} });
let { content: d = null, function_call: f, tool_calls: p, audio: m, ...h } = u;
let g = o ?? (n.has(s) && isCompleteAudio(m) ? "stop" : null);
if (!g) throw new error_OpenAIError(`missing finish_reason for choice ${s}`);
let _ = m ? { audio: m } : {};
let v = u.role;
if (!v) throw new error_OpenAIError(`missing role for choice ${s}`);
if (f) {
let { arguments: e, name: t } = f;
if (e == null) throw new error_OpenAIError(`missing function_call.arguments for choice ${s}`);
if (!t) throw new error_OpenAIError(`missing function_call.name for choice ${s}`);
return {
...l,
message: {
..._,
content: d,
function_call: {
arguments: e,
name: t
},
role: v,
refusal: u.refusal ?? null
},
finish_reason: g,
index: s,
logprobs: c
};
}
if (p) return {
...l,
index: s,
finish_reason: g,
logprobs: c,
message: {
...h,
..._,
role: v,
content: d,
refusal: u.refusal ?? null,
tool_calls: mapCapturedSnapshotArray(p, 128, "tool-call", (e, n) => {
let r = i.toolCalls.get(n);
if (!r) {
let n = ownFunctionToolIdentity(e);
if (n && shouldParseToolCall(t, {
type: n.type,
function: { name: n.name }
})) throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
}
if (r && r.tool !== e) throw new error_OpenAIError("Chat completion stream contains a changed tool call identity");
let a = r && new Proxy(r.function, { get(e, t, n) {
if (t === "arguments") return r.arguments;
if (t === "name") return r.name;
return Reflect.get(e, t, n);
} });
let o = r && a ? new Proxy(e, { get(e, t, n) {
if (t === "type") return r.type;
if (t === "function") return a;
return Reflect.get(e, t, n);
} }) : e;
if (o.type == null) throw new error_OpenAIError(`missing choices[${s}].tool_calls[${n}].type`);
if (o.type === "custom") {
let { custom: e, type: t, id: r, ...i } = o;
let { input: a = "", name: c, ...l } = e || {};
if (c == null) throw new error_OpenAIError(`missing choices[${s}].tool_calls[${n}].custom.name`);
return {
...i,
id: r || `call_${uuid_uuid4()}`,
type: t,
custom: {
...l,
name: c,
input: a
}
};
}
let { function: c, type: l, id: u, ...d } = o;
let { arguments: f, name: p, ...m } = c || {};
if (p == null) throw new error_OpenAIError(`missing choices[${s}].tool_calls[${n}].function.name`);
if (f == null) throw new error_OpenAIError(`missing choices[${s}].tool_calls[${n}].function.arguments`);
return {
...d,
id: u || `call_${uuid_uuid4()}`,
type: l,
function: {
...m,
name: p,
arguments: f
}
};
})
}
};
return {
...l,
message: {
...h,
..._,
content: d,
role: v,
refusal: u.refusal ?? null
},
finish_reason: g,
index: s,
logprobs: c
};
}),
created: o,
model: s,
object: "chat.completion",
...c ? { system_fingerprint: c } : {}
}, t);
}
function isCompleteAudio(e) {
return e?.id != null && e.data != null && e.transcript != null && e.expires_at != null;
}
class ChatCompletionStreamingRunner extends ChatCompletionStream {
static fromReadableStream(e) {
let t = new ChatCompletionStreamingRunner(null);
t._run(() => t._fromReadableStream(e));
return t;
}
toReadableStream() {
let e;
let t;
let n = this._createIterator((n) => {
let onChunk = (t) => {
e = t;
n(t);
};
let onMessage = (r) => {
if (isAssistantMessage(r)) {
t = r.tool_calls?.map((e) => e.id);
return;
}
if (isToolMessage(r)) {
if (!e) throw new error_OpenAIError("cannot serialize a tool message before receiving any chunks");
n(makeChatCompletionReadableStreamMessageChunk(e, r, t));
t = void 0;
}
};
this.on("chunk", onChunk);
this.on("message", onMessage);
return () => {
this.off("chunk", onChunk);
this.off("message", onMessage);
};
}, { onReturn: () => this.abort() });
return new Stream(() => n, this.controller).toReadableStream();
}
static runTools(e, t, n) {
let r = new ChatCompletionStreamingRunner(t);
let i = {
...n,
__metadata: {
...n?.__metadata,
helperMethod: "runTools"
}
};
r._run(() => r._runTools(e, t, r, i));
return r;
}
}
function completions_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
function withBodyFinalization(e, t) {
return {
...e,
__metadata: {
...e.__metadata,
...t
}
};
}
let sr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function completions_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => sr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !sr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Completions extends APIResource {
constructor() {
super(...arguments);
this.messages = new Messages(this._client);
}
create(e, t) {
return this._client.post("/chat/completions", completions_resolveResourceRequestOptions(t, (t) => withBodyFinalization({
body: e,
...t,
stream: e.stream ?? !1,
__security: { bearerAuth: !0 }
}, { streamFromBody: !0 })))._thenUnwrap((e, t) => t.options.stream ? normalizeChatCompletionStream(e) : e);
}
retrieve(e, t) {
return this._client.get(k`/chat/completions/${e}`, completions_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
update(e, t, n) {
return this._client.post(k`/chat/completions/${e}`, completions_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { bearerAuth: !0 }
})));
}
list(e = {}, t) {
let n = completions_normalizeRequestOptionsForQuery(e, [
"after",
"limit",
"metadata",
"model",
"order"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/chat/completions", CursorPage, completions_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { bearerAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/chat/completions/${e}`, completions_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
parse(e, t) {
validateInputTools(e.tools);
return this._client.chat.completions.create(e, {
...t,
__metadata: {
...t?.__metadata,
helperMethod: "chat.completions.parse"
}
})._thenUnwrap((t) => parseChatCompletion(t, e));
}
runTools(e, t) {
if (e.stream) return ChatCompletionStreamingRunner.runTools(this._client, e, t);
return ChatCompletionRunner.runTools(this._client, e, t);
}
stream(e, t) {
return ChatCompletionStream.createChatCompletion(this._client, e, t);
}
}
Completions.Messages = Messages;
class Chat extends APIResource {
constructor() {
super(...arguments);
this.completions = new Completions(this._client);
}
}
Chat.Completions = Completions;
function admin_api_keys_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let cr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function admin_api_keys_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => cr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !cr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class AdminAPIKeys extends APIResource {
create(e, t) {
return this._client.post("/organization/admin_api_keys", admin_api_keys_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(e, t) {
return this._client.get(k`/organization/admin_api_keys/${e}`, admin_api_keys_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e = {}, t) {
let n = admin_api_keys_normalizeRequestOptionsForQuery(e, [
"after",
"limit",
"order"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/organization/admin_api_keys", CursorPage, admin_api_keys_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/organization/admin_api_keys/${e}`, admin_api_keys_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function audit_logs_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let lr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function audit_logs_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => lr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !lr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class AuditLogs extends APIResource {
list(e = {}, t) {
let n = audit_logs_normalizeRequestOptionsForQuery(e, [
"actor_emails",
"actor_ids",
"after",
"before",
"effective_at",
"event_types",
"limit",
"project_ids",
"resource_ids",
"tenant_only"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/organization/audit_logs", ConversationCursorPage, audit_logs_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function certificates_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let ur = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function certificates_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => ur.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !ur.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Certificates extends APIResource {
create(e, t) {
return this._client.post("/organization/certificates", certificates_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(e, t = {}, n) {
let r = certificates_normalizeRequestOptionsForQuery(t, ["include"], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.get(k`/organization/certificates/${e}`, certificates_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(e, t, n) {
return this._client.post(k`/organization/certificates/${e}`, certificates_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e = {}, t) {
let n = certificates_normalizeRequestOptionsForQuery(e, [
"after",
"limit",
"order"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/organization/certificates", ConversationCursorPage, certificates_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/organization/certificates/${e}`, certificates_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
activate(e, t) {
return this._client.getAPIList("/organization/certificates/activate", Page, certificates_resolveResourceRequestOptions(t, (t) => ({
body: e,
method: "post",
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
deactivate(e, t) {
return this._client.getAPIList("/organization/certificates/deactivate", Page, certificates_resolveResourceRequestOptions(t, (t) => ({
body: e,
method: "post",
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function data_retention_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class DataRetention extends APIResource {
retrieve(e) {
return this._client.get("/organization/data_retention", data_retention_resolveResourceRequestOptions(e, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(e, t) {
return this._client.post("/organization/data_retention", data_retention_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function external_keys_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let dr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function external_keys_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => dr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !dr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class ExternalKeys extends APIResource {
create(e, t) {
return this._client.post("/organization/external_keys", external_keys_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(e, t) {
return this._client.get(k`/organization/external_keys/${e}`, external_keys_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e = {}, t) {
let n = external_keys_normalizeRequestOptionsForQuery(e, [
"after",
"limit",
"order",
"purpose"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/organization/external_keys", CursorPage, external_keys_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/organization/external_keys/${e}`, external_keys_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
validate(e, t) {
return this._client.post(k`/organization/external_keys/${e}/validate`, external_keys_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function external_storage_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let fr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function external_storage_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => fr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !fr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class ExternalStorage extends APIResource {
create(e, t) {
return this._client.post("/organization/external_storage", external_storage_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(e, t) {
return this._client.get(k`/organization/external_storage/${e}`, external_storage_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e = {}, t) {
let n = external_storage_normalizeRequestOptionsForQuery(e, [
"after",
"limit",
"order",
"project_id"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/organization/external_storage", CursorPage, external_storage_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/organization/external_storage/${e}`, external_storage_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
validate(e, t) {
return this._client.post(k`/organization/external_storage/${e}/validate`, external_storage_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function invites_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let pr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function invites_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => pr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !pr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Invites extends APIResource {
create(e, t) {
return this._client.post("/organization/invites", invites_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(e, t) {
return this._client.get(k`/organization/invites/${e}`, invites_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e = {}, t) {
let n = invites_normalizeRequestOptionsForQuery(e, ["after", "limit"], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/organization/invites", ConversationCursorPage, invites_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/organization/invites/${e}`, invites_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function roles_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let mr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function roles_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => mr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !mr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Roles extends APIResource {
create(e, t) {
return this._client.post("/organization/roles", roles_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(e, t) {
return this._client.get(k`/organization/roles/${e}`, roles_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(e, t, n) {
return this._client.post(k`/organization/roles/${e}`, roles_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e = {}, t) {
let n = roles_normalizeRequestOptionsForQuery(e, [
"after",
"limit",
"order"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/organization/roles", NextCursorPage, roles_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/organization/roles/${e}`, roles_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function spend_alerts_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let hr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function spend_alerts_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => hr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !hr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class SpendAlerts extends APIResource {
create(e, t) {
return this._client.post("/organization/spend_alerts", spend_alerts_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(e, t) {
return this._client.get(k`/organization/spend_alerts/${e}`, spend_alerts_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(e, t, n) {
return this._client.post(k`/organization/spend_alerts/${e}`, spend_alerts_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e = {}, t) {
let n = spend_alerts_normalizeRequestOptionsForQuery(e, [
"after",
"before",
"limit",
"order"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/organization/spend_alerts", ConversationCursorPage, spend_alerts_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/organization/spend_alerts/${e}`, spend_alerts_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function spend_limit_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class SpendLimit extends APIResource {
retrieve(e) {
return this._client.get("/organization/spend_limit", spend_limit_resolveResourceRequestOptions(e, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(e, t) {
return this._client.post("/organization/spend_limit", spend_limit_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e) {
return this._client.delete("/organization/spend_limit", spend_limit_resolveResourceRequestOptions(e, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function usage_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class Usage extends APIResource {
audioSpeeches(e, t) {
return this._client.get("/organization/usage/audio_speeches", usage_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
audioTranscriptions(e, t) {
return this._client.get("/organization/usage/audio_transcriptions", usage_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
codeInterpreterSessions(e, t) {
return this._client.get("/organization/usage/code_interpreter_sessions", usage_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
completions(e, t) {
return this._client.get("/organization/usage/completions", usage_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
costs(e, t) {
return this._client.get("/organization/costs", usage_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
decisions(e, t) {
return this._client.get("/organization/usage/decisions", usage_resolveResourceRequestOptions(t, (t) => ({
query: Object.fromEntries(Object.entries(e).filter(([, e]) => e !== null)),
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
embeddings(e, t) {
return this._client.get("/organization/usage/embeddings", usage_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
fileSearchCalls(e, t) {
return this._client.get("/organization/usage/file_search_calls", usage_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
images(e, t) {
return this._client.get("/organization/usage/images", usage_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
moderations(e, t) {
return this._client.get("/organization/usage/moderations", usage_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
vectorStores(e, t) {
return this._client.get("/organization/usage/vector_stores", usage_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
webSearchCalls(e, t) {
return this._client.get("/organization/usage/web_search_calls", usage_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function groups_roles_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let gr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function groups_roles_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => gr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !gr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class roles_Roles extends APIResource {
create(e, t, n) {
return this._client.post(k`/organization/groups/${e}/roles`, groups_roles_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(e, t, n) {
let { group_id: r } = t;
return this._client.get(k`/organization/groups/${r}/roles/${e}`, groups_roles_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e, t = {}, n) {
let r = groups_roles_normalizeRequestOptionsForQuery(t, [
"after",
"limit",
"order"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/organization/groups/${e}/roles`, NextCursorPage, groups_roles_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t, n) {
let { group_id: r } = t;
return this._client.delete(k`/organization/groups/${r}/roles/${e}`, groups_roles_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function users_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let _r = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function users_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => _r.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !_r.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Users extends APIResource {
create(e, t, n) {
return this._client.post(k`/organization/groups/${e}/users`, users_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(e, t, n) {
let { group_id: r } = t;
return this._client.get(k`/organization/groups/${r}/users/${e}`, users_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e, t = {}, n) {
let r = users_normalizeRequestOptionsForQuery(t, [
"after",
"limit",
"order"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/organization/groups/${e}/users`, NextCursorPage, users_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t, n) {
let { group_id: r } = t;
return this._client.delete(k`/organization/groups/${r}/users/${e}`, users_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function groups_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let vr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function groups_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => vr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !vr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Groups extends APIResource {
constructor() {
super(...arguments);
this.users = new Users(this._client);
this.roles = new roles_Roles(this._client);
}
create(e, t) {
return this._client.post("/organization/groups", groups_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(e, t) {
return this._client.get(k`/organization/groups/${e}`, groups_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(e, t, n) {
return this._client.post(k`/organization/groups/${e}`, groups_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e = {}, t) {
let n = groups_normalizeRequestOptionsForQuery(e, [
"after",
"limit",
"order"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/organization/groups", NextCursorPage, groups_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/organization/groups/${e}`, groups_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
Groups.Users = Users;
Groups.Roles = roles_Roles;
function api_keys_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let yr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function api_keys_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => yr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !yr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class APIKeys extends APIResource {
retrieve(e, t, n) {
let { project_id: r } = t;
return this._client.get(k`/organization/projects/${r}/api_keys/${e}`, api_keys_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(e, t, n) {
let { project_id: r, ...i } = t;
return this._client.post(k`/organization/projects/${r}/api_keys/${e}`, api_keys_resolveResourceRequestOptions(n, (e) => ({
body: i,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e, t = {}, n) {
let r = api_keys_normalizeRequestOptionsForQuery(t, [
"after",
"limit",
"owner_project_access"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/organization/projects/${e}/api_keys`, ConversationCursorPage, api_keys_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t, n) {
let { project_id: r } = t;
return this._client.delete(k`/organization/projects/${r}/api_keys/${e}`, api_keys_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function projects_certificates_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let br = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function projects_certificates_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => br.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !br.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class certificates_Certificates extends APIResource {
list(e, t = {}, n) {
let r = projects_certificates_normalizeRequestOptionsForQuery(t, [
"after",
"limit",
"order"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/organization/projects/${e}/certificates`, ConversationCursorPage, projects_certificates_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
activate(e, t, n) {
return this._client.getAPIList(k`/organization/projects/${e}/certificates/activate`, Page, projects_certificates_resolveResourceRequestOptions(n, (e) => ({
body: t,
method: "post",
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
deactivate(e, t, n) {
return this._client.getAPIList(k`/organization/projects/${e}/certificates/deactivate`, Page, projects_certificates_resolveResourceRequestOptions(n, (e) => ({
body: t,
method: "post",
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function projects_data_retention_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class data_retention_DataRetention extends APIResource {
retrieve(e, t) {
return this._client.get(k`/organization/projects/${e}/data_retention`, projects_data_retention_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(e, t, n) {
return this._client.post(k`/organization/projects/${e}/data_retention`, projects_data_retention_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function hosted_tool_permissions_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class HostedToolPermissions extends APIResource {
retrieve(e, t) {
return this._client.get(k`/organization/projects/${e}/hosted_tool_permissions`, hosted_tool_permissions_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(e, t, n) {
return this._client.post(k`/organization/projects/${e}/hosted_tool_permissions`, hosted_tool_permissions_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function model_permissions_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class ModelPermissions extends APIResource {
retrieve(e, t) {
return this._client.get(k`/organization/projects/${e}/model_permissions`, model_permissions_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(e, t, n) {
return this._client.post(k`/organization/projects/${e}/model_permissions`, model_permissions_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/organization/projects/${e}/model_permissions`, model_permissions_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function rate_limits_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let xr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function rate_limits_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => xr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !xr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class RateLimits extends APIResource {
listRateLimits(e, t = {}, n) {
let r = rate_limits_normalizeRequestOptionsForQuery(t, [
"after",
"before",
"limit"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/organization/projects/${e}/rate_limits`, ConversationCursorPage, rate_limits_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
updateRateLimit(e, t, n) {
let { project_id: r, ...i } = t;
return this._client.post(k`/organization/projects/${r}/rate_limits/${e}`, rate_limits_resolveResourceRequestOptions(n, (e) => ({
body: i,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function projects_roles_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Sr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function projects_roles_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Sr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Sr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class projects_roles_Roles extends APIResource {
create(e, t, n) {
return this._client.post(k`/projects/${e}/roles`, projects_roles_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(e, t, n) {
let { project_id: r } = t;
return this._client.get(k`/projects/${r}/roles/${e}`, projects_roles_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(e, t, n) {
let { project_id: r, ...i } = t;
return this._client.post(k`/projects/${r}/roles/${e}`, projects_roles_resolveResourceRequestOptions(n, (e) => ({
body: i,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e, t = {}, n) {
let r = projects_roles_normalizeRequestOptionsForQuery(t, [
"after",
"limit",
"order"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/projects/${e}/roles`, NextCursorPage, projects_roles_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t, n) {
let { project_id: r } = t;
return this._client.delete(k`/projects/${r}/roles/${e}`, projects_roles_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function service_tier_settings_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class ServiceTierSettings extends APIResource {
retrieve(e, t) {
return this._client.get(k`/organization/projects/${e}/service_tier_settings`, service_tier_settings_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(e, t, n) {
return this._client.post(k`/organization/projects/${e}/service_tier_settings`, service_tier_settings_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function projects_spend_alerts_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Cr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function projects_spend_alerts_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Cr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Cr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class spend_alerts_SpendAlerts extends APIResource {
create(e, t, n) {
return this._client.post(k`/organization/projects/${e}/spend_alerts`, projects_spend_alerts_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(e, t, n) {
let { project_id: r } = t;
return this._client.get(k`/organization/projects/${r}/spend_alerts/${e}`, projects_spend_alerts_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(e, t, n) {
let { project_id: r, ...i } = t;
return this._client.post(k`/organization/projects/${r}/spend_alerts/${e}`, projects_spend_alerts_resolveResourceRequestOptions(n, (e) => ({
body: i,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e, t = {}, n) {
let r = projects_spend_alerts_normalizeRequestOptionsForQuery(t, [
"after",
"before",
"limit",
"order"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/organization/projects/${e}/spend_alerts`, ConversationCursorPage, projects_spend_alerts_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t, n) {
let { project_id: r } = t;
return this._client.delete(k`/organization/projects/${r}/spend_alerts/${e}`, projects_spend_alerts_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function projects_spend_limit_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class spend_limit_SpendLimit extends APIResource {
retrieve(e, t) {
return this._client.get(k`/organization/projects/${e}/spend_limit`, projects_spend_limit_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(e, t, n) {
return this._client.post(k`/organization/projects/${e}/spend_limit`, projects_spend_limit_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/organization/projects/${e}/spend_limit`, projects_spend_limit_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function projects_groups_roles_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class groups_roles_Roles extends APIResource {
create(e, t, n) {
let { project_id: r, ...i } = t;
return this._client.post(k`/projects/${r}/groups/${e}/roles`, projects_groups_roles_resolveResourceRequestOptions(n, (e) => ({
body: i,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(e, t, n) {
let { project_id: r, group_id: i } = t;
return this._client.get(k`/projects/${r}/groups/${i}/roles/${e}`, projects_groups_roles_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e, t, n) {
let { project_id: r, ...i } = t;
return this._client.getAPIList(k`/projects/${r}/groups/${e}/roles`, NextCursorPage, projects_groups_roles_resolveResourceRequestOptions(n, (e) => ({
query: i,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t, n) {
let { project_id: r, group_id: i } = t;
return this._client.delete(k`/projects/${r}/groups/${i}/roles/${e}`, projects_groups_roles_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function groups_groups_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let wr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function groups_groups_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => wr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !wr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class groups_Groups extends APIResource {
constructor() {
super(...arguments);
this.roles = new groups_roles_Roles(this._client);
}
create(e, t, n) {
return this._client.post(k`/organization/projects/${e}/groups`, groups_groups_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(e, t, n) {
let { project_id: r, ...i } = t;
return this._client.get(k`/organization/projects/${r}/groups/${e}`, groups_groups_resolveResourceRequestOptions(n, (e) => ({
query: i,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e, t = {}, n) {
let r = groups_groups_normalizeRequestOptionsForQuery(t, [
"after",
"limit",
"order"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/organization/projects/${e}/groups`, NextCursorPage, groups_groups_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t, n) {
let { project_id: r } = t;
return this._client.delete(k`/organization/projects/${r}/groups/${e}`, groups_groups_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
groups_Groups.Roles = groups_roles_Roles;
function service_accounts_api_keys_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class api_keys_APIKeys extends APIResource {
create(e, t, n) {
let { project_id: r, ...i } = t;
return this._client.post(k`/organization/projects/${r}/service_accounts/${e}/api_keys`, service_accounts_api_keys_resolveResourceRequestOptions(n, (e) => ({
body: i,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function service_accounts_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Tr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function service_accounts_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Tr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Tr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class ServiceAccounts extends APIResource {
constructor() {
super(...arguments);
this.apiKeys = new api_keys_APIKeys(this._client);
}
create(e, t, n) {
return this._client.post(k`/organization/projects/${e}/service_accounts`, service_accounts_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(e, t, n) {
let { project_id: r } = t;
return this._client.get(k`/organization/projects/${r}/service_accounts/${e}`, service_accounts_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(e, t, n) {
let { project_id: r, ...i } = t;
return this._client.post(k`/organization/projects/${r}/service_accounts/${e}`, service_accounts_resolveResourceRequestOptions(n, (e) => ({
body: i,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e, t = {}, n) {
let r = service_accounts_normalizeRequestOptionsForQuery(t, ["after", "limit"], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/organization/projects/${e}/service_accounts`, ConversationCursorPage, service_accounts_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t, n) {
let { project_id: r } = t;
return this._client.delete(k`/organization/projects/${r}/service_accounts/${e}`, service_accounts_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
ServiceAccounts.APIKeys = api_keys_APIKeys;
function users_roles_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class users_roles_Roles extends APIResource {
create(e, t, n) {
let { project_id: r, ...i } = t;
return this._client.post(k`/projects/${r}/users/${e}/roles`, users_roles_resolveResourceRequestOptions(n, (e) => ({
body: i,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(e, t, n) {
let { project_id: r, user_id: i } = t;
return this._client.get(k`/projects/${r}/users/${i}/roles/${e}`, users_roles_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e, t, n) {
let { project_id: r, ...i } = t;
return this._client.getAPIList(k`/projects/${r}/users/${e}/roles`, NextCursorPage, users_roles_resolveResourceRequestOptions(n, (e) => ({
query: i,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t, n) {
let { project_id: r, user_id: i } = t;
return this._client.delete(k`/projects/${r}/users/${i}/roles/${e}`, users_roles_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function users_users_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Er = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function users_users_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Er.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Er.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class users_Users extends APIResource {
constructor() {
super(...arguments);
this.roles = new users_roles_Roles(this._client);
}
create(e, t, n) {
return this._client.post(k`/organization/projects/${e}/users`, users_users_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(e, t, n) {
let { project_id: r } = t;
return this._client.get(k`/organization/projects/${r}/users/${e}`, users_users_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(e, t, n) {
let { project_id: r, ...i } = t;
return this._client.post(k`/organization/projects/${r}/users/${e}`, users_users_resolveResourceRequestOptions(n, (e) => ({
body: i,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e, t = {}, n) {
let r = users_users_normalizeRequestOptionsForQuery(t, ["after", "limit"], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/organization/projects/${e}/users`, ConversationCursorPage, users_users_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t, n) {
let { project_id: r } = t;
return this._client.delete(k`/organization/projects/${r}/users/${e}`, users_users_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
users_Users.Roles = users_roles_Roles;
function projects_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Dr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function projects_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Dr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Dr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Projects extends APIResource {
constructor() {
super(...arguments);
this.users = new users_Users(this._client);
this.serviceAccounts = new ServiceAccounts(this._client);
this.apiKeys = new APIKeys(this._client);
this.rateLimits = new RateLimits(this._client);
this.modelPermissions = new ModelPermissions(this._client);
this.serviceTierSettings = new ServiceTierSettings(this._client);
this.hostedToolPermissions = new HostedToolPermissions(this._client);
this.groups = new groups_Groups(this._client);
this.roles = new projects_roles_Roles(this._client);
this.dataRetention = new data_retention_DataRetention(this._client);
this.spendLimit = new spend_limit_SpendLimit(this._client);
this.spendAlerts = new spend_alerts_SpendAlerts(this._client);
this.certificates = new certificates_Certificates(this._client);
}
create(e, t) {
return this._client.post("/organization/projects", projects_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(e, t) {
return this._client.get(k`/organization/projects/${e}`, projects_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(e, t, n) {
return this._client.post(k`/organization/projects/${e}`, projects_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e = {}, t) {
let n = projects_normalizeRequestOptionsForQuery(e, [
"after",
"include_archived",
"limit"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/organization/projects", ConversationCursorPage, projects_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
archive(e, t) {
return this._client.post(k`/organization/projects/${e}/archive`, projects_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
Projects.Users = users_Users;
Projects.ServiceAccounts = ServiceAccounts;
Projects.APIKeys = APIKeys;
Projects.RateLimits = RateLimits;
Projects.ModelPermissions = ModelPermissions;
Projects.ServiceTierSettings = ServiceTierSettings;
Projects.HostedToolPermissions = HostedToolPermissions;
Projects.Groups = groups_Groups;
Projects.Roles = projects_roles_Roles;
Projects.DataRetention = data_retention_DataRetention;
Projects.SpendLimit = spend_limit_SpendLimit;
Projects.SpendAlerts = spend_alerts_SpendAlerts;
Projects.Certificates = certificates_Certificates;
function organization_users_roles_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Or = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function users_roles_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Or.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Or.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class organization_users_roles_Roles extends APIResource {
create(e, t, n) {
return this._client.post(k`/organization/users/${e}/roles`, organization_users_roles_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(e, t, n) {
let { user_id: r } = t;
return this._client.get(k`/organization/users/${r}/roles/${e}`, organization_users_roles_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e, t = {}, n) {
let r = users_roles_normalizeRequestOptionsForQuery(t, [
"after",
"limit",
"order"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/organization/users/${e}/roles`, NextCursorPage, organization_users_roles_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t, n) {
let { user_id: r } = t;
return this._client.delete(k`/organization/users/${r}/roles/${e}`, organization_users_roles_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function organization_users_users_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let kr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function organization_users_users_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => kr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !kr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class users_users_Users extends APIResource {
constructor() {
super(...arguments);
this.roles = new organization_users_roles_Roles(this._client);
}
retrieve(e, t) {
return this._client.get(k`/organization/users/${e}`, organization_users_users_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(e, t, n) {
return this._client.post(k`/organization/users/${e}`, organization_users_users_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e = {}, t) {
let n = organization_users_users_normalizeRequestOptionsForQuery(e, [
"after",
"emails",
"limit"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/organization/users", ConversationCursorPage, organization_users_users_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/organization/users/${e}`, organization_users_users_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
users_users_Users.Roles = organization_users_roles_Roles;
function federation_rules_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Ar = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function federation_rules_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Ar.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Ar.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class FederationRules extends APIResource {
create(e, t, n) {
return this._client.post(k`/organization/workload_identity_providers/${e}/federation_rules`, federation_rules_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(e, t, n) {
let { workload_identity_provider_id: r } = t;
return this._client.get(k`/organization/workload_identity_providers/${r}/federation_rules/${e}`, federation_rules_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(e, t, n) {
let { workload_identity_provider_id: r, ...i } = t;
return this._client.post(k`/organization/workload_identity_providers/${r}/federation_rules/${e}`, federation_rules_resolveResourceRequestOptions(n, (e) => ({
body: i,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e, t = {}, n) {
let r = federation_rules_normalizeRequestOptionsForQuery(t, [
"after",
"limit",
"order",
"service_account_id"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/organization/workload_identity_providers/${e}/federation_rules`, CursorPage, federation_rules_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t, n) {
let { workload_identity_provider_id: r } = t;
return this._client.delete(k`/organization/workload_identity_providers/${r}/federation_rules/${e}`, federation_rules_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function workload_identity_providers_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let jr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function workload_identity_providers_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => jr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !jr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class WorkloadIdentityProviders extends APIResource {
constructor() {
super(...arguments);
this.federationRules = new FederationRules(this._client);
}
create(e, t) {
return this._client.post("/organization/workload_identity_providers", workload_identity_providers_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(e, t) {
return this._client.get(k`/organization/workload_identity_providers/${e}`, workload_identity_providers_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(e, t = {}, n) {
return this._client.post(k`/organization/workload_identity_providers/${e}`, workload_identity_providers_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e = {}, t) {
let n = workload_identity_providers_normalizeRequestOptionsForQuery(e, [
"after",
"limit",
"order"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/organization/workload_identity_providers", CursorPage, workload_identity_providers_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/organization/workload_identity_providers/${e}`, workload_identity_providers_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
WorkloadIdentityProviders.FederationRules = FederationRules;
class Organization extends APIResource {
constructor() {
super(...arguments);
this.auditLogs = new AuditLogs(this._client);
this.adminAPIKeys = new AdminAPIKeys(this._client);
this.usage = new Usage(this._client);
this.invites = new Invites(this._client);
this.users = new users_users_Users(this._client);
this.groups = new Groups(this._client);
this.roles = new Roles(this._client);
this.dataRetention = new DataRetention(this._client);
this.externalKeys = new ExternalKeys(this._client);
this.workloadIdentityProviders = new WorkloadIdentityProviders(this._client);
this.externalStorage = new ExternalStorage(this._client);
this.spendLimit = new SpendLimit(this._client);
this.spendAlerts = new SpendAlerts(this._client);
this.certificates = new Certificates(this._client);
this.projects = new Projects(this._client);
}
}
Organization.AuditLogs = AuditLogs;
Organization.AdminAPIKeys = AdminAPIKeys;
Organization.Usage = Usage;
Organization.Invites = Invites;
Organization.Users = users_users_Users;
Organization.Groups = Groups;
Organization.Roles = Roles;
Organization.DataRetention = DataRetention;
Organization.ExternalKeys = ExternalKeys;
Organization.WorkloadIdentityProviders = WorkloadIdentityProviders;
Organization.ExternalStorage = ExternalStorage;
Organization.SpendLimit = SpendLimit;
Organization.SpendAlerts = SpendAlerts;
Organization.Certificates = Certificates;
Organization.Projects = Projects;
class Admin extends APIResource {
constructor() {
super(...arguments);
this.organization = new Organization(this._client);
}
}
Admin.Organization = Organization;
function speech_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class Speech extends APIResource {
create(e, t) {
return this._client.post("/audio/speech", speech_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
headers: headers_buildHeaders([{ Accept: "application/octet-stream" }, t?.headers]),
__security: { bearerAuth: !0 },
__binaryResponse: !0
})));
}
}
function transcriptions_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
function transcriptions_withBodyFinalization(e, t) {
return {
...e,
__metadata: {
...e.__metadata,
...t
}
};
}
class Transcriptions extends APIResource {
create(e, t) {
return this._client.post("/audio/transcriptions", transcriptions_resolveResourceRequestOptions(t, (t) => multipartFormRequestOptions(transcriptions_withBodyFinalization(((t) => ({
...t,
__metadata: { model: e.model }
}))({
body: e,
...t,
stream: e.stream ?? !1,
__security: { bearerAuth: !0 }
}), { streamFromBody: !0 }), this._client)));
}
}
function translations_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class Translations extends APIResource {
create(e, t) {
return this._client.post("/audio/translations", translations_resolveResourceRequestOptions(t, (t) => multipartFormRequestOptions(((t) => ({
...t,
__metadata: { model: e.model }
}))({
body: e,
...t,
__security: { bearerAuth: !0 }
}), this._client)));
}
}
function voice_consents_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Mr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function voice_consents_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Mr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Mr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class VoiceConsents extends APIResource {
create(e, t) {
return this._client.post("/audio/voice_consents", voice_consents_resolveResourceRequestOptions(t, (t) => multipartFormRequestOptions({
body: e,
...t,
__security: { bearerAuth: !0 }
}, this._client)));
}
retrieve(e, t) {
return this._client.get(k`/audio/voice_consents/${e}`, voice_consents_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
update(e, t, n) {
return this._client.post(k`/audio/voice_consents/${e}`, voice_consents_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { bearerAuth: !0 }
})));
}
list(e = {}, t) {
let n = voice_consents_normalizeRequestOptionsForQuery(e, ["after", "limit"], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/audio/voice_consents", CursorPage, voice_consents_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { bearerAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/audio/voice_consents/${e}`, voice_consents_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
}
function voices_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class Voices extends APIResource {
create(e, t) {
return this._client.post("/audio/voices", voices_resolveResourceRequestOptions(t, (t) => multipartFormRequestOptions({
body: e,
...t,
__security: { bearerAuth: !0 }
}, this._client)));
}
delete(e, t) {
return this._client.delete(k`/audio/voices/${e}`, voices_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
}
class Audio extends APIResource {
constructor() {
super(...arguments);
this.transcriptions = new Transcriptions(this._client);
this.translations = new Translations(this._client);
this.speech = new Speech(this._client);
this.voices = new Voices(this._client);
this.voiceConsents = new VoiceConsents(this._client);
}
}
Audio.Transcriptions = Transcriptions;
Audio.Translations = Translations;
Audio.Speech = Speech;
Audio.Voices = Voices;
Audio.VoiceConsents = VoiceConsents;
function batches_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Nr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function batches_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Nr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Nr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Batches extends APIResource {
create(e, t) {
return this._client.post("/batches", batches_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { bearerAuth: !0 }
})));
}
retrieve(e, t) {
return this._client.get(k`/batches/${e}`, batches_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
list(e = {}, t) {
let n = batches_normalizeRequestOptionsForQuery(e, ["after", "limit"], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/batches", CursorPage, batches_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { bearerAuth: !0 }
})));
}
cancel(e, t) {
return this._client.post(k`/batches/${e}/cancel`, batches_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
}
function assistants_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Pr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function assistants_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Pr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Pr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Assistants extends APIResource {
create(e, t) {
return this._client.post("/assistants", assistants_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, t?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(e, t) {
return this._client.get(k`/assistants/${e}`, assistants_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(e, t, n) {
return this._client.post(k`/assistants/${e}`, assistants_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(e = {}, t) {
let n = assistants_normalizeRequestOptionsForQuery(e, [
"after",
"before",
"limit",
"order"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/assistants", CursorPage, assistants_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, t?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/assistants/${e}`, assistants_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function invocations_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Fr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function invocations_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Fr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Fr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Invocations extends APIResource {
create(e, t) {
return this._client.post(k`/agents/automations/${e}/invocations`, invocations_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(e, t, n) {
let { automation_id: r } = t;
return this._client.get(k`/agents/automations/${r}/invocations/${e}`, invocations_resolveResourceRequestOptions(n, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(e, t = {}, n) {
let r = invocations_normalizeRequestOptionsForQuery(t, [
"after",
"limit",
"order"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/agents/automations/${e}/invocations`, CursorPage, invocations_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function automations_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Ir = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function automations_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Ir.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Ir.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Automations extends APIResource {
constructor() {
super(...arguments);
this.invocations = new Invocations(this._client);
}
create(e, t) {
return this._client.post("/agents/automations", automations_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, t?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(e, t) {
return this._client.get(k`/agents/automations/${e}`, automations_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(e, t, n) {
return this._client.post(k`/agents/automations/${e}`, automations_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(e = {}, t) {
let n = automations_normalizeRequestOptionsForQuery(e, [
"after",
"limit",
"order",
"session_id"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/agents/automations", CursorPage, automations_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, t?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/agents/automations/${e}`, automations_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
pause(e, t) {
return this._client.post(k`/agents/automations/${e}/pause`, automations_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
resume(e, t) {
return this._client.post(k`/agents/automations/${e}/resume`, automations_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
Automations.Invocations = Invocations;
class AgentFileUploadError extends error_OpenAIError {
constructor(e, t) {
super("Agent file preparation or staging failed; uploaded files remain caller-owned.");
this.name = "AgentFileUploadError";
this.uploadedFiles = e;
Object.defineProperty(this, "cause", {
value: t,
configurable: !0
});
}
}
function validateAgentFilePath(e) {
let t = e.split("/");
let n = t[2] ?? "";
if (!e.startsWith("/workspace/") || e.includes("\\") || e.includes("\0") || t.slice(1).some((e) => e === "" || e === "." || e === "..") || n === ".codex" || n === ".managed-agents" || n.startsWith(".managed-agents-") || e === "/workspace/outputs") throw new error_OpenAIError("Agent files require a non-reserved absolute file path inside /workspace");
}
function preflight(e, t) {
let n = Object.entries(e);
let r = headers_buildHeaders([t.headers]);
if (n.length > 1 && (r.values.has("idempotency-key") || !r.nulls.has("idempotency-key") && t?.idempotencyKey !== void 0)) throw new error_OpenAIError("Do not reuse an Idempotency-Key across multiple file uploads");
let i = { children: new Map() };
for (let [e] of n) {
validateAgentFilePath(e);
let t = i;
for (let n of e.split("/")) {
if (t.file) throw new error_OpenAIError("Agent file destinations conflict");
let e = t.children.get(n);
if (!e) {
e = { children: new Map() };
t.children.set(n, e);
}
t = e;
}
if (t.children.size > 0) throw new error_OpenAIError("Agent file destinations conflict");
t.file = !0;
}
return n;
}
async function prepareAgentFiles(e, t, n) {
let r = { ...n };
let i = headers_buildHeaders([e._options.defaultHeaders, r.headers]);
r.headers = i;
let a = preflight(t, r);
a.length > 1 && i.nulls.add("idempotency-key");
let o = {
files: [],
uploadedFiles: []
};
try {
for (let [t, n] of a) {
let i = await e.files.create({
file: n,
purpose: "user_data"
}, r);
o.uploadedFiles.push(i);
o.files.push({
type: "file_id",
file_id: i.id,
path: t
});
}
return o;
} catch (e) {
throw new AgentFileUploadError(o.uploadedFiles, e);
}
}
async function uploadAgentFile(e, t, n, r, i) {
let a = await prepareAgentFiles(e, { [r.path]: r.file }, i);
let [o] = a.files;
let [s] = a.uploadedFiles;
if (!o || !s) throw new error_OpenAIError("Missing prepared agent file");
try {
return {
uploadedFile: s,
environmentFile: await t.create(n, o, i)
};
} catch (e) {
throw new AgentFileUploadError(a.uploadedFiles, e);
}
}
function files_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class Files extends APIResource {
create(e, t, n) {
return this._client.post(k`/agents/environments/${e}/files`, files_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(e, t = {}, n) {
return this._client.getAPIList(k`/agents/environments/${e}/files`, TokenPage, files_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
prepare(e, t) {
return prepareAgentFiles(this._client, e, t);
}
upload(e, t, n) {
return uploadAgentFile(this._client, this, e, t, n);
}
}
function templates_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Lr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function templates_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Lr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Lr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Templates extends APIResource {
create(e = {}, t) {
return this._client.post("/agents/environments/templates", templates_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, t?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(e, t) {
return this._client.get(k`/agents/environments/templates/${e}`, templates_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(e, t = {}, n) {
return this._client.post(k`/agents/environments/templates/${e}`, templates_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(e = {}, t) {
let n = templates_normalizeRequestOptionsForQuery(e, [
"after",
"limit",
"order"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/agents/environments/templates", CursorPage, templates_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, t?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/agents/environments/templates/${e}`, templates_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function environments_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Rr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function environments_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Rr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Rr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Environments extends APIResource {
constructor() {
super(...arguments);
this.files = new Files(this._client);
this.templates = new Templates(this._client);
}
create(e, t) {
let { "Idempotency-Key": n, ...r } = e;
return this._client.post("/agents/environments", environments_resolveResourceRequestOptions(t, (e) => ({
body: r,
...e,
headers: headers_buildHeaders([{
"OpenAI-Beta": "agents=v1",
...n == null ? void 0 : { "Idempotency-Key": n }
}, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(e, t) {
return this._client.get(k`/agents/environments/${e}`, environments_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(e = {}, t) {
let n = environments_normalizeRequestOptionsForQuery(e, [
"after",
"limit",
"order",
"type"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/agents/environments", EnvironmentInfosPage, environments_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, t?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
class EnvironmentInfosPage extends CursorPage {
constructor(e, t, n, r) {
super(e, t, n, r);
this.object = n.object;
this.first_id = n.first_id;
this.last_id = n.last_id;
}
}
Environments.Files = Files;
Environments.Templates = Templates;
async function* agentItems(e) {
let t;
for (;;) {
let n = await e(t);
yield* n.data;
if (!n.has_more) return;
let r = n.body;
let i = n.data[n.data.length - 1];
let a = values_isObj(r) && typeof r.last_id == "string" ? r.last_id : i?.id;
if (!a || a === t) throw new error_OpenAIError("Agent pagination cannot advance to the next page");
t = a;
}
}
var zr, Br, Vr;
class AgentResultArtifacts {
constructor(e, t) {
zr.set(this, void 0);
Br.set(this, void 0);
Vr.set(this, void 0);
__classPrivateFieldSet(this, zr, e, "f");
__classPrivateFieldSet(this, Br, t.session_id, "f");
__classPrivateFieldSet(this, Vr, t.turn_id, "f");
}
async retrieve(e, t) {
let n;
for await (let r of agentItems((e) => __classPrivateFieldGet(this, zr, "f").list(__classPrivateFieldGet(this, Br, "f"), {}, {
...t,
query: {
...t?.query,
after: e,
environment_id: void 0
}
}))) if (r.session_id === __classPrivateFieldGet(this, Br, "f") && r.turn_id === __classPrivateFieldGet(this, Vr, "f") && r.path === e) {
if (n) throw new error_OpenAIError("Multiple artifacts match this result and path");
n = r;
}
if (!n) throw new error_OpenAIError("No artifact matches this result and path");
return n;
}
async content(e, t) {
let n = await this.retrieve(e, t);
return __classPrivateFieldGet(this, zr, "f").content(n.id, { session_id: __classPrivateFieldGet(this, Br, "f") }, t);
}
async download(e, t) {
let { path: n, to: r } = e;
let i = await this.retrieve(n, t);
let a = await __classPrivateFieldGet(this, zr, "f").content(i.id, { session_id: __classPrivateFieldGet(this, Br, "f") }, t);
if (!a.body) throw new error_OpenAIError("Artifact response has no content stream");
try {
await a.body.pipeTo(r, t?.signal ? { signal: t.signal } : {});
} catch (e) {
try {
await a.body.cancel();
} catch {}
throw e;
}
return i;
}
}
zr = new WeakMap(), Br = new WeakMap(), Vr = new WeakMap();
function artifacts_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Hr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function artifacts_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Hr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Hr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Artifacts extends APIResource {
retrieve(e, t, n) {
let { session_id: r } = t;
return this._client.get(k`/agents/sessions/${r}/artifacts/${e}`, artifacts_resolveResourceRequestOptions(n, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(e, t = {}, n) {
let r = artifacts_normalizeRequestOptionsForQuery(t, [
"after",
"environment_id",
"limit",
"order"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/agents/sessions/${e}/artifacts`, CursorPage, artifacts_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(e, t, n) {
let { session_id: r } = t;
return this._client.delete(k`/agents/sessions/${r}/artifacts/${e}`, artifacts_resolveResourceRequestOptions(n, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
content(e, t, n) {
let { session_id: r } = t;
return this._client.get(k`/agents/sessions/${r}/artifacts/${e}/content`, artifacts_resolveResourceRequestOptions(n, (e) => ({
...e,
headers: headers_buildHeaders([{
"OpenAI-Beta": "agents=v1",
Accept: "application/octet-stream"
}, e?.headers]),
__security: { bearerAuth: !0 },
__binaryResponse: !0
})));
}
forResult(e) {
return new AgentResultArtifacts(this, e);
}
}
function events_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class Events extends APIResource {
create(e, t, n) {
let { "Idempotency-Key": r, ...i } = t;
return this._client.post(k`/agents/sessions/${e}/events`, events_resolveResourceRequestOptions(n, (e) => ({
body: i,
...e,
headers: headers_buildHeaders([{
"OpenAI-Beta": "agents=v1",
Accept: "*/*",
...r == null ? void 0 : { "Idempotency-Key": r }
}, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
stream(e, t) {
return this._client.get(k`/agents/sessions/${e}/events`, events_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{
"OpenAI-Beta": "agents=v1",
Accept: "text/event-stream"
}, e?.headers]),
stream: !0,
__streamMode: "events",
__security: { bearerAuth: !0 }
})));
}
}
function items_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Ur = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function items_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Ur.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Ur.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Items extends APIResource {
list(e, t = {}, n) {
let r = items_normalizeRequestOptionsForQuery(t, [
"after",
"limit",
"order"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/agents/sessions/${e}/items`, CursorPage, items_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function traces_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Wr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function traces_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Wr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Wr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Traces extends APIResource {
list(e, t = {}, n) {
let r = traces_normalizeRequestOptionsForQuery(t, [
"after",
"limit",
"order"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/agents/sessions/${e}/traces`, CursorPage, traces_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function subagents_items_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class items_Items extends APIResource {
list(e, t, n) {
let { session_id: r, ...i } = t;
return this._client.getAPIList(k`/agents/sessions/${r}/subagents/${e}/items`, CursorPage, subagents_items_resolveResourceRequestOptions(n, (e) => ({
query: i,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function turns_items_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class turns_items_Items extends APIResource {
list(e, t, n) {
let { session_id: r, subagent_id: i, ...a } = t;
return this._client.getAPIList(k`/agents/sessions/${r}/subagents/${i}/turns/${e}/items`, CursorPage, turns_items_resolveResourceRequestOptions(n, (e) => ({
query: a,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function turns_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class Turns extends APIResource {
constructor() {
super(...arguments);
this.items = new turns_items_Items(this._client);
}
retrieve(e, t, n) {
let { session_id: r, subagent_id: i } = t;
return this._client.get(k`/agents/sessions/${r}/subagents/${i}/turns/${e}`, turns_resolveResourceRequestOptions(n, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(e, t, n) {
let { session_id: r, ...i } = t;
return this._client.getAPIList(k`/agents/sessions/${r}/subagents/${e}/turns`, CursorPage, turns_resolveResourceRequestOptions(n, (e) => ({
query: i,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
Turns.Items = turns_items_Items;
function subagents_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Gr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function subagents_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Gr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Gr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Subagents extends APIResource {
constructor() {
super(...arguments);
this.items = new items_Items(this._client);
this.turns = new Turns(this._client);
}
retrieve(e, t, n) {
let { session_id: r } = t;
return this._client.get(k`/agents/sessions/${r}/subagents/${e}`, subagents_resolveResourceRequestOptions(n, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(e, t = {}, n) {
let r = subagents_normalizeRequestOptionsForQuery(t, [
"after",
"limit",
"order"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/agents/sessions/${e}/subagents`, CursorPage, subagents_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
Subagents.Items = items_Items;
Subagents.Turns = Turns;
function sessions_turns_items_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class sessions_turns_items_Items extends APIResource {
list(e, t, n) {
let { session_id: r, ...i } = t;
return this._client.getAPIList(k`/agents/sessions/${r}/turns/${e}/items`, ConversationCursorPage, sessions_turns_items_resolveResourceRequestOptions(n, (e) => ({
query: i,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function turns_turns_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Kr = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function turns_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Kr.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Kr.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class turns_Turns extends APIResource {
constructor() {
super(...arguments);
this.items = new sessions_turns_items_Items(this._client);
}
retrieve(e, t, n) {
let { session_id: r } = t;
return this._client.get(k`/agents/sessions/${r}/turns/${e}`, turns_turns_resolveResourceRequestOptions(n, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(e, t = {}, n) {
let r = turns_normalizeRequestOptionsForQuery(t, [
"after",
"limit",
"order"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/agents/sessions/${e}/turns`, CursorPage, turns_turns_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
turns_Turns.Items = sessions_turns_items_Items;
var qr, Jr, Yr, Xr;
class TurnState {
constructor() {
qr.set(this, void 0);
Jr.set(this, !1);
Yr.set(this, new Set());
Xr.set(this, new Set());
}
accept(e) {
if (__classPrivateFieldGet(this, Yr, "f").has(e.event_id)) return !1;
if (__classPrivateFieldGet(this, Yr, "f").size === 1024) {
let e = __classPrivateFieldGet(this, Yr, "f").values().next();
e.done || __classPrivateFieldGet(this, Yr, "f").delete(e.value);
}
__classPrivateFieldGet(this, Yr, "f").add(e.event_id);
e.type === "agent.session.turn.created" && e.turn.subagent_id === null && __classPrivateFieldGet(this, qr, "f") === void 0 && __classPrivateFieldSet(this, qr, e.turn_id, "f");
(e.type === "agent.session.turn.completed" || e.type === "agent.session.turn.failed" || e.type === "agent.session.turn.cancelled") && __classPrivateFieldGet(this, qr, "f") !== void 0 && e.turn_id === __classPrivateFieldGet(this, qr, "f") && __classPrivateFieldSet(this, Jr, !0, "f");
return !0;
}
terminal(e) {
return e.type === "agent.session.failed" || e.type === "agent.session.idle" && __classPrivateFieldGet(this, Jr, "f");
}
call(e) {
if (e.type !== "agent.session.turn.item.added" || e.item.type !== "function_call") return;
let t = e.item;
let n = JSON.stringify([t.turn_id, t.call_id]);
if (__classPrivateFieldGet(this, Xr, "f").has(n)) return;
__classPrivateFieldGet(this, Xr, "f").add(n);
return t;
}
}
qr = new WeakMap(), Jr = new WeakMap(), Yr = new WeakMap(), Xr = new WeakMap();
function isInputContent(e) {
if (!values_isObj(e)) return !1;
let t = e;
let n;
if (t.type === "input_text") n = "text";
else if (t.type === "input_image") n = "image_url";
else return !1;
return values_hasOwn(t, "type") && values_hasOwn(t, n) && typeof t[n] == "string";
}
let Zr = Symbol.for("openai.beta.agents.toolStages");
var B, Qr, $r, ei, ti, ni, ri, ii, ai, oi, si;
function normalizedOutput(e) {
if (e === null) return null;
if (typeof e == "string" || Array.isArray(e) && e.every(isInputContent)) return e;
throw new error_OpenAIError("Tool output must be text, content, a JSON object, or null");
}
function toolResult(e, t) {
let n = values_isObj(t) ? JSON.stringify(t) : t;
let r = JSON.stringify(n);
if (r === void 0) throw new error_OpenAIError("Tool output must be JSON serializable");
return {
type: "agent.session.input.tool_result",
turn_id: e.turn_id,
call_id: e.call_id,
success: !0,
output: normalizedOutput(typeof n == "string" ? n : JSON.parse(r))
};
}
class AgentToolDispatcher {
constructor(e, t, n, r, i) {
B.add(this);
Qr.set(this, void 0);
$r.set(this, void 0);
ei.set(this, void 0);
ti.set(this, void 0);
ni.set(this, void 0);
__classPrivateFieldSet(this, ei, e, "f");
__classPrivateFieldSet(this, ti, n, "f");
__classPrivateFieldSet(this, ni, i, "f");
__classPrivateFieldSet(this, Qr, new Map(Object.entries(t)), "f");
let a = headers_buildHeaders([r?.headers]);
a.values.delete("idempotency-key");
a.nulls.delete("idempotency-key");
let { idempotencyKey: o, ...s } = r ?? {};
__classPrivateFieldSet(this, $r, {
...s,
headers: a,
signal: n.signal
}, "f");
}
canHandle(e) {
return typeof __classPrivateFieldGet(this, Qr, "f").get(e) == "function";
}
prepare(e, t) {
let n = e && __classPrivateFieldGet(this, Qr, "f").get(e.name);
if (!e || typeof n != "function") return;
if (!t) throw new error_OpenAIError("Tool call received before the session creation event");
let r = structuredClone(e);
return async () => {
__classPrivateFieldGet(this, B, "m", ii).call(this);
let e = await __classPrivateFieldGet(this, B, "m", ri).call(this, r, n, t);
__classPrivateFieldGet(this, B, "m", ii).call(this);
await __classPrivateFieldGet(this, B, "m", si).call(this, t, e);
};
}
}
Qr = new WeakMap(), $r = new WeakMap(), ei = new WeakMap(), ti = new WeakMap(), ni = new WeakMap(), B = new WeakSet(), ri = async function _AgentToolDispatcher_result(e, t, n) {
let r = "arguments";
try {
let n = typeof e.arguments == "string" ? JSON.parse(e.arguments) : e.arguments;
if (!values_isObj(n)) throw new error_OpenAIError("Function arguments must be a JSON object");
r = "execution";
let i = n;
let a = await __classPrivateFieldGet(this, B, "m", oi).call(this, () => __classPrivateFieldGet(this, ni, "f") && t[Zr] ? t(i, (e) => {
r = e;
}) : t(i));
r = "output";
return toolResult(e, a);
} catch (t) {
__classPrivateFieldGet(this, B, "m", ii).call(this);
if (__classPrivateFieldGet(this, ni, "f")) {
let i = Object.freeze({
error: t,
stage: r,
tool_name: e.name,
session_id: n,
turn_id: e.turn_id,
call_id: e.call_id
});
try {
await __classPrivateFieldGet(this, B, "m", oi).call(this, () => __classPrivateFieldGet(this, ni, "f")?.call(this, i));
} catch {
__classPrivateFieldGet(this, B, "m", ii).call(this);
}
}
return {
type: "agent.session.input.tool_result",
turn_id: e.turn_id,
call_id: e.call_id,
success: !1,
error: "Tool handler failed."
};
}
}, ii = function _AgentToolDispatcher_checkAbort() {
if (__classPrivateFieldGet(this, ti, "f").signal.aborted) throw __classPrivateFieldGet(this, B, "m", ai).call(this);
}, ai = function _AgentToolDispatcher_abortError() {
let e = new APIUserAbortError();
Object.defineProperty(e, "cause", {
value: __classPrivateFieldGet(this, ti, "f").signal.reason,
writable: !0,
configurable: !0
});
return e;
}, oi = async function _AgentToolDispatcher_wait(e) {
let onAbort;
let t = new Promise((e, t) => {
onAbort = () => t(__classPrivateFieldGet(this, B, "m", ai).call(this));
__classPrivateFieldGet(this, ti, "f").signal.addEventListener("abort", onAbort, { once: !0 });
});
try {
__classPrivateFieldGet(this, B, "m", ii).call(this);
let invoke = async () => await e();
return await Promise.race([invoke(), t]);
} finally {
onAbort && __classPrivateFieldGet(this, ti, "f").signal.removeEventListener("abort", onAbort);
}
}, si = async function _AgentToolDispatcher_submit(e, t, n = uuid_uuid4(), r = 0) {
__classPrivateFieldGet(this, B, "m", ii).call(this);
try {
await __classPrivateFieldGet(this, ei, "f").events.create(e, {
events: [t],
"Idempotency-Key": n
}, __classPrivateFieldGet(this, $r, "f"));
} catch (i) {
let a = [
100,
300,
600
][r];
if (a === void 0 || !(i instanceof BadRequestError) || i.code !== "invalid_request_error" || !i.error || !("message" in i.error) || i.error.message !== `Unknown pending tool call: ${t.call_id}`) throw i;
let o;
try {
await __classPrivateFieldGet(this, B, "m", oi).call(this, () => new Promise((e) => {
o = setTimeout(e, a);
}));
} finally {
o !== void 0 && clearTimeout(o);
}
await __classPrivateFieldGet(this, B, "m", _AgentToolDispatcher_submit).call(this, e, t, n, r + 1);
}
};
function outputText(e) {
return e.content.map((e) => e.type === "output_text" ? e.text : "").join("");
}
class AgentTurnResult {
constructor(e, t) {
this.turn = e;
this.messages = t;
}
get session_id() {
return this.turn.session_id;
}
get turn_id() {
return this.turn.id;
}
get output_text() {
return this.messages.map(outputText).join("");
}
}
class ParsedAgentTurnResult extends AgentTurnResult {
constructor(e, t) {
super(e.turn, e.messages);
this.raw_result = e;
this.output_parsed = t;
}
}
var ci;
class AgentOutputParseError extends error_OpenAIError {
constructor(e) {
super("The completed agent output could not be parsed");
this.name = "AgentOutputParseError";
ci.set(this, void 0);
__classPrivateFieldSet(this, ci, e, "f");
}
get raw_result() {
return __classPrivateFieldGet(this, ci, "f");
}
}
ci = new WeakMap();
function parseAgentResult(e, t) {
try {
if (!t) return e;
let n;
for (let r of e.messages) for (let e of r.content) if (e.type === "output_text") {
let r = t.$parseRaw(e.text);
n ??= { value: r };
}
if (!n) throw new AgentOutputParseError(e);
return new ParsedAgentTurnResult(e, n.value);
} catch {
throw new AgentOutputParseError(e);
}
}
function ownJSONValue(e, t) {
let n = e && Object.getOwnPropertyDescriptor(e, t);
return n?.enumerable && "value" in n ? n.value : void 0;
}
function agentFormatParser(e) {
if (!e) return;
let t = Object.getOwnPropertyDescriptor(e, "$parseRaw");
if (!t || !("value" in t) || typeof t.value != "function") return;
let n = ownJSONValue(e, "schema");
if (ownJSONValue(e, "type") !== "json_schema" || !n) throw new error_OpenAIError("Typed agent formats require own enumerable type and schema data properties");
let r = t.value;
return {
type: "json_schema",
schema: n,
$parseRaw: (t) => r.call(e, t)
};
}
function snapshotJSONProperty(e, t, n = (e) => e) {
let r = Object.getOwnPropertyDescriptor(e, t);
if (!r?.enumerable) return e;
let i = n(e[t]);
if ("value" in r && i === r.value) return e;
return Object.create(Object.getPrototypeOf(e), {
...Object.getOwnPropertyDescriptors(e),
[t]: {
value: i,
enumerable: !0,
configurable: r.configurable,
writable: !0
}
});
}
function captureAgentOutput(e, t) {
let n = snapshotJSONProperty(e, "agent", (e) => e && snapshotJSONProperty(e, "text", (e) => e && snapshotJSONProperty(e, "format")));
let r = ownJSONValue(n, "agent");
let i = ownJSONValue(r, "text");
let a = agentFormatParser(ownJSONValue(i, "format"));
if (!a) return {
body: n,
options: t
};
let o = structuredClone(a.schema);
for (let e of [
n,
r,
i
]) if (e && "toJSON" in e) throw new error_OpenAIError("Typed agent requests cannot customize body, agent, or text serialization");
let s = { ...t };
if (ownJSONValue(s, "body") !== void 0) throw new error_OpenAIError("Typed agent requests cannot override the body in request options");
delete s.body;
return {
options: s,
body: {
...n,
agent: {
...r,
text: {
...i,
format: {
type: "json_schema",
schema: o
}
}
}
},
format: a
};
}
async function parseAgentResultPromise(e, t) {
return parseAgentResult(await e, t);
}
class AgentTurnResultError extends error_OpenAIError {
constructor(e, t, n, r, i = [], a) {
super(`Could not collect the agent turn result: ${e}`);
this.name = "AgentTurnResultError";
this.reason = e;
this.session_id = t;
this.turn = n;
this.messages = r;
this.required_actions = i;
this.cause = a;
}
get turn_id() {
return this.turn?.id;
}
}
var li, ui, di, fi, pi, mi, hi, gi, _i, vi, yi, bi;
class AgentTurnResultCollector {
constructor(e) {
li.add(this);
ui.set(this, void 0);
di.set(this, void 0);
fi.set(this, new Map());
pi.set(this, []);
mi.set(this, void 0);
hi.set(this, !1);
gi.set(this, !1);
_i.set(this, !1);
__classPrivateFieldSet(this, ui, e, "f");
}
accept(e) {
if (this.ready) return;
if ("session" in e) {
__classPrivateFieldSet(this, ui, __classPrivateFieldGet(this, ui, "f") ?? e.session.id, "f");
__classPrivateFieldSet(this, pi, structuredClone(e.session.required_actions ?? []), "f");
__classPrivateFieldSet(this, mi, void 0, "f");
__classPrivateFieldSet(this, hi, __classPrivateFieldGet(this, hi, "f") || e.type === "agent.session.failed", "f");
__classPrivateFieldSet(this, _i, __classPrivateFieldGet(this, _i, "f") || e.type === "agent.session.idle" && __classPrivateFieldGet(this, gi, "f"), "f");
}
if (e.type === "agent.session.turn.created" && e.turn.subagent_id === null && !__classPrivateFieldGet(this, di, "f")) {
__classPrivateFieldSet(this, di, structuredClone(e.turn), "f");
__classPrivateFieldSet(this, ui, e.turn.session_id, "f");
}
let t = "turn_id" in e ? e.turn_id : void 0;
"item" in e && (t = e.item.turn_id);
if (!__classPrivateFieldGet(this, di, "f") || t !== __classPrivateFieldGet(this, di, "f").id) return;
__classPrivateFieldGet(this, li, "m", vi).call(this, e);
}
error(e, t) {
return new AgentTurnResultError(e, __classPrivateFieldGet(this, ui, "f"), __classPrivateFieldGet(this, di, "f"), __classPrivateFieldGet(this, li, "m", bi).call(this), __classPrivateFieldGet(this, pi, "f"), t);
}
checkAction(e) {
if (__classPrivateFieldGet(this, hi, "f") || __classPrivateFieldGet(this, di, "f")?.status === "failed") throw this.error("failed");
if (__classPrivateFieldGet(this, di, "f")?.status === "cancelled") throw this.error("cancelled");
if (__classPrivateFieldGet(this, mi, "f") === e) return;
if (__classPrivateFieldGet(this, pi, "f").some((t) => t.type !== "function_call" || !e(t.name))) throw this.error("requires_action");
__classPrivateFieldSet(this, mi, e, "f");
}
get ready() {
return __classPrivateFieldGet(this, gi, "f") && __classPrivateFieldGet(this, _i, "f");
}
release() {
__classPrivateFieldGet(this, fi, "f").clear();
__classPrivateFieldSet(this, pi, [], "f");
__classPrivateFieldSet(this, mi, void 0, "f");
}
finish() {
this.checkAction(() => this.ready);
if (!__classPrivateFieldGet(this, gi, "f") || __classPrivateFieldGet(this, di, "f")?.status !== "completed" || !__classPrivateFieldGet(this, _i, "f")) throw this.error("observation");
return new AgentTurnResult(__classPrivateFieldGet(this, di, "f"), __classPrivateFieldGet(this, li, "m", bi).call(this));
}
}
ui = new WeakMap(), di = new WeakMap(), fi = new WeakMap(), pi = new WeakMap(), mi = new WeakMap(), hi = new WeakMap(), gi = new WeakMap(), _i = new WeakMap(), li = new WeakSet(), vi = function _AgentTurnResultCollector_acceptTurn(e) {
if ("turn" in e) {
__classPrivateFieldSet(this, di, structuredClone(e.turn), "f");
__classPrivateFieldSet(this, gi, __classPrivateFieldGet(this, gi, "f") || e.type === "agent.session.turn.completed" || e.type === "agent.session.turn.failed" || e.type === "agent.session.turn.cancelled", "f");
}
__classPrivateFieldGet(this, li, "m", yi).call(this, e);
}, yi = function _AgentTurnResultCollector_acceptOutput(e) {
if (e.type !== "agent.session.turn.item.done" || e.item.type !== "message" || e.item.status !== "completed" || e.item.phase === "commentary" || __classPrivateFieldGet(this, fi, "f").has(e.item.id)) return;
__classPrivateFieldGet(this, fi, "f").set(e.item.id, {
index: e.output_index,
message: structuredClone(e.item)
});
}, bi = function _AgentTurnResultCollector_finalMessages() {
return [...__classPrivateFieldGet(this, fi, "f").values()].sort((e, t) => e.index - t.index).map(({ message: e }) => e);
};
var xi, Si, Ci, wi, Ti, Ei, Di, Oi, ki, Ai, ji, Mi;
class ResultCollection {
constructor(e, t = () => !1, n, r) {
xi.add(this);
Si.set(this, void 0);
Ci.set(this, !1);
wi.set(this, !1);
Ti.set(this, !1);
Ei.set(this, void 0);
Di.set(this, void 0);
Oi.set(this, void 0);
ki.set(this, void 0);
Ai.set(this, void 0);
__classPrivateFieldSet(this, Oi, e, "f");
__classPrivateFieldSet(this, ki, r, "f");
__classPrivateFieldSet(this, Ai, t, "f");
this.collector = new AgentTurnResultCollector(n);
}
enable() {
if (!__classPrivateFieldGet(this, wi, "f") && __classPrivateFieldGet(this, Ti, "f")) throw new error_OpenAIError("Call withResultCollection() before consuming events, or call finalResult() on a fresh stream.");
__classPrivateFieldSet(this, wi, !0, "f");
}
iterate() {
if (__classPrivateFieldGet(this, Si, "f")) throw new error_OpenAIError("An agent result stream can only be consumed once");
return __classPrivateFieldSet(this, Si, __classPrivateFieldGet(this, xi, "m", ji).call(this), "f");
}
finalResult() {
return __classPrivateFieldSet(this, Di, __classPrivateFieldGet(this, Di, "f") ?? __classPrivateFieldGet(this, xi, "m", Mi).call(this), "f");
}
}
Si = new WeakMap(), Ci = new WeakMap(), wi = new WeakMap(), Ti = new WeakMap(), Ei = new WeakMap(), Di = new WeakMap(), Oi = new WeakMap(), ki = new WeakMap(), Ai = new WeakMap(), xi = new WeakSet(), ji = async function* _ResultCollection_observe() {
let e = __classPrivateFieldGet(this, Oi, "f").call(this);
let t = !1;
try {
for (;;) {
let n = await e.next();
if (n.done) {
t = !0;
return;
}
__classPrivateFieldGet(this, wi, "f") ? this.collector.accept(n.value) : __classPrivateFieldSet(this, Ti, !0, "f");
yield n.value;
}
} catch (e) {
__classPrivateFieldGet(this, wi, "f") && __classPrivateFieldSet(this, Ei, e, "f");
throw e;
} finally {
__classPrivateFieldSet(this, Ci, !0, "f");
t || await e.return?.();
}
}, Mi = async function _ResultCollection_collect() {
this.enable();
try {
let e = __classPrivateFieldGet(this, Si, "f") ?? this.iterate();
for (; !__classPrivateFieldGet(this, Ci, "f") && !this.collector.ready;) {
this.collector.checkAction(__classPrivateFieldGet(this, Ai, "f"));
if ((await e.next()).done) break;
}
if (__classPrivateFieldGet(this, Ei, "f") !== void 0 && !this.collector.ready) throw __classPrivateFieldGet(this, Ei, "f");
if (!this.collector.ready && __classPrivateFieldGet(this, ki, "f")?.aborted) throw this.collector.error("observation", __classPrivateFieldGet(this, ki, "f").reason);
return this.collector.finish();
} catch (e) {
throw e instanceof AgentTurnResultError ? e : this.collector.error("observation", e);
} finally {
try {
await __classPrivateFieldGet(this, Si, "f")?.return();
} finally {
this.collector.release();
}
}
};
var Ni, Pi, Fi, Ii, Li, Ri, zi, Bi, Vi, Hi, Ui, Wi, Gi, Ki, qi, Ji, Yi;
async function cancelBody(e) {
try {
await e?.body?.cancel();
} catch {}
}
class AgentSessionStream {
constructor(e, t, n, r) {
Ni.add(this);
this.controller = new AbortController();
Pi.set(this, !1);
Fi.set(this, void 0);
Ii.set(this, void 0);
Li.set(this, void 0);
Ri.set(this, void 0);
zi.set(this, void 0);
Bi.set(this, !1);
Vi.set(this, void 0);
Hi.set(this, void 0);
Ui.set(this, void 0);
Wi.set(this, void 0);
Gi.set(this, void 0);
Ki.set(this, void 0);
let i = typeof n.input == "string" ? [{
role: "user",
content: [{
type: "input_text",
text: n.input
}]
}] : n.input;
if (n.input.length === 0) throw new error_OpenAIError("input must not be empty");
__classPrivateFieldSet(this, Fi, agentFormatParser(n.outputFormat), "f");
if (n.outputFormat && !__classPrivateFieldGet(this, Fi, "f")) throw new error_OpenAIError("outputFormat must have its own parser function");
__classPrivateFieldSet(this, Vi, e, "f");
__classPrivateFieldSet(this, Hi, t, "f");
__classPrivateFieldSet(this, Ui, {
type: "agent.session.input.message",
input: i
}, "f");
let a = headers_buildHeaders([r?.headers]);
__classPrivateFieldSet(this, Gi, a.nulls.has("idempotency-key") ? void 0 : a.values.get("idempotency-key") ?? n.idempotencyKey ?? r?.idempotencyKey ?? uuid_uuid4(), "f");
a.values.delete("idempotency-key");
a.nulls.delete("idempotency-key");
let { idempotencyKey: o, ...s } = r ?? {};
__classPrivateFieldSet(this, Ki, {
...s,
headers: a
}, "f");
__classPrivateFieldSet(this, Wi, new AgentToolDispatcher(e, n.toolHandlers ?? {}, this.controller, __classPrivateFieldGet(this, Ki, "f"), n.onToolError), "f");
__classPrivateFieldSet(this, Li, new ResultCollection(() => __classPrivateFieldGet(this, Ni, "m", qi).call(this), (e) => __classPrivateFieldGet(this, Wi, "f").canHandle(e), t), "f");
}
abort(e) {
this.controller.abort(e);
__classPrivateFieldGet(this, Ri, "f")?.controller.abort(this.controller.signal.reason);
__classPrivateFieldGet(this, Bi, "f") || cancelBody(__classPrivateFieldGet(this, zi, "f"));
}
[(Pi = new WeakMap(), Fi = new WeakMap(), Ii = new WeakMap(), Li = new WeakMap(), Ri = new WeakMap(), zi = new WeakMap(), Bi = new WeakMap(), Vi = new WeakMap(), Hi = new WeakMap(), Ui = new WeakMap(), Wi = new WeakMap(), Gi = new WeakMap(), Ki = new WeakMap(), Ni = new WeakSet(), Symbol.asyncIterator)]() {
if (__classPrivateFieldGet(this, Pi, "f")) throw new error_OpenAIError("An AgentSessionStream can only be consumed once");
__classPrivateFieldSet(this, Pi, !0, "f");
return __classPrivateFieldGet(this, Li, "f").iterate();
}
withResultCollection() {
__classPrivateFieldGet(this, Li, "f").enable();
return this;
}
finalResult() {
return __classPrivateFieldSet(this, Ii, __classPrivateFieldGet(this, Ii, "f") ?? parseAgentResultPromise(__classPrivateFieldGet(this, Li, "f").finalResult(), __classPrivateFieldGet(this, Fi, "f")), "f");
}
}
qi = async function* _AgentSessionStream_iterate() {
let e = __classPrivateFieldGet(this, Ki, "f").signal;
let abort = () => this.abort(e?.aborted ? e.reason : this.controller.signal.reason);
e?.addEventListener("abort", abort, { once: !0 });
this.controller.signal.addEventListener("abort", abort, { once: !0 });
let t = {
...__classPrivateFieldGet(this, Ki, "f"),
signal: this.controller.signal
};
let n = new TurnState();
try {
e?.aborted && this.abort(e.reason);
__classPrivateFieldGet(this, Ni, "m", Ji).call(this);
if ((await __classPrivateFieldGet(this, Vi, "f").retrieve(__classPrivateFieldGet(this, Hi, "f"), t)).status !== "idle") throw new error_OpenAIError("sessions.stream requires an idle session; use sessions.events.stream for active sessions");
let r = await __classPrivateFieldGet(this, Vi, "f").events.stream(__classPrivateFieldGet(this, Hi, "f"), t).withResponse();
__classPrivateFieldSet(this, Ri, r.data, "f");
__classPrivateFieldSet(this, zi, r.response, "f");
__classPrivateFieldGet(this, Ni, "m", Ji).call(this);
await __classPrivateFieldGet(this, Vi, "f").events.create(__classPrivateFieldGet(this, Hi, "f"), {
events: [__classPrivateFieldGet(this, Ui, "f")],
...__classPrivateFieldGet(this, Gi, "f") === void 0 ? {} : { "Idempotency-Key": __classPrivateFieldGet(this, Gi, "f") }
}, {
...t,
headers: headers_buildHeaders([t.headers, { "Idempotency-Key": __classPrivateFieldGet(this, Gi, "f") ?? null }])
});
__classPrivateFieldGet(this, Ni, "m", Ji).call(this);
__classPrivateFieldSet(this, Bi, !0, "f");
for await (let e of __classPrivateFieldGet(this, Ri, "f")) {
__classPrivateFieldGet(this, Ni, "m", Ji).call(this);
if (!n.accept(e)) continue;
let t = n.terminal(e);
let r = __classPrivateFieldGet(this, Wi, "f").prepare(n.call(e), __classPrivateFieldGet(this, Hi, "f"));
t && __classPrivateFieldGet(this, Ri, "f").controller.abort();
yield e;
if (t) return;
__classPrivateFieldGet(this, Ni, "m", Ji).call(this);
await r?.();
}
__classPrivateFieldGet(this, Ni, "m", Ji).call(this);
throw new error_OpenAIError("Session event stream ended before the turn reached idle or failed");
} finally {
e?.removeEventListener("abort", abort);
this.controller.signal.removeEventListener("abort", abort);
this.abort();
}
}, Ji = function _AgentSessionStream_checkAbort() {
if (this.controller.signal.aborted) throw __classPrivateFieldGet(this, Ni, "m", Yi).call(this);
}, Yi = function _AgentSessionStream_abortError() {
let e = new APIUserAbortError();
Object.defineProperty(e, "cause", {
value: this.controller.signal.reason,
writable: !0,
configurable: !0
});
return e;
};
async function* dispatchCreationTools(e, t, n) {
let r = new TurnState();
let i;
for await (let a of { [Symbol.asyncIterator]: e }) {
a.type === "agent.session.created" && (i ??= a.session.id);
let e = r.accept(a) ? t.prepare(r.call(a), i) : void 0;
yield a;
if (n.aborted) return;
try {
await e?.();
} catch (e) {
if (n.aborted && e instanceof APIUserAbortError) return;
throw e;
}
}
}
function withAgentTurnResult(e, t, n) {
let r;
e.__betaTransformIterator((t) => {
let { path: i, method: a, stream: o, ...s } = n?.options ?? {};
let c = n && new AgentToolDispatcher(n.sessions, n.handlers, e.controller, s);
r = new ResultCollection(c ? () => dispatchCreationTools(t, c, e.controller.signal) : t, c ? (e) => c.canHandle(e) : void 0, void 0, e.controller.signal);
return () => r.iterate();
});
let i;
let a = Object.assign(e, {
finalResult: () => i ??= parseAgentResultPromise(r.finalResult(), t),
withResultCollection: () => {
r.enable();
return a;
}
});
return a;
}
function captureCreationTools(e, t) {
let n = Object.getOwnPropertyDescriptor(e, "toolHandlers");
if (!n) return {
body: e,
options: t
};
let r = e.toolHandlers;
if (r === void 0 && "value" in n) return {
body: e,
options: t
};
let i = Object.getOwnPropertyDescriptors(e);
delete i.toolHandlers;
let a = { ...t };
if ("toJSON" in e || a.body !== void 0) throw new error_OpenAIError("Creation tool handlers cannot customize request body serialization");
if (r === void 0) return {
body: Object.create(Object.getPrototypeOf(e), i),
options: a
};
let { stream: o } = e;
if (o !== !0) throw new error_OpenAIError("toolHandlers requires stream: true");
a.headers = headers_buildHeaders([a.headers]);
i.stream = {
value: o,
enumerable: !0,
configurable: !0,
writable: !0
};
return {
body: Object.create(Object.getPrototypeOf(e), i),
options: a,
handlers: r && Object.fromEntries(Object.entries(r))
};
}
function sessions_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
function sessions_withBodyFinalization(e, t) {
return {
...e,
__metadata: {
...e.__metadata,
...t
}
};
}
let Xi = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function sessions_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Xi.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Xi.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Sessions extends APIResource {
constructor() {
super(...arguments);
this.subagents = new Subagents(this._client);
this.artifacts = new Artifacts(this._client);
this.items = new Items(this._client);
this.events = new Events(this._client);
this.traces = new Traces(this._client);
this.turns = new turns_Turns(this._client);
}
create(e, t) {
let n = captureCreationTools(e, t);
let r = captureAgentOutput(n.body, n.options);
let request = (e, t) => this._client.post("/agents/sessions", sessions_resolveResourceRequestOptions(t, (t) => sessions_withBodyFinalization({
body: e,
...t,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, t?.headers]),
stream: e.stream ?? !1,
__streamMode: "events",
__security: { bearerAuth: !0 }
}, { streamFromBody: !0 })));
return request(r.body, r.options)._thenUnwrap((e, { options: t }) => t.stream ? withAgentTurnResult(e, r.format, n.handlers ? {
sessions: this,
handlers: n.handlers,
options: r.options
} : void 0) : e);
}
retrieve(e, t) {
return this._client.get(k`/agents/sessions/${e}`, sessions_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(e, t = {}, n) {
return this._client.post(k`/agents/sessions/${e}`, sessions_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(e = {}, t) {
let n = sessions_normalizeRequestOptionsForQuery(e, [
"after",
"agent_id",
"limit",
"metadata",
"order"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/agents/sessions", CursorPage, sessions_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, t?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/agents/sessions/${e}`, sessions_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
stream(e, t, n) {
return new AgentSessionStream(this, e, t, n);
}
}
Sessions.Subagents = Subagents;
Sessions.Artifacts = Artifacts;
Sessions.Items = Items;
Sessions.Events = Events;
Sessions.Traces = Traces;
Sessions.Turns = turns_Turns;
function credentials_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Zi = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function credentials_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Zi.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Zi.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Credentials extends APIResource {
create(e, t, n) {
return this._client.post(k`/vaults/${e}/credentials`, credentials_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(e, t, n) {
let { vault_id: r } = t;
return this._client.get(k`/vaults/${r}/credentials/${e}`, credentials_resolveResourceRequestOptions(n, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(e, t, n) {
let { vault_id: r, ...i } = t;
return this._client.post(k`/vaults/${r}/credentials/${e}`, credentials_resolveResourceRequestOptions(n, (e) => ({
body: i,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(e, t = {}, n) {
let r = credentials_normalizeRequestOptionsForQuery(t, [
"after",
"limit",
"metadata",
"order",
"status"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/vaults/${e}/credentials`, CursorPage, credentials_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(e, t, n) {
let { vault_id: r } = t;
return this._client.delete(k`/vaults/${r}/credentials/${e}`, credentials_resolveResourceRequestOptions(n, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function vaults_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Qi = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function vaults_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Qi.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Qi.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Vaults extends APIResource {
constructor() {
super(...arguments);
this.credentials = new Credentials(this._client);
}
create(e = {}, t) {
return this._client.post("/vaults", vaults_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, t?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(e, t) {
return this._client.get(k`/vaults/${e}`, vaults_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(e, t, n) {
return this._client.post(k`/vaults/${e}`, vaults_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(e = {}, t) {
let n = vaults_normalizeRequestOptionsForQuery(e, [
"after",
"limit",
"metadata",
"order",
"status"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/vaults", CursorPage, vaults_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, t?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/vaults/${e}`, vaults_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
Vaults.Credentials = Credentials;
function agents_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let $i = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function agents_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => $i.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !$i.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Agents extends APIResource {
constructor() {
super(...arguments);
this.automations = new Automations(this._client);
this.environments = new Environments(this._client);
this.vaults = new Vaults(this._client);
this.sessions = new Sessions(this._client);
}
create(e, t) {
return this._client.post("/agents", agents_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, t?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(e, t) {
return this._client.get(k`/agents/${e}`, agents_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(e, t = {}, n) {
return this._client.post(k`/agents/${e}`, agents_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(e = {}, t) {
let n = agents_normalizeRequestOptionsForQuery(e, [
"after",
"limit",
"order"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/agents", CursorPage, agents_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, t?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/agents/${e}`, agents_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
Agents.Automations = Automations;
Agents.Environments = Environments;
Agents.Vaults = Vaults;
Agents.Sessions = Sessions;
function chatkit_sessions_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class sessions_Sessions extends APIResource {
create(e, t) {
return this._client.post("/chatkit/sessions", chatkit_sessions_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
headers: headers_buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, t?.headers]),
__security: { bearerAuth: !0 }
})));
}
cancel(e, t) {
return this._client.post(k`/chatkit/sessions/${e}/cancel`, chatkit_sessions_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function threads_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let ea = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function threads_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => ea.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !ea.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Threads extends APIResource {
retrieve(e, t) {
return this._client.get(k`/chatkit/threads/${e}`, threads_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(e = {}, t) {
let n = threads_normalizeRequestOptionsForQuery(e, [
"after",
"before",
"limit",
"order",
"user"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/chatkit/threads", ConversationCursorPage, threads_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
headers: headers_buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, t?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/chatkit/threads/${e}`, threads_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
listItems(e, t = {}, n) {
let r = threads_normalizeRequestOptionsForQuery(t, [
"after",
"before",
"limit",
"order"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/chatkit/threads/${e}/items`, ConversationCursorPage, threads_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
class ChatKit extends APIResource {
constructor() {
super(...arguments);
this.sessions = new sessions_Sessions(this._client);
this.threads = new Threads(this._client);
}
}
ChatKit.Sessions = sessions_Sessions;
ChatKit.Threads = Threads;
function input_items_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let ta = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function input_items_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => ta.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !ta.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class InputItems extends APIResource {
list(e, t = {}, n) {
let r = input_items_normalizeRequestOptionsForQuery(t, [
"after",
"betas",
"include",
"limit",
"order"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
let { betas: i, ...a } = t ?? {};
return this._client.getAPIList(k`/responses/${e}/input_items?beta=true`, CursorPage, input_items_resolveResourceRequestOptions(n, (e) => ({
query: a,
...e,
headers: headers_buildHeaders([{ ...i?.toString() == null ? void 0 : { "openai-beta": i?.toString() } }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function input_tokens_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class InputTokens extends APIResource {
count(e = {}, t) {
let { betas: n, ...r } = e ?? {};
return this._client.post("/responses/input_tokens?beta=true", input_tokens_resolveResourceRequestOptions(t, (e) => ({
body: r,
...e,
headers: headers_buildHeaders([{ ...n?.toString() == null ? void 0 : { "openai-beta": n?.toString() } }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function responses_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
function responses_withBodyFinalization(e, t) {
return {
...e,
__metadata: {
...e.__metadata,
...t
}
};
}
let na = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function responses_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => na.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !na.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Responses extends APIResource {
constructor() {
super(...arguments);
this.inputItems = new InputItems(this._client);
this.inputTokens = new InputTokens(this._client);
}
create(e, t) {
let { betas: n, ...r } = e;
return this._client.post("/responses?beta=true", responses_resolveResourceRequestOptions(t, (t) => responses_withBodyFinalization({
body: r,
...t,
headers: headers_buildHeaders([{ ...n?.toString() == null ? void 0 : { "openai-beta": n?.toString() } }, t?.headers]),
stream: e.stream ?? !1,
__security: { bearerAuth: !0 }
}, { streamFromBody: !0 })));
}
retrieve(e, t = {}, n) {
let r = responses_normalizeRequestOptionsForQuery(t, [
"betas",
"include",
"include_obfuscation",
"starting_after",
"stream"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
let { betas: i, ...a } = t ?? {};
return this._client.get(k`/responses/${e}?beta=true`, responses_resolveResourceRequestOptions(n, (e) => ({
query: a,
...e,
headers: headers_buildHeaders([{ ...i?.toString() == null ? void 0 : { "openai-beta": i?.toString() } }, e?.headers]),
stream: t?.stream ?? !1,
__security: { bearerAuth: !0 }
})));
}
delete(e, t = {}, n) {
let { betas: r } = t ?? {};
return this._client.delete(k`/responses/${e}?beta=true`, responses_resolveResourceRequestOptions(n, (e) => ({
...e,
headers: headers_buildHeaders([{
Accept: "*/*",
...r?.toString() == null ? void 0 : { "openai-beta": r?.toString() }
}, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
cancel(e, t = {}, n) {
let { betas: r } = t ?? {};
return this._client.post(k`/responses/${e}/cancel?beta=true`, responses_resolveResourceRequestOptions(n, (e) => ({
...e,
headers: headers_buildHeaders([{ ...r?.toString() == null ? void 0 : { "openai-beta": r?.toString() } }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
compact(e, t) {
let { betas: n, ...r } = e;
return this._client.post("/responses/compact?beta=true", responses_resolveResourceRequestOptions(t, (e) => ({
body: r,
...e,
headers: headers_buildHeaders([{ ...n?.toString() == null ? void 0 : { "openai-beta": n?.toString() } }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
Responses.InputItems = InputItems;
Responses.InputTokens = InputTokens;
function messages_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let ra = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function messages_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => ra.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !ra.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class messages_Messages extends APIResource {
create(e, t, n) {
return this._client.post(k`/threads/${e}/messages`, messages_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(e, t, n) {
let { thread_id: r } = t;
return this._client.get(k`/threads/${r}/messages/${e}`, messages_resolveResourceRequestOptions(n, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(e, t, n) {
let { thread_id: r, ...i } = t;
return this._client.post(k`/threads/${r}/messages/${e}`, messages_resolveResourceRequestOptions(n, (e) => ({
body: i,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(e, t = {}, n) {
let r = messages_normalizeRequestOptionsForQuery(t, [
"after",
"before",
"limit",
"order",
"run_id"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/threads/${e}/messages`, CursorPage, messages_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(e, t, n) {
let { thread_id: r } = t;
return this._client.delete(k`/threads/${r}/messages/${e}`, messages_resolveResourceRequestOptions(n, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function steps_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class Steps extends APIResource {
retrieve(e, t, n) {
let { thread_id: r, run_id: i, ...a } = t;
return this._client.get(k`/threads/${r}/runs/${i}/steps/${e}`, steps_resolveResourceRequestOptions(n, (e) => ({
query: a,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(e, t, n) {
let { thread_id: r, ...i } = t;
return this._client.getAPIList(k`/threads/${r}/runs/${e}/steps`, CursorPage, steps_resolveResourceRequestOptions(n, (e) => ({
query: i,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function sleepUntilAborted(e, t) {
return new Promise((n, r) => {
let i;
let a;
let o = !1;
let removeAbortListener = (e) => {
try {
t.removeEventListener("abort", e);
} catch {}
};
let cleanup = () => {
if (i !== void 0) {
clearTimeout(i);
i = void 0;
}
if (a) {
let e = a;
a = void 0;
removeAbortListener(e);
}
};
let abort = () => {
if (o) return;
o = !0;
cleanup();
try {
let e = new APIUserAbortError();
Object.defineProperty(e, "cause", {
value: t.reason,
writable: !0,
configurable: !0
});
r(e);
} catch (e) {
r(e);
}
};
if (t.aborted) {
abort();
return;
}
i = setTimeout(() => {
if (o) return;
o = !0;
cleanup();
n();
}, e);
a = abort;
try {
t.addEventListener("abort", abort, { once: !0 });
o ? removeAbortListener(abort) : t.aborted && abort();
} catch (e) {
if (o) removeAbortListener(abort);
else {
o = !0;
cleanup();
r(e);
}
}
});
}
async function pollWithResponse(e, t, n, r) {
let i = headers_buildHeaders([r?.headers, {
"X-Stainless-Poll-Helper": "true",
"X-Stainless-Custom-Poll-Interval": r?.pollIntervalMs?.toString() ?? void 0
}]);
for (;;) {
let { data: a, response: o } = await e(i).withResponse();
let { status: s } = a;
if (t.includes(s)) {
let e = 5e3;
let t = r?.pollIntervalMs;
if (t || t === 0) e = t;
else {
let t = o.headers.get("openai-poll-after-ms");
if (t) {
let n = Number.parseInt(t);
Number.isNaN(n) || (e = n);
}
}
let n = r && Object.prototype.propertyIsEnumerable.call(r, "signal") ? r.signal : void 0;
await (n ? sleepUntilAborted(e, n) : sleep(e));
} else if (n.includes(s)) return a;
}
}
function pollAssistantRun(e, t, n, r) {
return pollWithResponse((i) => e.retrieve(t, n, {
...r,
headers: {
...r?.headers,
...i
}
}), [
"queued",
"in_progress",
"cancelling"
], [
"requires_action",
"incomplete",
"cancelled",
"completed",
"failed",
"expired"
], r);
}
let fromBase64 = (e) => {
if (globalThis.Buffer !== void 0) {
let t = globalThis.Buffer.from(e, "base64");
return new Uint8Array(t.buffer, t.byteOffset, t.byteLength);
}
if (typeof atob < "u") {
let t = atob(e);
let n = new Uint8Array(t.length);
for (let e = 0; e < t.length; e++) n[e] = t.charCodeAt(e);
return n;
}
throw new error_OpenAIError("Cannot decode base64 string; Expected `Buffer` or `atob` to be defined");
};
let toFloat32Array = (e) => {
if (typeof Buffer < "u") {
let t = Buffer.from(e, "base64");
if (t.length % Float32Array.BYTES_PER_ELEMENT !== 0) throw RangeError("Invalid base64-encoded float32 array: byte length must be a multiple of 4");
return Array.from(new Float32Array(t.buffer, t.byteOffset, t.length / Float32Array.BYTES_PER_ELEMENT));
} else {
let t = atob(e);
let n = t.length;
let r = new Uint8Array(n);
for (let e = 0; e < n; e++) r[e] = t.charCodeAt(e);
return Array.from(new Float32Array(r.buffer));
}
};
let env_readEnv = (e) => {
try {
if (globalThis.process !== void 0) return globalThis.process.env?.[e]?.trim() || void 0;
if (globalThis.Deno !== void 0) return globalThis.Deno.env?.get?.(e)?.trim() || void 0;
} catch {
return;
}
};
let ia = 1024;
function getAssistantStreamDiagnosticProperty(e) {
switch (e) {
case "value":
case "arguments":
case "input":
case "text":
case "content":
case "annotations":
case "metadata":
case "name":
case "role":
case "status":
case "tool_calls":
case "step_details": return e;
default: return "unknown";
}
}
let aa = new WeakMap();
let oa = new WeakSet();
function createAssistantStreamDeltaProjection(e) {
return {
arrays: new Map(),
cacheArrays: e,
records: new WeakMap()
};
}
function commitAssistantStreamArrayProjection(e) {
for (let [t, n] of e.arrays) n.cacheable && !oa.has(t) ? aa.set(t, {
length: n.length,
ownEntryCount: n.ownEntryCount
}) : aa.delete(t);
}
function isPrimitiveAssistantStreamValue(e) {
return typeof e == "string" || typeof e == "number";
}
function isPrimitiveAssistantStreamArrayDelta(e, t) {
return t.every(isPrimitiveAssistantStreamValue) && e.every(isPrimitiveAssistantStreamValue);
}
function countOwnAssistantStreamArrayEntries(e) {
let t = 0;
for (let n of Object.keys(e)) {
let r = Number(n);
Number.isSafeInteger(r) && r >= 0 && r < e.length && String(r) === n && (t += 1);
}
return t;
}
function getAssistantStreamArrayOwnEntryCount(e, t, n) {
if (!t) return 0;
if (n?.length === e.length) return n.ownEntryCount;
return countOwnAssistantStreamArrayEntries(e);
}
function getAssistantStreamDeltaIndex(e, t, n) {
let { index: r } = e;
if (t === "array" && r == null) throw Error("Expected array delta entry to have an `index` property");
if (t === "array" && typeof r != "number") throw TypeError("Expected array delta entry `index` property to be a number but got an invalid value");
if (!Number.isSafeInteger(r) || r < 0 || r >= n + ia || r >= 65536) throw new error_OpenAIError(`Assistant stream delta contains an invalid ${t} index: ${typeof r == "number" ? r : "unknown"}`);
return r;
}
function assertValidAssistantStreamArrayDelta(e, t, n, r, i) {
let a = r.arrays.get(e);
if (!a) {
let t = r.cacheArrays && !oa.has(e);
let n = t ? aa.get(e) : void 0;
a = {
baselineLength: e.length,
cacheable: t,
enforceSparseHoleBudget: t,
entries: new Map(),
length: e.length,
ownEntryCount: getAssistantStreamArrayOwnEntryCount(e, t, n)
};
r.arrays.set(e, a);
}
for (let o of t) {
if (!values_isObj(o)) throw Error("Expected array delta entry to be an object but got an invalid value");
let t = getAssistantStreamDeltaIndex(o, n, a.baselineLength);
let s;
if (a.entries.has(t)) s = a.entries.get(t);
else if (values_hasOwn(e, t)) {
s = e[t];
s ?? a.entries.set(t, o);
} else {
a.entries.set(t, o);
a.ownEntryCount += 1;
}
let c = Math.max(a.length, t + 1);
if (a.enforceSparseHoleBudget && c - a.ownEntryCount > ia) throw new error_OpenAIError(`Assistant stream delta contains an invalid ${n} index: ${t}`);
values_isObj(s) && i(s, o, r);
a.length = c;
}
}
function assertValidAssistantStreamDeltaIndices(e, t, n) {
let r = n.records.get(e);
for (let [i, a] of Object.entries(t)) {
if (i === "index" || i === "type") continue;
let t;
r?.has(i) ? t = r.get(i) : values_hasOwn(e, i) && (t = e[i]);
if (t == null) {
if (!r) {
r = new Map();
n.records.set(e, r);
}
r.set(i, a);
continue;
}
values_isObj(t) && values_isObj(a) ? assertValidAssistantStreamDeltaIndices(t, a, n) : Array.isArray(t) && Array.isArray(a) && !isPrimitiveAssistantStreamArrayDelta(t, a) && assertValidAssistantStreamArrayDelta(t, a, "array", n, assertValidAssistantStreamDeltaIndices);
}
}
function isAssistantStreamValueExternallyMutable(e) {
return (values_isObj(e) || Array.isArray(e)) && oa.has(e);
}
function markAssistantStreamValueExternallyMutable(e) {
if (!values_isObj(e) && !Array.isArray(e) || oa.has(e)) return;
oa.add(e);
Array.isArray(e) && aa.delete(e);
for (let t of Reflect.ownKeys(e)) {
let n = Object.getOwnPropertyDescriptor(e, t);
n && "value" in n && markAssistantStreamValueExternallyMutable(n.value);
}
}
function defineAssistantStreamArrayEntry(e, t, n) {
oa.has(e) && markAssistantStreamValueExternallyMutable(n);
Object.defineProperty(e, t, {
configurable: !0,
enumerable: !0,
value: n,
writable: !0
});
}
function getRequiredAssistantStreamArrayIndex(e) {
let { index: t } = e;
if (t == null) throw Error("Expected array delta entry to have an `index` property");
if (typeof t != "number") throw TypeError("Expected array delta entry `index` property to be a number but got an invalid value");
return t;
}
function applyAssistantStreamArrayDelta(e, t, n) {
if (isPrimitiveAssistantStreamArrayDelta(e, t)) {
e.push(...t);
aa.delete(e);
return;
}
for (let r of t) {
if (!values_isObj(r)) throw Error("Expected array delta entry to be an object but got an invalid value");
let t = getRequiredAssistantStreamArrayIndex(r);
if (values_hasOwn(e, t)) {
let i = e[t];
if (i == null) {
oa.has(e) && markAssistantStreamValueExternallyMutable(r);
e[t] = r;
} else e[t] = n(i, r);
} else defineAssistantStreamArrayEntry(e, t, r);
}
}
function applyAssistantStreamDelta(e, t) {
let n = oa.has(e);
for (let [r, i] of Object.entries(t)) {
if (r === "__proto__" || r === "constructor" || r === "prototype") throw new error_OpenAIError(`Assistant stream delta contains an unsafe property: ${r}`);
if (!values_hasOwn(e, r)) {
n && markAssistantStreamValueExternallyMutable(i);
e[r] = i;
continue;
}
let t = e[r];
if (t == null) {
n && markAssistantStreamValueExternallyMutable(i);
e[r] = i;
continue;
}
if (r === "index" || r === "type") {
e[r] = i;
continue;
}
if (typeof t == "string" && typeof i == "string") t += i;
else if (typeof t == "number" && typeof i == "number") t += i;
else if (values_isObj(t) && values_isObj(i)) t = applyAssistantStreamDelta(t, i);
else if (Array.isArray(t) && Array.isArray(i)) {
applyAssistantStreamArrayDelta(t, i, applyAssistantStreamDelta);
continue;
} else throw TypeError(`Unhandled record type: ${getAssistantStreamDiagnosticProperty(r)}`);
e[r] = t;
}
return e;
}
function assertSafeAssistantStreamDelta(e) {
if (!values_isObj(e) && !Array.isArray(e)) return;
for (let [t, n] of Object.entries(e)) {
if (t === "__proto__" || t === "constructor" || t === "prototype") throw new error_OpenAIError(`Assistant stream delta contains an unsafe property: ${t}`);
assertSafeAssistantStreamDelta(n);
}
}
function accumulateAssistantStreamDelta(e, t, n = !1) {
assertSafeAssistantStreamDelta(t);
let r = e;
let i = t;
let a = createAssistantStreamDeltaProjection(n && !isAssistantStreamValueExternallyMutable(e));
assertValidAssistantStreamDeltaIndices(r, i, a);
applyAssistantStreamDelta(r, i);
commitAssistantStreamArrayProjection(a);
return e;
}
function createAssistantStreamArrayDeltaCommit(e, t, n, r = !0) {
assertSafeAssistantStreamDelta(t);
let i = createAssistantStreamDeltaProjection(r && !isAssistantStreamValueExternallyMutable(e));
assertValidAssistantStreamArrayDelta(e, t, n, i, assertValidAssistantStreamDeltaIndices);
return () => commitAssistantStreamArrayProjection(i);
}
var V, H, sa, ca, la, ua, U, da, fa, pa, ma, ha, W, ga, _a, va, ya, ba, xa, Sa, Ca, wa, Ta, Ea, G, Da, Oa, ka, Aa, ja;
function stabilizeAssistantStreamEvent(e) {
let t = Object.getOwnPropertyDescriptor(e, "event");
let n = Object.getOwnPropertyDescriptor(e, "data");
let r = Reflect.get(e, "event", e);
let i = Reflect.get(e, "data", e);
let a = i;
if (r === "thread.message.created" || r === "thread.message.in_progress" || r === "thread.message.delta" || r === "thread.message.completed" || r === "thread.message.incomplete" || r === "thread.run.step.created" || r === "thread.run.step.in_progress" || r === "thread.run.step.delta" || r === "thread.run.step.completed" || r === "thread.run.step.failed" || r === "thread.run.step.cancelled" || r === "thread.run.step.expired") {
let e = Object.getOwnPropertyDescriptor(i, "id");
if (e && "value" in e && i.id !== e.value) {
let t = e.value;
a = new Proxy(i, { get(e, n) {
return n === "id" ? t : Reflect.get(e, n, e);
} });
}
}
return {
event: Object.freeze({
event: r,
data: a
}),
exposedEvent: t !== void 0 && "value" in t && t.value === r && n !== void 0 && "value" in n && n.value === i && a === i ? e : {
event: r,
data: a
}
};
}
class AssistantStream extends EventStream {
constructor() {
super(...arguments);
V.add(this);
H.set(this, Object.create(null));
sa.set(this, new Map());
ca.set(this, void 0);
la.set(this, Object.create(null));
ua.set(this, new Map());
U.set(this, void 0);
da.set(this, void 0);
fa.set(this, void 0);
pa.set(this, void 0);
ma.set(this, void 0);
ha.set(this, void 0);
W.set(this, void 0);
ga.set(this, void 0);
_a.set(this, void 0);
va.set(this, void 0);
}
[(H = new WeakMap(), sa = new WeakMap(), ca = new WeakMap(), la = new WeakMap(), ua = new WeakMap(), U = new WeakMap(), da = new WeakMap(), fa = new WeakMap(), pa = new WeakMap(), ma = new WeakMap(), ha = new WeakMap(), W = new WeakMap(), ga = new WeakMap(), _a = new WeakMap(), va = new WeakMap(), V = new WeakSet(), Symbol.asyncIterator)]() {
return this._createIterator((e) => {
let onEvent = (t) => e(structuredClone(t));
this.on("event", onEvent);
return () => this.off("event", onEvent);
}, { onReturn: () => this.abort() });
}
static fromReadableStream(e) {
let t = new AssistantStream();
t._run(() => t._fromReadableStream(e));
return t;
}
async _fromReadableStream(e, t) {
this._listenForAbort(t?.signal);
this._connected();
let n = Stream.fromReadableStream(e, this.controller);
for await (let e of n) __classPrivateFieldGet(this, V, "m", ya).call(this, e);
if (n.controller.signal?.aborted) throw this._userAbortError();
return this._addRun(__classPrivateFieldGet(this, V, "m", ba).call(this));
}
toReadableStream() {
return new Stream(this[Symbol.asyncIterator].bind(this), this.controller).toReadableStream();
}
static createToolAssistantStream(e, t, n, r) {
let i = new AssistantStream();
i._run(() => i._runToolAssistantStream(e, t, n, {
...r,
__metadata: {
...r?.__metadata,
helperMethod: "stream"
}
}));
return i;
}
async _createToolAssistantStream(e, t, n, r) {
this._listenForAbort(r?.signal);
let i = {
...n,
stream: !0
};
let a = await e.submitToolOutputs(t, i, {
...r,
signal: this.controller.signal
});
this._connected();
for await (let e of a) __classPrivateFieldGet(this, V, "m", ya).call(this, e);
if (a.controller.signal?.aborted) throw this._userAbortError();
return this._addRun(__classPrivateFieldGet(this, V, "m", ba).call(this));
}
static createThreadAssistantStream(e, t, n) {
let r = new AssistantStream();
r._run(() => r._threadAssistantStream(e, t, {
...n,
__metadata: {
...n?.__metadata,
helperMethod: "stream"
}
}));
return r;
}
static createAssistantStream(e, t, n, r) {
let i = new AssistantStream();
i._run(() => i._runAssistantStream(e, t, n, {
...r,
__metadata: {
...r?.__metadata,
helperMethod: "stream"
}
}));
return i;
}
currentEvent() {
markAssistantStreamValueExternallyMutable(__classPrivateFieldGet(this, ga, "f"));
return __classPrivateFieldGet(this, ga, "f");
}
currentRun() {
markAssistantStreamValueExternallyMutable(__classPrivateFieldGet(this, _a, "f"));
return __classPrivateFieldGet(this, _a, "f");
}
currentMessageSnapshot() {
markAssistantStreamValueExternallyMutable(__classPrivateFieldGet(this, U, "f"));
return __classPrivateFieldGet(this, U, "f");
}
currentRunStepSnapshot() {
markAssistantStreamValueExternallyMutable(__classPrivateFieldGet(this, va, "f"));
return __classPrivateFieldGet(this, va, "f");
}
async finalRunSteps() {
await this.done();
return Object.values(__classPrivateFieldGet(this, H, "f"));
}
async finalMessages() {
await this.done();
return Object.values(__classPrivateFieldGet(this, la, "f"));
}
async finalRun() {
await this.done();
if (!__classPrivateFieldGet(this, fa, "f")) throw Error("Final run was not received.");
return __classPrivateFieldGet(this, fa, "f");
}
async _createThreadAssistantStream(e, t, n) {
this._listenForAbort(n?.signal);
let r = {
...t,
stream: !0
};
let i = await e.createAndRun(r, {
...n,
signal: this.controller.signal
});
this._connected();
for await (let e of i) __classPrivateFieldGet(this, V, "m", ya).call(this, e);
if (i.controller.signal?.aborted) throw this._userAbortError();
return this._addRun(__classPrivateFieldGet(this, V, "m", ba).call(this));
}
async _createAssistantStream(e, t, n, r) {
this._listenForAbort(r?.signal);
let i = {
...n,
stream: !0
};
let a = await e.create(t, i, {
...r,
signal: this.controller.signal
});
this._connected();
for await (let e of a) __classPrivateFieldGet(this, V, "m", ya).call(this, e);
if (a.controller.signal?.aborted) throw this._userAbortError();
return this._addRun(__classPrivateFieldGet(this, V, "m", ba).call(this));
}
static accumulateDelta(e, t) {
return accumulateAssistantStreamDelta(e, t);
}
_addRun(e) {
__classPrivateFieldGet(this, V, "m", G).call(this, "run", e);
return e;
}
async _threadAssistantStream(e, t, n) {
return await this._createThreadAssistantStream(t, e, n);
}
async _runAssistantStream(e, t, n, r) {
return await this._createAssistantStream(t, e, n, r);
}
async _runToolAssistantStream(e, t, n, r) {
return await this._createToolAssistantStream(t, e, n, r);
}
}
ya = function _AssistantStream_addEvent(e) {
if (this.ended) return;
let { event: t, exposedEvent: n } = stabilizeAssistantStreamEvent(e);
let r;
let i;
let a;
let o;
switch (t.event) {
case "thread.message.created":
case "thread.message.in_progress":
case "thread.message.delta":
case "thread.message.completed":
case "thread.message.incomplete":
r = __classPrivateFieldGet(this, V, "m", Ca).call(this, t);
i = t.data;
break;
case "thread.run.step.created":
case "thread.run.step.in_progress":
case "thread.run.step.delta":
case "thread.run.step.completed":
case "thread.run.step.failed":
case "thread.run.step.cancelled":
case "thread.run.step.expired":
a = __classPrivateFieldGet(this, V, "m", xa).call(this, t);
o = t.data;
}
__classPrivateFieldSet(this, ga, n, "f");
__classPrivateFieldGet(this, V, "m", Da).call(this, n);
r !== void 0 && i !== void 0 && __classPrivateFieldGet(this, V, "m", wa).call(this, i, r);
a !== void 0 && o !== void 0 && __classPrivateFieldGet(this, V, "m", Sa).call(this, o, a);
a === void 0 && __classPrivateFieldGet(this, ca, "f") !== void 0 && __classPrivateFieldGet(this, va, "f") && __classPrivateFieldGet(this, V, "m", Sa).call(this, __classPrivateFieldGet(this, va, "f"), __classPrivateFieldGet(this, ca, "f"));
switch (t.event) {
case "thread.created": break;
case "thread.run.created":
case "thread.run.queued":
case "thread.run.in_progress":
case "thread.run.requires_action":
case "thread.run.completed":
case "thread.run.incomplete":
case "thread.run.failed":
case "thread.run.cancelling":
case "thread.run.cancelled":
case "thread.run.expired":
__classPrivateFieldGet(this, V, "m", ja).call(this, t);
break;
case "thread.run.step.created":
case "thread.run.step.in_progress":
case "thread.run.step.delta":
case "thread.run.step.completed":
case "thread.run.step.failed":
case "thread.run.step.cancelled":
case "thread.run.step.expired": {
if (a === void 0) throw new error_OpenAIError("Received assistant run-step event without a canonical run-step ID");
let e = __classPrivateFieldGet(this, H, "f")[a];
e && __classPrivateFieldGet(this, V, "m", Sa).call(this, e, a);
__classPrivateFieldGet(this, V, "m", Ea).call(this, t, a);
__classPrivateFieldGet(this, V, "m", Sa).call(this, t.data, a);
let n = __classPrivateFieldGet(this, H, "f")[a];
n && __classPrivateFieldGet(this, V, "m", Sa).call(this, n, a);
break;
}
case "thread.message.created":
case "thread.message.in_progress":
case "thread.message.delta":
case "thread.message.completed":
case "thread.message.incomplete":
r !== void 0 && __classPrivateFieldGet(this, U, "f") && __classPrivateFieldGet(this, V, "m", wa).call(this, __classPrivateFieldGet(this, U, "f"), r);
__classPrivateFieldGet(this, V, "m", Ta).call(this, t);
if (r !== void 0) {
__classPrivateFieldGet(this, V, "m", wa).call(this, t.data, r);
let e = __classPrivateFieldGet(this, la, "f")[r];
e && __classPrivateFieldGet(this, V, "m", wa).call(this, e, r);
}
break;
case "error": throw new APIError(void 0, t.data, void 0, void 0);
}
}, ba = function _AssistantStream_endRequest() {
if (this.ended) throw new error_OpenAIError("stream has ended, this shouldn't happen");
if (!__classPrivateFieldGet(this, fa, "f")) throw Error("Final run has not been received");
return __classPrivateFieldGet(this, fa, "f");
}, xa = function _AssistantStream_validateRunStepEvent(e) {
let t = Object.getOwnPropertyDescriptor(e.data, "id");
let n = t && "value" in t ? t.value : void 0;
if (typeof n != "string" || n.length === 0) throw new error_OpenAIError("Received assistant run-step event with an invalid run-step ID");
if (e.event === "thread.run.step.delta") {
let t = e.data.delta;
if (t && values_hasOwn(t, "id")) throw new error_OpenAIError("Run-step deltas must not contain an id field");
}
if (e.event === "thread.run.step.created") {
if (__classPrivateFieldGet(this, ca, "f") !== void 0) throw new error_OpenAIError(`Received run-step creation for "${n}" before the active run step "${__classPrivateFieldGet(this, ca, "f")}" reached a terminal state`);
if (values_hasOwn(__classPrivateFieldGet(this, H, "f"), n) || __classPrivateFieldGet(this, sa, "f").has(n)) throw new error_OpenAIError(`Received run-step creation for run step "${n}", which has already been created`);
__classPrivateFieldSet(this, ca, n, "f");
__classPrivateFieldGet(this, sa, "f").set(n, n);
return n;
}
if (__classPrivateFieldGet(this, ca, "f") !== void 0) {
if (n !== __classPrivateFieldGet(this, ca, "f")) throw new error_OpenAIError(`Received ${e.event} for run step "${n}", which does not match the active run step "${__classPrivateFieldGet(this, ca, "f")}"`);
return n;
}
if (e.event === "thread.run.step.delta") {
if (!values_hasOwn(__classPrivateFieldGet(this, H, "f"), n)) throw new error_OpenAIError("Received a RunStepDelta before creation of a snapshot");
throw new error_OpenAIError(`Received run-step delta for "${n}" with no active run step`);
}
if (values_hasOwn(__classPrivateFieldGet(this, H, "f"), n) || __classPrivateFieldGet(this, sa, "f").has(n)) throw new error_OpenAIError(`Received run-step event for run step "${n}", which has already been created`);
__classPrivateFieldGet(this, sa, "f").set(n, n);
e.event === "thread.run.step.in_progress" && __classPrivateFieldSet(this, ca, n, "f");
return n;
}, Sa = function _AssistantStream_reserveRunStepAlias(e, t) {
let n = Object.getOwnPropertyDescriptor(e, "id");
let r = n && "value" in n ? n.value : void 0;
if (typeof r != "string" || r.length === 0) throw new error_OpenAIError("Received assistant run-step event with an invalid run-step ID");
let i = __classPrivateFieldGet(this, sa, "f").get(r);
if (i !== void 0 && i !== t) throw new error_OpenAIError(`Received run-step creation for run step "${r}", which has already been created`);
__classPrivateFieldGet(this, sa, "f").set(r, t);
}, Ca = function _AssistantStream_validateMessageEvent(e) {
let t = Object.getOwnPropertyDescriptor(e.data, "id");
let n = t && "value" in t ? t.value : void 0;
if (typeof n != "string" || n.length === 0) throw new error_OpenAIError("Received assistant message event with an invalid message ID");
if (e.event === "thread.message.created") {
if (__classPrivateFieldGet(this, U, "f")) throw new error_OpenAIError(`Received message creation for "${n}" before the active message "${__classPrivateFieldGet(this, da, "f")}" reached a terminal state`);
if (values_hasOwn(__classPrivateFieldGet(this, la, "f"), n) || __classPrivateFieldGet(this, ua, "f").has(n)) throw new error_OpenAIError(`Received message creation for message "${n}", which has already been created`);
__classPrivateFieldSet(this, da, n, "f");
__classPrivateFieldGet(this, ua, "f").set(n, n);
return n;
}
if (!__classPrivateFieldGet(this, U, "f")) {
if (e.event === "thread.message.delta") throw new error_OpenAIError("Received a delta with no existing snapshot (there should be one from message creation)");
throw new error_OpenAIError("Received thread message event with no existing snapshot");
}
if (n !== __classPrivateFieldGet(this, da, "f")) throw new error_OpenAIError(`Received ${e.event} for message "${n}", which does not match the active message "${__classPrivateFieldGet(this, da, "f")}"`);
return n;
}, wa = function _AssistantStream_reserveMessageAlias(e, t) {
let n = Object.getOwnPropertyDescriptor(e, "id");
let r = n && "value" in n ? n.value : void 0;
if (typeof r != "string" || r.length === 0) throw new error_OpenAIError("Received assistant message event with an invalid message ID");
let i = __classPrivateFieldGet(this, ua, "f").get(r);
if (i !== void 0 && i !== t) throw new error_OpenAIError(`Received message creation for message "${r}", which has already been created`);
__classPrivateFieldGet(this, ua, "f").set(r, t);
}, Ta = function _AssistantStream_handleMessage(e) {
let [t, n] = __classPrivateFieldGet(this, V, "m", ka).call(this, e, __classPrivateFieldGet(this, U, "f"));
__classPrivateFieldSet(this, U, t, "f");
if (!__classPrivateFieldGet(this, da, "f")) throw new error_OpenAIError("Received thread message event with no active message ID");
__classPrivateFieldGet(this, la, "f")[__classPrivateFieldGet(this, da, "f")] = t;
for (let e of n) {
let n = t.content[e.index];
n?.type === "text" && __classPrivateFieldGet(this, V, "m", G).call(this, "textCreated", n.text);
}
switch (e.event) {
case "thread.message.created":
__classPrivateFieldSet(this, pa, void 0, "f");
__classPrivateFieldSet(this, ma, void 0, "f");
__classPrivateFieldGet(this, V, "m", G).call(this, "messageCreated", e.data);
break;
case "thread.message.in_progress": break;
case "thread.message.delta":
__classPrivateFieldGet(this, V, "m", G).call(this, "messageDelta", e.data.delta, t);
if (e.data.delta.content) for (let n of e.data.delta.content) {
if (n.type === "text" && n.text) {
let e = n.text;
let r = t.content[n.index];
if (r && r.type === "text") __classPrivateFieldGet(this, V, "m", G).call(this, "textDelta", e, r.text);
else throw Error("The snapshot associated with this text delta is not text or missing");
}
if (n.index !== __classPrivateFieldGet(this, pa, "f")) {
if (__classPrivateFieldGet(this, ma, "f")) switch (__classPrivateFieldGet(this, ma, "f").type) {
case "text":
__classPrivateFieldGet(this, V, "m", G).call(this, "textDone", __classPrivateFieldGet(this, ma, "f").text, __classPrivateFieldGet(this, U, "f"));
break;
case "image_file": __classPrivateFieldGet(this, V, "m", G).call(this, "imageFileDone", __classPrivateFieldGet(this, ma, "f").image_file, __classPrivateFieldGet(this, U, "f"));
}
__classPrivateFieldSet(this, pa, n.index, "f");
}
__classPrivateFieldSet(this, ma, t.content[n.index], "f");
}
break;
case "thread.message.completed":
case "thread.message.incomplete":
if (__classPrivateFieldGet(this, pa, "f") !== void 0) {
let t = e.data.content[__classPrivateFieldGet(this, pa, "f")];
if (t) switch (t.type) {
case "image_file":
__classPrivateFieldGet(this, V, "m", G).call(this, "imageFileDone", t.image_file, __classPrivateFieldGet(this, U, "f"));
break;
case "text": __classPrivateFieldGet(this, V, "m", G).call(this, "textDone", t.text, __classPrivateFieldGet(this, U, "f"));
}
}
__classPrivateFieldGet(this, U, "f") && __classPrivateFieldGet(this, V, "m", G).call(this, "messageDone", e.data);
__classPrivateFieldSet(this, pa, void 0, "f");
__classPrivateFieldSet(this, ma, void 0, "f");
__classPrivateFieldSet(this, U, void 0, "f");
__classPrivateFieldSet(this, da, void 0, "f");
}
}, Ea = function _AssistantStream_handleRunStep(e, t) {
let n = __classPrivateFieldGet(this, V, "m", Oa).call(this, e, t);
__classPrivateFieldSet(this, va, n, "f");
switch (e.event) {
case "thread.run.step.created":
__classPrivateFieldSet(this, ha, void 0, "f");
__classPrivateFieldSet(this, W, void 0, "f");
__classPrivateFieldGet(this, V, "m", G).call(this, "runStepCreated", e.data);
break;
case "thread.run.step.delta": {
let t = e.data.delta;
if (t.step_details && t.step_details.type === "tool_calls" && t.step_details.tool_calls && n.step_details.type === "tool_calls") for (let e of t.step_details.tool_calls) if (e.index === __classPrivateFieldGet(this, ha, "f")) __classPrivateFieldGet(this, V, "m", G).call(this, "toolCallDelta", e, n.step_details.tool_calls[e.index]);
else {
__classPrivateFieldGet(this, W, "f") && __classPrivateFieldGet(this, V, "m", G).call(this, "toolCallDone", __classPrivateFieldGet(this, W, "f"));
__classPrivateFieldSet(this, ha, e.index, "f");
__classPrivateFieldSet(this, W, n.step_details.tool_calls[e.index], "f");
__classPrivateFieldGet(this, W, "f") && __classPrivateFieldGet(this, V, "m", G).call(this, "toolCallCreated", __classPrivateFieldGet(this, W, "f"));
}
__classPrivateFieldGet(this, V, "m", G).call(this, "runStepDelta", e.data.delta, n);
break;
}
case "thread.run.step.completed":
case "thread.run.step.failed":
case "thread.run.step.cancelled":
case "thread.run.step.expired":
__classPrivateFieldSet(this, va, void 0, "f");
__classPrivateFieldSet(this, ca, void 0, "f");
e.data.step_details.type === "tool_calls" && __classPrivateFieldGet(this, W, "f") && __classPrivateFieldGet(this, V, "m", G).call(this, "toolCallDone", __classPrivateFieldGet(this, W, "f"));
__classPrivateFieldGet(this, V, "m", G).call(this, "runStepDone", e.data, n);
__classPrivateFieldSet(this, ha, void 0, "f");
__classPrivateFieldSet(this, W, void 0, "f");
}
}, G = function _AssistantStream_emitExposed(e, ...t) {
if (this._hasListeners(e)) for (let e of t) markAssistantStreamValueExternallyMutable(e);
this._emit(e, ...t);
}, Da = function _AssistantStream_handleEvent(e) {
__classPrivateFieldGet(this, V, "m", G).call(this, "event", e);
}, Oa = function _AssistantStream_accumulateRunStep(e, t) {
switch (e.event) {
case "thread.run.step.created":
__classPrivateFieldGet(this, H, "f")[t] = e.data;
return e.data;
case "thread.run.step.delta": {
let n = __classPrivateFieldGet(this, H, "f")[t];
if (!n) throw Error("Received a RunStepDelta before creation of a snapshot");
let r = e.data.delta;
if (r) {
if (values_hasOwn(r, "id")) throw new error_OpenAIError("Run-step deltas must not contain an id field");
let e = accumulateAssistantStreamDelta(n, r, !0);
__classPrivateFieldGet(this, H, "f")[t] = e;
}
return __classPrivateFieldGet(this, H, "f")[t];
}
case "thread.run.step.completed":
case "thread.run.step.failed":
case "thread.run.step.cancelled":
case "thread.run.step.expired":
case "thread.run.step.in_progress": __classPrivateFieldGet(this, H, "f")[t] = e.data;
}
if (__classPrivateFieldGet(this, H, "f")[t]) return __classPrivateFieldGet(this, H, "f")[t];
throw Error("No snapshot available");
}, ka = function _AssistantStream_accumulateMessage(e, t) {
let n = [];
switch (e.event) {
case "thread.message.created": return [e.data, n];
case "thread.message.delta": {
if (!t) throw Error("Received a delta with no existing snapshot (there should be one from message creation)");
let r = e.data;
if (r.delta.content) {
assertSafeAssistantStreamDelta(r.delta);
let e = !isAssistantStreamValueExternallyMutable(t);
let i = createAssistantStreamArrayDeltaCommit(t.content, r.delta.content, "content", e);
for (let i of r.delta.content) if (values_hasOwn(t.content, i.index)) {
let n = t.content[i.index];
t.content[i.index] = __classPrivateFieldGet(this, V, "m", Aa).call(this, i, n, e);
} else {
defineAssistantStreamArrayEntry(t.content, i.index, i);
n.push(i);
}
i();
}
return [t, n];
}
case "thread.message.in_progress":
case "thread.message.completed":
case "thread.message.incomplete":
if (t) return [e.event === "thread.message.in_progress" ? t : e.data, n];
throw Error("Received thread message event with no existing snapshot");
}
throw Error("Tried to accumulate a non-message event");
}, Aa = function _AssistantStream_accumulateContent(e, t, n) {
return accumulateAssistantStreamDelta(t, e, n);
}, ja = function _AssistantStream_handleRun(e) {
__classPrivateFieldSet(this, _a, e.data, "f");
switch (e.event) {
case "thread.run.created": break;
case "thread.run.queued": break;
case "thread.run.in_progress": break;
case "thread.run.requires_action":
case "thread.run.cancelled":
case "thread.run.failed":
case "thread.run.completed":
case "thread.run.expired":
case "thread.run.incomplete":
__classPrivateFieldSet(this, fa, e.data, "f");
__classPrivateFieldGet(this, W, "f") && __classPrivateFieldGet(this, V, "m", G).call(this, "toolCallDone", __classPrivateFieldGet(this, W, "f"));
__classPrivateFieldSet(this, ha, void 0, "f");
__classPrivateFieldSet(this, W, void 0, "f");
}
};
function runs_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
function runs_withBodyFinalization(e, t) {
return {
...e,
__metadata: {
...e.__metadata,
...t
}
};
}
let Ma = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function runs_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Ma.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Ma.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Runs extends APIResource {
constructor() {
super(...arguments);
this.steps = new Steps(this._client);
}
create(e, t, n) {
let { include: r, ...i } = t;
return this._client.post(k`/threads/${e}/runs`, runs_resolveResourceRequestOptions(n, (e) => runs_withBodyFinalization({
query: { include: r },
body: i,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
stream: t.stream ?? !1,
__synthesizeEventData: !0,
__security: { bearerAuth: !0 }
}, { streamFromBody: !0 })));
}
async createAndPoll(e, t, n) {
let r = await this.create(e, t, n);
return await this.poll(r.id, { thread_id: e }, n);
}
createAndStream(e, t, n) {
return AssistantStream.createAssistantStream(e, this._client.beta.threads.runs, t, n);
}
retrieve(e, t, n) {
let { thread_id: r } = t;
return this._client.get(k`/threads/${r}/runs/${e}`, runs_resolveResourceRequestOptions(n, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(e, t, n) {
let { thread_id: r, ...i } = t;
return this._client.post(k`/threads/${r}/runs/${e}`, runs_resolveResourceRequestOptions(n, (e) => ({
body: i,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(e, t = {}, n) {
let r = runs_normalizeRequestOptionsForQuery(t, [
"after",
"before",
"limit",
"order"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/threads/${e}/runs`, CursorPage, runs_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
cancel(e, t, n) {
let { thread_id: r } = t;
return this._client.post(k`/threads/${r}/runs/${e}/cancel`, runs_resolveResourceRequestOptions(n, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
async poll(e, t, n) {
return await pollAssistantRun(this, e, t, n);
}
stream(e, t, n) {
return AssistantStream.createAssistantStream(e, this._client.beta.threads.runs, t, n);
}
submitToolOutputs(e, t, n) {
let { thread_id: r, ...i } = t;
return this._client.post(k`/threads/${r}/runs/${e}/submit_tool_outputs`, runs_resolveResourceRequestOptions(n, (e) => runs_withBodyFinalization({
body: i,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
stream: t.stream ?? !1,
__synthesizeEventData: !0,
__security: { bearerAuth: !0 }
}, { streamFromBody: !0 })));
}
async submitToolOutputsAndPoll(e, t, n) {
let r = await this.submitToolOutputs(e, t, n);
return await this.poll(r.id, t, n);
}
submitToolOutputsStream(e, t, n) {
return AssistantStream.createToolAssistantStream(e, this._client.beta.threads.runs, t, n);
}
}
Runs.Steps = Steps;
function threads_threads_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
function threads_withBodyFinalization(e, t) {
return {
...e,
__metadata: {
...e.__metadata,
...t
}
};
}
class threads_Threads extends APIResource {
constructor() {
super(...arguments);
this.runs = new Runs(this._client);
this.messages = new messages_Messages(this._client);
}
create(e = {}, t) {
return this._client.post("/threads", threads_threads_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, t?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(e, t) {
return this._client.get(k`/threads/${e}`, threads_threads_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(e, t, n) {
return this._client.post(k`/threads/${e}`, threads_threads_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/threads/${e}`, threads_threads_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
createAndRun(e, t) {
return this._client.post("/threads/runs", threads_threads_resolveResourceRequestOptions(t, (t) => threads_withBodyFinalization({
body: e,
...t,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, t?.headers]),
stream: e.stream ?? !1,
__synthesizeEventData: !0,
__security: { bearerAuth: !0 }
}, { streamFromBody: !0 })));
}
async createAndRunPoll(e, t) {
let n = await this.createAndRun(e, t);
return await this.runs.poll(n.id, { thread_id: n.thread_id }, t);
}
createAndRunStream(e, t) {
return AssistantStream.createThreadAssistantStream(e, this._client.beta.threads, t);
}
}
threads_Threads.Runs = Runs;
threads_Threads.Messages = messages_Messages;
class realtime_sessions_Sessions extends APIResource {
create(e, t) {
return this._client.post("/realtime/sessions", {
body: e,
...t,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, t?.headers]),
__security: { bearerAuth: !0 }
});
}
}
class TranscriptionSessions extends APIResource {
create(e, t) {
return this._client.post("/realtime/transcription_sessions", {
body: e,
...t,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, t?.headers]),
__security: { bearerAuth: !0 }
});
}
}
class Realtime extends APIResource {
constructor() {
super(...arguments);
this.sessions = new realtime_sessions_Sessions(this._client);
this.transcriptionSessions = new TranscriptionSessions(this._client);
}
}
Realtime.Sessions = realtime_sessions_Sessions;
Realtime.TranscriptionSessions = TranscriptionSessions;
class Beta extends APIResource {
constructor() {
super(...arguments);
this.realtime = new Realtime(this._client);
this.agents = new Agents(this._client);
this.responses = new Responses(this._client);
this.chatkit = new ChatKit(this._client);
this.assistants = new Assistants(this._client);
this.threads = new threads_Threads(this._client);
}
}
Beta.Realtime = Realtime;
Beta.Agents = Agents;
Beta.Responses = Responses;
Beta.ChatKit = ChatKit;
Beta.Assistants = Assistants;
Beta.Threads = threads_Threads;
function resources_completions_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
function completions_withBodyFinalization(e, t) {
return {
...e,
__metadata: {
...e.__metadata,
...t
}
};
}
class completions_Completions extends APIResource {
create(e, t) {
return this._client.post("/completions", resources_completions_resolveResourceRequestOptions(t, (t) => completions_withBodyFinalization({
body: e,
...t,
stream: e.stream ?? !1,
__security: { bearerAuth: !0 }
}, { streamFromBody: !0 })));
}
}
function content_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class Content extends APIResource {
retrieve(e, t, n) {
let { container_id: r } = t;
return this._client.get(k`/containers/${r}/files/${e}/content`, content_resolveResourceRequestOptions(n, (e) => ({
...e,
headers: headers_buildHeaders([{ Accept: "application/binary" }, e?.headers]),
__security: { bearerAuth: !0 },
__binaryResponse: !0
})));
}
}
function files_files_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
function files_withBodyFinalization(e, t) {
return {
...e,
__metadata: {
...e.__metadata,
...t
}
};
}
let Na = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function files_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Na.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Na.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class files_Files extends APIResource {
constructor() {
super(...arguments);
this.content = new Content(this._client);
}
create(e, t, n) {
return this._client.post(k`/containers/${e}/files`, files_files_resolveResourceRequestOptions(n, (e) => maybeMultipartFormRequestOptions(files_withBodyFinalization({
body: t,
...e,
__security: { bearerAuth: !0 }
}, { finalizeMultipart: !0 }), this._client)));
}
retrieve(e, t, n) {
let { container_id: r } = t;
return this._client.get(k`/containers/${r}/files/${e}`, files_files_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
list(e, t = {}, n) {
let r = files_normalizeRequestOptionsForQuery(t, [
"after",
"limit",
"order"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/containers/${e}/files`, CursorPage, files_files_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
__security: { bearerAuth: !0 }
})));
}
delete(e, t, n) {
let { container_id: r } = t;
return this._client.delete(k`/containers/${r}/files/${e}`, files_files_resolveResourceRequestOptions(n, (e) => ({
...e,
headers: headers_buildHeaders([{ Accept: "*/*" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
files_Files.Content = Content;
function containers_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Pa = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function containers_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Pa.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Pa.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Containers extends APIResource {
constructor() {
super(...arguments);
this.files = new files_Files(this._client);
}
create(e, t) {
return this._client.post("/containers", containers_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { bearerAuth: !0 }
})));
}
retrieve(e, t) {
return this._client.get(k`/containers/${e}`, containers_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
list(e = {}, t) {
let n = containers_normalizeRequestOptionsForQuery(e, [
"after",
"limit",
"name",
"order"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/containers", CursorPage, containers_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { bearerAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/containers/${e}`, containers_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ Accept: "*/*" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
Containers.Files = files_Files;
function content_provenance_checks_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class ContentProvenanceChecks extends APIResource {
create(e, t) {
return this._client.post("/content_provenance_checks", content_provenance_checks_resolveResourceRequestOptions(t, (t) => multipartFormRequestOptions({
body: e,
...t,
__security: { bearerAuth: !0 }
}, this._client)));
}
}
function conversations_items_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Fa = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function conversations_items_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Fa.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Fa.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class conversations_items_Items extends APIResource {
create(e, t, n) {
let { include: r, ...i } = t;
return this._client.post(k`/conversations/${e}/items`, conversations_items_resolveResourceRequestOptions(n, (e) => ({
query: { include: r },
body: i,
...e,
__security: { bearerAuth: !0 }
})));
}
retrieve(e, t, n) {
let { conversation_id: r, ...i } = t;
return this._client.get(k`/conversations/${r}/items/${e}`, conversations_items_resolveResourceRequestOptions(n, (e) => ({
query: i,
...e,
__security: { bearerAuth: !0 }
})));
}
list(e, t = {}, n) {
let r = conversations_items_normalizeRequestOptionsForQuery(t, [
"after",
"include",
"limit",
"order"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/conversations/${e}/items`, ConversationCursorPage, conversations_items_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
__security: { bearerAuth: !0 }
})));
}
delete(e, t, n) {
let { conversation_id: r } = t;
return this._client.delete(k`/conversations/${r}/items/${e}`, conversations_items_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
}
function conversations_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class Conversations extends APIResource {
constructor() {
super(...arguments);
this.items = new conversations_items_Items(this._client);
}
create(e = {}, t) {
return this._client.post("/conversations", conversations_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { bearerAuth: !0 }
})));
}
retrieve(e, t) {
return this._client.get(k`/conversations/${e}`, conversations_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
update(e, t, n) {
return this._client.post(k`/conversations/${e}`, conversations_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { bearerAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/conversations/${e}`, conversations_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
}
Conversations.Items = conversations_items_Items;
function decisions_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class Decisions extends APIResource {
create(e, t) {
return this._client.post("/decisions", decisions_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { bearerAuth: !0 }
})));
}
}
function createEmbedding(e, t, n) {
let r = !!t.encoding_format;
let i = r ? t.encoding_format : "base64";
r && loggerFor(e).debug("embeddings/user defined encoding_format:", t.encoding_format);
let a = {
body: {
...t,
encoding_format: i
},
...n,
__security: { bearerAuth: !0 }
};
let o = e.post("/embeddings", a);
if (r) return o;
loggerFor(e).debug("embeddings/decoding base64 embeddings from base64");
return o._thenUnwrap((e) => {
let t = e?.data;
if (t !== void 0) {
if (!Array.isArray(t)) throw TypeError("Expected embeddings response data to be an array");
let { length: e } = t;
for (let n = 0; n < e; n += 1) if (n in t) {
let e = t[n];
let { embedding: r } = e;
if (Array.isArray(r)) continue;
e.embedding = toFloat32Array(r);
}
}
return e;
});
}
class Embeddings extends APIResource {
create(e, t) {
return createEmbedding(this._client, e, t);
}
}
function output_items_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class OutputItems extends APIResource {
retrieve(e, t, n) {
let { eval_id: r, run_id: i } = t;
return this._client.get(k`/evals/${r}/runs/${i}/output_items/${e}`, output_items_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
list(e, t, n) {
let { eval_id: r, ...i } = t;
return this._client.getAPIList(k`/evals/${r}/runs/${e}/output_items`, CursorPage, output_items_resolveResourceRequestOptions(n, (e) => ({
query: i,
...e,
__security: { bearerAuth: !0 }
})));
}
}
function runs_runs_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Ia = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function runs_runs_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Ia.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Ia.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class runs_Runs extends APIResource {
constructor() {
super(...arguments);
this.outputItems = new OutputItems(this._client);
}
create(e, t, n) {
return this._client.post(k`/evals/${e}/runs`, runs_runs_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { bearerAuth: !0 }
})));
}
retrieve(e, t, n) {
let { eval_id: r } = t;
return this._client.get(k`/evals/${r}/runs/${e}`, runs_runs_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
list(e, t = {}, n) {
let r = runs_runs_normalizeRequestOptionsForQuery(t, [
"after",
"limit",
"order",
"status"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/evals/${e}/runs`, CursorPage, runs_runs_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
__security: { bearerAuth: !0 }
})));
}
delete(e, t, n) {
let { eval_id: r } = t;
return this._client.delete(k`/evals/${r}/runs/${e}`, runs_runs_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
cancel(e, t, n) {
let { eval_id: r } = t;
return this._client.post(k`/evals/${r}/runs/${e}/cancel`, runs_runs_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
}
runs_Runs.OutputItems = OutputItems;
function evals_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let La = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function evals_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => La.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !La.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Evals extends APIResource {
constructor() {
super(...arguments);
this.runs = new runs_Runs(this._client);
}
create(e, t) {
return this._client.post("/evals", evals_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { bearerAuth: !0 }
})));
}
retrieve(e, t) {
return this._client.get(k`/evals/${e}`, evals_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
update(e, t, n) {
return this._client.post(k`/evals/${e}`, evals_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { bearerAuth: !0 }
})));
}
list(e = {}, t) {
let n = evals_normalizeRequestOptionsForQuery(e, [
"after",
"limit",
"order",
"order_by"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/evals", CursorPage, evals_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { bearerAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/evals/${e}`, evals_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
}
Evals.Runs = runs_Runs;
async function waitForFileProcessing(e, t, n, r) {
let i = new Set([
"processed",
"error",
"deleted"
]);
let a = performance.now();
let o = await e.retrieve(t);
for (; !o.status || !i.has(o.status);) {
await sleep(n);
o = await e.retrieve(t);
if (performance.now() - a > r) throw new error_APIConnectionTimeoutError({ message: `Giving up on waiting for file ${t} to finish processing after ${r} milliseconds.` });
}
return o;
}
function resources_files_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Ra = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function resources_files_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Ra.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Ra.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class resources_files_Files extends APIResource {
create(e, t) {
return this._client.post("/files", resources_files_resolveResourceRequestOptions(t, (t) => multipartFormRequestOptions({
body: e,
...t,
__security: { bearerAuth: !0 }
}, this._client)));
}
retrieve(e, t) {
return this._client.get(k`/files/${e}`, resources_files_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
list(e = {}, t) {
let n = resources_files_normalizeRequestOptionsForQuery(e, [
"after",
"limit",
"order",
"purpose"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/files", CursorPage, resources_files_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { bearerAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/files/${e}`, resources_files_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
content(e, t) {
return this._client.get(k`/files/${e}/content`, resources_files_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ Accept: "application/binary" }, e?.headers]),
__security: { bearerAuth: !0 },
__binaryResponse: !0
})));
}
async waitForProcessing(e, { pollInterval: t = 5e3, maxWait: n = 18e5 } = {}) {
return await waitForFileProcessing(this, e, t, n);
}
}
class Methods extends APIResource {}
function graders_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class Graders extends APIResource {
run(e, t) {
return this._client.post("/fine_tuning/alpha/graders/run", graders_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { bearerAuth: !0 }
})));
}
validate(e, t) {
return this._client.post("/fine_tuning/alpha/graders/validate", graders_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { bearerAuth: !0 }
})));
}
}
class Alpha extends APIResource {
constructor() {
super(...arguments);
this.graders = new Graders(this._client);
}
}
Alpha.Graders = Graders;
function permissions_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let za = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function permissions_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => za.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !za.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Permissions extends APIResource {
create(e, t, n) {
return this._client.getAPIList(k`/fine_tuning/checkpoints/${e}/permissions`, Page, permissions_resolveResourceRequestOptions(n, (e) => ({
body: t,
method: "post",
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(e, t = {}, n) {
let r = permissions_normalizeRequestOptionsForQuery(t, [
"after",
"limit",
"order",
"project_id"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.get(k`/fine_tuning/checkpoints/${e}/permissions`, permissions_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(e, t = {}, n) {
let r = permissions_normalizeRequestOptionsForQuery(t, [
"after",
"limit",
"order",
"project_id"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/fine_tuning/checkpoints/${e}/permissions`, ConversationCursorPage, permissions_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(e, t, n) {
let { fine_tuned_model_checkpoint: r } = t;
return this._client.delete(k`/fine_tuning/checkpoints/${r}/permissions/${e}`, permissions_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
class Checkpoints extends APIResource {
constructor() {
super(...arguments);
this.permissions = new Permissions(this._client);
}
}
Checkpoints.Permissions = Permissions;
function checkpoints_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Ba = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function checkpoints_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Ba.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Ba.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class checkpoints_Checkpoints extends APIResource {
list(e, t = {}, n) {
let r = checkpoints_normalizeRequestOptionsForQuery(t, ["after", "limit"], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/fine_tuning/jobs/${e}/checkpoints`, CursorPage, checkpoints_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
__security: { bearerAuth: !0 }
})));
}
}
function jobs_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Va = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function jobs_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Va.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Va.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Jobs extends APIResource {
constructor() {
super(...arguments);
this.checkpoints = new checkpoints_Checkpoints(this._client);
}
create(e, t) {
return this._client.post("/fine_tuning/jobs", jobs_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { bearerAuth: !0 }
})));
}
retrieve(e, t) {
return this._client.get(k`/fine_tuning/jobs/${e}`, jobs_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
list(e = {}, t) {
let n = jobs_normalizeRequestOptionsForQuery(e, [
"after",
"limit",
"metadata"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/fine_tuning/jobs", CursorPage, jobs_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { bearerAuth: !0 }
})));
}
cancel(e, t) {
return this._client.post(k`/fine_tuning/jobs/${e}/cancel`, jobs_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
listEvents(e, t = {}, n) {
let r = jobs_normalizeRequestOptionsForQuery(t, ["after", "limit"], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/fine_tuning/jobs/${e}/events`, CursorPage, jobs_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
__security: { bearerAuth: !0 }
})));
}
pause(e, t) {
return this._client.post(k`/fine_tuning/jobs/${e}/pause`, jobs_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
resume(e, t) {
return this._client.post(k`/fine_tuning/jobs/${e}/resume`, jobs_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
}
Jobs.Checkpoints = checkpoints_Checkpoints;
class FineTuning extends APIResource {
constructor() {
super(...arguments);
this.methods = new Methods(this._client);
this.jobs = new Jobs(this._client);
this.checkpoints = new Checkpoints(this._client);
this.alpha = new Alpha(this._client);
}
}
FineTuning.Methods = Methods;
FineTuning.Jobs = Jobs;
FineTuning.Checkpoints = Checkpoints;
FineTuning.Alpha = Alpha;
class GraderModels extends APIResource {}
class graders_Graders extends APIResource {
constructor() {
super(...arguments);
this.graderModels = new GraderModels(this._client);
}
}
graders_Graders.GraderModels = GraderModels;
function images_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
function images_withBodyFinalization(e, t) {
return {
...e,
__metadata: {
...e.__metadata,
...t
}
};
}
class Images extends APIResource {
createVariation(e, t) {
return this._client.post("/images/variations", images_resolveResourceRequestOptions(t, (t) => multipartFormRequestOptions({
body: e,
...t,
__security: { bearerAuth: !0 }
}, this._client)));
}
edit(e, t) {
return this._client.post("/images/edits", images_resolveResourceRequestOptions(t, (t) => multipartFormRequestOptions(images_withBodyFinalization(((e) => ({
...e,
body: Object.fromEntries(Object.entries(e.body ?? {}).map(([e, t]) => [e, e === "safety_identifier" && t === null ? void 0 : t]))
}))({
body: e,
...t,
stream: e.stream ?? !1,
__metadata: {
...t?.__metadata,
...e.model == null ? {} : { model: e.model }
},
__security: { bearerAuth: !0 }
}), { streamFromBody: !0 }), this._client)));
}
generate(e, t) {
return this._client.post("/images/generations", images_resolveResourceRequestOptions(t, (t) => images_withBodyFinalization({
body: e,
...t,
stream: e.stream ?? !1,
__security: { bearerAuth: !0 }
}, { streamFromBody: !0 })));
}
}
function live_sessions_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class live_sessions_Sessions extends APIResource {
accept(e, t, n) {
return this._client.post(k`/live/sessions/${e}/accept`, live_sessions_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
headers: headers_buildHeaders([{ Accept: "*/*" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
downloadRecording(e, t) {
return this._client.get(k`/live/sessions/${e}/content`, live_sessions_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ Accept: "application/binary" }, e?.headers]),
__security: { bearerAuth: !0 },
__binaryResponse: !0
})));
}
fork(e, t, n) {
return this._client.post(k`/live/sessions/${e}/fork`, live_sessions_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { bearerAuth: !0 }
})));
}
hangup(e, t) {
return this._client.post(k`/live/sessions/${e}/hangup`, live_sessions_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ Accept: "*/*" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
refer(e, t, n) {
return this._client.post(k`/live/sessions/${e}/refer`, live_sessions_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
headers: headers_buildHeaders([{ Accept: "*/*" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
reject(e, t, n) {
return this._client.post(k`/live/sessions/${e}/reject`, live_sessions_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
headers: headers_buildHeaders([{ Accept: "*/*" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
class Forks extends APIResource {}
class Sideband extends APIResource {}
function live_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class Live extends APIResource {
constructor() {
super(...arguments);
this.sideband = new Sideband(this._client);
this.forks = new Forks(this._client);
this.sessions = new live_sessions_Sessions(this._client);
}
create(e, t) {
return this._client.post("/live/sessions", live_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { bearerAuth: !0 }
})));
}
}
Live.Sideband = Sideband;
Live.Forks = Forks;
Live.Sessions = live_sessions_Sessions;
function models_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class Models extends APIResource {
retrieve(e, t) {
return this._client.get(k`/models/${e}`, models_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
list(e) {
return this._client.getAPIList("/models", Page, models_resolveResourceRequestOptions(e, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/models/${e}`, models_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
}
function moderations_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class Moderations extends APIResource {
create(e, t) {
return this._client.post("/moderations", moderations_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { bearerAuth: !0 }
})));
}
}
async function encodedMultipartFormRequestOptions(e, t, n, r = null) {
if (e.body === null || typeof e.body != "object" || Array.isArray(e.body)) throw TypeError("Multipart request body must be an object");
let i = Object.fromEntries(Object.entries(e.body).filter(([, e]) => e !== void 0));
if (r !== null && Object.keys(i).length === 1 && Object.prototype.hasOwnProperty.call(i, r)) {
let t = i[r];
if (typeof t != "string") throw TypeError("Raw multipart alternative must be a string");
return {
...e,
body: t,
headers: headers_buildHeaders([e.headers, { "content-type": n[r].content_type }])
};
}
let a = [];
for (let [e, t] of Object.entries(n)) {
if (!Object.prototype.hasOwnProperty.call(i, e)) continue;
let n = i[e];
let r = t.json ? JSON.stringify(n) : n;
if (typeof r != "string") throw TypeError(`Multipart field ${e} must encode as a string`);
a.push([e, makeFile([r], "", { type: t.content_type })]);
delete i[e];
}
let o = (await multipartFormRequestOptions({
...e,
body: i
}, t)).body;
if (!(o instanceof FormData)) {
await o.cancel();
throw TypeError("Unexpected streaming upload in typed multipart request body");
}
for (let [e, t] of a) o.append(e, t, "");
return {
...e,
body: o,
headers: headers_buildHeaders([e.headers, { "content-type": null }])
};
}
function calls_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class Calls extends APIResource {
create(e, t) {
return this._client.post("/realtime/calls", calls_resolveResourceRequestOptions(t, (t) => encodedMultipartFormRequestOptions({
body: e,
...t,
headers: headers_buildHeaders([{ Accept: "application/sdp" }, t?.headers]),
__security: { bearerAuth: !0 },
__binaryResponse: !0
}, this._client, {
sdp: {
content_type: "application/sdp",
json: !1
},
session: {
content_type: "application/json",
json: !0
}
}, "sdp")));
}
accept(e, t, n) {
return this._client.post(k`/realtime/calls/${e}/accept`, calls_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
headers: headers_buildHeaders([{ Accept: "*/*" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
hangup(e, t) {
return this._client.post(k`/realtime/calls/${e}/hangup`, calls_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ Accept: "*/*" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
refer(e, t, n) {
return this._client.post(k`/realtime/calls/${e}/refer`, calls_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
headers: headers_buildHeaders([{ Accept: "*/*" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
reject(e, t = {}, n) {
return this._client.post(k`/realtime/calls/${e}/reject`, calls_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
headers: headers_buildHeaders([{ Accept: "*/*" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function client_secrets_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class ClientSecrets extends APIResource {
create(e, t) {
return this._client.post("/realtime/client_secrets", client_secrets_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { bearerAuth: !0 }
})));
}
}
function translations_client_secrets_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class client_secrets_ClientSecrets extends APIResource {
create(e, t) {
return this._client.post("/realtime/translations/client_secrets", translations_client_secrets_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { bearerAuth: !0 }
})));
}
}
class translations_Translations extends APIResource {
constructor() {
super(...arguments);
this.clientSecrets = new client_secrets_ClientSecrets(this._client);
}
}
translations_Translations.ClientSecrets = client_secrets_ClientSecrets;
class realtime_Realtime extends APIResource {
constructor() {
super(...arguments);
this.clientSecrets = new ClientSecrets(this._client);
this.calls = new Calls(this._client);
this.translations = new translations_Translations(this._client);
}
}
realtime_Realtime.ClientSecrets = ClientSecrets;
realtime_Realtime.Calls = Calls;
realtime_Realtime.Translations = translations_Translations;
function responses_input_items_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let Ha = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function responses_input_items_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => Ha.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !Ha.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class input_items_InputItems extends APIResource {
list(e, t = {}, n) {
let r = responses_input_items_normalizeRequestOptionsForQuery(t, [
"after",
"include",
"limit",
"order"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/responses/${e}/input_items`, CursorPage, responses_input_items_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
__security: { bearerAuth: !0 }
})));
}
}
function responses_input_tokens_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class input_tokens_InputTokens extends APIResource {
count(e = {}, t) {
return this._client.post("/responses/input_tokens", responses_input_tokens_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { bearerAuth: !0 }
})));
}
}
function isTextFormat(e) {
return values_isObj(e) && typeof e.type == "string";
}
function effectiveTextFormat({ body: e }, t) {
if (t === null || !values_isObj(e)) return t ?? null;
let { input: n } = e;
if (Array.isArray(n)) for (let e = n.length - 1; e >= 0; --e) {
let r = n[e];
if (!values_isObj(r) || r.type !== "configuration_update") continue;
let { text: i } = r;
if (!values_isObj(i)) continue;
let { format: a } = i;
if (!isTextFormat(a)) continue;
if (a.type === "text" && t !== void 0) throw new error_OpenAIError("Cannot use parseAs with a plain-text format update.");
return t ?? a;
}
let { text: r } = e;
let i = values_isObj(r) ? r.format : null;
return t ?? (isTextFormat(i) ? i : null);
}
function resolveResponseParseOptions(e, t) {
let n = t && values_hasOwn(t, "parseAs") ? t.parseAs : void 0;
n != null && effectiveTextFormat({ body: e }, n);
let r = { ...t };
delete r.parseAs;
let i;
r.__metadata = {
...t?.__metadata,
captureResponseParser(e) {
let t = effectiveTextFormat(e, n);
i = t === null ? null : {
type: t.type,
$brand: "$brand" in t ? t.$brand : void 0,
$parseRaw: "$parseRaw" in t ? t.$parseRaw : void 0
};
}
};
return {
getTextFormat: (e) => i === void 0 ? effectiveTextFormat(e, n) : i,
requestOptions: r
};
}
function maybeParseResponse(e, t, n = t && effectiveTextFormat({ body: t })) {
if (!t || !ResponsesParser_hasAutoParseableInput(t, n)) {
let t = {
...e,
output_parsed: null,
output: e.output.map((e) => {
if (e.type === "function_call") return {
...e,
parsed_arguments: null
};
if (e.type === "message") return {
...e,
content: e.content.map((e) => ({
...e,
parsed: null
}))
};
return e;
})
};
needsOutputText(e, t) && addOutputText(t);
return t;
}
return parseResponse(e, t, n);
}
function parseResponse(e, t, n = effectiveTextFormat({ body: t })) {
let r = !e.status || e.status === "completed";
let i = e.output.map((e) => {
if (e.type === "function_call") return r ? ResponsesParser_parseToolCall(t, e) : {
...e,
parsed_arguments: null
};
if (e.type === "message") {
let t = e.content.map((t) => {
if (t.type === "output_text") return {
...t,
parsed: r && (e.phase == null || e.phase === "final_answer") ? parseResponseFormatContent(n, t.text) : null
};
return t;
});
return {
...e,
content: t
};
}
return e;
});
let a = {
...e,
output: i
};
needsOutputText(e, a) && addOutputText(a);
Object.defineProperty(a, "output_parsed", {
enumerable: !0,
get() {
for (let e of a.output) {
if (e.type !== "message") continue;
for (let t of e.content) if (t.type === "output_text" && t.parsed !== null) return t.parsed;
}
return null;
}
});
return a;
}
function ResponsesParser_hasAutoParseableInput(e, t = effectiveTextFormat({ body: e })) {
if (isParseableResponseFormat(t)) return !0;
return Array.isArray(e.tools) && e.tools.some((e) => ResponsesParser_isAutoParsableTool(e) || e.type === "function" && e.strict === !0 || e.type === "namespace" && e.tools.some((e) => e.type === "function" && (ResponsesParser_isAutoParsableTool(e) || e.strict === !0)));
}
function ResponsesParser_isAutoParsableTool(e) {
return e?.$brand === "auto-parseable-tool";
}
function getInputToolByName(e, t, n) {
for (let r of e) if (n == null) {
if (r.type === "function" && r.name === t) return r;
} else if (r.type === "namespace" && r.name === n) return r.tools.find((e) => e.type === "function" && e.name === t);
if (n === t) return e.find((e) => e.type === "function" && e.name === t && e.defer_loading === !0);
}
function ResponsesParser_parseToolCall(e, t) {
let n = getInputToolByName(e.tools ?? [], t.name, t.namespace);
let r = null;
ResponsesParser_isAutoParsableTool(n) ? r = n.$parseRaw(t.arguments) : n?.strict && (r = parseResponseFormatContent({
type: "json_schema",
$parseRaw: void 0
}, t.arguments));
return {
...t,
parsed_arguments: r
};
}
function needsOutputText(e, t) {
return !Object.getOwnPropertyDescriptor(e, "output_text") || t.output_text == null;
}
function addOutputText(e) {
let t = [];
for (let n of e.output) {
if (n.type !== "message") continue;
for (let e of n.content) e.type === "output_text" && t.push(e.text);
}
e.output_text = t.join("");
}
class OutputTextIndex {
constructor() {
this.capacity = 1;
this.values = [0, 0];
this.size = 0;
}
get length() {
return this.size;
}
append(e) {
this.size === this.capacity && this.grow();
let t = this.size;
this.size += 1;
this.update(t, e);
}
update(e, t) {
if (!Number.isSafeInteger(e) || e < 0 || e >= this.size) throw RangeError(`missing output at index ${e}`);
let n = this.capacity + e;
let r = t - (this.values[n] ?? 0);
if (r === 0) return;
for (; n >= 1;) {
this.values[n] = (this.values[n] ?? 0) + r;
n = Math.floor(n / 2);
}
}
prefixSum(e) {
if (!Number.isSafeInteger(e) || e < 0 || e > this.size) throw RangeError(`missing output at index ${e}`);
let t = this.capacity;
let n = this.capacity + e;
let r = 0;
for (; t < n;) {
if (t % 2 == 1) {
r += this.values[t] ?? 0;
t += 1;
}
if (n % 2 == 1) {
--n;
r += this.values[n] ?? 0;
}
t = Math.floor(t / 2);
n = Math.floor(n / 2);
}
return r;
}
grow() {
let e = this.capacity;
this.capacity *= 2;
let t = Array.from({ length: this.capacity * 2 }, () => 0);
for (let n = 0; n < this.size; n += 1) t[this.capacity + n] = this.values[e + n] ?? 0;
for (let e = this.capacity - 1; e > 0; --e) t[e] = (t[e * 2] ?? 0) + (t[e * 2 + 1] ?? 0);
this.values = t;
}
}
function createCanonicalResponseContext() {
return {
canonicalSnapshot: void 0,
outputTextLengths: new WeakMap(),
outputTextIndex: new OutputTextIndex()
};
}
function getOutputText(e, t) {
if (t.type !== "message") return "";
let n = "";
for (let e of t.content) e.type === "output_text" && (n += e.text);
e.outputTextLengths.set(t, n.length);
return n;
}
function ensureCanonicalOutputText(e, t) {
if (e.deferOutputText) {
e.canonicalSnapshot = void 0;
return;
}
if (e.canonicalSnapshot === t) return;
let n = new OutputTextIndex();
let r = "";
for (let i of t.output) {
let t = getOutputText(e, i);
r += t;
n.append(t.length);
}
t.output_text = r;
e.outputTextIndex = n;
e.canonicalSnapshot = t;
}
function cloneResponse(e, t) {
e.canonicalSnapshot = void 0;
e.outputTextLengths = new WeakMap();
e.outputTextIndex = new OutputTextIndex();
let n = structuredClone(t);
!Object.getOwnPropertyDescriptor(n, "output_text") || n.output_text === null || n.output_text === void 0 ? ensureCanonicalOutputText(e, n) : n.output.length === 0 && n.output_text === "" && (e.canonicalSnapshot = n);
return n;
}
function updateCachedOutputTextLength(e, t, n, r, i) {
if (e.deferOutputText) return;
let a = e.outputTextLengths.get(t);
if (a !== void 0) {
let o = a - r.length + i.length;
e.outputTextLengths.set(t, o);
e.outputTextIndex.update(n, o);
}
}
function replaceOutputTextSuffix(e, t, n) {
if (t.length === 0) {
e.output_text += n;
return;
}
e.output_text = e.output_text.slice(0, e.output_text.length - t.length) + n;
}
function getPrecedingContentTextLength(e, t, n, r) {
if (n === void 0 || t?.type !== "message") return 0;
if (n < t.content.length - n - 1) {
let e = 0;
for (let r = 0; r < n; r += 1) {
let n = t.content[r];
n?.type === "output_text" && (e += n.text.length);
}
return e;
}
let i = 0;
for (let e = n + 1; e < t.content.length; e += 1) {
let n = t.content[e];
n?.type === "output_text" && (i += n.text.length);
}
return (e.outputTextLengths.get(t) ?? getOutputText(e, t).length) - i - r.length;
}
function updateOutputText(e, t, n, r, i, a) {
if (r === i) return;
if (e.deferOutputText) {
e.outputTextDirty = !0;
return;
}
let o = t.output[n];
if (n === t.output.length - 1 && (a === void 0 || o?.type === "message" && a === o.content.length - 1)) {
replaceOutputTextSuffix(t, r, i);
return;
}
let s = getPrecedingContentTextLength(e, o, a, i);
let c = e.outputTextIndex.prefixSum(n) + s;
if (c + r.length === t.output_text.length) {
replaceOutputTextSuffix(t, r, i);
return;
}
t.output_text = t.output_text.slice(0, c) + i + t.output_text.slice(c + r.length);
}
let Ua = new WeakMap();
function validateArrayIndex(e, t, n, r = !1) {
if (!Array.isArray(e) || !Number.isSafeInteger(t) || t < 0 || t > e.length || (t === e.length ? !r || t in e : !values_hasOwn(e, t))) throw new error_OpenAIError(`missing ${n} at index ${t}`);
}
function validateArrayAppend(e, t, n) {
if (t !== e.length) throw new error_OpenAIError(`missing ${n} at index ${t}`);
validateArrayIndex(e, t, n, !0);
}
function getOutput(e, t) {
validateArrayIndex(e.output, t, "output");
let n = e.output[t];
if (!n) throw new error_OpenAIError(`missing output at index ${t}`);
return n;
}
function hasRoutedOutputCallIdentity(e) {
return e.type === "function_call" || e.type === "custom_tool_call" || e.type === "shell_call" || e.type === "shell_call_output";
}
function getOutputItemIdentityKeys(e, t) {
if (!values_hasOwn(e, "type") || typeof e.type != "string") throw new error_OpenAIError(`expected an own output item type for ${t}`);
let n = e.type === "function_call" || e.type === "custom_tool_call";
let r = [];
if (values_hasOwn(e, "id")) {
if (typeof e.id != "string" || e.id.length === 0 && e.type !== "computer_call") throw new error_OpenAIError(`expected a non-empty output item id for ${t}`);
r.push(`id:${e.id}`);
} else if (!n) throw new error_OpenAIError(`expected a non-empty output item id for ${t}`);
if (hasRoutedOutputCallIdentity(e)) {
if (!values_hasOwn(e, "call_id") || typeof e.call_id != "string" || e.call_id.length === 0 && e.type !== "function_call") throw new error_OpenAIError(`expected a non-empty output item call_id for ${t}`);
r.push(`call:${e.type}:${e.call_id}`);
}
return r;
}
function assertOutputItemIdentitiesAvailable(e, t) {
for (let n of t) if (e.has(n)) throw new error_OpenAIError(`duplicate output item identity '${n}'`);
}
function addOutputItemIdentities(e, t) {
assertOutputItemIdentitiesAvailable(e, t);
for (let n of t) e.add(n);
}
function createResponseOutputIdentityIndex(e) {
let t = {
snapshot: e,
output: e.output,
length: e.output.length,
identities: new Set()
};
for (let n = 0; n < e.output.length; n += 1) {
let r = getOutput(e, n);
addOutputItemIdentities(t.identities, getOutputItemIdentityKeys(r, "response snapshot"));
}
return t;
}
function getResponseOutputIdentityIndex(e, t) {
let n = Ua.get(e);
if (n && n.snapshot === t && n.output === t.output && n.length === t.output.length) return n;
let r = createResponseOutputIdentityIndex(t);
Ua.set(e, r);
return r;
}
function cloneValidatedResponse(e, t) {
let n = createCanonicalResponseContext();
let r = cloneResponse(n, t);
let i = createResponseOutputIdentityIndex(r);
e.canonicalSnapshot = n.canonicalSnapshot;
e.outputTextLengths = n.outputTextLengths;
e.outputTextIndex = n.outputTextIndex;
Ua.set(e, i);
return r;
}
let Wa = {
"response.output_text.delta": "message",
"response.output_text.done": "message",
"response.output_text.annotation.added": "message",
"response.refusal.delta": "message",
"response.refusal.done": "message",
"response.function_call_arguments.delta": "function_call",
"response.function_call_arguments.done": "function_call",
"response.custom_tool_call_input.delta": "custom_tool_call",
"response.custom_tool_call_input.done": "custom_tool_call",
"response.mcp_call_arguments.delta": "mcp_call",
"response.mcp_call_arguments.done": "mcp_call",
"response.mcp_call.in_progress": "mcp_call",
"response.mcp_call.completed": "mcp_call",
"response.mcp_call.failed": "mcp_call",
"response.shell_call_output_content.delta": "shell_call_output",
"response.shell_call_output_content.done": "shell_call_output",
"response.reasoning_text.delta": "reasoning",
"response.reasoning_text.done": "reasoning",
"response.reasoning_summary_part.added": "reasoning",
"response.reasoning_summary_part.done": "reasoning",
"response.reasoning_summary_text.delta": "reasoning",
"response.reasoning_summary_text.done": "reasoning",
"response.code_interpreter_call_code.delta": "code_interpreter_call",
"response.code_interpreter_call_code.done": "code_interpreter_call",
"response.code_interpreter_call.in_progress": "code_interpreter_call",
"response.code_interpreter_call.interpreting": "code_interpreter_call",
"response.code_interpreter_call.completed": "code_interpreter_call",
"response.file_search_call.in_progress": "file_search_call",
"response.file_search_call.searching": "file_search_call",
"response.file_search_call.completed": "file_search_call",
"response.web_search_call.in_progress": "web_search_call",
"response.web_search_call.searching": "web_search_call",
"response.web_search_call.completed": "web_search_call",
"response.image_generation_call.in_progress": "image_generation_call",
"response.image_generation_call.generating": "image_generation_call",
"response.image_generation_call.completed": "image_generation_call",
"response.image_generation_call.partial_image": "image_generation_call",
"response.mcp_list_tools.in_progress": "mcp_list_tools",
"response.mcp_list_tools.completed": "mcp_list_tools",
"response.mcp_list_tools.failed": "mcp_list_tools",
"response.compaction.compacting": "compaction"
};
function getExpectedOutputItemType(e) {
if (e.type === "response.content_part.added" || e.type === "response.content_part.done") return e.part.type === "reasoning_text" ? "reasoning" : "message";
return Wa[e.type];
}
function validateResponseOutputItemIdentity(e, t, n) {
getOutputItemIdentityKeys(e, n);
getOutputItemIdentityKeys(t, n);
if (!values_hasOwn(t, "type") || e.type !== t.type) throw new error_OpenAIError(`expected output item type '${e.type}', got '${t.type}'`);
let r = values_hasOwn(e, "id") ? e.id : void 0;
let i = values_hasOwn(t, "id") ? t.id : void 0;
let a = r === void 0 && (e.type === "function_call" || e.type === "custom_tool_call");
if (r !== i && !a) throw new error_OpenAIError(`expected output item id '${r}', got '${i}'`);
if (hasRoutedOutputCallIdentity(e) && hasRoutedOutputCallIdentity(t) && e.call_id !== t.call_id) throw new error_OpenAIError(`expected output item call_id '${e.call_id}', got '${t.call_id}'`);
}
function validateOutputItemIdentity(e, t, n) {
if (e.type === "response.output_item.done") return;
if (n && (e.type === "response.shell_call_command.added" || e.type === "response.shell_call_command.delta" || e.type === "response.shell_call_command.done")) {
let n = getOutput(t, e.output_index);
if (!values_hasOwn(n, "type") || n.type !== "shell_call") throw new error_OpenAIError(`expected output item type 'shell_call', got '${n.type}'`);
return;
}
if (e.type !== "response.content_part.added" && e.type !== "response.content_part.done" && !values_hasOwn(Wa, e.type)) return;
let r = e;
if (!values_hasOwn(e, "item_id") || typeof r.item_id != "string" || r.item_id.length === 0) throw new error_OpenAIError(`expected a non-empty item_id for ${e.type}`);
let i = getOutput(t, r.output_index);
let a = values_hasOwn(i, "id") ? i.id : void 0;
if (a !== r.item_id) throw new error_OpenAIError(`expected item_id '${a}', got '${r.item_id}'`);
let o = getExpectedOutputItemType(r);
if (i.type !== o) throw new error_OpenAIError(`expected output item type '${o}', got '${i.type}'`);
}
function getContent(e, t) {
validateArrayIndex(e, t, "content");
let n = e[t];
if (!n) throw new error_OpenAIError(`missing content at index ${t}`);
return n;
}
function getShellOutputContent(e, t, n) {
let r = e.output.find((e) => e.type === "shell_call" && e.call_id === t.call_id);
r ? validateArrayIndex(r.action.commands, n, "command") : validateArrayIndex(t.output, n, "content", !0);
for (; t.output.length <= n;) t.output.push({
stdout: "",
stderr: "",
outcome: {
type: "exit",
exit_code: 0
}
});
return getContent(t.output, n);
}
function createSupportedResponseEventTypes(e) {
return new Set(e);
}
let Ga = createSupportedResponseEventTypes("response.output_item.added,response.output_item.done,response.content_part.added,response.content_part.done,response.output_text.delta,response.output_text.done,response.output_text.annotation.added,response.refusal.delta,response.refusal.done,response.function_call_arguments.delta,response.function_call_arguments.done,response.custom_tool_call_input.delta,response.custom_tool_call_input.done,response.mcp_call_arguments.delta,response.mcp_call_arguments.done,response.shell_call_command.added,response.shell_call_command.done,response.shell_call_command.delta,response.shell_call_output_content.delta,response.shell_call_output_content.done,response.reasoning_text.delta,response.reasoning_text.done,response.reasoning_summary_part.added,response.reasoning_summary_part.done,response.reasoning_summary_text.delta,response.reasoning_summary_text.done,response.code_interpreter_call_code.delta,response.code_interpreter_call_code.done,response.code_interpreter_call.in_progress,response.code_interpreter_call.interpreting,response.code_interpreter_call.completed,response.file_search_call.in_progress,response.file_search_call.searching,response.file_search_call.completed,response.web_search_call.in_progress,response.web_search_call.searching,response.web_search_call.completed,response.image_generation_call.in_progress,response.image_generation_call.generating,response.image_generation_call.completed,response.mcp_call.in_progress,response.mcp_call.completed,response.mcp_call.failed,response.created,response.queued,response.in_progress,response.completed,response.failed,response.incomplete,response.audio.delta,response.audio.done,response.audio.transcript.delta,response.audio.transcript.done,response.compaction.compacting,response.image_generation_call.partial_image,response.mcp_list_tools.in_progress,response.mcp_list_tools.completed,response.mcp_list_tools.failed,keepalive,error".split(","));
function response_accumulator_assertNever(e) {
throw new error_OpenAIError("Unhandled response stream event: unknown");
}
let Ka = [
"item_id",
"output_index",
"content_index",
"annotation_index",
"command_index",
"summary_index"
];
function sanitizeResponseEvent(e) {
let t;
try {
t = Object.getOwnPropertyDescriptor(e, "type");
} catch {
return response_accumulator_assertNever(e);
}
let n = t?.value;
if (typeof n != "string" || !Ga.has(n)) return response_accumulator_assertNever(e);
let r = new Map([["type", n]]);
if (n === "response.output_item.added" || n === "response.output_item.done" || n === "response.content_part.added" || n === "response.content_part.done" || n === "response.shell_call_command.added" || n === "response.shell_call_command.delta" || n === "response.shell_call_command.done" || values_hasOwn(Wa, n)) try {
for (let t of Ka) {
let n = Object.getOwnPropertyDescriptor(e, t);
r.set(t, n ? e[t] : void 0);
}
n === "response.output_item.added" || n === "response.output_item.done" ? r.set("item", structuredClone(e.item)) : (n === "response.content_part.added" || n === "response.content_part.done") && r.set("part", structuredClone(e.part));
} catch {
return response_accumulator_assertNever(e);
}
return new Proxy(e, { get(e, t) {
return r.has(t) ? r.get(t) : Reflect.get(e, t, e);
} });
}
function replaceResponseOutputItem(e, t, n, r, i = !0) {
let a = getOutput(t, n);
validateResponseOutputItemIdentity(a, r, "response.output_item.done");
if (!values_hasOwn(a, "id") && values_hasOwn(r, "id")) {
let { identities: n } = getResponseOutputIdentityIndex(e, t);
addOutputItemIdentities(n, [`id:${r.id}`]);
}
if (!i) {
t.output[n] = r;
return;
}
let o = getOutputText(e, a);
(a.type === "message" || r.type === "message") && ensureCanonicalOutputText(e, t);
t.output[n] = r;
let s = getOutputText(e, r);
e.canonicalSnapshot === t && e.outputTextIndex.update(n, s.length);
updateOutputText(e, t, n, o, s);
}
function accumulateOutputItemEvent(e, t, n) {
switch (e.type) {
case "response.output_item.added": {
validateArrayAppend(t.output, e.output_index, "output");
let r = getResponseOutputIdentityIndex(n, t);
let i = e.item;
let a = getOutputItemIdentityKeys(i, e.type);
assertOutputItemIdentitiesAvailable(r.identities, a);
i.type === "message" && ensureCanonicalOutputText(n, t);
t.output.push(i);
addOutputItemIdentities(r.identities, a);
r.length = t.output.length;
let o = getOutputText(n, i);
n.canonicalSnapshot === t && n.outputTextIndex.append(o.length);
o && (n.deferOutputText ? n.outputTextDirty = !0 : t.output_text += o);
return !0;
}
case "response.output_item.done":
replaceResponseOutputItem(n, t, e.output_index, e.item);
return !0;
default: return !1;
}
}
function accumulateContentPartAddedEvent(e, t, n) {
switch (e.type) {
case "response.content_part.added": {
let r = getOutput(t, e.output_index);
let { type: i } = r;
let { part: a } = e;
if (i === "message" && a.type !== "reasoning_text") {
validateArrayAppend(r.content, e.content_index, "content");
let i = a;
i.type === "output_text" && ensureCanonicalOutputText(n, t);
r.content.push(i);
if (i.type === "output_text") {
updateCachedOutputTextLength(n, r, e.output_index, "", i.text);
updateOutputText(n, t, e.output_index, "", i.text, e.content_index);
}
} else if (i === "reasoning" && a.type === "reasoning_text") {
let t = r.content ?? [];
validateArrayAppend(t, e.content_index, "content");
r.content ||= t;
t.push(a);
}
return !0;
}
default: return !1;
}
}
function accumulateContentPartDoneEvent(e, t, n) {
switch (e.type) {
case "response.content_part.done": {
let r = getOutput(t, e.output_index);
let { part: i } = e;
if (r.type === "message" && i.type !== "reasoning_text") {
let a = getContent(r.content, e.content_index);
let o = a.type === "output_text" ? a.text : "";
let s = i;
(a.type === "output_text" || s.type === "output_text") && ensureCanonicalOutputText(n, t);
r.content[e.content_index] = s;
let c = s.type === "output_text" ? s.text : "";
updateCachedOutputTextLength(n, r, e.output_index, o, c);
updateOutputText(n, t, e.output_index, o, c, e.content_index);
} else if (r.type === "reasoning" && i.type === "reasoning_text") {
let { content: t } = r;
if (!t) throw new error_OpenAIError(`missing content at index ${e.content_index}`);
getContent(t, e.content_index);
t[e.content_index] = i;
}
return !0;
}
default: return !1;
}
}
function isLogprobWithBytes(e) {
return values_isObj(e) && typeof e.token == "string" && typeof e.logprob == "number" && Array.isArray(e.bytes) && e.bytes.every((e) => typeof e == "number");
}
function isOutputLogprobs(e) {
return Array.isArray(e) && e.every((e) => isLogprobWithBytes(e) && "top_logprobs" in e && Array.isArray(e.top_logprobs) && e.top_logprobs.every(isLogprobWithBytes));
}
function accumulateOutputLogprobs(e, t) {
let n = structuredClone(t.logprobs);
if (!isOutputLogprobs(n)) return;
if (t.type === "response.output_text.done") (n.length > 0 || Array.isArray(e.logprobs) && e.logprobs.length > 0) && (e.logprobs = n);
else if (n.length > 0) {
Array.isArray(e.logprobs) || (e.logprobs = []);
for (let t of n) e.logprobs.push(t);
}
}
function accumulateOutputTextEvent(e, t, n) {
switch (e.type) {
case "response.output_text.delta": {
let r = getOutput(t, e.output_index);
if (r.type === "message") {
let i = getContent(r.content, e.content_index);
if (i.type !== "output_text") throw new error_OpenAIError(`expected content to be 'output_text', got ${i.type}`);
accumulateOutputLogprobs(i, e);
let a = i.text;
ensureCanonicalOutputText(n, t);
i.text = a + e.delta;
updateCachedOutputTextLength(n, r, e.output_index, a, i.text);
e.output_index === t.output.length - 1 && e.content_index === r.content.length - 1 ? n.deferOutputText ? e.delta !== "" && (n.outputTextDirty = !0) : t.output_text += e.delta : updateOutputText(n, t, e.output_index, a, i.text, e.content_index);
}
return !0;
}
case "response.output_text.done": {
let r = getOutput(t, e.output_index);
if (r.type === "message") {
let i = getContent(r.content, e.content_index);
if (i.type !== "output_text") throw new error_OpenAIError(`expected content to be 'output_text', got ${i.type}`);
accumulateOutputLogprobs(i, e);
let a = i.text;
ensureCanonicalOutputText(n, t);
i.text = e.text;
updateCachedOutputTextLength(n, r, e.output_index, a, e.text);
updateOutputText(n, t, e.output_index, a, e.text, e.content_index);
}
return !0;
}
case "response.output_text.annotation.added": {
let n = getOutput(t, e.output_index);
if (n.type === "message") {
let t = getContent(n.content, e.content_index);
if (t.type !== "output_text") throw new error_OpenAIError(`expected content to be 'output_text', got ${t.type}`);
validateArrayIndex(t.annotations, e.annotation_index, "annotation", !0);
t.annotations[e.annotation_index] = structuredClone(e.annotation);
}
return !0;
}
default: return !1;
}
}
function accumulateRefusalAndArgumentsEvent(e, t) {
switch (e.type) {
case "response.refusal.delta": {
let n = getOutput(t, e.output_index);
if (n.type === "message") {
let t = getContent(n.content, e.content_index);
if (t.type !== "refusal") throw new error_OpenAIError(`expected content to be 'refusal', got ${t.type}`);
t.refusal += e.delta;
}
return !0;
}
case "response.refusal.done": {
let n = getOutput(t, e.output_index);
if (n.type === "message") {
let t = getContent(n.content, e.content_index);
if (t.type !== "refusal") throw new error_OpenAIError(`expected content to be 'refusal', got ${t.type}`);
t.refusal = e.refusal;
}
return !0;
}
case "response.function_call_arguments.delta": {
let n = getOutput(t, e.output_index);
n.type === "function_call" && (n.arguments += e.delta);
return !0;
}
case "response.function_call_arguments.done": {
let n = getOutput(t, e.output_index);
n.type === "function_call" && (n.arguments = e.arguments);
return !0;
}
case "response.custom_tool_call_input.delta": {
let n = getOutput(t, e.output_index);
n.type === "custom_tool_call" && (n.input += e.delta);
return !0;
}
case "response.custom_tool_call_input.done": {
let n = getOutput(t, e.output_index);
n.type === "custom_tool_call" && (n.input = e.input);
return !0;
}
case "response.mcp_call_arguments.delta": {
let n = getOutput(t, e.output_index);
n.type === "mcp_call" && (n.arguments += e.delta);
return !0;
}
case "response.mcp_call_arguments.done": {
let n = getOutput(t, e.output_index);
n.type === "mcp_call" && (n.arguments = e.arguments);
return !0;
}
default: return !1;
}
}
function accumulateShellEvent(e, t) {
switch (e.type) {
case "response.shell_call_command.added":
case "response.shell_call_command.done": {
let n = getOutput(t, e.output_index);
if (n.type === "shell_call") {
let t = e.type === "response.shell_call_command.added";
validateArrayIndex(n.action.commands, e.command_index, "command", t);
n.action.commands[e.command_index] = e.command;
}
return !0;
}
case "response.shell_call_command.delta": {
let n = getOutput(t, e.output_index);
if (n.type === "shell_call") {
validateArrayIndex(n.action.commands, e.command_index, "command");
n.action.commands[e.command_index] += e.delta;
}
return !0;
}
case "response.shell_call_output_content.delta": {
let n = getOutput(t, e.output_index);
if (n.type === "shell_call_output") {
let r = getShellOutputContent(t, n, e.command_index);
r.stdout += e.delta.stdout ?? "";
r.stderr += e.delta.stderr ?? "";
}
return !0;
}
case "response.shell_call_output_content.done": {
let n = getOutput(t, e.output_index);
if (n.type === "shell_call_output") {
let r = getContent(e.output, 0);
getShellOutputContent(t, n, e.command_index);
n.output[e.command_index] = structuredClone(r);
}
return !0;
}
default: return !1;
}
}
function accumulateReasoningEvent(e, t) {
switch (e.type) {
case "response.reasoning_text.delta": {
let n = getOutput(t, e.output_index);
if (n.type === "reasoning") {
if (!n.content) throw new error_OpenAIError(`missing content at index ${e.content_index}`);
let t = getContent(n.content, e.content_index);
if (t.type !== "reasoning_text") throw new error_OpenAIError(`expected content to be 'reasoning_text', got ${t.type}`);
t.text += e.delta;
}
return !0;
}
case "response.reasoning_text.done": {
let n = getOutput(t, e.output_index);
if (n.type === "reasoning") {
if (!n.content) throw new error_OpenAIError(`missing content at index ${e.content_index}`);
let t = getContent(n.content, e.content_index);
if (t.type !== "reasoning_text") throw new error_OpenAIError(`expected content to be 'reasoning_text', got ${t.type}`);
t.text = e.text;
}
return !0;
}
case "response.reasoning_summary_part.added": {
let n = getOutput(t, e.output_index);
if (n.type === "reasoning") {
validateArrayAppend(n.summary, e.summary_index, "content");
n.summary.push(structuredClone(e.part));
}
return !0;
}
case "response.reasoning_summary_part.done": {
let n = getOutput(t, e.output_index);
if (n.type === "reasoning") {
getContent(n.summary, e.summary_index);
n.summary[e.summary_index] = structuredClone(e.part);
}
return !0;
}
case "response.reasoning_summary_text.delta": {
let n = getOutput(t, e.output_index);
if (n.type === "reasoning") {
let t = getContent(n.summary, e.summary_index);
t.text += e.delta;
}
return !0;
}
case "response.reasoning_summary_text.done": {
let n = getOutput(t, e.output_index);
if (n.type === "reasoning") {
let t = getContent(n.summary, e.summary_index);
t.text = e.text;
}
return !0;
}
default: return !1;
}
}
function accumulateCodeInterpreterEvent(e, t) {
switch (e.type) {
case "response.code_interpreter_call_code.delta": {
let n = getOutput(t, e.output_index);
n.type === "code_interpreter_call" && (n.code = (n.code ?? "") + e.delta);
return !0;
}
case "response.code_interpreter_call_code.done": {
let n = getOutput(t, e.output_index);
n.type === "code_interpreter_call" && (n.code = e.code);
return !0;
}
case "response.code_interpreter_call.in_progress": {
let n = getOutput(t, e.output_index);
n.type === "code_interpreter_call" && (n.status = "in_progress");
return !0;
}
case "response.code_interpreter_call.interpreting": {
let n = getOutput(t, e.output_index);
n.type === "code_interpreter_call" && (n.status = "interpreting");
return !0;
}
case "response.code_interpreter_call.completed": {
let n = getOutput(t, e.output_index);
n.type === "code_interpreter_call" && (n.status = "completed");
return !0;
}
default: return !1;
}
}
function accumulateSearchStatusEvent(e, t) {
switch (e.type) {
case "response.file_search_call.in_progress": {
let n = getOutput(t, e.output_index);
n.type === "file_search_call" && (n.status = "in_progress");
return !0;
}
case "response.file_search_call.searching": {
let n = getOutput(t, e.output_index);
n.type === "file_search_call" && (n.status = "searching");
return !0;
}
case "response.file_search_call.completed": {
let n = getOutput(t, e.output_index);
n.type === "file_search_call" && (n.status = "completed");
return !0;
}
case "response.web_search_call.in_progress": {
let n = getOutput(t, e.output_index);
n.type === "web_search_call" && (n.status = "in_progress");
return !0;
}
case "response.web_search_call.searching": {
let n = getOutput(t, e.output_index);
n.type === "web_search_call" && (n.status = "searching");
return !0;
}
case "response.web_search_call.completed": {
let n = getOutput(t, e.output_index);
n.type === "web_search_call" && (n.status = "completed");
return !0;
}
default: return !1;
}
}
function accumulateImageAndMcpStatusEvent(e, t) {
switch (e.type) {
case "response.image_generation_call.in_progress": {
let n = getOutput(t, e.output_index);
n.type === "image_generation_call" && (n.status = "in_progress");
return !0;
}
case "response.image_generation_call.generating": {
let n = getOutput(t, e.output_index);
n.type === "image_generation_call" && (n.status = "generating");
return !0;
}
case "response.image_generation_call.completed": {
let n = getOutput(t, e.output_index);
n.type === "image_generation_call" && (n.status = "completed");
return !0;
}
case "response.mcp_call.in_progress": {
let n = getOutput(t, e.output_index);
n.type === "mcp_call" && (n.status = "in_progress");
return !0;
}
case "response.mcp_call.completed": {
let n = getOutput(t, e.output_index);
n.type === "mcp_call" && (n.status = "completed");
return !0;
}
case "response.mcp_call.failed": {
let n = getOutput(t, e.output_index);
n.type === "mcp_call" && (n.status = "failed");
return !0;
}
default: return !1;
}
}
function isResponseLifecycleEvent(e) {
switch (e.type) {
case "response.created":
case "response.queued":
case "response.in_progress":
case "response.completed":
case "response.failed":
case "response.incomplete": return !0;
default: return !1;
}
}
function isIgnoredResponseEvent(e) {
switch (e.type) {
case "response.audio.delta":
case "response.audio.done":
case "response.audio.transcript.delta":
case "response.audio.transcript.done":
case "response.compaction.compacting":
case "response.image_generation_call.partial_image":
case "response.mcp_list_tools.in_progress":
case "response.mcp_list_tools.completed":
case "response.mcp_list_tools.failed":
case "keepalive":
case "error": return !0;
default: return !1;
}
}
function createResponseContext() {
return createCanonicalResponseContext();
}
function accumulateResponseOutput(e, t, n, r) {
validateOutputItemIdentity(e, t, r);
if (accumulateOutputItemEvent(e, t, n)) return !0;
if (accumulateContentPartAddedEvent(e, t, n)) return !0;
if (accumulateContentPartDoneEvent(e, t, n)) return !0;
if (accumulateOutputTextEvent(e, t, n)) return !0;
if (accumulateRefusalAndArgumentsEvent(e, t)) return !0;
if (accumulateShellEvent(e, t)) return !0;
if (accumulateReasoningEvent(e, t)) return !0;
if (accumulateCodeInterpreterEvent(e, t)) return !0;
if (accumulateSearchStatusEvent(e, t)) return !0;
if (accumulateImageAndMcpStatusEvent(e, t)) return !0;
if (isIgnoredResponseEvent(e)) return !0;
return !1;
}
function accumulateResponseWithContext(e, t, n, r = !1, i) {
let a = sanitizeResponseEvent(e);
if (i && a.type !== "keepalive") {
let e = i(a);
if (e === null) {
if (!t) throw new error_OpenAIError("Cannot ignore a response event before response.created.");
return t;
}
a = e;
}
if (!t) {
if (a.type !== "response.created") throw new error_OpenAIError(`When snapshot hasn't been set yet, expected 'response.created' event, got ${a.type}`);
return cloneValidatedResponse(n, a.response);
}
if (accumulateResponseOutput(a, t, n, r)) return t;
if (isResponseLifecycleEvent(a)) return cloneValidatedResponse(n, a.response);
return response_accumulator_assertNever(a);
}
var K, qa, q, Ja, Ya, J, Xa, Za, Y, X, Qa, $a, eo, to, no, ro, io, ao, oo, so;
let co = {
annotation: !0,
annotation_index: !0,
arguments: !0,
background: !0,
code: !0,
command: !0,
command_index: !0,
content_index: !0,
delta: !0,
input: !0,
item: !0,
item_id: !0,
logprobs: !0,
message: !0,
obfuscation: !0,
output: !0,
output_format: !0,
output_index: !0,
param: !0,
part: !0,
partial_image_b64: !0,
partial_image_index: !0,
quality: !0,
refusal: !0,
response: !0,
sequence_number: !0,
size: !0,
status: !0,
summary_index: !0,
text: !0,
type: !0
};
class ResponseStream extends EventStream {
constructor(e) {
super();
K.add(this);
qa.set(this, void 0);
q.set(this, void 0);
Ja.set(this, void 0);
Ya.set(this, createResponseContext());
J.set(this, new Map());
Xa.set(this, new Map());
Za.set(this, !1);
Y.set(this, new Map());
X.set(this, new Map());
__classPrivateFieldSet(this, qa, e, "f");
this.once("end", () => {
__classPrivateFieldGet(this, J, "f").clear();
__classPrivateFieldGet(this, Xa, "f").clear();
__classPrivateFieldGet(this, Y, "f").clear();
__classPrivateFieldGet(this, X, "f").clear();
});
}
static createResponse(e, t, n) {
let { getTextFormat: r, requestOptions: i } = resolveResponseParseOptions(t, n);
let a = new ResponseStream(Array.isArray(t.tools) ? { tools: t.tools } : {});
a._run(() => a._createOrRetrieveResponse(e, t, {
...i,
__metadata: {
...i?.__metadata,
helperMethod: "stream"
}
}, r));
return a;
}
static fromReadableStream(e) {
let t = new ResponseStream(null);
t._run(() => t._fromReadableStream(e));
return t;
}
async _createOrRetrieveResponse(e, t, n, r = resolveResponseParseOptions(t).getTextFormat) {
this._listenForAbort(n?.signal);
__classPrivateFieldGet(this, K, "m", Qa).call(this);
let i;
let a;
let o = null;
if ("response_id" in t) {
a = r({ body: t });
i = await e.responses.retrieve(t.response_id, { stream: !0 }, {
...n,
signal: this.controller.signal,
stream: !0
});
o = t.starting_after ?? null;
} else {
let o = {
...t,
stream: !0
};
let s = { body: o };
let c = null;
let l = e.responses.create(o, {
...n,
signal: this.controller.signal
});
l instanceof APIPromise && (l = l._thenUnwrap((e, t) => {
s = t.options;
c = t.response.body;
return e;
}));
i = await l;
try {
a = r(s);
} catch (e) {
this.abort();
i.controller.abort();
cancelUnconsumedBody(c);
throw e;
}
}
this._connected();
for await (let e of i) __classPrivateFieldGet(this, K, "m", oo).call(this, e, o);
if (i.controller.signal?.aborted) throw this._userAbortError();
return __classPrivateFieldGet(this, K, "m", so).call(this, a);
}
async _fromReadableStream(e, t) {
this._listenForAbort(t?.signal);
__classPrivateFieldGet(this, K, "m", Qa).call(this);
this._connected();
let n = Stream.fromReadableStream(e, this.controller);
for await (let e of n) __classPrivateFieldGet(this, K, "m", oo).call(this, e, null);
if (n.controller.signal?.aborted) throw this._userAbortError();
return __classPrivateFieldGet(this, K, "m", so).call(this);
}
[(qa = new WeakMap(), q = new WeakMap(), Ja = new WeakMap(), Ya = new WeakMap(), J = new WeakMap(), Xa = new WeakMap(), Za = new WeakMap(), Y = new WeakMap(), X = new WeakMap(), K = new WeakSet(), Qa = function _ResponseStream_beginRequest() {
if (this.ended) return;
__classPrivateFieldSet(this, q, void 0, "f");
__classPrivateFieldSet(this, Ya, createResponseContext(), "f");
__classPrivateFieldGet(this, J, "f").clear();
__classPrivateFieldGet(this, Xa, "f").clear();
__classPrivateFieldSet(this, Za, !1, "f");
__classPrivateFieldGet(this, Y, "f").clear();
__classPrivateFieldGet(this, X, "f").clear();
}, $a = function _ResponseStream_prepareEvent(e) {
if (e.type === "response.created" || e.type === "response.queued" || e.type === "response.in_progress" || e.type === "response.completed" || e.type === "response.failed" || e.type === "response.incomplete") {
if (!values_hasOwn(e, "response")) throw new error_OpenAIError("Lifecycle events require their own response field.");
let { response: t, ...n } = e;
if (!values_isObj(t)) throw new error_OpenAIError("Lifecycle events require a response object.");
let r = structuredClone(t);
if (__classPrivateFieldGet(this, q, "f") && r.id !== __classPrivateFieldGet(this, q, "f").id) throw new error_OpenAIError("Lifecycle response identity changed.");
if (!values_hasOwn(r, "output") || r.output == null) {
let t;
t = e.type === "response.completed" ? [...__classPrivateFieldGet(this, Y, "f")].sort(([e], [t]) => e - t).map(([, e]) => structuredClone(e)) : e.type === "response.failed" || e.type === "response.incomplete" ? [...__classPrivateFieldGet(this, J, "f").keys()].sort((e, t) => e - t).map((e) => structuredClone(__classPrivateFieldGet(this, K, "m", to).call(this, e))) : [];
r = {
...r,
output: t
};
(e.type === "response.completed" || e.type === "response.failed" || e.type === "response.incomplete") && addOutputText(r);
}
e.type === "response.completed" && __classPrivateFieldGet(this, K, "m", no).call(this, r);
return {
...n,
type: e.type,
sequence_number: e.sequence_number,
response: r
};
}
return __classPrivateFieldGet(this, K, "m", eo).call(this, e);
}, eo = function _ResponseStream_prepareOutputEvent(e) {
if (!__classPrivateFieldGet(this, q, "f") || !values_hasOwn(e, "output_index") || !("output_index" in e)) return e;
let t = e.output_index;
if (!Number.isSafeInteger(t) || t < 0) throw new error_OpenAIError("Invalid response output index.");
let n;
if (e.type === "response.output_item.added") {
if (e.item == null) return null;
if (__classPrivateFieldGet(this, Y, "f").has(t) || __classPrivateFieldGet(this, X, "f").has(t)) throw new error_OpenAIError(`Duplicate response output index ${t}.`);
n = __classPrivateFieldGet(this, q, "f").output.length;
} else {
let e = __classPrivateFieldGet(this, J, "f").get(t);
if (e === void 0) throw new error_OpenAIError(`missing output at index ${t}`);
n = e;
}
return new Proxy(e, { get(e, t) {
return t === "output_index" ? n : Reflect.get(e, t, e);
} });
}, to = function _ResponseStream_outputAtWireIndex(e) {
let t = __classPrivateFieldGet(this, J, "f").get(e);
return __classPrivateFieldGet(this, Y, "f").get(e) ?? (t === void 0 ? void 0 : __classPrivateFieldGet(this, q, "f")?.output[t]);
}, no = function _ResponseStream_assertComplete(e) {
if (__classPrivateFieldGet(this, X, "f").size === 0 && __classPrivateFieldGet(this, Y, "f").size === 0) return;
let t = new Map((e.output ?? []).map((e) => [outputIdentity(e), e]));
for (let e of __classPrivateFieldGet(this, Y, "f").values()) {
let n = t.get(outputIdentity(e));
n && validateResponseOutputItemIdentity(e, n, "response.completed");
}
for (let [e, n] of __classPrivateFieldGet(this, X, "f")) {
let r = t.get(n);
if (!r) throw new error_OpenAIError("Cannot complete response with unfinished output items.");
let i = __classPrivateFieldGet(this, K, "m", to).call(this, e);
if (!i) throw new error_OpenAIError("Cannot complete response with a missing output identity.");
validateResponseOutputItemIdentity(i, r, "response.completed");
}
}, ro = function _ResponseStream_recordOutput(e, t, n) {
if (e.type === "response.completed") {
__classPrivateFieldSet(this, Za, !1, "f");
return;
}
if (t !== __classPrivateFieldGet(this, q, "f")) {
let n = new Map();
for (let [e, t] of __classPrivateFieldGet(this, Y, "f")) n.set(outputIdentity(t), e);
for (let [e, t] of __classPrivateFieldGet(this, X, "f")) n.set(t, e);
let r = new Map();
__classPrivateFieldGet(this, Xa, "f").clear();
for (let [i, a] of t.output.entries()) {
let t = outputIdentity(a);
let o = n.get(t) ?? i;
let s = __classPrivateFieldGet(this, Y, "f").get(o);
let c = __classPrivateFieldGet(this, X, "f").get(o);
if (r.has(o) || s && outputIdentity(s) !== t || c !== void 0 && c !== t) throw new error_OpenAIError("Response snapshot has conflicting output positions.");
let l = __classPrivateFieldGet(this, K, "m", to).call(this, o);
l && validateResponseOutputItemIdentity(l, a, e.type);
r.set(o, i);
__classPrivateFieldGet(this, Xa, "f").set(t, o);
s ? __classPrivateFieldGet(this, Y, "f").set(o, structuredClone(a)) : __classPrivateFieldGet(this, X, "f").set(o, t);
}
__classPrivateFieldSet(this, J, r, "f");
__classPrivateFieldSet(this, Za, !["response.failed", "response.incomplete"].includes(e.type), "f");
[
"response.created",
"response.queued",
"response.in_progress"
].includes(e.type) && __classPrivateFieldGet(this, K, "m", io).call(this, t);
return;
}
if (n === void 0) return;
if (e.type === "response.output_item.added" && e.item != null) {
__classPrivateFieldGet(this, J, "f").set(e.output_index, n);
let t = outputIdentity(e.item);
__classPrivateFieldGet(this, X, "f").set(e.output_index, t);
__classPrivateFieldGet(this, Xa, "f").set(t, e.output_index);
__classPrivateFieldSet(this, Za, !0, "f");
} else if (e.type === "response.output_item.done") {
let r = t.output[n];
if (!r) throw new error_OpenAIError(`missing output at index ${e.output_index}`);
__classPrivateFieldGet(this, Y, "f").set(e.output_index, structuredClone(r));
__classPrivateFieldGet(this, X, "f").delete(e.output_index);
}
}, io = function _ResponseStream_reorderInterimOutput(e) {
if (!__classPrivateFieldGet(this, Za, "f")) return;
let t = [...__classPrivateFieldGet(this, J, "f")];
t.sort(([e], [t]) => e - t);
if (t.some(([, e], t) => e !== t)) {
let n = __classPrivateFieldGet(this, Ya, "f").canonicalSnapshot === e;
e.output = t.map(([, t]) => e.output[t]);
__classPrivateFieldSet(this, J, new Map(t.map(([e], t) => [e, t])), "f");
__classPrivateFieldSet(this, Ya, createResponseContext(), "f");
n && ensureCanonicalOutputText(__classPrivateFieldGet(this, Ya, "f"), e);
}
__classPrivateFieldSet(this, Za, !1, "f");
}, ao = function _ResponseStream_updateInterimResponse(e, t) {
if (!Array.isArray(e.output)) return !1;
let n = values_hasOwn(e, "output_text") ? e.output_text : void 0;
if (e.output.length !== 0) {
let r = cloneValidatedResponse(createResponseContext(), e);
let i = [];
for (let e of r.output) {
let t = __classPrivateFieldGet(this, Xa, "f").get(outputIdentity(e));
let n = t === void 0 ? void 0 : __classPrivateFieldGet(this, J, "f").get(t);
if (t === void 0 || n === void 0) return !1;
i.push({
wire: t,
position: n,
item: e
});
}
let a = n == null;
a || (__classPrivateFieldGet(this, Ya, "f").canonicalSnapshot = void 0);
for (let { wire: e, position: n, item: r } of i) {
replaceResponseOutputItem(__classPrivateFieldGet(this, Ya, "f"), t, n, r, a);
__classPrivateFieldGet(this, Y, "f").has(e) && __classPrivateFieldGet(this, Y, "f").set(e, structuredClone(r));
}
__classPrivateFieldGet(this, K, "m", io).call(this, t);
}
let { output: r } = t;
let i = n;
if (i == null) {
ensureCanonicalOutputText(__classPrivateFieldGet(this, Ya, "f"), t);
i = t.output_text;
} else __classPrivateFieldGet(this, Ya, "f").canonicalSnapshot = void 0;
for (let n of Object.keys(t)) values_hasOwn(e, n) || Reflect.deleteProperty(t, n);
Object.defineProperties(t, Object.getOwnPropertyDescriptors({
...e,
output: r,
output_text: i
}));
return !0;
}, oo = function _ResponseStream_addEvent(e, t) {
if (this.ended) return;
let maybeEmit = (e, n) => {
(t == null || n.sequence_number > t) && this._emit(e, n);
};
if (e.type === "error") {
let t = "error" in e && typeof e.error == "object" && e.error !== null ? e.error : e;
throw new APIError(void 0, t, e.message, void 0);
}
let n = e;
let r;
let i = accumulateResponseWithContext(e, __classPrivateFieldGet(this, q, "f"), __classPrivateFieldGet(this, Ya, "f"), !0, (e) => {
n = e;
let t = __classPrivateFieldGet(this, K, "m", $a).call(this, e);
if (t) {
if (values_hasOwn(t, "output_index") && "output_index" in t) r = t.output_index;
else if (values_hasOwn(t, "response") && "response" in t) {
n = t;
if ((t.type === "response.created" || t.type === "response.queued" || t.type === "response.in_progress") && __classPrivateFieldGet(this, q, "f")) {
if (__classPrivateFieldGet(this, K, "m", ao).call(this, t.response, __classPrivateFieldGet(this, q, "f"))) return null;
let e = new Set(t.response.output.map(outputIdentity));
let n = __classPrivateFieldGet(this, q, "f").output.filter((t) => !e.has(outputIdentity(t)));
if (n.length) return {
...t,
response: {
...t.response,
output: [...t.response.output, ...n]
}
};
}
}
}
return t;
});
__classPrivateFieldGet(this, K, "m", ro).call(this, n, i, r);
__classPrivateFieldSet(this, q, i, "f");
if (n.type === "response.output_item.added" && n.item == null) return;
let a = { ...n };
for (let e of Object.keys(co)) {
let t = Object.getOwnPropertyDescriptor(n, e);
t && !t.enumerable && Object.defineProperty(a, e, {
value: Reflect.get(n, e, n),
enumerable: !0
});
}
let o = structuredClone(a);
maybeEmit("event", o);
switch (a.type) {
case "response.output_text.delta": {
let e = i.output[r ?? a.output_index];
if (!e) throw new error_OpenAIError(`missing output at index ${a.output_index}`);
if (e.type === "message") {
let t = e.content[a.content_index];
if (!t) throw new error_OpenAIError(`missing content at index ${a.content_index}`);
if (t.type !== "output_text") throw new error_OpenAIError(`expected content to be 'output_text', got ${t.type}`);
maybeEmit("response.output_text.delta", {
...structuredClone(a),
snapshot: t.text
});
}
break;
}
case "response.function_call_arguments.delta": {
let e = i.output[r ?? a.output_index];
if (!e) throw new error_OpenAIError(`missing output at index ${a.output_index}`);
e.type === "function_call" && maybeEmit("response.function_call_arguments.delta", {
...structuredClone(a),
snapshot: e.arguments
});
break;
}
default: maybeEmit(a.type, o);
}
}, so = function _ResponseStream_endRequest(e) {
if (this.ended) throw new error_OpenAIError("stream has ended, this shouldn't happen");
let t = __classPrivateFieldGet(this, q, "f");
if (!t) throw new error_OpenAIError("request ended without sending any events");
__classPrivateFieldGet(this, K, "m", io).call(this, t);
__classPrivateFieldSet(this, q, void 0, "f");
__classPrivateFieldSet(this, Ya, createResponseContext(), "f");
__classPrivateFieldGet(this, J, "f").clear();
__classPrivateFieldGet(this, Xa, "f").clear();
__classPrivateFieldSet(this, Za, !1, "f");
__classPrivateFieldGet(this, Y, "f").clear();
__classPrivateFieldGet(this, X, "f").clear();
let n = finalizeResponse(t, __classPrivateFieldGet(this, qa, "f"), e);
__classPrivateFieldSet(this, Ja, n, "f");
return n;
}, Symbol.asyncIterator)]() {
return this._createIterator((e) => {
let onEvent = (t) => e(t);
this.on("event", onEvent);
return () => this.off("event", onEvent);
}, { onReturn: () => this.abort() });
}
async finalResponse() {
await this.done();
let e = __classPrivateFieldGet(this, Ja, "f");
if (!e) throw new error_OpenAIError("stream ended without producing a Response");
return e;
}
}
async function cancelUnconsumedBody(e) {
try {
await CancelReadableStream(e);
} catch {}
}
function outputIdentity(e) {
return JSON.stringify([
e.type,
!hasRoutedOutputCallIdentity(e) && values_hasOwn(e, "id") ? e.id : null,
values_hasOwn(e, "call_id") && "call_id" in e ? e.call_id : null
]);
}
function finalizeResponse(e, t, n) {
return maybeParseResponse(e, t, n);
}
function responses_responses_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
function responses_responses_withBodyFinalization(e, t) {
return {
...e,
__metadata: {
...e.__metadata,
...t
}
};
}
let lo = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function responses_responses_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => lo.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !lo.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class responses_Responses extends APIResource {
constructor() {
super(...arguments);
this.inputItems = new input_items_InputItems(this._client);
this.inputTokens = new input_tokens_InputTokens(this._client);
}
create(e, t) {
return this._client.post("/responses", responses_responses_resolveResourceRequestOptions(t, (t) => responses_responses_withBodyFinalization({
body: e,
...t,
stream: e.stream ?? !1,
__security: { bearerAuth: !0 }
}, { streamFromBody: !0 })))._thenUnwrap((e) => {
"object" in e && e.object === "response" && addOutputText(e);
return e;
});
}
retrieve(e, t = {}, n) {
let r = responses_responses_normalizeRequestOptionsForQuery(t, [
"include",
"include_obfuscation",
"starting_after",
"stream"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.get(k`/responses/${e}`, responses_responses_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
stream: t?.stream ?? !1,
__security: { bearerAuth: !0 }
})))._thenUnwrap((e) => {
"object" in e && e.object === "response" && addOutputText(e);
return e;
});
}
delete(e, t) {
return this._client.delete(k`/responses/${e}`, responses_responses_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ Accept: "*/*" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
cancel(e, t) {
return this._client.post(k`/responses/${e}/cancel`, responses_responses_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
compact(e, t) {
return this._client.post("/responses/compact", responses_responses_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { bearerAuth: !0 }
})));
}
parse(e, t) {
let { getTextFormat: n, requestOptions: r } = resolveResponseParseOptions(e, t);
return this._client.responses.create(e, r)._thenUnwrap((t, { options: r }) => parseResponse(t, e, n(r)));
}
stream(e, t) {
return ResponseStream.createResponse(this._client, e, t);
}
}
responses_Responses.InputItems = input_items_InputItems;
responses_Responses.InputTokens = input_tokens_InputTokens;
function alerts_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class Alerts extends APIResource {
retrieve(e, t) {
return this._client.get(k`/safety/alerts/${e}`, alerts_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
}
function cases_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class Cases extends APIResource {
retrieve(e, t) {
return this._client.get(k`/safety/cases/${e}`, cases_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
}
class Safety extends APIResource {
constructor() {
super(...arguments);
this.cases = new Cases(this._client);
this.alerts = new Alerts(this._client);
}
}
Safety.Cases = Cases;
Safety.Alerts = Alerts;
function skills_content_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class content_Content extends APIResource {
retrieve(e, t) {
return this._client.get(k`/skills/${e}/content`, skills_content_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ Accept: "application/binary" }, e?.headers]),
__security: { bearerAuth: !0 },
__binaryResponse: !0
})));
}
}
function versions_content_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class versions_content_Content extends APIResource {
retrieve(e, t, n) {
let { skill_id: r } = t;
return this._client.get(k`/skills/${r}/versions/${e}/content`, versions_content_resolveResourceRequestOptions(n, (e) => ({
...e,
headers: headers_buildHeaders([{ Accept: "application/binary" }, e?.headers]),
__security: { bearerAuth: !0 },
__binaryResponse: !0
})));
}
}
function versions_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
function versions_withBodyFinalization(e, t) {
return {
...e,
__metadata: {
...e.__metadata,
...t
}
};
}
let uo = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function versions_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => uo.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !uo.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Versions extends APIResource {
constructor() {
super(...arguments);
this.content = new versions_content_Content(this._client);
}
create(e, t = {}, n) {
return this._client.post(k`/skills/${e}/versions`, maybeMultipartFormRequestOptions(versions_withBodyFinalization({
body: t,
...n,
__security: { bearerAuth: !0 }
}, { finalizeMultipart: !0 }), this._client, { stripFilenames: !1 }));
}
retrieve(e, t, n) {
let { skill_id: r } = t;
return this._client.get(k`/skills/${r}/versions/${e}`, versions_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
list(e, t = {}, n) {
let r = versions_normalizeRequestOptionsForQuery(t, [
"after",
"limit",
"order"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/skills/${e}/versions`, CursorPage, versions_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
__security: { bearerAuth: !0 }
})));
}
delete(e, t, n) {
let { skill_id: r } = t;
return this._client.delete(k`/skills/${r}/versions/${e}`, versions_resolveResourceRequestOptions(n, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
}
Versions.Content = versions_content_Content;
function skills_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
function skills_withBodyFinalization(e, t) {
return {
...e,
__metadata: {
...e.__metadata,
...t
}
};
}
let fo = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function skills_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => fo.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !fo.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Skills extends APIResource {
constructor() {
super(...arguments);
this.content = new content_Content(this._client);
this.versions = new Versions(this._client);
}
create(e = {}, t) {
return this._client.post("/skills", maybeMultipartFormRequestOptions(skills_withBodyFinalization({
body: e,
...t,
__security: { bearerAuth: !0 }
}, { finalizeMultipart: !0 }), this._client, { stripFilenames: !1 }));
}
retrieve(e, t) {
return this._client.get(k`/skills/${e}`, skills_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
update(e, t, n) {
return this._client.post(k`/skills/${e}`, skills_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { bearerAuth: !0 }
})));
}
list(e = {}, t) {
let n = skills_normalizeRequestOptionsForQuery(e, [
"after",
"limit",
"order"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/skills", CursorPage, skills_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { bearerAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/skills/${e}`, skills_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
}
Skills.Content = content_Content;
Skills.Versions = Versions;
function parts_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class Parts extends APIResource {
create(e, t, n) {
return this._client.post(k`/uploads/${e}/parts`, parts_resolveResourceRequestOptions(n, (e) => multipartFormRequestOptions({
body: t,
...e,
__security: { bearerAuth: !0 }
}, this._client)));
}
}
function uploads_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class Uploads extends APIResource {
constructor() {
super(...arguments);
this.parts = new Parts(this._client);
}
create(e, t) {
return this._client.post("/uploads", uploads_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { bearerAuth: !0 }
})));
}
cancel(e, t) {
return this._client.post(k`/uploads/${e}/cancel`, uploads_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
complete(e, t, n) {
return this._client.post(k`/uploads/${e}/complete`, uploads_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { bearerAuth: !0 }
})));
}
}
Uploads.Parts = Parts;
function pollVectorStoreFile(e, t, n, r) {
return pollWithResponse((i) => e.retrieve(n, { vector_store_id: t }, {
...r,
headers: i
}), ["in_progress"], [
"failed",
"cancelled",
"completed"
], r);
}
function pollVectorStoreFileBatch(e, t, n, r) {
return pollWithResponse((i) => e.retrieve(n, { vector_store_id: t }, {
...r,
headers: i
}), ["in_progress"], [
"failed",
"cancelled",
"completed"
], r);
}
let allSettledWithThrow = async (e) => {
let t = await Promise.allSettled(e);
let n = t.filter((e) => e.status === "rejected");
if (n.length) throw Object.defineProperty(Error(`${n.length} promise(s) failed`), "rejections", {
configurable: !0,
value: n.map(({ reason: e }) => e),
writable: !0
});
let r = [];
for (let e of t) e.status === "fulfilled" && r.push(e.value);
return r;
};
async function uploadAndPollVectorStoreFileBatch(e, t, n, r, i, a) {
if (r == null || r.length === 0) throw Error("No `files` provided to process. If you've already uploaded files you should use `.createAndPoll()` instead");
let o = a?.maxConcurrency ?? 5;
let s = Math.min(o, r.length);
if (s === 0) throw RangeError("maxConcurrency must be greater than 0");
let c = r.values();
let l = [...i];
async function processFiles(e) {
for (let n of e) {
let e = await t.files.create({
file: n,
purpose: "assistants"
}, a);
l.push(e.id);
}
}
let u = [];
u.length = s;
for (let e = 0; e < u.length; e += 1) u[e] = processFiles(c);
await allSettledWithThrow(u);
return await e.createAndPoll(n, { file_ids: l }, a);
}
function file_batches_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class FileBatches extends APIResource {
create(e, t, n) {
return this._client.post(k`/vector_stores/${e}/file_batches`, file_batches_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(e, t, n) {
let { vector_store_id: r } = t;
return this._client.get(k`/vector_stores/${r}/file_batches/${e}`, file_batches_resolveResourceRequestOptions(n, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
cancel(e, t, n) {
let { vector_store_id: r } = t;
return this._client.post(k`/vector_stores/${r}/file_batches/${e}/cancel`, file_batches_resolveResourceRequestOptions(n, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
async createAndPoll(e, t, n) {
let r = await this.create(e, t, n);
return await this.poll(e, r.id, n);
}
listFiles(e, t, n) {
let { vector_store_id: r, ...i } = t;
return this._client.getAPIList(k`/vector_stores/${r}/file_batches/${e}/files`, CursorPage, file_batches_resolveResourceRequestOptions(n, (e) => ({
query: i,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
async poll(e, t, n) {
return await pollVectorStoreFileBatch(this, e, t, n);
}
async uploadAndPoll(e, { files: t, fileIds: n = [] }, r) {
return await uploadAndPollVectorStoreFileBatch(this, this._client, e, t, n, r);
}
}
function vector_stores_files_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let po = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function vector_stores_files_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => po.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !po.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class vector_stores_files_Files extends APIResource {
create(e, t, n) {
return this._client.post(k`/vector_stores/${e}/files`, vector_stores_files_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(e, t, n) {
let { vector_store_id: r } = t;
return this._client.get(k`/vector_stores/${r}/files/${e}`, vector_stores_files_resolveResourceRequestOptions(n, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(e, t, n) {
let { vector_store_id: r, ...i } = t;
return this._client.post(k`/vector_stores/${r}/files/${e}`, vector_stores_files_resolveResourceRequestOptions(n, (e) => ({
body: i,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(e, t = {}, n) {
let r = vector_stores_files_normalizeRequestOptionsForQuery(t, [
"after",
"before",
"filter",
"limit",
"order"
], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.getAPIList(k`/vector_stores/${e}/files`, CursorPage, vector_stores_files_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(e, t, n) {
let { vector_store_id: r } = t;
return this._client.delete(k`/vector_stores/${r}/files/${e}`, vector_stores_files_resolveResourceRequestOptions(n, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
async createAndPoll(e, t, n) {
let r = await this.create(e, t, n);
return await this.poll(e, r.id, n);
}
async poll(e, t, n) {
return await pollVectorStoreFile(this, e, t, n);
}
async upload(e, t, n) {
let r = await this._client.files.create({
file: t,
purpose: "assistants"
}, n);
return this.create(e, { file_id: r.id }, n);
}
async uploadAndPoll(e, t, n) {
let r = await this.upload(e, t, n);
return await this.poll(e, r.id, n);
}
content(e, t, n) {
let { vector_store_id: r } = t;
return this._client.getAPIList(k`/vector_stores/${r}/files/${e}/content`, Page, vector_stores_files_resolveResourceRequestOptions(n, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function vector_stores_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let mo = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function vector_stores_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => mo.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !mo.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class VectorStores extends APIResource {
constructor() {
super(...arguments);
this.files = new vector_stores_files_Files(this._client);
this.fileBatches = new FileBatches(this._client);
}
create(e, t) {
return this._client.post("/vector_stores", vector_stores_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, t?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(e, t) {
return this._client.get(k`/vector_stores/${e}`, vector_stores_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(e, t, n) {
return this._client.post(k`/vector_stores/${e}`, vector_stores_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(e = {}, t) {
let n = vector_stores_normalizeRequestOptionsForQuery(e, [
"after",
"before",
"limit",
"order"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/vector_stores", CursorPage, vector_stores_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, t?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/vector_stores/${e}`, vector_stores_resolveResourceRequestOptions(t, (e) => ({
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
search(e, t, n) {
return this._client.getAPIList(k`/vector_stores/${e}/search`, Page, vector_stores_resolveResourceRequestOptions(n, (e) => ({
body: t,
method: "post",
...e,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, e?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
VectorStores.Files = vector_stores_files_Files;
VectorStores.FileBatches = FileBatches;
function videos_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
function videos_withBodyFinalization(e, t) {
return {
...e,
__metadata: {
...e.__metadata,
...t
}
};
}
let ho = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function videos_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => ho.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !ho.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Videos extends APIResource {
create(e, t) {
return this._client.post("/videos", videos_resolveResourceRequestOptions(t, (t) => multipartFormRequestOptions({
body: e,
...t,
__security: { bearerAuth: !0 }
}, this._client)));
}
retrieve(e, t) {
return this._client.get(k`/videos/${e}`, videos_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
list(e = {}, t) {
let n = videos_normalizeRequestOptionsForQuery(e, [
"after",
"limit",
"order"
], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/videos", ConversationCursorPage, videos_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { bearerAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/videos/${e}`, videos_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
createCharacter(e, t) {
return this._client.post("/videos/characters", videos_resolveResourceRequestOptions(t, (t) => multipartFormRequestOptions({
body: e,
...t,
__security: { bearerAuth: !0 }
}, this._client)));
}
downloadContent(e, t = {}, n) {
let r = videos_normalizeRequestOptionsForQuery(t, ["variant"], n);
if (r !== void 0) {
n = r;
t = {};
}
t = t;
return this._client.get(k`/videos/${e}/content`, videos_resolveResourceRequestOptions(n, (e) => ({
query: t,
...e,
headers: headers_buildHeaders([{ Accept: "application/binary" }, e?.headers]),
__security: { bearerAuth: !0 },
__binaryResponse: !0
})));
}
edit(e, t) {
return this._client.post("/videos/edits", videos_resolveResourceRequestOptions(t, (t) => multipartFormRequestOptions({
body: e,
...t,
__security: { bearerAuth: !0 }
}, this._client)));
}
extend(e, t) {
return this._client.post("/videos/extensions", videos_resolveResourceRequestOptions(t, (t) => multipartFormRequestOptions({
body: e,
...t,
__security: { bearerAuth: !0 }
}, this._client)));
}
getCharacter(e, t) {
return this._client.get(k`/videos/characters/${e}`, videos_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
remix(e, t, n) {
return this._client.post(k`/videos/${e}/remix`, videos_resolveResourceRequestOptions(n, (e) => maybeMultipartFormRequestOptions(videos_withBodyFinalization({
body: t,
...e,
__security: { bearerAuth: !0 }
}, { finalizeMultipart: !0 }), this._client)));
}
}
function event_types_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
class EventTypes extends APIResource {
list(e) {
return this._client.get("/webhook_event_types", event_types_resolveResourceRequestOptions(e, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
}
function webhookSignatureRequiresSigning(e) {
return e.split(" ", 33).length > 32;
}
function* signatureCandidates(e) {
let t = 0;
for (; t <= e.length;) {
let n = e.indexOf(" ", t);
let r = e.slice(t, n === -1 ? void 0 : n);
yield r.startsWith("v1,") ? r.slice(3) : r;
if (n === -1) break;
t = n + 1;
}
}
function decodeSignature(e) {
try {
let t = fromBase64(e);
return t.byteLength === 32 ? t : void 0;
} catch {
return;
}
}
function firstValidLengthSignature(e) {
for (let t of signatureCandidates(e)) {
let e = decodeSignature(t);
if (e) return e;
}
}
function selectMatchingSignature(e, t, n) {
let r = n;
for (let n of signatureCandidates(e)) {
let e = decodeSignature(n);
if (!e) continue;
let i = 0;
for (let [n, r] of e.entries()) i |= r ^ (t[n] ?? 0);
i === 0 && (r = e);
}
return r;
}
async function verifyWebhookSignature(e, t, n, r, i, a) {
let o = Number.parseInt(n, 10);
if (Number.isNaN(o)) throw new InvalidWebhookSignatureError("Invalid webhook timestamp format");
let s = Math.floor(Date.now() / 1e3);
if (s - o > a) throw new InvalidWebhookSignatureError("Webhook timestamp is too old");
if (o > s + a) throw new InvalidWebhookSignatureError("Webhook timestamp is too new");
let c = webhookSignatureRequiresSigning(t);
let l = c ? firstValidLengthSignature(t) : void 0;
if (c && !l) throw new InvalidWebhookSignatureError("The given webhook signature does not match the expected signature");
let u = Uint8Array.from(i.startsWith("whsec_") ? fromBase64(i.slice(6)) : bytes_encodeUTF8(i));
let d = r ? `${r}.${n}.${e}` : `${n}.${e}`;
let f = Uint8Array.from(bytes_encodeUTF8(d));
let p = await crypto.subtle.importKey("raw", u, {
name: "HMAC",
hash: "SHA-256"
}, !1, c ? ["sign", "verify"] : ["verify"]);
if (c && l) {
let e = selectMatchingSignature(t, new Uint8Array(await crypto.subtle.sign("HMAC", p, f)), l);
try {
if (await crypto.subtle.verify("HMAC", p, Uint8Array.from(e), f)) return;
} catch {}
throw new InvalidWebhookSignatureError("The given webhook signature does not match the expected signature");
}
for (let e of signatureCandidates(t)) try {
let t = Uint8Array.from(fromBase64(e));
if (await crypto.subtle.verify("HMAC", p, t, f)) return;
} catch {}
throw new InvalidWebhookSignatureError("The given webhook signature does not match the expected signature");
}
var go, _o, vo;
function webhooks_resolveResourceRequestOptions(e, t) {
return Promise.resolve(e).then(t);
}
let yo = new Set([
"method",
"path",
"query",
"body",
"headers",
"maxRetries",
"stream",
"timeout",
"httpAgent",
"fetchOptions",
"signal",
"idempotencyKey",
"defaultBaseURL",
"__metadata",
"__binaryRequest",
"__binaryResponse",
"__streamClass",
"__streamMode",
"__security",
"__synthesizeEventData"
]);
function webhooks_normalizeRequestOptionsForQuery(e, t, n) {
if (typeof e != "object" || !e) return;
let r = Object.entries(Object.getOwnPropertyDescriptors(e)).filter(([, e]) => e.enumerable && (!("value" in e) || e.value !== void 0));
let i = r.map(([e]) => e);
if (!i.some((e) => yo.has(e) && !t.includes(e))) return;
if (n !== void 0 || i.some((e) => !yo.has(e) || t.includes(e))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (i.some((e) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(e))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(r.map(([t, n]) => {
if ("value" in n) return [t, n.value];
return [t, n.get ? Reflect.apply(n.get, e, []) : void 0];
}));
}
class Webhooks extends APIResource {
constructor() {
super(...arguments);
go.add(this);
this.eventTypes = new EventTypes(this._client);
}
create(e, t) {
return this._client.post("/webhook_endpoints", webhooks_resolveResourceRequestOptions(t, (t) => ({
body: e,
...t,
__security: { bearerAuth: !0 }
})));
}
retrieve(e, t) {
return this._client.get(k`/webhook_endpoints/${e}`, webhooks_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
update(e, t = {}, n) {
return this._client.post(k`/webhook_endpoints/${e}`, webhooks_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { bearerAuth: !0 }
})));
}
list(e = {}, t) {
let n = webhooks_normalizeRequestOptionsForQuery(e, ["after", "limit"], t);
if (n !== void 0) {
t = n;
e = {};
}
e = e;
return this._client.getAPIList("/webhook_endpoints", CursorPage, webhooks_resolveResourceRequestOptions(t, (t) => ({
query: e,
...t,
__security: { bearerAuth: !0 }
})));
}
delete(e, t) {
return this._client.delete(k`/webhook_endpoints/${e}`, webhooks_resolveResourceRequestOptions(t, (e) => ({
...e,
__security: { bearerAuth: !0 }
})));
}
rotateSecret(e, t = {}, n) {
return this._client.post(k`/webhook_endpoints/${e}/rotate_secret`, webhooks_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { bearerAuth: !0 }
})));
}
test(e, t, n) {
return this._client.post(k`/webhook_endpoints/${e}/test`, webhooks_resolveResourceRequestOptions(n, (e) => ({
body: t,
...e,
__security: { bearerAuth: !0 }
})));
}
async unwrap(e, t, n = this._client.webhookSecret, r = 300) {
await this.verifySignature(e, t, n, r);
return JSON.parse(e);
}
async verifySignature(e, t, n = this._client.webhookSecret, r = 300) {
if (typeof crypto > "u" || typeof crypto.subtle?.importKey != "function" || typeof crypto.subtle.verify != "function") throw Error("Webhook signature verification is only supported when the `crypto` global is defined");
__classPrivateFieldGet(this, go, "m", _o).call(this, n);
let i = headers_buildHeaders([t]).values;
let a = __classPrivateFieldGet(this, go, "m", vo).call(this, i, "webhook-signature");
let o = __classPrivateFieldGet(this, go, "m", vo).call(this, i, "webhook-timestamp");
let s = __classPrivateFieldGet(this, go, "m", vo).call(this, i, "webhook-id");
if (webhookSignatureRequiresSigning(a) && typeof crypto.subtle.sign != "function") throw Error("Webhook signature verification is only supported when the `crypto` global is defined");
return await verifyWebhookSignature(e, a, o, s, n, r);
}
}
go = new WeakSet(), _o = function _Webhooks_validateSecret(e) {
if (typeof e != "string" || e.length === 0) throw Error("The webhook secret must either be set using the env var, OPENAI_WEBHOOK_SECRET, on the client class, OpenAI({ webhookSecret: '123' }), or passed to this function");
}, vo = function _Webhooks_getRequiredHeader(e, t) {
if (!e) throw Error("Headers are required");
let n = e.get(t);
if (n == null) throw Error(`Missing required header: ${t}`);
return n;
};
Webhooks.EventTypes = EventTypes;
let bo = Symbol.for("openai.privateBedrockClient");
function assertValidBedrockBearerCredential(e) {
if (/^[\t ]|[\t ]$/.test(e)) throw TypeError("Bedrock bearer credential contains an invalid HTTP header value.");
for (let t of e) {
let e = t.codePointAt(0) ?? 0;
if (e < 32 && e !== 9 || e === 127 || e > 255) throw TypeError("Bedrock bearer credential contains an invalid HTTP header value.");
}
}
function mergeWebSocketAuthHeaders(e, t, n) {
let r = new Map(Object.entries(t).map(([e, t]) => [e.toLowerCase(), t]));
for (let e of n) r.delete(e);
for (let [t, n] of Object.entries(e.headers ?? {})) r.set(t, n);
return {
...e,
headers: Object.fromEntries(r)
};
}
let xo = new WeakMap();
let So = Symbol.for("openai.realtimeAPIKeyCacheContext");
let Co;
function getDeferredRealtimeAPIKeyCache(e) {
let t = e[So]?.getStore();
return t?.client === e ? t : void 0;
}
function validateCapturedAPIKey(e, t) {
t !== null && bo in e && assertValidBedrockBearerCredential(t);
return t;
}
async function resolveRealtimeAPIKey(e, t = !1) {
let n;
let r = {
client: e,
commit: () => n === void 0 ? e.apiKey : n
};
let capture = (e) => {
n = e;
};
let invoke = () => e._callApiKey(capture);
let i = e[So] ?? Co;
t && i && !e[So] && Object.defineProperty(e, So, { value: i });
let a = await (i ? i.run(t ? r : void 0, invoke) : invoke());
return {
apiKey: n === void 0 ? e.apiKey : n,
isProvider: a,
commit: () => {
let t = r.providerKey !== void 0 && n !== void 0 && n !== r.providerKey ? validateCapturedAPIKey(e, n) : void 0;
let i = r.commit();
return t === void 0 ? validateCapturedAPIKey(e, i) : t;
}
};
}
let wo = Symbol.for("openai.node.providerTimeout.v1");
function isProviderTimeoutError(e) {
return e instanceof error_APIConnectionTimeoutError || e instanceof Error && wo in e && e[wo] === !0;
}
let To = Symbol.for("openai.node.providerDefinitions.v1");
let Eo = globalThis;
let Do = Eo[To];
let Oo = Do ?? new WeakMap();
Do || Object.defineProperty(Eo, To, { value: Oo });
function configureProvider(e) {
let t = Oo.get(e);
if (!t) throw Error("Invalid provider. Providers must be created with createProvider().");
return t.configure();
}
var Z, Q, ko, $, Ao, jo, Mo, No, Po, Fo, Io, Lo, Ro, zo;
function isRunningInBrowserOrBrowserWorker() {
if (isRunningInBrowser()) return !0;
let e = globalThis;
return typeof e.WorkerGlobalScope == "function" && e instanceof e.WorkerGlobalScope && typeof e.WorkerNavigator == "function" && e.navigator instanceof e.WorkerNavigator && typeof e.navigator?.userAgent == "string" && e.navigator.userAgent !== "Cloudflare-Workers" && e.process?.versions?.node === void 0 && e.Deno === void 0 && e.Bun === void 0 && e.EdgeRuntime === void 0 && e.WebSocketPair === void 0;
}
let Bo = Symbol("inheritedDataResidencySelection");
class OpenAI {
constructor(e = {}) {
Z.add(this);
ko.set(this, void 0);
$.set(this, void 0);
Ao.set(this, void 0);
jo.set(this, void 0);
Mo.set(this, !1);
No.set(this, new WeakMap());
this._apiKeyInvocation = 0;
this._lastCachedAPIKeyInvocation = 0;
this.decisions = new Decisions(this);
this.completions = new completions_Completions(this);
this.chat = new Chat(this);
this.embeddings = new Embeddings(this);
this.files = new resources_files_Files(this);
this.images = new Images(this);
this.contentProvenanceChecks = new ContentProvenanceChecks(this);
this.audio = new Audio(this);
this.moderations = new Moderations(this);
this.models = new Models(this);
this.fineTuning = new FineTuning(this);
this.graders = new graders_Graders(this);
this.vectorStores = new VectorStores(this);
this.safety = new Safety(this);
this.webhooks = new Webhooks(this);
this.beta = new Beta(this);
this.batches = new Batches(this);
this.uploads = new Uploads(this);
this.admin = new Admin(this);
this.responses = new responses_Responses(this);
this.live = new Live(this);
this.realtime = new realtime_Realtime(this);
this.conversations = new Conversations(this);
this.evals = new Evals(this);
this.containers = new Containers(this);
this.skills = new Skills(this);
this.videos = new Videos(this);
let { credential: t, options: n } = normalizeX509CredentialOptions(e);
e = n;
let r = resolveDataResidency(e);
let i = e.provider;
let { baseURL: a = i ? null : env_readEnv("OPENAI_BASE_URL"), dataResidency: o, [Bo]: s = !1, apiKey: c = i ? null : env_readEnv("OPENAI_API_KEY") ?? null, adminAPIKey: l = i ? null : env_readEnv("OPENAI_ADMIN_KEY") ?? null, organization: u = i ? null : env_readEnv("OPENAI_ORG_ID") ?? null, project: d = i ? null : env_readEnv("OPENAI_PROJECT_ID") ?? null, webhookSecret: f = env_readEnv("OPENAI_WEBHOOK_SECRET") ?? null, workloadIdentity: p, x509Transport: m, credential: h, ...g } = e;
if (i) {
let t = [
"apiKey",
"adminAPIKey",
"workloadIdentity",
"x509Transport",
"baseURL",
"dataResidency"
].filter((t) => (t === "workloadIdentity" ? p : e[t]) != null);
if (t.length) throw new error_OpenAIError(`The \`provider\` option cannot be used with ${t.map((e) => `\`${e}\``).join(", ")}. Configure authentication and the base URL through the provider instead.`);
}
let _ = isX509WorkloadIdentity(p) ? {
x509: p,
legacy: void 0
} : {
x509: void 0,
legacy: p
};
let v = _.x509;
let y = v !== void 0;
let b = i ? configureProvider(i) : void 0;
let x = {
apiKey: c,
adminAPIKey: l,
organization: u,
project: d,
webhookSecret: f,
workloadIdentity: p,
x509Transport: m,
provider: i,
...g,
baseURL: b?.baseURL ?? r ?? (a || (y ? "https://mtls.api.openai.com/v1" : "https://api.openai.com/v1"))
};
if (m && !y) throw new error_OpenAIError("An X.509 transport requires an X.509 workload identity.");
if (y) {
if (r !== void 0 || s) throw new error_OpenAIError("X.509 workload identity does not support data residency selection.");
if (e.fetch !== void 0) throw new error_OpenAIError("X.509 workload identity does not support a custom fetch implementation.");
assertX509APIOrigin(x.baseURL);
assertX509RequestOptions(x.fetchOptions);
if (this.fetchWithAuth !== Q.prototype.fetchWithAuth || this.fetchWithTimeout !== Q.prototype.fetchWithTimeout) throw new error_OpenAIError("X.509 workload identity does not support overridden fetch dispatch hooks.");
}
if (c && p) throw new error_OpenAIError("The `apiKey` and `workloadIdentity` options are mutually exclusive");
if (!b && !c && !l && !p) throw new error_OpenAIError("Missing credentials. Please pass an `apiKey`, `workloadIdentity`, `adminAPIKey`, or set the `OPENAI_API_KEY` or `OPENAI_ADMIN_KEY` environment variable.");
if (!x.dangerouslyAllowBrowser && isRunningInBrowserOrBrowserWorker()) throw new error_OpenAIError("It looks like you're running in a browser-like environment.\n\nThis is disabled by default, as it risks exposing your secret API credentials to attackers.\nIf you understand the risks and have appropriate mitigations in place,\nyou can set the `dangerouslyAllowBrowser` option to `true`, e.g.,\n\nnew OpenAI({ apiKey, dangerouslyAllowBrowser: true });\n\nhttps://help.openai.com/en/articles/5112595-best-practices-for-api-key-safety\n");
this.baseURL = x.baseURL;
__classPrivateFieldSet(this, Mo, r !== void 0 || s, "f");
this.timeout = x.timeout ?? Q.DEFAULT_TIMEOUT;
this.logger = __classPrivateFieldGet(this, Z, "m", zo).call(this, x.logger ?? console);
let S = "warn";
this.logLevel = S;
this.logLevel = parseLogLevel(x.logLevel, "ClientOptions.logLevel", this) ?? parseLogLevel(env_readEnv("OPENAI_LOG"), "process.env['OPENAI_LOG']", this) ?? S;
this.fetchOptions = x.fetchOptions;
this.maxRetries = __classPrivateFieldGet(this, Z, "m", Io).call(this, x.maxRetries);
this.fetch = x.fetch ?? getDefaultFetch();
__classPrivateFieldSet(this, ko, FallbackEncoder, "f");
let C = i || t ? void 0 : env_readEnv("OPENAI_CUSTOM_HEADERS");
if (C) {
let e = {};
for (let t of C.split("\n")) {
let n = t.indexOf(":");
n >= 0 && (e[t.substring(0, n).trim()] = t.substring(n + 1).trim());
}
x.defaultHeaders = headers_buildHeaders([e, x.defaultHeaders]);
}
this._options = x;
this._provider = b;
if (v) {
let e = new X509WorkloadIdentityAuth(v, m, u, d);
this._workloadIdentityAuth = e;
__classPrivateFieldSet(this, $, e, "f");
__classPrivateFieldSet(this, Ao, t, "f");
__classPrivateFieldSet(this, jo, e.fetch(), "f");
this.fetch = __classPrivateFieldGet(this, jo, "f");
Qe(this);
} else _.legacy && (this._workloadIdentityAuth = new WorkloadIdentityAuth(_.legacy, this.fetch));
this.apiKey = typeof c == "string" ? c : null;
this.adminAPIKey = l;
this.organization = u;
this.project = d;
this.webhookSecret = f;
}
withOptions(e) {
let t = resolveDataResidency(e);
let n = __classPrivateFieldGet(this, $, "f");
let r = {
...this._options,
baseURL: this.baseURL,
maxRetries: this.maxRetries,
timeout: this.timeout,
logger: this.logger,
logLevel: this.logLevel,
fetch: __classPrivateFieldGet(this, $, "f") ? void 0 : this.fetch,
fetchOptions: this.fetchOptions,
apiKey: this._options.apiKey,
adminAPIKey: this.adminAPIKey,
workloadIdentity: n?.identitySnapshot() ?? this._options.workloadIdentity,
x509Transport: this._options.x509Transport,
organization: this.organization,
project: this.project,
webhookSecret: this.webhookSecret
};
let { credential: i, provider: a } = prepareX509ClientClone(r, e, __classPrivateFieldGet(this, Ao, "f"), n !== void 0);
t !== void 0 && delete r.baseURL;
let o = {
...r,
...e,
credential: i,
provider: a,
[Bo]: __classPrivateFieldGet(this, Mo, "f") && t === void 0 && !values_hasOwn(e, "baseURL") && e.credential === void 0 && !a
};
let s = new this.constructor(o);
if (a && new URL(s.baseURL).origin !== new URL(this.baseURL).origin) {
Object.assign(s._options, {
defaultHeaders: e.defaultHeaders,
defaultQuery: e.defaultQuery,
fetchOptions: e.fetchOptions,
fetch: e.fetch
});
s.fetchOptions = e.fetchOptions;
s.fetch = e.fetch ?? getDefaultFetch();
s.organization = e.organization ?? null;
s.project = e.project ?? null;
}
if (__classPrivateFieldGet(this, $, "f") && __classPrivateFieldGet(s, $, "f") && this.baseURL === s.baseURL && __classPrivateFieldGet(this, $, "f").matches(__classPrivateFieldGet(s, $, "f"))) {
s._workloadIdentityAuth = __classPrivateFieldGet(this, $, "f");
__classPrivateFieldSet(s, $, __classPrivateFieldGet(this, $, "f"), "f");
__classPrivateFieldSet(s, jo, __classPrivateFieldGet(this, jo, "f"), "f");
}
return s;
}
defaultQuery() {
return this._options.defaultQuery;
}
_buildWebSocketHeaders(e, t) {
let n = xo.get(this);
if (n?.baseHeaders) return mergeWebSocketAuthHeaders({ headers: n.baseHeaders }, e, n.removedHeaders ?? new Set()).headers;
let r = headers_buildHeaders([
{
"User-Agent": this.getUserAgent(),
"OpenAI-Organization": this.organization,
"OpenAI-Project": this.project
},
e,
this._options.defaultHeaders
]);
r.nulls.forEach((e) => (t ?? n?.removedHeaders)?.add(e));
let i = Object.fromEntries(r.values);
n && (n.baseHeaders = { ...i });
return i;
}
validateHeaders({ values: e, nulls: t }, n = {
bearerAuth: !0,
adminAPIKeyAuth: !0
}) {
if (e.get("authorization") || e.get("api-key")) return;
if (t.has("authorization") || t.has("api-key")) return;
if (this._workloadIdentityAuth && n.bearerAuth) return;
throw Error("Could not resolve authentication method. Expected either apiKey or adminAPIKey to be set. Or for one of the \"Authorization\" or \"api-key\" headers to be explicitly omitted");
}
async authHeaders(e, t = {
bearerAuth: !0,
adminAPIKeyAuth: !0
}) {
if ((__classPrivateFieldGet(this, $, "f") ?? this._workloadIdentityAuth) instanceof X509WorkloadIdentityAuth && t.adminAPIKeyAuth && this.adminAPIKey !== null) return await this.adminAPIKeyAuth(e);
return headers_buildHeaders([t.bearerAuth ? await this.bearerAuth(e) : null, t.adminAPIKeyAuth ? await this.adminAPIKeyAuth(e) : null]);
}
async bearerAuth(e) {
let t = __classPrivateFieldGet(this, $, "f") ?? this._workloadIdentityAuth;
if (t) {
if (t instanceof X509WorkloadIdentityAuth) {
if (t === this._workloadIdentityAuth && (this.fetchWithAuth !== Q.prototype.fetchWithAuth || this.fetchWithTimeout !== Q.prototype.fetchWithTimeout)) throw new error_OpenAIError("X.509 workload identity does not support overridden fetch dispatch hooks.");
let n = t.headerSnapshots();
if (!X509WorkloadIdentityAuth.shouldAuthenticate(e, n.defaultHeaders, n.requestHeaders)) return;
}
let n = t instanceof X509WorkloadIdentityAuth ? await t.getToken(e, {
apiURL: t.requestAPIURL(),
...t.headerSnapshots(),
...t.requestSnapshot(),
signal: t.effectiveSignal(),
...t.tenantSnapshot()
}) : await t.getToken();
return headers_buildHeaders([{ Authorization: `Bearer ${n}` }]);
}
let { apiKey: n } = await resolveRealtimeAPIKey(this);
if (n == null) return;
return headers_buildHeaders([{ Authorization: `Bearer ${n}` }]);
}
async adminAPIKeyAuth(e) {
if (this.adminAPIKey == null) return;
return headers_buildHeaders([{ Authorization: `Bearer ${this.adminAPIKey}` }]);
}
stringifyQuery(e) {
return stringifyQuery(e);
}
getUserAgent() {
return `${this.constructor.name}/JS ${ae}`;
}
defaultIdempotencyKey() {
return `stainless-node-retry-${uuid_uuid4()}`;
}
makeStatusError(e, t, n, r) {
let i = t && typeof t == "object" && t.error == null ? { error: t } : t;
return APIError.generate(e, i, n, r);
}
_hasApiKeyProvider() {
return typeof this._options.apiKey == "function";
}
async _callApiKey(e) {
if (this._provider) {
e?.(this.apiKey);
return !1;
}
let t = this._options.apiKey;
if (typeof t != "function") {
e?.(this.apiKey);
return !1;
}
let n = getDeferredRealtimeAPIKeyCache(this);
let r = ++this._apiKeyInvocation;
let i;
try {
i = await t();
} catch (e) {
if (e instanceof error_OpenAIError) throw e;
throw new error_OpenAIError(`Failed to get token from 'apiKey' function: ${e.message}`, { cause: e });
}
if (typeof i != "string" || !i) throw new error_OpenAIError(`Expected 'apiKey' function argument to return a string but it returned ${i}`);
let a = i;
let commit = () => {
e && validateCapturedAPIKey(this, a);
if (r < this._lastCachedAPIKeyInvocation) return a;
this.apiKey = a;
let t = e ? this.apiKey : a;
this._lastCachedAPIKeyInvocation = r;
return t;
};
if (n) {
n.providerKey = a;
n.commit = commit;
}
let o = n ? validateCapturedAPIKey(this, a) : commit();
e?.(o);
return !0;
}
buildURL(e, t, n) {
let r = !__classPrivateFieldGet(this, Z, "m", Fo).call(this) && n || this.baseURL;
let i;
let a = {};
let o;
if (isAbsoluteURL(e)) i = new URL(e);
else if (r.includes("?")) {
let t = new URL(r);
o = new URLSearchParams(t.search);
a = Object.fromEntries(o);
t.search = "";
t.hash = "";
i = new URL(t.toString() + (t.pathname.endsWith("/") && e.startsWith("/") ? e.slice(1) : e));
} else i = new URL(r + (r.endsWith("/") && e.startsWith("/") ? e.slice(1) : e));
let s = this.defaultQuery();
let c = Object.fromEntries(i.searchParams);
let l;
if (!isEmptyObj(a) || !isEmptyObj(s) || !isEmptyObj(c)) {
l = {
...c,
...s,
...t
};
t = {
...a,
...l
};
}
if (typeof t == "object" && t && !Array.isArray(t)) {
i.search = this.stringifyQuery(t);
if (o && l) {
let e = new Set();
let t = new Set();
for (let n of o.keys()) {
e.has(n) && !values_hasOwn(l, n) && t.add(n);
e.add(n);
}
if (t.size) {
let e = new URLSearchParams();
for (let [n, r] of i.searchParams) t.has(n) || e.append(n, r);
for (let [n, r] of o) t.has(n) && e.append(n, r);
i.search = e.toString();
}
}
}
return i.toString();
}
async prepareOptions(e) {}
async prepareRequest(e, { url: t, options: n }) {}
get(e, t) {
return this.methodRequest("get", e, t);
}
post(e, t) {
return this.methodRequest("post", e, t);
}
patch(e, t) {
return this.methodRequest("patch", e, t);
}
put(e, t) {
return this.methodRequest("put", e, t);
}
delete(e, t) {
return this.methodRequest("delete", e, t);
}
methodRequest(e, t, n) {
return this.request(Promise.resolve(n).then((n) => ({
method: e,
path: t,
...n
})));
}
request(e, t = null) {
let n = __classPrivateFieldGet(this, $, "f") ?? this._workloadIdentityAuth;
let r = n instanceof X509WorkloadIdentityAuth ? Promise.resolve(e).then((e) => n.runRequest(() => this.makeRequest(e, t, void 0), this)) : this.makeRequest(e, t, void 0);
return this.responsePromise(r);
}
responsePromise(e, t = (e, t) => this.parseResponseWithTimeout(e, t)) {
let n = new APIPromise(this, e, (e, n) => {
let r = __classPrivateFieldGet(this, No, "f").get(n.controller)?.continueRequest;
return r ? r(() => t(e, n)) : t(e, n);
});
n.withResponse = async () => {
let t = await n;
let { response: r } = await e;
return {
data: t,
response: r,
request_id: r.headers.get("x-request-id")
};
};
n._thenUnwrap = (n) => this.responsePromise(e, async (e, r) => addRequestID(n(await t(e, r), r), r.response));
return n;
}
async parseResponseWithTimeout(e, t) {
if (t.options.stream || t.options.__binaryResponse || t.response.status === 204 || t.response.headers.get("content-length") === "0") return defaultParseResponse(e, t);
for (;;) {
let n = __classPrivateFieldGet(this, No, "f").get(t.controller);
let r = n?.timeout ?? t.options.timeout ?? this.timeout;
let i = n?.authentication;
let a = i ? t.controller.signal : t.options.signal;
let abortError = () => i && a ? this._makeUserAbortError(a) : new APIUserAbortError();
let o;
try {
o = i?.remainingTimeout(t.options, r) ?? Math.max(0, t.startTime + r - Date.now());
} catch (e) {
let n = a?.aborted ? abortError() : void 0;
t.controller.abort();
CancelReadableStream(t.response.body).catch(() => void 0);
throw n ?? e;
}
let s;
let abortListener;
let c = !1;
try {
if (a?.aborted && n?.helperMethod !== "runTools") throw abortError();
let r = new Promise((e, n) => {
s = setTimeout(() => {
c = !0;
t.controller.abort();
n(new error_APIConnectionTimeoutError());
}, o);
if (a) {
abortListener = () => {
c || n(abortError());
};
a.addEventListener("abort", abortListener, { once: !0 });
}
});
return await Promise.race([defaultParseResponse(e, t), r]);
} catch (e) {
if (a?.aborted && !c) throw abortError();
if (!c) {
if (i && e instanceof SyntaxError) throw SyntaxError("X.509 workload identity API response contains invalid JSON.");
if (i && !(e instanceof error_OpenAIError)) throw new APIConnectionError({ message: "X.509 workload identity API response body could not be read." });
throw e;
}
let r = n?.retriesRemaining ?? 0;
if (!r || n?.hasStreamingBody || t.options.__metadata?.hasStreamingBody || globalThis.ReadableStream && t.options.body instanceof globalThis.ReadableStream || typeof t.options.body == "object" && t.options.body !== null && (Symbol.asyncIterator in t.options.body || Symbol.iterator in t.options.body && "next" in t.options.body && typeof t.options.body.next == "function")) throw new error_APIConnectionTimeoutError();
s !== void 0 && clearTimeout(s);
abortListener && a?.removeEventListener("abort", abortListener);
abortListener = void 0;
let o = await this.retryRequest(t.options, r, t.retryOfRequestLogID ?? t.requestLogID, void 0, t.requestSignal);
Object.assign(t, o);
} finally {
s !== void 0 && clearTimeout(s);
abortListener && a?.removeEventListener("abort", abortListener);
}
}
}
async readX509ResponseError(e, t, n, r, i) {
let a = new AbortController();
let o = r.signal;
let s = !1;
let cancel = () => a.abort(o.reason);
o.addEventListener("abort", cancel, { once: !0 });
o.aborted && cancel();
try {
let r = i.remainingTimeout(t, n);
let s = i.waitForRetry(r, a.signal).then(() => {
throw new error_APIConnectionTimeoutError();
});
let c = await Promise.race([e.text().catch(() => "X.509 workload identity API response body could not be read."), s]);
if (o.aborted) throw this._makeUserAbortError(o);
return c;
} catch (t) {
if (t instanceof error_APIConnectionTimeoutError) {
s = !o.aborted;
r.abort();
CancelReadableStream(e.body).catch(() => void 0);
}
if (o.aborted && !s) throw this._makeUserAbortError(o);
throw t;
} finally {
o.removeEventListener("abort", cancel);
a.abort();
}
}
async makeRequest(e, t, n) {
let r = await e;
let i = __classPrivateFieldGet(this, Z, "m", Io).call(this, r.maxRetries ?? this.maxRetries);
t = t == null ? i : Math.min(__classPrivateFieldGet(this, Z, "m", Io).call(this, t), i);
let a = __classPrivateFieldGet(this, $, "f");
a?.beginRequestPreparation();
await this.prepareOptions(r);
a?.beginRequestPlanning();
let o;
try {
let e = await this.buildRequest(r, { retryCount: i - t });
o = {
req: e.req,
url: e.url,
timeout: e.timeout
};
if (a) {
validatePositiveInteger("timeout", o.timeout);
a.authorizePlannedRequest(o.url, o.req, o.timeout);
X509WorkloadIdentityAuth.isStreamingRequestBody(o.req.body) && (r.__metadata = {
...r.__metadata,
hasStreamingBody: !0
});
await this.prepareRequest(o.req, {
url: o.url,
options: r
});
await this._provider?.prepareRequest?.(o.req, {
url: o.url,
options: r,
timeout: o.timeout
});
a.beginRequestPlanning();
a.authorizePlannedRequest(o.url, o.req, o.timeout, !0);
X509WorkloadIdentityAuth.isStreamingRequestBody(o.req.body) && (r.__metadata = {
...r.__metadata,
hasStreamingBody: !0
});
let e = a.requestSnapshot().signal;
if (e?.aborted || o.req.signal?.aborted) throw this._makeUserAbortError(e?.aborted ? e : o.req.signal);
a.setEffectiveSignal(o.req.signal || e ? createRequestController(o.req.signal ?? e, e).signal : void 0);
a.beginRequestNetwork();
let t = r.__security ?? { bearerAuth: !0 };
let n = await this.authHeaders(r, t);
let i = a.headerSnapshots();
let s = headers_buildHeaders([i.defaultHeaders, i.requestHeaders]);
for (let [e, t] of n?.values ?? []) !s.nulls.has(e) && !o.req.headers.has(e) && o.req.headers.set(e, t);
this.validateHeaders(headers_buildHeaders([s, o.req.headers]), t);
}
} catch (e) {
a?.retireRequestBody();
if (a && t && !r.__metadata?.hasStreamingBody && X509WorkloadIdentityAuth.isRetryableFailure(e)) return await this.retryRequest(r, t, n ?? "x509-token-exchange", X509WorkloadIdentityAuth.retryHeaders(e));
throw e;
}
let { req: s, url: c } = o;
let l = a ? Math.min(o.timeout, a.requestSnapshot().timeout) : o.timeout;
a?.bindRequest(r, s, this.adminAPIKey);
let u = r.__metadata?.hasStreamingBody === !0;
let d;
let f;
if (!a) {
await this.prepareRequest(s, {
url: c,
options: r
});
this._provider?.timeoutIncludesAuth && (d = {
wallTime: Date.now(),
monotonicTime: performance.now()
});
try {
await this._provider?.prepareRequest?.(s, {
url: c,
options: r,
timeout: l
});
} catch (e) {
if (!d || !isProviderTimeoutError(e)) throw e;
f = e;
}
}
a?.adoptRequestHeaders(s);
a && X509WorkloadIdentityAuth.isStreamingRequestBody(s.body) && (u = !0);
let p = "log_" + (Math.random() * (1 << 24) | 0).toString(16).padStart(6, "0");
let m = n === void 0 ? "" : `, retryOf: ${n}`;
let h = a?.requestStartedAt(r) ?? d?.wallTime ?? Date.now();
if (this.logLevel === "debug") {
let e = typeof s.body == "string" ? {
type: "string",
length: s.body.length
} : s.body;
loggerFor(this).debug(`[${p}] sending request`, formatRequestDetails({
retryOfRequestLogID: n,
method: r.method,
url: c,
options: a ? {
body: e,
...a.requestSnapshot()
} : {
...r,
body: e
},
headers: s.headers
}));
}
let g = a ? a.requestSnapshot().signal : r.signal;
if (g?.aborted || s.signal?.aborted) throw this._makeUserAbortError(g?.aborted ? g : s.signal);
let _ = r.__security ?? { bearerAuth: !0 };
let v = a || this.fetchWithTimeout === Q.prototype.fetchWithTimeout ? createRequestController(s.signal ?? (a ? g : void 0), a ? g : void 0) : new AbortController();
let y = a?.remainingTimeout(r, l) ?? (d ? l - (performance.now() - d.monotonicTime) : l);
d && y <= 0 && (f ??= new error_APIConnectionTimeoutError());
let b = a ? Q.prototype.fetchWithAuth : this.fetchWithAuth;
a?.releaseRequestBody(s.body);
let x = f ?? await b.call(this, c, s, y, v, _).catch(castToError);
let S = Date.now();
if (x instanceof globalThis.Error) {
let e = `retrying, ${t} attempts remaining`;
if (g?.aborted || s.signal?.aborted) throw this._makeUserAbortError(g?.aborted ? g : s.signal);
let i = isAbortError(x) || /timed? ?out/i.test(String(x) + ("cause" in x ? String(x.cause) : ""));
if (t && !u && (!a || Ye(x))) {
loggerFor(this).info(`[${p}] connection ${i ? "timed out" : "failed"} - ${e}`);
loggerFor(this).debug(`[${p}] connection ${i ? "timed out" : "failed"} (${e})`, formatRequestDetails({
retryOfRequestLogID: n,
url: c,
durationMs: S - h,
message: a ? "X.509 workload identity API connection failed." : x.message
}));
return this.retryRequest(r, t, n ?? p, void 0, s.signal);
}
let o = u ? "error; streaming body cannot be retried" : "error; no more retries left";
loggerFor(this).info(`[${p}] connection ${i ? "timed out" : "failed"} - ${o}`);
loggerFor(this).debug(`[${p}] connection ${i ? "timed out" : "failed"} (${o})`, formatRequestDetails({
retryOfRequestLogID: n,
url: c,
durationMs: S - h,
message: a ? "X.509 workload identity API connection failed." : x.message
}));
if (x instanceof OAuthError || x instanceof SubjectTokenProviderError) throw x;
if (i) {
let e = "cause" in x ? x.cause : void 0;
let t = typeof e == "object" && e && "code" in e && e.code === "UND_ERR_HEADERS_TIMEOUT" ? new error_APIConnectionTimeoutError({ message: "Request timed out. Node.js fetch timed out waiting for response headers; configure a matching undici fetch and fetchOptions.dispatcher with an Agent whose headersTimeout is at least the SDK timeout." }) : new error_APIConnectionTimeoutError();
if (a) throw new error_APIConnectionTimeoutError();
throw Object.assign(t, { cause: x });
}
if (a) throw new APIConnectionError({ message: "X.509 workload identity API connection failed." });
throw new APIConnectionError({
message: getConnectionErrorMessage(x),
cause: x
});
}
let C = `[${p}${m}${[...x.headers.entries()].filter(([e]) => e === "x-request-id").map(([e, t]) => ", " + e + ": " + JSON.stringify(t)).join("")}] ${s.method} ${redactURL(c)} ${x.ok ? "succeeded" : "failed"} with status ${x.status} in ${S - h}ms`;
if (!x.ok) {
let e = x.status === 401 && a && _.bearerAuth && a.usedWorkloadToken(r);
e && a.invalidateToken();
if (x.status === 401 && (a || this._workloadIdentityAuth) && _.bearerAuth && (!a || a.usedWorkloadToken(r)) && (!a || t > 0) && !u && !r.__metadata?.workloadIdentityTokenRefreshed) {
if (a) CancelReadableStream(x.body).catch(() => void 0);
else {
await CancelReadableStream(x.body);
this._workloadIdentityAuth?.invalidateToken();
}
let e = {
...r,
__metadata: {
...r.__metadata,
workloadIdentityTokenRefreshed: !0
}
};
return this.makeRequest(e, a ? t - 1 : t, n ?? p);
}
let i = e && r.__metadata?.workloadIdentityTokenRefreshed ? !1 : await this.shouldRetry(x);
if (t && i && !u) {
let e = `retrying, ${t} attempts remaining`;
a ? CancelReadableStream(x.body).catch(() => void 0) : await CancelReadableStream(x.body);
loggerFor(this).info(`${C} - ${e}`);
loggerFor(this).debug(`[${p}] response error (${e})`, formatRequestDetails({
retryOfRequestLogID: n,
url: x.url,
status: x.status,
headers: x.headers,
durationMs: S - h
}));
return this.retryRequest(r, t, n ?? p, x.headers, s.signal);
}
let o = i ? u ? "error; streaming body cannot be retried" : "error; no more retries left" : "error; not retryable";
loggerFor(this).info(`${C} - ${o}`);
let c = a ? await this.readX509ResponseError(x, r, l, v, a) : await x.text().catch((e) => castToError(e).message);
let d = safeJSON(c);
let f = d ? void 0 : c;
loggerFor(this).debug(`[${p}] response error (${o})`, formatRequestDetails({
retryOfRequestLogID: n,
url: x.url,
status: x.status,
headers: x.headers,
message: f,
durationMs: Date.now() - h
}));
throw this.makeStatusError(x.status, d, f, x.headers);
}
loggerFor(this).info(C);
loggerFor(this).debug(`[${p}] response start`, formatRequestDetails({
retryOfRequestLogID: n,
url: x.url,
status: x.status,
headers: x.headers,
durationMs: S - h
}));
let ee = a?.continuation();
a?.releaseRequestCredentials();
__classPrivateFieldGet(this, No, "f").set(v, {
timeout: l,
retriesRemaining: t,
hasStreamingBody: u,
...a ? { authentication: a } : {},
helperMethod: r.__metadata?.helperMethod,
...ee ? { continueRequest: ee } : {}
});
return {
response: x,
options: r,
controller: v,
requestSignal: s.signal,
requestLogID: p,
retryOfRequestLogID: n,
startTime: h
};
}
getAPIList(e, t, n) {
return this.requestAPIList(t, n && "then" in n ? n.then((t) => ({
method: "get",
path: e,
...t
})) : {
method: "get",
path: e,
...n
});
}
requestAPIList(e, t) {
let n = __classPrivateFieldGet(this, $, "f") ?? this._workloadIdentityAuth;
let r = n instanceof X509WorkloadIdentityAuth ? Promise.resolve(t).then((e) => n.runRequest(() => this.makeRequest(e, null, void 0), this)) : this.makeRequest(t, null, void 0);
let i = new PagePromise(this, r, e);
let a = this.responsePromise(r, async (t, n) => {
let r = await this.parseResponseWithTimeout(t, n);
return new e(t, n.response, r, n.options);
});
i.then = a.then.bind(a);
i.catch = a.catch.bind(a);
i.finally = a.finally.bind(a);
i.withResponse = a.withResponse.bind(a);
i._thenUnwrap = a._thenUnwrap.bind(a);
return i;
}
async fetchWithAuth(e, t, n, r, i = {
bearerAuth: !0,
adminAPIKeyAuth: !0
}) {
if (this._workloadIdentityAuth && !__classPrivateFieldGet(this, jo, "f") && i.bearerAuth) {
let e = t.headers;
if (e.get("Authorization") === "Bearer workload-identity-auth") {
let t = await this._workloadIdentityAuth.getToken();
e.set("Authorization", `Bearer ${t}`);
}
}
return await (__classPrivateFieldGet(this, jo, "f") ? Q.prototype.fetchWithTimeout : this.fetchWithTimeout).call(this, e, t, n, r);
}
async fetchWithTimeout(e, t, n, r) {
let { signal: i, method: a, ...o } = t || {};
let s = this._makeAbort(r);
let c = !!i && Vo.get(r) === i;
let l = i && !c ? addRequestAbortListener(i, s, r.signal) : void 0;
let u = setTimeout(s, n);
let d = globalThis.ReadableStream && o.body instanceof globalThis.ReadableStream || typeof o.body == "object" && o.body !== null && Symbol.asyncIterator in o.body;
let f = {
signal: r.signal,
...d ? { duplex: "half" } : {},
method: "GET",
...o
};
a && (f.method = a.toUpperCase());
try {
let t = await (__classPrivateFieldGet(this, jo, "f") ?? this.fetch).call(void 0, e, f);
l && retainRequestAbortCallback(t.body ?? t, s, r.signal);
return t;
} catch (e) {
l?.();
throw e;
} finally {
clearTimeout(u);
}
}
async shouldRetry(e) {
let t = e.headers.get("x-should-retry");
if (t === "true") return !0;
if (t === "false") return !1;
if (e.status === 408) return !0;
if (e.status === 409) return !0;
if (e.status === 429) return !0;
if (e.status >= 500) return !0;
return !1;
}
async retryRequest(e, t, n, r, i = e.signal) {
let a;
let o = r?.get("retry-after-ms");
if (o) {
let e = parseFloat(o);
Number.isNaN(e) || (a = e);
}
let s = r?.get("retry-after");
if (s && a === void 0) {
let e = parseFloat(s);
a = Number.isNaN(e) ? Date.parse(s) - Date.now() : e * 1e3;
}
if (a === void 0 || !Number.isFinite(a) || a < 0 || a > 6e4) {
let n = __classPrivateFieldGet(this, Z, "m", Io).call(this, e.maxRetries ?? this.maxRetries);
a = this.calculateDefaultRetryTimeoutMillis(t, n);
}
let c = __classPrivateFieldGet(this, $, "f");
if (c) {
let t = c.remainingTimeout(e, c.requestSnapshot().timeout);
if (a >= t) throw new error_APIConnectionTimeoutError();
}
if (c) await c.waitForRetry(a, c.effectiveSignal());
else {
let t = i === e.signal ? [i] : [i, e.signal];
try {
await sleep(a, ...t);
} catch (e) {
let n = t.find((e) => e?.aborted);
if (n) throw this._makeUserAbortError(n);
throw e;
}
}
return this.makeRequest(e, t - 1, n);
}
calculateDefaultRetryTimeoutMillis(e, t) {
let n = t - e;
return Math.min(.5 * 2 ** n, 8) * (1 - Math.random() * .25) * 1e3;
}
async buildRequest(e, { retryCount: t = 0 } = {}) {
if (__classPrivateFieldGet(this, $, "f") && !__classPrivateFieldGet(this, $, "f").inRequest(this)) {
let n = __classPrivateFieldGet(this, $, "f");
return await n.runRequest(async () => {
let r = await Q.prototype.buildRequest.call(this, e, { retryCount: t });
n.releaseRequestBody(r.req.body);
return r;
}, this);
}
let n = { ...e };
let r = __classPrivateFieldGet(this, $, "f");
let i = r?.snapshotTenant(this.organization, this.project);
let a = r?.snapshotHeaders(this._options.defaultHeaders, n.headers);
a && (n.headers = a.requestHeaders);
let o = r ? snapshotX509RequestOptions(this.fetchOptions) : void 0;
let s = r ? snapshotX509RequestOptions(n.fetchOptions) : void 0;
let { method: c, path: l, query: u, defaultBaseURL: d } = n;
let f = this.buildURL(l, u, d);
r?.snapshotAPIURL(f);
let p = "timeout" in n;
p && validatePositiveInteger("timeout", n.timeout);
n.timeout = n.timeout ?? this.timeout;
r && s && r.snapshotRequest(n.signal, n.timeout, s);
if (r) {
let e = r.requestSnapshot();
n.timeout = e.timeout;
e.signal === void 0 ? delete n.signal : n.signal = e.signal;
}
let m = this._provider || r ? void 0 : await this.authHeaders(e, e.__security ?? { bearerAuth: !0 });
if (n.__metadata?.finalizeMultipart === !0 && hasUploadableValue(n.body)) {
let t = headers_buildHeaders([n.headers]);
t.values.delete("content-type");
t.nulls.delete("content-type");
let r = await maybeMultipartFormRequestOptions({
...n,
headers: t
}, this, n.__metadata?.preserveMultipartFilenames === !0 ? { stripFilenames: !1 } : void 0);
e.body = n.body = r.body;
n.headers = r.headers;
e.__metadata = n.__metadata = {
...r.__metadata,
finalizedMultipart: {
body: r.body,
contentType: headers_buildHeaders([r.headers]).values.get("content-type")
}
};
}
if (n.__metadata?.streamFromBody === !0) {
finalizeStreamingFormRequestOptions(n);
e.stream = n.stream;
}
let h = JSON.isRawJSON;
let g;
let _ = !1;
let v = !1;
let y = !1;
let b = n.__metadata?.streamFromBody === !0 && typeof n.body == "object" && n.body !== null ? observeJSONRequestBody(n.body, {
value(e, t, n) {
if (!_) {
_ = !0;
g = n;
} else if (e === g && t === "stream") {
v = n === !0;
if (h?.(n)) v = n.rawJSON === "true";
else if (typeof n == "object" && n) try {
v = Boolean.prototype.valueOf.call(n);
} catch {}
}
},
complete() {
y = !0;
}
}) : void 0;
let x;
try {
x = this.buildBody({ options: n });
} finally {
b?.();
}
let { bodyHeaders: S, body: C, isStreamingBody: ee } = x;
let te = n.__metadata?.captureResponseParser;
typeof te == "function" && te(n);
n.__metadata?.streamFromBody === !0 && (C instanceof FormData ? e.stream = n.stream = C.get("stream") === "true" : y && typeof g == "object" && g && !Array.isArray(g) && !h?.(g) && (e.stream = n.stream = v));
if (ee) {
e.__metadata = {
...e.__metadata,
hasStreamingBody: !0
};
r?.ownRequestBody(C, n.body);
}
let ne;
let re = n.__metadata?.finalizedMultipart;
if (typeof re == "object" && re && "body" in re && "contentType" in re) {
let { body: e, contentType: t } = re;
e === C && (typeof t == "string" ? ne = t : t === null && (ne = null));
}
let ie = await this.buildHeaders({
options: e,
method: c,
bodyHeaders: S,
authenticationHeaders: m,
retryCount: t,
x509Headers: a,
x509Timeout: p ? n.timeout : void 0,
x509Tenant: i
});
ne === null ? ie.delete("content-type") : ne !== void 0 && ie.set("content-type", ne);
return {
req: {
method: c,
headers: ie,
...n.signal && { signal: n.signal },
...globalThis.ReadableStream && C instanceof globalThis.ReadableStream && { duplex: "half" },
...C && { body: C },
...(r ? o : this.fetchOptions) ?? {},
...(r ? s : n.fetchOptions) ?? {}
},
url: f,
timeout: n.timeout
};
}
async buildHeaders({ options: e, method: t, bodyHeaders: n, authenticationHeaders: r, retryCount: i, x509Headers: a, x509Timeout: o, x509Tenant: s }) {
let c = {};
if (this.idempotencyHeader && t !== "get") {
e.idempotencyKey ||= this.defaultIdempotencyKey();
c[this.idempotencyHeader] = e.idempotencyKey;
}
let l = e.__metadata?.helperMethod;
let u = a ? o : e.timeout;
let d = headers_buildHeaders([
c,
{
Accept: "application/json",
...isRunningInBrowserOrBrowserWorker() ? void 0 : { "User-Agent": this.getUserAgent() },
"X-Stainless-Retry-Count": String(i),
...u ? { "X-Stainless-Timeout": String(Math.trunc(u / 1e3)) } : {},
...getPlatformHeaders(),
...typeof l == "string" ? { "X-Stainless-Helper-Method": l } : {},
"OpenAI-Organization": s ? s.organization : this.organization,
"OpenAI-Project": s ? s.project : this.project
},
__classPrivateFieldGet(this, $, "f") && !__classPrivateFieldGet(this, $, "f").isPlanningRequest() ? await this.authHeaders(e, e.__security ?? { bearerAuth: !0 }) : r,
a?.defaultHeaders ?? this._options.defaultHeaders,
n,
a?.requestHeaders ?? e.headers
]);
!this._provider && !__classPrivateFieldGet(this, $, "f")?.isPlanningRequest() && this.validateHeaders(d, e.__security ?? { bearerAuth: !0 });
return d.values;
}
_makeAbort(e) {
return () => e.abort();
}
_makeUserAbortError(e) {
let t = new APIUserAbortError();
Object.defineProperty(t, "cause", {
value: e.reason,
writable: !0,
configurable: !0
});
return t;
}
buildBody({ options: e }) {
let { body: t, headers: n } = e;
if (!t) {
if (t === void 0 && "body" in e) return {
...__classPrivateFieldGet(this, ko, "f").call(this, {
body: t,
headers: headers_buildHeaders([n])
}),
isStreamingBody: !1
};
return {
bodyHeaders: void 0,
body: void 0,
isStreamingBody: !1
};
}
let r = headers_buildHeaders([n]);
let i = globalThis.ReadableStream !== void 0 && t instanceof globalThis.ReadableStream;
let a = !i && (typeof t == "string" || t instanceof ArrayBuffer || ArrayBuffer.isView(t) || globalThis.Blob !== void 0 && t instanceof globalThis.Blob || t instanceof URLSearchParams || t instanceof FormData);
if (ArrayBuffer.isView(t) || t instanceof ArrayBuffer || t instanceof DataView || typeof t == "string" && r.values.has("content-type") || globalThis.Blob && t instanceof globalThis.Blob || t instanceof FormData || t instanceof URLSearchParams || i) return {
bodyHeaders: void 0,
body: t,
isStreamingBody: !a
};
else if (typeof t == "object" && (Symbol.asyncIterator in t || Symbol.iterator in t && "next" in t && typeof t.next == "function")) return {
bodyHeaders: void 0,
body: ReadableStreamFrom(t),
isStreamingBody: !0
};
else if (typeof t == "object" && r.values.get("content-type") === "application/x-www-form-urlencoded") return {
bodyHeaders: { "content-type": "application/x-www-form-urlencoded" },
body: this.stringifyQuery(t),
isStreamingBody: !1
};
else return {
...__classPrivateFieldGet(this, ko, "f").call(this, {
body: t,
headers: r
}),
isStreamingBody: !1
};
}
}
Q = OpenAI, ko = new WeakMap(), $ = new WeakMap(), Ao = new WeakMap(), jo = new WeakMap(), Mo = new WeakMap(), No = new WeakMap(), Z = new WeakSet(), Fo = function _OpenAI_baseURLOverridden() {
return __classPrivateFieldGet(this, Mo, "f") || this._provider !== void 0 || this.baseURL !== "https://api.openai.com/v1";
}, Io = function _OpenAI_normalizeRetries(e) {
return typeof e == "number" && Number.isSafeInteger(e) && e >= 0 ? e : 2;
}, Lo = function _OpenAI_isSensitiveLogKey(e) {
let t = e.replace(/[^a-z0-9]/gi, "").toLowerCase();
if (/authorization|authentication|cookie|session|signature|assertion|connectionstring|devicecode|codeverifier|accountkey|mtlskey|proxyauth|^(?:auth|key|sig|sas|jwt|bearer|pfx|p12)$|(?:sid|token|secret|password|passwd|pwd|credential|passphrase|apikey|accesskey|privatekey|username)s?$/.test(t)) return !0;
let n = /api|access|secret|private|security|refresh|id|bearer|aws|azure|openai|admin|client|proxy|auth/.exec(t);
return n !== null && /key|token|secret|password|passwd|pwd|credential|auth/.test(t.slice(n.index + n[0].length));
}, Ro = function _OpenAI_sanitizeLogValue(e, t) {
let n = 4096;
let redactString = (e) => e.replace(/(\/\/)([^/\s?#]*@)(?=[^/\s?#]+)/g, "$1[REDACTED]@").replace(/(^|[\s/])([^/\s]+)/g, (e, t, n) => {
let r = t === "/" ? n.search(/[=(]/) + 1 : 0;
if (t === "/" && r === 0) return e;
let i = n.indexOf(":", r + 1);
let a = n.length - 2;
for (; a >= 0 && (n[a] !== "@" || n[a + 1] === "@");) a--;
return i >= 0 && a > i ? `${t}${n.slice(0, r)}[REDACTED]${n.slice(a)}` : e;
}).replace(/(^|[\s,;])([a-z][a-z0-9_-]*)(\s*:\s*)([^\r\n,;]+)/gi, (e, t, n, r) => __classPrivateFieldGet(this, Z, "m", Lo).call(this, n) ? `${t}${n}${r}[REDACTED]` : e).replace(/(^|[?&#;])([^=&;\s?#/]+)=([^&;\s#]+)/g, (e, t, n) => {
let r = n;
try {
r = globalThis.decodeURIComponent(n);
} catch {}
return __classPrivateFieldGet(this, Z, "m", Lo).call(this, r) ? `${t}${n}=[REDACTED]` : e;
});
let getLogString = (e) => {
try {
return globalThis.String.prototype.valueOf.call(e);
} catch {
return;
}
};
let isSensitiveLogLabel = (e) => {
let t = getLogString(e);
if (t !== void 0) return __classPrivateFieldGet(this, Z, "m", Lo).call(this, t);
try {
return e instanceof globalThis.String;
} catch {
return !0;
}
};
let r = [];
let i = [];
let a;
let getOwnLogDescriptor = (e, t) => {
try {
return {
descriptor: globalThis.Object.getOwnPropertyDescriptor(e, t),
failed: !1
};
} catch {
return {
descriptor: void 0,
failed: !0
};
}
};
let enqueue = (e, t, i) => {
if (t > 64 || r.length >= n) {
i("[REDACTED]");
return;
}
r.push({
value: e,
depth: t,
assign: i
});
};
enqueue(e, 0, (e) => {
a = e;
});
for (let e = 0; e < r.length; e += 1) {
let { value: a, depth: o, assign: s } = r[e];
if (typeof a == "string") {
s(redactString(a));
continue;
}
if (typeof a == "function" || typeof a == "symbol") {
s("[REDACTED]");
continue;
}
if (typeof a != "object" || !a) {
s(a);
continue;
}
let c = t.get(a);
if (c !== void 0) {
s(c);
continue;
}
try {
let e = getLogString(a);
if (e !== void 0) {
let n = new globalThis.String(redactString(e));
t.set(a, n);
s(n);
continue;
}
if (a instanceof globalThis.String) {
t.set(a, "[REDACTED]");
s("[REDACTED]");
continue;
}
let r = globalThis.Headers;
if (typeof r == "function" && a instanceof r) {
let e = new r();
t.set(a, e);
s(e);
r.prototype.forEach.call(a, (t, n) => {
e.set(n, __classPrivateFieldGet(this, Z, "m", Lo).call(this, n) ? "[REDACTED]" : redactString(t));
});
continue;
}
if (a instanceof URL) {
let e = new URL(URL.prototype.toString.call(a));
t.set(a, e);
s(e);
e.username &&= "[REDACTED]";
e.password &&= "[REDACTED]";
for (let [t] of e.searchParams) __classPrivateFieldGet(this, Z, "m", Lo).call(this, t) && e.searchParams.set(t, "[REDACTED]");
e.hash &&= redactString(e.hash);
continue;
}
if (Array.isArray(a)) {
let e = getOwnLogDescriptor(a, "length");
if (e.failed || !e.descriptor || !("value" in e.descriptor) || typeof e.descriptor.value != "number") {
t.set(a, "[REDACTED]");
s("[REDACTED]");
continue;
}
let r = [];
t.set(a, r);
s(r);
let i = Math.min(e.descriptor.value, n);
let c = getOwnLogDescriptor(a, "0");
let l = !c.failed && c.descriptor && "value" in c.descriptor ? c.descriptor.value : void 0;
for (let e = 0; e < i; e += 1) {
let t = e === 0 ? c : getOwnLogDescriptor(a, `${e}`);
if (t.failed) {
r[e] = "[REDACTED]";
continue;
}
let n = t.descriptor;
if (!n?.enumerable) continue;
if (e === 1 && (c.failed || c.descriptor && !("value" in c.descriptor) || isSensitiveLogLabel(l))) {
r[e] = "[REDACTED]";
continue;
}
if (!("value" in n)) {
r[e] = "[REDACTED]";
continue;
}
enqueue(n.value, o + 1, (t) => {
r[e] = t;
});
}
r.length = i;
e.descriptor.value > i && (r[i] = "[REDACTED]");
continue;
}
if (a instanceof globalThis.Map) {
let e = new globalThis.Map();
let n = [];
i.push({
map: e,
entries: n
});
t.set(a, e);
s(e);
globalThis.Map.prototype.forEach.call(a, (e, t) => {
let r = ["[REDACTED]", "[REDACTED]"];
n.push(r);
enqueue(t, o + 1, (e) => {
typeof e != "function" && typeof e != "symbol" && !(typeof t == "object" && t && e === t) && (r[0] = e);
});
if (isSensitiveLogLabel(t)) return;
enqueue(e, o + 1, (e) => {
r[1] = e;
});
});
continue;
}
if (a instanceof globalThis.Set) {
let e = new globalThis.Set();
t.set(a, e);
s(e);
globalThis.Set.prototype.forEach.call(a, (t) => {
enqueue(t, o + 1, (t) => {
e.add(t);
});
});
continue;
}
if (a instanceof globalThis.Date) {
s(new globalThis.Date(globalThis.Date.prototype.getTime.call(a)));
continue;
}
let c = globalThis.ReadableStream;
if (typeof c == "function" && a instanceof c || a instanceof globalThis.ArrayBuffer || globalThis.ArrayBuffer.isView(a)) {
t.set(a, "[REDACTED]");
s("[REDACTED]");
continue;
}
let l;
try {
l = globalThis.Reflect.ownKeys(a);
} catch {
t.set(a, "[REDACTED]");
s("[REDACTED]");
continue;
}
let u = {};
t.set(a, u);
s(u);
for (let e of l) {
if (typeof e != "string") continue;
let t = getOwnLogDescriptor(a, e);
if (t.failed) {
u[e] = "[REDACTED]";
continue;
}
let n = t.descriptor;
if (!n?.enumerable) continue;
if (__classPrivateFieldGet(this, Z, "m", Lo).call(this, e)) {
u[e] = "[REDACTED]";
continue;
}
if (!("value" in n)) {
u[e] = "[REDACTED]";
continue;
}
enqueue(n.value, o + 1, (t) => {
u[e] = t;
});
}
} catch {
t.set(a, "[REDACTED]");
s("[REDACTED]");
}
}
for (let { map: e, entries: t } of i) for (let [n, r] of t) e.set(n, r);
return a;
}, zo = function _OpenAI_sanitizeLogger(e) {
if (__classPrivateFieldGet(Q, Q, "f", Po).has(e)) return e;
let t = new globalThis.Proxy(Object.create(null), {
get: (t, n) => {
let r = globalThis.Reflect.get(e, n, e);
if (typeof r != "function") return r;
if (typeof n != "string" || ![
"debug",
"info",
"warn",
"error",
"trace",
"log"
].includes(n)) return r.bind(e);
return (...t) => {
let n = new WeakMap();
return globalThis.Reflect.apply(r, e, t.map((e) => __classPrivateFieldGet(this, Z, "m", Ro).call(this, e, n)));
};
},
set: (t, n, r) => globalThis.Reflect.set(e, n, r, e)
});
__classPrivateFieldGet(Q, Q, "f", Po).add(t);
return t;
};
Po = { value: new globalThis.WeakSet() };
OpenAI.OpenAI = Q;
OpenAI.DEFAULT_TIMEOUT = 6e5;
OpenAI.OpenAIError = error_OpenAIError;
OpenAI.APIError = APIError;
OpenAI.APIConnectionError = APIConnectionError;
OpenAI.APIConnectionTimeoutError = error_APIConnectionTimeoutError;
OpenAI.APIUserAbortError = APIUserAbortError;
OpenAI.NotFoundError = NotFoundError;
OpenAI.ConflictError = ConflictError;
OpenAI.RateLimitError = RateLimitError;
OpenAI.BadRequestError = BadRequestError;
OpenAI.AuthenticationError = AuthenticationError;
OpenAI.InternalServerError = InternalServerError;
OpenAI.PermissionDeniedError = PermissionDeniedError;
OpenAI.UnprocessableEntityError = UnprocessableEntityError;
OpenAI.InvalidWebhookSignatureError = InvalidWebhookSignatureError;
OpenAI.toFile = toFile;
OpenAI.toStreamingFile = toStreamingFile;
OpenAI.Decisions = Decisions;
OpenAI.Completions = completions_Completions;
OpenAI.Chat = Chat;
OpenAI.Embeddings = Embeddings;
OpenAI.Files = resources_files_Files;
OpenAI.Images = Images;
OpenAI.ContentProvenanceChecks = ContentProvenanceChecks;
OpenAI.Audio = Audio;
OpenAI.Moderations = Moderations;
OpenAI.Models = Models;
OpenAI.FineTuning = FineTuning;
OpenAI.Graders = graders_Graders;
OpenAI.VectorStores = VectorStores;
OpenAI.Safety = Safety;
OpenAI.Webhooks = Webhooks;
OpenAI.Beta = Beta;
OpenAI.Batches = Batches;
OpenAI.Uploads = Uploads;
OpenAI.Admin = Admin;
OpenAI.Responses = responses_Responses;
OpenAI.Live = Live;
OpenAI.Realtime = realtime_Realtime;
OpenAI.Conversations = Conversations;
OpenAI.Evals = Evals;
OpenAI.Containers = Containers;
OpenAI.Skills = Skills;
OpenAI.Videos = Videos;
OpenAI.ConversationCursorPage = ConversationCursorPage;
OpenAI.CursorPage = CursorPage;
OpenAI.NextCursorPage = NextCursorPage;
OpenAI.Page = Page;
OpenAI.TokenPage = TokenPage;
let Vo = new WeakMap();
function createRequestController(e, t) {
let n = new AbortController();
if (!e) return n;
let r = globalThis.AbortSignal;
if (typeof r?.any != "function" || !(e instanceof r)) return n;
try {
let i = [n.signal, e];
t && t !== e && i.push(t);
let a = r.any(i);
Object.defineProperty(n, "signal", {
value: a,
configurable: !0
});
Vo.set(n, e);
} catch {}
return n;
}
function getConnectionErrorMessage(e) {
if (isUndiciDispatcherVersionMismatchError(e)) return "Connection error. This may be caused by passing an undici dispatcher, such as ProxyAgent, that is incompatible with the fetch implementation. If you are using undici's ProxyAgent, pass the fetch implementation from the same undici package: import { fetch, ProxyAgent } from 'undici'; new OpenAI({ fetch, fetchOptions: { dispatcher: new ProxyAgent(...) } });";
}
function isUndiciDispatcherVersionMismatchError(e) {
let t = e;
for (let e = 0; e < 8 && t && typeof t == "object"; e++) {
let e = t;
if (e.code === "UND_ERR_INVALID_ARG" && typeof e.message == "string" && e.message.includes("invalid onRequestStart method")) return !0;
t = e.cause;
}
return !1;
}
function validateComputerSafetyChecks(e) {
let t = configuredOption(e, "pending_safety_checks");
if (!configuredOption(e, "actions") || t !== void 0) {
if (!Array.isArray(t)) throw new OpenAIError("ComputerToolset requires valid pending safety checks before execution.");
for (let e = 0; e < t.length; e += 1) {
let n = hasOwn(t, e) ? t[e] : void 0;
let r = n ? configuredOption(n, "code") : void 0;
let i = n ? configuredOption(n, "message") : void 0;
if (!n || !hasOwn(n, "id") || typeof n.id != "string" || r != null && typeof r != "string" || i != null && typeof i != "string") throw new OpenAIError("ComputerToolset requires valid pending safety checks before execution.");
}
}
}
function validComputerPoint(e) {
return isObj(e) && hasOwn(e, "x") && hasOwn(e, "y") && Number.isInteger(e.x) && Number.isInteger(e.y);
}
function isDenseArray(e) {
if (!Array.isArray(e)) return !1;
for (let t = 0; t < e.length; t += 1) if (!hasOwn(e, t)) return !1;
return !0;
}
function validComputerKeys(e) {
return isDenseArray(e) && e.every((e) => typeof e == "string");
}
function validComputerAction(e) {
if (!e || !hasOwn(e, "type")) return !1;
let t = "keys" in e ? configuredOption(e, "keys") : void 0;
if (t != null && !validComputerKeys(t)) return !1;
switch (e.type) {
case "click": {
let t = configuredOption(e, "button");
return validComputerPoint(e) && [
"left",
"right",
"wheel",
"back",
"forward"
].some((e) => e === t);
}
case "double_click":
case "move": return validComputerPoint(e);
case "scroll": return validComputerPoint(e) && Number.isInteger(configuredOption(e, "scroll_x")) && Number.isInteger(configuredOption(e, "scroll_y"));
case "drag": {
let t = configuredOption(e, "path");
return isDenseArray(t) && t.every(validComputerPoint);
}
case "keypress": return validComputerKeys(configuredOption(e, "keys"));
case "type": return typeof configuredOption(e, "text") == "string";
case "screenshot":
case "wait": return !0;
default: return !1;
}
}
function computerActions(e) {
let t = configuredOption(e, "action");
let n = configuredOption(e, "actions");
if (!hasOwn(e, "type") || !hasOwn(e, "status") || !hasOwn(e, "id") || !hasOwn(e, "call_id") || e.type !== "computer_call" || e.status !== "completed" || typeof e.id != "string" || typeof e.call_id != "string" || t === null || n === null || t !== void 0 == (n !== void 0)) throw new OpenAIError("ComputerToolset requires a completed call with exactly one of action or actions.");
validateComputerSafetyChecks(e);
let r = n ?? [t];
if (!Array.isArray(r) || r.length === 0) throw new OpenAIError("ComputerToolset requires at least one computer action.");
if (!isDenseArray(r)) throw new OpenAIError("ComputerToolset received an invalid computer action.");
for (let e of r) if (Array.isArray(e) || !validComputerAction(e)) throw new OpenAIError("ComputerToolset received an invalid computer action.");
return r;
}
function snapshotComputerPolicy(e) {
return {
signal: configuredOption(e, "signal"),
approveSafetyChecks: configuredOption(e, "approveSafetyChecks")?.bind(e),
beforeAction: configuredOption(e, "beforeAction")?.bind(e),
onDiagnostic: configuredOption(e, "onDiagnostic")?.bind(e)
};
}
function computerRunTools(e, t) {
if (!Number.isSafeInteger(t) || t < 1) throw TypeError("ComputerToolset maxSteps must be a positive safe integer.");
let n = configuredOption(e, "tools");
let r = n === void 0 ? [{ type: "computer" }] : n;
let i = configuredOption(e, "conversation");
let a = configuredOption(e, "previous_response_id");
if (configuredOption(e, "stream") || configuredOption(e, "background") || i != null || a != null || !Array.isArray(r) || r.length !== 1 || r.some((e) => {
let t = e && configuredOption(e, "type");
return t !== "computer" && t !== "computer_use_preview";
})) throw TypeError("ComputerToolset.run requires non-streaming, foreground, one computer tool and explicit input history.");
return r;
}
function releaseForcedComputerChoice(e) {
if (e === "required" || typeof e == "object" && hasOwn(e, "type") && [
"computer",
"computer_use_preview",
"computer_use"
].includes(e.type)) return "auto";
if (typeof e == "object" && hasOwn(e, "type") && e.type === "allowed_tools" && hasOwn(e, "mode") && e.mode === "required") return {
...e,
mode: "auto"
};
return e;
}
function validateComputerChecklistOwner(e) {
let t = e;
for (; t !== null && !isObjectPrototype(t);) {
let n = Object.getOwnPropertyDescriptor(t, "pending_safety_checks");
if (n) {
if (t !== e || !n.enumerable || !("value" in n)) throw new OpenAIError("ComputerToolset requires own enumerable data for safety checks.");
break;
}
t = Object.getPrototypeOf(t);
}
}
function snapshotComputerCall(e) {
if (Array.isArray(e)) throw new OpenAIError("ComputerToolset requires a call object.");
validateComputerChecklistOwner(e);
let t = structuredClone(e);
for (let e of computerActions(t)) e.type === "double_click" && configuredOption(e, "keys") === void 0 && (e.keys = null);
return t;
}
function actionApprovalCall(e) {
let t = configuredOption(e, "pending_safety_checks") ?? [];
let n = configuredOption(e, "actions");
if (!Array.isArray(n)) {
let n = structuredClone({
...e,
pending_safety_checks: t
});
protectRunnerJSON(n);
return n;
}
let r = {
actions: n,
pending_safety_checks: t
};
let i = structuredClone({
...e,
actions: [],
pending_safety_checks: []
});
protectRunnerJSON(i);
for (let e of ["actions", "pending_safety_checks"]) {
let t = r[e];
let n = !1;
let a;
let save = (t) => {
a = t;
n = !0;
Object.getOwnPropertyDescriptor(i, e)?.configurable && Object.defineProperty(i, e, {
value: a,
writable: !0,
enumerable: !0,
configurable: !0
});
return a;
};
Object.defineProperty(i, e, {
configurable: !0,
enumerable: !0,
get() {
if (n) return a;
let e = structuredClone(t);
protectRunnerJSON(e);
return save(e);
},
set(e) {
if (Object.isFrozen(i)) throw TypeError("Cannot assign to frozen computer approval call.");
save(e);
}
});
}
return i;
}
function computerCalls(e, t, n) {
if (configuredOption(e, "status") !== "completed") throw new OpenAIError("ComputerToolset.run received a response that is not completed.");
let r = [];
let i = [];
let a = configuredOption(e, "output");
if (!Array.isArray(a)) throw new OpenAIError("ComputerToolset.run received an invalid output array.");
let { length: o } = a;
if (!Number.isSafeInteger(o) || o < 0) throw new OpenAIError("ComputerToolset.run received an invalid output array.");
let s = !1;
let c = new Set();
let l = new Set();
for (let e = 0; e < o; e += 1) {
let o = hasOwn(a, e) ? a[e] : void 0;
if (!o) throw new OpenAIError("ComputerToolset.run received an absent output item.");
let u = Object.getOwnPropertyDescriptors(o);
for (let [e, t] of Object.entries(u)) t.get && (e === "type" ? u.type = {
value: t.get.call(o),
enumerable: !!t.enumerable,
configurable: !!t.configurable
} : t.get = t.get.bind(o));
let d = Object.create(Object.getPrototypeOf(o), u);
let f = hasOwn(d, "type") && d.type === "computer_call" ? snapshotComputerCall(d) : structuredClone(d);
if (!hasOwn(f, "type") || !hasOwn(f, "id") || typeof f.id != "string") throw new OpenAIError("ComputerToolset.run requires emitted output type and id fields.");
if (f.type === "computer_call") {
if (l.has(f.call_id) || n.has(f.call_id)) throw new OpenAIError("ComputerToolset.run received a duplicate computer call identity.");
l.add(f.call_id);
r.push(f);
} else if (f.type === "message") {
if (!isNativeResponseMessage(f)) throw new OpenAIError("ComputerToolset.run requires native assistant content before replay.");
s ||= f.status === "completed" && (!hasOwn(f, "phase") || f.phase !== "commentary");
} else if (f.type === "reasoning") {
if (!isNativeResponseReasoning(f)) throw new OpenAIError("ComputerToolset.run requires native reasoning content before replay.");
} else if (f.type === "compaction") {
if (!hasOwn(f, "encrypted_content") || typeof f.encrypted_content != "string") throw new OpenAIError("ComputerToolset.run requires native compaction content before replay.");
} else throw new OpenAIError("ComputerToolset.run cannot handle a non-computer output item.");
i.push(f);
if (c.has(f.id) || f.id !== "" && t.has(f.id)) throw new OpenAIError("ComputerToolset.run received a duplicate output item identity.");
c.add(f.id);
}
if (r.length === 0 && !s) throw new OpenAIError("ComputerToolset.run received no completed final message.");
for (let e of c) e !== "" && t.add(e);
for (let e of l) n.add(e);
return {
calls: r,
output: i
};
}
function computerDriverMethod(e, t) {
let n = configuredOption(e, t);
if (typeof n != "function") throw new OpenAIError("ComputerToolset requires callable computer driver methods.");
return n;
}
class ComputerToolset {
constructor(e) {
this.lifecycle = new RunnerLifecycle();
let t = {
click: computerDriverMethod(e, "click"),
double_click: computerDriverMethod(e, "double_click"),
drag: computerDriverMethod(e, "drag"),
keypress: computerDriverMethod(e, "keypress"),
move: computerDriverMethod(e, "move"),
screenshot: computerDriverMethod(e, "screenshot"),
scroll: computerDriverMethod(e, "scroll"),
type: computerDriverMethod(e, "type"),
wait: computerDriverMethod(e, "wait")
};
this.driver = {
click: t.click.bind(e),
double_click: t.double_click.bind(e),
drag: t.drag.bind(e),
keypress: t.keypress.bind(e),
move: t.move.bind(e),
screenshot: t.screenshot.bind(e),
scroll: t.scroll.bind(e),
type: t.type.bind(e),
wait: t.wait.bind(e)
};
}
close() {
return this.lifecycle.close();
}
static validate(e) {
return snapshotComputerCall(e);
}
async run(e, t, n = {}) {
this.lifecycle.enter();
try {
return await this.runOwned(e, t, n);
} finally {
this.lifecycle.leave();
}
}
async runOwned(e, t, n) {
let r = configuredOption(n, "maxSteps");
let i = r === void 0 ? 20 : r;
let a = JSON.stringify(t);
let o = JSON.parse(a);
if (!isObj(o)) throw TypeError("ComputerToolset request must be an object.");
let s = o;
let c = computerRunTools(s, i);
let l = configuredOption(s, "input");
let u = typeof l == "string" ? [{
role: "user",
content: l
}] : [...l === void 0 ? [] : l];
let d = [...configuredOption(s, "include") ?? []];
d.includes("reasoning.encrypted_content") || d.push("reasoning.encrypted_content");
let f = {
...s,
tools: c,
include: d,
input: u
};
protectRunnerJSON(f);
let p = snapshotComputerPolicy(n);
let m = configuredOption(n, "requestOptions");
let h = m && Object.getOwnPropertyDescriptor(m, "signal");
let g = p.signal ?? (m && configuredOption(m, "signal")) ?? void 0;
(p.signal || h && !("value" in h) || g && !h?.enumerable) && (m = overlayRequestOptions(m, { signal: g }));
let _ = {
...p,
signal: g
};
let v = new Set();
let y = new Set();
for (let e of u) {
if (!isObj(e)) continue;
let t = hasOwn(e, "id") ? e.id : void 0;
let n = hasOwn(e, "call_id") ? e.call_id : void 0;
typeof t == "string" && t !== "" && v.add(t);
typeof n == "string" && y.add(n);
}
for (let t = 0;; t += 1) {
g?.throwIfAborted();
let n = t === 0 ? m : continuationRequestOptions(e, m, g);
if (n && Object.getOwnPropertyDescriptor(n, "body")?.enumerable) throw TypeError("ComputerToolset.run requestOptions.body is not supported.");
let r;
try {
r = await e.responses.create(f, n);
} catch (e) {
g?.throwIfAborted();
throw e;
}
g?.throwIfAborted();
let { calls: a, output: o } = computerCalls(r, v, y);
if (a.length === 0) return r;
if (t >= i - 1) throw new OpenAIError("ComputerToolset.run reached maxSteps before executing another computer call.");
let s = toResponseInputItems(o);
protectRunnerJSON(s);
let c = JSON.parse(JSON.stringify(s));
protectRunnerJSON(c);
for (let e of c) f.input.push(e);
for (let e of a) {
let t = await this.executeOwned(e, _);
f.input.push(t);
}
let l = configuredOption(f, "tool_choice");
if (l != null) {
f.tool_choice = releaseForcedComputerChoice(l);
typeof f.tool_choice == "object" && protectRunnerJSON(f.tool_choice);
}
}
}
async execute(e, t = {}) {
this.lifecycle.enter();
try {
return await this.executeOwned(e, snapshotComputerPolicy(t));
} finally {
this.lifecycle.leave();
}
}
async executeOwned(e, t) {
let n = ComputerToolset.validate(e);
let r = toResponseInputItems([n]);
protectRunnerJSON(r);
let i = JSON.parse(JSON.stringify(r));
let a = computerActions(n);
for (let e of a) (e.type === "click" || e.type === "drag" || e.type === "move" || e.type === "scroll") && configuredOption(e, "keys") === void 0 && Object.defineProperty(e, "keys", {
value: void 0,
enumerable: !0,
writable: !0,
configurable: !0
});
let o = a[a.length - 1]?.type !== "screenshot";
t.signal?.throwIfAborted();
let s = configuredOption(n, "pending_safety_checks") ?? [];
let c = s.map((e) => ({
id: e.id,
code: hasOwn(e, "code") ? e.code : void 0,
message: hasOwn(e, "message") ? e.message : void 0
}));
let l = i[0]?.pending_safety_checks ?? [];
if (!Array.isArray(l) || l.length !== c.length || !l.every((e, t) => isObj(e) && hasOwn(e, "id") && e.id === c[t]?.id && (hasOwn(e, "code") ? e.code : void 0) === c[t]?.code && (hasOwn(e, "message") ? e.message : void 0) === c[t]?.message)) throw new OpenAIError("ComputerToolset serialization changed the pending safety checks.");
let u = l;
if (s.length > 0) {
for (let e of s) for (let t of ["code", "message"]) hasOwn(e, t) || Object.defineProperty(e, t, {
value: void 0,
enumerable: !0,
writable: !0,
configurable: !0
});
let e = performance.now();
try {
let r = structuredClone({
...n,
pending_safety_checks: s
});
protectRunnerJSON(r);
let i = await t.approveSafetyChecks?.(r, { signal: t.signal });
t.signal?.throwIfAborted();
if (i !== !0) throw new OpenAIError("ComputerToolset requires explicit approval of pending safety checks.");
reportDiagnostic(t.onDiagnostic, {
api: "computer",
stage: "approval",
reason: "completed",
call_id: n.call_id
}, e);
} catch (r) {
reportDiagnostic(t.onDiagnostic, {
api: "computer",
stage: "approval",
reason: t.signal?.aborted ? "cancelled" : "policy_failed",
call_id: n.call_id
}, e);
t.signal?.throwIfAborted();
throw r;
}
}
for (let e of a) await this.perform(e, n, t);
o && await this.perform({ type: "screenshot" }, n, t);
t.signal?.throwIfAborted();
let d = await this.captureScreenshot(n, t);
let f = {
type: "computer_call_output",
call_id: n.call_id,
output: d,
...s.length > 0 ? { acknowledged_safety_checks: u } : {}
};
protectRunnerJSON(f);
return f;
}
async captureScreenshot(e, t) {
let n = performance.now();
let r;
try {
let i = await this.driver.screenshot({ signal: t.signal });
t.signal?.throwIfAborted();
if (!isObj(i)) throw new OpenAIError("ComputerToolset screenshot must return a computer_screenshot with image_url or file_id.");
let a = configuredOption(i, "type");
let o = configuredOption(i, "image_url");
let s = configuredOption(i, "file_id");
if (a !== "computer_screenshot" || o !== void 0 && (typeof o != "string" || !o.trim()) || s !== void 0 && (typeof s != "string" || !s.trim()) || o === void 0 && s === void 0) throw new OpenAIError("ComputerToolset screenshot must return a computer_screenshot with image_url or file_id.");
r = {
type: a,
...o === void 0 ? {} : { image_url: o },
...s === void 0 ? {} : { file_id: s }
};
reportDiagnostic(t.onDiagnostic, {
api: "computer",
stage: "action",
reason: "completed",
call_id: e.call_id,
member: "screenshot"
}, n);
} catch (r) {
reportDiagnostic(t.onDiagnostic, {
api: "computer",
stage: "action",
reason: t.signal?.aborted ? "cancelled" : "driver_failed",
call_id: e.call_id,
member: "screenshot"
}, n);
t.signal?.throwIfAborted();
throw r;
}
t.signal?.throwIfAborted();
return r;
}
async perform(e, t, n) {
n.signal?.throwIfAborted();
n.beforeAction && await ComputerToolset.approveAction(e, t, n.beforeAction, n);
n.signal?.throwIfAborted();
let r = performance.now();
try {
let i = structuredClone(e);
switch (i.type) {
case "click":
await this.driver.click(i, { signal: n.signal });
break;
case "double_click":
await this.driver.double_click(i, { signal: n.signal });
break;
case "drag":
await this.driver.drag(i, { signal: n.signal });
break;
case "keypress":
await this.driver.keypress(i, { signal: n.signal });
break;
case "move":
await this.driver.move(i, { signal: n.signal });
break;
case "screenshot": break;
case "scroll":
await this.driver.scroll(i, { signal: n.signal });
break;
case "type":
await this.driver.type(i, { signal: n.signal });
break;
case "wait":
await this.driver.wait(i, { signal: n.signal });
break;
default: throw new OpenAIError("ComputerToolset received an unsupported computer action.");
}
n.signal?.throwIfAborted();
e.type !== "screenshot" && reportDiagnostic(n.onDiagnostic, {
api: "computer",
stage: "action",
reason: "completed",
call_id: t.call_id,
member: e.type
}, r);
} catch (i) {
reportDiagnostic(n.onDiagnostic, {
api: "computer",
stage: "action",
reason: n.signal?.aborted ? "cancelled" : "driver_failed",
call_id: t.call_id,
member: e.type
}, r);
n.signal?.throwIfAborted();
throw i;
}
n.signal?.throwIfAborted();
}
static async approveAction(e, t, n, r) {
let i = performance.now();
try {
let a = structuredClone(e);
protectRunnerJSON(a);
let o = await n(a, actionApprovalCall(t), { signal: r.signal });
r.signal?.throwIfAborted();
if (o !== !0) throw new OpenAIError("ComputerToolset action declined by beforeAction.");
reportDiagnostic(r.onDiagnostic, {
api: "computer",
stage: "approval",
reason: "completed",
call_id: t.call_id,
member: e.type
}, i);
} catch (n) {
reportDiagnostic(r.onDiagnostic, {
api: "computer",
stage: "approval",
reason: r.signal?.aborted ? "cancelled" : "policy_failed",
call_id: t.call_id,
member: e.type
}, i);
r.signal?.throwIfAborted();
throw n;
}
}
}
}),
91236: ((e, t, n) => {
n.d(t, { A: () => pLimit });
class Node {
value;
next;
constructor(e) {
this.value = e;
}
}
class Queue {
#e;
#t;
#n;
constructor() {
this.clear();
}
enqueue(e) {
let t = new Node(e);
if (this.#e) {
this.#t.next = t;
this.#t = t;
} else {
this.#e = t;
this.#t = t;
}
this.#n++;
}
dequeue() {
let e = this.#e;
if (!e) return;
this.#e = this.#e.next;
this.#n--;
this.#e || (this.#t = void 0);
return e.value;
}
peek() {
if (!this.#e) return;
return this.#e.value;
}
clear() {
this.#e = void 0;
this.#t = void 0;
this.#n = 0;
}
get size() {
return this.#n;
}
*[Symbol.iterator]() {
let e = this.#e;
for (; e;) {
yield e.value;
e = e.next;
}
}
*drain() {
for (; this.#e;) yield this.dequeue();
}
}
function pLimit(e) {
let t = !1;
typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e);
validateConcurrency(e);
if (typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
let n = new Queue();
let r = 0;
let resumeNext = () => {
if (r < e && n.size > 0) {
r++;
n.dequeue().run();
}
};
let next = () => {
r--;
resumeNext();
};
let run = async (e, t, n) => {
let r = (async () => e(...n))();
t(r);
try {
await r;
} catch {}
next();
};
let enqueue = (t, i, a, o) => {
let s = { reject: a };
new Promise((e) => {
s.run = e;
n.enqueue(s);
}).then(run.bind(void 0, t, i, o));
r < e && resumeNext();
};
let generator = (e, ...t) => new Promise((n, r) => {
enqueue(e, n, r, t);
});
Object.defineProperties(generator, {
activeCount: { get: () => r },
pendingCount: { get: () => n.size },
clearQueue: { value() {
if (!t) {
n.clear();
return;
}
let e = AbortSignal.abort().reason;
for (; n.size > 0;) n.dequeue().reject(e);
} },
concurrency: {
get: () => e,
set(t) {
validateConcurrency(t);
e = t;
queueMicrotask(() => {
for (; r < e && n.size > 0;) resumeNext();
});
}
},
map: { async value(e, t) {
let n = [];
try {
Array.from(e, (e, r) => {
let i = generator(t, e, r);
n.push(i);
return i;
});
} catch (e) {
for (let e of n) e.catch(() => {});
throw e;
}
return Promise.all(n);
} }
});
return generator;
}
function validateConcurrency(e) {
if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
})
};
