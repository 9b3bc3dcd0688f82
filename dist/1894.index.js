export const id = 1894;
export const ids = [1894];
export const modules = {
34654: ((e, t, n) => {
n.d(t, { O: () => makeDirectory });
var r = n(73024);
var i = n(76760);
var a = n(45145);
function makeDirectory(e, t) {
let isThere = () => (0, r.existsSync)(`${e}/`);
if (isThere()) return;
let n = i.dirname(e);
try {
(0, r.mkdirSync)(e, t);
} catch (i) {
if (isThere()) return;
if ((0, a.$N)(i) !== "ENOENT" || (0, r.existsSync)(n)) throw i;
makeDirectory(n, t);
makeDirectory(e, t);
}
}
}),
3934: ((e, t, n) => {
n.d(t, {
H: () => o,
S: () => s
});
var r = n(94343);
var i = n(23137);
var a = n(44408);
let o = r.Ikc({
run: (0, i.WY)(a.U9, "Programs that were run, if no other class applies"),
read_file: (0, i.WY)(a.U9, "Files that were read"),
check_dir: (0, i.WY)(a.U9, "Directories that were listed"),
search: (0, i.WY)(a.U9, "Searches for files or text"),
edit: (0, i.WY)(a.U9, "Files that were written or changed"),
install: (0, i.WY)(a.U9, "Packages that were installed"),
network: (0, i.WY)(a.U9, "Requests to the network"),
other: (0, i.WY)(a.U9, "Anything else, such as plans and notes")
});
let s = Object.keys(o.shape);
}),
44408: ((e, t, n) => {
n.d(t, {
CG: () => h,
GP: () => T,
Kr: () => E,
M6: () => y,
Ni: () => _,
Ny: () => D,
QQ: () => f,
Qk: () => u,
Rz: () => d,
U9: () => m,
UY: () => w,
YP: () => g,
aW: () => c,
br: () => x,
eI: () => l,
eS: () => C,
ik: () => S,
rE: () => b,
vE: () => p,
wO: () => v
});
var r = n(94343);
var i = n(43759);
var a = n(73102);
var o = n(23137);
var s = n(71744);
let c = r.k5n([
"passed",
"failed",
"error",
"not_run"
]);
let l = r.k5n(["success rate", "score"]);
let u = 316224e6;
let d = r.Whr().check(i.UI(), i.Zm(u));
let f = r.Whr().check(i.NC(), i.Zm(999999));
let p = a.w$();
let m = r.Whr().check(i.UI());
let h = r.aig().check(i.qm(0), i.Zm(1));
let g = r.Ikc({
low: r.aig(),
high: r.aig()
});
let _ = r.k5n([
"dev",
"free",
"debug"
]);
let v = r.YOg(r.Ikc({
name: r.YjP(),
value: r.YjP()
}));
let y = r.Ikc({
agent: m,
evaluation: m,
harness: m
});
let b = r.YjP().check(i.Fk(/^[0-9A-Za-z.+-]{1,40}$/));
let x = r.YjP().check(i.Fk(/^sha256:[0-9a-f]{64}$/));
let S = {
instance_id: r.YjP().check(i.Fk(s.Cd)),
task_type: (0, o.WY)(r.YjP(), "Type of the task, by which reports are grouped"),
trial: (0, o.WY)(f, "Number of the trial of its instance, from 1")
};
let C = r.Ikc({
name: r.YjP(),
ref: (0, o.WY)(r.mee(r.YjP()), "Commit of the dataset; null for a directory"),
digest: (0, o.WY)(x, "Digest of all files of the dataset; results are comparable only if it is equal")
});
let w = r.Ikc({
kind: r.YjP(),
detail: r.YjP()
});
let T = r.Ikc({
stage: r.YjP(),
kind: r.YjP(),
message: r.YjP()
});
let E = r.Ikc({
verdict: r.k5n([
"improved",
"regressed",
"within noise",
"within tolerance",
"not comparable"
]),
difference: (0, o.WY)(r.mee(r.aig()), "Change of rate or score over the common instances, now minus before"),
reasons: (0, o.WY)(r.lqM(r.YOg(r.YjP())), "Reasons why the two are not comparable; absent for every other verdict")
});
let D = r.Ikc({
repository: r.YjP(),
workflow: r.YjP(),
job: r.YjP(),
run_id: r.YjP(),
run_attempt: (0, o.WY)(r.Whr(), "From 1; 0 on a server that does not tell it, as Forgejo"),
sha: r.YjP(),
head_sha: (0, o.WY)(r.mee(r.YjP()), "Head commit of the pull request; sha is its merge with the base"),
ref: r.YjP(),
event: r.YjP(),
pull_request: r.mee(r.Whr())
});
}),
48242: ((e, t, n) => {
n.d(t, { s: () => findRuns });
var r = n(73024);
var i = n(51455);
var a = n(76760);
var o = n(45145);
var s = n(70930);
var c = n(80418);
let l = 2e4;
async function findRuns(e, t, n) {
let s = [];
let u = [];
let d = [];
let f = [];
let p = [];
let m = [];
let h = new Set();
let g = e.map((e) => a.resolve((0, c.$t)(e)));
for (let e = 4; e >= 0 && g.length > 0; --e) {
let t = [];
for (let n of g) t.push(await look(n, e));
g = t.flat();
}
let _ = h.size - l;
_ > 0 && d.push(`${_} directories are left out: at most ${l} are searched for results`);
if (s.length + u.length > 0) return {
found: s.sort(),
others: u,
notes: d
};
let v = f.find((e) => (0, r.existsSync)(`${e}/.`));
v !== void 0 && d.push(`${v} is a link, and links are not followed: name it`);
let [y] = m.sort();
y !== void 0 && d.push(`${y} is a report, which counts only by its own name: name it`);
let [b] = p.sort();
b !== void 0 && d.push(`results in an archive, as ${b} may be, are unpacked first, each into a directory of its own`);
g.length > 0 && d.push("a run.json is searched for at most 4 levels below: name a directory nearer to it");
return {
found: s.sort(),
others: u,
notes: d
};
async function look(e, r) {
if (h.has(e)) return [];
h.add(e);
if (h.size > l) return [];
if (r < 4 && hasFile(e, "results.json")) {
(r < 3 || a.basename(e) !== c.ri) && m.push(e);
return [];
}
if (hasFile(e, "run.json")) {
s.push(e);
return [];
}
let g = r === 4 && n !== void 0 && isFile(e) ? n.ofFile(e) : null;
if (g !== null) {
u.push(g);
return [];
}
let _ = await (0, i.readdir)(e, { withFileTypes: !0 }).catch((i) => {
let a = (0, o.$N)(i) === "ENOENT" ? `there is no directory ${e}; results are what agentbench run writes to its results-path` : (0, o.$N)(i) === "ENOTDIR" ? `${e} is a file; name a directory of results, into which an archive has to be unpacked first${n === void 0 ? "" : ", or a log of Inspect (.eval, .json)"}` : `${e} cannot be read: ${(0, o.bD)(i)}`;
if (r === 4) throw new o.yo(`${t}: ${a}`);
d.push(a);
return [];
});
let v = n === void 0 ? [] : _.flatMap((e) => e.isFile() ? [e.name] : []).sort();
let y = _.flatMap((e) => e.isDirectory() ? [e.name] : []).sort();
let { runs: b, below: x } = n?.in(e, v, y) ?? {
runs: [],
below: y
};
u.push(...b);
for (let t of _) t.isSymbolicLink() ? f.push(a.join(e, t.name)) : t.isFile() && t.name.endsWith(".zip") && p.push(a.join(e, t.name));
return x.map((t) => a.join(e, t));
}
}
function hasFile(e, t) {
return isFile(a.join(e, t));
}
function isFile(e) {
return (0, s.LZ)(e)?.isFile() === !0;
}
}),
80418: ((e, t, n) => {
n.d(t, {
$8: () => holdsReport,
$t: () => placeOf,
DT: () => d,
Fg: () => requireRun,
Kh: () => linkLatest,
L6: () => makeRunDirectory,
cr: () => armOf,
es: () => ignoreInGit,
gM: () => holdsRun,
hH: () => latestRun,
hN: () => c,
oA: () => holdsExperiment,
ri: () => u,
s6: () => reportDirectory,
ye: () => newPlace
});
var r = n(73024);
var i = n(76760);
var a = n(45145);
var o = n(34654);
var s = n(70930);
let c = "agentbench-results";
let l = "latest";
let u = "report";
let d = "experiment.json";
function holdsRun(e) {
try {
return (0, r.lstatSync)(i.join(e, "run.json"), { throwIfNoEntry: !1 }) !== void 0;
} catch (t) {
if ((0, a.$N)(t) === "ENOTDIR") return !1;
if ((0, a.$N)(t) !== "EACCES") throw t;
throw new a.yo(`results: ${e} cannot be read: ${(0, a.bD)(t)}`);
}
}
function requireRun(e, t, n = t) {
if (!holdsRun(n)) throw new a.yo(`${e}: ${t} is not the directory of a run: it has no run.json; name one, such as ${c}/latest`);
}
function holdsExperiment(e) {
return (0, r.existsSync)(i.join(e, d));
}
function armOf(e) {
let t = i.resolve(e);
return holdsExperiment(i.dirname(t)) ? i.basename(t) : null;
}
function placeOf(e) {
return ["run.json", d].includes(i.basename(e)) && (0, r.existsSync)(e) ? i.dirname(e) : e;
}
function holdsReport(e) {
return (0, r.existsSync)(i.join(e, "results.json"));
}
function holdsResults(e) {
return holdsRun(e) && !holdsReport(e) || holdsExperiment(e);
}
function newPlace(e) {
let t = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
for (let n = 1;; n += 1) {
let r = i.join(e, n === 1 ? t : `${t}-${n}`);
if ((0, s.LZ)(r) === void 0) return r;
}
}
function makeRunDirectory() {
try {
(0, o.O)(c);
ignoreInGit(c);
for (;;) {
let e = newPlace(c);
try {
(0, r.mkdirSync)(e);
return e;
} catch (e) {
if ((0, a.$N)(e) !== "EEXIST") throw e;
}
}
} catch (e) {
throw new a.yo(`results-path: ${i.resolve(c)} cannot be made: ${(0, a.bD)(e)}`);
}
}
function ignoreInGit(e) {
try {
(0, r.readdirSync)(e).length === 0 && (0, r.writeFileSync)(i.join(e, ".gitignore"), "*\n", { flag: "wx" });
} catch {}
}
function linkLatest(e) {
let t = i.join(i.dirname(e), l);
let n = `${t}.${process.pid}`;
try {
(0, r.symlinkSync)(i.basename(e), n);
(0, r.renameSync)(n, t);
} catch {
removeQuietly(n);
}
}
function removeQuietly(e) {
try {
(0, r.rmSync)(e, { force: !0 });
} catch {}
}
function latestRun(e = c) {
try {
let t = (0, r.realpathSync)(i.join(e, l));
if (i.dirname(t) === (0, r.realpathSync)(e) && holdsResults(t)) return i.join(e, i.basename(t));
} catch {}
try {
let t = (0, r.readdirSync)(e, { withFileTypes: !0 }).flatMap((t) => t.isDirectory() && holdsResults(i.join(e, t.name)) ? [t.name] : []).sort().at(-1);
return t === void 0 ? null : i.join(e, t);
} catch {
return null;
}
}
function reportDirectory(e = c) {
return holdsRun(e) ? `${i.resolve(e)}-report` : i.join(e, u);
}
}),
61210: ((e, t, n) => {
n.d(t, {
$: () => figureOfTotals,
EP: () => isDestroyed,
KN: () => isEvaluated,
YW: () => figuresOfResult,
Zs: () => measureSetting,
_0: () => lacksJudge,
aA: () => hasVerdict,
aR: () => r,
cU: () => figureName,
c_: () => measureOf,
id: () => isStopped,
oB: () => figureOfTrial,
oq: () => measureOption,
vA: () => totalsOf
});
function hasVerdict({ status: e }) {
return e === "passed" || e === "failed";
}
function isEvaluated(e) {
return hasVerdict(e) || e.error?.kind === "not_judged";
}
function isDestroyed({ integrity: e }) {
return e.some(({ kind: e }) => e === "testbed_destroyed");
}
function isStopped(e) {
return !hasVerdict(e) && e.error?.kind === "stopped";
}
function lacksJudge({ settings: e }, { error: t }) {
return e.judge === null && t?.kind === "not_judged";
}
function totalsOf(e) {
let t = {
passed: 0,
failed: 0,
error: 0,
not_run: 0
};
let n = 0;
let r = 0;
let i = 0;
let a = 0;
let o = 0;
for (let s of e) {
if (isStopped(s)) {
n += 1;
continue;
}
t[s.status] += 1;
s.score !== null && (r += 1);
i += s.score ?? 0;
a += s.score_expected;
o += s.coverage;
}
let s = e.length - n;
let { passed: c, failed: l, error: u, not_run: d } = t;
let f = {
planned: s,
passed: c,
failed: l,
error: u,
not_run: d,
success_rate: mean(c, s),
score: mean(i, r),
score_expected: mean(a, s),
coverage: mean(o, s)
};
n > 0 && (f.stopped = n);
return f;
}
function measureOf({ mode: e, measure: t }) {
if (t !== void 0) return t === "score" ? "score" : "success rate";
return e === null ? "success rate" : "score";
}
function measureSetting(e) {
return e === "auto" ? {} : { measure: e };
}
function measureOption(e) {
return e === "score" ? "score" : "success-rate";
}
function figureName(e, { mode: t }, n = "of everything") {
return e === "score" && t !== null ? `score ${n}` : e;
}
function figureOfTotals(e, t) {
if (e === void 0 || e.passed + e.failed === 0) return null;
return t === "score" ? e.score_expected : e.success_rate;
}
function figureOfTrial(e, t) {
return t === "score" ? e.score_expected : Number(e.status === "passed");
}
function mean(e, t) {
return t === 0 ? null : e / t;
}
let r = {
status: "not_run",
score: null,
score_expected: 0,
coverage: 0,
result: null,
error: null
};
function figuresOfResult({ score: e, evaluation: t }) {
if (t?.kind === "test_plan") {
let { score_expected: n, coverage: r } = t;
return {
score: e,
score_expected: e === null ? 0 : n,
coverage: e === null ? 0 : r
};
}
return {
score: e,
score_expected: e ?? 0,
coverage: e === null ? 0 : 1
};
}
}),
9271: ((e, t, n) => {
n.d(t, {
Ko: () => trialName,
qQ: () => trialPath,
rI: () => trialIdOf,
wK: () => trialKey
});
var r = n(22495);
function trialIdOf(e) {
if ("instanceId" in e) return {
instanceId: e.instanceId,
trial: e.trial
};
return {
instanceId: "instance" in e ? e.instance.id : e.instance_id,
trial: e.trial
};
}
function trialKey(e) {
let { instanceId: t, trial: n } = trialIdOf(e);
return `${t}/${n}`;
}
function trialName(e) {
let { instanceId: t, trial: n } = trialIdOf(e);
let i = (0, r.h0)(t);
return n === 1 ? i : `${i} (trial ${n})`;
}
function trialPath(e) {
let { instanceId: t, trial: n } = trialIdOf(e);
return `${t}/trial-${n}`;
}
}),
35978: ((e, t, n) => {
n.d(t, {
Ac: () => d,
aU: () => m,
jn: () => f,
k9: () => readUsage,
me: () => h,
wD: () => unknownUsage
});
var r = n(94343);
var i = n(43759);
var a = n(63160);
var o = n(63144);
var s = n(23137);
let c = r.aig().check(i.UI(), i.Zm(2 ** 53 - 1));
let l = r.Ikc({
input_tokens: r.Rvf(r.mee(c), null),
output_tokens: r.Rvf(r.mee(c), null),
cost_usd: r.Rvf(r.mee(c), null),
steps: r.Rvf(r.mee(c), null),
model: (0, s.WY)(r.Rvf(r.mee(r.YjP().check(i.Eb(200))), null), "Used as agent.model if the run names no model")
});
function readUsage(e) {
let t = (0, o.Xy)((0, a.S6)(e.replace(/^\uFEFF/, "")));
if (t === null) throw SyntaxError("no JSON object");
let { error: n } = l.safeParse(t);
let r = (n?.issues ?? []).map(({ path: e }) => String(e[0]));
let i = Object.fromEntries(r.map((e) => [e, null]));
let s = l.parse({
...t,
...i
});
return {
usage: s.model?.trim() === "" ? {
...s,
model: null
} : s,
wrong: r
};
}
let u = r.Rvf(r.mee(c), null);
let d = r.Ikc({
source: (0, s.WY)(r.Rvf(r.mee(r.k5n(["meter", "agent"])), null), "Source of the counts: the `meter`, or the `agent` itself (`usage.json`, or the output of Claude Code or Codex); null without counts"),
input_tokens: (0, s.WY)(u, "The whole input, cached parts included; null if an answer came without its usage"),
cached_input_tokens: (0, s.WY)(u, "The part of the input that was read from a cache"),
output_tokens: (0, s.WY)(u, "The whole output, reasoning included"),
reasoning_tokens: u,
cost_usd: (0, s.WY)(u, "Null if unknown, never 0: a model or a tier without a price, audio or images without one, an answer without usage, or hosted tools with unknown fees"),
steps: (0, s.WY)(u, "Answers of the main conversation, or as the agent counts"),
requests: (0, s.WY)(u, "Requests to models"),
failed_requests: (0, s.WY)(u, "Requests without a complete answer"),
models: (0, s.WY)(r.Rvf(r.YOg(r.YjP()), []), "The models that answered")
});
let f = (0, s.WY)(r.Rvf(r.mee(r.Ikc({
throttled_requests: (0, s.WY)(c, "Requests that the provider refused for their rate (429)"),
unmetered_requests: (0, s.WY)(c, "Requests that no model answers, such as a list of models, or in a form that is not read"),
waiting_ms: (0, s.WY)(c, "Time in which at least one request was under way"),
hosted_tools: r.Ikc({
offered: (0, s.WY)(r.YOg(r.YjP()), "Tools that the provider runs itself, as offered in requests"),
used: r.YOg(r.YjP())
})
})), null), "Further figures of the meter; null without one");
function unknownUsage() {
return {
source: null,
input_tokens: null,
cached_input_tokens: null,
output_tokens: null,
reasoning_tokens: null,
cost_usd: null,
steps: null,
requests: null,
failed_requests: null,
models: []
};
}
let p = r.aig().check(i.UI());
let m = {
input_tokens: (0, s.WY)(r.mee(p), "Of the answers with a known number; null without any"),
output_tokens: r.mee(p),
cost_usd: (0, s.WY)(r.mee(p), "Null if the cost of an answer, or of a try without one, is unknown, as after a time limit; a verdict from the cache costs 0. In records before `known_cost_usd`, the sum of the known costs"),
known_cost_usd: (0, s.WY)(r.lqM(p), "The known part of a cost that is unknown; absent if the cost is known, or nothing of it")
};
r.Ikc(m);
let h = r.Ikc({
input_tokens: u,
output_tokens: u,
cost_usd: (0, s.WY)(u, "Sum of the known costs, with the known parts of others; null if none is known"),
cost_known: (0, s.WY)(c, "Evaluations and explanations whose cost is known"),
answers: (0, s.WY)(c, "Evaluations with a judge, and explanations")
});
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
73102: ((e, t, n) => {
n.d(t, { w$: () => datetime });
var r = n(88532);
var i = n(18431);
var a = n(43759);
var o = n(94343);
let s = r.xI("ZodMiniISODateTime", (e, t) => {
i.Ko.init(e, t);
o.zUr.init(e, t);
});
function datetime(e) {
return a.G1(s, e);
}
})
};
