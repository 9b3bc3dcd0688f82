export const id = 6157;
export const ids = [6157];
export const modules = {
66157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { readDurations: () => readDurations });
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var p_limit = __webpack_require__(70370);
var schemas = __webpack_require__(94343);
var errors = __webpack_require__(45145);
var api = __webpack_require__(43759);
var zod = __webpack_require__(23137);
var actions = __webpack_require__(3934);
var causes = __webpack_require__(48685);
var fields = __webpack_require__(44408);
var records = __webpack_require__(16921);
var usage = __webpack_require__(35978);
let ratio = schemas.aig().check(api.qm(0), api.Zm(1));
let count = schemas.Whr().check(api.UI());
let interval = schemas.mee(schemas.Ikc({
low: schemas.aig(),
high: schemas.aig()
}));
let meanSchema = schemas.Ikc({
projects: (0, zod.W)(count, "Projects with this round and such points: the mean is over them"),
mean: (0, zod.W)(schemas.mee(ratio), "Mean of the projects, each the mean of its trials; a point without a score counts as 0"),
interval: (0, zod.W)(interval, "95% interval; null for a single project")
});
let rowSchema = schemas.Ikc({
name: (0, zod.W)(schemas.YjP(), "Kind of test point, or domain"),
dev: schemas.mee(meanSchema),
debug: schemas.mee(meanSchema),
free: schemas.mee(meanSchema)
});
let agreementSchema = schemas.Ikc({
with: (0, zod.W)(schemas.k5n(["labels", "results"]), "A file of labels, or other results"),
name: (0, zod.W)(schemas.YjP(), "The file's name, or the identity of the other judge"),
points: (0, zod.W)(count, "Points that the judge and the labels score"),
agreed: count,
agreement: (0, zod.W)(schemas.mee(ratio), "agreed / points"),
agreement_interval: (0, zod.W)(interval, "95% interval, by resampling projects; null for a single one"),
kappa: (0, zod.W)(schemas.mee(schemas.aig()), "Cohen's kappa over the scores 0, 1 and 2, unweighted; null if undefined"),
kappa_interval: interval,
matrix: (0, zod.W)(schemas.YOg(schemas.YOg(count)), "Counts: rows are the judge's scores 0, 1, 2, columns those of the labels"),
unlabelled: (0, zod.W)(count, "Points that the judge scored, and that have no label"),
unused: (0, zod.W)(count, "Labels of points that the judge did not score")
});
let prdbenchSchema = schemas.Ikc({
planned: (0, zod.W)(count, "Planned projects"),
all: rowSchema,
difference: (0, zod.W)(schemas.mee(schemas.Ikc({
projects: (0, zod.W)(count, "Projects with both rounds"),
dev: (0, zod.W)(ratio, "Mean over these projects after the first round"),
debug: ratio,
difference: (0, zod.W)(schemas.aig(), "debug − dev"),
interval,
p: (0, zod.W)(ratio, "Paired permutation test over projects, two-sided")
})), "Mode debug; null otherwise"),
by_point_type: schemas.YOg(rowSchema),
by_domain: (0, zod.W)(schemas.YOg(rowSchema), "Empty unless the labels give domains: the dataset has none"),
judge: (0, zod.W)(schemas.mee(schemas.Ikc({
identities: schemas.YOg(schemas.YjP()),
verdicts: count,
failures: count,
cost_usd: (0, zod.W)(schemas.mee(schemas.aig()), "Sum over the evaluations that know it; null if none does"),
cost_known: (0, zod.W)(count, "Evaluations with a known cost"),
evaluations: (0, zod.W)(count, "Evaluations with a judge; mode debug has two a trial")
})), "Null without a judge"),
agreement: (0, zod.W)(schemas.mee(agreementSchema), "Null without `--labels`")
});
var trend_document = __webpack_require__(90135);
let usage_document_ratio = schemas.aig().check(api.qm(0), api.Zm(1));
let usage_document_count = schemas.Whr().check(api.UI());
let usageSumsSchema = schemas.Ikc({
input_tokens: (0, zod.W)(schemas.mee(schemas.aig()), "Sum over the trials that know it; null if none does, as all here"),
output_tokens: schemas.mee(schemas.aig()),
tokens_known: (0, zod.W)(usage_document_count, "Trials with known tokens"),
tokens_per_trial: (0, zod.W)(schemas.mee(schemas.aig()), "Mean of input and output over these trials"),
steps: schemas.mee(schemas.aig()),
steps_known: (0, zod.W)(usage_document_count, "Trials with known steps"),
steps_per_trial: (0, zod.W)(schemas.mee(schemas.aig()), "Mean over these trials"),
cost_usd: schemas.mee(schemas.aig()),
cost_known: (0, zod.W)(usage_document_count, "Trials with a known cost"),
requests: (0, zod.W)(schemas.mee(schemas.aig()), "Requests to models"),
failed_requests: (0, zod.W)(schemas.mee(schemas.aig()), "Requests without an answer to its end"),
throttled_requests: (0, zod.W)(schemas.mee(schemas.aig()), "Requests refused for their rate (429)"),
requests_known: (0, zod.W)(usage_document_count, "Trials with a meter"),
waiting_share: (0, zod.W)(schemas.mee(usage_document_ratio), "Share of these trials' agent time in which a request was under way")
});
let causeCountsSchema = (0, zod.W)(schemas.YOg(schemas.Ikc({
cause: schemas.k5n(causes.hE),
trials: usage_document_count
})), "Trials that did not pass by the first of their causes, the most frequent first; a trial without a known cause is in none");
let actionSumsSchema = schemas.Ikc({
trials: (0, zod.W)(usage_document_count, "Trials whose tool calls are known"),
by_class: (0, zod.W)(schemas.mee(actions.H), "Sums over these trials; null without any"),
wasted: (0, zod.W)(schemas.mee(schemas.Ikc({
trials: (0, zod.W)(usage_document_count, "Trials with known tool calls and with human bounds"),
agent: (0, zod.W)(usage_document_count, "Their calls of `check_dir` and `read_file`, the classes that the bounds count"),
human_lower: schemas.aig(),
human_upper: schemas.aig(),
share: (0, zod.W)(schemas.mee(usage_document_ratio), "Calls beyond the upper bound of their trial, over the agents' calls; null without a call")
})), "Exploration beyond that of a person; null without human bounds")
});
let typeFiguresSchema = schemas.X$i(records.nB, {
usage: usageSumsSchema,
causes: causeCountsSchema,
actions: actionSumsSchema
});
let testPointsSchema = schemas.Ikc({
projects: (0, zod.W)(usage_document_count, "Planned trials"),
projects_scored: (0, zod.W)(usage_document_count, "Those with a scored point: `score` is the mean over them"),
points: (0, zod.W)(usage_document_count, "Points of the plans that were evaluated"),
points_judged: (0, zod.W)(usage_document_count, "Points with a score"),
score: (0, zod.W)(schemas.mee(usage_document_ratio), "Mean over the projects with a scored point; null if there is none"),
score_expected: (0, zod.W)(usage_document_ratio, "Mean over all projects; a point without a score counts as 0"),
coverage: (0, zod.W)(usage_document_ratio, "Mean over all projects"),
rounds: (0, zod.W)(schemas.mee(schemas.Ikc({
projects: (0, zod.W)(usage_document_count, "Projects with both rounds: the means are over them"),
dev: (0, zod.W)(usage_document_ratio, "Mean score over all points after the first round"),
debug: (0, zod.W)(usage_document_ratio, "The same after the second round")
})), "Mode debug; null otherwise")
});
let report_document_ratio = schemas.aig().check(api.qm(0), api.Zm(1));
let report_document_count = schemas.Whr().check(api.UI());
let report_document_interval = schemas.Ikc({
low: schemas.aig(),
high: schemas.aig()
});
let comparisonSchema = schemas.Ikc({
verdict: schemas.k5n([
"improved",
"regressed",
"within noise",
"within tolerance",
"not comparable"
]),
reasons: (0, zod.W)(schemas.YOg(schemas.YjP()), "Reasons if not comparable; otherwise other differences"),
origin: schemas.Ikc({
kind: schemas.k5n(["directory", "artifact"]),
commit: schemas.mee(schemas.YjP()),
finished_at: schemas.mee(schemas.YjP()),
url: schemas.mee(schemas.YjP())
}),
measure: schemas.k5n(["success rate", "score"]),
difference: (0, zod.W)(schemas.mee(schemas.aig()), "Now minus before, over the paired instances"),
interval: (0, zod.W)(schemas.mee(report_document_interval), "Interval of the difference"),
p: schemas.mee(report_document_ratio),
method: schemas.mee(schemas.k5n(["mcnemar", "permutation"])),
pairs: (0, zod.W)(report_document_count, "Instances with a verdict on both sides"),
left_out: (0, zod.W)(report_document_count, "Instances in common without a verdict on both sides"),
flips: schemas.YOg(schemas.Ikc({
instance_id: schemas.YjP(),
before: schemas.k5n(["passed", "failed"]),
now: schemas.k5n(["passed", "failed"])
}))
});
let figures = {
expected: (0, zod.W)(report_document_count, "Points"),
judged: (0, zod.W)(report_document_count, "Points with a score"),
score: (0, zod.W)(schemas.mee(report_document_ratio), "Mean over the judged points, of 2"),
score_expected: (0, zod.W)(report_document_ratio, "Mean over all points, of 2; one without a score counts as 0"),
coverage: (0, zod.W)(report_document_ratio, "judged / expected")
};
let figuresSchema = schemas.Ikc(figures);
let roundSchema = (0, zod.W)(schemas.mee(figuresSchema), "Null if the round has no evaluation");
let planSchema = schemas.Ikc({
mode: schemas.k5n([
"dev",
"free",
"debug"
]),
...figures,
score_without_vacuous: (0, zod.W)(schemas.mee(report_document_ratio), "As score, without the part of it that an empty project also gets"),
by_point_type: schemas.g1P(schemas.YjP(), figuresSchema),
rounds: (0, zod.W)(schemas.mee(schemas.Ikc({
dev: roundSchema,
debug: roundSchema
})), "Both rounds of mode debug")
});
let trialSchema = schemas.Ikc({
trial: schemas.Whr().check(api.NC()),
status: fields.aW,
score: schemas.mee(report_document_ratio),
score_expected: (0, zod.W)(report_document_ratio, "As score, with 0 for points without a score"),
coverage: report_document_ratio,
duration_ms: (0, zod.W)(schemas.mee(report_document_count), "Total of all its stages; null without a result"),
attempt: (0, zod.W)(schemas.mee(schemas.Whr().check(api.NC())), "Number of the attempt that counts; null without a result"),
integrity: (0, zod.W)(schemas.YOg(schemas.YjP()), "Kinds of the integrity notes"),
error: schemas.mee(schemas.Ikc({
stage: schemas.YjP(),
kind: schemas.YjP(),
message: schemas.YjP()
})),
reason: (0, zod.W)(schemas.mee(schemas.YjP()), "The line of a log that tells best why it did not pass; null if there is none"),
causes: (0, zod.W)(schemas.YOg(causes.zu), "As far as rules can tell, the most telling first; empty for a passed trial"),
actions: (0, zod.W)(schemas.mee(actions.H), "Tool calls by class; null if they are not known"),
usage: (0, zod.W)(schemas.mee(records.FD.shape.agent.shape.usage), "Over all rounds of the agent; unknown values are null, never 0; null without a result"),
test_plan: (0, zod.W)(schemas.mee(planSchema), "Results of the points of a test plan")
});
let instanceSchema = schemas.Ikc({
instance_id: schemas.YjP(),
task_type: schemas.YjP(),
passed: (0, zod.W)(report_document_count, "Trials that passed"),
score: (0, zod.W)(schemas.mee(report_document_ratio), "Mean over the trials with a score"),
score_expected: (0, zod.W)(report_document_ratio, "Mean over all trials; one without a score counts as 0"),
trials: schemas.YOg(trialSchema)
});
let reportSchema = schemas.Ikc({
schema: schemas.euz("agentbench/report/v1"),
suite: schemas.mee(schemas.YjP()),
dataset: records.Lx.shape.dataset,
agent: records.Lx.shape.agent,
settings: records.Lx.shape.settings,
totals: records.nB,
times_ms: (0, zod.W)(schemas.Ikc({
agent: report_document_count,
evaluation: report_document_count,
harness: report_document_count
}), "Time of all trials: the agent with its setup, the evaluation, and the harness, which is the rest"),
interval: (0, zod.W)(schemas.mee(report_document_interval), "Interval of the success rate, for test plans of score_expected; null if a planned trial has no verdict, and for a single test plan"),
gate: records.Lx.shape.gate,
interrupted: records.Lx.shape.interrupted,
comparison: (0, zod.W)(schemas.mee(comparisonSchema), "Comparison with the baseline; null without one"),
history: (0, zod.W)(schemas.lqM(trend_document.bG), "Trend of the suite on its branch, from the history; absent if none is kept"),
reasons: (0, zod.W)(schemas.YOg(schemas.Ikc({
status: fields.aW,
text: (0, zod.W)(schemas.YjP(), "The reason of the first of them"),
trials: (0, zod.W)(schemas.YOg(schemas.YjP()), "`instance_id/trial`")
})), "Trials that did not pass, grouped by reason, the most frequent first; numbers in a reason may differ"),
causes: causeCountsSchema,
actions: actionSumsSchema,
flaky: (0, zod.W)(schemas.YOg(schemas.YjP()), "Instances with different verdicts among their trials"),
by_type: (0, zod.W)(schemas.g1P(schemas.YjP(), typeFiguresSchema), "Totals and usage by task type"),
usage: (0, zod.W)(usageSumsSchema, "Usage of the agents over all trials"),
judge_usage: (0, zod.W)(schemas.mee(usage.me), "Usage of the judge over all trials, of its verdicts and its explanations; null without a judge"),
test_points: (0, zod.W)(schemas.mee(testPointsSchema), "Means over the projects of test plans; null without any"),
prdbench: (0, zod.W)(schemas.mee(prdbenchSchema), "The figures of PRDbench's paper: by round, kind of test point and domain; null without test plans"),
instances: schemas.YOg(instanceSchema),
notes: (0, zod.W)(schemas.YOg(schemas.YjP()), "Problems found in the results"),
started_at: records.Lx.shape.started_at,
finished_at: records.Lx.shape.finished_at,
harness_version: schemas.YjP(),
github: records.Lx.shape.github,
repeat: (0, zod.W)(schemas.mee(schemas.YjP()), "The command that measures an instance again; its id is to be appended. Secrets by name only; null if it is not known"),
run_url: schemas.mee(schemas.YjP()),
artifact_url: schemas.mee(schemas.YjP())
});
var find = __webpack_require__(48242);
var trial_id = __webpack_require__(9271);
let runPart = schemas.UpN(records.Lx, {
schema: !0,
planned: !0
});
let resultPart = schemas.UpN(records.FD, {
schema: !0,
instance_id: !0,
trial: !0,
status: !0,
stages: !0
});
let reportPart = schemas.Ikc({
schema: reportSchema.shape.schema,
instances: schemas.YOg(schemas.Ikc({
instance_id: schemas.YjP(),
trials: schemas.YOg(schemas.Ikc({
status: records.FD.shape.status,
duration_ms: schemas.mee(schemas.aig())
}))
}))
});
async function readDurations(baseline) {
if (baseline === "none") return {
durations: null,
notes: []
};
if (baseline === "artifact") return {
durations: null,
notes: ["baseline: only the plan action looks for an artifact; name a directory of results, or the jobs get equal counts"]
};
let trials = [];
let { found, notes: faults } = await (0, find.s)([baseline], 3, "baseline");
for (let run of found) trials.push(...await readRunDurations(run, faults));
let notes = faults.slice(0, 3);
faults.length > 3 && notes.push(`baseline: ${faults.length - 3} more files are left out`);
if (trials.length === 0) {
notes.push(`baseline: no measured trial was found below ${baseline}; the jobs get equal counts`);
return {
durations: null,
notes
};
}
let byInstance = Map.groupBy(trials, ({ instance }) => instance);
return {
durations: new Map([...byInstance].map(([id, some]) => [id, mean(some)])),
notes
};
}
async function readRunDurations(directory, faults) {
let reported = await readReportDurations(directory).catch(() => null);
if (reported !== null) return reported;
let readNoted = (relative, schema) => readRecord(directory, relative, schema).catch((error) => {
faults.push(`baseline: ${external_node_path_.join(directory, relative)} is left out: ${(0, errors.$N)(error) ?? (0, errors.bD)(error)}`);
return null;
});
let measured = ((await readNoted("run.json", runPart))?.planned ?? []).filter(({ result }) => result !== null);
return (await (0, p_limit.A)(8).map(measured, async ({ instance_id: instance, trial }) => {
let result = await readNoted(`${(0, trial_id.qQ)({
instanceId: instance,
trial
})}/result.json`, resultPart);
if (result?.instance_id !== instance || !isMeasured(result)) return [];
return [{
instance,
duration: result.stages.reduce((sum, { duration_ms }) => sum + duration_ms, 0)
}];
})).flat();
}
async function readReportDurations(directory) {
let { instances } = await readRecord(directory, "results.json", reportPart);
return instances.flatMap(({ instance_id: instance, trials }) => trials.flatMap(({ status, duration_ms: duration }) => duration !== null && isMeasured({ status }) ? [{
instance,
duration
}] : []));
}
function isMeasured({ status }) {
return status === "passed" || status === "failed";
}
async function readRecord(directory, relative, schema) {
let file = external_node_path_.join(directory, relative);
if (await (0, promises_.realpath)(file) !== external_node_path_.join(await (0, promises_.realpath)(directory), relative)) throw Error("it is a link");
let about = await (0, promises_.lstat)(file);
if (!about.isFile()) throw Error("it is no file");
if (about.size > 67108864) throw Error("it is larger than 64 MiB");
let text = await (0, promises_.readFile)(file, "utf8");
try {
return schema.parse(JSON.parse(text));
} catch {
throw Error("it is no record of agentbench");
}
}
function mean(trials) {
return trials.reduce((sum, { duration }) => sum + duration, 0) / trials.length;
}
}),
90135: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BZ: () => pointCostSchema,
U0: () => pointChangeSchema,
W7: () => pointFigureSchema,
bG: () => trendSchema,
cd: () => commit
});
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
let ratio = zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(1));
let count = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI());
let usd = zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(1e9));
let commit = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/^[0-9a-f]{7,64}$/));
let interval = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
low: ratio,
high: ratio
});
let pointChangeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
verdict: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n([
"improved",
"regressed",
"within noise",
"within tolerance"
]),
difference: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(-1), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(1)), "Now minus before"),
since: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(commit), "Commit of the earlier point")
});
let pointFigureSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
measure: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(["success rate", "score"]),
value: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(ratio), "Over all planned trials; null if nothing was measured"),
interval: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(interval), "95 % confidence interval")
});
let pointCostSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
usd: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(usd), "Sum over the trials with a known cost; null if there are none"),
trials: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Number of trials with a known cost")
});
let trendPointSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
commit: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
commit_url: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
run_url: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
measured_at: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
agent: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
figure: pointFigureSchema,
change: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(pointChangeSchema),
breaks: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), "Reasons why it is not comparable with the preceding point"),
planned: count,
missing: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Trials without a verdict"),
cost: pointCostSchema,
time: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
ms: zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig(),
trials: count
}), "Total of all trials with a result"),
current: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY(), "True for this report")
});
let trendSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
branch: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), "Null: any branch"),
added: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.zMY(), "True if this report was added to the history"),
earlier: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Number of points before the first one shown"),
points: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(trendPointSchema), "Oldest first, including this report")
});
})
};
