export const id = 5222;
export const ids = [5222];
export const modules = {
86856: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => throttling });
var bottleneck_light_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63251);
var VERSION = "0.0.0-development";
var noop = () => Promise.resolve();
function wrapRequest(state, request, options) {
return state.retryLimiter.schedule(doRequest, state, request, options);
}
async function doRequest(state, request, options) {
let { pathname } = new URL(options.url, "http://github.test");
let isAuth = isAuthRequest(options.method, pathname);
let isWrite = !isAuth && options.method !== "GET" && options.method !== "HEAD";
let isSearch = options.method === "GET" && pathname.startsWith("/search/");
let isGraphQL = pathname.startsWith("/graphql");
let jobOptions = ~~request.retryCount > 0 ? {
priority: 0,
weight: 0
} : {};
state.clustering && (jobOptions.expiration = 6e4);
(isWrite || isGraphQL) && await state.write.key(state.id).schedule(jobOptions, noop);
isWrite && state.triggersNotification(pathname) && await state.notifications.key(state.id).schedule(jobOptions, noop);
isSearch && await state.search.key(state.id).schedule(jobOptions, noop);
let req = (isAuth ? state.auth : state.global).key(state.id).schedule(jobOptions, request, options);
if (isGraphQL) {
let res = await req;
if (res.data.errors != null && res.data.errors.some((error) => error.type === "RATE_LIMITED")) throw Object.assign(Error("GraphQL Rate Limit Exceeded"), {
response: res,
data: res.data
});
}
return req;
}
function isAuthRequest(method, pathname) {
return method === "PATCH" && /^\/applications\/[^/]+\/token\/scoped$/.test(pathname) || method === "POST" && (/^\/applications\/[^/]+\/token$/.test(pathname) || /^\/app\/installations\/[^/]+\/access_tokens$/.test(pathname) || pathname === "/login/oauth/access_token");
}
var triggers_notification_paths_default = [
"/orgs/{org}/invitations",
"/orgs/{org}/invitations/{invitation_id}",
"/orgs/{org}/teams/{team_slug}/discussions",
"/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
"/repos/{owner}/{repo}/collaborators/{username}",
"/repos/{owner}/{repo}/commits/{commit_sha}/comments",
"/repos/{owner}/{repo}/issues",
"/repos/{owner}/{repo}/issues/{issue_number}/comments",
"/repos/{owner}/{repo}/issues/{issue_number}/sub_issue",
"/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority",
"/repos/{owner}/{repo}/pulls",
"/repos/{owner}/{repo}/pulls/{pull_number}/comments",
"/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",
"/repos/{owner}/{repo}/pulls/{pull_number}/merge",
"/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
"/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
"/repos/{owner}/{repo}/releases",
"/teams/{team_id}/discussions",
"/teams/{team_id}/discussions/{discussion_number}/comments"
];
function routeMatcher(paths) {
let regex2 = `^(?:${paths.map((path) => path.split("/").map((c) => c.startsWith("{") ? "(?:.+?)" : c).join("/")).map((r) => `(?:${r})`).join("|")})[^/]*$`;
return new RegExp(regex2, "i");
}
var regex = routeMatcher(triggers_notification_paths_default);
var triggersNotification = regex.test.bind(regex);
var groups = {};
var createGroups = function(Bottleneck, common) {
groups.global = new Bottleneck.Group({
id: "octokit-global",
maxConcurrent: 10,
...common
});
groups.auth = new Bottleneck.Group({
id: "octokit-auth",
maxConcurrent: 1,
...common
});
groups.search = new Bottleneck.Group({
id: "octokit-search",
maxConcurrent: 1,
minTime: 2e3,
...common
});
groups.write = new Bottleneck.Group({
id: "octokit-write",
maxConcurrent: 1,
minTime: 1e3,
...common
});
groups.notifications = new Bottleneck.Group({
id: "octokit-notifications",
maxConcurrent: 1,
minTime: 3e3,
...common
});
};
function throttling(octokit, octokitOptions) {
let { enabled = !0, Bottleneck = bottleneck_light_js__WEBPACK_IMPORTED_MODULE_0__, id = "no-id", timeout = 12e4, connection } = octokitOptions.throttle || {};
if (!enabled) return {};
let common = { timeout };
connection !== void 0 && (common.connection = connection);
let state = Object.assign({
clustering: connection != null,
triggersNotification,
fallbackSecondaryRateRetryAfter: 60,
retryAfterBaseValue: 1e3,
id
}, octokitOptions.throttle);
if (typeof state.onSecondaryRateLimit != "function" || typeof state.onRateLimit != "function") throw Error("octokit/plugin-throttling error:\n        You must pass the onSecondaryRateLimit and onRateLimit error handlers.\n        See https://octokit.github.io/rest.js/#throttling\n\n        const octokit = new Octokit({\n          throttle: {\n            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},\n            onRateLimit: (retryAfter, options) => {/* ... */}\n          }\n        })\n    ");
let initialized = !1;
let initializeBottleneck = () => {
if (initialized) return;
initialized = !0;
groups.global ?? createGroups(Bottleneck, common);
state.global = state.global ?? groups.global;
state.auth = state.auth ?? groups.auth;
state.search = state.search ?? groups.search;
state.write = state.write ?? groups.write;
state.notifications = state.notifications ?? groups.notifications;
state.retryLimiter = state.retryLimiter ?? new Bottleneck();
let events = {};
let emitter = new Bottleneck.Events(events);
events.on("secondary-limit", state.onSecondaryRateLimit);
events.on("rate-limit", state.onRateLimit);
events.on("error", (e) => octokit.log.warn("Error in throttling-plugin limit handler", e));
state.retryLimiter.on("failed", async function(error, info) {
let [state2, request, options] = info.args;
let { pathname } = new URL(options.url, "http://github.test");
if (!(pathname.startsWith("/graphql") && error.status !== 401 || error.status === 403 || error.status === 429)) return;
let retryCount = ~~request.retryCount;
request.retryCount = retryCount;
options.request.retryCount = retryCount;
let { wantRetry, retryAfter = 0 } = await (async function() {
if (/\bsecondary rate\b/i.test(error.message)) {
let retryAfter2 = Number(error.response.headers["retry-after"]) || state2.fallbackSecondaryRateRetryAfter;
return {
wantRetry: await emitter.trigger("secondary-limit", retryAfter2, options, octokit, retryCount),
retryAfter: retryAfter2
};
}
if (error.response.headers != null && error.response.headers["x-ratelimit-remaining"] === "0" || (error.response.data?.errors ?? []).some((error2) => error2.type === "RATE_LIMITED")) {
let rateLimitReset = new Date(~~error.response.headers["x-ratelimit-reset"] * 1e3).getTime();
let retryAfter2 = Math.max(Math.ceil((rateLimitReset - Date.now()) / 1e3) + 1, 0);
return {
wantRetry: await emitter.trigger("rate-limit", retryAfter2, options, octokit, retryCount),
retryAfter: retryAfter2
};
}
return {};
})();
if (wantRetry) {
request.retryCount++;
return retryAfter * state2.retryAfterBaseValue;
}
});
};
octokit.hook.wrap("request", (request, options) => {
initializeBottleneck();
return wrapRequest(state, request, options);
});
return {};
}
throttling.VERSION = VERSION;
throttling.triggersNotification = triggersNotification;
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
}),
72577: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { C: () => uniformInt });
function uniformIntInternal(rng, rangeSize) {
let MaxAllowed = rangeSize > 2 ? ~~(4294967296 / rangeSize) * rangeSize : 4294967296;
let deltaV = rng.next() + 2147483648;
for (; deltaV >= MaxAllowed;) deltaV = rng.next() + 2147483648;
return deltaV % rangeSize;
}
function fromNumberToArrayInt64(out, n) {
if (n < 0) {
let posN = -n;
out.sign = -1;
out.data[0] = ~~(posN / 4294967296);
out.data[1] = posN >>> 0;
} else {
out.sign = 1;
out.data[0] = ~~(n / 4294967296);
out.data[1] = n >>> 0;
}
return out;
}
function substractArrayInt64(out, arrayIntA, arrayIntB) {
let lowA = arrayIntA.data[1];
let highA = arrayIntA.data[0];
let signA = arrayIntA.sign;
let lowB = arrayIntB.data[1];
let highB = arrayIntB.data[0];
let signB = arrayIntB.sign;
out.sign = 1;
if (signA === 1 && signB === -1) {
let low = lowA + lowB;
let high = highA + highB + +(low > 4294967295);
out.data[0] = high >>> 0;
out.data[1] = low >>> 0;
return out;
}
let lowFirst = lowA;
let highFirst = highA;
let lowSecond = lowB;
let highSecond = highB;
if (signA === -1) {
lowFirst = lowB;
highFirst = highB;
lowSecond = lowA;
highSecond = highA;
}
let reminderLow = 0;
let low = lowFirst - lowSecond;
if (low < 0) {
reminderLow = 1;
low >>>= 0;
}
out.data[0] = highFirst - highSecond - reminderLow;
out.data[1] = low;
return out;
}
function uniformArrayIntInternal(rng, out, rangeSize) {
let maxIndex0 = rangeSize[0] + 1;
out[0] = uniformIntInternal(rng, maxIndex0);
out[1] = uniformIntInternal(rng, 4294967296);
for (; out[0] >= rangeSize[0] && (out[0] !== rangeSize[0] || out[1] >= rangeSize[1]);) {
out[0] = uniformIntInternal(rng, maxIndex0);
out[1] = uniformIntInternal(rng, 4294967296);
}
return out;
}
let safeNumberMaxSafeInteger = 2 ** 53 - 1;
let sharedA = {
sign: 1,
data: [0, 0]
};
let sharedB = {
sign: 1,
data: [0, 0]
};
let sharedC = {
sign: 1,
data: [0, 0]
};
let sharedData = [0, 0];
function uniformLargeIntInternal(rng, from, to, rangeSize) {
let rangeSizeArrayIntValue = rangeSize <= safeNumberMaxSafeInteger ? fromNumberToArrayInt64(sharedC, rangeSize) : substractArrayInt64(sharedC, fromNumberToArrayInt64(sharedA, to), fromNumberToArrayInt64(sharedB, from));
if (rangeSizeArrayIntValue.data[1] === 4294967295) {
rangeSizeArrayIntValue.data[0] += 1;
rangeSizeArrayIntValue.data[1] = 0;
} else rangeSizeArrayIntValue.data[1] += 1;
uniformArrayIntInternal(rng, sharedData, rangeSizeArrayIntValue.data);
return sharedData[0] * 4294967296 + sharedData[1] + from;
}
function uniformInt(rng, from, to) {
let rangeSize = to - from;
if (rangeSize <= 4294967295) return uniformIntInternal(rng, rangeSize + 1) + from;
return uniformLargeIntInternal(rng, from, to, rangeSize);
}
}),
69566: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { q: () => mersenne });
let A = 2567483615;
let MASK_LOWER = 2147483647;
let MASK_UPPER = 2147483648;
var MersenneTwister = class MersenneTwister {
constructor(states, index) {
this.states = states;
this.index = index;
}
clone() {
return new MersenneTwister(this.states.slice(), this.index);
}
next() {
let y = this.states[this.index];
y ^= y >>> 11;
y ^= y << 7 & 2636928640;
y ^= y << 15 & 4022730752;
y ^= y >>> 18;
this.index = twistedNext(this.states, this.index);
return y;
}
getState() {
return [this.index, ...this.states];
}
jump() {
let originalStates = this.states.slice();
let originalIndex = this.index;
this.index = twistedNext(this.states, this.index);
for (let i = 19932; i > 0; --i) {
"SUSgbA\\W`E[]KN2RUSo8XVU?HKBFRl11E\\KoWOg5B]XEWG;BE;1:oVK[`B^Z9Qd23^XTnhL>]Unda4f[X;_j9H5QD=cN<5H`3bW>9bk1mjoI2fK0obmAAINOV:>Mek_V9dd<hZ\\gC3?Fm7FEk07QH_3PLm^@?^i\\QMkgP<]oLHmFnlecg5F@7U^@4jhZ?WZS0k@GHehmM36:5^9;>Hmm`co>k:KOSkSbIINb1VFf>LXgP>GUAQTD>Ci>XMGkUflLlb?_FaFUk@?5N7i70@;1o68ah@I<HFH7R2^J:G][Gf962ITWID9GWK8ElD2G5=DcHcL]cA]P2n7A=[<bInM;IHDQnJMReRXDWbVldnGEIPij`E08Xdci3@0c:IBbD4:Nk]?lEN9j^;T`0blZX7eiWE8c`<ak7j05FZi>AjUDh?M1B?^??FAXKThf<aBOXZf7jXYGK>R<;NHk3S9YhM7STJ6`:MIE`S@7298X8W>PNK=@;lLX<i\\TXLL<W@X[X54H]in8M;;n?kkQbajgAMY=Tf9b;ZKf0QUB2FHYWfnfkDoU9YkcLd95T>lK6GM1YL\\lid:J>KYS=iJ]Y>QlF>?R5_[5QeYC=66;A32Ac>OHk_ne^0g>bK:g;KFPgbGUcPR_Z=TX3H9d03bKZ2IhEPKBo>LSGWd0iFdV8C<Y:<>T[O6lC\\blaZ>GoAYP4clf^j1IfnZJ]QeDe2X<HE[LJNWnaCg[P]Co^:IRbWPY?97UePBlZNNHY6LOBM8P>=h?Ye:_f_Sb9Ki5GDYBF4dWeMfdg^ccPllNWM7G1\\UMdoYeOOD5^e@foA22G?ADYo5:FVG[bWo96;>3kc_c1Ab30>30;1@4F8g2hY?DJ4[LOL;ZLLKo2]jo>[KMDUcR279N_kF=3WL@Dd620bMTdA\\U9k``ef2iD9JgJ8CZBHS>F^Uk;<laeaeHS<15OSeS`PcSSKBRBFY]aQ=EgUXGNg=?d56`KA@2BejY0^[_DCX`L=CGMT=BW^6S1i@2ATBVk>3_ocRA>2U:4GPQ6o>5jX2HIcV3S@On6KB<[SKB?FC_AAji9agbBFkAi\\;4I\\UJ]c36Ub@[;gQACVGY<V]SDJBUU]La\\_a@JdOO8gm2T0DJMa:8Hf7>E]noQ[1Kambn??QQ]S?1i0oMGOijb\\aGY6lQ^CJ?9bFle8<eH4UUjBINX;n8@VOA5ah^URV49B[A?ONHhHAC1J5;;h0SXYlG^0W=eJdHh^K4SGe=1HZLLam;D<Q3AOdbPcdX``82\\jo0En8jRVGC73WMCF9`d:0heS?80?C188cSn7H9<daZ]MgS4Pb^1HkA:1PU^5>^h_g[RQV@PnYBRI_]`B]Bh@Uk03eXGY`I16L76H28X`R>IROMeNVUdU[:lghLhPCQZ:4a<30YBZCYnXe[?;jc8gKI2QH2MjnWBm4nGCZW`aVU2a;P<AMI25mlW_Nm][2?b6o851X@lAm]YZ`bWRF1g<Ga:T]1NXH5Veja5P9S9>:aNg:Th1Y=5o78K>LQ8hW@5S?I83Lk5Xk;j5@I3o[d:4RjE^oS30:WP9gC\\i8aSI>QRE@4lP:7lDg8g2`Ql[2I8aBU\\BQ?B4_clL9Q]S;^e1Ob5[>3JER2`c7B=o]fPOWO<DGi;Niba1PoWPPE_Q3aX0OB0mZej\\f_M[J4Y6]1`h2MkF[GiW8Q^d3^_=<I1N2Q7]2<2j[iP7V3V821FaI]A`93bC^Z\\G=WJ;^Ih?B97_iIF@\\Dl<eK1je8SNTWo_=XFMZH<<JYLZ^YQMPgYOV45K_:]kSI8^XlO0]GY=VUfe_C_F6TOcoAlVUH:o=WhhT@K`2KFhe<3\\KXQ>W:M?S_4S5d@J^`[AGA7@3]DnGSCO`\\?E8HT75^d9\\:m\\m1egIfk8cd6bD9\\eU8\\n[Pb0Cgd^S0n9kGJHb]i5XodlKHc34Fhi9K>0U5WK`>7Ff2^KL=WC6:kc?e5C^a1T1:4:^S5flXlGNIj08AfO?Dh7T7dWO>E]NI9?ob7B7P_h[4TEP[EU;GllFTnSmg9:\\[N]<SAoKP_kPlG56A:I3T6EG8Hj=XnUE`KT5U@OQ?]7[N^MFN1_NU4KO_3::Le`8IL9[1Z1H1;V3SC\\N3]S@4U[F2mhT5dYM7[4Pg_Na0_8WTH0`bgceQS8]EG;XgD4Ib4iLTP@kE79Mn>AYRJA1U5^Blhgno:aHVYc03c3J0Vc9FjEV^M75Zfd8kVC9>iJDk`AJ[6f7DK2D^DL\\AX:6b5h31XH;RQB\\N<ZSM=J;6L[`UW^eOIFc1Y]6_dfedIe4ARh72mTXC0WND_IDHVCZRDE0eODARCEETQI5TPUQE=jEH5bS?LP[ai`F5ABRYDo2o\\@=]GT?_9;hc4Lm:\\SF9k1T<0E@fX9BG[]g0nY7k[Qmi@la8`PF0j6@Q?Ii7bLkXQ<lLHf]`:DCh@9JY5>hEVLTdhL\\b1EB0lLh<=WaO@F<;8g<d:@e:LA:cFIEdmQh7hNHfSRToW?8N4:Z1K;XEDRO;OIDh<UdVln?bjgL>?VE98[B\\K<BVjkG8LiSX;fb>jf?DUK00Aih<WY6QD6cEnHBZ8iN_fd<G8Ci`11RUW2QlW]IXV:m?;J0GXXHfGNQ>:D`=fLPbO?VOTEYLj^cNj5PM>jKB5HVjJ4U7lXaTQNL9<@\\1`m\\Ug@VQHd7>jW=ca0`miF7;N0F=GjoQ`RFchKMGTmn8cF@Oh4GGCm7m2`U9j93Tb>=kSERjE_J939F01I1;`<ijk_=_Vn=7RVAI6fnQI5KlF:C44bN<<8K=Z<2TP<1]5?<dB>^LA=ebloE2Y2:9lkh0\\<YKbHD97iE`<C5oj^1>X:??`H6BXF2hG1Q[dF0Q=>W=J?7C\\k1T?<;R44oW?1hY^G8Zm]ZKnfOf0eCFYo6?=D8?<`6HU5SXh1;=:23LmV_FSi;OJfV<^?GkIDPISeHg1LaGE:V3Y3K3H<QJfbY?=;ldZRhnhQT_mGXDLFXXhSONE6Do_0iNZagB:BPGOTH;VhHUTd6LhQm^[;dO]5Hlkg<R:F<Kn\\:I:EGojgWZ2X@SYO_dlH;G8S<>oEKabY`:oU;=JW7ig?S?EYb86b7n8ce\\]IRa]koiWY<RfO;5kUI;7lVeC?[@ZaXDiF04B8R]bg@>O<mQDoUcBLcf^f>m2kMBUloD>Ze@NN^Z11TM`inXYhE_I=kA`:ZF4d\\>`L@;ZP[`ENU5cL[BV6\\Z?Di76:jg3hE6oG6jFc8kP=[GS1;WSedYQW1:U4\\OF32GgmMC<AjO]872bdBb`bKAA?8j78b>T3VfcUB2m4J^CPRU;8dScI]LU]^bBYA5_3:Y0N5i^?200000".charCodeAt(i / 6 | 0) - 48 & 1 << i % 6 && addState(this.states, this.index, originalStates, originalIndex);
this.index = twistedNext(this.states, this.index);
}
addState(this.states, this.index, originalStates, originalIndex);
}
};
function addState(mt, idx, originalMt, originalIdx) {
let i = 0;
if (originalIdx >= idx) {
for (; i < 624 - originalIdx; i++) mt[i + idx] ^= originalMt[i + originalIdx];
for (; i < 624 - idx; i++) mt[i + idx] ^= originalMt[i + originalIdx - 624];
for (; i < 624; i++) mt[i + idx - 624] ^= originalMt[i + originalIdx - 624];
} else {
for (; i < 624 - idx; i++) mt[i + idx] ^= originalMt[i + originalIdx];
for (; i < 624 - originalIdx; i++) mt[i + idx - 624] ^= originalMt[i + originalIdx];
for (; i < 624; i++) mt[i + idx - 624] ^= originalMt[i + originalIdx - 624];
}
}
function twistedNext(mt, idx) {
if (idx < 227) {
let y = mt[idx] & MASK_UPPER | mt[idx + 1] & MASK_LOWER;
mt[idx] = mt[idx + 397] ^ y >>> 1 ^ -(y & 1) & A;
return idx + 1;
} else if (idx < 623) {
let y = mt[idx] & MASK_UPPER | mt[idx + 1] & MASK_LOWER;
mt[idx] = mt[idx + 397 - 624] ^ y >>> 1 ^ -(y & 1) & A;
return idx + 1;
} else {
let y = mt[idx] & MASK_UPPER | mt[0] & MASK_LOWER;
mt[idx] = mt[396] ^ y >>> 1 ^ -(y & 1) & A;
return 0;
}
}
function twist(mt) {
for (let idx = 0; idx !== 624; ++idx) twistedNext(mt, idx);
}
function mersenne(seed) {
let out = [seed | 0];
for (let idx = 1; idx !== 624; ++idx) {
let xored = out[idx - 1] ^ out[idx - 1] >>> 30;
out.push(Math.imul(1812433253, xored) + idx | 0);
}
twist(out);
return new MersenneTwister(out, 0);
}
})
};
