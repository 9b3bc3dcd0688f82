export const id = 97;
export const ids = [97];
export const modules = {

/***/ 45442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MT: () => (/* binding */ verdictLine),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   fW: () => (/* binding */ placeName),
/* harmony export */   ly: () => (/* binding */ LineObserver),
/* harmony export */   os: () => (/* binding */ tailLines)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _report_phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58937);
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8020);



/** A stage that takes longer says so, this often. */
const HEARTBEAT = 60_000;
const SHOWN_TAIL_LINES = 15;
const MARKS = {
    passed: { mark: '✓', word: 'passed', colour: 'green' },
    failed: { mark: '✗', word: 'failed', colour: 'red' },
    error: { mark: '!', word: 'error', colour: 'yellow' },
    not_run: { mark: '-', word: 'not run', colour: 'yellow' },
};
/** How a trial is named to people: its instance, and the trial's number from the second on. */
function placeName({ instanceId, trial }) {
    return trial === 1 ? instanceId : `${instanceId} (trial ${trial})`;
}
/** A verdict on one line, with its reason. */
function verdictLine(place, result, colour) {
    const { mark, word, colour: tint } = MARKS[result.status];
    const paint = (text, style) => colour ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false }) : text;
    const reason = (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)((0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_2__/* .explainResult */ .rn)(result), 160);
    const notes = (0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_2__/* .listNotes */ .mn)(result);
    return [
        paint(`${mark} ${word}`, tint),
        ` ${placeName(place)}`,
        paint(` ${(0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)((0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_2__/* .trialDuration */ .x9)(result))}`, 'dim'),
        reason === '' ? '' : `: ${reason}`,
        notes === '' ? '' : paint(` [${notes}]`, 'yellow'),
    ].join('');
}
/** The end of the log that explains a trial best, as lines that are safe to print; empty where there is none. */
function tailLines(result, tails) {
    const wanted = result.status === 'failed' ? ['agent.log', 'evaluation.log'] : [...tails.keys()].slice(-1);
    return wanted
        .flatMap((name) => {
        const lines = (tails.get(name) ?? '').trimEnd().split('\n').slice(-SHOWN_TAIL_LINES).join('\n');
        return lines === '' ? [] : [`  ${name} ends:`, (0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .logLines */ .OG)(lines, '  │ ')];
    })
        .join('\n');
}
/** Watches a run line by line: for logs, pipes and terminals that are none. */
class LineObserver {
    #write;
    #heartbeats = new Map();
    constructor(write) {
        this.#write = write;
    }
    runStarted({ dataset, instances, trials, testbed, resultsPath }) {
        this.#write(`agentbench: ${count(trials, 'trial')} of ${count(instances, 'instance')} of ${dataset}, testbed ${testbed}, results in ${resultsPath}`);
    }
    trialStarted(place) {
        this.#write(`  ${placeName(place)}: begins`);
    }
    stageStarted(place, stage) {
        const begun = performance.now();
        const beat = () => this.#write(`  ${placeName(place)}: ${stage} for ${(0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(performance.now() - begun)}`);
        this.#heartbeats.set(placeName(place), setInterval(beat, HEARTBEAT).unref());
    }
    stageEnded(place) {
        clearInterval(this.#heartbeats.get(placeName(place)));
        this.#heartbeats.delete(placeName(place));
    }
    trialEnded(place, result, tails) {
        this.#write(verdictLine(place, result, false));
        if (result.status !== 'passed') {
            const tail = tailLines(result, tails);
            if (tail !== '')
                this.#write(tail);
        }
    }
    trialSkipped(place, why) {
        this.#write(`- ${placeName(place)}: ${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(why)}`);
    }
    notice(message) {
        this.#write(`agentbench: ${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(message, 1000)}`);
    }
}
/** `1 trial`, `3 trials`. */
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 20620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ loadDataset)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(40075);
;// CONCATENATED MODULE: ./build/datasets/fetch.js






const FULL_COMMIT = /^[0-9a-f]{40}$/;
/**
 * A checkout of a dataset's repository at a commit, fetched without history and cached by commit: a commit that is there
 * already costs no network. Throws a UserError where the repository or the ref cannot be fetched.
 */
async function fetchDataset(repository, ref, machine) {
    (0,git/* refuseOption */.gX)(repository, 'dataset-repository');
    (0,git/* refuseOption */.gX)(ref, 'dataset-ref');
    const cache = external_node_path_.join(machine.cacheDirectory, 'datasets', (0,external_node_crypto_.createHash)('sha256').update(repository).digest('hex').slice(0, 16));
    if (FULL_COMMIT.test(ref) && (0,external_node_fs_.existsSync)(external_node_path_.join(cache, ref)))
        return { directory: external_node_path_.join(cache, ref), commit: ref };
    const checkout = external_node_path_.join(cache, `incomplete-${(0,external_node_crypto_.randomUUID)()}`);
    await (0,promises_.mkdir)(checkout, { recursive: true });
    try {
        await (0,git/* git */.$Y)(machine.runTool, ['init', '--quiet'], checkout);
        await (0,git/* git */.$Y)(machine.runTool, ['fetch', '--quiet', '--depth=1', '--no-tags', repository, ref], checkout);
        const commit = (await (0,git/* git */.$Y)(machine.runTool, ['rev-parse', 'FETCH_HEAD^{commit}'], checkout)).trim();
        const directory = external_node_path_.join(cache, commit);
        if (!(0,external_node_fs_.existsSync)(directory)) {
            await (0,git/* git */.$Y)(machine.runTool, ['checkout', '--quiet', '--detach', commit], checkout);
            await (0,promises_.rm)(external_node_path_.join(checkout, '.git'), { recursive: true, force: true });
            // Another run may have been quicker: its checkout is the same commit.
            await (0,promises_.rename)(checkout, directory).catch((error) => {
                if (!(0,external_node_fs_.existsSync)(directory))
                    throw error;
            });
        }
        return { directory, commit };
    }
    catch (error) {
        throw new errors/* UserError */.yo(`dataset: ${repository} at ${ref} cannot be fetched: ${(0,errors/* messageOf */.bD)(error)}`);
    }
    finally {
        await (0,promises_.rm)(checkout, { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/datasets/digest.js




/**
 * `sha256:…` over the named entries of a directory: every file's path, whether it is executable, and its bytes; links by
 * their target. The same on every machine, whatever the order or the times of the files. Entries that are not there count as absent.
 */
async function digestOf(root, names) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for (const name of [...names].sort())
        await add(name);
    return `sha256:${hash.digest('hex')}`;
    async function add(name) {
        const file = external_node_path_.join(root, name);
        const stats = await (0,promises_.lstat)(file).catch((error) => {
            if ((0,errors/* codeOf */.$N)(error) === 'ENOENT')
                return null;
            throw error;
        });
        if (stats === null)
            return;
        if (stats.isDirectory()) {
            for (const entry of (await (0,promises_.readdir)(file)).sort())
                await add(`${name}/${entry}`);
            return;
        }
        const content = stats.isSymbolicLink()
            ? Buffer.from(await (0,promises_.readlink)(file))
            : stats.isFile()
                ? await (0,promises_.readFile)(file)
                : Buffer.alloc(0);
        const kind = stats.isSymbolicLink() ? 'link' : stats.mode & 0o100 ? 'executable' : 'file';
        hash.update(`${JSON.stringify(name)} ${kind} ${content.length}\n`).update(content);
    }
}

// EXTERNAL MODULE: ./build/datasets/row.js
var row = __webpack_require__(71744);
;// CONCATENATED MODULE: ./build/datasets/setupbench.js







/** As many faults of one dataset as one message names. */
const FAULTS_SHOWN = 20;
/** SetupBench keeps its files in a folder of the repository; a dataset of one's own has them at its top. */
const FOLDERS = ['.', 'setupbench'];
/**
 * Reads a dataset in SetupBench's format: `scenarios/*.jsonl` and `fixtures/` below the directory (or below its
 * `setupbench/`). Throws a UserError that names file, line and field of everything that is wrong.
 */
async function loadSetupBench(directory, about) {
    const root = FOLDERS.map((folder) => external_node_path_.resolve(directory, folder)).find((root) => (0,external_node_fs_.existsSync)(external_node_path_.join(root, 'scenarios')));
    if (root === undefined) {
        const missing = (0,external_node_fs_.existsSync)(directory) ? `has no folder scenarios/ with .jsonl files` : 'is not there';
        throw new errors/* UserError */.yo(`dataset: the directory ${directory} ${missing}`);
    }
    const manifest = await readManifest(root);
    const fixtures = await directoriesIn(external_node_path_.join(root, 'fixtures'));
    const rows = await readRows(root);
    const instances = rows.map((row) => toInstance(row, external_node_path_.join(root, 'fixtures'), fixtures));
    return {
        name: about.name ?? manifest.name ?? external_node_path_.basename(root),
        ref: about.ref,
        digest: await digestOf(root, ['dataset.yaml', 'scenarios', 'fixtures']),
        testbed: manifest.testbed ?? null,
        instances,
        notes: strayFixtures(fixtures, new Set(instances.map((instance) => instance.id))),
    };
}
async function readManifest(root) {
    const file = external_node_path_.join(root, 'dataset.yaml');
    let text;
    try {
        text = await (0,promises_.readFile)(file, 'utf8');
    }
    catch (error) {
        if ((0,errors/* codeOf */.$N)(error) === 'ENOENT')
            return {};
        throw error;
    }
    let data;
    try {
        data = (0,dist/* parse */.qg)(text) ?? {};
    }
    catch (error) {
        throw new errors/* UserError */.yo(`${file}: not valid YAML: ${(0,errors/* messageOf */.bD)(error)}`);
    }
    const parsed = row/* manifestSchema */.rc.safeParse(data);
    if (parsed.success)
        return parsed.data;
    throw new errors/* UserError */.yo(parsed.error.issues.map((issue) => `${file}: ${fieldFault(issue)}`).join('\n'));
}
async function readRows(root) {
    const folder = external_node_path_.join(root, 'scenarios');
    const files = (await (0,promises_.readdir)(folder)).filter((name) => name.endsWith('.jsonl')).sort();
    const faults = [];
    const rows = [];
    const places = new Map();
    for (const file of files) {
        const content = await (0,promises_.readFile)(external_node_path_.join(folder, file), 'utf8');
        for (const [index, line] of content
            .replace(/^\uFEFF/, '')
            .split('\n')
            .entries()) {
            if (line.trim() === '')
                continue;
            const place = `scenarios/${file}:${index + 1}`;
            const row = parseRow(line, place, faults);
            if (row === null)
                continue;
            const earlier = places.get(row.instance_id);
            if (earlier !== undefined)
                faults.push(`${place}: instance_id: "${row.instance_id}" stands already at ${earlier}`);
            places.set(row.instance_id, place);
            rows.push(row);
        }
    }
    if (faults.length > 0) {
        const more = faults.length > FAULTS_SHOWN ? [`… and ${faults.length - FAULTS_SHOWN} more`] : [];
        throw new errors/* UserError */.yo([`dataset: ${root} cannot be read:`, ...faults.slice(0, FAULTS_SHOWN), ...more].join('\n'));
    }
    if (rows.length === 0)
        throw new errors/* UserError */.yo(`dataset: ${folder} holds no instance; put one JSON object a line into a .jsonl file`);
    return rows;
}
function parseRow(line, place, faults) {
    let data;
    try {
        data = JSON.parse(line);
    }
    catch (error) {
        faults.push(`${place}: not valid JSON: ${(0,errors/* messageOf */.bD)(error)}`);
        return null;
    }
    const parsed = row/* rowSchema */.M1.safeParse(data);
    if (parsed.success)
        return parsed.data;
    for (const issue of parsed.error.issues)
        faults.push(`${place}: ${fieldFault(issue)}`);
    return null;
}
function fieldFault(issue) {
    const field = issue.path.join('.');
    return field === '' ? issue.message : `${field}: ${issue.message}`;
}
function toInstance(row, folder, fixtures) {
    const prerunner = `prerunner-${row.instance_id}`;
    const commit = row.base_commit ?? row.commit_hash;
    return {
        id: row.instance_id,
        taskType: row.task_type,
        prompt: row.problem_statement,
        image: row.base_image ?? null,
        imageTag: row.image_tag ?? null,
        repository: row.repo_url !== undefined && commit !== undefined ? { url: row.repo_url, commit } : null,
        fixtures: fixtures.has(row.instance_id) ? external_node_path_.join(folder, row.instance_id) : null,
        prerunner: (0,external_node_fs_.existsSync)(external_node_path_.join(folder, prerunner, 'prerunner.sh')) ? external_node_path_.join(folder, prerunner) : null,
        evaluation: {
            kind: 'success_command',
            command: row.success_command,
            rule: row.task_type === 'dependency_resolution' ? 'exit_code' : 'success_text',
        },
    };
}
async function directoriesIn(folder) {
    if (!(0,external_node_fs_.existsSync)(folder))
        return new Set();
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true });
    return new Set(entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name));
}
function strayFixtures(fixtures, ids) {
    return [...fixtures]
        .filter((name) => !ids.has(name) && !ids.has(name.replace(/^prerunner-/, '')))
        .sort()
        .map((name) => `fixtures/${name} belongs to no instance`);
}

;// CONCATENATED MODULE: ./build/datasets/registry.js





const KNOWN = {
    setupbench: {
        repository: 'https://github.com/microsoft/SetupBench.git',
        ref: '041a412f01348c2a6f8b1b6a910138fe01885aee',
        load: loadSetupBench,
    },
};
/** Loads the dataset the options name: from a directory, or fetched by git. Throws a UserError for what is missing or contradicts. */
async function loadDataset(options, machine) {
    const { dataset: name, 'dataset-path': directory, 'dataset-repository': repository, 'dataset-ref': ref } = options;
    if (directory !== undefined && (repository ?? ref) !== undefined) {
        throw new errors/* UserError */.yo('dataset-path: a local checkout is given, so leave out dataset-repository and dataset-ref (or the path)');
    }
    const known = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined;
    if (known === undefined) {
        if ((directory ?? repository ?? ref) !== undefined) {
            throw new errors/* UserError */.yo(`dataset: "${name}" is a directory, so dataset-path, dataset-repository and dataset-ref have no meaning; known datasets: ${Object.keys(KNOWN).join(', ')}`);
        }
        if (!(0,external_node_fs_.existsSync)(name)) {
            throw new errors/* UserError */.yo(`dataset: "${name}" is neither a known dataset (${Object.keys(KNOWN).join(', ')}) nor a directory that is there`);
        }
        return loadSetupBench(external_node_path_.resolve(name), { name: null, ref: null });
    }
    if (directory !== undefined)
        return known.load(external_node_path_.resolve(directory), { name, ref: null });
    const fetched = await fetchDataset(repository === undefined ? known.repository : absolute(repository), ref ?? (repository === undefined ? known.ref : 'HEAD'), machine);
    return known.load(fetched.directory, { name, ref: fetched.commit });
}
/** A repository on this machine by its absolute path: git runs in a directory of its own. */
function absolute(repository) {
    return /^\.{1,2}(\/|$)/.test(repository) || (0,external_node_fs_.existsSync)(repository) ? external_node_path_.resolve(repository) : repository;
}


/***/ }),

/***/ 24998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ selectInstances),
/* harmony export */   m: () => (/* binding */ takeShard)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14006);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);



/**
 * The instances that the selectors name, in the dataset's order: ids, globs, `type:…`, `all`; `!` before any of them
 * takes out. Only exclusions: all the others. Throws a UserError for a selector that matches nothing, with the nearest names.
 */
function selectInstances(instances, selectors) {
    const chosen = new Set(selectors.every((selector) => selector.startsWith('!')) ? instances : []);
    const excluded = new Set();
    const faults = [];
    for (const selector of selectors) {
        const exclusion = selector.startsWith('!');
        const matches = instancesMatching(instances, exclusion ? selector.slice(1).trim() : selector);
        if (matches.length === 0)
            faults.push(noMatch(instances, selector));
        for (const match of matches)
            (exclusion ? excluded : chosen).add(match);
    }
    if (faults.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(faults.join('\n'));
    const selected = instances.filter((instance) => chosen.has(instance) && !excluded.has(instance));
    if (selected.length === 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`instances: the selectors leave no instance: ${selectors.join(', ')}`);
    return selected;
}
/** The k-th of n parts, dealt out in turn so that neighbours (often of one type) spread over the shards. */
function takeShard(items, shard) {
    return shard === undefined ? items : items.filter((_, position) => position % shard.total === shard.index - 1);
}
function instancesMatching(instances, selector) {
    if (selector === 'all')
        return instances;
    const exact = instances.filter((instance) => instance.id === selector);
    if (exact.length > 0)
        return exact;
    const [, type] = /^type:(.*)$/.exec(selector) ?? [];
    const matches = picomatch__WEBPACK_IMPORTED_MODULE_2__(type ?? selector, { dot: true });
    return instances.filter((instance) => matches(type === undefined ? instance.id : instance.taskType));
}
function noMatch(instances, selector) {
    const wanted = selector.replace(/^!/, '').trim();
    const byType = wanted.startsWith('type:');
    const names = new Set(instances.map((instance) => (byType ? `type:${instance.taskType}` : instance.id)));
    const nearest = [...names]
        .map((name) => ({ name, away: (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(name, wanted) }))
        .sort((a, b) => a.away - b.away)
        .slice(0, 3)
        .map(({ name }) => name);
    return `instances: "${selector}" matches nothing; nearest: ${nearest.join(', ')}`;
}


/***/ }),

/***/ 56594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ doubt),
/* harmony export */   Ik: () => (/* binding */ SignScanner),
/* harmony export */   WJ: () => (/* binding */ verdict)
/* harmony export */ });
const SUCCESS = 'Setup successful';
const FAILURE = 'Setup failed';
const TRACEBACK = 'Traceback (most recent call last)';
/** SetupBench's verdict. `exitCode` null: ended by the time limit. Source: decide_success in its evaluation_harness.py. */
function verdict(rule, exitCode, signs) {
    return rule === 'exit_code' ? exitCode === 0 : signs.success;
}
/** What makes a passed verdict by text doubtful; null where nothing does. */
function doubt(rule, signs) {
    if (rule === 'exit_code' || !signs.success)
        return null;
    if (signs.traceback && !signs.bare) {
        return {
            kind: 'success_text_in_traceback',
            detail: 'The success text stands only in the source line that a traceback shows.',
        };
    }
    if (signs.failure)
        return { kind: 'success_and_failure', detail: '"Setup failed" was printed beside "Setup successful".' };
    return null;
}
/** Looks for the texts while the output streams by: its size does not matter, nor where the chunks are cut. */
class SignScanner {
    #streams = { stdout: new StreamScanner(), stderr: new StreamScanner() };
    push(stream, chunk) {
        this.#streams[stream].push(chunk.toString('latin1'));
    }
    signs() {
        const { stdout, stderr } = this.#streams;
        return {
            success: stdout.success || stderr.success || this.#acrossBorder(SUCCESS),
            bare: stdout.bare || stderr.bare || this.#acrossBorder(SUCCESS),
            failure: stdout.failure || stderr.failure || this.#acrossBorder(FAILURE),
            traceback: stdout.traceback || stderr.traceback || this.#acrossBorder(TRACEBACK),
        };
    }
    /** Stdout is followed by stderr: a text may begin in the one and end in the other. */
    #acrossBorder(text) {
        const before = this.#streams.stdout.end.slice(1 - text.length);
        const after = this.#streams.stderr.begin.slice(0, text.length - 1);
        return (before + after).includes(text);
    }
}
function isQuote(character) {
    return character === "'" || character === '"';
}
const LONGEST = Math.max(SUCCESS.length, FAILURE.length, TRACEBACK.length);
class StreamScanner {
    success = false;
    failure = false;
    traceback = false;
    begin = '';
    /** The last characters: enough for a text that the next chunk completes, and the one before it. */
    end = '';
    #bare = false;
    /** The success text is the last that came, with no quotation mark before it: what comes next decides. */
    #bareSoFar = false;
    get bare() {
        return this.#bare || this.#bareSoFar;
    }
    push(chunk) {
        const text = this.end + chunk;
        this.#bareSoFar = false;
        for (let at = text.indexOf(SUCCESS); at !== -1; at = text.indexOf(SUCCESS, at + 1)) {
            this.success = true;
            const after = at + SUCCESS.length;
            // Decided already, when the character before it was still at hand.
            if (after < this.end.length)
                continue;
            if (isQuote(text[at - 1]) || isQuote(text[after]))
                continue;
            if (after < text.length)
                this.#bare = true;
            else
                this.#bareSoFar = true;
        }
        this.failure ||= text.includes(FAILURE);
        this.traceback ||= text.includes(TRACEBACK);
        if (this.begin.length < LONGEST)
            this.begin = (this.begin + chunk).slice(0, LONGEST);
        this.end = text.slice(-LONGEST);
    }
}


/***/ }),

/***/ 77170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ runBenchmark)
});

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/datasets/registry.js + 3 modules
var registry = __webpack_require__(20620);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/results/store.js
var results_store = __webpack_require__(56676);
// EXTERNAL MODULE: ./build/testbeds/docker/images.js
var docker_images = __webpack_require__(50054);
;// CONCATENATED MODULE: ./build/testbeds/registry.js

/** The testbeds, each loaded when it is used: Docker's client is large. */
const TESTBEDS = {
    docker: async () => (await Promise.all(/* import() */[__webpack_require__.e(118), __webpack_require__.e(209)]).then(__webpack_require__.bind(__webpack_require__, 11209))).dockerProvider,
    host: async () => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 4221))).hostProvider,
};
/** Makes a run's testbeds available. Throws a UserError where that kind cannot be had; `automatic`: nobody asked for it by name. */
async function openProvider(kind, options, agentDirectory, run, machine, automatic) {
    const open = await TESTBEDS[kind]();
    try {
        return await open(options, agentDirectory, run, machine);
    }
    catch (error) {
        if (!automatic || !(error instanceof errors/* UserError */.yo))
            throw error;
        throw new errors/* UserError */.yo(`testbed: auto means ${kind} for this dataset. ${(0,errors/* messageOf */.bD)(error)}`);
    }
}

;// CONCATENATED MODULE: ./build/text/redact.js
/** Shorter values than this (`true`, `8080`) are words of every log; hiding them would hide nothing but the log. */
const SHORTEST_SECRET = 6;
const MASK = '***';
/** Takes secrets out of texts and streams: as they are, and in base64, URL and JSON encoding. */
class Redactor {
    /** Looks ahead, so that it finds one secret that begins within another; null without secrets. */
    #pattern;
    #longest;
    constructor(secrets) {
        const forms = new Set([...secrets].filter((secret) => secret.length >= SHORTEST_SECRET).flatMap(formsOf));
        // The longest first, so that no form hides the beginning of a longer one.
        const ordered = [...forms].map(toBytes).sort((a, b) => b.length - a.length);
        this.#longest = ordered[0]?.length ?? 0;
        this.#pattern = ordered.length === 0 ? null : new RegExp(`(?=(${ordered.map(escapePattern).join('|')}))`, 'g');
    }
    text(text) {
        if (this.#pattern === null)
            return text;
        return fromBytes(new Redaction(this.#pattern, this.#longest).take(toBytes(text), true));
    }
    /** A stream's redaction: bytes in, bytes out, secrets found across the borders of chunks; `end` hands out the rest. */
    stream() {
        if (this.#pattern === null)
            return { push: (chunk) => chunk, end: () => Buffer.alloc(0) };
        const redaction = new Redaction(this.#pattern, this.#longest);
        return {
            push: (chunk) => Buffer.from(redaction.take(chunk.toString('latin1'), false), 'latin1'),
            end: () => Buffer.from(redaction.take('', true), 'latin1'),
        };
    }
}
/** One pass over a text that may come in parts; secrets that overlap become one mask. The outcome does not depend on the parts. */
class Redaction {
    #pattern;
    #longest;
    /** What no more than a part of the longest secret follows yet. */
    #kept = '';
    /** Characters at its beginning that belong to a secret whose mask is out already. */
    #covered = 0;
    constructor(pattern, longest) {
        this.#pattern = pattern;
        this.#longest = longest;
    }
    take(part, last) {
        const text = this.#kept + part;
        // From here on a longer secret may begin than is to be seen.
        const border = last ? text.length : Math.max(0, text.length - this.#longest + 1);
        let out = '';
        let done = this.#covered;
        for (const match of text.matchAll(this.#pattern)) {
            if (match.index >= border)
                break;
            if (match.index >= done)
                out += text.slice(done, match.index) + MASK;
            done = Math.max(done, match.index + match[1].length);
        }
        if (done < border)
            out += text.slice(done, border);
        this.#kept = text.slice(border);
        this.#covered = Math.max(0, done - border);
        return out;
    }
}
/** A secret and its forms: base64 at each of the three offsets it may have in a longer text, URL and JSON encoding. */
function formsOf(secret) {
    const url = encodeURIComponent(secret);
    // A log may show a secret of several lines with something before each.
    const forms = [secret, ...secret.split(/\r?\n/), JSON.stringify(secret).slice(1, -1)];
    forms.push(url, url.replaceAll('%20', '+'), url.replaceAll('%2F', '/'), url.replaceAll(/%../g, (hex) => hex.toLowerCase()));
    for (const encoding of ['base64', 'base64url']) {
        for (const offset of [0, 1, 2]) {
            const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
            const encoded = bytes.toString(encoding).replace(/=+$/, '');
            // The characters at both borders also depend on what stands beside the secret.
            const begin = [0, 2, 3][offset];
            const end = bytes.length % 3 === 0 ? encoded.length : encoded.length - 1;
            forms.push(encoded.slice(begin, end));
        }
    }
    return forms.filter((form) => form.length >= SHORTEST_SECRET);
}
/** Texts are searched as their UTF-8 bytes, one character a byte, so that any stream can be. */
function toBytes(text) {
    return Buffer.from(text).toString('latin1');
}
function fromBytes(bytes) {
    return Buffer.from(bytes, 'latin1').toString();
}
function escapePattern(text) {
    return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/evaluation/success-text.js
var success_text = __webpack_require__(56594);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/results/schema.js
var schema = __webpack_require__(57146);
;// CONCATENATED MODULE: ./build/results/output.js




const MOST_FILES = 10_000;
const LARGEST_USAGE = 64 * 1024;
/** GitHub takes no artifact with one of these in a path, and zip files know no backslash; kept percent-encoded. */
const NOT_IN_ARTIFACTS = /["<>:|*?\\\r\n]/g;
/** Faults of one entry, and why it is left out: two names that became one, a name that became too long; a file that is gone or closed to us. */
const ENTRY_FAULTS = [
    ['a name that cannot be kept', ['EEXIST', 'ENAMETOOLONG', 'ENOTDIR', 'EISDIR']],
    ['a file that cannot be read', ['ENOENT', 'EACCES', 'EPERM', 'ELOOP']],
];
const NO_USAGE = { input_tokens: null, output_tokens: null, cost_usd: null, steps: null, model: null };
/**
 * Keeps an agent's output below a directory of ours. Whatever the agent made there is hostile: only regular files with
 * plain relative names are kept, within limits (bytes in all, number of files), redacted on the way.
 */
async function collectOutput(entries, directory, limit, redactor) {
    const left = new Map();
    const leave = (why) => left.set(why, (left.get(why) ?? 0) + 1);
    let usage = null;
    let bytes = 0;
    let files = 0;
    for await (const entry of entries) {
        if (entry.type === 'directory')
            continue;
        if (entry.type === 'other')
            leave('no regular file (link, device, socket or pipe)');
        else if (!isPlainPath(entry.path))
            leave('a name that is no plain relative path');
        else if (files >= MOST_FILES)
            leave(`more than ${MOST_FILES} files`);
        else if (bytes + entry.size > limit)
            leave('over max-output-size');
        else {
            files += 1;
            const file = external_node_path_.join(directory, keptName(redactor.text(entry.path)));
            const content = await keep(entry, file, limit - bytes, redactor).catch(whyLeft);
            if (typeof content === 'string') {
                leave(content);
                continue;
            }
            bytes += content.bytes;
            if (content.cut)
                leave('over max-output-size');
            if (entry.path === 'usage.json')
                usage = parseUsage(content.head, leave);
        }
    }
    return { usage: usage ?? NO_USAGE, left: [...left].map(([why, count]) => `${count} × ${why}`) };
}
async function keep(entry, file, limit, redactor) {
    await (0,promises_.mkdir)(external_node_path_.dirname(file), { recursive: true });
    // Exclusively: a file of ours is never written over, nor a link followed.
    const handle = await (0,promises_.open)(file, 'wx');
    const redaction = redactor.stream();
    let head = Buffer.alloc(0);
    let bytes = 0;
    try {
        for await (const chunk of entry.content) {
            // A file of the host may have grown since its size was read.
            const within = chunk.subarray(0, limit - bytes);
            bytes += within.length;
            const clean = redaction.push(within);
            if (head.length < LARGEST_USAGE)
                head = Buffer.concat([head, within.subarray(0, LARGEST_USAGE - head.length)]);
            await handle.writeFile(clean);
            if (within.length < chunk.length)
                return { bytes, cut: true, head };
        }
        return { bytes, cut: false, head };
    }
    catch (error) {
        if (bytes === 0)
            await (0,promises_.rm)(file);
        throw error;
    }
    finally {
        await handle.writeFile(redaction.end());
        await handle.close();
    }
}
function keptName(name) {
    return name.replace(NOT_IN_ARTIFACTS, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
function whyLeft(error) {
    const [why] = ENTRY_FAULTS.find(([, codes]) => codes.includes((0,errors/* codeOf */.$N)(error) ?? '')) ?? [];
    if (why === undefined)
        throw error;
    return why;
}
function isPlainPath(name) {
    const parts = name.split('/');
    return (!name.includes('\0') &&
        !name.includes('\ufffd') &&
        Buffer.byteLength(name) < 1000 &&
        parts.every((part) => part !== '' && part !== '.' && part !== '..'));
}
function parseUsage(content, leave) {
    try {
        return schema/* usageSchema */.ht.parse(JSON.parse(content.toString()));
    }
    catch {
        leave('usage.json that does not hold numbers for input_tokens, output_tokens, cost_usd, steps');
        return null;
    }
}

;// CONCATENATED MODULE: ./build/results/redact.js
/** A result whose free texts hold no secret; its words of fixed meaning stay what they are, whatever a secret may be. */
function redactResult(result, redactor) {
    const { agent, evaluation, error } = result;
    return {
        ...result,
        agent: { ...agent, ...redactAgent(agent, redactor) },
        evaluation: evaluation === null
            ? null
            : {
                ...evaluation,
                command: redactor.text(evaluation.command),
                output_tail: redactor.text(evaluation.output_tail),
            },
        integrity: result.integrity.map(({ kind, detail }) => ({ kind, detail: redactor.text(detail) })),
        error: error === null ? null : { ...error, message: redactor.text(error.message) },
    };
}
/** The same for run.json. */
function redactRun(run, redactor) {
    return {
        ...run,
        agent: redactAgent(run.agent, redactor),
        planned: run.planned.map((entry) => entry.error === null
            ? entry
            : { ...entry, error: { ...entry.error, message: redactor.text(entry.error.message) } }),
    };
}
function redactAgent({ name, model, command }, redactor) {
    const orNull = (text) => (text === null ? null : redactor.text(text));
    return { name: orNull(name), model: orNull(model), command: redactor.text(command) };
}

;// CONCATENATED MODULE: ./build/trial/agent-environment.js
/** Linux takes no string of an environment that is longer than 128 KiB. */
const LONGEST_PROMPT = 120 * 1024;
/** What the agent (and its setup) get beside the testbed's own environment: `agent-env`, then `AGENTBENCH_*`. */
function agentEnvironment(instance, trial, testbed, { dataset, agentEnv }) {
    return {
        ...agentEnv,
        AGENTBENCH_INSTANCE_ID: instance.id,
        AGENTBENCH_DATASET: dataset.name,
        AGENTBENCH_TASK_TYPE: instance.taskType,
        // A longer prompt is in the file only.
        ...(Buffer.byteLength(instance.prompt) <= LONGEST_PROMPT ? { AGENTBENCH_PROMPT: instance.prompt } : {}),
        AGENTBENCH_PROMPT_FILE: testbed.promptFile,
        ...(testbed.agentDirectory === null ? {} : { AGENTBENCH_AGENT_DIR: testbed.agentDirectory }),
        AGENTBENCH_WORKDIR: testbed.workdir,
        AGENTBENCH_TRIAL: String(trial),
        AGENTBENCH_OUTPUT_DIR: testbed.outputDirectory,
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/trial/empty-result.js

/** The record of a trial that has not begun. */
function emptyResult(instance, trial, attempt, context) {
    const { dataset, options, provider } = context;
    const now = new Date().toISOString();
    return {
        schema: 'agentbench/result/v1',
        dataset: { name: dataset.name, ref: dataset.ref, digest: dataset.digest },
        instance_id: instance.id,
        task_type: instance.taskType,
        trial,
        attempt,
        status: 'not_run',
        score: null,
        agent: {
            name: options['agent-name'] ?? null,
            model: options['agent-model'] ?? null,
            command: options['agent-command'],
            prompt_digest: `sha256:${(0,external_node_crypto_.createHash)('sha256').update(instance.prompt).digest('hex')}`,
            exit_code: null,
            timed_out: false,
            duration_ms: 0,
            usage: { input_tokens: null, output_tokens: null, cost_usd: null, steps: null },
        },
        evaluation: null,
        testbed: { kind: provider.kind, image: null, image_digest: null, substituted: false, kept_image: null },
        prerunner: null,
        stages: [],
        integrity: [],
        error: null,
        started_at: now,
        finished_at: now,
        harness_version: context.version,
        github: context.github,
    };
}

;// CONCATENATED MODULE: ./build/trial/kept-image.js
/** The name `keep-image` commits to: the row's `image_tag`, with `-trial-k` from the second trial on. */
function keptImageName(instance, trial) {
    const name = instance.imageTag ?? `agentbench/${instance.id.toLowerCase()}:kept`;
    const tagged = name.lastIndexOf(':') > name.lastIndexOf('/') ? name : `${name}:latest`;
    return trial === 1 ? tagged : `${tagged}-trial-${trial}`;
}

// EXTERNAL MODULE: ./build/text/bounded-log.js
var bounded_log = __webpack_require__(28628);
;// CONCATENATED MODULE: ./build/trial/command-log.js

/** As much of a command's end as a result or a failure in a log shows, in bytes. */
const TAIL = 4096;
/** A line longer than this is written in parts. */
const LONGEST_LINE = 8192;
/** Takes a command's output: redacted, into a bounded file, with its end at hand. */
class CommandLog {
    #log;
    #tail = new bounded_log/* Tail */.P(TAIL);
    #lines = { stdout: new WholeLines(), stderr: new WholeLines() };
    #redaction;
    constructor(file, limit, redactor) {
        this.#log = new bounded_log/* BoundedLog */.o(file, limit);
        this.#redaction = { stdout: redactor.stream(), stderr: redactor.stream() };
    }
    output = (stream, chunk) => {
        return this.#write(this.#lines[stream].push(this.#redaction[stream].push(chunk)));
    };
    /** Completes the file; why it is incomplete, or null. */
    async close() {
        for (const stream of ['stdout', 'stderr']) {
            await this.#write(this.#lines[stream].push(this.#redaction[stream].end()));
            await this.#write(this.#lines[stream].end());
        }
        await this.#log.close();
        return this.#log.fault;
    }
    /** The end of the output, as text. */
    tail() {
        return this.#tail.text();
    }
    #write(bytes) {
        this.#tail.push(bytes);
        return this.#log.write(bytes);
    }
}
/** Holds a line back until it is whole, so that stdout and stderr do not cut into each other's lines. */
class WholeLines {
    #begun = Buffer.alloc(0);
    push(chunk) {
        const end = chunk.lastIndexOf(0x0a) + 1;
        const whole = chunk.length - end > LONGEST_LINE ? chunk.length : end;
        if (whole === 0 && this.#begun.length + chunk.length <= LONGEST_LINE) {
            this.#begun = Buffer.concat([this.#begun, chunk]);
            return Buffer.alloc(0);
        }
        const lines = Buffer.concat([this.#begun, chunk.subarray(0, whole)]);
        this.#begun = Buffer.from(chunk.subarray(whole));
        return lines;
    }
    end() {
        const rest = this.#begun;
        this.#begun = Buffer.alloc(0);
        return rest;
    }
}

;// CONCATENATED MODULE: ./build/trial/prerunner.js
/**
 * Runs a prerunner by bash, and says on its stderr which of its commands failed although the script went on. bash
 * reads the tracer from descriptor 9 before the script (BASH_ENV). Its ERR trap sees what fails by itself; its DEBUG trap, at the
 * next command, also what fails as a part of a list (`false && …`), but not one with an alternative beside it (`false || …`).
 * bash runs the DEBUG trap for the ERR trap too: of a subshell it would then blame the command before.
 * The script goes when it has ended: it would tell the agent what was done to its testbed.
 */
function prerunnerScript(directory) {
    return `BASH_ENV=/dev/fd/9 bash ${quote(`${directory}/prerunner.sh`)} 9<<'TRACER'
unset BASH_ENV
exec 9<&-
trap '${ON_ERROR}' ERR
trap '${ON_COMMAND}' DEBUG
TRACER
code=$?
rm -rf ${quote(directory)}
exit $code`;
}
const BEGINNING = 'agentbench: prerunner line ';
const TELL = `printf "${BEGINNING}%s, exit code %s: %s\\n"`;
// One line each: in a trap, too, bash counts lines.
const ON_ERROR = `ab_error=$?; ${TELL} "$LINENO" "$ab_error" "$BASH_COMMAND" >&2; ab_told=yes`;
const UNTOLD = '[ $ab_code -ne 0 ] && [ -z "$ab_told" ] && [ "$LINENO" != "$ab_line" ]';
const ON_COMMAND = [
    'ab_code=$?; case $BASH_COMMAND in "( "*) ;; *)',
    `if ${UNTOLD}; then ${TELL} "$ab_line" "$ab_code" "$ab_command" >&2; fi;`,
    'ab_told= ab_line=$LINENO ab_command=$BASH_COMMAND;; esac',
].join(' ');
/** Finds the tracer's lines in a prerunner's stderr. */
class FailedCommands {
    #text = '';
    found = [];
    push(stream, chunk) {
        if (stream === 'stdout')
            return;
        const lines = (this.#text + chunk.toString()).split('\n');
        this.#text = lines.pop().slice(-4096);
        for (const line of lines) {
            if (line.startsWith(BEGINNING))
                this.found.push(line.slice(BEGINNING.length));
        }
    }
}
/** A word for sh that is this text, whatever it holds. */
function quote(text) {
    return `'${text.replaceAll("'", `'\\''`)}'`;
}

;// CONCATENATED MODULE: ./build/trial/logs.js



const FAILED_COMMANDS_SHOWN = 10;
/** The logs of one trial, one file a command. What a lasting command left running may write until the end of the trial. */
class Logs {
    /** What failed in the prerunner. */
    failedCommands = new FailedCommands();
    #directory;
    #context;
    #logs = new Map();
    constructor(directory, context) {
        this.#directory = directory;
        this.#context = context;
    }
    /** Runs a command in the testbed with its output in this file, and before that to a watcher. */
    async run(name, testbed, command, signal, watcher) {
        const { options, redactor } = this.#context;
        const log = new CommandLog(external_node_path_.join(this.#directory, name), options['max-log-size'], redactor);
        this.#logs.set(name, log);
        const output = (stream, chunk) => {
            watcher?.push(stream, chunk);
            return log.output(stream, chunk);
        };
        return await testbed.run({ ...command, output }, signal);
    }
    /** The end of each log so far, as text. */
    tails() {
        return new Map([...this.#logs].map(([name, log]) => [name, log.tail()]));
    }
    /** Completes the files, and notes what they lack. */
    async close(record) {
        for (const [name, log] of this.#logs) {
            const fault = await log.close();
            if (fault !== null)
                record.note('log_incomplete', `${name}: ${fault}`);
        }
        for (const line of this.failedCommands.found.slice(0, FAILED_COMMANDS_SHOWN)) {
            record.note('prerunner_command_failed', `prerunner.sh line ${line}`);
        }
    }
}

;// CONCATENATED MODULE: ./build/trial/prepare.js


/** Time limit of a prerunner; SetupBench's take half a minute. */
const PRERUNNER_TIMEOUT = 10 * 60_000;
/** Makes the testbed ready for its agent: image, container, repository, fixtures, prerunner. */
async function prepare(instance, trial, record, logs, context, signal) {
    const testbed = await openUnlessAborted(context.provider, { instance, trial, prompt: instance.prompt }, signal);
    const { image } = testbed;
    if (image !== null)
        Object.assign(record.result.testbed, {
            image: image.name,
            image_digest: image.digest,
            substituted: image.substituted,
        });
    try {
        if (testbed.prerunnerDirectory !== null)
            await runPrerunner(testbed, testbed.prerunnerDirectory, record, logs, signal);
        return testbed;
    }
    catch (error) {
        await remove(testbed, record).catch((fault) => record.note('remove_failed', fault.message));
        throw error;
    }
}
/** A clone or a pull may take long, and an interruption has no time to wait for it: what is opened too late is removed then. */
async function openUnlessAborted(provider, request, signal) {
    const opening = provider.open(request, signal);
    const aborted = Promise.withResolvers();
    const abort = () => aborted.reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    try {
        return await Promise.race([opening, aborted.promise]);
    }
    catch (error) {
        opening.then((testbed) => testbed.remove()).catch(() => { });
        throw error;
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}
async function runPrerunner(testbed, directory, record, logs, signal) {
    const script = prerunnerScript(directory);
    const command = { shell: 'bash', script, environment: {}, timeout: PRERUNNER_TIMEOUT, lasting: true };
    const exit = await logs.run('prerunner.log', testbed, command, signal, logs.failedCommands);
    record.result.prerunner = { exit_code: exit.exitCode, timed_out: exit.timedOut, duration_ms: exit.duration };
    if (exit.timedOut)
        throw new errors/* TrialError */.ZD('prerunner', `prerunner.sh did not end within ${PRERUNNER_TIMEOUT / 60_000} minutes`);
    if (exit.exitCode !== 0)
        record.note('prerunner_failed', `prerunner.sh ended with exit code ${exit.exitCode}`);
}
/** Ends everything the trial started, and notes what could not be ended. */
async function remove(testbed, record) {
    const left = await testbed.remove();
    if (left.length > 0)
        record.note('left_running', `Could not be ended: ${left.join(', ')}`);
}

// EXTERNAL MODULE: ./build/testbeds/types.js
var types = __webpack_require__(33836);
;// CONCATENATED MODULE: ./build/trial/record.js


/** A result in the making: keeps time of the stages, and turns what went wrong into a status. */
class TrialRecord {
    result;
    #place;
    #observer;
    #stage = 'prepare';
    constructor(result, place, observer) {
        this.result = result;
        this.#place = place;
        this.#observer = observer;
    }
    /** Runs one stage of the trial, and notes when it began and how long it took. */
    async stage(name, work) {
        this.#stage = name;
        this.#observer.stageStarted(this.#place, name);
        const startedAt = new Date();
        const started = performance.now();
        try {
            return await work();
        }
        finally {
            const duration = Math.round(performance.now() - started);
            this.result.stages.push({ name, started_at: startedAt.toISOString(), duration_ms: duration });
            this.#observer.stageEnded(this.#place, name, duration);
        }
    }
    note(kind, detail) {
        this.result.integrity.push({ kind, detail });
    }
    /** Whether there is a verdict already. */
    get decided() {
        return this.result.status === 'passed' || this.result.status === 'failed';
    }
    decide(passed) {
        this.result.status = passed ? 'passed' : 'failed';
        this.result.score = passed ? 1 : 0;
    }
    /** Takes in what ended the trial early. A verdict that stands is not touched. */
    fail(error, signal) {
        if (this.decided) {
            this.note(`${this.#stage}_failed`, (0,errors/* messageOf */.bD)(error));
        }
        else if (signal.aborted) {
            this.result.status = 'not_run';
            this.result.error = {
                stage: this.#stage,
                kind: 'interrupted',
                message: `interrupted by ${String(signal.reason)}`,
            };
        }
        else if (error instanceof types/* TestbedDestroyed */.z && (this.#stage === 'agent' || this.#stage === 'evaluate')) {
            // No second try is to be had by breaking the testbed.
            this.decide(false);
            this.note('testbed_destroyed', error.message);
        }
        else {
            this.result.status = 'error';
            const kind = error instanceof errors/* TrialError */.ZD ? error.kind : error instanceof types/* TestbedDestroyed */.z ? 'testbed' : 'internal';
            const message = kind === 'internal' && error instanceof Error ? (error.stack ?? error.message) : (0,errors/* messageOf */.bD)(error);
            this.result.error = { stage: this.#stage, kind, message };
        }
    }
}

;// CONCATENATED MODULE: ./build/trial/trial.js











/**
 * One trial of one instance: prepare, agent-setup, agent, evaluate, collect, remove. Its record is on disk when this
 * returns; it throws only where it cannot be written.
 */
async function runTrial(instance, trial, context, signal, notes = []) {
    const { options, store, observer } = context;
    const place = { instanceId: instance.id, trial };
    const { directory, attempt } = await store.beginAttempt(instance.id, trial);
    const record = new TrialRecord({ ...emptyResult(instance, trial, attempt, context), integrity: notes }, place, observer);
    const logs = new Logs(directory, context);
    let testbed = null;
    /** The fault of the last write: the trial goes on to its end, so that nothing of it is left behind. */
    let unwritten;
    observer.trialStarted(place);
    try {
        testbed = await record.stage('prepare', () => prepare(instance, trial, record, logs, context, signal));
        const environment = agentEnvironment(instance, trial, testbed, context);
        if (options['agent-setup'] !== undefined) {
            await record.stage('agent-setup', () => setUpAgent(testbed, environment, logs, context, signal));
        }
        await record.stage('agent', () => runAgent(testbed, environment, record, logs, context, signal));
        if (options['keep-image'])
            await keepImage(testbed, instance, trial, record);
        await record.stage('evaluate', () => evaluate(testbed, instance, record, logs, context, signal));
    }
    catch (error) {
        record.fail(error, signal);
    }
    await save();
    if (testbed !== null) {
        if (!signal.aborted) {
            await record
                .stage('collect', () => collect(testbed, directory, record, context))
                .catch((error) => record.note('collect_failed', error.message));
            await save();
        }
        await record
            .stage('remove', () => remove(testbed, record))
            .catch((error) => record.note('remove_failed', error.message));
    }
    await logs.close(record);
    await save();
    if (unwritten !== undefined)
        throw unwritten.error;
    observer.trialEnded(place, record.result, logs.tails());
    return record.result;
    async function save() {
        record.result.finished_at = new Date().toISOString();
        record.result = redactResult(record.result, context.redactor);
        unwritten = await store.writeResult(record.result).then(() => undefined, (error) => ({ error }));
    }
}
async function setUpAgent(testbed, environment, logs, { options }, signal) {
    const command = {
        shell: 'agent',
        script: options['agent-setup'],
        environment,
        timeout: options['agent-timeout'],
        lasting: true,
    };
    const exit = await logs.run('agent-setup.log', testbed, command, signal);
    if (exit.timedOut)
        throw new errors/* TrialError */.ZD('agent_setup', 'agent-setup did not end within agent-timeout');
    if (exit.exitCode !== 0)
        throw new errors/* TrialError */.ZD('agent_setup', `agent-setup ended with exit code ${exit.exitCode}; see agent-setup.log`);
}
async function runAgent(testbed, environment, record, logs, { options }, signal) {
    const command = {
        shell: 'agent',
        script: options['agent-command'],
        environment,
        timeout: options['agent-timeout'],
        lasting: true,
    };
    const exit = await logs.run('agent.log', testbed, command, signal);
    Object.assign(record.result.agent, {
        exit_code: exit.exitCode,
        timed_out: exit.timedOut,
        duration_ms: exit.duration,
    });
    if (exit.survived)
        record.note('agent_not_ended', 'Processes of the agent outlived its time limit and may run during the evaluation.');
}
async function keepImage(testbed, instance, trial, record) {
    const name = keptImageName(instance, trial);
    try {
        await testbed.keepImage(name);
        record.result.testbed.kept_image = name;
    }
    catch (error) {
        record.note('image_not_kept', `${name}: ${error.message}`);
    }
}
async function evaluate(testbed, instance, record, logs, { options }, signal) {
    const { command: script, rule } = instance.evaluation;
    const scanner = new success_text/* SignScanner */.Ik();
    const evaluation = {
        kind: 'success_command',
        command: script,
        exit_code: null,
        timed_out: false,
        duration_ms: 0,
        output_tail: '',
    };
    record.result.evaluation = { ...evaluation };
    const command = {
        shell: 'sh',
        script,
        environment: {},
        timeout: options['evaluation-timeout'],
        lasting: false,
    };
    const exit = await logs.run('evaluation.log', testbed, command, signal, scanner);
    record.result.evaluation = {
        ...evaluation,
        exit_code: exit.exitCode,
        timed_out: exit.timedOut,
        duration_ms: exit.duration,
        output_tail: logs.tails().get('evaluation.log') ?? '',
    };
    const signs = scanner.signs();
    const passed = (0,success_text/* verdict */.WJ)(rule, exit.exitCode, signs);
    record.decide(passed);
    const doubtful = passed ? (0,success_text/* doubt */.B2)(rule, signs) : null;
    if (doubtful !== null)
        record.note(doubtful.kind, doubtful.detail);
}
async function collect(testbed, directory, record, { options, redactor }) {
    const { usage, left } = await collectOutput(testbed.output(), external_node_path_.join(directory, 'output'), options['max-output-size'], redactor);
    const { model, ...figures } = usage;
    record.result.agent.usage = figures;
    record.result.agent.model ??= model;
    for (const detail of left)
        record.note('output_left_out', detail);
}

// EXTERNAL MODULE: ./build/version.js
var version = __webpack_require__(58508);
;// CONCATENATED MODULE: ./build/run/agent.js



/** `agent-env` with the values that are passed through. Throws a UserError for one that is not set. */
function resolveAgentEnv(options, machine) {
    const missing = [];
    const variables = {};
    for (const { name, value } of options['agent-env']) {
        const text = value ?? machine.environment[name];
        if (text === undefined)
            missing.push(name);
        else
            variables[name] = text;
    }
    if (missing.length > 0) {
        throw new errors/* UserError */.yo(`agent-env: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} to be passed through but not set; set it, or write NAME=value`);
    }
    return variables;
}
/** `agent-directory` as an absolute path, or null. Throws a UserError where it is no directory. */
async function resolveAgentDirectory(options) {
    if (options['agent-directory'] === undefined)
        return null;
    const directory = external_node_path_.resolve(options['agent-directory']);
    const stats = await (0,promises_.stat)(directory).catch(() => null);
    if (!stats?.isDirectory())
        throw new errors/* UserError */.yo(`agent-directory: ${directory} is not a directory that is there`);
    return directory;
}

// EXTERNAL MODULE: ./build/report/phrases.js
var phrases = __webpack_require__(58937);
;// CONCATENATED MODULE: ./build/run/budget.js

/** What a run may still take: time, and money where agents say what they cost. */
class Budget {
    #options;
    #begun = performance.now();
    #spent = 0;
    constructor(options) {
        this.#options = options;
    }
    /** Adds a trial's cost in USD; null where it is not known. */
    spend(cost) {
        this.#spent += cost ?? 0;
    }
    /** Why no further trial is begun; null while one may be. */
    exhausted() {
        const { 'max-duration': duration, 'max-cost': cost } = this.#options;
        if (duration !== undefined && performance.now() - this.#begun >= duration) {
            return { kind: 'max_duration', message: `max-duration of ${(0,phrases/* formatDuration */.a3)(duration)} is used up` };
        }
        if (cost !== undefined && this.#spent >= cost) {
            return { kind: 'max_cost', message: `max-cost of ${cost} USD is used up (${this.#spent.toFixed(2)} spent)` };
        }
        return null;
    }
}

// EXTERNAL MODULE: ./build/run/identity.js
var identity = __webpack_require__(41514);
// EXTERNAL MODULE: ./build/datasets/select.js
var datasets_select = __webpack_require__(24998);
;// CONCATENATED MODULE: ./build/run/plan.js


/** The trials of a run, in the dataset's order, the first trial of every instance before any second one. Throws a UserError. */
function planTrials(dataset, options) {
    const instances = (0,datasets_select/* takeShard */.m)((0,datasets_select/* selectInstances */.l)(dataset.instances, options.instances), options.shard);
    if (instances.length === 0) {
        throw new errors/* UserError */.yo(`shard: ${options.shard.index}/${options.shard.total} is empty; there are fewer selected instances than shards`);
    }
    return Array.from({ length: options.trials }, (_, index) => instances.map((instance) => ({ instance, trial: index + 1 }))).flat();
}
/** The testbed of a run: as asked for, or what the dataset declares, or Docker. */
function chooseTestbed(dataset, options) {
    return options.testbed === 'auto' ? (dataset.testbed ?? 'docker') : options.testbed;
}

// EXTERNAL MODULE: ./build/results/totals.js
var totals = __webpack_require__(61210);
// EXTERNAL MODULE: ./build/run/gate.js
var gate = __webpack_require__(74135);
;// CONCATENATED MODULE: ./build/run/record.js




/** `run.json` in the making: every planned trial stands in it from the beginning, as `not_run` until it is measured. */
class RunLedger {
    record;
    #store;
    #redactor;
    #entries = new Map();
    #writing = null;
    #stale = false;
    constructor(trials, about, store, redactor) {
        this.#store = store;
        this.#redactor = redactor;
        const planned = trials.map(({ instance, trial }) => {
            const entry = {
                instance_id: instance.id,
                task_type: instance.taskType,
                trial,
                status: 'not_run',
                score: null,
                result: null,
                error: null,
            };
            this.#entries.set(keyOf(instance.id, trial), entry);
            return entry;
        });
        this.record = { ...describeRun(about), planned, totals: (0,totals/* totalsOf */.v)(planned) };
    }
    /** Takes in a trial's result. A fault of writing run.json is met by the last save. */
    take(result) {
        const entry = this.#entries.get(keyOf(result.instance_id, result.trial));
        entry.status = result.status;
        entry.score = result.score;
        entry.error = result.error;
        entry.result = `${this.#store.trialPath(result.instance_id, result.trial)}/result.json`;
        this.save().catch(() => { });
    }
    /** Says that a trial was measured, but its record could not be written. */
    unwritten({ instance, trial }, error) {
        const entry = this.#entries.get(keyOf(instance.id, trial));
        entry.status = 'error';
        entry.error = { stage: 'collect', kind: 'results', message: (0,errors/* messageOf */.bD)(error) };
    }
    /** Says why a trial was not begun. */
    skip({ instance, trial }, kind, message) {
        this.#entries.get(keyOf(instance.id, trial)).error = { stage: 'plan', kind, message };
    }
    /** Completes the record. */
    async finish(interrupted, options) {
        this.record.totals = (0,totals/* totalsOf */.v)(this.record.planned);
        this.record.gate = (0,gate/* judgeGate */.$U)(this.record.totals, options);
        this.record.interrupted = interrupted;
        this.record.finished_at = new Date().toISOString();
        await this.save();
        return this.record;
    }
    /** Writes run.json; a write that is asked for while one is under way is done once, after it. */
    async save() {
        this.#stale = true;
        this.#writing ??= this.#write().finally(() => {
            this.#writing = null;
        });
        await this.#writing;
    }
    async #write() {
        while (this.#stale) {
            this.#stale = false;
            this.record.totals = (0,totals/* totalsOf */.v)(this.record.planned);
            await this.#store.writeRun(redactRun(this.record, this.#redactor));
        }
    }
}
function describeRun({ dataset, options, testbed, version, github }) {
    const docker = testbed === 'docker';
    return {
        schema: 'agentbench/run/v1',
        suite: options.suite ?? null,
        dataset: { name: dataset.name, ref: dataset.ref, digest: dataset.digest },
        agent: {
            name: options['agent-name'] ?? null,
            model: options['agent-model'] ?? null,
            command: options['agent-command'],
        },
        settings: {
            testbed,
            trials: options.trials,
            agent_timeout_ms: options['agent-timeout'],
            evaluation_timeout_ms: options['evaluation-timeout'],
            network: docker ? options.network : null,
            cpus: docker ? (options.cpus ?? null) : null,
            memory_bytes: docker ? (options.memory ?? null) : null,
        },
        gate: null,
        interrupted: null,
        started_at: new Date().toISOString(),
        finished_at: null,
        harness_version: version,
        github,
    };
}
function keyOf(instanceId, trial) {
    return `${instanceId}/${trial}`;
}

// EXTERNAL MODULE: ./build/run/sweep.js
var sweep = __webpack_require__(60730);
;// CONCATENATED MODULE: ./build/run/run.js















/**
 * A run from its options to `run.json`: load the dataset, select, measure every planned trial, judge the gate. Throws a
 * UserError where it cannot begin; from its first trial on everything that happens is in the record.
 */
async function runBenchmark(request) {
    const { machine, observer, signal } = request;
    const options = requireAgent(request.options);
    const agentEnv = resolveAgentEnv(options, machine);
    const agentDirectory = await resolveAgentDirectory(options);
    const dataset = await (0,registry/* loadDataset */.Z)(options, machine);
    const trials = planTrials(dataset, options);
    const testbed = chooseTestbed(dataset, options);
    checkTestbedOptions(testbed, options, trials);
    const redactor = new Redactor([...request.secrets, ...Object.values(agentEnv)]);
    const store = new results_store/* ResultStore */.V(options['results-path']);
    await (0,sweep/* sweep */.X0)(machine, testbed === 'docker', (message) => observer.notice(message));
    const run = await (0,identity/* beginRun */.Te)(machine);
    try {
        const provider = await openProvider(testbed, options, agentDirectory, run, machine, options.testbed === 'auto');
        await store.prepare();
        request.onBegin?.({ id: run.id, testbed, resultsPath: store.directory });
        const about = { dataset, options, testbed, version: version/* VERSION */.x, github: request.github };
        const ledger = new RunLedger(trials, about, store, redactor);
        await ledger.save();
        observer.runStarted({
            dataset: dataset.name,
            instances: new Set(trials.map(({ instance }) => instance.id)).size,
            trials: trials.length,
            testbed,
            resultsPath: store.directory,
        });
        if (options['fail-on'] === 'regression') {
            observer.notice('fail-on: regression: there is no baseline to compare with, so no regression is looked for');
        }
        const context = {
            dataset,
            options,
            provider,
            store,
            redactor,
            agentEnv,
            observer,
            version: version/* VERSION */.x,
            github: request.github,
        };
        await measure(trials, context, ledger, signal);
        return await ledger.finish(signal.aborted ? String(signal.reason) : null, options);
    }
    finally {
        await (0,identity/* endRun */.lb)(run.directory);
    }
}
/** Measures the trials, as many at a time as `parallel` says, within the budget. */
async function measure(trials, context, ledger, signal) {
    const { options, store, observer, dataset, provider } = context;
    const budget = new Budget(options);
    const oneByOne = provider.kind === 'host' && options.workdir !== undefined;
    const limit = (0,p_limit/* default */.A)(oneByOne ? 1 : options.parallel);
    let hostUsed = false;
    await Promise.all(trials.map((trial) => limit(async () => {
        const { instance, trial: number } = trial;
        const place = { instanceId: instance.id, trial: number };
        const kept = options.resume ? await store.finished(instance.id, number) : null;
        if (kept !== null && kept.dataset.digest === dataset.digest) {
            observer.trialSkipped(place, `${kept.status} in an earlier run`);
            return ledger.take(kept);
        }
        const exhausted = signal.aborted
            ? { kind: 'interrupted', message: `interrupted by ${signal.reason}` }
            : budget.exhausted();
        if (exhausted !== null) {
            ledger.skip(trial, exhausted.kind, exhausted.message);
            return observer.trialSkipped(place, exhausted.message);
        }
        const notes = hostUsed
            ? [{ kind: 'host_reused', detail: 'An earlier trial of this run used the same machine.' }]
            : [];
        hostUsed = provider.kind === 'host';
        try {
            const result = await runTrial(instance, number, context, signal, notes);
            budget.spend(result.agent.usage.cost_usd);
            ledger.take(result);
        }
        catch (error) {
            ledger.unwritten(trial, error);
            observer.notice(`${instance.id}: its result could not be written: ${(0,errors/* messageOf */.bD)(error)}`);
        }
    })));
}
function requireAgent(options) {
    const { 'agent-command': command } = options;
    if (command === undefined)
        throw new errors/* UserError */.yo('agent-command: is required; give the command that runs your agent');
    return { ...options, 'agent-command': command };
}
function checkTestbedOptions(testbed, options, trials) {
    if (testbed === 'host') {
        if (options['keep-image'])
            throw new errors/* UserError */.yo('keep-image: the host testbed has no image to keep; use testbed: docker');
        return;
    }
    if (options.workdir !== undefined && !/^\/[^/]/.test(options.workdir)) {
        throw new errors/* UserError */.yo(`workdir: "${options.workdir}" is not an absolute path in the container`);
    }
    const unnamed = trials.find(({ instance }) => (0,docker_images/* chooseImage */.N)(instance.image, options) === null);
    if (unnamed !== undefined) {
        throw new errors/* UserError */.yo(`image: ${unnamed.instance.id} names no base_image, so the Docker testbed needs the option image`);
    }
}


/***/ }),

/***/ 34937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ onSignal)
/* harmony export */ });
/** Aborts at SIGINT or SIGTERM with the signal's name; a second one ends the process at once. */
function onSignal() {
    const controller = new AbortController();
    const listener = (name) => {
        if (controller.signal.aborted)
            process.exit(name === 'SIGTERM' ? 143 : 130);
        controller.abort(name);
    };
    process.on('SIGINT', listener).on('SIGTERM', listener);
    return {
        signal: controller.signal,
        dispose: () => process.off('SIGINT', listener).off('SIGTERM', listener),
    };
}


/***/ }),

/***/ 50054:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ chooseImage),
/* harmony export */   T: () => (/* binding */ Images)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);


/** Stand-ins for images that the public cannot pull: node 16 with npm 7, as SetupBench's rows need it. */
const SUBSTITUTES = {
    'codeexecservice.azurecr.io/setupbench-node-16:latest': 'node:16.10.0-bullseye',
};
/** Tries of a pull, and the pause before each further one. */
const PAUSES = [0, 3_000, 10_000];
/** The image for a row: `image`, then `image-map`, then a built-in substitute, then the row's own; null where none is named. */
function chooseImage(rowImage, options) {
    if (options.image !== undefined)
        return { name: options.image, substituted: false };
    if (rowImage === null)
        return null;
    const mapped = options['image-map'].get(rowImage);
    if (mapped !== undefined)
        return { name: mapped, substituted: false };
    const substitute = SUBSTITUTES[rowImage];
    return substitute === undefined ? { name: rowImage, substituted: false } : { name: substitute, substituted: true };
}
/** Makes images available, each once for a run however many trials ask. */
class Images {
    #docker;
    #machine;
    #images = new Map();
    constructor(docker, machine) {
        this.#docker = docker;
        this.#machine = machine;
    }
    /** The image with its digest; pulled by the docker CLI, so that its logins hold, unless it is here. Throws a TrialError. */
    async provide(choice) {
        let image = this.#images.get(choice.name);
        if (image === undefined) {
            image = this.#provide(choice.name);
            this.#images.set(choice.name, image);
        }
        return { ...choice, ...(await image) };
    }
    async #provide(name) {
        const present = await this.#inspect(name);
        if (present !== null)
            return present;
        await this.#pull(name);
        const pulled = await this.#inspect(name);
        if (pulled === null)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .TrialError */ .ZD('image', `the image ${name} is not there after it was pulled`);
        return pulled;
    }
    async #inspect(name) {
        try {
            const image = await this.#docker.getImage(name).inspect();
            return { digest: image.RepoDigests?.[0] ?? image.Id, config: image.Config };
        }
        catch (error) {
            if (error.statusCode === 404)
                return null;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .TrialError */ .ZD('docker', `Docker does not answer: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}`, { cause: error });
        }
    }
    async #pull(name) {
        let said = '';
        for (const pause of PAUSES) {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(pause);
            const result = await this.#machine.runTool('docker', ['pull', '--quiet', '--', name]).catch((error) => {
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .TrialError */ .ZD('image', `the image ${name} is not here and cannot be pulled: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}`);
            });
            if (result.exitCode === 0)
                return;
            said = result.stderr.trim().split('\n').slice(-3).join('\n');
            if (/not found|manifest unknown|denied|unauthorized|invalid reference|no basic auth/i.test(said))
                break;
        }
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .TrialError */ .ZD('image', `the image ${name} cannot be pulled: ${said}`);
    }
}


/***/ }),

/***/ 28628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ Tail),
/* harmony export */   o: () => (/* binding */ BoundedLog)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);


/** The part of a log's limit that is kept for its end, and the most of it. */
const TAIL_SHARE = 4;
const LARGEST_TAIL = 4 * 1024 * 1024;
/** A log file of bounded size: its head goes to disk as it comes, its tail is kept in memory until the end, the cut is marked. */
class BoundedLog {
    #head;
    #tail;
    #file;
    #handle = null;
    #queue = Promise.resolve();
    #written = 0;
    /** Bytes after the head. */
    #after = 0;
    /** Why the file is incomplete (a full disk, say); null while all is well. */
    fault = null;
    /** `limit` in bytes. The file is made with the first byte that is written. */
    constructor(file, limit) {
        const tail = Math.min(LARGEST_TAIL, Math.floor(limit / TAIL_SHARE));
        this.#file = file;
        this.#head = limit - tail;
        this.#tail = new Tail(tail);
    }
    /** Resolves when the bytes are on their way to disk; writes are done in the order they come. */
    write(chunk) {
        this.#queue = this.#queue.then(() => this.#write(chunk));
        return this.#queue;
    }
    async #write(chunk) {
        const head = chunk.subarray(0, Math.max(0, this.#head - this.#written));
        if (head.length > 0) {
            this.#written += head.length;
            await this.#append(head);
        }
        const rest = chunk.subarray(head.length);
        this.#after += rest.length;
        this.#tail.push(rest);
    }
    async close() {
        await this.#queue;
        const cut = this.#after - this.#tail.length;
        if (cut > 0)
            await this.#append(Buffer.from(`\n[agentbench: ${cut} bytes left out here]\n`));
        if (this.#tail.length > 0)
            await this.#append(this.#tail.content());
        await this.#handle?.close().catch(() => { });
        this.#handle = null;
    }
    async #append(bytes) {
        if (this.fault !== null)
            return;
        try {
            this.#handle ??= await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(this.#file, 'w');
            // Whole: a lone write may take a part only, and say so by a number.
            await this.#handle.writeFile(bytes);
        }
        catch (error) {
            this.fault = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error);
        }
    }
}
/** The last bytes of a stream. */
class Tail {
    #size;
    #ring = null;
    #end = 0;
    length = 0;
    /** `size` in bytes; the memory is taken with the first byte. */
    constructor(size) {
        this.#size = size;
    }
    push(chunk) {
        if (chunk.length === 0 || this.#size === 0)
            return;
        this.#ring ??= Buffer.allocUnsafe(this.#size);
        const kept = chunk.subarray(Math.max(0, chunk.length - this.#size));
        const first = kept.subarray(0, this.#size - this.#end);
        first.copy(this.#ring, this.#end);
        kept.subarray(first.length).copy(this.#ring, 0);
        this.#end = (this.#end + kept.length) % this.#size;
        this.length = Math.min(this.#size, this.length + kept.length);
    }
    content() {
        if (this.#ring === null)
            return Buffer.alloc(0);
        if (this.length < this.#size)
            return this.#ring.subarray(0, this.length);
        return Buffer.concat([this.#ring.subarray(this.#end), this.#ring.subarray(0, this.#end)]);
    }
    text() {
        return this.content().toString('utf8');
    }
}


/***/ })

};
