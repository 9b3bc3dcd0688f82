export const id = 7274;
export const ids = [7274];
export const modules = {
43128: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { $: () => compareWithBaseline });
var _statistics_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42119);
var _statistics_noise_floor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57363);
var _figures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81822);
var _pairing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88039);
var _phrases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58937);
var _sensitivity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24244);
let SIDES = ["before", "now"];
function compareWithBaseline(now, before, origin, tolerance) {
let score = (0, _figures_js__WEBPACK_IMPORTED_MODULE_2__.E6)(now);
let base = {
origin,
measure: score ? "score" : "success rate",
difference: null,
interval: null,
p: null,
method: null
};
let [earlier, later] = [(0, _figures_js__WEBPACK_IMPORTED_MODULE_2__.FL)(before.run.planned), (0, _figures_js__WEBPACK_IMPORTED_MODULE_2__.FL)(now.run.planned)];
let { pairs, leftOut, reason } = (0, _pairing_js__WEBPACK_IMPORTED_MODULE_3__.OM)(earlier, later, score);
let differing = (0, _pairing_js__WEBPACK_IMPORTED_MODULE_3__.Bw)(before.run, now.run, SIDES);
differing.length === 0 && reason !== null && differing.push(reason);
if (differing.length > 0) return {
...base,
verdict: "not comparable",
reasons: differing,
pairs: 0,
leftOut,
flips: []
};
let { verdict, difference, interval, p, method } = (0, _statistics_compare_js__WEBPACK_IMPORTED_MODULE_0__.U)(pairs, { tolerance });
let reasons = [...otherAgent(before, now), ...(0, _pairing_js__WEBPACK_IMPORTED_MODULE_3__.Fh)(before, now, SIDES)];
let flips = flipsOf(pairs, earlier, later);
let noise = (0, _statistics_noise_floor_js__WEBPACK_IMPORTED_MODULE_1__.n)(pairs.map((pair) => pair.before));
return {
...base,
verdict,
reasons,
difference,
interval,
p,
method,
pairs: pairs.length,
leftOut,
flips,
...noise?.isMeasured ? { noiseFloor: noise.floor } : {},
...verdict === "within noise" && !score ? { sensitivity: (0, _sensitivity_js__WEBPACK_IMPORTED_MODULE_4__.L)(pairs, difference) } : {}
};
}
function otherAgent({ run: { agent: was } }, { run: { agent: is } }) {
if (was.name === is.name && was.model === is.model) return [];
return [`another agent: ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_5__.kV)({ agent: was })} before, ${(0, _phrases_js__WEBPACK_IMPORTED_MODULE_5__.kV)({ agent: is })} now`];
}
function flipsOf(pairs, earlier, later) {
return pairs.flatMap(({ id }) => {
let [was, is] = [mostlyPassed(earlier.get(id)), mostlyPassed(later.get(id))];
if (was === is) return [];
return [{
instanceId: id,
before: was ? "passed" : "failed",
now: is ? "passed" : "failed"
}];
}).sort((a, b) => Number(a.now === "passed") - Number(b.now === "passed"));
}
function mostlyPassed(trials) {
return trials.filter(({ status }) => status === "passed").length * 2 >= trials.length;
}
}),
81822: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E6: () => measuresScore,
FL: () => byInstance,
Mn: () => figureOf,
Ol: () => flakyInstances,
XF: () => intervalOf,
aA: () => hasVerdict,
xW: () => headlineFigure
});
var _statistics_clustered_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26862);
function byInstance(planned) {
let instances = new Map();
for (let entry of planned) {
let trials = instances.get(entry.instance_id);
trials === void 0 ? instances.set(entry.instance_id, [entry]) : trials.push(entry);
}
return instances;
}
function measuresScore({ run }) {
return run.settings.mode !== null;
}
function hasVerdict({ status }) {
return status === "passed" || status === "failed";
}
function headlineFigure(suite) {
let { totals } = suite.run;
if (totals.passed + totals.failed === 0) return null;
return measuresScore(suite) ? totals.score_expected : totals.success_rate;
}
function figureOf(trial, score) {
return score ? trial.score_expected : Number(trial.status === "passed");
}
function intervalOf(suite, instances = byInstance(suite.run.planned)) {
let { planned } = suite.run;
let score = measuresScore(suite);
if (!planned.every(hasVerdict) || score && instances.size < 2) return null;
let clusters = [...instances.values()].map((trials) => trials.map((trial) => figureOf(trial, score)));
return (0, _statistics_clustered_js__WEBPACK_IMPORTED_MODULE_0__.$)(clusters, score ? {} : { most: planned.length });
}
function flakyInstances(instances) {
return [...instances].filter(([, { length }]) => length > 1).filter(([, trials]) => ["passed", "failed"].every((status) => trials.some((trial) => trial.status === status))).map(([id]) => id);
}
}),
69327: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Pv: () => directoriesOf,
gr: () => NOT_BEGUN,
jm: () => begunPart,
rV: () => mergeRuns
});
var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
var _base_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7844);
var _results_totals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61210);
var _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9271);
var _results_unknown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98715);
var _pairing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88039);
function mergeRuns(runs, expected) {
let ordered = [...runs].sort(({ run: a }, { run: b }) => Date.parse(a.started_at) - Date.parse(b.started_at) || (firstOf(a) < firstOf(b) ? -1 : 1));
let chosen = new Map();
for (let { run, results } of ordered) for (let [index, entry] of run.planned.entries()) {
let key = (0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.wK)((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.rI)(entry));
let candidate = {
entry,
result: results[index] ?? null,
run
};
let earlier = chosen.get(key);
(earlier === void 0 || takesPlaceOf(candidate, earlier)) && chosen.set(key, candidate);
}
let records = ordered.map(({ run }) => run);
let open = new Set([...chosen.values()].filter((candidate) => rank(candidate) < 2).map(({ run }) => run));
let all = expected === null ? [...chosen.values()] : asExpected(expected, chosen);
let trials = all.filter(({ entry }) => !(0, _results_totals_js__WEBPACK_IMPORTED_MODULE_4__.id)(entry));
return {
run: mergedRecord(records, trials.map(({ entry }) => entry), open),
results: trials.map(({ result }) => result),
notes: [...differences(records), ...stoppedNote(all.length - trials.length)],
directories: directoriesOf(runs)
};
}
function begunPart({ run, results }) {
let begun = run.planned.map((entry) => !(0, _results_totals_js__WEBPACK_IMPORTED_MODULE_4__.id)(entry));
return {
run: {
...run,
planned: run.planned.filter((_, index) => begun[index])
},
results: results.filter((_, index) => begun[index]),
notes: stoppedNote(begun.filter((one) => !one).length)
};
}
let NOT_BEGUN = "planned trials were not run: the experiment was stopped";
function stoppedNote(count) {
return count === 0 ? [] : [`${count} ${NOT_BEGUN}`];
}
function directoriesOf(runs) {
let directories = new Map();
for (let { results, directory } of runs) for (let result of results) result !== null && directory !== void 0 && directories.set(result, directory);
return directories;
}
function firstOf({ planned }) {
return planned[0] === void 0 ? "" : (0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.wK)((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.rI)(planned[0]));
}
function asExpected({ matrix, trials }, chosen) {
let unexpected = new Map(chosen);
return [...matrix.include.flatMap(({ name, instances }) => instances.split(",").filter((id) => id !== "").flatMap((id) => Array.from({ length: trials }, (_, index) => {
let place = {
instance_id: id,
trial: index + 1
};
unexpected.delete((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.wK)((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.rI)(place)));
return chosen.get((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.wK)((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.rI)(place))) ?? {
entry: missing(place, name),
result: null
};
}))), ...unexpected.values()];
}
function missing(place, job) {
return {
...place,
task_type: "unknown",
status: "not_run",
score: null,
score_expected: 0,
coverage: 0,
result: null,
error: {
stage: "plan",
kind: "missing",
message: `the job "${job}" left no result for this trial`
}
};
}
function rank({ entry: { status } }) {
return status === "passed" || status === "failed" ? 2 : +(status === "error");
}
function takesPlaceOf(later, earlier) {
if (!(0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(later.run.agent, earlier.run.agent)) return !0;
return rank(later) >= rank(earlier) && !isCopy(later, earlier);
}
function isCopy({ entry, result }, earlier) {
if (result === null || earlier.result === null || entry.status !== earlier.entry.status) return !1;
return result.began === earlier.result.began && result.ended === earlier.result.ended;
}
function mergedRecord(runs, planned, open) {
let { host, ...latest } = runs.at(-1) ?? unknownRun();
let finished = runs.map(({ finished_at }) => finished_at);
let trials = planned.reduce((most, { trial }) => Math.max(most, trial), latest.settings.trials);
return {
...latest,
...host === void 0 || runs.some((run) => (0, _pairing_js__WEBPACK_IMPORTED_MODULE_3__.VT)(run) !== (0, _pairing_js__WEBPACK_IMPORTED_MODULE_3__.VT)({ host })) ? {} : { host },
settings: {
...latest.settings,
trials
},
planned,
totals: (0, _results_totals_js__WEBPACK_IMPORTED_MODULE_4__.vA)(planned),
gate: null,
change: runs.length > 1 ? null : latest.change ?? null,
interrupted: runs.find((run) => run.interrupted !== null && open.has(run))?.interrupted ?? null,
started_at: runs[0]?.started_at ?? latest.started_at,
finished_at: finished.some((time) => time === null) ? null : finished.sort().at(-1) ?? null
};
}
function differences(runs) {
let [first, ...rest] = runs;
if (first === void 0) return [];
return [
["dataset", ({ dataset }) => dataset],
[
"agent",
({ agent }) => agent,
"; to compare agents, give each a suite of its own"
],
["settings", ({ settings: { trials: _, ...settings } }) => settings],
["harness version", ({ harness_version }) => harness_version]
].flatMap(([what, of, advice = ""]) => {
let other = rest.find((run) => !(0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(of(run), of(first)));
return other === void 0 ? [] : [`the runs differ in their ${what}: ${JSON.stringify(of(first))} and ${JSON.stringify(of(other))}${advice}`];
});
}
function unknownRun() {
let now = new Date().toISOString();
return {
schema: "agentbench/run/v1",
suite: null,
dataset: {
name: "unknown",
ref: null,
digest: _results_unknown_js__WEBPACK_IMPORTED_MODULE_2__.QI
},
agent: {
name: null,
model: null,
command: ""
},
settings: (0, _results_unknown_js__WEBPACK_IMPORTED_MODULE_2__.I3)("docker"),
planned: [],
totals: (0, _results_totals_js__WEBPACK_IMPORTED_MODULE_4__.vA)([]),
gate: null,
interrupted: null,
started_at: now,
finished_at: now,
harness_version: _base_version_js__WEBPACK_IMPORTED_MODULE_5__.x,
github: null
};
}
}),
88039: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bw: () => obstacles,
Fh: () => otherDifferences,
OM: () => pairUp,
VT: () => machineOf
});
var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
var _base_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18253);
var _figures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81822);
let MUST_AGREE = [
["dataset digest", ({ dataset }) => dataset.digest.slice(0, 19)],
["mode", setting("mode")],
["judge", setting("judge")],
["agent-timeout (ms)", setting("agent_timeout_ms")],
["evaluation-timeout (ms)", setting("evaluation_timeout_ms")],
["testcase-timeout (ms)", setting("testcase_timeout_ms")],
["typing", ({ settings }) => settings.typing ?? null],
["network", setting("network")],
["cpus", setting("cpus")],
["memory (bytes)", setting("memory_bytes")]
];
function obstacles(before, now, sides) {
return MUST_AGREE.flatMap(([what, of]) => {
let [was, is] = [of(before), of(now)];
return (0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(was, is) ? [] : [`another ${what}: ${shown(was)} ${sides[0]}, ${shown(is)} ${sides[1]}`];
});
}
function otherDifferences(before, now, sides) {
let notes = [];
let [was, is] = [before.run.settings.testbed, now.run.settings.testbed];
was !== is && notes.push(`another testbed: ${was} ${sides[0]}, ${is} ${sides[1]}`);
let [old, own] = [machineOf(before.run), machineOf(now.run)];
old !== null && own !== null && old !== own && notes.push(`another machine: ${old} ${sides[0]}, ${own} ${sides[1]}: times and time limits differ by it`);
let images = new Map(imagesOf(before));
let changed = new Set(imagesOf(now).flatMap(([id, image]) => images.has(id) && images.get(id) !== image ? [id] : []));
changed.size > 0 && notes.push(`another image digest for ${changed.size} of the instances`);
return notes;
}
function pairUp(before, now, score) {
let pairs = [];
let leftOut = 0;
let values = (trials) => trials.map((trial) => (0, _figures_js__WEBPACK_IMPORTED_MODULE_1__.Mn)(trial, score));
for (let [id, trials] of now) {
let was = before.get(id);
if (was === void 0) continue;
was.every(_figures_js__WEBPACK_IMPORTED_MODULE_1__.aA) && trials.every(_figures_js__WEBPACK_IMPORTED_MODULE_1__.aA) ? pairs.push({
id,
before: values(was),
now: values(trials)
}) : leftOut += 1;
}
if (pairs.length > 0) return {
pairs,
leftOut,
reason: null
};
return {
pairs,
leftOut,
reason: leftOut === 0 ? "no instance in common" : "no instance has a verdict on both sides"
};
}
function machineOf({ host }) {
if (host === void 0) return null;
return `${host.cpu ?? "unknown CPU"}, ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.U9)(host.cores, "core")}, ${(host.memory_bytes / 1024 ** 3).toFixed(1)} GiB`;
}
function imagesOf({ run, results }) {
return run.planned.flatMap(({ instance_id }, index) => {
let result = results[index] ?? null;
return result === null ? [] : [[instance_id, result.image_digest]];
});
}
function setting(name) {
return ({ settings }) => settings[name];
}
function shown(value) {
return value === null ? "none" : String(value);
}
}),
24244: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { L: () => sensitivityText });
var _base_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18253);
var _statistics_mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83157);
var _statistics_power_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27223);
function sensitivityText(pairs, difference, instances = pairs.length) {
let counts = new Set(pairs.flatMap(({ before, now }) => [before.length, now.length]));
let [trials] = counts;
if (counts.size !== 1 || trials === void 0) return null;
let spread = spreadOf(pairs, trials);
let least = (0, _statistics_power_js__WEBPACK_IMPORTED_MODULE_0__.LF)(instances, spread);
let seen = least === null ? "is too small to see any difference" : `sees differences from ${sizeOf(least)} points on`;
let size = Math.abs(difference);
let own = trials === 1 ? Math.max(0, spread.flips - size * (1 - 2 * spread.rate)) : spread.flips;
let needed = size === 0 ? null : (0, _statistics_power_js__WEBPACK_IMPORTED_MODULE_0__.hO)(Math.min(1, size), {
...spread,
flips: own
});
let takes = needed === null ? "" : `; ${sizeOf(size)} points take ${needed.toLocaleString("en-US")} instances`;
return `a test of ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.U9)(instances, "pair")} ${seen} with 80% power (success rate ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(spread.rate)})${takes}`;
}
function spreadOf(pairs, trials) {
let sides = pairs.flatMap(({ before, now }) => [before, now]);
let flips = trials === 1 ? (0, _statistics_mean_js__WEBPACK_IMPORTED_MODULE_2__.i)(pairs.map(({ before, now }) => Number(before[0] !== now[0]))) : (0, _statistics_mean_js__WEBPACK_IMPORTED_MODULE_2__.i)(sides.map(disagreement));
return {
rate: (0, _statistics_mean_js__WEBPACK_IMPORTED_MODULE_2__.i)(pairs.map(({ before }) => (0, _statistics_mean_js__WEBPACK_IMPORTED_MODULE_2__.i)(before))),
flips,
trials
};
}
function disagreement(values) {
if (values.length < 2) return 0;
let passed = values.filter((value) => value === 1).length;
return 2 * passed * (values.length - passed) / (values.length * (values.length - 1));
}
function sizeOf(difference) {
return (0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.WR)(difference).replace("+", "");
}
}),
26862: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { $: () => clusteredInterval });
var statistics_arguments = __webpack_require__(99294);
var mean = __webpack_require__(83157);
var quantiles = __webpack_require__(47736);
var interval = __webpack_require__(25449);
function wilson(passed, trials, confidence = .95) {
(0, statistics_arguments.v6)("passed", passed);
(0, statistics_arguments.v6)("trials", trials);
(0, statistics_arguments.q1)("confidence", confidence);
if (passed > trials) throw RangeError(`passed must be at most the ${trials} trials, not ${passed}`);
if (trials === 0) return null;
let { low, high } = scoreInterval(passed / trials, trials, confidence);
return {
low: passed === 0 ? 0 : low,
high: passed === trials ? 1 : high
};
}
function scoreInterval(rate, size, confidence) {
let reach = (0, quantiles.xw)(confidence);
let weight = reach ** 2 / size;
let centre = (rate + weight / 2) / (1 + weight);
let half = reach / (1 + weight) * Math.sqrt((rate * (1 - rate) + weight / 4) / size);
return (0, interval.u)(0, 1, {
low: centre - half,
high: centre + half
});
}
let SAME = 1e-12;
function clusteredInterval(clusters, { most = Infinity, confidence = .95 } = {}) {
(0, statistics_arguments.q1)("confidence", confidence);
let means = Float64Array.from(clusters, (values, index) => {
if (values.length === 0) throw RangeError(`cluster ${index} has no values`);
for (let value of values) (0, statistics_arguments.hP)(`the values of cluster ${index}`, value);
return (0, mean.i)(values);
}).sort();
if (means.length === 0) return null;
if (clusters.every((values) => values.length === 1 && (values[0] === 0 || values[0] === 1))) return wilson(means.filter((verdict) => verdict === 1).length, means.length, confidence);
let [least, largest] = [means[0], means.at(-1)];
let rate = (0, mean.i)(means);
let { low, high } = scoreInterval(rate, effectiveSize(means, rate, most, confidence), confidence);
return {
low: largest <= SAME ? 0 : low,
high: least >= .999999999999 ? 1 : high
};
}
function effectiveSize(means, rate, most, confidence) {
let clusters = means.length;
if (means.at(-1) - means[0] <= SAME) return clusters;
let variance = means.reduce((sum, value) => sum + (value - rate) ** 2, 0) / (clusters - 1);
let reduced = Math.min(most, rate * (1 - rate) * clusters / variance) * ((0, quantiles.xw)(confidence) / (0, quantiles.t1)(confidence, clusters - 1)) ** 2;
return Math.max(clusters, reduced);
}
}),
57363: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { n: () => noiseFloor });
var _arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99294);
var _mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83157);
var _quantiles_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47736);
function noiseFloor(instances) {
for (let [index, values] of instances.entries()) {
if (values.length === 0) throw RangeError(`instance ${index} has no values`);
for (let value of values) (0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.hP)(`the values of instance ${index}`, value);
}
if (instances.length < 10) return null;
let trials = Math.min(...instances.map(({ length }) => length));
let isMeasured = trials > 1;
let variance = isMeasured ? (0, _mean_js__WEBPACK_IMPORTED_MODULE_2__.i)(instances.map(varianceOf)) : varianceOf(instances.map(([value]) => value));
if (!isMeasured && variance === 0) return null;
return {
floor: (0, _quantiles_js__WEBPACK_IMPORTED_MODULE_0__.xw)(.95) * Math.sqrt(2 * variance / trials / instances.length),
isMeasured
};
}
function varianceOf(values) {
let middle = (0, _mean_js__WEBPACK_IMPORTED_MODULE_2__.i)(values);
return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}
}),
27223: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
LF: () => leastDifference,
hO: () => pairsFor
});
var jstat__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32453);
var _arguments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99294);
var _mcnemar_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4405);
var _quantiles_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47736);
let NEGLIGIBLE = 1e-12;
function powerOf(difference, pairs, { rate, flips, trials }, { alpha = .05 } = {}) {
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.hP)("difference", difference);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.hP)("rate", rate);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.hP)("flips", flips);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.v6)("pairs", pairs, 1);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.v6)("trials", trials, 1);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.q1)("alpha", alpha);
if (pairs < 6 || difference === 0) return 0;
let discordant = Math.min(1, Math.max(difference, flips + difference * (1 - 2 * rate)));
if (trials === 1 && pairs * discordant > 500) return largePower(difference, pairs, discordant, alpha);
if (trials === 1) return exactPower(difference / discordant, pairs, discordant, alpha);
let error = Math.sqrt((discordant - difference ** 2) / trials / pairs);
return error === 0 ? 1 : jstat__WEBPACK_IMPORTED_MODULE_0__.normal.cdf(difference / error - (0, _quantiles_js__WEBPACK_IMPORTED_MODULE_2__.xw)(1 - alpha), 0, 1);
}
function pairsFor(difference, spread, options = {}) {
let { power = .8 } = options;
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.q1)("power", power);
return least(1e5, (pairs) => powerOf(difference, pairs, spread, options) >= power);
}
function leastDifference(pairs, spread, options = {}) {
let { power = .8 } = options;
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.q1)("power", power);
let thousandths = least(1e3, (difference) => powerOf(difference / 1e3, pairs, spread, options) >= power);
return thousandths === null ? null : thousandths / 1e3;
}
function largePower(difference, pairs, discordant, alpha) {
let needed = (0, _quantiles_js__WEBPACK_IMPORTED_MODULE_2__.xw)(1 - alpha) * Math.sqrt(discordant / pairs) + 1 / pairs;
let error = Math.sqrt((discordant - difference ** 2) / pairs);
return error === 0 ? 1 : jstat__WEBPACK_IMPORTED_MODULE_0__.normal.cdf((difference - needed) / error, 0, 1);
}
function exactPower(net, pairs, discordant, alpha) {
let sum = 0;
for (let [flips, weight] of binomial(pairs, discordant)) {
let most = mostAgainst(flips, alpha);
for (let [wins, share] of binomial(flips, (1 + net) / 2)) Math.min(wins, flips - wins) <= most && (sum += weight * share);
}
return Math.min(1, sum);
}
function mostAgainst(flips, alpha) {
let near = Math.ceil((flips - (0, _quantiles_js__WEBPACK_IMPORTED_MODULE_2__.xw)(1 - alpha) * Math.sqrt(flips)) / 2) + 1;
let fewer = Math.min(Math.floor(flips / 2), near);
for (; fewer >= 0 && (0, _mcnemar_js__WEBPACK_IMPORTED_MODULE_1__.B)(fewer, flips - fewer) >= alpha;) --fewer;
return fewer;
}
function binomial(trials, rate) {
if (rate <= 0 || rate >= 1) return [[rate <= 0 ? 0 : trials, 1]];
let mode = Math.min(trials, Math.floor((trials + 1) * rate));
let odds = rate / (1 - rate);
let weights = [[mode, 1]];
for (let count = mode, weight = 1; count < trials && weight > NEGLIGIBLE; count += 1) {
weight *= (trials - count) / (count + 1) * odds;
weights.push([count + 1, weight]);
}
for (let count = mode, weight = 1; count > 0 && weight > NEGLIGIBLE; --count) {
weight *= count / (trials - count + 1) / odds;
weights.push([count - 1, weight]);
}
let all = weights.reduce((sum, [, weight]) => sum + weight, 0);
return weights.map(([count, weight]) => [count, weight / all]);
}
function least(most, holds) {
let [below, above] = [0, 1];
for (; !holds(above);) {
if (above >= most) return null;
below = above;
above = Math.min(most, above * 2);
}
for (; above - below > 1;) {
let middle = Math.floor((below + above) / 2);
holds(middle) ? above = middle : below = middle;
}
return above;
}
})
};
