export const id = 4493;
export const ids = [4493];
export const modules = {

/***/ 52740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ RepositoryCache)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19473);
/* harmony import */ var _run_claim_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58714);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40075);







/** Tries of a network operation, and the pause before each further one. */
const PAUSES = [0, 2_000, 8_000];
/** Clones repositories at a commit by way of local mirrors, one for each URL, kept between runs. */
class RepositoryCache {
    #machine;
    #mirrors = new Map();
    constructor(machine) {
        this.#machine = machine;
    }
    /**
     * Clones into an empty or absent directory: full history and tags, `commit` checked out, `origin` the public URL.
     * Throws an Error that names the repository and says what to do.
     */
    async clone(repository, directory) {
        await advised(repository, async () => this.#clone(await this.#mirrorWith(repository), repository, directory));
    }
    /** Brings what a clone needs from afar. Throws as `clone` does. */
    async fetch(repository) {
        await advised(repository, () => this.#mirrorWith(repository));
    }
    async #clone(mirror, repository, directory) {
        const run = (...args) => (0,_git_js__WEBPACK_IMPORTED_MODULE_6__/* .git */ .$Y)(this.#machine.runTool, ['-C', directory, ...args]);
        // A row may abbreviate its commit; a fetch takes none but the whole.
        const named = await (0,_git_js__WEBPACK_IMPORTED_MODULE_6__/* .git */ .$Y)(this.#machine.runTool, ['-C', mirror, 'rev-parse', `${repository.commit}^{commit}`]);
        const commit = named.trim();
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_6__/* .git */ .$Y)(this.#machine.runTool, ['clone', '--quiet', '--no-checkout', '--no-hardlinks', mirror, directory]);
        await run('fetch', '--quiet', 'origin', commit);
        await run('remote', 'set-url', 'origin', repository.url);
        await run('checkout', '--quiet', '--detach', commit);
    }
    async #mirrorWith({ url, commit }) {
        let mirror = this.#mirrors.get(url);
        if (mirror === undefined) {
            mirror = this.#mirror(url);
            this.#mirrors.set(url, mirror);
            mirror.catch(() => this.#mirrors.delete(url));
        }
        const directory = await mirror;
        if (!(await this.#has(directory, commit))) {
            // New branches and tags first; then the commit by its name, which need not be on any of them.
            await this.#retry([
                '-C',
                directory,
                'fetch',
                '--quiet',
                '--tags',
                '--force',
                'origin',
                '+refs/heads/*:refs/heads/*',
            ]);
            if (!(await this.#has(directory, commit)))
                await this.#retry(['-C', directory, 'fetch', '--quiet', 'origin', commit]);
        }
        return directory;
    }
    async #mirror(url) {
        const folder = node_path__WEBPACK_IMPORTED_MODULE_3__.join(this.#machine.cacheDirectory, 'repositories');
        const directory = node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(url).digest('hex').slice(0, 32)}.git`);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(directory))
            return directory;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(folder, { recursive: true });
        const incomplete = node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, `incomplete-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`);
        await (0,_run_claim_js__WEBPACK_IMPORTED_MODULE_5__/* .claim */ .B7)(incomplete);
        try {
            await this.#retry(['clone', '--quiet', '--bare', url, incomplete]);
            // Another run may have been quicker: its mirror is as good.
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(incomplete, directory).catch((error) => {
                if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(directory))
                    throw error;
            });
        }
        finally {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(incomplete, { recursive: true, force: true });
            await (0,_run_claim_js__WEBPACK_IMPORTED_MODULE_5__/* .giveUp */ .Ht)(incomplete);
        }
        return directory;
    }
    async #has(directory, commit) {
        const result = await this.#machine.runTool('git', ['-C', directory, 'cat-file', '-e', `${commit}^{commit}`]);
        return result.exitCode === 0;
    }
    async #retry(args) {
        let last;
        for (const pause of PAUSES) {
            await new Promise((resolve) => setTimeout(resolve, pause));
            try {
                await (0,_git_js__WEBPACK_IMPORTED_MODULE_6__/* .git */ .$Y)(this.#machine.runTool, args);
                return;
            }
            catch (error) {
                if (!(error instanceof _git_js__WEBPACK_IMPORTED_MODULE_6__/* .GitError */ .XS) || isFinal(error))
                    throw error;
                last = error;
            }
        }
        throw last;
    }
}
async function advised(repository, work) {
    (0,_git_js__WEBPACK_IMPORTED_MODULE_6__/* .refuseOption */ .gX)(repository.url, 'repo_url');
    try {
        await work();
    }
    catch (error) {
        const { url, commit } = repository;
        throw new Error(`${url} at ${commit} cannot be cloned: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error)}\n${adviceOn(error)}`, { cause: error });
    }
}
function adviceOn(error) {
    const said = (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .bD)(error);
    if (/Authentication failed|could not read Username|could not read Password|Permission denied/i.test(said))
        return 'It asks for a login: give git one on this machine (a credential helper, a key), or take a public URL.';
    if (/not our ref|unknown revision|bad object|couldn't find remote ref/i.test(said))
        return 'See whether the repository still has that commit, and mend the row.';
    if (/No space left/i.test(said))
        return 'Make room where the cache is (XDG_CACHE_HOME), then run again with resume.';
    return 'See whether this machine reaches it (git ls-remote), then run again with resume.';
}
/** Faults that a second try cannot mend. */
function isFinal(error) {
    return /not found|strange hostname|strange pathname|does not exist|does not appear to be a git|not our ref|couldn't find remote ref|Authentication failed|could not read Username|Permission denied/i.test(error.result.stderr);
}


/***/ }),

/***/ 9583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ loadRuns)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
/* harmony import */ var _results_find_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48242);
/* harmony import */ var _results_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47705);




/** How deep below a directory runs are looked for: an artifact each, in a folder of its job. */
const DEEPEST = 4;
const MOST_RUNS = 2_000;
/** Notes on records that cannot be taken. */
const MOST_NAMED = 20;
/**
 * Reads all runs (directories with a `run.json`) in the given directories or below. One that cannot be read becomes a note.
 * Throws a UserError for a directory that is not there.
 */
async function loadRuns(directories) {
    const runs = [];
    const { found, notes } = await (0,_results_find_js__WEBPACK_IMPORTED_MODULE_2__/* .findRuns */ .s)(directories, DEEPEST, 'results');
    for (const directory of found) {
        if (runs.length >= MOST_RUNS) {
            notes.push(`${directory}: left out, there are more than ${MOST_RUNS} runs`);
            continue;
        }
        try {
            const { left, ...run } = await (0,_results_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readRun */ .c)(directory);
            runs.push({ ...run, directory });
            for (const what of left.slice(0, MOST_NAMED))
                notes.push(`${node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, what)}, and is left out`);
            if (left.length > MOST_NAMED)
                notes.push(`${directory}: ${left.length - MOST_NAMED} more results are left out`);
        }
        catch (error) {
            notes.push(`${node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, 'run.json')} is no record of a run: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error).split('\n')[0]}`);
        }
    }
    return { runs, notes };
}


/***/ }),

/***/ 69327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ mergeRuns)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _results_totals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61210);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58508);



/**
 * Puts the runs of one suite together: shards, attempts, jobs. Every planned trial stands there once: of several records of it one
 * with a verdict counts before one without, then the later one. What was expected and no run tells of is `not_run`.
 */
function mergeRuns(runs, expected) {
    // The same whoever puts them together, and in whatever order they were found.
    const ordered = [...runs].sort(({ run: a }, { run: b }) => Date.parse(a.started_at) - Date.parse(b.started_at) || (firstOf(a) < firstOf(b) ? -1 : 1));
    const chosen = new Map();
    for (const { run, results } of ordered) {
        const byPlace = new Map(results.map((result) => [keyOf(result), result]));
        for (const entry of run.planned) {
            const candidate = { entry, result: byPlace.get(keyOf(entry)), run };
            const earlier = chosen.get(keyOf(entry));
            if (earlier === undefined || rank(candidate) >= rank(earlier))
                chosen.set(keyOf(entry), candidate);
        }
    }
    const planned = expected === null ? [] : plannedBy(expected, chosen);
    const named = new Set(planned.map(keyOf));
    for (const { entry } of chosen.values())
        if (!named.has(keyOf(entry)))
            planned.push(entry);
    const results = planned.flatMap((entry) => chosen.get(keyOf(entry))?.result ?? []);
    const records = ordered.map(({ run }) => run);
    const open = new Set([...chosen.values()].filter((candidate) => rank(candidate) < 2).map(({ run }) => run));
    return { run: mergedRecord(records, planned, open), results, notes: differences(records) };
}
function firstOf({ planned }) {
    return planned[0] === undefined ? '' : keyOf(planned[0]);
}
/** The trials of a matrix in its order, from the runs where they tell of them. */
function plannedBy({ matrix, trials }, chosen) {
    return matrix.include.flatMap(({ name, instances }) => instances
        .split(',')
        .filter((id) => id !== '')
        .flatMap((id) => Array.from({ length: trials }, (_, index) => {
        const place = { instance_id: id, trial: index + 1 };
        return chosen.get(keyOf(place))?.entry ?? missing(place, name);
    })));
}
function missing(place, job) {
    return {
        ...place,
        task_type: 'unknown',
        status: 'not_run',
        score: null,
        score_expected: 0,
        coverage: 0,
        result: null,
        error: { stage: 'plan', kind: 'missing', message: `the job "${job}" left no result of it` },
    };
}
/** A verdict before none; an attempt at one before none at all. */
function rank({ entry: { status } }) {
    return status === 'passed' || status === 'failed' ? 2 : status === 'error' ? 1 : 0;
}
function keyOf({ instance_id, trial }) {
    return `${instance_id}/${trial}`;
}
/** One record for all: what they have in common is that of the latest. `open`: runs that left a trial without a verdict. */
function mergedRecord(runs, planned, open) {
    const latest = runs.at(-1) ?? unknownRun();
    const finished = runs.map(({ finished_at }) => finished_at);
    // Not by arguments: a hostile run may plan more trials than a call takes.
    const trials = planned.reduce((most, { trial }) => Math.max(most, trial), latest.settings.trials);
    return {
        ...latest,
        settings: { ...latest.settings, trials },
        planned,
        totals: (0,_results_totals_js__WEBPACK_IMPORTED_MODULE_1__/* .totalsOf */ .v)(planned),
        gate: null,
        // Of a part says nothing of the whole.
        change: runs.length > 1 ? null : (latest.change ?? null),
        // What a later attempt has made up for is no interruption of the suite.
        interrupted: runs.find((run) => run.interrupted !== null && open.has(run))?.interrupted ?? null,
        started_at: runs[0]?.started_at ?? latest.started_at,
        finished_at: finished.some((time) => time === null) ? null : (finished.sort().at(-1) ?? null),
    };
}
/** What two runs of one suite should have in common, and do not. */
function differences(runs) {
    const [first, ...rest] = runs;
    if (first === undefined)
        return [];
    const parts = [
        ['dataset', ({ dataset }) => dataset],
        ['agent', ({ agent }) => agent],
        ['settings', ({ settings: { trials: _, ...settings } }) => settings],
        ['harness version', ({ harness_version }) => harness_version],
    ];
    return parts.flatMap(([what, of]) => {
        const other = rest.find((run) => !(0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(of(run), of(first)));
        return other === undefined
            ? []
            : [`the runs differ in their ${what}: ${JSON.stringify(of(first))} and ${JSON.stringify(of(other))}`];
    });
}
/** A suite of which nothing is left but its plan. */
function unknownRun() {
    const now = new Date().toISOString();
    return {
        schema: 'agentbench/run/v1',
        suite: null,
        dataset: { name: 'unknown', ref: null, digest: `sha256:${'0'.repeat(64)}` },
        agent: { name: null, model: null, command: '' },
        settings: {
            testbed: 'docker',
            trials: 1,
            agent_timeout_ms: 0,
            evaluation_timeout_ms: 0,
            testcase_timeout_ms: 0,
            mode: null,
            judge: null,
            network: null,
            cpus: null,
            memory_bytes: null,
        },
        planned: [],
        totals: (0,_results_totals_js__WEBPACK_IMPORTED_MODULE_1__/* .totalsOf */ .v)([]),
        gate: null,
        interrupted: null,
        started_at: now,
        finished_at: now,
        harness_version: _version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x,
        github: null,
    };
}


/***/ }),

/***/ 15985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ suiteOf),
/* harmony export */   bu: () => (/* binding */ loadSuite),
/* harmony export */   oL: () => (/* binding */ resolveBaseline)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);
/* harmony import */ var _load_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9583);
/* harmony import */ var _merge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69327);



/** The suite in these directories, against what `matrix` says was planned. Throws a UserError where there is nothing at all. */
async function loadSuite(directories, options) {
    const hint = '; results are directories with a run.json';
    return suiteOf(await (0,_load_js__WEBPACK_IMPORTED_MODULE_1__/* .loadRuns */ .l)(directories), options, directories.join(', '), hint);
}
/**
 * The suite of the runs that were found, against what `matrix` says was planned. Throws a UserError that says `where` they were
 * looked for, and why there are none, where there is nothing at all; with `hint` where nothing odd was found either.
 */
function suiteOf({ runs, notes }, { matrix, trials }, where, hint = '') {
    if (runs.length === 0 && matrix === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`results: there are none in ${where}${notes.length > 0 ? `: ${notes.join('; ')}` : hint}`);
    const suite = (0,_merge_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeRuns */ .r)(runs, matrix === undefined ? null : { matrix, trials });
    return { ...suite, notes: [...notes, ...suite.notes] };
}
/**
 * The baseline that the option names; null without one. `artifact`: how its caller comes by that of an earlier run. Throws a
 * UserError for a directory without results.
 */
async function resolveBaseline(baseline, artifact) {
    if (baseline === 'none')
        return null;
    return baseline === 'artifact' ? artifact() : loadBaselineDirectory(baseline);
}
/** A directory of earlier results as a baseline. Throws a UserError where there are none. */
async function loadBaselineDirectory(directory) {
    const { runs, notes } = await (0,_load_js__WEBPACK_IMPORTED_MODULE_1__/* .loadRuns */ .l)([directory]);
    if (runs.length === 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`baseline: there are no results in ${directory}${notes.length > 0 ? `: ${notes.join('; ')}` : ''}`);
    const suite = (0,_merge_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeRuns */ .r)(runs, null);
    const { github, finished_at: finishedAt } = suite.run;
    return {
        suite,
        origin: { kind: 'directory', commit: github?.head_sha ?? github?.sha ?? null, finishedAt, url: null },
    };
}


/***/ }),

/***/ 47705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ readRun)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2055);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57146);
/* harmony import */ var _totals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61210);





/** Bytes of one record; 100,000 planned trials are 25 MB. */
const LARGEST_RECORD = 64 * 1024 * 1024;
/**
 * Reads a run back from its directory. Every planned trial keeps its one entry; where a trial's own record is newer than
 * run.json (the run was killed between the two), that record counts. `left`: records that are there and cannot be taken, and why.
 * Throws where run.json cannot be read.
 */
async function readRun(directory) {
    const run = _schema_js__WEBPACK_IMPORTED_MODULE_3__/* .runSchema */ .Lx.parse(readJson(node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, 'run.json')));
    const results = [];
    const left = [];
    for (const entry of run.planned) {
        const relative = `${entry.instance_id}/trial-${entry.trial}/result.json`;
        const result = readResult(node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, relative), entry);
        if (typeof result === 'string')
            left.push(`${relative}: ${result}`);
        if (result === null || typeof result === 'string')
            continue;
        if (Date.parse(result.started_at) < Date.parse(run.started_at) && entry.result === null)
            continue;
        results.push(result);
        Object.assign(entry, { status: result.status, ...(0,_totals_js__WEBPACK_IMPORTED_MODULE_4__/* .figuresOfResult */ .Y)(result), error: result.error, result: relative });
    }
    run.totals = (0,_totals_js__WEBPACK_IMPORTED_MODULE_4__/* .totalsOf */ .v)(run.planned);
    return { run, results, left };
}
/** A trial's record, null where there is none, or why it cannot be taken. At once: thousands of small files take many times as long one promise after the other. */
function readResult(file, entry) {
    try {
        const result = _schema_js__WEBPACK_IMPORTED_MODULE_3__/* .resultSchema */ .FD.parse(readJson(file));
        if (result.instance_id === entry.instance_id && result.trial === entry.trial)
            return result;
        return `it is of ${result.instance_id}, trial ${result.trial}`;
    }
    catch (error) {
        const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$N)(error);
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return null;
        if (code === 'EACCES')
            throw error;
        if (error instanceof _regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .NotReadable */ .S)
            return error.message;
        if (code === 'ELOOP')
            return 'it is a link';
        // Cut by whatever ended the run: the planned entry says not_run.
        return 'it is no record of a trial';
    }
}
function readJson(file) {
    return JSON.parse((0,_regular_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegularFile */ .X)(file, LARGEST_RECORD).toString());
}


/***/ }),

/***/ 56676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ ResultStore)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var write_file_atomic__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30238);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19473);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2055);
/* harmony import */ var _run_claim_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58714);
/* harmony import */ var _run_owner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57245);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57146);








/** Bytes of one result. */
const LARGEST_RECORD = 64 * 1024 * 1024;
/** Where the files of an attempt are gathered before it gets its number. */
const GATHERED = 'attempt-moving';
/** What write-file-atomic leaves of a record when it is killed. */
const HALF_WRITTEN = /^(run|result|trace)\.json\.\d+$/;
/** Directories of ours below a run's: instances, trials, attempts. */
const BELOW = [/./, /^trial-\d+$/, /^attempt-\w+$/];
/** The directory of results: one place that knows its paths, and writes each file whole or not at all. */
class ResultStore {
    directory;
    constructor(directory) {
        this.directory = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory);
    }
    /** Makes the directory. Throws a UserError where that cannot be. */
    async prepare() {
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(this.directory, { recursive: true });
        }
        catch (error) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`results-path: ${this.directory} cannot be made: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}`);
        }
    }
    /**
     * Takes the directory for one run; returns how to give it back. Removes what a killed run left. Throws a UserError while another
     * run, which may be alive, has it.
     */
    async take(run) {
        const own = node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.directory, `.run-${run}`);
        try {
            await (0,_run_claim_js__WEBPACK_IMPORTED_MODULE_5__/* .claim */ .B7)(own);
        }
        catch (error) {
            // A file system without links.
            if (['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'].includes((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(error) ?? ''))
                return async () => { };
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`results-path: nothing can be written to ${this.directory}: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}`);
        }
        // Who comes at the same time sees us, or we see them: never do both go on.
        const other = (await (0,_run_claim_js__WEBPACK_IMPORTED_MODULE_5__/* .claimsIn */ .hh)(this.directory)).find(({ file, owner }) => file !== own && !(0,_run_owner_js__WEBPACK_IMPORTED_MODULE_6__/* .isDead */ .XU)(owner));
        if (other !== undefined) {
            await (0,_run_claim_js__WEBPACK_IMPORTED_MODULE_5__/* .giveUp */ .Ht)(own);
            const { pid, host } = other.owner;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`results-path: another run (process ${pid} on ${host}) writes to ${this.directory}; wait for its end, or name another directory. If there is no such run any more, remove ${other.file}.owner`);
        }
        await this.tidy();
        return () => (0,_run_claim_js__WEBPACK_IMPORTED_MODULE_5__/* .giveUp */ .Ht)(own);
    }
    /** Removes what runs that were killed left beside their records: their claims, and files half written. */
    async tidy() {
        for (const file of await (0,_run_claim_js__WEBPACK_IMPORTED_MODULE_5__/* .deadClaimsIn */ .r7)(this.directory))
            await (0,_run_claim_js__WEBPACK_IMPORTED_MODULE_5__/* .giveUp */ .Ht)(file);
        await removeHalfWritten(this.directory, 0);
    }
    /** A trial's directory below the store. */
    trialPath(instanceId, trial) {
        return node_path__WEBPACK_IMPORTED_MODULE_1__.join(instanceId, `trial-${trial}`);
    }
    /** A finished earlier result of a trial; null where there is none, or none that can be read. */
    async finished(instanceId, trial) {
        const result = await this.read(instanceId, trial);
        return result !== null && (result.status === 'passed' || result.status === 'failed') ? result : null;
    }
    /** An empty directory for a trial's next attempt; what an earlier attempt left goes to `attempt-<n>/` below it. */
    async beginAttempt(instanceId, trial) {
        const directory = node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.directory, this.trialPath(instanceId, trial));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(directory, { recursive: true });
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory);
        const kept = entries.flatMap((entry) => /^attempt-(\d+)$/.exec(entry)?.slice(1).map(Number) ?? []);
        const last = Math.max(0, ...kept);
        const loose = entries.filter((entry) => !/^attempt-\d+$/.test(entry));
        if (loose.length === 0)
            return { directory, attempt: last + 1 };
        // Gathered under another name: one that is killed here is taken up by the next, and no attempt is torn in two.
        const gathered = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, GATHERED);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(gathered, { recursive: true });
        for (const entry of loose.filter((entry) => entry !== GATHERED))
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, entry), node_path__WEBPACK_IMPORTED_MODULE_1__.join(gathered, entry));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(gathered, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, `attempt-${last + 1}`));
        return { directory, attempt: last + 2 };
    }
    /** `last`: this is how the record stays. Only then does it survive a loss of power as well. */
    async writeResult(result, last = true) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.directory, this.trialPath(result.instance_id, result.trial), 'result.json');
        await writeWhole(file, readable(result), last);
    }
    /** The same. Throws with what to do about it. */
    async writeRun(run, last = true) {
        try {
            await writeWhole(node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.directory, 'run.json'), readable(run), last);
        }
        catch (error) {
            const advice = 'make room there, or mend it, then run again with resume';
            throw new Error(`results-path: run.json could not be written: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}; ${advice}`, { cause: error });
        }
    }
    async writeTrace(trace) {
        await writeWhole(node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.directory, 'trace.json'), JSON.stringify(trace), false);
    }
    /** A trial's result; null where there is none, or none that can be read. */
    async read(instanceId, trial) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(this.directory, this.trialPath(instanceId, trial), 'result.json');
        try {
            return _schema_js__WEBPACK_IMPORTED_MODULE_7__/* .resultSchema */ .FD.parse(JSON.parse((0,_regular_file_js__WEBPACK_IMPORTED_MODULE_4__/* .readRegularFile */ .X)(file, LARGEST_RECORD).toString()));
        }
        catch (error) {
            if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(error) !== undefined && (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .codeOf */ .$N)(error) !== 'ENOENT')
                throw error;
            return null;
        }
    }
}
/** From a run's directory (depth 0) down to its trials and their attempts; nothing that an agent wrote is looked at. */
async function removeHalfWritten(directory, depth) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, entry.name);
        if (entry.isFile() && HALF_WRITTEN.test(entry.name))
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file, { force: true });
        if (entry.isDirectory() && BELOW[depth]?.test(entry.name))
            await removeHalfWritten(file, depth + 1);
    }
}
function readable(value) {
    return `${JSON.stringify(value, null, 2)}\n`;
}
/** Whole or not at all, whenever this process is killed. What is not to last is written at once: that takes a tenth of the time of waiting for it. */
async function writeWhole(file, text, last) {
    if (last)
        await write_file_atomic__WEBPACK_IMPORTED_MODULE_2__(file, text);
    else
        write_file_atomic__WEBPACK_IMPORTED_MODULE_2__.sync(file, text, { fsync: false });
}


/***/ }),

/***/ 61210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ figuresOfResult),
/* harmony export */   v: () => (/* binding */ totalsOf)
/* harmony export */ });
/** Counts and figures over planned trials: an `error` is never a silent zero, it is counted apart. */
function totalsOf(trials) {
    const count = (status) => trials.filter((trial) => trial.status === status).length;
    const scores = trials.flatMap(({ score }) => (score === null ? [] : [score]));
    const mean = (values) => values.length === 0 ? null : values.reduce((total, value) => total + value, 0) / values.length;
    const planned = trials.length;
    const passed = count('passed');
    return {
        planned,
        passed,
        failed: count('failed'),
        error: count('error'),
        not_run: count('not_run'),
        success_rate: planned === 0 ? null : passed / planned,
        score: mean(scores),
        score_expected: mean(trials.map((trial) => trial.score_expected)),
        coverage: mean(trials.map((trial) => trial.coverage)),
    };
}
/** What a result says of its trial in the totals: over projects, the mean of each. */
function figuresOfResult({ score, evaluation }) {
    if (evaluation?.kind === 'test_plan') {
        const { score_expected, coverage } = evaluation;
        return { score, score_expected: score === null ? 0 : score_expected, coverage: score === null ? 0 : coverage };
    }
    return { score, score_expected: score ?? 0, coverage: score === null ? 0 : 1 };
}


/***/ }),

/***/ 41514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Te: () => (/* binding */ beginRun),
/* harmony export */   ho: () => (/* binding */ deadRuns),
/* harmony export */   lb: () => (/* binding */ endRun),
/* harmony export */   xw: () => (/* binding */ runDirectory)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35108);
/* harmony import */ var _claim_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58714);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57245);






/** Begins a run: a directory of its own below the machine's temporary one, claimed before it is made. */
async function beginRun(machine) {
    const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(5).toString('hex');
    const parent = runsDirectory(machine);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(parent, { recursive: true, mode: 0o700 });
    // Agents of other users (a container's root is one) need to pass through; only names are to be seen.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(parent, 0o711);
    const directory = node_path__WEBPACK_IMPORTED_MODULE_2__.join(parent, id);
    await (0,_claim_js__WEBPACK_IMPORTED_MODULE_4__/* .claim */ .B7)(directory);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(directory, { mode: 0o711 });
    return { id, owner: (0,_owner_js__WEBPACK_IMPORTED_MODULE_5__/* .thisOwner */ .GS)(), directory };
}
/** The ids of runs whose process is known to be dead but whose directory is still there. */
async function deadRuns(machine) {
    const parent = runsDirectory(machine);
    // Below a directory of somebody else's, what is said to be left of a run may be anything.
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(parent).catch(() => null);
    if (stats === null || !stats.isDirectory() || stats.uid !== (process.getuid?.() ?? stats.uid))
        return [];
    return (await (0,_claim_js__WEBPACK_IMPORTED_MODULE_4__/* .deadClaimsIn */ .r7)(parent)).map((directory) => node_path__WEBPACK_IMPORTED_MODULE_2__.basename(directory));
}
/** Where a run of this id keeps its temporary files. */
function runDirectory(machine, id) {
    return node_path__WEBPACK_IMPORTED_MODULE_2__.join(runsDirectory(machine), id);
}
/** Removes a run's temporary files. */
async function endRun(directory) {
    await (0,_testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_3__/* .removeTree */ .dM)(directory);
    await (0,_claim_js__WEBPACK_IMPORTED_MODULE_4__/* .giveUp */ .Ht)(directory);
}
function runsDirectory(machine) {
    return node_path__WEBPACK_IMPORTED_MODULE_2__.join(machine.temporaryDirectory, `agentbench-${process.getuid?.() ?? 0}`);
}


/***/ }),

/***/ 60730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V5: () => (/* binding */ sweepContainers),
/* harmony export */   X0: () => (/* binding */ sweep),
/* harmony export */   iU: () => (/* binding */ sweepRun)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
/* harmony import */ var _testbeds_docker_connect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68144);
/* harmony import */ var _testbeds_docker_labels_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63187);
/* harmony import */ var _testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52621);
/* harmony import */ var _testbeds_host_provider_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24828);
/* harmony import */ var _testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35108);
/* harmony import */ var _claim_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58714);
/* harmony import */ var _identity_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41514);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56537);











/**
 * Removes what killed runs left on this machine, once their process is known to be dead: processes, temporary files, and
 * with `docker` containers. Says what it did; a fault in it stops nothing.
 */
async function sweep(machine, docker, notice) {
    for (const id of await (0,_identity_js__WEBPACK_IMPORTED_MODULE_9__/* .deadRuns */ .ho)(machine))
        await attempt(() => sweepRun(machine, id, notice), notice);
    await attempt(() => sweepCache(machine, notice), notice);
    if (docker)
        await attempt(() => sweepContainers(machine, undefined, notice), notice);
}
/** The same for one run that is known to be over: what post does. */
async function sweepRun(machine, id, notice) {
    const directory = (0,_identity_js__WEBPACK_IMPORTED_MODULE_9__/* .runDirectory */ .xw)(machine, id);
    const left = await (0,_testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_5__/* .endProcesses */ .Hk)(() => (0,_testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_5__/* .processesWith */ .U_)(`TMPDIR=${directory}/`), 0);
    for (const { pid, name } of left)
        notice(`process ${pid} (${name}) of an earlier run could not be ended`);
    const workdir = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, _testbeds_host_provider_js__WEBPACK_IMPORTED_MODULE_6__.SHARED_WORKDIR), 'utf8').catch(() => null);
    if (workdir)
        await (0,_testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_7__/* .emptyDirectory */ .hK)(workdir);
    await (0,_testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_7__/* .removeTree */ .dM)(directory);
    await (0,_claim_js__WEBPACK_IMPORTED_MODULE_8__/* .giveUp */ .Ht)(directory);
}
/** Ends clones and fetches whose process is dead, and removes what they had fetched so far. */
async function sweepCache({ cacheDirectory }, notice) {
    for (const { pid, name } of await (0,_tools_js__WEBPACK_IMPORTED_MODULE_10__/* .endLeftTools */ .q)())
        notice(`process ${pid} (${name}) of an earlier run could not be ended`);
    const datasets = node_path__WEBPACK_IMPORTED_MODULE_1__.join(cacheDirectory, 'datasets');
    const folders = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(datasets).catch(() => [])).map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(datasets, name));
    for (const folder of [node_path__WEBPACK_IMPORTED_MODULE_1__.join(cacheDirectory, 'repositories'), ...folders]) {
        for (const directory of await (0,_claim_js__WEBPACK_IMPORTED_MODULE_8__/* .deadClaimsIn */ .r7)(folder)) {
            await (0,_testbeds_host_workdir_js__WEBPACK_IMPORTED_MODULE_7__/* .removeTree */ .dM)(directory);
            await (0,_claim_js__WEBPACK_IMPORTED_MODULE_8__/* .giveUp */ .Ht)(directory);
        }
    }
}
/** Removes left containers, of dead runs or of the run that is named. */
async function sweepContainers(machine, run, notice) {
    const removed = await (0,_testbeds_docker_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .removeLeftContainers */ .AR)(await (0,_testbeds_docker_connect_js__WEBPACK_IMPORTED_MODULE_3__/* .connectDocker */ .Z)(machine), run);
    if (removed > 0)
        notice(`removed ${removed} container${removed === 1 ? '' : 's'} that a killed run had left`);
}
async function attempt(work, notice) {
    try {
        await work();
    }
    catch (error) {
        notice(`what an earlier run left could not be removed: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`);
    }
}


/***/ }),

/***/ 56537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ interruptible),
/* harmony export */   q: () => (/* binding */ endLeftTools)
/* harmony export */ });
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40075);
/* harmony import */ var _testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52621);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57245);



/** Milliseconds between TERM, at which git takes its locks away, and KILL. */
const GRACE = 1_000;
/** The machine of a run that can be interrupted: its tools under way then end, and no other begins. */
function interruptible(machine, signal) {
    signal.addEventListener('abort', () => void (0,_testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .endTrees */ .vK)(ownTools, GRACE), { once: true });
    return {
        ...machine,
        async runTool(...call) {
            signal.throwIfAborted();
            const result = await machine.runTool(...call);
            signal.throwIfAborted();
            return result;
        },
    };
}
/** Ends what git a killed process had under way; what could not be ended. */
function endLeftTools() {
    return (0,_testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .endTrees */ .vK)(leftTools, GRACE);
}
function ownTools() {
    return (0,_testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .listProcesses */ .O3)().filter(({ parent, name }) => parent === process.pid && ['git', 'docker'].includes(name));
}
function leftTools() {
    return (0,_testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .listProcesses */ .O3)().filter((process) => {
        const owner = process.name === 'git' ? (0,_git_git_js__WEBPACK_IMPORTED_MODULE_0__/* .ownerOfGit */ .dT)((0,_testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_1__/* .wordsOf */ .Z9)(process)) : null;
        return owner !== null && (0,_owner_js__WEBPACK_IMPORTED_MODULE_2__/* .isDead */ .XU)(owner);
    });
}


/***/ }),

/***/ 68144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ connectDocker),
/* harmony export */   c: () => (/* binding */ sharesFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var dockerode__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39040);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19473);
/* harmony import */ var _host_processes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52621);
/* harmony import */ var _hijack_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75244);
/* harmony import */ var _request_limit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28357);







const DEFAULT_SOCKET = '/var/run/docker.sock';
/**
 * The Engine that `DOCKER_HOST` names, otherwise the default socket, otherwise the docker CLI's current context.
 * Throws a UserError with advice where none answers.
 */
async function connectDocker(machine) {
    const named = machine.environment.DOCKER_HOST || undefined;
    const host = named ?? ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(DEFAULT_SOCKET) ? undefined : await hostOfContext(machine)) ?? `unix://${DEFAULT_SOCKET}`;
    if (host.startsWith('ssh://')) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`Docker: DOCKER_HOST=${host} is not supported; forward the socket (ssh -L) and name it as unix://…`);
    }
    const limit = (0,_request_limit_js__WEBPACK_IMPORTED_MODULE_6__/* .requestLimit */ .bl)(machine.environment);
    try {
        const docker = new dockerode__WEBPACK_IMPORTED_MODULE_2__(addressOf(host, machine.environment));
        (0,_request_limit_js__WEBPACK_IMPORTED_MODULE_6__/* .limitRequests */ .Cd)(docker, limit);
        await docker.ping();
        return docker;
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`Docker does not answer at ${host} (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .bD)(error)}). Start the daemon, or set DOCKER_HOST, or use "testbed: host" on a throw-away machine.`);
    }
}
/** Whether the daemon sees the files of this process at the same paths, so that they can be mounted. */
function sharesFiles(docker) {
    const { socketPath } = docker.modem;
    if (socketPath === undefined || process.platform !== 'linux')
        return false;
    const contained = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)('/.dockerenv') || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)('/run/.containerenv');
    // The socket may have been mounted from a machine outside, or the daemon may run in here as well.
    return !contained || (0,_host_processes_js__WEBPACK_IMPORTED_MODULE_4__/* .listProcesses */ .O3)().some(({ pid, name }) => name === 'dockerd' && hasOurFiles(pid));
}
function hasOurFiles(pid) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/${pid}/ns/mnt`) === (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)('/proc/self/ns/mnt');
    }
    catch {
        return false;
    }
}
/** How dockerode reaches a host: every field, since it takes one that is left out from the environment of this process. */
function addressOf(host, environment) {
    if (host.startsWith('unix://')) {
        const socketPath = host.slice('unix://'.length) || DEFAULT_SOCKET;
        return { host: undefined, protocol: 'http', socketPath, timeout: undefined, agent: new _hijack_js__WEBPACK_IMPORTED_MODULE_5__/* .EngineAgent */ .Y() };
    }
    const { hostname, port, pathname } = new URL(host.includes('//') ? host : `tcp://${host}`);
    const secure = Boolean(environment.DOCKER_TLS_VERIFY) || port === '2376';
    const certificates = environment.DOCKER_CERT_PATH;
    const read = (file) => (secure && certificates ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(certificates, file)) : undefined);
    return {
        host: hostname,
        timeout: undefined,
        port: port || (secure ? 2376 : 2375),
        protocol: secure ? 'https' : 'http',
        ...(secure ? {} : { agent: new _hijack_js__WEBPACK_IMPORTED_MODULE_5__/* .EngineAgent */ .Y() }),
        pathPrefix: pathname,
        ca: read('ca.pem'),
        cert: read('cert.pem'),
        key: read('key.pem'),
    };
}
async function hostOfContext(machine) {
    try {
        const result = await machine.runTool('docker', ['context', 'inspect', '--format', '{{.Endpoints.docker.Host}}']);
        const host = result.stdout.trim();
        return result.exitCode === 0 && host.startsWith('unix://') ? host : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 3730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   eO: () => (/* binding */ explainDockerFault),
/* harmony export */   lp: () => (/* binding */ dockerFault)
/* harmony export */ });
/* unused harmony export isEngineLost */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33836);
/* harmony import */ var _request_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28357);



/** What the system says of a connection that cannot be made or that breaks (`ENOENT`: the socket's file is gone). */
const BROKEN = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH'];
/** A fault of Docker as the error of a trial. */
function dockerFault(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TrialError */ .ZD)
        return error;
    const message = isSilent(error)
        ? `Docker does not answer any more (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}); see that its daemon runs, then run again with resume`
        : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error).trim();
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TrialError */ .ZD('docker', message, { cause: error });
}
/** Whether a command was lost with the Engine: no word of it comes, or it has been restarted and knows the command no more. */
function isEngineLost(error) {
    return isSilent(error) || (statusOf(error) === 404 && /no such exec/i.test((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)));
}
/** Tells a container that its own trial broke from a Docker that fails. */
async function explainDockerFault(container, error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TrialError */ .ZD || error instanceof _types_js__WEBPACK_IMPORTED_MODULE_2__/* .TestbedDestroyed */ .z)
        return error;
    // Who hangs would have us wait once more.
    if (error instanceof _request_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NoAnswer */ .W_)
        return dockerFault(error);
    try {
        const { State: state } = await container.inspect();
        // With a daemon that is restarted its containers die as well: not the agent's doing.
        if (isEngineLost(error)) {
            const what = `Docker lost the command (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error).trim()}): its daemon was restarted, or the connection broke`;
            return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TrialError */ .ZD('docker', what, { cause: error });
        }
        if (!state.Running) {
            const why = state.OOMKilled ? 'it ran out of memory' : `exit code ${state.ExitCode}`;
            return new _types_js__WEBPACK_IMPORTED_MODULE_2__/* .TestbedDestroyed */ .z(`the container is no longer running: ${why}`);
        }
    }
    catch (inspection) {
        if (statusOf(inspection) === 404)
            return new _types_js__WEBPACK_IMPORTED_MODULE_2__/* .TestbedDestroyed */ .z('the container was removed from outside');
        return dockerFault(inspection);
    }
    // The container lives and the Engine answers, yet the exec could not begin: its shell or its workdir is gone.
    if (/OCI runtime exec failed|no such file or directory|chdir/i.test((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)))
        return new _types_js__WEBPACK_IMPORTED_MODULE_2__/* .TestbedDestroyed */ .z((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error));
    return dockerFault(error);
}
/** The Engine's status of an answer; undefined where there was none. */
function statusOf(error) {
    return error?.statusCode;
}
function isSilent(error) {
    return error instanceof _request_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .NoAnswer */ .W_ || (statusOf(error) === undefined && BROKEN.includes((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .codeOf */ .$N)(error) ?? ''));
}


/***/ }),

/***/ 75244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ HijackedConnection),
/* harmony export */   Y: () => (/* binding */ EngineAgent)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
/* harmony import */ var _intake_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75629);






/** As much is read at once, in bytes. */
const PIECE = 64 * 1024;
/** Gives each request that hijacks its connection one that can be drained; the others share theirs. For Engines without TLS. */
class EngineAgent extends node_http__WEBPACK_IMPORTED_MODULE_0__.Agent {
    constructor() {
        // As Node's own.
        super({ keepAlive: true, scheduling: 'lifo', timeout: 5_000 });
    }
    getName(options) {
        return super.getName(options) + (hijacks(options) ? ':hijacked' : '');
    }
    createConnection(...[options, done]) {
        return hijacks(options) ? new HijackedConnection(options) : super.createConnection(options, done);
    }
    /** docker-modem has every request's options put into words: not all connections with them. */
    [node_util__WEBPACK_IMPORTED_MODULE_4__.inspect.custom]() {
        return 'EngineAgent';
    }
    /** One that was not hijacked after all, because the Engine refused, is of no more use. */
    keepSocketAlive(connection) {
        return !(connection instanceof HijackedConnection) && Boolean(super.keepSocketAlive(connection));
    }
}
function hijacks({ headers } = {}) {
    return headers !== undefined && 'Upgrade' in headers;
}
/** A connection as a stream, for HTTP, that can be drained from when on it is hijacked. */
class HijackedConnection extends node_stream__WEBPACK_IMPORTED_MODULE_2__.Duplex {
    #socket;
    #take = (piece) => this.#buffer(piece);
    /** While the stream holds enough. */
    #full = null;
    constructor(options) {
        super({ allowHalfOpen: false });
        const onread = (0,_intake_js__WEBPACK_IMPORTED_MODULE_5__/* .intake */ .P)(PIECE, (piece) => this.#take(piece), () => this.#socket);
        this.#socket = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.connect)({ ...options, onread });
        this.#socket.on('end', () => this.push(null));
        this.#socket.on('error', (error) => this.destroy(error));
        this.#socket.on('close', () => this.destroy());
    }
    /** Hands on all that is still to come, to its end, without a stream in between. Fails as the connection and the taker do. */
    async drain(take) {
        try {
            const before = this.#handOnHeld(take);
            this.#take = (piece) => before.then(() => take(piece));
            await before;
        }
        catch (error) {
            this.destroy();
            throw error;
        }
        this.#take = take;
        this.resume();
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.finished)(this, { writable: false });
    }
    /** What the stream holds already. */
    async #handOnHeld(take) {
        for (let piece = this.read(); piece !== null; piece = this.read())
            await take(piece);
    }
    #buffer(piece) {
        if (this.push(Buffer.from(piece)))
            return;
        this.#full = Promise.withResolvers();
        return this.#full.promise;
    }
    /** HTTP asks for it where a connection is no longer used. */
    setTimeout(...limit) {
        this.#socket.setTimeout(...limit);
        return this;
    }
    _read() {
        this.#full?.resolve();
        this.#full = null;
    }
    _write(chunk, _, done) {
        this.#socket.write(chunk, done);
    }
    _final(done) {
        this.#socket.end(() => done());
    }
    _destroy(error, done) {
        this.#socket.destroy();
        done(error);
    }
}


/***/ }),

/***/ 63187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: () => (/* binding */ removeLeftContainers),
/* harmony export */   dS: () => (/* binding */ labelsFor),
/* harmony export */   kg: () => (/* binding */ LABELS),
/* harmony export */   od: () => (/* binding */ removeContainer)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);
/* harmony import */ var _run_owner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57245);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3730);



const RUN = 'agentbench.run';
const OWNER = 'agentbench.owner';
/** Tries to remove a container; the Engine takes 10 s and more for one that it cannot kill. */
const REMOVALS = 6;
/** All labels of ours. */
const LABELS = [RUN, OWNER, 'agentbench.instance', 'agentbench.trial'];
/** Labels that tell whose a container is. */
function labelsFor(run, owner, instanceId, trial) {
    return {
        [RUN]: run,
        [OWNER]: JSON.stringify(owner),
        'agentbench.instance': instanceId,
        'agentbench.trial': String(trial),
    };
}
/** The filter that finds one run's containers. */
function runFilter(run) {
    return `${RUN}=${run}`;
}
/** Removes the containers of runs whose process is known to be dead, or of the run that is named; how many there were. */
async function removeLeftContainers(docker, run) {
    const containers = await docker.listContainers({
        all: true,
        filters: { label: [run === undefined ? OWNER : runFilter(run)] },
    });
    const left = containers.filter(({ Labels: labels }) => run !== undefined || isOwnerDead(labels[OWNER]));
    await Promise.all(left.map(({ Id: id }) => removeContainer(docker.getContainer(id))));
    return left.length;
}
/** Removes a container with what runs in it and its anonymous volumes; one that is gone already is as well. */
async function removeContainer(container) {
    for (let left = REMOVALS - 1;; left--) {
        try {
            await container.remove({ force: true, v: true });
            return;
        }
        catch (error) {
            // 404: gone; 409: somebody else (post, another sweep) is removing it at this moment.
            if ([404, 409].includes((0,_fault_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error) ?? 0))
                return;
            // With thousands of processes to kill (a fork bomb) the Engine loses patience; each try comes further.
            if (left === 0 || !/did not receive an exit event/.test((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)))
                throw error;
        }
    }
}
function isOwnerDead(label) {
    try {
        return (0,_run_owner_js__WEBPACK_IMPORTED_MODULE_1__/* .isDead */ .XU)(_run_owner_js__WEBPACK_IMPORTED_MODULE_1__/* .ownerSchema */ .$K.parse(JSON.parse(label ?? '')));
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 28357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cd: () => (/* binding */ limitRequests),
/* harmony export */   W_: () => (/* binding */ NoAnswer),
/* harmony export */   bl: () => (/* binding */ requestLimit)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);


/** Seconds that the Engine may take to answer. The variable is that of Docker's own clients for Python and of Compose. */
const DEFAULT_LIMIT = 120;
/** A commit copies all that the agent has written: as many times longer. */
const COMMIT_FACTOR = 30;
/** The Engine has not answered in time: it hangs, or the machine that it runs on does. */
class NoAnswer extends Error {
    name = 'NoAnswer';
}
/** The limit in milliseconds: `DOCKER_CLIENT_TIMEOUT` (seconds), or two minutes. Throws a UserError for what is no number. */
function requestLimit(environment) {
    const given = environment.DOCKER_CLIENT_TIMEOUT || String(DEFAULT_LIMIT);
    const seconds = Number(given);
    if (!(seconds > 0 && seconds <= 86_400))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`DOCKER_CLIENT_TIMEOUT: "${given}" is no number of seconds; unset it for ${DEFAULT_LIMIT}`);
    return seconds * 1000;
}
/**
 * Ends each request of a client with a NoAnswer when the Engine is silent for `limit` ms: dockerode itself waits for ever. What
 * counts is the beginning of the answer where it is a stream (an agent may be silent for hours), and each piece of an upload.
 */
function limitRequests(docker, limit) {
    const modem = docker.modem;
    const dial = modem.dial.bind(modem);
    modem.dial = (options, callback) => {
        const stop = new AbortController();
        const allowed = options.path.startsWith('/commit') ? limit * COMMIT_FACTOR : limit;
        const timer = setTimeout(() => stop.abort(), allowed);
        const { abortSignal, file } = options;
        dial({
            ...options,
            abortSignal: abortSignal === undefined ? stop.signal : AbortSignal.any([abortSignal, stop.signal]),
            ...(file === undefined ? {} : { file: watched(file, () => timer.refresh()) }),
        }, (error, data) => {
            clearTimeout(timer);
            const what = `${options.method} ${options.path.replace(/\?.*/, '')}`;
            callback(stop.signal.aborted ? new NoAnswer(`no answer to ${what} within ${allowed / 1000} s`) : error, data);
        });
    };
}
function watched(stream, piece) {
    const through = new node_stream__WEBPACK_IMPORTED_MODULE_0__.Transform({
        transform(chunk, _, done) {
            piece();
            done(null, chunk);
        },
    });
    // A fault of the source destroys the copy, which the request hears of.
    return (0,node_stream__WEBPACK_IMPORTED_MODULE_0__.pipeline)(stream, through, () => { });
}


/***/ }),

/***/ 3907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ drain),
/* harmony export */   f: () => (/* binding */ DRAIN_LIMIT)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

/** Output that comes after a command's exit is waited for no longer than this: a background child may print for ever. */
const DRAIN_LIMIT = 1_000;
/**
 * Waits for the output that is still under way when a command has ended: until its end, or until nothing has come for
 * `quiet` milliseconds (a background child may hold it open). `lastOutput` tells when something came last, by performance.now().
 */
async function drain(end, lastOutput, quiet) {
    const begun = performance.now();
    for (;;) {
        const open = await Promise.race([end.then(() => false), (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(quiet / 2, true)]);
        const now = performance.now();
        if (!open || now - Math.max(begun, lastOutput()) >= quiet || now - begun >= DRAIN_LIMIT)
            return;
    }
}


/***/ }),

/***/ 91981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ hostEnvironment)
/* harmony export */ });
/** What a command on the host sees of the runner's environment; everything else of it stays away. */
const ALLOWED = ['PATH', 'HOME', 'USER', 'LANG', 'TERM'];
/** The host's own part of a command's environment. `TMPDIR` is the trial's own: it also marks whose a process is. */
function hostEnvironment(environment, temporary) {
    const allowed = ALLOWED.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]]));
    return { ...Object.fromEntries(allowed), TMPDIR: temporary };
}


/***/ }),

/***/ 828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ openFifos),
/* harmony export */   v: () => (/* binding */ outletOf)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51455);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77030);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57975);
/* harmony import */ var _intake_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75629);








/** As much is read at once, in bytes. */
const PIECE = 256 * 1024;
/**
 * Makes pipes for a child's standard output and error, with nothing left in `directory`. Node's own pipes are sockets, and a
 * script's `> /dev/stderr` fails on a socket. `searchPath`: where mkfifo is looked for first; it
 * sees nothing else of an environment.
 */
async function openFifos(directory, searchPath) {
    const name = node_path__WEBPACK_IMPORTED_MODULE_5__.join(directory, `.pipe-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomUUID)()}`);
    const files = [`${name}-1`, `${name}-2`];
    try {
        const env = { PATH: [searchPath, '/usr/bin', '/bin'].filter(Boolean).join(node_path__WEBPACK_IMPORTED_MODULE_5__.delimiter) };
        await (0,node_util__WEBPACK_IMPORTED_MODULE_6__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('mkfifo', ['-m', '600', ...files], { env });
        return { stdout: openFifo(files[0]), stderr: openFifo(files[1]) };
    }
    finally {
        for (const file of files)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.rm)(file, { force: true });
    }
}
function openFifo(file) {
    // The reader first, and not waiting: opening the other end then waits for nobody.
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NONBLOCK);
    const writer = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_WRONLY);
    return { writer, letGo: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(writer), ...outletOf(fd) };
}
/** What a pipe's descriptor, which does not block, brings; it is the outlet's from here on. */
function outletOf(fd) {
    let socket = null;
    let closed = false;
    return { read, close };
    function read(take) {
        if (closed)
            return Promise.resolve();
        const onread = (0,_intake_js__WEBPACK_IMPORTED_MODULE_7__/* .intake */ .P)(PIECE, take, () => reader);
        const reader = new node_net__WEBPACK_IMPORTED_MODULE_4__.Socket({ fd, readable: true, writable: false, onread });
        socket = reader;
        return new Promise((resolve, reject) => reader.on('error', reject).on('close', () => resolve()));
    }
    function close() {
        if (closed)
            return;
        closed = true;
        if (socket === null)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(fd);
        else
            socket.destroy();
    }
}


/***/ }),

/***/ 25530:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ startFault)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33836);


function startFault(error) {
    return new _types_js__WEBPACK_IMPORTED_MODULE_1__/* .TestbedDestroyed */ .z(`the command cannot be started: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`);
}


/***/ }),

/***/ 96221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ PlainLauncher)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _fifo_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(828);
/* harmony import */ var _launcher_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25530);
/* harmony import */ var _processes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52621);




/** Begins commands as children of ours: what they daemonise is known by its session only. */
class PlainLauncher {
    #pipes;
    #sessions = new Set();
    /** `pipes`: a directory for the pipes of their output; nothing is left there. */
    constructor(pipes) {
        this.#pipes = pipes;
    }
    async launch({ argv, cwd, environment, talks }, signal) {
        const { stdout, stderr } = await (0,_fifo_js__WEBPACK_IMPORTED_MODULE_1__/* .openFifos */ .q)(this.#pipes, environment.PATH);
        if (signal.aborted) {
            for (const pipe of [stdout, stderr]) {
                pipe.letGo();
                pipe.close();
            }
            throw signal.reason;
        }
        const stdio = [talks ? 'pipe' : 'ignore', stdout.writer, stderr.writer];
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(argv[0], argv.slice(1), { cwd, env: environment, detached: true, stdio: [...stdio] });
        stdout.letGo();
        stderr.letGo();
        const exited = new Promise((resolve, reject) => {
            child.once('error', (error) => reject((0,_launcher_js__WEBPACK_IMPORTED_MODULE_2__/* .startFault */ .H)(error)));
            child.once('exit', (code, signal) => resolve(code ?? 128 + (signal === 'SIGKILL' ? 9 : 15)));
        });
        exited.catch(() => { });
        if (child.pid !== undefined)
            this.#sessions.add(child.pid);
        return {
            input: child.stdin,
            stdout,
            stderr,
            session: Promise.resolve(child.pid ?? -1),
            exited,
            nudge: () => { },
        };
    }
    async release() {
        const left = await (0,_processes_js__WEBPACK_IMPORTED_MODULE_3__/* .endProcesses */ .Hk)(() => (0,_processes_js__WEBPACK_IMPORTED_MODULE_3__/* .listProcesses */ .O3)().filter(({ session }) => this.#sessions.has(session)), 0);
        return left.map(({ pid }) => pid);
    }
}


/***/ }),

/***/ 24828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SHARED_WORKDIR: () => (/* binding */ SHARED_WORKDIR),
  hostProvider: () => (/* binding */ hostProvider)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/git/mirror.js
var mirror = __webpack_require__(52740);
// EXTERNAL MODULE: ./build/testbeds/host/environment.js
var host_environment = __webpack_require__(91981);
// EXTERNAL MODULE: ./build/testbeds/host/find-tool.js
var find_tool = __webpack_require__(52188);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/signals.js
var signals = __webpack_require__(34937);
// EXTERNAL MODULE: ./build/testbeds/host/fifo.js
var fifo = __webpack_require__(828);
;// CONCATENATED MODULE: ./build/testbeds/host/keeper-program.js
/**
 * The keeper: a small Perl program between us and the commands of a trial on the host. It is their subreaper, so that whatever
 * daemonises stays below it in the process tree; and when descriptor 4 closes, because the trial is over or because we were
 * killed, it ends all that is below it. Node has no way to become a subreaper; perl is part of every Debian, Ubuntu and hosted runner.
 * It loads no module: that takes many times as long as all that it does, and any of them may be absent. (`use strict` is the tests'.)
 *
 * Arguments: the numbers of the system calls prctl and setsid on this machine. Descriptor 4 brings orders, each its length (four
 * bytes, the greatest first) and words between NULs: the order's id, the directory, 1 for a standard input (else 0), the number of
 * words of the command, these, then names and values of the environment. Descriptor 3 takes lines: `pipes <input> <output> <errors>`,
 * its own descriptors of the other ends of the next command's, which stay open until the order; `pid <id> <pid>`, also
 * the command's session; `exit <id> <code>`; `failed <id> <why>` where it could not be begun; at the end `left <pid>`.
 */
const KEEPER = `
my ($prctl, $setsid) = @ARGV;
open(my $report, '>&=', 3) or die; open(my $orders, '<&=', 4) or die;
# F_SETFD, FD_CLOEXEC; PR_SET_CHILD_SUBREAPER; F_SETFL, O_NONBLOCK.
for ($report, $orders) { fcntl($_, 2, 1) or die; }
syscall($prctl, 36, 1, 0, 0, 0) == 0 or die "prctl: $!";
pipe(my $wake, my $waker) or die;
for ($wake, $waker) { fcntl($_, 4, 2048) or die; }
my @signals = qw(INT TERM HUP PIPE);
$SIG{$_} = 'IGNORE' for @signals;
$SIG{CHLD} = sub { syswrite $waker, '.' };
my (%ids, @pipes);
offer();
my $read = '';
for (;;) {
  while ((my $pid = reap()) > 0) {
    my $status = $?;
    my $id = delete $ids{$pid};
    report('exit', $id, $status & 127 ? 128 + ($status & 127) : $status >> 8) if defined $id;
  }
  my $ready = '';
  vec($ready, fileno($_), 1) = 1 for $orders, $wake;
  next unless select($ready, undef, undef, 0.25) > 0;
  sysread($wake, my $bytes, 64) if vec($ready, fileno($wake), 1);
  next unless vec($ready, fileno($orders), 1);
  sysread($orders, $read, 65536, length $read) or last;
  while (length $read >= 4) {
    my $size = unpack('N', $read);
    last if length $read < 4 + $size;
    obey(split /\\0/, substr($read, 4, $size), -1);
    substr($read, 0, 4 + $size) = '';
  }
}
for my $try (1 .. 200) {
  last if alone();
  kill 'KILL', below();
  select(undef, undef, undef, 0.01) unless alone();
}
my @left = alone() ? () : below();
report('left', $_) for @left;
# Only the dead are left to wait for: no zombies for an init that reaps none.
unless (@left) { 1 while waitpid(-1, 0) > 0; }

sub report { syswrite $report, "@_\\n" }

sub offer {
  @pipes = ();
  for (1 .. 3) { pipe(my $from, my $to) or die; push @pipes, $from, $to; }
  # F_SETPIPE_SZ, where it is allowed: who prints much waits less often for who reads.
  for (@pipes[3, 5]) { fcntl($_, 1031, 524288); }
  report('pipes', map { fileno($_) } @pipes[1, 2, 4]);
}

sub obey {
  my ($id, $directory, $talks, $count, @environment) = @_;
  my @command = splice @environment, 0, $count;
  my $pid = fork;
  if (!defined $pid) { report('failed', $id, "fork: $!"); }
  elsif ($pid == 0) { become($id, $directory, $talks, \\@command, @environment); }
  else { $ids{$pid} = $id; report('pid', $id, $pid); }
  offer();
}

sub become {
  my ($id, $directory, $talks, $command, @environment) = @_;
  $SIG{$_} = 'DEFAULT' for @signals, 'CHLD';
  syscall($setsid);
  %ENV = @environment;
  my $why = chdir($directory) ? '' : "$directory: $!";
  if ($why eq '') {
    open(STDIN, '<&', $pipes[0]) if $talks;
    open(STDOUT, '>&', $pipes[3]); open(STDERR, '>&', $pipes[5]);
    unless (exec { $command->[0] } @$command) {
      # E2BIG: it is not the command that is at fault.
      if ($! == 7) { $why = "$!"; }
      else { syswrite STDERR, "agentbench: $command->[0]: $!\\n"; }
    }
  }
  report('failed', $id, $why) if $why ne '';
  exit 127;
}

# A child that has ended, or 0; -1 where there is no child at all, WNOHANG.
sub reap { return waitpid(-1, 1) }

# Without a child nothing is below: what loses its parent becomes ours.
sub alone {
  my $pid;
  do { $pid = reap() } while $pid > 0;
  return $pid < 0;
}

sub below {
  my (%children, @found);
  opendir(my $proc, '/proc') or return;
  for my $pid (grep { /^\\d+$/ } readdir $proc) {
    open(my $stat, '<', "/proc/$pid/stat") or next;
    my $line = <$stat> // next;
    my ($state, $parent) = $line =~ /.*\\) (\\S) (\\d+)/s or next;
    push @{ $children{$parent} }, $pid if $state !~ /[ZX]/;
  }
  my @queue = ($$);
  while (@queue) { my @next = @{ $children{ shift @queue } // [] }; push @found, @next; push @queue, @next; }
  return @found;
}
`;
/** The numbers of the system calls prctl and setsid, by Node's name of the architecture. */
const SYSTEM_CALLS = {
    x64: { prctl: 157, setsid: 112 },
    arm64: { prctl: 167, setsid: 157 },
    arm: { prctl: 172, setsid: 66 },
    riscv64: { prctl: 167, setsid: 157 },
    ppc64: { prctl: 171, setsid: 66 },
    s390x: { prctl: 172, setsid: 66 },
};

// EXTERNAL MODULE: ./build/testbeds/host/launcher.js
var launcher = __webpack_require__(25530);
;// CONCATENATED MODULE: ./build/testbeds/host/keeper.js









/** Milliseconds within which a keeper answers and has ended what is below it: it takes 2 s at most, and longer on a machine that is busy. */
const LIMIT = 20_000;
/** Whether commands can have a keeper here: Linux with perl. */
function keeperFor(platform, perl) {
    return platform === 'linux' && perl && SYSTEM_CALLS[process.arch] !== undefined;
}
/** The keeper of one trial, begun before it is needed; another takes its place where a command has killed it. */
class Keepers {
    #environment;
    #keepers;
    /** `environment`: the keeper's own. Who looks for what a trial left finds the keeper by it as well. */
    constructor(environment) {
        this.#environment = environment;
        this.#keepers = [new Keeper(environment)];
    }
    async launch(command, signal) {
        const keeper = this.#keepers.at(-1);
        const launched = await keeper.launch(command, signal);
        if (launched !== null)
            return launched;
        // One that could not begin at all is not tried again and again.
        if (this.#keepers.at(-1) === keeper)
            this.#keepers.push(new Keeper(this.#environment));
        const again = await this.#keepers.at(-1).launch(command, signal);
        if (again === null)
            throw (0,launcher/* startFault */.H)(this.#keepers.at(-1).fault);
        return again;
    }
    async release() {
        return (await Promise.all(this.#keepers.map((keeper) => keeper.release()))).flat();
    }
}
/** One keeper, by its process. */
class Keeper {
    /** Why it has gone, as far as that is known. */
    fault = new Error('its keeper has gone');
    #process;
    #orders;
    #closed;
    #gone = false;
    #next = 0;
    #under = new Map();
    #left = [];
    /** Its descriptors of pipes for the next command, and who waits for some: null comes once it has gone. */
    #pipes = [];
    #waiting = [];
    constructor(environment) {
        const { prctl, setsid } = SYSTEM_CALLS[process.arch];
        this.#process = (0,external_node_child_process_.spawn)('perl', ['-e', KEEPER, String(prctl), String(setsid)], {
            cwd: '/',
            env: environment,
            detached: true,
            stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
        });
        this.#process.once('error', (error) => {
            this.fault = error;
        });
        // Where no descriptors are left there are none.
        const [, , , report, orders] = (this.#process.stdio ?? []);
        if (report === undefined || orders === undefined)
            throw new Error('its keeper cannot be started: EMFILE');
        this.#orders = orders;
        for (const pipe of [this.#orders, report])
            pipe.on('error', () => { });
        this.#closed = new Promise((resolve) => report.once('close', resolve));
        let text = '';
        report.on('data', (chunk) => {
            const lines = (text + chunk.toString()).split('\n');
            text = lines.pop();
            for (const line of lines)
                this.#take(line);
        });
        report.once('close', () => this.#end());
    }
    /** Begins a command; null where nothing was begun because the keeper has gone. Throws TestbedDestroyed where it does not answer. */
    async launch({ argv, cwd, environment, talks = false }, signal) {
        // An agent may have stopped it.
        this.nudge();
        const pipes = await this.#freePipes(signal);
        if (pipes === null)
            return null;
        const ends = this.#open(pipes, talks);
        if (ends === null)
            return null;
        const id = String(this.#next++);
        const order = { session: Promise.withResolvers(), exited: Promise.withResolvers() };
        this.#under.set(id, order);
        order.exited.promise.catch(() => { });
        const words = [id, cwd, talks ? '1' : '0', String(argv.length), ...argv, ...Object.entries(environment).flat()];
        const bytes = Buffer.from(words.join('\0'));
        const size = Buffer.alloc(4);
        size.writeUInt32BE(bytes.length);
        this.#orders.write(Buffer.concat([size, bytes]));
        return {
            ...ends,
            session: order.session.promise,
            exited: order.exited.promise,
            nudge: () => this.nudge(),
        };
    }
    nudge() {
        if (!this.#gone)
            this.#process.kill('SIGCONT');
    }
    /** Has it end what is below it, and itself; the pids of what could not be ended. */
    async release() {
        this.#orders.end();
        // One that is stopped again and again goes, and what it kept is found by the trial's TMPDIR.
        this.nudge();
        const closed = await Promise.race([this.#closed.then(() => true), (0,external_node_timers_promises_.setTimeout)(LIMIT, false, { ref: false })]);
        if (!closed)
            this.#process.kill('SIGKILL');
        await this.#closed;
        return this.#left;
    }
    async #freePipes(signal) {
        signal.throwIfAborted();
        if (this.#gone)
            return null;
        const free = this.#pipes.shift();
        if (free !== undefined)
            return free;
        const { promise, resolve } = Promise.withResolvers();
        this.#waiting.push(resolve);
        try {
            const late = (0,external_node_timers_promises_.setTimeout)(LIMIT, undefined, { ref: false }).then(() => {
                throw (0,launcher/* startFault */.H)(new Error('its keeper does not answer'));
            });
            return await (0,signals/* unlessAborted */.Wh)(Promise.race([promise, late]), signal);
        }
        catch (error) {
            const at = this.#waiting.indexOf(resolve);
            if (at !== -1)
                this.#waiting.splice(at, 1);
            throw error;
        }
    }
    /** Our ends of its pipes; null where they went with it. Throws a TrialError where they are there and cannot be opened. They are no sockets, as Node's own are: a script's `> /dev/stderr` fails on a socket. */
    #open(pipes, talks) {
        const [input, stdout, stderr] = pipes;
        const opened = [];
        const open = (descriptor, flags) => {
            opened.push((0,external_node_fs_.openSync)(`/proc/${this.#process.pid}/fd/${descriptor}`, flags | external_node_fs_.constants.O_NONBLOCK));
            return opened.at(-1);
        };
        try {
            const [out, err] = [open(stdout, external_node_fs_.constants.O_RDONLY), open(stderr, external_node_fs_.constants.O_RDONLY)];
            const into = talks ? open(input, external_node_fs_.constants.O_WRONLY) : null;
            return {
                input: into === null ? null : new external_node_net_.Socket({ fd: into, readable: false, writable: true }),
                stdout: (0,fifo/* outletOf */.v)(out),
                stderr: (0,fifo/* outletOf */.v)(err),
            };
        }
        catch (error) {
            for (const descriptor of opened)
                (0,external_node_fs_.closeSync)(descriptor);
            if (['ENOENT', 'ESRCH'].includes((0,errors/* codeOf */.$N)(error) ?? ''))
                return null;
            this.#pipes.unshift(pipes);
            throw new errors/* TrialError */.ZD('host', `the pipes of a command cannot be opened: ${(0,errors/* messageOf */.bD)(error)}`, { cause: error });
        }
    }
    #take(line) {
        const [word, ...values] = line.split(' ');
        const order = this.#under.get(values[0]);
        if (word === 'pipes') {
            const waiting = this.#waiting.shift();
            if (waiting === undefined)
                this.#pipes.push(values);
            else
                waiting(values);
        }
        else if (word === 'left')
            this.#left.push(Number(values[0]));
        else if (word === 'pid')
            order?.session.resolve(Number(values[1]));
        else if (word === 'failed')
            order?.exited.reject((0,launcher/* startFault */.H)(new Error(values.slice(1).join(' '))));
        else if (word === 'exit') {
            order?.exited.resolve(Number(values[1]));
            this.#under.delete(values[0]);
        }
    }
    #end() {
        this.#gone = true;
        for (const waiting of this.#waiting.splice(0))
            waiting(null);
        for (const { session, exited } of this.#under.values()) {
            session.resolve(-1);
            exited.resolve(null);
        }
    }
}

// EXTERNAL MODULE: ./build/testbeds/host/plain-launcher.js
var plain_launcher = __webpack_require__(96221);
// EXTERNAL MODULE: ./build/testbeds/pipe.js
var testbeds_pipe = __webpack_require__(25285);
// EXTERNAL MODULE: ./build/testbeds/types.js
var types = __webpack_require__(33836);
;// CONCATENATED MODULE: ./build/testbeds/host/files-below.js



/** Why something is passed by in silence: it is gone, or no directory any more. */
const GONE = ['ENOENT', 'ENOTDIR'];
const UNREAD = {
    ENAMETOOLONG: 'a path that is too long',
    EACCES: 'a directory that cannot be read',
    EPERM: 'a directory that cannot be read',
    ELOOP: 'a path that is too long',
};
/**
 * Everything below a directory, in no order; the path itself (as '') where it is no directory. No link is followed. Names are
 * bytes: of one that is not UTF-8 the path is told as good as can be, with U+FFFD in it.
 */
async function* filesBelow(root) {
    const top = Buffer.from(root);
    // Not by recursion: a hostile tree is as deep as its paths are long.
    const directories = [];
    yield* entryAt(top);
    for (let directory = directories.pop(); directory !== undefined; directory = directories.pop()) {
        try {
            for await (const { name } of await (0,promises_.opendir)(directory, {
                encoding: 'buffer',
                bufferSize: 256,
            })) {
                yield* entryAt(Buffer.concat([directory, Buffer.from('/'), name]));
            }
        }
        catch (error) {
            yield* unread(directory, error);
        }
    }
    async function* entryAt(file) {
        try {
            const stats = await (0,promises_.lstat)(file);
            const type = stats.isFile() ? 'file' : stats.isDirectory() ? 'directory' : 'other';
            if (type === 'directory')
                directories.push(file);
            if (file === top && type === 'directory')
                return;
            const content = { [Symbol.asyncIterator]: () => contentOf(file) };
            yield { path: pathOf(file), type, size: type === 'file' ? stats.size : 0, content };
        }
        catch (error) {
            yield* unread(file, error);
        }
    }
    function* unread(file, error) {
        const code = (0,errors/* codeOf */.$N)(error) ?? '';
        if (GONE.includes(code))
            return;
        const why = UNREAD[code];
        if (why === undefined)
            throw error;
        yield {
            path: pathOf(file),
            type: 'unread',
            why,
            size: 0,
            content: { [Symbol.asyncIterator]: () => contentOf(file) },
        };
    }
    function pathOf(file) {
        return file.subarray(top.length + 1).toString();
    }
}
/** Neither through a link nor from a pipe that has taken the file's place since. */
async function* contentOf(file) {
    const handle = await (0,promises_.open)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    try {
        if (!(await handle.stat()).isFile())
            throw Object.assign(new Error('no file any more'), { code: 'ENXIO' });
        yield* handle.createReadStream({ autoClose: false });
    }
    finally {
        await handle.close();
    }
}

// EXTERNAL MODULE: ./build/testbeds/host/processes.js
var processes = __webpack_require__(52621);
// EXTERNAL MODULE: ./build/testbeds/host/spawn.js
var spawn = __webpack_require__(16735);
// EXTERNAL MODULE: ./build/testbeds/host/workdir.js
var host_workdir = __webpack_require__(35108);
;// CONCATENATED MODULE: ./build/testbeds/host/testbed.js










/** The longest that a timer takes, in milliseconds. */
const NO_TIMEOUT = 2 ** 31 - 1;
/** The runner itself, with a workdir for one trial. */
class HostTestbed {
    kind = 'host';
    image = null;
    workdir;
    promptFile;
    outputDirectory;
    agentDirectory;
    prerunnerDirectory;
    #places;
    #launcher;
    #started = [];
    constructor(places, launcher) {
        this.workdir = places.workdir;
        this.promptFile = external_node_path_.join(places.directory, 'prompt.md');
        this.outputDirectory = external_node_path_.join(places.directory, 'output');
        this.agentDirectory = places.agentDirectory;
        this.prerunnerDirectory = places.prerunnerDirectory;
        this.#places = places;
        this.#launcher = launcher;
    }
    async run(command, signal) {
        signal.throwIfAborted();
        const environment = { ...this.#places.environment, ...command.environment };
        const shell = command.shell === 'agent'
            ? ((await (0,find_tool/* findTool */.S)('bash', environment.PATH)) ?? '/bin/sh')
            : { bash: 'bash', sh: '/bin/sh' }[command.shell];
        const { timeout, lasting, output } = command;
        const started = await this.#start({ argv: [shell, '-c', command.script], environment, timeout, lasting, output }, signal);
        try {
            return await started.exit;
        }
        catch (error) {
            if (error instanceof types/* TestbedDestroyed */.z || signal.aborted)
                throw error;
            throw new errors/* TrialError */.ZD('host', (0,errors/* messageOf */.bD)(error), { cause: error });
        }
    }
    async converse(argv, signal) {
        signal.throwIfAborted();
        const pipe = new testbeds_pipe/* Pipe */.n();
        const { environment } = this.#places;
        const program = { argv, environment, timeout: NO_TIMEOUT, lasting: false, talks: true };
        const started = await this.#start({ ...program, output: (kind, chunk) => pipe.take(kind, chunk) }, signal);
        started.exit.catch(() => { }).then(() => pipe.endAfter(started.printed));
        return pipe.between(started.input);
    }
    files(directory) {
        return filesBelow(directory);
    }
    async place(contents) {
        await this.#checkWorkdir();
        for (const [target, content] of contents) {
            await (0,host_workdir/* removeTree */.dM)(target);
            if (content === 'empty directory')
                await (0,promises_.mkdir)(target, { recursive: true });
            else if ('directory' in content) {
                await (0,promises_.cp)(content.directory, target, host_workdir/* COPY */.sF);
                // The top's own mode is an accident of this machine, as on Docker.
                await (0,promises_.chmod)(target, 0o755);
            }
            else {
                await (0,promises_.mkdir)(external_node_path_.dirname(target), { recursive: true });
                await (0,promises_.writeFile)(target, content.text, { flag: 'wx' });
            }
        }
    }
    async keepImage() {
        throw new errors/* TrialError */.ZD('host', 'the host testbed has no image to keep');
    }
    async remove() {
        const left = await this.#launcher.release();
        await Promise.all(this.#started.map((started) => started.finish()));
        // What escaped a keeper (its agent may have killed it) still carries the trial's TMPDIR.
        const marked = await (0,processes/* endProcesses */.Hk)(() => (0,processes/* processesWith */.U_)(`TMPDIR=${this.#places.environment.TMPDIR}`), 0);
        if (this.#places.shared)
            await (0,host_workdir/* emptyDirectory */.hK)(this.workdir);
        await (0,host_workdir/* removeTree */.dM)(this.#places.directory);
        return [...new Set([...left, ...marked.map(({ pid }) => pid)])].map((pid) => `process ${pid}`);
    }
    /** Nothing is done below a workdir that the agent has put something else in the place of. */
    async #checkWorkdir() {
        const workdir = await (0,promises_.lstat)(this.workdir).catch(() => null);
        if (!workdir?.isDirectory())
            throw new types/* TestbedDestroyed */.z(`the workdir ${this.workdir} is gone`);
    }
    async #start(command, signal) {
        await this.#checkWorkdir();
        const started = await (0,spawn/* start */.n)({ ...command, cwd: this.workdir }, this.#launcher, signal);
        this.#started.push(started);
        return started;
    }
}

;// CONCATENATED MODULE: ./build/testbeds/host/provider.js










/** Names the shared workdir of a run, so that a killed run's can be emptied by the next. */
const SHARED_WORKDIR = 'shared-workdir';
/** Testbeds on the machine itself, for jobs that are throw-away machines or containers. Throws a UserError for a workdir that cannot be used. */
async function hostProvider(options, agentDirectory, run, machine) {
    const repositories = new mirror/* RepositoryCache */.R(machine);
    const kept = keeperFor(process.platform, (await (0,find_tool/* findTool */.S)('perl', machine.environment.PATH)) !== null);
    if (options.workdir !== undefined) {
        await (0,host_workdir/* checkSharedWorkdir */.yf)(options.workdir, [
            options['results-path'],
            machine.cacheDirectory,
            machine.temporaryDirectory,
        ]);
        await (0,promises_.writeFile)(external_node_path_.join(run.directory, SHARED_WORKDIR), options.workdir);
    }
    let opened = 0;
    return { kind: 'host', make };
    /** Only what comes from afar: files that lie ready beside a trial under way are in its agent's reach. */
    async function make(request) {
        const { repository } = request.instance;
        if (repository !== null)
            await repositories.fetch(repository).catch(failAsGit);
        return { start: (signal) => start(request, signal), async discard() { } };
    }
    async function start({ instance, prompt }, signal) {
        // Short names: sockets below TMPDIR have room for 107 characters in all.
        const directory = external_node_path_.join(run.directory, String(++opened));
        const workdir = options.workdir ?? external_node_path_.join(directory, 'workdir');
        const environment = (0,host_environment/* hostEnvironment */.m)(machine.environment, external_node_path_.join(directory, 'tmp'));
        const places = {
            directory,
            workdir,
            shared: options.workdir !== undefined,
            agentDirectory,
            prerunnerDirectory: instance.prerunner === null ? null : external_node_path_.join(directory, 'prerunner'),
            environment,
        };
        let launcher;
        try {
            launcher = kept ? new Keepers(environment) : new plain_launcher/* PlainLauncher */.z(directory);
            const testbed = new HostTestbed(places, launcher);
            await (0,promises_.mkdir)(environment.TMPDIR, { recursive: true });
            await (0,promises_.mkdir)(testbed.outputDirectory);
            await (0,promises_.writeFile)(testbed.promptFile, prompt);
            await (0,host_workdir/* emptyDirectory */.hK)(workdir);
            signal.throwIfAborted();
            if (instance.repository !== null) {
                await repositories.clone(instance.repository, workdir).catch(failAsGit);
            }
            for (const { source, target } of instance.fixtures)
                await (0,promises_.cp)(source, external_node_path_.join(workdir, target), host_workdir/* COPY */.sF);
            if (instance.prerunner !== null)
                await (0,promises_.cp)(instance.prerunner, testbed.prerunnerDirectory, host_workdir/* COPY */.sF);
            return testbed;
        }
        catch (error) {
            await launcher?.release();
            await (0,host_workdir/* removeTree */.dM)(directory);
            if (error instanceof errors/* TrialError */.ZD || signal.aborted)
                throw error;
            throw new errors/* TrialError */.ZD('testbed', (0,errors/* messageOf */.bD)(error), { cause: error });
        }
    }
}
function failAsGit(error) {
    throw new errors/* TrialError */.ZD('git', (0,errors/* messageOf */.bD)(error), { cause: error });
}


/***/ }),

/***/ 16735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ start)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _drain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3907);
/* harmony import */ var _processes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52621);



/** What ends at a time limit gets TERM, and this many milliseconds later KILL. */
const GRACE = 5_000;
/** Output that comes after the exit is waited for this long, and each time anew while it comes. */
const QUIET = 50;
/** Starts a command in its own session. Fails as `Launcher.launch` does. */
async function start(command, launcher, signal) {
    const launched = await launcher.launch(command, signal);
    const { input, stdout, stderr } = launched;
    const activity = { last: 0, held: 0 };
    const pumps = Promise.all([pump(stdout, 'stdout', command, activity), pump(stderr, 'stderr', command, activity)]);
    pumps.catch(() => { });
    // A program that is gone takes no more input; its end is told by its output.
    input?.on('error', () => { });
    return {
        input,
        exit: follow(launched, pumps, activity, command, signal),
        printed: pumps,
        finish,
        letGo,
    };
    async function finish() {
        await Promise.race([pumps, (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(_drain_js__WEBPACK_IMPORTED_MODULE_1__/* .DRAIN_LIMIT */ .f, undefined, { ref: false })]).catch(() => { });
        letGo();
    }
    function letGo() {
        stdout.close();
        stderr.close();
    }
}
async function follow(launched, pumps, activity, command, signal) {
    const started = performance.now();
    const stop = new AbortController();
    let timedOut = false;
    let survived = false;
    try {
        const limit = (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(command.timeout, 'limit', { signal: AbortSignal.any([stop.signal, signal]) });
        limit.catch(() => { });
        if ((await Promise.race([launched.exited.then(() => 'exit'), limit])) === 'limit') {
            timedOut = true;
            survived = await endSession(launched);
        }
        const duration = Math.round(performance.now() - started);
        if (!command.lasting)
            await (0,_drain_js__WEBPACK_IMPORTED_MODULE_1__/* .drain */ .Z)(pumps, () => (activity.held > 0 ? performance.now() : activity.last), QUIET);
        return { exitCode: timedOut ? null : await launched.exited, timedOut, duration, survived };
    }
    catch (error) {
        signal.throwIfAborted();
        throw error;
    }
    finally {
        stop.abort();
    }
}
/** Ends a command's session; whether some of it outlived that. */
async function endSession({ session, exited, nudge }) {
    const soon = () => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(GRACE, undefined, { ref: false });
    nudge();
    const number = await Promise.race([session, soon().then(() => -1)]);
    const find = () => (0,_processes_js__WEBPACK_IMPORTED_MODULE_2__/* .listProcesses */ .O3)().filter((process) => process.session === number);
    const left = await (0,_processes_js__WEBPACK_IMPORTED_MODULE_2__/* .endProcesses */ .Hk)(find, GRACE);
    nudge();
    await Promise.race([exited, soon()]);
    return left.length > 0;
}
function pump(pipe, name, command, activity) {
    return pipe.read((piece) => {
        activity.last = performance.now();
        const taken = command.output(name, piece);
        if (taken === undefined)
            return;
        activity.held += 1;
        return taken.then(() => {
            activity.held -= 1;
            activity.last = performance.now();
        });
    });
}


/***/ }),

/***/ 35108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dM: () => (/* binding */ removeTree),
/* harmony export */   hK: () => (/* binding */ emptyDirectory),
/* harmony export */   sF: () => (/* binding */ COPY),
/* harmony export */   yf: () => (/* binding */ checkSharedWorkdir)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19473);






/**
 * Checks a workdir that the user names on the host: it must be absent or empty, since every trial begins with it empty,
 * and no directory that holds anything else of theirs. Throws a UserError.
 */
async function checkSharedWorkdir(workdir, keepOut) {
    if (!node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute(workdir))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`workdir: "${workdir}" is not an absolute path`);
    for (const directory of [node_os__WEBPACK_IMPORTED_MODULE_2__.homedir(), process.cwd(), ...keepOut]) {
        const relative = node_path__WEBPACK_IMPORTED_MODULE_3__.relative(workdir, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve(directory));
        if (relative === '' || !relative.startsWith('..')) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`workdir: ${workdir} is emptied for every trial, and it holds ${directory}; name another directory`);
        }
    }
    let entries;
    try {
        entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(workdir);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$N)(error) === 'ENOENT')
            return;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`workdir: ${workdir} cannot be used: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$N)(error)}`);
    }
    if (entries.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UserError */ .yo(`workdir: ${workdir} is not empty, and every trial begins with it empty; empty it, or leave the option out`);
    }
}
/** How things are copied into a workdir: names, modes and links as they are. */
const COPY = { recursive: true, verbatimSymlinks: true };
/** An empty directory; one that is there stays the same directory (it may be a mount). */
async function emptyDirectory(directory) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(directory, { recursive: true });
    for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory))
        await removeTree(node_path__WEBPACK_IMPORTED_MODULE_3__.join(directory, entry));
}
/** Removes a tree whatever modes its directories have been given, and however deep it is. */
async function removeTree(directory) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(directory, { recursive: true, force: true, maxRetries: 3 });
    }
    catch (error) {
        // Deeper than a path may be long: the tool goes down step by step.
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$N)(error) === 'ENAMETOOLONG')
            return void (await (0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('rm', ['-rf', '--', directory]));
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$N)(error) !== 'EACCES' && (0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$N)(error) !== 'ENOTEMPTY')
            throw error;
        await makeWritable(directory);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(directory, { recursive: true, force: true, maxRetries: 3 });
    }
}
async function makeWritable(directory) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chmod)(directory, 0o700);
    for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: true })) {
        if (entry.isDirectory())
            await makeWritable(node_path__WEBPACK_IMPORTED_MODULE_3__.join(directory, entry.name));
    }
}


/***/ }),

/***/ 75629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ intake)
/* harmony export */ });
/**
 * The `onread` of a socket or pipe that is read into `size` bytes of memory, again and again: a stream's chunks are each memory of
 * their own, and garbage by the hundred megabytes before much output is taken in. Nothing is read while a promise holds it back; a
 * fault of the taker destroys the socket.
 */
function intake(size, take, socket) {
    const memory = Buffer.allocUnsafeSlow(size);
    return { buffer: memory, callback };
    function callback(length) {
        try {
            const held = take(memory.subarray(0, length));
            held?.then(() => socket().resume()).catch((error) => socket().destroy(error));
            return held === undefined;
        }
        catch (error) {
            socket().destroy(error);
            return false;
        }
    }
}


/***/ }),

/***/ 25285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ Pipe)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);



/** Output of a program that has ended is waited for this long, and each time anew while it comes, in milliseconds. */
const QUIET = 50;
/** Hands a program's standard output to whoever talks to it, no faster than it is read. */
class Pipe {
    #output = new node_stream__WEBPACK_IMPORTED_MODULE_1__.PassThrough();
    #last = 0;
    #held = 0;
    constructor() {
        this.#output.on('error', () => { });
    }
    /** Takes a piece of output; resolves when there is room for the next. Standard error goes nowhere. */
    async take(kind, chunk) {
        this.#last = performance.now();
        if (kind === 'stderr' || this.#output.destroyed || this.#output.write(Buffer.from(chunk)))
            return;
        const gone = new AbortController();
        const options = { signal: gone.signal };
        this.#held += 1;
        await Promise.race([(0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(this.#output, 'drain', options), (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(this.#output, 'close', options)]).catch(() => { });
        this.#held -= 1;
        this.#last = performance.now();
        gone.abort();
    }
    /** The program and all its output have ended. */
    end() {
        this.#output.end();
    }
    /** The program has ended: what it printed still comes, however slowly it is read; a child that holds its output open is not waited for. */
    async endAfter(printed) {
        const end = printed.then(() => false, () => false);
        while (await Promise.race([end, (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(QUIET / 2, true, { ref: false })])) {
            if (this.#held === 0 && performance.now() - this.#last >= QUIET)
                break;
        }
        this.end();
    }
    /** The conversation with a program that reads this input; `hangUp` when it is over. */
    between(input, hangUp = () => { }) {
        return {
            input,
            output: this.#output,
            close: () => {
                input.end();
                this.#output.destroy();
                hangUp();
            },
        };
    }
}


/***/ }),

/***/ 33836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ TestbedDestroyed)
/* harmony export */ });
/** The testbed is gone, or can run nothing any more, while whatever carries it (Docker, the runner) is well: the trial's own doing. */
class TestbedDestroyed extends Error {
    name = 'TestbedDestroyed';
}


/***/ })

};
