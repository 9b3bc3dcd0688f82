export const id = 844;
export const ids = [844];
export const modules = {
59254: ((e, t, n) => {
n.d(t, {
c$: () => tellingLine,
tW: () => sameLine,
zP: () => a
});
var r = n(63144);
var i = n(22495);
let a = 300;
let o = /^[[(]?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?[\])]?\s*[-|:]?\s*/;
let s = [
/^setup (failed|successful)[.!]?$/i,
/^(done|finished|ok|bye|exiting|aborted?|failed|failure|error)[.!]*$/i,
/^(command |process )?(exited|exit|ended|terminated)\b.{0,30}\b(code|status) -?\d+\.?$/i,
/^File ".*", line \d+/,
/^at (async )?\S.*[:(]\d+(:\d+)?\)?$/,
/^at .*\(.*\)$/,
/^(Traceback|The above exception|During handling of)\b/,
/^make(\[\d+\])?: /,
/^npm (notice|warn)\b/i,
/^Node\.js v\d/,
/^(\[notice\]|WARNING: (Running pip|You are using pip)|notice: a new release)/i,
/^% Total|^Dload +Upload|^\d+ +\d+ +\d+ +\d+ /,
/^[=_*#~-]{2,} .* [=_*#~-]{2,}$/,
/^!{2,} (Interrupted: \d+ errors? during collection|stopping after \d+ failures?) !{2,}$/,
/^ERROR \S+\.py$/,
/^\d+ (failed|passed|skipped|errors?)\b.* in \d+\.\d+s\b/,
/^FAILED \((failures|errors)=\d+/,
/^FAIL( \S+ (\d+\.\d+s|\[[a-z ]+\]))?$/,
/^(Test (Suites|Files)|Tests):? \d+ /,
/^\S+: FAIL code \d+ \(|^evaluation failed :\(/,
/^(test result: FAILED|error: test failed, to rerun)\b/,
/^\[ERROR\] (-> \[Help|\[Help|To see the full|Re-run Maven|For more information)/,
/^(note|hint|help|see|for more information|try|usage)\b.{0,4}[: ]/i
];
let c = /^npm (?:err!|error)(?: |$)/i;
let l = [
/^(a complete log|for a full report|code \w+$|errno |clean install a project$)/i,
/^(command failed|lifecycle script .* failed with error:|test failed\. see above for more details\.)$/i,
/-debug(-\d+)?\.log$|-report\.txt\b/,
/^(while resolving|found|conflicting peer dependency): |^could not resolve dependency:$|^node_modules\//i,
/^((peer|peerOptional|dev|optional|bundled) )?\S+@".*" from |^\d+ more \(/
];
let u = /^usage:/i;
let d = /^run "npm help/i;
let f = /(?:error|exception)\b|\b(?:errors|failed|failure|fatal|panic|cannot|can't|can only|could not|couldn't|unable|not found|no such|denied|refused|timed? ?out|timeout|missing|invalid|not permitted|unreachable|unexpected|unrecognized|unknown|undefined|killed|segmentation fault|out of memory|no space left|not installed|not running|already in use)\b/i;
let p = /\bFAIL\b/;
let m = /\b(?:0|no|without) (?:errors?|failures?|failed)\b/i;
function tellingLine(e, { faultsOnly: t = !1 } = {}) {
let n = [];
let r = !1;
for (let t of e.replace(/^[^{\n][^"\n]*"[^\n]*\}[ \r]*(?=\n|$)/, "").split(/\r?\n|\r/).slice(-200).reverse()) {
let e = recordIn(t);
let a = (0, i.h0)(e === null ? t : faultIn(e), 300).replace(o, "");
let f = a.replace(c, "");
let p = f !== a;
r = p && (r || d.test(f)) && !u.test(f);
let m = p ? [u, ...l] : s;
!r && /\p{L}{2}/u.test(f) && !m.some((e) => e.test(f)) && n.push(a);
if (n.length === 20) break;
}
return n.find((e) => namesFault(e.replace(c, ""))) ?? (t ? null : n[0] ?? null);
}
function namesFault(e) {
return (f.test(e) || p.test(e)) && !m.test(e);
}
function recordIn(e) {
if (!/^\s*\{.*\}\s*$/.test(e) || e.length > 65536) return null;
let t = (0, r.Xy)((0, r.U4)(e));
return typeof t?.type == "string" ? t : null;
}
function faultIn({ type: e, is_error: t, result: n, error: r, data: i }) {
if (t === !0 && typeof n == "string") return n;
return messageIn(r ?? (/error$/i.test(String(e)) ? i : null), 6);
}
function messageIn(e, t) {
if (typeof e == "string") {
let n = t > 0 ? (0, r.U4)(e) : null;
return typeof n == "object" && n ? messageIn(n, t - 1) : e;
}
if (typeof e != "object" || !e || t === 0) return "";
let { message: n, error: i, data: a, name: o } = e;
return messageIn(n ?? i ?? a ?? o, t - 1);
}
function sameLine(e) {
return e.toLowerCase().replace(/\b(?=[a-f]*\d)[0-9a-f]{7,}\b/g, "#").replace(/\d+/g, "#").replace(/\s+/g, " ");
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
32857: ((e, t, n) => {
n.d(t, {
Si: () => requireNoRun,
X7: () => continueRun,
sD: () => latestToResume
});
var r = n(45145);
var i = n(24998);
var a = n(80418);
var o = n(9271);
var s = n(41514);
async function latestToResume({ github: e, observer: t }, r) {
let i = (0, a.hH)(r);
if (i === null || e === null) return i;
let [{ readRunRecord: o }, { readExperiment: s }] = await Promise.all([Promise.all([
n.e(2214),
n.e(1343),
n.e(7705)
]).then(n.bind(n, 47705)), Promise.all([n.e(1343), n.e(9546)]).then(n.bind(n, 59546))]);
if (((0, a.oA)(i) ? s(i) : o(i))?.github?.run_id === e.run_id) return i;
t.notice(`resume: ${i} is not of this workflow run and is not continued; if no pull request can have committed it, name it in results-path`);
return null;
}
function requireNoRun(e) {
if (!(0, a.gM)(e)) return;
throw new r.yo(`results-path: ${e} holds another run, which is never overwritten; name another directory, or continue that run with resume`);
}
async function continueRun(e, t, n, r, i) {
let c = new Map();
let [l, u] = [new Map(), new Map()];
if (!(0, a.gM)(e.directory)) return {
trials: n,
kept: c,
entries: l,
before: u,
left: n
};
let d = await readEarlier(e.directory);
(0, s.Bn)(d, r, e.directory);
let f = new Map(d.planned.map((e) => [(0, o.wK)(e), e]));
let p = new Set(n.map(o.wK));
let m = i === "rest" ? null : i;
let h = trialsOf(d, t, m === null ? 0 : r.settings.trials);
let g = [...new Map([...n, ...h].map((e) => [(0, o.wK)(e), e])).values()];
let _ = await e.finished();
let v = m === null ? null : await chooser(g, f, m);
for (let e of g) {
let t = _(e.instance.id, e.trial);
let n = f.get((0, o.wK)(e));
let a = t !== null && isOf(r, t.result);
v?.(e) ? n !== void 0 && (a || n.status === "error") && u.set(e, n) : a ? c.set(e, t) : n === void 0 || i === "rest" || v === null && p.has((0, o.wK)(e)) || l.set(e, n);
}
let isPart = (e) => v === null || v(e) || c.has(e) || l.has(e);
let y = g.filter(isPart);
return {
trials: y,
kept: c,
entries: l,
before: u,
left: y.filter((e) => !c.has(e) && !l.has(e)),
rescored_from: d.rescored_from
};
}
async function readEarlier(e) {
if ((0, a.$8)(e)) throw new r.yo(`resume: ${e} holds a report, without the records of its trials; name the directory of the run`);
let { DENIED: t, readRun: i } = await Promise.all([
n.e(2214),
n.e(1343),
n.e(7705)
]).then(n.bind(n, 47705));
let { run: o, left: s } = await i(e, () => !0).catch((t) => {
throw new r.yo(`resume: ${e} holds a run whose run.json cannot be read, so its agent and dataset are unknown: ${(0, r.bD)(t).split("\n")[0]}; name another results-path`);
});
let [c, ...l] = s.filter((e) => e.endsWith(t));
if (c !== void 0) throw new r.yo(`resume: ${e}/${c}${l.length > 0 ? `, and ${l.length} more` : ""}`);
return o;
}
async function chooser(e, t, { statuses: n, selectors: a }) {
let s = [...new Set(e.map(({ instance: e }) => e))];
let c = new Set(a === null ? s : await (0, i.l5)(s, a));
let statusOf = (e) => t.get((0, o.wK)(e))?.status ?? "not_run";
let l = new Set(e.filter((e) => c.has(e.instance) && (n === null || n.includes(statusOf(e)))));
if (l.size === 0) throw new r.yo(`resume: nothing to measure again: ${noneOf(n, a !== null)}`);
return (e) => l.has(e);
}
function noneOf(e, t) {
let n = e.map((e) => e === "error" ? "ended in an error" : e.replace("_", " "));
return `no ${t ? "selected " : ""}trial ${n.join(" or ")}`;
}
function trialsOf({ planned: e }, { instances: t }, n) {
let r = new Map(t.map((e) => [e.id, e]));
let i = e.flatMap(({ instance_id: e, trial: t }) => {
let n = r.get(e);
return n === void 0 ? [] : [{
instance: n,
trial: t
}];
});
let a = Array.from({ length: n }, (e, t) => t + 1);
let o = new Set(i.map(({ instance: e }) => e));
return [...i, ...a.flatMap((e) => [...o].map((t) => ({
instance: t,
trial: e
})))];
}
function isOf({ dataset: e, agent: t, settings: n }, r) {
return r.dataset.digest === e.digest && r.agent.name === t.name && r.agent.command === t.command && (t.model === null || r.agent.model === t.model) && (r.evaluation?.kind !== "test_plan" || r.evaluation.mode === n.mode);
}
}),
38847: ((e, t, n) => {
n.d(t, { x: () => measure });
var r = n(45145);
var i = n(61210);
var a = n(9271);
var o = n(22514);
var s = n(72316);
var c = n(64780);
var l = n(12345);
var u = n(82810);
var d = n(10331);
var f = n(42030);
var p = n(37040);
var m = n(57767);
async function saveRecord(e, t, r) {
let { record: i, logs: a, context: o } = e;
i.result.finished_at = (0, f.v)();
(0, c.x)(i.result, o.store);
i.result.reason = (0, m.A)(i.result, a.tails());
i.result.causes = await causesIn(e, t);
let s = o.agent?.extras.skills.map(([e]) => e) ?? [];
if (s.length > 0) {
let { openedSkills: e } = await Promise.all([n.e(7516), n.e(3564)]).then(n.bind(n, 63564));
i.result.skills = {
given: s,
opened: t === null ? null : e(t, s)
};
}
i.result = (0, p.h)(i.result, o.redactor);
await o.store.writeResult(i.result, r === "final");
}
async function causesIn({ record: e, logs: t }, r) {
if (e.result.status === "passed") return [];
let { causesOf: i } = await Promise.all([
n.e(7516),
n.e(722),
n.e(3258)
]).then(n.bind(n, 60722));
return i({
result: e.result,
trajectory: r,
tails: t.tails()
});
}
async function runTrial({ removing: e, ...t }) {
let i = begin(t);
let { instance: a, record: o, logs: s, signal: c } = i;
let u = null;
let d;
let f;
try {
let e = o.stage("prepare", () => (0, l.i)(i));
d = Promise.all([
n.e(3482),
n.e(8631),
n.e(9993),
n.e(8584)
]).then(n.bind(n, 48584));
u = await e;
let { runStep: t, runSteps: r, applyModelFault: s } = await d;
a.steps === void 0 ? await t(u) : await r(u, a.steps);
s(u);
} catch (e) {
o.fail(e, c);
}
u !== null && (await d).applyRunLimit(u);
await save("open");
if (u !== null) {
let t = u;
let { saveChanges: n, collectTrial: i } = await d;
await n(t);
await o.stage("collect", () => i(t)).catch((e) => o.note("collect_failed", (0, r.bD)(e)));
await save("open");
await o.stage("remove", () => e(o.result, f === void 0, () => giveBack(t))).catch((e) => o.note("remove_failed", (0, r.bD)(e)));
}
await s.close(o);
await save("final");
if (f !== void 0) throw f.error;
return {
result: o.result,
tails: s.tails()
};
async function save(e) {
f = await saveRecord(i, u?.trajectory ?? null, e).then(() => void 0, (e) => ({ error: e }));
}
}
function begin({ instance: e, trial: t, context: n, signal: r, notes: i }) {
let { store: a, observer: l } = n;
let d = {
instanceId: e.id,
trial: t
};
let { directory: f, attempt: p, removed: m } = a.beginAttempt(e.id, t);
let h = (0, o.$)(e, t, p, n);
h.integrity.push(...i, ...m.map(c.b));
let g = new u.m(h, d, l);
let _ = new s.u(f, n, () => (0, c.x)(g.result, a));
l.trialStarted(d);
return {
instance: e,
trial: t,
directory: f,
record: g,
logs: _,
context: n,
signal: r
};
}
async function giveBack(e) {
await (0, d.aB)(e);
let { status: t } = e.record.result;
let { keep: n } = e.context.options;
await (t !== "not_run" && (n === "always" || n === "failed" && t !== "passed") ? (0, d.aC)(e) : (0, d.TF)(e));
}
var h = n(34552);
var g = n(80635);
let _ = new Set([
"network",
"git",
"image",
"docker",
"model_unavailable",
"agent_unavailable"
]);
let v = "agent_retried";
let y = "failure_retried";
function mayPass({ status: e, error: t }) {
return e === "error" && _.has(t.kind);
}
class AgentStart {
#e = !1;
#t = 0;
see(e) {
let { error: t, agent: n } = e;
t?.kind === "agent_not_found" ? this.#t += 1 : ((0, i.aA)(e) || n.exit_code !== null || n.timed_out) && (this.#e = !0);
}
failure() {
if (this.#e || this.#t < 3) return null;
return new r.VG("agent_not_found", `the first ${this.#t} trials did not find the agent`);
}
}
function continues({ context: e, trials: t }) {
return e.options.resume && t.some(({ instance: t, trial: n }) => e.store.hasBegun(t.id, n));
}
async function measure(e, t, n, r = {}, i = e[0]?.run.context.options.retries ?? 0) {
if (e.length === 0) return;
await new Measurement(e, t, n, r, i).run();
}
class Measurement {
#e;
#t;
#n;
#r;
#i;
#a;
#o;
#s;
#c = new Map();
#l;
#u = [];
#d;
#f = 0;
constructor(e, t, n, r, i) {
let { context: a, provider: o } = e[0].run;
let { options: s } = a;
this.#e = e;
this.#t = t;
this.#n = n;
this.#r = r;
this.#i = o.kind === "host";
this.#d = this.#i && e.some(({ run: e }) => e.ledger.hasMeasured || continues(e));
this.#o = this.#i && s.workdir !== void 0 ? 1 : s.parallel;
this.#a = new g.k(e, this.#o, n);
this.#s = new Map(e.map(({ run: e }) => [e, new AgentStart()]));
this.#l = i;
}
async run() {
try {
for (let e = this.#e; e.length > 0; --this.#l) {
for (let { run: t } of e) t.provider.forgetFailures();
await this.#p(e);
[e, this.#u] = [this.#u, []];
}
} finally {
await this.#a.close();
}
}
async #p(e) {
let t = e.values();
let n = [];
let beginNext = async () => {
for (let e of t) n.push((await this.#m(e)).end);
};
await Promise.all(Array.from({ length: Math.min(this.#o, e.length) }, beginNext));
await Promise.all(n);
}
async #m(e) {
let { promise: t, resolve: n } = Promise.withResolvers();
let r = this.#h(e) ? Promise.resolve() : this.#g(e, n);
await Promise.race([t, r]);
return { end: r };
}
#h(e) {
let { trial: t, run: n } = e;
let i = this.#s.get(n).failure();
i !== null && this.#r.onNotFound?.(n, i);
let o = this.#n.aborted ? (0, r.EV)(this.#n) : i ?? this.#t.exhausted();
if (o === null) return !1;
this.#a.pass(n.provider, t);
let s = this.#c.get(t);
if (s === void 0) {
n.ledger.skip(t, o.kind, o.message);
n.context.observer.trialSkipped((0, a.rI)(t), o.message);
} else this.#b(e, s);
return !0;
}
async #g(e, t) {
let { trial: n, run: o } = e;
let { instance: s, trial: c } = n;
o.ledger.begin(n);
let l = await this.#_(e);
let u = !1;
let tell = (t) => {
if (u || !(0, i.aA)(t)) return;
this.#r.onVerdict?.(e, t);
u = !0;
};
try {
let r = await runTrial({
instance: s,
trial: c,
context: {
...o.context,
testbeds: this.#a.of(o.provider)
},
signal: this.#n,
notes: l,
removing: (n, r, i) => {
this.#v(e, n);
r && tell(n);
return this.#a.remove(i, t);
}
});
let { result: i } = r;
tell(i);
this.#f = 0;
this.#t.spend((0, h.Y6)(i)?.cost_usd ?? null);
o.ledger.take(i);
this.#s.get(o).see(i);
if (this.#l > 0 && mayPass(i)) {
this.#c.set(n, r);
this.#u.push(e);
o.context.observer.trialPostponed((0, a.rI)(n), i);
} else this.#b(e, r);
} catch (t) {
o.ledger.unwritten(n, t);
o.context.observer.notice(`${s.id}: its result could not be written: ${(0, r.bD)(t)}`);
u || this.#r.onEnded?.(e, o.ledger.entryOf(n));
this.#f += 1;
this.#f === 3 && this.#t.stop("results", "the results of 3 trials in a row could not be written");
}
}
async #_({ trial: e, run: t }) {
let n = this.#d ? [{
kind: "host_reused",
detail: "An earlier trial of this run used the same machine."
}] : [];
this.#d = this.#i;
let r = await t.context.store.earlier(e.instance.id, e.trial);
let kept = (e) => r?.integrity.find((t) => t.kind === e);
let i = r?.error?.kind === "agent_unavailable" ? {
kind: v,
detail: `Attempt ${r.attempt} was ended by the agent's exit code 75.`
} : kept(v);
let a = r?.status === "failed" ? {
kind: y,
detail: `Attempt ${r.attempt} failed. If failures alone get another try, the rate is too high.`
} : kept(y);
for (let e of [i, a]) e !== void 0 && n.push(e);
return n;
}
#v(e, t) {
let { source: n } = (0, h.J$)(t);
let r = (0, h.rY)(t);
if (n !== "meter") {
this.#t.spend(r);
r === null && this.#y(e);
}
}
#y({ trial: e, run: t }) {
this.#t.isFirstUnknown() && t.context.observer.notice(`max-cost: the agent reported no cost for ${e.instance.id}, and unreported cost counts as 0; let the agent write cost_usd to usage.json`);
}
#b(e, { result: t, tails: n }) {
let { context: r, ledger: i } = e.run;
let o = (0, a.rI)(e.trial);
this.#r.onEnded?.(e, i.entryOf(e.trial)) ? r.observer.trialPostponed(o, t) : r.observer.trialEnded(o, t, n);
}
}
}),
48451: ((e, t, n) => {
n.d(t, {
I: () => openRun,
t: () => trialsToMeasure
});
var r = n(76760);
var i = n(45145);
var a = n(18253);
var o = n(9784);
var s = n(68785);
var c = n(43830);
class DatasetSeal {
#e;
constructor(e) {
this.#e = e;
}
static async of(e) {
let t = new Map();
for (let n of e) t.has(n.id) || t.set(n.id, await digestOfFiles(n));
return new DatasetSeal(t);
}
async holds(e) {
return await digestOfFiles(e).catch(() => null) === this.#e.get(e.id);
}
}
async function digestOfFiles({ fixtures: e, prerunner: t, evaluation: n }) {
let i = n.kind === "test_plan" ? n.evaluationDirectory : null;
let a = [
...e.map(({ source: e }) => e),
t,
i
].filter((e) => e !== null);
let o = [...new Set(a)].map((e) => (0, c.ol)(r.dirname(e), [r.basename(e)]));
return (await Promise.all(o)).join(" ");
}
var l = n(42625);
var u = n(38912);
var d = n(74028);
var f = n(37040);
var p = n(80418);
var m = n(56676);
var h = n(61210);
var g = n(9271);
var _ = n(29078);
var v = n(75249);
var y = n(32857);
var b = n(70930);
var x = n(22495);
var S = n(60730);
let installations = () => n.e(782).then(n.bind(n, 40782));
class HostInstalls {
#e;
#t;
#n;
#r = new Map();
constructor(e, t, n) {
this.#e = e;
this.#t = t;
this.#n = n;
}
async begin() {
this.#o() && (this.#r = (await installations()).installedRecords(this.#t));
}
async end() {
this.#e !== null && await this.#i(this.#e);
this.#o() && await this.#a();
}
async #i(e) {
let t = `the installed files of ${e.label} were changed during the run, so later trials may have been of another program`;
try {
await e.removeChanged() && this.#n.notice(`${t}; they are removed, and the next run installs them again`);
} catch (n) {
this.#n.notice(`${t}, and cannot be removed: ${(0, i.bD)(n)}; remove ${e.directory}`);
}
}
async #a() {
let e = "agents were installed in the cache during the run, or the records of installed ones were changed";
try {
let t = await (await installations()).forgetOthers(this.#t, this.#r);
t.length > 0 && this.#n.notice(`${e}: they are installed again when they are next used: ${(0, x.h0)(t.join(", "))}`);
} catch (t) {
this.#n.notice(`${e}, and cannot be forgotten: ${(0, i.bD)(t)}; remove ${(0, S.J1)(this.#t)}`);
}
}
#o() {
return (0, b.wX)((0, S.J1)(this.#t)).length > 0;
}
}
var C = n(41514);
var w = n(58263);
var T = n(89726);
var E = n(42030);
var D = n(30742);
var O = n(71826);
var k = n(7844);
var A = n(73995);
var j = n(9962);
var M = n(43050);
var N = n(64458);
var P = n(74705);
var F = n(97384);
var I = n(34552);
var L = n(48161);
var R = n(78421);
class HostWatch {
#e = ticks();
#t = {
load: load(),
steal: shareOf(this.#e, {
all: 0,
steal: 0
})
};
record(e) {
let t = e ? {
load: load(),
steal: shareOf(ticks(), this.#e)
} : null;
return {
cpu: cpuModel(),
cores: L.availableParallelism(),
memory_bytes: L.totalmem(),
start: this.#t,
end: t
};
}
}
function cpuModel() {
let [, e] = /^model name\s*:\s*(.+)$/m.exec((0, R.J3)("/proc/cpuinfo") ?? "") ?? [];
return e?.trim() ?? null;
}
function load() {
let [, e] = /^(\d+\.\d+) /.exec((0, R.J3)("/proc/loadavg") ?? "") ?? [];
return e === void 0 ? null : Number(e);
}
function ticks() {
let [, e] = /^cpu +(.+)$/m.exec((0, R.J3)("/proc/stat") ?? "") ?? [];
let t = (e ?? "").split(" ").slice(0, 8).map(Number);
if (t.length < 8 || t.some(Number.isNaN)) return null;
return {
all: t.reduce((e, t) => e + t, 0),
steal: t[7]
};
}
function shareOf(e, t) {
if (e === null || t === null || e.all <= t.all) return null;
return Math.min(1, Math.max(0, e.steal - t.steal) / (e.all - t.all));
}
class RunLedger {
record;
#e;
#t;
#n = new HostWatch();
#r = new Map();
#i = new Map();
#a = [];
#o = 0;
#s = null;
#c = null;
#l = 0;
constructor(e, t, n, r) {
this.#e = n;
this.#t = r;
let i = e.map((e) => {
let { instance: t, trial: n } = e;
let r = {
instance_id: t.id,
task_type: t.taskType,
trial: n,
...h.aR
};
this.#r.set((0, g.wK)(e), r);
return r;
});
this.record = {
...describeRun(t),
host: this.#n.record(!1),
planned: i,
totals: (0, h.vA)(i)
};
}
take(e) {
this.restore(e, (0, D.B)((0, N.P)(e)));
this.#a.push((0, F.Qv)(e));
this.#d();
}
begin(e) {
let t = this.entryOf(e);
if (t.result === null && t.error === null) return;
Object.assign(t, h.aR);
for (let e of [
"digest",
"skill_opened",
"reused"
]) delete t[e];
this.#d();
}
restore(e, t) {
let n = this.#r.get((0, g.wK)(e));
n.status = e.status;
Object.assign(n, (0, h.YW)(e));
n.error = e.error;
n.result = `${(0, g.qQ)(e)}/result.json`;
n.digest = t;
let r = e.skills?.opened ?? null;
r === null ? delete n.skill_opened : n.skill_opened = r.length > 0;
e.reused === void 0 ? delete n.reused : n.reused = e.reused;
this.#i.set((0, g.wK)(e), (0, I.rY)(e));
}
keep(e) {
Object.assign(this.#r.get((0, g.wK)(e)), e);
}
get hasMeasured() {
return this.#a.length > 0;
}
entryOf(e) {
return this.#r.get((0, g.wK)(e));
}
cost(e) {
let t = e.map((e) => (0, g.wK)(e)).filter((e) => this.#i.has(e));
return t.length === 0 ? null : (0, O.ER)(t.map((e) => this.#i.get(e)));
}
unwritten(e, t) {
let n = this.entryOf(e);
n.status = "error";
n.error = {
stage: "collect",
kind: "results",
message: (0, i.bD)(t)
};
}
skip(e, t, n) {
let r = this.entryOf(e);
r.status === "not_run" && (r.error = {
stage: "plan",
kind: t,
message: n
});
}
async mend() {
let e = [];
let t = new Map(this.#a.map((e) => [(0, g.wK)(e), e]));
for (let n of this.record.planned) {
let r = n.digest === void 0 ? null : this.#e.changeOf(n, n.digest);
if (r === null) continue;
let i = (0, g.wK)(n);
let a = (0, f.h)((0, P.u)(n, this.record, r, t.get(i)), this.#t);
await this.#e.writeResult(a).then(() => n.digest = (0, D.B)((0, N.P)(a)), () => {});
e.push(`${n.instance_id}, trial ${n.trial}: ${r}`);
}
return e;
}
async finish(e, t, n, r = null) {
await this.#s?.catch(() => {});
this.#p();
this.record.totals = (0, h.vA)(this.record.planned);
this.record.change = await n?.(this.record) ?? null;
this.record.gate = (0, M.$U)(this.record.totals, t, this.record.change, r);
this.record.interrupted = e;
this.record.finished_at = (0, E.v)();
this.record.host = this.#n.record(!0);
await this.save(!0);
await this.#e.writeTrace((0, F.fC)(this.#a)).catch(() => {});
return (0, f.h)(this.record, this.#t);
}
async save(e = !1) {
this.#p();
let t = this.#o;
this.#s = this.#u(e).finally(() => {
this.#s = null;
});
await this.#s;
this.#o > t && this.#f();
}
async #u(e) {
let t = performance.now();
await this.#e.writeRun(this.record, e, this.#t);
let n = performance.now();
this.#l = n + 20 * (n - t);
}
#d() {
this.#o += 1;
this.#s === null && this.#f();
}
#f() {
this.#c ??= setTimeout(() => this.save().catch(() => {}), Math.max(0, this.#l - performance.now()));
}
#p() {
clearTimeout(this.#c ?? void 0);
this.#c = null;
}
}
function hasOwnLimits({ instances: e }, t) {
if (t["agent-timeout"] !== void 0) return !1;
return e.flatMap(A.CI).some(({ agentTimeout: e }) => e !== void 0);
}
function isRewarded({ evaluation: e }) {
return e.kind === "reward";
}
function describeRun(e) {
let { dataset: t, options: n, testbed: r, mode: i, judge: a, identity: o, kept: s, github: c, rescored_from: l } = e;
let u = r === "docker";
return {
schema: "agentbench/run/v1",
suite: n.suite ?? null,
dataset: {
name: t.name,
ref: t.ref,
digest: t.digest
},
agent: {
name: n["agent-name"] ?? null,
model: n["agent-model"] ?? null,
command: n["agent-command"]
},
settings: {
testbed: r,
trials: n.trials,
agent_timeout_ms: hasOwnLimits(t, n) ? null : (0, j.B)(n),
evaluation_timeout_ms: t.instances.some(isRewarded) ? null : n["evaluation-timeout"],
testcase_timeout_ms: n["testcase-timeout"],
typing: i === null ? null : n.typing,
mode: i,
...(0, h.Zs)(n.measure),
judge: a,
network: u ? n.network : null,
cpus: u ? n.cpus ?? null : null,
memory_bytes: u ? n.memory ?? null : null
},
identity: o,
...s === null ? {} : { options: s },
gate: null,
interrupted: null,
...l === void 0 ? {} : { rescored_from: l },
started_at: (0, E.v)(),
finished_at: null,
harness_version: k.x,
github: c
};
}
async function openRun(e, t) {
let { options: n, plan: r, testbed: o, redactor: c, agent: l } = e;
let { machine: f, observer: h, owner: g, budget: v } = t;
let y = await givenDirectory(n, t);
if (l !== null) {
n.resume && y !== void 0 && await (0, C.x9)(y, c.text(l.label));
await l.install((e) => h.notice(e));
}
let b = (0, _.C2)(o, {
options: n,
agentDirectory: l?.directory ?? e.agentDirectory,
run: g,
machine: (0, u.In)(f, v.deadline),
tell: (e) => h.notice(e)
});
let x = await (0, s.Wh)(b, f.signal ?? s.tm);
let S = r.map(({ instance: e }) => e);
let w = await (0, T.GF)(n, e.modelKeys, x, S, {
machine: f,
redactor: c,
budget: v
});
let giveBack = () => {};
let close = async () => {
await w?.close();
let e = [[w?.strangers ?? 0, "without the token of a running trial (401)"], [w?.oversized ?? 0, `with more than ${d.qB / 1024} KB of headers (431)`]];
for (let [t, n] of e) t > 0 && h.notice(`the meter refused ${(0, a.U9)(t, "request")} ${n}`);
giveBack();
};
try {
await requireModel(e, w);
let r = await identityIn(t.experiment ?? y ?? p.hN, e);
let a = new m.V(y ?? (0, p.L6)());
a.prepare();
(0, p.es)(a.directory);
giveBack = a.take(g.id);
let s = await earlierTrials(e, t, r, a);
y === void 0 && (0, p.Kh)(a.directory);
let c = await contextOf(e, t, {
trials: s.trials,
store: a,
meter: w
});
let { ledger: u, left: d, reused: _ } = await openLedger(e, t, s, a);
let v = o === "host" ? new HostInstalls(l, f, h) : null;
return {
provider: x,
context: c,
ledger: u,
trials: s.trials,
left: d,
write: () => u.save().catch((e) => {
throw new i.yo((0, i.bD)(e));
}),
async begin() {
await v?.begin();
tellSkipped(h, s, _);
},
async finish(e, t, r) {
await v?.end();
for (let e of await u.mend()) h.notice(`${e}; the measured result is kept`);
return await u.finish(e, n, t, r);
},
close
};
} catch (e) {
await close();
throw e;
}
}
async function trialsToMeasure(e, t) {
let n = {
...t,
github: null,
observer: v.q
};
let r = await givenDirectory(e.options, n);
if (r === void 0) return e.plan;
return (await earlierTrials(e, n, await identityIn(t.experiment ?? r, e), new m.V(r))).left;
}
function identityIn(e, t) {
let n = r.resolve(e);
return (0, C.cu)(t, [n, `${n}-report`]);
}
async function givenDirectory({ "results-path": e, resume: t, baseline: n }, r) {
let a = e ?? (t ? await (0, y.sD)(r) : null) ?? void 0;
if (a !== void 0 && (0, p.oA)(a)) throw new i.yo(`results-path: ${a} holds an experiment; continue it with "agentbench resume ${a}", or name another directory`);
let s = a !== void 0 && (0, w.uf)("baseline", n) && (0, o.o)((0, p.$t)(n)) === (0, o.o)(a);
if (t && s) throw new i.yo(`baseline: ${n} is the run that is continued; name earlier results`);
return a;
}
async function earlierTrials({ options: e, dataset: t, plan: n, testbed: r, mode: i, judge: a, redactor: o }, s, c, l) {
let u = {
dataset: t,
options: e,
testbed: r,
mode: i,
judge: a?.identity ?? null,
identity: c,
kept: s.keepOptions?.(l.directory) ?? null,
github: s.github
};
let d = (0, f.h)({
...describeRun(u),
planned: [],
totals: (0, h.vA)([])
}, o);
!(await s.restore?.(d, l.directory, n) ?? !1) && !e.resume && (0, y.Si)(l.directory);
return {
...await (0, y.X7)(l, t, n, d, s.again ?? null),
about: u,
now: d
};
}
async function contextOf({ dataset: e, options: t, testbed: n, redactor: r, agent: i, agentEnv: a, judge: o }, { machine: s, observer: c, budget: u, github: d }, { trials: f, store: p, meter: m }) {
let h = new T.NA(u, (e) => c.notice(e));
return {
dataset: e,
options: t,
seal: n === "host" ? await DatasetSeal.of(f.map(({ instance: e }) => e)) : null,
store: p,
redactor: r,
agent: i,
agentEnv: {
...t["agent-variables"],
...a
},
observer: c,
judge: o,
floors: new l.w(s),
meter: m,
onCost: (e) => u.spend(e),
onModels: (e, t) => h.ended(e, t),
github: d
};
}
async function openLedger({ redactor: e }, { reuse: t }, { trials: n, kept: r, entries: i, before: a, left: o, rescored_from: s, about: c, now: l }, u) {
let d = new RunLedger(n, {
...c,
rescored_from: s
}, u, e);
for (let e of [...i.values(), ...a.values()]) d.keep(e);
for (let { result: e, digest: t } of r.values()) d.restore(e, t);
let f = await t?.take(o, l, u) ?? new Map();
for (let { result: e, digest: t } of f.values()) d.restore(e, t);
return {
ledger: d,
left: o.filter((e) => !f.has(e)),
reused: f
};
}
function tellSkipped(e, { kept: t, entries: n }, r) {
let tell = (t, n) => e.trialSkipped((0, g.rI)(t), n);
for (let [e, { result: n }] of t) tell(e, `${n.status} in an earlier run`);
for (let [e, { status: t }] of n) tell(e, `${t} in an earlier run, and not chosen`);
for (let [e, { result: t }] of r) tell(e, `${t.status} on ${t.started_at.slice(0, 10)}: taken from baseline (reuse)`);
}
async function requireModel({ agent: e, options: t, modelKeys: n, agentEnv: r }, i) {
let a = t["agent-model"];
if (e === null || i === null || a === void 0 || e.agent.aliases?.test(a)) return;
let o = (0, T.rU)(e, t, n, r);
o !== null && await i.requireModel(o.name, a);
}
}),
28688: ((e, t, n) => {
n.d(t, { Y: () => withResources });
var r = n(45145);
var i = n(79882);
var a = n(68785);
var o = n(38912);
var s = n(18253);
var c = n(71826);
class Budget {
#e;
#t = performance.now();
#n = new AbortController();
#r;
#i = 0;
constructor(e) {
this.#e = e;
let { "max-duration": t } = e;
if (t === void 0) return;
this.#r = setTimeout(() => this.#n.abort(outOfTime(t)), t).unref();
}
get deadline() {
return this.#n.signal;
}
spend(e) {
this.#i += e ?? 0;
}
isFirstUnknown() {
let e = this.#e["max-cost"] !== void 0 && !this.#a;
this.#a = !0;
return e;
}
#a = !1;
exhausted() {
let { "max-duration": e } = this.#e;
if (e !== void 0 && performance.now() - this.#t >= e) return outOfTime(e);
return this.#o[0] ?? this.costUsedUp();
}
costUsedUp() {
let { "max-cost": e } = this.#e;
let t = (0, c.XO)(this.#i);
if (e === void 0 || t < e) return null;
let n = `max-cost of ${e} USD is used up (${(0, s.LT)(t)} spent); raise it, or select fewer instances or trials`;
return new r.VG("max_cost", n);
}
stop(e, t) {
this.#o.push(new r.VG(e, t));
}
goOn(e) {
this.#o = this.#o.filter((t) => t.kind !== e);
}
#o = [];
close() {
clearTimeout(this.#r);
}
}
function outOfTime(e) {
let t = `max-duration of ${(0, s.a3)(e)} is used up; raise it, or give each job fewer instances (shard, a matrix)`;
return new r.VG("max_duration", t);
}
var l = n(60730);
let u = {
small: ["--semi-space-growth-factor=1", "--heap-growing-percent=20"],
usual: ["--semi-space-growth-factor=2", "--heap-growing-percent=0"]
};
async function withResources({ options: e, machine: t, observer: n, signal: s }, c) {
let d = new Budget(e);
let f = (0, o.In)(t, s);
let p = [];
let m = Promise.resolve();
let { setFlagsFromString: h } = process.getBuiltinModule("node:v8");
for (let e of u.small) h(e);
try {
return await c({
budget: d,
machine: f,
async begin(e) {
if (p.length === 0) {
let notice = (e) => n.notice(e);
e === "docker" && (m = (0, l.nI)(f, notice));
await (0, l.X0)(f, !1, notice);
}
let t = await (0, i.Te)(f);
p.push(t);
return t;
},
swept: () => (0, a.Wh)(m, s)
});
} finally {
for (let e of u.usual) h(e);
d.close();
await (0, a.Wh)(m, s).catch(() => {});
for (let { directory: e } of p) await (0, i.lb)(e).catch((e) => n.notice(`temporary files of this run remain, and the next run removes them: ${(0, r.bD)(e)}`));
}
}
}),
57767: ((e, t, n) => {
n.d(t, { A: () => reasonOf });
var r = n(59254);
var i = n(22495);
var a = n(84346);
function reasonOf({ status: e, error: t, evaluation: n }, r) {
let last = (e) => [...r.keys()].findLast((t) => e.test(t)) ?? null;
if (e === "error") {
if (t?.stage === "agent-setup") return inLog("agent-setup.log", r);
return t?.kind === "agent_unavailable" ? inLog(last(a.hN), r) : null;
}
if (e !== "failed") return null;
return (n?.kind === "test_plan" ? inPlan(n) : inLog(last(a.oC), r)) ?? inLog(last(a.hN), r);
}
function inLog(e, t) {
let n = e === null ? null : (0, r.c$)(t.get(e) ?? "");
return n === null ? null : {
text: n,
log: e
};
}
function inPlan({ points: e, judge: t }) {
let n = e.filter(({ score: e }) => e === 0 || e === 1);
let a = t === null ? [] : e.filter(({ score: e }) => e === null);
if (a.length > n.length) return {
text: (0, i.h0)(a[0].explanation, r.zP),
log: null
};
let o = n.flatMap(({ metric: e, decided_by: t, explanation: n, testcases: i }) => [...t === "junit" ? [n] : [], ...i.map(({ output_tail: e }) => e)].flatMap((e) => (0, r.c$)(e, { faultsOnly: !0 }) ?? []).slice(0, 1).map((t) => ({
text: t,
metric: e
})));
let [s] = [...Map.groupBy(o, ({ text: e }) => (0, r.tW)(e)).values()].sort((e, t) => t.length - e.length);
if (s !== void 0) return {
text: s[0].text,
log: null
};
let c = n.flatMap(({ explanation: e }) => (0, r.c$)(e) ?? [])[0];
return c === void 0 ? null : {
text: c,
log: null
};
}
})
};
