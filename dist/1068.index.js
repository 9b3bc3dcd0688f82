export const id = 1068;
export const ids = [1068];
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
/** The record of one run: `run.json`, written at its beginning and after every trial. */
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
/** Whether a run passes its gate; where not, every reason. */
function judgeGate(totals, options, change = null) {
    const reasons = [...shortfalls(totals, options), ...regression(options, change), ...unmeasured(totals, options)];
    return { passed: reasons.length === 0, reasons };
}
/** The exit code of a run, the first that applies; the action's step fails with any but 0. */
function exitCodeOf(run, options) {
    if (run.interrupted !== null)
        return run.interrupted === 'SIGTERM' ? 143 : 130;
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


/***/ }),

/***/ 8020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OG: () => (/* binding */ logLines),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   p7: () => (/* binding */ markdownText),
/* harmony export */   pj: () => (/* binding */ plain)
/* harmony export */ });
/* unused harmony export markdownBlock */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

/** Control characters but for tab and newline, and the marks that turn text around or hide it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
/**
 * Text that an agent, a dataset or a pull request had a hand in, without terminal sequences and control characters, and
 * without `##[`, which the runner takes for a command anywhere in a line.
 */
function plain(text) {
    return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text.replaceAll('\r\n', '\n')).replace(CONTROL, '').replaceAll('##[', '## [');
}
/** The same on one line, cut to a length. */
function plainLine(text, length = 300) {
    const line = plain(text).replace(/\s+/g, ' ').trim();
    // The cut may go through a character of two code units.
    return line.length > length ? `${line.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…` : line;
}
/**
 * Lines for a workflow log that the runner cannot take for a command: `::name::` counts at a line's beginning, so a prefix
 * must hold more than white space.
 */
function logLines(text, prefix = '│ ') {
    return plain(text)
        .split('\n')
        .map((line) => prefix + line)
        .join('\n');
}
/** Text in a line or table cell of Markdown that is no markup, no HTML, no mention and no reference. */
function markdownText(text, length = 300) {
    return (plainLine(text, length)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replace(/[\\`*_{}[\]()#+!|~$:]|^[-=]|(?<=^\d+)\./g, (character) => `&#${character.charCodeAt(0)};`)
        // GitHub looks for these in the text that has been rendered.
        .replaceAll('@', '@\u200b')
        .replaceAll('&#35;', '&#35;\u200b')
        .replace(/\b(GH-)(?=\d)/gi, '$1\u200b')
        .replace(/\bwww\./gi, 'www\u200b.'));
}
/** A block of Markdown that shows text as it is; its fence is longer than any in the text. */
function markdownBlock(text) {
    const body = plain(text).replaceAll('<!--', '<!\u200b--');
    const longest = Math.max(2, ...[...body.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}text\n${body.replace(/\n+$/, '')}\n${fence}`;
}


/***/ })

};
