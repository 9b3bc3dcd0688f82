export const id = 6029;
export const ids = [6029];
export const modules = {

/***/ 86789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ planLines),
/* harmony export */   M: () => (/* binding */ planSummary)
/* harmony export */ });
/* harmony import */ var _report_phrases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58937);
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8020);


const MOST_IMAGES = 3;
const LONGEST_IMAGE = 80;
/** A plan for people, line by line: what it comes to, then a table of its jobs. Safe to print. */
function planLines(plan) {
    if (plan.cells.length === 0)
        return [headline(plan)];
    const rows = tableOf(plan).map((row) => row.map((cell) => (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(cell)));
    const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
    const line = (row) => row.map((cell, column) => cell.padEnd(widths[column])).join('  ');
    return [(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(headline(plan)), ...rows.map((row) => line(row).trimEnd())];
}
/** The same as a step summary: at most 256 rows of bounded length, far below GitHub's limit of 1 MiB. */
function planSummary(plan) {
    const [head, ...rows] = tableOf(plan);
    const row = (cells) => `| ${cells.map((cell) => (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(cell, 500)).join(' | ')} |`;
    const table = plan.cells.length === 0 ? [] : [[row(head), row(head).replace(/[^|]+/g, ' --- '), ...rows.map(row)]];
    const notes = plan.notes.length === 0 ? [] : [plan.notes.map((note) => `- ${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(note)}`)];
    return `${[[`### Plan: ${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(headline(plan))}`], ...notes, ...table].map((part) => part.join('\n')).join('\n\n')}\n`;
}
function headline({ dataset, trials, cells }) {
    if (dataset === null || cells.length === 0)
        return 'nothing to do: no instance is selected';
    const instances = cells.reduce((sum, cell) => sum + cell.instances.length, 0);
    const expected = cells.flatMap(({ duration }) => (duration === null ? [] : [duration]));
    const total = expected.reduce((sum, duration) => sum + duration, 0);
    return [
        `${dataset}: ${counted(instances, 'instance')}${trials === 1 ? '' : `, ${trials} trials each`}`,
        ` in ${counted(cells.length, 'job')}`,
        expected.length === 0
            ? ''
            : `, ${(0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(total)} of trials, ${(0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(Math.max(...expected))} in the longest job`,
    ].join('');
}
/** Head and rows. The times are there where some are known. */
function tableOf({ cells }) {
    const timed = cells.some(({ duration }) => duration !== null);
    const row = (shard, name, count, time, images) => timed ? [shard, name, count, time, images] : [shard, name, count, images];
    return [
        row('shard', 'name', 'instances', 'expected', 'images'),
        ...cells.map((cell) => row(cell.shard, cell.name, String(cell.instances.length), (0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .formatDuration */ .a3)(cell.duration ?? 0), imagesOf(cell))),
    ];
}
function imagesOf({ instances }) {
    const images = [...new Set(instances.map(({ image }) => image ?? '(none)'))];
    const shown = images.slice(0, MOST_IMAGES).map((image) => (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(image, LONGEST_IMAGE));
    return [...shown, ...(images.length > MOST_IMAGES ? [`${images.length - MOST_IMAGES} more`] : [])].join(', ');
}
function counted(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 29065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ makePlan)
});

// EXTERNAL MODULE: ./build/datasets/registry.js + 16 modules
var registry = __webpack_require__(7874);
// EXTERNAL MODULE: ./build/datasets/select.js
var datasets_select = __webpack_require__(24998);
// EXTERNAL MODULE: ./build/options/parse.js
var parse = __webpack_require__(90162);
// EXTERNAL MODULE: ./build/text/untrusted.js
var untrusted = __webpack_require__(8020);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/results/find.js
var find = __webpack_require__(48242);
// EXTERNAL MODULE: ./build/results/schema.js
var schema = __webpack_require__(57146);
;// CONCATENATED MODULE: ./build/plan/durations.js






/** How deep below the directory runs are looked for: an artifact each, in a folder of its job. */
const DEEPEST = 3;
const LARGEST_FILE = 64 * 1024 * 1024;
const READ_AT_ONCE = 8;
/** More files than these that cannot be read are only counted. */
const MOST_NAMED = 3;
/** What is read of files that anyone may have written. */
const runPart = schema/* runSchema */.Lx.pick({ schema: true, planned: true });
const resultPart = schema/* resultSchema */.FD.pick({ schema: true, instance_id: true, trial: true, status: true, stages: true });
/**
 * How long the instances took in earlier runs: `baseline` is a directory with runs in it or below. A trial that could not
 * be measured tells nothing of how long one takes, so only `passed` and `failed` count. Links are not followed, and a file
 * that is no record of ours becomes a note. Throws a UserError for a directory that is not there.
 */
async function readDurations(baseline) {
    if (baseline === 'none')
        return { durations: null, notes: [] };
    if (baseline === 'artifact') {
        const note = 'baseline: plan balances by a directory only, not by an artifact; the jobs get equal counts';
        return { durations: null, notes: [note] };
    }
    const trials = [];
    const { found, notes: faults } = await (0,find/* findRuns */.s)([baseline], DEEPEST, 'baseline');
    for (const run of found)
        trials.push(...(await readRunDurations(run, faults)));
    const notes = faults.slice(0, MOST_NAMED);
    if (faults.length > MOST_NAMED)
        notes.push(`baseline: ${faults.length - MOST_NAMED} more files are left out`);
    if (trials.length === 0) {
        notes.push(`baseline: no measured trial was found below ${baseline}; the jobs get equal counts`);
        return { durations: null, notes };
    }
    const byInstance = Map.groupBy(trials, ({ instance }) => instance);
    return { durations: new Map([...byInstance].map(([id, some]) => [id, mean(some)])), notes };
}
async function readRunDurations(directory, faults) {
    const readNoted = (relative, schema) => readRecord(directory, relative, schema).catch((error) => {
        faults.push(`baseline: ${external_node_path_.join(directory, relative)} is left out: ${(0,errors/* codeOf */.$N)(error) ?? (0,errors/* messageOf */.bD)(error)}`);
        return null;
    });
    const run = await readNoted('run.json', runPart);
    const measured = (run?.planned ?? []).filter(({ result }) => result !== null);
    const limit = (0,p_limit/* default */.A)(READ_AT_ONCE);
    const read = await limit.map(measured, async ({ instance_id: instance, trial }) => {
        // Not the path in run.json, which may lead anywhere.
        const result = await readNoted(`${instance}/trial-${trial}/result.json`, resultPart);
        if (result?.instance_id !== instance || (result.status !== 'passed' && result.status !== 'failed'))
            return [];
        return [{ instance, duration: result.stages.reduce((sum, { duration_ms }) => sum + duration_ms, 0) }];
    });
    return read.flat();
}
/** Throws where the file is not there, is reached through a link, is too large or is something else. */
async function readRecord(directory, relative, schema) {
    const file = external_node_path_.join(directory, relative);
    if ((await (0,promises_.realpath)(file)) !== external_node_path_.join(await (0,promises_.realpath)(directory), relative))
        throw new Error('it is a link');
    const about = await (0,promises_.lstat)(file);
    if (!about.isFile())
        throw new Error('it is no file');
    if (about.size > LARGEST_FILE)
        throw new Error('it is larger than 64 MiB');
    const text = await (0,promises_.readFile)(file, 'utf8');
    try {
        return schema.parse(JSON.parse(text));
    }
    catch {
        throw new Error('it is no record of agentbench');
    }
}
function mean(trials) {
    return trials.reduce((sum, { duration }) => sum + duration, 0) / trials.length;
}

;// CONCATENATED MODULE: ./build/plan/balance.js
/** What keeping images together may cost: the longest cell against the shortest that is possible. */
const SLACK = 1.1;
/**
 * Deals items to cells, none of them empty: for each cell the positions of its items, in their order. Needs as many items
 * as cells.
 *
 * The rule: what is as long as a whole cell gets a cell of its own. All others are laid on a line, image by image, which is
 * cut into cells of one length; an image is dealt to the cells that its stretch of the line touches, so that most cells
 * need one image. Whole items do not fill such stretches exactly: where the longest cell comes out longer than that of
 * longest-processing-time-first, and by more than 10 % above the ideal, that is taken instead, whatever the images. Either
 * way the longest cell is at most 4/3 of the shortest possible (Graham, "Bounds on Multiprocessing Timing Anomalies",
 * SIAM J. Appl. Math. 17, 1969). With weights of 1 the counts of two cells never differ by more than one.
 */
function balance(items, cells) {
    if (items.length === 0)
        return [];
    const byWeight = items.map((_, position) => position).sort((a, b) => items[b].weight - items[a].weight || a - b);
    const shortest = longestFirst(items, byWeight, cells);
    const together = imagesTogether(items, byWeight, cells);
    const ideal = Math.max(items[byWeight[0]].weight, sum(items, byWeight) / cells);
    const allowed = Math.max(longest(items, shortest), SLACK * ideal);
    const fits = together.every((cell) => cell.length > 0) && longest(items, together) <= allowed;
    return (fits ? together : shortest).map((cell) => cell.sort((a, b) => a - b));
}
/** Each item, the heaviest first, to the cell with the least so far. */
function longestFirst(items, byWeight, cells) {
    return deal(items, byWeight, new Array(cells).fill(0));
}
function imagesTogether(items, byWeight, cells) {
    const alone = wholeCells(items, byWeight, cells);
    const others = byWeight.slice(alone.length);
    const left = cells - alone.length;
    const total = sum(items, others);
    /** Where on the line a cell begins. */
    const begin = (cell) => Math.ceil((cell * total) / left);
    const dealt = Array.from({ length: left }, () => []);
    let from = 0;
    let cell = 0;
    for (const group of groupByImage(items, others)) {
        const to = from + sum(items, group);
        while (begin(cell + 1) <= from)
            cell++;
        let end = cell + 1;
        while (begin(end) < to)
            end++;
        const room = [];
        for (let at = cell; at < end; at++)
            room.push(Math.min(begin(at + 1), to) - Math.max(begin(at), from));
        for (const [index, positions] of deal(items, group, room).entries()) {
            dealt[cell + index].push(...positions);
        }
        from = to;
    }
    return [...alone.map((position) => [position]), ...dealt];
}
/** The items, the heaviest first, that would fill a cell alone. */
function wholeCells(items, byWeight, cells) {
    let total = sum(items, byWeight);
    let count = 0;
    while (count < cells && items[byWeight[count]].weight >= total / (cells - count)) {
        total -= items[byWeight[count]].weight;
        count++;
    }
    return byWeight.slice(0, count);
}
/** Positions by image, in their order; the image with the most to do first. */
function groupByImage(items, positions) {
    const groups = new Map();
    for (const position of positions) {
        const { image } = items[position];
        if (!groups.has(image))
            groups.set(image, []);
        groups.get(image).push(position);
    }
    return [...groups.values()]
        .map((group) => ({ group, weight: sum(items, group), first: Math.min(...group) }))
        .sort((a, b) => b.weight - a.weight || a.first - b.first)
        .map(({ group }) => group);
}
/** Each item in turn to the place with the most room, the first of them; room may become negative. */
function deal(items, positions, room) {
    const dealt = room.map(() => []);
    for (const position of positions) {
        let most = 0;
        for (let place = 1; place < room.length; place++)
            if (room[place] > room[most])
                most = place;
        room[most] -= items[position].weight;
        dealt[most].push(position);
    }
    return dealt;
}
function longest(items, cells) {
    return cells.reduce((most, cell) => Math.max(most, sum(items, cell)), 0);
}
function sum(items, positions) {
    return positions.reduce((total, position) => total + items[position].weight, 0);
}

;// CONCATENATED MODULE: ./build/plan/weights.js
/**
 * How long one trial of each instance is expected to take, in whole milliseconds from 1, by an earlier run: its own duration,
 * otherwise the median of its task type, otherwise of all instances. Null where nothing is known of any of them.
 */
function expectedDurations(instances, durations) {
    const known = instances.filter(({ id }) => durations?.has(id));
    if (durations === null || known.length === 0)
        return null;
    const medianOf = (some) => median(some.map(({ id }) => durations.get(id)));
    const ofAll = medianOf(known);
    const byType = new Map([...Map.groupBy(known, ({ taskType }) => taskType)].map(([type, some]) => [type, medianOf(some)]));
    return instances.map(({ id, taskType }) => Math.max(1, Math.round(durations.get(id) ?? byType.get(taskType) ?? ofAll)));
}
/** Of at least one number. */
function median(numbers) {
    const sorted = numbers.toSorted((a, b) => a - b);
    const half = sorted.length / 2;
    return (sorted[Math.ceil(half) - 1] + sorted[Math.floor(half)]) / 2;
}

;// CONCATENATED MODULE: ./build/plan/matrix.js



/** A job's outputs may have 1 MB, measured in UTF-16: two bytes for each of our characters. */
const MOST_CHARACTERS = 475_000;
/** An action gets an input as an environment variable, of which Linux takes no more than 128 KiB. */
const LONGEST_INPUT = 125_000;
/**
 * Deals instances (in the dataset's order, none twice) to jobs: one each where they fit into `maxJobs`, otherwise several,
 * by durations where some are known and by equal counts where not, with images kept together (the rule: `balance`).
 * In the order of the jobs, which is that in which GitHub starts them: the longest first, without durations the dataset's.
 */
function planCells(instances, { maxJobs, trials, durations }) {
    const count = Math.min(maxJobs, instances.length);
    const expected = expectedDurations(instances, durations);
    const loads = instances.map(({ image }, position) => ({ image, weight: expected?.[position] ?? 1 }));
    return balance(loads, count)
        .map((positions) => ({
        first: positions[0],
        instances: positions.map((position) => instances[position]),
        duration: expected && positions.reduce((sum, position) => sum + expected[position] * trials, 0),
    }))
        .sort((a, b) => (b.duration ?? 0) - (a.duration ?? 0) || a.first - b.first)
        .map(({ instances, duration }, index) => ({
        name: nameOf(instances),
        shard: `${index + 1}/${count}`,
        instances,
        duration,
    }));
}
/** The cells as the output `matrix`. Throws a UserError where GitHub would not take it. */
function matrixOf(cells) {
    const include = cells.map(({ name, instances, shard }) => ({
        name,
        instances: instances.map(({ id }) => id).join(','),
        shard,
    }));
    for (const { instances } of include) {
        if (instances.length > LONGEST_INPUT) {
            throw new errors/* UserError */.yo(`max-jobs: the ids of one job's instances take ${instances.length} characters, an input of an action may have 128 KiB; allow more jobs or select fewer instances`);
        }
    }
    const { length } = JSON.stringify({ include });
    if (length > MOST_CHARACTERS) {
        throw new errors/* UserError */.yo(`instances: a matrix of so many instances takes ${length} characters; GitHub takes 1 MB of outputs (UTF-16) from a job, some ${MOST_CHARACTERS} characters. Select fewer (type:…, a glob), in several workflows, or shorten the ids`);
    }
    return { include };
}
/** A selection as a matrix of jobs. Throws a UserError where GitHub would not take it. */
function planMatrix(instances, settings) {
    return matrixOf(planCells(instances, settings));
}
/** Unique, since no instance is in two cells and no id has a space in it; letters, digits, spaces and `._-` only. */
function nameOf(instances) {
    const [{ id }] = instances;
    return instances.length === 1 ? id : `${id} and ${instances.length - 1} more`;
}

;// CONCATENATED MODULE: ./build/plan/plan.js






const HOSTED_JOB = 6 * 60 * 60 * 1000;
/**
 * Plans what the options, as texts, select. An empty JSON array as `instances` (an earlier job found nothing to do) is a plan
 * without jobs; a selector that matches nothing is a UserError, as is a matrix that GitHub would not take.
 */
async function makePlan(texts, machine) {
    const nothing = /^\s*\[\s*\]\s*$/.test(texts.instances ?? '');
    const options = (0,parse/* parseOptions */.A)(nothing ? { ...texts, instances: 'all' } : texts);
    const { trials, 'max-jobs': maxJobs } = options;
    if (nothing)
        return { dataset: null, trials, cells: [], matrix: { include: [] }, notes: [] };
    const dataset = await (0,registry/* loadDataset */.Z)(options, machine);
    const instances = (0,datasets_select/* selectInstances */.l)(dataset.instances, options.instances);
    const { durations, notes } = await readDurations(options.baseline);
    const cells = planCells(instances, { maxJobs, trials, durations });
    const matrix = matrixOf(cells);
    if (durations !== null)
        notes.push(...unknownNote(instances, durations));
    return {
        dataset: dataset.name,
        trials,
        cells,
        matrix,
        notes: [...notes, ...limitNotes(cells, matrix)].map((note) => (0,untrusted/* plainLine */.h0)(note)),
    };
}
function unknownNote(instances, durations) {
    const known = instances.filter(({ id }) => durations.has(id)).length;
    if (known === instances.length)
        return [];
    if (known === 0)
        return ['baseline: it holds none of the selected instances; the jobs get equal counts'];
    return [`baseline: ${known} of ${instances.length} instances have a duration there; the others get the median`];
}
/** What GitHub will not take of a plan that it can print. */
function limitNotes(cells, matrix) {
    const notes = [];
    const long = cells.filter(({ duration }) => (duration ?? 0) > HOSTED_JOB).length;
    if (long > 0) {
        notes.push(`${long} of ${cells.length} jobs are expected to take more than the 6 h of a hosted job, if trials run one after the other`);
    }
    const { length } = JSON.stringify(matrix);
    if (length > LONGEST_INPUT) {
        notes.push(`the matrix takes ${length} characters: too many for an input of an action (128 KiB), as of report`);
    }
    return notes;
}


/***/ }),

/***/ 58937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M1: () => (/* binding */ pointsLine),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   kV: () => (/* binding */ agentLabel),
/* harmony export */   mn: () => (/* binding */ listNotes),
/* harmony export */   nV: () => (/* binding */ formatAge),
/* harmony export */   rn: () => (/* binding */ explainResult),
/* harmony export */   x9: () => (/* binding */ trialDuration)
/* harmony export */ });
/* harmony import */ var _run_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74135);

/** A duration as people read it: `850 ms`, `4.2 s`, `3 min 05 s`, `1 h 12 min`. */
function formatDuration(milliseconds) {
    if (milliseconds < 1000)
        return `${Math.round(milliseconds)} ms`;
    const seconds = milliseconds / 1000;
    if (seconds < 59.95)
        return `${seconds.toFixed(1)} s`;
    const minutes = Math.floor(Math.round(seconds) / 60);
    if (minutes < 60)
        return `${minutes} min ${String(Math.round(seconds) % 60).padStart(2, '0')} s`;
    return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}
/** How long ago a moment was: `2 h ago`, `3 days ago`. `now` in milliseconds. */
function formatAge(moment, now = Date.now()) {
    const hours = Math.max(0, now - Date.parse(moment)) / 3_600_000;
    if (hours < 1)
        return `${Math.round(hours * 60)} min ago`;
    return hours < 48 ? `${Math.round(hours)} h ago` : `${Math.round(hours / 24)} days ago`;
}
/** The time a trial took in all, in milliseconds. */
function trialDuration(result) {
    return result.stages.reduce((sum, { duration_ms }) => sum + duration_ms, 0);
}
/** Why a trial's verdict is what it is, on one line; empty for a passed one. Holds untrusted text. */
function explainResult(result) {
    if (result.error !== null)
        return `${result.error.stage}: ${result.error.message.split('\n')[0]}`;
    const { agent, evaluation } = result;
    const reasons = [];
    if (agent.timed_out)
        reasons.push(`agent timed out after ${formatDuration(agent.duration_ms)}`);
    else if (agent.exit_code !== null && agent.exit_code !== 0)
        reasons.push(`agent exit code ${agent.exit_code}`);
    if (result.status === 'failed' && evaluation !== null) {
        if (evaluation.timed_out)
            reasons.push(`evaluation timed out after ${formatDuration(evaluation.duration_ms)}`);
        else if (evaluation.kind === 'test_plan')
            reasons.push(explainPlan(evaluation));
        else if (result.task_type === 'dependency_resolution')
            reasons.push(`success command exit code ${evaluation.exit_code ?? '–'}`);
        else
            reasons.push('no "Setup successful" in the output');
    }
    return reasons.join('; ');
}
/** `score 41% of all points (24 of 26 judged)`. */
function explainPlan({ score_expected, judged, expected }) {
    return `score ${(0,_run_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(score_expected)} over all ${expected} points, ${judged} of them judged`;
}
/** Integrity notes of a trial on one line, by kind; without `host_reused`, which says nothing of the one trial. */
function listNotes(result) {
    const kinds = new Set(result.integrity.map(({ kind }) => kind));
    kinds.delete('host_reused');
    return [...kinds].join(', ');
}
/** A run's headline: `14 of 15 passed (93.3%)`, and what else there is to say. */
function headline(totals) {
    const parts = [`${totals.passed} of ${totals.planned} passed (${(0,_run_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(totals.success_rate)})`];
    if (totals.failed > 0)
        parts.push(`${totals.failed} failed`);
    if (totals.error > 0)
        parts.push(`${totals.error} could not be measured`);
    if (totals.not_run > 0)
        parts.push(`${totals.not_run} not run`);
    return parts.join(', ');
}
/** The figures of test plans, always together: `test points: 62% of what was judged, 41% of everything, 66% judged`. */
function pointsLine({ score, score_expected, coverage }) {
    return `test points: ${(0,_run_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(score)} of what was judged, ${(0,_run_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(score_expected)} of everything, ${(0,_run_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(coverage)} judged`;
}
/** Which agent, as far as the run names it. Holds the user's text. */
function agentLabel(run) {
    const { name, model } = run.agent;
    return [name ?? 'agent', model === null ? null : `(${model})`].filter((part) => part !== null).join(' ');
}


/***/ }),

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
