export const id = 9999;
export const ids = [9999];
export const modules = {
69999: ((e, t, n) => {
n.d(t, { readDurations: () => readDurations });
var r = n(51455);
var i = n(76760);
var a = n(70370);
var o = n(94343);
var s = n(63160);
var c = n(45145);
var l = n(18253);
var u = n(58181);
var d = n(44408);
var f = n(48242);
var p = n(71343);
var m = n(61210);
var h = n(9271);
let g = o.UpN(p.Lx, {
schema: !0,
planned: !0
});
let _ = o.UpN(p.FD, {
schema: !0,
instance_id: !0,
trial: !0,
status: !0,
stages: !0
});
let v = o.Ikc({
schema: u.Q.shape.schema,
instances: o.YOg(o.Ikc({
instance_id: o.YjP(),
trials: o.YOg(o.Ikc({
status: p.FD.shape.status,
duration_ms: o.mee(d.U9)
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
let { found: n, notes: r } = await (0, f.s)([e], "baseline");
for (let e of n) for (let n of await readRunDurations(e, r)) t.push(n);
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
let r = ((await readNoted("run.json", g))?.planned ?? []).filter(({ result: e }) => e !== null);
return (await (0, a.A)(8).map(r, async ({ instance_id: e, trial: t }) => {
let n = await readNoted(`${(0, h.qQ)({
instanceId: e,
trial: t
})}/result.json`, _);
if (n?.instance_id !== e || !(0, m.aA)(n)) return [];
return [{
instance: e,
duration: n.stages.reduce((e, { duration_ms: t }) => e + t, 0)
}];
})).flat();
}
async function readReportDurations(e) {
let { instances: t } = await readRecord(e, "results.json", v);
return t.flatMap(({ instance_id: e, trials: t }) => t.flatMap(({ status: t, duration_ms: n }) => n !== null && (0, m.aA)({ status: t }) ? [{
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
58181: ((e, t, n) => {
n.d(t, {
Q: () => O,
W: () => E
});
var r = n(94343);
var i = n(43759);
var a = n(23137);
var o = n(3934);
var s = n(48685);
var c = n(44408);
var l = n(71343);
var u = n(35978);
let d = r.Ikc({
projects: (0, a.WY)(c.U9, "Projects in which this round was measured, and has such points: the mean is over them"),
mean: (0, a.WY)(r.mee(c.CG), "Mean of the projects, each the mean of its trials; a point without a score counts as 0, also one that a round did not reach because the agent destroyed its testbed"),
interval: (0, a.WY)(r.mee(c.YP), "95% interval; null for a single project")
});
let f = r.Ikc({
name: (0, a.WY)(r.YjP(), "Kind of test point, or domain"),
dev: r.mee(d),
debug: r.mee(d),
free: r.mee(d)
});
let p = r.Ikc({
with: (0, a.WY)(r.k5n(["labels", "results"]), "A file of labels, or other results"),
name: (0, a.WY)(r.YjP(), "The file's name, or the identity of the other judge"),
points: (0, a.WY)(c.U9, "Points that the judge and the labels score"),
agreed: c.U9,
agreement: (0, a.WY)(r.mee(c.CG), "agreed / points"),
agreement_interval: (0, a.WY)(r.mee(c.YP), "95% interval, by resampling projects; null for a single one"),
kappa: (0, a.WY)(r.mee(r.aig()), "Cohen's kappa over the scores 0, 1 and 2, unweighted; null if undefined"),
kappa_interval: r.mee(c.YP),
matrix: (0, a.WY)(r.YOg(r.YOg(c.U9)), "Counts: rows are the judge's scores 0, 1, 2, columns those of the labels"),
unlabelled: (0, a.WY)(c.U9, "Points that the judge scored, and that have no label"),
unused: (0, a.WY)(c.U9, "Labels of points that the judge did not score")
});
let m = r.Ikc({
planned: (0, a.WY)(c.U9, "Planned projects"),
all: f,
difference: (0, a.WY)(r.mee(r.Ikc({
projects: (0, a.WY)(c.U9, "Projects with both rounds"),
dev: (0, a.WY)(c.CG, "Mean over these projects after the first round"),
debug: c.CG,
difference: (0, a.WY)(r.aig(), "debug − dev"),
interval: r.mee(c.YP),
p: (0, a.WY)(c.CG, "Paired permutation test over projects, two-sided")
})), "Mode debug; null otherwise"),
by_point_type: r.YOg(f),
by_domain: (0, a.WY)(r.YOg(f), "Empty unless the labels give domains: the dataset has none"),
judge: (0, a.WY)(r.mee(r.Ikc({
identities: r.YOg(r.YjP()),
verdicts: c.U9,
failures: c.U9,
cost_usd: (0, a.WY)(r.mee(r.aig()), "Sum over the evaluations with a known cost; null without any"),
cost_known: (0, a.WY)(c.U9, "Evaluations with a known cost"),
evaluations: (0, a.WY)(c.U9, "Evaluations with a judge; mode debug has two a trial")
})), "Null without a judge"),
agreement: (0, a.WY)(r.mee(p), "Null without `--labels`")
});
var h = n(90135);
let g = r.Ikc({
input_tokens: (0, a.WY)(r.mee(r.aig()), "Sum over the trials with known tokens; null without any, as all fields here without a known value"),
output_tokens: r.mee(r.aig()),
tokens_known: (0, a.WY)(c.U9, "Trials whose input and output are both known"),
tokens_per_trial: (0, a.WY)(r.mee(r.aig()), "Mean of input and output over these trials"),
steps: r.mee(r.aig()),
steps_known: (0, a.WY)(c.U9, "Trials with known steps"),
steps_per_trial: (0, a.WY)(r.mee(r.aig()), "Mean over these trials"),
cost_usd: r.mee(r.aig()),
cost_known: (0, a.WY)(c.U9, "Trials with a known cost"),
requests: (0, a.WY)(r.mee(r.aig()), "Requests to models"),
failed_requests: (0, a.WY)(r.mee(r.aig()), "Requests without a complete answer"),
throttled_requests: (0, a.WY)(r.mee(r.aig()), "Requests refused for their rate (429)"),
requests_known: (0, a.WY)(c.U9, "Trials with a meter and a known number of requests"),
waiting_share: (0, a.WY)(r.mee(c.CG), "Share of these trials' agent time in which a request was under way")
});
let _ = (0, a.WY)(r.YOg(r.Ikc({
cause: r.k5n(s.hE),
trials: c.U9
})), "Trials that did not pass by the first of their causes, the most frequent first; a trial without a known cause is in none");
let v = r.Ikc({
trials: (0, a.WY)(c.U9, "Trials whose tool calls are known"),
by_class: (0, a.WY)(r.mee(o.H), "Sums over these trials; null without any"),
wasted: (0, a.WY)(r.mee(r.Ikc({
trials: (0, a.WY)(c.U9, "Trials with known tool calls and with human bounds"),
agent: (0, a.WY)(c.U9, "Their calls of `check_dir` and `read_file`, the classes that the bounds count"),
human_lower: r.aig(),
human_upper: r.aig(),
share: (0, a.WY)(r.mee(c.CG), "Calls beyond the upper bound of their trial, over the agents' calls; null without a call")
})), "Exploration beyond that of a person; null without human bounds")
});
let y = r.X$i(l.nB, {
usage: g,
causes: _,
actions: v
});
let b = r.Ikc({
projects: (0, a.WY)(c.U9, "Planned trials"),
projects_scored: (0, a.WY)(c.U9, "Those with a scored point: `score` is the mean over them"),
points: (0, a.WY)(c.U9, "Points of the plans that were evaluated"),
points_judged: (0, a.WY)(c.U9, "Points with a score"),
score: (0, a.WY)(r.mee(c.CG), "Mean over the projects with a scored point; null if there is none"),
score_expected: (0, a.WY)(c.CG, "Mean over all projects; a point without a score counts as 0"),
coverage: (0, a.WY)(c.CG, "Mean over all projects"),
rounds: (0, a.WY)(r.mee(r.Ikc({
projects: (0, a.WY)(c.U9, "Projects with both rounds: the means are over them"),
dev: (0, a.WY)(c.CG, "Mean score over all points after the first round"),
debug: (0, a.WY)(c.CG, "The same after the second round")
})), "Mode debug; null otherwise")
});
let x = r.Ikc({
verdict: r.k5n([
"improved",
"regressed",
"within noise",
"within tolerance",
"not comparable"
]),
reasons: (0, a.WY)(r.YOg(r.YjP()), "Reasons if not comparable; otherwise other differences"),
origin: r.Ikc({
kind: r.k5n(["directory", "artifact"]),
commit: r.mee(r.YjP()),
finished_at: r.mee(r.YjP()),
url: r.mee(r.YjP())
}),
measure: c.eI,
difference: (0, a.WY)(r.mee(r.aig()), "Now minus before, over the paired instances"),
interval: (0, a.WY)(r.mee(c.YP), "Interval of the difference"),
p: r.mee(c.CG),
method: r.mee(r.k5n(["mcnemar", "permutation"])),
pairs: (0, a.WY)(c.U9, "Instances with a verdict on both sides"),
left_out: (0, a.WY)(c.U9, "Instances in common without a verdict on both sides"),
noise: (0, a.WY)(r.lqM(r.YOg(r.YjP())), "Sentences: how much two measurements of the baseline differ, and the smallest difference that a comparison within noise could have detected"),
flips: r.YOg(r.Ikc({
instance_id: r.YjP(),
before: r.k5n(["passed", "failed"]),
now: r.k5n(["passed", "failed"])
}))
});
let S = {
expected: (0, a.WY)(c.U9, "Points"),
judged: (0, a.WY)(c.U9, "Points with a score"),
score: (0, a.WY)(r.mee(c.CG), "Mean over the judged points, of 2"),
score_expected: (0, a.WY)(c.CG, "Mean over all points, of 2; one without a score counts as 0"),
coverage: (0, a.WY)(c.CG, "judged / expected")
};
let C = r.Ikc(S);
let w = (0, a.WY)(r.mee(C), "Null if the round was not measured");
let T = r.Ikc({
mode: c.Ni,
...S,
score_without_vacuous: (0, a.WY)(r.mee(c.CG), "As score, without the part of it that an empty project also gets; null if that was not measured"),
by_point_type: (0, a.WY)(r.g1P(r.YjP(), C), "Empty if the evaluation ended before the last point: the types of the others are not known"),
rounds: (0, a.WY)(r.mee(r.Ikc({
dev: w,
debug: w
})), "Both rounds of mode debug")
});
let E = r.Ikc({
trial: r.Whr().check(i.NC()),
status: c.aW,
score: r.mee(c.CG),
score_expected: (0, a.WY)(c.CG, "As score, with 0 for points without a score"),
coverage: c.CG,
duration_ms: (0, a.WY)(r.mee(c.U9), "Total of all its stages; null without a result"),
attempt: (0, a.WY)(r.mee(r.Whr().check(i.NC())), "Number of the attempt that counts; null without a result"),
integrity: (0, a.WY)(r.YOg(r.YjP()), "Kinds of the integrity notes"),
error: l.FD.shape.error,
reason: (0, a.WY)(r.mee(r.YjP()), "The most informative line of a log about a trial that did not pass; null if there is none"),
causes: (0, a.WY)(r.YOg(s.zu), "Causes that the rules found, the most informative first; empty for a passed trial"),
actions: (0, a.WY)(r.mee(o.H), "Tool calls by class; null if they are not known"),
usage: (0, a.WY)(r.mee(l.FD.shape.agent.shape.usage), "Over all rounds of the agent; unknown values are null, never 0; null without a result"),
image_digest: (0, a.WY)(r.lqM(r.mee(r.YjP())), "Digest of its Docker image; absent without a result"),
test_plan: (0, a.WY)(r.mee(T), "Results of the points of a test plan")
});
let D = r.Ikc({
instance_id: r.YjP(),
task_type: r.YjP(),
passed: (0, a.WY)(c.U9, "Trials that passed"),
score: (0, a.WY)(r.mee(c.CG), "Mean over the trials with a score"),
score_expected: (0, a.WY)(c.CG, "Mean over all trials; one without a score counts as 0"),
trials: r.YOg(E)
});
let O = r.Ikc({
schema: r.euz("agentbench/report/v1"),
suite: r.mee(r.YjP()),
dataset: l.Lx.shape.dataset,
agent: l.Lx.shape.agent,
settings: l.Lx.shape.settings,
totals: l.nB,
times_ms: (0, a.WY)(c.M6, "Time of all trials: the agent with its setup, the evaluation, and the harness, which is the rest"),
interval: (0, a.WY)(r.mee(c.YP), "Interval of the compared figure: the success rate, or score_expected; null if a planned trial has no verdict, and for the score of a single instance"),
gate: l.Lx.shape.gate,
interrupted: l.Lx.shape.interrupted,
comparison: (0, a.WY)(r.mee(x), "Comparison with the baseline; null without one"),
history: (0, a.WY)(r.lqM(h.bG), "Trend of the suite on its branch, from the history; absent if none is kept"),
reasons: (0, a.WY)(r.YOg(r.Ikc({
status: c.aW,
text: (0, a.WY)(r.YjP(), "The reason of the first of them"),
trials: (0, a.WY)(r.YOg(r.YjP()), "`instance_id/trial`")
})), "Trials that did not pass, grouped by reason, the most frequent first; numbers in a reason may differ"),
causes: _,
actions: v,
flaky: (0, a.WY)(r.YOg(r.YjP()), "Instances with different verdicts among their trials"),
by_type: (0, a.WY)(r.g1P(r.YjP(), y), "Totals and usage by task type"),
usage: (0, a.WY)(g, "Usage of the agents over all trials"),
judge_usage: (0, a.WY)(r.mee(u.me), "Usage of the judge over all trials, of its verdicts and its explanations; null without a judge"),
test_points: (0, a.WY)(r.mee(b), "Means over the projects of test plans; null without any"),
prdbench: (0, a.WY)(r.mee(m), "The figures of PRDbench's paper: by round, kind of test point and domain; null without test plans"),
instances: r.YOg(D),
notes: (0, a.WY)(r.YOg(r.YjP()), "Problems found in the results"),
started_at: l.Lx.shape.started_at,
finished_at: l.Lx.shape.finished_at,
harness_version: r.YjP(),
github: l.Lx.shape.github,
repeat: (0, a.WY)(r.mee(r.YjP()), "The command that measures an instance again; its id is to be appended. Secrets by name only; null if it is not known"),
run_url: r.mee(r.YjP()),
artifact_url: r.mee(r.YjP())
});
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
