export const id = 4019;
export const ids = [
4019,
9546,
5574
];
export const modules = {
92309: ((e, t, n) => {
n.d(t, {
B7: () => summarizeOnce,
JY: () => setAnswer,
eh: () => summarize,
ls: () => setArtifact,
n0: () => setOutputs
});
var r = n(28524);
var i = n(45145);
var a = n(52385);
var o = n(14173);
var s = n(90862);
var c = n(26635);
function setOutputs({ totals: e }, t) {
t !== void 0 && (0, c.u)("results-path", t);
(0, c.u)("planned", e.planned);
(0, c.u)("passed", e.passed);
(0, c.u)("failed", e.failed);
(0, c.u)("errors", e.error);
(0, c.u)("not-run", e.not_run);
(0, c.u)("success-rate", e.success_rate ?? "");
(0, c.u)("score", e.score ?? "");
}
function setArtifact(e, t) {
let n = (0, a.M7)(process.env, t, e);
(0, c.u)("artifact-id", e?.id ?? "");
(0, c.u)("artifact-url", n ?? "");
return n;
}
function setAnswer(e) {
let t = e.length === 1 ? e.map(([, e]) => e) : e.map((e) => e.join("="));
(0, c.u)("answer", t.join("\n"));
}
async function summarize(e) {
try {
await r.z.addRaw(e()).write({ overwrite: !0 });
return !0;
} catch (e) {
o.$e(`The step summary was not written: ${(0, i.bD)(e)}`);
return !1;
}
}
async function summarizeOnce(e) {
!(0, s.k2)() && await summarize(e) && (0, s.Po)();
}
}),
55574: ((e, t, n) => {
n.r(t);
n.d(t, { publishExperiment: () => publishExperiment });
var r = n(76760);
var i = n(45145);
var a = n(1709);
var o = n(61685);
var s = n(52385);
var c = n(73406);
var l = n(9583);
var u = n(20472);
var d = n(14173);
var f = n(92309);
var p = n(24241);
var m = n(26635);
async function publishExperiment(e, t) {
await (0, u.T)(() => publishAll(e, t));
d.t8();
}
async function publishAll(e, t) {
let n = await (0, l.loadRuns)([e]);
let u = n.runs[0]?.run.github ?? null;
let h = (0, s.fL)(process.env, u);
let g = t.suite ?? u?.workflow ?? null;
let describe = (e, n, r) => (0, o.qu)((0, o.JJ)(e, n), t, {
...r,
suite: g
});
let { artifact: _, artifactUrl: v, pageUrl: y } = await (0, p.uploadAll)(e, u, t, async () => (0, c.QW)(r.join(e, "report.html"), (0, o.JJ)(n.runs, n.notes)));
let b;
try {
b = describe(n.runs, n.notes, {
runUrl: h,
artifactUrl: v,
pageUrl: y
});
} catch (e) {
if (!(e instanceof i.yo)) throw e;
d.$e(`The step summary and the comment were not written: ${e.message}`);
return;
}
t.summary && await (0, f.B7)(() => (0, a.Qu)(b));
let x = await (0, p.commentOfSuite)(u, _?.id ?? null, t, b, (e, r) => {
let i = (0, p.linksBeside)(n.runs, e, t, b);
return describe([...n.runs, ...e.filter(isOnDisk)], [...n.notes, ...r], i);
});
(0, m.u)("comment-url", x ?? "");
}
function isOnDisk(e) {
return e.directory !== void 0;
}
}),
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
61685: ((e, t, n) => {
n.d(t, {
JJ: () => compareArms,
bc: () => compareExperiment,
j0: () => exitCodeOfReport,
qu: () => experimentReport
});
var r = n(76760);
var i = n(45145);
var a = n(18253);
var o = n(9583);
var s = n(59546);
var c = n(43050);
var l = n(50939);
var u = n(78296);
var d = n(16583);
var f = n(5484);
async function compareExperiment(e) {
let { runs: t, notes: n } = await (0, o.loadRuns)([e]);
let i = new Set(t.map((e) => r.basename(e.directory)));
let a = (0, s.readExperiment)(e)?.arms.find(({ name: e }) => !i.has(e));
if (a !== void 0) throw (0, f.hd)(e, a.name);
return compareArms(t, n);
}
function compareArms(e, t, n) {
let { experiment: r, others: a } = (0, f.F0)(e, n);
if (r === null) throw new i.yo("results: there is no experiment among them");
let [o] = a;
if (o !== void 0) throw new i.yo(`results: ${o.directory} is a run beside an experiment; give it a suite of its own`);
let s = r.arms.map((e, t) => ({
name: r.record.arms[t].name,
runs: e
}));
let { tolerance: c, trials: l } = r.record;
let p = (0, d.Nt)(s, n === void 0 ? null : {
matrix: n,
trials: l
});
return (0, u.q)(p, [...t, ...jobsNotFound(r)], c, r);
}
function jobsNotFound({ seeds: { length: e }, unknownJobs: t }) {
let n = e + t;
return t === 0 ? [] : [`results of ${e} of the ${n} jobs of the matrix: the report action counts trials of the others as not run if it gets the matrix of plan`];
}
function experimentReport({ document: e, reports: t }, n, r) {
let { arms: i } = e.experiment;
let a = judgedArms({
document: e,
reports: t
}).flatMap(({ totals: e, change: t }, r) => (0, c.$U)(e, n, t, (0, c.wQ)(r)).reasons.map((e) => `${i[r].name}: ${e}`));
return {
document: e,
errors: errorsOf(t, i),
gate: {
passed: a.length === 0,
reasons: a
},
...r
};
}
function errorsOf(e, t) {
return e.flatMap((e, n) => ["error", "not_run"].flatMap((t) => e.reasons.filter(({ status: e }) => e === t).slice(0, 2)).map(({ text: e, trials: r }) => `${t[n].name}: ${e} (${(0, a.U9)(r.length, "trial")})`));
}
function exitCodeOfReport(e, t) {
return (0, c.i9)(judgedArms(e), t);
}
function judgedArms({ document: e, reports: t }) {
let { comparisons: n } = e.experiment;
return t.map(({ run: { totals: e } }, t) => {
let r = n[t - 1];
return {
totals: e,
change: r === void 0 ? null : (0, l.C2)(r)
};
});
}
}),
93357: ((e, t, n) => {
n.d(t, { j: () => r });
let r = {
passed: {
mark: "✓",
word: "passed",
style: "green"
},
failed: {
mark: "✗",
word: "failed",
style: "red"
},
error: {
mark: "!",
word: "error",
style: "yellow"
},
not_run: {
mark: "-",
word: "not run",
style: "yellow"
}
};
}),
61710: ((e, t, n) => {
n.d(t, { J: () => copyTrialFiles });
var r = n(73024);
var i = n(51455);
var a = n(76760);
async function copyTrialFiles(e, t) {
await (0, i.cp)(e, t, {
recursive: !0,
mode: i.constants.COPYFILE_FICLONE,
filter(t) {
let n = a.relative(e, t);
if (n === "result.json" || /^attempt-/.test(n)) return !1;
let i = (0, r.lstatSync)(t);
return i.isFile() || i.isDirectory();
}
});
}
}),
59546: ((e, t, n) => {
n.r(t);
n.d(t, {
ALPHA: () => _,
NO_PAIR: () => T,
experimentSchema: () => w,
isTolerated: () => isTolerated,
readExperiment: () => readExperiment,
savedOf: () => savedOf,
verdictOnArm: () => verdictOnArm,
wasSettled: () => wasSettled,
writeExperiment: () => writeExperiment
});
var r = n(76760);
var i = n(57975);
var a = n(94343);
var o = n(43759);
var s = n(63160);
var c = n(45145);
var l = n(45503);
var u = n(22495);
var d = n(70606);
var f = n(23137);
var p = n(44408);
var m = n(64458);
var h = n(71343);
var g = n(80418);
let _ = .05;
let v = a.aig().check(o.qm(-1), o.Zm(1));
let y = a.Ikc({
low: v,
high: v
});
let b = (0, f.WY)(a.mee(a.aig().check(o.UI())), "Null beyond 1.8e308");
let x = a.k5n([
"better",
"worse",
"no difference that matters",
"cannot be settled"
]);
let S = a.Ikc({
pairs: (0, f.WY)(p.U9, "Instances measured on both sides"),
difference: (0, f.WY)(v, "Mean over these instances: the arm minus the control"),
e_value: b,
instance_id: (0, f.WY)(a.lqM(a.YjP()), "That of the last pair")
});
let C = a.Ikc({
arm: a.YjP(),
answer: (0, f.WY)(a.mee(x), "By the test of `method`; null if the run was ended before it was known, or the difference is within noise"),
method: (0, f.WY)(a.k5n([
"e-process",
"mcnemar",
"permutation"
]), "`e-process` with stop: known, valid at every look; otherwise a test of all pairs at the end"),
pairs: p.U9,
left_out: (0, f.WY)(p.U9, "Instances without a verdict in every trial of both sides"),
difference: (0, f.WY)(a.mee(v), "Null without a pair"),
interval: (0, f.WY)(a.mee(y), "Of the difference, 95%; with e-process it is valid at every look"),
e_value: (0, f.WY)(b, "Against no difference, at the last look"),
p: (0, f.WY)(a.mee(p.CG), "Two-sided"),
p_adjusted: (0, f.WY)(a.mee(p.CG), "By Holm's method, over the comparisons with the control"),
looks: (0, f.WY)(a.YOg(S), "After every pair")
});
let w = a.Ikc({
schema: a.euz("agentbench/experiment/v1"),
suite: h.Lx.shape.suite,
dataset: h.Lx.shape.dataset,
measure: p.eI,
arms: (0, f.WY)(a.YOg(a.Ikc({
name: (0, f.WY)(a.YjP(), "The directory of its run, relative to the experiment's"),
control: a.zMY(),
agent: h.Lx.shape.agent,
identity: h.Lx.shape.identity,
sets: (0, f.WY)(a.YOg(a.YjP()), "Options that it sets"),
planned: p.U9,
measured: (0, f.WY)(p.U9, "Trials with a verdict"),
stopped: (0, f.WY)(p.U9, "Trials that were not run because the answer was known"),
reused: (0, f.WY)(a.lqM(a.Ikc({
trials: p.U9,
oldest: h.Lx.shape.started_at,
newest: h.Lx.shape.started_at
})), "Of them, those taken from earlier results (option `reuse`), and when they were measured; absent if there are none"),
skills: (0, f.WY)(a.lqM(a.Ikc({
trials: p.U9,
opened: p.U9
})), "Trials with `agent-skills` and a trajectory, and those in which the agent opened a skill; absent if there are none"),
cost_usd: (0, f.WY)(a.mee(a.aig()), "Of all trials, reused ones as well; null if the cost of a measured trial is unknown, or there is none")
})), "The first one is the control"),
job: (0, f.WY)(a.lqM(a.Ikc({
index: p.U9,
total: p.U9
})), "One job of a matrix. The pairs of all jobs count in the order of their indexes; absent for an experiment of one job"),
seed: p.U9,
stop: a.k5n(["never", "known"]),
alpha: (0, f.WY)(p.CG, "Of all comparisons together"),
tolerance: p.CG,
trials: a.Whr().check(o.NC()),
order: (0, f.WY)(a.YOg(a.Ikc({
instance_id: a.YjP(),
trial: a.Whr().check(o.NC()),
arms: (0, f.WY)(a.YOg(p.U9), "In the order of measurement: indexes in `arms`")
})), "As drawn from the seed"),
comparisons: (0, f.WY)(a.YOg(C), "Each other arm with the control"),
stopped: (0, f.WY)(a.mee(a.Ikc({
pairs: p.U9,
message: a.YjP(),
settled: (0, f.WY)(a.lqM(a.zMY()), "False if nothing left could have settled it, true if the answer was known; absent in older records"),
trials: (0, f.WY)(p.U9, "Trials that were not run"),
cost_usd: (0, f.WY)(a.mee(a.aig()), "Their cost, if each had cost the mean of the measured trials of its arm; null if that is unknown")
})), "Null if every planned trial was begun"),
interrupted: h.Lx.shape.interrupted,
started_at: h.Lx.shape.started_at,
finished_at: h.Lx.shape.finished_at,
harness_version: h.Lx.shape.harness_version,
github: h.Lx.shape.github
});
let T = "no instance has a verdict on both sides";
function verdictOnArm(e) {
let { answer: t } = e;
if (t === "better") return "improved";
if (t === "worse") return "regressed";
return t === "no difference that matters" || isTolerated(e) ? "within tolerance" : "within noise";
}
function isTolerated({ answer: e, method: t, p_adjusted: n }) {
return e === null && t !== "e-process" && n !== null && n < _;
}
function wasSettled({ stopped: e, comparisons: t }) {
return e?.settled ?? t.every(({ answer: e }) => e !== "cannot be settled");
}
function savedOf(e) {
return e.reduce((e, { planned: t, stopped: n, measured: r, cost_usd: i }) => {
if (n === 0 || e === null) return e;
if (i === null || r === 0 || r + n < t) return null;
return e + n * i / r;
}, 0);
}
async function writeExperiment(e, t) {
let n = r.join(e, g.DT);
try {
(0, d.z)(n);
await (0, d.f)(n, () => [(0, m.P)(t)]);
} catch (e) {
throw new c.QM(`results-path: ${g.DT} could not be written: ${(0, c.bD)(e)}; make room there, or mend it, then resume`, { cause: e });
}
}
function readExperiment(e) {
if (!(0, g.oA)(e)) return null;
let unreadable = (t) => new c.yo(`${g.DT}: the experiment in ${e} cannot be read: ${t}`);
let t;
try {
t = (0, s.nh)((0, l.XF)(r.join(e, g.DT), 67108864).toString());
} catch (e) {
throw unreadable((0, c.bD)(e));
}
let n = w.safeParse(t);
if (!n.success) throw unreadable((0, f.hQ)(n.error.issues[0]));
let { arms: a, comparisons: o } = n.data;
let d = a.map(({ name: e }) => e);
let p = o.map(({ arm: e }) => e);
if (new Set(d).size !== d.length || d.length < 2 || !(0, i.isDeepStrictEqual)(p, d.slice(1))) throw unreadable("its comparisons are not those of its arms");
let m = d.find((e) => r.basename(e) !== e || /^\.*$/.test(e));
if (m !== void 0) throw unreadable(`its arm ${(0, u.h0)(m, 100)} names no directory beside it`);
return n.data;
}
}),
66165: ((e, t, n) => {
n.d(t, { k: () => measurementOf });
function measurementOf({ instance_id: e, started_at: t, finished_at: n, stages: r }) {
return JSON.stringify([
e,
t,
n,
r
]);
}
}),
50939: ((e, t, n) => {
n.d(t, {
C2: () => changeOf,
zv: () => recordOf
});
var r = n(7844);
var i = n(59546);
var a = n(37040);
var o = n(61210);
var s = n(52322);
function recordOf({ arms: e, options: t, github: n, job: c, resolved: l, runs: u, seed: d, order: f, watch: p, startedAt: m }, h) {
let g = new Set(f.map(({ instanceId: e }) => e));
let _ = e.map((e, t) => {
let { ledger: n } = u[t];
let { record: r } = n;
let i = r.planned.filter(({ instance_id: e }) => g.has(e));
let c = (0, s.yW)(i);
let d = skillsOf(i);
return {
name: e.name,
control: t === 0,
...(0, a.h)({
agent: r.agent,
identity: r.identity
}, l[t].redactor),
sets: Object.keys(e.own),
planned: i.length,
measured: i.filter(o.aA).length,
stopped: i.filter(o.id).length,
...c === void 0 ? {} : { reused: c },
...d === void 0 ? {} : { skills: d },
cost_usd: n.cost(i)
};
});
let v = _.reduce((e, t) => e + t.stopped, 0);
let y = p.comparisons();
let { dataset: b } = l[0];
return {
schema: "agentbench/experiment/v1",
suite: t.suite ?? null,
dataset: {
name: b.name,
ref: b.ref,
digest: b.digest
},
measure: p.measure,
arms: _,
...c === void 0 ? {} : { job: c },
seed: d,
stop: t.stop,
alpha: i.ALPHA,
tolerance: t.tolerance,
trials: t.trials,
order: f.map(({ instanceId: e, trial: t, arms: n }) => ({
instance_id: e,
trial: t,
arms: n
})),
comparisons: y,
stopped: v === 0 ? null : {
pairs: p.pairs,
message: p.known() ?? "",
settled: (0, i.wasSettled)({
stopped: null,
comparisons: y
}),
trials: v,
cost_usd: (0, i.savedOf)(_)
},
interrupted: h?.interrupted ?? null,
started_at: m,
finished_at: h?.finishedAt ?? null,
harness_version: r.x,
github: n
};
}
function skillsOf(e) {
let t = e.flatMap(({ skill_opened: e }) => e === void 0 ? [] : [e]);
return t.length === 0 ? void 0 : {
trials: t.length,
opened: t.filter(Boolean).length
};
}
function changeOf(e) {
let { difference: t } = e;
if (t === null) return {
verdict: "not comparable",
difference: t,
reasons: [i.NO_PAIR]
};
return {
verdict: (0, i.verdictOnArm)(e),
difference: t
};
}
}),
52322: ((e, t, n) => {
n.d(t, {
KH: () => reusedText,
b0: () => Reuse,
yW: () => reusedOf
});
var r = n(73024);
var i = n(76760);
var a = n(30742);
var o = n(45145);
var s = n(18253);
var c = n(61710);
var l = n(48242);
var u = n(66165);
var d = n(47705);
var f = n(64458);
var p = n(74705);
var m = n(61210);
var h = n(9271);
var g = n(41514);
let _ = [
"model-keys",
"model-endpoints",
"model-address"
];
class Reuse {
#e;
constructor(e) {
this.#e = e;
}
static async from(e, t) {
let { found: n, notes: r } = await (0, l.s)([e], "baseline");
for (let e of r) t(e);
let i = new Map();
for (let e of n) {
let n = await (0, d.readRun)(e, (e) => isWhole(e) ? e : null).catch(() => null);
if (n === null) t(`baseline: ${e} has a run.json that cannot be read; nothing of it is reused`);
else if (n.run.rescored_from === void 0) for (let t of n.results) {
if (t === null) continue;
let [r, a] = [(0, u.k)(t), {
result: t,
directory: e,
run: n.run
}];
let o = i.get(r);
(o === void 0 || filesOf(a) > filesOf(o)) && i.set(r, a);
}
}
if (n.length === 0) throw new o.yo(`baseline: there is no run in ${e} whose trials could be reused; name a directory with a run.json in it or below`);
let newest = (e, t) => Date.parse(t.result.started_at) - Date.parse(e.result.started_at);
return new Reuse([...i.values()].sort(newest));
}
async take(e, t, n) {
let r = new Map();
let isSame = (e) => {
r.has(e) || r.set(e, isSameMeasurement(e, t));
return r.get(e);
};
let o = new Map();
for (let t of e) {
let e = this.#e.findIndex(({ result: e, run: n }) => e.instance_id === t.instance.id && isSame(n));
if (e === -1) continue;
let { result: r, directory: s, run: l } = this.#e.splice(e, 1)[0];
let u = {
...r,
trial: t.trial,
reused: r.reused ?? {
started_at: r.started_at,
harness_version: r.harness_version,
run_started_at: l.started_at
}
};
n.makePlace(t.instance.id, t.trial);
let [d, p] = [(0, h.qQ)(r), (0, h.qQ)(u)];
await (0, c.J)(i.join(s, d), i.join(n.directory, p));
await n.writeResult(u);
o.set(t, {
result: u,
digest: (0, a.B)((0, f.P)(u))
});
}
return o;
}
}
function reusedOf(e) {
let t = e.flatMap(({ reused: e }) => e === void 0 ? [] : [e.started_at]).sort();
return t.length === 0 ? void 0 : {
trials: t.length,
oldest: t[0],
newest: t.at(-1)
};
}
function reusedText({ trials: e, oldest: t, newest: n }) {
let [r, i] = [t.slice(0, 10), n.slice(0, 10)];
return `${(0, s.U9)(e, "trial")} taken from baseline, measured ${r === i ? `on ${r}` : `from ${r} to ${i}`}`;
}
function filesOf({ result: e, directory: t }) {
return (0, r.readdirSync)(i.join(t, (0, h.qQ)(e))).length;
}
function isWhole(e) {
return (0, m.aA)(e) && !(0, p.W)(e);
}
function isSameMeasurement(e, t) {
let [n, r] = [e.options, t.options];
if (e.identity === void 0 || n === void 0 || r === void 0) return !1;
return (0, g.g6)(e, t).length === 0 && _.every((e) => (0, g.am)(e, n, r));
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
