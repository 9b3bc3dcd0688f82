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
41514: ((e, t, n) => {
n.d(t, {
Bn: () => requireSameRun,
cu: () => identityOf,
g6: () => differencesOf
});
var r = n(77598);
var i = n(57975);
var a = n(45145);
var o = n(90492);
var s = n(43830);
async function identityOf({ options: e, agent: t, agentDirectory: r, taskEnv: i }, a) {
let o = e["agent-setup"];
let c = t === null ? null : await (await n.e(5197).then(n.bind(n, 15197))).digestsOf(t.extras);
return {
agent_setup: o === void 0 ? null : digestOfText(o),
agent_directory: r === null ? null : await (0, s.r)(r, a),
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
agent_skills: c?.skills ?? null,
agent_mcp: c?.mcp ?? null,
agent_instructions: c?.instructions ?? null,
task_env: sorted(Object.entries(i).map(([e, t]) => ({
name: e,
digest: digestOfText(`${e}=${t}`)
})))
};
}
function differencesOf(e, t) {
let n = new Map();
let compare = (e, t, r) => {
(0, i.isDeepStrictEqual)(t, r) || n.set(e, [t, r]);
};
for (let n of [
"name",
"model",
"command"
]) compare(`agent-${n}`, e.agent[n], t.agent[n]);
compare("dataset", describeDataset(e), describeDataset(t));
let { trials: r, ...a } = e.settings;
let { trials: o, ...s } = t.settings;
for (let e of new Set([...Object.keys(a), ...Object.keys(s)])) {
let shown = (t) => e.endsWith("_ms") && typeof t == "number" ? `${t / 1e3} s` : t ?? null;
compare(e.replace(/_(ms|bytes)$/, "").replaceAll("_", "-"), shown(a[e]), shown(s[e]));
}
let [c, l] = [e.identity, t.identity];
if (c !== void 0 && l !== void 0) for (let e of Object.keys(l)) compare(e.replaceAll("_", "-"), shownIdentity(c[e]), shownIdentity(l[e]));
else c !== l && compare("agent-setup, agent-directory, agent-variables", told(e), told(t));
return [...n].map(([e, [t, n]]) => `${e}: ${shown(t)} before, ${shown(n)} now`);
}
function requireSameRun(e, t, n) {
let r = differencesOf(e, t);
if (r.length === 0) return;
throw new a.yo([`resume: the run in ${n} measured something else, so its verdicts do not count for this one; give its options again, or another results-path`, ...r].join("\n"));
}
function told({ identity: e, harness_version: t }) {
return e === void 0 ? `not told (harness ${t})` : "told";
}
function describeDataset({ dataset: { name: e, digest: t } }) {
return `${e} (${t.slice(0, 19)})`;
}
function shownIdentity(e) {
if (!Array.isArray(e)) return e;
let t = e.map((e) => typeof e == "string" ? e : "from" in e ? `${e.from}=${e.to}` : `${e.name}=${"digest" in e ? e.digest.slice(0, 19) : e.value}`);
return t.length === 0 ? null : t.join(", ");
}
function shown(e) {
return e === null ? "none" : (0, o.h0)(String(e), 200);
}
function digestOfText(e) {
return `sha256:${(0, r.createHash)("sha256").update(e).digest("hex")}`;
}
function sorted(e) {
return e.sort((e, t) => e.name < t.name ? -1 : 1);
}
}),
32728: ((e, t, n) => {
n.d(t, { x: () => measure });
var r = n(70370);
var i = n(45145);
var a = n(76760);
var o = n(42030);
var s = n(84346);
var c = n(37040);
var l = n(22514);
var u = n(72316);
var d = n(64780);
var f = n(12345);
var p = n(57767);
var m = n(82810);
var h = n(10331);
async function runTrial(e, t, r, g, _, v) {
let { options: y, store: b, observer: x } = r;
let S = {
instanceId: e.id,
trial: t
};
let { directory: C, attempt: w, removed: T } = b.beginAttempt(e.id, t);
let E = new m.m({
...(0, l.$)(e, t, w, r),
integrity: [..._, ...T.map(d.b)]
}, S, x);
let D = new u.u(C, r, () => (0, d.x)(E.result, b));
let O = {
instance: e,
trial: t,
directory: C,
record: E,
logs: D,
context: r,
signal: g
};
let k = null;
let A;
let j;
x.trialStarted(S);
try {
let t = E.stage("prepare", () => (0, f.i)(O));
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
E.fail(e, g);
}
await save();
if (k !== null) {
let { saveChanges: t, collect: n, collectHome: r, collectServiceLogs: o, explainTrial: c } = await A;
await t(k);
if (!(0, i.fT)(g)) {
await E.stage("collect", async () => {
try {
let { suffix: t } = k;
await n(k, a.join(C, e.steps === void 0 ? "output" : (0, s.hi)("output", t)));
} finally {
await r(k, a.join(C, "home"));
await o(k);
}
await c(k);
}).catch((e) => E.note("collect_failed", e.message));
await save();
}
await E.stage("remove", () => v(E.result, async () => {
await (0, h.aB)(k);
await (isToKeep(E.result, y) ? (0, h.aC)(k) : (0, h.TF)(k));
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
E.result.finished_at = (0, o.v)();
(0, d.x)(E.result, b);
E.result.reason = (0, p.A)(E.result, D.tails());
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
E.result = (0, c.h)(E.result, r.redactor);
j = await b.writeResult(E.result, e).then(() => void 0, (e) => ({ error: e }));
}
}
function isToKeep({ status: e }, t) {
if (e === "not_run") return !1;
return t.keep === "always" || t.keep === "failed" && e !== "passed";
}
var g = n(34552);
var _ = n(58500);
var v = n(9271);
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
let t = this.#e.aborted ? [(0, _.setTimeout)(3e3, void 0, { ref: !1 })] : [];
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
#u(e, { instance: t, trial: n }) {
return `${this.#t.indexOf(e)} ${(0, v.wK)({
instanceId: t.id,
trial: n
})}`;
}
}
let y = new Set([
"network",
"git",
"image",
"docker",
"model_unavailable",
"agent_unavailable"
]);
let b = {
small: ["--semi-space-growth-factor=1", "--heap-growing-percent=20"],
usual: ["--semi-space-growth-factor=2", "--heap-growing-percent=0"]
};
function mayPass({ status: e, error: t }) {
return e === "error" && y.has(t.kind);
}
class AgentStart {
#e = !1;
#t = 0;
see({ status: e, error: t }) {
t?.kind === "agent_not_found" ? this.#t += 1 : (e === "passed" || e === "failed" || t?.kind === "agent_unavailable") && (this.#e = !0);
}
failure() {
if (this.#e || this.#t < 3) return null;
return new i.VG("agent_not_found", `the first ${this.#t} trials did not find the agent`);
}
}
async function measure(e, t, n, { onVerdict: a, onEnded: o } = {}) {
let [s] = e;
if (s === void 0) return;
let { options: c } = s.run.context;
let l = s.run.provider.kind === "host";
let u = l && c.workdir !== void 0 ? 1 : c.parallel;
let d = new TestbedsAhead(e.map(({ trial: e, run: t }) => ({
...e,
provider: t.provider
})), u, n);
let f = (0, r.A)(u);
let p = new Map();
let m = !1;
let h = c["max-cost"] === void 0;
let _ = new Map(e.map(({ run: e }) => [e, new AgentStart()]));
let v = [];
let { setFlagsFromString: y } = process.getBuiltinModule("node:v8");
for (let e of b.small) y(e);
try {
let t = e;
for (let e = c.retries; t.length > 0; --e) {
let n = await Promise.all(t.map((t) => f(() => inTurn(t, e > 0))));
await Promise.all(n.map(({ end: e }) => e));
[t, v] = [v, []];
}
} finally {
for (let e of b.usual) y(e);
await d.close();
}
async function inTurn(e, t) {
let { promise: n, resolve: r } = Promise.withResolvers();
let i = measureOne(e, t, r);
await Promise.race([n, i]);
return { end: i };
}
async function measureOne(e, r, s) {
let { trial: c, run: u } = e;
let { ledger: f } = u;
let { observer: h, store: y } = u.context;
let { instance: b, trial: x } = c;
let S = _.get(u);
let C = {
instanceId: b.id,
trial: x
};
let w = p.get(c);
let T = n.aborted ? (0, i.EV)(n) : S.failure() ?? t.exhausted();
if (T !== null && w !== void 0) {
h.trialEnded(C, w.result, w.tails);
return o?.(e, w.result);
}
if (T !== null) {
f.skip(c, T.kind, T.message);
return h.trialSkipped(C, T.message);
}
let E = m ? [{
kind: "host_reused",
detail: "An earlier trial of this run used the same machine."
}] : [];
m = l;
let D = await y.earlier(b.id, x);
D?.error?.kind === "agent_unavailable" && E.push({
kind: "agent_retried",
detail: `Attempt ${D.attempt} was ended by the agent's exit code 75.`
});
let O = !1;
let spend = (e) => {
if (O) return;
O = !0;
let { source: n, cost_usd: r } = (0, g.J$)(e);
if (n === "meter") return;
t.spend(r);
let i = e.stages.some(({ name: e }) => e === "agent");
r === null && i && tellUnknownCost(b.id, h);
};
let k = !1;
let tellVerdict = (t) => {
if (k || t.status !== "passed" && t.status !== "failed") return;
k = !0;
a?.(e, t);
};
try {
let i = await runTrial(b, x, {
...u.context,
testbeds: d.of(u.provider)
}, n, E, (e, t) => {
spend(e);
tellVerdict(e);
return d.remove(t, s);
});
let { result: a } = i;
spend(a);
t.spend((0, g.Y6)(a)?.cost_usd ?? null);
f.take(a);
tellVerdict(a);
S.see(a);
if (r && mayPass(a)) {
p.set(c, i);
v.push(e);
h.trialPostponed(C, a);
} else {
h.trialEnded(C, a, i.tails);
o?.(e, a);
}
} catch (e) {
f.unwritten(c, e);
h.notice(`${b.id}: its result could not be written: ${(0, i.bD)(e)}`);
}
}
function tellUnknownCost(e, t) {
h || t.notice(`max-cost: the agent reported no cost for ${e}, and unreported cost counts as 0; let the agent write cost_usd to usage.json`);
h = !0;
}
}
}),
53219: ((e, t, n) => {
n.d(t, { I: () => openRun });
var r = n(76760);
var i = n(45145);
var a = n(70930);
var o = n(90492);
var s = n(7844);
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
let o = [...new Set(a)].map((e) => (0, c.o)(r.dirname(e), [r.basename(e)]));
return (await Promise.all(o)).join(" ");
}
var l = n(42625);
var u = n(38912);
var d = n(37040);
var f = n(80418);
var p = n(56676);
var m = n(61210);
var h = n(29078);
var g = n(24998);
var _ = n(9271);
var v = n(41514);
function requireNoRun(e) {
if (!(0, f.gM)(e)) return;
throw new i.yo(`results-path: ${e} holds another run, which is never overwritten; name another directory, or continue that run with resume`);
}
async function continueRun(e, t, n, r, i) {
let a = {
trials: n,
kept: new Map(),
entries: new Map()
};
if (!(0, f.gM)(e.directory)) return a;
let o = await readEarlier(e.directory);
(0, v.Bn)(o, r, e.directory);
let s = new Map(o.planned.map((e) => [(0, _.wK)((0, _.rI)(e)), e]));
let c = new Set(n.map(keyOf));
let l = [...n, ...trialsOf(o, t).filter((e) => !c.has(keyOf(e)))];
let u = await e.finished();
let d = i === null || i === "rest" ? null : await chooser(l, s, i);
let { kept: p, entries: m } = a;
for (let e of l) {
if (d?.(e)) continue;
let t = u(e.instance.id, e.trial);
let n = s.get(keyOf(e));
t !== null && isOf(r, t.result) ? p.set(e, t) : n === void 0 || i === "rest" || d === null && c.has(keyOf(e)) || m.set(e, n);
}
return {
trials: l,
kept: p,
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
throw new i.yo(`resume: ${e} holds a run whose run.json cannot be read, so nothing tells what it measured: ${(0, i.bD)(t).split("\n")[0]}; name another results-path`);
}
}
async function chooser(e, t, { statuses: n, selectors: r }) {
let a = [...new Set(e.map(({ instance: e }) => e))];
let o = new Set(r === null ? a : await (0, g.l)(a, r));
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
function keyOf({ instance: e, trial: t }) {
return (0, _.wK)({
instanceId: e.id,
trial: t
});
}
var y = n(89726);
var b = n(42030);
var x = n(9962);
var S = n(43050);
var C = n(64458);
var w = n(74705);
var T = n(97384);
var E = n(34552);
var D = n(48161);
var O = n(78421);
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
cores: D.availableParallelism(),
memory_bytes: D.totalmem(),
start: this.#t,
end: t
};
}
}
function cpuModel() {
let [, e] = /^model name\s*:\s*(.+)$/m.exec((0, O.J3)("/proc/cpuinfo") ?? "") ?? [];
return e?.trim() ?? null;
}
function load() {
let [, e] = /^(\d+\.\d+) /.exec((0, O.J3)("/proc/loadavg") ?? "") ?? [];
return e === void 0 ? null : Number(e);
}
function ticks() {
let [, e] = /^cpu +(.+)$/m.exec((0, O.J3)("/proc/stat") ?? "") ?? [];
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
let i = e.map(({ instance: e, trial: t }) => {
let n = {
instance_id: e.id,
task_type: e.taskType,
trial: t,
status: "not_run",
score: null,
score_expected: 0,
coverage: 0,
result: null,
error: null
};
this.#r.set((0, _.wK)({
instanceId: e.id,
trial: t
}), n);
return n;
});
this.record = {
...describeRun(t),
host: this.#n.record(!1),
planned: i,
totals: (0, m.vA)(i)
};
}
take(e) {
this.restore(e, (0, C.ts)((0, C.Pe)(e)));
this.#a.push((0, T.Qv)(e));
this.#o === null && this.#u();
}
restore(e, t) {
let n = this.#r.get((0, _.wK)((0, _.rI)(e)));
n.status = e.status;
Object.assign(n, (0, m.YW)(e));
n.error = e.error;
n.result = `${(0, _.qQ)((0, _.rI)(e))}/result.json`;
n.digest = t;
let r = e.skills?.opened ?? null;
r === null ? delete n.skill_opened : n.skill_opened = r.length > 0;
e.reused === void 0 ? delete n.reused : n.reused = e.reused;
this.#i.set((0, _.wK)((0, _.rI)(e)), (0, E.J$)(e).cost_usd);
}
keep(e) {
Object.assign(this.#r.get((0, _.wK)((0, _.rI)(e))), e);
}
entryOf({ instance: e, trial: t }) {
return this.#r.get((0, _.wK)({
instanceId: e.id,
trial: t
}));
}
cost() {
let e = 0;
for (let t of this.#i.values()) e = e === null || t === null ? null : e + t;
return e;
}
unwritten({ instance: e, trial: t }, n) {
let r = this.#r.get((0, _.wK)({
instanceId: e.id,
trial: t
}));
r.status = "error";
r.error = {
stage: "collect",
kind: "results",
message: (0, i.bD)(n)
};
}
skip({ instance: e, trial: t }, n, r) {
this.#r.get((0, _.wK)({
instanceId: e.id,
trial: t
})).error = {
stage: "plan",
kind: n,
message: r
};
}
async mend() {
let e = [];
let t = new Map(this.#a.map((e) => [(0, _.wK)((0, _.rI)(e)), e]));
for (let n of this.record.planned) {
let r = n.digest === void 0 ? null : this.#e.changeOf(n, n.digest);
if (r === null) continue;
let i = (0, _.wK)((0, _.rI)(n));
let a = (0, d.h)((0, w.u)(n, this.record, r, t.get(i)), this.#t);
await this.#e.writeResult(a).then(() => n.digest = (0, C.ts)((0, C.Pe)(a)), () => {});
e.push(`${n.instance_id}, trial ${n.trial}: ${r}`);
}
return e;
}
async finish(e, t, n) {
await this.#o?.catch(() => {});
this.#d();
this.record.totals = (0, m.vA)(this.record.planned);
this.record.change = await n(this.record);
this.record.gate = (0, S.$U)(this.record.totals, t, this.record.change);
this.record.interrupted = e;
this.record.finished_at = (0, b.v)();
this.record.host = this.#n.record(!0);
await this.save(!0);
await this.#e.writeTrace((0, T.fC)(this.#a)).catch(() => {});
return (0, d.h)(this.record, this.#t);
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
agent_timeout_ms: (0, x.B)(n),
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
started_at: (0, b.v)(),
finished_at: null,
harness_version: c,
github: l
};
}
var k = n(60730);
async function openRun(e, t) {
let { options: n, dataset: a, plan: o, testbed: c, mode: g, judge: _, redactor: b } = e;
let { agent: x } = e;
let { machine: S, observer: C, owner: w, budget: T, github: E } = t;
let D = n["results-path"] ?? (n.resume ? (0, f.hH)() : null) ?? void 0;
if (D !== void 0 && (0, f.oA)(D)) throw new i.yo(`results-path: ${D} holds an experiment; continue it with "agentbench resume ${D}", or name another directory`);
await x?.install((e) => C.notice(e));
let O = await (0, h.C2)(c, n, x?.directory ?? e.agentDirectory, w, (0, u.I)(S, T.deadline), n.testbed === "auto", (e) => C.notice(e));
let k = o.map(({ instance: e }) => e);
let A = await (0, y.GF)(n, e.modelKeys, O, k, {
machine: S,
redactor: b,
budget: T
});
let giveBack = () => {};
let close = async () => {
await A?.close();
giveBack();
};
try {
await requireModel(e, A);
let u = await (0, v.cu)(e, [r.resolve(D ?? f.hN)]);
let h = new p.V(D ?? (0, f.L6)(f.hN));
h.prepare();
(0, f.es)(h.directory);
giveBack = h.take(w.id);
let k = {
dataset: a,
options: n,
testbed: c,
mode: g,
judge: _?.identity ?? null,
identity: u,
kept: t.keepOptions?.(h.directory) ?? null,
version: s.x,
github: E
};
let j = (0, d.h)({
...describeRun(k),
planned: [],
totals: (0, m.vA)([])
}, b);
let M = (await t.restore?.(j, h.directory) ?? !1) || n.resume;
M || requireNoRun(h.directory);
let { trials: N, kept: P, entries: F, rescored_from: I } = M ? await continueRun(h, a, o, j, t.again ?? null) : {
trials: o,
kept: new Map(),
entries: new Map()
};
D === void 0 && (0, f.Kh)(h.directory);
let L = new y.NA(T, (e) => C.notice(e));
let R = {
dataset: a,
options: n,
seal: c === "host" ? await DatasetSeal.of(N.map(({ instance: e }) => e)) : null,
store: h,
redactor: b,
agent: x,
agentEnv: {
...n["agent-variables"],
...e.agentEnv
},
observer: C,
judge: _,
floors: new l.w(S),
meter: A,
onCost: (e) => T.spend(e),
onModels: (e, t) => L.ended(e, t),
version: s.x,
github: E
};
let z = new RunLedger(N, {
...k,
rescored_from: I
}, h, b);
for (let e of F.values()) z.keep(e);
for (let { result: e, digest: t } of P.values()) z.restore(e, t);
let B = N.filter((e) => !P.has(e) && !F.has(e));
let V = await t.reuse?.take(B, j, h) ?? new Map();
for (let { result: e, digest: t } of V.values()) z.restore(e, t);
await z.save().catch((e) => {
throw new i.yo((0, i.bD)(e));
});
let H = new Map();
return {
provider: O,
context: R,
ledger: z,
store: h,
trials: N,
left: B.filter((e) => !V.has(e)),
async begin() {
c === "host" && hasInstalled(S) && (H = (await installations()).installedRecords(S));
for (let [e, { result: t }] of P) C.trialSkipped(placeOf(e), `${t.status} in an earlier run`);
for (let [e, { status: t }] of F) C.trialSkipped(placeOf(e), `${t} in an earlier run, and not chosen`);
for (let [e, { result: t }] of V) C.trialSkipped(placeOf(e), `${t.status} on ${t.started_at.slice(0, 10)}: taken from baseline (reuse)`);
},
async finish(e, t) {
c === "host" && x !== null && await removeChanged(x, C);
c === "host" && hasInstalled(S) && await forgetChanged(S, H, C);
for (let e of await z.mend()) C.notice(`${e}; the measured result is kept`);
return await z.finish(e, n, async (e) => await t?.(e) ?? null);
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
return (0, a.wX)((0, k.J1)(e)).length > 0;
}
async function forgetChanged(e, t, n) {
let r = "agents were installed in the cache during the run, or the records of installed ones were changed";
try {
let i = await (await installations()).forgetOthers(e, t);
i.length > 0 && n.notice(`${r}: they are installed again when they are next used: ${(0, o.h0)(i.join(", "))}`);
} catch (t) {
n.notice(`${r}, and cannot be forgotten: ${(0, i.bD)(t)}; remove ${(0, k.J1)(e)}`);
}
}
async function requireModel({ agent: e, options: t, modelKeys: n, agentEnv: r }, i) {
let a = t["agent-model"];
if (e === null || i === null || a === void 0 || e.agent.aliases?.test(a)) return;
let o = (0, y.rU)(e, t, n, r);
o !== null && await i.requireModel(o.name, a);
}
function placeOf({ instance: e, trial: t }) {
return {
instanceId: e.id,
trial: t
};
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
