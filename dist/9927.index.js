export const id = 9927;
export const ids = [9927];
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
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67382);





/**
 * What no tool gets: what the action was given, the files by which a step speaks to the runner, keys of a judge. A list of what tools do get
 * could not be complete, since any helper for logins of git or docker has variables of its own.
 * Git gets no repository either: in a git hook these name the user's own, and a clone or a checkout would go there.
 */
const KEPT_BACK = /^((INPUT|ACTIONS|STATE)_.*|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY|GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX))$/s;
/** Settings that the user gives to git alone, a login among them; they count each other, so none can be taken out. */
const GIT_SETTINGS = /^GIT_CONFIG_(COUNT|KEY_\d+|VALUE_\d+|PARAMETERS)$/;
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
    const env = { ...environmentOfTools(environment), GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
    return async (tool, args, { cwd } = {}) => {
        // @actions/exec looks on the PATH of this process; the machine may have another.
        const file = await (0,_testbeds_host_find_tool_js__WEBPACK_IMPORTED_MODULE_3__/* .findTool */ .S)(tool, environment.PATH);
        if (file === null)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${tool} is not installed, or not on PATH`);
        const { getExecOutput } = await __webpack_require__.e(/* import() */ 1260).then(__webpack_require__.bind(__webpack_require__, 81260));
        return getExecOutput(`"${file}"`, args, {
            silent: true,
            ignoreReturnCode: true,
            env,
            ...(cwd === undefined ? {} : { cwd }),
        });
    };
}
/** The one place that decides what git and docker see. The same secret under another name (`GH_TOKEN`) is kept back as well. */
function environmentOfTools(environment) {
    const secrets = (0,_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .ownSecrets */ .G_)(environment);
    return Object.fromEntries(Object.entries(environment).filter((entry) => {
        const [name, value] = entry;
        if (value === undefined || KEPT_BACK.test(name))
            return false;
        return GIT_SETTINGS.test(name) || !(0,_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .holdsSecret */ .hK)(value, secrets);
    }));
}


/***/ }),

/***/ 67382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FZ: () => (/* binding */ maskedLines),
/* harmony export */   G_: () => (/* binding */ ownSecrets),
/* harmony export */   hK: () => (/* binding */ holdsSecret)
/* harmony export */ });
/** Where an environment holds what is ours alone: the job's tokens, and the key of the judge. */
const HOLDERS = /^(INPUT_(GITHUB-TOKEN|JUDGE-API-KEY)|ACTIONS_.*TOKEN|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY)$/;
/** Shorter values (`true`, a local endpoint's key `none`) are words: neither masked nor looked for. */
const SHORTEST_SECRET = 6;
/** A value as short as a name (a key `ollama`) also stands in paths that have nothing to do with it. */
const SHORTEST_PART = 16;
/** The secrets in an environment that no tool, agent or record is to have. */
function ownSecrets(environment) {
    const values = Object.entries(environment).flatMap(([name, value]) => (HOLDERS.test(name) ? [value?.trim()] : []));
    return [...new Set(values.filter((value) => value !== undefined && value.length >= SHORTEST_SECRET))];
}
/** Whether a text is one of the secrets, or has one in it. */
function holdsSecret(text, secrets) {
    return secrets.some((secret) => text.trim() === secret || (secret.length >= SHORTEST_PART && text.includes(secret)));
}
/** The lines of a value that the runner is to mask. It masks whatever it is told, also a lone `1` or `{`, which would make the log unreadable. */
function maskedLines(value) {
    return value.split(/\r?\n|\r/).filter((line) => line.trim().length >= SHORTEST_SECRET);
}


/***/ }),

/***/ 7874:
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
// EXTERNAL MODULE: ./build/run/claim.js
var claim = __webpack_require__(58714);
;// CONCATENATED MODULE: ./build/datasets/fetch.js







const FULL_COMMIT = /^[0-9a-f]{40}$/;
/**
 * A checkout of a dataset's repository at a commit, fetched without history and cached by commit: a commit that is there
 * already costs no network. Throws a UserError where the repository or the ref cannot be fetched.
 */
async function fetchDataset(repository, ref, machine) {
    (0,git/* refuseOption */.gX)(repository, 'dataset-repository');
    (0,git/* refuseOption */.gX)(ref, 'dataset-ref');
    if (URL.parse(repository)?.password)
        throw new errors/* UserError */.yo('dataset-repository: leave the password out of it, every process of this machine could read it there; log git in by its configuration or a credential helper, or check the repository out before (actions/checkout) and name the directory in dataset-path');
    const cache = external_node_path_.join(machine.cacheDirectory, 'datasets', (0,external_node_crypto_.createHash)('sha256').update(repository).digest('hex').slice(0, 16));
    if (FULL_COMMIT.test(ref) && (0,external_node_fs_.existsSync)(external_node_path_.join(cache, ref)))
        return { directory: external_node_path_.join(cache, ref), commit: ref };
    const checkout = external_node_path_.join(cache, `incomplete-${(0,external_node_crypto_.randomUUID)()}`);
    await (0,promises_.mkdir)(cache, { recursive: true });
    await (0,claim/* claim */.B7)(checkout);
    try {
        await (0,promises_.mkdir)(checkout);
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
        await (0,claim/* giveUp */.Ht)(checkout);
    }
}

;// CONCATENATED MODULE: ./build/datasets/digest.js





/** Bytes of one file of a dataset; every one of them is read for the digest. */
const LARGEST_FILE = 8 * 1024 ** 3;
/**
 * `sha256:…` over the named entries of a directory: every file's path, whether it is executable, and its bytes; links by
 * their target. The same on every machine, whatever the order or the times of the files. Entries that are not there count as absent.
 * Throws a UserError for what no dataset can hold: pipes, devices, files beyond all measure, what cannot be read.
 */
async function digestOf(root, names) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for (const name of [...names].sort())
        await add(name);
    return `sha256:${hash.digest('hex')}`;
    async function add(name) {
        try {
            const below = await addEntry(name, external_node_path_.join(root, name));
            for (const entry of below)
                await add(`${name}/${entry}`);
        }
        catch (error) {
            if (error instanceof errors/* UserError */.yo)
                throw error;
            throw new errors/* UserError */.yo(`dataset: ${external_node_path_.join(root, name)} cannot be read: ${(0,errors/* messageOf */.bD)(error)}`);
        }
    }
    /** The names of what is in it, where it is a directory. */
    async function addEntry(name, file) {
        const stats = await (0,promises_.lstat)(file).catch((error) => {
            if ((0,errors/* codeOf */.$N)(error) === 'ENOENT')
                return null;
            throw error;
        });
        if (stats === null)
            return [];
        if (stats.isDirectory())
            return (await (0,promises_.readdir)(file)).sort();
        if (stats.isSymbolicLink()) {
            const target = Buffer.from(await (0,promises_.readlink)(file));
            hash.update(`${JSON.stringify(name)} link ${target.length}\n`).update(target);
            return [];
        }
        if (!stats.isFile()) {
            throw new errors/* UserError */.yo(`dataset: ${file} is a pipe, a socket or a device, which no dataset can hold; remove it`);
        }
        if (stats.size > LARGEST_FILE) {
            throw new errors/* UserError */.yo(`dataset: ${file} has ${stats.size} bytes, and a file of a dataset has ${LARGEST_FILE} at most`);
        }
        const kind = stats.mode & 0o100 ? 'executable' : 'file';
        hash.update(`${JSON.stringify(name)} ${kind} ${stats.size}\n`);
        for await (const chunk of (0,external_node_fs_.createReadStream)(file, { highWaterMark: 1024 * 1024 }))
            hash.update(chunk);
        return [];
    }
}

// EXTERNAL MODULE: ./build/regular-file.js
var regular_file = __webpack_require__(2055);
;// CONCATENATED MODULE: ./build/datasets/prdbench/files.js




/** Bytes of one file that is read: a test plan, a document. */
const files_LARGEST_FILE = 256 * 1024 * 1024;
/** Lists a project's files. Links to directories are not followed; one to a file counts where that is in the project. */
async function projectFiles(directory) {
    const root = await (0,promises_.realpath)(directory);
    const files = new Set();
    const folders = new Set(['']);
    const escapes = new Set();
    for (const folder of folders) {
        for (const entry of await (0,promises_.readdir)(external_node_path_.join(root, folder), { withFileTypes: true })) {
            const name = external_node_path_.posix.join(folder, entry.name);
            if (entry.isDirectory())
                folders.add(name);
            else if (entry.isFile())
                files.add(name);
            else if (entry.isSymbolicLink())
                await addLink(name);
        }
    }
    return {
        directory: root,
        isFile: (file) => files.has(file),
        isThere: (file) => files.has(file) || folders.has(file),
        isEscape: (file) => escapes.has(file),
        below: (folder) => [...files].filter((file) => file.startsWith(folder)).sort(),
        read: async (file) => {
            if (!files.has(file))
                throw new Error(`${file} is no file of ${root}`);
            try {
                return (0,regular_file/* readRegularFile */.X)(external_node_path_.join(root, file), files_LARGEST_FILE, { follow: true });
            }
            catch (error) {
                throw new errors/* UserError */.yo(`dataset: ${external_node_path_.join(root, file)} cannot be read: ${(0,errors/* messageOf */.bD)(error)}`);
            }
        },
    };
    async function addLink(name) {
        const target = await (0,promises_.realpath)(external_node_path_.join(root, name)).catch(() => null);
        if (target === null)
            return;
        if (!target.startsWith(root + external_node_path_.sep))
            escapes.add(name);
        else if ((await (0,promises_.stat)(target)).isFile())
            files.add(name);
    }
}
/** A path of the data, made plain (`./a//b/` is `a/b`); null where it is absolute or leads out of the project. */
function insideProject(given) {
    if (given.includes('\0') || given.trim() === '')
        return null;
    const plain = external_node_path_.posix.normalize(given.trim()).replace(/\/+$/, '');
    if (given.trim().startsWith('/') || plain === '..' || plain.startsWith('../'))
        return null;
    return plain;
}

;// CONCATENATED MODULE: ./build/datasets/prdbench/json.js

/** Reads a JSON text, with or without a byte order mark; `label` stands for its file in the fault. */
function parseJson(bytes, label) {
    // A decoder of this kind leaves the byte order mark out.
    const text = new TextDecoder().decode(bytes);
    try {
        return { data: JSON.parse(text), fault: null };
    }
    catch (error) {
        const before = text.slice(0, faultOffset(text, (0,errors/* messageOf */.bD)(error)));
        const line = before.split('\n').length;
        const column = before.length - before.lastIndexOf('\n');
        return { fault: `${label}:${line}:${column}: not valid JSON: ${(0,errors/* messageOf */.bD)(error)}` };
    }
}
/** Where the fault is, as an offset into the text: V8 tells it in some of its messages only. */
function faultOffset(text, message) {
    const [, told] = /at position (\d+)/.exec(message) ?? [];
    if (told !== undefined)
        return Number(told);
    // A beginning of the text complains of a token only once it reaches the bad one; until then it just ends too early.
    let good = 0;
    let bad = text.length;
    if (!badToken(text))
        return text.length;
    while (bad - good > 1) {
        const middle = Math.floor((good + bad) / 2);
        if (badToken(text.slice(0, middle)))
            bad = middle;
        else
            good = middle;
    }
    return good;
}
function badToken(text) {
    try {
        JSON.parse(text);
        return false;
    }
    catch (error) {
        return (0,errors/* messageOf */.bD)(error).startsWith('Unexpected token');
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
;// CONCATENATED MODULE: ./build/datasets/prdbench/schema.js

const schema_name = schemas/* unknown */.L5J()
    .optional()
    .pipe(schemas/* string */.YjP('is missing or no text').refine((text) => text.trim() !== '', 'is empty'));
const anything = schemas/* unknown */.L5J().optional();
/**
 * One entry of `detailed_test_plan.json`. Only its name must be there: what else is odd is normalised and noted, so
 * nothing else is demanded. Source: southalone/PRDbench at 61ee47b.
 */
const planEntrySchema = schemas/* looseObject */._H3({
    metric: schema_name,
    description: anything,
    type: anything,
    testcases: anything,
    input_files: anything,
    expected_output: anything,
    expected_output_files: anything,
});
/** One entry of `metric.json`, a requirement; in project 14 it has Chinese keys, given here under English names. */
const requirementSchema = schemas/* preprocess */.vkY((given) => (isObject(given) && given.metric === undefined && given.得分点 !== undefined ? inEnglish(given) : given), schemas/* object */.Ikc({
    metric: schema_name,
    description: anything,
    expected_output: anything,
    /** What stood under Chinese keys beside the name; null where there were none. */
    chinese: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).nullable().catch(null),
}));
function isObject(given) {
    return typeof given === 'object' && given !== null;
}
function inEnglish(given) {
    const chinese = { Verification: given.验证方法, Scoring: given.得分规范, Weight: given.赋分权重 };
    return { ...given, metric: given.得分点, chinese };
}
/** `aux_data.json`: the extra files of each project, by its number. */
const auxiliarySchema = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP()));

;// CONCATENATED MODULE: ./build/datasets/prdbench/auxiliary.js





const auxiliary_LARGEST_FILE = 64 * 1024 * 1024;
/** The extra files that `aux_data.json` lists for each project, by its number; a file that cannot be read is a note. */
async function readAuxiliary(file) {
    if (file === null)
        return { listed: new Map(), notes: [] };
    let bytes;
    try {
        bytes = (0,regular_file/* readRegularFile */.X)(file, auxiliary_LARGEST_FILE);
    }
    catch (error) {
        return { listed: new Map(), notes: [`aux_data.json cannot be read: ${(0,errors/* messageOf */.bD)(error)}`] };
    }
    const parsed = parseJson(bytes, 'aux_data.json');
    if (parsed.fault !== null)
        return { listed: new Map(), notes: [parsed.fault] };
    const lists = auxiliarySchema.safeParse(parsed.data);
    if (lists.success)
        return { listed: new Map(Object.entries(lists.data)), notes: [] };
    return {
        listed: new Map(),
        notes: ['aux_data.json is no object of lists of paths: the extra files cannot be checked'],
    };
}
/** What is wrong with a project's extra files. */
function auxiliaryNotes(id, listed, files) {
    return listed.flatMap((given) => {
        const plain = insideProject(given);
        if (plain === null || files.isEscape(plain)) {
            return [`${id}: aux_data.json lists ${given}, which leads out of the project`];
        }
        return files.isThere(plain) ? [] : [`${id}: aux_data.json lists ${given}, which is not there`];
    });
}

;// CONCATENATED MODULE: ./build/datasets/prdbench/layout.js




/** The repository's folder and the data set card's, each also below a folder of this name. */
const ROOTS = ['.', 'prdbench'];
const PROJECTS = ['PRDbench', 'data'];
const AUXILIARY = ['aux_data.json', 'Evaluation/aux_data.json', 'Generation/aux_data.json'];
/** Finds the projects and `aux_data.json` below a directory. Throws a UserError where there are no projects. */
async function findLayout(directory) {
    if (!(0,external_node_fs_.existsSync)(directory))
        throw new errors/* UserError */.yo(`dataset: the directory ${directory} is not there`);
    for (const root of ROOTS) {
        for (const folder of PROJECTS) {
            const projects = external_node_path_.resolve(directory, root, folder);
            const { numbers, notes } = await projectsIn(projects);
            if (numbers.length === 0)
                continue;
            const auxiliary = AUXILIARY.map((name) => external_node_path_.resolve(directory, root, name)).find(isFile) ?? null;
            const missing = auxiliary === null ? ['aux_data.json is missing: the extra files it lists cannot be checked'] : [];
            return { projects, numbers, auxiliary, notes: [...notes, ...missing] };
        }
    }
    const places = PROJECTS.map((folder) => `${folder}/<number>`).join(' nor ');
    throw new errors/* UserError */.yo(`dataset: the directory ${directory} has no projects of PRDbench: neither ${places} is there`);
}
async function projectsIn(folder) {
    if (!(0,external_node_fs_.existsSync)(folder) || !(0,external_node_fs_.lstatSync)(folder).isDirectory())
        return { numbers: [], notes: [] };
    const entries = (await (0,promises_.readdir)(folder, { withFileTypes: true })).filter(({ name }) => /^[1-9]\d{0,8}$/.test(name));
    const numbers = entries.filter((entry) => entry.isDirectory()).map(({ name }) => Number(name));
    const notes = entries
        // What it leads to is not in the dataset's digest.
        .filter((entry) => entry.isSymbolicLink())
        .map(({ name }) => `${external_node_path_.basename(folder)}/${name} is a link, and is left out`);
    return { numbers: numbers.sort((a, b) => a - b), notes };
}
function isFile(file) {
    return (0,external_node_fs_.existsSync)(file) && (0,external_node_fs_.lstatSync)(file).isFile();
}

;// CONCATENATED MODULE: ./build/datasets/prdbench/commands.js
const STARTS_PROGRAM = /^\s*(?:cd\s+\S+\s*(?:&&|;)\s*)?(?:timeout\s+\S+\s+)?(?:python[\d.]*|node|bash|sh|java|\.\/\S+)\s/;
const SERVER = /^\s*(?:cd\s+\S+\s*(?:&&|;)\s*)?python[\d.]*\s+(?:\S*\/)?(?:[\w-]*[_-])?(?:app|server|web)(?:[_-][\w-]*)?\.py(?=\s|$)/i;
/** `diff` of two files, or a file into a program: what the data uses of PowerShell. */
const COMPARE = /Compare-Object\s+\(Get-Content\s+([^\s()|]+)\)\s+\(Get-Content\s+([^\s()|]+)\)/gi;
const GET_CONTENT = /Get-Content\s+([^\s()|]+)(?=\s*(?:\||$))/gi;
/** A command that bash can run, from one that was written for something else; each change is noted. */
function normaliseCommand(given, note) {
    let command = given;
    const translated = command.replace(COMPARE, 'diff --strip-trailing-cr $1 $2').replace(GET_CONTENT, 'cat $1');
    if (translated !== command) {
        note('powershell', `"${command}" is run as "${translated}"`);
        command = translated;
    }
    const [, pattern] = /^\s*pkill\s+-f\s+(?!["'-])([^"'|;&]*\S\s+\S[^"'|;&]*)$/.exec(command) ?? [];
    if (pattern !== undefined) {
        // The bracket keeps pkill from ending whatever holds this very command in its arguments.
        const quoted = `pkill -f '[${pattern[0]}]${pattern.slice(1).trim()}'`;
        note('unquoted_pattern', `"${command}" is run as "${quoted}"`);
        command = quoted;
    }
    if (/\|\|\s*(?:echo|printf|true|:)(?=\s|$)/.test(withoutQuoted(command))) {
        note('masked_exit_code', `|| hides the exit code of "${command}"`);
    }
    return command;
}
/** A command with the text to type below it: `program\n1\nyes`. Null for any other command, a script of several lines too. */
function splitTyped(command) {
    const [first, ...rest] = command.split('\n');
    const typed = rest.join('\n');
    if (typed.trim() === '' || first === undefined)
        return null;
    if (!STARTS_PROGRAM.test(first) || first.includes('<<') || /[\\|]\s*$|&&\s*$/.test(first))
        return null;
    if (unbalanced(first) || rest.some((line) => STARTS_PROGRAM.test(line)))
        return null;
    return { command: first, typed };
}
/** Whether the command says itself where its standard input comes from: a redirection, or echo, printf or cat into a pipe. */
function feedsItself(command) {
    const plain = withoutQuoted(command);
    return /<\s*\S/.test(plain) || /(?:^|&&|\|\||;)\s*(?:echo|printf|cat|yes)\b[^|;&]*\|(?!\|)/.test(plain);
}
/** Whether the command starts a server and waits for its end. */
function startsServer(command) {
    return SERVER.test(command) && !/&\s*$/.test(command) && !feedsItself(command);
}
function withoutQuoted(command) {
    return command.replace(/\\.|"(?:\\.|[^"\\])*"|'[^']*'/g, (text) => (text.startsWith('\\') ? '__' : '""'));
}
function unbalanced(line) {
    return /["']/.test(withoutQuoted(line).replaceAll('""', ''));
}

;// CONCATENATED MODULE: ./build/datasets/prdbench/notes.js
/** Every oddity that a test point of PRDbench can have, and what it means. */
const NOTE_KINDS = {
    null_command: 'a test case names no command: the point is judged from files',
    no_testcases: 'testcases is missing, empty or no list',
    unknown_type: 'a type that is none of the three: taken as shell_interaction',
    unexpected_value: 'a field holds another kind of value than it should',
    other_keys: 'a requirement uses the Chinese keys of project 14',
    crlf: 'Windows line ends, in the plan or in an input file: taken as plain ones',
    invalid_utf8: 'an input file is not UTF-8: what cannot be read is typed as U+FFFD',
    string_for_list: 'one string where a list of paths belongs',
    comma_joined: 'several paths in one string, joined by commas',
    glob: 'a path with *, kept as it is',
    unsafe_path: 'a path that leads out of the project: left out',
    input_path: 'a test_input that is not at the path it names: found in evaluation/',
    similar_name: 'a test_input whose file is misspelt: the one file of nearly the same name is taken',
    input_file_missing: 'an input file that is not in the dataset',
    expected_file_missing: 'an expected file that is not in the dataset',
    writes_expected_file: 'an expected file that a command of the point itself writes',
    inline_input: 'a test_input that is the text to type, not a file',
    literal_newline: 'an inline text with \\n spelt out: taken as line ends',
    interrupt_input: 'a test_input that means the key Ctrl-C: nothing is typed, the waiting program gets it',
    empty_input: 'a test_input that is the empty string: as if there were none',
    empty_input_file: 'an input file without any line: a terminal, and nothing typed',
    input_in_command: 'a test_input beside a command that feeds its own standard input: not typed',
    typed_in_command: 'the text to type stands in the command, below its first line',
    powershell: 'a command of PowerShell: translated',
    unquoted_pattern: 'pkill with a pattern of several words: quoted',
    masked_exit_code: 'a command whose exit code || hides',
    foreground_server: 'a server in the foreground, with other test cases after it',
    swallowed_exit_code: 'a unit test whose script drops the exit code of pytest.main()',
    no_pytest: 'a unit test without pytest, in its command or its script',
    unsafe_name: 'a name that is no file name: with /, : or a control character, or longer than 120 bytes',
    duplicate_metric: 'a name that stands more than once in its plan',
};
/** Collects notes, the same one once. */
function noteList() {
    const notes = [];
    const note = (kind, detail) => {
        if (!notes.some((other) => other.kind === kind && other.detail === detail))
            notes.push({ kind, detail });
    };
    return { notes, note };
}

;// CONCATENATED MODULE: ./build/datasets/prdbench/path-list.js

/**
 * A list of paths out of the data's `input_files` or `expected_output_files`: a list, a string, or a string of several
 * joined by commas. What leads out of the project is left out; what is not there stays and is noted.
 */
function pathList(given, field, files, note) {
    const paths = [];
    for (const text of texts(given, field, files, note)) {
        const plain = insideProject(text);
        if (plain === null || files.isEscape(plain)) {
            note('unsafe_path', `${field}: ${text} leads out of the project and is left out`);
            continue;
        }
        paths.push(plain);
        if (plain.includes('*'))
            note('glob', `${field}: ${plain}`);
        else if (!files.isThere(plain)) {
            const kind = field === 'input_files' ? 'input_file_missing' : 'expected_file_missing';
            note(kind, `${field}: ${plain} is not in the dataset`);
        }
    }
    return [...new Set(paths)];
}
function texts(given, field, files, note) {
    if (given === undefined || given === null)
        return [];
    if (typeof given === 'string') {
        if (given.trim() === '')
            return [];
        note('string_for_list', `${field} is a string: ${given}`);
        return split(given, field, files, note);
    }
    if (!Array.isArray(given)) {
        note('unexpected_value', `${field} is neither a list nor a text, and is left out`);
        return [];
    }
    return given.flatMap((item) => {
        if (typeof item === 'string' && item.trim() !== '')
            return split(item, field, files, note);
        note('unexpected_value', `${field} holds something that is no path`);
        return [];
    });
}
/** A comma may belong to a file's name. */
function split(given, field, files, note) {
    if (!given.includes(',') || files.isThere(insideProject(given) ?? ''))
        return [given];
    note('comma_joined', `${field}: ${given} is taken as several paths`);
    return given.split(',').filter((part) => part.trim() !== '');
}
/** Notes each expected file that a command of the point writes: it cannot be what the output is compared with. */
function noteWrittenFiles(commands, expected, note) {
    const written = commands.flatMap((command) => [...command.matchAll(/(?:\s-o\s*|\s--?[\w-]*out(?:put)?[\w-]*[= ]\s*|>\s*)(["']?)([^\s"';|&>]+)\1/g)].map(([, , target]) => insideProject(target)));
    for (const file of expected) {
        if (written.some((target) => target === file || (target !== null && file.startsWith(`${target}/`)))) {
            note('writes_expected_file', `a command of the point writes ${file} itself`);
        }
    }
}

;// CONCATENATED MODULE: ./build/datasets/prdbench/typed-input.js


const NOTHING = { input: null, inputFile: null, unrunnable: null };
/**
 * What a test case's `test_input` means: a file of the project, or the text itself. A name that looks like a file's and is
 * none makes the case unrunnable: it would be typed into the program otherwise.
 */
async function typedInput(given, command, files, note) {
    if (given === undefined || given === null)
        return NOTHING;
    if (typeof given !== 'string') {
        note('unexpected_value', 'test_input is no text and is left out');
        return NOTHING;
    }
    if (given === '') {
        note('empty_input', 'test_input is the empty string');
        return NOTHING;
    }
    if (given === '\u0003' || /^\s*(?:\^C|(?:ctrl|control)\s*[+-]\s*c)\s*$/i.test(given)) {
        note('interrupt_input', `test_input is ${JSON.stringify(given)}: the program gets Ctrl-C when it waits`);
        return { ...NOTHING, input: [] };
    }
    if (command !== null && feedsItself(command)) {
        note('input_in_command', `the command feeds its own standard input, so ${JSON.stringify(given)} is not typed`);
        return NOTHING;
    }
    return (await fromFile(given, files, note)) ?? { ...NOTHING, input: inlineLines(given, note) };
}
/** The lines of a text; a line end at its end is the last line's and begins no further one. */
function linesOf(text) {
    return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}
/** The same text with plain line ends. */
function plainLineEnds(text, what, note) {
    if (!text.includes('\r\n'))
        return text;
    note('crlf', `${what} has Windows line ends`);
    return text.replaceAll('\r\n', '\n');
}
function inlineLines(given, note) {
    note('inline_input', `test_input is the text itself: ${JSON.stringify(given)}`);
    const text = plainLineEnds(given, 'test_input', note);
    if (text.includes('\n') || !text.includes('\\n'))
        return linesOf(text);
    note('literal_newline', 'test_input has \\n spelt out, taken as line ends');
    return linesOf(text.replaceAll('\\n', '\n'));
}
/** The case whose input is a file; null where the text names none. */
async function fromFile(given, files, note) {
    const plain = insideProject(given);
    if (plain !== null && files.isFile(plain))
        return readLines(plain, files, note);
    if (!looksLikePath(given))
        return null;
    if (plain === null || files.isEscape(plain)) {
        note('unsafe_path', `test_input: ${given} leads out of the project`);
        return { ...NOTHING, unrunnable: `its input file ${given} is outside of the project` };
    }
    const found = nearest(plain, files, note);
    if (found !== null)
        return readLines(found, files, note);
    note('input_file_missing', `test_input: ${plain} is not in the dataset`);
    return { ...NOTHING, unrunnable: `its input file ${plain} is not in the dataset` };
}
function looksLikePath(given) {
    if (given.includes('\n'))
        return false;
    return given.startsWith('evaluation/') || (/\.(?:in|txt)$/.test(given) && (given.includes('/') || !/\s/.test(given)));
}
/** The file that is meant by a path that is not there: without `evaluation/`, in another folder of it, or misspelt. */
function nearest(wanted, files, note) {
    const all = files.below('evaluation/');
    const last = (file) => file.slice(file.lastIndexOf('/') + 1);
    const inFolder = all.filter((file) => file === `evaluation/${wanted}`);
    const byName = inFolder.length > 0 ? inFolder : all.filter((file) => last(file) === last(wanted));
    if (byName.length === 1) {
        note('input_path', `test_input: ${wanted} stands at ${byName[0]}`);
        return byName[0];
    }
    const letters = (file) => file.replace(/[^\p{Letter}\p{Number}/]/gu, '').toLowerCase();
    const similar = byName.length > 1 ? [] : all.filter((file) => letters(file) === letters(wanted));
    if (similar.length !== 1)
        return null;
    note('similar_name', `test_input: ${wanted} is not there, ${similar[0]} is taken`);
    return similar[0];
}
async function readLines(file, files, note) {
    const bytes = await files.read(file);
    // A decoder of this kind leaves the byte order mark out.
    const text = new TextDecoder().decode(bytes);
    if (text.includes('\uFFFD') && !isUtf8(bytes))
        note('invalid_utf8', `${file} is not UTF-8`);
    const input = linesOf(plainLineEnds(text, file, note));
    if (input.length === 0)
        note('empty_input_file', `${file} is empty`);
    return { ...NOTHING, input, inputFile: file };
}
function isUtf8(bytes) {
    try {
        new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/datasets/prdbench/unit-tests.js


const CALLS_PYTEST = /\bpytest\.main\s*\(|["'](?:-m )?pytest["' ]/;
/** Notes a unit test's command that pytest's own report cannot decide, or whose exit code says nothing. */
async function noteUnitTest(command, files, note) {
    if (/\bpytest\b/.test(command))
        return;
    const script = scriptOf(command);
    if (script === null || !files.isFile(script)) {
        const which = script === null ? 'and no script' : `and its script ${script} is not in the dataset`;
        note('no_pytest', `"${command}" names no pytest, ${which}`);
        return;
    }
    const text = (await files.read(script)).toString('utf8');
    if (!CALLS_PYTEST.test(text))
        note('no_pytest', `${script} does not call pytest`);
    else if (/\bpytest\.main\s*\(/.test(text) && !passesExitCode(text)) {
        note('swallowed_exit_code', `${script} calls pytest.main() and drops its exit code`);
    }
}
/** The Python file that a command runs, relative to the project; null where it names none. */
function scriptOf(command) {
    const [, folder, script] = /^\s*(?:cd\s+(\S+?)\s*(?:&&|;)\s*)?python[\d.]*\s+(\S+\.py)(?=\s|$)/.exec(command) ?? [];
    return script === undefined ? null : insideProject(external_node_path_.posix.join(folder ?? '', script));
}
function passesExitCode(script) {
    if (/\b(?:exit|SystemExit)\s*\(\s*(?:int\()?\s*pytest\.main\s*\(/.test(script))
        return true;
    const [, variable] = /(\w+)\s*=\s*pytest\.main\s*\(/.exec(script) ?? [];
    return variable !== undefined && new RegExp(`\\b(?:exit|SystemExit)\\s*\\([^)\\n]*\\b${variable}\\b`).test(script);
}

;// CONCATENATED MODULE: ./build/datasets/prdbench/normalise.js






/** As many bytes as a file's name may have, with room for an ending. */
const NAME_BYTES = 120;
const TYPES = ['shell_interaction', 'unit_test', 'file_comparison'];
/** The test points of a plan: what is odd about an entry is mended where it can be, noted always, and never an error. */
async function normalisePlan(entries, files) {
    const points = [];
    for (const entry of entries)
        points.push(await normalisePoint(entry, files));
    return noteDuplicates(points);
}
/** The points of `metric.json`: no commands, for the judge alone. */
function normaliseRequirements(requirements) {
    return noteDuplicates(requirements.map(normaliseRequirement));
}
async function normalisePoint(entry, files) {
    const { notes, note } = noteList();
    const metric = nameOf(entry.metric, note);
    const type = typeOf(entry.type, note);
    const testcases = await normaliseCases(entry.testcases, files, note);
    const commands = testcases.flatMap(({ command }) => command ?? []);
    if (type === 'unit_test')
        for (const command of commands)
            await noteUnitTest(command, files, note);
    const expectedFiles = pathList(entry.expected_output_files, 'expected_output_files', files, note);
    noteWrittenFiles(commands, expectedFiles, note);
    return {
        metric,
        description: textOf(entry.description, 'description', note) ?? '',
        type,
        testcases,
        inputFiles: pathList(entry.input_files, 'input_files', files, note),
        expectedOutput: textOf(entry.expected_output, 'expected_output', note),
        expectedFiles,
        notes,
    };
}
function normaliseRequirement(entry) {
    const { notes, note } = noteList();
    const { chinese } = entry;
    return {
        metric: nameOf(entry.metric, note),
        description: chinese === null ? (textOf(entry.description, 'description', note) ?? '') : normalise_inEnglish(chinese, note),
        type: 'requirement',
        testcases: [],
        inputFiles: [],
        expectedOutput: textOf(entry.expected_output, 'expected_output', note),
        expectedFiles: [],
        notes,
    };
}
/** A description made of what stands under Chinese keys. */
function normalise_inEnglish(parts, note) {
    note('other_keys', `its keys are Chinese: taken as metric, ${Object.keys(parts).join(', ').toLowerCase()}`);
    return Object.entries(parts)
        .map(([name, part]) => ({ name, text: typeof part === 'number' ? String(part) : textOf(part, name, note) }))
        .filter(({ text }) => text !== null)
        .map(({ name, text }) => `${name}: ${text}`)
        .join('\n\n');
}
async function normaliseCases(given, files, note) {
    if (!Array.isArray(given) || given.length === 0) {
        const what = given === undefined ? 'missing' : Array.isArray(given) ? 'empty' : 'no list';
        note('no_testcases', `testcases is ${what}`);
        return [];
    }
    const cases = [];
    for (const [index, entry] of given.entries()) {
        const ofCase = (kind, detail) => note(kind, given.length > 1 ? `test case ${index + 1}: ${detail}` : detail);
        const testcase = await normaliseCase(entry, files, ofCase);
        cases.push(testcase);
        const { command, input } = testcase;
        if (index < given.length - 1 && command !== null && input === null && startsServer(command)) {
            ofCase('foreground_server', `"${command}" is a server in the foreground, and test cases follow`);
        }
    }
    return cases;
}
async function normaliseCase(given, files, note) {
    const entry = typeof given === 'object' && given !== null && !Array.isArray(given) ? given : {};
    const told = textOf(entry.test_command, 'test_command', note) ?? '';
    if (told.trim() === '') {
        note('null_command', 'the test case names no command');
        return { command: null, input: null, inputFile: null, unrunnable: 'the data names no command' };
    }
    const split = (entry.test_input ?? null) === null ? splitTyped(told) : null;
    const command = normaliseCommand(split?.command ?? told, note);
    if (split !== null) {
        note('typed_in_command', `"${split.command}" is the command, what stands below it is typed`);
        return { command, input: linesOf(split.typed), inputFile: null, unrunnable: null };
    }
    return { command, ...(await typedInput(entry.test_input, command, files, note)) };
}
function nameOf(given, note) {
    const name = plainLineEnds(given, 'metric', note);
    const reasons = [
        ...(name.includes('/') ? ['"/"'] : []),
        ...(name.includes(':') ? ['":"'] : []),
        ...(/\p{Cc}/u.test(name) ? ['a control character'] : []),
        ...(Buffer.byteLength(name) > NAME_BYTES ? [`${Buffer.byteLength(name)} bytes`] : []),
    ];
    if (reasons.length > 0)
        note('unsafe_name', `the name has ${reasons.join(' and ')}`);
    return name;
}
function typeOf(given, note) {
    if (TYPES.includes(given))
        return given;
    note('unknown_type', `type is ${JSON.stringify(given) ?? 'missing'}, taken as shell_interaction`);
    return 'shell_interaction';
}
/** A text of the data; null where there is none. */
function textOf(given, field, note) {
    if (given === undefined || given === null)
        return null;
    if (typeof given === 'string')
        return plainLineEnds(given, field, note);
    note('unexpected_value', `${field} is no text`);
    return JSON.stringify(given);
}
function noteDuplicates(points) {
    const first = new Map();
    for (const [index, { metric, notes }] of points.entries()) {
        const earlier = first.get(metric);
        if (earlier === undefined)
            first.set(metric, index);
        else
            notes.push({ kind: 'duplicate_metric', detail: `the name stands already at #${earlier + 1}` });
    }
    return points;
}

;// CONCATENATED MODULE: ./build/datasets/prdbench/prompts.js
const WORK = `Nobody can answer questions: where the document leaves something open, decide for yourself and go on. You work in the
current directory, the project directory. Use Python unless the document asks for something else, and install what your
code needs, since it is run right here. Work until the project is complete, and try it yourself before you stop.`;
const DEV = `Build the software project that src/PRD.md describes.

1. Read src/PRD.md, the requirements document, in full. Other files that are already below src/ or data/ belong to the
   project: use them where they are.
2. Read evaluation/detailed_test_plan.json. It lists the test points your project is measured by. Each names commands
   ("test_command"), what is typed at their prompts ("test_input": mostly a file with one answer a line), the expected
   output and the files it is compared with.
3. Write the whole project, with all of its code below src/. File names, modules, command lines, menus and the order of
   prompts must fit the plan: each command is run by bash from the project directory exactly as it stands there, the
   input is typed line by line into a terminal when the program waits, and the unit tests in evaluation/ import from
   src/ as they are written.
4. Every test point is to pass. Do not change anything in evaluation/: it is put back as it was before the evaluation.

${WORK}
`;
const FREE = `Build the software project that src/PRD.md describes.

1. Read src/PRD.md, the requirements document, in full. It is all there is.
2. Design and write the whole project, with all of its code below src/. How it is organised and operated is yours to
   decide, but everything it can do must be usable from the command line, without a browser or another graphical display.
3. Write README.md in the project directory. Whoever checks the requirements knows the project from it alone: how to
   start it, every command, option and menu with an example, and where results are written.
4. Every requirement of the document is to be met.

${WORK}
`;
const DEBUG = `The project in this directory was built from src/PRD.md, and has been evaluated. Make it better.

1. Read the files reports/*.json. They list the test points of evaluation/detailed_test_plan.json with "metric",
   "description", "score" and "explanation". A score of 2 is full, 1 is partly met, 0 is not met; without a score,
   a test point could not be judged.
2. For every test point that lost points, find the cause in the code below src/ with the help of the plan's commands and
   inputs, and mend it. Run the commands yourself, from the project directory, to see that they now do what is expected.
3. Do not break what has passed. Do not change anything in evaluation/ or reports/: both are put back or emptied before
   the next evaluation, which runs every test point again.

${WORK}
`;
/** What an agent is asked in a mode, and in its second round where the mode has one. Fixed texts: their digests tell versions apart. */
function promptsOf(mode) {
    if (mode === 'free')
        return { prompt: FREE, debugPrompt: null };
    return { prompt: DEV, debugPrompt: mode === 'debug' ? DEBUG : null };
}

;// CONCATENATED MODULE: ./build/datasets/prdbench/prdbench.js












/** As many faults of one dataset as one message names. */
const FAULTS_SHOWN = 20;
const REQUIREMENTS = 'src/PRD.md';
const PLAN = 'evaluation/detailed_test_plan.json';
const METRIC = 'evaluation/metric.json';
/**
 * Reads PRDbench, or some of its projects: `PRDbench/<n>/` or `data/<n>/` below the directory, and `aux_data.json`. Throws a
 * UserError that names file and place of what keeps a project from being run; everything else that is odd becomes a note.
 */
async function loadPrdBench(directory, about) {
    const layout = await findLayout(directory);
    const auxiliary = await readAuxiliary(layout.auxiliary);
    const notes = [...layout.notes, ...auxiliary.notes];
    const faults = [];
    const instances = [];
    for (const number of layout.numbers) {
        const files = await projectFiles(external_node_path_.join(layout.projects, String(number)));
        const id = `prdbench-${number}`;
        const evaluation = await readPlan(files, about.mode, {
            fault: (fault) => faults.push(`${external_node_path_.basename(layout.projects)}/${number}/${fault}`),
            note: (note) => notes.push(`${id}: ${note}`),
        });
        notes.push(...auxiliaryNotes(id, auxiliary.listed.get(String(number)) ?? [], files));
        if (evaluation !== null)
            instances.push(await toInstance(id, files, evaluation));
    }
    if (faults.length > 0) {
        const more = faults.length > FAULTS_SHOWN ? [`… and ${faults.length - FAULTS_SHOWN} more`] : [];
        throw new errors/* UserError */.yo([`dataset: ${directory} cannot be read:`, ...faults.slice(0, FAULTS_SHOWN), ...more].join('\n'));
    }
    return {
        name: about.name ?? external_node_path_.basename(external_node_path_.resolve(directory)),
        ref: about.ref,
        digest: await digestOfProjects(layout),
        testbed: null,
        instances,
        notes,
    };
}
async function toInstance(id, files, evaluation) {
    return {
        id,
        taskType: 'development',
        ...promptsOf(evaluation.mode),
        image: null,
        imageTag: null,
        repository: null,
        fixtures: await fixturesOf(files.directory, evaluation.mode),
        prerunner: null,
        humanActions: null,
        evaluation,
    };
}
/** What the agent is given: each entry of the project by itself, so that a link is not followed; `free`: the document only. */
async function fixturesOf(directory, mode) {
    if (mode === 'free')
        return [{ source: external_node_path_.join(directory, REQUIREMENTS), target: REQUIREMENTS }];
    return (await entriesOf(directory)).map((name) => ({ source: external_node_path_.join(directory, name), target: name }));
}
/** The entries of a project's directory; `reports/` is left from an evaluation of somebody's. */
async function entriesOf(directory) {
    const entries = await (0,promises_.readdir)(directory, { withFileTypes: true });
    return entries
        .filter((entry) => (entry.isDirectory() || entry.isFile()) && entry.name !== 'reports')
        .map(({ name }) => name)
        .sort();
}
async function readPlan(files, mode, { fault, note }) {
    if (!files.isFile(REQUIREMENTS))
        fault(`${REQUIREMENTS}: is missing`);
    const entries = await readList(files, PLAN, planEntrySchema, fault);
    const listed = await readList(files, METRIC, requirementSchema, mode === 'free' ? fault : note);
    if (entries !== null && listed !== null && entries.length !== listed.length) {
        note(`metric.json has ${listed.length} entries, the test plan ${entries.length}`);
    }
    if (!files.isFile(REQUIREMENTS) || entries === null || (mode === 'free' && listed === null))
        return null;
    return {
        kind: 'test_plan',
        mode,
        points: mode === 'free' ? normaliseRequirements(listed ?? []) : await normalisePlan(entries, files),
        evaluationDirectory: mode === 'free' ? null : external_node_path_.join(files.directory, 'evaluation'),
        requirements: new TextDecoder().decode(await files.read(REQUIREMENTS)),
    };
}
/** The entries of a JSON array; null where a fault was found. */
async function readList(files, file, schema, fault) {
    if (!files.isFile(file))
        return none(`${file}: is missing`);
    const parsed = parseJson(await files.read(file), file);
    if (parsed.fault !== null)
        return none(parsed.fault);
    if (!Array.isArray(parsed.data))
        return none(`${file}: is no JSON array`);
    if (parsed.data.length === 0)
        return none(`${file}: holds no entry`);
    const results = parsed.data.map((entry) => schema.safeParse(entry));
    for (const [index, { error }] of results.entries()) {
        for (const issue of error?.issues ?? [])
            fault(`${file}: entry ${index + 1}: ${[...issue.path, issue.message].join(': ')}`);
    }
    return results.every(({ success }) => success) ? results.map(({ data }) => data) : null;
    function none(text) {
        fault(text);
        return null;
    }
}
/** The same whatever the layout and the mode. */
async function digestOfProjects({ projects, numbers, auxiliary }) {
    const names = [];
    for (const number of numbers) {
        for (const name of await entriesOf(external_node_path_.join(projects, String(number))))
            names.push(`${number}/${name}`);
    }
    const parts = [
        await digestOf(projects, names),
        auxiliary === null ? '' : await digestOf(external_node_path_.dirname(auxiliary), [external_node_path_.basename(auxiliary)]),
    ];
    return `sha256:${(0,external_node_crypto_.createHash)('sha256').update(parts.join('\n')).digest('hex')}`;
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/datasets/row.js
var row = __webpack_require__(71744);
;// CONCATENATED MODULE: ./build/datasets/setupbench.js








/** As many faults of one dataset as one message names. */
const setupbench_FAULTS_SHOWN = 20;
/** SetupBench keeps its files in a folder of the repository; a dataset of one's own has them at its top. */
/** Bytes of one file of rows; SetupBench's largest has 200 kB. */
const setupbench_LARGEST_FILE = 256 * 1024 * 1024;
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
    const instances = rows.map((row) => setupbench_toInstance(row, external_node_path_.join(root, 'fixtures'), fixtures));
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
        text = setupbench_textOf(file);
    }
    catch (error) {
        if ((0,errors/* codeOf */.$N)(error) === 'ENOENT')
            return {};
        throw new errors/* UserError */.yo(`${file}: cannot be read: ${(0,errors/* messageOf */.bD)(error)}`);
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
        const content = contentOf(external_node_path_.join(folder, file), faults);
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
        const more = faults.length > setupbench_FAULTS_SHOWN ? [`… and ${faults.length - setupbench_FAULTS_SHOWN} more`] : [];
        throw new errors/* UserError */.yo([`dataset: ${root} cannot be read:`, ...faults.slice(0, setupbench_FAULTS_SHOWN), ...more].join('\n'));
    }
    if (rows.length === 0)
        throw new errors/* UserError */.yo(`dataset: ${folder} holds no instance; put one JSON object a line into a .jsonl file`);
    return rows;
}
function contentOf(file, faults) {
    try {
        return setupbench_textOf(file);
    }
    catch (error) {
        faults.push(`scenarios/${external_node_path_.basename(file)}: cannot be read: ${(0,errors/* messageOf */.bD)(error)}`);
        return '';
    }
}
function setupbench_textOf(file) {
    return (0,regular_file/* readRegularFile */.X)(file, setupbench_LARGEST_FILE, { follow: true }).toString();
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
function setupbench_toInstance(row, folder, fixtures) {
    const prerunner = `prerunner-${row.instance_id}`;
    const commit = row.base_commit ?? row.commit_hash;
    return {
        id: row.instance_id,
        taskType: row.task_type,
        prompt: row.problem_statement,
        debugPrompt: null,
        image: row.base_image ?? null,
        imageTag: row.image_tag ?? null,
        repository: row.repo_url !== undefined && commit !== undefined ? { url: row.repo_url, commit } : null,
        fixtures: fixtures.has(row.instance_id) ? [{ source: external_node_path_.join(folder, row.instance_id), target: '' }] : [],
        prerunner: fixtures.has(prerunner) && (0,external_node_fs_.existsSync)(external_node_path_.join(folder, prerunner, 'prerunner.sh'))
            ? external_node_path_.join(folder, prerunner)
            : null,
        humanActions: humanActionsOf(row),
        evaluation: {
            kind: 'success_command',
            command: row.success_command,
            rule: row.task_type === 'dependency_resolution' ? 'exit_code' : 'success_text',
        },
    };
}
function humanActionsOf(row) {
    const { human_actions_lower_bound: lower, human_actions_upper_bound: upper } = row;
    if (lower === undefined && upper === undefined)
        return null;
    return { lower: sum((lower ?? upper)), upper: sum((upper ?? lower)) };
}
/** Rows count actions by their kind (`check_dir`, `read_file`). */
function sum(actions) {
    return Object.values(actions).reduce((total, count) => total + count, 0);
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
    prdbench: {
        repository: 'https://github.com/southalone/PRDbench.git',
        ref: '61ee47bbdc2d39c094dde64175446d1016290e70',
        load: loadPrdBench,
    },
};
/** Loads the dataset the options name: from a directory, or fetched by git. Throws a UserError for what is missing or contradicts. */
async function loadDataset(options, machine) {
    const { dataset: name, 'dataset-path': directory, 'dataset-repository': repository, 'dataset-ref': ref, mode, } = options;
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
        return known.load(external_node_path_.resolve(directory), { name, ref: null, mode });
    const fetched = await fetchDataset(repository === undefined ? known.repository : absolute(repository), ref ?? (repository === undefined ? known.ref : 'HEAD'), machine);
    return known.load(fetched.directory, { name, ref: fetched.commit, mode });
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
 * The instances that the selectors name, in the dataset's order: ids, globs, `type:…`, `all`, and the number that one id
 * alone ends in (`7` for `prdbench-7`); `!` before any of them takes out. Only exclusions: all the others. Throws a
 * UserError for a selector that matches nothing, with the nearest names.
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
    const numbered = /^\d+$/.test(selector) ? instances.filter(({ id }) => id.endsWith(`-${selector}`)) : [];
    if (numbered.length === 1)
        return numbered;
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
/* harmony export */   dT: () => (/* binding */ ownerOfGit),
/* harmony export */   gX: () => (/* binding */ refuseOption)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19473);
/* harmony import */ var _run_owner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57245);
/* harmony import */ var _testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52621);




/**
 * Git without questions at a prompt, with an end to transfers that stall, and with files as they are in the repository on
 * every machine, and nothing that a repository brings is executed: no hook, no monitor, no submodule. Otherwise the user's own configuration holds.
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
    '-c',
    'core.hooksPath=/dev/null',
    '-c',
    'core.fsmonitor=false',
    '-c',
    'submodule.recurse=false',
    '-c',
    'fetch.recurseSubmodules=false',
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
/** A setting that git does not know, by which a git that outlives us says whose it is. */
const OWNER = 'agentbench.owner=';
/** Who started a git of ours, by the words of its command line; null where it is none. */
function ownerOfGit(words) {
    try {
        const word = words.find((word) => word.startsWith(OWNER));
        return word === undefined ? null : _run_owner_js__WEBPACK_IMPORTED_MODULE_2__/* .ownerSchema */ .$K.parse(JSON.parse(word.slice(OWNER.length)));
    }
    catch {
        return null;
    }
}
/** Milliseconds for one git command: a transfer that stalls over HTTP ends by the settings above, one over ssh by nothing else. */
const LIMIT = 60 * 60_000;
/** Between TERM, at which git takes its locks away, and KILL. */
const GRACE = 2_000;
/** Runs git and returns its output; throws a GitError when it fails, an Error when it does not end. */
async function git(runTool, args, cwd, limit = LIMIT) {
    const words = [...SETTINGS, '-c', OWNER + JSON.stringify((0,_run_owner_js__WEBPACK_IMPORTED_MODULE_2__/* .thisOwner */ .GS)()), ...args];
    const what = args[args[0] === '-C' ? 2 : 0];
    const running = runTool('git', words, cwd === undefined ? {} : { cwd });
    const timer = new AbortController();
    try {
        const late = (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(limit, null, { signal: timer.signal });
        late.catch(() => { });
        const result = await Promise.race([running, late]);
        if (result === null) {
            running.catch(() => { });
            await endOwnGit(words);
            throw new Error(`git ${what} did not end within ${limit / 60_000} minutes, and was ended`);
        }
        if (result.exitCode !== 0)
            throw new GitError(what, result);
        return result.stdout;
    }
    finally {
        timer.abort();
    }
}
/** Ends the git of ours that has these words, and what it has started (ssh, its own helpers). */
async function endOwnGit(words) {
    const line = words.join('\0');
    const isIt = (one) => one.parent === process.pid && one.name === 'git' && (0,_testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_3__/* .wordsOf */ .Z9)(one).join('\0').includes(line);
    await (0,_testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_3__/* .endTrees */ .vK)(() => (0,_testbeds_host_processes_js__WEBPACK_IMPORTED_MODULE_3__/* .listProcesses */ .O3)().filter(isIt), GRACE);
}
/** Refuses what git would take for an option. */
function refuseOption(text, option) {
    if (text.startsWith('-'))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${option}: "${text}" begins with "-"`);
}


/***/ }),

/***/ 58714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ claim),
/* harmony export */   Ht: () => (/* binding */ giveUp),
/* harmony export */   hh: () => (/* binding */ claimsIn),
/* harmony export */   r7: () => (/* binding */ deadClaimsIn)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _owner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57245);



const SUFFIX = '.owner';
/**
 * Says that a path is this process', before it is made: a link beside it, whose target is the owner. A link is there whole or
 * not at all, so whenever this process is killed, what it leaves has an owner. Throws where the path is claimed already.
 */
async function claim(file) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.symlink)(JSON.stringify((0,_owner_js__WEBPACK_IMPORTED_MODULE_2__/* .thisOwner */ .GS)()), file + SUFFIX);
}
/** Gives a path up; it should be gone by then. A claim that cannot be taken away is a dead process' soon, and counts no more. */
async function giveUp(file) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file + SUFFIX, { force: true }).catch(() => { });
}
/** What is claimed in a directory; nothing where it is not there. */
async function claimsIn(directory) {
    const names = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory).catch(() => []);
    const claimed = names.filter((name) => name.endsWith(SUFFIX)).map((name) => name.slice(0, -SUFFIX.length));
    const claims = claimed.map(async (name) => {
        const file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name);
        const owner = await ownerOf(file);
        return owner === null ? [] : [{ file, owner }];
    });
    return (await Promise.all(claims)).flat();
}
/** The paths in a directory whose owner is known to be dead. */
async function deadClaimsIn(directory) {
    return (await claimsIn(directory)).filter(({ owner }) => (0,_owner_js__WEBPACK_IMPORTED_MODULE_2__/* .isDead */ .XU)(owner)).map(({ file }) => file);
}
async function ownerOf(file) {
    try {
        return _owner_js__WEBPACK_IMPORTED_MODULE_2__/* .ownerSchema */ .$K.parse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(file + SUFFIX)));
    }
    catch {
        // Given up in between, or a file of somebody else's.
        return null;
    }
}


/***/ }),

/***/ 57245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $K: () => (/* binding */ ownerSchema),
/* harmony export */   GS: () => (/* binding */ thisOwner),
/* harmony export */   XU: () => (/* binding */ isDead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19473);




/** Who made a container or a directory: a process, told apart from a later one of the same number. */
const ownerSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    host: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** This start of the machine, and the process namespace in it; null where the system does not tell. */
    boot: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    namespace: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    pid: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(),
    /** The process' start in clock ticks since boot. */
    started: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
});
/** This process as an owner. */
function thisOwner() {
    return {
        host: node_os__WEBPACK_IMPORTED_MODULE_1__.hostname(),
        boot: orNull(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
        namespace: orNull(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)('/proc/self/ns/pid')),
        pid: process.pid,
        started: startOf(process.pid),
    };
}
/** Whether an owner is known to be dead. One of another machine or namespace cannot be known, and counts as alive. */
function isDead(owner) {
    const self = thisOwner();
    if (owner.host !== self.host)
        return false;
    if (owner.boot !== self.boot)
        return true;
    if (owner.namespace !== self.namespace)
        return false;
    if (owner.started !== null)
        return startOf(owner.pid) !== owner.started;
    try {
        process.kill(owner.pid, 0);
        return false;
    }
    catch (error) {
        // Another user's process answers too, with EPERM.
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .codeOf */ .$N)(error) === 'ESRCH';
    }
}
/** The start of a process that runs; null for one that has ended, also where its parent has not taken note (a zombie). */
function startOf(pid) {
    return orNull(() => {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        // Fields 3 and 22; the command's name before the last ")" may hold anything.
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return fields[0] === 'Z' ? null : fields[19];
    });
}
function orNull(read) {
    try {
        return read();
    }
    catch {
        return null;
    }
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


/***/ }),

/***/ 52621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hk: () => (/* binding */ endProcesses),
/* harmony export */   O3: () => (/* binding */ listProcesses),
/* harmony export */   U_: () => (/* binding */ processesWith),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   vK: () => (/* binding */ endTrees)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);


/** All live processes; none where the system has no /proc. */
function listProcesses() {
    return pids().flatMap((pid) => processOf(pid) ?? []);
}
/** Processes whose environment, at their start, held this text. Those of other users cannot be read, and are not found. */
function processesWith(text) {
    return pids()
        .filter((pid) => textOf(`/proc/${pid}/environ`)?.includes(text))
        .flatMap((pid) => processOf(pid) ?? []);
}
/** The words of a process' command line; none where it has gone. */
function wordsOf({ pid }) {
    return (textOf(`/proc/${pid}/cmdline`) ?? '').split('\0');
}
/** As `endProcesses`, with everything that is below them, or was when they were found. */
async function endTrees(find, grace) {
    const identities = new Set();
    const identityOf = ({ pid, started }) => `${pid} ${started}`;
    return endProcesses(() => {
        const all = listProcesses();
        for (const root of find())
            identities.add(identityOf(root));
        const found = all.filter((process) => identities.has(identityOf(process)));
        // It grows while it is gone through.
        for (const { pid } of found) {
            for (const child of all) {
                if (child.parent !== pid || identities.has(identityOf(child)))
                    continue;
                identities.add(identityOf(child));
                found.push(child);
            }
        }
        return found;
    }, grace);
}
/** TERM to what `find` finds, after `grace` ms KILL, until nothing is found; what is still there 2 s later is returned. */
async function endProcesses(find, grace) {
    const begun = performance.now();
    if (grace > 0)
        signalAll(find(), 'SIGTERM');
    for (;;) {
        const left = find();
        const elapsed = performance.now() - begun;
        if (left.length === 0 || elapsed > grace + 2_000)
            return left;
        if (elapsed >= grace)
            signalAll(left, 'SIGKILL');
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(25);
    }
}
function signalAll(processes, signal) {
    for (const { pid } of processes) {
        try {
            process.kill(pid, signal);
        }
        catch {
            // Gone in between, or another user's: the caller sees who is left.
        }
    }
}
function pids() {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc').filter((name) => /^\d+$/.test(name));
    }
    catch {
        return [];
    }
}
/** Null for one that has ended, also where its parent has not taken note. */
function processOf(pid) {
    const stat = textOf(`/proc/${pid}/stat`);
    if (stat === null)
        return null;
    const end = stat.lastIndexOf(')');
    const fields = stat.slice(end + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X')
        return null;
    return {
        pid: Number(pid),
        parent: Number(fields[1]),
        session: Number(fields[3]),
        started: fields[19],
        name: stat.slice(stat.indexOf('(') + 1, end),
    };
}
function textOf(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'latin1');
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 8020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LP: () => (/* binding */ markdownCommit),
/* harmony export */   OG: () => (/* binding */ logLines),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   p7: () => (/* binding */ markdownText),
/* harmony export */   pj: () => (/* binding */ plain)
/* harmony export */ });
/* unused harmony export markdownBlock */
/**
 * Terminal sequences: with parameters (CSI), with a text of their own and its end (OSC and its like), and short ones. Each part
 * ends before the next escape, so the effort grows with the text only; a text without its end stays, as text.
 */
const SEQUENCES = [
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
    /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]/,
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
    /(?:\u001b[PX\]^_]|[\u0090\u0098\u009d-\u009f])[^\u0000-\u0008\u000a-\u001f\u007f-\u009f]*(?:\u0007|\u001b\\|\u009c)/,
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
    /\u001b(?:[ -/]+[0-~]|[0-~])/,
];
const SEQUENCE = new RegExp(SEQUENCES.map(({ source }) => source).join('|'), 'g');
/** Control characters but for tab and newline, and the marks that turn text around or hide it. */
const CONTROL = 
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
/**
 * Text that an agent, a dataset or a pull request had a hand in, without terminal sequences and control characters, and
 * without `##[`, which the runner takes for a command anywhere in a line. Half a character becomes U+FFFD.
 */
function plain(text) {
    return text
        .replaceAll('\r\n', '\n')
        .replace(SEQUENCE, '')
        .replace(CONTROL, '')
        .replaceAll('##[', '## [')
        .toWellFormed();
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
/** What GitHub looks for in the text that has been rendered, entities or not; it is kept apart by characters of no width. */
const REFERENCES = [
    // Mentions and mail addresses; issues.
    [/@/g, '@\u200b'],
    [/#/g, '#\u200b'],
    [/(?<![a-z\d])(GH-)(?=\d)/gi, '$1\u200b'],
    // Addresses, and emoji by their names.
    [/(www)(?=\.)/gi, '$1\u200b'],
    [/:(?=\/\/|[\w+-]+:)/g, ':\u200b'],
    // Commits, by seven digits of their hash or more; a number (a date in a model's name, say) is to stay one that can be copied.
    [/(?<=\b(?=\d*[a-f])(?:[0-9a-f]{6})+)(?=[0-9a-f]+\b)/gi, '\u200b'],
];
/** Text in a line or table cell of Markdown that is no markup, no HTML, no mention and no reference. */
function markdownText(text, length = 300) {
    return REFERENCES.reduce((line, [pattern, apart]) => line.replace(pattern, apart), plainLine(text, length))
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replace(/[\\`*_{}[\]()#+!|~$:]|^[-=]|(?<=^\d+)\./g, (character) => `&#${character.charCodeAt(0)};`);
}
/** A commit's hash as Markdown, cut to twelve digits; GitHub links one that it knows. */
function markdownCommit(commit) {
    return /^[0-9a-f]{7,64}$/.test(commit) ? commit.slice(0, 12) : markdownText(commit.slice(0, 12));
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
