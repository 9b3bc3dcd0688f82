export const id = 2930;
export const ids = [2930];
export const modules = {
64894: ((module, exports, __webpack_require__) => {
module = __webpack_require__.nmd(module);
if (module !== globalThis.module && exports !== void 0 && module.exports === exports) {
Object.defineProperty(exports, "__esModule", { value: !0 });
exports.findX509Credential = exports.rememberX509Credential = exports.findX509OAuthError = exports.rememberX509OAuthError = exports.isApprovedX509Client = exports.markApprovedX509Client = exports.isRetryableX509IssuerError = exports.markRetryableX509IssuerError = exports.isTransientX509ConnectionError = exports.markTransientX509ConnectionError = exports.rememberRegisteredX509Transport = exports.findRegisteredX509Transport = void 0;
let registeredX509Transports = new WeakMap();
let transientX509ConnectionErrors = new WeakSet();
let retryableX509IssuerErrors = new WeakSet();
let approvedX509Clients = new WeakSet();
let approvedX509OAuthErrors = new WeakMap();
let approvedX509Credentials = new WeakMap();
exports.findRegisteredX509Transport = WeakMap.prototype.get.bind(registeredX509Transports);
exports.rememberRegisteredX509Transport = WeakMap.prototype.set.bind(registeredX509Transports);
exports.markTransientX509ConnectionError = WeakSet.prototype.add.bind(transientX509ConnectionErrors);
exports.isTransientX509ConnectionError = WeakSet.prototype.has.bind(transientX509ConnectionErrors);
exports.markRetryableX509IssuerError = WeakSet.prototype.add.bind(retryableX509IssuerErrors);
exports.isRetryableX509IssuerError = WeakSet.prototype.has.bind(retryableX509IssuerErrors);
exports.markApprovedX509Client = WeakSet.prototype.add.bind(approvedX509Clients);
exports.isApprovedX509Client = WeakSet.prototype.has.bind(approvedX509Clients);
exports.rememberX509OAuthError = WeakMap.prototype.set.bind(approvedX509OAuthErrors);
exports.findX509OAuthError = WeakMap.prototype.get.bind(approvedX509OAuthErrors);
exports.rememberX509Credential = WeakMap.prototype.set.bind(approvedX509Credentials);
exports.findX509Credential = WeakMap.prototype.get.bind(approvedX509Credentials);
}
}),
98193: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { Ay: () => OpenAI });
var x509_transport_state_browser_namespaceObject = {};
__webpack_require__.r(x509_transport_state_browser_namespaceObject);
__webpack_require__.d(x509_transport_state_browser_namespaceObject, {
findRegisteredX509Transport: () => findRegisteredX509Transport,
findX509Credential: () => findX509Credential,
findX509OAuthError: () => findX509OAuthError,
isApprovedX509Client: () => x509_transport_state_browser_isApprovedX509Client,
isRetryableX509IssuerError: () => isRetryableX509IssuerError,
isTransientX509ConnectionError: () => isTransientX509ConnectionError,
markApprovedX509Client: () => markApprovedX509Client,
markRetryableX509IssuerError: () => markRetryableX509IssuerError,
markTransientX509ConnectionError: () => markTransientX509ConnectionError,
rememberRegisteredX509Transport: () => rememberRegisteredX509Transport,
rememberX509Credential: () => rememberX509Credential,
rememberX509OAuthError: () => rememberX509OAuthError
});
function __classPrivateFieldSet(receiver, state, value, kind, f) {
if (kind === "m") throw TypeError("Private method is not writable");
if (kind === "a" && !f) throw TypeError("Private accessor was defined without a setter");
if (typeof state == "function" ? receiver !== state || !f : !state.has(receiver)) throw TypeError("Cannot write private member to an object whose class did not declare it");
return kind === "a" ? f.call(receiver, value) : f ? f.value = value : state.set(receiver, value), value;
}
function __classPrivateFieldGet(receiver, state, kind, f) {
if (kind === "a" && !f) throw TypeError("Private accessor was defined without a getter");
if (typeof state == "function" ? receiver !== state || !f : !state.has(receiver)) throw TypeError("Cannot read private member from an object whose class did not declare it");
return kind === "m" ? f : kind === "a" ? f.call(receiver) : f ? f.value : state.get(receiver);
}
let uuid_uuid4 = function() {
let { crypto } = globalThis;
if (crypto?.randomUUID) {
uuid_uuid4 = crypto.randomUUID.bind(crypto);
return crypto.randomUUID();
}
let u8 = new Uint8Array(1);
let randomByte = crypto ? () => crypto.getRandomValues(u8)[0] : () => Math.random() * 255 & 255;
return "10000000-1000-4000-8000-100000000000".replace(/[018]/g, (c) => (+c ^ randomByte() & 15 >> c / 4).toString(16));
};
function isAbortError(err) {
return typeof err == "object" && !!err && ("name" in err && err.name === "AbortError" || "message" in err && String(err.message).includes("FetchRequestCanceledException"));
}
let castToError = (err) => {
if (err instanceof Error) return err;
if (typeof err == "object" && err) {
try {
if (Object.prototype.toString.call(err) === "[object Error]") {
let hasCause = "cause" in err;
let error = Error(err.message, hasCause ? { cause: err.cause } : {});
err.stack && (error.stack = err.stack);
hasCause && !Object.prototype.hasOwnProperty.call(error, "cause") && (error.cause = err.cause);
err.name && (error.name = err.name);
return error;
}
} catch {}
try {
return Error(JSON.stringify(err));
} catch {}
}
return Error(err);
};
class error_OpenAIError extends Error {}
class APIError extends error_OpenAIError {
constructor(status, error, message, headers) {
super(`${APIError.makeMessage(status, error, message)}`);
this.status = status;
this.headers = headers;
this.requestID = headers?.get("x-request-id");
this.error = error;
let data = error;
this.code = data?.code;
this.param = data?.param;
this.type = data?.type;
}
static makeMessage(status, error, message) {
let msg = error?.message ? typeof error.message == "string" ? error.message : JSON.stringify(error.message) : error ? JSON.stringify(error) : message;
if (status && msg) return `${status} ${msg}`;
if (status) return `${status} status code (no body)`;
if (msg) return msg;
return "(no status code or body)";
}
static generate(status, errorResponse, message, headers) {
if (!status || !headers) return new APIConnectionError({
message,
cause: castToError(errorResponse)
});
let error = errorResponse?.error;
if (status === 400) return new BadRequestError(status, error, message, headers);
if (status === 401) return new AuthenticationError(status, error, message, headers);
if (status === 403) return new PermissionDeniedError(status, error, message, headers);
if (status === 404) return new NotFoundError(status, error, message, headers);
if (status === 409) return new ConflictError(status, error, message, headers);
if (status === 422) return new UnprocessableEntityError(status, error, message, headers);
if (status === 429) return new RateLimitError(status, error, message, headers);
if (status >= 500) return new InternalServerError(status, error, message, headers);
return new APIError(status, error, message, headers);
}
}
class APIUserAbortError extends APIError {
constructor({ message } = {}) {
super(void 0, void 0, message || "Request was aborted.", void 0);
}
}
class APIConnectionError extends APIError {
constructor({ message, cause }) {
super(void 0, void 0, message || "Connection error.", void 0);
cause && (this.cause = cause);
}
}
class error_APIConnectionTimeoutError extends APIConnectionError {
constructor({ message } = {}) {
super({ message: message ?? "Request timed out." });
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
constructor(message) {
super(message);
}
}
class OAuthError extends APIError {
constructor(status, error, headers) {
let finalMessage = "OAuth2 authentication error";
let error_code;
if (error && typeof error == "object") {
let errorData = error;
error_code = errorData.error;
let description = errorData.error_description;
description && typeof description == "string" ? finalMessage = description : error_code && (finalMessage = error_code);
}
super(status, error, finalMessage, headers);
this.error_code = error_code;
}
}
class SubjectTokenProviderError extends error_OpenAIError {
constructor(message, provider, cause) {
super(message);
this.provider = provider;
this.cause = cause;
}
}
let startsWithSchemeRegexp = /^[a-z][a-z0-9+.-]*:/i;
let isAbsoluteURL = (url) => startsWithSchemeRegexp.test(url);
let values_isArray = (val) => (values_isArray = Array.isArray, values_isArray(val));
let isReadonlyArray = values_isArray;
function maybeObj(x) {
if (typeof x != "object") return {};
return x ?? {};
}
function isEmptyObj(obj) {
if (!obj) return !0;
for (let _k in obj) return !1;
return !0;
}
function values_hasOwn(obj, key) {
return Object.prototype.hasOwnProperty.call(obj, key);
}
function values_isObj(obj) {
return typeof obj == "object" && !!obj && !Array.isArray(obj);
}
let validatePositiveInteger = (name, n) => {
if (typeof n != "number" || !Number.isInteger(n)) throw new error_OpenAIError(`${name} must be an integer`);
if (n < 0) throw new error_OpenAIError(`${name} must be a positive integer`);
return n;
};
let safeJSON = (text) => {
try {
return JSON.parse(text);
} catch {
return;
}
};
let sleep = (ms, ...signals) => new Promise((resolve, reject) => {
let activeSignals = [...new Set(signals.filter((signal) => signal != null))];
let timeout;
let settled = !1;
let cleanup = () => {
for (let signal of activeSignals) try {
signal.removeEventListener("abort", abort);
} catch {}
};
let settle = (callback) => {
if (settled) return;
settled = !0;
if (timeout !== void 0) {
clearTimeout(timeout);
timeout = void 0;
}
cleanup();
callback();
};
let abort = () => {
settle(() => reject());
};
if (activeSignals.some((signal) => signal.aborted)) {
abort();
return;
}
timeout = setTimeout(() => {
settle(resolve);
}, ms);
for (let signal of activeSignals) {
if (settled) break;
try {
signal.addEventListener("abort", abort, { once: !0 });
} catch (error) {
settle(() => reject(error));
}
}
activeSignals.some((signal) => signal.aborted) && abort();
});
let weakGlobals = globalThis;
let finalizer = typeof weakGlobals.FinalizationRegistry == "function" ? new weakGlobals.FinalizationRegistry((cleanup) => {
try {
cleanup();
} catch {}
}) : void 0;
let callbackOwners = new WeakMap();
let subscriptions = new WeakMap();
function subscribeWeakly(signal, reference, registry) {
let subscription = subscriptions.get(signal);
if (!subscription) {
let callbacks = new Set();
let abort = () => {
subscriptions.delete(signal);
for (let callback of callbacks) {
registry.unregister(callback);
callback.deref()?.();
}
callbacks.clear();
};
subscription = {
callbacks,
abort
};
signal.addEventListener("abort", abort, { once: !0 });
subscriptions.set(signal, subscription);
}
let owner = subscription;
owner.callbacks.add(reference);
return () => {
owner.callbacks.delete(reference);
registry.unregister(reference);
if (owner.callbacks.size === 0) {
subscriptions.get(signal) === owner && subscriptions.delete(signal);
signal.removeEventListener("abort", owner.abort);
}
};
}
function releaseOnAbort(signal, callbacks, abort) {
signal.addEventListener("abort", () => callbacks.deref()?.delete(abort), { once: !0 });
}
function retainRequestAbortCallback(owner, abort, requestSignal) {
if (typeof weakGlobals.WeakRef == "function" && finalizer && !requestSignal.aborted) {
let callbacks = callbackOwners.get(owner);
if (!callbacks) {
callbacks = new Set();
callbackOwners.set(owner, callbacks);
}
callbacks.add(abort);
releaseOnAbort(requestSignal, new weakGlobals.WeakRef(callbacks), abort);
}
}
function addRequestAbortListener(signal, abort, requestSignal) {
if (signal.aborted) {
abort();
return () => {};
}
if (typeof weakGlobals.WeakRef != "function" || !finalizer) {
signal.addEventListener("abort", abort, { once: !0 });
return () => signal.removeEventListener("abort", abort);
}
let reference = new weakGlobals.WeakRef(abort);
let cleanup = subscribeWeakly(signal, reference, finalizer);
finalizer.register(abort, cleanup, reference);
retainRequestAbortCallback(requestSignal, abort, requestSignal);
return cleanup;
}
function getDefaultFetch() {
if (typeof fetch < "u") return fetch;
throw Error("`fetch` is not defined as a global; Either pass `fetch` to the client, `new OpenAI({ fetch })` or polyfill the global, `globalThis.fetch = fetch`");
}
function makeReadableStream(...args) {
let ReadableStream = globalThis.ReadableStream;
if (ReadableStream === void 0) throw Error("`ReadableStream` is not defined as a global; You will need to polyfill it, `globalThis.ReadableStream = ReadableStream`");
return new ReadableStream(...args);
}
function ReadableStreamFrom(iterable, strategy) {
let iter = Symbol.asyncIterator in iterable ? iterable[Symbol.asyncIterator]() : iterable[Symbol.iterator]();
return makeReadableStream({
start() {},
async pull(controller) {
let { done, value } = await iter.next();
done ? controller.close() : controller.enqueue(value);
},
async cancel() {
await iter.return?.();
}
}, strategy);
}
function ReadableStreamToAsyncIterable(stream) {
if (stream[Symbol.asyncIterator]) return stream;
let reader = stream.getReader();
return {
async next() {
try {
let result = await reader.read();
result?.done && reader.releaseLock();
return result;
} catch (e) {
reader.releaseLock();
throw e;
}
},
async return() {
let cancelPromise = reader.cancel();
reader.releaseLock();
await cancelPromise;
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
async function CancelReadableStream(stream) {
if (typeof stream != "object" || !stream) return;
if (stream[Symbol.asyncIterator]) {
await stream[Symbol.asyncIterator]().return?.();
return;
}
let reader = stream.getReader();
let cancelPromise = reader.cancel();
reader.releaseLock();
await cancelPromise;
}
let encodeUTF8_;
function bytes_encodeUTF8(str) {
let encoder;
return (encodeUTF8_ ??= (encoder = new globalThis.TextEncoder(), encoder.encode.bind(encoder)))(str);
}
let decodeUTF8_;
function decodeUTF8(bytes) {
let decoder;
return (decodeUTF8_ ??= (decoder = new globalThis.TextDecoder(), decoder.decode.bind(decoder)))(bytes);
}
var _LineDecoder_instances, _LineDecoder_buffer, _LineDecoder_start, _LineDecoder_end, _LineDecoder_searchIndex, _LineDecoder_skipLeadingLF, _LineDecoder_append;
let MAX_RETAINED_BUFFER_BYTES = 65536;
class LineDecoder {
constructor() {
_LineDecoder_instances.add(this);
_LineDecoder_buffer.set(this, void 0);
_LineDecoder_start.set(this, void 0);
_LineDecoder_end.set(this, void 0);
_LineDecoder_searchIndex.set(this, void 0);
_LineDecoder_skipLeadingLF.set(this, void 0);
__classPrivateFieldSet(this, _LineDecoder_buffer, new Uint8Array(), "f");
__classPrivateFieldSet(this, _LineDecoder_start, 0, "f");
__classPrivateFieldSet(this, _LineDecoder_end, 0, "f");
__classPrivateFieldSet(this, _LineDecoder_searchIndex, 0, "f");
__classPrivateFieldSet(this, _LineDecoder_skipLeadingLF, !1, "f");
}
decode(chunk) {
if (chunk == null) return [];
let binaryChunk;
binaryChunk = chunk instanceof ArrayBuffer ? new Uint8Array(chunk) : typeof chunk == "string" ? bytes_encodeUTF8(chunk) : chunk;
if (binaryChunk.length === 0) return [];
if (__classPrivateFieldGet(this, _LineDecoder_skipLeadingLF, "f")) {
__classPrivateFieldSet(this, _LineDecoder_skipLeadingLF, !1, "f");
binaryChunk[0] === 10 && (binaryChunk = binaryChunk.subarray(1));
if (binaryChunk.length === 0) return [];
}
__classPrivateFieldGet(this, _LineDecoder_instances, "m", _LineDecoder_append).call(this, binaryChunk);
let lines = [];
let patternIndex;
for (; (patternIndex = findNewlineIndex(__classPrivateFieldGet(this, _LineDecoder_buffer, "f"), __classPrivateFieldGet(this, _LineDecoder_searchIndex, "f"), __classPrivateFieldGet(this, _LineDecoder_end, "f"))) != null;) {
let line = decodeUTF8(__classPrivateFieldGet(this, _LineDecoder_buffer, "f").subarray(__classPrivateFieldGet(this, _LineDecoder_start, "f"), patternIndex.preceding));
lines.push(line);
__classPrivateFieldSet(this, _LineDecoder_start, patternIndex.index, "f");
patternIndex.carriage && (__classPrivateFieldGet(this, _LineDecoder_start, "f") < __classPrivateFieldGet(this, _LineDecoder_end, "f") && __classPrivateFieldGet(this, _LineDecoder_buffer, "f")[__classPrivateFieldGet(this, _LineDecoder_start, "f")] === 10 ? __classPrivateFieldSet(this, _LineDecoder_start, __classPrivateFieldGet(this, _LineDecoder_start, "f") + 1, "f") : __classPrivateFieldGet(this, _LineDecoder_start, "f") === __classPrivateFieldGet(this, _LineDecoder_end, "f") && __classPrivateFieldSet(this, _LineDecoder_skipLeadingLF, !0, "f"));
__classPrivateFieldSet(this, _LineDecoder_searchIndex, __classPrivateFieldGet(this, _LineDecoder_start, "f"), "f");
}
__classPrivateFieldSet(this, _LineDecoder_searchIndex, __classPrivateFieldGet(this, _LineDecoder_end, "f"), "f");
if (__classPrivateFieldGet(this, _LineDecoder_start, "f") === __classPrivateFieldGet(this, _LineDecoder_end, "f")) {
__classPrivateFieldSet(this, _LineDecoder_start, 0, "f");
__classPrivateFieldSet(this, _LineDecoder_end, 0, "f");
__classPrivateFieldSet(this, _LineDecoder_searchIndex, 0, "f");
__classPrivateFieldGet(this, _LineDecoder_buffer, "f").length > MAX_RETAINED_BUFFER_BYTES && __classPrivateFieldSet(this, _LineDecoder_buffer, new Uint8Array(), "f");
} else if (lines.length > 0 && __classPrivateFieldGet(this, _LineDecoder_buffer, "f").length > MAX_RETAINED_BUFFER_BYTES) {
let length = __classPrivateFieldGet(this, _LineDecoder_end, "f") - __classPrivateFieldGet(this, _LineDecoder_start, "f");
if (length <= MAX_RETAINED_BUFFER_BYTES || __classPrivateFieldGet(this, _LineDecoder_buffer, "f").length > length * 4) {
let capacity = length <= MAX_RETAINED_BUFFER_BYTES ? Math.min(Math.max(length * 2, 256), MAX_RETAINED_BUFFER_BYTES) : length * 2;
let buffer = new Uint8Array(capacity);
buffer.set(__classPrivateFieldGet(this, _LineDecoder_buffer, "f").subarray(__classPrivateFieldGet(this, _LineDecoder_start, "f"), __classPrivateFieldGet(this, _LineDecoder_end, "f")));
__classPrivateFieldSet(this, _LineDecoder_buffer, buffer, "f");
__classPrivateFieldSet(this, _LineDecoder_start, 0, "f");
__classPrivateFieldSet(this, _LineDecoder_end, length, "f");
__classPrivateFieldSet(this, _LineDecoder_searchIndex, length, "f");
}
}
return lines;
}
flush() {
__classPrivateFieldSet(this, _LineDecoder_skipLeadingLF, !1, "f");
if (__classPrivateFieldGet(this, _LineDecoder_start, "f") === __classPrivateFieldGet(this, _LineDecoder_end, "f")) return [];
return this.decode("\n");
}
}
_LineDecoder_buffer = new WeakMap(), _LineDecoder_start = new WeakMap(), _LineDecoder_end = new WeakMap(), _LineDecoder_searchIndex = new WeakMap(), _LineDecoder_skipLeadingLF = new WeakMap(), _LineDecoder_instances = new WeakSet(), _LineDecoder_append = function _LineDecoder_append(chunk) {
if (__classPrivateFieldGet(this, _LineDecoder_end, "f") + chunk.length > __classPrivateFieldGet(this, _LineDecoder_buffer, "f").length) {
let length = __classPrivateFieldGet(this, _LineDecoder_end, "f") - __classPrivateFieldGet(this, _LineDecoder_start, "f");
if (__classPrivateFieldGet(this, _LineDecoder_start, "f") >= __classPrivateFieldGet(this, _LineDecoder_buffer, "f").length / 2 && length + chunk.length <= __classPrivateFieldGet(this, _LineDecoder_buffer, "f").length) __classPrivateFieldGet(this, _LineDecoder_buffer, "f").copyWithin(0, __classPrivateFieldGet(this, _LineDecoder_start, "f"), __classPrivateFieldGet(this, _LineDecoder_end, "f"));
else {
let capacity = Math.max(__classPrivateFieldGet(this, _LineDecoder_buffer, "f").length * 2, length + chunk.length, 256);
let buffer = new Uint8Array(capacity);
buffer.set(__classPrivateFieldGet(this, _LineDecoder_buffer, "f").subarray(__classPrivateFieldGet(this, _LineDecoder_start, "f"), __classPrivateFieldGet(this, _LineDecoder_end, "f")));
__classPrivateFieldSet(this, _LineDecoder_buffer, buffer, "f");
}
__classPrivateFieldSet(this, _LineDecoder_searchIndex, __classPrivateFieldGet(this, _LineDecoder_searchIndex, "f") - __classPrivateFieldGet(this, _LineDecoder_start, "f"), "f");
__classPrivateFieldSet(this, _LineDecoder_end, length, "f");
__classPrivateFieldSet(this, _LineDecoder_start, 0, "f");
}
__classPrivateFieldGet(this, _LineDecoder_buffer, "f").set(chunk, __classPrivateFieldGet(this, _LineDecoder_end, "f"));
__classPrivateFieldSet(this, _LineDecoder_end, __classPrivateFieldGet(this, _LineDecoder_end, "f") + chunk.length, "f");
};
LineDecoder.NEWLINE_CHARS = new Set(["\n", "\r"]);
LineDecoder.NEWLINE_REGEXP = /\r\n|[\n\r]/g;
function findNewlineIndex(buffer, start, end) {
for (let i = start; i < end; i++) {
if (buffer[i] === 10) return {
preceding: i,
index: i + 1,
carriage: !1
};
if (buffer[i] === 13) return {
preceding: i,
index: i + 1,
carriage: !0
};
}
return null;
}
function findDoubleNewlineIndex(buffer) {
for (let i = 0; i < buffer.length - 1; i++) {
let firstEndingLength = lineEndingLength(buffer, i);
if (firstEndingLength > 0) {
let secondEndingIndex = i + firstEndingLength;
let secondEndingLength = lineEndingLength(buffer, secondEndingIndex);
if (secondEndingLength > 0) return secondEndingIndex + secondEndingLength;
}
}
return -1;
}
function lineEndingLength(buffer, index) {
if (buffer[index] === 10) return 1;
if (buffer[index] === 13) return buffer[index + 1] === 10 ? 2 : 1;
return 0;
}
let levelNumbers = {
off: 0,
error: 200,
warn: 300,
info: 400,
debug: 500
};
let parseLogLevel = (maybeLevel, sourceName, client) => {
if (!maybeLevel) return;
if (values_hasOwn(levelNumbers, maybeLevel)) return maybeLevel;
loggerFor(client).warn(`${sourceName} was set to ${JSON.stringify(maybeLevel)}, expected one of ${JSON.stringify(Object.keys(levelNumbers))}`);
};
function noop() {}
function makeLogFn(fnLevel, logger, logLevel) {
if (!logger || levelNumbers[fnLevel] > levelNumbers[logLevel]) return noop;
else return logger[fnLevel].bind(logger);
}
let noopLogger = {
error: noop,
warn: noop,
info: noop,
debug: noop
};
let cachedLoggers = new WeakMap();
function loggerFor(client) {
let logger = client.logger;
let logLevel = client.logLevel ?? "off";
if (!logger) return noopLogger;
let cachedLogger = cachedLoggers.get(logger);
if (cachedLogger && cachedLogger[0] === logLevel) return cachedLogger[1];
let levelLogger = {
error: makeLogFn("error", logger, logLevel),
warn: makeLogFn("warn", logger, logLevel),
info: makeLogFn("info", logger, logLevel),
debug: makeLogFn("debug", logger, logLevel)
};
cachedLoggers.set(logger, [logLevel, levelLogger]);
return levelLogger;
}
let sensitiveQueryNames = new Set([
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
function isSensitiveQueryParameter(name) {
let normalized = name.toLowerCase().replace(/[-_]/gu, "");
return sensitiveQueryNames.has(normalized) || sensitiveQueryNames.has(normalized.replace(/^x/u, ""));
}
let sensitiveHeaderNames = new Set([
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
function isSensitiveHeader(name) {
return sensitiveHeaderNames.has(name.toLowerCase().replace(/_/gu, "-")) || isSensitiveQueryParameter(name);
}
function redactURL(value) {
let url = new URL(value);
url.username = "";
url.password = "";
url.hash = "";
for (let name of url.searchParams.keys()) isSensitiveQueryParameter(name) && url.searchParams.set(name, "***");
return url.href;
}
let formatRequestDetails = (details) => {
if (details.options) {
details.options = { ...details.options };
delete details.options.headers;
if (details.options.path) {
let path = details.options.path;
let redacted = new URL(redactURL(new URL(path, "https://redacted.invalid").href));
details.options.path = redacted.origin === "https://redacted.invalid" ? `${path.startsWith("/") ? "/" : ""}${redacted.pathname.slice(1)}${redacted.search}` : redacted.href;
}
details.options.query && (details.options.query = Object.fromEntries(Object.entries(details.options.query).map(([name, value]) => [name, isSensitiveQueryParameter(name) ? "***" : value])));
}
details.url &&= redactURL(details.url);
details.headers &&= Object.fromEntries((details.headers instanceof Headers ? [...details.headers] : Object.entries(details.headers)).map(([name, value]) => [name, isSensitiveHeader(name) ? "***" : value]));
if ("retryOfRequestLogID" in details) {
details.retryOfRequestLogID && (details.retryOf = details.retryOfRequestLogID);
delete details.retryOfRequestLogID;
}
return details;
};
var _Stream_instances, _Stream_client, _Stream_isTeeBranch, _Stream_cancelIterator;
function isTransportAbortError(error) {
return !(error instanceof APIError) && isAbortError(error);
}
function createStreamTeeQueue() {
let entries = [];
let head = 0;
let canceled = !1;
return {
get length() {
return entries.length - head;
},
get canceled() {
return canceled;
},
enqueue(value) {
canceled || entries.push(value);
},
dequeue() {
if (head === entries.length) return;
let value = entries[head];
entries[head] = void 0;
head += 1;
if (head === entries.length) {
entries = [];
head = 0;
} else if (head >= 1024 && head * 2 >= entries.length) {
entries = entries.slice(head);
head = 0;
}
return value;
},
cancel() {
canceled = !0;
entries.length = 0;
head = 0;
}
};
}
class Stream {
constructor(iterator, controller, client) {
_Stream_instances.add(this);
_Stream_client.set(this, void 0);
_Stream_isTeeBranch.set(this, !1);
this.iterator = iterator;
this.controller = controller;
__classPrivateFieldSet(this, _Stream_client, client, "f");
}
static fromSSEResponse(response, controller, client, synthesizeEventData, streamMode = "legacy") {
let consumed = !1;
let logger = client ? loggerFor(client) : console;
async function* iterator() {
if (consumed) throw new error_OpenAIError("Cannot iterate over a consumed stream, use `.tee()` to split the stream.");
consumed = !0;
let done = !1;
let receivedCompletionSentinel = !1;
let messages = _iterSSEMessages(response, controller);
let closeMessages = messages.return.bind(messages);
messages.return = (value) => {
receivedCompletionSentinel || controller.abort();
return closeMessages(value);
};
try {
for await (let sse of messages) {
if (sse.data === "[DONE]") {
receivedCompletionSentinel = !0;
break;
}
let data;
try {
data = JSON.parse(sse.data);
} catch {
logger.error("Could not parse message into JSON:");
logger.error("From chunk:");
throw SyntaxError("Error reading response: malformed server-sent event JSON.");
}
if (streamMode === "legacy") {
if (sse.event?.startsWith("thread.")) {
yield {
event: sse.event,
data
};
continue;
}
if (sse.event === "error") throw new APIError(void 0, data?.error ?? data, void 0, response.headers);
if (data && data.error) throw new APIError(void 0, data.error, void 0, response.headers);
}
yield synthesizeEventData ? {
event: sse.event,
data
} : data;
}
done = !0;
} catch (e) {
if (receivedCompletionSentinel || isTransportAbortError(e) || controller.signal.aborted && e === controller.signal.reason) return;
throw e;
} finally {
done || controller.abort();
}
}
return new Stream(iterator, controller, client);
}
static fromReadableStream(readableStream, controller, client) {
let consumed = !1;
async function* iterLines() {
let lineDecoder = new LineDecoder();
let reader = readableStream.getReader();
let closed = !1;
let cancelPromise;
let cancel = () => {
cancelPromise ??= reader.cancel();
cancelPromise.catch(() => void 0);
};
controller.signal.addEventListener("abort", cancel, { once: !0 });
try {
if (controller.signal.aborted) {
cancel();
return;
}
for (;;) {
let { value: chunk, done } = await reader.read();
if (done) {
closed = !0;
break;
}
if (controller.signal.aborted) return;
for (let line of lineDecoder.decode(chunk)) {
if (controller.signal.aborted) return;
yield line;
}
}
if (controller.signal.aborted) return;
for (let line of lineDecoder.flush()) {
if (controller.signal.aborted) return;
yield line;
}
} finally {
controller.signal.removeEventListener("abort", cancel);
closed || cancel();
reader.releaseLock();
}
}
async function* iterator() {
if (consumed) throw new error_OpenAIError("Cannot iterate over a consumed stream, use `.tee()` to split the stream.");
consumed = !0;
let done = !1;
try {
for await (let line of iterLines()) if (line) {
let data;
try {
data = JSON.parse(line);
} catch (error) {
if (error instanceof SyntaxError) throw SyntaxError("Error reading response: malformed newline-delimited JSON.");
throw error;
}
yield data;
}
done = !0;
} catch (e) {
if (controller.signal.aborted || isAbortError(e)) return;
throw e;
} finally {
done || controller.abort();
}
}
return new Stream(iterator, controller, client);
}
[(_Stream_client = new WeakMap(), _Stream_isTeeBranch = new WeakMap(), _Stream_instances = new WeakSet(), Symbol.asyncIterator)]() {
return this.iterator();
}
__betaTransformIterator(transform) {
this.iterator = transform(this.iterator.bind(this));
}
tee() {
let { controller } = this;
let left = createStreamTeeQueue();
let right = createStreamTeeQueue();
let iterator = this.iterator();
let teeIterator = (queue) => ({
next: () => {
if (queue.canceled) return Promise.resolve({
value: void 0,
done: !0
});
if (queue.length === 0) {
let result = iterator.next();
left.enqueue(result);
right.enqueue(result);
}
return queue.dequeue();
},
return: async () => {
if (!queue.canceled) {
queue.cancel();
left.canceled && right.canceled && await __classPrivateFieldGet(this, _Stream_instances, "m", _Stream_cancelIterator).call(this, iterator, controller);
}
return {
value: void 0,
done: !0
};
}
});
let branch = (queue) => {
let stream = new Stream(() => teeIterator(queue), controller, __classPrivateFieldGet(this, _Stream_client, "f"));
__classPrivateFieldSet(stream, _Stream_isTeeBranch, !0, "f");
return stream;
};
return [branch(left), branch(right)];
}
toReadableStream() {
let { controller } = this;
let iter;
let cancellation;
let cancel = () => cancellation ??= __classPrivateFieldGet(this, _Stream_instances, "m", _Stream_cancelIterator).call(this, iter, controller);
return makeReadableStream({
start: async () => {
iter = this[Symbol.asyncIterator]();
},
async pull(ctrl) {
try {
let { value, done } = await iter.next();
if (done) return ctrl.close();
let bytes = bytes_encodeUTF8(JSON.stringify(value) + "\n");
ctrl.enqueue(bytes);
} catch (err) {
ctrl.error(err);
cancel().catch(() => void 0);
}
},
cancel
});
}
}
_Stream_cancelIterator = async function _Stream_cancelIterator(iterator, controller) {
let returnMethod = iterator.return;
if (returnMethod) {
__classPrivateFieldGet(this, _Stream_isTeeBranch, "f") || controller.abort();
await Reflect.apply(returnMethod, iterator, []);
}
};
function createAbortableSSESource(body, signal) {
let reader = typeof body.getReader == "function" ? body.getReader() : void 0;
let source = reader ? {
next: () => reader.read(),
return: () => reader.cancel()
} : ReadableStreamToAsyncIterable(body)[Symbol.asyncIterator]();
let ended = {
value: void 0,
done: !0
};
let closed = !1;
let canceled = !1;
let cancellation;
let interrupt;
let waitForAbort = () => new Promise((resolve) => {
interrupt = resolve;
});
let cancel = () => {
if (canceled || closed) return cancellation;
canceled = !0;
try {
cancellation = Promise.resolve(source.return?.());
} catch (error) {
cancellation = Promise.reject(error);
}
cancellation.catch(() => void 0);
return cancellation;
};
let abort = () => {
queueMicrotask(() => {
interrupt?.();
cancel();
});
};
return {
iterator: {
async next() {
if (signal.aborted) return ended;
let aborted = waitForAbort().then(() => ended);
try {
let result = await Promise.race([source.next(), aborted]);
if (signal.aborted) return ended;
if (result.done) {
closed = !0;
return ended;
}
return {
value: result.value,
done: !1
};
} catch (error) {
if (signal.aborted && (isAbortError(error) || error === signal.reason)) return ended;
throw error;
} finally {
interrupt = void 0;
}
},
async return() {
let pending = cancel();
if (pending && !signal.aborted) {
let aborted = waitForAbort();
try {
signal.aborted || await Promise.race([pending, aborted]);
} finally {
interrupt = void 0;
}
}
return ended;
},
[Symbol.asyncIterator]() {
return this;
}
},
start() {
signal.addEventListener("abort", abort, { once: !0 });
signal.aborted && abort();
},
async cleanup(failed) {
let cleanupError;
try {
signal.removeEventListener("abort", abort);
} catch (error) {
cleanupError = error;
}
if (!closed) {
let pending = cancel();
if (pending && !failed && !signal.aborted) try {
await pending;
} catch (error) {
cleanupError ??= error;
}
}
if (reader) try {
reader.releaseLock();
} catch (error) {
cleanupError ??= error;
}
if (cleanupError !== void 0 && !failed && !signal.aborted) throw cleanupError;
}
};
}
async function* _iterSSEMessages(response, controller) {
if (!response.body) {
controller.abort();
if (globalThis.navigator !== void 0 && globalThis.navigator.product === "ReactNative") throw new error_OpenAIError("The default react-native fetch implementation does not support streaming. Please use expo/fetch: https://docs.expo.dev/versions/latest/sdk/expo/#expofetch-api");
throw new error_OpenAIError("Attempted to iterate over a response with no body");
}
let sseDecoder = new SSEDecoder();
let lineDecoder = new LineDecoder();
let { signal } = controller;
let source = createAbortableSSESource(response.body, signal);
let failed = !1;
try {
source.start();
for await (let sseChunk of iterSSEChunks(source.iterator)) {
if (signal.aborted) return;
for (let line of lineDecoder.decode(sseChunk)) {
if (signal.aborted) return;
let sse = sseDecoder.decode(line);
sse && (yield sse);
}
}
if (signal.aborted) return;
for (let line of lineDecoder.flush()) {
if (signal.aborted) return;
let sse = sseDecoder.decode(line);
sse && (yield sse);
}
if (signal.aborted) return;
let pending = sseDecoder.flush();
pending && (yield pending);
} catch (error) {
failed = !0;
if (!signal.aborted || !isAbortError(error) && error !== signal.reason) throw error;
} finally {
await source.cleanup(failed);
}
}
async function* iterSSEChunks(iterator) {
let data = new Uint8Array();
let dataStart = 0;
let dataEnd = 0;
let searchStartIndex = 0;
for await (let chunk of iterator) {
if (chunk == null) continue;
let binaryChunk;
binaryChunk = chunk instanceof ArrayBuffer ? new Uint8Array(chunk) : typeof chunk == "string" ? bytes_encodeUTF8(chunk) : chunk;
if (dataEnd + binaryChunk.length > data.length) {
let bufferedLength = dataEnd - dataStart;
if (dataStart >= data.length / 2 && bufferedLength + binaryChunk.length <= data.length) data.copyWithin(0, dataStart, dataEnd);
else {
let newData = new Uint8Array(Math.max(data.length * 2, bufferedLength + binaryChunk.length));
newData.set(data.subarray(dataStart, dataEnd));
data = newData;
}
searchStartIndex -= dataStart;
dataStart = 0;
dataEnd = bufferedLength;
}
data.set(binaryChunk, dataEnd);
dataEnd += binaryChunk.length;
let patternIndex;
for (; (patternIndex = findDoubleNewlineIndex(data.subarray(searchStartIndex, dataEnd))) !== -1;) {
patternIndex += searchStartIndex;
yield data.slice(dataStart, patternIndex);
dataStart = patternIndex;
searchStartIndex = dataStart;
}
searchStartIndex = Math.max(dataStart, dataEnd - 3);
}
dataEnd > dataStart && (yield data.slice(dataStart, dataEnd));
}
class SSEDecoder {
constructor() {
this.event = null;
this.data = [];
this.chunks = [];
}
decode(line) {
line.endsWith("\r") && (line = line.slice(0, -1));
if (!line) {
if (!this.event && !this.data.length) return null;
let sse = {
event: this.event,
data: this.data.join("\n"),
raw: this.chunks
};
this.event = null;
this.data = [];
this.chunks = [];
return sse;
}
this.chunks.push(line);
if (line.startsWith(":")) return null;
let [fieldname, , initialValue] = partition(line, ":");
let value = initialValue;
value.startsWith(" ") && (value = value.slice(1));
fieldname === "event" ? this.event = value : fieldname === "data" && this.data.push(value);
return null;
}
flush() {
return this.decode("");
}
}
function partition(str, delimiter) {
let index = str.indexOf(delimiter);
if (index !== -1) return [
str.slice(0, index),
delimiter,
str.slice(index + delimiter.length)
];
return [
str,
"",
""
];
}
async function defaultParseResponse(client, props) {
let { response, requestLogID, retryOfRequestLogID, startTime } = props;
let jsonBodyLength;
let body = await (async () => {
if (props.options.stream) {
loggerFor(client).debug("response", response.status, response.url, response.headers, response.body);
if (props.options.__streamClass) return props.options.__streamClass.fromSSEResponse(response, props.controller, client, props.options.__synthesizeEventData, props.options.__streamMode);
return Stream.fromSSEResponse(response, props.controller, client, props.options.__synthesizeEventData, props.options.__streamMode);
}
if (response.status === 204) return null;
if (props.options.__binaryResponse) return response;
let mediaType = response.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
if (mediaType?.includes("application/json") || mediaType?.endsWith("+json")) {
if (response.headers.get("content-length") === "0") return;
let bodyText = await response.text();
if (!bodyText) return;
let json = JSON.parse(bodyText);
jsonBodyLength = bodyText.length;
return addRequestID(json, response);
}
return await response.text();
})().catch((error) => {
throw asAbortError(error, props.controller.signal);
});
client.logLevel === "debug" && loggerFor(client).debug(`[${requestLogID}] response parsed`, formatRequestDetails({
retryOfRequestLogID,
url: response.url,
status: response.status,
body: jsonBodyLength === void 0 ? body : {
type: "json",
length: jsonBodyLength
},
durationMs: Date.now() - startTime
}));
return body;
}
function asAbortError(error, signal) {
if (!signal.aborted || error !== signal.reason || isAbortError(error)) return error;
let message = "This operation was aborted";
let DOMExceptionConstructor = globalThis.DOMException;
return typeof DOMExceptionConstructor == "function" ? new DOMExceptionConstructor(message, "AbortError") : Object.assign(Error(message), { name: "AbortError" });
}
function addRequestID(value, response) {
if (!value || typeof value != "object" || Array.isArray(value)) return value;
return Object.defineProperty(value, "_request_id", {
value: response.headers.get("x-request-id"),
enumerable: !1
});
}
let VERSION = "7.55.0";
let isRunningInBrowser = () => typeof window < "u" && window.document !== void 0 && typeof navigator < "u";
function getDetectedPlatform() {
if (typeof Deno < "u" && Deno.build != null) return "deno";
if (typeof EdgeRuntime < "u") return "edge";
if (Object.prototype.toString.call(globalThis.process === void 0 ? 0 : globalThis.process) === "[object process]") return "node";
return "unknown";
}
let getPlatformProperties = () => {
let detectedPlatform = getDetectedPlatform();
if (detectedPlatform === "deno") return {
"X-Stainless-Lang": "js",
"X-Stainless-Package-Version": VERSION,
"X-Stainless-OS": normalizePlatform(Deno.build.os),
"X-Stainless-Arch": normalizeArch(Deno.build.arch),
"X-Stainless-Runtime": "deno",
"X-Stainless-Runtime-Version": typeof Deno.version == "string" ? Deno.version : Deno.version?.deno ?? "unknown"
};
if (typeof EdgeRuntime < "u") return {
"X-Stainless-Lang": "js",
"X-Stainless-Package-Version": VERSION,
"X-Stainless-OS": "Unknown",
"X-Stainless-Arch": `other:${EdgeRuntime}`,
"X-Stainless-Runtime": "edge",
"X-Stainless-Runtime-Version": globalThis.process?.version ?? "unknown"
};
if (detectedPlatform === "node") return {
"X-Stainless-Lang": "js",
"X-Stainless-Package-Version": VERSION,
"X-Stainless-OS": normalizePlatform(globalThis.process.platform ?? "unknown"),
"X-Stainless-Arch": normalizeArch(globalThis.process.arch ?? "unknown"),
"X-Stainless-Runtime": "node",
"X-Stainless-Runtime-Version": globalThis.process.version ?? "unknown"
};
let browserInfo = getBrowserInfo();
if (browserInfo) return {
"X-Stainless-Lang": "js",
"X-Stainless-Package-Version": VERSION,
"X-Stainless-OS": "Unknown",
"X-Stainless-Arch": "unknown",
"X-Stainless-Runtime": `browser:${browserInfo.browser}`,
"X-Stainless-Runtime-Version": browserInfo.version
};
return {
"X-Stainless-Lang": "js",
"X-Stainless-Package-Version": VERSION,
"X-Stainless-OS": "Unknown",
"X-Stainless-Arch": "unknown",
"X-Stainless-Runtime": "unknown",
"X-Stainless-Runtime-Version": "unknown"
};
};
function getBrowserInfo() {
if (typeof navigator > "u" || !navigator) return null;
for (let { key, pattern } of [
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
let match = pattern.exec(navigator.userAgent);
if (match) return {
browser: key,
version: `${match[1] || 0}.${match[2] || 0}.${match[3] || 0}`
};
}
return null;
}
let normalizeArch = (arch) => {
if (arch === "x32") return "x32";
if (arch === "x86_64" || arch === "x64") return "x64";
if (arch === "arm") return "arm";
if (arch === "aarch64" || arch === "arm64") return "arm64";
if (arch) return `other:${arch}`;
return "unknown";
};
let normalizePlatform = (platform) => {
platform = platform.toLowerCase();
if (platform.includes("ios")) return "iOS";
if (platform === "android") return "Android";
if (platform === "darwin") return "MacOS";
if (platform === "win32") return "Windows";
if (platform === "freebsd") return "FreeBSD";
if (platform === "openbsd") return "OpenBSD";
if (platform === "linux") return "Linux";
if (platform) return `Other:${platform}`;
return "Unknown";
};
let _platformHeaders;
let getPlatformHeaders = () => _platformHeaders ??= getPlatformProperties();
let jsonRequestBodyObservers = new WeakMap();
function observeJSONRequestBody(body, observer) {
let observers = jsonRequestBodyObservers.get(body);
if (!observers) {
observers = new Set();
jsonRequestBodyObservers.set(body, observers);
}
observers.add(observer);
return () => {
let active = jsonRequestBodyObservers.get(body);
if (!active) return;
active.delete(observer);
active.size === 0 && jsonRequestBodyObservers.delete(body);
};
}
let FallbackEncoder = ({ headers, body }) => {
let observers = typeof body == "object" && body ? jsonRequestBodyObservers.get(body) : void 0;
let encoded;
if (!observers || observers.size === 0) encoded = JSON.stringify(body);
else {
let active = [...observers];
encoded = JSON.stringify(body, function(key, value) {
let observed = value;
for (let observer of active) {
let replacement = observer.value(this, key, observed);
replacement !== void 0 && (observed = replacement);
}
return observed;
});
for (let observer of active) observer.complete();
}
return {
bodyHeaders: { "content-type": "application/json" },
body: encoded
};
};
let default_format = "RFC3986";
let default_formatter = String;
let formatters = {
RFC1738: (v) => String(v).replace(/%20/g, "+"),
RFC3986: default_formatter
};
let cachedHas;
let has = (obj, key) => {
let resolvedHas = cachedHas ?? Object.hasOwn ?? Function.prototype.call.bind(Object.prototype.hasOwnProperty);
cachedHas = resolvedHas;
return resolvedHas(obj, key);
};
let hex_table = (() => {
let array = [];
for (let i = 0; i < 256; ++i) array.push("%" + ((i < 16 ? "0" : "") + i.toString(16)).toUpperCase());
return array;
})();
let limit = 1024;
let encode = (str, _defaultEncoder, charset, _kind, format) => {
if (str.length === 0) return str;
let string = str;
typeof str == "symbol" ? string = Symbol.prototype.toString.call(str) : typeof str != "string" && (string = String(str));
if (charset === "iso-8859-1") return escape(string).replace(/%u[0-9a-f]{4}/gi, ($0) => "%26%23" + Number.parseInt($0.slice(2), 16) + "%3B");
let out = "";
for (let j = 0; j < string.length;) {
let segmentEnd = Math.min((Math.floor(j / limit) + 1) * limit, string.length);
segmentEnd < string.length && string.codePointAt(segmentEnd - 1) > 65535 && (segmentEnd += 1);
let segment = string.length >= limit ? string.slice(j, segmentEnd) : string;
let arr = [];
for (let i = 0; i < segment.length; ++i) {
let c = segment.charCodeAt(i);
if (c === 45 || c === 46 || c === 95 || c === 126 || c >= 48 && c <= 57 || c >= 65 && c <= 90 || c >= 97 && c <= 122 || format === "RFC1738" && (c === 40 || c === 41)) {
arr[arr.length] = segment.charAt(i);
continue;
}
if (c < 128) {
arr[arr.length] = hex_table[c];
continue;
}
if (c < 2048) {
arr[arr.length] = hex_table[192 | c >> 6] + hex_table[128 | c & 63];
continue;
}
if (c < 55296 || c >= 57344) {
arr[arr.length] = hex_table[224 | c >> 12] + hex_table[128 | c >> 6 & 63] + hex_table[128 | c & 63];
continue;
}
i += 1;
c = 65536 + ((c & 1023) << 10 | segment.charCodeAt(i) & 1023);
arr[arr.length] = hex_table[240 | c >> 18] + hex_table[128 | c >> 12 & 63] + hex_table[128 | c >> 6 & 63] + hex_table[128 | c & 63];
}
out += arr.join("");
j = segmentEnd;
}
return out;
};
function is_buffer(obj) {
if (!obj || typeof obj != "object") return !1;
return !!(obj.constructor && obj.constructor.isBuffer && obj.constructor.isBuffer(obj));
}
function maybe_map(val, fn) {
if (values_isArray(val)) {
let mapped = [];
for (let item of val) mapped.push(fn(item));
return mapped;
}
return fn(val);
}
let array_prefix_generators = {
brackets(prefix) {
return String(prefix) + "[]";
},
comma: "comma",
indices(prefix, key) {
return String(prefix) + "[" + key + "]";
},
repeat: String
};
let push_to_array = function push_to_array(arr, value_or_array) {
Array.prototype.push.apply(arr, values_isArray(value_or_array) ? value_or_array : [value_or_array]);
};
let toISOString;
let defaults = {
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
format: default_format,
formatter: default_formatter,
indices: !1,
serializeDate(date) {
return (toISOString ??= Function.prototype.call.bind(Date.prototype.toISOString))(date);
},
skipNulls: !1,
strictNullHandling: !1
};
function is_non_nullish_primitive(v) {
return typeof v == "string" || typeof v == "number" || typeof v == "boolean" || typeof v == "symbol" || typeof v == "bigint";
}
let sentinel = {};
function inner_stringify(object, prefix, generateArrayPrefix, commaRoundTrip, allowEmptyArrays, strictNullHandling, skipNulls, encodeDotInKeys, encoder, filter, sort, allowDots, serializeDate, format, formatter, encodeValuesOnly, charset, sideChannel) {
let obj = object;
let tmp_sc = sideChannel;
let step = 0;
let find_flag = !1;
for (; (tmp_sc = tmp_sc.get(sentinel)) !== void 0 && !find_flag;) {
let pos = tmp_sc.get(object);
step += 1;
if (pos !== void 0) {
if (pos === step) throw RangeError("Cyclic object value");
else find_flag = !0;
}
tmp_sc.get(sentinel) === void 0 && (step = 0);
}
typeof filter == "function" ? obj = filter(prefix, obj) : obj instanceof Date ? obj = serializeDate?.(obj) : generateArrayPrefix === "comma" && values_isArray(obj) && (obj = maybe_map(obj, (value) => {
if (value instanceof Date) return serializeDate?.(value);
return value;
}));
if (obj === null) {
if (strictNullHandling) return encoder && !encodeValuesOnly ? encoder(prefix, defaults.encoder, charset, "key", format) : prefix;
obj = "";
}
if (is_non_nullish_primitive(obj) || is_buffer(obj)) {
if (encoder) {
let key_value = encodeValuesOnly ? prefix : encoder(prefix, defaults.encoder, charset, "key", format);
return [formatter?.(key_value) + "=" + formatter?.(encoder(obj, defaults.encoder, charset, "value", format))];
}
return [formatter?.(prefix) + "=" + formatter?.(String(obj))];
}
let values = [];
if (obj === void 0) return values;
let obj_keys;
if (generateArrayPrefix === "comma" && values_isArray(obj)) {
encodeValuesOnly && encoder && (obj = maybe_map(obj, encoder));
obj_keys = [{ value: obj.length > 0 ? obj.join(",") || null : void 0 }];
} else if (values_isArray(filter)) obj_keys = filter;
else {
let keys = Object.keys(obj);
sort && keys.sort(sort);
obj_keys = keys;
}
let encoded_prefix = encodeDotInKeys ? String(prefix).replace(/\./g, "%2E") : String(prefix);
let adjusted_prefix = commaRoundTrip && values_isArray(obj) && obj.length === 1 ? encoded_prefix + "[]" : encoded_prefix;
if (allowEmptyArrays && values_isArray(obj) && obj.length === 0) return adjusted_prefix + "[]";
for (let key of obj_keys) {
let value = typeof key == "object" && key.value !== void 0 ? key.value : obj[key];
if (skipNulls && value === null) continue;
let encoded_key = allowDots && encodeDotInKeys ? key.replace(/\./g, "%2E") : key;
let key_prefix;
key_prefix = values_isArray(obj) ? typeof generateArrayPrefix == "function" ? generateArrayPrefix(adjusted_prefix, encoded_key) : adjusted_prefix : adjusted_prefix + (allowDots ? "." + encoded_key : "[" + encoded_key + "]");
sideChannel.set(object, step);
let valueSideChannel = new WeakMap([[sentinel, sideChannel]]);
push_to_array(values, inner_stringify(value, key_prefix, generateArrayPrefix, commaRoundTrip, allowEmptyArrays, strictNullHandling, skipNulls, encodeDotInKeys, generateArrayPrefix === "comma" && encodeValuesOnly && values_isArray(obj) ? null : encoder, filter, sort, allowDots, serializeDate, format, formatter, encodeValuesOnly, charset, valueSideChannel));
}
return values;
}
function normalize_stringify_options(opts = defaults) {
if (opts.allowEmptyArrays !== void 0 && typeof opts.allowEmptyArrays != "boolean") throw TypeError("`allowEmptyArrays` option can only be `true` or `false`, when provided");
if (opts.encodeDotInKeys !== void 0 && typeof opts.encodeDotInKeys != "boolean") throw TypeError("`encodeDotInKeys` option can only be `true` or `false`, when provided");
if (opts.encoder !== null && opts.encoder !== void 0 && typeof opts.encoder != "function") throw TypeError("Encoder has to be a function.");
let charset = opts.charset || defaults.charset;
if (opts.charset !== void 0 && opts.charset !== "utf-8" && opts.charset !== "iso-8859-1") throw TypeError("The charset option must be either utf-8, iso-8859-1, or undefined");
let format = default_format;
if (opts.format !== void 0) {
if (!has(formatters, opts.format)) throw TypeError("Unknown format option provided.");
format = opts.format;
}
let formatter = formatters[format];
let filter = defaults.filter;
(typeof opts.filter == "function" || values_isArray(opts.filter)) && (filter = opts.filter);
let arrayFormat;
arrayFormat = opts.arrayFormat && opts.arrayFormat in array_prefix_generators ? opts.arrayFormat : "indices" in opts ? opts.indices ? "indices" : "repeat" : defaults.arrayFormat;
if ("commaRoundTrip" in opts && typeof opts.commaRoundTrip != "boolean") throw TypeError("`commaRoundTrip` must be a boolean, or absent");
let allowDots;
allowDots = opts.allowDots === void 0 ? opts.encodeDotInKeys ? !0 : defaults.allowDots : !!opts.allowDots;
return {
addQueryPrefix: typeof opts.addQueryPrefix == "boolean" ? opts.addQueryPrefix : defaults.addQueryPrefix,
allowDots,
allowEmptyArrays: typeof opts.allowEmptyArrays == "boolean" ? !!opts.allowEmptyArrays : defaults.allowEmptyArrays,
arrayFormat,
charset,
charsetSentinel: typeof opts.charsetSentinel == "boolean" ? opts.charsetSentinel : defaults.charsetSentinel,
commaRoundTrip: !!opts.commaRoundTrip,
delimiter: opts.delimiter === void 0 ? defaults.delimiter : opts.delimiter,
encode: typeof opts.encode == "boolean" ? opts.encode : defaults.encode,
encodeDotInKeys: typeof opts.encodeDotInKeys == "boolean" ? opts.encodeDotInKeys : defaults.encodeDotInKeys,
encoder: typeof opts.encoder == "function" ? opts.encoder : defaults.encoder,
encodeValuesOnly: typeof opts.encodeValuesOnly == "boolean" ? opts.encodeValuesOnly : defaults.encodeValuesOnly,
filter,
format,
formatter,
serializeDate: typeof opts.serializeDate == "function" ? opts.serializeDate : defaults.serializeDate,
skipNulls: typeof opts.skipNulls == "boolean" ? opts.skipNulls : defaults.skipNulls,
sort: typeof opts.sort == "function" ? opts.sort : null,
strictNullHandling: typeof opts.strictNullHandling == "boolean" ? opts.strictNullHandling : defaults.strictNullHandling
};
}
function stringify(object, opts = {}) {
let obj = object;
let options = normalize_stringify_options(opts);
let obj_keys;
let filter;
if (typeof options.filter == "function") {
filter = options.filter;
obj = filter("", obj);
} else if (values_isArray(options.filter)) {
filter = options.filter;
obj_keys = filter;
}
let keys = [];
if (typeof obj != "object" || !obj) return "";
let generateArrayPrefix = array_prefix_generators[options.arrayFormat];
let commaRoundTrip = generateArrayPrefix === "comma" && options.commaRoundTrip;
obj_keys ||= Object.keys(obj);
options.sort && obj_keys.sort(options.sort);
let sideChannel = new WeakMap();
for (let key of obj_keys) {
if (options.skipNulls && obj[key] === null) continue;
push_to_array(keys, inner_stringify(obj[key], key, generateArrayPrefix, commaRoundTrip, options.allowEmptyArrays, options.strictNullHandling, options.skipNulls, options.encodeDotInKeys, options.encode ? options.encoder : null, options.filter, options.sort, options.allowDots, options.serializeDate, options.format, options.formatter, options.encodeValuesOnly, options.charset, sideChannel));
}
let joined = keys.join(options.delimiter);
let prefix = options.addQueryPrefix === !0 ? "?" : "";
options.charsetSentinel && (prefix += options.charset === "iso-8859-1" ? "utf8=%26%2310003%3B&" : "utf8=%E2%9C%93&");
return joined.length > 0 ? prefix + joined : "";
}
function stringifyQuery(query) {
return stringify(query, { arrayFormat: "brackets" });
}
let endpoints = new Map([
["global", "https://api.openai.com/v1"],
["us", "https://us.api.openai.com/v1"],
["eu", "https://eu.api.openai.com/v1"],
["ae", "https://ae.api.openai.com/v1"],
["au", "https://au.api.openai.com/v1"],
["in", "https://in.api.openai.com/v1"],
["jp", "https://jp.api.openai.com/v1"]
]);
function resolveDataResidency(options) {
if (options.dataResidency === null || options.dataResidency === void 0) return;
if (values_hasOwn(options, "baseURL")) throw new error_OpenAIError("The `dataResidency` and `baseURL` options are mutually exclusive.");
let endpoint = endpoints.get(options.dataResidency);
if (endpoint === void 0) throw new error_OpenAIError("Invalid `dataResidency`; expected one of: global, us, eu, ae, au, in, jp.");
return endpoint;
}
var _APIPromise_client;
class APIPromise extends Promise {
constructor(client, responsePromise, parseResponse = defaultParseResponse) {
super((resolve) => {
resolve(null);
});
this.responsePromise = responsePromise;
this.parseResponse = parseResponse;
_APIPromise_client.set(this, void 0);
__classPrivateFieldSet(this, _APIPromise_client, client, "f");
}
_thenUnwrap(transform) {
return new APIPromise(__classPrivateFieldGet(this, _APIPromise_client, "f"), this.responsePromise, async (client, props) => addRequestID(transform(await this.parseResponse(client, props), props), props.response));
}
asResponse() {
return this.responsePromise.then((p) => p.response);
}
async withResponse() {
let [data, response] = await Promise.all([this.parse(), this.asResponse()]);
return {
data,
response,
request_id: response.headers.get("x-request-id")
};
}
parse() {
this.parsedPromise ||= this.responsePromise.then((data) => this.parseResponse(__classPrivateFieldGet(this, _APIPromise_client, "f"), data));
return this.parsedPromise;
}
then(onfulfilled, onrejected) {
return this.parse().then(onfulfilled, onrejected);
}
catch(onrejected) {
return this.parse().catch(onrejected);
}
finally(onfinally) {
return this.parse().finally(onfinally);
}
}
_APIPromise_client = new WeakMap();
var _AbstractPage_client;
class AbstractPage {
constructor(client, response, body, options) {
_AbstractPage_client.set(this, void 0);
__classPrivateFieldSet(this, _AbstractPage_client, client, "f");
this.options = options;
this.response = response;
this.body = body;
}
hasNextPage() {
if (!this.getPaginatedItems().length) return !1;
return this.nextPageRequestOptions() != null;
}
async getNextPage() {
let nextOptions = this.nextPageRequestOptions();
if (!nextOptions) throw new error_OpenAIError("No next page expected; please check `.hasNextPage()` before calling `.getNextPage()`.");
return await __classPrivateFieldGet(this, _AbstractPage_client, "f").requestAPIList(this.constructor, nextOptions);
}
async *iterPages() {
let page = this;
yield page;
for (; page.hasNextPage();) {
page = await page.getNextPage();
yield page;
}
}
async *[(_AbstractPage_client = new WeakMap(), Symbol.asyncIterator)]() {
for await (let page of this.iterPages()) for (let item of page.getPaginatedItems()) yield item;
}
}
class PagePromise extends APIPromise {
constructor(client, request, Page) {
super(client, request, async (client, props) => new Page(client, props.response, await defaultParseResponse(client, props), props.options));
}
async *[Symbol.asyncIterator]() {
let page = await this;
for await (let item of page) yield item;
}
}
class Page extends AbstractPage {
constructor(client, response, body, options) {
super(client, response, body, options);
this.data = body.data || [];
this.object = body.object;
}
getPaginatedItems() {
return this.data ?? [];
}
nextPageRequestOptions() {
return null;
}
}
class CursorPage extends AbstractPage {
constructor(client, response, body, options) {
super(client, response, body, options);
this.data = body.data || [];
this.has_more = body.has_more || !1;
}
getPaginatedItems() {
return this.data ?? [];
}
hasNextPage() {
if (this.has_more === !1) return !1;
return super.hasNextPage();
}
nextPageRequestOptions() {
let data = this.getPaginatedItems();
let id = data[data.length - 1]?.id;
if (!id) return null;
return {
...this.options,
query: {
...maybeObj(this.options.query),
after: id
}
};
}
}
class ConversationCursorPage extends AbstractPage {
constructor(client, response, body, options) {
super(client, response, body, options);
this.data = body.data || [];
this.has_more = body.has_more || !1;
this.last_id = body.last_id || "";
}
getPaginatedItems() {
return this.data ?? [];
}
hasNextPage() {
if (this.has_more === !1) return !1;
return super.hasNextPage();
}
nextPageRequestOptions() {
let cursor = this.last_id;
if (!cursor) return null;
return {
...this.options,
query: {
...maybeObj(this.options.query),
after: cursor
}
};
}
}
class NextCursorPage extends AbstractPage {
constructor(client, response, body, options) {
super(client, response, body, options);
this.data = body.data || [];
this.has_more = body.has_more || !1;
this.next = body.next || null;
}
getPaginatedItems() {
return this.data ?? [];
}
hasNextPage() {
if (this.has_more === !1) return !1;
return this.nextPageRequestOptions() != null;
}
nextPageRequestOptions() {
let cursor = this.next;
if (!cursor) return null;
return {
...this.options,
query: {
...maybeObj(this.options.query),
after: cursor
}
};
}
}
class TokenPage extends AbstractPage {
constructor(client, response, body, options) {
super(client, response, body, options);
this.data = body.data || [];
this.has_more = body.has_more || !1;
this.next = body.next || null;
}
getPaginatedItems() {
return this.data ?? [];
}
hasNextPage() {
if (this.has_more === !1) return !1;
return this.nextPageRequestOptions() != null;
}
nextPageRequestOptions() {
let cursor = this.next;
if (!cursor) return null;
return {
...this.options,
query: {
...maybeObj(this.options.query),
page: cursor
}
};
}
}
let SUBJECT_TOKEN_TYPES = {
jwt: "urn:ietf:params:oauth:token-type:jwt",
id: "urn:ietf:params:oauth:token-type:id_token"
};
function calculateExpiresAt(expiresIn, exchangeStartedAt) {
if (typeof expiresIn != "number" || !Number.isFinite(expiresIn) || expiresIn <= 0) throw new error_OpenAIError("Token exchange response has invalid 'expires_in' field");
let now = Date.now();
let fullLifetimeDeadline = now + expiresIn * 1e3;
if (!Number.isSafeInteger(fullLifetimeDeadline) || fullLifetimeDeadline <= now) throw new error_OpenAIError("Token exchange response has invalid 'expires_in' field");
let expiresAt = fullLifetimeDeadline - (performance.now() - exchangeStartedAt);
if (expiresAt <= now) throw new error_OpenAIError("Workload identity token expired before its exchange completed.");
return expiresAt;
}
function calculateRefreshAt(expiresAt, lifetimeSeconds, refreshBufferSeconds) {
let configuredBufferMs = (refreshBufferSeconds ?? 1200) * 1e3;
return expiresAt - Math.min(configuredBufferMs, lifetimeSeconds * 1e3 * .5);
}
let NATIVE_RESPONSE_PROTOTYPE = Response.prototype;
let READ_NATIVE_RESPONSE_BODY = NATIVE_RESPONSE_PROTOTYPE.arrayBuffer;
function isResponsePrototype(response, prototype) {
let constructor = Object.getOwnPropertyDescriptor(prototype, "constructor")?.value;
if (prototype === response || typeof constructor != "function" || Object.getOwnPropertyDescriptor(constructor, "name")?.value !== "Response" || Object.getOwnPropertyDescriptor(constructor, "prototype")?.value !== prototype) return !1;
let tag = Object.getOwnPropertyDescriptor(prototype, Symbol.toStringTag);
return (tag?.value === "Response" || typeof tag?.get == "function") && typeof Object.getOwnPropertyDescriptor(prototype, "headers")?.get == "function" && typeof Object.getOwnPropertyDescriptor(prototype, "ok")?.get == "function" && typeof Object.getOwnPropertyDescriptor(prototype, "status")?.get == "function";
}
function isResponseBodyPrototype(prototype, responsePrototype) {
if (prototype === responsePrototype) return !0;
let constructor = Object.getOwnPropertyDescriptor(prototype, "constructor")?.value;
return responsePrototype !== null && Object.getPrototypeOf(responsePrototype) === prototype && typeof constructor == "function" && Object.getOwnPropertyDescriptor(constructor, "name")?.value === "Body" && Object.getOwnPropertyDescriptor(constructor, "prototype")?.value === prototype;
}
function decodeNativeResponseBody(body) {
return new TextDecoder("utf-8", { ignoreBOM: typeof globalThis.Bun?.version == "string" }).decode(body);
}
async function parseOAuthTokenResponse(response) {
let readText;
let responsePrototype = null;
for (let depth = 0, prototype = response; prototype !== null && depth < 16 && prototype !== NATIVE_RESPONSE_PROTOTYPE; prototype = Object.getPrototypeOf(prototype), depth += 1) {
isResponsePrototype(response, prototype) && (responsePrototype = prototype);
let parser = Object.getOwnPropertyDescriptor(prototype, "json");
if (!parser) continue;
if (typeof parser.value != "function") break;
let bodyReader = Object.getOwnPropertyDescriptor(prototype, "text")?.value;
if (typeof bodyReader == "function" && isResponseBodyPrototype(prototype, responsePrototype)) {
readText = bodyReader;
break;
}
return parser.value.call(response);
}
let body = readText === void 0 ? decodeNativeResponseBody(await READ_NATIVE_RESPONSE_BODY.call(response)) : await readText.call(response);
try {
return JSON.parse(body);
} catch {
throw SyntaxError("Token exchange response contains invalid JSON");
}
}
function isUnsafeAccessToken(accessToken) {
if (typeof globalThis.Bun?.version == "string") return /[^\t\u0020-\u007E]|^[\t ]|[\t ]$/u.test(accessToken);
return /[^\t\u0020-\u007E\u0080-\u00FF]|^[\t ]|[\t ]$/u.test(accessToken);
}
class WorkloadIdentityAuth {
constructor(config, fetch) {
this.cachedToken = null;
this.refreshPromise = null;
this.tokenGeneration = 0;
this.tokenExchangeUrl = "https://auth.openai.com/oauth/token";
let { identityProviderId, serviceAccountId, clientId, refreshBufferSeconds, provider } = config;
this.config = {
identityProviderId,
serviceAccountId,
...clientId === void 0 ? {} : { clientId },
...refreshBufferSeconds === void 0 ? {} : { refreshBufferSeconds },
provider: {
tokenType: provider.tokenType,
getToken: provider.getToken.bind(provider)
}
};
this.fetch = fetch ?? getDefaultFetch();
}
async getToken() {
if (!this.cachedToken || WorkloadIdentityAuth.isTokenExpired(this.cachedToken)) {
if (this.refreshPromise) return await this.refreshPromise;
let refreshPromise = this.refreshToken(this.tokenGeneration);
this.refreshPromise = refreshPromise;
try {
return await refreshPromise;
} finally {
this.refreshPromise === refreshPromise && (this.refreshPromise = null);
}
}
if (WorkloadIdentityAuth.needsRefresh(this.cachedToken) && !this.refreshPromise) {
let refreshPromise = this.refreshToken(this.tokenGeneration).finally(() => {
this.refreshPromise === refreshPromise && (this.refreshPromise = null);
});
this.refreshPromise = refreshPromise;
refreshPromise.catch(() => null);
}
return this.cachedToken.token;
}
async refreshToken(generation) {
let body = {
grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
subject_token: await this.config.provider.getToken(),
subject_token_type: SUBJECT_TOKEN_TYPES[this.config.provider.tokenType],
identity_provider_id: this.config.identityProviderId,
service_account_id: this.config.serviceAccountId
};
this.config.clientId && (body.client_id = this.config.clientId);
let exchangeStartedAt = performance.now();
let response = await this.fetch(this.tokenExchangeUrl, {
method: "POST",
headers: { "Content-Type": "application/json" },
body: JSON.stringify(body),
redirect: "manual"
});
if (!response.ok) {
let errorText = await response.text();
let body;
try {
body = JSON.parse(errorText);
} catch {}
if (response.status === 400 || response.status === 401 || response.status === 403) throw new OAuthError(response.status, body, response.headers);
throw APIError.generate(response.status, body, `Token exchange failed with status ${response.status}`, response.headers);
}
let tokenResponse = await parseOAuthTokenResponse(response);
let accessToken = typeof tokenResponse == "object" && tokenResponse && "access_token" in tokenResponse ? tokenResponse.access_token : void 0;
if (typeof accessToken != "string" || accessToken.trim().length === 0 || isUnsafeAccessToken(accessToken)) throw new error_OpenAIError("Token exchange response missing 'access_token' field");
let expiresIn = tokenResponse.expires_in ?? 3600;
let expiresAt = calculateExpiresAt(expiresIn, exchangeStartedAt);
this.tokenGeneration === generation && (this.cachedToken = {
token: accessToken,
expiresAt,
refreshAt: calculateRefreshAt(expiresAt, expiresIn, this.config.refreshBufferSeconds)
});
return accessToken;
}
static isTokenExpired(cachedToken) {
return Date.now() >= cachedToken.expiresAt;
}
static needsRefresh(cachedToken) {
return Date.now() >= cachedToken.refreshAt;
}
invalidateToken() {
this.tokenGeneration += 1;
this.cachedToken = null;
this.refreshPromise = null;
}
}
function assertX509APIOrigin(value) {
let target;
try {
target = new URL(value);
} catch {
throw new error_OpenAIError("X.509 workload identity requires the approved global mTLS API origin.");
}
if (target.origin !== "https://mtls.api.openai.com" || target.username || target.password) throw new error_OpenAIError("X.509 workload identity requires the approved global mTLS API origin.");
for (let name of target.searchParams.keys()) if (isSensitiveQueryParameter(name)) throw new error_OpenAIError("X.509 workload identity cannot send conflicting query authentication credentials.");
return target;
}
let brand_privateNullableHeaders = Symbol("brand.privateNullableHeaders");
let httpTokenHeaderName = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
function* iterateHeaders(headers) {
if (!headers) return;
if (brand_privateNullableHeaders in headers) {
let { values, nulls } = headers;
yield* values.entries();
for (let name of nulls) yield [name, null];
return;
}
let shouldClear = !1;
let iter;
let iterator = Symbol.iterator in headers ? headers[Symbol.iterator] : void 0;
if (typeof iterator == "function") iter = { [Symbol.iterator]: () => iterator.call(headers) };
else {
shouldClear = !0;
iter = Object.entries(headers ?? {});
}
for (let row of iter) {
let name = row[0];
if (typeof name != "string") throw TypeError("expected header name to be a string");
let values = isReadonlyArray(row[1]) ? row[1] : [row[1]];
let didClear = !1;
for (let value of values) {
if (value === void 0) continue;
if (shouldClear && !didClear) {
didClear = !0;
yield [name, null];
}
yield [name, value];
}
}
}
let headers_buildHeaders = (newHeaders) => {
let targetHeaders = new Headers();
let nullHeaders = new Set();
for (let headers of newHeaders) {
let seenHeaders = new Set();
for (let [name, value] of iterateHeaders(headers)) {
if (!httpTokenHeaderName.test(name)) throw TypeError(`Header name must be a valid HTTP token ["${name}"]`);
let lowerName = name.toLowerCase();
if (!seenHeaders.has(lowerName)) {
targetHeaders.delete(lowerName);
seenHeaders.add(lowerName);
}
if (value === null) {
targetHeaders.delete(lowerName);
nullHeaders.add(lowerName);
} else {
targetHeaders.append(lowerName, value);
nullHeaders.delete(lowerName);
}
}
}
return {
[brand_privateNullableHeaders]: !0,
values: targetHeaders,
nulls: nullHeaders
};
};
let registeredX509Transports = new WeakMap();
let transientX509ConnectionErrors = new WeakSet();
let retryableX509IssuerErrors = new WeakSet();
let approvedX509Clients = new WeakSet();
let approvedX509OAuthErrors = new WeakMap();
let approvedX509Credentials = new WeakMap();
let findRegisteredX509Transport = WeakMap.prototype.get.bind(registeredX509Transports);
let rememberRegisteredX509Transport = WeakMap.prototype.set.bind(registeredX509Transports);
let markTransientX509ConnectionError = WeakSet.prototype.add.bind(transientX509ConnectionErrors);
let isTransientX509ConnectionError = WeakSet.prototype.has.bind(transientX509ConnectionErrors);
let markRetryableX509IssuerError = WeakSet.prototype.add.bind(retryableX509IssuerErrors);
let isRetryableX509IssuerError = WeakSet.prototype.has.bind(retryableX509IssuerErrors);
let markApprovedX509Client = WeakSet.prototype.add.bind(approvedX509Clients);
let x509_transport_state_browser_isApprovedX509Client = WeakSet.prototype.has.bind(approvedX509Clients);
let rememberX509OAuthError = WeakMap.prototype.set.bind(approvedX509OAuthErrors);
let findX509OAuthError = WeakMap.prototype.get.bind(approvedX509OAuthErrors);
let rememberX509Credential = WeakMap.prototype.set.bind(approvedX509Credentials);
let findX509Credential = WeakMap.prototype.get.bind(approvedX509Credentials);
var x509_transport_state = __webpack_require__(64894);
var x509_transport_state_namespaceObject = __webpack_require__.t(x509_transport_state, 2);
let { findRegisteredX509Transport: x509_transport_state_findRegisteredX509Transport, rememberRegisteredX509Transport: x509_transport_state_rememberRegisteredX509Transport, markTransientX509ConnectionError: x509_transport_state_markTransientX509ConnectionError, isTransientX509ConnectionError: x509_transport_state_isTransientX509ConnectionError, markRetryableX509IssuerError: x509_transport_state_markRetryableX509IssuerError, isRetryableX509IssuerError: x509_transport_state_isRetryableX509IssuerError, markApprovedX509Client: x509_transport_state_markApprovedX509Client, isApprovedX509Client: x509_transport_state_isApprovedX509Client, rememberX509OAuthError: x509_transport_state_rememberX509OAuthError, findX509OAuthError: x509_transport_state_findX509OAuthError, rememberX509Credential: x509_transport_state_rememberX509Credential, findX509Credential: x509_transport_state_findX509Credential } = typeof x509_transport_state.findRegisteredX509Transport == "function" ? x509_transport_state_namespaceObject : x509_transport_state_browser_namespaceObject;
function resolveX509Transport(value) {
if (!value || typeof value != "object") throw new error_OpenAIError("X.509 workload identity requires an approved X.509 transport capability.");
let registered = x509_transport_state_findRegisteredX509Transport(value);
if (!registered) throw new error_OpenAIError("X.509 workload identity requires an approved X.509 transport capability.");
return registered;
}
var _X509WorkloadIdentityAuth_instances, _a, _X509WorkloadIdentityAuth_identityProviderId, _X509WorkloadIdentityAuth_serviceAccountId, _X509WorkloadIdentityAuth_configuredRefreshBufferMs, _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds, _X509WorkloadIdentityAuth_organization, _X509WorkloadIdentityAuth_project, _X509WorkloadIdentityAuth_transport, _X509WorkloadIdentityAuth_refreshBufferMs, _X509WorkloadIdentityAuth_cachedToken, _X509WorkloadIdentityAuth_refresh, _X509WorkloadIdentityAuth_tokenGeneration, _X509WorkloadIdentityAuth_cancelRequestBody, _X509WorkloadIdentityAuth_assignToken, _X509WorkloadIdentityAuth_recoverRefreshFailure, _X509WorkloadIdentityAuth_fallbackToken, _X509WorkloadIdentityAuth_retireRefresh, _X509WorkloadIdentityAuth_beginRefresh, _X509WorkloadIdentityAuth_refreshToken, _X509WorkloadIdentityAuth_preflight, _X509WorkloadIdentityAuth_scope, _X509WorkloadIdentityAuth_assertTenantHeaders;
let FORBIDDEN_TRANSPORT_OPTIONS = [
"dispatcher",
"agent",
"client",
"tls",
"proxy"
];
let headerValue = (headers, name) => Headers.prototype.get.call(headers, name);
let FAILED_REFRESH_COOLDOWN_MS = 1e3;
let userAbortError = (signal) => {
let error = new APIUserAbortError();
Object.defineProperty(error, "cause", {
value: signal.reason,
writable: !0,
configurable: !0
});
return error;
};
function assertSafeHeaders(headers) {
for (let name of Headers.prototype.keys.call(headers)) {
let canonical = name.toLowerCase().split("_").join("-");
if (canonical !== "authorization" && isSensitiveHeader(canonical) || canonical === "host") throw new error_OpenAIError("X.509 workload identity cannot send conflicting authentication credentials.");
}
}
function exchangeDeadline(timeout, callerSignal) {
let deadline = new AbortController();
let timer = timeout === void 0 ? void 0 : setTimeout(() => deadline.abort(new error_APIConnectionTimeoutError()), timeout);
let timerHandle = timer;
typeof timerHandle == "object" && timerHandle && "unref" in timerHandle && typeof timerHandle.unref == "function" && timerHandle.unref();
let cancel = () => deadline.abort(callerSignal?.reason);
callerSignal?.addEventListener("abort", cancel, { once: !0 });
callerSignal?.aborted && cancel();
return {
signal: deadline.signal,
dispose: () => {
callerSignal?.removeEventListener("abort", cancel);
timer && clearTimeout(timer);
}
};
}
function waitForRefresh(attempt, signal) {
let abort;
let canceled = new Promise((_resolve, reject) => {
abort = () => reject(signal.reason);
signal.addEventListener("abort", abort, { once: !0 });
signal.aborted && abort();
});
return {
result: Promise.race([attempt.promise, canceled]),
dispose: () => {
abort && signal.removeEventListener("abort", abort);
}
};
}
function isX509WorkloadIdentity(identity) {
if (!identity || typeof identity != "object") return !1;
let providerOwner = identity;
for (; providerOwner !== null && providerOwner !== Object.prototype;) {
let provider = Object.getOwnPropertyDescriptor(providerOwner, "provider");
if (provider) {
if (!("value" in provider) || provider.value !== void 0) return !1;
break;
}
providerOwner = Object.getPrototypeOf(providerOwner);
}
let current = identity;
for (; current !== null && current !== Object.prototype;) {
let discriminator = Object.getOwnPropertyDescriptor(current, "type");
if (discriminator) {
if (!("value" in discriminator)) throw new error_OpenAIError("X.509 workload identity type must be a plain data property.");
return discriminator.value === "x509";
}
current = Object.getPrototypeOf(current);
}
return !1;
}
function assertX509FetchOptions(options) {
if (!options) return;
for (let name of FORBIDDEN_TRANSPORT_OPTIONS) if (values_hasOwn(options, name)) throw new error_OpenAIError("X.509 workload identity cannot override its approved transport capability.");
let redirect = Object.getOwnPropertyDescriptor(options, "redirect")?.value;
if (redirect !== void 0 && redirect !== "manual") throw new error_OpenAIError("X.509 workload identity requests require manual redirects.");
}
function assertX509RequestOptions(options) {
assertX509FetchOptions(options);
if (options && [
"body",
"headers",
"method",
"signal"
].some((name) => values_hasOwn(options, name))) throw new error_OpenAIError("X.509 workload identity cannot override its request body, headers, method, or signal through fetch options.");
}
function snapshotX509RequestOptions(options) {
assertX509RequestOptions(options);
let snapshot = { ...options };
assertX509RequestOptions(snapshot);
return snapshot;
}
class X509WorkloadIdentityAuth {
constructor(identity, transport, organization, project) {
_X509WorkloadIdentityAuth_instances.add(this);
_X509WorkloadIdentityAuth_identityProviderId.set(this, void 0);
_X509WorkloadIdentityAuth_serviceAccountId.set(this, void 0);
_X509WorkloadIdentityAuth_configuredRefreshBufferMs.set(this, void 0);
_X509WorkloadIdentityAuth_configuredRefreshBufferSeconds.set(this, void 0);
_X509WorkloadIdentityAuth_organization.set(this, void 0);
_X509WorkloadIdentityAuth_project.set(this, void 0);
_X509WorkloadIdentityAuth_transport.set(this, void 0);
_X509WorkloadIdentityAuth_refreshBufferMs.set(this, void 0);
_X509WorkloadIdentityAuth_cachedToken.set(this, void 0);
_X509WorkloadIdentityAuth_refresh.set(this, void 0);
_X509WorkloadIdentityAuth_tokenGeneration.set(this, 0);
__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_transport, resolveX509Transport(transport), "f");
__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_identityProviderId, identity.identityProviderId, "f");
__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_serviceAccountId, identity.serviceAccountId, "f");
__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferMs, identity.refreshBufferMs, "f");
__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds, identity.refreshBufferSeconds, "f");
__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_organization, organization, "f");
__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_project, project, "f");
if (__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferMs, "f") !== void 0 && __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds, "f") !== void 0) throw new error_OpenAIError("X.509 workload identity cannot combine refreshBufferSeconds and refreshBufferMs.");
if (__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferMs, "f") !== void 0 && (!Number.isSafeInteger(__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferMs, "f")) || __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferMs, "f") < 0)) throw new error_OpenAIError("X.509 workload identity requires a nonnegative integer refreshBufferMs.");
if (__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds, "f") !== void 0 && (!Number.isSafeInteger(__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds, "f")) || __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds, "f") < 0 || !Number.isSafeInteger(__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds, "f") * 1e3))) throw new error_OpenAIError("X.509 workload identity requires a nonnegative integer refreshBufferSeconds.");
__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_refreshBufferMs, __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds, "f") === void 0 ? __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferMs, "f") ?? 12e5 : __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds, "f") * 1e3, "f");
}
identitySnapshot() {
return {
type: "x509",
identityProviderId: __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_identityProviderId, "f"),
serviceAccountId: __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_serviceAccountId, "f"),
...__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferMs, "f") === void 0 ? {} : { refreshBufferMs: __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferMs, "f") },
...__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds, "f") === void 0 ? {} : { refreshBufferSeconds: __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds, "f") }
};
}
static shouldAuthenticate(options, defaultHeaders, requestHeaders = options.headers) {
return !headers_buildHeaders([defaultHeaders, requestHeaders]).nulls.has("authorization");
}
snapshotHeaders(defaultHeaders, requestHeaders) {
let scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
scope.defaultHeaders ??= headers_buildHeaders([defaultHeaders]);
scope.requestHeaders ??= headers_buildHeaders([requestHeaders]);
return this.headerSnapshots();
}
headerSnapshots() {
let { defaultHeaders, requestHeaders } = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
if (!defaultHeaders || !requestHeaders) throw new error_OpenAIError("X.509 workload identity requires snapshotted request headers.");
return {
defaultHeaders,
requestHeaders
};
}
snapshotTenant(organization, project) {
if (organization !== __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_organization, "f") || project !== __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_project, "f")) throw new error_OpenAIError("X.509 workload identity cannot override its enrolled organization or project.");
let scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
scope.tenant = {
organization,
project
};
return scope.tenant;
}
tenantSnapshot() {
let { tenant } = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
if (!tenant) throw new error_OpenAIError("X.509 workload identity requires snapshotted tenant selectors.");
return tenant;
}
snapshotAPIURL(value) {
assertX509APIOrigin(value);
__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this).apiURL = value;
}
requestAPIURL() {
let { apiURL } = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
if (apiURL === void 0) throw new error_OpenAIError("X.509 workload identity requires a snapshotted API destination.");
return apiURL;
}
snapshotRequest(signal, timeout, fetchOptions) {
var _b;
(_b = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this)).request ?? (_b.request = {
signal,
timeout,
fetchOptions
});
}
requestSnapshot() {
let { request } = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
if (!request) throw new error_OpenAIError("X.509 workload identity requires snapshotted request settings.");
return request;
}
beginRequestPreparation() {
let scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
if (scope.deadlineArmed && scope.preparationStartedAt === void 0) {
scope.preparationStartedAt = performance.now();
scope.preparationWallStartedAt = Date.now();
}
}
beginRequestPlanning() {
__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this).phase = "planning";
}
beginRequestNetwork() {
let scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
if (!scope.deadlineArmed) {
scope.wallStartedAt = Date.now();
scope.monotonicStartedAt = performance.now();
scope.deadlineArmed = !0;
} else if (scope.preparationStartedAt !== void 0) {
scope.monotonicStartedAt += performance.now() - scope.preparationStartedAt;
scope.wallStartedAt += Date.now() - (scope.preparationWallStartedAt ?? Date.now());
delete scope.preparationStartedAt;
delete scope.preparationWallStartedAt;
}
}
isPlanningRequest() {
return __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this).phase === "planning";
}
authorizePlannedRequest(url, request, timeout, allowHookSignal = !1) {
let scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
let headers = Object.getOwnPropertyDescriptor(request, "headers");
let body = Object.getOwnPropertyDescriptor(request, "body");
let signal = Object.getOwnPropertyDescriptor(request, "signal");
let redirect = Object.getOwnPropertyDescriptor(request, "redirect");
if (scope.phase !== "planning" || !headers || !(headers.value instanceof Headers) || !body && "body" in request || [
body,
signal,
redirect
].some((descriptor) => descriptor && !("value" in descriptor))) throw new error_OpenAIError("X.509 workload identity requires an approved final request.");
this.snapshotAPIURL(url);
assertX509FetchOptions(request);
try {
assertSafeHeaders(headers.value);
} catch {
throw new error_OpenAIError("X.509 workload identity cannot use caller-supplied authentication credentials.");
}
if (headerValue(headers.value, "Authorization") !== null) throw new error_OpenAIError("X.509 workload identity cannot use caller-supplied authorization credentials.");
__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_assertTenantHeaders).call(this, headers.value);
if (!allowHookSignal && (signal?.value ?? void 0) !== (this.requestSnapshot().signal ?? void 0)) throw new error_OpenAIError("X.509 workload identity must preserve its approved request signal.");
let approved = this.requestSnapshot();
scope.request = {
...approved,
timeout: Math.min(approved.timeout, timeout)
};
scope.phase = "authorizing";
}
ownRequestBody(body, source) {
body instanceof ReadableStream && body !== source && (__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this).materializedBody = body);
}
static isStreamingRequestBody(body) {
return globalThis.ReadableStream !== void 0 && body instanceof globalThis.ReadableStream || typeof body == "object" && !!body && (Symbol.asyncIterator in body || Symbol.iterator in body && "next" in body && typeof body.next == "function");
}
retireRequestBody() {
let scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
let body = scope.materializedBody;
delete scope.materializedBody;
body && __classPrivateFieldGet(_a, _a, "m", _X509WorkloadIdentityAuth_cancelRequestBody).call(_a, body);
}
releaseRequestBody(body) {
let scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
scope.materializedBody === body ? delete scope.materializedBody : this.retireRequestBody();
}
setEffectiveSignal(signal) {
signal ? __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this).effectiveSignal = signal : delete __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this).effectiveSignal;
}
effectiveSignal() {
let scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
return scope.effectiveSignal ?? scope.request?.signal;
}
runRequest(operation, requestOwner) {
return __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").run(async () => {
let scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").current();
if (!scope) throw new error_OpenAIError("X.509 workload identity requires an active certificate request scope.");
scope.owner = this;
scope.requestOwner = requestOwner;
try {
return await operation();
} finally {
this.retireRequestBody();
this.releaseRequestCredentials();
delete scope.requestOwner;
delete scope.owner;
}
});
}
inRequest(requestOwner) {
let scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").current();
return scope?.owner === this && scope.requestOwner === requestOwner && scope.phase !== "authorizing";
}
matches(other) {
return __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f") === __classPrivateFieldGet(other, _X509WorkloadIdentityAuth_transport, "f") && __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_identityProviderId, "f") === __classPrivateFieldGet(other, _X509WorkloadIdentityAuth_identityProviderId, "f") && __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_serviceAccountId, "f") === __classPrivateFieldGet(other, _X509WorkloadIdentityAuth_serviceAccountId, "f") && __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_organization, "f") === __classPrivateFieldGet(other, _X509WorkloadIdentityAuth_organization, "f") && __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_project, "f") === __classPrivateFieldGet(other, _X509WorkloadIdentityAuth_project, "f") && __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_refreshBufferMs, "f") === __classPrivateFieldGet(other, _X509WorkloadIdentityAuth_refreshBufferMs, "f");
}
continuation() {
let { wallStartedAt, monotonicStartedAt, deadlineArmed, request, requestOwner, effectiveSignal } = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
let scope = {
wallStartedAt,
monotonicStartedAt,
owner: this,
...deadlineArmed ? { deadlineArmed } : {},
...request ? { request } : {},
...effectiveSignal ? { effectiveSignal } : {},
...requestOwner ? { requestOwner } : {}
};
return (operation) => __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").resume(scope, async () => {
try {
return await operation();
} finally {
this.releaseRequestCredentials();
delete scope.requestOwner;
delete scope.owner;
}
});
}
releaseRequestCredentials() {
let scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
delete scope.request;
delete scope.phase;
delete scope.deadlineArmed;
delete scope.preparationStartedAt;
delete scope.preparationWallStartedAt;
delete scope.effectiveSignal;
delete scope.materializedBody;
delete scope.apiURL;
delete scope.tenant;
delete scope.token;
delete scope.defaultHeaders;
delete scope.requestHeaders;
delete scope.tokenGeneration;
delete scope.headers;
delete scope.authorization;
}
requestStartedAt(_options) {
return __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").current()?.wallStartedAt;
}
usedWorkloadToken(_options) {
return __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").current()?.token !== void 0;
}
remainingTimeout(_options, timeout) {
let scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").current();
if (scope === void 0) return timeout;
let remaining = timeout - (performance.now() - scope.monotonicStartedAt);
if (remaining <= 0) throw new error_APIConnectionTimeoutError();
return remaining;
}
async waitForRetry(duration, signal) {
try {
await __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").sleep(duration, signal);
} catch (error) {
if (signal?.aborted) throw userAbortError(signal);
throw error;
}
}
static isRetryableFailure(error) {
return typeof error == "object" && !!error && (x509_transport_state_isTransientX509ConnectionError(error) || x509_transport_state_isRetryableX509IssuerError(error));
}
static retryHeaders(error) {
if (!error || typeof error != "object" || !x509_transport_state_isRetryableX509IssuerError(error)) return;
let headers = Object.getOwnPropertyDescriptor(error, "headers")?.value;
return headers instanceof Headers ? headers : void 0;
}
async getToken(options, context) {
let callerSignal = context ? context.signal : options?.signal;
if (callerSignal?.aborted) throw userAbortError(callerSignal);
options && assertX509RequestOptions(context ? context.fetchOptions : options.fetchOptions);
__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_preflight).call(this, context);
let scope = options ? __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this) : void 0;
let cached = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_cachedToken, "f");
if (cached && performance.now() < cached.refreshAt && Date.now() < cached.wallRefreshAt) return __classPrivateFieldGet(_a, _a, "m", _X509WorkloadIdentityAuth_assignToken).call(_a, scope, cached);
let { signal, dispose } = exchangeDeadline(context && options ? this.remainingTimeout(options, context.timeout) : context?.timeout, callerSignal);
if (callerSignal?.aborted) {
dispose();
throw userAbortError(callerSignal);
}
let attempt = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_refresh, "f") ?? __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_beginRefresh).call(this);
attempt.waiters += 1;
let waiter = waitForRefresh(attempt, signal);
try {
let exchanged = await waiter.result;
let refreshed = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_cachedToken, "f");
if (!refreshed || refreshed.accessToken !== exchanged.accessToken) throw new APIUserAbortError();
return __classPrivateFieldGet(_a, _a, "m", _X509WorkloadIdentityAuth_assignToken).call(_a, scope, refreshed);
} catch (error) {
return await __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_recoverRefreshFailure).call(this, error, attempt, cached, scope, options, context);
} finally {
waiter.dispose();
dispose();
--attempt.waiters;
__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_retireRefresh).call(this, attempt);
}
}
invalidateToken() {
let rejected = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").current();
if (!rejected?.token || __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_cachedToken, "f")?.accessToken !== rejected.token || __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_cachedToken, "f").generation !== rejected.tokenGeneration) return;
__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_tokenGeneration, __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_tokenGeneration, "f") + 1, "f");
__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_cachedToken, void 0, "f");
let refresh = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_refresh, "f");
__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_refresh, void 0, "f");
refresh?.controller.abort(new APIUserAbortError());
}
bindRequest(options, request, adminAPIKey) {
if (!(request.headers instanceof Headers)) throw new error_OpenAIError("X.509 workload identity requires the original workload authorization headers.");
let scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
let { token } = scope;
let security = options.__security ?? { bearerAuth: !0 };
let approvedAuthorization = token ? `Bearer ${token}` : null;
!token && security.adminAPIKeyAuth && adminAPIKey !== null && headerValue(request.headers, "Authorization") !== null && (approvedAuthorization = new Headers({ Authorization: `Bearer ${adminAPIKey}` }).get("Authorization"));
scope.headers = request.headers;
scope.authorization = approvedAuthorization;
this.assertRequest(request);
}
adoptRequestHeaders(request) {
let scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_scope).call(this);
let original = scope.headers;
if (!(original instanceof Headers) || !(request.headers instanceof Headers)) throw new error_OpenAIError("X.509 workload identity must preserve its issued workload authorization.");
scope.headers = request.headers;
try {
this.assertRequest(request);
} catch (error) {
scope.headers = original;
throw error;
}
}
assertRequest(request) {
let { headers } = request;
if (!(headers instanceof Headers)) throw new error_OpenAIError("X.509 workload identity must preserve its issued workload authorization.");
let scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").current();
if (!scope || scope.headers !== headers || scope.authorization === void 0 || headerValue(headers, "Authorization") !== scope.authorization) throw new error_OpenAIError("X.509 workload identity must preserve its issued workload authorization.");
__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_assertTenantHeaders).call(this, headers);
assertSafeHeaders(headers);
}
fetch() {
return async (input, init = {}) => {
let target = assertX509APIOrigin(typeof input == "string" || input instanceof URL ? input : input.url);
assertX509FetchOptions(init);
this.assertRequest(init);
let approved = init.headers;
if (!(approved instanceof Headers)) throw new error_OpenAIError("X.509 workload identity must preserve its issued workload authorization.");
let headers = new Headers([...Headers.prototype.entries.call(approved)]);
assertSafeHeaders(headers);
init.headers = headers;
init.redirect = "manual";
return await __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").dispatch(target, init);
};
}
}
_a = X509WorkloadIdentityAuth, _X509WorkloadIdentityAuth_identityProviderId = new WeakMap(), _X509WorkloadIdentityAuth_serviceAccountId = new WeakMap(), _X509WorkloadIdentityAuth_configuredRefreshBufferMs = new WeakMap(), _X509WorkloadIdentityAuth_configuredRefreshBufferSeconds = new WeakMap(), _X509WorkloadIdentityAuth_organization = new WeakMap(), _X509WorkloadIdentityAuth_project = new WeakMap(), _X509WorkloadIdentityAuth_transport = new WeakMap(), _X509WorkloadIdentityAuth_refreshBufferMs = new WeakMap(), _X509WorkloadIdentityAuth_cachedToken = new WeakMap(), _X509WorkloadIdentityAuth_refresh = new WeakMap(), _X509WorkloadIdentityAuth_tokenGeneration = new WeakMap(), _X509WorkloadIdentityAuth_instances = new WeakSet(), _X509WorkloadIdentityAuth_cancelRequestBody = async function _X509WorkloadIdentityAuth_cancelRequestBody(body) {
try {
await CancelReadableStream(body);
} catch {}
}, _X509WorkloadIdentityAuth_assignToken = function _X509WorkloadIdentityAuth_assignToken(scope, token) {
if (scope) {
scope.token = token.accessToken;
scope.tokenGeneration = token.generation;
}
return token.accessToken;
}, _X509WorkloadIdentityAuth_recoverRefreshFailure = async function _X509WorkloadIdentityAuth_recoverRefreshFailure(error, attempt, cached, scope, options, context) {
let callerSignal = context ? context.signal : options?.signal;
if (callerSignal?.aborted) throw userAbortError(callerSignal);
if (attempt.controller.signal.aborted && attempt.generation !== __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_tokenGeneration, "f")) return await this.getToken(options, context);
let fallback = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_fallbackToken).call(this, error, cached, scope);
if (fallback !== void 0) return fallback;
if (error && typeof error == "object" && !(error instanceof OAuthError)) {
let oauth = x509_transport_state_findX509OAuthError(error);
if (oauth) throw new OAuthError(oauth.status, oauth.error, oauth.headers);
}
throw error;
}, _X509WorkloadIdentityAuth_fallbackToken = function _X509WorkloadIdentityAuth_fallbackToken(error, cached, scope) {
if (!cached || cached !== __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_cachedToken, "f") || performance.now() >= cached.expiresAt || Date.now() >= cached.wallExpiresAt || !_a.isRetryableFailure(error)) return;
let headers = _a.retryHeaders(error);
let milliseconds = headers?.get("retry-after-ms");
let requested = milliseconds ? Number(milliseconds) : void 0;
let retryAfter = headers?.get("retry-after");
if (retryAfter && (requested === void 0 || Number.isNaN(requested))) {
let seconds = Number(retryAfter);
requested = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1e3;
}
let cooldown = requested !== void 0 && Number.isFinite(requested) && requested >= 0 && requested <= 6e4 ? Math.max(FAILED_REFRESH_COOLDOWN_MS, requested) : FAILED_REFRESH_COOLDOWN_MS;
cached.refreshAt = Math.min(cached.expiresAt, performance.now() + cooldown);
cached.wallRefreshAt = Math.min(cached.wallExpiresAt, Date.now() + cooldown);
return __classPrivateFieldGet(_a, _a, "m", _X509WorkloadIdentityAuth_assignToken).call(_a, scope, cached);
}, _X509WorkloadIdentityAuth_retireRefresh = function _X509WorkloadIdentityAuth_retireRefresh(attempt) {
if (attempt.waiters !== 0 || __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_refresh, "f") !== attempt) return;
queueMicrotask(() => {
if (attempt.waiters === 0 && __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_refresh, "f") === attempt) {
__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_refresh, void 0, "f");
__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_tokenGeneration, __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_tokenGeneration, "f") + 1, "f");
attempt.controller.abort(new APIUserAbortError());
}
});
}, _X509WorkloadIdentityAuth_beginRefresh = function _X509WorkloadIdentityAuth_beginRefresh() {
let controller = new AbortController();
let generation = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_tokenGeneration, "f");
let attempt = {
controller,
generation,
waiters: 0,
promise: __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_instances, "m", _X509WorkloadIdentityAuth_refreshToken).call(this, controller, generation)
};
__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_refresh, attempt, "f");
return attempt;
}, _X509WorkloadIdentityAuth_refreshToken = async function _X509WorkloadIdentityAuth_refreshToken(controller, generation) {
let startedAt = performance.now();
let wallStartedAt = Date.now();
try {
let token = await __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").exchange(__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_identityProviderId, "f"), __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_serviceAccountId, "f"), controller.signal);
let lifetime = token.expiresIn * 1e3;
let expiresAt = startedAt + lifetime;
let wallExpiresAt = wallStartedAt + lifetime;
if (performance.now() >= expiresAt || Date.now() >= wallExpiresAt) throw new error_OpenAIError("X.509 workload identity token expired before its exchange completed.");
if (__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_tokenGeneration, "f") !== generation || controller.signal.aborted || __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_refresh, "f")?.controller !== controller) throw new APIUserAbortError();
__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_tokenGeneration, __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_tokenGeneration, "f") + 1, "f");
__classPrivateFieldSet(this, _X509WorkloadIdentityAuth_cachedToken, {
accessToken: token.accessToken,
generation: __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_tokenGeneration, "f"),
expiresAt,
refreshAt: expiresAt - Math.min(__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_refreshBufferMs, "f"), lifetime / 2),
wallExpiresAt,
wallRefreshAt: wallExpiresAt - Math.min(__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_refreshBufferMs, "f"), lifetime / 2)
}, "f");
return token;
} finally {
__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_refresh, "f")?.controller === controller && __classPrivateFieldSet(this, _X509WorkloadIdentityAuth_refresh, void 0, "f");
}
}, _X509WorkloadIdentityAuth_preflight = function _X509WorkloadIdentityAuth_preflight(context) {
if (!context) return;
if (context.organization !== __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_organization, "f") || context.project !== __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_project, "f")) throw new error_OpenAIError("X.509 workload identity cannot override its enrolled organization or project.");
assertX509APIOrigin(context.apiURL);
let supplied = headers_buildHeaders([context.defaultHeaders, context.requestHeaders]);
if (__classPrivateFieldGet(this, _X509WorkloadIdentityAuth_organization, "f") !== null && supplied.nulls.has("openai-organization") || __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_project, "f") !== null && supplied.nulls.has("openai-project")) throw new error_OpenAIError("X.509 workload identity cannot omit its enrolled organization or project.");
for (let name of supplied.values.keys()) {
let canonical = name.toLowerCase().split("_").join("-");
if ((canonical === "openai-organization" || canonical === "openai-project") && (name !== canonical || headerValue(supplied.values, name) !== (canonical === "openai-organization" ? context.organization : context.project))) throw new error_OpenAIError("X.509 workload identity cannot override its enrolled organization or project.");
if (isSensitiveHeader(canonical) || canonical === "host") throw new error_OpenAIError("X.509 workload identity cannot use caller-supplied authentication credentials.");
}
}, _X509WorkloadIdentityAuth_scope = function _X509WorkloadIdentityAuth_scope() {
let scope = __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_transport, "f").current();
if (!scope || scope.owner !== this) throw new error_OpenAIError("X.509 workload identity requires an active certificate request scope.");
return scope;
}, _X509WorkloadIdentityAuth_assertTenantHeaders = function _X509WorkloadIdentityAuth_assertTenantHeaders(headers) {
if (headerValue(headers, "OpenAI-Organization") !== __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_organization, "f") || headerValue(headers, "OpenAI-Project") !== __classPrivateFieldGet(this, _X509WorkloadIdentityAuth_project, "f")) throw new error_OpenAIError("X.509 workload identity cannot override its enrolled organization or project.");
for (let name of Headers.prototype.keys.call(headers)) {
let canonical = name.toLowerCase().split("_").join("-");
if ((canonical === "openai-organization" || canonical === "openai-project") && name !== canonical) throw new error_OpenAIError("X.509 workload identity cannot override its enrolled organization or project.");
}
};
function normalizeX509CredentialOptions(options) {
let { credential } = options;
if (credential === void 0) return {
credential,
options
};
let registered = x509_transport_state_findX509Credential(credential);
if (!registered) throw new error_OpenAIError("An X.509 credential must be created by the SDK authentication helper.");
let conflicting = [
"apiKey",
"adminAPIKey",
"workloadIdentity",
"x509Transport"
].filter((name) => options[name] != null);
if (conflicting.length > 0) throw new error_OpenAIError(`The \`credential\` option cannot be combined with ${conflicting.map((name) => `\`${name}\``).join(", ")}.`);
return {
credential,
options: {
...options,
apiKey: null,
adminAPIKey: null,
baseURL: options.baseURL ?? null,
organization: options.organization ?? null,
project: options.project ?? null,
workloadIdentity: registered.identity,
x509Transport: registered.transport
}
};
}
function overridesOrdinaryAuthentication({ apiKey, adminAPIKey }) {
return apiKey != null || adminAPIKey != null;
}
function prepareProviderClone(inherited, overrides) {
let inheritedProvider = inherited.provider;
let replacingProvider = overrides.credential ?? overrides.workloadIdentity;
let provider = overrides.provider ?? (replacingProvider ? void 0 : inheritedProvider);
if (provider !== inheritedProvider) {
delete inherited.baseURL;
delete inherited.organization;
delete inherited.project;
delete inherited.defaultHeaders;
delete inherited.defaultQuery;
delete inherited.fetchOptions;
delete inherited.fetch;
}
if (provider) {
delete inherited.apiKey;
delete inherited.adminAPIKey;
delete inherited.credential;
delete inherited.workloadIdentity;
delete inherited.x509Transport;
delete inherited.baseURL;
}
return provider;
}
function prepareX509ClientClone(inherited, overrides, credential, currentlyX509) {
let nextIdentity = values_hasOwn(overrides, "workloadIdentity") ? overrides.workloadIdentity : inherited.workloadIdentity;
let dropping = credential !== void 0 && (overridesOrdinaryAuthentication(overrides) && overrides.workloadIdentity === void 0 || overrides.provider !== void 0);
credential !== void 0 && values_hasOwn(overrides, "workloadIdentity") && delete inherited.x509Transport;
let inheritedCredential = credential !== void 0 && !dropping && overrides.credential === void 0 && !values_hasOwn(overrides, "workloadIdentity") && !values_hasOwn(overrides, "x509Transport") ? credential : void 0;
let nextCredential = overrides.credential === void 0 ? inheritedCredential : overrides.credential;
let nextX509 = nextCredential !== void 0 || !dropping && isX509WorkloadIdentity(nextIdentity);
if (currentlyX509 !== nextX509) {
delete inherited.fetch;
delete inherited.baseURL;
delete inherited.organization;
delete inherited.project;
delete inherited.defaultHeaders;
delete inherited.defaultQuery;
delete inherited.fetchOptions;
if (nextX509) inherited.apiKey = null;
else {
delete inherited.x509Transport;
dropping && delete inherited.workloadIdentity;
}
}
if (nextCredential !== void 0) {
delete inherited.apiKey;
delete inherited.adminAPIKey;
delete inherited.workloadIdentity;
delete inherited.x509Transport;
inherited.credential = nextCredential;
if (overrides.credential !== void 0) {
delete inherited.organization;
delete inherited.project;
delete inherited.defaultHeaders;
delete inherited.defaultQuery;
delete inherited.fetchOptions;
}
}
return {
credential: nextCredential,
provider: prepareProviderClone(inherited, overrides)
};
}
let brand_privateStreamingFile = Symbol("brand.privateStreamingFile");
function toStreamingFile(data, name, options) {
if (typeof name != "string" || !name) throw TypeError("toStreamingFile requires a non-empty file name");
let type = options?.type;
type && validateStreamingFileType(type);
return {
[brand_privateStreamingFile]: !0,
data,
name,
...type ? { type } : {}
};
}
let checkFileSupport = () => {
if (typeof File > "u") {
let { process } = globalThis;
let isOldNode = typeof process?.versions?.node == "string" && Number.parseInt(process.versions.node.split("."), 10) < 20;
throw Error("`File` is not defined as a global, which is required for file uploads." + (isOldNode ? " Update to a supported Node.js LTS release, or set `globalThis.File` to `import('node:buffer').File`." : ""));
}
};
function makeFile(fileBits, fileName, options) {
checkFileSupport();
return new File(fileBits, fileName ?? "unknown_file", options);
}
function getName(value, options) {
if (typeof value != "object" || !value) return;
let name = "name" in value ? value.name : void 0;
let explicitName = name && String(name) || "filename" in value && value.filename && String(value.filename);
if (explicitName) return options?.stripFilename === !1 ? normalizeFilenamePath(explicitName) : basename(explicitName);
let url = "url" in value && value.url && String(value.url);
if (url) try {
let filename = basename(new URL(url).pathname);
return filename === void 0 ? void 0 : basename(decodeURLFilename(filename));
} catch {
return basename(url);
}
let path = "path" in value && value.path && String(value.path);
return path ? basename(path) : void 0;
}
function basename(value) {
return value.split(/[\\/]/).pop() || void 0;
}
function decodeURLFilename(filename) {
try {
let decodedFilename = decodeURIComponent(filename);
if (/%(?:0[AD]|22)/i.test(decodedFilename)) return filename;
return decodedFilename.replace(/[\u0000-\u001F\u007F]/gu, encodeURIComponent);
} catch {
return filename;
}
}
function normalizeFilenamePath(value) {
let normalized = value.replace(/\\/g, "/");
if (normalized.startsWith("/") || /^[A-Za-z]:/.test(normalized) || normalized.split("/").includes("..")) throw TypeError("Upload file name must be a safe relative path without parent directory segments");
return normalized;
}
let arrayBufferByteLengthGetter = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "byteLength")?.get;
function isArrayBuffer(value) {
try {
return arrayBufferByteLengthGetter?.call(value) !== void 0;
} catch {
return !1;
}
}
let isAsyncIterable = (value) => typeof value == "object" && !!value && typeof value[Symbol.asyncIterator] == "function";
let maybeMultipartFormRequestOptions = async (opts, fetch, formOptions) => {
if (!hasUploadableValue(opts.body)) return opts.__metadata?.finalizeMultipart === !0 && formOptions?.stripFilenames === !1 ? {
...opts,
__metadata: {
...opts.__metadata,
preserveMultipartFilenames: !0
}
} : opts;
let finalizedOptions = opts.__metadata?.finalizeMultipart === !0 ? {
...opts,
__metadata: {
...opts.__metadata,
finalizeMultipart: !1
}
} : opts;
if (hasStreamingUploadableValue(opts.body)) return createStreamingFormRequestOptions(finalizedOptions, formOptions);
return {
...finalizedOptions,
body: await createForm(finalizedOptions.body, fetch, formOptions)
};
};
let multipartFormRequestOptions = async (opts, fetch, formOptions) => {
if (hasStreamingUploadableValue(opts.body)) return createStreamingFormRequestOptions(opts, formOptions);
return {
...opts,
body: await createForm(opts.body, fetch, formOptions)
};
};
let supportsFormDataMap = new WeakMap();
function supportsFormData(fetchObject) {
let fetch = typeof fetchObject == "function" ? fetchObject : fetchObject.fetch;
let cached = supportsFormDataMap.get(fetch);
if (cached) return cached;
let promise = (async () => {
try {
let FetchResponse;
if ("Response" in fetch) FetchResponse = fetch.Response;
else {
let response = await fetch("data:,");
await response.arrayBuffer();
FetchResponse = response.constructor;
}
let data = new FormData();
if (data.toString() === await new FetchResponse(data).text()) return !1;
return !0;
} catch {
return !0;
}
})();
supportsFormDataMap.set(fetch, promise);
return promise;
}
let createForm = async (body, fetch, options = {}) => {
if (!await supportsFormData(fetch)) throw TypeError("The provided fetch function does not support file uploads with the current global FormData class.");
let form = new FormData();
await Promise.all(Object.entries(body || {}).map(([key, value]) => addFormValue(form, key, value, options)));
return form;
};
let isBlob = (value) => value instanceof Blob;
let isReadableStream = (value) => typeof value == "object" && !!value && "getReader" in value && typeof value.getReader == "function";
let isStreamingFile = (value) => typeof value == "object" && !!value && brand_privateStreamingFile in value;
let isUploadable = (value) => typeof value == "object" && !!value && (value instanceof Response || isAsyncIterable(value) || isReadableStream(value) || isStreamingFile(value) || isBlob(value));
let hasStreamingUploadableValue = (value) => {
if (isStreamingFile(value) || isAsyncIterable(value) || isReadableStream(value)) return !0;
if (Array.isArray(value)) return value.some(hasStreamingUploadableValue);
if (value && typeof value == "object" && !isBlob(value) && !(value instanceof Response)) {
for (let k of Object.keys(value)) if (hasStreamingUploadableValue(value[k])) return !0;
}
return !1;
};
let hasUploadableValue = (value) => {
if (isUploadable(value)) return !0;
if (Array.isArray(value)) return value.some(hasUploadableValue);
if (value && typeof value == "object") {
for (let k of Object.keys(value)) if (hasUploadableValue(value[k])) return !0;
}
return !1;
};
let snapshotPreservedUploadEntries = (entries, filenames) => {
let snapshot = [];
for (let entry of entries) {
isUploadable(entry.value) && !filenames.has(entry.value) && filenames.set(entry.value, getStreamingFileName(entry.value, { stripFilenames: !1 }));
snapshot.push(entry);
}
return snapshot;
};
let streamingFormFinalizers = new WeakMap();
let finalizeStreamingFormRequestOptions = (opts) => {
if (typeof opts.body != "object" || opts.body === null) return;
let finalize = streamingFormFinalizers.get(opts.body);
if (finalize) {
opts.stream = finalize();
streamingFormFinalizers.delete(opts.body);
}
};
let createStreamingFormRequestOptions = (opts, options = {}) => {
let entries = iterateFormEntries(opts.body);
let preservedFilenames = options.stripFilenames === !1 ? new WeakMap() : void 0;
let multipartEntries = preservedFilenames ? snapshotPreservedUploadEntries(entries, preservedFilenames) : entries;
let boundary = `openai-${Math.random().toString(36).slice(2)}`;
async function* multipartBody() {
yield* iterateMultipartBody(multipartEntries, boundary, options, preservedFilenames);
}
let body = ReadableStreamFrom(multipartBody(), opts.__metadata?.streamFromBody === !0 ? { highWaterMark: 0 } : void 0);
let originalBody = opts.body;
opts.__metadata?.streamFromBody === !0 && typeof originalBody == "object" && originalBody && streamingFormFinalizers.set(body, () => {
let capturedBody = { ...originalBody };
let capturedEntries = iterateFormEntries(capturedBody);
multipartEntries = preservedFilenames ? snapshotPreservedUploadEntries(capturedEntries, preservedFilenames) : capturedEntries;
let stream = Object.getOwnPropertyDescriptor(capturedBody, "stream")?.value;
return stream === !0 || stream === "true";
});
return {
...opts,
body,
headers: headers_buildHeaders([{ "content-type": `multipart/form-data; boundary=${boundary}` }, opts.headers])
};
};
async function* iterateMultipartBody(entries, boundary, options, preservedFilenames) {
for await (let { key, value } of entries) {
if (isUploadable(value)) {
let filename = preservedFilenames?.get(value) ?? getStreamingFileName(value, options);
let type = getStreamingFileType(value);
yield bytes_encodeUTF8(`--${boundary}\r\n`);
yield bytes_encodeUTF8(`Content-Disposition: form-data; name="${escapeHeaderValue(key)}"; filename="${escapeHeaderValue(filename)}"\r\nContent-Type: ${type}\r\n\r\n`);
yield* iterateBytes(getStreamingFileData(value));
} else {
yield bytes_encodeUTF8(`--${boundary}\r\n`);
yield bytes_encodeUTF8(`Content-Disposition: form-data; name="${escapeHeaderValue(key)}"\r\n\r\n${String(value)}`);
}
yield bytes_encodeUTF8("\r\n");
}
yield bytes_encodeUTF8(`--${boundary}--\r\n`);
}
function* iterateFormEntries(body) {
if (!body || typeof body != "object") return;
for (let [key, value] of Object.entries(body)) yield* iterateFormValue(key, value);
}
function* iterateFormValue(key, value) {
if (value === void 0) return;
if (value == null) throw TypeError(`Received null for "${key}"; to pass null in FormData, you must use the string 'null'`);
if (typeof value == "string" || typeof value == "number" || typeof value == "boolean" || isUploadable(value)) yield {
key,
value
};
else if (Array.isArray(value)) for (let entry of value) yield* iterateFormValue(key + "[]", entry);
else if (typeof value == "object") for (let [name, prop] of Object.entries(value)) yield* iterateFormValue(`${key}[${name}]`, prop);
else throw TypeError(`Invalid value given to form, expected a string, number, boolean, object, Array, File or Blob but got ${value} instead`);
}
function getStreamingFileName(value, options) {
if (isStreamingFile(value)) {
let { name } = value;
if (typeof name != "string" || !name) throw TypeError("Streaming upload file name must be a non-empty string");
return options.stripFilenames === !1 ? normalizeFilenamePath(name) : basename(name) ?? "unknown_file";
}
return getName(value, { stripFilename: options.stripFilenames }) ?? "unknown_file";
}
function getStreamingFileType(value) {
let type;
isStreamingFile(value) || isBlob(value) ? {type} = value : value instanceof Response && (type = value.headers.get("content-type") ?? void 0);
return validateStreamingFileType(type || "application/octet-stream");
}
function validateStreamingFileType(type) {
if (typeof type != "string") throw TypeError("Streaming upload content type must be a string");
for (let index = 0; index < type.length; index += 1) {
let character = type.codePointAt(index) ?? 0;
if (character <= 31 || character === 127) throw TypeError("Streaming upload content type must not contain control characters");
}
return type;
}
function getStreamingFileData(value) {
if (isStreamingFile(value)) return value.data;
return value;
}
async function* iterateBytes(value) {
if (typeof value == "string") yield bytes_encodeUTF8(value);
else if (ArrayBuffer.isView(value)) yield new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
else if (isArrayBuffer(value)) yield new Uint8Array(value);
else if (value instanceof Response) yield* iterateBytes(value.body || await value.blob());
else if (value instanceof Blob) typeof value.stream == "function" ? yield* iterateBytes(value.stream()) : yield new Uint8Array(await value.arrayBuffer());
else if (isReadableStream(value)) for await (let chunk of ReadableStreamToAsyncIterable(value)) yield* iterateBytes(chunk);
else if (isAsyncIterable(value)) for await (let chunk of value) yield* iterateBytes(chunk);
else throw TypeError(`Invalid streaming file chunk: ${String(value)}`);
}
function escapeHeaderValue(value) {
return Array.from(value, (character) => {
let codePoint = character.codePointAt(0) ?? 0;
return codePoint <= 31 || codePoint === 127 || character === "\"" || character === "\\" ? encodeURIComponent(character) : character;
}).join("");
}
let addFormValue = async (form, key, value, options) => {
if (value === void 0) return;
if (value == null) throw TypeError(`Received null for "${key}"; to pass null in FormData, you must use the string 'null'`);
if (typeof value == "string" || typeof value == "number" || typeof value == "boolean") form.append(key, String(value));
else if (value instanceof Response) {
let blob = await value.blob();
form.append(key, makeFile([blob], getName(value, { stripFilename: options.stripFilenames }), { type: blob.type }));
} else if (isAsyncIterable(value)) form.append(key, makeFile([await new Response(ReadableStreamFrom(value)).blob()], getName(value, { stripFilename: options.stripFilenames })));
else if (isBlob(value)) {
let filename = getName(value, { stripFilename: options.stripFilenames });
filename === void 0 ? form.append(key, value) : form.append(key, value, filename);
} else if (Array.isArray(value)) {
let entries = await Promise.all(value.map(async (entry) => {
let entryForm = new FormData();
await addFormValue(entryForm, key + "[]", entry, options);
return entryForm;
}));
for (let entryForm of entries) {
if (!entryForm) continue;
for (let [entryKey, entryValue] of entryForm.entries()) form.append(entryKey, entryValue);
}
} else if (typeof value == "object") await Promise.all(Object.entries(value).map(([name, prop]) => addFormValue(form, `${key}[${name}]`, prop, options)));
else throw TypeError(`Invalid value given to form, expected a string, number, boolean, object, Array, File or Blob but got ${value} instead`);
};
let isBlobLike = (value) => typeof value == "object" && !!value && typeof value.size == "number" && typeof value.type == "string" && typeof value.text == "function" && typeof value.slice == "function" && typeof value.arrayBuffer == "function";
let isFileLike = (value) => typeof value == "object" && !!value && typeof value.name == "string" && typeof value.lastModified == "number" && isBlobLike(value);
let isResponseLike = (value) => typeof value == "object" && !!value && typeof value.url == "string" && typeof value.blob == "function";
let hasFilePropertyOverrides = (value, options) => options?.type != null && options.type !== value.type || options?.lastModified != null && options.lastModified !== value.lastModified || options?.endings != null;
let canReuseNativeFile = (value, name, options) => (name == null || name === value.name) && !hasFilePropertyOverrides(value, options);
async function toFile(value, name, options) {
checkFileSupport();
value = await value;
if (isFileLike(value)) {
let fileOptions = {
...options,
type: options?.type ?? value.type,
lastModified: options?.lastModified ?? value.lastModified
};
if (value instanceof File) {
if (canReuseNativeFile(value, name, options)) return value;
return makeFile([value], name ?? value.name, fileOptions);
}
return makeFile([await value.arrayBuffer()], name ?? value.name, fileOptions);
}
if (isResponseLike(value)) {
let blob = await value.blob();
name ??= getName(value);
let responseOptions = options?.type === void 0 && blob.type ? {
...options,
type: blob.type
} : options;
return makeFile(await getBytes(blob), name, responseOptions);
}
let parts = await getBytes(value);
name ??= getName(value);
if (options?.type === void 0) {
let typedPart = parts.find((part) => typeof part == "object" && "type" in part && !!part.type);
typedPart && (options = {
...options,
type: typedPart.type
});
}
return makeFile(parts, name, options);
}
async function getBytes(value) {
let parts = [];
if (typeof value == "string" || ArrayBuffer.isView(value) || isArrayBuffer(value)) parts.push(value);
else if (isBlobLike(value)) parts.push(value instanceof Blob ? value : new Blob([await value.arrayBuffer()], { type: value.type }));
else if (isAsyncIterable(value)) for await (let chunk of value) parts.push(...await getBytes(chunk));
else {
let constructor = value?.constructor?.name;
throw Error(`Unexpected data type: ${typeof value}${constructor ? `; constructor: ${constructor}` : ""}${propsForError(value)}`);
}
return parts;
}
function propsForError(value) {
if (typeof value != "object" || !value) return "";
return `; props: [${Object.getOwnPropertyNames(value).map((p) => `"${p}"`).join(", ")}]`;
}
class APIResource {
constructor(client) {
this._client = client;
}
}
function encodeURIPath(str) {
return str.replace(/[^A-Za-z0-9\-._~!$&'()*+,;=:@]+/g, encodeURIComponent);
}
let EMPTY = Object.freeze(Object.create(null));
let createPathTagFunction = (pathEncoder = encodeURIPath) => function path(statics, ...params) {
if (statics.length === 1) return statics[0];
let postPath = !1;
let invalidSegments = [];
let path = "";
for (let index = 0; index < statics.length; index += 1) if (index in statics) {
let currentValue = statics[index];
/[?#]/.test(currentValue) && (postPath = !0);
let value = params[index];
let encoded = (postPath ? encodeURIComponent : pathEncoder)("" + value);
if (index !== params.length && (value == null || typeof value == "object" && value.toString === Object.getPrototypeOf(Object.getPrototypeOf(value.hasOwnProperty ?? EMPTY) ?? EMPTY)?.toString)) {
encoded = value + "";
invalidSegments.push({
start: path.length + currentValue.length,
length: encoded.length,
error: `Value of type ${Object.prototype.toString.call(value).slice(8, -1)} is not a valid path parameter`
});
}
path += currentValue + (index === params.length ? "" : encoded);
}
let pathOnly = path.split(/[?#]/, 1)[0];
let invalidSegmentPattern = /(?<=^|\/)(?:\.|%2e){1,2}(?=\/|$)/gi;
let match;
for (; (match = invalidSegmentPattern.exec(pathOnly)) !== null;) invalidSegments.push({
start: match.index,
length: match[0].length,
error: `Value "${match[0]}" can't be safely passed as a path parameter`
});
invalidSegments.sort((a, b) => a.start - b.start);
if (invalidSegments.length > 0) {
let lastEnd = 0;
let underline = "";
for (let segment of invalidSegments) {
let spaces = " ".repeat(segment.start - lastEnd);
let arrows = "^".repeat(segment.length);
lastEnd = segment.start + segment.length;
underline += spaces + arrows;
}
throw new error_OpenAIError(`Path parameters result in path with invalid segments:\n${invalidSegments.map((e) => e.error).join("\n")}\n${path}\n${underline}`);
}
return path;
};
let path = createPathTagFunction(encodeURIPath);
function resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let normalizeRequestOptionsForQueryKeys = new Set([
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
function normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Messages extends APIResource {
list(completionID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/chat/completions/${completionID}/messages`, CursorPage, resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { bearerAuth: !0 }
})));
}
}
function isChatCompletionFunctionTool(tool) {
return tool !== void 0 && "function" in tool && tool.function !== void 0;
}
function isAutoParsableResponseFormat(response_format) {
return response_format?.$brand === "auto-parseable-response-format";
}
function isParseableResponseFormat(format) {
return isAutoParsableResponseFormat(format) || format?.type === "json_schema";
}
function parseResponseFormatContent(format, content) {
if (!isParseableResponseFormat(format)) return null;
if (typeof format == "object" && format && "$parseRaw" in format && typeof format.$parseRaw == "function") return format.$parseRaw(content);
try {
return JSON.parse(content);
} catch (error) {
if (error instanceof SyntaxError) throw SyntaxError("Error reading response: invalid structured output JSON.");
throw error;
}
}
function isAutoParsableTool(tool) {
return tool?.$brand === "auto-parseable-tool";
}
function maybeParseChatCompletion(completion, params) {
if (!params || !hasAutoParseableInput(params)) return {
...completion,
choices: completion.choices.map((choice) => ({
...choice,
message: {
...choice.message,
parsed: null,
...choice.message.tool_calls ? { tool_calls: choice.message.tool_calls } : void 0
}
}))
};
return parseChatCompletion(completion, params);
}
function parseChatCompletion(completion, params) {
let choices = completion.choices.map((choice) => {
if (choice.finish_reason === "length") throw new LengthFinishReasonError();
if (choice.finish_reason === "content_filter") throw new ContentFilterFinishReasonError();
return {
...choice,
message: {
...choice.message,
...choice.message.tool_calls ? { tool_calls: choice.message.tool_calls?.map((toolCall) => parseToolCall(params, toolCall)) ?? void 0 } : void 0,
parsed: choice.message.content !== null && choice.message.content !== void 0 && !choice.message.refusal && (choice.message.content !== "" || !choice.message.tool_calls?.length && !choice.message.function_call) ? parseResponseFormat(params, choice.message.content) : null
}
};
});
return {
...completion,
choices
};
}
function parseResponseFormat(params, content) {
return parseResponseFormatContent(params.response_format, content);
}
function parseToolCall(params, toolCall) {
if (toolCall.type === "custom") return toolCall;
if (toolCall.type !== "function") {
let unsupportedType = toolCall.type;
throw new error_OpenAIError(`Currently only \`function\` and \`custom\` tool calls are supported; Received \`${unsupportedType}\``);
}
let inputTool = params.tools?.find((inputTool) => isChatCompletionFunctionTool(inputTool) && inputTool.function?.name === toolCall.function.name);
let parsedArguments = null;
isAutoParsableTool(inputTool) ? parsedArguments = inputTool.$parseRaw(toolCall.function.arguments) : inputTool?.function.strict && (parsedArguments = parseResponseFormatContent({
type: "json_schema",
$parseRaw: void 0
}, toolCall.function.arguments));
return {
...toolCall,
function: {
...toolCall.function,
parsed_arguments: parsedArguments
}
};
}
function shouldParseToolCall(params, toolCall) {
if (!params || !("tools" in params) || !params.tools || toolCall.type !== "function") return !1;
let inputTool = params.tools?.find((inputTool) => isChatCompletionFunctionTool(inputTool) && inputTool.function?.name === toolCall.function?.name);
return isChatCompletionFunctionTool(inputTool) && (isAutoParsableTool(inputTool) || inputTool?.function.strict || !1);
}
function hasAutoParseableInput(params) {
if (isParseableResponseFormat(params.response_format)) return !0;
return params.tools?.some((t) => isAutoParsableTool(t) || t.type === "function" && t.function.strict === !0) ?? !1;
}
function validateInputTools(tools) {
for (let tool of tools ?? []) {
if (tool.type === "custom") continue;
if (tool.type !== "function") {
let unsupportedType = tool.type;
throw new error_OpenAIError(`Currently only \`function\` and \`custom\` tool types are supported; Received \`${unsupportedType}\``);
}
if (tool.function.strict !== !0) throw new error_OpenAIError(`The \`${tool.function.name}\` tool is not marked with \`strict: true\`. Only strict function tools can be auto-parsed`);
}
}
let isAssistantMessage = (message) => message?.role === "assistant";
let isToolMessage = (message) => message?.role === "tool";
var _EventStream_instances, _EventStream_connectedPromise, _EventStream_resolveConnectedPromise, _EventStream_rejectConnectedPromise, _EventStream_endPromise, _EventStream_resolveEndPromise, _EventStream_rejectEndPromise, _EventStream_listeners, _EventStream_abortListeners, _EventStream_emittedListenerRegistrations, _EventStream_pendingListenerCleanup, _EventStream_pendingBufferedEventChecks, _EventStream_listenerDispatchDepth, _EventStream_ended, _EventStream_errored, _EventStream_aborted, _EventStream_catchingPromiseCreated, _EventStream_terminalFailure, _EventStream_abortFromSignal, _EventStream_removeAbortListeners, _EventStream_onceForEmitted, _EventStream_removeEmittedListener, _EventStream_cleanupEmittedListeners, _EventStream_handleError, _EventStream_settleTerminalEvent;
let MAX_BUFFERED_ITERATOR_EVENTS = 4096;
let MAX_BUFFERED_ITERATOR_BYTES = 8388608;
let bufferedJSONStringify = JSON.stringify;
let bufferedJSONParse = JSON.parse;
let sdkOwnedBufferedEventArguments = new WeakSet();
let typedArrayBufferGetter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), "buffer")?.get;
let typedArrayLengthGetter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), "length")?.get;
let dataViewBufferGetter = Object.getOwnPropertyDescriptor(DataView.prototype, "buffer")?.get;
let symbolDescriptionGetter = Object.getOwnPropertyDescriptor(Symbol.prototype, "description")?.get;
let dateTimestampGetter = Date.prototype.getTime;
let EventStream_arrayBufferByteLengthGetter = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "byteLength")?.get;
let sharedArrayBufferByteLengthGetter = typeof SharedArrayBuffer == "function" ? Object.getOwnPropertyDescriptor(SharedArrayBuffer.prototype, "byteLength")?.get : void 0;
let errorStackDescriptor = Object.getOwnPropertyDescriptor(Error("native stack descriptor"), "stack");
let functionToString = Function.prototype.toString;
let objectToString = Object.prototype.toString;
let errorBrandDescriptor = Object.getOwnPropertyDescriptor(Error, "isError");
let nativeErrorBrand = errorBrandDescriptor && "value" in errorBrandDescriptor && typeof errorBrandDescriptor.value == "function" ? errorBrandDescriptor.value : void 0;
let nativeErrorConstructorSource = functionToString.call(Error);
let nativeDateConstructorSource = functionToString.call(Date);
let nativeFunctionConstructorSource = functionToString.call(Function);
let trustedIntrinsicPrototypes = new Set([
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
let trustedNativeConstructorSources = new Set();
let canonicalIntrinsicDescriptors = new Map();
let foreignErrorStackDescriptors = new WeakMap();
function captureNativeProxyDetector() {
if (typeof process > "u") return;
try {
let loader = Object.getOwnPropertyDescriptor(process, "getBuiltinModule");
if (!loader || !("value" in loader) || typeof loader.value != "function") return;
let util = Reflect.apply(loader.value, process, ["node:util"]);
if (typeof util != "object" || !util) return;
let types = Object.getOwnPropertyDescriptor(util, "types");
if (!types || !("value" in types) || typeof types.value != "object" || types.value === null) return;
let detector = Object.getOwnPropertyDescriptor(types.value, "isProxy");
if (!detector || !("value" in detector) || typeof detector.value != "function") return;
return detector.value;
} catch {
return;
}
}
let nativeProxyDetector = captureNativeProxyDetector();
function rememberTrustedIntrinsic(constructor) {
if (typeof constructor != "function") return;
let prototypeDescriptor = Object.getOwnPropertyDescriptor(constructor, "prototype");
if (!prototypeDescriptor || !("value" in prototypeDescriptor) || typeof prototypeDescriptor.value != "object" && typeof prototypeDescriptor.value != "function") return;
trustedIntrinsicPrototypes.add(prototypeDescriptor.value);
let source = functionToString.call(constructor);
if (/^function [A-Za-z_$][\w$]*\(\) \{ \[native code\] \}$/u.test(source) && prototypeDescriptor.configurable === !1 && prototypeDescriptor.writable === !1) {
trustedNativeConstructorSources.add(source);
let descriptors = new Map();
for (let key of Reflect.ownKeys(prototypeDescriptor.value)) {
let descriptor = Object.getOwnPropertyDescriptor(prototypeDescriptor.value, key);
descriptor && descriptors.set(key, descriptor);
}
canonicalIntrinsicDescriptors.set(source, descriptors);
}
}
for (let constructor of [
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
]) rememberTrustedIntrinsic(constructor);
for (let name of [
"SharedArrayBuffer",
"AggregateError",
"Float16Array",
"BigInt64Array",
"BigUint64Array",
"Blob",
"File",
"Headers"
]) {
let descriptor = Object.getOwnPropertyDescriptor(globalThis, name);
descriptor && "value" in descriptor && rememberTrustedIntrinsic(descriptor.value);
}
let typedArrayConstructorDescriptor = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), "constructor");
typedArrayConstructorDescriptor && "value" in typedArrayConstructorDescriptor && rememberTrustedIntrinsic(typedArrayConstructorDescriptor.value);
typeof Buffer == "function" && rememberTrustedIntrinsic(Buffer);
let blobInternalHandlePrototype = (() => {
if (typeof Blob != "function") return;
try {
let blob = new Blob([]);
for (let key of Object.getOwnPropertySymbols(blob)) {
let descriptor = Object.getOwnPropertyDescriptor(blob, key);
if (descriptor && "value" in descriptor && typeof descriptor.value == "object" && descriptor.value) return Object.getPrototypeOf(descriptor.value);
}
} catch {
return;
}
})();
let mapEntries = Map.prototype.entries;
let setValues = Set.prototype.values;
let headersEntriesDescriptor = typeof Headers == "function" ? Object.getOwnPropertyDescriptor(Headers.prototype, "entries") : void 0;
let headersEntries = headersEntriesDescriptor && "value" in headersEntriesDescriptor && typeof headersEntriesDescriptor.value == "function" ? headersEntriesDescriptor.value : void 0;
let retainedStorageBrands = new Set([
"ArrayBuffer",
"SharedArrayBuffer",
"Blob",
"File",
"Map",
"Date",
"Set",
"Headers"
]);
function getTrustedForeignIntrinsic(prototype) {
let descriptor = Object.getOwnPropertyDescriptor(prototype, "constructor");
if (!descriptor || !("value" in descriptor) || typeof descriptor.value != "function") return;
let constructor = descriptor.value;
let source = functionToString.call(constructor);
let descriptors = canonicalIntrinsicDescriptors.get(source);
if (!trustedNativeConstructorSources.has(source) || !descriptors) return;
let constructorPrototype = Object.getOwnPropertyDescriptor(constructor, "prototype");
if (!constructorPrototype || !("value" in constructorPrototype) || constructorPrototype.value !== prototype || constructorPrototype.configurable !== !1 || constructorPrototype.writable !== !1) return;
return {
constructor,
descriptors,
functionPrototype: Object.getPrototypeOf(constructor)
};
}
function isTrustedIntrinsicPrototype(prototype) {
return trustedIntrinsicPrototypes.has(prototype) || getTrustedForeignIntrinsic(prototype) !== void 0;
}
function isCanonicalIntrinsicFunction(value, canonical, functionPrototype) {
if (canonical === void 0) return value === void 0;
if (typeof value != "function" || typeof canonical != "function") return !1;
let source = functionToString.call(canonical);
if (functionToString.call(value) !== source) return !1;
let actualFunctionPrototype = Object.getPrototypeOf(value);
if (actualFunctionPrototype === functionPrototype) return !0;
if (!/^function [A-Za-z_$][\w$]*\(\) \{ \[native code\] \}$/u.test(source)) return !1;
let intrinsic = getTrustedForeignIntrinsic(actualFunctionPrototype);
return intrinsic !== void 0 && functionToString.call(intrinsic.constructor) === nativeFunctionConstructorSource;
}
function isCanonicalIntrinsicDescriptor(descriptor, canonical, functionPrototype) {
if (!canonical || descriptor.configurable !== canonical.configurable || descriptor.enumerable !== canonical.enumerable || "value" in descriptor != "value" in canonical) return !1;
if ("value" in descriptor && "value" in canonical) {
if (descriptor.writable !== canonical.writable) return !1;
if (typeof canonical.value == "function") return isCanonicalIntrinsicFunction(descriptor.value, canonical.value, functionPrototype);
if (canonical.value !== null && typeof canonical.value == "object") return !1;
return Object.is(descriptor.value, canonical.value);
}
return isCanonicalIntrinsicFunction(descriptor.get, canonical.get, functionPrototype) && isCanonicalIntrinsicFunction(descriptor.set, canonical.set, functionPrototype);
}
function hasNativeErrorBrand(current) {
if (nativeErrorBrand) return nativeErrorBrand.call(Error, current);
let prototype = current;
for (let depth = 0; prototype !== null && depth < 256; depth += 1) {
if (Object.getOwnPropertyDescriptor(prototype, Symbol.toStringTag)) return !1;
prototype = Object.getPrototypeOf(prototype);
}
return prototype === null && objectToString.call(current) === "[object Error]";
}
function getVerifiedForeignErrorConstructor(current, stackDescriptor) {
if (typeof stackDescriptor.get != "function" || typeof stackDescriptor.set != "function") return;
let prototype = Object.getPrototypeOf(current);
for (let depth = 0; prototype !== null && depth < 256; depth += 1) {
let descriptor = Object.getOwnPropertyDescriptor(prototype, "constructor");
if (descriptor && "value" in descriptor && typeof descriptor.value == "function") {
let constructor = descriptor.value;
if (functionToString.call(constructor) === nativeErrorConstructorSource && isTrustedIntrinsicPrototype(prototype)) {
let functionPrototype = Object.getPrototypeOf(constructor);
if (Object.getPrototypeOf(stackDescriptor.get) === functionPrototype && Object.getPrototypeOf(stackDescriptor.set) === functionPrototype) return {
constructor,
prototype
};
return;
}
}
prototype = Object.getPrototypeOf(prototype);
}
}
function isTrustedNativeErrorStack(current, descriptor) {
if (!hasNativeErrorBrand(current)) return !1;
if (errorStackDescriptor && !("value" in errorStackDescriptor) && typeof errorStackDescriptor.get == "function" && Object.prototype.isPrototypeOf.call(Error.prototype, current) && descriptor.get === errorStackDescriptor.get && descriptor.set === errorStackDescriptor.set) return !0;
let verified = getVerifiedForeignErrorConstructor(current, descriptor);
if (!verified) return !1;
let canonicalDescriptor = foreignErrorStackDescriptors.get(verified.prototype);
if (!canonicalDescriptor) {
let canonical = Reflect.construct(verified.constructor, []);
if (typeof canonical != "object" || !canonical || !hasNativeErrorBrand(canonical) || Object.getPrototypeOf(canonical) !== verified.prototype) return !1;
canonicalDescriptor = Object.getOwnPropertyDescriptor(canonical, "stack");
if (!canonicalDescriptor || "value" in canonicalDescriptor || typeof canonicalDescriptor.get != "function" || typeof canonicalDescriptor.set != "function") return !1;
foreignErrorStackDescriptors.set(verified.prototype, canonicalDescriptor);
}
return descriptor.get === canonicalDescriptor.get && descriptor.set === canonicalDescriptor.set;
}
function createEventQueue() {
let entries = [];
let head = 0;
return {
get length() {
return entries.length - head;
},
enqueue(value) {
entries.push(value);
},
dequeue() {
if (head === entries.length) return;
let value = entries[head];
entries[head] = void 0;
head += 1;
if (head === entries.length) {
entries = [];
head = 0;
} else if (head >= 1024 && head * 2 >= entries.length) {
entries = entries.slice(head);
head = 0;
}
return value;
},
clear() {
entries = [];
head = 0;
}
};
}
function getRetainedStorageBrand(current) {
let prototype = Object.getPrototypeOf(current);
for (let depth = 0; prototype !== null && depth < 256; depth += 1) {
if (prototype === Date.prototype) return "Date";
if (!trustedIntrinsicPrototypes.has(prototype)) {
let constructor = Object.getOwnPropertyDescriptor(prototype, "constructor");
if (constructor && "value" in constructor && typeof constructor.value == "function" && functionToString.call(constructor.value) === nativeDateConstructorSource && getTrustedForeignIntrinsic(prototype)) return "Date";
}
let descriptor = Object.getOwnPropertyDescriptor(prototype, Symbol.toStringTag);
if (descriptor && "value" in descriptor && typeof descriptor.value == "string" && retainedStorageBrands.has(descriptor.value)) return descriptor.value;
prototype = Object.getPrototypeOf(prototype);
}
}
function estimateRetainedBufferBytes(current, visit, depth) {
if (ArrayBuffer.isView(current)) {
let buffer;
let kind = "typed-array";
try {
buffer = typedArrayBufferGetter?.call(current);
} catch {
kind = "data-view";
buffer = dataViewBufferGetter?.call(current);
}
if (typeof buffer != "object" || !buffer) return {
bytes: Infinity,
kind
};
visit(buffer, depth + 1);
return {
bytes: 0,
kind
};
}
let brand = getRetainedStorageBrand(current);
if (!brand) return;
let getter;
switch (brand) {
case "ArrayBuffer":
getter = EventStream_arrayBufferByteLengthGetter;
break;
case "SharedArrayBuffer":
getter = sharedArrayBufferByteLengthGetter;
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
Reflect.apply(dateTimestampGetter, current, []);
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
let bytes = getter?.call(current);
return {
bytes: typeof bytes == "number" && Number.isSafeInteger(bytes) && bytes >= 0 ? bytes : Infinity,
kind: "buffer"
};
}
function visitHiddenEventValues(current, kind, visit) {
if (kind === "map") {
for (let [key, entry] of mapEntries.call(current)) if (!visit(key, 8) || !visit(entry, 8)) return !1;
}
if (kind === "set") {
for (let entry of setValues.call(current)) if (!visit(entry, 8)) return !1;
}
if (kind === "headers") {
if (!headersEntries) return !1;
for (let [name, value] of headersEntries.call(current)) if (!visit(name, 8) || !visit(value, 8)) return !1;
}
return !0;
}
function getInspectableEventKeys(current, kind, availableBytes) {
if (Array.isArray(current)) {
let descriptor = Object.getOwnPropertyDescriptor(current, "length");
let length = descriptor && "value" in descriptor ? descriptor.value : void 0;
if (typeof length != "number" || !Number.isSafeInteger(length) || length < 0 || length > Math.floor(availableBytes / 16)) return;
}
if (kind !== "typed-array") return Reflect.ownKeys(current);
let length = typedArrayLengthGetter?.call(current);
if (typeof length != "number" || !Number.isSafeInteger(length) || length < 0 || length > 4096) return;
return Reflect.ownKeys(current).filter((key) => {
if (typeof key != "string") return !0;
let index = Number(key);
return !Number.isInteger(index) || index < 0 || index >= length || String(index) !== key;
});
}
function visitInspectableEventProperties(current, kind, depth, availableBytes, charge, visit) {
let keys = getInspectableEventKeys(current, kind, availableBytes());
if (keys === void 0) return !1;
for (let key of keys) {
if (!charge(typeof key == "string" ? key.length * 2 + 8 : 8)) return !1;
typeof key == "symbol" && visit(key, depth + 1);
let descriptor = Object.getOwnPropertyDescriptor(current, key);
if (!descriptor) return !1;
if (!("value" in descriptor)) {
if (key === "stack" && isTrustedNativeErrorStack(current, descriptor)) continue;
return !1;
}
visit(descriptor.value, depth + 1, kind === "blob");
}
return !0;
}
function visitRetainedEventPrototypes(current, depth, isBlobInternalHandle, visited, availableBytes, charge, visit, retainPrototype) {
let prototype = Object.getPrototypeOf(current);
for (let prototypeDepth = depth + 1; prototype !== null; prototypeDepth += 1) {
if (prototypeDepth >= 256) return !1;
if (trustedIntrinsicPrototypes.has(prototype) || isBlobInternalHandle && prototype === blobInternalHandlePrototype) return !0;
if (visited.has(prototype)) {
visit(prototype, prototypeDepth);
return availableBytes() >= 0;
}
visited.add(prototype);
let retainedPrototype = prototype;
if (!retainPrototype(retainedPrototype, () => {
if (!charge(16)) return !1;
let intrinsic = getTrustedForeignIntrinsic(retainedPrototype);
if (!intrinsic) return visitInspectableEventProperties(retainedPrototype, void 0, prototypeDepth, availableBytes, charge, visit);
for (let key of Reflect.ownKeys(retainedPrototype)) {
let descriptor = Object.getOwnPropertyDescriptor(retainedPrototype, key);
if (!descriptor) return !1;
if (isCanonicalIntrinsicDescriptor(descriptor, intrinsic.descriptors.get(key), intrinsic.functionPrototype)) continue;
if (!charge(typeof key == "string" ? key.length * 2 + 8 : 8) || !("value" in descriptor)) return !1;
typeof key == "symbol" && visit(key, prototypeDepth + 1);
visit(descriptor.value, prototypeDepth + 1);
}
return availableBytes() >= 0;
})) return !1;
prototype = Object.getPrototypeOf(retainedPrototype);
}
return !0;
}
function inspectBufferedEventGraph(value, remainingBytes) {
let bytes = 0;
let scalarBytes = 0;
let visited = new WeakSet();
let visitedSymbols = new Set();
let roots = new Set();
let nodes = new Map();
let activeNode;
let availableBytes = () => remainingBytes - bytes;
let charge = (amount) => {
if (!Number.isSafeInteger(amount) || amount < 0) {
bytes = remainingBytes + 1;
return !1;
}
bytes += amount;
activeNode ? activeNode.bytes += amount : scalarBytes += amount;
return bytes <= remainingBytes;
};
let addIdentity = (identity) => {
activeNode ? activeNode.edges.add(identity) : roots.add(identity);
};
let retainIdentity = (identity, inspect) => {
addIdentity(identity);
let node = {
bytes: 0,
edges: new Set()
};
nodes.set(identity, node);
let previous = activeNode;
activeNode = node;
try {
return inspect();
} finally {
activeNode = previous;
}
};
let visitSymbol = (current) => {
if (visitedSymbols.has(current)) {
addIdentity(current);
charge(8);
return;
}
visitedSymbols.add(current);
retainIdentity(current, () => {
if (!symbolDescriptionGetter) return !1;
let description = Reflect.apply(symbolDescriptionGetter, current, []);
return charge(8 + (description?.length ?? 0) * 2);
}) || (bytes = remainingBytes + 1);
};
let visit = (current, depth, isBlobInternalHandle = !1) => {
if (bytes > remainingBytes) return;
if (typeof current == "string") {
charge(current.length * 2);
return;
}
if (typeof current == "symbol") {
visitSymbol(current);
return;
}
if (typeof current == "function") {
bytes = remainingBytes + 1;
return;
}
if (typeof current != "object" || !current) {
charge(8);
return;
}
if (nativeProxyDetector?.(current)) {
bytes = remainingBytes + 1;
return;
}
if (depth >= 256) {
bytes = remainingBytes + 1;
return;
}
if (visited.has(current)) {
addIdentity(current);
charge(8);
return;
}
visited.add(current);
retainIdentity(current, () => {
if (!charge(16)) return !1;
let retainedStorage = estimateRetainedBufferBytes(current, visit, depth);
if (!visitRetainedEventPrototypes(current, depth, isBlobInternalHandle, visited, availableBytes, charge, visit, retainIdentity)) return !1;
if (retainedStorage !== void 0 && !charge(retainedStorage.bytes)) return !1;
if (!visitHiddenEventValues(current, retainedStorage?.kind, (hiddenValue, overhead) => {
if (!charge(overhead)) return !1;
visit(hiddenValue, depth + 1);
return bytes <= remainingBytes;
})) return !1;
return visitInspectableEventProperties(current, retainedStorage?.kind, depth, availableBytes, charge, visit);
}) || (bytes = remainingBytes + 1);
};
try {
visit(value, 0);
} catch {
return;
}
return bytes <= remainingBytes ? {
scalarBytes,
roots,
nodes
} : void 0;
}
function areBufferedRetainedEdgesEqual(first, second) {
if (first.size !== second.size) return !1;
for (let identity of first) if (!second.has(identity)) return !1;
return !0;
}
function getBufferedLedgerNodeBytes(node, owners) {
return node.bytes + 32 + node.edges.size * 8 + owners * 16;
}
function getBufferedLedgerEntryBytes(entry) {
return 32 + entry.scalarBytes + entry.roots.size * 8;
}
function collectBufferedLedgerIdentities(roots, candidate, records, work) {
let identities = new Set();
let pending = [...roots];
for (; pending.length;) {
--work.remaining;
if (work.remaining < 0) return;
let identity = pending.pop();
if (identities.has(identity)) continue;
let node = candidate.get(identity) ?? records.get(identity);
if (!node) return;
identities.add(identity);
for (let edge of node.edges) pending.push(edge);
}
return identities;
}
function getBufferedLedgerChange(identity, graph, records, changes, node) {
let existing = changes.get(identity);
if (existing) {
node && (existing.node = node);
return existing;
}
let current = node ?? graph.nodes.get(identity) ?? records.get(identity);
if (!current) return;
let update = {
node: current,
ownerDelta: 0
};
changes.set(identity, update);
return update;
}
function findBufferedLedgerAffectedOwners(entry, graph, records, changes, work) {
let affected = new Set([entry]);
for (let [identity, node] of graph.nodes) {
--work.remaining;
if (work.remaining < 0) return;
let previous = records.get(identity);
if (!previous) continue;
let changedEdges = !areBufferedRetainedEdgesEqual(previous.edges, node.edges);
(previous.bytes !== node.bytes || changedEdges) && getBufferedLedgerChange(identity, graph, records, changes, node);
if (!changedEdges) continue;
for (let owner of previous.owners) {
--work.remaining;
if (work.remaining < 0) return;
affected.add(owner);
}
}
return affected;
}
function updateBufferedLedgerMembershipChanges(owner, next, graph, records, changes, work) {
for (let identity of owner.identities) {
--work.remaining;
if (work.remaining < 0) return !1;
if (!next.has(identity)) {
let update = getBufferedLedgerChange(identity, graph, records, changes);
if (!update) return !1;
--update.ownerDelta;
}
}
for (let identity of next) {
--work.remaining;
if (work.remaining < 0) return !1;
if (!owner.identities.has(identity)) {
let update = getBufferedLedgerChange(identity, graph, records, changes);
if (!update) return !1;
update.ownerDelta += 1;
}
}
return !0;
}
function collectBufferedLedgerMemberships(entry, graph, affected, records, changes, work) {
let memberships = new Map();
for (let owner of affected) {
let next = collectBufferedLedgerIdentities(owner === entry ? graph.roots : owner.roots, graph.nodes, records, work);
if (!next || !updateBufferedLedgerMembershipChanges(owner, next, graph, records, changes, work)) return;
memberships.set(owner, next);
}
return memberships;
}
function projectBufferedLedgerBytes(currentBytes, entry, graph, isNew, changes, records) {
let projected = currentBytes - (isNew ? 0 : getBufferedLedgerEntryBytes(entry)) + getBufferedLedgerEntryBytes(graph);
for (let [identity, update] of changes) {
let previous = records.get(identity);
let owners = (previous?.owners.size ?? 0) + update.ownerDelta;
if (owners < 0) return;
previous && (projected -= getBufferedLedgerNodeBytes(previous, previous.owners.size));
owners && (projected += getBufferedLedgerNodeBytes(update.node, owners));
}
return Number.isSafeInteger(projected) && projected >= 0 && projected <= MAX_BUFFERED_ITERATOR_BYTES ? projected : void 0;
}
function applyBufferedLedgerChanges(records, changes, memberships) {
for (let [identity, update] of changes) {
let previous = records.get(identity);
if (!((previous?.owners.size ?? 0) + update.ownerDelta)) continue;
if (previous) {
previous.bytes = update.node.bytes;
previous.edges = update.node.edges;
} else records.set(identity, {
bytes: update.node.bytes,
edges: update.node.edges,
owners: new Set()
});
}
for (let [owner, next] of memberships) {
for (let identity of owner.identities) next.has(identity) || records.get(identity)?.owners.delete(owner);
for (let identity of next) owner.identities.has(identity) || records.get(identity).owners.add(owner);
owner.identities = next;
}
for (let identity of changes.keys()) records.get(identity)?.owners.size === 0 && records.delete(identity);
}
function createBufferedEventLedger() {
let records = new Map();
let bytes = 0;
let reconcile = (entry, graph, isNew) => {
let work = { remaining: 131072 };
let changes = new Map();
let affected = findBufferedLedgerAffectedOwners(entry, graph, records, changes, work);
if (!affected) return !1;
let memberships = collectBufferedLedgerMemberships(entry, graph, affected, records, changes, work);
if (!memberships) return !1;
let projectedBytes = projectBufferedLedgerBytes(bytes, entry, graph, isNew, changes, records);
if (projectedBytes === void 0) return !1;
applyBufferedLedgerChanges(records, changes, memberships);
entry.scalarBytes = graph.scalarBytes;
entry.roots = graph.roots;
bytes = projectedBytes;
return !0;
};
let release = (entry) => {
bytes -= getBufferedLedgerEntryBytes(entry);
for (let identity of entry.identities) {
let record = records.get(identity);
if (!record?.owners.delete(entry)) continue;
bytes -= 16;
if (record.owners.size === 0) {
bytes -= getBufferedLedgerNodeBytes(record, 0);
records.delete(identity);
}
}
entry.identities.clear();
};
return {
retain(graph) {
let entry = {
scalarBytes: 0,
roots: new Set(),
identities: new Set()
};
return reconcile(entry, graph, !0) ? entry : void 0;
},
refresh(entry, graph) {
return reconcile(entry, graph, !1);
},
release,
clear() {
records.clear();
bytes = 0;
}
};
}
class EventStream {
constructor() {
_EventStream_instances.add(this);
this.controller = new AbortController();
_EventStream_connectedPromise.set(this, void 0);
_EventStream_resolveConnectedPromise.set(this, () => void 0);
_EventStream_rejectConnectedPromise.set(this, () => void 0);
_EventStream_endPromise.set(this, void 0);
_EventStream_resolveEndPromise.set(this, () => void 0);
_EventStream_rejectEndPromise.set(this, () => void 0);
_EventStream_listeners.set(this, Object.create(null));
_EventStream_abortListeners.set(this, []);
_EventStream_emittedListenerRegistrations.set(this, new WeakMap());
_EventStream_pendingListenerCleanup.set(this, new Set());
_EventStream_pendingBufferedEventChecks.set(this, new Set());
_EventStream_listenerDispatchDepth.set(this, 0);
_EventStream_ended.set(this, !1);
_EventStream_errored.set(this, !1);
_EventStream_aborted.set(this, !1);
_EventStream_catchingPromiseCreated.set(this, !1);
_EventStream_terminalFailure.set(this, void 0);
__classPrivateFieldSet(this, _EventStream_connectedPromise, new Promise((resolve, reject) => {
__classPrivateFieldSet(this, _EventStream_resolveConnectedPromise, resolve, "f");
__classPrivateFieldSet(this, _EventStream_rejectConnectedPromise, reject, "f");
}), "f");
__classPrivateFieldSet(this, _EventStream_endPromise, new Promise((resolve, reject) => {
__classPrivateFieldSet(this, _EventStream_resolveEndPromise, resolve, "f");
__classPrivateFieldSet(this, _EventStream_rejectEndPromise, reject, "f");
}), "f");
__classPrivateFieldGet(this, _EventStream_connectedPromise, "f").catch(() => void 0);
__classPrivateFieldGet(this, _EventStream_endPromise, "f").catch(() => void 0);
}
_run(executor) {
setTimeout(() => {
let failed = !1;
Promise.resolve().then(executor).catch((error) => {
failed = !0;
__classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_handleError).call(this, error);
}).then(() => {
if (failed) return;
try {
this._emitFinal();
} catch (error) {
__classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_handleError).call(this, error);
return;
}
this._emit("end");
});
}, 0);
}
_connected() {
if (this.ended) return;
__classPrivateFieldGet(this, _EventStream_resolveConnectedPromise, "f").call(this);
this._emit("connect");
}
get ended() {
return __classPrivateFieldGet(this, _EventStream_ended, "f");
}
get errored() {
return __classPrivateFieldGet(this, _EventStream_errored, "f");
}
get aborted() {
return __classPrivateFieldGet(this, _EventStream_aborted, "f");
}
abort() {
this.controller.abort();
}
_userAbortError() {
let error = new APIUserAbortError();
Object.defineProperty(error, "cause", {
value: this.controller.signal.reason,
writable: !0,
configurable: !0
});
return error;
}
_listenForAbort(signal) {
if (!signal || this.ended) return;
if (signal.aborted) {
__classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_abortFromSignal).call(this, signal);
return;
}
if (__classPrivateFieldGet(this, _EventStream_abortListeners, "f").some((registration) => registration.signal === signal)) return;
let listener = () => __classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_abortFromSignal).call(this, signal);
signal.addEventListener("abort", listener, { once: !0 });
__classPrivateFieldGet(this, _EventStream_abortListeners, "f").push({
signal,
listener
});
}
on(event, listener) {
var _a;
((_a = __classPrivateFieldGet(this, _EventStream_listeners, "f"))[event] || (_a[event] = [])).push({ listener });
return this;
}
off(event, listener) {
let listeners = __classPrivateFieldGet(this, _EventStream_listeners, "f")[event];
if (!listeners) return this;
let emittedRegistration = __classPrivateFieldGet(this, _EventStream_emittedListenerRegistrations, "f").get(listener);
if (emittedRegistration?.event === event && !emittedRegistration.registration.removed && !emittedRegistration.registration.detached) {
__classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_removeEmittedListener).call(this, event, emittedRegistration.registration);
return this;
}
let index = listeners.findIndex((l) => !l.removed && l.listener === listener);
index !== -1 && listeners.splice(index, 1);
return this;
}
once(event, listener) {
var _a;
((_a = __classPrivateFieldGet(this, _EventStream_listeners, "f"))[event] || (_a[event] = [])).push({
listener,
once: !0
});
return this;
}
emitted(event) {
return new Promise((resolve, reject) => {
__classPrivateFieldSet(this, _EventStream_catchingPromiseCreated, !0, "f");
let onError = (error) => {
this.off(event, onEvent);
reject(error);
};
let onEvent = (...values) => {
event !== "error" && this.off("error", onError);
resolve(values.length > 1 ? values : values[0]);
};
event !== "error" && __classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_onceForEmitted).call(this, "error", onError);
__classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_onceForEmitted).call(this, event, onEvent);
});
}
events(event) {
return this._createIterator((push) => {
let onEvent = (...args) => {
sdkOwnedBufferedEventArguments.add(args);
try {
push(args);
} finally {
sdkOwnedBufferedEventArguments.delete(args);
}
};
this.on(event, onEvent);
return () => this.off(event, onEvent);
}, {
rejectOnError: event !== "error",
rejectOnAbort: event !== "abort"
});
}
_createIterator(attach, { rejectOnError = !0, rejectOnAbort = !0, onReturn } = {}) {
let pushQueue = createEventQueue();
let bufferedEventSizes = createEventQueue();
let readQueue = createEventQueue();
let bufferedLedger = createBufferedEventLedger();
let ended = this.ended;
let failure;
let failureDelivered = !1;
let detach = () => void 0;
let doneResult = () => ({
value: void 0,
done: !0
});
let finishReaders = () => {
for (; readQueue.length;) readQueue.dequeue().resolve(doneResult());
};
let rejectReader = () => {
if (!failure || failureDelivered || !readQueue.length) return;
failureDelivered = !0;
readQueue.dequeue().reject(failure);
};
let cleanup = () => {
detach();
this.off("end", onEnd);
rejectOnError && this.off("error", onFailure);
rejectOnAbort && this.off("abort", onFailure);
};
let deactivateBufferedEvent = (entry) => {
entry.active = !1;
if (entry.check) {
__classPrivateFieldGet(this, _EventStream_pendingBufferedEventChecks, "f").delete(entry.check);
entry.check = void 0;
}
};
let failBufferedEvents = (discardRetained = !1) => {
if (discardRetained) {
for (; bufferedEventSizes.length;) deactivateBufferedEvent(bufferedEventSizes.dequeue());
pushQueue.clear();
bufferedLedger.clear();
}
let error = new error_OpenAIError(`Event stream iterator buffer limit exceeded (${MAX_BUFFERED_ITERATOR_EVENTS} events or ${MAX_BUFFERED_ITERATOR_BYTES} bytes); consume events as they arrive.`);
try {
__classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_handleError).call(this, error);
} finally {
this.controller.abort();
}
return error;
};
let revalidateBufferedEvent = (value, entry) => {
if (!entry.active || __classPrivateFieldGet(this, _EventStream_ended, "f")) return;
let graph = inspectBufferedEventGraph(value, MAX_BUFFERED_ITERATOR_BYTES);
graph && bufferedLedger.refresh(entry.retention, graph) || failBufferedEvents(!0);
};
let push = (value) => {
if (ended) return;
let reader = readQueue.dequeue();
if (reader) reader.resolve({
value,
done: !1
});
else {
if (pushQueue.length >= MAX_BUFFERED_ITERATOR_EVENTS) {
failBufferedEvents();
return;
}
let graph = inspectBufferedEventGraph(value, MAX_BUFFERED_ITERATOR_BYTES);
let retention = graph && bufferedLedger.retain(graph);
if (!retention) {
failBufferedEvents();
return;
}
if (typeof value == "object" && value && sdkOwnedBufferedEventArguments.has(value)) {
let argumentsTuple = value;
for (let index = 0; index < argumentsTuple.length; index += 1) {
let argument = argumentsTuple[index];
typeof argument == "string" && (argumentsTuple[index] = bufferedJSONParse(bufferedJSONStringify(argument)));
}
}
let entry = {
retention,
active: !0,
check: void 0
};
pushQueue.enqueue(value);
bufferedEventSizes.enqueue(entry);
let check = () => {
entry.check = void 0;
revalidateBufferedEvent(value, entry);
};
entry.check = check;
__classPrivateFieldGet(this, _EventStream_pendingBufferedEventChecks, "f").add(check);
}
};
let onFailure = (error) => {
failure = error;
pushQueue.length || rejectReader();
};
let adoptTerminalFailure = () => {
if (failure) return;
let terminal = __classPrivateFieldGet(this, _EventStream_terminalFailure, "f");
if (!terminal) return;
(terminal.kind === "error" ? rejectOnError : rejectOnAbort) && (failure = terminal.error);
};
let onEnd = () => {
ended = !0;
adoptTerminalFailure();
cleanup();
if (!pushQueue.length) {
rejectReader();
finishReaders();
}
};
if (!ended) {
detach = attach(push);
this.on("end", onEnd);
rejectOnError && this.on("error", onFailure);
rejectOnAbort && this.on("abort", onFailure);
}
return {
next: () => {
if (pushQueue.length) {
let value = pushQueue.dequeue();
let entry = bufferedEventSizes.dequeue();
deactivateBufferedEvent(entry);
let graph = inspectBufferedEventGraph(value, MAX_BUFFERED_ITERATOR_BYTES);
if (!graph || !bufferedLedger.refresh(entry.retention, graph)) {
let error = failBufferedEvents(!0);
failureDelivered = !0;
return Promise.reject(error);
}
bufferedLedger.release(entry.retention);
return Promise.resolve({
value,
done: !1
});
}
(ended || this.ended) && adoptTerminalFailure();
if (failure && !failureDelivered) {
failureDelivered = !0;
return Promise.reject(failure);
}
if (ended) return Promise.resolve(doneResult());
return new Promise((resolve, reject) => {
readQueue.enqueue({
resolve,
reject
});
});
},
return: () => {
ended = !0;
failureDelivered = !0;
for (; bufferedEventSizes.length;) deactivateBufferedEvent(bufferedEventSizes.dequeue());
pushQueue.clear();
bufferedLedger.clear();
cleanup();
finishReaders();
if (onReturn) {
this.done().catch(() => void 0);
onReturn();
}
return Promise.resolve(doneResult());
},
[Symbol.asyncIterator]() {
return this;
}
};
}
async done() {
__classPrivateFieldSet(this, _EventStream_catchingPromiseCreated, !0, "f");
await __classPrivateFieldGet(this, _EventStream_endPromise, "f");
}
_hasListeners(event) {
return !!__classPrivateFieldGet(this, _EventStream_listeners, "f")[event]?.some((listener) => !listener.removed);
}
_emit(event, ...args) {
if (__classPrivateFieldGet(this, _EventStream_ended, "f")) return;
if (event === "end") {
__classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_removeAbortListeners).call(this);
__classPrivateFieldSet(this, _EventStream_ended, !0, "f");
__classPrivateFieldGet(this, _EventStream_resolveEndPromise, "f").call(this);
}
let listeners = __classPrivateFieldGet(this, _EventStream_listeners, "f")[event];
let dispatchError;
let dispatchThrew = !1;
try {
if (listeners) {
__classPrivateFieldGet(this, _EventStream_listeners, "f")[event] = listeners.filter((listener) => {
listener.once && (listener.detached = !0);
return !listener.once && !listener.removed;
});
__classPrivateFieldSet(this, _EventStream_listenerDispatchDepth, __classPrivateFieldGet(this, _EventStream_listenerDispatchDepth, "f") + 1, "f");
try {
for (let registration of listeners) if (!registration.removed) {
let { listener } = registration;
listener(...args);
}
} finally {
__classPrivateFieldSet(this, _EventStream_listenerDispatchDepth, __classPrivateFieldGet(this, _EventStream_listenerDispatchDepth, "f") - 1, "f");
if (__classPrivateFieldGet(this, _EventStream_listenerDispatchDepth, "f") === 0) {
__classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_cleanupEmittedListeners).call(this);
for (let check of __classPrivateFieldGet(this, _EventStream_pendingBufferedEventChecks, "f")) {
__classPrivateFieldGet(this, _EventStream_pendingBufferedEventChecks, "f").delete(check);
__classPrivateFieldGet(this, _EventStream_ended, "f") || check();
}
}
}
}
} catch (error) {
dispatchError = error;
dispatchThrew = !0;
}
try {
__classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_settleTerminalEvent).call(this, event, args, !!listeners?.length);
} catch (error) {
if (!dispatchThrew) {
dispatchError = error;
dispatchThrew = !0;
}
}
if (dispatchThrew) throw dispatchError;
}
_emitFinal() {}
}
_EventStream_connectedPromise = new WeakMap(), _EventStream_resolveConnectedPromise = new WeakMap(), _EventStream_rejectConnectedPromise = new WeakMap(), _EventStream_endPromise = new WeakMap(), _EventStream_resolveEndPromise = new WeakMap(), _EventStream_rejectEndPromise = new WeakMap(), _EventStream_listeners = new WeakMap(), _EventStream_abortListeners = new WeakMap(), _EventStream_emittedListenerRegistrations = new WeakMap(), _EventStream_pendingListenerCleanup = new WeakMap(), _EventStream_pendingBufferedEventChecks = new WeakMap(), _EventStream_listenerDispatchDepth = new WeakMap(), _EventStream_ended = new WeakMap(), _EventStream_errored = new WeakMap(), _EventStream_aborted = new WeakMap(), _EventStream_catchingPromiseCreated = new WeakMap(), _EventStream_terminalFailure = new WeakMap(), _EventStream_instances = new WeakSet(), _EventStream_abortFromSignal = function _EventStream_abortFromSignal(signal) {
try {
this.controller.abort(signal.reason);
} catch {
this.controller.abort();
}
}, _EventStream_removeAbortListeners = function _EventStream_removeAbortListeners() {
for (let { signal, listener } of __classPrivateFieldGet(this, _EventStream_abortListeners, "f").splice(0)) signal.removeEventListener("abort", listener);
}, _EventStream_onceForEmitted = function _EventStream_onceForEmitted(event, listener) {
let previousListeners = __classPrivateFieldGet(this, _EventStream_listeners, "f")[event];
let previousLength = previousListeners?.length ?? 0;
this.once(event, listener);
let listeners = __classPrivateFieldGet(this, _EventStream_listeners, "f")[event];
let [registration] = listeners?.slice(-1) ?? [];
(previousListeners === void 0 || listeners === previousListeners) && listeners?.length === previousLength + 1 && registration?.listener === listener && registration.once && __classPrivateFieldGet(this, _EventStream_emittedListenerRegistrations, "f").set(listener, {
event,
registration
});
}, _EventStream_removeEmittedListener = function _EventStream_removeEmittedListener(event, registration) {
if (registration.removed) return;
registration.removed = !0;
__classPrivateFieldGet(this, _EventStream_emittedListenerRegistrations, "f").delete(registration.listener);
__classPrivateFieldGet(this, _EventStream_pendingListenerCleanup, "f").add(event);
__classPrivateFieldGet(this, _EventStream_listenerDispatchDepth, "f") === 0 && __classPrivateFieldGet(this, _EventStream_instances, "m", _EventStream_cleanupEmittedListeners).call(this);
}, _EventStream_cleanupEmittedListeners = function _EventStream_cleanupEmittedListeners() {
for (let event of __classPrivateFieldGet(this, _EventStream_pendingListenerCleanup, "f")) {
let eventType = event;
let listeners = __classPrivateFieldGet(this, _EventStream_listeners, "f")[eventType];
listeners && (__classPrivateFieldGet(this, _EventStream_listeners, "f")[eventType] = listeners.filter((listener) => !listener.removed));
}
__classPrivateFieldGet(this, _EventStream_pendingListenerCleanup, "f").clear();
}, _EventStream_handleError = function _EventStream_handleError(error) {
__classPrivateFieldSet(this, _EventStream_errored, !0, "f");
error instanceof Error && error.name === "AbortError" && (error = this._userAbortError());
if (error instanceof APIUserAbortError) {
__classPrivateFieldSet(this, _EventStream_aborted, !0, "f");
return this._emit("abort", error);
}
if (error instanceof error_OpenAIError) return this._emit("error", error);
if (error instanceof Error) {
let openAIError = new error_OpenAIError(error.message);
openAIError.cause = error;
return this._emit("error", openAIError);
}
return this._emit("error", new error_OpenAIError(String(error)));
}, _EventStream_settleTerminalEvent = function _EventStream_settleTerminalEvent(event, args, hasListeners) {
if (event === "abort") {
let error = args[0];
__classPrivateFieldSet(this, _EventStream_terminalFailure, __classPrivateFieldGet(this, _EventStream_terminalFailure, "f") ?? {
kind: "abort",
error
}, "f");
!__classPrivateFieldGet(this, _EventStream_catchingPromiseCreated, "f") && !hasListeners && Promise.reject(error);
__classPrivateFieldGet(this, _EventStream_rejectConnectedPromise, "f").call(this, error);
__classPrivateFieldGet(this, _EventStream_rejectEndPromise, "f").call(this, error);
this._emit("end");
return;
}
if (event === "error") {
let error = args[0];
__classPrivateFieldSet(this, _EventStream_terminalFailure, __classPrivateFieldGet(this, _EventStream_terminalFailure, "f") ?? {
kind: "error",
error
}, "f");
!__classPrivateFieldGet(this, _EventStream_catchingPromiseCreated, "f") && !hasListeners && Promise.reject(error);
__classPrivateFieldGet(this, _EventStream_rejectConnectedPromise, "f").call(this, error);
__classPrivateFieldGet(this, _EventStream_rejectEndPromise, "f").call(this, error);
this._emit("end");
}
};
function isRunnableFunctionWithParse(fn) {
return typeof fn.parse == "function";
}
var _AbstractChatCompletionRunner_instances, AbstractChatCompletionRunner_a, _AbstractChatCompletionRunner_completionArrivedBeforeAbort, _AbstractChatCompletionRunner_afterCompletionInvoked, _AbstractChatCompletionRunner_getFinalContent, _AbstractChatCompletionRunner_getFinalMessage, _AbstractChatCompletionRunner_getFinalFunctionToolCall, _AbstractChatCompletionRunner_getFinalFunctionToolCallResult, _AbstractChatCompletionRunner_calculateTotalUsage, _AbstractChatCompletionRunner_throwIfAborted, _AbstractChatCompletionRunner_validateParams, _AbstractChatCompletionRunner_stringifyFunctionCallResult;
function normalizeToolCallIds(chatCompletion) {
for (let choice of chatCompletion.choices) for (let toolCall of choice.message.tool_calls ?? []) toolCall.id ||= `call_${uuid_uuid4()}`;
}
function toRequestMessage(message) {
if (!isAssistantMessage(message)) return message;
let requestMessage = { role: "assistant" };
message.audio != null && (requestMessage.audio = { id: message.audio.id });
message.content !== void 0 && (requestMessage.content = message.content);
message.function_call != null && (requestMessage.function_call = message.function_call);
message.name !== void 0 && (requestMessage.name = message.name);
message.refusal != null && (requestMessage.refusal = message.refusal);
message.tool_calls !== void 0 && (requestMessage.tool_calls = message.tool_calls.map((toolCall) => {
if (toolCall.type === "custom") return {
id: toolCall.id,
type: toolCall.type,
custom: {
input: toolCall.custom.input,
name: toolCall.custom.name
}
};
return {
id: toolCall.id,
type: toolCall.type,
function: {
arguments: toolCall.function.arguments,
name: toolCall.function.name
}
};
}));
return requestMessage;
}
class AbstractChatCompletionRunner extends EventStream {
constructor() {
super(...arguments);
_AbstractChatCompletionRunner_instances.add(this);
this._chatCompletions = [];
_AbstractChatCompletionRunner_completionArrivedBeforeAbort.set(this, !1);
_AbstractChatCompletionRunner_afterCompletionInvoked.set(this, !1);
this.messages = [];
}
_addChatCompletion(chatCompletion) {
__classPrivateFieldSet(this, _AbstractChatCompletionRunner_completionArrivedBeforeAbort, !this.controller.signal.aborted, "f");
normalizeToolCallIds(chatCompletion);
this._chatCompletions.push(chatCompletion);
this._emit("chatCompletion", chatCompletion);
let message = chatCompletion.choices[0]?.message;
message && this._addMessage(message);
return chatCompletion;
}
_addMessage(message, emit = !0, normalizeContent = !0) {
normalizeContent && !("content" in message) && (message.content = null);
this.messages.push(message);
if (emit) {
this._emit("message", message);
if (isToolMessage(message) && message.content) this._emit("functionToolCallResult", message.content);
else if (isAssistantMessage(message) && message.tool_calls) for (let tool_call of message.tool_calls) tool_call.type === "function" && this._emit("functionToolCall", tool_call.function);
}
}
async finalChatCompletion() {
await this.done();
let completion = this._chatCompletions[this._chatCompletions.length - 1];
if (!completion) throw new error_OpenAIError("stream ended without producing a ChatCompletion");
return completion;
}
async finalContent() {
await this.done();
return __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalContent).call(this);
}
async finalMessage() {
await this.done();
return __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalMessage).call(this);
}
async finalFunctionToolCall() {
await this.done();
return __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalFunctionToolCall).call(this);
}
async finalFunctionToolCallResult() {
await this.done();
return __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalFunctionToolCallResult).call(this);
}
async totalUsage() {
await this.done();
return __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_calculateTotalUsage).call(this);
}
allChatCompletions() {
return [...this._chatCompletions];
}
_emitFinal() {
__classPrivateFieldGet(this, _AbstractChatCompletionRunner_afterCompletionInvoked, "f") && __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_throwIfAborted).call(this);
let completion = this._chatCompletions[this._chatCompletions.length - 1];
completion && this._emit("finalChatCompletion", completion);
let finalMessage = __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalMessage).call(this);
finalMessage && this._emit("finalMessage", finalMessage);
let finalContent = __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalContent).call(this);
finalContent && this._emit("finalContent", finalContent);
let finalFunctionCall = __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalFunctionToolCall).call(this);
finalFunctionCall && this._emit("finalFunctionToolCall", finalFunctionCall);
let finalFunctionCallResult = __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalFunctionToolCallResult).call(this);
finalFunctionCallResult != null && this._emit("finalFunctionToolCallResult", finalFunctionCallResult);
this._chatCompletions.some((c) => c.usage) && this._emit("totalUsage", __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_calculateTotalUsage).call(this));
}
async _createChatCompletion(client, params, options) {
this._listenForAbort(options?.signal);
__classPrivateFieldGet(AbstractChatCompletionRunner_a, AbstractChatCompletionRunner_a, "m", _AbstractChatCompletionRunner_validateParams).call(AbstractChatCompletionRunner_a, params);
let chatCompletion = await client.chat.completions.create({
...params,
stream: !1
}, {
...options,
signal: this.controller.signal
});
this._connected();
return this._addChatCompletion(parseChatCompletion(chatCompletion, params));
}
async _runChatCompletion(client, params, options) {
for (let message of params.messages) this._addMessage(message, !1, !1);
return await this._createChatCompletion(client, params, options);
}
async _runTools(client, params, runner, options) {
let role = "tool";
let { tool_choice = "auto", stream, toolContext: inputToolContext, ...restParams } = params;
let toolContext = inputToolContext;
let singleFunctionToCall = typeof tool_choice != "string" && tool_choice.type === "function" && tool_choice?.function?.name;
let { maxChatCompletions = 10, afterCompletion } = options || {};
let runAfterCompletion = async (completion) => {
if (afterCompletion == null) return;
__classPrivateFieldSet(this, _AbstractChatCompletionRunner_afterCompletionInvoked, !0, "f");
await afterCompletion(completion, runner);
__classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_throwIfAborted).call(this);
};
let inputTools = params.tools.map((tool) => {
if (isAutoParsableTool(tool)) {
if (!tool.$callback) throw new error_OpenAIError("Tool given to `.runTools()` that does not have an associated function");
return {
type: "function",
function: {
function: tool.$callback,
name: tool.function.name,
description: tool.function.description || "",
parameters: tool.function.parameters,
parse: tool.$parseRaw,
strict: !0
}
};
}
return tool;
});
let functionsByName = Object.create(null);
for (let f of inputTools) f.type === "function" && (functionsByName[f.function.name || f.function.function.name] = f.function);
let tools = "tools" in params ? inputTools.map((t) => t.type === "function" ? {
type: "function",
function: {
name: t.function.name || t.function.function.name,
parameters: t.function.parameters,
description: t.function.description,
strict: t.function.strict
}
} : t) : void 0;
for (let message of params.messages) this._addMessage(message, !1, !1);
let allowBufferedToolCall = !1;
let runToolCall = async (toolCall) => {
let bufferedToolCall = allowBufferedToolCall;
allowBufferedToolCall = !1;
if (toolCall.type !== "function") return {
message: void 0,
functionCalled: !1
};
let tool_call_id = toolCall.id;
let { name, arguments: args } = toolCall.function;
let fn = functionsByName[name];
if (!fn) {
let content = `Invalid tool_call: ${JSON.stringify(name)}. Available options are: ${Object.keys(functionsByName).map((name) => JSON.stringify(name)).join(", ")}. Please try again`;
return {
message: {
role,
tool_call_id,
content
},
functionCalled: !1
};
}
if (singleFunctionToCall && singleFunctionToCall !== name) {
let content = `Invalid tool_call: ${JSON.stringify(name)}. ${JSON.stringify(singleFunctionToCall)} requested. Please try again`;
return {
message: {
role,
tool_call_id,
content
},
functionCalled: !1
};
}
let rawContent;
if (isRunnableFunctionWithParse(fn)) {
let parsed;
try {
parsed = await fn.parse(args);
} catch (error) {
if (this.controller.signal.aborted) throw this._userAbortError();
let content = error instanceof Error ? error.message : String(error);
return {
message: {
role,
tool_call_id,
content
},
functionCalled: !1
};
}
if (this.controller.signal.aborted) throw this._userAbortError();
try {
rawContent = await fn.function(parsed, runner, toolContext);
} catch (error) {
if (this.controller.signal.aborted && Object.is(error, this.controller.signal.reason)) throw this._userAbortError();
throw error;
}
} else {
if (this.controller.signal.aborted && !bufferedToolCall) throw this._userAbortError();
try {
rawContent = await fn.function(args, runner, toolContext);
} catch (error) {
if (this.controller.signal.aborted && Object.is(error, this.controller.signal.reason)) throw this._userAbortError();
throw error;
}
}
let content = __classPrivateFieldGet(AbstractChatCompletionRunner_a, AbstractChatCompletionRunner_a, "m", _AbstractChatCompletionRunner_stringifyFunctionCallResult).call(AbstractChatCompletionRunner_a, rawContent);
return {
message: {
role,
tool_call_id,
content
},
functionCalled: !0
};
};
for (let i = 0; i < maxChatCompletions; ++i) {
let chatCompletion = await this._createChatCompletion(client, {
...restParams,
tool_choice,
tools,
messages: this.messages.map(toRequestMessage)
}, options);
allowBufferedToolCall = this.controller.signal.aborted && __classPrivateFieldGet(this, _AbstractChatCompletionRunner_completionArrivedBeforeAbort, "f");
let message = chatCompletion.choices[0]?.message;
if (!message) throw new error_OpenAIError("missing message in ChatCompletion response");
if (!message.tool_calls?.length) {
await runAfterCompletion(chatCompletion);
return;
}
if (singleFunctionToCall || params.parallel_tool_calls === !1) for (let toolCall of message.tool_calls) {
let result = await runToolCall(toolCall);
result.message && this._addMessage(result.message);
if (this.controller.signal.aborted) throw this._userAbortError();
if (singleFunctionToCall && result.functionCalled) {
await runAfterCompletion(chatCompletion);
return;
}
}
else {
let results = await Promise.allSettled(message.tool_calls.map(runToolCall));
if (!this.controller.signal.aborted) {
for (let result of results) if (result.status === "rejected") throw result.reason;
}
for (let result of results) result.status === "fulfilled" && result.value.message && this._addMessage(result.value.message);
if (this.controller.signal.aborted) throw this._userAbortError();
}
await runAfterCompletion(chatCompletion);
}
}
}
AbstractChatCompletionRunner_a = AbstractChatCompletionRunner, _AbstractChatCompletionRunner_completionArrivedBeforeAbort = new WeakMap(), _AbstractChatCompletionRunner_afterCompletionInvoked = new WeakMap(), _AbstractChatCompletionRunner_instances = new WeakSet(), _AbstractChatCompletionRunner_getFinalContent = function _AbstractChatCompletionRunner_getFinalContent() {
return __classPrivateFieldGet(this, _AbstractChatCompletionRunner_instances, "m", _AbstractChatCompletionRunner_getFinalMessage).call(this).content ?? null;
}, _AbstractChatCompletionRunner_getFinalMessage = function _AbstractChatCompletionRunner_getFinalMessage() {
let i = this.messages.length;
for (; i-- > 0;) {
let message = this.messages[i];
if (isAssistantMessage(message)) return {
...message,
content: message.content ?? null,
refusal: message.refusal ?? null
};
}
throw new error_OpenAIError("stream ended without producing a ChatCompletionMessage with role=assistant");
}, _AbstractChatCompletionRunner_getFinalFunctionToolCall = function _AbstractChatCompletionRunner_getFinalFunctionToolCall() {
for (let i = this.messages.length - 1; i >= 0; i--) {
let message = this.messages[i];
if (isAssistantMessage(message) && message?.tool_calls?.length) for (let j = message.tool_calls.length - 1; j >= 0; j--) {
let toolCall = message.tool_calls[j];
if (toolCall?.type === "function") return toolCall.function;
}
}
}, _AbstractChatCompletionRunner_getFinalFunctionToolCallResult = function _AbstractChatCompletionRunner_getFinalFunctionToolCallResult() {
for (let i = this.messages.length - 1; i >= 0; i--) {
let message = this.messages[i];
if (isToolMessage(message) && message.content != null && typeof message.content == "string" && this.messages.some((x) => x.role === "assistant" && x.tool_calls?.some((y) => y.type === "function" && y.id === message.tool_call_id))) return message.content;
}
}, _AbstractChatCompletionRunner_calculateTotalUsage = function _AbstractChatCompletionRunner_calculateTotalUsage() {
let total = {
completion_tokens: 0,
prompt_tokens: 0,
total_tokens: 0
};
for (let { usage } of this._chatCompletions) if (usage) {
total.completion_tokens += usage.completion_tokens;
total.prompt_tokens += usage.prompt_tokens;
total.total_tokens += usage.total_tokens;
for (let key of ["completion_tokens_details", "prompt_tokens_details"]) {
let details = usage[key];
if (values_isObj(details)) {
let totalDetails = total[key] ?? (total[key] = {});
for (let name in details) {
if (!values_hasOwn(details, name)) continue;
let count = details[name];
typeof count == "number" && Object.defineProperty(totalDetails, name, {
value: (values_hasOwn(totalDetails, name) ? totalDetails[name] ?? 0 : 0) + count,
enumerable: !0,
configurable: !0,
writable: !0
});
}
}
}
}
return total;
}, _AbstractChatCompletionRunner_throwIfAborted = function _AbstractChatCompletionRunner_throwIfAborted() {
if (this.controller.signal.aborted) throw this._userAbortError();
}, _AbstractChatCompletionRunner_validateParams = function _AbstractChatCompletionRunner_validateParams(params) {
if (params.n != null && params.n > 1) throw new error_OpenAIError("ChatCompletion convenience helpers only support n=1 at this time. To use n>1, please use chat.completions.create() directly.");
}, _AbstractChatCompletionRunner_stringifyFunctionCallResult = function _AbstractChatCompletionRunner_stringifyFunctionCallResult(rawContent) {
if (typeof rawContent == "string") return rawContent;
if (rawContent === void 0) return "undefined";
return JSON.stringify(rawContent);
};
class ChatCompletionRunner extends AbstractChatCompletionRunner {
static runTools(client, params, options) {
let runner = new ChatCompletionRunner();
let opts = {
...options,
__metadata: {
...options?.__metadata,
helperMethod: "runTools"
}
};
runner._run(() => runner._runTools(client, params, runner, opts));
return runner;
}
_addMessage(message, emit = !0, normalizeContent = !0) {
super._addMessage(message, emit, normalizeContent);
emit && isAssistantMessage(message) && message.content && this._emit("content", message.content);
}
}
let Allow = {
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
function parseJSON(jsonString, allowPartial = Allow.ALL) {
if (typeof jsonString != "string") throw TypeError(`expecting str, got ${typeof jsonString}`);
if (!jsonString.trim()) throw Error(`${jsonString} is empty`);
return _parseJSON(jsonString.trim(), allowPartial);
}
let _parseJSON = (jsonString, allow) => {
let length = jsonString.length;
let index = 0;
let markPartialJSON = (msg) => {
throw new PartialJSON(`${msg} at position ${index}`);
};
let throwMalformedError = (msg) => {
throw new MalformedJSON(`${msg} at position ${index}`);
};
let parseAny = () => {
skipBlank();
index >= length && markPartialJSON("Unexpected end of input");
if (jsonString[index] === "\"") return parseStr();
if (jsonString[index] === "{") return parseObj();
if (jsonString[index] === "[") return parseArr();
if (jsonString.substring(index, index + 4) === "null" || Allow.NULL & allow && length - index < 4 && "null".startsWith(jsonString.substring(index))) {
index += 4;
return null;
}
if (jsonString.substring(index, index + 4) === "true" || Allow.BOOL & allow && length - index < 4 && "true".startsWith(jsonString.substring(index))) {
index += 4;
return !0;
}
if (jsonString.substring(index, index + 5) === "false" || Allow.BOOL & allow && length - index < 5 && "false".startsWith(jsonString.substring(index))) {
index += 5;
return !1;
}
if (jsonString.substring(index, index + 8) === "Infinity" || Allow.INFINITY & allow && length - index < 8 && "Infinity".startsWith(jsonString.substring(index))) {
index += 8;
return Infinity;
}
if (jsonString.substring(index, index + 9) === "-Infinity" || Allow.MINUS_INFINITY & allow && length - index > 1 && length - index < 9 && "-Infinity".startsWith(jsonString.substring(index))) {
index += 9;
return -Infinity;
}
if (jsonString.substring(index, index + 3) === "NaN" || Allow.NAN & allow && length - index < 3 && "NaN".startsWith(jsonString.substring(index))) {
index += 3;
return NaN;
}
return parseNum();
};
let parseStr = () => {
let start = index;
let escape = !1;
index++;
for (; index < length && (jsonString[index] !== "\"" || escape && jsonString[index - 1] === "\\");) {
escape = jsonString[index] === "\\" && !escape;
index++;
}
if (jsonString.charAt(index) === "\"") try {
return JSON.parse(jsonString.substring(start, ++index - Number(escape)));
} catch (e) {
throwMalformedError(String(e));
}
else if (Allow.STR & allow) try {
return JSON.parse(jsonString.substring(start, index - Number(escape)) + "\"");
} catch {
return JSON.parse(jsonString.substring(start, jsonString.lastIndexOf("\\")) + "\"");
}
markPartialJSON("Unterminated string literal");
};
let parseObj = () => {
index++;
skipBlank();
let obj = {};
try {
for (; jsonString[index] !== "}";) {
skipBlank();
if (index >= length && Allow.OBJ & allow) return obj;
let key = parseStr();
skipBlank();
index++;
try {
let value = parseAny();
Object.defineProperty(obj, key, {
value,
writable: !0,
enumerable: !0,
configurable: !0
});
} catch (e) {
if (Allow.OBJ & allow) return obj;
throw e;
}
skipBlank();
jsonString[index] === "," && index++;
}
} catch {
if (Allow.OBJ & allow) return obj;
markPartialJSON("Expected '}' at end of object");
}
index++;
return obj;
};
let parseArr = () => {
index++;
let arr = [];
try {
for (; jsonString[index] !== "]";) {
arr.push(parseAny());
skipBlank();
jsonString[index] === "," && index++;
}
} catch {
if (Allow.ARR & allow) return arr;
markPartialJSON("Expected ']' at end of array");
}
index++;
return arr;
};
let parseNum = () => {
if (index === 0) {
jsonString === "-" && Allow.NUM & allow && markPartialJSON("Not sure what '-' is");
try {
return JSON.parse(jsonString);
} catch (e) {
if (Allow.NUM & allow) try {
if (jsonString[jsonString.length - 1] === ".") return JSON.parse(jsonString.substring(0, jsonString.lastIndexOf(".")));
return JSON.parse(jsonString.substring(0, jsonString.lastIndexOf("e")));
} catch {}
throwMalformedError(String(e));
}
}
let start = index;
jsonString[index] === "-" && index++;
for (; jsonString[index] && !",]}".includes(jsonString[index]);) index++;
index === length && !(Allow.NUM & allow) && markPartialJSON("Unterminated number literal");
let number = jsonString.substring(start, index);
try {
return JSON.parse(number);
} catch {
number === "-" && Allow.NUM & allow && markPartialJSON("Not sure what '-' is");
try {
return JSON.parse(number.substring(0, number.lastIndexOf("e")));
} catch (e) {
throwMalformedError(String(e));
}
}
};
let skipBlank = () => {
for (; index < length && " \n\r	".includes(jsonString[index]);) index++;
};
return parseAny();
};
let partialParse = (input) => parseJSON(input, Allow.ALL ^ Allow.NUM);
function normalizeChatCompletionChunk(chunk) {
if (!Array.isArray(chunk?.choices)) return chunk;
return {
...chunk,
choices: chunk.choices.map((choice) => ({
...choice,
finish_reason: choice.finish_reason ?? null
}))
};
}
function normalizeChatCompletionStream(stream) {
let iterator = stream[Symbol.asyncIterator].bind(stream);
stream[Symbol.asyncIterator] = async function* normalizedChunks() {
let source = { [Symbol.asyncIterator]: iterator };
for await (let chunk of source) yield normalizeChatCompletionChunk(chunk);
};
return stream;
}
var _ChatCompletionStream_instances, _ChatCompletionStream_params, _ChatCompletionStream_rejectsUnfinishedTurns, _ChatCompletionStream_audioDoneChoiceIndexes, _ChatCompletionStream_choiceEventStates, _ChatCompletionStream_currentChatCompletionSnapshot, _ChatCompletionStream_hasAutoParseableTool, _ChatCompletionStream_partialJSONParseBudget, _ChatCompletionStream_beginRequest, _ChatCompletionStream_getChoiceEventState, _ChatCompletionStream_addChunk, _ChatCompletionStream_emitToolCallDoneEvent, _ChatCompletionStream_emitContentDoneEvents, _ChatCompletionStream_validateStructuredSnapshots, _ChatCompletionStream_endRequest, _ChatCompletionStream_accumulateChatCompletion;
function parseStructuredStreamingJSON(content) {
try {
return partialParse(content);
} catch (error) {
if (error instanceof MalformedJSON || error instanceof SyntaxError) return parseResponseFormatContent({
type: "json_schema",
$parseRaw: void 0
}, content);
throw error;
}
}
let CHAT_COMPLETION_READABLE_STREAM_MESSAGE_PREFIX = "chat.completion.chunk.message:";
function makeChatCompletionReadableStreamMessageChunk(chunk, message, toolCallIds) {
let payload = {
type: "message",
message,
...toolCallIds ? { tool_call_ids: toolCallIds } : {}
};
return {
id: chunk.id,
choices: [],
created: chunk.created,
model: chunk.model,
object: `${CHAT_COMPLETION_READABLE_STREAM_MESSAGE_PREFIX}${JSON.stringify(payload)}`
};
}
function isChatCompletionReadableStreamMessage(item) {
return "type" in item && item.type === "message" && "message" in item || "object" in item && typeof item.object == "string" && item.object.startsWith(CHAT_COMPLETION_READABLE_STREAM_MESSAGE_PREFIX);
}
function getChatCompletionReadableStreamMessage(item) {
if ("type" in item) return item;
return JSON.parse(item.object.slice(30));
}
let MAX_PARTIAL_JSON_PARSE_WORK = 67108864;
let EAGER_PARTIAL_JSON_BYTES = 1024;
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
function recordPartialJSONFragment(state, budget, fragment, validationWorkBudget) {
if (budget.fragments >= 65536) throw new error_OpenAIError("Chat completion stream exceeded its structured JSON fragment limit");
let bytes = 0;
let { depth, escaped, has_non_whitespace: hasNonWhitespace, in_string: inString } = state;
let completed = !1;
let firstCharacter = !0;
for (let character of fragment) {
let previousBytes = bytes;
let codePoint = character.codePointAt(0);
firstCharacter && state.pending_high_surrogate && codePoint >= 56320 && codePoint <= 57343 ? bytes += 1 : bytes += codePoint <= 127 ? 1 : codePoint <= 2047 ? 2 : codePoint <= 65535 ? 3 : 4;
firstCharacter = !1;
if (budget.bytes + bytes > 16777216) throw new error_OpenAIError("Chat completion stream exceeded its structured JSON byte limit");
if (validationWorkBudget && validationWorkBudget.work + bytes > MAX_PARTIAL_JSON_PARSE_WORK) {
validationWorkBudget.work += previousBytes;
throw new error_OpenAIError("Chat completion stream exceeded its structured JSON parse-work limit");
}
character !== " " && character !== "\n" && character !== "\r" && character !== "	" && (hasNonWhitespace = !0);
if (inString) {
if (escaped) escaped = !1;
else if (character === "\\") escaped = !0;
else if (character === "\"") {
inString = !1;
completed ||= depth === 0;
}
continue;
}
if (character === "\"") inString = !0;
else if (character === "{" || character === "[") {
depth += 1;
if (depth > 128) throw new error_OpenAIError("Chat completion stream exceeded its structured JSON nesting depth limit");
} else if ((character === "}" || character === "]") && depth > 0) {
--depth;
completed ||= depth === 0;
}
}
state.bytes += bytes;
state.fragments += 1;
state.depth = depth;
state.escaped = escaped;
state.has_non_whitespace = hasNonWhitespace;
state.in_string = inString;
if (fragment.length > 0) {
let finalCodeUnit = fragment.codePointAt(fragment.length - 1) ?? 0;
state.pending_high_surrogate = finalCodeUnit >= 55296 && finalCodeUnit <= 56319;
}
budget.bytes += bytes;
budget.fragments += 1;
validationWorkBudget && (validationWorkBudget.work += bytes);
if (!hasNonWhitespace || bytes === 0) return !1;
let minimumGrowth = Math.max(EAGER_PARTIAL_JSON_BYTES, Math.floor(state.last_parsed_bytes / 2));
if (state.bytes > EAGER_PARTIAL_JSON_BYTES && !completed && state.bytes - state.last_parsed_bytes < minimumGrowth) return !1;
return !0;
}
function reservePartialJSONParse(state, budget) {
if (budget.work + state.bytes > MAX_PARTIAL_JSON_PARSE_WORK) return !1;
budget.work += state.bytes;
state.work += state.bytes;
state.last_parsed_bytes = state.bytes;
return !0;
}
function captureStructuredJSONSnapshot(snapshot, property) {
let descriptor = Object.getOwnPropertyDescriptor(snapshot, property);
if (!descriptor) {
let prototype = Object.getPrototypeOf(snapshot);
for (let depth = 0; prototype !== null; depth += 1) {
if (depth >= 128 || Object.getOwnPropertyDescriptor(prototype, property)) throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
prototype = Object.getPrototypeOf(prototype);
}
return;
}
if (!("value" in descriptor) || typeof descriptor.value != "string" && descriptor.value !== null && descriptor.value !== void 0) throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
return descriptor.value;
}
function captureStructuredMessageSnapshot(choice) {
let descriptor = Object.getOwnPropertyDescriptor(choice, "message");
if (!descriptor || !("value" in descriptor) || typeof descriptor.value != "object" || descriptor.value === null) throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
return descriptor.value;
}
function captureSnapshotArray(snapshot, property, maximum, kind) {
let descriptor = Object.getOwnPropertyDescriptor(snapshot, property);
if (!descriptor) {
let prototype = Object.getPrototypeOf(snapshot);
for (let depth = 0; prototype !== null; depth += 1) {
if (depth >= 128 || Object.getOwnPropertyDescriptor(prototype, property)) throw new error_OpenAIError(`Chat completion stream contains an unsafe snapshot ${kind} collection`);
prototype = Object.getPrototypeOf(prototype);
}
return;
}
if (!("value" in descriptor) || !Array.isArray(descriptor.value)) throw new error_OpenAIError(`Chat completion stream contains an unsafe snapshot ${kind} collection`);
let length = Object.getOwnPropertyDescriptor(descriptor.value, "length");
if (!length || !("value" in length) || !Number.isSafeInteger(length.value) || length.value > maximum) throw new error_OpenAIError(`Chat completion stream exceeded its snapshot ${kind} limit`);
return descriptor.value;
}
function captureSnapshotArrayItem(array, index) {
let descriptor = Object.getOwnPropertyDescriptor(array, index);
if (!descriptor) return;
if (!("value" in descriptor)) throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
return descriptor.value;
}
function mapCapturedSnapshotArray(array, maximum, kind, map) {
let descriptor = Object.getOwnPropertyDescriptor(array, "length");
let length = descriptor && "value" in descriptor ? descriptor.value : void 0;
if (typeof length != "number" || !Number.isSafeInteger(length) || length < 0 || length > maximum) throw new error_OpenAIError(`Chat completion stream exceeded its snapshot ${kind} limit`);
let mapped = [];
mapped.length = length;
for (let index = 0; index < length; index += 1) {
let item = Object.getOwnPropertyDescriptor(array, index);
if (!item) continue;
if (!("value" in item)) throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
mapped[index] = map(item.value, index);
}
return mapped;
}
function validateStructuredJSONSnapshot(value, budget, validationWorkBudget) {
let state = createPartialJSONParseState();
let parseBudget = budget ?? {
bytes: 0,
fragments: 0,
work: 0
};
recordPartialJSONFragment(state, parseBudget, value, validationWorkBudget);
if (!reservePartialJSONParse(state, parseBudget)) throw new error_OpenAIError("Chat completion stream exceeded its structured JSON parse-work limit");
return value;
}
function ownFunctionToolIdentity(toolCall) {
let type = Object.getOwnPropertyDescriptor(toolCall, "type");
let fn = Object.getOwnPropertyDescriptor(toolCall, "function");
if (!type || !("value" in type) || type.value !== "function" || !fn || !("value" in fn)) return;
if (typeof fn.value != "object" || fn.value === null) return;
let name = Object.getOwnPropertyDescriptor(fn.value, "name");
if (!name || !("value" in name) || typeof name.value != "string" || name.value.length === 0) return;
return {
type: "function",
name: name.value
};
}
function assertBoundToolCallIdentity(toolCall, identity) {
let current = ownFunctionToolIdentity(toolCall);
if (!current || current.name !== identity.name || current.type !== identity.type) throw new error_OpenAIError("Chat completion stream contains a changed tool call identity");
}
function assignOwnProperties(target, source) {
Object.prototype.propertyIsEnumerable.call(source, "__proto__") && !values_hasOwn(target, "__proto__") && Object.defineProperty(target, "__proto__", {
value: void 0,
writable: !0,
enumerable: !0,
configurable: !0
});
return Object.assign(target, source);
}
function cloneParserConfigObject(value, stableFields = []) {
let descriptors = Object.getOwnPropertyDescriptors(value);
for (let field of stableFields) {
let descriptor = descriptors[field];
if (!descriptor && !(field in value)) continue;
descriptors[field] = {
value: descriptor && "value" in descriptor ? descriptor.value : Reflect.get(value, field, value),
enumerable: descriptor?.enumerable ?? !1,
configurable: descriptor?.configurable ?? !0,
writable: descriptor && "writable" in descriptor ? descriptor.writable : !1
};
}
return Object.create(Object.getPrototypeOf(value), descriptors);
}
function snapshotChatCompletionParserParams(params) {
let snapshot = cloneParserConfigObject(params);
if (params.tools) {
let stableTools = [];
let lengthDescriptor = Object.getOwnPropertyDescriptor(params.tools, "length");
let length = lengthDescriptor && "value" in lengthDescriptor ? lengthDescriptor.value : void 0;
let toolCount = typeof length == "number" && Number.isSafeInteger(length) && length >= 0 ? Math.min(length, 128) : 0;
for (let index = 0; index < toolCount; index += 1) {
let item = Object.getOwnPropertyDescriptor(params.tools, String(index));
if (!item || !("value" in item)) {
stableTools.length = index + 1;
continue;
}
let tool = item.value;
let stableTool = cloneParserConfigObject(tool, [
"type",
"$brand",
"$parseRaw",
"$callback",
"function"
]);
let descriptors = Object.getOwnPropertyDescriptors(stableTool);
if (isChatCompletionFunctionTool(stableTool)) {
let descriptor = descriptors.function;
descriptors.function = {
...descriptor && "value" in descriptor ? descriptor : {
configurable: !0,
enumerable: !0,
writable: !0
},
value: cloneParserConfigObject(stableTool.function, ["name", "strict"])
};
}
stableTools[index] = Object.create(Object.getPrototypeOf(tool), descriptors);
}
snapshot.tools = stableTools;
}
params.response_format && (snapshot.response_format = cloneParserConfigObject(params.response_format, [
"type",
"$brand",
"$parseRaw"
]));
return snapshot;
}
let MAX_SERIALIZED_PARSER_SCHEMA_NODES = 4096;
let stringifyParserSchemaValue = JSON.stringify;
let OMITTED_SERIALIZED_PARSER_VALUE = Symbol("omitted serialized parser value");
let UNSAFE_SERIALIZED_PARSER_VALUE = Symbol("unsafe serialized parser value");
function canonicalSerializedParserSchema(value, budget) {
let ancestors = new WeakSet();
let charge = (bytes) => {
if (!Number.isSafeInteger(bytes) || bytes < 0 || budget.bytes + bytes > 1048576) return !1;
budget.bytes += bytes;
return !0;
};
let visit = (current, depth) => {
if (depth > 64 || budget.nodes >= MAX_SERIALIZED_PARSER_SCHEMA_NODES) return UNSAFE_SERIALIZED_PARSER_VALUE;
budget.nodes += 1;
if (current === void 0 || typeof current == "function" || typeof current == "symbol") return OMITTED_SERIALIZED_PARSER_VALUE;
if (typeof current == "bigint") return UNSAFE_SERIALIZED_PARSER_VALUE;
if (current === null || typeof current == "boolean" || typeof current == "number") {
let serialized = stringifyParserSchemaValue(current);
return typeof serialized == "string" && charge(serialized.length) ? serialized : UNSAFE_SERIALIZED_PARSER_VALUE;
}
if (typeof current == "string") {
if (!charge(current.length * 6 + 2)) return UNSAFE_SERIALIZED_PARSER_VALUE;
return stringifyParserSchemaValue(current);
}
if (typeof current != "object" || ancestors.has(current)) return UNSAFE_SERIALIZED_PARSER_VALUE;
let array = Array.isArray(current);
let prototype = Object.getPrototypeOf(current);
if (array && prototype !== Array.prototype || !array && prototype !== null && prototype !== Object.prototype) return UNSAFE_SERIALIZED_PARSER_VALUE;
for (let owner = current; owner !== null; owner = Object.getPrototypeOf(owner)) {
let serializer = Object.getOwnPropertyDescriptor(owner, "toJSON");
if (!serializer) continue;
if (!("value" in serializer) || typeof serializer.value == "function") return UNSAFE_SERIALIZED_PARSER_VALUE;
break;
}
ancestors.add(current);
try {
if (!charge(2)) return UNSAFE_SERIALIZED_PARSER_VALUE;
if (array) {
let lengthDescriptor = Object.getOwnPropertyDescriptor(current, "length");
let length = lengthDescriptor && "value" in lengthDescriptor ? lengthDescriptor.value : void 0;
if (typeof length != "number" || !Number.isSafeInteger(length) || length < 0 || length > MAX_SERIALIZED_PARSER_SCHEMA_NODES - budget.nodes) return UNSAFE_SERIALIZED_PARSER_VALUE;
let items = [];
for (let index = 0; index < length; index += 1) {
let key = String(index);
let descriptor = Object.getOwnPropertyDescriptor(current, key);
if (!descriptor) {
if (Object.getOwnPropertyDescriptor(Array.prototype, key) || Object.getOwnPropertyDescriptor(Object.prototype, key)) return UNSAFE_SERIALIZED_PARSER_VALUE;
budget.nodes += 1;
if (!charge(4)) return UNSAFE_SERIALIZED_PARSER_VALUE;
items.push("null");
continue;
}
if (!("value" in descriptor)) return UNSAFE_SERIALIZED_PARSER_VALUE;
let item = visit(descriptor.value, depth + 1);
if (item === UNSAFE_SERIALIZED_PARSER_VALUE) return item;
items.push(item === OMITTED_SERIALIZED_PARSER_VALUE ? "null" : item);
}
return `[${items.join(",")}]`;
}
let keys = Reflect.ownKeys(current);
if (keys.length > MAX_SERIALIZED_PARSER_SCHEMA_NODES - budget.nodes) return UNSAFE_SERIALIZED_PARSER_VALUE;
let entries = [];
for (let key of keys) {
if (typeof key != "string") continue;
let descriptor = Object.getOwnPropertyDescriptor(current, key);
if (!descriptor) return UNSAFE_SERIALIZED_PARSER_VALUE;
if (!descriptor.enumerable) continue;
if (!("value" in descriptor)) return UNSAFE_SERIALIZED_PARSER_VALUE;
entries.push([key, descriptor.value]);
}
entries.sort(([left], [right]) => {
if (left === right) return 0;
return left < right ? -1 : 1;
});
let fields = [];
for (let [key, entry] of entries) {
let normalized = visit(entry, depth + 1);
if (normalized === UNSAFE_SERIALIZED_PARSER_VALUE) return normalized;
if (normalized === OMITTED_SERIALIZED_PARSER_VALUE) continue;
if (!charge(key.length * 6 + 3)) return UNSAFE_SERIALIZED_PARSER_VALUE;
fields.push(`${stringifyParserSchemaValue(key)}:${normalized}`);
}
return `{${fields.join(",")}}`;
} finally {
ancestors.delete(current);
}
};
try {
let normalized = visit(value, 0);
return typeof normalized == "string" ? normalized : void 0;
} catch {
return;
}
}
function rememberSerializedParserSchema(signatures, source, holder, key) {
let parser = Object.getOwnPropertyDescriptor(source, "$parseRaw");
let schema = Object.getOwnPropertyDescriptor(holder, key);
if (!parser || !("value" in parser) || typeof parser.value != "function" || !schema || !("value" in schema)) return;
let normalized = canonicalSerializedParserSchema(schema.value, {
nodes: 0,
bytes: 0
});
normalized !== void 0 && signatures.set(source, normalized);
}
function hasMatchingSerializedParserSchema(signatures, source, holder, key, value) {
let expected = source && signatures.get(source);
let descriptor = Object.getOwnPropertyDescriptor(holder, key);
return expected !== void 0 && descriptor !== void 0 && "value" in descriptor && canonicalSerializedParserSchema(value, {
nodes: 0,
bytes: 0
}) === expected;
}
function serializedParserDescriptor(descriptor, value) {
return descriptor && "value" in descriptor ? {
...descriptor,
value
} : {
configurable: !0,
enumerable: !0,
writable: !0,
value
};
}
function shadowSerializedParserMetadata(descriptors, source, fields) {
for (let field of fields) {
let descriptor = descriptors[field];
if (!descriptor && !(field in source)) continue;
descriptors[field] = descriptor && "value" in descriptor ? {
...descriptor,
value: void 0
} : {
configurable: descriptor?.configurable ?? !0,
enumerable: descriptor?.enumerable ?? !1,
writable: !1,
value: void 0
};
}
}
function snapshotSerializedParserTool(serialized) {
let source = serialized.source ?? {
type: serialized.type,
...serialized.type === "function" ? { function: {} } : {}
};
let descriptors = Object.getOwnPropertyDescriptors(source);
descriptors.type = serializedParserDescriptor(descriptors.type, serialized.type);
if (serialized.type !== "function" || !serialized.function) {
descriptors.function &&= serializedParserDescriptor(descriptors.function, void 0);
shadowSerializedParserMetadata(descriptors, source, [
"$brand",
"$parseRaw",
"$callback"
]);
return Object.create(Object.getPrototypeOf(source), descriptors);
}
let descriptor = descriptors.function;
let original = descriptor && "value" in descriptor && typeof descriptor.value == "object" && descriptor.value !== null ? descriptor.value : {};
let functionDescriptors = Object.getOwnPropertyDescriptors(original);
functionDescriptors.name = serializedParserDescriptor(functionDescriptors.name, serialized.function.name);
functionDescriptors.strict = serializedParserDescriptor(functionDescriptors.strict, serialized.function.strict);
descriptors.function = serializedParserDescriptor(descriptor, Object.create(Object.getPrototypeOf(original), functionDescriptors));
serialized.function.schemaMatches || shadowSerializedParserMetadata(descriptors, source, [
"$brand",
"$parseRaw",
"$callback"
]);
return Object.create(Object.getPrototypeOf(source), descriptors);
}
function snapshotSerializedResponseFormat(serialized) {
let source = serialized.source ?? { type: serialized.type };
let descriptors = Object.getOwnPropertyDescriptors(source);
descriptors.type = serializedParserDescriptor(descriptors.type, serialized.type);
serialized.type === "json_schema" && serialized.source && serialized.schemaMatches || shadowSerializedParserMetadata(descriptors, source, ["$brand", "$parseRaw"]);
return Object.create(Object.getPrototypeOf(source), descriptors);
}
function ownSerializedParserObject(holder, key) {
let descriptor = Object.getOwnPropertyDescriptor(holder, key);
if (!descriptor || !("value" in descriptor)) return;
let { value } = descriptor;
return typeof value == "object" && value ? value : void 0;
}
function observeSerializedChatCompletionParserParams(body, initial, update) {
let originalToolOwners = new WeakMap();
let originalSchemaSignatures = new WeakMap();
if (body.tools) for (let index = 0; index < body.tools.length && index < 128; index += 1) {
let owner = ownSerializedParserObject(body.tools, String(index));
let source = initial.tools?.[index];
if (owner && source) {
originalToolOwners.set(owner, source);
let originalFunction = ownSerializedParserObject(source, "function");
originalFunction && rememberSerializedParserSchema(originalSchemaSignatures, source, originalFunction, "parameters");
}
}
initial.response_format && rememberSerializedParserSchema(originalSchemaSignatures, initial.response_format, initial.response_format, "json_schema");
let root;
let tools;
let responseFormat;
let responseFrame;
let frames = [];
let toolFrames = new WeakMap();
let actualToolOwners = new Map();
let functionFrames = new WeakMap();
return observeJSONRequestBody(body, {
value(holder, key, value) {
if (!root && key === "" && typeof value == "object" && value) {
root = value;
tools = void 0;
responseFormat = void 0;
responseFrame = void 0;
frames = [];
toolFrames = new WeakMap();
actualToolOwners = new Map();
functionFrames = new WeakMap();
return;
}
if (holder === root && key === "response_format") {
if (typeof value == "object" && value) {
responseFormat = value;
responseFrame = {
source: ownSerializedParserObject(holder, key) === body.response_format ? initial.response_format : void 0,
schemaMatches: !1
};
}
return;
}
if (holder === root && key === "tools") {
if (Array.isArray(value)) {
tools = new Proxy(value, { get(target, property) {
let actual = Reflect.get(target, property, target);
if (typeof property == "string") {
let index = Number(property);
Number.isSafeInteger(index) && index >= 0 && index < 128 && String(index) === property && actualToolOwners.set(index, typeof actual == "object" && actual ? actual : void 0);
}
return actual;
} });
return tools;
}
return;
}
if (holder === tools) {
let index = Number(key);
if (!Number.isSafeInteger(index) || index < 0 || index >= 128 || typeof value != "object" || !value) return;
let owner = actualToolOwners.get(index);
let frame = { source: owner ? originalToolOwners.get(owner) : void 0 };
frames[index] = frame;
toolFrames.set(value, frame);
return;
}
let tool = toolFrames.get(holder);
if (tool) {
if (key === "type" && typeof value == "string") tool.type = value;
else if (key === "function" && typeof value == "object" && value) {
let fn = {
source: tool.source,
schemaMatches: !1
};
tool.function = fn;
functionFrames.set(value, fn);
}
return;
}
if (holder === responseFormat && responseFrame) {
key === "type" && typeof value == "string" ? responseFrame.type = value : key === "json_schema" && (responseFrame.schemaMatches = hasMatchingSerializedParserSchema(originalSchemaSignatures, responseFrame.source, holder, key, value));
return;
}
let fn = functionFrames.get(holder);
fn && (key === "name" && typeof value == "string" ? fn.name = value : key === "strict" && typeof value == "boolean" ? fn.strict = value : key === "parameters" && (fn.schemaMatches = hasMatchingSerializedParserSchema(originalSchemaSignatures, fn.source, holder, key, value)));
},
complete() {
if (!root) return;
let snapshot = cloneParserConfigObject(initial);
if (tools) {
let serializedTools = [];
for (let index = 0; index < frames.length; index += 1) {
let frame = frames[index];
frame && (serializedTools[index] = snapshotSerializedParserTool(frame));
}
snapshot.tools = serializedTools;
} else delete snapshot.tools;
responseFrame ? snapshot.response_format = snapshotSerializedResponseFormat(responseFrame) : delete snapshot.response_format;
update(snapshot);
root = void 0;
tools = void 0;
responseFormat = void 0;
responseFrame = void 0;
frames = [];
toolFrames = new WeakMap();
actualToolOwners = new Map();
functionFrames = new WeakMap();
}
});
}
class ChatCompletionStream extends AbstractChatCompletionRunner {
constructor(params) {
super();
_ChatCompletionStream_instances.add(this);
_ChatCompletionStream_params.set(this, void 0);
_ChatCompletionStream_rejectsUnfinishedTurns.set(this, !1);
_ChatCompletionStream_audioDoneChoiceIndexes.set(this, void 0);
_ChatCompletionStream_choiceEventStates.set(this, void 0);
_ChatCompletionStream_currentChatCompletionSnapshot.set(this, void 0);
_ChatCompletionStream_hasAutoParseableTool.set(this, void 0);
_ChatCompletionStream_partialJSONParseBudget.set(this, void 0);
__classPrivateFieldSet(this, _ChatCompletionStream_params, params, "f");
__classPrivateFieldSet(this, _ChatCompletionStream_audioDoneChoiceIndexes, new Set(), "f");
__classPrivateFieldSet(this, _ChatCompletionStream_choiceEventStates, [], "f");
__classPrivateFieldSet(this, _ChatCompletionStream_hasAutoParseableTool, !1, "f");
let tools = params?.tools;
let lengthDescriptor = tools && Object.getOwnPropertyDescriptor(tools, "length");
let length = lengthDescriptor && "value" in lengthDescriptor ? lengthDescriptor.value : void 0;
if (tools && typeof length == "number" && Number.isSafeInteger(length) && length >= 0) for (let index = 0; index < Math.min(length, 128); index += 1) {
let descriptor = Object.getOwnPropertyDescriptor(tools, String(index));
if (!descriptor || !("value" in descriptor)) continue;
let tool = descriptor.value;
if (isChatCompletionFunctionTool(tool) && (isAutoParsableTool(tool) || tool.function.strict === !0)) {
__classPrivateFieldSet(this, _ChatCompletionStream_hasAutoParseableTool, !0, "f");
break;
}
}
__classPrivateFieldSet(this, _ChatCompletionStream_partialJSONParseBudget, {
bytes: 0,
fragments: 0,
work: 0
}, "f");
}
get currentChatCompletionSnapshot() {
return __classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f");
}
static fromReadableStream(stream) {
let runner = new ChatCompletionStream(null);
runner._run(() => runner._fromReadableStream(stream));
return runner;
}
static createChatCompletion(client, params, options) {
let runner = new ChatCompletionStream(params);
runner._run(() => runner._runChatCompletion(client, {
...params,
stream: !0
}, {
...options,
__metadata: {
...options?.__metadata,
helperMethod: "stream"
}
}));
return runner;
}
_runTools(client, params, runner, options) {
__classPrivateFieldSet(this, _ChatCompletionStream_rejectsUnfinishedTurns, !0, "f");
return super._runTools(client, params, runner, options);
}
async _createChatCompletion(client, params, options) {
this._listenForAbort(options?.signal);
let requestParams = {
...params,
stream: !0
};
__classPrivateFieldSet(this, _ChatCompletionStream_params, requestParams, "f");
__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_beginRequest).call(this);
let parserParams = snapshotChatCompletionParserParams(requestParams);
__classPrivateFieldSet(this, _ChatCompletionStream_params, parserParams, "f");
__classPrivateFieldSet(this, _ChatCompletionStream_hasAutoParseableTool, parserParams.tools?.some((tool) => isChatCompletionFunctionTool(tool) && (isAutoParsableTool(tool) || tool.function.strict === !0)) ?? !1, "f");
let stopObserving = requestParams.tools || requestParams.response_format ? observeSerializedChatCompletionParserParams(requestParams, parserParams, (serialized) => {
__classPrivateFieldSet(this, _ChatCompletionStream_params, serialized, "f");
__classPrivateFieldSet(this, _ChatCompletionStream_hasAutoParseableTool, serialized.tools?.some((tool) => isChatCompletionFunctionTool(tool) && (isAutoParsableTool(tool) || tool.function.strict === !0)) ?? !1, "f");
}) : void 0;
let stream = await client.chat.completions.create(requestParams, {
...options,
signal: this.controller.signal
}).finally(stopObserving);
this._connected();
for await (let chunk of stream) __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_addChunk).call(this, chunk);
if (stream.controller.signal?.aborted) throw this._userAbortError();
return this._addChatCompletion(__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_endRequest).call(this));
}
async _fromReadableStream(readableStream, options) {
this._listenForAbort(options?.signal);
__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_beginRequest).call(this);
this._connected();
let stream = Stream.fromReadableStream(readableStream, this.controller);
let chatId;
for await (let item of stream) {
if ("error" in item && values_hasOwn(item, "error") && typeof item.error == "object" && item.error !== null) throw new APIError(void 0, item.error, void 0, void 0);
if (isChatCompletionReadableStreamMessage(item)) {
let message = getChatCompletionReadableStreamMessage(item);
if (__classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f")) {
let toolCalls = __classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f").choices[0]?.message.tool_calls;
for (let [index, id] of message.tool_call_ids?.entries() ?? []) {
let toolCall = toolCalls?.[index];
toolCall && id && (toolCall.id = id);
}
this._addChatCompletion(__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_endRequest).call(this));
chatId = void 0;
}
this._addMessage(message.message);
continue;
}
let chunk = normalizeChatCompletionChunk(item);
chatId && chunk.id && chatId !== chunk.id && this._addChatCompletion(__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_endRequest).call(this));
__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_addChunk).call(this, chunk);
chunk.id && (chatId = chunk.id);
}
if (stream.controller.signal?.aborted) throw this._userAbortError();
if (__classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f")) return this._addChatCompletion(__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_endRequest).call(this));
let lastChatCompletion = this._chatCompletions[this._chatCompletions.length - 1];
if (lastChatCompletion) return lastChatCompletion;
throw new error_OpenAIError("request ended without sending any chunks");
}
[(_ChatCompletionStream_params = new WeakMap(), _ChatCompletionStream_rejectsUnfinishedTurns = new WeakMap(), _ChatCompletionStream_audioDoneChoiceIndexes = new WeakMap(), _ChatCompletionStream_choiceEventStates = new WeakMap(), _ChatCompletionStream_currentChatCompletionSnapshot = new WeakMap(), _ChatCompletionStream_hasAutoParseableTool = new WeakMap(), _ChatCompletionStream_partialJSONParseBudget = new WeakMap(), _ChatCompletionStream_instances = new WeakSet(), _ChatCompletionStream_beginRequest = function _ChatCompletionStream_beginRequest() {
if (this.ended) return;
__classPrivateFieldSet(this, _ChatCompletionStream_audioDoneChoiceIndexes, new Set(), "f");
__classPrivateFieldSet(this, _ChatCompletionStream_currentChatCompletionSnapshot, void 0, "f");
__classPrivateFieldSet(this, _ChatCompletionStream_partialJSONParseBudget, {
bytes: 0,
fragments: 0,
work: 0
}, "f");
}, _ChatCompletionStream_getChoiceEventState = function _ChatCompletionStream_getChoiceEventState(choice) {
let state = __classPrivateFieldGet(this, _ChatCompletionStream_choiceEventStates, "f")[choice.index];
if (state) return state;
state = {
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
__classPrivateFieldGet(this, _ChatCompletionStream_choiceEventStates, "f")[choice.index] = state;
return state;
}, _ChatCompletionStream_addChunk = function _ChatCompletionStream_addChunk(chunk) {
if (this.ended) return;
let capturedChoiceFrames = new WeakMap();
let completion = __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_accumulateChatCompletion).call(this, chunk, capturedChoiceFrames);
this._emit("chunk", chunk, completion);
for (let choice of chunk.choices) {
let capturedChoice = capturedChoiceFrames.get(choice);
let choiceSnapshot = completion.choices[capturedChoice?.index ?? choice.index];
let capturedToolCalls = capturedChoice?.tool_calls ?? [];
let { delta } = choice;
let structuredResponse = isParseableResponseFormat(__classPrivateFieldGet(this, _ChatCompletionStream_params, "f")?.response_format);
let boundedSnapshot = structuredResponse || __classPrivateFieldGet(this, _ChatCompletionStream_hasAutoParseableTool, "f");
let messageSnapshot = boundedSnapshot ? captureStructuredMessageSnapshot(choiceSnapshot) : choiceSnapshot.message;
let refusal = boundedSnapshot ? captureStructuredJSONSnapshot(messageSnapshot, "refusal") : messageSnapshot.refusal;
let messageContent = !refusal && structuredResponse ? captureStructuredJSONSnapshot(messageSnapshot, "content") : messageSnapshot.content;
if (delta?.content != null && messageSnapshot.role === "assistant" && messageContent) {
this._emit("content", delta.content, messageContent);
this._emit("content.delta", {
delta: delta.content,
snapshot: messageContent,
parsed: messageSnapshot.parsed
});
}
delta?.refusal != null && messageSnapshot.role === "assistant" && refusal && this._emit("refusal.delta", {
delta: delta.refusal,
snapshot: refusal
});
choice.logprobs?.content != null && messageSnapshot.role === "assistant" && this._emit("logprobs.content.delta", {
content: choice.logprobs?.content,
snapshot: choiceSnapshot.logprobs?.content ?? []
});
choice.logprobs?.refusal != null && messageSnapshot.role === "assistant" && this._emit("logprobs.refusal.delta", {
refusal: choice.logprobs?.refusal,
snapshot: choiceSnapshot.logprobs?.refusal ?? []
});
let state = __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_getChoiceEventState).call(this, choiceSnapshot);
if (choiceSnapshot.finish_reason) {
__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_emitContentDoneEvents).call(this, choiceSnapshot);
state.current_tool_call_index != null && __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_emitToolCallDoneEvent).call(this, choiceSnapshot, state.current_tool_call_index);
}
for (let toolCall of capturedToolCalls) {
if (state.current_tool_call_index !== toolCall.index) {
__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_emitContentDoneEvents).call(this, choiceSnapshot);
state.current_tool_call_index != null && __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_emitToolCallDoneEvent).call(this, choiceSnapshot, state.current_tool_call_index);
}
state.current_tool_call_index = toolCall.index;
}
for (let toolCallDelta of capturedToolCalls) {
let toolCallSnapshot = messageSnapshot.tool_calls?.[toolCallDelta.index];
if (!toolCallSnapshot?.type) continue;
if (toolCallSnapshot.type === "function") {
let boundIdentity = state.tool_call_identities.get(toolCallDelta.index);
let argumentsSnapshot;
if (boundIdentity?.parseable) {
let capturedArguments = captureStructuredJSONSnapshot(toolCallSnapshot.function, "arguments");
if (typeof capturedArguments != "string") throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
argumentsSnapshot = capturedArguments;
} else argumentsSnapshot = toolCallSnapshot.function.arguments;
this._emit("tool_calls.function.arguments.delta", {
name: toolCallSnapshot.function.name,
index: toolCallDelta.index,
arguments: argumentsSnapshot,
parsed_arguments: toolCallSnapshot.function.parsed_arguments,
arguments_delta: toolCallDelta.arguments_delta
});
} else toolCallSnapshot.type;
}
}
}, _ChatCompletionStream_emitToolCallDoneEvent = function _ChatCompletionStream_emitToolCallDoneEvent(choiceSnapshot, toolCallIndex) {
let state = __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_getChoiceEventState).call(this, choiceSnapshot);
if (state.done_tool_calls.has(toolCallIndex)) return;
let toolCallSnapshot = (__classPrivateFieldGet(this, _ChatCompletionStream_hasAutoParseableTool, "f") ? captureStructuredMessageSnapshot(choiceSnapshot) : choiceSnapshot.message).tool_calls?.[toolCallIndex];
if (!toolCallSnapshot) throw Error("no tool call snapshot");
let boundIdentity = state.tool_call_identities.get(toolCallIndex);
boundIdentity && assertBoundToolCallIdentity(toolCallSnapshot, boundIdentity);
if (!toolCallSnapshot.type) throw Error("tool call snapshot missing `type`");
if (toolCallSnapshot.type === "function") {
let inputTool = __classPrivateFieldGet(this, _ChatCompletionStream_params, "f")?.tools?.find((tool) => isChatCompletionFunctionTool(tool) && tool.function.name === toolCallSnapshot.function.name);
let parsedArguments = null;
let parseable = isAutoParsableTool(inputTool) || inputTool?.function.strict === !0;
let argumentsSnapshot;
if (parseable) {
__classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f") && __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_validateStructuredSnapshots).call(this, __classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f"));
let capturedArguments = captureStructuredJSONSnapshot(toolCallSnapshot.function, "arguments");
if (typeof capturedArguments != "string") throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
argumentsSnapshot = capturedArguments;
} else argumentsSnapshot = toolCallSnapshot.function.arguments;
isAutoParsableTool(inputTool) ? parsedArguments = inputTool.$parseRaw(validateStructuredJSONSnapshot(argumentsSnapshot)) : inputTool?.function.strict && (parsedArguments = parseResponseFormatContent({
type: "json_schema",
$parseRaw: void 0
}, validateStructuredJSONSnapshot(argumentsSnapshot)));
choiceSnapshot.finish_reason && state.done_tool_calls.add(toolCallIndex);
this._emit("tool_calls.function.arguments.done", {
name: toolCallSnapshot.function.name,
index: toolCallIndex,
arguments: argumentsSnapshot,
parsed_arguments: parsedArguments
});
} else toolCallSnapshot.type;
}, _ChatCompletionStream_emitContentDoneEvents = function _ChatCompletionStream_emitContentDoneEvents(choiceSnapshot) {
let state = __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_getChoiceEventState).call(this, choiceSnapshot);
let structuredResponse = isParseableResponseFormat(__classPrivateFieldGet(this, _ChatCompletionStream_params, "f")?.response_format);
let boundedSnapshot = structuredResponse || __classPrivateFieldGet(this, _ChatCompletionStream_hasAutoParseableTool, "f");
let messageSnapshot = boundedSnapshot ? captureStructuredMessageSnapshot(choiceSnapshot) : choiceSnapshot.message;
let refusal = boundedSnapshot ? captureStructuredJSONSnapshot(messageSnapshot, "refusal") : messageSnapshot.refusal;
let parseableContent = !refusal && structuredResponse;
let content = parseableContent ? captureStructuredJSONSnapshot(messageSnapshot, "content") : messageSnapshot.content;
if (content != null && (content !== "" || !refusal && !messageSnapshot.tool_calls?.length && !messageSnapshot.function_call) && !state.content_done) {
parseableContent && __classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f") && __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_validateStructuredSnapshots).call(this, __classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f"));
state.content_done = !0;
this._emit("content.done", {
content,
parsed: refusal ? null : parseResponseFormatContent(__classPrivateFieldGet(this, _ChatCompletionStream_params, "f")?.response_format, parseableContent ? validateStructuredJSONSnapshot(content) : content)
});
}
if (refusal && !state.refusal_done) {
state.refusal_done = !0;
this._emit("refusal.done", { refusal });
}
if (choiceSnapshot.logprobs?.content && !state.logprobs_content_done) {
state.logprobs_content_done = !0;
this._emit("logprobs.content.done", { content: choiceSnapshot.logprobs.content });
}
if (choiceSnapshot.logprobs?.refusal && !state.logprobs_refusal_done) {
state.logprobs_refusal_done = !0;
this._emit("logprobs.refusal.done", { refusal: choiceSnapshot.logprobs.refusal });
}
}, _ChatCompletionStream_validateStructuredSnapshots = function _ChatCompletionStream_validateStructuredSnapshots(snapshot) {
let finalJSONBudget = {
bytes: 0,
fragments: 0,
work: 0
};
let parseableContent = isParseableResponseFormat(__classPrivateFieldGet(this, _ChatCompletionStream_params, "f")?.response_format);
let validatedMessages = new WeakMap();
let choices = captureSnapshotArray(snapshot, "choices", 128, "choice");
if (!choices) throw new error_OpenAIError("Chat completion stream contains an unsafe snapshot choice collection");
for (let choiceIndex = 0; choiceIndex < choices.length; choiceIndex += 1) {
let choice = captureSnapshotArrayItem(choices, choiceIndex);
if (!choice) continue;
let message = captureStructuredMessageSnapshot(choice);
let refusal = captureStructuredJSONSnapshot(message, "refusal");
let content = captureStructuredJSONSnapshot(message, "content");
let validatedTools = new Map();
let toolCalls = captureSnapshotArray(message, "tool_calls", 128, "tool-call");
validatedMessages.set(choice, Object.freeze({
message,
content,
refusal,
toolCallCollection: toolCalls,
toolCalls: validatedTools
}));
let state = __classPrivateFieldGet(this, _ChatCompletionStream_choiceEventStates, "f")[choice.index];
parseableContent && !refusal && typeof content == "string" && validateStructuredJSONSnapshot(content, finalJSONBudget, __classPrivateFieldGet(this, _ChatCompletionStream_partialJSONParseBudget, "f"));
for (let [index, identity] of state?.tool_call_identities ?? []) {
let toolCall = toolCalls && captureSnapshotArrayItem(toolCalls, index);
if (!toolCall) throw new error_OpenAIError("Chat completion stream contains a changed tool call identity");
assertBoundToolCallIdentity(toolCall, identity);
}
if (!__classPrivateFieldGet(this, _ChatCompletionStream_hasAutoParseableTool, "f")) continue;
for (let toolCallIndex = 0; toolCallIndex < (toolCalls?.length ?? 0); toolCallIndex += 1) {
let toolCall = captureSnapshotArrayItem(toolCalls, toolCallIndex);
if (!toolCall) continue;
let identity = ownFunctionToolIdentity(toolCall);
if (!identity) {
let type = Object.getOwnPropertyDescriptor(toolCall, "type");
if (type && !("value" in type)) throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
if (type?.value !== "function") continue;
let fn = Object.getOwnPropertyDescriptor(toolCall, "function");
if (fn && !("value" in fn)) throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
if (fn && typeof fn.value == "object" && fn.value !== null) {
let name = Object.getOwnPropertyDescriptor(fn.value, "name");
if (name && !("value" in name)) throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
}
continue;
}
if (!shouldParseToolCall(__classPrivateFieldGet(this, _ChatCompletionStream_params, "f"), {
type: identity.type,
function: { name: identity.name }
})) continue;
let descriptor = Object.getOwnPropertyDescriptor(toolCall, "function");
if (!descriptor || !("value" in descriptor)) throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
let fn = descriptor.value;
let argumentsSnapshot = captureStructuredJSONSnapshot(fn, "arguments");
if (typeof argumentsSnapshot != "string") throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
validateStructuredJSONSnapshot(argumentsSnapshot, finalJSONBudget, __classPrivateFieldGet(this, _ChatCompletionStream_partialJSONParseBudget, "f"));
validatedTools.set(toolCallIndex, Object.freeze({
tool: toolCall,
function: fn,
type: identity.type,
name: identity.name,
arguments: argumentsSnapshot
}));
}
}
return validatedMessages;
}, _ChatCompletionStream_endRequest = function _ChatCompletionStream_endRequest() {
if (this.ended) throw new error_OpenAIError("stream has ended, this shouldn't happen");
let snapshot = __classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f");
if (!snapshot) throw new error_OpenAIError("request ended without sending any chunks");
let validatedMessages = __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_validateStructuredSnapshots).call(this, snapshot);
let audioDoneChoiceIndexes = __classPrivateFieldGet(this, _ChatCompletionStream_audioDoneChoiceIndexes, "f");
__classPrivateFieldSet(this, _ChatCompletionStream_audioDoneChoiceIndexes, new Set(), "f");
__classPrivateFieldSet(this, _ChatCompletionStream_currentChatCompletionSnapshot, void 0, "f");
__classPrivateFieldSet(this, _ChatCompletionStream_choiceEventStates, [], "f");
return finalizeChatCompletion(snapshot, __classPrivateFieldGet(this, _ChatCompletionStream_params, "f"), audioDoneChoiceIndexes, validatedMessages);
}, _ChatCompletionStream_accumulateChatCompletion = function _ChatCompletionStream_accumulateChatCompletion(chunk, capturedChoiceFrames) {
var _a, _b, _c, _d, _e;
let snapshot = __classPrivateFieldGet(this, _ChatCompletionStream_currentChatCompletionSnapshot, "f");
let { choices, obfuscation: _obfuscation, ...rest } = chunk;
if (snapshot) chunk.id && assignOwnProperties(snapshot, rest);
else {
let newSnapshot = {
...rest,
choices: []
};
__classPrivateFieldSet(this, _ChatCompletionStream_currentChatCompletionSnapshot, newSnapshot, "f");
snapshot = newSnapshot;
}
let requestedChoiceCount = __classPrivateFieldGet(this, _ChatCompletionStream_params, "f")?.n;
let maxChoices = typeof requestedChoiceCount == "number" && Number.isSafeInteger(requestedChoiceCount) && requestedChoiceCount > 0 ? Math.min(requestedChoiceCount, 128) : 128;
for (let chunkChoice of chunk.choices) {
let { delta, finish_reason, index, logprobs = null, ...other } = chunkChoice;
let capturedToolCalls = [];
capturedChoiceFrames.set(chunkChoice, Object.freeze({
index,
tool_calls: capturedToolCalls
}));
if (!Number.isSafeInteger(index) || index < 0 || index >= maxChoices) throw new error_OpenAIError(`Chat completion stream contains an invalid choice index: ${index}`);
let choice = snapshot.choices[index];
if (!choice) {
let newChoice = {
finish_reason: finish_reason ?? null,
index,
message: {},
logprobs: null,
...other
};
snapshot.choices[index] = newChoice;
choice = newChoice;
}
(isParseableResponseFormat(__classPrivateFieldGet(this, _ChatCompletionStream_params, "f")?.response_format) || __classPrivateFieldGet(this, _ChatCompletionStream_hasAutoParseableTool, "f")) && captureStructuredJSONSnapshot(captureStructuredMessageSnapshot(choice), "refusal");
if (logprobs) {
if (choice.logprobs) {
let { content, refusal, ...rest } = logprobs;
assignOwnProperties(choice.logprobs, rest);
if (content) {
(_a = choice.logprobs).content ?? (_a.content = []);
choice.logprobs.content.push(...content);
}
if (refusal) {
(_b = choice.logprobs).refusal ?? (_b.refusal = []);
choice.logprobs.refusal.push(...refusal);
}
} else {
choice.logprobs = { ...logprobs };
logprobs.content && (choice.logprobs.content = [...logprobs.content]);
logprobs.refusal && (choice.logprobs.refusal = [...logprobs.refusal]);
}
}
if (finish_reason) {
choice.finish_reason = finish_reason;
if (__classPrivateFieldGet(this, _ChatCompletionStream_params, "f") && (__classPrivateFieldGet(this, _ChatCompletionStream_rejectsUnfinishedTurns, "f") || hasAutoParseableInput(__classPrivateFieldGet(this, _ChatCompletionStream_params, "f")))) {
if (finish_reason === "length") throw new LengthFinishReasonError();
if (finish_reason === "content_filter") throw new ContentFilterFinishReasonError();
}
}
assignOwnProperties(choice, other);
if (!delta) {
Object.freeze(capturedToolCalls);
continue;
}
__classPrivateFieldGet(this, _ChatCompletionStream_audioDoneChoiceIndexes, "f").delete(index);
let { audio, content, refusal, function_call, role, ...capturedDeltaFields } = delta;
let { tool_calls: capturedToolCallDelta, ...rest } = capturedDeltaFields;
let tool_calls = values_hasOwn(capturedDeltaFields, "tool_calls") ? capturedToolCallDelta : delta.tool_calls;
assignOwnProperties(choice.message, rest);
audio?.expires_at != null && audio.id == null && audio.data == null && audio.transcript == null && content == null && refusal == null && function_call == null && role == null && tool_calls == null && Object.keys(rest).length === 0 && __classPrivateFieldGet(this, _ChatCompletionStream_audioDoneChoiceIndexes, "f").add(index);
refusal && (choice.message.refusal = (choice.message.refusal || "") + refusal);
role && (choice.message.role = role);
if (audio) {
let audioSnapshot = (_c = choice.message).audio ?? (_c.audio = {});
audio.id != null && (audioSnapshot.id = audio.id);
audio.data != null && (audioSnapshot.data = (audioSnapshot.data ?? "") + audio.data);
audio.transcript != null && (audioSnapshot.transcript = (audioSnapshot.transcript ?? "") + audio.transcript);
audio.expires_at != null && (audioSnapshot.expires_at = audio.expires_at);
}
if (function_call) {
if (choice.message.function_call) {
function_call.name && (choice.message.function_call.name = function_call.name);
if (function_call.arguments) {
(_d = choice.message.function_call).arguments ?? (_d.arguments = "");
choice.message.function_call.arguments += function_call.arguments;
}
} else choice.message.function_call = function_call;
}
if (content != null) {
if (!choice.message.refusal && isParseableResponseFormat(__classPrivateFieldGet(this, _ChatCompletionStream_params, "f")?.response_format)) {
let eventState = __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_getChoiceEventState).call(this, choice);
let parseState = eventState.content_parse_state ??= createPartialJSONParseState();
let shouldParse = recordPartialJSONFragment(parseState, __classPrivateFieldGet(this, _ChatCompletionStream_partialJSONParseBudget, "f"), content);
choice.message.content = (captureStructuredJSONSnapshot(choice.message, "content") || "") + content;
if (!parseState.has_non_whitespace) choice.message.parsed = null;
else if (shouldParse && reservePartialJSONParse(parseState, __classPrivateFieldGet(this, _ChatCompletionStream_partialJSONParseBudget, "f"))) {
__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_validateStructuredSnapshots).call(this, snapshot);
choice.message.parsed = parseStructuredStreamingJSON(validateStructuredJSONSnapshot(choice.message.content));
} else content.length > 0 && (choice.message.parsed = null);
} else choice.message.content = (choice.message.content || "") + content;
}
if (tool_calls) {
let toolCallSnapshots = (_e = choice.message).tool_calls ?? (_e.tool_calls = []);
for (let toolCallDelta of tool_calls) {
let { index, id, type, function: fn, custom, ...rest } = toolCallDelta;
if (!Number.isSafeInteger(index) || index < 0 || index >= 128) throw new error_OpenAIError(`Chat completion stream contains an invalid tool call index: ${index}`);
let argumentsDelta = "";
let tool_call = toolCallSnapshots[index] ?? (toolCallSnapshots[index] = {});
let functionName = fn?.name;
let eventState = __classPrivateFieldGet(this, _ChatCompletionStream_hasAutoParseableTool, "f") ? __classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_getChoiceEventState).call(this, choice) : void 0;
let boundIdentity = eventState?.tool_call_identities.get(index);
if (boundIdentity) {
assertBoundToolCallIdentity(tool_call, boundIdentity);
if (type !== void 0 && type !== boundIdentity.type || functionName !== void 0 && functionName !== boundIdentity.name) throw new error_OpenAIError("Chat completion stream contains a changed tool call identity");
}
assignOwnProperties(tool_call, rest);
id && (tool_call.id = id);
type && (tool_call.type = type);
if (custom) {
let customSnapshot = tool_call.custom ??= {
name: custom.name ?? "",
input: ""
};
custom.name && (customSnapshot.name = custom.name);
custom.input && (customSnapshot.input += custom.input);
}
if (fn) {
let functionSnapshot = tool_call.function ??= {
name: functionName ?? "",
arguments: ""
};
functionName && (functionSnapshot.name = functionName);
if (eventState && !boundIdentity) {
let identity = ownFunctionToolIdentity(tool_call);
let configuredTool = identity && __classPrivateFieldGet(this, _ChatCompletionStream_params, "f")?.tools?.find((tool) => isChatCompletionFunctionTool(tool) && tool.function.name === identity.name);
if (identity) {
boundIdentity = {
...identity,
parseable: configuredTool !== void 0 && shouldParseToolCall(__classPrivateFieldGet(this, _ChatCompletionStream_params, "f"), {
type: identity.type,
function: { name: identity.name }
})
};
eventState.tool_call_identities.set(index, boundIdentity);
if (!boundIdentity.parseable) {
let provisionalState = eventState.tool_call_parse_states.get(index);
if (provisionalState) {
__classPrivateFieldGet(this, _ChatCompletionStream_partialJSONParseBudget, "f").bytes -= provisionalState.bytes;
__classPrivateFieldGet(this, _ChatCompletionStream_partialJSONParseBudget, "f").fragments -= provisionalState.fragments;
__classPrivateFieldGet(this, _ChatCompletionStream_partialJSONParseBudget, "f").work -= provisionalState.work;
eventState.tool_call_parse_states.delete(index);
}
}
}
}
let argumentFragment = fn.arguments;
if (argumentFragment != null) {
argumentsDelta = argumentFragment;
if (eventState && boundIdentity?.parseable !== !1) {
let parseState = eventState.tool_call_parse_states.get(index);
if (!parseState) {
parseState = createPartialJSONParseState();
eventState.tool_call_parse_states.set(index, parseState);
}
let shouldParse = recordPartialJSONFragment(parseState, __classPrivateFieldGet(this, _ChatCompletionStream_partialJSONParseBudget, "f"), argumentFragment);
let previousArguments = captureStructuredJSONSnapshot(functionSnapshot, "arguments");
if (typeof previousArguments != "string") throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
functionSnapshot.arguments = previousArguments + argumentFragment;
if (shouldParse && boundIdentity?.parseable === !0 && reservePartialJSONParse(parseState, __classPrivateFieldGet(this, _ChatCompletionStream_partialJSONParseBudget, "f"))) {
__classPrivateFieldGet(this, _ChatCompletionStream_instances, "m", _ChatCompletionStream_validateStructuredSnapshots).call(this, snapshot);
functionSnapshot.parsed_arguments = parseStructuredStreamingJSON(validateStructuredJSONSnapshot(functionSnapshot.arguments));
} else argumentFragment.length > 0 && values_hasOwn(functionSnapshot, "parsed_arguments") && (functionSnapshot.parsed_arguments = void 0);
} else functionSnapshot.arguments += argumentFragment;
}
}
capturedToolCalls.push(Object.freeze({
index,
arguments_delta: argumentsDelta
}));
}
}
Object.freeze(capturedToolCalls);
}
return snapshot;
}, Symbol.asyncIterator)]() {
return this._createIterator((push) => {
let onChunk = (chunk) => push(chunk);
this.on("chunk", onChunk);
return () => this.off("chunk", onChunk);
}, { onReturn: () => this.abort() });
}
toReadableStream() {
return new Stream(this[Symbol.asyncIterator].bind(this), this.controller).toReadableStream();
}
}
function finalizeChatCompletion(snapshot, params, audioDoneChoiceIndexes, validatedMessages) {
let { id, choices, created, model, system_fingerprint, ...rest } = snapshot;
return maybeParseChatCompletion({
...rest,
id,
choices: mapCapturedSnapshotArray(choices, 128, "choice", (choice) => {
let validated = validatedMessages.get(choice);
if (!validated) throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
let { message: sourceMessage, finish_reason, index, logprobs, ...choiceRest } = new Proxy(choice, { get(target, property, receiver) {
return property === "message" ? validated.message : Reflect.get(target, property, receiver);
} });
let message = new Proxy(sourceMessage, { get(target, property, receiver) {
if (property === "content") return validated.content;
if (property === "refusal") return validated.refusal;
if (property === "tool_calls") return validated.toolCallCollection;
return Reflect.get(target, property, receiver);
} });
let { content = null, function_call, tool_calls, audio, ...messageRest } = message;
let finishReason = finish_reason ?? (audioDoneChoiceIndexes.has(index) && isCompleteAudio(audio) ? "stop" : null);
if (!finishReason) throw new error_OpenAIError(`missing finish_reason for choice ${index}`);
let audioResponse = audio ? { audio } : {};
let role = message.role;
if (!role) throw new error_OpenAIError(`missing role for choice ${index}`);
if (function_call) {
let { arguments: args, name } = function_call;
if (args == null) throw new error_OpenAIError(`missing function_call.arguments for choice ${index}`);
if (!name) throw new error_OpenAIError(`missing function_call.name for choice ${index}`);
return {
...choiceRest,
message: {
...audioResponse,
content,
function_call: {
arguments: args,
name
},
role,
refusal: message.refusal ?? null
},
finish_reason: finishReason,
index,
logprobs
};
}
if (tool_calls) return {
...choiceRest,
index,
finish_reason: finishReason,
logprobs,
message: {
...messageRest,
...audioResponse,
role,
content,
refusal: message.refusal ?? null,
tool_calls: mapCapturedSnapshotArray(tool_calls, 128, "tool-call", (tool_call, i) => {
let captured = validated.toolCalls.get(i);
if (!captured) {
let identity = ownFunctionToolIdentity(tool_call);
if (identity && shouldParseToolCall(params, {
type: identity.type,
function: { name: identity.name }
})) throw new error_OpenAIError("Chat completion stream contains an unsafe structured JSON snapshot");
}
if (captured && captured.tool !== tool_call) throw new error_OpenAIError("Chat completion stream contains a changed tool call identity");
let stableFunction = captured && new Proxy(captured.function, { get(target, property, receiver) {
if (property === "arguments") return captured.arguments;
if (property === "name") return captured.name;
return Reflect.get(target, property, receiver);
} });
let stableTool = captured && stableFunction ? new Proxy(tool_call, { get(target, property, receiver) {
if (property === "type") return captured.type;
if (property === "function") return stableFunction;
return Reflect.get(target, property, receiver);
} }) : tool_call;
if (stableTool.type == null) throw new error_OpenAIError(`missing choices[${index}].tool_calls[${i}].type`);
if (stableTool.type === "custom") {
let { custom, type, id, ...toolRest } = stableTool;
let { input = "", name, ...customRest } = custom || {};
if (name == null) throw new error_OpenAIError(`missing choices[${index}].tool_calls[${i}].custom.name`);
return {
...toolRest,
id: id || `call_${uuid_uuid4()}`,
type,
custom: {
...customRest,
name,
input
}
};
}
let { function: fn, type, id, ...toolRest } = stableTool;
let { arguments: args, name, ...fnRest } = fn || {};
if (name == null) throw new error_OpenAIError(`missing choices[${index}].tool_calls[${i}].function.name`);
if (args == null) throw new error_OpenAIError(`missing choices[${index}].tool_calls[${i}].function.arguments`);
return {
...toolRest,
id: id || `call_${uuid_uuid4()}`,
type,
function: {
...fnRest,
name,
arguments: args
}
};
})
}
};
return {
...choiceRest,
message: {
...messageRest,
...audioResponse,
content,
role,
refusal: message.refusal ?? null
},
finish_reason: finishReason,
index,
logprobs
};
}),
created,
model,
object: "chat.completion",
...system_fingerprint ? { system_fingerprint } : {}
}, params);
}
function isCompleteAudio(audio) {
return audio?.id != null && audio.data != null && audio.transcript != null && audio.expires_at != null;
}
class ChatCompletionStreamingRunner extends ChatCompletionStream {
static fromReadableStream(stream) {
let runner = new ChatCompletionStreamingRunner(null);
runner._run(() => runner._fromReadableStream(stream));
return runner;
}
toReadableStream() {
let lastChunk;
let toolCallIds;
let iterator = this._createIterator((push) => {
let onChunk = (chunk) => {
lastChunk = chunk;
push(chunk);
};
let onMessage = (message) => {
if (isAssistantMessage(message)) {
toolCallIds = message.tool_calls?.map((toolCall) => toolCall.id);
return;
}
if (isToolMessage(message)) {
if (!lastChunk) throw new error_OpenAIError("cannot serialize a tool message before receiving any chunks");
push(makeChatCompletionReadableStreamMessageChunk(lastChunk, message, toolCallIds));
toolCallIds = void 0;
}
};
this.on("chunk", onChunk);
this.on("message", onMessage);
return () => {
this.off("chunk", onChunk);
this.off("message", onMessage);
};
}, { onReturn: () => this.abort() });
return new Stream(() => iterator, this.controller).toReadableStream();
}
static runTools(client, params, options) {
let runner = new ChatCompletionStreamingRunner(params);
let opts = {
...options,
__metadata: {
...options?.__metadata,
helperMethod: "runTools"
}
};
runner._run(() => runner._runTools(client, params, runner, opts));
return runner;
}
}
function completions_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
function withBodyFinalization(options, finalization) {
return {
...options,
__metadata: {
...options.__metadata,
...finalization
}
};
}
let completions_normalizeRequestOptionsForQueryKeys = new Set([
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
function completions_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => completions_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !completions_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Completions extends APIResource {
constructor() {
super(...arguments);
this.messages = new Messages(this._client);
}
create(body, options) {
return this._client.post("/chat/completions", completions_resolveResourceRequestOptions(options, (options) => withBodyFinalization({
body,
...options,
stream: body.stream ?? !1,
__security: { bearerAuth: !0 }
}, { streamFromBody: !0 })))._thenUnwrap((result, props) => props.options.stream ? normalizeChatCompletionStream(result) : result);
}
retrieve(completionID, options) {
return this._client.get(path`/chat/completions/${completionID}`, completions_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
update(completionID, body, options) {
return this._client.post(path`/chat/completions/${completionID}`, completions_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = completions_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"metadata",
"model",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/chat/completions", CursorPage, completions_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { bearerAuth: !0 }
})));
}
delete(completionID, options) {
return this._client.delete(path`/chat/completions/${completionID}`, completions_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
parse(body, options) {
validateInputTools(body.tools);
return this._client.chat.completions.create(body, {
...options,
__metadata: {
...options?.__metadata,
helperMethod: "chat.completions.parse"
}
})._thenUnwrap((completion) => parseChatCompletion(completion, body));
}
runTools(body, options) {
if (body.stream) return ChatCompletionStreamingRunner.runTools(this._client, body, options);
return ChatCompletionRunner.runTools(this._client, body, options);
}
stream(body, options) {
return ChatCompletionStream.createChatCompletion(this._client, body, options);
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
function admin_api_keys_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let admin_api_keys_normalizeRequestOptionsForQueryKeys = new Set([
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
function admin_api_keys_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => admin_api_keys_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !admin_api_keys_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class AdminAPIKeys extends APIResource {
create(body, options) {
return this._client.post("/organization/admin_api_keys", admin_api_keys_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(keyID, options) {
return this._client.get(path`/organization/admin_api_keys/${keyID}`, admin_api_keys_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = admin_api_keys_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/organization/admin_api_keys", CursorPage, admin_api_keys_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(keyID, options) {
return this._client.delete(path`/organization/admin_api_keys/${keyID}`, admin_api_keys_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function audit_logs_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let audit_logs_normalizeRequestOptionsForQueryKeys = new Set([
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
function audit_logs_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => audit_logs_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !audit_logs_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class AuditLogs extends APIResource {
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = audit_logs_normalizeRequestOptionsForQuery(query, [
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
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/organization/audit_logs", ConversationCursorPage, audit_logs_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function certificates_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let certificates_normalizeRequestOptionsForQueryKeys = new Set([
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
function certificates_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => certificates_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !certificates_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Certificates extends APIResource {
create(body, options) {
return this._client.post("/organization/certificates", certificates_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(certificateID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = certificates_normalizeRequestOptionsForQuery(query, ["include"], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.get(path`/organization/certificates/${certificateID}`, certificates_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(certificateID, body, options) {
return this._client.post(path`/organization/certificates/${certificateID}`, certificates_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = certificates_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/organization/certificates", ConversationCursorPage, certificates_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(certificateID, options) {
return this._client.delete(path`/organization/certificates/${certificateID}`, certificates_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
activate(body, options) {
return this._client.getAPIList("/organization/certificates/activate", Page, certificates_resolveResourceRequestOptions(options, (options) => ({
body,
method: "post",
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
deactivate(body, options) {
return this._client.getAPIList("/organization/certificates/deactivate", Page, certificates_resolveResourceRequestOptions(options, (options) => ({
body,
method: "post",
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function data_retention_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class DataRetention extends APIResource {
retrieve(options) {
return this._client.get("/organization/data_retention", data_retention_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(body, options) {
return this._client.post("/organization/data_retention", data_retention_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function external_keys_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let external_keys_normalizeRequestOptionsForQueryKeys = new Set([
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
function external_keys_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => external_keys_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !external_keys_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class ExternalKeys extends APIResource {
create(body, options) {
return this._client.post("/organization/external_keys", external_keys_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(externalKeyID, options) {
return this._client.get(path`/organization/external_keys/${externalKeyID}`, external_keys_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = external_keys_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order",
"purpose"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/organization/external_keys", CursorPage, external_keys_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(externalKeyID, options) {
return this._client.delete(path`/organization/external_keys/${externalKeyID}`, external_keys_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
validate(externalKeyID, options) {
return this._client.post(path`/organization/external_keys/${externalKeyID}/validate`, external_keys_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function external_storage_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let external_storage_normalizeRequestOptionsForQueryKeys = new Set([
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
function external_storage_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => external_storage_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !external_storage_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class ExternalStorage extends APIResource {
create(body, options) {
return this._client.post("/organization/external_storage", external_storage_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(externalStorageID, options) {
return this._client.get(path`/organization/external_storage/${externalStorageID}`, external_storage_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = external_storage_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order",
"project_id"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/organization/external_storage", CursorPage, external_storage_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(externalStorageID, options) {
return this._client.delete(path`/organization/external_storage/${externalStorageID}`, external_storage_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
validate(externalStorageID, options) {
return this._client.post(path`/organization/external_storage/${externalStorageID}/validate`, external_storage_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function invites_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let invites_normalizeRequestOptionsForQueryKeys = new Set([
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
function invites_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => invites_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !invites_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Invites extends APIResource {
create(body, options) {
return this._client.post("/organization/invites", invites_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(inviteID, options) {
return this._client.get(path`/organization/invites/${inviteID}`, invites_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = invites_normalizeRequestOptionsForQuery(query, ["after", "limit"], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/organization/invites", ConversationCursorPage, invites_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(inviteID, options) {
return this._client.delete(path`/organization/invites/${inviteID}`, invites_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function roles_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let roles_normalizeRequestOptionsForQueryKeys = new Set([
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
function roles_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => roles_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !roles_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Roles extends APIResource {
create(body, options) {
return this._client.post("/organization/roles", roles_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(roleID, options) {
return this._client.get(path`/organization/roles/${roleID}`, roles_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(roleID, body, options) {
return this._client.post(path`/organization/roles/${roleID}`, roles_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = roles_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/organization/roles", NextCursorPage, roles_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(roleID, options) {
return this._client.delete(path`/organization/roles/${roleID}`, roles_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function spend_alerts_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let spend_alerts_normalizeRequestOptionsForQueryKeys = new Set([
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
function spend_alerts_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => spend_alerts_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !spend_alerts_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class SpendAlerts extends APIResource {
create(body, options) {
return this._client.post("/organization/spend_alerts", spend_alerts_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(alertID, options) {
return this._client.get(path`/organization/spend_alerts/${alertID}`, spend_alerts_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(alertID, body, options) {
return this._client.post(path`/organization/spend_alerts/${alertID}`, spend_alerts_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = spend_alerts_normalizeRequestOptionsForQuery(query, [
"after",
"before",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/organization/spend_alerts", ConversationCursorPage, spend_alerts_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(alertID, options) {
return this._client.delete(path`/organization/spend_alerts/${alertID}`, spend_alerts_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function spend_limit_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class SpendLimit extends APIResource {
retrieve(options) {
return this._client.get("/organization/spend_limit", spend_limit_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(body, options) {
return this._client.post("/organization/spend_limit", spend_limit_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(options) {
return this._client.delete("/organization/spend_limit", spend_limit_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function usage_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class Usage extends APIResource {
audioSpeeches(query, options) {
return this._client.get("/organization/usage/audio_speeches", usage_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
audioTranscriptions(query, options) {
return this._client.get("/organization/usage/audio_transcriptions", usage_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
codeInterpreterSessions(query, options) {
return this._client.get("/organization/usage/code_interpreter_sessions", usage_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
completions(query, options) {
return this._client.get("/organization/usage/completions", usage_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
costs(query, options) {
return this._client.get("/organization/costs", usage_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
decisions(query, options) {
return this._client.get("/organization/usage/decisions", usage_resolveResourceRequestOptions(options, (options) => ({
query: Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null)),
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
embeddings(query, options) {
return this._client.get("/organization/usage/embeddings", usage_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
fileSearchCalls(query, options) {
return this._client.get("/organization/usage/file_search_calls", usage_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
images(query, options) {
return this._client.get("/organization/usage/images", usage_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
moderations(query, options) {
return this._client.get("/organization/usage/moderations", usage_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
vectorStores(query, options) {
return this._client.get("/organization/usage/vector_stores", usage_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
webSearchCalls(query, options) {
return this._client.get("/organization/usage/web_search_calls", usage_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function groups_roles_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let groups_roles_normalizeRequestOptionsForQueryKeys = new Set([
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
function groups_roles_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => groups_roles_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !groups_roles_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class roles_Roles extends APIResource {
create(groupID, body, options) {
return this._client.post(path`/organization/groups/${groupID}/roles`, groups_roles_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(roleID, params, options) {
let { group_id } = params;
return this._client.get(path`/organization/groups/${group_id}/roles/${roleID}`, groups_roles_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(groupID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = groups_roles_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/organization/groups/${groupID}/roles`, NextCursorPage, groups_roles_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(roleID, params, options) {
let { group_id } = params;
return this._client.delete(path`/organization/groups/${group_id}/roles/${roleID}`, groups_roles_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function users_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let users_normalizeRequestOptionsForQueryKeys = new Set([
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
function users_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => users_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !users_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Users extends APIResource {
create(groupID, body, options) {
return this._client.post(path`/organization/groups/${groupID}/users`, users_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(userID, params, options) {
let { group_id } = params;
return this._client.get(path`/organization/groups/${group_id}/users/${userID}`, users_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(groupID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = users_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/organization/groups/${groupID}/users`, NextCursorPage, users_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(userID, params, options) {
let { group_id } = params;
return this._client.delete(path`/organization/groups/${group_id}/users/${userID}`, users_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function groups_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let groups_normalizeRequestOptionsForQueryKeys = new Set([
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
function groups_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => groups_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !groups_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Groups extends APIResource {
constructor() {
super(...arguments);
this.users = new Users(this._client);
this.roles = new roles_Roles(this._client);
}
create(body, options) {
return this._client.post("/organization/groups", groups_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(groupID, options) {
return this._client.get(path`/organization/groups/${groupID}`, groups_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(groupID, body, options) {
return this._client.post(path`/organization/groups/${groupID}`, groups_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = groups_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/organization/groups", NextCursorPage, groups_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(groupID, options) {
return this._client.delete(path`/organization/groups/${groupID}`, groups_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
Groups.Users = Users;
Groups.Roles = roles_Roles;
function api_keys_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let api_keys_normalizeRequestOptionsForQueryKeys = new Set([
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
function api_keys_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => api_keys_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !api_keys_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class APIKeys extends APIResource {
retrieve(apiKeyID, params, options) {
let { project_id } = params;
return this._client.get(path`/organization/projects/${project_id}/api_keys/${apiKeyID}`, api_keys_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(apiKeyID, params, options) {
let { project_id, ...body } = params;
return this._client.post(path`/organization/projects/${project_id}/api_keys/${apiKeyID}`, api_keys_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(projectID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = api_keys_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"owner_project_access"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/organization/projects/${projectID}/api_keys`, ConversationCursorPage, api_keys_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(apiKeyID, params, options) {
let { project_id } = params;
return this._client.delete(path`/organization/projects/${project_id}/api_keys/${apiKeyID}`, api_keys_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function projects_certificates_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let projects_certificates_normalizeRequestOptionsForQueryKeys = new Set([
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
function projects_certificates_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => projects_certificates_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !projects_certificates_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class certificates_Certificates extends APIResource {
list(projectID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = projects_certificates_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/organization/projects/${projectID}/certificates`, ConversationCursorPage, projects_certificates_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
activate(projectID, body, options) {
return this._client.getAPIList(path`/organization/projects/${projectID}/certificates/activate`, Page, projects_certificates_resolveResourceRequestOptions(options, (options) => ({
body,
method: "post",
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
deactivate(projectID, body, options) {
return this._client.getAPIList(path`/organization/projects/${projectID}/certificates/deactivate`, Page, projects_certificates_resolveResourceRequestOptions(options, (options) => ({
body,
method: "post",
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function projects_data_retention_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class data_retention_DataRetention extends APIResource {
retrieve(projectID, options) {
return this._client.get(path`/organization/projects/${projectID}/data_retention`, projects_data_retention_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(projectID, body, options) {
return this._client.post(path`/organization/projects/${projectID}/data_retention`, projects_data_retention_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function hosted_tool_permissions_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class HostedToolPermissions extends APIResource {
retrieve(projectID, options) {
return this._client.get(path`/organization/projects/${projectID}/hosted_tool_permissions`, hosted_tool_permissions_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(projectID, body, options) {
return this._client.post(path`/organization/projects/${projectID}/hosted_tool_permissions`, hosted_tool_permissions_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function model_permissions_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class ModelPermissions extends APIResource {
retrieve(projectID, options) {
return this._client.get(path`/organization/projects/${projectID}/model_permissions`, model_permissions_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(projectID, body, options) {
return this._client.post(path`/organization/projects/${projectID}/model_permissions`, model_permissions_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(projectID, options) {
return this._client.delete(path`/organization/projects/${projectID}/model_permissions`, model_permissions_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function rate_limits_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let rate_limits_normalizeRequestOptionsForQueryKeys = new Set([
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
function rate_limits_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => rate_limits_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !rate_limits_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class RateLimits extends APIResource {
listRateLimits(projectID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = rate_limits_normalizeRequestOptionsForQuery(query, [
"after",
"before",
"limit"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/organization/projects/${projectID}/rate_limits`, ConversationCursorPage, rate_limits_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
updateRateLimit(rateLimitID, params, options) {
let { project_id, ...body } = params;
return this._client.post(path`/organization/projects/${project_id}/rate_limits/${rateLimitID}`, rate_limits_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function projects_roles_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let projects_roles_normalizeRequestOptionsForQueryKeys = new Set([
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
function projects_roles_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => projects_roles_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !projects_roles_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class projects_roles_Roles extends APIResource {
create(projectID, body, options) {
return this._client.post(path`/projects/${projectID}/roles`, projects_roles_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(roleID, params, options) {
let { project_id } = params;
return this._client.get(path`/projects/${project_id}/roles/${roleID}`, projects_roles_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(roleID, params, options) {
let { project_id, ...body } = params;
return this._client.post(path`/projects/${project_id}/roles/${roleID}`, projects_roles_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(projectID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = projects_roles_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/projects/${projectID}/roles`, NextCursorPage, projects_roles_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(roleID, params, options) {
let { project_id } = params;
return this._client.delete(path`/projects/${project_id}/roles/${roleID}`, projects_roles_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function service_tier_settings_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class ServiceTierSettings extends APIResource {
retrieve(projectID, options) {
return this._client.get(path`/organization/projects/${projectID}/service_tier_settings`, service_tier_settings_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(projectID, body, options) {
return this._client.post(path`/organization/projects/${projectID}/service_tier_settings`, service_tier_settings_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function projects_spend_alerts_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let projects_spend_alerts_normalizeRequestOptionsForQueryKeys = new Set([
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
function projects_spend_alerts_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => projects_spend_alerts_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !projects_spend_alerts_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class spend_alerts_SpendAlerts extends APIResource {
create(projectID, body, options) {
return this._client.post(path`/organization/projects/${projectID}/spend_alerts`, projects_spend_alerts_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(alertID, params, options) {
let { project_id } = params;
return this._client.get(path`/organization/projects/${project_id}/spend_alerts/${alertID}`, projects_spend_alerts_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(alertID, params, options) {
let { project_id, ...body } = params;
return this._client.post(path`/organization/projects/${project_id}/spend_alerts/${alertID}`, projects_spend_alerts_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(projectID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = projects_spend_alerts_normalizeRequestOptionsForQuery(query, [
"after",
"before",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/organization/projects/${projectID}/spend_alerts`, ConversationCursorPage, projects_spend_alerts_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(alertID, params, options) {
let { project_id } = params;
return this._client.delete(path`/organization/projects/${project_id}/spend_alerts/${alertID}`, projects_spend_alerts_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function projects_spend_limit_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class spend_limit_SpendLimit extends APIResource {
retrieve(projectID, options) {
return this._client.get(path`/organization/projects/${projectID}/spend_limit`, projects_spend_limit_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(projectID, body, options) {
return this._client.post(path`/organization/projects/${projectID}/spend_limit`, projects_spend_limit_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(projectID, options) {
return this._client.delete(path`/organization/projects/${projectID}/spend_limit`, projects_spend_limit_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function projects_groups_roles_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class groups_roles_Roles extends APIResource {
create(groupID, params, options) {
let { project_id, ...body } = params;
return this._client.post(path`/projects/${project_id}/groups/${groupID}/roles`, projects_groups_roles_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(roleID, params, options) {
let { project_id, group_id } = params;
return this._client.get(path`/projects/${project_id}/groups/${group_id}/roles/${roleID}`, projects_groups_roles_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(groupID, params, options) {
let { project_id, ...query } = params;
return this._client.getAPIList(path`/projects/${project_id}/groups/${groupID}/roles`, NextCursorPage, projects_groups_roles_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(roleID, params, options) {
let { project_id, group_id } = params;
return this._client.delete(path`/projects/${project_id}/groups/${group_id}/roles/${roleID}`, projects_groups_roles_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function groups_groups_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let groups_groups_normalizeRequestOptionsForQueryKeys = new Set([
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
function groups_groups_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => groups_groups_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !groups_groups_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class groups_Groups extends APIResource {
constructor() {
super(...arguments);
this.roles = new groups_roles_Roles(this._client);
}
create(projectID, body, options) {
return this._client.post(path`/organization/projects/${projectID}/groups`, groups_groups_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(groupID, params, options) {
let { project_id, ...query } = params;
return this._client.get(path`/organization/projects/${project_id}/groups/${groupID}`, groups_groups_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(projectID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = groups_groups_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/organization/projects/${projectID}/groups`, NextCursorPage, groups_groups_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(groupID, params, options) {
let { project_id } = params;
return this._client.delete(path`/organization/projects/${project_id}/groups/${groupID}`, groups_groups_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
groups_Groups.Roles = groups_roles_Roles;
function service_accounts_api_keys_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class api_keys_APIKeys extends APIResource {
create(serviceAccountID, params, options) {
let { project_id, ...body } = params;
return this._client.post(path`/organization/projects/${project_id}/service_accounts/${serviceAccountID}/api_keys`, service_accounts_api_keys_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function service_accounts_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let service_accounts_normalizeRequestOptionsForQueryKeys = new Set([
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
function service_accounts_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => service_accounts_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !service_accounts_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class ServiceAccounts extends APIResource {
constructor() {
super(...arguments);
this.apiKeys = new api_keys_APIKeys(this._client);
}
create(projectID, body, options) {
return this._client.post(path`/organization/projects/${projectID}/service_accounts`, service_accounts_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(serviceAccountID, params, options) {
let { project_id } = params;
return this._client.get(path`/organization/projects/${project_id}/service_accounts/${serviceAccountID}`, service_accounts_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(serviceAccountID, params, options) {
let { project_id, ...body } = params;
return this._client.post(path`/organization/projects/${project_id}/service_accounts/${serviceAccountID}`, service_accounts_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(projectID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = service_accounts_normalizeRequestOptionsForQuery(query, ["after", "limit"], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/organization/projects/${projectID}/service_accounts`, ConversationCursorPage, service_accounts_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(serviceAccountID, params, options) {
let { project_id } = params;
return this._client.delete(path`/organization/projects/${project_id}/service_accounts/${serviceAccountID}`, service_accounts_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
ServiceAccounts.APIKeys = api_keys_APIKeys;
function users_roles_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class users_roles_Roles extends APIResource {
create(userID, params, options) {
let { project_id, ...body } = params;
return this._client.post(path`/projects/${project_id}/users/${userID}/roles`, users_roles_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(roleID, params, options) {
let { project_id, user_id } = params;
return this._client.get(path`/projects/${project_id}/users/${user_id}/roles/${roleID}`, users_roles_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(userID, params, options) {
let { project_id, ...query } = params;
return this._client.getAPIList(path`/projects/${project_id}/users/${userID}/roles`, NextCursorPage, users_roles_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(roleID, params, options) {
let { project_id, user_id } = params;
return this._client.delete(path`/projects/${project_id}/users/${user_id}/roles/${roleID}`, users_roles_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function users_users_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let users_users_normalizeRequestOptionsForQueryKeys = new Set([
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
function users_users_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => users_users_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !users_users_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class users_Users extends APIResource {
constructor() {
super(...arguments);
this.roles = new users_roles_Roles(this._client);
}
create(projectID, body, options) {
return this._client.post(path`/organization/projects/${projectID}/users`, users_users_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(userID, params, options) {
let { project_id } = params;
return this._client.get(path`/organization/projects/${project_id}/users/${userID}`, users_users_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(userID, params, options) {
let { project_id, ...body } = params;
return this._client.post(path`/organization/projects/${project_id}/users/${userID}`, users_users_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(projectID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = users_users_normalizeRequestOptionsForQuery(query, ["after", "limit"], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/organization/projects/${projectID}/users`, ConversationCursorPage, users_users_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(userID, params, options) {
let { project_id } = params;
return this._client.delete(path`/organization/projects/${project_id}/users/${userID}`, users_users_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
users_Users.Roles = users_roles_Roles;
function projects_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let projects_normalizeRequestOptionsForQueryKeys = new Set([
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
function projects_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => projects_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !projects_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
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
create(body, options) {
return this._client.post("/organization/projects", projects_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(projectID, options) {
return this._client.get(path`/organization/projects/${projectID}`, projects_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(projectID, body, options) {
return this._client.post(path`/organization/projects/${projectID}`, projects_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = projects_normalizeRequestOptionsForQuery(query, [
"after",
"include_archived",
"limit"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/organization/projects", ConversationCursorPage, projects_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
archive(projectID, options) {
return this._client.post(path`/organization/projects/${projectID}/archive`, projects_resolveResourceRequestOptions(options, (options) => ({
...options,
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
function organization_users_roles_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let users_roles_normalizeRequestOptionsForQueryKeys = new Set([
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
function users_roles_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => users_roles_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !users_roles_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class organization_users_roles_Roles extends APIResource {
create(userID, body, options) {
return this._client.post(path`/organization/users/${userID}/roles`, organization_users_roles_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(roleID, params, options) {
let { user_id } = params;
return this._client.get(path`/organization/users/${user_id}/roles/${roleID}`, organization_users_roles_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(userID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = users_roles_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/organization/users/${userID}/roles`, NextCursorPage, organization_users_roles_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(roleID, params, options) {
let { user_id } = params;
return this._client.delete(path`/organization/users/${user_id}/roles/${roleID}`, organization_users_roles_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function organization_users_users_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let organization_users_users_normalizeRequestOptionsForQueryKeys = new Set([
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
function organization_users_users_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => organization_users_users_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !organization_users_users_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class users_users_Users extends APIResource {
constructor() {
super(...arguments);
this.roles = new organization_users_roles_Roles(this._client);
}
retrieve(userID, options) {
return this._client.get(path`/organization/users/${userID}`, organization_users_users_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(userID, body, options) {
return this._client.post(path`/organization/users/${userID}`, organization_users_users_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = organization_users_users_normalizeRequestOptionsForQuery(query, [
"after",
"emails",
"limit"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/organization/users", ConversationCursorPage, organization_users_users_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(userID, options) {
return this._client.delete(path`/organization/users/${userID}`, organization_users_users_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
users_users_Users.Roles = organization_users_roles_Roles;
function federation_rules_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let federation_rules_normalizeRequestOptionsForQueryKeys = new Set([
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
function federation_rules_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => federation_rules_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !federation_rules_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class FederationRules extends APIResource {
create(workloadIdentityProviderID, body, options) {
return this._client.post(path`/organization/workload_identity_providers/${workloadIdentityProviderID}/federation_rules`, federation_rules_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(workloadIdentityFederationRuleID, params, options) {
let { workload_identity_provider_id } = params;
return this._client.get(path`/organization/workload_identity_providers/${workload_identity_provider_id}/federation_rules/${workloadIdentityFederationRuleID}`, federation_rules_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(workloadIdentityFederationRuleID, params, options) {
let { workload_identity_provider_id, ...body } = params;
return this._client.post(path`/organization/workload_identity_providers/${workload_identity_provider_id}/federation_rules/${workloadIdentityFederationRuleID}`, federation_rules_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(workloadIdentityProviderID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = federation_rules_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order",
"service_account_id"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/organization/workload_identity_providers/${workloadIdentityProviderID}/federation_rules`, CursorPage, federation_rules_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(workloadIdentityFederationRuleID, params, options) {
let { workload_identity_provider_id } = params;
return this._client.delete(path`/organization/workload_identity_providers/${workload_identity_provider_id}/federation_rules/${workloadIdentityFederationRuleID}`, federation_rules_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
}
function workload_identity_providers_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let workload_identity_providers_normalizeRequestOptionsForQueryKeys = new Set([
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
function workload_identity_providers_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => workload_identity_providers_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !workload_identity_providers_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class WorkloadIdentityProviders extends APIResource {
constructor() {
super(...arguments);
this.federationRules = new FederationRules(this._client);
}
create(body, options) {
return this._client.post("/organization/workload_identity_providers", workload_identity_providers_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(workloadIdentityProviderID, options) {
return this._client.get(path`/organization/workload_identity_providers/${workloadIdentityProviderID}`, workload_identity_providers_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
update(workloadIdentityProviderID, body = {}, options) {
return this._client.post(path`/organization/workload_identity_providers/${workloadIdentityProviderID}`, workload_identity_providers_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = workload_identity_providers_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/organization/workload_identity_providers", CursorPage, workload_identity_providers_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(workloadIdentityProviderID, options) {
return this._client.delete(path`/organization/workload_identity_providers/${workloadIdentityProviderID}`, workload_identity_providers_resolveResourceRequestOptions(options, (options) => ({
...options,
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
function speech_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class Speech extends APIResource {
create(body, options) {
return this._client.post("/audio/speech", speech_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ Accept: "application/octet-stream" }, options?.headers]),
__security: { bearerAuth: !0 },
__binaryResponse: !0
})));
}
}
function transcriptions_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
function transcriptions_withBodyFinalization(options, finalization) {
return {
...options,
__metadata: {
...options.__metadata,
...finalization
}
};
}
class Transcriptions extends APIResource {
create(body, options) {
return this._client.post("/audio/transcriptions", transcriptions_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions(transcriptions_withBodyFinalization(((request) => ({
...request,
__metadata: { model: body.model }
}))({
body,
...options,
stream: body.stream ?? !1,
__security: { bearerAuth: !0 }
}), { streamFromBody: !0 }), this._client)));
}
}
function translations_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class Translations extends APIResource {
create(body, options) {
return this._client.post("/audio/translations", translations_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions(((request) => ({
...request,
__metadata: { model: body.model }
}))({
body,
...options,
__security: { bearerAuth: !0 }
}), this._client)));
}
}
function voice_consents_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let voice_consents_normalizeRequestOptionsForQueryKeys = new Set([
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
function voice_consents_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => voice_consents_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !voice_consents_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class VoiceConsents extends APIResource {
create(body, options) {
return this._client.post("/audio/voice_consents", voice_consents_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions({
body,
...options,
__security: { bearerAuth: !0 }
}, this._client)));
}
retrieve(consentID, options) {
return this._client.get(path`/audio/voice_consents/${consentID}`, voice_consents_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
update(consentID, body, options) {
return this._client.post(path`/audio/voice_consents/${consentID}`, voice_consents_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = voice_consents_normalizeRequestOptionsForQuery(query, ["after", "limit"], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/audio/voice_consents", CursorPage, voice_consents_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { bearerAuth: !0 }
})));
}
delete(consentID, options) {
return this._client.delete(path`/audio/voice_consents/${consentID}`, voice_consents_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
}
function voices_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class Voices extends APIResource {
create(body, options) {
return this._client.post("/audio/voices", voices_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions({
body,
...options,
__security: { bearerAuth: !0 }
}, this._client)));
}
delete(voiceID, options) {
return this._client.delete(path`/audio/voices/${voiceID}`, voices_resolveResourceRequestOptions(options, (options) => ({
...options,
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
function batches_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let batches_normalizeRequestOptionsForQueryKeys = new Set([
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
function batches_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => batches_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !batches_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Batches extends APIResource {
create(body, options) {
return this._client.post("/batches", batches_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
retrieve(batchID, options) {
return this._client.get(path`/batches/${batchID}`, batches_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = batches_normalizeRequestOptionsForQuery(query, ["after", "limit"], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/batches", CursorPage, batches_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { bearerAuth: !0 }
})));
}
cancel(batchID, options) {
return this._client.post(path`/batches/${batchID}/cancel`, batches_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
}
function assistants_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let assistants_normalizeRequestOptionsForQueryKeys = new Set([
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
function assistants_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => assistants_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !assistants_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Assistants extends APIResource {
create(body, options) {
return this._client.post("/assistants", assistants_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(assistantID, options) {
return this._client.get(path`/assistants/${assistantID}`, assistants_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(assistantID, body, options) {
return this._client.post(path`/assistants/${assistantID}`, assistants_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = assistants_normalizeRequestOptionsForQuery(query, [
"after",
"before",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/assistants", CursorPage, assistants_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(assistantID, options) {
return this._client.delete(path`/assistants/${assistantID}`, assistants_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function invocations_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let invocations_normalizeRequestOptionsForQueryKeys = new Set([
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
function invocations_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => invocations_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !invocations_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Invocations extends APIResource {
create(automationID, options) {
return this._client.post(path`/agents/automations/${automationID}/invocations`, invocations_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(invocationID, params, options) {
let { automation_id } = params;
return this._client.get(path`/agents/automations/${automation_id}/invocations/${invocationID}`, invocations_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(automationID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = invocations_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/agents/automations/${automationID}/invocations`, CursorPage, invocations_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function automations_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let automations_normalizeRequestOptionsForQueryKeys = new Set([
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
function automations_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => automations_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !automations_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Automations extends APIResource {
constructor() {
super(...arguments);
this.invocations = new Invocations(this._client);
}
create(body, options) {
return this._client.post("/agents/automations", automations_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(automationID, options) {
return this._client.get(path`/agents/automations/${automationID}`, automations_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(automationID, body, options) {
return this._client.post(path`/agents/automations/${automationID}`, automations_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = automations_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order",
"session_id"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/agents/automations", CursorPage, automations_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(automationID, options) {
return this._client.delete(path`/agents/automations/${automationID}`, automations_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
pause(automationID, options) {
return this._client.post(path`/agents/automations/${automationID}/pause`, automations_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
resume(automationID, options) {
return this._client.post(path`/agents/automations/${automationID}/resume`, automations_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
Automations.Invocations = Invocations;
class AgentFileUploadError extends error_OpenAIError {
constructor(uploadedFiles, cause) {
super("Agent file preparation or staging failed; uploaded files remain caller-owned.");
this.name = "AgentFileUploadError";
this.uploadedFiles = uploadedFiles;
Object.defineProperty(this, "cause", {
value: cause,
configurable: !0
});
}
}
function validateAgentFilePath(path) {
let parts = path.split("/");
let root = parts[2] ?? "";
if (!path.startsWith("/workspace/") || path.includes("\\") || path.includes("\0") || parts.slice(1).some((part) => part === "" || part === "." || part === "..") || root === ".codex" || root === ".managed-agents" || root.startsWith(".managed-agents-") || path === "/workspace/outputs") throw new error_OpenAIError("Agent files require a non-reserved absolute file path inside /workspace");
}
function preflight(files, options) {
let entries = Object.entries(files);
let headers = headers_buildHeaders([options.headers]);
if (entries.length > 1 && (headers.values.has("idempotency-key") || !headers.nulls.has("idempotency-key") && options?.idempotencyKey !== void 0)) throw new error_OpenAIError("Do not reuse an Idempotency-Key across multiple file uploads");
let paths = { children: new Map() };
for (let [path] of entries) {
validateAgentFilePath(path);
let node = paths;
for (let part of path.split("/")) {
if (node.file) throw new error_OpenAIError("Agent file destinations conflict");
let child = node.children.get(part);
if (!child) {
child = { children: new Map() };
node.children.set(part, child);
}
node = child;
}
if (node.children.size > 0) throw new error_OpenAIError("Agent file destinations conflict");
node.file = !0;
}
return entries;
}
async function prepareAgentFiles(client, files, options) {
let requestOptions = { ...options };
let headers = headers_buildHeaders([client._options.defaultHeaders, requestOptions.headers]);
requestOptions.headers = headers;
let entries = preflight(files, requestOptions);
entries.length > 1 && headers.nulls.add("idempotency-key");
let prepared = {
files: [],
uploadedFiles: []
};
try {
for (let [path, file] of entries) {
let uploaded = await client.files.create({
file,
purpose: "user_data"
}, requestOptions);
prepared.uploadedFiles.push(uploaded);
prepared.files.push({
type: "file_id",
file_id: uploaded.id,
path
});
}
return prepared;
} catch (error) {
throw new AgentFileUploadError(prepared.uploadedFiles, error);
}
}
async function uploadAgentFile(client, resource, environmentID, params, options) {
let prepared = await prepareAgentFiles(client, { [params.path]: params.file }, options);
let [reference] = prepared.files;
let [uploadedFile] = prepared.uploadedFiles;
if (!reference || !uploadedFile) throw new error_OpenAIError("Missing prepared agent file");
try {
return {
uploadedFile,
environmentFile: await resource.create(environmentID, reference, options)
};
} catch (error) {
throw new AgentFileUploadError(prepared.uploadedFiles, error);
}
}
function files_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class Files extends APIResource {
create(environmentID, body, options) {
return this._client.post(path`/agents/environments/${environmentID}/files`, files_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(environmentID, query = {}, options) {
return this._client.getAPIList(path`/agents/environments/${environmentID}/files`, TokenPage, files_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
prepare(files, options) {
return prepareAgentFiles(this._client, files, options);
}
upload(environmentID, params, options) {
return uploadAgentFile(this._client, this, environmentID, params, options);
}
}
function templates_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let templates_normalizeRequestOptionsForQueryKeys = new Set([
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
function templates_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => templates_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !templates_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Templates extends APIResource {
create(body = {}, options) {
return this._client.post("/agents/environments/templates", templates_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(environmentTemplateID, options) {
return this._client.get(path`/agents/environments/templates/${environmentTemplateID}`, templates_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(environmentTemplateID, body = {}, options) {
return this._client.post(path`/agents/environments/templates/${environmentTemplateID}`, templates_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = templates_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/agents/environments/templates", CursorPage, templates_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(environmentTemplateID, options) {
return this._client.delete(path`/agents/environments/templates/${environmentTemplateID}`, templates_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function environments_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let environments_normalizeRequestOptionsForQueryKeys = new Set([
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
function environments_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => environments_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !environments_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Environments extends APIResource {
constructor() {
super(...arguments);
this.files = new Files(this._client);
this.templates = new Templates(this._client);
}
create(params, options) {
let { "Idempotency-Key": idempotencyKey, ...body } = params;
return this._client.post("/agents/environments", environments_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{
"OpenAI-Beta": "agents=v1",
...idempotencyKey == null ? void 0 : { "Idempotency-Key": idempotencyKey }
}, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(environmentID, options) {
return this._client.get(path`/agents/environments/${environmentID}`, environments_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = environments_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order",
"type"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/agents/environments", EnvironmentInfosPage, environments_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
class EnvironmentInfosPage extends CursorPage {
constructor(client, response, body, options) {
super(client, response, body, options);
this.object = body.object;
this.first_id = body.first_id;
this.last_id = body.last_id;
}
}
Environments.Files = Files;
Environments.Templates = Templates;
async function* agentItems(load) {
let after;
for (;;) {
let page = await load(after);
yield* page.data;
if (!page.has_more) return;
let body = page.body;
let last = page.data[page.data.length - 1];
let cursor = values_isObj(body) && typeof body.last_id == "string" ? body.last_id : last?.id;
if (!cursor || cursor === after) throw new error_OpenAIError("Agent pagination cannot advance to the next page");
after = cursor;
}
}
var _AgentResultArtifacts_resource, _AgentResultArtifacts_sessionID, _AgentResultArtifacts_turnID;
class AgentResultArtifacts {
constructor(resource, result) {
_AgentResultArtifacts_resource.set(this, void 0);
_AgentResultArtifacts_sessionID.set(this, void 0);
_AgentResultArtifacts_turnID.set(this, void 0);
__classPrivateFieldSet(this, _AgentResultArtifacts_resource, resource, "f");
__classPrivateFieldSet(this, _AgentResultArtifacts_sessionID, result.session_id, "f");
__classPrivateFieldSet(this, _AgentResultArtifacts_turnID, result.turn_id, "f");
}
async retrieve(path, options) {
let selected;
for await (let artifact of agentItems((after) => __classPrivateFieldGet(this, _AgentResultArtifacts_resource, "f").list(__classPrivateFieldGet(this, _AgentResultArtifacts_sessionID, "f"), {}, {
...options,
query: {
...options?.query,
after,
environment_id: void 0
}
}))) if (artifact.session_id === __classPrivateFieldGet(this, _AgentResultArtifacts_sessionID, "f") && artifact.turn_id === __classPrivateFieldGet(this, _AgentResultArtifacts_turnID, "f") && artifact.path === path) {
if (selected) throw new error_OpenAIError("Multiple artifacts match this result and path");
selected = artifact;
}
if (!selected) throw new error_OpenAIError("No artifact matches this result and path");
return selected;
}
async content(path, options) {
let artifact = await this.retrieve(path, options);
return __classPrivateFieldGet(this, _AgentResultArtifacts_resource, "f").content(artifact.id, { session_id: __classPrivateFieldGet(this, _AgentResultArtifacts_sessionID, "f") }, options);
}
async download(params, options) {
let { path, to } = params;
let artifact = await this.retrieve(path, options);
let response = await __classPrivateFieldGet(this, _AgentResultArtifacts_resource, "f").content(artifact.id, { session_id: __classPrivateFieldGet(this, _AgentResultArtifacts_sessionID, "f") }, options);
if (!response.body) throw new error_OpenAIError("Artifact response has no content stream");
try {
await response.body.pipeTo(to, options?.signal ? { signal: options.signal } : {});
} catch (error) {
try {
await response.body.cancel();
} catch {}
throw error;
}
return artifact;
}
}
_AgentResultArtifacts_resource = new WeakMap(), _AgentResultArtifacts_sessionID = new WeakMap(), _AgentResultArtifacts_turnID = new WeakMap();
function artifacts_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let artifacts_normalizeRequestOptionsForQueryKeys = new Set([
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
function artifacts_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => artifacts_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !artifacts_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Artifacts extends APIResource {
retrieve(artifactID, params, options) {
let { session_id } = params;
return this._client.get(path`/agents/sessions/${session_id}/artifacts/${artifactID}`, artifacts_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(sessionID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = artifacts_normalizeRequestOptionsForQuery(query, [
"after",
"environment_id",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/agents/sessions/${sessionID}/artifacts`, CursorPage, artifacts_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(artifactID, params, options) {
let { session_id } = params;
return this._client.delete(path`/agents/sessions/${session_id}/artifacts/${artifactID}`, artifacts_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
content(artifactID, params, options) {
let { session_id } = params;
return this._client.get(path`/agents/sessions/${session_id}/artifacts/${artifactID}/content`, artifacts_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{
"OpenAI-Beta": "agents=v1",
Accept: "application/octet-stream"
}, options?.headers]),
__security: { bearerAuth: !0 },
__binaryResponse: !0
})));
}
forResult(result) {
return new AgentResultArtifacts(this, result);
}
}
function events_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class Events extends APIResource {
create(sessionID, params, options) {
let { "Idempotency-Key": idempotencyKey, ...body } = params;
return this._client.post(path`/agents/sessions/${sessionID}/events`, events_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{
"OpenAI-Beta": "agents=v1",
Accept: "*/*",
...idempotencyKey == null ? void 0 : { "Idempotency-Key": idempotencyKey }
}, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
stream(sessionID, options) {
return this._client.get(path`/agents/sessions/${sessionID}/events`, events_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{
"OpenAI-Beta": "agents=v1",
Accept: "text/event-stream"
}, options?.headers]),
stream: !0,
__streamMode: "events",
__security: { bearerAuth: !0 }
})));
}
}
function items_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let items_normalizeRequestOptionsForQueryKeys = new Set([
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
function items_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => items_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !items_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Items extends APIResource {
list(sessionID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = items_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/agents/sessions/${sessionID}/items`, CursorPage, items_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function traces_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let traces_normalizeRequestOptionsForQueryKeys = new Set([
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
function traces_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => traces_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !traces_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Traces extends APIResource {
list(sessionID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = traces_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/agents/sessions/${sessionID}/traces`, CursorPage, traces_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function subagents_items_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class items_Items extends APIResource {
list(subagentID, params, options) {
let { session_id, ...query } = params;
return this._client.getAPIList(path`/agents/sessions/${session_id}/subagents/${subagentID}/items`, CursorPage, subagents_items_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function turns_items_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class turns_items_Items extends APIResource {
list(turnID, params, options) {
let { session_id, subagent_id, ...query } = params;
return this._client.getAPIList(path`/agents/sessions/${session_id}/subagents/${subagent_id}/turns/${turnID}/items`, CursorPage, turns_items_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function turns_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class Turns extends APIResource {
constructor() {
super(...arguments);
this.items = new turns_items_Items(this._client);
}
retrieve(turnID, params, options) {
let { session_id, subagent_id } = params;
return this._client.get(path`/agents/sessions/${session_id}/subagents/${subagent_id}/turns/${turnID}`, turns_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(subagentID, params, options) {
let { session_id, ...query } = params;
return this._client.getAPIList(path`/agents/sessions/${session_id}/subagents/${subagentID}/turns`, CursorPage, turns_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
Turns.Items = turns_items_Items;
function subagents_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let subagents_normalizeRequestOptionsForQueryKeys = new Set([
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
function subagents_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => subagents_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !subagents_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Subagents extends APIResource {
constructor() {
super(...arguments);
this.items = new items_Items(this._client);
this.turns = new Turns(this._client);
}
retrieve(subagentID, params, options) {
let { session_id } = params;
return this._client.get(path`/agents/sessions/${session_id}/subagents/${subagentID}`, subagents_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(sessionID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = subagents_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/agents/sessions/${sessionID}/subagents`, CursorPage, subagents_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
Subagents.Items = items_Items;
Subagents.Turns = Turns;
function sessions_turns_items_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class sessions_turns_items_Items extends APIResource {
list(turnID, params, options) {
let { session_id, ...query } = params;
return this._client.getAPIList(path`/agents/sessions/${session_id}/turns/${turnID}/items`, ConversationCursorPage, sessions_turns_items_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function turns_turns_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let turns_normalizeRequestOptionsForQueryKeys = new Set([
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
function turns_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => turns_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !turns_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class turns_Turns extends APIResource {
constructor() {
super(...arguments);
this.items = new sessions_turns_items_Items(this._client);
}
retrieve(turnID, params, options) {
let { session_id } = params;
return this._client.get(path`/agents/sessions/${session_id}/turns/${turnID}`, turns_turns_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(sessionID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = turns_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/agents/sessions/${sessionID}/turns`, CursorPage, turns_turns_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
turns_Turns.Items = sessions_turns_items_Items;
var _TurnState_turnID, _TurnState_turnEnded, _TurnState_eventIDs, _TurnState_calls;
class TurnState {
constructor() {
_TurnState_turnID.set(this, void 0);
_TurnState_turnEnded.set(this, !1);
_TurnState_eventIDs.set(this, new Set());
_TurnState_calls.set(this, new Set());
}
accept(event) {
if (__classPrivateFieldGet(this, _TurnState_eventIDs, "f").has(event.event_id)) return !1;
if (__classPrivateFieldGet(this, _TurnState_eventIDs, "f").size === 1024) {
let oldest = __classPrivateFieldGet(this, _TurnState_eventIDs, "f").values().next();
oldest.done || __classPrivateFieldGet(this, _TurnState_eventIDs, "f").delete(oldest.value);
}
__classPrivateFieldGet(this, _TurnState_eventIDs, "f").add(event.event_id);
event.type === "agent.session.turn.created" && event.turn.subagent_id === null && __classPrivateFieldGet(this, _TurnState_turnID, "f") === void 0 && __classPrivateFieldSet(this, _TurnState_turnID, event.turn_id, "f");
(event.type === "agent.session.turn.completed" || event.type === "agent.session.turn.failed" || event.type === "agent.session.turn.cancelled") && __classPrivateFieldGet(this, _TurnState_turnID, "f") !== void 0 && event.turn_id === __classPrivateFieldGet(this, _TurnState_turnID, "f") && __classPrivateFieldSet(this, _TurnState_turnEnded, !0, "f");
return !0;
}
terminal(event) {
return event.type === "agent.session.failed" || event.type === "agent.session.idle" && __classPrivateFieldGet(this, _TurnState_turnEnded, "f");
}
call(event) {
if (event.type !== "agent.session.turn.item.added" || event.item.type !== "function_call") return;
let call = event.item;
let key = JSON.stringify([call.turn_id, call.call_id]);
if (__classPrivateFieldGet(this, _TurnState_calls, "f").has(key)) return;
__classPrivateFieldGet(this, _TurnState_calls, "f").add(key);
return call;
}
}
_TurnState_turnID = new WeakMap(), _TurnState_turnEnded = new WeakMap(), _TurnState_eventIDs = new WeakMap(), _TurnState_calls = new WeakMap();
function isInputContent(value) {
if (!values_isObj(value)) return !1;
let content = value;
let field;
if (content.type === "input_text") field = "text";
else if (content.type === "input_image") field = "image_url";
else return !1;
return values_hasOwn(content, "type") && values_hasOwn(content, field) && typeof content[field] == "string";
}
let toolStages = Symbol.for("openai.beta.agents.toolStages");
var _AgentToolDispatcher_instances, _AgentToolDispatcher_handlers, _AgentToolDispatcher_options, _AgentToolDispatcher_sessions, _AgentToolDispatcher_controller, _AgentToolDispatcher_onToolError, _AgentToolDispatcher_result, _AgentToolDispatcher_checkAbort, _AgentToolDispatcher_abortError, _AgentToolDispatcher_wait, _AgentToolDispatcher_submit;
function normalizedOutput(value) {
if (value === null) return null;
if (typeof value == "string" || Array.isArray(value) && value.every(isInputContent)) return value;
throw new error_OpenAIError("Tool output must be text, content, a JSON object, or null");
}
function toolResult(call, value) {
let output = values_isObj(value) ? JSON.stringify(value) : value;
let serialized = JSON.stringify(output);
if (serialized === void 0) throw new error_OpenAIError("Tool output must be JSON serializable");
return {
type: "agent.session.input.tool_result",
turn_id: call.turn_id,
call_id: call.call_id,
success: !0,
output: normalizedOutput(typeof output == "string" ? output : JSON.parse(serialized))
};
}
class AgentToolDispatcher {
constructor(sessions, handlers, controller, options, onToolError) {
_AgentToolDispatcher_instances.add(this);
_AgentToolDispatcher_handlers.set(this, void 0);
_AgentToolDispatcher_options.set(this, void 0);
_AgentToolDispatcher_sessions.set(this, void 0);
_AgentToolDispatcher_controller.set(this, void 0);
_AgentToolDispatcher_onToolError.set(this, void 0);
__classPrivateFieldSet(this, _AgentToolDispatcher_sessions, sessions, "f");
__classPrivateFieldSet(this, _AgentToolDispatcher_controller, controller, "f");
__classPrivateFieldSet(this, _AgentToolDispatcher_onToolError, onToolError, "f");
__classPrivateFieldSet(this, _AgentToolDispatcher_handlers, new Map(Object.entries(handlers)), "f");
let headers = headers_buildHeaders([options?.headers]);
headers.values.delete("idempotency-key");
headers.nulls.delete("idempotency-key");
let { idempotencyKey: _key, ...rest } = options ?? {};
__classPrivateFieldSet(this, _AgentToolDispatcher_options, {
...rest,
headers,
signal: controller.signal
}, "f");
}
canHandle(name) {
return typeof __classPrivateFieldGet(this, _AgentToolDispatcher_handlers, "f").get(name) == "function";
}
prepare(call, sessionID) {
let handler = call && __classPrivateFieldGet(this, _AgentToolDispatcher_handlers, "f").get(call.name);
if (!call || typeof handler != "function") return;
if (!sessionID) throw new error_OpenAIError("Tool call received before the session creation event");
let snapshot = structuredClone(call);
return async () => {
__classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_checkAbort).call(this);
let result = await __classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_result).call(this, snapshot, handler, sessionID);
__classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_checkAbort).call(this);
await __classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_submit).call(this, sessionID, result);
};
}
}
_AgentToolDispatcher_handlers = new WeakMap(), _AgentToolDispatcher_options = new WeakMap(), _AgentToolDispatcher_sessions = new WeakMap(), _AgentToolDispatcher_controller = new WeakMap(), _AgentToolDispatcher_onToolError = new WeakMap(), _AgentToolDispatcher_instances = new WeakSet(), _AgentToolDispatcher_result = async function _AgentToolDispatcher_result(call, handler, sessionID) {
let stage = "arguments";
try {
let args = typeof call.arguments == "string" ? JSON.parse(call.arguments) : call.arguments;
if (!values_isObj(args)) throw new error_OpenAIError("Function arguments must be a JSON object");
stage = "execution";
let arguments_ = args;
let output = await __classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_wait).call(this, () => __classPrivateFieldGet(this, _AgentToolDispatcher_onToolError, "f") && handler[toolStages] ? handler(arguments_, (value) => {
stage = value;
}) : handler(arguments_));
stage = "output";
return toolResult(call, output);
} catch (error) {
__classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_checkAbort).call(this);
if (__classPrivateFieldGet(this, _AgentToolDispatcher_onToolError, "f")) {
let failure = Object.freeze({
error,
stage,
tool_name: call.name,
session_id: sessionID,
turn_id: call.turn_id,
call_id: call.call_id
});
try {
await __classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_wait).call(this, () => __classPrivateFieldGet(this, _AgentToolDispatcher_onToolError, "f")?.call(this, failure));
} catch {
__classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_checkAbort).call(this);
}
}
return {
type: "agent.session.input.tool_result",
turn_id: call.turn_id,
call_id: call.call_id,
success: !1,
error: "Tool handler failed."
};
}
}, _AgentToolDispatcher_checkAbort = function _AgentToolDispatcher_checkAbort() {
if (__classPrivateFieldGet(this, _AgentToolDispatcher_controller, "f").signal.aborted) throw __classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_abortError).call(this);
}, _AgentToolDispatcher_abortError = function _AgentToolDispatcher_abortError() {
let error = new APIUserAbortError();
Object.defineProperty(error, "cause", {
value: __classPrivateFieldGet(this, _AgentToolDispatcher_controller, "f").signal.reason,
writable: !0,
configurable: !0
});
return error;
}, _AgentToolDispatcher_wait = async function _AgentToolDispatcher_wait(action) {
let onAbort;
let aborted = new Promise((_resolve, reject) => {
onAbort = () => reject(__classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_abortError).call(this));
__classPrivateFieldGet(this, _AgentToolDispatcher_controller, "f").signal.addEventListener("abort", onAbort, { once: !0 });
});
try {
__classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_checkAbort).call(this);
let invoke = async () => await action();
return await Promise.race([invoke(), aborted]);
} finally {
onAbort && __classPrivateFieldGet(this, _AgentToolDispatcher_controller, "f").signal.removeEventListener("abort", onAbort);
}
}, _AgentToolDispatcher_submit = async function _AgentToolDispatcher_submit(sessionID, result, key = uuid_uuid4(), attempt = 0) {
__classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_checkAbort).call(this);
try {
await __classPrivateFieldGet(this, _AgentToolDispatcher_sessions, "f").events.create(sessionID, {
events: [result],
"Idempotency-Key": key
}, __classPrivateFieldGet(this, _AgentToolDispatcher_options, "f"));
} catch (error) {
let delay = [
100,
300,
600
][attempt];
if (delay === void 0 || !(error instanceof BadRequestError) || error.code !== "invalid_request_error" || !error.error || !("message" in error.error) || error.error.message !== `Unknown pending tool call: ${result.call_id}`) throw error;
let timer;
try {
await __classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_wait).call(this, () => new Promise((resolve) => {
timer = setTimeout(resolve, delay);
}));
} finally {
timer !== void 0 && clearTimeout(timer);
}
await __classPrivateFieldGet(this, _AgentToolDispatcher_instances, "m", _AgentToolDispatcher_submit).call(this, sessionID, result, key, attempt + 1);
}
};
function outputText(message) {
return message.content.map((block) => block.type === "output_text" ? block.text : "").join("");
}
class AgentTurnResult {
constructor(turn, messages) {
this.turn = turn;
this.messages = messages;
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
constructor(result, parsed) {
super(result.turn, result.messages);
this.raw_result = result;
this.output_parsed = parsed;
}
}
var _AgentOutputParseError_rawResult;
class AgentOutputParseError extends error_OpenAIError {
constructor(result) {
super("The completed agent output could not be parsed");
this.name = "AgentOutputParseError";
_AgentOutputParseError_rawResult.set(this, void 0);
__classPrivateFieldSet(this, _AgentOutputParseError_rawResult, result, "f");
}
get raw_result() {
return __classPrivateFieldGet(this, _AgentOutputParseError_rawResult, "f");
}
}
_AgentOutputParseError_rawResult = new WeakMap();
function parseAgentResult(result, format) {
try {
if (!format) return result;
let first;
for (let message of result.messages) for (let content of message.content) if (content.type === "output_text") {
let value = format.$parseRaw(content.text);
first ??= { value };
}
if (!first) throw new AgentOutputParseError(result);
return new ParsedAgentTurnResult(result, first.value);
} catch {
throw new AgentOutputParseError(result);
}
}
function ownJSONValue(object, key) {
let descriptor = object && Object.getOwnPropertyDescriptor(object, key);
return descriptor?.enumerable && "value" in descriptor ? descriptor.value : void 0;
}
function agentFormatParser(format) {
if (!format) return;
let descriptor = Object.getOwnPropertyDescriptor(format, "$parseRaw");
if (!descriptor || !("value" in descriptor) || typeof descriptor.value != "function") return;
let schema = ownJSONValue(format, "schema");
if (ownJSONValue(format, "type") !== "json_schema" || !schema) throw new error_OpenAIError("Typed agent formats require own enumerable type and schema data properties");
let parse = descriptor.value;
return {
type: "json_schema",
schema,
$parseRaw: (text) => parse.call(format, text)
};
}
function snapshotJSONProperty(object, key, capture = (value) => value) {
let descriptor = Object.getOwnPropertyDescriptor(object, key);
if (!descriptor?.enumerable) return object;
let value = capture(object[key]);
if ("value" in descriptor && value === descriptor.value) return object;
return Object.create(Object.getPrototypeOf(object), {
...Object.getOwnPropertyDescriptors(object),
[key]: {
value,
enumerable: !0,
configurable: descriptor.configurable,
writable: !0
}
});
}
function captureAgentOutput(input, options) {
let body = snapshotJSONProperty(input, "agent", (agent) => agent && snapshotJSONProperty(agent, "text", (text) => text && snapshotJSONProperty(text, "format")));
let agent = ownJSONValue(body, "agent");
let text = ownJSONValue(agent, "text");
let format = agentFormatParser(ownJSONValue(text, "format"));
if (!format) return {
body,
options
};
let schema = structuredClone(format.schema);
for (let envelope of [
body,
agent,
text
]) if (envelope && "toJSON" in envelope) throw new error_OpenAIError("Typed agent requests cannot customize body, agent, or text serialization");
let capturedOptions = { ...options };
if (ownJSONValue(capturedOptions, "body") !== void 0) throw new error_OpenAIError("Typed agent requests cannot override the body in request options");
delete capturedOptions.body;
return {
options: capturedOptions,
body: {
...body,
agent: {
...agent,
text: {
...text,
format: {
type: "json_schema",
schema
}
}
}
},
format
};
}
async function parseAgentResultPromise(result, format) {
return parseAgentResult(await result, format);
}
class AgentTurnResultError extends error_OpenAIError {
constructor(reason, session_id, turn, messages, required_actions = [], cause) {
super(`Could not collect the agent turn result: ${reason}`);
this.name = "AgentTurnResultError";
this.reason = reason;
this.session_id = session_id;
this.turn = turn;
this.messages = messages;
this.required_actions = required_actions;
this.cause = cause;
}
get turn_id() {
return this.turn?.id;
}
}
var _AgentTurnResultCollector_instances, _AgentTurnResultCollector_sessionID, _AgentTurnResultCollector_turn, _AgentTurnResultCollector_messages, _AgentTurnResultCollector_requiredActions, _AgentTurnResultCollector_checkedActionsFor, _AgentTurnResultCollector_sessionFailed, _AgentTurnResultCollector_terminal, _AgentTurnResultCollector_idle, _AgentTurnResultCollector_acceptTurn, _AgentTurnResultCollector_acceptOutput, _AgentTurnResultCollector_finalMessages;
class AgentTurnResultCollector {
constructor(sessionID) {
_AgentTurnResultCollector_instances.add(this);
_AgentTurnResultCollector_sessionID.set(this, void 0);
_AgentTurnResultCollector_turn.set(this, void 0);
_AgentTurnResultCollector_messages.set(this, new Map());
_AgentTurnResultCollector_requiredActions.set(this, []);
_AgentTurnResultCollector_checkedActionsFor.set(this, void 0);
_AgentTurnResultCollector_sessionFailed.set(this, !1);
_AgentTurnResultCollector_terminal.set(this, !1);
_AgentTurnResultCollector_idle.set(this, !1);
__classPrivateFieldSet(this, _AgentTurnResultCollector_sessionID, sessionID, "f");
}
accept(event) {
if (this.ready) return;
if ("session" in event) {
__classPrivateFieldSet(this, _AgentTurnResultCollector_sessionID, __classPrivateFieldGet(this, _AgentTurnResultCollector_sessionID, "f") ?? event.session.id, "f");
__classPrivateFieldSet(this, _AgentTurnResultCollector_requiredActions, structuredClone(event.session.required_actions ?? []), "f");
__classPrivateFieldSet(this, _AgentTurnResultCollector_checkedActionsFor, void 0, "f");
__classPrivateFieldSet(this, _AgentTurnResultCollector_sessionFailed, __classPrivateFieldGet(this, _AgentTurnResultCollector_sessionFailed, "f") || event.type === "agent.session.failed", "f");
__classPrivateFieldSet(this, _AgentTurnResultCollector_idle, __classPrivateFieldGet(this, _AgentTurnResultCollector_idle, "f") || event.type === "agent.session.idle" && __classPrivateFieldGet(this, _AgentTurnResultCollector_terminal, "f"), "f");
}
if (event.type === "agent.session.turn.created" && event.turn.subagent_id === null && !__classPrivateFieldGet(this, _AgentTurnResultCollector_turn, "f")) {
__classPrivateFieldSet(this, _AgentTurnResultCollector_turn, structuredClone(event.turn), "f");
__classPrivateFieldSet(this, _AgentTurnResultCollector_sessionID, event.turn.session_id, "f");
}
let turnID = "turn_id" in event ? event.turn_id : void 0;
"item" in event && (turnID = event.item.turn_id);
if (!__classPrivateFieldGet(this, _AgentTurnResultCollector_turn, "f") || turnID !== __classPrivateFieldGet(this, _AgentTurnResultCollector_turn, "f").id) return;
__classPrivateFieldGet(this, _AgentTurnResultCollector_instances, "m", _AgentTurnResultCollector_acceptTurn).call(this, event);
}
error(reason, cause) {
return new AgentTurnResultError(reason, __classPrivateFieldGet(this, _AgentTurnResultCollector_sessionID, "f"), __classPrivateFieldGet(this, _AgentTurnResultCollector_turn, "f"), __classPrivateFieldGet(this, _AgentTurnResultCollector_instances, "m", _AgentTurnResultCollector_finalMessages).call(this), __classPrivateFieldGet(this, _AgentTurnResultCollector_requiredActions, "f"), cause);
}
checkAction(canHandle) {
if (__classPrivateFieldGet(this, _AgentTurnResultCollector_sessionFailed, "f") || __classPrivateFieldGet(this, _AgentTurnResultCollector_turn, "f")?.status === "failed") throw this.error("failed");
if (__classPrivateFieldGet(this, _AgentTurnResultCollector_turn, "f")?.status === "cancelled") throw this.error("cancelled");
if (__classPrivateFieldGet(this, _AgentTurnResultCollector_checkedActionsFor, "f") === canHandle) return;
if (__classPrivateFieldGet(this, _AgentTurnResultCollector_requiredActions, "f").some((action) => action.type !== "function_call" || !canHandle(action.name))) throw this.error("requires_action");
__classPrivateFieldSet(this, _AgentTurnResultCollector_checkedActionsFor, canHandle, "f");
}
get ready() {
return __classPrivateFieldGet(this, _AgentTurnResultCollector_terminal, "f") && __classPrivateFieldGet(this, _AgentTurnResultCollector_idle, "f");
}
release() {
__classPrivateFieldGet(this, _AgentTurnResultCollector_messages, "f").clear();
__classPrivateFieldSet(this, _AgentTurnResultCollector_requiredActions, [], "f");
__classPrivateFieldSet(this, _AgentTurnResultCollector_checkedActionsFor, void 0, "f");
}
finish() {
this.checkAction(() => this.ready);
if (!__classPrivateFieldGet(this, _AgentTurnResultCollector_terminal, "f") || __classPrivateFieldGet(this, _AgentTurnResultCollector_turn, "f")?.status !== "completed" || !__classPrivateFieldGet(this, _AgentTurnResultCollector_idle, "f")) throw this.error("observation");
return new AgentTurnResult(__classPrivateFieldGet(this, _AgentTurnResultCollector_turn, "f"), __classPrivateFieldGet(this, _AgentTurnResultCollector_instances, "m", _AgentTurnResultCollector_finalMessages).call(this));
}
}
_AgentTurnResultCollector_sessionID = new WeakMap(), _AgentTurnResultCollector_turn = new WeakMap(), _AgentTurnResultCollector_messages = new WeakMap(), _AgentTurnResultCollector_requiredActions = new WeakMap(), _AgentTurnResultCollector_checkedActionsFor = new WeakMap(), _AgentTurnResultCollector_sessionFailed = new WeakMap(), _AgentTurnResultCollector_terminal = new WeakMap(), _AgentTurnResultCollector_idle = new WeakMap(), _AgentTurnResultCollector_instances = new WeakSet(), _AgentTurnResultCollector_acceptTurn = function _AgentTurnResultCollector_acceptTurn(event) {
if ("turn" in event) {
__classPrivateFieldSet(this, _AgentTurnResultCollector_turn, structuredClone(event.turn), "f");
__classPrivateFieldSet(this, _AgentTurnResultCollector_terminal, __classPrivateFieldGet(this, _AgentTurnResultCollector_terminal, "f") || event.type === "agent.session.turn.completed" || event.type === "agent.session.turn.failed" || event.type === "agent.session.turn.cancelled", "f");
}
__classPrivateFieldGet(this, _AgentTurnResultCollector_instances, "m", _AgentTurnResultCollector_acceptOutput).call(this, event);
}, _AgentTurnResultCollector_acceptOutput = function _AgentTurnResultCollector_acceptOutput(event) {
if (event.type !== "agent.session.turn.item.done" || event.item.type !== "message" || event.item.status !== "completed" || event.item.phase === "commentary" || __classPrivateFieldGet(this, _AgentTurnResultCollector_messages, "f").has(event.item.id)) return;
__classPrivateFieldGet(this, _AgentTurnResultCollector_messages, "f").set(event.item.id, {
index: event.output_index,
message: structuredClone(event.item)
});
}, _AgentTurnResultCollector_finalMessages = function _AgentTurnResultCollector_finalMessages() {
return [...__classPrivateFieldGet(this, _AgentTurnResultCollector_messages, "f").values()].sort((a, b) => a.index - b.index).map(({ message }) => message);
};
var _ResultCollection_instances, _ResultCollection_iterator, _ResultCollection_ended, _ResultCollection_enabled, _ResultCollection_uncollectedEvents, _ResultCollection_error, _ResultCollection_result, _ResultCollection_source, _ResultCollection_signal, _ResultCollection_canHandle, _ResultCollection_observe, _ResultCollection_collect;
class ResultCollection {
constructor(source, canHandle = () => !1, sessionID, signal) {
_ResultCollection_instances.add(this);
_ResultCollection_iterator.set(this, void 0);
_ResultCollection_ended.set(this, !1);
_ResultCollection_enabled.set(this, !1);
_ResultCollection_uncollectedEvents.set(this, !1);
_ResultCollection_error.set(this, void 0);
_ResultCollection_result.set(this, void 0);
_ResultCollection_source.set(this, void 0);
_ResultCollection_signal.set(this, void 0);
_ResultCollection_canHandle.set(this, void 0);
__classPrivateFieldSet(this, _ResultCollection_source, source, "f");
__classPrivateFieldSet(this, _ResultCollection_signal, signal, "f");
__classPrivateFieldSet(this, _ResultCollection_canHandle, canHandle, "f");
this.collector = new AgentTurnResultCollector(sessionID);
}
enable() {
if (!__classPrivateFieldGet(this, _ResultCollection_enabled, "f") && __classPrivateFieldGet(this, _ResultCollection_uncollectedEvents, "f")) throw new error_OpenAIError("Call withResultCollection() before consuming events, or call finalResult() on a fresh stream.");
__classPrivateFieldSet(this, _ResultCollection_enabled, !0, "f");
}
iterate() {
if (__classPrivateFieldGet(this, _ResultCollection_iterator, "f")) throw new error_OpenAIError("An agent result stream can only be consumed once");
return __classPrivateFieldSet(this, _ResultCollection_iterator, __classPrivateFieldGet(this, _ResultCollection_instances, "m", _ResultCollection_observe).call(this), "f");
}
finalResult() {
return __classPrivateFieldSet(this, _ResultCollection_result, __classPrivateFieldGet(this, _ResultCollection_result, "f") ?? __classPrivateFieldGet(this, _ResultCollection_instances, "m", _ResultCollection_collect).call(this), "f");
}
}
_ResultCollection_iterator = new WeakMap(), _ResultCollection_ended = new WeakMap(), _ResultCollection_enabled = new WeakMap(), _ResultCollection_uncollectedEvents = new WeakMap(), _ResultCollection_error = new WeakMap(), _ResultCollection_result = new WeakMap(), _ResultCollection_source = new WeakMap(), _ResultCollection_signal = new WeakMap(), _ResultCollection_canHandle = new WeakMap(), _ResultCollection_instances = new WeakSet(), _ResultCollection_observe = async function* _ResultCollection_observe() {
let iterator = __classPrivateFieldGet(this, _ResultCollection_source, "f").call(this);
let done = !1;
try {
for (;;) {
let next = await iterator.next();
if (next.done) {
done = !0;
return;
}
__classPrivateFieldGet(this, _ResultCollection_enabled, "f") ? this.collector.accept(next.value) : __classPrivateFieldSet(this, _ResultCollection_uncollectedEvents, !0, "f");
yield next.value;
}
} catch (error) {
__classPrivateFieldGet(this, _ResultCollection_enabled, "f") && __classPrivateFieldSet(this, _ResultCollection_error, error, "f");
throw error;
} finally {
__classPrivateFieldSet(this, _ResultCollection_ended, !0, "f");
done || await iterator.return?.();
}
}, _ResultCollection_collect = async function _ResultCollection_collect() {
this.enable();
try {
let iterator = __classPrivateFieldGet(this, _ResultCollection_iterator, "f") ?? this.iterate();
for (; !__classPrivateFieldGet(this, _ResultCollection_ended, "f") && !this.collector.ready;) {
this.collector.checkAction(__classPrivateFieldGet(this, _ResultCollection_canHandle, "f"));
if ((await iterator.next()).done) break;
}
if (__classPrivateFieldGet(this, _ResultCollection_error, "f") !== void 0 && !this.collector.ready) throw __classPrivateFieldGet(this, _ResultCollection_error, "f");
if (!this.collector.ready && __classPrivateFieldGet(this, _ResultCollection_signal, "f")?.aborted) throw this.collector.error("observation", __classPrivateFieldGet(this, _ResultCollection_signal, "f").reason);
return this.collector.finish();
} catch (error) {
throw error instanceof AgentTurnResultError ? error : this.collector.error("observation", error);
} finally {
try {
await __classPrivateFieldGet(this, _ResultCollection_iterator, "f")?.return();
} finally {
this.collector.release();
}
}
};
var _AgentSessionStream_instances, _AgentSessionStream_consumed, _AgentSessionStream_format, _AgentSessionStream_parsedResult, _AgentSessionStream_collection, _AgentSessionStream_stream, _AgentSessionStream_response, _AgentSessionStream_reading, _AgentSessionStream_sessions, _AgentSessionStream_sessionID, _AgentSessionStream_input, _AgentSessionStream_dispatcher, _AgentSessionStream_inputKey, _AgentSessionStream_options, _AgentSessionStream_iterate, _AgentSessionStream_checkAbort, _AgentSessionStream_abortError;
async function cancelBody(response) {
try {
await response?.body?.cancel();
} catch {}
}
class AgentSessionStream {
constructor(sessions, sessionID, params, options) {
_AgentSessionStream_instances.add(this);
this.controller = new AbortController();
_AgentSessionStream_consumed.set(this, !1);
_AgentSessionStream_format.set(this, void 0);
_AgentSessionStream_parsedResult.set(this, void 0);
_AgentSessionStream_collection.set(this, void 0);
_AgentSessionStream_stream.set(this, void 0);
_AgentSessionStream_response.set(this, void 0);
_AgentSessionStream_reading.set(this, !1);
_AgentSessionStream_sessions.set(this, void 0);
_AgentSessionStream_sessionID.set(this, void 0);
_AgentSessionStream_input.set(this, void 0);
_AgentSessionStream_dispatcher.set(this, void 0);
_AgentSessionStream_inputKey.set(this, void 0);
_AgentSessionStream_options.set(this, void 0);
let input = typeof params.input == "string" ? [{
role: "user",
content: [{
type: "input_text",
text: params.input
}]
}] : params.input;
if (params.input.length === 0) throw new error_OpenAIError("input must not be empty");
__classPrivateFieldSet(this, _AgentSessionStream_format, agentFormatParser(params.outputFormat), "f");
if (params.outputFormat && !__classPrivateFieldGet(this, _AgentSessionStream_format, "f")) throw new error_OpenAIError("outputFormat must have its own parser function");
__classPrivateFieldSet(this, _AgentSessionStream_sessions, sessions, "f");
__classPrivateFieldSet(this, _AgentSessionStream_sessionID, sessionID, "f");
__classPrivateFieldSet(this, _AgentSessionStream_input, {
type: "agent.session.input.message",
input
}, "f");
let headers = headers_buildHeaders([options?.headers]);
__classPrivateFieldSet(this, _AgentSessionStream_inputKey, headers.nulls.has("idempotency-key") ? void 0 : headers.values.get("idempotency-key") ?? params.idempotencyKey ?? options?.idempotencyKey ?? uuid_uuid4(), "f");
headers.values.delete("idempotency-key");
headers.nulls.delete("idempotency-key");
let { idempotencyKey: _key, ...rest } = options ?? {};
__classPrivateFieldSet(this, _AgentSessionStream_options, {
...rest,
headers
}, "f");
__classPrivateFieldSet(this, _AgentSessionStream_dispatcher, new AgentToolDispatcher(sessions, params.toolHandlers ?? {}, this.controller, __classPrivateFieldGet(this, _AgentSessionStream_options, "f"), params.onToolError), "f");
__classPrivateFieldSet(this, _AgentSessionStream_collection, new ResultCollection(() => __classPrivateFieldGet(this, _AgentSessionStream_instances, "m", _AgentSessionStream_iterate).call(this), (name) => __classPrivateFieldGet(this, _AgentSessionStream_dispatcher, "f").canHandle(name), sessionID), "f");
}
abort(reason) {
this.controller.abort(reason);
__classPrivateFieldGet(this, _AgentSessionStream_stream, "f")?.controller.abort(this.controller.signal.reason);
__classPrivateFieldGet(this, _AgentSessionStream_reading, "f") || cancelBody(__classPrivateFieldGet(this, _AgentSessionStream_response, "f"));
}
[(_AgentSessionStream_consumed = new WeakMap(), _AgentSessionStream_format = new WeakMap(), _AgentSessionStream_parsedResult = new WeakMap(), _AgentSessionStream_collection = new WeakMap(), _AgentSessionStream_stream = new WeakMap(), _AgentSessionStream_response = new WeakMap(), _AgentSessionStream_reading = new WeakMap(), _AgentSessionStream_sessions = new WeakMap(), _AgentSessionStream_sessionID = new WeakMap(), _AgentSessionStream_input = new WeakMap(), _AgentSessionStream_dispatcher = new WeakMap(), _AgentSessionStream_inputKey = new WeakMap(), _AgentSessionStream_options = new WeakMap(), _AgentSessionStream_instances = new WeakSet(), Symbol.asyncIterator)]() {
if (__classPrivateFieldGet(this, _AgentSessionStream_consumed, "f")) throw new error_OpenAIError("An AgentSessionStream can only be consumed once");
__classPrivateFieldSet(this, _AgentSessionStream_consumed, !0, "f");
return __classPrivateFieldGet(this, _AgentSessionStream_collection, "f").iterate();
}
withResultCollection() {
__classPrivateFieldGet(this, _AgentSessionStream_collection, "f").enable();
return this;
}
finalResult() {
return __classPrivateFieldSet(this, _AgentSessionStream_parsedResult, __classPrivateFieldGet(this, _AgentSessionStream_parsedResult, "f") ?? parseAgentResultPromise(__classPrivateFieldGet(this, _AgentSessionStream_collection, "f").finalResult(), __classPrivateFieldGet(this, _AgentSessionStream_format, "f")), "f");
}
}
_AgentSessionStream_iterate = async function* _AgentSessionStream_iterate() {
let externalSignal = __classPrivateFieldGet(this, _AgentSessionStream_options, "f").signal;
let abort = () => this.abort(externalSignal?.aborted ? externalSignal.reason : this.controller.signal.reason);
externalSignal?.addEventListener("abort", abort, { once: !0 });
this.controller.signal.addEventListener("abort", abort, { once: !0 });
let options = {
...__classPrivateFieldGet(this, _AgentSessionStream_options, "f"),
signal: this.controller.signal
};
let state = new TurnState();
try {
externalSignal?.aborted && this.abort(externalSignal.reason);
__classPrivateFieldGet(this, _AgentSessionStream_instances, "m", _AgentSessionStream_checkAbort).call(this);
if ((await __classPrivateFieldGet(this, _AgentSessionStream_sessions, "f").retrieve(__classPrivateFieldGet(this, _AgentSessionStream_sessionID, "f"), options)).status !== "idle") throw new error_OpenAIError("sessions.stream requires an idle session; use sessions.events.stream for active sessions");
let subscription = await __classPrivateFieldGet(this, _AgentSessionStream_sessions, "f").events.stream(__classPrivateFieldGet(this, _AgentSessionStream_sessionID, "f"), options).withResponse();
__classPrivateFieldSet(this, _AgentSessionStream_stream, subscription.data, "f");
__classPrivateFieldSet(this, _AgentSessionStream_response, subscription.response, "f");
__classPrivateFieldGet(this, _AgentSessionStream_instances, "m", _AgentSessionStream_checkAbort).call(this);
await __classPrivateFieldGet(this, _AgentSessionStream_sessions, "f").events.create(__classPrivateFieldGet(this, _AgentSessionStream_sessionID, "f"), {
events: [__classPrivateFieldGet(this, _AgentSessionStream_input, "f")],
...__classPrivateFieldGet(this, _AgentSessionStream_inputKey, "f") === void 0 ? {} : { "Idempotency-Key": __classPrivateFieldGet(this, _AgentSessionStream_inputKey, "f") }
}, {
...options,
headers: headers_buildHeaders([options.headers, { "Idempotency-Key": __classPrivateFieldGet(this, _AgentSessionStream_inputKey, "f") ?? null }])
});
__classPrivateFieldGet(this, _AgentSessionStream_instances, "m", _AgentSessionStream_checkAbort).call(this);
__classPrivateFieldSet(this, _AgentSessionStream_reading, !0, "f");
for await (let event of __classPrivateFieldGet(this, _AgentSessionStream_stream, "f")) {
__classPrivateFieldGet(this, _AgentSessionStream_instances, "m", _AgentSessionStream_checkAbort).call(this);
if (!state.accept(event)) continue;
let terminal = state.terminal(event);
let dispatch = __classPrivateFieldGet(this, _AgentSessionStream_dispatcher, "f").prepare(state.call(event), __classPrivateFieldGet(this, _AgentSessionStream_sessionID, "f"));
terminal && __classPrivateFieldGet(this, _AgentSessionStream_stream, "f").controller.abort();
yield event;
if (terminal) return;
__classPrivateFieldGet(this, _AgentSessionStream_instances, "m", _AgentSessionStream_checkAbort).call(this);
await dispatch?.();
}
__classPrivateFieldGet(this, _AgentSessionStream_instances, "m", _AgentSessionStream_checkAbort).call(this);
throw new error_OpenAIError("Session event stream ended before the turn reached idle or failed");
} finally {
externalSignal?.removeEventListener("abort", abort);
this.controller.signal.removeEventListener("abort", abort);
this.abort();
}
}, _AgentSessionStream_checkAbort = function _AgentSessionStream_checkAbort() {
if (this.controller.signal.aborted) throw __classPrivateFieldGet(this, _AgentSessionStream_instances, "m", _AgentSessionStream_abortError).call(this);
}, _AgentSessionStream_abortError = function _AgentSessionStream_abortError() {
let error = new APIUserAbortError();
Object.defineProperty(error, "cause", {
value: this.controller.signal.reason,
writable: !0,
configurable: !0
});
return error;
};
async function* dispatchCreationTools(source, dispatcher, signal) {
let state = new TurnState();
let sessionID;
for await (let event of { [Symbol.asyncIterator]: source }) {
event.type === "agent.session.created" && (sessionID ??= event.session.id);
let dispatch = state.accept(event) ? dispatcher.prepare(state.call(event), sessionID) : void 0;
yield event;
if (signal.aborted) return;
try {
await dispatch?.();
} catch (error) {
if (signal.aborted && error instanceof APIUserAbortError) return;
throw error;
}
}
}
function withAgentTurnResult(stream, format, tools) {
let collection;
stream.__betaTransformIterator((source) => {
let { path: _path, method: _method, stream: _stream, ...options } = tools?.options ?? {};
let dispatcher = tools && new AgentToolDispatcher(tools.sessions, tools.handlers, stream.controller, options);
collection = new ResultCollection(dispatcher ? () => dispatchCreationTools(source, dispatcher, stream.controller.signal) : source, dispatcher ? (name) => dispatcher.canHandle(name) : void 0, void 0, stream.controller.signal);
return () => collection.iterate();
});
let parsed;
let result = Object.assign(stream, {
finalResult: () => parsed ??= parseAgentResultPromise(collection.finalResult(), format),
withResultCollection: () => {
collection.enable();
return result;
}
});
return result;
}
function captureCreationTools(body, options) {
let descriptor = Object.getOwnPropertyDescriptor(body, "toolHandlers");
if (!descriptor) return {
body,
options
};
let handlers = body.toolHandlers;
if (handlers === void 0 && "value" in descriptor) return {
body,
options
};
let descriptors = Object.getOwnPropertyDescriptors(body);
delete descriptors.toolHandlers;
let capturedOptions = { ...options };
if ("toJSON" in body || capturedOptions.body !== void 0) throw new error_OpenAIError("Creation tool handlers cannot customize request body serialization");
if (handlers === void 0) return {
body: Object.create(Object.getPrototypeOf(body), descriptors),
options: capturedOptions
};
let { stream } = body;
if (stream !== !0) throw new error_OpenAIError("toolHandlers requires stream: true");
capturedOptions.headers = headers_buildHeaders([capturedOptions.headers]);
descriptors.stream = {
value: stream,
enumerable: !0,
configurable: !0,
writable: !0
};
return {
body: Object.create(Object.getPrototypeOf(body), descriptors),
options: capturedOptions,
handlers: handlers && Object.fromEntries(Object.entries(handlers))
};
}
function sessions_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
function sessions_withBodyFinalization(options, finalization) {
return {
...options,
__metadata: {
...options.__metadata,
...finalization
}
};
}
let sessions_normalizeRequestOptionsForQueryKeys = new Set([
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
function sessions_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => sessions_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !sessions_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
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
create(body, options) {
let creation = captureCreationTools(body, options);
let output = captureAgentOutput(creation.body, creation.options);
let request = (body, options) => this._client.post("/agents/sessions", sessions_resolveResourceRequestOptions(options, (options) => sessions_withBodyFinalization({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
stream: body.stream ?? !1,
__streamMode: "events",
__security: { bearerAuth: !0 }
}, { streamFromBody: !0 })));
return request(output.body, output.options)._thenUnwrap((data, { options }) => options.stream ? withAgentTurnResult(data, output.format, creation.handlers ? {
sessions: this,
handlers: creation.handlers,
options: output.options
} : void 0) : data);
}
retrieve(sessionID, options) {
return this._client.get(path`/agents/sessions/${sessionID}`, sessions_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(sessionID, body = {}, options) {
return this._client.post(path`/agents/sessions/${sessionID}`, sessions_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = sessions_normalizeRequestOptionsForQuery(query, [
"after",
"agent_id",
"limit",
"metadata",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/agents/sessions", CursorPage, sessions_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(sessionID, options) {
return this._client.delete(path`/agents/sessions/${sessionID}`, sessions_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
stream(sessionID, params, options) {
return new AgentSessionStream(this, sessionID, params, options);
}
}
Sessions.Subagents = Subagents;
Sessions.Artifacts = Artifacts;
Sessions.Items = Items;
Sessions.Events = Events;
Sessions.Traces = Traces;
Sessions.Turns = turns_Turns;
function credentials_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let credentials_normalizeRequestOptionsForQueryKeys = new Set([
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
function credentials_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => credentials_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !credentials_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Credentials extends APIResource {
create(vaultID, body, options) {
return this._client.post(path`/vaults/${vaultID}/credentials`, credentials_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(credentialID, params, options) {
let { vault_id } = params;
return this._client.get(path`/vaults/${vault_id}/credentials/${credentialID}`, credentials_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(credentialID, params, options) {
let { vault_id, ...body } = params;
return this._client.post(path`/vaults/${vault_id}/credentials/${credentialID}`, credentials_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(vaultID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = credentials_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"metadata",
"order",
"status"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/vaults/${vaultID}/credentials`, CursorPage, credentials_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(credentialID, params, options) {
let { vault_id } = params;
return this._client.delete(path`/vaults/${vault_id}/credentials/${credentialID}`, credentials_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function vaults_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let vaults_normalizeRequestOptionsForQueryKeys = new Set([
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
function vaults_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => vaults_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !vaults_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Vaults extends APIResource {
constructor() {
super(...arguments);
this.credentials = new Credentials(this._client);
}
create(body = {}, options) {
return this._client.post("/vaults", vaults_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(vaultID, options) {
return this._client.get(path`/vaults/${vaultID}`, vaults_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(vaultID, body, options) {
return this._client.post(path`/vaults/${vaultID}`, vaults_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = vaults_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"metadata",
"order",
"status"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/vaults", CursorPage, vaults_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(vaultID, options) {
return this._client.delete(path`/vaults/${vaultID}`, vaults_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
Vaults.Credentials = Credentials;
function agents_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let agents_normalizeRequestOptionsForQueryKeys = new Set([
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
function agents_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => agents_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !agents_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
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
create(body, options) {
return this._client.post("/agents", agents_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(agentID, options) {
return this._client.get(path`/agents/${agentID}`, agents_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(agentID, body = {}, options) {
return this._client.post(path`/agents/${agentID}`, agents_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = agents_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/agents", CursorPage, agents_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(agentID, options) {
return this._client.delete(path`/agents/${agentID}`, agents_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "agents=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
Agents.Automations = Automations;
Agents.Environments = Environments;
Agents.Vaults = Vaults;
Agents.Sessions = Sessions;
function chatkit_sessions_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class sessions_Sessions extends APIResource {
create(body, options) {
return this._client.post("/chatkit/sessions", chatkit_sessions_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
cancel(sessionID, options) {
return this._client.post(path`/chatkit/sessions/${sessionID}/cancel`, chatkit_sessions_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function threads_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let threads_normalizeRequestOptionsForQueryKeys = new Set([
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
function threads_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => threads_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !threads_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Threads extends APIResource {
retrieve(threadID, options) {
return this._client.get(path`/chatkit/threads/${threadID}`, threads_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = threads_normalizeRequestOptionsForQuery(query, [
"after",
"before",
"limit",
"order",
"user"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/chatkit/threads", ConversationCursorPage, threads_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(threadID, options) {
return this._client.delete(path`/chatkit/threads/${threadID}`, threads_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
listItems(threadID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = threads_normalizeRequestOptionsForQuery(query, [
"after",
"before",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/chatkit/threads/${threadID}/items`, ConversationCursorPage, threads_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "chatkit_beta=v1" }, options?.headers]),
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
function input_items_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let input_items_normalizeRequestOptionsForQueryKeys = new Set([
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
function input_items_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => input_items_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !input_items_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class InputItems extends APIResource {
list(responseID, params = {}, options) {
let normalizeRequestOptionsForQueryOptions = input_items_normalizeRequestOptionsForQuery(params, [
"after",
"betas",
"include",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
params = {};
}
params = params;
let { betas, ...query } = params ?? {};
return this._client.getAPIList(path`/responses/${responseID}/input_items?beta=true`, CursorPage, input_items_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ ...betas?.toString() == null ? void 0 : { "openai-beta": betas?.toString() } }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function input_tokens_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class InputTokens extends APIResource {
count(params = {}, options) {
let { betas, ...body } = params ?? {};
return this._client.post("/responses/input_tokens?beta=true", input_tokens_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ ...betas?.toString() == null ? void 0 : { "openai-beta": betas?.toString() } }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function responses_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
function responses_withBodyFinalization(options, finalization) {
return {
...options,
__metadata: {
...options.__metadata,
...finalization
}
};
}
let responses_normalizeRequestOptionsForQueryKeys = new Set([
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
function responses_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => responses_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !responses_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Responses extends APIResource {
constructor() {
super(...arguments);
this.inputItems = new InputItems(this._client);
this.inputTokens = new InputTokens(this._client);
}
create(params, options) {
let { betas, ...body } = params;
return this._client.post("/responses?beta=true", responses_resolveResourceRequestOptions(options, (options) => responses_withBodyFinalization({
body,
...options,
headers: headers_buildHeaders([{ ...betas?.toString() == null ? void 0 : { "openai-beta": betas?.toString() } }, options?.headers]),
stream: params.stream ?? !1,
__security: { bearerAuth: !0 }
}, { streamFromBody: !0 })));
}
retrieve(responseID, params = {}, options) {
let normalizeRequestOptionsForQueryOptions = responses_normalizeRequestOptionsForQuery(params, [
"betas",
"include",
"include_obfuscation",
"starting_after",
"stream"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
params = {};
}
params = params;
let { betas, ...query } = params ?? {};
return this._client.get(path`/responses/${responseID}?beta=true`, responses_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ ...betas?.toString() == null ? void 0 : { "openai-beta": betas?.toString() } }, options?.headers]),
stream: params?.stream ?? !1,
__security: { bearerAuth: !0 }
})));
}
delete(responseID, params = {}, options) {
let { betas } = params ?? {};
return this._client.delete(path`/responses/${responseID}?beta=true`, responses_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{
Accept: "*/*",
...betas?.toString() == null ? void 0 : { "openai-beta": betas?.toString() }
}, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
cancel(responseID, params = {}, options) {
let { betas } = params ?? {};
return this._client.post(path`/responses/${responseID}/cancel?beta=true`, responses_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ ...betas?.toString() == null ? void 0 : { "openai-beta": betas?.toString() } }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
compact(params, options) {
let { betas, ...body } = params;
return this._client.post("/responses/compact?beta=true", responses_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ ...betas?.toString() == null ? void 0 : { "openai-beta": betas?.toString() } }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
Responses.InputItems = InputItems;
Responses.InputTokens = InputTokens;
function messages_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let messages_normalizeRequestOptionsForQueryKeys = new Set([
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
function messages_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => messages_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !messages_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class messages_Messages extends APIResource {
create(threadID, body, options) {
return this._client.post(path`/threads/${threadID}/messages`, messages_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(messageID, params, options) {
let { thread_id } = params;
return this._client.get(path`/threads/${thread_id}/messages/${messageID}`, messages_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(messageID, params, options) {
let { thread_id, ...body } = params;
return this._client.post(path`/threads/${thread_id}/messages/${messageID}`, messages_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(threadID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = messages_normalizeRequestOptionsForQuery(query, [
"after",
"before",
"limit",
"order",
"run_id"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/threads/${threadID}/messages`, CursorPage, messages_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(messageID, params, options) {
let { thread_id } = params;
return this._client.delete(path`/threads/${thread_id}/messages/${messageID}`, messages_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function steps_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class Steps extends APIResource {
retrieve(stepID, params, options) {
let { thread_id, run_id, ...query } = params;
return this._client.get(path`/threads/${thread_id}/runs/${run_id}/steps/${stepID}`, steps_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(runID, params, options) {
let { thread_id, ...query } = params;
return this._client.getAPIList(path`/threads/${thread_id}/runs/${runID}/steps`, CursorPage, steps_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function sleepUntilAborted(milliseconds, signal) {
return new Promise((resolve, reject) => {
let timer;
let registered;
let settled = !1;
let removeAbortListener = (listener) => {
try {
signal.removeEventListener("abort", listener);
} catch {}
};
let cleanup = () => {
if (timer !== void 0) {
clearTimeout(timer);
timer = void 0;
}
if (registered) {
let listener = registered;
registered = void 0;
removeAbortListener(listener);
}
};
let abort = () => {
if (settled) return;
settled = !0;
cleanup();
try {
let error = new APIUserAbortError();
Object.defineProperty(error, "cause", {
value: signal.reason,
writable: !0,
configurable: !0
});
reject(error);
} catch (error) {
reject(error);
}
};
if (signal.aborted) {
abort();
return;
}
timer = setTimeout(() => {
if (settled) return;
settled = !0;
cleanup();
resolve();
}, milliseconds);
registered = abort;
try {
signal.addEventListener("abort", abort, { once: !0 });
settled ? removeAbortListener(abort) : signal.aborted && abort();
} catch (error) {
if (settled) removeAbortListener(abort);
else {
settled = !0;
cleanup();
reject(error);
}
}
});
}
async function pollWithResponse(retrieve, intermediateStatuses, terminalStatuses, options) {
let headers = headers_buildHeaders([options?.headers, {
"X-Stainless-Poll-Helper": "true",
"X-Stainless-Custom-Poll-Interval": options?.pollIntervalMs?.toString() ?? void 0
}]);
for (;;) {
let { data, response } = await retrieve(headers).withResponse();
let { status } = data;
if (intermediateStatuses.includes(status)) {
let sleepInterval = 5e3;
let pollIntervalMs = options?.pollIntervalMs;
if (pollIntervalMs || pollIntervalMs === 0) sleepInterval = pollIntervalMs;
else {
let headerInterval = response.headers.get("openai-poll-after-ms");
if (headerInterval) {
let headerIntervalMs = Number.parseInt(headerInterval);
Number.isNaN(headerIntervalMs) || (sleepInterval = headerIntervalMs);
}
}
let signal = options && Object.prototype.propertyIsEnumerable.call(options, "signal") ? options.signal : void 0;
await (signal ? sleepUntilAborted(sleepInterval, signal) : sleep(sleepInterval));
} else if (terminalStatuses.includes(status)) return data;
}
}
function pollAssistantRun(resource, runID, params, options) {
return pollWithResponse((headers) => resource.retrieve(runID, params, {
...options,
headers: {
...options?.headers,
...headers
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
], options);
}
let fromBase64 = (str) => {
if (globalThis.Buffer !== void 0) {
let buf = globalThis.Buffer.from(str, "base64");
return new Uint8Array(buf.buffer, buf.byteOffset, buf.byteLength);
}
if (typeof atob < "u") {
let bstr = atob(str);
let buf = new Uint8Array(bstr.length);
for (let i = 0; i < bstr.length; i++) buf[i] = bstr.charCodeAt(i);
return buf;
}
throw new error_OpenAIError("Cannot decode base64 string; Expected `Buffer` or `atob` to be defined");
};
let toFloat32Array = (base64Str) => {
if (typeof Buffer < "u") {
let buf = Buffer.from(base64Str, "base64");
if (buf.length % Float32Array.BYTES_PER_ELEMENT !== 0) throw RangeError("Invalid base64-encoded float32 array: byte length must be a multiple of 4");
return Array.from(new Float32Array(buf.buffer, buf.byteOffset, buf.length / Float32Array.BYTES_PER_ELEMENT));
} else {
let binaryStr = atob(base64Str);
let len = binaryStr.length;
let bytes = new Uint8Array(len);
for (let i = 0; i < len; i++) bytes[i] = binaryStr.charCodeAt(i);
return Array.from(new Float32Array(bytes.buffer));
}
};
let env_readEnv = (env) => {
try {
if (globalThis.process !== void 0) return globalThis.process.env?.[env]?.trim() || void 0;
if (globalThis.Deno !== void 0) return globalThis.Deno.env?.get?.(env)?.trim() || void 0;
} catch {
return;
}
};
let MAX_ASSISTANT_STREAM_ARRAY_GROWTH = 1024;
function getAssistantStreamDiagnosticProperty(property) {
switch (property) {
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
case "step_details": return property;
default: return "unknown";
}
}
let assistantStreamArrayStates = new WeakMap();
let externallyMutableAssistantStreamValues = new WeakSet();
function createAssistantStreamDeltaProjection(cacheArrays) {
return {
arrays: new Map(),
cacheArrays,
records: new WeakMap()
};
}
function commitAssistantStreamArrayProjection(projection) {
for (let [array, projected] of projection.arrays) projected.cacheable && !externallyMutableAssistantStreamValues.has(array) ? assistantStreamArrayStates.set(array, {
length: projected.length,
ownEntryCount: projected.ownEntryCount
}) : assistantStreamArrayStates.delete(array);
}
function isPrimitiveAssistantStreamValue(value) {
return typeof value == "string" || typeof value == "number";
}
function isPrimitiveAssistantStreamArrayDelta(accumulator, delta) {
return delta.every(isPrimitiveAssistantStreamValue) && accumulator.every(isPrimitiveAssistantStreamValue);
}
function countOwnAssistantStreamArrayEntries(accumulator) {
let count = 0;
for (let key of Object.keys(accumulator)) {
let index = Number(key);
Number.isSafeInteger(index) && index >= 0 && index < accumulator.length && String(index) === key && (count += 1);
}
return count;
}
function getAssistantStreamArrayOwnEntryCount(accumulator, enforceSparseHoleBudget, cachedState) {
if (!enforceSparseHoleBudget) return 0;
if (cachedState?.length === accumulator.length) return cachedState.ownEntryCount;
return countOwnAssistantStreamArrayEntries(accumulator);
}
function getAssistantStreamDeltaIndex(deltaEntry, kind, baselineLength) {
let { index } = deltaEntry;
if (kind === "array" && index == null) throw Error("Expected array delta entry to have an `index` property");
if (kind === "array" && typeof index != "number") throw TypeError("Expected array delta entry `index` property to be a number but got an invalid value");
if (!Number.isSafeInteger(index) || index < 0 || index >= baselineLength + MAX_ASSISTANT_STREAM_ARRAY_GROWTH || index >= 65536) throw new error_OpenAIError(`Assistant stream delta contains an invalid ${kind} index: ${typeof index == "number" ? index : "unknown"}`);
return index;
}
function assertValidAssistantStreamArrayDelta(accumulator, delta, kind, projection, validateRecord) {
let projectedArray = projection.arrays.get(accumulator);
if (!projectedArray) {
let enforceSparseHoleBudget = projection.cacheArrays && !externallyMutableAssistantStreamValues.has(accumulator);
let cachedState = enforceSparseHoleBudget ? assistantStreamArrayStates.get(accumulator) : void 0;
projectedArray = {
baselineLength: accumulator.length,
cacheable: enforceSparseHoleBudget,
enforceSparseHoleBudget,
entries: new Map(),
length: accumulator.length,
ownEntryCount: getAssistantStreamArrayOwnEntryCount(accumulator, enforceSparseHoleBudget, cachedState)
};
projection.arrays.set(accumulator, projectedArray);
}
for (let deltaEntry of delta) {
if (!values_isObj(deltaEntry)) throw Error("Expected array delta entry to be an object but got an invalid value");
let validatedIndex = getAssistantStreamDeltaIndex(deltaEntry, kind, projectedArray.baselineLength);
let accumulatedEntry;
if (projectedArray.entries.has(validatedIndex)) accumulatedEntry = projectedArray.entries.get(validatedIndex);
else if (values_hasOwn(accumulator, validatedIndex)) {
accumulatedEntry = accumulator[validatedIndex];
accumulatedEntry ?? projectedArray.entries.set(validatedIndex, deltaEntry);
} else {
projectedArray.entries.set(validatedIndex, deltaEntry);
projectedArray.ownEntryCount += 1;
}
let projectedLength = Math.max(projectedArray.length, validatedIndex + 1);
if (projectedArray.enforceSparseHoleBudget && projectedLength - projectedArray.ownEntryCount > MAX_ASSISTANT_STREAM_ARRAY_GROWTH) throw new error_OpenAIError(`Assistant stream delta contains an invalid ${kind} index: ${validatedIndex}`);
values_isObj(accumulatedEntry) && validateRecord(accumulatedEntry, deltaEntry, projection);
projectedArray.length = projectedLength;
}
}
function assertValidAssistantStreamDeltaIndices(accumulator, delta, projection) {
let projectedValues = projection.records.get(accumulator);
for (let [key, deltaValue] of Object.entries(delta)) {
if (key === "index" || key === "type") continue;
let accumulatedValue;
projectedValues?.has(key) ? accumulatedValue = projectedValues.get(key) : values_hasOwn(accumulator, key) && (accumulatedValue = accumulator[key]);
if (accumulatedValue == null) {
if (!projectedValues) {
projectedValues = new Map();
projection.records.set(accumulator, projectedValues);
}
projectedValues.set(key, deltaValue);
continue;
}
values_isObj(accumulatedValue) && values_isObj(deltaValue) ? assertValidAssistantStreamDeltaIndices(accumulatedValue, deltaValue, projection) : Array.isArray(accumulatedValue) && Array.isArray(deltaValue) && !isPrimitiveAssistantStreamArrayDelta(accumulatedValue, deltaValue) && assertValidAssistantStreamArrayDelta(accumulatedValue, deltaValue, "array", projection, assertValidAssistantStreamDeltaIndices);
}
}
function isAssistantStreamValueExternallyMutable(value) {
return (values_isObj(value) || Array.isArray(value)) && externallyMutableAssistantStreamValues.has(value);
}
function markAssistantStreamValueExternallyMutable(value) {
if (!values_isObj(value) && !Array.isArray(value) || externallyMutableAssistantStreamValues.has(value)) return;
externallyMutableAssistantStreamValues.add(value);
Array.isArray(value) && assistantStreamArrayStates.delete(value);
for (let key of Reflect.ownKeys(value)) {
let descriptor = Object.getOwnPropertyDescriptor(value, key);
descriptor && "value" in descriptor && markAssistantStreamValueExternallyMutable(descriptor.value);
}
}
function defineAssistantStreamArrayEntry(accumulator, index, value) {
externallyMutableAssistantStreamValues.has(accumulator) && markAssistantStreamValueExternallyMutable(value);
Object.defineProperty(accumulator, index, {
configurable: !0,
enumerable: !0,
value,
writable: !0
});
}
function getRequiredAssistantStreamArrayIndex(deltaEntry) {
let { index } = deltaEntry;
if (index == null) throw Error("Expected array delta entry to have an `index` property");
if (typeof index != "number") throw TypeError("Expected array delta entry `index` property to be a number but got an invalid value");
return index;
}
function applyAssistantStreamArrayDelta(accumulator, delta, applyRecord) {
if (isPrimitiveAssistantStreamArrayDelta(accumulator, delta)) {
accumulator.push(...delta);
assistantStreamArrayStates.delete(accumulator);
return;
}
for (let deltaEntry of delta) {
if (!values_isObj(deltaEntry)) throw Error("Expected array delta entry to be an object but got an invalid value");
let index = getRequiredAssistantStreamArrayIndex(deltaEntry);
if (values_hasOwn(accumulator, index)) {
let accumulatedEntry = accumulator[index];
if (accumulatedEntry == null) {
externallyMutableAssistantStreamValues.has(accumulator) && markAssistantStreamValueExternallyMutable(deltaEntry);
accumulator[index] = deltaEntry;
} else accumulator[index] = applyRecord(accumulatedEntry, deltaEntry);
} else defineAssistantStreamArrayEntry(accumulator, index, deltaEntry);
}
}
function applyAssistantStreamDelta(accumulator, delta) {
let externallyMutable = externallyMutableAssistantStreamValues.has(accumulator);
for (let [key, deltaValue] of Object.entries(delta)) {
if (key === "__proto__" || key === "constructor" || key === "prototype") throw new error_OpenAIError(`Assistant stream delta contains an unsafe property: ${key}`);
if (!values_hasOwn(accumulator, key)) {
externallyMutable && markAssistantStreamValueExternallyMutable(deltaValue);
accumulator[key] = deltaValue;
continue;
}
let accumulatedValue = accumulator[key];
if (accumulatedValue == null) {
externallyMutable && markAssistantStreamValueExternallyMutable(deltaValue);
accumulator[key] = deltaValue;
continue;
}
if (key === "index" || key === "type") {
accumulator[key] = deltaValue;
continue;
}
if (typeof accumulatedValue == "string" && typeof deltaValue == "string") accumulatedValue += deltaValue;
else if (typeof accumulatedValue == "number" && typeof deltaValue == "number") accumulatedValue += deltaValue;
else if (values_isObj(accumulatedValue) && values_isObj(deltaValue)) accumulatedValue = applyAssistantStreamDelta(accumulatedValue, deltaValue);
else if (Array.isArray(accumulatedValue) && Array.isArray(deltaValue)) {
applyAssistantStreamArrayDelta(accumulatedValue, deltaValue, applyAssistantStreamDelta);
continue;
} else throw TypeError(`Unhandled record type: ${getAssistantStreamDiagnosticProperty(key)}`);
accumulator[key] = accumulatedValue;
}
return accumulator;
}
function assertSafeAssistantStreamDelta(value) {
if (!values_isObj(value) && !Array.isArray(value)) return;
for (let [key, nestedValue] of Object.entries(value)) {
if (key === "__proto__" || key === "constructor" || key === "prototype") throw new error_OpenAIError(`Assistant stream delta contains an unsafe property: ${key}`);
assertSafeAssistantStreamDelta(nestedValue);
}
}
function accumulateAssistantStreamDelta(accumulator, delta, cacheArrays = !1) {
assertSafeAssistantStreamDelta(delta);
let accumulatorRecord = accumulator;
let deltaRecord = delta;
let projection = createAssistantStreamDeltaProjection(cacheArrays && !isAssistantStreamValueExternallyMutable(accumulator));
assertValidAssistantStreamDeltaIndices(accumulatorRecord, deltaRecord, projection);
applyAssistantStreamDelta(accumulatorRecord, deltaRecord);
commitAssistantStreamArrayProjection(projection);
return accumulator;
}
function createAssistantStreamArrayDeltaCommit(accumulator, delta, kind, cacheArrays = !0) {
assertSafeAssistantStreamDelta(delta);
let projection = createAssistantStreamDeltaProjection(cacheArrays && !isAssistantStreamValueExternallyMutable(accumulator));
assertValidAssistantStreamArrayDelta(accumulator, delta, kind, projection, assertValidAssistantStreamDeltaIndices);
return () => commitAssistantStreamArrayProjection(projection);
}
var _AssistantStream_instances, _AssistantStream_runStepSnapshots, _AssistantStream_runStepIDOwners, _AssistantStream_activeRunStepID, _AssistantStream_messageSnapshots, _AssistantStream_messageIDOwners, _AssistantStream_messageSnapshot, _AssistantStream_activeMessageID, _AssistantStream_finalRun, _AssistantStream_currentContentIndex, _AssistantStream_currentContent, _AssistantStream_currentToolCallIndex, _AssistantStream_currentToolCall, _AssistantStream_currentEvent, _AssistantStream_currentRunSnapshot, _AssistantStream_currentRunStepSnapshot, _AssistantStream_addEvent, _AssistantStream_endRequest, _AssistantStream_validateRunStepEvent, _AssistantStream_reserveRunStepAlias, _AssistantStream_validateMessageEvent, _AssistantStream_reserveMessageAlias, _AssistantStream_handleMessage, _AssistantStream_handleRunStep, _AssistantStream_emitExposed, _AssistantStream_handleEvent, _AssistantStream_accumulateRunStep, _AssistantStream_accumulateMessage, _AssistantStream_accumulateContent, _AssistantStream_handleRun;
function stabilizeAssistantStreamEvent(event) {
let eventDescriptor = Object.getOwnPropertyDescriptor(event, "event");
let dataDescriptor = Object.getOwnPropertyDescriptor(event, "data");
let eventType = Reflect.get(event, "event", event);
let data = Reflect.get(event, "data", event);
let stableData = data;
if (eventType === "thread.message.created" || eventType === "thread.message.in_progress" || eventType === "thread.message.delta" || eventType === "thread.message.completed" || eventType === "thread.message.incomplete" || eventType === "thread.run.step.created" || eventType === "thread.run.step.in_progress" || eventType === "thread.run.step.delta" || eventType === "thread.run.step.completed" || eventType === "thread.run.step.failed" || eventType === "thread.run.step.cancelled" || eventType === "thread.run.step.expired") {
let messageID = Object.getOwnPropertyDescriptor(data, "id");
if (messageID && "value" in messageID && data.id !== messageID.value) {
let canonicalID = messageID.value;
stableData = new Proxy(data, { get(target, property) {
return property === "id" ? canonicalID : Reflect.get(target, property, target);
} });
}
}
return {
event: Object.freeze({
event: eventType,
data: stableData
}),
exposedEvent: eventDescriptor !== void 0 && "value" in eventDescriptor && eventDescriptor.value === eventType && dataDescriptor !== void 0 && "value" in dataDescriptor && dataDescriptor.value === data && stableData === data ? event : {
event: eventType,
data: stableData
}
};
}
class AssistantStream extends EventStream {
constructor() {
super(...arguments);
_AssistantStream_instances.add(this);
_AssistantStream_runStepSnapshots.set(this, Object.create(null));
_AssistantStream_runStepIDOwners.set(this, new Map());
_AssistantStream_activeRunStepID.set(this, void 0);
_AssistantStream_messageSnapshots.set(this, Object.create(null));
_AssistantStream_messageIDOwners.set(this, new Map());
_AssistantStream_messageSnapshot.set(this, void 0);
_AssistantStream_activeMessageID.set(this, void 0);
_AssistantStream_finalRun.set(this, void 0);
_AssistantStream_currentContentIndex.set(this, void 0);
_AssistantStream_currentContent.set(this, void 0);
_AssistantStream_currentToolCallIndex.set(this, void 0);
_AssistantStream_currentToolCall.set(this, void 0);
_AssistantStream_currentEvent.set(this, void 0);
_AssistantStream_currentRunSnapshot.set(this, void 0);
_AssistantStream_currentRunStepSnapshot.set(this, void 0);
}
[(_AssistantStream_runStepSnapshots = new WeakMap(), _AssistantStream_runStepIDOwners = new WeakMap(), _AssistantStream_activeRunStepID = new WeakMap(), _AssistantStream_messageSnapshots = new WeakMap(), _AssistantStream_messageIDOwners = new WeakMap(), _AssistantStream_messageSnapshot = new WeakMap(), _AssistantStream_activeMessageID = new WeakMap(), _AssistantStream_finalRun = new WeakMap(), _AssistantStream_currentContentIndex = new WeakMap(), _AssistantStream_currentContent = new WeakMap(), _AssistantStream_currentToolCallIndex = new WeakMap(), _AssistantStream_currentToolCall = new WeakMap(), _AssistantStream_currentEvent = new WeakMap(), _AssistantStream_currentRunSnapshot = new WeakMap(), _AssistantStream_currentRunStepSnapshot = new WeakMap(), _AssistantStream_instances = new WeakSet(), Symbol.asyncIterator)]() {
return this._createIterator((push) => {
let onEvent = (event) => push(structuredClone(event));
this.on("event", onEvent);
return () => this.off("event", onEvent);
}, { onReturn: () => this.abort() });
}
static fromReadableStream(stream) {
let runner = new AssistantStream();
runner._run(() => runner._fromReadableStream(stream));
return runner;
}
async _fromReadableStream(readableStream, options) {
this._listenForAbort(options?.signal);
this._connected();
let stream = Stream.fromReadableStream(readableStream, this.controller);
for await (let event of stream) __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_addEvent).call(this, event);
if (stream.controller.signal?.aborted) throw this._userAbortError();
return this._addRun(__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_endRequest).call(this));
}
toReadableStream() {
return new Stream(this[Symbol.asyncIterator].bind(this), this.controller).toReadableStream();
}
static createToolAssistantStream(runId, runs, params, options) {
let runner = new AssistantStream();
runner._run(() => runner._runToolAssistantStream(runId, runs, params, {
...options,
__metadata: {
...options?.__metadata,
helperMethod: "stream"
}
}));
return runner;
}
async _createToolAssistantStream(run, runId, params, options) {
this._listenForAbort(options?.signal);
let body = {
...params,
stream: !0
};
let stream = await run.submitToolOutputs(runId, body, {
...options,
signal: this.controller.signal
});
this._connected();
for await (let event of stream) __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_addEvent).call(this, event);
if (stream.controller.signal?.aborted) throw this._userAbortError();
return this._addRun(__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_endRequest).call(this));
}
static createThreadAssistantStream(params, thread, options) {
let runner = new AssistantStream();
runner._run(() => runner._threadAssistantStream(params, thread, {
...options,
__metadata: {
...options?.__metadata,
helperMethod: "stream"
}
}));
return runner;
}
static createAssistantStream(threadId, runs, params, options) {
let runner = new AssistantStream();
runner._run(() => runner._runAssistantStream(threadId, runs, params, {
...options,
__metadata: {
...options?.__metadata,
helperMethod: "stream"
}
}));
return runner;
}
currentEvent() {
markAssistantStreamValueExternallyMutable(__classPrivateFieldGet(this, _AssistantStream_currentEvent, "f"));
return __classPrivateFieldGet(this, _AssistantStream_currentEvent, "f");
}
currentRun() {
markAssistantStreamValueExternallyMutable(__classPrivateFieldGet(this, _AssistantStream_currentRunSnapshot, "f"));
return __classPrivateFieldGet(this, _AssistantStream_currentRunSnapshot, "f");
}
currentMessageSnapshot() {
markAssistantStreamValueExternallyMutable(__classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"));
return __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f");
}
currentRunStepSnapshot() {
markAssistantStreamValueExternallyMutable(__classPrivateFieldGet(this, _AssistantStream_currentRunStepSnapshot, "f"));
return __classPrivateFieldGet(this, _AssistantStream_currentRunStepSnapshot, "f");
}
async finalRunSteps() {
await this.done();
return Object.values(__classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f"));
}
async finalMessages() {
await this.done();
return Object.values(__classPrivateFieldGet(this, _AssistantStream_messageSnapshots, "f"));
}
async finalRun() {
await this.done();
if (!__classPrivateFieldGet(this, _AssistantStream_finalRun, "f")) throw Error("Final run was not received.");
return __classPrivateFieldGet(this, _AssistantStream_finalRun, "f");
}
async _createThreadAssistantStream(thread, params, options) {
this._listenForAbort(options?.signal);
let body = {
...params,
stream: !0
};
let stream = await thread.createAndRun(body, {
...options,
signal: this.controller.signal
});
this._connected();
for await (let event of stream) __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_addEvent).call(this, event);
if (stream.controller.signal?.aborted) throw this._userAbortError();
return this._addRun(__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_endRequest).call(this));
}
async _createAssistantStream(run, threadId, params, options) {
this._listenForAbort(options?.signal);
let body = {
...params,
stream: !0
};
let stream = await run.create(threadId, body, {
...options,
signal: this.controller.signal
});
this._connected();
for await (let event of stream) __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_addEvent).call(this, event);
if (stream.controller.signal?.aborted) throw this._userAbortError();
return this._addRun(__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_endRequest).call(this));
}
static accumulateDelta(acc, delta) {
return accumulateAssistantStreamDelta(acc, delta);
}
_addRun(run) {
__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "run", run);
return run;
}
async _threadAssistantStream(params, thread, options) {
return await this._createThreadAssistantStream(thread, params, options);
}
async _runAssistantStream(threadId, runs, params, options) {
return await this._createAssistantStream(runs, threadId, params, options);
}
async _runToolAssistantStream(runId, runs, params, options) {
return await this._createToolAssistantStream(runs, runId, params, options);
}
}
_AssistantStream_addEvent = function _AssistantStream_addEvent(event) {
if (this.ended) return;
let { event: stableEvent, exposedEvent } = stabilizeAssistantStreamEvent(event);
let messageID;
let messageData;
let runStepID;
let runStepData;
switch (stableEvent.event) {
case "thread.message.created":
case "thread.message.in_progress":
case "thread.message.delta":
case "thread.message.completed":
case "thread.message.incomplete":
messageID = __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_validateMessageEvent).call(this, stableEvent);
messageData = stableEvent.data;
break;
case "thread.run.step.created":
case "thread.run.step.in_progress":
case "thread.run.step.delta":
case "thread.run.step.completed":
case "thread.run.step.failed":
case "thread.run.step.cancelled":
case "thread.run.step.expired":
runStepID = __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_validateRunStepEvent).call(this, stableEvent);
runStepData = stableEvent.data;
}
__classPrivateFieldSet(this, _AssistantStream_currentEvent, exposedEvent, "f");
__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_handleEvent).call(this, exposedEvent);
messageID !== void 0 && messageData !== void 0 && __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_reserveMessageAlias).call(this, messageData, messageID);
runStepID !== void 0 && runStepData !== void 0 && __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_reserveRunStepAlias).call(this, runStepData, runStepID);
runStepID === void 0 && __classPrivateFieldGet(this, _AssistantStream_activeRunStepID, "f") !== void 0 && __classPrivateFieldGet(this, _AssistantStream_currentRunStepSnapshot, "f") && __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_reserveRunStepAlias).call(this, __classPrivateFieldGet(this, _AssistantStream_currentRunStepSnapshot, "f"), __classPrivateFieldGet(this, _AssistantStream_activeRunStepID, "f"));
switch (stableEvent.event) {
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
__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_handleRun).call(this, stableEvent);
break;
case "thread.run.step.created":
case "thread.run.step.in_progress":
case "thread.run.step.delta":
case "thread.run.step.completed":
case "thread.run.step.failed":
case "thread.run.step.cancelled":
case "thread.run.step.expired": {
if (runStepID === void 0) throw new error_OpenAIError("Received assistant run-step event without a canonical run-step ID");
let activeRunStep = __classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[runStepID];
activeRunStep && __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_reserveRunStepAlias).call(this, activeRunStep, runStepID);
__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_handleRunStep).call(this, stableEvent, runStepID);
__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_reserveRunStepAlias).call(this, stableEvent.data, runStepID);
let retainedRunStep = __classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[runStepID];
retainedRunStep && __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_reserveRunStepAlias).call(this, retainedRunStep, runStepID);
break;
}
case "thread.message.created":
case "thread.message.in_progress":
case "thread.message.delta":
case "thread.message.completed":
case "thread.message.incomplete":
messageID !== void 0 && __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f") && __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_reserveMessageAlias).call(this, __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"), messageID);
__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_handleMessage).call(this, stableEvent);
if (messageID !== void 0) {
__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_reserveMessageAlias).call(this, stableEvent.data, messageID);
let retainedMessage = __classPrivateFieldGet(this, _AssistantStream_messageSnapshots, "f")[messageID];
retainedMessage && __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_reserveMessageAlias).call(this, retainedMessage, messageID);
}
break;
case "error": throw new APIError(void 0, stableEvent.data, void 0, void 0);
}
}, _AssistantStream_endRequest = function _AssistantStream_endRequest() {
if (this.ended) throw new error_OpenAIError("stream has ended, this shouldn't happen");
if (!__classPrivateFieldGet(this, _AssistantStream_finalRun, "f")) throw Error("Final run has not been received");
return __classPrivateFieldGet(this, _AssistantStream_finalRun, "f");
}, _AssistantStream_validateRunStepEvent = function _AssistantStream_validateRunStepEvent(event) {
let descriptor = Object.getOwnPropertyDescriptor(event.data, "id");
let runStepID = descriptor && "value" in descriptor ? descriptor.value : void 0;
if (typeof runStepID != "string" || runStepID.length === 0) throw new error_OpenAIError("Received assistant run-step event with an invalid run-step ID");
if (event.event === "thread.run.step.delta") {
let delta = event.data.delta;
if (delta && values_hasOwn(delta, "id")) throw new error_OpenAIError("Run-step deltas must not contain an id field");
}
if (event.event === "thread.run.step.created") {
if (__classPrivateFieldGet(this, _AssistantStream_activeRunStepID, "f") !== void 0) throw new error_OpenAIError(`Received run-step creation for "${runStepID}" before the active run step "${__classPrivateFieldGet(this, _AssistantStream_activeRunStepID, "f")}" reached a terminal state`);
if (values_hasOwn(__classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f"), runStepID) || __classPrivateFieldGet(this, _AssistantStream_runStepIDOwners, "f").has(runStepID)) throw new error_OpenAIError(`Received run-step creation for run step "${runStepID}", which has already been created`);
__classPrivateFieldSet(this, _AssistantStream_activeRunStepID, runStepID, "f");
__classPrivateFieldGet(this, _AssistantStream_runStepIDOwners, "f").set(runStepID, runStepID);
return runStepID;
}
if (__classPrivateFieldGet(this, _AssistantStream_activeRunStepID, "f") !== void 0) {
if (runStepID !== __classPrivateFieldGet(this, _AssistantStream_activeRunStepID, "f")) throw new error_OpenAIError(`Received ${event.event} for run step "${runStepID}", which does not match the active run step "${__classPrivateFieldGet(this, _AssistantStream_activeRunStepID, "f")}"`);
return runStepID;
}
if (event.event === "thread.run.step.delta") {
if (!values_hasOwn(__classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f"), runStepID)) throw new error_OpenAIError("Received a RunStepDelta before creation of a snapshot");
throw new error_OpenAIError(`Received run-step delta for "${runStepID}" with no active run step`);
}
if (values_hasOwn(__classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f"), runStepID) || __classPrivateFieldGet(this, _AssistantStream_runStepIDOwners, "f").has(runStepID)) throw new error_OpenAIError(`Received run-step event for run step "${runStepID}", which has already been created`);
__classPrivateFieldGet(this, _AssistantStream_runStepIDOwners, "f").set(runStepID, runStepID);
event.event === "thread.run.step.in_progress" && __classPrivateFieldSet(this, _AssistantStream_activeRunStepID, runStepID, "f");
return runStepID;
}, _AssistantStream_reserveRunStepAlias = function _AssistantStream_reserveRunStepAlias(data, canonicalID) {
let descriptor = Object.getOwnPropertyDescriptor(data, "id");
let runStepID = descriptor && "value" in descriptor ? descriptor.value : void 0;
if (typeof runStepID != "string" || runStepID.length === 0) throw new error_OpenAIError("Received assistant run-step event with an invalid run-step ID");
let owner = __classPrivateFieldGet(this, _AssistantStream_runStepIDOwners, "f").get(runStepID);
if (owner !== void 0 && owner !== canonicalID) throw new error_OpenAIError(`Received run-step creation for run step "${runStepID}", which has already been created`);
__classPrivateFieldGet(this, _AssistantStream_runStepIDOwners, "f").set(runStepID, canonicalID);
}, _AssistantStream_validateMessageEvent = function _AssistantStream_validateMessageEvent(event) {
let descriptor = Object.getOwnPropertyDescriptor(event.data, "id");
let messageID = descriptor && "value" in descriptor ? descriptor.value : void 0;
if (typeof messageID != "string" || messageID.length === 0) throw new error_OpenAIError("Received assistant message event with an invalid message ID");
if (event.event === "thread.message.created") {
if (__classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f")) throw new error_OpenAIError(`Received message creation for "${messageID}" before the active message "${__classPrivateFieldGet(this, _AssistantStream_activeMessageID, "f")}" reached a terminal state`);
if (values_hasOwn(__classPrivateFieldGet(this, _AssistantStream_messageSnapshots, "f"), messageID) || __classPrivateFieldGet(this, _AssistantStream_messageIDOwners, "f").has(messageID)) throw new error_OpenAIError(`Received message creation for message "${messageID}", which has already been created`);
__classPrivateFieldSet(this, _AssistantStream_activeMessageID, messageID, "f");
__classPrivateFieldGet(this, _AssistantStream_messageIDOwners, "f").set(messageID, messageID);
return messageID;
}
if (!__classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f")) {
if (event.event === "thread.message.delta") throw new error_OpenAIError("Received a delta with no existing snapshot (there should be one from message creation)");
throw new error_OpenAIError("Received thread message event with no existing snapshot");
}
if (messageID !== __classPrivateFieldGet(this, _AssistantStream_activeMessageID, "f")) throw new error_OpenAIError(`Received ${event.event} for message "${messageID}", which does not match the active message "${__classPrivateFieldGet(this, _AssistantStream_activeMessageID, "f")}"`);
return messageID;
}, _AssistantStream_reserveMessageAlias = function _AssistantStream_reserveMessageAlias(data, canonicalID) {
let descriptor = Object.getOwnPropertyDescriptor(data, "id");
let messageID = descriptor && "value" in descriptor ? descriptor.value : void 0;
if (typeof messageID != "string" || messageID.length === 0) throw new error_OpenAIError("Received assistant message event with an invalid message ID");
let owner = __classPrivateFieldGet(this, _AssistantStream_messageIDOwners, "f").get(messageID);
if (owner !== void 0 && owner !== canonicalID) throw new error_OpenAIError(`Received message creation for message "${messageID}", which has already been created`);
__classPrivateFieldGet(this, _AssistantStream_messageIDOwners, "f").set(messageID, canonicalID);
}, _AssistantStream_handleMessage = function _AssistantStream_handleMessage(event) {
let [accumulatedMessage, newContent] = __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_accumulateMessage).call(this, event, __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"));
__classPrivateFieldSet(this, _AssistantStream_messageSnapshot, accumulatedMessage, "f");
if (!__classPrivateFieldGet(this, _AssistantStream_activeMessageID, "f")) throw new error_OpenAIError("Received thread message event with no active message ID");
__classPrivateFieldGet(this, _AssistantStream_messageSnapshots, "f")[__classPrivateFieldGet(this, _AssistantStream_activeMessageID, "f")] = accumulatedMessage;
for (let content of newContent) {
let snapshotContent = accumulatedMessage.content[content.index];
snapshotContent?.type === "text" && __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "textCreated", snapshotContent.text);
}
switch (event.event) {
case "thread.message.created":
__classPrivateFieldSet(this, _AssistantStream_currentContentIndex, void 0, "f");
__classPrivateFieldSet(this, _AssistantStream_currentContent, void 0, "f");
__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "messageCreated", event.data);
break;
case "thread.message.in_progress": break;
case "thread.message.delta":
__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "messageDelta", event.data.delta, accumulatedMessage);
if (event.data.delta.content) for (let content of event.data.delta.content) {
if (content.type === "text" && content.text) {
let textDelta = content.text;
let snapshot = accumulatedMessage.content[content.index];
if (snapshot && snapshot.type === "text") __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "textDelta", textDelta, snapshot.text);
else throw Error("The snapshot associated with this text delta is not text or missing");
}
if (content.index !== __classPrivateFieldGet(this, _AssistantStream_currentContentIndex, "f")) {
if (__classPrivateFieldGet(this, _AssistantStream_currentContent, "f")) switch (__classPrivateFieldGet(this, _AssistantStream_currentContent, "f").type) {
case "text":
__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "textDone", __classPrivateFieldGet(this, _AssistantStream_currentContent, "f").text, __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"));
break;
case "image_file": __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "imageFileDone", __classPrivateFieldGet(this, _AssistantStream_currentContent, "f").image_file, __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"));
}
__classPrivateFieldSet(this, _AssistantStream_currentContentIndex, content.index, "f");
}
__classPrivateFieldSet(this, _AssistantStream_currentContent, accumulatedMessage.content[content.index], "f");
}
break;
case "thread.message.completed":
case "thread.message.incomplete":
if (__classPrivateFieldGet(this, _AssistantStream_currentContentIndex, "f") !== void 0) {
let currentContent = event.data.content[__classPrivateFieldGet(this, _AssistantStream_currentContentIndex, "f")];
if (currentContent) switch (currentContent.type) {
case "image_file":
__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "imageFileDone", currentContent.image_file, __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"));
break;
case "text": __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "textDone", currentContent.text, __classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f"));
}
}
__classPrivateFieldGet(this, _AssistantStream_messageSnapshot, "f") && __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "messageDone", event.data);
__classPrivateFieldSet(this, _AssistantStream_currentContentIndex, void 0, "f");
__classPrivateFieldSet(this, _AssistantStream_currentContent, void 0, "f");
__classPrivateFieldSet(this, _AssistantStream_messageSnapshot, void 0, "f");
__classPrivateFieldSet(this, _AssistantStream_activeMessageID, void 0, "f");
}
}, _AssistantStream_handleRunStep = function _AssistantStream_handleRunStep(event, runStepID) {
let accumulatedRunStep = __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_accumulateRunStep).call(this, event, runStepID);
__classPrivateFieldSet(this, _AssistantStream_currentRunStepSnapshot, accumulatedRunStep, "f");
switch (event.event) {
case "thread.run.step.created":
__classPrivateFieldSet(this, _AssistantStream_currentToolCallIndex, void 0, "f");
__classPrivateFieldSet(this, _AssistantStream_currentToolCall, void 0, "f");
__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "runStepCreated", event.data);
break;
case "thread.run.step.delta": {
let delta = event.data.delta;
if (delta.step_details && delta.step_details.type === "tool_calls" && delta.step_details.tool_calls && accumulatedRunStep.step_details.type === "tool_calls") for (let toolCall of delta.step_details.tool_calls) if (toolCall.index === __classPrivateFieldGet(this, _AssistantStream_currentToolCallIndex, "f")) __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "toolCallDelta", toolCall, accumulatedRunStep.step_details.tool_calls[toolCall.index]);
else {
__classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f") && __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "toolCallDone", __classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f"));
__classPrivateFieldSet(this, _AssistantStream_currentToolCallIndex, toolCall.index, "f");
__classPrivateFieldSet(this, _AssistantStream_currentToolCall, accumulatedRunStep.step_details.tool_calls[toolCall.index], "f");
__classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f") && __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "toolCallCreated", __classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f"));
}
__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "runStepDelta", event.data.delta, accumulatedRunStep);
break;
}
case "thread.run.step.completed":
case "thread.run.step.failed":
case "thread.run.step.cancelled":
case "thread.run.step.expired":
__classPrivateFieldSet(this, _AssistantStream_currentRunStepSnapshot, void 0, "f");
__classPrivateFieldSet(this, _AssistantStream_activeRunStepID, void 0, "f");
event.data.step_details.type === "tool_calls" && __classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f") && __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "toolCallDone", __classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f"));
__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "runStepDone", event.data, accumulatedRunStep);
__classPrivateFieldSet(this, _AssistantStream_currentToolCallIndex, void 0, "f");
__classPrivateFieldSet(this, _AssistantStream_currentToolCall, void 0, "f");
}
}, _AssistantStream_emitExposed = function _AssistantStream_emitExposed(event, ...args) {
if (this._hasListeners(event)) for (let value of args) markAssistantStreamValueExternallyMutable(value);
this._emit(event, ...args);
}, _AssistantStream_handleEvent = function _AssistantStream_handleEvent(event) {
__classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "event", event);
}, _AssistantStream_accumulateRunStep = function _AssistantStream_accumulateRunStep(event, runStepID) {
switch (event.event) {
case "thread.run.step.created":
__classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[runStepID] = event.data;
return event.data;
case "thread.run.step.delta": {
let snapshot = __classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[runStepID];
if (!snapshot) throw Error("Received a RunStepDelta before creation of a snapshot");
let delta = event.data.delta;
if (delta) {
if (values_hasOwn(delta, "id")) throw new error_OpenAIError("Run-step deltas must not contain an id field");
let accumulated = accumulateAssistantStreamDelta(snapshot, delta, !0);
__classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[runStepID] = accumulated;
}
return __classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[runStepID];
}
case "thread.run.step.completed":
case "thread.run.step.failed":
case "thread.run.step.cancelled":
case "thread.run.step.expired":
case "thread.run.step.in_progress": __classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[runStepID] = event.data;
}
if (__classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[runStepID]) return __classPrivateFieldGet(this, _AssistantStream_runStepSnapshots, "f")[runStepID];
throw Error("No snapshot available");
}, _AssistantStream_accumulateMessage = function _AssistantStream_accumulateMessage(event, snapshot) {
let newContent = [];
switch (event.event) {
case "thread.message.created": return [event.data, newContent];
case "thread.message.delta": {
if (!snapshot) throw Error("Received a delta with no existing snapshot (there should be one from message creation)");
let data = event.data;
if (data.delta.content) {
assertSafeAssistantStreamDelta(data.delta);
let cacheArrays = !isAssistantStreamValueExternallyMutable(snapshot);
let commitProjection = createAssistantStreamArrayDeltaCommit(snapshot.content, data.delta.content, "content", cacheArrays);
for (let contentElement of data.delta.content) if (values_hasOwn(snapshot.content, contentElement.index)) {
let currentContent = snapshot.content[contentElement.index];
snapshot.content[contentElement.index] = __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_accumulateContent).call(this, contentElement, currentContent, cacheArrays);
} else {
defineAssistantStreamArrayEntry(snapshot.content, contentElement.index, contentElement);
newContent.push(contentElement);
}
commitProjection();
}
return [snapshot, newContent];
}
case "thread.message.in_progress":
case "thread.message.completed":
case "thread.message.incomplete":
if (snapshot) return [event.event === "thread.message.in_progress" ? snapshot : event.data, newContent];
throw Error("Received thread message event with no existing snapshot");
}
throw Error("Tried to accumulate a non-message event");
}, _AssistantStream_accumulateContent = function _AssistantStream_accumulateContent(contentElement, currentContent, cacheArrays) {
return accumulateAssistantStreamDelta(currentContent, contentElement, cacheArrays);
}, _AssistantStream_handleRun = function _AssistantStream_handleRun(event) {
__classPrivateFieldSet(this, _AssistantStream_currentRunSnapshot, event.data, "f");
switch (event.event) {
case "thread.run.created": break;
case "thread.run.queued": break;
case "thread.run.in_progress": break;
case "thread.run.requires_action":
case "thread.run.cancelled":
case "thread.run.failed":
case "thread.run.completed":
case "thread.run.expired":
case "thread.run.incomplete":
__classPrivateFieldSet(this, _AssistantStream_finalRun, event.data, "f");
__classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f") && __classPrivateFieldGet(this, _AssistantStream_instances, "m", _AssistantStream_emitExposed).call(this, "toolCallDone", __classPrivateFieldGet(this, _AssistantStream_currentToolCall, "f"));
__classPrivateFieldSet(this, _AssistantStream_currentToolCallIndex, void 0, "f");
__classPrivateFieldSet(this, _AssistantStream_currentToolCall, void 0, "f");
}
};
function runs_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
function runs_withBodyFinalization(options, finalization) {
return {
...options,
__metadata: {
...options.__metadata,
...finalization
}
};
}
let runs_normalizeRequestOptionsForQueryKeys = new Set([
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
function runs_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => runs_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !runs_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Runs extends APIResource {
constructor() {
super(...arguments);
this.steps = new Steps(this._client);
}
create(threadID, params, options) {
let { include, ...body } = params;
return this._client.post(path`/threads/${threadID}/runs`, runs_resolveResourceRequestOptions(options, (options) => runs_withBodyFinalization({
query: { include },
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
stream: params.stream ?? !1,
__synthesizeEventData: !0,
__security: { bearerAuth: !0 }
}, { streamFromBody: !0 })));
}
async createAndPoll(threadId, body, options) {
let created = await this.create(threadId, body, options);
return await this.poll(created.id, { thread_id: threadId }, options);
}
createAndStream(threadId, body, options) {
return AssistantStream.createAssistantStream(threadId, this._client.beta.threads.runs, body, options);
}
retrieve(runID, params, options) {
let { thread_id } = params;
return this._client.get(path`/threads/${thread_id}/runs/${runID}`, runs_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(runID, params, options) {
let { thread_id, ...body } = params;
return this._client.post(path`/threads/${thread_id}/runs/${runID}`, runs_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(threadID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = runs_normalizeRequestOptionsForQuery(query, [
"after",
"before",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/threads/${threadID}/runs`, CursorPage, runs_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
cancel(runID, params, options) {
let { thread_id } = params;
return this._client.post(path`/threads/${thread_id}/runs/${runID}/cancel`, runs_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
async poll(runId, params, options) {
return await pollAssistantRun(this, runId, params, options);
}
stream(threadId, body, options) {
return AssistantStream.createAssistantStream(threadId, this._client.beta.threads.runs, body, options);
}
submitToolOutputs(runID, params, options) {
let { thread_id, ...body } = params;
return this._client.post(path`/threads/${thread_id}/runs/${runID}/submit_tool_outputs`, runs_resolveResourceRequestOptions(options, (options) => runs_withBodyFinalization({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
stream: params.stream ?? !1,
__synthesizeEventData: !0,
__security: { bearerAuth: !0 }
}, { streamFromBody: !0 })));
}
async submitToolOutputsAndPoll(runId, params, options) {
let completed = await this.submitToolOutputs(runId, params, options);
return await this.poll(completed.id, params, options);
}
submitToolOutputsStream(runId, params, options) {
return AssistantStream.createToolAssistantStream(runId, this._client.beta.threads.runs, params, options);
}
}
Runs.Steps = Steps;
function threads_threads_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
function threads_withBodyFinalization(options, finalization) {
return {
...options,
__metadata: {
...options.__metadata,
...finalization
}
};
}
class threads_Threads extends APIResource {
constructor() {
super(...arguments);
this.runs = new Runs(this._client);
this.messages = new messages_Messages(this._client);
}
create(body = {}, options) {
return this._client.post("/threads", threads_threads_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(threadID, options) {
return this._client.get(path`/threads/${threadID}`, threads_threads_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(threadID, body, options) {
return this._client.post(path`/threads/${threadID}`, threads_threads_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(threadID, options) {
return this._client.delete(path`/threads/${threadID}`, threads_threads_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
createAndRun(body, options) {
return this._client.post("/threads/runs", threads_threads_resolveResourceRequestOptions(options, (options) => threads_withBodyFinalization({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
stream: body.stream ?? !1,
__synthesizeEventData: !0,
__security: { bearerAuth: !0 }
}, { streamFromBody: !0 })));
}
async createAndRunPoll(body, options) {
let run = await this.createAndRun(body, options);
return await this.runs.poll(run.id, { thread_id: run.thread_id }, options);
}
createAndRunStream(body, options) {
return AssistantStream.createThreadAssistantStream(body, this._client.beta.threads, options);
}
}
threads_Threads.Runs = Runs;
threads_Threads.Messages = messages_Messages;
class realtime_sessions_Sessions extends APIResource {
create(body, options) {
return this._client.post("/realtime/sessions", {
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
});
}
}
class TranscriptionSessions extends APIResource {
create(body, options) {
return this._client.post("/realtime/transcription_sessions", {
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
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
function resources_completions_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
function completions_withBodyFinalization(options, finalization) {
return {
...options,
__metadata: {
...options.__metadata,
...finalization
}
};
}
class completions_Completions extends APIResource {
create(body, options) {
return this._client.post("/completions", resources_completions_resolveResourceRequestOptions(options, (options) => completions_withBodyFinalization({
body,
...options,
stream: body.stream ?? !1,
__security: { bearerAuth: !0 }
}, { streamFromBody: !0 })));
}
}
function content_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class Content extends APIResource {
retrieve(fileID, params, options) {
let { container_id } = params;
return this._client.get(path`/containers/${container_id}/files/${fileID}/content`, content_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ Accept: "application/binary" }, options?.headers]),
__security: { bearerAuth: !0 },
__binaryResponse: !0
})));
}
}
function files_files_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
function files_withBodyFinalization(options, finalization) {
return {
...options,
__metadata: {
...options.__metadata,
...finalization
}
};
}
let files_normalizeRequestOptionsForQueryKeys = new Set([
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
function files_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => files_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !files_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class files_Files extends APIResource {
constructor() {
super(...arguments);
this.content = new Content(this._client);
}
create(containerID, body, options) {
return this._client.post(path`/containers/${containerID}/files`, files_files_resolveResourceRequestOptions(options, (options) => maybeMultipartFormRequestOptions(files_withBodyFinalization({
body,
...options,
__security: { bearerAuth: !0 }
}, { finalizeMultipart: !0 }), this._client)));
}
retrieve(fileID, params, options) {
let { container_id } = params;
return this._client.get(path`/containers/${container_id}/files/${fileID}`, files_files_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
list(containerID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = files_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/containers/${containerID}/files`, CursorPage, files_files_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { bearerAuth: !0 }
})));
}
delete(fileID, params, options) {
let { container_id } = params;
return this._client.delete(path`/containers/${container_id}/files/${fileID}`, files_files_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ Accept: "*/*" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
files_Files.Content = Content;
function containers_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let containers_normalizeRequestOptionsForQueryKeys = new Set([
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
function containers_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => containers_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !containers_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Containers extends APIResource {
constructor() {
super(...arguments);
this.files = new files_Files(this._client);
}
create(body, options) {
return this._client.post("/containers", containers_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
retrieve(containerID, options) {
return this._client.get(path`/containers/${containerID}`, containers_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = containers_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"name",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/containers", CursorPage, containers_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { bearerAuth: !0 }
})));
}
delete(containerID, options) {
return this._client.delete(path`/containers/${containerID}`, containers_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ Accept: "*/*" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
Containers.Files = files_Files;
function content_provenance_checks_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class ContentProvenanceChecks extends APIResource {
create(body, options) {
return this._client.post("/content_provenance_checks", content_provenance_checks_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions({
body,
...options,
__security: { bearerAuth: !0 }
}, this._client)));
}
}
function conversations_items_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let conversations_items_normalizeRequestOptionsForQueryKeys = new Set([
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
function conversations_items_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => conversations_items_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !conversations_items_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class conversations_items_Items extends APIResource {
create(conversationID, params, options) {
let { include, ...body } = params;
return this._client.post(path`/conversations/${conversationID}/items`, conversations_items_resolveResourceRequestOptions(options, (options) => ({
query: { include },
body,
...options,
__security: { bearerAuth: !0 }
})));
}
retrieve(itemID, params, options) {
let { conversation_id, ...query } = params;
return this._client.get(path`/conversations/${conversation_id}/items/${itemID}`, conversations_items_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { bearerAuth: !0 }
})));
}
list(conversationID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = conversations_items_normalizeRequestOptionsForQuery(query, [
"after",
"include",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/conversations/${conversationID}/items`, ConversationCursorPage, conversations_items_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { bearerAuth: !0 }
})));
}
delete(itemID, params, options) {
let { conversation_id } = params;
return this._client.delete(path`/conversations/${conversation_id}/items/${itemID}`, conversations_items_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
}
function conversations_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class Conversations extends APIResource {
constructor() {
super(...arguments);
this.items = new conversations_items_Items(this._client);
}
create(body = {}, options) {
return this._client.post("/conversations", conversations_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
retrieve(conversationID, options) {
return this._client.get(path`/conversations/${conversationID}`, conversations_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
update(conversationID, body, options) {
return this._client.post(path`/conversations/${conversationID}`, conversations_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
delete(conversationID, options) {
return this._client.delete(path`/conversations/${conversationID}`, conversations_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
}
Conversations.Items = conversations_items_Items;
function decisions_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class Decisions extends APIResource {
create(body, options) {
return this._client.post("/decisions", decisions_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
}
function createEmbedding(client, body, options) {
let hasUserProvidedEncodingFormat = !!body.encoding_format;
let encodingFormat = hasUserProvidedEncodingFormat ? body.encoding_format : "base64";
hasUserProvidedEncodingFormat && loggerFor(client).debug("embeddings/user defined encoding_format:", body.encoding_format);
let requestOptions = {
body: {
...body,
encoding_format: encodingFormat
},
...options,
__security: { bearerAuth: !0 }
};
let response = client.post("/embeddings", requestOptions);
if (hasUserProvidedEncodingFormat) return response;
loggerFor(client).debug("embeddings/decoding base64 embeddings from base64");
return response._thenUnwrap((data) => {
let embeddings = data?.data;
if (embeddings !== void 0) {
if (!Array.isArray(embeddings)) throw TypeError("Expected embeddings response data to be an array");
let { length } = embeddings;
for (let index = 0; index < length; index += 1) if (index in embeddings) {
let embeddingBase64Obj = embeddings[index];
let { embedding } = embeddingBase64Obj;
if (Array.isArray(embedding)) continue;
embeddingBase64Obj.embedding = toFloat32Array(embedding);
}
}
return data;
});
}
class Embeddings extends APIResource {
create(body, options) {
return createEmbedding(this._client, body, options);
}
}
function output_items_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class OutputItems extends APIResource {
retrieve(outputItemID, params, options) {
let { eval_id, run_id } = params;
return this._client.get(path`/evals/${eval_id}/runs/${run_id}/output_items/${outputItemID}`, output_items_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
list(runID, params, options) {
let { eval_id, ...query } = params;
return this._client.getAPIList(path`/evals/${eval_id}/runs/${runID}/output_items`, CursorPage, output_items_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { bearerAuth: !0 }
})));
}
}
function runs_runs_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let runs_runs_normalizeRequestOptionsForQueryKeys = new Set([
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
function runs_runs_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => runs_runs_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !runs_runs_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class runs_Runs extends APIResource {
constructor() {
super(...arguments);
this.outputItems = new OutputItems(this._client);
}
create(evalID, body, options) {
return this._client.post(path`/evals/${evalID}/runs`, runs_runs_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
retrieve(runID, params, options) {
let { eval_id } = params;
return this._client.get(path`/evals/${eval_id}/runs/${runID}`, runs_runs_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
list(evalID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = runs_runs_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order",
"status"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/evals/${evalID}/runs`, CursorPage, runs_runs_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { bearerAuth: !0 }
})));
}
delete(runID, params, options) {
let { eval_id } = params;
return this._client.delete(path`/evals/${eval_id}/runs/${runID}`, runs_runs_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
cancel(runID, params, options) {
let { eval_id } = params;
return this._client.post(path`/evals/${eval_id}/runs/${runID}/cancel`, runs_runs_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
}
runs_Runs.OutputItems = OutputItems;
function evals_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let evals_normalizeRequestOptionsForQueryKeys = new Set([
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
function evals_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => evals_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !evals_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Evals extends APIResource {
constructor() {
super(...arguments);
this.runs = new runs_Runs(this._client);
}
create(body, options) {
return this._client.post("/evals", evals_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
retrieve(evalID, options) {
return this._client.get(path`/evals/${evalID}`, evals_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
update(evalID, body, options) {
return this._client.post(path`/evals/${evalID}`, evals_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = evals_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order",
"order_by"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/evals", CursorPage, evals_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { bearerAuth: !0 }
})));
}
delete(evalID, options) {
return this._client.delete(path`/evals/${evalID}`, evals_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
}
Evals.Runs = runs_Runs;
async function waitForFileProcessing(resource, id, pollInterval, maxWait) {
let terminalStates = new Set([
"processed",
"error",
"deleted"
]);
let start = performance.now();
let file = await resource.retrieve(id);
for (; !file.status || !terminalStates.has(file.status);) {
await sleep(pollInterval);
file = await resource.retrieve(id);
if (performance.now() - start > maxWait) throw new error_APIConnectionTimeoutError({ message: `Giving up on waiting for file ${id} to finish processing after ${maxWait} milliseconds.` });
}
return file;
}
function resources_files_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let resources_files_normalizeRequestOptionsForQueryKeys = new Set([
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
function resources_files_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => resources_files_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !resources_files_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class resources_files_Files extends APIResource {
create(body, options) {
return this._client.post("/files", resources_files_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions({
body,
...options,
__security: { bearerAuth: !0 }
}, this._client)));
}
retrieve(fileID, options) {
return this._client.get(path`/files/${fileID}`, resources_files_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = resources_files_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order",
"purpose"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/files", CursorPage, resources_files_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { bearerAuth: !0 }
})));
}
delete(fileID, options) {
return this._client.delete(path`/files/${fileID}`, resources_files_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
content(fileID, options) {
return this._client.get(path`/files/${fileID}/content`, resources_files_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ Accept: "application/binary" }, options?.headers]),
__security: { bearerAuth: !0 },
__binaryResponse: !0
})));
}
async waitForProcessing(id, { pollInterval = 5e3, maxWait = 18e5 } = {}) {
return await waitForFileProcessing(this, id, pollInterval, maxWait);
}
}
class Methods extends APIResource {}
function graders_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class Graders extends APIResource {
run(body, options) {
return this._client.post("/fine_tuning/alpha/graders/run", graders_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
validate(body, options) {
return this._client.post("/fine_tuning/alpha/graders/validate", graders_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
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
function permissions_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let permissions_normalizeRequestOptionsForQueryKeys = new Set([
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
function permissions_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => permissions_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !permissions_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Permissions extends APIResource {
create(fineTunedModelCheckpoint, body, options) {
return this._client.getAPIList(path`/fine_tuning/checkpoints/${fineTunedModelCheckpoint}/permissions`, Page, permissions_resolveResourceRequestOptions(options, (options) => ({
body,
method: "post",
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
retrieve(fineTunedModelCheckpoint, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = permissions_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order",
"project_id"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.get(path`/fine_tuning/checkpoints/${fineTunedModelCheckpoint}/permissions`, permissions_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
list(fineTunedModelCheckpoint, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = permissions_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order",
"project_id"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/fine_tuning/checkpoints/${fineTunedModelCheckpoint}/permissions`, ConversationCursorPage, permissions_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { adminAPIKeyAuth: !0 }
})));
}
delete(permissionID, params, options) {
let { fine_tuned_model_checkpoint } = params;
return this._client.delete(path`/fine_tuning/checkpoints/${fine_tuned_model_checkpoint}/permissions/${permissionID}`, permissions_resolveResourceRequestOptions(options, (options) => ({
...options,
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
function checkpoints_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let checkpoints_normalizeRequestOptionsForQueryKeys = new Set([
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
function checkpoints_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => checkpoints_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !checkpoints_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class checkpoints_Checkpoints extends APIResource {
list(fineTuningJobID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = checkpoints_normalizeRequestOptionsForQuery(query, ["after", "limit"], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/fine_tuning/jobs/${fineTuningJobID}/checkpoints`, CursorPage, checkpoints_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { bearerAuth: !0 }
})));
}
}
function jobs_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let jobs_normalizeRequestOptionsForQueryKeys = new Set([
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
function jobs_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => jobs_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !jobs_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Jobs extends APIResource {
constructor() {
super(...arguments);
this.checkpoints = new checkpoints_Checkpoints(this._client);
}
create(body, options) {
return this._client.post("/fine_tuning/jobs", jobs_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
retrieve(fineTuningJobID, options) {
return this._client.get(path`/fine_tuning/jobs/${fineTuningJobID}`, jobs_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = jobs_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"metadata"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/fine_tuning/jobs", CursorPage, jobs_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { bearerAuth: !0 }
})));
}
cancel(fineTuningJobID, options) {
return this._client.post(path`/fine_tuning/jobs/${fineTuningJobID}/cancel`, jobs_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
listEvents(fineTuningJobID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = jobs_normalizeRequestOptionsForQuery(query, ["after", "limit"], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/fine_tuning/jobs/${fineTuningJobID}/events`, CursorPage, jobs_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { bearerAuth: !0 }
})));
}
pause(fineTuningJobID, options) {
return this._client.post(path`/fine_tuning/jobs/${fineTuningJobID}/pause`, jobs_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
resume(fineTuningJobID, options) {
return this._client.post(path`/fine_tuning/jobs/${fineTuningJobID}/resume`, jobs_resolveResourceRequestOptions(options, (options) => ({
...options,
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
function images_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
function images_withBodyFinalization(options, finalization) {
return {
...options,
__metadata: {
...options.__metadata,
...finalization
}
};
}
class Images extends APIResource {
createVariation(body, options) {
return this._client.post("/images/variations", images_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions({
body,
...options,
__security: { bearerAuth: !0 }
}, this._client)));
}
edit(body, options) {
return this._client.post("/images/edits", images_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions(images_withBodyFinalization(((requestOptions) => ({
...requestOptions,
body: Object.fromEntries(Object.entries(requestOptions.body ?? {}).map(([key, value]) => [key, key === "safety_identifier" && value === null ? void 0 : value]))
}))({
body,
...options,
stream: body.stream ?? !1,
__metadata: {
...options?.__metadata,
...body.model == null ? {} : { model: body.model }
},
__security: { bearerAuth: !0 }
}), { streamFromBody: !0 }), this._client)));
}
generate(body, options) {
return this._client.post("/images/generations", images_resolveResourceRequestOptions(options, (options) => images_withBodyFinalization({
body,
...options,
stream: body.stream ?? !1,
__security: { bearerAuth: !0 }
}, { streamFromBody: !0 })));
}
}
function live_sessions_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class live_sessions_Sessions extends APIResource {
accept(sessionID, body, options) {
return this._client.post(path`/live/sessions/${sessionID}/accept`, live_sessions_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ Accept: "*/*" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
downloadRecording(sessionID, options) {
return this._client.get(path`/live/sessions/${sessionID}/content`, live_sessions_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ Accept: "application/binary" }, options?.headers]),
__security: { bearerAuth: !0 },
__binaryResponse: !0
})));
}
fork(sessionID, body, options) {
return this._client.post(path`/live/sessions/${sessionID}/fork`, live_sessions_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
hangup(sessionID, options) {
return this._client.post(path`/live/sessions/${sessionID}/hangup`, live_sessions_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ Accept: "*/*" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
refer(sessionID, body, options) {
return this._client.post(path`/live/sessions/${sessionID}/refer`, live_sessions_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ Accept: "*/*" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
reject(sessionID, body, options) {
return this._client.post(path`/live/sessions/${sessionID}/reject`, live_sessions_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ Accept: "*/*" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
class Forks extends APIResource {}
class Sideband extends APIResource {}
function live_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class Live extends APIResource {
constructor() {
super(...arguments);
this.sideband = new Sideband(this._client);
this.forks = new Forks(this._client);
this.sessions = new live_sessions_Sessions(this._client);
}
create(body, options) {
return this._client.post("/live/sessions", live_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
}
Live.Sideband = Sideband;
Live.Forks = Forks;
Live.Sessions = live_sessions_Sessions;
function models_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class Models extends APIResource {
retrieve(model, options) {
return this._client.get(path`/models/${model}`, models_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
list(options) {
return this._client.getAPIList("/models", Page, models_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
delete(model, options) {
return this._client.delete(path`/models/${model}`, models_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
}
function moderations_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class Moderations extends APIResource {
create(body, options) {
return this._client.post("/moderations", moderations_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
}
async function encodedMultipartFormRequestOptions(options, client, encodings, rawBodyField = null) {
if (options.body === null || typeof options.body != "object" || Array.isArray(options.body)) throw TypeError("Multipart request body must be an object");
let body = Object.fromEntries(Object.entries(options.body).filter(([, value]) => value !== void 0));
if (rawBodyField !== null && Object.keys(body).length === 1 && Object.prototype.hasOwnProperty.call(body, rawBodyField)) {
let value = body[rawBodyField];
if (typeof value != "string") throw TypeError("Raw multipart alternative must be a string");
return {
...options,
body: value,
headers: headers_buildHeaders([options.headers, { "content-type": encodings[rawBodyField].content_type }])
};
}
let encoded = [];
for (let [name, encoding] of Object.entries(encodings)) {
if (!Object.prototype.hasOwnProperty.call(body, name)) continue;
let value = body[name];
let data = encoding.json ? JSON.stringify(value) : value;
if (typeof data != "string") throw TypeError(`Multipart field ${name} must encode as a string`);
encoded.push([name, makeFile([data], "", { type: encoding.content_type })]);
delete body[name];
}
let form = (await multipartFormRequestOptions({
...options,
body
}, client)).body;
if (!(form instanceof FormData)) {
await form.cancel();
throw TypeError("Unexpected streaming upload in typed multipart request body");
}
for (let [name, part] of encoded) form.append(name, part, "");
return {
...options,
body: form,
headers: headers_buildHeaders([options.headers, { "content-type": null }])
};
}
function calls_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class Calls extends APIResource {
create(body, options) {
return this._client.post("/realtime/calls", calls_resolveResourceRequestOptions(options, (options) => encodedMultipartFormRequestOptions({
body,
...options,
headers: headers_buildHeaders([{ Accept: "application/sdp" }, options?.headers]),
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
accept(callID, body, options) {
return this._client.post(path`/realtime/calls/${callID}/accept`, calls_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ Accept: "*/*" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
hangup(callID, options) {
return this._client.post(path`/realtime/calls/${callID}/hangup`, calls_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ Accept: "*/*" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
refer(callID, body, options) {
return this._client.post(path`/realtime/calls/${callID}/refer`, calls_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ Accept: "*/*" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
reject(callID, body = {}, options) {
return this._client.post(path`/realtime/calls/${callID}/reject`, calls_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ Accept: "*/*" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function client_secrets_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class ClientSecrets extends APIResource {
create(body, options) {
return this._client.post("/realtime/client_secrets", client_secrets_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
}
function translations_client_secrets_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class client_secrets_ClientSecrets extends APIResource {
create(body, options) {
return this._client.post("/realtime/translations/client_secrets", translations_client_secrets_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
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
function responses_input_items_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let responses_input_items_normalizeRequestOptionsForQueryKeys = new Set([
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
function responses_input_items_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => responses_input_items_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !responses_input_items_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class input_items_InputItems extends APIResource {
list(responseID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = responses_input_items_normalizeRequestOptionsForQuery(query, [
"after",
"include",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/responses/${responseID}/input_items`, CursorPage, responses_input_items_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { bearerAuth: !0 }
})));
}
}
function responses_input_tokens_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class input_tokens_InputTokens extends APIResource {
count(body = {}, options) {
return this._client.post("/responses/input_tokens", responses_input_tokens_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
}
function isTextFormat(value) {
return values_isObj(value) && typeof value.type == "string";
}
function effectiveTextFormat({ body }, parseAs) {
if (parseAs === null || !values_isObj(body)) return parseAs ?? null;
let { input } = body;
if (Array.isArray(input)) for (let index = input.length - 1; index >= 0; --index) {
let item = input[index];
if (!values_isObj(item) || item.type !== "configuration_update") continue;
let { text } = item;
if (!values_isObj(text)) continue;
let { format } = text;
if (!isTextFormat(format)) continue;
if (format.type === "text" && parseAs !== void 0) throw new error_OpenAIError("Cannot use parseAs with a plain-text format update.");
return parseAs ?? format;
}
let { text } = body;
let format = values_isObj(text) ? text.format : null;
return parseAs ?? (isTextFormat(format) ? format : null);
}
function resolveResponseParseOptions(params, options) {
let parseAs = options && values_hasOwn(options, "parseAs") ? options.parseAs : void 0;
parseAs != null && effectiveTextFormat({ body: params }, parseAs);
let requestOptions = { ...options };
delete requestOptions.parseAs;
let captured;
requestOptions.__metadata = {
...options?.__metadata,
captureResponseParser(prepared) {
let format = effectiveTextFormat(prepared, parseAs);
captured = format === null ? null : {
type: format.type,
$brand: "$brand" in format ? format.$brand : void 0,
$parseRaw: "$parseRaw" in format ? format.$parseRaw : void 0
};
}
};
return {
getTextFormat: (prepared) => captured === void 0 ? effectiveTextFormat(prepared, parseAs) : captured,
requestOptions
};
}
function maybeParseResponse(response, params, format = params && effectiveTextFormat({ body: params })) {
if (!params || !ResponsesParser_hasAutoParseableInput(params, format)) {
let parsed = {
...response,
output_parsed: null,
output: response.output.map((item) => {
if (item.type === "function_call") return {
...item,
parsed_arguments: null
};
if (item.type === "message") return {
...item,
content: item.content.map((content) => ({
...content,
parsed: null
}))
};
return item;
})
};
needsOutputText(response, parsed) && addOutputText(parsed);
return parsed;
}
return parseResponse(response, params, format);
}
function parseResponse(response, params, format = effectiveTextFormat({ body: params })) {
let shouldParse = !response.status || response.status === "completed";
let output = response.output.map((item) => {
if (item.type === "function_call") return shouldParse ? ResponsesParser_parseToolCall(params, item) : {
...item,
parsed_arguments: null
};
if (item.type === "message") {
let content = item.content.map((content) => {
if (content.type === "output_text") return {
...content,
parsed: shouldParse && (item.phase == null || item.phase === "final_answer") ? parseResponseFormatContent(format, content.text) : null
};
return content;
});
return {
...item,
content
};
}
return item;
});
let parsed = {
...response,
output
};
needsOutputText(response, parsed) && addOutputText(parsed);
Object.defineProperty(parsed, "output_parsed", {
enumerable: !0,
get() {
for (let output of parsed.output) {
if (output.type !== "message") continue;
for (let content of output.content) if (content.type === "output_text" && content.parsed !== null) return content.parsed;
}
return null;
}
});
return parsed;
}
function ResponsesParser_hasAutoParseableInput(params, format = effectiveTextFormat({ body: params })) {
if (isParseableResponseFormat(format)) return !0;
return Array.isArray(params.tools) && params.tools.some((tool) => ResponsesParser_isAutoParsableTool(tool) || tool.type === "function" && tool.strict === !0 || tool.type === "namespace" && tool.tools.some((nested) => nested.type === "function" && (ResponsesParser_isAutoParsableTool(nested) || nested.strict === !0)));
}
function ResponsesParser_isAutoParsableTool(tool) {
return tool?.$brand === "auto-parseable-tool";
}
function getInputToolByName(input_tools, name, namespace) {
for (let tool of input_tools) if (namespace == null) {
if (tool.type === "function" && tool.name === name) return tool;
} else if (tool.type === "namespace" && tool.name === namespace) return tool.tools.find((nested) => nested.type === "function" && nested.name === name);
if (namespace === name) return input_tools.find((tool) => tool.type === "function" && tool.name === name && tool.defer_loading === !0);
}
function ResponsesParser_parseToolCall(params, toolCall) {
let inputTool = getInputToolByName(params.tools ?? [], toolCall.name, toolCall.namespace);
let parsedArguments = null;
ResponsesParser_isAutoParsableTool(inputTool) ? parsedArguments = inputTool.$parseRaw(toolCall.arguments) : inputTool?.strict && (parsedArguments = parseResponseFormatContent({
type: "json_schema",
$parseRaw: void 0
}, toolCall.arguments));
return {
...toolCall,
parsed_arguments: parsedArguments
};
}
function needsOutputText(response, target) {
return !Object.getOwnPropertyDescriptor(response, "output_text") || target.output_text == null;
}
function addOutputText(rsp) {
let texts = [];
for (let output of rsp.output) {
if (output.type !== "message") continue;
for (let content of output.content) content.type === "output_text" && texts.push(content.text);
}
rsp.output_text = texts.join("");
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
append(value) {
this.size === this.capacity && this.grow();
let index = this.size;
this.size += 1;
this.update(index, value);
}
update(index, value) {
if (!Number.isSafeInteger(index) || index < 0 || index >= this.size) throw RangeError(`missing output at index ${index}`);
let node = this.capacity + index;
let difference = value - (this.values[node] ?? 0);
if (difference === 0) return;
for (; node >= 1;) {
this.values[node] = (this.values[node] ?? 0) + difference;
node = Math.floor(node / 2);
}
}
prefixSum(end) {
if (!Number.isSafeInteger(end) || end < 0 || end > this.size) throw RangeError(`missing output at index ${end}`);
let start = this.capacity;
let stop = this.capacity + end;
let sum = 0;
for (; start < stop;) {
if (start % 2 == 1) {
sum += this.values[start] ?? 0;
start += 1;
}
if (stop % 2 == 1) {
--stop;
sum += this.values[stop] ?? 0;
}
start = Math.floor(start / 2);
stop = Math.floor(stop / 2);
}
return sum;
}
grow() {
let previousCapacity = this.capacity;
this.capacity *= 2;
let values = Array.from({ length: this.capacity * 2 }, () => 0);
for (let index = 0; index < this.size; index += 1) values[this.capacity + index] = this.values[previousCapacity + index] ?? 0;
for (let index = this.capacity - 1; index > 0; --index) values[index] = (values[index * 2] ?? 0) + (values[index * 2 + 1] ?? 0);
this.values = values;
}
}
function createCanonicalResponseContext() {
return {
canonicalSnapshot: void 0,
outputTextLengths: new WeakMap(),
outputTextIndex: new OutputTextIndex()
};
}
function getOutputText(context, output) {
if (output.type !== "message") return "";
let text = "";
for (let content of output.content) content.type === "output_text" && (text += content.text);
context.outputTextLengths.set(output, text.length);
return text;
}
function ensureCanonicalOutputText(context, snapshot) {
if (context.deferOutputText) {
context.canonicalSnapshot = void 0;
return;
}
if (context.canonicalSnapshot === snapshot) return;
let outputTextIndex = new OutputTextIndex();
let text = "";
for (let output of snapshot.output) {
let outputText = getOutputText(context, output);
text += outputText;
outputTextIndex.append(outputText.length);
}
snapshot.output_text = text;
context.outputTextIndex = outputTextIndex;
context.canonicalSnapshot = snapshot;
}
function cloneResponse(context, response) {
context.canonicalSnapshot = void 0;
context.outputTextLengths = new WeakMap();
context.outputTextIndex = new OutputTextIndex();
let snapshot = structuredClone(response);
!Object.getOwnPropertyDescriptor(snapshot, "output_text") || snapshot.output_text === null || snapshot.output_text === void 0 ? ensureCanonicalOutputText(context, snapshot) : snapshot.output.length === 0 && snapshot.output_text === "" && (context.canonicalSnapshot = snapshot);
return snapshot;
}
function updateCachedOutputTextLength(context, output, outputIndex, previousText, nextText) {
if (context.deferOutputText) return;
let length = context.outputTextLengths.get(output);
if (length !== void 0) {
let nextLength = length - previousText.length + nextText.length;
context.outputTextLengths.set(output, nextLength);
context.outputTextIndex.update(outputIndex, nextLength);
}
}
function replaceOutputTextSuffix(snapshot, previousText, nextText) {
if (previousText.length === 0) {
snapshot.output_text += nextText;
return;
}
snapshot.output_text = snapshot.output_text.slice(0, snapshot.output_text.length - previousText.length) + nextText;
}
function getPrecedingContentTextLength(context, output, contentIndex, nextText) {
if (contentIndex === void 0 || output?.type !== "message") return 0;
if (contentIndex < output.content.length - contentIndex - 1) {
let precedingContentLength = 0;
for (let index = 0; index < contentIndex; index += 1) {
let precedingContent = output.content[index];
precedingContent?.type === "output_text" && (precedingContentLength += precedingContent.text.length);
}
return precedingContentLength;
}
let followingContentLength = 0;
for (let index = contentIndex + 1; index < output.content.length; index += 1) {
let followingContent = output.content[index];
followingContent?.type === "output_text" && (followingContentLength += followingContent.text.length);
}
return (context.outputTextLengths.get(output) ?? getOutputText(context, output).length) - followingContentLength - nextText.length;
}
function updateOutputText(context, snapshot, outputIndex, previousText, nextText, contentIndex) {
if (previousText === nextText) return;
if (context.deferOutputText) {
context.outputTextDirty = !0;
return;
}
let output = snapshot.output[outputIndex];
if (outputIndex === snapshot.output.length - 1 && (contentIndex === void 0 || output?.type === "message" && contentIndex === output.content.length - 1)) {
replaceOutputTextSuffix(snapshot, previousText, nextText);
return;
}
let precedingContentLength = getPrecedingContentTextLength(context, output, contentIndex, nextText);
let offset = context.outputTextIndex.prefixSum(outputIndex) + precedingContentLength;
if (offset + previousText.length === snapshot.output_text.length) {
replaceOutputTextSuffix(snapshot, previousText, nextText);
return;
}
snapshot.output_text = snapshot.output_text.slice(0, offset) + nextText + snapshot.output_text.slice(offset + previousText.length);
}
let responseOutputIdentityIndexes = new WeakMap();
function validateArrayIndex(collection, index, kind, allowAppend = !1) {
if (!Array.isArray(collection) || !Number.isSafeInteger(index) || index < 0 || index > collection.length || (index === collection.length ? !allowAppend || index in collection : !values_hasOwn(collection, index))) throw new error_OpenAIError(`missing ${kind} at index ${index}`);
}
function validateArrayAppend(collection, index, kind) {
if (index !== collection.length) throw new error_OpenAIError(`missing ${kind} at index ${index}`);
validateArrayIndex(collection, index, kind, !0);
}
function getOutput(snapshot, outputIndex) {
validateArrayIndex(snapshot.output, outputIndex, "output");
let output = snapshot.output[outputIndex];
if (!output) throw new error_OpenAIError(`missing output at index ${outputIndex}`);
return output;
}
function hasRoutedOutputCallIdentity(output) {
return output.type === "function_call" || output.type === "custom_tool_call" || output.type === "shell_call" || output.type === "shell_call_output";
}
function getOutputItemIdentityKeys(output, eventType) {
if (!values_hasOwn(output, "type") || typeof output.type != "string") throw new error_OpenAIError(`expected an own output item type for ${eventType}`);
let optionalPlatformID = output.type === "function_call" || output.type === "custom_tool_call";
let identities = [];
if (values_hasOwn(output, "id")) {
if (typeof output.id != "string" || output.id.length === 0 && output.type !== "computer_call") throw new error_OpenAIError(`expected a non-empty output item id for ${eventType}`);
identities.push(`id:${output.id}`);
} else if (!optionalPlatformID) throw new error_OpenAIError(`expected a non-empty output item id for ${eventType}`);
if (hasRoutedOutputCallIdentity(output)) {
if (!values_hasOwn(output, "call_id") || typeof output.call_id != "string" || output.call_id.length === 0 && output.type !== "function_call") throw new error_OpenAIError(`expected a non-empty output item call_id for ${eventType}`);
identities.push(`call:${output.type}:${output.call_id}`);
}
return identities;
}
function assertOutputItemIdentitiesAvailable(identities, keys) {
for (let key of keys) if (identities.has(key)) throw new error_OpenAIError(`duplicate output item identity '${key}'`);
}
function addOutputItemIdentities(identities, keys) {
assertOutputItemIdentitiesAvailable(identities, keys);
for (let key of keys) identities.add(key);
}
function createResponseOutputIdentityIndex(snapshot) {
let identityIndex = {
snapshot,
output: snapshot.output,
length: snapshot.output.length,
identities: new Set()
};
for (let index = 0; index < snapshot.output.length; index += 1) {
let output = getOutput(snapshot, index);
addOutputItemIdentities(identityIndex.identities, getOutputItemIdentityKeys(output, "response snapshot"));
}
return identityIndex;
}
function getResponseOutputIdentityIndex(context, snapshot) {
let cached = responseOutputIdentityIndexes.get(context);
if (cached && cached.snapshot === snapshot && cached.output === snapshot.output && cached.length === snapshot.output.length) return cached;
let identityIndex = createResponseOutputIdentityIndex(snapshot);
responseOutputIdentityIndexes.set(context, identityIndex);
return identityIndex;
}
function cloneValidatedResponse(context, response) {
let nextContext = createCanonicalResponseContext();
let snapshot = cloneResponse(nextContext, response);
let identityIndex = createResponseOutputIdentityIndex(snapshot);
context.canonicalSnapshot = nextContext.canonicalSnapshot;
context.outputTextLengths = nextContext.outputTextLengths;
context.outputTextIndex = nextContext.outputTextIndex;
responseOutputIdentityIndexes.set(context, identityIndex);
return snapshot;
}
let expectedOutputItemTypes = {
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
function getExpectedOutputItemType(event) {
if (event.type === "response.content_part.added" || event.type === "response.content_part.done") return event.part.type === "reasoning_text" ? "reasoning" : "message";
return expectedOutputItemTypes[event.type];
}
function validateResponseOutputItemIdentity(output, replacement, eventType) {
getOutputItemIdentityKeys(output, eventType);
getOutputItemIdentityKeys(replacement, eventType);
if (!values_hasOwn(replacement, "type") || output.type !== replacement.type) throw new error_OpenAIError(`expected output item type '${output.type}', got '${replacement.type}'`);
let outputID = values_hasOwn(output, "id") ? output.id : void 0;
let replacementID = values_hasOwn(replacement, "id") ? replacement.id : void 0;
let addsOptionalID = outputID === void 0 && (output.type === "function_call" || output.type === "custom_tool_call");
if (outputID !== replacementID && !addsOptionalID) throw new error_OpenAIError(`expected output item id '${outputID}', got '${replacementID}'`);
if (hasRoutedOutputCallIdentity(output) && hasRoutedOutputCallIdentity(replacement) && output.call_id !== replacement.call_id) throw new error_OpenAIError(`expected output item call_id '${output.call_id}', got '${replacement.call_id}'`);
}
function validateOutputItemIdentity(event, snapshot, rejectInvalidShellTargets) {
if (event.type === "response.output_item.done") return;
if (rejectInvalidShellTargets && (event.type === "response.shell_call_command.added" || event.type === "response.shell_call_command.delta" || event.type === "response.shell_call_command.done")) {
let output = getOutput(snapshot, event.output_index);
if (!values_hasOwn(output, "type") || output.type !== "shell_call") throw new error_OpenAIError(`expected output item type 'shell_call', got '${output.type}'`);
return;
}
if (event.type !== "response.content_part.added" && event.type !== "response.content_part.done" && !values_hasOwn(expectedOutputItemTypes, event.type)) return;
let itemEvent = event;
if (!values_hasOwn(event, "item_id") || typeof itemEvent.item_id != "string" || itemEvent.item_id.length === 0) throw new error_OpenAIError(`expected a non-empty item_id for ${event.type}`);
let output = getOutput(snapshot, itemEvent.output_index);
let outputID = values_hasOwn(output, "id") ? output.id : void 0;
if (outputID !== itemEvent.item_id) throw new error_OpenAIError(`expected item_id '${outputID}', got '${itemEvent.item_id}'`);
let expectedType = getExpectedOutputItemType(itemEvent);
if (output.type !== expectedType) throw new error_OpenAIError(`expected output item type '${expectedType}', got '${output.type}'`);
}
function getContent(content, contentIndex) {
validateArrayIndex(content, contentIndex, "content");
let part = content[contentIndex];
if (!part) throw new error_OpenAIError(`missing content at index ${contentIndex}`);
return part;
}
function getShellOutputContent(snapshot, output, commandIndex) {
let shellCall = snapshot.output.find((item) => item.type === "shell_call" && item.call_id === output.call_id);
shellCall ? validateArrayIndex(shellCall.action.commands, commandIndex, "command") : validateArrayIndex(output.output, commandIndex, "content", !0);
for (; output.output.length <= commandIndex;) output.output.push({
stdout: "",
stderr: "",
outcome: {
type: "exit",
exit_code: 0
}
});
return getContent(output.output, commandIndex);
}
function createSupportedResponseEventTypes(eventTypes) {
return new Set(eventTypes);
}
let supportedResponseEventTypes = createSupportedResponseEventTypes("response.output_item.added,response.output_item.done,response.content_part.added,response.content_part.done,response.output_text.delta,response.output_text.done,response.output_text.annotation.added,response.refusal.delta,response.refusal.done,response.function_call_arguments.delta,response.function_call_arguments.done,response.custom_tool_call_input.delta,response.custom_tool_call_input.done,response.mcp_call_arguments.delta,response.mcp_call_arguments.done,response.shell_call_command.added,response.shell_call_command.done,response.shell_call_command.delta,response.shell_call_output_content.delta,response.shell_call_output_content.done,response.reasoning_text.delta,response.reasoning_text.done,response.reasoning_summary_part.added,response.reasoning_summary_part.done,response.reasoning_summary_text.delta,response.reasoning_summary_text.done,response.code_interpreter_call_code.delta,response.code_interpreter_call_code.done,response.code_interpreter_call.in_progress,response.code_interpreter_call.interpreting,response.code_interpreter_call.completed,response.file_search_call.in_progress,response.file_search_call.searching,response.file_search_call.completed,response.web_search_call.in_progress,response.web_search_call.searching,response.web_search_call.completed,response.image_generation_call.in_progress,response.image_generation_call.generating,response.image_generation_call.completed,response.mcp_call.in_progress,response.mcp_call.completed,response.mcp_call.failed,response.created,response.queued,response.in_progress,response.completed,response.failed,response.incomplete,response.audio.delta,response.audio.done,response.audio.transcript.delta,response.audio.transcript.done,response.compaction.compacting,response.image_generation_call.partial_image,response.mcp_list_tools.in_progress,response.mcp_list_tools.completed,response.mcp_list_tools.failed,keepalive,error".split(","));
function response_accumulator_assertNever(_value) {
throw new error_OpenAIError("Unhandled response stream event: unknown");
}
let responseEventRoutingFields = [
"item_id",
"output_index",
"content_index",
"annotation_index",
"command_index",
"summary_index"
];
function sanitizeResponseEvent(event) {
let descriptor;
try {
descriptor = Object.getOwnPropertyDescriptor(event, "type");
} catch {
return response_accumulator_assertNever(event);
}
let type = descriptor?.value;
if (typeof type != "string" || !supportedResponseEventTypes.has(type)) return response_accumulator_assertNever(event);
let stableValues = new Map([["type", type]]);
if (type === "response.output_item.added" || type === "response.output_item.done" || type === "response.content_part.added" || type === "response.content_part.done" || type === "response.shell_call_command.added" || type === "response.shell_call_command.delta" || type === "response.shell_call_command.done" || values_hasOwn(expectedOutputItemTypes, type)) try {
for (let field of responseEventRoutingFields) {
let routingDescriptor = Object.getOwnPropertyDescriptor(event, field);
stableValues.set(field, routingDescriptor ? event[field] : void 0);
}
type === "response.output_item.added" || type === "response.output_item.done" ? stableValues.set("item", structuredClone(event.item)) : (type === "response.content_part.added" || type === "response.content_part.done") && stableValues.set("part", structuredClone(event.part));
} catch {
return response_accumulator_assertNever(event);
}
return new Proxy(event, { get(target, property) {
return stableValues.has(property) ? stableValues.get(property) : Reflect.get(target, property, target);
} });
}
function replaceResponseOutputItem(context, snapshot, outputIndex, replacement, updateText = !0) {
let output = getOutput(snapshot, outputIndex);
validateResponseOutputItemIdentity(output, replacement, "response.output_item.done");
if (!values_hasOwn(output, "id") && values_hasOwn(replacement, "id")) {
let { identities } = getResponseOutputIdentityIndex(context, snapshot);
addOutputItemIdentities(identities, [`id:${replacement.id}`]);
}
if (!updateText) {
snapshot.output[outputIndex] = replacement;
return;
}
let previousText = getOutputText(context, output);
(output.type === "message" || replacement.type === "message") && ensureCanonicalOutputText(context, snapshot);
snapshot.output[outputIndex] = replacement;
let nextText = getOutputText(context, replacement);
context.canonicalSnapshot === snapshot && context.outputTextIndex.update(outputIndex, nextText.length);
updateOutputText(context, snapshot, outputIndex, previousText, nextText);
}
function accumulateOutputItemEvent(event, snapshot, context) {
switch (event.type) {
case "response.output_item.added": {
validateArrayAppend(snapshot.output, event.output_index, "output");
let identityIndex = getResponseOutputIdentityIndex(context, snapshot);
let output = event.item;
let identities = getOutputItemIdentityKeys(output, event.type);
assertOutputItemIdentitiesAvailable(identityIndex.identities, identities);
output.type === "message" && ensureCanonicalOutputText(context, snapshot);
snapshot.output.push(output);
addOutputItemIdentities(identityIndex.identities, identities);
identityIndex.length = snapshot.output.length;
let text = getOutputText(context, output);
context.canonicalSnapshot === snapshot && context.outputTextIndex.append(text.length);
text && (context.deferOutputText ? context.outputTextDirty = !0 : snapshot.output_text += text);
return !0;
}
case "response.output_item.done":
replaceResponseOutputItem(context, snapshot, event.output_index, event.item);
return !0;
default: return !1;
}
}
function accumulateContentPartAddedEvent(event, snapshot, context) {
switch (event.type) {
case "response.content_part.added": {
let output = getOutput(snapshot, event.output_index);
let { type } = output;
let { part } = event;
if (type === "message" && part.type !== "reasoning_text") {
validateArrayAppend(output.content, event.content_index, "content");
let content = part;
content.type === "output_text" && ensureCanonicalOutputText(context, snapshot);
output.content.push(content);
if (content.type === "output_text") {
updateCachedOutputTextLength(context, output, event.output_index, "", content.text);
updateOutputText(context, snapshot, event.output_index, "", content.text, event.content_index);
}
} else if (type === "reasoning" && part.type === "reasoning_text") {
let content = output.content ?? [];
validateArrayAppend(content, event.content_index, "content");
output.content ||= content;
content.push(part);
}
return !0;
}
default: return !1;
}
}
function accumulateContentPartDoneEvent(event, snapshot, context) {
switch (event.type) {
case "response.content_part.done": {
let output = getOutput(snapshot, event.output_index);
let { part } = event;
if (output.type === "message" && part.type !== "reasoning_text") {
let content = getContent(output.content, event.content_index);
let previousText = content.type === "output_text" ? content.text : "";
let replacement = part;
(content.type === "output_text" || replacement.type === "output_text") && ensureCanonicalOutputText(context, snapshot);
output.content[event.content_index] = replacement;
let nextText = replacement.type === "output_text" ? replacement.text : "";
updateCachedOutputTextLength(context, output, event.output_index, previousText, nextText);
updateOutputText(context, snapshot, event.output_index, previousText, nextText, event.content_index);
} else if (output.type === "reasoning" && part.type === "reasoning_text") {
let { content } = output;
if (!content) throw new error_OpenAIError(`missing content at index ${event.content_index}`);
getContent(content, event.content_index);
content[event.content_index] = part;
}
return !0;
}
default: return !1;
}
}
function isLogprobWithBytes(value) {
return values_isObj(value) && typeof value.token == "string" && typeof value.logprob == "number" && Array.isArray(value.bytes) && value.bytes.every((byte) => typeof byte == "number");
}
function isOutputLogprobs(value) {
return Array.isArray(value) && value.every((entry) => isLogprobWithBytes(entry) && "top_logprobs" in entry && Array.isArray(entry.top_logprobs) && entry.top_logprobs.every(isLogprobWithBytes));
}
function accumulateOutputLogprobs(content, event) {
let logprobs = structuredClone(event.logprobs);
if (!isOutputLogprobs(logprobs)) return;
if (event.type === "response.output_text.done") (logprobs.length > 0 || Array.isArray(content.logprobs) && content.logprobs.length > 0) && (content.logprobs = logprobs);
else if (logprobs.length > 0) {
Array.isArray(content.logprobs) || (content.logprobs = []);
for (let logprob of logprobs) content.logprobs.push(logprob);
}
}
function accumulateOutputTextEvent(event, snapshot, context) {
switch (event.type) {
case "response.output_text.delta": {
let output = getOutput(snapshot, event.output_index);
if (output.type === "message") {
let content = getContent(output.content, event.content_index);
if (content.type !== "output_text") throw new error_OpenAIError(`expected content to be 'output_text', got ${content.type}`);
accumulateOutputLogprobs(content, event);
let previousText = content.text;
ensureCanonicalOutputText(context, snapshot);
content.text = previousText + event.delta;
updateCachedOutputTextLength(context, output, event.output_index, previousText, content.text);
event.output_index === snapshot.output.length - 1 && event.content_index === output.content.length - 1 ? context.deferOutputText ? event.delta !== "" && (context.outputTextDirty = !0) : snapshot.output_text += event.delta : updateOutputText(context, snapshot, event.output_index, previousText, content.text, event.content_index);
}
return !0;
}
case "response.output_text.done": {
let output = getOutput(snapshot, event.output_index);
if (output.type === "message") {
let content = getContent(output.content, event.content_index);
if (content.type !== "output_text") throw new error_OpenAIError(`expected content to be 'output_text', got ${content.type}`);
accumulateOutputLogprobs(content, event);
let previousText = content.text;
ensureCanonicalOutputText(context, snapshot);
content.text = event.text;
updateCachedOutputTextLength(context, output, event.output_index, previousText, event.text);
updateOutputText(context, snapshot, event.output_index, previousText, event.text, event.content_index);
}
return !0;
}
case "response.output_text.annotation.added": {
let output = getOutput(snapshot, event.output_index);
if (output.type === "message") {
let content = getContent(output.content, event.content_index);
if (content.type !== "output_text") throw new error_OpenAIError(`expected content to be 'output_text', got ${content.type}`);
validateArrayIndex(content.annotations, event.annotation_index, "annotation", !0);
content.annotations[event.annotation_index] = structuredClone(event.annotation);
}
return !0;
}
default: return !1;
}
}
function accumulateRefusalAndArgumentsEvent(event, snapshot) {
switch (event.type) {
case "response.refusal.delta": {
let output = getOutput(snapshot, event.output_index);
if (output.type === "message") {
let content = getContent(output.content, event.content_index);
if (content.type !== "refusal") throw new error_OpenAIError(`expected content to be 'refusal', got ${content.type}`);
content.refusal += event.delta;
}
return !0;
}
case "response.refusal.done": {
let output = getOutput(snapshot, event.output_index);
if (output.type === "message") {
let content = getContent(output.content, event.content_index);
if (content.type !== "refusal") throw new error_OpenAIError(`expected content to be 'refusal', got ${content.type}`);
content.refusal = event.refusal;
}
return !0;
}
case "response.function_call_arguments.delta": {
let output = getOutput(snapshot, event.output_index);
output.type === "function_call" && (output.arguments += event.delta);
return !0;
}
case "response.function_call_arguments.done": {
let output = getOutput(snapshot, event.output_index);
output.type === "function_call" && (output.arguments = event.arguments);
return !0;
}
case "response.custom_tool_call_input.delta": {
let output = getOutput(snapshot, event.output_index);
output.type === "custom_tool_call" && (output.input += event.delta);
return !0;
}
case "response.custom_tool_call_input.done": {
let output = getOutput(snapshot, event.output_index);
output.type === "custom_tool_call" && (output.input = event.input);
return !0;
}
case "response.mcp_call_arguments.delta": {
let output = getOutput(snapshot, event.output_index);
output.type === "mcp_call" && (output.arguments += event.delta);
return !0;
}
case "response.mcp_call_arguments.done": {
let output = getOutput(snapshot, event.output_index);
output.type === "mcp_call" && (output.arguments = event.arguments);
return !0;
}
default: return !1;
}
}
function accumulateShellEvent(event, snapshot) {
switch (event.type) {
case "response.shell_call_command.added":
case "response.shell_call_command.done": {
let output = getOutput(snapshot, event.output_index);
if (output.type === "shell_call") {
let allowAppend = event.type === "response.shell_call_command.added";
validateArrayIndex(output.action.commands, event.command_index, "command", allowAppend);
output.action.commands[event.command_index] = event.command;
}
return !0;
}
case "response.shell_call_command.delta": {
let output = getOutput(snapshot, event.output_index);
if (output.type === "shell_call") {
validateArrayIndex(output.action.commands, event.command_index, "command");
output.action.commands[event.command_index] += event.delta;
}
return !0;
}
case "response.shell_call_output_content.delta": {
let output = getOutput(snapshot, event.output_index);
if (output.type === "shell_call_output") {
let content = getShellOutputContent(snapshot, output, event.command_index);
content.stdout += event.delta.stdout ?? "";
content.stderr += event.delta.stderr ?? "";
}
return !0;
}
case "response.shell_call_output_content.done": {
let output = getOutput(snapshot, event.output_index);
if (output.type === "shell_call_output") {
let content = getContent(event.output, 0);
getShellOutputContent(snapshot, output, event.command_index);
output.output[event.command_index] = structuredClone(content);
}
return !0;
}
default: return !1;
}
}
function accumulateReasoningEvent(event, snapshot) {
switch (event.type) {
case "response.reasoning_text.delta": {
let output = getOutput(snapshot, event.output_index);
if (output.type === "reasoning") {
if (!output.content) throw new error_OpenAIError(`missing content at index ${event.content_index}`);
let content = getContent(output.content, event.content_index);
if (content.type !== "reasoning_text") throw new error_OpenAIError(`expected content to be 'reasoning_text', got ${content.type}`);
content.text += event.delta;
}
return !0;
}
case "response.reasoning_text.done": {
let output = getOutput(snapshot, event.output_index);
if (output.type === "reasoning") {
if (!output.content) throw new error_OpenAIError(`missing content at index ${event.content_index}`);
let content = getContent(output.content, event.content_index);
if (content.type !== "reasoning_text") throw new error_OpenAIError(`expected content to be 'reasoning_text', got ${content.type}`);
content.text = event.text;
}
return !0;
}
case "response.reasoning_summary_part.added": {
let output = getOutput(snapshot, event.output_index);
if (output.type === "reasoning") {
validateArrayAppend(output.summary, event.summary_index, "content");
output.summary.push(structuredClone(event.part));
}
return !0;
}
case "response.reasoning_summary_part.done": {
let output = getOutput(snapshot, event.output_index);
if (output.type === "reasoning") {
getContent(output.summary, event.summary_index);
output.summary[event.summary_index] = structuredClone(event.part);
}
return !0;
}
case "response.reasoning_summary_text.delta": {
let output = getOutput(snapshot, event.output_index);
if (output.type === "reasoning") {
let part = getContent(output.summary, event.summary_index);
part.text += event.delta;
}
return !0;
}
case "response.reasoning_summary_text.done": {
let output = getOutput(snapshot, event.output_index);
if (output.type === "reasoning") {
let part = getContent(output.summary, event.summary_index);
part.text = event.text;
}
return !0;
}
default: return !1;
}
}
function accumulateCodeInterpreterEvent(event, snapshot) {
switch (event.type) {
case "response.code_interpreter_call_code.delta": {
let output = getOutput(snapshot, event.output_index);
output.type === "code_interpreter_call" && (output.code = (output.code ?? "") + event.delta);
return !0;
}
case "response.code_interpreter_call_code.done": {
let output = getOutput(snapshot, event.output_index);
output.type === "code_interpreter_call" && (output.code = event.code);
return !0;
}
case "response.code_interpreter_call.in_progress": {
let output = getOutput(snapshot, event.output_index);
output.type === "code_interpreter_call" && (output.status = "in_progress");
return !0;
}
case "response.code_interpreter_call.interpreting": {
let output = getOutput(snapshot, event.output_index);
output.type === "code_interpreter_call" && (output.status = "interpreting");
return !0;
}
case "response.code_interpreter_call.completed": {
let output = getOutput(snapshot, event.output_index);
output.type === "code_interpreter_call" && (output.status = "completed");
return !0;
}
default: return !1;
}
}
function accumulateSearchStatusEvent(event, snapshot) {
switch (event.type) {
case "response.file_search_call.in_progress": {
let output = getOutput(snapshot, event.output_index);
output.type === "file_search_call" && (output.status = "in_progress");
return !0;
}
case "response.file_search_call.searching": {
let output = getOutput(snapshot, event.output_index);
output.type === "file_search_call" && (output.status = "searching");
return !0;
}
case "response.file_search_call.completed": {
let output = getOutput(snapshot, event.output_index);
output.type === "file_search_call" && (output.status = "completed");
return !0;
}
case "response.web_search_call.in_progress": {
let output = getOutput(snapshot, event.output_index);
output.type === "web_search_call" && (output.status = "in_progress");
return !0;
}
case "response.web_search_call.searching": {
let output = getOutput(snapshot, event.output_index);
output.type === "web_search_call" && (output.status = "searching");
return !0;
}
case "response.web_search_call.completed": {
let output = getOutput(snapshot, event.output_index);
output.type === "web_search_call" && (output.status = "completed");
return !0;
}
default: return !1;
}
}
function accumulateImageAndMcpStatusEvent(event, snapshot) {
switch (event.type) {
case "response.image_generation_call.in_progress": {
let output = getOutput(snapshot, event.output_index);
output.type === "image_generation_call" && (output.status = "in_progress");
return !0;
}
case "response.image_generation_call.generating": {
let output = getOutput(snapshot, event.output_index);
output.type === "image_generation_call" && (output.status = "generating");
return !0;
}
case "response.image_generation_call.completed": {
let output = getOutput(snapshot, event.output_index);
output.type === "image_generation_call" && (output.status = "completed");
return !0;
}
case "response.mcp_call.in_progress": {
let output = getOutput(snapshot, event.output_index);
output.type === "mcp_call" && (output.status = "in_progress");
return !0;
}
case "response.mcp_call.completed": {
let output = getOutput(snapshot, event.output_index);
output.type === "mcp_call" && (output.status = "completed");
return !0;
}
case "response.mcp_call.failed": {
let output = getOutput(snapshot, event.output_index);
output.type === "mcp_call" && (output.status = "failed");
return !0;
}
default: return !1;
}
}
function isResponseLifecycleEvent(event) {
switch (event.type) {
case "response.created":
case "response.queued":
case "response.in_progress":
case "response.completed":
case "response.failed":
case "response.incomplete": return !0;
default: return !1;
}
}
function isIgnoredResponseEvent(event) {
switch (event.type) {
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
function accumulateResponseOutput(dispatchEvent, snapshot, context, rejectInvalidShellTargets) {
validateOutputItemIdentity(dispatchEvent, snapshot, rejectInvalidShellTargets);
if (accumulateOutputItemEvent(dispatchEvent, snapshot, context)) return !0;
if (accumulateContentPartAddedEvent(dispatchEvent, snapshot, context)) return !0;
if (accumulateContentPartDoneEvent(dispatchEvent, snapshot, context)) return !0;
if (accumulateOutputTextEvent(dispatchEvent, snapshot, context)) return !0;
if (accumulateRefusalAndArgumentsEvent(dispatchEvent, snapshot)) return !0;
if (accumulateShellEvent(dispatchEvent, snapshot)) return !0;
if (accumulateReasoningEvent(dispatchEvent, snapshot)) return !0;
if (accumulateCodeInterpreterEvent(dispatchEvent, snapshot)) return !0;
if (accumulateSearchStatusEvent(dispatchEvent, snapshot)) return !0;
if (accumulateImageAndMcpStatusEvent(dispatchEvent, snapshot)) return !0;
if (isIgnoredResponseEvent(dispatchEvent)) return !0;
return !1;
}
function accumulateResponseWithContext(event, snapshot, context, rejectInvalidShellTargets = !1, prepareSanitizedEvent) {
let dispatchEvent = sanitizeResponseEvent(event);
if (prepareSanitizedEvent && dispatchEvent.type !== "keepalive") {
let prepared = prepareSanitizedEvent(dispatchEvent);
if (prepared === null) {
if (!snapshot) throw new error_OpenAIError("Cannot ignore a response event before response.created.");
return snapshot;
}
dispatchEvent = prepared;
}
if (!snapshot) {
if (dispatchEvent.type !== "response.created") throw new error_OpenAIError(`When snapshot hasn't been set yet, expected 'response.created' event, got ${dispatchEvent.type}`);
return cloneValidatedResponse(context, dispatchEvent.response);
}
if (accumulateResponseOutput(dispatchEvent, snapshot, context, rejectInvalidShellTargets)) return snapshot;
if (isResponseLifecycleEvent(dispatchEvent)) return cloneValidatedResponse(context, dispatchEvent.response);
return response_accumulator_assertNever(dispatchEvent);
}
var _ResponseStream_instances, _ResponseStream_params, _ResponseStream_currentResponseSnapshot, _ResponseStream_finalResponse, _ResponseStream_accumulatorContext, _ResponseStream_outputPositions, _ResponseStream_wireByIdentity, _ResponseStream_interimOrderDirty, _ResponseStream_completedOutput, _ResponseStream_unfinishedOutput, _ResponseStream_beginRequest, _ResponseStream_prepareEvent, _ResponseStream_prepareOutputEvent, _ResponseStream_outputAtWireIndex, _ResponseStream_assertComplete, _ResponseStream_recordOutput, _ResponseStream_reorderInterimOutput, _ResponseStream_updateInterimResponse, _ResponseStream_addEvent, _ResponseStream_endRequest;
let nativeEventFields = {
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
constructor(params) {
super();
_ResponseStream_instances.add(this);
_ResponseStream_params.set(this, void 0);
_ResponseStream_currentResponseSnapshot.set(this, void 0);
_ResponseStream_finalResponse.set(this, void 0);
_ResponseStream_accumulatorContext.set(this, createResponseContext());
_ResponseStream_outputPositions.set(this, new Map());
_ResponseStream_wireByIdentity.set(this, new Map());
_ResponseStream_interimOrderDirty.set(this, !1);
_ResponseStream_completedOutput.set(this, new Map());
_ResponseStream_unfinishedOutput.set(this, new Map());
__classPrivateFieldSet(this, _ResponseStream_params, params, "f");
this.once("end", () => {
__classPrivateFieldGet(this, _ResponseStream_outputPositions, "f").clear();
__classPrivateFieldGet(this, _ResponseStream_wireByIdentity, "f").clear();
__classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").clear();
__classPrivateFieldGet(this, _ResponseStream_unfinishedOutput, "f").clear();
});
}
static createResponse(client, params, options) {
let { getTextFormat, requestOptions } = resolveResponseParseOptions(params, options);
let runner = new ResponseStream(Array.isArray(params.tools) ? { tools: params.tools } : {});
runner._run(() => runner._createOrRetrieveResponse(client, params, {
...requestOptions,
__metadata: {
...requestOptions?.__metadata,
helperMethod: "stream"
}
}, getTextFormat));
return runner;
}
static fromReadableStream(stream) {
let runner = new ResponseStream(null);
runner._run(() => runner._fromReadableStream(stream));
return runner;
}
async _createOrRetrieveResponse(client, params, options, getTextFormat = resolveResponseParseOptions(params).getTextFormat) {
this._listenForAbort(options?.signal);
__classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_beginRequest).call(this);
let stream;
let format;
let starting_after = null;
if ("response_id" in params) {
format = getTextFormat({ body: params });
stream = await client.responses.retrieve(params.response_id, { stream: !0 }, {
...options,
signal: this.controller.signal,
stream: !0
});
starting_after = params.starting_after ?? null;
} else {
let body = {
...params,
stream: !0
};
let prepared = { body };
let responseBody = null;
let request = client.responses.create(body, {
...options,
signal: this.controller.signal
});
request instanceof APIPromise && (request = request._thenUnwrap((events, props) => {
prepared = props.options;
responseBody = props.response.body;
return events;
}));
stream = await request;
try {
format = getTextFormat(prepared);
} catch (error) {
this.abort();
stream.controller.abort();
cancelUnconsumedBody(responseBody);
throw error;
}
}
this._connected();
for await (let event of stream) __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_addEvent).call(this, event, starting_after);
if (stream.controller.signal?.aborted) throw this._userAbortError();
return __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_endRequest).call(this, format);
}
async _fromReadableStream(readableStream, options) {
this._listenForAbort(options?.signal);
__classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_beginRequest).call(this);
this._connected();
let stream = Stream.fromReadableStream(readableStream, this.controller);
for await (let event of stream) __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_addEvent).call(this, event, null);
if (stream.controller.signal?.aborted) throw this._userAbortError();
return __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_endRequest).call(this);
}
[(_ResponseStream_params = new WeakMap(), _ResponseStream_currentResponseSnapshot = new WeakMap(), _ResponseStream_finalResponse = new WeakMap(), _ResponseStream_accumulatorContext = new WeakMap(), _ResponseStream_outputPositions = new WeakMap(), _ResponseStream_wireByIdentity = new WeakMap(), _ResponseStream_interimOrderDirty = new WeakMap(), _ResponseStream_completedOutput = new WeakMap(), _ResponseStream_unfinishedOutput = new WeakMap(), _ResponseStream_instances = new WeakSet(), _ResponseStream_beginRequest = function _ResponseStream_beginRequest() {
if (this.ended) return;
__classPrivateFieldSet(this, _ResponseStream_currentResponseSnapshot, void 0, "f");
__classPrivateFieldSet(this, _ResponseStream_accumulatorContext, createResponseContext(), "f");
__classPrivateFieldGet(this, _ResponseStream_outputPositions, "f").clear();
__classPrivateFieldGet(this, _ResponseStream_wireByIdentity, "f").clear();
__classPrivateFieldSet(this, _ResponseStream_interimOrderDirty, !1, "f");
__classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").clear();
__classPrivateFieldGet(this, _ResponseStream_unfinishedOutput, "f").clear();
}, _ResponseStream_prepareEvent = function _ResponseStream_prepareEvent(event) {
if (event.type === "response.created" || event.type === "response.queued" || event.type === "response.in_progress" || event.type === "response.completed" || event.type === "response.failed" || event.type === "response.incomplete") {
if (!values_hasOwn(event, "response")) throw new error_OpenAIError("Lifecycle events require their own response field.");
let { response: wireResponse, ...fields } = event;
if (!values_isObj(wireResponse)) throw new error_OpenAIError("Lifecycle events require a response object.");
let response = structuredClone(wireResponse);
if (__classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f") && response.id !== __classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f").id) throw new error_OpenAIError("Lifecycle response identity changed.");
if (!values_hasOwn(response, "output") || response.output == null) {
let output;
output = event.type === "response.completed" ? [...__classPrivateFieldGet(this, _ResponseStream_completedOutput, "f")].sort(([left], [right]) => left - right).map(([, item]) => structuredClone(item)) : event.type === "response.failed" || event.type === "response.incomplete" ? [...__classPrivateFieldGet(this, _ResponseStream_outputPositions, "f").keys()].sort((left, right) => left - right).map((index) => structuredClone(__classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_outputAtWireIndex).call(this, index))) : [];
response = {
...response,
output
};
(event.type === "response.completed" || event.type === "response.failed" || event.type === "response.incomplete") && addOutputText(response);
}
event.type === "response.completed" && __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_assertComplete).call(this, response);
return {
...fields,
type: event.type,
sequence_number: event.sequence_number,
response
};
}
return __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_prepareOutputEvent).call(this, event);
}, _ResponseStream_prepareOutputEvent = function _ResponseStream_prepareOutputEvent(event) {
if (!__classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f") || !values_hasOwn(event, "output_index") || !("output_index" in event)) return event;
let index = event.output_index;
if (!Number.isSafeInteger(index) || index < 0) throw new error_OpenAIError("Invalid response output index.");
let position;
if (event.type === "response.output_item.added") {
if (event.item == null) return null;
if (__classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").has(index) || __classPrivateFieldGet(this, _ResponseStream_unfinishedOutput, "f").has(index)) throw new error_OpenAIError(`Duplicate response output index ${index}.`);
position = __classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f").output.length;
} else {
let existing = __classPrivateFieldGet(this, _ResponseStream_outputPositions, "f").get(index);
if (existing === void 0) throw new error_OpenAIError(`missing output at index ${index}`);
position = existing;
}
return new Proxy(event, { get(target, property) {
return property === "output_index" ? position : Reflect.get(target, property, target);
} });
}, _ResponseStream_outputAtWireIndex = function _ResponseStream_outputAtWireIndex(wireIndex) {
let position = __classPrivateFieldGet(this, _ResponseStream_outputPositions, "f").get(wireIndex);
return __classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").get(wireIndex) ?? (position === void 0 ? void 0 : __classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f")?.output[position]);
}, _ResponseStream_assertComplete = function _ResponseStream_assertComplete(response) {
if (__classPrivateFieldGet(this, _ResponseStream_unfinishedOutput, "f").size === 0 && __classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").size === 0) return;
let finalItems = new Map((response.output ?? []).map((item) => [outputIdentity(item), item]));
for (let item of __classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").values()) {
let replacement = finalItems.get(outputIdentity(item));
replacement && validateResponseOutputItemIdentity(item, replacement, "response.completed");
}
for (let [wireIndex, identity] of __classPrivateFieldGet(this, _ResponseStream_unfinishedOutput, "f")) {
let replacement = finalItems.get(identity);
if (!replacement) throw new error_OpenAIError("Cannot complete response with unfinished output items.");
let previous = __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_outputAtWireIndex).call(this, wireIndex);
if (!previous) throw new error_OpenAIError("Cannot complete response with a missing output identity.");
validateResponseOutputItemIdentity(previous, replacement, "response.completed");
}
}, _ResponseStream_recordOutput = function _ResponseStream_recordOutput(event, response, position) {
if (event.type === "response.completed") {
__classPrivateFieldSet(this, _ResponseStream_interimOrderDirty, !1, "f");
return;
}
if (response !== __classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f")) {
let previous = new Map();
for (let [wireIndex, item] of __classPrivateFieldGet(this, _ResponseStream_completedOutput, "f")) previous.set(outputIdentity(item), wireIndex);
for (let [wireIndex, identity] of __classPrivateFieldGet(this, _ResponseStream_unfinishedOutput, "f")) previous.set(identity, wireIndex);
let positions = new Map();
__classPrivateFieldGet(this, _ResponseStream_wireByIdentity, "f").clear();
for (let [newPosition, item] of response.output.entries()) {
let identity = outputIdentity(item);
let wireIndex = previous.get(identity) ?? newPosition;
let done = __classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").get(wireIndex);
let unfinished = __classPrivateFieldGet(this, _ResponseStream_unfinishedOutput, "f").get(wireIndex);
if (positions.has(wireIndex) || done && outputIdentity(done) !== identity || unfinished !== void 0 && unfinished !== identity) throw new error_OpenAIError("Response snapshot has conflicting output positions.");
let previousItem = __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_outputAtWireIndex).call(this, wireIndex);
previousItem && validateResponseOutputItemIdentity(previousItem, item, event.type);
positions.set(wireIndex, newPosition);
__classPrivateFieldGet(this, _ResponseStream_wireByIdentity, "f").set(identity, wireIndex);
done ? __classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").set(wireIndex, structuredClone(item)) : __classPrivateFieldGet(this, _ResponseStream_unfinishedOutput, "f").set(wireIndex, identity);
}
__classPrivateFieldSet(this, _ResponseStream_outputPositions, positions, "f");
__classPrivateFieldSet(this, _ResponseStream_interimOrderDirty, !["response.failed", "response.incomplete"].includes(event.type), "f");
[
"response.created",
"response.queued",
"response.in_progress"
].includes(event.type) && __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_reorderInterimOutput).call(this, response);
return;
}
if (position === void 0) return;
if (event.type === "response.output_item.added" && event.item != null) {
__classPrivateFieldGet(this, _ResponseStream_outputPositions, "f").set(event.output_index, position);
let identity = outputIdentity(event.item);
__classPrivateFieldGet(this, _ResponseStream_unfinishedOutput, "f").set(event.output_index, identity);
__classPrivateFieldGet(this, _ResponseStream_wireByIdentity, "f").set(identity, event.output_index);
__classPrivateFieldSet(this, _ResponseStream_interimOrderDirty, !0, "f");
} else if (event.type === "response.output_item.done") {
let item = response.output[position];
if (!item) throw new error_OpenAIError(`missing output at index ${event.output_index}`);
__classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").set(event.output_index, structuredClone(item));
__classPrivateFieldGet(this, _ResponseStream_unfinishedOutput, "f").delete(event.output_index);
}
}, _ResponseStream_reorderInterimOutput = function _ResponseStream_reorderInterimOutput(response) {
if (!__classPrivateFieldGet(this, _ResponseStream_interimOrderDirty, "f")) return;
let ordered = [...__classPrivateFieldGet(this, _ResponseStream_outputPositions, "f")];
ordered.sort(([left], [right]) => left - right);
if (ordered.some(([, oldPosition], newPosition) => oldPosition !== newPosition)) {
let derivedText = __classPrivateFieldGet(this, _ResponseStream_accumulatorContext, "f").canonicalSnapshot === response;
response.output = ordered.map(([, oldPosition]) => response.output[oldPosition]);
__classPrivateFieldSet(this, _ResponseStream_outputPositions, new Map(ordered.map(([wireIndex], newPosition) => [wireIndex, newPosition])), "f");
__classPrivateFieldSet(this, _ResponseStream_accumulatorContext, createResponseContext(), "f");
derivedText && ensureCanonicalOutputText(__classPrivateFieldGet(this, _ResponseStream_accumulatorContext, "f"), response);
}
__classPrivateFieldSet(this, _ResponseStream_interimOrderDirty, !1, "f");
}, _ResponseStream_updateInterimResponse = function _ResponseStream_updateInterimResponse(incoming, snapshot) {
if (!Array.isArray(incoming.output)) return !1;
let suppliedText = values_hasOwn(incoming, "output_text") ? incoming.output_text : void 0;
if (incoming.output.length !== 0) {
let validated = cloneValidatedResponse(createResponseContext(), incoming);
let replacements = [];
for (let item of validated.output) {
let wire = __classPrivateFieldGet(this, _ResponseStream_wireByIdentity, "f").get(outputIdentity(item));
let position = wire === void 0 ? void 0 : __classPrivateFieldGet(this, _ResponseStream_outputPositions, "f").get(wire);
if (wire === void 0 || position === void 0) return !1;
replacements.push({
wire,
position,
item
});
}
let updateText = suppliedText == null;
updateText || (__classPrivateFieldGet(this, _ResponseStream_accumulatorContext, "f").canonicalSnapshot = void 0);
for (let { wire, position, item } of replacements) {
replaceResponseOutputItem(__classPrivateFieldGet(this, _ResponseStream_accumulatorContext, "f"), snapshot, position, item, updateText);
__classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").has(wire) && __classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").set(wire, structuredClone(item));
}
__classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_reorderInterimOutput).call(this, snapshot);
}
let { output } = snapshot;
let outputText = suppliedText;
if (outputText == null) {
ensureCanonicalOutputText(__classPrivateFieldGet(this, _ResponseStream_accumulatorContext, "f"), snapshot);
outputText = snapshot.output_text;
} else __classPrivateFieldGet(this, _ResponseStream_accumulatorContext, "f").canonicalSnapshot = void 0;
for (let key of Object.keys(snapshot)) values_hasOwn(incoming, key) || Reflect.deleteProperty(snapshot, key);
Object.defineProperties(snapshot, Object.getOwnPropertyDescriptors({
...incoming,
output,
output_text: outputText
}));
return !0;
}, _ResponseStream_addEvent = function _ResponseStream_addEvent(event, starting_after) {
if (this.ended) return;
let maybeEmit = (name, event) => {
(starting_after == null || event.sequence_number > starting_after) && this._emit(name, event);
};
if (event.type === "error") {
let error = "error" in event && typeof event.error == "object" && event.error !== null ? event.error : event;
throw new APIError(void 0, error, event.message, void 0);
}
let dispatchEvent = event;
let outputPosition;
let response = accumulateResponseWithContext(event, __classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f"), __classPrivateFieldGet(this, _ResponseStream_accumulatorContext, "f"), !0, (sanitizedEvent) => {
dispatchEvent = sanitizedEvent;
let prepared = __classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_prepareEvent).call(this, sanitizedEvent);
if (prepared) {
if (values_hasOwn(prepared, "output_index") && "output_index" in prepared) outputPosition = prepared.output_index;
else if (values_hasOwn(prepared, "response") && "response" in prepared) {
dispatchEvent = prepared;
if ((prepared.type === "response.created" || prepared.type === "response.queued" || prepared.type === "response.in_progress") && __classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f")) {
if (__classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_updateInterimResponse).call(this, prepared.response, __classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f"))) return null;
let identities = new Set(prepared.response.output.map(outputIdentity));
let retained = __classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f").output.filter((item) => !identities.has(outputIdentity(item)));
if (retained.length) return {
...prepared,
response: {
...prepared.response,
output: [...prepared.response.output, ...retained]
}
};
}
}
}
return prepared;
});
__classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_recordOutput).call(this, dispatchEvent, response, outputPosition);
__classPrivateFieldSet(this, _ResponseStream_currentResponseSnapshot, response, "f");
if (dispatchEvent.type === "response.output_item.added" && dispatchEvent.item == null) return;
let wireSnapshot = { ...dispatchEvent };
for (let key of Object.keys(nativeEventFields)) {
let descriptor = Object.getOwnPropertyDescriptor(dispatchEvent, key);
descriptor && !descriptor.enumerable && Object.defineProperty(wireSnapshot, key, {
value: Reflect.get(dispatchEvent, key, dispatchEvent),
enumerable: !0
});
}
let eventSnapshot = structuredClone(wireSnapshot);
maybeEmit("event", eventSnapshot);
switch (wireSnapshot.type) {
case "response.output_text.delta": {
let output = response.output[outputPosition ?? wireSnapshot.output_index];
if (!output) throw new error_OpenAIError(`missing output at index ${wireSnapshot.output_index}`);
if (output.type === "message") {
let content = output.content[wireSnapshot.content_index];
if (!content) throw new error_OpenAIError(`missing content at index ${wireSnapshot.content_index}`);
if (content.type !== "output_text") throw new error_OpenAIError(`expected content to be 'output_text', got ${content.type}`);
maybeEmit("response.output_text.delta", {
...structuredClone(wireSnapshot),
snapshot: content.text
});
}
break;
}
case "response.function_call_arguments.delta": {
let output = response.output[outputPosition ?? wireSnapshot.output_index];
if (!output) throw new error_OpenAIError(`missing output at index ${wireSnapshot.output_index}`);
output.type === "function_call" && maybeEmit("response.function_call_arguments.delta", {
...structuredClone(wireSnapshot),
snapshot: output.arguments
});
break;
}
default: maybeEmit(wireSnapshot.type, eventSnapshot);
}
}, _ResponseStream_endRequest = function _ResponseStream_endRequest(format) {
if (this.ended) throw new error_OpenAIError("stream has ended, this shouldn't happen");
let snapshot = __classPrivateFieldGet(this, _ResponseStream_currentResponseSnapshot, "f");
if (!snapshot) throw new error_OpenAIError("request ended without sending any events");
__classPrivateFieldGet(this, _ResponseStream_instances, "m", _ResponseStream_reorderInterimOutput).call(this, snapshot);
__classPrivateFieldSet(this, _ResponseStream_currentResponseSnapshot, void 0, "f");
__classPrivateFieldSet(this, _ResponseStream_accumulatorContext, createResponseContext(), "f");
__classPrivateFieldGet(this, _ResponseStream_outputPositions, "f").clear();
__classPrivateFieldGet(this, _ResponseStream_wireByIdentity, "f").clear();
__classPrivateFieldSet(this, _ResponseStream_interimOrderDirty, !1, "f");
__classPrivateFieldGet(this, _ResponseStream_completedOutput, "f").clear();
__classPrivateFieldGet(this, _ResponseStream_unfinishedOutput, "f").clear();
let parsedResponse = finalizeResponse(snapshot, __classPrivateFieldGet(this, _ResponseStream_params, "f"), format);
__classPrivateFieldSet(this, _ResponseStream_finalResponse, parsedResponse, "f");
return parsedResponse;
}, Symbol.asyncIterator)]() {
return this._createIterator((push) => {
let onEvent = (event) => push(event);
this.on("event", onEvent);
return () => this.off("event", onEvent);
}, { onReturn: () => this.abort() });
}
async finalResponse() {
await this.done();
let response = __classPrivateFieldGet(this, _ResponseStream_finalResponse, "f");
if (!response) throw new error_OpenAIError("stream ended without producing a Response");
return response;
}
}
async function cancelUnconsumedBody(body) {
try {
await CancelReadableStream(body);
} catch {}
}
function outputIdentity(item) {
return JSON.stringify([
item.type,
!hasRoutedOutputCallIdentity(item) && values_hasOwn(item, "id") ? item.id : null,
values_hasOwn(item, "call_id") && "call_id" in item ? item.call_id : null
]);
}
function finalizeResponse(snapshot, params, format) {
return maybeParseResponse(snapshot, params, format);
}
function responses_responses_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
function responses_responses_withBodyFinalization(options, finalization) {
return {
...options,
__metadata: {
...options.__metadata,
...finalization
}
};
}
let responses_responses_normalizeRequestOptionsForQueryKeys = new Set([
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
function responses_responses_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => responses_responses_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !responses_responses_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class responses_Responses extends APIResource {
constructor() {
super(...arguments);
this.inputItems = new input_items_InputItems(this._client);
this.inputTokens = new input_tokens_InputTokens(this._client);
}
create(body, options) {
return this._client.post("/responses", responses_responses_resolveResourceRequestOptions(options, (options) => responses_responses_withBodyFinalization({
body,
...options,
stream: body.stream ?? !1,
__security: { bearerAuth: !0 }
}, { streamFromBody: !0 })))._thenUnwrap((rsp) => {
"object" in rsp && rsp.object === "response" && addOutputText(rsp);
return rsp;
});
}
retrieve(responseID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = responses_responses_normalizeRequestOptionsForQuery(query, [
"include",
"include_obfuscation",
"starting_after",
"stream"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.get(path`/responses/${responseID}`, responses_responses_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
stream: query?.stream ?? !1,
__security: { bearerAuth: !0 }
})))._thenUnwrap((rsp) => {
"object" in rsp && rsp.object === "response" && addOutputText(rsp);
return rsp;
});
}
delete(responseID, options) {
return this._client.delete(path`/responses/${responseID}`, responses_responses_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ Accept: "*/*" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
cancel(responseID, options) {
return this._client.post(path`/responses/${responseID}/cancel`, responses_responses_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
compact(body, options) {
return this._client.post("/responses/compact", responses_responses_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
parse(body, options) {
let { getTextFormat, requestOptions } = resolveResponseParseOptions(body, options);
return this._client.responses.create(body, requestOptions)._thenUnwrap((response, { options: prepared }) => parseResponse(response, body, getTextFormat(prepared)));
}
stream(body, options) {
return ResponseStream.createResponse(this._client, body, options);
}
}
responses_Responses.InputItems = input_items_InputItems;
responses_Responses.InputTokens = input_tokens_InputTokens;
function alerts_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class Alerts extends APIResource {
retrieve(id, options) {
return this._client.get(path`/safety/alerts/${id}`, alerts_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
}
function cases_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class Cases extends APIResource {
retrieve(id, options) {
return this._client.get(path`/safety/cases/${id}`, cases_resolveResourceRequestOptions(options, (options) => ({
...options,
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
function skills_content_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class content_Content extends APIResource {
retrieve(skillID, options) {
return this._client.get(path`/skills/${skillID}/content`, skills_content_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ Accept: "application/binary" }, options?.headers]),
__security: { bearerAuth: !0 },
__binaryResponse: !0
})));
}
}
function versions_content_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class versions_content_Content extends APIResource {
retrieve(version, params, options) {
let { skill_id } = params;
return this._client.get(path`/skills/${skill_id}/versions/${version}/content`, versions_content_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ Accept: "application/binary" }, options?.headers]),
__security: { bearerAuth: !0 },
__binaryResponse: !0
})));
}
}
function versions_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
function versions_withBodyFinalization(options, finalization) {
return {
...options,
__metadata: {
...options.__metadata,
...finalization
}
};
}
let versions_normalizeRequestOptionsForQueryKeys = new Set([
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
function versions_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => versions_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !versions_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Versions extends APIResource {
constructor() {
super(...arguments);
this.content = new versions_content_Content(this._client);
}
create(skillID, body = {}, options) {
return this._client.post(path`/skills/${skillID}/versions`, maybeMultipartFormRequestOptions(versions_withBodyFinalization({
body,
...options,
__security: { bearerAuth: !0 }
}, { finalizeMultipart: !0 }), this._client, { stripFilenames: !1 }));
}
retrieve(version, params, options) {
let { skill_id } = params;
return this._client.get(path`/skills/${skill_id}/versions/${version}`, versions_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
list(skillID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = versions_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/skills/${skillID}/versions`, CursorPage, versions_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { bearerAuth: !0 }
})));
}
delete(version, params, options) {
let { skill_id } = params;
return this._client.delete(path`/skills/${skill_id}/versions/${version}`, versions_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
}
Versions.Content = versions_content_Content;
function skills_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
function skills_withBodyFinalization(options, finalization) {
return {
...options,
__metadata: {
...options.__metadata,
...finalization
}
};
}
let skills_normalizeRequestOptionsForQueryKeys = new Set([
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
function skills_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => skills_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !skills_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Skills extends APIResource {
constructor() {
super(...arguments);
this.content = new content_Content(this._client);
this.versions = new Versions(this._client);
}
create(body = {}, options) {
return this._client.post("/skills", maybeMultipartFormRequestOptions(skills_withBodyFinalization({
body,
...options,
__security: { bearerAuth: !0 }
}, { finalizeMultipart: !0 }), this._client, { stripFilenames: !1 }));
}
retrieve(skillID, options) {
return this._client.get(path`/skills/${skillID}`, skills_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
update(skillID, body, options) {
return this._client.post(path`/skills/${skillID}`, skills_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = skills_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/skills", CursorPage, skills_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { bearerAuth: !0 }
})));
}
delete(skillID, options) {
return this._client.delete(path`/skills/${skillID}`, skills_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
}
Skills.Content = content_Content;
Skills.Versions = Versions;
function parts_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class Parts extends APIResource {
create(uploadID, body, options) {
return this._client.post(path`/uploads/${uploadID}/parts`, parts_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions({
body,
...options,
__security: { bearerAuth: !0 }
}, this._client)));
}
}
function uploads_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class Uploads extends APIResource {
constructor() {
super(...arguments);
this.parts = new Parts(this._client);
}
create(body, options) {
return this._client.post("/uploads", uploads_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
cancel(uploadID, options) {
return this._client.post(path`/uploads/${uploadID}/cancel`, uploads_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
complete(uploadID, body, options) {
return this._client.post(path`/uploads/${uploadID}/complete`, uploads_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
}
Uploads.Parts = Parts;
function pollVectorStoreFile(resource, vectorStoreID, fileID, options) {
return pollWithResponse((headers) => resource.retrieve(fileID, { vector_store_id: vectorStoreID }, {
...options,
headers
}), ["in_progress"], [
"failed",
"cancelled",
"completed"
], options);
}
function pollVectorStoreFileBatch(resource, vectorStoreID, batchID, options) {
return pollWithResponse((headers) => resource.retrieve(batchID, { vector_store_id: vectorStoreID }, {
...options,
headers
}), ["in_progress"], [
"failed",
"cancelled",
"completed"
], options);
}
let allSettledWithThrow = async (promises) => {
let results = await Promise.allSettled(promises);
let rejected = results.filter((result) => result.status === "rejected");
if (rejected.length) throw Object.defineProperty(Error(`${rejected.length} promise(s) failed`), "rejections", {
configurable: !0,
value: rejected.map(({ reason }) => reason),
writable: !0
});
let values = [];
for (let result of results) result.status === "fulfilled" && values.push(result.value);
return values;
};
async function uploadAndPollVectorStoreFileBatch(resource, client, vectorStoreId, files, fileIds, options) {
if (files == null || files.length === 0) throw Error("No `files` provided to process. If you've already uploaded files you should use `.createAndPoll()` instead");
let configuredConcurrency = options?.maxConcurrency ?? 5;
let concurrencyLimit = Math.min(configuredConcurrency, files.length);
if (concurrencyLimit === 0) throw RangeError("maxConcurrency must be greater than 0");
let fileIterator = files.values();
let allFileIds = [...fileIds];
async function processFiles(iterator) {
for (let item of iterator) {
let fileObj = await client.files.create({
file: item,
purpose: "assistants"
}, options);
allFileIds.push(fileObj.id);
}
}
let workers = [];
workers.length = concurrencyLimit;
for (let index = 0; index < workers.length; index += 1) workers[index] = processFiles(fileIterator);
await allSettledWithThrow(workers);
return await resource.createAndPoll(vectorStoreId, { file_ids: allFileIds }, options);
}
function file_batches_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class FileBatches extends APIResource {
create(vectorStoreID, body, options) {
return this._client.post(path`/vector_stores/${vectorStoreID}/file_batches`, file_batches_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(batchID, params, options) {
let { vector_store_id } = params;
return this._client.get(path`/vector_stores/${vector_store_id}/file_batches/${batchID}`, file_batches_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
cancel(batchID, params, options) {
let { vector_store_id } = params;
return this._client.post(path`/vector_stores/${vector_store_id}/file_batches/${batchID}/cancel`, file_batches_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
async createAndPoll(vectorStoreId, body, options) {
let created = await this.create(vectorStoreId, body, options);
return await this.poll(vectorStoreId, created.id, options);
}
listFiles(batchID, params, options) {
let { vector_store_id, ...query } = params;
return this._client.getAPIList(path`/vector_stores/${vector_store_id}/file_batches/${batchID}/files`, CursorPage, file_batches_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
async poll(vectorStoreID, batchID, options) {
return await pollVectorStoreFileBatch(this, vectorStoreID, batchID, options);
}
async uploadAndPoll(vectorStoreId, { files, fileIds = [] }, options) {
return await uploadAndPollVectorStoreFileBatch(this, this._client, vectorStoreId, files, fileIds, options);
}
}
function vector_stores_files_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let vector_stores_files_normalizeRequestOptionsForQueryKeys = new Set([
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
function vector_stores_files_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => vector_stores_files_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !vector_stores_files_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class vector_stores_files_Files extends APIResource {
create(vectorStoreID, body, options) {
return this._client.post(path`/vector_stores/${vectorStoreID}/files`, vector_stores_files_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(fileID, params, options) {
let { vector_store_id } = params;
return this._client.get(path`/vector_stores/${vector_store_id}/files/${fileID}`, vector_stores_files_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(fileID, params, options) {
let { vector_store_id, ...body } = params;
return this._client.post(path`/vector_stores/${vector_store_id}/files/${fileID}`, vector_stores_files_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(vectorStoreID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = vector_stores_files_normalizeRequestOptionsForQuery(query, [
"after",
"before",
"filter",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList(path`/vector_stores/${vectorStoreID}/files`, CursorPage, vector_stores_files_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(fileID, params, options) {
let { vector_store_id } = params;
return this._client.delete(path`/vector_stores/${vector_store_id}/files/${fileID}`, vector_stores_files_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
async createAndPoll(vectorStoreId, body, options) {
let created = await this.create(vectorStoreId, body, options);
return await this.poll(vectorStoreId, created.id, options);
}
async poll(vectorStoreID, fileID, options) {
return await pollVectorStoreFile(this, vectorStoreID, fileID, options);
}
async upload(vectorStoreId, file, options) {
let fileInfo = await this._client.files.create({
file,
purpose: "assistants"
}, options);
return this.create(vectorStoreId, { file_id: fileInfo.id }, options);
}
async uploadAndPoll(vectorStoreId, file, options) {
let fileInfo = await this.upload(vectorStoreId, file, options);
return await this.poll(vectorStoreId, fileInfo.id, options);
}
content(fileID, params, options) {
let { vector_store_id } = params;
return this._client.getAPIList(path`/vector_stores/${vector_store_id}/files/${fileID}/content`, Page, vector_stores_files_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
function vector_stores_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let vector_stores_normalizeRequestOptionsForQueryKeys = new Set([
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
function vector_stores_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => vector_stores_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !vector_stores_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class VectorStores extends APIResource {
constructor() {
super(...arguments);
this.files = new vector_stores_files_Files(this._client);
this.fileBatches = new FileBatches(this._client);
}
create(body, options) {
return this._client.post("/vector_stores", vector_stores_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
retrieve(vectorStoreID, options) {
return this._client.get(path`/vector_stores/${vectorStoreID}`, vector_stores_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
update(vectorStoreID, body, options) {
return this._client.post(path`/vector_stores/${vectorStoreID}`, vector_stores_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = vector_stores_normalizeRequestOptionsForQuery(query, [
"after",
"before",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/vector_stores", CursorPage, vector_stores_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
delete(vectorStoreID, options) {
return this._client.delete(path`/vector_stores/${vectorStoreID}`, vector_stores_resolveResourceRequestOptions(options, (options) => ({
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
search(vectorStoreID, body, options) {
return this._client.getAPIList(path`/vector_stores/${vectorStoreID}/search`, Page, vector_stores_resolveResourceRequestOptions(options, (options) => ({
body,
method: "post",
...options,
headers: headers_buildHeaders([{ "OpenAI-Beta": "assistants=v2" }, options?.headers]),
__security: { bearerAuth: !0 }
})));
}
}
VectorStores.Files = vector_stores_files_Files;
VectorStores.FileBatches = FileBatches;
function videos_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
function videos_withBodyFinalization(options, finalization) {
return {
...options,
__metadata: {
...options.__metadata,
...finalization
}
};
}
let videos_normalizeRequestOptionsForQueryKeys = new Set([
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
function videos_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => videos_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !videos_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Videos extends APIResource {
create(body, options) {
return this._client.post("/videos", videos_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions({
body,
...options,
__security: { bearerAuth: !0 }
}, this._client)));
}
retrieve(videoID, options) {
return this._client.get(path`/videos/${videoID}`, videos_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = videos_normalizeRequestOptionsForQuery(query, [
"after",
"limit",
"order"
], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/videos", ConversationCursorPage, videos_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { bearerAuth: !0 }
})));
}
delete(videoID, options) {
return this._client.delete(path`/videos/${videoID}`, videos_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
createCharacter(body, options) {
return this._client.post("/videos/characters", videos_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions({
body,
...options,
__security: { bearerAuth: !0 }
}, this._client)));
}
downloadContent(videoID, query = {}, options) {
let normalizeRequestOptionsForQueryOptions = videos_normalizeRequestOptionsForQuery(query, ["variant"], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.get(path`/videos/${videoID}/content`, videos_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
headers: headers_buildHeaders([{ Accept: "application/binary" }, options?.headers]),
__security: { bearerAuth: !0 },
__binaryResponse: !0
})));
}
edit(body, options) {
return this._client.post("/videos/edits", videos_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions({
body,
...options,
__security: { bearerAuth: !0 }
}, this._client)));
}
extend(body, options) {
return this._client.post("/videos/extensions", videos_resolveResourceRequestOptions(options, (options) => multipartFormRequestOptions({
body,
...options,
__security: { bearerAuth: !0 }
}, this._client)));
}
getCharacter(characterID, options) {
return this._client.get(path`/videos/characters/${characterID}`, videos_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
remix(videoID, body, options) {
return this._client.post(path`/videos/${videoID}/remix`, videos_resolveResourceRequestOptions(options, (options) => maybeMultipartFormRequestOptions(videos_withBodyFinalization({
body,
...options,
__security: { bearerAuth: !0 }
}, { finalizeMultipart: !0 }), this._client)));
}
}
function event_types_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
class EventTypes extends APIResource {
list(options) {
return this._client.get("/webhook_event_types", event_types_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
}
function webhookSignatureRequiresSigning(signatureHeader) {
return signatureHeader.split(" ", 33).length > 32;
}
function* signatureCandidates(signatureHeader) {
let start = 0;
for (; start <= signatureHeader.length;) {
let separator = signatureHeader.indexOf(" ", start);
let candidate = signatureHeader.slice(start, separator === -1 ? void 0 : separator);
yield candidate.startsWith("v1,") ? candidate.slice(3) : candidate;
if (separator === -1) break;
start = separator + 1;
}
}
function decodeSignature(signature) {
try {
let signatureBytes = fromBase64(signature);
return signatureBytes.byteLength === 32 ? signatureBytes : void 0;
} catch {
return;
}
}
function firstValidLengthSignature(signatureHeader) {
for (let signature of signatureCandidates(signatureHeader)) {
let signatureBytes = decodeSignature(signature);
if (signatureBytes) return signatureBytes;
}
}
function selectMatchingSignature(signatureHeader, expectedSignature, firstSignature) {
let matchingSignature = firstSignature;
for (let signature of signatureCandidates(signatureHeader)) {
let signatureBytes = decodeSignature(signature);
if (!signatureBytes) continue;
let difference = 0;
for (let [index, byte] of signatureBytes.entries()) difference |= byte ^ (expectedSignature[index] ?? 0);
difference === 0 && (matchingSignature = signatureBytes);
}
return matchingSignature;
}
async function verifyWebhookSignature(payload, signatureHeader, timestamp, webhookId, secret, tolerance) {
let timestampSeconds = Number.parseInt(timestamp, 10);
if (Number.isNaN(timestampSeconds)) throw new InvalidWebhookSignatureError("Invalid webhook timestamp format");
let nowSeconds = Math.floor(Date.now() / 1e3);
if (nowSeconds - timestampSeconds > tolerance) throw new InvalidWebhookSignatureError("Webhook timestamp is too old");
if (timestampSeconds > nowSeconds + tolerance) throw new InvalidWebhookSignatureError("Webhook timestamp is too new");
let useBoundedVerification = webhookSignatureRequiresSigning(signatureHeader);
let firstSignature = useBoundedVerification ? firstValidLengthSignature(signatureHeader) : void 0;
if (useBoundedVerification && !firstSignature) throw new InvalidWebhookSignatureError("The given webhook signature does not match the expected signature");
let decodedSecret = Uint8Array.from(secret.startsWith("whsec_") ? fromBase64(secret.slice(6)) : bytes_encodeUTF8(secret));
let signedPayload = webhookId ? `${webhookId}.${timestamp}.${payload}` : `${timestamp}.${payload}`;
let signedPayloadBytes = Uint8Array.from(bytes_encodeUTF8(signedPayload));
let key = await crypto.subtle.importKey("raw", decodedSecret, {
name: "HMAC",
hash: "SHA-256"
}, !1, useBoundedVerification ? ["sign", "verify"] : ["verify"]);
if (useBoundedVerification && firstSignature) {
let signatureToVerify = selectMatchingSignature(signatureHeader, new Uint8Array(await crypto.subtle.sign("HMAC", key, signedPayloadBytes)), firstSignature);
try {
if (await crypto.subtle.verify("HMAC", key, Uint8Array.from(signatureToVerify), signedPayloadBytes)) return;
} catch {}
throw new InvalidWebhookSignatureError("The given webhook signature does not match the expected signature");
}
for (let signature of signatureCandidates(signatureHeader)) try {
let signatureBytes = Uint8Array.from(fromBase64(signature));
if (await crypto.subtle.verify("HMAC", key, signatureBytes, signedPayloadBytes)) return;
} catch {}
throw new InvalidWebhookSignatureError("The given webhook signature does not match the expected signature");
}
var _Webhooks_instances, _Webhooks_validateSecret, _Webhooks_getRequiredHeader;
function webhooks_resolveResourceRequestOptions(options, buildOptions) {
return Promise.resolve(options).then(buildOptions);
}
let webhooks_normalizeRequestOptionsForQueryKeys = new Set([
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
function webhooks_normalizeRequestOptionsForQuery(value, queryKeys, options) {
if (typeof value != "object" || !value) return;
let entries = Object.entries(Object.getOwnPropertyDescriptors(value)).filter(([, descriptor]) => descriptor.enumerable && (!("value" in descriptor) || descriptor.value !== void 0));
let keys = entries.map(([key]) => key);
if (!keys.some((key) => webhooks_normalizeRequestOptionsForQueryKeys.has(key) && !queryKeys.includes(key))) return;
if (options !== void 0 || keys.some((key) => !webhooks_normalizeRequestOptionsForQueryKeys.has(key) || queryKeys.includes(key))) throw TypeError("Query parameters and request options must be passed as separate arguments.");
if (keys.some((key) => ![
"headers",
"maxRetries",
"timeout",
"signal",
"idempotencyKey",
"query"
].includes(key))) throw TypeError("Pass transport overrides in the explicit request options argument.");
return Object.fromEntries(entries.map(([key, descriptor]) => {
if ("value" in descriptor) return [key, descriptor.value];
return [key, descriptor.get ? Reflect.apply(descriptor.get, value, []) : void 0];
}));
}
class Webhooks extends APIResource {
constructor() {
super(...arguments);
_Webhooks_instances.add(this);
this.eventTypes = new EventTypes(this._client);
}
create(body, options) {
return this._client.post("/webhook_endpoints", webhooks_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
retrieve(webhookEndpointID, options) {
return this._client.get(path`/webhook_endpoints/${webhookEndpointID}`, webhooks_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
update(webhookEndpointID, body = {}, options) {
return this._client.post(path`/webhook_endpoints/${webhookEndpointID}`, webhooks_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
list(query = {}, options) {
let normalizeRequestOptionsForQueryOptions = webhooks_normalizeRequestOptionsForQuery(query, ["after", "limit"], options);
if (normalizeRequestOptionsForQueryOptions !== void 0) {
options = normalizeRequestOptionsForQueryOptions;
query = {};
}
query = query;
return this._client.getAPIList("/webhook_endpoints", CursorPage, webhooks_resolveResourceRequestOptions(options, (options) => ({
query,
...options,
__security: { bearerAuth: !0 }
})));
}
delete(webhookEndpointID, options) {
return this._client.delete(path`/webhook_endpoints/${webhookEndpointID}`, webhooks_resolveResourceRequestOptions(options, (options) => ({
...options,
__security: { bearerAuth: !0 }
})));
}
rotateSecret(webhookEndpointID, body = {}, options) {
return this._client.post(path`/webhook_endpoints/${webhookEndpointID}/rotate_secret`, webhooks_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
test(webhookEndpointID, body, options) {
return this._client.post(path`/webhook_endpoints/${webhookEndpointID}/test`, webhooks_resolveResourceRequestOptions(options, (options) => ({
body,
...options,
__security: { bearerAuth: !0 }
})));
}
async unwrap(payload, headers, secret = this._client.webhookSecret, tolerance = 300) {
await this.verifySignature(payload, headers, secret, tolerance);
return JSON.parse(payload);
}
async verifySignature(payload, headers, secret = this._client.webhookSecret, tolerance = 300) {
if (typeof crypto > "u" || typeof crypto.subtle?.importKey != "function" || typeof crypto.subtle.verify != "function") throw Error("Webhook signature verification is only supported when the `crypto` global is defined");
__classPrivateFieldGet(this, _Webhooks_instances, "m", _Webhooks_validateSecret).call(this, secret);
let headersObj = headers_buildHeaders([headers]).values;
let signatureHeader = __classPrivateFieldGet(this, _Webhooks_instances, "m", _Webhooks_getRequiredHeader).call(this, headersObj, "webhook-signature");
let timestamp = __classPrivateFieldGet(this, _Webhooks_instances, "m", _Webhooks_getRequiredHeader).call(this, headersObj, "webhook-timestamp");
let webhookId = __classPrivateFieldGet(this, _Webhooks_instances, "m", _Webhooks_getRequiredHeader).call(this, headersObj, "webhook-id");
if (webhookSignatureRequiresSigning(signatureHeader) && typeof crypto.subtle.sign != "function") throw Error("Webhook signature verification is only supported when the `crypto` global is defined");
return await verifyWebhookSignature(payload, signatureHeader, timestamp, webhookId, secret, tolerance);
}
}
_Webhooks_instances = new WeakSet(), _Webhooks_validateSecret = function _Webhooks_validateSecret(secret) {
if (typeof secret != "string" || secret.length === 0) throw Error("The webhook secret must either be set using the env var, OPENAI_WEBHOOK_SECRET, on the client class, OpenAI({ webhookSecret: '123' }), or passed to this function");
}, _Webhooks_getRequiredHeader = function _Webhooks_getRequiredHeader(headers, name) {
if (!headers) throw Error("Headers are required");
let value = headers.get(name);
if (value == null) throw Error(`Missing required header: ${name}`);
return value;
};
Webhooks.EventTypes = EventTypes;
let brand_privateBedrockClient = Symbol.for("openai.privateBedrockClient");
function assertValidBedrockBearerCredential(credential) {
if (/^[\t ]|[\t ]$/.test(credential)) throw TypeError("Bedrock bearer credential contains an invalid HTTP header value.");
for (let character of credential) {
let value = character.codePointAt(0) ?? 0;
if (value < 32 && value !== 9 || value === 127 || value > 255) throw TypeError("Bedrock bearer credential contains an invalid HTTP header value.");
}
}
function mergeWebSocketAuthHeaders(options, authHeaders, removedHeaders) {
let headers = new Map(Object.entries(authHeaders).map(([name, value]) => [name.toLowerCase(), value]));
for (let name of removedHeaders) headers.delete(name);
for (let [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
return {
...options,
headers: Object.fromEntries(headers)
};
}
let webSocketHeaderRemovals = new WeakMap();
let realtimeCacheContext = Symbol.for("openai.realtimeAPIKeyCacheContext");
let cacheContext;
function getDeferredRealtimeAPIKeyCache(client) {
let deferred = client[realtimeCacheContext]?.getStore();
return deferred?.client === client ? deferred : void 0;
}
function validateCapturedAPIKey(client, credential) {
credential !== null && brand_privateBedrockClient in client && assertValidBedrockBearerCredential(credential);
return credential;
}
async function resolveRealtimeAPIKey(client, deferCache = !1) {
let apiKey;
let current = {
client,
commit: () => apiKey === void 0 ? client.apiKey : apiKey
};
let capture = (resolved) => {
apiKey = resolved;
};
let invoke = () => client._callApiKey(capture);
let context = client[realtimeCacheContext] ?? cacheContext;
deferCache && context && !client[realtimeCacheContext] && Object.defineProperty(client, realtimeCacheContext, { value: context });
let isProvider = await (context ? context.run(deferCache ? current : void 0, invoke) : invoke());
return {
apiKey: apiKey === void 0 ? client.apiKey : apiKey,
isProvider,
commit: () => {
let hookKey = current.providerKey !== void 0 && apiKey !== void 0 && apiKey !== current.providerKey ? validateCapturedAPIKey(client, apiKey) : void 0;
let cached = current.commit();
return hookKey === void 0 ? validateCapturedAPIKey(client, cached) : hookKey;
}
};
}
let providerTimeoutKey = Symbol.for("openai.node.providerTimeout.v1");
function isProviderTimeoutError(error) {
return error instanceof error_APIConnectionTimeoutError || error instanceof Error && providerTimeoutKey in error && error[providerTimeoutKey] === !0;
}
let providerDefinitionsKey = Symbol.for("openai.node.providerDefinitions.v1");
let providerGlobal = globalThis;
let existingProviderDefinitions = providerGlobal[providerDefinitionsKey];
let providerDefinitions = existingProviderDefinitions ?? new WeakMap();
existingProviderDefinitions || Object.defineProperty(providerGlobal, providerDefinitionsKey, { value: providerDefinitions });
function configureProvider(provider) {
let definition = providerDefinitions.get(provider);
if (!definition) throw Error("Invalid provider. Providers must be created with createProvider().");
return definition.configure();
}
var _OpenAI_instances, client_a, _OpenAI_encoder, _OpenAI_x509Authentication, _OpenAI_x509Credential, _OpenAI_x509Fetch, _OpenAI_explicitDataResidency, _OpenAI_responseAttempts, _OpenAI_sanitizedLoggers, _OpenAI_baseURLOverridden, _OpenAI_normalizeRetries, _OpenAI_isSensitiveLogKey, _OpenAI_sanitizeLogValue, _OpenAI_sanitizeLogger;
function isRunningInBrowserOrBrowserWorker() {
if (isRunningInBrowser()) return !0;
let scope = globalThis;
return typeof scope.WorkerGlobalScope == "function" && scope instanceof scope.WorkerGlobalScope && typeof scope.WorkerNavigator == "function" && scope.navigator instanceof scope.WorkerNavigator && typeof scope.navigator?.userAgent == "string" && scope.navigator.userAgent !== "Cloudflare-Workers" && scope.process?.versions?.node === void 0 && scope.Deno === void 0 && scope.Bun === void 0 && scope.EdgeRuntime === void 0 && scope.WebSocketPair === void 0;
}
let inheritedDataResidencySelection = Symbol("inheritedDataResidencySelection");
class OpenAI {
constructor(clientOptions = {}) {
_OpenAI_instances.add(this);
_OpenAI_encoder.set(this, void 0);
_OpenAI_x509Authentication.set(this, void 0);
_OpenAI_x509Credential.set(this, void 0);
_OpenAI_x509Fetch.set(this, void 0);
_OpenAI_explicitDataResidency.set(this, !1);
_OpenAI_responseAttempts.set(this, new WeakMap());
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
let { credential, options: normalizedOptions } = normalizeX509CredentialOptions(clientOptions);
clientOptions = normalizedOptions;
let residencyBaseURL = resolveDataResidency(clientOptions);
let provider = clientOptions.provider;
let { baseURL = provider ? null : env_readEnv("OPENAI_BASE_URL"), dataResidency: _dataResidency, [inheritedDataResidencySelection]: inheritedResidencySelection = !1, apiKey = provider ? null : env_readEnv("OPENAI_API_KEY") ?? null, adminAPIKey = provider ? null : env_readEnv("OPENAI_ADMIN_KEY") ?? null, organization = provider ? null : env_readEnv("OPENAI_ORG_ID") ?? null, project = provider ? null : env_readEnv("OPENAI_PROJECT_ID") ?? null, webhookSecret = env_readEnv("OPENAI_WEBHOOK_SECRET") ?? null, workloadIdentity, x509Transport, credential: _credential, ...opts } = clientOptions;
if (provider) {
let conflictingOptions = [
"apiKey",
"adminAPIKey",
"workloadIdentity",
"x509Transport",
"baseURL",
"dataResidency"
].filter((key) => (key === "workloadIdentity" ? workloadIdentity : clientOptions[key]) != null);
if (conflictingOptions.length) throw new error_OpenAIError(`The \`provider\` option cannot be used with ${conflictingOptions.map((key) => `\`${key}\``).join(", ")}. Configure authentication and the base URL through the provider instead.`);
}
let identity = isX509WorkloadIdentity(workloadIdentity) ? {
x509: workloadIdentity,
legacy: void 0
} : {
x509: void 0,
legacy: workloadIdentity
};
let x509Identity = identity.x509;
let usesX509Identity = x509Identity !== void 0;
let providerRuntime = provider ? configureProvider(provider) : void 0;
let options = {
apiKey,
adminAPIKey,
organization,
project,
webhookSecret,
workloadIdentity,
x509Transport,
provider,
...opts,
baseURL: providerRuntime?.baseURL ?? residencyBaseURL ?? (baseURL || (usesX509Identity ? "https://mtls.api.openai.com/v1" : "https://api.openai.com/v1"))
};
if (x509Transport && !usesX509Identity) throw new error_OpenAIError("An X.509 transport requires an X.509 workload identity.");
if (usesX509Identity) {
if (residencyBaseURL !== void 0 || inheritedResidencySelection) throw new error_OpenAIError("X.509 workload identity does not support data residency selection.");
if (clientOptions.fetch !== void 0) throw new error_OpenAIError("X.509 workload identity does not support a custom fetch implementation.");
assertX509APIOrigin(options.baseURL);
assertX509RequestOptions(options.fetchOptions);
if (this.fetchWithAuth !== client_a.prototype.fetchWithAuth || this.fetchWithTimeout !== client_a.prototype.fetchWithTimeout) throw new error_OpenAIError("X.509 workload identity does not support overridden fetch dispatch hooks.");
}
if (apiKey && workloadIdentity) throw new error_OpenAIError("The `apiKey` and `workloadIdentity` options are mutually exclusive");
if (!providerRuntime && !apiKey && !adminAPIKey && !workloadIdentity) throw new error_OpenAIError("Missing credentials. Please pass an `apiKey`, `workloadIdentity`, `adminAPIKey`, or set the `OPENAI_API_KEY` or `OPENAI_ADMIN_KEY` environment variable.");
if (!options.dangerouslyAllowBrowser && isRunningInBrowserOrBrowserWorker()) throw new error_OpenAIError("It looks like you're running in a browser-like environment.\n\nThis is disabled by default, as it risks exposing your secret API credentials to attackers.\nIf you understand the risks and have appropriate mitigations in place,\nyou can set the `dangerouslyAllowBrowser` option to `true`, e.g.,\n\nnew OpenAI({ apiKey, dangerouslyAllowBrowser: true });\n\nhttps://help.openai.com/en/articles/5112595-best-practices-for-api-key-safety\n");
this.baseURL = options.baseURL;
__classPrivateFieldSet(this, _OpenAI_explicitDataResidency, residencyBaseURL !== void 0 || inheritedResidencySelection, "f");
this.timeout = options.timeout ?? client_a.DEFAULT_TIMEOUT;
this.logger = __classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_sanitizeLogger).call(this, options.logger ?? console);
let defaultLogLevel = "warn";
this.logLevel = defaultLogLevel;
this.logLevel = parseLogLevel(options.logLevel, "ClientOptions.logLevel", this) ?? parseLogLevel(env_readEnv("OPENAI_LOG"), "process.env['OPENAI_LOG']", this) ?? defaultLogLevel;
this.fetchOptions = options.fetchOptions;
this.maxRetries = __classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_normalizeRetries).call(this, options.maxRetries);
this.fetch = options.fetch ?? getDefaultFetch();
__classPrivateFieldSet(this, _OpenAI_encoder, FallbackEncoder, "f");
let customHeadersEnv = provider || credential ? void 0 : env_readEnv("OPENAI_CUSTOM_HEADERS");
if (customHeadersEnv) {
let parsed = {};
for (let line of customHeadersEnv.split("\n")) {
let colon = line.indexOf(":");
colon >= 0 && (parsed[line.substring(0, colon).trim()] = line.substring(colon + 1).trim());
}
options.defaultHeaders = headers_buildHeaders([parsed, options.defaultHeaders]);
}
this._options = options;
this._provider = providerRuntime;
if (x509Identity) {
let authentication = new X509WorkloadIdentityAuth(x509Identity, x509Transport, organization, project);
this._workloadIdentityAuth = authentication;
__classPrivateFieldSet(this, _OpenAI_x509Authentication, authentication, "f");
__classPrivateFieldSet(this, _OpenAI_x509Credential, credential, "f");
__classPrivateFieldSet(this, _OpenAI_x509Fetch, authentication.fetch(), "f");
this.fetch = __classPrivateFieldGet(this, _OpenAI_x509Fetch, "f");
x509_transport_state_markApprovedX509Client(this);
} else identity.legacy && (this._workloadIdentityAuth = new WorkloadIdentityAuth(identity.legacy, this.fetch));
this.apiKey = typeof apiKey == "string" ? apiKey : null;
this.adminAPIKey = adminAPIKey;
this.organization = organization;
this.project = project;
this.webhookSecret = webhookSecret;
}
withOptions(options) {
let residencyBaseURL = resolveDataResidency(options);
let x509Authentication = __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f");
let inheritedOptions = {
...this._options,
baseURL: this.baseURL,
maxRetries: this.maxRetries,
timeout: this.timeout,
logger: this.logger,
logLevel: this.logLevel,
fetch: __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f") ? void 0 : this.fetch,
fetchOptions: this.fetchOptions,
apiKey: this._options.apiKey,
adminAPIKey: this.adminAPIKey,
workloadIdentity: x509Authentication?.identitySnapshot() ?? this._options.workloadIdentity,
x509Transport: this._options.x509Transport,
organization: this.organization,
project: this.project,
webhookSecret: this.webhookSecret
};
let { credential, provider } = prepareX509ClientClone(inheritedOptions, options, __classPrivateFieldGet(this, _OpenAI_x509Credential, "f"), x509Authentication !== void 0);
residencyBaseURL !== void 0 && delete inheritedOptions.baseURL;
let clientOptions = {
...inheritedOptions,
...options,
credential,
provider,
[inheritedDataResidencySelection]: __classPrivateFieldGet(this, _OpenAI_explicitDataResidency, "f") && residencyBaseURL === void 0 && !values_hasOwn(options, "baseURL") && options.credential === void 0 && !provider
};
let client = new this.constructor(clientOptions);
if (provider && new URL(client.baseURL).origin !== new URL(this.baseURL).origin) {
Object.assign(client._options, {
defaultHeaders: options.defaultHeaders,
defaultQuery: options.defaultQuery,
fetchOptions: options.fetchOptions,
fetch: options.fetch
});
client.fetchOptions = options.fetchOptions;
client.fetch = options.fetch ?? getDefaultFetch();
client.organization = options.organization ?? null;
client.project = options.project ?? null;
}
if (__classPrivateFieldGet(this, _OpenAI_x509Authentication, "f") && __classPrivateFieldGet(client, _OpenAI_x509Authentication, "f") && this.baseURL === client.baseURL && __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f").matches(__classPrivateFieldGet(client, _OpenAI_x509Authentication, "f"))) {
client._workloadIdentityAuth = __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f");
__classPrivateFieldSet(client, _OpenAI_x509Authentication, __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f"), "f");
__classPrivateFieldSet(client, _OpenAI_x509Fetch, __classPrivateFieldGet(this, _OpenAI_x509Fetch, "f"), "f");
}
return client;
}
defaultQuery() {
return this._options.defaultQuery;
}
_buildWebSocketHeaders(authHeaders, removedHeaders) {
let context = webSocketHeaderRemovals.get(this);
if (context?.baseHeaders) return mergeWebSocketAuthHeaders({ headers: context.baseHeaders }, authHeaders, context.removedHeaders ?? new Set()).headers;
let headers = headers_buildHeaders([
{
"User-Agent": this.getUserAgent(),
"OpenAI-Organization": this.organization,
"OpenAI-Project": this.project
},
authHeaders,
this._options.defaultHeaders
]);
headers.nulls.forEach((name) => (removedHeaders ?? context?.removedHeaders)?.add(name));
let result = Object.fromEntries(headers.values);
context && (context.baseHeaders = { ...result });
return result;
}
validateHeaders({ values, nulls }, schemes = {
bearerAuth: !0,
adminAPIKeyAuth: !0
}) {
if (values.get("authorization") || values.get("api-key")) return;
if (nulls.has("authorization") || nulls.has("api-key")) return;
if (this._workloadIdentityAuth && schemes.bearerAuth) return;
throw Error("Could not resolve authentication method. Expected either apiKey or adminAPIKey to be set. Or for one of the \"Authorization\" or \"api-key\" headers to be explicitly omitted");
}
async authHeaders(opts, schemes = {
bearerAuth: !0,
adminAPIKeyAuth: !0
}) {
if ((__classPrivateFieldGet(this, _OpenAI_x509Authentication, "f") ?? this._workloadIdentityAuth) instanceof X509WorkloadIdentityAuth && schemes.adminAPIKeyAuth && this.adminAPIKey !== null) return await this.adminAPIKeyAuth(opts);
return headers_buildHeaders([schemes.bearerAuth ? await this.bearerAuth(opts) : null, schemes.adminAPIKeyAuth ? await this.adminAPIKeyAuth(opts) : null]);
}
async bearerAuth(opts) {
let authentication = __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f") ?? this._workloadIdentityAuth;
if (authentication) {
if (authentication instanceof X509WorkloadIdentityAuth) {
if (authentication === this._workloadIdentityAuth && (this.fetchWithAuth !== client_a.prototype.fetchWithAuth || this.fetchWithTimeout !== client_a.prototype.fetchWithTimeout)) throw new error_OpenAIError("X.509 workload identity does not support overridden fetch dispatch hooks.");
let snapshots = authentication.headerSnapshots();
if (!X509WorkloadIdentityAuth.shouldAuthenticate(opts, snapshots.defaultHeaders, snapshots.requestHeaders)) return;
}
let token = authentication instanceof X509WorkloadIdentityAuth ? await authentication.getToken(opts, {
apiURL: authentication.requestAPIURL(),
...authentication.headerSnapshots(),
...authentication.requestSnapshot(),
signal: authentication.effectiveSignal(),
...authentication.tenantSnapshot()
}) : await authentication.getToken();
return headers_buildHeaders([{ Authorization: `Bearer ${token}` }]);
}
let { apiKey } = await resolveRealtimeAPIKey(this);
if (apiKey == null) return;
return headers_buildHeaders([{ Authorization: `Bearer ${apiKey}` }]);
}
async adminAPIKeyAuth(opts) {
if (this.adminAPIKey == null) return;
return headers_buildHeaders([{ Authorization: `Bearer ${this.adminAPIKey}` }]);
}
stringifyQuery(query) {
return stringifyQuery(query);
}
getUserAgent() {
return `${this.constructor.name}/JS ${VERSION}`;
}
defaultIdempotencyKey() {
return `stainless-node-retry-${uuid_uuid4()}`;
}
makeStatusError(status, error, message, headers) {
let normalizedError = error && typeof error == "object" && error.error == null ? { error } : error;
return APIError.generate(status, normalizedError, message, headers);
}
_hasApiKeyProvider() {
return typeof this._options.apiKey == "function";
}
async _callApiKey(capture) {
if (this._provider) {
capture?.(this.apiKey);
return !1;
}
let apiKey = this._options.apiKey;
if (typeof apiKey != "function") {
capture?.(this.apiKey);
return !1;
}
let deferredCache = getDeferredRealtimeAPIKeyCache(this);
let invocation = ++this._apiKeyInvocation;
let token;
try {
token = await apiKey();
} catch (err) {
if (err instanceof error_OpenAIError) throw err;
throw new error_OpenAIError(`Failed to get token from 'apiKey' function: ${err.message}`, { cause: err });
}
if (typeof token != "string" || !token) throw new error_OpenAIError(`Expected 'apiKey' function argument to return a string but it returned ${token}`);
let resolvedToken = token;
let commit = () => {
capture && validateCapturedAPIKey(this, resolvedToken);
if (invocation < this._lastCachedAPIKeyInvocation) return resolvedToken;
this.apiKey = resolvedToken;
let cached = capture ? this.apiKey : resolvedToken;
this._lastCachedAPIKeyInvocation = invocation;
return cached;
};
if (deferredCache) {
deferredCache.providerKey = resolvedToken;
deferredCache.commit = commit;
}
let cached = deferredCache ? validateCapturedAPIKey(this, resolvedToken) : commit();
capture?.(cached);
return !0;
}
buildURL(path, query, defaultBaseURL) {
let baseURL = !__classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_baseURLOverridden).call(this) && defaultBaseURL || this.baseURL;
let url;
let baseQuery = {};
let baseParams;
if (isAbsoluteURL(path)) url = new URL(path);
else if (baseURL.includes("?")) {
let base = new URL(baseURL);
baseParams = new URLSearchParams(base.search);
baseQuery = Object.fromEntries(baseParams);
base.search = "";
base.hash = "";
url = new URL(base.toString() + (base.pathname.endsWith("/") && path.startsWith("/") ? path.slice(1) : path));
} else url = new URL(baseURL + (baseURL.endsWith("/") && path.startsWith("/") ? path.slice(1) : path));
let defaultQuery = this.defaultQuery();
let pathQuery = Object.fromEntries(url.searchParams);
let overridingQuery;
if (!isEmptyObj(baseQuery) || !isEmptyObj(defaultQuery) || !isEmptyObj(pathQuery)) {
overridingQuery = {
...pathQuery,
...defaultQuery,
...query
};
query = {
...baseQuery,
...overridingQuery
};
}
if (typeof query == "object" && query && !Array.isArray(query)) {
url.search = this.stringifyQuery(query);
if (baseParams && overridingQuery) {
let seen = new Set();
let repeated = new Set();
for (let key of baseParams.keys()) {
seen.has(key) && !values_hasOwn(overridingQuery, key) && repeated.add(key);
seen.add(key);
}
if (repeated.size) {
let merged = new URLSearchParams();
for (let [key, value] of url.searchParams) repeated.has(key) || merged.append(key, value);
for (let [key, value] of baseParams) repeated.has(key) && merged.append(key, value);
url.search = merged.toString();
}
}
}
return url.toString();
}
async prepareOptions(options) {}
async prepareRequest(request, { url, options }) {}
get(path, opts) {
return this.methodRequest("get", path, opts);
}
post(path, opts) {
return this.methodRequest("post", path, opts);
}
patch(path, opts) {
return this.methodRequest("patch", path, opts);
}
put(path, opts) {
return this.methodRequest("put", path, opts);
}
delete(path, opts) {
return this.methodRequest("delete", path, opts);
}
methodRequest(method, path, opts) {
return this.request(Promise.resolve(opts).then((opts) => ({
method,
path,
...opts
})));
}
request(options, remainingRetries = null) {
let authentication = __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f") ?? this._workloadIdentityAuth;
let request = authentication instanceof X509WorkloadIdentityAuth ? Promise.resolve(options).then((resolved) => authentication.runRequest(() => this.makeRequest(resolved, remainingRetries, void 0), this)) : this.makeRequest(options, remainingRetries, void 0);
return this.responsePromise(request);
}
responsePromise(request, parse = (client, props) => this.parseResponseWithTimeout(client, props)) {
let promise = new APIPromise(this, request, (client, props) => {
let resume = __classPrivateFieldGet(this, _OpenAI_responseAttempts, "f").get(props.controller)?.continueRequest;
return resume ? resume(() => parse(client, props)) : parse(client, props);
});
promise.withResponse = async () => {
let data = await promise;
let { response } = await request;
return {
data,
response,
request_id: response.headers.get("x-request-id")
};
};
promise._thenUnwrap = (transform) => this.responsePromise(request, async (client, props) => addRequestID(transform(await parse(client, props), props), props.response));
return promise;
}
async parseResponseWithTimeout(client, props) {
if (props.options.stream || props.options.__binaryResponse || props.response.status === 204 || props.response.headers.get("content-length") === "0") return defaultParseResponse(client, props);
for (;;) {
let attempt = __classPrivateFieldGet(this, _OpenAI_responseAttempts, "f").get(props.controller);
let timeout = attempt?.timeout ?? props.options.timeout ?? this.timeout;
let x509Authentication = attempt?.authentication;
let callerSignal = x509Authentication ? props.controller.signal : props.options.signal;
let abortError = () => x509Authentication && callerSignal ? this._makeUserAbortError(callerSignal) : new APIUserAbortError();
let remaining;
try {
remaining = x509Authentication?.remainingTimeout(props.options, timeout) ?? Math.max(0, props.startTime + timeout - Date.now());
} catch (error) {
let cancellation = callerSignal?.aborted ? abortError() : void 0;
props.controller.abort();
CancelReadableStream(props.response.body).catch(() => void 0);
throw cancellation ?? error;
}
let timer;
let abortListener;
let timedOut = !1;
try {
if (callerSignal?.aborted && attempt?.helperMethod !== "runTools") throw abortError();
let timeoutPromise = new Promise((_, reject) => {
timer = setTimeout(() => {
timedOut = !0;
props.controller.abort();
reject(new error_APIConnectionTimeoutError());
}, remaining);
if (callerSignal) {
abortListener = () => {
timedOut || reject(abortError());
};
callerSignal.addEventListener("abort", abortListener, { once: !0 });
}
});
return await Promise.race([defaultParseResponse(client, props), timeoutPromise]);
} catch (error) {
if (callerSignal?.aborted && !timedOut) throw abortError();
if (!timedOut) {
if (x509Authentication && error instanceof SyntaxError) throw SyntaxError("X.509 workload identity API response contains invalid JSON.");
if (x509Authentication && !(error instanceof error_OpenAIError)) throw new APIConnectionError({ message: "X.509 workload identity API response body could not be read." });
throw error;
}
let retriesRemaining = attempt?.retriesRemaining ?? 0;
if (!retriesRemaining || attempt?.hasStreamingBody || props.options.__metadata?.hasStreamingBody || globalThis.ReadableStream && props.options.body instanceof globalThis.ReadableStream || typeof props.options.body == "object" && props.options.body !== null && (Symbol.asyncIterator in props.options.body || Symbol.iterator in props.options.body && "next" in props.options.body && typeof props.options.body.next == "function")) throw new error_APIConnectionTimeoutError();
timer !== void 0 && clearTimeout(timer);
abortListener && callerSignal?.removeEventListener("abort", abortListener);
abortListener = void 0;
let next = await this.retryRequest(props.options, retriesRemaining, props.retryOfRequestLogID ?? props.requestLogID, void 0, props.requestSignal);
Object.assign(props, next);
} finally {
timer !== void 0 && clearTimeout(timer);
abortListener && callerSignal?.removeEventListener("abort", abortListener);
}
}
}
async readX509ResponseError(response, options, timeout, controller, authentication) {
let deadline = new AbortController();
let callerSignal = controller.signal;
let timedOut = !1;
let cancel = () => deadline.abort(callerSignal.reason);
callerSignal.addEventListener("abort", cancel, { once: !0 });
callerSignal.aborted && cancel();
try {
let remaining = authentication.remainingTimeout(options, timeout);
let expiration = authentication.waitForRetry(remaining, deadline.signal).then(() => {
throw new error_APIConnectionTimeoutError();
});
let body = await Promise.race([response.text().catch(() => "X.509 workload identity API response body could not be read."), expiration]);
if (callerSignal.aborted) throw this._makeUserAbortError(callerSignal);
return body;
} catch (error) {
if (error instanceof error_APIConnectionTimeoutError) {
timedOut = !callerSignal.aborted;
controller.abort();
CancelReadableStream(response.body).catch(() => void 0);
}
if (callerSignal.aborted && !timedOut) throw this._makeUserAbortError(callerSignal);
throw error;
} finally {
callerSignal.removeEventListener("abort", cancel);
deadline.abort();
}
}
async makeRequest(optionsInput, retriesRemaining, retryOfRequestLogID) {
let options = await optionsInput;
let maxRetries = __classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_normalizeRetries).call(this, options.maxRetries ?? this.maxRetries);
retriesRemaining = retriesRemaining == null ? maxRetries : Math.min(__classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_normalizeRetries).call(this, retriesRemaining), maxRetries);
let x509Authentication = __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f");
x509Authentication?.beginRequestPreparation();
await this.prepareOptions(options);
x509Authentication?.beginRequestPlanning();
let built;
try {
let candidate = await this.buildRequest(options, { retryCount: maxRetries - retriesRemaining });
built = {
req: candidate.req,
url: candidate.url,
timeout: candidate.timeout
};
if (x509Authentication) {
validatePositiveInteger("timeout", built.timeout);
x509Authentication.authorizePlannedRequest(built.url, built.req, built.timeout);
X509WorkloadIdentityAuth.isStreamingRequestBody(built.req.body) && (options.__metadata = {
...options.__metadata,
hasStreamingBody: !0
});
await this.prepareRequest(built.req, {
url: built.url,
options
});
await this._provider?.prepareRequest?.(built.req, {
url: built.url,
options,
timeout: built.timeout
});
x509Authentication.beginRequestPlanning();
x509Authentication.authorizePlannedRequest(built.url, built.req, built.timeout, !0);
X509WorkloadIdentityAuth.isStreamingRequestBody(built.req.body) && (options.__metadata = {
...options.__metadata,
hasStreamingBody: !0
});
let callerSignal = x509Authentication.requestSnapshot().signal;
if (callerSignal?.aborted || built.req.signal?.aborted) throw this._makeUserAbortError(callerSignal?.aborted ? callerSignal : built.req.signal);
x509Authentication.setEffectiveSignal(built.req.signal || callerSignal ? createRequestController(built.req.signal ?? callerSignal, callerSignal).signal : void 0);
x509Authentication.beginRequestNetwork();
let security = options.__security ?? { bearerAuth: !0 };
let authenticationHeaders = await this.authHeaders(options, security);
let suppliedHeaders = x509Authentication.headerSnapshots();
let supplied = headers_buildHeaders([suppliedHeaders.defaultHeaders, suppliedHeaders.requestHeaders]);
for (let [name, value] of authenticationHeaders?.values ?? []) !supplied.nulls.has(name) && !built.req.headers.has(name) && built.req.headers.set(name, value);
this.validateHeaders(headers_buildHeaders([supplied, built.req.headers]), security);
}
} catch (error) {
x509Authentication?.retireRequestBody();
if (x509Authentication && retriesRemaining && !options.__metadata?.hasStreamingBody && X509WorkloadIdentityAuth.isRetryableFailure(error)) return await this.retryRequest(options, retriesRemaining, retryOfRequestLogID ?? "x509-token-exchange", X509WorkloadIdentityAuth.retryHeaders(error));
throw error;
}
let { req, url } = built;
let timeout = x509Authentication ? Math.min(built.timeout, x509Authentication.requestSnapshot().timeout) : built.timeout;
x509Authentication?.bindRequest(options, req, this.adminAPIKey);
let hasStreamingBody = options.__metadata?.hasStreamingBody === !0;
let providerAuthStartedAt;
let providerAuthTimeout;
if (!x509Authentication) {
await this.prepareRequest(req, {
url,
options
});
this._provider?.timeoutIncludesAuth && (providerAuthStartedAt = {
wallTime: Date.now(),
monotonicTime: performance.now()
});
try {
await this._provider?.prepareRequest?.(req, {
url,
options,
timeout
});
} catch (error) {
if (!providerAuthStartedAt || !isProviderTimeoutError(error)) throw error;
providerAuthTimeout = error;
}
}
x509Authentication?.adoptRequestHeaders(req);
x509Authentication && X509WorkloadIdentityAuth.isStreamingRequestBody(req.body) && (hasStreamingBody = !0);
let requestLogID = "log_" + (Math.random() * (1 << 24) | 0).toString(16).padStart(6, "0");
let retryLogStr = retryOfRequestLogID === void 0 ? "" : `, retryOf: ${retryOfRequestLogID}`;
let startTime = x509Authentication?.requestStartedAt(options) ?? providerAuthStartedAt?.wallTime ?? Date.now();
if (this.logLevel === "debug") {
let body = typeof req.body == "string" ? {
type: "string",
length: req.body.length
} : req.body;
loggerFor(this).debug(`[${requestLogID}] sending request`, formatRequestDetails({
retryOfRequestLogID,
method: options.method,
url,
options: x509Authentication ? {
body,
...x509Authentication.requestSnapshot()
} : {
...options,
body
},
headers: req.headers
}));
}
let callerSignal = x509Authentication ? x509Authentication.requestSnapshot().signal : options.signal;
if (callerSignal?.aborted || req.signal?.aborted) throw this._makeUserAbortError(callerSignal?.aborted ? callerSignal : req.signal);
let security = options.__security ?? { bearerAuth: !0 };
let controller = x509Authentication || this.fetchWithTimeout === client_a.prototype.fetchWithTimeout ? createRequestController(req.signal ?? (x509Authentication ? callerSignal : void 0), x509Authentication ? callerSignal : void 0) : new AbortController();
let remainingTimeout = x509Authentication?.remainingTimeout(options, timeout) ?? (providerAuthStartedAt ? timeout - (performance.now() - providerAuthStartedAt.monotonicTime) : timeout);
providerAuthStartedAt && remainingTimeout <= 0 && (providerAuthTimeout ??= new error_APIConnectionTimeoutError());
let fetchWithAuth = x509Authentication ? client_a.prototype.fetchWithAuth : this.fetchWithAuth;
x509Authentication?.releaseRequestBody(req.body);
let response = providerAuthTimeout ?? await fetchWithAuth.call(this, url, req, remainingTimeout, controller, security).catch(castToError);
let headersTime = Date.now();
if (response instanceof globalThis.Error) {
let retryMessage = `retrying, ${retriesRemaining} attempts remaining`;
if (callerSignal?.aborted || req.signal?.aborted) throw this._makeUserAbortError(callerSignal?.aborted ? callerSignal : req.signal);
let isTimeout = isAbortError(response) || /timed? ?out/i.test(String(response) + ("cause" in response ? String(response.cause) : ""));
if (retriesRemaining && !hasStreamingBody && (!x509Authentication || x509_transport_state_isTransientX509ConnectionError(response))) {
loggerFor(this).info(`[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} - ${retryMessage}`);
loggerFor(this).debug(`[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} (${retryMessage})`, formatRequestDetails({
retryOfRequestLogID,
url,
durationMs: headersTime - startTime,
message: x509Authentication ? "X.509 workload identity API connection failed." : response.message
}));
return this.retryRequest(options, retriesRemaining, retryOfRequestLogID ?? requestLogID, void 0, req.signal);
}
let terminalMessage = hasStreamingBody ? "error; streaming body cannot be retried" : "error; no more retries left";
loggerFor(this).info(`[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} - ${terminalMessage}`);
loggerFor(this).debug(`[${requestLogID}] connection ${isTimeout ? "timed out" : "failed"} (${terminalMessage})`, formatRequestDetails({
retryOfRequestLogID,
url,
durationMs: headersTime - startTime,
message: x509Authentication ? "X.509 workload identity API connection failed." : response.message
}));
if (response instanceof OAuthError || response instanceof SubjectTokenProviderError) throw response;
if (isTimeout) {
let transportCause = "cause" in response ? response.cause : void 0;
let timeoutError = typeof transportCause == "object" && transportCause && "code" in transportCause && transportCause.code === "UND_ERR_HEADERS_TIMEOUT" ? new error_APIConnectionTimeoutError({ message: "Request timed out. Node.js fetch timed out waiting for response headers; configure a matching undici fetch and fetchOptions.dispatcher with an Agent whose headersTimeout is at least the SDK timeout." }) : new error_APIConnectionTimeoutError();
if (x509Authentication) throw new error_APIConnectionTimeoutError();
throw Object.assign(timeoutError, { cause: response });
}
if (x509Authentication) throw new APIConnectionError({ message: "X.509 workload identity API connection failed." });
throw new APIConnectionError({
message: getConnectionErrorMessage(response),
cause: response
});
}
let responseInfo = `[${requestLogID}${retryLogStr}${[...response.headers.entries()].filter(([name]) => name === "x-request-id").map(([name, value]) => ", " + name + ": " + JSON.stringify(value)).join("")}] ${req.method} ${redactURL(url)} ${response.ok ? "succeeded" : "failed"} with status ${response.status} in ${headersTime - startTime}ms`;
if (!response.ok) {
let rejectedX509Credential = response.status === 401 && x509Authentication && security.bearerAuth && x509Authentication.usedWorkloadToken(options);
rejectedX509Credential && x509Authentication.invalidateToken();
if (response.status === 401 && (x509Authentication || this._workloadIdentityAuth) && security.bearerAuth && (!x509Authentication || x509Authentication.usedWorkloadToken(options)) && (!x509Authentication || retriesRemaining > 0) && !hasStreamingBody && !options.__metadata?.workloadIdentityTokenRefreshed) {
if (x509Authentication) CancelReadableStream(response.body).catch(() => void 0);
else {
await CancelReadableStream(response.body);
this._workloadIdentityAuth?.invalidateToken();
}
let replayOptions = {
...options,
__metadata: {
...options.__metadata,
workloadIdentityTokenRefreshed: !0
}
};
return this.makeRequest(replayOptions, x509Authentication ? retriesRemaining - 1 : retriesRemaining, retryOfRequestLogID ?? requestLogID);
}
let shouldRetry = rejectedX509Credential && options.__metadata?.workloadIdentityTokenRefreshed ? !1 : await this.shouldRetry(response);
if (retriesRemaining && shouldRetry && !hasStreamingBody) {
let retryMessage = `retrying, ${retriesRemaining} attempts remaining`;
x509Authentication ? CancelReadableStream(response.body).catch(() => void 0) : await CancelReadableStream(response.body);
loggerFor(this).info(`${responseInfo} - ${retryMessage}`);
loggerFor(this).debug(`[${requestLogID}] response error (${retryMessage})`, formatRequestDetails({
retryOfRequestLogID,
url: response.url,
status: response.status,
headers: response.headers,
durationMs: headersTime - startTime
}));
return this.retryRequest(options, retriesRemaining, retryOfRequestLogID ?? requestLogID, response.headers, req.signal);
}
let retryMessage = shouldRetry ? hasStreamingBody ? "error; streaming body cannot be retried" : "error; no more retries left" : "error; not retryable";
loggerFor(this).info(`${responseInfo} - ${retryMessage}`);
let errText = x509Authentication ? await this.readX509ResponseError(response, options, timeout, controller, x509Authentication) : await response.text().catch((err) => castToError(err).message);
let errJSON = safeJSON(errText);
let errMessage = errJSON ? void 0 : errText;
loggerFor(this).debug(`[${requestLogID}] response error (${retryMessage})`, formatRequestDetails({
retryOfRequestLogID,
url: response.url,
status: response.status,
headers: response.headers,
message: errMessage,
durationMs: Date.now() - startTime
}));
throw this.makeStatusError(response.status, errJSON, errMessage, response.headers);
}
loggerFor(this).info(responseInfo);
loggerFor(this).debug(`[${requestLogID}] response start`, formatRequestDetails({
retryOfRequestLogID,
url: response.url,
status: response.status,
headers: response.headers,
durationMs: headersTime - startTime
}));
let continueRequest = x509Authentication?.continuation();
x509Authentication?.releaseRequestCredentials();
__classPrivateFieldGet(this, _OpenAI_responseAttempts, "f").set(controller, {
timeout,
retriesRemaining,
hasStreamingBody,
...x509Authentication ? { authentication: x509Authentication } : {},
helperMethod: options.__metadata?.helperMethod,
...continueRequest ? { continueRequest } : {}
});
return {
response,
options,
controller,
requestSignal: req.signal,
requestLogID,
retryOfRequestLogID,
startTime
};
}
getAPIList(path, Page, opts) {
return this.requestAPIList(Page, opts && "then" in opts ? opts.then((opts) => ({
method: "get",
path,
...opts
})) : {
method: "get",
path,
...opts
});
}
requestAPIList(Page, options) {
let authentication = __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f") ?? this._workloadIdentityAuth;
let request = authentication instanceof X509WorkloadIdentityAuth ? Promise.resolve(options).then((resolved) => authentication.runRequest(() => this.makeRequest(resolved, null, void 0), this)) : this.makeRequest(options, null, void 0);
let page = new PagePromise(this, request, Page);
let guarded = this.responsePromise(request, async (client, props) => {
let body = await this.parseResponseWithTimeout(client, props);
return new Page(client, props.response, body, props.options);
});
page.then = guarded.then.bind(guarded);
page.catch = guarded.catch.bind(guarded);
page.finally = guarded.finally.bind(guarded);
page.withResponse = guarded.withResponse.bind(guarded);
page._thenUnwrap = guarded._thenUnwrap.bind(guarded);
return page;
}
async fetchWithAuth(url, init, timeout, controller, schemes = {
bearerAuth: !0,
adminAPIKeyAuth: !0
}) {
if (this._workloadIdentityAuth && !__classPrivateFieldGet(this, _OpenAI_x509Fetch, "f") && schemes.bearerAuth) {
let headers = init.headers;
if (headers.get("Authorization") === "Bearer workload-identity-auth") {
let token = await this._workloadIdentityAuth.getToken();
headers.set("Authorization", `Bearer ${token}`);
}
}
return await (__classPrivateFieldGet(this, _OpenAI_x509Fetch, "f") ? client_a.prototype.fetchWithTimeout : this.fetchWithTimeout).call(this, url, init, timeout, controller);
}
async fetchWithTimeout(url, init, ms, controller) {
let { signal, method, ...options } = init || {};
let abort = this._makeAbort(controller);
let composed = !!signal && composedCallerSignals.get(controller) === signal;
let cleanup = signal && !composed ? addRequestAbortListener(signal, abort, controller.signal) : void 0;
let timeout = setTimeout(abort, ms);
let isReadableBody = globalThis.ReadableStream && options.body instanceof globalThis.ReadableStream || typeof options.body == "object" && options.body !== null && Symbol.asyncIterator in options.body;
let fetchOptions = {
signal: controller.signal,
...isReadableBody ? { duplex: "half" } : {},
method: "GET",
...options
};
method && (fetchOptions.method = method.toUpperCase());
try {
let response = await (__classPrivateFieldGet(this, _OpenAI_x509Fetch, "f") ?? this.fetch).call(void 0, url, fetchOptions);
cleanup && retainRequestAbortCallback(response.body ?? response, abort, controller.signal);
return response;
} catch (err) {
cleanup?.();
throw err;
} finally {
clearTimeout(timeout);
}
}
async shouldRetry(response) {
let shouldRetryHeader = response.headers.get("x-should-retry");
if (shouldRetryHeader === "true") return !0;
if (shouldRetryHeader === "false") return !1;
if (response.status === 408) return !0;
if (response.status === 409) return !0;
if (response.status === 429) return !0;
if (response.status >= 500) return !0;
return !1;
}
async retryRequest(options, retriesRemaining, requestLogID, responseHeaders, requestSignal = options.signal) {
let timeoutMillis;
let retryAfterMillisHeader = responseHeaders?.get("retry-after-ms");
if (retryAfterMillisHeader) {
let timeoutMs = parseFloat(retryAfterMillisHeader);
Number.isNaN(timeoutMs) || (timeoutMillis = timeoutMs);
}
let retryAfterHeader = responseHeaders?.get("retry-after");
if (retryAfterHeader && timeoutMillis === void 0) {
let timeoutSeconds = parseFloat(retryAfterHeader);
timeoutMillis = Number.isNaN(timeoutSeconds) ? Date.parse(retryAfterHeader) - Date.now() : timeoutSeconds * 1e3;
}
if (timeoutMillis === void 0 || !Number.isFinite(timeoutMillis) || timeoutMillis < 0 || timeoutMillis > 6e4) {
let maxRetries = __classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_normalizeRetries).call(this, options.maxRetries ?? this.maxRetries);
timeoutMillis = this.calculateDefaultRetryTimeoutMillis(retriesRemaining, maxRetries);
}
let x509Authentication = __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f");
if (x509Authentication) {
let remaining = x509Authentication.remainingTimeout(options, x509Authentication.requestSnapshot().timeout);
if (timeoutMillis >= remaining) throw new error_APIConnectionTimeoutError();
}
if (x509Authentication) await x509Authentication.waitForRetry(timeoutMillis, x509Authentication.effectiveSignal());
else {
let retrySignals = requestSignal === options.signal ? [requestSignal] : [requestSignal, options.signal];
try {
await sleep(timeoutMillis, ...retrySignals);
} catch (error) {
let abortedSignal = retrySignals.find((signal) => signal?.aborted);
if (abortedSignal) throw this._makeUserAbortError(abortedSignal);
throw error;
}
}
return this.makeRequest(options, retriesRemaining - 1, requestLogID);
}
calculateDefaultRetryTimeoutMillis(retriesRemaining, maxRetries) {
let numRetries = maxRetries - retriesRemaining;
return Math.min(.5 * 2 ** numRetries, 8) * (1 - Math.random() * .25) * 1e3;
}
async buildRequest(inputOptions, { retryCount = 0 } = {}) {
if (__classPrivateFieldGet(this, _OpenAI_x509Authentication, "f") && !__classPrivateFieldGet(this, _OpenAI_x509Authentication, "f").inRequest(this)) {
let authentication = __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f");
return await authentication.runRequest(async () => {
let built = await client_a.prototype.buildRequest.call(this, inputOptions, { retryCount });
authentication.releaseRequestBody(built.req.body);
return built;
}, this);
}
let options = { ...inputOptions };
let x509Authentication = __classPrivateFieldGet(this, _OpenAI_x509Authentication, "f");
let x509Tenant = x509Authentication?.snapshotTenant(this.organization, this.project);
let x509Headers = x509Authentication?.snapshotHeaders(this._options.defaultHeaders, options.headers);
x509Headers && (options.headers = x509Headers.requestHeaders);
let x509ClientFetchOptions = x509Authentication ? snapshotX509RequestOptions(this.fetchOptions) : void 0;
let x509RequestFetchOptions = x509Authentication ? snapshotX509RequestOptions(options.fetchOptions) : void 0;
let { method, path, query, defaultBaseURL } = options;
let url = this.buildURL(path, query, defaultBaseURL);
x509Authentication?.snapshotAPIURL(url);
let explicitTimeout = "timeout" in options;
explicitTimeout && validatePositiveInteger("timeout", options.timeout);
options.timeout = options.timeout ?? this.timeout;
x509Authentication && x509RequestFetchOptions && x509Authentication.snapshotRequest(options.signal, options.timeout, x509RequestFetchOptions);
if (x509Authentication) {
let snapshot = x509Authentication.requestSnapshot();
options.timeout = snapshot.timeout;
snapshot.signal === void 0 ? delete options.signal : options.signal = snapshot.signal;
}
let authenticationHeaders = this._provider || x509Authentication ? void 0 : await this.authHeaders(inputOptions, inputOptions.__security ?? { bearerAuth: !0 });
if (options.__metadata?.finalizeMultipart === !0 && hasUploadableValue(options.body)) {
let multipartHeaders = headers_buildHeaders([options.headers]);
multipartHeaders.values.delete("content-type");
multipartHeaders.nulls.delete("content-type");
let finalized = await maybeMultipartFormRequestOptions({
...options,
headers: multipartHeaders
}, this, options.__metadata?.preserveMultipartFilenames === !0 ? { stripFilenames: !1 } : void 0);
inputOptions.body = options.body = finalized.body;
options.headers = finalized.headers;
inputOptions.__metadata = options.__metadata = {
...finalized.__metadata,
finalizedMultipart: {
body: finalized.body,
contentType: headers_buildHeaders([finalized.headers]).values.get("content-type")
}
};
}
if (options.__metadata?.streamFromBody === !0) {
finalizeStreamingFormRequestOptions(options);
inputOptions.stream = options.stream;
}
let isRawJSON = JSON.isRawJSON;
let jsonRoot;
let jsonRootVisited = !1;
let jsonStream = !1;
let jsonSerialized = !1;
let stopObserving = options.__metadata?.streamFromBody === !0 && typeof options.body == "object" && options.body !== null ? observeJSONRequestBody(options.body, {
value(holder, key, value) {
if (!jsonRootVisited) {
jsonRootVisited = !0;
jsonRoot = value;
} else if (holder === jsonRoot && key === "stream") {
jsonStream = value === !0;
if (isRawJSON?.(value)) jsonStream = value.rawJSON === "true";
else if (typeof value == "object" && value) try {
jsonStream = Boolean.prototype.valueOf.call(value);
} catch {}
}
},
complete() {
jsonSerialized = !0;
}
}) : void 0;
let encodedBody;
try {
encodedBody = this.buildBody({ options });
} finally {
stopObserving?.();
}
let { bodyHeaders, body, isStreamingBody } = encodedBody;
let captureResponseParser = options.__metadata?.captureResponseParser;
typeof captureResponseParser == "function" && captureResponseParser(options);
options.__metadata?.streamFromBody === !0 && (body instanceof FormData ? inputOptions.stream = options.stream = body.get("stream") === "true" : jsonSerialized && typeof jsonRoot == "object" && jsonRoot && !Array.isArray(jsonRoot) && !isRawJSON?.(jsonRoot) && (inputOptions.stream = options.stream = jsonStream));
if (isStreamingBody) {
inputOptions.__metadata = {
...inputOptions.__metadata,
hasStreamingBody: !0
};
x509Authentication?.ownRequestBody(body, options.body);
}
let finalizedContentType;
let finalizedMultipart = options.__metadata?.finalizedMultipart;
if (typeof finalizedMultipart == "object" && finalizedMultipart && "body" in finalizedMultipart && "contentType" in finalizedMultipart) {
let { body: multipartBody, contentType } = finalizedMultipart;
multipartBody === body && (typeof contentType == "string" ? finalizedContentType = contentType : contentType === null && (finalizedContentType = null));
}
let reqHeaders = await this.buildHeaders({
options: inputOptions,
method,
bodyHeaders,
authenticationHeaders,
retryCount,
x509Headers,
x509Timeout: explicitTimeout ? options.timeout : void 0,
x509Tenant
});
finalizedContentType === null ? reqHeaders.delete("content-type") : finalizedContentType !== void 0 && reqHeaders.set("content-type", finalizedContentType);
return {
req: {
method,
headers: reqHeaders,
...options.signal && { signal: options.signal },
...globalThis.ReadableStream && body instanceof globalThis.ReadableStream && { duplex: "half" },
...body && { body },
...(x509Authentication ? x509ClientFetchOptions : this.fetchOptions) ?? {},
...(x509Authentication ? x509RequestFetchOptions : options.fetchOptions) ?? {}
},
url,
timeout: options.timeout
};
}
async buildHeaders({ options, method, bodyHeaders, authenticationHeaders, retryCount, x509Headers, x509Timeout, x509Tenant }) {
let idempotencyHeaders = {};
if (this.idempotencyHeader && method !== "get") {
options.idempotencyKey ||= this.defaultIdempotencyKey();
idempotencyHeaders[this.idempotencyHeader] = options.idempotencyKey;
}
let helperMethod = options.__metadata?.helperMethod;
let timeout = x509Headers ? x509Timeout : options.timeout;
let headers = headers_buildHeaders([
idempotencyHeaders,
{
Accept: "application/json",
...isRunningInBrowserOrBrowserWorker() ? void 0 : { "User-Agent": this.getUserAgent() },
"X-Stainless-Retry-Count": String(retryCount),
...timeout ? { "X-Stainless-Timeout": String(Math.trunc(timeout / 1e3)) } : {},
...getPlatformHeaders(),
...typeof helperMethod == "string" ? { "X-Stainless-Helper-Method": helperMethod } : {},
"OpenAI-Organization": x509Tenant ? x509Tenant.organization : this.organization,
"OpenAI-Project": x509Tenant ? x509Tenant.project : this.project
},
__classPrivateFieldGet(this, _OpenAI_x509Authentication, "f") && !__classPrivateFieldGet(this, _OpenAI_x509Authentication, "f").isPlanningRequest() ? await this.authHeaders(options, options.__security ?? { bearerAuth: !0 }) : authenticationHeaders,
x509Headers?.defaultHeaders ?? this._options.defaultHeaders,
bodyHeaders,
x509Headers?.requestHeaders ?? options.headers
]);
!this._provider && !__classPrivateFieldGet(this, _OpenAI_x509Authentication, "f")?.isPlanningRequest() && this.validateHeaders(headers, options.__security ?? { bearerAuth: !0 });
return headers.values;
}
_makeAbort(controller) {
return () => controller.abort();
}
_makeUserAbortError(signal) {
let error = new APIUserAbortError();
Object.defineProperty(error, "cause", {
value: signal.reason,
writable: !0,
configurable: !0
});
return error;
}
buildBody({ options }) {
let { body, headers: rawHeaders } = options;
if (!body) {
if (body === void 0 && "body" in options) return {
...__classPrivateFieldGet(this, _OpenAI_encoder, "f").call(this, {
body,
headers: headers_buildHeaders([rawHeaders])
}),
isStreamingBody: !1
};
return {
bodyHeaders: void 0,
body: void 0,
isStreamingBody: !1
};
}
let headers = headers_buildHeaders([rawHeaders]);
let isReadableStream = globalThis.ReadableStream !== void 0 && body instanceof globalThis.ReadableStream;
let isRetryableBody = !isReadableStream && (typeof body == "string" || body instanceof ArrayBuffer || ArrayBuffer.isView(body) || globalThis.Blob !== void 0 && body instanceof globalThis.Blob || body instanceof URLSearchParams || body instanceof FormData);
if (ArrayBuffer.isView(body) || body instanceof ArrayBuffer || body instanceof DataView || typeof body == "string" && headers.values.has("content-type") || globalThis.Blob && body instanceof globalThis.Blob || body instanceof FormData || body instanceof URLSearchParams || isReadableStream) return {
bodyHeaders: void 0,
body,
isStreamingBody: !isRetryableBody
};
else if (typeof body == "object" && (Symbol.asyncIterator in body || Symbol.iterator in body && "next" in body && typeof body.next == "function")) return {
bodyHeaders: void 0,
body: ReadableStreamFrom(body),
isStreamingBody: !0
};
else if (typeof body == "object" && headers.values.get("content-type") === "application/x-www-form-urlencoded") return {
bodyHeaders: { "content-type": "application/x-www-form-urlencoded" },
body: this.stringifyQuery(body),
isStreamingBody: !1
};
else return {
...__classPrivateFieldGet(this, _OpenAI_encoder, "f").call(this, {
body,
headers
}),
isStreamingBody: !1
};
}
}
client_a = OpenAI, _OpenAI_encoder = new WeakMap(), _OpenAI_x509Authentication = new WeakMap(), _OpenAI_x509Credential = new WeakMap(), _OpenAI_x509Fetch = new WeakMap(), _OpenAI_explicitDataResidency = new WeakMap(), _OpenAI_responseAttempts = new WeakMap(), _OpenAI_instances = new WeakSet(), _OpenAI_baseURLOverridden = function _OpenAI_baseURLOverridden() {
return __classPrivateFieldGet(this, _OpenAI_explicitDataResidency, "f") || this._provider !== void 0 || this.baseURL !== "https://api.openai.com/v1";
}, _OpenAI_normalizeRetries = function _OpenAI_normalizeRetries(value) {
return typeof value == "number" && Number.isSafeInteger(value) && value >= 0 ? value : 2;
}, _OpenAI_isSensitiveLogKey = function _OpenAI_isSensitiveLogKey(key) {
let normalized = key.replace(/[^a-z0-9]/gi, "").toLowerCase();
if (/authorization|authentication|cookie|session|signature|assertion|connectionstring|devicecode|codeverifier|accountkey|mtlskey|proxyauth|^(?:auth|key|sig|sas|jwt|bearer|pfx|p12)$|(?:sid|token|secret|password|passwd|pwd|credential|passphrase|apikey|accesskey|privatekey|username)s?$/.test(normalized)) return !0;
let prefix = /api|access|secret|private|security|refresh|id|bearer|aws|azure|openai|admin|client|proxy|auth/.exec(normalized);
return prefix !== null && /key|token|secret|password|passwd|pwd|credential|auth/.test(normalized.slice(prefix.index + prefix[0].length));
}, _OpenAI_sanitizeLogValue = function _OpenAI_sanitizeLogValue(value, seen) {
let maxValues = 4096;
let redactString = (entry) => entry.replace(/(\/\/)([^/\s?#]*@)(?=[^/\s?#]+)/g, "$1[REDACTED]@").replace(/(^|[\s/])([^/\s]+)/g, (match, prefix, token) => {
let start = prefix === "/" ? token.search(/[=(]/) + 1 : 0;
if (prefix === "/" && start === 0) return match;
let colon = token.indexOf(":", start + 1);
let at = token.length - 2;
for (; at >= 0 && (token[at] !== "@" || token[at + 1] === "@");) at--;
return colon >= 0 && at > colon ? `${prefix}${token.slice(0, start)}[REDACTED]${token.slice(at)}` : match;
}).replace(/(^|[\s,;])([a-z][a-z0-9_-]*)(\s*:\s*)([^\r\n,;]+)/gi, (match, prefix, key, separator) => __classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_isSensitiveLogKey).call(this, key) ? `${prefix}${key}${separator}[REDACTED]` : match).replace(/(^|[?&#;])([^=&;\s?#/]+)=([^&;\s#]+)/g, (match, separator, key) => {
let decoded = key;
try {
decoded = globalThis.decodeURIComponent(key);
} catch {}
return __classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_isSensitiveLogKey).call(this, decoded) ? `${separator}${key}=[REDACTED]` : match;
});
let getLogString = (entry) => {
try {
return globalThis.String.prototype.valueOf.call(entry);
} catch {
return;
}
};
let isSensitiveLogLabel = (entry) => {
let label = getLogString(entry);
if (label !== void 0) return __classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_isSensitiveLogKey).call(this, label);
try {
return entry instanceof globalThis.String;
} catch {
return !0;
}
};
let pending = [];
let pendingMaps = [];
let sanitizedValue;
let getOwnLogDescriptor = (entry, key) => {
try {
return {
descriptor: globalThis.Object.getOwnPropertyDescriptor(entry, key),
failed: !1
};
} catch {
return {
descriptor: void 0,
failed: !0
};
}
};
let enqueue = (entry, depth, assign) => {
if (depth > 64 || pending.length >= maxValues) {
assign("[REDACTED]");
return;
}
pending.push({
value: entry,
depth,
assign
});
};
enqueue(value, 0, (entry) => {
sanitizedValue = entry;
});
for (let cursor = 0; cursor < pending.length; cursor += 1) {
let { value: current, depth, assign } = pending[cursor];
if (typeof current == "string") {
assign(redactString(current));
continue;
}
if (typeof current == "function" || typeof current == "symbol") {
assign("[REDACTED]");
continue;
}
if (typeof current != "object" || !current) {
assign(current);
continue;
}
let previous = seen.get(current);
if (previous !== void 0) {
assign(previous);
continue;
}
try {
let boxedString = getLogString(current);
if (boxedString !== void 0) {
let sanitized = new globalThis.String(redactString(boxedString));
seen.set(current, sanitized);
assign(sanitized);
continue;
}
if (current instanceof globalThis.String) {
seen.set(current, "[REDACTED]");
assign("[REDACTED]");
continue;
}
let RuntimeHeaders = globalThis.Headers;
if (typeof RuntimeHeaders == "function" && current instanceof RuntimeHeaders) {
let sanitized = new RuntimeHeaders();
seen.set(current, sanitized);
assign(sanitized);
RuntimeHeaders.prototype.forEach.call(current, (entry, key) => {
sanitized.set(key, __classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_isSensitiveLogKey).call(this, key) ? "[REDACTED]" : redactString(entry));
});
continue;
}
if (current instanceof URL) {
let sanitized = new URL(URL.prototype.toString.call(current));
seen.set(current, sanitized);
assign(sanitized);
sanitized.username &&= "[REDACTED]";
sanitized.password &&= "[REDACTED]";
for (let [key] of sanitized.searchParams) __classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_isSensitiveLogKey).call(this, key) && sanitized.searchParams.set(key, "[REDACTED]");
sanitized.hash &&= redactString(sanitized.hash);
continue;
}
if (Array.isArray(current)) {
let lengthDescriptor = getOwnLogDescriptor(current, "length");
if (lengthDescriptor.failed || !lengthDescriptor.descriptor || !("value" in lengthDescriptor.descriptor) || typeof lengthDescriptor.descriptor.value != "number") {
seen.set(current, "[REDACTED]");
assign("[REDACTED]");
continue;
}
let sanitized = [];
seen.set(current, sanitized);
assign(sanitized);
let limit = Math.min(lengthDescriptor.descriptor.value, maxValues);
let firstDescriptor = getOwnLogDescriptor(current, "0");
let firstKey = !firstDescriptor.failed && firstDescriptor.descriptor && "value" in firstDescriptor.descriptor ? firstDescriptor.descriptor.value : void 0;
for (let index = 0; index < limit; index += 1) {
let property = index === 0 ? firstDescriptor : getOwnLogDescriptor(current, `${index}`);
if (property.failed) {
sanitized[index] = "[REDACTED]";
continue;
}
let descriptor = property.descriptor;
if (!descriptor?.enumerable) continue;
if (index === 1 && (firstDescriptor.failed || firstDescriptor.descriptor && !("value" in firstDescriptor.descriptor) || isSensitiveLogLabel(firstKey))) {
sanitized[index] = "[REDACTED]";
continue;
}
if (!("value" in descriptor)) {
sanitized[index] = "[REDACTED]";
continue;
}
enqueue(descriptor.value, depth + 1, (entry) => {
sanitized[index] = entry;
});
}
sanitized.length = limit;
lengthDescriptor.descriptor.value > limit && (sanitized[limit] = "[REDACTED]");
continue;
}
if (current instanceof globalThis.Map) {
let sanitized = new globalThis.Map();
let entries = [];
pendingMaps.push({
map: sanitized,
entries
});
seen.set(current, sanitized);
assign(sanitized);
globalThis.Map.prototype.forEach.call(current, (entry, key) => {
let pair = ["[REDACTED]", "[REDACTED]"];
entries.push(pair);
enqueue(key, depth + 1, (safeKey) => {
typeof safeKey != "function" && typeof safeKey != "symbol" && !(typeof key == "object" && key && safeKey === key) && (pair[0] = safeKey);
});
if (isSensitiveLogLabel(key)) return;
enqueue(entry, depth + 1, (safeEntry) => {
pair[1] = safeEntry;
});
});
continue;
}
if (current instanceof globalThis.Set) {
let sanitized = new globalThis.Set();
seen.set(current, sanitized);
assign(sanitized);
globalThis.Set.prototype.forEach.call(current, (entry) => {
enqueue(entry, depth + 1, (safeEntry) => {
sanitized.add(safeEntry);
});
});
continue;
}
if (current instanceof globalThis.Date) {
assign(new globalThis.Date(globalThis.Date.prototype.getTime.call(current)));
continue;
}
let RuntimeReadableStream = globalThis.ReadableStream;
if (typeof RuntimeReadableStream == "function" && current instanceof RuntimeReadableStream || current instanceof globalThis.ArrayBuffer || globalThis.ArrayBuffer.isView(current)) {
seen.set(current, "[REDACTED]");
assign("[REDACTED]");
continue;
}
let keys;
try {
keys = globalThis.Reflect.ownKeys(current);
} catch {
seen.set(current, "[REDACTED]");
assign("[REDACTED]");
continue;
}
let sanitized = {};
seen.set(current, sanitized);
assign(sanitized);
for (let key of keys) {
if (typeof key != "string") continue;
let property = getOwnLogDescriptor(current, key);
if (property.failed) {
sanitized[key] = "[REDACTED]";
continue;
}
let descriptor = property.descriptor;
if (!descriptor?.enumerable) continue;
if (__classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_isSensitiveLogKey).call(this, key)) {
sanitized[key] = "[REDACTED]";
continue;
}
if (!("value" in descriptor)) {
sanitized[key] = "[REDACTED]";
continue;
}
enqueue(descriptor.value, depth + 1, (safeEntry) => {
sanitized[key] = safeEntry;
});
}
} catch {
seen.set(current, "[REDACTED]");
assign("[REDACTED]");
}
}
for (let { map, entries } of pendingMaps) for (let [key, entry] of entries) map.set(key, entry);
return sanitizedValue;
}, _OpenAI_sanitizeLogger = function _OpenAI_sanitizeLogger(logger) {
if (__classPrivateFieldGet(client_a, client_a, "f", _OpenAI_sanitizedLoggers).has(logger)) return logger;
let sanitized = new globalThis.Proxy(Object.create(null), {
get: (_facade, property) => {
let value = globalThis.Reflect.get(logger, property, logger);
if (typeof value != "function") return value;
if (typeof property != "string" || ![
"debug",
"info",
"warn",
"error",
"trace",
"log"
].includes(property)) return value.bind(logger);
return (...args) => {
let seen = new WeakMap();
return globalThis.Reflect.apply(value, logger, args.map((entry) => __classPrivateFieldGet(this, _OpenAI_instances, "m", _OpenAI_sanitizeLogValue).call(this, entry, seen)));
};
},
set: (_facade, property, value) => globalThis.Reflect.set(logger, property, value, logger)
});
__classPrivateFieldGet(client_a, client_a, "f", _OpenAI_sanitizedLoggers).add(sanitized);
return sanitized;
};
_OpenAI_sanitizedLoggers = { value: new globalThis.WeakSet() };
OpenAI.OpenAI = client_a;
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
let composedCallerSignals = new WeakMap();
function createRequestController(callerSignal, originalSignal) {
let controller = new AbortController();
if (!callerSignal) return controller;
let nativeAbortSignal = globalThis.AbortSignal;
if (typeof nativeAbortSignal?.any != "function" || !(callerSignal instanceof nativeAbortSignal)) return controller;
try {
let signals = [controller.signal, callerSignal];
originalSignal && originalSignal !== callerSignal && signals.push(originalSignal);
let composed = nativeAbortSignal.any(signals);
Object.defineProperty(controller, "signal", {
value: composed,
configurable: !0
});
composedCallerSignals.set(controller, callerSignal);
} catch {}
return controller;
}
function getConnectionErrorMessage(error) {
if (isUndiciDispatcherVersionMismatchError(error)) return "Connection error. This may be caused by passing an undici dispatcher, such as ProxyAgent, that is incompatible with the fetch implementation. If you are using undici's ProxyAgent, pass the fetch implementation from the same undici package: import { fetch, ProxyAgent } from 'undici'; new OpenAI({ fetch, fetchOptions: { dispatcher: new ProxyAgent(...) } });";
}
function isUndiciDispatcherVersionMismatchError(error) {
let current = error;
for (let i = 0; i < 8 && current && typeof current == "object"; i++) {
let err = current;
if (err.code === "UND_ERR_INVALID_ARG" && typeof err.message == "string" && err.message.includes("invalid onRequestStart method")) return !0;
current = err.cause;
}
return !1;
}
function validateComputerSafetyChecks(call) {
let checks = configuredOption(call, "pending_safety_checks");
if (!configuredOption(call, "actions") || checks !== void 0) {
if (!Array.isArray(checks)) throw new OpenAIError("ComputerToolset requires valid pending safety checks before execution.");
for (let index = 0; index < checks.length; index += 1) {
let check = hasOwn(checks, index) ? checks[index] : void 0;
let code = check ? configuredOption(check, "code") : void 0;
let message = check ? configuredOption(check, "message") : void 0;
if (!check || !hasOwn(check, "id") || typeof check.id != "string" || code != null && typeof code != "string" || message != null && typeof message != "string") throw new OpenAIError("ComputerToolset requires valid pending safety checks before execution.");
}
}
}
function validComputerPoint(point) {
return isObj(point) && hasOwn(point, "x") && hasOwn(point, "y") && Number.isInteger(point.x) && Number.isInteger(point.y);
}
function isDenseArray(values) {
if (!Array.isArray(values)) return !1;
for (let index = 0; index < values.length; index += 1) if (!hasOwn(values, index)) return !1;
return !0;
}
function validComputerKeys(keys) {
return isDenseArray(keys) && keys.every((key) => typeof key == "string");
}
function validComputerAction(action) {
if (!action || !hasOwn(action, "type")) return !1;
let keys = "keys" in action ? configuredOption(action, "keys") : void 0;
if (keys != null && !validComputerKeys(keys)) return !1;
switch (action.type) {
case "click": {
let button = configuredOption(action, "button");
return validComputerPoint(action) && [
"left",
"right",
"wheel",
"back",
"forward"
].some((value) => value === button);
}
case "double_click":
case "move": return validComputerPoint(action);
case "scroll": return validComputerPoint(action) && Number.isInteger(configuredOption(action, "scroll_x")) && Number.isInteger(configuredOption(action, "scroll_y"));
case "drag": {
let path = configuredOption(action, "path");
return isDenseArray(path) && path.every(validComputerPoint);
}
case "keypress": return validComputerKeys(configuredOption(action, "keys"));
case "type": return typeof configuredOption(action, "text") == "string";
case "screenshot":
case "wait": return !0;
default: return !1;
}
}
function computerActions(call) {
let singleAction = configuredOption(call, "action");
let batch = configuredOption(call, "actions");
if (!hasOwn(call, "type") || !hasOwn(call, "status") || !hasOwn(call, "id") || !hasOwn(call, "call_id") || call.type !== "computer_call" || call.status !== "completed" || typeof call.id != "string" || typeof call.call_id != "string" || singleAction === null || batch === null || singleAction !== void 0 == (batch !== void 0)) throw new OpenAIError("ComputerToolset requires a completed call with exactly one of action or actions.");
validateComputerSafetyChecks(call);
let actions = batch ?? [singleAction];
if (!Array.isArray(actions) || actions.length === 0) throw new OpenAIError("ComputerToolset requires at least one computer action.");
if (!isDenseArray(actions)) throw new OpenAIError("ComputerToolset received an invalid computer action.");
for (let action of actions) if (Array.isArray(action) || !validComputerAction(action)) throw new OpenAIError("ComputerToolset received an invalid computer action.");
return actions;
}
function snapshotComputerPolicy(options) {
return {
signal: configuredOption(options, "signal"),
approveSafetyChecks: configuredOption(options, "approveSafetyChecks")?.bind(options),
beforeAction: configuredOption(options, "beforeAction")?.bind(options),
onDiagnostic: configuredOption(options, "onDiagnostic")?.bind(options)
};
}
function computerRunTools(params, maxSteps) {
if (!Number.isSafeInteger(maxSteps) || maxSteps < 1) throw TypeError("ComputerToolset maxSteps must be a positive safe integer.");
let suppliedTools = configuredOption(params, "tools");
let tools = suppliedTools === void 0 ? [{ type: "computer" }] : suppliedTools;
let conversation = configuredOption(params, "conversation");
let previousResponse = configuredOption(params, "previous_response_id");
if (configuredOption(params, "stream") || configuredOption(params, "background") || conversation != null || previousResponse != null || !Array.isArray(tools) || tools.length !== 1 || tools.some((tool) => {
let type = tool && configuredOption(tool, "type");
return type !== "computer" && type !== "computer_use_preview";
})) throw TypeError("ComputerToolset.run requires non-streaming, foreground, one computer tool and explicit input history.");
return tools;
}
function releaseForcedComputerChoice(choice) {
if (choice === "required" || typeof choice == "object" && hasOwn(choice, "type") && [
"computer",
"computer_use_preview",
"computer_use"
].includes(choice.type)) return "auto";
if (typeof choice == "object" && hasOwn(choice, "type") && choice.type === "allowed_tools" && hasOwn(choice, "mode") && choice.mode === "required") return {
...choice,
mode: "auto"
};
return choice;
}
function validateComputerChecklistOwner(call) {
let owner = call;
for (; owner !== null && !isObjectPrototype(owner);) {
let descriptor = Object.getOwnPropertyDescriptor(owner, "pending_safety_checks");
if (descriptor) {
if (owner !== call || !descriptor.enumerable || !("value" in descriptor)) throw new OpenAIError("ComputerToolset requires own enumerable data for safety checks.");
break;
}
owner = Object.getPrototypeOf(owner);
}
}
function snapshotComputerCall(call) {
if (Array.isArray(call)) throw new OpenAIError("ComputerToolset requires a call object.");
validateComputerChecklistOwner(call);
let snapshot = structuredClone(call);
for (let action of computerActions(snapshot)) action.type === "double_click" && configuredOption(action, "keys") === void 0 && (action.keys = null);
return snapshot;
}
function actionApprovalCall(call) {
let checks = configuredOption(call, "pending_safety_checks") ?? [];
let actions = configuredOption(call, "actions");
if (!Array.isArray(actions)) {
let view = structuredClone({
...call,
pending_safety_checks: checks
});
protectRunnerJSON(view);
return view;
}
let sources = {
actions,
pending_safety_checks: checks
};
let view = structuredClone({
...call,
actions: [],
pending_safety_checks: []
});
protectRunnerJSON(view);
for (let key of ["actions", "pending_safety_checks"]) {
let source = sources[key];
let materialized = !1;
let value;
let save = (replacement) => {
value = replacement;
materialized = !0;
Object.getOwnPropertyDescriptor(view, key)?.configurable && Object.defineProperty(view, key, {
value,
writable: !0,
enumerable: !0,
configurable: !0
});
return value;
};
Object.defineProperty(view, key, {
configurable: !0,
enumerable: !0,
get() {
if (materialized) return value;
let captured = structuredClone(source);
protectRunnerJSON(captured);
return save(captured);
},
set(replacement) {
if (Object.isFrozen(view)) throw TypeError("Cannot assign to frozen computer approval call.");
save(replacement);
}
});
}
return view;
}
function computerCalls(response, earlierIdentities, earlierCallIds) {
if (configuredOption(response, "status") !== "completed") throw new OpenAIError("ComputerToolset.run received a response that is not completed.");
let calls = [];
let output = [];
let source = configuredOption(response, "output");
if (!Array.isArray(source)) throw new OpenAIError("ComputerToolset.run received an invalid output array.");
let { length } = source;
if (!Number.isSafeInteger(length) || length < 0) throw new OpenAIError("ComputerToolset.run received an invalid output array.");
let hasFinalMessage = !1;
let identities = new Set();
let callIds = new Set();
for (let index = 0; index < length; index += 1) {
let raw = hasOwn(source, index) ? source[index] : void 0;
if (!raw) throw new OpenAIError("ComputerToolset.run received an absent output item.");
let descriptors = Object.getOwnPropertyDescriptors(raw);
for (let [name, descriptor] of Object.entries(descriptors)) descriptor.get && (name === "type" ? descriptors.type = {
value: descriptor.get.call(raw),
enumerable: !!descriptor.enumerable,
configurable: !!descriptor.configurable
} : descriptor.get = descriptor.get.bind(raw));
let captured = Object.create(Object.getPrototypeOf(raw), descriptors);
let item = hasOwn(captured, "type") && captured.type === "computer_call" ? snapshotComputerCall(captured) : structuredClone(captured);
if (!hasOwn(item, "type") || !hasOwn(item, "id") || typeof item.id != "string") throw new OpenAIError("ComputerToolset.run requires emitted output type and id fields.");
if (item.type === "computer_call") {
if (callIds.has(item.call_id) || earlierCallIds.has(item.call_id)) throw new OpenAIError("ComputerToolset.run received a duplicate computer call identity.");
callIds.add(item.call_id);
calls.push(item);
} else if (item.type === "message") {
if (!isNativeResponseMessage(item)) throw new OpenAIError("ComputerToolset.run requires native assistant content before replay.");
hasFinalMessage ||= item.status === "completed" && (!hasOwn(item, "phase") || item.phase !== "commentary");
} else if (item.type === "reasoning") {
if (!isNativeResponseReasoning(item)) throw new OpenAIError("ComputerToolset.run requires native reasoning content before replay.");
} else if (item.type === "compaction") {
if (!hasOwn(item, "encrypted_content") || typeof item.encrypted_content != "string") throw new OpenAIError("ComputerToolset.run requires native compaction content before replay.");
} else throw new OpenAIError("ComputerToolset.run cannot handle a non-computer output item.");
output.push(item);
if (identities.has(item.id) || item.id !== "" && earlierIdentities.has(item.id)) throw new OpenAIError("ComputerToolset.run received a duplicate output item identity.");
identities.add(item.id);
}
if (calls.length === 0 && !hasFinalMessage) throw new OpenAIError("ComputerToolset.run received no completed final message.");
for (let id of identities) id !== "" && earlierIdentities.add(id);
for (let id of callIds) earlierCallIds.add(id);
return {
calls,
output
};
}
function computerDriverMethod(driver, name) {
let method = configuredOption(driver, name);
if (typeof method != "function") throw new OpenAIError("ComputerToolset requires callable computer driver methods.");
return method;
}
class ComputerToolset {
constructor(driver) {
this.lifecycle = new RunnerLifecycle();
let methods = {
click: computerDriverMethod(driver, "click"),
double_click: computerDriverMethod(driver, "double_click"),
drag: computerDriverMethod(driver, "drag"),
keypress: computerDriverMethod(driver, "keypress"),
move: computerDriverMethod(driver, "move"),
screenshot: computerDriverMethod(driver, "screenshot"),
scroll: computerDriverMethod(driver, "scroll"),
type: computerDriverMethod(driver, "type"),
wait: computerDriverMethod(driver, "wait")
};
this.driver = {
click: methods.click.bind(driver),
double_click: methods.double_click.bind(driver),
drag: methods.drag.bind(driver),
keypress: methods.keypress.bind(driver),
move: methods.move.bind(driver),
screenshot: methods.screenshot.bind(driver),
scroll: methods.scroll.bind(driver),
type: methods.type.bind(driver),
wait: methods.wait.bind(driver)
};
}
close() {
return this.lifecycle.close();
}
static validate(call) {
return snapshotComputerCall(call);
}
async run(client, params, options = {}) {
this.lifecycle.enter();
try {
return await this.runOwned(client, params, options);
} finally {
this.lifecycle.leave();
}
}
async runOwned(client, params, options) {
let suppliedMaxSteps = configuredOption(options, "maxSteps");
let maxSteps = suppliedMaxSteps === void 0 ? 20 : suppliedMaxSteps;
let encoded = JSON.stringify(params);
let decoded = JSON.parse(encoded);
if (!isObj(decoded)) throw TypeError("ComputerToolset request must be an object.");
let request = decoded;
let tools = computerRunTools(request, maxSteps);
let suppliedInput = configuredOption(request, "input");
let input = typeof suppliedInput == "string" ? [{
role: "user",
content: suppliedInput
}] : [...suppliedInput === void 0 ? [] : suppliedInput];
let include = [...configuredOption(request, "include") ?? []];
include.includes("reasoning.encrypted_content") || include.push("reasoning.encrypted_content");
let body = {
...request,
tools,
include,
input
};
protectRunnerJSON(body);
let policy = snapshotComputerPolicy(options);
let supplied = configuredOption(options, "requestOptions");
let ownSignal = supplied && Object.getOwnPropertyDescriptor(supplied, "signal");
let signal = policy.signal ?? (supplied && configuredOption(supplied, "signal")) ?? void 0;
(policy.signal || ownSignal && !("value" in ownSignal) || signal && !ownSignal?.enumerable) && (supplied = overlayRequestOptions(supplied, { signal }));
let executionOptions = {
...policy,
signal
};
let earlierIdentities = new Set();
let earlierCallIds = new Set();
for (let item of input) {
if (!isObj(item)) continue;
let id = hasOwn(item, "id") ? item.id : void 0;
let callId = hasOwn(item, "call_id") ? item.call_id : void 0;
typeof id == "string" && id !== "" && earlierIdentities.add(id);
typeof callId == "string" && earlierCallIds.add(callId);
}
for (let step = 0;; step += 1) {
signal?.throwIfAborted();
let nextOptions = step === 0 ? supplied : continuationRequestOptions(client, supplied, signal);
if (nextOptions && Object.getOwnPropertyDescriptor(nextOptions, "body")?.enumerable) throw TypeError("ComputerToolset.run requestOptions.body is not supported.");
let response;
try {
response = await client.responses.create(body, nextOptions);
} catch (error) {
signal?.throwIfAborted();
throw error;
}
signal?.throwIfAborted();
let { calls, output } = computerCalls(response, earlierIdentities, earlierCallIds);
if (calls.length === 0) return response;
if (step >= maxSteps - 1) throw new OpenAIError("ComputerToolset.run reached maxSteps before executing another computer call.");
let projected = toResponseInputItems(output);
protectRunnerJSON(projected);
let replay = JSON.parse(JSON.stringify(projected));
protectRunnerJSON(replay);
for (let item of replay) body.input.push(item);
for (let call of calls) {
let observation = await this.executeOwned(call, executionOptions);
body.input.push(observation);
}
let choice = configuredOption(body, "tool_choice");
if (choice != null) {
body.tool_choice = releaseForcedComputerChoice(choice);
typeof body.tool_choice == "object" && protectRunnerJSON(body.tool_choice);
}
}
}
async execute(call, options = {}) {
this.lifecycle.enter();
try {
return await this.executeOwned(call, snapshotComputerPolicy(options));
} finally {
this.lifecycle.leave();
}
}
async executeOwned(call, policy) {
let snapshot = ComputerToolset.validate(call);
let projected = toResponseInputItems([snapshot]);
protectRunnerJSON(projected);
let replay = JSON.parse(JSON.stringify(projected));
let actions = computerActions(snapshot);
for (let action of actions) (action.type === "click" || action.type === "drag" || action.type === "move" || action.type === "scroll") && configuredOption(action, "keys") === void 0 && Object.defineProperty(action, "keys", {
value: void 0,
enumerable: !0,
writable: !0,
configurable: !0
});
let needsScreenshot = actions[actions.length - 1]?.type !== "screenshot";
policy.signal?.throwIfAborted();
let checks = configuredOption(snapshot, "pending_safety_checks") ?? [];
let nativeChecks = checks.map((check) => ({
id: check.id,
code: hasOwn(check, "code") ? check.code : void 0,
message: hasOwn(check, "message") ? check.message : void 0
}));
let captured = replay[0]?.pending_safety_checks ?? [];
if (!Array.isArray(captured) || captured.length !== nativeChecks.length || !captured.every((value, index) => isObj(value) && hasOwn(value, "id") && value.id === nativeChecks[index]?.id && (hasOwn(value, "code") ? value.code : void 0) === nativeChecks[index]?.code && (hasOwn(value, "message") ? value.message : void 0) === nativeChecks[index]?.message)) throw new OpenAIError("ComputerToolset serialization changed the pending safety checks.");
let acknowledged = captured;
if (checks.length > 0) {
for (let check of checks) for (let key of ["code", "message"]) hasOwn(check, key) || Object.defineProperty(check, key, {
value: void 0,
enumerable: !0,
writable: !0,
configurable: !0
});
let started = performance.now();
try {
let view = structuredClone({
...snapshot,
pending_safety_checks: checks
});
protectRunnerJSON(view);
let approved = await policy.approveSafetyChecks?.(view, { signal: policy.signal });
policy.signal?.throwIfAborted();
if (approved !== !0) throw new OpenAIError("ComputerToolset requires explicit approval of pending safety checks.");
reportDiagnostic(policy.onDiagnostic, {
api: "computer",
stage: "approval",
reason: "completed",
call_id: snapshot.call_id
}, started);
} catch (error) {
reportDiagnostic(policy.onDiagnostic, {
api: "computer",
stage: "approval",
reason: policy.signal?.aborted ? "cancelled" : "policy_failed",
call_id: snapshot.call_id
}, started);
policy.signal?.throwIfAborted();
throw error;
}
}
for (let action of actions) await this.perform(action, snapshot, policy);
needsScreenshot && await this.perform({ type: "screenshot" }, snapshot, policy);
policy.signal?.throwIfAborted();
let output = await this.captureScreenshot(snapshot, policy);
let observation = {
type: "computer_call_output",
call_id: snapshot.call_id,
output,
...checks.length > 0 ? { acknowledged_safety_checks: acknowledged } : {}
};
protectRunnerJSON(observation);
return observation;
}
async captureScreenshot(snapshot, policy) {
let started = performance.now();
let output;
try {
let supplied = await this.driver.screenshot({ signal: policy.signal });
policy.signal?.throwIfAborted();
if (!isObj(supplied)) throw new OpenAIError("ComputerToolset screenshot must return a computer_screenshot with image_url or file_id.");
let type = configuredOption(supplied, "type");
let image_url = configuredOption(supplied, "image_url");
let file_id = configuredOption(supplied, "file_id");
if (type !== "computer_screenshot" || image_url !== void 0 && (typeof image_url != "string" || !image_url.trim()) || file_id !== void 0 && (typeof file_id != "string" || !file_id.trim()) || image_url === void 0 && file_id === void 0) throw new OpenAIError("ComputerToolset screenshot must return a computer_screenshot with image_url or file_id.");
output = {
type,
...image_url === void 0 ? {} : { image_url },
...file_id === void 0 ? {} : { file_id }
};
reportDiagnostic(policy.onDiagnostic, {
api: "computer",
stage: "action",
reason: "completed",
call_id: snapshot.call_id,
member: "screenshot"
}, started);
} catch (error) {
reportDiagnostic(policy.onDiagnostic, {
api: "computer",
stage: "action",
reason: policy.signal?.aborted ? "cancelled" : "driver_failed",
call_id: snapshot.call_id,
member: "screenshot"
}, started);
policy.signal?.throwIfAborted();
throw error;
}
policy.signal?.throwIfAborted();
return output;
}
async perform(action, call, options) {
options.signal?.throwIfAborted();
options.beforeAction && await ComputerToolset.approveAction(action, call, options.beforeAction, options);
options.signal?.throwIfAborted();
let started = performance.now();
try {
let dispatched = structuredClone(action);
switch (dispatched.type) {
case "click":
await this.driver.click(dispatched, { signal: options.signal });
break;
case "double_click":
await this.driver.double_click(dispatched, { signal: options.signal });
break;
case "drag":
await this.driver.drag(dispatched, { signal: options.signal });
break;
case "keypress":
await this.driver.keypress(dispatched, { signal: options.signal });
break;
case "move":
await this.driver.move(dispatched, { signal: options.signal });
break;
case "screenshot": break;
case "scroll":
await this.driver.scroll(dispatched, { signal: options.signal });
break;
case "type":
await this.driver.type(dispatched, { signal: options.signal });
break;
case "wait":
await this.driver.wait(dispatched, { signal: options.signal });
break;
default: throw new OpenAIError("ComputerToolset received an unsupported computer action.");
}
options.signal?.throwIfAborted();
action.type !== "screenshot" && reportDiagnostic(options.onDiagnostic, {
api: "computer",
stage: "action",
reason: "completed",
call_id: call.call_id,
member: action.type
}, started);
} catch (error) {
reportDiagnostic(options.onDiagnostic, {
api: "computer",
stage: "action",
reason: options.signal?.aborted ? "cancelled" : "driver_failed",
call_id: call.call_id,
member: action.type
}, started);
options.signal?.throwIfAborted();
throw error;
}
options.signal?.throwIfAborted();
}
static async approveAction(action, call, beforeAction, options) {
let started = performance.now();
try {
let view = structuredClone(action);
protectRunnerJSON(view);
let approved = await beforeAction(view, actionApprovalCall(call), { signal: options.signal });
options.signal?.throwIfAborted();
if (approved !== !0) throw new OpenAIError("ComputerToolset action declined by beforeAction.");
reportDiagnostic(options.onDiagnostic, {
api: "computer",
stage: "approval",
reason: "completed",
call_id: call.call_id,
member: action.type
}, started);
} catch (error) {
reportDiagnostic(options.onDiagnostic, {
api: "computer",
stage: "approval",
reason: options.signal?.aborted ? "cancelled" : "policy_failed",
call_id: call.call_id,
member: action.type
}, started);
options.signal?.throwIfAborted();
throw error;
}
}
}
}),
70370: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => pLimit });
class Node {
value;
next;
constructor(value) {
this.value = value;
}
}
class Queue {
#head;
#tail;
#size;
constructor() {
this.clear();
}
enqueue(value) {
let node = new Node(value);
if (this.#head) {
this.#tail.next = node;
this.#tail = node;
} else {
this.#head = node;
this.#tail = node;
}
this.#size++;
}
dequeue() {
let current = this.#head;
if (!current) return;
this.#head = this.#head.next;
this.#size--;
this.#head || (this.#tail = void 0);
return current.value;
}
peek() {
if (!this.#head) return;
return this.#head.value;
}
clear() {
this.#head = void 0;
this.#tail = void 0;
this.#size = 0;
}
get size() {
return this.#size;
}
*[Symbol.iterator]() {
let current = this.#head;
for (; current;) {
yield current.value;
current = current.next;
}
}
*drain() {
for (; this.#head;) yield this.dequeue();
}
}
function pLimit(concurrency) {
let rejectOnClear = !1;
typeof concurrency == "object" && ({concurrency, rejectOnClear = !1} = concurrency);
validateConcurrency(concurrency);
if (typeof rejectOnClear != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
let queue = new Queue();
let activeCount = 0;
let resumeNext = () => {
if (activeCount < concurrency && queue.size > 0) {
activeCount++;
queue.dequeue().run();
}
};
let next = () => {
activeCount--;
resumeNext();
};
let run = async (function_, resolve, arguments_) => {
let result = (async () => function_(...arguments_))();
resolve(result);
try {
await result;
} catch {}
next();
};
let enqueue = (function_, resolve, reject, arguments_) => {
let queueItem = { reject };
new Promise((internalResolve) => {
queueItem.run = internalResolve;
queue.enqueue(queueItem);
}).then(run.bind(void 0, function_, resolve, arguments_));
activeCount < concurrency && resumeNext();
};
let generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
enqueue(function_, resolve, reject, arguments_);
});
Object.defineProperties(generator, {
activeCount: { get: () => activeCount },
pendingCount: { get: () => queue.size },
clearQueue: { value() {
if (!rejectOnClear) {
queue.clear();
return;
}
let abortError = AbortSignal.abort().reason;
for (; queue.size > 0;) queue.dequeue().reject(abortError);
} },
concurrency: {
get: () => concurrency,
set(newConcurrency) {
validateConcurrency(newConcurrency);
concurrency = newConcurrency;
queueMicrotask(() => {
for (; activeCount < concurrency && queue.size > 0;) resumeNext();
});
}
},
map: { async value(iterable, function_) {
let promises = [];
try {
Array.from(iterable, (value, index) => {
let promise = generator(function_, value, index);
promises.push(promise);
return promise;
});
} catch (error) {
for (let promise of promises) promise.catch(() => {});
throw error;
}
return Promise.all(promises);
} }
});
return generator;
}
function validateConcurrency(concurrency) {
if (!((Number.isInteger(concurrency) || concurrency === Infinity) && concurrency > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
})
};
