export const id = 6470;
export const ids = [6470];
export const modules = {

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

/***/ 2055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ NotReadable),
/* harmony export */   X: () => (/* binding */ readRegularFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** A file that is not read, and why. */
class NotReadable extends Error {
    name = 'NotReadable';
}
/**
 * The bytes of a regular file that anyone may have put there: nothing waits for a pipe or reads a device, and nothing larger
 * than `limit` bytes is taken into memory. Links are followed only where that is asked for. Throws NotReadable, or the system's error
 * (ENOENT, EACCES, ELOOP for a link).
 */
function readRegularFile(file, limit, { follow = false } = {}) {
    const flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK | (follow ? 0 : node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, flags);
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
        if (!stats.isFile())
            throw new NotReadable('it is no regular file');
        if (stats.size > limit)
            throw new NotReadable(`it has ${stats.size} bytes, and the most is ${limit}`);
        const bytes = Buffer.allocUnsafe(stats.size);
        let read = 0;
        for (let more = -1; read < bytes.length && more !== 0; read += more) {
            more = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, bytes, read, bytes.length - read, null);
        }
        return bytes.subarray(0, read);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}


/***/ }),

/***/ 48242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ findRuns)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);



/** Directories that are looked into. */
const MOST_DIRECTORIES = 20_000;
/**
 * All directories with a `run.json` at most `deepest` levels below the given ones, by name, and what could not be looked into; links
 * are not followed, and nothing is looked for below a run. Throws a UserError, of the option that named them, for a given one that
 * cannot be read.
 */
async function findRuns(directories, deepest, option) {
    const found = [];
    const notes = [];
    const seen = new Set();
    // Level by level: however many directories one job has made, those of the others are looked into before what is below.
    let level = directories.map((directory) => node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(directory));
    for (let depth = deepest; depth >= 0 && level.length > 0; depth -= 1) {
        const below = [];
        for (const directory of level)
            below.push(...(await look(directory, depth)));
        level = below;
    }
    const beyond = seen.size - MOST_DIRECTORIES;
    if (beyond > 0)
        notes.push(`${beyond} directories are left out: results are looked for in ${MOST_DIRECTORIES}`);
    return { found: found.sort(), notes };
    /** The directories in it that are to be looked into as well. */
    async function look(directory, depth) {
        if (seen.has(directory))
            return [];
        seen.add(directory);
        if (seen.size > MOST_DIRECTORIES)
            return [];
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory, { withFileTypes: true }).catch((error) => {
            const fault = `${directory} cannot be read: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)}`;
            if (depth === deepest)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${option}: ${fault}`);
            notes.push(fault);
            return [];
        });
        const has = (name) => entries.some((entry) => entry.name === name && entry.isFile());
        // A report beside the results it was made of is not another run; asked for by name (as a baseline) it is one.
        if (has('results.json') && depth < deepest)
            return [];
        if (has('run.json')) {
            found.push(directory);
            return [];
        }
        const names = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
        return names.sort().map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name));
    }
}


/***/ }),

/***/ 57146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FD: () => (/* binding */ resultSchema),
/* harmony export */   Lx: () => (/* binding */ runSchema),
/* harmony export */   ht: () => (/* binding */ usageSchema)
/* harmony export */ });
/* unused harmony exports statusSchema, githubSchema, totalsSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _datasets_row_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71744);


/** A verdict: measured (`passed`, `failed`), not measurable (`error`), or never measured (`not_run`). */
const statusSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['passed', 'failed', 'error', 'not_run']);
const milliseconds = zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative();
const timestamp = zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$();
const ratio = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().min(0).max(1);
const version = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9A-Za-z.+-]{1,40}$/);
const place = { instance_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(_datasets_row_js__WEBPACK_IMPORTED_MODULE_0__/* .INSTANCE_ID */ .Cd), task_type: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), trial: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive() };
const datasetSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    digest: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^sha256:[0-9a-f]{64}$/),
});
/** What an agent says it used: `usage.json` in `AGENTBENCH_OUTPUT_DIR`. Unknown is null, never 0. */
const usageSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    input_tokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().nullable().default(null),
    output_tokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().nullable().default(null),
    cost_usd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().nullable().default(null),
    steps: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().nullable().default(null),
    model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(200).nullable().default(null).describe('Taken as agent.model where the run names none'),
});
const agentSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    command: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    prompt_digest: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^sha256:[0-9a-f]{64}$/),
    exit_code: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable().describe('Null where it timed out or never began'),
    timed_out: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    duration_ms: milliseconds,
    usage: usageSchema.omit({ model: true }),
});
const successCommandSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('success_command'),
    command: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    exit_code: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable(),
    timed_out: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    duration_ms: milliseconds,
    output_tail: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('The end of stdout and stderr, as they came'),
});
const testcaseSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    command: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    input_lines: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative().nullable().describe('Lines there were to type; null without a terminal'),
    typed: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative().describe('Lines that were typed before the program ended'),
    end: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['exit', 'interrupted', 'timeout', 'background', 'not_run'])
        .describe('By itself; by Ctrl-C, since it waited for more than there was to type; at testcase-timeout; a server left running for the next test case; never executed'),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe('Why it was not executed'),
    exit_code: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable(),
    duration_ms: milliseconds,
    output_tail: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    transcript: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe("Path of the whole transcript, below the trial's directory"),
    recording: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe("Path of the asciicast v2, below the trial's directory"),
});
const pointSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    metric: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    type: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['shell_interaction', 'unit_test', 'file_comparison', 'requirement']),
    score: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(0), zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1), zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(2)])
        .nullable()
        .describe('Null: not judged'),
    decided_by: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['junit', 'file', 'judge', 'none']),
    explanation: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    vacuous: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .describe('An empty project gets 2 here as well, as an earlier run of an agent that does nothing showed'),
    testcases: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(testcaseSchema),
    notes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), detail: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }))
        .describe('Oddities of the data, and what was made of them'),
});
const judgeSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    identity: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    verdicts: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative(),
    failures: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative().describe('Points on which it came to no verdict'),
    input_tokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().nullable(),
    output_tokens: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().nullable(),
    cost_usd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().nullable(),
});
const testPlanSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('test_plan'),
    mode: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['dev', 'free', 'debug']),
    points: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(pointSchema),
    expected: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative().describe('Points of the plan'),
    judged: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative().describe('Points with a score'),
    score: ratio.nullable().describe('Mean over the judged points, of 2'),
    score_expected: ratio.describe('Mean over all points, of 2; one without a score counts 0'),
    coverage: ratio.describe('judged / expected'),
    score_without_vacuous: ratio.nullable().describe('As score, without the vacuous points; null where none is left'),
    judge: judgeSchema.nullable(),
    timed_out: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe('evaluation-timeout came before the last point'),
    duration_ms: milliseconds,
});
const evaluationSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('kind', [successCommandSchema, testPlanSchema]);
const roundSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ agent: agentSchema, evaluation: evaluationSchema.nullable(), score: ratio.nullable() });
const testbedSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['docker', 'host']),
    image: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    image_digest: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    substituted: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().describe('A built-in stand-in was taken for an image that is not public'),
    kept_image: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe('The image keep-image committed'),
});
const noteSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), detail: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const stageSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), started_at: timestamp, duration_ms: milliseconds });
const errorSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ stage: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
/** Where on GitHub a result was made; null outside Actions. */
const githubSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    workflow: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    job: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    run_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    run_attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    head_sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe("The pull request's own commit; sha is its merge with the base"),
    ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    event: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    pull_request: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable(),
});
/** The record of one trial: `<instance_id>/trial-<k>/result.json`. */
const resultSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('agentbench/result/v1'),
    dataset: datasetSchema,
    ...place,
    attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
    status: statusSchema,
    score: ratio.nullable(),
    agent: agentSchema,
    evaluation: evaluationSchema.nullable().describe('Null where it came to none'),
    rounds: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(roundSchema).optional().describe('Mode debug: both rounds; the last one stands at the top as well'),
    testbed: testbedSchema,
    human_actions: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ lower: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative(), upper: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative() })
        .nullable()
        .optional()
        .describe('Actions that a person needs for the instance, as its row says; to set the steps of the agent against'),
    prerunner: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ exit_code: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullable(), timed_out: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), duration_ms: milliseconds }).nullable(),
    stages: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(stageSchema),
    integrity: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(noteSchema).describe('Anything that makes the verdict doubtful'),
    error: errorSchema.nullable(),
    started_at: timestamp,
    finished_at: timestamp,
    harness_version: version,
    github: githubSchema.nullable(),
});
/** Counts and figures over trials. */
const totalsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    planned: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative(),
    passed: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative(),
    failed: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative(),
    error: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative(),
    not_run: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nonnegative(),
    success_rate: ratio.nullable().describe('passed / planned'),
    score: ratio.nullable().describe('Mean over the trials with a score'),
    score_expected: ratio.nullable().describe('Mean over all planned trials; what has no score counts 0'),
    coverage: ratio.nullable().describe('Mean over all planned trials of the share of each that has a score'),
});
/** One planned trial in `run.json`: exactly one entry each, whatever happened. */
const plannedSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...place,
    status: statusSchema,
    score: ratio.nullable(),
    score_expected: ratio.describe('As score, with 0 for what could not be scored'),
    coverage: ratio.describe('The share of the trial that has a score: of a test plan its judged points, otherwise 0 or 1'),
    result: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe('Path of its result.json below results-path; null where there is none'),
    error: errorSchema.nullable(),
});
/** The record of one run: `run.json`, written at its beginning and soon after every trial. */
const runSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('agentbench/run/v1'),
    suite: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    dataset: datasetSchema,
    agent: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(), model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(), command: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }),
    settings: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        testbed: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['docker', 'host']),
        trials: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().positive(),
        agent_timeout_ms: milliseconds,
        evaluation_timeout_ms: milliseconds,
        testcase_timeout_ms: milliseconds,
        mode: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['dev', 'free', 'debug']).nullable().describe('Null for a dataset without modes'),
        judge: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe('Which judge scored what needs judgement; null without one'),
        network: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
        cpus: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
        memory_bytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable(),
    })
        .describe('What two runs must share to be comparable, beside the dataset'),
    planned: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(plannedSchema),
    totals: totalsSchema,
    gate: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ passed: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), reasons: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) })
        .nullable()
        .describe('Null while the run goes on'),
    change: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        verdict: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['improved', 'regressed', 'within noise', 'not comparable']),
        difference: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
            .nullable()
            .describe('Of the rate or score, now minus before, over the instances in common'),
    })
        .nullable()
        .optional()
        .describe('Against the baseline; absent or null without one'),
    interrupted: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().describe('The signal that ended the run early'),
    started_at: timestamp,
    finished_at: timestamp.nullable().describe('Null while the run goes on, or where it was killed'),
    harness_version: version,
    github: githubSchema.nullable(),
});


/***/ }),

/***/ 74135:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $U: () => (/* binding */ judgeGate),
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   KN: () => (/* binding */ percent)
/* harmony export */ });
/* harmony import */ var _signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34937);

/** Whether a run passes its gate; where not, every reason. */
function judgeGate(totals, options, change = null) {
    const reasons = [...shortfalls(totals, options), ...regression(options, change), ...unmeasured(totals, options)];
    return { passed: reasons.length === 0, reasons };
}
/** The exit code of a run, the first that applies; the action's step fails with any but 0. */
function exitCodeOf(run, options) {
    if (run.interrupted !== null)
        return (0,_signals_js__WEBPACK_IMPORTED_MODULE_0__/* .exitCodeOfSignal */ .fH)(run.interrupted);
    if (shortfalls(run.totals, options).length > 0 || regression(options, run.change ?? null).length > 0)
        return 1;
    return unmeasured(run.totals, options).length > 0 ? 3 : 0;
}
/** What was measured and is not good enough. */
function shortfalls(totals, options) {
    const { 'min-success-rate': minRate, 'min-score': minScore } = options;
    const reasons = [];
    if (options['fail-on'] === 'failure' && totals.failed > 0) {
        reasons.push(`${totals.failed} of ${totals.planned} trials failed (fail-on: failure)`);
    }
    if (minRate !== undefined && (totals.success_rate ?? 0) < minRate) {
        reasons.push(`success rate ${percent(totals.success_rate)} is below min-success-rate ${percent(minRate)}`);
    }
    if (minScore !== undefined && (totals.score ?? 0) < minScore) {
        reasons.push(`score ${percent(totals.score)} is below min-score ${percent(minScore)}`);
    }
    return reasons;
}
/** Worse than the baseline, beyond noise and tolerance. */
function regression(options, change) {
    if (options['fail-on'] !== 'regression' || change?.verdict !== 'regressed')
        return [];
    const by = change.difference === null ? '' : `${Number(Math.abs(change.difference * 100).toFixed(1))} points `;
    return [`${by}worse than the baseline, beyond noise (fail-on: regression)`];
}
/** What could not be measured: no verdict on the agent, but on the run. */
function unmeasured(totals, options) {
    const count = totals.error + totals.not_run;
    if (count === 0 || options['fail-on'] === 'never')
        return [];
    return [`${count} of ${totals.planned} trials could not be measured (fail-on: ${options['fail-on']})`];
}
/** A ratio as people read it: `62.5%`; only none is 0% and only all is 100%; a dash where there is no ratio. */
function percent(ratio) {
    if (ratio === null)
        return '–';
    for (let digits = 1;; digits++) {
        const text = (ratio * 100).toFixed(digits);
        const exact = (Number(text) === 0) === (ratio === 0) && (Number(text) === 100) === (ratio === 1);
        if (exact || digits === 6)
            return `${Number(text)}%`;
    }
}


/***/ })

};
