export const id = 6913;
export const ids = [6913];
export const modules = {
89659: (function(__unused_webpack_module, exports, __webpack_require__) {
var __createBinding = this && this.__createBinding || (Object.create ? (function(o, m, k, k2) {
k2 === void 0 && (k2 = k);
var desc = Object.getOwnPropertyDescriptor(m, k);
(!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = {
enumerable: !0,
get: function() {
return m[k];
}
});
Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
k2 === void 0 && (k2 = k);
o[k2] = m[k];
}));
var __setModuleDefault = this && this.__setModuleDefault || (Object.create ? (function(o, v) {
Object.defineProperty(o, "default", {
enumerable: !0,
value: v
});
}) : function(o, v) {
o.default = v;
});
var __importStar = this && this.__importStar || (function() {
var ownKeys = function(o) {
ownKeys = Object.getOwnPropertyNames || function(o) {
var ar = [];
for (var k in o) Object.prototype.hasOwnProperty.call(o, k) && (ar[ar.length] = k);
return ar;
};
return ownKeys(o);
};
return function(mod) {
if (mod && mod.__esModule) return mod;
var result = {};
if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) k[i] !== "default" && __createBinding(result, mod, k[i]);
__setModuleDefault(result, mod);
return result;
};
})();
var __awaiter = this && this.__awaiter || function(thisArg, _arguments, P, generator) {
function adopt(value) {
return value instanceof P ? value : new P(function(resolve) {
resolve(value);
});
}
return new (P ||= Promise)(function(resolve, reject) {
function fulfilled(value) {
try {
step(generator.next(value));
} catch (e) {
reject(e);
}
}
function rejected(value) {
try {
step(generator.throw(value));
} catch (e) {
reject(e);
}
}
function step(result) {
result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
}
step((generator = generator.apply(thisArg, _arguments || [])).next());
});
};
Object.defineProperty(exports, "__esModule", { value: !0 });
exports.HttpClient = exports.HttpClientResponse = exports.HttpClientError = exports.MediaTypes = exports.Headers = exports.HttpCodes = void 0;
exports.getProxyUrl = getProxyUrl;
exports.isHttps = isHttps;
let http = __importStar(__webpack_require__(58611));
let https = __importStar(__webpack_require__(65692));
let pm = __importStar(__webpack_require__(83335));
let tunnel = __importStar(__webpack_require__(20770));
let undici_1 = __webpack_require__(89231);
var HttpCodes;
(function(HttpCodes) {
HttpCodes[HttpCodes.OK = 200] = "OK";
HttpCodes[HttpCodes.MultipleChoices = 300] = "MultipleChoices";
HttpCodes[HttpCodes.MovedPermanently = 301] = "MovedPermanently";
HttpCodes[HttpCodes.ResourceMoved = 302] = "ResourceMoved";
HttpCodes[HttpCodes.SeeOther = 303] = "SeeOther";
HttpCodes[HttpCodes.NotModified = 304] = "NotModified";
HttpCodes[HttpCodes.UseProxy = 305] = "UseProxy";
HttpCodes[HttpCodes.SwitchProxy = 306] = "SwitchProxy";
HttpCodes[HttpCodes.TemporaryRedirect = 307] = "TemporaryRedirect";
HttpCodes[HttpCodes.PermanentRedirect = 308] = "PermanentRedirect";
HttpCodes[HttpCodes.BadRequest = 400] = "BadRequest";
HttpCodes[HttpCodes.Unauthorized = 401] = "Unauthorized";
HttpCodes[HttpCodes.PaymentRequired = 402] = "PaymentRequired";
HttpCodes[HttpCodes.Forbidden = 403] = "Forbidden";
HttpCodes[HttpCodes.NotFound = 404] = "NotFound";
HttpCodes[HttpCodes.MethodNotAllowed = 405] = "MethodNotAllowed";
HttpCodes[HttpCodes.NotAcceptable = 406] = "NotAcceptable";
HttpCodes[HttpCodes.ProxyAuthenticationRequired = 407] = "ProxyAuthenticationRequired";
HttpCodes[HttpCodes.RequestTimeout = 408] = "RequestTimeout";
HttpCodes[HttpCodes.Conflict = 409] = "Conflict";
HttpCodes[HttpCodes.Gone = 410] = "Gone";
HttpCodes[HttpCodes.TooManyRequests = 429] = "TooManyRequests";
HttpCodes[HttpCodes.InternalServerError = 500] = "InternalServerError";
HttpCodes[HttpCodes.NotImplemented = 501] = "NotImplemented";
HttpCodes[HttpCodes.BadGateway = 502] = "BadGateway";
HttpCodes[HttpCodes.ServiceUnavailable = 503] = "ServiceUnavailable";
HttpCodes[HttpCodes.GatewayTimeout = 504] = "GatewayTimeout";
})(HttpCodes || (exports.HttpCodes = HttpCodes = {}));
var Headers;
(function(Headers) {
Headers.Accept = "accept";
Headers.ContentType = "content-type";
})(Headers || (exports.Headers = Headers = {}));
var MediaTypes;
(function(MediaTypes) {
MediaTypes.ApplicationJson = "application/json";
})(MediaTypes || (exports.MediaTypes = MediaTypes = {}));
function getProxyUrl(serverUrl) {
let proxyUrl = pm.getProxyUrl(new URL(serverUrl));
return proxyUrl ? proxyUrl.href : "";
}
let HttpRedirectCodes = [
HttpCodes.MovedPermanently,
HttpCodes.ResourceMoved,
HttpCodes.SeeOther,
HttpCodes.TemporaryRedirect,
HttpCodes.PermanentRedirect
];
let HttpResponseRetryCodes = [
HttpCodes.BadGateway,
HttpCodes.ServiceUnavailable,
HttpCodes.GatewayTimeout
];
let RetryableHttpVerbs = [
"OPTIONS",
"GET",
"DELETE",
"HEAD"
];
class HttpClientError extends Error {
constructor(message, statusCode) {
super(message);
this.name = "HttpClientError";
this.statusCode = statusCode;
Object.setPrototypeOf(this, HttpClientError.prototype);
}
}
exports.HttpClientError = HttpClientError;
class HttpClientResponse {
constructor(message) {
this.message = message;
}
readBody() {
return __awaiter(this, void 0, void 0, function* () {
return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
let output = Buffer.alloc(0);
this.message.on("data", (chunk) => {
output = Buffer.concat([output, chunk]);
});
this.message.on("end", () => {
resolve(output.toString());
});
}));
});
}
readBodyBuffer() {
return __awaiter(this, void 0, void 0, function* () {
return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
let chunks = [];
this.message.on("data", (chunk) => {
chunks.push(chunk);
});
this.message.on("end", () => {
resolve(Buffer.concat(chunks));
});
}));
});
}
}
exports.HttpClientResponse = HttpClientResponse;
function isHttps(requestUrl) {
return new URL(requestUrl).protocol === "https:";
}
class HttpClient {
constructor(userAgent, handlers, requestOptions) {
this._ignoreSslError = !1;
this._allowRedirects = !0;
this._allowRedirectDowngrade = !1;
this._maxRedirects = 50;
this._allowRetries = !1;
this._maxRetries = 1;
this._keepAlive = !1;
this._disposed = !1;
this.userAgent = this._getUserAgentWithOrchestrationId(userAgent);
this.handlers = handlers || [];
this.requestOptions = requestOptions;
if (requestOptions) {
requestOptions.ignoreSslError != null && (this._ignoreSslError = requestOptions.ignoreSslError);
this._socketTimeout = requestOptions.socketTimeout;
requestOptions.allowRedirects != null && (this._allowRedirects = requestOptions.allowRedirects);
requestOptions.allowRedirectDowngrade != null && (this._allowRedirectDowngrade = requestOptions.allowRedirectDowngrade);
requestOptions.maxRedirects != null && (this._maxRedirects = Math.max(requestOptions.maxRedirects, 0));
requestOptions.keepAlive != null && (this._keepAlive = requestOptions.keepAlive);
requestOptions.allowRetries != null && (this._allowRetries = requestOptions.allowRetries);
requestOptions.maxRetries != null && (this._maxRetries = requestOptions.maxRetries);
}
}
options(requestUrl, additionalHeaders) {
return __awaiter(this, void 0, void 0, function* () {
return this.request("OPTIONS", requestUrl, null, additionalHeaders || {});
});
}
get(requestUrl, additionalHeaders) {
return __awaiter(this, void 0, void 0, function* () {
return this.request("GET", requestUrl, null, additionalHeaders || {});
});
}
del(requestUrl, additionalHeaders) {
return __awaiter(this, void 0, void 0, function* () {
return this.request("DELETE", requestUrl, null, additionalHeaders || {});
});
}
post(requestUrl, data, additionalHeaders) {
return __awaiter(this, void 0, void 0, function* () {
return this.request("POST", requestUrl, data, additionalHeaders || {});
});
}
patch(requestUrl, data, additionalHeaders) {
return __awaiter(this, void 0, void 0, function* () {
return this.request("PATCH", requestUrl, data, additionalHeaders || {});
});
}
put(requestUrl, data, additionalHeaders) {
return __awaiter(this, void 0, void 0, function* () {
return this.request("PUT", requestUrl, data, additionalHeaders || {});
});
}
head(requestUrl, additionalHeaders) {
return __awaiter(this, void 0, void 0, function* () {
return this.request("HEAD", requestUrl, null, additionalHeaders || {});
});
}
sendStream(verb, requestUrl, stream, additionalHeaders) {
return __awaiter(this, void 0, void 0, function* () {
return this.request(verb, requestUrl, stream, additionalHeaders);
});
}
getJson(requestUrl_1) {
return __awaiter(this, arguments, void 0, function* (requestUrl, additionalHeaders = {}) {
additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
let res = yield this.get(requestUrl, additionalHeaders);
return this._processResponse(res, this.requestOptions);
});
}
postJson(requestUrl_1, obj_1) {
return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
let data = JSON.stringify(obj, null, 2);
additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
let res = yield this.post(requestUrl, data, additionalHeaders);
return this._processResponse(res, this.requestOptions);
});
}
putJson(requestUrl_1, obj_1) {
return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
let data = JSON.stringify(obj, null, 2);
additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
let res = yield this.put(requestUrl, data, additionalHeaders);
return this._processResponse(res, this.requestOptions);
});
}
patchJson(requestUrl_1, obj_1) {
return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
let data = JSON.stringify(obj, null, 2);
additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
let res = yield this.patch(requestUrl, data, additionalHeaders);
return this._processResponse(res, this.requestOptions);
});
}
request(verb, requestUrl, data, headers) {
return __awaiter(this, void 0, void 0, function* () {
if (this._disposed) throw Error("Client has already been disposed.");
let parsedUrl = new URL(requestUrl);
let info = this._prepareRequest(verb, parsedUrl, headers);
let maxTries = this._allowRetries && RetryableHttpVerbs.includes(verb) ? this._maxRetries + 1 : 1;
let numTries = 0;
let response;
do {
response = yield this.requestRaw(info, data);
if (response && response.message && response.message.statusCode === HttpCodes.Unauthorized) {
let authenticationHandler;
for (let handler of this.handlers) if (handler.canHandleAuthentication(response)) {
authenticationHandler = handler;
break;
}
if (authenticationHandler) return authenticationHandler.handleAuthentication(this, info, data);
else return response;
}
let redirectsRemaining = this._maxRedirects;
for (; response.message.statusCode && HttpRedirectCodes.includes(response.message.statusCode) && this._allowRedirects && redirectsRemaining > 0;) {
let redirectUrl = response.message.headers.location;
if (!redirectUrl) break;
let parsedRedirectUrl = new URL(redirectUrl);
if (parsedUrl.protocol === "https:" && parsedUrl.protocol !== parsedRedirectUrl.protocol && !this._allowRedirectDowngrade) throw Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.");
yield response.readBody();
if (parsedRedirectUrl.hostname !== parsedUrl.hostname) for (let header in headers) header.toLowerCase() === "authorization" && delete headers[header];
info = this._prepareRequest(verb, parsedRedirectUrl, headers);
response = yield this.requestRaw(info, data);
redirectsRemaining--;
}
if (!response.message.statusCode || !HttpResponseRetryCodes.includes(response.message.statusCode)) return response;
numTries += 1;
if (numTries < maxTries) {
yield response.readBody();
yield this._performExponentialBackoff(numTries);
}
} while (numTries < maxTries);
return response;
});
}
dispose() {
this._agent && this._agent.destroy();
this._disposed = !0;
}
requestRaw(info, data) {
return __awaiter(this, void 0, void 0, function* () {
return new Promise((resolve, reject) => {
function callbackForResult(err, res) {
err ? reject(err) : res ? resolve(res) : reject(Error("Unknown error"));
}
this.requestRawWithCallback(info, data, callbackForResult);
});
});
}
requestRawWithCallback(info, data, onResult) {
if (typeof data == "string") {
info.options.headers || (info.options.headers = {});
info.options.headers["Content-Length"] = Buffer.byteLength(data, "utf8");
}
let callbackCalled = !1;
function handleResult(err, res) {
if (!callbackCalled) {
callbackCalled = !0;
onResult(err, res);
}
}
let req = info.httpModule.request(info.options, (msg) => {
handleResult(void 0, new HttpClientResponse(msg));
});
let socket;
req.on("socket", (sock) => {
socket = sock;
});
req.setTimeout(this._socketTimeout || 18e4, () => {
socket && socket.end();
handleResult(Error(`Request timeout: ${info.options.path}`));
});
req.on("error", function(err) {
handleResult(err);
});
data && typeof data == "string" && req.write(data, "utf8");
if (data && typeof data != "string") {
data.on("close", function() {
req.end();
});
data.pipe(req);
} else req.end();
}
getAgent(serverUrl) {
let parsedUrl = new URL(serverUrl);
return this._getAgent(parsedUrl);
}
getAgentDispatcher(serverUrl) {
let parsedUrl = new URL(serverUrl);
let proxyUrl = pm.getProxyUrl(parsedUrl);
if (!(proxyUrl && proxyUrl.hostname)) return;
return this._getProxyAgentDispatcher(parsedUrl, proxyUrl);
}
_prepareRequest(method, requestUrl, headers) {
let info = {};
info.parsedUrl = requestUrl;
let usingSsl = info.parsedUrl.protocol === "https:";
info.httpModule = usingSsl ? https : http;
let defaultPort = usingSsl ? 443 : 80;
info.options = {};
info.options.host = info.parsedUrl.hostname;
info.options.port = info.parsedUrl.port ? parseInt(info.parsedUrl.port) : defaultPort;
info.options.path = (info.parsedUrl.pathname || "") + (info.parsedUrl.search || "");
info.options.method = method;
info.options.headers = this._mergeHeaders(headers);
this.userAgent != null && (info.options.headers["user-agent"] = this.userAgent);
info.options.agent = this._getAgent(info.parsedUrl);
if (this.handlers) for (let handler of this.handlers) handler.prepareRequest(info.options);
return info;
}
_mergeHeaders(headers) {
if (this.requestOptions && this.requestOptions.headers) return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(headers || {}));
return lowercaseKeys(headers || {});
}
_getExistingOrDefaultHeader(additionalHeaders, header, _default) {
let clientHeader;
if (this.requestOptions && this.requestOptions.headers) {
let headerValue = lowercaseKeys(this.requestOptions.headers)[header];
headerValue && (clientHeader = typeof headerValue == "number" ? headerValue.toString() : headerValue);
}
let additionalValue = additionalHeaders[header];
if (additionalValue !== void 0) return typeof additionalValue == "number" ? additionalValue.toString() : additionalValue;
if (clientHeader !== void 0) return clientHeader;
return _default;
}
_getExistingOrDefaultContentTypeHeader(additionalHeaders, _default) {
let clientHeader;
if (this.requestOptions && this.requestOptions.headers) {
let headerValue = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
headerValue && (clientHeader = typeof headerValue == "number" ? String(headerValue) : Array.isArray(headerValue) ? headerValue.join(", ") : headerValue);
}
let additionalValue = additionalHeaders[Headers.ContentType];
if (additionalValue !== void 0) {
if (typeof additionalValue == "number") return String(additionalValue);
else if (Array.isArray(additionalValue)) return additionalValue.join(", ");
else return additionalValue;
}
if (clientHeader !== void 0) return clientHeader;
return _default;
}
_getAgent(parsedUrl) {
let agent;
let proxyUrl = pm.getProxyUrl(parsedUrl);
let useProxy = proxyUrl && proxyUrl.hostname;
this._keepAlive && useProxy && (agent = this._proxyAgent);
useProxy || (agent = this._agent);
if (agent) return agent;
let usingSsl = parsedUrl.protocol === "https:";
let maxSockets = 100;
this.requestOptions && (maxSockets = this.requestOptions.maxSockets || http.globalAgent.maxSockets);
if (proxyUrl && proxyUrl.hostname) {
let agentOptions = {
maxSockets,
keepAlive: this._keepAlive,
proxy: Object.assign(Object.assign({}, (proxyUrl.username || proxyUrl.password) && { proxyAuth: `${proxyUrl.username}:${proxyUrl.password}` }), {
host: proxyUrl.hostname,
port: proxyUrl.port
})
};
let tunnelAgent;
let overHttps = proxyUrl.protocol === "https:";
tunnelAgent = usingSsl ? overHttps ? tunnel.httpsOverHttps : tunnel.httpsOverHttp : overHttps ? tunnel.httpOverHttps : tunnel.httpOverHttp;
agent = tunnelAgent(agentOptions);
this._proxyAgent = agent;
}
if (!agent) {
let options = {
keepAlive: this._keepAlive,
maxSockets
};
agent = usingSsl ? new https.Agent(options) : new http.Agent(options);
this._agent = agent;
}
usingSsl && this._ignoreSslError && (agent.options = Object.assign(agent.options || {}, { rejectUnauthorized: !1 }));
return agent;
}
_getProxyAgentDispatcher(parsedUrl, proxyUrl) {
let proxyAgent;
this._keepAlive && (proxyAgent = this._proxyAgentDispatcher);
if (proxyAgent) return proxyAgent;
let usingSsl = parsedUrl.protocol === "https:";
proxyAgent = new undici_1.ProxyAgent(Object.assign({
uri: proxyUrl.href,
pipelining: +!!this._keepAlive
}, (proxyUrl.username || proxyUrl.password) && { token: `Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString("base64")}` }));
this._proxyAgentDispatcher = proxyAgent;
usingSsl && this._ignoreSslError && (proxyAgent.options = Object.assign(proxyAgent.options.requestTls || {}, { rejectUnauthorized: !1 }));
return proxyAgent;
}
_getUserAgentWithOrchestrationId(userAgent) {
let baseUserAgent = userAgent || "actions/http-client";
let orchId = process.env.ACTIONS_ORCHESTRATION_ID;
if (orchId) return `${baseUserAgent} actions_orchestration_id/${orchId.replace(/[^a-z0-9_.-]/gi, "_")}`;
return baseUserAgent;
}
_performExponentialBackoff(retryNumber) {
return __awaiter(this, void 0, void 0, function* () {
retryNumber = Math.min(10, retryNumber);
let ms = 5 * 2 ** retryNumber;
return new Promise((resolve) => setTimeout(() => resolve(), ms));
});
}
_processResponse(res, options) {
return __awaiter(this, void 0, void 0, function* () {
return new Promise((resolve, reject) => __awaiter(this, void 0, void 0, function* () {
let statusCode = res.message.statusCode || 0;
let response = {
statusCode,
result: null,
headers: {}
};
statusCode === HttpCodes.NotFound && resolve(response);
function dateTimeDeserializer(key, value) {
if (typeof value == "string") {
let a = new Date(value);
if (!isNaN(a.valueOf())) return a;
}
return value;
}
let obj;
let contents;
try {
contents = yield res.readBody();
if (contents && contents.length > 0) {
obj = options && options.deserializeDates ? JSON.parse(contents, dateTimeDeserializer) : JSON.parse(contents);
response.result = obj;
}
response.headers = res.message.headers;
} catch {}
if (statusCode > 299) {
let msg;
msg = obj && obj.message ? obj.message : contents && contents.length > 0 ? contents : `Failed request: (${statusCode})`;
let err = new HttpClientError(msg, statusCode);
err.result = response.result;
reject(err);
} else resolve(response);
}));
});
}
}
exports.HttpClient = HttpClient;
let lowercaseKeys = (obj) => Object.keys(obj).reduce((c, k) => (c[k.toLowerCase()] = obj[k], c), {});
}),
83335: ((__unused_webpack_module, exports) => {
Object.defineProperty(exports, "__esModule", { value: !0 });
exports.getProxyUrl = getProxyUrl;
exports.checkBypass = checkBypass;
function getProxyUrl(reqUrl) {
let usingSsl = reqUrl.protocol === "https:";
if (checkBypass(reqUrl)) return;
let proxyVar = (() => {
if (usingSsl) return process.env.https_proxy || process.env.HTTPS_PROXY;
else return process.env.http_proxy || process.env.HTTP_PROXY;
})();
if (proxyVar) try {
return new DecodedURL(proxyVar);
} catch {
if (!proxyVar.startsWith("http://") && !proxyVar.startsWith("https://")) return new DecodedURL(`http://${proxyVar}`);
}
else return;
}
function checkBypass(reqUrl) {
if (!reqUrl.hostname) return !1;
let reqHost = reqUrl.hostname;
if (isLoopbackAddress(reqHost)) return !0;
let noProxy = process.env.no_proxy || process.env.NO_PROXY || "";
if (!noProxy) return !1;
let reqPort;
reqUrl.port ? reqPort = Number(reqUrl.port) : reqUrl.protocol === "http:" ? reqPort = 80 : reqUrl.protocol === "https:" && (reqPort = 443);
let upperReqHosts = [reqUrl.hostname.toUpperCase()];
typeof reqPort == "number" && upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
for (let upperNoProxyItem of noProxy.split(",").map((x) => x.trim().toUpperCase()).filter((x) => x)) if (upperNoProxyItem === "*" || upperReqHosts.some((x) => x === upperNoProxyItem || x.endsWith(`.${upperNoProxyItem}`) || upperNoProxyItem.startsWith(".") && x.endsWith(`${upperNoProxyItem}`))) return !0;
return !1;
}
function isLoopbackAddress(host) {
let hostLower = host.toLowerCase();
return hostLower === "localhost" || hostLower.startsWith("127.") || hostLower.startsWith("[::1]") || hostLower.startsWith("[0:0:0:0:0:0:0:1]");
}
class DecodedURL extends URL {
constructor(url, base) {
super(url, base);
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
89231: ((module, __unused_webpack_exports, __webpack_require__) => {
let Client = __webpack_require__(82138);
let Dispatcher = __webpack_require__(89784);
let Pool = __webpack_require__(43959);
let BalancedPool = __webpack_require__(12188);
let Agent = __webpack_require__(14332);
let ProxyAgent = __webpack_require__(68349);
let EnvHttpProxyAgent = __webpack_require__(91630);
let RetryAgent = __webpack_require__(27203);
let errors = __webpack_require__(92344);
let util = __webpack_require__(27375);
let { InvalidArgumentError } = errors;
let api = __webpack_require__(60436);
let buildConnector = __webpack_require__(85005);
let MockClient = __webpack_require__(69736);
let MockAgent = __webpack_require__(82710);
let MockPool = __webpack_require__(45157);
let mockErrors = __webpack_require__(18024);
let RetryHandler = __webpack_require__(93783);
let { getGlobalDispatcher, setGlobalDispatcher } = __webpack_require__(31088);
let DecoratorHandler = __webpack_require__(99420);
let RedirectHandler = __webpack_require__(87031);
let createRedirectInterceptor = __webpack_require__(76097);
Object.assign(Dispatcher.prototype, api);
module.exports.Dispatcher = Dispatcher;
module.exports.Client = Client;
module.exports.Pool = Pool;
module.exports.BalancedPool = BalancedPool;
module.exports.Agent = Agent;
module.exports.ProxyAgent = ProxyAgent;
module.exports.EnvHttpProxyAgent = EnvHttpProxyAgent;
module.exports.RetryAgent = RetryAgent;
module.exports.RetryHandler = RetryHandler;
module.exports.DecoratorHandler = DecoratorHandler;
module.exports.RedirectHandler = RedirectHandler;
module.exports.createRedirectInterceptor = createRedirectInterceptor;
module.exports.interceptors = {
redirect: __webpack_require__(35711),
retry: __webpack_require__(92117),
dump: __webpack_require__(85057),
dns: __webpack_require__(8044)
};
module.exports.buildConnector = buildConnector;
module.exports.errors = errors;
module.exports.util = {
parseHeaders: util.parseHeaders,
headerNameToString: util.headerNameToString
};
function makeDispatcher(fn) {
return (url, opts, handler) => {
if (typeof opts == "function") {
handler = opts;
opts = null;
}
if (!url || typeof url != "string" && typeof url != "object" && !(url instanceof URL)) throw new InvalidArgumentError("invalid url");
if (opts != null && typeof opts != "object") throw new InvalidArgumentError("invalid opts");
if (opts && opts.path != null) {
if (typeof opts.path != "string") throw new InvalidArgumentError("invalid opts.path");
let path = opts.path;
opts.path.startsWith("/") || (path = `/${path}`);
url = new URL(util.parseOrigin(url).origin + path);
} else {
opts ||= typeof url == "object" ? url : {};
url = util.parseURL(url);
}
let { agent, dispatcher = getGlobalDispatcher() } = opts;
if (agent) throw new InvalidArgumentError("unsupported opts.agent. Did you mean opts.client?");
return fn.call(dispatcher, {
...opts,
origin: url.origin,
path: url.search ? `${url.pathname}${url.search}` : url.pathname,
method: opts.method || (opts.body ? "PUT" : "GET")
}, handler);
};
}
module.exports.setGlobalDispatcher = setGlobalDispatcher;
module.exports.getGlobalDispatcher = getGlobalDispatcher;
let fetchImpl = __webpack_require__(18033).fetch;
module.exports.fetch = async function fetch(init, options = void 0) {
try {
return await fetchImpl(init, options);
} catch (err) {
err && typeof err == "object" && Error.captureStackTrace(err);
throw err;
}
};
module.exports.Headers = __webpack_require__(31271).Headers;
module.exports.Response = __webpack_require__(56678).Response;
module.exports.Request = __webpack_require__(27412).Request;
module.exports.FormData = __webpack_require__(66443).FormData;
module.exports.File = globalThis.File ?? __webpack_require__(4573).File;
module.exports.FileReader = __webpack_require__(9190).FileReader;
let { setGlobalOrigin, getGlobalOrigin } = __webpack_require__(77038);
module.exports.setGlobalOrigin = setGlobalOrigin;
module.exports.getGlobalOrigin = getGlobalOrigin;
let { CacheStorage } = __webpack_require__(93832);
let { kConstruct } = __webpack_require__(33202);
module.exports.caches = new CacheStorage(kConstruct);
let { deleteCookie, getCookies, getSetCookies, setCookie } = __webpack_require__(2778);
module.exports.deleteCookie = deleteCookie;
module.exports.getCookies = getCookies;
module.exports.getSetCookies = getSetCookies;
module.exports.setCookie = setCookie;
let { parseMIMEType, serializeAMimeType } = __webpack_require__(82121);
module.exports.parseMIMEType = parseMIMEType;
module.exports.serializeAMimeType = serializeAMimeType;
let { CloseEvent, ErrorEvent, MessageEvent } = __webpack_require__(39617);
module.exports.WebSocket = __webpack_require__(23061).WebSocket;
module.exports.CloseEvent = CloseEvent;
module.exports.ErrorEvent = ErrorEvent;
module.exports.MessageEvent = MessageEvent;
module.exports.request = makeDispatcher(api.request);
module.exports.stream = makeDispatcher(api.stream);
module.exports.pipeline = makeDispatcher(api.pipeline);
module.exports.connect = makeDispatcher(api.connect);
module.exports.upgrade = makeDispatcher(api.upgrade);
module.exports.MockClient = MockClient;
module.exports.MockPool = MockPool;
module.exports.MockAgent = MockAgent;
module.exports.mockErrors = mockErrors;
let { EventSource } = __webpack_require__(95413);
module.exports.EventSource = EventSource;
}),
73979: ((module, __unused_webpack_exports, __webpack_require__) => {
let { addAbortListener } = __webpack_require__(27375);
let { RequestAbortedError } = __webpack_require__(92344);
let kListener = Symbol("kListener");
let kSignal = Symbol("kSignal");
function abort(self) {
self.abort ? self.abort(self[kSignal]?.reason) : self.reason = self[kSignal]?.reason ?? new RequestAbortedError();
removeSignal(self);
}
function addSignal(self, signal) {
self.reason = null;
self[kSignal] = null;
self[kListener] = null;
if (!signal) return;
if (signal.aborted) {
abort(self);
return;
}
self[kSignal] = signal;
self[kListener] = () => {
abort(self);
};
addAbortListener(self[kSignal], self[kListener]);
}
function removeSignal(self) {
if (!self[kSignal]) return;
"removeEventListener" in self[kSignal] ? self[kSignal].removeEventListener("abort", self[kListener]) : self[kSignal].removeListener("abort", self[kListener]);
self[kSignal] = null;
self[kListener] = null;
}
module.exports = {
addSignal,
removeSignal
};
}),
1959: ((module, __unused_webpack_exports, __webpack_require__) => {
let assert = __webpack_require__(34589);
let { AsyncResource } = __webpack_require__(16698);
let { InvalidArgumentError, SocketError } = __webpack_require__(92344);
let util = __webpack_require__(27375);
let { addSignal, removeSignal } = __webpack_require__(73979);
class ConnectHandler extends AsyncResource {
constructor(opts, callback) {
if (!opts || typeof opts != "object") throw new InvalidArgumentError("invalid opts");
if (typeof callback != "function") throw new InvalidArgumentError("invalid callback");
let { signal, opaque, responseHeaders } = opts;
if (signal && typeof signal.on != "function" && typeof signal.addEventListener != "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
super("UNDICI_CONNECT");
this.opaque = opaque || null;
this.responseHeaders = responseHeaders || null;
this.callback = callback;
this.abort = null;
addSignal(this, signal);
}
onConnect(abort, context) {
if (this.reason) {
abort(this.reason);
return;
}
assert(this.callback);
this.abort = abort;
this.context = context;
}
onHeaders() {
throw new SocketError("bad connect", null);
}
onUpgrade(statusCode, rawHeaders, socket) {
let { callback, opaque, context } = this;
removeSignal(this);
this.callback = null;
let headers = rawHeaders;
headers != null && (headers = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : util.parseHeaders(rawHeaders));
this.runInAsyncScope(callback, null, null, {
statusCode,
headers,
socket,
opaque,
context
});
}
onError(err) {
let { callback, opaque } = this;
removeSignal(this);
if (callback) {
this.callback = null;
queueMicrotask(() => {
this.runInAsyncScope(callback, null, err, { opaque });
});
}
}
}
function connect(opts, callback) {
if (callback === void 0) return new Promise((resolve, reject) => {
connect.call(this, opts, (err, data) => err ? reject(err) : resolve(data));
});
try {
let connectHandler = new ConnectHandler(opts, callback);
this.dispatch({
...opts,
method: "CONNECT"
}, connectHandler);
} catch (err) {
if (typeof callback != "function") throw err;
let opaque = opts?.opaque;
queueMicrotask(() => callback(err, { opaque }));
}
}
module.exports = connect;
}),
5483: ((module, __unused_webpack_exports, __webpack_require__) => {
let { Readable, Duplex, PassThrough } = __webpack_require__(57075);
let { InvalidArgumentError, InvalidReturnValueError, RequestAbortedError } = __webpack_require__(92344);
let util = __webpack_require__(27375);
let { AsyncResource } = __webpack_require__(16698);
let { addSignal, removeSignal } = __webpack_require__(73979);
let assert = __webpack_require__(34589);
let kResume = Symbol("resume");
class PipelineRequest extends Readable {
constructor() {
super({ autoDestroy: !0 });
this[kResume] = null;
}
_read() {
let { [kResume]: resume } = this;
if (resume) {
this[kResume] = null;
resume();
}
}
_destroy(err, callback) {
this._read();
callback(err);
}
}
class PipelineResponse extends Readable {
constructor(resume) {
super({ autoDestroy: !0 });
this[kResume] = resume;
}
_read() {
this[kResume]();
}
_destroy(err, callback) {
!err && !this._readableState.endEmitted && (err = new RequestAbortedError());
callback(err);
}
}
class PipelineHandler extends AsyncResource {
constructor(opts, handler) {
if (!opts || typeof opts != "object") throw new InvalidArgumentError("invalid opts");
if (typeof handler != "function") throw new InvalidArgumentError("invalid handler");
let { signal, method, opaque, onInfo, responseHeaders } = opts;
if (signal && typeof signal.on != "function" && typeof signal.addEventListener != "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
if (method === "CONNECT") throw new InvalidArgumentError("invalid method");
if (onInfo && typeof onInfo != "function") throw new InvalidArgumentError("invalid onInfo callback");
super("UNDICI_PIPELINE");
this.opaque = opaque || null;
this.responseHeaders = responseHeaders || null;
this.handler = handler;
this.abort = null;
this.context = null;
this.onInfo = onInfo || null;
this.req = new PipelineRequest().on("error", util.nop);
this.ret = new Duplex({
readableObjectMode: opts.objectMode,
autoDestroy: !0,
read: () => {
let { body } = this;
body?.resume && body.resume();
},
write: (chunk, encoding, callback) => {
let { req } = this;
req.push(chunk, encoding) || req._readableState.destroyed ? callback() : req[kResume] = callback;
},
destroy: (err, callback) => {
let { body, req, res, ret, abort } = this;
!err && !ret._readableState.endEmitted && (err = new RequestAbortedError());
abort && err && abort();
util.destroy(body, err);
util.destroy(req, err);
util.destroy(res, err);
removeSignal(this);
callback(err);
}
}).on("prefinish", () => {
let { req } = this;
req.push(null);
});
this.res = null;
addSignal(this, signal);
}
onConnect(abort, context) {
let { ret, res } = this;
if (this.reason) {
abort(this.reason);
return;
}
assert(!res, "pipeline cannot be retried");
assert(!ret.destroyed);
this.abort = abort;
this.context = context;
}
onHeaders(statusCode, rawHeaders, resume) {
let { opaque, handler, context } = this;
if (statusCode < 200) {
if (this.onInfo) {
let headers = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : util.parseHeaders(rawHeaders);
this.onInfo({
statusCode,
headers
});
}
return;
}
this.res = new PipelineResponse(resume);
let body;
try {
this.handler = null;
let headers = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : util.parseHeaders(rawHeaders);
body = this.runInAsyncScope(handler, null, {
statusCode,
headers,
opaque,
body: this.res,
context
});
} catch (err) {
this.res.on("error", util.nop);
throw err;
}
if (!body || typeof body.on != "function") throw new InvalidReturnValueError("expected Readable");
body.on("data", (chunk) => {
let { ret, body } = this;
!ret.push(chunk) && body.pause && body.pause();
}).on("error", (err) => {
let { ret } = this;
util.destroy(ret, err);
}).on("end", () => {
let { ret } = this;
ret.push(null);
}).on("close", () => {
let { ret } = this;
ret._readableState.ended || util.destroy(ret, new RequestAbortedError());
});
this.body = body;
}
onData(chunk) {
let { res } = this;
return res.push(chunk);
}
onComplete(trailers) {
let { res } = this;
res.push(null);
}
onError(err) {
let { ret } = this;
this.handler = null;
util.destroy(ret, err);
}
}
function pipeline(opts, handler) {
try {
let pipelineHandler = new PipelineHandler(opts, handler);
this.dispatch({
...opts,
body: pipelineHandler.req
}, pipelineHandler);
return pipelineHandler.ret;
} catch (err) {
return new PassThrough().destroy(err);
}
}
module.exports = pipeline;
}),
22412: ((module, __unused_webpack_exports, __webpack_require__) => {
let assert = __webpack_require__(34589);
let { Readable } = __webpack_require__(73946);
let { InvalidArgumentError, RequestAbortedError } = __webpack_require__(92344);
let util = __webpack_require__(27375);
let { getResolveErrorBodyCallback } = __webpack_require__(47478);
let { AsyncResource } = __webpack_require__(16698);
class RequestHandler extends AsyncResource {
constructor(opts, callback) {
if (!opts || typeof opts != "object") throw new InvalidArgumentError("invalid opts");
let { signal, method, opaque, body, onInfo, responseHeaders, throwOnError, highWaterMark } = opts;
try {
if (typeof callback != "function") throw new InvalidArgumentError("invalid callback");
if (highWaterMark && (typeof highWaterMark != "number" || highWaterMark < 0)) throw new InvalidArgumentError("invalid highWaterMark");
if (signal && typeof signal.on != "function" && typeof signal.addEventListener != "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
if (method === "CONNECT") throw new InvalidArgumentError("invalid method");
if (onInfo && typeof onInfo != "function") throw new InvalidArgumentError("invalid onInfo callback");
super("UNDICI_REQUEST");
} catch (err) {
util.isStream(body) && util.destroy(body.on("error", util.nop), err);
throw err;
}
this.method = method;
this.responseHeaders = responseHeaders || null;
this.opaque = opaque || null;
this.callback = callback;
this.res = null;
this.abort = null;
this.body = body;
this.trailers = {};
this.context = null;
this.onInfo = onInfo || null;
this.throwOnError = throwOnError;
this.highWaterMark = highWaterMark;
this.signal = signal;
this.reason = null;
this.removeAbortListener = null;
util.isStream(body) && body.on("error", (err) => {
this.onError(err);
});
this.signal && (this.signal.aborted ? this.reason = this.signal.reason ?? new RequestAbortedError() : this.removeAbortListener = util.addAbortListener(this.signal, () => {
this.reason = this.signal.reason ?? new RequestAbortedError();
this.res ? util.destroy(this.res.on("error", util.nop), this.reason) : this.abort && this.abort(this.reason);
if (this.removeAbortListener) {
this.res?.off("close", this.removeAbortListener);
this.removeAbortListener();
this.removeAbortListener = null;
}
}));
}
onConnect(abort, context) {
if (this.reason) {
abort(this.reason);
return;
}
assert(this.callback);
this.abort = abort;
this.context = context;
}
onHeaders(statusCode, rawHeaders, resume, statusMessage) {
let { callback, opaque, abort, context, responseHeaders, highWaterMark } = this;
let headers = responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : util.parseHeaders(rawHeaders);
if (statusCode < 200) {
this.onInfo && this.onInfo({
statusCode,
headers
});
return;
}
let parsedHeaders = responseHeaders === "raw" ? util.parseHeaders(rawHeaders) : headers;
let contentType = parsedHeaders["content-type"];
let contentLength = parsedHeaders["content-length"];
let res = new Readable({
resume,
abort,
contentType,
contentLength: this.method !== "HEAD" && contentLength ? Number(contentLength) : null,
highWaterMark
});
this.removeAbortListener && res.on("close", this.removeAbortListener);
this.callback = null;
this.res = res;
callback !== null && (this.throwOnError && statusCode >= 400 ? this.runInAsyncScope(getResolveErrorBodyCallback, null, {
callback,
body: res,
contentType,
statusCode,
statusMessage,
headers
}) : this.runInAsyncScope(callback, null, null, {
statusCode,
headers,
trailers: this.trailers,
opaque,
body: res,
context
}));
}
onData(chunk) {
return this.res.push(chunk);
}
onComplete(trailers) {
util.parseHeaders(trailers, this.trailers);
this.res.push(null);
}
onError(err) {
let { res, callback, body, opaque } = this;
if (callback) {
this.callback = null;
queueMicrotask(() => {
this.runInAsyncScope(callback, null, err, { opaque });
});
}
if (res) {
this.res = null;
queueMicrotask(() => {
util.destroy(res, err);
});
}
if (body) {
this.body = null;
util.destroy(body, err);
}
if (this.removeAbortListener) {
res?.off("close", this.removeAbortListener);
this.removeAbortListener();
this.removeAbortListener = null;
}
}
}
function request(opts, callback) {
if (callback === void 0) return new Promise((resolve, reject) => {
request.call(this, opts, (err, data) => err ? reject(err) : resolve(data));
});
try {
this.dispatch(opts, new RequestHandler(opts, callback));
} catch (err) {
if (typeof callback != "function") throw err;
let opaque = opts?.opaque;
queueMicrotask(() => callback(err, { opaque }));
}
}
module.exports = request;
module.exports.RequestHandler = RequestHandler;
}),
24685: ((module, __unused_webpack_exports, __webpack_require__) => {
let assert = __webpack_require__(34589);
let { finished, PassThrough } = __webpack_require__(57075);
let { InvalidArgumentError, InvalidReturnValueError } = __webpack_require__(92344);
let util = __webpack_require__(27375);
let { getResolveErrorBodyCallback } = __webpack_require__(47478);
let { AsyncResource } = __webpack_require__(16698);
let { addSignal, removeSignal } = __webpack_require__(73979);
class StreamHandler extends AsyncResource {
constructor(opts, factory, callback) {
if (!opts || typeof opts != "object") throw new InvalidArgumentError("invalid opts");
let { signal, method, opaque, body, onInfo, responseHeaders, throwOnError } = opts;
try {
if (typeof callback != "function") throw new InvalidArgumentError("invalid callback");
if (typeof factory != "function") throw new InvalidArgumentError("invalid factory");
if (signal && typeof signal.on != "function" && typeof signal.addEventListener != "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
if (method === "CONNECT") throw new InvalidArgumentError("invalid method");
if (onInfo && typeof onInfo != "function") throw new InvalidArgumentError("invalid onInfo callback");
super("UNDICI_STREAM");
} catch (err) {
util.isStream(body) && util.destroy(body.on("error", util.nop), err);
throw err;
}
this.responseHeaders = responseHeaders || null;
this.opaque = opaque || null;
this.factory = factory;
this.callback = callback;
this.res = null;
this.abort = null;
this.context = null;
this.trailers = null;
this.body = body;
this.onInfo = onInfo || null;
this.throwOnError = throwOnError || !1;
util.isStream(body) && body.on("error", (err) => {
this.onError(err);
});
addSignal(this, signal);
}
onConnect(abort, context) {
if (this.reason) {
abort(this.reason);
return;
}
assert(this.callback);
this.abort = abort;
this.context = context;
}
onHeaders(statusCode, rawHeaders, resume, statusMessage) {
let { factory, opaque, context, callback, responseHeaders } = this;
let headers = responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : util.parseHeaders(rawHeaders);
if (statusCode < 200) {
this.onInfo && this.onInfo({
statusCode,
headers
});
return;
}
this.factory = null;
let res;
if (this.throwOnError && statusCode >= 400) {
let contentType = (responseHeaders === "raw" ? util.parseHeaders(rawHeaders) : headers)["content-type"];
res = new PassThrough();
this.callback = null;
this.runInAsyncScope(getResolveErrorBodyCallback, null, {
callback,
body: res,
contentType,
statusCode,
statusMessage,
headers
});
} else {
if (factory === null) return;
res = this.runInAsyncScope(factory, null, {
statusCode,
headers,
opaque,
context
});
if (!res || typeof res.write != "function" || typeof res.end != "function" || typeof res.on != "function") throw new InvalidReturnValueError("expected Writable");
finished(res, { readable: !1 }, (err) => {
let { callback, res, opaque, trailers, abort } = this;
this.res = null;
(err || !res.readable) && util.destroy(res, err);
this.callback = null;
this.runInAsyncScope(callback, null, err || null, {
opaque,
trailers
});
err && abort();
});
}
res.on("drain", resume);
this.res = res;
return (res.writableNeedDrain === void 0 ? res._writableState?.needDrain : res.writableNeedDrain) !== !0;
}
onData(chunk) {
let { res } = this;
return !res || res.write(chunk);
}
onComplete(trailers) {
let { res } = this;
removeSignal(this);
if (!res) return;
this.trailers = util.parseHeaders(trailers);
res.end();
}
onError(err) {
let { res, callback, opaque, body } = this;
removeSignal(this);
this.factory = null;
if (res) {
this.res = null;
util.destroy(res, err);
} else if (callback) {
this.callback = null;
queueMicrotask(() => {
this.runInAsyncScope(callback, null, err, { opaque });
});
}
if (body) {
this.body = null;
util.destroy(body, err);
}
}
}
function stream(opts, factory, callback) {
if (callback === void 0) return new Promise((resolve, reject) => {
stream.call(this, opts, factory, (err, data) => err ? reject(err) : resolve(data));
});
try {
this.dispatch(opts, new StreamHandler(opts, factory, callback));
} catch (err) {
if (typeof callback != "function") throw err;
let opaque = opts?.opaque;
queueMicrotask(() => callback(err, { opaque }));
}
}
module.exports = stream;
}),
31725: ((module, __unused_webpack_exports, __webpack_require__) => {
let { InvalidArgumentError, SocketError } = __webpack_require__(92344);
let { AsyncResource } = __webpack_require__(16698);
let util = __webpack_require__(27375);
let { addSignal, removeSignal } = __webpack_require__(73979);
let assert = __webpack_require__(34589);
class UpgradeHandler extends AsyncResource {
constructor(opts, callback) {
if (!opts || typeof opts != "object") throw new InvalidArgumentError("invalid opts");
if (typeof callback != "function") throw new InvalidArgumentError("invalid callback");
let { signal, opaque, responseHeaders } = opts;
if (signal && typeof signal.on != "function" && typeof signal.addEventListener != "function") throw new InvalidArgumentError("signal must be an EventEmitter or EventTarget");
super("UNDICI_UPGRADE");
this.responseHeaders = responseHeaders || null;
this.opaque = opaque || null;
this.callback = callback;
this.abort = null;
this.context = null;
addSignal(this, signal);
}
onConnect(abort, context) {
if (this.reason) {
abort(this.reason);
return;
}
assert(this.callback);
this.abort = abort;
this.context = null;
}
onHeaders() {
throw new SocketError("bad upgrade", null);
}
onUpgrade(statusCode, rawHeaders, socket) {
assert(statusCode === 101);
let { callback, opaque, context } = this;
removeSignal(this);
this.callback = null;
let headers = this.responseHeaders === "raw" ? util.parseRawHeaders(rawHeaders) : util.parseHeaders(rawHeaders);
this.runInAsyncScope(callback, null, null, {
headers,
socket,
opaque,
context
});
}
onError(err) {
let { callback, opaque } = this;
removeSignal(this);
if (callback) {
this.callback = null;
queueMicrotask(() => {
this.runInAsyncScope(callback, null, err, { opaque });
});
}
}
}
function upgrade(opts, callback) {
if (callback === void 0) return new Promise((resolve, reject) => {
upgrade.call(this, opts, (err, data) => err ? reject(err) : resolve(data));
});
try {
let upgradeHandler = new UpgradeHandler(opts, callback);
this.dispatch({
...opts,
method: opts.method || "GET",
upgrade: opts.protocol || "Websocket"
}, upgradeHandler);
} catch (err) {
if (typeof callback != "function") throw err;
let opaque = opts?.opaque;
queueMicrotask(() => callback(err, { opaque }));
}
}
module.exports = upgrade;
}),
60436: ((module, __unused_webpack_exports, __webpack_require__) => {
module.exports.request = __webpack_require__(22412);
module.exports.stream = __webpack_require__(24685);
module.exports.pipeline = __webpack_require__(5483);
module.exports.upgrade = __webpack_require__(31725);
module.exports.connect = __webpack_require__(1959);
}),
73946: ((module, __unused_webpack_exports, __webpack_require__) => {
let assert = __webpack_require__(34589);
let { Readable } = __webpack_require__(57075);
let { RequestAbortedError, NotSupportedError, InvalidArgumentError, AbortError } = __webpack_require__(92344);
let util = __webpack_require__(27375);
let { ReadableStreamFrom } = __webpack_require__(27375);
let kConsume = Symbol("kConsume");
let kReading = Symbol("kReading");
let kBody = Symbol("kBody");
let kAbort = Symbol("kAbort");
let kContentType = Symbol("kContentType");
let kContentLength = Symbol("kContentLength");
let noop = () => {};
class BodyReadable extends Readable {
constructor({ resume, abort, contentType = "", contentLength, highWaterMark = 65536 }) {
super({
autoDestroy: !0,
read: resume,
highWaterMark
});
this._readableState.dataEmitted = !1;
this[kAbort] = abort;
this[kConsume] = null;
this[kBody] = null;
this[kContentType] = contentType;
this[kContentLength] = contentLength;
this[kReading] = !1;
}
destroy(err) {
!err && !this._readableState.endEmitted && (err = new RequestAbortedError());
err && this[kAbort]();
return super.destroy(err);
}
_destroy(err, callback) {
this[kReading] ? callback(err) : setImmediate(() => {
callback(err);
});
}
on(ev, ...args) {
(ev === "data" || ev === "readable") && (this[kReading] = !0);
return super.on(ev, ...args);
}
addListener(ev, ...args) {
return this.on(ev, ...args);
}
off(ev, ...args) {
let ret = super.off(ev, ...args);
(ev === "data" || ev === "readable") && (this[kReading] = this.listenerCount("data") > 0 || this.listenerCount("readable") > 0);
return ret;
}
removeListener(ev, ...args) {
return this.off(ev, ...args);
}
push(chunk) {
if (this[kConsume] && chunk !== null) {
consumePush(this[kConsume], chunk);
return !this[kReading] || super.push(chunk);
}
return super.push(chunk);
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
throw new NotSupportedError();
}
get bodyUsed() {
return util.isDisturbed(this);
}
get body() {
if (!this[kBody]) {
this[kBody] = ReadableStreamFrom(this);
if (this[kConsume]) {
this[kBody].getReader();
assert(this[kBody].locked);
}
}
return this[kBody];
}
async dump(opts) {
let limit = Number.isFinite(opts?.limit) ? opts.limit : 131072;
let signal = opts?.signal;
if (signal != null && (typeof signal != "object" || !("aborted" in signal))) throw new InvalidArgumentError("signal must be an AbortSignal");
signal?.throwIfAborted();
if (this._readableState.closeEmitted) return null;
return await new Promise((resolve, reject) => {
this[kContentLength] > limit && this.destroy(new AbortError());
let onAbort = () => {
this.destroy(signal.reason ?? new AbortError());
};
signal?.addEventListener("abort", onAbort);
this.on("close", function() {
signal?.removeEventListener("abort", onAbort);
signal?.aborted ? reject(signal.reason ?? new AbortError()) : resolve(null);
}).on("error", noop).on("data", function(chunk) {
limit -= chunk.length;
limit <= 0 && this.destroy();
}).resume();
});
}
}
function isLocked(self) {
return self[kBody] && self[kBody].locked === !0 || self[kConsume];
}
function isUnusable(self) {
return util.isDisturbed(self) || isLocked(self);
}
async function consume(stream, type) {
assert(!stream[kConsume]);
return new Promise((resolve, reject) => {
if (isUnusable(stream)) {
let rState = stream._readableState;
rState.destroyed && rState.closeEmitted === !1 ? stream.on("error", (err) => {
reject(err);
}).on("close", () => {
reject(TypeError("unusable"));
}) : reject(rState.errored ?? TypeError("unusable"));
} else queueMicrotask(() => {
stream[kConsume] = {
type,
stream,
resolve,
reject,
length: 0,
body: []
};
stream.on("error", function(err) {
consumeFinish(this[kConsume], err);
}).on("close", function() {
this[kConsume].body !== null && consumeFinish(this[kConsume], new RequestAbortedError());
});
consumeStart(stream[kConsume]);
});
});
}
function consumeStart(consume) {
if (consume.body === null) return;
let { _readableState: state } = consume.stream;
if (state.bufferIndex) {
let start = state.bufferIndex;
let end = state.buffer.length;
for (let n = start; n < end; n++) consumePush(consume, state.buffer[n]);
} else for (let chunk of state.buffer) consumePush(consume, chunk);
state.endEmitted ? consumeEnd(this[kConsume]) : consume.stream.on("end", function() {
consumeEnd(this[kConsume]);
});
consume.stream.resume();
for (; consume.stream.read() != null;);
}
function chunksDecode(chunks, length) {
if (chunks.length === 0 || length === 0) return "";
let buffer = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, length);
let bufferLength = buffer.length;
let start = bufferLength > 2 && buffer[0] === 239 && buffer[1] === 187 && buffer[2] === 191 ? 3 : 0;
return buffer.utf8Slice(start, bufferLength);
}
function chunksConcat(chunks, length) {
if (chunks.length === 0 || length === 0) return new Uint8Array();
if (chunks.length === 1) return new Uint8Array(chunks[0]);
let buffer = new Uint8Array(Buffer.allocUnsafeSlow(length).buffer);
let offset = 0;
for (let i = 0; i < chunks.length; ++i) {
let chunk = chunks[i];
buffer.set(chunk, offset);
offset += chunk.length;
}
return buffer;
}
function consumeEnd(consume) {
let { type, body, resolve, stream, length } = consume;
try {
type === "text" ? resolve(chunksDecode(body, length)) : type === "json" ? resolve(JSON.parse(chunksDecode(body, length))) : type === "arrayBuffer" ? resolve(chunksConcat(body, length).buffer) : type === "blob" ? resolve(new Blob(body, { type: stream[kContentType] })) : type === "bytes" && resolve(chunksConcat(body, length));
consumeFinish(consume);
} catch (err) {
stream.destroy(err);
}
}
function consumePush(consume, chunk) {
consume.length += chunk.length;
consume.body.push(chunk);
}
function consumeFinish(consume, err) {
if (consume.body === null) return;
err ? consume.reject(err) : consume.resolve();
consume.type = null;
consume.stream = null;
consume.resolve = null;
consume.reject = null;
consume.length = 0;
consume.body = null;
}
module.exports = {
Readable: BodyReadable,
chunksDecode
};
}),
47478: ((module, __unused_webpack_exports, __webpack_require__) => {
let assert = __webpack_require__(34589);
let { ResponseStatusCodeError } = __webpack_require__(92344);
let { chunksDecode } = __webpack_require__(73946);
async function getResolveErrorBodyCallback({ callback, body, contentType, statusCode, statusMessage, headers }) {
assert(body);
let chunks = [];
let length = 0;
try {
for await (let chunk of body) {
chunks.push(chunk);
length += chunk.length;
if (length > 131072) {
chunks = [];
length = 0;
break;
}
}
} catch {
chunks = [];
length = 0;
}
let message = `Response status code ${statusCode}${statusMessage ? `: ${statusMessage}` : ""}`;
if (statusCode === 204 || !contentType || !length) {
queueMicrotask(() => callback(new ResponseStatusCodeError(message, statusCode, headers)));
return;
}
let stackTraceLimit = Error.stackTraceLimit;
Error.stackTraceLimit = 0;
let payload;
try {
isContentTypeApplicationJson(contentType) ? payload = JSON.parse(chunksDecode(chunks, length)) : isContentTypeText(contentType) && (payload = chunksDecode(chunks, length));
} catch {} finally {
Error.stackTraceLimit = stackTraceLimit;
}
queueMicrotask(() => callback(new ResponseStatusCodeError(message, statusCode, headers, payload)));
}
let isContentTypeApplicationJson = (contentType) => contentType.length > 15 && contentType[11] === "/" && contentType[0] === "a" && contentType[1] === "p" && contentType[2] === "p" && contentType[3] === "l" && contentType[4] === "i" && contentType[5] === "c" && contentType[6] === "a" && contentType[7] === "t" && contentType[8] === "i" && contentType[9] === "o" && contentType[10] === "n" && contentType[12] === "j" && contentType[13] === "s" && contentType[14] === "o" && contentType[15] === "n";
let isContentTypeText = (contentType) => contentType.length > 4 && contentType[4] === "/" && contentType[0] === "t" && contentType[1] === "e" && contentType[2] === "x" && contentType[3] === "t";
module.exports = {
getResolveErrorBodyCallback,
isContentTypeApplicationJson,
isContentTypeText
};
}),
85005: ((module, __unused_webpack_exports, __webpack_require__) => {
let net = __webpack_require__(77030);
let assert = __webpack_require__(34589);
let util = __webpack_require__(27375);
let { InvalidArgumentError, ConnectTimeoutError } = __webpack_require__(92344);
let timers = __webpack_require__(37256);
function noop() {}
let tls;
let SessionCache;
SessionCache = global.FinalizationRegistry && !(process.env.NODE_V8_COVERAGE || process.env.UNDICI_NO_FG) ? class WeakSessionCache {
constructor(maxCachedSessions) {
this._maxCachedSessions = maxCachedSessions;
this._sessionCache = new Map();
this._sessionRegistry = new global.FinalizationRegistry((key) => {
if (this._sessionCache.size < this._maxCachedSessions) return;
let ref = this._sessionCache.get(key);
ref !== void 0 && ref.deref() === void 0 && this._sessionCache.delete(key);
});
}
get(sessionKey) {
let ref = this._sessionCache.get(sessionKey);
return ref ? ref.deref() : null;
}
set(sessionKey, session) {
if (this._maxCachedSessions === 0) return;
this._sessionCache.set(sessionKey, new WeakRef(session));
this._sessionRegistry.register(session, sessionKey);
}
} : class SimpleSessionCache {
constructor(maxCachedSessions) {
this._maxCachedSessions = maxCachedSessions;
this._sessionCache = new Map();
}
get(sessionKey) {
return this._sessionCache.get(sessionKey);
}
set(sessionKey, session) {
if (this._maxCachedSessions === 0) return;
if (this._sessionCache.size >= this._maxCachedSessions) {
let { value: oldestKey } = this._sessionCache.keys().next();
this._sessionCache.delete(oldestKey);
}
this._sessionCache.set(sessionKey, session);
}
};
function buildConnector({ allowH2, maxCachedSessions, socketPath, timeout, session: customSession, ...opts }) {
if (maxCachedSessions != null && (!Number.isInteger(maxCachedSessions) || maxCachedSessions < 0)) throw new InvalidArgumentError("maxCachedSessions must be a positive integer or zero");
let options = {
path: socketPath,
...opts
};
let sessionCache = new SessionCache(maxCachedSessions ?? 100);
timeout ??= 1e4;
allowH2 ??= !1;
return function connect({ hostname, host, protocol, port, servername, localAddress, httpSocket }, callback) {
let socket;
if (protocol === "https:") {
tls ||= __webpack_require__(41692);
servername = servername || options.servername || util.getServerName(host) || null;
let sessionKey = servername || hostname;
assert(sessionKey);
let session = customSession || sessionCache.get(sessionKey) || null;
port ||= 443;
socket = tls.connect({
highWaterMark: 16384,
...options,
servername,
session,
localAddress,
ALPNProtocols: allowH2 ? ["http/1.1", "h2"] : ["http/1.1"],
socket: httpSocket,
port,
host: hostname
});
socket.on("session", function(session) {
sessionCache.set(sessionKey, session);
});
} else {
assert(!httpSocket, "httpSocket can only be sent on TLS update");
port ||= 80;
socket = net.connect({
highWaterMark: 65536,
...options,
localAddress,
port,
host: hostname
});
}
if (options.keepAlive == null || options.keepAlive) {
let keepAliveInitialDelay = options.keepAliveInitialDelay === void 0 ? 6e4 : options.keepAliveInitialDelay;
socket.setKeepAlive(!0, keepAliveInitialDelay);
}
let clearConnectTimeout = setupConnectTimeout(new WeakRef(socket), {
timeout,
hostname,
port
});
socket.setNoDelay(!0).once(protocol === "https:" ? "secureConnect" : "connect", function() {
queueMicrotask(clearConnectTimeout);
if (callback) {
let cb = callback;
callback = null;
cb(null, this);
}
}).on("error", function(err) {
queueMicrotask(clearConnectTimeout);
if (callback) {
let cb = callback;
callback = null;
cb(err);
}
});
return socket;
};
}
let setupConnectTimeout = process.platform === "win32" ? (socketWeakRef, opts) => {
if (!opts.timeout) return noop;
let s1 = null;
let s2 = null;
let fastTimer = timers.setFastTimeout(() => {
s1 = setImmediate(() => {
s2 = setImmediate(() => onConnectTimeout(socketWeakRef.deref(), opts));
});
}, opts.timeout);
return () => {
timers.clearFastTimeout(fastTimer);
clearImmediate(s1);
clearImmediate(s2);
};
} : (socketWeakRef, opts) => {
if (!opts.timeout) return noop;
let s1 = null;
let fastTimer = timers.setFastTimeout(() => {
s1 = setImmediate(() => {
onConnectTimeout(socketWeakRef.deref(), opts);
});
}, opts.timeout);
return () => {
timers.clearFastTimeout(fastTimer);
clearImmediate(s1);
};
};
function onConnectTimeout(socket, opts) {
if (socket == null) return;
let message = "Connect Timeout Error";
Array.isArray(socket.autoSelectFamilyAttemptedAddresses) ? message += ` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(", ")},` : message += ` (attempted address: ${opts.hostname}:${opts.port},`;
message += ` timeout: ${opts.timeout}ms)`;
util.destroy(socket, new ConnectTimeoutError(message));
}
module.exports = buildConnector;
}),
4914: ((module) => {
let headerNameLowerCasedRecord = {};
let wellknownHeaderNames = "Accept.Accept-Encoding.Accept-Language.Accept-Ranges.Access-Control-Allow-Credentials.Access-Control-Allow-Headers.Access-Control-Allow-Methods.Access-Control-Allow-Origin.Access-Control-Expose-Headers.Access-Control-Max-Age.Access-Control-Request-Headers.Access-Control-Request-Method.Age.Allow.Alt-Svc.Alt-Used.Authorization.Cache-Control.Clear-Site-Data.Connection.Content-Disposition.Content-Encoding.Content-Language.Content-Length.Content-Location.Content-Range.Content-Security-Policy.Content-Security-Policy-Report-Only.Content-Type.Cookie.Cross-Origin-Embedder-Policy.Cross-Origin-Opener-Policy.Cross-Origin-Resource-Policy.Date.Device-Memory.Downlink.ECT.ETag.Expect.Expect-CT.Expires.Forwarded.From.Host.If-Match.If-Modified-Since.If-None-Match.If-Range.If-Unmodified-Since.Keep-Alive.Last-Modified.Link.Location.Max-Forwards.Origin.Permissions-Policy.Pragma.Proxy-Authenticate.Proxy-Authorization.RTT.Range.Referer.Referrer-Policy.Refresh.Retry-After.Sec-WebSocket-Accept.Sec-WebSocket-Extensions.Sec-WebSocket-Key.Sec-WebSocket-Protocol.Sec-WebSocket-Version.Server.Server-Timing.Service-Worker-Allowed.Service-Worker-Navigation-Preload.Set-Cookie.SourceMap.Strict-Transport-Security.Supports-Loading-Mode.TE.Timing-Allow-Origin.Trailer.Transfer-Encoding.Upgrade.Upgrade-Insecure-Requests.User-Agent.Vary.Via.WWW-Authenticate.X-Content-Type-Options.X-DNS-Prefetch-Control.X-Frame-Options.X-Permitted-Cross-Domain-Policies.X-Powered-By.X-Requested-With.X-XSS-Protection".split(".");
for (let i = 0; i < wellknownHeaderNames.length; ++i) {
let key = wellknownHeaderNames[i];
let lowerCasedKey = key.toLowerCase();
headerNameLowerCasedRecord[key] = headerNameLowerCasedRecord[lowerCasedKey] = lowerCasedKey;
}
Object.setPrototypeOf(headerNameLowerCasedRecord, null);
module.exports = {
wellknownHeaderNames,
headerNameLowerCasedRecord
};
}),
74567: ((module, __unused_webpack_exports, __webpack_require__) => {
let diagnosticsChannel = __webpack_require__(53053);
let util = __webpack_require__(57975);
let undiciDebugLog = util.debuglog("undici");
let fetchDebuglog = util.debuglog("fetch");
let websocketDebuglog = util.debuglog("websocket");
let isClientSet = !1;
let channels = {
beforeConnect: diagnosticsChannel.channel("undici:client:beforeConnect"),
connected: diagnosticsChannel.channel("undici:client:connected"),
connectError: diagnosticsChannel.channel("undici:client:connectError"),
sendHeaders: diagnosticsChannel.channel("undici:client:sendHeaders"),
create: diagnosticsChannel.channel("undici:request:create"),
bodySent: diagnosticsChannel.channel("undici:request:bodySent"),
headers: diagnosticsChannel.channel("undici:request:headers"),
trailers: diagnosticsChannel.channel("undici:request:trailers"),
error: diagnosticsChannel.channel("undici:request:error"),
open: diagnosticsChannel.channel("undici:websocket:open"),
close: diagnosticsChannel.channel("undici:websocket:close"),
socketError: diagnosticsChannel.channel("undici:websocket:socket_error"),
ping: diagnosticsChannel.channel("undici:websocket:ping"),
pong: diagnosticsChannel.channel("undici:websocket:pong")
};
if (undiciDebugLog.enabled || fetchDebuglog.enabled) {
let debuglog = fetchDebuglog.enabled ? fetchDebuglog : undiciDebugLog;
diagnosticsChannel.channel("undici:client:beforeConnect").subscribe((evt) => {
let { connectParams: { version, protocol, port, host } } = evt;
debuglog("connecting to %s using %s%s", `${host}${port ? `:${port}` : ""}`, protocol, version);
});
diagnosticsChannel.channel("undici:client:connected").subscribe((evt) => {
let { connectParams: { version, protocol, port, host } } = evt;
debuglog("connected to %s using %s%s", `${host}${port ? `:${port}` : ""}`, protocol, version);
});
diagnosticsChannel.channel("undici:client:connectError").subscribe((evt) => {
let { connectParams: { version, protocol, port, host }, error } = evt;
debuglog("connection to %s using %s%s errored - %s", `${host}${port ? `:${port}` : ""}`, protocol, version, error.message);
});
diagnosticsChannel.channel("undici:client:sendHeaders").subscribe((evt) => {
let { request: { method, path, origin } } = evt;
debuglog("sending request to %s %s/%s", method, origin, path);
});
diagnosticsChannel.channel("undici:request:headers").subscribe((evt) => {
let { request: { method, path, origin }, response: { statusCode } } = evt;
debuglog("received response to %s %s/%s - HTTP %d", method, origin, path, statusCode);
});
diagnosticsChannel.channel("undici:request:trailers").subscribe((evt) => {
let { request: { method, path, origin } } = evt;
debuglog("trailers received from %s %s/%s", method, origin, path);
});
diagnosticsChannel.channel("undici:request:error").subscribe((evt) => {
let { request: { method, path, origin }, error } = evt;
debuglog("request to %s %s/%s errored - %s", method, origin, path, error.message);
});
isClientSet = !0;
}
if (websocketDebuglog.enabled) {
if (!isClientSet) {
let debuglog = undiciDebugLog.enabled ? undiciDebugLog : websocketDebuglog;
diagnosticsChannel.channel("undici:client:beforeConnect").subscribe((evt) => {
let { connectParams: { version, protocol, port, host } } = evt;
debuglog("connecting to %s%s using %s%s", host, port ? `:${port}` : "", protocol, version);
});
diagnosticsChannel.channel("undici:client:connected").subscribe((evt) => {
let { connectParams: { version, protocol, port, host } } = evt;
debuglog("connected to %s%s using %s%s", host, port ? `:${port}` : "", protocol, version);
});
diagnosticsChannel.channel("undici:client:connectError").subscribe((evt) => {
let { connectParams: { version, protocol, port, host }, error } = evt;
debuglog("connection to %s%s using %s%s errored - %s", host, port ? `:${port}` : "", protocol, version, error.message);
});
diagnosticsChannel.channel("undici:client:sendHeaders").subscribe((evt) => {
let { request: { method, path, origin } } = evt;
debuglog("sending request to %s %s/%s", method, origin, path);
});
}
diagnosticsChannel.channel("undici:websocket:open").subscribe((evt) => {
let { address: { address, port } } = evt;
websocketDebuglog("connection opened %s%s", address, port ? `:${port}` : "");
});
diagnosticsChannel.channel("undici:websocket:close").subscribe((evt) => {
let { websocket, code, reason } = evt;
websocketDebuglog("closed connection to %s - %s %s", websocket.url, code, reason);
});
diagnosticsChannel.channel("undici:websocket:socket_error").subscribe((err) => {
websocketDebuglog("connection errored - %s", err.message);
});
diagnosticsChannel.channel("undici:websocket:ping").subscribe((evt) => {
websocketDebuglog("ping received");
});
diagnosticsChannel.channel("undici:websocket:pong").subscribe((evt) => {
websocketDebuglog("pong received");
});
}
module.exports = { channels };
}),
92344: ((module) => {
let kUndiciError = Symbol.for("undici.error.UND_ERR");
class UndiciError extends Error {
constructor(message) {
super(message);
this.name = "UndiciError";
this.code = "UND_ERR";
}
static [Symbol.hasInstance](instance) {
return instance && instance[kUndiciError] === !0;
}
[kUndiciError] = !0;
}
let kConnectTimeoutError = Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");
class ConnectTimeoutError extends UndiciError {
constructor(message) {
super(message);
this.name = "ConnectTimeoutError";
this.message = message || "Connect Timeout Error";
this.code = "UND_ERR_CONNECT_TIMEOUT";
}
static [Symbol.hasInstance](instance) {
return instance && instance[kConnectTimeoutError] === !0;
}
[kConnectTimeoutError] = !0;
}
let kHeadersTimeoutError = Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");
class HeadersTimeoutError extends UndiciError {
constructor(message) {
super(message);
this.name = "HeadersTimeoutError";
this.message = message || "Headers Timeout Error";
this.code = "UND_ERR_HEADERS_TIMEOUT";
}
static [Symbol.hasInstance](instance) {
return instance && instance[kHeadersTimeoutError] === !0;
}
[kHeadersTimeoutError] = !0;
}
let kHeadersOverflowError = Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");
class HeadersOverflowError extends UndiciError {
constructor(message) {
super(message);
this.name = "HeadersOverflowError";
this.message = message || "Headers Overflow Error";
this.code = "UND_ERR_HEADERS_OVERFLOW";
}
static [Symbol.hasInstance](instance) {
return instance && instance[kHeadersOverflowError] === !0;
}
[kHeadersOverflowError] = !0;
}
let kBodyTimeoutError = Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");
class BodyTimeoutError extends UndiciError {
constructor(message) {
super(message);
this.name = "BodyTimeoutError";
this.message = message || "Body Timeout Error";
this.code = "UND_ERR_BODY_TIMEOUT";
}
static [Symbol.hasInstance](instance) {
return instance && instance[kBodyTimeoutError] === !0;
}
[kBodyTimeoutError] = !0;
}
let kResponseStatusCodeError = Symbol.for("undici.error.UND_ERR_RESPONSE_STATUS_CODE");
class ResponseStatusCodeError extends UndiciError {
constructor(message, statusCode, headers, body) {
super(message);
this.name = "ResponseStatusCodeError";
this.message = message || "Response Status Code Error";
this.code = "UND_ERR_RESPONSE_STATUS_CODE";
this.body = body;
this.status = statusCode;
this.statusCode = statusCode;
this.headers = headers;
}
static [Symbol.hasInstance](instance) {
return instance && instance[kResponseStatusCodeError] === !0;
}
[kResponseStatusCodeError] = !0;
}
let kInvalidArgumentError = Symbol.for("undici.error.UND_ERR_INVALID_ARG");
class InvalidArgumentError extends UndiciError {
constructor(message) {
super(message);
this.name = "InvalidArgumentError";
this.message = message || "Invalid Argument Error";
this.code = "UND_ERR_INVALID_ARG";
}
static [Symbol.hasInstance](instance) {
return instance && instance[kInvalidArgumentError] === !0;
}
[kInvalidArgumentError] = !0;
}
let kInvalidReturnValueError = Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");
class InvalidReturnValueError extends UndiciError {
constructor(message) {
super(message);
this.name = "InvalidReturnValueError";
this.message = message || "Invalid Return Value Error";
this.code = "UND_ERR_INVALID_RETURN_VALUE";
}
static [Symbol.hasInstance](instance) {
return instance && instance[kInvalidReturnValueError] === !0;
}
[kInvalidReturnValueError] = !0;
}
let kAbortError = Symbol.for("undici.error.UND_ERR_ABORT");
class AbortError extends UndiciError {
constructor(message) {
super(message);
this.name = "AbortError";
this.message = message || "The operation was aborted";
this.code = "UND_ERR_ABORT";
}
static [Symbol.hasInstance](instance) {
return instance && instance[kAbortError] === !0;
}
[kAbortError] = !0;
}
let kRequestAbortedError = Symbol.for("undici.error.UND_ERR_ABORTED");
class RequestAbortedError extends AbortError {
constructor(message) {
super(message);
this.name = "AbortError";
this.message = message || "Request aborted";
this.code = "UND_ERR_ABORTED";
}
static [Symbol.hasInstance](instance) {
return instance && instance[kRequestAbortedError] === !0;
}
[kRequestAbortedError] = !0;
}
let kInformationalError = Symbol.for("undici.error.UND_ERR_INFO");
class InformationalError extends UndiciError {
constructor(message) {
super(message);
this.name = "InformationalError";
this.message = message || "Request information";
this.code = "UND_ERR_INFO";
}
static [Symbol.hasInstance](instance) {
return instance && instance[kInformationalError] === !0;
}
[kInformationalError] = !0;
}
let kRequestContentLengthMismatchError = Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");
class RequestContentLengthMismatchError extends UndiciError {
constructor(message) {
super(message);
this.name = "RequestContentLengthMismatchError";
this.message = message || "Request body length does not match content-length header";
this.code = "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH";
}
static [Symbol.hasInstance](instance) {
return instance && instance[kRequestContentLengthMismatchError] === !0;
}
[kRequestContentLengthMismatchError] = !0;
}
let kResponseContentLengthMismatchError = Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");
class ResponseContentLengthMismatchError extends UndiciError {
constructor(message) {
super(message);
this.name = "ResponseContentLengthMismatchError";
this.message = message || "Response body length does not match content-length header";
this.code = "UND_ERR_RES_CONTENT_LENGTH_MISMATCH";
}
static [Symbol.hasInstance](instance) {
return instance && instance[kResponseContentLengthMismatchError] === !0;
}
[kResponseContentLengthMismatchError] = !0;
}
let kClientDestroyedError = Symbol.for("undici.error.UND_ERR_DESTROYED");
class ClientDestroyedError extends UndiciError {
constructor(message) {
super(message);
this.name = "ClientDestroyedError";
this.message = message || "The client is destroyed";
this.code = "UND_ERR_DESTROYED";
}
static [Symbol.hasInstance](instance) {
return instance && instance[kClientDestroyedError] === !0;
}
[kClientDestroyedError] = !0;
}
let kClientClosedError = Symbol.for("undici.error.UND_ERR_CLOSED");
class ClientClosedError extends UndiciError {
constructor(message) {
super(message);
this.name = "ClientClosedError";
this.message = message || "The client is closed";
this.code = "UND_ERR_CLOSED";
}
static [Symbol.hasInstance](instance) {
return instance && instance[kClientClosedError] === !0;
}
[kClientClosedError] = !0;
}
let kSocketError = Symbol.for("undici.error.UND_ERR_SOCKET");
class SocketError extends UndiciError {
constructor(message, socket) {
super(message);
this.name = "SocketError";
this.message = message || "Socket error";
this.code = "UND_ERR_SOCKET";
this.socket = socket;
}
static [Symbol.hasInstance](instance) {
return instance && instance[kSocketError] === !0;
}
[kSocketError] = !0;
}
let kNotSupportedError = Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");
class NotSupportedError extends UndiciError {
constructor(message) {
super(message);
this.name = "NotSupportedError";
this.message = message || "Not supported error";
this.code = "UND_ERR_NOT_SUPPORTED";
}
static [Symbol.hasInstance](instance) {
return instance && instance[kNotSupportedError] === !0;
}
[kNotSupportedError] = !0;
}
let kBalancedPoolMissingUpstreamError = Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");
class BalancedPoolMissingUpstreamError extends UndiciError {
constructor(message) {
super(message);
this.name = "MissingUpstreamError";
this.message = message || "No upstream has been added to the BalancedPool";
this.code = "UND_ERR_BPL_MISSING_UPSTREAM";
}
static [Symbol.hasInstance](instance) {
return instance && instance[kBalancedPoolMissingUpstreamError] === !0;
}
[kBalancedPoolMissingUpstreamError] = !0;
}
let kHTTPParserError = Symbol.for("undici.error.UND_ERR_HTTP_PARSER");
class HTTPParserError extends Error {
constructor(message, code, data) {
super(message);
this.name = "HTTPParserError";
this.code = code ? `HPE_${code}` : void 0;
this.data = data ? data.toString() : void 0;
}
static [Symbol.hasInstance](instance) {
return instance && instance[kHTTPParserError] === !0;
}
[kHTTPParserError] = !0;
}
let kResponseExceededMaxSizeError = Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");
class ResponseExceededMaxSizeError extends UndiciError {
constructor(message) {
super(message);
this.name = "ResponseExceededMaxSizeError";
this.message = message || "Response content exceeded max size";
this.code = "UND_ERR_RES_EXCEEDED_MAX_SIZE";
}
static [Symbol.hasInstance](instance) {
return instance && instance[kResponseExceededMaxSizeError] === !0;
}
[kResponseExceededMaxSizeError] = !0;
}
let kRequestRetryError = Symbol.for("undici.error.UND_ERR_REQ_RETRY");
class RequestRetryError extends UndiciError {
constructor(message, code, { headers, data }) {
super(message);
this.name = "RequestRetryError";
this.message = message || "Request retry error";
this.code = "UND_ERR_REQ_RETRY";
this.statusCode = code;
this.data = data;
this.headers = headers;
}
static [Symbol.hasInstance](instance) {
return instance && instance[kRequestRetryError] === !0;
}
[kRequestRetryError] = !0;
}
let kResponseError = Symbol.for("undici.error.UND_ERR_RESPONSE");
class ResponseError extends UndiciError {
constructor(message, code, { headers, data }) {
super(message);
this.name = "ResponseError";
this.message = message || "Response error";
this.code = "UND_ERR_RESPONSE";
this.statusCode = code;
this.data = data;
this.headers = headers;
}
static [Symbol.hasInstance](instance) {
return instance && instance[kResponseError] === !0;
}
[kResponseError] = !0;
}
let kSecureProxyConnectionError = Symbol.for("undici.error.UND_ERR_PRX_TLS");
class SecureProxyConnectionError extends UndiciError {
constructor(cause, message, options) {
super(message, {
cause,
...options ?? {}
});
this.name = "SecureProxyConnectionError";
this.message = message || "Secure Proxy Connection failed";
this.code = "UND_ERR_PRX_TLS";
this.cause = cause;
}
static [Symbol.hasInstance](instance) {
return instance && instance[kSecureProxyConnectionError] === !0;
}
[kSecureProxyConnectionError] = !0;
}
let kMessageSizeExceededError = Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");
class MessageSizeExceededError extends UndiciError {
constructor(message) {
super(message);
this.name = "MessageSizeExceededError";
this.message = message || "Max decompressed message size exceeded";
this.code = "UND_ERR_WS_MESSAGE_SIZE_EXCEEDED";
}
static [Symbol.hasInstance](instance) {
return instance && instance[kMessageSizeExceededError] === !0;
}
get [kMessageSizeExceededError]() {
return !0;
}
}
module.exports = {
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
8646: ((module, __unused_webpack_exports, __webpack_require__) => {
let { InvalidArgumentError, NotSupportedError } = __webpack_require__(92344);
let assert = __webpack_require__(34589);
let { isValidHTTPToken, isValidHeaderValue, isStream, destroy, isBuffer, isFormDataLike, isIterable, isBlobLike, buildURL, validateHandler, getServerName, normalizedMethodRecords } = __webpack_require__(27375);
let { channels } = __webpack_require__(74567);
let { headerNameLowerCasedRecord } = __webpack_require__(4914);
let invalidPathRegex = /[^\u0021-\u00ff]/;
let kHandler = Symbol("handler");
class Request {
constructor(origin, { path, method, body, headers, query, idempotent, blocking, upgrade, headersTimeout, bodyTimeout, reset, throwOnError, expectContinue, servername }, handler) {
if (typeof path != "string") throw new InvalidArgumentError("path must be a string");
else if (path[0] !== "/" && !(path.startsWith("http://") || path.startsWith("https://")) && method !== "CONNECT") throw new InvalidArgumentError("path must be an absolute URL or start with a slash");
else if (invalidPathRegex.test(path)) throw new InvalidArgumentError("invalid request path");
if (typeof method != "string") throw new InvalidArgumentError("method must be a string");
else if (normalizedMethodRecords[method] === void 0 && !isValidHTTPToken(method)) throw new InvalidArgumentError("invalid request method");
if (upgrade && typeof upgrade != "string") throw new InvalidArgumentError("upgrade must be a string");
if (upgrade && !isValidHeaderValue(upgrade)) throw new InvalidArgumentError("invalid upgrade header");
if (headersTimeout != null && (!Number.isFinite(headersTimeout) || headersTimeout < 0)) throw new InvalidArgumentError("invalid headersTimeout");
if (bodyTimeout != null && (!Number.isFinite(bodyTimeout) || bodyTimeout < 0)) throw new InvalidArgumentError("invalid bodyTimeout");
if (reset != null && typeof reset != "boolean") throw new InvalidArgumentError("invalid reset");
if (expectContinue != null && typeof expectContinue != "boolean") throw new InvalidArgumentError("invalid expectContinue");
this.headersTimeout = headersTimeout;
this.bodyTimeout = bodyTimeout;
this.throwOnError = throwOnError === !0;
this.method = method;
this.abort = null;
if (body == null) this.body = null;
else if (isStream(body)) {
this.body = body;
let rState = this.body._readableState;
if (!rState || !rState.autoDestroy) {
this.endHandler = function autoDestroy() {
destroy(this);
};
this.body.on("end", this.endHandler);
}
this.errorHandler = (err) => {
this.abort ? this.abort(err) : this.error = err;
};
this.body.on("error", this.errorHandler);
} else if (isBuffer(body)) this.body = body.byteLength ? body : null;
else if (ArrayBuffer.isView(body)) this.body = body.buffer.byteLength ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : null;
else if (body instanceof ArrayBuffer) this.body = body.byteLength ? Buffer.from(body) : null;
else if (typeof body == "string") this.body = body.length ? Buffer.from(body) : null;
else if (isFormDataLike(body) || isIterable(body) || isBlobLike(body)) this.body = body;
else throw new InvalidArgumentError("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable");
this.completed = !1;
this.aborted = !1;
this.upgrade = upgrade || null;
this.path = query ? buildURL(path, query) : path;
this.origin = origin;
this.idempotent = idempotent ?? (method === "HEAD" || method === "GET");
this.blocking = blocking ?? !1;
this.reset = reset ?? null;
this.host = null;
this.contentLength = null;
this.contentType = null;
this.headers = [];
this.expectContinue = expectContinue ?? !1;
if (Array.isArray(headers)) {
if (headers.length % 2 != 0) throw new InvalidArgumentError("headers array must be even");
for (let i = 0; i < headers.length; i += 2) processHeader(this, headers[i], headers[i + 1]);
} else if (headers && typeof headers == "object") {
if (headers[Symbol.iterator]) for (let header of headers) {
if (!Array.isArray(header) || header.length !== 2) throw new InvalidArgumentError("headers must be in key-value pair format");
processHeader(this, header[0], header[1]);
}
else {
let keys = Object.keys(headers);
for (let i = 0; i < keys.length; ++i) processHeader(this, keys[i], headers[keys[i]]);
}
} else if (headers != null) throw new InvalidArgumentError("headers must be an object or an array");
validateHandler(handler, method, upgrade);
this.servername = servername || getServerName(this.host);
this[kHandler] = handler;
channels.create.hasSubscribers && channels.create.publish({ request: this });
}
onBodySent(chunk) {
if (this[kHandler].onBodySent) try {
return this[kHandler].onBodySent(chunk);
} catch (err) {
this.abort(err);
}
}
onRequestSent() {
channels.bodySent.hasSubscribers && channels.bodySent.publish({ request: this });
if (this[kHandler].onRequestSent) try {
return this[kHandler].onRequestSent();
} catch (err) {
this.abort(err);
}
}
onConnect(abort) {
assert(!this.aborted);
assert(!this.completed);
if (this.error) abort(this.error);
else {
this.abort = abort;
return this[kHandler].onConnect(abort);
}
}
onResponseStarted() {
return this[kHandler].onResponseStarted?.();
}
onHeaders(statusCode, headers, resume, statusText) {
assert(!this.aborted);
assert(!this.completed);
channels.headers.hasSubscribers && channels.headers.publish({
request: this,
response: {
statusCode,
headers,
statusText
}
});
try {
return this[kHandler].onHeaders(statusCode, headers, resume, statusText);
} catch (err) {
this.abort(err);
}
}
onData(chunk) {
assert(!this.aborted);
assert(!this.completed);
try {
return this[kHandler].onData(chunk);
} catch (err) {
this.abort(err);
return !1;
}
}
onUpgrade(statusCode, headers, socket, statusText = "") {
this.onFinally();
assert(!this.aborted);
assert(!this.completed);
statusCode !== null && this.#publishUpgradeHeaders(statusCode, headers, statusText);
let result = this[kHandler].onUpgrade(statusCode, headers, socket);
if (!this.aborted) {
this.completed = !0;
statusCode !== null && this.#publishUpgradeTrailers();
}
return result;
}
onUpgradeResponse(statusCode, headers, parseHeaders, statusText = "") {
assert(!this.aborted);
assert(this.completed);
channels.headers.hasSubscribers && this.#publishUpgradeHeaders(statusCode, parseHeaders(headers), statusText);
this.#publishUpgradeTrailers();
}
onUpgradeError(error) {
assert(!this.aborted);
assert(this.completed);
channels.error.hasSubscribers && channels.error.publish({
request: this,
error
});
}
#publishUpgradeHeaders(statusCode, headers, statusText) {
channels.headers.hasSubscribers && channels.headers.publish({
request: this,
response: {
statusCode,
headers,
statusText
}
});
}
#publishUpgradeTrailers() {
channels.trailers.hasSubscribers && channels.trailers.publish({
request: this,
trailers: []
});
}
onComplete(trailers) {
this.onFinally();
assert(!this.aborted);
this.completed = !0;
channels.trailers.hasSubscribers && channels.trailers.publish({
request: this,
trailers
});
try {
return this[kHandler].onComplete(trailers);
} catch (err) {
this.onError(err);
}
}
onError(error) {
this.onFinally();
channels.error.hasSubscribers && channels.error.publish({
request: this,
error
});
if (this.aborted) return;
this.aborted = !0;
return this[kHandler].onError(error);
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
addHeader(key, value) {
processHeader(this, key, value);
return this;
}
}
function processHeader(request, key, val) {
if (val && typeof val == "object" && !Array.isArray(val)) throw new InvalidArgumentError(`invalid ${key} header`);
else if (val === void 0) return;
let headerName = headerNameLowerCasedRecord[key];
if (headerName === void 0) {
headerName = key.toLowerCase();
if (headerNameLowerCasedRecord[headerName] === void 0 && !isValidHTTPToken(headerName)) throw new InvalidArgumentError("invalid header key");
}
if (Array.isArray(val)) {
let arr = [];
for (let i = 0; i < val.length; i++) if (typeof val[i] == "string") {
if (!isValidHeaderValue(val[i])) throw new InvalidArgumentError(`invalid ${key} header`);
arr.push(val[i]);
} else if (val[i] === null) arr.push("");
else if (typeof val[i] == "object") throw new InvalidArgumentError(`invalid ${key} header`);
else {
let str = `${val[i]}`;
if (!isValidHeaderValue(str)) throw new InvalidArgumentError(`invalid ${key} header`);
arr.push(str);
}
val = arr;
} else if (typeof val == "string") {
if (!isValidHeaderValue(val)) throw new InvalidArgumentError(`invalid ${key} header`);
} else if (val === null) val = "";
else {
val = `${val}`;
if (!isValidHeaderValue(val)) throw new InvalidArgumentError(`invalid ${key} header`);
}
if (headerName === "host") {
if (request.host !== null) throw new InvalidArgumentError("duplicate host header");
if (typeof val != "string") throw new InvalidArgumentError("invalid host header");
request.host = val;
} else if (headerName === "content-length") {
if (request.contentLength !== null) throw new InvalidArgumentError("duplicate content-length header");
request.contentLength = parseInt(val, 10);
if (!Number.isFinite(request.contentLength)) throw new InvalidArgumentError("invalid content-length header");
} else if (request.contentType === null && headerName === "content-type") {
request.contentType = val;
request.headers.push(key, val);
} else if (headerName === "transfer-encoding" || headerName === "keep-alive" || headerName === "upgrade") throw new InvalidArgumentError(`invalid ${headerName} header`);
else if (headerName === "connection") {
let value = typeof val == "string" ? val.toLowerCase() : null;
if (value !== "close" && value !== "keep-alive") throw new InvalidArgumentError("invalid connection header");
value === "close" && (request.reset = !0);
} else if (headerName === "expect") throw new NotSupportedError("expect header not supported");
else request.headers.push(key, val);
}
module.exports = Request;
}),
46130: ((module) => {
module.exports = {
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
56675: ((module, __unused_webpack_exports, __webpack_require__) => {
let { wellknownHeaderNames, headerNameLowerCasedRecord } = __webpack_require__(4914);
class TstNode {
value = null;
left = null;
middle = null;
right = null;
code;
constructor(key, value, index) {
if (index === void 0 || index >= key.length) throw TypeError("Unreachable");
if ((this.code = key.charCodeAt(index)) > 127) throw TypeError("key must be ascii string");
key.length === ++index ? this.value = value : this.middle = new TstNode(key, value, index);
}
add(key, value) {
let length = key.length;
if (length === 0) throw TypeError("Unreachable");
let index = 0;
let node = this;
for (;;) {
let code = key.charCodeAt(index);
if (code > 127) throw TypeError("key must be ascii string");
if (node.code === code) {
if (length === ++index) {
node.value = value;
break;
} else if (node.middle !== null) node = node.middle;
else {
node.middle = new TstNode(key, value, index);
break;
}
} else if (node.code < code) {
if (node.left !== null) node = node.left;
else {
node.left = new TstNode(key, value, index);
break;
}
} else if (node.right !== null) node = node.right;
else {
node.right = new TstNode(key, value, index);
break;
}
}
}
search(key) {
let keylength = key.length;
let index = 0;
let node = this;
for (; node !== null && index < keylength;) {
let code = key[index];
code <= 90 && code >= 65 && (code |= 32);
for (; node !== null;) {
if (code === node.code) {
if (keylength === ++index) return node;
node = node.middle;
break;
}
node = node.code < code ? node.left : node.right;
}
}
return null;
}
}
class TernarySearchTree {
node = null;
insert(key, value) {
this.node === null ? this.node = new TstNode(key, value, 0) : this.node.add(key, value);
}
lookup(key) {
return this.node?.search(key)?.value ?? null;
}
}
let tree = new TernarySearchTree();
for (let i = 0; i < wellknownHeaderNames.length; ++i) {
let key = headerNameLowerCasedRecord[wellknownHeaderNames[i]];
tree.insert(key, key);
}
module.exports = {
TernarySearchTree,
tree
};
}),
27375: ((module, __unused_webpack_exports, __webpack_require__) => {
let assert = __webpack_require__(34589);
let { kDestroyed, kBodyUsed, kListeners, kBody } = __webpack_require__(46130);
let { IncomingMessage } = __webpack_require__(37067);
let stream = __webpack_require__(57075);
let net = __webpack_require__(77030);
let { Blob } = __webpack_require__(4573);
let nodeUtil = __webpack_require__(57975);
let { stringify } = __webpack_require__(41792);
let { EventEmitter: EE } = __webpack_require__(78474);
let { InvalidArgumentError } = __webpack_require__(92344);
let { headerNameLowerCasedRecord } = __webpack_require__(4914);
let { tree } = __webpack_require__(56675);
let [nodeMajor, nodeMinor] = process.versions.node.split(".").map((v) => Number(v));
class BodyAsyncIterable {
constructor(body) {
this[kBody] = body;
this[kBodyUsed] = !1;
}
async *[Symbol.asyncIterator]() {
assert(!this[kBodyUsed], "disturbed");
this[kBodyUsed] = !0;
yield* this[kBody];
}
}
function wrapRequestBody(body) {
if (isStream(body)) {
bodyLength(body) === 0 && body.on("data", function() {
assert(!1);
});
if (typeof body.readableDidRead != "boolean") {
body[kBodyUsed] = !1;
EE.prototype.on.call(body, "data", function() {
this[kBodyUsed] = !0;
});
}
return body;
} else if (body && typeof body.pipeTo == "function") return new BodyAsyncIterable(body);
else if (body && typeof body != "string" && !ArrayBuffer.isView(body) && isIterable(body)) return new BodyAsyncIterable(body);
else return body;
}
function nop() {}
function isStream(obj) {
return obj && typeof obj == "object" && typeof obj.pipe == "function" && typeof obj.on == "function";
}
function isBlobLike(object) {
if (object === null) return !1;
else if (object instanceof Blob) return !0;
else if (typeof object != "object") return !1;
else {
let sTag = object[Symbol.toStringTag];
return (sTag === "Blob" || sTag === "File") && ("stream" in object && typeof object.stream == "function" || "arrayBuffer" in object && typeof object.arrayBuffer == "function");
}
}
function buildURL(url, queryParams) {
if (url.includes("?") || url.includes("#")) throw Error("Query params cannot be passed when url already contains \"?\" or \"#\".");
let stringified = stringify(queryParams);
stringified && (url += "?" + stringified);
return url;
}
function isValidPort(port) {
let value = parseInt(port, 10);
return value === Number(port) && value >= 0 && value <= 65535;
}
function isHttpOrHttpsPrefixed(value) {
return value != null && value[0] === "h" && value[1] === "t" && value[2] === "t" && value[3] === "p" && (value[4] === ":" || value[4] === "s" && value[5] === ":");
}
function parseURL(url) {
if (typeof url == "string") {
url = new URL(url);
if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
return url;
}
if (!url || typeof url != "object") throw new InvalidArgumentError("Invalid URL: The URL argument must be a non-null object.");
if (!(url instanceof URL)) {
if (url.port != null && url.port !== "" && isValidPort(url.port) === !1) throw new InvalidArgumentError("Invalid URL: port must be a valid integer or a string representation of an integer.");
if (url.path != null && typeof url.path != "string") throw new InvalidArgumentError("Invalid URL path: the path must be a string or null/undefined.");
if (url.pathname != null && typeof url.pathname != "string") throw new InvalidArgumentError("Invalid URL pathname: the pathname must be a string or null/undefined.");
if (url.hostname != null && typeof url.hostname != "string") throw new InvalidArgumentError("Invalid URL hostname: the hostname must be a string or null/undefined.");
if (url.origin != null && typeof url.origin != "string") throw new InvalidArgumentError("Invalid URL origin: the origin must be a string or null/undefined.");
if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
let port = url.port == null ? url.protocol === "https:" ? 443 : 80 : url.port;
let origin = url.origin == null ? `${url.protocol || ""}//${url.hostname || ""}:${port}` : url.origin;
let path = url.path == null ? `${url.pathname || ""}${url.search || ""}` : url.path;
origin[origin.length - 1] === "/" && (origin = origin.slice(0, origin.length - 1));
path && path[0] !== "/" && (path = `/${path}`);
return new URL(`${origin}${path}`);
}
if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
return url;
}
function parseOrigin(url) {
url = parseURL(url);
if (url.pathname !== "/" || url.search || url.hash) throw new InvalidArgumentError("invalid url");
return url;
}
function getHostname(host) {
if (host[0] === "[") {
let idx = host.indexOf("]");
assert(idx !== -1);
return host.substring(1, idx);
}
let idx = host.indexOf(":");
if (idx === -1) return host;
return host.substring(0, idx);
}
function getServerName(host) {
if (!host) return null;
assert(typeof host == "string");
let servername = getHostname(host);
if (net.isIP(servername)) return "";
return servername;
}
function deepClone(obj) {
return JSON.parse(JSON.stringify(obj));
}
function isAsyncIterable(obj) {
return obj != null && typeof obj[Symbol.asyncIterator] == "function";
}
function isIterable(obj) {
return !(obj == null || typeof obj[Symbol.iterator] != "function" && typeof obj[Symbol.asyncIterator] != "function");
}
function bodyLength(body) {
if (body == null) return 0;
else if (isStream(body)) {
let state = body._readableState;
return state && state.objectMode === !1 && state.ended === !0 && Number.isFinite(state.length) ? state.length : null;
} else if (isBlobLike(body)) return body.size == null ? null : body.size;
else if (isBuffer(body)) return body.byteLength;
return null;
}
function isDestroyed(body) {
return body && !!(body.destroyed || body[kDestroyed] || stream.isDestroyed?.(body));
}
function destroy(stream, err) {
if (stream == null || !isStream(stream) || isDestroyed(stream)) return;
if (typeof stream.destroy == "function") {
Object.getPrototypeOf(stream).constructor === IncomingMessage && (stream.socket = null);
stream.destroy(err);
} else err && queueMicrotask(() => {
stream.emit("error", err);
});
stream.destroyed !== !0 && (stream[kDestroyed] = !0);
}
let KEEPALIVE_TIMEOUT_EXPR = /timeout=(\d+)/;
function parseKeepAliveTimeout(val) {
let m = val.toString().match(KEEPALIVE_TIMEOUT_EXPR);
return m ? parseInt(m[1], 10) * 1e3 : null;
}
function headerNameToString(value) {
return typeof value == "string" ? headerNameLowerCasedRecord[value] ?? value.toLowerCase() : tree.lookup(value) ?? value.toString("latin1").toLowerCase();
}
function bufferToLowerCasedHeaderName(value) {
return tree.lookup(value) ?? value.toString("latin1").toLowerCase();
}
function parseHeaders(headers, obj) {
obj === void 0 && (obj = {});
for (let i = 0; i < headers.length; i += 2) {
let key = headerNameToString(headers[i]);
let val = obj[key];
if (val) {
if (typeof val == "string") {
val = [val];
obj[key] = val;
}
val.push(headers[i + 1].toString("utf8"));
} else {
let headersValue = headers[i + 1];
typeof headersValue == "string" ? obj[key] = headersValue : obj[key] = Array.isArray(headersValue) ? headersValue.map((x) => x.toString("utf8")) : headersValue.toString("utf8");
}
}
"content-length" in obj && "content-disposition" in obj && (obj["content-disposition"] = Buffer.from(obj["content-disposition"]).toString("latin1"));
return obj;
}
function parseRawHeaders(headers) {
let len = headers.length;
let ret = Array(len);
let hasContentLength = !1;
let contentDispositionIdx = -1;
let key;
let val;
let kLen = 0;
for (let n = 0; n < headers.length; n += 2) {
key = headers[n];
val = headers[n + 1];
typeof key != "string" && (key = key.toString());
typeof val != "string" && (val = val.toString("utf8"));
kLen = key.length;
kLen === 14 && key[7] === "-" && (key === "content-length" || key.toLowerCase() === "content-length") ? hasContentLength = !0 : kLen === 19 && key[7] === "-" && (key === "content-disposition" || key.toLowerCase() === "content-disposition") && (contentDispositionIdx = n + 1);
ret[n] = key;
ret[n + 1] = val;
}
hasContentLength && contentDispositionIdx !== -1 && (ret[contentDispositionIdx] = Buffer.from(ret[contentDispositionIdx]).toString("latin1"));
return ret;
}
function isBuffer(buffer) {
return buffer instanceof Uint8Array || Buffer.isBuffer(buffer);
}
function validateHandler(handler, method, upgrade) {
if (!handler || typeof handler != "object") throw new InvalidArgumentError("handler must be an object");
if (typeof handler.onConnect != "function") throw new InvalidArgumentError("invalid onConnect method");
if (typeof handler.onError != "function") throw new InvalidArgumentError("invalid onError method");
if (typeof handler.onBodySent != "function" && handler.onBodySent !== void 0) throw new InvalidArgumentError("invalid onBodySent method");
if (upgrade || method === "CONNECT") {
if (typeof handler.onUpgrade != "function") throw new InvalidArgumentError("invalid onUpgrade method");
} else {
if (typeof handler.onHeaders != "function") throw new InvalidArgumentError("invalid onHeaders method");
if (typeof handler.onData != "function") throw new InvalidArgumentError("invalid onData method");
if (typeof handler.onComplete != "function") throw new InvalidArgumentError("invalid onComplete method");
}
}
function isDisturbed(body) {
return !!(body && (stream.isDisturbed(body) || body[kBodyUsed]));
}
function isErrored(body) {
return !!(body && stream.isErrored(body));
}
function isReadable(body) {
return !!(body && stream.isReadable(body));
}
function getSocketInfo(socket) {
return {
localAddress: socket.localAddress,
localPort: socket.localPort,
remoteAddress: socket.remoteAddress,
remotePort: socket.remotePort,
remoteFamily: socket.remoteFamily,
timeout: socket.timeout,
bytesWritten: socket.bytesWritten,
bytesRead: socket.bytesRead
};
}
function ReadableStreamFrom(iterable) {
let iterator;
return new ReadableStream({
async start() {
iterator = iterable[Symbol.asyncIterator]();
},
async pull(controller) {
let { done, value } = await iterator.next();
if (done) queueMicrotask(() => {
controller.close();
controller.byobRequest?.respond(0);
});
else {
let buf = Buffer.isBuffer(value) ? value : Buffer.from(value);
buf.byteLength && controller.enqueue(new Uint8Array(buf));
}
return controller.desiredSize > 0;
},
async cancel(reason) {
await iterator.return();
},
type: "bytes"
});
}
function isFormDataLike(object) {
return object && typeof object == "object" && typeof object.append == "function" && typeof object.delete == "function" && typeof object.get == "function" && typeof object.getAll == "function" && typeof object.has == "function" && typeof object.set == "function" && object[Symbol.toStringTag] === "FormData";
}
function addAbortListener(signal, listener) {
if ("addEventListener" in signal) {
signal.addEventListener("abort", listener, { once: !0 });
return () => signal.removeEventListener("abort", listener);
}
signal.addListener("abort", listener);
return () => signal.removeListener("abort", listener);
}
let hasToWellFormed = typeof String.prototype.toWellFormed == "function";
let hasIsWellFormed = typeof String.prototype.isWellFormed == "function";
function toUSVString(val) {
return hasToWellFormed ? `${val}`.toWellFormed() : nodeUtil.toUSVString(val);
}
function isUSVString(val) {
return hasIsWellFormed ? `${val}`.isWellFormed() : toUSVString(val) === `${val}`;
}
function isTokenCharCode(c) {
switch (c) {
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
default: return c >= 33 && c <= 126;
}
}
function isValidHTTPToken(characters) {
if (characters.length === 0) return !1;
for (let i = 0; i < characters.length; ++i) if (!isTokenCharCode(characters.charCodeAt(i))) return !1;
return !0;
}
let headerCharRegex = /[^\t\x20-\x7e\x80-\xff]/;
function isValidHeaderValue(characters) {
return !headerCharRegex.test(characters);
}
function parseRangeHeader(range) {
if (range == null || range === "") return {
start: 0,
end: null,
size: null
};
let m = range ? range.match(/^bytes (\d+)-(\d+)\/(\d+)?$/) : null;
return m ? {
start: parseInt(m[1]),
end: m[2] ? parseInt(m[2]) : null,
size: m[3] ? parseInt(m[3]) : null
} : null;
}
function addListener(obj, name, listener) {
(obj[kListeners] ??= []).push([name, listener]);
obj.on(name, listener);
return obj;
}
function removeAllListeners(obj) {
for (let [name, listener] of obj[kListeners] ?? []) obj.removeListener(name, listener);
obj[kListeners] = null;
}
function errorRequest(client, request, err) {
try {
request.onError(err);
assert(request.aborted);
} catch (err) {
client.emit("error", err);
}
}
let kEnumerableProperty = Object.create(null);
kEnumerableProperty.enumerable = !0;
let normalizedMethodRecordsBase = {
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
let normalizedMethodRecords = {
...normalizedMethodRecordsBase,
patch: "patch",
PATCH: "PATCH"
};
Object.setPrototypeOf(normalizedMethodRecordsBase, null);
Object.setPrototypeOf(normalizedMethodRecords, null);
module.exports = {
kEnumerableProperty,
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
normalizedMethodRecordsBase,
normalizedMethodRecords,
isValidPort,
isHttpOrHttpsPrefixed,
nodeMajor,
nodeMinor,
safeHTTPMethods: [
"GET",
"HEAD",
"OPTIONS",
"TRACE"
],
wrapRequestBody
};
}),
14332: ((module, __unused_webpack_exports, __webpack_require__) => {
let { InvalidArgumentError } = __webpack_require__(92344);
let { kClients, kRunning, kClose, kDestroy, kDispatch, kInterceptors } = __webpack_require__(46130);
let DispatcherBase = __webpack_require__(82540);
let Pool = __webpack_require__(43959);
let Client = __webpack_require__(82138);
let util = __webpack_require__(27375);
let createRedirectInterceptor = __webpack_require__(76097);
let kOnConnect = Symbol("onConnect");
let kOnDisconnect = Symbol("onDisconnect");
let kOnConnectionError = Symbol("onConnectionError");
let kMaxRedirections = Symbol("maxRedirections");
let kOnDrain = Symbol("onDrain");
let kFactory = Symbol("factory");
let kOptions = Symbol("options");
function defaultFactory(origin, opts) {
return opts && opts.connections === 1 ? new Client(origin, opts) : new Pool(origin, opts);
}
class Agent extends DispatcherBase {
constructor({ factory = defaultFactory, maxRedirections = 0, connect, tls, ...options } = {}) {
if (typeof factory != "function") throw new InvalidArgumentError("factory must be a function.");
if (connect != null && typeof connect != "function" && typeof connect != "object") throw new InvalidArgumentError("connect must be a function or an object");
if (!Number.isInteger(maxRedirections) || maxRedirections < 0) throw new InvalidArgumentError("maxRedirections must be a positive number");
super(options);
connect && typeof connect != "function" && (connect = { ...connect });
tls && typeof tls != "function" && (tls = { ...tls });
this[kInterceptors] = options.interceptors?.Agent && Array.isArray(options.interceptors.Agent) ? options.interceptors.Agent : [createRedirectInterceptor({ maxRedirections })];
this[kOptions] = {
...util.deepClone(options),
connect,
tls
};
this[kOptions].interceptors = options.interceptors ? { ...options.interceptors } : void 0;
this[kMaxRedirections] = maxRedirections;
this[kFactory] = factory;
this[kClients] = new Map();
this[kOnDrain] = (origin, targets) => {
this.emit("drain", origin, [this, ...targets]);
};
this[kOnConnect] = (origin, targets) => {
this.emit("connect", origin, [this, ...targets]);
};
this[kOnDisconnect] = (origin, targets, err) => {
this.emit("disconnect", origin, [this, ...targets], err);
};
this[kOnConnectionError] = (origin, targets, err) => {
this.emit("connectionError", origin, [this, ...targets], err);
};
}
get [kRunning]() {
let ret = 0;
for (let client of this[kClients].values()) ret += client[kRunning];
return ret;
}
[kDispatch](opts, handler) {
let key;
if (opts.origin && (typeof opts.origin == "string" || opts.origin instanceof URL)) key = String(opts.origin);
else throw new InvalidArgumentError("opts.origin must be a non-empty string or URL.");
let dispatcher = this[kClients].get(key);
if (!dispatcher) {
dispatcher = this[kFactory](opts.origin, this[kOptions]).on("drain", this[kOnDrain]).on("connect", this[kOnConnect]).on("disconnect", this[kOnDisconnect]).on("connectionError", this[kOnConnectionError]);
this[kClients].set(key, dispatcher);
}
return dispatcher.dispatch(opts, handler);
}
async [kClose]() {
let closePromises = [];
for (let client of this[kClients].values()) closePromises.push(client.close());
this[kClients].clear();
await Promise.all(closePromises);
}
async [kDestroy](err) {
let destroyPromises = [];
for (let client of this[kClients].values()) destroyPromises.push(client.destroy(err));
this[kClients].clear();
await Promise.all(destroyPromises);
}
}
module.exports = Agent;
}),
12188: ((module, __unused_webpack_exports, __webpack_require__) => {
let { BalancedPoolMissingUpstreamError, InvalidArgumentError } = __webpack_require__(92344);
let { PoolBase, kClients, kNeedDrain, kAddClient, kRemoveClient, kGetDispatcher } = __webpack_require__(53229);
let Pool = __webpack_require__(43959);
let { kUrl, kInterceptors } = __webpack_require__(46130);
let { parseOrigin } = __webpack_require__(27375);
let kFactory = Symbol("factory");
let kOptions = Symbol("options");
let kGreatestCommonDivisor = Symbol("kGreatestCommonDivisor");
let kCurrentWeight = Symbol("kCurrentWeight");
let kIndex = Symbol("kIndex");
let kWeight = Symbol("kWeight");
let kMaxWeightPerServer = Symbol("kMaxWeightPerServer");
let kErrorPenalty = Symbol("kErrorPenalty");
function getGreatestCommonDivisor(a, b) {
if (a === 0) return b;
for (; b !== 0;) {
let t = b;
b = a % b;
a = t;
}
return a;
}
function defaultFactory(origin, opts) {
return new Pool(origin, opts);
}
class BalancedPool extends PoolBase {
constructor(upstreams = [], { factory = defaultFactory, ...opts } = {}) {
super();
this[kOptions] = opts;
this[kIndex] = -1;
this[kCurrentWeight] = 0;
this[kMaxWeightPerServer] = this[kOptions].maxWeightPerServer || 100;
this[kErrorPenalty] = this[kOptions].errorPenalty || 15;
Array.isArray(upstreams) || (upstreams = [upstreams]);
if (typeof factory != "function") throw new InvalidArgumentError("factory must be a function.");
this[kInterceptors] = opts.interceptors?.BalancedPool && Array.isArray(opts.interceptors.BalancedPool) ? opts.interceptors.BalancedPool : [];
this[kFactory] = factory;
for (let upstream of upstreams) this.addUpstream(upstream);
this._updateBalancedPoolStats();
}
addUpstream(upstream) {
let upstreamOrigin = parseOrigin(upstream).origin;
if (this[kClients].find((pool) => pool[kUrl].origin === upstreamOrigin && pool.closed !== !0 && pool.destroyed !== !0)) return this;
let pool = this[kFactory](upstreamOrigin, Object.assign({}, this[kOptions]));
this[kAddClient](pool);
pool.on("connect", () => {
pool[kWeight] = Math.min(this[kMaxWeightPerServer], pool[kWeight] + this[kErrorPenalty]);
});
pool.on("connectionError", () => {
pool[kWeight] = Math.max(1, pool[kWeight] - this[kErrorPenalty]);
this._updateBalancedPoolStats();
});
pool.on("disconnect", (...args) => {
let err = args[2];
if (err && err.code === "UND_ERR_SOCKET") {
pool[kWeight] = Math.max(1, pool[kWeight] - this[kErrorPenalty]);
this._updateBalancedPoolStats();
}
});
for (let client of this[kClients]) client[kWeight] = this[kMaxWeightPerServer];
this._updateBalancedPoolStats();
return this;
}
_updateBalancedPoolStats() {
let result = 0;
for (let i = 0; i < this[kClients].length; i++) result = getGreatestCommonDivisor(this[kClients][i][kWeight], result);
this[kGreatestCommonDivisor] = result;
}
removeUpstream(upstream) {
let upstreamOrigin = parseOrigin(upstream).origin;
let pool = this[kClients].find((pool) => pool[kUrl].origin === upstreamOrigin && pool.closed !== !0 && pool.destroyed !== !0);
pool && this[kRemoveClient](pool);
return this;
}
get upstreams() {
return this[kClients].filter((dispatcher) => dispatcher.closed !== !0 && dispatcher.destroyed !== !0).map((p) => p[kUrl].origin);
}
[kGetDispatcher]() {
if (this[kClients].length === 0) throw new BalancedPoolMissingUpstreamError();
if (!this[kClients].find((dispatcher) => !dispatcher[kNeedDrain] && dispatcher.closed !== !0 && dispatcher.destroyed !== !0)) return;
if (this[kClients].map((pool) => pool[kNeedDrain]).reduce((a, b) => a && b, !0)) return;
let counter = 0;
let maxWeightIndex = this[kClients].findIndex((pool) => !pool[kNeedDrain]);
for (; counter++ < this[kClients].length;) {
this[kIndex] = (this[kIndex] + 1) % this[kClients].length;
let pool = this[kClients][this[kIndex]];
pool[kWeight] > this[kClients][maxWeightIndex][kWeight] && !pool[kNeedDrain] && (maxWeightIndex = this[kIndex]);
if (this[kIndex] === 0) {
this[kCurrentWeight] = this[kCurrentWeight] - this[kGreatestCommonDivisor];
this[kCurrentWeight] <= 0 && (this[kCurrentWeight] = this[kMaxWeightPerServer]);
}
if (pool[kWeight] >= this[kCurrentWeight] && !pool[kNeedDrain]) return pool;
}
this[kCurrentWeight] = this[kClients][maxWeightIndex][kWeight];
this[kIndex] = maxWeightIndex;
return this[kClients][maxWeightIndex];
}
}
module.exports = BalancedPool;
}),
5580: ((module, __unused_webpack_exports, __webpack_require__) => {
let assert = __webpack_require__(34589);
let util = __webpack_require__(27375);
let { channels } = __webpack_require__(74567);
let timers = __webpack_require__(37256);
let { RequestContentLengthMismatchError, ResponseContentLengthMismatchError, RequestAbortedError, InvalidArgumentError, HeadersTimeoutError, HeadersOverflowError, SocketError, InformationalError, BodyTimeoutError, HTTPParserError, ResponseExceededMaxSizeError } = __webpack_require__(92344);
let { kUrl, kReset, kClient, kParser, kBlocking, kRunning, kPending, kSize, kWriting, kQueue, kNoRef, kKeepAliveDefaultTimeout, kHostHeader, kPendingIdx, kRunningIdx, kError, kPipelining, kSocket, kKeepAliveTimeoutValue, kMaxHeadersSize, kKeepAliveMaxTimeout, kKeepAliveTimeoutThreshold, kHeadersTimeout, kBodyTimeout, kStrictContentLength, kMaxRequests, kCounter, kMaxResponseSize, kOnError, kResume, kHTTPContext } = __webpack_require__(46130);
let constants = __webpack_require__(92529);
let EMPTY_BUF = Buffer.alloc(0);
let FastBuffer = Buffer[Symbol.species];
let addListener = util.addListener;
let removeAllListeners = util.removeAllListeners;
let kIdleSocketValidation = Symbol("kIdleSocketValidation");
let kIdleSocketValidationTimeout = Symbol("kIdleSocketValidationTimeout");
let kSocketUsed = Symbol("kSocketUsed");
let extractBody;
async function lazyllhttp() {
let llhttpWasmData = process.env.JEST_WORKER_ID ? __webpack_require__(47635) : void 0;
let mod;
try {
mod = await WebAssembly.compile(__webpack_require__(45593));
} catch {
mod = await WebAssembly.compile(llhttpWasmData || __webpack_require__(47635));
}
return await WebAssembly.instantiate(mod, { env: {
wasm_on_url: (p, at, len) => 0,
wasm_on_status: (p, at, len) => {
assert(currentParser.ptr === p);
let start = at - currentBufferPtr + currentBufferRef.byteOffset;
return currentParser.onStatus(new FastBuffer(currentBufferRef.buffer, start, len)) || 0;
},
wasm_on_message_begin: (p) => {
assert(currentParser.ptr === p);
return currentParser.onMessageBegin() || 0;
},
wasm_on_header_field: (p, at, len) => {
assert(currentParser.ptr === p);
let start = at - currentBufferPtr + currentBufferRef.byteOffset;
return currentParser.onHeaderField(new FastBuffer(currentBufferRef.buffer, start, len)) || 0;
},
wasm_on_header_value: (p, at, len) => {
assert(currentParser.ptr === p);
let start = at - currentBufferPtr + currentBufferRef.byteOffset;
return currentParser.onHeaderValue(new FastBuffer(currentBufferRef.buffer, start, len)) || 0;
},
wasm_on_headers_complete: (p, statusCode, upgrade, shouldKeepAlive) => {
assert(currentParser.ptr === p);
return currentParser.onHeadersComplete(statusCode, !!upgrade, !!shouldKeepAlive) || 0;
},
wasm_on_body: (p, at, len) => {
assert(currentParser.ptr === p);
let start = at - currentBufferPtr + currentBufferRef.byteOffset;
return currentParser.onBody(new FastBuffer(currentBufferRef.buffer, start, len)) || 0;
},
wasm_on_message_complete: (p) => {
assert(currentParser.ptr === p);
return currentParser.onMessageComplete() || 0;
}
} });
}
let llhttpInstance = null;
let llhttpPromise = lazyllhttp();
llhttpPromise.catch();
let currentParser = null;
let currentBufferRef = null;
let currentBufferSize = 0;
let currentBufferPtr = null;
class Parser {
constructor(client, socket, { exports }) {
assert(Number.isFinite(client[kMaxHeadersSize]) && client[kMaxHeadersSize] > 0);
this.llhttp = exports;
this.ptr = this.llhttp.llhttp_alloc(constants.TYPE.RESPONSE);
this.client = client;
this.socket = socket;
this.timeout = null;
this.timeoutValue = null;
this.timeoutType = null;
this.statusCode = null;
this.statusText = "";
this.upgrade = !1;
this.headers = [];
this.headersSize = 0;
this.headersMaxSize = client[kMaxHeadersSize];
this.shouldKeepAlive = !1;
this.paused = !1;
this.resume = this.resume.bind(this);
this.bytesRead = 0;
this.keepAlive = "";
this.contentLength = "";
this.connection = "";
this.maxResponseSize = client[kMaxResponseSize];
}
setTimeout(delay, type) {
if (delay !== this.timeoutValue || type & 1 ^ this.timeoutType & 1) {
if (this.timeout) {
timers.clearTimeout(this.timeout);
this.timeout = null;
}
if (delay) {
if (type & 1) this.timeout = timers.setFastTimeout(onParserTimeout, delay, new WeakRef(this));
else {
this.timeout = setTimeout(onParserTimeout, delay, new WeakRef(this));
this.timeout.unref();
}
}
this.timeoutValue = delay;
} else this.timeout && this.timeout.refresh && this.timeout.refresh();
this.timeoutType = type;
}
resume() {
if (this.socket.destroyed || !this.paused) return;
assert(this.ptr != null);
assert(currentParser == null);
this.llhttp.llhttp_resume(this.ptr);
assert(this.timeoutType === 5);
this.timeout && this.timeout.refresh && this.timeout.refresh();
this.paused = !1;
this.execute(this.socket.read() || EMPTY_BUF);
this.readMore();
}
readMore() {
for (; !this.paused && this.ptr;) {
let chunk = this.socket.read();
if (chunk === null) break;
this.execute(chunk);
}
}
execute(data) {
assert(this.ptr != null);
assert(currentParser == null);
assert(!this.paused);
let { socket, llhttp } = this;
if (data.length > currentBufferSize) {
currentBufferPtr && llhttp.free(currentBufferPtr);
currentBufferSize = Math.ceil(data.length / 4096) * 4096;
currentBufferPtr = llhttp.malloc(currentBufferSize);
}
new Uint8Array(llhttp.memory.buffer, currentBufferPtr, currentBufferSize).set(data);
try {
let ret;
try {
currentBufferRef = data;
currentParser = this;
ret = llhttp.llhttp_execute(this.ptr, currentBufferPtr, data.length);
} catch (err) {
throw err;
} finally {
currentParser = null;
currentBufferRef = null;
}
let offset = llhttp.llhttp_get_error_pos(this.ptr) - currentBufferPtr;
if (ret !== constants.ERROR.OK) {
let body = data.subarray(offset);
if (ret === constants.ERROR.PAUSED_UPGRADE) this.onUpgrade(body);
else if (ret === constants.ERROR.PAUSED) {
this.paused = !0;
socket.unshift(body);
} else throw this.createError(ret, body);
}
} catch (err) {
util.destroy(socket, err);
}
}
finish() {
assert(currentParser === null);
assert(this.ptr != null);
assert(!this.paused);
let { llhttp } = this;
let ret;
try {
currentParser = this;
ret = llhttp.llhttp_finish(this.ptr);
} finally {
currentParser = null;
}
if (ret === constants.ERROR.OK) return null;
if (ret === constants.ERROR.PAUSED || ret === constants.ERROR.PAUSED_UPGRADE) {
this.paused = !0;
return null;
}
return this.createError(ret, EMPTY_BUF);
}
createError(ret, data) {
let { llhttp, contentLength, bytesRead } = this;
if (contentLength && bytesRead !== parseInt(contentLength, 10)) return new ResponseContentLengthMismatchError();
let ptr = llhttp.llhttp_get_error_reason(this.ptr);
let message = "";
if (ptr) {
let len = new Uint8Array(llhttp.memory.buffer, ptr).indexOf(0);
message = "Response does not match the HTTP/1.1 protocol (" + Buffer.from(llhttp.memory.buffer, ptr, len).toString() + ")";
}
return new HTTPParserError(message, constants.ERROR[ret], data);
}
destroy() {
assert(this.ptr != null);
assert(currentParser == null);
this.llhttp.llhttp_free(this.ptr);
this.ptr = null;
this.timeout && timers.clearTimeout(this.timeout);
this.timeout = null;
this.timeoutValue = null;
this.timeoutType = null;
this.paused = !1;
}
onStatus(buf) {
this.statusText = buf.toString();
}
onMessageBegin() {
let { socket, client } = this;
if (socket.destroyed) return -1;
if (client[kRunning] === 0) {
util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
return -1;
}
let request = client[kQueue][client[kRunningIdx]];
if (!request) return -1;
request.onResponseStarted();
}
onHeaderField(buf) {
let len = this.headers.length;
len & 1 ? this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf]) : this.headers.push(buf);
this.trackHeader(buf.length);
}
onHeaderValue(buf) {
let len = this.headers.length;
if ((len & 1) == 1) {
this.headers.push(buf);
len += 1;
} else this.headers[len - 1] = Buffer.concat([this.headers[len - 1], buf]);
let key = this.headers[len - 2];
if (key.length === 10) {
let headerName = util.bufferToLowerCasedHeaderName(key);
headerName === "keep-alive" ? this.keepAlive += buf.toString() : headerName === "connection" && (this.connection += buf.toString());
} else key.length === 14 && util.bufferToLowerCasedHeaderName(key) === "content-length" && (this.contentLength += buf.toString());
this.trackHeader(buf.length);
}
trackHeader(len) {
this.headersSize += len;
this.headersSize >= this.headersMaxSize && util.destroy(this.socket, new HeadersOverflowError());
}
onUpgrade(head) {
let { upgrade, client, socket, headers, statusCode, statusText } = this;
assert(upgrade);
assert(client[kSocket] === socket);
assert(!socket.destroyed);
assert(!this.paused);
assert(!(headers.length & 1));
let request = client[kQueue][client[kRunningIdx]];
assert(request);
assert(request.upgrade || request.method === "CONNECT");
this.statusCode = null;
this.statusText = "";
this.shouldKeepAlive = null;
this.headers = [];
this.headersSize = 0;
socket.unshift(head);
socket[kParser].destroy();
socket[kParser] = null;
socket[kClient] = null;
socket[kError] = null;
removeAllListeners(socket);
client[kSocket] = null;
client[kHTTPContext] = null;
client[kQueue][client[kRunningIdx]++] = null;
client.emit("disconnect", client[kUrl], [client], new InformationalError("upgrade"));
try {
request.onUpgrade(statusCode, headers, socket, statusText);
} catch (error) {
util.errorRequest(client, request, error);
util.destroy(socket, error);
}
client[kResume]();
}
onHeadersComplete(statusCode, upgrade, shouldKeepAlive) {
let { client, socket, headers, statusText } = this;
if (socket.destroyed) return -1;
if (client[kRunning] === 0) {
util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
return -1;
}
let request = client[kQueue][client[kRunningIdx]];
if (!request) return -1;
assert(!this.upgrade);
assert(this.statusCode < 200);
if (statusCode === 100) {
util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
return -1;
}
if (upgrade && !request.upgrade) {
util.destroy(socket, new SocketError("bad upgrade", util.getSocketInfo(socket)));
return -1;
}
assert(this.timeoutType === 3);
this.statusCode = statusCode;
this.shouldKeepAlive = shouldKeepAlive || request.method === "HEAD" && !socket[kReset] && this.connection.toLowerCase() === "keep-alive";
if (this.statusCode >= 200) {
let bodyTimeout = request.bodyTimeout == null ? client[kBodyTimeout] : request.bodyTimeout;
this.setTimeout(bodyTimeout, 5);
} else this.timeout && this.timeout.refresh && this.timeout.refresh();
if (request.method === "CONNECT") {
assert(client[kRunning] === 1);
this.upgrade = !0;
return 2;
}
if (upgrade) {
assert(client[kRunning] === 1);
this.upgrade = !0;
return 2;
}
assert(!(this.headers.length & 1));
this.headers = [];
this.headersSize = 0;
if (this.shouldKeepAlive && client[kPipelining]) {
let keepAliveTimeout = this.keepAlive ? util.parseKeepAliveTimeout(this.keepAlive) : null;
if (keepAliveTimeout != null) {
let timeout = Math.min(keepAliveTimeout - client[kKeepAliveTimeoutThreshold], client[kKeepAliveMaxTimeout]);
timeout <= 0 ? socket[kReset] = !0 : client[kKeepAliveTimeoutValue] = timeout;
} else client[kKeepAliveTimeoutValue] = client[kKeepAliveDefaultTimeout];
} else socket[kReset] = !0;
let pause = request.onHeaders(statusCode, headers, this.resume, statusText) === !1;
if (request.aborted) return -1;
if (request.method === "HEAD") return 1;
if (statusCode < 200) return 1;
if (socket[kBlocking]) {
socket[kBlocking] = !1;
client[kResume]();
}
return pause ? constants.ERROR.PAUSED : 0;
}
onBody(buf) {
let { client, socket, statusCode, maxResponseSize } = this;
if (socket.destroyed) return -1;
let request = client[kQueue][client[kRunningIdx]];
assert(request);
assert(this.timeoutType === 5);
this.timeout && this.timeout.refresh && this.timeout.refresh();
assert(statusCode >= 200);
if (maxResponseSize > -1 && this.bytesRead + buf.length > maxResponseSize) {
util.destroy(socket, new ResponseExceededMaxSizeError());
return -1;
}
this.bytesRead += buf.length;
if (request.onData(buf) === !1) return constants.ERROR.PAUSED;
}
onMessageComplete() {
let { client, socket, statusCode, upgrade, headers, contentLength, bytesRead, shouldKeepAlive } = this;
if (socket.destroyed && (!statusCode || shouldKeepAlive)) return -1;
if (upgrade) return;
assert(statusCode >= 100);
assert(!(this.headers.length & 1));
let request = client[kQueue][client[kRunningIdx]];
assert(request);
this.statusCode = null;
this.statusText = "";
this.bytesRead = 0;
this.contentLength = "";
this.keepAlive = "";
this.connection = "";
this.headers = [];
this.headersSize = 0;
if (statusCode < 200) return;
if (request.method !== "HEAD" && contentLength && bytesRead !== parseInt(contentLength, 10)) {
util.destroy(socket, new ResponseContentLengthMismatchError());
return -1;
}
request.onComplete(headers);
client[kQueue][client[kRunningIdx]++] = null;
socket[kSocketUsed] = !0;
if (socket[kWriting]) {
assert(client[kRunning] === 0);
util.destroy(socket, new InformationalError("reset"));
return constants.ERROR.PAUSED;
} else if (!shouldKeepAlive) {
util.destroy(socket, new InformationalError("reset"));
return constants.ERROR.PAUSED;
} else if (socket[kReset] && client[kRunning] === 0) {
util.destroy(socket, new InformationalError("reset"));
return constants.ERROR.PAUSED;
} else client[kPipelining] == null || client[kPipelining] === 1 ? setImmediate(() => client[kResume]()) : client[kResume]();
}
}
function onParserTimeout(parser) {
let { socket, timeoutType, client, paused } = parser.deref();
if (timeoutType === 3) {
if (!socket[kWriting] || socket.writableNeedDrain || client[kRunning] > 1) {
assert(!paused, "cannot be paused while waiting for headers");
util.destroy(socket, new HeadersTimeoutError());
}
} else if (timeoutType === 5) paused || util.destroy(socket, new BodyTimeoutError());
else if (timeoutType === 8) {
assert(client[kRunning] === 0 && client[kKeepAliveTimeoutValue]);
util.destroy(socket, new InformationalError("socket idle timeout"));
}
}
async function connectH1(client, socket) {
client[kSocket] = socket;
if (!llhttpInstance) {
llhttpInstance = await llhttpPromise;
llhttpPromise = null;
}
socket[kNoRef] = !1;
socket[kWriting] = !1;
socket[kReset] = !1;
socket[kBlocking] = !1;
socket[kIdleSocketValidation] = 0;
socket[kIdleSocketValidationTimeout] = null;
socket[kSocketUsed] = !1;
socket[kParser] = new Parser(client, socket, llhttpInstance);
addListener(socket, "error", function(err) {
let parser = this[kParser];
if (err.code === "ECONNRESET" && parser.statusCode && !parser.shouldKeepAlive) {
let parserErr = parser.finish();
if (parserErr) {
this[kError] = parserErr;
this[kClient][kOnError](parserErr);
}
return;
}
this[kError] = err;
this[kClient][kOnError](err);
});
addListener(socket, "readable", function() {
let parser = this[kParser];
parser && parser.readMore();
});
addListener(socket, "end", function() {
let parser = this[kParser];
if (parser.statusCode && !parser.shouldKeepAlive) {
let parserErr = parser.finish();
parserErr && util.destroy(this, parserErr);
return;
}
util.destroy(this, new SocketError("other side closed", util.getSocketInfo(this)));
});
addListener(socket, "close", function() {
let client = this[kClient];
let parser = this[kParser];
clearIdleSocketValidation(this);
if (parser) {
!this[kError] && parser.statusCode && !parser.shouldKeepAlive && (this[kError] = parser.finish() || this[kError]);
this[kParser].destroy();
this[kParser] = null;
}
let err = this[kError] || new SocketError("closed", util.getSocketInfo(this));
client[kSocket] = null;
client[kHTTPContext] = null;
if (client.destroyed) {
assert(client[kPending] === 0);
let requests = client[kQueue].splice(client[kRunningIdx]);
for (let i = 0; i < requests.length; i++) {
let request = requests[i];
util.errorRequest(client, request, err);
}
} else if (client[kRunning] > 0 && err.code !== "UND_ERR_INFO") {
let request = client[kQueue][client[kRunningIdx]];
client[kQueue][client[kRunningIdx]++] = null;
util.errorRequest(client, request, err);
}
client[kPendingIdx] = client[kRunningIdx];
assert(client[kRunning] === 0);
client.emit("disconnect", client[kUrl], [client], err);
client[kResume]();
});
let closed = !1;
socket.on("close", () => {
closed = !0;
});
return {
version: "h1",
defaultPipelining: 1,
write(...args) {
return writeH1(client, ...args);
},
resume() {
resumeH1(client);
},
destroy(err, callback) {
closed ? queueMicrotask(callback) : socket.destroy(err).on("close", callback);
},
get destroyed() {
return socket.destroyed;
},
busy(request) {
if (socket[kWriting] || socket[kReset] || socket[kBlocking] || socket[kIdleSocketValidation] === 1) return !0;
if (request) {
if (client[kRunning] > 0 && !request.idempotent) return !0;
if (client[kRunning] > 0 && (request.upgrade || request.method === "CONNECT")) return !0;
if (client[kRunning] > 0 && util.bodyLength(request.body) !== 0 && (util.isStream(request.body) || util.isAsyncIterable(request.body) || util.isFormDataLike(request.body))) return !0;
}
return !1;
}
};
}
function clearIdleSocketValidation(socket) {
if (socket[kIdleSocketValidationTimeout]) {
clearImmediate(socket[kIdleSocketValidationTimeout]);
socket[kIdleSocketValidationTimeout] = null;
}
socket[kIdleSocketValidation] = 0;
}
function scheduleIdleSocketValidation(client, socket) {
socket[kIdleSocketValidation] = 1;
socket[kIdleSocketValidationTimeout] = setImmediate(() => {
socket[kIdleSocketValidationTimeout] = null;
socket[kIdleSocketValidation] = 2;
client[kSocket] === socket && !socket.destroyed && client[kResume]();
});
}
function resumeH1(client) {
let socket = client[kSocket];
if (socket && !socket.destroyed) {
if (client[kSize] === 0) {
if (!socket[kNoRef] && socket.unref) {
socket.unref();
socket[kNoRef] = !0;
}
} else if (socket[kNoRef] && socket.ref) {
socket.ref();
socket[kNoRef] = !1;
}
if (client[kRunning] === 0 && client[kPending] > 0 && socket[kSocketUsed]) {
if (socket[kIdleSocketValidation] === 0) {
scheduleIdleSocketValidation(client, socket);
socket[kParser].readMore();
if (socket.destroyed) return;
return;
}
if (socket[kIdleSocketValidation] === 1) {
socket[kParser].readMore();
if (socket.destroyed) return;
return;
}
}
if (client[kRunning] === 0) {
socket[kParser].readMore();
if (socket.destroyed) return;
}
if (client[kSize] === 0) socket[kParser].timeoutType !== 8 && socket[kParser].setTimeout(client[kKeepAliveTimeoutValue], 8);
else if (client[kRunning] > 0 && socket[kParser].statusCode < 200 && socket[kParser].timeoutType !== 3) {
let request = client[kQueue][client[kRunningIdx]];
let headersTimeout = request.headersTimeout == null ? client[kHeadersTimeout] : request.headersTimeout;
socket[kParser].setTimeout(headersTimeout, 3);
}
}
}
function shouldSendContentLength(method) {
return method !== "GET" && method !== "HEAD" && method !== "OPTIONS" && method !== "TRACE" && method !== "CONNECT";
}
function writeH1(client, request) {
let { method, path, host, upgrade, blocking, reset } = request;
let { body, headers, contentLength } = request;
let expectsPayload = method === "PUT" || method === "POST" || method === "PATCH" || method === "QUERY" || method === "PROPFIND" || method === "PROPPATCH";
if (util.isFormDataLike(body)) {
extractBody ||= __webpack_require__(40897).extractBody;
let [bodyStream, contentType] = extractBody(body);
request.contentType ?? headers.push("content-type", contentType);
body = bodyStream.stream;
contentLength = bodyStream.length;
} else if (util.isBlobLike(body) && request.contentType == null) {
let contentType = body.type;
if (contentType) {
let contentTypeValue = `${contentType}`;
if (!util.isValidHeaderValue(contentTypeValue)) {
util.errorRequest(client, request, new InvalidArgumentError("invalid content-type header"));
return !1;
}
headers.push("content-type", contentTypeValue);
}
}
body && typeof body.read == "function" && body.read(0);
let bodyLength = util.bodyLength(body);
contentLength = bodyLength ?? contentLength;
contentLength === null && (contentLength = request.contentLength);
contentLength === 0 && !expectsPayload && (contentLength = null);
if (shouldSendContentLength(method) && contentLength > 0 && request.contentLength !== null && request.contentLength !== contentLength) {
if (client[kStrictContentLength]) {
util.errorRequest(client, request, new RequestContentLengthMismatchError());
return !1;
}
process.emitWarning(new RequestContentLengthMismatchError());
}
let socket = client[kSocket];
clearIdleSocketValidation(socket);
let abort = (error) => {
if (request.aborted) return;
if (request.completed) {
(request.upgrade || request.method === "CONNECT") && util.destroy(socket, new InformationalError("aborted"));
return;
}
util.errorRequest(client, request, error || new RequestAbortedError());
util.destroy(body);
util.destroy(socket, new InformationalError("aborted"));
};
try {
request.onConnect(abort);
} catch (err) {
util.errorRequest(client, request, err);
}
if (request.aborted) return !1;
method === "HEAD" && (socket[kReset] = !0);
(upgrade || method === "CONNECT") && (socket[kReset] = !0);
reset != null && (socket[kReset] = reset);
client[kMaxRequests] && socket[kCounter]++ >= client[kMaxRequests] && (socket[kReset] = !0);
blocking && (socket[kBlocking] = !0);
let header = `${method} ${path} HTTP/1.1\r\n`;
header += typeof host == "string" ? `host: ${host}\r\n` : client[kHostHeader];
upgrade ? header += `connection: upgrade\r\nupgrade: ${upgrade}\r\n` : client[kPipelining] && !socket[kReset] ? header += "connection: keep-alive\r\n" : header += "connection: close\r\n";
if (Array.isArray(headers)) for (let n = 0; n < headers.length; n += 2) {
let key = headers[n + 0];
let val = headers[n + 1];
if (Array.isArray(val)) for (let i = 0; i < val.length; i++) header += `${key}: ${val[i]}\r\n`;
else header += `${key}: ${val}\r\n`;
}
channels.sendHeaders.hasSubscribers && channels.sendHeaders.publish({
request,
headers: header,
socket
});
!body || bodyLength === 0 ? writeBuffer(abort, null, client, request, socket, contentLength, header, expectsPayload) : util.isBuffer(body) ? writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload) : util.isBlobLike(body) ? typeof body.stream == "function" ? writeIterable(abort, body.stream(), client, request, socket, contentLength, header, expectsPayload) : writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload) : util.isStream(body) ? writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload) : util.isIterable(body) ? writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload) : assert(!1);
return !0;
}
function writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload) {
assert(contentLength !== 0 || client[kRunning] === 0, "stream body cannot be pipelined");
let finished = !1;
let writer = new AsyncWriter({
abort,
socket,
request,
contentLength,
client,
expectsPayload,
header
});
let onData = function(chunk) {
if (finished) return;
try {
!writer.write(chunk) && this.pause && this.pause();
} catch (err) {
util.destroy(this, err);
}
};
let onDrain = function() {
if (finished) return;
body.resume && body.resume();
};
let onClose = function() {
queueMicrotask(() => {
body.removeListener("error", onFinished);
});
if (!finished) {
let err = new RequestAbortedError();
queueMicrotask(() => onFinished(err));
}
};
let onFinished = function(err) {
if (finished) return;
finished = !0;
assert(socket.destroyed || socket[kWriting] && client[kRunning] <= 1);
socket.off("drain", onDrain).off("error", onFinished);
body.removeListener("data", onData).removeListener("end", onFinished).removeListener("close", onClose);
if (!err) try {
writer.end();
} catch (er) {
err = er;
}
writer.destroy(err);
err && (err.code !== "UND_ERR_INFO" || err.message !== "reset") ? util.destroy(body, err) : util.destroy(body);
};
body.on("data", onData).on("end", onFinished).on("error", onFinished).on("close", onClose);
body.resume && body.resume();
socket.on("drain", onDrain).on("error", onFinished);
body.errorEmitted ?? body.errored ? setImmediate(() => onFinished(body.errored)) : (body.endEmitted ?? body.readableEnded) && setImmediate(() => onFinished(null));
(body.closeEmitted ?? body.closed) && setImmediate(onClose);
}
function writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload) {
try {
if (!body) {
if (contentLength === 0) socket.write(`${header}content-length: 0\r\n\r\n`, "latin1");
else {
assert(contentLength === null, "no body must not have content length");
socket.write(`${header}\r\n`, "latin1");
}
} else if (util.isBuffer(body)) {
assert(contentLength === body.byteLength, "buffer body must have content length");
socket.cork();
socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
socket.write(body);
socket.uncork();
request.onBodySent(body);
!expectsPayload && request.reset !== !1 && (socket[kReset] = !0);
}
request.onRequestSent();
client[kResume]();
} catch (err) {
abort(err);
}
}
async function writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload) {
assert(contentLength === body.size, "blob body must have content length");
try {
if (contentLength != null && contentLength !== body.size) throw new RequestContentLengthMismatchError();
let buffer = Buffer.from(await body.arrayBuffer());
socket.cork();
socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
socket.write(buffer);
socket.uncork();
request.onBodySent(buffer);
request.onRequestSent();
!expectsPayload && request.reset !== !1 && (socket[kReset] = !0);
client[kResume]();
} catch (err) {
abort(err);
}
}
async function writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload) {
assert(contentLength !== 0 || client[kRunning] === 0, "iterator body cannot be pipelined");
let callback = null;
function onDrain() {
if (callback) {
let cb = callback;
callback = null;
cb();
}
}
let waitForDrain = () => new Promise((resolve, reject) => {
assert(callback === null);
socket[kError] ? reject(socket[kError]) : callback = resolve;
});
socket.on("close", onDrain).on("drain", onDrain);
let writer = new AsyncWriter({
abort,
socket,
request,
contentLength,
client,
expectsPayload,
header
});
try {
for await (let chunk of body) {
if (socket[kError]) throw socket[kError];
writer.write(chunk) || await waitForDrain();
}
writer.end();
} catch (err) {
writer.destroy(err);
} finally {
socket.off("close", onDrain).off("drain", onDrain);
}
}
class AsyncWriter {
constructor({ abort, socket, request, contentLength, client, expectsPayload, header }) {
this.socket = socket;
this.request = request;
this.contentLength = contentLength;
this.client = client;
this.bytesWritten = 0;
this.expectsPayload = expectsPayload;
this.header = header;
this.abort = abort;
socket[kWriting] = !0;
}
write(chunk) {
let { socket, request, contentLength, client, bytesWritten, expectsPayload, header } = this;
if (socket[kError]) throw socket[kError];
if (socket.destroyed) return !1;
let len = Buffer.byteLength(chunk);
if (!len) return !0;
if (contentLength !== null && bytesWritten + len > contentLength) {
if (client[kStrictContentLength]) throw new RequestContentLengthMismatchError();
process.emitWarning(new RequestContentLengthMismatchError());
}
socket.cork();
if (bytesWritten === 0) {
!expectsPayload && request.reset !== !1 && (socket[kReset] = !0);
contentLength === null ? socket.write(`${header}transfer-encoding: chunked\r\n`, "latin1") : socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
}
contentLength === null && socket.write(`\r\n${len.toString(16)}\r\n`, "latin1");
this.bytesWritten += len;
let ret = socket.write(chunk);
socket.uncork();
request.onBodySent(chunk);
ret || socket[kParser].timeout && socket[kParser].timeoutType === 3 && socket[kParser].timeout.refresh && socket[kParser].timeout.refresh();
return ret;
}
end() {
let { socket, contentLength, client, bytesWritten, expectsPayload, header, request } = this;
request.onRequestSent();
socket[kWriting] = !1;
if (socket[kError]) throw socket[kError];
if (socket.destroyed) return;
bytesWritten === 0 ? expectsPayload ? socket.write(`${header}content-length: 0\r\n\r\n`, "latin1") : socket.write(`${header}\r\n`, "latin1") : contentLength === null && socket.write("\r\n0\r\n\r\n", "latin1");
if (contentLength !== null && bytesWritten !== contentLength) {
if (client[kStrictContentLength]) throw new RequestContentLengthMismatchError();
else process.emitWarning(new RequestContentLengthMismatchError());
}
socket[kParser].timeout && socket[kParser].timeoutType === 3 && socket[kParser].timeout.refresh && socket[kParser].timeout.refresh();
client[kResume]();
}
destroy(err) {
let { socket, client, abort } = this;
socket[kWriting] = !1;
if (err) {
assert(client[kRunning] <= 1, "pipeline should only contain this request");
abort(err);
}
}
}
module.exports = connectH1;
}),
93045: ((module, __unused_webpack_exports, __webpack_require__) => {
let assert = __webpack_require__(34589);
let { errorMonitor } = __webpack_require__(78474);
let { pipeline } = __webpack_require__(57075);
let util = __webpack_require__(27375);
let { RequestContentLengthMismatchError, RequestAbortedError, SocketError, InformationalError } = __webpack_require__(92344);
let { kUrl, kReset, kClient, kRunning, kPending, kQueue, kPendingIdx, kRunningIdx, kError, kSocket, kStrictContentLength, kOnError, kMaxConcurrentStreams, kHTTP2Session, kResume, kSize, kHTTPContext } = __webpack_require__(46130);
let kOpenStreams = Symbol("open streams");
let extractBody;
let h2ExperimentalWarned = !1;
let http2;
try {
http2 = __webpack_require__(32467);
} catch {
http2 = { constants: {} };
}
let { constants: { HTTP2_HEADER_AUTHORITY, HTTP2_HEADER_METHOD, HTTP2_HEADER_PATH, HTTP2_HEADER_SCHEME, HTTP2_HEADER_CONTENT_LENGTH, HTTP2_HEADER_EXPECT, HTTP2_HEADER_STATUS } } = http2;
function parseH2Headers(headers) {
let result = [];
for (let [name, value] of Object.entries(headers)) if (Array.isArray(value)) for (let subvalue of value) result.push(Buffer.from(name), Buffer.from(subvalue));
else result.push(Buffer.from(name), Buffer.from(value));
return result;
}
function parseH2ResponseHeaders(headers) {
let { [HTTP2_HEADER_STATUS]: _statusCode, ...realHeaders } = headers;
return parseH2Headers(realHeaders);
}
async function connectH2(client, socket) {
client[kSocket] = socket;
if (!h2ExperimentalWarned) {
h2ExperimentalWarned = !0;
process.emitWarning("H2 support is experimental, expect them to change at any time.", { code: "UNDICI-H2" });
}
let session = http2.connect(client[kUrl], {
createConnection: () => socket,
peerMaxConcurrentStreams: client[kMaxConcurrentStreams]
});
session[kOpenStreams] = 0;
session[kClient] = client;
session[kSocket] = socket;
util.addListener(session, "error", onHttp2SessionError);
util.addListener(session, "frameError", onHttp2FrameError);
util.addListener(session, "end", onHttp2SessionEnd);
util.addListener(session, "goaway", onHTTP2GoAway);
util.addListener(session, "close", function() {
let { [kClient]: client } = this;
let { [kSocket]: socket } = client;
let err = this[kSocket][kError] || this[kError] || new SocketError("closed", util.getSocketInfo(socket));
client[kHTTP2Session] = null;
if (client.destroyed) {
assert(client[kPending] === 0);
let requests = client[kQueue].splice(client[kRunningIdx]);
for (let i = 0; i < requests.length; i++) {
let request = requests[i];
util.errorRequest(client, request, err);
}
}
});
session.unref();
client[kHTTP2Session] = session;
socket[kHTTP2Session] = session;
util.addListener(socket, "error", function(err) {
this[kError] = err;
this[kClient][kOnError](err);
});
util.addListener(socket, "end", function() {
util.destroy(this, new SocketError("other side closed", util.getSocketInfo(this)));
});
util.addListener(socket, "close", function() {
let err = this[kError] || new SocketError("closed", util.getSocketInfo(this));
client[kSocket] = null;
this[kHTTP2Session] != null && this[kHTTP2Session].destroy(err);
client[kPendingIdx] = client[kRunningIdx];
assert(client[kRunning] === 0);
client.emit("disconnect", client[kUrl], [client], err);
client[kResume]();
});
let closed = !1;
socket.on("close", () => {
closed = !0;
});
return {
version: "h2",
defaultPipelining: Infinity,
write(...args) {
return writeH2(client, ...args);
},
resume() {
resumeH2(client);
},
destroy(err, callback) {
closed ? queueMicrotask(callback) : socket.destroy(err).on("close", callback);
},
get destroyed() {
return socket.destroyed;
},
busy() {
return !1;
}
};
}
function resumeH2(client) {
let socket = client[kSocket];
if (socket?.destroyed === !1) {
if (client[kSize] === 0 && client[kMaxConcurrentStreams] === 0) {
socket.unref();
client[kHTTP2Session].unref();
} else {
socket.ref();
client[kHTTP2Session].ref();
}
}
}
function onHttp2SessionError(err) {
this[kSocket][kError] = err;
this[kClient][kOnError](err);
}
function onHttp2FrameError(type, code, id) {
if (id === 0) {
let err = new InformationalError(`HTTP/2: "frameError" received - type ${type}, code ${code}`);
this[kSocket][kError] = err;
this[kClient][kOnError](err);
}
}
function onHttp2SessionEnd() {
let err = new SocketError("other side closed", util.getSocketInfo(this[kSocket]));
this.destroy(err);
util.destroy(this[kSocket], err);
}
function onHTTP2GoAway(code) {
let err = this[kError] || new SocketError(`HTTP/2: "GOAWAY" frame received with code ${code}`, util.getSocketInfo(this));
let client = this[kClient];
client[kSocket] = null;
client[kHTTPContext] = null;
if (this[kHTTP2Session] != null) {
this[kHTTP2Session].destroy(err);
this[kHTTP2Session] = null;
}
util.destroy(this[kSocket], err);
if (client[kRunningIdx] < client[kQueue].length) {
let request = client[kQueue][client[kRunningIdx]];
client[kQueue][client[kRunningIdx]++] = null;
util.errorRequest(client, request, err);
client[kPendingIdx] = client[kRunningIdx];
}
assert(client[kRunning] === 0);
client.emit("disconnect", client[kUrl], [client], err);
client[kResume]();
}
function shouldSendContentLength(method) {
return method !== "GET" && method !== "HEAD" && method !== "OPTIONS" && method !== "TRACE" && method !== "CONNECT";
}
function writeH2(client, request) {
let session = client[kHTTP2Session];
let { method, path, host, upgrade, expectContinue, signal, headers: reqHeaders } = request;
let { body } = request;
if (upgrade) {
util.errorRequest(client, request, Error("Upgrade not supported for H2"));
return !1;
}
let headers = {};
for (let n = 0; n < reqHeaders.length; n += 2) {
let key = reqHeaders[n + 0];
let val = reqHeaders[n + 1];
if (Array.isArray(val)) for (let i = 0; i < val.length; i++) headers[key] ? headers[key] += `,${val[i]}` : headers[key] = val[i];
else headers[key] = val;
}
let stream;
let { hostname, port } = client[kUrl];
headers[HTTP2_HEADER_AUTHORITY] = host || `${hostname}${port ? `:${port}` : ""}`;
headers[HTTP2_HEADER_METHOD] = method;
let abort = (error) => {
if (request.aborted) return;
if (request.completed) {
method === "CONNECT" && stream != null && util.destroy(stream, error || new RequestAbortedError());
return;
}
error ||= new RequestAbortedError();
util.errorRequest(client, request, error);
stream != null && util.destroy(stream, error);
util.destroy(body, error);
client[kQueue][client[kRunningIdx]++] = null;
client[kResume]();
};
try {
request.onConnect(abort);
} catch (err) {
util.errorRequest(client, request, err);
}
if (request.aborted) return !1;
if (method === "CONNECT") {
session.ref();
stream = session.request(headers, {
endStream: !1,
signal
});
let upgradeResponseFinished = !1;
let onResponse = (headers) => {
upgradeResponseFinished = !0;
stream.off(errorMonitor, onUpgradeError);
request.onUpgradeResponse(Number(headers[HTTP2_HEADER_STATUS]), headers, parseH2ResponseHeaders);
};
let onUpgradeError = (error) => {
upgradeResponseFinished = !0;
stream.off("response", onResponse);
request.onUpgradeError(error);
};
let onReady = () => {
try {
request.onUpgrade(null, null, stream);
} catch (error) {
stream.off("response", onResponse);
abort(error);
return;
}
if (request.aborted) return;
stream.off("error", abort);
stream.once(errorMonitor, onUpgradeError);
client[kQueue][client[kRunningIdx]++] = null;
};
stream.once("response", onResponse);
stream.once("error", abort);
++session[kOpenStreams];
onReady();
stream.once("close", () => {
if (!upgradeResponseFinished && request.completed) {
stream.off("response", onResponse);
stream.off(errorMonitor, onUpgradeError);
request.onUpgradeError(new InformationalError(`HTTP/2: "stream error" received - code ${stream.rstCode}`));
}
--session[kOpenStreams];
session[kOpenStreams] === 0 && session.unref();
});
return !0;
}
headers[HTTP2_HEADER_PATH] = path;
headers[HTTP2_HEADER_SCHEME] = "https";
let expectsPayload = method === "PUT" || method === "POST" || method === "PATCH";
body && typeof body.read == "function" && body.read(0);
let contentLength = util.bodyLength(body);
if (util.isFormDataLike(body)) {
extractBody ??= __webpack_require__(40897).extractBody;
let [bodyStream, contentType] = extractBody(body);
headers["content-type"] = contentType;
body = bodyStream.stream;
contentLength = bodyStream.length;
}
contentLength ??= request.contentLength;
contentLength !== 0 && expectsPayload || (contentLength = null);
if (shouldSendContentLength(method) && contentLength > 0 && request.contentLength != null && request.contentLength !== contentLength) {
if (client[kStrictContentLength]) {
util.errorRequest(client, request, new RequestContentLengthMismatchError());
return !1;
}
process.emitWarning(new RequestContentLengthMismatchError());
}
if (contentLength != null) {
assert(body, "no body must not have content length");
headers[HTTP2_HEADER_CONTENT_LENGTH] = `${contentLength}`;
}
session.ref();
let shouldEndStream = method === "GET" || method === "HEAD" || body === null;
if (expectContinue) {
headers[HTTP2_HEADER_EXPECT] = "100-continue";
stream = session.request(headers, {
endStream: shouldEndStream,
signal
});
stream.once("continue", writeBodyH2);
} else {
stream = session.request(headers, {
endStream: shouldEndStream,
signal
});
writeBodyH2();
}
++session[kOpenStreams];
stream.once("response", (headers) => {
let { [HTTP2_HEADER_STATUS]: statusCode, ...realHeaders } = headers;
request.onResponseStarted();
if (request.aborted) {
let err = new RequestAbortedError();
util.errorRequest(client, request, err);
util.destroy(stream, err);
return;
}
request.onHeaders(Number(statusCode), parseH2Headers(realHeaders), stream.resume.bind(stream), "") === !1 && stream.pause();
stream.on("data", (chunk) => {
request.onData(chunk) === !1 && stream.pause();
});
});
stream.once("end", () => {
(stream.state?.state == null || stream.state.state < 6) && request.onComplete([]);
session[kOpenStreams] === 0 && session.unref();
abort(new InformationalError("HTTP/2: stream half-closed (remote)"));
client[kQueue][client[kRunningIdx]++] = null;
client[kPendingIdx] = client[kRunningIdx];
client[kResume]();
});
stream.once("close", () => {
--session[kOpenStreams];
session[kOpenStreams] === 0 && session.unref();
});
stream.once("error", function(err) {
abort(err);
});
stream.once("frameError", (type, code) => {
abort(new InformationalError(`HTTP/2: "frameError" received - type ${type}, code ${code}`));
});
return !0;
function writeBodyH2() {
!body || contentLength === 0 ? writeBuffer(abort, stream, null, client, request, client[kSocket], contentLength, expectsPayload) : util.isBuffer(body) ? writeBuffer(abort, stream, body, client, request, client[kSocket], contentLength, expectsPayload) : util.isBlobLike(body) ? typeof body.stream == "function" ? writeIterable(abort, stream, body.stream(), client, request, client[kSocket], contentLength, expectsPayload) : writeBlob(abort, stream, body, client, request, client[kSocket], contentLength, expectsPayload) : util.isStream(body) ? writeStream(abort, client[kSocket], expectsPayload, stream, body, client, request, contentLength) : util.isIterable(body) ? writeIterable(abort, stream, body, client, request, client[kSocket], contentLength, expectsPayload) : assert(!1);
}
}
function writeBuffer(abort, h2stream, body, client, request, socket, contentLength, expectsPayload) {
try {
if (body != null && util.isBuffer(body)) {
assert(contentLength === body.byteLength, "buffer body must have content length");
h2stream.cork();
h2stream.write(body);
h2stream.uncork();
h2stream.end();
request.onBodySent(body);
}
expectsPayload || (socket[kReset] = !0);
request.onRequestSent();
client[kResume]();
} catch (error) {
abort(error);
}
}
function writeStream(abort, socket, expectsPayload, h2stream, body, client, request, contentLength) {
assert(contentLength !== 0 || client[kRunning] === 0, "stream body cannot be pipelined");
let pipe = pipeline(body, h2stream, (err) => {
if (err) {
util.destroy(pipe, err);
abort(err);
} else {
util.removeAllListeners(pipe);
request.onRequestSent();
expectsPayload || (socket[kReset] = !0);
client[kResume]();
}
});
util.addListener(pipe, "data", onPipeData);
function onPipeData(chunk) {
request.onBodySent(chunk);
}
}
async function writeBlob(abort, h2stream, body, client, request, socket, contentLength, expectsPayload) {
assert(contentLength === body.size, "blob body must have content length");
try {
if (contentLength != null && contentLength !== body.size) throw new RequestContentLengthMismatchError();
let buffer = Buffer.from(await body.arrayBuffer());
h2stream.cork();
h2stream.write(buffer);
h2stream.uncork();
h2stream.end();
request.onBodySent(buffer);
request.onRequestSent();
expectsPayload || (socket[kReset] = !0);
client[kResume]();
} catch (err) {
abort(err);
}
}
async function writeIterable(abort, h2stream, body, client, request, socket, contentLength, expectsPayload) {
assert(contentLength !== 0 || client[kRunning] === 0, "iterator body cannot be pipelined");
let callback = null;
function onDrain() {
if (callback) {
let cb = callback;
callback = null;
cb();
}
}
let waitForDrain = () => new Promise((resolve, reject) => {
assert(callback === null);
socket[kError] ? reject(socket[kError]) : callback = resolve;
});
h2stream.on("close", onDrain).on("drain", onDrain);
try {
for await (let chunk of body) {
if (socket[kError]) throw socket[kError];
let res = h2stream.write(chunk);
request.onBodySent(chunk);
res || await waitForDrain();
}
h2stream.end();
request.onRequestSent();
expectsPayload || (socket[kReset] = !0);
client[kResume]();
} catch (err) {
abort(err);
} finally {
h2stream.off("close", onDrain).off("drain", onDrain);
}
}
module.exports = connectH2;
}),
82138: ((module, __unused_webpack_exports, __webpack_require__) => {
let assert = __webpack_require__(34589);
let net = __webpack_require__(77030);
let http = __webpack_require__(37067);
let util = __webpack_require__(27375);
let { channels } = __webpack_require__(74567);
let Request = __webpack_require__(8646);
let DispatcherBase = __webpack_require__(82540);
let { InvalidArgumentError, InformationalError, ClientDestroyedError } = __webpack_require__(92344);
let buildConnector = __webpack_require__(85005);
let { kUrl, kServerName, kClient, kBusy, kConnect, kResuming, kRunning, kPending, kSize, kQueue, kConnected, kConnecting, kNeedDrain, kKeepAliveDefaultTimeout, kHostHeader, kPendingIdx, kRunningIdx, kError, kPipelining, kKeepAliveTimeoutValue, kMaxHeadersSize, kKeepAliveMaxTimeout, kKeepAliveTimeoutThreshold, kHeadersTimeout, kBodyTimeout, kStrictContentLength, kConnector, kMaxRedirections, kMaxRequests, kCounter, kClose, kDestroy, kDispatch, kInterceptors, kLocalAddress, kMaxResponseSize, kOnError, kHTTPContext, kMaxConcurrentStreams, kResume } = __webpack_require__(46130);
let connectH1 = __webpack_require__(5580);
let connectH2 = __webpack_require__(93045);
let deprecatedInterceptorWarned = !1;
let kClosedResolve = Symbol("kClosedResolve");
let noop = () => {};
function getPipelining(client) {
return client[kPipelining] ?? client[kHTTPContext]?.defaultPipelining ?? 1;
}
class Client extends DispatcherBase {
constructor(url, { interceptors, maxHeaderSize, headersTimeout, socketTimeout, requestTimeout, connectTimeout, bodyTimeout, idleTimeout, keepAlive, keepAliveTimeout, maxKeepAliveTimeout, keepAliveMaxTimeout, keepAliveTimeoutThreshold, socketPath, pipelining, tls, strictContentLength, maxCachedSessions, maxRedirections, connect, maxRequestsPerClient, localAddress, maxResponseSize, autoSelectFamily, autoSelectFamilyAttemptTimeout, maxConcurrentStreams, allowH2, webSocket, eventSource } = {}) {
super({
webSocket,
eventSource
});
if (keepAlive !== void 0) throw new InvalidArgumentError("unsupported keepAlive, use pipelining=0 instead");
if (socketTimeout !== void 0) throw new InvalidArgumentError("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");
if (requestTimeout !== void 0) throw new InvalidArgumentError("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");
if (idleTimeout !== void 0) throw new InvalidArgumentError("unsupported idleTimeout, use keepAliveTimeout instead");
if (maxKeepAliveTimeout !== void 0) throw new InvalidArgumentError("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");
if (maxHeaderSize != null && !Number.isFinite(maxHeaderSize)) throw new InvalidArgumentError("invalid maxHeaderSize");
if (socketPath != null && typeof socketPath != "string") throw new InvalidArgumentError("invalid socketPath");
if (connectTimeout != null && (!Number.isFinite(connectTimeout) || connectTimeout < 0)) throw new InvalidArgumentError("invalid connectTimeout");
if (keepAliveTimeout != null && (!Number.isFinite(keepAliveTimeout) || keepAliveTimeout <= 0)) throw new InvalidArgumentError("invalid keepAliveTimeout");
if (keepAliveMaxTimeout != null && (!Number.isFinite(keepAliveMaxTimeout) || keepAliveMaxTimeout <= 0)) throw new InvalidArgumentError("invalid keepAliveMaxTimeout");
if (keepAliveTimeoutThreshold != null && !Number.isFinite(keepAliveTimeoutThreshold)) throw new InvalidArgumentError("invalid keepAliveTimeoutThreshold");
if (headersTimeout != null && (!Number.isInteger(headersTimeout) || headersTimeout < 0)) throw new InvalidArgumentError("headersTimeout must be a positive integer or zero");
if (bodyTimeout != null && (!Number.isInteger(bodyTimeout) || bodyTimeout < 0)) throw new InvalidArgumentError("bodyTimeout must be a positive integer or zero");
if (connect != null && typeof connect != "function" && typeof connect != "object") throw new InvalidArgumentError("connect must be a function or an object");
if (maxRedirections != null && (!Number.isInteger(maxRedirections) || maxRedirections < 0)) throw new InvalidArgumentError("maxRedirections must be a positive number");
if (maxRequestsPerClient != null && (!Number.isInteger(maxRequestsPerClient) || maxRequestsPerClient < 0)) throw new InvalidArgumentError("maxRequestsPerClient must be a positive number");
if (localAddress != null && (typeof localAddress != "string" || net.isIP(localAddress) === 0)) throw new InvalidArgumentError("localAddress must be valid string IP address");
if (maxResponseSize != null && (!Number.isInteger(maxResponseSize) || maxResponseSize < -1)) throw new InvalidArgumentError("maxResponseSize must be a positive number");
if (autoSelectFamilyAttemptTimeout != null && (!Number.isInteger(autoSelectFamilyAttemptTimeout) || autoSelectFamilyAttemptTimeout < -1)) throw new InvalidArgumentError("autoSelectFamilyAttemptTimeout must be a positive number");
if (allowH2 != null && typeof allowH2 != "boolean") throw new InvalidArgumentError("allowH2 must be a valid boolean value");
if (maxConcurrentStreams != null && (typeof maxConcurrentStreams != "number" || maxConcurrentStreams < 1)) throw new InvalidArgumentError("maxConcurrentStreams must be a positive integer, greater than 0");
typeof connect != "function" && (connect = buildConnector({
...tls,
maxCachedSessions,
allowH2,
socketPath,
timeout: connectTimeout,
...autoSelectFamily ? {
autoSelectFamily,
autoSelectFamilyAttemptTimeout
} : void 0,
...connect
}));
if (interceptors?.Client && Array.isArray(interceptors.Client)) {
this[kInterceptors] = interceptors.Client;
if (!deprecatedInterceptorWarned) {
deprecatedInterceptorWarned = !0;
process.emitWarning("Client.Options#interceptor is deprecated. Use Dispatcher#compose instead.", { code: "UNDICI-CLIENT-INTERCEPTOR-DEPRECATED" });
}
} else this[kInterceptors] = [createRedirectInterceptor({ maxRedirections })];
this[kUrl] = util.parseOrigin(url);
this[kConnector] = connect;
this[kPipelining] = pipelining ?? 1;
this[kMaxHeadersSize] = maxHeaderSize || http.maxHeaderSize;
this[kKeepAliveDefaultTimeout] = keepAliveTimeout ?? 4e3;
this[kKeepAliveMaxTimeout] = keepAliveMaxTimeout ?? 6e5;
this[kKeepAliveTimeoutThreshold] = keepAliveTimeoutThreshold ?? 2e3;
this[kKeepAliveTimeoutValue] = this[kKeepAliveDefaultTimeout];
this[kServerName] = null;
this[kLocalAddress] = localAddress ?? null;
this[kResuming] = 0;
this[kNeedDrain] = 0;
this[kHostHeader] = `host: ${this[kUrl].hostname}${this[kUrl].port ? `:${this[kUrl].port}` : ""}\r\n`;
this[kBodyTimeout] = bodyTimeout ?? 3e5;
this[kHeadersTimeout] = headersTimeout ?? 3e5;
this[kStrictContentLength] = strictContentLength ?? !0;
this[kMaxRedirections] = maxRedirections;
this[kMaxRequests] = maxRequestsPerClient;
this[kClosedResolve] = null;
this[kMaxResponseSize] = maxResponseSize > -1 ? maxResponseSize : -1;
this[kMaxConcurrentStreams] = maxConcurrentStreams ?? 100;
this[kHTTPContext] = null;
this[kQueue] = [];
this[kRunningIdx] = 0;
this[kPendingIdx] = 0;
this[kResume] = (sync) => resume(this, sync);
this[kOnError] = (err) => onError(this, err);
}
get pipelining() {
return this[kPipelining];
}
set pipelining(value) {
this[kPipelining] = value;
this[kResume](!0);
}
get [kPending]() {
return this[kQueue].length - this[kPendingIdx];
}
get [kRunning]() {
return this[kPendingIdx] - this[kRunningIdx];
}
get [kSize]() {
return this[kQueue].length - this[kRunningIdx];
}
get [kConnected]() {
return !!this[kHTTPContext] && !this[kConnecting] && !this[kHTTPContext].destroyed;
}
get [kBusy]() {
return !!(this[kHTTPContext]?.busy(null) || this[kSize] >= (getPipelining(this) || 1) || this[kPending] > 0);
}
[kConnect](cb) {
connect(this);
this.once("connect", cb);
}
[kDispatch](opts, handler) {
let origin = opts.origin || this[kUrl].origin;
let request = new Request(origin, opts, handler);
this[kQueue].push(request);
if (!this[kResuming]) {
if (util.bodyLength(request.body) == null && util.isIterable(request.body)) {
this[kResuming] = 1;
queueMicrotask(() => resume(this));
} else this[kResume](!0);
}
this[kResuming] && this[kNeedDrain] !== 2 && this[kBusy] && (this[kNeedDrain] = 2);
return this[kNeedDrain] < 2;
}
async [kClose]() {
return new Promise((resolve) => {
this[kSize] ? this[kClosedResolve] = resolve : resolve(null);
});
}
async [kDestroy](err) {
return new Promise((resolve) => {
let requests = this[kQueue].splice(this[kPendingIdx]);
for (let i = 0; i < requests.length; i++) {
let request = requests[i];
util.errorRequest(this, request, err);
}
let callback = () => {
if (this[kClosedResolve]) {
this[kClosedResolve]();
this[kClosedResolve] = null;
}
resolve(null);
};
if (this[kHTTPContext]) {
this[kHTTPContext].destroy(err, callback);
this[kHTTPContext] = null;
} else queueMicrotask(callback);
this[kResume]();
});
}
}
let createRedirectInterceptor = __webpack_require__(76097);
function onError(client, err) {
if (client[kRunning] === 0 && err.code !== "UND_ERR_INFO" && err.code !== "UND_ERR_SOCKET") {
assert(client[kPendingIdx] === client[kRunningIdx]);
let requests = client[kQueue].splice(client[kRunningIdx]);
for (let i = 0; i < requests.length; i++) {
let request = requests[i];
util.errorRequest(client, request, err);
}
assert(client[kSize] === 0);
}
}
async function connect(client) {
assert(!client[kConnecting]);
assert(!client[kHTTPContext]);
let { host, hostname, protocol, port } = client[kUrl];
if (hostname[0] === "[") {
let idx = hostname.indexOf("]");
assert(idx !== -1);
let ip = hostname.substring(1, idx);
assert(net.isIP(ip));
hostname = ip;
}
client[kConnecting] = !0;
channels.beforeConnect.hasSubscribers && channels.beforeConnect.publish({
connectParams: {
host,
hostname,
protocol,
port,
version: client[kHTTPContext]?.version,
servername: client[kServerName],
localAddress: client[kLocalAddress]
},
connector: client[kConnector]
});
try {
let socket = await new Promise((resolve, reject) => {
client[kConnector]({
host,
hostname,
protocol,
port,
servername: client[kServerName],
localAddress: client[kLocalAddress]
}, (err, socket) => {
err ? reject(err) : resolve(socket);
});
});
if (client.destroyed) {
util.destroy(socket.on("error", noop), new ClientDestroyedError());
return;
}
assert(socket);
try {
client[kHTTPContext] = socket.alpnProtocol === "h2" ? await connectH2(client, socket) : await connectH1(client, socket);
} catch (err) {
socket.destroy().on("error", noop);
throw err;
}
client[kConnecting] = !1;
socket[kCounter] = 0;
socket[kMaxRequests] = client[kMaxRequests];
socket[kClient] = client;
socket[kError] = null;
channels.connected.hasSubscribers && channels.connected.publish({
connectParams: {
host,
hostname,
protocol,
port,
version: client[kHTTPContext]?.version,
servername: client[kServerName],
localAddress: client[kLocalAddress]
},
connector: client[kConnector],
socket
});
client.emit("connect", client[kUrl], [client]);
} catch (err) {
if (client.destroyed) return;
client[kConnecting] = !1;
channels.connectError.hasSubscribers && channels.connectError.publish({
connectParams: {
host,
hostname,
protocol,
port,
version: client[kHTTPContext]?.version,
servername: client[kServerName],
localAddress: client[kLocalAddress]
},
connector: client[kConnector],
error: err
});
if (err.code === "ERR_TLS_CERT_ALTNAME_INVALID") {
assert(client[kRunning] === 0);
for (; client[kPending] > 0 && client[kQueue][client[kPendingIdx]].servername === client[kServerName];) {
let request = client[kQueue][client[kPendingIdx]++];
util.errorRequest(client, request, err);
}
} else onError(client, err);
client.emit("connectionError", client[kUrl], [client], err);
}
client[kResume]();
}
function emitDrain(client) {
client[kNeedDrain] = 0;
client.emit("drain", client[kUrl], [client]);
}
function resume(client, sync) {
if (client[kResuming] === 2) return;
client[kResuming] = 2;
_resume(client, sync);
client[kResuming] = 0;
if (client[kRunningIdx] > 256) {
client[kQueue].splice(0, client[kRunningIdx]);
client[kPendingIdx] -= client[kRunningIdx];
client[kRunningIdx] = 0;
}
}
function _resume(client, sync) {
for (;;) {
if (client.destroyed) {
assert(client[kPending] === 0);
return;
}
if (client[kClosedResolve] && !client[kSize]) {
client[kClosedResolve]();
client[kClosedResolve] = null;
return;
}
client[kHTTPContext] && client[kHTTPContext].resume();
if (client[kBusy]) client[kNeedDrain] = 2;
else if (client[kNeedDrain] === 2) {
if (sync) {
client[kNeedDrain] = 1;
queueMicrotask(() => emitDrain(client));
} else emitDrain(client);
continue;
}
if (client[kPending] === 0) return;
if (client[kRunning] >= (getPipelining(client) || 1)) return;
let request = client[kQueue][client[kPendingIdx]];
if (client[kUrl].protocol === "https:" && client[kServerName] !== request.servername) {
if (client[kRunning] > 0) return;
client[kServerName] = request.servername;
client[kHTTPContext]?.destroy(new InformationalError("servername changed"), () => {
client[kHTTPContext] = null;
resume(client);
});
}
if (client[kConnecting]) return;
if (!client[kHTTPContext]) {
connect(client);
return;
}
if (client[kHTTPContext].destroyed) return;
if (client[kHTTPContext].busy(request)) return;
!request.aborted && client[kHTTPContext].write(request) ? client[kPendingIdx]++ : client[kQueue].splice(client[kPendingIdx], 1);
}
}
module.exports = Client;
}),
82540: ((module, __unused_webpack_exports, __webpack_require__) => {
let buffer = __webpack_require__(4573);
let Dispatcher = __webpack_require__(89784);
let { ClientDestroyedError, ClientClosedError, InvalidArgumentError } = __webpack_require__(92344);
let { kDestroy, kClose, kClosed, kDestroyed, kDispatch, kInterceptors } = __webpack_require__(46130);
let kOnDestroyed = Symbol("onDestroyed");
let kOnClosed = Symbol("onClosed");
let kInterceptedDispatch = Symbol("Intercepted Dispatch");
let kWebSocketOptions = Symbol("webSocketOptions");
let kEventSourceOptions = Symbol("eventSourceOptions");
class DispatcherBase extends Dispatcher {
constructor(opts) {
super();
this[kDestroyed] = !1;
this[kOnDestroyed] = null;
this[kClosed] = !1;
this[kOnClosed] = [];
this[kWebSocketOptions] = opts?.webSocket ?? {};
this[kEventSourceOptions] = opts?.eventSource ?? {};
}
get webSocketOptions() {
return {
maxFragments: this[kWebSocketOptions].maxFragments ?? 131072,
maxPayloadSize: this[kWebSocketOptions].maxPayloadSize ?? 134217728
};
}
get eventSourceOptions() {
return { maxEventSize: this[kEventSourceOptions].maxEventSize ?? buffer.kStringMaxLength };
}
get destroyed() {
return this[kDestroyed];
}
get closed() {
return this[kClosed];
}
get interceptors() {
return this[kInterceptors];
}
set interceptors(newInterceptors) {
if (newInterceptors) {
for (let i = newInterceptors.length - 1; i >= 0; i--) if (typeof this[kInterceptors][i] != "function") throw new InvalidArgumentError("interceptor must be an function");
}
this[kInterceptors] = newInterceptors;
}
close(callback) {
if (callback === void 0) return new Promise((resolve, reject) => {
this.close((err, data) => err ? reject(err) : resolve(data));
});
if (typeof callback != "function") throw new InvalidArgumentError("invalid callback");
if (this[kDestroyed]) {
queueMicrotask(() => callback(new ClientDestroyedError(), null));
return;
}
if (this[kClosed]) {
this[kOnClosed] ? this[kOnClosed].push(callback) : queueMicrotask(() => callback(null, null));
return;
}
this[kClosed] = !0;
this[kOnClosed].push(callback);
let onClosed = () => {
let callbacks = this[kOnClosed];
this[kOnClosed] = null;
for (let i = 0; i < callbacks.length; i++) callbacks[i](null, null);
};
this[kClose]().then(() => this.destroy()).then(() => {
queueMicrotask(onClosed);
});
}
destroy(err, callback) {
if (typeof err == "function") {
callback = err;
err = null;
}
if (callback === void 0) return new Promise((resolve, reject) => {
this.destroy(err, (err, data) => err ? reject(err) : resolve(data));
});
if (typeof callback != "function") throw new InvalidArgumentError("invalid callback");
if (this[kDestroyed]) {
this[kOnDestroyed] ? this[kOnDestroyed].push(callback) : queueMicrotask(() => callback(null, null));
return;
}
err ||= new ClientDestroyedError();
this[kDestroyed] = !0;
this[kOnDestroyed] = this[kOnDestroyed] || [];
this[kOnDestroyed].push(callback);
let onDestroyed = () => {
let callbacks = this[kOnDestroyed];
this[kOnDestroyed] = null;
for (let i = 0; i < callbacks.length; i++) callbacks[i](null, null);
};
this[kDestroy](err).then(() => {
queueMicrotask(onDestroyed);
});
}
[kInterceptedDispatch](opts, handler) {
if (!this[kInterceptors] || this[kInterceptors].length === 0) {
this[kInterceptedDispatch] = this[kDispatch];
return this[kDispatch](opts, handler);
}
let dispatch = this[kDispatch].bind(this);
for (let i = this[kInterceptors].length - 1; i >= 0; i--) dispatch = this[kInterceptors][i](dispatch);
this[kInterceptedDispatch] = dispatch;
return dispatch(opts, handler);
}
dispatch(opts, handler) {
if (!handler || typeof handler != "object") throw new InvalidArgumentError("handler must be an object");
try {
if (!opts || typeof opts != "object") throw new InvalidArgumentError("opts must be an object.");
if (this[kDestroyed] || this[kOnDestroyed]) throw new ClientDestroyedError();
if (this[kClosed]) throw new ClientClosedError();
return this[kInterceptedDispatch](opts, handler);
} catch (err) {
if (typeof handler.onError != "function") throw new InvalidArgumentError("invalid onError method");
handler.onError(err);
return !1;
}
}
}
module.exports = DispatcherBase;
}),
89784: ((module, __unused_webpack_exports, __webpack_require__) => {
let EventEmitter = __webpack_require__(78474);
class Dispatcher extends EventEmitter {
dispatch() {
throw Error("not implemented");
}
close() {
throw Error("not implemented");
}
destroy() {
throw Error("not implemented");
}
compose(...args) {
let interceptors = Array.isArray(args[0]) ? args[0] : args;
let dispatch = this.dispatch.bind(this);
for (let interceptor of interceptors) {
if (interceptor == null) continue;
if (typeof interceptor != "function") throw TypeError(`invalid interceptor, expected function received ${typeof interceptor}`);
dispatch = interceptor(dispatch);
if (dispatch == null || typeof dispatch != "function" || dispatch.length !== 2) throw TypeError("invalid interceptor");
}
return new ComposedDispatcher(this, dispatch);
}
}
class ComposedDispatcher extends Dispatcher {
#dispatcher = null;
#dispatch = null;
constructor(dispatcher, dispatch) {
super();
this.#dispatcher = dispatcher;
this.#dispatch = dispatch;
}
dispatch(...args) {
this.#dispatch(...args);
}
close(...args) {
return this.#dispatcher.close(...args);
}
destroy(...args) {
return this.#dispatcher.destroy(...args);
}
}
module.exports = Dispatcher;
}),
91630: ((module, __unused_webpack_exports, __webpack_require__) => {
let DispatcherBase = __webpack_require__(82540);
let { kClose, kDestroy, kClosed, kDestroyed, kDispatch, kNoProxyAgent, kHttpProxyAgent, kHttpsProxyAgent } = __webpack_require__(46130);
let ProxyAgent = __webpack_require__(68349);
let Agent = __webpack_require__(14332);
let DEFAULT_PORTS = {
"http:": 80,
"https:": 443
};
let experimentalWarned = !1;
class EnvHttpProxyAgent extends DispatcherBase {
#noProxyValue = null;
#noProxyEntries = null;
#opts = null;
constructor(opts = {}) {
super();
this.#opts = opts;
if (!experimentalWarned) {
experimentalWarned = !0;
process.emitWarning("EnvHttpProxyAgent is experimental, expect them to change at any time.", { code: "UNDICI-EHPA" });
}
let { httpProxy, httpsProxy, noProxy, ...agentOpts } = opts;
this[kNoProxyAgent] = new Agent(agentOpts);
let HTTP_PROXY = httpProxy ?? process.env.http_proxy ?? process.env.HTTP_PROXY;
HTTP_PROXY ? this[kHttpProxyAgent] = new ProxyAgent({
...agentOpts,
uri: HTTP_PROXY
}) : this[kHttpProxyAgent] = this[kNoProxyAgent];
let HTTPS_PROXY = httpsProxy ?? process.env.https_proxy ?? process.env.HTTPS_PROXY;
HTTPS_PROXY ? this[kHttpsProxyAgent] = new ProxyAgent({
...agentOpts,
uri: HTTPS_PROXY
}) : this[kHttpsProxyAgent] = this[kHttpProxyAgent];
this.#parseNoProxy();
}
[kDispatch](opts, handler) {
let url = new URL(opts.origin);
return this.#getProxyAgentForUrl(url).dispatch(opts, handler);
}
async [kClose]() {
await this[kNoProxyAgent].close();
this[kHttpProxyAgent][kClosed] || await this[kHttpProxyAgent].close();
this[kHttpsProxyAgent][kClosed] || await this[kHttpsProxyAgent].close();
}
async [kDestroy](err) {
await this[kNoProxyAgent].destroy(err);
this[kHttpProxyAgent][kDestroyed] || await this[kHttpProxyAgent].destroy(err);
this[kHttpsProxyAgent][kDestroyed] || await this[kHttpsProxyAgent].destroy(err);
}
#getProxyAgentForUrl(url) {
let { protocol, host: hostname, port } = url;
hostname = hostname.replace(/:\d*$/, "").toLowerCase();
port = Number.parseInt(port, 10) || DEFAULT_PORTS[protocol] || 0;
if (!this.#shouldProxy(hostname, port)) return this[kNoProxyAgent];
if (protocol === "https:") return this[kHttpsProxyAgent];
return this[kHttpProxyAgent];
}
#shouldProxy(hostname, port) {
this.#noProxyChanged && this.#parseNoProxy();
if (this.#noProxyEntries.length === 0) return !0;
if (this.#noProxyValue === "*") return !1;
for (let i = 0; i < this.#noProxyEntries.length; i++) {
let entry = this.#noProxyEntries[i];
if (entry.port && entry.port !== port) continue;
if (!/^[.*]/.test(entry.hostname)) {
if (hostname === entry.hostname) return !1;
} else if (hostname.endsWith(entry.hostname.replace(/^\*/, ""))) return !1;
}
return !0;
}
#parseNoProxy() {
let noProxyValue = this.#opts.noProxy ?? this.#noProxyEnv;
let noProxySplit = noProxyValue.split(/[,\s]/);
let noProxyEntries = [];
for (let i = 0; i < noProxySplit.length; i++) {
let entry = noProxySplit[i];
if (!entry) continue;
let parsed = entry.match(/^(.+):(\d+)$/);
noProxyEntries.push({
hostname: (parsed ? parsed[1] : entry).toLowerCase(),
port: parsed ? Number.parseInt(parsed[2], 10) : 0
});
}
this.#noProxyValue = noProxyValue;
this.#noProxyEntries = noProxyEntries;
}
get #noProxyChanged() {
if (this.#opts.noProxy !== void 0) return !1;
return this.#noProxyValue !== this.#noProxyEnv;
}
get #noProxyEnv() {
return process.env.no_proxy ?? process.env.NO_PROXY ?? "";
}
}
module.exports = EnvHttpProxyAgent;
}),
5533: ((module) => {
let kMask = 2047;
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
return (this.top + 1 & kMask) === this.bottom;
}
push(data) {
this.list[this.top] = data;
this.top = this.top + 1 & kMask;
}
shift() {
let nextItem = this.list[this.bottom];
if (nextItem === void 0) return null;
this.list[this.bottom] = void 0;
this.bottom = this.bottom + 1 & kMask;
return nextItem;
}
}
module.exports = class FixedQueue {
constructor() {
this.head = this.tail = new FixedCircularBuffer();
}
isEmpty() {
return this.head.isEmpty();
}
push(data) {
this.head.isFull() && (this.head = this.head.next = new FixedCircularBuffer());
this.head.push(data);
}
shift() {
let tail = this.tail;
let next = tail.shift();
tail.isEmpty() && tail.next !== null && (this.tail = tail.next);
return next;
}
};
}),
53229: ((module, __unused_webpack_exports, __webpack_require__) => {
let DispatcherBase = __webpack_require__(82540);
let FixedQueue = __webpack_require__(5533);
let { kConnected, kSize, kRunning, kPending, kQueued, kBusy, kFree, kUrl, kClose, kDestroy, kDispatch } = __webpack_require__(46130);
let PoolStats = __webpack_require__(429);
let kClients = Symbol("clients");
let kNeedDrain = Symbol("needDrain");
let kQueue = Symbol("queue");
let kClosedResolve = Symbol("closed resolve");
let kOnDrain = Symbol("onDrain");
let kOnConnect = Symbol("onConnect");
let kOnDisconnect = Symbol("onDisconnect");
let kOnConnectionError = Symbol("onConnectionError");
let kGetDispatcher = Symbol("get dispatcher");
let kAddClient = Symbol("add client");
let kRemoveClient = Symbol("remove client");
let kStats = Symbol("stats");
class PoolBase extends DispatcherBase {
constructor(opts) {
super(opts);
this[kQueue] = new FixedQueue();
this[kClients] = [];
this[kQueued] = 0;
let pool = this;
this[kOnDrain] = function onDrain(origin, targets) {
let queue = pool[kQueue];
let needDrain = !1;
for (; !needDrain;) {
let item = queue.shift();
if (!item) break;
pool[kQueued]--;
needDrain = !this.dispatch(item.opts, item.handler);
}
this[kNeedDrain] = needDrain;
if (!this[kNeedDrain] && pool[kNeedDrain]) {
pool[kNeedDrain] = !1;
pool.emit("drain", origin, [pool, ...targets]);
}
pool[kClosedResolve] && queue.isEmpty() && Promise.all(pool[kClients].map((c) => c.close())).then(pool[kClosedResolve]);
};
this[kOnConnect] = (origin, targets) => {
pool.emit("connect", origin, [pool, ...targets]);
};
this[kOnDisconnect] = (origin, targets, err) => {
pool.emit("disconnect", origin, [pool, ...targets], err);
};
this[kOnConnectionError] = (origin, targets, err) => {
pool.emit("connectionError", origin, [pool, ...targets], err);
};
this[kStats] = new PoolStats(this);
}
get [kBusy]() {
return this[kNeedDrain];
}
get [kConnected]() {
return this[kClients].filter((client) => client[kConnected]).length;
}
get [kFree]() {
return this[kClients].filter((client) => client[kConnected] && !client[kNeedDrain]).length;
}
get [kPending]() {
let ret = this[kQueued];
for (let { [kPending]: pending } of this[kClients]) ret += pending;
return ret;
}
get [kRunning]() {
let ret = 0;
for (let { [kRunning]: running } of this[kClients]) ret += running;
return ret;
}
get [kSize]() {
let ret = this[kQueued];
for (let { [kSize]: size } of this[kClients]) ret += size;
return ret;
}
get stats() {
return this[kStats];
}
async [kClose]() {
this[kQueue].isEmpty() ? await Promise.all(this[kClients].map((c) => c.close())) : await new Promise((resolve) => {
this[kClosedResolve] = resolve;
});
}
async [kDestroy](err) {
for (;;) {
let item = this[kQueue].shift();
if (!item) break;
item.handler.onError(err);
}
await Promise.all(this[kClients].map((c) => c.destroy(err)));
}
[kDispatch](opts, handler) {
let dispatcher = this[kGetDispatcher]();
if (!dispatcher) {
this[kNeedDrain] = !0;
this[kQueue].push({
opts,
handler
});
this[kQueued]++;
} else if (!dispatcher.dispatch(opts, handler)) {
dispatcher[kNeedDrain] = !0;
this[kNeedDrain] = !this[kGetDispatcher]();
}
return !this[kNeedDrain];
}
[kAddClient](client) {
client.on("drain", this[kOnDrain]).on("connect", this[kOnConnect]).on("disconnect", this[kOnDisconnect]).on("connectionError", this[kOnConnectionError]);
this[kClients].push(client);
this[kNeedDrain] && queueMicrotask(() => {
this[kNeedDrain] && this[kOnDrain](client[kUrl], [this, client]);
});
return this;
}
[kRemoveClient](client) {
client.close(() => {
let idx = this[kClients].indexOf(client);
idx !== -1 && this[kClients].splice(idx, 1);
});
this[kNeedDrain] = this[kClients].some((dispatcher) => !dispatcher[kNeedDrain] && dispatcher.closed !== !0 && dispatcher.destroyed !== !0);
}
}
module.exports = {
PoolBase,
kClients,
kNeedDrain,
kAddClient,
kRemoveClient,
kGetDispatcher
};
}),
429: ((module, __unused_webpack_exports, __webpack_require__) => {
let { kFree, kConnected, kPending, kQueued, kRunning, kSize } = __webpack_require__(46130);
let kPool = Symbol("pool");
class PoolStats {
constructor(pool) {
this[kPool] = pool;
}
get connected() {
return this[kPool][kConnected];
}
get free() {
return this[kPool][kFree];
}
get pending() {
return this[kPool][kPending];
}
get queued() {
return this[kPool][kQueued];
}
get running() {
return this[kPool][kRunning];
}
get size() {
return this[kPool][kSize];
}
}
module.exports = PoolStats;
}),
43959: ((module, __unused_webpack_exports, __webpack_require__) => {
let { PoolBase, kClients, kNeedDrain, kAddClient, kGetDispatcher } = __webpack_require__(53229);
let Client = __webpack_require__(82138);
let { InvalidArgumentError } = __webpack_require__(92344);
let util = __webpack_require__(27375);
let { kUrl, kInterceptors } = __webpack_require__(46130);
let buildConnector = __webpack_require__(85005);
let kOptions = Symbol("options");
let kConnections = Symbol("connections");
let kFactory = Symbol("factory");
function defaultFactory(origin, opts) {
return new Client(origin, opts);
}
class Pool extends PoolBase {
constructor(origin, { connections, factory = defaultFactory, connect, connectTimeout, tls, maxCachedSessions, socketPath, autoSelectFamily, autoSelectFamilyAttemptTimeout, allowH2, ...options } = {}) {
if (connections != null && (!Number.isFinite(connections) || connections < 0)) throw new InvalidArgumentError("invalid connections");
if (typeof factory != "function") throw new InvalidArgumentError("factory must be a function.");
if (connect != null && typeof connect != "function" && typeof connect != "object") throw new InvalidArgumentError("connect must be a function or an object");
typeof connect != "function" && (connect = buildConnector({
...tls,
maxCachedSessions,
allowH2,
socketPath,
timeout: connectTimeout,
...autoSelectFamily ? {
autoSelectFamily,
autoSelectFamilyAttemptTimeout
} : void 0,
...connect
}));
super(options);
this[kInterceptors] = options.interceptors?.Pool && Array.isArray(options.interceptors.Pool) ? options.interceptors.Pool : [];
this[kConnections] = connections || null;
this[kUrl] = util.parseOrigin(origin);
this[kOptions] = {
...util.deepClone(options),
connect,
allowH2
};
this[kOptions].interceptors = options.interceptors ? { ...options.interceptors } : void 0;
this[kFactory] = factory;
this.on("connectionError", (origin, targets, error) => {
for (let target of targets) {
let idx = this[kClients].indexOf(target);
idx !== -1 && this[kClients].splice(idx, 1);
}
});
}
[kGetDispatcher]() {
for (let client of this[kClients]) if (!client[kNeedDrain]) return client;
if (!this[kConnections] || this[kClients].length < this[kConnections]) {
let dispatcher = this[kFactory](this[kUrl], this[kOptions]);
this[kAddClient](dispatcher);
return dispatcher;
}
}
}
module.exports = Pool;
}),
68349: ((module, __unused_webpack_exports, __webpack_require__) => {
let { kProxy, kClose, kDestroy, kDispatch, kInterceptors } = __webpack_require__(46130);
let { URL } = __webpack_require__(73136);
let Agent = __webpack_require__(14332);
let Pool = __webpack_require__(43959);
let DispatcherBase = __webpack_require__(82540);
let { InvalidArgumentError, RequestAbortedError, SecureProxyConnectionError } = __webpack_require__(92344);
let buildConnector = __webpack_require__(85005);
let Client = __webpack_require__(82138);
let kAgent = Symbol("proxy agent");
let kClient = Symbol("proxy client");
let kProxyHeaders = Symbol("proxy headers");
let kRequestTls = Symbol("request tls settings");
let kProxyTls = Symbol("proxy tls settings");
let kConnectEndpoint = Symbol("connect endpoint function");
let kTunnelProxy = Symbol("tunnel proxy");
function defaultProtocolPort(protocol) {
return protocol === "https:" ? 443 : 80;
}
function defaultFactory(origin, opts) {
return new Pool(origin, opts);
}
let noop = () => {};
function defaultAgentFactory(origin, opts) {
if (opts.connections === 1) return new Client(origin, opts);
return new Pool(origin, opts);
}
class Http1ProxyWrapper extends DispatcherBase {
#client;
constructor(proxyUrl, { headers = {}, connect, factory }) {
super();
if (!proxyUrl) throw new InvalidArgumentError("Proxy URL is mandatory");
this[kProxyHeaders] = headers;
this.#client = factory ? factory(proxyUrl, { connect }) : new Client(proxyUrl, { connect });
}
[kDispatch](opts, handler) {
let onHeaders = handler.onHeaders;
handler.onHeaders = function(statusCode, data, resume) {
if (statusCode === 407) {
typeof handler.onError == "function" && handler.onError(new InvalidArgumentError("Proxy Authentication Required (407)"));
return;
}
onHeaders && onHeaders.call(this, statusCode, data, resume);
};
let { origin, path = "/", headers = {} } = opts;
opts.path = origin + path;
if (!("host" in headers) && !("Host" in headers)) {
let { host } = new URL(origin);
headers.host = host;
}
opts.headers = {
...this[kProxyHeaders],
...headers
};
return this.#client[kDispatch](opts, handler);
}
async [kClose]() {
return this.#client.close();
}
async [kDestroy](err) {
return this.#client.destroy(err);
}
}
class ProxyAgent extends DispatcherBase {
constructor(opts) {
super();
if (!opts || typeof opts == "object" && !(opts instanceof URL) && !opts.uri) throw new InvalidArgumentError("Proxy uri is mandatory");
let { clientFactory = defaultFactory } = opts;
if (typeof clientFactory != "function") throw new InvalidArgumentError("Proxy opts.clientFactory must be a function.");
let { proxyTunnel = !0 } = opts;
let url = this.#getUrl(opts);
let { href, origin, port, protocol, username, password, hostname: proxyHostname } = url;
this[kProxy] = {
uri: href,
protocol
};
this[kInterceptors] = opts.interceptors?.ProxyAgent && Array.isArray(opts.interceptors.ProxyAgent) ? opts.interceptors.ProxyAgent : [];
this[kRequestTls] = opts.requestTls;
this[kProxyTls] = opts.proxyTls;
this[kProxyHeaders] = opts.headers || {};
this[kTunnelProxy] = proxyTunnel;
if (opts.auth && opts.token) throw new InvalidArgumentError("opts.auth cannot be used in combination with opts.token");
else opts.auth ? this[kProxyHeaders]["proxy-authorization"] = `Basic ${opts.auth}` : opts.token ? this[kProxyHeaders]["proxy-authorization"] = opts.token : username && password && (this[kProxyHeaders]["proxy-authorization"] = `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString("base64")}`);
let connect = buildConnector({ ...opts.proxyTls });
this[kConnectEndpoint] = buildConnector({ ...opts.requestTls });
let agentFactory = opts.factory || defaultAgentFactory;
let factory = (origin, options) => {
let { protocol } = new URL(origin);
if (!this[kTunnelProxy] && protocol === "http:" && this[kProxy].protocol === "http:") return new Http1ProxyWrapper(this[kProxy].uri, {
headers: this[kProxyHeaders],
connect,
factory: agentFactory
});
return agentFactory(origin, options);
};
this[kClient] = clientFactory(url, { connect });
this[kAgent] = new Agent({
...opts,
factory,
connect: async (opts, callback) => {
let requestedPath = opts.host;
opts.port || (requestedPath += `:${defaultProtocolPort(opts.protocol)}`);
try {
let { socket, statusCode } = await this[kClient].connect({
origin,
port,
path: requestedPath,
signal: opts.signal,
headers: {
...this[kProxyHeaders],
host: opts.host
},
servername: this[kProxyTls]?.servername || proxyHostname
});
if (statusCode !== 200) {
socket.on("error", noop).destroy();
callback(new RequestAbortedError(`Proxy response (${statusCode}) !== 200 when HTTP Tunneling`));
}
if (opts.protocol !== "https:") {
callback(null, socket);
return;
}
let servername;
servername = this[kRequestTls] ? this[kRequestTls].servername : opts.servername;
this[kConnectEndpoint]({
...opts,
servername,
httpSocket: socket
}, callback);
} catch (err) {
err.code === "ERR_TLS_CERT_ALTNAME_INVALID" ? callback(new SecureProxyConnectionError(err)) : callback(err);
}
}
});
}
dispatch(opts, handler) {
let headers = buildHeaders(opts.headers);
throwIfProxyAuthIsSent(headers);
if (headers && !("host" in headers) && !("Host" in headers)) {
let { host } = new URL(opts.origin);
headers.host = host;
}
return this[kAgent].dispatch({
...opts,
headers
}, handler);
}
#getUrl(opts) {
if (typeof opts == "string") return new URL(opts);
else if (opts instanceof URL) return opts;
else return new URL(opts.uri);
}
async [kClose]() {
await this[kAgent].close();
await this[kClient].close();
}
async [kDestroy]() {
await this[kAgent].destroy();
await this[kClient].destroy();
}
}
function buildHeaders(headers) {
if (Array.isArray(headers)) {
let headersPair = {};
for (let i = 0; i < headers.length; i += 2) headersPair[headers[i]] = headers[i + 1];
return headersPair;
}
return headers;
}
function throwIfProxyAuthIsSent(headers) {
if (headers && Object.keys(headers).find((key) => key.toLowerCase() === "proxy-authorization")) throw new InvalidArgumentError("Proxy-Authorization should be sent in ProxyAgent constructor");
}
module.exports = ProxyAgent;
}),
27203: ((module, __unused_webpack_exports, __webpack_require__) => {
let Dispatcher = __webpack_require__(89784);
let RetryHandler = __webpack_require__(93783);
class RetryAgent extends Dispatcher {
#agent = null;
#options = null;
constructor(agent, options = {}) {
super(options);
this.#agent = agent;
this.#options = options;
}
dispatch(opts, handler) {
let retry = new RetryHandler({
...opts,
retryOptions: this.#options
}, {
dispatch: this.#agent.dispatch.bind(this.#agent),
handler
});
return this.#agent.dispatch(opts, retry);
}
close() {
return this.#agent.close();
}
destroy() {
return this.#agent.destroy();
}
}
module.exports = RetryAgent;
}),
31088: ((module, __unused_webpack_exports, __webpack_require__) => {
let globalDispatcher = Symbol.for("undici.globalDispatcher.1");
let { InvalidArgumentError } = __webpack_require__(92344);
let Agent = __webpack_require__(14332);
getGlobalDispatcher() === void 0 && setGlobalDispatcher(new Agent());
function setGlobalDispatcher(agent) {
if (!agent || typeof agent.dispatch != "function") throw new InvalidArgumentError("Argument agent must implement Agent");
Object.defineProperty(globalThis, globalDispatcher, {
value: agent,
writable: !0,
enumerable: !1,
configurable: !1
});
}
function getGlobalDispatcher() {
return globalThis[globalDispatcher];
}
module.exports = {
setGlobalDispatcher,
getGlobalDispatcher
};
}),
99420: ((module) => {
module.exports = class DecoratorHandler {
#handler;
constructor(handler) {
if (typeof handler != "object" || !handler) throw TypeError("handler must be an object");
this.#handler = handler;
}
onConnect(...args) {
return this.#handler.onConnect?.(...args);
}
onError(...args) {
return this.#handler.onError?.(...args);
}
onUpgrade(...args) {
return this.#handler.onUpgrade?.(...args);
}
onResponseStarted(...args) {
return this.#handler.onResponseStarted?.(...args);
}
onHeaders(...args) {
return this.#handler.onHeaders?.(...args);
}
onData(...args) {
return this.#handler.onData?.(...args);
}
onComplete(...args) {
return this.#handler.onComplete?.(...args);
}
onBodySent(...args) {
return this.#handler.onBodySent?.(...args);
}
};
}),
87031: ((module, __unused_webpack_exports, __webpack_require__) => {
let util = __webpack_require__(27375);
let { kBodyUsed } = __webpack_require__(46130);
let assert = __webpack_require__(34589);
let { InvalidArgumentError } = __webpack_require__(92344);
let EE = __webpack_require__(78474);
let redirectableStatusCodes = [
300,
301,
302,
303,
307,
308
];
let kBody = Symbol("body");
class BodyAsyncIterable {
constructor(body) {
this[kBody] = body;
this[kBodyUsed] = !1;
}
async *[Symbol.asyncIterator]() {
assert(!this[kBodyUsed], "disturbed");
this[kBodyUsed] = !0;
yield* this[kBody];
}
}
class RedirectHandler {
constructor(dispatch, maxRedirections, opts, handler) {
if (maxRedirections != null && (!Number.isInteger(maxRedirections) || maxRedirections < 0)) throw new InvalidArgumentError("maxRedirections must be a positive number");
util.validateHandler(handler, opts.method, opts.upgrade);
this.dispatch = dispatch;
this.location = null;
this.abort = null;
this.opts = {
...opts,
maxRedirections: 0
};
this.maxRedirections = maxRedirections;
this.handler = handler;
this.history = [];
this.redirectionLimitReached = !1;
if (util.isStream(this.opts.body)) {
util.bodyLength(this.opts.body) === 0 && this.opts.body.on("data", function() {
assert(!1);
});
if (typeof this.opts.body.readableDidRead != "boolean") {
this.opts.body[kBodyUsed] = !1;
EE.prototype.on.call(this.opts.body, "data", function() {
this[kBodyUsed] = !0;
});
}
} else (this.opts.body && typeof this.opts.body.pipeTo == "function" || this.opts.body && typeof this.opts.body != "string" && !ArrayBuffer.isView(this.opts.body) && util.isIterable(this.opts.body)) && (this.opts.body = new BodyAsyncIterable(this.opts.body));
}
onConnect(abort) {
this.abort = abort;
this.handler.onConnect(abort, { history: this.history });
}
onUpgrade(statusCode, headers, socket) {
this.handler.onUpgrade(statusCode, headers, socket);
}
onError(error) {
this.handler.onError(error);
}
onHeaders(statusCode, headers, resume, statusText) {
this.location = this.history.length >= this.maxRedirections || util.isDisturbed(this.opts.body) ? null : parseLocation(statusCode, headers);
if (this.opts.throwOnMaxRedirect && this.history.length >= this.maxRedirections) {
this.request && this.request.abort(Error("max redirects"));
this.redirectionLimitReached = !0;
this.abort(Error("max redirects"));
return;
}
this.opts.origin && this.history.push(new URL(this.opts.path, this.opts.origin));
if (!this.location) return this.handler.onHeaders(statusCode, headers, resume, statusText);
let { origin, pathname, search } = util.parseURL(new URL(this.location, this.opts.origin && new URL(this.opts.path, this.opts.origin)));
let path = search ? `${pathname}${search}` : pathname;
this.opts.headers = cleanRequestHeaders(this.opts.headers, statusCode === 303, this.opts.origin !== origin);
this.opts.path = path;
this.opts.origin = origin;
this.opts.maxRedirections = 0;
this.opts.query = null;
if (statusCode === 303 && this.opts.method !== "HEAD") {
this.opts.method = "GET";
this.opts.body = null;
}
}
onData(chunk) {
if (!this.location) return this.handler.onData(chunk);
}
onComplete(trailers) {
if (this.location) {
this.location = null;
this.abort = null;
this.dispatch(this.opts, this);
} else this.handler.onComplete(trailers);
}
onBodySent(chunk) {
this.handler.onBodySent && this.handler.onBodySent(chunk);
}
}
function parseLocation(statusCode, headers) {
if (redirectableStatusCodes.indexOf(statusCode) === -1) return null;
for (let i = 0; i < headers.length; i += 2) if (headers[i].length === 8 && util.headerNameToString(headers[i]) === "location") return headers[i + 1];
}
function shouldRemoveHeader(header, removeContent, unknownOrigin) {
if (header.length === 4) return util.headerNameToString(header) === "host";
if (removeContent && util.headerNameToString(header).startsWith("content-")) return !0;
if (unknownOrigin && (header.length === 13 || header.length === 6 || header.length === 19)) {
let name = util.headerNameToString(header);
return name === "authorization" || name === "cookie" || name === "proxy-authorization";
}
return !1;
}
function cleanRequestHeaders(headers, removeContent, unknownOrigin) {
let ret = [];
if (Array.isArray(headers)) for (let i = 0; i < headers.length; i += 2) shouldRemoveHeader(headers[i], removeContent, unknownOrigin) || ret.push(headers[i], headers[i + 1]);
else if (headers && typeof headers == "object") for (let key of Object.keys(headers)) shouldRemoveHeader(key, removeContent, unknownOrigin) || ret.push(key, headers[key]);
else assert(headers == null, "headers must be an object or an array");
return ret;
}
module.exports = RedirectHandler;
}),
93783: ((module, __unused_webpack_exports, __webpack_require__) => {
let assert = __webpack_require__(34589);
let { kRetryHandlerDefaultRetry } = __webpack_require__(46130);
let { RequestRetryError } = __webpack_require__(92344);
let { isDisturbed, parseHeaders, parseRangeHeader, wrapRequestBody } = __webpack_require__(27375);
function calculateRetryAfterHeader(retryAfter) {
let current = Date.now();
return new Date(retryAfter).getTime() - current;
}
function validatePartialResponseContentLength(headers, range, statusCode, retryCount) {
let contentLength = headers["content-length"];
if (contentLength == null) return null;
if (!Number.isFinite(range.start) || !Number.isFinite(range.end)) return null;
let length = Number(contentLength);
let expectedLength = range.end - range.start + 1;
if (!Number.isFinite(length) || length !== expectedLength) return new RequestRetryError("Content-Length mismatch", statusCode, {
headers,
data: { count: retryCount }
});
return null;
}
class RetryHandler {
constructor(opts, handlers) {
let { retryOptions, ...dispatchOpts } = opts;
let { retry: retryFn, maxRetries, maxTimeout, minTimeout, timeoutFactor, methods, errorCodes, retryAfter, statusCodes } = retryOptions ?? {};
this.dispatch = handlers.dispatch;
this.handler = handlers.handler;
this.opts = {
...dispatchOpts,
body: wrapRequestBody(opts.body)
};
this.abort = null;
this.aborted = !1;
this.retryOpts = {
retry: retryFn ?? RetryHandler[kRetryHandlerDefaultRetry],
retryAfter: retryAfter ?? !0,
maxTimeout: maxTimeout ?? 3e4,
minTimeout: minTimeout ?? 500,
timeoutFactor: timeoutFactor ?? 2,
maxRetries: maxRetries ?? 5,
methods: methods ?? [
"GET",
"HEAD",
"OPTIONS",
"PUT",
"DELETE",
"TRACE"
],
statusCodes: statusCodes ?? [
500,
502,
503,
504,
429
],
errorCodes: errorCodes ?? [
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
this.handler.onConnect((reason) => {
this.aborted = !0;
this.abort ? this.abort(reason) : this.reason = reason;
});
}
checkpointResponseEnd(headers, resume) {
if (this.end == null && this.opts.method !== "HEAD") {
let contentLength = headers["content-length"];
this.end = contentLength == null ? null : Number(contentLength) - 1;
assert(this.end == null || Number.isFinite(this.end), "invalid content-length");
}
this.resume = this.end == null ? null : resume;
}
onRequestSent() {
this.handler.onRequestSent && this.handler.onRequestSent();
}
onUpgrade(statusCode, headers, socket) {
this.handler.onUpgrade && this.handler.onUpgrade(statusCode, headers, socket);
}
onConnect(abort) {
this.aborted ? abort(this.reason) : this.abort = abort;
}
onBodySent(chunk) {
if (this.handler.onBodySent) return this.handler.onBodySent(chunk);
}
static [kRetryHandlerDefaultRetry](err, { state, opts }, cb) {
let { statusCode, code, headers } = err;
let { method, retryOptions } = opts;
let { maxRetries, minTimeout, maxTimeout, timeoutFactor, statusCodes, errorCodes, methods } = retryOptions;
let { counter } = state;
if (code && code !== "UND_ERR_REQ_RETRY" && !errorCodes.includes(code)) {
cb(err);
return;
}
if (Array.isArray(methods) && !methods.includes(method)) {
cb(err);
return;
}
if (statusCode != null && Array.isArray(statusCodes) && !statusCodes.includes(statusCode)) {
cb(err);
return;
}
if (counter > maxRetries) {
cb(err);
return;
}
let retryAfterHeader = headers?.["retry-after"];
if (retryAfterHeader) {
retryAfterHeader = Number(retryAfterHeader);
retryAfterHeader = Number.isNaN(retryAfterHeader) ? calculateRetryAfterHeader(retryAfterHeader) : retryAfterHeader * 1e3;
}
let retryTimeout = Math.min(retryAfterHeader > 0 ? retryAfterHeader : minTimeout * timeoutFactor ** (counter - 1), maxTimeout);
setTimeout(() => cb(null), retryTimeout);
}
onHeaders(statusCode, rawHeaders, resume, statusMessage) {
let headers = parseHeaders(rawHeaders);
this.retryCount += 1;
if (statusCode >= 300) {
if (!this.headersSent && this.retryOpts.statusCodes.includes(statusCode) === !1) {
this.headersSent = !0;
this.checkpointResponseEnd(headers, resume);
return this.handler.onHeaders(statusCode, rawHeaders, resume, statusMessage);
} else {
this.abort(new RequestRetryError("Request failed", statusCode, {
headers,
data: { count: this.retryCount }
}));
return !1;
}
}
if (this.resume != null) {
this.resume = null;
if (statusCode !== 206 && (this.start > 0 || statusCode !== 200)) {
this.abort(new RequestRetryError("server does not support the range header and the payload was partially consumed", statusCode, {
headers,
data: { count: this.retryCount }
}));
return !1;
}
let contentRange = parseRangeHeader(headers["content-range"]);
if (!contentRange) {
this.abort(new RequestRetryError("Content-Range mismatch", statusCode, {
headers,
data: { count: this.retryCount }
}));
return !1;
}
if (this.etag != null && this.etag !== headers.etag) {
this.abort(new RequestRetryError("ETag mismatch", statusCode, {
headers,
data: { count: this.retryCount }
}));
return !1;
}
let contentLengthError = validatePartialResponseContentLength(headers, contentRange, statusCode, this.retryCount);
if (contentLengthError != null) {
this.abort(contentLengthError);
return !1;
}
let { start, size, end = size - 1 } = contentRange;
if (this.start !== start || this.end != null && this.end !== end) {
this.abort(new RequestRetryError("Content-Range mismatch", statusCode, {
headers,
data: { count: this.retryCount }
}));
return !1;
}
this.resume = resume;
return !0;
}
if (this.end == null) {
if (statusCode === 206) {
let range = parseRangeHeader(headers["content-range"]);
if (range == null) {
this.headersSent = !0;
return this.handler.onHeaders(statusCode, rawHeaders, resume, statusMessage);
}
let contentLengthError = validatePartialResponseContentLength(headers, range, statusCode, this.retryCount);
if (contentLengthError != null) {
this.abort(contentLengthError);
return !1;
}
let { start, size, end = size - 1 } = range;
assert(start != null && Number.isFinite(start), "content-range mismatch");
assert(end != null && Number.isFinite(end), "invalid content-length");
this.start = start;
this.end = end;
}
if (this.end == null) {
let contentLength = headers["content-length"];
this.end = contentLength == null ? null : Number(contentLength) - 1;
}
assert(Number.isFinite(this.start));
assert(this.end == null || Number.isFinite(this.end), "invalid content-length");
this.resume = resume;
this.headersSent = !0;
this.etag = headers.etag == null ? null : headers.etag;
this.etag != null && this.etag.startsWith("W/") && (this.etag = null);
return this.handler.onHeaders(statusCode, rawHeaders, resume, statusMessage);
}
let err = new RequestRetryError("Request failed", statusCode, {
headers,
data: { count: this.retryCount }
});
this.abort(err);
return !1;
}
onData(chunk) {
this.start += chunk.length;
return this.handler.onData(chunk);
}
onComplete(rawTrailers) {
this.retryCount = 0;
return this.handler.onComplete(rawTrailers);
}
onError(err) {
if (this.aborted || isDisturbed(this.opts.body) || this.headersSent && this.resume == null) return this.handler.onError(err);
this.retryCount - this.retryCountCheckpoint > 0 ? this.retryCount = this.retryCountCheckpoint + (this.retryCount - this.retryCountCheckpoint) : this.retryCount += 1;
this.retryOpts.retry(err, {
state: { counter: this.retryCount },
opts: {
retryOptions: this.retryOpts,
...this.opts
}
}, onRetry.bind(this));
function onRetry(err) {
if (err != null || this.aborted || isDisturbed(this.opts.body)) return this.handler.onError(err);
if (this.start !== 0) {
let headers = { range: `bytes=${this.start}-${this.end ?? ""}` };
this.etag != null && (headers["if-match"] = this.etag);
this.opts = {
...this.opts,
headers: {
...this.opts.headers,
...headers
}
};
}
try {
this.retryCountCheckpoint = this.retryCount;
this.dispatch(this.opts, this);
} catch (err) {
this.handler.onError(err);
}
}
}
}
module.exports = RetryHandler;
}),
8044: ((module, __unused_webpack_exports, __webpack_require__) => {
let { isIP } = __webpack_require__(77030);
let { lookup } = __webpack_require__(40610);
let DecoratorHandler = __webpack_require__(99420);
let { InvalidArgumentError, InformationalError } = __webpack_require__(92344);
let maxInt = 2 ** 31 - 1;
class DNSInstance {
#maxTTL = 0;
#maxItems = 0;
#records = new Map();
dualStack = !0;
affinity = null;
lookup = null;
pick = null;
constructor(opts) {
this.#maxTTL = opts.maxTTL;
this.#maxItems = opts.maxItems;
this.dualStack = opts.dualStack;
this.affinity = opts.affinity;
this.lookup = opts.lookup ?? this.#defaultLookup;
this.pick = opts.pick ?? this.#defaultPick;
}
get full() {
return this.#records.size === this.#maxItems;
}
runLookup(origin, opts, cb) {
let ips = this.#records.get(origin.hostname);
if (ips == null && this.full) {
cb(null, origin.origin);
return;
}
let newOpts = {
affinity: this.affinity,
dualStack: this.dualStack,
lookup: this.lookup,
pick: this.pick,
...opts.dns,
maxTTL: this.#maxTTL,
maxItems: this.#maxItems
};
if (ips == null) this.lookup(origin, newOpts, (err, addresses) => {
if (err || addresses == null || addresses.length === 0) {
cb(err ?? new InformationalError("No DNS entries found"));
return;
}
this.setRecords(origin, addresses);
let records = this.#records.get(origin.hostname);
let ip = this.pick(origin, records, newOpts.affinity);
let port;
port = typeof ip.port == "number" ? `:${ip.port}` : origin.port === "" ? "" : `:${origin.port}`;
cb(null, `${origin.protocol}//${ip.family === 6 ? `[${ip.address}]` : ip.address}${port}`);
});
else {
let ip = this.pick(origin, ips, newOpts.affinity);
if (ip == null) {
this.#records.delete(origin.hostname);
this.runLookup(origin, opts, cb);
return;
}
let port;
port = typeof ip.port == "number" ? `:${ip.port}` : origin.port === "" ? "" : `:${origin.port}`;
cb(null, `${origin.protocol}//${ip.family === 6 ? `[${ip.address}]` : ip.address}${port}`);
}
}
#defaultLookup(origin, opts, cb) {
lookup(origin.hostname, {
all: !0,
family: this.dualStack === !1 ? this.affinity : 0,
order: "ipv4first"
}, (err, addresses) => {
if (err) return cb(err);
let results = new Map();
for (let addr of addresses) results.set(`${addr.address}:${addr.family}`, addr);
cb(null, results.values());
});
}
#defaultPick(origin, hostnameRecords, affinity) {
let ip = null;
let { records, offset } = hostnameRecords;
let family;
if (this.dualStack) {
if (affinity == null) {
if (offset == null || offset === maxInt) {
hostnameRecords.offset = 0;
affinity = 4;
} else {
hostnameRecords.offset++;
affinity = (hostnameRecords.offset & 1) == 1 ? 6 : 4;
}
}
family = records[affinity] != null && records[affinity].ips.length > 0 ? records[affinity] : records[affinity === 4 ? 6 : 4];
} else family = records[affinity];
if (family == null || family.ips.length === 0) return ip;
family.offset == null || family.offset === maxInt ? family.offset = 0 : family.offset++;
let position = family.offset % family.ips.length;
ip = family.ips[position] ?? null;
if (ip == null) return ip;
if (Date.now() - ip.timestamp > ip.ttl) {
family.ips.splice(position, 1);
return this.pick(origin, hostnameRecords, affinity);
}
return ip;
}
setRecords(origin, addresses) {
let timestamp = Date.now();
let records = { records: {
4: null,
6: null
} };
for (let record of addresses) {
record.timestamp = timestamp;
record.ttl = typeof record.ttl == "number" ? Math.min(record.ttl, this.#maxTTL) : this.#maxTTL;
let familyRecords = records.records[record.family] ?? { ips: [] };
familyRecords.ips.push(record);
records.records[record.family] = familyRecords;
}
this.#records.set(origin.hostname, records);
}
getHandler(meta, opts) {
return new DNSDispatchHandler(this, meta, opts);
}
}
class DNSDispatchHandler extends DecoratorHandler {
#state = null;
#opts = null;
#dispatch = null;
#handler = null;
#origin = null;
constructor(state, { origin, handler, dispatch }, opts) {
super(handler);
this.#origin = origin;
this.#handler = handler;
this.#opts = { ...opts };
this.#state = state;
this.#dispatch = dispatch;
}
onError(err) {
switch (err.code) {
case "ETIMEDOUT":
case "ECONNREFUSED":
if (this.#state.dualStack) {
this.#state.runLookup(this.#origin, this.#opts, (err, newOrigin) => {
if (err) return this.#handler.onError(err);
let dispatchOpts = {
...this.#opts,
origin: newOrigin
};
this.#dispatch(dispatchOpts, this);
});
return;
}
this.#handler.onError(err);
return;
case "ENOTFOUND": this.#state.deleteRecord(this.#origin);
default: this.#handler.onError(err);
}
}
}
module.exports = (interceptorOpts) => {
if (interceptorOpts?.maxTTL != null && (typeof interceptorOpts?.maxTTL != "number" || interceptorOpts?.maxTTL < 0)) throw new InvalidArgumentError("Invalid maxTTL. Must be a positive number");
if (interceptorOpts?.maxItems != null && (typeof interceptorOpts?.maxItems != "number" || interceptorOpts?.maxItems < 1)) throw new InvalidArgumentError("Invalid maxItems. Must be a positive number and greater than zero");
if (interceptorOpts?.affinity != null && interceptorOpts?.affinity !== 4 && interceptorOpts?.affinity !== 6) throw new InvalidArgumentError("Invalid affinity. Must be either 4 or 6");
if (interceptorOpts?.dualStack != null && typeof interceptorOpts?.dualStack != "boolean") throw new InvalidArgumentError("Invalid dualStack. Must be a boolean");
if (interceptorOpts?.lookup != null && typeof interceptorOpts?.lookup != "function") throw new InvalidArgumentError("Invalid lookup. Must be a function");
if (interceptorOpts?.pick != null && typeof interceptorOpts?.pick != "function") throw new InvalidArgumentError("Invalid pick. Must be a function");
let dualStack = interceptorOpts?.dualStack ?? !0;
let affinity;
affinity = dualStack ? interceptorOpts?.affinity ?? null : interceptorOpts?.affinity ?? 4;
let opts = {
maxTTL: interceptorOpts?.maxTTL ?? 1e4,
lookup: interceptorOpts?.lookup ?? null,
pick: interceptorOpts?.pick ?? null,
dualStack,
affinity,
maxItems: interceptorOpts?.maxItems ?? Infinity
};
let instance = new DNSInstance(opts);
return (dispatch) => function dnsInterceptor(origDispatchOpts, handler) {
let origin = origDispatchOpts.origin.constructor === URL ? origDispatchOpts.origin : new URL(origDispatchOpts.origin);
if (isIP(origin.hostname) !== 0) return dispatch(origDispatchOpts, handler);
instance.runLookup(origin, origDispatchOpts, (err, newOrigin) => {
if (err) return handler.onError(err);
let dispatchOpts = null;
dispatchOpts = {
...origDispatchOpts,
servername: origin.hostname,
origin: newOrigin,
headers: {
host: origin.hostname,
...origDispatchOpts.headers
}
};
dispatch(dispatchOpts, instance.getHandler({
origin,
dispatch,
handler
}, origDispatchOpts));
});
return !0;
};
};
}),
85057: ((module, __unused_webpack_exports, __webpack_require__) => {
let util = __webpack_require__(27375);
let { InvalidArgumentError, RequestAbortedError } = __webpack_require__(92344);
let DecoratorHandler = __webpack_require__(99420);
class DumpHandler extends DecoratorHandler {
#maxSize = 1048576;
#abort = null;
#dumped = !1;
#aborted = !1;
#size = 0;
#reason = null;
#handler = null;
constructor({ maxSize }, handler) {
super(handler);
if (maxSize != null && (!Number.isFinite(maxSize) || maxSize < 1)) throw new InvalidArgumentError("maxSize must be a number greater than 0");
this.#maxSize = maxSize ?? this.#maxSize;
this.#handler = handler;
}
onConnect(abort) {
this.#abort = abort;
this.#handler.onConnect(this.#customAbort.bind(this));
}
#customAbort(reason) {
this.#aborted = !0;
this.#reason = reason;
}
onHeaders(statusCode, rawHeaders, resume, statusMessage) {
let contentLength = util.parseHeaders(rawHeaders)["content-length"];
if (contentLength != null && contentLength > this.#maxSize) throw new RequestAbortedError(`Response size (${contentLength}) larger than maxSize (${this.#maxSize})`);
if (this.#aborted) return !0;
return this.#handler.onHeaders(statusCode, rawHeaders, resume, statusMessage);
}
onError(err) {
if (this.#dumped) return;
err = this.#reason ?? err;
this.#handler.onError(err);
}
onData(chunk) {
this.#size += chunk.length;
if (this.#size >= this.#maxSize) {
this.#dumped = !0;
this.#aborted ? this.#handler.onError(this.#reason) : this.#handler.onComplete([]);
}
return !0;
}
onComplete(trailers) {
if (this.#dumped) return;
if (this.#aborted) {
this.#handler.onError(this.reason);
return;
}
this.#handler.onComplete(trailers);
}
}
function createDumpInterceptor({ maxSize: defaultMaxSize } = { maxSize: 1048576 }) {
return (dispatch) => function Intercept(opts, handler) {
let { dumpMaxSize = defaultMaxSize } = opts;
return dispatch(opts, new DumpHandler({ maxSize: dumpMaxSize }, handler));
};
}
module.exports = createDumpInterceptor;
}),
76097: ((module, __unused_webpack_exports, __webpack_require__) => {
let RedirectHandler = __webpack_require__(87031);
function createRedirectInterceptor({ maxRedirections: defaultMaxRedirections }) {
return (dispatch) => function Intercept(opts, handler) {
let { maxRedirections = defaultMaxRedirections } = opts;
if (!maxRedirections) return dispatch(opts, handler);
let redirectHandler = new RedirectHandler(dispatch, maxRedirections, opts, handler);
opts = {
...opts,
maxRedirections: 0
};
return dispatch(opts, redirectHandler);
};
}
module.exports = createRedirectInterceptor;
}),
35711: ((module, __unused_webpack_exports, __webpack_require__) => {
let RedirectHandler = __webpack_require__(87031);
module.exports = (opts) => {
let globalMaxRedirections = opts?.maxRedirections;
return (dispatch) => function redirectInterceptor(opts, handler) {
let { maxRedirections = globalMaxRedirections, ...baseOpts } = opts;
if (!maxRedirections) return dispatch(opts, handler);
return dispatch(baseOpts, new RedirectHandler(dispatch, maxRedirections, opts, handler));
};
};
}),
92117: ((module, __unused_webpack_exports, __webpack_require__) => {
let RetryHandler = __webpack_require__(93783);
module.exports = (globalOpts) => (dispatch) => function retryInterceptor(opts, handler) {
return dispatch(opts, new RetryHandler({
...opts,
retryOptions: {
...globalOpts,
...opts.retryOptions
}
}, {
handler,
dispatch
}));
};
}),
92529: ((__unused_webpack_module, exports, __webpack_require__) => {
Object.defineProperty(exports, "__esModule", { value: !0 });
exports.SPECIAL_HEADERS = exports.HEADER_STATE = exports.MINOR = exports.MAJOR = exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS = exports.TOKEN = exports.STRICT_TOKEN = exports.HEX = exports.URL_CHAR = exports.STRICT_URL_CHAR = exports.USERINFO_CHARS = exports.MARK = exports.ALPHANUM = exports.NUM = exports.HEX_MAP = exports.NUM_MAP = exports.ALPHA = exports.FINISH = exports.H_METHOD_MAP = exports.METHOD_MAP = exports.METHODS_RTSP = exports.METHODS_ICE = exports.METHODS_HTTP = exports.METHODS = exports.LENIENT_FLAGS = exports.FLAGS = exports.TYPE = exports.ERROR = void 0;
let utils_1 = __webpack_require__(47557);
(function(ERROR) {
ERROR[ERROR.OK = 0] = "OK";
ERROR[ERROR.INTERNAL = 1] = "INTERNAL";
ERROR[ERROR.STRICT = 2] = "STRICT";
ERROR[ERROR.LF_EXPECTED = 3] = "LF_EXPECTED";
ERROR[ERROR.UNEXPECTED_CONTENT_LENGTH = 4] = "UNEXPECTED_CONTENT_LENGTH";
ERROR[ERROR.CLOSED_CONNECTION = 5] = "CLOSED_CONNECTION";
ERROR[ERROR.INVALID_METHOD = 6] = "INVALID_METHOD";
ERROR[ERROR.INVALID_URL = 7] = "INVALID_URL";
ERROR[ERROR.INVALID_CONSTANT = 8] = "INVALID_CONSTANT";
ERROR[ERROR.INVALID_VERSION = 9] = "INVALID_VERSION";
ERROR[ERROR.INVALID_HEADER_TOKEN = 10] = "INVALID_HEADER_TOKEN";
ERROR[ERROR.INVALID_CONTENT_LENGTH = 11] = "INVALID_CONTENT_LENGTH";
ERROR[ERROR.INVALID_CHUNK_SIZE = 12] = "INVALID_CHUNK_SIZE";
ERROR[ERROR.INVALID_STATUS = 13] = "INVALID_STATUS";
ERROR[ERROR.INVALID_EOF_STATE = 14] = "INVALID_EOF_STATE";
ERROR[ERROR.INVALID_TRANSFER_ENCODING = 15] = "INVALID_TRANSFER_ENCODING";
ERROR[ERROR.CB_MESSAGE_BEGIN = 16] = "CB_MESSAGE_BEGIN";
ERROR[ERROR.CB_HEADERS_COMPLETE = 17] = "CB_HEADERS_COMPLETE";
ERROR[ERROR.CB_MESSAGE_COMPLETE = 18] = "CB_MESSAGE_COMPLETE";
ERROR[ERROR.CB_CHUNK_HEADER = 19] = "CB_CHUNK_HEADER";
ERROR[ERROR.CB_CHUNK_COMPLETE = 20] = "CB_CHUNK_COMPLETE";
ERROR[ERROR.PAUSED = 21] = "PAUSED";
ERROR[ERROR.PAUSED_UPGRADE = 22] = "PAUSED_UPGRADE";
ERROR[ERROR.PAUSED_H2_UPGRADE = 23] = "PAUSED_H2_UPGRADE";
ERROR[ERROR.USER = 24] = "USER";
})(exports.ERROR ||= {});
(function(TYPE) {
TYPE[TYPE.BOTH = 0] = "BOTH";
TYPE[TYPE.REQUEST = 1] = "REQUEST";
TYPE[TYPE.RESPONSE = 2] = "RESPONSE";
})(exports.TYPE ||= {});
(function(FLAGS) {
FLAGS[FLAGS.CONNECTION_KEEP_ALIVE = 1] = "CONNECTION_KEEP_ALIVE";
FLAGS[FLAGS.CONNECTION_CLOSE = 2] = "CONNECTION_CLOSE";
FLAGS[FLAGS.CONNECTION_UPGRADE = 4] = "CONNECTION_UPGRADE";
FLAGS[FLAGS.CHUNKED = 8] = "CHUNKED";
FLAGS[FLAGS.UPGRADE = 16] = "UPGRADE";
FLAGS[FLAGS.CONTENT_LENGTH = 32] = "CONTENT_LENGTH";
FLAGS[FLAGS.SKIPBODY = 64] = "SKIPBODY";
FLAGS[FLAGS.TRAILING = 128] = "TRAILING";
FLAGS[FLAGS.TRANSFER_ENCODING = 512] = "TRANSFER_ENCODING";
})(exports.FLAGS ||= {});
(function(LENIENT_FLAGS) {
LENIENT_FLAGS[LENIENT_FLAGS.HEADERS = 1] = "HEADERS";
LENIENT_FLAGS[LENIENT_FLAGS.CHUNKED_LENGTH = 2] = "CHUNKED_LENGTH";
LENIENT_FLAGS[LENIENT_FLAGS.KEEP_ALIVE = 4] = "KEEP_ALIVE";
})(exports.LENIENT_FLAGS ||= {});
var METHODS;
(function(METHODS) {
METHODS[METHODS.DELETE = 0] = "DELETE";
METHODS[METHODS.GET = 1] = "GET";
METHODS[METHODS.HEAD = 2] = "HEAD";
METHODS[METHODS.POST = 3] = "POST";
METHODS[METHODS.PUT = 4] = "PUT";
METHODS[METHODS.CONNECT = 5] = "CONNECT";
METHODS[METHODS.OPTIONS = 6] = "OPTIONS";
METHODS[METHODS.TRACE = 7] = "TRACE";
METHODS[METHODS.COPY = 8] = "COPY";
METHODS[METHODS.LOCK = 9] = "LOCK";
METHODS[METHODS.MKCOL = 10] = "MKCOL";
METHODS[METHODS.MOVE = 11] = "MOVE";
METHODS[METHODS.PROPFIND = 12] = "PROPFIND";
METHODS[METHODS.PROPPATCH = 13] = "PROPPATCH";
METHODS[METHODS.SEARCH = 14] = "SEARCH";
METHODS[METHODS.UNLOCK = 15] = "UNLOCK";
METHODS[METHODS.BIND = 16] = "BIND";
METHODS[METHODS.REBIND = 17] = "REBIND";
METHODS[METHODS.UNBIND = 18] = "UNBIND";
METHODS[METHODS.ACL = 19] = "ACL";
METHODS[METHODS.REPORT = 20] = "REPORT";
METHODS[METHODS.MKACTIVITY = 21] = "MKACTIVITY";
METHODS[METHODS.CHECKOUT = 22] = "CHECKOUT";
METHODS[METHODS.MERGE = 23] = "MERGE";
METHODS[METHODS["M-SEARCH"] = 24] = "M-SEARCH";
METHODS[METHODS.NOTIFY = 25] = "NOTIFY";
METHODS[METHODS.SUBSCRIBE = 26] = "SUBSCRIBE";
METHODS[METHODS.UNSUBSCRIBE = 27] = "UNSUBSCRIBE";
METHODS[METHODS.PATCH = 28] = "PATCH";
METHODS[METHODS.PURGE = 29] = "PURGE";
METHODS[METHODS.MKCALENDAR = 30] = "MKCALENDAR";
METHODS[METHODS.LINK = 31] = "LINK";
METHODS[METHODS.UNLINK = 32] = "UNLINK";
METHODS[METHODS.SOURCE = 33] = "SOURCE";
METHODS[METHODS.PRI = 34] = "PRI";
METHODS[METHODS.DESCRIBE = 35] = "DESCRIBE";
METHODS[METHODS.ANNOUNCE = 36] = "ANNOUNCE";
METHODS[METHODS.SETUP = 37] = "SETUP";
METHODS[METHODS.PLAY = 38] = "PLAY";
METHODS[METHODS.PAUSE = 39] = "PAUSE";
METHODS[METHODS.TEARDOWN = 40] = "TEARDOWN";
METHODS[METHODS.GET_PARAMETER = 41] = "GET_PARAMETER";
METHODS[METHODS.SET_PARAMETER = 42] = "SET_PARAMETER";
METHODS[METHODS.REDIRECT = 43] = "REDIRECT";
METHODS[METHODS.RECORD = 44] = "RECORD";
METHODS[METHODS.FLUSH = 45] = "FLUSH";
})(METHODS = exports.METHODS ||= {});
exports.METHODS_HTTP = [
METHODS.DELETE,
METHODS.GET,
METHODS.HEAD,
METHODS.POST,
METHODS.PUT,
METHODS.CONNECT,
METHODS.OPTIONS,
METHODS.TRACE,
METHODS.COPY,
METHODS.LOCK,
METHODS.MKCOL,
METHODS.MOVE,
METHODS.PROPFIND,
METHODS.PROPPATCH,
METHODS.SEARCH,
METHODS.UNLOCK,
METHODS.BIND,
METHODS.REBIND,
METHODS.UNBIND,
METHODS.ACL,
METHODS.REPORT,
METHODS.MKACTIVITY,
METHODS.CHECKOUT,
METHODS.MERGE,
METHODS["M-SEARCH"],
METHODS.NOTIFY,
METHODS.SUBSCRIBE,
METHODS.UNSUBSCRIBE,
METHODS.PATCH,
METHODS.PURGE,
METHODS.MKCALENDAR,
METHODS.LINK,
METHODS.UNLINK,
METHODS.PRI,
METHODS.SOURCE
];
exports.METHODS_ICE = [METHODS.SOURCE];
exports.METHODS_RTSP = [
METHODS.OPTIONS,
METHODS.DESCRIBE,
METHODS.ANNOUNCE,
METHODS.SETUP,
METHODS.PLAY,
METHODS.PAUSE,
METHODS.TEARDOWN,
METHODS.GET_PARAMETER,
METHODS.SET_PARAMETER,
METHODS.REDIRECT,
METHODS.RECORD,
METHODS.FLUSH,
METHODS.GET,
METHODS.POST
];
exports.METHOD_MAP = utils_1.enumToMap(METHODS);
exports.H_METHOD_MAP = {};
Object.keys(exports.METHOD_MAP).forEach((key) => {
/^H/.test(key) && (exports.H_METHOD_MAP[key] = exports.METHOD_MAP[key]);
});
(function(FINISH) {
FINISH[FINISH.SAFE = 0] = "SAFE";
FINISH[FINISH.SAFE_WITH_CB = 1] = "SAFE_WITH_CB";
FINISH[FINISH.UNSAFE = 2] = "UNSAFE";
})(exports.FINISH ||= {});
exports.ALPHA = [];
for (let i = 65; i <= 90; i++) {
exports.ALPHA.push(String.fromCharCode(i));
exports.ALPHA.push(String.fromCharCode(i + 32));
}
exports.NUM_MAP = {
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
exports.HEX_MAP = {
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
exports.NUM = [
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
exports.ALPHANUM = exports.ALPHA.concat(exports.NUM);
exports.MARK = [
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
exports.USERINFO_CHARS = exports.ALPHANUM.concat(exports.MARK).concat([
"%",
";",
":",
"&",
"=",
"+",
"$",
","
]);
exports.STRICT_URL_CHAR = "!\"$%&'()*+,-./:;<=>@[\\]^_`{|}~".split("").concat(exports.ALPHANUM);
exports.URL_CHAR = exports.STRICT_URL_CHAR.concat(["	", "\f"]);
for (let i = 128; i <= 255; i++) exports.URL_CHAR.push(i);
exports.HEX = exports.NUM.concat([
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
exports.STRICT_TOKEN = [
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
].concat(exports.ALPHANUM);
exports.TOKEN = exports.STRICT_TOKEN.concat([" "]);
exports.HEADER_CHARS = ["	"];
for (let i = 32; i <= 255; i++) i !== 127 && exports.HEADER_CHARS.push(i);
exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS.filter((c) => c !== 44);
exports.MAJOR = exports.NUM_MAP;
exports.MINOR = exports.MAJOR;
var HEADER_STATE;
(function(HEADER_STATE) {
HEADER_STATE[HEADER_STATE.GENERAL = 0] = "GENERAL";
HEADER_STATE[HEADER_STATE.CONNECTION = 1] = "CONNECTION";
HEADER_STATE[HEADER_STATE.CONTENT_LENGTH = 2] = "CONTENT_LENGTH";
HEADER_STATE[HEADER_STATE.TRANSFER_ENCODING = 3] = "TRANSFER_ENCODING";
HEADER_STATE[HEADER_STATE.UPGRADE = 4] = "UPGRADE";
HEADER_STATE[HEADER_STATE.CONNECTION_KEEP_ALIVE = 5] = "CONNECTION_KEEP_ALIVE";
HEADER_STATE[HEADER_STATE.CONNECTION_CLOSE = 6] = "CONNECTION_CLOSE";
HEADER_STATE[HEADER_STATE.CONNECTION_UPGRADE = 7] = "CONNECTION_UPGRADE";
HEADER_STATE[HEADER_STATE.TRANSFER_ENCODING_CHUNKED = 8] = "TRANSFER_ENCODING_CHUNKED";
})(HEADER_STATE = exports.HEADER_STATE ||= {});
exports.SPECIAL_HEADERS = {
connection: HEADER_STATE.CONNECTION,
"content-length": HEADER_STATE.CONTENT_LENGTH,
"proxy-connection": HEADER_STATE.CONNECTION,
"transfer-encoding": HEADER_STATE.TRANSFER_ENCODING,
upgrade: HEADER_STATE.UPGRADE
};
}),
47635: ((module, __unused_webpack_exports, __webpack_require__) => {
let { Buffer } = __webpack_require__(4573);
module.exports = Buffer.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK07MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtXACAAQRhqQgA3AwAgAEIANwMAIABBOGpCADcDACAAQTBqQgA3AwAgAEEoakIANwMAIABBIGpCADcDACAAQRBqQgA3AwAgAEEIakIANwMAIABB3QE2AhwLBgAgABAyC5otAQt/IwBBEGsiCiQAQaTQACgCACIJRQRAQeTTACgCACIFRQRAQfDTAEJ/NwIAQejTAEKAgISAgIDAADcCAEHk0wAgCkEIakFwcUHYqtWqBXMiBTYCAEH40wBBADYCAEHI0wBBADYCAAtBzNMAQYDUBDYCAEGc0ABBgNQENgIAQbDQACAFNgIAQazQAEF/NgIAQdDTAEGArAM2AgADQCABQcjQAGogAUG80ABqIgI2AgAgAiABQbTQAGoiAzYCACABQcDQAGogAzYCACABQdDQAGogAUHE0ABqIgM2AgAgAyACNgIAIAFB2NAAaiABQczQAGoiAjYCACACIAM2AgAgAUHU0ABqIAI2AgAgAUEgaiIBQYACRw0AC0GM1ARBwasDNgIAQajQAEH00wAoAgA2AgBBmNAAQcCrAzYCAEGk0ABBiNQENgIAQcz/B0E4NgIAQYjUBCEJCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB7AFNBEBBjNAAKAIAIgZBECAAQRNqQXBxIABBC0kbIgRBA3YiAHYiAUEDcQRAAkAgAUEBcSAAckEBcyICQQN0IgBBtNAAaiIBIABBvNAAaigCACIAKAIIIgNGBEBBjNAAIAZBfiACd3E2AgAMAQsgASADNgIIIAMgATYCDAsgAEEIaiEBIAAgAkEDdCICQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIEDBELQZTQACgCACIIIARPDQEgAQRAAkBBAiAAdCICQQAgAmtyIAEgAHRxaCIAQQN0IgJBtNAAaiIBIAJBvNAAaigCACICKAIIIgNGBEBBjNAAIAZBfiAAd3EiBjYCAAwBCyABIAM2AgggAyABNgIMCyACIARBA3I2AgQgAEEDdCIAIARrIQUgACACaiAFNgIAIAIgBGoiBCAFQQFyNgIEIAgEQCAIQXhxQbTQAGohAEGg0AAoAgAhAwJ/QQEgCEEDdnQiASAGcUUEQEGM0AAgASAGcjYCACAADAELIAAoAggLIgEgAzYCDCAAIAM2AgggAyAANgIMIAMgATYCCAsgAkEIaiEBQaDQACAENgIAQZTQACAFNgIADBELQZDQACgCACILRQ0BIAtoQQJ0QbzSAGooAgAiACgCBEF4cSAEayEFIAAhAgNAAkAgAigCECIBRQRAIAJBFGooAgAiAUUNAQsgASgCBEF4cSAEayIDIAVJIQIgAyAFIAIbIQUgASAAIAIbIQAgASECDAELCyAAKAIYIQkgACgCDCIDIABHBEBBnNAAKAIAGiADIAAoAggiATYCCCABIAM2AgwMEAsgAEEUaiICKAIAIgFFBEAgACgCECIBRQ0DIABBEGohAgsDQCACIQcgASIDQRRqIgIoAgAiAQ0AIANBEGohAiADKAIQIgENAAsgB0EANgIADA8LQX8hBCAAQb9/Sw0AIABBE2oiAUFwcSEEQZDQACgCACIIRQ0AQQAgBGshBQJAAkACQAJ/QQAgBEGAAkkNABpBHyAEQf///wdLDQAaIARBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmoLIgZBAnRBvNIAaigCACICRQRAQQAhAUEAIQMMAQtBACEBIARBGSAGQQF2a0EAIAZBH0cbdCEAQQAhAwNAAkAgAigCBEF4cSAEayIHIAVPDQAgAiEDIAciBQ0AQQAhBSACIQEMAwsgASACQRRqKAIAIgcgByACIABBHXZBBHFqQRBqKAIAIgJGGyABIAcbIQEgAEEBdCEAIAINAAsLIAEgA3JFBEBBACEDQQIgBnQiAEEAIABrciAIcSIARQ0DIABoQQJ0QbzSAGooAgAhAQsgAUUNAQsDQCABKAIEQXhxIARrIgIgBUkhACACIAUgABshBSABIAMgABshAyABKAIQIgAEfyAABSABQRRqKAIACyIBDQALCyADRQ0AIAVBlNAAKAIAIARrTw0AIAMoAhghByADIAMoAgwiAEcEQEGc0AAoAgAaIAAgAygCCCIBNgIIIAEgADYCDAwOCyADQRRqIgIoAgAiAUUEQCADKAIQIgFFDQMgA0EQaiECCwNAIAIhBiABIgBBFGoiAigCACIBDQAgAEEQaiECIAAoAhAiAQ0ACyAGQQA2AgAMDQtBlNAAKAIAIgMgBE8EQEGg0AAoAgAhAQJAIAMgBGsiAkEQTwRAIAEgBGoiACACQQFyNgIEIAEgA2ogAjYCACABIARBA3I2AgQMAQsgASADQQNyNgIEIAEgA2oiACAAKAIEQQFyNgIEQQAhAEEAIQILQZTQACACNgIAQaDQACAANgIAIAFBCGohAQwPC0GY0AAoAgAiAyAESwRAIAQgCWoiACADIARrIgFBAXI2AgRBpNAAIAA2AgBBmNAAIAE2AgAgCSAEQQNyNgIEIAlBCGohAQwPC0EAIQEgBAJ/QeTTACgCAARAQezTACgCAAwBC0Hw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBDGpBcHFB2KrVqgVzNgIAQfjTAEEANgIAQcjTAEEANgIAQYCABAsiACAEQccAaiIFaiIGQQAgAGsiB3EiAk8EQEH80wBBMDYCAAwPCwJAQcTTACgCACIBRQ0AQbzTACgCACIIIAJqIQAgACABTSAAIAhLcQ0AQQAhAUH80wBBMDYCAAwPC0HI0wAtAABBBHENBAJAAkAgCQRAQczTACEBA0AgASgCACIAIAlNBEAgACABKAIEaiAJSw0DCyABKAIIIgENAAsLQQAQMyIAQX9GDQUgAiEGQejTACgCACIBQQFrIgMgAHEEQCACIABrIAAgA2pBACABa3FqIQYLIAQgBk8NBSAGQf7///8HSw0FQcTTACgCACIDBEBBvNMAKAIAIgcgBmohASABIAdNDQYgASADSw0GCyAGEDMiASAARw0BDAcLIAYgA2sgB3EiBkH+////B0sNBCAGEDMhACAAIAEoAgAgASgCBGpGDQMgACEBCwJAIAYgBEHIAGpPDQAgAUF/Rg0AQezTACgCACIAIAUgBmtqQQAgAGtxIgBB/v///wdLBEAgASEADAcLIAAQM0F/RwRAIAAgBmohBiABIQAMBwtBACAGaxAzGgwECyABIgBBf0cNBQwDC0EAIQMMDAtBACEADAoLIABBf0cNAgtByNMAQcjTACgCAEEEcjYCAAsgAkH+////B0sNASACEDMhAEEAEDMhASAAQX9GDQEgAUF/Rg0BIAAgAU8NASABIABrIgYgBEE4ak0NAQtBvNMAQbzTACgCACAGaiIBNgIAQcDTACgCACABSQRAQcDTACABNgIACwJAAkACQEGk0AAoAgAiAgRAQczTACEBA0AgACABKAIAIgMgASgCBCIFakYNAiABKAIIIgENAAsMAgtBnNAAKAIAIgFBAEcgACABT3FFBEBBnNAAIAA2AgALQQAhAUHQ0wAgBjYCAEHM0wAgADYCAEGs0ABBfzYCAEGw0ABB5NMAKAIANgIAQdjTAEEANgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBeCAAa0EPcSIBIABqIgIgBkE4ayIDIAFrIgFBAXI2AgRBqNAAQfTTACgCADYCAEGY0AAgATYCAEGk0AAgAjYCACAAIANqQTg2AgQMAgsgACACTQ0AIAIgA0kNACABKAIMQQhxDQBBeCACa0EPcSIAIAJqIgNBmNAAKAIAIAZqIgcgAGsiAEEBcjYCBCABIAUgBmo2AgRBqNAAQfTTACgCADYCAEGY0AAgADYCAEGk0AAgAzYCACACIAdqQTg2AgQMAQsgAEGc0AAoAgBJBEBBnNAAIAA2AgALIAAgBmohA0HM0wAhAQJAAkACQANAIAMgASgCAEcEQCABKAIIIgENAQwCCwsgAS0ADEEIcUUNAQtBzNMAIQEDQCABKAIAIgMgAk0EQCADIAEoAgRqIgUgAksNAwsgASgCCCEBDAALAAsgASAANgIAIAEgASgCBCAGajYCBCAAQXggAGtBD3FqIgkgBEEDcjYCBCADQXggA2tBD3FqIgYgBCAJaiIEayEBIAIgBkYEQEGk0AAgBDYCAEGY0ABBmNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEDAgLQaDQACgCACAGRgRAQaDQACAENgIAQZTQAEGU0AAoAgAgAWoiADYCACAEIABBAXI2AgQgACAEaiAANgIADAgLIAYoAgQiBUEDcUEBRw0GIAVBeHEhCCAFQf8BTQRAIAVBA3YhAyAGKAIIIgAgBigCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBwsgAiAANgIIIAAgAjYCDAwGCyAGKAIYIQcgBiAGKAIMIgBHBEAgACAGKAIIIgI2AgggAiAANgIMDAULIAZBFGoiAigCACIFRQRAIAYoAhAiBUUNBCAGQRBqIQILA0AgAiEDIAUiAEEUaiICKAIAIgUNACAAQRBqIQIgACgCECIFDQALIANBADYCAAwEC0F4IABrQQ9xIgEgAGoiByAGQThrIgMgAWsiAUEBcjYCBCAAIANqQTg2AgQgAiAFQTcgBWtBD3FqQT9rIgMgAyACQRBqSRsiA0EjNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAc2AgAgA0EQakHU0wApAgA3AgAgA0HM0wApAgA3AghB1NMAIANBCGo2AgBB0NMAIAY2AgBBzNMAIAA2AgBB2NMAQQA2AgAgA0EkaiEBA0AgAUEHNgIAIAUgAUEEaiIBSw0ACyACIANGDQAgAyADKAIEQX5xNgIEIAMgAyACayIFNgIAIAIgBUEBcjYCBCAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIDcUUEQEGM0AAgASADcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEGQ0AAoAgAiA0EBIAF0IgZxRQRAIAAgAjYCAEGQ0AAgAyAGcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQMCQANAIAMiACgCBEF4cSAFRg0BIAFBHXYhAyABQQF0IQEgACADQQRxakEQaiIGKAIAIgMNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAtBmNAAKAIAIgEgBE0NAEGk0AAoAgAiACAEaiICIAEgBGsiAUEBcjYCBEGY0AAgATYCAEGk0AAgAjYCACAAIARBA3I2AgQgAEEIaiEBDAgLQQAhAUH80wBBMDYCAAwHC0EAIQALIAdFDQACQCAGKAIcIgJBAnRBvNIAaiIDKAIAIAZGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAdBEEEUIAcoAhAgBkYbaiAANgIAIABFDQELIAAgBzYCGCAGKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAGQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAIaiEBIAYgCGoiBigCBCEFCyAGIAVBfnE2AgQgASAEaiABNgIAIAQgAUEBcjYCBCABQf8BTQRAIAFBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASABQQN2dCIBcUUEQEGM0AAgASACcjYCACAADAELIAAoAggLIgEgBDYCDCAAIAQ2AgggBCAANgIMIAQgATYCCAwBC0EfIQUgAUH///8HTQRAIAFBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmohBQsgBCAFNgIcIARCADcCECAFQQJ0QbzSAGohAEGQ0AAoAgAiAkEBIAV0IgNxRQRAIAAgBDYCAEGQ0AAgAiADcjYCACAEIAA2AhggBCAENgIIIAQgBDYCDAwBCyABQRkgBUEBdmtBACAFQR9HG3QhBSAAKAIAIQACQANAIAAiAigCBEF4cSABRg0BIAVBHXYhACAFQQF0IQUgAiAAQQRxakEQaiIDKAIAIgANAAsgAyAENgIAIAQgAjYCGCAEIAQ2AgwgBCAENgIIDAELIAIoAggiACAENgIMIAIgBDYCCCAEQQA2AhggBCACNgIMIAQgADYCCAsgCUEIaiEBDAILAkAgB0UNAAJAIAMoAhwiAUECdEG80gBqIgIoAgAgA0YEQCACIAA2AgAgAA0BQZDQACAIQX4gAXdxIgg2AgAMAgsgB0EQQRQgBygCECADRhtqIAA2AgAgAEUNAQsgACAHNgIYIAMoAhAiAQRAIAAgATYCECABIAA2AhgLIANBFGooAgAiAUUNACAAQRRqIAE2AgAgASAANgIYCwJAIAVBD00EQCADIAQgBWoiAEEDcjYCBCAAIANqIgAgACgCBEEBcjYCBAwBCyADIARqIgIgBUEBcjYCBCADIARBA3I2AgQgAiAFaiAFNgIAIAVB/wFNBEAgBUF4cUG00ABqIQACf0GM0AAoAgAiAUEBIAVBA3Z0IgVxRQRAQYzQACABIAVyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRBvNIAaiEAQQEgAXQiBCAIcUUEQCAAIAI2AgBBkNAAIAQgCHI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEEAkADQCAEIgAoAgRBeHEgBUYNASABQR12IQQgAUEBdCEBIAAgBEEEcWpBEGoiBigCACIEDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLIANBCGohAQwBCwJAIAlFDQACQCAAKAIcIgFBAnRBvNIAaiICKAIAIABGBEAgAiADNgIAIAMNAUGQ0AAgC0F+IAF3cTYCAAwCCyAJQRBBFCAJKAIQIABGG2ogAzYCACADRQ0BCyADIAk2AhggACgCECIBBEAgAyABNgIQIAEgAzYCGAsgAEEUaigCACIBRQ0AIANBFGogATYCACABIAM2AhgLAkAgBUEPTQRAIAAgBCAFaiIBQQNyNgIEIAAgAWoiASABKAIEQQFyNgIEDAELIAAgBGoiByAFQQFyNgIEIAAgBEEDcjYCBCAFIAdqIAU2AgAgCARAIAhBeHFBtNAAaiEBQaDQACgCACEDAn9BASAIQQN2dCICIAZxRQRAQYzQACACIAZyNgIAIAEMAQsgASgCCAsiAiADNgIMIAEgAzYCCCADIAE2AgwgAyACNgIIC0Gg0AAgBzYCAEGU0AAgBTYCAAsgAEEIaiEBCyAKQRBqJAAgAQtDACAARQRAPwBBEHQPCwJAIABB//8DcQ0AIABBAEgNACAAQRB2QAAiAEF/RgRAQfzTAEEwNgIAQX8PCyAAQRB0DwsACwvcPyIAQYAICwkBAAAAAgAAAAMAQZQICwUEAAAABQBBpAgLCQYAAAAHAAAACABB3AgLii1JbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AFJlc3BvbnNlIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zAFVzZXIgY2FsbGJhY2sgZXJyb3IAYG9uX3Jlc2V0YCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfaGVhZGVyYCBjYWxsYmFjayBlcnJvcgBgb25fbWVzc2FnZV9iZWdpbmAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3N0YXR1c19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3ZlcnNpb25fY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl91cmxfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXRob2RfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfZmllbGRfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fbmFtZWAgY2FsbGJhY2sgZXJyb3IAVW5leHBlY3RlZCBjaGFyIGluIHVybCBzZXJ2ZXIASW52YWxpZCBoZWFkZXIgdmFsdWUgY2hhcgBJbnZhbGlkIGhlYWRlciBmaWVsZCBjaGFyAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdmVyc2lvbgBJbnZhbGlkIG1pbm9yIHZlcnNpb24ASW52YWxpZCBtYWpvciB2ZXJzaW9uAEV4cGVjdGVkIHNwYWNlIGFmdGVyIHZlcnNpb24ARXhwZWN0ZWQgQ1JMRiBhZnRlciB2ZXJzaW9uAEludmFsaWQgSFRUUCB2ZXJzaW9uAEludmFsaWQgaGVhZGVyIHRva2VuAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdXJsAEludmFsaWQgY2hhcmFjdGVycyBpbiB1cmwAVW5leHBlY3RlZCBzdGFydCBjaGFyIGluIHVybABEb3VibGUgQCBpbiB1cmwARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgARHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhciBpbiB1cmwgcGF0aABDb250ZW50LUxlbmd0aCBjYW4ndCBiZSBwcmVzZW50IHdpdGggVHJhbnNmZXItRW5jb2RpbmcASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgc2l6ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl92YWx1ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHF1b3RlZCB2YWx1ZQBQYXVzZWQgYnkgb25faGVhZGVyc19jb21wbGV0ZQBJbnZhbGlkIEVPRiBzdGF0ZQBvbl9yZXNldCBwYXVzZQBvbl9jaHVua19oZWFkZXIgcGF1c2UAb25fbWVzc2FnZV9iZWdpbiBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fdmFsdWUgcGF1c2UAb25fc3RhdHVzX2NvbXBsZXRlIHBhdXNlAG9uX3ZlcnNpb25fY29tcGxldGUgcGF1c2UAb25fdXJsX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXNzYWdlX2NvbXBsZXRlIHBhdXNlAG9uX21ldGhvZF9jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfZmllbGRfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUgcGF1c2UAVW5leHBlY3RlZCBzcGFjZSBhZnRlciBzdGFydCBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAFBhdXNlIG9uIENPTk5FQ1QvVXBncmFkZQBQYXVzZSBvbiBQUkkvVXBncmFkZQBFeHBlY3RlZCBIVFRQLzIgQ29ubmVjdGlvbiBQcmVmYWNlAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fbWV0aG9kAEV4cGVjdGVkIHNwYWNlIGFmdGVyIG1ldGhvZABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl9maWVsZABQYXVzZWQASW52YWxpZCB3b3JkIGVuY291bnRlcmVkAEludmFsaWQgbWV0aG9kIGVuY291bnRlcmVkAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2NoZW1hAFJlcXVlc3QgaGFzIGludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYABTV0lUQ0hfUFJPWFkAVVNFX1BST1hZAE1LQUNUSVZJVFkAVU5QUk9DRVNTQUJMRV9FTlRJVFkAQ09QWQBNT1ZFRF9QRVJNQU5FTlRMWQBUT09fRUFSTFkATk9USUZZAEZBSUxFRF9ERVBFTkRFTkNZAEJBRF9HQVRFV0FZAFBMQVkAUFVUAENIRUNLT1VUAEdBVEVXQVlfVElNRU9VVABSRVFVRVNUX1RJTUVPVVQATkVUV09SS19DT05ORUNUX1RJTUVPVVQAQ09OTkVDVElPTl9USU1FT1VUAExPR0lOX1RJTUVPVVQATkVUV09SS19SRUFEX1RJTUVPVVQAUE9TVABNSVNESVJFQ1RFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX0xPQURfQkFMQU5DRURfUkVRVUVTVABCQURfUkVRVUVTVABIVFRQX1JFUVVFU1RfU0VOVF9UT19IVFRQU19QT1JUAFJFUE9SVABJTV9BX1RFQVBPVABSRVNFVF9DT05URU5UAE5PX0NPTlRFTlQAUEFSVElBTF9DT05URU5UAEhQRV9JTlZBTElEX0NPTlNUQU5UAEhQRV9DQl9SRVNFVABHRVQASFBFX1NUUklDVABDT05GTElDVABURU1QT1JBUllfUkVESVJFQ1QAUEVSTUFORU5UX1JFRElSRUNUAENPTk5FQ1QATVVMVElfU1RBVFVTAEhQRV9JTlZBTElEX1NUQVRVUwBUT09fTUFOWV9SRVFVRVNUUwBFQVJMWV9ISU5UUwBVTkFWQUlMQUJMRV9GT1JfTEVHQUxfUkVBU09OUwBPUFRJT05TAFNXSVRDSElOR19QUk9UT0NPTFMAVkFSSUFOVF9BTFNPX05FR09USUFURVMATVVMVElQTEVfQ0hPSUNFUwBJTlRFUk5BTF9TRVJWRVJfRVJST1IAV0VCX1NFUlZFUl9VTktOT1dOX0VSUk9SAFJBSUxHVU5fRVJST1IASURFTlRJVFlfUFJPVklERVJfQVVUSEVOVElDQVRJT05fRVJST1IAU1NMX0NFUlRJRklDQVRFX0VSUk9SAElOVkFMSURfWF9GT1JXQVJERURfRk9SAFNFVF9QQVJBTUVURVIAR0VUX1BBUkFNRVRFUgBIUEVfVVNFUgBTRUVfT1RIRVIASFBFX0NCX0NIVU5LX0hFQURFUgBNS0NBTEVOREFSAFNFVFVQAFdFQl9TRVJWRVJfSVNfRE9XTgBURUFSRE9XTgBIUEVfQ0xPU0VEX0NPTk5FQ1RJT04ASEVVUklTVElDX0VYUElSQVRJT04ARElTQ09OTkVDVEVEX09QRVJBVElPTgBOT05fQVVUSE9SSVRBVElWRV9JTkZPUk1BVElPTgBIUEVfSU5WQUxJRF9WRVJTSU9OAEhQRV9DQl9NRVNTQUdFX0JFR0lOAFNJVEVfSVNfRlJPWkVOAEhQRV9JTlZBTElEX0hFQURFUl9UT0tFTgBJTlZBTElEX1RPS0VOAEZPUkJJRERFTgBFTkhBTkNFX1lPVVJfQ0FMTQBIUEVfSU5WQUxJRF9VUkwAQkxPQ0tFRF9CWV9QQVJFTlRBTF9DT05UUk9MAE1LQ09MAEFDTABIUEVfSU5URVJOQUwAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRV9VTk9GRklDSUFMAEhQRV9PSwBVTkxJTksAVU5MT0NLAFBSSQBSRVRSWV9XSVRIAEhQRV9JTlZBTElEX0NPTlRFTlRfTEVOR1RIAEhQRV9VTkVYUEVDVEVEX0NPTlRFTlRfTEVOR1RIAEZMVVNIAFBST1BQQVRDSABNLVNFQVJDSABVUklfVE9PX0xPTkcAUFJPQ0VTU0lORwBNSVNDRUxMQU5FT1VTX1BFUlNJU1RFTlRfV0FSTklORwBNSVNDRUxMQU5FT1VTX1dBUk5JTkcASFBFX0lOVkFMSURfVFJBTlNGRVJfRU5DT0RJTkcARXhwZWN0ZWQgQ1JMRgBIUEVfSU5WQUxJRF9DSFVOS19TSVpFAE1PVkUAQ09OVElOVUUASFBFX0NCX1NUQVRVU19DT01QTEVURQBIUEVfQ0JfSEVBREVSU19DT01QTEVURQBIUEVfQ0JfVkVSU0lPTl9DT01QTEVURQBIUEVfQ0JfVVJMX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8AAF4TAAAmEwAAMBAAAPAXAACdEwAAFRIAADkXAADwEgAAChAAAHUSAACtEgAAghMAAE8UAAB/EAAAoBUAACMUAACJEgAAixQAAE0VAADUEQAAzxQAABAYAADJFgAA3BYAAMERAADgFwAAuxQAAHQUAAB8FQAA5RQAAAgXAAAfEAAAZRUAAKMUAAAoFQAAAhUAAJkVAAAsEAAAixkAAE8PAADUDgAAahAAAM4QAAACFwAAiQ4AAG4TAAAcEwAAZhQAAFYXAADBEwAAzRMAAGwTAABoFwAAZhcAAF8XAAAiEwAAzg8AAGkOAADYDgAAYxYAAMsTAACqDgAAKBcAACYXAADFEwAAXRYAAOgRAABnEwAAZRMAAPIWAABzEwAAHRcAAPkWAADzEQAAzw4AAM4VAAAMEgAAsxEAAKURAABhEAAAMhcAALsTAEH5NQsBAQBBkDYL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB/TcLAQEAQZE4C14CAwICAgICAAACAgACAgACAgICAgICAgICAAQAAAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEH9OQsBAQBBkToLXgIAAgICAgIAAAICAAICAAICAgICAgICAgIAAwAEAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgIAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgACAAIAQfA7Cw1sb3NlZWVwLWFsaXZlAEGJPAsBAQBBoDwL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBiT4LAQEAQaA+C+cBAQEBAQEBAQEBAQEBAgEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQFjaHVua2VkAEGwwAALXwEBAAEBAQEBAAABAQABAQABAQEBAQEBAQEBAAAAAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAEGQwgALIWVjdGlvbmVudC1sZW5ndGhvbnJveHktY29ubmVjdGlvbgBBwMIACy1yYW5zZmVyLWVuY29kaW5ncGdyYWRlDQoNCg0KU00NCg0KVFRQL0NFL1RTUC8AQfnCAAsFAQIAAQMAQZDDAAvgAQQBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH5xAALBQECAAEDAEGQxQAL4AEEAQEFAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cYACwQBAAABAEGRxwAL3wEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH6yAALBAEAAAIAQZDJAAtfAwQAAAQEBAQEBAQEBAQEBQQEBAQEBAQEBAQEBAAEAAYHBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQAQfrKAAsEAQAAAQBBkMsACwEBAEGqywALQQIAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAEH6zAALBAEAAAEAQZDNAAsBAQBBms0ACwYCAAAAAAIAQbHNAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB8M4AC5YBTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRU9SRElSRUNUT1JUUkNIUEFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv", "base64");
}),
45593: ((module, __unused_webpack_exports, __webpack_require__) => {
let { Buffer } = __webpack_require__(4573);
module.exports = Buffer.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK77MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtzACAAQRBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQTBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQSBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQd0BNgIcCwYAIAAQMguaLQELfyMAQRBrIgokAEGk0AAoAgAiCUUEQEHk0wAoAgAiBUUEQEHw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBCGpBcHFB2KrVqgVzIgU2AgBB+NMAQQA2AgBByNMAQQA2AgALQczTAEGA1AQ2AgBBnNAAQYDUBDYCAEGw0AAgBTYCAEGs0ABBfzYCAEHQ0wBBgKwDNgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBjNQEQcGrAzYCAEGo0ABB9NMAKAIANgIAQZjQAEHAqwM2AgBBpNAAQYjUBDYCAEHM/wdBODYCAEGI1AQhCQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQewBTQRAQYzQACgCACIGQRAgAEETakFwcSAAQQtJGyIEQQN2IgB2IgFBA3EEQAJAIAFBAXEgAHJBAXMiAkEDdCIAQbTQAGoiASAAQbzQAGooAgAiACgCCCIDRgRAQYzQACAGQX4gAndxNgIADAELIAEgAzYCCCADIAE2AgwLIABBCGohASAAIAJBA3QiAkEDcjYCBCAAIAJqIgAgACgCBEEBcjYCBAwRC0GU0AAoAgAiCCAETw0BIAEEQAJAQQIgAHQiAkEAIAJrciABIAB0cWgiAEEDdCICQbTQAGoiASACQbzQAGooAgAiAigCCCIDRgRAQYzQACAGQX4gAHdxIgY2AgAMAQsgASADNgIIIAMgATYCDAsgAiAEQQNyNgIEIABBA3QiACAEayEFIAAgAmogBTYCACACIARqIgQgBUEBcjYCBCAIBEAgCEF4cUG00ABqIQBBoNAAKAIAIQMCf0EBIAhBA3Z0IgEgBnFFBEBBjNAAIAEgBnI2AgAgAAwBCyAAKAIICyIBIAM2AgwgACADNgIIIAMgADYCDCADIAE2AggLIAJBCGohAUGg0AAgBDYCAEGU0AAgBTYCAAwRC0GQ0AAoAgAiC0UNASALaEECdEG80gBqKAIAIgAoAgRBeHEgBGshBSAAIQIDQAJAIAIoAhAiAUUEQCACQRRqKAIAIgFFDQELIAEoAgRBeHEgBGsiAyAFSSECIAMgBSACGyEFIAEgACACGyEAIAEhAgwBCwsgACgCGCEJIAAoAgwiAyAARwRAQZzQACgCABogAyAAKAIIIgE2AgggASADNgIMDBALIABBFGoiAigCACIBRQRAIAAoAhAiAUUNAyAAQRBqIQILA0AgAiEHIAEiA0EUaiICKAIAIgENACADQRBqIQIgAygCECIBDQALIAdBADYCAAwPC0F/IQQgAEG/f0sNACAAQRNqIgFBcHEhBEGQ0AAoAgAiCEUNAEEAIARrIQUCQAJAAkACf0EAIARBgAJJDQAaQR8gBEH///8HSw0AGiAEQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qCyIGQQJ0QbzSAGooAgAiAkUEQEEAIQFBACEDDAELQQAhASAEQRkgBkEBdmtBACAGQR9HG3QhAEEAIQMDQAJAIAIoAgRBeHEgBGsiByAFTw0AIAIhAyAHIgUNAEEAIQUgAiEBDAMLIAEgAkEUaigCACIHIAcgAiAAQR12QQRxakEQaigCACICRhsgASAHGyEBIABBAXQhACACDQALCyABIANyRQRAQQAhA0ECIAZ0IgBBACAAa3IgCHEiAEUNAyAAaEECdEG80gBqKAIAIQELIAFFDQELA0AgASgCBEF4cSAEayICIAVJIQAgAiAFIAAbIQUgASADIAAbIQMgASgCECIABH8gAAUgAUEUaigCAAsiAQ0ACwsgA0UNACAFQZTQACgCACAEa08NACADKAIYIQcgAyADKAIMIgBHBEBBnNAAKAIAGiAAIAMoAggiATYCCCABIAA2AgwMDgsgA0EUaiICKAIAIgFFBEAgAygCECIBRQ0DIANBEGohAgsDQCACIQYgASIAQRRqIgIoAgAiAQ0AIABBEGohAiAAKAIQIgENAAsgBkEANgIADA0LQZTQACgCACIDIARPBEBBoNAAKAIAIQECQCADIARrIgJBEE8EQCABIARqIgAgAkEBcjYCBCABIANqIAI2AgAgASAEQQNyNgIEDAELIAEgA0EDcjYCBCABIANqIgAgACgCBEEBcjYCBEEAIQBBACECC0GU0AAgAjYCAEGg0AAgADYCACABQQhqIQEMDwtBmNAAKAIAIgMgBEsEQCAEIAlqIgAgAyAEayIBQQFyNgIEQaTQACAANgIAQZjQACABNgIAIAkgBEEDcjYCBCAJQQhqIQEMDwtBACEBIAQCf0Hk0wAoAgAEQEHs0wAoAgAMAQtB8NMAQn83AgBB6NMAQoCAhICAgMAANwIAQeTTACAKQQxqQXBxQdiq1aoFczYCAEH40wBBADYCAEHI0wBBADYCAEGAgAQLIgAgBEHHAGoiBWoiBkEAIABrIgdxIgJPBEBB/NMAQTA2AgAMDwsCQEHE0wAoAgAiAUUNAEG80wAoAgAiCCACaiEAIAAgAU0gACAIS3ENAEEAIQFB/NMAQTA2AgAMDwtByNMALQAAQQRxDQQCQAJAIAkEQEHM0wAhAQNAIAEoAgAiACAJTQRAIAAgASgCBGogCUsNAwsgASgCCCIBDQALC0EAEDMiAEF/Rg0FIAIhBkHo0wAoAgAiAUEBayIDIABxBEAgAiAAayAAIANqQQAgAWtxaiEGCyAEIAZPDQUgBkH+////B0sNBUHE0wAoAgAiAwRAQbzTACgCACIHIAZqIQEgASAHTQ0GIAEgA0sNBgsgBhAzIgEgAEcNAQwHCyAGIANrIAdxIgZB/v///wdLDQQgBhAzIQAgACABKAIAIAEoAgRqRg0DIAAhAQsCQCAGIARByABqTw0AIAFBf0YNAEHs0wAoAgAiACAFIAZrakEAIABrcSIAQf7///8HSwRAIAEhAAwHCyAAEDNBf0cEQCAAIAZqIQYgASEADAcLQQAgBmsQMxoMBAsgASIAQX9HDQUMAwtBACEDDAwLQQAhAAwKCyAAQX9HDQILQcjTAEHI0wAoAgBBBHI2AgALIAJB/v///wdLDQEgAhAzIQBBABAzIQEgAEF/Rg0BIAFBf0YNASAAIAFPDQEgASAAayIGIARBOGpNDQELQbzTAEG80wAoAgAgBmoiATYCAEHA0wAoAgAgAUkEQEHA0wAgATYCAAsCQAJAAkBBpNAAKAIAIgIEQEHM0wAhAQNAIAAgASgCACIDIAEoAgQiBWpGDQIgASgCCCIBDQALDAILQZzQACgCACIBQQBHIAAgAU9xRQRAQZzQACAANgIAC0EAIQFB0NMAIAY2AgBBzNMAIAA2AgBBrNAAQX82AgBBsNAAQeTTACgCADYCAEHY0wBBADYCAANAIAFByNAAaiABQbzQAGoiAjYCACACIAFBtNAAaiIDNgIAIAFBwNAAaiADNgIAIAFB0NAAaiABQcTQAGoiAzYCACADIAI2AgAgAUHY0ABqIAFBzNAAaiICNgIAIAIgAzYCACABQdTQAGogAjYCACABQSBqIgFBgAJHDQALQXggAGtBD3EiASAAaiICIAZBOGsiAyABayIBQQFyNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAI2AgAgACADakE4NgIEDAILIAAgAk0NACACIANJDQAgASgCDEEIcQ0AQXggAmtBD3EiACACaiIDQZjQACgCACAGaiIHIABrIgBBAXI2AgQgASAFIAZqNgIEQajQAEH00wAoAgA2AgBBmNAAIAA2AgBBpNAAIAM2AgAgAiAHakE4NgIEDAELIABBnNAAKAIASQRAQZzQACAANgIACyAAIAZqIQNBzNMAIQECQAJAAkADQCADIAEoAgBHBEAgASgCCCIBDQEMAgsLIAEtAAxBCHFFDQELQczTACEBA0AgASgCACIDIAJNBEAgAyABKAIEaiIFIAJLDQMLIAEoAgghAQwACwALIAEgADYCACABIAEoAgQgBmo2AgQgAEF4IABrQQ9xaiIJIARBA3I2AgQgA0F4IANrQQ9xaiIGIAQgCWoiBGshASACIAZGBEBBpNAAIAQ2AgBBmNAAQZjQACgCACABaiIANgIAIAQgAEEBcjYCBAwIC0Gg0AAoAgAgBkYEQEGg0AAgBDYCAEGU0ABBlNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEIAAgBGogADYCAAwICyAGKAIEIgVBA3FBAUcNBiAFQXhxIQggBUH/AU0EQCAFQQN2IQMgBigCCCIAIAYoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAcLIAIgADYCCCAAIAI2AgwMBgsgBigCGCEHIAYgBigCDCIARwRAIAAgBigCCCICNgIIIAIgADYCDAwFCyAGQRRqIgIoAgAiBUUEQCAGKAIQIgVFDQQgBkEQaiECCwNAIAIhAyAFIgBBFGoiAigCACIFDQAgAEEQaiECIAAoAhAiBQ0ACyADQQA2AgAMBAtBeCAAa0EPcSIBIABqIgcgBkE4ayIDIAFrIgFBAXI2AgQgACADakE4NgIEIAIgBUE3IAVrQQ9xakE/ayIDIAMgAkEQakkbIgNBIzYCBEGo0ABB9NMAKAIANgIAQZjQACABNgIAQaTQACAHNgIAIANBEGpB1NMAKQIANwIAIANBzNMAKQIANwIIQdTTACADQQhqNgIAQdDTACAGNgIAQczTACAANgIAQdjTAEEANgIAIANBJGohAQNAIAFBBzYCACAFIAFBBGoiAUsNAAsgAiADRg0AIAMgAygCBEF+cTYCBCADIAMgAmsiBTYCACACIAVBAXI2AgQgBUH/AU0EQCAFQXhxQbTQAGohAAJ/QYzQACgCACIBQQEgBUEDdnQiA3FFBEBBjNAAIAEgA3I2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEG80gBqIQBBkNAAKAIAIgNBASABdCIGcUUEQCAAIAI2AgBBkNAAIAMgBnI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEDAkADQCADIgAoAgRBeHEgBUYNASABQR12IQMgAUEBdCEBIAAgA0EEcWpBEGoiBigCACIDDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLQZjQACgCACIBIARNDQBBpNAAKAIAIgAgBGoiAiABIARrIgFBAXI2AgRBmNAAIAE2AgBBpNAAIAI2AgAgACAEQQNyNgIEIABBCGohAQwIC0EAIQFB/NMAQTA2AgAMBwtBACEACyAHRQ0AAkAgBigCHCICQQJ0QbzSAGoiAygCACAGRgRAIAMgADYCACAADQFBkNAAQZDQACgCAEF+IAJ3cTYCAAwCCyAHQRBBFCAHKAIQIAZGG2ogADYCACAARQ0BCyAAIAc2AhggBigCECICBEAgACACNgIQIAIgADYCGAsgBkEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgCGohASAGIAhqIgYoAgQhBQsgBiAFQX5xNgIEIAEgBGogATYCACAEIAFBAXI2AgQgAUH/AU0EQCABQXhxQbTQAGohAAJ/QYzQACgCACICQQEgAUEDdnQiAXFFBEBBjNAAIAEgAnI2AgAgAAwBCyAAKAIICyIBIAQ2AgwgACAENgIIIAQgADYCDCAEIAE2AggMAQtBHyEFIAFB////B00EQCABQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qIQULIAQgBTYCHCAEQgA3AhAgBUECdEG80gBqIQBBkNAAKAIAIgJBASAFdCIDcUUEQCAAIAQ2AgBBkNAAIAIgA3I2AgAgBCAANgIYIAQgBDYCCCAEIAQ2AgwMAQsgAUEZIAVBAXZrQQAgBUEfRxt0IQUgACgCACEAAkADQCAAIgIoAgRBeHEgAUYNASAFQR12IQAgBUEBdCEFIAIgAEEEcWpBEGoiAygCACIADQALIAMgBDYCACAEIAI2AhggBCAENgIMIAQgBDYCCAwBCyACKAIIIgAgBDYCDCACIAQ2AgggBEEANgIYIAQgAjYCDCAEIAA2AggLIAlBCGohAQwCCwJAIAdFDQACQCADKAIcIgFBAnRBvNIAaiICKAIAIANGBEAgAiAANgIAIAANAUGQ0AAgCEF+IAF3cSIINgIADAILIAdBEEEUIAcoAhAgA0YbaiAANgIAIABFDQELIAAgBzYCGCADKAIQIgEEQCAAIAE2AhAgASAANgIYCyADQRRqKAIAIgFFDQAgAEEUaiABNgIAIAEgADYCGAsCQCAFQQ9NBEAgAyAEIAVqIgBBA3I2AgQgACADaiIAIAAoAgRBAXI2AgQMAQsgAyAEaiICIAVBAXI2AgQgAyAEQQNyNgIEIAIgBWogBTYCACAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIFcUUEQEGM0AAgASAFcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEEBIAF0IgQgCHFFBEAgACACNgIAQZDQACAEIAhyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhBAJAA0AgBCIAKAIEQXhxIAVGDQEgAUEddiEEIAFBAXQhASAAIARBBHFqQRBqIgYoAgAiBA0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIICyADQQhqIQEMAQsCQCAJRQ0AAkAgACgCHCIBQQJ0QbzSAGoiAigCACAARgRAIAIgAzYCACADDQFBkNAAIAtBfiABd3E2AgAMAgsgCUEQQRQgCSgCECAARhtqIAM2AgAgA0UNAQsgAyAJNgIYIAAoAhAiAQRAIAMgATYCECABIAM2AhgLIABBFGooAgAiAUUNACADQRRqIAE2AgAgASADNgIYCwJAIAVBD00EQCAAIAQgBWoiAUEDcjYCBCAAIAFqIgEgASgCBEEBcjYCBAwBCyAAIARqIgcgBUEBcjYCBCAAIARBA3I2AgQgBSAHaiAFNgIAIAgEQCAIQXhxQbTQAGohAUGg0AAoAgAhAwJ/QQEgCEEDdnQiAiAGcUUEQEGM0AAgAiAGcjYCACABDAELIAEoAggLIgIgAzYCDCABIAM2AgggAyABNgIMIAMgAjYCCAtBoNAAIAc2AgBBlNAAIAU2AgALIABBCGohAQsgCkEQaiQAIAELQwAgAEUEQD8AQRB0DwsCQCAAQf//A3ENACAAQQBIDQAgAEEQdkAAIgBBf0YEQEH80wBBMDYCAEF/DwsgAEEQdA8LAAsL3D8iAEGACAsJAQAAAAIAAAADAEGUCAsFBAAAAAUAQaQICwkGAAAABwAAAAgAQdwIC4otSW52YWxpZCBjaGFyIGluIHVybCBxdWVyeQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2JvZHkAQ29udGVudC1MZW5ndGggb3ZlcmZsb3cAQ2h1bmsgc2l6ZSBvdmVyZmxvdwBSZXNwb25zZSBvdmVyZmxvdwBJbnZhbGlkIG1ldGhvZCBmb3IgSFRUUC94LnggcmVxdWVzdABJbnZhbGlkIG1ldGhvZCBmb3IgUlRTUC94LnggcmVxdWVzdABFeHBlY3RlZCBTT1VSQ0UgbWV0aG9kIGZvciBJQ0UveC54IHJlcXVlc3QASW52YWxpZCBjaGFyIGluIHVybCBmcmFnbWVudCBzdGFydABFeHBlY3RlZCBkb3QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9zdGF0dXMASW52YWxpZCByZXNwb25zZSBzdGF0dXMASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucwBVc2VyIGNhbGxiYWNrIGVycm9yAGBvbl9yZXNldGAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2hlYWRlcmAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfYmVnaW5gIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fdmFsdWVgIGNhbGxiYWNrIGVycm9yAGBvbl9zdGF0dXNfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl92ZXJzaW9uX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdXJsX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAEVtcHR5IENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhcmFjdGVyIGluIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBNaXNzaW5nIGV4cGVjdGVkIExGIGFmdGVyIGhlYWRlciB2YWx1ZQBJbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AgaGVhZGVyIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGUgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZWQgdmFsdWUAUGF1c2VkIGJ5IG9uX2hlYWRlcnNfY29tcGxldGUASW52YWxpZCBFT0Ygc3RhdGUAb25fcmVzZXQgcGF1c2UAb25fY2h1bmtfaGVhZGVyIHBhdXNlAG9uX21lc3NhZ2VfYmVnaW4gcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlIHBhdXNlAG9uX3N0YXR1c19jb21wbGV0ZSBwYXVzZQBvbl92ZXJzaW9uX2NvbXBsZXRlIHBhdXNlAG9uX3VybF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGUgcGF1c2UAb25fbWVzc2FnZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXRob2RfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lIHBhdXNlAFVuZXhwZWN0ZWQgc3BhY2UgYWZ0ZXIgc3RhcnQgbGluZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgbmFtZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AAU1dJVENIX1BST1hZAFVTRV9QUk9YWQBNS0FDVElWSVRZAFVOUFJPQ0VTU0FCTEVfRU5USVRZAENPUFkATU9WRURfUEVSTUFORU5UTFkAVE9PX0VBUkxZAE5PVElGWQBGQUlMRURfREVQRU5ERU5DWQBCQURfR0FURVdBWQBQTEFZAFBVVABDSEVDS09VVABHQVRFV0FZX1RJTUVPVVQAUkVRVUVTVF9USU1FT1VUAE5FVFdPUktfQ09OTkVDVF9USU1FT1VUAENPTk5FQ1RJT05fVElNRU9VVABMT0dJTl9USU1FT1VUAE5FVFdPUktfUkVBRF9USU1FT1VUAFBPU1QATUlTRElSRUNURURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9MT0FEX0JBTEFOQ0VEX1JFUVVFU1QAQkFEX1JFUVVFU1QASFRUUF9SRVFVRVNUX1NFTlRfVE9fSFRUUFNfUE9SVABSRVBPUlQASU1fQV9URUFQT1QAUkVTRVRfQ09OVEVOVABOT19DT05URU5UAFBBUlRJQUxfQ09OVEVOVABIUEVfSU5WQUxJRF9DT05TVEFOVABIUEVfQ0JfUkVTRVQAR0VUAEhQRV9TVFJJQ1QAQ09ORkxJQ1QAVEVNUE9SQVJZX1JFRElSRUNUAFBFUk1BTkVOVF9SRURJUkVDVABDT05ORUNUAE1VTFRJX1NUQVRVUwBIUEVfSU5WQUxJRF9TVEFUVVMAVE9PX01BTllfUkVRVUVTVFMARUFSTFlfSElOVFMAVU5BVkFJTEFCTEVfRk9SX0xFR0FMX1JFQVNPTlMAT1BUSU9OUwBTV0lUQ0hJTkdfUFJPVE9DT0xTAFZBUklBTlRfQUxTT19ORUdPVElBVEVTAE1VTFRJUExFX0NIT0lDRVMASU5URVJOQUxfU0VSVkVSX0VSUk9SAFdFQl9TRVJWRVJfVU5LTk9XTl9FUlJPUgBSQUlMR1VOX0VSUk9SAElERU5USVRZX1BST1ZJREVSX0FVVEhFTlRJQ0FUSU9OX0VSUk9SAFNTTF9DRVJUSUZJQ0FURV9FUlJPUgBJTlZBTElEX1hfRk9SV0FSREVEX0ZPUgBTRVRfUEFSQU1FVEVSAEdFVF9QQVJBTUVURVIASFBFX1VTRVIAU0VFX09USEVSAEhQRV9DQl9DSFVOS19IRUFERVIATUtDQUxFTkRBUgBTRVRVUABXRUJfU0VSVkVSX0lTX0RPV04AVEVBUkRPV04ASFBFX0NMT1NFRF9DT05ORUNUSU9OAEhFVVJJU1RJQ19FWFBJUkFUSU9OAERJU0NPTk5FQ1RFRF9PUEVSQVRJT04ATk9OX0FVVEhPUklUQVRJVkVfSU5GT1JNQVRJT04ASFBFX0lOVkFMSURfVkVSU0lPTgBIUEVfQ0JfTUVTU0FHRV9CRUdJTgBTSVRFX0lTX0ZST1pFTgBIUEVfSU5WQUxJRF9IRUFERVJfVE9LRU4ASU5WQUxJRF9UT0tFTgBGT1JCSURERU4ARU5IQU5DRV9ZT1VSX0NBTE0ASFBFX0lOVkFMSURfVVJMAEJMT0NLRURfQllfUEFSRU5UQUxfQ09OVFJPTABNS0NPTABBQ0wASFBFX0lOVEVSTkFMAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0VfVU5PRkZJQ0lBTABIUEVfT0sAVU5MSU5LAFVOTE9DSwBQUkkAUkVUUllfV0lUSABIUEVfSU5WQUxJRF9DT05URU5UX0xFTkdUSABIUEVfVU5FWFBFQ1RFRF9DT05URU5UX0xFTkdUSABGTFVTSABQUk9QUEFUQ0gATS1TRUFSQ0gAVVJJX1RPT19MT05HAFBST0NFU1NJTkcATUlTQ0VMTEFORU9VU19QRVJTSVNURU5UX1dBUk5JTkcATUlTQ0VMTEFORU9VU19XQVJOSU5HAEhQRV9JTlZBTElEX1RSQU5TRkVSX0VOQ09ESU5HAEV4cGVjdGVkIENSTEYASFBFX0lOVkFMSURfQ0hVTktfU0laRQBNT1ZFAENPTlRJTlVFAEhQRV9DQl9TVEFUVVNfQ09NUExFVEUASFBFX0NCX0hFQURFUlNfQ09NUExFVEUASFBFX0NCX1ZFUlNJT05fQ09NUExFVEUASFBFX0NCX1VSTF9DT01QTEVURQBIUEVfQ0JfQ0hVTktfQ09NUExFVEUASFBFX0NCX0hFQURFUl9WQUxVRV9DT01QTEVURQBIUEVfQ0JfQ0hVTktfRVhURU5TSU9OX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fTkFNRV9DT01QTEVURQBIUEVfQ0JfTUVTU0FHRV9DT01QTEVURQBIUEVfQ0JfTUVUSE9EX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJfRklFTERfQ09NUExFVEUAREVMRVRFAEhQRV9JTlZBTElEX0VPRl9TVEFURQBJTlZBTElEX1NTTF9DRVJUSUZJQ0FURQBQQVVTRQBOT19SRVNQT05TRQBVTlNVUFBPUlRFRF9NRURJQV9UWVBFAEdPTkUATk9UX0FDQ0VQVEFCTEUAU0VSVklDRV9VTkFWQUlMQUJMRQBSQU5HRV9OT1RfU0FUSVNGSUFCTEUAT1JJR0lOX0lTX1VOUkVBQ0hBQkxFAFJFU1BPTlNFX0lTX1NUQUxFAFBVUkdFAE1FUkdFAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0UAUkVRVUVTVF9IRUFERVJfVE9PX0xBUkdFAFBBWUxPQURfVE9PX0xBUkdFAElOU1VGRklDSUVOVF9TVE9SQUdFAEhQRV9QQVVTRURfVVBHUkFERQBIUEVfUEFVU0VEX0gyX1VQR1JBREUAU09VUkNFAEFOTk9VTkNFAFRSQUNFAEhQRV9VTkVYUEVDVEVEX1NQQUNFAERFU0NSSUJFAFVOU1VCU0NSSUJFAFJFQ09SRABIUEVfSU5WQUxJRF9NRVRIT0QATk9UX0ZPVU5EAFBST1BGSU5EAFVOQklORABSRUJJTkQAVU5BVVRIT1JJWkVEAE1FVEhPRF9OT1RfQUxMT1dFRABIVFRQX1ZFUlNJT05fTk9UX1NVUFBPUlRFRABBTFJFQURZX1JFUE9SVEVEAEFDQ0VQVEVEAE5PVF9JTVBMRU1FTlRFRABMT09QX0RFVEVDVEVEAEhQRV9DUl9FWFBFQ1RFRABIUEVfTEZfRVhQRUNURUQAQ1JFQVRFRABJTV9VU0VEAEhQRV9QQVVTRUQAVElNRU9VVF9PQ0NVUkVEAFBBWU1FTlRfUkVRVUlSRUQAUFJFQ09ORElUSU9OX1JFUVVJUkVEAFBST1hZX0FVVEhFTlRJQ0FUSU9OX1JFUVVJUkVEAE5FVFdPUktfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATEVOR1RIX1JFUVVJUkVEAFNTTF9DRVJUSUZJQ0FURV9SRVFVSVJFRABVUEdSQURFX1JFUVVJUkVEAFBBR0VfRVhQSVJFRABQUkVDT05ESVRJT05fRkFJTEVEAEVYUEVDVEFUSU9OX0ZBSUxFRABSRVZBTElEQVRJT05fRkFJTEVEAFNTTF9IQU5EU0hBS0VfRkFJTEVEAExPQ0tFRABUUkFOU0ZPUk1BVElPTl9BUFBMSUVEAE5PVF9NT0RJRklFRABOT1RfRVhURU5ERUQAQkFORFdJRFRIX0xJTUlUX0VYQ0VFREVEAFNJVEVfSVNfT1ZFUkxPQURFRABIRUFEAEV4cGVjdGVkIEhUVFAvAABeEwAAJhMAADAQAADwFwAAnRMAABUSAAA5FwAA8BIAAAoQAAB1EgAArRIAAIITAABPFAAAfxAAAKAVAAAjFAAAiRIAAIsUAABNFQAA1BEAAM8UAAAQGAAAyRYAANwWAADBEQAA4BcAALsUAAB0FAAAfBUAAOUUAAAIFwAAHxAAAGUVAACjFAAAKBUAAAIVAACZFQAALBAAAIsZAABPDwAA1A4AAGoQAADOEAAAAhcAAIkOAABuEwAAHBMAAGYUAABWFwAAwRMAAM0TAABsEwAAaBcAAGYXAABfFwAAIhMAAM4PAABpDgAA2A4AAGMWAADLEwAAqg4AACgXAAAmFwAAxRMAAF0WAADoEQAAZxMAAGUTAADyFgAAcxMAAB0XAAD5FgAA8xEAAM8OAADOFQAADBIAALMRAAClEQAAYRAAADIXAAC7EwBB+TULAQEAQZA2C+ABAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQf03CwEBAEGROAteAgMCAgICAgAAAgIAAgIAAgICAgICAgICAgAEAAAAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAgICAAIAAgBB/TkLAQEAQZE6C14CAAICAgICAAACAgACAgACAgICAgICAgICAAMABAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEHwOwsNbG9zZWVlcC1hbGl2ZQBBiTwLAQEAQaA8C+ABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQYk+CwEBAEGgPgvnAQEBAQEBAQEBAQEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBY2h1bmtlZABBsMAAC18BAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBBkMIACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQcDCAAstcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQoNClNNDQoNClRUUC9DRS9UU1AvAEH5wgALBQECAAEDAEGQwwAL4AEEAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cQACwUBAgABAwBBkMUAC+ABBAEBBQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQfnGAAsEAQAAAQBBkccAC98BAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+sgACwQBAAACAEGQyQALXwMEAAAEBAQEBAQEBAQEBAUEBAQEBAQEBAQEBAQABAAGBwQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEAEH6ygALBAEAAAEAQZDLAAsBAQBBqssAC0ECAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB+swACwQBAAABAEGQzQALAQEAQZrNAAsGAgAAAAACAEGxzQALOgMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQfDOAAuWAU5PVU5DRUVDS09VVE5FQ1RFVEVDUklCRUxVU0hFVEVBRFNFQVJDSFJHRUNUSVZJVFlMRU5EQVJWRU9USUZZUFRJT05TQ0hTRUFZU1RBVENIR0VPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFSFRUUC9BRFRQLw==", "base64");
}),
47557: ((__unused_webpack_module, exports) => {
Object.defineProperty(exports, "__esModule", { value: !0 });
exports.enumToMap = void 0;
function enumToMap(obj) {
let res = {};
Object.keys(obj).forEach((key) => {
let value = obj[key];
typeof value == "number" && (res[key] = value);
});
return res;
}
exports.enumToMap = enumToMap;
}),
82710: ((module, __unused_webpack_exports, __webpack_require__) => {
let { kClients } = __webpack_require__(46130);
let Agent = __webpack_require__(14332);
let { kAgent, kMockAgentSet, kMockAgentGet, kDispatches, kIsMockActive, kNetConnect, kGetNetConnect, kOptions, kFactory } = __webpack_require__(45154);
let MockClient = __webpack_require__(69736);
let MockPool = __webpack_require__(45157);
let { matchValue, buildMockOptions } = __webpack_require__(22042);
let { InvalidArgumentError, UndiciError } = __webpack_require__(92344);
let Dispatcher = __webpack_require__(89784);
let Pluralizer = __webpack_require__(14638);
let PendingInterceptorsFormatter = __webpack_require__(26573);
class MockAgent extends Dispatcher {
constructor(opts) {
super(opts);
this[kNetConnect] = !0;
this[kIsMockActive] = !0;
if (opts?.agent && typeof opts.agent.dispatch != "function") throw new InvalidArgumentError("Argument opts.agent must implement Agent");
let agent = opts?.agent ? opts.agent : new Agent(opts);
this[kAgent] = agent;
this[kClients] = agent[kClients];
this[kOptions] = buildMockOptions(opts);
}
get(origin) {
let dispatcher = this[kMockAgentGet](origin);
if (!dispatcher) {
dispatcher = this[kFactory](origin);
this[kMockAgentSet](origin, dispatcher);
}
return dispatcher;
}
dispatch(opts, handler) {
this.get(opts.origin);
return this[kAgent].dispatch(opts, handler);
}
async close() {
await this[kAgent].close();
this[kClients].clear();
}
deactivate() {
this[kIsMockActive] = !1;
}
activate() {
this[kIsMockActive] = !0;
}
enableNetConnect(matcher) {
if (typeof matcher == "string" || typeof matcher == "function" || matcher instanceof RegExp) Array.isArray(this[kNetConnect]) ? this[kNetConnect].push(matcher) : this[kNetConnect] = [matcher];
else if (matcher === void 0) this[kNetConnect] = !0;
else throw new InvalidArgumentError("Unsupported matcher. Must be one of String|Function|RegExp.");
}
disableNetConnect() {
this[kNetConnect] = !1;
}
get isMockActive() {
return this[kIsMockActive];
}
[kMockAgentSet](origin, dispatcher) {
this[kClients].set(origin, dispatcher);
}
[kFactory](origin) {
let mockOptions = Object.assign({ agent: this }, this[kOptions]);
return this[kOptions] && this[kOptions].connections === 1 ? new MockClient(origin, mockOptions) : new MockPool(origin, mockOptions);
}
[kMockAgentGet](origin) {
let client = this[kClients].get(origin);
if (client) return client;
if (typeof origin != "string") {
let dispatcher = this[kFactory]("http://localhost:9999");
this[kMockAgentSet](origin, dispatcher);
return dispatcher;
}
for (let [keyMatcher, nonExplicitDispatcher] of Array.from(this[kClients])) if (nonExplicitDispatcher && typeof keyMatcher != "string" && matchValue(keyMatcher, origin)) {
let dispatcher = this[kFactory](origin);
this[kMockAgentSet](origin, dispatcher);
dispatcher[kDispatches] = nonExplicitDispatcher[kDispatches];
return dispatcher;
}
}
[kGetNetConnect]() {
return this[kNetConnect];
}
pendingInterceptors() {
let mockAgentClients = this[kClients];
return Array.from(mockAgentClients.entries()).flatMap(([origin, scope]) => scope[kDispatches].map((dispatch) => ({
...dispatch,
origin
}))).filter(({ pending }) => pending);
}
assertNoPendingInterceptors({ pendingInterceptorsFormatter = new PendingInterceptorsFormatter() } = {}) {
let pending = this.pendingInterceptors();
if (pending.length === 0) return;
let pluralizer = new Pluralizer("interceptor", "interceptors").pluralize(pending.length);
throw new UndiciError(`
${pluralizer.count} ${pluralizer.noun} ${pluralizer.is} pending:

${pendingInterceptorsFormatter.format(pending)}
`.trim());
}
}
module.exports = MockAgent;
}),
69736: ((module, __unused_webpack_exports, __webpack_require__) => {
let { promisify } = __webpack_require__(57975);
let Client = __webpack_require__(82138);
let { buildMockDispatch } = __webpack_require__(22042);
let { kDispatches, kMockAgent, kClose, kOriginalClose, kOrigin, kOriginalDispatch, kConnected } = __webpack_require__(45154);
let { MockInterceptor } = __webpack_require__(84452);
let Symbols = __webpack_require__(46130);
let { InvalidArgumentError } = __webpack_require__(92344);
class MockClient extends Client {
constructor(origin, opts) {
super(origin, opts);
if (!opts || !opts.agent || typeof opts.agent.dispatch != "function") throw new InvalidArgumentError("Argument opts.agent must implement Agent");
this[kMockAgent] = opts.agent;
this[kOrigin] = origin;
this[kDispatches] = [];
this[kConnected] = 1;
this[kOriginalDispatch] = this.dispatch;
this[kOriginalClose] = this.close.bind(this);
this.dispatch = buildMockDispatch.call(this);
this.close = this[kClose];
}
get [Symbols.kConnected]() {
return this[kConnected];
}
intercept(opts) {
return new MockInterceptor(opts, this[kDispatches]);
}
async [kClose]() {
await promisify(this[kOriginalClose])();
this[kConnected] = 0;
this[kMockAgent][Symbols.kClients].delete(this[kOrigin]);
}
}
module.exports = MockClient;
}),
18024: ((module, __unused_webpack_exports, __webpack_require__) => {
let { UndiciError } = __webpack_require__(92344);
let kMockNotMatchedError = Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED");
class MockNotMatchedError extends UndiciError {
constructor(message) {
super(message);
Error.captureStackTrace(this, MockNotMatchedError);
this.name = "MockNotMatchedError";
this.message = message || "The request does not match any registered mock dispatches";
this.code = "UND_MOCK_ERR_MOCK_NOT_MATCHED";
}
static [Symbol.hasInstance](instance) {
return instance && instance[kMockNotMatchedError] === !0;
}
[kMockNotMatchedError] = !0;
}
module.exports = { MockNotMatchedError };
}),
84452: ((module, __unused_webpack_exports, __webpack_require__) => {
let { getResponseData, buildKey, addMockDispatch } = __webpack_require__(22042);
let { kDispatches, kDispatchKey, kDefaultHeaders, kDefaultTrailers, kContentLength, kMockDispatch } = __webpack_require__(45154);
let { InvalidArgumentError } = __webpack_require__(92344);
let { buildURL } = __webpack_require__(27375);
class MockScope {
constructor(mockDispatch) {
this[kMockDispatch] = mockDispatch;
}
delay(waitInMs) {
if (typeof waitInMs != "number" || !Number.isInteger(waitInMs) || waitInMs <= 0) throw new InvalidArgumentError("waitInMs must be a valid integer > 0");
this[kMockDispatch].delay = waitInMs;
return this;
}
persist() {
this[kMockDispatch].persist = !0;
return this;
}
times(repeatTimes) {
if (typeof repeatTimes != "number" || !Number.isInteger(repeatTimes) || repeatTimes <= 0) throw new InvalidArgumentError("repeatTimes must be a valid integer > 0");
this[kMockDispatch].times = repeatTimes;
return this;
}
}
class MockInterceptor {
constructor(opts, mockDispatches) {
if (typeof opts != "object") throw new InvalidArgumentError("opts must be an object");
if (opts.path === void 0) throw new InvalidArgumentError("opts.path must be defined");
opts.method === void 0 && (opts.method = "GET");
if (typeof opts.path == "string") {
if (opts.query) opts.path = buildURL(opts.path, opts.query);
else {
let parsedURL = new URL(opts.path, "data://");
opts.path = parsedURL.pathname + parsedURL.search;
}
}
typeof opts.method == "string" && (opts.method = opts.method.toUpperCase());
this[kDispatchKey] = buildKey(opts);
this[kDispatches] = mockDispatches;
this[kDefaultHeaders] = {};
this[kDefaultTrailers] = {};
this[kContentLength] = !1;
}
createMockScopeDispatchData({ statusCode, data, responseOptions }) {
let responseData = getResponseData(data);
let contentLength = this[kContentLength] ? { "content-length": responseData.length } : {};
return {
statusCode,
data,
headers: {
...this[kDefaultHeaders],
...contentLength,
...responseOptions.headers
},
trailers: {
...this[kDefaultTrailers],
...responseOptions.trailers
}
};
}
validateReplyParameters(replyParameters) {
if (replyParameters.statusCode === void 0) throw new InvalidArgumentError("statusCode must be defined");
if (typeof replyParameters.responseOptions != "object" || replyParameters.responseOptions === null) throw new InvalidArgumentError("responseOptions must be an object");
}
reply(replyOptionsCallbackOrStatusCode) {
if (typeof replyOptionsCallbackOrStatusCode == "function") {
let wrappedDefaultsCallback = (opts) => {
let resolvedData = replyOptionsCallbackOrStatusCode(opts);
if (typeof resolvedData != "object" || !resolvedData) throw new InvalidArgumentError("reply options callback must return an object");
let replyParameters = {
data: "",
responseOptions: {},
...resolvedData
};
this.validateReplyParameters(replyParameters);
return { ...this.createMockScopeDispatchData(replyParameters) };
};
let newMockDispatch = addMockDispatch(this[kDispatches], this[kDispatchKey], wrappedDefaultsCallback);
return new MockScope(newMockDispatch);
}
let replyParameters = {
statusCode: replyOptionsCallbackOrStatusCode,
data: arguments[1] === void 0 ? "" : arguments[1],
responseOptions: arguments[2] === void 0 ? {} : arguments[2]
};
this.validateReplyParameters(replyParameters);
let dispatchData = this.createMockScopeDispatchData(replyParameters);
let newMockDispatch = addMockDispatch(this[kDispatches], this[kDispatchKey], dispatchData);
return new MockScope(newMockDispatch);
}
replyWithError(error) {
if (error === void 0) throw new InvalidArgumentError("error must be defined");
let newMockDispatch = addMockDispatch(this[kDispatches], this[kDispatchKey], { error });
return new MockScope(newMockDispatch);
}
defaultReplyHeaders(headers) {
if (headers === void 0) throw new InvalidArgumentError("headers must be defined");
this[kDefaultHeaders] = headers;
return this;
}
defaultReplyTrailers(trailers) {
if (trailers === void 0) throw new InvalidArgumentError("trailers must be defined");
this[kDefaultTrailers] = trailers;
return this;
}
replyContentLength() {
this[kContentLength] = !0;
return this;
}
}
module.exports.MockInterceptor = MockInterceptor;
module.exports.MockScope = MockScope;
}),
45157: ((module, __unused_webpack_exports, __webpack_require__) => {
let { promisify } = __webpack_require__(57975);
let Pool = __webpack_require__(43959);
let { buildMockDispatch } = __webpack_require__(22042);
let { kDispatches, kMockAgent, kClose, kOriginalClose, kOrigin, kOriginalDispatch, kConnected } = __webpack_require__(45154);
let { MockInterceptor } = __webpack_require__(84452);
let Symbols = __webpack_require__(46130);
let { InvalidArgumentError } = __webpack_require__(92344);
class MockPool extends Pool {
constructor(origin, opts) {
super(origin, opts);
if (!opts || !opts.agent || typeof opts.agent.dispatch != "function") throw new InvalidArgumentError("Argument opts.agent must implement Agent");
this[kMockAgent] = opts.agent;
this[kOrigin] = origin;
this[kDispatches] = [];
this[kConnected] = 1;
this[kOriginalDispatch] = this.dispatch;
this[kOriginalClose] = this.close.bind(this);
this.dispatch = buildMockDispatch.call(this);
this.close = this[kClose];
}
get [Symbols.kConnected]() {
return this[kConnected];
}
intercept(opts) {
return new MockInterceptor(opts, this[kDispatches]);
}
async [kClose]() {
await promisify(this[kOriginalClose])();
this[kConnected] = 0;
this[kMockAgent][Symbols.kClients].delete(this[kOrigin]);
}
}
module.exports = MockPool;
}),
45154: ((module) => {
module.exports = {
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
22042: ((module, __unused_webpack_exports, __webpack_require__) => {
let { MockNotMatchedError } = __webpack_require__(18024);
let { kDispatches, kMockAgent, kOriginalDispatch, kOrigin, kGetNetConnect } = __webpack_require__(45154);
let { buildURL } = __webpack_require__(27375);
let { STATUS_CODES } = __webpack_require__(37067);
let { types: { isPromise } } = __webpack_require__(57975);
function matchValue(match, value) {
if (typeof match == "string") return match === value;
if (match instanceof RegExp) return match.test(value);
if (typeof match == "function") return match(value) === !0;
return !1;
}
function lowerCaseEntries(headers) {
return Object.fromEntries(Object.entries(headers).map(([headerName, headerValue]) => [headerName.toLocaleLowerCase(), headerValue]));
}
function getHeaderByName(headers, key) {
if (Array.isArray(headers)) {
for (let i = 0; i < headers.length; i += 2) if (headers[i].toLocaleLowerCase() === key.toLocaleLowerCase()) return headers[i + 1];
return;
} else if (typeof headers.get == "function") return headers.get(key);
else return lowerCaseEntries(headers)[key.toLocaleLowerCase()];
}
function buildHeadersFromArray(headers) {
let clone = headers.slice();
let entries = [];
for (let index = 0; index < clone.length; index += 2) entries.push([clone[index], clone[index + 1]]);
return Object.fromEntries(entries);
}
function matchHeaders(mockDispatch, headers) {
if (typeof mockDispatch.headers == "function") {
Array.isArray(headers) && (headers = buildHeadersFromArray(headers));
return mockDispatch.headers(headers ? lowerCaseEntries(headers) : {});
}
if (mockDispatch.headers === void 0) return !0;
if (typeof headers != "object" || typeof mockDispatch.headers != "object") return !1;
for (let [matchHeaderName, matchHeaderValue] of Object.entries(mockDispatch.headers)) if (!matchValue(matchHeaderValue, getHeaderByName(headers, matchHeaderName))) return !1;
return !0;
}
function safeUrl(path) {
if (typeof path != "string") return path;
let pathSegments = path.split("?");
if (pathSegments.length !== 2) return path;
let qp = new URLSearchParams(pathSegments.pop());
qp.sort();
return [...pathSegments, qp.toString()].join("?");
}
function matchKey(mockDispatch, { path, method, body, headers }) {
let pathMatch = matchValue(mockDispatch.path, path);
let methodMatch = matchValue(mockDispatch.method, method);
let bodyMatch = mockDispatch.body === void 0 || matchValue(mockDispatch.body, body);
let headersMatch = matchHeaders(mockDispatch, headers);
return pathMatch && methodMatch && bodyMatch && headersMatch;
}
function getResponseData(data) {
if (Buffer.isBuffer(data)) return data;
else if (data instanceof Uint8Array) return data;
else if (data instanceof ArrayBuffer) return data;
else if (typeof data == "object") return JSON.stringify(data);
else return data.toString();
}
function getMockDispatch(mockDispatches, key) {
let basePath = key.query ? buildURL(key.path, key.query) : key.path;
let resolvedPath = typeof basePath == "string" ? safeUrl(basePath) : basePath;
let matchedMockDispatches = mockDispatches.filter(({ consumed }) => !consumed).filter(({ path }) => matchValue(safeUrl(path), resolvedPath));
if (matchedMockDispatches.length === 0) throw new MockNotMatchedError(`Mock dispatch not matched for path '${resolvedPath}'`);
matchedMockDispatches = matchedMockDispatches.filter(({ method }) => matchValue(method, key.method));
if (matchedMockDispatches.length === 0) throw new MockNotMatchedError(`Mock dispatch not matched for method '${key.method}' on path '${resolvedPath}'`);
matchedMockDispatches = matchedMockDispatches.filter(({ body }) => body === void 0 || matchValue(body, key.body));
if (matchedMockDispatches.length === 0) throw new MockNotMatchedError(`Mock dispatch not matched for body '${key.body}' on path '${resolvedPath}'`);
matchedMockDispatches = matchedMockDispatches.filter((mockDispatch) => matchHeaders(mockDispatch, key.headers));
if (matchedMockDispatches.length === 0) {
let headers = typeof key.headers == "object" ? JSON.stringify(key.headers) : key.headers;
throw new MockNotMatchedError(`Mock dispatch not matched for headers '${headers}' on path '${resolvedPath}'`);
}
return matchedMockDispatches[0];
}
function addMockDispatch(mockDispatches, key, data) {
let baseData = {
timesInvoked: 0,
times: 1,
persist: !1,
consumed: !1
};
let replyData = typeof data == "function" ? { callback: data } : { ...data };
let newMockDispatch = {
...baseData,
...key,
pending: !0,
data: {
error: null,
...replyData
}
};
mockDispatches.push(newMockDispatch);
return newMockDispatch;
}
function deleteMockDispatch(mockDispatches, key) {
let index = mockDispatches.findIndex((dispatch) => {
if (!dispatch.consumed) return !1;
return matchKey(dispatch, key);
});
index !== -1 && mockDispatches.splice(index, 1);
}
function buildKey(opts) {
let { path, method, body, headers, query } = opts;
return {
path,
method,
body,
headers,
query
};
}
function generateKeyValues(data) {
let keys = Object.keys(data);
let result = [];
for (let i = 0; i < keys.length; ++i) {
let key = keys[i];
let value = data[key];
let name = Buffer.from(`${key}`);
if (Array.isArray(value)) for (let j = 0; j < value.length; ++j) result.push(name, Buffer.from(`${value[j]}`));
else result.push(name, Buffer.from(`${value}`));
}
return result;
}
function getStatusText(statusCode) {
return STATUS_CODES[statusCode] || "unknown";
}
async function getResponse(body) {
let buffers = [];
for await (let data of body) buffers.push(data);
return Buffer.concat(buffers).toString("utf8");
}
function mockDispatch(opts, handler) {
let key = buildKey(opts);
let mockDispatch = getMockDispatch(this[kDispatches], key);
mockDispatch.timesInvoked++;
mockDispatch.data.callback && (mockDispatch.data = {
...mockDispatch.data,
...mockDispatch.data.callback(opts)
});
let { data: { statusCode, data, headers, trailers, error }, delay, persist } = mockDispatch;
let { timesInvoked, times } = mockDispatch;
mockDispatch.consumed = !persist && timesInvoked >= times;
mockDispatch.pending = timesInvoked < times;
if (error !== null) {
deleteMockDispatch(this[kDispatches], key);
handler.onError(error);
return !0;
}
typeof delay == "number" && delay > 0 ? setTimeout(() => {
handleReply(this[kDispatches]);
}, delay) : handleReply(this[kDispatches]);
function handleReply(mockDispatches, _data = data) {
let optsHeaders = Array.isArray(opts.headers) ? buildHeadersFromArray(opts.headers) : opts.headers;
let body = typeof _data == "function" ? _data({
...opts,
headers: optsHeaders
}) : _data;
if (isPromise(body)) {
body.then((newData) => handleReply(mockDispatches, newData));
return;
}
let responseData = getResponseData(body);
let responseHeaders = generateKeyValues(headers);
let responseTrailers = generateKeyValues(trailers);
handler.onConnect?.((err) => handler.onError(err), null);
handler.onHeaders?.(statusCode, responseHeaders, resume, getStatusText(statusCode));
handler.onData?.(Buffer.from(responseData));
handler.onComplete?.(responseTrailers);
deleteMockDispatch(mockDispatches, key);
}
function resume() {}
return !0;
}
function buildMockDispatch() {
let agent = this[kMockAgent];
let origin = this[kOrigin];
let originalDispatch = this[kOriginalDispatch];
return function dispatch(opts, handler) {
if (agent.isMockActive) try {
mockDispatch.call(this, opts, handler);
} catch (error) {
if (error instanceof MockNotMatchedError) {
let netConnect = agent[kGetNetConnect]();
if (netConnect === !1) throw new MockNotMatchedError(`${error.message}: subsequent request to origin ${origin} was not allowed (net.connect disabled)`);
if (checkNetConnect(netConnect, origin)) originalDispatch.call(this, opts, handler);
else throw new MockNotMatchedError(`${error.message}: subsequent request to origin ${origin} was not allowed (net.connect is not enabled for this origin)`);
} else throw error;
}
else originalDispatch.call(this, opts, handler);
};
}
function checkNetConnect(netConnect, origin) {
let url = new URL(origin);
if (netConnect === !0) return !0;
else if (Array.isArray(netConnect) && netConnect.some((matcher) => matchValue(matcher, url.host))) return !0;
return !1;
}
function buildMockOptions(opts) {
if (opts) {
let { agent, ...mockOptions } = opts;
return mockOptions;
}
}
module.exports = {
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
26573: ((module, __unused_webpack_exports, __webpack_require__) => {
let { Transform } = __webpack_require__(57075);
let { Console } = __webpack_require__(37540);
let PERSISTENT = process.versions.icu ? "✅" : "Y ";
let NOT_PERSISTENT = process.versions.icu ? "❌" : "N ";
module.exports = class PendingInterceptorsFormatter {
constructor({ disableColors } = {}) {
this.transform = new Transform({ transform(chunk, _enc, cb) {
cb(null, chunk);
} });
this.logger = new Console({
stdout: this.transform,
inspectOptions: { colors: !disableColors && !process.env.CI }
});
}
format(pendingInterceptors) {
let withPrettyHeaders = pendingInterceptors.map(({ method, path, data: { statusCode }, persist, times, timesInvoked, origin }) => ({
Method: method,
Origin: origin,
Path: path,
"Status code": statusCode,
Persistent: persist ? PERSISTENT : NOT_PERSISTENT,
Invocations: timesInvoked,
Remaining: persist ? Infinity : times - timesInvoked
}));
this.logger.table(withPrettyHeaders);
return this.transform.read().toString();
}
};
}),
14638: ((module) => {
let singulars = {
pronoun: "it",
is: "is",
was: "was",
this: "this"
};
let plurals = {
pronoun: "they",
is: "are",
was: "were",
this: "these"
};
module.exports = class Pluralizer {
constructor(singular, plural) {
this.singular = singular;
this.plural = plural;
}
pluralize(count) {
let one = count === 1;
let keys = one ? singulars : plurals;
let noun = one ? this.singular : this.plural;
return {
...keys,
count,
noun
};
}
};
}),
37256: ((module) => {
let fastNow = 0;
let RESOLUTION_MS = 1e3;
let fastNowTimeout;
let kFastTimer = Symbol("kFastTimer");
let fastTimers = [];
function onTick() {
fastNow += 499;
let idx = 0;
let len = fastTimers.length;
for (; idx < len;) {
let timer = fastTimers[idx];
if (timer._state === 0) {
timer._idleStart = fastNow - 499;
timer._state = 1;
} else if (timer._state === 1 && fastNow >= timer._idleStart + timer._idleTimeout) {
timer._state = -1;
timer._idleStart = -1;
timer._onTimeout(timer._timerArg);
}
if (timer._state === -1) {
timer._state = -2;
--len !== 0 && (fastTimers[idx] = fastTimers[len]);
} else ++idx;
}
fastTimers.length = len;
fastTimers.length !== 0 && refreshTimeout();
}
function refreshTimeout() {
if (fastNowTimeout) fastNowTimeout.refresh();
else {
clearTimeout(fastNowTimeout);
fastNowTimeout = setTimeout(onTick, 499);
fastNowTimeout.unref && fastNowTimeout.unref();
}
}
class FastTimer {
[kFastTimer] = !0;
_state = -2;
_idleTimeout = -1;
_idleStart = -1;
_onTimeout;
_timerArg;
constructor(callback, delay, arg) {
this._onTimeout = callback;
this._idleTimeout = delay;
this._timerArg = arg;
this.refresh();
}
refresh() {
this._state === -2 && fastTimers.push(this);
fastNowTimeout && fastTimers.length !== 1 || refreshTimeout();
this._state = 0;
}
clear() {
this._state = -1;
this._idleStart = -1;
}
}
module.exports = {
setTimeout(callback, delay, arg) {
return delay <= RESOLUTION_MS ? setTimeout(callback, delay, arg) : new FastTimer(callback, delay, arg);
},
clearTimeout(timeout) {
timeout[kFastTimer] ? timeout.clear() : clearTimeout(timeout);
},
setFastTimeout(callback, delay, arg) {
return new FastTimer(callback, delay, arg);
},
clearFastTimeout(timeout) {
timeout.clear();
},
now() {
return fastNow;
},
tick(delay = 0) {
fastNow += delay - RESOLUTION_MS + 1;
onTick();
onTick();
},
reset() {
fastNow = 0;
fastTimers.length = 0;
clearTimeout(fastNowTimeout);
fastNowTimeout = null;
},
kFastTimer
};
}),
62185: ((module, __unused_webpack_exports, __webpack_require__) => {
let { kConstruct } = __webpack_require__(33202);
let { urlEquals, getFieldValues } = __webpack_require__(54159);
let { kEnumerableProperty, isDisturbed } = __webpack_require__(27375);
let { webidl } = __webpack_require__(30220);
let { Response, cloneResponse, fromInnerResponse } = __webpack_require__(56678);
let { Request, fromInnerRequest } = __webpack_require__(27412);
let { kState } = __webpack_require__(91944);
let { fetching } = __webpack_require__(18033);
let { urlIsHttpHttpsScheme, createDeferredPromise, readAllBytes } = __webpack_require__(77241);
let assert = __webpack_require__(34589);
class Cache {
#relevantRequestResponseList;
constructor() {
arguments[0] !== kConstruct && webidl.illegalConstructor();
webidl.util.markAsUncloneable(this);
this.#relevantRequestResponseList = arguments[1];
}
async match(request, options = {}) {
webidl.brandCheck(this, Cache);
let prefix = "Cache.match";
webidl.argumentLengthCheck(arguments, 1, prefix);
request = webidl.converters.RequestInfo(request, prefix, "request");
options = webidl.converters.CacheQueryOptions(options, prefix, "options");
let p = this.#internalMatchAll(request, options, 1);
if (p.length === 0) return;
return p[0];
}
async matchAll(request = void 0, options = {}) {
webidl.brandCheck(this, Cache);
let prefix = "Cache.matchAll";
request !== void 0 && (request = webidl.converters.RequestInfo(request, prefix, "request"));
options = webidl.converters.CacheQueryOptions(options, prefix, "options");
return this.#internalMatchAll(request, options);
}
async add(request) {
webidl.brandCheck(this, Cache);
let prefix = "Cache.add";
webidl.argumentLengthCheck(arguments, 1, prefix);
request = webidl.converters.RequestInfo(request, prefix, "request");
let requests = [request];
return await this.addAll(requests);
}
async addAll(requests) {
webidl.brandCheck(this, Cache);
let prefix = "Cache.addAll";
webidl.argumentLengthCheck(arguments, 1, prefix);
let responsePromises = [];
let requestList = [];
for (let request of requests) {
if (request === void 0) throw webidl.errors.conversionFailed({
prefix,
argument: "Argument 1",
types: ["undefined is not allowed"]
});
request = webidl.converters.RequestInfo(request);
if (typeof request == "string") continue;
let r = request[kState];
if (!urlIsHttpHttpsScheme(r.url) || r.method !== "GET") throw webidl.errors.exception({
header: prefix,
message: "Expected http/s scheme when method is not GET."
});
}
let fetchControllers = [];
for (let request of requests) {
let r = new Request(request)[kState];
if (!urlIsHttpHttpsScheme(r.url)) throw webidl.errors.exception({
header: prefix,
message: "Expected http/s scheme."
});
r.initiator = "fetch";
r.destination = "subresource";
requestList.push(r);
let responsePromise = createDeferredPromise();
fetchControllers.push(fetching({
request: r,
processResponse(response) {
if (response.type === "error" || response.status === 206 || response.status < 200 || response.status > 299) responsePromise.reject(webidl.errors.exception({
header: "Cache.addAll",
message: "Received an invalid status code or the request failed."
}));
else if (response.headersList.contains("vary")) {
let fieldValues = getFieldValues(response.headersList.get("vary"));
for (let fieldValue of fieldValues) if (fieldValue === "*") {
responsePromise.reject(webidl.errors.exception({
header: "Cache.addAll",
message: "invalid vary field value"
}));
for (let controller of fetchControllers) controller.abort();
return;
}
}
},
processResponseEndOfBody(response) {
if (response.aborted) {
responsePromise.reject(new DOMException("aborted", "AbortError"));
return;
}
responsePromise.resolve(response);
}
}));
responsePromises.push(responsePromise.promise);
}
let responses = await Promise.all(responsePromises);
let operations = [];
let index = 0;
for (let response of responses) {
let operation = {
type: "put",
request: requestList[index],
response
};
operations.push(operation);
index++;
}
let cacheJobPromise = createDeferredPromise();
let errorData = null;
try {
this.#batchCacheOperations(operations);
} catch (e) {
errorData = e;
}
queueMicrotask(() => {
errorData === null ? cacheJobPromise.resolve(void 0) : cacheJobPromise.reject(errorData);
});
return cacheJobPromise.promise;
}
async put(request, response) {
webidl.brandCheck(this, Cache);
let prefix = "Cache.put";
webidl.argumentLengthCheck(arguments, 2, prefix);
request = webidl.converters.RequestInfo(request, prefix, "request");
response = webidl.converters.Response(response, prefix, "response");
let innerRequest = null;
innerRequest = request instanceof Request ? request[kState] : new Request(request)[kState];
if (!urlIsHttpHttpsScheme(innerRequest.url) || innerRequest.method !== "GET") throw webidl.errors.exception({
header: prefix,
message: "Expected an http/s scheme when method is not GET"
});
let innerResponse = response[kState];
if (innerResponse.status === 206) throw webidl.errors.exception({
header: prefix,
message: "Got 206 status"
});
if (innerResponse.headersList.contains("vary")) {
let fieldValues = getFieldValues(innerResponse.headersList.get("vary"));
for (let fieldValue of fieldValues) if (fieldValue === "*") throw webidl.errors.exception({
header: prefix,
message: "Got * vary field value"
});
}
if (innerResponse.body && (isDisturbed(innerResponse.body.stream) || innerResponse.body.stream.locked)) throw webidl.errors.exception({
header: prefix,
message: "Response body is locked or disturbed"
});
let clonedResponse = cloneResponse(innerResponse);
let bodyReadPromise = createDeferredPromise();
if (innerResponse.body != null) {
let reader = innerResponse.body.stream.getReader();
readAllBytes(reader).then(bodyReadPromise.resolve, bodyReadPromise.reject);
} else bodyReadPromise.resolve(void 0);
let operations = [];
let operation = {
type: "put",
request: innerRequest,
response: clonedResponse
};
operations.push(operation);
let bytes = await bodyReadPromise.promise;
clonedResponse.body != null && (clonedResponse.body.source = bytes);
let cacheJobPromise = createDeferredPromise();
let errorData = null;
try {
this.#batchCacheOperations(operations);
} catch (e) {
errorData = e;
}
queueMicrotask(() => {
errorData === null ? cacheJobPromise.resolve() : cacheJobPromise.reject(errorData);
});
return cacheJobPromise.promise;
}
async delete(request, options = {}) {
webidl.brandCheck(this, Cache);
let prefix = "Cache.delete";
webidl.argumentLengthCheck(arguments, 1, prefix);
request = webidl.converters.RequestInfo(request, prefix, "request");
options = webidl.converters.CacheQueryOptions(options, prefix, "options");
let r = null;
if (request instanceof Request) {
r = request[kState];
if (r.method !== "GET" && !options.ignoreMethod) return !1;
} else {
assert(typeof request == "string");
r = new Request(request)[kState];
}
let operations = [];
let operation = {
type: "delete",
request: r,
options
};
operations.push(operation);
let cacheJobPromise = createDeferredPromise();
let errorData = null;
let requestResponses;
try {
requestResponses = this.#batchCacheOperations(operations);
} catch (e) {
errorData = e;
}
queueMicrotask(() => {
errorData === null ? cacheJobPromise.resolve(!!requestResponses?.length) : cacheJobPromise.reject(errorData);
});
return cacheJobPromise.promise;
}
async keys(request = void 0, options = {}) {
webidl.brandCheck(this, Cache);
let prefix = "Cache.keys";
request !== void 0 && (request = webidl.converters.RequestInfo(request, prefix, "request"));
options = webidl.converters.CacheQueryOptions(options, prefix, "options");
let r = null;
if (request !== void 0) {
if (request instanceof Request) {
r = request[kState];
if (r.method !== "GET" && !options.ignoreMethod) return [];
} else typeof request == "string" && (r = new Request(request)[kState]);
}
let promise = createDeferredPromise();
let requests = [];
if (request === void 0) for (let requestResponse of this.#relevantRequestResponseList) requests.push(requestResponse[0]);
else {
let requestResponses = this.#queryCache(r, options);
for (let requestResponse of requestResponses) requests.push(requestResponse[0]);
}
queueMicrotask(() => {
let requestList = [];
for (let request of requests) {
let requestObject = fromInnerRequest(request, new AbortController().signal, "immutable");
requestList.push(requestObject);
}
promise.resolve(Object.freeze(requestList));
});
return promise.promise;
}
#batchCacheOperations(operations) {
let cache = this.#relevantRequestResponseList;
let backupCache = [...cache];
let addedItems = [];
let resultList = [];
try {
for (let operation of operations) {
if (operation.type !== "delete" && operation.type !== "put") throw webidl.errors.exception({
header: "Cache.#batchCacheOperations",
message: "operation type does not match \"delete\" or \"put\""
});
if (operation.type === "delete" && operation.response != null) throw webidl.errors.exception({
header: "Cache.#batchCacheOperations",
message: "delete operation should not have an associated response"
});
if (this.#queryCache(operation.request, operation.options, addedItems).length) throw new DOMException("???", "InvalidStateError");
let requestResponses;
if (operation.type === "delete") {
requestResponses = this.#queryCache(operation.request, operation.options);
if (requestResponses.length === 0) return [];
for (let requestResponse of requestResponses) {
let idx = cache.indexOf(requestResponse);
assert(idx !== -1);
cache.splice(idx, 1);
}
} else if (operation.type === "put") {
if (operation.response == null) throw webidl.errors.exception({
header: "Cache.#batchCacheOperations",
message: "put operation should have an associated response"
});
let r = operation.request;
if (!urlIsHttpHttpsScheme(r.url)) throw webidl.errors.exception({
header: "Cache.#batchCacheOperations",
message: "expected http or https scheme"
});
if (r.method !== "GET") throw webidl.errors.exception({
header: "Cache.#batchCacheOperations",
message: "not get method"
});
if (operation.options != null) throw webidl.errors.exception({
header: "Cache.#batchCacheOperations",
message: "options must not be defined"
});
requestResponses = this.#queryCache(operation.request);
for (let requestResponse of requestResponses) {
let idx = cache.indexOf(requestResponse);
assert(idx !== -1);
cache.splice(idx, 1);
}
cache.push([operation.request, operation.response]);
addedItems.push([operation.request, operation.response]);
}
resultList.push([operation.request, operation.response]);
}
return resultList;
} catch (e) {
this.#relevantRequestResponseList.length = 0;
this.#relevantRequestResponseList = backupCache;
throw e;
}
}
#queryCache(requestQuery, options, targetStorage) {
let resultList = [];
let storage = targetStorage ?? this.#relevantRequestResponseList;
for (let requestResponse of storage) {
let [cachedRequest, cachedResponse] = requestResponse;
this.#requestMatchesCachedItem(requestQuery, cachedRequest, cachedResponse, options) && resultList.push(requestResponse);
}
return resultList;
}
#requestMatchesCachedItem(requestQuery, request, response = null, options) {
let queryURL = new URL(requestQuery.url);
let cachedURL = new URL(request.url);
if (options?.ignoreSearch) {
cachedURL.search = "";
queryURL.search = "";
}
if (!urlEquals(queryURL, cachedURL, !0)) return !1;
if (response == null || options?.ignoreVary || !response.headersList.contains("vary")) return !0;
let fieldValues = getFieldValues(response.headersList.get("vary"));
for (let fieldValue of fieldValues) {
if (fieldValue === "*") return !1;
if (request.headersList.get(fieldValue) !== requestQuery.headersList.get(fieldValue)) return !1;
}
return !0;
}
#internalMatchAll(request, options, maxResponses = Infinity) {
let r = null;
if (request !== void 0) {
if (request instanceof Request) {
r = request[kState];
if (r.method !== "GET" && !options.ignoreMethod) return [];
} else typeof request == "string" && (r = new Request(request)[kState]);
}
let responses = [];
if (request === void 0) for (let requestResponse of this.#relevantRequestResponseList) responses.push(requestResponse[1]);
else {
let requestResponses = this.#queryCache(r, options);
for (let requestResponse of requestResponses) responses.push(requestResponse[1]);
}
let responseList = [];
for (let response of responses) {
let responseObject = fromInnerResponse(response, "immutable");
responseList.push(responseObject.clone());
if (responseList.length >= maxResponses) break;
}
return Object.freeze(responseList);
}
}
Object.defineProperties(Cache.prototype, {
[Symbol.toStringTag]: {
value: "Cache",
configurable: !0
},
match: kEnumerableProperty,
matchAll: kEnumerableProperty,
add: kEnumerableProperty,
addAll: kEnumerableProperty,
put: kEnumerableProperty,
delete: kEnumerableProperty,
keys: kEnumerableProperty
});
let cacheQueryOptionConverters = [
{
key: "ignoreSearch",
converter: webidl.converters.boolean,
defaultValue: () => !1
},
{
key: "ignoreMethod",
converter: webidl.converters.boolean,
defaultValue: () => !1
},
{
key: "ignoreVary",
converter: webidl.converters.boolean,
defaultValue: () => !1
}
];
webidl.converters.CacheQueryOptions = webidl.dictionaryConverter(cacheQueryOptionConverters);
webidl.converters.MultiCacheQueryOptions = webidl.dictionaryConverter([...cacheQueryOptionConverters, {
key: "cacheName",
converter: webidl.converters.DOMString
}]);
webidl.converters.Response = webidl.interfaceConverter(Response);
webidl.converters["sequence<RequestInfo>"] = webidl.sequenceConverter(webidl.converters.RequestInfo);
module.exports = { Cache };
}),
93832: ((module, __unused_webpack_exports, __webpack_require__) => {
let { kConstruct } = __webpack_require__(33202);
let { Cache } = __webpack_require__(62185);
let { webidl } = __webpack_require__(30220);
let { kEnumerableProperty } = __webpack_require__(27375);
class CacheStorage {
#caches = new Map();
constructor() {
arguments[0] !== kConstruct && webidl.illegalConstructor();
webidl.util.markAsUncloneable(this);
}
async match(request, options = {}) {
webidl.brandCheck(this, CacheStorage);
webidl.argumentLengthCheck(arguments, 1, "CacheStorage.match");
request = webidl.converters.RequestInfo(request);
options = webidl.converters.MultiCacheQueryOptions(options);
if (options.cacheName != null) {
if (this.#caches.has(options.cacheName)) {
let cacheList = this.#caches.get(options.cacheName);
return await new Cache(kConstruct, cacheList).match(request, options);
}
} else for (let cacheList of this.#caches.values()) {
let response = await new Cache(kConstruct, cacheList).match(request, options);
if (response !== void 0) return response;
}
}
async has(cacheName) {
webidl.brandCheck(this, CacheStorage);
let prefix = "CacheStorage.has";
webidl.argumentLengthCheck(arguments, 1, prefix);
cacheName = webidl.converters.DOMString(cacheName, prefix, "cacheName");
return this.#caches.has(cacheName);
}
async open(cacheName) {
webidl.brandCheck(this, CacheStorage);
let prefix = "CacheStorage.open";
webidl.argumentLengthCheck(arguments, 1, prefix);
cacheName = webidl.converters.DOMString(cacheName, prefix, "cacheName");
if (this.#caches.has(cacheName)) {
let cache = this.#caches.get(cacheName);
return new Cache(kConstruct, cache);
}
let cache = [];
this.#caches.set(cacheName, cache);
return new Cache(kConstruct, cache);
}
async delete(cacheName) {
webidl.brandCheck(this, CacheStorage);
let prefix = "CacheStorage.delete";
webidl.argumentLengthCheck(arguments, 1, prefix);
cacheName = webidl.converters.DOMString(cacheName, prefix, "cacheName");
return this.#caches.delete(cacheName);
}
async keys() {
webidl.brandCheck(this, CacheStorage);
return [...this.#caches.keys()];
}
}
Object.defineProperties(CacheStorage.prototype, {
[Symbol.toStringTag]: {
value: "CacheStorage",
configurable: !0
},
match: kEnumerableProperty,
has: kEnumerableProperty,
open: kEnumerableProperty,
delete: kEnumerableProperty,
keys: kEnumerableProperty
});
module.exports = { CacheStorage };
}),
33202: ((module, __unused_webpack_exports, __webpack_require__) => {
module.exports = { kConstruct: __webpack_require__(46130).kConstruct };
}),
54159: ((module, __unused_webpack_exports, __webpack_require__) => {
let assert = __webpack_require__(34589);
let { URLSerializer } = __webpack_require__(82121);
let { isValidHeaderName } = __webpack_require__(77241);
function urlEquals(A, B, excludeFragment = !1) {
return URLSerializer(A, excludeFragment) === URLSerializer(B, excludeFragment);
}
function getFieldValues(header) {
assert(header !== null);
let values = [];
for (let value of header.split(",")) {
value = value.trim();
isValidHeaderName(value) && values.push(value);
}
return values;
}
module.exports = {
urlEquals,
getFieldValues
};
}),
63819: ((module) => {
module.exports = {
maxAttributeValueSize: 1024,
maxNameValuePairSize: 4096
};
}),
2778: ((module, __unused_webpack_exports, __webpack_require__) => {
let { parseSetCookie } = __webpack_require__(68745);
let { stringify } = __webpack_require__(39556);
let { webidl } = __webpack_require__(30220);
let { Headers } = __webpack_require__(31271);
function getCookies(headers) {
webidl.argumentLengthCheck(arguments, 1, "getCookies");
webidl.brandCheck(headers, Headers, { strict: !1 });
let cookie = headers.get("cookie");
let out = {};
if (!cookie) return out;
for (let piece of cookie.split(";")) {
let [name, ...value] = piece.split("=");
out[name.trim()] = value.join("=");
}
return out;
}
function deleteCookie(headers, name, attributes) {
webidl.brandCheck(headers, Headers, { strict: !1 });
let prefix = "deleteCookie";
webidl.argumentLengthCheck(arguments, 2, prefix);
name = webidl.converters.DOMString(name, prefix, "name");
attributes = webidl.converters.DeleteCookieAttributes(attributes);
setCookie(headers, {
name,
value: "",
expires: new Date(0),
...attributes
});
}
function getSetCookies(headers) {
webidl.argumentLengthCheck(arguments, 1, "getSetCookies");
webidl.brandCheck(headers, Headers, { strict: !1 });
let cookies = headers.getSetCookie();
if (!cookies) return [];
return cookies.map((pair) => parseSetCookie(pair));
}
function setCookie(headers, cookie) {
webidl.argumentLengthCheck(arguments, 2, "setCookie");
webidl.brandCheck(headers, Headers, { strict: !1 });
cookie = webidl.converters.Cookie(cookie);
let str = stringify(cookie);
str && headers.append("Set-Cookie", str);
}
webidl.converters.DeleteCookieAttributes = webidl.dictionaryConverter([{
converter: webidl.nullableConverter(webidl.converters.DOMString),
key: "path",
defaultValue: () => null
}, {
converter: webidl.nullableConverter(webidl.converters.DOMString),
key: "domain",
defaultValue: () => null
}]);
webidl.converters.Cookie = webidl.dictionaryConverter([
{
converter: webidl.converters.DOMString,
key: "name"
},
{
converter: webidl.converters.DOMString,
key: "value"
},
{
converter: webidl.nullableConverter((value) => {
if (typeof value == "number") return webidl.converters["unsigned long long"](value);
return new Date(value);
}),
key: "expires",
defaultValue: () => null
},
{
converter: webidl.nullableConverter(webidl.converters["long long"]),
key: "maxAge",
defaultValue: () => null
},
{
converter: webidl.nullableConverter(webidl.converters.DOMString),
key: "domain",
defaultValue: () => null
},
{
converter: webidl.nullableConverter(webidl.converters.DOMString),
key: "path",
defaultValue: () => null
},
{
converter: webidl.nullableConverter(webidl.converters.boolean),
key: "secure",
defaultValue: () => null
},
{
converter: webidl.nullableConverter(webidl.converters.boolean),
key: "httpOnly",
defaultValue: () => null
},
{
converter: webidl.converters.USVString,
key: "sameSite",
allowedValues: [
"Strict",
"Lax",
"None"
]
},
{
converter: webidl.sequenceConverter(webidl.converters.DOMString),
key: "unparsed",
defaultValue: () => []
}
]);
module.exports = {
getCookies,
deleteCookie,
getSetCookies,
setCookie
};
}),
68745: ((module, __unused_webpack_exports, __webpack_require__) => {
let { maxNameValuePairSize, maxAttributeValueSize } = __webpack_require__(63819);
let { isCTLExcludingHtab } = __webpack_require__(39556);
let { collectASequenceOfCodePointsFast } = __webpack_require__(82121);
let assert = __webpack_require__(34589);
function parseSetCookie(header) {
if (isCTLExcludingHtab(header)) return null;
let nameValuePair = "";
let unparsedAttributes = "";
let name = "";
let value = "";
if (header.includes(";")) {
let position = { position: 0 };
nameValuePair = collectASequenceOfCodePointsFast(";", header, position);
unparsedAttributes = header.slice(position.position);
} else nameValuePair = header;
if (!nameValuePair.includes("=")) value = nameValuePair;
else {
let position = { position: 0 };
name = collectASequenceOfCodePointsFast("=", nameValuePair, position);
value = nameValuePair.slice(position.position + 1);
}
name = name.trim();
value = value.trim();
if (name.length + value.length > maxNameValuePairSize) return null;
return {
name,
value,
...parseUnparsedAttributes(unparsedAttributes)
};
}
function parseUnparsedAttributes(unparsedAttributes, cookieAttributeList = {}) {
if (unparsedAttributes.length === 0) return cookieAttributeList;
assert(unparsedAttributes[0] === ";");
unparsedAttributes = unparsedAttributes.slice(1);
let cookieAv = "";
if (unparsedAttributes.includes(";")) {
cookieAv = collectASequenceOfCodePointsFast(";", unparsedAttributes, { position: 0 });
unparsedAttributes = unparsedAttributes.slice(cookieAv.length);
} else {
cookieAv = unparsedAttributes;
unparsedAttributes = "";
}
let attributeName = "";
let attributeValue = "";
if (cookieAv.includes("=")) {
let position = { position: 0 };
attributeName = collectASequenceOfCodePointsFast("=", cookieAv, position);
attributeValue = cookieAv.slice(position.position + 1);
} else attributeName = cookieAv;
attributeName = attributeName.trim();
attributeValue = attributeValue.trim();
if (attributeValue.length > maxAttributeValueSize) return parseUnparsedAttributes(unparsedAttributes, cookieAttributeList);
let attributeNameLowercase = attributeName.toLowerCase();
if (attributeNameLowercase === "expires") cookieAttributeList.expires = new Date(attributeValue);
else if (attributeNameLowercase === "max-age") {
let charCode = attributeValue.charCodeAt(0);
if ((charCode < 48 || charCode > 57) && attributeValue[0] !== "-") return parseUnparsedAttributes(unparsedAttributes, cookieAttributeList);
if (!/^\d+$/.test(attributeValue)) return parseUnparsedAttributes(unparsedAttributes, cookieAttributeList);
cookieAttributeList.maxAge = Number(attributeValue);
} else if (attributeNameLowercase === "domain") {
let cookieDomain = attributeValue;
cookieDomain[0] === "." && (cookieDomain = cookieDomain.slice(1));
cookieDomain = cookieDomain.toLowerCase();
cookieAttributeList.domain = cookieDomain;
} else if (attributeNameLowercase === "path") {
let cookiePath = "";
cookiePath = attributeValue.length === 0 || attributeValue[0] !== "/" ? "/" : attributeValue;
cookieAttributeList.path = cookiePath;
} else if (attributeNameLowercase === "secure") cookieAttributeList.secure = !0;
else if (attributeNameLowercase === "httponly") cookieAttributeList.httpOnly = !0;
else if (attributeNameLowercase === "samesite") {
let attributeValueLowercase = attributeValue.toLowerCase();
attributeValueLowercase === "none" ? cookieAttributeList.sameSite = "None" : attributeValueLowercase === "strict" ? cookieAttributeList.sameSite = "Strict" : attributeValueLowercase === "lax" && (cookieAttributeList.sameSite = "Lax");
} else {
cookieAttributeList.unparsed ??= [];
cookieAttributeList.unparsed.push(`${attributeName}=${attributeValue}`);
}
return parseUnparsedAttributes(unparsedAttributes, cookieAttributeList);
}
module.exports = {
parseSetCookie,
parseUnparsedAttributes
};
}),
39556: ((module) => {
function isCTLExcludingHtab(value) {
for (let i = 0; i < value.length; ++i) {
let code = value.charCodeAt(i);
if (code >= 0 && code <= 8 || code >= 10 && code <= 31 || code === 127) return !0;
}
return !1;
}
function validateCookieName(name) {
for (let i = 0; i < name.length; ++i) {
let code = name.charCodeAt(i);
if (code < 33 || code > 126 || code === 34 || code === 40 || code === 41 || code === 60 || code === 62 || code === 64 || code === 44 || code === 59 || code === 58 || code === 92 || code === 47 || code === 91 || code === 93 || code === 63 || code === 61 || code === 123 || code === 125) throw Error("Invalid cookie name");
}
}
function validateCookieValue(value) {
let len = value.length;
let i = 0;
if (value[0] === "\"") {
if (len === 1 || value[len - 1] !== "\"") throw Error("Invalid cookie value");
--len;
++i;
}
for (; i < len;) {
let code = value.charCodeAt(i++);
if (code < 33 || code > 126 || code === 34 || code === 44 || code === 59 || code === 92) throw Error("Invalid cookie value");
}
}
function validateCookiePath(path) {
for (let i = 0; i < path.length; ++i) {
let code = path.charCodeAt(i);
if (code < 32 || code > 126 || code === 59) throw Error("Invalid cookie path");
}
}
function isLetterOrDigit(code) {
return code >= 48 && code <= 57 || code >= 65 && code <= 90 || code >= 97 && code <= 122;
}
function validateCookieDomain(domain) {
if (domain === " ") return;
if (domain.length > 255) throw Error("Invalid cookie domain");
let labelLength = 0;
for (let i = 0; i < domain.length; ++i) {
let code = domain.charCodeAt(i);
if (code === 46) {
if (labelLength === 0) throw Error("Invalid cookie domain");
if (domain.charCodeAt(i - 1) === 45) throw Error("Invalid cookie domain");
labelLength = 0;
continue;
}
if (labelLength === 0 && !isLetterOrDigit(code)) throw Error("Invalid cookie domain");
if (!isLetterOrDigit(code) && code !== 45) throw Error("Invalid cookie domain");
if (++labelLength > 63) throw Error("Invalid cookie domain");
}
if (labelLength === 0 || domain.charCodeAt(domain.length - 1) === 45) throw Error("Invalid cookie domain");
}
let IMFDays = [
"Sun",
"Mon",
"Tue",
"Wed",
"Thu",
"Fri",
"Sat"
];
let IMFMonths = [
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
let IMFPaddedNumbers = Array(61).fill(0).map((_, i) => i.toString().padStart(2, "0"));
function toIMFDate(date) {
typeof date == "number" && (date = new Date(date));
return `${IMFDays[date.getUTCDay()]}, ${IMFPaddedNumbers[date.getUTCDate()]} ${IMFMonths[date.getUTCMonth()]} ${date.getUTCFullYear()} ${IMFPaddedNumbers[date.getUTCHours()]}:${IMFPaddedNumbers[date.getUTCMinutes()]}:${IMFPaddedNumbers[date.getUTCSeconds()]} GMT`;
}
function validateCookieMaxAge(maxAge) {
if (maxAge < 0) throw Error("Invalid cookie max-age");
}
function stringify(cookie) {
if (cookie.name.length === 0) return null;
validateCookieName(cookie.name);
validateCookieValue(cookie.value);
let out = [`${cookie.name}=${cookie.value}`];
cookie.name.startsWith("__Secure-") && (cookie.secure = !0);
if (cookie.name.startsWith("__Host-")) {
cookie.secure = !0;
cookie.domain = null;
cookie.path = "/";
}
cookie.secure && out.push("Secure");
cookie.httpOnly && out.push("HttpOnly");
if (typeof cookie.maxAge == "number") {
validateCookieMaxAge(cookie.maxAge);
out.push(`Max-Age=${cookie.maxAge}`);
}
if (cookie.domain) {
validateCookieDomain(cookie.domain);
out.push(`Domain=${cookie.domain}`);
}
if (cookie.path) {
validateCookiePath(cookie.path);
out.push(`Path=${cookie.path}`);
}
cookie.expires && cookie.expires.toString() !== "Invalid Date" && out.push(`Expires=${toIMFDate(cookie.expires)}`);
cookie.sameSite && out.push(`SameSite=${cookie.sameSite}`);
for (let part of cookie.unparsed) {
if (!part.includes("=")) throw Error("Invalid unparsed");
let [key, ...value] = part.split("=");
let trimmedKey = key.trim();
let joinedValue = value.join("=");
validateCookieName(trimmedKey);
validateCookieValue(joinedValue);
out.push(`${trimmedKey}=${joinedValue}`);
}
return out.join("; ");
}
module.exports = {
isCTLExcludingHtab,
validateCookieName,
validateCookiePath,
validateCookieValue,
toIMFDate,
stringify
};
}),
77974: ((module, __unused_webpack_exports, __webpack_require__) => {
let buffer = __webpack_require__(4573);
let { Transform } = __webpack_require__(57075);
let { isASCIINumber, isValidLastEventId } = __webpack_require__(98794);
let BOM = [
239,
187,
191
];
let defaultMaxEventSize = buffer.kStringMaxLength;
let DATA = Buffer.from("data");
let EVENT = Buffer.from("event");
let ID = Buffer.from("id");
let RETRY = Buffer.from("retry");
function isASCIINumberBytes(buffer, start) {
if (start >= buffer.length) return !1;
for (let i = start; i < buffer.length; i++) if (buffer[i] < 48 || buffer[i] > 57) return !1;
return !0;
}
function isValidLastEventIdBytes(buffer, start) {
for (let i = start; i < buffer.length; i++) if (buffer[i] === 0) return !1;
return !0;
}
function isFieldName(line, length, field) {
if (length !== field.length) return !1;
for (let i = 0; i < length; i++) if (line[i] !== field[i]) return !1;
return !0;
}
function createMaxEventSizeExceededError() {
let error = Error("EventSource message size exceeded");
error.aborted = !1;
return error;
}
class EventSourceStream extends Transform {
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
constructor(options = {}) {
options.readableObjectMode = !0;
super(options);
this.state = options.eventSourceSettings || {};
this.maxEventSize = options.maxEventSize ?? defaultMaxEventSize;
let parserItemLimit = this.maxEventSize > 0 ? Math.min(131072, Math.max(1024, Math.floor(this.maxEventSize / 128))) : 0;
this.maxDataLines = parserItemLimit;
this.maxBufferedChunks = parserItemLimit;
options.push && (this.push = options.push);
}
_transform(chunk, _encoding, callback) {
if (chunk.length === 0) {
callback();
return;
}
if (this.maxEventSize > 0 && this.chunks.length >= this.maxBufferedChunks && chunk[0] !== 10 && chunk[0] !== 13) {
callback(createMaxEventSizeExceededError());
return;
}
this.chunks.push(chunk);
if (this.checkBOM && this.handleBOM()) {
callback();
return;
}
for (; this.hasCurrentByte();) {
let byte = this.currentByte();
if (this.eventEndCheck) {
if (this.crlfCheck) {
if (byte === 10) {
this.crlfCheck = !1;
this.consumeCurrentByte();
continue;
}
this.crlfCheck = !1;
}
if (byte === 10 || byte === 13) {
byte === 13 && (this.crlfCheck = !0);
this.consumeCurrentByte();
this.hasPendingEvent() && this.processEvent(this.event);
this.clearEvent();
continue;
}
this.eventEndCheck = !1;
continue;
}
if (byte === 10 || byte === 13) {
byte === 13 && (this.crlfCheck = !0);
try {
this.parseLine(this.readLine(), this.event);
} catch (error) {
callback(error);
return;
}
this.consumeCurrentByte();
this.eventEndCheck = !0;
continue;
}
if (this.maxEventSize > 0 && ++this.lineLength > this.maxEventSize + 7) {
callback(createMaxEventSizeExceededError());
return;
}
this.advanceCursor();
}
callback();
}
_destroy(error, callback) {
this.chunks.length = 0;
this.clearEvent();
super._destroy(error, callback);
}
parseLine(line, event) {
if (line.length === 0) return;
let colonPosition = line.indexOf(58);
if (colonPosition === 0) return;
let fieldLength = line.length;
let valueStart = line.length;
if (colonPosition !== -1) {
fieldLength = colonPosition;
valueStart = colonPosition + 1;
line[valueStart] === 32 && ++valueStart;
}
if (isFieldName(line, fieldLength, DATA)) {
if (this.maxEventSize > 0 && this.dataLineCount >= this.maxDataLines) throw createMaxEventSizeExceededError();
let valueBytes = line.length - valueStart;
let dataSize = this.eventFieldSizes.data + (event.data === void 0 ? 0 : 1) + valueBytes;
this.setEventFieldSize("data", dataSize);
let value = line.toString("utf8", valueStart);
event.data === void 0 ? event.data = value : event.data += `\n${value}`;
this.dataLineCount++;
return;
}
if (isFieldName(line, fieldLength, RETRY)) {
if (isASCIINumberBytes(line, valueStart)) {
this.setEventFieldSize("retry", line.length - valueStart);
event.retry = line.toString("utf8", valueStart);
}
return;
}
if (isFieldName(line, fieldLength, ID)) {
if (isValidLastEventIdBytes(line, valueStart)) {
this.setEventFieldSize("id", line.length - valueStart);
event.id = line.toString("utf8", valueStart);
}
return;
}
if (isFieldName(line, fieldLength, EVENT) && valueStart < line.length) {
this.setEventFieldSize("event", line.length - valueStart);
event.event = line.toString("utf8", valueStart);
}
}
setEventFieldSize(field, size) {
let eventSize = this.eventSize - this.eventFieldSizes[field] + size;
if (this.maxEventSize > 0 && eventSize > this.maxEventSize) throw createMaxEventSizeExceededError();
this.eventSize = eventSize;
this.eventFieldSizes[field] = size;
}
processEvent(event) {
event.retry && isASCIINumber(event.retry) && (this.state.reconnectionTime = parseInt(event.retry, 10));
event.id && isValidLastEventId(event.id) && (this.state.lastEventId = event.id);
event.data !== void 0 && this.push({
type: event.event || "message",
options: {
data: event.data,
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
let consumed = this.lineChunkIndex;
this.chunks.splice(0, consumed);
this.lineChunkIndex = 0;
this.chunkIndex -= consumed;
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
let chunks = [];
let length = 0;
for (let i = this.lineChunkIndex; i <= this.chunkIndex; i++) {
let chunk = this.chunks[i];
let start = i === this.lineChunkIndex ? this.linePos : 0;
let end = i === this.chunkIndex ? this.pos : chunk.length;
let slice = chunk.subarray(start, end);
length += slice.length;
chunks.push(slice);
}
return Buffer.concat(chunks, length);
}
peekBufferedByte(offset) {
let chunkIndex = this.lineChunkIndex;
let pos = this.linePos;
for (; chunkIndex < this.chunks.length;) {
let chunk = this.chunks[chunkIndex];
let remaining = chunk.length - pos;
if (offset < remaining) return chunk[pos + offset];
offset -= remaining;
chunkIndex++;
pos = 0;
}
}
discardLeadingBytes(count) {
for (; count > 0 && this.lineChunkIndex < this.chunks.length;) {
let remaining = this.chunks[this.lineChunkIndex].length - this.linePos;
if (count < remaining) {
this.linePos += count;
count = 0;
} else {
count -= remaining;
this.lineChunkIndex++;
this.linePos = 0;
}
}
this.chunkIndex = this.lineChunkIndex;
this.pos = this.linePos;
this.dropConsumedChunks();
}
handleBOM() {
let first = this.peekBufferedByte(0);
let second = this.peekBufferedByte(1);
let third = this.peekBufferedByte(2);
if (second === void 0) {
if (first === BOM[0]) return !0;
this.checkBOM = !1;
return !0;
}
if (third === void 0) {
if (first === BOM[0] && second === BOM[1]) return !0;
this.checkBOM = !1;
return !1;
}
first === BOM[0] && second === BOM[1] && third === BOM[2] && this.discardLeadingBytes(3);
this.checkBOM = !1;
return !this.hasCurrentByte();
}
}
module.exports = { EventSourceStream };
}),
95413: ((module, __unused_webpack_exports, __webpack_require__) => {
let { pipeline } = __webpack_require__(57075);
let { fetching } = __webpack_require__(18033);
let { makeRequest } = __webpack_require__(27412);
let { webidl } = __webpack_require__(30220);
let { EventSourceStream } = __webpack_require__(77974);
let { parseMIMEType } = __webpack_require__(82121);
let { createFastMessageEvent } = __webpack_require__(39617);
let { isNetworkError } = __webpack_require__(56678);
let { delay } = __webpack_require__(98794);
let { kEnumerableProperty } = __webpack_require__(27375);
let { environmentSettingsObject } = __webpack_require__(77241);
let { getGlobalDispatcher } = __webpack_require__(31088);
let experimentalWarned = !1;
let defaultReconnectionTime = 3e3;
class EventSource extends EventTarget {
#events = {
open: null,
error: null,
message: null
};
#url = null;
#withCredentials = !1;
#readyState = 0;
#request = null;
#controller = null;
#dispatcher;
#state;
constructor(url, eventSourceInitDict = {}) {
super();
webidl.util.markAsUncloneable(this);
let prefix = "EventSource constructor";
webidl.argumentLengthCheck(arguments, 1, prefix);
if (!experimentalWarned) {
experimentalWarned = !0;
process.emitWarning("EventSource is experimental, expect them to change at any time.", { code: "UNDICI-ES" });
}
url = webidl.converters.USVString(url, prefix, "url");
eventSourceInitDict = webidl.converters.EventSourceInitDict(eventSourceInitDict, prefix, "eventSourceInitDict");
this.#dispatcher = eventSourceInitDict.dispatcher;
this.#state = {
lastEventId: "",
reconnectionTime: defaultReconnectionTime
};
let settings = environmentSettingsObject;
let urlRecord;
try {
urlRecord = new URL(url, settings.settingsObject.baseUrl);
this.#state.origin = urlRecord.origin;
} catch (e) {
throw new DOMException(e, "SyntaxError");
}
this.#url = urlRecord.href;
let corsAttributeState = "anonymous";
if (eventSourceInitDict.withCredentials) {
corsAttributeState = "use-credentials";
this.#withCredentials = !0;
}
let initRequest = {
redirect: "follow",
keepalive: !0,
mode: "cors",
credentials: corsAttributeState === "anonymous" ? "same-origin" : "omit",
referrer: "no-referrer"
};
initRequest.client = environmentSettingsObject.settingsObject;
initRequest.headersList = [["accept", {
name: "accept",
value: "text/event-stream"
}]];
initRequest.cache = "no-store";
initRequest.initiator = "other";
initRequest.urlList = [new URL(this.#url)];
this.#request = makeRequest(initRequest);
this.#connect();
}
get readyState() {
return this.#readyState;
}
get url() {
return this.#url;
}
get withCredentials() {
return this.#withCredentials;
}
#connect() {
if (this.#readyState === 2) return;
this.#readyState = 0;
let fetchParams = {
request: this.#request,
dispatcher: this.#dispatcher
};
let processEventSourceEndOfBody = (response) => {
if (isNetworkError(response)) {
this.dispatchEvent(new Event("error"));
this.close();
}
this.#reconnect();
};
fetchParams.processResponseEndOfBody = processEventSourceEndOfBody;
fetchParams.processResponse = (response) => {
if (isNetworkError(response)) {
if (response.aborted) {
this.close();
this.dispatchEvent(new Event("error"));
return;
} else {
this.#reconnect();
return;
}
}
let contentType = response.headersList.get("content-type", !0);
let mimeType = contentType === null ? "failure" : parseMIMEType(contentType);
let contentTypeValid = mimeType !== "failure" && mimeType.essence === "text/event-stream";
if (response.status !== 200 || contentTypeValid === !1) {
this.close();
this.dispatchEvent(new Event("error"));
return;
}
this.#readyState = 1;
this.dispatchEvent(new Event("open"));
this.#state.origin = response.urlList[response.urlList.length - 1].origin;
let eventSourceStream = new EventSourceStream({
eventSourceSettings: this.#state,
maxEventSize: this.#dispatcher.eventSourceOptions?.maxEventSize,
push: (event) => {
this.dispatchEvent(createFastMessageEvent(event.type, event.options));
}
});
pipeline(response.body.stream, eventSourceStream, (error) => {
if (error?.aborted === !1) {
this.close();
this.dispatchEvent(new Event("error"));
}
});
};
this.#controller = fetching(fetchParams);
}
async #reconnect() {
if (this.#readyState === 2) return;
this.#readyState = 0;
this.dispatchEvent(new Event("error"));
await delay(this.#state.reconnectionTime);
if (this.#readyState !== 0) return;
this.#state.lastEventId.length && this.#request.headersList.set("last-event-id", this.#state.lastEventId, !0);
this.#connect();
}
close() {
webidl.brandCheck(this, EventSource);
if (this.#readyState === 2) return;
this.#readyState = 2;
this.#controller.abort();
this.#request = null;
}
get onopen() {
return this.#events.open;
}
set onopen(fn) {
this.#events.open && this.removeEventListener("open", this.#events.open);
if (typeof fn == "function") {
this.#events.open = fn;
this.addEventListener("open", fn);
} else this.#events.open = null;
}
get onmessage() {
return this.#events.message;
}
set onmessage(fn) {
this.#events.message && this.removeEventListener("message", this.#events.message);
if (typeof fn == "function") {
this.#events.message = fn;
this.addEventListener("message", fn);
} else this.#events.message = null;
}
get onerror() {
return this.#events.error;
}
set onerror(fn) {
this.#events.error && this.removeEventListener("error", this.#events.error);
if (typeof fn == "function") {
this.#events.error = fn;
this.addEventListener("error", fn);
} else this.#events.error = null;
}
}
let constantsPropertyDescriptors = {
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
Object.defineProperties(EventSource, constantsPropertyDescriptors);
Object.defineProperties(EventSource.prototype, constantsPropertyDescriptors);
Object.defineProperties(EventSource.prototype, {
close: kEnumerableProperty,
onerror: kEnumerableProperty,
onmessage: kEnumerableProperty,
onopen: kEnumerableProperty,
readyState: kEnumerableProperty,
url: kEnumerableProperty,
withCredentials: kEnumerableProperty
});
webidl.converters.EventSourceInitDict = webidl.dictionaryConverter([{
key: "withCredentials",
converter: webidl.converters.boolean,
defaultValue: () => !1
}, {
key: "dispatcher",
converter: webidl.converters.any,
defaultValue: () => getGlobalDispatcher()
}]);
module.exports = {
EventSource,
defaultReconnectionTime
};
}),
98794: ((module) => {
function isValidLastEventId(value) {
return value.indexOf("\0") === -1;
}
function isASCIINumber(value) {
if (value.length === 0) return !1;
for (let i = 0; i < value.length; i++) if (value.charCodeAt(i) < 48 || value.charCodeAt(i) > 57) return !1;
return !0;
}
function delay(ms) {
return new Promise((resolve) => {
setTimeout(resolve, ms).unref();
});
}
module.exports = {
isValidLastEventId,
isASCIINumber,
delay
};
}),
40897: ((module, __unused_webpack_exports, __webpack_require__) => {
let util = __webpack_require__(27375);
let { ReadableStreamFrom, isBlobLike, isReadableStreamLike, readableStreamClose, createDeferredPromise, fullyReadBody, extractMimeType, utf8DecodeBytes } = __webpack_require__(77241);
let { FormData } = __webpack_require__(66443);
let { kState } = __webpack_require__(91944);
let { webidl } = __webpack_require__(30220);
let { Blob } = __webpack_require__(4573);
let assert = __webpack_require__(34589);
let { isErrored, isDisturbed } = __webpack_require__(57075);
let { isArrayBuffer } = __webpack_require__(73429);
let { serializeAMimeType } = __webpack_require__(82121);
let { multipartFormDataParser } = __webpack_require__(5779);
let random;
try {
let crypto = __webpack_require__(77598);
random = (max) => crypto.randomInt(0, max);
} catch {
random = (max) => Math.floor(Math.random(max));
}
let textEncoder = new TextEncoder();
function noop() {}
let hasFinalizationRegistry = globalThis.FinalizationRegistry && process.version.indexOf("v18") !== 0;
let streamRegistry;
hasFinalizationRegistry && (streamRegistry = new FinalizationRegistry((weakRef) => {
let stream = weakRef.deref();
stream && !stream.locked && !isDisturbed(stream) && !isErrored(stream) && stream.cancel("Response object has been garbage collected").catch(noop);
}));
function extractBody(object, keepalive = !1) {
let stream = null;
stream = object instanceof ReadableStream ? object : isBlobLike(object) ? object.stream() : new ReadableStream({
async pull(controller) {
let buffer = typeof source == "string" ? textEncoder.encode(source) : source;
buffer.byteLength && controller.enqueue(buffer);
queueMicrotask(() => readableStreamClose(controller));
},
start() {},
type: "bytes"
});
assert(isReadableStreamLike(stream));
let action = null;
let source = null;
let length = null;
let type = null;
if (typeof object == "string") {
source = object;
type = "text/plain;charset=UTF-8";
} else if (object instanceof URLSearchParams) {
source = object.toString();
type = "application/x-www-form-urlencoded;charset=UTF-8";
} else if (isArrayBuffer(object)) source = new Uint8Array(object.slice());
else if (ArrayBuffer.isView(object)) source = new Uint8Array(object.buffer.slice(object.byteOffset, object.byteOffset + object.byteLength));
else if (util.isFormDataLike(object)) {
let boundary = `----formdata-undici-0${`${random(1e11)}`.padStart(11, "0")}`;
let prefix = `--${boundary}\r\nContent-Disposition: form-data`;
let escape = (str) => str.replace(/\n/g, "%0A").replace(/\r/g, "%0D").replace(/"/g, "%22");
let normalizeLinefeeds = (value) => value.replace(/\r?\n|\r/g, "\r\n");
let blobParts = [];
let rn = new Uint8Array([13, 10]);
length = 0;
let hasUnknownSizeValue = !1;
for (let [name, value] of object) if (typeof value == "string") {
let chunk = textEncoder.encode(prefix + `; name="${escape(normalizeLinefeeds(name))}"\r\n\r\n${normalizeLinefeeds(value)}\r\n`);
blobParts.push(chunk);
length += chunk.byteLength;
} else {
let chunk = textEncoder.encode(`${prefix}; name="${escape(normalizeLinefeeds(name))}"` + (value.name ? `; filename="${escape(value.name)}"` : "") + `\r
Content-Type: ${value.type || "application/octet-stream"}\r\n\r\n`);
blobParts.push(chunk, value, rn);
typeof value.size == "number" ? length += chunk.byteLength + value.size + rn.byteLength : hasUnknownSizeValue = !0;
}
let chunk = textEncoder.encode(`--${boundary}--\r\n`);
blobParts.push(chunk);
length += chunk.byteLength;
hasUnknownSizeValue && (length = null);
source = object;
action = async function* () {
for (let part of blobParts) part.stream ? yield* part.stream() : yield part;
};
type = `multipart/form-data; boundary=${boundary}`;
} else if (isBlobLike(object)) {
source = object;
length = object.size;
object.type && (type = object.type);
} else if (typeof object[Symbol.asyncIterator] == "function") {
if (keepalive) throw TypeError("keepalive");
if (util.isDisturbed(object) || object.locked) throw TypeError("Response body object should not be disturbed or locked");
stream = object instanceof ReadableStream ? object : ReadableStreamFrom(object);
}
(typeof source == "string" || util.isBuffer(source)) && (length = Buffer.byteLength(source));
if (action != null) {
let iterator;
stream = new ReadableStream({
async start() {
iterator = action(object)[Symbol.asyncIterator]();
},
async pull(controller) {
let { value, done } = await iterator.next();
if (done) queueMicrotask(() => {
controller.close();
controller.byobRequest?.respond(0);
});
else if (!isErrored(stream)) {
let buffer = new Uint8Array(value);
buffer.byteLength && controller.enqueue(buffer);
}
return controller.desiredSize > 0;
},
async cancel(reason) {
await iterator.return();
},
type: "bytes"
});
}
return [{
stream,
source,
length
}, type];
}
function safelyExtractBody(object, keepalive = !1) {
if (object instanceof ReadableStream) {
assert(!util.isDisturbed(object), "The body has already been consumed.");
assert(!object.locked, "The stream is locked.");
}
return extractBody(object, keepalive);
}
function cloneBody(instance, body) {
let [out1, out2] = body.stream.tee();
body.stream = out1;
return {
stream: out2,
length: body.length,
source: body.source
};
}
function throwIfAborted(state) {
if (state.aborted) throw new DOMException("The operation was aborted.", "AbortError");
}
function bodyMixinMethods(instance) {
return {
blob() {
return consumeBody(this, (bytes) => {
let mimeType = bodyMimeType(this);
mimeType === null ? mimeType = "" : mimeType &&= serializeAMimeType(mimeType);
return new Blob([bytes], { type: mimeType });
}, instance);
},
arrayBuffer() {
return consumeBody(this, (bytes) => new Uint8Array(bytes).buffer, instance);
},
text() {
return consumeBody(this, utf8DecodeBytes, instance);
},
json() {
return consumeBody(this, parseJSONFromBytes, instance);
},
formData() {
return consumeBody(this, (value) => {
let mimeType = bodyMimeType(this);
if (mimeType !== null) switch (mimeType.essence) {
case "multipart/form-data": {
let parsed = multipartFormDataParser(value, mimeType);
if (parsed === "failure") throw TypeError("Failed to parse body as FormData.");
let fd = new FormData();
fd[kState] = parsed;
return fd;
}
case "application/x-www-form-urlencoded": {
let entries = new URLSearchParams(value.toString());
let fd = new FormData();
for (let [name, value] of entries) fd.append(name, value);
return fd;
}
}
throw TypeError("Content-Type was not one of \"multipart/form-data\" or \"application/x-www-form-urlencoded\".");
}, instance);
},
bytes() {
return consumeBody(this, (bytes) => new Uint8Array(bytes), instance);
}
};
}
function mixinBody(prototype) {
Object.assign(prototype.prototype, bodyMixinMethods(prototype));
}
async function consumeBody(object, convertBytesToJSValue, instance) {
webidl.brandCheck(object, instance);
if (bodyUnusable(object)) throw TypeError("Body is unusable: Body has already been read");
throwIfAborted(object[kState]);
let promise = createDeferredPromise();
let errorSteps = (error) => promise.reject(error);
let successSteps = (data) => {
try {
promise.resolve(convertBytesToJSValue(data));
} catch (e) {
errorSteps(e);
}
};
if (object[kState].body == null) {
successSteps(Buffer.allocUnsafe(0));
return promise.promise;
}
await fullyReadBody(object[kState].body, successSteps, errorSteps);
return promise.promise;
}
function bodyUnusable(object) {
let body = object[kState].body;
return body != null && (body.stream.locked || util.isDisturbed(body.stream));
}
function parseJSONFromBytes(bytes) {
return JSON.parse(utf8DecodeBytes(bytes));
}
function bodyMimeType(requestOrResponse) {
let headers = requestOrResponse[kState].headersList;
let mimeType = extractMimeType(headers);
if (mimeType === "failure") return null;
return mimeType;
}
module.exports = {
extractBody,
safelyExtractBody,
cloneBody,
mixinBody,
streamRegistry,
hasFinalizationRegistry,
bodyUnusable
};
}),
5336: ((module) => {
let corsSafeListedMethods = [
"GET",
"HEAD",
"POST"
];
let corsSafeListedMethodsSet = new Set(corsSafeListedMethods);
let nullBodyStatus = [
101,
204,
205,
304
];
let redirectStatus = [
301,
302,
303,
307,
308
];
let redirectStatusSet = new Set(redirectStatus);
let badPorts = "1.7.9.11.13.15.17.19.20.21.22.23.25.37.42.43.53.69.77.79.87.95.101.102.103.104.109.110.111.113.115.117.119.123.135.137.139.143.161.179.389.427.465.512.513.514.515.526.530.531.532.540.548.554.556.563.587.601.636.989.990.993.995.1719.1720.1723.2049.3659.4045.4190.5060.5061.6000.6566.6665.6666.6667.6668.6669.6679.6697.10080".split(".");
let badPortsSet = new Set(badPorts);
let referrerPolicy = [
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
let referrerPolicySet = new Set(referrerPolicy);
let requestRedirect = [
"follow",
"manual",
"error"
];
let safeMethods = [
"GET",
"HEAD",
"OPTIONS",
"TRACE"
];
let safeMethodsSet = new Set(safeMethods);
let requestMode = [
"navigate",
"same-origin",
"no-cors",
"cors"
];
let requestCredentials = [
"omit",
"same-origin",
"include"
];
let requestCache = [
"default",
"no-store",
"reload",
"no-cache",
"force-cache",
"only-if-cached"
];
let requestBodyHeader = [
"content-encoding",
"content-language",
"content-location",
"content-type",
"content-length"
];
let requestDuplex = ["half"];
let forbiddenMethods = [
"CONNECT",
"TRACE",
"TRACK"
];
let forbiddenMethodsSet = new Set(forbiddenMethods);
let subresource = [
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
module.exports = {
subresource,
forbiddenMethods,
requestBodyHeader,
referrerPolicy,
requestRedirect,
requestMode,
requestCredentials,
requestCache,
redirectStatus,
corsSafeListedMethods,
nullBodyStatus,
safeMethods,
badPorts,
requestDuplex,
subresourceSet: new Set(subresource),
badPortsSet,
redirectStatusSet,
corsSafeListedMethodsSet,
safeMethodsSet,
forbiddenMethodsSet,
referrerPolicySet
};
}),
82121: ((module, __unused_webpack_exports, __webpack_require__) => {
let assert = __webpack_require__(34589);
let encoder = new TextEncoder();
let HTTP_TOKEN_CODEPOINTS = /^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/;
let HTTP_WHITESPACE_REGEX = /[\u000A\u000D\u0009\u0020]/;
let ASCII_WHITESPACE_REPLACE_REGEX = /[\u0009\u000A\u000C\u000D\u0020]/g;
let HTTP_QUOTED_STRING_TOKENS = /^[\u0009\u0020-\u007E\u0080-\u00FF]+$/;
function dataURLProcessor(dataURL) {
assert(dataURL.protocol === "data:");
let input = URLSerializer(dataURL, !0);
input = input.slice(5);
let position = { position: 0 };
let mimeType = collectASequenceOfCodePointsFast(",", input, position);
let mimeTypeLength = mimeType.length;
mimeType = removeASCIIWhitespace(mimeType, !0, !0);
if (position.position >= input.length) return "failure";
position.position++;
let body = stringPercentDecode(input.slice(mimeTypeLength + 1));
if (/;(\u0020){0,}base64$/i.test(mimeType)) {
body = forgivingBase64(isomorphicDecode(body));
if (body === "failure") return "failure";
mimeType = mimeType.slice(0, -6);
mimeType = mimeType.replace(/(\u0020)+$/, "");
mimeType = mimeType.slice(0, -1);
}
mimeType.startsWith(";") && (mimeType = "text/plain" + mimeType);
let mimeTypeRecord = parseMIMEType(mimeType);
mimeTypeRecord === "failure" && (mimeTypeRecord = parseMIMEType("text/plain;charset=US-ASCII"));
return {
mimeType: mimeTypeRecord,
body
};
}
function URLSerializer(url, excludeFragment = !1) {
if (!excludeFragment) return url.href;
let href = url.href;
let hashLength = url.hash.length;
let serialized = hashLength === 0 ? href : href.substring(0, href.length - hashLength);
if (!hashLength && href.endsWith("#")) return serialized.slice(0, -1);
return serialized;
}
function collectASequenceOfCodePoints(condition, input, position) {
let result = "";
for (; position.position < input.length && condition(input[position.position]);) {
result += input[position.position];
position.position++;
}
return result;
}
function collectASequenceOfCodePointsFast(char, input, position) {
let idx = input.indexOf(char, position.position);
let start = position.position;
if (idx === -1) {
position.position = input.length;
return input.slice(start);
}
position.position = idx;
return input.slice(start, position.position);
}
function stringPercentDecode(input) {
return percentDecode(encoder.encode(input));
}
function isHexCharByte(byte) {
return byte >= 48 && byte <= 57 || byte >= 65 && byte <= 70 || byte >= 97 && byte <= 102;
}
function hexByteToNumber(byte) {
return byte >= 48 && byte <= 57 ? byte - 48 : (byte & 223) - 55;
}
function percentDecode(input) {
let length = input.length;
let output = new Uint8Array(length);
let j = 0;
for (let i = 0; i < length; ++i) {
let byte = input[i];
if (byte !== 37) output[j++] = byte;
else if (byte === 37 && !(isHexCharByte(input[i + 1]) && isHexCharByte(input[i + 2]))) output[j++] = 37;
else {
output[j++] = hexByteToNumber(input[i + 1]) << 4 | hexByteToNumber(input[i + 2]);
i += 2;
}
}
return length === j ? output : output.subarray(0, j);
}
function parseMIMEType(input) {
input = removeHTTPWhitespace(input, !0, !0);
let position = { position: 0 };
let type = collectASequenceOfCodePointsFast("/", input, position);
if (type.length === 0 || !HTTP_TOKEN_CODEPOINTS.test(type)) return "failure";
if (position.position > input.length) return "failure";
position.position++;
let subtype = collectASequenceOfCodePointsFast(";", input, position);
subtype = removeHTTPWhitespace(subtype, !1, !0);
if (subtype.length === 0 || !HTTP_TOKEN_CODEPOINTS.test(subtype)) return "failure";
let typeLowercase = type.toLowerCase();
let subtypeLowercase = subtype.toLowerCase();
let mimeType = {
type: typeLowercase,
subtype: subtypeLowercase,
parameters: new Map(),
essence: `${typeLowercase}/${subtypeLowercase}`
};
for (; position.position < input.length;) {
position.position++;
collectASequenceOfCodePoints((char) => HTTP_WHITESPACE_REGEX.test(char), input, position);
let parameterName = collectASequenceOfCodePoints((char) => char !== ";" && char !== "=", input, position);
parameterName = parameterName.toLowerCase();
if (position.position < input.length) {
if (input[position.position] === ";") continue;
position.position++;
}
if (position.position > input.length) break;
let parameterValue = null;
if (input[position.position] === "\"") {
parameterValue = collectAnHTTPQuotedString(input, position, !0);
collectASequenceOfCodePointsFast(";", input, position);
} else {
parameterValue = collectASequenceOfCodePointsFast(";", input, position);
parameterValue = removeHTTPWhitespace(parameterValue, !1, !0);
if (parameterValue.length === 0) continue;
}
parameterName.length !== 0 && HTTP_TOKEN_CODEPOINTS.test(parameterName) && (parameterValue.length === 0 || HTTP_QUOTED_STRING_TOKENS.test(parameterValue)) && !mimeType.parameters.has(parameterName) && mimeType.parameters.set(parameterName, parameterValue);
}
return mimeType;
}
function forgivingBase64(data) {
data = data.replace(ASCII_WHITESPACE_REPLACE_REGEX, "");
let dataLength = data.length;
if (dataLength % 4 == 0 && data.charCodeAt(dataLength - 1) === 61) {
--dataLength;
data.charCodeAt(dataLength - 1) === 61 && --dataLength;
}
if (dataLength % 4 == 1) return "failure";
if (/[^+/0-9A-Za-z]/.test(data.length === dataLength ? data : data.substring(0, dataLength))) return "failure";
let buffer = Buffer.from(data, "base64");
return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
}
function collectAnHTTPQuotedString(input, position, extractValue) {
let positionStart = position.position;
let value = "";
assert(input[position.position] === "\"");
position.position++;
for (;;) {
value += collectASequenceOfCodePoints((char) => char !== "\"" && char !== "\\", input, position);
if (position.position >= input.length) break;
let quoteOrBackslash = input[position.position];
position.position++;
if (quoteOrBackslash === "\\") {
if (position.position >= input.length) {
value += "\\";
break;
}
value += input[position.position];
position.position++;
} else {
assert(quoteOrBackslash === "\"");
break;
}
}
if (extractValue) return value;
return input.slice(positionStart, position.position);
}
function serializeAMimeType(mimeType) {
assert(mimeType !== "failure");
let { parameters, essence } = mimeType;
let serialization = essence;
for (let [name, value] of parameters.entries()) {
serialization += ";";
serialization += name;
serialization += "=";
if (!HTTP_TOKEN_CODEPOINTS.test(value)) {
value = value.replace(/(\\|")/g, "\\$1");
value = "\"" + value;
value += "\"";
}
serialization += value;
}
return serialization;
}
function isHTTPWhiteSpace(char) {
return char === 13 || char === 10 || char === 9 || char === 32;
}
function removeHTTPWhitespace(str, leading = !0, trailing = !0) {
return removeChars(str, leading, trailing, isHTTPWhiteSpace);
}
function isASCIIWhitespace(char) {
return char === 13 || char === 10 || char === 9 || char === 12 || char === 32;
}
function removeASCIIWhitespace(str, leading = !0, trailing = !0) {
return removeChars(str, leading, trailing, isASCIIWhitespace);
}
function removeChars(str, leading, trailing, predicate) {
let lead = 0;
let trail = str.length - 1;
if (leading) for (; lead < str.length && predicate(str.charCodeAt(lead));) lead++;
if (trailing) for (; trail > 0 && predicate(str.charCodeAt(trail));) trail--;
return lead === 0 && trail === str.length - 1 ? str : str.slice(lead, trail + 1);
}
function isomorphicDecode(input) {
let length = input.length;
if (65535 > length) return String.fromCharCode.apply(null, input);
let result = "";
let i = 0;
let addition = 65535;
for (; i < length;) {
i + addition > length && (addition = length - i);
result += String.fromCharCode.apply(null, input.subarray(i, i += addition));
}
return result;
}
function minimizeSupportedMimeType(mimeType) {
switch (mimeType.essence) {
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
if (mimeType.subtype.endsWith("+json")) return "application/json";
if (mimeType.subtype.endsWith("+xml")) return "application/xml";
return "";
}
module.exports = {
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
HTTP_TOKEN_CODEPOINTS,
isomorphicDecode
};
}),
90656: ((module, __unused_webpack_exports, __webpack_require__) => {
let { kConnected, kSize } = __webpack_require__(46130);
class CompatWeakRef {
constructor(value) {
this.value = value;
}
deref() {
return this.value[kConnected] === 0 && this.value[kSize] === 0 ? void 0 : this.value;
}
}
class CompatFinalizer {
constructor(finalizer) {
this.finalizer = finalizer;
}
register(dispatcher, key) {
dispatcher.on && dispatcher.on("disconnect", () => {
dispatcher[kConnected] === 0 && dispatcher[kSize] === 0 && this.finalizer(key);
});
}
unregister(key) {}
}
module.exports = function() {
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
42835: ((module, __unused_webpack_exports, __webpack_require__) => {
let { Blob, File } = __webpack_require__(4573);
let { kState } = __webpack_require__(91944);
let { webidl } = __webpack_require__(30220);
class FileLike {
constructor(blobLike, fileName, options = {}) {
let n = fileName;
let t = options.type;
let d = options.lastModified ?? Date.now();
this[kState] = {
blobLike,
name: n,
type: t,
lastModified: d
};
}
stream(...args) {
webidl.brandCheck(this, FileLike);
return this[kState].blobLike.stream(...args);
}
arrayBuffer(...args) {
webidl.brandCheck(this, FileLike);
return this[kState].blobLike.arrayBuffer(...args);
}
slice(...args) {
webidl.brandCheck(this, FileLike);
return this[kState].blobLike.slice(...args);
}
text(...args) {
webidl.brandCheck(this, FileLike);
return this[kState].blobLike.text(...args);
}
get size() {
webidl.brandCheck(this, FileLike);
return this[kState].blobLike.size;
}
get type() {
webidl.brandCheck(this, FileLike);
return this[kState].blobLike.type;
}
get name() {
webidl.brandCheck(this, FileLike);
return this[kState].name;
}
get lastModified() {
webidl.brandCheck(this, FileLike);
return this[kState].lastModified;
}
get [Symbol.toStringTag]() {
return "File";
}
}
webidl.converters.Blob = webidl.interfaceConverter(Blob);
function isFileLike(object) {
return object instanceof File || object && (typeof object.stream == "function" || typeof object.arrayBuffer == "function") && object[Symbol.toStringTag] === "File";
}
module.exports = {
FileLike,
isFileLike
};
}),
5779: ((module, __unused_webpack_exports, __webpack_require__) => {
let { isUSVString, bufferToLowerCasedHeaderName } = __webpack_require__(27375);
let { utf8DecodeBytes } = __webpack_require__(77241);
let { HTTP_TOKEN_CODEPOINTS, isomorphicDecode } = __webpack_require__(82121);
let { isFileLike } = __webpack_require__(42835);
let { makeEntry } = __webpack_require__(66443);
let assert = __webpack_require__(34589);
let { File: NodeFile } = __webpack_require__(4573);
let File = globalThis.File ?? NodeFile;
let formDataNameBuffer = Buffer.from("form-data; name=\"");
let filenameBuffer = Buffer.from("; filename");
let dd = Buffer.from("--");
let ddcrlf = Buffer.from("--\r\n");
function isAsciiString(chars) {
for (let i = 0; i < chars.length; ++i) if (chars.charCodeAt(i) & -128) return !1;
return !0;
}
function validateBoundary(boundary) {
let length = boundary.length;
if (length < 27 || length > 70) return !1;
for (let i = 0; i < length; ++i) {
let cp = boundary.charCodeAt(i);
if (!(cp >= 48 && cp <= 57 || cp >= 65 && cp <= 90 || cp >= 97 && cp <= 122 || cp === 39 || cp === 45 || cp === 95)) return !1;
}
return !0;
}
function multipartFormDataParser(input, mimeType) {
assert(mimeType !== "failure" && mimeType.essence === "multipart/form-data");
let boundaryString = mimeType.parameters.get("boundary");
if (boundaryString === void 0) return "failure";
let boundary = Buffer.from(`--${boundaryString}`, "utf8");
let entryList = [];
let position = { position: 0 };
for (; input[position.position] === 13 && input[position.position + 1] === 10;) position.position += 2;
let trailing = input.length;
for (; input[trailing - 1] === 10 && input[trailing - 2] === 13;) trailing -= 2;
trailing !== input.length && (input = input.subarray(0, trailing));
for (;;) {
if (input.subarray(position.position, position.position + boundary.length).equals(boundary)) position.position += boundary.length;
else return "failure";
if (position.position === input.length - 2 && bufferStartsWith(input, dd, position) || position.position === input.length - 4 && bufferStartsWith(input, ddcrlf, position)) return entryList;
if (input[position.position] !== 13 || input[position.position + 1] !== 10) return "failure";
position.position += 2;
let result = parseMultipartFormDataHeaders(input, position);
if (result === "failure") return "failure";
let { name, filename, contentType, encoding } = result;
position.position += 2;
let body;
{
let boundaryIndex = input.indexOf(boundary.subarray(2), position.position);
if (boundaryIndex === -1) return "failure";
body = input.subarray(position.position, boundaryIndex - 4);
position.position += body.length;
encoding === "base64" && (body = Buffer.from(body.toString(), "base64"));
}
if (input[position.position] !== 13 || input[position.position + 1] !== 10) return "failure";
else position.position += 2;
let value;
if (filename !== null) {
contentType ??= "text/plain";
isAsciiString(contentType) || (contentType = "");
value = new File([body], filename, { type: contentType });
} else value = utf8DecodeBytes(Buffer.from(body));
assert(isUSVString(name));
assert(typeof value == "string" && isUSVString(value) || isFileLike(value));
entryList.push(makeEntry(name, value, filename));
}
}
function parseMultipartFormDataHeaders(input, position) {
let name = null;
let filename = null;
let contentType = null;
let encoding = null;
for (;;) {
if (input[position.position] === 13 && input[position.position + 1] === 10) {
if (name === null) return "failure";
return {
name,
filename,
contentType,
encoding
};
}
let headerName = collectASequenceOfBytes((char) => char !== 10 && char !== 13 && char !== 58, input, position);
headerName = removeChars(headerName, !0, !0, (char) => char === 9 || char === 32);
if (!HTTP_TOKEN_CODEPOINTS.test(headerName.toString())) return "failure";
if (input[position.position] !== 58) return "failure";
position.position++;
collectASequenceOfBytes((char) => char === 32 || char === 9, input, position);
switch (bufferToLowerCasedHeaderName(headerName)) {
case "content-disposition":
name = filename = null;
if (!bufferStartsWith(input, formDataNameBuffer, position)) return "failure";
position.position += 17;
name = parseMultipartFormDataName(input, position);
if (name === null) return "failure";
if (bufferStartsWith(input, filenameBuffer, position)) {
let check = position.position + filenameBuffer.length;
if (input[check] === 42) {
position.position += 1;
check += 1;
}
if (input[check] !== 61 || input[check + 1] !== 34) return "failure";
position.position += 12;
filename = parseMultipartFormDataName(input, position);
if (filename === null) return "failure";
}
break;
case "content-type": {
let headerValue = collectASequenceOfBytes((char) => char !== 10 && char !== 13, input, position);
headerValue = removeChars(headerValue, !1, !0, (char) => char === 9 || char === 32);
contentType = isomorphicDecode(headerValue);
break;
}
case "content-transfer-encoding": {
let headerValue = collectASequenceOfBytes((char) => char !== 10 && char !== 13, input, position);
headerValue = removeChars(headerValue, !1, !0, (char) => char === 9 || char === 32);
encoding = isomorphicDecode(headerValue);
break;
}
default: collectASequenceOfBytes((char) => char !== 10 && char !== 13, input, position);
}
if (input[position.position] !== 13 && input[position.position + 1] !== 10) return "failure";
else position.position += 2;
}
}
function parseMultipartFormDataName(input, position) {
assert(input[position.position - 1] === 34);
let name = collectASequenceOfBytes((char) => char !== 10 && char !== 13 && char !== 34, input, position);
if (input[position.position] !== 34) return null;
else position.position++;
name = new TextDecoder().decode(name).replace(/%0A/gi, "\n").replace(/%0D/gi, "\r").replace(/%22/g, "\"");
return name;
}
function collectASequenceOfBytes(condition, input, position) {
let start = position.position;
for (; start < input.length && condition(input[start]);) ++start;
return input.subarray(position.position, position.position = start);
}
function removeChars(buf, leading, trailing, predicate) {
let lead = 0;
let trail = buf.length - 1;
if (leading) for (; lead < buf.length && predicate(buf[lead]);) lead++;
if (trailing) for (; trail > 0 && predicate(buf[trail]);) trail--;
return lead === 0 && trail === buf.length - 1 ? buf : buf.subarray(lead, trail + 1);
}
function bufferStartsWith(buffer, start, position) {
if (buffer.length < start.length) return !1;
for (let i = 0; i < start.length; i++) if (start[i] !== buffer[position.position + i]) return !1;
return !0;
}
module.exports = {
multipartFormDataParser,
validateBoundary
};
}),
66443: ((module, __unused_webpack_exports, __webpack_require__) => {
let { isBlobLike, iteratorMixin } = __webpack_require__(77241);
let { kState } = __webpack_require__(91944);
let { kEnumerableProperty } = __webpack_require__(27375);
let { FileLike, isFileLike } = __webpack_require__(42835);
let { webidl } = __webpack_require__(30220);
let { File: NativeFile } = __webpack_require__(4573);
let nodeUtil = __webpack_require__(57975);
let File = globalThis.File ?? NativeFile;
class FormData {
constructor(form) {
webidl.util.markAsUncloneable(this);
if (form !== void 0) throw webidl.errors.conversionFailed({
prefix: "FormData constructor",
argument: "Argument 1",
types: ["undefined"]
});
this[kState] = [];
}
append(name, value, filename = void 0) {
webidl.brandCheck(this, FormData);
let prefix = "FormData.append";
webidl.argumentLengthCheck(arguments, 2, prefix);
if (arguments.length === 3 && !isBlobLike(value)) throw TypeError("Failed to execute 'append' on 'FormData': parameter 2 is not of type 'Blob'");
name = webidl.converters.USVString(name, prefix, "name");
value = isBlobLike(value) ? webidl.converters.Blob(value, prefix, "value", { strict: !1 }) : webidl.converters.USVString(value, prefix, "value");
filename = arguments.length === 3 ? webidl.converters.USVString(filename, prefix, "filename") : void 0;
let entry = makeEntry(name, value, filename);
this[kState].push(entry);
}
delete(name) {
webidl.brandCheck(this, FormData);
let prefix = "FormData.delete";
webidl.argumentLengthCheck(arguments, 1, prefix);
name = webidl.converters.USVString(name, prefix, "name");
this[kState] = this[kState].filter((entry) => entry.name !== name);
}
get(name) {
webidl.brandCheck(this, FormData);
let prefix = "FormData.get";
webidl.argumentLengthCheck(arguments, 1, prefix);
name = webidl.converters.USVString(name, prefix, "name");
let idx = this[kState].findIndex((entry) => entry.name === name);
if (idx === -1) return null;
return this[kState][idx].value;
}
getAll(name) {
webidl.brandCheck(this, FormData);
let prefix = "FormData.getAll";
webidl.argumentLengthCheck(arguments, 1, prefix);
name = webidl.converters.USVString(name, prefix, "name");
return this[kState].filter((entry) => entry.name === name).map((entry) => entry.value);
}
has(name) {
webidl.brandCheck(this, FormData);
let prefix = "FormData.has";
webidl.argumentLengthCheck(arguments, 1, prefix);
name = webidl.converters.USVString(name, prefix, "name");
return this[kState].findIndex((entry) => entry.name === name) !== -1;
}
set(name, value, filename = void 0) {
webidl.brandCheck(this, FormData);
let prefix = "FormData.set";
webidl.argumentLengthCheck(arguments, 2, prefix);
if (arguments.length === 3 && !isBlobLike(value)) throw TypeError("Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'");
name = webidl.converters.USVString(name, prefix, "name");
value = isBlobLike(value) ? webidl.converters.Blob(value, prefix, "name", { strict: !1 }) : webidl.converters.USVString(value, prefix, "name");
filename = arguments.length === 3 ? webidl.converters.USVString(filename, prefix, "name") : void 0;
let entry = makeEntry(name, value, filename);
let idx = this[kState].findIndex((entry) => entry.name === name);
idx === -1 ? this[kState].push(entry) : this[kState] = [
...this[kState].slice(0, idx),
entry,
...this[kState].slice(idx + 1).filter((entry) => entry.name !== name)
];
}
[nodeUtil.inspect.custom](depth, options) {
let state = this[kState].reduce((a, b) => {
a[b.name] ? Array.isArray(a[b.name]) ? a[b.name].push(b.value) : a[b.name] = [a[b.name], b.value] : a[b.name] = b.value;
return a;
}, { __proto__: null });
options.depth ??= depth;
options.colors ??= !0;
let output = nodeUtil.formatWithOptions(options, state);
return `FormData ${output.slice(output.indexOf("]") + 2)}`;
}
}
iteratorMixin("FormData", FormData, kState, "name", "value");
Object.defineProperties(FormData.prototype, {
append: kEnumerableProperty,
delete: kEnumerableProperty,
get: kEnumerableProperty,
getAll: kEnumerableProperty,
has: kEnumerableProperty,
set: kEnumerableProperty,
[Symbol.toStringTag]: {
value: "FormData",
configurable: !0
}
});
function makeEntry(name, value, filename) {
if (typeof value != "string") {
isFileLike(value) || (value = value instanceof Blob ? new File([value], "blob", { type: value.type }) : new FileLike(value, "blob", { type: value.type }));
if (filename !== void 0) {
let options = {
type: value.type,
lastModified: value.lastModified
};
value = value instanceof NativeFile ? new File([value], filename, options) : new FileLike(value, filename, options);
}
}
return {
name,
value
};
}
module.exports = {
FormData,
makeEntry
};
}),
77038: ((module) => {
let globalOrigin = Symbol.for("undici.globalOrigin.1");
function getGlobalOrigin() {
return globalThis[globalOrigin];
}
function setGlobalOrigin(newOrigin) {
if (newOrigin === void 0) {
Object.defineProperty(globalThis, globalOrigin, {
value: void 0,
writable: !0,
enumerable: !1,
configurable: !1
});
return;
}
let parsedURL = new URL(newOrigin);
if (parsedURL.protocol !== "http:" && parsedURL.protocol !== "https:") throw TypeError(`Only http & https urls are allowed, received ${parsedURL.protocol}`);
Object.defineProperty(globalThis, globalOrigin, {
value: parsedURL,
writable: !0,
enumerable: !1,
configurable: !1
});
}
module.exports = {
getGlobalOrigin,
setGlobalOrigin
};
}),
31271: ((module, __unused_webpack_exports, __webpack_require__) => {
let { kConstruct } = __webpack_require__(46130);
let { kEnumerableProperty } = __webpack_require__(27375);
let { iteratorMixin, isValidHeaderName, isValidHeaderValue } = __webpack_require__(77241);
let { webidl } = __webpack_require__(30220);
let assert = __webpack_require__(34589);
let util = __webpack_require__(57975);
let kHeadersMap = Symbol("headers map");
let kHeadersSortedMap = Symbol("headers map sorted");
function isHTTPWhiteSpaceCharCode(code) {
return code === 10 || code === 13 || code === 9 || code === 32;
}
function headerValueNormalize(potentialValue) {
let i = 0;
let j = potentialValue.length;
for (; j > i && isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(j - 1));) --j;
for (; j > i && isHTTPWhiteSpaceCharCode(potentialValue.charCodeAt(i));) ++i;
return i === 0 && j === potentialValue.length ? potentialValue : potentialValue.substring(i, j);
}
function fill(headers, object) {
if (Array.isArray(object)) for (let i = 0; i < object.length; ++i) {
let header = object[i];
if (header.length !== 2) throw webidl.errors.exception({
header: "Headers constructor",
message: `expected name/value pair to be length 2, found ${header.length}.`
});
appendHeader(headers, header[0], header[1]);
}
else if (typeof object == "object" && object) {
let keys = Object.keys(object);
for (let i = 0; i < keys.length; ++i) appendHeader(headers, keys[i], object[keys[i]]);
} else throw webidl.errors.conversionFailed({
prefix: "Headers constructor",
argument: "Argument 1",
types: ["sequence<sequence<ByteString>>", "record<ByteString, ByteString>"]
});
}
function appendHeader(headers, name, value) {
value = headerValueNormalize(value);
if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
prefix: "Headers.append",
value: name,
type: "header name"
});
else if (!isValidHeaderValue(value)) throw webidl.errors.invalidArgument({
prefix: "Headers.append",
value,
type: "header value"
});
if (getHeadersGuard(headers) === "immutable") throw TypeError("immutable");
return getHeadersList(headers).append(name, value, !1);
}
function compareHeaderName(a, b) {
return a[0] < b[0] ? -1 : 1;
}
class HeadersList {
cookies = null;
constructor(init) {
if (init instanceof HeadersList) {
this[kHeadersMap] = new Map(init[kHeadersMap]);
this[kHeadersSortedMap] = init[kHeadersSortedMap];
this.cookies = init.cookies === null ? null : [...init.cookies];
} else {
this[kHeadersMap] = new Map(init);
this[kHeadersSortedMap] = null;
}
}
contains(name, isLowerCase) {
return this[kHeadersMap].has(isLowerCase ? name : name.toLowerCase());
}
clear() {
this[kHeadersMap].clear();
this[kHeadersSortedMap] = null;
this.cookies = null;
}
append(name, value, isLowerCase) {
this[kHeadersSortedMap] = null;
let lowercaseName = isLowerCase ? name : name.toLowerCase();
let exists = this[kHeadersMap].get(lowercaseName);
if (exists) {
let delimiter = lowercaseName === "cookie" ? "; " : ", ";
this[kHeadersMap].set(lowercaseName, {
name: exists.name,
value: `${exists.value}${delimiter}${value}`
});
} else this[kHeadersMap].set(lowercaseName, {
name,
value
});
lowercaseName === "set-cookie" && (this.cookies ??= []).push(value);
}
set(name, value, isLowerCase) {
this[kHeadersSortedMap] = null;
let lowercaseName = isLowerCase ? name : name.toLowerCase();
lowercaseName === "set-cookie" && (this.cookies = [value]);
this[kHeadersMap].set(lowercaseName, {
name,
value
});
}
delete(name, isLowerCase) {
this[kHeadersSortedMap] = null;
isLowerCase || (name = name.toLowerCase());
name === "set-cookie" && (this.cookies = null);
this[kHeadersMap].delete(name);
}
get(name, isLowerCase) {
return this[kHeadersMap].get(isLowerCase ? name : name.toLowerCase())?.value ?? null;
}
*[Symbol.iterator]() {
for (let { 0: name, 1: { value } } of this[kHeadersMap]) yield [name, value];
}
get entries() {
let headers = {};
if (this[kHeadersMap].size !== 0) for (let { name, value } of this[kHeadersMap].values()) headers[name] = value;
return headers;
}
rawValues() {
return this[kHeadersMap].values();
}
get entriesList() {
let headers = [];
if (this[kHeadersMap].size !== 0) for (let { 0: lowerName, 1: { name, value } } of this[kHeadersMap]) if (lowerName === "set-cookie") for (let cookie of this.cookies) headers.push([name, cookie]);
else headers.push([name, value]);
return headers;
}
toSortedArray() {
let size = this[kHeadersMap].size;
let array = Array(size);
if (size <= 32) {
if (size === 0) return array;
let iterator = this[kHeadersMap][Symbol.iterator]();
let firstValue = iterator.next().value;
array[0] = [firstValue[0], firstValue[1].value];
assert(firstValue[1].value !== null);
for (let i = 1, j = 0, right = 0, left = 0, pivot = 0, x, value; i < size; ++i) {
value = iterator.next().value;
x = array[i] = [value[0], value[1].value];
assert(x[1] !== null);
left = 0;
right = i;
for (; left < right;) {
pivot = left + (right - left >> 1);
array[pivot][0] <= x[0] ? left = pivot + 1 : right = pivot;
}
if (i !== pivot) {
j = i;
for (; j > left;) array[j] = array[--j];
array[left] = x;
}
}
if (!iterator.next().done) throw TypeError("Unreachable");
return array;
} else {
let i = 0;
for (let { 0: name, 1: { value } } of this[kHeadersMap]) {
array[i++] = [name, value];
assert(value !== null);
}
return array.sort(compareHeaderName);
}
}
}
class Headers {
#guard;
#headersList;
constructor(init = void 0) {
webidl.util.markAsUncloneable(this);
if (init === kConstruct) return;
this.#headersList = new HeadersList();
this.#guard = "none";
if (init !== void 0) {
init = webidl.converters.HeadersInit(init, "Headers contructor", "init");
fill(this, init);
}
}
append(name, value) {
webidl.brandCheck(this, Headers);
webidl.argumentLengthCheck(arguments, 2, "Headers.append");
let prefix = "Headers.append";
name = webidl.converters.ByteString(name, prefix, "name");
value = webidl.converters.ByteString(value, prefix, "value");
return appendHeader(this, name, value);
}
delete(name) {
webidl.brandCheck(this, Headers);
webidl.argumentLengthCheck(arguments, 1, "Headers.delete");
name = webidl.converters.ByteString(name, "Headers.delete", "name");
if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
prefix: "Headers.delete",
value: name,
type: "header name"
});
if (this.#guard === "immutable") throw TypeError("immutable");
if (!this.#headersList.contains(name, !1)) return;
this.#headersList.delete(name, !1);
}
get(name) {
webidl.brandCheck(this, Headers);
webidl.argumentLengthCheck(arguments, 1, "Headers.get");
let prefix = "Headers.get";
name = webidl.converters.ByteString(name, prefix, "name");
if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
prefix,
value: name,
type: "header name"
});
return this.#headersList.get(name, !1);
}
has(name) {
webidl.brandCheck(this, Headers);
webidl.argumentLengthCheck(arguments, 1, "Headers.has");
let prefix = "Headers.has";
name = webidl.converters.ByteString(name, prefix, "name");
if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
prefix,
value: name,
type: "header name"
});
return this.#headersList.contains(name, !1);
}
set(name, value) {
webidl.brandCheck(this, Headers);
webidl.argumentLengthCheck(arguments, 2, "Headers.set");
let prefix = "Headers.set";
name = webidl.converters.ByteString(name, prefix, "name");
value = webidl.converters.ByteString(value, prefix, "value");
value = headerValueNormalize(value);
if (!isValidHeaderName(name)) throw webidl.errors.invalidArgument({
prefix,
value: name,
type: "header name"
});
else if (!isValidHeaderValue(value)) throw webidl.errors.invalidArgument({
prefix,
value,
type: "header value"
});
if (this.#guard === "immutable") throw TypeError("immutable");
this.#headersList.set(name, value, !1);
}
getSetCookie() {
webidl.brandCheck(this, Headers);
let list = this.#headersList.cookies;
if (list) return [...list];
return [];
}
get [kHeadersSortedMap]() {
if (this.#headersList[kHeadersSortedMap]) return this.#headersList[kHeadersSortedMap];
let headers = [];
let names = this.#headersList.toSortedArray();
let cookies = this.#headersList.cookies;
if (cookies === null || cookies.length === 1) return this.#headersList[kHeadersSortedMap] = names;
for (let i = 0; i < names.length; ++i) {
let { 0: name, 1: value } = names[i];
if (name === "set-cookie") for (let j = 0; j < cookies.length; ++j) headers.push([name, cookies[j]]);
else headers.push([name, value]);
}
return this.#headersList[kHeadersSortedMap] = headers;
}
[util.inspect.custom](depth, options) {
options.depth ??= depth;
return `Headers ${util.formatWithOptions(options, this.#headersList.entries)}`;
}
static getHeadersGuard(o) {
return o.#guard;
}
static setHeadersGuard(o, guard) {
o.#guard = guard;
}
static getHeadersList(o) {
return o.#headersList;
}
static setHeadersList(o, list) {
o.#headersList = list;
}
}
let { getHeadersGuard, setHeadersGuard, getHeadersList, setHeadersList } = Headers;
Reflect.deleteProperty(Headers, "getHeadersGuard");
Reflect.deleteProperty(Headers, "setHeadersGuard");
Reflect.deleteProperty(Headers, "getHeadersList");
Reflect.deleteProperty(Headers, "setHeadersList");
iteratorMixin("Headers", Headers, kHeadersSortedMap, 0, 1);
Object.defineProperties(Headers.prototype, {
append: kEnumerableProperty,
delete: kEnumerableProperty,
get: kEnumerableProperty,
has: kEnumerableProperty,
set: kEnumerableProperty,
getSetCookie: kEnumerableProperty,
[Symbol.toStringTag]: {
value: "Headers",
configurable: !0
},
[util.inspect.custom]: { enumerable: !1 }
});
webidl.converters.HeadersInit = function(V, prefix, argument) {
if (webidl.util.Type(V) === "Object") {
let iterator = Reflect.get(V, Symbol.iterator);
if (!util.types.isProxy(V) && iterator === Headers.prototype.entries) try {
return getHeadersList(V).entriesList;
} catch {}
if (typeof iterator == "function") return webidl.converters["sequence<sequence<ByteString>>"](V, prefix, argument, iterator.bind(V));
return webidl.converters["record<ByteString, ByteString>"](V, prefix, argument);
}
throw webidl.errors.conversionFailed({
prefix: "Headers constructor",
argument: "Argument 1",
types: ["sequence<sequence<ByteString>>", "record<ByteString, ByteString>"]
});
};
module.exports = {
fill,
compareHeaderName,
Headers,
HeadersList,
getHeadersGuard,
setHeadersGuard,
setHeadersList,
getHeadersList
};
}),
18033: ((module, __unused_webpack_exports, __webpack_require__) => {
let { makeNetworkError, makeAppropriateNetworkError, filterResponse, makeResponse, fromInnerResponse } = __webpack_require__(56678);
let { HeadersList } = __webpack_require__(31271);
let { Request, cloneRequest } = __webpack_require__(27412);
let zlib = __webpack_require__(38522);
let { bytesMatch, makePolicyContainer, clonePolicyContainer, requestBadPort, TAOCheck, appendRequestOriginHeader, responseLocationURL, requestCurrentURL, setRequestReferrerPolicyOnRedirect, tryUpgradeRequestToAPotentiallyTrustworthyURL, createOpaqueTimingInfo, appendFetchMetadata, corsCheck, crossOriginResourcePolicyCheck, determineRequestsReferrer, coarsenedSharedCurrentTime, createDeferredPromise, isBlobLike, sameOrigin, isCancelled, isAborted, isErrorLike, fullyReadBody, readableStreamClose, isomorphicEncode, urlIsLocal, urlIsHttpHttpsScheme, urlHasHttpsScheme, clampAndCoarsenConnectionTimingInfo, simpleRangeHeaderValue, buildContentRange, createInflate, extractMimeType } = __webpack_require__(77241);
let { kState, kDispatcher } = __webpack_require__(91944);
let assert = __webpack_require__(34589);
let { safelyExtractBody, extractBody } = __webpack_require__(40897);
let { redirectStatusSet, nullBodyStatus, safeMethodsSet, requestBodyHeader, subresourceSet } = __webpack_require__(5336);
let EE = __webpack_require__(78474);
let { Readable, pipeline, finished } = __webpack_require__(57075);
let { addAbortListener, isErrored, isReadable, bufferToLowerCasedHeaderName } = __webpack_require__(27375);
let { dataURLProcessor, serializeAMimeType, minimizeSupportedMimeType } = __webpack_require__(82121);
let { getGlobalDispatcher } = __webpack_require__(31088);
let { webidl } = __webpack_require__(30220);
let { STATUS_CODES } = __webpack_require__(37067);
let GET_OR_HEAD = ["GET", "HEAD"];
let defaultUserAgent = typeof __UNDICI_IS_NODE__ < "u" || typeof esbuildDetection < "u" ? "node" : "undici";
let resolveObjectURL;
class Fetch extends EE {
constructor(dispatcher) {
super();
this.dispatcher = dispatcher;
this.connection = null;
this.dump = !1;
this.state = "ongoing";
}
terminate(reason) {
if (this.state !== "ongoing") return;
this.state = "terminated";
this.connection?.destroy(reason);
this.emit("terminated", reason);
}
abort(error) {
if (this.state !== "ongoing") return;
this.state = "aborted";
error ||= new DOMException("The operation was aborted.", "AbortError");
this.serializedAbortReason = error;
this.connection?.destroy(error);
this.emit("terminated", error);
}
}
function handleFetchDone(response) {
finalizeAndReportTiming(response, "fetch");
}
function fetch(input, init = void 0) {
webidl.argumentLengthCheck(arguments, 1, "globalThis.fetch");
let p = createDeferredPromise();
let requestObject;
try {
requestObject = new Request(input, init);
} catch (e) {
p.reject(e);
return p.promise;
}
let request = requestObject[kState];
if (requestObject.signal.aborted) {
abortFetch(p, request, null, requestObject.signal.reason);
return p.promise;
}
request.client.globalObject?.constructor?.name === "ServiceWorkerGlobalScope" && (request.serviceWorkers = "none");
let responseObject = null;
let locallyAborted = !1;
let controller = null;
addAbortListener(requestObject.signal, () => {
locallyAborted = !0;
assert(controller != null);
controller.abort(requestObject.signal.reason);
let realResponse = responseObject?.deref();
abortFetch(p, request, realResponse, requestObject.signal.reason);
});
let processResponse = (response) => {
if (locallyAborted) return;
if (response.aborted) {
abortFetch(p, request, responseObject, controller.serializedAbortReason);
return;
}
if (response.type === "error") {
p.reject(TypeError("fetch failed", { cause: response.error }));
return;
}
responseObject = new WeakRef(fromInnerResponse(response, "immutable"));
p.resolve(responseObject.deref());
p = null;
};
controller = fetching({
request,
processResponseEndOfBody: handleFetchDone,
processResponse,
dispatcher: requestObject[kDispatcher]
});
return p.promise;
}
function finalizeAndReportTiming(response, initiatorType = "other") {
if (response.type === "error" && response.aborted) return;
if (!response.urlList?.length) return;
let originalURL = response.urlList[0];
let timingInfo = response.timingInfo;
let cacheState = response.cacheState;
if (!urlIsHttpHttpsScheme(originalURL)) return;
if (timingInfo === null) return;
if (!response.timingAllowPassed) {
timingInfo = createOpaqueTimingInfo({ startTime: timingInfo.startTime });
cacheState = "";
}
timingInfo.endTime = coarsenedSharedCurrentTime();
response.timingInfo = timingInfo;
markResourceTiming(timingInfo, originalURL.href, initiatorType, globalThis, cacheState);
}
let markResourceTiming = performance.markResourceTiming;
function abortFetch(p, request, responseObject, error) {
p && p.reject(error);
request.body != null && isReadable(request.body?.stream) && request.body.stream.cancel(error).catch((err) => {
if (err.code === "ERR_INVALID_STATE") return;
throw err;
});
if (responseObject == null) return;
let response = responseObject[kState];
response.body != null && isReadable(response.body?.stream) && response.body.stream.cancel(error).catch((err) => {
if (err.code === "ERR_INVALID_STATE") return;
throw err;
});
}
function fetching({ request, processRequestBodyChunkLength, processRequestEndOfBody, processResponse, processResponseEndOfBody, processResponseConsumeBody, useParallelQueue = !1, dispatcher = getGlobalDispatcher() }) {
assert(dispatcher);
let taskDestination = null;
let crossOriginIsolatedCapability = !1;
if (request.client != null) {
taskDestination = request.client.globalObject;
crossOriginIsolatedCapability = request.client.crossOriginIsolatedCapability;
}
let currentTime = coarsenedSharedCurrentTime(crossOriginIsolatedCapability);
let timingInfo = createOpaqueTimingInfo({ startTime: currentTime });
let fetchParams = {
controller: new Fetch(dispatcher),
request,
timingInfo,
processRequestBodyChunkLength,
processRequestEndOfBody,
processResponse,
processResponseConsumeBody,
processResponseEndOfBody,
taskDestination,
crossOriginIsolatedCapability
};
assert(!request.body || request.body.stream);
request.window === "client" && (request.window = request.client?.globalObject?.constructor?.name === "Window" ? request.client : "no-window");
request.origin === "client" && (request.origin = request.client.origin);
request.policyContainer === "client" && (request.policyContainer = request.client == null ? makePolicyContainer() : clonePolicyContainer(request.client.policyContainer));
request.headersList.contains("accept", !0) || request.headersList.append("accept", "*/*", !0);
request.headersList.contains("accept-language", !0) || request.headersList.append("accept-language", "*", !0);
request.priority;
subresourceSet.has(request.destination);
mainFetch(fetchParams).catch((err) => {
fetchParams.controller.terminate(err);
});
return fetchParams.controller;
}
async function mainFetch(fetchParams, recursive = !1) {
let request = fetchParams.request;
let response = null;
request.localURLsOnly && !urlIsLocal(requestCurrentURL(request)) && (response = makeNetworkError("local URLs only"));
tryUpgradeRequestToAPotentiallyTrustworthyURL(request);
requestBadPort(request) === "blocked" && (response = makeNetworkError("bad port"));
request.referrerPolicy === "" && (request.referrerPolicy = request.policyContainer.referrerPolicy);
request.referrer !== "no-referrer" && (request.referrer = determineRequestsReferrer(request));
response === null && (response = await (async () => {
let currentURL = requestCurrentURL(request);
if (sameOrigin(currentURL, request.url) && request.responseTainting === "basic" || currentURL.protocol === "data:" || request.mode === "navigate" || request.mode === "websocket") {
request.responseTainting = "basic";
return await schemeFetch(fetchParams);
}
if (request.mode === "same-origin") return makeNetworkError("request mode cannot be \"same-origin\"");
if (request.mode === "no-cors") {
if (request.redirect !== "follow") return makeNetworkError("redirect mode cannot be \"follow\" for \"no-cors\" request");
request.responseTainting = "opaque";
return await schemeFetch(fetchParams);
}
if (!urlIsHttpHttpsScheme(requestCurrentURL(request))) return makeNetworkError("URL scheme must be a HTTP(S) scheme");
request.responseTainting = "cors";
return await httpFetch(fetchParams);
})());
if (recursive) return response;
if (response.status !== 0 && !response.internalResponse) {
request.responseTainting;
request.responseTainting === "basic" ? response = filterResponse(response, "basic") : request.responseTainting === "cors" ? response = filterResponse(response, "cors") : request.responseTainting === "opaque" ? response = filterResponse(response, "opaque") : assert(!1);
}
let internalResponse = response.status === 0 ? response : response.internalResponse;
internalResponse.urlList.length === 0 && internalResponse.urlList.push(...request.urlList);
request.timingAllowFailed || (response.timingAllowPassed = !0);
response.type === "opaque" && internalResponse.status === 206 && internalResponse.rangeRequested && !request.headers.contains("range", !0) && (response = internalResponse = makeNetworkError());
if (response.status !== 0 && (request.method === "HEAD" || request.method === "CONNECT" || nullBodyStatus.includes(internalResponse.status))) {
internalResponse.body = null;
fetchParams.controller.dump = !0;
}
if (request.integrity) {
let processBodyError = (reason) => fetchFinale(fetchParams, makeNetworkError(reason));
if (request.responseTainting === "opaque" || response.body == null) {
processBodyError(response.error);
return;
}
let processBody = (bytes) => {
if (!bytesMatch(bytes, request.integrity)) {
processBodyError("integrity mismatch");
return;
}
response.body = safelyExtractBody(bytes)[0];
fetchFinale(fetchParams, response);
};
await fullyReadBody(response.body, processBody, processBodyError);
} else fetchFinale(fetchParams, response);
}
function schemeFetch(fetchParams) {
if (isCancelled(fetchParams) && fetchParams.request.redirectCount === 0) return Promise.resolve(makeAppropriateNetworkError(fetchParams));
let { request } = fetchParams;
let { protocol: scheme } = requestCurrentURL(request);
switch (scheme) {
case "about:": return Promise.resolve(makeNetworkError("about scheme is not supported"));
case "blob:": {
resolveObjectURL ||= __webpack_require__(4573).resolveObjectURL;
let blobURLEntry = requestCurrentURL(request);
if (blobURLEntry.search.length !== 0) return Promise.resolve(makeNetworkError("NetworkError when attempting to fetch resource."));
let blob = resolveObjectURL(blobURLEntry.toString());
if (request.method !== "GET" || !isBlobLike(blob)) return Promise.resolve(makeNetworkError("invalid method"));
let response = makeResponse();
let fullLength = blob.size;
let serializedFullLength = isomorphicEncode(`${fullLength}`);
let type = blob.type;
if (request.headersList.contains("range", !0)) {
response.rangeRequested = !0;
let rangeHeader = request.headersList.get("range", !0);
let rangeValue = simpleRangeHeaderValue(rangeHeader, !0);
if (rangeValue === "failure") return Promise.resolve(makeNetworkError("failed to fetch the data URL"));
let { rangeStartValue: rangeStart, rangeEndValue: rangeEnd } = rangeValue;
if (rangeStart === null) {
rangeStart = fullLength - rangeEnd;
rangeEnd = rangeStart + rangeEnd - 1;
} else {
if (rangeStart >= fullLength) return Promise.resolve(makeNetworkError("Range start is greater than the blob's size."));
(rangeEnd === null || rangeEnd >= fullLength) && (rangeEnd = fullLength - 1);
}
let slicedBlob = blob.slice(rangeStart, rangeEnd, type);
response.body = extractBody(slicedBlob)[0];
let serializedSlicedLength = isomorphicEncode(`${slicedBlob.size}`);
let contentRange = buildContentRange(rangeStart, rangeEnd, fullLength);
response.status = 206;
response.statusText = "Partial Content";
response.headersList.set("content-length", serializedSlicedLength, !0);
response.headersList.set("content-type", type, !0);
response.headersList.set("content-range", contentRange, !0);
} else {
let bodyWithType = extractBody(blob);
response.statusText = "OK";
response.body = bodyWithType[0];
response.headersList.set("content-length", serializedFullLength, !0);
response.headersList.set("content-type", type, !0);
}
return Promise.resolve(response);
}
case "data:": {
let currentURL = requestCurrentURL(request);
let dataURLStruct = dataURLProcessor(currentURL);
if (dataURLStruct === "failure") return Promise.resolve(makeNetworkError("failed to fetch the data URL"));
let mimeType = serializeAMimeType(dataURLStruct.mimeType);
return Promise.resolve(makeResponse({
statusText: "OK",
headersList: [["content-type", {
name: "Content-Type",
value: mimeType
}]],
body: safelyExtractBody(dataURLStruct.body)[0]
}));
}
case "file:": return Promise.resolve(makeNetworkError("not implemented... yet..."));
case "http:":
case "https:": return httpFetch(fetchParams).catch((err) => makeNetworkError(err));
default: return Promise.resolve(makeNetworkError("unknown scheme"));
}
}
function finalizeResponse(fetchParams, response) {
fetchParams.request.done = !0;
fetchParams.processResponseDone != null && queueMicrotask(() => fetchParams.processResponseDone(response));
}
function fetchFinale(fetchParams, response) {
let timingInfo = fetchParams.timingInfo;
let processResponseEndOfBody = () => {
let unsafeEndTime = Date.now();
fetchParams.request.destination === "document" && (fetchParams.controller.fullTimingInfo = timingInfo);
fetchParams.controller.reportTimingSteps = () => {
if (fetchParams.request.url.protocol !== "https:") return;
timingInfo.endTime = unsafeEndTime;
let cacheState = response.cacheState;
let bodyInfo = response.bodyInfo;
if (!response.timingAllowPassed) {
timingInfo = createOpaqueTimingInfo(timingInfo);
cacheState = "";
}
let responseStatus = 0;
if (fetchParams.request.mode !== "navigator" || !response.hasCrossOriginRedirects) {
responseStatus = response.status;
let mimeType = extractMimeType(response.headersList);
mimeType !== "failure" && (bodyInfo.contentType = minimizeSupportedMimeType(mimeType));
}
fetchParams.request.initiatorType != null && markResourceTiming(timingInfo, fetchParams.request.url.href, fetchParams.request.initiatorType, globalThis, cacheState, bodyInfo, responseStatus);
};
let processResponseEndOfBodyTask = () => {
fetchParams.request.done = !0;
fetchParams.processResponseEndOfBody != null && queueMicrotask(() => fetchParams.processResponseEndOfBody(response));
fetchParams.request.initiatorType != null && fetchParams.controller.reportTimingSteps();
};
queueMicrotask(() => processResponseEndOfBodyTask());
};
fetchParams.processResponse != null && queueMicrotask(() => {
fetchParams.processResponse(response);
fetchParams.processResponse = null;
});
let internalResponse = response.type === "error" ? response : response.internalResponse ?? response;
internalResponse.body == null ? processResponseEndOfBody() : finished(internalResponse.body.stream, () => {
processResponseEndOfBody();
});
}
async function httpFetch(fetchParams) {
let request = fetchParams.request;
let response = null;
let actualResponse = null;
let timingInfo = fetchParams.timingInfo;
request.serviceWorkers;
if (response === null) {
request.redirect === "follow" && (request.serviceWorkers = "none");
actualResponse = response = await httpNetworkOrCacheFetch(fetchParams);
if (request.responseTainting === "cors" && corsCheck(request, response) === "failure") return makeNetworkError("cors failure");
TAOCheck(request, response) === "failure" && (request.timingAllowFailed = !0);
}
if ((request.responseTainting === "opaque" || response.type === "opaque") && crossOriginResourcePolicyCheck(request.origin, request.client, request.destination, actualResponse) === "blocked") return makeNetworkError("blocked");
if (redirectStatusSet.has(actualResponse.status)) {
request.redirect !== "manual" && fetchParams.controller.connection.destroy(void 0, !1);
request.redirect === "error" ? response = makeNetworkError("unexpected redirect") : request.redirect === "manual" ? response = actualResponse : request.redirect === "follow" ? response = await httpRedirectFetch(fetchParams, response) : assert(!1);
}
response.timingInfo = timingInfo;
return response;
}
function httpRedirectFetch(fetchParams, response) {
let request = fetchParams.request;
let actualResponse = response.internalResponse ? response.internalResponse : response;
let locationURL;
try {
locationURL = responseLocationURL(actualResponse, requestCurrentURL(request).hash);
if (locationURL == null) return response;
} catch (err) {
return Promise.resolve(makeNetworkError(err));
}
if (!urlIsHttpHttpsScheme(locationURL)) return Promise.resolve(makeNetworkError("URL scheme must be a HTTP(S) scheme"));
if (request.redirectCount === 20) return Promise.resolve(makeNetworkError("redirect count exceeded"));
request.redirectCount += 1;
if (request.mode === "cors" && (locationURL.username || locationURL.password) && !sameOrigin(request, locationURL)) return Promise.resolve(makeNetworkError("cross origin not allowed for request mode \"cors\""));
if (request.responseTainting === "cors" && (locationURL.username || locationURL.password)) return Promise.resolve(makeNetworkError("URL cannot contain credentials for request mode \"cors\""));
if (actualResponse.status !== 303 && request.body != null && request.body.source == null) return Promise.resolve(makeNetworkError());
if ([301, 302].includes(actualResponse.status) && request.method === "POST" || actualResponse.status === 303 && !GET_OR_HEAD.includes(request.method)) {
request.method = "GET";
request.body = null;
for (let headerName of requestBodyHeader) request.headersList.delete(headerName);
}
if (!sameOrigin(requestCurrentURL(request), locationURL)) {
request.headersList.delete("authorization", !0);
request.headersList.delete("proxy-authorization", !0);
request.headersList.delete("cookie", !0);
request.headersList.delete("host", !0);
}
if (request.body != null) {
assert(request.body.source != null);
request.body = safelyExtractBody(request.body.source)[0];
}
let timingInfo = fetchParams.timingInfo;
timingInfo.redirectEndTime = timingInfo.postRedirectStartTime = coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
timingInfo.redirectStartTime === 0 && (timingInfo.redirectStartTime = timingInfo.startTime);
request.urlList.push(locationURL);
setRequestReferrerPolicyOnRedirect(request, actualResponse);
return mainFetch(fetchParams, !0);
}
async function httpNetworkOrCacheFetch(fetchParams, isAuthenticationFetch = !1, isNewConnectionFetch = !1) {
let request = fetchParams.request;
let httpFetchParams = null;
let httpRequest = null;
let response = null;
if (request.window === "no-window" && request.redirect === "error") {
httpFetchParams = fetchParams;
httpRequest = request;
} else {
httpRequest = cloneRequest(request);
httpFetchParams = { ...fetchParams };
httpFetchParams.request = httpRequest;
}
let includeCredentials = request.credentials === "include" || request.credentials === "same-origin" && request.responseTainting === "basic";
let contentLength = httpRequest.body ? httpRequest.body.length : null;
let contentLengthHeaderValue = null;
httpRequest.body == null && ["POST", "PUT"].includes(httpRequest.method) && (contentLengthHeaderValue = "0");
contentLength != null && (contentLengthHeaderValue = isomorphicEncode(`${contentLength}`));
contentLengthHeaderValue != null && httpRequest.headersList.append("content-length", contentLengthHeaderValue, !0);
contentLength != null && httpRequest.keepalive;
httpRequest.referrer instanceof URL && httpRequest.headersList.append("referer", isomorphicEncode(httpRequest.referrer.href), !0);
appendRequestOriginHeader(httpRequest);
appendFetchMetadata(httpRequest);
httpRequest.headersList.contains("user-agent", !0) || httpRequest.headersList.append("user-agent", defaultUserAgent);
httpRequest.cache === "default" && (httpRequest.headersList.contains("if-modified-since", !0) || httpRequest.headersList.contains("if-none-match", !0) || httpRequest.headersList.contains("if-unmodified-since", !0) || httpRequest.headersList.contains("if-match", !0) || httpRequest.headersList.contains("if-range", !0)) && (httpRequest.cache = "no-store");
httpRequest.cache === "no-cache" && !httpRequest.preventNoCacheCacheControlHeaderModification && !httpRequest.headersList.contains("cache-control", !0) && httpRequest.headersList.append("cache-control", "max-age=0", !0);
if (httpRequest.cache === "no-store" || httpRequest.cache === "reload") {
httpRequest.headersList.contains("pragma", !0) || httpRequest.headersList.append("pragma", "no-cache", !0);
httpRequest.headersList.contains("cache-control", !0) || httpRequest.headersList.append("cache-control", "no-cache", !0);
}
httpRequest.headersList.contains("range", !0) && httpRequest.headersList.append("accept-encoding", "identity", !0);
httpRequest.headersList.contains("accept-encoding", !0) || (urlHasHttpsScheme(requestCurrentURL(httpRequest)) ? httpRequest.headersList.append("accept-encoding", "br, gzip, deflate", !0) : httpRequest.headersList.append("accept-encoding", "gzip, deflate", !0));
httpRequest.headersList.delete("host", !0);
httpRequest.cache = "no-store";
httpRequest.cache !== "no-store" && httpRequest.cache;
if (response == null) {
if (httpRequest.cache === "only-if-cached") return makeNetworkError("only if cached");
let forwardResponse = await httpNetworkFetch(httpFetchParams, includeCredentials, isNewConnectionFetch);
!safeMethodsSet.has(httpRequest.method) && forwardResponse.status >= 200 && forwardResponse.status;
response ??= forwardResponse;
}
response.urlList = [...httpRequest.urlList];
httpRequest.headersList.contains("range", !0) && (response.rangeRequested = !0);
response.requestIncludesCredentials = includeCredentials;
if (response.status === 407) {
if (request.window === "no-window") return makeNetworkError();
if (isCancelled(fetchParams)) return makeAppropriateNetworkError(fetchParams);
return makeNetworkError("proxy authentication required");
}
if (response.status === 421 && !isNewConnectionFetch && (request.body == null || request.body.source != null)) {
if (isCancelled(fetchParams)) return makeAppropriateNetworkError(fetchParams);
fetchParams.controller.connection.destroy();
response = await httpNetworkOrCacheFetch(fetchParams, isAuthenticationFetch, !0);
}
return response;
}
async function httpNetworkFetch(fetchParams, includeCredentials = !1, forceNewConnection = !1) {
assert(!fetchParams.controller.connection || fetchParams.controller.connection.destroyed);
fetchParams.controller.connection = {
abort: null,
destroyed: !1,
destroy(err, abort = !0) {
if (!this.destroyed) {
this.destroyed = !0;
abort && this.abort?.(err ?? new DOMException("The operation was aborted.", "AbortError"));
}
}
};
let request = fetchParams.request;
let response = null;
let timingInfo = fetchParams.timingInfo;
request.cache = "no-store";
request.mode;
let requestBody = null;
if (request.body == null && fetchParams.processRequestEndOfBody) queueMicrotask(() => fetchParams.processRequestEndOfBody());
else if (request.body != null) {
let processBodyChunk = async function* (bytes) {
if (isCancelled(fetchParams)) return;
yield bytes;
fetchParams.processRequestBodyChunkLength?.(bytes.byteLength);
};
let processEndOfBody = () => {
if (isCancelled(fetchParams)) return;
fetchParams.processRequestEndOfBody && fetchParams.processRequestEndOfBody();
};
let processBodyError = (e) => {
if (isCancelled(fetchParams)) return;
e.name === "AbortError" ? fetchParams.controller.abort() : fetchParams.controller.terminate(e);
};
requestBody = (async function* () {
try {
for await (let bytes of request.body.stream) yield* processBodyChunk(bytes);
processEndOfBody();
} catch (err) {
processBodyError(err);
}
})();
}
try {
let { body, status, statusText, headersList, socket } = await dispatch({ body: requestBody });
if (socket) response = makeResponse({
status,
statusText,
headersList,
socket
});
else {
let iterator = body[Symbol.asyncIterator]();
fetchParams.controller.next = () => iterator.next();
response = makeResponse({
status,
statusText,
headersList
});
}
} catch (err) {
if (err.name === "AbortError") {
fetchParams.controller.connection.destroy();
return makeAppropriateNetworkError(fetchParams, err);
}
return makeNetworkError(err);
}
let pullAlgorithm = async () => {
await fetchParams.controller.resume();
};
let cancelAlgorithm = (reason) => {
isCancelled(fetchParams) || fetchParams.controller.abort(reason);
};
let stream = new ReadableStream({
async start(controller) {
fetchParams.controller.controller = controller;
},
async pull(controller) {
await pullAlgorithm(controller);
},
async cancel(reason) {
await cancelAlgorithm(reason);
},
type: "bytes"
});
response.body = {
stream,
source: null,
length: null
};
fetchParams.controller.resume || fetchParams.controller.on("terminated", onAborted);
fetchParams.controller.resume = async () => {
for (;;) {
let bytes;
let isFailure;
try {
let { done, value } = await fetchParams.controller.next();
if (isAborted(fetchParams)) break;
bytes = done ? void 0 : value;
} catch (err) {
if (fetchParams.controller.ended && !timingInfo.encodedBodySize) bytes = void 0;
else {
bytes = err;
isFailure = !0;
}
}
if (bytes === void 0) {
readableStreamClose(fetchParams.controller.controller);
finalizeResponse(fetchParams, response);
return;
}
timingInfo.decodedBodySize += bytes?.byteLength ?? 0;
if (isFailure) {
fetchParams.controller.terminate(bytes);
return;
}
let buffer = new Uint8Array(bytes);
buffer.byteLength && fetchParams.controller.controller.enqueue(buffer);
if (isErrored(stream)) {
fetchParams.controller.terminate();
return;
}
if (fetchParams.controller.controller.desiredSize <= 0) return;
}
};
function onAborted(reason) {
if (isAborted(fetchParams)) {
response.aborted = !0;
isReadable(stream) && fetchParams.controller.controller.error(fetchParams.controller.serializedAbortReason);
} else isReadable(stream) && fetchParams.controller.controller.error(TypeError("terminated", { cause: isErrorLike(reason) ? reason : void 0 }));
fetchParams.controller.connection.destroy();
}
return response;
function dispatch({ body }) {
let url = requestCurrentURL(request);
let agent = fetchParams.controller.dispatcher;
return new Promise((resolve, reject) => agent.dispatch({
path: url.pathname + url.search,
origin: url.origin,
method: request.method,
body: agent.isMockActive ? request.body && (request.body.source || request.body.stream) : body,
headers: request.headersList.entries,
maxRedirections: 0,
upgrade: request.mode === "websocket" ? "websocket" : void 0
}, {
body: null,
abort: null,
onConnect(abort) {
let { connection } = fetchParams.controller;
timingInfo.finalConnectionTimingInfo = clampAndCoarsenConnectionTimingInfo(void 0, timingInfo.postRedirectStartTime, fetchParams.crossOriginIsolatedCapability);
if (connection.destroyed) abort(new DOMException("The operation was aborted.", "AbortError"));
else {
fetchParams.controller.on("terminated", abort);
this.abort = connection.abort = abort;
}
timingInfo.finalNetworkRequestStartTime = coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
},
onResponseStarted() {
timingInfo.finalNetworkResponseStartTime = coarsenedSharedCurrentTime(fetchParams.crossOriginIsolatedCapability);
},
onHeaders(status, rawHeaders, resume, statusText) {
if (status < 200) return;
let location = "";
let headersList = new HeadersList();
for (let i = 0; i < rawHeaders.length; i += 2) headersList.append(bufferToLowerCasedHeaderName(rawHeaders[i]), rawHeaders[i + 1].toString("latin1"), !0);
location = headersList.get("location", !0);
let decoders = [];
let willFollow = location && request.redirect === "follow" && redirectStatusSet.has(status);
if (request.method !== "HEAD" && request.method !== "CONNECT" && !nullBodyStatus.includes(status) && !willFollow) {
let contentEncoding = headersList.get("content-encoding", !0);
let codings = contentEncoding ? contentEncoding.toLowerCase().split(",") : [];
if (codings.length > 5) {
this.abort(Error(`too many content-encodings in response: ${codings.length}, maximum allowed is 5`));
return !0;
}
for (let i = codings.length - 1; i >= 0; --i) {
let coding = codings[i].trim();
if (coding === "x-gzip" || coding === "gzip") decoders.push(zlib.createGunzip({
flush: zlib.constants.Z_SYNC_FLUSH,
finishFlush: zlib.constants.Z_SYNC_FLUSH
}));
else if (coding === "deflate") decoders.push(createInflate({
flush: zlib.constants.Z_SYNC_FLUSH,
finishFlush: zlib.constants.Z_SYNC_FLUSH
}));
else if (coding === "br") decoders.push(zlib.createBrotliDecompress({
flush: zlib.constants.BROTLI_OPERATION_FLUSH,
finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH
}));
else {
decoders.length = 0;
break;
}
}
}
this.body = new Readable({ read: resume });
let onError = this.onError.bind(this);
resolve({
status,
statusText,
headersList,
body: decoders.length ? pipeline(this.body, ...decoders, (err) => {
err && this.onError(err);
}).on("error", onError) : this.body.on("error", onError)
});
return !0;
},
onData(chunk) {
if (fetchParams.controller.dump) return;
let bytes = chunk;
timingInfo.encodedBodySize += bytes.byteLength;
return this.body.push(bytes);
},
onComplete() {
this.abort && fetchParams.controller.off("terminated", this.abort);
fetchParams.controller.ended = !0;
this.body.push(null);
},
onError(error) {
this.abort && fetchParams.controller.off("terminated", this.abort);
this.body?.destroy(error);
fetchParams.controller.terminate(error);
reject(error);
},
onUpgrade(status, rawHeaders, socket) {
if (status !== 101) return;
let headersList = new HeadersList();
for (let i = 0; i < rawHeaders.length; i += 2) headersList.append(bufferToLowerCasedHeaderName(rawHeaders[i]), rawHeaders[i + 1].toString("latin1"), !0);
resolve({
status,
statusText: STATUS_CODES[status],
headersList,
socket
});
return !0;
}
}));
}
}
module.exports = {
fetch,
Fetch,
fetching,
finalizeAndReportTiming
};
}),
27412: ((module, __unused_webpack_exports, __webpack_require__) => {
let { extractBody, mixinBody, cloneBody, bodyUnusable } = __webpack_require__(40897);
let { Headers, fill: fillHeaders, HeadersList, setHeadersGuard, getHeadersGuard, setHeadersList, getHeadersList } = __webpack_require__(31271);
let { FinalizationRegistry } = __webpack_require__(90656)();
let util = __webpack_require__(27375);
let nodeUtil = __webpack_require__(57975);
let { isValidHTTPToken, sameOrigin, environmentSettingsObject } = __webpack_require__(77241);
let { forbiddenMethodsSet, corsSafeListedMethodsSet, referrerPolicy, requestRedirect, requestMode, requestCredentials, requestCache, requestDuplex } = __webpack_require__(5336);
let { kEnumerableProperty, normalizedMethodRecordsBase, normalizedMethodRecords } = util;
let { kHeaders, kSignal, kState, kDispatcher } = __webpack_require__(91944);
let { webidl } = __webpack_require__(30220);
let { URLSerializer } = __webpack_require__(82121);
let { kConstruct } = __webpack_require__(46130);
let assert = __webpack_require__(34589);
let { getMaxListeners, setMaxListeners, getEventListeners, defaultMaxListeners } = __webpack_require__(78474);
let kAbortController = Symbol("abortController");
let requestFinalizer = new FinalizationRegistry(({ signal, abort }) => {
signal.removeEventListener("abort", abort);
});
let dependentControllerMap = new WeakMap();
function buildAbort(acRef) {
return abort;
function abort() {
let ac = acRef.deref();
if (ac !== void 0) {
requestFinalizer.unregister(abort);
this.removeEventListener("abort", abort);
ac.abort(this.reason);
let controllerList = dependentControllerMap.get(ac.signal);
if (controllerList !== void 0) {
if (controllerList.size !== 0) {
for (let ref of controllerList) {
let ctrl = ref.deref();
ctrl !== void 0 && ctrl.abort(this.reason);
}
controllerList.clear();
}
dependentControllerMap.delete(ac.signal);
}
}
}
}
let patchMethodWarning = !1;
class Request {
constructor(input, init = {}) {
webidl.util.markAsUncloneable(this);
if (input === kConstruct) return;
let prefix = "Request constructor";
webidl.argumentLengthCheck(arguments, 1, prefix);
input = webidl.converters.RequestInfo(input, prefix, "input");
init = webidl.converters.RequestInit(init, prefix, "init");
let request = null;
let fallbackMode = null;
let baseUrl = environmentSettingsObject.settingsObject.baseUrl;
let signal = null;
if (typeof input == "string") {
this[kDispatcher] = init.dispatcher;
let parsedURL;
try {
parsedURL = new URL(input, baseUrl);
} catch (err) {
throw TypeError("Failed to parse URL from " + input, { cause: err });
}
if (parsedURL.username || parsedURL.password) throw TypeError("Request cannot be constructed from a URL that includes credentials: " + input);
request = makeRequest({ urlList: [parsedURL] });
fallbackMode = "cors";
} else {
this[kDispatcher] = init.dispatcher || input[kDispatcher];
assert(input instanceof Request);
request = input[kState];
signal = input[kSignal];
}
let origin = environmentSettingsObject.settingsObject.origin;
let window = "client";
request.window?.constructor?.name === "EnvironmentSettingsObject" && sameOrigin(request.window, origin) && (window = request.window);
if (init.window != null) throw TypeError(`'window' option '${window}' must be null`);
"window" in init && (window = "no-window");
request = makeRequest({
method: request.method,
headersList: request.headersList,
unsafeRequest: request.unsafeRequest,
client: environmentSettingsObject.settingsObject,
window,
priority: request.priority,
origin: request.origin,
referrer: request.referrer,
referrerPolicy: request.referrerPolicy,
mode: request.mode,
credentials: request.credentials,
cache: request.cache,
redirect: request.redirect,
integrity: request.integrity,
keepalive: request.keepalive,
reloadNavigation: request.reloadNavigation,
historyNavigation: request.historyNavigation,
urlList: [...request.urlList]
});
let initHasKey = Object.keys(init).length !== 0;
if (initHasKey) {
request.mode === "navigate" && (request.mode = "same-origin");
request.reloadNavigation = !1;
request.historyNavigation = !1;
request.origin = "client";
request.referrer = "client";
request.referrerPolicy = "";
request.url = request.urlList[request.urlList.length - 1];
request.urlList = [request.url];
}
if (init.referrer !== void 0) {
let referrer = init.referrer;
if (referrer === "") request.referrer = "no-referrer";
else {
let parsedReferrer;
try {
parsedReferrer = new URL(referrer, baseUrl);
} catch (err) {
throw TypeError(`Referrer "${referrer}" is not a valid URL.`, { cause: err });
}
parsedReferrer.protocol === "about:" && parsedReferrer.hostname === "client" || origin && !sameOrigin(parsedReferrer, environmentSettingsObject.settingsObject.baseUrl) ? request.referrer = "client" : request.referrer = parsedReferrer;
}
}
init.referrerPolicy !== void 0 && (request.referrerPolicy = init.referrerPolicy);
let mode;
mode = init.mode === void 0 ? fallbackMode : init.mode;
if (mode === "navigate") throw webidl.errors.exception({
header: "Request constructor",
message: "invalid request mode navigate."
});
mode != null && (request.mode = mode);
init.credentials !== void 0 && (request.credentials = init.credentials);
init.cache !== void 0 && (request.cache = init.cache);
if (request.cache === "only-if-cached" && request.mode !== "same-origin") throw TypeError("'only-if-cached' can be set only with 'same-origin' mode");
init.redirect !== void 0 && (request.redirect = init.redirect);
init.integrity != null && (request.integrity = String(init.integrity));
init.keepalive !== void 0 && (request.keepalive = !!init.keepalive);
if (init.method !== void 0) {
let method = init.method;
let mayBeNormalized = normalizedMethodRecords[method];
if (mayBeNormalized !== void 0) request.method = mayBeNormalized;
else {
if (!isValidHTTPToken(method)) throw TypeError(`'${method}' is not a valid HTTP method.`);
let upperCase = method.toUpperCase();
if (forbiddenMethodsSet.has(upperCase)) throw TypeError(`'${method}' HTTP method is unsupported.`);
method = normalizedMethodRecordsBase[upperCase] ?? method;
request.method = method;
}
if (!patchMethodWarning && request.method === "patch") {
process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.", { code: "UNDICI-FETCH-patch" });
patchMethodWarning = !0;
}
}
init.signal !== void 0 && (signal = init.signal);
this[kState] = request;
let ac = new AbortController();
this[kSignal] = ac.signal;
if (signal != null) {
if (!signal || typeof signal.aborted != "boolean" || typeof signal.addEventListener != "function") throw TypeError("Failed to construct 'Request': member signal is not of type AbortSignal.");
if (signal.aborted) ac.abort(signal.reason);
else {
this[kAbortController] = ac;
let abort = buildAbort(new WeakRef(ac));
try {
(typeof getMaxListeners == "function" && getMaxListeners(signal) === defaultMaxListeners || getEventListeners(signal, "abort").length >= defaultMaxListeners) && setMaxListeners(1500, signal);
} catch {}
util.addAbortListener(signal, abort);
requestFinalizer.register(ac, {
signal,
abort
}, abort);
}
}
this[kHeaders] = new Headers(kConstruct);
setHeadersList(this[kHeaders], request.headersList);
setHeadersGuard(this[kHeaders], "request");
if (mode === "no-cors") {
if (!corsSafeListedMethodsSet.has(request.method)) throw TypeError(`'${request.method} is unsupported in no-cors mode.`);
setHeadersGuard(this[kHeaders], "request-no-cors");
}
if (initHasKey) {
let headersList = getHeadersList(this[kHeaders]);
let headers = init.headers === void 0 ? new HeadersList(headersList) : init.headers;
headersList.clear();
if (headers instanceof HeadersList) {
for (let { name, value } of headers.rawValues()) headersList.append(name, value, !1);
headersList.cookies = headers.cookies;
} else fillHeaders(this[kHeaders], headers);
}
let inputBody = input instanceof Request ? input[kState].body : null;
if ((init.body != null || inputBody != null) && (request.method === "GET" || request.method === "HEAD")) throw TypeError("Request with GET/HEAD method cannot have body.");
let initBody = null;
if (init.body != null) {
let [extractedBody, contentType] = extractBody(init.body, request.keepalive);
initBody = extractedBody;
contentType && !getHeadersList(this[kHeaders]).contains("content-type", !0) && this[kHeaders].append("content-type", contentType);
}
let inputOrInitBody = initBody ?? inputBody;
if (inputOrInitBody != null && inputOrInitBody.source == null) {
if (initBody != null && init.duplex == null) throw TypeError("RequestInit: duplex option is required when sending a body.");
if (request.mode !== "same-origin" && request.mode !== "cors") throw TypeError("If request is made from ReadableStream, mode should be \"same-origin\" or \"cors\"");
request.useCORSPreflightFlag = !0;
}
let finalBody = inputOrInitBody;
if (initBody == null && inputBody != null) {
if (bodyUnusable(input)) throw TypeError("Cannot construct a Request with a Request object that has already been used.");
let identityTransform = new TransformStream();
inputBody.stream.pipeThrough(identityTransform);
finalBody = {
source: inputBody.source,
length: inputBody.length,
stream: identityTransform.readable
};
}
this[kState].body = finalBody;
}
get method() {
webidl.brandCheck(this, Request);
return this[kState].method;
}
get url() {
webidl.brandCheck(this, Request);
return URLSerializer(this[kState].url);
}
get headers() {
webidl.brandCheck(this, Request);
return this[kHeaders];
}
get destination() {
webidl.brandCheck(this, Request);
return this[kState].destination;
}
get referrer() {
webidl.brandCheck(this, Request);
if (this[kState].referrer === "no-referrer") return "";
if (this[kState].referrer === "client") return "about:client";
return this[kState].referrer.toString();
}
get referrerPolicy() {
webidl.brandCheck(this, Request);
return this[kState].referrerPolicy;
}
get mode() {
webidl.brandCheck(this, Request);
return this[kState].mode;
}
get credentials() {
return this[kState].credentials;
}
get cache() {
webidl.brandCheck(this, Request);
return this[kState].cache;
}
get redirect() {
webidl.brandCheck(this, Request);
return this[kState].redirect;
}
get integrity() {
webidl.brandCheck(this, Request);
return this[kState].integrity;
}
get keepalive() {
webidl.brandCheck(this, Request);
return this[kState].keepalive;
}
get isReloadNavigation() {
webidl.brandCheck(this, Request);
return this[kState].reloadNavigation;
}
get isHistoryNavigation() {
webidl.brandCheck(this, Request);
return this[kState].historyNavigation;
}
get signal() {
webidl.brandCheck(this, Request);
return this[kSignal];
}
get body() {
webidl.brandCheck(this, Request);
return this[kState].body ? this[kState].body.stream : null;
}
get bodyUsed() {
webidl.brandCheck(this, Request);
return !!this[kState].body && util.isDisturbed(this[kState].body.stream);
}
get duplex() {
webidl.brandCheck(this, Request);
return "half";
}
clone() {
webidl.brandCheck(this, Request);
if (bodyUnusable(this)) throw TypeError("unusable");
let clonedRequest = cloneRequest(this[kState]);
let ac = new AbortController();
if (this.signal.aborted) ac.abort(this.signal.reason);
else {
let list = dependentControllerMap.get(this.signal);
if (list === void 0) {
list = new Set();
dependentControllerMap.set(this.signal, list);
}
let acRef = new WeakRef(ac);
list.add(acRef);
util.addAbortListener(ac.signal, buildAbort(acRef));
}
return fromInnerRequest(clonedRequest, ac.signal, getHeadersGuard(this[kHeaders]));
}
[nodeUtil.inspect.custom](depth, options) {
options.depth === null && (options.depth = 2);
options.colors ??= !0;
let properties = {
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
return `Request ${nodeUtil.formatWithOptions(options, properties)}`;
}
}
mixinBody(Request);
function makeRequest(init) {
return {
method: init.method ?? "GET",
localURLsOnly: init.localURLsOnly ?? !1,
unsafeRequest: init.unsafeRequest ?? !1,
body: init.body ?? null,
client: init.client ?? null,
reservedClient: init.reservedClient ?? null,
replacesClientId: init.replacesClientId ?? "",
window: init.window ?? "client",
keepalive: init.keepalive ?? !1,
serviceWorkers: init.serviceWorkers ?? "all",
initiator: init.initiator ?? "",
destination: init.destination ?? "",
priority: init.priority ?? null,
origin: init.origin ?? "client",
policyContainer: init.policyContainer ?? "client",
referrer: init.referrer ?? "client",
referrerPolicy: init.referrerPolicy ?? "",
mode: init.mode ?? "no-cors",
useCORSPreflightFlag: init.useCORSPreflightFlag ?? !1,
credentials: init.credentials ?? "same-origin",
useCredentials: init.useCredentials ?? !1,
cache: init.cache ?? "default",
redirect: init.redirect ?? "follow",
integrity: init.integrity ?? "",
cryptoGraphicsNonceMetadata: init.cryptoGraphicsNonceMetadata ?? "",
parserMetadata: init.parserMetadata ?? "",
reloadNavigation: init.reloadNavigation ?? !1,
historyNavigation: init.historyNavigation ?? !1,
userActivation: init.userActivation ?? !1,
taintedOrigin: init.taintedOrigin ?? !1,
redirectCount: init.redirectCount ?? 0,
responseTainting: init.responseTainting ?? "basic",
preventNoCacheCacheControlHeaderModification: init.preventNoCacheCacheControlHeaderModification ?? !1,
done: init.done ?? !1,
timingAllowFailed: init.timingAllowFailed ?? !1,
urlList: init.urlList,
url: init.urlList[0],
headersList: init.headersList ? new HeadersList(init.headersList) : new HeadersList()
};
}
function cloneRequest(request) {
let newRequest = makeRequest({
...request,
body: null
});
request.body != null && (newRequest.body = cloneBody(newRequest, request.body));
return newRequest;
}
function fromInnerRequest(innerRequest, signal, guard) {
let request = new Request(kConstruct);
request[kState] = innerRequest;
request[kSignal] = signal;
request[kHeaders] = new Headers(kConstruct);
setHeadersList(request[kHeaders], innerRequest.headersList);
setHeadersGuard(request[kHeaders], guard);
return request;
}
Object.defineProperties(Request.prototype, {
method: kEnumerableProperty,
url: kEnumerableProperty,
headers: kEnumerableProperty,
redirect: kEnumerableProperty,
clone: kEnumerableProperty,
signal: kEnumerableProperty,
duplex: kEnumerableProperty,
destination: kEnumerableProperty,
body: kEnumerableProperty,
bodyUsed: kEnumerableProperty,
isHistoryNavigation: kEnumerableProperty,
isReloadNavigation: kEnumerableProperty,
keepalive: kEnumerableProperty,
integrity: kEnumerableProperty,
cache: kEnumerableProperty,
credentials: kEnumerableProperty,
attribute: kEnumerableProperty,
referrerPolicy: kEnumerableProperty,
referrer: kEnumerableProperty,
mode: kEnumerableProperty,
[Symbol.toStringTag]: {
value: "Request",
configurable: !0
}
});
webidl.converters.Request = webidl.interfaceConverter(Request);
webidl.converters.RequestInfo = function(V, prefix, argument) {
if (typeof V == "string") return webidl.converters.USVString(V, prefix, argument);
if (V instanceof Request) return webidl.converters.Request(V, prefix, argument);
return webidl.converters.USVString(V, prefix, argument);
};
webidl.converters.AbortSignal = webidl.interfaceConverter(AbortSignal);
webidl.converters.RequestInit = webidl.dictionaryConverter([
{
key: "method",
converter: webidl.converters.ByteString
},
{
key: "headers",
converter: webidl.converters.HeadersInit
},
{
key: "body",
converter: webidl.nullableConverter(webidl.converters.BodyInit)
},
{
key: "referrer",
converter: webidl.converters.USVString
},
{
key: "referrerPolicy",
converter: webidl.converters.DOMString,
allowedValues: referrerPolicy
},
{
key: "mode",
converter: webidl.converters.DOMString,
allowedValues: requestMode
},
{
key: "credentials",
converter: webidl.converters.DOMString,
allowedValues: requestCredentials
},
{
key: "cache",
converter: webidl.converters.DOMString,
allowedValues: requestCache
},
{
key: "redirect",
converter: webidl.converters.DOMString,
allowedValues: requestRedirect
},
{
key: "integrity",
converter: webidl.converters.DOMString
},
{
key: "keepalive",
converter: webidl.converters.boolean
},
{
key: "signal",
converter: webidl.nullableConverter((signal) => webidl.converters.AbortSignal(signal, "RequestInit", "signal", { strict: !1 }))
},
{
key: "window",
converter: webidl.converters.any
},
{
key: "duplex",
converter: webidl.converters.DOMString,
allowedValues: requestDuplex
},
{
key: "dispatcher",
converter: webidl.converters.any
}
]);
module.exports = {
Request,
makeRequest,
fromInnerRequest,
cloneRequest
};
}),
56678: ((module, __unused_webpack_exports, __webpack_require__) => {
let { Headers, HeadersList, fill, getHeadersGuard, setHeadersGuard, setHeadersList } = __webpack_require__(31271);
let { extractBody, cloneBody, mixinBody, hasFinalizationRegistry, streamRegistry, bodyUnusable } = __webpack_require__(40897);
let util = __webpack_require__(27375);
let nodeUtil = __webpack_require__(57975);
let { kEnumerableProperty } = util;
let { isValidReasonPhrase, isCancelled, isAborted, isBlobLike, serializeJavascriptValueToJSONString, isErrorLike, isomorphicEncode, environmentSettingsObject: relevantRealm } = __webpack_require__(77241);
let { redirectStatusSet, nullBodyStatus } = __webpack_require__(5336);
let { kState, kHeaders } = __webpack_require__(91944);
let { webidl } = __webpack_require__(30220);
let { FormData } = __webpack_require__(66443);
let { URLSerializer } = __webpack_require__(82121);
let { kConstruct } = __webpack_require__(46130);
let assert = __webpack_require__(34589);
let { types } = __webpack_require__(57975);
let textEncoder = new TextEncoder("utf-8");
class Response {
static error() {
return fromInnerResponse(makeNetworkError(), "immutable");
}
static json(data, init = {}) {
webidl.argumentLengthCheck(arguments, 1, "Response.json");
init !== null && (init = webidl.converters.ResponseInit(init));
let bytes = textEncoder.encode(serializeJavascriptValueToJSONString(data));
let body = extractBody(bytes);
let responseObject = fromInnerResponse(makeResponse({}), "response");
initializeResponse(responseObject, init, {
body: body[0],
type: "application/json"
});
return responseObject;
}
static redirect(url, status = 302) {
webidl.argumentLengthCheck(arguments, 1, "Response.redirect");
url = webidl.converters.USVString(url);
status = webidl.converters["unsigned short"](status);
let parsedURL;
try {
parsedURL = new URL(url, relevantRealm.settingsObject.baseUrl);
} catch (err) {
throw TypeError(`Failed to parse URL from ${url}`, { cause: err });
}
if (!redirectStatusSet.has(status)) throw RangeError(`Invalid status code ${status}`);
let responseObject = fromInnerResponse(makeResponse({}), "immutable");
responseObject[kState].status = status;
let value = isomorphicEncode(URLSerializer(parsedURL));
responseObject[kState].headersList.append("location", value, !0);
return responseObject;
}
constructor(body = null, init = {}) {
webidl.util.markAsUncloneable(this);
if (body === kConstruct) return;
body !== null && (body = webidl.converters.BodyInit(body));
init = webidl.converters.ResponseInit(init);
this[kState] = makeResponse({});
this[kHeaders] = new Headers(kConstruct);
setHeadersGuard(this[kHeaders], "response");
setHeadersList(this[kHeaders], this[kState].headersList);
let bodyWithType = null;
if (body != null) {
let [extractedBody, type] = extractBody(body);
bodyWithType = {
body: extractedBody,
type
};
}
initializeResponse(this, init, bodyWithType);
}
get type() {
webidl.brandCheck(this, Response);
return this[kState].type;
}
get url() {
webidl.brandCheck(this, Response);
let urlList = this[kState].urlList;
let url = urlList[urlList.length - 1] ?? null;
if (url === null) return "";
return URLSerializer(url, !0);
}
get redirected() {
webidl.brandCheck(this, Response);
return this[kState].urlList.length > 1;
}
get status() {
webidl.brandCheck(this, Response);
return this[kState].status;
}
get ok() {
webidl.brandCheck(this, Response);
return this[kState].status >= 200 && this[kState].status <= 299;
}
get statusText() {
webidl.brandCheck(this, Response);
return this[kState].statusText;
}
get headers() {
webidl.brandCheck(this, Response);
return this[kHeaders];
}
get body() {
webidl.brandCheck(this, Response);
return this[kState].body ? this[kState].body.stream : null;
}
get bodyUsed() {
webidl.brandCheck(this, Response);
return !!this[kState].body && util.isDisturbed(this[kState].body.stream);
}
clone() {
webidl.brandCheck(this, Response);
if (bodyUnusable(this)) throw webidl.errors.exception({
header: "Response.clone",
message: "Body has already been consumed."
});
let clonedResponse = cloneResponse(this[kState]);
hasFinalizationRegistry && this[kState].body?.stream && streamRegistry.register(this, new WeakRef(this[kState].body.stream));
return fromInnerResponse(clonedResponse, getHeadersGuard(this[kHeaders]));
}
[nodeUtil.inspect.custom](depth, options) {
options.depth === null && (options.depth = 2);
options.colors ??= !0;
let properties = {
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
return `Response ${nodeUtil.formatWithOptions(options, properties)}`;
}
}
mixinBody(Response);
Object.defineProperties(Response.prototype, {
type: kEnumerableProperty,
url: kEnumerableProperty,
status: kEnumerableProperty,
ok: kEnumerableProperty,
redirected: kEnumerableProperty,
statusText: kEnumerableProperty,
headers: kEnumerableProperty,
clone: kEnumerableProperty,
body: kEnumerableProperty,
bodyUsed: kEnumerableProperty,
[Symbol.toStringTag]: {
value: "Response",
configurable: !0
}
});
Object.defineProperties(Response, {
json: kEnumerableProperty,
redirect: kEnumerableProperty,
error: kEnumerableProperty
});
function cloneResponse(response) {
if (response.internalResponse) return filterResponse(cloneResponse(response.internalResponse), response.type);
let newResponse = makeResponse({
...response,
body: null
});
response.body != null && (newResponse.body = cloneBody(newResponse, response.body));
return newResponse;
}
function makeResponse(init) {
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
...init,
headersList: init?.headersList ? new HeadersList(init?.headersList) : new HeadersList(),
urlList: init?.urlList ? [...init.urlList] : []
};
}
function makeNetworkError(reason) {
return makeResponse({
type: "error",
status: 0,
error: isErrorLike(reason) ? reason : Error(reason && String(reason)),
aborted: reason && reason.name === "AbortError"
});
}
function isNetworkError(response) {
return response.type === "error" && response.status === 0;
}
function makeFilteredResponse(response, state) {
state = {
internalResponse: response,
...state
};
return new Proxy(response, {
get(target, p) {
return p in state ? state[p] : target[p];
},
set(target, p, value) {
assert(!(p in state));
target[p] = value;
return !0;
}
});
}
function filterResponse(response, type) {
if (type === "basic") return makeFilteredResponse(response, {
type: "basic",
headersList: response.headersList
});
else if (type === "cors") return makeFilteredResponse(response, {
type: "cors",
headersList: response.headersList
});
else if (type === "opaque") return makeFilteredResponse(response, {
type: "opaque",
urlList: Object.freeze([]),
status: 0,
statusText: "",
body: null
});
else if (type === "opaqueredirect") return makeFilteredResponse(response, {
type: "opaqueredirect",
status: 0,
statusText: "",
headersList: [],
body: null
});
else assert(!1);
}
function makeAppropriateNetworkError(fetchParams, err = null) {
assert(isCancelled(fetchParams));
return isAborted(fetchParams) ? makeNetworkError(Object.assign(new DOMException("The operation was aborted.", "AbortError"), { cause: err })) : makeNetworkError(Object.assign(new DOMException("Request was cancelled."), { cause: err }));
}
function initializeResponse(response, init, body) {
if (init.status !== null && (init.status < 200 || init.status > 599)) throw RangeError("init[\"status\"] must be in the range of 200 to 599, inclusive.");
if ("statusText" in init && init.statusText != null && !isValidReasonPhrase(String(init.statusText))) throw TypeError("Invalid statusText");
"status" in init && init.status != null && (response[kState].status = init.status);
"statusText" in init && init.statusText != null && (response[kState].statusText = init.statusText);
"headers" in init && init.headers != null && fill(response[kHeaders], init.headers);
if (body) {
if (nullBodyStatus.includes(response.status)) throw webidl.errors.exception({
header: "Response constructor",
message: `Invalid response status code ${response.status}`
});
response[kState].body = body.body;
body.type != null && !response[kState].headersList.contains("content-type", !0) && response[kState].headersList.append("content-type", body.type, !0);
}
}
function fromInnerResponse(innerResponse, guard) {
let response = new Response(kConstruct);
response[kState] = innerResponse;
response[kHeaders] = new Headers(kConstruct);
setHeadersList(response[kHeaders], innerResponse.headersList);
setHeadersGuard(response[kHeaders], guard);
hasFinalizationRegistry && innerResponse.body?.stream && streamRegistry.register(response, new WeakRef(innerResponse.body.stream));
return response;
}
webidl.converters.ReadableStream = webidl.interfaceConverter(ReadableStream);
webidl.converters.FormData = webidl.interfaceConverter(FormData);
webidl.converters.URLSearchParams = webidl.interfaceConverter(URLSearchParams);
webidl.converters.XMLHttpRequestBodyInit = function(V, prefix, name) {
if (typeof V == "string") return webidl.converters.USVString(V, prefix, name);
if (isBlobLike(V)) return webidl.converters.Blob(V, prefix, name, { strict: !1 });
if (ArrayBuffer.isView(V) || types.isArrayBuffer(V)) return webidl.converters.BufferSource(V, prefix, name);
if (util.isFormDataLike(V)) return webidl.converters.FormData(V, prefix, name, { strict: !1 });
if (V instanceof URLSearchParams) return webidl.converters.URLSearchParams(V, prefix, name);
return webidl.converters.DOMString(V, prefix, name);
};
webidl.converters.BodyInit = function(V, prefix, argument) {
if (V instanceof ReadableStream) return webidl.converters.ReadableStream(V, prefix, argument);
if (V?.[Symbol.asyncIterator]) return V;
return webidl.converters.XMLHttpRequestBodyInit(V, prefix, argument);
};
webidl.converters.ResponseInit = webidl.dictionaryConverter([
{
key: "status",
converter: webidl.converters["unsigned short"],
defaultValue: () => 200
},
{
key: "statusText",
converter: webidl.converters.ByteString,
defaultValue: () => ""
},
{
key: "headers",
converter: webidl.converters.HeadersInit
}
]);
module.exports = {
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
91944: ((module) => {
module.exports = {
kUrl: Symbol("url"),
kHeaders: Symbol("headers"),
kSignal: Symbol("signal"),
kState: Symbol("state"),
kDispatcher: Symbol("dispatcher")
};
}),
77241: ((module, __unused_webpack_exports, __webpack_require__) => {
let { Transform } = __webpack_require__(57075);
let zlib = __webpack_require__(38522);
let { redirectStatusSet, referrerPolicySet: referrerPolicyTokens, badPortsSet } = __webpack_require__(5336);
let { getGlobalOrigin } = __webpack_require__(77038);
let { collectASequenceOfCodePoints, collectAnHTTPQuotedString, removeChars, parseMIMEType } = __webpack_require__(82121);
let { performance } = __webpack_require__(643);
let { isBlobLike, ReadableStreamFrom, isValidHTTPToken, normalizedMethodRecordsBase } = __webpack_require__(27375);
let assert = __webpack_require__(34589);
let { isUint8Array } = __webpack_require__(73429);
let { webidl } = __webpack_require__(30220);
let supportedHashes = [];
let crypto;
try {
crypto = __webpack_require__(77598);
let possibleRelevantHashes = [
"sha256",
"sha384",
"sha512"
];
supportedHashes = crypto.getHashes().filter((hash) => possibleRelevantHashes.includes(hash));
} catch {}
function responseURL(response) {
let urlList = response.urlList;
let length = urlList.length;
return length === 0 ? null : urlList[length - 1].toString();
}
function responseLocationURL(response, requestFragment) {
if (!redirectStatusSet.has(response.status)) return null;
let location = response.headersList.get("location", !0);
if (location !== null && isValidHeaderValue(location)) {
isValidEncodedURL(location) || (location = normalizeBinaryStringToUtf8(location));
location = new URL(location, responseURL(response));
}
location && !location.hash && (location.hash = requestFragment);
return location;
}
function isValidEncodedURL(url) {
for (let i = 0; i < url.length; ++i) {
let code = url.charCodeAt(i);
if (code > 126 || code < 32) return !1;
}
return !0;
}
function normalizeBinaryStringToUtf8(value) {
return Buffer.from(value, "binary").toString("utf8");
}
function requestCurrentURL(request) {
return request.urlList[request.urlList.length - 1];
}
function requestBadPort(request) {
let url = requestCurrentURL(request);
if (urlIsHttpHttpsScheme(url) && badPortsSet.has(url.port)) return "blocked";
return "allowed";
}
function isErrorLike(object) {
return object instanceof Error || object?.constructor?.name === "Error" || object?.constructor?.name === "DOMException";
}
function isValidReasonPhrase(statusText) {
for (let i = 0; i < statusText.length; ++i) {
let c = statusText.charCodeAt(i);
if (!(c === 9 || c >= 32 && c <= 126 || c >= 128 && c <= 255)) return !1;
}
return !0;
}
let isValidHeaderName = isValidHTTPToken;
function isValidHeaderValue(potentialValue) {
return (potentialValue[0] === "	" || potentialValue[0] === " " || potentialValue[potentialValue.length - 1] === "	" || potentialValue[potentialValue.length - 1] === " " || potentialValue.includes("\n") || potentialValue.includes("\r") || potentialValue.includes("\0")) === !1;
}
function setRequestReferrerPolicyOnRedirect(request, actualResponse) {
let { headersList } = actualResponse;
let policyHeader = (headersList.get("referrer-policy", !0) ?? "").split(",");
let policy = "";
if (policyHeader.length > 0) for (let i = policyHeader.length; i !== 0; i--) {
let token = policyHeader[i - 1].trim();
if (referrerPolicyTokens.has(token)) {
policy = token;
break;
}
}
policy !== "" && (request.referrerPolicy = policy);
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
function appendFetchMetadata(httpRequest) {
let header = null;
header = httpRequest.mode;
httpRequest.headersList.set("sec-fetch-mode", header, !0);
}
function appendRequestOriginHeader(request) {
let serializedOrigin = request.origin;
if (serializedOrigin === "client" || serializedOrigin === void 0) return;
if (request.responseTainting === "cors" || request.mode === "websocket") request.headersList.append("origin", serializedOrigin, !0);
else if (request.method !== "GET" && request.method !== "HEAD") {
switch (request.referrerPolicy) {
case "no-referrer":
serializedOrigin = null;
break;
case "no-referrer-when-downgrade":
case "strict-origin":
case "strict-origin-when-cross-origin":
request.origin && urlHasHttpsScheme(request.origin) && !urlHasHttpsScheme(requestCurrentURL(request)) && (serializedOrigin = null);
break;
case "same-origin": sameOrigin(request, requestCurrentURL(request)) || (serializedOrigin = null);
}
request.headersList.append("origin", serializedOrigin, !0);
}
}
function coarsenTime(timestamp, crossOriginIsolatedCapability) {
return timestamp;
}
function clampAndCoarsenConnectionTimingInfo(connectionTimingInfo, defaultStartTime, crossOriginIsolatedCapability) {
if (!connectionTimingInfo?.startTime || connectionTimingInfo.startTime < defaultStartTime) return {
domainLookupStartTime: defaultStartTime,
domainLookupEndTime: defaultStartTime,
connectionStartTime: defaultStartTime,
connectionEndTime: defaultStartTime,
secureConnectionStartTime: defaultStartTime,
ALPNNegotiatedProtocol: connectionTimingInfo?.ALPNNegotiatedProtocol
};
return {
domainLookupStartTime: coarsenTime(connectionTimingInfo.domainLookupStartTime, crossOriginIsolatedCapability),
domainLookupEndTime: coarsenTime(connectionTimingInfo.domainLookupEndTime, crossOriginIsolatedCapability),
connectionStartTime: coarsenTime(connectionTimingInfo.connectionStartTime, crossOriginIsolatedCapability),
connectionEndTime: coarsenTime(connectionTimingInfo.connectionEndTime, crossOriginIsolatedCapability),
secureConnectionStartTime: coarsenTime(connectionTimingInfo.secureConnectionStartTime, crossOriginIsolatedCapability),
ALPNNegotiatedProtocol: connectionTimingInfo.ALPNNegotiatedProtocol
};
}
function coarsenedSharedCurrentTime(crossOriginIsolatedCapability) {
return coarsenTime(performance.now(), crossOriginIsolatedCapability);
}
function createOpaqueTimingInfo(timingInfo) {
return {
startTime: timingInfo.startTime ?? 0,
redirectStartTime: 0,
redirectEndTime: 0,
postRedirectStartTime: timingInfo.startTime ?? 0,
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
function clonePolicyContainer(policyContainer) {
return { referrerPolicy: policyContainer.referrerPolicy };
}
function determineRequestsReferrer(request) {
let policy = request.referrerPolicy;
assert(policy);
let referrerSource = null;
if (request.referrer === "client") {
let globalOrigin = getGlobalOrigin();
if (!globalOrigin || globalOrigin.origin === "null") return "no-referrer";
referrerSource = new URL(globalOrigin);
} else request.referrer instanceof URL && (referrerSource = request.referrer);
let referrerURL = stripURLForReferrer(referrerSource);
let referrerOrigin = stripURLForReferrer(referrerSource, !0);
referrerURL.toString().length > 4096 && (referrerURL = referrerOrigin);
let areSameOrigin = sameOrigin(request, referrerURL);
let isNonPotentiallyTrustWorthy = isURLPotentiallyTrustworthy(referrerURL) && !isURLPotentiallyTrustworthy(request.url);
switch (policy) {
case "origin": return referrerOrigin ?? stripURLForReferrer(referrerSource, !0);
case "unsafe-url": return referrerURL;
case "same-origin": return areSameOrigin ? referrerOrigin : "no-referrer";
case "origin-when-cross-origin": return areSameOrigin ? referrerURL : referrerOrigin;
case "strict-origin-when-cross-origin": {
let currentURL = requestCurrentURL(request);
if (sameOrigin(referrerURL, currentURL)) return referrerURL;
if (isURLPotentiallyTrustworthy(referrerURL) && !isURLPotentiallyTrustworthy(currentURL)) return "no-referrer";
return referrerOrigin;
}
default: return isNonPotentiallyTrustWorthy ? "no-referrer" : referrerOrigin;
}
}
function stripURLForReferrer(url, originOnly) {
assert(url instanceof URL);
url = new URL(url);
if (url.protocol === "file:" || url.protocol === "about:" || url.protocol === "blank:") return "no-referrer";
url.username = "";
url.password = "";
url.hash = "";
if (originOnly) {
url.pathname = "";
url.search = "";
}
return url;
}
function isURLPotentiallyTrustworthy(url) {
if (!(url instanceof URL)) return !1;
if (url.href === "about:blank" || url.href === "about:srcdoc") return !0;
if (url.protocol === "data:") return !0;
if (url.protocol === "file:") return !0;
return isOriginPotentiallyTrustworthy(url.origin);
function isOriginPotentiallyTrustworthy(origin) {
if (origin == null || origin === "null") return !1;
let originAsURL = new URL(origin);
if (originAsURL.protocol === "https:" || originAsURL.protocol === "wss:") return !0;
if (/^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.test(originAsURL.hostname) || originAsURL.hostname === "localhost" || originAsURL.hostname.includes("localhost.") || originAsURL.hostname.endsWith(".localhost")) return !0;
return !1;
}
}
function bytesMatch(bytes, metadataList) {
if (crypto === void 0) return !0;
let parsedMetadata = parseMetadata(metadataList);
if (parsedMetadata === "no metadata") return !0;
if (parsedMetadata.length === 0) return !0;
let metadata = filterMetadataListByAlgorithm(parsedMetadata, getStrongestMetadata(parsedMetadata));
for (let item of metadata) {
let algorithm = item.algo;
let expectedValue = item.hash;
let actualValue = crypto.createHash(algorithm).update(bytes).digest("base64");
actualValue[actualValue.length - 1] === "=" && (actualValue = actualValue[actualValue.length - 2] === "=" ? actualValue.slice(0, -2) : actualValue.slice(0, -1));
if (compareBase64Mixed(actualValue, expectedValue)) return !0;
}
return !1;
}
let parseHashWithOptions = /(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i;
function parseMetadata(metadata) {
let result = [];
let empty = !0;
for (let token of metadata.split(" ")) {
empty = !1;
let parsedToken = parseHashWithOptions.exec(token);
if (parsedToken === null || parsedToken.groups === void 0 || parsedToken.groups.algo === void 0) continue;
let algorithm = parsedToken.groups.algo.toLowerCase();
supportedHashes.includes(algorithm) && result.push(parsedToken.groups);
}
if (empty === !0) return "no metadata";
return result;
}
function getStrongestMetadata(metadataList) {
let algorithm = metadataList[0].algo;
if (algorithm[3] === "5") return algorithm;
for (let i = 1; i < metadataList.length; ++i) {
let metadata = metadataList[i];
if (metadata.algo[3] === "5") {
algorithm = "sha512";
break;
} else if (algorithm[3] === "3") continue;
else metadata.algo[3] === "3" && (algorithm = "sha384");
}
return algorithm;
}
function filterMetadataListByAlgorithm(metadataList, algorithm) {
if (metadataList.length === 1) return metadataList;
let pos = 0;
for (let i = 0; i < metadataList.length; ++i) metadataList[i].algo === algorithm && (metadataList[pos++] = metadataList[i]);
metadataList.length = pos;
return metadataList;
}
function compareBase64Mixed(actualValue, expectedValue) {
if (actualValue.length !== expectedValue.length) return !1;
for (let i = 0; i < actualValue.length; ++i) if (actualValue[i] !== expectedValue[i]) {
if (actualValue[i] === "+" && expectedValue[i] === "-" || actualValue[i] === "/" && expectedValue[i] === "_") continue;
return !1;
}
return !0;
}
function tryUpgradeRequestToAPotentiallyTrustworthyURL(request) {}
function sameOrigin(A, B) {
if (A.origin === B.origin && A.origin === "null") return !0;
if (A.protocol === B.protocol && A.hostname === B.hostname && A.port === B.port) return !0;
return !1;
}
function createDeferredPromise() {
let res;
let rej;
return {
promise: new Promise((resolve, reject) => {
res = resolve;
rej = reject;
}),
resolve: res,
reject: rej
};
}
function isAborted(fetchParams) {
return fetchParams.controller.state === "aborted";
}
function isCancelled(fetchParams) {
return fetchParams.controller.state === "aborted" || fetchParams.controller.state === "terminated";
}
function normalizeMethod(method) {
return normalizedMethodRecordsBase[method.toLowerCase()] ?? method;
}
function serializeJavascriptValueToJSONString(value) {
let result = JSON.stringify(value);
if (result === void 0) throw TypeError("Value is not JSON serializable");
assert(typeof result == "string");
return result;
}
let esIteratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
function createIterator(name, kInternalIterator, keyIndex = 0, valueIndex = 1) {
class FastIterableIterator {
#target;
#kind;
#index;
constructor(target, kind) {
this.#target = target;
this.#kind = kind;
this.#index = 0;
}
next() {
if (typeof this != "object" || this === null || !(#target in this)) throw TypeError(`'next' called on an object that does not implement interface ${name} Iterator.`);
let index = this.#index;
let values = this.#target[kInternalIterator];
if (index >= values.length) return {
value: void 0,
done: !0
};
let { [keyIndex]: key, [valueIndex]: value } = values[index];
this.#index = index + 1;
let result;
switch (this.#kind) {
case "key":
result = key;
break;
case "value":
result = value;
break;
case "key+value": result = [key, value];
}
return {
value: result,
done: !1
};
}
}
delete FastIterableIterator.prototype.constructor;
Object.setPrototypeOf(FastIterableIterator.prototype, esIteratorPrototype);
Object.defineProperties(FastIterableIterator.prototype, {
[Symbol.toStringTag]: {
writable: !1,
enumerable: !1,
configurable: !0,
value: `${name} Iterator`
},
next: {
writable: !0,
enumerable: !0,
configurable: !0
}
});
return function(target, kind) {
return new FastIterableIterator(target, kind);
};
}
function iteratorMixin(name, object, kInternalIterator, keyIndex = 0, valueIndex = 1) {
let makeIterator = createIterator(name, kInternalIterator, keyIndex, valueIndex);
let properties = {
keys: {
writable: !0,
enumerable: !0,
configurable: !0,
value: function keys() {
webidl.brandCheck(this, object);
return makeIterator(this, "key");
}
},
values: {
writable: !0,
enumerable: !0,
configurable: !0,
value: function values() {
webidl.brandCheck(this, object);
return makeIterator(this, "value");
}
},
entries: {
writable: !0,
enumerable: !0,
configurable: !0,
value: function entries() {
webidl.brandCheck(this, object);
return makeIterator(this, "key+value");
}
},
forEach: {
writable: !0,
enumerable: !0,
configurable: !0,
value: function forEach(callbackfn, thisArg = globalThis) {
webidl.brandCheck(this, object);
webidl.argumentLengthCheck(arguments, 1, `${name}.forEach`);
if (typeof callbackfn != "function") throw TypeError(`Failed to execute 'forEach' on '${name}': parameter 1 is not of type 'Function'.`);
for (let { 0: key, 1: value } of makeIterator(this, "key+value")) callbackfn.call(thisArg, value, key, this);
}
}
};
return Object.defineProperties(object.prototype, {
...properties,
[Symbol.iterator]: {
writable: !0,
enumerable: !1,
configurable: !0,
value: properties.entries.value
}
});
}
async function fullyReadBody(body, processBody, processBodyError) {
let successSteps = processBody;
let errorSteps = processBodyError;
let reader;
try {
reader = body.stream.getReader();
} catch (e) {
errorSteps(e);
return;
}
try {
successSteps(await readAllBytes(reader));
} catch (e) {
errorSteps(e);
}
}
function isReadableStreamLike(stream) {
return stream instanceof ReadableStream || stream[Symbol.toStringTag] === "ReadableStream" && typeof stream.tee == "function";
}
function readableStreamClose(controller) {
try {
controller.close();
controller.byobRequest?.respond(0);
} catch (err) {
if (!err.message.includes("Controller is already closed") && !err.message.includes("ReadableStream is already closed")) throw err;
}
}
let invalidIsomorphicEncodeValueRegex = /[^\x00-\xFF]/;
function isomorphicEncode(input) {
assert(!invalidIsomorphicEncodeValueRegex.test(input));
return input;
}
async function readAllBytes(reader) {
let bytes = [];
let byteLength = 0;
for (;;) {
let { done, value: chunk } = await reader.read();
if (done) return Buffer.concat(bytes, byteLength);
if (!isUint8Array(chunk)) throw TypeError("Received non-Uint8Array chunk");
bytes.push(chunk);
byteLength += chunk.length;
}
}
function urlIsLocal(url) {
assert("protocol" in url);
let protocol = url.protocol;
return protocol === "about:" || protocol === "blob:" || protocol === "data:";
}
function urlHasHttpsScheme(url) {
return typeof url == "string" && url[5] === ":" && url[0] === "h" && url[1] === "t" && url[2] === "t" && url[3] === "p" && url[4] === "s" || url.protocol === "https:";
}
function urlIsHttpHttpsScheme(url) {
assert("protocol" in url);
let protocol = url.protocol;
return protocol === "http:" || protocol === "https:";
}
function simpleRangeHeaderValue(value, allowWhitespace) {
let data = value;
if (!data.startsWith("bytes")) return "failure";
let position = { position: 5 };
allowWhitespace && collectASequenceOfCodePoints((char) => char === "	" || char === " ", data, position);
if (data.charCodeAt(position.position) !== 61) return "failure";
position.position++;
allowWhitespace && collectASequenceOfCodePoints((char) => char === "	" || char === " ", data, position);
let rangeStart = collectASequenceOfCodePoints((char) => {
let code = char.charCodeAt(0);
return code >= 48 && code <= 57;
}, data, position);
let rangeStartValue = rangeStart.length ? Number(rangeStart) : null;
allowWhitespace && collectASequenceOfCodePoints((char) => char === "	" || char === " ", data, position);
if (data.charCodeAt(position.position) !== 45) return "failure";
position.position++;
allowWhitespace && collectASequenceOfCodePoints((char) => char === "	" || char === " ", data, position);
let rangeEnd = collectASequenceOfCodePoints((char) => {
let code = char.charCodeAt(0);
return code >= 48 && code <= 57;
}, data, position);
let rangeEndValue = rangeEnd.length ? Number(rangeEnd) : null;
if (position.position < data.length) return "failure";
if (rangeEndValue === null && rangeStartValue === null) return "failure";
if (rangeStartValue > rangeEndValue) return "failure";
return {
rangeStartValue,
rangeEndValue
};
}
function buildContentRange(rangeStart, rangeEnd, fullLength) {
let contentRange = "bytes ";
contentRange += isomorphicEncode(`${rangeStart}`);
contentRange += "-";
contentRange += isomorphicEncode(`${rangeEnd}`);
contentRange += "/";
contentRange += isomorphicEncode(`${fullLength}`);
return contentRange;
}
class InflateStream extends Transform {
#zlibOptions;
constructor(zlibOptions) {
super();
this.#zlibOptions = zlibOptions;
}
_transform(chunk, encoding, callback) {
if (!this._inflateStream) {
if (chunk.length === 0) {
callback();
return;
}
this._inflateStream = (chunk[0] & 15) == 8 ? zlib.createInflate(this.#zlibOptions) : zlib.createInflateRaw(this.#zlibOptions);
this._inflateStream.on("data", this.push.bind(this));
this._inflateStream.on("end", () => this.push(null));
this._inflateStream.on("error", (err) => this.destroy(err));
}
this._inflateStream.write(chunk, encoding, callback);
}
_final(callback) {
if (this._inflateStream) {
this._inflateStream.end();
this._inflateStream = null;
}
callback();
}
}
function createInflate(zlibOptions) {
return new InflateStream(zlibOptions);
}
function extractMimeType(headers) {
let charset = null;
let essence = null;
let mimeType = null;
let values = getDecodeSplit("content-type", headers);
if (values === null) return "failure";
for (let value of values) {
let temporaryMimeType = parseMIMEType(value);
if (temporaryMimeType === "failure" || temporaryMimeType.essence === "*/*") continue;
mimeType = temporaryMimeType;
if (mimeType.essence !== essence) {
charset = null;
mimeType.parameters.has("charset") && (charset = mimeType.parameters.get("charset"));
essence = mimeType.essence;
} else !mimeType.parameters.has("charset") && charset !== null && mimeType.parameters.set("charset", charset);
}
if (mimeType == null) return "failure";
return mimeType;
}
function gettingDecodingSplitting(value) {
let input = value;
let position = { position: 0 };
let values = [];
let temporaryValue = "";
for (; position.position < input.length;) {
temporaryValue += collectASequenceOfCodePoints((char) => char !== "\"" && char !== ",", input, position);
if (position.position < input.length) {
if (input.charCodeAt(position.position) === 34) {
temporaryValue += collectAnHTTPQuotedString(input, position);
if (position.position < input.length) continue;
} else {
assert(input.charCodeAt(position.position) === 44);
position.position++;
}
}
temporaryValue = removeChars(temporaryValue, !0, !0, (char) => char === 9 || char === 32);
values.push(temporaryValue);
temporaryValue = "";
}
return values;
}
function getDecodeSplit(name, list) {
let value = list.get(name, !0);
if (value === null) return null;
return gettingDecodingSplitting(value);
}
let textDecoder = new TextDecoder();
function utf8DecodeBytes(buffer) {
if (buffer.length === 0) return "";
buffer[0] === 239 && buffer[1] === 187 && buffer[2] === 191 && (buffer = buffer.subarray(3));
return textDecoder.decode(buffer);
}
class EnvironmentSettingsObjectBase {
get baseUrl() {
return getGlobalOrigin();
}
get origin() {
return this.baseUrl?.origin;
}
policyContainer = makePolicyContainer();
}
class EnvironmentSettingsObject {
settingsObject = new EnvironmentSettingsObjectBase();
}
module.exports = {
isAborted,
isCancelled,
isValidEncodedURL,
createDeferredPromise,
ReadableStreamFrom,
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
isValidHTTPToken,
requestBadPort,
requestCurrentURL,
responseURL,
responseLocationURL,
isBlobLike,
isURLPotentiallyTrustworthy,
isValidReasonPhrase,
sameOrigin,
normalizeMethod,
serializeJavascriptValueToJSONString,
iteratorMixin,
createIterator,
isValidHeaderName,
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
30220: ((module, __unused_webpack_exports, __webpack_require__) => {
let { types, inspect } = __webpack_require__(57975);
let { markAsUncloneable } = __webpack_require__(75919);
let { toUSVString } = __webpack_require__(27375);
let webidl = {};
webidl.converters = {};
webidl.util = {};
webidl.errors = {};
webidl.errors.exception = function(message) {
return TypeError(`${message.header}: ${message.message}`);
};
webidl.errors.conversionFailed = function(context) {
let plural = context.types.length === 1 ? "" : " one of";
let message = `${context.argument} could not be converted to${plural}: ${context.types.join(", ")}.`;
return webidl.errors.exception({
header: context.prefix,
message
});
};
webidl.errors.invalidArgument = function(context) {
return webidl.errors.exception({
header: context.prefix,
message: `"${context.value}" is an invalid ${context.type}.`
});
};
webidl.brandCheck = function(V, I, opts) {
if (opts?.strict !== !1) {
if (!(V instanceof I)) {
let err = TypeError("Illegal invocation");
err.code = "ERR_INVALID_THIS";
throw err;
}
} else if (V?.[Symbol.toStringTag] !== I.prototype[Symbol.toStringTag]) {
let err = TypeError("Illegal invocation");
err.code = "ERR_INVALID_THIS";
throw err;
}
};
webidl.argumentLengthCheck = function({ length }, min, ctx) {
if (length < min) throw webidl.errors.exception({
message: `${min} argument${min === 1 ? "" : "s"} required, but${length ? " only" : ""} ${length} found.`,
header: ctx
});
};
webidl.illegalConstructor = function() {
throw webidl.errors.exception({
header: "TypeError",
message: "Illegal constructor"
});
};
webidl.util.Type = function(V) {
switch (typeof V) {
case "undefined": return "Undefined";
case "boolean": return "Boolean";
case "string": return "String";
case "symbol": return "Symbol";
case "number": return "Number";
case "bigint": return "BigInt";
case "function":
case "object":
if (V === null) return "Null";
return "Object";
}
};
webidl.util.markAsUncloneable = markAsUncloneable || (() => {});
webidl.util.ConvertToInt = function(V, bitLength, signedness, opts) {
let upperBound;
let lowerBound;
if (bitLength === 64) {
upperBound = 2 ** 53 - 1;
lowerBound = signedness === "unsigned" ? 0 : (-2) ** 53 + 1;
} else if (signedness === "unsigned") {
lowerBound = 0;
upperBound = 2 ** bitLength - 1;
} else {
lowerBound = (-2) ** bitLength - 1;
upperBound = 2 ** (bitLength - 1) - 1;
}
let x = Number(V);
x === 0 && (x = 0);
if (opts?.enforceRange === !0) {
if (Number.isNaN(x) || x === Infinity || x === -Infinity) throw webidl.errors.exception({
header: "Integer conversion",
message: `Could not convert ${webidl.util.Stringify(V)} to an integer.`
});
x = webidl.util.IntegerPart(x);
if (x < lowerBound || x > upperBound) throw webidl.errors.exception({
header: "Integer conversion",
message: `Value must be between ${lowerBound}-${upperBound}, got ${x}.`
});
return x;
}
if (!Number.isNaN(x) && opts?.clamp === !0) {
x = Math.min(Math.max(x, lowerBound), upperBound);
x = Math.floor(x) % 2 == 0 ? Math.floor(x) : Math.ceil(x);
return x;
}
if (Number.isNaN(x) || x === 0 && Object.is(0, x) || x === Infinity || x === -Infinity) return 0;
x = webidl.util.IntegerPart(x);
x %= 2 ** bitLength;
if (signedness === "signed" && x >= 2 ** bitLength - 1) return x - 2 ** bitLength;
return x;
};
webidl.util.IntegerPart = function(n) {
let r = Math.floor(Math.abs(n));
if (n < 0) return -1 * r;
return r;
};
webidl.util.Stringify = function(V) {
switch (webidl.util.Type(V)) {
case "Symbol": return `Symbol(${V.description})`;
case "Object": return inspect(V);
case "String": return `"${V}"`;
default: return `${V}`;
}
};
webidl.sequenceConverter = function(converter) {
return (V, prefix, argument, Iterable) => {
if (webidl.util.Type(V) !== "Object") throw webidl.errors.exception({
header: prefix,
message: `${argument} (${webidl.util.Stringify(V)}) is not iterable.`
});
let method = typeof Iterable == "function" ? Iterable() : V?.[Symbol.iterator]?.();
let seq = [];
let index = 0;
if (method === void 0 || typeof method.next != "function") throw webidl.errors.exception({
header: prefix,
message: `${argument} is not iterable.`
});
for (;;) {
let { done, value } = method.next();
if (done) break;
seq.push(converter(value, prefix, `${argument}[${index++}]`));
}
return seq;
};
};
webidl.recordConverter = function(keyConverter, valueConverter) {
return (O, prefix, argument) => {
if (webidl.util.Type(O) !== "Object") throw webidl.errors.exception({
header: prefix,
message: `${argument} ("${webidl.util.Type(O)}") is not an Object.`
});
let result = {};
if (!types.isProxy(O)) {
let keys = [...Object.getOwnPropertyNames(O), ...Object.getOwnPropertySymbols(O)];
for (let key of keys) {
let typedKey = keyConverter(key, prefix, argument);
result[typedKey] = valueConverter(O[key], prefix, argument);
}
return result;
}
let keys = Reflect.ownKeys(O);
for (let key of keys) if (Reflect.getOwnPropertyDescriptor(O, key)?.enumerable) {
let typedKey = keyConverter(key, prefix, argument);
result[typedKey] = valueConverter(O[key], prefix, argument);
}
return result;
};
};
webidl.interfaceConverter = function(i) {
return (V, prefix, argument, opts) => {
if (opts?.strict !== !1 && !(V instanceof i)) throw webidl.errors.exception({
header: prefix,
message: `Expected ${argument} ("${webidl.util.Stringify(V)}") to be an instance of ${i.name}.`
});
return V;
};
};
webidl.dictionaryConverter = function(converters) {
return (dictionary, prefix, argument) => {
let type = webidl.util.Type(dictionary);
let dict = {};
if (type === "Null" || type === "Undefined") return dict;
else if (type !== "Object") throw webidl.errors.exception({
header: prefix,
message: `Expected ${dictionary} to be one of: Null, Undefined, Object.`
});
for (let options of converters) {
let { key, defaultValue, required, converter } = options;
if (required === !0 && !Object.hasOwn(dictionary, key)) throw webidl.errors.exception({
header: prefix,
message: `Missing required key "${key}".`
});
let value = dictionary[key];
let hasDefault = Object.hasOwn(options, "defaultValue");
hasDefault && value !== null && (value ??= defaultValue());
if (required || hasDefault || value !== void 0) {
value = converter(value, prefix, `${argument}.${key}`);
if (options.allowedValues && !options.allowedValues.includes(value)) throw webidl.errors.exception({
header: prefix,
message: `${value} is not an accepted type. Expected one of ${options.allowedValues.join(", ")}.`
});
dict[key] = value;
}
}
return dict;
};
};
webidl.nullableConverter = function(converter) {
return (V, prefix, argument) => {
if (V === null) return V;
return converter(V, prefix, argument);
};
};
webidl.converters.DOMString = function(V, prefix, argument, opts) {
if (V === null && opts?.legacyNullToEmptyString) return "";
if (typeof V == "symbol") throw webidl.errors.exception({
header: prefix,
message: `${argument} is a symbol, which cannot be converted to a DOMString.`
});
return String(V);
};
webidl.converters.ByteString = function(V, prefix, argument) {
let x = webidl.converters.DOMString(V, prefix, argument);
for (let index = 0; index < x.length; index++) if (x.charCodeAt(index) > 255) throw TypeError(`Cannot convert argument to a ByteString because the character at index ${index} has a value of ${x.charCodeAt(index)} which is greater than 255.`);
return x;
};
webidl.converters.USVString = toUSVString;
webidl.converters.boolean = function(V) {
return !!V;
};
webidl.converters.any = function(V) {
return V;
};
webidl.converters["long long"] = function(V, prefix, argument) {
return webidl.util.ConvertToInt(V, 64, "signed", void 0, prefix, argument);
};
webidl.converters["unsigned long long"] = function(V, prefix, argument) {
return webidl.util.ConvertToInt(V, 64, "unsigned", void 0, prefix, argument);
};
webidl.converters["unsigned long"] = function(V, prefix, argument) {
return webidl.util.ConvertToInt(V, 32, "unsigned", void 0, prefix, argument);
};
webidl.converters["unsigned short"] = function(V, prefix, argument, opts) {
return webidl.util.ConvertToInt(V, 16, "unsigned", opts, prefix, argument);
};
webidl.converters.ArrayBuffer = function(V, prefix, argument, opts) {
if (webidl.util.Type(V) !== "Object" || !types.isAnyArrayBuffer(V)) throw webidl.errors.conversionFailed({
prefix,
argument: `${argument} ("${webidl.util.Stringify(V)}")`,
types: ["ArrayBuffer"]
});
if (opts?.allowShared === !1 && types.isSharedArrayBuffer(V)) throw webidl.errors.exception({
header: "ArrayBuffer",
message: "SharedArrayBuffer is not allowed."
});
if (V.resizable || V.growable) throw webidl.errors.exception({
header: "ArrayBuffer",
message: "Received a resizable ArrayBuffer."
});
return V;
};
webidl.converters.TypedArray = function(V, T, prefix, name, opts) {
if (webidl.util.Type(V) !== "Object" || !types.isTypedArray(V) || V.constructor.name !== T.name) throw webidl.errors.conversionFailed({
prefix,
argument: `${name} ("${webidl.util.Stringify(V)}")`,
types: [T.name]
});
if (opts?.allowShared === !1 && types.isSharedArrayBuffer(V.buffer)) throw webidl.errors.exception({
header: "ArrayBuffer",
message: "SharedArrayBuffer is not allowed."
});
if (V.buffer.resizable || V.buffer.growable) throw webidl.errors.exception({
header: "ArrayBuffer",
message: "Received a resizable ArrayBuffer."
});
return V;
};
webidl.converters.DataView = function(V, prefix, name, opts) {
if (webidl.util.Type(V) !== "Object" || !types.isDataView(V)) throw webidl.errors.exception({
header: prefix,
message: `${name} is not a DataView.`
});
if (opts?.allowShared === !1 && types.isSharedArrayBuffer(V.buffer)) throw webidl.errors.exception({
header: "ArrayBuffer",
message: "SharedArrayBuffer is not allowed."
});
if (V.buffer.resizable || V.buffer.growable) throw webidl.errors.exception({
header: "ArrayBuffer",
message: "Received a resizable ArrayBuffer."
});
return V;
};
webidl.converters.BufferSource = function(V, prefix, name, opts) {
if (types.isAnyArrayBuffer(V)) return webidl.converters.ArrayBuffer(V, prefix, name, {
...opts,
allowShared: !1
});
if (types.isTypedArray(V)) return webidl.converters.TypedArray(V, V.constructor, prefix, name, {
...opts,
allowShared: !1
});
if (types.isDataView(V)) return webidl.converters.DataView(V, prefix, name, {
...opts,
allowShared: !1
});
throw webidl.errors.conversionFailed({
prefix,
argument: `${name} ("${webidl.util.Stringify(V)}")`,
types: ["BufferSource"]
});
};
webidl.converters["sequence<ByteString>"] = webidl.sequenceConverter(webidl.converters.ByteString);
webidl.converters["sequence<sequence<ByteString>>"] = webidl.sequenceConverter(webidl.converters["sequence<ByteString>"]);
webidl.converters["record<ByteString, ByteString>"] = webidl.recordConverter(webidl.converters.ByteString, webidl.converters.ByteString);
module.exports = { webidl };
}),
83922: ((module) => {
function getEncoding(label) {
if (!label) return "failure";
switch (label.trim().toLowerCase()) {
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
module.exports = { getEncoding };
}),
9190: ((module, __unused_webpack_exports, __webpack_require__) => {
let { staticPropertyDescriptors, readOperation, fireAProgressEvent } = __webpack_require__(31735);
let { kState, kError, kResult, kEvents, kAborted } = __webpack_require__(15178);
let { webidl } = __webpack_require__(30220);
let { kEnumerableProperty } = __webpack_require__(27375);
class FileReader extends EventTarget {
constructor() {
super();
this[kState] = "empty";
this[kResult] = null;
this[kError] = null;
this[kEvents] = {
loadend: null,
error: null,
abort: null,
load: null,
progress: null,
loadstart: null
};
}
readAsArrayBuffer(blob) {
webidl.brandCheck(this, FileReader);
webidl.argumentLengthCheck(arguments, 1, "FileReader.readAsArrayBuffer");
blob = webidl.converters.Blob(blob, { strict: !1 });
readOperation(this, blob, "ArrayBuffer");
}
readAsBinaryString(blob) {
webidl.brandCheck(this, FileReader);
webidl.argumentLengthCheck(arguments, 1, "FileReader.readAsBinaryString");
blob = webidl.converters.Blob(blob, { strict: !1 });
readOperation(this, blob, "BinaryString");
}
readAsText(blob, encoding = void 0) {
webidl.brandCheck(this, FileReader);
webidl.argumentLengthCheck(arguments, 1, "FileReader.readAsText");
blob = webidl.converters.Blob(blob, { strict: !1 });
encoding !== void 0 && (encoding = webidl.converters.DOMString(encoding, "FileReader.readAsText", "encoding"));
readOperation(this, blob, "Text", encoding);
}
readAsDataURL(blob) {
webidl.brandCheck(this, FileReader);
webidl.argumentLengthCheck(arguments, 1, "FileReader.readAsDataURL");
blob = webidl.converters.Blob(blob, { strict: !1 });
readOperation(this, blob, "DataURL");
}
abort() {
if (this[kState] === "empty" || this[kState] === "done") {
this[kResult] = null;
return;
}
if (this[kState] === "loading") {
this[kState] = "done";
this[kResult] = null;
}
this[kAborted] = !0;
fireAProgressEvent("abort", this);
this[kState] !== "loading" && fireAProgressEvent("loadend", this);
}
get readyState() {
webidl.brandCheck(this, FileReader);
switch (this[kState]) {
case "empty": return this.EMPTY;
case "loading": return this.LOADING;
case "done": return this.DONE;
}
}
get result() {
webidl.brandCheck(this, FileReader);
return this[kResult];
}
get error() {
webidl.brandCheck(this, FileReader);
return this[kError];
}
get onloadend() {
webidl.brandCheck(this, FileReader);
return this[kEvents].loadend;
}
set onloadend(fn) {
webidl.brandCheck(this, FileReader);
this[kEvents].loadend && this.removeEventListener("loadend", this[kEvents].loadend);
if (typeof fn == "function") {
this[kEvents].loadend = fn;
this.addEventListener("loadend", fn);
} else this[kEvents].loadend = null;
}
get onerror() {
webidl.brandCheck(this, FileReader);
return this[kEvents].error;
}
set onerror(fn) {
webidl.brandCheck(this, FileReader);
this[kEvents].error && this.removeEventListener("error", this[kEvents].error);
if (typeof fn == "function") {
this[kEvents].error = fn;
this.addEventListener("error", fn);
} else this[kEvents].error = null;
}
get onloadstart() {
webidl.brandCheck(this, FileReader);
return this[kEvents].loadstart;
}
set onloadstart(fn) {
webidl.brandCheck(this, FileReader);
this[kEvents].loadstart && this.removeEventListener("loadstart", this[kEvents].loadstart);
if (typeof fn == "function") {
this[kEvents].loadstart = fn;
this.addEventListener("loadstart", fn);
} else this[kEvents].loadstart = null;
}
get onprogress() {
webidl.brandCheck(this, FileReader);
return this[kEvents].progress;
}
set onprogress(fn) {
webidl.brandCheck(this, FileReader);
this[kEvents].progress && this.removeEventListener("progress", this[kEvents].progress);
if (typeof fn == "function") {
this[kEvents].progress = fn;
this.addEventListener("progress", fn);
} else this[kEvents].progress = null;
}
get onload() {
webidl.brandCheck(this, FileReader);
return this[kEvents].load;
}
set onload(fn) {
webidl.brandCheck(this, FileReader);
this[kEvents].load && this.removeEventListener("load", this[kEvents].load);
if (typeof fn == "function") {
this[kEvents].load = fn;
this.addEventListener("load", fn);
} else this[kEvents].load = null;
}
get onabort() {
webidl.brandCheck(this, FileReader);
return this[kEvents].abort;
}
set onabort(fn) {
webidl.brandCheck(this, FileReader);
this[kEvents].abort && this.removeEventListener("abort", this[kEvents].abort);
if (typeof fn == "function") {
this[kEvents].abort = fn;
this.addEventListener("abort", fn);
} else this[kEvents].abort = null;
}
}
FileReader.EMPTY = FileReader.prototype.EMPTY = 0;
FileReader.LOADING = FileReader.prototype.LOADING = 1;
FileReader.DONE = FileReader.prototype.DONE = 2;
Object.defineProperties(FileReader.prototype, {
EMPTY: staticPropertyDescriptors,
LOADING: staticPropertyDescriptors,
DONE: staticPropertyDescriptors,
readAsArrayBuffer: kEnumerableProperty,
readAsBinaryString: kEnumerableProperty,
readAsText: kEnumerableProperty,
readAsDataURL: kEnumerableProperty,
abort: kEnumerableProperty,
readyState: kEnumerableProperty,
result: kEnumerableProperty,
error: kEnumerableProperty,
onloadstart: kEnumerableProperty,
onprogress: kEnumerableProperty,
onload: kEnumerableProperty,
onabort: kEnumerableProperty,
onerror: kEnumerableProperty,
onloadend: kEnumerableProperty,
[Symbol.toStringTag]: {
value: "FileReader",
writable: !1,
enumerable: !1,
configurable: !0
}
});
Object.defineProperties(FileReader, {
EMPTY: staticPropertyDescriptors,
LOADING: staticPropertyDescriptors,
DONE: staticPropertyDescriptors
});
module.exports = { FileReader };
}),
80558: ((module, __unused_webpack_exports, __webpack_require__) => {
let { webidl } = __webpack_require__(30220);
let kState = Symbol("ProgressEvent state");
class ProgressEvent extends Event {
constructor(type, eventInitDict = {}) {
type = webidl.converters.DOMString(type, "ProgressEvent constructor", "type");
eventInitDict = webidl.converters.ProgressEventInit(eventInitDict ?? {});
super(type, eventInitDict);
this[kState] = {
lengthComputable: eventInitDict.lengthComputable,
loaded: eventInitDict.loaded,
total: eventInitDict.total
};
}
get lengthComputable() {
webidl.brandCheck(this, ProgressEvent);
return this[kState].lengthComputable;
}
get loaded() {
webidl.brandCheck(this, ProgressEvent);
return this[kState].loaded;
}
get total() {
webidl.brandCheck(this, ProgressEvent);
return this[kState].total;
}
}
webidl.converters.ProgressEventInit = webidl.dictionaryConverter([
{
key: "lengthComputable",
converter: webidl.converters.boolean,
defaultValue: () => !1
},
{
key: "loaded",
converter: webidl.converters["unsigned long long"],
defaultValue: () => 0
},
{
key: "total",
converter: webidl.converters["unsigned long long"],
defaultValue: () => 0
},
{
key: "bubbles",
converter: webidl.converters.boolean,
defaultValue: () => !1
},
{
key: "cancelable",
converter: webidl.converters.boolean,
defaultValue: () => !1
},
{
key: "composed",
converter: webidl.converters.boolean,
defaultValue: () => !1
}
]);
module.exports = { ProgressEvent };
}),
15178: ((module) => {
module.exports = {
kState: Symbol("FileReader state"),
kResult: Symbol("FileReader result"),
kError: Symbol("FileReader error"),
kLastProgressEventFired: Symbol("FileReader last progress event fired timestamp"),
kEvents: Symbol("FileReader events"),
kAborted: Symbol("FileReader aborted")
};
}),
31735: ((module, __unused_webpack_exports, __webpack_require__) => {
let { kState, kError, kResult, kAborted, kLastProgressEventFired } = __webpack_require__(15178);
let { ProgressEvent } = __webpack_require__(80558);
let { getEncoding } = __webpack_require__(83922);
let { serializeAMimeType, parseMIMEType } = __webpack_require__(82121);
let { types } = __webpack_require__(57975);
let { StringDecoder } = __webpack_require__(13193);
let { btoa } = __webpack_require__(4573);
let staticPropertyDescriptors = {
enumerable: !0,
writable: !1,
configurable: !1
};
function readOperation(fr, blob, type, encodingName) {
if (fr[kState] === "loading") throw new DOMException("Invalid state", "InvalidStateError");
fr[kState] = "loading";
fr[kResult] = null;
fr[kError] = null;
let reader = blob.stream().getReader();
let bytes = [];
let chunkPromise = reader.read();
let isFirstChunk = !0;
(async () => {
for (; !fr[kAborted];) try {
let { done, value } = await chunkPromise;
isFirstChunk && !fr[kAborted] && queueMicrotask(() => {
fireAProgressEvent("loadstart", fr);
});
isFirstChunk = !1;
if (!done && types.isUint8Array(value)) {
bytes.push(value);
if ((fr[kLastProgressEventFired] === void 0 || Date.now() - fr[kLastProgressEventFired] >= 50) && !fr[kAborted]) {
fr[kLastProgressEventFired] = Date.now();
queueMicrotask(() => {
fireAProgressEvent("progress", fr);
});
}
chunkPromise = reader.read();
} else if (done) {
queueMicrotask(() => {
fr[kState] = "done";
try {
let result = packageData(bytes, type, blob.type, encodingName);
if (fr[kAborted]) return;
fr[kResult] = result;
fireAProgressEvent("load", fr);
} catch (error) {
fr[kError] = error;
fireAProgressEvent("error", fr);
}
fr[kState] !== "loading" && fireAProgressEvent("loadend", fr);
});
break;
}
} catch (error) {
if (fr[kAborted]) return;
queueMicrotask(() => {
fr[kState] = "done";
fr[kError] = error;
fireAProgressEvent("error", fr);
fr[kState] !== "loading" && fireAProgressEvent("loadend", fr);
});
break;
}
})();
}
function fireAProgressEvent(e, reader) {
let event = new ProgressEvent(e, {
bubbles: !1,
cancelable: !1
});
reader.dispatchEvent(event);
}
function packageData(bytes, type, mimeType, encodingName) {
switch (type) {
case "DataURL": {
let dataURL = "data:";
let parsed = parseMIMEType(mimeType || "application/octet-stream");
parsed !== "failure" && (dataURL += serializeAMimeType(parsed));
dataURL += ";base64,";
let decoder = new StringDecoder("latin1");
for (let chunk of bytes) dataURL += btoa(decoder.write(chunk));
dataURL += btoa(decoder.end());
return dataURL;
}
case "Text": {
let encoding = "failure";
encodingName && (encoding = getEncoding(encodingName));
if (encoding === "failure" && mimeType) {
let type = parseMIMEType(mimeType);
type !== "failure" && (encoding = getEncoding(type.parameters.get("charset")));
}
encoding === "failure" && (encoding = "UTF-8");
return decode(bytes, encoding);
}
case "ArrayBuffer": return combineByteSequences(bytes).buffer;
case "BinaryString": {
let binaryString = "";
let decoder = new StringDecoder("latin1");
for (let chunk of bytes) binaryString += decoder.write(chunk);
binaryString += decoder.end();
return binaryString;
}
}
}
function decode(ioQueue, encoding) {
let bytes = combineByteSequences(ioQueue);
let BOMEncoding = BOMSniffing(bytes);
let slice = 0;
if (BOMEncoding !== null) {
encoding = BOMEncoding;
slice = BOMEncoding === "UTF-8" ? 3 : 2;
}
let sliced = bytes.slice(slice);
return new TextDecoder(encoding).decode(sliced);
}
function BOMSniffing(ioQueue) {
let [a, b, c] = ioQueue;
if (a === 239 && b === 187 && c === 191) return "UTF-8";
else if (a === 254 && b === 255) return "UTF-16BE";
else if (a === 255 && b === 254) return "UTF-16LE";
return null;
}
function combineByteSequences(sequences) {
let size = sequences.reduce((a, b) => a + b.byteLength, 0);
let offset = 0;
return sequences.reduce((a, b) => {
a.set(b, offset);
offset += b.byteLength;
return a;
}, new Uint8Array(size));
}
module.exports = {
staticPropertyDescriptors,
readOperation,
fireAProgressEvent
};
}),
27032: ((module, __unused_webpack_exports, __webpack_require__) => {
let { uid, states, sentCloseFrameState, emptyBuffer, opcodes } = __webpack_require__(84411);
let { kReadyState, kSentClose, kByteParser, kReceivedClose, kResponse } = __webpack_require__(32679);
let { fireEvent, failWebsocketConnection, isClosing, isClosed, isEstablished, parseExtensions } = __webpack_require__(92148);
let { channels } = __webpack_require__(74567);
let { CloseEvent } = __webpack_require__(39617);
let { makeRequest } = __webpack_require__(27412);
let { fetching } = __webpack_require__(18033);
let { Headers, getHeadersList } = __webpack_require__(31271);
let { getDecodeSplit } = __webpack_require__(77241);
let { WebsocketFrameSend } = __webpack_require__(63055);
let crypto;
try {
crypto = __webpack_require__(77598);
} catch {}
function establishWebSocketConnection(url, protocols, client, ws, onEstablish, options) {
let requestURL = url;
requestURL.protocol = url.protocol === "ws:" ? "http:" : "https:";
let request = makeRequest({
urlList: [requestURL],
client,
serviceWorkers: "none",
referrer: "no-referrer",
mode: "websocket",
credentials: "include",
cache: "no-store",
redirect: "error"
});
options.headers && (request.headersList = getHeadersList(new Headers(options.headers)));
let keyValue = crypto.randomBytes(16).toString("base64");
request.headersList.append("sec-websocket-key", keyValue);
request.headersList.append("sec-websocket-version", "13");
for (let protocol of protocols) request.headersList.append("sec-websocket-protocol", protocol);
request.headersList.append("sec-websocket-extensions", "permessage-deflate; client_max_window_bits");
return fetching({
request,
useParallelQueue: !0,
dispatcher: options.dispatcher,
processResponse(response) {
if (response.type === "error" || response.status !== 101) {
failWebsocketConnection(ws, "Received network error or non-101 status code.");
return;
}
if (protocols.length !== 0 && !response.headersList.get("Sec-WebSocket-Protocol")) {
failWebsocketConnection(ws, "Server did not respond with sent protocols.");
return;
}
if (response.headersList.get("Upgrade")?.toLowerCase() !== "websocket") {
failWebsocketConnection(ws, "Server did not set Upgrade header to \"websocket\".");
return;
}
if (response.headersList.get("Connection")?.toLowerCase() !== "upgrade") {
failWebsocketConnection(ws, "Server did not set Connection header to \"upgrade\".");
return;
}
if (response.headersList.get("Sec-WebSocket-Accept") !== crypto.createHash("sha1").update(keyValue + uid).digest("base64")) {
failWebsocketConnection(ws, "Incorrect hash received in Sec-WebSocket-Accept header.");
return;
}
let secExtension = response.headersList.get("Sec-WebSocket-Extensions");
let extensions;
if (secExtension !== null) {
extensions = parseExtensions(secExtension);
if (!extensions.has("permessage-deflate")) {
failWebsocketConnection(ws, "Sec-WebSocket-Extensions header does not match.");
return;
}
}
let secProtocol = response.headersList.get("Sec-WebSocket-Protocol");
if (secProtocol !== null) {
let requestProtocols = getDecodeSplit("sec-websocket-protocol", request.headersList);
if (requestProtocols === null || !requestProtocols.includes(secProtocol)) {
failWebsocketConnection(ws, "Protocol was not set in the opening handshake.");
return;
}
}
response.socket.on("data", onSocketData);
response.socket.on("close", onSocketClose);
response.socket.on("error", onSocketError);
channels.open.hasSubscribers && channels.open.publish({
address: response.socket.address(),
protocol: secProtocol,
extensions: secExtension
});
onEstablish(response, extensions);
}
});
}
function closeWebSocketConnection(ws, code, reason, reasonByteLength) {
if (!(isClosing(ws) || isClosed(ws))) {
if (!isEstablished(ws)) {
failWebsocketConnection(ws, "Connection was closed before it was established.");
ws[kReadyState] = states.CLOSING;
} else if (ws[kSentClose] === sentCloseFrameState.NOT_SENT) {
ws[kSentClose] = sentCloseFrameState.PROCESSING;
let frame = new WebsocketFrameSend();
if (code !== void 0 && reason === void 0) {
frame.frameData = Buffer.allocUnsafe(2);
frame.frameData.writeUInt16BE(code, 0);
} else if (code !== void 0 && reason !== void 0) {
frame.frameData = Buffer.allocUnsafe(2 + reasonByteLength);
frame.frameData.writeUInt16BE(code, 0);
frame.frameData.write(reason, 2, "utf-8");
} else frame.frameData = emptyBuffer;
ws[kResponse].socket.write(frame.createFrame(opcodes.CLOSE));
ws[kSentClose] = sentCloseFrameState.SENT;
ws[kReadyState] = states.CLOSING;
} else ws[kReadyState] = states.CLOSING;
}
}
function onSocketData(chunk) {
this.ws[kByteParser].write(chunk) || this.pause();
}
function onSocketClose() {
let { ws } = this;
let { [kResponse]: response } = ws;
response.socket.off("data", onSocketData);
response.socket.off("close", onSocketClose);
response.socket.off("error", onSocketError);
let wasClean = ws[kSentClose] === sentCloseFrameState.SENT && ws[kReceivedClose];
let code = 1005;
let reason = "";
let result = ws[kByteParser].closingInfo;
if (result && !result.error) {
code = result.code ?? 1005;
reason = result.reason;
} else ws[kReceivedClose] || (code = 1006);
ws[kReadyState] = states.CLOSED;
fireEvent("close", ws, (type, init) => new CloseEvent(type, init), {
wasClean,
code,
reason
});
channels.close.hasSubscribers && channels.close.publish({
websocket: ws,
code,
reason
});
}
function onSocketError(error) {
let { ws } = this;
ws[kReadyState] = states.CLOSING;
channels.socketError.hasSubscribers && channels.socketError.publish(error);
this.destroy();
}
module.exports = {
establishWebSocketConnection,
closeWebSocketConnection
};
}),
84411: ((module) => {
module.exports = {
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
39617: ((module, __unused_webpack_exports, __webpack_require__) => {
let { webidl } = __webpack_require__(30220);
let { kEnumerableProperty } = __webpack_require__(27375);
let { kConstruct } = __webpack_require__(46130);
let { MessagePort } = __webpack_require__(75919);
class MessageEvent extends Event {
#eventInit;
constructor(type, eventInitDict = {}) {
if (type === kConstruct) {
super(arguments[1], arguments[2]);
webidl.util.markAsUncloneable(this);
return;
}
let prefix = "MessageEvent constructor";
webidl.argumentLengthCheck(arguments, 1, prefix);
type = webidl.converters.DOMString(type, prefix, "type");
eventInitDict = webidl.converters.MessageEventInit(eventInitDict, prefix, "eventInitDict");
super(type, eventInitDict);
this.#eventInit = eventInitDict;
webidl.util.markAsUncloneable(this);
}
get data() {
webidl.brandCheck(this, MessageEvent);
return this.#eventInit.data;
}
get origin() {
webidl.brandCheck(this, MessageEvent);
return this.#eventInit.origin;
}
get lastEventId() {
webidl.brandCheck(this, MessageEvent);
return this.#eventInit.lastEventId;
}
get source() {
webidl.brandCheck(this, MessageEvent);
return this.#eventInit.source;
}
get ports() {
webidl.brandCheck(this, MessageEvent);
Object.isFrozen(this.#eventInit.ports) || Object.freeze(this.#eventInit.ports);
return this.#eventInit.ports;
}
initMessageEvent(type, bubbles = !1, cancelable = !1, data = null, origin = "", lastEventId = "", source = null, ports = []) {
webidl.brandCheck(this, MessageEvent);
webidl.argumentLengthCheck(arguments, 1, "MessageEvent.initMessageEvent");
return new MessageEvent(type, {
bubbles,
cancelable,
data,
origin,
lastEventId,
source,
ports
});
}
static createFastMessageEvent(type, init) {
let messageEvent = new MessageEvent(kConstruct, type, init);
messageEvent.#eventInit = init;
messageEvent.#eventInit.data ??= null;
messageEvent.#eventInit.origin ??= "";
messageEvent.#eventInit.lastEventId ??= "";
messageEvent.#eventInit.source ??= null;
messageEvent.#eventInit.ports ??= [];
return messageEvent;
}
}
let { createFastMessageEvent } = MessageEvent;
delete MessageEvent.createFastMessageEvent;
class CloseEvent extends Event {
#eventInit;
constructor(type, eventInitDict = {}) {
let prefix = "CloseEvent constructor";
webidl.argumentLengthCheck(arguments, 1, prefix);
type = webidl.converters.DOMString(type, prefix, "type");
eventInitDict = webidl.converters.CloseEventInit(eventInitDict);
super(type, eventInitDict);
this.#eventInit = eventInitDict;
webidl.util.markAsUncloneable(this);
}
get wasClean() {
webidl.brandCheck(this, CloseEvent);
return this.#eventInit.wasClean;
}
get code() {
webidl.brandCheck(this, CloseEvent);
return this.#eventInit.code;
}
get reason() {
webidl.brandCheck(this, CloseEvent);
return this.#eventInit.reason;
}
}
class ErrorEvent extends Event {
#eventInit;
constructor(type, eventInitDict) {
let prefix = "ErrorEvent constructor";
webidl.argumentLengthCheck(arguments, 1, prefix);
super(type, eventInitDict);
webidl.util.markAsUncloneable(this);
type = webidl.converters.DOMString(type, prefix, "type");
eventInitDict = webidl.converters.ErrorEventInit(eventInitDict ?? {});
this.#eventInit = eventInitDict;
}
get message() {
webidl.brandCheck(this, ErrorEvent);
return this.#eventInit.message;
}
get filename() {
webidl.brandCheck(this, ErrorEvent);
return this.#eventInit.filename;
}
get lineno() {
webidl.brandCheck(this, ErrorEvent);
return this.#eventInit.lineno;
}
get colno() {
webidl.brandCheck(this, ErrorEvent);
return this.#eventInit.colno;
}
get error() {
webidl.brandCheck(this, ErrorEvent);
return this.#eventInit.error;
}
}
Object.defineProperties(MessageEvent.prototype, {
[Symbol.toStringTag]: {
value: "MessageEvent",
configurable: !0
},
data: kEnumerableProperty,
origin: kEnumerableProperty,
lastEventId: kEnumerableProperty,
source: kEnumerableProperty,
ports: kEnumerableProperty,
initMessageEvent: kEnumerableProperty
});
Object.defineProperties(CloseEvent.prototype, {
[Symbol.toStringTag]: {
value: "CloseEvent",
configurable: !0
},
reason: kEnumerableProperty,
code: kEnumerableProperty,
wasClean: kEnumerableProperty
});
Object.defineProperties(ErrorEvent.prototype, {
[Symbol.toStringTag]: {
value: "ErrorEvent",
configurable: !0
},
message: kEnumerableProperty,
filename: kEnumerableProperty,
lineno: kEnumerableProperty,
colno: kEnumerableProperty,
error: kEnumerableProperty
});
webidl.converters.MessagePort = webidl.interfaceConverter(MessagePort);
webidl.converters["sequence<MessagePort>"] = webidl.sequenceConverter(webidl.converters.MessagePort);
let eventInit = [
{
key: "bubbles",
converter: webidl.converters.boolean,
defaultValue: () => !1
},
{
key: "cancelable",
converter: webidl.converters.boolean,
defaultValue: () => !1
},
{
key: "composed",
converter: webidl.converters.boolean,
defaultValue: () => !1
}
];
webidl.converters.MessageEventInit = webidl.dictionaryConverter([
...eventInit,
{
key: "data",
converter: webidl.converters.any,
defaultValue: () => null
},
{
key: "origin",
converter: webidl.converters.USVString,
defaultValue: () => ""
},
{
key: "lastEventId",
converter: webidl.converters.DOMString,
defaultValue: () => ""
},
{
key: "source",
converter: webidl.nullableConverter(webidl.converters.MessagePort),
defaultValue: () => null
},
{
key: "ports",
converter: webidl.converters["sequence<MessagePort>"],
defaultValue: () => []
}
]);
webidl.converters.CloseEventInit = webidl.dictionaryConverter([
...eventInit,
{
key: "wasClean",
converter: webidl.converters.boolean,
defaultValue: () => !1
},
{
key: "code",
converter: webidl.converters["unsigned short"],
defaultValue: () => 0
},
{
key: "reason",
converter: webidl.converters.USVString,
defaultValue: () => ""
}
]);
webidl.converters.ErrorEventInit = webidl.dictionaryConverter([
...eventInit,
{
key: "message",
converter: webidl.converters.DOMString,
defaultValue: () => ""
},
{
key: "filename",
converter: webidl.converters.USVString,
defaultValue: () => ""
},
{
key: "lineno",
converter: webidl.converters["unsigned long"],
defaultValue: () => 0
},
{
key: "colno",
converter: webidl.converters["unsigned long"],
defaultValue: () => 0
},
{
key: "error",
converter: webidl.converters.any
}
]);
module.exports = {
MessageEvent,
CloseEvent,
ErrorEvent,
createFastMessageEvent
};
}),
63055: ((module, __unused_webpack_exports, __webpack_require__) => {
let { maxUnsigned16Bit } = __webpack_require__(84411);
let BUFFER_SIZE = 16386;
let crypto;
let buffer = null;
let bufIdx = BUFFER_SIZE;
try {
crypto = __webpack_require__(77598);
} catch {
crypto = { randomFillSync: function randomFillSync(buffer, _offset, _size) {
for (let i = 0; i < buffer.length; ++i) buffer[i] = Math.random() * 255 | 0;
return buffer;
} };
}
function generateMask() {
if (bufIdx === BUFFER_SIZE) {
bufIdx = 0;
crypto.randomFillSync(buffer ??= Buffer.allocUnsafe(BUFFER_SIZE), 0, BUFFER_SIZE);
}
return [
buffer[bufIdx++],
buffer[bufIdx++],
buffer[bufIdx++],
buffer[bufIdx++]
];
}
class WebsocketFrameSend {
constructor(data) {
this.frameData = data;
}
createFrame(opcode) {
let frameData = this.frameData;
let maskKey = generateMask();
let bodyLength = frameData?.byteLength ?? 0;
let payloadLength = bodyLength;
let offset = 6;
if (bodyLength > maxUnsigned16Bit) {
offset += 8;
payloadLength = 127;
} else if (bodyLength > 125) {
offset += 2;
payloadLength = 126;
}
let buffer = Buffer.allocUnsafe(bodyLength + offset);
buffer[0] = buffer[1] = 0;
buffer[0] |= 128;
buffer[0] = (buffer[0] & 240) + opcode;
buffer[offset - 4] = maskKey[0];
buffer[offset - 3] = maskKey[1];
buffer[offset - 2] = maskKey[2];
buffer[offset - 1] = maskKey[3];
buffer[1] = payloadLength;
if (payloadLength === 126) buffer.writeUInt16BE(bodyLength, 2);
else if (payloadLength === 127) {
buffer[2] = buffer[3] = 0;
buffer.writeUIntBE(bodyLength, 4, 6);
}
buffer[1] |= 128;
for (let i = 0; i < bodyLength; ++i) buffer[offset + i] = frameData[i] ^ maskKey[i & 3];
return buffer;
}
}
module.exports = { WebsocketFrameSend };
}),
64836: ((module, __unused_webpack_exports, __webpack_require__) => {
let { createInflateRaw, Z_DEFAULT_WINDOWBITS } = __webpack_require__(38522);
let { isValidClientWindowBits } = __webpack_require__(92148);
let { MessageSizeExceededError } = __webpack_require__(92344);
let tail = Buffer.from([
0,
0,
255,
255
]);
let kBuffer = Symbol("kBuffer");
let kLength = Symbol("kLength");
class PerMessageDeflate {
#inflate;
#options = {};
#maxPayloadSize = 0;
constructor(extensions, options) {
this.#options.serverNoContextTakeover = extensions.has("server_no_context_takeover");
this.#options.serverMaxWindowBits = extensions.get("server_max_window_bits");
this.#maxPayloadSize = options.maxPayloadSize;
}
decompress(chunk, fin, callback) {
if (!this.#inflate) {
let windowBits = Z_DEFAULT_WINDOWBITS;
if (this.#options.serverMaxWindowBits) {
if (!isValidClientWindowBits(this.#options.serverMaxWindowBits)) {
callback(Error("Invalid server_max_window_bits"));
return;
}
windowBits = Number.parseInt(this.#options.serverMaxWindowBits);
}
try {
this.#inflate = createInflateRaw({ windowBits });
} catch (err) {
callback(err);
return;
}
this.#inflate[kBuffer] = [];
this.#inflate[kLength] = 0;
this.#inflate.on("data", (data) => {
this.#inflate[kLength] += data.length;
if (this.#maxPayloadSize > 0 && this.#inflate[kLength] > this.#maxPayloadSize) {
callback(new MessageSizeExceededError());
this.#inflate.removeAllListeners();
this.#inflate.destroy();
this.#inflate = null;
return;
}
this.#inflate[kBuffer].push(data);
});
this.#inflate.on("error", (err) => {
this.#inflate = null;
callback(err);
});
}
this.#inflate.write(chunk);
fin && this.#inflate.write(tail);
this.#inflate.flush(() => {
if (!this.#inflate) return;
let full = Buffer.concat(this.#inflate[kBuffer], this.#inflate[kLength]);
this.#inflate[kBuffer].length = 0;
this.#inflate[kLength] = 0;
callback(null, full);
});
}
}
module.exports = { PerMessageDeflate };
}),
88265: ((module, __unused_webpack_exports, __webpack_require__) => {
let { Writable } = __webpack_require__(57075);
let assert = __webpack_require__(34589);
let { parserStates, opcodes, states, emptyBuffer, sentCloseFrameState } = __webpack_require__(84411);
let { kReadyState, kSentClose, kResponse, kReceivedClose } = __webpack_require__(32679);
let { channels } = __webpack_require__(74567);
let { isValidStatusCode, isValidOpcode, failWebsocketConnection, websocketMessageReceived, utf8Decode, isControlFrame, isTextBinaryFrame, isContinuationFrame } = __webpack_require__(92148);
let { WebsocketFrameSend } = __webpack_require__(63055);
let { closeWebSocketConnection } = __webpack_require__(27032);
let { PerMessageDeflate } = __webpack_require__(64836);
let { MessageSizeExceededError } = __webpack_require__(92344);
function failWebsocketConnectionWithCode(ws, code, reason) {
closeWebSocketConnection(ws, code, reason, Buffer.byteLength(reason));
failWebsocketConnection(ws, reason);
}
class ByteParser extends Writable {
#buffers = [];
#fragmentsBytes = 0;
#byteOffset = 0;
#loop = !1;
#state = parserStates.INFO;
#info = {};
#fragments = [];
#extensions;
#maxFragments;
#maxPayloadSize;
constructor(ws, extensions, options = {}) {
super();
this.ws = ws;
this.#extensions = extensions ?? new Map();
this.#maxFragments = options.maxFragments ?? 0;
this.#maxPayloadSize = options.maxPayloadSize ?? 0;
this.#extensions.has("permessage-deflate") && this.#extensions.set("permessage-deflate", new PerMessageDeflate(extensions, options));
}
_write(chunk, _, callback) {
this.#buffers.push(chunk);
this.#byteOffset += chunk.length;
this.#loop = !0;
this.run(callback);
}
#validatePayloadLength() {
if (this.#maxPayloadSize > 0 && !isControlFrame(this.#info.opcode) && this.#info.payloadLength + this.#fragmentsBytes > this.#maxPayloadSize) {
failWebsocketConnectionWithCode(this.ws, 1009, "Payload size exceeds maximum allowed size");
return !1;
}
return !0;
}
run(callback) {
for (; this.#loop;) if (this.#state === parserStates.INFO) {
if (this.#byteOffset < 2) return callback();
let buffer = this.consume(2);
let fin = !!(buffer[0] & 128);
let opcode = buffer[0] & 15;
let masked = (buffer[1] & 128) == 128;
let fragmented = !fin && opcode !== opcodes.CONTINUATION;
let payloadLength = buffer[1] & 127;
let rsv1 = buffer[0] & 64;
let rsv2 = buffer[0] & 32;
let rsv3 = buffer[0] & 16;
if (!isValidOpcode(opcode)) {
failWebsocketConnection(this.ws, "Invalid opcode received");
return callback();
}
if (masked) {
failWebsocketConnection(this.ws, "Frame cannot be masked");
return callback();
}
if (rsv1 !== 0 && !this.#extensions.has("permessage-deflate")) {
failWebsocketConnection(this.ws, "Expected RSV1 to be clear.");
return;
}
if (rsv2 !== 0 || rsv3 !== 0) {
failWebsocketConnection(this.ws, "RSV1, RSV2, RSV3 must be clear");
return;
}
if (fragmented && !isTextBinaryFrame(opcode)) {
failWebsocketConnection(this.ws, "Invalid frame type was fragmented.");
return;
}
if (isTextBinaryFrame(opcode) && this.#fragments.length > 0) {
failWebsocketConnection(this.ws, "Expected continuation frame");
return;
}
if (this.#info.fragmented && fragmented) {
failWebsocketConnection(this.ws, "Fragmented frame exceeded 125 bytes.");
return;
}
if ((payloadLength > 125 || fragmented) && isControlFrame(opcode)) {
failWebsocketConnection(this.ws, "Control frame either too large or fragmented");
return;
}
if (isContinuationFrame(opcode) && this.#fragments.length === 0 && !this.#info.compressed) {
failWebsocketConnection(this.ws, "Unexpected continuation frame");
return;
}
if (payloadLength <= 125) {
this.#info.payloadLength = payloadLength;
this.#state = parserStates.READ_DATA;
if (!this.#validatePayloadLength()) return;
} else payloadLength === 126 ? this.#state = parserStates.PAYLOADLENGTH_16 : payloadLength === 127 && (this.#state = parserStates.PAYLOADLENGTH_64);
if (isTextBinaryFrame(opcode)) {
this.#info.binaryType = opcode;
this.#info.compressed = rsv1 !== 0;
}
this.#info.opcode = opcode;
this.#info.masked = masked;
this.#info.fin = fin;
this.#info.fragmented = fragmented;
} else if (this.#state === parserStates.PAYLOADLENGTH_16) {
if (this.#byteOffset < 2) return callback();
let buffer = this.consume(2);
this.#info.payloadLength = buffer.readUInt16BE(0);
this.#state = parserStates.READ_DATA;
if (!this.#validatePayloadLength()) return;
} else if (this.#state === parserStates.PAYLOADLENGTH_64) {
if (this.#byteOffset < 8) return callback();
let buffer = this.consume(8);
let upper = buffer.readUInt32BE(0);
let lower = buffer.readUInt32BE(4);
if (upper !== 0 || lower > 2 ** 31 - 1) {
failWebsocketConnection(this.ws, "Received payload length > 2^31 bytes.");
return;
}
this.#info.payloadLength = lower;
this.#state = parserStates.READ_DATA;
if (!this.#validatePayloadLength()) return;
} else if (this.#state === parserStates.READ_DATA) {
if (this.#byteOffset < this.#info.payloadLength) return callback();
let body = this.consume(this.#info.payloadLength);
if (isControlFrame(this.#info.opcode)) {
this.#loop = this.parseControlFrame(body);
this.#state = parserStates.INFO;
let socket = this.ws[kResponse].socket;
if (this.#loop && socket.writableNeedDrain) {
this.#loop = !1;
socket.once("drain", () => {
if (this.destroyed) return;
this.#loop = !0;
this.run(callback);
});
return;
}
} else if (this.#info.compressed) {
this.#extensions.get("permessage-deflate").decompress(body, this.#info.fin, (error, data) => {
if (error) {
let code = error instanceof MessageSizeExceededError ? 1009 : 1007;
failWebsocketConnectionWithCode(this.ws, code, error.message);
return;
}
if (!this.writeFragments(data)) return;
if (this.#maxPayloadSize > 0 && this.#fragmentsBytes > this.#maxPayloadSize) {
failWebsocketConnectionWithCode(this.ws, 1009, new MessageSizeExceededError().message);
return;
}
if (!this.#info.fin) {
this.#state = parserStates.INFO;
this.#loop = !0;
this.run(callback);
return;
}
websocketMessageReceived(this.ws, this.#info.binaryType, this.consumeFragments());
this.#loop = !0;
this.#state = parserStates.INFO;
this.run(callback);
});
this.#loop = !1;
break;
} else {
if (!this.writeFragments(body)) return;
if (this.#maxPayloadSize > 0 && this.#fragmentsBytes > this.#maxPayloadSize) {
failWebsocketConnectionWithCode(this.ws, 1009, new MessageSizeExceededError().message);
return;
}
!this.#info.fragmented && this.#info.fin && websocketMessageReceived(this.ws, this.#info.binaryType, this.consumeFragments());
this.#state = parserStates.INFO;
}
}
}
consume(n) {
if (n > this.#byteOffset) throw Error("Called consume() before buffers satiated.");
else if (n === 0) return emptyBuffer;
if (this.#buffers[0].length === n) {
this.#byteOffset -= this.#buffers[0].length;
return this.#buffers.shift();
}
let buffer = Buffer.allocUnsafe(n);
let offset = 0;
for (; offset !== n;) {
let next = this.#buffers[0];
let { length } = next;
if (length + offset === n) {
buffer.set(this.#buffers.shift(), offset);
break;
} else if (length + offset > n) {
buffer.set(next.subarray(0, n - offset), offset);
this.#buffers[0] = next.subarray(n - offset);
break;
} else {
buffer.set(this.#buffers.shift(), offset);
offset += next.length;
}
}
this.#byteOffset -= n;
return buffer;
}
writeFragments(fragment) {
if (this.#maxFragments > 0 && this.#fragments.length === this.#maxFragments) {
failWebsocketConnectionWithCode(this.ws, 1008, "Too many message fragments");
return !1;
}
this.#fragmentsBytes += fragment.length;
this.#fragments.push(fragment);
return !0;
}
consumeFragments() {
let fragments = this.#fragments;
if (fragments.length === 1) {
this.#fragmentsBytes = 0;
return fragments.shift();
}
let output = Buffer.concat(fragments, this.#fragmentsBytes);
this.#fragments = [];
this.#fragmentsBytes = 0;
return output;
}
parseCloseBody(data) {
assert(data.length !== 1);
let code;
data.length >= 2 && (code = data.readUInt16BE(0));
if (code !== void 0 && !isValidStatusCode(code)) return {
code: 1002,
reason: "Invalid status code",
error: !0
};
let reason = data.subarray(2);
reason[0] === 239 && reason[1] === 187 && reason[2] === 191 && (reason = reason.subarray(3));
try {
reason = utf8Decode(reason);
} catch {
return {
code: 1007,
reason: "Invalid UTF-8",
error: !0
};
}
return {
code,
reason,
error: !1
};
}
parseControlFrame(body) {
let { opcode, payloadLength } = this.#info;
if (opcode === opcodes.CLOSE) {
if (payloadLength === 1) {
failWebsocketConnection(this.ws, "Received close frame with a 1-byte body.");
return !1;
}
this.#info.closeInfo = this.parseCloseBody(body);
if (this.#info.closeInfo.error) {
let { code, reason } = this.#info.closeInfo;
closeWebSocketConnection(this.ws, code, reason, reason.length);
failWebsocketConnection(this.ws, reason);
return !1;
}
if (this.ws[kSentClose] !== sentCloseFrameState.SENT) {
let body = emptyBuffer;
if (this.#info.closeInfo.code) {
body = Buffer.allocUnsafe(2);
body.writeUInt16BE(this.#info.closeInfo.code, 0);
}
let closeFrame = new WebsocketFrameSend(body);
this.ws[kResponse].socket.write(closeFrame.createFrame(opcodes.CLOSE), (err) => {
err || (this.ws[kSentClose] = sentCloseFrameState.SENT);
});
}
this.ws[kReadyState] = states.CLOSING;
this.ws[kReceivedClose] = !0;
return !1;
} else if (opcode === opcodes.PING) {
if (!this.ws[kReceivedClose]) {
let frame = new WebsocketFrameSend(body);
this.ws[kResponse].socket.write(frame.createFrame(opcodes.PONG));
channels.ping.hasSubscribers && channels.ping.publish({ payload: body });
}
} else opcode === opcodes.PONG && channels.pong.hasSubscribers && channels.pong.publish({ payload: body });
return !0;
}
get closingInfo() {
return this.#info.closeInfo;
}
}
module.exports = { ByteParser };
}),
81577: ((module, __unused_webpack_exports, __webpack_require__) => {
let { WebsocketFrameSend } = __webpack_require__(63055);
let { opcodes, sendHints } = __webpack_require__(84411);
let FixedQueue = __webpack_require__(5533);
let FastBuffer = Buffer[Symbol.species];
class SendQueue {
#queue = new FixedQueue();
#running = !1;
#socket;
constructor(socket) {
this.#socket = socket;
}
add(item, cb, hint) {
if (hint !== sendHints.blob) {
let frame = createFrame(item, hint);
if (!this.#running) this.#socket.write(frame, cb);
else {
let node = {
promise: null,
callback: cb,
frame
};
this.#queue.push(node);
}
return;
}
let node = {
promise: item.arrayBuffer().then((ab) => {
node.promise = null;
node.frame = createFrame(ab, hint);
}),
callback: cb,
frame: null
};
this.#queue.push(node);
this.#running || this.#run();
}
async #run() {
this.#running = !0;
let queue = this.#queue;
for (; !queue.isEmpty();) {
let node = queue.shift();
node.promise !== null && await node.promise;
this.#socket.write(node.frame, node.callback);
node.callback = node.frame = null;
}
this.#running = !1;
}
}
function createFrame(data, hint) {
return new WebsocketFrameSend(toBuffer(data, hint)).createFrame(hint === sendHints.string ? opcodes.TEXT : opcodes.BINARY);
}
function toBuffer(data, hint) {
switch (hint) {
case sendHints.string: return Buffer.from(data);
case sendHints.arrayBuffer:
case sendHints.blob: return new FastBuffer(data);
case sendHints.typedArray: return new FastBuffer(data.buffer, data.byteOffset, data.byteLength);
}
}
module.exports = { SendQueue };
}),
32679: ((module) => {
module.exports = {
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
92148: ((module, __unused_webpack_exports, __webpack_require__) => {
let { kReadyState, kController, kResponse, kBinaryType, kWebSocketURL } = __webpack_require__(32679);
let { states, opcodes } = __webpack_require__(84411);
let { ErrorEvent, createFastMessageEvent } = __webpack_require__(39617);
let { isUtf8 } = __webpack_require__(4573);
let { collectASequenceOfCodePointsFast, removeHTTPWhitespace } = __webpack_require__(82121);
function isConnecting(ws) {
return ws[kReadyState] === states.CONNECTING;
}
function isEstablished(ws) {
return ws[kReadyState] === states.OPEN;
}
function isClosing(ws) {
return ws[kReadyState] === states.CLOSING;
}
function isClosed(ws) {
return ws[kReadyState] === states.CLOSED;
}
function fireEvent(e, target, eventFactory = (type, init) => new Event(type, init), eventInitDict = {}) {
let event = eventFactory(e, eventInitDict);
target.dispatchEvent(event);
}
function websocketMessageReceived(ws, type, data) {
if (ws[kReadyState] !== states.OPEN) return;
let dataForEvent;
if (type === opcodes.TEXT) try {
dataForEvent = utf8Decode(data);
} catch {
failWebsocketConnection(ws, "Received invalid UTF-8 in text frame.");
return;
}
else type === opcodes.BINARY && (dataForEvent = ws[kBinaryType] === "blob" ? new Blob([data]) : toArrayBuffer(data));
fireEvent("message", ws, createFastMessageEvent, {
origin: ws[kWebSocketURL].origin,
data: dataForEvent
});
}
function toArrayBuffer(buffer) {
if (buffer.byteLength === buffer.buffer.byteLength) return buffer.buffer;
return buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.byteLength);
}
function isValidSubprotocol(protocol) {
if (protocol.length === 0) return !1;
for (let i = 0; i < protocol.length; ++i) {
let code = protocol.charCodeAt(i);
if (code < 33 || code > 126 || code === 34 || code === 40 || code === 41 || code === 44 || code === 47 || code === 58 || code === 59 || code === 60 || code === 61 || code === 62 || code === 63 || code === 64 || code === 91 || code === 92 || code === 93 || code === 123 || code === 125) return !1;
}
return !0;
}
function isValidStatusCode(code) {
if (code >= 1e3 && code < 1015) return code !== 1004 && code !== 1005 && code !== 1006;
return code >= 3e3 && code <= 4999;
}
function failWebsocketConnection(ws, reason) {
let { [kController]: controller, [kResponse]: response } = ws;
controller.abort();
response?.socket && !response.socket.destroyed && response.socket.destroy();
reason && fireEvent("error", ws, (type, init) => new ErrorEvent(type, init), {
error: Error(reason),
message: reason
});
}
function isControlFrame(opcode) {
return opcode === opcodes.CLOSE || opcode === opcodes.PING || opcode === opcodes.PONG;
}
function isContinuationFrame(opcode) {
return opcode === opcodes.CONTINUATION;
}
function isTextBinaryFrame(opcode) {
return opcode === opcodes.TEXT || opcode === opcodes.BINARY;
}
function isValidOpcode(opcode) {
return isTextBinaryFrame(opcode) || isContinuationFrame(opcode) || isControlFrame(opcode);
}
function parseExtensions(extensions) {
let position = { position: 0 };
let extensionList = new Map();
for (; position.position < extensions.length;) {
let [name, value = ""] = collectASequenceOfCodePointsFast(";", extensions, position).split("=");
extensionList.set(removeHTTPWhitespace(name, !0, !1), removeHTTPWhitespace(value, !1, !0));
position.position++;
}
return extensionList;
}
function isValidClientWindowBits(value) {
if (value.length === 0) return !1;
for (let i = 0; i < value.length; i++) {
let byte = value.charCodeAt(i);
if (byte < 48 || byte > 57) return !1;
}
let num = Number.parseInt(value, 10);
return num >= 8 && num <= 15;
}
let hasIntl = typeof process.versions.icu == "string";
let fatalDecoder = hasIntl ? new TextDecoder("utf-8", { fatal: !0 }) : void 0;
let utf8Decode = hasIntl ? fatalDecoder.decode.bind(fatalDecoder) : function(buffer) {
if (isUtf8(buffer)) return buffer.toString("utf-8");
throw TypeError("Invalid utf-8 received.");
};
module.exports = {
isConnecting,
isEstablished,
isClosing,
isClosed,
fireEvent,
isValidSubprotocol,
isValidStatusCode,
failWebsocketConnection,
websocketMessageReceived,
utf8Decode,
isControlFrame,
isContinuationFrame,
isTextBinaryFrame,
isValidOpcode,
parseExtensions,
isValidClientWindowBits
};
}),
23061: ((module, __unused_webpack_exports, __webpack_require__) => {
let { webidl } = __webpack_require__(30220);
let { URLSerializer } = __webpack_require__(82121);
let { environmentSettingsObject } = __webpack_require__(77241);
let { staticPropertyDescriptors, states, sentCloseFrameState, sendHints } = __webpack_require__(84411);
let { kWebSocketURL, kReadyState, kController, kBinaryType, kResponse, kSentClose, kByteParser } = __webpack_require__(32679);
let { isConnecting, isEstablished, isClosing, isValidSubprotocol, fireEvent } = __webpack_require__(92148);
let { establishWebSocketConnection, closeWebSocketConnection } = __webpack_require__(27032);
let { ByteParser } = __webpack_require__(88265);
let { kEnumerableProperty, isBlobLike } = __webpack_require__(27375);
let { getGlobalDispatcher } = __webpack_require__(31088);
let { types } = __webpack_require__(57975);
let { ErrorEvent, CloseEvent } = __webpack_require__(39617);
let { SendQueue } = __webpack_require__(81577);
class WebSocket extends EventTarget {
#events = {
open: null,
error: null,
close: null,
message: null
};
#bufferedAmount = 0;
#protocol = "";
#extensions = "";
#sendQueue;
constructor(url, protocols = []) {
super();
webidl.util.markAsUncloneable(this);
let prefix = "WebSocket constructor";
webidl.argumentLengthCheck(arguments, 1, prefix);
let options = webidl.converters["DOMString or sequence<DOMString> or WebSocketInit"](protocols, prefix, "options");
url = webidl.converters.USVString(url, prefix, "url");
protocols = options.protocols;
let baseURL = environmentSettingsObject.settingsObject.baseUrl;
let urlRecord;
try {
urlRecord = new URL(url, baseURL);
} catch (e) {
throw new DOMException(e, "SyntaxError");
}
urlRecord.protocol === "http:" ? urlRecord.protocol = "ws:" : urlRecord.protocol === "https:" && (urlRecord.protocol = "wss:");
if (urlRecord.protocol !== "ws:" && urlRecord.protocol !== "wss:") throw new DOMException(`Expected a ws: or wss: protocol, got ${urlRecord.protocol}`, "SyntaxError");
if (urlRecord.hash || urlRecord.href.endsWith("#")) throw new DOMException("Got fragment", "SyntaxError");
typeof protocols == "string" && (protocols = [protocols]);
if (protocols.length !== new Set(protocols.map((p) => p.toLowerCase())).size) throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
if (protocols.length > 0 && !protocols.every((p) => isValidSubprotocol(p))) throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
this[kWebSocketURL] = new URL(urlRecord.href);
let client = environmentSettingsObject.settingsObject;
this[kController] = establishWebSocketConnection(urlRecord, protocols, client, this, (response, extensions) => this.#onConnectionEstablished(response, extensions), options);
this[kReadyState] = WebSocket.CONNECTING;
this[kSentClose] = sentCloseFrameState.NOT_SENT;
this[kBinaryType] = "blob";
}
close(code = void 0, reason = void 0) {
webidl.brandCheck(this, WebSocket);
let prefix = "WebSocket.close";
code !== void 0 && (code = webidl.converters["unsigned short"](code, prefix, "code", { clamp: !0 }));
reason !== void 0 && (reason = webidl.converters.USVString(reason, prefix, "reason"));
if (code !== void 0 && code !== 1e3 && (code < 3e3 || code > 4999)) throw new DOMException("invalid code", "InvalidAccessError");
let reasonByteLength = 0;
if (reason !== void 0) {
reasonByteLength = Buffer.byteLength(reason);
if (reasonByteLength > 123) throw new DOMException(`Reason must be less than 123 bytes; received ${reasonByteLength}`, "SyntaxError");
}
closeWebSocketConnection(this, code, reason, reasonByteLength);
}
send(data) {
webidl.brandCheck(this, WebSocket);
let prefix = "WebSocket.send";
webidl.argumentLengthCheck(arguments, 1, prefix);
data = webidl.converters.WebSocketSendData(data, prefix, "data");
if (isConnecting(this)) throw new DOMException("Sent before connected.", "InvalidStateError");
if (!isEstablished(this) || isClosing(this)) return;
if (typeof data == "string") {
let length = Buffer.byteLength(data);
this.#bufferedAmount += length;
this.#sendQueue.add(data, () => {
this.#bufferedAmount -= length;
}, sendHints.string);
} else if (types.isArrayBuffer(data)) {
this.#bufferedAmount += data.byteLength;
this.#sendQueue.add(data, () => {
this.#bufferedAmount -= data.byteLength;
}, sendHints.arrayBuffer);
} else if (ArrayBuffer.isView(data)) {
this.#bufferedAmount += data.byteLength;
this.#sendQueue.add(data, () => {
this.#bufferedAmount -= data.byteLength;
}, sendHints.typedArray);
} else if (isBlobLike(data)) {
this.#bufferedAmount += data.size;
this.#sendQueue.add(data, () => {
this.#bufferedAmount -= data.size;
}, sendHints.blob);
}
}
get readyState() {
webidl.brandCheck(this, WebSocket);
return this[kReadyState];
}
get bufferedAmount() {
webidl.brandCheck(this, WebSocket);
return this.#bufferedAmount;
}
get url() {
webidl.brandCheck(this, WebSocket);
return URLSerializer(this[kWebSocketURL]);
}
get extensions() {
webidl.brandCheck(this, WebSocket);
return this.#extensions;
}
get protocol() {
webidl.brandCheck(this, WebSocket);
return this.#protocol;
}
get onopen() {
webidl.brandCheck(this, WebSocket);
return this.#events.open;
}
set onopen(fn) {
webidl.brandCheck(this, WebSocket);
this.#events.open && this.removeEventListener("open", this.#events.open);
if (typeof fn == "function") {
this.#events.open = fn;
this.addEventListener("open", fn);
} else this.#events.open = null;
}
get onerror() {
webidl.brandCheck(this, WebSocket);
return this.#events.error;
}
set onerror(fn) {
webidl.brandCheck(this, WebSocket);
this.#events.error && this.removeEventListener("error", this.#events.error);
if (typeof fn == "function") {
this.#events.error = fn;
this.addEventListener("error", fn);
} else this.#events.error = null;
}
get onclose() {
webidl.brandCheck(this, WebSocket);
return this.#events.close;
}
set onclose(fn) {
webidl.brandCheck(this, WebSocket);
this.#events.close && this.removeEventListener("close", this.#events.close);
if (typeof fn == "function") {
this.#events.close = fn;
this.addEventListener("close", fn);
} else this.#events.close = null;
}
get onmessage() {
webidl.brandCheck(this, WebSocket);
return this.#events.message;
}
set onmessage(fn) {
webidl.brandCheck(this, WebSocket);
this.#events.message && this.removeEventListener("message", this.#events.message);
if (typeof fn == "function") {
this.#events.message = fn;
this.addEventListener("message", fn);
} else this.#events.message = null;
}
get binaryType() {
webidl.brandCheck(this, WebSocket);
return this[kBinaryType];
}
set binaryType(type) {
webidl.brandCheck(this, WebSocket);
type !== "blob" && type !== "arraybuffer" ? this[kBinaryType] = "blob" : this[kBinaryType] = type;
}
#onConnectionEstablished(response, parsedExtensions) {
this[kResponse] = response;
let webSocketOptions = this[kController]?.dispatcher?.webSocketOptions;
let maxFragments = webSocketOptions?.maxFragments;
let maxPayloadSize = webSocketOptions?.maxPayloadSize;
let parser = new ByteParser(this, parsedExtensions, {
maxFragments,
maxPayloadSize
});
parser.on("drain", onParserDrain);
parser.on("error", onParserError.bind(this));
response.socket.ws = this;
this[kByteParser] = parser;
this.#sendQueue = new SendQueue(response.socket);
this[kReadyState] = states.OPEN;
let extensions = response.headersList.get("sec-websocket-extensions");
extensions !== null && (this.#extensions = extensions);
let protocol = response.headersList.get("sec-websocket-protocol");
protocol !== null && (this.#protocol = protocol);
fireEvent("open", this);
}
}
WebSocket.CONNECTING = WebSocket.prototype.CONNECTING = states.CONNECTING;
WebSocket.OPEN = WebSocket.prototype.OPEN = states.OPEN;
WebSocket.CLOSING = WebSocket.prototype.CLOSING = states.CLOSING;
WebSocket.CLOSED = WebSocket.prototype.CLOSED = states.CLOSED;
Object.defineProperties(WebSocket.prototype, {
CONNECTING: staticPropertyDescriptors,
OPEN: staticPropertyDescriptors,
CLOSING: staticPropertyDescriptors,
CLOSED: staticPropertyDescriptors,
url: kEnumerableProperty,
readyState: kEnumerableProperty,
bufferedAmount: kEnumerableProperty,
onopen: kEnumerableProperty,
onerror: kEnumerableProperty,
onclose: kEnumerableProperty,
close: kEnumerableProperty,
onmessage: kEnumerableProperty,
binaryType: kEnumerableProperty,
send: kEnumerableProperty,
extensions: kEnumerableProperty,
protocol: kEnumerableProperty,
[Symbol.toStringTag]: {
value: "WebSocket",
writable: !1,
enumerable: !1,
configurable: !0
}
});
Object.defineProperties(WebSocket, {
CONNECTING: staticPropertyDescriptors,
OPEN: staticPropertyDescriptors,
CLOSING: staticPropertyDescriptors,
CLOSED: staticPropertyDescriptors
});
webidl.converters["sequence<DOMString>"] = webidl.sequenceConverter(webidl.converters.DOMString);
webidl.converters["DOMString or sequence<DOMString>"] = function(V, prefix, argument) {
if (webidl.util.Type(V) === "Object" && Symbol.iterator in V) return webidl.converters["sequence<DOMString>"](V);
return webidl.converters.DOMString(V, prefix, argument);
};
webidl.converters.WebSocketInit = webidl.dictionaryConverter([
{
key: "protocols",
converter: webidl.converters["DOMString or sequence<DOMString>"],
defaultValue: () => []
},
{
key: "dispatcher",
converter: webidl.converters.any,
defaultValue: () => getGlobalDispatcher()
},
{
key: "headers",
converter: webidl.nullableConverter(webidl.converters.HeadersInit)
}
]);
webidl.converters["DOMString or sequence<DOMString> or WebSocketInit"] = function(V) {
if (webidl.util.Type(V) === "Object" && !(Symbol.iterator in V)) return webidl.converters.WebSocketInit(V);
return { protocols: webidl.converters["DOMString or sequence<DOMString>"](V) };
};
webidl.converters.WebSocketSendData = function(V) {
if (webidl.util.Type(V) === "Object") {
if (isBlobLike(V)) return webidl.converters.Blob(V, { strict: !1 });
if (ArrayBuffer.isView(V) || types.isArrayBuffer(V)) return webidl.converters.BufferSource(V);
}
return webidl.converters.USVString(V);
};
function onParserDrain() {
this.ws[kResponse].socket.resume();
}
function onParserError(err) {
let message;
let code;
if (err instanceof CloseEvent) {
message = err.reason;
code = err.code;
} else message = err.message;
fireEvent("error", this, () => new ErrorEvent("error", {
error: err,
message
}));
closeWebSocketConnection(this, code);
}
module.exports = { WebSocket };
}),
63251: (function(module) {
(function(global, factory) {
module.exports = factory();
})(this, (function() {
var commonjsGlobal = typeof globalThis < "u" ? globalThis : typeof window < "u" ? window : typeof global < "u" ? global : typeof self < "u" ? self : {};
function getCjsExportFromNamespace(n) {
return n && n.default || n;
}
var load = function(received, defaults, onto = {}) {
var k, v;
for (k in defaults) {
v = defaults[k];
onto[k] = received[k] ?? v;
}
return onto;
};
var overwrite = function(received, defaults, onto = {}) {
var k, v;
for (k in received) {
v = received[k];
defaults[k] !== void 0 && (onto[k] = v);
}
return onto;
};
var parser = {
load,
overwrite
};
var DLList_1 = class DLList {
constructor(incr, decr) {
this.incr = incr;
this.decr = decr;
this._first = null;
this._last = null;
this.length = 0;
}
push(value) {
var node;
this.length++;
typeof this.incr == "function" && this.incr();
node = {
value,
prev: this._last,
next: null
};
if (this._last != null) {
this._last.next = node;
this._last = node;
} else this._first = this._last = node;
}
shift() {
var value;
if (this._first == null) return;
else {
this.length--;
typeof this.decr == "function" && this.decr();
}
value = this._first.value;
(this._first = this._first.next) == null ? this._last = null : this._first.prev = null;
return value;
}
first() {
if (this._first != null) return this._first.value;
}
getArray() {
var node = this._first, ref, results = [];
for (; node != null;) results.push((ref = node, node = node.next, ref.value));
return results;
}
forEachShift(cb) {
var node = this.shift();
for (; node != null;) cb(node), node = this.shift();
}
debug() {
var node = this._first, ref, results = [];
for (; node != null;) results.push((ref = node, node = node.next, {
value: ref.value,
prev: ref.prev?.value,
next: ref.next?.value
}));
return results;
}
};
var Events_1 = class Events {
constructor(instance) {
this.instance = instance;
this._events = {};
if (this.instance.on != null || this.instance.once != null || this.instance.removeAllListeners != null) throw Error("An Emitter already exists for this object");
this.instance.on = (name, cb) => this._addListener(name, "many", cb);
this.instance.once = (name, cb) => this._addListener(name, "once", cb);
this.instance.removeAllListeners = (name = null) => {
if (name != null) return delete this._events[name];
else return this._events = {};
};
}
_addListener(name, status, cb) {
var base;
(base = this._events)[name] ?? (base[name] = []);
this._events[name].push({
cb,
status
});
return this.instance;
}
listenerCount(name) {
if (this._events[name] != null) return this._events[name].length;
else return 0;
}
async trigger(name, ...args) {
var e, promises;
try {
name !== "debug" && this.trigger("debug", `Event triggered: ${name}`, args);
if (this._events[name] == null) return;
this._events[name] = this._events[name].filter(function(listener) {
return listener.status !== "none";
});
promises = this._events[name].map(async (listener) => {
var e, returned;
if (listener.status === "none") return;
listener.status === "once" && (listener.status = "none");
try {
returned = typeof listener.cb == "function" ? listener.cb(...args) : void 0;
if (typeof returned?.then == "function") return await returned;
else return returned;
} catch (error) {
e = error;
this.trigger("error", e);
return null;
}
});
return (await Promise.all(promises)).find(function(x) {
return x != null;
});
} catch (error) {
e = error;
this.trigger("error", e);
return null;
}
}
};
var DLList$1 = DLList_1, Events$1 = Events_1;
var Queues_1 = class Queues {
constructor(num_priorities) {
this.Events = new Events$1(this);
this._length = 0;
this._lists = (function() {
var j, ref, results = [];
for (j = 1, ref = num_priorities; 1 <= ref ? j <= ref : j >= ref; 1 <= ref ? ++j : --j) results.push(new DLList$1((() => this.incr()), (() => this.decr())));
return results;
}).call(this);
}
incr() {
if (this._length++ === 0) return this.Events.trigger("leftzero");
}
decr() {
if (--this._length === 0) return this.Events.trigger("zero");
}
push(job) {
return this._lists[job.options.priority].push(job);
}
queued(priority) {
if (priority != null) return this._lists[priority].length;
else return this._length;
}
shiftAll(fn) {
return this._lists.forEach(function(list) {
return list.forEachShift(fn);
});
}
getFirst(arr = this._lists) {
var j = 0, len = arr.length, list;
for (; j < len; j++) {
list = arr[j];
if (list.length > 0) return list;
}
return [];
}
shiftLastFrom(priority) {
return this.getFirst(this._lists.slice(priority).reverse()).shift();
}
};
var BottleneckError_1 = class BottleneckError extends Error {};
var BottleneckError$1, DEFAULT_PRIORITY, Job, NUM_PRIORITIES = 10, parser$1;
DEFAULT_PRIORITY = 5;
parser$1 = parser;
BottleneckError$1 = BottleneckError_1;
Job = class Job {
constructor(task, args, options, jobDefaults, rejectOnDrop, Events, _states, Promise) {
this.task = task;
this.args = args;
this.rejectOnDrop = rejectOnDrop;
this.Events = Events;
this._states = _states;
this.Promise = Promise;
this.options = parser$1.load(options, jobDefaults);
this.options.priority = this._sanitizePriority(this.options.priority);
this.options.id === jobDefaults.id && (this.options.id = `${this.options.id}-${this._randomIndex()}`);
this.promise = new this.Promise((_resolve, _reject) => {
this._resolve = _resolve;
this._reject = _reject;
});
this.retryCount = 0;
}
_sanitizePriority(priority) {
var sProperty = ~~priority === priority ? priority : DEFAULT_PRIORITY;
if (sProperty < 0) return 0;
else if (sProperty > NUM_PRIORITIES - 1) return NUM_PRIORITIES - 1;
else return sProperty;
}
_randomIndex() {
return Math.random().toString(36).slice(2);
}
doDrop({ error, message = "This job has been dropped by Bottleneck" } = {}) {
if (this._states.remove(this.options.id)) {
this.rejectOnDrop && this._reject(error ?? new BottleneckError$1(message));
this.Events.trigger("dropped", {
args: this.args,
options: this.options,
task: this.task,
promise: this.promise
});
return !0;
} else return !1;
}
_assertStatus(expected) {
var status = this._states.jobStatus(this.options.id);
if (!(status === expected || expected === "DONE" && status === null)) throw new BottleneckError$1(`Invalid job status ${status}, expected ${expected}. Please open an issue at https://github.com/SGrondin/bottleneck/issues`);
}
doReceive() {
this._states.start(this.options.id);
return this.Events.trigger("received", {
args: this.args,
options: this.options
});
}
doQueue(reachedHWM, blocked) {
this._assertStatus("RECEIVED");
this._states.next(this.options.id);
return this.Events.trigger("queued", {
args: this.args,
options: this.options,
reachedHWM,
blocked
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
async doExecute(chained, clearGlobalState, run, free) {
var error, eventInfo, passed;
if (this.retryCount === 0) {
this._assertStatus("RUNNING");
this._states.next(this.options.id);
} else this._assertStatus("EXECUTING");
eventInfo = {
args: this.args,
options: this.options,
retryCount: this.retryCount
};
this.Events.trigger("executing", eventInfo);
try {
passed = await (chained == null ? this.task(...this.args) : chained.schedule(this.options, this.task, ...this.args));
if (clearGlobalState()) {
this.doDone(eventInfo);
await free(this.options, eventInfo);
this._assertStatus("DONE");
return this._resolve(passed);
}
} catch (error1) {
error = error1;
return this._onFailure(error, eventInfo, clearGlobalState, run, free);
}
}
doExpire(clearGlobalState, run, free) {
var error, eventInfo;
this._states.jobStatus(this.options.id === "RUNNING") && this._states.next(this.options.id);
this._assertStatus("EXECUTING");
eventInfo = {
args: this.args,
options: this.options,
retryCount: this.retryCount
};
error = new BottleneckError$1(`This job timed out after ${this.options.expiration} ms.`);
return this._onFailure(error, eventInfo, clearGlobalState, run, free);
}
async _onFailure(error, eventInfo, clearGlobalState, run, free) {
var retry, retryAfter;
if (clearGlobalState()) {
retry = await this.Events.trigger("failed", error, eventInfo);
if (retry != null) {
retryAfter = ~~retry;
this.Events.trigger("retry", `Retrying ${this.options.id} after ${retryAfter} ms`, eventInfo);
this.retryCount++;
return run(retryAfter);
} else {
this.doDone(eventInfo);
await free(this.options, eventInfo);
this._assertStatus("DONE");
return this._reject(error);
}
}
}
doDone(eventInfo) {
this._assertStatus("EXECUTING");
this._states.next(this.options.id);
return this.Events.trigger("done", eventInfo);
}
};
var Job_1 = Job;
var BottleneckError$2, LocalDatastore, parser$2 = parser;
BottleneckError$2 = BottleneckError_1;
LocalDatastore = class LocalDatastore {
constructor(instance, storeOptions, storeInstanceOptions) {
this.instance = instance;
this.storeOptions = storeOptions;
this.clientId = this.instance._randomIndex();
parser$2.load(storeInstanceOptions, storeInstanceOptions, this);
this._nextRequest = this._lastReservoirRefresh = this._lastReservoirIncrease = Date.now();
this._running = 0;
this._done = 0;
this._unblockTime = 0;
this.ready = this.Promise.resolve();
this.clients = {};
this._startHeartbeat();
}
_startHeartbeat() {
var base;
if (this.heartbeat == null && (this.storeOptions.reservoirRefreshInterval != null && this.storeOptions.reservoirRefreshAmount != null || this.storeOptions.reservoirIncreaseInterval != null && this.storeOptions.reservoirIncreaseAmount != null)) return typeof (base = this.heartbeat = setInterval(() => {
var amount, incr, maximum, now = Date.now(), reservoir;
if (this.storeOptions.reservoirRefreshInterval != null && now >= this._lastReservoirRefresh + this.storeOptions.reservoirRefreshInterval) {
this._lastReservoirRefresh = now;
this.storeOptions.reservoir = this.storeOptions.reservoirRefreshAmount;
this.instance._drainAll(this.computeCapacity());
}
if (this.storeOptions.reservoirIncreaseInterval != null && now >= this._lastReservoirIncrease + this.storeOptions.reservoirIncreaseInterval) {
({reservoirIncreaseAmount: amount, reservoirIncreaseMaximum: maximum, reservoir} = this.storeOptions);
this._lastReservoirIncrease = now;
incr = maximum == null ? amount : Math.min(amount, maximum - reservoir);
if (incr > 0) {
this.storeOptions.reservoir += incr;
return this.instance._drainAll(this.computeCapacity());
}
}
}, this.heartbeatInterval)).unref == "function" ? base.unref() : void 0;
else return clearInterval(this.heartbeat);
}
async __publish__(message) {
await this.yieldLoop();
return this.instance.Events.trigger("message", message.toString());
}
async __disconnect__(flush) {
await this.yieldLoop();
clearInterval(this.heartbeat);
return this.Promise.resolve();
}
yieldLoop(t = 0) {
return new this.Promise(function(resolve, reject) {
return setTimeout(resolve, t);
});
}
computePenalty() {
return this.storeOptions.penalty ?? (15 * this.storeOptions.minTime || 5e3);
}
async __updateSettings__(options) {
await this.yieldLoop();
parser$2.overwrite(options, options, this.storeOptions);
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
async __groupCheck__(time) {
await this.yieldLoop();
return this._nextRequest + this.timeout < time;
}
computeCapacity() {
var maxConcurrent, reservoir;
({maxConcurrent, reservoir} = this.storeOptions);
if (maxConcurrent != null && reservoir != null) return Math.min(maxConcurrent - this._running, reservoir);
else if (maxConcurrent != null) return maxConcurrent - this._running;
else if (reservoir != null) return reservoir;
else return null;
}
conditionsCheck(weight) {
var capacity = this.computeCapacity();
return capacity == null || weight <= capacity;
}
async __incrementReservoir__(incr) {
var reservoir;
await this.yieldLoop();
reservoir = this.storeOptions.reservoir += incr;
this.instance._drainAll(this.computeCapacity());
return reservoir;
}
async __currentReservoir__() {
await this.yieldLoop();
return this.storeOptions.reservoir;
}
isBlocked(now) {
return this._unblockTime >= now;
}
check(weight, now) {
return this.conditionsCheck(weight) && this._nextRequest - now <= 0;
}
async __check__(weight) {
var now;
await this.yieldLoop();
now = Date.now();
return this.check(weight, now);
}
async __register__(index, weight, expiration) {
var now, wait;
await this.yieldLoop();
now = Date.now();
if (this.conditionsCheck(weight)) {
this._running += weight;
this.storeOptions.reservoir != null && (this.storeOptions.reservoir -= weight);
wait = Math.max(this._nextRequest - now, 0);
this._nextRequest = now + wait + this.storeOptions.minTime;
return {
success: !0,
wait,
reservoir: this.storeOptions.reservoir
};
} else return { success: !1 };
}
strategyIsBlock() {
return this.storeOptions.strategy === 3;
}
async __submit__(queueLength, weight) {
var blocked, now, reachedHWM;
await this.yieldLoop();
if (this.storeOptions.maxConcurrent != null && weight > this.storeOptions.maxConcurrent) throw new BottleneckError$2(`Impossible to add a job having a weight of ${weight} to a limiter having a maxConcurrent setting of ${this.storeOptions.maxConcurrent}`);
now = Date.now();
reachedHWM = this.storeOptions.highWater != null && queueLength === this.storeOptions.highWater && !this.check(weight, now);
blocked = this.strategyIsBlock() && (reachedHWM || this.isBlocked(now));
if (blocked) {
this._unblockTime = now + this.computePenalty();
this._nextRequest = this._unblockTime + this.storeOptions.minTime;
this.instance._dropAllQueued();
}
return {
reachedHWM,
blocked,
strategy: this.storeOptions.strategy
};
}
async __free__(index, weight) {
await this.yieldLoop();
this._running -= weight;
this._done += weight;
this.instance._drainAll(this.computeCapacity());
return { running: this._running };
}
};
var LocalDatastore_1 = LocalDatastore;
var BottleneckError$3 = BottleneckError_1;
var States_1 = class States {
constructor(status1) {
this.status = status1;
this._jobs = {};
this.counts = this.status.map(function() {
return 0;
});
}
next(id) {
var current = this._jobs[id], next = current + 1;
if (current != null && next < this.status.length) {
this.counts[current]--;
this.counts[next]++;
return this._jobs[id]++;
} else if (current != null) {
this.counts[current]--;
return delete this._jobs[id];
}
}
start(id) {
var initial = 0;
this._jobs[id] = initial;
return this.counts[initial]++;
}
remove(id) {
var current = this._jobs[id];
if (current != null) {
this.counts[current]--;
delete this._jobs[id];
}
return current != null;
}
jobStatus(id) {
return this.status[this._jobs[id]] ?? null;
}
statusJobs(status) {
var k, pos, ref, results, v;
if (status != null) {
pos = this.status.indexOf(status);
if (pos < 0) throw new BottleneckError$3(`status must be one of ${this.status.join(", ")}`);
ref = this._jobs;
results = [];
for (k in ref) {
v = ref[k];
v === pos && results.push(k);
}
return results;
} else return Object.keys(this._jobs);
}
statusCounts() {
return this.counts.reduce(((acc, v, i) => {
acc[this.status[i]] = v;
return acc;
}), {});
}
};
var DLList$2 = DLList_1;
var Sync_1 = class Sync {
constructor(name, Promise) {
this.schedule = this.schedule.bind(this);
this.name = name;
this.Promise = Promise;
this._running = 0;
this._queue = new DLList$2();
}
isEmpty() {
return this._queue.length === 0;
}
async _tryToRun() {
var args, cb, error, reject, resolve, returned, task;
if (this._running < 1 && this._queue.length > 0) {
this._running++;
({task, args, resolve, reject} = this._queue.shift());
cb = await (async function() {
try {
returned = await task(...args);
return function() {
return resolve(returned);
};
} catch (error1) {
error = error1;
return function() {
return reject(error);
};
}
})();
this._running--;
this._tryToRun();
return cb();
}
}
schedule(task, ...args) {
var promise, reject, resolve = reject = null;
promise = new this.Promise(function(_resolve, _reject) {
resolve = _resolve;
return reject = _reject;
});
this._queue.push({
task,
args,
resolve,
reject
});
this._tryToRun();
return promise;
}
};
var version = "2.19.5";
var version$2 = Object.freeze({
version,
default: { version }
});
var require$$2 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
var require$$3 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
var require$$4 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
var Events$2, Group, IORedisConnection$1, RedisConnection$1, Scripts$1, parser$3 = parser;
Events$2 = Events_1;
RedisConnection$1 = require$$2;
IORedisConnection$1 = require$$3;
Scripts$1 = require$$4;
Group = (function() {
class Group {
constructor(limiterOptions = {}) {
this.deleteKey = this.deleteKey.bind(this);
this.limiterOptions = limiterOptions;
parser$3.load(this.limiterOptions, this.defaults, this);
this.Events = new Events$2(this);
this.instances = {};
this.Bottleneck = Bottleneck_1;
this._startAutoCleanup();
this.sharedConnection = this.connection != null;
this.connection ?? (this.limiterOptions.datastore === "redis" ? this.connection = new RedisConnection$1(Object.assign({}, this.limiterOptions, { Events: this.Events })) : this.limiterOptions.datastore === "ioredis" && (this.connection = new IORedisConnection$1(Object.assign({}, this.limiterOptions, { Events: this.Events }))));
}
key(key = "") {
return this.instances[key] ?? (() => {
var limiter = this.instances[key] = new this.Bottleneck(Object.assign(this.limiterOptions, {
id: `${this.id}-${key}`,
timeout: this.timeout,
connection: this.connection
}));
this.Events.trigger("created", limiter, key);
return limiter;
})();
}
async deleteKey(key = "") {
var deleted, instance = this.instances[key];
this.connection && (deleted = await this.connection.__runCommand__(["del", ...Scripts$1.allKeys(`${this.id}-${key}`)]));
if (instance != null) {
delete this.instances[key];
await instance.disconnect();
}
return instance != null || deleted > 0;
}
limiters() {
var k, ref = this.instances, results = [], v;
for (k in ref) {
v = ref[k];
results.push({
key: k,
limiter: v
});
}
return results;
}
keys() {
return Object.keys(this.instances);
}
async clusterKeys() {
var cursor, end, found, i, k, keys, len, next, start;
if (this.connection == null) return this.Promise.resolve(this.keys());
keys = [];
cursor = null;
start = `b_${this.id}-`.length;
end = 9;
for (; cursor !== 0;) {
[next, found] = await this.connection.__runCommand__([
"scan",
cursor ?? 0,
"match",
`b_${this.id}-*_settings`,
"count",
1e4
]);
cursor = ~~next;
for (i = 0, len = found.length; i < len; i++) {
k = found[i];
keys.push(k.slice(start, -end));
}
}
return keys;
}
_startAutoCleanup() {
var base;
clearInterval(this.interval);
return typeof (base = this.interval = setInterval(async () => {
var e, k, ref, results, time = Date.now(), v;
ref = this.instances;
results = [];
for (k in ref) {
v = ref[k];
try {
await v._store.__groupCheck__(time) ? results.push(this.deleteKey(k)) : results.push(void 0);
} catch (error) {
e = error;
results.push(v.Events.trigger("error", e));
}
}
return results;
}, this.timeout / 2)).unref == "function" ? base.unref() : void 0;
}
updateSettings(options = {}) {
parser$3.overwrite(options, this.defaults, this);
parser$3.overwrite(options, options, this.limiterOptions);
if (options.timeout != null) return this._startAutoCleanup();
}
disconnect(flush = !0) {
if (!this.sharedConnection) return this.connection?.disconnect(flush);
}
}
Group.prototype.defaults = {
timeout: 3e5,
connection: null,
Promise,
id: "group-key"
};
return Group;
}).call(commonjsGlobal);
var Group_1 = Group;
var Batcher, Events$3, parser$4 = parser;
Events$3 = Events_1;
Batcher = (function() {
class Batcher {
constructor(options = {}) {
this.options = options;
parser$4.load(this.options, this.defaults, this);
this.Events = new Events$3(this);
this._arr = [];
this._resetPromise();
this._lastFlush = Date.now();
}
_resetPromise() {
return this._promise = new this.Promise((res, rej) => this._resolve = res);
}
_flush() {
clearTimeout(this._timeout);
this._lastFlush = Date.now();
this._resolve();
this.Events.trigger("batch", this._arr);
this._arr = [];
return this._resetPromise();
}
add(data) {
var ret;
this._arr.push(data);
ret = this._promise;
this._arr.length === this.maxSize ? this._flush() : this.maxTime != null && this._arr.length === 1 && (this._timeout = setTimeout(() => this._flush(), this.maxTime));
return ret;
}
}
Batcher.prototype.defaults = {
maxTime: null,
maxSize: null,
Promise
};
return Batcher;
}).call(commonjsGlobal);
var Batcher_1 = Batcher;
var require$$4$1 = () => console.log("You must import the full version of Bottleneck in order to use this feature.");
var require$$8 = getCjsExportFromNamespace(version$2);
var Bottleneck, DEFAULT_PRIORITY$1, Events$4, Job$1, LocalDatastore$1, NUM_PRIORITIES$1, Queues$1, RedisDatastore$1, States$1, Sync$1, parser$5, splice = [].splice;
NUM_PRIORITIES$1 = 10;
DEFAULT_PRIORITY$1 = 5;
parser$5 = parser;
Queues$1 = Queues_1;
Job$1 = Job_1;
LocalDatastore$1 = LocalDatastore_1;
RedisDatastore$1 = require$$4$1;
Events$4 = Events_1;
States$1 = States_1;
Sync$1 = Sync_1;
Bottleneck = (function() {
class Bottleneck {
constructor(options = {}, ...invalid) {
var storeInstanceOptions, storeOptions;
this._addToQueue = this._addToQueue.bind(this);
this._validateOptions(options, invalid);
parser$5.load(options, this.instanceDefaults, this);
this._queues = new Queues$1(NUM_PRIORITIES$1);
this._scheduled = {};
this._states = new States$1([
"RECEIVED",
"QUEUED",
"RUNNING",
"EXECUTING"
].concat(this.trackDoneStatus ? ["DONE"] : []));
this._limiter = null;
this.Events = new Events$4(this);
this._submitLock = new Sync$1("submit", this.Promise);
this._registerLock = new Sync$1("register", this.Promise);
storeOptions = parser$5.load(options, this.storeDefaults, {});
this._store = (function() {
if (this.datastore === "redis" || this.datastore === "ioredis" || this.connection != null) {
storeInstanceOptions = parser$5.load(options, this.redisStoreDefaults, {});
return new RedisDatastore$1(this, storeOptions, storeInstanceOptions);
} else if (this.datastore === "local") {
storeInstanceOptions = parser$5.load(options, this.localStoreDefaults, {});
return new LocalDatastore$1(this, storeOptions, storeInstanceOptions);
} else throw new Bottleneck.prototype.BottleneckError(`Invalid datastore type: ${this.datastore}`);
}).call(this);
this._queues.on("leftzero", () => {
var ref;
return (ref = this._store.heartbeat) == null ? void 0 : typeof ref.ref == "function" ? ref.ref() : void 0;
});
this._queues.on("zero", () => {
var ref;
return (ref = this._store.heartbeat) == null ? void 0 : typeof ref.unref == "function" ? ref.unref() : void 0;
});
}
_validateOptions(options, invalid) {
if (!(typeof options == "object" && options && invalid.length === 0)) throw new Bottleneck.prototype.BottleneckError("Bottleneck v2 takes a single object argument. Refer to https://github.com/SGrondin/bottleneck#upgrading-to-v2 if you're upgrading from Bottleneck v1.");
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
publish(message) {
return this._store.__publish__(message);
}
disconnect(flush = !0) {
return this._store.__disconnect__(flush);
}
chain(_limiter) {
this._limiter = _limiter;
return this;
}
queued(priority) {
return this._queues.queued(priority);
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
jobStatus(id) {
return this._states.jobStatus(id);
}
jobs(status) {
return this._states.statusJobs(status);
}
counts() {
return this._states.statusCounts();
}
_randomIndex() {
return Math.random().toString(36).slice(2);
}
check(weight = 1) {
return this._store.__check__(weight);
}
_clearGlobalState(index) {
if (this._scheduled[index] != null) {
clearTimeout(this._scheduled[index].expiration);
delete this._scheduled[index];
return !0;
} else return !1;
}
async _free(index, job, options, eventInfo) {
var e, running;
try {
({running} = await this._store.__free__(index, options.weight));
this.Events.trigger("debug", `Freed ${options.id}`, eventInfo);
if (running === 0 && this.empty()) return this.Events.trigger("idle");
} catch (error1) {
e = error1;
return this.Events.trigger("error", e);
}
}
_run(index, job, wait) {
var clearGlobalState, free, run;
job.doRun();
clearGlobalState = this._clearGlobalState.bind(this, index);
run = this._run.bind(this, index, job);
free = this._free.bind(this, index, job);
return this._scheduled[index] = {
timeout: setTimeout(() => job.doExecute(this._limiter, clearGlobalState, run, free), wait),
expiration: job.options.expiration == null ? void 0 : setTimeout(function() {
return job.doExpire(clearGlobalState, run, free);
}, wait + job.options.expiration),
job
};
}
_drainOne(capacity) {
return this._registerLock.schedule(() => {
var args, index, next, options, queue;
if (this.queued() === 0) return this.Promise.resolve(null);
queue = this._queues.getFirst();
({options, args} = next = queue.first());
if (capacity != null && options.weight > capacity) return this.Promise.resolve(null);
this.Events.trigger("debug", `Draining ${options.id}`, {
args,
options
});
index = this._randomIndex();
return this._store.__register__(index, options.weight, options.expiration).then(({ success, wait, reservoir }) => {
var empty;
this.Events.trigger("debug", `Drained ${options.id}`, {
success,
args,
options
});
if (success) {
queue.shift();
empty = this.empty();
empty && this.Events.trigger("empty");
reservoir === 0 && this.Events.trigger("depleted", empty);
this._run(index, next, wait);
return this.Promise.resolve(options.weight);
} else return this.Promise.resolve(null);
});
});
}
_drainAll(capacity, total = 0) {
return this._drainOne(capacity).then((drained) => {
var newCapacity;
if (drained != null) {
newCapacity = capacity == null ? capacity : capacity - drained;
return this._drainAll(newCapacity, total + drained);
} else return this.Promise.resolve(total);
}).catch((e) => this.Events.trigger("error", e));
}
_dropAllQueued(message) {
return this._queues.shiftAll(function(job) {
return job.doDrop({ message });
});
}
stop(options = {}) {
var done, waitForExecuting;
options = parser$5.load(options, this.stopDefaults);
waitForExecuting = (at) => {
var finished = () => {
var counts = this._states.counts;
return counts[0] + counts[1] + counts[2] + counts[3] === at;
};
return new this.Promise((resolve, reject) => {
if (finished()) return resolve();
else return this.on("done", () => {
if (finished()) {
this.removeAllListeners("done");
return resolve();
}
});
});
};
done = options.dropWaitingJobs ? (this._run = function(index, next) {
return next.doDrop({ message: options.dropErrorMessage });
}, this._drainOne = () => this.Promise.resolve(null), this._registerLock.schedule(() => this._submitLock.schedule(() => {
var k, ref = this._scheduled, v;
for (k in ref) {
v = ref[k];
if (this.jobStatus(v.job.options.id) === "RUNNING") {
clearTimeout(v.timeout);
clearTimeout(v.expiration);
v.job.doDrop({ message: options.dropErrorMessage });
}
}
this._dropAllQueued(options.dropErrorMessage);
return waitForExecuting(0);
}))) : this.schedule({
priority: NUM_PRIORITIES$1 - 1,
weight: 0
}, () => waitForExecuting(1));
this._receive = function(job) {
return job._reject(new Bottleneck.prototype.BottleneckError(options.enqueueErrorMessage));
};
this.stop = () => this.Promise.reject(new Bottleneck.prototype.BottleneckError("stop() has already been called"));
return done;
}
async _addToQueue(job) {
var args, blocked, error, options, reachedHWM, shifted, strategy;
({args, options} = job);
try {
({reachedHWM, blocked, strategy} = await this._store.__submit__(this.queued(), options.weight));
} catch (error1) {
error = error1;
this.Events.trigger("debug", `Could not queue ${options.id}`, {
args,
options,
error
});
job.doDrop({ error });
return !1;
}
if (blocked) {
job.doDrop();
return !0;
} else if (reachedHWM) {
shifted = strategy === Bottleneck.prototype.strategy.LEAK ? this._queues.shiftLastFrom(options.priority) : strategy === Bottleneck.prototype.strategy.OVERFLOW_PRIORITY ? this._queues.shiftLastFrom(options.priority + 1) : strategy === Bottleneck.prototype.strategy.OVERFLOW ? job : void 0;
shifted?.doDrop();
if (shifted == null || strategy === Bottleneck.prototype.strategy.OVERFLOW) {
shifted ?? job.doDrop();
return reachedHWM;
}
}
job.doQueue(reachedHWM, blocked);
this._queues.push(job);
await this._drainAll();
return reachedHWM;
}
_receive(job) {
if (this._states.jobStatus(job.options.id) != null) {
job._reject(new Bottleneck.prototype.BottleneckError(`A job with the same id already exists (id=${job.options.id})`));
return !1;
} else {
job.doReceive();
return this._submitLock.schedule(this._addToQueue, job);
}
}
submit(...args) {
var cb, fn, job, options, ref, ref1, task;
if (typeof args[0] == "function") {
ref = args, [fn, ...args] = ref, [cb] = splice.call(args, -1);
options = parser$5.load({}, this.jobDefaults);
} else {
ref1 = args, [options, fn, ...args] = ref1, [cb] = splice.call(args, -1);
options = parser$5.load(options, this.jobDefaults);
}
task = (...args) => new this.Promise(function(resolve, reject) {
return fn(...args, function(...args) {
return (args[0] == null ? resolve : reject)(args);
});
});
job = new Job$1(task, args, options, this.jobDefaults, this.rejectOnDrop, this.Events, this._states, this.Promise);
job.promise.then(function(args) {
return typeof cb == "function" ? cb(...args) : void 0;
}).catch(function(args) {
if (Array.isArray(args)) return typeof cb == "function" ? cb(...args) : void 0;
else return typeof cb == "function" ? cb(args) : void 0;
});
return this._receive(job);
}
schedule(...args) {
var job, options, task;
if (typeof args[0] == "function") {
[task, ...args] = args;
options = {};
} else [options, task, ...args] = args;
job = new Job$1(task, args, options, this.jobDefaults, this.rejectOnDrop, this.Events, this._states, this.Promise);
this._receive(job);
return job.promise;
}
wrap(fn) {
var schedule = this.schedule.bind(this), wrapped = function(...args) {
return schedule(fn.bind(this), ...args);
};
wrapped.withOptions = function(options, ...args) {
return schedule(options, fn, ...args);
};
return wrapped;
}
async updateSettings(options = {}) {
await this._store.__updateSettings__(parser$5.overwrite(options, this.storeDefaults));
parser$5.overwrite(options, this.instanceDefaults, this);
return this;
}
currentReservoir() {
return this._store.__currentReservoir__();
}
incrementReservoir(incr = 0) {
return this._store.__incrementReservoir__(incr);
}
}
Bottleneck.default = Bottleneck;
Bottleneck.Events = Events$4;
Bottleneck.version = Bottleneck.prototype.version = require$$8.version;
Bottleneck.strategy = Bottleneck.prototype.strategy = {
LEAK: 1,
OVERFLOW: 2,
OVERFLOW_PRIORITY: 4,
BLOCK: 3
};
Bottleneck.BottleneckError = Bottleneck.prototype.BottleneckError = BottleneckError_1;
Bottleneck.Group = Bottleneck.prototype.Group = Group_1;
Bottleneck.RedisConnection = Bottleneck.prototype.RedisConnection = require$$2;
Bottleneck.IORedisConnection = Bottleneck.prototype.IORedisConnection = require$$3;
Bottleneck.Batcher = Bottleneck.prototype.Batcher = Batcher_1;
Bottleneck.prototype.jobDefaults = {
priority: DEFAULT_PRIORITY$1,
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
}).call(commonjsGlobal);
var Bottleneck_1 = Bottleneck;
return Bottleneck_1;
}));
}),
20770: ((module, __unused_webpack_exports, __webpack_require__) => {
module.exports = __webpack_require__(20218);
}),
20218: ((__unused_webpack_module, exports, __webpack_require__) => {
__webpack_require__(69278);
var tls = __webpack_require__(64756);
var http = __webpack_require__(58611);
var https = __webpack_require__(65692);
var events = __webpack_require__(24434);
__webpack_require__(42613);
var util = __webpack_require__(39023);
exports.httpOverHttp = httpOverHttp;
exports.httpsOverHttp = httpsOverHttp;
exports.httpOverHttps = httpOverHttps;
exports.httpsOverHttps = httpsOverHttps;
function httpOverHttp(options) {
var agent = new TunnelingAgent(options);
agent.request = http.request;
return agent;
}
function httpsOverHttp(options) {
var agent = new TunnelingAgent(options);
agent.request = http.request;
agent.createSocket = createSecureSocket;
agent.defaultPort = 443;
return agent;
}
function httpOverHttps(options) {
var agent = new TunnelingAgent(options);
agent.request = https.request;
return agent;
}
function httpsOverHttps(options) {
var agent = new TunnelingAgent(options);
agent.request = https.request;
agent.createSocket = createSecureSocket;
agent.defaultPort = 443;
return agent;
}
function TunnelingAgent(options) {
var self = this;
self.options = options || {};
self.proxyOptions = self.options.proxy || {};
self.maxSockets = self.options.maxSockets || http.Agent.defaultMaxSockets;
self.requests = [];
self.sockets = [];
self.on("free", function onFree(socket, host, port, localAddress) {
var options = toOptions(host, port, localAddress);
for (var i = 0, len = self.requests.length; i < len; ++i) {
var pending = self.requests[i];
if (pending.host === options.host && pending.port === options.port) {
self.requests.splice(i, 1);
pending.request.onSocket(socket);
return;
}
}
socket.destroy();
self.removeSocket(socket);
});
}
util.inherits(TunnelingAgent, events.EventEmitter);
TunnelingAgent.prototype.addRequest = function addRequest(req, host, port, localAddress) {
var self = this;
var options = mergeOptions({ request: req }, self.options, toOptions(host, port, localAddress));
if (self.sockets.length >= this.maxSockets) {
self.requests.push(options);
return;
}
self.createSocket(options, function(socket) {
socket.on("free", onFree);
socket.on("close", onCloseOrRemove);
socket.on("agentRemove", onCloseOrRemove);
req.onSocket(socket);
function onFree() {
self.emit("free", socket, options);
}
function onCloseOrRemove(err) {
self.removeSocket(socket);
socket.removeListener("free", onFree);
socket.removeListener("close", onCloseOrRemove);
socket.removeListener("agentRemove", onCloseOrRemove);
}
});
};
TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
var self = this;
var placeholder = {};
self.sockets.push(placeholder);
var connectOptions = mergeOptions({}, self.proxyOptions, {
method: "CONNECT",
path: options.host + ":" + options.port,
agent: !1,
headers: { host: options.host + ":" + options.port }
});
options.localAddress && (connectOptions.localAddress = options.localAddress);
if (connectOptions.proxyAuth) {
connectOptions.headers = connectOptions.headers || {};
connectOptions.headers["Proxy-Authorization"] = "Basic " + new Buffer(connectOptions.proxyAuth).toString("base64");
}
debug("making CONNECT request");
var connectReq = self.request(connectOptions);
connectReq.useChunkedEncodingByDefault = !1;
connectReq.once("response", onResponse);
connectReq.once("upgrade", onUpgrade);
connectReq.once("connect", onConnect);
connectReq.once("error", onError);
connectReq.end();
function onResponse(res) {
res.upgrade = !0;
}
function onUpgrade(res, socket, head) {
process.nextTick(function() {
onConnect(res, socket, head);
});
}
function onConnect(res, socket, head) {
connectReq.removeAllListeners();
socket.removeAllListeners();
if (res.statusCode !== 200) {
debug("tunneling socket could not be established, statusCode=%d", res.statusCode);
socket.destroy();
var error = Error("tunneling socket could not be established, statusCode=" + res.statusCode);
error.code = "ECONNRESET";
options.request.emit("error", error);
self.removeSocket(placeholder);
return;
}
if (head.length > 0) {
debug("got illegal response body from proxy");
socket.destroy();
var error = Error("got illegal response body from proxy");
error.code = "ECONNRESET";
options.request.emit("error", error);
self.removeSocket(placeholder);
return;
}
debug("tunneling connection has established");
self.sockets[self.sockets.indexOf(placeholder)] = socket;
return cb(socket);
}
function onError(cause) {
connectReq.removeAllListeners();
debug("tunneling socket could not be established, cause=%s\n", cause.message, cause.stack);
var error = Error("tunneling socket could not be established, cause=" + cause.message);
error.code = "ECONNRESET";
options.request.emit("error", error);
self.removeSocket(placeholder);
}
};
TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
var pos = this.sockets.indexOf(socket);
if (pos === -1) return;
this.sockets.splice(pos, 1);
var pending = this.requests.shift();
pending && this.createSocket(pending, function(socket) {
pending.request.onSocket(socket);
});
};
function createSecureSocket(options, cb) {
var self = this;
TunnelingAgent.prototype.createSocket.call(self, options, function(socket) {
var hostHeader = options.request.getHeader("host");
var tlsOptions = mergeOptions({}, self.options, {
socket,
servername: hostHeader ? hostHeader.replace(/:.*$/, "") : options.host
});
var secureSocket = tls.connect(0, tlsOptions);
self.sockets[self.sockets.indexOf(socket)] = secureSocket;
cb(secureSocket);
});
}
function toOptions(host, port, localAddress) {
if (typeof host == "string") return {
host,
port,
localAddress
};
return host;
}
function mergeOptions(target) {
for (var i = 1, len = arguments.length; i < len; ++i) {
var overrides = arguments[i];
if (typeof overrides == "object") {
var keys = Object.keys(overrides);
for (var j = 0, keyLen = keys.length; j < keyLen; ++j) {
var k = keys[j];
overrides[k] !== void 0 && (target[k] = overrides[k]);
}
}
}
return target;
}
var debug = process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG) ? function() {
var args = Array.prototype.slice.call(arguments);
typeof args[0] == "string" ? args[0] = "TUNNEL: " + args[0] : args.unshift("TUNNEL:");
console.error.apply(console, args);
} : function() {};
exports.debug = debug;
}),
37157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { o: () => Context });
var fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79896);
var os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70857);
class Context {
constructor() {
this.payload = {};
if (process.env.GITHUB_EVENT_PATH) {
if ((0, fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse((0, fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(process.env.GITHUB_EVENT_PATH, { encoding: "utf8" }));
else {
let path = process.env.GITHUB_EVENT_PATH;
process.stdout.write(`GITHUB_EVENT_PATH ${path} does not exist${os__WEBPACK_IMPORTED_MODULE_1__.EOL}`);
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
let payload = this.payload;
return Object.assign(Object.assign({}, this.repo), { number: (payload.issue || payload.pull_request || payload).number });
}
get repo() {
if (process.env.GITHUB_REPOSITORY) {
let [owner, repo] = process.env.GITHUB_REPOSITORY.split("/");
return {
owner,
repo
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
61351: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { Q: () => getOctokit });
var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37157);
var _utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48282);
new _context_js__WEBPACK_IMPORTED_MODULE_0__.o();
function getOctokit(token, options, ...additionalPlugins) {
return new (_utils_js__WEBPACK_IMPORTED_MODULE_1__.gq.plugin(...additionalPlugins))((0, _utils_js__WEBPACK_IMPORTED_MODULE_1__.EG)(token, options));
}
}),
48282: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
gq: () => GitHub,
NT: () => defaults,
EG: () => getOctokitOptions
});
var context = __webpack_require__(37157);
var lib = __webpack_require__(89659);
var undici = __webpack_require__(89231);
var __awaiter = function(thisArg, _arguments, P, generator) {
function adopt(value) {
return value instanceof P ? value : new P(function(resolve) {
resolve(value);
});
}
return new (P ||= Promise)(function(resolve, reject) {
function fulfilled(value) {
try {
step(generator.next(value));
} catch (e) {
reject(e);
}
}
function rejected(value) {
try {
step(generator.throw(value));
} catch (e) {
reject(e);
}
}
function step(result) {
result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
}
step((generator = generator.apply(thisArg, _arguments || [])).next());
});
};
function getAuthString(token, options) {
if (!token && !options.auth) throw Error("Parameter token or opts.auth is required");
else if (token && options.auth) throw Error("Parameters token and opts.auth may not both be specified");
return typeof options.auth == "string" ? options.auth : `token ${token}`;
}
function getProxyAgent(destinationUrl) {
return new lib.HttpClient().getAgent(destinationUrl);
}
function getProxyAgentDispatcher(destinationUrl) {
return new lib.HttpClient().getAgentDispatcher(destinationUrl);
}
function getProxyFetch(destinationUrl) {
let httpDispatcher = getProxyAgentDispatcher(destinationUrl);
let proxyFetch = (url, opts) => __awaiter(this, void 0, void 0, function* () {
return (0, undici.fetch)(url, Object.assign(Object.assign({}, opts), { dispatcher: httpDispatcher }));
});
return proxyFetch;
}
function getApiBaseUrl() {
return process.env.GITHUB_API_URL || "https://api.github.com";
}
function getUserAgentWithOrchestrationId(baseUserAgent) {
let orchId = process.env.ACTIONS_ORCHESTRATION_ID?.trim();
if (orchId) {
let tag = `actions_orchestration_id/${orchId.replace(/[^a-z0-9_.-]/gi, "_")}`;
if (baseUserAgent?.includes(tag)) return baseUserAgent;
return `${baseUserAgent ? `${baseUserAgent} ` : ""}${tag}`;
}
return baseUserAgent;
}
function getUserAgent() {
if (typeof navigator == "object" && "userAgent" in navigator) return navigator.userAgent;
if (typeof process == "object" && process.version !== void 0) return `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`;
return "<environment undetectable>";
}
function register(state, name, method, options) {
if (typeof method != "function") throw Error("method for before hook must be a function");
options ||= {};
if (Array.isArray(name)) return name.reverse().reduce((callback, name) => register.bind(null, state, name, callback, options), method)();
return Promise.resolve().then(() => {
if (!state.registry[name]) return method(options);
return state.registry[name].reduce((method, registered) => registered.hook.bind(null, method, options), method)();
});
}
function addHook(state, kind, name, hook) {
let orig = hook;
state.registry[name] || (state.registry[name] = []);
kind === "before" && (hook = (method, options) => Promise.resolve().then(orig.bind(null, options)).then(method.bind(null, options)));
kind === "after" && (hook = (method, options) => {
let result;
return Promise.resolve().then(method.bind(null, options)).then((result_) => {
result = result_;
return orig(result, options);
}).then(() => result);
});
kind === "error" && (hook = (method, options) => Promise.resolve().then(method.bind(null, options)).catch((error) => orig(error, options)));
state.registry[name].push({
hook,
orig
});
}
function removeHook(state, name, method) {
if (!state.registry[name]) return;
let index = state.registry[name].map((registered) => registered.orig).indexOf(method);
if (index === -1) return;
state.registry[name].splice(index, 1);
}
let bind = Function.bind;
let bindable = bind.bind(bind);
function bindApi(hook, state, name) {
let removeHookRef = bindable(removeHook, null).apply(null, name ? [state, name] : [state]);
hook.api = { remove: removeHookRef };
hook.remove = removeHookRef;
[
"before",
"error",
"after",
"wrap"
].forEach((kind) => {
let args = name ? [
state,
kind,
name
] : [state, kind];
hook[kind] = hook.api[kind] = bindable(addHook, null).apply(null, args);
});
}
function Singular() {
let singularHookName = Symbol("Singular");
let singularHookState = { registry: {} };
let singularHook = register.bind(null, singularHookState, singularHookName);
bindApi(singularHook, singularHookState, singularHookName);
return singularHook;
}
function Collection() {
let state = { registry: {} };
let hook = register.bind(null, state);
bindApi(hook, state);
return hook;
}
let before_after_hook = {
Singular,
Collection
};
var DEFAULTS = {
method: "GET",
baseUrl: "https://api.github.com",
headers: {
accept: "application/vnd.github.v3+json",
"user-agent": `octokit-endpoint.js/0.0.0-development ${getUserAgent()}`
},
mediaType: { format: "" }
};
function lowercaseKeys(object) {
if (!object) return {};
return Object.keys(object).reduce((newObj, key) => {
newObj[key.toLowerCase()] = object[key];
return newObj;
}, {});
}
function isPlainObject(value) {
if (typeof value != "object" || !value) return !1;
if (Object.prototype.toString.call(value) !== "[object Object]") return !1;
let proto = Object.getPrototypeOf(value);
if (proto === null) return !0;
let Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
return typeof Ctor == "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}
function mergeDeep(defaults, options) {
let result = Object.assign({}, defaults);
Object.keys(options).forEach((key) => {
isPlainObject(options[key]) && key in defaults ? result[key] = mergeDeep(defaults[key], options[key]) : Object.assign(result, { [key]: options[key] });
});
return result;
}
function removeUndefinedProperties(obj) {
for (let key in obj) obj[key] === void 0 && delete obj[key];
return obj;
}
function merge(defaults, route, options) {
if (typeof route == "string") {
let [method, url] = route.split(" ");
options = Object.assign(url ? {
method,
url
} : { url: method }, options);
} else options = Object.assign({}, route);
options.headers = lowercaseKeys(options.headers);
removeUndefinedProperties(options);
removeUndefinedProperties(options.headers);
let mergedOptions = mergeDeep(defaults || {}, options);
if (options.url === "/graphql") {
defaults && defaults.mediaType.previews?.length && (mergedOptions.mediaType.previews = defaults.mediaType.previews.filter((preview) => !mergedOptions.mediaType.previews.includes(preview)).concat(mergedOptions.mediaType.previews));
mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map((preview) => preview.replace(/-preview/, ""));
}
return mergedOptions;
}
function addQueryParameters(url, parameters) {
let separator = /\?/.test(url) ? "&" : "?";
let names = Object.keys(parameters);
if (names.length === 0) return url;
return url + separator + names.map((name) => {
if (name === "q") return "q=" + parameters.q.split("+").map(encodeURIComponent).join("+");
return `${name}=${encodeURIComponent(parameters[name])}`;
}).join("&");
}
var urlVariableRegex = /\{[^{}}]+\}/g;
function removeNonChars(variableName) {
return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
}
function extractUrlVariableNames(url) {
let matches = url.match(urlVariableRegex);
if (!matches) return [];
return matches.map(removeNonChars).reduce((a, b) => a.concat(b), []);
}
function omit(object, keysToOmit) {
let result = { __proto__: null };
for (let key of Object.keys(object)) keysToOmit.indexOf(key) === -1 && (result[key] = object[key]);
return result;
}
function encodeReserved(str) {
return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part) {
/%[0-9A-Fa-f]/.test(part) || (part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]"));
return part;
}).join("");
}
function encodeUnreserved(str) {
return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
return "%" + c.charCodeAt(0).toString(16).toUpperCase();
});
}
function encodeValue(operator, value, key) {
value = operator === "+" || operator === "#" ? encodeReserved(value) : encodeUnreserved(value);
if (key) return encodeUnreserved(key) + "=" + value;
else return value;
}
function isDefined(value) {
return value != null;
}
function isKeyOperator(operator) {
return operator === ";" || operator === "&" || operator === "?";
}
function getValues(context, operator, key, modifier) {
var value = context[key], result = [];
if (isDefined(value) && value !== "") {
if (typeof value == "string" || typeof value == "number" || typeof value == "bigint" || typeof value == "boolean") {
value = value.toString();
modifier && modifier !== "*" && (value = value.substring(0, parseInt(modifier, 10)));
result.push(encodeValue(operator, value, isKeyOperator(operator) ? key : ""));
} else if (modifier === "*") Array.isArray(value) ? value.filter(isDefined).forEach(function(value2) {
result.push(encodeValue(operator, value2, isKeyOperator(operator) ? key : ""));
}) : Object.keys(value).forEach(function(k) {
isDefined(value[k]) && result.push(encodeValue(operator, value[k], k));
});
else {
let tmp = [];
Array.isArray(value) ? value.filter(isDefined).forEach(function(value2) {
tmp.push(encodeValue(operator, value2));
}) : Object.keys(value).forEach(function(k) {
if (isDefined(value[k])) {
tmp.push(encodeUnreserved(k));
tmp.push(encodeValue(operator, value[k].toString()));
}
});
isKeyOperator(operator) ? result.push(encodeUnreserved(key) + "=" + tmp.join(",")) : tmp.length !== 0 && result.push(tmp.join(","));
}
} else operator === ";" ? isDefined(value) && result.push(encodeUnreserved(key)) : value === "" && (operator === "&" || operator === "?") ? result.push(encodeUnreserved(key) + "=") : value === "" && result.push("");
return result;
}
function parseUrl(template) {
return { expand: expand.bind(null, template) };
}
function expand(template, context) {
var operators = [
"+",
"#",
".",
"/",
";",
"?",
"&"
];
template = template.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(_, expression, literal) {
if (expression) {
let operator = "";
let values = [];
if (operators.indexOf(expression.charAt(0)) !== -1) {
operator = expression.charAt(0);
expression = expression.substr(1);
}
expression.split(/,/g).forEach(function(variable) {
var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
});
if (operator && operator !== "+") {
var separator = ",";
operator === "?" ? separator = "&" : operator !== "#" && (separator = operator);
return (values.length === 0 ? "" : operator) + values.join(separator);
} else return values.join(",");
} else return encodeReserved(literal);
});
if (template === "/") return template;
else return template.replace(/\/$/, "");
}
function parse(options) {
let method = options.method.toUpperCase();
let url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
let headers = Object.assign({}, options.headers);
let body;
let parameters = omit(options, [
"method",
"baseUrl",
"url",
"headers",
"request",
"mediaType"
]);
let urlVariableNames = extractUrlVariableNames(url);
url = parseUrl(url).expand(parameters);
/^http/.test(url) || (url = options.baseUrl + url);
let remainingParameters = omit(parameters, Object.keys(options).filter((option) => urlVariableNames.includes(option)).concat("baseUrl"));
if (!/application\/octet-stream/i.test(headers.accept)) {
options.mediaType.format && (headers.accept = headers.accept.split(/,/).map((format) => format.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${options.mediaType.format}`)).join(","));
url.endsWith("/graphql") && options.mediaType.previews?.length && (headers.accept = (headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || []).concat(options.mediaType.previews).map((preview) => `application/vnd.github.${preview}-preview${options.mediaType.format ? `.${options.mediaType.format}` : "+json"}`).join(","));
}
["GET", "HEAD"].includes(method) ? url = addQueryParameters(url, remainingParameters) : "data" in remainingParameters ? body = remainingParameters.data : Object.keys(remainingParameters).length && (body = remainingParameters);
!headers["content-type"] && body !== void 0 && (headers["content-type"] = "application/json; charset=utf-8");
["PATCH", "PUT"].includes(method) && body === void 0 && (body = "");
return Object.assign({
method,
url,
headers
}, body === void 0 ? null : { body }, options.request ? { request: options.request } : null);
}
function endpointWithDefaults(defaults, route, options) {
return parse(merge(defaults, route, options));
}
function withDefaults(oldDefaults, newDefaults) {
let DEFAULTS2 = merge(oldDefaults, newDefaults);
let endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
return Object.assign(endpoint2, {
DEFAULTS: DEFAULTS2,
defaults: withDefaults.bind(null, DEFAULTS2),
merge: merge.bind(null, DEFAULTS2),
parse
});
}
var endpoint = withDefaults(null, DEFAULTS);
let NON_ASCII = 65280;
let CASE_FLAGS = 65281;
let CHAR_MAP = new Uint8Array(256);
CHAR_MAP[9] |= 2;
CHAR_MAP[32] |= 2;
CHAR_MAP[59] |= 4;
CHAR_MAP[44] |= 8;
for (let code = 128; code <= 255; code++) CHAR_MAP[code] |= 1;
for (let char of "!#$%&'*+-.^_`|~") CHAR_MAP[char.charCodeAt(0)] |= 16;
for (let code = 48; code <= 57; code++) CHAR_MAP[code] |= 16;
for (let code = 65; code <= 90; code++) CHAR_MAP[code] |= 17;
for (let code = 97; code <= 122; code++) CHAR_MAP[code] |= 16;
let NullObject = (() => {
let C = function() {};
C.prototype = Object.create(null);
return C;
})();
function dist_parse(header, options) {
let stopFlags = 4 | (options?.comma === !0 ? 8 : 0);
let len = header.length;
let valueStart = options?.start ?? 0;
for (; CHAR_MAP[header.charCodeAt(valueStart)] & 2;) valueStart++;
let index = valueStart;
let typeFlags = 0;
let whitespace = -1;
let stop = options?.parameters === !1 ? 8 : 0;
for (; index < len;) {
let code = header.charCodeAt(index);
let flags = CHAR_MAP[code];
if ((flags & stopFlags) !== 0) {
stop |= flags & 8;
break;
}
flags & 2 ? whitespace === -1 && (whitespace = index) : whitespace = -1;
typeFlags |= code & NON_ASCII | flags;
index++;
}
let valueEnd = whitespace === -1 ? index : whitespace;
let value = header.slice(valueStart, valueEnd);
let type = typeFlags & CASE_FLAGS ? value.toLowerCase() : value;
if (index === len || stop !== 0) return {
type,
index,
parameters: new NullObject()
};
return parseParameters(header, type, index, len, stopFlags);
}
function parseParameters(header, type, index, len, stopFlags) {
let parameters = new NullObject();
parameter: for (; index < len;) {
index++;
for (; CHAR_MAP[header.charCodeAt(index)] & 2;) index++;
let keyStart = index;
let keyFlags = 0;
let keyWhitespace = -1;
for (; index < len;) {
let code = header.charCodeAt(index);
let flags = CHAR_MAP[code];
if ((flags & stopFlags) !== 0) {
if (flags & 8) break parameter;
continue parameter;
}
if (code === 61) {
let keyEnd = keyWhitespace === -1 ? index : keyWhitespace;
let value = header.slice(keyStart, keyEnd);
let key = keyFlags & CASE_FLAGS ? value.toLowerCase() : value;
index++;
for (; CHAR_MAP[header.charCodeAt(index)] & 2;) index++;
if (index < len && header.charCodeAt(index) === 34) {
let quotedStart = ++index;
let escaped = !1;
for (; index < len;) {
let code = header.charCodeAt(index);
if (code === 34) {
parameters[key] === void 0 && (parameters[key] = escaped ? unescapeQuotedPairs(header, quotedStart, index) : header.slice(quotedStart, index));
index++;
let stop = 0;
for (; index < len;) {
let code = header.charCodeAt(index);
let flags = CHAR_MAP[code];
if ((flags & stopFlags) !== 0) {
stop = flags & 8;
break;
}
index++;
}
if (stop !== 0) break parameter;
continue parameter;
}
if (code === 92 && index + 1 < len) {
escaped = !0;
index += 2;
continue;
}
index++;
}
continue parameter;
}
let valueStart = index;
let stop = 0;
let valueWhitespace = -1;
for (; index < len;) {
let code = header.charCodeAt(index);
let flags = CHAR_MAP[code];
if ((flags & stopFlags) !== 0) {
stop = flags & 8;
break;
}
flags & 2 ? valueWhitespace === -1 && (valueWhitespace = index) : valueWhitespace = -1;
index++;
}
if (parameters[key] === void 0) {
let valueEnd = valueWhitespace === -1 ? index : valueWhitespace;
parameters[key] = header.slice(valueStart, valueEnd);
}
if (stop !== 0) break parameter;
continue parameter;
}
flags & 2 ? keyWhitespace === -1 && (keyWhitespace = index) : keyWhitespace = -1;
keyFlags |= code & NON_ASCII | flags;
index++;
}
}
return {
type,
index,
parameters
};
}
function unescapeQuotedPairs(str, start, end) {
let result = "";
for (let index = start; index < end; index++) if (str.charCodeAt(index) === 92) {
result += str.slice(start, index);
start = ++index;
}
return result + str.slice(start, end);
}
let intRegex = /^-?\d+$/;
let noiseValue = /^-?\d+n+$/;
let originalStringify = JSON.stringify;
let originalParse = JSON.parse;
let customFormat = /^-?\d+n$/;
let bigIntsStringify = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;
let noiseStringify = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;
let isUnstringifiable = (val) => val === void 0 || typeof val == "function" || typeof val == "symbol";
let isRawJSON = (val) => typeof val == "object" && !!val && val.constructor && val.constructor.name === "RawJSON";
let stringifyIteratively = (rootValue, replacer, spaceParam) => {
let space = "";
typeof spaceParam == "number" ? space = " ".repeat(Math.min(10, Math.max(0, Math.floor(spaceParam)))) : typeof spaceParam == "string" && (space = spaceParam.slice(0, 10));
let isFunctionReplacer = typeof replacer == "function";
let propertyList = Array.isArray(replacer) ? new Set(replacer.map(String)) : null;
let prepareVal = (parent, key, val) => {
typeof val == "object" && val && typeof val.toJSON == "function" && (val = val.toJSON(key));
if (typeof val == "string" && noiseValue.test(val)) return val + "n";
if (typeof val == "bigint") {
if ("rawJSON" in JSON) return JSON.rawJSON(val.toString());
return val.toString() + "n";
}
isFunctionReplacer && (val = replacer.call(parent, key, val));
typeof val == "object" && val && (val instanceof Number || val instanceof String || val instanceof Boolean) && (val = val.valueOf());
return val;
};
let rootProcessed = prepareVal({ "": rootValue }, "", rootValue);
if (isUnstringifiable(rootProcessed)) return;
let isRootPrimitive = typeof rootProcessed != "object" || !rootProcessed;
let isRootNativeRawJSON = isRawJSON(rootProcessed);
if (isRootPrimitive || isRootNativeRawJSON) return originalStringify(rootProcessed);
let chunks = [];
let level = 0;
let stack = [{
parent: { "": rootProcessed },
key: "",
val: rootProcessed,
isArray: Array.isArray(rootProcessed),
keys: Array.isArray(rootProcessed) ? null : Object.keys(rootProcessed),
index: 0,
first: !0
}];
let visited = new WeakSet([rootProcessed]);
for (; stack.length > 0;) {
let node = stack[stack.length - 1];
if (node.index === 0) {
chunks.push(node.isArray ? "[" : "{");
level++;
}
let isDone = !1;
if (node.isArray) {
if (node.index < node.val.length) {
node.first || chunks.push(",");
space && chunks.push("\n" + space.repeat(level));
let childRaw = node.val[node.index];
let childVal = prepareVal(node.val, String(node.index), childRaw);
if (isUnstringifiable(childVal)) {
chunks.push("null");
node.first = !1;
node.index++;
} else {
let isComplexObject = typeof childVal == "object" && !!childVal;
let isNativeRaw = isRawJSON(childVal);
if (isComplexObject && !isNativeRaw) {
if (visited.has(childVal)) throw TypeError("Converting circular structure to JSON");
visited.add(childVal);
stack.push({
parent: node.val,
key: String(node.index),
val: childVal,
isArray: Array.isArray(childVal),
keys: Array.isArray(childVal) ? null : Object.keys(childVal),
index: 0,
first: !0
});
node.first = !1;
node.index++;
} else {
chunks.push(originalStringify(childVal));
node.first = !1;
node.index++;
}
}
} else isDone = !0;
} else {
for (; node.index < node.keys.length;) {
let k = node.keys[node.index++];
if (propertyList && !propertyList.has(k)) continue;
let childRaw = node.val[k];
let childVal = prepareVal(node.val, k, childRaw);
if (isUnstringifiable(childVal)) continue;
node.first || chunks.push(",");
space ? chunks.push("\n" + space.repeat(level) + originalStringify(k) + ": ") : chunks.push(originalStringify(k) + ":");
let isComplexObject = typeof childVal == "object" && !!childVal;
let isNativeRaw = isRawJSON(childVal);
if (isComplexObject && !isNativeRaw) {
if (visited.has(childVal)) throw TypeError("Converting circular structure to JSON");
visited.add(childVal);
stack.push({
parent: node.val,
key: k,
val: childVal,
isArray: Array.isArray(childVal),
keys: Array.isArray(childVal) ? null : Object.keys(childVal),
index: 0,
first: !0
});
node.first = !1;
break;
} else {
chunks.push(originalStringify(childVal));
node.first = !1;
}
}
node.index >= node.keys.length && stack[stack.length - 1] === node && (isDone = !0);
}
if (isDone) {
level--;
!node.first && space && chunks.push("\n" + space.repeat(level));
chunks.push(node.isArray ? "]" : "}");
visited.delete(node.val);
stack.pop();
}
}
return chunks.join("");
};
let JSONStringify = (value, replacer, space) => {
try {
if ("rawJSON" in JSON) return originalStringify(value, (key, val) => {
if (typeof val == "bigint") return JSON.rawJSON(val.toString());
if (typeof replacer == "function") return replacer(key, val);
if (Array.isArray(replacer) && replacer.includes(key)) return val;
return val;
}, space);
if (!value) return originalStringify(value, replacer, space);
return originalStringify(value, (key, val) => {
if (typeof val == "string" && noiseValue.test(val)) return val.toString() + "n";
if (typeof val == "bigint") return val.toString() + "n";
if (typeof replacer == "function") return replacer(key, val);
if (Array.isArray(replacer) && replacer.includes(key)) return val;
return val;
}, space).replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
} catch (error) {
if (error instanceof RangeError) {
let convertedJSON = stringifyIteratively(value, replacer, space);
if (convertedJSON === void 0) return;
if ("rawJSON" in JSON) return convertedJSON;
return convertedJSON.replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
}
throw error;
}
};
let featureCache = new Map();
let isContextSourceSupported = () => {
let parseFingerprint = JSON.parse.toString();
if (featureCache.has(parseFingerprint)) return featureCache.get(parseFingerprint);
try {
let result = JSON.parse("1", (_, __, context) => !!context?.source && context.source === "1");
featureCache.set(parseFingerprint, result);
return result;
} catch {
featureCache.set(parseFingerprint, !1);
return !1;
}
};
let convertMarkedBigIntsReviver = (key, value, context, userReviver) => {
if (typeof value == "string" && customFormat.test(value)) return BigInt(value.slice(0, -1));
if (typeof value == "string" && noiseValue.test(value)) return value.slice(0, -1);
if (typeof userReviver != "function") return value;
return userReviver(key, value, context);
};
let JSONParseV2 = (text, reviver) => JSON.parse(text, (key, value, context) => {
let isBigNumber = typeof value == "number" && (value > 2 ** 53 - 1 || value < -(2 ** 53 - 1));
let isInt = context && intRegex.test(context.source);
if (isBigNumber && isInt) return BigInt(context.source);
if (typeof reviver != "function") return value;
return reviver(key, value, context);
});
let MAX_INT = (2 ** 53 - 1).toString();
let MAX_DIGITS = MAX_INT.length;
let stringsOrLargeNumbers = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;
let noiseValueWithQuotes = /^"-?\d+n+"$/;
let applyReviverIteratively = (parsed, userReviver) => {
let rootHolder = { "": parsed };
let stack = [{
parent: rootHolder,
key: "",
visited: !1
}];
for (; stack.length > 0;) {
let node = stack[stack.length - 1];
if (node.visited) {
let { parent, key } = node;
let value = parent[key];
typeof value == "string" && (customFormat.test(value) ? value = BigInt(value.slice(0, -1)) : noiseValue.test(value) && (value = value.slice(0, -1)));
typeof userReviver == "function" && (value = userReviver.call(parent, key, value));
value === void 0 ? delete parent[key] : parent[key] = value;
stack.pop();
} else {
node.visited = !0;
let value = node.parent[node.key];
if (typeof value == "object" && value) {
let keys = Object.keys(value);
for (let i = keys.length - 1; i >= 0; i--) stack.push({
parent: value,
key: keys[i],
visited: !1
});
}
}
}
return rootHolder[""];
};
let serializeBigInts = (text) => text.replace(stringsOrLargeNumbers, (match, digits, fractional, exponential) => {
let isString = match[0] === "\"";
if (isString && noiseValueWithQuotes.test(match)) return match.substring(0, match.length - 1) + "n\"";
let hasFractionalOrExponential = fractional || exponential;
let isLessThanMaxSafeInt = digits && (digits.length < MAX_DIGITS || digits.length === MAX_DIGITS && digits <= MAX_INT);
if (isString || hasFractionalOrExponential || isLessThanMaxSafeInt) return match;
return "\"" + match + "n\"";
});
let JSONParse = (text, reviver) => {
if (!text) return originalParse(text, reviver);
try {
if (isContextSourceSupported()) return JSONParseV2(text, reviver);
let serializedData = serializeBigInts(text);
return originalParse(serializedData, (key, value, context) => convertMarkedBigIntsReviver(key, value, context, reviver));
} catch (error) {
if (error instanceof RangeError) {
let serializedData = serializeBigInts(text);
let parsed = originalParse(serializedData);
return applyReviverIteratively(parsed, reviver);
}
throw error;
}
};
var dist_src = __webpack_require__(31015);
var defaults_default = { headers: { "user-agent": `octokit-request.js/10.0.16 ${getUserAgent()}` } };
function dist_bundle_isPlainObject(value) {
if (typeof value != "object" || !value) return !1;
if (Object.prototype.toString.call(value) !== "[object Object]") return !1;
let proto = Object.getPrototypeOf(value);
if (proto === null) return !0;
let Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
return typeof Ctor == "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
}
var noop = () => "";
async function fetchWrapper(requestOptions) {
let fetch = requestOptions.request?.fetch || globalThis.fetch;
if (!fetch) throw Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
let log = requestOptions.request?.log || console;
let parseSuccessResponseBody = requestOptions.request?.parseSuccessResponseBody !== !1;
let body = dist_bundle_isPlainObject(requestOptions.body) || Array.isArray(requestOptions.body) ? JSONStringify(requestOptions.body) : requestOptions.body;
let requestHeaders = Object.fromEntries(Object.entries(requestOptions.headers).map(([name, value]) => [name, String(value)]));
let fetchResponse;
try {
fetchResponse = await fetch(requestOptions.url, {
method: requestOptions.method,
body,
redirect: requestOptions.request?.redirect,
headers: requestHeaders,
signal: requestOptions.request?.signal,
...requestOptions.body && { duplex: "half" }
});
} catch (error) {
let message = "Unknown Error";
if (error instanceof Error) {
if (error.name === "AbortError") {
error.status = 500;
throw error;
}
message = error.message;
error.name === "TypeError" && "cause" in error && (error.cause instanceof Error ? message = error.cause.message : typeof error.cause == "string" && (message = error.cause));
}
let requestError = new dist_src.G(message, 500, { request: requestOptions });
requestError.cause = error;
throw requestError;
}
let status = fetchResponse.status;
let url = fetchResponse.url;
let responseHeaders = {};
for (let [key, value] of fetchResponse.headers) responseHeaders[key] = value;
let octokitResponse = {
url,
status,
headers: responseHeaders,
data: ""
};
if ("deprecation" in responseHeaders) {
let matches = responseHeaders.link && responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/);
let deprecationLink = matches && matches.pop();
log.warn(`[@octokit/request] "${requestOptions.method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink ? `. See ${deprecationLink}` : ""}`);
}
if (status === 204 || status === 205) return octokitResponse;
if (requestOptions.method === "HEAD") {
if (status < 400) return octokitResponse;
throw new dist_src.G(fetchResponse.statusText, status, {
response: octokitResponse,
request: requestOptions
});
}
if (status === 304) {
octokitResponse.data = await getResponseData(fetchResponse);
throw new dist_src.G("Not modified", status, {
response: octokitResponse,
request: requestOptions
});
}
if (status >= 400) {
octokitResponse.data = await getResponseData(fetchResponse);
throw new dist_src.G(toErrorMessage(octokitResponse.data), status, {
response: octokitResponse,
request: requestOptions
});
}
octokitResponse.data = parseSuccessResponseBody ? await getResponseData(fetchResponse) : fetchResponse.body;
return octokitResponse;
}
async function getResponseData(response) {
let contentType = response.headers.get("content-type");
if (!contentType) return response.text().catch(noop);
let mimetype = dist_parse(contentType);
if (isJSONResponse(mimetype)) {
let text = "";
try {
text = await response.text();
return JSONParse(text);
} catch {
return text;
}
} else if (mimetype.type.startsWith("text/") || mimetype.parameters.charset?.toLowerCase() === "utf-8" && mimetype.type !== "application/octet-stream") return response.text().catch(noop);
else return response.arrayBuffer().catch(() => new ArrayBuffer(0));
}
function isJSONResponse(mimetype) {
return mimetype.type === "application/json" || mimetype.type === "application/scim+json";
}
function toErrorMessage(data) {
if (typeof data == "string") return data;
if (data instanceof ArrayBuffer) return "Unknown error";
if (typeof data == "object" && data && "message" in data) {
let objectData = data;
let suffix = "documentation_url" in objectData ? ` - ${objectData.documentation_url}` : "";
return Array.isArray(objectData.errors) ? `${objectData.message}: ${objectData.errors.map((v) => JSON.stringify(v)).join(", ")}${suffix}` : `${objectData.message}${suffix}`;
}
return `Unknown error: ${JSON.stringify(data)}`;
}
function dist_bundle_withDefaults(oldEndpoint, newDefaults) {
let endpoint2 = oldEndpoint.defaults(newDefaults);
let newApi = function(route, parameters) {
let endpointOptions = endpoint2.merge(route, parameters);
if (!endpointOptions.request || !endpointOptions.request.hook) return fetchWrapper(endpoint2.parse(endpointOptions));
let request2 = (route2, parameters2) => fetchWrapper(endpoint2.parse(endpoint2.merge(route2, parameters2)));
Object.assign(request2, {
endpoint: endpoint2,
defaults: dist_bundle_withDefaults.bind(null, endpoint2)
});
return endpointOptions.request.hook(request2, endpointOptions);
};
return Object.assign(newApi, {
endpoint: endpoint2,
defaults: dist_bundle_withDefaults.bind(null, endpoint2)
});
}
var request = dist_bundle_withDefaults(endpoint, defaults_default);
var graphql_dist_bundle_VERSION = "0.0.0-development";
function _buildMessageForResponseErrors(data) {
return "Request failed due to following response errors:\n" + data.errors.map((e) => ` - ${e.message}`).join("\n");
}
var GraphqlResponseError = class extends Error {
constructor(request2, headers, response) {
super(_buildMessageForResponseErrors(response));
this.request = request2;
this.headers = headers;
this.response = response;
this.errors = response.errors;
this.data = response.data;
Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
}
request;
headers;
response;
name = "GraphqlResponseError";
errors;
data;
};
var NON_VARIABLE_OPTIONS = [
"method",
"baseUrl",
"url",
"headers",
"request",
"query",
"mediaType",
"operationName"
];
var FORBIDDEN_VARIABLE_OPTIONS = [
"query",
"method",
"url"
];
var GHES_V3_SUFFIX_REGEX = /\/api\/v3\/?$/;
function graphql(request2, query, options) {
if (options) {
if (typeof query == "string" && "query" in options) return Promise.reject(Error("[@octokit/graphql] \"query\" cannot be used as variable name"));
for (let key in options) {
if (!FORBIDDEN_VARIABLE_OPTIONS.includes(key)) continue;
return Promise.reject(Error(`[@octokit/graphql] "${key}" cannot be used as variable name`));
}
}
let parsedOptions = typeof query == "string" ? Object.assign({ query }, options) : query;
let requestOptions = Object.keys(parsedOptions).reduce((result, key) => {
if (NON_VARIABLE_OPTIONS.includes(key)) {
result[key] = parsedOptions[key];
return result;
}
result.variables ||= {};
result.variables[key] = parsedOptions[key];
return result;
}, {});
let baseUrl = parsedOptions.baseUrl || request2.endpoint.DEFAULTS.baseUrl;
GHES_V3_SUFFIX_REGEX.test(baseUrl) && (requestOptions.url = baseUrl.replace(GHES_V3_SUFFIX_REGEX, "/api/graphql"));
return request2(requestOptions).then((response) => {
if (response.data.errors) {
let headers = {};
for (let key of Object.keys(response.headers)) headers[key] = response.headers[key];
throw new GraphqlResponseError(requestOptions, headers, response.data);
}
return response.data.data;
});
}
function graphql_dist_bundle_withDefaults(request2, newDefaults) {
let newRequest = request2.defaults(newDefaults);
let newApi = (query, options) => graphql(newRequest, query, options);
return Object.assign(newApi, {
defaults: graphql_dist_bundle_withDefaults.bind(null, newRequest),
endpoint: newRequest.endpoint
});
}
graphql_dist_bundle_withDefaults(request, {
headers: { "user-agent": `octokit-graphql.js/${graphql_dist_bundle_VERSION} ${getUserAgent()}` },
method: "POST",
url: "/graphql"
});
function withCustomRequest(customRequest) {
return graphql_dist_bundle_withDefaults(customRequest, {
method: "POST",
url: "/graphql"
});
}
var b64url = "(?:[a-zA-Z0-9_-]+)";
var sep = "\\.";
var jwtRE = RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}$`);
var isJWT = jwtRE.test.bind(jwtRE);
async function auth(token) {
let isApp = isJWT(token);
let isInstallation = token.startsWith("v1.") || token.startsWith("ghs_");
let isUserToServer = token.startsWith("ghu_");
return {
type: "token",
token,
tokenType: isApp ? "app" : isInstallation ? "installation" : isUserToServer ? "user-to-server" : "oauth"
};
}
function withAuthorizationPrefix(token) {
if (token.split(/\./).length === 3) return `bearer ${token}`;
return `token ${token}`;
}
async function hook(token, request, route, parameters) {
let endpoint = request.endpoint.merge(route, parameters);
endpoint.headers.authorization = withAuthorizationPrefix(token);
return request(endpoint);
}
var createTokenAuth = function createTokenAuth2(token) {
if (!token) throw Error("[@octokit/auth-token] No token passed to createTokenAuth");
if (typeof token != "string") throw Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
token = token.replace(/^(token|bearer) +/i, "");
return Object.assign(auth.bind(null, token), { hook: hook.bind(null, token) });
};
let version_VERSION = "7.0.8";
let dist_src_noop = () => {};
let consoleWarn = console.warn.bind(console);
let consoleError = console.error.bind(console);
function createLogger(logger = {}) {
typeof logger.debug != "function" && (logger.debug = dist_src_noop);
typeof logger.info != "function" && (logger.info = dist_src_noop);
typeof logger.warn != "function" && (logger.warn = consoleWarn);
typeof logger.error != "function" && (logger.error = consoleError);
return logger;
}
let userAgentTrail = `octokit-core.js/${version_VERSION} ${getUserAgent()}`;
class Octokit {
static VERSION = version_VERSION;
static defaults(defaults) {
let OctokitWithDefaults = class extends this {
constructor(...args) {
let options = args[0] || {};
if (typeof defaults == "function") {
super(defaults(options));
return;
}
super(Object.assign({}, defaults, options, options.userAgent && defaults.userAgent ? { userAgent: `${options.userAgent} ${defaults.userAgent}` } : null));
}
};
return OctokitWithDefaults;
}
static plugins = [];
static plugin(...newPlugins) {
let currentPlugins = this.plugins;
let NewOctokit = class extends this {
static plugins = currentPlugins.concat(newPlugins.filter((plugin) => !currentPlugins.includes(plugin)));
};
return NewOctokit;
}
constructor(options = {}) {
let hook = new before_after_hook.Collection();
let requestDefaults = {
baseUrl: request.endpoint.DEFAULTS.baseUrl,
headers: {},
request: Object.assign({}, options.request, { hook: hook.bind(null, "request") }),
mediaType: {
previews: [],
format: ""
}
};
requestDefaults.headers["user-agent"] = options.userAgent ? `${options.userAgent} ${userAgentTrail}` : userAgentTrail;
options.baseUrl && (requestDefaults.baseUrl = options.baseUrl);
options.previews && (requestDefaults.mediaType.previews = options.previews);
options.timeZone && (requestDefaults.headers["time-zone"] = options.timeZone);
this.request = request.defaults(requestDefaults);
this.graphql = withCustomRequest(this.request).defaults(requestDefaults);
this.log = createLogger(options.log);
this.hook = hook;
if (options.authStrategy) {
let { authStrategy, ...otherOptions } = options;
let auth = authStrategy(Object.assign({
request: this.request,
log: this.log,
octokit: this,
octokitOptions: otherOptions
}, options.auth));
hook.wrap("request", auth.hook);
this.auth = auth;
} else if (!options.auth) this.auth = async () => ({ type: "unauthenticated" });
else {
let auth = createTokenAuth(options.auth);
hook.wrap("request", auth.hook);
this.auth = auth;
}
let classConstructor = this.constructor;
for (let i = 0; i < classConstructor.plugins.length; ++i) Object.assign(this, classConstructor.plugins[i](this, options));
}
request;
graphql;
log;
hook;
auth;
}
var endpoints_default = {
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
let endpointMethodsMap = new Map();
for (let [scope, endpoints] of Object.entries(endpoints_default)) for (let [methodName, endpoint] of Object.entries(endpoints)) {
let [route, defaults, decorations] = endpoint;
let [method, url] = route.split(/ /);
let endpointDefaults = Object.assign({
method,
url
}, defaults);
endpointMethodsMap.has(scope) || endpointMethodsMap.set(scope, new Map());
endpointMethodsMap.get(scope).set(methodName, {
scope,
methodName,
endpointDefaults,
decorations
});
}
let handler = {
has({ scope }, methodName) {
return endpointMethodsMap.get(scope).has(methodName);
},
getOwnPropertyDescriptor(target, methodName) {
return {
value: this.get(target, methodName),
configurable: !0,
writable: !0,
enumerable: !0
};
},
defineProperty(target, methodName, descriptor) {
Object.defineProperty(target.cache, methodName, descriptor);
return !0;
},
deleteProperty(target, methodName) {
delete target.cache[methodName];
return !0;
},
ownKeys({ scope }) {
return [...endpointMethodsMap.get(scope).keys()];
},
set(target, methodName, value) {
return target.cache[methodName] = value;
},
get({ octokit, scope, cache }, methodName) {
if (cache[methodName]) return cache[methodName];
let method = endpointMethodsMap.get(scope).get(methodName);
if (!method) return;
let { endpointDefaults, decorations } = method;
cache[methodName] = decorations ? decorate(octokit, scope, methodName, endpointDefaults, decorations) : octokit.request.defaults(endpointDefaults);
return cache[methodName];
}
};
function endpointsToMethods(octokit) {
let newMethods = {};
for (let scope of endpointMethodsMap.keys()) newMethods[scope] = new Proxy({
octokit,
scope,
cache: {}
}, handler);
return newMethods;
}
function decorate(octokit, scope, methodName, defaults, decorations) {
let requestWithDefaults = octokit.request.defaults(defaults);
function withDecorations(...args) {
let options = requestWithDefaults.endpoint.merge(...args);
if (decorations.mapToData) {
options = Object.assign({}, options, {
data: options[decorations.mapToData],
[decorations.mapToData]: void 0
});
return requestWithDefaults(options);
}
if (decorations.renamed) {
let [newScope, newMethodName] = decorations.renamed;
octokit.log.warn(`octokit.${scope}.${methodName}() has been renamed to octokit.${newScope}.${newMethodName}()`);
}
decorations.deprecated && octokit.log.warn(decorations.deprecated);
if (decorations.renamedParameters) {
let options2 = requestWithDefaults.endpoint.merge(...args);
for (let [name, alias] of Object.entries(decorations.renamedParameters)) if (name in options2) {
octokit.log.warn(`"${name}" parameter is deprecated for "octokit.${scope}.${methodName}()". Use "${alias}" instead`);
alias in options2 || (options2[alias] = options2[name]);
delete options2[name];
}
return requestWithDefaults(options2);
}
return requestWithDefaults(...args);
}
return Object.assign(withDecorations, requestWithDefaults);
}
function restEndpointMethods(octokit) {
return { rest: endpointsToMethods(octokit) };
}
restEndpointMethods.VERSION = "17.0.0";
var plugin_paginate_rest_dist_bundle_VERSION = "0.0.0-development";
function normalizePaginatedListResponse(response) {
if (!response.data) return {
...response,
data: []
};
if (!(("total_count" in response.data || "total_commits" in response.data) && !("url" in response.data))) return response;
let incompleteResults = response.data.incomplete_results;
let repositorySelection = response.data.repository_selection;
let totalCount = response.data.total_count;
let totalCommits = response.data.total_commits;
delete response.data.incomplete_results;
delete response.data.repository_selection;
delete response.data.total_count;
delete response.data.total_commits;
let namespaceKey = Object.keys(response.data)[0];
response.data = response.data[namespaceKey];
incompleteResults !== void 0 && (response.data.incomplete_results = incompleteResults);
repositorySelection !== void 0 && (response.data.repository_selection = repositorySelection);
response.data.total_count = totalCount;
response.data.total_commits = totalCommits;
return response;
}
function iterator(octokit, route, parameters) {
let options = typeof route == "function" ? route.endpoint(parameters) : octokit.request.endpoint(route, parameters);
let requestMethod = typeof route == "function" ? route : octokit.request;
let method = options.method;
let headers = options.headers;
let url = options.url;
return { [Symbol.asyncIterator]: () => ({ async next() {
if (!url) return { done: !0 };
try {
let normalizedResponse = normalizePaginatedListResponse(await requestMethod({
method,
url,
headers
}));
url = ((normalizedResponse.headers.link || "").match(/<([^<>]+)>;\s*rel="next"/) || [])[1];
if (!url && "total_commits" in normalizedResponse.data) {
let parsedUrl = new URL(normalizedResponse.url);
let params = parsedUrl.searchParams;
let page = parseInt(params.get("page") || "1", 10);
if (page * parseInt(params.get("per_page") || "250", 10) < normalizedResponse.data.total_commits) {
params.set("page", String(page + 1));
url = parsedUrl.toString();
}
}
return { value: normalizedResponse };
} catch (error) {
if (error.status !== 409) throw error;
url = "";
return { value: {
status: 200,
headers: {},
data: []
} };
}
} }) };
}
function paginate(octokit, route, parameters, mapFn) {
if (typeof parameters == "function") {
mapFn = parameters;
parameters = void 0;
}
return gather(octokit, [], iterator(octokit, route, parameters)[Symbol.asyncIterator](), mapFn);
}
function gather(octokit, results, iterator2, mapFn) {
return iterator2.next().then((result) => {
if (result.done) return results;
let earlyExit = !1;
function done() {
earlyExit = !0;
}
results = results.concat(mapFn ? mapFn(result.value, done) : result.value.data);
if (earlyExit) return results;
return gather(octokit, results, iterator2, mapFn);
});
}
Object.assign(paginate, { iterator });
function paginateRest(octokit) {
return { paginate: Object.assign(paginate.bind(null, octokit), { iterator: iterator.bind(null, octokit) }) };
}
paginateRest.VERSION = plugin_paginate_rest_dist_bundle_VERSION;
new context.o();
let baseUrl = getApiBaseUrl();
let defaults = {
baseUrl,
request: {
agent: getProxyAgent(baseUrl),
fetch: getProxyFetch(baseUrl)
}
};
let GitHub = Octokit.plugin(restEndpointMethods, paginateRest).defaults(defaults);
function getOctokitOptions(token, options) {
let opts = Object.assign({}, options || {});
let auth = getAuthString(token, opts);
auth && (opts.auth = auth);
let userAgent = getUserAgentWithOrchestrationId(opts.userAgent);
userAgent && (opts.userAgent = userAgent);
return opts;
}
}),
49735: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { L: () => retry });
var bottleneck_light_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63251);
var _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31015);
var VERSION = "0.0.0-development";
function isRequestError(error) {
return error.request !== void 0;
}
async function errorRequest(state, octokit, error, options) {
if (!isRequestError(error) || !error?.request.request) throw error;
if (error.status >= 400 && !state.doNotRetry.includes(error.status)) {
let retries = options.request.retries == null ? state.retries : options.request.retries;
let retryAfter = ((options.request.retryCount || 0) + 1) ** 2;
throw octokit.retry.retryRequest(error, retries, retryAfter);
}
throw error;
}
async function wrapRequest(state, octokit, request, options) {
let limiter = new bottleneck_light_js__WEBPACK_IMPORTED_MODULE_0__();
limiter.on("failed", function(error, info) {
let maxRetries = ~~error.request.request?.retries;
let after = ~~error.request.request?.retryAfter;
options.request.retryCount = info.retryCount + 1;
if (maxRetries > info.retryCount) return after * state.retryAfterBaseValue;
});
return limiter.schedule(requestWithGraphqlErrorHandling.bind(null, state, octokit, request), options);
}
async function requestWithGraphqlErrorHandling(state, octokit, request, options) {
let response = await request(options);
if (response.data && response.data.errors && response.data.errors.length > 0 && /Something went wrong while executing your query/.test(response.data.errors[0].message)) return errorRequest(state, octokit, new _octokit_request_error__WEBPACK_IMPORTED_MODULE_1__.G(response.data.errors[0].message, 500, {
request: options,
response
}), options);
return response;
}
function retry(octokit, octokitOptions) {
let state = Object.assign({
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
}, octokitOptions.retry);
let retryPlugin = { retry: { retryRequest: (error, retries, retryAfter) => {
error.request.request = Object.assign({}, error.request.request, {
retries,
retryAfter
});
return error;
} } };
if (state.enabled) {
octokit.hook.error("request", errorRequest.bind(null, state, retryPlugin));
octokit.hook.wrap("request", wrapRequest.bind(null, state, retryPlugin));
}
return retryPlugin;
}
retry.VERSION = VERSION;
}),
31015: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { G: () => RequestError });
class RequestError extends Error {
name;
status;
request;
response;
constructor(message, statusCode, options) {
super(message, { cause: options.cause });
this.name = "HttpError";
this.status = Number.parseInt(statusCode);
Number.isNaN(this.status) && (this.status = 0);
"response" in options && (this.response = options.response);
let requestCopy = Object.assign({}, options.request);
options.request.headers.authorization && (requestCopy.headers = Object.assign({}, options.request.headers, { authorization: options.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]") }));
requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
this.request = requestCopy;
}
}
})
};
