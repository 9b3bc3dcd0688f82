export const id = 20;
export const ids = [20];
export const modules = {
59254: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
c: () => tellingLine,
t: () => sameLine
});
var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
let TIME = /^[[(]?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?[\])]?\s*[-|:]?\s*/;
let IDLE = [
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
let FAULT = /(?:error|exception)\b|\b(?:errors|failed|failure|fatal|panic|cannot|can't|could not|couldn't|unable|not found|no such|denied|refused|timed? ?out|timeout|missing|invalid|not permitted|unreachable|unexpected|unrecognized|unknown|undefined|killed|segmentation fault|out of memory|no space left|not installed|not running|already in use)\b/i;
let NO_FAULT = /\b(?:0|no|without) (?:errors?|failures?|failed)\b/i;
function tellingLine(output, { faultsOnly = !1 } = {}) {
let lines = [];
for (let raw of output.replace(/^[^{\n][^\n]*"[^\n]*\}[ \r]*(?=\n|$)/, "").split(/\r?\n|\r/).slice(-200).reverse()) {
let record = recordIn(raw);
let line = (0, _untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(record === null ? raw : faultIn(record), 300).replace(TIME, "");
/\p{L}{2}/u.test(line) && !IDLE.some((idle) => idle.test(line)) && lines.push(line);
if (lines.length === 20) break;
}
return lines.find((line) => FAULT.test(line) && !NO_FAULT.test(line)) ?? (faultsOnly ? null : lines[0] ?? null);
}
function recordIn(line) {
if (!/^\s*\{.*\}\s*$/.test(line) || line.length > 65536) return null;
let record = objectIn(line);
return typeof record?.type == "string" ? record : null;
}
function objectIn(text) {
try {
let value = JSON.parse(text);
return typeof value == "object" && value ? value : null;
} catch {
return null;
}
}
function faultIn({ type, is_error: isError, result, error, data }) {
if (isError === !0 && typeof result == "string") return result;
return messageIn(error ?? (/error$/i.test(String(type)) ? data : null), 6);
}
function messageIn(value, depth) {
if (typeof value == "string") {
let inner = depth > 0 ? objectIn(value) : null;
return inner === null ? value : messageIn(inner, depth - 1);
}
if (typeof value != "object" || !value || depth === 0) return "";
let { message, error, data, name } = value;
return messageIn(message ?? error ?? data ?? name, depth - 1);
}
function sameLine(line) {
return line.toLowerCase().replace(/\b(?=[a-f]*\d)[0-9a-f]{7,}\b/g, "#").replace(/\d+/g, "#").replace(/\s+/g, " ");
}
}),
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
93357: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { j: () => MARKS });
let MARKS = {
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
84346: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
BU: () => partOf,
N0: () => changesIn,
Rx: () => suffixOfStep,
gw: () => partsIn,
hN: () => AGENT_LOG,
hi: () => ofPart,
oC: () => EVALUATION_LOG,
pZ: () => MOST_PARTS
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
let MOST_PARTS = 20;
let AGENT_LOG = /^agent(-(round|step)-\d+)?\.log$/;
let EVALUATION_LOG = /^evaluation(-step-\d+)?\.log$/;
function suffixOfStep(number) {
return number === 1 ? "" : `-step-${number}`;
}
function ofPart(name, suffix) {
return name.replace(/(\.[a-z]+)?$/, (end) => `${suffix}${end}`);
}
function partOf(name) {
return Number(/-(?:round|step)-(\d{1,6})(\.|$)/.exec(name)?.[1] ?? 1);
}
function changesIn(directory) {
return partsIn(directory, "changes");
}
function partsIn(directory, name) {
let names;
try {
names = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory);
} catch {
return [];
}
return names.filter((file) => file.startsWith(name) && /^(-(round|step)-[1-9]\d{0,3})?\.json$/.test(file.slice(name.length))).sort((one, other) => partOf(one) - partOf(other)).slice(0, 20);
}
}),
99294: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
hP: () => requireRatio,
hp: () => requireFinite,
q1: () => requireLevel,
v6: () => requireCount
});
function requireCount(name, value, least = 0) {
if (!Number.isSafeInteger(value) || value < least) throw RangeError(`${name} must be a whole number of at least ${least}, not ${value}`);
}
function requireLevel(name, value) {
if (!(value > 0 && value < 1)) throw RangeError(`${name} must be between 0 and 1, not ${value}`);
}
function requireFinite(name, values) {
for (let [index, value] of values.entries()) if (!Number.isFinite(value)) throw RangeError(`${name} must be finite numbers, but number ${index} is ${value}`);
}
function requireRatio(name, ...values) {
for (let value of values) if (!(value >= 0 && value <= 1)) throw RangeError(`${name} must be from 0 to 1, not ${value}`);
}
}),
50168: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b: () => clusterBootstrap,
k: () => bootstrapOf
});
var pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72577);
var _arguments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99294);
var _interval_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25449);
var _mean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83157);
var _quantiles_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47736);
var _random_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52167);
let SAME = 1e-12;
function clusterBootstrap(clusters, { resamples = 1e4, seed, confidence = .95 } = {}) {
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.v6)("resamples", resamples, 1);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.q1)("confidence", confidence);
let means = Float64Array.from(clusters, (values, index) => {
if (values.length === 0) throw RangeError(`cluster ${index} has no values`);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.hp)(`the values of cluster ${index}`, values);
return (0, _mean_js__WEBPACK_IMPORTED_MODULE_4__.i)(values);
}).sort();
let size = means.length;
let [least = 0, most = 0] = [means[0], means[size - 1]];
if (size < 2 || most - least <= SAME * Math.max(-least, most)) return null;
let random = (0, _random_js__WEBPACK_IMPORTED_MODULE_2__.Db)(means, seed);
let resampled = new Float64Array((0, _random_js__WEBPACK_IMPORTED_MODULE_2__.z5)(resamples, size));
for (let resample = 0; resample < resampled.length; resample += 1) {
let sum = 0;
for (let drawn = 0; drawn < size; drawn += 1) sum += means[(0, pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_0__.C)(random, 0, size - 1)];
resampled[resample] = sum / size;
}
resampled.sort();
let tail = (0, _quantiles_js__WEBPACK_IMPORTED_MODULE_1__.e$)(confidence, size);
return (0, _interval_js__WEBPACK_IMPORTED_MODULE_5__.u)(least, most, {
low: quantile(resampled, tail),
high: quantile(resampled, 1 - tail)
});
}
function bootstrapOf(clusters, figure, data, { resamples = 1e4, seed, confidence = .95 } = {}) {
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.v6)("resamples", resamples, 1);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_3__.q1)("confidence", confidence);
if (clusters < 2) return null;
let random = (0, _random_js__WEBPACK_IMPORTED_MODULE_2__.Db)(Float64Array.from(data), seed);
let drawn = new Uint32Array(clusters);
let figures = [];
for (let resample = (0, _random_js__WEBPACK_IMPORTED_MODULE_2__.z5)(resamples, clusters); resample > 0; --resample) {
for (let at = 0; at < clusters; at += 1) drawn[at] = (0, pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_0__.C)(random, 0, clusters - 1);
let value = figure(drawn);
value !== null && figures.push(value);
}
let sorted = Float64Array.from(figures).sort();
if (sorted.length === 0 || sorted.at(-1) - sorted[0] <= SAME) return null;
let tail = (0, _quantiles_js__WEBPACK_IMPORTED_MODULE_1__.e$)(confidence, clusters);
return {
low: quantile(sorted, tail),
high: quantile(sorted, 1 - tail)
};
}
function quantile(sorted, share) {
let position = share * (sorted.length - 1);
let below = Math.floor(position);
let [lower, upper] = [sorted[below], sorted[Math.ceil(position)]];
return lower + (position - below) * (upper - lower);
}
}),
42119: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
U: () => compare,
V: () => verdictOf
});
var statistics_arguments = __webpack_require__(99294);
var bootstrap = __webpack_require__(50168);
var mcnemar = __webpack_require__(4405);
var mean = __webpack_require__(83157);
var statistics_random = __webpack_require__(52167);
let MOST_SUMS = 2 ** 17;
let MOST_STEPS = 2 ** 24;
function pairedPermutation(differences, { resamples = 1e5, seed } = {}) {
(0, statistics_arguments.hp)("differences", differences);
(0, statistics_arguments.v6)("resamples", resamples, 1);
let sizes = Float64Array.from(differences, Math.abs).filter((size) => size > 0).sort();
if (sizes.length === 0) return 1;
let largest = sizes.reduce((sum, size) => sum + size, 0);
let observed = Math.abs(differences.reduce((sum, difference) => sum + difference, 0)) - 1e-9 * largest;
return exact(sizes, largest, observed) ?? estimate(sizes, largest, observed, resamples, seed);
}
function exact(sizes, largest, observed) {
let distribution = {
sums: Float64Array.of(0),
shares: Float64Array.of(1)
};
let steps = 0;
for (let size of sizes) {
let next = 2 * distribution.sums.length;
steps += next;
if (next > MOST_SUMS || steps > MOST_STEPS) return null;
distribution = withSign(distribution, size, 1e-12 * largest);
}
let { sums, shares } = distribution;
return Math.min(1, shares.reduce((total, share, index) => Math.abs(sums[index]) >= observed ? total + share : total, 0));
}
function withSign({ sums, shares }, size, same) {
let count = sums.length;
let merged = {
sums: new Float64Array(2 * count),
shares: new Float64Array(2 * count)
};
let [minus, plus, last] = [
0,
0,
-1
];
for (; plus < count;) {
let less = minus < count ? sums[minus] - size : Infinity;
let more = sums[plus] + size;
let sum = Math.min(less, more);
let share = (less <= more ? shares[minus++] : shares[plus++]) / 2;
if (last < 0 || sum - merged.sums[last] > same) {
last += 1;
merged.sums[last] = sum;
}
merged.shares[last] += share;
}
return {
sums: merged.sums.subarray(0, last + 1),
shares: merged.shares.subarray(0, last + 1)
};
}
function estimate(sizes, largest, observed, resamples, seed) {
let random = (0, statistics_random.Db)(sizes, seed);
let rounds = (0, statistics_random.z5)(resamples, sizes.length);
let asFar = 0;
for (let round = 0; round < rounds; round += 1) {
let positive = 0;
let bits = 0;
for (let index = 0; index < sizes.length; index += 1) {
bits = index % 32 == 0 ? random.next() : bits >>> 1;
positive += sizes[index] * (bits & 1);
}
Math.abs(2 * positive - largest) >= observed && (asFar += 1);
}
return (asFar + 1) / (rounds + 1);
}
let ROUNDING = 1e-12;
function compare(pairs, { tolerance = 0, alpha = .05, resamples } = {}) {
(0, statistics_arguments.hP)("tolerance", tolerance);
(0, statistics_arguments.q1)("alpha", alpha);
requirePairs(pairs);
if (pairs.length === 0) return null;
let differences = pairs.map(differenceOf).sort((one, other) => one - other);
let discordant = {
better: differences.filter((difference) => difference > 0).length,
worse: differences.filter((difference) => difference < 0).length
};
let measured = pairs.every(isOneVerdictEach) ? byMcNemar(discordant, pairs.length, 1 - alpha) : byPermutation(differences, {
confidence: 1 - alpha,
resamples
});
return {
verdict: verdictOf(measured, {
tolerance,
alpha
}),
...measured,
pairs: pairs.length,
discordant
};
}
function verdictOf({ p, difference }, { tolerance = 0, alpha = .05 } = {}) {
if (p >= alpha) return "within noise";
if (Math.abs(difference) - tolerance <= ROUNDING) return "within tolerance";
return difference > 0 ? "improved" : "regressed";
}
function byMcNemar({ better, worse }, pairs, confidence) {
return {
method: "mcnemar",
difference: (better - worse) / pairs,
interval: (0, mcnemar.b)(worse, better, pairs, confidence),
p: (0, mcnemar.B)(worse, better)
};
}
function byPermutation(differences, options) {
return {
method: "permutation",
difference: (0, mean.i)(differences),
interval: (0, bootstrap.b)(differences.map((difference) => [difference]), options),
p: pairedPermutation(differences)
};
}
function differenceOf({ before, now }) {
let difference = (0, mean.i)(now) - (0, mean.i)(before);
return Math.abs(difference) > ROUNDING ? difference : 0;
}
function isOneVerdictEach({ before, now }) {
return [before, now].every((values) => values.length === 1 && (values[0] === 0 || values[0] === 1));
}
function requirePairs(pairs) {
let seen = new Set();
for (let { id, before, now } of pairs) {
if (seen.has(id)) throw RangeError(`${id} is given twice`);
seen.add(id);
if (before.length === 0 || now.length === 0) throw RangeError(`${id} needs a value on both sides`);
(0, statistics_arguments.hP)(`the values of ${id}`, ...before, ...now);
}
}
}),
25449: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { u: () => within });
function within(least, most, { low, high }) {
return {
low: Math.max(least, low),
high: Math.min(most, high)
};
}
}),
4405: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B: () => mcnemarExact,
b: () => pairedRateInterval
});
var _arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99294);
var _interval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25449);
var _quantiles_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47736);
function mcnemarExact(passToFail, failToPass) {
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.v6)("passToFail", passToFail);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.v6)("failToPass", failToPass);
let flips = passToFail + failToPass;
let fewer = Math.min(passToFail, failToPass);
let weight = 1;
let lowerHalf = 0;
let tail = 0;
for (let count = Math.floor(flips / 2); count >= 0 && weight > 0; --count) {
lowerHalf += weight;
count <= fewer && (tail += weight);
weight *= count / (flips - count + 1);
}
let all = flips % 2 == 0 ? 2 * lowerHalf - 1 : 2 * lowerHalf;
return Math.min(1, 2 * tail / all);
}
function pairedRateInterval(passToFail, failToPass, pairs, confidence = .95) {
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.v6)("passToFail", passToFail);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.v6)("failToPass", failToPass);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.v6)("pairs", pairs);
(0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.q1)("confidence", confidence);
if (passToFail + failToPass > pairs) throw RangeError(`passToFail and failToPass must be at most the ${pairs} pairs, not ${passToFail + failToPass}`);
if (pairs === 0) return null;
let worse = (passToFail + 1) / (pairs + 2);
let better = (failToPass + 1) / (pairs + 2);
let difference = better - worse;
let half = (0, _quantiles_js__WEBPACK_IMPORTED_MODULE_0__.xw)(confidence) * Math.sqrt((better + worse - difference ** 2) / (pairs + 2));
return (0, _interval_js__WEBPACK_IMPORTED_MODULE_2__.u)(-1, 1, {
low: difference - half,
high: difference + half
});
}
}),
83157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { i: () => mean });
function mean(values) {
let sum = 0;
for (let index = 0; index < values.length; index += 1) sum += values[index];
return sum / values.length;
}
}),
47736: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
e$: () => expandedTail,
t1: () => studentReach,
xw: () => normalReach
});
var jstat__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32453);
function normalReach(confidence) {
return jstat__WEBPACK_IMPORTED_MODULE_0__.normal.inv((1 + confidence) / 2, 0, 1);
}
function studentReach(confidence, degreesOfFreedom) {
return jstat__WEBPACK_IMPORTED_MODULE_0__.studentt.inv((1 + confidence) / 2, degreesOfFreedom);
}
function expandedTail(confidence, clusters) {
let student = jstat__WEBPACK_IMPORTED_MODULE_0__.studentt.inv((1 - confidence) / 2, clusters - 1);
return jstat__WEBPACK_IMPORTED_MODULE_0__.normal.cdf(student * Math.sqrt(clusters / (clusters - 1)), 0, 1);
}
}),
52167: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Db: () => generatorFor,
Eb: () => sharedResamples,
z5: () => affordableResamples
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var pure_rand_generator_mersenne__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69566);
function generatorFor(values, seed) {
if (seed !== void 0 && !Number.isInteger(seed)) throw RangeError(`seed must be a whole number, not ${seed}`);
return (0, pure_rand_generator_mersenne__WEBPACK_IMPORTED_MODULE_1__.q)(seed ?? (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", values, "buffer").readInt32LE());
}
function affordableResamples(resamples, size) {
return Math.min(resamples, Math.max(1e3, Math.floor(5e7 / size)));
}
function sharedResamples(figures, size) {
return affordableResamples(1e4, Math.max(1, figures * size));
}
}),
86856: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => throttling });
var bottleneck_light_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63251);
var VERSION = "0.0.0-development";
var noop = () => Promise.resolve();
function wrapRequest(state, request, options) {
return state.retryLimiter.schedule(doRequest, state, request, options);
}
async function doRequest(state, request, options) {
let { pathname } = new URL(options.url, "http://github.test");
let isAuth = isAuthRequest(options.method, pathname);
let isWrite = !isAuth && options.method !== "GET" && options.method !== "HEAD";
let isSearch = options.method === "GET" && pathname.startsWith("/search/");
let isGraphQL = pathname.startsWith("/graphql");
let jobOptions = ~~request.retryCount > 0 ? {
priority: 0,
weight: 0
} : {};
state.clustering && (jobOptions.expiration = 6e4);
(isWrite || isGraphQL) && await state.write.key(state.id).schedule(jobOptions, noop);
isWrite && state.triggersNotification(pathname) && await state.notifications.key(state.id).schedule(jobOptions, noop);
isSearch && await state.search.key(state.id).schedule(jobOptions, noop);
let req = (isAuth ? state.auth : state.global).key(state.id).schedule(jobOptions, request, options);
if (isGraphQL) {
let res = await req;
if (res.data.errors != null && res.data.errors.some((error) => error.type === "RATE_LIMITED")) throw Object.assign(Error("GraphQL Rate Limit Exceeded"), {
response: res,
data: res.data
});
}
return req;
}
function isAuthRequest(method, pathname) {
return method === "PATCH" && /^\/applications\/[^/]+\/token\/scoped$/.test(pathname) || method === "POST" && (/^\/applications\/[^/]+\/token$/.test(pathname) || /^\/app\/installations\/[^/]+\/access_tokens$/.test(pathname) || pathname === "/login/oauth/access_token");
}
var triggers_notification_paths_default = [
"/orgs/{org}/invitations",
"/orgs/{org}/invitations/{invitation_id}",
"/orgs/{org}/teams/{team_slug}/discussions",
"/orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments",
"/repos/{owner}/{repo}/collaborators/{username}",
"/repos/{owner}/{repo}/commits/{commit_sha}/comments",
"/repos/{owner}/{repo}/issues",
"/repos/{owner}/{repo}/issues/{issue_number}/comments",
"/repos/{owner}/{repo}/issues/{issue_number}/sub_issue",
"/repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority",
"/repos/{owner}/{repo}/pulls",
"/repos/{owner}/{repo}/pulls/{pull_number}/comments",
"/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",
"/repos/{owner}/{repo}/pulls/{pull_number}/merge",
"/repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers",
"/repos/{owner}/{repo}/pulls/{pull_number}/reviews",
"/repos/{owner}/{repo}/releases",
"/teams/{team_id}/discussions",
"/teams/{team_id}/discussions/{discussion_number}/comments"
];
function routeMatcher(paths) {
let regex2 = `^(?:${paths.map((path) => path.split("/").map((c) => c.startsWith("{") ? "(?:.+?)" : c).join("/")).map((r) => `(?:${r})`).join("|")})[^/]*$`;
return new RegExp(regex2, "i");
}
var regex = routeMatcher(triggers_notification_paths_default);
var triggersNotification = regex.test.bind(regex);
var groups = {};
var createGroups = function(Bottleneck, common) {
groups.global = new Bottleneck.Group({
id: "octokit-global",
maxConcurrent: 10,
...common
});
groups.auth = new Bottleneck.Group({
id: "octokit-auth",
maxConcurrent: 1,
...common
});
groups.search = new Bottleneck.Group({
id: "octokit-search",
maxConcurrent: 1,
minTime: 2e3,
...common
});
groups.write = new Bottleneck.Group({
id: "octokit-write",
maxConcurrent: 1,
minTime: 1e3,
...common
});
groups.notifications = new Bottleneck.Group({
id: "octokit-notifications",
maxConcurrent: 1,
minTime: 3e3,
...common
});
};
function throttling(octokit, octokitOptions) {
let { enabled = !0, Bottleneck = bottleneck_light_js__WEBPACK_IMPORTED_MODULE_0__, id = "no-id", timeout = 12e4, connection } = octokitOptions.throttle || {};
if (!enabled) return {};
let common = { timeout };
connection !== void 0 && (common.connection = connection);
let state = Object.assign({
clustering: connection != null,
triggersNotification,
fallbackSecondaryRateRetryAfter: 60,
retryAfterBaseValue: 1e3,
id
}, octokitOptions.throttle);
if (typeof state.onSecondaryRateLimit != "function" || typeof state.onRateLimit != "function") throw Error("octokit/plugin-throttling error:\n        You must pass the onSecondaryRateLimit and onRateLimit error handlers.\n        See https://octokit.github.io/rest.js/#throttling\n\n        const octokit = new Octokit({\n          throttle: {\n            onSecondaryRateLimit: (retryAfter, options) => {/* ... */},\n            onRateLimit: (retryAfter, options) => {/* ... */}\n          }\n        })\n    ");
let initialized = !1;
let initializeBottleneck = () => {
if (initialized) return;
initialized = !0;
groups.global ?? createGroups(Bottleneck, common);
state.global = state.global ?? groups.global;
state.auth = state.auth ?? groups.auth;
state.search = state.search ?? groups.search;
state.write = state.write ?? groups.write;
state.notifications = state.notifications ?? groups.notifications;
state.retryLimiter = state.retryLimiter ?? new Bottleneck();
let events = {};
let emitter = new Bottleneck.Events(events);
events.on("secondary-limit", state.onSecondaryRateLimit);
events.on("rate-limit", state.onRateLimit);
events.on("error", (e) => octokit.log.warn("Error in throttling-plugin limit handler", e));
state.retryLimiter.on("failed", async function(error, info) {
let [state2, request, options] = info.args;
let { pathname } = new URL(options.url, "http://github.test");
if (!(pathname.startsWith("/graphql") && error.status !== 401 || error.status === 403 || error.status === 429)) return;
let retryCount = ~~request.retryCount;
request.retryCount = retryCount;
options.request.retryCount = retryCount;
let { wantRetry, retryAfter = 0 } = await (async function() {
if (/\bsecondary rate\b/i.test(error.message)) {
let retryAfter2 = Number(error.response.headers["retry-after"]) || state2.fallbackSecondaryRateRetryAfter;
return {
wantRetry: await emitter.trigger("secondary-limit", retryAfter2, options, octokit, retryCount),
retryAfter: retryAfter2
};
}
if (error.response.headers != null && error.response.headers["x-ratelimit-remaining"] === "0" || (error.response.data?.errors ?? []).some((error2) => error2.type === "RATE_LIMITED")) {
let rateLimitReset = new Date(~~error.response.headers["x-ratelimit-reset"] * 1e3).getTime();
let retryAfter2 = Math.max(Math.ceil((rateLimitReset - Date.now()) / 1e3) + 1, 0);
return {
wantRetry: await emitter.trigger("rate-limit", retryAfter2, options, octokit, retryCount),
retryAfter: retryAfter2
};
}
return {};
})();
if (wantRetry) {
request.retryCount++;
return retryAfter * state2.retryAfterBaseValue;
}
});
};
octokit.hook.wrap("request", (request, options) => {
initializeBottleneck();
return wrapRequest(state, request, options);
});
return {};
}
throttling.VERSION = VERSION;
throttling.triggersNotification = triggersNotification;
}),
72577: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { C: () => uniformInt });
function uniformIntInternal(rng, rangeSize) {
let MaxAllowed = rangeSize > 2 ? ~~(4294967296 / rangeSize) * rangeSize : 4294967296;
let deltaV = rng.next() + 2147483648;
for (; deltaV >= MaxAllowed;) deltaV = rng.next() + 2147483648;
return deltaV % rangeSize;
}
function fromNumberToArrayInt64(out, n) {
if (n < 0) {
let posN = -n;
out.sign = -1;
out.data[0] = ~~(posN / 4294967296);
out.data[1] = posN >>> 0;
} else {
out.sign = 1;
out.data[0] = ~~(n / 4294967296);
out.data[1] = n >>> 0;
}
return out;
}
function substractArrayInt64(out, arrayIntA, arrayIntB) {
let lowA = arrayIntA.data[1];
let highA = arrayIntA.data[0];
let signA = arrayIntA.sign;
let lowB = arrayIntB.data[1];
let highB = arrayIntB.data[0];
let signB = arrayIntB.sign;
out.sign = 1;
if (signA === 1 && signB === -1) {
let low = lowA + lowB;
let high = highA + highB + +(low > 4294967295);
out.data[0] = high >>> 0;
out.data[1] = low >>> 0;
return out;
}
let lowFirst = lowA;
let highFirst = highA;
let lowSecond = lowB;
let highSecond = highB;
if (signA === -1) {
lowFirst = lowB;
highFirst = highB;
lowSecond = lowA;
highSecond = highA;
}
let reminderLow = 0;
let low = lowFirst - lowSecond;
if (low < 0) {
reminderLow = 1;
low >>>= 0;
}
out.data[0] = highFirst - highSecond - reminderLow;
out.data[1] = low;
return out;
}
function uniformArrayIntInternal(rng, out, rangeSize) {
let maxIndex0 = rangeSize[0] + 1;
out[0] = uniformIntInternal(rng, maxIndex0);
out[1] = uniformIntInternal(rng, 4294967296);
for (; out[0] >= rangeSize[0] && (out[0] !== rangeSize[0] || out[1] >= rangeSize[1]);) {
out[0] = uniformIntInternal(rng, maxIndex0);
out[1] = uniformIntInternal(rng, 4294967296);
}
return out;
}
let safeNumberMaxSafeInteger = 2 ** 53 - 1;
let sharedA = {
sign: 1,
data: [0, 0]
};
let sharedB = {
sign: 1,
data: [0, 0]
};
let sharedC = {
sign: 1,
data: [0, 0]
};
let sharedData = [0, 0];
function uniformLargeIntInternal(rng, from, to, rangeSize) {
let rangeSizeArrayIntValue = rangeSize <= safeNumberMaxSafeInteger ? fromNumberToArrayInt64(sharedC, rangeSize) : substractArrayInt64(sharedC, fromNumberToArrayInt64(sharedA, to), fromNumberToArrayInt64(sharedB, from));
if (rangeSizeArrayIntValue.data[1] === 4294967295) {
rangeSizeArrayIntValue.data[0] += 1;
rangeSizeArrayIntValue.data[1] = 0;
} else rangeSizeArrayIntValue.data[1] += 1;
uniformArrayIntInternal(rng, sharedData, rangeSizeArrayIntValue.data);
return sharedData[0] * 4294967296 + sharedData[1] + from;
}
function uniformInt(rng, from, to) {
let rangeSize = to - from;
if (rangeSize <= 4294967295) return uniformIntInternal(rng, rangeSize + 1) + from;
return uniformLargeIntInternal(rng, from, to, rangeSize);
}
}),
69566: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { q: () => mersenne });
let A = 2567483615;
let MASK_LOWER = 2147483647;
let MASK_UPPER = 2147483648;
var MersenneTwister = class MersenneTwister {
constructor(states, index) {
this.states = states;
this.index = index;
}
clone() {
return new MersenneTwister(this.states.slice(), this.index);
}
next() {
let y = this.states[this.index];
y ^= y >>> 11;
y ^= y << 7 & 2636928640;
y ^= y << 15 & 4022730752;
y ^= y >>> 18;
this.index = twistedNext(this.states, this.index);
return y;
}
getState() {
return [this.index, ...this.states];
}
jump() {
let originalStates = this.states.slice();
let originalIndex = this.index;
this.index = twistedNext(this.states, this.index);
for (let i = 19932; i > 0; --i) {
"SUSgbA\\W`E[]KN2RUSo8XVU?HKBFRl11E\\KoWOg5B]XEWG;BE;1:oVK[`B^Z9Qd23^XTnhL>]Unda4f[X;_j9H5QD=cN<5H`3bW>9bk1mjoI2fK0obmAAINOV:>Mek_V9dd<hZ\\gC3?Fm7FEk07QH_3PLm^@?^i\\QMkgP<]oLHmFnlecg5F@7U^@4jhZ?WZS0k@GHehmM36:5^9;>Hmm`co>k:KOSkSbIINb1VFf>LXgP>GUAQTD>Ci>XMGkUflLlb?_FaFUk@?5N7i70@;1o68ah@I<HFH7R2^J:G][Gf962ITWID9GWK8ElD2G5=DcHcL]cA]P2n7A=[<bInM;IHDQnJMReRXDWbVldnGEIPij`E08Xdci3@0c:IBbD4:Nk]?lEN9j^;T`0blZX7eiWE8c`<ak7j05FZi>AjUDh?M1B?^??FAXKThf<aBOXZf7jXYGK>R<;NHk3S9YhM7STJ6`:MIE`S@7298X8W>PNK=@;lLX<i\\TXLL<W@X[X54H]in8M;;n?kkQbajgAMY=Tf9b;ZKf0QUB2FHYWfnfkDoU9YkcLd95T>lK6GM1YL\\lid:J>KYS=iJ]Y>QlF>?R5_[5QeYC=66;A32Ac>OHk_ne^0g>bK:g;KFPgbGUcPR_Z=TX3H9d03bKZ2IhEPKBo>LSGWd0iFdV8C<Y:<>T[O6lC\\blaZ>GoAYP4clf^j1IfnZJ]QeDe2X<HE[LJNWnaCg[P]Co^:IRbWPY?97UePBlZNNHY6LOBM8P>=h?Ye:_f_Sb9Ki5GDYBF4dWeMfdg^ccPllNWM7G1\\UMdoYeOOD5^e@foA22G?ADYo5:FVG[bWo96;>3kc_c1Ab30>30;1@4F8g2hY?DJ4[LOL;ZLLKo2]jo>[KMDUcR279N_kF=3WL@Dd620bMTdA\\U9k``ef2iD9JgJ8CZBHS>F^Uk;<laeaeHS<15OSeS`PcSSKBRBFY]aQ=EgUXGNg=?d56`KA@2BejY0^[_DCX`L=CGMT=BW^6S1i@2ATBVk>3_ocRA>2U:4GPQ6o>5jX2HIcV3S@On6KB<[SKB?FC_AAji9agbBFkAi\\;4I\\UJ]c36Ub@[;gQACVGY<V]SDJBUU]La\\_a@JdOO8gm2T0DJMa:8Hf7>E]noQ[1Kambn??QQ]S?1i0oMGOijb\\aGY6lQ^CJ?9bFle8<eH4UUjBINX;n8@VOA5ah^URV49B[A?ONHhHAC1J5;;h0SXYlG^0W=eJdHh^K4SGe=1HZLLam;D<Q3AOdbPcdX``82\\jo0En8jRVGC73WMCF9`d:0heS?80?C188cSn7H9<daZ]MgS4Pb^1HkA:1PU^5>^h_g[RQV@PnYBRI_]`B]Bh@Uk03eXGY`I16L76H28X`R>IROMeNVUdU[:lghLhPCQZ:4a<30YBZCYnXe[?;jc8gKI2QH2MjnWBm4nGCZW`aVU2a;P<AMI25mlW_Nm][2?b6o851X@lAm]YZ`bWRF1g<Ga:T]1NXH5Veja5P9S9>:aNg:Th1Y=5o78K>LQ8hW@5S?I83Lk5Xk;j5@I3o[d:4RjE^oS30:WP9gC\\i8aSI>QRE@4lP:7lDg8g2`Ql[2I8aBU\\BQ?B4_clL9Q]S;^e1Ob5[>3JER2`c7B=o]fPOWO<DGi;Niba1PoWPPE_Q3aX0OB0mZej\\f_M[J4Y6]1`h2MkF[GiW8Q^d3^_=<I1N2Q7]2<2j[iP7V3V821FaI]A`93bC^Z\\G=WJ;^Ih?B97_iIF@\\Dl<eK1je8SNTWo_=XFMZH<<JYLZ^YQMPgYOV45K_:]kSI8^XlO0]GY=VUfe_C_F6TOcoAlVUH:o=WhhT@K`2KFhe<3\\KXQ>W:M?S_4S5d@J^`[AGA7@3]DnGSCO`\\?E8HT75^d9\\:m\\m1egIfk8cd6bD9\\eU8\\n[Pb0Cgd^S0n9kGJHb]i5XodlKHc34Fhi9K>0U5WK`>7Ff2^KL=WC6:kc?e5C^a1T1:4:^S5flXlGNIj08AfO?Dh7T7dWO>E]NI9?ob7B7P_h[4TEP[EU;GllFTnSmg9:\\[N]<SAoKP_kPlG56A:I3T6EG8Hj=XnUE`KT5U@OQ?]7[N^MFN1_NU4KO_3::Le`8IL9[1Z1H1;V3SC\\N3]S@4U[F2mhT5dYM7[4Pg_Na0_8WTH0`bgceQS8]EG;XgD4Ib4iLTP@kE79Mn>AYRJA1U5^Blhgno:aHVYc03c3J0Vc9FjEV^M75Zfd8kVC9>iJDk`AJ[6f7DK2D^DL\\AX:6b5h31XH;RQB\\N<ZSM=J;6L[`UW^eOIFc1Y]6_dfedIe4ARh72mTXC0WND_IDHVCZRDE0eODARCEETQI5TPUQE=jEH5bS?LP[ai`F5ABRYDo2o\\@=]GT?_9;hc4Lm:\\SF9k1T<0E@fX9BG[]g0nY7k[Qmi@la8`PF0j6@Q?Ii7bLkXQ<lLHf]`:DCh@9JY5>hEVLTdhL\\b1EB0lLh<=WaO@F<;8g<d:@e:LA:cFIEdmQh7hNHfSRToW?8N4:Z1K;XEDRO;OIDh<UdVln?bjgL>?VE98[B\\K<BVjkG8LiSX;fb>jf?DUK00Aih<WY6QD6cEnHBZ8iN_fd<G8Ci`11RUW2QlW]IXV:m?;J0GXXHfGNQ>:D`=fLPbO?VOTEYLj^cNj5PM>jKB5HVjJ4U7lXaTQNL9<@\\1`m\\Ug@VQHd7>jW=ca0`miF7;N0F=GjoQ`RFchKMGTmn8cF@Oh4GGCm7m2`U9j93Tb>=kSERjE_J939F01I1;`<ijk_=_Vn=7RVAI6fnQI5KlF:C44bN<<8K=Z<2TP<1]5?<dB>^LA=ebloE2Y2:9lkh0\\<YKbHD97iE`<C5oj^1>X:??`H6BXF2hG1Q[dF0Q=>W=J?7C\\k1T?<;R44oW?1hY^G8Zm]ZKnfOf0eCFYo6?=D8?<`6HU5SXh1;=:23LmV_FSi;OJfV<^?GkIDPISeHg1LaGE:V3Y3K3H<QJfbY?=;ldZRhnhQT_mGXDLFXXhSONE6Do_0iNZagB:BPGOTH;VhHUTd6LhQm^[;dO]5Hlkg<R:F<Kn\\:I:EGojgWZ2X@SYO_dlH;G8S<>oEKabY`:oU;=JW7ig?S?EYb86b7n8ce\\]IRa]koiWY<RfO;5kUI;7lVeC?[@ZaXDiF04B8R]bg@>O<mQDoUcBLcf^f>m2kMBUloD>Ze@NN^Z11TM`inXYhE_I=kA`:ZF4d\\>`L@;ZP[`ENU5cL[BV6\\Z?Di76:jg3hE6oG6jFc8kP=[GS1;WSedYQW1:U4\\OF32GgmMC<AjO]872bdBb`bKAA?8j78b>T3VfcUB2m4J^CPRU;8dScI]LU]^bBYA5_3:Y0N5i^?200000".charCodeAt(i / 6 | 0) - 48 & 1 << i % 6 && addState(this.states, this.index, originalStates, originalIndex);
this.index = twistedNext(this.states, this.index);
}
addState(this.states, this.index, originalStates, originalIndex);
}
};
function addState(mt, idx, originalMt, originalIdx) {
let i = 0;
if (originalIdx >= idx) {
for (; i < 624 - originalIdx; i++) mt[i + idx] ^= originalMt[i + originalIdx];
for (; i < 624 - idx; i++) mt[i + idx] ^= originalMt[i + originalIdx - 624];
for (; i < 624; i++) mt[i + idx - 624] ^= originalMt[i + originalIdx - 624];
} else {
for (; i < 624 - idx; i++) mt[i + idx] ^= originalMt[i + originalIdx];
for (; i < 624 - originalIdx; i++) mt[i + idx - 624] ^= originalMt[i + originalIdx];
for (; i < 624; i++) mt[i + idx - 624] ^= originalMt[i + originalIdx - 624];
}
}
function twistedNext(mt, idx) {
if (idx < 227) {
let y = mt[idx] & MASK_UPPER | mt[idx + 1] & MASK_LOWER;
mt[idx] = mt[idx + 397] ^ y >>> 1 ^ -(y & 1) & A;
return idx + 1;
} else if (idx < 623) {
let y = mt[idx] & MASK_UPPER | mt[idx + 1] & MASK_LOWER;
mt[idx] = mt[idx + 397 - 624] ^ y >>> 1 ^ -(y & 1) & A;
return idx + 1;
} else {
let y = mt[idx] & MASK_UPPER | mt[0] & MASK_LOWER;
mt[idx] = mt[396] ^ y >>> 1 ^ -(y & 1) & A;
return 0;
}
}
function twist(mt) {
for (let idx = 0; idx !== 624; ++idx) twistedNext(mt, idx);
}
function mersenne(seed) {
let out = [seed | 0];
for (let idx = 1; idx !== 624; ++idx) {
let xored = out[idx - 1] ^ out[idx - 1] >>> 30;
out.push(Math.imul(1812433253, xored) + idx | 0);
}
twist(out);
return new MersenneTwister(out, 0);
}
})
};
