export const id = 4514;
export const ids = [4514];
export const modules = {
20472: ((e, t, n) => {
n.d(t, {
M: () => unlessCancelled,
T: () => limited
});
var r = n(68785);
var i = n(4472);
function limited(e) {
return (0, i.Ns)((0, i.w9)(process.env), e);
}
function unlessCancelled(e, t) {
return (0, r.Wh)(limited(e), t).catch((e) => {
throw t.aborted ? new r.j$(t) : e;
});
}
}),
68673: ((e, t, n) => {
n.d(t, { m: () => optionsOfFile });
var r = n(45145);
var i = n(47135);
var a = n(55005);
var o = n(14173);
let s = new Set([
"push",
"pull_request",
"schedule",
"workflow_dispatch",
"merge_group"
]);
let c = {
judge: "judge-api-key",
"judge-base-url": "judge-api-key",
"model-endpoints": "model-keys"
};
async function optionsOfFile(e, t, { GITHUB_EVENT_NAME: n, GITHUB_WORKFLOW: r }) {
let o = e.config?.trim() ?? "";
if (o === "" && n !== void 0 && !s.has(n)) {
tellUnread(n);
return {};
}
let l = await (0, i.Xg)(o === "" ? void 0 : o, process.cwd());
if (l === null) return {};
let u = {};
for (let [n, o] of Object.entries((0, i._C)(e, l.texts))) {
let i = e[n]?.trim() ?? "";
let s = n === "suite" ? r ?? "" : (0, a.ti)(n).default ?? "";
if (!(0, a.ny)(t, n) || i !== "" && i !== s) continue;
let d = c[n];
d !== void 0 && refuseToLeadKey(n, d, l, e);
u[n] = o;
}
return u;
}
function tellUnread(e) {
let t = (0, i.u0)(process.cwd());
if (t === void 0) return;
o.lm(`config: ${t} is not read, since the checkout may be a stranger's in a workflow that ${e} starts; if it is not, set config: ${t}`);
}
function refuseToLeadKey(e, t, { file: n, found: i, lines: a, texts: o }, s) {
let c = [s[t], t === "model-keys" ? o[t] : ""].some((e) => (e ?? "").trim() !== "");
if (!i || !c) return;
throw new r.yo(`config: ${n}:${a[e]}: ${e}: the step has ${t === "judge-api-key" ? "a judge-api-key" : "model-keys"}, and a file that was only found must not decide where it is sent; give ${e} beside the key, or name the file in config`);
}
}),
7126: ((e, t, n) => {
n.d(t, {
G8: () => loadInputsAgain,
IV: () => loadInputs,
Ko: () => readInputs,
Z$: () => maskValues
});
var r = n(28524);
var i = n(10076);
var a = n(55005);
var o = n(90162);
var s = n(93588);
var c = n(68673);
var l = n(90862);
async function loadInputs(e) {
maskOwn();
let t = readInputs();
let n = await (0, c.m)(t, e, process.env);
let { instances: r, ...i } = n;
e === "run" && Object.keys(i).length > 0 && (0, l.ql)(i);
let a = {
...t,
...n
};
return {
options: parse(a),
texts: a
};
}
function loadInputsAgain() {
maskOwn();
return parse({
...readInputs(),
...(0, l.Z9)()
});
}
let u = [
"agent-env",
"agent-variables",
"model-keys",
"task-env"
];
function readInputs(e = a.W6) {
let t = Object.fromEntries(e.map((e) => [e, r.V4(e, { trimWhitespace: !u.includes(e) })]));
return {
...t,
suite: t.suite || (process.env.GITHUB_WORKFLOW ?? "")
};
}
function parse(e) {
let t = (0, o.Ac)(e);
maskValues(t);
return t;
}
function maskValues(e) {
for (let t of (0, s.F)(e, process.env)) mask(t);
}
function maskOwn() {
for (let e of (0, i.G_)(process.env)) mask(e);
}
function mask(e) {
for (let t of (0, i.FZ)(e)) r.Pq(t);
}
}),
14173: ((e, t, n) => {
n.d(t, {
$e: () => warning,
AU: () => fold,
C1: () => setFailed,
N4: () => endGroup,
Oh: () => startGroup,
Yz: () => debug,
lm: () => notice,
pq: () => info,
t8: () => unfold,
z3: () => error
});
var r = n(28524);
var i = n(18686);
var a = n(22495);
function info(e) {
unfold();
r.pq((0, a.hJ)((0, a.kc)(e)));
}
function debug(e) {
r.Yz(message(e));
}
function notice(e, { title: t = "agentbench" } = {}) {
unfold();
r.lm(message(e), { title: (0, a.h0)(t) });
}
function warning(e, { title: t = "agentbench" } = {}) {
unfold();
r.$e(message(e), { title: (0, a.h0)(t) });
}
function error(e, { title: t = "agentbench" } = {}) {
unfold();
r.z3(message(e), { title: (0, a.h0)(t) });
}
function setFailed(e) {
unfold();
r.C1(message(e));
}
function startGroup(e) {
unfold();
r.Oh((0, a.h0)(e));
}
function endGroup() {
r.N4();
}
let o = !1;
function fold(e) {
if (o) return;
startGroup(e);
o = !0;
}
function unfold() {
if (!o) return;
o = !1;
r.N4();
}
function message(e) {
return (0, i.v)((0, a.pj)(e), 16384);
}
}),
90862: ((e, t, n) => {
n.d(t, {
BF: () => saveUndone,
Ed: () => loadUpload,
F: () => saveShared,
H0: () => isRefused,
OC: () => isLeft,
Po: () => saveSummarized,
Z9: () => loadConfig,
Zx: () => loadBegunRun,
fz: () => saveUpload,
k2: () => isSummarized,
ql: () => saveConfig,
sE: () => savePublished,
su: () => saveBegunRun
});
var r = n(28524);
var i = n(79882);
var a = n(26635);
let o = "run-id";
let s = "testbed";
let c = "results-path";
let l = "published";
let u = "summarized";
let d = "shared-suite";
let f = "config";
function saveBegunRun({ ids: e, testbed: t, resultsPath: n }) {
(0, a.L)(o, e.join(","));
(0, a.L)(s, t);
(0, a.L)(c, n);
}
function saveUpload(e, { id: t, name: n }) {
(0, a.L)(`${e}-id`, t);
(0, a.L)(`${e}-name`, n);
}
function loadUpload(e) {
let t = Number(r.Gu(`${e}-id`));
return t > 0 ? {
id: t,
name: r.Gu(`${e}-name`)
} : null;
}
function savePublished() {
(0, a.L)(l, "true");
}
function saveSummarized() {
(0, a.L)(u, "true");
}
function isSummarized() {
return r.Gu(u) === "true";
}
function saveUndone(e, t) {
(0, a.L)(`${e}-undone`, t);
}
function isLeft(e) {
return r.Gu(`${e}-undone`) === "left";
}
function isRefused(e) {
return r.Gu(`${e}-undone`) === "refused";
}
function saveShared() {
(0, a.L)(d, "true");
}
function loadBegunRun() {
let e = r.Gu(o).split(",");
if (!e.every(i.Pk)) return null;
return {
ids: e,
testbed: r.Gu(s) === "host" ? "host" : "docker",
resultsPath: r.Gu(c),
published: r.Gu(l) === "true",
left: isLeft("artifact") || isLeft("comment"),
shared: r.Gu(d) === "true"
};
}
function saveConfig(e) {
(0, a.L)(f, JSON.stringify(e));
}
function loadConfig() {
let e = r.Gu(f);
return e === "" ? {} : JSON.parse(e);
}
}),
26635: ((e, t, n) => {
n.d(t, {
L: () => saveState,
u: () => setOutput
});
var r = n(28524);
var i = n(45145);
var a = n(14173);
function setOutput(e, t) {
tell(`output ${e}`, () => r.uH(e, t));
}
function saveState(e, t) {
tell(`state ${e}`, () => r.LZ(e, t));
}
function tell(e, t) {
try {
t();
} catch (t) {
a.$e(`The ${e} was not passed to the runner: ${(0, i.bD)(t)}`);
}
}
}),
45145: ((e, t, n) => {
n.d(t, {
$N: () => codeOf,
EV: () => stopOf,
QM: () => WriteError,
VG: () => Stop,
ZD: () => TrialError,
bD: () => messageOf,
fN: () => failAs,
fT: () => isInterrupted,
yo: () => UserError
});
class UserError extends Error {
name = "UserError";
}
class WriteError extends Error {
name = "WriteError";
}
class TrialError extends Error {
name = "TrialError";
kind;
constructor(e, t, n) {
super(t, n);
this.kind = e;
}
}
function failAs(e) {
return (t) => {
throw new TrialError(e, messageOf(t), { cause: t });
};
}
class Stop extends Error {
name = "Stop";
kind;
constructor(e, t) {
super(t);
this.kind = e;
}
}
function stopOf({ reason: e }) {
return e instanceof Stop ? e : new Stop("interrupted", `interrupted by ${String(e)}`);
}
function isInterrupted(e) {
return e.aborted && !(e.reason instanceof Stop);
}
let r = {
EMFILE: "raise the limit of open files by ulimit -n, or lower parallel",
EAGAIN: "raise the limit of processes by ulimit -u, or lower parallel",
EFBIG: "raise the limit of file sizes by ulimit -f"
};
function messageOf(e) {
if (!(e instanceof Error)) return String(e);
let t = codeOf(e) ?? "";
return Object.hasOwn(r, t) && (t !== "EAGAIN" || e.message.startsWith("spawn")) ? `${e.message} (${r[t]})` : e.message;
}
function codeOf(e) {
return e instanceof Error && "code" in e && typeof e.code == "string" ? e.code : void 0;
}
}),
68785: ((e, t, n) => {
n.d(t, {
Hp: () => isSignal,
Wh: () => unlessAborted,
Xc: () => unlessLate,
YF: () => onSignal,
fH: () => exitCodeOfSignal,
j$: () => Interrupted,
tm: () => i
});
class Interrupted extends Error {
name = "Interrupted";
exitCode;
constructor({ reason: e }) {
super(`interrupted by ${e} before there was a result`);
this.exitCode = exitCodeOfSignal(e);
}
}
let r = {
SIGHUP: 129,
SIGINT: 130,
SIGTERM: 143
};
function isSignal(e) {
return typeof e == "string" && Object.hasOwn(r, e);
}
function exitCodeOfSignal(e) {
return r[String(e)] ?? 130;
}
function onSignal() {
let e = new AbortController();
let t = 0;
let listener = (n) => {
let { aborted: r, reason: i } = e.signal;
r && (n !== i || performance.now() - t >= 500) && process.exit(exitCodeOfSignal(n));
if (r) return;
e.abort(n);
t = performance.now();
};
for (let e of Object.keys(r)) process.on(e, listener);
let survive = () => {};
process.on("SIGXFSZ", survive);
return {
signal: e.signal,
dispose() {
for (let e of Object.keys(r)) process.off(e, listener);
process.off("SIGXFSZ", survive);
}
};
}
async function unlessAborted(e, t) {
let n = Promise.withResolvers();
let abort = () => n.reject(t.reason);
t.aborted && abort();
t.addEventListener("abort", abort, { once: !0 });
e.catch(() => {});
try {
return await Promise.race([n.promise, e]);
} finally {
t.removeEventListener("abort", abort);
}
}
let i = new AbortController().signal;
async function unlessLate(e, t, { signal: n, until: r } = {}) {
let i = Promise.withResolvers();
let end = () => i.resolve(null);
let a = setTimeout(() => setImmediate(end), Math.max(0, t));
r?.aborted && end();
r?.addEventListener("abort", end, { once: !0 });
try {
let t = Promise.race([e, i.promise]);
return await (n === void 0 ? t : unlessAborted(t, n));
} finally {
clearTimeout(a);
r?.removeEventListener("abort", end);
}
}
}),
85416: ((e, t, n) => {
n.d(t, {
$u: () => i,
TK: () => r,
dK: () => isHidden,
ep: () => c,
lf: () => l
});
let r = 1024;
let i = 4096;
let a = [
27,
27,
128,
159,
173,
173,
1564,
1564,
6158,
6158,
8203,
8207,
8232,
8238,
8288,
8303,
65279,
65279,
65529,
65531,
917504,
917631
];
let o = `[${a.map((e, t) => `${t % 2 == 0 ? "" : "-"}\\u{${e.toString(16)}}`).join("")}]`;
let s = `${[
`(?:\\u001b\\[|\\u009b)[0-?]{0,${i}}[ -\\/]{0,${i}}[@-~]`,
`(?:\\u001b[PX\\]^_]|[\\u0090\\u0098\\u009d-\\u009f])[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f]{0,${i}}(?:\\u0007|\\u001b\\\\|\\u009c)`,
`\\u001b(?:[ -\\/]{1,${i}}[0-~]|[0-~])`
].join("|")}|${o}`;
let c = new RegExp(s, "gu");
let l = RegExp(`(?:${s}){1,65536}`, "gu");
function isHidden(e) {
for (let t = 0; t < a.length; t += 2) if (e <= a[t + 1]) return e >= a[t];
return !1;
}
}),
18686: ((e, t, n) => {
n.d(t, { v: () => shortened });
function shortened(e, t) {
return e.length > t ? `${e.slice(0, t - 1).replace(/[\ud800-\udbff]$/, "")}…` : e;
}
}),
22495: ((e, t, n) => {
n.d(t, {
OG: () => logLines,
kc: () => logText,
LP: () => markdownCommit,
xc: () => markdownId,
p7: () => markdownText,
pj: () => plain,
h0: () => plainLine,
iN: () => withColours,
hJ: () => withoutProblems
});
var r = n(85416);
let i = "[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]";
let a = RegExp(i, "u");
let o = RegExp(`(?<![^\\s("':,;|·])${i}+(?:(?: ?[\\d()'"’.–-]{1,8} ?| )${i}+)*(?: ?\\d{0,8}\\))?(?![^\\s)"':,;.|·])`, "gu");
let [s, c] = ["⁨", "⁩"];
function withIsolatedWords(e) {
return a.test(e) ? e.replace(o, `${s}$&${c}`) : e;
}
function isolated(e) {
return a.test(e) && !/\p{Script=Latin}/u.test(e) ? `${s}${e}${c}` : withIsolatedWords(e);
}
var l = n(18686);
let u = /[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u007f]/g;
let d = /^\u001b\[[\d;:]*m$/;
function picture(e) {
return String.fromCharCode(e === "" ? 9249 : 9216 + e.charCodeAt(0));
}
let f = /[^\t\n -~]/;
function plain(e) {
if (!f.test(e)) return e.replaceAll("##[", "## [");
return e.replace(/\r\n?/g, "\n").replace(r.lf, (e) => e.length > r.TK ? "�" : "").replace(u, picture).replaceAll("##[", "## [").toWellFormed();
}
function withColours(e) {
return e.replace(/\r\n?/g, "\n").replace(r.lf, (e) => e.length > r.TK ? "�" : e.replace(r.ep, (e) => d.test(e) ? e : "")).replace(u, picture).toWellFormed();
}
let p = /[^ -~]| {2}|^ | $|##\[/;
function plainLine(e, t = 300) {
let n = p.test(e) ? plain(e).replace(/\s+/g, " ").trim() : e;
return (0, l.v)(n, t);
}
function logLines(e) {
return plain(e).split("\n").map((e) => `│ ${e}`).join("\n");
}
function logText(e) {
return plain(e).replace(/^(?=[^\S\n]*::)/gm, "│ ");
}
function withoutProblems(e) {
return e.replace(/(?<=[:(]|\b(?:line|col|column)\s)(?=\d+(?:\s*[:,)]|\s|$))/gim, "⁠");
}
let m = [
[/@/g, "@​"],
[/#/g, "#​"],
[/(?<![a-z\d])(GH-)(?=\d)/gi, "$1​"],
[/(www)(?=\.)/gi, "$1​"],
[/:(?=\/\/|[\w+-]+:)/g, ":​"],
[/(?<=(?=\d*[a-f])\b(?:[0-9a-f]{6})+)(?=[0-9a-f]+\b)/gi, "​"]
];
let h = /[\\`*_{}[\]()#+!|~$:@&<>]|^[-=\d]|gh-|www|[\da-f]{7}/i;
function markdownText(e, t = 300) {
let n = isolated(plainLine(e, t));
if (!h.test(n)) return n;
return m.reduce((e, [t, n]) => e.replace(t, n), n).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replace(/[\\`*_{}[\]()#+!|~$:]|^[-=]|(?<=^\d+)\./g, (e) => `&#${e.charCodeAt(0)};`);
}
function markdownId(e) {
let t = markdownText(e, 160);
return t.includes("​") && /^[\w.-]+$/.test(e) ? `\`${e}\`` : t;
}
function markdownCommit(e) {
return /^[0-9a-f]{7,64}$/.test(e) ? e.slice(0, 12) : markdownText(e.slice(0, 12));
}
}),
6830: ((e, t, n) => {
n.d(t, {
j: () => readEvent,
l: () => forgetBrokenEvent
});
var r = n(73024);
function readEvent(e) {
if (!e.GITHUB_EVENT_PATH) return {};
try {
return JSON.parse((0, r.readFileSync)(e.GITHUB_EVENT_PATH, "utf8")) ?? {};
} catch {
return {};
}
}
function forgetBrokenEvent(e) {
try {
JSON.parse((0, r.readFileSync)(e.GITHUB_EVENT_PATH ?? "", "utf8"));
} catch {
delete e.GITHUB_EVENT_PATH;
}
}
}),
4472: ((e, t, n) => {
n.d(t, {
Fv: () => currentOperation,
Mm: () => bounded,
Ns: () => withLimits,
ev: () => lateness,
um: () => limitHttp,
w9: () => serviceLimits
});
var r = n(16698);
var i = n(53053);
var a = n(45145);
var o = n(68785);
let s = {
request: 3e4,
total: 6e5
};
class TooLate extends Error {}
function serviceLimits(e) {
let read = (t, n) => {
let r = e[t];
if (!r) return n;
let i = Number(r);
if (i > 0 && i <= 86400) return i * 1e3;
throw new a.yo(`${t}: "${r}" is not a number of seconds; the default without it is ${n / 1e3}`);
};
return {
request: read("AGENTBENCH_REQUEST_TIMEOUT", s.request),
total: read("AGENTBENCH_PUBLISH_TIMEOUT", s.total)
};
}
function seconds(e) {
return `${e < 1e3 ? e / 1e3 : Math.round(e / 1e3)} s`;
}
let c = new r.AsyncLocalStorage();
async function withLimits(e, t) {
let n = new AbortController();
let r = new TooLate(`did not answer before the limit of ${seconds(e.total)} for all requests was reached`);
let i = setTimeout(() => n.abort(r), e.total).unref();
try {
return await c.run({
limits: e,
signal: n.signal
}, t);
} finally {
clearTimeout(i);
}
}
class Operation {
limit;
signal;
last = null;
#e = new AbortController();
#t = 0;
constructor() {
let { limits: e, signal: t } = c.getStore() ?? {
limits: s,
signal: null
};
this.limit = e.request;
this.signal = t === null ? this.#e.signal : AbortSignal.any([t, this.#e.signal]);
}
allowed(e) {
return this.limit + 1e3 * (Number(e) || 0) / 32768;
}
late(e, t) {
let n = this.fault(e);
this.#t += 1;
(t || this.#t >= 2) && this.#e.abort(n);
return n;
}
fault(e) {
return new TooLate(`did not answer within ${seconds(e)}`);
}
answered(e, t) {
this.#t = 0;
this.last = {
status: e,
path: t
};
}
}
let l = new r.AsyncLocalStorage();
function currentOperation() {
return l.getStore() ?? new Operation();
}
async function bounded(e, t, n = (e) => e) {
let r = new Operation();
try {
return await l.run(r, () => (0, o.Wh)(t(), r.signal));
} catch (t) {
let i = lateness(r.signal.aborted ? r.signal.reason : t);
throw i === null ? n(t, r) : Error(`${e} ${i}`, { cause: t });
}
}
function lateness(e) {
if (e instanceof TooLate) return e.message;
return e instanceof Error && e.cause !== void 0 ? lateness(e.cause) : null;
}
function limitHttp() {
if (u) return;
u = !0;
(0, i.subscribe)("http.client.request.created", (e) => {
let t = l.getStore();
t !== void 0 && limit(e.request, t);
});
}
let u = !1;
function limit(e, t) {
let expire = (n, r) => e.destroy(t.late(n, r));
let n = t.allowed(e.getHeader("content-length"));
let r = setTimeout(expire, n, n, !1);
let abort = () => e.destroy(t.signal.reason);
t.signal.addEventListener("abort", abort, { once: !0 });
e.on("response", (n) => {
let i = t.allowed(n.headers["content-length"]);
clearTimeout(r);
r = setTimeout(expire, i, i, !0);
n.on("end", () => t.answered(n.statusCode ?? 0, e.path));
});
e.on("close", () => {
clearTimeout(r);
t.signal.removeEventListener("abort", abort);
});
t.signal.aborted && abort();
}
}),
52385: ((e, t, n) => {
n.d(t, {
Kc: () => isForge,
M7: () => artifactPage,
VS: () => githubPlace,
cF: () => basesOf,
fL: () => runPage,
vh: () => isEnterpriseServer
});
function githubPlace(e, t) {
if (e.GITHUB_ACTIONS !== "true" || !e.GITHUB_REPOSITORY) return null;
return {
repository: e.GITHUB_REPOSITORY,
workflow: e.GITHUB_WORKFLOW ?? "",
job: e.GITHUB_JOB ?? "",
run_id: e.GITHUB_RUN_ID ?? "",
run_attempt: Number(e.GITHUB_RUN_ATTEMPT) || 0,
sha: e.GITHUB_SHA ?? "",
head_sha: headOf(t),
ref: e.GITHUB_REF ?? "",
event: e.GITHUB_EVENT_NAME ?? "",
pull_request: pullRequestOf(t)
};
}
function basesOf(e, t) {
let n = t.pull_request?.base?.ref;
let r = headOf(t);
if (typeof n == "string" && r !== null) return {
baseBranch: n,
headSha: r
};
if (pullRequestOf(t) !== null) return null;
let { GITHUB_REF_TYPE: i, GITHUB_REF_NAME: a, GITHUB_SHA: o } = e;
let [, s] = /^refs\/heads\/(.+)$/.exec(String(t.merge_group?.base_ref)) ?? [];
if (s !== void 0 && o) return {
baseBranch: s,
headSha: o
};
return i === "branch" && a && o ? {
baseBranch: a,
headSha: o
} : null;
}
function isForge({ FORGEJO_ACTIONS: e, GITEA_ACTIONS: t }) {
return e === "true" || t === "true";
}
function isEnterpriseServer(e) {
let { GITHUB_SERVER_URL: t } = e;
let n = URL.parse(t || "https://github.com")?.hostname ?? "";
return !isForge(e) && !/^github\.com$|\.(ghe\.com|localhost)$/.test(n);
}
function runPage(e, t) {
if (t === null) return null;
let n = pageOfAllAttempts(e, t);
return isForge(e) ? n : `${n}/attempts/${t.run_attempt}`;
}
function artifactPage(e, t, n) {
if (t === null || n === null) return null;
let { id: r, name: i } = n;
return `${pageOfAllAttempts(e, t)}/artifacts/${isForge(e) ? encodeURIComponent(i) : r}`;
}
function pageOfAllAttempts(e, { repository: t, run_id: n }) {
let { GITHUB_SERVER_URL: r = "https://github.com", GITHUB_RUN_NUMBER: i } = e;
return `${r}/${t}/actions/runs/${e.FORGEJO_ACTIONS === "true" && i ? i : n}`;
}
function headOf({ pull_request: e }) {
let t = e?.head?.sha;
return typeof t == "string" && /^[0-9a-f]{7,64}$/.test(t) ? t : null;
}
function pullRequestOf({ pull_request: e, issue: t }) {
let n = e?.number ?? (t?.pull_request == null ? void 0 : t.number);
return typeof n == "number" && Number.isInteger(n) ? n : null;
}
}),
86426: ((e, t, n) => {
n.d(t, { o: () => nameOfAgent });
function nameOfAgent(e) {
return e.replace(/@[^@/]*$/, "");
}
}),
47135: ((e, t, n) => {
n.d(t, {
Xg: () => readConfig,
_C: () => withoutOtherAgent,
u0: () => findConfig
});
var r = n(76760);
var i = n(45145);
var a = n(70930);
var o = n(45503);
var s = n(86426);
var c = n(55005);
var l = n(90162);
let u = ["agentbench.yaml", ".github/agentbench.yaml"];
let d = ["agentbench.yml", ".github/agentbench.yml"];
let f = {
config: "is the name of this file",
"judge-api-key": "is a secret; set AGENTBENCH_JUDGE_API_KEY in the environment, or give it in the workflow from a secret",
"github-token": "is a secret; give it in the workflow",
matrix: "comes from the plan of a workflow",
"job-index": "comes from the workflow",
"job-total": "comes from the workflow"
};
let p = c.W6.filter((e) => f[e] === void 0);
let m = [[
"agent",
"agent-args",
"agent-skills",
"agent-mcp",
"agent-instructions"
], ["agent-command", "agent-directory"]];
function withoutOtherAgent(e, t) {
let n = { ...t };
let textOf = (e, t) => (0, l.VW)(e[t] ?? "").trim();
let has = (e, t) => textOf(e, t) !== "";
for (let [r, ...i] of m) {
let a = r === "agent" ? "agent-command" : "agent";
if (!has(t, r)) continue;
if (has(e, r)) {
textOf(e, r) !== textOf(t, r) && delete n["agent-name"];
let i = (0, s.o)(textOf(e, r)) !== (0, s.o)(textOf(t, r));
r === "agent" && i && delete n["agent-args"];
} else if (has(e, a)) for (let e of [
r,
...i,
"agent-name"
]) delete n[e];
}
return n;
}
async function readConfig(e, t) {
if (e === "none") return null;
let n = e === void 0 || e.trim() === "" ? void 0 : e;
let s = n ?? findConfig(t);
if (s === void 0) {
let e = d.find((e) => (0, a.LZ)(r.join(t, e)) !== void 0);
if (e === void 0) return null;
throw new i.yo(`config: ${e} is not read by itself: rename it to ${e.replace(".yml", ".yaml")}, or set config: ${e}; if it is another program's, set config: none`);
}
let c;
try {
c = (0, o.XF)(r.resolve(t, s), 1048576, { follow: n !== void 0 });
} catch (e) {
throw new i.yo(`config: ${s} cannot be read: ${(0, i.bD)(e)}`);
}
let l = (0, o.$C)(c);
if (l !== null) throw new i.yo(`config: ${s}:${l}: has bytes that are not UTF-8; save the file as UTF-8`);
return {
file: s,
found: n === void 0,
...await parseConfig(new TextDecoder().decode(c), s)
};
}
function findConfig(e) {
return u.find((t) => (0, a.LZ)(r.join(e, t)) !== void 0);
}
async function parseConfig(e, t) {
let { isMap: r, isScalar: a } = await n.e(8815).then(n.t.bind(n, 38815, 19));
let { formsOf: o, isNothing: s, lineOfText: u, nestedText: d, parseYaml: m, textFor: h, unfitEntry: g } = await Promise.all([n.e(8815), n.e(1031)]).then(n.bind(n, 43412));
let { contents: _, lineAt: v } = m(e, `config: ${t}`);
let y = {};
let b = {};
let x = {};
if (s(_)) return {
texts: y,
lines: b
};
if (!r(_)) throw new i.yo(`config: ${t}: must be a mapping of options, for example "trials: 3"`);
let S = [];
for (let { key: e, value: i } of _.items) {
let u = v(e);
let m = a(e) ? String(e.value) : "";
let fault = (n, r = e) => S.push(`config: ${t}:${v(r)}: ${m}: ${n}`);
if (!(0, c.RR)(m)) {
fault((0, l.Up)(m, p));
continue;
}
let _ = f[m];
if (_ === void 0 && s(i)) continue;
let C = m === "arms" && r(i);
let w = _ === void 0 ? C ? d(i) : h(m, i) : null;
if (_ !== void 0) fault(`cannot be in this file: it ${_}`);
else if (w === null) fault(`must be ${o(m)}`, g(i) ?? e);
else if (m === "model-keys" && /=[^\n]*\S/.test(w)) fault("a key cannot be in this file: write the names of keys alone, and set them in the environment");
else {
y[m] = w;
b[m] = u;
x[m] = i;
if (!C) continue;
let { readArmNodes: e } = await Promise.all([n.e(8815), n.e(3272)]).then(n.bind(n, 63272));
for (let { node: n, message: r } of e(i).faults) S.push(`config: ${t}:${v(n)}: ${m}: ${r}`);
}
}
for (let { name: e, message: n } of (0, l.te)(y)) {
let [, r] = /^[\w-]+: line (\d+)/.exec(n) ?? [];
let i = r === void 0 ? null : u(x[e], Number(r), v);
let a = i === null ? n : n.replace(/(?<=^[\w-]+: )line \d+:? /, "");
S.push(`config: ${t}:${i ?? b[e]}: ${a}`);
}
if (S.length > 0) throw new i.yo(S.join("\n"));
return {
texts: y,
lines: b
};
}
}),
58937: ((e, t, n) => {
n.d(t, {
Fj: () => timesLine,
Pl: () => headline,
VH: () => scoreLine,
VX: () => integrityKinds,
Z5: () => pointsFigures,
aJ: () => noiseWords,
bO: () => measureAdvice,
cS: () => countProjects,
cf: () => durationOf,
kV: () => agentLabel,
mn: () => listNotes,
oR: () => joined,
pc: () => noiseSentences,
rn: () => explainResult
});
var r = n(18253);
var i = n(37012);
var a = n(67738);
var o = n(84346);
var s = n(61210);
var c = n(97384);
function noiseWords(e) {
return e === 0 ? "repeated trials of the baseline ended the same" : `noise floor ±${(0, r.wd)(e)} points`;
}
function noiseSentences(e) {
let { noiseFloor: t, sensitivity: n } = e;
return [t === void 0 ? "" : noiseWords(t), n ?? ""].filter((e) => e !== "");
}
function durationOf({ agent: e, evaluation: t, harness: n }) {
return (0, c.Tu)(e + t + n);
}
function timesLine(e) {
let t = durationOf(e);
let n = [
"agent",
"evaluation",
"harness"
].map((n) => `${n} ${(0, r.KN)(e[n] / t)}`);
return `${(0, r.a3)(t)} in trials${t === 0 ? "" : ` (${n.join(", ")})`}`;
}
function explainResult(e) {
let { error: t, agent: n, evaluation: i, reason: c } = e;
let l = c == null ? "" : `${o.hN.test(c.log ?? "") ? "agent: " : ""}${c.text}`;
if (t !== null) return joined("; ", [`${t.stage}: ${t.message.split("\n")[0]}`, l]);
let u = [];
n.timed_out ? u.push(`agent timed out after ${(0, r.a3)(n.duration_ms)}`) : n.exit_code !== null && n.exit_code !== 0 && u.push(`agent exit code ${n.exit_code}`);
(0, s.EP)(e) ? u.push("the agent destroyed its testbed") : e.status === "failed" && i !== null && (i.timed_out ? u.push(`evaluation timed out after ${(0, r.a3)(i.duration_ms)}`) : i.kind === "test_plan" ? u.push(explainPlan(i)) : i.kind === "reward" ? u.push(explainReward(i, e.rounds)) : (0, a.Y)(e.task_type) === "exit_code" ? u.push(`success command exit code ${i.exit_code ?? "–"}`) : c ?? u.push("no \"Setup successful\" in the output"));
return joined("; ", [...u, l]);
}
function joined(e, t) {
return t.filter((e) => e !== "").join(e);
}
function explainReward({ reward: e, steps: t }, n) {
let a = new Map(n?.map(({ step: e, evaluation: t }) => [e, t]));
let o = t.map(({ name: e, rewards: t }) => {
let o = a.get(e);
let s = n === void 0 ? (0, i._)(t ?? {}, "reward") : o?.kind === "reward" ? o.reward : null;
return `${e} ${s == null ? "–" : (0, r.vP)(s)}`;
});
let s = (0, r.Xq)(o, 10);
return `reward ${e === null ? "–" : (0, r.vP)(e)}${s === "" ? "" : ` (${s})`}`;
}
function explainPlan({ score_expected: e, judged: t, expected: n }) {
return `score ${(0, r.KN)(e)} over all ${n} points, ${t} of them judged`;
}
function listNotes(e) {
return integrityKinds(e).filter((e) => e !== "host_reused" && e !== "kept_workdir_readable").join(", ");
}
function integrityKinds({ integrity: e }) {
return e.length === 0 ? [] : [...new Set(e.map(({ kind: e }) => e))];
}
function headline(e) {
let { planned: t, passed: n, failed: i, error: a, not_run: o } = e;
let s = [
...i > 0 ? [`${i} failed`] : [],
...a > 0 ? [`${a} could not be measured`] : [],
...o > 0 ? [`${o} not run`] : []
];
if (t > 0 && n + i === 0) return `no verdict: ${s.join(", ")}`;
return [`${n} of ${t} passed (${(0, r.KN)(e.success_rate)})`, ...s].join(", ");
}
function pointsFigures(e, { score: t, score_expected: n, coverage: i }) {
let a = e.filter((e) => e.score !== null).length;
let o = a === e.length ? "" : ` (${a} of ${countProjects(e)})`;
return [
[(0, r.KN)(t), `of what was judged${o}`],
[(0, r.KN)(n), "of everything"],
[(0, r.KN)(i), "judged"]
];
}
function pointsLine({ totals: e, planned: t }) {
return `test points: ${pointsFigures(t, e).map((e) => e.join(" ")).join(", ")}`;
}
function scoreLine(e) {
if (e.settings.mode !== null) return pointsLine(e);
let t = (0, s.$)(e.totals, "score");
return (0, s.c_)(e.settings) === "score" && t !== null ? `score: ${(0, r.KN)(t)}` : null;
}
function countProjects(e) {
let t = new Set(e.map(({ instance_id: e }) => e)).size;
let n = (0, r.U9)(t, "project");
return t === e.length ? n : `${(0, r.U9)(e.length, "trial")} of ${n}`;
}
function measureAdvice({ settings: e, planned: t }) {
if (e.measure !== void 0 || (0, s.c_)(e) === "score") return null;
let n = t.filter((e) => (0, s.aA)(e) && e.score > 0 && e.score < 1).length;
if (n === 0) return null;
return `${n} of ${(0, r.U9)(t.length, "trial")} ${n === 1 ? "has" : "have"} a score between 0 and 1, which the success rate does not show; to compare by score, set measure: score`;
}
function agentLabel({ agent: { name: e, model: t } }) {
return [e ?? "agent", t === null ? null : `(${t})`].filter((e) => e !== null).join(" ");
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
})
};
