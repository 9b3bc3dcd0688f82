export const id = 5505;
export const ids = [5505];
export const modules = {
59254: ((e, t, n) => {
n.d(t, {
c: () => tellingLine,
t: () => sameLine
});
var r = n(90492);
let i = /^[[(]?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?[\])]?\s*[-|:]?\s*/;
let a = [
/^setup (failed|successful)[.!]?$/i,
/^(done|finished|ok|bye|exiting|aborted?|failed|failure|error)[.!]*$/i,
/^(command |process )?(exited|exit|ended|terminated)\b.{0,30}\b(code|status) -?\d+\.?$/i,
/^File ".*", line \d+/,
/^at (async )?\S.*[:(]\d+(:\d+)?\)?$/,
/^at .*\(.*\)$/,
/^(Traceback|The above exception|During handling of)\b/,
/^make(\[\d+\])?: /,
/^(npm (notice|warn)|npm (err!|error) (a complete log|.*-debug(-\d+)?\.log|code \w+$|errno ))/i,
/^Node\.js v\d/,
/^(\[notice\]|WARNING: (Running pip|You are using pip)|notice: a new release)/i,
/^% Total|^Dload +Upload|^\d+ +\d+ +\d+ +\d+ /,
/^[=_*#~-]{2,} .* [=_*#~-]{2,}$/,
/^(note|hint|help|see|for more information|try|usage)\b.{0,4}[: ]/i
];
let o = /(?:error|exception)\b|\b(?:errors|failed|failure|fatal|panic|cannot|can't|could not|couldn't|unable|not found|no such|denied|refused|timed? ?out|timeout|missing|invalid|not permitted|unreachable|unexpected|unrecognized|unknown|undefined|killed|segmentation fault|out of memory|no space left|not installed|not running|already in use)\b/i;
let s = /\b(?:0|no|without) (?:errors?|failures?|failed)\b/i;
function tellingLine(e, { faultsOnly: t = !1 } = {}) {
let n = [];
for (let t of e.replace(/^[^{\n][^\n]*"[^\n]*\}[ \r]*(?=\n|$)/, "").split(/\r?\n|\r/).slice(-200).reverse()) {
let e = recordIn(t);
let o = (0, r.h0)(e === null ? t : faultIn(e), 300).replace(i, "");
/\p{L}{2}/u.test(o) && !a.some((e) => e.test(o)) && n.push(o);
if (n.length === 20) break;
}
return n.find((e) => o.test(e) && !s.test(e)) ?? (t ? null : n[0] ?? null);
}
function recordIn(e) {
if (!/^\s*\{.*\}\s*$/.test(e) || e.length > 65536) return null;
let t = objectIn(e);
return typeof t?.type == "string" ? t : null;
}
function objectIn(e) {
try {
let t = JSON.parse(e);
return typeof t == "object" && t ? t : null;
} catch {
return null;
}
}
function faultIn({ type: e, is_error: t, result: n, error: r, data: i }) {
if (t === !0 && typeof n == "string") return n;
return messageIn(r ?? (/error$/i.test(String(e)) ? i : null), 6);
}
function messageIn(e, t) {
if (typeof e == "string") {
let n = t > 0 ? objectIn(e) : null;
return n === null ? e : messageIn(n, t - 1);
}
if (typeof e != "object" || !e || t === 0) return "";
let { message: n, error: r, data: i, name: a } = e;
return messageIn(n ?? r ?? i ?? a, t - 1);
}
function sameLine(e) {
return e.toLowerCase().replace(/\b(?=[a-f]*\d)[0-9a-f]{7,}\b/g, "#").replace(/\d+/g, "#").replace(/\s+/g, " ");
}
}),
32728: ((e, t, n) => {
n.d(t, { x: () => measure });
var r = n(70370);
var i = n(45145);
var a = n(61210);
var o = n(9271);
var s = n(76760);
var c = n(42030);
var l = n(84346);
var u = n(37040);
var d = n(22514);
var f = n(72316);
var p = n(64780);
var m = n(12345);
var h = n(57767);
var g = n(82810);
var _ = n(10331);
async function runTrial(e, t, r, a, o, v) {
let { options: y, store: b, observer: x } = r;
let S = {
instanceId: e.id,
trial: t
};
let { directory: C, attempt: w, removed: T } = b.beginAttempt(e.id, t);
let E = new g.m({
...(0, d.$)(e, t, w, r),
integrity: [...o, ...T.map(p.b)]
}, S, x);
let D = new f.u(C, r, () => (0, p.x)(E.result, b));
let O = {
instance: e,
trial: t,
directory: C,
record: E,
logs: D,
context: r,
signal: a
};
let k = null;
let A;
let j;
x.trialStarted(S);
try {
let t = E.stage("prepare", () => (0, m.i)(O));
A = Promise.all([
n.e(7516),
n.e(3704),
n.e(6884),
n.e(1927),
n.e(8584)
]).then(n.bind(n, 48584));
k = await t;
let { runStep: r, runSteps: i, applyModelFault: a } = await A;
e.steps === void 0 ? await r(k) : await i(k, e.steps);
a(k);
} catch (e) {
E.fail(e, a);
}
await save();
if (k !== null) {
let { saveChanges: t, collect: n, collectHome: r, collectServiceLogs: o, explainTrial: c } = await A;
await t(k);
if (!(0, i.fT)(a)) {
await E.stage("collect", async () => {
try {
let { suffix: t } = k;
await n(k, s.join(C, e.steps === void 0 ? "output" : (0, l.hi)("output", t)));
} finally {
await r(k, s.join(C, "home"));
await o(k);
}
await c(k);
}).catch((e) => E.note("collect_failed", e.message));
await save();
}
await E.stage("remove", () => v(E.result, async () => {
await (0, _.aB)(k);
await (isToKeep(E.result, y) ? (0, _.aC)(k) : (0, _.TF)(k));
})).catch((e) => E.note("remove_failed", e.message));
}
await D.close(E);
await save(!0);
if (j !== void 0) throw j.error;
return {
result: E.result,
tails: D.tails()
};
async function causes(e) {
if (E.result.status === "passed") return [];
let { causesOf: t } = await Promise.all([n.e(7516), n.e(722)]).then(n.bind(n, 60722));
return t({
result: E.result,
trajectory: e,
tails: D.tails()
});
}
async function save(e = !1) {
E.result.finished_at = (0, c.v)();
(0, p.x)(E.result, b);
E.result.reason = (0, h.A)(E.result, D.tails());
let t = k?.trajectory ?? null;
E.result.causes = await causes(t);
let i = r.agent?.extras.skills.map(([e]) => e) ?? [];
if (i.length > 0) {
let { openedSkills: e } = await Promise.all([n.e(7516), n.e(3564)]).then(n.bind(n, 63564));
E.result.skills = {
given: i,
opened: t === null ? null : e(t, i)
};
}
E.result = (0, u.h)(E.result, r.redactor);
j = await b.writeResult(E.result, e).then(() => void 0, (e) => ({ error: e }));
}
}
function isToKeep({ status: e }, t) {
if (e === "not_run") return !1;
return t.keep === "always" || t.keep === "failed" && e !== "passed";
}
var v = n(34552);
var y = n(58500);
class TestbedsAhead {
#e;
#t;
#n;
#r = new Map();
#i;
#a = new Set();
constructor(e, t, n) {
this.#i = (0, r.A)(t);
this.#e = n;
this.#t = [...new Set(e.map(({ provider: e }) => e))];
this.#n = new Map(e.map(({ instance: e, trial: t, provider: n }) => {
let r = {
instance: e,
trial: t,
prompt: e.prompt
};
return [this.#u(n, r), {
provider: n,
request: r
}];
}));
}
of(e) {
return {
kind: e.kind,
open: (t, n) => this.#o(e, t, n),
provideImage: (t, n) => e.provideImage(t, n),
openBeside: async (t, n) => (await e.make(t, n)).start(n)
};
}
async #o(e, t, n) {
try {
return await this.#s(e, t, n);
} catch (r) {
if (this.#a.size === 0 || n.aborted) throw r;
await Promise.allSettled(this.#a);
return await this.#s(e, t, n);
}
}
async remove(e, t) {
if (this.#t[0]?.kind === "host") return e();
await this.#i(async () => {
let n = e();
this.#a.add(n);
t();
await n.finally(() => this.#a.delete(n));
});
}
async #s(e, t, n) {
let r = await this.#c(e, t, n);
this.#l();
return await r.start(n);
}
async close() {
this.#n.clear();
let e = [...this.#r.values()].map(async (e) => (await e).discard());
this.#r.clear();
let t = this.#e.aborted ? [(0, y.setTimeout)(3e3, void 0, { ref: !1 })] : [];
await Promise.race([Promise.allSettled(e), ...t]);
}
async #c(e, t, n) {
let r = this.#u(e, t);
let i = this.#r.get(r);
this.#r.delete(r);
this.#n.delete(r);
return await i?.catch(() => null) ?? await e.make(t, n);
}
#l() {
let [e] = this.#n;
if (e === void 0 || this.#e.aborted) return;
let [t, { provider: n, request: r }] = e;
this.#n.delete(t);
let i = n.make(r, this.#e);
i.catch(() => {});
this.#r.set(t, i);
}
#u(e, t) {
return `${this.#t.indexOf(e)} ${(0, o.wK)((0, o.rI)(t))}`;
}
}
let b = new Set([
"network",
"git",
"image",
"docker",
"model_unavailable",
"agent_unavailable"
]);
let x = {
small: ["--semi-space-growth-factor=1", "--heap-growing-percent=20"],
usual: ["--semi-space-growth-factor=2", "--heap-growing-percent=0"]
};
function mayPass({ status: e, error: t }) {
return e === "error" && b.has(t.kind);
}
class AgentStart {
#e = !1;
#t = 0;
see(e) {
let { error: t } = e;
t?.kind === "agent_not_found" ? this.#t += 1 : ((0, a.aA)(e) || t?.kind === "agent_unavailable") && (this.#e = !0);
}
failure() {
if (this.#e || this.#t < 3) return null;
return new i.VG("agent_not_found", `the first ${this.#t} trials did not find the agent`);
}
}
async function measure(e, t, n, { onVerdict: s, onEnded: c } = {}) {
let [l] = e;
if (l === void 0) return;
let { options: u } = l.run.context;
let d = l.run.provider.kind === "host";
let f = d && u.workdir !== void 0 ? 1 : u.parallel;
let p = new TestbedsAhead(e.map(({ trial: e, run: t }) => ({
...e,
provider: t.provider
})), f, n);
let m = (0, r.A)(f);
let h = new Map();
let g = !1;
let _ = u["max-cost"] === void 0;
let y = new Map(e.map(({ run: e }) => [e, new AgentStart()]));
let b = [];
let { setFlagsFromString: S } = process.getBuiltinModule("node:v8");
for (let e of x.small) S(e);
try {
let t = e;
for (let e = u.retries; t.length > 0; --e) {
let n = await Promise.all(t.map((t) => m(() => inTurn(t, e > 0))));
await Promise.all(n.map(({ end: e }) => e));
[t, b] = [b, []];
}
} finally {
for (let e of x.usual) S(e);
await p.close();
}
async function inTurn(e, t) {
let { promise: n, resolve: r } = Promise.withResolvers();
let i = measureOne(e, t, r);
await Promise.race([n, i]);
return { end: i };
}
async function measureOne(e, r, l) {
let { trial: u, run: f } = e;
let { ledger: m } = f;
let { observer: _, store: x } = f.context;
let { instance: S, trial: C } = u;
let w = y.get(f);
let T = (0, o.rI)(u);
let E = h.get(u);
let D = n.aborted ? (0, i.EV)(n) : w.failure() ?? t.exhausted();
if (D !== null && E !== void 0) {
_.trialEnded(T, E.result, E.tails);
return c?.(e, E.result);
}
if (D !== null) {
m.skip(u, D.kind, D.message);
return _.trialSkipped(T, D.message);
}
let O = g ? [{
kind: "host_reused",
detail: "An earlier trial of this run used the same machine."
}] : [];
g = d;
let k = await x.earlier(S.id, C);
k?.error?.kind === "agent_unavailable" && O.push({
kind: "agent_retried",
detail: `Attempt ${k.attempt} was ended by the agent's exit code 75.`
});
let A = !1;
let spend = (e) => {
if (A) return;
A = !0;
let { source: n, cost_usd: r } = (0, v.J$)(e);
if (n === "meter") return;
t.spend(r);
let i = e.stages.some(({ name: e }) => e === "agent");
r === null && i && tellUnknownCost(S.id, _);
};
let j = !1;
let tellVerdict = (t) => {
if (j || !(0, a.aA)(t)) return;
j = !0;
s?.(e, t);
};
try {
let i = await runTrial(S, C, {
...f.context,
testbeds: p.of(f.provider)
}, n, O, (e, t) => {
spend(e);
tellVerdict(e);
return p.remove(t, l);
});
let { result: a } = i;
spend(a);
t.spend((0, v.Y6)(a)?.cost_usd ?? null);
m.take(a);
tellVerdict(a);
w.see(a);
if (r && mayPass(a)) {
h.set(u, i);
b.push(e);
_.trialPostponed(T, a);
} else {
_.trialEnded(T, a, i.tails);
c?.(e, a);
}
} catch (e) {
m.unwritten(u, e);
_.notice(`${S.id}: its result could not be written: ${(0, i.bD)(e)}`);
}
}
function tellUnknownCost(e, t) {
_ || t.notice(`max-cost: the agent reported no cost for ${e}, and unreported cost counts as 0; let the agent write cost_usd to usage.json`);
_ = !0;
}
}
}),
53219: ((e, t, n) => {
n.d(t, { I: () => openRun });
var r = n(76760);
var i = n(45145);
var a = n(18253);
var o = n(70930);
var s = n(90492);
var c = n(7844);
var l = n(43830);
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
let o = [...new Set(a)].map((e) => (0, l.o)(r.dirname(e), [r.basename(e)]));
return (await Promise.all(o)).join(" ");
}
var u = n(42625);
var d = n(38912);
var f = n(37040);
var p = n(80418);
var m = n(56676);
var h = n(61210);
var g = n(9271);
var _ = n(29078);
var v = n(24998);
var y = n(41514);
function requireNoRun(e) {
if (!(0, p.gM)(e)) return;
throw new i.yo(`results-path: ${e} holds another run, which is never overwritten; name another directory, or continue that run with resume`);
}
async function continueRun(e, t, n, r, i) {
let a = {
trials: n,
kept: new Map(),
entries: new Map()
};
if (!(0, p.gM)(e.directory)) return a;
let o = await readEarlier(e.directory);
(0, y.Bn)(o, r, e.directory);
let s = new Map(o.planned.map((e) => [(0, g.wK)((0, g.rI)(e)), e]));
let c = new Set(n.map(keyOf));
let l = [...n, ...trialsOf(o, t).filter((e) => !c.has(keyOf(e)))];
let u = await e.finished();
let d = i === null || i === "rest" ? null : await chooser(l, s, i);
let { kept: f, entries: m } = a;
for (let e of l) {
if (d?.(e)) continue;
let t = u(e.instance.id, e.trial);
let n = s.get(keyOf(e));
t !== null && isOf(r, t.result) ? f.set(e, t) : n === void 0 || i === "rest" || d === null && c.has(keyOf(e)) || m.set(e, n);
}
return {
trials: l,
kept: f,
entries: m,
rescored_from: o.rescored_from
};
}
async function readEarlier(e) {
try {
let { readRun: t } = await Promise.all([
n.e(2214),
n.e(9694),
n.e(7705)
]).then(n.bind(n, 47705));
return (await t(e, () => !0)).run;
} catch (t) {
throw new i.yo(`resume: ${e} holds a run whose run.json cannot be read, so its agent and dataset are unknown: ${(0, i.bD)(t).split("\n")[0]}; name another results-path`);
}
}
async function chooser(e, t, { statuses: n, selectors: r }) {
let a = [...new Set(e.map(({ instance: e }) => e))];
let o = new Set(r === null ? a : await (0, v.l)(a, r));
let statusOf = (e) => t.get(keyOf(e))?.status ?? "not_run";
let s = new Set(e.filter((e) => o.has(e.instance) && (n === null || n.includes(statusOf(e)))));
if (s.size === 0) throw new i.yo(`resume: nothing to measure again: no such trial is ${n.join(" or ")}`);
return (e) => s.has(e);
}
function trialsOf({ planned: e }, { instances: t }) {
let n = new Map(t.map((e) => [e.id, e]));
return e.flatMap(({ instance_id: e, trial: t }) => {
let r = n.get(e);
return r === void 0 ? [] : [{
instance: r,
trial: t
}];
});
}
function isOf({ dataset: e, agent: t, settings: n }, r) {
return r.dataset.digest === e.digest && r.agent.name === t.name && r.agent.command === t.command && (t.model === null || r.agent.model === t.model) && (r.evaluation?.kind !== "test_plan" || r.evaluation.mode === n.mode);
}
function keyOf(e) {
return (0, g.wK)((0, g.rI)(e));
}
var b = n(89726);
var x = n(42030);
var S = n(71826);
var C = n(9962);
var w = n(43050);
var T = n(64458);
var E = n(74705);
var D = n(97384);
var O = n(34552);
var k = n(48161);
var A = n(78421);
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
cores: k.availableParallelism(),
memory_bytes: k.totalmem(),
start: this.#t,
end: t
};
}
}
function cpuModel() {
let [, e] = /^model name\s*:\s*(.+)$/m.exec((0, A.J3)("/proc/cpuinfo") ?? "") ?? [];
return e?.trim() ?? null;
}
function load() {
let [, e] = /^(\d+\.\d+) /.exec((0, A.J3)("/proc/loadavg") ?? "") ?? [];
return e === void 0 ? null : Number(e);
}
function ticks() {
let [, e] = /^cpu +(.+)$/m.exec((0, A.J3)("/proc/stat") ?? "") ?? [];
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
#o = null;
#s = null;
#c = 0;
constructor(e, t, n, r) {
this.#e = n;
this.#t = r;
let i = e.map((e) => {
let { instance: t, trial: n } = e;
let r = {
instance_id: t.id,
task_type: t.taskType,
trial: n,
status: "not_run",
score: null,
score_expected: 0,
coverage: 0,
result: null,
error: null
};
this.#r.set((0, g.wK)((0, g.rI)(e)), r);
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
this.restore(e, (0, T.ts)((0, T.Pe)(e)));
this.#a.push((0, D.Qv)(e));
this.#o === null && this.#u();
}
restore(e, t) {
let n = this.#r.get((0, g.wK)((0, g.rI)(e)));
n.status = e.status;
Object.assign(n, (0, h.YW)(e));
n.error = e.error;
n.result = `${(0, g.qQ)((0, g.rI)(e))}/result.json`;
n.digest = t;
let r = e.skills?.opened ?? null;
r === null ? delete n.skill_opened : n.skill_opened = r.length > 0;
e.reused === void 0 ? delete n.reused : n.reused = e.reused;
this.#i.set((0, g.wK)((0, g.rI)(e)), (0, O.J$)(e).cost_usd);
}
keep(e) {
Object.assign(this.#r.get((0, g.wK)((0, g.rI)(e))), e);
}
entryOf(e) {
return this.#r.get((0, g.wK)((0, g.rI)(e)));
}
cost() {
return (0, S.E)(this.#i.values());
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
this.entryOf(e).error = {
stage: "plan",
kind: t,
message: n
};
}
async mend() {
let e = [];
let t = new Map(this.#a.map((e) => [(0, g.wK)((0, g.rI)(e)), e]));
for (let n of this.record.planned) {
let r = n.digest === void 0 ? null : this.#e.changeOf(n, n.digest);
if (r === null) continue;
let i = (0, g.wK)((0, g.rI)(n));
let a = (0, f.h)((0, E.u)(n, this.record, r, t.get(i)), this.#t);
await this.#e.writeResult(a).then(() => n.digest = (0, T.ts)((0, T.Pe)(a)), () => {});
e.push(`${n.instance_id}, trial ${n.trial}: ${r}`);
}
return e;
}
async finish(e, t, n) {
await this.#o?.catch(() => {});
this.#d();
this.record.totals = (0, h.vA)(this.record.planned);
this.record.change = await n(this.record);
this.record.gate = (0, w.$U)(this.record.totals, t, this.record.change);
this.record.interrupted = e;
this.record.finished_at = (0, x.v)();
this.record.host = this.#n.record(!0);
await this.save(!0);
await this.#e.writeTrace((0, D.fC)(this.#a)).catch(() => {});
return (0, f.h)(this.record, this.#t);
}
async save(e = !1) {
this.#d();
let t = this.#a.length;
this.#o = this.#l(e).finally(() => {
this.#o = null;
});
await this.#o;
this.#a.length > t && this.#u();
}
async #l(e) {
let t = performance.now();
await this.#e.writeRun(this.record, e, this.#t);
let n = performance.now();
this.#c = n + 20 * (n - t);
}
#u() {
this.#s ??= setTimeout(() => this.save().catch(() => {}), Math.max(0, this.#c - performance.now()));
}
#d() {
clearTimeout(this.#s ?? void 0);
this.#s = null;
}
}
function describeRun(e) {
let { dataset: t, options: n, testbed: r, mode: i, judge: a, identity: o, kept: s, version: c, github: l, rescored_from: u } = e;
let d = r === "docker";
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
agent_timeout_ms: (0, C.B)(n),
evaluation_timeout_ms: n["evaluation-timeout"],
testcase_timeout_ms: n["testcase-timeout"],
typing: i === null ? null : n.typing,
mode: i,
judge: a,
network: d ? n.network : null,
cpus: d ? n.cpus ?? null : null,
memory_bytes: d ? n.memory ?? null : null
},
identity: o,
...s === null ? {} : { options: s },
gate: null,
interrupted: null,
...u === void 0 ? {} : { rescored_from: u },
started_at: (0, x.v)(),
finished_at: null,
harness_version: c,
github: l
};
}
var j = n(60730);
async function openRun(e, t) {
let { options: n, dataset: o, plan: s, testbed: l, mode: v, judge: x, redactor: S } = e;
let { agent: C } = e;
let { machine: w, observer: T, owner: E, budget: D, github: O } = t;
let k = n["results-path"] ?? (n.resume ? (0, p.hH)() : null) ?? void 0;
if (k !== void 0 && (0, p.oA)(k)) throw new i.yo(`results-path: ${k} holds an experiment; continue it with "agentbench resume ${k}", or name another directory`);
await C?.install((e) => T.notice(e));
let A = await (0, _.C2)(l, {
options: n,
agentDirectory: C?.directory ?? e.agentDirectory,
run: E,
machine: (0, d.I)(w, D.deadline),
tell: (e) => T.notice(e)
});
let j = s.map(({ instance: e }) => e);
let M = await (0, b.GF)(n, e.modelKeys, A, j, {
machine: w,
redactor: S,
budget: D
});
let giveBack = () => {};
let close = async () => {
await M?.close();
let e = M?.strangers ?? 0;
e > 0 && T.notice(`the meter refused ${(0, a.U9)(e, "request")} without the token of a running trial (401)`);
giveBack();
};
try {
await requireModel(e, M);
let a = await (0, y.cu)(e, [r.resolve(k ?? p.hN)]);
let d = new m.V(k ?? (0, p.L6)(p.hN));
d.prepare();
(0, p.es)(d.directory);
giveBack = d.take(E.id);
let _ = {
dataset: o,
options: n,
testbed: l,
mode: v,
judge: x?.identity ?? null,
identity: a,
kept: t.keepOptions?.(d.directory) ?? null,
version: c.x,
github: O
};
let j = (0, f.h)({
...describeRun(_),
planned: [],
totals: (0, h.vA)([])
}, S);
let N = (await t.restore?.(j, d.directory) ?? !1) || n.resume;
N || requireNoRun(d.directory);
let { trials: P, kept: F, entries: I, rescored_from: L } = N ? await continueRun(d, o, s, j, t.again ?? null) : {
trials: s,
kept: new Map(),
entries: new Map()
};
k === void 0 && (0, p.Kh)(d.directory);
let R = new b.NA(D, (e) => T.notice(e));
let z = {
dataset: o,
options: n,
seal: l === "host" ? await DatasetSeal.of(P.map(({ instance: e }) => e)) : null,
store: d,
redactor: S,
agent: C,
agentEnv: {
...n["agent-variables"],
...e.agentEnv
},
observer: T,
judge: x,
floors: new u.w(w),
meter: M,
onCost: (e) => D.spend(e),
onModels: (e, t) => R.ended(e, t),
version: c.x,
github: O
};
let B = new RunLedger(P, {
..._,
rescored_from: L
}, d, S);
for (let e of I.values()) B.keep(e);
for (let { result: e, digest: t } of F.values()) B.restore(e, t);
let V = P.filter((e) => !F.has(e) && !I.has(e));
let H = await t.reuse?.take(V, j, d) ?? new Map();
for (let { result: e, digest: t } of H.values()) B.restore(e, t);
await B.save().catch((e) => {
throw new i.yo((0, i.bD)(e));
});
let U = new Map();
return {
provider: A,
context: z,
ledger: B,
store: d,
trials: P,
left: V.filter((e) => !H.has(e)),
async begin() {
l === "host" && hasInstalled(w) && (U = (await installations()).installedRecords(w));
for (let [e, { result: t }] of F) T.trialSkipped((0, g.rI)(e), `${t.status} in an earlier run`);
for (let [e, { status: t }] of I) T.trialSkipped((0, g.rI)(e), `${t} in an earlier run, and not chosen`);
for (let [e, { result: t }] of H) T.trialSkipped((0, g.rI)(e), `${t.status} on ${t.started_at.slice(0, 10)}: taken from baseline (reuse)`);
},
async finish(e, t) {
l === "host" && C !== null && await removeChanged(C, T);
l === "host" && hasInstalled(w) && await forgetChanged(w, U, T);
for (let e of await B.mend()) T.notice(`${e}; the measured result is kept`);
return await B.finish(e, n, async (e) => await t?.(e) ?? null);
},
close
};
} catch (e) {
await close();
throw e;
}
}
async function removeChanged(e, t) {
let n = `the installed files of ${e.label} were changed during the run, so later trials may have been of another program`;
try {
await e.removeChanged() && t.notice(`${n}; they are removed, and the next run installs them again`);
} catch (r) {
t.notice(`${n}, and cannot be removed: ${(0, i.bD)(r)}; remove ${e.directory}`);
}
}
let installations = () => n.e(782).then(n.bind(n, 40782));
function hasInstalled(e) {
return (0, o.wX)((0, j.J1)(e)).length > 0;
}
async function forgetChanged(e, t, n) {
let r = "agents were installed in the cache during the run, or the records of installed ones were changed";
try {
let i = await (await installations()).forgetOthers(e, t);
i.length > 0 && n.notice(`${r}: they are installed again when they are next used: ${(0, s.h0)(i.join(", "))}`);
} catch (t) {
n.notice(`${r}, and cannot be forgotten: ${(0, i.bD)(t)}; remove ${(0, j.J1)(e)}`);
}
}
async function requireModel({ agent: e, options: t, modelKeys: n, agentEnv: r }, i) {
let a = t["agent-model"];
if (e === null || i === null || a === void 0 || e.agent.aliases?.test(a)) return;
let o = (0, b.rU)(e, t, n, r);
o !== null && await i.requireModel(o.name, a);
}
}),
41560: ((e, t, n) => {
n.d(t, { S: () => owned });
var r = n(45145);
var i = n(79882);
var a = n(38912);
var o = n(18253);
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
exhausted() {
let { "max-duration": e } = this.#e;
if (e !== void 0 && performance.now() - this.#t >= e) return outOfTime(e);
return this.#a ?? this.costUsedUp();
}
costUsedUp() {
let { "max-cost": e } = this.#e;
if (e === void 0 || this.#i < e) return null;
let t = `max-cost of ${e} USD is used up (${(0, o.LT)(this.#i)} spent); raise it, or select fewer instances or trials`;
return new r.VG("max_cost", t);
}
stop(e, t) {
this.#a ??= new r.VG(e, t);
}
#a = null;
close() {
clearTimeout(this.#r);
}
}
function outOfTime(e) {
let t = `max-duration of ${(0, o.a3)(e)} is used up; raise it, or give each job fewer instances (shard, a matrix)`;
return new r.VG("max_duration", t);
}
var s = n(60730);
async function owned({ options: e, machine: t, observer: n, signal: o }, c) {
let l = new Budget(e);
let u = (0, a.I)(t, o);
let d = [];
let f = Promise.resolve();
try {
return await c({
budget: l,
machine: u,
async begin(e) {
if (d.length === 0) {
let notice = (e) => n.notice(e);
e === "docker" && (f = (0, s.nI)(u, notice));
await (0, s.X0)(u, !1, notice);
}
let t = await (0, i.Te)(u).catch((e) => {
let t = `the temporary directory ${u.temporaryDirectory} cannot be used: ${(0, r.bD)(e)}`;
throw new r.yo(`${t}; make room there, or name another in RUNNER_TEMP`);
});
d.push(t);
return t;
},
swept: () => f
});
} finally {
l.close();
await f;
for (let { directory: e } of d) await (0, i.lb)(e).catch((e) => n.notice(`temporary files of this run remain, and the next run removes them: ${(0, r.bD)(e)}`));
}
}
}),
57767: ((e, t, n) => {
n.d(t, { A: () => reasonOf });
var r = n(59254);
var i = n(84346);
function reasonOf({ status: e, error: t, evaluation: n }, r) {
if (e === "error") return t?.stage === "agent-setup" ? inLog("agent-setup.log", r) : null;
if (e !== "failed") return null;
let last = (e) => [...r.keys()].findLast((t) => e.test(t)) ?? null;
return (n?.kind === "test_plan" ? inPlan(n) : inLog(last(i.oC), r)) ?? inLog(last(i.hN), r);
}
function inLog(e, t) {
let n = e === null ? null : (0, r.c)(t.get(e) ?? "");
return n === null ? null : {
text: n,
log: e
};
}
function inPlan({ points: e }) {
let t = e.filter(({ score: e }) => e === 0 || e === 1);
let n = t.flatMap(({ metric: e, testcases: t }) => t.flatMap(({ output_tail: e }) => (0, r.c)(e, { faultsOnly: !0 }) ?? []).slice(0, 1).map((t) => ({
text: t,
metric: e
})));
let [i] = [...Map.groupBy(n, ({ text: e }) => (0, r.t)(e)).values()].sort((e, t) => t.length - e.length);
if (i !== void 0) return {
text: i[0].text,
log: null
};
let a = t.flatMap(({ explanation: e }) => (0, r.c)(e) ?? [])[0];
return a === void 0 ? null : {
text: a,
log: null
};
}
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
})
};
