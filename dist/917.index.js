export const id = 917;
export const ids = [917];
export const modules = {

/***/ 19473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   EV: () => (/* binding */ stopOf),
/* harmony export */   VG: () => (/* binding */ Stop),
/* harmony export */   ZD: () => (/* binding */ TrialError),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   fT: () => (/* binding */ isInterrupted),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
/** Something its reader can mend: an option, a dataset, a missing daemon. Exit code 2; never shown with a stack. */
class UserError extends Error {
    name = 'UserError';
}
/** A trial that could not be measured: our fault or the world's. It becomes status `error` with `{stage, kind, message}`. */
class TrialError extends Error {
    name = 'TrialError';
    /** What failed: `docker`, `image`, `git`, `agent_setup`, … */
    kind;
    constructor(kind, message, options) {
        super(message, options);
        this.kind = kind;
    }
}
/** A reason to abort with, beside the names of signals: trials under way become `not_run` with this kind and message. */
class Stop extends Error {
    name = 'Stop';
    kind;
    constructor(kind, message) {
        super(message);
        this.kind = kind;
    }
}
/** Why work was aborted; an abort with the name of a signal (`SIGINT`) is an interruption. */
function stopOf({ reason }) {
    return reason instanceof Stop ? reason : new Stop('interrupted', `interrupted by ${String(reason)}`);
}
/** Whether the process is to end at once, as a signal asks for. */
function isInterrupted(signal) {
    return signal.aborted && !(signal.reason instanceof Stop);
}
/** The message of anything thrown. */
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
/** The `code` of a system error (`ENOENT`), or undefined. */
function codeOf(error) {
    return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}


/***/ }),

/***/ 99832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kf: () => (/* binding */ commandsOf),
/* harmony export */   P_: () => (/* binding */ defaulted),
/* harmony export */   fX: () => (/* binding */ metaOf),
/* harmony export */   fd: () => (/* binding */ GROUPS),
/* harmony export */   lq: () => (/* binding */ optional)
/* harmony export */ });
/* unused harmony export COMMANDS */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29396);

/** The groups of the README's tables, in their order. */
const GROUPS = ['what', 'agent', 'testbed', 'evaluation', 'run', 'report'];
/** The commands, and actions, that take options. */
const COMMANDS = (/* unused pure expression or super */ null && (['run', 'plan', 'report']));
/** Which commands take the options of a group, unless an option says otherwise. */
const TAKEN_BY = {
    what: ['run', 'plan'],
    agent: ['run'],
    testbed: ['run'],
    evaluation: ['run'],
    run: ['run'],
    report: ['run', 'report'],
};
const meta = zod__WEBPACK_IMPORTED_MODULE_0__/* .registry */ .u5();
/** An option that may be left out. */
function optional(schema, about) {
    const described = schema.optional();
    meta.add(described, about);
    return described;
}
/** An option that is this text where none was given. */
function defaulted(schema, text, about) {
    const described = schema.prefault(text);
    meta.add(described, { ...about, default: text });
    return described;
}
/** What the option of a schema says of itself. */
function metaOf(schema) {
    return meta.get(schema);
}
/** The commands that take an option. */
function commandsOf({ group, takenBy }) {
    return takenBy ?? TAKEN_BY[group];
}


/***/ }),

/***/ 57541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cU: () => (/* binding */ choicesOf),
  ti: () => (/* binding */ describeOption),
  W6: () => (/* binding */ optionNames),
  ci: () => (/* binding */ optionsSchema),
  ny: () => (/* binding */ takes)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/options/meta.js
var meta = __webpack_require__(99832);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
// EXTERNAL MODULE: ./build/options/units.js
var units = __webpack_require__(73762);
;// CONCATENATED MODULE: ./build/options/values.js


/** `true` or `false` (also `yes`, `no`, `1`, `0`, in any case). */
const flag = schemas/* string */.YjP().transform((text, context) => {
    const value = text.trim().toLowerCase();
    if (['true', 'yes', '1'].includes(value))
        return true;
    if (['false', 'no', '0'].includes(value))
        return false;
    context.addIssue({ code: 'custom', message: `"${text}" is neither true nor false` });
    return core/* NEVER */.tm;
});
/** A whole number from 1. */
const count = schemas/* string */.YjP()
    .regex(/^[1-9]\d{0,5}$/, { error: (issue) => `"${issue.input}" is not a whole number from 1` })
    .transform(Number);
/** Jobs of a matrix. */
const jobs = count.refine((value) => value <= 256, { error: 'is more than the 256 jobs that GitHub takes' });
/** `{"include": [{"name", "instances": "id,id", "shard"}]}` as `plan` prints it. */
const matrix = schemas/* string */.YjP().transform((text, context) => {
    const parsed = matrixSchema.safeParse(parseOrUndefined(text));
    if (parsed.success)
        return parsed.data;
    context.addIssue({
        code: 'custom',
        message: 'is not the matrix that plan prints: {"include": [{"name", "instances", "shard"}]}',
    });
    return core/* NEVER */.tm;
});
/** A matrix of jobs, each with the part of the trials that it takes. */
const matrixSchema = schemas/* object */.Ikc({
    include: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), instances: schemas/* string */.YjP(), shard: schemas/* string */.YjP().regex(/^[1-9]\d*\/[1-9]\d*$/) })),
});
/** A number from 0 to 1. */
const fraction = schemas/* string */.YjP()
    .regex(/^(0(\.\d+)?|1(\.0+)?|\.\d+)$/, { error: (issue) => `"${issue.input}" is not a number from 0 to 1` })
    .transform(Number);
/** A number of CPUs, as `2` or `1.5`. */
const cpus = decimal((value) => value > 0, 'a number of CPUs; write for example 2 or 1.5');
/** An amount in USD, as `25` or `0.50`. */
const dollars = decimal(() => true, 'an amount in USD; write for example 25');
/** `k/n`, both from 1. */
const shard = schemas/* string */.YjP().transform((text, context) => {
    const [, index, total] = /^([1-9]\d{0,4})\/([1-9]\d{0,4})$/.exec(text.trim()) ?? [];
    if (index === undefined || Number(index) > Number(total)) {
        context.addIssue({ code: 'custom', message: `"${text}" is not a shard; write for example 1/4` });
        return core/* NEVER */.tm;
    }
    return { index: Number(index), total: Number(total) };
});
/** Instance selectors: newlines, commas or a JSON array of strings. */
const selectors = schemas/* string */.YjP().transform((text, context) => {
    const list = text.trim().startsWith('[') ? jsonEntries(text) : entries(text.replaceAll(',', '\n'));
    const refuse = (message) => {
        context.addIssue({ code: 'custom', message });
        return core/* NEVER */.tm;
    };
    if (list === null)
        return refuse('begins with [ but is not a JSON array of strings');
    // An empty list (of a computed matrix, say) is a mistake, not every instance.
    if (list.length === 0)
        return refuse('names no instance; write all for every one');
    if (list.some((entry) => /^!?\s*(type:\s*)?$/.test(entry)))
        return refuse('holds an empty selector');
    return list;
});
/** `from=to` lines. Neither an image's name nor its tag holds `=`. */
const imageMap = schemas/* string */.YjP().transform((text, context) => {
    const map = new Map();
    for (const line of entries(text)) {
        const [from, to, rest] = line.split('=').map((part) => part.trim());
        if (!from || !to || rest !== undefined) {
            context.addIssue({ code: 'custom', message: `"${line}" is not of the form from=to` });
            return core/* NEVER */.tm;
        }
        map.set(from, to);
    }
    return map;
});
/** `NAME=value` lines, or `NAME`. */
const agentEnvironment = schemas/* string */.YjP().transform((text, context) => {
    const variables = [];
    for (const [index, line] of text.split(/\r?\n/).entries()) {
        if (line.trim() === '' || line.trimStart().startsWith('#'))
            continue;
        const [, name, assigned, value] = /^\s*([A-Za-z_][A-Za-z0-9_]*)\s*(=(.*))?$/.exec(line) ?? [];
        if (name === undefined) {
            // The line may hold a secret: name its number, not its text.
            context.addIssue({ code: 'custom', message: `line ${index + 1} is neither NAME=value nor NAME` });
        }
        else if (name.startsWith('AGENTBENCH_')) {
            context.addIssue({
                code: 'custom',
                message: `line ${index + 1}: ${name} is set by agentbench itself; take another name`,
            });
        }
        else if (assigned === undefined && /^(GITHUB|ACTIONS|INPUT|RUNNER)_/.test(name)) {
            context.addIssue({
                code: 'custom',
                message: `line ${index + 1}: ${name} belongs to the runner and is not passed through; write ${name}=… if the agent must have it`,
            });
        }
        else {
            variables.push({ name, value: assigned === undefined ? null : value });
        }
    }
    return variables;
});
function decimal(allows, what) {
    return schemas/* string */.YjP().transform((text, context) => {
        const value = Number(text);
        if (/^(\d+(\.\d+)?|\.\d+)$/.test(text.trim()) && allows(value))
            return value;
        context.addIssue({ code: 'custom', message: `"${text}" is not ${what}` });
        return core/* NEVER */.tm;
    });
}
function parseOrUndefined(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function jsonEntries(text) {
    const parsed = schemas/* array */.YOg(schemas/* string */.YjP()).safeParse(parseOrUndefined(text));
    return parsed.success ? parsed.data.map((entry) => entry.trim()) : null;
}
function entries(text) {
    return text
        .split('\n')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '');
}

;// CONCATENATED MODULE: ./build/options/options.js



const options_text = schemas/* string */.YjP();
/**
 * Every option, under the one name that it has as an action input and as a CLI flag. Texts in, typed values out:
 * durations in milliseconds, sizes in bytes. Source of action.yml, the CLI's flags and the README's tables.
 */
const optionsSchema = schemas/* strictObject */.rej({
    dataset: (0,meta/* defaulted */.P_)(options_text, 'setupbench', {
        group: 'what',
        description: '`setupbench`, `prdbench`, or a directory of your own with `scenarios/*.jsonl` and `fixtures/`.',
    }),
    'dataset-path': (0,meta/* optional */.lq)(options_text, {
        group: 'what',
        description: 'A local checkout of the dataset, instead of fetching it.',
    }),
    'dataset-repository': (0,meta/* optional */.lq)(options_text, {
        group: 'what',
        description: "Any git URL to fetch the dataset from. Default: the dataset's public repository.",
    }),
    'dataset-ref': (0,meta/* optional */.lq)(options_text, {
        group: 'what',
        description: 'Commit, tag or branch of `dataset-repository`. Default: a pinned commit for the public repository, `HEAD` for another one.',
    }),
    instances: (0,meta/* defaulted */.P_)(selectors, 'all', {
        group: 'what',
        description: 'Which instances: ids, globs (`dbsetup-*`), `type:dbsetup`, `!exclude`, or `all`; separated by newlines, commas, or as a JSON array.',
    }),
    'agent-command': (0,meta/* optional */.lq)(options_text.min(1), {
        group: 'agent',
        description: 'The command that runs the agent, by `bash` in the workdir of each instance. Required, except for the example dataset.',
    }),
    'agent-setup': (0,meta/* optional */.lq)(options_text, {
        group: 'agent',
        description: "A command that runs in the testbed before the agent's clock starts.",
    }),
    'agent-directory': (0,meta/* optional */.lq)(options_text, {
        group: 'agent',
        description: 'A directory of the runner that the agent may use (read-only at `/opt/agent` on Docker, itself on the host); its path is in `AGENTBENCH_AGENT_DIR`.',
    }),
    'agent-env': (0,meta/* defaulted */.P_)(agentEnvironment, '', {
        group: 'agent',
        description: 'Environment of the agent: `NAME=value` lines, or `NAME` to pass one through. The values are treated as secrets.',
    }),
    'agent-timeout': (0,meta/* defaulted */.P_)(units/* duration */.p, '2h', { group: 'agent', description: "The agent's time limit." }),
    'agent-name': (0,meta/* optional */.lq)(options_text, { group: 'agent', description: 'A label for the agent in results and comments.' }),
    'agent-model': (0,meta/* optional */.lq)(options_text, { group: 'agent', description: 'A label for the model in results and comments.' }),
    testbed: (0,meta/* defaulted */.P_)(schemas/* enum */.k5n(['auto', 'docker', 'host']), 'auto', {
        group: 'testbed',
        description: 'Where instances live: `docker`, `host` (the runner itself), or `auto`: what the dataset declares, otherwise Docker.',
    }),
    image: (0,meta/* optional */.lq)(options_text, {
        group: 'testbed',
        description: 'One image for every instance, instead of what its row names.',
    }),
    'image-map': (0,meta/* defaulted */.P_)(imageMap, '', {
        group: 'testbed',
        description: 'Images to use in the place of others: `from=to` lines.',
    }),
    workdir: (0,meta/* optional */.lq)(options_text, {
        group: 'testbed',
        description: 'The working directory of instance and agent. Default: `/testbed` on Docker, a fresh directory for each trial on the host.',
    }),
    network: (0,meta/* defaulted */.P_)(schemas/* enum */.k5n(['bridge', 'none']), 'bridge', {
        group: 'testbed',
        description: "The testbed's network, on Docker.",
    }),
    cpus: (0,meta/* optional */.lq)(cpus, {
        group: 'testbed',
        description: "Limit of the testbed's CPUs, on Docker, for example `2`.",
    }),
    memory: (0,meta/* optional */.lq)(units/* size */.E, {
        group: 'testbed',
        description: "Limit of the testbed's memory, on Docker, for example `8GiB`.",
    }),
    'keep-image': (0,meta/* defaulted */.P_)(flag, 'false', {
        group: 'testbed',
        flag: true,
        description: "Commit the container, after the agent and before the evaluation, as the row's `image_tag` (`-trial-k` from the second trial on).",
    }),
    'evaluation-timeout': (0,meta/* defaulted */.P_)(units/* duration */.p, '30m', {
        group: 'evaluation',
        description: 'Time limit of the evaluation; the output so far then decides.',
    }),
    'testcase-timeout': (0,meta/* defaulted */.P_)(units/* duration */.p, '5m', {
        group: 'evaluation',
        description: 'Time limit of one test case of a test plan.',
    }),
    mode: (0,meta/* defaulted */.P_)(schemas/* enum */.k5n(['dev', 'free', 'debug']), 'dev', {
        group: 'evaluation',
        takenBy: ['run', 'plan'],
        description: 'How PRDbench is run: `dev` (the agent sees the test plan), `free` (only the requirements; a judge decides), `debug` (`dev`, then a second round that sees the reports).',
    }),
    'pass-score': (0,meta/* defaulted */.P_)(fraction, '1.0', {
        group: 'evaluation',
        description: 'A test plan counts as passed from this score over all its points (0..1).',
    }),
    judge: (0,meta/* defaulted */.P_)(schemas/* enum */.k5n(['none', 'command', 'openai']), 'none', {
        group: 'evaluation',
        description: 'Who scores the test points that need judgement: nobody, a command of yours, or an OpenAI-compatible endpoint.',
    }),
    'judge-command': (0,meta/* optional */.lq)(options_text.min(1), {
        group: 'evaluation',
        description: 'The judge: gets one JSON object on standard input, answers `{"score": 0|1|2, "explanation": "…"}`.',
    }),
    'judge-model': (0,meta/* optional */.lq)(options_text.min(1), { group: 'evaluation', description: 'The model of the `openai` judge.' }),
    'judge-base-url': (0,meta/* optional */.lq)(schemas/* url */.OZ5({ protocol: /^https?$/, error: (issue) => `"${issue.input}" is not an http(s) URL` }), {
        group: 'evaluation',
        description: "The endpoint of the `openai` judge. Default: OpenAI's own.",
    }),
    'judge-api-key': (0,meta/* optional */.lq)(options_text, {
        group: 'evaluation',
        description: 'The key of the `openai` judge; it is never shown, passed on or written.',
    }),
    'judge-samples': (0,meta/* defaulted */.P_)(count, '1', {
        group: 'evaluation',
        description: 'Verdicts asked for on each point; the majority counts, the lower score where there is none.',
    }),
    trials: (0,meta/* defaulted */.P_)(count, '1', {
        group: 'run',
        takenBy: ['run', 'plan', 'report'],
        description: 'Trials for each instance.',
    }),
    parallel: (0,meta/* defaulted */.P_)(count, '1', { group: 'run', description: 'Trials that run at the same time.' }),
    'results-path': (0,meta/* defaulted */.P_)(options_text.min(1), 'agentbench-results', {
        group: 'run',
        takenBy: ['run', 'report'],
        description: 'Directory the results are written to; a report reads those that are there, and writes its files to `report/` in it.',
    }),
    resume: (0,meta/* defaulted */.P_)(flag, 'false', {
        group: 'run',
        flag: true,
        description: 'Keep finished trials (`passed`, `failed`) of an earlier run in `results-path`; measure only the others. A re-run of a workflow does so by itself.',
    }),
    shard: (0,meta/* optional */.lq)(shard, { group: 'run', description: 'Take only this part of the selected instances: `1/4`.' }),
    'max-duration': (0,meta/* optional */.lq)(units/* duration */.p, {
        group: 'run',
        description: 'Time limit of the whole run; trials under way are ended then, and they and those not begun are `not_run`.',
    }),
    'max-cost': (0,meta/* optional */.lq)(dollars, {
        group: 'run',
        description: 'Budget of the whole run in USD, from what agents report when they end (`parallel` trials under way still finish); trials beyond it are `not_run`.',
    }),
    'max-log-size': (0,meta/* defaulted */.P_)(units/* size */.E, '16MiB', {
        group: 'run',
        description: 'Limit of each log file; head and tail are kept, the cut is marked.',
    }),
    'max-output-size': (0,meta/* defaulted */.P_)(units/* size */.E, '64MiB', {
        group: 'run',
        description: 'Limit of what is collected from `AGENTBENCH_OUTPUT_DIR` of each trial.',
    }),
    suite: (0,meta/* optional */.lq)(options_text.min(1), {
        group: 'report',
        actionDefault: '${{ github.workflow }}',
        description: 'Name of the runs that belong together in one comment.',
    }),
    'upload-artifact': (0,meta/* defaulted */.P_)(flag, 'true', {
        group: 'report',
        flag: true,
        actionOnly: true,
        description: 'Upload the results as a workflow artifact.',
    }),
    'artifact-name': (0,meta/* defaulted */.P_)(options_text.min(1), 'agentbench', {
        group: 'report',
        actionOnly: true,
        description: "Beginning of the artifact's name; suite, job, step and attempt follow.",
    }),
    'retention-days': (0,meta/* optional */.lq)(count, {
        group: 'report',
        actionOnly: true,
        description: "Days the artifact is kept. Default: the repository's setting.",
    }),
    summary: (0,meta/* defaulted */.P_)(flag, 'true', {
        group: 'report',
        flag: true,
        actionOnly: true,
        description: 'Write the step summary.',
    }),
    comment: (0,meta/* defaulted */.P_)(schemas/* enum */.k5n(['auto', 'always', 'changes', 'failures', 'never']), 'auto', {
        group: 'report',
        actionOnly: true,
        description: 'When to comment on the pull request: `auto` where there is one and the token may, `always` (a warning where it cannot), `changes` when a verdict differs from the comment that is there, `failures` when something did not pass, `never`.',
    }),
    'comment-author': (0,meta/* defaulted */.P_)(options_text, 'github-actions[bot]', {
        group: 'report',
        actionOnly: true,
        description: 'Login the comment is written by; comments of others are never touched.',
    }),
    'github-token': (0,meta/* optional */.lq)(options_text, {
        group: 'report',
        actionOnly: true,
        actionDefault: '${{ github.token }}',
        description: 'Token for the comment (`pull-requests: write`).',
    }),
    baseline: (0,meta/* defaulted */.P_)(options_text.min(1), 'none', {
        group: 'report',
        takenBy: ['run', 'plan', 'report'],
        description: 'What the results are compared with: `none`, `artifact` (the newest complete run of this workflow on the base branch), or a directory of results.',
    }),
    tolerance: (0,meta/* defaulted */.P_)(fraction, '0', {
        group: 'report',
        description: 'A change of rate or score up to this (0..1) is no regression, however sure it is.',
    }),
    'fail-on': (0,meta/* defaulted */.P_)(schemas/* enum */.k5n(['error', 'never', 'failure', 'regression']), 'error', {
        group: 'report',
        description: 'The gate: `error` fails on any trial that could not be measured, `failure` also on any that did not pass, `regression` on that verdict (a notice without a baseline), `never`.',
    }),
    'min-success-rate': (0,meta/* optional */.lq)(fraction, {
        group: 'report',
        description: 'The gate also fails below this success rate (0..1).',
    }),
    'min-score': (0,meta/* optional */.lq)(fraction, { group: 'report', description: 'The gate also fails below this score (0..1).' }),
    'max-jobs': (0,meta/* defaulted */.P_)(jobs, '256', {
        group: 'report',
        takenBy: ['plan'],
        description: 'The most jobs of the matrix (up to 256, as many as GitHub takes).',
    }),
    matrix: (0,meta/* optional */.lq)(matrix, {
        group: 'report',
        takenBy: ['report'],
        description: 'The matrix that `plan` made: what it planned and no result tells of is `not_run`.',
    }),
    'job-index': (0,meta/* defaulted */.P_)(options_text.regex(/^\d*$/, { error: (issue) => `"${issue.input}" is not a number` }), '0', {
        group: 'report',
        actionOnly: true,
        actionDefault: '${{ strategy.job-index }}',
        description: "The job's place in its matrix, part of the artifact's name; set by the workflow.",
    }),
});
/** The names of all options, in the order of the tables. */
const optionNames = Object.keys(optionsSchema.shape);
/** What an option says of itself. */
function describeOption(name) {
    return (0,meta/* metaOf */.fX)(optionsSchema.shape[name]);
}
/** Whether a command takes an option. */
function takes(command, name) {
    return (0,meta/* commandsOf */.Kf)(describeOption(name)).includes(command);
}
/** The values an option may take, where they are a list; null otherwise. */
function choicesOf(name) {
    let schema = optionsSchema.shape[name];
    while (schema instanceof schemas/* ZodPrefault */.xgV || schema instanceof schemas/* ZodOptional */.IiU)
        schema = schema.def.innerType;
    return schema instanceof schemas/* ZodEnum */.Vb4 ? schema.options : null;
}


/***/ }),

/***/ 73762:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ size),
/* harmony export */   p: () => (/* binding */ duration)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);

const DURATION_UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const SIZE_UNITS = {
    B: 1,
    KB: 1e3,
    MB: 1e6,
    GB: 1e9,
    KiB: 1024,
    MiB: 1024 ** 2,
    GiB: 1024 ** 3,
};
/** Node's timers take no more (24.8 days). */
const LONGEST_DURATION = 2 ** 31 - 1;
/** A duration as `90s`, `30m`, `2h`, `1h30m`; milliseconds out. */
const duration = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((text, context) => {
    const milliseconds = sumOfUnits(text, DURATION_UNITS);
    if (milliseconds === null || milliseconds <= 0) {
        context.addIssue({ code: 'custom', message: `"${text}" is not a duration; write for example 90s, 30m or 2h` });
        return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
    }
    if (milliseconds > LONGEST_DURATION) {
        context.addIssue({ code: 'custom', message: `"${text}" is longer than the 24 days a duration may have` });
        return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
    }
    return milliseconds;
});
/** A size as `64MiB`, `2GiB`, `500KB`; bytes out. */
const size = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((text, context) => {
    const bytes = sumOfUnits(text, SIZE_UNITS);
    if (bytes === null || bytes <= 0) {
        context.addIssue({ code: 'custom', message: `"${text}" is not a size; write for example 64MiB or 2GiB` });
        return zod__WEBPACK_IMPORTED_MODULE_1__/* .NEVER */ .tm;
    }
    return bytes;
});
function sumOfUnits(text, units) {
    if (!/^(\d+(\.\d+)?\s*[A-Za-z]+\s*)+$/.test(text.trim()))
        return null;
    let sum = 0;
    for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)\s*([A-Za-z]+)/g)) {
        if (!Object.hasOwn(units, unit))
            return null;
        sum += Number(amount) * units[unit];
    }
    return Math.round(sum);
}


/***/ }),

/***/ 34937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wh: () => (/* binding */ unlessAborted),
/* harmony export */   YF: () => (/* binding */ onSignal),
/* harmony export */   fH: () => (/* binding */ exitCodeOfSignal),
/* harmony export */   j$: () => (/* binding */ Interrupted)
/* harmony export */ });
/** Ended by a signal before there was a record to say so in. */
class Interrupted extends Error {
    name = 'Interrupted';
    exitCode;
    constructor(signal) {
        super(`interrupted by ${signal.reason} before anything was measured`);
        this.exitCode = exitCodeOfSignal(signal.reason);
    }
}
/** 128 and the signal's number. */
function exitCodeOfSignal(name) {
    return name === 'SIGTERM' ? 143 : 130;
}
/** Aborts at SIGINT or SIGTERM with the signal's name; a second one ends the process at once. */
function onSignal() {
    const controller = new AbortController();
    const listener = (name) => {
        if (controller.signal.aborted)
            process.exit(exitCodeOfSignal(name));
        controller.abort(name);
    };
    process.on('SIGINT', listener).on('SIGTERM', listener);
    return {
        signal: controller.signal,
        dispose: () => process.off('SIGINT', listener).off('SIGTERM', listener),
    };
}
/** Waits for work until the signal is aborted; throws its reason then. The work itself goes on. */
async function unlessAborted(work, signal) {
    const aborted = Promise.withResolvers();
    const abort = () => aborted.reject(signal.reason);
    if (signal.aborted)
        abort();
    signal.addEventListener('abort', abort, { once: true });
    work.catch(() => { });
    try {
        return await Promise.race([aborted.promise, work]);
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}


/***/ })

};
