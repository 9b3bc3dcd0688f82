export const id = 334;
export const ids = [334];
export const modules = {
78296: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { q: () => compareRuns });
var errors = __webpack_require__(45145);
var version = __webpack_require__(7844);
var describe = __webpack_require__(92981);
var figures = __webpack_require__(81822);
var files_text = __webpack_require__(59344);
var merge = __webpack_require__(69327);
var pairing = __webpack_require__(88039);
var experiment_words = __webpack_require__(70057);
var actions = __webpack_require__(45164);
var by_type = __webpack_require__(30627);
var causes = __webpack_require__(6611);
var phrases = __webpack_require__(58937);
var totals = __webpack_require__(61210);
var trace = __webpack_require__(97384);
var clustered = __webpack_require__(26862);
var mean = __webpack_require__(83157);
var statistics_arguments = __webpack_require__(99294);
function passAtK(trials, passed, k) {
let noneOf = shareOfDraws(trials, passed, k, trials - passed);
return noneOf === null ? null : 1 - noneOf;
}
function passHatK(trials, passed, k) {
return shareOfDraws(trials, passed, k, passed);
}
function meanPassAtK(instances, k) {
return meanOf(instances.map(({ trials, passed }) => passAtK(trials, passed, k)));
}
function meanPassHatK(instances, k) {
return meanOf(instances.map(({ trials, passed }) => passHatK(trials, passed, k)));
}
function shareOfDraws(trials, passed, k, among) {
(0, statistics_arguments.v6)("trials", trials);
(0, statistics_arguments.v6)("passed", passed);
(0, statistics_arguments.v6)("k", k, 1);
if (passed > trials) throw RangeError(`passed must be at most the ${trials} trials, not ${passed}`);
if (k > trials) return null;
let share = 1;
for (let drawn = 0; drawn < k && share > 0; drawn += 1) share *= Math.max(0, among - drawn) / (trials - drawn);
return share;
}
function meanOf(figures) {
let known = figures.filter((figure) => figure !== null);
let sum = known.reduce((total, figure) => total + figure, 0);
return {
mean: known.length === 0 ? null : sum / known.length,
instances: known.length,
leftOut: figures.length - known.length
};
}
function restricted(suite, instances) {
let places = suite.run.planned.flatMap(({ instance_id }, index) => instances.has(instance_id) ? [index] : []);
let planned = places.map((index) => suite.run.planned[index]);
return {
...suite,
run: {
...suite.run,
planned,
totals: (0, totals.vA)(planned)
},
results: places.map((index) => suite.results[index] ?? null)
};
}
function effortOf({ run, results }) {
let known = results.filter((result) => result !== null);
let times = (0, trace.x)(known.map((result) => result.times));
let usage = (0, by_type.Fs)(results);
let { cost_usd: cost, cost_known: priced } = usage;
let unknown = results.filter((result) => result === null || mayHaveCost(result)).length;
return {
times_ms: times,
agent_ms_per_trial: known.length === 0 ? null : Math.round(times.agent / known.length),
usage: {
...usage,
cost_unknown: unknown
},
cost_per_trial_usd: cost === null ? null : cost / priced,
cost_per_passed_usd: cost === null || unknown > 0 || run.totals.passed === 0 ? null : cost / run.totals.passed
};
}
function curveOf(instances) {
let counts = [...instances.values()].map((trials) => ({
trials: trials.filter(figures.aA).length,
passed: trials.filter(({ status }) => status === "passed").length
}));
let most = Math.min(100, counts.reduce((top, { trials }) => Math.max(top, trials), 0));
let intervalOf = (of, k) => {
let known = counts.filter(({ trials }) => trials >= k);
let draws = known.reduce((sum, { trials }) => sum + trials / k, 0);
return (0, clustered.$)(known.map(({ trials, passed }) => [of(trials, passed, k)]), { most: draws });
};
return Array.from({ length: most }, (_, index) => {
let k = index + 1;
let [at, hat] = [meanPassAtK(counts, k), meanPassHatK(counts, k)];
let interval = intervalOf(passAtK, k);
return {
k,
pass_at_k: at.mean,
pass_at_k_interval: interval,
pass_hat_k: hat.mean,
pass_hat_k_interval: k === 1 ? interval : intervalOf(passHatK, k),
instances: at.instances,
left_out: at.leftOut
};
});
}
function detailsOf({ run: { planned }, results }, instances) {
let trials = {
planned,
results
};
return {
by_type: (0, by_type.Dq)(trials),
test_points: (0, by_type.f)(trials),
causes: (0, causes.kZ)(results),
actions: (0, actions.V)(results),
flaky: (0, figures.Ol)(instances)
};
}
function cellsOf({ run, results }) {
let trials = run.planned.map((entry, index) => ({
entry,
result: results[index] ?? null
}));
let instances = Map.groupBy(trials, ({ entry }) => entry.instance_id);
return new Map([...instances].map(([id, some]) => [id, cellOf(some)]));
}
function cellOf(trials) {
let { planned, passed, failed, error, score, score_expected } = (0, totals.vA)(trials.map(({ entry }) => entry));
let known = trials.flatMap(({ result }) => result ?? []);
let costs = known.flatMap(({ usage }) => usage.cost_usd ?? []);
return {
planned,
passed,
measured: passed + failed,
error,
score,
score_expected,
duration_ms: known.length === 0 ? null : Math.round((0, mean.i)(known.map(({ times }) => (0, phrases.cf)(times)))),
cost_usd: costs.length === 0 ? null : (0, mean.i)(costs)
};
}
function mayHaveCost({ usage, times }) {
return usage.cost_usd === null && times.agent > 0;
}
var compare = __webpack_require__(42119);
var holm = __webpack_require__(45722);
var random = __webpack_require__(52167);
function pairsOf(sides, score, tolerance, arms = new Map()) {
let tests = sides.length * (sides.length - 1) / 2;
let resamples = (0, random.Eb)(tests, sides[0]?.instances.size ?? 0);
let pairs = sides.flatMap((one, a) => sides.slice(a + 1).map((other, at) => {
let place = {
a,
b: a + 1 + at
};
return arms.has(one) && arms.has(other) ? pairOfArms(one, other, place, score, arms) : testOf(one, other, place, score, resamples);
}));
let tested = pairs.filter(({ p, p_adjusted }) => p !== null && p_adjusted === null);
let adjusted = (0, holm.f)(tested.map(({ p }) => p));
for (let [index, pair] of tested.entries()) {
pair.p_adjusted = adjusted[index];
let verdict = (0, compare.V)({
p: pair.p_adjusted,
difference: pair.difference
}, { tolerance });
pair.verdict = verdict === "improved" ? "b is better" : verdict === "regressed" ? "a is better" : verdict;
}
return pairs;
}
function testOf(one, other, place, score, resamples) {
let sides = [`in ${one.name}`, `in ${other.name}`];
let { pairs, leftOut, reason } = (0, pairing.OM)(one.instances, other.instances, score);
let reasons = (0, pairing.Bw)(one.suite.run, other.suite.run, sides);
for (let { name, stopped } of [one, other]) stopped && reasons.push(`${name} was stopped by its results, and no test of a fixed number of pairs is valid on it`);
reasons.length === 0 && reason !== null && reasons.push(reason);
let base = {
...place,
verdict: "not comparable",
reasons,
left_out: leftOut
};
let comparison = reasons.length > 0 ? null : (0, compare.U)(pairs, { resamples });
if (comparison === null) return {
...base,
...UNTESTED
};
let { difference, interval, p, method, discordant } = comparison;
return {
...base,
reasons: (0, pairing.Fh)(one.suite, other.suite, sides),
difference,
interval,
p,
p_adjusted: null,
method,
pairs: pairs.length,
a_better: discordant.worse,
b_better: discordant.better
};
}
let UNTESTED = {
difference: null,
interval: null,
p: null,
p_adjusted: null,
method: null,
pairs: 0,
a_better: 0,
b_better: 0
};
function pairOfArms(one, other, place, score, arms) {
let [first, second] = [arms.get(one), arms.get(other)];
let found = first === null ? second : second === null ? first : null;
let { pairs, leftOut } = (0, pairing.OM)(one.instances, other.instances, score);
let base = {
...place,
...UNTESTED,
left_out: found?.left_out ?? leftOut
};
if (found === null) return {
...base,
verdict: "not comparable",
reasons: ["an experiment tests each arm against its control only"]
};
if (found.difference === null) return {
...base,
verdict: "not comparable",
reasons: ["no instance has a verdict on both sides"]
};
let turned = first !== null;
let { answer, interval, p, p_adjusted, method, difference } = found;
let better = pairs.filter(({ before, now }) => (0, mean.i)(now) > (0, mean.i)(before)).length;
let worse = pairs.filter(({ before, now }) => (0, mean.i)(now) < (0, mean.i)(before)).length;
let verdicts = {
better: turned ? "a is better" : "b is better",
worse: turned ? "b is better" : "a is better",
"no difference that matters": "within tolerance",
"cannot be settled": "within noise"
};
return {
...base,
verdict: answer === null ? "within noise" : verdicts[answer],
reasons: answer === "cannot be settled" ? ["the trials that were left could not have settled it"] : [],
difference: turned ? -difference : difference,
interval: interval === null || !turned ? interval : {
low: -interval.high,
high: -interval.low
},
p,
p_adjusted,
method,
pairs: found.pairs,
a_better: worse,
b_better: better
};
}
let SAME = 1e-9;
function ranksOf(figures) {
let sorted = figures.filter((figure) => figure !== null).sort((a, b) => b - a);
let ranks = [];
for (let [index, figure] of sorted.entries()) ranks.push(index > 0 && sorted[index - 1] - figure <= SAME ? ranks[index - 1] : index + 1);
return figures.map((figure) => figure === null ? null : ranks[sorted.indexOf(figure)]);
}
function frontierOf(values) {
let known = values.filter((value) => isKnown(value));
return values.map((value) => isKnown(value) && !known.some(({ figure, cost }) => {
let [better, cheaper] = [figure - value.figure, value.cost - cost];
return better >= -1e-9 && cheaper > 0 || better > SAME && cheaper >= 0;
}));
}
function isKnown({ figure, cost }) {
return figure !== null && cost !== null;
}
var external_node_util_ = __webpack_require__(57975);
var format = __webpack_require__(18253);
var sensitivity = __webpack_require__(24244);
var noise_floor = __webpack_require__(57363);
function sensitivityLine({ answer, difference, method }, pairs, record) {
if (answer !== null && answer !== "cannot be settled" || record.measure === "score" || pairs.length === 0 || difference === null) return null;
return (0, sensitivity.L)(pairs, difference, method === "e-process" ? (0, experiment_words.uf)(record) : pairs.length);
}
function noiseFloorLine({ arms, comparisons }, control) {
let [first, ...others] = arms;
let twin = comparisons.find(({ arm }) => isSameAgent(first, others.find(({ name }) => name === arm)));
if (twin !== void 0 && twin.difference !== null) {
let { arm, difference, interval } = twin;
let ends = interval === null ? "" : ` (95% interval ${(0, format.WR)(interval.low)} to ${(0, format.WR)(interval.high)})`;
return `noise floor: ${arm} and ${first.name} are the same agent (an A/A test), and their difference is noise: ${(0, format.WR)(difference)} points${ends}`;
}
let noise = (0, noise_floor.n)(control);
if (noise === null) return null;
let two = `noise floor: two measurements of ${first.name}`;
if (!noise.isMeasured) return `${two} differ by less than ${sizeOf(noise.floor)} points in 95% of the cases; how much less, repeated trials tell (trials: 3)`;
return noise.floor === 0 ? `noise floor: the repeated trials of ${first.name} ended the same in all ${control.length} instances` : `${two} differ by no more than ${sizeOf(noise.floor)} points in 95% of the cases, as its repeated trials do`;
}
function isSameAgent(one, other) {
let told = (arm) => arm.identity !== void 0 && !arm.sets.includes("agent-env");
let of = ({ agent, identity }) => [
agent.name,
agent.model,
agent.command,
identity
];
return told(one) && told(other) && (0, external_node_util_.isDeepStrictEqual)(of(one), of(other));
}
function sizeOf(difference) {
return (0, format.WR)(difference).replace("+", "");
}
function compareRuns(contenders, notes, tolerance, experiment = null) {
let score = measureOf(contenders);
let cells = contenders.map(({ suite }) => cellsOf(suite));
let instances = instancesOf(contenders, cells, experiment);
let shared = new Set(instances.filter(({ in_all }) => in_all).map(({ instance_id }) => instance_id));
if (shared.size === 0) throw new errors.yo(nothingShared(contenders, cells));
let sides = contenders.map(({ name, suite, stopped = !1 }) => {
let part = restricted(suite, shared);
return {
name,
suite: part,
stopped,
instances: (0, figures.FL)(part.run.planned)
};
});
let pairs = pairsOf(sides, score, tolerance, armsOf(sides, experiment));
let reports = contenders.map(({ suite }) => (0, describe.g)(suite, null, {
tolerance,
"fail-on": "never"
}));
let runs = sides.map((side, index) => {
let leftOut = cells[index].size - shared.size;
return runOf(side, leftOut === 0 ? reports[index].interval : (0, figures.XF)(side.suite, side.instances), leftOut);
});
let left = instances.length - shared.size;
let leftOut = left === 0 ? [] : [`left out, since ${experiment === null ? "not all runs planned them" : "not all arms were begun on them"}: ${left} of ${instances.length} instances`];
return {
document: {
schema: "agentbench/comparison/v1",
measure: score ? "score" : "success rate",
runs: ranked(runs, pairs, experiment !== null),
pairs,
instances,
...experiment === null ? {} : { experiment: experimentOf(experiment, sides, score) },
notes: [...notes, ...leftOut].map(shortened),
harness_version: version.x
},
reports
};
}
function measureOf(contenders) {
let [plans = [], others = []] = [!0, !1].map((score) => contenders.filter(({ suite }) => (0, figures.E6)(suite) === score));
if (plans.length > 0 && others.length > 0) throw new errors.yo(`results: "${plans[0].name}" is a run of test plans (mode ${plans[0].suite.run.settings.mode}), and "${others[0].name}" is not: compare runs of one dataset`);
return plans.length > 0;
}
function instancesOf(contenders, cells, experiment) {
let needed = contenders.map((_, index) => experiment !== null && index < experiment.arms.length ? experiment.record.trials : 1);
let types = new Map();
for (let { suite } of contenders) for (let { instance_id, task_type } of suite.run.planned) types.has(instance_id) || types.set(instance_id, task_type);
return [...types].map(([instance_id, task_type]) => {
let runs = cells.map((own) => own.get(instance_id) ?? null);
return {
instance_id,
task_type,
in_all: runs.every((cell, at) => cell !== null && cell.planned >= needed[at]),
runs
};
});
}
function nothingShared(contenders, cells) {
let others = (at) => cells.filter((_, index) => index !== at);
let alone = cells.findIndex((own, at) => ![...own.keys()].some((id) => others(at).some((other) => other.has(id))));
let who = alone === -1 ? "" : `; "${contenders[alone].name}" has none in common with any other`;
return `results: no instance was planned by all ${contenders.length} runs${who}. Leave it out or, if directories are parts of one run, give them one name: NAME=DIRECTORY NAME=DIRECTORY`;
}
function runOf({ name, suite, instances }, interval, leftOut) {
let { run } = suite;
let early = run.interrupted === null ? [] : [`it was ended early (${run.interrupted})`];
return {
name,
suite: run.suite,
dataset: run.dataset,
agent: run.agent,
settings: run.settings,
totals: run.totals,
figure: (0, figures.xW)(suite),
interval,
rank: null,
level_with_best: !1,
...effortOf(suite),
on_frontier: !1,
at_k: curveOf(instances),
...detailsOf(suite, instances),
left_out: leftOut,
started_at: run.started_at,
finished_at: run.finished_at,
harness_version: run.harness_version,
github: run.github,
notes: [...early, ...suite.notes.filter((note) => !note.endsWith(merge.gr))].map(shortened)
};
}
function shortened(note) {
return (0, files_text.CG)(note, 2e3);
}
function ranked(runs, pairs, experiment) {
let ranks = ranksOf(runs.map(({ figure }) => figure));
let frontier = frontierOf(runs.map(({ figure, cost_per_trial_usd: cost, usage }) => ({
figure,
cost: usage.cost_unknown > 0 ? null : cost
})));
let isUntested = (at) => experiment && pairs.some(({ a, b, method }) => method === null && [a, b].includes(at) && ranks[a === at ? b : a] === 1);
let isBehind = (at) => pairs.some(({ a, b, verdict }) => a === at && ranks[b] === 1 && verdict === "b is better" || b === at && ranks[a] === 1 && verdict === "a is better");
return runs.map((run, index) => {
let rank = ranks[index];
let level = rank === 1 || rank !== null && !isBehind(index) && !isUntested(index);
return {
...run,
rank,
level_with_best: level,
on_frontier: frontier[index]
};
});
}
function armsOf(sides, experiment) {
if (experiment === null) return new Map();
let { arms, comparisons } = experiment.record;
return new Map(arms.map(({ name }, index) => [sides[index], comparisons.find(({ arm }) => index > 0 && arm === name) ?? null]));
}
function experimentOf({ record, seeds }, sides, score) {
let { arms, stop, alpha, tolerance, trials, order, comparisons, stopped, interrupted } = record;
let floor = noiseFloorLine(record, (0, pairing.OM)(sides[0].instances, sides[0].instances, score).pairs.map(({ now }) => now));
let seen = comparisons.flatMap((comparison) => {
let side = sides[arms.findIndex(({ name }) => name === comparison.arm)];
let { pairs } = (0, pairing.OM)(sides[0].instances, side.instances, score);
let line = sensitivityLine(comparison, pairs, record);
return line === null ? [] : [arms.length === 2 ? line : `${comparison.arm}: ${line}`];
});
return {
arms,
stop,
alpha,
tolerance,
trials,
order,
comparisons,
stopped,
interrupted,
seeds,
verdicts: comparisons.map((comparison) => (0, experiment_words.L2)(comparison, arms[0].name)),
answers: (0, experiment_words.g8)(record),
noise: floor === null ? seen : [floor, ...seen]
};
}
}),
16583: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Nt: () => contendersOf,
_F: () => findGroups,
$f: () => overlaps,
PJ: () => parseSource
});
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var untrusted = __webpack_require__(90492);
var figures = __webpack_require__(81822);
var load = __webpack_require__(9583);
var merge = __webpack_require__(69327);
var totals = __webpack_require__(61210);
var trial_id = __webpack_require__(9271);
var comparison_experiment = __webpack_require__(17033);
function nameContenders(groups) {
let labels = groups.map(({ name, runs }) => name ?? labelOf(runs));
let places = placesOf(groups);
let wanted = groups.map(({ name }, index) => {
let label = labels[index] ?? null;
if (name !== null) return name;
if (label !== null && labels.indexOf(label) === labels.lastIndexOf(label)) return label;
let place = places[index];
return label === null ? place || "agent" : place === "" ? label : `${label} in ${place}`;
});
let taken = new Set(groups.flatMap(({ name }) => name ?? []));
return wanted.map((name, index) => {
if (groups[index].name !== null) return name;
let unique = (0, untrusted.h0)(name, 100);
for (let number = 2; taken.has(unique); number += 1) unique = `${(0, untrusted.h0)(name, 100)} ${number}`;
taken.add(unique);
return unique;
});
}
function labelOf(runs) {
let { name, model } = runs[0].run.agent;
let [agent, of] = [name ?? "", model ?? ""].map((text) => (0, untrusted.h0)(text, 100));
if (agent !== "" && of !== "") return `${agent} (${of})`;
return agent || of || null;
}
function placesOf(groups) {
let own = groups.map(({ runs }) => commonOf(runs.map(({ directory }) => directory.split(external_node_path_.sep))));
let common = commonOf(own);
return own.map((parts) => parts.slice(common.length).join("/"));
}
function commonOf(paths) {
let [first = [], ...rest] = paths;
let end = first.findIndex((part, at) => rest.some((other) => other[at] !== part));
return end === -1 ? first : first.slice(0, end);
}
function parseSource(text) {
let [, given, directory] = /^([^=/\\]*)=(.*)$/s.exec(text) ?? [];
if (given === void 0 || directory === void 0) return {
name: null,
directory: text
};
let name = (0, untrusted.h0)(given, 100);
let whole = `results: "${(0, untrusted.h0)(text)}"`;
if (name === "") throw new errors.yo(`${whole} has no name before "="; a directory of this name is ./${(0, untrusted.h0)(text)}`);
if (directory === "") throw new errors.yo(`${whole} names no directory`);
return {
name,
directory
};
}
async function findGroups(sources) {
let notes = [];
let empty = [];
let groups = [];
let experiment = null;
for (let [name, parts] of Map.groupBy(sources, ({ name }) => name)) {
let found = await (0, load.loadRuns)(parts.map(({ directory }) => directory));
notes.push(...found.notes);
if (name === null) {
let places = found.runs.map(({ directory }) => placeOf(directory, sources));
for (let source of parts) places.includes(sources.indexOf(source)) || empty.push(`there are no results in ${source.directory}`);
let { experiment: own, others } = (0, comparison_experiment.F0)(found.runs);
experiment = own;
for (let [index, runs] of own?.arms.entries() ?? []) groups.push({
name: own.record.arms[index].name,
runs,
at: -1
});
for (let runs of groupsOfAgents(others)) groups.push({
name,
runs,
at: Math.min(...runs.map((run) => places[found.runs.indexOf(run)]))
});
continue;
}
if (found.runs.length === 0) {
let where = parts.map(({ directory }) => directory).join(", ");
throw new errors.yo([`results: "${name}" has no runs: there is no run.json in ${where}`, ...found.notes].join("; "));
}
if ((0, comparison_experiment.F0)(found.runs).experiment !== null) throw new errors.yo(`results: "${name}" holds an experiment, whose arms have names of their own; name the directory alone`);
requireOne(name, found.runs, "agents", ({ agent: { name, model } }) => [name, model]);
groups.push({
name,
runs: found.runs,
at: sources.indexOf(parts[0])
});
}
groups.sort((a, b) => a.at - b.at);
groups.length > 1 && notes.push(...empty);
return {
groups: groups.map(({ name, runs }) => ({
name,
runs
})),
notes,
experiment
};
}
function groupsOfAgents(runs) {
return [...Map.groupBy(runs, ({ run: { agent } }) => JSON.stringify([
agent.name,
agent.model,
agent.command
])).values()];
}
function contendersOf(groups) {
if (groups.length > 50) throw new errors.yo(`results: ${groups.length} runs to compare, but at most 50 can be compared; name fewer directories`);
let names = nameContenders(groups);
let twice = names.find((name, index) => names.indexOf(name) !== index);
if (twice !== void 0) throw new errors.yo(`results: "${twice}" is an arm of the experiment; give the other run another name`);
return groups.map(({ runs }, index) => {
let name = names[index];
requireOne(name, runs, "datasets", ({ dataset }) => [dataset.name]);
requireOne(name, runs, "modes", ({ settings }) => [settings.mode]);
return {
name,
suite: (0, merge.rV)(runs, null),
stopped: runs.some(({ run }) => run.planned.some(totals.id))
};
});
}
function overlaps(sources, runs) {
let seen = new Map();
return runs.some(({ run, directory }) => {
let place = placeOf(directory, sources);
return run.planned.filter(figures.aA).some((entry) => {
let key = (0, trial_id.wK)((0, trial_id.rI)(entry));
let other = seen.get(key);
seen.set(key, place);
return other !== void 0 && other !== place;
});
});
}
function placeOf(directory, sources) {
return sources.findIndex(({ name, directory: given }) => {
let below = external_node_path_.relative(external_node_path_.resolve(given), directory);
return name === null && below !== ".." && !below.startsWith(`..${external_node_path_.sep}`) && !external_node_path_.isAbsolute(below);
});
}
function requireOne(name, runs, what, of) {
let kinds = [...new Set(runs.map(({ run }) => JSON.stringify(of(run))))].map((kind) => JSON.parse(kind).map((part) => (0, untrusted.h0)(part ?? "none", 100)).join(" "));
if (kinds.length < 2) return;
let shown = `${kinds.slice(0, 5).join(", ")}${kinds.length > 5 ? ", …" : ""}`;
throw new errors.yo(`results: the runs of "${name}" are of ${kinds.length} ${what} (${shown}), and cannot be put together; give each a name of its own, as in NAME=DIRECTORY`);
}
})
};
