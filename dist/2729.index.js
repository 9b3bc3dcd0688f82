export const id = 2729;
export const ids = [2729];
export const modules = {
15309: (function(e, t, n) {
var r = this && this.__createBinding || (Object.create ? (function(e, t, n, r) {
r === void 0 && (r = n);
var i = Object.getOwnPropertyDescriptor(t, n);
(!i || ("get" in i ? !t.__esModule : i.writable || i.configurable)) && (i = {
enumerable: !0,
get: function() {
return t[n];
}
});
Object.defineProperty(e, r, i);
}) : (function(e, t, n, r) {
r === void 0 && (r = n);
e[r] = t[n];
}));
var i = this && this.__setModuleDefault || (Object.create ? (function(e, t) {
Object.defineProperty(e, "default", {
enumerable: !0,
value: t
});
}) : function(e, t) {
e.default = t;
});
var a = this && this.__importStar || (function() {
var ownKeys = function(e) {
ownKeys = Object.getOwnPropertyNames || function(e) {
var t = [];
for (var n in e) Object.prototype.hasOwnProperty.call(e, n) && (t[t.length] = n);
return t;
};
return ownKeys(e);
};
return function(e) {
if (e && e.__esModule) return e;
var t = {};
if (e != null) for (var n = ownKeys(e), a = 0; a < n.length; a++) n[a] !== "default" && r(t, e, n[a]);
i(t, e);
return t;
};
})();
var o = this && this.__awaiter || function(e, t, n, r) {
function adopt(e) {
return e instanceof n ? e : new n(function(t) {
t(e);
});
}
return new (n ||= Promise)(function(n, i) {
function fulfilled(e) {
try {
step(r.next(e));
} catch (e) {
i(e);
}
}
function rejected(e) {
try {
step(r.throw(e));
} catch (e) {
i(e);
}
}
function step(e) {
e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
}
step((r = r.apply(e, t || [])).next());
});
};
Object.defineProperty(t, "__esModule", { value: !0 });
t.HttpClient = t.HttpClientResponse = t.HttpClientError = t.MediaTypes = t.Headers = t.HttpCodes = void 0;
t.getProxyUrl = getProxyUrl;
t.isHttps = isHttps;
let s = a(n(58611));
let c = a(n(65692));
let l = a(n(68117));
let u = a(n(99140));
let d = n(70109);
var f;
(function(e) {
e[e.OK = 200] = "OK";
e[e.MultipleChoices = 300] = "MultipleChoices";
e[e.MovedPermanently = 301] = "MovedPermanently";
e[e.ResourceMoved = 302] = "ResourceMoved";
e[e.SeeOther = 303] = "SeeOther";
e[e.NotModified = 304] = "NotModified";
e[e.UseProxy = 305] = "UseProxy";
e[e.SwitchProxy = 306] = "SwitchProxy";
e[e.TemporaryRedirect = 307] = "TemporaryRedirect";
e[e.PermanentRedirect = 308] = "PermanentRedirect";
e[e.BadRequest = 400] = "BadRequest";
e[e.Unauthorized = 401] = "Unauthorized";
e[e.PaymentRequired = 402] = "PaymentRequired";
e[e.Forbidden = 403] = "Forbidden";
e[e.NotFound = 404] = "NotFound";
e[e.MethodNotAllowed = 405] = "MethodNotAllowed";
e[e.NotAcceptable = 406] = "NotAcceptable";
e[e.ProxyAuthenticationRequired = 407] = "ProxyAuthenticationRequired";
e[e.RequestTimeout = 408] = "RequestTimeout";
e[e.Conflict = 409] = "Conflict";
e[e.Gone = 410] = "Gone";
e[e.TooManyRequests = 429] = "TooManyRequests";
e[e.InternalServerError = 500] = "InternalServerError";
e[e.NotImplemented = 501] = "NotImplemented";
e[e.BadGateway = 502] = "BadGateway";
e[e.ServiceUnavailable = 503] = "ServiceUnavailable";
e[e.GatewayTimeout = 504] = "GatewayTimeout";
})(f || (t.HttpCodes = f = {}));
var p;
(function(e) {
e.Accept = "accept";
e.ContentType = "content-type";
})(p || (t.Headers = p = {}));
var m;
(function(e) {
e.ApplicationJson = "application/json";
})(m || (t.MediaTypes = m = {}));
function getProxyUrl(e) {
let t = l.getProxyUrl(new URL(e));
return t ? t.href : "";
}
let h = [
f.MovedPermanently,
f.ResourceMoved,
f.SeeOther,
f.TemporaryRedirect,
f.PermanentRedirect
];
let g = [
f.BadGateway,
f.ServiceUnavailable,
f.GatewayTimeout
];
let _ = [
"OPTIONS",
"GET",
"DELETE",
"HEAD"
];
class HttpClientError extends Error {
constructor(e, t) {
super(e);
this.name = "HttpClientError";
this.statusCode = t;
Object.setPrototypeOf(this, HttpClientError.prototype);
}
}
t.HttpClientError = HttpClientError;
class HttpClientResponse {
constructor(e) {
this.message = e;
}
readBody() {
return o(this, void 0, void 0, function* () {
return new Promise((e) => o(this, void 0, void 0, function* () {
let t = Buffer.alloc(0);
this.message.on("data", (e) => {
t = Buffer.concat([t, e]);
});
this.message.on("end", () => {
e(t.toString());
});
}));
});
}
readBodyBuffer() {
return o(this, void 0, void 0, function* () {
return new Promise((e) => o(this, void 0, void 0, function* () {
let t = [];
this.message.on("data", (e) => {
t.push(e);
});
this.message.on("end", () => {
e(Buffer.concat(t));
});
}));
});
}
}
t.HttpClientResponse = HttpClientResponse;
function isHttps(e) {
return new URL(e).protocol === "https:";
}
class HttpClient {
constructor(e, t, n) {
this._ignoreSslError = !1;
this._allowRedirects = !0;
this._allowRedirectDowngrade = !1;
this._maxRedirects = 50;
this._allowRetries = !1;
this._maxRetries = 1;
this._keepAlive = !1;
this._disposed = !1;
this.userAgent = this._getUserAgentWithOrchestrationId(e);
this.handlers = t || [];
this.requestOptions = n;
if (n) {
n.ignoreSslError != null && (this._ignoreSslError = n.ignoreSslError);
this._socketTimeout = n.socketTimeout;
n.allowRedirects != null && (this._allowRedirects = n.allowRedirects);
n.allowRedirectDowngrade != null && (this._allowRedirectDowngrade = n.allowRedirectDowngrade);
n.maxRedirects != null && (this._maxRedirects = Math.max(n.maxRedirects, 0));
n.keepAlive != null && (this._keepAlive = n.keepAlive);
n.allowRetries != null && (this._allowRetries = n.allowRetries);
n.maxRetries != null && (this._maxRetries = n.maxRetries);
}
}
options(e, t) {
return o(this, void 0, void 0, function* () {
return this.request("OPTIONS", e, null, t || {});
});
}
get(e, t) {
return o(this, void 0, void 0, function* () {
return this.request("GET", e, null, t || {});
});
}
del(e, t) {
return o(this, void 0, void 0, function* () {
return this.request("DELETE", e, null, t || {});
});
}
post(e, t, n) {
return o(this, void 0, void 0, function* () {
return this.request("POST", e, t, n || {});
});
}
patch(e, t, n) {
return o(this, void 0, void 0, function* () {
return this.request("PATCH", e, t, n || {});
});
}
put(e, t, n) {
return o(this, void 0, void 0, function* () {
return this.request("PUT", e, t, n || {});
});
}
head(e, t) {
return o(this, void 0, void 0, function* () {
return this.request("HEAD", e, null, t || {});
});
}
sendStream(e, t, n, r) {
return o(this, void 0, void 0, function* () {
return this.request(e, t, n, r);
});
}
getJson(e) {
return o(this, arguments, void 0, function* (e, t = {}) {
t[p.Accept] = this._getExistingOrDefaultHeader(t, p.Accept, m.ApplicationJson);
let n = yield this.get(e, t);
return this._processResponse(n, this.requestOptions);
});
}
postJson(e, t) {
return o(this, arguments, void 0, function* (e, t, n = {}) {
let r = JSON.stringify(t, null, 2);
n[p.Accept] = this._getExistingOrDefaultHeader(n, p.Accept, m.ApplicationJson);
n[p.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, m.ApplicationJson);
let i = yield this.post(e, r, n);
return this._processResponse(i, this.requestOptions);
});
}
putJson(e, t) {
return o(this, arguments, void 0, function* (e, t, n = {}) {
let r = JSON.stringify(t, null, 2);
n[p.Accept] = this._getExistingOrDefaultHeader(n, p.Accept, m.ApplicationJson);
n[p.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, m.ApplicationJson);
let i = yield this.put(e, r, n);
return this._processResponse(i, this.requestOptions);
});
}
patchJson(e, t) {
return o(this, arguments, void 0, function* (e, t, n = {}) {
let r = JSON.stringify(t, null, 2);
n[p.Accept] = this._getExistingOrDefaultHeader(n, p.Accept, m.ApplicationJson);
n[p.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, m.ApplicationJson);
let i = yield this.patch(e, r, n);
return this._processResponse(i, this.requestOptions);
});
}
request(e, t, n, r) {
return o(this, void 0, void 0, function* () {
if (this._disposed) throw Error("Client has already been disposed.");
let i = new URL(t);
let a = this._prepareRequest(e, i, r);
let o = this._allowRetries && _.includes(e) ? this._maxRetries + 1 : 1;
let s = 0;
let c;
do {
c = yield this.requestRaw(a, n);
if (c && c.message && c.message.statusCode === f.Unauthorized) {
let e;
for (let t of this.handlers) if (t.canHandleAuthentication(c)) {
e = t;
break;
}
if (e) return e.handleAuthentication(this, a, n);
else return c;
}
let t = this._maxRedirects;
for (; c.message.statusCode && h.includes(c.message.statusCode) && this._allowRedirects && t > 0;) {
let o = c.message.headers.location;
if (!o) break;
let s = new URL(o);
if (i.protocol === "https:" && i.protocol !== s.protocol && !this._allowRedirectDowngrade) throw Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.");
yield c.readBody();
if (s.hostname !== i.hostname) for (let e in r) e.toLowerCase() === "authorization" && delete r[e];
a = this._prepareRequest(e, s, r);
c = yield this.requestRaw(a, n);
t--;
}
if (!c.message.statusCode || !g.includes(c.message.statusCode)) return c;
s += 1;
if (s < o) {
yield c.readBody();
yield this._performExponentialBackoff(s);
}
} while (s < o);
return c;
});
}
dispose() {
this._agent && this._agent.destroy();
this._disposed = !0;
}
requestRaw(e, t) {
return o(this, void 0, void 0, function* () {
return new Promise((n, r) => {
function callbackForResult(e, t) {
e ? r(e) : t ? n(t) : r(Error("Unknown error"));
}
this.requestRawWithCallback(e, t, callbackForResult);
});
});
}
requestRawWithCallback(e, t, n) {
if (typeof t == "string") {
e.options.headers || (e.options.headers = {});
e.options.headers["Content-Length"] = Buffer.byteLength(t, "utf8");
}
let r = !1;
function handleResult(e, t) {
if (!r) {
r = !0;
n(e, t);
}
}
let i = e.httpModule.request(e.options, (e) => {
handleResult(void 0, new HttpClientResponse(e));
});
let a;
i.on("socket", (e) => {
a = e;
});
i.setTimeout(this._socketTimeout || 18e4, () => {
a && a.end();
handleResult(Error(`Request timeout: ${e.options.path}`));
});
i.on("error", function(e) {
handleResult(e);
});
t && typeof t == "string" && i.write(t, "utf8");
if (t && typeof t != "string") {
t.on("close", function() {
i.end();
});
t.pipe(i);
} else i.end();
}
getAgent(e) {
let t = new URL(e);
return this._getAgent(t);
}
getAgentDispatcher(e) {
let t = new URL(e);
let n = l.getProxyUrl(t);
if (!(n && n.hostname)) return;
return this._getProxyAgentDispatcher(t, n);
}
_prepareRequest(e, t, n) {
let r = {};
r.parsedUrl = t;
let i = r.parsedUrl.protocol === "https:";
r.httpModule = i ? c : s;
let a = i ? 443 : 80;
r.options = {};
r.options.host = r.parsedUrl.hostname;
r.options.port = r.parsedUrl.port ? parseInt(r.parsedUrl.port) : a;
r.options.path = (r.parsedUrl.pathname || "") + (r.parsedUrl.search || "");
r.options.method = e;
r.options.headers = this._mergeHeaders(n);
this.userAgent != null && (r.options.headers["user-agent"] = this.userAgent);
r.options.agent = this._getAgent(r.parsedUrl);
if (this.handlers) for (let e of this.handlers) e.prepareRequest(r.options);
return r;
}
_mergeHeaders(e) {
if (this.requestOptions && this.requestOptions.headers) return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(e || {}));
return lowercaseKeys(e || {});
}
_getExistingOrDefaultHeader(e, t, n) {
let r;
if (this.requestOptions && this.requestOptions.headers) {
let e = lowercaseKeys(this.requestOptions.headers)[t];
e && (r = typeof e == "number" ? e.toString() : e);
}
let i = e[t];
if (i !== void 0) return typeof i == "number" ? i.toString() : i;
if (r !== void 0) return r;
return n;
}
_getExistingOrDefaultContentTypeHeader(e, t) {
let n;
if (this.requestOptions && this.requestOptions.headers) {
let e = lowercaseKeys(this.requestOptions.headers)[p.ContentType];
e && (n = typeof e == "number" ? String(e) : Array.isArray(e) ? e.join(", ") : e);
}
let r = e[p.ContentType];
if (r !== void 0) {
if (typeof r == "number") return String(r);
else if (Array.isArray(r)) return r.join(", ");
else return r;
}
if (n !== void 0) return n;
return t;
}
_getAgent(e) {
let t;
let n = l.getProxyUrl(e);
let r = n && n.hostname;
this._keepAlive && r && (t = this._proxyAgent);
r || (t = this._agent);
if (t) return t;
let i = e.protocol === "https:";
let a = 100;
this.requestOptions && (a = this.requestOptions.maxSockets || s.globalAgent.maxSockets);
if (n && n.hostname) {
let e = {
maxSockets: a,
keepAlive: this._keepAlive,
proxy: Object.assign(Object.assign({}, (n.username || n.password) && { proxyAuth: `${n.username}:${n.password}` }), {
host: n.hostname,
port: n.port
})
};
let r;
let o = n.protocol === "https:";
r = i ? o ? u.httpsOverHttps : u.httpsOverHttp : o ? u.httpOverHttps : u.httpOverHttp;
t = r(e);
this._proxyAgent = t;
}
if (!t) {
let e = {
keepAlive: this._keepAlive,
maxSockets: a
};
t = i ? new c.Agent(e) : new s.Agent(e);
this._agent = t;
}
i && this._ignoreSslError && (t.options = Object.assign(t.options || {}, { rejectUnauthorized: !1 }));
return t;
}
_getProxyAgentDispatcher(e, t) {
let n;
this._keepAlive && (n = this._proxyAgentDispatcher);
if (n) return n;
let r = e.protocol === "https:";
n = new d.ProxyAgent(Object.assign({
uri: t.href,
pipelining: +!!this._keepAlive
}, (t.username || t.password) && { token: `Basic ${Buffer.from(`${t.username}:${t.password}`).toString("base64")}` }));
this._proxyAgentDispatcher = n;
r && this._ignoreSslError && (n.options = Object.assign(n.options.requestTls || {}, { rejectUnauthorized: !1 }));
return n;
}
_getUserAgentWithOrchestrationId(e) {
let t = e || "actions/http-client";
let n = process.env.ACTIONS_ORCHESTRATION_ID;
if (n) return `${t} actions_orchestration_id/${n.replace(/[^a-z0-9_.-]/gi, "_")}`;
return t;
}
_performExponentialBackoff(e) {
return o(this, void 0, void 0, function* () {
e = Math.min(10, e);
let t = 5 * 2 ** e;
return new Promise((e) => setTimeout(() => e(), t));
});
}
_processResponse(e, t) {
return o(this, void 0, void 0, function* () {
return new Promise((n, r) => o(this, void 0, void 0, function* () {
let i = e.message.statusCode || 0;
let a = {
statusCode: i,
result: null,
headers: {}
};
i === f.NotFound && n(a);
function dateTimeDeserializer(e, t) {
if (typeof t == "string") {
let e = new Date(t);
if (!isNaN(e.valueOf())) return e;
}
return t;
}
let o;
let s;
try {
s = yield e.readBody();
if (s && s.length > 0) {
o = t && t.deserializeDates ? JSON.parse(s, dateTimeDeserializer) : JSON.parse(s);
a.result = o;
}
a.headers = e.message.headers;
} catch {}
if (i > 299) {
let e;
e = o && o.message ? o.message : s && s.length > 0 ? s : `Failed request: (${i})`;
let t = new HttpClientError(e, i);
t.result = a.result;
r(t);
} else n(a);
}));
});
}
}
t.HttpClient = HttpClient;
let lowercaseKeys = (e) => Object.keys(e).reduce((t, n) => (t[n.toLowerCase()] = e[n], t), {});
}),
68117: ((e, t) => {
Object.defineProperty(t, "__esModule", { value: !0 });
t.getProxyUrl = getProxyUrl;
t.checkBypass = checkBypass;
function getProxyUrl(e) {
let t = e.protocol === "https:";
if (checkBypass(e)) return;
let n = (() => {
if (t) return process.env.https_proxy || process.env.HTTPS_PROXY;
else return process.env.http_proxy || process.env.HTTP_PROXY;
})();
if (n) try {
return new DecodedURL(n);
} catch {
if (!n.startsWith("http://") && !n.startsWith("https://")) return new DecodedURL(`http://${n}`);
}
else return;
}
function checkBypass(e) {
if (!e.hostname) return !1;
let t = e.hostname;
if (isLoopbackAddress(t)) return !0;
let n = process.env.no_proxy || process.env.NO_PROXY || "";
if (!n) return !1;
let r;
e.port ? r = Number(e.port) : e.protocol === "http:" ? r = 80 : e.protocol === "https:" && (r = 443);
let i = [e.hostname.toUpperCase()];
typeof r == "number" && i.push(`${i[0]}:${r}`);
for (let e of n.split(",").map((e) => e.trim().toUpperCase()).filter((e) => e)) if (e === "*" || i.some((t) => t === e || t.endsWith(`.${e}`) || e.startsWith(".") && t.endsWith(`${e}`))) return !0;
return !1;
}
function isLoopbackAddress(e) {
let t = e.toLowerCase();
return t === "localhost" || t.startsWith("127.") || t.startsWith("[::1]") || t.startsWith("[0:0:0:0:0:0:0:1]");
}
class DecodedURL extends URL {
constructor(e, t) {
super(e, t);
this._decodedUsername = decodeURIComponent(super.username);
this._decodedPassword = decodeURIComponent(super.password);
}
get username() {
return this._decodedUsername;
}
get password() {
return this._decodedPassword;
}
}
}),
70109: ((e, t, n) => {
let r = n(21316);
let i = n(57222);
let a = n(3897);
let o = n(50670);
let s = n(6394);
let c = n(99027);
let l = n(58856);
let u = n(8369);
let d = n(67438);
let f = n(68081);
let { InvalidArgumentError: p } = d;
let m = n(1950);
let h = n(77687);
let g = n(18442);
let _ = n(72268);
let v = n(12071);
let y = n(21830);
let b = n(42069);
let { getGlobalDispatcher: x, setGlobalDispatcher: S } = n(20626);
let w = n(30414);
let T = n(38933);
let E = n(81839);
Object.assign(i.prototype, m);
e.exports.Dispatcher = i;
e.exports.Client = r;
e.exports.Pool = a;
e.exports.BalancedPool = o;
e.exports.Agent = s;
e.exports.ProxyAgent = c;
e.exports.EnvHttpProxyAgent = l;
e.exports.RetryAgent = u;
e.exports.RetryHandler = b;
e.exports.DecoratorHandler = w;
e.exports.RedirectHandler = T;
e.exports.createRedirectInterceptor = E;
e.exports.interceptors = {
redirect: n(66529),
retry: n(62023),
dump: n(63807),
dns: n(56222)
};
e.exports.buildConnector = h;
e.exports.errors = d;
e.exports.util = {
parseHeaders: f.parseHeaders,
headerNameToString: f.headerNameToString
};
function makeDispatcher(e) {
return (t, n, r) => {
if (typeof n == "function") {
r = n;
n = null;
}
if (!t || typeof t != "string" && typeof t != "object" && !(t instanceof URL)) throw new p("invalid url");
if (n != null && typeof n != "object") throw new p("invalid opts");
if (n && n.path != null) {
if (typeof n.path != "string") throw new p("invalid opts.path");
let e = n.path;
n.path.startsWith("/") || (e = `/${e}`);
t = new URL(f.parseOrigin(t).origin + e);
} else {
n ||= typeof t == "object" ? t : {};
t = f.parseURL(t);
}
let { agent: i, dispatcher: a = x() } = n;
if (i) throw new p("unsupported opts.agent. Did you mean opts.client?");
return e.call(a, {
...n,
origin: t.origin,
path: t.search ? `${t.pathname}${t.search}` : t.pathname,
method: n.method || (n.body ? "PUT" : "GET")
}, r);
};
}
e.exports.setGlobalDispatcher = S;
e.exports.getGlobalDispatcher = x;
let D = n(44295).fetch;
e.exports.fetch = async function fetch(e, t = void 0) {
try {
return await D(e, t);
} catch (e) {
e && typeof e == "object" && Error.captureStackTrace(e);
throw e;
}
};
e.exports.Headers = n(39769).Headers;
e.exports.Response = n(34176).Response;
e.exports.Request = n(35726).Request;
e.exports.FormData = n(76149).FormData;
e.exports.File = globalThis.File ?? n(4573).File;
e.exports.FileReader = n(48316).FileReader;
let { setGlobalOrigin: O, getGlobalOrigin: k } = n(49592);
e.exports.setGlobalOrigin = O;
e.exports.getGlobalOrigin = k;
let { CacheStorage: A } = n(80646);
let { kConstruct: j } = n(68276);
e.exports.caches = new A(j);
let { deleteCookie: M, getCookies: N, getSetCookies: P, setCookie: F } = n(91324);
e.exports.deleteCookie = M;
e.exports.getCookies = N;
e.exports.getSetCookies = P;
e.exports.setCookie = F;
let { parseMIMEType: I, serializeAMimeType: L } = n(35307);
e.exports.parseMIMEType = I;
e.exports.serializeAMimeType = L;
let { CloseEvent: R, ErrorEvent: z, MessageEvent: B } = n(22179);
e.exports.WebSocket = n(85071).WebSocket;
e.exports.CloseEvent = R;
e.exports.ErrorEvent = z;
e.exports.MessageEvent = B;
e.exports.request = makeDispatcher(m.request);
e.exports.stream = makeDispatcher(m.stream);
e.exports.pipeline = makeDispatcher(m.pipeline);
e.exports.connect = makeDispatcher(m.connect);
e.exports.upgrade = makeDispatcher(m.upgrade);
e.exports.MockClient = g;
e.exports.MockPool = v;
e.exports.MockAgent = _;
e.exports.mockErrors = y;
let { EventSource: V } = n(15943);
e.exports.EventSource = V;
}),
69877: ((e, t, n) => {
let { addAbortListener: r } = n(68081);
let { RequestAbortedError: i } = n(67438);
let a = Symbol("kListener");
let o = Symbol("kSignal");
function abort(e) {
e.abort ? e.abort(e[o]?.reason) : e.reason = e[o]?.reason ?? new i();
removeSignal(e);
}
function addSignal(e, t) {
e.reason = null;
e[o] = null;
e[a] = null;
if (!t) return;
if (t.aborted) {
abort(e);
return;
}
e[o] = t;
e[a] = () => {
abort(e);
};
r(e[o], e[a]);
}
function removeSignal(e) {
if (!e[o]) return;
"removeEventListener" in e[o] ? e[o].removeEventListener("abort", e[a]) : e[o].removeListener("abort", e[a]);
e[o] = null;
e[a] = null;
}
e.exports = {
addSignal,
removeSignal
};
}),
80121: ((e, t, n) => {
let r = n(34589);
let { AsyncResource: i } = n(16698);
let { InvalidArgumentError: a, SocketError: o } = n(67438);
let s = n(68081);
let { addSignal: c, removeSignal: l } = n(69877);
class ConnectHandler extends i {
constructor(e, t) {
if (!e || typeof e != "object") throw new a("invalid opts");
if (typeof t != "function") throw new a("invalid callback");
let { signal: n, opaque: r, responseHeaders: i } = e;
if (n && typeof n.on != "function" && typeof n.addEventListener != "function") throw new a("signal must be an EventEmitter or EventTarget");
super("UNDICI_CONNECT");
this.opaque = r || null;
this.responseHeaders = i || null;
this.callback = t;
this.abort = null;
c(this, n);
}
onConnect(e, t) {
if (this.reason) {
e(this.reason);
return;
}
r(this.callback);
this.abort = e;
this.context = t;
}
onHeaders() {
throw new o("bad connect", null);
}
onUpgrade(e, t, n) {
let { callback: r, opaque: i, context: a } = this;
l(this);
this.callback = null;
let o = t;
o != null && (o = this.responseHeaders === "raw" ? s.parseRawHeaders(t) : s.parseHeaders(t));
this.runInAsyncScope(r, null, null, {
statusCode: e,
headers: o,
socket: n,
opaque: i,
context: a
});
}
onError(e) {
let { callback: t, opaque: n } = this;
l(this);
if (t) {
this.callback = null;
queueMicrotask(() => {
this.runInAsyncScope(t, null, e, { opaque: n });
});
}
}
}
function connect(e, t) {
if (t === void 0) return new Promise((t, n) => {
connect.call(this, e, (e, r) => e ? n(e) : t(r));
});
try {
let n = new ConnectHandler(e, t);
this.dispatch({
...e,
method: "CONNECT"
}, n);
} catch (n) {
if (typeof t != "function") throw n;
let r = e?.opaque;
queueMicrotask(() => t(n, { opaque: r }));
}
}
e.exports = connect;
}),
6625: ((e, t, n) => {
let { Readable: r, Duplex: i, PassThrough: a } = n(57075);
let { InvalidArgumentError: o, InvalidReturnValueError: s, RequestAbortedError: c } = n(67438);
let l = n(68081);
let { AsyncResource: u } = n(16698);
let { addSignal: d, removeSignal: f } = n(69877);
let p = n(34589);
let m = Symbol("resume");
class PipelineRequest extends r {
constructor() {
super({ autoDestroy: !0 });
this[m] = null;
}
_read() {
let { [m]: e } = this;
if (e) {
this[m] = null;
e();
}
}
_destroy(e, t) {
this._read();
t(e);
}
}
class PipelineResponse extends r {
constructor(e) {
super({ autoDestroy: !0 });
this[m] = e;
}
_read() {
this[m]();
}
_destroy(e, t) {
!e && !this._readableState.endEmitted && (e = new c());
t(e);
}
}
class PipelineHandler extends u {
constructor(e, t) {
if (!e || typeof e != "object") throw new o("invalid opts");
if (typeof t != "function") throw new o("invalid handler");
let { signal: n, method: r, opaque: a, onInfo: s, responseHeaders: u } = e;
if (n && typeof n.on != "function" && typeof n.addEventListener != "function") throw new o("signal must be an EventEmitter or EventTarget");
if (r === "CONNECT") throw new o("invalid method");
if (s && typeof s != "function") throw new o("invalid onInfo callback");
super("UNDICI_PIPELINE");
this.opaque = a || null;
this.responseHeaders = u || null;
this.handler = t;
this.abort = null;
this.context = null;
this.onInfo = s || null;
this.req = new PipelineRequest().on("error", l.nop);
this.ret = new i({
readableObjectMode: e.objectMode,
autoDestroy: !0,
read: () => {
let { body: e } = this;
e?.resume && e.resume();
},
write: (e, t, n) => {
let { req: r } = this;
r.push(e, t) || r._readableState.destroyed ? n() : r[m] = n;
},
destroy: (e, t) => {
let { body: n, req: r, res: i, ret: a, abort: o } = this;
!e && !a._readableState.endEmitted && (e = new c());
o && e && o();
l.destroy(n, e);
l.destroy(r, e);
l.destroy(i, e);
f(this);
t(e);
}
}).on("prefinish", () => {
let { req: e } = this;
e.push(null);
});
this.res = null;
d(this, n);
}
onConnect(e, t) {
let { ret: n, res: r } = this;
if (this.reason) {
e(this.reason);
return;
}
p(!r, "pipeline cannot be retried");
p(!n.destroyed);
this.abort = e;
this.context = t;
}
onHeaders(e, t, n) {
let { opaque: r, handler: i, context: a } = this;
if (e < 200) {
if (this.onInfo) {
let n = this.responseHeaders === "raw" ? l.parseRawHeaders(t) : l.parseHeaders(t);
this.onInfo({
statusCode: e,
headers: n
});
}
return;
}
this.res = new PipelineResponse(n);
let o;
try {
this.handler = null;
let n = this.responseHeaders === "raw" ? l.parseRawHeaders(t) : l.parseHeaders(t);
o = this.runInAsyncScope(i, null, {
statusCode: e,
headers: n,
opaque: r,
body: this.res,
context: a
});
} catch (e) {
this.res.on("error", l.nop);
throw e;
}
if (!o || typeof o.on != "function") throw new s("expected Readable");
o.on("data", (e) => {
let { ret: t, body: n } = this;
!t.push(e) && n.pause && n.pause();
}).on("error", (e) => {
let { ret: t } = this;
l.destroy(t, e);
}).on("end", () => {
let { ret: e } = this;
e.push(null);
}).on("close", () => {
let { ret: e } = this;
e._readableState.ended || l.destroy(e, new c());
});
this.body = o;
}
onData(e) {
let { res: t } = this;
return t.push(e);
}
onComplete(e) {
let { res: t } = this;
t.push(null);
}
onError(e) {
let { ret: t } = this;
this.handler = null;
l.destroy(t, e);
}
}
function pipeline(e, t) {
try {
let n = new PipelineHandler(e, t);
this.dispatch({
...e,
body: n.req
}, n);
return n.ret;
} catch (e) {
return new a().destroy(e);
}
}
e.exports = pipeline;
}),
88410: ((e, t, n) => {
let r = n(34589);
let { Readable: i } = n(64308);
let { InvalidArgumentError: a, RequestAbortedError: o } = n(67438);
let s = n(68081);
let { getResolveErrorBodyCallback: c } = n(94704);
let { AsyncResource: l } = n(16698);
class RequestHandler extends l {
constructor(e, t) {
if (!e || typeof e != "object") throw new a("invalid opts");
let { signal: n, method: r, opaque: i, body: c, onInfo: l, responseHeaders: u, throwOnError: d, highWaterMark: f } = e;
try {
if (typeof t != "function") throw new a("invalid callback");
if (f && (typeof f != "number" || f < 0)) throw new a("invalid highWaterMark");
if (n && typeof n.on != "function" && typeof n.addEventListener != "function") throw new a("signal must be an EventEmitter or EventTarget");
if (r === "CONNECT") throw new a("invalid method");
if (l && typeof l != "function") throw new a("invalid onInfo callback");
super("UNDICI_REQUEST");
} catch (e) {
s.isStream(c) && s.destroy(c.on("error", s.nop), e);
throw e;
}
this.method = r;
this.responseHeaders = u || null;
this.opaque = i || null;
this.callback = t;
this.res = null;
this.abort = null;
this.body = c;
this.trailers = {};
this.context = null;
this.onInfo = l || null;
this.throwOnError = d;
this.highWaterMark = f;
this.signal = n;
this.reason = null;
this.removeAbortListener = null;
s.isStream(c) && c.on("error", (e) => {
this.onError(e);
});
this.signal && (this.signal.aborted ? this.reason = this.signal.reason ?? new o() : this.removeAbortListener = s.addAbortListener(this.signal, () => {
this.reason = this.signal.reason ?? new o();
this.res ? s.destroy(this.res.on("error", s.nop), this.reason) : this.abort && this.abort(this.reason);
if (this.removeAbortListener) {
this.res?.off("close", this.removeAbortListener);
this.removeAbortListener();
this.removeAbortListener = null;
}
}));
}
onConnect(e, t) {
if (this.reason) {
e(this.reason);
return;
}
r(this.callback);
this.abort = e;
this.context = t;
}
onHeaders(e, t, n, r) {
let { callback: a, opaque: o, abort: l, context: u, responseHeaders: d, highWaterMark: f } = this;
let p = d === "raw" ? s.parseRawHeaders(t) : s.parseHeaders(t);
if (e < 200) {
this.onInfo && this.onInfo({
statusCode: e,
headers: p
});
return;
}
let m = d === "raw" ? s.parseHeaders(t) : p;
let h = m["content-type"];
let g = m["content-length"];
let _ = new i({
resume: n,
abort: l,
contentType: h,
contentLength: this.method !== "HEAD" && g ? Number(g) : null,
highWaterMark: f
});
this.removeAbortListener && _.on("close", this.removeAbortListener);
this.callback = null;
this.res = _;
a !== null && (this.throwOnError && e >= 400 ? this.runInAsyncScope(c, null, {
callback: a,
body: _,
contentType: h,
statusCode: e,
statusMessage: r,
headers: p
}) : this.runInAsyncScope(a, null, null, {
statusCode: e,
headers: p,
trailers: this.trailers,
opaque: o,
body: _,
context: u
}));
}
onData(e) {
return this.res.push(e);
}
onComplete(e) {
s.parseHeaders(e, this.trailers);
this.res.push(null);
}
onError(e) {
let { res: t, callback: n, body: r, opaque: i } = this;
if (n) {
this.callback = null;
queueMicrotask(() => {
this.runInAsyncScope(n, null, e, { opaque: i });
});
}
if (t) {
this.res = null;
queueMicrotask(() => {
s.destroy(t, e);
});
}
if (r) {
this.body = null;
s.destroy(r, e);
}
if (this.removeAbortListener) {
t?.off("close", this.removeAbortListener);
this.removeAbortListener();
this.removeAbortListener = null;
}
}
}
function request(e, t) {
if (t === void 0) return new Promise((t, n) => {
request.call(this, e, (e, r) => e ? n(e) : t(r));
});
try {
this.dispatch(e, new RequestHandler(e, t));
} catch (n) {
if (typeof t != "function") throw n;
let r = e?.opaque;
queueMicrotask(() => t(n, { opaque: r }));
}
}
e.exports = request;
e.exports.RequestHandler = RequestHandler;
}),
34527: ((e, t, n) => {
let r = n(34589);
let { finished: i, PassThrough: a } = n(57075);
let { InvalidArgumentError: o, InvalidReturnValueError: s } = n(67438);
let c = n(68081);
let { getResolveErrorBodyCallback: l } = n(94704);
let { AsyncResource: u } = n(16698);
let { addSignal: d, removeSignal: f } = n(69877);
class StreamHandler extends u {
constructor(e, t, n) {
if (!e || typeof e != "object") throw new o("invalid opts");
let { signal: r, method: i, opaque: a, body: s, onInfo: l, responseHeaders: u, throwOnError: f } = e;
try {
if (typeof n != "function") throw new o("invalid callback");
if (typeof t != "function") throw new o("invalid factory");
if (r && typeof r.on != "function" && typeof r.addEventListener != "function") throw new o("signal must be an EventEmitter or EventTarget");
if (i === "CONNECT") throw new o("invalid method");
if (l && typeof l != "function") throw new o("invalid onInfo callback");
super("UNDICI_STREAM");
} catch (e) {
c.isStream(s) && c.destroy(s.on("error", c.nop), e);
throw e;
}
this.responseHeaders = u || null;
this.opaque = a || null;
this.factory = t;
this.callback = n;
this.res = null;
this.abort = null;
this.context = null;
this.trailers = null;
this.body = s;
this.onInfo = l || null;
this.throwOnError = f || !1;
c.isStream(s) && s.on("error", (e) => {
this.onError(e);
});
d(this, r);
}
onConnect(e, t) {
if (this.reason) {
e(this.reason);
return;
}
r(this.callback);
this.abort = e;
this.context = t;
}
onHeaders(e, t, n, r) {
let { factory: o, opaque: u, context: d, callback: f, responseHeaders: p } = this;
let m = p === "raw" ? c.parseRawHeaders(t) : c.parseHeaders(t);
if (e < 200) {
this.onInfo && this.onInfo({
statusCode: e,
headers: m
});
return;
}
this.factory = null;
let h;
if (this.throwOnError && e >= 400) {
let n = (p === "raw" ? c.parseHeaders(t) : m)["content-type"];
h = new a();
this.callback = null;
this.runInAsyncScope(l, null, {
callback: f,
body: h,
contentType: n,
statusCode: e,
statusMessage: r,
headers: m
});
} else {
if (o === null) return;
h = this.runInAsyncScope(o, null, {
statusCode: e,
headers: m,
opaque: u,
context: d
});
if (!h || typeof h.write != "function" || typeof h.end != "function" || typeof h.on != "function") throw new s("expected Writable");
i(h, { readable: !1 }, (e) => {
let { callback: t, res: n, opaque: r, trailers: i, abort: a } = this;
this.res = null;
(e || !n.readable) && c.destroy(n, e);
this.callback = null;
this.runInAsyncScope(t, null, e || null, {
opaque: r,
trailers: i
});
e && a();
});
}
h.on("drain", n);
this.res = h;
return (h.writableNeedDrain === void 0 ? h._writableState?.needDrain : h.writableNeedDrain) !== !0;
}
onData(e) {
let { res: t } = this;
return !t || t.write(e);
}
onComplete(e) {
let { res: t } = this;
f(this);
if (!t) return;
this.trailers = c.parseHeaders(e);
t.end();
}
onError(e) {
let { res: t, callback: n, opaque: r, body: i } = this;
f(this);
this.factory = null;
if (t) {
this.res = null;
c.destroy(t, e);
} else if (n) {
this.callback = null;
queueMicrotask(() => {
this.runInAsyncScope(n, null, e, { opaque: r });
});
}
if (i) {
this.body = null;
c.destroy(i, e);
}
}
}
function stream(e, t, n) {
if (n === void 0) return new Promise((n, r) => {
stream.call(this, e, t, (e, t) => e ? r(e) : n(t));
});
try {
this.dispatch(e, new StreamHandler(e, t, n));
} catch (t) {
if (typeof n != "function") throw t;
let r = e?.opaque;
queueMicrotask(() => n(t, { opaque: r }));
}
}
e.exports = stream;
}),
56595: ((e, t, n) => {
let { InvalidArgumentError: r, SocketError: i } = n(67438);
let { AsyncResource: a } = n(16698);
let o = n(68081);
let { addSignal: s, removeSignal: c } = n(69877);
let l = n(34589);
class UpgradeHandler extends a {
constructor(e, t) {
if (!e || typeof e != "object") throw new r("invalid opts");
if (typeof t != "function") throw new r("invalid callback");
let { signal: n, opaque: i, responseHeaders: a } = e;
if (n && typeof n.on != "function" && typeof n.addEventListener != "function") throw new r("signal must be an EventEmitter or EventTarget");
super("UNDICI_UPGRADE");
this.responseHeaders = a || null;
this.opaque = i || null;
this.callback = t;
this.abort = null;
this.context = null;
s(this, n);
}
onConnect(e, t) {
if (this.reason) {
e(this.reason);
return;
}
l(this.callback);
this.abort = e;
this.context = null;
}
onHeaders() {
throw new i("bad upgrade", null);
}
onUpgrade(e, t, n) {
l(e === 101);
let { callback: r, opaque: i, context: a } = this;
c(this);
this.callback = null;
let s = this.responseHeaders === "raw" ? o.parseRawHeaders(t) : o.parseHeaders(t);
this.runInAsyncScope(r, null, null, {
headers: s,
socket: n,
opaque: i,
context: a
});
}
onError(e) {
let { callback: t, opaque: n } = this;
c(this);
if (t) {
this.callback = null;
queueMicrotask(() => {
this.runInAsyncScope(t, null, e, { opaque: n });
});
}
}
}
function upgrade(e, t) {
if (t === void 0) return new Promise((t, n) => {
upgrade.call(this, e, (e, r) => e ? n(e) : t(r));
});
try {
let n = new UpgradeHandler(e, t);
this.dispatch({
...e,
method: e.method || "GET",
upgrade: e.protocol || "Websocket"
}, n);
} catch (n) {
if (typeof t != "function") throw n;
let r = e?.opaque;
queueMicrotask(() => t(n, { opaque: r }));
}
}
e.exports = upgrade;
}),
1950: ((e, t, n) => {
e.exports.request = n(88410);
e.exports.stream = n(34527);
e.exports.pipeline = n(6625);
e.exports.upgrade = n(56595);
e.exports.connect = n(80121);
}),
64308: ((e, t, n) => {
let r = n(34589);
let { Readable: i } = n(57075);
let { RequestAbortedError: a, NotSupportedError: o, InvalidArgumentError: s, AbortError: c } = n(67438);
let l = n(68081);
let { ReadableStreamFrom: u } = n(68081);
let d = Symbol("kConsume");
let f = Symbol("kReading");
let p = Symbol("kBody");
let m = Symbol("kAbort");
let h = Symbol("kContentType");
let g = Symbol("kContentLength");
let noop = () => {};
class BodyReadable extends i {
constructor({ resume: e, abort: t, contentType: n = "", contentLength: r, highWaterMark: i = 65536 }) {
super({
autoDestroy: !0,
read: e,
highWaterMark: i
});
this._readableState.dataEmitted = !1;
this[m] = t;
this[d] = null;
this[p] = null;
this[h] = n;
this[g] = r;
this[f] = !1;
}
destroy(e) {
!e && !this._readableState.endEmitted && (e = new a());
e && this[m]();
return super.destroy(e);
}
_destroy(e, t) {
this[f] ? t(e) : setImmediate(() => {
t(e);
});
}
on(e, ...t) {
(e === "data" || e === "readable") && (this[f] = !0);
return super.on(e, ...t);
}
addListener(e, ...t) {
return this.on(e, ...t);
}
off(e, ...t) {
let n = super.off(e, ...t);
(e === "data" || e === "readable") && (this[f] = this.listenerCount("data") > 0 || this.listenerCount("readable") > 0);
return n;
}
removeListener(e, ...t) {
return this.off(e, ...t);
}
push(e) {
if (this[d] && e !== null) {
consumePush(this[d], e);
return !this[f] || super.push(e);
}
return super.push(e);
}
async text() {
return consume(this, "text");
}
async json() {
return consume(this, "json");
}
async blob() {
return consume(this, "blob");
}
async bytes() {
return consume(this, "bytes");
}
async arrayBuffer() {
return consume(this, "arrayBuffer");
}
async formData() {
throw new o();
}
get bodyUsed() {
return l.isDisturbed(this);
}
get body() {
if (!this[p]) {
this[p] = u(this);
if (this[d]) {
this[p].getReader();
r(this[p].locked);
}
}
return this[p];
}
async dump(e) {
let t = Number.isFinite(e?.limit) ? e.limit : 131072;
let n = e?.signal;
if (n != null && (typeof n != "object" || !("aborted" in n))) throw new s("signal must be an AbortSignal");
n?.throwIfAborted();
if (this._readableState.closeEmitted) return null;
return await new Promise((e, r) => {
this[g] > t && this.destroy(new c());
let onAbort = () => {
this.destroy(n.reason ?? new c());
};
n?.addEventListener("abort", onAbort);
this.on("close", function() {
n?.removeEventListener("abort", onAbort);
n?.aborted ? r(n.reason ?? new c()) : e(null);
}).on("error", noop).on("data", function(e) {
t -= e.length;
t <= 0 && this.destroy();
}).resume();
});
}
}
function isLocked(e) {
return e[p] && e[p].locked === !0 || e[d];
}
function isUnusable(e) {
return l.isDisturbed(e) || isLocked(e);
}
async function consume(e, t) {
r(!e[d]);
return new Promise((n, r) => {
if (isUnusable(e)) {
let t = e._readableState;
t.destroyed && t.closeEmitted === !1 ? e.on("error", (e) => {
r(e);
}).on("close", () => {
r(TypeError("unusable"));
}) : r(t.errored ?? TypeError("unusable"));
} else queueMicrotask(() => {
e[d] = {
type: t,
stream: e,
resolve: n,
reject: r,
length: 0,
body: []
};
e.on("error", function(e) {
consumeFinish(this[d], e);
}).on("close", function() {
this[d].body !== null && consumeFinish(this[d], new a());
});
consumeStart(e[d]);
});
});
}
function consumeStart(e) {
if (e.body === null) return;
let { _readableState: t } = e.stream;
if (t.bufferIndex) {
let n = t.bufferIndex;
let r = t.buffer.length;
for (let i = n; i < r; i++) consumePush(e, t.buffer[i]);
} else for (let n of t.buffer) consumePush(e, n);
t.endEmitted ? consumeEnd(this[d]) : e.stream.on("end", function() {
consumeEnd(this[d]);
});
e.stream.resume();
for (; e.stream.read() != null;);
}
function chunksDecode(e, t) {
if (e.length === 0 || t === 0) return "";
let n = e.length === 1 ? e[0] : Buffer.concat(e, t);
let r = n.length;
let i = r > 2 && n[0] === 239 && n[1] === 187 && n[2] === 191 ? 3 : 0;
return n.utf8Slice(i, r);
}
function chunksConcat(e, t) {
if (e.length === 0 || t === 0) return new Uint8Array();
if (e.length === 1) return new Uint8Array(e[0]);
let n = new Uint8Array(Buffer.allocUnsafeSlow(t).buffer);
let r = 0;
for (let t = 0; t < e.length; ++t) {
let i = e[t];
n.set(i, r);
r += i.length;
}
return n;
}
function consumeEnd(e) {
let { type: t, body: n, resolve: r, stream: i, length: a } = e;
try {
t === "text" ? r(chunksDecode(n, a)) : t === "json" ? r(JSON.parse(chunksDecode(n, a))) : t === "arrayBuffer" ? r(chunksConcat(n, a).buffer) : t === "blob" ? r(new Blob(n, { type: i[h] })) : t === "bytes" && r(chunksConcat(n, a));
consumeFinish(e);
} catch (e) {
i.destroy(e);
}
}
function consumePush(e, t) {
e.length += t.length;
e.body.push(t);
}
function consumeFinish(e, t) {
if (e.body === null) return;
t ? e.reject(t) : e.resolve();
e.type = null;
e.stream = null;
e.resolve = null;
e.reject = null;
e.length = 0;
e.body = null;
}
e.exports = {
Readable: BodyReadable,
chunksDecode
};
}),
94704: ((e, t, n) => {
let r = n(34589);
let { ResponseStatusCodeError: i } = n(67438);
let { chunksDecode: a } = n(64308);
async function getResolveErrorBodyCallback({ callback: e, body: t, contentType: n, statusCode: o, statusMessage: s, headers: c }) {
r(t);
let l = [];
let u = 0;
try {
for await (let e of t) {
l.push(e);
u += e.length;
if (u > 131072) {
l = [];
u = 0;
break;
}
}
} catch {
l = [];
u = 0;
}
let d = `Response status code ${o}${s ? `: ${s}` : ""}`;
if (o === 204 || !n || !u) {
queueMicrotask(() => e(new i(d, o, c)));
return;
}
let f = Error.stackTraceLimit;
Error.stackTraceLimit = 0;
let p;
try {
isContentTypeApplicationJson(n) ? p = JSON.parse(a(l, u)) : isContentTypeText(n) && (p = a(l, u));
} catch {} finally {
Error.stackTraceLimit = f;
}
queueMicrotask(() => e(new i(d, o, c, p)));
}
let isContentTypeApplicationJson = (e) => e.length > 15 && e[11] === "/" && e[0] === "a" && e[1] === "p" && e[2] === "p" && e[3] === "l" && e[4] === "i" && e[5] === "c" && e[6] === "a" && e[7] === "t" && e[8] === "i" && e[9] === "o" && e[10] === "n" && e[12] === "j" && e[13] === "s" && e[14] === "o" && e[15] === "n";
let isContentTypeText = (e) => e.length > 4 && e[4] === "/" && e[0] === "t" && e[1] === "e" && e[2] === "x" && e[3] === "t";
e.exports = {
getResolveErrorBodyCallback,
isContentTypeApplicationJson,
isContentTypeText
};
}),
77687: ((e, t, n) => {
let r = n(77030);
let i = n(34589);
let a = n(68081);
let { InvalidArgumentError: o, ConnectTimeoutError: s } = n(67438);
let c = n(28758);
function noop() {}
let l;
let u;
u = global.FinalizationRegistry && !(process.env.NODE_V8_COVERAGE || process.env.UNDICI_NO_FG) ? class WeakSessionCache {
constructor(e) {
this._maxCachedSessions = e;
this._sessionCache = new Map();
this._sessionRegistry = new global.FinalizationRegistry((e) => {
if (this._sessionCache.size < this._maxCachedSessions) return;
let t = this._sessionCache.get(e);
t !== void 0 && t.deref() === void 0 && this._sessionCache.delete(e);
});
}
get(e) {
let t = this._sessionCache.get(e);
return t ? t.deref() : null;
}
set(e, t) {
if (this._maxCachedSessions === 0) return;
this._sessionCache.set(e, new WeakRef(t));
this._sessionRegistry.register(t, e);
}
} : class SimpleSessionCache {
constructor(e) {
this._maxCachedSessions = e;
this._sessionCache = new Map();
}
get(e) {
return this._sessionCache.get(e);
}
set(e, t) {
if (this._maxCachedSessions === 0) return;
if (this._sessionCache.size >= this._maxCachedSessions) {
let { value: e } = this._sessionCache.keys().next();
this._sessionCache.delete(e);
}
this._sessionCache.set(e, t);
}
};
function buildConnector({ allowH2: e, maxCachedSessions: t, socketPath: s, timeout: c, session: f, ...p }) {
if (t != null && (!Number.isInteger(t) || t < 0)) throw new o("maxCachedSessions must be a positive integer or zero");
let m = {
path: s,
...p
};
let h = new u(t ?? 100);
c ??= 1e4;
e ??= !1;
return function connect({ hostname: t, host: o, protocol: s, port: u, servername: p, localAddress: g, httpSocket: _ }, v) {
let y;
if (s === "https:") {
l ||= n(41692);
p = p || m.servername || a.getServerName(o) || null;
let r = p || t;
i(r);
let s = f || h.get(r) || null;
u ||= 443;
y = l.connect({
highWaterMark: 16384,
...m,
servername: p,
session: s,
localAddress: g,
ALPNProtocols: e ? ["http/1.1", "h2"] : ["http/1.1"],
socket: _,
port: u,
host: t
});
y.on("session", function(e) {
h.set(r, e);
});
} else {
i(!_, "httpSocket can only be sent on TLS update");
u ||= 80;
y = r.connect({
highWaterMark: 65536,
...m,
localAddress: g,
port: u,
host: t
});
}
if (m.keepAlive == null || m.keepAlive) {
let e = m.keepAliveInitialDelay === void 0 ? 6e4 : m.keepAliveInitialDelay;
y.setKeepAlive(!0, e);
}
let b = d(new WeakRef(y), {
timeout: c,
hostname: t,
port: u
});
y.setNoDelay(!0).once(s === "https:" ? "secureConnect" : "connect", function() {
queueMicrotask(b);
if (v) {
let e = v;
v = null;
e(null, this);
}
}).on("error", function(e) {
queueMicrotask(b);
if (v) {
let t = v;
v = null;
t(e);
}
});
return y;
};
}
let d = process.platform === "win32" ? (e, t) => {
if (!t.timeout) return noop;
let n = null;
let r = null;
let i = c.setFastTimeout(() => {
n = setImmediate(() => {
r = setImmediate(() => onConnectTimeout(e.deref(), t));
});
}, t.timeout);
return () => {
c.clearFastTimeout(i);
clearImmediate(n);
clearImmediate(r);
};
} : (e, t) => {
if (!t.timeout) return noop;
let n = null;
let r = c.setFastTimeout(() => {
n = setImmediate(() => {
onConnectTimeout(e.deref(), t);
});
}, t.timeout);
return () => {
c.clearFastTimeout(r);
clearImmediate(n);
};
};
function onConnectTimeout(e, t) {
if (e == null) return;
let n = "Connect Timeout Error";
Array.isArray(e.autoSelectFamilyAttemptedAddresses) ? n += ` (attempted addresses: ${e.autoSelectFamilyAttemptedAddresses.join(", ")},` : n += ` (attempted address: ${t.hostname}:${t.port},`;
n += ` timeout: ${t.timeout}ms)`;
a.destroy(e, new s(n));
}
e.exports = buildConnector;
}),
83088: ((e) => {
let t = {};
let n = "Accept.Accept-Encoding.Accept-Language.Accept-Ranges.Access-Control-Allow-Credentials.Access-Control-Allow-Headers.Access-Control-Allow-Methods.Access-Control-Allow-Origin.Access-Control-Expose-Headers.Access-Control-Max-Age.Access-Control-Request-Headers.Access-Control-Request-Method.Age.Allow.Alt-Svc.Alt-Used.Authorization.Cache-Control.Clear-Site-Data.Connection.Content-Disposition.Content-Encoding.Content-Language.Content-Length.Content-Location.Content-Range.Content-Security-Policy.Content-Security-Policy-Report-Only.Content-Type.Cookie.Cross-Origin-Embedder-Policy.Cross-Origin-Opener-Policy.Cross-Origin-Resource-Policy.Date.Device-Memory.Downlink.ECT.ETag.Expect.Expect-CT.Expires.Forwarded.From.Host.If-Match.If-Modified-Since.If-None-Match.If-Range.If-Unmodified-Since.Keep-Alive.Last-Modified.Link.Location.Max-Forwards.Origin.Permissions-Policy.Pragma.Proxy-Authenticate.Proxy-Authorization.RTT.Range.Referer.Referrer-Policy.Refresh.Retry-After.Sec-WebSocket-Accept.Sec-WebSocket-Extensions.Sec-WebSocket-Key.Sec-WebSocket-Protocol.Sec-WebSocket-Version.Server.Server-Timing.Service-Worker-Allowed.Service-Worker-Navigation-Preload.Set-Cookie.SourceMap.Strict-Transport-Security.Supports-Loading-Mode.TE.Timing-Allow-Origin.Trailer.Transfer-Encoding.Upgrade.Upgrade-Insecure-Requests.User-Agent.Vary.Via.WWW-Authenticate.X-Content-Type-Options.X-DNS-Prefetch-Control.X-Frame-Options.X-Permitted-Cross-Domain-Policies.X-Powered-By.X-Requested-With.X-XSS-Protection".split(".");
for (let e = 0; e < n.length; ++e) {
let r = n[e];
let i = r.toLowerCase();
t[r] = t[i] = i;
}
Object.setPrototypeOf(t, null);
e.exports = {
wellknownHeaderNames: n,
headerNameLowerCasedRecord: t
};
}),
26229: ((e, t, n) => {
let r = n(53053);
let i = n(57975);
let a = i.debuglog("undici");
let o = i.debuglog("fetch");
let s = i.debuglog("websocket");
let c = !1;
let l = {
beforeConnect: r.channel("undici:client:beforeConnect"),
connected: r.channel("undici:client:connected"),
connectError: r.channel("undici:client:connectError"),
sendHeaders: r.channel("undici:client:sendHeaders"),
create: r.channel("undici:request:create"),
bodySent: r.channel("undici:request:bodySent"),
headers: r.channel("undici:request:headers"),
trailers: r.channel("undici:request:trailers"),
error: r.channel("undici:request:error"),
open: r.channel("undici:websocket:open"),
close: r.channel("undici:websocket:close"),
socketError: r.channel("undici:websocket:socket_error"),
ping: r.channel("undici:websocket:ping"),
pong: r.channel("undici:websocket:pong")
};
if (a.enabled || o.enabled) {
let e = o.enabled ? o : a;
r.channel("undici:client:beforeConnect").subscribe((t) => {
let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
e("connecting to %s using %s%s", `${a}${i ? `:${i}` : ""}`, r, n);
});
r.channel("undici:client:connected").subscribe((t) => {
let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
e("connected to %s using %s%s", `${a}${i ? `:${i}` : ""}`, r, n);
});
r.channel("undici:client:connectError").subscribe((t) => {
let { connectParams: { version: n, protocol: r, port: i, host: a }, error: o } = t;
e("connection to %s using %s%s errored - %s", `${a}${i ? `:${i}` : ""}`, r, n, o.message);
});
r.channel("undici:client:sendHeaders").subscribe((t) => {
let { request: { method: n, path: r, origin: i } } = t;
e("sending request to %s %s/%s", n, i, r);
});
r.channel("undici:request:headers").subscribe((t) => {
let { request: { method: n, path: r, origin: i }, response: { statusCode: a } } = t;
e("received response to %s %s/%s - HTTP %d", n, i, r, a);
});
r.channel("undici:request:trailers").subscribe((t) => {
let { request: { method: n, path: r, origin: i } } = t;
e("trailers received from %s %s/%s", n, i, r);
});
r.channel("undici:request:error").subscribe((t) => {
let { request: { method: n, path: r, origin: i }, error: a } = t;
e("request to %s %s/%s errored - %s", n, i, r, a.message);
});
c = !0;
}
if (s.enabled) {
if (!c) {
let e = a.enabled ? a : s;
r.channel("undici:client:beforeConnect").subscribe((t) => {
let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
e("connecting to %s%s using %s%s", a, i ? `:${i}` : "", r, n);
});
r.channel("undici:client:connected").subscribe((t) => {
let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
e("connected to %s%s using %s%s", a, i ? `:${i}` : "", r, n);
});
r.channel("undici:client:connectError").subscribe((t) => {
let { connectParams: { version: n, protocol: r, port: i, host: a }, error: o } = t;
e("connection to %s%s using %s%s errored - %s", a, i ? `:${i}` : "", r, n, o.message);
});
r.channel("undici:client:sendHeaders").subscribe((t) => {
let { request: { method: n, path: r, origin: i } } = t;
e("sending request to %s %s/%s", n, i, r);
});
}
r.channel("undici:websocket:open").subscribe((e) => {
let { address: { address: t, port: n } } = e;
s("connection opened %s%s", t, n ? `:${n}` : "");
});
r.channel("undici:websocket:close").subscribe((e) => {
let { websocket: t, code: n, reason: r } = e;
s("closed connection to %s - %s %s", t.url, n, r);
});
r.channel("undici:websocket:socket_error").subscribe((e) => {
s("connection errored - %s", e.message);
});
r.channel("undici:websocket:ping").subscribe((e) => {
s("ping received");
});
r.channel("undici:websocket:pong").subscribe((e) => {
s("pong received");
});
}
e.exports = { channels: l };
}),
67438: ((e) => {
let t = Symbol.for("undici.error.UND_ERR");
class UndiciError extends Error {
constructor(e) {
super(e);
this.name = "UndiciError";
this.code = "UND_ERR";
}
static [Symbol.hasInstance](e) {
return e && e[t] === !0;
}
[t] = !0;
}
let n = Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");
class ConnectTimeoutError extends UndiciError {
constructor(e) {
super(e);
this.name = "ConnectTimeoutError";
this.message = e || "Connect Timeout Error";
this.code = "UND_ERR_CONNECT_TIMEOUT";
}
static [Symbol.hasInstance](e) {
return e && e[n] === !0;
}
[n] = !0;
}
let r = Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");
class HeadersTimeoutError extends UndiciError {
constructor(e) {
super(e);
this.name = "HeadersTimeoutError";
this.message = e || "Headers Timeout Error";
this.code = "UND_ERR_HEADERS_TIMEOUT";
}
static [Symbol.hasInstance](e) {
return e && e[r] === !0;
}
[r] = !0;
}
let i = Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");
class HeadersOverflowError extends UndiciError {
constructor(e) {
super(e);
this.name = "HeadersOverflowError";
this.message = e || "Headers Overflow Error";
this.code = "UND_ERR_HEADERS_OVERFLOW";
}
static [Symbol.hasInstance](e) {
return e && e[i] === !0;
}
[i] = !0;
}
let a = Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");
class BodyTimeoutError extends UndiciError {
constructor(e) {
super(e);
this.name = "BodyTimeoutError";
this.message = e || "Body Timeout Error";
this.code = "UND_ERR_BODY_TIMEOUT";
}
static [Symbol.hasInstance](e) {
return e && e[a] === !0;
}
[a] = !0;
}
let o = Symbol.for("undici.error.UND_ERR_RESPONSE_STATUS_CODE");
class ResponseStatusCodeError extends UndiciError {
constructor(e, t, n, r) {
super(e);
this.name = "ResponseStatusCodeError";
this.message = e || "Response Status Code Error";
this.code = "UND_ERR_RESPONSE_STATUS_CODE";
this.body = r;
this.status = t;
this.statusCode = t;
this.headers = n;
}
static [Symbol.hasInstance](e) {
return e && e[o] === !0;
}
[o] = !0;
}
let s = Symbol.for("undici.error.UND_ERR_INVALID_ARG");
class InvalidArgumentError extends UndiciError {
constructor(e) {
super(e);
this.name = "InvalidArgumentError";
this.message = e || "Invalid Argument Error";
this.code = "UND_ERR_INVALID_ARG";
}
static [Symbol.hasInstance](e) {
return e && e[s] === !0;
}
[s] = !0;
}
let c = Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");
class InvalidReturnValueError extends UndiciError {
constructor(e) {
super(e);
this.name = "InvalidReturnValueError";
this.message = e || "Invalid Return Value Error";
this.code = "UND_ERR_INVALID_RETURN_VALUE";
}
static [Symbol.hasInstance](e) {
return e && e[c] === !0;
}
[c] = !0;
}
let l = Symbol.for("undici.error.UND_ERR_ABORT");
class AbortError extends UndiciError {
constructor(e) {
super(e);
this.name = "AbortError";
this.message = e || "The operation was aborted";
this.code = "UND_ERR_ABORT";
}
static [Symbol.hasInstance](e) {
return e && e[l] === !0;
}
[l] = !0;
}
let u = Symbol.for("undici.error.UND_ERR_ABORTED");
class RequestAbortedError extends AbortError {
constructor(e) {
super(e);
this.name = "AbortError";
this.message = e || "Request aborted";
this.code = "UND_ERR_ABORTED";
}
static [Symbol.hasInstance](e) {
return e && e[u] === !0;
}
[u] = !0;
}
let d = Symbol.for("undici.error.UND_ERR_INFO");
class InformationalError extends UndiciError {
constructor(e) {
super(e);
this.name = "InformationalError";
this.message = e || "Request information";
this.code = "UND_ERR_INFO";
}
static [Symbol.hasInstance](e) {
return e && e[d] === !0;
}
[d] = !0;
}
let f = Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");
class RequestContentLengthMismatchError extends UndiciError {
constructor(e) {
super(e);
this.name = "RequestContentLengthMismatchError";
this.message = e || "Request body length does not match content-length header";
this.code = "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH";
}
static [Symbol.hasInstance](e) {
return e && e[f] === !0;
}
[f] = !0;
}
let p = Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");
class ResponseContentLengthMismatchError extends UndiciError {
constructor(e) {
super(e);
this.name = "ResponseContentLengthMismatchError";
this.message = e || "Response body length does not match content-length header";
this.code = "UND_ERR_RES_CONTENT_LENGTH_MISMATCH";
}
static [Symbol.hasInstance](e) {
return e && e[p] === !0;
}
[p] = !0;
}
let m = Symbol.for("undici.error.UND_ERR_DESTROYED");
class ClientDestroyedError extends UndiciError {
constructor(e) {
super(e);
this.name = "ClientDestroyedError";
this.message = e || "The client is destroyed";
this.code = "UND_ERR_DESTROYED";
}
static [Symbol.hasInstance](e) {
return e && e[m] === !0;
}
[m] = !0;
}
let h = Symbol.for("undici.error.UND_ERR_CLOSED");
class ClientClosedError extends UndiciError {
constructor(e) {
super(e);
this.name = "ClientClosedError";
this.message = e || "The client is closed";
this.code = "UND_ERR_CLOSED";
}
static [Symbol.hasInstance](e) {
return e && e[h] === !0;
}
[h] = !0;
}
let g = Symbol.for("undici.error.UND_ERR_SOCKET");
class SocketError extends UndiciError {
constructor(e, t) {
super(e);
this.name = "SocketError";
this.message = e || "Socket error";
this.code = "UND_ERR_SOCKET";
this.socket = t;
}
static [Symbol.hasInstance](e) {
return e && e[g] === !0;
}
[g] = !0;
}
let _ = Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");
class NotSupportedError extends UndiciError {
constructor(e) {
super(e);
this.name = "NotSupportedError";
this.message = e || "Not supported error";
this.code = "UND_ERR_NOT_SUPPORTED";
}
static [Symbol.hasInstance](e) {
return e && e[_] === !0;
}
[_] = !0;
}
let v = Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");
class BalancedPoolMissingUpstreamError extends UndiciError {
constructor(e) {
super(e);
this.name = "MissingUpstreamError";
this.message = e || "No upstream has been added to the BalancedPool";
this.code = "UND_ERR_BPL_MISSING_UPSTREAM";
}
static [Symbol.hasInstance](e) {
return e && e[v] === !0;
}
[v] = !0;
}
let y = Symbol.for("undici.error.UND_ERR_HTTP_PARSER");
class HTTPParserError extends Error {
constructor(e, t, n) {
super(e);
this.name = "HTTPParserError";
this.code = t ? `HPE_${t}` : void 0;
this.data = n ? n.toString() : void 0;
}
static [Symbol.hasInstance](e) {
return e && e[y] === !0;
}
[y] = !0;
}
let b = Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");
class ResponseExceededMaxSizeError extends UndiciError {
constructor(e) {
super(e);
this.name = "ResponseExceededMaxSizeError";
this.message = e || "Response content exceeded max size";
this.code = "UND_ERR_RES_EXCEEDED_MAX_SIZE";
}
static [Symbol.hasInstance](e) {
return e && e[b] === !0;
}
[b] = !0;
}
let x = Symbol.for("undici.error.UND_ERR_REQ_RETRY");
class RequestRetryError extends UndiciError {
constructor(e, t, { headers: n, data: r }) {
super(e);
this.name = "RequestRetryError";
this.message = e || "Request retry error";
this.code = "UND_ERR_REQ_RETRY";
this.statusCode = t;
this.data = r;
this.headers = n;
}
static [Symbol.hasInstance](e) {
return e && e[x] === !0;
}
[x] = !0;
}
let S = Symbol.for("undici.error.UND_ERR_RESPONSE");
class ResponseError extends UndiciError {
constructor(e, t, { headers: n, data: r }) {
super(e);
this.name = "ResponseError";
this.message = e || "Response error";
this.code = "UND_ERR_RESPONSE";
this.statusCode = t;
this.data = r;
this.headers = n;
}
static [Symbol.hasInstance](e) {
return e && e[S] === !0;
}
[S] = !0;
}
let w = Symbol.for("undici.error.UND_ERR_PRX_TLS");
class SecureProxyConnectionError extends UndiciError {
constructor(e, t, n) {
super(t, {
cause: e,
...n ?? {}
});
this.name = "SecureProxyConnectionError";
this.message = t || "Secure Proxy Connection failed";
this.code = "UND_ERR_PRX_TLS";
this.cause = e;
}
static [Symbol.hasInstance](e) {
return e && e[w] === !0;
}
[w] = !0;
}
let T = Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");
class MessageSizeExceededError extends UndiciError {
constructor(e) {
super(e);
this.name = "MessageSizeExceededError";
this.message = e || "Max decompressed message size exceeded";
this.code = "UND_ERR_WS_MESSAGE_SIZE_EXCEEDED";
}
static [Symbol.hasInstance](e) {
return e && e[T] === !0;
}
get [T]() {
return !0;
}
}
e.exports = {
AbortError,
HTTPParserError,
UndiciError,
HeadersTimeoutError,
HeadersOverflowError,
BodyTimeoutError,
RequestContentLengthMismatchError,
ConnectTimeoutError,
ResponseStatusCodeError,
InvalidArgumentError,
InvalidReturnValueError,
RequestAbortedError,
ClientDestroyedError,
ClientClosedError,
InformationalError,
SocketError,
NotSupportedError,
ResponseContentLengthMismatchError,
BalancedPoolMissingUpstreamError,
ResponseExceededMaxSizeError,
RequestRetryError,
ResponseError,
SecureProxyConnectionError,
MessageSizeExceededError
};
}),
3356: ((e, t, n) => {
let { InvalidArgumentError: r, NotSupportedError: i } = n(67438);
let a = n(34589);
let { isValidHTTPToken: o, isValidHeaderValue: s, isStream: c, destroy: l, isBuffer: u, isFormDataLike: d, isIterable: f, isBlobLike: p, buildURL: m, validateHandler: h, getServerName: g, normalizedMethodRecords: _ } = n(68081);
let { channels: v } = n(26229);
let { headerNameLowerCasedRecord: y } = n(83088);
let b = /[^\u0021-\u00ff]/;
let x = Symbol("handler");
class Request {
constructor(e, { path: t, method: n, body: i, headers: a, query: y, idempotent: S, blocking: w, upgrade: T, headersTimeout: E, bodyTimeout: D, reset: O, throwOnError: k, expectContinue: A, servername: j }, M) {
if (typeof t != "string") throw new r("path must be a string");
else if (t[0] !== "/" && !(t.startsWith("http://") || t.startsWith("https://")) && n !== "CONNECT") throw new r("path must be an absolute URL or start with a slash");
else if (b.test(t)) throw new r("invalid request path");
if (typeof n != "string") throw new r("method must be a string");
else if (_[n] === void 0 && !o(n)) throw new r("invalid request method");
if (T && typeof T != "string") throw new r("upgrade must be a string");
if (T && !s(T)) throw new r("invalid upgrade header");
if (E != null && (!Number.isFinite(E) || E < 0)) throw new r("invalid headersTimeout");
if (D != null && (!Number.isFinite(D) || D < 0)) throw new r("invalid bodyTimeout");
if (O != null && typeof O != "boolean") throw new r("invalid reset");
if (A != null && typeof A != "boolean") throw new r("invalid expectContinue");
this.headersTimeout = E;
this.bodyTimeout = D;
this.throwOnError = k === !0;
this.method = n;
this.abort = null;
if (i == null) this.body = null;
else if (c(i)) {
this.body = i;
let e = this.body._readableState;
if (!e || !e.autoDestroy) {
this.endHandler = function autoDestroy() {
l(this);
};
this.body.on("end", this.endHandler);
}
this.errorHandler = (e) => {
this.abort ? this.abort(e) : this.error = e;
};
this.body.on("error", this.errorHandler);
} else if (u(i)) this.body = i.byteLength ? i : null;
else if (ArrayBuffer.isView(i)) this.body = i.buffer.byteLength ? Buffer.from(i.buffer, i.byteOffset, i.byteLength) : null;
else if (i instanceof ArrayBuffer) this.body = i.byteLength ? Buffer.from(i) : null;
else if (typeof i == "string") this.body = i.length ? Buffer.from(i) : null;
else if (d(i) || f(i) || p(i)) this.body = i;
else throw new r("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable");
this.completed = !1;
this.aborted = !1;
this.upgrade = T || null;
this.path = y ? m(t, y) : t;
this.origin = e;
this.idempotent = S ?? (n === "HEAD" || n === "GET");
this.blocking = w ?? !1;
this.reset = O ?? null;
this.host = null;
this.contentLength = null;
this.contentType = null;
this.headers = [];
this.expectContinue = A ?? !1;
if (Array.isArray(a)) {
if (a.length % 2 != 0) throw new r("headers array must be even");
for (let e = 0; e < a.length; e += 2) processHeader(this, a[e], a[e + 1]);
} else if (a && typeof a == "object") {
if (a[Symbol.iterator]) for (let e of a) {
if (!Array.isArray(e) || e.length !== 2) throw new r("headers must be in key-value pair format");
processHeader(this, e[0], e[1]);
}
else {
let e = Object.keys(a);
for (let t = 0; t < e.length; ++t) processHeader(this, e[t], a[e[t]]);
}
} else if (a != null) throw new r("headers must be an object or an array");
h(M, n, T);
this.servername = j || g(this.host);
this[x] = M;
v.create.hasSubscribers && v.create.publish({ request: this });
}
onBodySent(e) {
if (this[x].onBodySent) try {
return this[x].onBodySent(e);
} catch (e) {
this.abort(e);
}
}
onRequestSent() {
v.bodySent.hasSubscribers && v.bodySent.publish({ request: this });
if (this[x].onRequestSent) try {
return this[x].onRequestSent();
} catch (e) {
this.abort(e);
}
}
onConnect(e) {
a(!this.aborted);
a(!this.completed);
if (this.error) e(this.error);
else {
this.abort = e;
return this[x].onConnect(e);
}
}
onResponseStarted() {
return this[x].onResponseStarted?.();
}
onHeaders(e, t, n, r) {
a(!this.aborted);
a(!this.completed);
v.headers.hasSubscribers && v.headers.publish({
request: this,
response: {
statusCode: e,
headers: t,
statusText: r
}
});
try {
return this[x].onHeaders(e, t, n, r);
} catch (e) {
this.abort(e);
}
}
onData(e) {
a(!this.aborted);
a(!this.completed);
try {
return this[x].onData(e);
} catch (e) {
this.abort(e);
return !1;
}
}
onUpgrade(e, t, n, r = "") {
this.onFinally();
a(!this.aborted);
a(!this.completed);
e !== null && this.#e(e, t, r);
let i = this[x].onUpgrade(e, t, n);
if (!this.aborted) {
this.completed = !0;
e !== null && this.#t();
}
return i;
}
onUpgradeResponse(e, t, n, r = "") {
a(!this.aborted);
a(this.completed);
v.headers.hasSubscribers && this.#e(e, n(t), r);
this.#t();
}
onUpgradeError(e) {
a(!this.aborted);
a(this.completed);
v.error.hasSubscribers && v.error.publish({
request: this,
error: e
});
}
#e(e, t, n) {
v.headers.hasSubscribers && v.headers.publish({
request: this,
response: {
statusCode: e,
headers: t,
statusText: n
}
});
}
#t() {
v.trailers.hasSubscribers && v.trailers.publish({
request: this,
trailers: []
});
}
onComplete(e) {
this.onFinally();
a(!this.aborted);
this.completed = !0;
v.trailers.hasSubscribers && v.trailers.publish({
request: this,
trailers: e
});
try {
return this[x].onComplete(e);
} catch (e) {
this.onError(e);
}
}
onError(e) {
this.onFinally();
v.error.hasSubscribers && v.error.publish({
request: this,
error: e
});
if (this.aborted) return;
this.aborted = !0;
return this[x].onError(e);
}
onFinally() {
if (this.errorHandler) {
this.body.off("error", this.errorHandler);
this.errorHandler = null;
}
if (this.endHandler) {
this.body.off("end", this.endHandler);
this.endHandler = null;
}
}
addHeader(e, t) {
processHeader(this, e, t);
return this;
}
}
function processHeader(e, t, n) {
if (n && typeof n == "object" && !Array.isArray(n)) throw new r(`invalid ${t} header`);
else if (n === void 0) return;
let a = y[t];
if (a === void 0) {
a = t.toLowerCase();
if (y[a] === void 0 && !o(a)) throw new r("invalid header key");
}
if (Array.isArray(n)) {
let e = [];
for (let i = 0; i < n.length; i++) if (typeof n[i] == "string") {
if (!s(n[i])) throw new r(`invalid ${t} header`);
e.push(n[i]);
} else if (n[i] === null) e.push("");
else if (typeof n[i] == "object") throw new r(`invalid ${t} header`);
else {
let a = `${n[i]}`;
if (!s(a)) throw new r(`invalid ${t} header`);
e.push(a);
}
n = e;
} else if (typeof n == "string") {
if (!s(n)) throw new r(`invalid ${t} header`);
} else if (n === null) n = "";
else {
n = `${n}`;
if (!s(n)) throw new r(`invalid ${t} header`);
}
if (a === "host") {
if (e.host !== null) throw new r("duplicate host header");
if (typeof n != "string") throw new r("invalid host header");
e.host = n;
} else if (a === "content-length") {
if (e.contentLength !== null) throw new r("duplicate content-length header");
e.contentLength = parseInt(n, 10);
if (!Number.isFinite(e.contentLength)) throw new r("invalid content-length header");
} else if (e.contentType === null && a === "content-type") {
e.contentType = n;
e.headers.push(t, n);
} else if (a === "transfer-encoding" || a === "keep-alive" || a === "upgrade") throw new r(`invalid ${a} header`);
else if (a === "connection") {
let t = typeof n == "string" ? n.toLowerCase() : null;
if (t !== "close" && t !== "keep-alive") throw new r("invalid connection header");
t === "close" && (e.reset = !0);
} else if (a === "expect") throw new i("expect header not supported");
else e.headers.push(t, n);
}
e.exports = Request;
}),
48880: ((e) => {
e.exports = {
kClose: Symbol("close"),
kDestroy: Symbol("destroy"),
kDispatch: Symbol("dispatch"),
kUrl: Symbol("url"),
kWriting: Symbol("writing"),
kResuming: Symbol("resuming"),
kQueue: Symbol("queue"),
kConnect: Symbol("connect"),
kConnecting: Symbol("connecting"),
kKeepAliveDefaultTimeout: Symbol("default keep alive timeout"),
kKeepAliveMaxTimeout: Symbol("max keep alive timeout"),
kKeepAliveTimeoutThreshold: Symbol("keep alive timeout threshold"),
kKeepAliveTimeoutValue: Symbol("keep alive timeout"),
kKeepAlive: Symbol("keep alive"),
kHeadersTimeout: Symbol("headers timeout"),
kBodyTimeout: Symbol("body timeout"),
kServerName: Symbol("server name"),
kLocalAddress: Symbol("local address"),
kHost: Symbol("host"),
kNoRef: Symbol("no ref"),
kBodyUsed: Symbol("used"),
kBody: Symbol("abstracted request body"),
kRunning: Symbol("running"),
kBlocking: Symbol("blocking"),
kPending: Symbol("pending"),
kSize: Symbol("size"),
kBusy: Symbol("busy"),
kQueued: Symbol("queued"),
kFree: Symbol("free"),
kConnected: Symbol("connected"),
kClosed: Symbol("closed"),
kNeedDrain: Symbol("need drain"),
kReset: Symbol("reset"),
kDestroyed: Symbol.for("nodejs.stream.destroyed"),
kResume: Symbol("resume"),
kOnError: Symbol("on error"),
kMaxHeadersSize: Symbol("max headers size"),
kRunningIdx: Symbol("running index"),
kPendingIdx: Symbol("pending index"),
kError: Symbol("error"),
kClients: Symbol("clients"),
kClient: Symbol("client"),
kParser: Symbol("parser"),
kOnDestroyed: Symbol("destroy callbacks"),
kPipelining: Symbol("pipelining"),
kSocket: Symbol("socket"),
kHostHeader: Symbol("host header"),
kConnector: Symbol("connector"),
kStrictContentLength: Symbol("strict content length"),
kMaxRedirections: Symbol("maxRedirections"),
kMaxRequests: Symbol("maxRequestsPerClient"),
kProxy: Symbol("proxy agent options"),
kCounter: Symbol("socket request counter"),
kInterceptors: Symbol("dispatch interceptors"),
kMaxResponseSize: Symbol("max response size"),
kHTTP2Session: Symbol("http2Session"),
kHTTP2SessionState: Symbol("http2Session state"),
kRetryHandlerDefaultRetry: Symbol("retry agent default retry"),
kConstruct: Symbol("constructable"),
kListeners: Symbol("listeners"),
kHTTPContext: Symbol("http context"),
kMaxConcurrentStreams: Symbol("max concurrent streams"),
kNoProxyAgent: Symbol("no proxy agent"),
kHttpProxyAgent: Symbol("http proxy agent"),
kHttpsProxyAgent: Symbol("https proxy agent")
};
}),
79529: ((e, t, n) => {
let { wellknownHeaderNames: r, headerNameLowerCasedRecord: i } = n(83088);
class TstNode {
value = null;
left = null;
middle = null;
right = null;
code;
constructor(e, t, n) {
if (n === void 0 || n >= e.length) throw TypeError("Unreachable");
if ((this.code = e.charCodeAt(n)) > 127) throw TypeError("key must be ascii string");
e.length === ++n ? this.value = t : this.middle = new TstNode(e, t, n);
}
add(e, t) {
let n = e.length;
if (n === 0) throw TypeError("Unreachable");
let r = 0;
let i = this;
for (;;) {
let a = e.charCodeAt(r);
if (a > 127) throw TypeError("key must be ascii string");
if (i.code === a) {
if (n === ++r) {
i.value = t;
break;
} else if (i.middle !== null) i = i.middle;
else {
i.middle = new TstNode(e, t, r);
break;
}
} else if (i.code < a) {
if (i.left !== null) i = i.left;
else {
i.left = new TstNode(e, t, r);
break;
}
} else if (i.right !== null) i = i.right;
else {
i.right = new TstNode(e, t, r);
break;
}
}
}
search(e) {
let t = e.length;
let n = 0;
let r = this;
for (; r !== null && n < t;) {
let i = e[n];
i <= 90 && i >= 65 && (i |= 32);
for (; r !== null;) {
if (i === r.code) {
if (t === ++n) return r;
r = r.middle;
break;
}
r = r.code < i ? r.left : r.right;
}
}
return null;
}
}
class TernarySearchTree {
node = null;
insert(e, t) {
this.node === null ? this.node = new TstNode(e, t, 0) : this.node.add(e, t);
}
lookup(e) {
return this.node?.search(e)?.value ?? null;
}
}
let a = new TernarySearchTree();
for (let e = 0; e < r.length; ++e) {
let t = i[r[e]];
a.insert(t, t);
}
e.exports = {
TernarySearchTree,
tree: a
};
}),
68081: ((e, t, n) => {
let r = n(34589);
let { kDestroyed: i, kBodyUsed: a, kListeners: o, kBody: s } = n(48880);
let { IncomingMessage: c } = n(37067);
let l = n(57075);
let u = n(77030);
let { Blob: d } = n(4573);
let f = n(57975);
let { stringify: p } = n(41792);
let { EventEmitter: m } = n(78474);
let { InvalidArgumentError: h } = n(67438);
let { headerNameLowerCasedRecord: g } = n(83088);
let { tree: _ } = n(79529);
let [v, y] = process.versions.node.split(".").map((e) => Number(e));
class BodyAsyncIterable {
constructor(e) {
this[s] = e;
this[a] = !1;
}
async *[Symbol.asyncIterator]() {
r(!this[a], "disturbed");
this[a] = !0;
yield* this[s];
}
}
function wrapRequestBody(e) {
if (isStream(e)) {
bodyLength(e) === 0 && e.on("data", function() {
r(!1);
});
if (typeof e.readableDidRead != "boolean") {
e[a] = !1;
m.prototype.on.call(e, "data", function() {
this[a] = !0;
});
}
return e;
} else if (e && typeof e.pipeTo == "function") return new BodyAsyncIterable(e);
else if (e && typeof e != "string" && !ArrayBuffer.isView(e) && isIterable(e)) return new BodyAsyncIterable(e);
else return e;
}
function nop() {}
function isStream(e) {
return e && typeof e == "object" && typeof e.pipe == "function" && typeof e.on == "function";
}
function isBlobLike(e) {
if (e === null) return !1;
else if (e instanceof d) return !0;
else if (typeof e != "object") return !1;
else {
let t = e[Symbol.toStringTag];
return (t === "Blob" || t === "File") && ("stream" in e && typeof e.stream == "function" || "arrayBuffer" in e && typeof e.arrayBuffer == "function");
}
}
function buildURL(e, t) {
if (e.includes("?") || e.includes("#")) throw Error("Query params cannot be passed when url already contains \"?\" or \"#\".");
let n = p(t);
n && (e += "?" + n);
return e;
}
function isValidPort(e) {
let t = parseInt(e, 10);
return t === Number(e) && t >= 0 && t <= 65535;
}
function isHttpOrHttpsPrefixed(e) {
return e != null && e[0] === "h" && e[1] === "t" && e[2] === "t" && e[3] === "p" && (e[4] === ":" || e[4] === "s" && e[5] === ":");
}
function parseURL(e) {
if (typeof e == "string") {
e = new URL(e);
if (!isHttpOrHttpsPrefixed(e.origin || e.protocol)) throw new h("Invalid URL protocol: the URL must start with `http:` or `https:`.");
return e;
}
if (!e || typeof e != "object") throw new h("Invalid URL: The URL argument must be a non-null object.");
if (!(e instanceof URL)) {
if (e.port != null && e.port !== "" && isValidPort(e.port) === !1) throw new h("Invalid URL: port must be a valid integer or a string representation of an integer.");
if (e.path != null && typeof e.path != "string") throw new h("Invalid URL path: the path must be a string or null/undefined.");
if (e.pathname != null && typeof e.pathname != "string") throw new h("Invalid URL pathname: the pathname must be a string or null/undefined.");
if (e.hostname != null && typeof e.hostname != "string") throw new h("Invalid URL hostname: the hostname must be a string or null/undefined.");
if (e.origin != null && typeof e.origin != "string") throw new h("Invalid URL origin: the origin must be a string or null/undefined.");
if (!isHttpOrHttpsPrefixed(e.origin || e.protocol)) throw new h("Invalid URL protocol: the URL must start with `http:` or `https:`.");
let t = e.port == null ? e.protocol === "https:" ? 443 : 80 : e.port;
let n = e.origin == null ? `${e.protocol || ""}//${e.hostname || ""}:${t}` : e.origin;
let r = e.path == null ? `${e.pathname || ""}${e.search || ""}` : e.path;
n[n.length - 1] === "/" && (n = n.slice(0, n.length - 1));
r && r[0] !== "/" && (r = `/${r}`);
return new URL(`${n}${r}`);
}
if (!isHttpOrHttpsPrefixed(e.origin || e.protocol)) throw new h("Invalid URL protocol: the URL must start with `http:` or `https:`.");
return e;
}
function parseOrigin(e) {
e = parseURL(e);
if (e.pathname !== "/" || e.search || e.hash) throw new h("invalid url");
return e;
}
function getHostname(e) {
if (e[0] === "[") {
let t = e.indexOf("]");
r(t !== -1);
return e.substring(1, t);
}
let t = e.indexOf(":");
if (t === -1) return e;
return e.substring(0, t);
}
function getServerName(e) {
if (!e) return null;
r(typeof e == "string");
let t = getHostname(e);
if (u.isIP(t)) return "";
return t;
}
function deepClone(e) {
return JSON.parse(JSON.stringify(e));
}
function isAsyncIterable(e) {
return e != null && typeof e[Symbol.asyncIterator] == "function";
}
function isIterable(e) {
return !(e == null || typeof e[Symbol.iterator] != "function" && typeof e[Symbol.asyncIterator] != "function");
}
function bodyLength(e) {
if (e == null) return 0;
else if (isStream(e)) {
let t = e._readableState;
return t && t.objectMode === !1 && t.ended === !0 && Number.isFinite(t.length) ? t.length : null;
} else if (isBlobLike(e)) return e.size == null ? null : e.size;
else if (isBuffer(e)) return e.byteLength;
return null;
}
function isDestroyed(e) {
return e && !!(e.destroyed || e[i] || l.isDestroyed?.(e));
}
function destroy(e, t) {
if (e == null || !isStream(e) || isDestroyed(e)) return;
if (typeof e.destroy == "function") {
Object.getPrototypeOf(e).constructor === c && (e.socket = null);
e.destroy(t);
} else t && queueMicrotask(() => {
e.emit("error", t);
});
e.destroyed !== !0 && (e[i] = !0);
}
let b = /timeout=(\d+)/;
function parseKeepAliveTimeout(e) {
let t = e.toString().match(b);
return t ? parseInt(t[1], 10) * 1e3 : null;
}
function headerNameToString(e) {
return typeof e == "string" ? g[e] ?? e.toLowerCase() : _.lookup(e) ?? e.toString("latin1").toLowerCase();
}
function bufferToLowerCasedHeaderName(e) {
return _.lookup(e) ?? e.toString("latin1").toLowerCase();
}
function parseHeaders(e, t) {
t === void 0 && (t = {});
for (let n = 0; n < e.length; n += 2) {
let r = headerNameToString(e[n]);
let i = t[r];
if (i) {
if (typeof i == "string") {
i = [i];
t[r] = i;
}
i.push(e[n + 1].toString("utf8"));
} else {
let i = e[n + 1];
typeof i == "string" ? t[r] = i : t[r] = Array.isArray(i) ? i.map((e) => e.toString("utf8")) : i.toString("utf8");
}
}
"content-length" in t && "content-disposition" in t && (t["content-disposition"] = Buffer.from(t["content-disposition"]).toString("latin1"));
return t;
}
function parseRawHeaders(e) {
let t = e.length;
let n = Array(t);
let r = !1;
let i = -1;
let a;
let o;
let s = 0;
for (let t = 0; t < e.length; t += 2) {
a = e[t];
o = e[t + 1];
typeof a != "string" && (a = a.toString());
typeof o != "string" && (o = o.toString("utf8"));
s = a.length;
s === 14 && a[7] === "-" && (a === "content-length" || a.toLowerCase() === "content-length") ? r = !0 : s === 19 && a[7] === "-" && (a === "content-disposition" || a.toLowerCase() === "content-disposition") && (i = t + 1);
n[t] = a;
n[t + 1] = o;
}
r && i !== -1 && (n[i] = Buffer.from(n[i]).toString("latin1"));
return n;
}
function isBuffer(e) {
return e instanceof Uint8Array || Buffer.isBuffer(e);
}
function validateHandler(e, t, n) {
if (!e || typeof e != "object") throw new h("handler must be an object");
if (typeof e.onConnect != "function") throw new h("invalid onConnect method");
if (typeof e.onError != "function") throw new h("invalid onError method");
if (typeof e.onBodySent != "function" && e.onBodySent !== void 0) throw new h("invalid onBodySent method");
if (n || t === "CONNECT") {
if (typeof e.onUpgrade != "function") throw new h("invalid onUpgrade method");
} else {
if (typeof e.onHeaders != "function") throw new h("invalid onHeaders method");
if (typeof e.onData != "function") throw new h("invalid onData method");
if (typeof e.onComplete != "function") throw new h("invalid onComplete method");
}
}
function isDisturbed(e) {
return !!(e && (l.isDisturbed(e) || e[a]));
}
function isErrored(e) {
return !!(e && l.isErrored(e));
}
function isReadable(e) {
return !!(e && l.isReadable(e));
}
function getSocketInfo(e) {
return {
localAddress: e.localAddress,
localPort: e.localPort,
remoteAddress: e.remoteAddress,
remotePort: e.remotePort,
remoteFamily: e.remoteFamily,
timeout: e.timeout,
bytesWritten: e.bytesWritten,
bytesRead: e.bytesRead
};
}
function ReadableStreamFrom(e) {
let t;
return new ReadableStream({
async start() {
t = e[Symbol.asyncIterator]();
},
async pull(e) {
let { done: n, value: r } = await t.next();
if (n) queueMicrotask(() => {
e.close();
e.byobRequest?.respond(0);
});
else {
let t = Buffer.isBuffer(r) ? r : Buffer.from(r);
t.byteLength && e.enqueue(new Uint8Array(t));
}
return e.desiredSize > 0;
},
async cancel(e) {
await t.return();
},
type: "bytes"
});
}
function isFormDataLike(e) {
return e && typeof e == "object" && typeof e.append == "function" && typeof e.delete == "function" && typeof e.get == "function" && typeof e.getAll == "function" && typeof e.has == "function" && typeof e.set == "function" && e[Symbol.toStringTag] === "FormData";
}
function addAbortListener(e, t) {
if ("addEventListener" in e) {
e.addEventListener("abort", t, { once: !0 });
return () => e.removeEventListener("abort", t);
}
e.addListener("abort", t);
return () => e.removeListener("abort", t);
}
let x = typeof String.prototype.toWellFormed == "function";
let S = typeof String.prototype.isWellFormed == "function";
function toUSVString(e) {
return x ? `${e}`.toWellFormed() : f.toUSVString(e);
}
function isUSVString(e) {
return S ? `${e}`.isWellFormed() : toUSVString(e) === `${e}`;
}
function isTokenCharCode(e) {
switch (e) {
case 34:
case 40:
case 41:
case 44:
case 47:
case 58:
case 59:
case 60:
case 61:
case 62:
case 63:
case 64:
case 91:
case 92:
case 93:
case 123:
case 125: return !1;
default: return e >= 33 && e <= 126;
}
}
function isValidHTTPToken(e) {
if (e.length === 0) return !1;
for (let t = 0; t < e.length; ++t) if (!isTokenCharCode(e.charCodeAt(t))) return !1;
return !0;
}
let w = /[^\t\x20-\x7e\x80-\xff]/;
function isValidHeaderValue(e) {
return !w.test(e);
}
function parseRangeHeader(e) {
if (e == null || e === "") return {
start: 0,
end: null,
size: null
};
let t = e ? e.match(/^bytes (\d+)-(\d+)\/(\d+)?$/) : null;
return t ? {
start: parseInt(t[1]),
end: t[2] ? parseInt(t[2]) : null,
size: t[3] ? parseInt(t[3]) : null
} : null;
}
function addListener(e, t, n) {
(e[o] ??= []).push([t, n]);
e.on(t, n);
return e;
}
function removeAllListeners(e) {
for (let [t, n] of e[o] ?? []) e.removeListener(t, n);
e[o] = null;
}
function errorRequest(e, t, n) {
try {
t.onError(n);
r(t.aborted);
} catch (t) {
e.emit("error", t);
}
}
let T = Object.create(null);
T.enumerable = !0;
let E = {
delete: "DELETE",
DELETE: "DELETE",
get: "GET",
GET: "GET",
head: "HEAD",
HEAD: "HEAD",
options: "OPTIONS",
OPTIONS: "OPTIONS",
post: "POST",
POST: "POST",
put: "PUT",
PUT: "PUT"
};
let D = {
...E,
patch: "patch",
PATCH: "PATCH"
};
Object.setPrototypeOf(E, null);
Object.setPrototypeOf(D, null);
e.exports = {
kEnumerableProperty: T,
nop,
isDisturbed,
isErrored,
isReadable,
toUSVString,
isUSVString,
isBlobLike,
parseOrigin,
parseURL,
getServerName,
isStream,
isIterable,
isAsyncIterable,
isDestroyed,
headerNameToString,
bufferToLowerCasedHeaderName,
addListener,
removeAllListeners,
errorRequest,
parseRawHeaders,
parseHeaders,
parseKeepAliveTimeout,
destroy,
bodyLength,
deepClone,
ReadableStreamFrom,
isBuffer,
validateHandler,
getSocketInfo,
isFormDataLike,
buildURL,
addAbortListener,
isValidHTTPToken,
isValidHeaderValue,
isTokenCharCode,
parseRangeHeader,
normalizedMethodRecordsBase: E,
normalizedMethodRecords: D,
isValidPort,
isHttpOrHttpsPrefixed,
nodeMajor: v,
nodeMinor: y,
safeHTTPMethods: [
"GET",
"HEAD",
"OPTIONS",
"TRACE"
],
wrapRequestBody
};
}),
6394: ((e, t, n) => {
let { InvalidArgumentError: r } = n(67438);
let { kClients: i, kRunning: a, kClose: o, kDestroy: s, kDispatch: c, kInterceptors: l } = n(48880);
let u = n(89206);
let d = n(3897);
let f = n(21316);
let p = n(68081);
let m = n(81839);
let h = Symbol("onConnect");
let g = Symbol("onDisconnect");
let _ = Symbol("onConnectionError");
let v = Symbol("maxRedirections");
let y = Symbol("onDrain");
let b = Symbol("factory");
let x = Symbol("options");
function defaultFactory(e, t) {
return t && t.connections === 1 ? new f(e, t) : new d(e, t);
}
class Agent extends u {
constructor({ factory: e = defaultFactory, maxRedirections: t = 0, connect: n, tls: a, ...o } = {}) {
if (typeof e != "function") throw new r("factory must be a function.");
if (n != null && typeof n != "function" && typeof n != "object") throw new r("connect must be a function or an object");
if (!Number.isInteger(t) || t < 0) throw new r("maxRedirections must be a positive number");
super(o);
n && typeof n != "function" && (n = { ...n });
a && typeof a != "function" && (a = { ...a });
this[l] = o.interceptors?.Agent && Array.isArray(o.interceptors.Agent) ? o.interceptors.Agent : [m({ maxRedirections: t })];
this[x] = {
...p.deepClone(o),
connect: n,
tls: a
};
this[x].interceptors = o.interceptors ? { ...o.interceptors } : void 0;
this[v] = t;
this[b] = e;
this[i] = new Map();
this[y] = (e, t) => {
this.emit("drain", e, [this, ...t]);
};
this[h] = (e, t) => {
this.emit("connect", e, [this, ...t]);
};
this[g] = (e, t, n) => {
this.emit("disconnect", e, [this, ...t], n);
};
this[_] = (e, t, n) => {
this.emit("connectionError", e, [this, ...t], n);
};
}
get [a]() {
let e = 0;
for (let t of this[i].values()) e += t[a];
return e;
}
[c](e, t) {
let n;
if (e.origin && (typeof e.origin == "string" || e.origin instanceof URL)) n = String(e.origin);
else throw new r("opts.origin must be a non-empty string or URL.");
let a = this[i].get(n);
if (!a) {
a = this[b](e.origin, this[x]).on("drain", this[y]).on("connect", this[h]).on("disconnect", this[g]).on("connectionError", this[_]);
this[i].set(n, a);
}
return a.dispatch(e, t);
}
async [o]() {
let e = [];
for (let t of this[i].values()) e.push(t.close());
this[i].clear();
await Promise.all(e);
}
async [s](e) {
let t = [];
for (let n of this[i].values()) t.push(n.destroy(e));
this[i].clear();
await Promise.all(t);
}
}
e.exports = Agent;
}),
50670: ((e, t, n) => {
let { BalancedPoolMissingUpstreamError: r, InvalidArgumentError: i } = n(67438);
let { PoolBase: a, kClients: o, kNeedDrain: s, kAddClient: c, kRemoveClient: l, kGetDispatcher: u } = n(74515);
let d = n(3897);
let { kUrl: f, kInterceptors: p } = n(48880);
let { parseOrigin: m } = n(68081);
let h = Symbol("factory");
let g = Symbol("options");
let _ = Symbol("kGreatestCommonDivisor");
let v = Symbol("kCurrentWeight");
let y = Symbol("kIndex");
let b = Symbol("kWeight");
let x = Symbol("kMaxWeightPerServer");
let S = Symbol("kErrorPenalty");
function getGreatestCommonDivisor(e, t) {
if (e === 0) return t;
for (; t !== 0;) {
let n = t;
t = e % t;
e = n;
}
return e;
}
function defaultFactory(e, t) {
return new d(e, t);
}
class BalancedPool extends a {
constructor(e = [], { factory: t = defaultFactory, ...n } = {}) {
super();
this[g] = n;
this[y] = -1;
this[v] = 0;
this[x] = this[g].maxWeightPerServer || 100;
this[S] = this[g].errorPenalty || 15;
Array.isArray(e) || (e = [e]);
if (typeof t != "function") throw new i("factory must be a function.");
this[p] = n.interceptors?.BalancedPool && Array.isArray(n.interceptors.BalancedPool) ? n.interceptors.BalancedPool : [];
this[h] = t;
for (let t of e) this.addUpstream(t);
this._updateBalancedPoolStats();
}
addUpstream(e) {
let t = m(e).origin;
if (this[o].find((e) => e[f].origin === t && e.closed !== !0 && e.destroyed !== !0)) return this;
let n = this[h](t, Object.assign({}, this[g]));
this[c](n);
n.on("connect", () => {
n[b] = Math.min(this[x], n[b] + this[S]);
});
n.on("connectionError", () => {
n[b] = Math.max(1, n[b] - this[S]);
this._updateBalancedPoolStats();
});
n.on("disconnect", (...e) => {
let t = e[2];
if (t && t.code === "UND_ERR_SOCKET") {
n[b] = Math.max(1, n[b] - this[S]);
this._updateBalancedPoolStats();
}
});
for (let e of this[o]) e[b] = this[x];
this._updateBalancedPoolStats();
return this;
}
_updateBalancedPoolStats() {
let e = 0;
for (let t = 0; t < this[o].length; t++) e = getGreatestCommonDivisor(this[o][t][b], e);
this[_] = e;
}
removeUpstream(e) {
let t = m(e).origin;
let n = this[o].find((e) => e[f].origin === t && e.closed !== !0 && e.destroyed !== !0);
n && this[l](n);
return this;
}
get upstreams() {
return this[o].filter((e) => e.closed !== !0 && e.destroyed !== !0).map((e) => e[f].origin);
}
[u]() {
if (this[o].length === 0) throw new r();
if (!this[o].find((e) => !e[s] && e.closed !== !0 && e.destroyed !== !0)) return;
if (this[o].map((e) => e[s]).reduce((e, t) => e && t, !0)) return;
let e = 0;
let t = this[o].findIndex((e) => !e[s]);
for (; e++ < this[o].length;) {
this[y] = (this[y] + 1) % this[o].length;
let e = this[o][this[y]];
e[b] > this[o][t][b] && !e[s] && (t = this[y]);
if (this[y] === 0) {
this[v] = this[v] - this[_];
this[v] <= 0 && (this[v] = this[x]);
}
if (e[b] >= this[v] && !e[s]) return e;
}
this[v] = this[o][t][b];
this[y] = t;
return this[o][t];
}
}
e.exports = BalancedPool;
}),
7202: ((e, t, n) => {
let r = n(34589);
let i = n(68081);
let { channels: a } = n(26229);
let o = n(28758);
let { RequestContentLengthMismatchError: s, ResponseContentLengthMismatchError: c, RequestAbortedError: l, InvalidArgumentError: u, HeadersTimeoutError: d, HeadersOverflowError: f, SocketError: p, InformationalError: m, BodyTimeoutError: h, HTTPParserError: g, ResponseExceededMaxSizeError: _ } = n(67438);
let { kUrl: v, kReset: y, kClient: b, kParser: x, kBlocking: S, kRunning: w, kPending: T, kSize: E, kWriting: D, kQueue: O, kNoRef: k, kKeepAliveDefaultTimeout: A, kHostHeader: j, kPendingIdx: M, kRunningIdx: N, kError: P, kPipelining: F, kSocket: I, kKeepAliveTimeoutValue: L, kMaxHeadersSize: R, kKeepAliveMaxTimeout: z, kKeepAliveTimeoutThreshold: B, kHeadersTimeout: V, kBodyTimeout: ee, kStrictContentLength: H, kMaxRequests: te, kCounter: U, kMaxResponseSize: W, kOnError: G, kResume: K, kHTTPContext: q } = n(48880);
let J = n(26715);
let ne = Buffer.alloc(0);
let Y = Buffer[Symbol.species];
let re = i.addListener;
let ie = i.removeAllListeners;
let X = Symbol("kIdleSocketValidation");
let Z = Symbol("kIdleSocketValidationTimeout");
let ae = Symbol("kSocketUsed");
let oe;
async function lazyllhttp() {
let e = process.env.JEST_WORKER_ID ? n(77557) : void 0;
let t;
try {
t = await WebAssembly.compile(n(22311));
} catch {
t = await WebAssembly.compile(e || n(77557));
}
return await WebAssembly.instantiate(t, { env: {
wasm_on_url: (e, t, n) => 0,
wasm_on_status: (e, t, n) => {
r(Q.ptr === e);
let i = t - ue + $.byteOffset;
return Q.onStatus(new Y($.buffer, i, n)) || 0;
},
wasm_on_message_begin: (e) => {
r(Q.ptr === e);
return Q.onMessageBegin() || 0;
},
wasm_on_header_field: (e, t, n) => {
r(Q.ptr === e);
let i = t - ue + $.byteOffset;
return Q.onHeaderField(new Y($.buffer, i, n)) || 0;
},
wasm_on_header_value: (e, t, n) => {
r(Q.ptr === e);
let i = t - ue + $.byteOffset;
return Q.onHeaderValue(new Y($.buffer, i, n)) || 0;
},
wasm_on_headers_complete: (e, t, n, i) => {
r(Q.ptr === e);
return Q.onHeadersComplete(t, !!n, !!i) || 0;
},
wasm_on_body: (e, t, n) => {
r(Q.ptr === e);
let i = t - ue + $.byteOffset;
return Q.onBody(new Y($.buffer, i, n)) || 0;
},
wasm_on_message_complete: (e) => {
r(Q.ptr === e);
return Q.onMessageComplete() || 0;
}
} });
}
let se = null;
let ce = lazyllhttp();
ce.catch();
let Q = null;
let $ = null;
let le = 0;
let ue = null;
class Parser {
constructor(e, t, { exports: n }) {
r(Number.isFinite(e[R]) && e[R] > 0);
this.llhttp = n;
this.ptr = this.llhttp.llhttp_alloc(J.TYPE.RESPONSE);
this.client = e;
this.socket = t;
this.timeout = null;
this.timeoutValue = null;
this.timeoutType = null;
this.statusCode = null;
this.statusText = "";
this.upgrade = !1;
this.headers = [];
this.headersSize = 0;
this.headersMaxSize = e[R];
this.shouldKeepAlive = !1;
this.paused = !1;
this.resume = this.resume.bind(this);
this.bytesRead = 0;
this.keepAlive = "";
this.contentLength = "";
this.connection = "";
this.maxResponseSize = e[W];
}
setTimeout(e, t) {
if (e !== this.timeoutValue || t & 1 ^ this.timeoutType & 1) {
if (this.timeout) {
o.clearTimeout(this.timeout);
this.timeout = null;
}
if (e) {
if (t & 1) this.timeout = o.setFastTimeout(onParserTimeout, e, new WeakRef(this));
else {
this.timeout = setTimeout(onParserTimeout, e, new WeakRef(this));
this.timeout.unref();
}
}
this.timeoutValue = e;
} else this.timeout && this.timeout.refresh && this.timeout.refresh();
this.timeoutType = t;
}
resume() {
if (this.socket.destroyed || !this.paused) return;
r(this.ptr != null);
r(Q == null);
this.llhttp.llhttp_resume(this.ptr);
r(this.timeoutType === 5);
this.timeout && this.timeout.refresh && this.timeout.refresh();
this.paused = !1;
this.execute(this.socket.read() || ne);
this.readMore();
}
readMore() {
for (; !this.paused && this.ptr;) {
let e = this.socket.read();
if (e === null) break;
this.execute(e);
}
}
execute(e) {
r(this.ptr != null);
r(Q == null);
r(!this.paused);
let { socket: t, llhttp: n } = this;
if (e.length > le) {
ue && n.free(ue);
le = Math.ceil(e.length / 4096) * 4096;
ue = n.malloc(le);
}
new Uint8Array(n.memory.buffer, ue, le).set(e);
try {
let r;
try {
$ = e;
Q = this;
r = n.llhttp_execute(this.ptr, ue, e.length);
} catch (e) {
throw e;
} finally {
Q = null;
$ = null;
}
let i = n.llhttp_get_error_pos(this.ptr) - ue;
if (r !== J.ERROR.OK) {
let n = e.subarray(i);
if (r === J.ERROR.PAUSED_UPGRADE) this.onUpgrade(n);
else if (r === J.ERROR.PAUSED) {
this.paused = !0;
t.unshift(n);
} else throw this.createError(r, n);
}
} catch (e) {
i.destroy(t, e);
}
}
finish() {
r(Q === null);
r(this.ptr != null);
r(!this.paused);
let { llhttp: e } = this;
let t;
try {
Q = this;
t = e.llhttp_finish(this.ptr);
} finally {
Q = null;
}
if (t === J.ERROR.OK) return null;
if (t === J.ERROR.PAUSED || t === J.ERROR.PAUSED_UPGRADE) {
this.paused = !0;
return null;
}
return this.createError(t, ne);
}
createError(e, t) {
let { llhttp: n, contentLength: r, bytesRead: i } = this;
if (r && i !== parseInt(r, 10)) return new c();
let a = n.llhttp_get_error_reason(this.ptr);
let o = "";
if (a) {
let e = new Uint8Array(n.memory.buffer, a).indexOf(0);
o = "Response does not match the HTTP/1.1 protocol (" + Buffer.from(n.memory.buffer, a, e).toString() + ")";
}
return new g(o, J.ERROR[e], t);
}
destroy() {
r(this.ptr != null);
r(Q == null);
this.llhttp.llhttp_free(this.ptr);
this.ptr = null;
this.timeout && o.clearTimeout(this.timeout);
this.timeout = null;
this.timeoutValue = null;
this.timeoutType = null;
this.paused = !1;
}
onStatus(e) {
this.statusText = e.toString();
}
onMessageBegin() {
let { socket: e, client: t } = this;
if (e.destroyed) return -1;
if (t[w] === 0) {
i.destroy(e, new p("bad response", i.getSocketInfo(e)));
return -1;
}
let n = t[O][t[N]];
if (!n) return -1;
n.onResponseStarted();
}
onHeaderField(e) {
let t = this.headers.length;
t & 1 ? this.headers[t - 1] = Buffer.concat([this.headers[t - 1], e]) : this.headers.push(e);
this.trackHeader(e.length);
}
onHeaderValue(e) {
let t = this.headers.length;
if ((t & 1) == 1) {
this.headers.push(e);
t += 1;
} else this.headers[t - 1] = Buffer.concat([this.headers[t - 1], e]);
let n = this.headers[t - 2];
if (n.length === 10) {
let t = i.bufferToLowerCasedHeaderName(n);
t === "keep-alive" ? this.keepAlive += e.toString() : t === "connection" && (this.connection += e.toString());
} else n.length === 14 && i.bufferToLowerCasedHeaderName(n) === "content-length" && (this.contentLength += e.toString());
this.trackHeader(e.length);
}
trackHeader(e) {
this.headersSize += e;
this.headersSize >= this.headersMaxSize && i.destroy(this.socket, new f());
}
onUpgrade(e) {
let { upgrade: t, client: n, socket: a, headers: o, statusCode: s, statusText: c } = this;
r(t);
r(n[I] === a);
r(!a.destroyed);
r(!this.paused);
r(!(o.length & 1));
let l = n[O][n[N]];
r(l);
r(l.upgrade || l.method === "CONNECT");
this.statusCode = null;
this.statusText = "";
this.shouldKeepAlive = null;
this.headers = [];
this.headersSize = 0;
a.unshift(e);
a[x].destroy();
a[x] = null;
a[b] = null;
a[P] = null;
ie(a);
n[I] = null;
n[q] = null;
n[O][n[N]++] = null;
n.emit("disconnect", n[v], [n], new m("upgrade"));
try {
l.onUpgrade(s, o, a, c);
} catch (e) {
i.errorRequest(n, l, e);
i.destroy(a, e);
}
n[K]();
}
onHeadersComplete(e, t, n) {
let { client: a, socket: o, headers: s, statusText: c } = this;
if (o.destroyed) return -1;
if (a[w] === 0) {
i.destroy(o, new p("bad response", i.getSocketInfo(o)));
return -1;
}
let l = a[O][a[N]];
if (!l) return -1;
r(!this.upgrade);
r(this.statusCode < 200);
if (e === 100) {
i.destroy(o, new p("bad response", i.getSocketInfo(o)));
return -1;
}
if (t && !l.upgrade) {
i.destroy(o, new p("bad upgrade", i.getSocketInfo(o)));
return -1;
}
r(this.timeoutType === 3);
this.statusCode = e;
this.shouldKeepAlive = n || l.method === "HEAD" && !o[y] && this.connection.toLowerCase() === "keep-alive";
if (this.statusCode >= 200) {
let e = l.bodyTimeout == null ? a[ee] : l.bodyTimeout;
this.setTimeout(e, 5);
} else this.timeout && this.timeout.refresh && this.timeout.refresh();
if (l.method === "CONNECT") {
r(a[w] === 1);
this.upgrade = !0;
return 2;
}
if (t) {
r(a[w] === 1);
this.upgrade = !0;
return 2;
}
r(!(this.headers.length & 1));
this.headers = [];
this.headersSize = 0;
if (this.shouldKeepAlive && a[F]) {
let e = this.keepAlive ? i.parseKeepAliveTimeout(this.keepAlive) : null;
if (e != null) {
let t = Math.min(e - a[B], a[z]);
t <= 0 ? o[y] = !0 : a[L] = t;
} else a[L] = a[A];
} else o[y] = !0;
let u = l.onHeaders(e, s, this.resume, c) === !1;
if (l.aborted) return -1;
if (l.method === "HEAD") return 1;
if (e < 200) return 1;
if (o[S]) {
o[S] = !1;
a[K]();
}
return u ? J.ERROR.PAUSED : 0;
}
onBody(e) {
let { client: t, socket: n, statusCode: a, maxResponseSize: o } = this;
if (n.destroyed) return -1;
let s = t[O][t[N]];
r(s);
r(this.timeoutType === 5);
this.timeout && this.timeout.refresh && this.timeout.refresh();
r(a >= 200);
if (o > -1 && this.bytesRead + e.length > o) {
i.destroy(n, new _());
return -1;
}
this.bytesRead += e.length;
if (s.onData(e) === !1) return J.ERROR.PAUSED;
}
onMessageComplete() {
let { client: e, socket: t, statusCode: n, upgrade: a, headers: o, contentLength: s, bytesRead: l, shouldKeepAlive: u } = this;
if (t.destroyed && (!n || u)) return -1;
if (a) return;
r(n >= 100);
r(!(this.headers.length & 1));
let d = e[O][e[N]];
r(d);
this.statusCode = null;
this.statusText = "";
this.bytesRead = 0;
this.contentLength = "";
this.keepAlive = "";
this.connection = "";
this.headers = [];
this.headersSize = 0;
if (n < 200) return;
if (d.method !== "HEAD" && s && l !== parseInt(s, 10)) {
i.destroy(t, new c());
return -1;
}
d.onComplete(o);
e[O][e[N]++] = null;
t[ae] = !0;
if (t[D]) {
r(e[w] === 0);
i.destroy(t, new m("reset"));
return J.ERROR.PAUSED;
} else if (!u) {
i.destroy(t, new m("reset"));
return J.ERROR.PAUSED;
} else if (t[y] && e[w] === 0) {
i.destroy(t, new m("reset"));
return J.ERROR.PAUSED;
} else e[F] == null || e[F] === 1 ? setImmediate(() => e[K]()) : e[K]();
}
}
function onParserTimeout(e) {
let { socket: t, timeoutType: n, client: a, paused: o } = e.deref();
if (n === 3) {
if (!t[D] || t.writableNeedDrain || a[w] > 1) {
r(!o, "cannot be paused while waiting for headers");
i.destroy(t, new d());
}
} else if (n === 5) o || i.destroy(t, new h());
else if (n === 8) {
r(a[w] === 0 && a[L]);
i.destroy(t, new m("socket idle timeout"));
}
}
async function connectH1(e, t) {
e[I] = t;
if (!se) {
se = await ce;
ce = null;
}
t[k] = !1;
t[D] = !1;
t[y] = !1;
t[S] = !1;
t[X] = 0;
t[Z] = null;
t[ae] = !1;
t[x] = new Parser(e, t, se);
re(t, "error", function(e) {
let t = this[x];
if (e.code === "ECONNRESET" && t.statusCode && !t.shouldKeepAlive) {
let e = t.finish();
if (e) {
this[P] = e;
this[b][G](e);
}
return;
}
this[P] = e;
this[b][G](e);
});
re(t, "readable", function() {
let e = this[x];
e && e.readMore();
});
re(t, "end", function() {
let e = this[x];
if (e.statusCode && !e.shouldKeepAlive) {
let t = e.finish();
t && i.destroy(this, t);
return;
}
i.destroy(this, new p("other side closed", i.getSocketInfo(this)));
});
re(t, "close", function() {
let e = this[b];
let t = this[x];
clearIdleSocketValidation(this);
if (t) {
!this[P] && t.statusCode && !t.shouldKeepAlive && (this[P] = t.finish() || this[P]);
this[x].destroy();
this[x] = null;
}
let n = this[P] || new p("closed", i.getSocketInfo(this));
e[I] = null;
e[q] = null;
if (e.destroyed) {
r(e[T] === 0);
let t = e[O].splice(e[N]);
for (let r = 0; r < t.length; r++) {
let a = t[r];
i.errorRequest(e, a, n);
}
} else if (e[w] > 0 && n.code !== "UND_ERR_INFO") {
let t = e[O][e[N]];
e[O][e[N]++] = null;
i.errorRequest(e, t, n);
}
e[M] = e[N];
r(e[w] === 0);
e.emit("disconnect", e[v], [e], n);
e[K]();
});
let n = !1;
t.on("close", () => {
n = !0;
});
return {
version: "h1",
defaultPipelining: 1,
write(...t) {
return writeH1(e, ...t);
},
resume() {
resumeH1(e);
},
destroy(e, r) {
n ? queueMicrotask(r) : t.destroy(e).on("close", r);
},
get destroyed() {
return t.destroyed;
},
busy(n) {
if (t[D] || t[y] || t[S] || t[X] === 1) return !0;
if (n) {
if (e[w] > 0 && !n.idempotent) return !0;
if (e[w] > 0 && (n.upgrade || n.method === "CONNECT")) return !0;
if (e[w] > 0 && i.bodyLength(n.body) !== 0 && (i.isStream(n.body) || i.isAsyncIterable(n.body) || i.isFormDataLike(n.body))) return !0;
}
return !1;
}
};
}
function clearIdleSocketValidation(e) {
if (e[Z]) {
clearImmediate(e[Z]);
e[Z] = null;
}
e[X] = 0;
}
function scheduleIdleSocketValidation(e, t) {
t[X] = 1;
t[Z] = setImmediate(() => {
t[Z] = null;
t[X] = 2;
e[I] === t && !t.destroyed && e[K]();
});
}
function resumeH1(e) {
let t = e[I];
if (t && !t.destroyed) {
if (e[E] === 0) {
if (!t[k] && t.unref) {
t.unref();
t[k] = !0;
}
} else if (t[k] && t.ref) {
t.ref();
t[k] = !1;
}
if (e[w] === 0 && e[T] > 0 && t[ae]) {
if (t[X] === 0) {
scheduleIdleSocketValidation(e, t);
t[x].readMore();
if (t.destroyed) return;
return;
}
if (t[X] === 1) {
t[x].readMore();
if (t.destroyed) return;
return;
}
}
if (e[w] === 0) {
t[x].readMore();
if (t.destroyed) return;
}
if (e[E] === 0) t[x].timeoutType !== 8 && t[x].setTimeout(e[L], 8);
else if (e[w] > 0 && t[x].statusCode < 200 && t[x].timeoutType !== 3) {
let n = e[O][e[N]];
let r = n.headersTimeout == null ? e[V] : n.headersTimeout;
t[x].setTimeout(r, 3);
}
}
}
function shouldSendContentLength(e) {
return e !== "GET" && e !== "HEAD" && e !== "OPTIONS" && e !== "TRACE" && e !== "CONNECT";
}
function writeH1(e, t) {
let { method: o, path: c, host: d, upgrade: f, blocking: p, reset: h } = t;
let { body: g, headers: _, contentLength: v } = t;
let b = o === "PUT" || o === "POST" || o === "PATCH" || o === "QUERY" || o === "PROPFIND" || o === "PROPPATCH";
if (i.isFormDataLike(g)) {
oe ||= n(31351).extractBody;
let [e, r] = oe(g);
t.contentType ?? _.push("content-type", r);
g = e.stream;
v = e.length;
} else if (i.isBlobLike(g) && t.contentType == null) {
let n = g.type;
if (n) {
let r = `${n}`;
if (!i.isValidHeaderValue(r)) {
i.errorRequest(e, t, new u("invalid content-type header"));
return !1;
}
_.push("content-type", r);
}
}
g && typeof g.read == "function" && g.read(0);
let x = i.bodyLength(g);
v = x ?? v;
v === null && (v = t.contentLength);
v === 0 && !b && (v = null);
if (shouldSendContentLength(o) && v > 0 && t.contentLength !== null && t.contentLength !== v) {
if (e[H]) {
i.errorRequest(e, t, new s());
return !1;
}
process.emitWarning(new s());
}
let w = e[I];
clearIdleSocketValidation(w);
let abort = (n) => {
if (t.aborted) return;
if (t.completed) {
(t.upgrade || t.method === "CONNECT") && i.destroy(w, new m("aborted"));
return;
}
i.errorRequest(e, t, n || new l());
i.destroy(g);
i.destroy(w, new m("aborted"));
};
try {
t.onConnect(abort);
} catch (n) {
i.errorRequest(e, t, n);
}
if (t.aborted) return !1;
o === "HEAD" && (w[y] = !0);
(f || o === "CONNECT") && (w[y] = !0);
h != null && (w[y] = h);
e[te] && w[U]++ >= e[te] && (w[y] = !0);
p && (w[S] = !0);
let T = `${o} ${c} HTTP/1.1\r\n`;
T += typeof d == "string" ? `host: ${d}\r\n` : e[j];
f ? T += `connection: upgrade\r\nupgrade: ${f}\r\n` : e[F] && !w[y] ? T += "connection: keep-alive\r\n" : T += "connection: close\r\n";
if (Array.isArray(_)) for (let e = 0; e < _.length; e += 2) {
let t = _[e + 0];
let n = _[e + 1];
if (Array.isArray(n)) for (let e = 0; e < n.length; e++) T += `${t}: ${n[e]}\r\n`;
else T += `${t}: ${n}\r\n`;
}
a.sendHeaders.hasSubscribers && a.sendHeaders.publish({
request: t,
headers: T,
socket: w
});
!g || x === 0 ? writeBuffer(abort, null, e, t, w, v, T, b) : i.isBuffer(g) ? writeBuffer(abort, g, e, t, w, v, T, b) : i.isBlobLike(g) ? typeof g.stream == "function" ? writeIterable(abort, g.stream(), e, t, w, v, T, b) : writeBlob(abort, g, e, t, w, v, T, b) : i.isStream(g) ? writeStream(abort, g, e, t, w, v, T, b) : i.isIterable(g) ? writeIterable(abort, g, e, t, w, v, T, b) : r(!1);
return !0;
}
function writeStream(e, t, n, a, o, s, c, u) {
r(s !== 0 || n[w] === 0, "stream body cannot be pipelined");
let d = !1;
let f = new AsyncWriter({
abort: e,
socket: o,
request: a,
contentLength: s,
client: n,
expectsPayload: u,
header: c
});
let onData = function(e) {
if (d) return;
try {
!f.write(e) && this.pause && this.pause();
} catch (e) {
i.destroy(this, e);
}
};
let onDrain = function() {
if (d) return;
t.resume && t.resume();
};
let onClose = function() {
queueMicrotask(() => {
t.removeListener("error", onFinished);
});
if (!d) {
let e = new l();
queueMicrotask(() => onFinished(e));
}
};
let onFinished = function(e) {
if (d) return;
d = !0;
r(o.destroyed || o[D] && n[w] <= 1);
o.off("drain", onDrain).off("error", onFinished);
t.removeListener("data", onData).removeListener("end", onFinished).removeListener("close", onClose);
if (!e) try {
f.end();
} catch (t) {
e = t;
}
f.destroy(e);
e && (e.code !== "UND_ERR_INFO" || e.message !== "reset") ? i.destroy(t, e) : i.destroy(t);
};
t.on("data", onData).on("end", onFinished).on("error", onFinished).on("close", onClose);
t.resume && t.resume();
o.on("drain", onDrain).on("error", onFinished);
t.errorEmitted ?? t.errored ? setImmediate(() => onFinished(t.errored)) : (t.endEmitted ?? t.readableEnded) && setImmediate(() => onFinished(null));
(t.closeEmitted ?? t.closed) && setImmediate(onClose);
}
function writeBuffer(e, t, n, a, o, s, c, l) {
try {
if (!t) {
if (s === 0) o.write(`${c}content-length: 0\r\n\r\n`, "latin1");
else {
r(s === null, "no body must not have content length");
o.write(`${c}\r\n`, "latin1");
}
} else if (i.isBuffer(t)) {
r(s === t.byteLength, "buffer body must have content length");
o.cork();
o.write(`${c}content-length: ${s}\r\n\r\n`, "latin1");
o.write(t);
o.uncork();
a.onBodySent(t);
!l && a.reset !== !1 && (o[y] = !0);
}
a.onRequestSent();
n[K]();
} catch (t) {
e(t);
}
}
async function writeBlob(e, t, n, i, a, o, c, l) {
r(o === t.size, "blob body must have content length");
try {
if (o != null && o !== t.size) throw new s();
let e = Buffer.from(await t.arrayBuffer());
a.cork();
a.write(`${c}content-length: ${o}\r\n\r\n`, "latin1");
a.write(e);
a.uncork();
i.onBodySent(e);
i.onRequestSent();
!l && i.reset !== !1 && (a[y] = !0);
n[K]();
} catch (t) {
e(t);
}
}
async function writeIterable(e, t, n, i, a, o, s, c) {
r(o !== 0 || n[w] === 0, "iterator body cannot be pipelined");
let l = null;
function onDrain() {
if (l) {
let e = l;
l = null;
e();
}
}
let waitForDrain = () => new Promise((e, t) => {
r(l === null);
a[P] ? t(a[P]) : l = e;
});
a.on("close", onDrain).on("drain", onDrain);
let u = new AsyncWriter({
abort: e,
socket: a,
request: i,
contentLength: o,
client: n,
expectsPayload: c,
header: s
});
try {
for await (let e of t) {
if (a[P]) throw a[P];
u.write(e) || await waitForDrain();
}
u.end();
} catch (e) {
u.destroy(e);
} finally {
a.off("close", onDrain).off("drain", onDrain);
}
}
class AsyncWriter {
constructor({ abort: e, socket: t, request: n, contentLength: r, client: i, expectsPayload: a, header: o }) {
this.socket = t;
this.request = n;
this.contentLength = r;
this.client = i;
this.bytesWritten = 0;
this.expectsPayload = a;
this.header = o;
this.abort = e;
t[D] = !0;
}
write(e) {
let { socket: t, request: n, contentLength: r, client: i, bytesWritten: a, expectsPayload: o, header: c } = this;
if (t[P]) throw t[P];
if (t.destroyed) return !1;
let l = Buffer.byteLength(e);
if (!l) return !0;
if (r !== null && a + l > r) {
if (i[H]) throw new s();
process.emitWarning(new s());
}
t.cork();
if (a === 0) {
!o && n.reset !== !1 && (t[y] = !0);
r === null ? t.write(`${c}transfer-encoding: chunked\r\n`, "latin1") : t.write(`${c}content-length: ${r}\r\n\r\n`, "latin1");
}
r === null && t.write(`\r\n${l.toString(16)}\r\n`, "latin1");
this.bytesWritten += l;
let u = t.write(e);
t.uncork();
n.onBodySent(e);
u || t[x].timeout && t[x].timeoutType === 3 && t[x].timeout.refresh && t[x].timeout.refresh();
return u;
}
end() {
let { socket: e, contentLength: t, client: n, bytesWritten: r, expectsPayload: i, header: a, request: o } = this;
o.onRequestSent();
e[D] = !1;
if (e[P]) throw e[P];
if (e.destroyed) return;
r === 0 ? i ? e.write(`${a}content-length: 0\r\n\r\n`, "latin1") : e.write(`${a}\r\n`, "latin1") : t === null && e.write("\r\n0\r\n\r\n", "latin1");
if (t !== null && r !== t) {
if (n[H]) throw new s();
else process.emitWarning(new s());
}
e[x].timeout && e[x].timeoutType === 3 && e[x].timeout.refresh && e[x].timeout.refresh();
n[K]();
}
destroy(e) {
let { socket: t, client: n, abort: i } = this;
t[D] = !1;
if (e) {
r(n[w] <= 1, "pipeline should only contain this request");
i(e);
}
}
}
e.exports = connectH1;
}),
21039: ((e, t, n) => {
let r = n(34589);
let { errorMonitor: i } = n(78474);
let { pipeline: a } = n(57075);
let o = n(68081);
let { RequestContentLengthMismatchError: s, RequestAbortedError: c, SocketError: l, InformationalError: u } = n(67438);
let { kUrl: d, kReset: f, kClient: p, kRunning: m, kPending: h, kQueue: g, kPendingIdx: _, kRunningIdx: v, kError: y, kSocket: b, kStrictContentLength: x, kOnError: S, kMaxConcurrentStreams: w, kHTTP2Session: T, kResume: E, kSize: D, kHTTPContext: O } = n(48880);
let k = Symbol("open streams");
let A;
let j = !1;
let M;
try {
M = n(32467);
} catch {
M = { constants: {} };
}
let { constants: { HTTP2_HEADER_AUTHORITY: N, HTTP2_HEADER_METHOD: P, HTTP2_HEADER_PATH: F, HTTP2_HEADER_SCHEME: I, HTTP2_HEADER_CONTENT_LENGTH: L, HTTP2_HEADER_EXPECT: R, HTTP2_HEADER_STATUS: z } } = M;
function parseH2Headers(e) {
let t = [];
for (let [n, r] of Object.entries(e)) if (Array.isArray(r)) for (let e of r) t.push(Buffer.from(n), Buffer.from(e));
else t.push(Buffer.from(n), Buffer.from(r));
return t;
}
function parseH2ResponseHeaders(e) {
let { [z]: t, ...n } = e;
return parseH2Headers(n);
}
async function connectH2(e, t) {
e[b] = t;
if (!j) {
j = !0;
process.emitWarning("H2 support is experimental, expect them to change at any time.", { code: "UNDICI-H2" });
}
let n = M.connect(e[d], {
createConnection: () => t,
peerMaxConcurrentStreams: e[w]
});
n[k] = 0;
n[p] = e;
n[b] = t;
o.addListener(n, "error", onHttp2SessionError);
o.addListener(n, "frameError", onHttp2FrameError);
o.addListener(n, "end", onHttp2SessionEnd);
o.addListener(n, "goaway", onHTTP2GoAway);
o.addListener(n, "close", function() {
let { [p]: e } = this;
let { [b]: t } = e;
let n = this[b][y] || this[y] || new l("closed", o.getSocketInfo(t));
e[T] = null;
if (e.destroyed) {
r(e[h] === 0);
let t = e[g].splice(e[v]);
for (let r = 0; r < t.length; r++) {
let i = t[r];
o.errorRequest(e, i, n);
}
}
});
n.unref();
e[T] = n;
t[T] = n;
o.addListener(t, "error", function(e) {
this[y] = e;
this[p][S](e);
});
o.addListener(t, "end", function() {
o.destroy(this, new l("other side closed", o.getSocketInfo(this)));
});
o.addListener(t, "close", function() {
let t = this[y] || new l("closed", o.getSocketInfo(this));
e[b] = null;
this[T] != null && this[T].destroy(t);
e[_] = e[v];
r(e[m] === 0);
e.emit("disconnect", e[d], [e], t);
e[E]();
});
let i = !1;
t.on("close", () => {
i = !0;
});
return {
version: "h2",
defaultPipelining: Infinity,
write(...t) {
return writeH2(e, ...t);
},
resume() {
resumeH2(e);
},
destroy(e, n) {
i ? queueMicrotask(n) : t.destroy(e).on("close", n);
},
get destroyed() {
return t.destroyed;
},
busy() {
return !1;
}
};
}
function resumeH2(e) {
let t = e[b];
if (t?.destroyed === !1) {
if (e[D] === 0 && e[w] === 0) {
t.unref();
e[T].unref();
} else {
t.ref();
e[T].ref();
}
}
}
function onHttp2SessionError(e) {
this[b][y] = e;
this[p][S](e);
}
function onHttp2FrameError(e, t, n) {
if (n === 0) {
let n = new u(`HTTP/2: "frameError" received - type ${e}, code ${t}`);
this[b][y] = n;
this[p][S](n);
}
}
function onHttp2SessionEnd() {
let e = new l("other side closed", o.getSocketInfo(this[b]));
this.destroy(e);
o.destroy(this[b], e);
}
function onHTTP2GoAway(e) {
let t = this[y] || new l(`HTTP/2: "GOAWAY" frame received with code ${e}`, o.getSocketInfo(this));
let n = this[p];
n[b] = null;
n[O] = null;
if (this[T] != null) {
this[T].destroy(t);
this[T] = null;
}
o.destroy(this[b], t);
if (n[v] < n[g].length) {
let e = n[g][n[v]];
n[g][n[v]++] = null;
o.errorRequest(n, e, t);
n[_] = n[v];
}
r(n[m] === 0);
n.emit("disconnect", n[d], [n], t);
n[E]();
}
function shouldSendContentLength(e) {
return e !== "GET" && e !== "HEAD" && e !== "OPTIONS" && e !== "TRACE" && e !== "CONNECT";
}
function writeH2(e, t) {
let a = e[T];
let { method: l, path: f, host: p, upgrade: m, expectContinue: h, signal: y, headers: S } = t;
let { body: w } = t;
if (m) {
o.errorRequest(e, t, Error("Upgrade not supported for H2"));
return !1;
}
let D = {};
for (let e = 0; e < S.length; e += 2) {
let t = S[e + 0];
let n = S[e + 1];
if (Array.isArray(n)) for (let e = 0; e < n.length; e++) D[t] ? D[t] += `,${n[e]}` : D[t] = n[e];
else D[t] = n;
}
let O;
let { hostname: j, port: M } = e[d];
D[N] = p || `${j}${M ? `:${M}` : ""}`;
D[P] = l;
let abort = (n) => {
if (t.aborted) return;
if (t.completed) {
l === "CONNECT" && O != null && o.destroy(O, n || new c());
return;
}
n ||= new c();
o.errorRequest(e, t, n);
O != null && o.destroy(O, n);
o.destroy(w, n);
e[g][e[v]++] = null;
e[E]();
};
try {
t.onConnect(abort);
} catch (n) {
o.errorRequest(e, t, n);
}
if (t.aborted) return !1;
if (l === "CONNECT") {
a.ref();
O = a.request(D, {
endStream: !1,
signal: y
});
let n = !1;
let onResponse = (e) => {
n = !0;
O.off(i, onUpgradeError);
t.onUpgradeResponse(Number(e[z]), e, parseH2ResponseHeaders);
};
let onUpgradeError = (e) => {
n = !0;
O.off("response", onResponse);
t.onUpgradeError(e);
};
let onReady = () => {
try {
t.onUpgrade(null, null, O);
} catch (e) {
O.off("response", onResponse);
abort(e);
return;
}
if (t.aborted) return;
O.off("error", abort);
O.once(i, onUpgradeError);
e[g][e[v]++] = null;
};
O.once("response", onResponse);
O.once("error", abort);
++a[k];
onReady();
O.once("close", () => {
if (!n && t.completed) {
O.off("response", onResponse);
O.off(i, onUpgradeError);
t.onUpgradeError(new u(`HTTP/2: "stream error" received - code ${O.rstCode}`));
}
--a[k];
a[k] === 0 && a.unref();
});
return !0;
}
D[F] = f;
D[I] = "https";
let B = l === "PUT" || l === "POST" || l === "PATCH";
w && typeof w.read == "function" && w.read(0);
let V = o.bodyLength(w);
if (o.isFormDataLike(w)) {
A ??= n(31351).extractBody;
let [e, t] = A(w);
D["content-type"] = t;
w = e.stream;
V = e.length;
}
V ??= t.contentLength;
V !== 0 && B || (V = null);
if (shouldSendContentLength(l) && V > 0 && t.contentLength != null && t.contentLength !== V) {
if (e[x]) {
o.errorRequest(e, t, new s());
return !1;
}
process.emitWarning(new s());
}
if (V != null) {
r(w, "no body must not have content length");
D[L] = `${V}`;
}
a.ref();
let ee = l === "GET" || l === "HEAD" || w === null;
if (h) {
D[R] = "100-continue";
O = a.request(D, {
endStream: ee,
signal: y
});
O.once("continue", writeBodyH2);
} else {
O = a.request(D, {
endStream: ee,
signal: y
});
writeBodyH2();
}
++a[k];
O.once("response", (n) => {
let { [z]: r, ...i } = n;
t.onResponseStarted();
if (t.aborted) {
let n = new c();
o.errorRequest(e, t, n);
o.destroy(O, n);
return;
}
t.onHeaders(Number(r), parseH2Headers(i), O.resume.bind(O), "") === !1 && O.pause();
O.on("data", (e) => {
t.onData(e) === !1 && O.pause();
});
});
O.once("end", () => {
(O.state?.state == null || O.state.state < 6) && t.onComplete([]);
a[k] === 0 && a.unref();
abort(new u("HTTP/2: stream half-closed (remote)"));
e[g][e[v]++] = null;
e[_] = e[v];
e[E]();
});
O.once("close", () => {
--a[k];
a[k] === 0 && a.unref();
});
O.once("error", function(e) {
abort(e);
});
O.once("frameError", (e, t) => {
abort(new u(`HTTP/2: "frameError" received - type ${e}, code ${t}`));
});
return !0;
function writeBodyH2() {
!w || V === 0 ? writeBuffer(abort, O, null, e, t, e[b], V, B) : o.isBuffer(w) ? writeBuffer(abort, O, w, e, t, e[b], V, B) : o.isBlobLike(w) ? typeof w.stream == "function" ? writeIterable(abort, O, w.stream(), e, t, e[b], V, B) : writeBlob(abort, O, w, e, t, e[b], V, B) : o.isStream(w) ? writeStream(abort, e[b], B, O, w, e, t, V) : o.isIterable(w) ? writeIterable(abort, O, w, e, t, e[b], V, B) : r(!1);
}
}
function writeBuffer(e, t, n, i, a, s, c, l) {
try {
if (n != null && o.isBuffer(n)) {
r(c === n.byteLength, "buffer body must have content length");
t.cork();
t.write(n);
t.uncork();
t.end();
a.onBodySent(n);
}
l || (s[f] = !0);
a.onRequestSent();
i[E]();
} catch (t) {
e(t);
}
}
function writeStream(e, t, n, i, s, c, l, u) {
r(u !== 0 || c[m] === 0, "stream body cannot be pipelined");
let d = a(s, i, (r) => {
if (r) {
o.destroy(d, r);
e(r);
} else {
o.removeAllListeners(d);
l.onRequestSent();
n || (t[f] = !0);
c[E]();
}
});
o.addListener(d, "data", onPipeData);
function onPipeData(e) {
l.onBodySent(e);
}
}
async function writeBlob(e, t, n, i, a, o, c, l) {
r(c === n.size, "blob body must have content length");
try {
if (c != null && c !== n.size) throw new s();
let e = Buffer.from(await n.arrayBuffer());
t.cork();
t.write(e);
t.uncork();
t.end();
a.onBodySent(e);
a.onRequestSent();
l || (o[f] = !0);
i[E]();
} catch (t) {
e(t);
}
}
async function writeIterable(e, t, n, i, a, o, s, c) {
r(s !== 0 || i[m] === 0, "iterator body cannot be pipelined");
let l = null;
function onDrain() {
if (l) {
let e = l;
l = null;
e();
}
}
let waitForDrain = () => new Promise((e, t) => {
r(l === null);
o[y] ? t(o[y]) : l = e;
});
t.on("close", onDrain).on("drain", onDrain);
try {
for await (let e of n) {
if (o[y]) throw o[y];
let n = t.write(e);
a.onBodySent(e);
n || await waitForDrain();
}
t.end();
a.onRequestSent();
c || (o[f] = !0);
i[E]();
} catch (t) {
e(t);
} finally {
t.off("close", onDrain).off("drain", onDrain);
}
}
e.exports = connectH2;
}),
21316: ((e, t, n) => {
let r = n(34589);
let i = n(77030);
let a = n(37067);
let o = n(68081);
let { channels: s } = n(26229);
let c = n(3356);
let l = n(89206);
let { InvalidArgumentError: u, InformationalError: d, ClientDestroyedError: f } = n(67438);
let p = n(77687);
let { kUrl: m, kServerName: h, kClient: g, kBusy: _, kConnect: v, kResuming: y, kRunning: b, kPending: x, kSize: S, kQueue: w, kConnected: T, kConnecting: E, kNeedDrain: D, kKeepAliveDefaultTimeout: O, kHostHeader: k, kPendingIdx: A, kRunningIdx: j, kError: M, kPipelining: N, kKeepAliveTimeoutValue: P, kMaxHeadersSize: F, kKeepAliveMaxTimeout: I, kKeepAliveTimeoutThreshold: L, kHeadersTimeout: R, kBodyTimeout: z, kStrictContentLength: B, kConnector: V, kMaxRedirections: ee, kMaxRequests: H, kCounter: te, kClose: U, kDestroy: W, kDispatch: G, kInterceptors: K, kLocalAddress: q, kMaxResponseSize: J, kOnError: ne, kHTTPContext: Y, kMaxConcurrentStreams: re, kResume: ie } = n(48880);
let X = n(7202);
let Z = n(21039);
let ae = !1;
let oe = Symbol("kClosedResolve");
let noop = () => {};
function getPipelining(e) {
return e[N] ?? e[Y]?.defaultPipelining ?? 1;
}
class Client extends l {
constructor(e, { interceptors: t, maxHeaderSize: n, headersTimeout: r, socketTimeout: s, requestTimeout: c, connectTimeout: l, bodyTimeout: d, idleTimeout: f, keepAlive: g, keepAliveTimeout: _, maxKeepAliveTimeout: v, keepAliveMaxTimeout: b, keepAliveTimeoutThreshold: x, socketPath: S, pipelining: T, tls: E, strictContentLength: M, maxCachedSessions: te, maxRedirections: U, connect: W, maxRequestsPerClient: G, localAddress: X, maxResponseSize: Z, autoSelectFamily: ce, autoSelectFamilyAttemptTimeout: Q, maxConcurrentStreams: $, allowH2: le, webSocket: ue, eventSource: de } = {}) {
super({
webSocket: ue,
eventSource: de
});
if (g !== void 0) throw new u("unsupported keepAlive, use pipelining=0 instead");
if (s !== void 0) throw new u("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");
if (c !== void 0) throw new u("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");
if (f !== void 0) throw new u("unsupported idleTimeout, use keepAliveTimeout instead");
if (v !== void 0) throw new u("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");
if (n != null && !Number.isFinite(n)) throw new u("invalid maxHeaderSize");
if (S != null && typeof S != "string") throw new u("invalid socketPath");
if (l != null && (!Number.isFinite(l) || l < 0)) throw new u("invalid connectTimeout");
if (_ != null && (!Number.isFinite(_) || _ <= 0)) throw new u("invalid keepAliveTimeout");
if (b != null && (!Number.isFinite(b) || b <= 0)) throw new u("invalid keepAliveMaxTimeout");
if (x != null && !Number.isFinite(x)) throw new u("invalid keepAliveTimeoutThreshold");
if (r != null && (!Number.isInteger(r) || r < 0)) throw new u("headersTimeout must be a positive integer or zero");
if (d != null && (!Number.isInteger(d) || d < 0)) throw new u("bodyTimeout must be a positive integer or zero");
if (W != null && typeof W != "function" && typeof W != "object") throw new u("connect must be a function or an object");
if (U != null && (!Number.isInteger(U) || U < 0)) throw new u("maxRedirections must be a positive number");
if (G != null && (!Number.isInteger(G) || G < 0)) throw new u("maxRequestsPerClient must be a positive number");
if (X != null && (typeof X != "string" || i.isIP(X) === 0)) throw new u("localAddress must be valid string IP address");
if (Z != null && (!Number.isInteger(Z) || Z < -1)) throw new u("maxResponseSize must be a positive number");
if (Q != null && (!Number.isInteger(Q) || Q < -1)) throw new u("autoSelectFamilyAttemptTimeout must be a positive number");
if (le != null && typeof le != "boolean") throw new u("allowH2 must be a valid boolean value");
if ($ != null && (typeof $ != "number" || $ < 1)) throw new u("maxConcurrentStreams must be a positive integer, greater than 0");
typeof W != "function" && (W = p({
...E,
maxCachedSessions: te,
allowH2: le,
socketPath: S,
timeout: l,
...ce ? {
autoSelectFamily: ce,
autoSelectFamilyAttemptTimeout: Q
} : void 0,
...W
}));
if (t?.Client && Array.isArray(t.Client)) {
this[K] = t.Client;
if (!ae) {
ae = !0;
process.emitWarning("Client.Options#interceptor is deprecated. Use Dispatcher#compose instead.", { code: "UNDICI-CLIENT-INTERCEPTOR-DEPRECATED" });
}
} else this[K] = [se({ maxRedirections: U })];
this[m] = o.parseOrigin(e);
this[V] = W;
this[N] = T ?? 1;
this[F] = n || a.maxHeaderSize;
this[O] = _ ?? 4e3;
this[I] = b ?? 6e5;
this[L] = x ?? 2e3;
this[P] = this[O];
this[h] = null;
this[q] = X ?? null;
this[y] = 0;
this[D] = 0;
this[k] = `host: ${this[m].hostname}${this[m].port ? `:${this[m].port}` : ""}\r\n`;
this[z] = d ?? 3e5;
this[R] = r ?? 3e5;
this[B] = M ?? !0;
this[ee] = U;
this[H] = G;
this[oe] = null;
this[J] = Z > -1 ? Z : -1;
this[re] = $ ?? 100;
this[Y] = null;
this[w] = [];
this[j] = 0;
this[A] = 0;
this[ie] = (e) => resume(this, e);
this[ne] = (e) => onError(this, e);
}
get pipelining() {
return this[N];
}
set pipelining(e) {
this[N] = e;
this[ie](!0);
}
get [x]() {
return this[w].length - this[A];
}
get [b]() {
return this[A] - this[j];
}
get [S]() {
return this[w].length - this[j];
}
get [T]() {
return !!this[Y] && !this[E] && !this[Y].destroyed;
}
get [_]() {
return !!(this[Y]?.busy(null) || this[S] >= (getPipelining(this) || 1) || this[x] > 0);
}
[v](e) {
connect(this);
this.once("connect", e);
}
[G](e, t) {
let n = e.origin || this[m].origin;
let r = new c(n, e, t);
this[w].push(r);
if (!this[y]) {
if (o.bodyLength(r.body) == null && o.isIterable(r.body)) {
this[y] = 1;
queueMicrotask(() => resume(this));
} else this[ie](!0);
}
this[y] && this[D] !== 2 && this[_] && (this[D] = 2);
return this[D] < 2;
}
async [U]() {
return new Promise((e) => {
this[S] ? this[oe] = e : e(null);
});
}
async [W](e) {
return new Promise((t) => {
let n = this[w].splice(this[A]);
for (let t = 0; t < n.length; t++) {
let r = n[t];
o.errorRequest(this, r, e);
}
let callback = () => {
if (this[oe]) {
this[oe]();
this[oe] = null;
}
t(null);
};
if (this[Y]) {
this[Y].destroy(e, callback);
this[Y] = null;
} else queueMicrotask(callback);
this[ie]();
});
}
}
let se = n(81839);
function onError(e, t) {
if (e[b] === 0 && t.code !== "UND_ERR_INFO" && t.code !== "UND_ERR_SOCKET") {
r(e[A] === e[j]);
let n = e[w].splice(e[j]);
for (let r = 0; r < n.length; r++) {
let i = n[r];
o.errorRequest(e, i, t);
}
r(e[S] === 0);
}
}
async function connect(e) {
r(!e[E]);
r(!e[Y]);
let { host: t, hostname: n, protocol: a, port: c } = e[m];
if (n[0] === "[") {
let e = n.indexOf("]");
r(e !== -1);
let t = n.substring(1, e);
r(i.isIP(t));
n = t;
}
e[E] = !0;
s.beforeConnect.hasSubscribers && s.beforeConnect.publish({
connectParams: {
host: t,
hostname: n,
protocol: a,
port: c,
version: e[Y]?.version,
servername: e[h],
localAddress: e[q]
},
connector: e[V]
});
try {
let i = await new Promise((r, i) => {
e[V]({
host: t,
hostname: n,
protocol: a,
port: c,
servername: e[h],
localAddress: e[q]
}, (e, t) => {
e ? i(e) : r(t);
});
});
if (e.destroyed) {
o.destroy(i.on("error", noop), new f());
return;
}
r(i);
try {
e[Y] = i.alpnProtocol === "h2" ? await Z(e, i) : await X(e, i);
} catch (e) {
i.destroy().on("error", noop);
throw e;
}
e[E] = !1;
i[te] = 0;
i[H] = e[H];
i[g] = e;
i[M] = null;
s.connected.hasSubscribers && s.connected.publish({
connectParams: {
host: t,
hostname: n,
protocol: a,
port: c,
version: e[Y]?.version,
servername: e[h],
localAddress: e[q]
},
connector: e[V],
socket: i
});
e.emit("connect", e[m], [e]);
} catch (i) {
if (e.destroyed) return;
e[E] = !1;
s.connectError.hasSubscribers && s.connectError.publish({
connectParams: {
host: t,
hostname: n,
protocol: a,
port: c,
version: e[Y]?.version,
servername: e[h],
localAddress: e[q]
},
connector: e[V],
error: i
});
if (i.code === "ERR_TLS_CERT_ALTNAME_INVALID") {
r(e[b] === 0);
for (; e[x] > 0 && e[w][e[A]].servername === e[h];) {
let t = e[w][e[A]++];
o.errorRequest(e, t, i);
}
} else onError(e, i);
e.emit("connectionError", e[m], [e], i);
}
e[ie]();
}
function emitDrain(e) {
e[D] = 0;
e.emit("drain", e[m], [e]);
}
function resume(e, t) {
if (e[y] === 2) return;
e[y] = 2;
_resume(e, t);
e[y] = 0;
if (e[j] > 256) {
e[w].splice(0, e[j]);
e[A] -= e[j];
e[j] = 0;
}
}
function _resume(e, t) {
for (;;) {
if (e.destroyed) {
r(e[x] === 0);
return;
}
if (e[oe] && !e[S]) {
e[oe]();
e[oe] = null;
return;
}
e[Y] && e[Y].resume();
if (e[_]) e[D] = 2;
else if (e[D] === 2) {
if (t) {
e[D] = 1;
queueMicrotask(() => emitDrain(e));
} else emitDrain(e);
continue;
}
if (e[x] === 0) return;
if (e[b] >= (getPipelining(e) || 1)) return;
let n = e[w][e[A]];
if (e[m].protocol === "https:" && e[h] !== n.servername) {
if (e[b] > 0) return;
e[h] = n.servername;
e[Y]?.destroy(new d("servername changed"), () => {
e[Y] = null;
resume(e);
});
}
if (e[E]) return;
if (!e[Y]) {
connect(e);
return;
}
if (e[Y].destroyed) return;
if (e[Y].busy(n)) return;
!n.aborted && e[Y].write(n) ? e[A]++ : e[w].splice(e[A], 1);
}
}
e.exports = Client;
}),
89206: ((e, t, n) => {
let r = n(4573);
let i = n(57222);
let { ClientDestroyedError: a, ClientClosedError: o, InvalidArgumentError: s } = n(67438);
let { kDestroy: c, kClose: l, kClosed: u, kDestroyed: d, kDispatch: f, kInterceptors: p } = n(48880);
let m = Symbol("onDestroyed");
let h = Symbol("onClosed");
let g = Symbol("Intercepted Dispatch");
let _ = Symbol("webSocketOptions");
let v = Symbol("eventSourceOptions");
class DispatcherBase extends i {
constructor(e) {
super();
this[d] = !1;
this[m] = null;
this[u] = !1;
this[h] = [];
this[_] = e?.webSocket ?? {};
this[v] = e?.eventSource ?? {};
}
get webSocketOptions() {
return {
maxFragments: this[_].maxFragments ?? 131072,
maxPayloadSize: this[_].maxPayloadSize ?? 134217728
};
}
get eventSourceOptions() {
return { maxEventSize: this[v].maxEventSize ?? r.kStringMaxLength };
}
get destroyed() {
return this[d];
}
get closed() {
return this[u];
}
get interceptors() {
return this[p];
}
set interceptors(e) {
if (e) {
for (let t = e.length - 1; t >= 0; t--) if (typeof this[p][t] != "function") throw new s("interceptor must be an function");
}
this[p] = e;
}
close(e) {
if (e === void 0) return new Promise((e, t) => {
this.close((n, r) => n ? t(n) : e(r));
});
if (typeof e != "function") throw new s("invalid callback");
if (this[d]) {
queueMicrotask(() => e(new a(), null));
return;
}
if (this[u]) {
this[h] ? this[h].push(e) : queueMicrotask(() => e(null, null));
return;
}
this[u] = !0;
this[h].push(e);
let onClosed = () => {
let e = this[h];
this[h] = null;
for (let t = 0; t < e.length; t++) e[t](null, null);
};
this[l]().then(() => this.destroy()).then(() => {
queueMicrotask(onClosed);
});
}
destroy(e, t) {
if (typeof e == "function") {
t = e;
e = null;
}
if (t === void 0) return new Promise((t, n) => {
this.destroy(e, (e, r) => e ? n(e) : t(r));
});
if (typeof t != "function") throw new s("invalid callback");
if (this[d]) {
this[m] ? this[m].push(t) : queueMicrotask(() => t(null, null));
return;
}
e ||= new a();
this[d] = !0;
this[m] = this[m] || [];
this[m].push(t);
let onDestroyed = () => {
let e = this[m];
this[m] = null;
for (let t = 0; t < e.length; t++) e[t](null, null);
};
this[c](e).then(() => {
queueMicrotask(onDestroyed);
});
}
[g](e, t) {
if (!this[p] || this[p].length === 0) {
this[g] = this[f];
return this[f](e, t);
}
let n = this[f].bind(this);
for (let e = this[p].length - 1; e >= 0; e--) n = this[p][e](n);
this[g] = n;
return n(e, t);
}
dispatch(e, t) {
if (!t || typeof t != "object") throw new s("handler must be an object");
try {
if (!e || typeof e != "object") throw new s("opts must be an object.");
if (this[d] || this[m]) throw new a();
if (this[u]) throw new o();
return this[g](e, t);
} catch (e) {
if (typeof t.onError != "function") throw new s("invalid onError method");
t.onError(e);
return !1;
}
}
}
e.exports = DispatcherBase;
}),
57222: ((e, t, n) => {
let r = n(78474);
class Dispatcher extends r {
dispatch() {
throw Error("not implemented");
}
close() {
throw Error("not implemented");
}
destroy() {
throw Error("not implemented");
}
compose(...e) {
let t = Array.isArray(e[0]) ? e[0] : e;
let n = this.dispatch.bind(this);
for (let e of t) {
if (e == null) continue;
if (typeof e != "function") throw TypeError(`invalid interceptor, expected function received ${typeof e}`);
n = e(n);
if (n == null || typeof n != "function" || n.length !== 2) throw TypeError("invalid interceptor");
}
return new ComposedDispatcher(this, n);
}
}
class ComposedDispatcher extends Dispatcher {
#e = null;
#t = null;
constructor(e, t) {
super();
this.#e = e;
this.#t = t;
}
dispatch(...e) {
this.#t(...e);
}
close(...e) {
return this.#e.close(...e);
}
destroy(...e) {
return this.#e.destroy(...e);
}
}
e.exports = Dispatcher;
}),
58856: ((e, t, n) => {
let r = n(89206);
let { kClose: i, kDestroy: a, kClosed: o, kDestroyed: s, kDispatch: c, kNoProxyAgent: l, kHttpProxyAgent: u, kHttpsProxyAgent: d } = n(48880);
let f = n(99027);
let p = n(6394);
let m = {
"http:": 80,
"https:": 443
};
let h = !1;
class EnvHttpProxyAgent extends r {
#e = null;
#t = null;
#n = null;
constructor(e = {}) {
super();
this.#n = e;
if (!h) {
h = !0;
process.emitWarning("EnvHttpProxyAgent is experimental, expect them to change at any time.", { code: "UNDICI-EHPA" });
}
let { httpProxy: t, httpsProxy: n, noProxy: r, ...i } = e;
this[l] = new p(i);
let a = t ?? process.env.http_proxy ?? process.env.HTTP_PROXY;
a ? this[u] = new f({
...i,
uri: a
}) : this[u] = this[l];
let o = n ?? process.env.https_proxy ?? process.env.HTTPS_PROXY;
o ? this[d] = new f({
...i,
uri: o
}) : this[d] = this[u];
this.#a();
}
[c](e, t) {
let n = new URL(e.origin);
return this.#r(n).dispatch(e, t);
}
async [i]() {
await this[l].close();
this[u][o] || await this[u].close();
this[d][o] || await this[d].close();
}
async [a](e) {
await this[l].destroy(e);
this[u][s] || await this[u].destroy(e);
this[d][s] || await this[d].destroy(e);
}
#r(e) {
let { protocol: t, host: n, port: r } = e;
n = n.replace(/:\d*$/, "").toLowerCase();
r = Number.parseInt(r, 10) || m[t] || 0;
if (!this.#i(n, r)) return this[l];
if (t === "https:") return this[d];
return this[u];
}
#i(e, t) {
this.#o && this.#a();
if (this.#t.length === 0) return !0;
if (this.#e === "*") return !1;
for (let n = 0; n < this.#t.length; n++) {
let r = this.#t[n];
if (r.port && r.port !== t) continue;
if (!/^[.*]/.test(r.hostname)) {
if (e === r.hostname) return !1;
} else if (e.endsWith(r.hostname.replace(/^\*/, ""))) return !1;
}
return !0;
}
#a() {
let e = this.#n.noProxy ?? this.#s;
let t = e.split(/[,\s]/);
let n = [];
for (let e = 0; e < t.length; e++) {
let r = t[e];
if (!r) continue;
let i = r.match(/^(.+):(\d+)$/);
n.push({
hostname: (i ? i[1] : r).toLowerCase(),
port: i ? Number.parseInt(i[2], 10) : 0
});
}
this.#e = e;
this.#t = n;
}
get #o() {
if (this.#n.noProxy !== void 0) return !1;
return this.#e !== this.#s;
}
get #s() {
return process.env.no_proxy ?? process.env.NO_PROXY ?? "";
}
}
e.exports = EnvHttpProxyAgent;
}),
26919: ((e) => {
let t = 2047;
class FixedCircularBuffer {
constructor() {
this.bottom = 0;
this.top = 0;
this.list = Array(2048);
this.next = null;
}
isEmpty() {
return this.top === this.bottom;
}
isFull() {
return (this.top + 1 & t) === this.bottom;
}
push(e) {
this.list[this.top] = e;
this.top = this.top + 1 & t;
}
shift() {
let e = this.list[this.bottom];
if (e === void 0) return null;
this.list[this.bottom] = void 0;
this.bottom = this.bottom + 1 & t;
return e;
}
}
e.exports = class FixedQueue {
constructor() {
this.head = this.tail = new FixedCircularBuffer();
}
isEmpty() {
return this.head.isEmpty();
}
push(e) {
this.head.isFull() && (this.head = this.head.next = new FixedCircularBuffer());
this.head.push(e);
}
shift() {
let e = this.tail;
let t = e.shift();
e.isEmpty() && e.next !== null && (this.tail = e.next);
return t;
}
};
}),
74515: ((e, t, n) => {
let r = n(89206);
let i = n(26919);
let { kConnected: a, kSize: o, kRunning: s, kPending: c, kQueued: l, kBusy: u, kFree: d, kUrl: f, kClose: p, kDestroy: m, kDispatch: h } = n(48880);
let g = n(735);
let _ = Symbol("clients");
let v = Symbol("needDrain");
let y = Symbol("queue");
let b = Symbol("closed resolve");
let x = Symbol("onDrain");
let S = Symbol("onConnect");
let w = Symbol("onDisconnect");
let T = Symbol("onConnectionError");
let E = Symbol("get dispatcher");
let D = Symbol("add client");
let O = Symbol("remove client");
let k = Symbol("stats");
class PoolBase extends r {
constructor(e) {
super(e);
this[y] = new i();
this[_] = [];
this[l] = 0;
let t = this;
this[x] = function onDrain(e, n) {
let r = t[y];
let i = !1;
for (; !i;) {
let e = r.shift();
if (!e) break;
t[l]--;
i = !this.dispatch(e.opts, e.handler);
}
this[v] = i;
if (!this[v] && t[v]) {
t[v] = !1;
t.emit("drain", e, [t, ...n]);
}
t[b] && r.isEmpty() && Promise.all(t[_].map((e) => e.close())).then(t[b]);
};
this[S] = (e, n) => {
t.emit("connect", e, [t, ...n]);
};
this[w] = (e, n, r) => {
t.emit("disconnect", e, [t, ...n], r);
};
this[T] = (e, n, r) => {
t.emit("connectionError", e, [t, ...n], r);
};
this[k] = new g(this);
}
get [u]() {
return this[v];
}
get [a]() {
return this[_].filter((e) => e[a]).length;
}
get [d]() {
return this[_].filter((e) => e[a] && !e[v]).length;
}
get [c]() {
let e = this[l];
for (let { [c]: t } of this[_]) e += t;
return e;
}
get [s]() {
let e = 0;
for (let { [s]: t } of this[_]) e += t;
return e;
}
get [o]() {
let e = this[l];
for (let { [o]: t } of this[_]) e += t;
return e;
}
get stats() {
return this[k];
}
async [p]() {
this[y].isEmpty() ? await Promise.all(this[_].map((e) => e.close())) : await new Promise((e) => {
this[b] = e;
});
}
async [m](e) {
for (;;) {
let t = this[y].shift();
if (!t) break;
t.handler.onError(e);
}
await Promise.all(this[_].map((t) => t.destroy(e)));
}
[h](e, t) {
let n = this[E]();
if (!n) {
this[v] = !0;
this[y].push({
opts: e,
handler: t
});
this[l]++;
} else if (!n.dispatch(e, t)) {
n[v] = !0;
this[v] = !this[E]();
}
return !this[v];
}
[D](e) {
e.on("drain", this[x]).on("connect", this[S]).on("disconnect", this[w]).on("connectionError", this[T]);
this[_].push(e);
this[v] && queueMicrotask(() => {
this[v] && this[x](e[f], [this, e]);
});
return this;
}
[O](e) {
e.close(() => {
let t = this[_].indexOf(e);
t !== -1 && this[_].splice(t, 1);
});
this[v] = this[_].some((e) => !e[v] && e.closed !== !0 && e.destroyed !== !0);
}
}
e.exports = {
PoolBase,
kClients: _,
kNeedDrain: v,
kAddClient: D,
kRemoveClient: O,
kGetDispatcher: E
};
}),
735: ((e, t, n) => {
let { kFree: r, kConnected: i, kPending: a, kQueued: o, kRunning: s, kSize: c } = n(48880);
let l = Symbol("pool");
class PoolStats {
constructor(e) {
this[l] = e;
}
get connected() {
return this[l][i];
}
get free() {
return this[l][r];
}
get pending() {
return this[l][a];
}
get queued() {
return this[l][o];
}
get running() {
return this[l][s];
}
get size() {
return this[l][c];
}
}
e.exports = PoolStats;
}),
3897: ((e, t, n) => {
let { PoolBase: r, kClients: i, kNeedDrain: a, kAddClient: o, kGetDispatcher: s } = n(74515);
let c = n(21316);
let { InvalidArgumentError: l } = n(67438);
let u = n(68081);
let { kUrl: d, kInterceptors: f } = n(48880);
let p = n(77687);
let m = Symbol("options");
let h = Symbol("connections");
let g = Symbol("factory");
function defaultFactory(e, t) {
return new c(e, t);
}
class Pool extends r {
constructor(e, { connections: t, factory: n = defaultFactory, connect: r, connectTimeout: a, tls: o, maxCachedSessions: s, socketPath: c, autoSelectFamily: _, autoSelectFamilyAttemptTimeout: v, allowH2: y, ...b } = {}) {
if (t != null && (!Number.isFinite(t) || t < 0)) throw new l("invalid connections");
if (typeof n != "function") throw new l("factory must be a function.");
if (r != null && typeof r != "function" && typeof r != "object") throw new l("connect must be a function or an object");
typeof r != "function" && (r = p({
...o,
maxCachedSessions: s,
allowH2: y,
socketPath: c,
timeout: a,
..._ ? {
autoSelectFamily: _,
autoSelectFamilyAttemptTimeout: v
} : void 0,
...r
}));
super(b);
this[f] = b.interceptors?.Pool && Array.isArray(b.interceptors.Pool) ? b.interceptors.Pool : [];
this[h] = t || null;
this[d] = u.parseOrigin(e);
this[m] = {
...u.deepClone(b),
connect: r,
allowH2: y
};
this[m].interceptors = b.interceptors ? { ...b.interceptors } : void 0;
this[g] = n;
this.on("connectionError", (e, t, n) => {
for (let e of t) {
let t = this[i].indexOf(e);
t !== -1 && this[i].splice(t, 1);
}
});
}
[s]() {
for (let e of this[i]) if (!e[a]) return e;
if (!this[h] || this[i].length < this[h]) {
let e = this[g](this[d], this[m]);
this[o](e);
return e;
}
}
}
e.exports = Pool;
}),
99027: ((e, t, n) => {
let { kProxy: r, kClose: i, kDestroy: a, kDispatch: o, kInterceptors: s } = n(48880);
let { URL: c } = n(73136);
let l = n(6394);
let u = n(3897);
let d = n(89206);
let { InvalidArgumentError: f, RequestAbortedError: p, SecureProxyConnectionError: m } = n(67438);
let h = n(77687);
let g = n(21316);
let _ = Symbol("proxy agent");
let v = Symbol("proxy client");
let y = Symbol("proxy headers");
let b = Symbol("request tls settings");
let x = Symbol("proxy tls settings");
let S = Symbol("connect endpoint function");
let w = Symbol("tunnel proxy");
function defaultProtocolPort(e) {
return e === "https:" ? 443 : 80;
}
function defaultFactory(e, t) {
return new u(e, t);
}
let noop = () => {};
function defaultAgentFactory(e, t) {
if (t.connections === 1) return new g(e, t);
return new u(e, t);
}
class Http1ProxyWrapper extends d {
#e;
constructor(e, { headers: t = {}, connect: n, factory: r }) {
super();
if (!e) throw new f("Proxy URL is mandatory");
this[y] = t;
this.#e = r ? r(e, { connect: n }) : new g(e, { connect: n });
}
[o](e, t) {
let n = t.onHeaders;
t.onHeaders = function(e, r, i) {
if (e === 407) {
typeof t.onError == "function" && t.onError(new f("Proxy Authentication Required (407)"));
return;
}
n && n.call(this, e, r, i);
};
let { origin: r, path: i = "/", headers: a = {} } = e;
e.path = r + i;
if (!("host" in a) && !("Host" in a)) {
let { host: e } = new c(r);
a.host = e;
}
e.headers = {
...this[y],
...a
};
return this.#e[o](e, t);
}
async [i]() {
return this.#e.close();
}
async [a](e) {
return this.#e.destroy(e);
}
}
class ProxyAgent extends d {
constructor(e) {
super();
if (!e || typeof e == "object" && !(e instanceof c) && !e.uri) throw new f("Proxy uri is mandatory");
let { clientFactory: t = defaultFactory } = e;
if (typeof t != "function") throw new f("Proxy opts.clientFactory must be a function.");
let { proxyTunnel: n = !0 } = e;
let i = this.#e(e);
let { href: a, origin: o, port: u, protocol: d, username: g, password: T, hostname: E } = i;
this[r] = {
uri: a,
protocol: d
};
this[s] = e.interceptors?.ProxyAgent && Array.isArray(e.interceptors.ProxyAgent) ? e.interceptors.ProxyAgent : [];
this[b] = e.requestTls;
this[x] = e.proxyTls;
this[y] = e.headers || {};
this[w] = n;
if (e.auth && e.token) throw new f("opts.auth cannot be used in combination with opts.token");
else e.auth ? this[y]["proxy-authorization"] = `Basic ${e.auth}` : e.token ? this[y]["proxy-authorization"] = e.token : g && T && (this[y]["proxy-authorization"] = `Basic ${Buffer.from(`${decodeURIComponent(g)}:${decodeURIComponent(T)}`).toString("base64")}`);
let D = h({ ...e.proxyTls });
this[S] = h({ ...e.requestTls });
let O = e.factory || defaultAgentFactory;
let factory = (e, t) => {
let { protocol: n } = new c(e);
if (!this[w] && n === "http:" && this[r].protocol === "http:") return new Http1ProxyWrapper(this[r].uri, {
headers: this[y],
connect: D,
factory: O
});
return O(e, t);
};
this[v] = t(i, { connect: D });
this[_] = new l({
...e,
factory,
connect: async (e, t) => {
let n = e.host;
e.port || (n += `:${defaultProtocolPort(e.protocol)}`);
try {
let { socket: r, statusCode: i } = await this[v].connect({
origin: o,
port: u,
path: n,
signal: e.signal,
headers: {
...this[y],
host: e.host
},
servername: this[x]?.servername || E
});
if (i !== 200) {
r.on("error", noop).destroy();
t(new p(`Proxy response (${i}) !== 200 when HTTP Tunneling`));
}
if (e.protocol !== "https:") {
t(null, r);
return;
}
let a;
a = this[b] ? this[b].servername : e.servername;
this[S]({
...e,
servername: a,
httpSocket: r
}, t);
} catch (e) {
e.code === "ERR_TLS_CERT_ALTNAME_INVALID" ? t(new m(e)) : t(e);
}
}
});
}
dispatch(e, t) {
let n = buildHeaders(e.headers);
throwIfProxyAuthIsSent(n);
if (n && !("host" in n) && !("Host" in n)) {
let { host: t } = new c(e.origin);
n.host = t;
}
return this[_].dispatch({
...e,
headers: n
}, t);
}
#e(e) {
if (typeof e == "string") return new c(e);
else if (e instanceof c) return e;
else return new c(e.uri);
}
async [i]() {
await this[_].close();
await this[v].close();
}
async [a]() {
await this[_].destroy();
await this[v].destroy();
}
}
function buildHeaders(e) {
if (Array.isArray(e)) {
let t = {};
for (let n = 0; n < e.length; n += 2) t[e[n]] = e[n + 1];
return t;
}
return e;
}
function throwIfProxyAuthIsSent(e) {
if (e && Object.keys(e).find((e) => e.toLowerCase() === "proxy-authorization")) throw new f("Proxy-Authorization should be sent in ProxyAgent constructor");
}
e.exports = ProxyAgent;
}),
8369: ((e, t, n) => {
let r = n(57222);
let i = n(42069);
class RetryAgent extends r {
#e = null;
#t = null;
constructor(e, t = {}) {
super(t);
this.#e = e;
this.#t = t;
}
dispatch(e, t) {
let n = new i({
...e,
retryOptions: this.#t
}, {
dispatch: this.#e.dispatch.bind(this.#e),
handler: t
});
return this.#e.dispatch(e, n);
}
close() {
return this.#e.close();
}
destroy() {
return this.#e.destroy();
}
}
e.exports = RetryAgent;
}),
20626: ((e, t, n) => {
let r = Symbol.for("undici.globalDispatcher.1");
let { InvalidArgumentError: i } = n(67438);
let a = n(6394);
getGlobalDispatcher() === void 0 && setGlobalDispatcher(new a());
function setGlobalDispatcher(e) {
if (!e || typeof e.dispatch != "function") throw new i("Argument agent must implement Agent");
Object.defineProperty(globalThis, r, {
value: e,
writable: !0,
enumerable: !1,
configurable: !1
});
}
function getGlobalDispatcher() {
return globalThis[r];
}
e.exports = {
setGlobalDispatcher,
getGlobalDispatcher
};
}),
30414: ((e) => {
e.exports = class DecoratorHandler {
#e;
constructor(e) {
if (typeof e != "object" || !e) throw TypeError("handler must be an object");
this.#e = e;
}
onConnect(...e) {
return this.#e.onConnect?.(...e);
}
onError(...e) {
return this.#e.onError?.(...e);
}
onUpgrade(...e) {
return this.#e.onUpgrade?.(...e);
}
onResponseStarted(...e) {
return this.#e.onResponseStarted?.(...e);
}
onHeaders(...e) {
return this.#e.onHeaders?.(...e);
}
onData(...e) {
return this.#e.onData?.(...e);
}
onComplete(...e) {
return this.#e.onComplete?.(...e);
}
onBodySent(...e) {
return this.#e.onBodySent?.(...e);
}
};
}),
38933: ((e, t, n) => {
let r = n(68081);
let { kBodyUsed: i } = n(48880);
let a = n(34589);
let { InvalidArgumentError: o } = n(67438);
let s = n(78474);
let c = [
300,
301,
302,
303,
307,
308
];
let l = Symbol("body");
class BodyAsyncIterable {
constructor(e) {
this[l] = e;
this[i] = !1;
}
async *[Symbol.asyncIterator]() {
a(!this[i], "disturbed");
this[i] = !0;
yield* this[l];
}
}
class RedirectHandler {
constructor(e, t, n, c) {
if (t != null && (!Number.isInteger(t) || t < 0)) throw new o("maxRedirections must be a positive number");
r.validateHandler(c, n.method, n.upgrade);
this.dispatch = e;
this.location = null;
this.abort = null;
this.opts = {
...n,
maxRedirections: 0
};
this.maxRedirections = t;
this.handler = c;
this.history = [];
this.redirectionLimitReached = !1;
if (r.isStream(this.opts.body)) {
r.bodyLength(this.opts.body) === 0 && this.opts.body.on("data", function() {
a(!1);
});
if (typeof this.opts.body.readableDidRead != "boolean") {
this.opts.body[i] = !1;
s.prototype.on.call(this.opts.body, "data", function() {
this[i] = !0;
});
}
} else (this.opts.body && typeof this.opts.body.pipeTo == "function" || this.opts.body && typeof this.opts.body != "string" && !ArrayBuffer.isView(this.opts.body) && r.isIterable(this.opts.body)) && (this.opts.body = new BodyAsyncIterable(this.opts.body));
}
onConnect(e) {
this.abort = e;
this.handler.onConnect(e, { history: this.history });
}
onUpgrade(e, t, n) {
this.handler.onUpgrade(e, t, n);
}
onError(e) {
this.handler.onError(e);
}
onHeaders(e, t, n, i) {
this.location = this.history.length >= this.maxRedirections || r.isDisturbed(this.opts.body) ? null : parseLocation(e, t);
if (this.opts.throwOnMaxRedirect && this.history.length >= this.maxRedirections) {
this.request && this.request.abort(Error("max redirects"));
this.redirectionLimitReached = !0;
this.abort(Error("max redirects"));
return;
}
this.opts.origin && this.history.push(new URL(this.opts.path, this.opts.origin));
if (!this.location) return this.handler.onHeaders(e, t, n, i);
let { origin: a, pathname: o, search: s } = r.parseURL(new URL(this.location, this.opts.origin && new URL(this.opts.path, this.opts.origin)));
let c = s ? `${o}${s}` : o;
this.opts.headers = cleanRequestHeaders(this.opts.headers, e === 303, this.opts.origin !== a);
this.opts.path = c;
this.opts.origin = a;
this.opts.maxRedirections = 0;
this.opts.query = null;
if (e === 303 && this.opts.method !== "HEAD") {
this.opts.method = "GET";
this.opts.body = null;
}
}
onData(e) {
if (!this.location) return this.handler.onData(e);
}
onComplete(e) {
if (this.location) {
this.location = null;
this.abort = null;
this.dispatch(this.opts, this);
} else this.handler.onComplete(e);
}
onBodySent(e) {
this.handler.onBodySent && this.handler.onBodySent(e);
}
}
function parseLocation(e, t) {
if (c.indexOf(e) === -1) return null;
for (let e = 0; e < t.length; e += 2) if (t[e].length === 8 && r.headerNameToString(t[e]) === "location") return t[e + 1];
}
function shouldRemoveHeader(e, t, n) {
if (e.length === 4) return r.headerNameToString(e) === "host";
if (t && r.headerNameToString(e).startsWith("content-")) return !0;
if (n && (e.length === 13 || e.length === 6 || e.length === 19)) {
let t = r.headerNameToString(e);
return t === "authorization" || t === "cookie" || t === "proxy-authorization";
}
return !1;
}
function cleanRequestHeaders(e, t, n) {
let r = [];
if (Array.isArray(e)) for (let i = 0; i < e.length; i += 2) shouldRemoveHeader(e[i], t, n) || r.push(e[i], e[i + 1]);
else if (e && typeof e == "object") for (let i of Object.keys(e)) shouldRemoveHeader(i, t, n) || r.push(i, e[i]);
else a(e == null, "headers must be an object or an array");
return r;
}
e.exports = RedirectHandler;
}),
42069: ((e, t, n) => {
let r = n(34589);
let { kRetryHandlerDefaultRetry: i } = n(48880);
let { RequestRetryError: a } = n(67438);
let { isDisturbed: o, parseHeaders: s, parseRangeHeader: c, wrapRequestBody: l } = n(68081);
function calculateRetryAfterHeader(e) {
let t = Date.now();
return new Date(e).getTime() - t;
}
function validatePartialResponseContentLength(e, t, n, r) {
let i = e["content-length"];
if (i == null) return null;
if (!Number.isFinite(t.start) || !Number.isFinite(t.end)) return null;
let o = Number(i);
let s = t.end - t.start + 1;
if (!Number.isFinite(o) || o !== s) return new a("Content-Length mismatch", n, {
headers: e,
data: { count: r }
});
return null;
}
class RetryHandler {
constructor(e, t) {
let { retryOptions: n, ...r } = e;
let { retry: a, maxRetries: o, maxTimeout: s, minTimeout: c, timeoutFactor: u, methods: d, errorCodes: f, retryAfter: p, statusCodes: m } = n ?? {};
this.dispatch = t.dispatch;
this.handler = t.handler;
this.opts = {
...r,
body: l(e.body)
};
this.abort = null;
this.aborted = !1;
this.retryOpts = {
retry: a ?? RetryHandler[i],
retryAfter: p ?? !0,
maxTimeout: s ?? 3e4,
minTimeout: c ?? 500,
timeoutFactor: u ?? 2,
maxRetries: o ?? 5,
methods: d ?? [
"GET",
"HEAD",
"OPTIONS",
"PUT",
"DELETE",
"TRACE"
],
statusCodes: m ?? [
500,
502,
503,
504,
429
],
errorCodes: f ?? [
"ECONNRESET",
"ECONNREFUSED",
"ENOTFOUND",
"ENETDOWN",
"ENETUNREACH",
"EHOSTDOWN",
"EHOSTUNREACH",
"EPIPE",
"UND_ERR_SOCKET"
]
};
this.retryCount = 0;
this.retryCountCheckpoint = 0;
this.start = 0;
this.end = null;
this.etag = null;
this.resume = null;
this.headersSent = !1;
this.handler.onConnect((e) => {
this.aborted = !0;
this.abort ? this.abort(e) : this.reason = e;
});
}
checkpointResponseEnd(e, t) {
if (this.end == null && this.opts.method !== "HEAD") {
let t = e["content-length"];
this.end = t == null ? null : Number(t) - 1;
r(this.end == null || Number.isFinite(this.end), "invalid content-length");
}
this.resume = this.end == null ? null : t;
}
onRequestSent() {
this.handler.onRequestSent && this.handler.onRequestSent();
}
onUpgrade(e, t, n) {
this.handler.onUpgrade && this.handler.onUpgrade(e, t, n);
}
onConnect(e) {
this.aborted ? e(this.reason) : this.abort = e;
}
onBodySent(e) {
if (this.handler.onBodySent) return this.handler.onBodySent(e);
}
static [i](e, { state: t, opts: n }, r) {
let { statusCode: i, code: a, headers: o } = e;
let { method: s, retryOptions: c } = n;
let { maxRetries: l, minTimeout: u, maxTimeout: d, timeoutFactor: f, statusCodes: p, errorCodes: m, methods: h } = c;
let { counter: g } = t;
if (a && a !== "UND_ERR_REQ_RETRY" && !m.includes(a)) {
r(e);
return;
}
if (Array.isArray(h) && !h.includes(s)) {
r(e);
return;
}
if (i != null && Array.isArray(p) && !p.includes(i)) {
r(e);
return;
}
if (g > l) {
r(e);
return;
}
let _ = o?.["retry-after"];
if (_) {
_ = Number(_);
_ = Number.isNaN(_) ? calculateRetryAfterHeader(_) : _ * 1e3;
}
let v = Math.min(_ > 0 ? _ : u * f ** (g - 1), d);
setTimeout(() => r(null), v);
}
onHeaders(e, t, n, i) {
let o = s(t);
this.retryCount += 1;
if (e >= 300) {
if (!this.headersSent && this.retryOpts.statusCodes.includes(e) === !1) {
this.headersSent = !0;
this.checkpointResponseEnd(o, n);
return this.handler.onHeaders(e, t, n, i);
} else {
this.abort(new a("Request failed", e, {
headers: o,
data: { count: this.retryCount }
}));
return !1;
}
}
if (this.resume != null) {
this.resume = null;
if (e !== 206 && (this.start > 0 || e !== 200)) {
this.abort(new a("server does not support the range header and the payload was partially consumed", e, {
headers: o,
data: { count: this.retryCount }
}));
return !1;
}
let t = c(o["content-range"]);
if (!t) {
this.abort(new a("Content-Range mismatch", e, {
headers: o,
data: { count: this.retryCount }
}));
return !1;
}
if (this.etag != null && this.etag !== o.etag) {
this.abort(new a("ETag mismatch", e, {
headers: o,
data: { count: this.retryCount }
}));
return !1;
}
let r = validatePartialResponseContentLength(o, t, e, this.retryCount);
if (r != null) {
this.abort(r);
return !1;
}
let { start: i, size: s, end: l = s - 1 } = t;
if (this.start !== i || this.end != null && this.end !== l) {
this.abort(new a("Content-Range mismatch", e, {
headers: o,
data: { count: this.retryCount }
}));
return !1;
}
this.resume = n;
return !0;
}
if (this.end == null) {
if (e === 206) {
let a = c(o["content-range"]);
if (a == null) {
this.headersSent = !0;
return this.handler.onHeaders(e, t, n, i);
}
let s = validatePartialResponseContentLength(o, a, e, this.retryCount);
if (s != null) {
this.abort(s);
return !1;
}
let { start: l, size: u, end: d = u - 1 } = a;
r(l != null && Number.isFinite(l), "content-range mismatch");
r(d != null && Number.isFinite(d), "invalid content-length");
this.start = l;
this.end = d;
}
if (this.end == null) {
let e = o["content-length"];
this.end = e == null ? null : Number(e) - 1;
}
r(Number.isFinite(this.start));
r(this.end == null || Number.isFinite(this.end), "invalid content-length");
this.resume = n;
this.headersSent = !0;
this.etag = o.etag == null ? null : o.etag;
this.etag != null && this.etag.startsWith("W/") && (this.etag = null);
return this.handler.onHeaders(e, t, n, i);
}
let l = new a("Request failed", e, {
headers: o,
data: { count: this.retryCount }
});
this.abort(l);
return !1;
}
onData(e) {
this.start += e.length;
return this.handler.onData(e);
}
onComplete(e) {
this.retryCount = 0;
return this.handler.onComplete(e);
}
onError(e) {
if (this.aborted || o(this.opts.body) || this.headersSent && this.resume == null) return this.handler.onError(e);
this.retryCount - this.retryCountCheckpoint > 0 ? this.retryCount = this.retryCountCheckpoint + (this.retryCount - this.retryCountCheckpoint) : this.retryCount += 1;
this.retryOpts.retry(e, {
state: { counter: this.retryCount },
opts: {
retryOptions: this.retryOpts,
...this.opts
}
}, onRetry.bind(this));
function onRetry(e) {
if (e != null || this.aborted || o(this.opts.body)) return this.handler.onError(e);
if (this.start !== 0) {
let e = { range: `bytes=${this.start}-${this.end ?? ""}` };
this.etag != null && (e["if-match"] = this.etag);
this.opts = {
...this.opts,
headers: {
...this.opts.headers,
...e
}
};
}
try {
this.retryCountCheckpoint = this.retryCount;
this.dispatch(this.opts, this);
} catch (e) {
this.handler.onError(e);
}
}
}
}
e.exports = RetryHandler;
}),
56222: ((e, t, n) => {
let { isIP: r } = n(77030);
let { lookup: i } = n(40610);
let a = n(30414);
let { InvalidArgumentError: o, InformationalError: s } = n(67438);
let c = 2 ** 31 - 1;
class DNSInstance {
#e = 0;
#t = 0;
#n = new Map();
dualStack = !0;
affinity = null;
lookup = null;
pick = null;
constructor(e) {
this.#e = e.maxTTL;
this.#t = e.maxItems;
this.dualStack = e.dualStack;
this.affinity = e.affinity;
this.lookup = e.lookup ?? this.#r;
this.pick = e.pick ?? this.#i;
}
get full() {
return this.#n.size === this.#t;
}
runLookup(e, t, n) {
let r = this.#n.get(e.hostname);
if (r == null && this.full) {
n(null, e.origin);
return;
}
let i = {
affinity: this.affinity,
dualStack: this.dualStack,
lookup: this.lookup,
pick: this.pick,
...t.dns,
maxTTL: this.#e,
maxItems: this.#t
};
if (r == null) this.lookup(e, i, (t, r) => {
if (t || r == null || r.length === 0) {
n(t ?? new s("No DNS entries found"));
return;
}
this.setRecords(e, r);
let a = this.#n.get(e.hostname);
let o = this.pick(e, a, i.affinity);
let c;
c = typeof o.port == "number" ? `:${o.port}` : e.port === "" ? "" : `:${e.port}`;
n(null, `${e.protocol}//${o.family === 6 ? `[${o.address}]` : o.address}${c}`);
});
else {
let a = this.pick(e, r, i.affinity);
if (a == null) {
this.#n.delete(e.hostname);
this.runLookup(e, t, n);
return;
}
let o;
o = typeof a.port == "number" ? `:${a.port}` : e.port === "" ? "" : `:${e.port}`;
n(null, `${e.protocol}//${a.family === 6 ? `[${a.address}]` : a.address}${o}`);
}
}
#r(e, t, n) {
i(e.hostname, {
all: !0,
family: this.dualStack === !1 ? this.affinity : 0,
order: "ipv4first"
}, (e, t) => {
if (e) return n(e);
let r = new Map();
for (let e of t) r.set(`${e.address}:${e.family}`, e);
n(null, r.values());
});
}
#i(e, t, n) {
let r = null;
let { records: i, offset: a } = t;
let o;
if (this.dualStack) {
if (n == null) {
if (a == null || a === c) {
t.offset = 0;
n = 4;
} else {
t.offset++;
n = (t.offset & 1) == 1 ? 6 : 4;
}
}
o = i[n] != null && i[n].ips.length > 0 ? i[n] : i[n === 4 ? 6 : 4];
} else o = i[n];
if (o == null || o.ips.length === 0) return r;
o.offset == null || o.offset === c ? o.offset = 0 : o.offset++;
let s = o.offset % o.ips.length;
r = o.ips[s] ?? null;
if (r == null) return r;
if (Date.now() - r.timestamp > r.ttl) {
o.ips.splice(s, 1);
return this.pick(e, t, n);
}
return r;
}
setRecords(e, t) {
let n = Date.now();
let r = { records: {
4: null,
6: null
} };
for (let e of t) {
e.timestamp = n;
e.ttl = typeof e.ttl == "number" ? Math.min(e.ttl, this.#e) : this.#e;
let t = r.records[e.family] ?? { ips: [] };
t.ips.push(e);
r.records[e.family] = t;
}
this.#n.set(e.hostname, r);
}
getHandler(e, t) {
return new DNSDispatchHandler(this, e, t);
}
}
class DNSDispatchHandler extends a {
#e = null;
#t = null;
#n = null;
#r = null;
#i = null;
constructor(e, { origin: t, handler: n, dispatch: r }, i) {
super(n);
this.#i = t;
this.#r = n;
this.#t = { ...i };
this.#e = e;
this.#n = r;
}
onError(e) {
switch (e.code) {
case "ETIMEDOUT":
case "ECONNREFUSED":
if (this.#e.dualStack) {
this.#e.runLookup(this.#i, this.#t, (e, t) => {
if (e) return this.#r.onError(e);
let n = {
...this.#t,
origin: t
};
this.#n(n, this);
});
return;
}
this.#r.onError(e);
return;
case "ENOTFOUND": this.#e.deleteRecord(this.#i);
default: this.#r.onError(e);
}
}
}
e.exports = (e) => {
if (e?.maxTTL != null && (typeof e?.maxTTL != "number" || e?.maxTTL < 0)) throw new o("Invalid maxTTL. Must be a positive number");
if (e?.maxItems != null && (typeof e?.maxItems != "number" || e?.maxItems < 1)) throw new o("Invalid maxItems. Must be a positive number and greater than zero");
if (e?.affinity != null && e?.affinity !== 4 && e?.affinity !== 6) throw new o("Invalid affinity. Must be either 4 or 6");
if (e?.dualStack != null && typeof e?.dualStack != "boolean") throw new o("Invalid dualStack. Must be a boolean");
if (e?.lookup != null && typeof e?.lookup != "function") throw new o("Invalid lookup. Must be a function");
if (e?.pick != null && typeof e?.pick != "function") throw new o("Invalid pick. Must be a function");
let t = e?.dualStack ?? !0;
let n;
n = t ? e?.affinity ?? null : e?.affinity ?? 4;
let i = {
maxTTL: e?.maxTTL ?? 1e4,
lookup: e?.lookup ?? null,
pick: e?.pick ?? null,
dualStack: t,
affinity: n,
maxItems: e?.maxItems ?? Infinity
};
let a = new DNSInstance(i);
return (e) => function dnsInterceptor(t, n) {
let i = t.origin.constructor === URL ? t.origin : new URL(t.origin);
if (r(i.hostname) !== 0) return e(t, n);
a.runLookup(i, t, (r, o) => {
if (r) return n.onError(r);
let s = null;
s = {
...t,
servername: i.hostname,
origin: o,
headers: {
host: i.hostname,
...t.headers
}
};
e(s, a.getHandler({
origin: i,
dispatch: e,
handler: n
}, t));
});
return !0;
};
};
}),
63807: ((e, t, n) => {
let r = n(68081);
let { InvalidArgumentError: i, RequestAbortedError: a } = n(67438);
let o = n(30414);
class DumpHandler extends o {
#e = 1048576;
#t = null;
#n = !1;
#r = !1;
#i = 0;
#a = null;
#o = null;
constructor({ maxSize: e }, t) {
super(t);
if (e != null && (!Number.isFinite(e) || e < 1)) throw new i("maxSize must be a number greater than 0");
this.#e = e ?? this.#e;
this.#o = t;
}
onConnect(e) {
this.#t = e;
this.#o.onConnect(this.#s.bind(this));
}
#s(e) {
this.#r = !0;
this.#a = e;
}
onHeaders(e, t, n, i) {
let o = r.parseHeaders(t)["content-length"];
if (o != null && o > this.#e) throw new a(`Response size (${o}) larger than maxSize (${this.#e})`);
if (this.#r) return !0;
return this.#o.onHeaders(e, t, n, i);
}
onError(e) {
if (this.#n) return;
e = this.#a ?? e;
this.#o.onError(e);
}
onData(e) {
this.#i += e.length;
if (this.#i >= this.#e) {
this.#n = !0;
this.#r ? this.#o.onError(this.#a) : this.#o.onComplete([]);
}
return !0;
}
onComplete(e) {
if (this.#n) return;
if (this.#r) {
this.#o.onError(this.reason);
return;
}
this.#o.onComplete(e);
}
}
function createDumpInterceptor({ maxSize: e } = { maxSize: 1048576 }) {
return (t) => function Intercept(n, r) {
let { dumpMaxSize: i = e } = n;
return t(n, new DumpHandler({ maxSize: i }, r));
};
}
e.exports = createDumpInterceptor;
}),
81839: ((e, t, n) => {
let r = n(38933);
function createRedirectInterceptor({ maxRedirections: e }) {
return (t) => function Intercept(n, i) {
let { maxRedirections: a = e } = n;
if (!a) return t(n, i);
let o = new r(t, a, n, i);
n = {
...n,
maxRedirections: 0
};
return t(n, o);
};
}
e.exports = createRedirectInterceptor;
}),
66529: ((e, t, n) => {
let r = n(38933);
e.exports = (e) => {
let t = e?.maxRedirections;
return (e) => function redirectInterceptor(n, i) {
let { maxRedirections: a = t, ...o } = n;
if (!a) return e(n, i);
return e(o, new r(e, a, n, i));
};
};
}),
62023: ((e, t, n) => {
let r = n(42069);
e.exports = (e) => (t) => function retryInterceptor(n, i) {
return t(n, new r({
...n,
retryOptions: {
...e,
...n.retryOptions
}
}, {
handler: i,
dispatch: t
}));
};
}),
26715: ((e, t, n) => {
Object.defineProperty(t, "__esModule", { value: !0 });
t.SPECIAL_HEADERS = t.HEADER_STATE = t.MINOR = t.MAJOR = t.CONNECTION_TOKEN_CHARS = t.HEADER_CHARS = t.TOKEN = t.STRICT_TOKEN = t.HEX = t.URL_CHAR = t.STRICT_URL_CHAR = t.USERINFO_CHARS = t.MARK = t.ALPHANUM = t.NUM = t.HEX_MAP = t.NUM_MAP = t.ALPHA = t.FINISH = t.H_METHOD_MAP = t.METHOD_MAP = t.METHODS_RTSP = t.METHODS_ICE = t.METHODS_HTTP = t.METHODS = t.LENIENT_FLAGS = t.FLAGS = t.TYPE = t.ERROR = void 0;
let r = n(96411);
(function(e) {
e[e.OK = 0] = "OK";
e[e.INTERNAL = 1] = "INTERNAL";
e[e.STRICT = 2] = "STRICT";
e[e.LF_EXPECTED = 3] = "LF_EXPECTED";
e[e.UNEXPECTED_CONTENT_LENGTH = 4] = "UNEXPECTED_CONTENT_LENGTH";
e[e.CLOSED_CONNECTION = 5] = "CLOSED_CONNECTION";
e[e.INVALID_METHOD = 6] = "INVALID_METHOD";
e[e.INVALID_URL = 7] = "INVALID_URL";
e[e.INVALID_CONSTANT = 8] = "INVALID_CONSTANT";
e[e.INVALID_VERSION = 9] = "INVALID_VERSION";
e[e.INVALID_HEADER_TOKEN = 10] = "INVALID_HEADER_TOKEN";
e[e.INVALID_CONTENT_LENGTH = 11] = "INVALID_CONTENT_LENGTH";
e[e.INVALID_CHUNK_SIZE = 12] = "INVALID_CHUNK_SIZE";
e[e.INVALID_STATUS = 13] = "INVALID_STATUS";
e[e.INVALID_EOF_STATE = 14] = "INVALID_EOF_STATE";
e[e.INVALID_TRANSFER_ENCODING = 15] = "INVALID_TRANSFER_ENCODING";
e[e.CB_MESSAGE_BEGIN = 16] = "CB_MESSAGE_BEGIN";
e[e.CB_HEADERS_COMPLETE = 17] = "CB_HEADERS_COMPLETE";
e[e.CB_MESSAGE_COMPLETE = 18] = "CB_MESSAGE_COMPLETE";
e[e.CB_CHUNK_HEADER = 19] = "CB_CHUNK_HEADER";
e[e.CB_CHUNK_COMPLETE = 20] = "CB_CHUNK_COMPLETE";
e[e.PAUSED = 21] = "PAUSED";
e[e.PAUSED_UPGRADE = 22] = "PAUSED_UPGRADE";
e[e.PAUSED_H2_UPGRADE = 23] = "PAUSED_H2_UPGRADE";
e[e.USER = 24] = "USER";
})(t.ERROR ||= {});
(function(e) {
e[e.BOTH = 0] = "BOTH";
e[e.REQUEST = 1] = "REQUEST";
e[e.RESPONSE = 2] = "RESPONSE";
})(t.TYPE ||= {});
(function(e) {
e[e.CONNECTION_KEEP_ALIVE = 1] = "CONNECTION_KEEP_ALIVE";
e[e.CONNECTION_CLOSE = 2] = "CONNECTION_CLOSE";
e[e.CONNECTION_UPGRADE = 4] = "CONNECTION_UPGRADE";
e[e.CHUNKED = 8] = "CHUNKED";
e[e.UPGRADE = 16] = "UPGRADE";
e[e.CONTENT_LENGTH = 32] = "CONTENT_LENGTH";
e[e.SKIPBODY = 64] = "SKIPBODY";
e[e.TRAILING = 128] = "TRAILING";
e[e.TRANSFER_ENCODING = 512] = "TRANSFER_ENCODING";
})(t.FLAGS ||= {});
(function(e) {
e[e.HEADERS = 1] = "HEADERS";
e[e.CHUNKED_LENGTH = 2] = "CHUNKED_LENGTH";
e[e.KEEP_ALIVE = 4] = "KEEP_ALIVE";
})(t.LENIENT_FLAGS ||= {});
var i;
(function(e) {
e[e.DELETE = 0] = "DELETE";
e[e.GET = 1] = "GET";
e[e.HEAD = 2] = "HEAD";
e[e.POST = 3] = "POST";
e[e.PUT = 4] = "PUT";
e[e.CONNECT = 5] = "CONNECT";
e[e.OPTIONS = 6] = "OPTIONS";
e[e.TRACE = 7] = "TRACE";
e[e.COPY = 8] = "COPY";
e[e.LOCK = 9] = "LOCK";
e[e.MKCOL = 10] = "MKCOL";
e[e.MOVE = 11] = "MOVE";
e[e.PROPFIND = 12] = "PROPFIND";
e[e.PROPPATCH = 13] = "PROPPATCH";
e[e.SEARCH = 14] = "SEARCH";
e[e.UNLOCK = 15] = "UNLOCK";
e[e.BIND = 16] = "BIND";
e[e.REBIND = 17] = "REBIND";
e[e.UNBIND = 18] = "UNBIND";
e[e.ACL = 19] = "ACL";
e[e.REPORT = 20] = "REPORT";
e[e.MKACTIVITY = 21] = "MKACTIVITY";
e[e.CHECKOUT = 22] = "CHECKOUT";
e[e.MERGE = 23] = "MERGE";
e[e["M-SEARCH"] = 24] = "M-SEARCH";
e[e.NOTIFY = 25] = "NOTIFY";
e[e.SUBSCRIBE = 26] = "SUBSCRIBE";
e[e.UNSUBSCRIBE = 27] = "UNSUBSCRIBE";
e[e.PATCH = 28] = "PATCH";
e[e.PURGE = 29] = "PURGE";
e[e.MKCALENDAR = 30] = "MKCALENDAR";
e[e.LINK = 31] = "LINK";
e[e.UNLINK = 32] = "UNLINK";
e[e.SOURCE = 33] = "SOURCE";
e[e.PRI = 34] = "PRI";
e[e.DESCRIBE = 35] = "DESCRIBE";
e[e.ANNOUNCE = 36] = "ANNOUNCE";
e[e.SETUP = 37] = "SETUP";
e[e.PLAY = 38] = "PLAY";
e[e.PAUSE = 39] = "PAUSE";
e[e.TEARDOWN = 40] = "TEARDOWN";
e[e.GET_PARAMETER = 41] = "GET_PARAMETER";
e[e.SET_PARAMETER = 42] = "SET_PARAMETER";
e[e.REDIRECT = 43] = "REDIRECT";
e[e.RECORD = 44] = "RECORD";
e[e.FLUSH = 45] = "FLUSH";
})(i = t.METHODS ||= {});
t.METHODS_HTTP = [
i.DELETE,
i.GET,
i.HEAD,
i.POST,
i.PUT,
i.CONNECT,
i.OPTIONS,
i.TRACE,
i.COPY,
i.LOCK,
i.MKCOL,
i.MOVE,
i.PROPFIND,
i.PROPPATCH,
i.SEARCH,
i.UNLOCK,
i.BIND,
i.REBIND,
i.UNBIND,
i.ACL,
i.REPORT,
i.MKACTIVITY,
i.CHECKOUT,
i.MERGE,
i["M-SEARCH"],
i.NOTIFY,
i.SUBSCRIBE,
i.UNSUBSCRIBE,
i.PATCH,
i.PURGE,
i.MKCALENDAR,
i.LINK,
i.UNLINK,
i.PRI,
i.SOURCE
];
t.METHODS_ICE = [i.SOURCE];
t.METHODS_RTSP = [
i.OPTIONS,
i.DESCRIBE,
i.ANNOUNCE,
i.SETUP,
i.PLAY,
i.PAUSE,
i.TEARDOWN,
i.GET_PARAMETER,
i.SET_PARAMETER,
i.REDIRECT,
i.RECORD,
i.FLUSH,
i.GET,
i.POST
];
t.METHOD_MAP = r.enumToMap(i);
t.H_METHOD_MAP = {};
Object.keys(t.METHOD_MAP).forEach((e) => {
/^H/.test(e) && (t.H_METHOD_MAP[e] = t.METHOD_MAP[e]);
});
(function(e) {
e[e.SAFE = 0] = "SAFE";
e[e.SAFE_WITH_CB = 1] = "SAFE_WITH_CB";
e[e.UNSAFE = 2] = "UNSAFE";
})(t.FINISH ||= {});
t.ALPHA = [];
for (let e = 65; e <= 90; e++) {
t.ALPHA.push(String.fromCharCode(e));
t.ALPHA.push(String.fromCharCode(e + 32));
}
t.NUM_MAP = {
0: 0,
1: 1,
2: 2,
3: 3,
4: 4,
5: 5,
6: 6,
7: 7,
8: 8,
9: 9
};
t.HEX_MAP = {
0: 0,
1: 1,
2: 2,
3: 3,
4: 4,
5: 5,
6: 6,
7: 7,
8: 8,
9: 9,
A: 10,
B: 11,
C: 12,
D: 13,
E: 14,
F: 15,
a: 10,
b: 11,
c: 12,
d: 13,
e: 14,
f: 15
};
t.NUM = [
"0",
"1",
"2",
"3",
"4",
"5",
"6",
"7",
"8",
"9"
];
t.ALPHANUM = t.ALPHA.concat(t.NUM);
t.MARK = [
"-",
"_",
".",
"!",
"~",
"*",
"'",
"(",
")"
];
t.USERINFO_CHARS = t.ALPHANUM.concat(t.MARK).concat([
"%",
";",
":",
"&",
"=",
"+",
"$",
","
]);
t.STRICT_URL_CHAR = "!\"$%&'()*+,-./:;<=>@[\\]^_`{|}~".split("").concat(t.ALPHANUM);
t.URL_CHAR = t.STRICT_URL_CHAR.concat(["	", "\f"]);
for (let e = 128; e <= 255; e++) t.URL_CHAR.push(e);
t.HEX = t.NUM.concat([
"a",
"b",
"c",
"d",
"e",
"f",
"A",
"B",
"C",
"D",
"E",
"F"
]);
t.STRICT_TOKEN = [
"!",
"#",
"$",
"%",
"&",
"'",
"*",
"+",
"-",
".",
"^",
"_",
"`",
"|",
"~"
].concat(t.ALPHANUM);
t.TOKEN = t.STRICT_TOKEN.concat([" "]);
t.HEADER_CHARS = ["	"];
for (let e = 32; e <= 255; e++) e !== 127 && t.HEADER_CHARS.push(e);
t.CONNECTION_TOKEN_CHARS = t.HEADER_CHARS.filter((e) => e !== 44);
t.MAJOR = t.NUM_MAP;
t.MINOR = t.MAJOR;
var a;
(function(e) {
e[e.GENERAL = 0] = "GENERAL";
e[e.CONNECTION = 1] = "CONNECTION";
e[e.CONTENT_LENGTH = 2] = "CONTENT_LENGTH";
e[e.TRANSFER_ENCODING = 3] = "TRANSFER_ENCODING";
e[e.UPGRADE = 4] = "UPGRADE";
e[e.CONNECTION_KEEP_ALIVE = 5] = "CONNECTION_KEEP_ALIVE";
e[e.CONNECTION_CLOSE = 6] = "CONNECTION_CLOSE";
e[e.CONNECTION_UPGRADE = 7] = "CONNECTION_UPGRADE";
e[e.TRANSFER_ENCODING_CHUNKED = 8] = "TRANSFER_ENCODING_CHUNKED";
})(a = t.HEADER_STATE ||= {});
t.SPECIAL_HEADERS = {
connection: a.CONNECTION,
"content-length": a.CONTENT_LENGTH,
"proxy-connection": a.CONNECTION,
"transfer-encoding": a.TRANSFER_ENCODING,
upgrade: a.UPGRADE
};
}),
77557: ((e, t, n) => {
let { Buffer: r } = n(4573);
e.exports = r.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK07MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtXACAAQRhqQgA3AwAgAEIANwMAIABBOGpCADcDACAAQTBqQgA3AwAgAEEoakIANwMAIABBIGpCADcDACAAQRBqQgA3AwAgAEEIakIANwMAIABB3QE2AhwLBgAgABAyC5otAQt/IwBBEGsiCiQAQaTQACgCACIJRQRAQeTTACgCACIFRQRAQfDTAEJ/NwIAQejTAEKAgISAgIDAADcCAEHk0wAgCkEIakFwcUHYqtWqBXMiBTYCAEH40wBBADYCAEHI0wBBADYCAAtBzNMAQYDUBDYCAEGc0ABBgNQENgIAQbDQACAFNgIAQazQAEF/NgIAQdDTAEGArAM2AgADQCABQcjQAGogAUG80ABqIgI2AgAgAiABQbTQAGoiAzYCACABQcDQAGogAzYCACABQdDQAGogAUHE0ABqIgM2AgAgAyACNgIAIAFB2NAAaiABQczQAGoiAjYCACACIAM2AgAgAUHU0ABqIAI2AgAgAUEgaiIBQYACRw0AC0GM1ARBwasDNgIAQajQAEH00wAoAgA2AgBBmNAAQcCrAzYCAEGk0ABBiNQENgIAQcz/B0E4NgIAQYjUBCEJCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB7AFNBEBBjNAAKAIAIgZBECAAQRNqQXBxIABBC0kbIgRBA3YiAHYiAUEDcQRAAkAgAUEBcSAAckEBcyICQQN0IgBBtNAAaiIBIABBvNAAaigCACIAKAIIIgNGBEBBjNAAIAZBfiACd3E2AgAMAQsgASADNgIIIAMgATYCDAsgAEEIaiEBIAAgAkEDdCICQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIEDBELQZTQACgCACIIIARPDQEgAQRAAkBBAiAAdCICQQAgAmtyIAEgAHRxaCIAQQN0IgJBtNAAaiIBIAJBvNAAaigCACICKAIIIgNGBEBBjNAAIAZBfiAAd3EiBjYCAAwBCyABIAM2AgggAyABNgIMCyACIARBA3I2AgQgAEEDdCIAIARrIQUgACACaiAFNgIAIAIgBGoiBCAFQQFyNgIEIAgEQCAIQXhxQbTQAGohAEGg0AAoAgAhAwJ/QQEgCEEDdnQiASAGcUUEQEGM0AAgASAGcjYCACAADAELIAAoAggLIgEgAzYCDCAAIAM2AgggAyAANgIMIAMgATYCCAsgAkEIaiEBQaDQACAENgIAQZTQACAFNgIADBELQZDQACgCACILRQ0BIAtoQQJ0QbzSAGooAgAiACgCBEF4cSAEayEFIAAhAgNAAkAgAigCECIBRQRAIAJBFGooAgAiAUUNAQsgASgCBEF4cSAEayIDIAVJIQIgAyAFIAIbIQUgASAAIAIbIQAgASECDAELCyAAKAIYIQkgACgCDCIDIABHBEBBnNAAKAIAGiADIAAoAggiATYCCCABIAM2AgwMEAsgAEEUaiICKAIAIgFFBEAgACgCECIBRQ0DIABBEGohAgsDQCACIQcgASIDQRRqIgIoAgAiAQ0AIANBEGohAiADKAIQIgENAAsgB0EANgIADA8LQX8hBCAAQb9/Sw0AIABBE2oiAUFwcSEEQZDQACgCACIIRQ0AQQAgBGshBQJAAkACQAJ/QQAgBEGAAkkNABpBHyAEQf///wdLDQAaIARBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmoLIgZBAnRBvNIAaigCACICRQRAQQAhAUEAIQMMAQtBACEBIARBGSAGQQF2a0EAIAZBH0cbdCEAQQAhAwNAAkAgAigCBEF4cSAEayIHIAVPDQAgAiEDIAciBQ0AQQAhBSACIQEMAwsgASACQRRqKAIAIgcgByACIABBHXZBBHFqQRBqKAIAIgJGGyABIAcbIQEgAEEBdCEAIAINAAsLIAEgA3JFBEBBACEDQQIgBnQiAEEAIABrciAIcSIARQ0DIABoQQJ0QbzSAGooAgAhAQsgAUUNAQsDQCABKAIEQXhxIARrIgIgBUkhACACIAUgABshBSABIAMgABshAyABKAIQIgAEfyAABSABQRRqKAIACyIBDQALCyADRQ0AIAVBlNAAKAIAIARrTw0AIAMoAhghByADIAMoAgwiAEcEQEGc0AAoAgAaIAAgAygCCCIBNgIIIAEgADYCDAwOCyADQRRqIgIoAgAiAUUEQCADKAIQIgFFDQMgA0EQaiECCwNAIAIhBiABIgBBFGoiAigCACIBDQAgAEEQaiECIAAoAhAiAQ0ACyAGQQA2AgAMDQtBlNAAKAIAIgMgBE8EQEGg0AAoAgAhAQJAIAMgBGsiAkEQTwRAIAEgBGoiACACQQFyNgIEIAEgA2ogAjYCACABIARBA3I2AgQMAQsgASADQQNyNgIEIAEgA2oiACAAKAIEQQFyNgIEQQAhAEEAIQILQZTQACACNgIAQaDQACAANgIAIAFBCGohAQwPC0GY0AAoAgAiAyAESwRAIAQgCWoiACADIARrIgFBAXI2AgRBpNAAIAA2AgBBmNAAIAE2AgAgCSAEQQNyNgIEIAlBCGohAQwPC0EAIQEgBAJ/QeTTACgCAARAQezTACgCAAwBC0Hw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBDGpBcHFB2KrVqgVzNgIAQfjTAEEANgIAQcjTAEEANgIAQYCABAsiACAEQccAaiIFaiIGQQAgAGsiB3EiAk8EQEH80wBBMDYCAAwPCwJAQcTTACgCACIBRQ0AQbzTACgCACIIIAJqIQAgACABTSAAIAhLcQ0AQQAhAUH80wBBMDYCAAwPC0HI0wAtAABBBHENBAJAAkAgCQRAQczTACEBA0AgASgCACIAIAlNBEAgACABKAIEaiAJSw0DCyABKAIIIgENAAsLQQAQMyIAQX9GDQUgAiEGQejTACgCACIBQQFrIgMgAHEEQCACIABrIAAgA2pBACABa3FqIQYLIAQgBk8NBSAGQf7///8HSw0FQcTTACgCACIDBEBBvNMAKAIAIgcgBmohASABIAdNDQYgASADSw0GCyAGEDMiASAARw0BDAcLIAYgA2sgB3EiBkH+////B0sNBCAGEDMhACAAIAEoAgAgASgCBGpGDQMgACEBCwJAIAYgBEHIAGpPDQAgAUF/Rg0AQezTACgCACIAIAUgBmtqQQAgAGtxIgBB/v///wdLBEAgASEADAcLIAAQM0F/RwRAIAAgBmohBiABIQAMBwtBACAGaxAzGgwECyABIgBBf0cNBQwDC0EAIQMMDAtBACEADAoLIABBf0cNAgtByNMAQcjTACgCAEEEcjYCAAsgAkH+////B0sNASACEDMhAEEAEDMhASAAQX9GDQEgAUF/Rg0BIAAgAU8NASABIABrIgYgBEE4ak0NAQtBvNMAQbzTACgCACAGaiIBNgIAQcDTACgCACABSQRAQcDTACABNgIACwJAAkACQEGk0AAoAgAiAgRAQczTACEBA0AgACABKAIAIgMgASgCBCIFakYNAiABKAIIIgENAAsMAgtBnNAAKAIAIgFBAEcgACABT3FFBEBBnNAAIAA2AgALQQAhAUHQ0wAgBjYCAEHM0wAgADYCAEGs0ABBfzYCAEGw0ABB5NMAKAIANgIAQdjTAEEANgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBeCAAa0EPcSIBIABqIgIgBkE4ayIDIAFrIgFBAXI2AgRBqNAAQfTTACgCADYCAEGY0AAgATYCAEGk0AAgAjYCACAAIANqQTg2AgQMAgsgACACTQ0AIAIgA0kNACABKAIMQQhxDQBBeCACa0EPcSIAIAJqIgNBmNAAKAIAIAZqIgcgAGsiAEEBcjYCBCABIAUgBmo2AgRBqNAAQfTTACgCADYCAEGY0AAgADYCAEGk0AAgAzYCACACIAdqQTg2AgQMAQsgAEGc0AAoAgBJBEBBnNAAIAA2AgALIAAgBmohA0HM0wAhAQJAAkACQANAIAMgASgCAEcEQCABKAIIIgENAQwCCwsgAS0ADEEIcUUNAQtBzNMAIQEDQCABKAIAIgMgAk0EQCADIAEoAgRqIgUgAksNAwsgASgCCCEBDAALAAsgASAANgIAIAEgASgCBCAGajYCBCAAQXggAGtBD3FqIgkgBEEDcjYCBCADQXggA2tBD3FqIgYgBCAJaiIEayEBIAIgBkYEQEGk0AAgBDYCAEGY0ABBmNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEDAgLQaDQACgCACAGRgRAQaDQACAENgIAQZTQAEGU0AAoAgAgAWoiADYCACAEIABBAXI2AgQgACAEaiAANgIADAgLIAYoAgQiBUEDcUEBRw0GIAVBeHEhCCAFQf8BTQRAIAVBA3YhAyAGKAIIIgAgBigCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBwsgAiAANgIIIAAgAjYCDAwGCyAGKAIYIQcgBiAGKAIMIgBHBEAgACAGKAIIIgI2AgggAiAANgIMDAULIAZBFGoiAigCACIFRQRAIAYoAhAiBUUNBCAGQRBqIQILA0AgAiEDIAUiAEEUaiICKAIAIgUNACAAQRBqIQIgACgCECIFDQALIANBADYCAAwEC0F4IABrQQ9xIgEgAGoiByAGQThrIgMgAWsiAUEBcjYCBCAAIANqQTg2AgQgAiAFQTcgBWtBD3FqQT9rIgMgAyACQRBqSRsiA0EjNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAc2AgAgA0EQakHU0wApAgA3AgAgA0HM0wApAgA3AghB1NMAIANBCGo2AgBB0NMAIAY2AgBBzNMAIAA2AgBB2NMAQQA2AgAgA0EkaiEBA0AgAUEHNgIAIAUgAUEEaiIBSw0ACyACIANGDQAgAyADKAIEQX5xNgIEIAMgAyACayIFNgIAIAIgBUEBcjYCBCAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIDcUUEQEGM0AAgASADcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEGQ0AAoAgAiA0EBIAF0IgZxRQRAIAAgAjYCAEGQ0AAgAyAGcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQMCQANAIAMiACgCBEF4cSAFRg0BIAFBHXYhAyABQQF0IQEgACADQQRxakEQaiIGKAIAIgMNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAtBmNAAKAIAIgEgBE0NAEGk0AAoAgAiACAEaiICIAEgBGsiAUEBcjYCBEGY0AAgATYCAEGk0AAgAjYCACAAIARBA3I2AgQgAEEIaiEBDAgLQQAhAUH80wBBMDYCAAwHC0EAIQALIAdFDQACQCAGKAIcIgJBAnRBvNIAaiIDKAIAIAZGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAdBEEEUIAcoAhAgBkYbaiAANgIAIABFDQELIAAgBzYCGCAGKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAGQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAIaiEBIAYgCGoiBigCBCEFCyAGIAVBfnE2AgQgASAEaiABNgIAIAQgAUEBcjYCBCABQf8BTQRAIAFBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASABQQN2dCIBcUUEQEGM0AAgASACcjYCACAADAELIAAoAggLIgEgBDYCDCAAIAQ2AgggBCAANgIMIAQgATYCCAwBC0EfIQUgAUH///8HTQRAIAFBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmohBQsgBCAFNgIcIARCADcCECAFQQJ0QbzSAGohAEGQ0AAoAgAiAkEBIAV0IgNxRQRAIAAgBDYCAEGQ0AAgAiADcjYCACAEIAA2AhggBCAENgIIIAQgBDYCDAwBCyABQRkgBUEBdmtBACAFQR9HG3QhBSAAKAIAIQACQANAIAAiAigCBEF4cSABRg0BIAVBHXYhACAFQQF0IQUgAiAAQQRxakEQaiIDKAIAIgANAAsgAyAENgIAIAQgAjYCGCAEIAQ2AgwgBCAENgIIDAELIAIoAggiACAENgIMIAIgBDYCCCAEQQA2AhggBCACNgIMIAQgADYCCAsgCUEIaiEBDAILAkAgB0UNAAJAIAMoAhwiAUECdEG80gBqIgIoAgAgA0YEQCACIAA2AgAgAA0BQZDQACAIQX4gAXdxIgg2AgAMAgsgB0EQQRQgBygCECADRhtqIAA2AgAgAEUNAQsgACAHNgIYIAMoAhAiAQRAIAAgATYCECABIAA2AhgLIANBFGooAgAiAUUNACAAQRRqIAE2AgAgASAANgIYCwJAIAVBD00EQCADIAQgBWoiAEEDcjYCBCAAIANqIgAgACgCBEEBcjYCBAwBCyADIARqIgIgBUEBcjYCBCADIARBA3I2AgQgAiAFaiAFNgIAIAVB/wFNBEAgBUF4cUG00ABqIQACf0GM0AAoAgAiAUEBIAVBA3Z0IgVxRQRAQYzQACABIAVyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRBvNIAaiEAQQEgAXQiBCAIcUUEQCAAIAI2AgBBkNAAIAQgCHI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEEAkADQCAEIgAoAgRBeHEgBUYNASABQR12IQQgAUEBdCEBIAAgBEEEcWpBEGoiBigCACIEDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLIANBCGohAQwBCwJAIAlFDQACQCAAKAIcIgFBAnRBvNIAaiICKAIAIABGBEAgAiADNgIAIAMNAUGQ0AAgC0F+IAF3cTYCAAwCCyAJQRBBFCAJKAIQIABGG2ogAzYCACADRQ0BCyADIAk2AhggACgCECIBBEAgAyABNgIQIAEgAzYCGAsgAEEUaigCACIBRQ0AIANBFGogATYCACABIAM2AhgLAkAgBUEPTQRAIAAgBCAFaiIBQQNyNgIEIAAgAWoiASABKAIEQQFyNgIEDAELIAAgBGoiByAFQQFyNgIEIAAgBEEDcjYCBCAFIAdqIAU2AgAgCARAIAhBeHFBtNAAaiEBQaDQACgCACEDAn9BASAIQQN2dCICIAZxRQRAQYzQACACIAZyNgIAIAEMAQsgASgCCAsiAiADNgIMIAEgAzYCCCADIAE2AgwgAyACNgIIC0Gg0AAgBzYCAEGU0AAgBTYCAAsgAEEIaiEBCyAKQRBqJAAgAQtDACAARQRAPwBBEHQPCwJAIABB//8DcQ0AIABBAEgNACAAQRB2QAAiAEF/RgRAQfzTAEEwNgIAQX8PCyAAQRB0DwsACwvcPyIAQYAICwkBAAAAAgAAAAMAQZQICwUEAAAABQBBpAgLCQYAAAAHAAAACABB3AgLii1JbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AFJlc3BvbnNlIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zAFVzZXIgY2FsbGJhY2sgZXJyb3IAYG9uX3Jlc2V0YCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfaGVhZGVyYCBjYWxsYmFjayBlcnJvcgBgb25fbWVzc2FnZV9iZWdpbmAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3N0YXR1c19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3ZlcnNpb25fY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl91cmxfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXRob2RfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfZmllbGRfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fbmFtZWAgY2FsbGJhY2sgZXJyb3IAVW5leHBlY3RlZCBjaGFyIGluIHVybCBzZXJ2ZXIASW52YWxpZCBoZWFkZXIgdmFsdWUgY2hhcgBJbnZhbGlkIGhlYWRlciBmaWVsZCBjaGFyAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdmVyc2lvbgBJbnZhbGlkIG1pbm9yIHZlcnNpb24ASW52YWxpZCBtYWpvciB2ZXJzaW9uAEV4cGVjdGVkIHNwYWNlIGFmdGVyIHZlcnNpb24ARXhwZWN0ZWQgQ1JMRiBhZnRlciB2ZXJzaW9uAEludmFsaWQgSFRUUCB2ZXJzaW9uAEludmFsaWQgaGVhZGVyIHRva2VuAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdXJsAEludmFsaWQgY2hhcmFjdGVycyBpbiB1cmwAVW5leHBlY3RlZCBzdGFydCBjaGFyIGluIHVybABEb3VibGUgQCBpbiB1cmwARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgARHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhciBpbiB1cmwgcGF0aABDb250ZW50LUxlbmd0aCBjYW4ndCBiZSBwcmVzZW50IHdpdGggVHJhbnNmZXItRW5jb2RpbmcASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgc2l6ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl92YWx1ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHF1b3RlZCB2YWx1ZQBQYXVzZWQgYnkgb25faGVhZGVyc19jb21wbGV0ZQBJbnZhbGlkIEVPRiBzdGF0ZQBvbl9yZXNldCBwYXVzZQBvbl9jaHVua19oZWFkZXIgcGF1c2UAb25fbWVzc2FnZV9iZWdpbiBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fdmFsdWUgcGF1c2UAb25fc3RhdHVzX2NvbXBsZXRlIHBhdXNlAG9uX3ZlcnNpb25fY29tcGxldGUgcGF1c2UAb25fdXJsX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXNzYWdlX2NvbXBsZXRlIHBhdXNlAG9uX21ldGhvZF9jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfZmllbGRfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUgcGF1c2UAVW5leHBlY3RlZCBzcGFjZSBhZnRlciBzdGFydCBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAFBhdXNlIG9uIENPTk5FQ1QvVXBncmFkZQBQYXVzZSBvbiBQUkkvVXBncmFkZQBFeHBlY3RlZCBIVFRQLzIgQ29ubmVjdGlvbiBQcmVmYWNlAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fbWV0aG9kAEV4cGVjdGVkIHNwYWNlIGFmdGVyIG1ldGhvZABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl9maWVsZABQYXVzZWQASW52YWxpZCB3b3JkIGVuY291bnRlcmVkAEludmFsaWQgbWV0aG9kIGVuY291bnRlcmVkAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2NoZW1hAFJlcXVlc3QgaGFzIGludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYABTV0lUQ0hfUFJPWFkAVVNFX1BST1hZAE1LQUNUSVZJVFkAVU5QUk9DRVNTQUJMRV9FTlRJVFkAQ09QWQBNT1ZFRF9QRVJNQU5FTlRMWQBUT09fRUFSTFkATk9USUZZAEZBSUxFRF9ERVBFTkRFTkNZAEJBRF9HQVRFV0FZAFBMQVkAUFVUAENIRUNLT1VUAEdBVEVXQVlfVElNRU9VVABSRVFVRVNUX1RJTUVPVVQATkVUV09SS19DT05ORUNUX1RJTUVPVVQAQ09OTkVDVElPTl9USU1FT1VUAExPR0lOX1RJTUVPVVQATkVUV09SS19SRUFEX1RJTUVPVVQAUE9TVABNSVNESVJFQ1RFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX0xPQURfQkFMQU5DRURfUkVRVUVTVABCQURfUkVRVUVTVABIVFRQX1JFUVVFU1RfU0VOVF9UT19IVFRQU19QT1JUAFJFUE9SVABJTV9BX1RFQVBPVABSRVNFVF9DT05URU5UAE5PX0NPTlRFTlQAUEFSVElBTF9DT05URU5UAEhQRV9JTlZBTElEX0NPTlNUQU5UAEhQRV9DQl9SRVNFVABHRVQASFBFX1NUUklDVABDT05GTElDVABURU1QT1JBUllfUkVESVJFQ1QAUEVSTUFORU5UX1JFRElSRUNUAENPTk5FQ1QATVVMVElfU1RBVFVTAEhQRV9JTlZBTElEX1NUQVRVUwBUT09fTUFOWV9SRVFVRVNUUwBFQVJMWV9ISU5UUwBVTkFWQUlMQUJMRV9GT1JfTEVHQUxfUkVBU09OUwBPUFRJT05TAFNXSVRDSElOR19QUk9UT0NPTFMAVkFSSUFOVF9BTFNPX05FR09USUFURVMATVVMVElQTEVfQ0hPSUNFUwBJTlRFUk5BTF9TRVJWRVJfRVJST1IAV0VCX1NFUlZFUl9VTktOT1dOX0VSUk9SAFJBSUxHVU5fRVJST1IASURFTlRJVFlfUFJPVklERVJfQVVUSEVOVElDQVRJT05fRVJST1IAU1NMX0NFUlRJRklDQVRFX0VSUk9SAElOVkFMSURfWF9GT1JXQVJERURfRk9SAFNFVF9QQVJBTUVURVIAR0VUX1BBUkFNRVRFUgBIUEVfVVNFUgBTRUVfT1RIRVIASFBFX0NCX0NIVU5LX0hFQURFUgBNS0NBTEVOREFSAFNFVFVQAFdFQl9TRVJWRVJfSVNfRE9XTgBURUFSRE9XTgBIUEVfQ0xPU0VEX0NPTk5FQ1RJT04ASEVVUklTVElDX0VYUElSQVRJT04ARElTQ09OTkVDVEVEX09QRVJBVElPTgBOT05fQVVUSE9SSVRBVElWRV9JTkZPUk1BVElPTgBIUEVfSU5WQUxJRF9WRVJTSU9OAEhQRV9DQl9NRVNTQUdFX0JFR0lOAFNJVEVfSVNfRlJPWkVOAEhQRV9JTlZBTElEX0hFQURFUl9UT0tFTgBJTlZBTElEX1RPS0VOAEZPUkJJRERFTgBFTkhBTkNFX1lPVVJfQ0FMTQBIUEVfSU5WQUxJRF9VUkwAQkxPQ0tFRF9CWV9QQVJFTlRBTF9DT05UUk9MAE1LQ09MAEFDTABIUEVfSU5URVJOQUwAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRV9VTk9GRklDSUFMAEhQRV9PSwBVTkxJTksAVU5MT0NLAFBSSQBSRVRSWV9XSVRIAEhQRV9JTlZBTElEX0NPTlRFTlRfTEVOR1RIAEhQRV9VTkVYUEVDVEVEX0NPTlRFTlRfTEVOR1RIAEZMVVNIAFBST1BQQVRDSABNLVNFQVJDSABVUklfVE9PX0xPTkcAUFJPQ0VTU0lORwBNSVNDRUxMQU5FT1VTX1BFUlNJU1RFTlRfV0FSTklORwBNSVNDRUxMQU5FT1VTX1dBUk5JTkcASFBFX0lOVkFMSURfVFJBTlNGRVJfRU5DT0RJTkcARXhwZWN0ZWQgQ1JMRgBIUEVfSU5WQUxJRF9DSFVOS19TSVpFAE1PVkUAQ09OVElOVUUASFBFX0NCX1NUQVRVU19DT01QTEVURQBIUEVfQ0JfSEVBREVSU19DT01QTEVURQBIUEVfQ0JfVkVSU0lPTl9DT01QTEVURQBIUEVfQ0JfVVJMX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8AAF4TAAAmEwAAMBAAAPAXAACdEwAAFRIAADkXAADwEgAAChAAAHUSAACtEgAAghMAAE8UAAB/EAAAoBUAACMUAACJEgAAixQAAE0VAADUEQAAzxQAABAYAADJFgAA3BYAAMERAADgFwAAuxQAAHQUAAB8FQAA5RQAAAgXAAAfEAAAZRUAAKMUAAAoFQAAAhUAAJkVAAAsEAAAixkAAE8PAADUDgAAahAAAM4QAAACFwAAiQ4AAG4TAAAcEwAAZhQAAFYXAADBEwAAzRMAAGwTAABoFwAAZhcAAF8XAAAiEwAAzg8AAGkOAADYDgAAYxYAAMsTAACqDgAAKBcAACYXAADFEwAAXRYAAOgRAABnEwAAZRMAAPIWAABzEwAAHRcAAPkWAADzEQAAzw4AAM4VAAAMEgAAsxEAAKURAABhEAAAMhcAALsTAEH5NQsBAQBBkDYL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB/TcLAQEAQZE4C14CAwICAgICAAACAgACAgACAgICAgICAgICAAQAAAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEH9OQsBAQBBkToLXgIAAgICAgIAAAICAAICAAICAgICAgICAgIAAwAEAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgIAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgACAAIAQfA7Cw1sb3NlZWVwLWFsaXZlAEGJPAsBAQBBoDwL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBiT4LAQEAQaA+C+cBAQEBAQEBAQEBAQEBAgEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQFjaHVua2VkAEGwwAALXwEBAAEBAQEBAAABAQABAQABAQEBAQEBAQEBAAAAAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAEGQwgALIWVjdGlvbmVudC1sZW5ndGhvbnJveHktY29ubmVjdGlvbgBBwMIACy1yYW5zZmVyLWVuY29kaW5ncGdyYWRlDQoNCg0KU00NCg0KVFRQL0NFL1RTUC8AQfnCAAsFAQIAAQMAQZDDAAvgAQQBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH5xAALBQECAAEDAEGQxQAL4AEEAQEFAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cYACwQBAAABAEGRxwAL3wEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH6yAALBAEAAAIAQZDJAAtfAwQAAAQEBAQEBAQEBAQEBQQEBAQEBAQEBAQEBAAEAAYHBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQAQfrKAAsEAQAAAQBBkMsACwEBAEGqywALQQIAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAEH6zAALBAEAAAEAQZDNAAsBAQBBms0ACwYCAAAAAAIAQbHNAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB8M4AC5YBTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRU9SRElSRUNUT1JUUkNIUEFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv", "base64");
}),
22311: ((e, t, n) => {
let { Buffer: r } = n(4573);
e.exports = r.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK77MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtzACAAQRBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQTBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQSBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQd0BNgIcCwYAIAAQMguaLQELfyMAQRBrIgokAEGk0AAoAgAiCUUEQEHk0wAoAgAiBUUEQEHw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBCGpBcHFB2KrVqgVzIgU2AgBB+NMAQQA2AgBByNMAQQA2AgALQczTAEGA1AQ2AgBBnNAAQYDUBDYCAEGw0AAgBTYCAEGs0ABBfzYCAEHQ0wBBgKwDNgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBjNQEQcGrAzYCAEGo0ABB9NMAKAIANgIAQZjQAEHAqwM2AgBBpNAAQYjUBDYCAEHM/wdBODYCAEGI1AQhCQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQewBTQRAQYzQACgCACIGQRAgAEETakFwcSAAQQtJGyIEQQN2IgB2IgFBA3EEQAJAIAFBAXEgAHJBAXMiAkEDdCIAQbTQAGoiASAAQbzQAGooAgAiACgCCCIDRgRAQYzQACAGQX4gAndxNgIADAELIAEgAzYCCCADIAE2AgwLIABBCGohASAAIAJBA3QiAkEDcjYCBCAAIAJqIgAgACgCBEEBcjYCBAwRC0GU0AAoAgAiCCAETw0BIAEEQAJAQQIgAHQiAkEAIAJrciABIAB0cWgiAEEDdCICQbTQAGoiASACQbzQAGooAgAiAigCCCIDRgRAQYzQACAGQX4gAHdxIgY2AgAMAQsgASADNgIIIAMgATYCDAsgAiAEQQNyNgIEIABBA3QiACAEayEFIAAgAmogBTYCACACIARqIgQgBUEBcjYCBCAIBEAgCEF4cUG00ABqIQBBoNAAKAIAIQMCf0EBIAhBA3Z0IgEgBnFFBEBBjNAAIAEgBnI2AgAgAAwBCyAAKAIICyIBIAM2AgwgACADNgIIIAMgADYCDCADIAE2AggLIAJBCGohAUGg0AAgBDYCAEGU0AAgBTYCAAwRC0GQ0AAoAgAiC0UNASALaEECdEG80gBqKAIAIgAoAgRBeHEgBGshBSAAIQIDQAJAIAIoAhAiAUUEQCACQRRqKAIAIgFFDQELIAEoAgRBeHEgBGsiAyAFSSECIAMgBSACGyEFIAEgACACGyEAIAEhAgwBCwsgACgCGCEJIAAoAgwiAyAARwRAQZzQACgCABogAyAAKAIIIgE2AgggASADNgIMDBALIABBFGoiAigCACIBRQRAIAAoAhAiAUUNAyAAQRBqIQILA0AgAiEHIAEiA0EUaiICKAIAIgENACADQRBqIQIgAygCECIBDQALIAdBADYCAAwPC0F/IQQgAEG/f0sNACAAQRNqIgFBcHEhBEGQ0AAoAgAiCEUNAEEAIARrIQUCQAJAAkACf0EAIARBgAJJDQAaQR8gBEH///8HSw0AGiAEQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qCyIGQQJ0QbzSAGooAgAiAkUEQEEAIQFBACEDDAELQQAhASAEQRkgBkEBdmtBACAGQR9HG3QhAEEAIQMDQAJAIAIoAgRBeHEgBGsiByAFTw0AIAIhAyAHIgUNAEEAIQUgAiEBDAMLIAEgAkEUaigCACIHIAcgAiAAQR12QQRxakEQaigCACICRhsgASAHGyEBIABBAXQhACACDQALCyABIANyRQRAQQAhA0ECIAZ0IgBBACAAa3IgCHEiAEUNAyAAaEECdEG80gBqKAIAIQELIAFFDQELA0AgASgCBEF4cSAEayICIAVJIQAgAiAFIAAbIQUgASADIAAbIQMgASgCECIABH8gAAUgAUEUaigCAAsiAQ0ACwsgA0UNACAFQZTQACgCACAEa08NACADKAIYIQcgAyADKAIMIgBHBEBBnNAAKAIAGiAAIAMoAggiATYCCCABIAA2AgwMDgsgA0EUaiICKAIAIgFFBEAgAygCECIBRQ0DIANBEGohAgsDQCACIQYgASIAQRRqIgIoAgAiAQ0AIABBEGohAiAAKAIQIgENAAsgBkEANgIADA0LQZTQACgCACIDIARPBEBBoNAAKAIAIQECQCADIARrIgJBEE8EQCABIARqIgAgAkEBcjYCBCABIANqIAI2AgAgASAEQQNyNgIEDAELIAEgA0EDcjYCBCABIANqIgAgACgCBEEBcjYCBEEAIQBBACECC0GU0AAgAjYCAEGg0AAgADYCACABQQhqIQEMDwtBmNAAKAIAIgMgBEsEQCAEIAlqIgAgAyAEayIBQQFyNgIEQaTQACAANgIAQZjQACABNgIAIAkgBEEDcjYCBCAJQQhqIQEMDwtBACEBIAQCf0Hk0wAoAgAEQEHs0wAoAgAMAQtB8NMAQn83AgBB6NMAQoCAhICAgMAANwIAQeTTACAKQQxqQXBxQdiq1aoFczYCAEH40wBBADYCAEHI0wBBADYCAEGAgAQLIgAgBEHHAGoiBWoiBkEAIABrIgdxIgJPBEBB/NMAQTA2AgAMDwsCQEHE0wAoAgAiAUUNAEG80wAoAgAiCCACaiEAIAAgAU0gACAIS3ENAEEAIQFB/NMAQTA2AgAMDwtByNMALQAAQQRxDQQCQAJAIAkEQEHM0wAhAQNAIAEoAgAiACAJTQRAIAAgASgCBGogCUsNAwsgASgCCCIBDQALC0EAEDMiAEF/Rg0FIAIhBkHo0wAoAgAiAUEBayIDIABxBEAgAiAAayAAIANqQQAgAWtxaiEGCyAEIAZPDQUgBkH+////B0sNBUHE0wAoAgAiAwRAQbzTACgCACIHIAZqIQEgASAHTQ0GIAEgA0sNBgsgBhAzIgEgAEcNAQwHCyAGIANrIAdxIgZB/v///wdLDQQgBhAzIQAgACABKAIAIAEoAgRqRg0DIAAhAQsCQCAGIARByABqTw0AIAFBf0YNAEHs0wAoAgAiACAFIAZrakEAIABrcSIAQf7///8HSwRAIAEhAAwHCyAAEDNBf0cEQCAAIAZqIQYgASEADAcLQQAgBmsQMxoMBAsgASIAQX9HDQUMAwtBACEDDAwLQQAhAAwKCyAAQX9HDQILQcjTAEHI0wAoAgBBBHI2AgALIAJB/v///wdLDQEgAhAzIQBBABAzIQEgAEF/Rg0BIAFBf0YNASAAIAFPDQEgASAAayIGIARBOGpNDQELQbzTAEG80wAoAgAgBmoiATYCAEHA0wAoAgAgAUkEQEHA0wAgATYCAAsCQAJAAkBBpNAAKAIAIgIEQEHM0wAhAQNAIAAgASgCACIDIAEoAgQiBWpGDQIgASgCCCIBDQALDAILQZzQACgCACIBQQBHIAAgAU9xRQRAQZzQACAANgIAC0EAIQFB0NMAIAY2AgBBzNMAIAA2AgBBrNAAQX82AgBBsNAAQeTTACgCADYCAEHY0wBBADYCAANAIAFByNAAaiABQbzQAGoiAjYCACACIAFBtNAAaiIDNgIAIAFBwNAAaiADNgIAIAFB0NAAaiABQcTQAGoiAzYCACADIAI2AgAgAUHY0ABqIAFBzNAAaiICNgIAIAIgAzYCACABQdTQAGogAjYCACABQSBqIgFBgAJHDQALQXggAGtBD3EiASAAaiICIAZBOGsiAyABayIBQQFyNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAI2AgAgACADakE4NgIEDAILIAAgAk0NACACIANJDQAgASgCDEEIcQ0AQXggAmtBD3EiACACaiIDQZjQACgCACAGaiIHIABrIgBBAXI2AgQgASAFIAZqNgIEQajQAEH00wAoAgA2AgBBmNAAIAA2AgBBpNAAIAM2AgAgAiAHakE4NgIEDAELIABBnNAAKAIASQRAQZzQACAANgIACyAAIAZqIQNBzNMAIQECQAJAAkADQCADIAEoAgBHBEAgASgCCCIBDQEMAgsLIAEtAAxBCHFFDQELQczTACEBA0AgASgCACIDIAJNBEAgAyABKAIEaiIFIAJLDQMLIAEoAgghAQwACwALIAEgADYCACABIAEoAgQgBmo2AgQgAEF4IABrQQ9xaiIJIARBA3I2AgQgA0F4IANrQQ9xaiIGIAQgCWoiBGshASACIAZGBEBBpNAAIAQ2AgBBmNAAQZjQACgCACABaiIANgIAIAQgAEEBcjYCBAwIC0Gg0AAoAgAgBkYEQEGg0AAgBDYCAEGU0ABBlNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEIAAgBGogADYCAAwICyAGKAIEIgVBA3FBAUcNBiAFQXhxIQggBUH/AU0EQCAFQQN2IQMgBigCCCIAIAYoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAcLIAIgADYCCCAAIAI2AgwMBgsgBigCGCEHIAYgBigCDCIARwRAIAAgBigCCCICNgIIIAIgADYCDAwFCyAGQRRqIgIoAgAiBUUEQCAGKAIQIgVFDQQgBkEQaiECCwNAIAIhAyAFIgBBFGoiAigCACIFDQAgAEEQaiECIAAoAhAiBQ0ACyADQQA2AgAMBAtBeCAAa0EPcSIBIABqIgcgBkE4ayIDIAFrIgFBAXI2AgQgACADakE4NgIEIAIgBUE3IAVrQQ9xakE/ayIDIAMgAkEQakkbIgNBIzYCBEGo0ABB9NMAKAIANgIAQZjQACABNgIAQaTQACAHNgIAIANBEGpB1NMAKQIANwIAIANBzNMAKQIANwIIQdTTACADQQhqNgIAQdDTACAGNgIAQczTACAANgIAQdjTAEEANgIAIANBJGohAQNAIAFBBzYCACAFIAFBBGoiAUsNAAsgAiADRg0AIAMgAygCBEF+cTYCBCADIAMgAmsiBTYCACACIAVBAXI2AgQgBUH/AU0EQCAFQXhxQbTQAGohAAJ/QYzQACgCACIBQQEgBUEDdnQiA3FFBEBBjNAAIAEgA3I2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEG80gBqIQBBkNAAKAIAIgNBASABdCIGcUUEQCAAIAI2AgBBkNAAIAMgBnI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEDAkADQCADIgAoAgRBeHEgBUYNASABQR12IQMgAUEBdCEBIAAgA0EEcWpBEGoiBigCACIDDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLQZjQACgCACIBIARNDQBBpNAAKAIAIgAgBGoiAiABIARrIgFBAXI2AgRBmNAAIAE2AgBBpNAAIAI2AgAgACAEQQNyNgIEIABBCGohAQwIC0EAIQFB/NMAQTA2AgAMBwtBACEACyAHRQ0AAkAgBigCHCICQQJ0QbzSAGoiAygCACAGRgRAIAMgADYCACAADQFBkNAAQZDQACgCAEF+IAJ3cTYCAAwCCyAHQRBBFCAHKAIQIAZGG2ogADYCACAARQ0BCyAAIAc2AhggBigCECICBEAgACACNgIQIAIgADYCGAsgBkEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgCGohASAGIAhqIgYoAgQhBQsgBiAFQX5xNgIEIAEgBGogATYCACAEIAFBAXI2AgQgAUH/AU0EQCABQXhxQbTQAGohAAJ/QYzQACgCACICQQEgAUEDdnQiAXFFBEBBjNAAIAEgAnI2AgAgAAwBCyAAKAIICyIBIAQ2AgwgACAENgIIIAQgADYCDCAEIAE2AggMAQtBHyEFIAFB////B00EQCABQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qIQULIAQgBTYCHCAEQgA3AhAgBUECdEG80gBqIQBBkNAAKAIAIgJBASAFdCIDcUUEQCAAIAQ2AgBBkNAAIAIgA3I2AgAgBCAANgIYIAQgBDYCCCAEIAQ2AgwMAQsgAUEZIAVBAXZrQQAgBUEfRxt0IQUgACgCACEAAkADQCAAIgIoAgRBeHEgAUYNASAFQR12IQAgBUEBdCEFIAIgAEEEcWpBEGoiAygCACIADQALIAMgBDYCACAEIAI2AhggBCAENgIMIAQgBDYCCAwBCyACKAIIIgAgBDYCDCACIAQ2AgggBEEANgIYIAQgAjYCDCAEIAA2AggLIAlBCGohAQwCCwJAIAdFDQACQCADKAIcIgFBAnRBvNIAaiICKAIAIANGBEAgAiAANgIAIAANAUGQ0AAgCEF+IAF3cSIINgIADAILIAdBEEEUIAcoAhAgA0YbaiAANgIAIABFDQELIAAgBzYCGCADKAIQIgEEQCAAIAE2AhAgASAANgIYCyADQRRqKAIAIgFFDQAgAEEUaiABNgIAIAEgADYCGAsCQCAFQQ9NBEAgAyAEIAVqIgBBA3I2AgQgACADaiIAIAAoAgRBAXI2AgQMAQsgAyAEaiICIAVBAXI2AgQgAyAEQQNyNgIEIAIgBWogBTYCACAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIFcUUEQEGM0AAgASAFcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEEBIAF0IgQgCHFFBEAgACACNgIAQZDQACAEIAhyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhBAJAA0AgBCIAKAIEQXhxIAVGDQEgAUEddiEEIAFBAXQhASAAIARBBHFqQRBqIgYoAgAiBA0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIICyADQQhqIQEMAQsCQCAJRQ0AAkAgACgCHCIBQQJ0QbzSAGoiAigCACAARgRAIAIgAzYCACADDQFBkNAAIAtBfiABd3E2AgAMAgsgCUEQQRQgCSgCECAARhtqIAM2AgAgA0UNAQsgAyAJNgIYIAAoAhAiAQRAIAMgATYCECABIAM2AhgLIABBFGooAgAiAUUNACADQRRqIAE2AgAgASADNgIYCwJAIAVBD00EQCAAIAQgBWoiAUEDcjYCBCAAIAFqIgEgASgCBEEBcjYCBAwBCyAAIARqIgcgBUEBcjYCBCAAIARBA3I2AgQgBSAHaiAFNgIAIAgEQCAIQXhxQbTQAGohAUGg0AAoAgAhAwJ/QQEgCEEDdnQiAiAGcUUEQEGM0AAgAiAGcjYCACABDAELIAEoAggLIgIgAzYCDCABIAM2AgggAyABNgIMIAMgAjYCCAtBoNAAIAc2AgBBlNAAIAU2AgALIABBCGohAQsgCkEQaiQAIAELQwAgAEUEQD8AQRB0DwsCQCAAQf//A3ENACAAQQBIDQAgAEEQdkAAIgBBf0YEQEH80wBBMDYCAEF/DwsgAEEQdA8LAAsL3D8iAEGACAsJAQAAAAIAAAADAEGUCAsFBAAAAAUAQaQICwkGAAAABwAAAAgAQdwIC4otSW52YWxpZCBjaGFyIGluIHVybCBxdWVyeQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2JvZHkAQ29udGVudC1MZW5ndGggb3ZlcmZsb3cAQ2h1bmsgc2l6ZSBvdmVyZmxvdwBSZXNwb25zZSBvdmVyZmxvdwBJbnZhbGlkIG1ldGhvZCBmb3IgSFRUUC94LnggcmVxdWVzdABJbnZhbGlkIG1ldGhvZCBmb3IgUlRTUC94LnggcmVxdWVzdABFeHBlY3RlZCBTT1VSQ0UgbWV0aG9kIGZvciBJQ0UveC54IHJlcXVlc3QASW52YWxpZCBjaGFyIGluIHVybCBmcmFnbWVudCBzdGFydABFeHBlY3RlZCBkb3QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9zdGF0dXMASW52YWxpZCByZXNwb25zZSBzdGF0dXMASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucwBVc2VyIGNhbGxiYWNrIGVycm9yAGBvbl9yZXNldGAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2hlYWRlcmAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfYmVnaW5gIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fdmFsdWVgIGNhbGxiYWNrIGVycm9yAGBvbl9zdGF0dXNfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl92ZXJzaW9uX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdXJsX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAEVtcHR5IENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhcmFjdGVyIGluIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBNaXNzaW5nIGV4cGVjdGVkIExGIGFmdGVyIGhlYWRlciB2YWx1ZQBJbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AgaGVhZGVyIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGUgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZWQgdmFsdWUAUGF1c2VkIGJ5IG9uX2hlYWRlcnNfY29tcGxldGUASW52YWxpZCBFT0Ygc3RhdGUAb25fcmVzZXQgcGF1c2UAb25fY2h1bmtfaGVhZGVyIHBhdXNlAG9uX21lc3NhZ2VfYmVnaW4gcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlIHBhdXNlAG9uX3N0YXR1c19jb21wbGV0ZSBwYXVzZQBvbl92ZXJzaW9uX2NvbXBsZXRlIHBhdXNlAG9uX3VybF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGUgcGF1c2UAb25fbWVzc2FnZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXRob2RfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lIHBhdXNlAFVuZXhwZWN0ZWQgc3BhY2UgYWZ0ZXIgc3RhcnQgbGluZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgbmFtZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AAU1dJVENIX1BST1hZAFVTRV9QUk9YWQBNS0FDVElWSVRZAFVOUFJPQ0VTU0FCTEVfRU5USVRZAENPUFkATU9WRURfUEVSTUFORU5UTFkAVE9PX0VBUkxZAE5PVElGWQBGQUlMRURfREVQRU5ERU5DWQBCQURfR0FURVdBWQBQTEFZAFBVVABDSEVDS09VVABHQVRFV0FZX1RJTUVPVVQAUkVRVUVTVF9USU1FT1VUAE5FVFdPUktfQ09OTkVDVF9USU1FT1VUAENPTk5FQ1RJT05fVElNRU9VVABMT0dJTl9USU1FT1VUAE5FVFdPUktfUkVBRF9USU1FT1VUAFBPU1QATUlTRElSRUNURURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9MT0FEX0JBTEFOQ0VEX1JFUVVFU1QAQkFEX1JFUVVFU1QASFRUUF9SRVFVRVNUX1NFTlRfVE9fSFRUUFNfUE9SVABSRVBPUlQASU1fQV9URUFQT1QAUkVTRVRfQ09OVEVOVABOT19DT05URU5UAFBBUlRJQUxfQ09OVEVOVABIUEVfSU5WQUxJRF9DT05TVEFOVABIUEVfQ0JfUkVTRVQAR0VUAEhQRV9TVFJJQ1QAQ09ORkxJQ1QAVEVNUE9SQVJZX1JFRElSRUNUAFBFUk1BTkVOVF9SRURJUkVDVABDT05ORUNUAE1VTFRJX1NUQVRVUwBIUEVfSU5WQUxJRF9TVEFUVVMAVE9PX01BTllfUkVRVUVTVFMARUFSTFlfSElOVFMAVU5BVkFJTEFCTEVfRk9SX0xFR0FMX1JFQVNPTlMAT1BUSU9OUwBTV0lUQ0hJTkdfUFJPVE9DT0xTAFZBUklBTlRfQUxTT19ORUdPVElBVEVTAE1VTFRJUExFX0NIT0lDRVMASU5URVJOQUxfU0VSVkVSX0VSUk9SAFdFQl9TRVJWRVJfVU5LTk9XTl9FUlJPUgBSQUlMR1VOX0VSUk9SAElERU5USVRZX1BST1ZJREVSX0FVVEhFTlRJQ0FUSU9OX0VSUk9SAFNTTF9DRVJUSUZJQ0FURV9FUlJPUgBJTlZBTElEX1hfRk9SV0FSREVEX0ZPUgBTRVRfUEFSQU1FVEVSAEdFVF9QQVJBTUVURVIASFBFX1VTRVIAU0VFX09USEVSAEhQRV9DQl9DSFVOS19IRUFERVIATUtDQUxFTkRBUgBTRVRVUABXRUJfU0VSVkVSX0lTX0RPV04AVEVBUkRPV04ASFBFX0NMT1NFRF9DT05ORUNUSU9OAEhFVVJJU1RJQ19FWFBJUkFUSU9OAERJU0NPTk5FQ1RFRF9PUEVSQVRJT04ATk9OX0FVVEhPUklUQVRJVkVfSU5GT1JNQVRJT04ASFBFX0lOVkFMSURfVkVSU0lPTgBIUEVfQ0JfTUVTU0FHRV9CRUdJTgBTSVRFX0lTX0ZST1pFTgBIUEVfSU5WQUxJRF9IRUFERVJfVE9LRU4ASU5WQUxJRF9UT0tFTgBGT1JCSURERU4ARU5IQU5DRV9ZT1VSX0NBTE0ASFBFX0lOVkFMSURfVVJMAEJMT0NLRURfQllfUEFSRU5UQUxfQ09OVFJPTABNS0NPTABBQ0wASFBFX0lOVEVSTkFMAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0VfVU5PRkZJQ0lBTABIUEVfT0sAVU5MSU5LAFVOTE9DSwBQUkkAUkVUUllfV0lUSABIUEVfSU5WQUxJRF9DT05URU5UX0xFTkdUSABIUEVfVU5FWFBFQ1RFRF9DT05URU5UX0xFTkdUSABGTFVTSABQUk9QUEFUQ0gATS1TRUFSQ0gAVVJJX1RPT19MT05HAFBST0NFU1NJTkcATUlTQ0VMTEFORU9VU19QRVJTSVNURU5UX1dBUk5JTkcATUlTQ0VMTEFORU9VU19XQVJOSU5HAEhQRV9JTlZBTElEX1RSQU5TRkVSX0VOQ09ESU5HAEV4cGVjdGVkIENSTEYASFBFX0lOVkFMSURfQ0hVTktfU0laRQBNT1ZFAENPTlRJTlVFAEhQRV9DQl9TVEFUVVNfQ09NUExFVEUASFBFX0NCX0hFQURFUlNfQ09NUExFVEUASFBFX0NCX1ZFUlNJT05fQ09NUExFVEUASFBFX0NCX1VSTF9DT01QTEVURQBIUEVfQ0JfQ0hVTktfQ09NUExFVEUASFBFX0NCX0hFQURFUl9WQUxVRV9DT01QTEVURQBIUEVfQ0JfQ0hVTktfRVhURU5TSU9OX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fTkFNRV9DT01QTEVURQBIUEVfQ0JfTUVTU0FHRV9DT01QTEVURQBIUEVfQ0JfTUVUSE9EX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJfRklFTERfQ09NUExFVEUAREVMRVRFAEhQRV9JTlZBTElEX0VPRl9TVEFURQBJTlZBTElEX1NTTF9DRVJUSUZJQ0FURQBQQVVTRQBOT19SRVNQT05TRQBVTlNVUFBPUlRFRF9NRURJQV9UWVBFAEdPTkUATk9UX0FDQ0VQVEFCTEUAU0VSVklDRV9VTkFWQUlMQUJMRQBSQU5HRV9OT1RfU0FUSVNGSUFCTEUAT1JJR0lOX0lTX1VOUkVBQ0hBQkxFAFJFU1BPTlNFX0lTX1NUQUxFAFBVUkdFAE1FUkdFAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0UAUkVRVUVTVF9IRUFERVJfVE9PX0xBUkdFAFBBWUxPQURfVE9PX0xBUkdFAElOU1VGRklDSUVOVF9TVE9SQUdFAEhQRV9QQVVTRURfVVBHUkFERQBIUEVfUEFVU0VEX0gyX1VQR1JBREUAU09VUkNFAEFOTk9VTkNFAFRSQUNFAEhQRV9VTkVYUEVDVEVEX1NQQUNFAERFU0NSSUJFAFVOU1VCU0NSSUJFAFJFQ09SRABIUEVfSU5WQUxJRF9NRVRIT0QATk9UX0ZPVU5EAFBST1BGSU5EAFVOQklORABSRUJJTkQAVU5BVVRIT1JJWkVEAE1FVEhPRF9OT1RfQUxMT1dFRABIVFRQX1ZFUlNJT05fTk9UX1NVUFBPUlRFRABBTFJFQURZX1JFUE9SVEVEAEFDQ0VQVEVEAE5PVF9JTVBMRU1FTlRFRABMT09QX0RFVEVDVEVEAEhQRV9DUl9FWFBFQ1RFRABIUEVfTEZfRVhQRUNURUQAQ1JFQVRFRABJTV9VU0VEAEhQRV9QQVVTRUQAVElNRU9VVF9PQ0NVUkVEAFBBWU1FTlRfUkVRVUlSRUQAUFJFQ09ORElUSU9OX1JFUVVJUkVEAFBST1hZX0FVVEhFTlRJQ0FUSU9OX1JFUVVJUkVEAE5FVFdPUktfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATEVOR1RIX1JFUVVJUkVEAFNTTF9DRVJUSUZJQ0FURV9SRVFVSVJFRABVUEdSQURFX1JFUVVJUkVEAFBBR0VfRVhQSVJFRABQUkVDT05ESVRJT05fRkFJTEVEAEVYUEVDVEFUSU9OX0ZBSUxFRABSRVZBTElEQVRJT05fRkFJTEVEAFNTTF9IQU5EU0hBS0VfRkFJTEVEAExPQ0tFRABUUkFOU0ZPUk1BVElPTl9BUFBMSUVEAE5PVF9NT0RJRklFRABOT1RfRVhURU5ERUQAQkFORFdJRFRIX0xJTUlUX0VYQ0VFREVEAFNJVEVfSVNfT1ZFUkxPQURFRABIRUFEAEV4cGVjdGVkIEhUVFAvAABeEwAAJhMAADAQAADwFwAAnRMAABUSAAA5FwAA8BIAAAoQAAB1EgAArRIAAIITAABPFAAAfxAAAKAVAAAjFAAAiRIAAIsUAABNFQAA1BEAAM8UAAAQGAAAyRYAANwWAADBEQAA4BcAALsUAAB0FAAAfBUAAOUUAAAIFwAAHxAAAGUVAACjFAAAKBUAAAIVAACZFQAALBAAAIsZAABPDwAA1A4AAGoQAADOEAAAAhcAAIkOAABuEwAAHBMAAGYUAABWFwAAwRMAAM0TAABsEwAAaBcAAGYXAABfFwAAIhMAAM4PAABpDgAA2A4AAGMWAADLEwAAqg4AACgXAAAmFwAAxRMAAF0WAADoEQAAZxMAAGUTAADyFgAAcxMAAB0XAAD5FgAA8xEAAM8OAADOFQAADBIAALMRAAClEQAAYRAAADIXAAC7EwBB+TULAQEAQZA2C+ABAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQf03CwEBAEGROAteAgMCAgICAgAAAgIAAgIAAgICAgICAgICAgAEAAAAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAgICAAIAAgBB/TkLAQEAQZE6C14CAAICAgICAAACAgACAgACAgICAgICAgICAAMABAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEHwOwsNbG9zZWVlcC1hbGl2ZQBBiTwLAQEAQaA8C+ABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQYk+CwEBAEGgPgvnAQEBAQEBAQEBAQEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBY2h1bmtlZABBsMAAC18BAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBBkMIACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQcDCAAstcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQoNClNNDQoNClRUUC9DRS9UU1AvAEH5wgALBQECAAEDAEGQwwAL4AEEAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cQACwUBAgABAwBBkMUAC+ABBAEBBQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQfnGAAsEAQAAAQBBkccAC98BAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+sgACwQBAAACAEGQyQALXwMEAAAEBAQEBAQEBAQEBAUEBAQEBAQEBAQEBAQABAAGBwQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEAEH6ygALBAEAAAEAQZDLAAsBAQBBqssAC0ECAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB+swACwQBAAABAEGQzQALAQEAQZrNAAsGAgAAAAACAEGxzQALOgMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQfDOAAuWAU5PVU5DRUVDS09VVE5FQ1RFVEVDUklCRUxVU0hFVEVBRFNFQVJDSFJHRUNUSVZJVFlMRU5EQVJWRU9USUZZUFRJT05TQ0hTRUFZU1RBVENIR0VPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFSFRUUC9BRFRQLw==", "base64");
}),
96411: ((e, t) => {
Object.defineProperty(t, "__esModule", { value: !0 });
t.enumToMap = void 0;
function enumToMap(e) {
let t = {};
Object.keys(e).forEach((n) => {
let r = e[n];
typeof r == "number" && (t[n] = r);
});
return t;
}
t.enumToMap = enumToMap;
}),
72268: ((e, t, n) => {
let { kClients: r } = n(48880);
let i = n(6394);
let { kAgent: a, kMockAgentSet: o, kMockAgentGet: s, kDispatches: c, kIsMockActive: l, kNetConnect: u, kGetNetConnect: d, kOptions: f, kFactory: p } = n(42824);
let m = n(18442);
let h = n(12071);
let { matchValue: g, buildMockOptions: _ } = n(89436);
let { InvalidArgumentError: v, UndiciError: y } = n(67438);
let b = n(57222);
let x = n(43692);
let S = n(76747);
class MockAgent extends b {
constructor(e) {
super(e);
this[u] = !0;
this[l] = !0;
if (e?.agent && typeof e.agent.dispatch != "function") throw new v("Argument opts.agent must implement Agent");
let t = e?.agent ? e.agent : new i(e);
this[a] = t;
this[r] = t[r];
this[f] = _(e);
}
get(e) {
let t = this[s](e);
if (!t) {
t = this[p](e);
this[o](e, t);
}
return t;
}
dispatch(e, t) {
this.get(e.origin);
return this[a].dispatch(e, t);
}
async close() {
await this[a].close();
this[r].clear();
}
deactivate() {
this[l] = !1;
}
activate() {
this[l] = !0;
}
enableNetConnect(e) {
if (typeof e == "string" || typeof e == "function" || e instanceof RegExp) Array.isArray(this[u]) ? this[u].push(e) : this[u] = [e];
else if (e === void 0) this[u] = !0;
else throw new v("Unsupported matcher. Must be one of String|Function|RegExp.");
}
disableNetConnect() {
this[u] = !1;
}
get isMockActive() {
return this[l];
}
[o](e, t) {
this[r].set(e, t);
}
[p](e) {
let t = Object.assign({ agent: this }, this[f]);
return this[f] && this[f].connections === 1 ? new m(e, t) : new h(e, t);
}
[s](e) {
let t = this[r].get(e);
if (t) return t;
if (typeof e != "string") {
let t = this[p]("http://localhost:9999");
this[o](e, t);
return t;
}
for (let [t, n] of Array.from(this[r])) if (n && typeof t != "string" && g(t, e)) {
let t = this[p](e);
this[o](e, t);
t[c] = n[c];
return t;
}
}
[d]() {
return this[u];
}
pendingInterceptors() {
let e = this[r];
return Array.from(e.entries()).flatMap(([e, t]) => t[c].map((t) => ({
...t,
origin: e
}))).filter(({ pending: e }) => e);
}
assertNoPendingInterceptors({ pendingInterceptorsFormatter: e = new S() } = {}) {
let t = this.pendingInterceptors();
if (t.length === 0) return;
let n = new x("interceptor", "interceptors").pluralize(t.length);
throw new y(`
${n.count} ${n.noun} ${n.is} pending:

${e.format(t)}
`.trim());
}
}
e.exports = MockAgent;
}),
18442: ((e, t, n) => {
let { promisify: r } = n(57975);
let i = n(21316);
let { buildMockDispatch: a } = n(89436);
let { kDispatches: o, kMockAgent: s, kClose: c, kOriginalClose: l, kOrigin: u, kOriginalDispatch: d, kConnected: f } = n(42824);
let { MockInterceptor: p } = n(21302);
let m = n(48880);
let { InvalidArgumentError: h } = n(67438);
class MockClient extends i {
constructor(e, t) {
super(e, t);
if (!t || !t.agent || typeof t.agent.dispatch != "function") throw new h("Argument opts.agent must implement Agent");
this[s] = t.agent;
this[u] = e;
this[o] = [];
this[f] = 1;
this[d] = this.dispatch;
this[l] = this.close.bind(this);
this.dispatch = a.call(this);
this.close = this[c];
}
get [m.kConnected]() {
return this[f];
}
intercept(e) {
return new p(e, this[o]);
}
async [c]() {
await r(this[l])();
this[f] = 0;
this[s][m.kClients].delete(this[u]);
}
}
e.exports = MockClient;
}),
21830: ((e, t, n) => {
let { UndiciError: r } = n(67438);
let i = Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED");
class MockNotMatchedError extends r {
constructor(e) {
super(e);
Error.captureStackTrace(this, MockNotMatchedError);
this.name = "MockNotMatchedError";
this.message = e || "The request does not match any registered mock dispatches";
this.code = "UND_MOCK_ERR_MOCK_NOT_MATCHED";
}
static [Symbol.hasInstance](e) {
return e && e[i] === !0;
}
[i] = !0;
}
e.exports = { MockNotMatchedError };
}),
21302: ((e, t, n) => {
let { getResponseData: r, buildKey: i, addMockDispatch: a } = n(89436);
let { kDispatches: o, kDispatchKey: s, kDefaultHeaders: c, kDefaultTrailers: l, kContentLength: u, kMockDispatch: d } = n(42824);
let { InvalidArgumentError: f } = n(67438);
let { buildURL: p } = n(68081);
class MockScope {
constructor(e) {
this[d] = e;
}
delay(e) {
if (typeof e != "number" || !Number.isInteger(e) || e <= 0) throw new f("waitInMs must be a valid integer > 0");
this[d].delay = e;
return this;
}
persist() {
this[d].persist = !0;
return this;
}
times(e) {
if (typeof e != "number" || !Number.isInteger(e) || e <= 0) throw new f("repeatTimes must be a valid integer > 0");
this[d].times = e;
return this;
}
}
class MockInterceptor {
constructor(e, t) {
if (typeof e != "object") throw new f("opts must be an object");
if (e.path === void 0) throw new f("opts.path must be defined");
e.method === void 0 && (e.method = "GET");
if (typeof e.path == "string") {
if (e.query) e.path = p(e.path, e.query);
else {
let t = new URL(e.path, "data://");
e.path = t.pathname + t.search;
}
}
typeof e.method == "string" && (e.method = e.method.toUpperCase());
this[s] = i(e);
this[o] = t;
this[c] = {};
this[l] = {};
this[u] = !1;
}
createMockScopeDispatchData({ statusCode: e, data: t, responseOptions: n }) {
let i = r(t);
let a = this[u] ? { "content-length": i.length } : {};
return {
statusCode: e,
data: t,
headers: {
...this[c],
...a,
...n.headers
},
trailers: {
...this[l],
...n.trailers
}
};
}
validateReplyParameters(e) {
if (e.statusCode === void 0) throw new f("statusCode must be defined");
if (typeof e.responseOptions != "object" || e.responseOptions === null) throw new f("responseOptions must be an object");
}
reply(e) {
if (typeof e == "function") {
let wrappedDefaultsCallback = (t) => {
let n = e(t);
if (typeof n != "object" || !n) throw new f("reply options callback must return an object");
let r = {
data: "",
responseOptions: {},
...n
};
this.validateReplyParameters(r);
return { ...this.createMockScopeDispatchData(r) };
};
let t = a(this[o], this[s], wrappedDefaultsCallback);
return new MockScope(t);
}
let t = {
statusCode: e,
data: arguments[1] === void 0 ? "" : arguments[1],
responseOptions: arguments[2] === void 0 ? {} : arguments[2]
};
this.validateReplyParameters(t);
let n = this.createMockScopeDispatchData(t);
let r = a(this[o], this[s], n);
return new MockScope(r);
}
replyWithError(e) {
if (e === void 0) throw new f("error must be defined");
let t = a(this[o], this[s], { error: e });
return new MockScope(t);
}
defaultReplyHeaders(e) {
if (e === void 0) throw new f("headers must be defined");
this[c] = e;
return this;
}
defaultReplyTrailers(e) {
if (e === void 0) throw new f("trailers must be defined");
this[l] = e;
return this;
}
replyContentLength() {
this[u] = !0;
return this;
}
}
e.exports.MockInterceptor = MockInterceptor;
e.exports.MockScope = MockScope;
}),
12071: ((e, t, n) => {
let { promisify: r } = n(57975);
let i = n(3897);
let { buildMockDispatch: a } = n(89436);
let { kDispatches: o, kMockAgent: s, kClose: c, kOriginalClose: l, kOrigin: u, kOriginalDispatch: d, kConnected: f } = n(42824);
let { MockInterceptor: p } = n(21302);
let m = n(48880);
let { InvalidArgumentError: h } = n(67438);
class MockPool extends i {
constructor(e, t) {
super(e, t);
if (!t || !t.agent || typeof t.agent.dispatch != "function") throw new h("Argument opts.agent must implement Agent");
this[s] = t.agent;
this[u] = e;
this[o] = [];
this[f] = 1;
this[d] = this.dispatch;
this[l] = this.close.bind(this);
this.dispatch = a.call(this);
this.close = this[c];
}
get [m.kConnected]() {
return this[f];
}
intercept(e) {
return new p(e, this[o]);
}
async [c]() {
await r(this[l])();
this[f] = 0;
this[s][m.kClients].delete(this[u]);
}
}
e.exports = MockPool;
}),
42824: ((e) => {
e.exports = {
kAgent: Symbol("agent"),
kOptions: Symbol("options"),
kFactory: Symbol("factory"),
kDispatches: Symbol("dispatches"),
kDispatchKey: Symbol("dispatch key"),
kDefaultHeaders: Symbol("default headers"),
kDefaultTrailers: Symbol("default trailers"),
kContentLength: Symbol("content length"),
kMockAgent: Symbol("mock agent"),
kMockAgentSet: Symbol("mock agent set"),
kMockAgentGet: Symbol("mock agent get"),
kMockDispatch: Symbol("mock dispatch"),
kClose: Symbol("close"),
kOriginalClose: Symbol("original agent close"),
kOrigin: Symbol("origin"),
kIsMockActive: Symbol("is mock active"),
kNetConnect: Symbol("net connect"),
kGetNetConnect: Symbol("get net connect"),
kConnected: Symbol("connected")
};
}),
89436: ((e, t, n) => {
let { MockNotMatchedError: r } = n(21830);
let { kDispatches: i, kMockAgent: a, kOriginalDispatch: o, kOrigin: s, kGetNetConnect: c } = n(42824);
let { buildURL: l } = n(68081);
let { STATUS_CODES: u } = n(37067);
let { types: { isPromise: d } } = n(57975);
function matchValue(e, t) {
if (typeof e == "string") return e === t;
if (e instanceof RegExp) return e.test(t);
if (typeof e == "function") return e(t) === !0;
return !1;
}
function lowerCaseEntries(e) {
return Object.fromEntries(Object.entries(e).map(([e, t]) => [e.toLocaleLowerCase(), t]));
}
function getHeaderByName(e, t) {
if (Array.isArray(e)) {
for (let n = 0; n < e.length; n += 2) if (e[n].toLocaleLowerCase() === t.toLocaleLowerCase()) return e[n + 1];
return;
} else if (typeof e.get == "function") return e.get(t);
else return lowerCaseEntries(e)[t.toLocaleLowerCase()];
}
function buildHeadersFromArray(e) {
let t = e.slice();
let n = [];
for (let e = 0; e < t.length; e += 2) n.push([t[e], t[e + 1]]);
return Object.fromEntries(n);
}
function matchHeaders(e, t) {
if (typeof e.headers == "function") {
Array.isArray(t) && (t = buildHeadersFromArray(t));
return e.headers(t ? lowerCaseEntries(t) : {});
}
if (e.headers === void 0) return !0;
if (typeof t != "object" || typeof e.headers != "object") return !1;
for (let [n, r] of Object.entries(e.headers)) if (!matchValue(r, getHeaderByName(t, n))) return !1;
return !0;
}
function safeUrl(e) {
if (typeof e != "string") return e;
let t = e.split("?");
if (t.length !== 2) return e;
let n = new URLSearchParams(t.pop());
n.sort();
return [...t, n.toString()].join("?");
}
function matchKey(e, { path: t, method: n, body: r, headers: i }) {
let a = matchValue(e.path, t);
let o = matchValue(e.method, n);
let s = e.body === void 0 || matchValue(e.body, r);
let c = matchHeaders(e, i);
return a && o && s && c;
}
function getResponseData(e) {
if (Buffer.isBuffer(e)) return e;
else if (e instanceof Uint8Array) return e;
else if (e instanceof ArrayBuffer) return e;
else if (typeof e == "object") return JSON.stringify(e);
else return e.toString();
}
function getMockDispatch(e, t) {
let n = t.query ? l(t.path, t.query) : t.path;
let i = typeof n == "string" ? safeUrl(n) : n;
let a = e.filter(({ consumed: e }) => !e).filter(({ path: e }) => matchValue(safeUrl(e), i));
if (a.length === 0) throw new r(`Mock dispatch not matched for path '${i}'`);
a = a.filter(({ method: e }) => matchValue(e, t.method));
if (a.length === 0) throw new r(`Mock dispatch not matched for method '${t.method}' on path '${i}'`);
a = a.filter(({ body: e }) => e === void 0 || matchValue(e, t.body));
if (a.length === 0) throw new r(`Mock dispatch not matched for body '${t.body}' on path '${i}'`);
a = a.filter((e) => matchHeaders(e, t.headers));
if (a.length === 0) {
let e = typeof t.headers == "object" ? JSON.stringify(t.headers) : t.headers;
throw new r(`Mock dispatch not matched for headers '${e}' on path '${i}'`);
}
return a[0];
}
function addMockDispatch(e, t, n) {
let r = {
timesInvoked: 0,
times: 1,
persist: !1,
consumed: !1
};
let i = typeof n == "function" ? { callback: n } : { ...n };
let a = {
...r,
...t,
pending: !0,
data: {
error: null,
...i
}
};
e.push(a);
return a;
}
function deleteMockDispatch(e, t) {
let n = e.findIndex((e) => {
if (!e.consumed) return !1;
return matchKey(e, t);
});
n !== -1 && e.splice(n, 1);
}
function buildKey(e) {
let { path: t, method: n, body: r, headers: i, query: a } = e;
return {
path: t,
method: n,
body: r,
headers: i,
query: a
};
}
function generateKeyValues(e) {
let t = Object.keys(e);
let n = [];
for (let r = 0; r < t.length; ++r) {
let i = t[r];
let a = e[i];
let o = Buffer.from(`${i}`);
if (Array.isArray(a)) for (let e = 0; e < a.length; ++e) n.push(o, Buffer.from(`${a[e]}`));
else n.push(o, Buffer.from(`${a}`));
}
return n;
}
function getStatusText(e) {
return u[e] || "unknown";
}
async function getResponse(e) {
let t = [];
for await (let n of e) t.push(n);
return Buffer.concat(t).toString("utf8");
}
function mockDispatch(e, t) {
let n = buildKey(e);
let r = getMockDispatch(this[i], n);
r.timesInvoked++;
r.data.callback && (r.data = {
...r.data,
...r.data.callback(e)
});
let { data: { statusCode: a, data: o, headers: s, trailers: c, error: l }, delay: u, persist: f } = r;
let { timesInvoked: p, times: m } = r;
r.consumed = !f && p >= m;
r.pending = p < m;
if (l !== null) {
deleteMockDispatch(this[i], n);
t.onError(l);
return !0;
}
typeof u == "number" && u > 0 ? setTimeout(() => {
handleReply(this[i]);
}, u) : handleReply(this[i]);
function handleReply(r, i = o) {
let l = Array.isArray(e.headers) ? buildHeadersFromArray(e.headers) : e.headers;
let u = typeof i == "function" ? i({
...e,
headers: l
}) : i;
if (d(u)) {
u.then((e) => handleReply(r, e));
return;
}
let f = getResponseData(u);
let p = generateKeyValues(s);
let m = generateKeyValues(c);
t.onConnect?.((e) => t.onError(e), null);
t.onHeaders?.(a, p, resume, getStatusText(a));
t.onData?.(Buffer.from(f));
t.onComplete?.(m);
deleteMockDispatch(r, n);
}
function resume() {}
return !0;
}
function buildMockDispatch() {
let e = this[a];
let t = this[s];
let n = this[o];
return function dispatch(i, a) {
if (e.isMockActive) try {
mockDispatch.call(this, i, a);
} catch (o) {
if (o instanceof r) {
let s = e[c]();
if (s === !1) throw new r(`${o.message}: subsequent request to origin ${t} was not allowed (net.connect disabled)`);
if (checkNetConnect(s, t)) n.call(this, i, a);
else throw new r(`${o.message}: subsequent request to origin ${t} was not allowed (net.connect is not enabled for this origin)`);
} else throw o;
}
else n.call(this, i, a);
};
}
function checkNetConnect(e, t) {
let n = new URL(t);
if (e === !0) return !0;
else if (Array.isArray(e) && e.some((e) => matchValue(e, n.host))) return !0;
return !1;
}
function buildMockOptions(e) {
if (e) {
let { agent: t, ...n } = e;
return n;
}
}
e.exports = {
getResponseData,
getMockDispatch,
addMockDispatch,
deleteMockDispatch,
buildKey,
generateKeyValues,
matchValue,
getResponse,
getStatusText,
mockDispatch,
buildMockDispatch,
checkNetConnect,
buildMockOptions,
getHeaderByName,
buildHeadersFromArray
};
}),
76747: ((e, t, n) => {
let { Transform: r } = n(57075);
let { Console: i } = n(37540);
let a = process.versions.icu ? "✅" : "Y ";
let o = process.versions.icu ? "❌" : "N ";
e.exports = class PendingInterceptorsFormatter {
constructor({ disableColors: e } = {}) {
this.transform = new r({ transform(e, t, n) {
n(null, e);
} });
this.logger = new i({
stdout: this.transform,
inspectOptions: { colors: !e && !process.env.CI }
});
}
format(e) {
let t = e.map(({ method: e, path: t, data: { statusCode: n }, persist: r, times: i, timesInvoked: s, origin: c }) => ({
Method: e,
Origin: c,
Path: t,
"Status code": n,
Persistent: r ? a : o,
Invocations: s,
Remaining: r ? Infinity : i - s
}));
this.logger.table(t);
return this.transform.read().toString();
}
};
}),
43692: ((e) => {
let t = {
pronoun: "it",
is: "is",
was: "was",
this: "this"
};
let n = {
pronoun: "they",
is: "are",
was: "were",
this: "these"
};
e.exports = class Pluralizer {
constructor(e, t) {
this.singular = e;
this.plural = t;
}
pluralize(e) {
let r = e === 1;
let i = r ? t : n;
let a = r ? this.singular : this.plural;
return {
...i,
count: e,
noun: a
};
}
};
}),
28758: ((e) => {
let t = 0;
let n = 1e3;
let r;
let i = Symbol("kFastTimer");
let a = [];
function onTick() {
t += 499;
let e = 0;
let n = a.length;
for (; e < n;) {
let r = a[e];
if (r._state === 0) {
r._idleStart = t - 499;
r._state = 1;
} else if (r._state === 1 && t >= r._idleStart + r._idleTimeout) {
r._state = -1;
r._idleStart = -1;
r._onTimeout(r._timerArg);
}
if (r._state === -1) {
r._state = -2;
--n !== 0 && (a[e] = a[n]);
} else ++e;
}
a.length = n;
a.length !== 0 && refreshTimeout();
}
function refreshTimeout() {
if (r) r.refresh();
else {
clearTimeout(r);
r = setTimeout(onTick, 499);
r.unref && r.unref();
}
}
class FastTimer {
[i] = !0;
_state = -2;
_idleTimeout = -1;
_idleStart = -1;
_onTimeout;
_timerArg;
constructor(e, t, n) {
this._onTimeout = e;
this._idleTimeout = t;
this._timerArg = n;
this.refresh();
}
refresh() {
this._state === -2 && a.push(this);
r && a.length !== 1 || refreshTimeout();
this._state = 0;
}
clear() {
this._state = -1;
this._idleStart = -1;
}
}
e.exports = {
setTimeout(e, t, r) {
return t <= n ? setTimeout(e, t, r) : new FastTimer(e, t, r);
},
clearTimeout(e) {
e[i] ? e.clear() : clearTimeout(e);
},
setFastTimeout(e, t, n) {
return new FastTimer(e, t, n);
},
clearFastTimeout(e) {
e.clear();
},
now() {
return t;
},
tick(e = 0) {
t += e - n + 1;
onTick();
onTick();
},
reset() {
t = 0;
a.length = 0;
clearTimeout(r);
r = null;
},
kFastTimer: i
};
}),
32443: ((e, t, n) => {
let { kConstruct: r } = n(68276);
let { urlEquals: i, getFieldValues: a } = n(61533);
let { kEnumerableProperty: o, isDisturbed: s } = n(68081);
let { webidl: c } = n(52394);
let { Response: l, cloneResponse: u, fromInnerResponse: d } = n(34176);
let { Request: f, fromInnerRequest: p } = n(35726);
let { kState: m } = n(10362);
let { fetching: h } = n(44295);
let { urlIsHttpHttpsScheme: g, createDeferredPromise: _, readAllBytes: v } = n(13863);
let y = n(34589);
class Cache {
#e;
constructor() {
arguments[0] !== r && c.illegalConstructor();
c.util.markAsUncloneable(this);
this.#e = arguments[1];
}
async match(e, t = {}) {
c.brandCheck(this, Cache);
let n = "Cache.match";
c.argumentLengthCheck(arguments, 1, n);
e = c.converters.RequestInfo(e, n, "request");
t = c.converters.CacheQueryOptions(t, n, "options");
let r = this.#i(e, t, 1);
if (r.length === 0) return;
return r[0];
}
async matchAll(e = void 0, t = {}) {
c.brandCheck(this, Cache);
let n = "Cache.matchAll";
e !== void 0 && (e = c.converters.RequestInfo(e, n, "request"));
t = c.converters.CacheQueryOptions(t, n, "options");
return this.#i(e, t);
}
async add(e) {
c.brandCheck(this, Cache);
let t = "Cache.add";
c.argumentLengthCheck(arguments, 1, t);
e = c.converters.RequestInfo(e, t, "request");
let n = [e];
return await this.addAll(n);
}
async addAll(e) {
c.brandCheck(this, Cache);
let t = "Cache.addAll";
c.argumentLengthCheck(arguments, 1, t);
let n = [];
let r = [];
for (let n of e) {
if (n === void 0) throw c.errors.conversionFailed({
prefix: t,
argument: "Argument 1",
types: ["undefined is not allowed"]
});
n = c.converters.RequestInfo(n);
if (typeof n == "string") continue;
let e = n[m];
if (!g(e.url) || e.method !== "GET") throw c.errors.exception({
header: t,
message: "Expected http/s scheme when method is not GET."
});
}
let i = [];
for (let o of e) {
let e = new f(o)[m];
if (!g(e.url)) throw c.errors.exception({
header: t,
message: "Expected http/s scheme."
});
e.initiator = "fetch";
e.destination = "subresource";
r.push(e);
let s = _();
i.push(h({
request: e,
processResponse(e) {
if (e.type === "error" || e.status === 206 || e.status < 200 || e.status > 299) s.reject(c.errors.exception({
header: "Cache.addAll",
message: "Received an invalid status code or the request failed."
}));
else if (e.headersList.contains("vary")) {
let t = a(e.headersList.get("vary"));
for (let e of t) if (e === "*") {
s.reject(c.errors.exception({
header: "Cache.addAll",
message: "invalid vary field value"
}));
for (let e of i) e.abort();
return;
}
}
},
processResponseEndOfBody(e) {
if (e.aborted) {
s.reject(new DOMException("aborted", "AbortError"));
return;
}
s.resolve(e);
}
}));
n.push(s.promise);
}
let o = await Promise.all(n);
let s = [];
let l = 0;
for (let e of o) {
let t = {
type: "put",
request: r[l],
response: e
};
s.push(t);
l++;
}
let u = _();
let d = null;
try {
this.#t(s);
} catch (e) {
d = e;
}
queueMicrotask(() => {
d === null ? u.resolve(void 0) : u.reject(d);
});
return u.promise;
}
async put(e, t) {
c.brandCheck(this, Cache);
let n = "Cache.put";
c.argumentLengthCheck(arguments, 2, n);
e = c.converters.RequestInfo(e, n, "request");
t = c.converters.Response(t, n, "response");
let r = null;
r = e instanceof f ? e[m] : new f(e)[m];
if (!g(r.url) || r.method !== "GET") throw c.errors.exception({
header: n,
message: "Expected an http/s scheme when method is not GET"
});
let i = t[m];
if (i.status === 206) throw c.errors.exception({
header: n,
message: "Got 206 status"
});
if (i.headersList.contains("vary")) {
let e = a(i.headersList.get("vary"));
for (let t of e) if (t === "*") throw c.errors.exception({
header: n,
message: "Got * vary field value"
});
}
if (i.body && (s(i.body.stream) || i.body.stream.locked)) throw c.errors.exception({
header: n,
message: "Response body is locked or disturbed"
});
let o = u(i);
let l = _();
if (i.body != null) {
let e = i.body.stream.getReader();
v(e).then(l.resolve, l.reject);
} else l.resolve(void 0);
let d = [];
let p = {
type: "put",
request: r,
response: o
};
d.push(p);
let h = await l.promise;
o.body != null && (o.body.source = h);
let y = _();
let b = null;
try {
this.#t(d);
} catch (e) {
b = e;
}
queueMicrotask(() => {
b === null ? y.resolve() : y.reject(b);
});
return y.promise;
}
async delete(e, t = {}) {
c.brandCheck(this, Cache);
let n = "Cache.delete";
c.argumentLengthCheck(arguments, 1, n);
e = c.converters.RequestInfo(e, n, "request");
t = c.converters.CacheQueryOptions(t, n, "options");
let r = null;
if (e instanceof f) {
r = e[m];
if (r.method !== "GET" && !t.ignoreMethod) return !1;
} else {
y(typeof e == "string");
r = new f(e)[m];
}
let i = [];
let a = {
type: "delete",
request: r,
options: t
};
i.push(a);
let o = _();
let s = null;
let l;
try {
l = this.#t(i);
} catch (e) {
s = e;
}
queueMicrotask(() => {
s === null ? o.resolve(!!l?.length) : o.reject(s);
});
return o.promise;
}
async keys(e = void 0, t = {}) {
c.brandCheck(this, Cache);
let n = "Cache.keys";
e !== void 0 && (e = c.converters.RequestInfo(e, n, "request"));
t = c.converters.CacheQueryOptions(t, n, "options");
let r = null;
if (e !== void 0) {
if (e instanceof f) {
r = e[m];
if (r.method !== "GET" && !t.ignoreMethod) return [];
} else typeof e == "string" && (r = new f(e)[m]);
}
let i = _();
let a = [];
if (e === void 0) for (let e of this.#e) a.push(e[0]);
else {
let e = this.#n(r, t);
for (let t of e) a.push(t[0]);
}
queueMicrotask(() => {
let e = [];
for (let t of a) {
let n = p(t, new AbortController().signal, "immutable");
e.push(n);
}
i.resolve(Object.freeze(e));
});
return i.promise;
}
#t(e) {
let t = this.#e;
let n = [...t];
let r = [];
let i = [];
try {
for (let n of e) {
if (n.type !== "delete" && n.type !== "put") throw c.errors.exception({
header: "Cache.#batchCacheOperations",
message: "operation type does not match \"delete\" or \"put\""
});
if (n.type === "delete" && n.response != null) throw c.errors.exception({
header: "Cache.#batchCacheOperations",
message: "delete operation should not have an associated response"
});
if (this.#n(n.request, n.options, r).length) throw new DOMException("???", "InvalidStateError");
let e;
if (n.type === "delete") {
e = this.#n(n.request, n.options);
if (e.length === 0) return [];
for (let n of e) {
let e = t.indexOf(n);
y(e !== -1);
t.splice(e, 1);
}
} else if (n.type === "put") {
if (n.response == null) throw c.errors.exception({
header: "Cache.#batchCacheOperations",
message: "put operation should have an associated response"
});
let i = n.request;
if (!g(i.url)) throw c.errors.exception({
header: "Cache.#batchCacheOperations",
message: "expected http or https scheme"
});
if (i.method !== "GET") throw c.errors.exception({
header: "Cache.#batchCacheOperations",
message: "not get method"
});
if (n.options != null) throw c.errors.exception({
header: "Cache.#batchCacheOperations",
message: "options must not be defined"
});
e = this.#n(n.request);
for (let n of e) {
let e = t.indexOf(n);
y(e !== -1);
t.splice(e, 1);
}
t.push([n.request, n.response]);
r.push([n.request, n.response]);
}
i.push([n.request, n.response]);
}
return i;
} catch (e) {
this.#e.length = 0;
this.#e = n;
throw e;
}
}
#n(e, t, n) {
let r = [];
let i = n ?? this.#e;
for (let n of i) {
let [i, a] = n;
this.#r(e, i, a, t) && r.push(n);
}
return r;
}
#r(e, t, n = null, r) {
let o = new URL(e.url);
let s = new URL(t.url);
if (r?.ignoreSearch) {
s.search = "";
o.search = "";
}
if (!i(o, s, !0)) return !1;
if (n == null || r?.ignoreVary || !n.headersList.contains("vary")) return !0;
let c = a(n.headersList.get("vary"));
for (let n of c) {
if (n === "*") return !1;
if (t.headersList.get(n) !== e.headersList.get(n)) return !1;
}
return !0;
}
#i(e, t, n = Infinity) {
let r = null;
if (e !== void 0) {
if (e instanceof f) {
r = e[m];
if (r.method !== "GET" && !t.ignoreMethod) return [];
} else typeof e == "string" && (r = new f(e)[m]);
}
let i = [];
if (e === void 0) for (let e of this.#e) i.push(e[1]);
else {
let e = this.#n(r, t);
for (let t of e) i.push(t[1]);
}
let a = [];
for (let e of i) {
let t = d(e, "immutable");
a.push(t.clone());
if (a.length >= n) break;
}
return Object.freeze(a);
}
}
Object.defineProperties(Cache.prototype, {
[Symbol.toStringTag]: {
value: "Cache",
configurable: !0
},
match: o,
matchAll: o,
add: o,
addAll: o,
put: o,
delete: o,
keys: o
});
let b = [
{
key: "ignoreSearch",
converter: c.converters.boolean,
defaultValue: () => !1
},
{
key: "ignoreMethod",
converter: c.converters.boolean,
defaultValue: () => !1
},
{
key: "ignoreVary",
converter: c.converters.boolean,
defaultValue: () => !1
}
];
c.converters.CacheQueryOptions = c.dictionaryConverter(b);
c.converters.MultiCacheQueryOptions = c.dictionaryConverter([...b, {
key: "cacheName",
converter: c.converters.DOMString
}]);
c.converters.Response = c.interfaceConverter(l);
c.converters["sequence<RequestInfo>"] = c.sequenceConverter(c.converters.RequestInfo);
e.exports = { Cache };
}),
80646: ((e, t, n) => {
let { kConstruct: r } = n(68276);
let { Cache: i } = n(32443);
let { webidl: a } = n(52394);
let { kEnumerableProperty: o } = n(68081);
class CacheStorage {
#e = new Map();
constructor() {
arguments[0] !== r && a.illegalConstructor();
a.util.markAsUncloneable(this);
}
async match(e, t = {}) {
a.brandCheck(this, CacheStorage);
a.argumentLengthCheck(arguments, 1, "CacheStorage.match");
e = a.converters.RequestInfo(e);
t = a.converters.MultiCacheQueryOptions(t);
if (t.cacheName != null) {
if (this.#e.has(t.cacheName)) {
let n = this.#e.get(t.cacheName);
return await new i(r, n).match(e, t);
}
} else for (let n of this.#e.values()) {
let a = await new i(r, n).match(e, t);
if (a !== void 0) return a;
}
}
async has(e) {
a.brandCheck(this, CacheStorage);
let t = "CacheStorage.has";
a.argumentLengthCheck(arguments, 1, t);
e = a.converters.DOMString(e, t, "cacheName");
return this.#e.has(e);
}
async open(e) {
a.brandCheck(this, CacheStorage);
let t = "CacheStorage.open";
a.argumentLengthCheck(arguments, 1, t);
e = a.converters.DOMString(e, t, "cacheName");
if (this.#e.has(e)) {
let t = this.#e.get(e);
return new i(r, t);
}
let n = [];
this.#e.set(e, n);
return new i(r, n);
}
async delete(e) {
a.brandCheck(this, CacheStorage);
let t = "CacheStorage.delete";
a.argumentLengthCheck(arguments, 1, t);
e = a.converters.DOMString(e, t, "cacheName");
return this.#e.delete(e);
}
async keys() {
a.brandCheck(this, CacheStorage);
return [...this.#e.keys()];
}
}
Object.defineProperties(CacheStorage.prototype, {
[Symbol.toStringTag]: {
value: "CacheStorage",
configurable: !0
},
match: o,
has: o,
open: o,
delete: o,
keys: o
});
e.exports = { CacheStorage };
}),
68276: ((e, t, n) => {
e.exports = { kConstruct: n(48880).kConstruct };
}),
61533: ((e, t, n) => {
let r = n(34589);
let { URLSerializer: i } = n(35307);
let { isValidHeaderName: a } = n(13863);
function urlEquals(e, t, n = !1) {
return i(e, n) === i(t, n);
}
function getFieldValues(e) {
r(e !== null);
let t = [];
for (let n of e.split(",")) {
n = n.trim();
a(n) && t.push(n);
}
return t;
}
e.exports = {
urlEquals,
getFieldValues
};
}),
20385: ((e) => {
e.exports = {
maxAttributeValueSize: 1024,
maxNameValuePairSize: 4096
};
}),
91324: ((e, t, n) => {
let { parseSetCookie: r } = n(25135);
let { stringify: i } = n(71966);
let { webidl: a } = n(52394);
let { Headers: o } = n(39769);
function getCookies(e) {
a.argumentLengthCheck(arguments, 1, "getCookies");
a.brandCheck(e, o, { strict: !1 });
let t = e.get("cookie");
let n = {};
if (!t) return n;
for (let e of t.split(";")) {
let [t, ...r] = e.split("=");
n[t.trim()] = r.join("=");
}
return n;
}
function deleteCookie(e, t, n) {
a.brandCheck(e, o, { strict: !1 });
let r = "deleteCookie";
a.argumentLengthCheck(arguments, 2, r);
t = a.converters.DOMString(t, r, "name");
n = a.converters.DeleteCookieAttributes(n);
setCookie(e, {
name: t,
value: "",
expires: new Date(0),
...n
});
}
function getSetCookies(e) {
a.argumentLengthCheck(arguments, 1, "getSetCookies");
a.brandCheck(e, o, { strict: !1 });
let t = e.getSetCookie();
if (!t) return [];
return t.map((e) => r(e));
}
function setCookie(e, t) {
a.argumentLengthCheck(arguments, 2, "setCookie");
a.brandCheck(e, o, { strict: !1 });
t = a.converters.Cookie(t);
let n = i(t);
n && e.append("Set-Cookie", n);
}
a.converters.DeleteCookieAttributes = a.dictionaryConverter([{
converter: a.nullableConverter(a.converters.DOMString),
key: "path",
defaultValue: () => null
}, {
converter: a.nullableConverter(a.converters.DOMString),
key: "domain",
defaultValue: () => null
}]);
a.converters.Cookie = a.dictionaryConverter([
{
converter: a.converters.DOMString,
key: "name"
},
{
converter: a.converters.DOMString,
key: "value"
},
{
converter: a.nullableConverter((e) => {
if (typeof e == "number") return a.converters["unsigned long long"](e);
return new Date(e);
}),
key: "expires",
defaultValue: () => null
},
{
converter: a.nullableConverter(a.converters["long long"]),
key: "maxAge",
defaultValue: () => null
},
{
converter: a.nullableConverter(a.converters.DOMString),
key: "domain",
defaultValue: () => null
},
{
converter: a.nullableConverter(a.converters.DOMString),
key: "path",
defaultValue: () => null
},
{
converter: a.nullableConverter(a.converters.boolean),
key: "secure",
defaultValue: () => null
},
{
converter: a.nullableConverter(a.converters.boolean),
key: "httpOnly",
defaultValue: () => null
},
{
converter: a.converters.USVString,
key: "sameSite",
allowedValues: [
"Strict",
"Lax",
"None"
]
},
{
converter: a.sequenceConverter(a.converters.DOMString),
key: "unparsed",
defaultValue: () => []
}
]);
e.exports = {
getCookies,
deleteCookie,
getSetCookies,
setCookie
};
}),
25135: ((e, t, n) => {
let { maxNameValuePairSize: r, maxAttributeValueSize: i } = n(20385);
let { isCTLExcludingHtab: a } = n(71966);
let { collectASequenceOfCodePointsFast: o } = n(35307);
let s = n(34589);
function parseSetCookie(e) {
if (a(e)) return null;
let t = "";
let n = "";
let i = "";
let s = "";
if (e.includes(";")) {
let r = { position: 0 };
t = o(";", e, r);
n = e.slice(r.position);
} else t = e;
if (!t.includes("=")) s = t;
else {
let e = { position: 0 };
i = o("=", t, e);
s = t.slice(e.position + 1);
}
i = i.trim();
s = s.trim();
if (i.length + s.length > r) return null;
return {
name: i,
value: s,
...parseUnparsedAttributes(n)
};
}
function parseUnparsedAttributes(e, t = {}) {
if (e.length === 0) return t;
s(e[0] === ";");
e = e.slice(1);
let n = "";
if (e.includes(";")) {
n = o(";", e, { position: 0 });
e = e.slice(n.length);
} else {
n = e;
e = "";
}
let r = "";
let a = "";
if (n.includes("=")) {
let e = { position: 0 };
r = o("=", n, e);
a = n.slice(e.position + 1);
} else r = n;
r = r.trim();
a = a.trim();
if (a.length > i) return parseUnparsedAttributes(e, t);
let c = r.toLowerCase();
if (c === "expires") t.expires = new Date(a);
else if (c === "max-age") {
let n = a.charCodeAt(0);
if ((n < 48 || n > 57) && a[0] !== "-") return parseUnparsedAttributes(e, t);
if (!/^\d+$/.test(a)) return parseUnparsedAttributes(e, t);
t.maxAge = Number(a);
} else if (c === "domain") {
let e = a;
e[0] === "." && (e = e.slice(1));
e = e.toLowerCase();
t.domain = e;
} else if (c === "path") {
let e = "";
e = a.length === 0 || a[0] !== "/" ? "/" : a;
t.path = e;
} else if (c === "secure") t.secure = !0;
else if (c === "httponly") t.httpOnly = !0;
else if (c === "samesite") {
let e = a.toLowerCase();
e === "none" ? t.sameSite = "None" : e === "strict" ? t.sameSite = "Strict" : e === "lax" && (t.sameSite = "Lax");
} else {
t.unparsed ??= [];
t.unparsed.push(`${r}=${a}`);
}
return parseUnparsedAttributes(e, t);
}
e.exports = {
parseSetCookie,
parseUnparsedAttributes
};
}),
71966: ((e) => {
function isCTLExcludingHtab(e) {
for (let t = 0; t < e.length; ++t) {
let n = e.charCodeAt(t);
if (n >= 0 && n <= 8 || n >= 10 && n <= 31 || n === 127) return !0;
}
return !1;
}
function validateCookieName(e) {
for (let t = 0; t < e.length; ++t) {
let n = e.charCodeAt(t);
if (n < 33 || n > 126 || n === 34 || n === 40 || n === 41 || n === 60 || n === 62 || n === 64 || n === 44 || n === 59 || n === 58 || n === 92 || n === 47 || n === 91 || n === 93 || n === 63 || n === 61 || n === 123 || n === 125) throw Error("Invalid cookie name");
}
}
function validateCookieValue(e) {
let t = e.length;
let n = 0;
if (e[0] === "\"") {
if (t === 1 || e[t - 1] !== "\"") throw Error("Invalid cookie value");
--t;
++n;
}
for (; n < t;) {
let t = e.charCodeAt(n++);
if (t < 33 || t > 126 || t === 34 || t === 44 || t === 59 || t === 92) throw Error("Invalid cookie value");
}
}
function validateCookiePath(e) {
for (let t = 0; t < e.length; ++t) {
let n = e.charCodeAt(t);
if (n < 32 || n > 126 || n === 59) throw Error("Invalid cookie path");
}
}
function isLetterOrDigit(e) {
return e >= 48 && e <= 57 || e >= 65 && e <= 90 || e >= 97 && e <= 122;
}
function validateCookieDomain(e) {
if (e === " ") return;
if (e.length > 255) throw Error("Invalid cookie domain");
let t = 0;
for (let n = 0; n < e.length; ++n) {
let r = e.charCodeAt(n);
if (r === 46) {
if (t === 0) throw Error("Invalid cookie domain");
if (e.charCodeAt(n - 1) === 45) throw Error("Invalid cookie domain");
t = 0;
continue;
}
if (t === 0 && !isLetterOrDigit(r)) throw Error("Invalid cookie domain");
if (!isLetterOrDigit(r) && r !== 45) throw Error("Invalid cookie domain");
if (++t > 63) throw Error("Invalid cookie domain");
}
if (t === 0 || e.charCodeAt(e.length - 1) === 45) throw Error("Invalid cookie domain");
}
let t = [
"Sun",
"Mon",
"Tue",
"Wed",
"Thu",
"Fri",
"Sat"
];
let n = [
"Jan",
"Feb",
"Mar",
"Apr",
"May",
"Jun",
"Jul",
"Aug",
"Sep",
"Oct",
"Nov",
"Dec"
];
let r = Array(61).fill(0).map((e, t) => t.toString().padStart(2, "0"));
function toIMFDate(e) {
typeof e == "number" && (e = new Date(e));
return `${t[e.getUTCDay()]}, ${r[e.getUTCDate()]} ${n[e.getUTCMonth()]} ${e.getUTCFullYear()} ${r[e.getUTCHours()]}:${r[e.getUTCMinutes()]}:${r[e.getUTCSeconds()]} GMT`;
}
function validateCookieMaxAge(e) {
if (e < 0) throw Error("Invalid cookie max-age");
}
function stringify(e) {
if (e.name.length === 0) return null;
validateCookieName(e.name);
validateCookieValue(e.value);
let t = [`${e.name}=${e.value}`];
e.name.startsWith("__Secure-") && (e.secure = !0);
if (e.name.startsWith("__Host-")) {
e.secure = !0;
e.domain = null;
e.path = "/";
}
e.secure && t.push("Secure");
e.httpOnly && t.push("HttpOnly");
if (typeof e.maxAge == "number") {
validateCookieMaxAge(e.maxAge);
t.push(`Max-Age=${e.maxAge}`);
}
if (e.domain) {
validateCookieDomain(e.domain);
t.push(`Domain=${e.domain}`);
}
if (e.path) {
validateCookiePath(e.path);
t.push(`Path=${e.path}`);
}
e.expires && e.expires.toString() !== "Invalid Date" && t.push(`Expires=${toIMFDate(e.expires)}`);
e.sameSite && t.push(`SameSite=${e.sameSite}`);
for (let n of e.unparsed) {
if (!n.includes("=")) throw Error("Invalid unparsed");
let [e, ...r] = n.split("=");
let i = e.trim();
let a = r.join("=");
validateCookieName(i);
validateCookieValue(a);
t.push(`${i}=${a}`);
}
return t.join("; ");
}
e.exports = {
isCTLExcludingHtab,
validateCookieName,
validateCookiePath,
validateCookieValue,
toIMFDate,
stringify
};
}),
37396: ((e, t, n) => {
let r = n(4573);
let { Transform: i } = n(57075);
let { isASCIINumber: a, isValidLastEventId: o } = n(64744);
let s = [
239,
187,
191
];
let c = r.kStringMaxLength;
let l = Buffer.from("data");
let u = Buffer.from("event");
let d = Buffer.from("id");
let f = Buffer.from("retry");
function isASCIINumberBytes(e, t) {
if (t >= e.length) return !1;
for (let n = t; n < e.length; n++) if (e[n] < 48 || e[n] > 57) return !1;
return !0;
}
function isValidLastEventIdBytes(e, t) {
for (let n = t; n < e.length; n++) if (e[n] === 0) return !1;
return !0;
}
function isFieldName(e, t, n) {
if (t !== n.length) return !1;
for (let r = 0; r < t; r++) if (e[r] !== n[r]) return !1;
return !0;
}
function createMaxEventSizeExceededError() {
let e = Error("EventSource message size exceeded");
e.aborted = !1;
return e;
}
class EventSourceStream extends i {
state = null;
checkBOM = !0;
crlfCheck = !1;
eventEndCheck = !1;
chunks = [];
chunkIndex = 0;
pos = 0;
lineChunkIndex = 0;
linePos = 0;
lineLength = 0;
eventSize = 0;
eventFieldSizes = {
data: 0,
event: 0,
id: 0,
retry: 0
};
dataLineCount = 0;
maxEventSize;
maxDataLines;
maxBufferedChunks;
event = {
data: void 0,
event: void 0,
id: void 0,
retry: void 0
};
constructor(e = {}) {
e.readableObjectMode = !0;
super(e);
this.state = e.eventSourceSettings || {};
this.maxEventSize = e.maxEventSize ?? c;
let t = this.maxEventSize > 0 ? Math.min(131072, Math.max(1024, Math.floor(this.maxEventSize / 128))) : 0;
this.maxDataLines = t;
this.maxBufferedChunks = t;
e.push && (this.push = e.push);
}
_transform(e, t, n) {
if (e.length === 0) {
n();
return;
}
if (this.maxEventSize > 0 && this.chunks.length >= this.maxBufferedChunks && e[0] !== 10 && e[0] !== 13) {
n(createMaxEventSizeExceededError());
return;
}
this.chunks.push(e);
if (this.checkBOM && this.handleBOM()) {
n();
return;
}
for (; this.hasCurrentByte();) {
let e = this.currentByte();
if (this.eventEndCheck) {
if (this.crlfCheck) {
if (e === 10) {
this.crlfCheck = !1;
this.consumeCurrentByte();
continue;
}
this.crlfCheck = !1;
}
if (e === 10 || e === 13) {
e === 13 && (this.crlfCheck = !0);
this.consumeCurrentByte();
this.hasPendingEvent() && this.processEvent(this.event);
this.clearEvent();
continue;
}
this.eventEndCheck = !1;
continue;
}
if (e === 10 || e === 13) {
e === 13 && (this.crlfCheck = !0);
try {
this.parseLine(this.readLine(), this.event);
} catch (e) {
n(e);
return;
}
this.consumeCurrentByte();
this.eventEndCheck = !0;
continue;
}
if (this.maxEventSize > 0 && ++this.lineLength > this.maxEventSize + 7) {
n(createMaxEventSizeExceededError());
return;
}
this.advanceCursor();
}
n();
}
_destroy(e, t) {
this.chunks.length = 0;
this.clearEvent();
super._destroy(e, t);
}
parseLine(e, t) {
if (e.length === 0) return;
let n = e.indexOf(58);
if (n === 0) return;
let r = e.length;
let i = e.length;
if (n !== -1) {
r = n;
i = n + 1;
e[i] === 32 && ++i;
}
if (isFieldName(e, r, l)) {
if (this.maxEventSize > 0 && this.dataLineCount >= this.maxDataLines) throw createMaxEventSizeExceededError();
let n = e.length - i;
let r = this.eventFieldSizes.data + (t.data === void 0 ? 0 : 1) + n;
this.setEventFieldSize("data", r);
let a = e.toString("utf8", i);
t.data === void 0 ? t.data = a : t.data += `\n${a}`;
this.dataLineCount++;
return;
}
if (isFieldName(e, r, f)) {
if (isASCIINumberBytes(e, i)) {
this.setEventFieldSize("retry", e.length - i);
t.retry = e.toString("utf8", i);
}
return;
}
if (isFieldName(e, r, d)) {
if (isValidLastEventIdBytes(e, i)) {
this.setEventFieldSize("id", e.length - i);
t.id = e.toString("utf8", i);
}
return;
}
if (isFieldName(e, r, u) && i < e.length) {
this.setEventFieldSize("event", e.length - i);
t.event = e.toString("utf8", i);
}
}
setEventFieldSize(e, t) {
let n = this.eventSize - this.eventFieldSizes[e] + t;
if (this.maxEventSize > 0 && n > this.maxEventSize) throw createMaxEventSizeExceededError();
this.eventSize = n;
this.eventFieldSizes[e] = t;
}
processEvent(e) {
e.retry && a(e.retry) && (this.state.reconnectionTime = parseInt(e.retry, 10));
e.id && o(e.id) && (this.state.lastEventId = e.id);
e.data !== void 0 && this.push({
type: e.event || "message",
options: {
data: e.data,
lastEventId: this.state.lastEventId,
origin: this.state.origin
}
});
}
clearEvent() {
this.event.data = void 0;
this.event.event = void 0;
this.event.id = void 0;
this.event.retry = void 0;
this.eventSize = 0;
this.dataLineCount = 0;
this.eventFieldSizes.data = 0;
this.eventFieldSizes.event = 0;
this.eventFieldSizes.id = 0;
this.eventFieldSizes.retry = 0;
}
hasPendingEvent() {
return this.event.data !== void 0 || this.event.event !== void 0 || this.event.id !== void 0 || this.event.retry !== void 0;
}
hasCurrentByte() {
return this.chunkIndex < this.chunks.length && this.pos < this.chunks[this.chunkIndex].length;
}
currentByte() {
return this.chunks[this.chunkIndex][this.pos];
}
consumeCurrentByte() {
this.advanceCursor();
this.syncLineStartToCursor();
}
advanceCursor() {
this.pos++;
for (; this.chunkIndex < this.chunks.length && this.pos >= this.chunks[this.chunkIndex].length;) {
this.chunkIndex++;
this.pos = 0;
}
}
syncLineStartToCursor() {
this.lineChunkIndex = this.chunkIndex;
this.linePos = this.pos;
this.lineLength = 0;
this.dropConsumedChunks();
}
dropConsumedChunks() {
if (this.lineChunkIndex > 0) {
let e = this.lineChunkIndex;
this.chunks.splice(0, e);
this.lineChunkIndex = 0;
this.chunkIndex -= e;
}
if (this.chunkIndex === this.chunks.length) {
this.chunks.length = 0;
this.chunkIndex = 0;
this.pos = 0;
this.lineChunkIndex = 0;
this.linePos = 0;
}
}
readLine() {
if (this.lineChunkIndex === this.chunkIndex) return this.chunks[this.chunkIndex].subarray(this.linePos, this.pos);
let e = [];
let t = 0;
for (let n = this.lineChunkIndex; n <= this.chunkIndex; n++) {
let r = this.chunks[n];
let i = n === this.lineChunkIndex ? this.linePos : 0;
let a = n === this.chunkIndex ? this.pos : r.length;
let o = r.subarray(i, a);
t += o.length;
e.push(o);
}
return Buffer.concat(e, t);
}
peekBufferedByte(e) {
let t = this.lineChunkIndex;
let n = this.linePos;
for (; t < this.chunks.length;) {
let r = this.chunks[t];
let i = r.length - n;
if (e < i) return r[n + e];
e -= i;
t++;
n = 0;
}
}
discardLeadingBytes(e) {
for (; e > 0 && this.lineChunkIndex < this.chunks.length;) {
let t = this.chunks[this.lineChunkIndex].length - this.linePos;
if (e < t) {
this.linePos += e;
e = 0;
} else {
e -= t;
this.lineChunkIndex++;
this.linePos = 0;
}
}
this.chunkIndex = this.lineChunkIndex;
this.pos = this.linePos;
this.dropConsumedChunks();
}
handleBOM() {
let e = this.peekBufferedByte(0);
let t = this.peekBufferedByte(1);
let n = this.peekBufferedByte(2);
if (t === void 0) {
if (e === s[0]) return !0;
this.checkBOM = !1;
return !0;
}
if (n === void 0) {
if (e === s[0] && t === s[1]) return !0;
this.checkBOM = !1;
return !1;
}
e === s[0] && t === s[1] && n === s[2] && this.discardLeadingBytes(3);
this.checkBOM = !1;
return !this.hasCurrentByte();
}
}
e.exports = { EventSourceStream };
}),
15943: ((e, t, n) => {
let { pipeline: r } = n(57075);
let { fetching: i } = n(44295);
let { makeRequest: a } = n(35726);
let { webidl: o } = n(52394);
let { EventSourceStream: s } = n(37396);
let { parseMIMEType: c } = n(35307);
let { createFastMessageEvent: l } = n(22179);
let { isNetworkError: u } = n(34176);
let { delay: d } = n(64744);
let { kEnumerableProperty: f } = n(68081);
let { environmentSettingsObject: p } = n(13863);
let { getGlobalDispatcher: m } = n(20626);
let h = !1;
let g = 3e3;
class EventSource extends EventTarget {
#e = {
open: null,
error: null,
message: null
};
#t = null;
#n = !1;
#r = 0;
#i = null;
#a = null;
#o;
#s;
constructor(e, t = {}) {
super();
o.util.markAsUncloneable(this);
let n = "EventSource constructor";
o.argumentLengthCheck(arguments, 1, n);
if (!h) {
h = !0;
process.emitWarning("EventSource is experimental, expect them to change at any time.", { code: "UNDICI-ES" });
}
e = o.converters.USVString(e, n, "url");
t = o.converters.EventSourceInitDict(t, n, "eventSourceInitDict");
this.#o = t.dispatcher;
this.#s = {
lastEventId: "",
reconnectionTime: g
};
let r = p;
let i;
try {
i = new URL(e, r.settingsObject.baseUrl);
this.#s.origin = i.origin;
} catch (e) {
throw new DOMException(e, "SyntaxError");
}
this.#t = i.href;
let s = "anonymous";
if (t.withCredentials) {
s = "use-credentials";
this.#n = !0;
}
let c = {
redirect: "follow",
keepalive: !0,
mode: "cors",
credentials: s === "anonymous" ? "same-origin" : "omit",
referrer: "no-referrer"
};
c.client = p.settingsObject;
c.headersList = [["accept", {
name: "accept",
value: "text/event-stream"
}]];
c.cache = "no-store";
c.initiator = "other";
c.urlList = [new URL(this.#t)];
this.#i = a(c);
this.#c();
}
get readyState() {
return this.#r;
}
get url() {
return this.#t;
}
get withCredentials() {
return this.#n;
}
#c() {
if (this.#r === 2) return;
this.#r = 0;
let e = {
request: this.#i,
dispatcher: this.#o
};
let processEventSourceEndOfBody = (e) => {
if (u(e)) {
this.dispatchEvent(new Event("error"));
this.close();
}
this.#l();
};
e.processResponseEndOfBody = processEventSourceEndOfBody;
e.processResponse = (e) => {
if (u(e)) {
if (e.aborted) {
this.close();
this.dispatchEvent(new Event("error"));
return;
} else {
this.#l();
return;
}
}
let t = e.headersList.get("content-type", !0);
let n = t === null ? "failure" : c(t);
let i = n !== "failure" && n.essence === "text/event-stream";
if (e.status !== 200 || i === !1) {
this.close();
this.dispatchEvent(new Event("error"));
return;
}
this.#r = 1;
this.dispatchEvent(new Event("open"));
this.#s.origin = e.urlList[e.urlList.length - 1].origin;
let a = new s({
eventSourceSettings: this.#s,
maxEventSize: this.#o.eventSourceOptions?.maxEventSize,
push: (e) => {
this.dispatchEvent(l(e.type, e.options));
}
});
r(e.body.stream, a, (e) => {
if (e?.aborted === !1) {
this.close();
this.dispatchEvent(new Event("error"));
}
});
};
this.#a = i(e);
}
async #l() {
if (this.#r === 2) return;
this.#r = 0;
this.dispatchEvent(new Event("error"));
await d(this.#s.reconnectionTime);
if (this.#r !== 0) return;
this.#s.lastEventId.length && this.#i.headersList.set("last-event-id", this.#s.lastEventId, !0);
this.#c();
}
close() {
o.brandCheck(this, EventSource);
if (this.#r === 2) return;
this.#r = 2;
this.#a.abort();
this.#i = null;
}
get onopen() {
return this.#e.open;
}
set onopen(e) {
this.#e.open && this.removeEventListener("open", this.#e.open);
if (typeof e == "function") {
this.#e.open = e;
this.addEventListener("open", e);
} else this.#e.open = null;
}
get onmessage() {
return this.#e.message;
}
set onmessage(e) {
this.#e.message && this.removeEventListener("message", this.#e.message);
if (typeof e == "function") {
this.#e.message = e;
this.addEventListener("message", e);
} else this.#e.message = null;
}
get onerror() {
return this.#e.error;
}
set onerror(e) {
this.#e.error && this.removeEventListener("error", this.#e.error);
if (typeof e == "function") {
this.#e.error = e;
this.addEventListener("error", e);
} else this.#e.error = null;
}
}
let _ = {
CONNECTING: {
__proto__: null,
configurable: !1,
enumerable: !0,
value: 0,
writable: !1
},
OPEN: {
__proto__: null,
configurable: !1,
enumerable: !0,
value: 1,
writable: !1
},
CLOSED: {
__proto__: null,
configurable: !1,
enumerable: !0,
value: 2,
writable: !1
}
};
Object.defineProperties(EventSource, _);
Object.defineProperties(EventSource.prototype, _);
Object.defineProperties(EventSource.prototype, {
close: f,
onerror: f,
onmessage: f,
onopen: f,
readyState: f,
url: f,
withCredentials: f
});
o.converters.EventSourceInitDict = o.dictionaryConverter([{
key: "withCredentials",
converter: o.converters.boolean,
defaultValue: () => !1
}, {
key: "dispatcher",
converter: o.converters.any,
defaultValue: () => m()
}]);
e.exports = {
EventSource,
defaultReconnectionTime: g
};
}),
64744: ((e) => {
function isValidLastEventId(e) {
return e.indexOf("\0") === -1;
}
function isASCIINumber(e) {
if (e.length === 0) return !1;
for (let t = 0; t < e.length; t++) if (e.charCodeAt(t) < 48 || e.charCodeAt(t) > 57) return !1;
return !0;
}
function delay(e) {
return new Promise((t) => {
setTimeout(t, e).unref();
});
}
e.exports = {
isValidLastEventId,
isASCIINumber,
delay
};
}),
31351: ((e, t, n) => {
let r = n(68081);
let { ReadableStreamFrom: i, isBlobLike: a, isReadableStreamLike: o, readableStreamClose: s, createDeferredPromise: c, fullyReadBody: l, extractMimeType: u, utf8DecodeBytes: d } = n(13863);
let { FormData: f } = n(76149);
let { kState: p } = n(10362);
let { webidl: m } = n(52394);
let { Blob: h } = n(4573);
let g = n(34589);
let { isErrored: _, isDisturbed: v } = n(57075);
let { isArrayBuffer: y } = n(73429);
let { serializeAMimeType: b } = n(35307);
let { multipartFormDataParser: x } = n(53837);
let random;
try {
let e = n(77598);
random = (t) => e.randomInt(0, t);
} catch {
random = (e) => Math.floor(Math.random(e));
}
let S = new TextEncoder();
function noop() {}
let w = globalThis.FinalizationRegistry && process.version.indexOf("v18") !== 0;
let T;
w && (T = new FinalizationRegistry((e) => {
let t = e.deref();
t && !t.locked && !v(t) && !_(t) && t.cancel("Response object has been garbage collected").catch(noop);
}));
function extractBody(e, t = !1) {
let n = null;
n = e instanceof ReadableStream ? e : a(e) ? e.stream() : new ReadableStream({
async pull(e) {
let t = typeof c == "string" ? S.encode(c) : c;
t.byteLength && e.enqueue(t);
queueMicrotask(() => s(e));
},
start() {},
type: "bytes"
});
g(o(n));
let action = null;
let c = null;
let l = null;
let u = null;
if (typeof e == "string") {
c = e;
u = "text/plain;charset=UTF-8";
} else if (e instanceof URLSearchParams) {
c = e.toString();
u = "application/x-www-form-urlencoded;charset=UTF-8";
} else if (y(e)) c = new Uint8Array(e.slice());
else if (ArrayBuffer.isView(e)) c = new Uint8Array(e.buffer.slice(e.byteOffset, e.byteOffset + e.byteLength));
else if (r.isFormDataLike(e)) {
let t = `----formdata-undici-0${`${random(1e11)}`.padStart(11, "0")}`;
let n = `--${t}\r\nContent-Disposition: form-data`;
let escape = (e) => e.replace(/\n/g, "%0A").replace(/\r/g, "%0D").replace(/"/g, "%22");
let normalizeLinefeeds = (e) => e.replace(/\r?\n|\r/g, "\r\n");
let r = [];
let i = new Uint8Array([13, 10]);
l = 0;
let a = !1;
for (let [t, o] of e) if (typeof o == "string") {
let e = S.encode(n + `; name="${escape(normalizeLinefeeds(t))}"\r\n\r\n${normalizeLinefeeds(o)}\r\n`);
r.push(e);
l += e.byteLength;
} else {
let e = S.encode(`${n}; name="${escape(normalizeLinefeeds(t))}"` + (o.name ? `; filename="${escape(o.name)}"` : "") + `\r
Content-Type: ${o.type || "application/octet-stream"}\r\n\r\n`);
r.push(e, o, i);
typeof o.size == "number" ? l += e.byteLength + o.size + i.byteLength : a = !0;
}
let o = S.encode(`--${t}--\r\n`);
r.push(o);
l += o.byteLength;
a && (l = null);
c = e;
action = async function* () {
for (let e of r) e.stream ? yield* e.stream() : yield e;
};
u = `multipart/form-data; boundary=${t}`;
} else if (a(e)) {
c = e;
l = e.size;
e.type && (u = e.type);
} else if (typeof e[Symbol.asyncIterator] == "function") {
if (t) throw TypeError("keepalive");
if (r.isDisturbed(e) || e.locked) throw TypeError("Response body object should not be disturbed or locked");
n = e instanceof ReadableStream ? e : i(e);
}
(typeof c == "string" || r.isBuffer(c)) && (l = Buffer.byteLength(c));
if (action != null) {
let t;
n = new ReadableStream({
async start() {
t = action(e)[Symbol.asyncIterator]();
},
async pull(e) {
let { value: r, done: i } = await t.next();
if (i) queueMicrotask(() => {
e.close();
e.byobRequest?.respond(0);
});
else if (!_(n)) {
let t = new Uint8Array(r);
t.byteLength && e.enqueue(t);
}
return e.desiredSize > 0;
},
async cancel(e) {
await t.return();
},
type: "bytes"
});
}
return [{
stream: n,
source: c,
length: l
}, u];
}
function safelyExtractBody(e, t = !1) {
if (e instanceof ReadableStream) {
g(!r.isDisturbed(e), "The body has already been consumed.");
g(!e.locked, "The stream is locked.");
}
return extractBody(e, t);
}
function cloneBody(e, t) {
let [n, r] = t.stream.tee();
t.stream = n;
return {
stream: r,
length: t.length,
source: t.source
};
}
function throwIfAborted(e) {
if (e.aborted) throw new DOMException("The operation was aborted.", "AbortError");
}
function bodyMixinMethods(e) {
return {
blob() {
return consumeBody(this, (e) => {
let t = bodyMimeType(this);
t === null ? t = "" : t &&= b(t);
return new h([e], { type: t });
}, e);
},
arrayBuffer() {
return consumeBody(this, (e) => new Uint8Array(e).buffer, e);
},
text() {
return consumeBody(this, d, e);
},
json() {
return consumeBody(this, parseJSONFromBytes, e);
},
formData() {
return consumeBody(this, (e) => {
let t = bodyMimeType(this);
if (t !== null) switch (t.essence) {
case "multipart/form-data": {
let n = x(e, t);
if (n === "failure") throw TypeError("Failed to parse body as FormData.");
let r = new f();
r[p] = n;
return r;
}
case "application/x-www-form-urlencoded": {
let t = new URLSearchParams(e.toString());
let n = new f();
for (let [e, r] of t) n.append(e, r);
return n;
}
}
throw TypeError("Content-Type was not one of \"multipart/form-data\" or \"application/x-www-form-urlencoded\".");
}, e);
},
bytes() {
return consumeBody(this, (e) => new Uint8Array(e), e);
}
};
}
function mixinBody(e) {
Object.assign(e.prototype, bodyMixinMethods(e));
}
async function consumeBody(e, t, n) {
m.brandCheck(e, n);
if (bodyUnusable(e)) throw TypeError("Body is unusable: Body has already been read");
throwIfAborted(e[p]);
let r = c();
let errorSteps = (e) => r.reject(e);
let successSteps = (e) => {
try {
r.resolve(t(e));
} catch (e) {
errorSteps(e);
}
};
if (e[p].body == null) {
successSteps(Buffer.allocUnsafe(0));
return r.promise;
}
await l(e[p].body, successSteps, errorSteps);
return r.promise;
}
function bodyUnusable(e) {
let t = e[p].body;
return t != null && (t.stream.locked || r.isDisturbed(t.stream));
}
function parseJSONFromBytes(e) {
return JSON.parse(d(e));
}
function bodyMimeType(e) {
let t = e[p].headersList;
let n = u(t);
if (n === "failure") return null;
return n;
}
e.exports = {
extractBody,
safelyExtractBody,
cloneBody,
mixinBody,
streamRegistry: T,
hasFinalizationRegistry: w,
bodyUnusable
};
}),
90378: ((e) => {
let t = [
"GET",
"HEAD",
"POST"
];
let n = new Set(t);
let r = [
101,
204,
205,
304
];
let i = [
301,
302,
303,
307,
308
];
let a = new Set(i);
let o = "1.7.9.11.13.15.17.19.20.21.22.23.25.37.42.43.53.69.77.79.87.95.101.102.103.104.109.110.111.113.115.117.119.123.135.137.139.143.161.179.389.427.465.512.513.514.515.526.530.531.532.540.548.554.556.563.587.601.636.989.990.993.995.1719.1720.1723.2049.3659.4045.4190.5060.5061.6000.6566.6665.6666.6667.6668.6669.6679.6697.10080".split(".");
let s = new Set(o);
let c = [
"",
"no-referrer",
"no-referrer-when-downgrade",
"same-origin",
"origin",
"strict-origin",
"origin-when-cross-origin",
"strict-origin-when-cross-origin",
"unsafe-url"
];
let l = new Set(c);
let u = [
"follow",
"manual",
"error"
];
let d = [
"GET",
"HEAD",
"OPTIONS",
"TRACE"
];
let f = new Set(d);
let p = [
"navigate",
"same-origin",
"no-cors",
"cors"
];
let m = [
"omit",
"same-origin",
"include"
];
let h = [
"default",
"no-store",
"reload",
"no-cache",
"force-cache",
"only-if-cached"
];
let g = [
"content-encoding",
"content-language",
"content-location",
"content-type",
"content-length"
];
let _ = ["half"];
let v = [
"CONNECT",
"TRACE",
"TRACK"
];
let y = new Set(v);
let b = [
"audio",
"audioworklet",
"font",
"image",
"manifest",
"paintworklet",
"script",
"style",
"track",
"video",
"xslt",
""
];
e.exports = {
subresource: b,
forbiddenMethods: v,
requestBodyHeader: g,
referrerPolicy: c,
requestRedirect: u,
requestMode: p,
requestCredentials: m,
requestCache: h,
redirectStatus: i,
corsSafeListedMethods: t,
nullBodyStatus: r,
safeMethods: d,
badPorts: o,
requestDuplex: _,
subresourceSet: new Set(b),
badPortsSet: s,
redirectStatusSet: a,
corsSafeListedMethodsSet: n,
safeMethodsSet: f,
forbiddenMethodsSet: y,
referrerPolicySet: l
};
}),
35307: ((e, t, n) => {
let r = n(34589);
let i = new TextEncoder();
let a = /^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/;
let o = /[\u000A\u000D\u0009\u0020]/;
let s = /[\u0009\u000A\u000C\u000D\u0020]/g;
let c = /^[\u0009\u0020-\u007E\u0080-\u00FF]+$/;
function dataURLProcessor(e) {
r(e.protocol === "data:");
let t = URLSerializer(e, !0);
t = t.slice(5);
let n = { position: 0 };
let i = collectASequenceOfCodePointsFast(",", t, n);
let a = i.length;
i = removeASCIIWhitespace(i, !0, !0);
if (n.position >= t.length) return "failure";
n.position++;
let o = stringPercentDecode(t.slice(a + 1));
if (/;(\u0020){0,}base64$/i.test(i)) {
o = forgivingBase64(isomorphicDecode(o));
if (o === "failure") return "failure";
i = i.slice(0, -6);
i = i.replace(/(\u0020)+$/, "");
i = i.slice(0, -1);
}
i.startsWith(";") && (i = "text/plain" + i);
let s = parseMIMEType(i);
s === "failure" && (s = parseMIMEType("text/plain;charset=US-ASCII"));
return {
mimeType: s,
body: o
};
}
function URLSerializer(e, t = !1) {
if (!t) return e.href;
let n = e.href;
let r = e.hash.length;
let i = r === 0 ? n : n.substring(0, n.length - r);
if (!r && n.endsWith("#")) return i.slice(0, -1);
return i;
}
function collectASequenceOfCodePoints(e, t, n) {
let r = "";
for (; n.position < t.length && e(t[n.position]);) {
r += t[n.position];
n.position++;
}
return r;
}
function collectASequenceOfCodePointsFast(e, t, n) {
let r = t.indexOf(e, n.position);
let i = n.position;
if (r === -1) {
n.position = t.length;
return t.slice(i);
}
n.position = r;
return t.slice(i, n.position);
}
function stringPercentDecode(e) {
return percentDecode(i.encode(e));
}
function isHexCharByte(e) {
return e >= 48 && e <= 57 || e >= 65 && e <= 70 || e >= 97 && e <= 102;
}
function hexByteToNumber(e) {
return e >= 48 && e <= 57 ? e - 48 : (e & 223) - 55;
}
function percentDecode(e) {
let t = e.length;
let n = new Uint8Array(t);
let r = 0;
for (let i = 0; i < t; ++i) {
let t = e[i];
if (t !== 37) n[r++] = t;
else if (t === 37 && !(isHexCharByte(e[i + 1]) && isHexCharByte(e[i + 2]))) n[r++] = 37;
else {
n[r++] = hexByteToNumber(e[i + 1]) << 4 | hexByteToNumber(e[i + 2]);
i += 2;
}
}
return t === r ? n : n.subarray(0, r);
}
function parseMIMEType(e) {
e = removeHTTPWhitespace(e, !0, !0);
let t = { position: 0 };
let n = collectASequenceOfCodePointsFast("/", e, t);
if (n.length === 0 || !a.test(n)) return "failure";
if (t.position > e.length) return "failure";
t.position++;
let r = collectASequenceOfCodePointsFast(";", e, t);
r = removeHTTPWhitespace(r, !1, !0);
if (r.length === 0 || !a.test(r)) return "failure";
let i = n.toLowerCase();
let s = r.toLowerCase();
let l = {
type: i,
subtype: s,
parameters: new Map(),
essence: `${i}/${s}`
};
for (; t.position < e.length;) {
t.position++;
collectASequenceOfCodePoints((e) => o.test(e), e, t);
let n = collectASequenceOfCodePoints((e) => e !== ";" && e !== "=", e, t);
n = n.toLowerCase();
if (t.position < e.length) {
if (e[t.position] === ";") continue;
t.position++;
}
if (t.position > e.length) break;
let r = null;
if (e[t.position] === "\"") {
r = collectAnHTTPQuotedString(e, t, !0);
collectASequenceOfCodePointsFast(";", e, t);
} else {
r = collectASequenceOfCodePointsFast(";", e, t);
r = removeHTTPWhitespace(r, !1, !0);
if (r.length === 0) continue;
}
n.length !== 0 && a.test(n) && (r.length === 0 || c.test(r)) && !l.parameters.has(n) && l.parameters.set(n, r);
}
return l;
}
function forgivingBase64(e) {
e = e.replace(s, "");
let t = e.length;
if (t % 4 == 0 && e.charCodeAt(t - 1) === 61) {
--t;
e.charCodeAt(t - 1) === 61 && --t;
}
if (t % 4 == 1) return "failure";
if (/[^+/0-9A-Za-z]/.test(e.length === t ? e : e.substring(0, t))) return "failure";
let n = Buffer.from(e, "base64");
return new Uint8Array(n.buffer, n.byteOffset, n.byteLength);
}
function collectAnHTTPQuotedString(e, t, n) {
let i = t.position;
let a = "";
r(e[t.position] === "\"");
t.position++;
for (;;) {
a += collectASequenceOfCodePoints((e) => e !== "\"" && e !== "\\", e, t);
if (t.position >= e.length) break;
let n = e[t.position];
t.position++;
if (n === "\\") {
if (t.position >= e.length) {
a += "\\";
break;
}
a += e[t.position];
t.position++;
} else {
r(n === "\"");
break;
}
}
if (n) return a;
return e.slice(i, t.position);
}
function serializeAMimeType(e) {
r(e !== "failure");
let { parameters: t, essence: n } = e;
let i = n;
for (let [e, n] of t.entries()) {
i += ";";
i += e;
i += "=";
if (!a.test(n)) {
n = n.replace(/(\\|")/g, "\\$1");
n = "\"" + n;
n += "\"";
}
i += n;
}
return i;
}
function isHTTPWhiteSpace(e) {
return e === 13 || e === 10 || e === 9 || e === 32;
}
function removeHTTPWhitespace(e, t = !0, n = !0) {
return removeChars(e, t, n, isHTTPWhiteSpace);
}
function isASCIIWhitespace(e) {
return e === 13 || e === 10 || e === 9 || e === 12 || e === 32;
}
function removeASCIIWhitespace(e, t = !0, n = !0) {
return removeChars(e, t, n, isASCIIWhitespace);
}
function removeChars(e, t, n, r) {
let i = 0;
let a = e.length - 1;
if (t) for (; i < e.length && r(e.charCodeAt(i));) i++;
if (n) for (; a > 0 && r(e.charCodeAt(a));) a--;
return i === 0 && a === e.length - 1 ? e : e.slice(i, a + 1);
}
function isomorphicDecode(e) {
let t = e.length;
if (65535 > t) return String.fromCharCode.apply(null, e);
let n = "";
let r = 0;
let i = 65535;
for (; r < t;) {
r + i > t && (i = t - r);
n += String.fromCharCode.apply(null, e.subarray(r, r += i));
}
return n;
}
function minimizeSupportedMimeType(e) {
switch (e.essence) {
case "application/ecmascript":
case "application/javascript":
case "application/x-ecmascript":
case "application/x-javascript":
case "text/ecmascript":
case "text/javascript":
case "text/javascript1.0":
case "text/javascript1.1":
case "text/javascript1.2":
case "text/javascript1.3":
case "text/javascript1.4":
case "text/javascript1.5":
case "text/jscript":
case "text/livescript":
case "text/x-ecmascript":
case "text/x-javascript": return "text/javascript";
case "application/json":
case "text/json": return "application/json";
case "image/svg+xml": return "image/svg+xml";
case "text/xml":
case "application/xml": return "application/xml";
}
if (e.subtype.endsWith("+json")) return "application/json";
if (e.subtype.endsWith("+xml")) return "application/xml";
return "";
}
e.exports = {
dataURLProcessor,
URLSerializer,
collectASequenceOfCodePoints,
collectASequenceOfCodePointsFast,
stringPercentDecode,
parseMIMEType,
collectAnHTTPQuotedString,
serializeAMimeType,
removeChars,
removeHTTPWhitespace,
minimizeSupportedMimeType,
HTTP_TOKEN_CODEPOINTS: a,
isomorphicDecode
};
}),
67890: ((e, t, n) => {
let { kConnected: r, kSize: i } = n(48880);
class CompatWeakRef {
constructor(e) {
this.value = e;
}
deref() {
return this.value[r] === 0 && this.value[i] === 0 ? void 0 : this.value;
}
}
class CompatFinalizer {
constructor(e) {
this.finalizer = e;
}
register(e, t) {
e.on && e.on("disconnect", () => {
e[r] === 0 && e[i] === 0 && this.finalizer(t);
});
}
unregister(e) {}
}
e.exports = function() {
if (process.env.NODE_V8_COVERAGE && process.version.startsWith("v18")) {
process._rawDebug("Using compatibility WeakRef and FinalizationRegistry");
return {
WeakRef: CompatWeakRef,
FinalizationRegistry: CompatFinalizer
};
}
return {
WeakRef,
FinalizationRegistry
};
};
}),
80613: ((e, t, n) => {
let { Blob: r, File: i } = n(4573);
let { kState: a } = n(10362);
let { webidl: o } = n(52394);
class FileLike {
constructor(e, t, n = {}) {
let r = t;
let i = n.type;
let o = n.lastModified ?? Date.now();
this[a] = {
blobLike: e,
name: r,
type: i,
lastModified: o
};
}
stream(...e) {
o.brandCheck(this, FileLike);
return this[a].blobLike.stream(...e);
}
arrayBuffer(...e) {
o.brandCheck(this, FileLike);
return this[a].blobLike.arrayBuffer(...e);
}
slice(...e) {
o.brandCheck(this, FileLike);
return this[a].blobLike.slice(...e);
}
text(...e) {
o.brandCheck(this, FileLike);
return this[a].blobLike.text(...e);
}
get size() {
o.brandCheck(this, FileLike);
return this[a].blobLike.size;
}
get type() {
o.brandCheck(this, FileLike);
return this[a].blobLike.type;
}
get name() {
o.brandCheck(this, FileLike);
return this[a].name;
}
get lastModified() {
o.brandCheck(this, FileLike);
return this[a].lastModified;
}
get [Symbol.toStringTag]() {
return "File";
}
}
o.converters.Blob = o.interfaceConverter(r);
function isFileLike(e) {
return e instanceof i || e && (typeof e.stream == "function" || typeof e.arrayBuffer == "function") && e[Symbol.toStringTag] === "File";
}
e.exports = {
FileLike,
isFileLike
};
}),
53837: ((e, t, n) => {
let { isUSVString: r, bufferToLowerCasedHeaderName: i } = n(68081);
let { utf8DecodeBytes: a } = n(13863);
let { HTTP_TOKEN_CODEPOINTS: o, isomorphicDecode: s } = n(35307);
let { isFileLike: c } = n(80613);
let { makeEntry: l } = n(76149);
let u = n(34589);
let { File: d } = n(4573);
let f = globalThis.File ?? d;
let p = Buffer.from("form-data; name=\"");
let m = Buffer.from("; filename");
let h = Buffer.from("--");
let g = Buffer.from("--\r\n");
function isAsciiString(e) {
for (let t = 0; t < e.length; ++t) if (e.charCodeAt(t) & -128) return !1;
return !0;
}
function validateBoundary(e) {
let t = e.length;
if (t < 27 || t > 70) return !1;
for (let n = 0; n < t; ++n) {
let t = e.charCodeAt(n);
if (!(t >= 48 && t <= 57 || t >= 65 && t <= 90 || t >= 97 && t <= 122 || t === 39 || t === 45 || t === 95)) return !1;
}
return !0;
}
function multipartFormDataParser(e, t) {
u(t !== "failure" && t.essence === "multipart/form-data");
let n = t.parameters.get("boundary");
if (n === void 0) return "failure";
let i = Buffer.from(`--${n}`, "utf8");
let o = [];
let s = { position: 0 };
for (; e[s.position] === 13 && e[s.position + 1] === 10;) s.position += 2;
let d = e.length;
for (; e[d - 1] === 10 && e[d - 2] === 13;) d -= 2;
d !== e.length && (e = e.subarray(0, d));
for (;;) {
if (e.subarray(s.position, s.position + i.length).equals(i)) s.position += i.length;
else return "failure";
if (s.position === e.length - 2 && bufferStartsWith(e, h, s) || s.position === e.length - 4 && bufferStartsWith(e, g, s)) return o;
if (e[s.position] !== 13 || e[s.position + 1] !== 10) return "failure";
s.position += 2;
let t = parseMultipartFormDataHeaders(e, s);
if (t === "failure") return "failure";
let { name: n, filename: d, contentType: p, encoding: m } = t;
s.position += 2;
let _;
{
let t = e.indexOf(i.subarray(2), s.position);
if (t === -1) return "failure";
_ = e.subarray(s.position, t - 4);
s.position += _.length;
m === "base64" && (_ = Buffer.from(_.toString(), "base64"));
}
if (e[s.position] !== 13 || e[s.position + 1] !== 10) return "failure";
else s.position += 2;
let v;
if (d !== null) {
p ??= "text/plain";
isAsciiString(p) || (p = "");
v = new f([_], d, { type: p });
} else v = a(Buffer.from(_));
u(r(n));
u(typeof v == "string" && r(v) || c(v));
o.push(l(n, v, d));
}
}
function parseMultipartFormDataHeaders(e, t) {
let n = null;
let r = null;
let a = null;
let c = null;
for (;;) {
if (e[t.position] === 13 && e[t.position + 1] === 10) {
if (n === null) return "failure";
return {
name: n,
filename: r,
contentType: a,
encoding: c
};
}
let l = collectASequenceOfBytes((e) => e !== 10 && e !== 13 && e !== 58, e, t);
l = removeChars(l, !0, !0, (e) => e === 9 || e === 32);
if (!o.test(l.toString())) return "failure";
if (e[t.position] !== 58) return "failure";
t.position++;
collectASequenceOfBytes((e) => e === 32 || e === 9, e, t);
switch (i(l)) {
case "content-disposition":
n = r = null;
if (!bufferStartsWith(e, p, t)) return "failure";
t.position += 17;
n = parseMultipartFormDataName(e, t);
if (n === null) return "failure";
if (bufferStartsWith(e, m, t)) {
let n = t.position + m.length;
if (e[n] === 42) {
t.position += 1;
n += 1;
}
if (e[n] !== 61 || e[n + 1] !== 34) return "failure";
t.position += 12;
r = parseMultipartFormDataName(e, t);
if (r === null) return "failure";
}
break;
case "content-type": {
let n = collectASequenceOfBytes((e) => e !== 10 && e !== 13, e, t);
n = removeChars(n, !1, !0, (e) => e === 9 || e === 32);
a = s(n);
break;
}
case "content-transfer-encoding": {
let n = collectASequenceOfBytes((e) => e !== 10 && e !== 13, e, t);
n = removeChars(n, !1, !0, (e) => e === 9 || e === 32);
c = s(n);
break;
}
default: collectASequenceOfBytes((e) => e !== 10 && e !== 13, e, t);
}
if (e[t.position] !== 13 && e[t.position + 1] !== 10) return "failure";
else t.position += 2;
}
}
function parseMultipartFormDataName(e, t) {
u(e[t.position - 1] === 34);
let n = collectASequenceOfBytes((e) => e !== 10 && e !== 13 && e !== 34, e, t);
if (e[t.position] !== 34) return null;
else t.position++;
n = new TextDecoder().decode(n).replace(/%0A/gi, "\n").replace(/%0D/gi, "\r").replace(/%22/g, "\"");
return n;
}
function collectASequenceOfBytes(e, t, n) {
let r = n.position;
for (; r < t.length && e(t[r]);) ++r;
return t.subarray(n.position, n.position = r);
}
function removeChars(e, t, n, r) {
let i = 0;
let a = e.length - 1;
if (t) for (; i < e.length && r(e[i]);) i++;
if (n) for (; a > 0 && r(e[a]);) a--;
return i === 0 && a === e.length - 1 ? e : e.subarray(i, a + 1);
}
function bufferStartsWith(e, t, n) {
if (e.length < t.length) return !1;
for (let r = 0; r < t.length; r++) if (t[r] !== e[n.position + r]) return !1;
return !0;
}
e.exports = {
multipartFormDataParser,
validateBoundary
};
}),
76149: ((e, t, n) => {
let { isBlobLike: r, iteratorMixin: i } = n(13863);
let { kState: a } = n(10362);
let { kEnumerableProperty: o } = n(68081);
let { FileLike: s, isFileLike: c } = n(80613);
let { webidl: l } = n(52394);
let { File: u } = n(4573);
let d = n(57975);
let f = globalThis.File ?? u;
class FormData {
constructor(e) {
l.util.markAsUncloneable(this);
if (e !== void 0) throw l.errors.conversionFailed({
prefix: "FormData constructor",
argument: "Argument 1",
types: ["undefined"]
});
this[a] = [];
}
append(e, t, n = void 0) {
l.brandCheck(this, FormData);
let i = "FormData.append";
l.argumentLengthCheck(arguments, 2, i);
if (arguments.length === 3 && !r(t)) throw TypeError("Failed to execute 'append' on 'FormData': parameter 2 is not of type 'Blob'");
e = l.converters.USVString(e, i, "name");
t = r(t) ? l.converters.Blob(t, i, "value", { strict: !1 }) : l.converters.USVString(t, i, "value");
n = arguments.length === 3 ? l.converters.USVString(n, i, "filename") : void 0;
let o = makeEntry(e, t, n);
this[a].push(o);
}
delete(e) {
l.brandCheck(this, FormData);
let t = "FormData.delete";
l.argumentLengthCheck(arguments, 1, t);
e = l.converters.USVString(e, t, "name");
this[a] = this[a].filter((t) => t.name !== e);
}
get(e) {
l.brandCheck(this, FormData);
let t = "FormData.get";
l.argumentLengthCheck(arguments, 1, t);
e = l.converters.USVString(e, t, "name");
let n = this[a].findIndex((t) => t.name === e);
if (n === -1) return null;
return this[a][n].value;
}
getAll(e) {
l.brandCheck(this, FormData);
let t = "FormData.getAll";
l.argumentLengthCheck(arguments, 1, t);
e = l.converters.USVString(e, t, "name");
return this[a].filter((t) => t.name === e).map((e) => e.value);
}
has(e) {
l.brandCheck(this, FormData);
let t = "FormData.has";
l.argumentLengthCheck(arguments, 1, t);
e = l.converters.USVString(e, t, "name");
return this[a].findIndex((t) => t.name === e) !== -1;
}
set(e, t, n = void 0) {
l.brandCheck(this, FormData);
let i = "FormData.set";
l.argumentLengthCheck(arguments, 2, i);
if (arguments.length === 3 && !r(t)) throw TypeError("Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'");
e = l.converters.USVString(e, i, "name");
t = r(t) ? l.converters.Blob(t, i, "name", { strict: !1 }) : l.converters.USVString(t, i, "name");
n = arguments.length === 3 ? l.converters.USVString(n, i, "name") : void 0;
let o = makeEntry(e, t, n);
let s = this[a].findIndex((t) => t.name === e);
s === -1 ? this[a].push(o) : this[a] = [
...this[a].slice(0, s),
o,
...this[a].slice(s + 1).filter((t) => t.name !== e)
];
}
[d.inspect.custom](e, t) {
let n = this[a].reduce((e, t) => {
e[t.name] ? Array.isArray(e[t.name]) ? e[t.name].push(t.value) : e[t.name] = [e[t.name], t.value] : e[t.name] = t.value;
return e;
}, { __proto__: null });
t.depth ??= e;
t.colors ??= !0;
let r = d.formatWithOptions(t, n);
return `FormData ${r.slice(r.indexOf("]") + 2)}`;
}
}
i("FormData", FormData, a, "name", "value");
Object.defineProperties(FormData.prototype, {
append: o,
delete: o,
get: o,
getAll: o,
has: o,
set: o,
[Symbol.toStringTag]: {
value: "FormData",
configurable: !0
}
});
function makeEntry(e, t, n) {
if (typeof t != "string") {
c(t) || (t = t instanceof Blob ? new f([t], "blob", { type: t.type }) : new s(t, "blob", { type: t.type }));
if (n !== void 0) {
let e = {
type: t.type,
lastModified: t.lastModified
};
t = t instanceof u ? new f([t], n, e) : new s(t, n, e);
}
}
return {
name: e,
value: t
};
}
e.exports = {
FormData,
makeEntry
};
}),
49592: ((e) => {
let t = Symbol.for("undici.globalOrigin.1");
function getGlobalOrigin() {
return globalThis[t];
}
function setGlobalOrigin(e) {
if (e === void 0) {
Object.defineProperty(globalThis, t, {
value: void 0,
writable: !0,
enumerable: !1,
configurable: !1
});
return;
}
let n = new URL(e);
if (n.protocol !== "http:" && n.protocol !== "https:") throw TypeError(`Only http & https urls are allowed, received ${n.protocol}`);
Object.defineProperty(globalThis, t, {
value: n,
writable: !0,
enumerable: !1,
configurable: !1
});
}
e.exports = {
getGlobalOrigin,
setGlobalOrigin
};
}),
39769: ((e, t, n) => {
let { kConstruct: r } = n(48880);
let { kEnumerableProperty: i } = n(68081);
let { iteratorMixin: a, isValidHeaderName: o, isValidHeaderValue: s } = n(13863);
let { webidl: c } = n(52394);
let l = n(34589);
let u = n(57975);
let d = Symbol("headers map");
let f = Symbol("headers map sorted");
function isHTTPWhiteSpaceCharCode(e) {
return e === 10 || e === 13 || e === 9 || e === 32;
}
function headerValueNormalize(e) {
let t = 0;
let n = e.length;
for (; n > t && isHTTPWhiteSpaceCharCode(e.charCodeAt(n - 1));) --n;
for (; n > t && isHTTPWhiteSpaceCharCode(e.charCodeAt(t));) ++t;
return t === 0 && n === e.length ? e : e.substring(t, n);
}
function fill(e, t) {
if (Array.isArray(t)) for (let n = 0; n < t.length; ++n) {
let r = t[n];
if (r.length !== 2) throw c.errors.exception({
header: "Headers constructor",
message: `expected name/value pair to be length 2, found ${r.length}.`
});
appendHeader(e, r[0], r[1]);
}
else if (typeof t == "object" && t) {
let n = Object.keys(t);
for (let r = 0; r < n.length; ++r) appendHeader(e, n[r], t[n[r]]);
} else throw c.errors.conversionFailed({
prefix: "Headers constructor",
argument: "Argument 1",
types: ["sequence<sequence<ByteString>>", "record<ByteString, ByteString>"]
});
}
function appendHeader(e, t, n) {
n = headerValueNormalize(n);
if (!o(t)) throw c.errors.invalidArgument({
prefix: "Headers.append",
value: t,
type: "header name"
});
else if (!s(n)) throw c.errors.invalidArgument({
prefix: "Headers.append",
value: n,
type: "header value"
});
if (p(e) === "immutable") throw TypeError("immutable");
return h(e).append(t, n, !1);
}
function compareHeaderName(e, t) {
return e[0] < t[0] ? -1 : 1;
}
class HeadersList {
cookies = null;
constructor(e) {
if (e instanceof HeadersList) {
this[d] = new Map(e[d]);
this[f] = e[f];
this.cookies = e.cookies === null ? null : [...e.cookies];
} else {
this[d] = new Map(e);
this[f] = null;
}
}
contains(e, t) {
return this[d].has(t ? e : e.toLowerCase());
}
clear() {
this[d].clear();
this[f] = null;
this.cookies = null;
}
append(e, t, n) {
this[f] = null;
let r = n ? e : e.toLowerCase();
let i = this[d].get(r);
if (i) {
let e = r === "cookie" ? "; " : ", ";
this[d].set(r, {
name: i.name,
value: `${i.value}${e}${t}`
});
} else this[d].set(r, {
name: e,
value: t
});
r === "set-cookie" && (this.cookies ??= []).push(t);
}
set(e, t, n) {
this[f] = null;
let r = n ? e : e.toLowerCase();
r === "set-cookie" && (this.cookies = [t]);
this[d].set(r, {
name: e,
value: t
});
}
delete(e, t) {
this[f] = null;
t || (e = e.toLowerCase());
e === "set-cookie" && (this.cookies = null);
this[d].delete(e);
}
get(e, t) {
return this[d].get(t ? e : e.toLowerCase())?.value ?? null;
}
*[Symbol.iterator]() {
for (let { 0: e, 1: { value: t } } of this[d]) yield [e, t];
}
get entries() {
let e = {};
if (this[d].size !== 0) for (let { name: t, value: n } of this[d].values()) e[t] = n;
return e;
}
rawValues() {
return this[d].values();
}
get entriesList() {
let e = [];
if (this[d].size !== 0) for (let { 0: t, 1: { name: n, value: r } } of this[d]) if (t === "set-cookie") for (let t of this.cookies) e.push([n, t]);
else e.push([n, r]);
return e;
}
toSortedArray() {
let e = this[d].size;
let t = Array(e);
if (e <= 32) {
if (e === 0) return t;
let n = this[d][Symbol.iterator]();
let r = n.next().value;
t[0] = [r[0], r[1].value];
l(r[1].value !== null);
for (let r = 1, i = 0, a = 0, o = 0, s = 0, c, u; r < e; ++r) {
u = n.next().value;
c = t[r] = [u[0], u[1].value];
l(c[1] !== null);
o = 0;
a = r;
for (; o < a;) {
s = o + (a - o >> 1);
t[s][0] <= c[0] ? o = s + 1 : a = s;
}
if (r !== s) {
i = r;
for (; i > o;) t[i] = t[--i];
t[o] = c;
}
}
if (!n.next().done) throw TypeError("Unreachable");
return t;
} else {
let e = 0;
for (let { 0: n, 1: { value: r } } of this[d]) {
t[e++] = [n, r];
l(r !== null);
}
return t.sort(compareHeaderName);
}
}
}
class Headers {
#e;
#t;
constructor(e = void 0) {
c.util.markAsUncloneable(this);
if (e === r) return;
this.#t = new HeadersList();
this.#e = "none";
if (e !== void 0) {
e = c.converters.HeadersInit(e, "Headers contructor", "init");
fill(this, e);
}
}
append(e, t) {
c.brandCheck(this, Headers);
c.argumentLengthCheck(arguments, 2, "Headers.append");
let n = "Headers.append";
e = c.converters.ByteString(e, n, "name");
t = c.converters.ByteString(t, n, "value");
return appendHeader(this, e, t);
}
delete(e) {
c.brandCheck(this, Headers);
c.argumentLengthCheck(arguments, 1, "Headers.delete");
e = c.converters.ByteString(e, "Headers.delete", "name");
if (!o(e)) throw c.errors.invalidArgument({
prefix: "Headers.delete",
value: e,
type: "header name"
});
if (this.#e === "immutable") throw TypeError("immutable");
if (!this.#t.contains(e, !1)) return;
this.#t.delete(e, !1);
}
get(e) {
c.brandCheck(this, Headers);
c.argumentLengthCheck(arguments, 1, "Headers.get");
let t = "Headers.get";
e = c.converters.ByteString(e, t, "name");
if (!o(e)) throw c.errors.invalidArgument({
prefix: t,
value: e,
type: "header name"
});
return this.#t.get(e, !1);
}
has(e) {
c.brandCheck(this, Headers);
c.argumentLengthCheck(arguments, 1, "Headers.has");
let t = "Headers.has";
e = c.converters.ByteString(e, t, "name");
if (!o(e)) throw c.errors.invalidArgument({
prefix: t,
value: e,
type: "header name"
});
return this.#t.contains(e, !1);
}
set(e, t) {
c.brandCheck(this, Headers);
c.argumentLengthCheck(arguments, 2, "Headers.set");
let n = "Headers.set";
e = c.converters.ByteString(e, n, "name");
t = c.converters.ByteString(t, n, "value");
t = headerValueNormalize(t);
if (!o(e)) throw c.errors.invalidArgument({
prefix: n,
value: e,
type: "header name"
});
else if (!s(t)) throw c.errors.invalidArgument({
prefix: n,
value: t,
type: "header value"
});
if (this.#e === "immutable") throw TypeError("immutable");
this.#t.set(e, t, !1);
}
getSetCookie() {
c.brandCheck(this, Headers);
let e = this.#t.cookies;
if (e) return [...e];
return [];
}
get [f]() {
if (this.#t[f]) return this.#t[f];
let e = [];
let t = this.#t.toSortedArray();
let n = this.#t.cookies;
if (n === null || n.length === 1) return this.#t[f] = t;
for (let r = 0; r < t.length; ++r) {
let { 0: i, 1: a } = t[r];
if (i === "set-cookie") for (let t = 0; t < n.length; ++t) e.push([i, n[t]]);
else e.push([i, a]);
}
return this.#t[f] = e;
}
[u.inspect.custom](e, t) {
t.depth ??= e;
return `Headers ${u.formatWithOptions(t, this.#t.entries)}`;
}
static getHeadersGuard(e) {
return e.#e;
}
static setHeadersGuard(e, t) {
e.#e = t;
}
static getHeadersList(e) {
return e.#t;
}
static setHeadersList(e, t) {
e.#t = t;
}
}
let { getHeadersGuard: p, setHeadersGuard: m, getHeadersList: h, setHeadersList: g } = Headers;
Reflect.deleteProperty(Headers, "getHeadersGuard");
Reflect.deleteProperty(Headers, "setHeadersGuard");
Reflect.deleteProperty(Headers, "getHeadersList");
Reflect.deleteProperty(Headers, "setHeadersList");
a("Headers", Headers, f, 0, 1);
Object.defineProperties(Headers.prototype, {
append: i,
delete: i,
get: i,
has: i,
set: i,
getSetCookie: i,
[Symbol.toStringTag]: {
value: "Headers",
configurable: !0
},
[u.inspect.custom]: { enumerable: !1 }
});
c.converters.HeadersInit = function(e, t, n) {
if (c.util.Type(e) === "Object") {
let r = Reflect.get(e, Symbol.iterator);
if (!u.types.isProxy(e) && r === Headers.prototype.entries) try {
return h(e).entriesList;
} catch {}
if (typeof r == "function") return c.converters["sequence<sequence<ByteString>>"](e, t, n, r.bind(e));
return c.converters["record<ByteString, ByteString>"](e, t, n);
}
throw c.errors.conversionFailed({
prefix: "Headers constructor",
argument: "Argument 1",
types: ["sequence<sequence<ByteString>>", "record<ByteString, ByteString>"]
});
};
e.exports = {
fill,
compareHeaderName,
Headers,
HeadersList,
getHeadersGuard: p,
setHeadersGuard: m,
setHeadersList: g,
getHeadersList: h
};
}),
44295: ((e, t, n) => {
let { makeNetworkError: r, makeAppropriateNetworkError: i, filterResponse: a, makeResponse: o, fromInnerResponse: s } = n(34176);
let { HeadersList: c } = n(39769);
let { Request: l, cloneRequest: u } = n(35726);
let d = n(38522);
let { bytesMatch: f, makePolicyContainer: p, clonePolicyContainer: m, requestBadPort: h, TAOCheck: g, appendRequestOriginHeader: _, responseLocationURL: v, requestCurrentURL: y, setRequestReferrerPolicyOnRedirect: b, tryUpgradeRequestToAPotentiallyTrustworthyURL: x, createOpaqueTimingInfo: S, appendFetchMetadata: w, corsCheck: T, crossOriginResourcePolicyCheck: E, determineRequestsReferrer: D, coarsenedSharedCurrentTime: O, createDeferredPromise: k, isBlobLike: A, sameOrigin: j, isCancelled: M, isAborted: N, isErrorLike: P, fullyReadBody: F, readableStreamClose: I, isomorphicEncode: L, urlIsLocal: R, urlIsHttpHttpsScheme: z, urlHasHttpsScheme: B, clampAndCoarsenConnectionTimingInfo: V, simpleRangeHeaderValue: ee, buildContentRange: H, createInflate: te, extractMimeType: U } = n(13863);
let { kState: W, kDispatcher: G } = n(10362);
let K = n(34589);
let { safelyExtractBody: q, extractBody: J } = n(31351);
let { redirectStatusSet: ne, nullBodyStatus: Y, safeMethodsSet: re, requestBodyHeader: ie, subresourceSet: X } = n(90378);
let Z = n(78474);
let { Readable: ae, pipeline: oe, finished: se } = n(57075);
let { addAbortListener: ce, isErrored: Q, isReadable: $, bufferToLowerCasedHeaderName: le } = n(68081);
let { dataURLProcessor: ue, serializeAMimeType: de, minimizeSupportedMimeType: fe } = n(35307);
let { getGlobalDispatcher: pe } = n(20626);
let { webidl: me } = n(52394);
let { STATUS_CODES: he } = n(37067);
let ge = ["GET", "HEAD"];
let _e = typeof __UNDICI_IS_NODE__ < "u" || typeof esbuildDetection < "u" ? "node" : "undici";
let ve;
class Fetch extends Z {
constructor(e) {
super();
this.dispatcher = e;
this.connection = null;
this.dump = !1;
this.state = "ongoing";
}
terminate(e) {
if (this.state !== "ongoing") return;
this.state = "terminated";
this.connection?.destroy(e);
this.emit("terminated", e);
}
abort(e) {
if (this.state !== "ongoing") return;
this.state = "aborted";
e ||= new DOMException("The operation was aborted.", "AbortError");
this.serializedAbortReason = e;
this.connection?.destroy(e);
this.emit("terminated", e);
}
}
function handleFetchDone(e) {
finalizeAndReportTiming(e, "fetch");
}
function fetch(e, t = void 0) {
me.argumentLengthCheck(arguments, 1, "globalThis.fetch");
let n = k();
let r;
try {
r = new l(e, t);
} catch (e) {
n.reject(e);
return n.promise;
}
let i = r[W];
if (r.signal.aborted) {
abortFetch(n, i, null, r.signal.reason);
return n.promise;
}
i.client.globalObject?.constructor?.name === "ServiceWorkerGlobalScope" && (i.serviceWorkers = "none");
let a = null;
let o = !1;
let c = null;
ce(r.signal, () => {
o = !0;
K(c != null);
c.abort(r.signal.reason);
let e = a?.deref();
abortFetch(n, i, e, r.signal.reason);
});
let processResponse = (e) => {
if (o) return;
if (e.aborted) {
abortFetch(n, i, a, c.serializedAbortReason);
return;
}
if (e.type === "error") {
n.reject(TypeError("fetch failed", { cause: e.error }));
return;
}
a = new WeakRef(s(e, "immutable"));
n.resolve(a.deref());
n = null;
};
c = fetching({
request: i,
processResponseEndOfBody: handleFetchDone,
processResponse,
dispatcher: r[G]
});
return n.promise;
}
function finalizeAndReportTiming(e, t = "other") {
if (e.type === "error" && e.aborted) return;
if (!e.urlList?.length) return;
let n = e.urlList[0];
let r = e.timingInfo;
let i = e.cacheState;
if (!z(n)) return;
if (r === null) return;
if (!e.timingAllowPassed) {
r = S({ startTime: r.startTime });
i = "";
}
r.endTime = O();
e.timingInfo = r;
ye(r, n.href, t, globalThis, i);
}
let ye = performance.markResourceTiming;
function abortFetch(e, t, n, r) {
e && e.reject(r);
t.body != null && $(t.body?.stream) && t.body.stream.cancel(r).catch((e) => {
if (e.code === "ERR_INVALID_STATE") return;
throw e;
});
if (n == null) return;
let i = n[W];
i.body != null && $(i.body?.stream) && i.body.stream.cancel(r).catch((e) => {
if (e.code === "ERR_INVALID_STATE") return;
throw e;
});
}
function fetching({ request: e, processRequestBodyChunkLength: t, processRequestEndOfBody: n, processResponse: r, processResponseEndOfBody: i, processResponseConsumeBody: a, useParallelQueue: o = !1, dispatcher: s = pe() }) {
K(s);
let c = null;
let l = !1;
if (e.client != null) {
c = e.client.globalObject;
l = e.client.crossOriginIsolatedCapability;
}
let u = O(l);
let d = S({ startTime: u });
let f = {
controller: new Fetch(s),
request: e,
timingInfo: d,
processRequestBodyChunkLength: t,
processRequestEndOfBody: n,
processResponse: r,
processResponseConsumeBody: a,
processResponseEndOfBody: i,
taskDestination: c,
crossOriginIsolatedCapability: l
};
K(!e.body || e.body.stream);
e.window === "client" && (e.window = e.client?.globalObject?.constructor?.name === "Window" ? e.client : "no-window");
e.origin === "client" && (e.origin = e.client.origin);
e.policyContainer === "client" && (e.policyContainer = e.client == null ? p() : m(e.client.policyContainer));
e.headersList.contains("accept", !0) || e.headersList.append("accept", "*/*", !0);
e.headersList.contains("accept-language", !0) || e.headersList.append("accept-language", "*", !0);
e.priority;
X.has(e.destination);
mainFetch(f).catch((e) => {
f.controller.terminate(e);
});
return f.controller;
}
async function mainFetch(e, t = !1) {
let n = e.request;
let i = null;
n.localURLsOnly && !R(y(n)) && (i = r("local URLs only"));
x(n);
h(n) === "blocked" && (i = r("bad port"));
n.referrerPolicy === "" && (n.referrerPolicy = n.policyContainer.referrerPolicy);
n.referrer !== "no-referrer" && (n.referrer = D(n));
i === null && (i = await (async () => {
let t = y(n);
if (j(t, n.url) && n.responseTainting === "basic" || t.protocol === "data:" || n.mode === "navigate" || n.mode === "websocket") {
n.responseTainting = "basic";
return await schemeFetch(e);
}
if (n.mode === "same-origin") return r("request mode cannot be \"same-origin\"");
if (n.mode === "no-cors") {
if (n.redirect !== "follow") return r("redirect mode cannot be \"follow\" for \"no-cors\" request");
n.responseTainting = "opaque";
return await schemeFetch(e);
}
if (!z(y(n))) return r("URL scheme must be a HTTP(S) scheme");
n.responseTainting = "cors";
return await httpFetch(e);
})());
if (t) return i;
if (i.status !== 0 && !i.internalResponse) {
n.responseTainting;
n.responseTainting === "basic" ? i = a(i, "basic") : n.responseTainting === "cors" ? i = a(i, "cors") : n.responseTainting === "opaque" ? i = a(i, "opaque") : K(!1);
}
let o = i.status === 0 ? i : i.internalResponse;
o.urlList.length === 0 && o.urlList.push(...n.urlList);
n.timingAllowFailed || (i.timingAllowPassed = !0);
i.type === "opaque" && o.status === 206 && o.rangeRequested && !n.headers.contains("range", !0) && (i = o = r());
if (i.status !== 0 && (n.method === "HEAD" || n.method === "CONNECT" || Y.includes(o.status))) {
o.body = null;
e.controller.dump = !0;
}
if (n.integrity) {
let processBodyError = (t) => fetchFinale(e, r(t));
if (n.responseTainting === "opaque" || i.body == null) {
processBodyError(i.error);
return;
}
let processBody = (t) => {
if (!f(t, n.integrity)) {
processBodyError("integrity mismatch");
return;
}
i.body = q(t)[0];
fetchFinale(e, i);
};
await F(i.body, processBody, processBodyError);
} else fetchFinale(e, i);
}
function schemeFetch(e) {
if (M(e) && e.request.redirectCount === 0) return Promise.resolve(i(e));
let { request: t } = e;
let { protocol: a } = y(t);
switch (a) {
case "about:": return Promise.resolve(r("about scheme is not supported"));
case "blob:": {
ve ||= n(4573).resolveObjectURL;
let e = y(t);
if (e.search.length !== 0) return Promise.resolve(r("NetworkError when attempting to fetch resource."));
let i = ve(e.toString());
if (t.method !== "GET" || !A(i)) return Promise.resolve(r("invalid method"));
let a = o();
let s = i.size;
let c = L(`${s}`);
let l = i.type;
if (t.headersList.contains("range", !0)) {
a.rangeRequested = !0;
let e = t.headersList.get("range", !0);
let n = ee(e, !0);
if (n === "failure") return Promise.resolve(r("failed to fetch the data URL"));
let { rangeStartValue: o, rangeEndValue: c } = n;
if (o === null) {
o = s - c;
c = o + c - 1;
} else {
if (o >= s) return Promise.resolve(r("Range start is greater than the blob's size."));
(c === null || c >= s) && (c = s - 1);
}
let u = i.slice(o, c, l);
a.body = J(u)[0];
let d = L(`${u.size}`);
let f = H(o, c, s);
a.status = 206;
a.statusText = "Partial Content";
a.headersList.set("content-length", d, !0);
a.headersList.set("content-type", l, !0);
a.headersList.set("content-range", f, !0);
} else {
let e = J(i);
a.statusText = "OK";
a.body = e[0];
a.headersList.set("content-length", c, !0);
a.headersList.set("content-type", l, !0);
}
return Promise.resolve(a);
}
case "data:": {
let e = y(t);
let n = ue(e);
if (n === "failure") return Promise.resolve(r("failed to fetch the data URL"));
let i = de(n.mimeType);
return Promise.resolve(o({
statusText: "OK",
headersList: [["content-type", {
name: "Content-Type",
value: i
}]],
body: q(n.body)[0]
}));
}
case "file:": return Promise.resolve(r("not implemented... yet..."));
case "http:":
case "https:": return httpFetch(e).catch((e) => r(e));
default: return Promise.resolve(r("unknown scheme"));
}
}
function finalizeResponse(e, t) {
e.request.done = !0;
e.processResponseDone != null && queueMicrotask(() => e.processResponseDone(t));
}
function fetchFinale(e, t) {
let n = e.timingInfo;
let processResponseEndOfBody = () => {
let r = Date.now();
e.request.destination === "document" && (e.controller.fullTimingInfo = n);
e.controller.reportTimingSteps = () => {
if (e.request.url.protocol !== "https:") return;
n.endTime = r;
let i = t.cacheState;
let a = t.bodyInfo;
if (!t.timingAllowPassed) {
n = S(n);
i = "";
}
let o = 0;
if (e.request.mode !== "navigator" || !t.hasCrossOriginRedirects) {
o = t.status;
let e = U(t.headersList);
e !== "failure" && (a.contentType = fe(e));
}
e.request.initiatorType != null && ye(n, e.request.url.href, e.request.initiatorType, globalThis, i, a, o);
};
let processResponseEndOfBodyTask = () => {
e.request.done = !0;
e.processResponseEndOfBody != null && queueMicrotask(() => e.processResponseEndOfBody(t));
e.request.initiatorType != null && e.controller.reportTimingSteps();
};
queueMicrotask(() => processResponseEndOfBodyTask());
};
e.processResponse != null && queueMicrotask(() => {
e.processResponse(t);
e.processResponse = null;
});
let r = t.type === "error" ? t : t.internalResponse ?? t;
r.body == null ? processResponseEndOfBody() : se(r.body.stream, () => {
processResponseEndOfBody();
});
}
async function httpFetch(e) {
let t = e.request;
let n = null;
let i = null;
let a = e.timingInfo;
t.serviceWorkers;
if (n === null) {
t.redirect === "follow" && (t.serviceWorkers = "none");
i = n = await httpNetworkOrCacheFetch(e);
if (t.responseTainting === "cors" && T(t, n) === "failure") return r("cors failure");
g(t, n) === "failure" && (t.timingAllowFailed = !0);
}
if ((t.responseTainting === "opaque" || n.type === "opaque") && E(t.origin, t.client, t.destination, i) === "blocked") return r("blocked");
if (ne.has(i.status)) {
t.redirect !== "manual" && e.controller.connection.destroy(void 0, !1);
t.redirect === "error" ? n = r("unexpected redirect") : t.redirect === "manual" ? n = i : t.redirect === "follow" ? n = await httpRedirectFetch(e, n) : K(!1);
}
n.timingInfo = a;
return n;
}
function httpRedirectFetch(e, t) {
let n = e.request;
let i = t.internalResponse ? t.internalResponse : t;
let a;
try {
a = v(i, y(n).hash);
if (a == null) return t;
} catch (e) {
return Promise.resolve(r(e));
}
if (!z(a)) return Promise.resolve(r("URL scheme must be a HTTP(S) scheme"));
if (n.redirectCount === 20) return Promise.resolve(r("redirect count exceeded"));
n.redirectCount += 1;
if (n.mode === "cors" && (a.username || a.password) && !j(n, a)) return Promise.resolve(r("cross origin not allowed for request mode \"cors\""));
if (n.responseTainting === "cors" && (a.username || a.password)) return Promise.resolve(r("URL cannot contain credentials for request mode \"cors\""));
if (i.status !== 303 && n.body != null && n.body.source == null) return Promise.resolve(r());
if ([301, 302].includes(i.status) && n.method === "POST" || i.status === 303 && !ge.includes(n.method)) {
n.method = "GET";
n.body = null;
for (let e of ie) n.headersList.delete(e);
}
if (!j(y(n), a)) {
n.headersList.delete("authorization", !0);
n.headersList.delete("proxy-authorization", !0);
n.headersList.delete("cookie", !0);
n.headersList.delete("host", !0);
}
if (n.body != null) {
K(n.body.source != null);
n.body = q(n.body.source)[0];
}
let o = e.timingInfo;
o.redirectEndTime = o.postRedirectStartTime = O(e.crossOriginIsolatedCapability);
o.redirectStartTime === 0 && (o.redirectStartTime = o.startTime);
n.urlList.push(a);
b(n, i);
return mainFetch(e, !0);
}
async function httpNetworkOrCacheFetch(e, t = !1, n = !1) {
let a = e.request;
let o = null;
let s = null;
let c = null;
if (a.window === "no-window" && a.redirect === "error") {
o = e;
s = a;
} else {
s = u(a);
o = { ...e };
o.request = s;
}
let l = a.credentials === "include" || a.credentials === "same-origin" && a.responseTainting === "basic";
let d = s.body ? s.body.length : null;
let f = null;
s.body == null && ["POST", "PUT"].includes(s.method) && (f = "0");
d != null && (f = L(`${d}`));
f != null && s.headersList.append("content-length", f, !0);
d != null && s.keepalive;
s.referrer instanceof URL && s.headersList.append("referer", L(s.referrer.href), !0);
_(s);
w(s);
s.headersList.contains("user-agent", !0) || s.headersList.append("user-agent", _e);
s.cache === "default" && (s.headersList.contains("if-modified-since", !0) || s.headersList.contains("if-none-match", !0) || s.headersList.contains("if-unmodified-since", !0) || s.headersList.contains("if-match", !0) || s.headersList.contains("if-range", !0)) && (s.cache = "no-store");
s.cache === "no-cache" && !s.preventNoCacheCacheControlHeaderModification && !s.headersList.contains("cache-control", !0) && s.headersList.append("cache-control", "max-age=0", !0);
if (s.cache === "no-store" || s.cache === "reload") {
s.headersList.contains("pragma", !0) || s.headersList.append("pragma", "no-cache", !0);
s.headersList.contains("cache-control", !0) || s.headersList.append("cache-control", "no-cache", !0);
}
s.headersList.contains("range", !0) && s.headersList.append("accept-encoding", "identity", !0);
s.headersList.contains("accept-encoding", !0) || (B(y(s)) ? s.headersList.append("accept-encoding", "br, gzip, deflate", !0) : s.headersList.append("accept-encoding", "gzip, deflate", !0));
s.headersList.delete("host", !0);
s.cache = "no-store";
s.cache !== "no-store" && s.cache;
if (c == null) {
if (s.cache === "only-if-cached") return r("only if cached");
let e = await httpNetworkFetch(o, l, n);
!re.has(s.method) && e.status >= 200 && e.status;
c ??= e;
}
c.urlList = [...s.urlList];
s.headersList.contains("range", !0) && (c.rangeRequested = !0);
c.requestIncludesCredentials = l;
if (c.status === 407) {
if (a.window === "no-window") return r();
if (M(e)) return i(e);
return r("proxy authentication required");
}
if (c.status === 421 && !n && (a.body == null || a.body.source != null)) {
if (M(e)) return i(e);
e.controller.connection.destroy();
c = await httpNetworkOrCacheFetch(e, t, !0);
}
return c;
}
async function httpNetworkFetch(e, t = !1, n = !1) {
K(!e.controller.connection || e.controller.connection.destroyed);
e.controller.connection = {
abort: null,
destroyed: !1,
destroy(e, t = !0) {
if (!this.destroyed) {
this.destroyed = !0;
t && this.abort?.(e ?? new DOMException("The operation was aborted.", "AbortError"));
}
}
};
let a = e.request;
let s = null;
let l = e.timingInfo;
a.cache = "no-store";
a.mode;
let u = null;
if (a.body == null && e.processRequestEndOfBody) queueMicrotask(() => e.processRequestEndOfBody());
else if (a.body != null) {
let processBodyChunk = async function* (t) {
if (M(e)) return;
yield t;
e.processRequestBodyChunkLength?.(t.byteLength);
};
let processEndOfBody = () => {
if (M(e)) return;
e.processRequestEndOfBody && e.processRequestEndOfBody();
};
let processBodyError = (t) => {
if (M(e)) return;
t.name === "AbortError" ? e.controller.abort() : e.controller.terminate(t);
};
u = (async function* () {
try {
for await (let e of a.body.stream) yield* processBodyChunk(e);
processEndOfBody();
} catch (e) {
processBodyError(e);
}
})();
}
try {
let { body: t, status: n, statusText: r, headersList: i, socket: a } = await dispatch({ body: u });
if (a) s = o({
status: n,
statusText: r,
headersList: i,
socket: a
});
else {
let a = t[Symbol.asyncIterator]();
e.controller.next = () => a.next();
s = o({
status: n,
statusText: r,
headersList: i
});
}
} catch (t) {
if (t.name === "AbortError") {
e.controller.connection.destroy();
return i(e, t);
}
return r(t);
}
let pullAlgorithm = async () => {
await e.controller.resume();
};
let cancelAlgorithm = (t) => {
M(e) || e.controller.abort(t);
};
let f = new ReadableStream({
async start(t) {
e.controller.controller = t;
},
async pull(e) {
await pullAlgorithm(e);
},
async cancel(e) {
await cancelAlgorithm(e);
},
type: "bytes"
});
s.body = {
stream: f,
source: null,
length: null
};
e.controller.resume || e.controller.on("terminated", onAborted);
e.controller.resume = async () => {
for (;;) {
let t;
let n;
try {
let { done: n, value: r } = await e.controller.next();
if (N(e)) break;
t = n ? void 0 : r;
} catch (r) {
if (e.controller.ended && !l.encodedBodySize) t = void 0;
else {
t = r;
n = !0;
}
}
if (t === void 0) {
I(e.controller.controller);
finalizeResponse(e, s);
return;
}
l.decodedBodySize += t?.byteLength ?? 0;
if (n) {
e.controller.terminate(t);
return;
}
let r = new Uint8Array(t);
r.byteLength && e.controller.controller.enqueue(r);
if (Q(f)) {
e.controller.terminate();
return;
}
if (e.controller.controller.desiredSize <= 0) return;
}
};
function onAborted(t) {
if (N(e)) {
s.aborted = !0;
$(f) && e.controller.controller.error(e.controller.serializedAbortReason);
} else $(f) && e.controller.controller.error(TypeError("terminated", { cause: P(t) ? t : void 0 }));
e.controller.connection.destroy();
}
return s;
function dispatch({ body: t }) {
let n = y(a);
let r = e.controller.dispatcher;
return new Promise((i, o) => r.dispatch({
path: n.pathname + n.search,
origin: n.origin,
method: a.method,
body: r.isMockActive ? a.body && (a.body.source || a.body.stream) : t,
headers: a.headersList.entries,
maxRedirections: 0,
upgrade: a.mode === "websocket" ? "websocket" : void 0
}, {
body: null,
abort: null,
onConnect(t) {
let { connection: n } = e.controller;
l.finalConnectionTimingInfo = V(void 0, l.postRedirectStartTime, e.crossOriginIsolatedCapability);
if (n.destroyed) t(new DOMException("The operation was aborted.", "AbortError"));
else {
e.controller.on("terminated", t);
this.abort = n.abort = t;
}
l.finalNetworkRequestStartTime = O(e.crossOriginIsolatedCapability);
},
onResponseStarted() {
l.finalNetworkResponseStartTime = O(e.crossOriginIsolatedCapability);
},
onHeaders(e, t, n, r) {
if (e < 200) return;
let o = "";
let s = new c();
for (let e = 0; e < t.length; e += 2) s.append(le(t[e]), t[e + 1].toString("latin1"), !0);
o = s.get("location", !0);
let l = [];
let u = o && a.redirect === "follow" && ne.has(e);
if (a.method !== "HEAD" && a.method !== "CONNECT" && !Y.includes(e) && !u) {
let e = s.get("content-encoding", !0);
let t = e ? e.toLowerCase().split(",") : [];
if (t.length > 5) {
this.abort(Error(`too many content-encodings in response: ${t.length}, maximum allowed is 5`));
return !0;
}
for (let e = t.length - 1; e >= 0; --e) {
let n = t[e].trim();
if (n === "x-gzip" || n === "gzip") l.push(d.createGunzip({
flush: d.constants.Z_SYNC_FLUSH,
finishFlush: d.constants.Z_SYNC_FLUSH
}));
else if (n === "deflate") l.push(te({
flush: d.constants.Z_SYNC_FLUSH,
finishFlush: d.constants.Z_SYNC_FLUSH
}));
else if (n === "br") l.push(d.createBrotliDecompress({
flush: d.constants.BROTLI_OPERATION_FLUSH,
finishFlush: d.constants.BROTLI_OPERATION_FLUSH
}));
else {
l.length = 0;
break;
}
}
}
this.body = new ae({ read: n });
let f = this.onError.bind(this);
i({
status: e,
statusText: r,
headersList: s,
body: l.length ? oe(this.body, ...l, (e) => {
e && this.onError(e);
}).on("error", f) : this.body.on("error", f)
});
return !0;
},
onData(t) {
if (e.controller.dump) return;
let n = t;
l.encodedBodySize += n.byteLength;
return this.body.push(n);
},
onComplete() {
this.abort && e.controller.off("terminated", this.abort);
e.controller.ended = !0;
this.body.push(null);
},
onError(t) {
this.abort && e.controller.off("terminated", this.abort);
this.body?.destroy(t);
e.controller.terminate(t);
o(t);
},
onUpgrade(e, t, n) {
if (e !== 101) return;
let r = new c();
for (let e = 0; e < t.length; e += 2) r.append(le(t[e]), t[e + 1].toString("latin1"), !0);
i({
status: e,
statusText: he[e],
headersList: r,
socket: n
});
return !0;
}
}));
}
}
e.exports = {
fetch,
Fetch,
fetching,
finalizeAndReportTiming
};
}),
35726: ((e, t, n) => {
let { extractBody: r, mixinBody: i, cloneBody: a, bodyUnusable: o } = n(31351);
let { Headers: s, fill: c, HeadersList: l, setHeadersGuard: u, getHeadersGuard: d, setHeadersList: f, getHeadersList: p } = n(39769);
let { FinalizationRegistry: m } = n(67890)();
let h = n(68081);
let g = n(57975);
let { isValidHTTPToken: _, sameOrigin: v, environmentSettingsObject: y } = n(13863);
let { forbiddenMethodsSet: b, corsSafeListedMethodsSet: x, referrerPolicy: S, requestRedirect: w, requestMode: T, requestCredentials: E, requestCache: D, requestDuplex: O } = n(90378);
let { kEnumerableProperty: k, normalizedMethodRecordsBase: A, normalizedMethodRecords: j } = h;
let { kHeaders: M, kSignal: N, kState: P, kDispatcher: F } = n(10362);
let { webidl: I } = n(52394);
let { URLSerializer: L } = n(35307);
let { kConstruct: R } = n(48880);
let z = n(34589);
let { getMaxListeners: B, setMaxListeners: V, getEventListeners: ee, defaultMaxListeners: H } = n(78474);
let te = Symbol("abortController");
let U = new m(({ signal: e, abort: t }) => {
e.removeEventListener("abort", t);
});
let W = new WeakMap();
function buildAbort(e) {
return abort;
function abort() {
let t = e.deref();
if (t !== void 0) {
U.unregister(abort);
this.removeEventListener("abort", abort);
t.abort(this.reason);
let e = W.get(t.signal);
if (e !== void 0) {
if (e.size !== 0) {
for (let t of e) {
let e = t.deref();
e !== void 0 && e.abort(this.reason);
}
e.clear();
}
W.delete(t.signal);
}
}
}
}
let G = !1;
class Request {
constructor(e, t = {}) {
I.util.markAsUncloneable(this);
if (e === R) return;
let n = "Request constructor";
I.argumentLengthCheck(arguments, 1, n);
e = I.converters.RequestInfo(e, n, "input");
t = I.converters.RequestInit(t, n, "init");
let i = null;
let a = null;
let d = y.settingsObject.baseUrl;
let m = null;
if (typeof e == "string") {
this[F] = t.dispatcher;
let n;
try {
n = new URL(e, d);
} catch (t) {
throw TypeError("Failed to parse URL from " + e, { cause: t });
}
if (n.username || n.password) throw TypeError("Request cannot be constructed from a URL that includes credentials: " + e);
i = makeRequest({ urlList: [n] });
a = "cors";
} else {
this[F] = t.dispatcher || e[F];
z(e instanceof Request);
i = e[P];
m = e[N];
}
let g = y.settingsObject.origin;
let S = "client";
i.window?.constructor?.name === "EnvironmentSettingsObject" && v(i.window, g) && (S = i.window);
if (t.window != null) throw TypeError(`'window' option '${S}' must be null`);
"window" in t && (S = "no-window");
i = makeRequest({
method: i.method,
headersList: i.headersList,
unsafeRequest: i.unsafeRequest,
client: y.settingsObject,
window: S,
priority: i.priority,
origin: i.origin,
referrer: i.referrer,
referrerPolicy: i.referrerPolicy,
mode: i.mode,
credentials: i.credentials,
cache: i.cache,
redirect: i.redirect,
integrity: i.integrity,
keepalive: i.keepalive,
reloadNavigation: i.reloadNavigation,
historyNavigation: i.historyNavigation,
urlList: [...i.urlList]
});
let w = Object.keys(t).length !== 0;
if (w) {
i.mode === "navigate" && (i.mode = "same-origin");
i.reloadNavigation = !1;
i.historyNavigation = !1;
i.origin = "client";
i.referrer = "client";
i.referrerPolicy = "";
i.url = i.urlList[i.urlList.length - 1];
i.urlList = [i.url];
}
if (t.referrer !== void 0) {
let e = t.referrer;
if (e === "") i.referrer = "no-referrer";
else {
let t;
try {
t = new URL(e, d);
} catch (t) {
throw TypeError(`Referrer "${e}" is not a valid URL.`, { cause: t });
}
t.protocol === "about:" && t.hostname === "client" || g && !v(t, y.settingsObject.baseUrl) ? i.referrer = "client" : i.referrer = t;
}
}
t.referrerPolicy !== void 0 && (i.referrerPolicy = t.referrerPolicy);
let T;
T = t.mode === void 0 ? a : t.mode;
if (T === "navigate") throw I.errors.exception({
header: "Request constructor",
message: "invalid request mode navigate."
});
T != null && (i.mode = T);
t.credentials !== void 0 && (i.credentials = t.credentials);
t.cache !== void 0 && (i.cache = t.cache);
if (i.cache === "only-if-cached" && i.mode !== "same-origin") throw TypeError("'only-if-cached' can be set only with 'same-origin' mode");
t.redirect !== void 0 && (i.redirect = t.redirect);
t.integrity != null && (i.integrity = String(t.integrity));
t.keepalive !== void 0 && (i.keepalive = !!t.keepalive);
if (t.method !== void 0) {
let e = t.method;
let n = j[e];
if (n !== void 0) i.method = n;
else {
if (!_(e)) throw TypeError(`'${e}' is not a valid HTTP method.`);
let t = e.toUpperCase();
if (b.has(t)) throw TypeError(`'${e}' HTTP method is unsupported.`);
e = A[t] ?? e;
i.method = e;
}
if (!G && i.method === "patch") {
process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.", { code: "UNDICI-FETCH-patch" });
G = !0;
}
}
t.signal !== void 0 && (m = t.signal);
this[P] = i;
let E = new AbortController();
this[N] = E.signal;
if (m != null) {
if (!m || typeof m.aborted != "boolean" || typeof m.addEventListener != "function") throw TypeError("Failed to construct 'Request': member signal is not of type AbortSignal.");
if (m.aborted) E.abort(m.reason);
else {
this[te] = E;
let e = buildAbort(new WeakRef(E));
try {
(typeof B == "function" && B(m) === H || ee(m, "abort").length >= H) && V(1500, m);
} catch {}
h.addAbortListener(m, e);
U.register(E, {
signal: m,
abort: e
}, e);
}
}
this[M] = new s(R);
f(this[M], i.headersList);
u(this[M], "request");
if (T === "no-cors") {
if (!x.has(i.method)) throw TypeError(`'${i.method} is unsupported in no-cors mode.`);
u(this[M], "request-no-cors");
}
if (w) {
let e = p(this[M]);
let n = t.headers === void 0 ? new l(e) : t.headers;
e.clear();
if (n instanceof l) {
for (let { name: t, value: r } of n.rawValues()) e.append(t, r, !1);
e.cookies = n.cookies;
} else c(this[M], n);
}
let D = e instanceof Request ? e[P].body : null;
if ((t.body != null || D != null) && (i.method === "GET" || i.method === "HEAD")) throw TypeError("Request with GET/HEAD method cannot have body.");
let O = null;
if (t.body != null) {
let [e, n] = r(t.body, i.keepalive);
O = e;
n && !p(this[M]).contains("content-type", !0) && this[M].append("content-type", n);
}
let k = O ?? D;
if (k != null && k.source == null) {
if (O != null && t.duplex == null) throw TypeError("RequestInit: duplex option is required when sending a body.");
if (i.mode !== "same-origin" && i.mode !== "cors") throw TypeError("If request is made from ReadableStream, mode should be \"same-origin\" or \"cors\"");
i.useCORSPreflightFlag = !0;
}
let L = k;
if (O == null && D != null) {
if (o(e)) throw TypeError("Cannot construct a Request with a Request object that has already been used.");
let t = new TransformStream();
D.stream.pipeThrough(t);
L = {
source: D.source,
length: D.length,
stream: t.readable
};
}
this[P].body = L;
}
get method() {
I.brandCheck(this, Request);
return this[P].method;
}
get url() {
I.brandCheck(this, Request);
return L(this[P].url);
}
get headers() {
I.brandCheck(this, Request);
return this[M];
}
get destination() {
I.brandCheck(this, Request);
return this[P].destination;
}
get referrer() {
I.brandCheck(this, Request);
if (this[P].referrer === "no-referrer") return "";
if (this[P].referrer === "client") return "about:client";
return this[P].referrer.toString();
}
get referrerPolicy() {
I.brandCheck(this, Request);
return this[P].referrerPolicy;
}
get mode() {
I.brandCheck(this, Request);
return this[P].mode;
}
get credentials() {
return this[P].credentials;
}
get cache() {
I.brandCheck(this, Request);
return this[P].cache;
}
get redirect() {
I.brandCheck(this, Request);
return this[P].redirect;
}
get integrity() {
I.brandCheck(this, Request);
return this[P].integrity;
}
get keepalive() {
I.brandCheck(this, Request);
return this[P].keepalive;
}
get isReloadNavigation() {
I.brandCheck(this, Request);
return this[P].reloadNavigation;
}
get isHistoryNavigation() {
I.brandCheck(this, Request);
return this[P].historyNavigation;
}
get signal() {
I.brandCheck(this, Request);
return this[N];
}
get body() {
I.brandCheck(this, Request);
return this[P].body ? this[P].body.stream : null;
}
get bodyUsed() {
I.brandCheck(this, Request);
return !!this[P].body && h.isDisturbed(this[P].body.stream);
}
get duplex() {
I.brandCheck(this, Request);
return "half";
}
clone() {
I.brandCheck(this, Request);
if (o(this)) throw TypeError("unusable");
let e = cloneRequest(this[P]);
let t = new AbortController();
if (this.signal.aborted) t.abort(this.signal.reason);
else {
let e = W.get(this.signal);
if (e === void 0) {
e = new Set();
W.set(this.signal, e);
}
let n = new WeakRef(t);
e.add(n);
h.addAbortListener(t.signal, buildAbort(n));
}
return fromInnerRequest(e, t.signal, d(this[M]));
}
[g.inspect.custom](e, t) {
t.depth === null && (t.depth = 2);
t.colors ??= !0;
let n = {
method: this.method,
url: this.url,
headers: this.headers,
destination: this.destination,
referrer: this.referrer,
referrerPolicy: this.referrerPolicy,
mode: this.mode,
credentials: this.credentials,
cache: this.cache,
redirect: this.redirect,
integrity: this.integrity,
keepalive: this.keepalive,
isReloadNavigation: this.isReloadNavigation,
isHistoryNavigation: this.isHistoryNavigation,
signal: this.signal
};
return `Request ${g.formatWithOptions(t, n)}`;
}
}
i(Request);
function makeRequest(e) {
return {
method: e.method ?? "GET",
localURLsOnly: e.localURLsOnly ?? !1,
unsafeRequest: e.unsafeRequest ?? !1,
body: e.body ?? null,
client: e.client ?? null,
reservedClient: e.reservedClient ?? null,
replacesClientId: e.replacesClientId ?? "",
window: e.window ?? "client",
keepalive: e.keepalive ?? !1,
serviceWorkers: e.serviceWorkers ?? "all",
initiator: e.initiator ?? "",
destination: e.destination ?? "",
priority: e.priority ?? null,
origin: e.origin ?? "client",
policyContainer: e.policyContainer ?? "client",
referrer: e.referrer ?? "client",
referrerPolicy: e.referrerPolicy ?? "",
mode: e.mode ?? "no-cors",
useCORSPreflightFlag: e.useCORSPreflightFlag ?? !1,
credentials: e.credentials ?? "same-origin",
useCredentials: e.useCredentials ?? !1,
cache: e.cache ?? "default",
redirect: e.redirect ?? "follow",
integrity: e.integrity ?? "",
cryptoGraphicsNonceMetadata: e.cryptoGraphicsNonceMetadata ?? "",
parserMetadata: e.parserMetadata ?? "",
reloadNavigation: e.reloadNavigation ?? !1,
historyNavigation: e.historyNavigation ?? !1,
userActivation: e.userActivation ?? !1,
taintedOrigin: e.taintedOrigin ?? !1,
redirectCount: e.redirectCount ?? 0,
responseTainting: e.responseTainting ?? "basic",
preventNoCacheCacheControlHeaderModification: e.preventNoCacheCacheControlHeaderModification ?? !1,
done: e.done ?? !1,
timingAllowFailed: e.timingAllowFailed ?? !1,
urlList: e.urlList,
url: e.urlList[0],
headersList: e.headersList ? new l(e.headersList) : new l()
};
}
function cloneRequest(e) {
let t = makeRequest({
...e,
body: null
});
e.body != null && (t.body = a(t, e.body));
return t;
}
function fromInnerRequest(e, t, n) {
let r = new Request(R);
r[P] = e;
r[N] = t;
r[M] = new s(R);
f(r[M], e.headersList);
u(r[M], n);
return r;
}
Object.defineProperties(Request.prototype, {
method: k,
url: k,
headers: k,
redirect: k,
clone: k,
signal: k,
duplex: k,
destination: k,
body: k,
bodyUsed: k,
isHistoryNavigation: k,
isReloadNavigation: k,
keepalive: k,
integrity: k,
cache: k,
credentials: k,
attribute: k,
referrerPolicy: k,
referrer: k,
mode: k,
[Symbol.toStringTag]: {
value: "Request",
configurable: !0
}
});
I.converters.Request = I.interfaceConverter(Request);
I.converters.RequestInfo = function(e, t, n) {
if (typeof e == "string") return I.converters.USVString(e, t, n);
if (e instanceof Request) return I.converters.Request(e, t, n);
return I.converters.USVString(e, t, n);
};
I.converters.AbortSignal = I.interfaceConverter(AbortSignal);
I.converters.RequestInit = I.dictionaryConverter([
{
key: "method",
converter: I.converters.ByteString
},
{
key: "headers",
converter: I.converters.HeadersInit
},
{
key: "body",
converter: I.nullableConverter(I.converters.BodyInit)
},
{
key: "referrer",
converter: I.converters.USVString
},
{
key: "referrerPolicy",
converter: I.converters.DOMString,
allowedValues: S
},
{
key: "mode",
converter: I.converters.DOMString,
allowedValues: T
},
{
key: "credentials",
converter: I.converters.DOMString,
allowedValues: E
},
{
key: "cache",
converter: I.converters.DOMString,
allowedValues: D
},
{
key: "redirect",
converter: I.converters.DOMString,
allowedValues: w
},
{
key: "integrity",
converter: I.converters.DOMString
},
{
key: "keepalive",
converter: I.converters.boolean
},
{
key: "signal",
converter: I.nullableConverter((e) => I.converters.AbortSignal(e, "RequestInit", "signal", { strict: !1 }))
},
{
key: "window",
converter: I.converters.any
},
{
key: "duplex",
converter: I.converters.DOMString,
allowedValues: O
},
{
key: "dispatcher",
converter: I.converters.any
}
]);
e.exports = {
Request,
makeRequest,
fromInnerRequest,
cloneRequest
};
}),
34176: ((e, t, n) => {
let { Headers: r, HeadersList: i, fill: a, getHeadersGuard: o, setHeadersGuard: s, setHeadersList: c } = n(39769);
let { extractBody: l, cloneBody: u, mixinBody: d, hasFinalizationRegistry: f, streamRegistry: p, bodyUnusable: m } = n(31351);
let h = n(68081);
let g = n(57975);
let { kEnumerableProperty: _ } = h;
let { isValidReasonPhrase: v, isCancelled: y, isAborted: b, isBlobLike: x, serializeJavascriptValueToJSONString: S, isErrorLike: w, isomorphicEncode: T, environmentSettingsObject: E } = n(13863);
let { redirectStatusSet: D, nullBodyStatus: O } = n(90378);
let { kState: k, kHeaders: A } = n(10362);
let { webidl: j } = n(52394);
let { FormData: M } = n(76149);
let { URLSerializer: N } = n(35307);
let { kConstruct: P } = n(48880);
let F = n(34589);
let { types: I } = n(57975);
let L = new TextEncoder("utf-8");
class Response {
static error() {
return fromInnerResponse(makeNetworkError(), "immutable");
}
static json(e, t = {}) {
j.argumentLengthCheck(arguments, 1, "Response.json");
t !== null && (t = j.converters.ResponseInit(t));
let n = L.encode(S(e));
let r = l(n);
let i = fromInnerResponse(makeResponse({}), "response");
initializeResponse(i, t, {
body: r[0],
type: "application/json"
});
return i;
}
static redirect(e, t = 302) {
j.argumentLengthCheck(arguments, 1, "Response.redirect");
e = j.converters.USVString(e);
t = j.converters["unsigned short"](t);
let n;
try {
n = new URL(e, E.settingsObject.baseUrl);
} catch (t) {
throw TypeError(`Failed to parse URL from ${e}`, { cause: t });
}
if (!D.has(t)) throw RangeError(`Invalid status code ${t}`);
let r = fromInnerResponse(makeResponse({}), "immutable");
r[k].status = t;
let i = T(N(n));
r[k].headersList.append("location", i, !0);
return r;
}
constructor(e = null, t = {}) {
j.util.markAsUncloneable(this);
if (e === P) return;
e !== null && (e = j.converters.BodyInit(e));
t = j.converters.ResponseInit(t);
this[k] = makeResponse({});
this[A] = new r(P);
s(this[A], "response");
c(this[A], this[k].headersList);
let n = null;
if (e != null) {
let [t, r] = l(e);
n = {
body: t,
type: r
};
}
initializeResponse(this, t, n);
}
get type() {
j.brandCheck(this, Response);
return this[k].type;
}
get url() {
j.brandCheck(this, Response);
let e = this[k].urlList;
let t = e[e.length - 1] ?? null;
if (t === null) return "";
return N(t, !0);
}
get redirected() {
j.brandCheck(this, Response);
return this[k].urlList.length > 1;
}
get status() {
j.brandCheck(this, Response);
return this[k].status;
}
get ok() {
j.brandCheck(this, Response);
return this[k].status >= 200 && this[k].status <= 299;
}
get statusText() {
j.brandCheck(this, Response);
return this[k].statusText;
}
get headers() {
j.brandCheck(this, Response);
return this[A];
}
get body() {
j.brandCheck(this, Response);
return this[k].body ? this[k].body.stream : null;
}
get bodyUsed() {
j.brandCheck(this, Response);
return !!this[k].body && h.isDisturbed(this[k].body.stream);
}
clone() {
j.brandCheck(this, Response);
if (m(this)) throw j.errors.exception({
header: "Response.clone",
message: "Body has already been consumed."
});
let e = cloneResponse(this[k]);
f && this[k].body?.stream && p.register(this, new WeakRef(this[k].body.stream));
return fromInnerResponse(e, o(this[A]));
}
[g.inspect.custom](e, t) {
t.depth === null && (t.depth = 2);
t.colors ??= !0;
let n = {
status: this.status,
statusText: this.statusText,
headers: this.headers,
body: this.body,
bodyUsed: this.bodyUsed,
ok: this.ok,
redirected: this.redirected,
type: this.type,
url: this.url
};
return `Response ${g.formatWithOptions(t, n)}`;
}
}
d(Response);
Object.defineProperties(Response.prototype, {
type: _,
url: _,
status: _,
ok: _,
redirected: _,
statusText: _,
headers: _,
clone: _,
body: _,
bodyUsed: _,
[Symbol.toStringTag]: {
value: "Response",
configurable: !0
}
});
Object.defineProperties(Response, {
json: _,
redirect: _,
error: _
});
function cloneResponse(e) {
if (e.internalResponse) return filterResponse(cloneResponse(e.internalResponse), e.type);
let t = makeResponse({
...e,
body: null
});
e.body != null && (t.body = u(t, e.body));
return t;
}
function makeResponse(e) {
return {
aborted: !1,
rangeRequested: !1,
timingAllowPassed: !1,
requestIncludesCredentials: !1,
type: "default",
status: 200,
timingInfo: null,
cacheState: "",
statusText: "",
...e,
headersList: e?.headersList ? new i(e?.headersList) : new i(),
urlList: e?.urlList ? [...e.urlList] : []
};
}
function makeNetworkError(e) {
return makeResponse({
type: "error",
status: 0,
error: w(e) ? e : Error(e && String(e)),
aborted: e && e.name === "AbortError"
});
}
function isNetworkError(e) {
return e.type === "error" && e.status === 0;
}
function makeFilteredResponse(e, t) {
t = {
internalResponse: e,
...t
};
return new Proxy(e, {
get(e, n) {
return n in t ? t[n] : e[n];
},
set(e, n, r) {
F(!(n in t));
e[n] = r;
return !0;
}
});
}
function filterResponse(e, t) {
if (t === "basic") return makeFilteredResponse(e, {
type: "basic",
headersList: e.headersList
});
else if (t === "cors") return makeFilteredResponse(e, {
type: "cors",
headersList: e.headersList
});
else if (t === "opaque") return makeFilteredResponse(e, {
type: "opaque",
urlList: Object.freeze([]),
status: 0,
statusText: "",
body: null
});
else if (t === "opaqueredirect") return makeFilteredResponse(e, {
type: "opaqueredirect",
status: 0,
statusText: "",
headersList: [],
body: null
});
else F(!1);
}
function makeAppropriateNetworkError(e, t = null) {
F(y(e));
return b(e) ? makeNetworkError(Object.assign(new DOMException("The operation was aborted.", "AbortError"), { cause: t })) : makeNetworkError(Object.assign(new DOMException("Request was cancelled."), { cause: t }));
}
function initializeResponse(e, t, n) {
if (t.status !== null && (t.status < 200 || t.status > 599)) throw RangeError("init[\"status\"] must be in the range of 200 to 599, inclusive.");
if ("statusText" in t && t.statusText != null && !v(String(t.statusText))) throw TypeError("Invalid statusText");
"status" in t && t.status != null && (e[k].status = t.status);
"statusText" in t && t.statusText != null && (e[k].statusText = t.statusText);
"headers" in t && t.headers != null && a(e[A], t.headers);
if (n) {
if (O.includes(e.status)) throw j.errors.exception({
header: "Response constructor",
message: `Invalid response status code ${e.status}`
});
e[k].body = n.body;
n.type != null && !e[k].headersList.contains("content-type", !0) && e[k].headersList.append("content-type", n.type, !0);
}
}
function fromInnerResponse(e, t) {
let n = new Response(P);
n[k] = e;
n[A] = new r(P);
c(n[A], e.headersList);
s(n[A], t);
f && e.body?.stream && p.register(n, new WeakRef(e.body.stream));
return n;
}
j.converters.ReadableStream = j.interfaceConverter(ReadableStream);
j.converters.FormData = j.interfaceConverter(M);
j.converters.URLSearchParams = j.interfaceConverter(URLSearchParams);
j.converters.XMLHttpRequestBodyInit = function(e, t, n) {
if (typeof e == "string") return j.converters.USVString(e, t, n);
if (x(e)) return j.converters.Blob(e, t, n, { strict: !1 });
if (ArrayBuffer.isView(e) || I.isArrayBuffer(e)) return j.converters.BufferSource(e, t, n);
if (h.isFormDataLike(e)) return j.converters.FormData(e, t, n, { strict: !1 });
if (e instanceof URLSearchParams) return j.converters.URLSearchParams(e, t, n);
return j.converters.DOMString(e, t, n);
};
j.converters.BodyInit = function(e, t, n) {
if (e instanceof ReadableStream) return j.converters.ReadableStream(e, t, n);
if (e?.[Symbol.asyncIterator]) return e;
return j.converters.XMLHttpRequestBodyInit(e, t, n);
};
j.converters.ResponseInit = j.dictionaryConverter([
{
key: "status",
converter: j.converters["unsigned short"],
defaultValue: () => 200
},
{
key: "statusText",
converter: j.converters.ByteString,
defaultValue: () => ""
},
{
key: "headers",
converter: j.converters.HeadersInit
}
]);
e.exports = {
isNetworkError,
makeNetworkError,
makeResponse,
makeAppropriateNetworkError,
filterResponse,
Response,
cloneResponse,
fromInnerResponse
};
}),
10362: ((e) => {
e.exports = {
kUrl: Symbol("url"),
kHeaders: Symbol("headers"),
kSignal: Symbol("signal"),
kState: Symbol("state"),
kDispatcher: Symbol("dispatcher")
};
}),
13863: ((e, t, n) => {
let { Transform: r } = n(57075);
let i = n(38522);
let { redirectStatusSet: a, referrerPolicySet: o, badPortsSet: s } = n(90378);
let { getGlobalOrigin: c } = n(49592);
let { collectASequenceOfCodePoints: l, collectAnHTTPQuotedString: u, removeChars: d, parseMIMEType: f } = n(35307);
let { performance: p } = n(643);
let { isBlobLike: m, ReadableStreamFrom: h, isValidHTTPToken: g, normalizedMethodRecordsBase: _ } = n(68081);
let v = n(34589);
let { isUint8Array: y } = n(73429);
let { webidl: b } = n(52394);
let x = [];
let S;
try {
S = n(77598);
let e = [
"sha256",
"sha384",
"sha512"
];
x = S.getHashes().filter((t) => e.includes(t));
} catch {}
function responseURL(e) {
let t = e.urlList;
let n = t.length;
return n === 0 ? null : t[n - 1].toString();
}
function responseLocationURL(e, t) {
if (!a.has(e.status)) return null;
let n = e.headersList.get("location", !0);
if (n !== null && isValidHeaderValue(n)) {
isValidEncodedURL(n) || (n = normalizeBinaryStringToUtf8(n));
n = new URL(n, responseURL(e));
}
n && !n.hash && (n.hash = t);
return n;
}
function isValidEncodedURL(e) {
for (let t = 0; t < e.length; ++t) {
let n = e.charCodeAt(t);
if (n > 126 || n < 32) return !1;
}
return !0;
}
function normalizeBinaryStringToUtf8(e) {
return Buffer.from(e, "binary").toString("utf8");
}
function requestCurrentURL(e) {
return e.urlList[e.urlList.length - 1];
}
function requestBadPort(e) {
let t = requestCurrentURL(e);
if (urlIsHttpHttpsScheme(t) && s.has(t.port)) return "blocked";
return "allowed";
}
function isErrorLike(e) {
return e instanceof Error || e?.constructor?.name === "Error" || e?.constructor?.name === "DOMException";
}
function isValidReasonPhrase(e) {
for (let t = 0; t < e.length; ++t) {
let n = e.charCodeAt(t);
if (!(n === 9 || n >= 32 && n <= 126 || n >= 128 && n <= 255)) return !1;
}
return !0;
}
let w = g;
function isValidHeaderValue(e) {
return (e[0] === "	" || e[0] === " " || e[e.length - 1] === "	" || e[e.length - 1] === " " || e.includes("\n") || e.includes("\r") || e.includes("\0")) === !1;
}
function setRequestReferrerPolicyOnRedirect(e, t) {
let { headersList: n } = t;
let r = (n.get("referrer-policy", !0) ?? "").split(",");
let i = "";
if (r.length > 0) for (let e = r.length; e !== 0; e--) {
let t = r[e - 1].trim();
if (o.has(t)) {
i = t;
break;
}
}
i !== "" && (e.referrerPolicy = i);
}
function crossOriginResourcePolicyCheck() {
return "allowed";
}
function corsCheck() {
return "success";
}
function TAOCheck() {
return "success";
}
function appendFetchMetadata(e) {
let t = null;
t = e.mode;
e.headersList.set("sec-fetch-mode", t, !0);
}
function appendRequestOriginHeader(e) {
let t = e.origin;
if (t === "client" || t === void 0) return;
if (e.responseTainting === "cors" || e.mode === "websocket") e.headersList.append("origin", t, !0);
else if (e.method !== "GET" && e.method !== "HEAD") {
switch (e.referrerPolicy) {
case "no-referrer":
t = null;
break;
case "no-referrer-when-downgrade":
case "strict-origin":
case "strict-origin-when-cross-origin":
e.origin && urlHasHttpsScheme(e.origin) && !urlHasHttpsScheme(requestCurrentURL(e)) && (t = null);
break;
case "same-origin": sameOrigin(e, requestCurrentURL(e)) || (t = null);
}
e.headersList.append("origin", t, !0);
}
}
function coarsenTime(e, t) {
return e;
}
function clampAndCoarsenConnectionTimingInfo(e, t, n) {
if (!e?.startTime || e.startTime < t) return {
domainLookupStartTime: t,
domainLookupEndTime: t,
connectionStartTime: t,
connectionEndTime: t,
secureConnectionStartTime: t,
ALPNNegotiatedProtocol: e?.ALPNNegotiatedProtocol
};
return {
domainLookupStartTime: coarsenTime(e.domainLookupStartTime, n),
domainLookupEndTime: coarsenTime(e.domainLookupEndTime, n),
connectionStartTime: coarsenTime(e.connectionStartTime, n),
connectionEndTime: coarsenTime(e.connectionEndTime, n),
secureConnectionStartTime: coarsenTime(e.secureConnectionStartTime, n),
ALPNNegotiatedProtocol: e.ALPNNegotiatedProtocol
};
}
function coarsenedSharedCurrentTime(e) {
return coarsenTime(p.now(), e);
}
function createOpaqueTimingInfo(e) {
return {
startTime: e.startTime ?? 0,
redirectStartTime: 0,
redirectEndTime: 0,
postRedirectStartTime: e.startTime ?? 0,
finalServiceWorkerStartTime: 0,
finalNetworkResponseStartTime: 0,
finalNetworkRequestStartTime: 0,
endTime: 0,
encodedBodySize: 0,
decodedBodySize: 0,
finalConnectionTimingInfo: null
};
}
function makePolicyContainer() {
return { referrerPolicy: "strict-origin-when-cross-origin" };
}
function clonePolicyContainer(e) {
return { referrerPolicy: e.referrerPolicy };
}
function determineRequestsReferrer(e) {
let t = e.referrerPolicy;
v(t);
let n = null;
if (e.referrer === "client") {
let e = c();
if (!e || e.origin === "null") return "no-referrer";
n = new URL(e);
} else e.referrer instanceof URL && (n = e.referrer);
let r = stripURLForReferrer(n);
let i = stripURLForReferrer(n, !0);
r.toString().length > 4096 && (r = i);
let a = sameOrigin(e, r);
let o = isURLPotentiallyTrustworthy(r) && !isURLPotentiallyTrustworthy(e.url);
switch (t) {
case "origin": return i ?? stripURLForReferrer(n, !0);
case "unsafe-url": return r;
case "same-origin": return a ? i : "no-referrer";
case "origin-when-cross-origin": return a ? r : i;
case "strict-origin-when-cross-origin": {
let t = requestCurrentURL(e);
if (sameOrigin(r, t)) return r;
if (isURLPotentiallyTrustworthy(r) && !isURLPotentiallyTrustworthy(t)) return "no-referrer";
return i;
}
default: return o ? "no-referrer" : i;
}
}
function stripURLForReferrer(e, t) {
v(e instanceof URL);
e = new URL(e);
if (e.protocol === "file:" || e.protocol === "about:" || e.protocol === "blank:") return "no-referrer";
e.username = "";
e.password = "";
e.hash = "";
if (t) {
e.pathname = "";
e.search = "";
}
return e;
}
function isURLPotentiallyTrustworthy(e) {
if (!(e instanceof URL)) return !1;
if (e.href === "about:blank" || e.href === "about:srcdoc") return !0;
if (e.protocol === "data:") return !0;
if (e.protocol === "file:") return !0;
return isOriginPotentiallyTrustworthy(e.origin);
function isOriginPotentiallyTrustworthy(e) {
if (e == null || e === "null") return !1;
let t = new URL(e);
if (t.protocol === "https:" || t.protocol === "wss:") return !0;
if (/^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.test(t.hostname) || t.hostname === "localhost" || t.hostname.includes("localhost.") || t.hostname.endsWith(".localhost")) return !0;
return !1;
}
}
function bytesMatch(e, t) {
if (S === void 0) return !0;
let n = parseMetadata(t);
if (n === "no metadata") return !0;
if (n.length === 0) return !0;
let r = filterMetadataListByAlgorithm(n, getStrongestMetadata(n));
for (let t of r) {
let n = t.algo;
let r = t.hash;
let i = S.createHash(n).update(e).digest("base64");
i[i.length - 1] === "=" && (i = i[i.length - 2] === "=" ? i.slice(0, -2) : i.slice(0, -1));
if (compareBase64Mixed(i, r)) return !0;
}
return !1;
}
let T = /(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i;
function parseMetadata(e) {
let t = [];
let n = !0;
for (let r of e.split(" ")) {
n = !1;
let e = T.exec(r);
if (e === null || e.groups === void 0 || e.groups.algo === void 0) continue;
let i = e.groups.algo.toLowerCase();
x.includes(i) && t.push(e.groups);
}
if (n === !0) return "no metadata";
return t;
}
function getStrongestMetadata(e) {
let t = e[0].algo;
if (t[3] === "5") return t;
for (let n = 1; n < e.length; ++n) {
let r = e[n];
if (r.algo[3] === "5") {
t = "sha512";
break;
} else if (t[3] === "3") continue;
else r.algo[3] === "3" && (t = "sha384");
}
return t;
}
function filterMetadataListByAlgorithm(e, t) {
if (e.length === 1) return e;
let n = 0;
for (let r = 0; r < e.length; ++r) e[r].algo === t && (e[n++] = e[r]);
e.length = n;
return e;
}
function compareBase64Mixed(e, t) {
if (e.length !== t.length) return !1;
for (let n = 0; n < e.length; ++n) if (e[n] !== t[n]) {
if (e[n] === "+" && t[n] === "-" || e[n] === "/" && t[n] === "_") continue;
return !1;
}
return !0;
}
function tryUpgradeRequestToAPotentiallyTrustworthyURL(e) {}
function sameOrigin(e, t) {
if (e.origin === t.origin && e.origin === "null") return !0;
if (e.protocol === t.protocol && e.hostname === t.hostname && e.port === t.port) return !0;
return !1;
}
function createDeferredPromise() {
let e;
let t;
return {
promise: new Promise((n, r) => {
e = n;
t = r;
}),
resolve: e,
reject: t
};
}
function isAborted(e) {
return e.controller.state === "aborted";
}
function isCancelled(e) {
return e.controller.state === "aborted" || e.controller.state === "terminated";
}
function normalizeMethod(e) {
return _[e.toLowerCase()] ?? e;
}
function serializeJavascriptValueToJSONString(e) {
let t = JSON.stringify(e);
if (t === void 0) throw TypeError("Value is not JSON serializable");
v(typeof t == "string");
return t;
}
let E = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
function createIterator(e, t, n = 0, r = 1) {
class FastIterableIterator {
#e;
#t;
#n;
constructor(e, t) {
this.#e = e;
this.#t = t;
this.#n = 0;
}
next() {
if (typeof this != "object" || this === null || !(#e in this)) throw TypeError(`'next' called on an object that does not implement interface ${e} Iterator.`);
let i = this.#n;
let a = this.#e[t];
if (i >= a.length) return {
value: void 0,
done: !0
};
let { [n]: o, [r]: s } = a[i];
this.#n = i + 1;
let c;
switch (this.#t) {
case "key":
c = o;
break;
case "value":
c = s;
break;
case "key+value": c = [o, s];
}
return {
value: c,
done: !1
};
}
}
delete FastIterableIterator.prototype.constructor;
Object.setPrototypeOf(FastIterableIterator.prototype, E);
Object.defineProperties(FastIterableIterator.prototype, {
[Symbol.toStringTag]: {
writable: !1,
enumerable: !1,
configurable: !0,
value: `${e} Iterator`
},
next: {
writable: !0,
enumerable: !0,
configurable: !0
}
});
return function(e, t) {
return new FastIterableIterator(e, t);
};
}
function iteratorMixin(e, t, n, r = 0, i = 1) {
let a = createIterator(e, n, r, i);
let o = {
keys: {
writable: !0,
enumerable: !0,
configurable: !0,
value: function keys() {
b.brandCheck(this, t);
return a(this, "key");
}
},
values: {
writable: !0,
enumerable: !0,
configurable: !0,
value: function values() {
b.brandCheck(this, t);
return a(this, "value");
}
},
entries: {
writable: !0,
enumerable: !0,
configurable: !0,
value: function entries() {
b.brandCheck(this, t);
return a(this, "key+value");
}
},
forEach: {
writable: !0,
enumerable: !0,
configurable: !0,
value: function forEach(n, r = globalThis) {
b.brandCheck(this, t);
b.argumentLengthCheck(arguments, 1, `${e}.forEach`);
if (typeof n != "function") throw TypeError(`Failed to execute 'forEach' on '${e}': parameter 1 is not of type 'Function'.`);
for (let { 0: e, 1: t } of a(this, "key+value")) n.call(r, t, e, this);
}
}
};
return Object.defineProperties(t.prototype, {
...o,
[Symbol.iterator]: {
writable: !0,
enumerable: !1,
configurable: !0,
value: o.entries.value
}
});
}
async function fullyReadBody(e, t, n) {
let r = t;
let i = n;
let a;
try {
a = e.stream.getReader();
} catch (e) {
i(e);
return;
}
try {
r(await readAllBytes(a));
} catch (e) {
i(e);
}
}
function isReadableStreamLike(e) {
return e instanceof ReadableStream || e[Symbol.toStringTag] === "ReadableStream" && typeof e.tee == "function";
}
function readableStreamClose(e) {
try {
e.close();
e.byobRequest?.respond(0);
} catch (e) {
if (!e.message.includes("Controller is already closed") && !e.message.includes("ReadableStream is already closed")) throw e;
}
}
let D = /[^\x00-\xFF]/;
function isomorphicEncode(e) {
v(!D.test(e));
return e;
}
async function readAllBytes(e) {
let t = [];
let n = 0;
for (;;) {
let { done: r, value: i } = await e.read();
if (r) return Buffer.concat(t, n);
if (!y(i)) throw TypeError("Received non-Uint8Array chunk");
t.push(i);
n += i.length;
}
}
function urlIsLocal(e) {
v("protocol" in e);
let t = e.protocol;
return t === "about:" || t === "blob:" || t === "data:";
}
function urlHasHttpsScheme(e) {
return typeof e == "string" && e[5] === ":" && e[0] === "h" && e[1] === "t" && e[2] === "t" && e[3] === "p" && e[4] === "s" || e.protocol === "https:";
}
function urlIsHttpHttpsScheme(e) {
v("protocol" in e);
let t = e.protocol;
return t === "http:" || t === "https:";
}
function simpleRangeHeaderValue(e, t) {
let n = e;
if (!n.startsWith("bytes")) return "failure";
let r = { position: 5 };
t && l((e) => e === "	" || e === " ", n, r);
if (n.charCodeAt(r.position) !== 61) return "failure";
r.position++;
t && l((e) => e === "	" || e === " ", n, r);
let i = l((e) => {
let t = e.charCodeAt(0);
return t >= 48 && t <= 57;
}, n, r);
let a = i.length ? Number(i) : null;
t && l((e) => e === "	" || e === " ", n, r);
if (n.charCodeAt(r.position) !== 45) return "failure";
r.position++;
t && l((e) => e === "	" || e === " ", n, r);
let o = l((e) => {
let t = e.charCodeAt(0);
return t >= 48 && t <= 57;
}, n, r);
let s = o.length ? Number(o) : null;
if (r.position < n.length) return "failure";
if (s === null && a === null) return "failure";
if (a > s) return "failure";
return {
rangeStartValue: a,
rangeEndValue: s
};
}
function buildContentRange(e, t, n) {
let r = "bytes ";
r += isomorphicEncode(`${e}`);
r += "-";
r += isomorphicEncode(`${t}`);
r += "/";
r += isomorphicEncode(`${n}`);
return r;
}
class InflateStream extends r {
#e;
constructor(e) {
super();
this.#e = e;
}
_transform(e, t, n) {
if (!this._inflateStream) {
if (e.length === 0) {
n();
return;
}
this._inflateStream = (e[0] & 15) == 8 ? i.createInflate(this.#e) : i.createInflateRaw(this.#e);
this._inflateStream.on("data", this.push.bind(this));
this._inflateStream.on("end", () => this.push(null));
this._inflateStream.on("error", (e) => this.destroy(e));
}
this._inflateStream.write(e, t, n);
}
_final(e) {
if (this._inflateStream) {
this._inflateStream.end();
this._inflateStream = null;
}
e();
}
}
function createInflate(e) {
return new InflateStream(e);
}
function extractMimeType(e) {
let t = null;
let n = null;
let r = null;
let i = getDecodeSplit("content-type", e);
if (i === null) return "failure";
for (let e of i) {
let i = f(e);
if (i === "failure" || i.essence === "*/*") continue;
r = i;
if (r.essence !== n) {
t = null;
r.parameters.has("charset") && (t = r.parameters.get("charset"));
n = r.essence;
} else !r.parameters.has("charset") && t !== null && r.parameters.set("charset", t);
}
if (r == null) return "failure";
return r;
}
function gettingDecodingSplitting(e) {
let t = e;
let n = { position: 0 };
let r = [];
let i = "";
for (; n.position < t.length;) {
i += l((e) => e !== "\"" && e !== ",", t, n);
if (n.position < t.length) {
if (t.charCodeAt(n.position) === 34) {
i += u(t, n);
if (n.position < t.length) continue;
} else {
v(t.charCodeAt(n.position) === 44);
n.position++;
}
}
i = d(i, !0, !0, (e) => e === 9 || e === 32);
r.push(i);
i = "";
}
return r;
}
function getDecodeSplit(e, t) {
let n = t.get(e, !0);
if (n === null) return null;
return gettingDecodingSplitting(n);
}
let O = new TextDecoder();
function utf8DecodeBytes(e) {
if (e.length === 0) return "";
e[0] === 239 && e[1] === 187 && e[2] === 191 && (e = e.subarray(3));
return O.decode(e);
}
class EnvironmentSettingsObjectBase {
get baseUrl() {
return c();
}
get origin() {
return this.baseUrl?.origin;
}
policyContainer = makePolicyContainer();
}
class EnvironmentSettingsObject {
settingsObject = new EnvironmentSettingsObjectBase();
}
e.exports = {
isAborted,
isCancelled,
isValidEncodedURL,
createDeferredPromise,
ReadableStreamFrom: h,
tryUpgradeRequestToAPotentiallyTrustworthyURL,
clampAndCoarsenConnectionTimingInfo,
coarsenedSharedCurrentTime,
determineRequestsReferrer,
makePolicyContainer,
clonePolicyContainer,
appendFetchMetadata,
appendRequestOriginHeader,
TAOCheck,
corsCheck,
crossOriginResourcePolicyCheck,
createOpaqueTimingInfo,
setRequestReferrerPolicyOnRedirect,
isValidHTTPToken: g,
requestBadPort,
requestCurrentURL,
responseURL,
responseLocationURL,
isBlobLike: m,
isURLPotentiallyTrustworthy,
isValidReasonPhrase,
sameOrigin,
normalizeMethod,
serializeJavascriptValueToJSONString,
iteratorMixin,
createIterator,
isValidHeaderName: w,
isValidHeaderValue,
isErrorLike,
fullyReadBody,
bytesMatch,
isReadableStreamLike,
readableStreamClose,
isomorphicEncode,
urlIsLocal,
urlHasHttpsScheme,
urlIsHttpHttpsScheme,
readAllBytes,
simpleRangeHeaderValue,
buildContentRange,
parseMetadata,
createInflate,
extractMimeType,
getDecodeSplit,
utf8DecodeBytes,
environmentSettingsObject: new EnvironmentSettingsObject()
};
}),
52394: ((e, t, n) => {
let { types: r, inspect: i } = n(57975);
let { markAsUncloneable: a } = n(75919);
let { toUSVString: o } = n(68081);
let s = {};
s.converters = {};
s.util = {};
s.errors = {};
s.errors.exception = function(e) {
return TypeError(`${e.header}: ${e.message}`);
};
s.errors.conversionFailed = function(e) {
let t = e.types.length === 1 ? "" : " one of";
let n = `${e.argument} could not be converted to${t}: ${e.types.join(", ")}.`;
return s.errors.exception({
header: e.prefix,
message: n
});
};
s.errors.invalidArgument = function(e) {
return s.errors.exception({
header: e.prefix,
message: `"${e.value}" is an invalid ${e.type}.`
});
};
s.brandCheck = function(e, t, n) {
if (n?.strict !== !1) {
if (!(e instanceof t)) {
let e = TypeError("Illegal invocation");
e.code = "ERR_INVALID_THIS";
throw e;
}
} else if (e?.[Symbol.toStringTag] !== t.prototype[Symbol.toStringTag]) {
let e = TypeError("Illegal invocation");
e.code = "ERR_INVALID_THIS";
throw e;
}
};
s.argumentLengthCheck = function({ length: e }, t, n) {
if (e < t) throw s.errors.exception({
message: `${t} argument${t === 1 ? "" : "s"} required, but${e ? " only" : ""} ${e} found.`,
header: n
});
};
s.illegalConstructor = function() {
throw s.errors.exception({
header: "TypeError",
message: "Illegal constructor"
});
};
s.util.Type = function(e) {
switch (typeof e) {
case "undefined": return "Undefined";
case "boolean": return "Boolean";
case "string": return "String";
case "symbol": return "Symbol";
case "number": return "Number";
case "bigint": return "BigInt";
case "function":
case "object":
if (e === null) return "Null";
return "Object";
}
};
s.util.markAsUncloneable = a || (() => {});
s.util.ConvertToInt = function(e, t, n, r) {
let i;
let a;
if (t === 64) {
i = 2 ** 53 - 1;
a = n === "unsigned" ? 0 : (-2) ** 53 + 1;
} else if (n === "unsigned") {
a = 0;
i = 2 ** t - 1;
} else {
a = (-2) ** t - 1;
i = 2 ** (t - 1) - 1;
}
let o = Number(e);
o === 0 && (o = 0);
if (r?.enforceRange === !0) {
if (Number.isNaN(o) || o === Infinity || o === -Infinity) throw s.errors.exception({
header: "Integer conversion",
message: `Could not convert ${s.util.Stringify(e)} to an integer.`
});
o = s.util.IntegerPart(o);
if (o < a || o > i) throw s.errors.exception({
header: "Integer conversion",
message: `Value must be between ${a}-${i}, got ${o}.`
});
return o;
}
if (!Number.isNaN(o) && r?.clamp === !0) {
o = Math.min(Math.max(o, a), i);
o = Math.floor(o) % 2 == 0 ? Math.floor(o) : Math.ceil(o);
return o;
}
if (Number.isNaN(o) || o === 0 && Object.is(0, o) || o === Infinity || o === -Infinity) return 0;
o = s.util.IntegerPart(o);
o %= 2 ** t;
if (n === "signed" && o >= 2 ** t - 1) return o - 2 ** t;
return o;
};
s.util.IntegerPart = function(e) {
let t = Math.floor(Math.abs(e));
if (e < 0) return -1 * t;
return t;
};
s.util.Stringify = function(e) {
switch (s.util.Type(e)) {
case "Symbol": return `Symbol(${e.description})`;
case "Object": return i(e);
case "String": return `"${e}"`;
default: return `${e}`;
}
};
s.sequenceConverter = function(e) {
return (t, n, r, i) => {
if (s.util.Type(t) !== "Object") throw s.errors.exception({
header: n,
message: `${r} (${s.util.Stringify(t)}) is not iterable.`
});
let a = typeof i == "function" ? i() : t?.[Symbol.iterator]?.();
let o = [];
let c = 0;
if (a === void 0 || typeof a.next != "function") throw s.errors.exception({
header: n,
message: `${r} is not iterable.`
});
for (;;) {
let { done: t, value: i } = a.next();
if (t) break;
o.push(e(i, n, `${r}[${c++}]`));
}
return o;
};
};
s.recordConverter = function(e, t) {
return (n, i, a) => {
if (s.util.Type(n) !== "Object") throw s.errors.exception({
header: i,
message: `${a} ("${s.util.Type(n)}") is not an Object.`
});
let o = {};
if (!r.isProxy(n)) {
let r = [...Object.getOwnPropertyNames(n), ...Object.getOwnPropertySymbols(n)];
for (let s of r) {
let r = e(s, i, a);
o[r] = t(n[s], i, a);
}
return o;
}
let c = Reflect.ownKeys(n);
for (let r of c) if (Reflect.getOwnPropertyDescriptor(n, r)?.enumerable) {
let s = e(r, i, a);
o[s] = t(n[r], i, a);
}
return o;
};
};
s.interfaceConverter = function(e) {
return (t, n, r, i) => {
if (i?.strict !== !1 && !(t instanceof e)) throw s.errors.exception({
header: n,
message: `Expected ${r} ("${s.util.Stringify(t)}") to be an instance of ${e.name}.`
});
return t;
};
};
s.dictionaryConverter = function(e) {
return (t, n, r) => {
let i = s.util.Type(t);
let a = {};
if (i === "Null" || i === "Undefined") return a;
else if (i !== "Object") throw s.errors.exception({
header: n,
message: `Expected ${t} to be one of: Null, Undefined, Object.`
});
for (let i of e) {
let { key: e, defaultValue: o, required: c, converter: l } = i;
if (c === !0 && !Object.hasOwn(t, e)) throw s.errors.exception({
header: n,
message: `Missing required key "${e}".`
});
let u = t[e];
let d = Object.hasOwn(i, "defaultValue");
d && u !== null && (u ??= o());
if (c || d || u !== void 0) {
u = l(u, n, `${r}.${e}`);
if (i.allowedValues && !i.allowedValues.includes(u)) throw s.errors.exception({
header: n,
message: `${u} is not an accepted type. Expected one of ${i.allowedValues.join(", ")}.`
});
a[e] = u;
}
}
return a;
};
};
s.nullableConverter = function(e) {
return (t, n, r) => {
if (t === null) return t;
return e(t, n, r);
};
};
s.converters.DOMString = function(e, t, n, r) {
if (e === null && r?.legacyNullToEmptyString) return "";
if (typeof e == "symbol") throw s.errors.exception({
header: t,
message: `${n} is a symbol, which cannot be converted to a DOMString.`
});
return String(e);
};
s.converters.ByteString = function(e, t, n) {
let r = s.converters.DOMString(e, t, n);
for (let e = 0; e < r.length; e++) if (r.charCodeAt(e) > 255) throw TypeError(`Cannot convert argument to a ByteString because the character at index ${e} has a value of ${r.charCodeAt(e)} which is greater than 255.`);
return r;
};
s.converters.USVString = o;
s.converters.boolean = function(e) {
return !!e;
};
s.converters.any = function(e) {
return e;
};
s.converters["long long"] = function(e, t, n) {
return s.util.ConvertToInt(e, 64, "signed", void 0, t, n);
};
s.converters["unsigned long long"] = function(e, t, n) {
return s.util.ConvertToInt(e, 64, "unsigned", void 0, t, n);
};
s.converters["unsigned long"] = function(e, t, n) {
return s.util.ConvertToInt(e, 32, "unsigned", void 0, t, n);
};
s.converters["unsigned short"] = function(e, t, n, r) {
return s.util.ConvertToInt(e, 16, "unsigned", r, t, n);
};
s.converters.ArrayBuffer = function(e, t, n, i) {
if (s.util.Type(e) !== "Object" || !r.isAnyArrayBuffer(e)) throw s.errors.conversionFailed({
prefix: t,
argument: `${n} ("${s.util.Stringify(e)}")`,
types: ["ArrayBuffer"]
});
if (i?.allowShared === !1 && r.isSharedArrayBuffer(e)) throw s.errors.exception({
header: "ArrayBuffer",
message: "SharedArrayBuffer is not allowed."
});
if (e.resizable || e.growable) throw s.errors.exception({
header: "ArrayBuffer",
message: "Received a resizable ArrayBuffer."
});
return e;
};
s.converters.TypedArray = function(e, t, n, i, a) {
if (s.util.Type(e) !== "Object" || !r.isTypedArray(e) || e.constructor.name !== t.name) throw s.errors.conversionFailed({
prefix: n,
argument: `${i} ("${s.util.Stringify(e)}")`,
types: [t.name]
});
if (a?.allowShared === !1 && r.isSharedArrayBuffer(e.buffer)) throw s.errors.exception({
header: "ArrayBuffer",
message: "SharedArrayBuffer is not allowed."
});
if (e.buffer.resizable || e.buffer.growable) throw s.errors.exception({
header: "ArrayBuffer",
message: "Received a resizable ArrayBuffer."
});
return e;
};
s.converters.DataView = function(e, t, n, i) {
if (s.util.Type(e) !== "Object" || !r.isDataView(e)) throw s.errors.exception({
header: t,
message: `${n} is not a DataView.`
});
if (i?.allowShared === !1 && r.isSharedArrayBuffer(e.buffer)) throw s.errors.exception({
header: "ArrayBuffer",
message: "SharedArrayBuffer is not allowed."
});
if (e.buffer.resizable || e.buffer.growable) throw s.errors.exception({
header: "ArrayBuffer",
message: "Received a resizable ArrayBuffer."
});
return e;
};
s.converters.BufferSource = function(e, t, n, i) {
if (r.isAnyArrayBuffer(e)) return s.converters.ArrayBuffer(e, t, n, {
...i,
allowShared: !1
});
if (r.isTypedArray(e)) return s.converters.TypedArray(e, e.constructor, t, n, {
...i,
allowShared: !1
});
if (r.isDataView(e)) return s.converters.DataView(e, t, n, {
...i,
allowShared: !1
});
throw s.errors.conversionFailed({
prefix: t,
argument: `${n} ("${s.util.Stringify(e)}")`,
types: ["BufferSource"]
});
};
s.converters["sequence<ByteString>"] = s.sequenceConverter(s.converters.ByteString);
s.converters["sequence<sequence<ByteString>>"] = s.sequenceConverter(s.converters["sequence<ByteString>"]);
s.converters["record<ByteString, ByteString>"] = s.recordConverter(s.converters.ByteString, s.converters.ByteString);
e.exports = { webidl: s };
}),
47992: ((e) => {
function getEncoding(e) {
if (!e) return "failure";
switch (e.trim().toLowerCase()) {
case "unicode-1-1-utf-8":
case "unicode11utf8":
case "unicode20utf8":
case "utf-8":
case "utf8":
case "x-unicode20utf8": return "UTF-8";
case "866":
case "cp866":
case "csibm866":
case "ibm866": return "IBM866";
case "csisolatin2":
case "iso-8859-2":
case "iso-ir-101":
case "iso8859-2":
case "iso88592":
case "iso_8859-2":
case "iso_8859-2:1987":
case "l2":
case "latin2": return "ISO-8859-2";
case "csisolatin3":
case "iso-8859-3":
case "iso-ir-109":
case "iso8859-3":
case "iso88593":
case "iso_8859-3":
case "iso_8859-3:1988":
case "l3":
case "latin3": return "ISO-8859-3";
case "csisolatin4":
case "iso-8859-4":
case "iso-ir-110":
case "iso8859-4":
case "iso88594":
case "iso_8859-4":
case "iso_8859-4:1988":
case "l4":
case "latin4": return "ISO-8859-4";
case "csisolatincyrillic":
case "cyrillic":
case "iso-8859-5":
case "iso-ir-144":
case "iso8859-5":
case "iso88595":
case "iso_8859-5":
case "iso_8859-5:1988": return "ISO-8859-5";
case "arabic":
case "asmo-708":
case "csiso88596e":
case "csiso88596i":
case "csisolatinarabic":
case "ecma-114":
case "iso-8859-6":
case "iso-8859-6-e":
case "iso-8859-6-i":
case "iso-ir-127":
case "iso8859-6":
case "iso88596":
case "iso_8859-6":
case "iso_8859-6:1987": return "ISO-8859-6";
case "csisolatingreek":
case "ecma-118":
case "elot_928":
case "greek":
case "greek8":
case "iso-8859-7":
case "iso-ir-126":
case "iso8859-7":
case "iso88597":
case "iso_8859-7":
case "iso_8859-7:1987":
case "sun_eu_greek": return "ISO-8859-7";
case "csiso88598e":
case "csisolatinhebrew":
case "hebrew":
case "iso-8859-8":
case "iso-8859-8-e":
case "iso-ir-138":
case "iso8859-8":
case "iso88598":
case "iso_8859-8":
case "iso_8859-8:1988":
case "visual": return "ISO-8859-8";
case "csiso88598i":
case "iso-8859-8-i":
case "logical": return "ISO-8859-8-I";
case "csisolatin6":
case "iso-8859-10":
case "iso-ir-157":
case "iso8859-10":
case "iso885910":
case "l6":
case "latin6": return "ISO-8859-10";
case "iso-8859-13":
case "iso8859-13":
case "iso885913": return "ISO-8859-13";
case "iso-8859-14":
case "iso8859-14":
case "iso885914": return "ISO-8859-14";
case "csisolatin9":
case "iso-8859-15":
case "iso8859-15":
case "iso885915":
case "iso_8859-15":
case "l9": return "ISO-8859-15";
case "iso-8859-16": return "ISO-8859-16";
case "cskoi8r":
case "koi":
case "koi8":
case "koi8-r":
case "koi8_r": return "KOI8-R";
case "koi8-ru":
case "koi8-u": return "KOI8-U";
case "csmacintosh":
case "mac":
case "macintosh":
case "x-mac-roman": return "macintosh";
case "iso-8859-11":
case "iso8859-11":
case "iso885911":
case "tis-620":
case "windows-874": return "windows-874";
case "cp1250":
case "windows-1250":
case "x-cp1250": return "windows-1250";
case "cp1251":
case "windows-1251":
case "x-cp1251": return "windows-1251";
case "ansi_x3.4-1968":
case "ascii":
case "cp1252":
case "cp819":
case "csisolatin1":
case "ibm819":
case "iso-8859-1":
case "iso-ir-100":
case "iso8859-1":
case "iso88591":
case "iso_8859-1":
case "iso_8859-1:1987":
case "l1":
case "latin1":
case "us-ascii":
case "windows-1252":
case "x-cp1252": return "windows-1252";
case "cp1253":
case "windows-1253":
case "x-cp1253": return "windows-1253";
case "cp1254":
case "csisolatin5":
case "iso-8859-9":
case "iso-ir-148":
case "iso8859-9":
case "iso88599":
case "iso_8859-9":
case "iso_8859-9:1989":
case "l5":
case "latin5":
case "windows-1254":
case "x-cp1254": return "windows-1254";
case "cp1255":
case "windows-1255":
case "x-cp1255": return "windows-1255";
case "cp1256":
case "windows-1256":
case "x-cp1256": return "windows-1256";
case "cp1257":
case "windows-1257":
case "x-cp1257": return "windows-1257";
case "cp1258":
case "windows-1258":
case "x-cp1258": return "windows-1258";
case "x-mac-cyrillic":
case "x-mac-ukrainian": return "x-mac-cyrillic";
case "chinese":
case "csgb2312":
case "csiso58gb231280":
case "gb2312":
case "gb_2312":
case "gb_2312-80":
case "gbk":
case "iso-ir-58":
case "x-gbk": return "GBK";
case "gb18030": return "gb18030";
case "big5":
case "big5-hkscs":
case "cn-big5":
case "csbig5":
case "x-x-big5": return "Big5";
case "cseucpkdfmtjapanese":
case "euc-jp":
case "x-euc-jp": return "EUC-JP";
case "csiso2022jp":
case "iso-2022-jp": return "ISO-2022-JP";
case "csshiftjis":
case "ms932":
case "ms_kanji":
case "shift-jis":
case "shift_jis":
case "sjis":
case "windows-31j":
case "x-sjis": return "Shift_JIS";
case "cseuckr":
case "csksc56011987":
case "euc-kr":
case "iso-ir-149":
case "korean":
case "ks_c_5601-1987":
case "ks_c_5601-1989":
case "ksc5601":
case "ksc_5601":
case "windows-949": return "EUC-KR";
case "csiso2022kr":
case "hz-gb-2312":
case "iso-2022-cn":
case "iso-2022-cn-ext":
case "iso-2022-kr":
case "replacement": return "replacement";
case "unicodefffe":
case "utf-16be": return "UTF-16BE";
case "csunicode":
case "iso-10646-ucs-2":
case "ucs-2":
case "unicode":
case "unicodefeff":
case "utf-16":
case "utf-16le": return "UTF-16LE";
case "x-user-defined": return "x-user-defined";
default: return "failure";
}
}
e.exports = { getEncoding };
}),
48316: ((e, t, n) => {
let { staticPropertyDescriptors: r, readOperation: i, fireAProgressEvent: a } = n(29017);
let { kState: o, kError: s, kResult: c, kEvents: l, kAborted: u } = n(45704);
let { webidl: d } = n(52394);
let { kEnumerableProperty: f } = n(68081);
class FileReader extends EventTarget {
constructor() {
super();
this[o] = "empty";
this[c] = null;
this[s] = null;
this[l] = {
loadend: null,
error: null,
abort: null,
load: null,
progress: null,
loadstart: null
};
}
readAsArrayBuffer(e) {
d.brandCheck(this, FileReader);
d.argumentLengthCheck(arguments, 1, "FileReader.readAsArrayBuffer");
e = d.converters.Blob(e, { strict: !1 });
i(this, e, "ArrayBuffer");
}
readAsBinaryString(e) {
d.brandCheck(this, FileReader);
d.argumentLengthCheck(arguments, 1, "FileReader.readAsBinaryString");
e = d.converters.Blob(e, { strict: !1 });
i(this, e, "BinaryString");
}
readAsText(e, t = void 0) {
d.brandCheck(this, FileReader);
d.argumentLengthCheck(arguments, 1, "FileReader.readAsText");
e = d.converters.Blob(e, { strict: !1 });
t !== void 0 && (t = d.converters.DOMString(t, "FileReader.readAsText", "encoding"));
i(this, e, "Text", t);
}
readAsDataURL(e) {
d.brandCheck(this, FileReader);
d.argumentLengthCheck(arguments, 1, "FileReader.readAsDataURL");
e = d.converters.Blob(e, { strict: !1 });
i(this, e, "DataURL");
}
abort() {
if (this[o] === "empty" || this[o] === "done") {
this[c] = null;
return;
}
if (this[o] === "loading") {
this[o] = "done";
this[c] = null;
}
this[u] = !0;
a("abort", this);
this[o] !== "loading" && a("loadend", this);
}
get readyState() {
d.brandCheck(this, FileReader);
switch (this[o]) {
case "empty": return this.EMPTY;
case "loading": return this.LOADING;
case "done": return this.DONE;
}
}
get result() {
d.brandCheck(this, FileReader);
return this[c];
}
get error() {
d.brandCheck(this, FileReader);
return this[s];
}
get onloadend() {
d.brandCheck(this, FileReader);
return this[l].loadend;
}
set onloadend(e) {
d.brandCheck(this, FileReader);
this[l].loadend && this.removeEventListener("loadend", this[l].loadend);
if (typeof e == "function") {
this[l].loadend = e;
this.addEventListener("loadend", e);
} else this[l].loadend = null;
}
get onerror() {
d.brandCheck(this, FileReader);
return this[l].error;
}
set onerror(e) {
d.brandCheck(this, FileReader);
this[l].error && this.removeEventListener("error", this[l].error);
if (typeof e == "function") {
this[l].error = e;
this.addEventListener("error", e);
} else this[l].error = null;
}
get onloadstart() {
d.brandCheck(this, FileReader);
return this[l].loadstart;
}
set onloadstart(e) {
d.brandCheck(this, FileReader);
this[l].loadstart && this.removeEventListener("loadstart", this[l].loadstart);
if (typeof e == "function") {
this[l].loadstart = e;
this.addEventListener("loadstart", e);
} else this[l].loadstart = null;
}
get onprogress() {
d.brandCheck(this, FileReader);
return this[l].progress;
}
set onprogress(e) {
d.brandCheck(this, FileReader);
this[l].progress && this.removeEventListener("progress", this[l].progress);
if (typeof e == "function") {
this[l].progress = e;
this.addEventListener("progress", e);
} else this[l].progress = null;
}
get onload() {
d.brandCheck(this, FileReader);
return this[l].load;
}
set onload(e) {
d.brandCheck(this, FileReader);
this[l].load && this.removeEventListener("load", this[l].load);
if (typeof e == "function") {
this[l].load = e;
this.addEventListener("load", e);
} else this[l].load = null;
}
get onabort() {
d.brandCheck(this, FileReader);
return this[l].abort;
}
set onabort(e) {
d.brandCheck(this, FileReader);
this[l].abort && this.removeEventListener("abort", this[l].abort);
if (typeof e == "function") {
this[l].abort = e;
this.addEventListener("abort", e);
} else this[l].abort = null;
}
}
FileReader.EMPTY = FileReader.prototype.EMPTY = 0;
FileReader.LOADING = FileReader.prototype.LOADING = 1;
FileReader.DONE = FileReader.prototype.DONE = 2;
Object.defineProperties(FileReader.prototype, {
EMPTY: r,
LOADING: r,
DONE: r,
readAsArrayBuffer: f,
readAsBinaryString: f,
readAsText: f,
readAsDataURL: f,
abort: f,
readyState: f,
result: f,
error: f,
onloadstart: f,
onprogress: f,
onload: f,
onabort: f,
onerror: f,
onloadend: f,
[Symbol.toStringTag]: {
value: "FileReader",
writable: !1,
enumerable: !1,
configurable: !0
}
});
Object.defineProperties(FileReader, {
EMPTY: r,
LOADING: r,
DONE: r
});
e.exports = { FileReader };
}),
24236: ((e, t, n) => {
let { webidl: r } = n(52394);
let i = Symbol("ProgressEvent state");
class ProgressEvent extends Event {
constructor(e, t = {}) {
e = r.converters.DOMString(e, "ProgressEvent constructor", "type");
t = r.converters.ProgressEventInit(t ?? {});
super(e, t);
this[i] = {
lengthComputable: t.lengthComputable,
loaded: t.loaded,
total: t.total
};
}
get lengthComputable() {
r.brandCheck(this, ProgressEvent);
return this[i].lengthComputable;
}
get loaded() {
r.brandCheck(this, ProgressEvent);
return this[i].loaded;
}
get total() {
r.brandCheck(this, ProgressEvent);
return this[i].total;
}
}
r.converters.ProgressEventInit = r.dictionaryConverter([
{
key: "lengthComputable",
converter: r.converters.boolean,
defaultValue: () => !1
},
{
key: "loaded",
converter: r.converters["unsigned long long"],
defaultValue: () => 0
},
{
key: "total",
converter: r.converters["unsigned long long"],
defaultValue: () => 0
},
{
key: "bubbles",
converter: r.converters.boolean,
defaultValue: () => !1
},
{
key: "cancelable",
converter: r.converters.boolean,
defaultValue: () => !1
},
{
key: "composed",
converter: r.converters.boolean,
defaultValue: () => !1
}
]);
e.exports = { ProgressEvent };
}),
45704: ((e) => {
e.exports = {
kState: Symbol("FileReader state"),
kResult: Symbol("FileReader result"),
kError: Symbol("FileReader error"),
kLastProgressEventFired: Symbol("FileReader last progress event fired timestamp"),
kEvents: Symbol("FileReader events"),
kAborted: Symbol("FileReader aborted")
};
}),
29017: ((e, t, n) => {
let { kState: r, kError: i, kResult: a, kAborted: o, kLastProgressEventFired: s } = n(45704);
let { ProgressEvent: c } = n(24236);
let { getEncoding: l } = n(47992);
let { serializeAMimeType: u, parseMIMEType: d } = n(35307);
let { types: f } = n(57975);
let { StringDecoder: p } = n(13193);
let { btoa: m } = n(4573);
let h = {
enumerable: !0,
writable: !1,
configurable: !1
};
function readOperation(e, t, n, c) {
if (e[r] === "loading") throw new DOMException("Invalid state", "InvalidStateError");
e[r] = "loading";
e[a] = null;
e[i] = null;
let l = t.stream().getReader();
let u = [];
let d = l.read();
let p = !0;
(async () => {
for (; !e[o];) try {
let { done: m, value: h } = await d;
p && !e[o] && queueMicrotask(() => {
fireAProgressEvent("loadstart", e);
});
p = !1;
if (!m && f.isUint8Array(h)) {
u.push(h);
if ((e[s] === void 0 || Date.now() - e[s] >= 50) && !e[o]) {
e[s] = Date.now();
queueMicrotask(() => {
fireAProgressEvent("progress", e);
});
}
d = l.read();
} else if (m) {
queueMicrotask(() => {
e[r] = "done";
try {
let r = packageData(u, n, t.type, c);
if (e[o]) return;
e[a] = r;
fireAProgressEvent("load", e);
} catch (t) {
e[i] = t;
fireAProgressEvent("error", e);
}
e[r] !== "loading" && fireAProgressEvent("loadend", e);
});
break;
}
} catch (t) {
if (e[o]) return;
queueMicrotask(() => {
e[r] = "done";
e[i] = t;
fireAProgressEvent("error", e);
e[r] !== "loading" && fireAProgressEvent("loadend", e);
});
break;
}
})();
}
function fireAProgressEvent(e, t) {
let n = new c(e, {
bubbles: !1,
cancelable: !1
});
t.dispatchEvent(n);
}
function packageData(e, t, n, r) {
switch (t) {
case "DataURL": {
let t = "data:";
let r = d(n || "application/octet-stream");
r !== "failure" && (t += u(r));
t += ";base64,";
let i = new p("latin1");
for (let n of e) t += m(i.write(n));
t += m(i.end());
return t;
}
case "Text": {
let t = "failure";
r && (t = l(r));
if (t === "failure" && n) {
let e = d(n);
e !== "failure" && (t = l(e.parameters.get("charset")));
}
t === "failure" && (t = "UTF-8");
return decode(e, t);
}
case "ArrayBuffer": return combineByteSequences(e).buffer;
case "BinaryString": {
let t = "";
let n = new p("latin1");
for (let r of e) t += n.write(r);
t += n.end();
return t;
}
}
}
function decode(e, t) {
let n = combineByteSequences(e);
let r = BOMSniffing(n);
let i = 0;
if (r !== null) {
t = r;
i = r === "UTF-8" ? 3 : 2;
}
let a = n.slice(i);
return new TextDecoder(t).decode(a);
}
function BOMSniffing(e) {
let [t, n, r] = e;
if (t === 239 && n === 187 && r === 191) return "UTF-8";
else if (t === 254 && n === 255) return "UTF-16BE";
else if (t === 255 && n === 254) return "UTF-16LE";
return null;
}
function combineByteSequences(e) {
let t = e.reduce((e, t) => e + t.byteLength, 0);
let n = 0;
return e.reduce((e, t) => {
e.set(t, n);
n += t.byteLength;
return e;
}, new Uint8Array(t));
}
e.exports = {
staticPropertyDescriptors: h,
readOperation,
fireAProgressEvent
};
}),
72602: ((e, t, n) => {
let { uid: r, states: i, sentCloseFrameState: a, emptyBuffer: o, opcodes: s } = n(19973);
let { kReadyState: c, kSentClose: l, kByteParser: u, kReceivedClose: d, kResponse: f } = n(33425);
let { fireEvent: p, failWebsocketConnection: m, isClosing: h, isClosed: g, isEstablished: _, parseExtensions: v } = n(83002);
let { channels: y } = n(26229);
let { CloseEvent: b } = n(22179);
let { makeRequest: x } = n(35726);
let { fetching: S } = n(44295);
let { Headers: w, getHeadersList: T } = n(39769);
let { getDecodeSplit: E } = n(13863);
let { WebsocketFrameSend: D } = n(81393);
let O;
try {
O = n(77598);
} catch {}
function establishWebSocketConnection(e, t, n, i, a, o) {
let s = e;
s.protocol = e.protocol === "ws:" ? "http:" : "https:";
let c = x({
urlList: [s],
client: n,
serviceWorkers: "none",
referrer: "no-referrer",
mode: "websocket",
credentials: "include",
cache: "no-store",
redirect: "error"
});
o.headers && (c.headersList = T(new w(o.headers)));
let l = O.randomBytes(16).toString("base64");
c.headersList.append("sec-websocket-key", l);
c.headersList.append("sec-websocket-version", "13");
for (let e of t) c.headersList.append("sec-websocket-protocol", e);
c.headersList.append("sec-websocket-extensions", "permessage-deflate; client_max_window_bits");
return S({
request: c,
useParallelQueue: !0,
dispatcher: o.dispatcher,
processResponse(e) {
if (e.type === "error" || e.status !== 101) {
m(i, "Received network error or non-101 status code.");
return;
}
if (t.length !== 0 && !e.headersList.get("Sec-WebSocket-Protocol")) {
m(i, "Server did not respond with sent protocols.");
return;
}
if (e.headersList.get("Upgrade")?.toLowerCase() !== "websocket") {
m(i, "Server did not set Upgrade header to \"websocket\".");
return;
}
if (e.headersList.get("Connection")?.toLowerCase() !== "upgrade") {
m(i, "Server did not set Connection header to \"upgrade\".");
return;
}
if (e.headersList.get("Sec-WebSocket-Accept") !== O.createHash("sha1").update(l + r).digest("base64")) {
m(i, "Incorrect hash received in Sec-WebSocket-Accept header.");
return;
}
let n = e.headersList.get("Sec-WebSocket-Extensions");
let o;
if (n !== null) {
o = v(n);
if (!o.has("permessage-deflate")) {
m(i, "Sec-WebSocket-Extensions header does not match.");
return;
}
}
let s = e.headersList.get("Sec-WebSocket-Protocol");
if (s !== null) {
let e = E("sec-websocket-protocol", c.headersList);
if (e === null || !e.includes(s)) {
m(i, "Protocol was not set in the opening handshake.");
return;
}
}
e.socket.on("data", onSocketData);
e.socket.on("close", onSocketClose);
e.socket.on("error", onSocketError);
y.open.hasSubscribers && y.open.publish({
address: e.socket.address(),
protocol: s,
extensions: n
});
a(e, o);
}
});
}
function closeWebSocketConnection(e, t, n, r) {
if (!(h(e) || g(e))) {
if (!_(e)) {
m(e, "Connection was closed before it was established.");
e[c] = i.CLOSING;
} else if (e[l] === a.NOT_SENT) {
e[l] = a.PROCESSING;
let u = new D();
if (t !== void 0 && n === void 0) {
u.frameData = Buffer.allocUnsafe(2);
u.frameData.writeUInt16BE(t, 0);
} else if (t !== void 0 && n !== void 0) {
u.frameData = Buffer.allocUnsafe(2 + r);
u.frameData.writeUInt16BE(t, 0);
u.frameData.write(n, 2, "utf-8");
} else u.frameData = o;
e[f].socket.write(u.createFrame(s.CLOSE));
e[l] = a.SENT;
e[c] = i.CLOSING;
} else e[c] = i.CLOSING;
}
}
function onSocketData(e) {
this.ws[u].write(e) || this.pause();
}
function onSocketClose() {
let { ws: e } = this;
let { [f]: t } = e;
t.socket.off("data", onSocketData);
t.socket.off("close", onSocketClose);
t.socket.off("error", onSocketError);
let n = e[l] === a.SENT && e[d];
let r = 1005;
let o = "";
let s = e[u].closingInfo;
if (s && !s.error) {
r = s.code ?? 1005;
o = s.reason;
} else e[d] || (r = 1006);
e[c] = i.CLOSED;
p("close", e, (e, t) => new b(e, t), {
wasClean: n,
code: r,
reason: o
});
y.close.hasSubscribers && y.close.publish({
websocket: e,
code: r,
reason: o
});
}
function onSocketError(e) {
let { ws: t } = this;
t[c] = i.CLOSING;
y.socketError.hasSubscribers && y.socketError.publish(e);
this.destroy();
}
e.exports = {
establishWebSocketConnection,
closeWebSocketConnection
};
}),
19973: ((e) => {
e.exports = {
uid: "258EAFA5-E914-47DA-95CA-C5AB0DC85B11",
sentCloseFrameState: {
NOT_SENT: 0,
PROCESSING: 1,
SENT: 2
},
staticPropertyDescriptors: {
enumerable: !0,
writable: !1,
configurable: !1
},
states: {
CONNECTING: 0,
OPEN: 1,
CLOSING: 2,
CLOSED: 3
},
opcodes: {
CONTINUATION: 0,
TEXT: 1,
BINARY: 2,
CLOSE: 8,
PING: 9,
PONG: 10
},
maxUnsigned16Bit: 2 ** 16 - 1,
parserStates: {
INFO: 0,
PAYLOADLENGTH_16: 2,
PAYLOADLENGTH_64: 3,
READ_DATA: 4
},
emptyBuffer: Buffer.allocUnsafe(0),
sendHints: {
string: 1,
typedArray: 2,
arrayBuffer: 3,
blob: 4
}
};
}),
22179: ((e, t, n) => {
let { webidl: r } = n(52394);
let { kEnumerableProperty: i } = n(68081);
let { kConstruct: a } = n(48880);
let { MessagePort: o } = n(75919);
class MessageEvent extends Event {
#e;
constructor(e, t = {}) {
if (e === a) {
super(arguments[1], arguments[2]);
r.util.markAsUncloneable(this);
return;
}
let n = "MessageEvent constructor";
r.argumentLengthCheck(arguments, 1, n);
e = r.converters.DOMString(e, n, "type");
t = r.converters.MessageEventInit(t, n, "eventInitDict");
super(e, t);
this.#e = t;
r.util.markAsUncloneable(this);
}
get data() {
r.brandCheck(this, MessageEvent);
return this.#e.data;
}
get origin() {
r.brandCheck(this, MessageEvent);
return this.#e.origin;
}
get lastEventId() {
r.brandCheck(this, MessageEvent);
return this.#e.lastEventId;
}
get source() {
r.brandCheck(this, MessageEvent);
return this.#e.source;
}
get ports() {
r.brandCheck(this, MessageEvent);
Object.isFrozen(this.#e.ports) || Object.freeze(this.#e.ports);
return this.#e.ports;
}
initMessageEvent(e, t = !1, n = !1, i = null, a = "", o = "", s = null, c = []) {
r.brandCheck(this, MessageEvent);
r.argumentLengthCheck(arguments, 1, "MessageEvent.initMessageEvent");
return new MessageEvent(e, {
bubbles: t,
cancelable: n,
data: i,
origin: a,
lastEventId: o,
source: s,
ports: c
});
}
static createFastMessageEvent(e, t) {
let n = new MessageEvent(a, e, t);
n.#e = t;
n.#e.data ??= null;
n.#e.origin ??= "";
n.#e.lastEventId ??= "";
n.#e.source ??= null;
n.#e.ports ??= [];
return n;
}
}
let { createFastMessageEvent: s } = MessageEvent;
delete MessageEvent.createFastMessageEvent;
class CloseEvent extends Event {
#e;
constructor(e, t = {}) {
let n = "CloseEvent constructor";
r.argumentLengthCheck(arguments, 1, n);
e = r.converters.DOMString(e, n, "type");
t = r.converters.CloseEventInit(t);
super(e, t);
this.#e = t;
r.util.markAsUncloneable(this);
}
get wasClean() {
r.brandCheck(this, CloseEvent);
return this.#e.wasClean;
}
get code() {
r.brandCheck(this, CloseEvent);
return this.#e.code;
}
get reason() {
r.brandCheck(this, CloseEvent);
return this.#e.reason;
}
}
class ErrorEvent extends Event {
#e;
constructor(e, t) {
let n = "ErrorEvent constructor";
r.argumentLengthCheck(arguments, 1, n);
super(e, t);
r.util.markAsUncloneable(this);
e = r.converters.DOMString(e, n, "type");
t = r.converters.ErrorEventInit(t ?? {});
this.#e = t;
}
get message() {
r.brandCheck(this, ErrorEvent);
return this.#e.message;
}
get filename() {
r.brandCheck(this, ErrorEvent);
return this.#e.filename;
}
get lineno() {
r.brandCheck(this, ErrorEvent);
return this.#e.lineno;
}
get colno() {
r.brandCheck(this, ErrorEvent);
return this.#e.colno;
}
get error() {
r.brandCheck(this, ErrorEvent);
return this.#e.error;
}
}
Object.defineProperties(MessageEvent.prototype, {
[Symbol.toStringTag]: {
value: "MessageEvent",
configurable: !0
},
data: i,
origin: i,
lastEventId: i,
source: i,
ports: i,
initMessageEvent: i
});
Object.defineProperties(CloseEvent.prototype, {
[Symbol.toStringTag]: {
value: "CloseEvent",
configurable: !0
},
reason: i,
code: i,
wasClean: i
});
Object.defineProperties(ErrorEvent.prototype, {
[Symbol.toStringTag]: {
value: "ErrorEvent",
configurable: !0
},
message: i,
filename: i,
lineno: i,
colno: i,
error: i
});
r.converters.MessagePort = r.interfaceConverter(o);
r.converters["sequence<MessagePort>"] = r.sequenceConverter(r.converters.MessagePort);
let c = [
{
key: "bubbles",
converter: r.converters.boolean,
defaultValue: () => !1
},
{
key: "cancelable",
converter: r.converters.boolean,
defaultValue: () => !1
},
{
key: "composed",
converter: r.converters.boolean,
defaultValue: () => !1
}
];
r.converters.MessageEventInit = r.dictionaryConverter([
...c,
{
key: "data",
converter: r.converters.any,
defaultValue: () => null
},
{
key: "origin",
converter: r.converters.USVString,
defaultValue: () => ""
},
{
key: "lastEventId",
converter: r.converters.DOMString,
defaultValue: () => ""
},
{
key: "source",
converter: r.nullableConverter(r.converters.MessagePort),
defaultValue: () => null
},
{
key: "ports",
converter: r.converters["sequence<MessagePort>"],
defaultValue: () => []
}
]);
r.converters.CloseEventInit = r.dictionaryConverter([
...c,
{
key: "wasClean",
converter: r.converters.boolean,
defaultValue: () => !1
},
{
key: "code",
converter: r.converters["unsigned short"],
defaultValue: () => 0
},
{
key: "reason",
converter: r.converters.USVString,
defaultValue: () => ""
}
]);
r.converters.ErrorEventInit = r.dictionaryConverter([
...c,
{
key: "message",
converter: r.converters.DOMString,
defaultValue: () => ""
},
{
key: "filename",
converter: r.converters.USVString,
defaultValue: () => ""
},
{
key: "lineno",
converter: r.converters["unsigned long"],
defaultValue: () => 0
},
{
key: "colno",
converter: r.converters["unsigned long"],
defaultValue: () => 0
},
{
key: "error",
converter: r.converters.any
}
]);
e.exports = {
MessageEvent,
CloseEvent,
ErrorEvent,
createFastMessageEvent: s
};
}),
81393: ((e, t, n) => {
let { maxUnsigned16Bit: r } = n(19973);
let i = 16386;
let a;
let o = null;
let s = i;
try {
a = n(77598);
} catch {
a = { randomFillSync: function randomFillSync(e, t, n) {
for (let t = 0; t < e.length; ++t) e[t] = Math.random() * 255 | 0;
return e;
} };
}
function generateMask() {
if (s === i) {
s = 0;
a.randomFillSync(o ??= Buffer.allocUnsafe(i), 0, i);
}
return [
o[s++],
o[s++],
o[s++],
o[s++]
];
}
class WebsocketFrameSend {
constructor(e) {
this.frameData = e;
}
createFrame(e) {
let t = this.frameData;
let n = generateMask();
let i = t?.byteLength ?? 0;
let a = i;
let o = 6;
if (i > r) {
o += 8;
a = 127;
} else if (i > 125) {
o += 2;
a = 126;
}
let s = Buffer.allocUnsafe(i + o);
s[0] = s[1] = 0;
s[0] |= 128;
s[0] = (s[0] & 240) + e;
s[o - 4] = n[0];
s[o - 3] = n[1];
s[o - 2] = n[2];
s[o - 1] = n[3];
s[1] = a;
if (a === 126) s.writeUInt16BE(i, 2);
else if (a === 127) {
s[2] = s[3] = 0;
s.writeUIntBE(i, 4, 6);
}
s[1] |= 128;
for (let e = 0; e < i; ++e) s[o + e] = t[e] ^ n[e & 3];
return s;
}
}
e.exports = { WebsocketFrameSend };
}),
6262: ((e, t, n) => {
let { createInflateRaw: r, Z_DEFAULT_WINDOWBITS: i } = n(38522);
let { isValidClientWindowBits: a } = n(83002);
let { MessageSizeExceededError: o } = n(67438);
let s = Buffer.from([
0,
0,
255,
255
]);
let c = Symbol("kBuffer");
let l = Symbol("kLength");
class PerMessageDeflate {
#e;
#t = {};
#n = 0;
constructor(e, t) {
this.#t.serverNoContextTakeover = e.has("server_no_context_takeover");
this.#t.serverMaxWindowBits = e.get("server_max_window_bits");
this.#n = t.maxPayloadSize;
}
decompress(e, t, n) {
if (!this.#e) {
let e = i;
if (this.#t.serverMaxWindowBits) {
if (!a(this.#t.serverMaxWindowBits)) {
n(Error("Invalid server_max_window_bits"));
return;
}
e = Number.parseInt(this.#t.serverMaxWindowBits);
}
try {
this.#e = r({ windowBits: e });
} catch (e) {
n(e);
return;
}
this.#e[c] = [];
this.#e[l] = 0;
this.#e.on("data", (e) => {
this.#e[l] += e.length;
if (this.#n > 0 && this.#e[l] > this.#n) {
n(new o());
this.#e.removeAllListeners();
this.#e.destroy();
this.#e = null;
return;
}
this.#e[c].push(e);
});
this.#e.on("error", (e) => {
this.#e = null;
n(e);
});
}
this.#e.write(e);
t && this.#e.write(s);
this.#e.flush(() => {
if (!this.#e) return;
let e = Buffer.concat(this.#e[c], this.#e[l]);
this.#e[c].length = 0;
this.#e[l] = 0;
n(null, e);
});
}
}
e.exports = { PerMessageDeflate };
}),
62111: ((e, t, n) => {
let { Writable: r } = n(57075);
let i = n(34589);
let { parserStates: a, opcodes: o, states: s, emptyBuffer: c, sentCloseFrameState: l } = n(19973);
let { kReadyState: u, kSentClose: d, kResponse: f, kReceivedClose: p } = n(33425);
let { channels: m } = n(26229);
let { isValidStatusCode: h, isValidOpcode: g, failWebsocketConnection: _, websocketMessageReceived: v, utf8Decode: y, isControlFrame: b, isTextBinaryFrame: x, isContinuationFrame: S } = n(83002);
let { WebsocketFrameSend: w } = n(81393);
let { closeWebSocketConnection: T } = n(72602);
let { PerMessageDeflate: E } = n(6262);
let { MessageSizeExceededError: D } = n(67438);
function failWebsocketConnectionWithCode(e, t, n) {
T(e, t, n, Buffer.byteLength(n));
_(e, n);
}
class ByteParser extends r {
#e = [];
#t = 0;
#n = 0;
#r = !1;
#i = a.INFO;
#a = {};
#o = [];
#s;
#c;
#l;
constructor(e, t, n = {}) {
super();
this.ws = e;
this.#s = t ?? new Map();
this.#c = n.maxFragments ?? 0;
this.#l = n.maxPayloadSize ?? 0;
this.#s.has("permessage-deflate") && this.#s.set("permessage-deflate", new E(t, n));
}
_write(e, t, n) {
this.#e.push(e);
this.#n += e.length;
this.#r = !0;
this.run(n);
}
#u() {
if (this.#l > 0 && !b(this.#a.opcode) && this.#a.payloadLength + this.#t > this.#l) {
failWebsocketConnectionWithCode(this.ws, 1009, "Payload size exceeds maximum allowed size");
return !1;
}
return !0;
}
run(e) {
for (; this.#r;) if (this.#i === a.INFO) {
if (this.#n < 2) return e();
let t = this.consume(2);
let n = !!(t[0] & 128);
let r = t[0] & 15;
let i = (t[1] & 128) == 128;
let s = !n && r !== o.CONTINUATION;
let c = t[1] & 127;
let l = t[0] & 64;
let u = t[0] & 32;
let d = t[0] & 16;
if (!g(r)) {
_(this.ws, "Invalid opcode received");
return e();
}
if (i) {
_(this.ws, "Frame cannot be masked");
return e();
}
if (l !== 0 && !this.#s.has("permessage-deflate")) {
_(this.ws, "Expected RSV1 to be clear.");
return;
}
if (u !== 0 || d !== 0) {
_(this.ws, "RSV1, RSV2, RSV3 must be clear");
return;
}
if (s && !x(r)) {
_(this.ws, "Invalid frame type was fragmented.");
return;
}
if (x(r) && this.#o.length > 0) {
_(this.ws, "Expected continuation frame");
return;
}
if (this.#a.fragmented && s) {
_(this.ws, "Fragmented frame exceeded 125 bytes.");
return;
}
if ((c > 125 || s) && b(r)) {
_(this.ws, "Control frame either too large or fragmented");
return;
}
if (S(r) && this.#o.length === 0 && !this.#a.compressed) {
_(this.ws, "Unexpected continuation frame");
return;
}
if (c <= 125) {
this.#a.payloadLength = c;
this.#i = a.READ_DATA;
if (!this.#u()) return;
} else c === 126 ? this.#i = a.PAYLOADLENGTH_16 : c === 127 && (this.#i = a.PAYLOADLENGTH_64);
if (x(r)) {
this.#a.binaryType = r;
this.#a.compressed = l !== 0;
}
this.#a.opcode = r;
this.#a.masked = i;
this.#a.fin = n;
this.#a.fragmented = s;
} else if (this.#i === a.PAYLOADLENGTH_16) {
if (this.#n < 2) return e();
let t = this.consume(2);
this.#a.payloadLength = t.readUInt16BE(0);
this.#i = a.READ_DATA;
if (!this.#u()) return;
} else if (this.#i === a.PAYLOADLENGTH_64) {
if (this.#n < 8) return e();
let t = this.consume(8);
let n = t.readUInt32BE(0);
let r = t.readUInt32BE(4);
if (n !== 0 || r > 2 ** 31 - 1) {
_(this.ws, "Received payload length > 2^31 bytes.");
return;
}
this.#a.payloadLength = r;
this.#i = a.READ_DATA;
if (!this.#u()) return;
} else if (this.#i === a.READ_DATA) {
if (this.#n < this.#a.payloadLength) return e();
let t = this.consume(this.#a.payloadLength);
if (b(this.#a.opcode)) {
this.#r = this.parseControlFrame(t);
this.#i = a.INFO;
let n = this.ws[f].socket;
if (this.#r && n.writableNeedDrain) {
this.#r = !1;
n.once("drain", () => {
if (this.destroyed) return;
this.#r = !0;
this.run(e);
});
return;
}
} else if (this.#a.compressed) {
this.#s.get("permessage-deflate").decompress(t, this.#a.fin, (t, n) => {
if (t) {
let e = t instanceof D ? 1009 : 1007;
failWebsocketConnectionWithCode(this.ws, e, t.message);
return;
}
if (!this.writeFragments(n)) return;
if (this.#l > 0 && this.#t > this.#l) {
failWebsocketConnectionWithCode(this.ws, 1009, new D().message);
return;
}
if (!this.#a.fin) {
this.#i = a.INFO;
this.#r = !0;
this.run(e);
return;
}
v(this.ws, this.#a.binaryType, this.consumeFragments());
this.#r = !0;
this.#i = a.INFO;
this.run(e);
});
this.#r = !1;
break;
} else {
if (!this.writeFragments(t)) return;
if (this.#l > 0 && this.#t > this.#l) {
failWebsocketConnectionWithCode(this.ws, 1009, new D().message);
return;
}
!this.#a.fragmented && this.#a.fin && v(this.ws, this.#a.binaryType, this.consumeFragments());
this.#i = a.INFO;
}
}
}
consume(e) {
if (e > this.#n) throw Error("Called consume() before buffers satiated.");
else if (e === 0) return c;
if (this.#e[0].length === e) {
this.#n -= this.#e[0].length;
return this.#e.shift();
}
let t = Buffer.allocUnsafe(e);
let n = 0;
for (; n !== e;) {
let r = this.#e[0];
let { length: i } = r;
if (i + n === e) {
t.set(this.#e.shift(), n);
break;
} else if (i + n > e) {
t.set(r.subarray(0, e - n), n);
this.#e[0] = r.subarray(e - n);
break;
} else {
t.set(this.#e.shift(), n);
n += r.length;
}
}
this.#n -= e;
return t;
}
writeFragments(e) {
if (this.#c > 0 && this.#o.length === this.#c) {
failWebsocketConnectionWithCode(this.ws, 1008, "Too many message fragments");
return !1;
}
this.#t += e.length;
this.#o.push(e);
return !0;
}
consumeFragments() {
let e = this.#o;
if (e.length === 1) {
this.#t = 0;
return e.shift();
}
let t = Buffer.concat(e, this.#t);
this.#o = [];
this.#t = 0;
return t;
}
parseCloseBody(e) {
i(e.length !== 1);
let t;
e.length >= 2 && (t = e.readUInt16BE(0));
if (t !== void 0 && !h(t)) return {
code: 1002,
reason: "Invalid status code",
error: !0
};
let n = e.subarray(2);
n[0] === 239 && n[1] === 187 && n[2] === 191 && (n = n.subarray(3));
try {
n = y(n);
} catch {
return {
code: 1007,
reason: "Invalid UTF-8",
error: !0
};
}
return {
code: t,
reason: n,
error: !1
};
}
parseControlFrame(e) {
let { opcode: t, payloadLength: n } = this.#a;
if (t === o.CLOSE) {
if (n === 1) {
_(this.ws, "Received close frame with a 1-byte body.");
return !1;
}
this.#a.closeInfo = this.parseCloseBody(e);
if (this.#a.closeInfo.error) {
let { code: e, reason: t } = this.#a.closeInfo;
T(this.ws, e, t, t.length);
_(this.ws, t);
return !1;
}
if (this.ws[d] !== l.SENT) {
let e = c;
if (this.#a.closeInfo.code) {
e = Buffer.allocUnsafe(2);
e.writeUInt16BE(this.#a.closeInfo.code, 0);
}
let t = new w(e);
this.ws[f].socket.write(t.createFrame(o.CLOSE), (e) => {
e || (this.ws[d] = l.SENT);
});
}
this.ws[u] = s.CLOSING;
this.ws[p] = !0;
return !1;
} else if (t === o.PING) {
if (!this.ws[p]) {
let t = new w(e);
this.ws[f].socket.write(t.createFrame(o.PONG));
m.ping.hasSubscribers && m.ping.publish({ payload: e });
}
} else t === o.PONG && m.pong.hasSubscribers && m.pong.publish({ payload: e });
return !0;
}
get closingInfo() {
return this.#a.closeInfo;
}
}
e.exports = { ByteParser };
}),
36923: ((e, t, n) => {
let { WebsocketFrameSend: r } = n(81393);
let { opcodes: i, sendHints: a } = n(19973);
let o = n(26919);
let s = Buffer[Symbol.species];
class SendQueue {
#e = new o();
#t = !1;
#n;
constructor(e) {
this.#n = e;
}
add(e, t, n) {
if (n !== a.blob) {
let r = createFrame(e, n);
if (!this.#t) this.#n.write(r, t);
else {
let e = {
promise: null,
callback: t,
frame: r
};
this.#e.push(e);
}
return;
}
let r = {
promise: e.arrayBuffer().then((e) => {
r.promise = null;
r.frame = createFrame(e, n);
}),
callback: t,
frame: null
};
this.#e.push(r);
this.#t || this.#r();
}
async #r() {
this.#t = !0;
let e = this.#e;
for (; !e.isEmpty();) {
let t = e.shift();
t.promise !== null && await t.promise;
this.#n.write(t.frame, t.callback);
t.callback = t.frame = null;
}
this.#t = !1;
}
}
function createFrame(e, t) {
return new r(toBuffer(e, t)).createFrame(t === a.string ? i.TEXT : i.BINARY);
}
function toBuffer(e, t) {
switch (t) {
case a.string: return Buffer.from(e);
case a.arrayBuffer:
case a.blob: return new s(e);
case a.typedArray: return new s(e.buffer, e.byteOffset, e.byteLength);
}
}
e.exports = { SendQueue };
}),
33425: ((e) => {
e.exports = {
kWebSocketURL: Symbol("url"),
kReadyState: Symbol("ready state"),
kController: Symbol("controller"),
kResponse: Symbol("response"),
kBinaryType: Symbol("binary type"),
kSentClose: Symbol("sent close"),
kReceivedClose: Symbol("received close"),
kByteParser: Symbol("byte parser")
};
}),
83002: ((e, t, n) => {
let { kReadyState: r, kController: i, kResponse: a, kBinaryType: o, kWebSocketURL: s } = n(33425);
let { states: c, opcodes: l } = n(19973);
let { ErrorEvent: u, createFastMessageEvent: d } = n(22179);
let { isUtf8: f } = n(4573);
let { collectASequenceOfCodePointsFast: p, removeHTTPWhitespace: m } = n(35307);
function isConnecting(e) {
return e[r] === c.CONNECTING;
}
function isEstablished(e) {
return e[r] === c.OPEN;
}
function isClosing(e) {
return e[r] === c.CLOSING;
}
function isClosed(e) {
return e[r] === c.CLOSED;
}
function fireEvent(e, t, n = (e, t) => new Event(e, t), r = {}) {
let i = n(e, r);
t.dispatchEvent(i);
}
function websocketMessageReceived(e, t, n) {
if (e[r] !== c.OPEN) return;
let i;
if (t === l.TEXT) try {
i = _(n);
} catch {
failWebsocketConnection(e, "Received invalid UTF-8 in text frame.");
return;
}
else t === l.BINARY && (i = e[o] === "blob" ? new Blob([n]) : toArrayBuffer(n));
fireEvent("message", e, d, {
origin: e[s].origin,
data: i
});
}
function toArrayBuffer(e) {
if (e.byteLength === e.buffer.byteLength) return e.buffer;
return e.buffer.slice(e.byteOffset, e.byteOffset + e.byteLength);
}
function isValidSubprotocol(e) {
if (e.length === 0) return !1;
for (let t = 0; t < e.length; ++t) {
let n = e.charCodeAt(t);
if (n < 33 || n > 126 || n === 34 || n === 40 || n === 41 || n === 44 || n === 47 || n === 58 || n === 59 || n === 60 || n === 61 || n === 62 || n === 63 || n === 64 || n === 91 || n === 92 || n === 93 || n === 123 || n === 125) return !1;
}
return !0;
}
function isValidStatusCode(e) {
if (e >= 1e3 && e < 1015) return e !== 1004 && e !== 1005 && e !== 1006;
return e >= 3e3 && e <= 4999;
}
function failWebsocketConnection(e, t) {
let { [i]: n, [a]: r } = e;
n.abort();
r?.socket && !r.socket.destroyed && r.socket.destroy();
t && fireEvent("error", e, (e, t) => new u(e, t), {
error: Error(t),
message: t
});
}
function isControlFrame(e) {
return e === l.CLOSE || e === l.PING || e === l.PONG;
}
function isContinuationFrame(e) {
return e === l.CONTINUATION;
}
function isTextBinaryFrame(e) {
return e === l.TEXT || e === l.BINARY;
}
function isValidOpcode(e) {
return isTextBinaryFrame(e) || isContinuationFrame(e) || isControlFrame(e);
}
function parseExtensions(e) {
let t = { position: 0 };
let n = new Map();
for (; t.position < e.length;) {
let [r, i = ""] = p(";", e, t).split("=");
n.set(m(r, !0, !1), m(i, !1, !0));
t.position++;
}
return n;
}
function isValidClientWindowBits(e) {
if (e.length === 0) return !1;
for (let t = 0; t < e.length; t++) {
let n = e.charCodeAt(t);
if (n < 48 || n > 57) return !1;
}
let t = Number.parseInt(e, 10);
return t >= 8 && t <= 15;
}
let h = typeof process.versions.icu == "string";
let g = h ? new TextDecoder("utf-8", { fatal: !0 }) : void 0;
let _ = h ? g.decode.bind(g) : function(e) {
if (f(e)) return e.toString("utf-8");
throw TypeError("Invalid utf-8 received.");
};
e.exports = {
isConnecting,
isEstablished,
isClosing,
isClosed,
fireEvent,
isValidSubprotocol,
isValidStatusCode,
failWebsocketConnection,
websocketMessageReceived,
utf8Decode: _,
isControlFrame,
isContinuationFrame,
isTextBinaryFrame,
isValidOpcode,
parseExtensions,
isValidClientWindowBits
};
}),
85071: ((e, t, n) => {
let { webidl: r } = n(52394);
let { URLSerializer: i } = n(35307);
let { environmentSettingsObject: a } = n(13863);
let { staticPropertyDescriptors: o, states: s, sentCloseFrameState: c, sendHints: l } = n(19973);
let { kWebSocketURL: u, kReadyState: d, kController: f, kBinaryType: p, kResponse: m, kSentClose: h, kByteParser: g } = n(33425);
let { isConnecting: _, isEstablished: v, isClosing: y, isValidSubprotocol: b, fireEvent: x } = n(83002);
let { establishWebSocketConnection: S, closeWebSocketConnection: w } = n(72602);
let { ByteParser: T } = n(62111);
let { kEnumerableProperty: E, isBlobLike: D } = n(68081);
let { getGlobalDispatcher: O } = n(20626);
let { types: k } = n(57975);
let { ErrorEvent: A, CloseEvent: j } = n(22179);
let { SendQueue: M } = n(36923);
class WebSocket extends EventTarget {
#e = {
open: null,
error: null,
close: null,
message: null
};
#t = 0;
#n = "";
#r = "";
#i;
constructor(e, t = []) {
super();
r.util.markAsUncloneable(this);
let n = "WebSocket constructor";
r.argumentLengthCheck(arguments, 1, n);
let i = r.converters["DOMString or sequence<DOMString> or WebSocketInit"](t, n, "options");
e = r.converters.USVString(e, n, "url");
t = i.protocols;
let o = a.settingsObject.baseUrl;
let s;
try {
s = new URL(e, o);
} catch (e) {
throw new DOMException(e, "SyntaxError");
}
s.protocol === "http:" ? s.protocol = "ws:" : s.protocol === "https:" && (s.protocol = "wss:");
if (s.protocol !== "ws:" && s.protocol !== "wss:") throw new DOMException(`Expected a ws: or wss: protocol, got ${s.protocol}`, "SyntaxError");
if (s.hash || s.href.endsWith("#")) throw new DOMException("Got fragment", "SyntaxError");
typeof t == "string" && (t = [t]);
if (t.length !== new Set(t.map((e) => e.toLowerCase())).size) throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
if (t.length > 0 && !t.every((e) => b(e))) throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
this[u] = new URL(s.href);
let l = a.settingsObject;
this[f] = S(s, t, l, this, (e, t) => this.#a(e, t), i);
this[d] = WebSocket.CONNECTING;
this[h] = c.NOT_SENT;
this[p] = "blob";
}
close(e = void 0, t = void 0) {
r.brandCheck(this, WebSocket);
let n = "WebSocket.close";
e !== void 0 && (e = r.converters["unsigned short"](e, n, "code", { clamp: !0 }));
t !== void 0 && (t = r.converters.USVString(t, n, "reason"));
if (e !== void 0 && e !== 1e3 && (e < 3e3 || e > 4999)) throw new DOMException("invalid code", "InvalidAccessError");
let i = 0;
if (t !== void 0) {
i = Buffer.byteLength(t);
if (i > 123) throw new DOMException(`Reason must be less than 123 bytes; received ${i}`, "SyntaxError");
}
w(this, e, t, i);
}
send(e) {
r.brandCheck(this, WebSocket);
let t = "WebSocket.send";
r.argumentLengthCheck(arguments, 1, t);
e = r.converters.WebSocketSendData(e, t, "data");
if (_(this)) throw new DOMException("Sent before connected.", "InvalidStateError");
if (!v(this) || y(this)) return;
if (typeof e == "string") {
let t = Buffer.byteLength(e);
this.#t += t;
this.#i.add(e, () => {
this.#t -= t;
}, l.string);
} else if (k.isArrayBuffer(e)) {
this.#t += e.byteLength;
this.#i.add(e, () => {
this.#t -= e.byteLength;
}, l.arrayBuffer);
} else if (ArrayBuffer.isView(e)) {
this.#t += e.byteLength;
this.#i.add(e, () => {
this.#t -= e.byteLength;
}, l.typedArray);
} else if (D(e)) {
this.#t += e.size;
this.#i.add(e, () => {
this.#t -= e.size;
}, l.blob);
}
}
get readyState() {
r.brandCheck(this, WebSocket);
return this[d];
}
get bufferedAmount() {
r.brandCheck(this, WebSocket);
return this.#t;
}
get url() {
r.brandCheck(this, WebSocket);
return i(this[u]);
}
get extensions() {
r.brandCheck(this, WebSocket);
return this.#r;
}
get protocol() {
r.brandCheck(this, WebSocket);
return this.#n;
}
get onopen() {
r.brandCheck(this, WebSocket);
return this.#e.open;
}
set onopen(e) {
r.brandCheck(this, WebSocket);
this.#e.open && this.removeEventListener("open", this.#e.open);
if (typeof e == "function") {
this.#e.open = e;
this.addEventListener("open", e);
} else this.#e.open = null;
}
get onerror() {
r.brandCheck(this, WebSocket);
return this.#e.error;
}
set onerror(e) {
r.brandCheck(this, WebSocket);
this.#e.error && this.removeEventListener("error", this.#e.error);
if (typeof e == "function") {
this.#e.error = e;
this.addEventListener("error", e);
} else this.#e.error = null;
}
get onclose() {
r.brandCheck(this, WebSocket);
return this.#e.close;
}
set onclose(e) {
r.brandCheck(this, WebSocket);
this.#e.close && this.removeEventListener("close", this.#e.close);
if (typeof e == "function") {
this.#e.close = e;
this.addEventListener("close", e);
} else this.#e.close = null;
}
get onmessage() {
r.brandCheck(this, WebSocket);
return this.#e.message;
}
set onmessage(e) {
r.brandCheck(this, WebSocket);
this.#e.message && this.removeEventListener("message", this.#e.message);
if (typeof e == "function") {
this.#e.message = e;
this.addEventListener("message", e);
} else this.#e.message = null;
}
get binaryType() {
r.brandCheck(this, WebSocket);
return this[p];
}
set binaryType(e) {
r.brandCheck(this, WebSocket);
e !== "blob" && e !== "arraybuffer" ? this[p] = "blob" : this[p] = e;
}
#a(e, t) {
this[m] = e;
let n = this[f]?.dispatcher?.webSocketOptions;
let r = n?.maxFragments;
let i = n?.maxPayloadSize;
let a = new T(this, t, {
maxFragments: r,
maxPayloadSize: i
});
a.on("drain", onParserDrain);
a.on("error", onParserError.bind(this));
e.socket.ws = this;
this[g] = a;
this.#i = new M(e.socket);
this[d] = s.OPEN;
let o = e.headersList.get("sec-websocket-extensions");
o !== null && (this.#r = o);
let c = e.headersList.get("sec-websocket-protocol");
c !== null && (this.#n = c);
x("open", this);
}
}
WebSocket.CONNECTING = WebSocket.prototype.CONNECTING = s.CONNECTING;
WebSocket.OPEN = WebSocket.prototype.OPEN = s.OPEN;
WebSocket.CLOSING = WebSocket.prototype.CLOSING = s.CLOSING;
WebSocket.CLOSED = WebSocket.prototype.CLOSED = s.CLOSED;
Object.defineProperties(WebSocket.prototype, {
CONNECTING: o,
OPEN: o,
CLOSING: o,
CLOSED: o,
url: E,
readyState: E,
bufferedAmount: E,
onopen: E,
onerror: E,
onclose: E,
close: E,
onmessage: E,
binaryType: E,
send: E,
extensions: E,
protocol: E,
[Symbol.toStringTag]: {
value: "WebSocket",
writable: !1,
enumerable: !1,
configurable: !0
}
});
Object.defineProperties(WebSocket, {
CONNECTING: o,
OPEN: o,
CLOSING: o,
CLOSED: o
});
r.converters["sequence<DOMString>"] = r.sequenceConverter(r.converters.DOMString);
r.converters["DOMString or sequence<DOMString>"] = function(e, t, n) {
if (r.util.Type(e) === "Object" && Symbol.iterator in e) return r.converters["sequence<DOMString>"](e);
return r.converters.DOMString(e, t, n);
};
r.converters.WebSocketInit = r.dictionaryConverter([
{
key: "protocols",
converter: r.converters["DOMString or sequence<DOMString>"],
defaultValue: () => []
},
{
key: "dispatcher",
converter: r.converters.any,
defaultValue: () => O()
},
{
key: "headers",
converter: r.nullableConverter(r.converters.HeadersInit)
}
]);
r.converters["DOMString or sequence<DOMString> or WebSocketInit"] = function(e) {
if (r.util.Type(e) === "Object" && !(Symbol.iterator in e)) return r.converters.WebSocketInit(e);
return { protocols: r.converters["DOMString or sequence<DOMString>"](e) };
};
r.converters.WebSocketSendData = function(e) {
if (r.util.Type(e) === "Object") {
if (D(e)) return r.converters.Blob(e, { strict: !1 });
if (ArrayBuffer.isView(e) || k.isArrayBuffer(e)) return r.converters.BufferSource(e);
}
return r.converters.USVString(e);
};
function onParserDrain() {
this.ws[m].socket.resume();
}
function onParserError(e) {
let t;
let n;
if (e instanceof j) {
t = e.reason;
n = e.code;
} else t = e.message;
x("error", this, () => new A("error", {
error: e,
message: t
}));
w(this, n);
}
e.exports = { WebSocket };
}),
54217: (function(e) {
(function(t, n) {
e.exports = n();
})(this, (function() {
var e = typeof globalThis < "u" ? globalThis : typeof window < "u" ? window : typeof global < "u" ? global : typeof self < "u" ? self : {};
function getCjsExportFromNamespace(e) {
return e && e.default || e;
}
var load = function(e, t, n = {}) {
var r, i;
for (r in t) {
i = t[r];
n[r] = e[r] ?? i;
}
return n;
};
var overwrite = function(e, t, n = {}) {
var r, i;
for (r in e) {
i = e[r];
t[r] !== void 0 && (n[r] = i);
}
return n;
};
var t = {
load,
overwrite
};
var n = class DLList {
constructor(e, t) {
this.incr = e;
this.decr = t;
this._first = null;
this._last = null;
this.length = 0;
}
push(e) {
var t;
this.length++;
typeof this.incr == "function" && this.incr();
t = {
value: e,
prev: this._last,
next: null
};
if (this._last != null) {
this._last.next = t;
this._last = t;
} else this._first = this._last = t;
}
shift() {
var e;
if (this._first == null) return;
else {
this.length--;
typeof this.decr == "function" && this.decr();
}
e = this._first.value;
(this._first = this._first.next) == null ? this._last = null : this._first.prev = null;
return e;
}
first() {
if (this._first != null) return this._first.value;
}
getArray() {
var e = this._first, t, n = [];
for (; e != null;) n.push((t = e, e = e.next, t.value));
return n;
}
forEachShift(e) {
var t = this.shift();
for (; t != null;) e(t), t = this.shift();
}
debug() {
var e = this._first, t, n = [];
for (; e != null;) n.push((t = e, e = e.next, {
value: t.value,
prev: t.prev?.value,
next: t.next?.value
}));
return n;
}
};
var r = class Events {
constructor(e) {
this.instance = e;
this._events = {};
if (this.instance.on != null || this.instance.once != null || this.instance.removeAllListeners != null) throw Error("An Emitter already exists for this object");
this.instance.on = (e, t) => this._addListener(e, "many", t);
this.instance.once = (e, t) => this._addListener(e, "once", t);
this.instance.removeAllListeners = (e = null) => {
if (e != null) return delete this._events[e];
else return this._events = {};
};
}
_addListener(e, t, n) {
var r;
(r = this._events)[e] ?? (r[e] = []);
this._events[e].push({
cb: n,
status: t
});
return this.instance;
}
listenerCount(e) {
if (this._events[e] != null) return this._events[e].length;
else return 0;
}
async trigger(e, ...t) {
var n, r;
try {
e !== "debug" && this.trigger("debug", `Event triggered: ${e}`, t);
if (this._events[e] == null) return;
this._events[e] = this._events[e].filter(function(e) {
return e.status !== "none";
});
r = this._events[e].map(async (e) => {
var n, r;
if (e.status === "none") return;
e.status === "once" && (e.status = "none");
try {
r = typeof e.cb == "function" ? e.cb(...t) : void 0;
if (typeof r?.then == "function") return await r;
else return r;
} catch (e) {
n = e;
this.trigger("error", n);
return null;
}
});
return (await Promise.all(r)).find(function(e) {
return e != null;
});
} catch (e) {
n = e;
this.trigger("error", n);
return null;
}
}
};
var i = n, a = r;
var o = class Queues {
constructor(e) {
this.Events = new a(this);
this._length = 0;
this._lists = (function() {
var t, n, r = [];
for (t = 1, n = e; 1 <= n ? t <= n : t >= n; 1 <= n ? ++t : --t) r.push(new i((() => this.incr()), (() => this.decr())));
return r;
}).call(this);
}
incr() {
if (this._length++ === 0) return this.Events.trigger("leftzero");
}
decr() {
if (--this._length === 0) return this.Events.trigger("zero");
}
push(e) {
return this._lists[e.options.priority].push(e);
}
queued(e) {
if (e != null) return this._lists[e].length;
else return this._length;
}
shiftAll(e) {
return this._lists.forEach(function(t) {
return t.forEachShift(e);
});
}
getFirst(e = this._lists) {
var t = 0, n = e.length, r;
for (; t < n; t++) {
r = e[t];
if (r.length > 0) return r;
}
return [];
}
shiftLastFrom(e) {
return this.getFirst(this._lists.slice(e).reverse()).shift();
}
};
var s = class BottleneckError extends Error {};
var c, l, u, d = 10, f;
l = 5;
f = t;
c = s;
u = class Job {
constructor(e, t, n, r, i, a, o, s) {
this.task = e;
this.args = t;
this.rejectOnDrop = i;
this.Events = a;
this._states = o;
this.Promise = s;
this.options = f.load(n, r);
this.options.priority = this._sanitizePriority(this.options.priority);
this.options.id === r.id && (this.options.id = `${this.options.id}-${this._randomIndex()}`);
this.promise = new this.Promise((e, t) => {
this._resolve = e;
this._reject = t;
});
this.retryCount = 0;
}
_sanitizePriority(e) {
var t = ~~e === e ? e : l;
if (t < 0) return 0;
else if (t > d - 1) return d - 1;
else return t;
}
_randomIndex() {
return Math.random().toString(36).slice(2);
}
doDrop({ error: e, message: t = "This job has been dropped by Bottleneck" } = {}) {
if (this._states.remove(this.options.id)) {
this.rejectOnDrop && this._reject(e ?? new c(t));
this.Events.trigger("dropped", {
args: this.args,
options: this.options,
task: this.task,
promise: this.promise
});
return !0;
} else return !1;
}
_assertStatus(e) {
var t = this._states.jobStatus(this.options.id);
if (!(t === e || e === "DONE" && t === null)) throw new c(`Invalid job status ${t}, expected ${e}. Please open an issue at https://github.com/SGrondin/bottleneck/issues`);
}
doReceive() {
this._states.start(this.options.id);
return this.Events.trigger("received", {
args: this.args,
options: this.options
});
}
doQueue(e, t) {
this._assertStatus("RECEIVED");
this._states.next(this.options.id);
return this.Events.trigger("queued", {
args: this.args,
options: this.options,
reachedHWM: e,
blocked: t
});
}
doRun() {
if (this.retryCount === 0) {
this._assertStatus("QUEUED");
this._states.next(this.options.id);
} else this._assertStatus("EXECUTING");
return this.Events.trigger("scheduled", {
args: this.args,
options: this.options
});
}
async doExecute(e, t, n, r) {
var i, a, o;
if (this.retryCount === 0) {
this._assertStatus("RUNNING");
this._states.next(this.options.id);
} else this._assertStatus("EXECUTING");
a = {
args: this.args,
options: this.options,
retryCount: this.retryCount
};
this.Events.trigger("executing", a);
try {
o = await (e == null ? this.task(...this.args) : e.schedule(this.options, this.task, ...this.args));
if (t()) {
this.doDone(a);
await r(this.options, a);
this._assertStatus("DONE");
return this._resolve(o);
}
} catch (e) {
i = e;
return this._onFailure(i, a, t, n, r);
}
}
doExpire(e, t, n) {
var r, i;
this._states.jobStatus(this.options.id === "RUNNING") && this._states.next(this.options.id);
this._assertStatus("EXECUTING");
i = {
args: this.args,
options: this.options,
retryCount: this.retryCount
};
r = new c(`This job timed out after ${this.options.expiration} ms.`);
return this._onFailure(r, i, e, t, n);
}
async _onFailure(e, t, n, r, i) {
var a, o;
if (n()) {
a = await this.Events.trigger("failed", e, t);
if (a != null) {
o = ~~a;
this.Events.trigger("retry", `Retrying ${this.options.id} after ${o} ms`, t);
this.retryCount++;
return r(o);
} else {
this.doDone(t);
await i(this.options, t);
this._assertStatus("DONE");
return this._reject(e);
}
}
}
doDone(e) {
this._assertStatus("EXECUTING");
this._states.next(this.options.id);
return this.Events.trigger("done", e);
}
};
var p = u;
var m, h, g = t;
m = s;
h = class LocalDatastore {
constructor(e, t, n) {
this.instance = e;
this.storeOptions = t;
this.clientId = this.instance._randomIndex();
g.load(n, n, this);
this._nextRequest = this._lastReservoirRefresh = this._lastReservoirIncrease = Date.now();
this._running = 0;
this._done = 0;
this._unblockTime = 0;
this.ready = this.Promise.resolve();
this.clients = {};
this._startHeartbeat();
}
_startHeartbeat() {
var e;
if (this.heartbeat == null && (this.storeOptions.reservoirRefreshInterval != null && this.storeOptions.reservoirRefreshAmount != null || this.storeOptions.reservoirIncreaseInterval != null && this.storeOptions.reservoirIncreaseAmount != null)) return typeof (e = this.heartbeat = setInterval(() => {
var e, t, n, r = Date.now(), i;
if (this.storeOptions.reservoirRefreshInterval != null && r >= this._lastReservoirRefresh + this.storeOptions.reservoirRefreshInterval) {
this._lastReservoirRefresh = r;
this.storeOptions.reservoir = this.storeOptions.reservoirRefreshAmount;
this.instance._drainAll(this.computeCapacity());
}
if (this.storeOptions.reservoirIncreaseInterval != null && r >= this._lastReservoirIncrease + this.storeOptions.reservoirIncreaseInterval) {
({reservoirIncreaseAmount: e, reservoirIncreaseMaximum: n, reservoir: i} = this.storeOptions);
this._lastReservoirIncrease = r;
t = n == null ? e : Math.min(e, n - i);
if (t > 0) {
this.storeOptions.reservoir += t;
return this.instance._drainAll(this.computeCapacity());
}
}
}, this.heartbeatInterval)).unref == "function" ? e.unref() : void 0;
else return clearInterval(this.heartbeat);
}
async __publish__(e) {
await this.yieldLoop();
return this.instance.Events.trigger("message", e.toString());
}
async __disconnect__(e) {
await this.yieldLoop();
clearInterval(this.heartbeat);
return this.Promise.resolve();
}
yieldLoop(e = 0) {
return new this.Promise(function(t, n) {
return setTimeout(t, e);
});
}
computePenalty() {
return this.storeOptions.penalty ?? (15 * this.storeOptions.minTime || 5e3);
}
async __updateSettings__(e) {
await this.yieldLoop();
g.overwrite(e, e, this.storeOptions);
this._startHeartbeat();
this.instance._drainAll(this.computeCapacity());
return !0;
}
async __running__() {
await this.yieldLoop();
return this._running;
}
async __queued__() {
await this.yieldLoop();
return this.instance.queued();
}
async __done__() {
await this.yieldLoop();
return this._done;
}
async __groupCheck__(e) {
await this.yieldLoop();
return this._nextRequest + this.timeout < e;
}
computeCapacity() {
var e, t;
({maxConcurrent: e, reservoir: t} = this.storeOptions);
if (e != null && t != null) return Math.min(e - this._running, t);
else if (e != null) return e - this._running;
else if (t != null) return t;
else return null;
}
conditionsCheck(e) {
var t = this.computeCapacity();
return t == null || e <= t;
}
async __incrementReservoir__(e) {
var t;
await this.yieldLoop();
t = this.storeOptions.reservoir += e;
this.instance._drainAll(this.computeCapacity());
return t;
}
async __currentReservoir__() {
await this.yieldLoop();
return this.storeOptions.reservoir;
}
isBlocked(e) {
return this._unblockTime >= e;
}
check(e, t) {
return this.conditionsCheck(e) && this._nextRequest - t <= 0;
}
async __check__(e) {
var t;
await this.yieldLoop();
t = Date.now();
return this.check(e, t);
}
async __register__(e, t, n) {
var r, i;
await this.yieldLoop();
r = Date.now();
if (this.conditionsCheck(t)) {
this._running += t;
this.storeOptions.reservoir != null && (this.storeOptions.reservoir -= t);
i = Math.max(this._nextRequest - r, 0);
this._nextRequest = r + i + this.storeOptions.minTime;
return {
success: !0,
wait: i,
reservoir: this.storeOptions.reservoir
};
} else return { success: !1 };
}
strategyIsBlock() {
return this.storeOptions.strategy === 3;
}
async __submit__(e, t) {
var n, r, i;
await this.yieldLoop();
if (this.storeOptions.maxConcurrent != null && t > this.storeOptions.maxConcurrent) throw new m(`Impossible to add a job having a weight of ${t} to a limiter having a maxConcurrent setting of ${this.storeOptions.maxConcurrent}`);
r = Date.now();
i = this.storeOptions.highWater != null && e === this.storeOptions.highWater && !this.check(t, r);
n = this.strategyIsBlock() && (i || this.isBlocked(r));
if (n) {
this._unblockTime = r + this.computePenalty();
this._nextRequest = this._unblockTime + this.storeOptions.minTime;
this.instance._dropAllQueued();
}
return {
reachedHWM: i,
blocked: n,
strategy: this.storeOptions.strategy
};
}
async __free__(e, t) {
await this.yieldLoop();
this._running -= t;
this._done += t;
this.instance._drainAll(this.computeCapacity());
return { running: this._running };
}
};
var _ = h;
var v = s;
var y = class States {
constructor(e) {
this.status = e;
this._jobs = {};
this.counts = this.status.map(function() {
return 0;
});
}
next(e) {
var t = this._jobs[e], n = t + 1;
if (t != null && n < this.status.length) {
this.counts[t]--;
this.counts[n]++;
return this._jobs[e]++;
} else if (t != null) {
this.counts[t]--;
return delete this._jobs[e];
}
}
start(e) {
var t = 0;
this._jobs[e] = t;
return this.counts[t]++;
}
remove(e) {
var t = this._jobs[e];
if (t != null) {
this.counts[t]--;
delete this._jobs[e];
}
return t != null;
}
jobStatus(e) {
return this.status[this._jobs[e]] ?? null;
}
statusJobs(e) {
var t, n, r, i, a;
if (e != null) {
n = this.status.indexOf(e);
if (n < 0) throw new v(`status must be one of ${this.status.join(", ")}`);
r = this._jobs;
i = [];
for (t in r) {
a = r[t];
a === n && i.push(t);
}
return i;
} else return Object.keys(this._jobs);
}
statusCounts() {
return this.counts.reduce(((e, t, n) => {
e[this.status[n]] = t;
return e;
}), {});
}
};
var b = n;
var x = class Sync {
constructor(e, t) {
this.schedule = this.schedule.bind(this);
this.name = e;
this.Promise = t;
this._running = 0;
this._queue = new b();
}
isEmpty() {
return this._queue.length === 0;
}
async _tryToRun() {
var e, t, n, r, i, a, o;
if (this._running < 1 && this._queue.length > 0) {
this._running++;
({task: o, args: e, resolve: i, reject: r} = this._queue.shift());
t = await (async function() {
try {
a = await o(...e);
return function() {
return i(a);
};
} catch (e) {
n = e;
return function() {
return r(n);
};
}
})();
this._running--;
this._tryToRun();
return t();
}
}
schedule(e, ...t) {
var n, r, i = r = null;
n = new this.Promise(function(e, t) {
i = e;
return r = t;
});
this._queue.push({
task: e,
args: t,
resolve: i,
reject: r
});
this._tryToRun();
return n;
}
};
var S = "2.19.5";
var w = Object.freeze({
version: S,
default: { version: S }
});
var require$$2 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
var require$$3 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
var require$$4 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
var T, E, D, O, k, A = t;
T = r;
O = require$$2;
D = require$$3;
k = require$$4;
E = (function() {
class Group {
constructor(e = {}) {
this.deleteKey = this.deleteKey.bind(this);
this.limiterOptions = e;
A.load(this.limiterOptions, this.defaults, this);
this.Events = new T(this);
this.instances = {};
this.Bottleneck = q;
this._startAutoCleanup();
this.sharedConnection = this.connection != null;
this.connection ?? (this.limiterOptions.datastore === "redis" ? this.connection = new O(Object.assign({}, this.limiterOptions, { Events: this.Events })) : this.limiterOptions.datastore === "ioredis" && (this.connection = new D(Object.assign({}, this.limiterOptions, { Events: this.Events }))));
}
key(e = "") {
return this.instances[e] ?? (() => {
var t = this.instances[e] = new this.Bottleneck(Object.assign(this.limiterOptions, {
id: `${this.id}-${e}`,
timeout: this.timeout,
connection: this.connection
}));
this.Events.trigger("created", t, e);
return t;
})();
}
async deleteKey(e = "") {
var t, n = this.instances[e];
this.connection && (t = await this.connection.__runCommand__(["del", ...k.allKeys(`${this.id}-${e}`)]));
if (n != null) {
delete this.instances[e];
await n.disconnect();
}
return n != null || t > 0;
}
limiters() {
var e, t = this.instances, n = [], r;
for (e in t) {
r = t[e];
n.push({
key: e,
limiter: r
});
}
return n;
}
keys() {
return Object.keys(this.instances);
}
async clusterKeys() {
var e, t, n, r, i, a, o, s, c;
if (this.connection == null) return this.Promise.resolve(this.keys());
a = [];
e = null;
c = `b_${this.id}-`.length;
t = 9;
for (; e !== 0;) {
[s, n] = await this.connection.__runCommand__([
"scan",
e ?? 0,
"match",
`b_${this.id}-*_settings`,
"count",
1e4
]);
e = ~~s;
for (r = 0, o = n.length; r < o; r++) {
i = n[r];
a.push(i.slice(c, -t));
}
}
return a;
}
_startAutoCleanup() {
var e;
clearInterval(this.interval);
return typeof (e = this.interval = setInterval(async () => {
var e, t, n, r, i = Date.now(), a;
n = this.instances;
r = [];
for (t in n) {
a = n[t];
try {
await a._store.__groupCheck__(i) ? r.push(this.deleteKey(t)) : r.push(void 0);
} catch (t) {
e = t;
r.push(a.Events.trigger("error", e));
}
}
return r;
}, this.timeout / 2)).unref == "function" ? e.unref() : void 0;
}
updateSettings(e = {}) {
A.overwrite(e, this.defaults, this);
A.overwrite(e, e, this.limiterOptions);
if (e.timeout != null) return this._startAutoCleanup();
}
disconnect(e = !0) {
if (!this.sharedConnection) return this.connection?.disconnect(e);
}
}
Group.prototype.defaults = {
timeout: 3e5,
connection: null,
Promise,
id: "group-key"
};
return Group;
}).call(e);
var j = E;
var M, N, P = t;
N = r;
M = (function() {
class Batcher {
constructor(e = {}) {
this.options = e;
P.load(this.options, this.defaults, this);
this.Events = new N(this);
this._arr = [];
this._resetPromise();
this._lastFlush = Date.now();
}
_resetPromise() {
return this._promise = new this.Promise((e, t) => this._resolve = e);
}
_flush() {
clearTimeout(this._timeout);
this._lastFlush = Date.now();
this._resolve();
this.Events.trigger("batch", this._arr);
this._arr = [];
return this._resetPromise();
}
add(e) {
var t;
this._arr.push(e);
t = this._promise;
this._arr.length === this.maxSize ? this._flush() : this.maxTime != null && this._arr.length === 1 && (this._timeout = setTimeout(() => this._flush(), this.maxTime));
return t;
}
}
Batcher.prototype.defaults = {
maxTime: null,
maxSize: null,
Promise
};
return Batcher;
}).call(e);
var F = M;
var require$$4$1 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
var I = getCjsExportFromNamespace(w);
var L, R, z, B, V, ee, H, te, U, W, G, K = [].splice;
ee = 10;
R = 5;
G = t;
H = o;
B = p;
V = _;
te = require$$4$1;
z = r;
U = y;
W = x;
L = (function() {
class Bottleneck {
constructor(e = {}, ...t) {
var n, r;
this._addToQueue = this._addToQueue.bind(this);
this._validateOptions(e, t);
G.load(e, this.instanceDefaults, this);
this._queues = new H(ee);
this._scheduled = {};
this._states = new U([
"RECEIVED",
"QUEUED",
"RUNNING",
"EXECUTING"
].concat(this.trackDoneStatus ? ["DONE"] : []));
this._limiter = null;
this.Events = new z(this);
this._submitLock = new W("submit", this.Promise);
this._registerLock = new W("register", this.Promise);
r = G.load(e, this.storeDefaults, {});
this._store = (function() {
if (this.datastore === "redis" || this.datastore === "ioredis" || this.connection != null) {
n = G.load(e, this.redisStoreDefaults, {});
return new te(this, r, n);
} else if (this.datastore === "local") {
n = G.load(e, this.localStoreDefaults, {});
return new V(this, r, n);
} else throw new Bottleneck.prototype.BottleneckError(`Invalid datastore type: ${this.datastore}`);
}).call(this);
this._queues.on("leftzero", () => {
var e;
return (e = this._store.heartbeat) == null ? void 0 : typeof e.ref == "function" ? e.ref() : void 0;
});
this._queues.on("zero", () => {
var e;
return (e = this._store.heartbeat) == null ? void 0 : typeof e.unref == "function" ? e.unref() : void 0;
});
}
_validateOptions(e, t) {
if (!(typeof e == "object" && e && t.length === 0)) throw new Bottleneck.prototype.BottleneckError("Bottleneck v2 takes a single object argument. Refer to https://github.com/SGrondin/bottleneck#upgrading-to-v2 if you're upgrading from Bottleneck v1.");
}
ready() {
return this._store.ready;
}
clients() {
return this._store.clients;
}
channel() {
return `b_${this.id}`;
}
channel_client() {
return `b_${this.id}_${this._store.clientId}`;
}
publish(e) {
return this._store.__publish__(e);
}
disconnect(e = !0) {
return this._store.__disconnect__(e);
}
chain(e) {
this._limiter = e;
return this;
}
queued(e) {
return this._queues.queued(e);
}
clusterQueued() {
return this._store.__queued__();
}
empty() {
return this.queued() === 0 && this._submitLock.isEmpty();
}
running() {
return this._store.__running__();
}
done() {
return this._store.__done__();
}
jobStatus(e) {
return this._states.jobStatus(e);
}
jobs(e) {
return this._states.statusJobs(e);
}
counts() {
return this._states.statusCounts();
}
_randomIndex() {
return Math.random().toString(36).slice(2);
}
check(e = 1) {
return this._store.__check__(e);
}
_clearGlobalState(e) {
if (this._scheduled[e] != null) {
clearTimeout(this._scheduled[e].expiration);
delete this._scheduled[e];
return !0;
} else return !1;
}
async _free(e, t, n, r) {
var i, a;
try {
({running: a} = await this._store.__free__(e, n.weight));
this.Events.trigger("debug", `Freed ${n.id}`, r);
if (a === 0 && this.empty()) return this.Events.trigger("idle");
} catch (e) {
i = e;
return this.Events.trigger("error", i);
}
}
_run(e, t, n) {
var r, i, a;
t.doRun();
r = this._clearGlobalState.bind(this, e);
a = this._run.bind(this, e, t);
i = this._free.bind(this, e, t);
return this._scheduled[e] = {
timeout: setTimeout(() => t.doExecute(this._limiter, r, a, i), n),
expiration: t.options.expiration == null ? void 0 : setTimeout(function() {
return t.doExpire(r, a, i);
}, n + t.options.expiration),
job: t
};
}
_drainOne(e) {
return this._registerLock.schedule(() => {
var t, n, r, i, a;
if (this.queued() === 0) return this.Promise.resolve(null);
a = this._queues.getFirst();
({options: i, args: t} = r = a.first());
if (e != null && i.weight > e) return this.Promise.resolve(null);
this.Events.trigger("debug", `Draining ${i.id}`, {
args: t,
options: i
});
n = this._randomIndex();
return this._store.__register__(n, i.weight, i.expiration).then(({ success: e, wait: o, reservoir: s }) => {
var c;
this.Events.trigger("debug", `Drained ${i.id}`, {
success: e,
args: t,
options: i
});
if (e) {
a.shift();
c = this.empty();
c && this.Events.trigger("empty");
s === 0 && this.Events.trigger("depleted", c);
this._run(n, r, o);
return this.Promise.resolve(i.weight);
} else return this.Promise.resolve(null);
});
});
}
_drainAll(e, t = 0) {
return this._drainOne(e).then((n) => {
var r;
if (n != null) {
r = e == null ? e : e - n;
return this._drainAll(r, t + n);
} else return this.Promise.resolve(t);
}).catch((e) => this.Events.trigger("error", e));
}
_dropAllQueued(e) {
return this._queues.shiftAll(function(t) {
return t.doDrop({ message: e });
});
}
stop(e = {}) {
var t, waitForExecuting;
e = G.load(e, this.stopDefaults);
waitForExecuting = (e) => {
var finished = () => {
var t = this._states.counts;
return t[0] + t[1] + t[2] + t[3] === e;
};
return new this.Promise((e, t) => {
if (finished()) return e();
else return this.on("done", () => {
if (finished()) {
this.removeAllListeners("done");
return e();
}
});
});
};
t = e.dropWaitingJobs ? (this._run = function(t, n) {
return n.doDrop({ message: e.dropErrorMessage });
}, this._drainOne = () => this.Promise.resolve(null), this._registerLock.schedule(() => this._submitLock.schedule(() => {
var t, n = this._scheduled, r;
for (t in n) {
r = n[t];
if (this.jobStatus(r.job.options.id) === "RUNNING") {
clearTimeout(r.timeout);
clearTimeout(r.expiration);
r.job.doDrop({ message: e.dropErrorMessage });
}
}
this._dropAllQueued(e.dropErrorMessage);
return waitForExecuting(0);
}))) : this.schedule({
priority: ee - 1,
weight: 0
}, () => waitForExecuting(1));
this._receive = function(t) {
return t._reject(new Bottleneck.prototype.BottleneckError(e.enqueueErrorMessage));
};
this.stop = () => this.Promise.reject(new Bottleneck.prototype.BottleneckError("stop() has already been called"));
return t;
}
async _addToQueue(e) {
var t, n, r, i, a, o, s;
({args: t, options: i} = e);
try {
({reachedHWM: a, blocked: n, strategy: s} = await this._store.__submit__(this.queued(), i.weight));
} catch (n) {
r = n;
this.Events.trigger("debug", `Could not queue ${i.id}`, {
args: t,
options: i,
error: r
});
e.doDrop({ error: r });
return !1;
}
if (n) {
e.doDrop();
return !0;
} else if (a) {
o = s === Bottleneck.prototype.strategy.LEAK ? this._queues.shiftLastFrom(i.priority) : s === Bottleneck.prototype.strategy.OVERFLOW_PRIORITY ? this._queues.shiftLastFrom(i.priority + 1) : s === Bottleneck.prototype.strategy.OVERFLOW ? e : void 0;
o?.doDrop();
if (o == null || s === Bottleneck.prototype.strategy.OVERFLOW) {
o ?? e.doDrop();
return a;
}
}
e.doQueue(a, n);
this._queues.push(e);
await this._drainAll();
return a;
}
_receive(e) {
if (this._states.jobStatus(e.options.id) != null) {
e._reject(new Bottleneck.prototype.BottleneckError(`A job with the same id already exists (id=${e.options.id})`));
return !1;
} else {
e.doReceive();
return this._submitLock.schedule(this._addToQueue, e);
}
}
submit(...e) {
var t, n, r, i, a, o, task;
if (typeof e[0] == "function") {
a = e, [n, ...e] = a, [t] = K.call(e, -1);
i = G.load({}, this.jobDefaults);
} else {
o = e, [i, n, ...e] = o, [t] = K.call(e, -1);
i = G.load(i, this.jobDefaults);
}
task = (...e) => new this.Promise(function(t, r) {
return n(...e, function(...e) {
return (e[0] == null ? t : r)(e);
});
});
r = new B(task, e, i, this.jobDefaults, this.rejectOnDrop, this.Events, this._states, this.Promise);
r.promise.then(function(e) {
return typeof t == "function" ? t(...e) : void 0;
}).catch(function(e) {
if (Array.isArray(e)) return typeof t == "function" ? t(...e) : void 0;
else return typeof t == "function" ? t(e) : void 0;
});
return this._receive(r);
}
schedule(...e) {
var t, n, r;
if (typeof e[0] == "function") {
[r, ...e] = e;
n = {};
} else [n, r, ...e] = e;
t = new B(r, e, n, this.jobDefaults, this.rejectOnDrop, this.Events, this._states, this.Promise);
this._receive(t);
return t.promise;
}
wrap(e) {
var t = this.schedule.bind(this), wrapped = function(...n) {
return t(e.bind(this), ...n);
};
wrapped.withOptions = function(n, ...r) {
return t(n, e, ...r);
};
return wrapped;
}
async updateSettings(e = {}) {
await this._store.__updateSettings__(G.overwrite(e, this.storeDefaults));
G.overwrite(e, this.instanceDefaults, this);
return this;
}
currentReservoir() {
return this._store.__currentReservoir__();
}
incrementReservoir(e = 0) {
return this._store.__incrementReservoir__(e);
}
}
Bottleneck.default = Bottleneck;
Bottleneck.Events = z;
Bottleneck.version = Bottleneck.prototype.version = I.version;
Bottleneck.strategy = Bottleneck.prototype.strategy = {
LEAK: 1,
OVERFLOW: 2,
OVERFLOW_PRIORITY: 4,
BLOCK: 3
};
Bottleneck.BottleneckError = Bottleneck.prototype.BottleneckError = s;
Bottleneck.Group = Bottleneck.prototype.Group = j;
Bottleneck.RedisConnection = Bottleneck.prototype.RedisConnection = require$$2;
Bottleneck.IORedisConnection = Bottleneck.prototype.IORedisConnection = require$$3;
Bottleneck.Batcher = Bottleneck.prototype.Batcher = F;
Bottleneck.prototype.jobDefaults = {
priority: R,
weight: 1,
expiration: null,
id: "<no-id>"
};
Bottleneck.prototype.storeDefaults = {
maxConcurrent: null,
minTime: 0,
highWater: null,
strategy: Bottleneck.prototype.strategy.LEAK,
penalty: null,
reservoir: null,
reservoirRefreshInterval: null,
reservoirRefreshAmount: null,
reservoirIncreaseInterval: null,
reservoirIncreaseAmount: null,
reservoirIncreaseMaximum: null
};
Bottleneck.prototype.localStoreDefaults = {
Promise,
timeout: null,
heartbeatInterval: 250
};
Bottleneck.prototype.redisStoreDefaults = {
Promise,
timeout: null,
heartbeatInterval: 5e3,
clientTimeout: 1e4,
Redis: null,
clientOptions: {},
clusterNodes: null,
clearDatastore: !1,
connection: null
};
Bottleneck.prototype.instanceDefaults = {
datastore: "local",
connection: null,
id: "<no-id>",
rejectOnDrop: !0,
trackDoneStatus: !1,
Promise
};
Bottleneck.prototype.stopDefaults = {
enqueueErrorMessage: "This limiter has been stopped and cannot accept new jobs.",
dropWaitingJobs: !0,
dropErrorMessage: "This limiter has been stopped."
};
return Bottleneck;
}).call(e);
var q = L;
return q;
}));
}),
99140: ((e, t, n) => {
e.exports = n(19140);
}),
19140: ((e, t, n) => {
n(69278);
var r = n(64756);
var i = n(58611);
var a = n(65692);
var o = n(24434);
n(42613);
var s = n(39023);
t.httpOverHttp = httpOverHttp;
t.httpsOverHttp = httpsOverHttp;
t.httpOverHttps = httpOverHttps;
t.httpsOverHttps = httpsOverHttps;
function httpOverHttp(e) {
var t = new TunnelingAgent(e);
t.request = i.request;
return t;
}
function httpsOverHttp(e) {
var t = new TunnelingAgent(e);
t.request = i.request;
t.createSocket = createSecureSocket;
t.defaultPort = 443;
return t;
}
function httpOverHttps(e) {
var t = new TunnelingAgent(e);
t.request = a.request;
return t;
}
function httpsOverHttps(e) {
var t = new TunnelingAgent(e);
t.request = a.request;
t.createSocket = createSecureSocket;
t.defaultPort = 443;
return t;
}
function TunnelingAgent(e) {
var t = this;
t.options = e || {};
t.proxyOptions = t.options.proxy || {};
t.maxSockets = t.options.maxSockets || i.Agent.defaultMaxSockets;
t.requests = [];
t.sockets = [];
t.on("free", function onFree(e, n, r, i) {
var a = toOptions(n, r, i);
for (var o = 0, s = t.requests.length; o < s; ++o) {
var c = t.requests[o];
if (c.host === a.host && c.port === a.port) {
t.requests.splice(o, 1);
c.request.onSocket(e);
return;
}
}
e.destroy();
t.removeSocket(e);
});
}
s.inherits(TunnelingAgent, o.EventEmitter);
TunnelingAgent.prototype.addRequest = function addRequest(e, t, n, r) {
var i = this;
var a = mergeOptions({ request: e }, i.options, toOptions(t, n, r));
if (i.sockets.length >= this.maxSockets) {
i.requests.push(a);
return;
}
i.createSocket(a, function(t) {
t.on("free", onFree);
t.on("close", onCloseOrRemove);
t.on("agentRemove", onCloseOrRemove);
e.onSocket(t);
function onFree() {
i.emit("free", t, a);
}
function onCloseOrRemove(e) {
i.removeSocket(t);
t.removeListener("free", onFree);
t.removeListener("close", onCloseOrRemove);
t.removeListener("agentRemove", onCloseOrRemove);
}
});
};
TunnelingAgent.prototype.createSocket = function createSocket(e, t) {
var n = this;
var r = {};
n.sockets.push(r);
var i = mergeOptions({}, n.proxyOptions, {
method: "CONNECT",
path: e.host + ":" + e.port,
agent: !1,
headers: { host: e.host + ":" + e.port }
});
e.localAddress && (i.localAddress = e.localAddress);
if (i.proxyAuth) {
i.headers = i.headers || {};
i.headers["Proxy-Authorization"] = "Basic " + new Buffer(i.proxyAuth).toString("base64");
}
c("making CONNECT request");
var a = n.request(i);
a.useChunkedEncodingByDefault = !1;
a.once("response", onResponse);
a.once("upgrade", onUpgrade);
a.once("connect", onConnect);
a.once("error", onError);
a.end();
function onResponse(e) {
e.upgrade = !0;
}
function onUpgrade(e, t, n) {
process.nextTick(function() {
onConnect(e, t, n);
});
}
function onConnect(i, o, s) {
a.removeAllListeners();
o.removeAllListeners();
if (i.statusCode !== 200) {
c("tunneling socket could not be established, statusCode=%d", i.statusCode);
o.destroy();
var l = Error("tunneling socket could not be established, statusCode=" + i.statusCode);
l.code = "ECONNRESET";
e.request.emit("error", l);
n.removeSocket(r);
return;
}
if (s.length > 0) {
c("got illegal response body from proxy");
o.destroy();
var l = Error("got illegal response body from proxy");
l.code = "ECONNRESET";
e.request.emit("error", l);
n.removeSocket(r);
return;
}
c("tunneling connection has established");
n.sockets[n.sockets.indexOf(r)] = o;
return t(o);
}
function onError(t) {
a.removeAllListeners();
c("tunneling socket could not be established, cause=%s\n", t.message, t.stack);
var i = Error("tunneling socket could not be established, cause=" + t.message);
i.code = "ECONNRESET";
e.request.emit("error", i);
n.removeSocket(r);
}
};
TunnelingAgent.prototype.removeSocket = function removeSocket(e) {
var t = this.sockets.indexOf(e);
if (t === -1) return;
this.sockets.splice(t, 1);
var n = this.requests.shift();
n && this.createSocket(n, function(e) {
n.request.onSocket(e);
});
};
function createSecureSocket(e, t) {
var n = this;
TunnelingAgent.prototype.createSocket.call(n, e, function(i) {
var a = e.request.getHeader("host");
var o = mergeOptions({}, n.options, {
socket: i,
servername: a ? a.replace(/:.*$/, "") : e.host
});
var s = r.connect(0, o);
n.sockets[n.sockets.indexOf(i)] = s;
t(s);
});
}
function toOptions(e, t, n) {
if (typeof e == "string") return {
host: e,
port: t,
localAddress: n
};
return e;
}
function mergeOptions(e) {
for (var t = 1, n = arguments.length; t < n; ++t) {
var r = arguments[t];
if (typeof r == "object") {
var i = Object.keys(r);
for (var a = 0, o = i.length; a < o; ++a) {
var s = i[a];
r[s] !== void 0 && (e[s] = r[s]);
}
}
}
return e;
}
var c = process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG) ? function() {
var e = Array.prototype.slice.call(arguments);
typeof e[0] == "string" ? e[0] = "TUNNEL: " + e[0] : e.unshift("TUNNEL:");
console.error.apply(console, e);
} : function() {};
t.debug = c;
}),
92243: ((e, t, n) => {
n.d(t, { o: () => Context });
var r = n(79896);
var i = n(70857);
class Context {
constructor() {
this.payload = {};
if (process.env.GITHUB_EVENT_PATH) {
if ((0, r.existsSync)(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse((0, r.readFileSync)(process.env.GITHUB_EVENT_PATH, { encoding: "utf8" }));
else {
let e = process.env.GITHUB_EVENT_PATH;
process.stdout.write(`GITHUB_EVENT_PATH ${e} does not exist${i.EOL}`);
}
}
this.eventName = process.env.GITHUB_EVENT_NAME;
this.sha = process.env.GITHUB_SHA;
this.ref = process.env.GITHUB_REF;
this.workflow = process.env.GITHUB_WORKFLOW;
this.action = process.env.GITHUB_ACTION;
this.actor = process.env.GITHUB_ACTOR;
this.job = process.env.GITHUB_JOB;
this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10);
this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10);
this.runId = parseInt(process.env.GITHUB_RUN_ID, 10);
this.apiUrl = process.env.GITHUB_API_URL ?? "https://api.github.com";
this.serverUrl = process.env.GITHUB_SERVER_URL ?? "https://github.com";
this.graphqlUrl = process.env.GITHUB_GRAPHQL_URL ?? "https://api.github.com/graphql";
}
get issue() {
let e = this.payload;
return Object.assign(Object.assign({}, this.repo), { number: (e.issue || e.pull_request || e).number });
}
get repo() {
if (process.env.GITHUB_REPOSITORY) {
let [e, t] = process.env.GITHUB_REPOSITORY.split("/");
return {
owner: e,
repo: t
};
}
if (this.payload.repository) return {
owner: this.payload.repository.owner.login,
repo: this.payload.repository.name
};
throw Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
}
}
}),
95517: ((e, t, n) => {
n.d(t, { Q: () => getOctokit });
var r = n(92243);
var i = n(17244);
new r.o();
function getOctokit(e, t, ...n) {
return new (i.gq.plugin(...n))((0, i.EG)(e, t));
}
}),
17244: ((e, t, n) => {
n.d(t, {
gq: () => ne,
NT: () => J,
EG: () => getOctokitOptions
});
var r = n(92243);
var i = n(15309);
var a = n(70109);
var __awaiter = function(e, t, n, r) {
function adopt(e) {
return e instanceof n ? e : new n(function(t) {
t(e);
});
}
return new (n ||= Promise)(function(n, i) {
function fulfilled(e) {
try {
step(r.next(e));
} catch (e) {
i(e);
}
}
function rejected(e) {
try {
step(r.throw(e));
} catch (e) {
i(e);
}
}
function step(e) {
e.done ? n(e.value) : adopt(e.value).then(fulfilled, rejected);
}
step((r = r.apply(e, t || [])).next());
});
};
function getAuthString(e, t) {
if (!e && !t.auth) throw Error("Parameter token or opts.auth is required");
else if (e && t.auth) throw Error("Parameters token and opts.auth may not both be specified");
return typeof t.auth == "string" ? t.auth : `token ${e}`;
}
function getProxyAgent(e) {
return new i.HttpClient().getAgent(e);
}
function getProxyAgentDispatcher(e) {
return new i.HttpClient().getAgentDispatcher(e);
}
function getProxyFetch(e) {
let t = getProxyAgentDispatcher(e);
let proxyFetch = (e, n) => __awaiter(this, void 0, void 0, function* () {
return (0, a.fetch)(e, Object.assign(Object.assign({}, n), { dispatcher: t }));
});
return proxyFetch;
}
function getApiBaseUrl() {
return process.env.GITHUB_API_URL || "https://api.github.com";
}
function getUserAgentWithOrchestrationId(e) {
let t = process.env.ACTIONS_ORCHESTRATION_ID?.trim();
if (t) {
let n = `actions_orchestration_id/${t.replace(/[^a-z0-9_.-]/gi, "_")}`;
if (e?.includes(n)) return e;
return `${e ? `${e} ` : ""}${n}`;
}
return e;
}
function getUserAgent() {
if (typeof navigator == "object" && "userAgent" in navigator) return navigator.userAgent;
if (typeof process == "object" && process.version !== void 0) return `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`;
return "<environment undetectable>";
}
function register(e, t, n, r) {
if (typeof n != "function") throw Error("method for before hook must be a function");
r ||= {};
if (Array.isArray(t)) return t.reverse().reduce((t, n) => register.bind(null, e, n, t, r), n)();
return Promise.resolve().then(() => {
if (!e.registry[t]) return n(r);
return e.registry[t].reduce((e, t) => t.hook.bind(null, e, r), n)();
});
}
function addHook(e, t, n, hook) {
let r = hook;
e.registry[n] || (e.registry[n] = []);
t === "before" && (hook = (e, t) => Promise.resolve().then(r.bind(null, t)).then(e.bind(null, t)));
t === "after" && (hook = (e, t) => {
let n;
return Promise.resolve().then(e.bind(null, t)).then((e) => {
n = e;
return r(n, t);
}).then(() => n);
});
t === "error" && (hook = (e, t) => Promise.resolve().then(e.bind(null, t)).catch((e) => r(e, t)));
e.registry[n].push({
hook,
orig: r
});
}
function removeHook(e, t, n) {
if (!e.registry[t]) return;
let r = e.registry[t].map((e) => e.orig).indexOf(n);
if (r === -1) return;
e.registry[t].splice(r, 1);
}
let o = Function.bind;
let s = o.bind(o);
function bindApi(e, t, n) {
let r = s(removeHook, null).apply(null, n ? [t, n] : [t]);
e.api = { remove: r };
e.remove = r;
[
"before",
"error",
"after",
"wrap"
].forEach((r) => {
let i = n ? [
t,
r,
n
] : [t, r];
e[r] = e.api[r] = s(addHook, null).apply(null, i);
});
}
function Singular() {
let e = Symbol("Singular");
let t = { registry: {} };
let n = register.bind(null, t, e);
bindApi(n, t, e);
return n;
}
function Collection() {
let e = { registry: {} };
let t = register.bind(null, e);
bindApi(t, e);
return t;
}
let c = {
Singular,
Collection
};
var l = {
method: "GET",
baseUrl: "https://api.github.com",
headers: {
accept: "application/vnd.github.v3+json",
"user-agent": `octokit-endpoint.js/0.0.0-development ${getUserAgent()}`
},
mediaType: { format: "" }
};
function lowercaseKeys(e) {
if (!e) return {};
return Object.keys(e).reduce((t, n) => {
t[n.toLowerCase()] = e[n];
return t;
}, {});
}
function isPlainObject(e) {
if (typeof e != "object" || !e) return !1;
if (Object.prototype.toString.call(e) !== "[object Object]") return !1;
let t = Object.getPrototypeOf(e);
if (t === null) return !0;
let n = Object.prototype.hasOwnProperty.call(t, "constructor") && t.constructor;
return typeof n == "function" && n instanceof n && Function.prototype.call(n) === Function.prototype.call(e);
}
function mergeDeep(e, t) {
let n = Object.assign({}, e);
Object.keys(t).forEach((r) => {
isPlainObject(t[r]) && r in e ? n[r] = mergeDeep(e[r], t[r]) : Object.assign(n, { [r]: t[r] });
});
return n;
}
function removeUndefinedProperties(e) {
for (let t in e) e[t] === void 0 && delete e[t];
return e;
}
function merge(e, t, n) {
if (typeof t == "string") {
let [e, r] = t.split(" ");
n = Object.assign(r ? {
method: e,
url: r
} : { url: e }, n);
} else n = Object.assign({}, t);
n.headers = lowercaseKeys(n.headers);
removeUndefinedProperties(n);
removeUndefinedProperties(n.headers);
let r = mergeDeep(e || {}, n);
if (n.url === "/graphql") {
e && e.mediaType.previews?.length && (r.mediaType.previews = e.mediaType.previews.filter((e) => !r.mediaType.previews.includes(e)).concat(r.mediaType.previews));
r.mediaType.previews = (r.mediaType.previews || []).map((e) => e.replace(/-preview/, ""));
}
return r;
}
function addQueryParameters(e, t) {
let n = /\?/.test(e) ? "&" : "?";
let r = Object.keys(t);
if (r.length === 0) return e;
return e + n + r.map((e) => {
if (e === "q") return "q=" + t.q.split("+").map(encodeURIComponent).join("+");
return `${e}=${encodeURIComponent(t[e])}`;
}).join("&");
}
var u = /\{[^{}}]+\}/g;
function removeNonChars(e) {
return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
}
function extractUrlVariableNames(e) {
let t = e.match(u);
if (!t) return [];
return t.map(removeNonChars).reduce((e, t) => e.concat(t), []);
}
function omit(e, t) {
let n = { __proto__: null };
for (let r of Object.keys(e)) t.indexOf(r) === -1 && (n[r] = e[r]);
return n;
}
function encodeReserved(e) {
return e.split(/(%[0-9A-Fa-f]{2})/g).map(function(e) {
/%[0-9A-Fa-f]/.test(e) || (e = encodeURI(e).replace(/%5B/g, "[").replace(/%5D/g, "]"));
return e;
}).join("");
}
function encodeUnreserved(e) {
return encodeURIComponent(e).replace(/[!'()*]/g, function(e) {
return "%" + e.charCodeAt(0).toString(16).toUpperCase();
});
}
function encodeValue(e, t, n) {
t = e === "+" || e === "#" ? encodeReserved(t) : encodeUnreserved(t);
if (n) return encodeUnreserved(n) + "=" + t;
else return t;
}
function isDefined(e) {
return e != null;
}
function isKeyOperator(e) {
return e === ";" || e === "&" || e === "?";
}
function getValues(e, t, n, r) {
var i = e[n], a = [];
if (isDefined(i) && i !== "") {
if (typeof i == "string" || typeof i == "number" || typeof i == "bigint" || typeof i == "boolean") {
i = i.toString();
r && r !== "*" && (i = i.substring(0, parseInt(r, 10)));
a.push(encodeValue(t, i, isKeyOperator(t) ? n : ""));
} else if (r === "*") Array.isArray(i) ? i.filter(isDefined).forEach(function(e) {
a.push(encodeValue(t, e, isKeyOperator(t) ? n : ""));
}) : Object.keys(i).forEach(function(e) {
isDefined(i[e]) && a.push(encodeValue(t, i[e], e));
});
else {
let e = [];
Array.isArray(i) ? i.filter(isDefined).forEach(function(n) {
e.push(encodeValue(t, n));
}) : Object.keys(i).forEach(function(n) {
if (isDefined(i[n])) {
e.push(encodeUnreserved(n));
e.push(encodeValue(t, i[n].toString()));
}
});
isKeyOperator(t) ? a.push(encodeUnreserved(n) + "=" + e.join(",")) : e.length !== 0 && a.push(e.join(","));
}
} else t === ";" ? isDefined(i) && a.push(encodeUnreserved(n)) : i === "" && (t === "&" || t === "?") ? a.push(encodeUnreserved(n) + "=") : i === "" && a.push("");
return a;
}
function parseUrl(e) {
return { expand: expand.bind(null, e) };
}
function expand(e, t) {
var n = [
"+",
"#",
".",
"/",
";",
"?",
"&"
];
e = e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(e, r, i) {
if (r) {
let e = "";
let i = [];
if (n.indexOf(r.charAt(0)) !== -1) {
e = r.charAt(0);
r = r.substr(1);
}
r.split(/,/g).forEach(function(n) {
var r = /([^:\*]*)(?::(\d+)|(\*))?/.exec(n);
i.push(getValues(t, e, r[1], r[2] || r[3]));
});
if (e && e !== "+") {
var a = ",";
e === "?" ? a = "&" : e !== "#" && (a = e);
return (i.length === 0 ? "" : e) + i.join(a);
} else return i.join(",");
} else return encodeReserved(i);
});
if (e === "/") return e;
else return e.replace(/\/$/, "");
}
function parse(e) {
let t = e.method.toUpperCase();
let n = (e.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
let r = Object.assign({}, e.headers);
let i;
let a = omit(e, [
"method",
"baseUrl",
"url",
"headers",
"request",
"mediaType"
]);
let o = extractUrlVariableNames(n);
n = parseUrl(n).expand(a);
/^http/.test(n) || (n = e.baseUrl + n);
let s = omit(a, Object.keys(e).filter((e) => o.includes(e)).concat("baseUrl"));
if (!/application\/octet-stream/i.test(r.accept)) {
e.mediaType.format && (r.accept = r.accept.split(/,/).map((t) => t.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${e.mediaType.format}`)).join(","));
n.endsWith("/graphql") && e.mediaType.previews?.length && (r.accept = (r.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || []).concat(e.mediaType.previews).map((t) => `application/vnd.github.${t}-preview${e.mediaType.format ? `.${e.mediaType.format}` : "+json"}`).join(","));
}
["GET", "HEAD"].includes(t) ? n = addQueryParameters(n, s) : "data" in s ? i = s.data : Object.keys(s).length && (i = s);
!r["content-type"] && i !== void 0 && (r["content-type"] = "application/json; charset=utf-8");
["PATCH", "PUT"].includes(t) && i === void 0 && (i = "");
return Object.assign({
method: t,
url: n,
headers: r
}, i === void 0 ? null : { body: i }, e.request ? { request: e.request } : null);
}
function endpointWithDefaults(e, t, n) {
return parse(merge(e, t, n));
}
function withDefaults(e, t) {
let n = merge(e, t);
let r = endpointWithDefaults.bind(null, n);
return Object.assign(r, {
DEFAULTS: n,
defaults: withDefaults.bind(null, n),
merge: merge.bind(null, n),
parse
});
}
var d = withDefaults(null, l);
let f = 65280;
let p = 65281;
let m = new Uint8Array(256);
m[9] |= 2;
m[32] |= 2;
m[59] |= 4;
m[44] |= 8;
for (let e = 128; e <= 255; e++) m[e] |= 1;
for (let e of "!#$%&'*+-.^_`|~") m[e.charCodeAt(0)] |= 16;
for (let e = 48; e <= 57; e++) m[e] |= 16;
for (let e = 65; e <= 90; e++) m[e] |= 17;
for (let e = 97; e <= 122; e++) m[e] |= 16;
let h = (() => {
let C = function() {};
C.prototype = Object.create(null);
return C;
})();
function dist_parse(e, t) {
let n = 4 | (t?.comma === !0 ? 8 : 0);
let r = e.length;
let i = t?.start ?? 0;
for (; m[e.charCodeAt(i)] & 2;) i++;
let a = i;
let o = 0;
let s = -1;
let c = t?.parameters === !1 ? 8 : 0;
for (; a < r;) {
let t = e.charCodeAt(a);
let r = m[t];
if ((r & n) !== 0) {
c |= r & 8;
break;
}
r & 2 ? s === -1 && (s = a) : s = -1;
o |= t & f | r;
a++;
}
let l = s === -1 ? a : s;
let u = e.slice(i, l);
let d = o & p ? u.toLowerCase() : u;
if (a === r || c !== 0) return {
type: d,
index: a,
parameters: new h()
};
return parseParameters(e, d, a, r, n);
}
function parseParameters(e, t, n, r, i) {
let a = new h();
parameter: for (; n < r;) {
n++;
for (; m[e.charCodeAt(n)] & 2;) n++;
let t = n;
let o = 0;
let s = -1;
for (; n < r;) {
let c = e.charCodeAt(n);
let l = m[c];
if ((l & i) !== 0) {
if (l & 8) break parameter;
continue parameter;
}
if (c === 61) {
let c = s === -1 ? n : s;
let l = e.slice(t, c);
let u = o & p ? l.toLowerCase() : l;
n++;
for (; m[e.charCodeAt(n)] & 2;) n++;
if (n < r && e.charCodeAt(n) === 34) {
let t = ++n;
let o = !1;
for (; n < r;) {
let s = e.charCodeAt(n);
if (s === 34) {
a[u] === void 0 && (a[u] = o ? unescapeQuotedPairs(e, t, n) : e.slice(t, n));
n++;
let s = 0;
for (; n < r;) {
let t = e.charCodeAt(n);
let r = m[t];
if ((r & i) !== 0) {
s = r & 8;
break;
}
n++;
}
if (s !== 0) break parameter;
continue parameter;
}
if (s === 92 && n + 1 < r) {
o = !0;
n += 2;
continue;
}
n++;
}
continue parameter;
}
let d = n;
let f = 0;
let h = -1;
for (; n < r;) {
let t = e.charCodeAt(n);
let r = m[t];
if ((r & i) !== 0) {
f = r & 8;
break;
}
r & 2 ? h === -1 && (h = n) : h = -1;
n++;
}
if (a[u] === void 0) {
let t = h === -1 ? n : h;
a[u] = e.slice(d, t);
}
if (f !== 0) break parameter;
continue parameter;
}
l & 2 ? s === -1 && (s = n) : s = -1;
o |= c & f | l;
n++;
}
}
return {
type: t,
index: n,
parameters: a
};
}
function unescapeQuotedPairs(e, t, n) {
let r = "";
for (let i = t; i < n; i++) if (e.charCodeAt(i) === 92) {
r += e.slice(t, i);
t = ++i;
}
return r + e.slice(t, n);
}
let g = /^-?\d+$/;
let _ = /^-?\d+n+$/;
let v = JSON.stringify;
let y = JSON.parse;
let b = /^-?\d+n$/;
let x = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;
let S = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;
let isUnstringifiable = (e) => e === void 0 || typeof e == "function" || typeof e == "symbol";
let isRawJSON = (e) => typeof e == "object" && !!e && e.constructor && e.constructor.name === "RawJSON";
let stringifyIteratively = (e, t, n) => {
let r = "";
typeof n == "number" ? r = " ".repeat(Math.min(10, Math.max(0, Math.floor(n)))) : typeof n == "string" && (r = n.slice(0, 10));
let i = typeof t == "function";
let a = Array.isArray(t) ? new Set(t.map(String)) : null;
let prepareVal = (e, n, r) => {
typeof r == "object" && r && typeof r.toJSON == "function" && (r = r.toJSON(n));
if (typeof r == "string" && _.test(r)) return r + "n";
if (typeof r == "bigint") {
if ("rawJSON" in JSON) return JSON.rawJSON(r.toString());
return r.toString() + "n";
}
i && (r = t.call(e, n, r));
typeof r == "object" && r && (r instanceof Number || r instanceof String || r instanceof Boolean) && (r = r.valueOf());
return r;
};
let o = prepareVal({ "": e }, "", e);
if (isUnstringifiable(o)) return;
let s = typeof o != "object" || !o;
let c = isRawJSON(o);
if (s || c) return v(o);
let l = [];
let u = 0;
let d = [{
parent: { "": o },
key: "",
val: o,
isArray: Array.isArray(o),
keys: Array.isArray(o) ? null : Object.keys(o),
index: 0,
first: !0
}];
let f = new WeakSet([o]);
for (; d.length > 0;) {
let e = d[d.length - 1];
if (e.index === 0) {
l.push(e.isArray ? "[" : "{");
u++;
}
let t = !1;
if (e.isArray) {
if (e.index < e.val.length) {
e.first || l.push(",");
r && l.push("\n" + r.repeat(u));
let t = e.val[e.index];
let n = prepareVal(e.val, String(e.index), t);
if (isUnstringifiable(n)) {
l.push("null");
e.first = !1;
e.index++;
} else {
let t = typeof n == "object" && !!n;
let r = isRawJSON(n);
if (t && !r) {
if (f.has(n)) throw TypeError("Converting circular structure to JSON");
f.add(n);
d.push({
parent: e.val,
key: String(e.index),
val: n,
isArray: Array.isArray(n),
keys: Array.isArray(n) ? null : Object.keys(n),
index: 0,
first: !0
});
e.first = !1;
e.index++;
} else {
l.push(v(n));
e.first = !1;
e.index++;
}
}
} else t = !0;
} else {
for (; e.index < e.keys.length;) {
let t = e.keys[e.index++];
if (a && !a.has(t)) continue;
let n = e.val[t];
let i = prepareVal(e.val, t, n);
if (isUnstringifiable(i)) continue;
e.first || l.push(",");
r ? l.push("\n" + r.repeat(u) + v(t) + ": ") : l.push(v(t) + ":");
let o = typeof i == "object" && !!i;
let s = isRawJSON(i);
if (o && !s) {
if (f.has(i)) throw TypeError("Converting circular structure to JSON");
f.add(i);
d.push({
parent: e.val,
key: t,
val: i,
isArray: Array.isArray(i),
keys: Array.isArray(i) ? null : Object.keys(i),
index: 0,
first: !0
});
e.first = !1;
break;
} else {
l.push(v(i));
e.first = !1;
}
}
e.index >= e.keys.length && d[d.length - 1] === e && (t = !0);
}
if (t) {
u--;
!e.first && r && l.push("\n" + r.repeat(u));
l.push(e.isArray ? "]" : "}");
f.delete(e.val);
d.pop();
}
}
return l.join("");
};
let JSONStringify = (e, t, n) => {
try {
if ("rawJSON" in JSON) return v(e, (e, n) => {
if (typeof n == "bigint") return JSON.rawJSON(n.toString());
if (typeof t == "function") return t(e, n);
if (Array.isArray(t) && t.includes(e)) return n;
return n;
}, n);
if (!e) return v(e, t, n);
return v(e, (e, n) => {
if (typeof n == "string" && _.test(n)) return n.toString() + "n";
if (typeof n == "bigint") return n.toString() + "n";
if (typeof t == "function") return t(e, n);
if (Array.isArray(t) && t.includes(e)) return n;
return n;
}, n).replace(x, "$1$2$3").replace(S, "$1$2$3");
} catch (r) {
if (r instanceof RangeError) {
let r = stringifyIteratively(e, t, n);
if (r === void 0) return;
if ("rawJSON" in JSON) return r;
return r.replace(x, "$1$2$3").replace(S, "$1$2$3");
}
throw r;
}
};
let w = new Map();
let isContextSourceSupported = () => {
let e = JSON.parse.toString();
if (w.has(e)) return w.get(e);
try {
let t = JSON.parse("1", (e, t, n) => !!n?.source && n.source === "1");
w.set(e, t);
return t;
} catch {
w.set(e, !1);
return !1;
}
};
let convertMarkedBigIntsReviver = (e, t, n, r) => {
if (typeof t == "string" && b.test(t)) return BigInt(t.slice(0, -1));
if (typeof t == "string" && _.test(t)) return t.slice(0, -1);
if (typeof r != "function") return t;
return r(e, t, n);
};
let JSONParseV2 = (e, t) => JSON.parse(e, (e, n, r) => {
let i = typeof n == "number" && (n > 2 ** 53 - 1 || n < -(2 ** 53 - 1));
let a = r && g.test(r.source);
if (i && a) return BigInt(r.source);
if (typeof t != "function") return n;
return t(e, n, r);
});
let T = (2 ** 53 - 1).toString();
let E = T.length;
let D = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;
let O = /^"-?\d+n+"$/;
let applyReviverIteratively = (e, t) => {
let n = { "": e };
let r = [{
parent: n,
key: "",
visited: !1
}];
for (; r.length > 0;) {
let e = r[r.length - 1];
if (e.visited) {
let { parent: n, key: i } = e;
let a = n[i];
typeof a == "string" && (b.test(a) ? a = BigInt(a.slice(0, -1)) : _.test(a) && (a = a.slice(0, -1)));
typeof t == "function" && (a = t.call(n, i, a));
a === void 0 ? delete n[i] : n[i] = a;
r.pop();
} else {
e.visited = !0;
let t = e.parent[e.key];
if (typeof t == "object" && t) {
let e = Object.keys(t);
for (let n = e.length - 1; n >= 0; n--) r.push({
parent: t,
key: e[n],
visited: !1
});
}
}
}
return n[""];
};
let serializeBigInts = (e) => e.replace(D, (e, t, n, r) => {
let i = e[0] === "\"";
if (i && O.test(e)) return e.substring(0, e.length - 1) + "n\"";
let a = n || r;
let o = t && (t.length < E || t.length === E && t <= T);
if (i || a || o) return e;
return "\"" + e + "n\"";
});
let JSONParse = (e, t) => {
if (!e) return y(e, t);
try {
if (isContextSourceSupported()) return JSONParseV2(e, t);
let n = serializeBigInts(e);
return y(n, (e, n, r) => convertMarkedBigIntsReviver(e, n, r, t));
} catch (n) {
if (n instanceof RangeError) {
let n = serializeBigInts(e);
let r = y(n);
return applyReviverIteratively(r, t);
}
throw n;
}
};
var k = n(15737);
var A = { headers: { "user-agent": `octokit-request.js/10.0.16 ${getUserAgent()}` } };
function dist_bundle_isPlainObject(e) {
if (typeof e != "object" || !e) return !1;
if (Object.prototype.toString.call(e) !== "[object Object]") return !1;
let t = Object.getPrototypeOf(e);
if (t === null) return !0;
let n = Object.prototype.hasOwnProperty.call(t, "constructor") && t.constructor;
return typeof n == "function" && n instanceof n && Function.prototype.call(n) === Function.prototype.call(e);
}
var noop = () => "";
async function fetchWrapper(e) {
let t = e.request?.fetch || globalThis.fetch;
if (!t) throw Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
let n = e.request?.log || console;
let r = e.request?.parseSuccessResponseBody !== !1;
let i = dist_bundle_isPlainObject(e.body) || Array.isArray(e.body) ? JSONStringify(e.body) : e.body;
let a = Object.fromEntries(Object.entries(e.headers).map(([e, t]) => [e, String(t)]));
let o;
try {
o = await t(e.url, {
method: e.method,
body: i,
redirect: e.request?.redirect,
headers: a,
signal: e.request?.signal,
...e.body && { duplex: "half" }
});
} catch (t) {
let n = "Unknown Error";
if (t instanceof Error) {
if (t.name === "AbortError") {
t.status = 500;
throw t;
}
n = t.message;
t.name === "TypeError" && "cause" in t && (t.cause instanceof Error ? n = t.cause.message : typeof t.cause == "string" && (n = t.cause));
}
let r = new k.G(n, 500, { request: e });
r.cause = t;
throw r;
}
let s = o.status;
let c = o.url;
let l = {};
for (let [e, t] of o.headers) l[e] = t;
let u = {
url: c,
status: s,
headers: l,
data: ""
};
if ("deprecation" in l) {
let t = l.link && l.link.match(/<([^<>]+)>; rel="deprecation"/);
let r = t && t.pop();
n.warn(`[@octokit/request] "${e.method} ${e.url}" is deprecated. It is scheduled to be removed on ${l.sunset}${r ? `. See ${r}` : ""}`);
}
if (s === 204 || s === 205) return u;
if (e.method === "HEAD") {
if (s < 400) return u;
throw new k.G(o.statusText, s, {
response: u,
request: e
});
}
if (s === 304) {
u.data = await getResponseData(o);
throw new k.G("Not modified", s, {
response: u,
request: e
});
}
if (s >= 400) {
u.data = await getResponseData(o);
throw new k.G(toErrorMessage(u.data), s, {
response: u,
request: e
});
}
u.data = r ? await getResponseData(o) : o.body;
return u;
}
async function getResponseData(e) {
let t = e.headers.get("content-type");
if (!t) return e.text().catch(noop);
let n = dist_parse(t);
if (isJSONResponse(n)) {
let t = "";
try {
t = await e.text();
return JSONParse(t);
} catch {
return t;
}
} else if (n.type.startsWith("text/") || n.parameters.charset?.toLowerCase() === "utf-8" && n.type !== "application/octet-stream") return e.text().catch(noop);
else return e.arrayBuffer().catch(() => new ArrayBuffer(0));
}
function isJSONResponse(e) {
return e.type === "application/json" || e.type === "application/scim+json";
}
function toErrorMessage(e) {
if (typeof e == "string") return e;
if (e instanceof ArrayBuffer) return "Unknown error";
if (typeof e == "object" && e && "message" in e) {
let t = e;
let n = "documentation_url" in t ? ` - ${t.documentation_url}` : "";
return Array.isArray(t.errors) ? `${t.message}: ${t.errors.map((e) => JSON.stringify(e)).join(", ")}${n}` : `${t.message}${n}`;
}
return `Unknown error: ${JSON.stringify(e)}`;
}
function dist_bundle_withDefaults(e, t) {
let n = e.defaults(t);
let newApi = function(e, t) {
let r = n.merge(e, t);
if (!r.request || !r.request.hook) return fetchWrapper(n.parse(r));
let request2 = (e, t) => fetchWrapper(n.parse(n.merge(e, t)));
Object.assign(request2, {
endpoint: n,
defaults: dist_bundle_withDefaults.bind(null, n)
});
return r.request.hook(request2, r);
};
return Object.assign(newApi, {
endpoint: n,
defaults: dist_bundle_withDefaults.bind(null, n)
});
}
var j = dist_bundle_withDefaults(d, A);
var M = "0.0.0-development";
function _buildMessageForResponseErrors(e) {
return "Request failed due to following response errors:\n" + e.errors.map((e) => ` - ${e.message}`).join("\n");
}
var GraphqlResponseError = class extends Error {
constructor(e, t, n) {
super(_buildMessageForResponseErrors(n));
this.request = e;
this.headers = t;
this.response = n;
this.errors = n.errors;
this.data = n.data;
Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
}
request;
headers;
response;
name = "GraphqlResponseError";
errors;
data;
};
var N = [
"method",
"baseUrl",
"url",
"headers",
"request",
"query",
"mediaType",
"operationName"
];
var P = [
"query",
"method",
"url"
];
var F = /\/api\/v3\/?$/;
function graphql(e, t, n) {
if (n) {
if (typeof t == "string" && "query" in n) return Promise.reject(Error("[@octokit/graphql] \"query\" cannot be used as variable name"));
for (let e in n) {
if (!P.includes(e)) continue;
return Promise.reject(Error(`[@octokit/graphql] "${e}" cannot be used as variable name`));
}
}
let r = typeof t == "string" ? Object.assign({ query: t }, n) : t;
let i = Object.keys(r).reduce((e, t) => {
if (N.includes(t)) {
e[t] = r[t];
return e;
}
e.variables ||= {};
e.variables[t] = r[t];
return e;
}, {});
let a = r.baseUrl || e.endpoint.DEFAULTS.baseUrl;
F.test(a) && (i.url = a.replace(F, "/api/graphql"));
return e(i).then((e) => {
if (e.data.errors) {
let t = {};
for (let n of Object.keys(e.headers)) t[n] = e.headers[n];
throw new GraphqlResponseError(i, t, e.data);
}
return e.data.data;
});
}
function graphql_dist_bundle_withDefaults(e, t) {
let n = e.defaults(t);
let newApi = (e, t) => graphql(n, e, t);
return Object.assign(newApi, {
defaults: graphql_dist_bundle_withDefaults.bind(null, n),
endpoint: n.endpoint
});
}
graphql_dist_bundle_withDefaults(j, {
headers: { "user-agent": `octokit-graphql.js/${M} ${getUserAgent()}` },
method: "POST",
url: "/graphql"
});
function withCustomRequest(e) {
return graphql_dist_bundle_withDefaults(e, {
method: "POST",
url: "/graphql"
});
}
var I = "(?:[a-zA-Z0-9_-]+)";
var L = "\\.";
var R = RegExp(`^${I}${L}${I}${L}${I}$`);
var z = R.test.bind(R);
async function auth(e) {
let t = z(e);
let n = e.startsWith("v1.") || e.startsWith("ghs_");
let r = e.startsWith("ghu_");
return {
type: "token",
token: e,
tokenType: t ? "app" : n ? "installation" : r ? "user-to-server" : "oauth"
};
}
function withAuthorizationPrefix(e) {
if (e.split(/\./).length === 3) return `bearer ${e}`;
return `token ${e}`;
}
async function hook(e, t, n, r) {
let i = t.endpoint.merge(n, r);
i.headers.authorization = withAuthorizationPrefix(e);
return t(i);
}
var B = function createTokenAuth2(e) {
if (!e) throw Error("[@octokit/auth-token] No token passed to createTokenAuth");
if (typeof e != "string") throw Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
e = e.replace(/^(token|bearer) +/i, "");
return Object.assign(auth.bind(null, e), { hook: hook.bind(null, e) });
};
let V = "7.0.8";
let dist_src_noop = () => {};
let ee = console.warn.bind(console);
let H = console.error.bind(console);
function createLogger(e = {}) {
typeof e.debug != "function" && (e.debug = dist_src_noop);
typeof e.info != "function" && (e.info = dist_src_noop);
typeof e.warn != "function" && (e.warn = ee);
typeof e.error != "function" && (e.error = H);
return e;
}
let te = `octokit-core.js/${V} ${getUserAgent()}`;
class Octokit {
static VERSION = V;
static defaults(e) {
let OctokitWithDefaults = class extends this {
constructor(...t) {
let n = t[0] || {};
if (typeof e == "function") {
super(e(n));
return;
}
super(Object.assign({}, e, n, n.userAgent && e.userAgent ? { userAgent: `${n.userAgent} ${e.userAgent}` } : null));
}
};
return OctokitWithDefaults;
}
static plugins = [];
static plugin(...e) {
let t = this.plugins;
let NewOctokit = class extends this {
static plugins = t.concat(e.filter((e) => !t.includes(e)));
};
return NewOctokit;
}
constructor(e = {}) {
let t = new c.Collection();
let n = {
baseUrl: j.endpoint.DEFAULTS.baseUrl,
headers: {},
request: Object.assign({}, e.request, { hook: t.bind(null, "request") }),
mediaType: {
previews: [],
format: ""
}
};
n.headers["user-agent"] = e.userAgent ? `${e.userAgent} ${te}` : te;
e.baseUrl && (n.baseUrl = e.baseUrl);
e.previews && (n.mediaType.previews = e.previews);
e.timeZone && (n.headers["time-zone"] = e.timeZone);
this.request = j.defaults(n);
this.graphql = withCustomRequest(this.request).defaults(n);
this.log = createLogger(e.log);
this.hook = t;
if (e.authStrategy) {
let { authStrategy: n, ...r } = e;
let i = n(Object.assign({
request: this.request,
log: this.log,
octokit: this,
octokitOptions: r
}, e.auth));
t.wrap("request", i.hook);
this.auth = i;
} else if (!e.auth) this.auth = async () => ({ type: "unauthenticated" });
else {
let n = B(e.auth);
t.wrap("request", n.hook);
this.auth = n;
}
let r = this.constructor;
for (let t = 0; t < r.plugins.length; ++t) Object.assign(this, r.plugins[t](this, e));
}
request;
graphql;
log;
hook;
auth;
}
var U = {
actions: {
addCustomLabelsToSelfHostedRunnerForOrg: ["POST /orgs/{org}/actions/runners/{runner_id}/labels"],
addCustomLabelsToSelfHostedRunnerForRepo: ["POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
addRepoAccessToSelfHostedRunnerGroupInOrg: ["PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}"],
addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],
addSelectedRepoToOrgVariable: ["PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],
approveWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve"],
cancelWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel"],
createEnvironmentVariable: ["POST /repos/{owner}/{repo}/environments/{environment_name}/variables"],
createHostedRunnerForOrg: ["POST /orgs/{org}/actions/hosted-runners"],
createOrUpdateEnvironmentSecret: ["PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
createOrUpdateOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}"],
createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
createOrgVariable: ["POST /orgs/{org}/actions/variables"],
createRegistrationTokenForOrg: ["POST /orgs/{org}/actions/runners/registration-token"],
createRegistrationTokenForRepo: ["POST /repos/{owner}/{repo}/actions/runners/registration-token"],
createRemoveTokenForOrg: ["POST /orgs/{org}/actions/runners/remove-token"],
createRemoveTokenForRepo: ["POST /repos/{owner}/{repo}/actions/runners/remove-token"],
createRepoVariable: ["POST /repos/{owner}/{repo}/actions/variables"],
createWorkflowDispatch: ["POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches"],
deleteActionsCacheById: ["DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}"],
deleteActionsCacheByKey: ["DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}"],
deleteArtifact: ["DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],
deleteCustomImageFromOrg: ["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],
deleteCustomImageVersionFromOrg: ["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],
deleteEnvironmentSecret: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
deleteEnvironmentVariable: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
deleteHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
deleteOrgSecret: ["DELETE /orgs/{org}/actions/secrets/{secret_name}"],
deleteOrgVariable: ["DELETE /orgs/{org}/actions/variables/{name}"],
deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
deleteRepoVariable: ["DELETE /repos/{owner}/{repo}/actions/variables/{name}"],
deleteSelfHostedRunnerFromOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}"],
deleteSelfHostedRunnerFromRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}"],
deleteWorkflowRun: ["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}"],
deleteWorkflowRunLogs: ["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],
disableSelectedRepositoryGithubActionsOrganization: ["DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}"],
disableWorkflow: ["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable"],
downloadArtifact: ["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}"],
downloadJobLogsForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs"],
downloadWorkflowRunAttemptLogs: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs"],
downloadWorkflowRunLogs: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],
enableSelectedRepositoryGithubActionsOrganization: ["PUT /orgs/{org}/actions/permissions/repositories/{repository_id}"],
enableWorkflow: ["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable"],
forceCancelWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel"],
generateRunnerJitconfigForOrg: ["POST /orgs/{org}/actions/runners/generate-jitconfig"],
generateRunnerJitconfigForRepo: ["POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig"],
getActionsCacheList: ["GET /repos/{owner}/{repo}/actions/caches"],
getActionsCacheUsage: ["GET /repos/{owner}/{repo}/actions/cache/usage"],
getActionsCacheUsageByRepoForOrg: ["GET /orgs/{org}/actions/cache/usage-by-repository"],
getActionsCacheUsageForOrg: ["GET /orgs/{org}/actions/cache/usage"],
getAllowedActionsOrganization: ["GET /orgs/{org}/actions/permissions/selected-actions"],
getAllowedActionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions/selected-actions"],
getArtifact: ["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],
getCustomImageForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],
getCustomImageVersionForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],
getCustomOidcSubClaimForRepo: ["GET /repos/{owner}/{repo}/actions/oidc/customization/sub"],
getEnvironmentPublicKey: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key"],
getEnvironmentSecret: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
getEnvironmentVariable: ["GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
getGithubActionsDefaultWorkflowPermissionsOrganization: ["GET /orgs/{org}/actions/permissions/workflow"],
getGithubActionsDefaultWorkflowPermissionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions/workflow"],
getGithubActionsPermissionsOrganization: ["GET /orgs/{org}/actions/permissions"],
getGithubActionsPermissionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions"],
getHostedRunnerForOrg: ["GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
getHostedRunnersGithubOwnedImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/github-owned"],
getHostedRunnersLimitsForOrg: ["GET /orgs/{org}/actions/hosted-runners/limits"],
getHostedRunnersMachineSpecsForOrg: ["GET /orgs/{org}/actions/hosted-runners/machine-sizes"],
getHostedRunnersPartnerImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/partner"],
getHostedRunnersPlatformsForOrg: ["GET /orgs/{org}/actions/hosted-runners/platforms"],
getJobForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/jobs/{job_id}"],
getOrgPublicKey: ["GET /orgs/{org}/actions/secrets/public-key"],
getOrgSecret: ["GET /orgs/{org}/actions/secrets/{secret_name}"],
getOrgVariable: ["GET /orgs/{org}/actions/variables/{name}"],
getPendingDeploymentsForRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],
getRepoPermissions: [
"GET /repos/{owner}/{repo}/actions/permissions",
{},
{ renamed: ["actions", "getGithubActionsPermissionsRepository"] }
],
getRepoPublicKey: ["GET /repos/{owner}/{repo}/actions/secrets/public-key"],
getRepoSecret: ["GET /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
getRepoVariable: ["GET /repos/{owner}/{repo}/actions/variables/{name}"],
getReviewsForRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals"],
getSelfHostedRunnerForOrg: ["GET /orgs/{org}/actions/runners/{runner_id}"],
getSelfHostedRunnerForRepo: ["GET /repos/{owner}/{repo}/actions/runners/{runner_id}"],
getWorkflow: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}"],
getWorkflowAccessToRepository: ["GET /repos/{owner}/{repo}/actions/permissions/access"],
getWorkflowRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}"],
getWorkflowRunAttempt: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}"],
getWorkflowRunUsage: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing"],
getWorkflowUsage: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing"],
listArtifactsForRepo: ["GET /repos/{owner}/{repo}/actions/artifacts"],
listCustomImageVersionsForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions"],
listCustomImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom"],
listEnvironmentSecrets: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets"],
listEnvironmentVariables: ["GET /repos/{owner}/{repo}/environments/{environment_name}/variables"],
listGithubHostedRunnersInGroupForOrg: ["GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners"],
listHostedRunnersForOrg: ["GET /orgs/{org}/actions/hosted-runners"],
listJobsForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs"],
listJobsForWorkflowRunAttempt: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs"],
listLabelsForSelfHostedRunnerForOrg: ["GET /orgs/{org}/actions/runners/{runner_id}/labels"],
listLabelsForSelfHostedRunnerForRepo: ["GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
listOrgSecrets: ["GET /orgs/{org}/actions/secrets"],
listOrgVariables: ["GET /orgs/{org}/actions/variables"],
listRepoOrganizationSecrets: ["GET /repos/{owner}/{repo}/actions/organization-secrets"],
listRepoOrganizationVariables: ["GET /repos/{owner}/{repo}/actions/organization-variables"],
listRepoSecrets: ["GET /repos/{owner}/{repo}/actions/secrets"],
listRepoVariables: ["GET /repos/{owner}/{repo}/actions/variables"],
listRepoWorkflows: ["GET /repos/{owner}/{repo}/actions/workflows"],
listRunnerApplicationsForOrg: ["GET /orgs/{org}/actions/runners/downloads"],
listRunnerApplicationsForRepo: ["GET /repos/{owner}/{repo}/actions/runners/downloads"],
listSelectedReposForOrgSecret: ["GET /orgs/{org}/actions/secrets/{secret_name}/repositories"],
listSelectedReposForOrgVariable: ["GET /orgs/{org}/actions/variables/{name}/repositories"],
listSelectedRepositoriesEnabledGithubActionsOrganization: ["GET /orgs/{org}/actions/permissions/repositories"],
listSelfHostedRunnersForOrg: ["GET /orgs/{org}/actions/runners"],
listSelfHostedRunnersForRepo: ["GET /repos/{owner}/{repo}/actions/runners"],
listWorkflowRunArtifacts: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts"],
listWorkflowRuns: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs"],
listWorkflowRunsForRepo: ["GET /repos/{owner}/{repo}/actions/runs"],
reRunJobForWorkflowRun: ["POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun"],
reRunWorkflow: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun"],
reRunWorkflowFailedJobs: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs"],
removeAllCustomLabelsFromSelfHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}/labels"],
removeAllCustomLabelsFromSelfHostedRunnerForRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
removeCustomLabelFromSelfHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}"],
removeCustomLabelFromSelfHostedRunnerForRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}"],
removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],
removeSelectedRepoFromOrgVariable: ["DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],
reviewCustomGatesForRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule"],
reviewPendingDeploymentsForRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],
setAllowedActionsOrganization: ["PUT /orgs/{org}/actions/permissions/selected-actions"],
setAllowedActionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/selected-actions"],
setCustomLabelsForSelfHostedRunnerForOrg: ["PUT /orgs/{org}/actions/runners/{runner_id}/labels"],
setCustomLabelsForSelfHostedRunnerForRepo: ["PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
setCustomOidcSubClaimForRepo: ["PUT /repos/{owner}/{repo}/actions/oidc/customization/sub"],
setGithubActionsDefaultWorkflowPermissionsOrganization: ["PUT /orgs/{org}/actions/permissions/workflow"],
setGithubActionsDefaultWorkflowPermissionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/workflow"],
setGithubActionsPermissionsOrganization: ["PUT /orgs/{org}/actions/permissions"],
setGithubActionsPermissionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions"],
setSelectedReposForOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories"],
setSelectedReposForOrgVariable: ["PUT /orgs/{org}/actions/variables/{name}/repositories"],
setSelectedRepositoriesEnabledGithubActionsOrganization: ["PUT /orgs/{org}/actions/permissions/repositories"],
setWorkflowAccessToRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/access"],
updateEnvironmentVariable: ["PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
updateHostedRunnerForOrg: ["PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
updateOrgVariable: ["PATCH /orgs/{org}/actions/variables/{name}"],
updateRepoVariable: ["PATCH /repos/{owner}/{repo}/actions/variables/{name}"]
},
activity: {
checkRepoIsStarredByAuthenticatedUser: ["GET /user/starred/{owner}/{repo}"],
deleteRepoSubscription: ["DELETE /repos/{owner}/{repo}/subscription"],
deleteThreadSubscription: ["DELETE /notifications/threads/{thread_id}/subscription"],
getFeeds: ["GET /feeds"],
getRepoSubscription: ["GET /repos/{owner}/{repo}/subscription"],
getThread: ["GET /notifications/threads/{thread_id}"],
getThreadSubscriptionForAuthenticatedUser: ["GET /notifications/threads/{thread_id}/subscription"],
listEventsForAuthenticatedUser: ["GET /users/{username}/events"],
listNotificationsForAuthenticatedUser: ["GET /notifications"],
listOrgEventsForAuthenticatedUser: ["GET /users/{username}/events/orgs/{org}"],
listPublicEvents: ["GET /events"],
listPublicEventsForRepoNetwork: ["GET /networks/{owner}/{repo}/events"],
listPublicEventsForUser: ["GET /users/{username}/events/public"],
listPublicOrgEvents: ["GET /orgs/{org}/events"],
listReceivedEventsForUser: ["GET /users/{username}/received_events"],
listReceivedPublicEventsForUser: ["GET /users/{username}/received_events/public"],
listRepoEvents: ["GET /repos/{owner}/{repo}/events"],
listRepoNotificationsForAuthenticatedUser: ["GET /repos/{owner}/{repo}/notifications"],
listReposStarredByAuthenticatedUser: ["GET /user/starred"],
listReposStarredByUser: ["GET /users/{username}/starred"],
listReposWatchedByUser: ["GET /users/{username}/subscriptions"],
listStargazersForRepo: ["GET /repos/{owner}/{repo}/stargazers"],
listWatchedReposForAuthenticatedUser: ["GET /user/subscriptions"],
listWatchersForRepo: ["GET /repos/{owner}/{repo}/subscribers"],
markNotificationsAsRead: ["PUT /notifications"],
markRepoNotificationsAsRead: ["PUT /repos/{owner}/{repo}/notifications"],
markThreadAsDone: ["DELETE /notifications/threads/{thread_id}"],
markThreadAsRead: ["PATCH /notifications/threads/{thread_id}"],
setRepoSubscription: ["PUT /repos/{owner}/{repo}/subscription"],
setThreadSubscription: ["PUT /notifications/threads/{thread_id}/subscription"],
starRepoForAuthenticatedUser: ["PUT /user/starred/{owner}/{repo}"],
unstarRepoForAuthenticatedUser: ["DELETE /user/starred/{owner}/{repo}"]
},
apps: {
addRepoToInstallation: [
"PUT /user/installations/{installation_id}/repositories/{repository_id}",
{},
{ renamed: ["apps", "addRepoToInstallationForAuthenticatedUser"] }
],
addRepoToInstallationForAuthenticatedUser: ["PUT /user/installations/{installation_id}/repositories/{repository_id}"],
checkToken: ["POST /applications/{client_id}/token"],
createFromManifest: ["POST /app-manifests/{code}/conversions"],
createInstallationAccessToken: ["POST /app/installations/{installation_id}/access_tokens"],
deleteAuthorization: ["DELETE /applications/{client_id}/grant"],
deleteInstallation: ["DELETE /app/installations/{installation_id}"],
deleteToken: ["DELETE /applications/{client_id}/token"],
getAuthenticated: ["GET /app"],
getBySlug: ["GET /apps/{app_slug}"],
getInstallation: ["GET /app/installations/{installation_id}"],
getOrgInstallation: ["GET /orgs/{org}/installation"],
getRepoInstallation: ["GET /repos/{owner}/{repo}/installation"],
getSubscriptionPlanForAccount: ["GET /marketplace_listing/accounts/{account_id}"],
getSubscriptionPlanForAccountStubbed: ["GET /marketplace_listing/stubbed/accounts/{account_id}"],
getUserInstallation: ["GET /users/{username}/installation"],
getWebhookConfigForApp: ["GET /app/hook/config"],
getWebhookDelivery: ["GET /app/hook/deliveries/{delivery_id}"],
listAccountsForPlan: ["GET /marketplace_listing/plans/{plan_id}/accounts"],
listAccountsForPlanStubbed: ["GET /marketplace_listing/stubbed/plans/{plan_id}/accounts"],
listInstallationReposForAuthenticatedUser: ["GET /user/installations/{installation_id}/repositories"],
listInstallationRequestsForAuthenticatedApp: ["GET /app/installation-requests"],
listInstallations: ["GET /app/installations"],
listInstallationsForAuthenticatedUser: ["GET /user/installations"],
listPlans: ["GET /marketplace_listing/plans"],
listPlansStubbed: ["GET /marketplace_listing/stubbed/plans"],
listReposAccessibleToInstallation: ["GET /installation/repositories"],
listSubscriptionsForAuthenticatedUser: ["GET /user/marketplace_purchases"],
listSubscriptionsForAuthenticatedUserStubbed: ["GET /user/marketplace_purchases/stubbed"],
listWebhookDeliveries: ["GET /app/hook/deliveries"],
redeliverWebhookDelivery: ["POST /app/hook/deliveries/{delivery_id}/attempts"],
removeRepoFromInstallation: [
"DELETE /user/installations/{installation_id}/repositories/{repository_id}",
{},
{ renamed: ["apps", "removeRepoFromInstallationForAuthenticatedUser"] }
],
removeRepoFromInstallationForAuthenticatedUser: ["DELETE /user/installations/{installation_id}/repositories/{repository_id}"],
resetToken: ["PATCH /applications/{client_id}/token"],
revokeInstallationAccessToken: ["DELETE /installation/token"],
scopeToken: ["POST /applications/{client_id}/token/scoped"],
suspendInstallation: ["PUT /app/installations/{installation_id}/suspended"],
unsuspendInstallation: ["DELETE /app/installations/{installation_id}/suspended"],
updateWebhookConfigForApp: ["PATCH /app/hook/config"]
},
billing: {
getGithubActionsBillingOrg: ["GET /orgs/{org}/settings/billing/actions"],
getGithubActionsBillingUser: ["GET /users/{username}/settings/billing/actions"],
getGithubBillingPremiumRequestUsageReportOrg: ["GET /organizations/{org}/settings/billing/premium_request/usage"],
getGithubBillingPremiumRequestUsageReportUser: ["GET /users/{username}/settings/billing/premium_request/usage"],
getGithubBillingUsageReportOrg: ["GET /organizations/{org}/settings/billing/usage"],
getGithubBillingUsageReportUser: ["GET /users/{username}/settings/billing/usage"],
getGithubPackagesBillingOrg: ["GET /orgs/{org}/settings/billing/packages"],
getGithubPackagesBillingUser: ["GET /users/{username}/settings/billing/packages"],
getSharedStorageBillingOrg: ["GET /orgs/{org}/settings/billing/shared-storage"],
getSharedStorageBillingUser: ["GET /users/{username}/settings/billing/shared-storage"]
},
campaigns: {
createCampaign: ["POST /orgs/{org}/campaigns"],
deleteCampaign: ["DELETE /orgs/{org}/campaigns/{campaign_number}"],
getCampaignSummary: ["GET /orgs/{org}/campaigns/{campaign_number}"],
listOrgCampaigns: ["GET /orgs/{org}/campaigns"],
updateCampaign: ["PATCH /orgs/{org}/campaigns/{campaign_number}"]
},
checks: {
create: ["POST /repos/{owner}/{repo}/check-runs"],
createSuite: ["POST /repos/{owner}/{repo}/check-suites"],
get: ["GET /repos/{owner}/{repo}/check-runs/{check_run_id}"],
getSuite: ["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}"],
listAnnotations: ["GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations"],
listForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/check-runs"],
listForSuite: ["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs"],
listSuitesForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/check-suites"],
rerequestRun: ["POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rerequest"],
rerequestSuite: ["POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest"],
setSuitesPreferences: ["PATCH /repos/{owner}/{repo}/check-suites/preferences"],
update: ["PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}"]
},
codeScanning: {
commitAutofix: ["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits"],
createAutofix: ["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],
createVariantAnalysis: ["POST /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses"],
deleteAnalysis: ["DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delete}"],
deleteCodeqlDatabase: ["DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],
getAlert: [
"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}",
{},
{ renamedParameters: { alert_id: "alert_number" } }
],
getAnalysis: ["GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}"],
getAutofix: ["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],
getCodeqlDatabase: ["GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],
getDefaultSetup: ["GET /repos/{owner}/{repo}/code-scanning/default-setup"],
getSarif: ["GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}"],
getVariantAnalysis: ["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}"],
getVariantAnalysisRepoTask: ["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}"],
listAlertInstances: ["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances"],
listAlertsForOrg: ["GET /orgs/{org}/code-scanning/alerts"],
listAlertsForRepo: ["GET /repos/{owner}/{repo}/code-scanning/alerts"],
listAlertsInstances: [
"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances",
{},
{ renamed: ["codeScanning", "listAlertInstances"] }
],
listCodeqlDatabases: ["GET /repos/{owner}/{repo}/code-scanning/codeql/databases"],
listRecentAnalyses: ["GET /repos/{owner}/{repo}/code-scanning/analyses"],
updateAlert: ["PATCH /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}"],
updateDefaultSetup: ["PATCH /repos/{owner}/{repo}/code-scanning/default-setup"],
uploadSarif: ["POST /repos/{owner}/{repo}/code-scanning/sarifs"]
},
codeSecurity: {
attachConfiguration: ["POST /orgs/{org}/code-security/configurations/{configuration_id}/attach"],
attachEnterpriseConfiguration: ["POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach"],
createConfiguration: ["POST /orgs/{org}/code-security/configurations"],
createConfigurationForEnterprise: ["POST /enterprises/{enterprise}/code-security/configurations"],
deleteConfiguration: ["DELETE /orgs/{org}/code-security/configurations/{configuration_id}"],
deleteConfigurationForEnterprise: ["DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],
detachConfiguration: ["DELETE /orgs/{org}/code-security/configurations/detach"],
getConfiguration: ["GET /orgs/{org}/code-security/configurations/{configuration_id}"],
getConfigurationForRepository: ["GET /repos/{owner}/{repo}/code-security-configuration"],
getConfigurationsForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations"],
getConfigurationsForOrg: ["GET /orgs/{org}/code-security/configurations"],
getDefaultConfigurations: ["GET /orgs/{org}/code-security/configurations/defaults"],
getDefaultConfigurationsForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations/defaults"],
getRepositoriesForConfiguration: ["GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories"],
getRepositoriesForEnterpriseConfiguration: ["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories"],
getSingleConfigurationForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],
setConfigurationAsDefault: ["PUT /orgs/{org}/code-security/configurations/{configuration_id}/defaults"],
setConfigurationAsDefaultForEnterprise: ["PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults"],
updateConfiguration: ["PATCH /orgs/{org}/code-security/configurations/{configuration_id}"],
updateEnterpriseConfiguration: ["PATCH /enterprises/{enterprise}/code-security/configurations/{configuration_id}"]
},
codesOfConduct: {
getAllCodesOfConduct: ["GET /codes_of_conduct"],
getConductCode: ["GET /codes_of_conduct/{key}"]
},
codespaces: {
addRepositoryForSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
checkPermissionsForDevcontainer: ["GET /repos/{owner}/{repo}/codespaces/permissions_check"],
codespaceMachinesForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}/machines"],
createForAuthenticatedUser: ["POST /user/codespaces"],
createOrUpdateOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}"],
createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
createOrUpdateSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}"],
createWithPrForAuthenticatedUser: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces"],
createWithRepoForAuthenticatedUser: ["POST /repos/{owner}/{repo}/codespaces"],
deleteForAuthenticatedUser: ["DELETE /user/codespaces/{codespace_name}"],
deleteFromOrganization: ["DELETE /orgs/{org}/members/{username}/codespaces/{codespace_name}"],
deleteOrgSecret: ["DELETE /orgs/{org}/codespaces/secrets/{secret_name}"],
deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
deleteSecretForAuthenticatedUser: ["DELETE /user/codespaces/secrets/{secret_name}"],
exportForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/exports"],
getCodespacesForUserInOrg: ["GET /orgs/{org}/members/{username}/codespaces"],
getExportDetailsForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}/exports/{export_id}"],
getForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}"],
getOrgPublicKey: ["GET /orgs/{org}/codespaces/secrets/public-key"],
getOrgSecret: ["GET /orgs/{org}/codespaces/secrets/{secret_name}"],
getPublicKeyForAuthenticatedUser: ["GET /user/codespaces/secrets/public-key"],
getRepoPublicKey: ["GET /repos/{owner}/{repo}/codespaces/secrets/public-key"],
getRepoSecret: ["GET /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
getSecretForAuthenticatedUser: ["GET /user/codespaces/secrets/{secret_name}"],
listDevcontainersInRepositoryForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/devcontainers"],
listForAuthenticatedUser: ["GET /user/codespaces"],
listInOrganization: [
"GET /orgs/{org}/codespaces",
{},
{ renamedParameters: { org_id: "org" } }
],
listInRepositoryForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces"],
listOrgSecrets: ["GET /orgs/{org}/codespaces/secrets"],
listRepoSecrets: ["GET /repos/{owner}/{repo}/codespaces/secrets"],
listRepositoriesForSecretForAuthenticatedUser: ["GET /user/codespaces/secrets/{secret_name}/repositories"],
listSecretsForAuthenticatedUser: ["GET /user/codespaces/secrets"],
listSelectedReposForOrgSecret: ["GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],
preFlightWithRepoForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/new"],
publishForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/publish"],
removeRepositoryForSecretForAuthenticatedUser: ["DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
repoMachinesForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/machines"],
setRepositoriesForSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}/repositories"],
setSelectedReposForOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],
startForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/start"],
stopForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/stop"],
stopInOrganization: ["POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop"],
updateForAuthenticatedUser: ["PATCH /user/codespaces/{codespace_name}"]
},
copilot: {
addCopilotSeatsForTeams: ["POST /orgs/{org}/copilot/billing/selected_teams"],
addCopilotSeatsForUsers: ["POST /orgs/{org}/copilot/billing/selected_users"],
cancelCopilotSeatAssignmentForTeams: ["DELETE /orgs/{org}/copilot/billing/selected_teams"],
cancelCopilotSeatAssignmentForUsers: ["DELETE /orgs/{org}/copilot/billing/selected_users"],
copilotMetricsForOrganization: ["GET /orgs/{org}/copilot/metrics"],
copilotMetricsForTeam: ["GET /orgs/{org}/team/{team_slug}/copilot/metrics"],
getCopilotOrganizationDetails: ["GET /orgs/{org}/copilot/billing"],
getCopilotSeatDetailsForUser: ["GET /orgs/{org}/members/{username}/copilot"],
listCopilotSeats: ["GET /orgs/{org}/copilot/billing/seats"]
},
credentials: { revoke: ["POST /credentials/revoke"] },
dependabot: {
addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],
createOrUpdateOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}"],
createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
deleteOrgSecret: ["DELETE /orgs/{org}/dependabot/secrets/{secret_name}"],
deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
getAlert: ["GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],
getOrgPublicKey: ["GET /orgs/{org}/dependabot/secrets/public-key"],
getOrgSecret: ["GET /orgs/{org}/dependabot/secrets/{secret_name}"],
getRepoPublicKey: ["GET /repos/{owner}/{repo}/dependabot/secrets/public-key"],
getRepoSecret: ["GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
listAlertsForEnterprise: ["GET /enterprises/{enterprise}/dependabot/alerts"],
listAlertsForOrg: ["GET /orgs/{org}/dependabot/alerts"],
listAlertsForRepo: ["GET /repos/{owner}/{repo}/dependabot/alerts"],
listOrgSecrets: ["GET /orgs/{org}/dependabot/secrets"],
listRepoSecrets: ["GET /repos/{owner}/{repo}/dependabot/secrets"],
listSelectedReposForOrgSecret: ["GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],
removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],
repositoryAccessForOrg: ["GET /organizations/{org}/dependabot/repository-access"],
setRepositoryAccessDefaultLevel: ["PUT /organizations/{org}/dependabot/repository-access/default-level"],
setSelectedReposForOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],
updateAlert: ["PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],
updateRepositoryAccessForOrg: ["PATCH /organizations/{org}/dependabot/repository-access"]
},
dependencyGraph: {
createRepositorySnapshot: ["POST /repos/{owner}/{repo}/dependency-graph/snapshots"],
diffRange: ["GET /repos/{owner}/{repo}/dependency-graph/compare/{basehead}"],
exportSbom: ["GET /repos/{owner}/{repo}/dependency-graph/sbom"]
},
emojis: { get: ["GET /emojis"] },
enterpriseTeamMemberships: {
add: ["PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
bulkAdd: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add"],
bulkRemove: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove"],
get: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
list: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships"],
remove: ["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"]
},
enterpriseTeamOrganizations: {
add: ["PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
bulkAdd: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add"],
bulkRemove: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove"],
delete: ["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
getAssignment: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
getAssignments: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations"]
},
enterpriseTeams: {
create: ["POST /enterprises/{enterprise}/teams"],
delete: ["DELETE /enterprises/{enterprise}/teams/{team_slug}"],
get: ["GET /enterprises/{enterprise}/teams/{team_slug}"],
list: ["GET /enterprises/{enterprise}/teams"],
update: ["PATCH /enterprises/{enterprise}/teams/{team_slug}"]
},
gists: {
checkIsStarred: ["GET /gists/{gist_id}/star"],
create: ["POST /gists"],
createComment: ["POST /gists/{gist_id}/comments"],
delete: ["DELETE /gists/{gist_id}"],
deleteComment: ["DELETE /gists/{gist_id}/comments/{comment_id}"],
fork: ["POST /gists/{gist_id}/forks"],
get: ["GET /gists/{gist_id}"],
getComment: ["GET /gists/{gist_id}/comments/{comment_id}"],
getRevision: ["GET /gists/{gist_id}/{sha}"],
list: ["GET /gists"],
listComments: ["GET /gists/{gist_id}/comments"],
listCommits: ["GET /gists/{gist_id}/commits"],
listForUser: ["GET /users/{username}/gists"],
listForks: ["GET /gists/{gist_id}/forks"],
listPublic: ["GET /gists/public"],
listStarred: ["GET /gists/starred"],
star: ["PUT /gists/{gist_id}/star"],
unstar: ["DELETE /gists/{gist_id}/star"],
update: ["PATCH /gists/{gist_id}"],
updateComment: ["PATCH /gists/{gist_id}/comments/{comment_id}"]
},
git: {
createBlob: ["POST /repos/{owner}/{repo}/git/blobs"],
createCommit: ["POST /repos/{owner}/{repo}/git/commits"],
createRef: ["POST /repos/{owner}/{repo}/git/refs"],
createTag: ["POST /repos/{owner}/{repo}/git/tags"],
createTree: ["POST /repos/{owner}/{repo}/git/trees"],
deleteRef: ["DELETE /repos/{owner}/{repo}/git/refs/{ref}"],
getBlob: ["GET /repos/{owner}/{repo}/git/blobs/{file_sha}"],
getCommit: ["GET /repos/{owner}/{repo}/git/commits/{commit_sha}"],
getRef: ["GET /repos/{owner}/{repo}/git/ref/{ref}"],
getTag: ["GET /repos/{owner}/{repo}/git/tags/{tag_sha}"],
getTree: ["GET /repos/{owner}/{repo}/git/trees/{tree_sha}"],
listMatchingRefs: ["GET /repos/{owner}/{repo}/git/matching-refs/{ref}"],
updateRef: ["PATCH /repos/{owner}/{repo}/git/refs/{ref}"]
},
gitignore: {
getAllTemplates: ["GET /gitignore/templates"],
getTemplate: ["GET /gitignore/templates/{name}"]
},
hostedCompute: {
createNetworkConfigurationForOrg: ["POST /orgs/{org}/settings/network-configurations"],
deleteNetworkConfigurationFromOrg: ["DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}"],
getNetworkConfigurationForOrg: ["GET /orgs/{org}/settings/network-configurations/{network_configuration_id}"],
getNetworkSettingsForOrg: ["GET /orgs/{org}/settings/network-settings/{network_settings_id}"],
listNetworkConfigurationsForOrg: ["GET /orgs/{org}/settings/network-configurations"],
updateNetworkConfigurationForOrg: ["PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}"]
},
interactions: {
getRestrictionsForAuthenticatedUser: ["GET /user/interaction-limits"],
getRestrictionsForOrg: ["GET /orgs/{org}/interaction-limits"],
getRestrictionsForRepo: ["GET /repos/{owner}/{repo}/interaction-limits"],
getRestrictionsForYourPublicRepos: [
"GET /user/interaction-limits",
{},
{ renamed: ["interactions", "getRestrictionsForAuthenticatedUser"] }
],
removeRestrictionsForAuthenticatedUser: ["DELETE /user/interaction-limits"],
removeRestrictionsForOrg: ["DELETE /orgs/{org}/interaction-limits"],
removeRestrictionsForRepo: ["DELETE /repos/{owner}/{repo}/interaction-limits"],
removeRestrictionsForYourPublicRepos: [
"DELETE /user/interaction-limits",
{},
{ renamed: ["interactions", "removeRestrictionsForAuthenticatedUser"] }
],
setRestrictionsForAuthenticatedUser: ["PUT /user/interaction-limits"],
setRestrictionsForOrg: ["PUT /orgs/{org}/interaction-limits"],
setRestrictionsForRepo: ["PUT /repos/{owner}/{repo}/interaction-limits"],
setRestrictionsForYourPublicRepos: [
"PUT /user/interaction-limits",
{},
{ renamed: ["interactions", "setRestrictionsForAuthenticatedUser"] }
]
},
issues: {
addAssignees: ["POST /repos/{owner}/{repo}/issues/{issue_number}/assignees"],
addBlockedByDependency: ["POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
addLabels: ["POST /repos/{owner}/{repo}/issues/{issue_number}/labels"],
addSubIssue: ["POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],
checkUserCanBeAssigned: ["GET /repos/{owner}/{repo}/assignees/{assignee}"],
checkUserCanBeAssignedToIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}"],
create: ["POST /repos/{owner}/{repo}/issues"],
createComment: ["POST /repos/{owner}/{repo}/issues/{issue_number}/comments"],
createLabel: ["POST /repos/{owner}/{repo}/labels"],
createMilestone: ["POST /repos/{owner}/{repo}/milestones"],
deleteComment: ["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}"],
deleteLabel: ["DELETE /repos/{owner}/{repo}/labels/{name}"],
deleteMilestone: ["DELETE /repos/{owner}/{repo}/milestones/{milestone_number}"],
get: ["GET /repos/{owner}/{repo}/issues/{issue_number}"],
getComment: ["GET /repos/{owner}/{repo}/issues/comments/{comment_id}"],
getEvent: ["GET /repos/{owner}/{repo}/issues/events/{event_id}"],
getLabel: ["GET /repos/{owner}/{repo}/labels/{name}"],
getMilestone: ["GET /repos/{owner}/{repo}/milestones/{milestone_number}"],
getParent: ["GET /repos/{owner}/{repo}/issues/{issue_number}/parent"],
list: ["GET /issues"],
listAssignees: ["GET /repos/{owner}/{repo}/assignees"],
listComments: ["GET /repos/{owner}/{repo}/issues/{issue_number}/comments"],
listCommentsForRepo: ["GET /repos/{owner}/{repo}/issues/comments"],
listDependenciesBlockedBy: ["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
listDependenciesBlocking: ["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking"],
listEvents: ["GET /repos/{owner}/{repo}/issues/{issue_number}/events"],
listEventsForRepo: ["GET /repos/{owner}/{repo}/issues/events"],
listEventsForTimeline: ["GET /repos/{owner}/{repo}/issues/{issue_number}/timeline"],
listForAuthenticatedUser: ["GET /user/issues"],
listForOrg: ["GET /orgs/{org}/issues"],
listForRepo: ["GET /repos/{owner}/{repo}/issues"],
listLabelsForMilestone: ["GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels"],
listLabelsForRepo: ["GET /repos/{owner}/{repo}/labels"],
listLabelsOnIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/labels"],
listMilestones: ["GET /repos/{owner}/{repo}/milestones"],
listSubIssues: ["GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],
lock: ["PUT /repos/{owner}/{repo}/issues/{issue_number}/lock"],
removeAllLabels: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels"],
removeAssignees: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"],
removeDependencyBlockedBy: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}"],
removeLabel: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}"],
removeSubIssue: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue"],
reprioritizeSubIssue: ["PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority"],
setLabels: ["PUT /repos/{owner}/{repo}/issues/{issue_number}/labels"],
unlock: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock"],
update: ["PATCH /repos/{owner}/{repo}/issues/{issue_number}"],
updateComment: ["PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}"],
updateLabel: ["PATCH /repos/{owner}/{repo}/labels/{name}"],
updateMilestone: ["PATCH /repos/{owner}/{repo}/milestones/{milestone_number}"]
},
licenses: {
get: ["GET /licenses/{license}"],
getAllCommonlyUsed: ["GET /licenses"],
getForRepo: ["GET /repos/{owner}/{repo}/license"]
},
markdown: {
render: ["POST /markdown"],
renderRaw: ["POST /markdown/raw", { headers: { "content-type": "text/plain; charset=utf-8" } }]
},
meta: {
get: ["GET /meta"],
getAllVersions: ["GET /versions"],
getOctocat: ["GET /octocat"],
getZen: ["GET /zen"],
root: ["GET /"]
},
migrations: {
deleteArchiveForAuthenticatedUser: ["DELETE /user/migrations/{migration_id}/archive"],
deleteArchiveForOrg: ["DELETE /orgs/{org}/migrations/{migration_id}/archive"],
downloadArchiveForOrg: ["GET /orgs/{org}/migrations/{migration_id}/archive"],
getArchiveForAuthenticatedUser: ["GET /user/migrations/{migration_id}/archive"],
getStatusForAuthenticatedUser: ["GET /user/migrations/{migration_id}"],
getStatusForOrg: ["GET /orgs/{org}/migrations/{migration_id}"],
listForAuthenticatedUser: ["GET /user/migrations"],
listForOrg: ["GET /orgs/{org}/migrations"],
listReposForAuthenticatedUser: ["GET /user/migrations/{migration_id}/repositories"],
listReposForOrg: ["GET /orgs/{org}/migrations/{migration_id}/repositories"],
listReposForUser: [
"GET /user/migrations/{migration_id}/repositories",
{},
{ renamed: ["migrations", "listReposForAuthenticatedUser"] }
],
startForAuthenticatedUser: ["POST /user/migrations"],
startForOrg: ["POST /orgs/{org}/migrations"],
unlockRepoForAuthenticatedUser: ["DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock"],
unlockRepoForOrg: ["DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock"]
},
oidc: {
getOidcCustomSubTemplateForOrg: ["GET /orgs/{org}/actions/oidc/customization/sub"],
updateOidcCustomSubTemplateForOrg: ["PUT /orgs/{org}/actions/oidc/customization/sub"]
},
orgs: {
addSecurityManagerTeam: [
"PUT /orgs/{org}/security-managers/teams/{team_slug}",
{},
{ deprecated: "octokit.rest.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team" }
],
assignTeamToOrgRole: ["PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],
assignUserToOrgRole: ["PUT /orgs/{org}/organization-roles/users/{username}/{role_id}"],
blockUser: ["PUT /orgs/{org}/blocks/{username}"],
cancelInvitation: ["DELETE /orgs/{org}/invitations/{invitation_id}"],
checkBlockedUser: ["GET /orgs/{org}/blocks/{username}"],
checkMembershipForUser: ["GET /orgs/{org}/members/{username}"],
checkPublicMembershipForUser: ["GET /orgs/{org}/public_members/{username}"],
convertMemberToOutsideCollaborator: ["PUT /orgs/{org}/outside_collaborators/{username}"],
createArtifactStorageRecord: ["POST /orgs/{org}/artifacts/metadata/storage-record"],
createInvitation: ["POST /orgs/{org}/invitations"],
createIssueType: ["POST /orgs/{org}/issue-types"],
createWebhook: ["POST /orgs/{org}/hooks"],
customPropertiesForOrgsCreateOrUpdateOrganizationValues: ["PATCH /organizations/{org}/org-properties/values"],
customPropertiesForOrgsGetOrganizationValues: ["GET /organizations/{org}/org-properties/values"],
customPropertiesForReposCreateOrUpdateOrganizationDefinition: ["PUT /orgs/{org}/properties/schema/{custom_property_name}"],
customPropertiesForReposCreateOrUpdateOrganizationDefinitions: ["PATCH /orgs/{org}/properties/schema"],
customPropertiesForReposCreateOrUpdateOrganizationValues: ["PATCH /orgs/{org}/properties/values"],
customPropertiesForReposDeleteOrganizationDefinition: ["DELETE /orgs/{org}/properties/schema/{custom_property_name}"],
customPropertiesForReposGetOrganizationDefinition: ["GET /orgs/{org}/properties/schema/{custom_property_name}"],
customPropertiesForReposGetOrganizationDefinitions: ["GET /orgs/{org}/properties/schema"],
customPropertiesForReposGetOrganizationValues: ["GET /orgs/{org}/properties/values"],
delete: ["DELETE /orgs/{org}"],
deleteAttestationsBulk: ["POST /orgs/{org}/attestations/delete-request"],
deleteAttestationsById: ["DELETE /orgs/{org}/attestations/{attestation_id}"],
deleteAttestationsBySubjectDigest: ["DELETE /orgs/{org}/attestations/digest/{subject_digest}"],
deleteIssueType: ["DELETE /orgs/{org}/issue-types/{issue_type_id}"],
deleteWebhook: ["DELETE /orgs/{org}/hooks/{hook_id}"],
disableSelectedRepositoryImmutableReleasesOrganization: ["DELETE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],
enableSelectedRepositoryImmutableReleasesOrganization: ["PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],
get: ["GET /orgs/{org}"],
getImmutableReleasesSettings: ["GET /orgs/{org}/settings/immutable-releases"],
getImmutableReleasesSettingsRepositories: ["GET /orgs/{org}/settings/immutable-releases/repositories"],
getMembershipForAuthenticatedUser: ["GET /user/memberships/orgs/{org}"],
getMembershipForUser: ["GET /orgs/{org}/memberships/{username}"],
getOrgRole: ["GET /orgs/{org}/organization-roles/{role_id}"],
getOrgRulesetHistory: ["GET /orgs/{org}/rulesets/{ruleset_id}/history"],
getOrgRulesetVersion: ["GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}"],
getWebhook: ["GET /orgs/{org}/hooks/{hook_id}"],
getWebhookConfigForOrg: ["GET /orgs/{org}/hooks/{hook_id}/config"],
getWebhookDelivery: ["GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}"],
list: ["GET /organizations"],
listAppInstallations: ["GET /orgs/{org}/installations"],
listArtifactStorageRecords: ["GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records"],
listAttestationRepositories: ["GET /orgs/{org}/attestations/repositories"],
listAttestations: ["GET /orgs/{org}/attestations/{subject_digest}"],
listAttestationsBulk: ["POST /orgs/{org}/attestations/bulk-list{?per_page,before,after}"],
listBlockedUsers: ["GET /orgs/{org}/blocks"],
listFailedInvitations: ["GET /orgs/{org}/failed_invitations"],
listForAuthenticatedUser: ["GET /user/orgs"],
listForUser: ["GET /users/{username}/orgs"],
listInvitationTeams: ["GET /orgs/{org}/invitations/{invitation_id}/teams"],
listIssueTypes: ["GET /orgs/{org}/issue-types"],
listMembers: ["GET /orgs/{org}/members"],
listMembershipsForAuthenticatedUser: ["GET /user/memberships/orgs"],
listOrgRoleTeams: ["GET /orgs/{org}/organization-roles/{role_id}/teams"],
listOrgRoleUsers: ["GET /orgs/{org}/organization-roles/{role_id}/users"],
listOrgRoles: ["GET /orgs/{org}/organization-roles"],
listOrganizationFineGrainedPermissions: ["GET /orgs/{org}/organization-fine-grained-permissions"],
listOutsideCollaborators: ["GET /orgs/{org}/outside_collaborators"],
listPatGrantRepositories: ["GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories"],
listPatGrantRequestRepositories: ["GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories"],
listPatGrantRequests: ["GET /orgs/{org}/personal-access-token-requests"],
listPatGrants: ["GET /orgs/{org}/personal-access-tokens"],
listPendingInvitations: ["GET /orgs/{org}/invitations"],
listPublicMembers: ["GET /orgs/{org}/public_members"],
listSecurityManagerTeams: [
"GET /orgs/{org}/security-managers",
{},
{ deprecated: "octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-managers#list-security-manager-teams" }
],
listWebhookDeliveries: ["GET /orgs/{org}/hooks/{hook_id}/deliveries"],
listWebhooks: ["GET /orgs/{org}/hooks"],
pingWebhook: ["POST /orgs/{org}/hooks/{hook_id}/pings"],
redeliverWebhookDelivery: ["POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],
removeMember: ["DELETE /orgs/{org}/members/{username}"],
removeMembershipForUser: ["DELETE /orgs/{org}/memberships/{username}"],
removeOutsideCollaborator: ["DELETE /orgs/{org}/outside_collaborators/{username}"],
removePublicMembershipForAuthenticatedUser: ["DELETE /orgs/{org}/public_members/{username}"],
removeSecurityManagerTeam: [
"DELETE /orgs/{org}/security-managers/teams/{team_slug}",
{},
{ deprecated: "octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#remove-a-security-manager-team" }
],
reviewPatGrantRequest: ["POST /orgs/{org}/personal-access-token-requests/{pat_request_id}"],
reviewPatGrantRequestsInBulk: ["POST /orgs/{org}/personal-access-token-requests"],
revokeAllOrgRolesTeam: ["DELETE /orgs/{org}/organization-roles/teams/{team_slug}"],
revokeAllOrgRolesUser: ["DELETE /orgs/{org}/organization-roles/users/{username}"],
revokeOrgRoleTeam: ["DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],
revokeOrgRoleUser: ["DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}"],
setImmutableReleasesSettings: ["PUT /orgs/{org}/settings/immutable-releases"],
setImmutableReleasesSettingsRepositories: ["PUT /orgs/{org}/settings/immutable-releases/repositories"],
setMembershipForUser: ["PUT /orgs/{org}/memberships/{username}"],
setPublicMembershipForAuthenticatedUser: ["PUT /orgs/{org}/public_members/{username}"],
unblockUser: ["DELETE /orgs/{org}/blocks/{username}"],
update: ["PATCH /orgs/{org}"],
updateIssueType: ["PUT /orgs/{org}/issue-types/{issue_type_id}"],
updateMembershipForAuthenticatedUser: ["PATCH /user/memberships/orgs/{org}"],
updatePatAccess: ["POST /orgs/{org}/personal-access-tokens/{pat_id}"],
updatePatAccesses: ["POST /orgs/{org}/personal-access-tokens"],
updateWebhook: ["PATCH /orgs/{org}/hooks/{hook_id}"],
updateWebhookConfigForOrg: ["PATCH /orgs/{org}/hooks/{hook_id}/config"]
},
packages: {
deletePackageForAuthenticatedUser: ["DELETE /user/packages/{package_type}/{package_name}"],
deletePackageForOrg: ["DELETE /orgs/{org}/packages/{package_type}/{package_name}"],
deletePackageForUser: ["DELETE /users/{username}/packages/{package_type}/{package_name}"],
deletePackageVersionForAuthenticatedUser: ["DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],
deletePackageVersionForOrg: ["DELETE /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
deletePackageVersionForUser: ["DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
getAllPackageVersionsForAPackageOwnedByAnOrg: [
"GET /orgs/{org}/packages/{package_type}/{package_name}/versions",
{},
{ renamed: ["packages", "getAllPackageVersionsForPackageOwnedByOrg"] }
],
getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser: [
"GET /user/packages/{package_type}/{package_name}/versions",
{},
{ renamed: ["packages", "getAllPackageVersionsForPackageOwnedByAuthenticatedUser"] }
],
getAllPackageVersionsForPackageOwnedByAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}/versions"],
getAllPackageVersionsForPackageOwnedByOrg: ["GET /orgs/{org}/packages/{package_type}/{package_name}/versions"],
getAllPackageVersionsForPackageOwnedByUser: ["GET /users/{username}/packages/{package_type}/{package_name}/versions"],
getPackageForAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}"],
getPackageForOrganization: ["GET /orgs/{org}/packages/{package_type}/{package_name}"],
getPackageForUser: ["GET /users/{username}/packages/{package_type}/{package_name}"],
getPackageVersionForAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],
getPackageVersionForOrganization: ["GET /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
getPackageVersionForUser: ["GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
listDockerMigrationConflictingPackagesForAuthenticatedUser: ["GET /user/docker/conflicts"],
listDockerMigrationConflictingPackagesForOrganization: ["GET /orgs/{org}/docker/conflicts"],
listDockerMigrationConflictingPackagesForUser: ["GET /users/{username}/docker/conflicts"],
listPackagesForAuthenticatedUser: ["GET /user/packages"],
listPackagesForOrganization: ["GET /orgs/{org}/packages"],
listPackagesForUser: ["GET /users/{username}/packages"],
restorePackageForAuthenticatedUser: ["POST /user/packages/{package_type}/{package_name}/restore{?token}"],
restorePackageForOrg: ["POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token}"],
restorePackageForUser: ["POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}"],
restorePackageVersionForAuthenticatedUser: ["POST /user/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],
restorePackageVersionForOrg: ["POST /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],
restorePackageVersionForUser: ["POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"]
},
privateRegistries: {
createOrgPrivateRegistry: ["POST /orgs/{org}/private-registries"],
deleteOrgPrivateRegistry: ["DELETE /orgs/{org}/private-registries/{secret_name}"],
getOrgPrivateRegistry: ["GET /orgs/{org}/private-registries/{secret_name}"],
getOrgPublicKey: ["GET /orgs/{org}/private-registries/public-key"],
listOrgPrivateRegistries: ["GET /orgs/{org}/private-registries"],
updateOrgPrivateRegistry: ["PATCH /orgs/{org}/private-registries/{secret_name}"]
},
projects: {
addItemForOrg: ["POST /orgs/{org}/projectsV2/{project_number}/items"],
addItemForUser: ["POST /users/{username}/projectsV2/{project_number}/items"],
deleteItemForOrg: ["DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
deleteItemForUser: ["DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}"],
getFieldForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}"],
getFieldForUser: ["GET /users/{username}/projectsV2/{project_number}/fields/{field_id}"],
getForOrg: ["GET /orgs/{org}/projectsV2/{project_number}"],
getForUser: ["GET /users/{username}/projectsV2/{project_number}"],
getOrgItem: ["GET /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
getUserItem: ["GET /users/{username}/projectsV2/{project_number}/items/{item_id}"],
listFieldsForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/fields"],
listFieldsForUser: ["GET /users/{username}/projectsV2/{project_number}/fields"],
listForOrg: ["GET /orgs/{org}/projectsV2"],
listForUser: ["GET /users/{username}/projectsV2"],
listItemsForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/items"],
listItemsForUser: ["GET /users/{username}/projectsV2/{project_number}/items"],
updateItemForOrg: ["PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
updateItemForUser: ["PATCH /users/{username}/projectsV2/{project_number}/items/{item_id}"]
},
pulls: {
checkIfMerged: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/merge"],
create: ["POST /repos/{owner}/{repo}/pulls"],
createReplyForReviewComment: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"],
createReview: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
createReviewComment: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments"],
deletePendingReview: ["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
deleteReviewComment: ["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}"],
dismissReview: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"],
get: ["GET /repos/{owner}/{repo}/pulls/{pull_number}"],
getReview: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
getReviewComment: ["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}"],
list: ["GET /repos/{owner}/{repo}/pulls"],
listCommentsForReview: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments"],
listCommits: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/commits"],
listFiles: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/files"],
listRequestedReviewers: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
listReviewComments: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/comments"],
listReviewCommentsForRepo: ["GET /repos/{owner}/{repo}/pulls/comments"],
listReviews: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
merge: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge"],
removeRequestedReviewers: ["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
requestReviewers: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
submitReview: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events"],
update: ["PATCH /repos/{owner}/{repo}/pulls/{pull_number}"],
updateBranch: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch"],
updateReview: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
updateReviewComment: ["PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}"]
},
rateLimit: { get: ["GET /rate_limit"] },
reactions: {
createForCommitComment: ["POST /repos/{owner}/{repo}/comments/{comment_id}/reactions"],
createForIssue: ["POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"],
createForIssueComment: ["POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],
createForPullRequestReviewComment: ["POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],
createForRelease: ["POST /repos/{owner}/{repo}/releases/{release_id}/reactions"],
createForTeamDiscussionCommentInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],
createForTeamDiscussionInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"],
deleteForCommitComment: ["DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}"],
deleteForIssue: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}"],
deleteForIssueComment: ["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}"],
deleteForPullRequestComment: ["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}"],
deleteForRelease: ["DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}"],
deleteForTeamDiscussion: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions/{reaction_id}"],
deleteForTeamDiscussionComment: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions/{reaction_id}"],
listForCommitComment: ["GET /repos/{owner}/{repo}/comments/{comment_id}/reactions"],
listForIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/reactions"],
listForIssueComment: ["GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],
listForPullRequestReviewComment: ["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],
listForRelease: ["GET /repos/{owner}/{repo}/releases/{release_id}/reactions"],
listForTeamDiscussionCommentInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],
listForTeamDiscussionInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"]
},
repos: {
acceptInvitation: [
"PATCH /user/repository_invitations/{invitation_id}",
{},
{ renamed: ["repos", "acceptInvitationForAuthenticatedUser"] }
],
acceptInvitationForAuthenticatedUser: ["PATCH /user/repository_invitations/{invitation_id}"],
addAppAccessRestrictions: [
"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
{},
{ mapToData: "apps" }
],
addCollaborator: ["PUT /repos/{owner}/{repo}/collaborators/{username}"],
addStatusCheckContexts: [
"POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
{},
{ mapToData: "contexts" }
],
addTeamAccessRestrictions: [
"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
{},
{ mapToData: "teams" }
],
addUserAccessRestrictions: [
"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
{},
{ mapToData: "users" }
],
cancelPagesDeployment: ["POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel"],
checkAutomatedSecurityFixes: ["GET /repos/{owner}/{repo}/automated-security-fixes"],
checkCollaborator: ["GET /repos/{owner}/{repo}/collaborators/{username}"],
checkImmutableReleases: ["GET /repos/{owner}/{repo}/immutable-releases"],
checkPrivateVulnerabilityReporting: ["GET /repos/{owner}/{repo}/private-vulnerability-reporting"],
checkVulnerabilityAlerts: ["GET /repos/{owner}/{repo}/vulnerability-alerts"],
codeownersErrors: ["GET /repos/{owner}/{repo}/codeowners/errors"],
compareCommits: ["GET /repos/{owner}/{repo}/compare/{base}...{head}"],
compareCommitsWithBasehead: ["GET /repos/{owner}/{repo}/compare/{basehead}"],
createAttestation: ["POST /repos/{owner}/{repo}/attestations"],
createAutolink: ["POST /repos/{owner}/{repo}/autolinks"],
createCommitComment: ["POST /repos/{owner}/{repo}/commits/{commit_sha}/comments"],
createCommitSignatureProtection: ["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
createCommitStatus: ["POST /repos/{owner}/{repo}/statuses/{sha}"],
createDeployKey: ["POST /repos/{owner}/{repo}/keys"],
createDeployment: ["POST /repos/{owner}/{repo}/deployments"],
createDeploymentBranchPolicy: ["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],
createDeploymentProtectionRule: ["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],
createDeploymentStatus: ["POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],
createDispatchEvent: ["POST /repos/{owner}/{repo}/dispatches"],
createForAuthenticatedUser: ["POST /user/repos"],
createFork: ["POST /repos/{owner}/{repo}/forks"],
createInOrg: ["POST /orgs/{org}/repos"],
createOrUpdateEnvironment: ["PUT /repos/{owner}/{repo}/environments/{environment_name}"],
createOrUpdateFileContents: ["PUT /repos/{owner}/{repo}/contents/{path}"],
createOrgRuleset: ["POST /orgs/{org}/rulesets"],
createPagesDeployment: ["POST /repos/{owner}/{repo}/pages/deployments"],
createPagesSite: ["POST /repos/{owner}/{repo}/pages"],
createRelease: ["POST /repos/{owner}/{repo}/releases"],
createRepoRuleset: ["POST /repos/{owner}/{repo}/rulesets"],
createUsingTemplate: ["POST /repos/{template_owner}/{template_repo}/generate"],
createWebhook: ["POST /repos/{owner}/{repo}/hooks"],
customPropertiesForReposCreateOrUpdateRepositoryValues: ["PATCH /repos/{owner}/{repo}/properties/values"],
customPropertiesForReposGetRepositoryValues: ["GET /repos/{owner}/{repo}/properties/values"],
declineInvitation: [
"DELETE /user/repository_invitations/{invitation_id}",
{},
{ renamed: ["repos", "declineInvitationForAuthenticatedUser"] }
],
declineInvitationForAuthenticatedUser: ["DELETE /user/repository_invitations/{invitation_id}"],
delete: ["DELETE /repos/{owner}/{repo}"],
deleteAccessRestrictions: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],
deleteAdminBranchProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
deleteAnEnvironment: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}"],
deleteAutolink: ["DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}"],
deleteBranchProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection"],
deleteCommitComment: ["DELETE /repos/{owner}/{repo}/comments/{comment_id}"],
deleteCommitSignatureProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
deleteDeployKey: ["DELETE /repos/{owner}/{repo}/keys/{key_id}"],
deleteDeployment: ["DELETE /repos/{owner}/{repo}/deployments/{deployment_id}"],
deleteDeploymentBranchPolicy: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
deleteFile: ["DELETE /repos/{owner}/{repo}/contents/{path}"],
deleteInvitation: ["DELETE /repos/{owner}/{repo}/invitations/{invitation_id}"],
deleteOrgRuleset: ["DELETE /orgs/{org}/rulesets/{ruleset_id}"],
deletePagesSite: ["DELETE /repos/{owner}/{repo}/pages"],
deletePullRequestReviewProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
deleteRelease: ["DELETE /repos/{owner}/{repo}/releases/{release_id}"],
deleteReleaseAsset: ["DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}"],
deleteRepoRuleset: ["DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
deleteWebhook: ["DELETE /repos/{owner}/{repo}/hooks/{hook_id}"],
disableAutomatedSecurityFixes: ["DELETE /repos/{owner}/{repo}/automated-security-fixes"],
disableDeploymentProtectionRule: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],
disableImmutableReleases: ["DELETE /repos/{owner}/{repo}/immutable-releases"],
disablePrivateVulnerabilityReporting: ["DELETE /repos/{owner}/{repo}/private-vulnerability-reporting"],
disableVulnerabilityAlerts: ["DELETE /repos/{owner}/{repo}/vulnerability-alerts"],
downloadArchive: [
"GET /repos/{owner}/{repo}/zipball/{ref}",
{},
{ renamed: ["repos", "downloadZipballArchive"] }
],
downloadTarballArchive: ["GET /repos/{owner}/{repo}/tarball/{ref}"],
downloadZipballArchive: ["GET /repos/{owner}/{repo}/zipball/{ref}"],
enableAutomatedSecurityFixes: ["PUT /repos/{owner}/{repo}/automated-security-fixes"],
enableImmutableReleases: ["PUT /repos/{owner}/{repo}/immutable-releases"],
enablePrivateVulnerabilityReporting: ["PUT /repos/{owner}/{repo}/private-vulnerability-reporting"],
enableVulnerabilityAlerts: ["PUT /repos/{owner}/{repo}/vulnerability-alerts"],
generateReleaseNotes: ["POST /repos/{owner}/{repo}/releases/generate-notes"],
get: ["GET /repos/{owner}/{repo}"],
getAccessRestrictions: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],
getAdminBranchProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
getAllDeploymentProtectionRules: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],
getAllEnvironments: ["GET /repos/{owner}/{repo}/environments"],
getAllStatusCheckContexts: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts"],
getAllTopics: ["GET /repos/{owner}/{repo}/topics"],
getAppsWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps"],
getAutolink: ["GET /repos/{owner}/{repo}/autolinks/{autolink_id}"],
getBranch: ["GET /repos/{owner}/{repo}/branches/{branch}"],
getBranchProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection"],
getBranchRules: ["GET /repos/{owner}/{repo}/rules/branches/{branch}"],
getClones: ["GET /repos/{owner}/{repo}/traffic/clones"],
getCodeFrequencyStats: ["GET /repos/{owner}/{repo}/stats/code_frequency"],
getCollaboratorPermissionLevel: ["GET /repos/{owner}/{repo}/collaborators/{username}/permission"],
getCombinedStatusForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/status"],
getCommit: ["GET /repos/{owner}/{repo}/commits/{ref}"],
getCommitActivityStats: ["GET /repos/{owner}/{repo}/stats/commit_activity"],
getCommitComment: ["GET /repos/{owner}/{repo}/comments/{comment_id}"],
getCommitSignatureProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
getCommunityProfileMetrics: ["GET /repos/{owner}/{repo}/community/profile"],
getContent: ["GET /repos/{owner}/{repo}/contents/{path}"],
getContributorsStats: ["GET /repos/{owner}/{repo}/stats/contributors"],
getCustomDeploymentProtectionRule: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],
getDeployKey: ["GET /repos/{owner}/{repo}/keys/{key_id}"],
getDeployment: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}"],
getDeploymentBranchPolicy: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
getDeploymentStatus: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}"],
getEnvironment: ["GET /repos/{owner}/{repo}/environments/{environment_name}"],
getLatestPagesBuild: ["GET /repos/{owner}/{repo}/pages/builds/latest"],
getLatestRelease: ["GET /repos/{owner}/{repo}/releases/latest"],
getOrgRuleSuite: ["GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}"],
getOrgRuleSuites: ["GET /orgs/{org}/rulesets/rule-suites"],
getOrgRuleset: ["GET /orgs/{org}/rulesets/{ruleset_id}"],
getOrgRulesets: ["GET /orgs/{org}/rulesets"],
getPages: ["GET /repos/{owner}/{repo}/pages"],
getPagesBuild: ["GET /repos/{owner}/{repo}/pages/builds/{build_id}"],
getPagesDeployment: ["GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}"],
getPagesHealthCheck: ["GET /repos/{owner}/{repo}/pages/health"],
getParticipationStats: ["GET /repos/{owner}/{repo}/stats/participation"],
getPullRequestReviewProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
getPunchCardStats: ["GET /repos/{owner}/{repo}/stats/punch_card"],
getReadme: ["GET /repos/{owner}/{repo}/readme"],
getReadmeInDirectory: ["GET /repos/{owner}/{repo}/readme/{dir}"],
getRelease: ["GET /repos/{owner}/{repo}/releases/{release_id}"],
getReleaseAsset: ["GET /repos/{owner}/{repo}/releases/assets/{asset_id}"],
getReleaseByTag: ["GET /repos/{owner}/{repo}/releases/tags/{tag}"],
getRepoRuleSuite: ["GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}"],
getRepoRuleSuites: ["GET /repos/{owner}/{repo}/rulesets/rule-suites"],
getRepoRuleset: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
getRepoRulesetHistory: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history"],
getRepoRulesetVersion: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history/{version_id}"],
getRepoRulesets: ["GET /repos/{owner}/{repo}/rulesets"],
getStatusChecksProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
getTeamsWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams"],
getTopPaths: ["GET /repos/{owner}/{repo}/traffic/popular/paths"],
getTopReferrers: ["GET /repos/{owner}/{repo}/traffic/popular/referrers"],
getUsersWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users"],
getViews: ["GET /repos/{owner}/{repo}/traffic/views"],
getWebhook: ["GET /repos/{owner}/{repo}/hooks/{hook_id}"],
getWebhookConfigForRepo: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/config"],
getWebhookDelivery: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}"],
listActivities: ["GET /repos/{owner}/{repo}/activity"],
listAttestations: ["GET /repos/{owner}/{repo}/attestations/{subject_digest}"],
listAutolinks: ["GET /repos/{owner}/{repo}/autolinks"],
listBranches: ["GET /repos/{owner}/{repo}/branches"],
listBranchesForHeadCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head"],
listCollaborators: ["GET /repos/{owner}/{repo}/collaborators"],
listCommentsForCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/comments"],
listCommitCommentsForRepo: ["GET /repos/{owner}/{repo}/comments"],
listCommitStatusesForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/statuses"],
listCommits: ["GET /repos/{owner}/{repo}/commits"],
listContributors: ["GET /repos/{owner}/{repo}/contributors"],
listCustomDeploymentRuleIntegrations: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps"],
listDeployKeys: ["GET /repos/{owner}/{repo}/keys"],
listDeploymentBranchPolicies: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],
listDeploymentStatuses: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],
listDeployments: ["GET /repos/{owner}/{repo}/deployments"],
listForAuthenticatedUser: ["GET /user/repos"],
listForOrg: ["GET /orgs/{org}/repos"],
listForUser: ["GET /users/{username}/repos"],
listForks: ["GET /repos/{owner}/{repo}/forks"],
listInvitations: ["GET /repos/{owner}/{repo}/invitations"],
listInvitationsForAuthenticatedUser: ["GET /user/repository_invitations"],
listLanguages: ["GET /repos/{owner}/{repo}/languages"],
listPagesBuilds: ["GET /repos/{owner}/{repo}/pages/builds"],
listPublic: ["GET /repositories"],
listPullRequestsAssociatedWithCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls"],
listReleaseAssets: ["GET /repos/{owner}/{repo}/releases/{release_id}/assets"],
listReleases: ["GET /repos/{owner}/{repo}/releases"],
listTags: ["GET /repos/{owner}/{repo}/tags"],
listTeams: ["GET /repos/{owner}/{repo}/teams"],
listWebhookDeliveries: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries"],
listWebhooks: ["GET /repos/{owner}/{repo}/hooks"],
merge: ["POST /repos/{owner}/{repo}/merges"],
mergeUpstream: ["POST /repos/{owner}/{repo}/merge-upstream"],
pingWebhook: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/pings"],
redeliverWebhookDelivery: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],
removeAppAccessRestrictions: [
"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
{},
{ mapToData: "apps" }
],
removeCollaborator: ["DELETE /repos/{owner}/{repo}/collaborators/{username}"],
removeStatusCheckContexts: [
"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
{},
{ mapToData: "contexts" }
],
removeStatusCheckProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
removeTeamAccessRestrictions: [
"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
{},
{ mapToData: "teams" }
],
removeUserAccessRestrictions: [
"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
{},
{ mapToData: "users" }
],
renameBranch: ["POST /repos/{owner}/{repo}/branches/{branch}/rename"],
replaceAllTopics: ["PUT /repos/{owner}/{repo}/topics"],
requestPagesBuild: ["POST /repos/{owner}/{repo}/pages/builds"],
setAdminBranchProtection: ["POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
setAppAccessRestrictions: [
"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
{},
{ mapToData: "apps" }
],
setStatusCheckContexts: [
"PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
{},
{ mapToData: "contexts" }
],
setTeamAccessRestrictions: [
"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
{},
{ mapToData: "teams" }
],
setUserAccessRestrictions: [
"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
{},
{ mapToData: "users" }
],
testPushWebhook: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/tests"],
transfer: ["POST /repos/{owner}/{repo}/transfer"],
update: ["PATCH /repos/{owner}/{repo}"],
updateBranchProtection: ["PUT /repos/{owner}/{repo}/branches/{branch}/protection"],
updateCommitComment: ["PATCH /repos/{owner}/{repo}/comments/{comment_id}"],
updateDeploymentBranchPolicy: ["PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
updateInformationAboutPagesSite: ["PUT /repos/{owner}/{repo}/pages"],
updateInvitation: ["PATCH /repos/{owner}/{repo}/invitations/{invitation_id}"],
updateOrgRuleset: ["PUT /orgs/{org}/rulesets/{ruleset_id}"],
updatePullRequestReviewProtection: ["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
updateRelease: ["PATCH /repos/{owner}/{repo}/releases/{release_id}"],
updateReleaseAsset: ["PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}"],
updateRepoRuleset: ["PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
updateStatusCheckPotection: [
"PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks",
{},
{ renamed: ["repos", "updateStatusCheckProtection"] }
],
updateStatusCheckProtection: ["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
updateWebhook: ["PATCH /repos/{owner}/{repo}/hooks/{hook_id}"],
updateWebhookConfigForRepo: ["PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config"],
uploadReleaseAsset: ["POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}", { baseUrl: "https://uploads.github.com" }]
},
search: {
code: ["GET /search/code"],
commits: ["GET /search/commits"],
issuesAndPullRequests: ["GET /search/issues"],
labels: ["GET /search/labels"],
repos: ["GET /search/repositories"],
topics: ["GET /search/topics"],
users: ["GET /search/users"]
},
secretScanning: {
createPushProtectionBypass: ["POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses"],
getAlert: ["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],
getScanHistory: ["GET /repos/{owner}/{repo}/secret-scanning/scan-history"],
listAlertsForOrg: ["GET /orgs/{org}/secret-scanning/alerts"],
listAlertsForRepo: ["GET /repos/{owner}/{repo}/secret-scanning/alerts"],
listLocationsForAlert: ["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations"],
listOrgPatternConfigs: ["GET /orgs/{org}/secret-scanning/pattern-configurations"],
updateAlert: ["PATCH /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],
updateOrgPatternConfigs: ["PATCH /orgs/{org}/secret-scanning/pattern-configurations"]
},
securityAdvisories: {
createFork: ["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks"],
createPrivateVulnerabilityReport: ["POST /repos/{owner}/{repo}/security-advisories/reports"],
createRepositoryAdvisory: ["POST /repos/{owner}/{repo}/security-advisories"],
createRepositoryAdvisoryCveRequest: ["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve"],
getGlobalAdvisory: ["GET /advisories/{ghsa_id}"],
getRepositoryAdvisory: ["GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}"],
listGlobalAdvisories: ["GET /advisories"],
listOrgRepositoryAdvisories: ["GET /orgs/{org}/security-advisories"],
listRepositoryAdvisories: ["GET /repos/{owner}/{repo}/security-advisories"],
updateRepositoryAdvisory: ["PATCH /repos/{owner}/{repo}/security-advisories/{ghsa_id}"]
},
teams: {
addOrUpdateMembershipForUserInOrg: ["PUT /orgs/{org}/teams/{team_slug}/memberships/{username}"],
addOrUpdateRepoPermissionsInOrg: ["PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
checkPermissionsForRepoInOrg: ["GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
create: ["POST /orgs/{org}/teams"],
createDiscussionCommentInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],
createDiscussionInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions"],
deleteDiscussionCommentInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
deleteDiscussionInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
deleteInOrg: ["DELETE /orgs/{org}/teams/{team_slug}"],
getByName: ["GET /orgs/{org}/teams/{team_slug}"],
getDiscussionCommentInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
getDiscussionInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
getMembershipForUserInOrg: ["GET /orgs/{org}/teams/{team_slug}/memberships/{username}"],
list: ["GET /orgs/{org}/teams"],
listChildInOrg: ["GET /orgs/{org}/teams/{team_slug}/teams"],
listDiscussionCommentsInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],
listDiscussionsInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions"],
listForAuthenticatedUser: ["GET /user/teams"],
listMembersInOrg: ["GET /orgs/{org}/teams/{team_slug}/members"],
listPendingInvitationsInOrg: ["GET /orgs/{org}/teams/{team_slug}/invitations"],
listReposInOrg: ["GET /orgs/{org}/teams/{team_slug}/repos"],
removeMembershipForUserInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}"],
removeRepoInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
updateDiscussionCommentInOrg: ["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
updateDiscussionInOrg: ["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
updateInOrg: ["PATCH /orgs/{org}/teams/{team_slug}"]
},
users: {
addEmailForAuthenticated: [
"POST /user/emails",
{},
{ renamed: ["users", "addEmailForAuthenticatedUser"] }
],
addEmailForAuthenticatedUser: ["POST /user/emails"],
addSocialAccountForAuthenticatedUser: ["POST /user/social_accounts"],
block: ["PUT /user/blocks/{username}"],
checkBlocked: ["GET /user/blocks/{username}"],
checkFollowingForUser: ["GET /users/{username}/following/{target_user}"],
checkPersonIsFollowedByAuthenticated: ["GET /user/following/{username}"],
createGpgKeyForAuthenticated: [
"POST /user/gpg_keys",
{},
{ renamed: ["users", "createGpgKeyForAuthenticatedUser"] }
],
createGpgKeyForAuthenticatedUser: ["POST /user/gpg_keys"],
createPublicSshKeyForAuthenticated: [
"POST /user/keys",
{},
{ renamed: ["users", "createPublicSshKeyForAuthenticatedUser"] }
],
createPublicSshKeyForAuthenticatedUser: ["POST /user/keys"],
createSshSigningKeyForAuthenticatedUser: ["POST /user/ssh_signing_keys"],
deleteAttestationsBulk: ["POST /users/{username}/attestations/delete-request"],
deleteAttestationsById: ["DELETE /users/{username}/attestations/{attestation_id}"],
deleteAttestationsBySubjectDigest: ["DELETE /users/{username}/attestations/digest/{subject_digest}"],
deleteEmailForAuthenticated: [
"DELETE /user/emails",
{},
{ renamed: ["users", "deleteEmailForAuthenticatedUser"] }
],
deleteEmailForAuthenticatedUser: ["DELETE /user/emails"],
deleteGpgKeyForAuthenticated: [
"DELETE /user/gpg_keys/{gpg_key_id}",
{},
{ renamed: ["users", "deleteGpgKeyForAuthenticatedUser"] }
],
deleteGpgKeyForAuthenticatedUser: ["DELETE /user/gpg_keys/{gpg_key_id}"],
deletePublicSshKeyForAuthenticated: [
"DELETE /user/keys/{key_id}",
{},
{ renamed: ["users", "deletePublicSshKeyForAuthenticatedUser"] }
],
deletePublicSshKeyForAuthenticatedUser: ["DELETE /user/keys/{key_id}"],
deleteSocialAccountForAuthenticatedUser: ["DELETE /user/social_accounts"],
deleteSshSigningKeyForAuthenticatedUser: ["DELETE /user/ssh_signing_keys/{ssh_signing_key_id}"],
follow: ["PUT /user/following/{username}"],
getAuthenticated: ["GET /user"],
getById: ["GET /user/{account_id}"],
getByUsername: ["GET /users/{username}"],
getContextForUser: ["GET /users/{username}/hovercard"],
getGpgKeyForAuthenticated: [
"GET /user/gpg_keys/{gpg_key_id}",
{},
{ renamed: ["users", "getGpgKeyForAuthenticatedUser"] }
],
getGpgKeyForAuthenticatedUser: ["GET /user/gpg_keys/{gpg_key_id}"],
getPublicSshKeyForAuthenticated: [
"GET /user/keys/{key_id}",
{},
{ renamed: ["users", "getPublicSshKeyForAuthenticatedUser"] }
],
getPublicSshKeyForAuthenticatedUser: ["GET /user/keys/{key_id}"],
getSshSigningKeyForAuthenticatedUser: ["GET /user/ssh_signing_keys/{ssh_signing_key_id}"],
list: ["GET /users"],
listAttestations: ["GET /users/{username}/attestations/{subject_digest}"],
listAttestationsBulk: ["POST /users/{username}/attestations/bulk-list{?per_page,before,after}"],
listBlockedByAuthenticated: [
"GET /user/blocks",
{},
{ renamed: ["users", "listBlockedByAuthenticatedUser"] }
],
listBlockedByAuthenticatedUser: ["GET /user/blocks"],
listEmailsForAuthenticated: [
"GET /user/emails",
{},
{ renamed: ["users", "listEmailsForAuthenticatedUser"] }
],
listEmailsForAuthenticatedUser: ["GET /user/emails"],
listFollowedByAuthenticated: [
"GET /user/following",
{},
{ renamed: ["users", "listFollowedByAuthenticatedUser"] }
],
listFollowedByAuthenticatedUser: ["GET /user/following"],
listFollowersForAuthenticatedUser: ["GET /user/followers"],
listFollowersForUser: ["GET /users/{username}/followers"],
listFollowingForUser: ["GET /users/{username}/following"],
listGpgKeysForAuthenticated: [
"GET /user/gpg_keys",
{},
{ renamed: ["users", "listGpgKeysForAuthenticatedUser"] }
],
listGpgKeysForAuthenticatedUser: ["GET /user/gpg_keys"],
listGpgKeysForUser: ["GET /users/{username}/gpg_keys"],
listPublicEmailsForAuthenticated: [
"GET /user/public_emails",
{},
{ renamed: ["users", "listPublicEmailsForAuthenticatedUser"] }
],
listPublicEmailsForAuthenticatedUser: ["GET /user/public_emails"],
listPublicKeysForUser: ["GET /users/{username}/keys"],
listPublicSshKeysForAuthenticated: [
"GET /user/keys",
{},
{ renamed: ["users", "listPublicSshKeysForAuthenticatedUser"] }
],
listPublicSshKeysForAuthenticatedUser: ["GET /user/keys"],
listSocialAccountsForAuthenticatedUser: ["GET /user/social_accounts"],
listSocialAccountsForUser: ["GET /users/{username}/social_accounts"],
listSshSigningKeysForAuthenticatedUser: ["GET /user/ssh_signing_keys"],
listSshSigningKeysForUser: ["GET /users/{username}/ssh_signing_keys"],
setPrimaryEmailVisibilityForAuthenticated: [
"PATCH /user/email/visibility",
{},
{ renamed: ["users", "setPrimaryEmailVisibilityForAuthenticatedUser"] }
],
setPrimaryEmailVisibilityForAuthenticatedUser: ["PATCH /user/email/visibility"],
unblock: ["DELETE /user/blocks/{username}"],
unfollow: ["DELETE /user/following/{username}"],
updateAuthenticated: ["PATCH /user"]
}
};
let W = new Map();
for (let [e, t] of Object.entries(U)) for (let [n, r] of Object.entries(t)) {
let [t, i, a] = r;
let [o, s] = t.split(/ /);
let c = Object.assign({
method: o,
url: s
}, i);
W.has(e) || W.set(e, new Map());
W.get(e).set(n, {
scope: e,
methodName: n,
endpointDefaults: c,
decorations: a
});
}
let G = {
has({ scope: e }, t) {
return W.get(e).has(t);
},
getOwnPropertyDescriptor(e, t) {
return {
value: this.get(e, t),
configurable: !0,
writable: !0,
enumerable: !0
};
},
defineProperty(e, t, n) {
Object.defineProperty(e.cache, t, n);
return !0;
},
deleteProperty(e, t) {
delete e.cache[t];
return !0;
},
ownKeys({ scope: e }) {
return [...W.get(e).keys()];
},
set(e, t, n) {
return e.cache[t] = n;
},
get({ octokit: e, scope: t, cache: n }, r) {
if (n[r]) return n[r];
let i = W.get(t).get(r);
if (!i) return;
let { endpointDefaults: a, decorations: o } = i;
n[r] = o ? decorate(e, t, r, a, o) : e.request.defaults(a);
return n[r];
}
};
function endpointsToMethods(e) {
let t = {};
for (let n of W.keys()) t[n] = new Proxy({
octokit: e,
scope: n,
cache: {}
}, G);
return t;
}
function decorate(e, t, n, r, i) {
let a = e.request.defaults(r);
function withDecorations(...r) {
let o = a.endpoint.merge(...r);
if (i.mapToData) {
o = Object.assign({}, o, {
data: o[i.mapToData],
[i.mapToData]: void 0
});
return a(o);
}
if (i.renamed) {
let [r, a] = i.renamed;
e.log.warn(`octokit.${t}.${n}() has been renamed to octokit.${r}.${a}()`);
}
i.deprecated && e.log.warn(i.deprecated);
if (i.renamedParameters) {
let o = a.endpoint.merge(...r);
for (let [r, a] of Object.entries(i.renamedParameters)) if (r in o) {
e.log.warn(`"${r}" parameter is deprecated for "octokit.${t}.${n}()". Use "${a}" instead`);
a in o || (o[a] = o[r]);
delete o[r];
}
return a(o);
}
return a(...r);
}
return Object.assign(withDecorations, a);
}
function restEndpointMethods(e) {
return { rest: endpointsToMethods(e) };
}
restEndpointMethods.VERSION = "17.0.0";
var K = "0.0.0-development";
function normalizePaginatedListResponse(e) {
if (!e.data) return {
...e,
data: []
};
if (!(("total_count" in e.data || "total_commits" in e.data) && !("url" in e.data))) return e;
let t = e.data.incomplete_results;
let n = e.data.repository_selection;
let r = e.data.total_count;
let i = e.data.total_commits;
delete e.data.incomplete_results;
delete e.data.repository_selection;
delete e.data.total_count;
delete e.data.total_commits;
let a = Object.keys(e.data)[0];
e.data = e.data[a];
t !== void 0 && (e.data.incomplete_results = t);
n !== void 0 && (e.data.repository_selection = n);
e.data.total_count = r;
e.data.total_commits = i;
return e;
}
function iterator(e, t, n) {
let r = typeof t == "function" ? t.endpoint(n) : e.request.endpoint(t, n);
let i = typeof t == "function" ? t : e.request;
let a = r.method;
let o = r.headers;
let s = r.url;
return { [Symbol.asyncIterator]: () => ({ async next() {
if (!s) return { done: !0 };
try {
let e = normalizePaginatedListResponse(await i({
method: a,
url: s,
headers: o
}));
s = ((e.headers.link || "").match(/<([^<>]+)>;\s*rel="next"/) || [])[1];
if (!s && "total_commits" in e.data) {
let t = new URL(e.url);
let n = t.searchParams;
let r = parseInt(n.get("page") || "1", 10);
if (r * parseInt(n.get("per_page") || "250", 10) < e.data.total_commits) {
n.set("page", String(r + 1));
s = t.toString();
}
}
return { value: e };
} catch (e) {
if (e.status !== 409) throw e;
s = "";
return { value: {
status: 200,
headers: {},
data: []
} };
}
} }) };
}
function paginate(e, t, n, r) {
if (typeof n == "function") {
r = n;
n = void 0;
}
return gather(e, [], iterator(e, t, n)[Symbol.asyncIterator](), r);
}
function gather(e, t, n, r) {
return n.next().then((i) => {
if (i.done) return t;
let a = !1;
function done() {
a = !0;
}
t = t.concat(r ? r(i.value, done) : i.value.data);
if (a) return t;
return gather(e, t, n, r);
});
}
Object.assign(paginate, { iterator });
function paginateRest(e) {
return { paginate: Object.assign(paginate.bind(null, e), { iterator: iterator.bind(null, e) }) };
}
paginateRest.VERSION = K;
new r.o();
let q = getApiBaseUrl();
let J = {
baseUrl: q,
request: {
agent: getProxyAgent(q),
fetch: getProxyFetch(q)
}
};
let ne = Octokit.plugin(restEndpointMethods, paginateRest).defaults(J);
function getOctokitOptions(e, t) {
let n = Object.assign({}, t || {});
let r = getAuthString(e, n);
r && (n.auth = r);
let i = getUserAgentWithOrchestrationId(n.userAgent);
i && (n.userAgent = i);
return n;
}
}),
85901: ((e, t, n) => {
n.d(t, { L: () => retry });
var r = n(54217);
var i = n(15737);
var a = "0.0.0-development";
function isRequestError(e) {
return e.request !== void 0;
}
async function errorRequest(e, t, n, r) {
if (!isRequestError(n) || !n?.request.request) throw n;
if (n.status >= 400 && !e.doNotRetry.includes(n.status)) {
let i = r.request.retries == null ? e.retries : r.request.retries;
let a = ((r.request.retryCount || 0) + 1) ** 2;
throw t.retry.retryRequest(n, i, a);
}
throw n;
}
async function wrapRequest(e, t, n, i) {
let a = new r();
a.on("failed", function(t, n) {
let r = ~~t.request.request?.retries;
let a = ~~t.request.request?.retryAfter;
i.request.retryCount = n.retryCount + 1;
if (r > n.retryCount) return a * e.retryAfterBaseValue;
});
return a.schedule(requestWithGraphqlErrorHandling.bind(null, e, t, n), i);
}
async function requestWithGraphqlErrorHandling(e, t, n, r) {
let a = await n(r);
if (a.data && a.data.errors && a.data.errors.length > 0 && /Something went wrong while executing your query/.test(a.data.errors[0].message)) return errorRequest(e, t, new i.G(a.data.errors[0].message, 500, {
request: r,
response: a
}), r);
return a;
}
function retry(e, t) {
let n = Object.assign({
enabled: !0,
retryAfterBaseValue: 1e3,
doNotRetry: [
400,
401,
403,
404,
410,
422,
451
],
retries: 3
}, t.retry);
let r = { retry: { retryRequest: (e, t, n) => {
e.request.request = Object.assign({}, e.request.request, {
retries: t,
retryAfter: n
});
return e;
} } };
if (n.enabled) {
e.hook.error("request", errorRequest.bind(null, n, r));
e.hook.wrap("request", wrapRequest.bind(null, n, r));
}
return r;
}
retry.VERSION = a;
}),
15737: ((e, t, n) => {
n.d(t, { G: () => RequestError });
class RequestError extends Error {
name;
status;
request;
response;
constructor(e, t, n) {
super(e, { cause: n.cause });
this.name = "HttpError";
this.status = Number.parseInt(t);
Number.isNaN(this.status) && (this.status = 0);
"response" in n && (this.response = n.response);
let r = Object.assign({}, n.request);
n.request.headers.authorization && (r.headers = Object.assign({}, n.request.headers, { authorization: n.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]") }));
r.url = r.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
this.request = r;
}
}
})
};
