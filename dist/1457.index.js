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


/***/ })

};
