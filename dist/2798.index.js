export const id = 2798;
export const ids = [2798];
export const modules = {

/***/ 92798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareWithBaseline: () => (/* binding */ compareWithBaseline)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/statistics/arguments.js
var statistics_arguments = __webpack_require__(99294);
// EXTERNAL MODULE: ./build/statistics/bootstrap.js
var bootstrap = __webpack_require__(50168);
// EXTERNAL MODULE: ./build/statistics/interval.js
var interval = __webpack_require__(25449);
// EXTERNAL MODULE: ./build/statistics/quantiles.js
var quantiles = __webpack_require__(47736);
;// CONCATENATED MODULE: ./build/statistics/mcnemar.js



/**
 * McNemar's exact conditional test: the two-sided p value of this many flips in either direction, if both directions were
 * equally likely; a binomial test of one half. 1 where nothing flipped; 0 where it is below about 1e-300.
 *
 * The binomial weights are taken relative to the largest one, from the centre outwards until they vanish, so that nothing
 * overflows and the work grows with the square root of the flips only.
 *
 * Source: McNemar 1947; Fagerland, Lydersen and Laake, BMC Medical Research Methodology 13 (2013), 91.
 * Throws a RangeError for what is no count.
 */
function mcnemarExact(passToFail, failToPass) {
    (0,statistics_arguments/* requireCount */.v6)('passToFail', passToFail);
    (0,statistics_arguments/* requireCount */.v6)('failToPass', failToPass);
    const flips = passToFail + failToPass;
    const fewer = Math.min(passToFail, failToPass);
    let weight = 1;
    let lowerHalf = 0;
    let tail = 0;
    for (let count = Math.floor(flips / 2); count >= 0 && weight > 0; count -= 1) {
        lowerHalf += weight;
        if (count <= fewer)
            tail += weight;
        weight *= count / (flips - count + 1);
    }
    const all = flips % 2 === 0 ? 2 * lowerHalf - 1 : 2 * lowerHalf;
    return Math.min(1, (2 * tail) / all);
}
/**
 * Interval of the paired difference in rate, (failToPass - passToFail) / pairs, from -1 to 1: Wald's, after adding one flip
 * in either direction and two pairs. Of the recommended simple ones it disagrees least with the exact test about 0.
 *
 * Source: Bonett and Price, Journal of Educational and Behavioral Statistics 37 (2012), 479-488; recommended in Fagerland,
 * Lydersen and Laake, Statistics in Medicine 33 (2014), 2850-2875.
 * Throws a RangeError for what is no count, for more flips than pairs, and for a confidence that is not between 0 and 1.
 */
function pairedRateInterval(passToFail, failToPass, pairs, confidence = 0.95) {
    (0,statistics_arguments/* requireCount */.v6)('passToFail', passToFail);
    (0,statistics_arguments/* requireCount */.v6)('failToPass', failToPass);
    (0,statistics_arguments/* requireCount */.v6)('pairs', pairs);
    (0,statistics_arguments/* requireLevel */.q1)('confidence', confidence);
    if (passToFail + failToPass > pairs) {
        throw new RangeError(`passToFail and failToPass must be at most the ${pairs} pairs, not ${passToFail + failToPass}`);
    }
    if (pairs === 0)
        return null;
    const worse = (passToFail + 1) / (pairs + 2);
    const better = (failToPass + 1) / (pairs + 2);
    const difference = better - worse;
    const half = (0,quantiles/* normalReach */.x)(confidence) * Math.sqrt((better + worse - difference ** 2) / (pairs + 2));
    return (0,interval/* within */.u)(-1, 1, { low: difference - half, high: difference + half });
}
/**
 * How fine a difference a comparison of `instances` instances, one trial each, can show at best.
 *
 * Throws a RangeError for what is no count, and for an alpha that is not between 0 and 1.
 */
function resolution(instances, alpha = 0.05) {
    requireCount('instances', instances);
    requireLevel('alpha', alpha);
    let flips = 1;
    while (mcnemarExact(0, flips) >= alpha)
        flips += 1;
    return { flips, difference: instances < flips ? null : flips / instances };
}

// EXTERNAL MODULE: ./build/statistics/mean.js
var mean = __webpack_require__(83157);
// EXTERNAL MODULE: ./build/statistics/random.js
var statistics_random = __webpack_require__(52167);
;// CONCATENATED MODULE: ./build/statistics/permutation.js


/** The exact distribution is followed up to this many distinct sums, and this many steps over all of them: 0.2 s. */
const MOST_SUMS = 2 ** 17;
const MOST_STEPS = 2 ** 24;
/** Sums closer than these shares of the largest possible one are the same sum, but for rounding. */
const SAME = 1e-12;
const TIED = 1e-9;
/**
 * Paired permutation test: the two-sided p value of the mean of one difference per instance, if each could as well have had
 * the other sign. 1 where all are zero, or there is none. The order of differences does not matter.
 *
 * Exact for up to 17 differences other than zero, whatever they are, and for thousands on a common grid, such as thirds
 * from three trials each: equal sums are followed as one. Otherwise estimated from random signs as (r + 1) / (n + 1), which
 * is never 0.
 *
 * Source: Fisher 1935; Pagano and Tritchler, Journal of the American Statistical Association 78 (1983), 435-440, for the
 * exact value; Phipson and Smyth, Statistical Applications in Genetics and Molecular Biology 9 (2010), for the estimate.
 * Throws a RangeError for differences that are not finite, and for options out of range.
 */
function pairedPermutation(differences, { resamples = 100_000, seed } = {}) {
    (0,statistics_arguments/* requireFinite */.hp)('differences', differences);
    (0,statistics_arguments/* requireCount */.v6)('resamples', resamples, 1);
    const sizes = Float64Array.from(differences, Math.abs)
        .filter((size) => size > 0)
        .sort();
    if (sizes.length === 0)
        return 1;
    const largest = sizes.reduce((sum, size) => sum + size, 0);
    const observed = Math.abs(differences.reduce((sum, difference) => sum + difference, 0)) - TIED * largest;
    return exact(sizes, largest, observed) ?? estimate(sizes, largest, observed, resamples, seed);
}
/** Probability of a sum at least as far from 0 as `observed`; null where there are too many sums to follow. */
function exact(sizes, largest, observed) {
    let distribution = { sums: Float64Array.of(0), shares: Float64Array.of(1) };
    let steps = 0;
    for (const size of sizes) {
        const next = 2 * distribution.sums.length;
        steps += next;
        if (next > MOST_SUMS || steps > MOST_STEPS)
            return null;
        distribution = withSign(distribution, size, SAME * largest);
    }
    const { sums, shares } = distribution;
    return Math.min(1, shares.reduce((total, share, index) => (Math.abs(sums[index]) >= observed ? total + share : total), 0));
}
/** One difference more: every sum less and plus it, merged in order, equal ones put together. */
function withSign({ sums, shares }, size, same) {
    const count = sums.length;
    const merged = { sums: new Float64Array(2 * count), shares: new Float64Array(2 * count) };
    let [minus, plus, last] = [0, 0, -1];
    while (plus < count) {
        const less = minus < count ? sums[minus] - size : Number.POSITIVE_INFINITY;
        const more = sums[plus] + size;
        const sum = Math.min(less, more);
        const share = (less <= more ? shares[minus++] : shares[plus++]) / 2;
        if (last < 0 || sum - merged.sums[last] > same) {
            last += 1;
            merged.sums[last] = sum;
        }
        merged.shares[last] += share;
    }
    return { sums: merged.sums.subarray(0, last + 1), shares: merged.shares.subarray(0, last + 1) };
}
/** The same probability from random signs. */
function estimate(sizes, largest, observed, resamples, seed) {
    const random = (0,statistics_random/* generatorFor */.D)(sizes, seed);
    const rounds = (0,statistics_random/* affordableResamples */.z)(resamples, sizes.length);
    let asFar = 0;
    for (let round = 0; round < rounds; round += 1) {
        let positive = 0;
        let bits = 0;
        for (let index = 0; index < sizes.length; index += 1) {
            bits = index % 32 === 0 ? random.next() : bits >>> 1;
            positive += sizes[index] * (bits & 1);
        }
        if (Math.abs(2 * positive - largest) >= observed)
            asFar += 1;
    }
    return (asFar + 1) / (rounds + 1);
}

;// CONCATENATED MODULE: ./build/statistics/compare.js





/** Differences up to this are rounding, as between 0.3 - 0.2 and 0.1. */
const ROUNDING = 1e-12;
/**
 * Better or worse than the baseline, beyond noise? Improved or regressed needs both p < alpha and a difference beyond the
 * tolerance. One trial on each side everywhere, with verdicts of 0 or 1: exact McNemar test, Bonett-Price interval. Anything
 * else: instances are the unit; paired permutation test and cluster bootstrap of each instance's difference in means.
 *
 * The verdict is the test's. The interval is approximate: near alpha, and of a handful of instances, it can leave out 0
 * although p is not below alpha.
 * Null without a pair. Throws a RangeError for an instance that is there twice or has no value, for values that are not from
 * 0 to 1, and for options out of range.
 */
function compare(pairs, { tolerance = 0, alpha = 0.05 } = {}) {
    (0,statistics_arguments/* requireRatio */.hP)('tolerance', tolerance);
    (0,statistics_arguments/* requireLevel */.q1)('alpha', alpha);
    requirePairs(pairs);
    if (pairs.length === 0)
        return null;
    // In order of size, so that the order of instances cannot change the last digit.
    const differences = pairs.map(differenceOf).sort((one, other) => one - other);
    const discordant = {
        better: differences.filter((difference) => difference > 0).length,
        worse: differences.filter((difference) => difference < 0).length,
    };
    const measured = pairs.every(isOneVerdictEach)
        ? byMcNemar(discordant, pairs.length, 1 - alpha)
        : byPermutation(differences, 1 - alpha);
    const material = measured.p < alpha && Math.abs(measured.difference) - tolerance > ROUNDING;
    const verdict = !material ? 'within noise' : measured.difference > 0 ? 'improved' : 'regressed';
    return { verdict, ...measured, pairs: pairs.length, discordant };
}
function byMcNemar({ better, worse }, pairs, confidence) {
    return {
        method: 'mcnemar',
        difference: (better - worse) / pairs,
        interval: pairedRateInterval(worse, better, pairs, confidence),
        p: mcnemarExact(worse, better),
    };
}
function byPermutation(differences, confidence) {
    return {
        method: 'permutation',
        difference: (0,mean/* mean */.i)(differences),
        interval: (0,bootstrap/* clusterBootstrap */.b)(differences.map((difference) => [difference]), { confidence }),
        p: pairedPermutation(differences),
    };
}
function differenceOf({ before, now }) {
    const difference = (0,mean/* mean */.i)(now) - (0,mean/* mean */.i)(before);
    return Math.abs(difference) > ROUNDING ? difference : 0;
}
function isOneVerdictEach({ before, now }) {
    return [before, now].every((values) => values.length === 1 && (values[0] === 0 || values[0] === 1));
}
function requirePairs(pairs) {
    const seen = new Set();
    for (const { id, before, now } of pairs) {
        if (seen.has(id))
            throw new RangeError(`${id} is there twice`);
        seen.add(id);
        if (before.length === 0 || now.length === 0)
            throw new RangeError(`${id} needs a value on both sides`);
        (0,statistics_arguments/* requireRatio */.hP)(`the values of ${id}`, ...before, ...now);
    }
}

// EXTERNAL MODULE: ./build/report/figures.js + 1 modules
var figures = __webpack_require__(23263);
;// CONCATENATED MODULE: ./build/report/compare.js



/** What makes two runs incomparable where it differs, in the words of the options. */
const MUST_AGREE = [
    ['dataset digest', ({ dataset }) => dataset.digest.slice(0, 19)],
    ['mode', setting('mode')],
    ['judge', setting('judge')],
    ['agent-timeout (ms)', setting('agent_timeout_ms')],
    ['evaluation-timeout (ms)', setting('evaluation_timeout_ms')],
    ['testcase-timeout (ms)', setting('testcase_timeout_ms')],
    ['network', setting('network')],
    ['cpus', setting('cpus')],
    ['memory (bytes)', setting('memory_bytes')],
];
/** Compares a suite with its baseline: whether that can be done, the change, and whether it is beyond noise. */
function compareWithBaseline(now, before, origin, tolerance) {
    const score = (0,figures/* measuresScore */.E6)(now);
    const base = {
        origin,
        measure: score ? 'score' : 'success rate',
        difference: null,
        interval: null,
        p: null,
        method: null,
    };
    const differing = MUST_AGREE.flatMap(([what, of]) => {
        const [was, is] = [of(before.run), of(now.run)];
        return (0,external_node_util_.isDeepStrictEqual)(was, is) ? [] : [`another ${what}: ${shown(was)} before, ${shown(is)} now`];
    });
    const { pairs, leftOut, flips } = pairUp(now, before, score);
    if (differing.length === 0 && pairs.length === 0)
        differing.push(leftOut === 0 ? 'no instance in common' : 'no instance has a verdict on both sides');
    if (differing.length > 0)
        return { ...base, verdict: 'not comparable', reasons: differing, pairs: 0, leftOut, flips: [] };
    const { verdict, difference, interval, p, method } = compare(pairs, { tolerance });
    const reasons = notesOf(now, before);
    return { ...base, verdict, reasons, difference, interval, p, method, pairs: pairs.length, leftOut, flips };
}
/** Instances in common with a verdict on both sides; one with an `error` or `not_run` trial is left out, and counted. */
function pairUp(now, before, score) {
    const earlier = (0,figures/* byInstance */.FL)(before.run.planned);
    const pairs = [];
    const flips = [];
    let leftOut = 0;
    for (const [id, trials] of (0,figures/* byInstance */.FL)(now.run.planned)) {
        const was = earlier.get(id);
        if (was === undefined)
            continue;
        if (![...trials, ...was].every(hasVerdict)) {
            leftOut += 1;
            continue;
        }
        const values = (list) => list.map((trial) => (0,figures/* figureOf */.Mn)(trial, score));
        pairs.push({ id, before: values(was), now: values(trials) });
        const [wasPassed, isPassed] = [mostlyPassed(was), mostlyPassed(trials)];
        if (wasPassed !== isPassed)
            flips.push({ instanceId: id, before: wasPassed ? 'passed' : 'failed', now: isPassed ? 'passed' : 'failed' });
    }
    // What broke comes before what was mended.
    flips.sort((a, b) => Number(a.now === 'passed') - Number(b.now === 'passed'));
    return { pairs, leftOut, flips };
}
/** What differs and is no obstacle. */
function notesOf(now, before) {
    const notes = [];
    if (now.run.settings.testbed !== before.run.settings.testbed)
        notes.push(`another testbed: ${before.run.settings.testbed} before, ${now.run.settings.testbed} now`);
    const images = new Map(before.results.map(({ instance_id, testbed }) => [instance_id, testbed.image_digest]));
    const changed = new Set(now.results
        .filter(({ instance_id, testbed }) => images.has(instance_id) && images.get(instance_id) !== testbed.image_digest)
        .map(({ instance_id }) => instance_id));
    if (changed.size > 0)
        notes.push(`another image digest for ${changed.size} of the instances`);
    return notes;
}
function setting(name) {
    return ({ settings }) => settings[name];
}
function hasVerdict({ status }) {
    return status === 'passed' || status === 'failed';
}
function mostlyPassed(trials) {
    return trials.filter(({ status }) => status === 'passed').length * 2 >= trials.length;
}
function shown(value) {
    return value === null ? 'none' : String(value);
}


/***/ }),

/***/ 23263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FL: () => (/* binding */ byInstance),
  Mn: () => (/* binding */ figureOf),
  Ol: () => (/* binding */ flakyInstances),
  XF: () => (/* binding */ intervalOf),
  E6: () => (/* binding */ measuresScore)
});

// EXTERNAL MODULE: ./build/statistics/bootstrap.js
var bootstrap = __webpack_require__(50168);
// EXTERNAL MODULE: ./build/statistics/arguments.js
var statistics_arguments = __webpack_require__(99294);
// EXTERNAL MODULE: ./build/statistics/interval.js
var interval = __webpack_require__(25449);
// EXTERNAL MODULE: ./build/statistics/quantiles.js
var quantiles = __webpack_require__(47736);
;// CONCATENATED MODULE: ./build/statistics/wilson.js



/**
 * Wilson's score interval of a rate: `passed` of `trials` independent ones, one trial per instance. From 0 to 1; low is
 * exactly 0 where nothing passed, high exactly 1 where everything did; null without trials.
 *
 * Source: Wilson 1927; method 3 of Newcombe, Statistics in Medicine 17 (1998), 857-872.
 * Throws a RangeError for what is no count, for more passed than trials, and for a confidence that is not between 0 and 1.
 */
function wilson(passed, trials, confidence = 0.95) {
    (0,statistics_arguments/* requireCount */.v6)('passed', passed);
    (0,statistics_arguments/* requireCount */.v6)('trials', trials);
    (0,statistics_arguments/* requireLevel */.q1)('confidence', confidence);
    if (passed > trials)
        throw new RangeError(`passed must be at most the ${trials} trials, not ${passed}`);
    if (trials === 0)
        return null;
    const rate = passed / trials;
    const reach = (0,quantiles/* normalReach */.x)(confidence);
    const weight = reach ** 2 / trials;
    const centre = (rate + weight / 2) / (1 + weight);
    const half = (reach / (1 + weight)) * Math.sqrt((rate * (1 - rate) + weight / 4) / trials);
    const { low, high } = (0,interval/* within */.u)(0, 1, { low: centre - half, high: centre + half });
    return { low: passed === 0 ? 0 : low, high: passed === trials ? 1 : high };
}

;// CONCATENATED MODULE: ./build/report/figures.js


/** Planned trials by their instance, in the order of the plan. */
function byInstance(planned) {
    const instances = new Map();
    for (const entry of planned) {
        const trials = instances.get(entry.instance_id);
        if (trials === undefined)
            instances.set(entry.instance_id, [entry]);
        else
            trials.push(entry);
    }
    return instances;
}
/** Whether a suite is of test plans: it is then their score that counts, not only whether they passed. */
function measuresScore({ run }) {
    return run.settings.mode !== null;
}
/** What a trial counts in the headline: its score over everything for test plans, otherwise whether it passed. */
function figureOf(trial, score) {
    return score ? trial.score_expected : Number(trial.status === 'passed');
}
/** 95 % interval of the headline: Wilson's for one trial an instance, otherwise by resampling instances. Null where there is none. */
function intervalOf(suite) {
    const { planned, totals } = suite.run;
    if (totals.passed + totals.failed === 0)
        return null;
    const score = measuresScore(suite);
    const clusters = [...byInstance(planned).values()].map((trials) => trials.map((trial) => figureOf(trial, score)));
    if (!score && clusters.every((values) => values.length === 1))
        return wilson(totals.passed, totals.planned);
    return (0,bootstrap/* clusterBootstrap */.b)(clusters);
}
/** Instances that passed in one trial and failed in another. */
function flakyInstances(planned) {
    return [...byInstance(planned)]
        .filter(([, trials]) => ['passed', 'failed'].every((status) => trials.some((trial) => trial.status === status)))
        .map(([id]) => id);
}


/***/ }),

/***/ 99294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hP: () => (/* binding */ requireRatio),
/* harmony export */   hp: () => (/* binding */ requireFinite),
/* harmony export */   q1: () => (/* binding */ requireLevel),
/* harmony export */   v6: () => (/* binding */ requireCount)
/* harmony export */ });
/** A whole number of at least `least`, or a RangeError that says what is wrong. */
function requireCount(name, value, least = 0) {
    if (!Number.isSafeInteger(value) || value < least) {
        throw new RangeError(`${name} must be a whole number of at least ${least}, not ${value}`);
    }
}
/** A level such as 0.95 or 0.05: strictly between 0 and 1. */
function requireLevel(name, value) {
    if (!(value > 0 && value < 1))
        throw new RangeError(`${name} must be between 0 and 1, not ${value}`);
}
/** Finite numbers only. */
function requireFinite(name, values) {
    for (const [index, value] of values.entries()) {
        if (!Number.isFinite(value))
            throw new RangeError(`${name} must be finite numbers, but number ${index} is ${value}`);
    }
}
/** A rate or score, or several: 0 to 1, both ends included. */
function requireRatio(name, ...values) {
    for (const value of values) {
        if (!(value >= 0 && value <= 1))
            throw new RangeError(`${name} must be from 0 to 1, not ${value}`);
    }
}


/***/ }),

/***/ 50168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ clusterBootstrap)
/* harmony export */ });
/* harmony import */ var pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72577);
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99294);
/* harmony import */ var _interval_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25449);
/* harmony import */ var _mean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83157);
/* harmony import */ var _quantiles_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47736);
/* harmony import */ var _random_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52167);






/** Means that differ by less than this share of the largest are the same but for rounding. */
const SAME = 1e-12;
/**
 * Interval of the mean of the clusters' means, by resampling whole clusters: an instance with its trials is one cluster, and
 * says nothing beyond it. Expanded percentile interval (see `expandedTail`); it never leaves the range of the clusters'
 * means. The order of clusters does not matter. Null for one cluster or none, and where all clusters have the same mean:
 * resampling what does not vary would claim certainty.
 *
 * Source: Davison and Hinkley, "Bootstrap Methods and their Application" (1997), chapter 3.8; Hesterberg 2015.
 * Throws a RangeError for an empty cluster, for values that are not finite, and for options out of range.
 */
function clusterBootstrap(clusters, { resamples = 10_000, seed, confidence = 0.95 } = {}) {
    (0,_arguments_js__WEBPACK_IMPORTED_MODULE_3__/* .requireCount */ .v6)('resamples', resamples, 1);
    (0,_arguments_js__WEBPACK_IMPORTED_MODULE_3__/* .requireLevel */ .q1)('confidence', confidence);
    const means = Float64Array.from(clusters, (values, index) => {
        if (values.length === 0)
            throw new RangeError(`cluster ${index} has no values`);
        (0,_arguments_js__WEBPACK_IMPORTED_MODULE_3__/* .requireFinite */ .hp)(`the values of cluster ${index}`, values);
        return (0,_mean_js__WEBPACK_IMPORTED_MODULE_4__/* .mean */ .i)(values);
    }).sort();
    const size = means.length;
    const [least = 0, most = 0] = [means[0], means[size - 1]];
    if (size < 2 || most - least <= SAME * Math.max(-least, most))
        return null;
    const random = (0,_random_js__WEBPACK_IMPORTED_MODULE_2__/* .generatorFor */ .D)(means, seed);
    const resampled = new Float64Array((0,_random_js__WEBPACK_IMPORTED_MODULE_2__/* .affordableResamples */ .z)(resamples, size));
    for (let resample = 0; resample < resampled.length; resample += 1) {
        let sum = 0;
        for (let drawn = 0; drawn < size; drawn += 1)
            sum += means[(0,pure_rand_distribution_uniformInt__WEBPACK_IMPORTED_MODULE_0__/* .uniformInt */ .C)(random, 0, size - 1)];
        resampled[resample] = sum / size;
    }
    resampled.sort();
    const tail = (0,_quantiles_js__WEBPACK_IMPORTED_MODULE_1__/* .expandedTail */ .e)(confidence, size);
    return (0,_interval_js__WEBPACK_IMPORTED_MODULE_5__/* .within */ .u)(least, most, { low: quantile(resampled, tail), high: quantile(resampled, 1 - tail) });
}
/** Linear between the two nearest values (type 7 of Hyndman and Fan 1996), of sorted values. */
function quantile(sorted, share) {
    const position = share * (sorted.length - 1);
    const below = Math.floor(position);
    const [lower, upper] = [sorted[below], sorted[Math.ceil(position)]];
    return lower + (position - below) * (upper - lower);
}


/***/ }),

/***/ 25449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ within)
/* harmony export */ });
/** An interval that stays where its quantity can be. */
function within(least, most, { low, high }) {
    return { low: Math.max(least, low), high: Math.min(most, high) };
}


/***/ }),

/***/ 83157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ mean)
/* harmony export */ });
/** The arithmetic mean of at least one value. */
function mean(values) {
    let sum = 0;
    for (let index = 0; index < values.length; index += 1)
        sum += values[index];
    return sum / values.length;
}


/***/ }),

/***/ 47736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ expandedTail),
/* harmony export */   x: () => (/* binding */ normalReach)
/* harmony export */ });
/* harmony import */ var jstat__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32453);

/** How many standard errors a two-sided normal interval reaches to either side: 1.96 for 0.95. */
function normalReach(confidence) {
    return jstat__WEBPACK_IMPORTED_MODULE_0__.normal.inv((1 + confidence) / 2, 0, 1);
}
/**
 * The share of a bootstrap distribution to cut off at either end. The plain (1 - confidence) / 2 gives intervals that are
 * too short for few clusters: a resample varies less than a sample by sqrt((n - 1) / n), and Student's t has longer tails.
 * The expanded percentile interval mends both: Hesterberg, "What Teachers Should Know About the Bootstrap", The American
 * Statistician 69 (2015), 371-386.
 */
function expandedTail(confidence, clusters) {
    const student = jstat__WEBPACK_IMPORTED_MODULE_0__.studentt.inv((1 - confidence) / 2, clusters - 1);
    return jstat__WEBPACK_IMPORTED_MODULE_0__.normal.cdf(student * Math.sqrt(clusters / (clusters - 1)), 0, 1);
}


/***/ }),

/***/ 52167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ generatorFor),
/* harmony export */   z: () => (/* binding */ affordableResamples)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var pure_rand_generator_mersenne__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69566);


/** This many random numbers go into one figure: about a second. */
const MOST_DRAWS = 50_000_000;
const LEAST_RESAMPLES = 1_000;
/** A generator that is the same for the same data, on every machine; `seed` takes the place of what the data give. */
function generatorFor(values, seed) {
    if (seed !== undefined && !Number.isInteger(seed))
        throw new RangeError(`seed must be a whole number, not ${seed}`);
    return (0,pure_rand_generator_mersenne__WEBPACK_IMPORTED_MODULE_1__/* .mersenne */ .q)(seed ?? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', values, 'buffer').readInt32LE());
}
/** As many resamples as asked for, fewer where `size` values each would take too long, but never under 1,000 for that. */
function affordableResamples(resamples, size) {
    return Math.min(resamples, Math.max(LEAST_RESAMPLES, Math.floor(MOST_DRAWS / size)));
}


/***/ })

};
