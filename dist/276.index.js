export const id = 276;
export const ids = [276];
export const modules = {

/***/ 46875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   validateCommand: () => (/* binding */ validateCommand)
/* harmony export */ });
/* harmony import */ var _action_machine_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51454);
/* harmony import */ var _datasets_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7874);
/* harmony import */ var _datasets_select_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24998);
/* harmony import */ var _options_parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90162);
/* harmony import */ var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8020);





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
        by_type: countBy(instances, ({ taskType }) => taskType),
        by_image: countBy(instances, ({ image }) => image ?? '(none)'),
        with_repository: instances.filter((instance) => instance.repository !== null).length,
        with_fixtures: instances.filter((instance) => instance.fixtures.length > 0).length,
        with_prerunner: instances.filter((instance) => instance.prerunner !== null).length,
        notes: dataset.notes,
        ...summarisePoints(instances),
    };
    process.stdout.write(json ? `${plainJson(summary)}\n` : describe(summary));
    return 0;
}
function summarisePoints(instances) {
    const points = instances.flatMap(({ id, evaluation }) => evaluation.kind === 'test_plan' ? evaluation.points.map((point, index) => ({ id, index, point })) : []);
    if (points.length === 0)
        return undefined;
    const testcases = points.flatMap(({ point }) => point.testcases);
    return {
        points: { total: points.length, by_type: countBy(points, ({ point }) => point.type) },
        testcases: testcases.length,
        unrunnable: testcases.filter(({ unrunnable }) => unrunnable !== null).length,
        point_notes: points.flatMap(({ id, index, point: { metric, notes } }) => notes.map(({ kind, detail }) => ({ instance_id: id, point: index + 1, metric, kind, detail }))),
    };
}
/** JSON that a terminal and the runner take for text, too: the same values, the characters they would act on escaped. */
function plainJson(value) {
    return JSON.stringify(value, null, 2)
        .replace(/[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .replaceAll('##[', '##\\u005b');
}
function describe(summary) {
    return [
        `${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(summary.dataset)}: ${summary.instances} instances, all valid${summary.ref === null ? '' : `, at ${summary.ref}`}`,
        `digest ${summary.digest}`,
        'by type',
        ...table(summary.by_type),
        'by image',
        ...table(summary.by_image),
        'with',
        ...table({
            repository: summary.with_repository,
            fixtures: summary.with_fixtures,
            prerunner: summary.with_prerunner,
        }),
        ...describePoints(summary),
        ...summary.notes.map((note) => `note: ${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(note)}`),
        '',
    ].join('\n');
}
function describePoints({ points, testcases = 0, unrunnable = 0, point_notes: notes = [] }) {
    if (points === undefined)
        return [];
    const kinds = countBy(notes, ({ kind }) => kind);
    return [
        'test points',
        ...table({ ...points.by_type, 'in all': points.total }),
        'test cases',
        ...table({ 'in all': testcases, 'cannot be run': unrunnable }),
        ...(notes.length > 0 ? ['notes of test points', ...table(kinds)] : []),
        ...Object.keys(kinds).flatMap((kind) => notes.filter((note) => note.kind === kind).map(describeNote)),
    ];
}
function describeNote({ instance_id: id, point, metric, kind, detail }) {
    return `${id} #${point} "${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(metric, 60)}": ${kind}: ${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(detail)}`;
}
function table(counts) {
    return Object.entries(counts).map(([name, count]) => `  ${String(count).padStart(5)}  ${(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(name)}`);
}
/** How many items have each key, the most frequent first. */
function countBy(items, key) {
    const counts = new Map();
    for (const item of items)
        counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
    return Object.fromEntries([...counts].sort(([, a], [, b]) => b - a));
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


/***/ })

};
