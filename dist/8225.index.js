export const id = 8225;
export const ids = [8225];
export const modules = {
70057: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
HX: () => skillLines,
L2: () => verdictWords,
_q: () => reusedLines,
g8: () => answerLines,
pu: () => savedWords,
uf: () => plannedPairs
});
var _base_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18253);
function verdictWords({ arm, answer, difference, interval }, control) {
let isUnsure = (answer === null || answer === "cannot be settled") && interval !== null && (interval.low > 0 || interval.high < 0);
let ends = interval === null || isUnsure ? "" : ` (95% interval ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_0__.WR)(interval.low)} to ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_0__.WR)(interval.high)})`;
if (difference === null) return `nothing can be told of ${arm} and ${control}: no instance has a verdict on both sides`;
if (answer === "better" || answer === "worse") return `${arm} is ${answer} than ${control} by ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_0__.WR)(Math.abs(difference)).replace("+", "")} points${ends}`;
let size = `${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_0__.WR)(difference)} points${ends}`;
return answer === "no difference that matters" ? `${arm} does not differ from ${control} by more than the tolerance: ${size}` : `no difference between ${arm} and ${control} can be told from noise: ${size}`;
}
function answerLines(record) {
let control = record.arms[0].name;
let answers = record.comparisons.map((comparison) => {
let { answer, method, p_adjusted: p, e_value: evidence, pairs, left_out: leftOut } = comparison;
let figures = [
...method === "e-process" && evidence !== null ? [`e-value ${evidenceText(evidence)}`] : [],
...p === null ? [] : [`p = ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_0__.MA)(p)}`],
`${pairs} of ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_0__.U9)(plannedPairs(record), "pair")}${leftOut === 0 ? "" : `, ${leftOut} left out`}`
];
let why = answer === "cannot be settled" ? "; the trials that were left could not have settled it" : "";
return `${verdictWords(comparison, control)}${why}; ${figures.join(", ")}`;
});
let saved = savedWords(record);
return [
...answers,
...saved === null ? [] : [saved],
...skillLines(record),
...reusedLines(record)
];
}
function savedWords({ stopped, comparisons }) {
if (stopped === null) return null;
let saved = stopped.cost_usd ? `, about ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_0__.BD)(stopped.cost_usd)} saved` : "";
let why = comparisons.some(({ answer }) => answer === "cannot be settled") ? "nothing left could settle it" : "the answer was known";
return `stopped after ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_0__.U9)(stopped.pairs, "pair")}, since ${why}: ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_0__.U9)(stopped.trials, "trial")} not run${saved}`;
}
function skillLines({ arms }) {
return arms.flatMap(({ name, skills }) => skills === void 0 ? [] : [`${name}: a skill was opened in ${skills.opened} of ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_0__.U9)(skills.trials, "trial")}`]);
}
function reusedLines({ arms }) {
return arms.flatMap(({ name, measured, reused }) => {
if (reused === void 0) return [];
let days = [...new Set([reused.oldest.slice(0, 10), reused.newest.slice(0, 10)])].join(" to ");
return [`${reused.trials} of ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_0__.U9)(measured, "trial")} of ${name} are from earlier results, measured ${days}`];
});
}
function plannedPairs({ order }) {
return new Set(order.map(({ instance_id: id }) => id)).size;
}
function evidenceText(value) {
return value >= 1e6 ? value.toExponential(1) : value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}
}),
17033: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F0: () => findExperiment,
Y8: () => differencesOfJobs,
sn: () => experimentParts
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90492);
var _results_experiment_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59546);
var _results_run_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80418);
var _results_trial_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9271);
var _run_experiment_watch_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50339);
function findExperiment(runs) {
let { parts, others } = experimentParts(runs);
if (parts.length === 0) return {
experiment: null,
others
};
let counted = withoutEarlierAttempts(parts).sort(byStart);
requireOneExperiment(counted);
let arms = counted[0].arms.map((_, index) => counted.map((part) => part.arms[index]));
let [only] = counted;
return {
experiment: {
record: counted.length === 1 ? only.record : mergedRecord(counted),
seeds: counted.map((part) => part.record.seed),
arms
},
others
};
}
function experimentParts(runs) {
let parts = [];
let others = [];
for (let [directory, beside] of Map.groupBy(runs, (run) => node_path__WEBPACK_IMPORTED_MODULE_0__.dirname(run.directory))) {
let part = (0, _results_run_place_js__WEBPACK_IMPORTED_MODULE_4__.oA)(directory) ? partOf(directory, beside) : null;
part === null ? others.push(...beside) : parts.push(part);
}
return {
parts,
others
};
}
function differencesOfJobs(parts, own) {
let instances = new Set(own.order.map(({ instance_id: id }) => id));
let same = withoutEarlierAttempts(parts).filter(({ record }) => KINDS.every(([, of]) => of(record) === of(own)) && !record.order.some(({ instance_id: id }) => instances.has(id)));
return same.length === 0 ? new Map() : watchOf(same.sort(byStart)).differences();
}
function partOf(directory, runs) {
let byName = new Map(runs.map((run) => [node_path__WEBPACK_IMPORTED_MODULE_0__.basename(run.directory), run]));
if (byName.size < 2) return null;
let record;
try {
record = (0, _results_experiment_record_js__WEBPACK_IMPORTED_MODULE_3__.sE)(directory);
} catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`results: the experiment in ${directory} cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error)}`);
}
let names = record.arms.map(({ name }) => name);
if (new Set(names).size < 2 || record.comparisons.some(({ arm }, index) => arm !== names[index + 1])) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`results: the experiment in ${directory} cannot be read: its comparisons are not those of its arms`);
let arms = names.map((name) => {
let run = byName.get(name);
if (run === void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`results: the experiment in ${directory} has no run of its arm ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.h0)(name, 100)}`);
return run;
});
return {
directory,
record,
arms
};
}
function withoutEarlierAttempts(parts) {
return [...Map.groupBy(parts, ({ record: { seed, started_at } }) => `${seed} ${started_at}`).values()].map((same) => same.reduce((most, part) => measured(part) > measured(most) ? part : most));
}
function measured({ record }) {
return record.arms.reduce((sum, arm) => sum + arm.measured, 0);
}
function byStart(one, other) {
let first = ({ record }) => record.order[0]?.instance_id ?? "";
return Date.parse(one.record.started_at) - Date.parse(other.record.started_at) || (first(one) < first(other) ? -1 : 1);
}
let KINDS = [
["arms", ({ arms }) => arms.map(({ name }) => name).join(", ")],
["dataset", ({ dataset }) => `${dataset.name} ${dataset.digest.slice(0, 19)}`],
["measure", ({ measure }) => measure],
["stop", ({ stop }) => stop],
["tolerance", ({ tolerance }) => String(tolerance)],
["trials", ({ trials }) => String(trials)]
];
function requireOneExperiment(parts) {
let [first, ...rest] = parts;
for (let part of rest) {
let differing = KINDS.flatMap(([what, of]) => {
let [one, other] = [of(first.record), of(part.record)].map((text) => (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.h0)(text, 200));
return one === other ? [] : [`${what}: ${one} and ${other}`];
});
if (differing.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`results: ${first.directory} and ${part.directory} hold different experiments; report one of them: ${differing.join("; ")}`);
}
let places = new Map();
for (let part of parts) for (let { instance_id: id } of part.record.order) {
let other = places.get(id) ?? part;
if (other !== part) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`results: ${other.directory} and ${part.directory} hold two experiments on the same instances; report one of them`);
places.set(id, part);
}
}
function mergedRecord(parts) {
let records = parts.map(({ record }) => record);
let [first] = records;
let order = records.flatMap((record) => record.order);
let watch = watchOf(parts);
let sum = (values) => values.reduce((all, value) => all === null || value === null ? null : all + value, 0);
let arms = first.arms.map((arm, index) => {
let all = records.map((record) => record.arms[index]);
let reused = all.flatMap((one) => one.reused ?? []);
let skills = all.flatMap((one) => one.skills ?? []);
let total = (of) => all.reduce((most, one) => most + one[of], 0);
return {
...arm,
planned: total("planned"),
measured: total("measured"),
stopped: total("stopped"),
cost_usd: sum(all.map((one) => one.cost_usd)),
...skills.length === 0 ? {} : { skills: {
trials: skills.reduce((most, { trials }) => most + trials, 0),
opened: skills.reduce((most, { opened }) => most + opened, 0)
} },
...reused.length === 0 ? {} : { reused: {
trials: reused.reduce((most, { trials }) => most + trials, 0),
oldest: reused.map(({ oldest }) => oldest).sort()[0],
newest: reused.map(({ newest }) => newest).sort().at(-1)
} }
};
});
let stopped = records.flatMap((record) => record.stopped ?? []);
let finished = records.map(({ finished_at }) => finished_at);
return {
...first,
arms,
order,
comparisons: watch.comparisons(),
stopped: stopped.length === 0 ? null : {
pairs: watch.pairs,
message: watch.known() ?? stopped[0].message,
trials: stopped.reduce((all, { trials }) => all + trials, 0),
cost_usd: sum(stopped.map(({ cost_usd }) => cost_usd))
},
interrupted: records.find(({ interrupted }) => interrupted !== null)?.interrupted ?? null,
finished_at: finished.includes(null) ? null : finished.sort().at(-1)
};
}
function watchOf(parts) {
let { record: first } = parts[0];
let order = parts.flatMap(({ record }) => record.order);
let watch = new _run_experiment_watch_js__WEBPACK_IMPORTED_MODULE_6__.o({
arms: first.arms.map(({ name }) => name),
instanceIds: [...new Set(order.map(({ instance_id: id }) => id))],
trials: first.trials,
score: first.measure === "score",
stop: first.stop,
tolerance: first.tolerance
});
for (let { record, arms } of parts) {
let entries = arms.map(({ run }) => new Map(run.planned.map((entry) => [(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_5__.wK)((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_5__.rI)(entry)), entry])));
for (let { instance_id, trial, arms: numbers } of record.order) for (let arm of numbers) {
let entry = entries[arm]?.get((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_5__.wK)((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_5__.rI)({
instance_id,
trial
})));
entry !== void 0 && entry.status !== "not_run" && watch.take(arm, entry);
}
}
return watch;
}
}),
59546: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F5: () => writeExperiment,
sE: () => readExperiment
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var write_file_atomic__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30238);
var zod_mini__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(43759);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45503);
var _base_zod_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23137);
var _record_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56885);
var _records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16921);
var _run_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(80418);
let count = zod_mini__WEBPACK_IMPORTED_MODULE_8__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_9__.UI());
let ratio = zod_mini__WEBPACK_IMPORTED_MODULE_8__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_9__.qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_9__.Zm(1));
let difference = zod_mini__WEBPACK_IMPORTED_MODULE_8__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_9__.qm(-1), zod_mini__WEBPACK_IMPORTED_MODULE_9__.Zm(1));
let interval = zod_mini__WEBPACK_IMPORTED_MODULE_8__.Ikc({
low: difference,
high: difference
});
let eValue = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_8__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_9__.UI())), "Null beyond 1.8e308");
let answer = zod_mini__WEBPACK_IMPORTED_MODULE_8__.k5n([
"better",
"worse",
"no difference that matters",
"cannot be settled"
]);
let lookSchema = zod_mini__WEBPACK_IMPORTED_MODULE_8__.Ikc({
pairs: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(count, "Instances measured on both sides"),
difference: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(difference, "Mean over these instances: the arm minus the control"),
e_value: eValue
});
let comparisonSchema = zod_mini__WEBPACK_IMPORTED_MODULE_8__.Ikc({
arm: zod_mini__WEBPACK_IMPORTED_MODULE_8__.YjP(),
answer: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.mee(answer), "By the test of `method`; null if the run was ended before it was known, or the difference is within noise"),
method: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.k5n([
"e-process",
"mcnemar",
"permutation"
]), "`e-process` with stop: known, valid at every look; otherwise a test of all pairs at the end"),
pairs: count,
left_out: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(count, "Instances without a verdict in every trial of both sides"),
difference: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.mee(difference), "Null without a pair"),
interval: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.mee(interval), "Of the difference, 95%; with e-process it is valid at every look"),
e_value: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(eValue, "Against no difference, at the last look"),
p: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.mee(ratio), "Two-sided"),
p_adjusted: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.mee(ratio), "By Holm's method, over the comparisons with the control"),
looks: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.YOg(lookSchema), "After every pair")
});
let experimentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_8__.Ikc({
schema: zod_mini__WEBPACK_IMPORTED_MODULE_8__.euz("agentbench/experiment/v1"),
suite: _records_js__WEBPACK_IMPORTED_MODULE_6__.Lx.shape.suite,
dataset: _records_js__WEBPACK_IMPORTED_MODULE_6__.Lx.shape.dataset,
measure: zod_mini__WEBPACK_IMPORTED_MODULE_8__.k5n(["success rate", "score"]),
arms: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_8__.Ikc({
name: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.YjP(), "The directory of its run, relative to the experiment's"),
control: zod_mini__WEBPACK_IMPORTED_MODULE_8__.zMY(),
agent: _records_js__WEBPACK_IMPORTED_MODULE_6__.Lx.shape.agent,
identity: _records_js__WEBPACK_IMPORTED_MODULE_6__.Lx.shape.identity,
sets: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_8__.YjP()), "Options that it sets"),
planned: count,
measured: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(count, "Trials with a verdict"),
stopped: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(count, "Trials that were not run since the answer was known"),
reused: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_8__.Ikc({
trials: count,
oldest: _records_js__WEBPACK_IMPORTED_MODULE_6__.Lx.shape.started_at,
newest: _records_js__WEBPACK_IMPORTED_MODULE_6__.Lx.shape.started_at
})), "Of them, those taken from earlier results (option `reuse`), and when they were measured; absent if there are none"),
skills: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_8__.Ikc({
trials: count,
opened: count
})), "Trials with `agent-skills` and a trajectory, and those in which the agent opened a skill; absent if there are none"),
cost_usd: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_8__.aig()), "Of all trials, reused ones as well; null if the cost of a measured trial is unknown")
})), "The first one is the control"),
seed: count,
stop: zod_mini__WEBPACK_IMPORTED_MODULE_8__.k5n(["never", "known"]),
alpha: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(ratio, "Of all comparisons together"),
tolerance: ratio,
trials: zod_mini__WEBPACK_IMPORTED_MODULE_8__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_9__.NC()),
order: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_8__.Ikc({
instance_id: zod_mini__WEBPACK_IMPORTED_MODULE_8__.YjP(),
trial: zod_mini__WEBPACK_IMPORTED_MODULE_8__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_9__.NC()),
arms: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.YOg(count), "In the order of measurement: indexes in `arms`")
})), "As drawn from the seed"),
comparisons: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.YOg(comparisonSchema), "Each other arm with the control"),
stopped: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_8__.Ikc({
pairs: count,
message: zod_mini__WEBPACK_IMPORTED_MODULE_8__.YjP(),
trials: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(count, "Trials that were not run"),
cost_usd: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_4__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_8__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_8__.aig()), "Their cost, if each had cost the mean of the measured trials of its arm; null if that is unknown")
})), "Null if every planned trial was begun"),
interrupted: _records_js__WEBPACK_IMPORTED_MODULE_6__.Lx.shape.interrupted,
started_at: _records_js__WEBPACK_IMPORTED_MODULE_6__.Lx.shape.started_at,
finished_at: _records_js__WEBPACK_IMPORTED_MODULE_6__.Lx.shape.finished_at,
harness_version: _records_js__WEBPACK_IMPORTED_MODULE_6__.Lx.shape.harness_version,
github: _records_js__WEBPACK_IMPORTED_MODULE_6__.Lx.shape.github
});
async function writeExperiment(directory, record) {
try {
await write_file_atomic__WEBPACK_IMPORTED_MODULE_1__(node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, _run_place_js__WEBPACK_IMPORTED_MODULE_7__.DT), (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_5__.P)(record));
} catch (error) {
throw Error(`results-path: ${_run_place_js__WEBPACK_IMPORTED_MODULE_7__.DT} could not be written: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.bD)(error)}; make room there, then resume`, { cause: error });
}
}
function readExperiment(directory) {
if (!(0, _run_place_js__WEBPACK_IMPORTED_MODULE_7__.oA)(directory)) return null;
let text = (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_3__.X)(node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, _run_place_js__WEBPACK_IMPORTED_MODULE_7__.DT), 67108864).toString();
let parsed = experimentSchema.safeParse(JSON.parse(text));
if (parsed.success) return parsed.data;
let [issue] = parsed.error.issues;
throw Error(`${_run_place_js__WEBPACK_IMPORTED_MODULE_7__.DT}: ${issue.path.join(".")}: ${issue.message}`);
}
}),
50339: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => ALPHA,
o: () => Watch
});
var statistics_arguments = __webpack_require__(99294);
let BETS = Float64Array.from({ length: 256 }, (_, index) => (index + .5) / 256);
let LARGE = 1e200;
class Evidence {
#needed;
#tolerance;
#none;
#edges;
#seen = new Map();
#sum = 0;
#pairs = 0;
#most = 1;
constructor({ alpha = .05, tolerance = 0 } = {}) {
(0, statistics_arguments.q1)("alpha", alpha);
(0, statistics_arguments.hP)("tolerance", tolerance);
this.#needed = 1 / alpha;
this.#tolerance = tolerance;
this.#none = new Capital(0);
this.#edges = tolerance > 0 && tolerance < 1 ? [new Capital(-tolerance), new Capital(tolerance)] : null;
}
add(difference) {
if (!(difference >= -1 && difference <= 1)) throw RangeError(`a difference must be from -1 to 1, not ${difference}`);
this.#pairs += 1;
this.#sum += difference;
this.#seen.set(difference, (this.#seen.get(difference) ?? 0) + 1);
this.#none.bet(difference);
for (let edge of this.#edges ?? []) edge.bet(difference);
this.#most = Math.max(this.#most, this.#none.value());
}
get pairs() {
return this.#pairs;
}
get difference() {
return this.#pairs === 0 ? null : this.#sum / this.#pairs;
}
get eValue() {
return this.#none.value();
}
get p() {
return Math.min(1, 1 / this.#most);
}
holds(mean) {
return logCapital(this.#seen, mean) < Math.log(this.#needed);
}
interval() {
if (this.#pairs === 0) return null;
let isIn = (mean) => this.holds(mean);
let centre = this.#sum / this.#pairs;
return {
low: centre <= -1 ? -1 : edgeBetween(centre, -1, isIn),
high: centre >= 1 ? 1 : edgeBetween(centre, 1, isIn)
};
}
answer(left) {
left !== void 0 && (0, statistics_arguments.v6)("left", left);
if (this.#withinTolerance(0, 0)) return "no difference that matters";
if (this.#shows(0, 0)) return this.#sum > 0 ? "better" : "worse";
return left === void 0 || this.#canBeSettled(left) ? null : "cannot be settled";
}
#canBeSettled(left) {
if (left === 0) return !1;
for (let direction of [1, -1]) if (this.#shows(left, direction) || this.#shows(1, direction)) return !0;
return this.#couldBeWithinTolerance(left);
}
#shows(more, difference) {
let pairs = this.#pairs + more;
if (pairs === 0 || this.#none.value(more, difference) < this.#needed) return !1;
return Math.abs(this.#sum + more * difference) / pairs > this.#tolerance;
}
#withinTolerance(more, difference) {
let pairs = this.#pairs + more;
if (pairs === 0 || this.#edges === null) return !1;
if (Math.abs(this.#sum + more * difference) / pairs >= this.#tolerance) return !1;
return this.#edges.every((edge) => edge.value(more, difference) >= this.#needed);
}
#couldBeWithinTolerance(left) {
if (this.#edges === null) return !1;
let [low, high] = this.#edges;
let isBelow = (difference) => low.value(left, difference) < high.value(left, difference);
if (!isBelow(-1)) return this.#withinTolerance(left, -1);
if (isBelow(1)) return this.#withinTolerance(left, 1);
return this.#withinTolerance(left, edgeBetween(-1, 1, isBelow));
}
}
class Capital {
#mean;
#parts = new Float64Array(BETS.length).fill(1 / BETS.length);
#sum = 1;
#logScale = 0;
constructor(mean) {
this.#mean = mean;
}
bet(difference) {
let [onWorse, onBetter] = odds(difference, this.#mean);
let sum = 0;
for (let index = 0; index < BETS.length; index += 1) {
let part = this.#parts[index] * (onWorse * (1 - BETS[index]) + onBetter * BETS[index]);
this.#parts[index] = part;
sum += part;
}
this.#sum = sum;
(sum > LARGE || sum < 1 / LARGE) && this.#rescale();
}
value(more = 0, difference = 0) {
if (more === 0) return this.#sum * Math.exp(this.#logScale);
let [onWorse, onBetter] = odds(difference, this.#mean);
let sum = 0;
for (let index = 0; index < BETS.length; index += 1) sum += this.#parts[index] * (onWorse * (1 - BETS[index]) + onBetter * BETS[index]) ** more;
return sum * Math.exp(this.#logScale);
}
#rescale() {
this.#logScale += Math.log(this.#sum);
for (let index = 0; index < BETS.length; index += 1) this.#parts[index] /= this.#sum;
this.#sum = 1;
}
}
function odds(difference, mean) {
return [(1 - difference) / (1 - mean), (1 + difference) / (1 + mean)];
}
function logCapital(seen, mean) {
let logs = new Float64Array(BETS.length);
for (let [difference, times] of seen) {
let [onWorse, onBetter] = odds(difference, mean);
for (let index = 0; index < BETS.length; index += 1) logs[index] += times * Math.log(onWorse * (1 - BETS[index]) + onBetter * BETS[index]);
}
let largest = logs.reduce((most, log) => Math.max(most, log), -Infinity);
if (!Number.isFinite(largest)) return largest;
return largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0) / BETS.length);
}
function edgeBetween(from, to, holds) {
let [inside, outside] = [from, to];
for (let step = 0; step < 50; step += 1) {
let middle = (inside + outside) / 2;
holds(middle) ? inside = middle : outside = middle;
}
return inside;
}
var compare = __webpack_require__(42119);
var holm = __webpack_require__(45722);
var mean = __webpack_require__(83157);
let ALPHA = .05;
class Watch {
#plan;
#values;
#comparisons;
#share;
#others = new Map();
constructor(plan) {
this.#plan = plan;
this.#values = plan.arms.map(() => new Map());
this.#share = ALPHA / (plan.arms.length - 1);
this.#comparisons = plan.arms.slice(1).map((name) => ({
name,
evidence: new Evidence({
alpha: this.#share,
tolerance: plan.tolerance
}),
pairs: new Map(),
leftOut: new Set(),
looks: [],
answer: null
}));
}
take(arm, { instance_id, status, score }) {
let values = this.#values[arm];
let own = values.get(instance_id) ?? [];
let measured = status === "passed" || status === "failed";
own.push(measured ? this.#plan.score ? score : Number(status === "passed") : null);
values.set(instance_id, own);
if (own.length < this.#plan.trials) return;
for (let [index, follower] of this.#comparisons.entries()) (arm === 0 || arm === index + 1) && this.#pair(follower, index + 1, instance_id);
}
known() {
if (this.#plan.stop === "never") return null;
let answers = this.#comparisons.map((follower) => {
let answer = follower.answer ?? this.#jointAnswer(follower);
return answer === null ? null : answerText(follower.name, answer);
});
return answers.includes(null) ? null : answers.join("; ");
}
takeOthers(others) {
this.#others = others;
}
differences() {
return new Map(this.#comparisons.map(({ name, pairs }) => [name, [...pairs.values()].map(differenceOf)]));
}
#jointAnswer({ name, pairs }) {
let others = this.#others.get(name) ?? [];
if (others.length === 0) return null;
let evidence = new Evidence({
alpha: this.#share,
tolerance: this.#plan.tolerance
});
for (let difference of [...others, ...[...pairs.values()].map(differenceOf)]) evidence.add(difference);
return evidence.answer();
}
get pairs() {
return Math.max(0, ...this.#comparisons.map(({ pairs }) => pairs.size));
}
comparisons() {
let found = this.#comparisons.map((follower) => this.#plan.stop === "known" ? anytimeOf(follower) : fixedOf(follower, this.#plan.tolerance));
let tested = found.filter(({ p }) => p !== null);
let adjusted = (0, holm.f)(tested.map(({ p }) => p));
return found.map((comparison) => {
let at = tested.indexOf(comparison);
let p = at === -1 ? null : adjusted[at];
let isKept = comparison.method === "e-process" || p !== null && p < ALPHA;
return {
...comparison,
p_adjusted: p,
answer: isKept ? comparison.answer : null
};
});
}
#pair(follower, arm, instanceId) {
let [before, now] = [this.#values[0].get(instanceId), this.#values[arm].get(instanceId)];
let { trials, instanceIds } = this.#plan;
if (before?.length !== trials || now?.length !== trials) return;
if (before.includes(null) || now.includes(null)) follower.leftOut.add(instanceId);
else {
let pair = {
id: instanceId,
before,
now
};
follower.pairs.set(instanceId, pair);
follower.evidence.add(differenceOf(pair));
let { eValue, difference, pairs } = follower.evidence;
follower.looks.push({
pairs,
difference,
e_value: finite(eValue)
});
}
if (this.#plan.stop === "never") return;
let left = instanceIds.length - follower.pairs.size - follower.leftOut.size;
follower.answer ??= follower.evidence.answer(this.#plan.isPart ? void 0 : left);
}
}
function differenceOf({ before, now }) {
return (0, mean.i)(now) - (0, mean.i)(before);
}
function answerText(arm, answer) {
return answer === "better" || answer === "worse" ? `${arm} is ${answer}` : `${arm}: ${answer}`;
}
function anytimeOf({ name, evidence, leftOut, looks, answer }) {
let hasPairs = evidence.pairs > 0;
return {
arm: name,
answer,
method: "e-process",
pairs: evidence.pairs,
left_out: leftOut.size,
difference: evidence.difference,
interval: evidence.interval(),
e_value: finite(evidence.eValue),
p: hasPairs ? evidence.p : null,
p_adjusted: null,
looks
};
}
function fixedOf({ name, evidence, pairs, leftOut, looks }, tolerance) {
let found = (0, compare.U)([...pairs.values()], {
tolerance,
alpha: ALPHA
});
return {
arm: name,
answer: found === null ? null : {
improved: "better",
regressed: "worse",
"within noise": null,
"within tolerance": "no difference that matters"
}[found.verdict],
method: found?.method ?? "mcnemar",
pairs: pairs.size,
left_out: leftOut.size,
difference: found?.difference ?? null,
interval: found?.interval ?? null,
e_value: finite(evidence.eValue),
p: found?.p ?? null,
p_adjusted: null,
looks
};
}
function finite(value) {
return Number.isFinite(value) ? value : null;
}
}),
45722: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { f: () => holm });
var _arguments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99294);
function holm(values) {
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_0__.hP)("p values", ...values);
let adjusted = Array(values.length);
let least = 0;
let order = values.map((_, index) => index).sort((one, other) => values[one] - values[other]);
for (let [rank, index] of order.entries()) {
least = Math.max(least, Math.min(1, (values.length - rank) * values[index]));
adjusted[index] = least;
}
return adjusted;
}
})
};
