export const id = 7785;
export const ids = [
7785,
2186,
5222
];
export const modules = {
12580: ((e, t, n) => {
n.d(t, {
V: () => word,
h: () => quote
});
function quote(e) {
return `'${e.replaceAll("'", "'\\''")}'`;
}
let r = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
function word(e) {
if (/^[\w./@%+=:-]+$/.test(e)) return e;
if (e.search(r) === -1) return quote(e);
return `$'${e.toWellFormed().replace(/[\\']/g, "\\$&").replace(r, (e) => e === "\n" ? "\\n" : `\\U${e.codePointAt(0).toString(16).padStart(8, "0")}`)}'`;
}
}),
94267: ((e, t, n) => {
n.d(t, { q: () => measuredCommit });
let r = ["issue_comment", "workflow_run"];
function measuredCommit({ head_sha: e, sha: t, event: n }) {
return e ?? (r.includes(n) ? null : t);
}
}),
41514: ((e, t, n) => {
n.d(t, {
BZ: () => rulesIn,
Bn: () => requireSameRun,
D3: () => m,
I2: () => requireSameDataset,
_I: () => differencesByOptions,
am: () => isSameValue,
cu: () => identityOf,
g6: () => differencesOf,
x9: () => requireSameAgent
});
var r = n(57975);
var i = n(30742);
var a = n(45145);
var o = n(12580);
var s = n(22495);
var c = n(43830);
var l = n(52323);
var u = n(90162);
var d = n(73762);
var f = n(80418);
let p = [
"pass-key",
"trial-max-cost",
"trial-max-requests",
"hosted-tools",
"allow-hosts"
];
let m = "that of each task";
let h = ["judge", "pass-score"];
async function identityOf({ options: e, agent: t, agentDirectory: r, taskEnv: a }, o) {
let s = e["agent-setup"];
let l = t === null ? null : await (await n.e(5197).then(n.bind(n, 15197))).digestsOf(t.extras);
return {
agent_setup: s === void 0 ? null : (0, i.B)(s),
agent_directory: r === null ? null : await (0, c.rm)(r, [f.hN, ...o], holdsResults),
agent_variables: sorted(Object.entries(e["agent-variables"]).map(([e, t]) => ({
name: e,
value: t
}))),
agent_env: e["agent-env"].map(({ name: e }) => e).sort(),
image: e.image ?? null,
image_map: [...e["image-map"]].sort().map(([e, t]) => ({
from: e,
to: t
})),
workdir: e.workdir ?? null,
pass_score: e["pass-score"],
agent: t?.label ?? null,
agent_args: e["agent-args"],
agent_skills: l?.skills ?? null,
agent_mcp: l?.mcp ?? null,
agent_instructions: l?.instructions ?? null,
task_env: sorted(Object.entries(a).map(([e, t]) => ({
name: e,
digest: (0, i.B)(`${e}=${t}`)
})))
};
}
async function holdsResults(e) {
if (!(0, f.gM)(e) && !(0, f.oA)(e)) return !1;
let [{ readRunRecord: t }, { readExperiment: r }] = await Promise.all([Promise.all([
n.e(2214),
n.e(1343),
n.e(2090)
]).then(n.bind(n, 47705)), Promise.all([n.e(1343), n.e(1852)]).then(n.bind(n, 59546))]);
try {
return t(e) !== null || r(e) !== null;
} catch {
return !1;
}
}
function differencesOf(e, t) {
return linesOf(differencesBetween(e, t));
}
function differencesBetween(e, t) {
let n = new Map();
let compare = (e, t, i) => {
(0, r.isDeepStrictEqual)(t, i) || n.set(e, [t, i]);
};
for (let n of [
"name",
"model",
"command"
]) compare(`agent-${n}`, e.agent[n], t.agent[n]);
compare("dataset", describeDataset(e), describeDataset(t));
let { trials: i, ...a } = e.settings;
let { trials: o, ...s } = t.settings;
for (let e of new Set([...Object.keys(a), ...Object.keys(s)])) {
if (e === "testcase_timeout_ms" && a.mode === null || e === "measure") continue;
let shown = (t) => {
if (e.endsWith("_ms")) return typeof t == "number" ? (0, d.S5)(t) : m;
return e.endsWith("_bytes") && typeof t == "number" ? (0, d.lP)(t) : t ?? null;
};
compare(e.replace(/_(ms|bytes)$/, "").replaceAll("_", "-"), shown(a[e]), shown(s[e]));
}
let [c, l] = [e.identity, t.identity];
if (c !== void 0 && l !== void 0) for (let e of Object.keys(l)) compare(e.replaceAll("_", "-"), shownIdentity(c[e]), shownIdentity(l[e]));
else c !== l && compare("agent-setup, agent-directory, agent-variables", told(e), told(t));
for (let [r, i] of differencesByOptions(e, t)) n.set(r, i);
return n;
}
function rulesIn(e) {
return e.filter(({ name: e }) => p.includes(e));
}
function differencesByOptions({ options: e }, { options: t }) {
if (e === void 0 || t === void 0) return [];
return p.filter((n) => !isSameValue(n, e, t)).map((n) => [n, [textOf(e, n) || null, textOf(t, n) || null]]);
}
function isSameValue(e, t, n) {
return (0, r.isDeepStrictEqual)(parsed(e, textOf(t, e)), parsed(e, textOf(n, e)));
}
function textOf(e, t) {
return e.find((e) => e.name === t)?.value ?? "";
}
function parsed(e, t) {
try {
return (0, u.Ac)(t === "" ? {} : { [e]: t })[e];
} catch {
return t;
}
}
function requireSameRun(e, t, n) {
let r = differencesBetween(e, t);
if (r.size > 0) throw otherRun(n, r);
}
function requireSameDataset(e, t, n) {
if (t === void 0 || !Object.hasOwn(l.cR, t) || t === e.dataset.name) return;
throw otherRun(n, new Map([["dataset", [describeDataset(e), t]]]));
}
async function requireSameAgent(e, t) {
let { readRunRecord: r } = await Promise.all([
n.e(2214),
n.e(1343),
n.e(2090)
]).then(n.bind(n, 47705));
let i = r(e)?.identity?.agent;
if (i === void 0 || i === t) return;
throw otherRun(e, new Map([["agent", [i, t]]]));
}
function otherRun(e, t) {
let n = [...t].every(([e, [, t]]) => h.includes(e) && t !== null);
return new a.yo([
`resume: the run in ${e} measured something else, so its verdicts do not count for this one; give the options below as they were, or another results-path`,
...linesOf(t),
...n ? ["Success commands have no use for judge and pass-score: leave them out.", `To score kept test points and rewards so, give them to: agentbench rescore ${(0, o.V)(e)}`] : []
].join("\n"));
}
function linesOf(e) {
return [...e].map(([e, [t, n]]) => `${e}: ${shown(t)} before, ${shown(n)} now`);
}
function told({ identity: e, harness_version: t }) {
return e === void 0 ? `unknown (harness ${t})` : "known";
}
function describeDataset({ dataset: { name: e, digest: t } }) {
return `${e} (${(0, i.V)(t)})`;
}
function shownIdentity(e) {
if (!Array.isArray(e)) return e;
let t = e.map((e) => typeof e == "string" ? e : "from" in e ? `${e.from}=${e.to}` : `${e.name}=${"digest" in e ? (0, i.V)(e.digest) : e.value}`);
return t.length === 0 ? null : t.join(", ");
}
function shown(e) {
return e === null ? "none" : (0, s.h0)(String(e), 200);
}
function sorted(e) {
return e.sort((e, t) => e.name < t.name ? -1 : 1);
}
}),
86856: ((e, t, n) => {
n.d(t, { A: () => throttling });
var r = n(63251);
var i = "0.0.0-development";
var noop = () => Promise.resolve();
function wrapRequest(e, t, n) {
return e.retryLimiter.schedule(doRequest, e, t, n);
}
async function doRequest(e, t, n) {
let { pathname: r } = new URL(n.url, "http://github.test");
let i = isAuthRequest(n.method, r);
let a = !i && n.method !== "GET" && n.method !== "HEAD";
let o = n.method === "GET" && r.startsWith("/search/");
let s = r.startsWith("/graphql");
let c = ~~t.retryCount > 0 ? {
priority: 0,
weight: 0
} : {};
e.clustering && (c.expiration = 6e4);
(a || s) && await e.write.key(e.id).schedule(c, noop);
a && e.triggersNotification(r) && await e.notifications.key(e.id).schedule(c, noop);
o && await e.search.key(e.id).schedule(c, noop);
let l = (i ? e.auth : e.global).key(e.id).schedule(c, t, n);
if (s) {
let e = await l;
if (e.data.errors != null && e.data.errors.some((e) => e.type === "RATE_LIMITED")) throw Object.assign(Error("GraphQL Rate Limit Exceeded"), {
response: e,
data: e.data
});
}
return l;
}
function isAuthRequest(e, t) {
return e === "PATCH" && /^\/applications\/[^/]+\/token\/scoped$/.test(t) || e === "POST" && (/^\/applications\/[^/]+\/token$/.test(t) || /^\/app\/installations\/[^/]+\/access_tokens$/.test(t) || t === "/login/oauth/access_token");
}
var a = [
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
function routeMatcher(e) {
let t = `^(?:${e.map((e) => e.split("/").map((e) => e.startsWith("{") ? "(?:.+?)" : e).join("/")).map((e) => `(?:${e})`).join("|")})[^/]*$`;
return new RegExp(t, "i");
}
var o = routeMatcher(a);
var s = o.test.bind(o);
var c = {};
var createGroups = function(e, t) {
c.global = new e.Group({
id: "octokit-global",
maxConcurrent: 10,
...t
});
c.auth = new e.Group({
id: "octokit-auth",
maxConcurrent: 1,
...t
});
c.search = new e.Group({
id: "octokit-search",
maxConcurrent: 1,
minTime: 2e3,
...t
});
c.write = new e.Group({
id: "octokit-write",
maxConcurrent: 1,
minTime: 1e3,
...t
});
c.notifications = new e.Group({
id: "octokit-notifications",
maxConcurrent: 1,
minTime: 3e3,
...t
});
};
function throttling(e, t) {
let { enabled: n = !0, Bottleneck: i = r, id: a = "no-id", timeout: o = 12e4, connection: l } = t.throttle || {};
if (!n) return {};
let u = { timeout: o };
l !== void 0 && (u.connection = l);
let d = Object.assign({
clustering: l != null,
triggersNotification: s,
fallbackSecondaryRateRetryAfter: 60,
retryAfterBaseValue: 1e3,
id: a
}, t.throttle);
if (typeof d.onSecondaryRateLimit != "function" || typeof d.onRateLimit != "function") throw Error("octokit/plugin-throttling error:\n        You must pass the onSecondaryRateLimit and onRateLimit error handlers.\n        See https://octokit.github.io/rest.js/#throttling\n\n        const octokit = new Octokit({\n          throttle: {\n            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},\n            onRateLimit: (retryAfter, options) => {/* ... */}\n          }\n        })\n    ");
let f = !1;
let initializeBottleneck = () => {
if (f) return;
f = !0;
c.global ?? createGroups(i, u);
d.global = d.global ?? c.global;
d.auth = d.auth ?? c.auth;
d.search = d.search ?? c.search;
d.write = d.write ?? c.write;
d.notifications = d.notifications ?? c.notifications;
d.retryLimiter = d.retryLimiter ?? new i();
let t = {};
let n = new i.Events(t);
t.on("secondary-limit", d.onSecondaryRateLimit);
t.on("rate-limit", d.onRateLimit);
t.on("error", (t) => e.log.warn("Error in throttling-plugin limit handler", t));
d.retryLimiter.on("failed", async function(t, r) {
let [i, a, o] = r.args;
let { pathname: s } = new URL(o.url, "http://github.test");
if (!(s.startsWith("/graphql") && t.status !== 401 || t.status === 403 || t.status === 429)) return;
let c = ~~a.retryCount;
a.retryCount = c;
o.request.retryCount = c;
let { wantRetry: l, retryAfter: u = 0 } = await (async function() {
if (/\bsecondary rate\b/i.test(t.message)) {
let r = Number(t.response.headers["retry-after"]) || i.fallbackSecondaryRateRetryAfter;
return {
wantRetry: await n.trigger("secondary-limit", r, o, e, c),
retryAfter: r
};
}
if (t.response.headers != null && t.response.headers["x-ratelimit-remaining"] === "0" || (t.response.data?.errors ?? []).some((e) => e.type === "RATE_LIMITED")) {
let r = new Date(~~t.response.headers["x-ratelimit-reset"] * 1e3).getTime();
let i = Math.max(Math.ceil((r - Date.now()) / 1e3) + 1, 0);
return {
wantRetry: await n.trigger("rate-limit", i, o, e, c),
retryAfter: i
};
}
return {};
})();
if (l) {
a.retryCount++;
return u * i.retryAfterBaseValue;
}
});
};
e.hook.wrap("request", (e, t) => {
initializeBottleneck();
return wrapRequest(d, e, t);
});
return {};
}
throttling.VERSION = i;
throttling.triggersNotification = s;
}),
70370: ((e, t, n) => {
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
}),
72577: ((e, t, n) => {
n.d(t, { C: () => uniformInt });
function uniformIntInternal(e, t) {
let n = t > 2 ? ~~(4294967296 / t) * t : 4294967296;
let r = e.next() + 2147483648;
for (; r >= n;) r = e.next() + 2147483648;
return r % t;
}
function fromNumberToArrayInt64(e, t) {
if (t < 0) {
let n = -t;
e.sign = -1;
e.data[0] = ~~(n / 4294967296);
e.data[1] = n >>> 0;
} else {
e.sign = 1;
e.data[0] = ~~(t / 4294967296);
e.data[1] = t >>> 0;
}
return e;
}
function substractArrayInt64(e, t, n) {
let r = t.data[1];
let i = t.data[0];
let a = t.sign;
let o = n.data[1];
let s = n.data[0];
let c = n.sign;
e.sign = 1;
if (a === 1 && c === -1) {
let t = r + o;
let n = i + s + +(t > 4294967295);
e.data[0] = n >>> 0;
e.data[1] = t >>> 0;
return e;
}
let l = r;
let u = i;
let d = o;
let f = s;
if (a === -1) {
l = o;
u = s;
d = r;
f = i;
}
let p = 0;
let m = l - d;
if (m < 0) {
p = 1;
m >>>= 0;
}
e.data[0] = u - f - p;
e.data[1] = m;
return e;
}
function uniformArrayIntInternal(e, t, n) {
let r = n[0] + 1;
t[0] = uniformIntInternal(e, r);
t[1] = uniformIntInternal(e, 4294967296);
for (; t[0] >= n[0] && (t[0] !== n[0] || t[1] >= n[1]);) {
t[0] = uniformIntInternal(e, r);
t[1] = uniformIntInternal(e, 4294967296);
}
return t;
}
let r = 2 ** 53 - 1;
let i = {
sign: 1,
data: [0, 0]
};
let a = {
sign: 1,
data: [0, 0]
};
let o = {
sign: 1,
data: [0, 0]
};
let s = [0, 0];
function uniformLargeIntInternal(e, t, n, c) {
let l = c <= r ? fromNumberToArrayInt64(o, c) : substractArrayInt64(o, fromNumberToArrayInt64(i, n), fromNumberToArrayInt64(a, t));
if (l.data[1] === 4294967295) {
l.data[0] += 1;
l.data[1] = 0;
} else l.data[1] += 1;
uniformArrayIntInternal(e, s, l.data);
return s[0] * 4294967296 + s[1] + t;
}
function uniformInt(e, t, n) {
let r = n - t;
if (r <= 4294967295) return uniformIntInternal(e, r + 1) + t;
return uniformLargeIntInternal(e, t, n, r);
}
}),
69566: ((e, t, n) => {
n.d(t, { q: () => mersenne });
let r = 2567483615;
let i = 2147483647;
let a = 2147483648;
var o = class MersenneTwister {
constructor(e, t) {
this.states = e;
this.index = t;
}
clone() {
return new MersenneTwister(this.states.slice(), this.index);
}
next() {
let e = this.states[this.index];
e ^= e >>> 11;
e ^= e << 7 & 2636928640;
e ^= e << 15 & 4022730752;
e ^= e >>> 18;
this.index = twistedNext(this.states, this.index);
return e;
}
getState() {
return [this.index, ...this.states];
}
jump() {
let e = this.states.slice();
let t = this.index;
this.index = twistedNext(this.states, this.index);
for (let n = 19932; n > 0; --n) {
"SUSgbA\\W`E[]KN2RUSo8XVU?HKBFRl11E\\KoWOg5B]XEWG;BE;1:oVK[`B^Z9Qd23^XTnhL>]Unda4f[X;_j9H5QD=cN<5H`3bW>9bk1mjoI2fK0obmAAINOV:>Mek_V9dd<hZ\\gC3?Fm7FEk07QH_3PLm^@?^i\\QMkgP<]oLHmFnlecg5F@7U^@4jhZ?WZS0k@GHehmM36:5^9;>Hmm`co>k:KOSkSbIINb1VFf>LXgP>GUAQTD>Ci>XMGkUflLlb?_FaFUk@?5N7i70@;1o68ah@I<HFH7R2^J:G][Gf962ITWID9GWK8ElD2G5=DcHcL]cA]P2n7A=[<bInM;IHDQnJMReRXDWbVldnGEIPij`E08Xdci3@0c:IBbD4:Nk]?lEN9j^;T`0blZX7eiWE8c`<ak7j05FZi>AjUDh?M1B?^??FAXKThf<aBOXZf7jXYGK>R<;NHk3S9YhM7STJ6`:MIE`S@7298X8W>PNK=@;lLX<i\\TXLL<W@X[X54H]in8M;;n?kkQbajgAMY=Tf9b;ZKf0QUB2FHYWfnfkDoU9YkcLd95T>lK6GM1YL\\lid:J>KYS=iJ]Y>QlF>?R5_[5QeYC=66;A32Ac>OHk_ne^0g>bK:g;KFPgbGUcPR_Z=TX3H9d03bKZ2IhEPKBo>LSGWd0iFdV8C<Y:<>T[O6lC\\blaZ>GoAYP4clf^j1IfnZJ]QeDe2X<HE[LJNWnaCg[P]Co^:IRbWPY?97UePBlZNNHY6LOBM8P>=h?Ye:_f_Sb9Ki5GDYBF4dWeMfdg^ccPllNWM7G1\\UMdoYeOOD5^e@foA22G?ADYo5:FVG[bWo96;>3kc_c1Ab30>30;1@4F8g2hY?DJ4[LOL;ZLLKo2]jo>[KMDUcR279N_kF=3WL@Dd620bMTdA\\U9k``ef2iD9JgJ8CZBHS>F^Uk;<laeaeHS<15OSeS`PcSSKBRBFY]aQ=EgUXGNg=?d56`KA@2BejY0^[_DCX`L=CGMT=BW^6S1i@2ATBVk>3_ocRA>2U:4GPQ6o>5jX2HIcV3S@On6KB<[SKB?FC_AAji9agbBFkAi\\;4I\\UJ]c36Ub@[;gQACVGY<V]SDJBUU]La\\_a@JdOO8gm2T0DJMa:8Hf7>E]noQ[1Kambn??QQ]S?1i0oMGOijb\\aGY6lQ^CJ?9bFle8<eH4UUjBINX;n8@VOA5ah^URV49B[A?ONHhHAC1J5;;h0SXYlG^0W=eJdHh^K4SGe=1HZLLam;D<Q3AOdbPcdX``82\\jo0En8jRVGC73WMCF9`d:0heS?80?C188cSn7H9<daZ]MgS4Pb^1HkA:1PU^5>^h_g[RQV@PnYBRI_]`B]Bh@Uk03eXGY`I16L76H28X`R>IROMeNVUdU[:lghLhPCQZ:4a<30YBZCYnXe[?;jc8gKI2QH2MjnWBm4nGCZW`aVU2a;P<AMI25mlW_Nm][2?b6o851X@lAm]YZ`bWRF1g<Ga:T]1NXH5Veja5P9S9>:aNg:Th1Y=5o78K>LQ8hW@5S?I83Lk5Xk;j5@I3o[d:4RjE^oS30:WP9gC\\i8aSI>QRE@4lP:7lDg8g2`Ql[2I8aBU\\BQ?B4_clL9Q]S;^e1Ob5[>3JER2`c7B=o]fPOWO<DGi;Niba1PoWPPE_Q3aX0OB0mZej\\f_M[J4Y6]1`h2MkF[GiW8Q^d3^_=<I1N2Q7]2<2j[iP7V3V821FaI]A`93bC^Z\\G=WJ;^Ih?B97_iIF@\\Dl<eK1je8SNTWo_=XFMZH<<JYLZ^YQMPgYOV45K_:]kSI8^XlO0]GY=VUfe_C_F6TOcoAlVUH:o=WhhT@K`2KFhe<3\\KXQ>W:M?S_4S5d@J^`[AGA7@3]DnGSCO`\\?E8HT75^d9\\:m\\m1egIfk8cd6bD9\\eU8\\n[Pb0Cgd^S0n9kGJHb]i5XodlKHc34Fhi9K>0U5WK`>7Ff2^KL=WC6:kc?e5C^a1T1:4:^S5flXlGNIj08AfO?Dh7T7dWO>E]NI9?ob7B7P_h[4TEP[EU;GllFTnSmg9:\\[N]<SAoKP_kPlG56A:I3T6EG8Hj=XnUE`KT5U@OQ?]7[N^MFN1_NU4KO_3::Le`8IL9[1Z1H1;V3SC\\N3]S@4U[F2mhT5dYM7[4Pg_Na0_8WTH0`bgceQS8]EG;XgD4Ib4iLTP@kE79Mn>AYRJA1U5^Blhgno:aHVYc03c3J0Vc9FjEV^M75Zfd8kVC9>iJDk`AJ[6f7DK2D^DL\\AX:6b5h31XH;RQB\\N<ZSM=J;6L[`UW^eOIFc1Y]6_dfedIe4ARh72mTXC0WND_IDHVCZRDE0eODARCEETQI5TPUQE=jEH5bS?LP[ai`F5ABRYDo2o\\@=]GT?_9;hc4Lm:\\SF9k1T<0E@fX9BG[]g0nY7k[Qmi@la8`PF0j6@Q?Ii7bLkXQ<lLHf]`:DCh@9JY5>hEVLTdhL\\b1EB0lLh<=WaO@F<;8g<d:@e:LA:cFIEdmQh7hNHfSRToW?8N4:Z1K;XEDRO;OIDh<UdVln?bjgL>?VE98[B\\K<BVjkG8LiSX;fb>jf?DUK00Aih<WY6QD6cEnHBZ8iN_fd<G8Ci`11RUW2QlW]IXV:m?;J0GXXHfGNQ>:D`=fLPbO?VOTEYLj^cNj5PM>jKB5HVjJ4U7lXaTQNL9<@\\1`m\\Ug@VQHd7>jW=ca0`miF7;N0F=GjoQ`RFchKMGTmn8cF@Oh4GGCm7m2`U9j93Tb>=kSERjE_J939F01I1;`<ijk_=_Vn=7RVAI6fnQI5KlF:C44bN<<8K=Z<2TP<1]5?<dB>^LA=ebloE2Y2:9lkh0\\<YKbHD97iE`<C5oj^1>X:??`H6BXF2hG1Q[dF0Q=>W=J?7C\\k1T?<;R44oW?1hY^G8Zm]ZKnfOf0eCFYo6?=D8?<`6HU5SXh1;=:23LmV_FSi;OJfV<^?GkIDPISeHg1LaGE:V3Y3K3H<QJfbY?=;ldZRhnhQT_mGXDLFXXhSONE6Do_0iNZagB:BPGOTH;VhHUTd6LhQm^[;dO]5Hlkg<R:F<Kn\\:I:EGojgWZ2X@SYO_dlH;G8S<>oEKabY`:oU;=JW7ig?S?EYb86b7n8ce\\]IRa]koiWY<RfO;5kUI;7lVeC?[@ZaXDiF04B8R]bg@>O<mQDoUcBLcf^f>m2kMBUloD>Ze@NN^Z11TM`inXYhE_I=kA`:ZF4d\\>`L@;ZP[`ENU5cL[BV6\\Z?Di76:jg3hE6oG6jFc8kP=[GS1;WSedYQW1:U4\\OF32GgmMC<AjO]872bdBb`bKAA?8j78b>T3VfcUB2m4J^CPRU;8dScI]LU]^bBYA5_3:Y0N5i^?200000".charCodeAt(n / 6 | 0) - 48 & 1 << n % 6 && addState(this.states, this.index, e, t);
this.index = twistedNext(this.states, this.index);
}
addState(this.states, this.index, e, t);
}
};
function addState(e, t, n, r) {
let i = 0;
if (r >= t) {
for (; i < 624 - r; i++) e[i + t] ^= n[i + r];
for (; i < 624 - t; i++) e[i + t] ^= n[i + r - 624];
for (; i < 624; i++) e[i + t - 624] ^= n[i + r - 624];
} else {
for (; i < 624 - t; i++) e[i + t] ^= n[i + r];
for (; i < 624 - r; i++) e[i + t - 624] ^= n[i + r];
for (; i < 624; i++) e[i + t - 624] ^= n[i + r - 624];
}
}
function twistedNext(e, t) {
if (t < 227) {
let n = e[t] & a | e[t + 1] & i;
e[t] = e[t + 397] ^ n >>> 1 ^ -(n & 1) & r;
return t + 1;
} else if (t < 623) {
let n = e[t] & a | e[t + 1] & i;
e[t] = e[t + 397 - 624] ^ n >>> 1 ^ -(n & 1) & r;
return t + 1;
} else {
let n = e[t] & a | e[0] & i;
e[t] = e[396] ^ n >>> 1 ^ -(n & 1) & r;
return 0;
}
}
function twist(e) {
for (let t = 0; t !== 624; ++t) twistedNext(e, t);
}
function mersenne(e) {
let t = [e | 0];
for (let e = 1; e !== 624; ++e) {
let n = t[e - 1] ^ t[e - 1] >>> 30;
t.push(Math.imul(1812433253, n) + e | 0);
}
twist(t);
return new o(t, 0);
}
})
};
