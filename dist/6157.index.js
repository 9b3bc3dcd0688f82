export const id = 6157;
export const ids = [6157];
export const modules = {
66157: ((e, t, n) => {
n.d(t, { readDurations: () => readDurations });
var r = n(51455);
var i = n(76760);
var a = n(70370);
var o = n(94343);
var s = n(63160);
var c = n(45145);
var l = n(18253);
var u = n(43759);
var d = n(23137);
var f = n(3934);
var p = n(48685);
var m = n(44408);
var h = n(79694);
var g = n(35978);
let _ = o.Ikc({
projects: (0, d.WY)(m.U9, "Projects in which this round was measured, and has such points: the mean is over them"),
mean: (0, d.WY)(o.mee(m.CG), "Mean of the projects, each the mean of its trials; a point without a score counts as 0, and so does a round in which the agent destroyed its testbed"),
interval: (0, d.WY)(o.mee(m.YP), "95% interval; null for a single project")
});
let v = o.Ikc({
name: (0, d.WY)(o.YjP(), "Kind of test point, or domain"),
dev: o.mee(_),
debug: o.mee(_),
free: o.mee(_)
});
let y = o.Ikc({
with: (0, d.WY)(o.k5n(["labels", "results"]), "A file of labels, or other results"),
name: (0, d.WY)(o.YjP(), "The file's name, or the identity of the other judge"),
points: (0, d.WY)(m.U9, "Points that the judge and the labels score"),
agreed: m.U9,
agreement: (0, d.WY)(o.mee(m.CG), "agreed / points"),
agreement_interval: (0, d.WY)(o.mee(m.YP), "95% interval, by resampling projects; null for a single one"),
kappa: (0, d.WY)(o.mee(o.aig()), "Cohen's kappa over the scores 0, 1 and 2, unweighted; null if undefined"),
kappa_interval: o.mee(m.YP),
matrix: (0, d.WY)(o.YOg(o.YOg(m.U9)), "Counts: rows are the judge's scores 0, 1, 2, columns those of the labels"),
unlabelled: (0, d.WY)(m.U9, "Points that the judge scored, and that have no label"),
unused: (0, d.WY)(m.U9, "Labels of points that the judge did not score")
});
let b = o.Ikc({
planned: (0, d.WY)(m.U9, "Planned projects"),
all: v,
difference: (0, d.WY)(o.mee(o.Ikc({
projects: (0, d.WY)(m.U9, "Projects with both rounds"),
dev: (0, d.WY)(m.CG, "Mean over these projects after the first round"),
debug: m.CG,
difference: (0, d.WY)(o.aig(), "debug − dev"),
interval: o.mee(m.YP),
p: (0, d.WY)(m.CG, "Paired permutation test over projects, two-sided")
})), "Mode debug; null otherwise"),
by_point_type: o.YOg(v),
by_domain: (0, d.WY)(o.YOg(v), "Empty unless the labels give domains: the dataset has none"),
judge: (0, d.WY)(o.mee(o.Ikc({
identities: o.YOg(o.YjP()),
verdicts: m.U9,
failures: m.U9,
cost_usd: (0, d.WY)(o.mee(o.aig()), "Sum over the evaluations with a known cost; null without any"),
cost_known: (0, d.WY)(m.U9, "Evaluations with a known cost"),
evaluations: (0, d.WY)(m.U9, "Evaluations with a judge; mode debug has two a trial")
})), "Null without a judge"),
agreement: (0, d.WY)(o.mee(y), "Null without `--labels`")
});
var x = n(90135);
let S = o.Ikc({
input_tokens: (0, d.WY)(o.mee(o.aig()), "Sum over the trials with known tokens; null without any, as all fields here without a known value"),
output_tokens: o.mee(o.aig()),
tokens_known: (0, d.WY)(m.U9, "Trials whose input and output are both known"),
tokens_per_trial: (0, d.WY)(o.mee(o.aig()), "Mean of input and output over these trials"),
steps: o.mee(o.aig()),
steps_known: (0, d.WY)(m.U9, "Trials with known steps"),
steps_per_trial: (0, d.WY)(o.mee(o.aig()), "Mean over these trials"),
cost_usd: o.mee(o.aig()),
cost_known: (0, d.WY)(m.U9, "Trials with a known cost"),
requests: (0, d.WY)(o.mee(o.aig()), "Requests to models"),
failed_requests: (0, d.WY)(o.mee(o.aig()), "Requests without a complete answer"),
throttled_requests: (0, d.WY)(o.mee(o.aig()), "Requests refused for their rate (429)"),
requests_known: (0, d.WY)(m.U9, "Trials with a meter and a known number of requests"),
waiting_share: (0, d.WY)(o.mee(m.CG), "Share of these trials' agent time in which a request was under way")
});
let C = (0, d.WY)(o.YOg(o.Ikc({
cause: o.k5n(p.hE),
trials: m.U9
})), "Trials that did not pass by the first of their causes, the most frequent first; a trial without a known cause is in none");
let w = o.Ikc({
trials: (0, d.WY)(m.U9, "Trials whose tool calls are known"),
by_class: (0, d.WY)(o.mee(f.H), "Sums over these trials; null without any"),
wasted: (0, d.WY)(o.mee(o.Ikc({
trials: (0, d.WY)(m.U9, "Trials with known tool calls and with human bounds"),
agent: (0, d.WY)(m.U9, "Their calls of `check_dir` and `read_file`, the classes that the bounds count"),
human_lower: o.aig(),
human_upper: o.aig(),
share: (0, d.WY)(o.mee(m.CG), "Calls beyond the upper bound of their trial, over the agents' calls; null without a call")
})), "Exploration beyond that of a person; null without human bounds")
});
let T = o.X$i(h.nB, {
usage: S,
causes: C,
actions: w
});
let E = o.Ikc({
projects: (0, d.WY)(m.U9, "Planned trials"),
projects_scored: (0, d.WY)(m.U9, "Those with a scored point: `score` is the mean over them"),
points: (0, d.WY)(m.U9, "Points of the plans that were evaluated"),
points_judged: (0, d.WY)(m.U9, "Points with a score"),
score: (0, d.WY)(o.mee(m.CG), "Mean over the projects with a scored point; null if there is none"),
score_expected: (0, d.WY)(m.CG, "Mean over all projects; a point without a score counts as 0"),
coverage: (0, d.WY)(m.CG, "Mean over all projects"),
rounds: (0, d.WY)(o.mee(o.Ikc({
projects: (0, d.WY)(m.U9, "Projects with both rounds: the means are over them"),
dev: (0, d.WY)(m.CG, "Mean score over all points after the first round"),
debug: (0, d.WY)(m.CG, "The same after the second round")
})), "Mode debug; null otherwise")
});
let D = o.Ikc({
verdict: o.k5n([
"improved",
"regressed",
"within noise",
"within tolerance",
"not comparable"
]),
reasons: (0, d.WY)(o.YOg(o.YjP()), "Reasons if not comparable; otherwise other differences"),
origin: o.Ikc({
kind: o.k5n(["directory", "artifact"]),
commit: o.mee(o.YjP()),
finished_at: o.mee(o.YjP()),
url: o.mee(o.YjP())
}),
measure: m.eI,
difference: (0, d.WY)(o.mee(o.aig()), "Now minus before, over the paired instances"),
interval: (0, d.WY)(o.mee(m.YP), "Interval of the difference"),
p: o.mee(m.CG),
method: o.mee(o.k5n(["mcnemar", "permutation"])),
pairs: (0, d.WY)(m.U9, "Instances with a verdict on both sides"),
left_out: (0, d.WY)(m.U9, "Instances in common without a verdict on both sides"),
noise: (0, d.WY)(o.lqM(o.YOg(o.YjP())), "Sentences: how much two measurements of the baseline differ, and the smallest difference that a comparison within noise could have detected"),
flips: o.YOg(o.Ikc({
instance_id: o.YjP(),
before: o.k5n(["passed", "failed"]),
now: o.k5n(["passed", "failed"])
}))
});
let O = {
expected: (0, d.WY)(m.U9, "Points"),
judged: (0, d.WY)(m.U9, "Points with a score"),
score: (0, d.WY)(o.mee(m.CG), "Mean over the judged points, of 2"),
score_expected: (0, d.WY)(m.CG, "Mean over all points, of 2; one without a score counts as 0"),
coverage: (0, d.WY)(m.CG, "judged / expected")
};
let k = o.Ikc(O);
let A = (0, d.WY)(o.mee(k), "Null if the round was not measured");
let j = o.Ikc({
mode: o.k5n([
"dev",
"free",
"debug"
]),
...O,
score_without_vacuous: (0, d.WY)(o.mee(m.CG), "As score, without the part of it that an empty project also gets"),
by_point_type: o.g1P(o.YjP(), k),
rounds: (0, d.WY)(o.mee(o.Ikc({
dev: A,
debug: A
})), "Both rounds of mode debug")
});
let M = o.Ikc({
trial: o.Whr().check(u.NC()),
status: m.aW,
score: o.mee(m.CG),
score_expected: (0, d.WY)(m.CG, "As score, with 0 for points without a score"),
coverage: m.CG,
duration_ms: (0, d.WY)(o.mee(m.U9), "Total of all its stages; null without a result"),
attempt: (0, d.WY)(o.mee(o.Whr().check(u.NC())), "Number of the attempt that counts; null without a result"),
integrity: (0, d.WY)(o.YOg(o.YjP()), "Kinds of the integrity notes"),
error: o.mee(o.Ikc({
stage: o.YjP(),
kind: o.YjP(),
message: o.YjP()
})),
reason: (0, d.WY)(o.mee(o.YjP()), "The most informative line of a log about a trial that did not pass; null if there is none"),
causes: (0, d.WY)(o.YOg(p.zu), "Causes that the rules found, the most informative first; empty for a passed trial"),
actions: (0, d.WY)(o.mee(f.H), "Tool calls by class; null if they are not known"),
usage: (0, d.WY)(o.mee(h.FD.shape.agent.shape.usage), "Over all rounds of the agent; unknown values are null, never 0; null without a result"),
test_plan: (0, d.WY)(o.mee(j), "Results of the points of a test plan")
});
let N = o.Ikc({
instance_id: o.YjP(),
task_type: o.YjP(),
passed: (0, d.WY)(m.U9, "Trials that passed"),
score: (0, d.WY)(o.mee(m.CG), "Mean over the trials with a score"),
score_expected: (0, d.WY)(m.CG, "Mean over all trials; one without a score counts as 0"),
trials: o.YOg(M)
});
let P = o.Ikc({
schema: o.euz("agentbench/report/v1"),
suite: o.mee(o.YjP()),
dataset: h.Lx.shape.dataset,
agent: h.Lx.shape.agent,
settings: h.Lx.shape.settings,
totals: h.nB,
times_ms: (0, d.WY)(o.Ikc({
agent: m.U9,
evaluation: m.U9,
harness: m.U9
}), "Time of all trials: the agent with its setup, the evaluation, and the harness, which is the rest"),
interval: (0, d.WY)(o.mee(m.YP), "Interval of the compared figure: the success rate, or score_expected; null if a planned trial has no verdict, and for the score of a single instance"),
gate: h.Lx.shape.gate,
interrupted: h.Lx.shape.interrupted,
comparison: (0, d.WY)(o.mee(D), "Comparison with the baseline; null without one"),
history: (0, d.WY)(o.lqM(x.bG), "Trend of the suite on its branch, from the history; absent if none is kept"),
reasons: (0, d.WY)(o.YOg(o.Ikc({
status: m.aW,
text: (0, d.WY)(o.YjP(), "The reason of the first of them"),
trials: (0, d.WY)(o.YOg(o.YjP()), "`instance_id/trial`")
})), "Trials that did not pass, grouped by reason, the most frequent first; numbers in a reason may differ"),
causes: C,
actions: w,
flaky: (0, d.WY)(o.YOg(o.YjP()), "Instances with different verdicts among their trials"),
by_type: (0, d.WY)(o.g1P(o.YjP(), T), "Totals and usage by task type"),
usage: (0, d.WY)(S, "Usage of the agents over all trials"),
judge_usage: (0, d.WY)(o.mee(g.me), "Usage of the judge over all trials, of its verdicts and its explanations; null without a judge"),
test_points: (0, d.WY)(o.mee(E), "Means over the projects of test plans; null without any"),
prdbench: (0, d.WY)(o.mee(b), "The figures of PRDbench's paper: by round, kind of test point and domain; null without test plans"),
instances: o.YOg(N),
notes: (0, d.WY)(o.YOg(o.YjP()), "Problems found in the results"),
started_at: h.Lx.shape.started_at,
finished_at: h.Lx.shape.finished_at,
harness_version: o.YjP(),
github: h.Lx.shape.github,
repeat: (0, d.WY)(o.mee(o.YjP()), "The command that measures an instance again; its id is to be appended. Secrets by name only; null if it is not known"),
run_url: o.mee(o.YjP()),
artifact_url: o.mee(o.YjP())
});
var F = n(48242);
var I = n(61210);
var L = n(9271);
let R = o.UpN(h.Lx, {
schema: !0,
planned: !0
});
let z = o.UpN(h.FD, {
schema: !0,
instance_id: !0,
trial: !0,
status: !0,
stages: !0
});
let B = o.Ikc({
schema: P.shape.schema,
instances: o.YOg(o.Ikc({
instance_id: o.YjP(),
trials: o.YOg(o.Ikc({
status: h.FD.shape.status,
duration_ms: o.mee(m.U9)
}))
}))
});
async function readDurations(e) {
if (e === "none") return {
durations: null,
notes: []
};
if (e === "artifact") return {
durations: null,
notes: ["baseline: only the plan action looks for an artifact; name a directory of results, or the jobs get equal counts"]
};
let t = [];
let { found: n, notes: r } = await (0, F.s)([e], 3, "baseline");
for (let e of n) t.push(...await readRunDurations(e, r));
let i = r.slice(0, 3);
r.length > 3 && i.push(`baseline: ${(0, l.U9)(r.length - 3, "more file")} left out`);
if (t.length === 0) {
i.push(`baseline: no measured trial was found below ${e}; the jobs get equal counts`);
return {
durations: null,
notes: i
};
}
let a = Map.groupBy(t, ({ instance: e }) => e);
return {
durations: new Map([...a].map(([e, t]) => [e, mean(t)])),
notes: i
};
}
async function readRunDurations(e, t) {
let n = await readReportDurations(e).catch(() => null);
if (n !== null) return n;
let readNoted = (n, r) => readRecord(e, n, r).catch((r) => {
t.push(`baseline: ${i.join(e, n)} is left out: ${(0, c.$N)(r) ?? (0, c.bD)(r)}`);
return null;
});
let r = ((await readNoted("run.json", R))?.planned ?? []).filter(({ result: e }) => e !== null);
return (await (0, a.A)(8).map(r, async ({ instance_id: e, trial: t }) => {
let n = await readNoted(`${(0, L.qQ)({
instanceId: e,
trial: t
})}/result.json`, z);
if (n?.instance_id !== e || !(0, I.aA)(n)) return [];
return [{
instance: e,
duration: n.stages.reduce((e, { duration_ms: t }) => e + t, 0)
}];
})).flat();
}
async function readReportDurations(e) {
let { instances: t } = await readRecord(e, "results.json", B);
return t.flatMap(({ instance_id: e, trials: t }) => t.flatMap(({ status: t, duration_ms: n }) => n !== null && (0, I.aA)({ status: t }) ? [{
instance: e,
duration: n
}] : []));
}
async function readRecord(e, t, n) {
let a = i.join(e, t);
if (await (0, r.realpath)(a) !== i.join(await (0, r.realpath)(e), t)) throw Error("it is a link");
let o = await (0, r.lstat)(a);
if (!o.isFile()) throw Error("it is not a file");
if (o.size > 67108864) throw Error("it is larger than 64 MiB");
let c = await (0, r.readFile)(a, "utf8");
try {
return n.parse((0, s.nh)(c));
} catch {
throw Error("it is not a record of agentbench");
}
}
function mean(e) {
return e.reduce((e, { duration: t }) => e + t, 0) / e.length;
}
}),
90135: ((e, t, n) => {
n.d(t, {
BZ: () => f,
U0: () => u,
W7: () => d,
bG: () => m,
cd: () => c
});
var r = n(94343);
var i = n(43759);
var a = n(23137);
var o = n(44408);
let s = r.aig().check(i.qm(0), i.Zm(1e9));
let c = r.YjP().check(i.Fk(/^[0-9a-f]{7,64}$/));
let l = r.Ikc({
low: o.CG,
high: o.CG
});
let u = r.Ikc({
verdict: r.k5n([
"improved",
"regressed",
"within noise",
"within tolerance"
]),
difference: (0, a.WY)(r.aig().check(i.qm(-1), i.Zm(1)), "Now minus before"),
since: (0, a.WY)(r.mee(c), "Commit of the earlier point")
});
let d = r.Ikc({
measure: o.eI,
value: (0, a.WY)(r.mee(o.CG), "Over all planned trials; null if nothing was measured"),
interval: (0, a.WY)(r.mee(l), "95 % confidence interval")
});
let f = r.Ikc({
usd: (0, a.WY)(r.mee(s), "Sum over the trials with a known cost; null if there are none"),
trials: (0, a.WY)(o.U9, "Number of trials with a known cost")
});
let p = r.Ikc({
commit: r.mee(r.YjP()),
commit_url: r.mee(r.YjP()),
run_url: r.mee(r.YjP()),
measured_at: r.YjP(),
agent: r.YjP(),
figure: d,
change: r.mee(u),
breaks: (0, a.WY)(r.YOg(r.YjP()), "Reasons why it is not comparable with the preceding point"),
notes: (0, a.WY)(r.YOg(r.YjP()), "Its other differences from that point: agent, limits, rules of the verdict"),
planned: o.U9,
missing: (0, a.WY)(o.U9, "Trials without a verdict"),
cost: f,
time: (0, a.WY)(r.Ikc({
ms: r.aig(),
trials: o.U9
}), "Total of all trials with a known time"),
current: (0, a.WY)(r.zMY(), "True for this report")
});
let m = r.Ikc({
branch: (0, a.WY)(r.mee(r.YjP()), "Null: any branch"),
added: (0, a.WY)(r.zMY(), "True if this report was added to the history"),
earlier: (0, a.WY)(o.U9, "Number of points before the first one shown"),
points: (0, a.WY)(r.YOg(p), "Oldest first, including this report")
});
})
};
