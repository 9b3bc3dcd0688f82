export const id = 7127;
export const ids = [7127];
export const modules = {
6611: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
kZ: () => causeCounts,
n6: () => causeName,
pQ: () => causeWords,
rj: () => countWords
});
var _results_causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48685);
function causeName(cause) {
return cause.replaceAll("_", " ");
}
function causeCounts(results) {
let first = results.flatMap((result) => result?.causes[0]?.cause ?? []);
return _results_causes_js__WEBPACK_IMPORTED_MODULE_0__.hE.map((cause) => ({
cause,
trials: first.filter((one) => one === cause).length
})).filter(({ trials }) => trials > 0).sort((a, b) => b.trials - a.trials);
}
function countWords(counts) {
return counts.map(({ cause, trials }) => `${trials} ${causeName(cause)}`).join(", ");
}
function causeWords({ results, comparison, baseline }) {
let now = causeCounts(results);
let before = baseline !== null && comparison !== null && comparison.verdict !== "not comparable" && baseline.results.length === results.length ? causeCounts(baseline.results) : null;
let gone = (before ?? []).filter(({ cause }) => !now.some((one) => one.cause === cause));
return [...now, ...gone.map(({ cause }) => ({
cause,
trials: 0
}))].map(({ cause, trials }) => {
let was = before === null ? trials : before.find((one) => one.cause === cause)?.trials ?? 0;
let change = trials === was ? "" : ` (${Math.abs(trials - was)} ${trials > was ? "more" : "less"})`;
return `${trials} ${causeName(cause)}${change}`;
}).join(", ");
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
34552: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J$: () => usageOfTrial,
Y6: () => judgeUsageOfTrial,
d0: () => meterOfTrial,
gR: () => sumOfActions,
ru: () => actionsOfTrial,
wo: () => judgeUsageOf
});
var _results_actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3934);
var _results_trace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97384);
let COUNTS = [
"input_tokens",
"cached_input_tokens",
"output_tokens",
"reasoning_tokens",
"cost_usd",
"steps",
"requests",
"failed_requests"
];
function usageOfTrial({ agent, rounds }) {
if (rounds === void 0 || rounds.length === 0) return agent.usage;
let usages = rounds.map((round) => round.agent.usage);
let sum = (name) => usages.reduce((total, usage) => {
let value = usage[name];
return total === null || value === null ? null : (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(total + value);
}, 0);
return {
source: new Set(usages.map(({ source }) => source)).size === 1 ? usages[0].source : null,
...Object.fromEntries(COUNTS.map((name) => [name, sum(name)])),
models: [...new Set(usages.flatMap(({ models }) => models))]
};
}
function meterOfTrial({ agent, rounds }) {
let meters = (rounds === void 0 || rounds.length === 0 ? [agent] : rounds.map((round) => round.agent)).flatMap(({ meter }) => meter ?? []);
if (meters.length === 0) return null;
let sum = (name) => (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(meters.reduce((total, meter) => total + meter[name], 0));
return {
throttled_requests: sum("throttled_requests"),
waiting_ms: sum("waiting_ms")
};
}
function actionsOfTrial({ agent, rounds }) {
let agents = rounds === void 0 || rounds.length === 0 ? [agent] : rounds.map((round) => round.agent);
let all = agents.flatMap(({ actions }) => actions ?? []);
return all.length < agents.length ? null : sumOfActions(all);
}
function sumOfActions(all) {
let sum = (name) => (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(all.reduce((total, actions) => total + actions[name], 0));
return Object.fromEntries(_results_actions_js__WEBPACK_IMPORTED_MODULE_0__.S.map((name) => [name, sum(name)]));
}
function judgeUsageOfTrial({ evaluation, rounds, explained }) {
return judgeUsageOf([...(rounds === void 0 || rounds.length === 0 ? [evaluation] : rounds.map((round) => round.evaluation)).map((one) => one?.kind === "test_plan" ? one.judge : null), explained ?? null].filter((one) => one !== null));
}
function judgeUsageOf(parts) {
if (parts.length === 0) return null;
let sum = (of) => {
let values = parts.flatMap((part) => of(part) ?? []);
return values.length === 0 ? null : (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(values.reduce((total, value) => total + value, 0));
};
let count = (of) => parts.reduce((total, part) => total + of(part), 0);
return {
input_tokens: sum((part) => part.input_tokens),
output_tokens: sum((part) => part.output_tokens),
cost_usd: sum((part) => part.cost_usd),
cost_known: count((part) => "answers" in part ? part.cost_known : part.cost_usd === null ? 0 : 1),
answers: count((part) => "answers" in part ? part.answers : 1)
};
}
})
};
