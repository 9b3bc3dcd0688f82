export const id = 875;
export const ids = [875];
export const modules = {

/***/ 51454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ thisMachine)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);
/* harmony import */ var _testbeds_host_find_tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52188);




/**
 * No tool gets what the action was given (a token among it). Git gets no repository either: in a git hook these name the
 * user's own, and a clone or a checkout would go there.
 */
const KEPT_BACK = /^((INPUT|ACTIONS|STATE)_.*|GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX))$/s;
/** The machine this process runs on, as the core sees it. */
function thisMachine(environment) {
    const cache = environment.XDG_CACHE_HOME || node_path__WEBPACK_IMPORTED_MODULE_1__.join(environment.HOME || node_os__WEBPACK_IMPORTED_MODULE_0__.homedir(), '.cache');
    return {
        environment,
        cacheDirectory: node_path__WEBPACK_IMPORTED_MODULE_1__.join(cache, 'agentbench'),
        temporaryDirectory: environment.RUNNER_TEMP || node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir(),
        runTool: toolRunner(environment),
    };
}
function toolRunner(environment) {
    const passed = Object.entries(environment).filter(([name, value]) => value !== undefined && !KEPT_BACK.test(name));
    const env = { ...Object.fromEntries(passed), GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
    return async (tool, args, { cwd } = {}) => {
        // @actions/exec looks on the PATH of this process; the machine may have another.
        const file = await (0,_testbeds_host_find_tool_js__WEBPACK_IMPORTED_MODULE_3__/* .findTool */ .S)(tool, environment.PATH);
        if (file === null)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${tool} is not installed, or not on PATH`);
        const { getExecOutput } = await __webpack_require__.e(/* import() */ 260).then(__webpack_require__.bind(__webpack_require__, 81260));
        return getExecOutput(`"${file}"`, args, {
            silent: true,
            ignoreReturnCode: true,
            env,
            ...(cwd === undefined ? {} : { cwd }),
        });
    };
}


/***/ }),

/***/ 46875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validateCommand: () => (/* binding */ validateCommand)
/* harmony export */ });
/* harmony import */ var _action_machine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51454);
/* harmony import */ var _datasets_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20620);
/* harmony import */ var _datasets_select_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24998);
/* harmony import */ var _options_parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90162);




/** `agentbench validate`: reads a dataset and counts what is in it. Faults of the data are a UserError. */
async function validateCommand(given, json) {
    const options = (0,_options_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .parseOptions */ .A)(given);
    const dataset = await (0,_datasets_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .loadDataset */ .Z)(options, (0,_action_machine_js__WEBPACK_IMPORTED_MODULE_0__/* .thisMachine */ .g)(process.env));
    const instances = (0,_datasets_select_js__WEBPACK_IMPORTED_MODULE_2__/* .selectInstances */ .l)(dataset.instances, options.instances);
    const summary = {
        dataset: dataset.name,
        ref: dataset.ref,
        digest: dataset.digest,
        testbed: dataset.testbed,
        instances: instances.length,
        by_type: countBy(instances, (instance) => instance.taskType),
        by_image: countBy(instances, (instance) => instance.image ?? '(none)'),
        with_repository: instances.filter((instance) => instance.repository !== null).length,
        with_fixtures: instances.filter((instance) => instance.fixtures !== null).length,
        with_prerunner: instances.filter((instance) => instance.prerunner !== null).length,
        notes: dataset.notes,
    };
    process.stdout.write(json ? `${JSON.stringify(summary, null, 2)}\n` : describe(summary));
    return 0;
}
function describe(summary) {
    const table = (counts) => Object.entries(counts).map(([name, count]) => `  ${String(count).padStart(5)}  ${name}`);
    return [
        `${summary.dataset}: ${summary.instances} instances, all valid${summary.ref === null ? '' : `, at ${summary.ref}`}`,
        `digest ${summary.digest}`,
        'by type',
        ...table(summary.by_type),
        'by image',
        ...table(summary.by_image),
        'with',
        ...table({
            repository: Number(summary.with_repository),
            fixtures: Number(summary.with_fixtures),
            prerunner: Number(summary.with_prerunner),
        }),
        ...summary.notes.map((note) => `note: ${note}`),
        '',
    ].join('\n');
}
function countBy(instances, key) {
    const counts = {};
    for (const instance of instances)
        counts[key(instance)] = (counts[key(instance)] ?? 0) + 1;
    return Object.fromEntries(Object.entries(counts).sort(([, a], [, b]) => b - a));
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

/***/ 71744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cd: () => (/* binding */ INSTANCE_ID),
/* harmony export */   M1: () => (/* binding */ rowSchema),
/* harmony export */   rc: () => (/* binding */ manifestSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);

/** What an `instance_id` looks like: safe as a file name, a label and a word of Markdown. */
const INSTANCE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
const GIT_URL = /^((https?|ssh|git|file):\/\/|[A-Za-z0-9._-]+@[A-Za-z0-9.-]+:|\/)\S+$/;
const COMMIT = /^[0-9a-f]{7,64}$/i;
const IMAGE = /^[A-Za-z0-9][A-Za-z0-9._:/@-]*$/;
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1, 'is empty');
const actions = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig());
/**
 * One line of `scenarios/*.jsonl`: SetupBench's row, also the format of a user's own dataset. Fields that are not named
 * here are allowed and ignored. Source: microsoft/SetupBench at 041a412.
 */
const rowSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    instance_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .regex(INSTANCE_ID, 'must begin with a letter or digit and hold only letters, digits, ".", "_" and "-", 128 at most')
        .describe('Name of the instance, unique in the dataset'),
    task_type: text.describe('`dependency_resolution` is decided by the exit code, every other type by the text `Setup successful`'),
    problem_statement: text.describe('The prompt'),
    success_command: text.describe('Run by `/bin/sh -c` in the workdir when the agent has ended'),
    base_image: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .regex(IMAGE, 'is not the name of an image')
        .optional()
        .describe('Image of the testbed; needed on Docker'),
    image_tag: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .regex(IMAGE, 'is not the name of an image')
        .optional()
        .describe('Name `keep-image` commits the container to'),
    repo_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .regex(GIT_URL, 'is not a git URL (https://…, ssh://…, file://…, user@host:path or an absolute path)')
        .optional()
        .describe('Repository cloned into the workdir'),
    base_commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(COMMIT, 'is not a commit hash').optional().describe('Commit that is checked out'),
    commit_hash: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .regex(COMMIT, 'is not a commit hash')
        .optional()
        .describe('The same, in rows without base_commit'),
    start_new_session: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()
        .optional()
        .describe('The success command wants its own session (it always gets one)'),
    human_actions_lower_bound: actions.optional(),
    human_actions_upper_bound: actions.optional(),
})
    .refine((row) => row.instance_id !== 'run.json', {
    path: ['instance_id'],
    error: 'is the name of a file among the results; take another',
})
    .refine((row) => row.repo_url === undefined || (row.base_commit ?? row.commit_hash) !== undefined, {
    path: ['base_commit'],
    error: 'is missing beside repo_url; name the commit to check out',
});
/** `dataset.yaml` at the top of a dataset directory. */
const manifestSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .regex(INSTANCE_ID, 'must hold only letters, digits, ".", "_" and "-"')
        .optional()
        .describe("The dataset's name; otherwise its directory's"),
    testbed: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['docker', 'host'])
        .optional()
        .describe('The testbed its instances are made for, taken by `testbed: auto`'),
});


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

/***/ 40075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ git),
/* harmony export */   XS: () => (/* binding */ GitError),
/* harmony export */   gX: () => (/* binding */ refuseOption)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19473);

/**
 * Git without questions at a prompt, with an end to transfers that stall, and with files as they are in the repository on
 * every machine; otherwise the user's own configuration holds.
 */
const SETTINGS = [
    '-c',
    'http.lowSpeedLimit=1000',
    '-c',
    'http.lowSpeedTime=60',
    '-c',
    'core.askPass=true',
    '-c',
    'core.autocrlf=false',
    '-c',
    'advice.detachedHead=false',
];
/** A git command that failed, with what it printed. */
class GitError extends Error {
    name = 'GitError';
    result;
    constructor(what, result) {
        const said = result.stderr.trim().split('\n').slice(-5).join('\n');
        super(`git ${what} failed with exit code ${result.exitCode}: ${said}`);
        this.result = result;
    }
}
/** Runs git and returns its output; throws a GitError when it fails. */
async function git(runTool, args, cwd) {
    const result = await runTool('git', [...SETTINGS, ...args], cwd === undefined ? {} : { cwd });
    if (result.exitCode !== 0)
        throw new GitError(args[args[0] === '-C' ? 2 : 0], result);
    return result.stdout;
}
/** Refuses what git would take for an option. */
function refuseOption(text, option) {
    if (text.startsWith('-'))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${option}: "${text}" begins with "-"`);
}


/***/ }),

/***/ 90162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseOptions)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57541);



/**
 * Options from texts. An empty text counts as none given, as the runner hands over an input that is not set.
 * Throws a UserError that names every option that is wrong, and what it may be.
 */
function parseOptions(texts) {
    const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined && text.trim() !== ''));
    const parsed = _options_js__WEBPACK_IMPORTED_MODULE_2__/* .optionsSchema */ .ci.safeParse(given);
    if (parsed.success)
        return parsed.data;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(parsed.error.issues.flatMap((issue) => explain(issue, given)).join('\n'));
}
function explain(issue, given) {
    if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => `${key}: there is no such option; did you mean ${(0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .closest */ .kp)(key, _options_js__WEBPACK_IMPORTED_MODULE_2__/* .optionNames */ .W6)}?`);
    }
    const name = String(issue.path[0]);
    const choices = (0,_options_js__WEBPACK_IMPORTED_MODULE_2__/* .choicesOf */ .cU)(name);
    if (choices === null)
        return [`${name}: ${issue.message}`];
    const text = given[name];
    return [`${name}: "${text}" is not one of ${choices.join(', ')}; did you mean ${(0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .closest */ .kp)(text, choices)}?`];
}


/***/ }),

/***/ 52188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ findTool)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/** The absolute path of a tool on PATH; null where it is not there. */
async function findTool(name, searchPath) {
    for (const directory of (searchPath ?? '/usr/local/bin:/usr/bin:/bin').split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter)) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name);
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.access)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
            return file;
        }
        catch {
            // Not in this directory.
        }
    }
    return null;
}


/***/ })

};
