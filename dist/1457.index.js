export const id = 1457;
export const ids = [1457];
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
        const { getExecOutput } = await __webpack_require__.e(/* import() */ 1260).then(__webpack_require__.bind(__webpack_require__, 81260));
        return getExecOutput(`"${file}"`, args, {
            silent: true,
            ignoreReturnCode: true,
            env,
            ...(cwd === undefined ? {} : { cwd }),
        });
    };
}


/***/ }),

/***/ 11457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  initCommand: () => (/* binding */ initCommand)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/fastest-levenshtein/mod.js
var mod = __webpack_require__(21916);
// EXTERNAL MODULE: ./build/action/machine.js
var machine = __webpack_require__(51454);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(19473);
// EXTERNAL MODULE: ./build/git/git.js
var git = __webpack_require__(40075);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/init/next-steps.js

/** What the files of a template leave to their user. `folder` is where they stand, below the repository. */
function nextSteps({ files }, folder) {
    const secrets = files.flatMap(({ text }) => [...text.matchAll(/\bsecrets\.([A-Z][A-Z0-9_]*)/g)].map(([, name]) => name));
    return {
        edits: files.flatMap(({ target, text }) => text.split('\n').flatMap((line, index) => {
            const [, what] = /# EDIT: (.*)/.exec(line) ?? [];
            return what === undefined ? [] : [{ file: `${folder}/${target}`, line: index + 1, what }];
        })),
        secrets: [...new Set(secrets)],
        begin: beginnings(files.flatMap(({ text }) => eventsOf(text))),
    };
}
function beginnings(events) {
    const steps = [];
    if (events.includes('workflow_run')) {
        steps.push('Merge both into the default branch: until then there is nobody who writes the comment.');
    }
    else if (!events.includes('pull_request')) {
        steps.push('Merge it into the default branch: until then it cannot be started.');
    }
    if (events.includes('pull_request'))
        steps.push('Open a pull request: it is measured.');
    if (events.includes('schedule'))
        steps.push('The first comparison follows the first run on the default branch.');
    if (events.includes('workflow_dispatch'))
        steps.push('Start it by hand: gh workflow run agentbench.yml');
    return steps;
}
function eventsOf(workflow) {
    const { on } = (0,dist/* parse */.qg)(workflow);
    return typeof on === 'string' ? [on] : Object.keys(on);
}

;// CONCATENATED MODULE: ./build/init/templates.js


/** The one that a repository gets unless another is asked for. */
const DEFAULT_TEMPLATE = 'start';
/** All workflows to copy, the default one first. `root` is the package's directory. */
async function readTemplates(root) {
    const directory = external_node_path_.join(root, 'examples/workflows');
    const entries = (await (0,promises_.readdir)(directory, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1));
    const templates = await Promise.all(entries.map(async (entry) => {
        const place = external_node_path_.join(directory, entry.name);
        const sources = entry.isDirectory()
            ? (await (0,promises_.readdir)(place)).sort().map((name) => external_node_path_.join(place, name))
            : [place];
        return template(external_node_path_.basename(entry.name, '.yml'), await Promise.all(sources.map(readTemplateFile)));
    }));
    return templates.sort((a, b) => Number(b.name === DEFAULT_TEMPLATE) - Number(a.name === DEFAULT_TEMPLATE));
}
function template(name, files) {
    return { name, description: files[0].text.split('\n')[0].replace(/^# /, ''), files };
}
/** `measure.yml` of a folder is the workflow itself; others stand beside it as `agentbench-<name>.yml`. */
async function readTemplateFile(source) {
    const folder = external_node_path_.basename(external_node_path_.dirname(source));
    const name = external_node_path_.basename(source);
    const beside = folder !== 'workflows' && name !== 'measure.yml';
    return { target: beside ? `agentbench-${name}` : 'agentbench.yml', text: await (0,promises_.readFile)(source, 'utf8') };
}

;// CONCATENATED MODULE: ./build/cli/init.js








const FOLDER = '.github/workflows';
/** `agentbench init`: writes one of the workflows of `examples/workflows` into the current git repository. `root` is the package's directory. */
async function initCommand(flags, root) {
    const templates = await readTemplates(root);
    if (flags.list) {
        print(flags, templates.map(({ name, description }) => ({ name, description })), listing(templates));
        return 0;
    }
    const template = chooseTemplate(templates, flags.workflow ?? DEFAULT_TEMPLATE);
    const repository = await findRepository();
    const files = template.files.map(({ target, text }) => ({ file: `${FOLDER}/${target}`, text }));
    await refuseOverwriting(repository, files, flags);
    for (const { file, text } of files)
        await replace(external_node_path_.join(repository, file), text);
    const written = files.map(({ file }) => file);
    const steps = nextSteps(template, FOLDER);
    const notes = [...(await ownDatasets(repository)), ...(await leftOvers(repository, templates, written))];
    print(flags, { workflow: template.name, repository, written, ...steps, notes }, report(template, written, steps, notes));
    return 0;
}
function chooseTemplate(templates, wanted) {
    const found = templates.find(({ name }) => name === wanted);
    if (found !== undefined)
        return found;
    const names = templates.map(({ name }) => name);
    throw new errors/* UserError */.yo(`workflow: "${wanted}" is not one of ${names.join(', ')}; did you mean ${(0,mod/* closest */.kp)(wanted, names)}?\n"agentbench init --list" says what each of them is.`);
}
async function findRepository() {
    try {
        const found = await (0,git/* git */.$Y)((0,machine/* thisMachine */.g)(process.env).runTool, ['rev-parse', '--show-toplevel'], process.cwd());
        return found.replace(/\r?\n$/, '');
    }
    catch (error) {
        if (!(error instanceof git/* GitError */.XS))
            throw error;
        throw new errors/* UserError */.yo(`init: ${process.cwd()} is in no git repository; change to one, or make it one with "git init" (${error.message})`);
    }
}
async function refuseOverwriting(repository, files, flags) {
    const there = [];
    for (const { file } of files)
        if (await exists(external_node_path_.join(repository, file)))
            there.push(file);
    if (there.length === 0 || flags.force)
        return;
    throw new errors/* UserError */.yo(`init: ${there.join(' and ')} ${there.length === 1 ? 'is' : 'are'} there already, and nothing was written.\nRename what is there, or replace it with --force.`);
}
async function exists(file) {
    try {
        await (0,promises_.lstat)(file);
        return true;
    }
    catch (error) {
        if ((0,errors/* codeOf */.$N)(error) === 'ENOENT' || (0,errors/* codeOf */.$N)(error) === 'ENOTDIR')
            return false;
        throw error;
    }
}
/** A link is replaced itself, not the file that it leads to. */
async function replace(file, text) {
    try {
        await (0,promises_.mkdir)(external_node_path_.dirname(file), { recursive: true });
        await (0,promises_.rm)(file, { force: true });
        await (0,promises_.writeFile)(file, text, { flag: 'wx' });
    }
    catch (error) {
        if ((0,errors/* codeOf */.$N)(error) === undefined)
            throw error;
        throw new errors/* UserError */.yo(`init: ${file} cannot be written: ${error.message}`);
    }
}
/** Datasets of the repository's own, at its top or one folder below. */
async function ownDatasets(repository) {
    const found = new Set();
    for await (const file of (0,promises_.glob)('{.,*}/scenarios/*.jsonl', { cwd: repository })) {
        found.add(external_node_path_.dirname(external_node_path_.dirname(file)).replaceAll('\\', '/'));
    }
    return [...found]
        .sort()
        .map((place) => `This repository holds a dataset: "dataset: ${place}" and "instances: all" measure on it.`);
}
/** Files of another of our workflows: with `--force` from one to the other they stay. */
async function leftOvers(repository, templates, written) {
    const ours = new Set(templates.flatMap(({ files }) => files.map(({ target }) => `${FOLDER}/${target}`)));
    const left = [];
    for (const file of ours) {
        if (!written.includes(file) && (await exists(external_node_path_.join(repository, file))))
            left.push(file);
    }
    return left.map((file) => `${file} is of another workflow of ours and still there: remove it if it is no longer wanted.`);
}
function listing(templates) {
    const width = Math.max(...templates.map(({ name }) => name.length));
    return templates.map(({ name, description }) => `${name.padEnd(width)}  ${description}`);
}
function report(template, written, { edits, secrets, begin }, notes) {
    return [
        ...written.map((file) => `wrote ${file} (${template.name})`),
        '',
        'What is left to do:',
        ...edits.map(({ file, line, what }) => `- Edit ${file}:${line}: ${what}`),
        ...secrets.map((name) => `- Set the secret: gh secret set ${name}`),
        ...begin.map((step) => `- ${step}`),
        ...notes.map((note) => `- ${note}`),
    ];
}
function print({ json }, value, lines) {
    process.stdout.write(json ? `${JSON.stringify(value, null, 2)}\n` : `${lines.join('\n')}\n`);
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
