export const id = 6770;
export const ids = [6770];
export const modules = {
40724: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
HB: () => isGitSetting,
MU: () => isOurs,
Wq: () => HOST_NAMES,
_c: () => isKeptFromTools,
cj: () => isRunners,
rG: () => holdsOwnSecret
});
let RUNNERS = /^(GITHUB|ACTIONS|INPUT|RUNNER)_/;
let OURS = /^AGENTBENCH_/;
let SECRET_HOLDERS = /^(INPUT_(GITHUB-TOKEN|JUDGE-API-KEY)|ACTIONS_.*TOKEN|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY)$/;
let KEPT_FROM_TOOLS = /^((INPUT|ACTIONS|STATE)_.*|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY|GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX))$/s;
let GIT_SETTINGS = /^GIT_CONFIG_(COUNT|KEY_\d+|VALUE_\d+|PARAMETERS)$/;
let HOST_NAMES = [
"PATH",
"HOME",
"USER",
"LANG",
"TERM"
];
let isRunners = (name) => RUNNERS.test(name);
let isOurs = (name) => OURS.test(name);
let holdsOwnSecret = (name) => SECRET_HOLDERS.test(name);
let isKeptFromTools = (name) => KEPT_FROM_TOOLS.test(name);
let isGitSetting = (name) => GIT_SETTINGS.test(name);
}),
59956: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { S: () => findTool });
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
function findTool(name, searchPath) {
for (let directory of (searchPath ?? "/usr/local/bin:/usr/bin:/bin").split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)) {
let file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name);
try {
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
return file;
} catch {}
}
return null;
}
}),
10076: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FZ: () => maskedLines,
G_: () => ownSecrets,
hK: () => holdsSecret
});
var _environment_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40724);
function ownSecrets(environment) {
let values = Object.entries(environment).flatMap(([name, value]) => (0, _environment_names_js__WEBPACK_IMPORTED_MODULE_0__.rG)(name) ? [value?.trim()] : []);
return [...new Set(values.filter((value) => value !== void 0 && value.length >= 6))];
}
function holdsSecret(text, secrets) {
return secrets.some((secret) => text.trim() === secret || secret.length >= 16 && text.includes(secret));
}
function maskedLines(value) {
return value.split(/\r?\n|\r/).filter((line) => line.trim().length >= 6);
}
}),
78421: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hk: () => endProcesses,
J3: () => kernelText,
O3: () => listProcesses,
U_: () => processesWith,
Z9: () => wordsOf,
vK: () => endTrees
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
function listProcesses() {
return pids().flatMap((pid) => processOf(pid) ?? []);
}
function processesWith(text) {
return pids().filter((pid) => {
let environment = fastText(`/proc/${pid}/environ`) ?? "";
return typeof text == "string" ? environment.includes(text) : text.test(environment);
}).flatMap((pid) => processOf(pid) ?? []);
}
function wordsOf({ pid }) {
return (kernelText(`/proc/${pid}/cmdline`) ?? "").split("\0");
}
async function endTrees(pick, grace) {
let identities = new Set();
let identityOf = ({ pid, started }) => `${pid} ${started}`;
return endProcesses(() => {
let all = listProcesses();
for (let root of pick(all)) identities.add(identityOf(root));
let found = all.filter((process) => identities.has(identityOf(process)));
for (let { pid } of found) for (let child of all) {
if (child.parent !== pid || identities.has(identityOf(child))) continue;
identities.add(identityOf(child));
found.push(child);
}
return found;
}, grace);
}
async function endProcesses(find, grace) {
let left = find();
let begun = performance.now();
grace > 0 && signalAll(left, "SIGTERM");
for (let elapsed = 0; left.length > 0 && elapsed <= grace + 2e3; elapsed = performance.now() - begun) {
elapsed >= grace && signalAll(left, "SIGKILL");
await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(25);
left = find();
}
return left;
}
function signalAll(processes, signal) {
for (let { pid } of processes) try {
process.kill(pid, signal);
} catch {}
}
function pids() {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc").filter((name) => /^\d+$/.test(name));
} catch {
return [];
}
}
function processOf(pid) {
let stat = fastText(`/proc/${pid}/stat`);
if (stat === null) return null;
let end = stat.lastIndexOf(")");
let fields = stat.slice(end + 2).split(" ");
if (fields[0] === "Z" || fields[0] === "X") return null;
return {
pid: Number(pid),
parent: Number(fields[1]),
session: Number(fields[3]),
started: fields[19],
name: stat.slice(stat.indexOf("(") + 1, end)
};
}
function fastText(file) {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8");
} catch {
return null;
}
}
function kernelText(file) {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "latin1");
} catch {
return null;
}
}
}),
26841: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Jj: () => cut,
LV: () => wrap,
eV: () => pad,
it: () => cutMiddle,
qz: () => widthOf
});
var slice_ansi__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85209);
var string_width__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11272);
var wrap_ansi__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58692);
let widthOf = (text) => (0, string_width__WEBPACK_IMPORTED_MODULE_1__.A)(text);
function cut(text, columns) {
if (widthOf(text) <= columns) return text;
return columns < 1 ? "" : `${beginningOf(text, columns - 1)}…`;
}
function beginningOf(text, columns) {
for (let end = columns; end > 0; end--) {
let part = (0, slice_ansi__WEBPACK_IMPORTED_MODULE_2__.A)(text, 0, end);
if (widthOf(part) <= columns) return part;
}
return "";
}
function cutMiddle(text, columns) {
let width = widthOf(text);
if (width <= columns || columns < 3) return cut(text, columns);
let end = Math.floor((columns - 1) / 2);
let tail = [0, 1].map((less) => (0, slice_ansi__WEBPACK_IMPORTED_MODULE_2__.A)(text, width - end + less)).find((part) => widthOf(part) <= end) ?? "";
return `${beginningOf(text, columns - 1 - widthOf(tail))}…${tail}`;
}
function pad(text, columns, side = "left") {
let space = " ".repeat(Math.max(0, Math.min(columns, 1e4) - widthOf(text)));
return side === "left" ? text + space : space + text;
}
function wrap(text, columns, prefix = "") {
let room = columns - widthOf(prefix);
return text.split("\n").flatMap((line) => {
if (!Number.isFinite(room)) return [line];
let [first = "", ...rest] = (0, wrap_ansi__WEBPACK_IMPORTED_MODULE_0__.A)(line, Math.max(room, 8), {
hard: !0,
trim: !1
}).split("\n");
return [first, ...rest.map((part) => part.trimStart())];
}).map((line) => (prefix + line).trimEnd());
}
}),
12580: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => word,
h: () => quote
});
var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
function quote(text) {
return `'${text.replaceAll("'", "'\\''")}'`;
}
function word(text) {
return /^[\w./@%+=-][\w./@%+=:-]*$/.test(text) ? text : quote((0, _untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text, 4096));
}
}),
5222: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { doctorCommand: () => doctorCommand });
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_find_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59956);
var _base_text_columns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26841);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90492);
var _github_this_machine_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86324);
var _testbeds_docker_connect_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45712);
var _invoked_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55173);
var _paint_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19089);
var _print_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12694);
let LITTLE_SPACE = 10 * 1024 ** 3;
async function doctorCommand(json) {
let machine = (0, _github_this_machine_js__WEBPACK_IMPORTED_MODULE_5__.g)(process.env);
let findings = await Promise.all([
nodeVersion(),
bash(machine),
keeper(machine),
git(machine),
docker(machine),
dockerCli(machine),
space(machine),
root()
]);
let host = findings.every(({ what, status }) => status !== "missing" || what !== "node");
let forbidden = findings.some(({ status }) => status === "forbidden");
let containers = host && !forbidden && findings.every(({ status }) => status !== "missing");
if (json) (0, _print_js__WEBPACK_IMPORTED_MODULE_9__.Q2)({
host,
docker: containers,
findings
});
else {
let look = (0, _paint_js__WEBPACK_IMPORTED_MODULE_8__.Li)(process.stdout);
for (let finding of findings) (0, _print_js__WEBPACK_IMPORTED_MODULE_9__.tj)(lines(finding, look));
(0, _print_js__WEBPACK_IMPORTED_MODULE_9__.yy)(`\nThe host testbed ${host ? "works" : "does not work"} here, the Docker testbed ${containers ? "works" : "does not"}.\n`);
host && (0, _print_js__WEBPACK_IMPORTED_MODULE_9__.yy)(`Try it: ${(0, _invoked_js__WEBPACK_IMPORTED_MODULE_7__.u)()} run\n`);
}
return (host || containers) && !forbidden ? 0 : 3;
}
function lines({ what, status, detail, advice }, { columns, paint }) {
let mark = {
ok: paint("green", "✓"),
missing: paint("red", "✗"),
forbidden: paint("red", "✗"),
advice: paint("yellow", "!")
}[status];
let [first, ...rest] = (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_3__.LV)((0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_4__.h0)(detail), columns, " ".repeat(15));
return [
`${mark} ${what.padEnd(12)} ${first.trimStart()}`,
...rest,
...advice === null ? [] : (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_3__.LV)(advice, columns, "    ").map((line, at) => at === 0 ? `  → ${line.trimStart()}` : line)
];
}
async function nodeVersion() {
let good = Number(process.versions.node.split(".")[0]) >= 24;
return {
what: "node",
status: good ? "ok" : "missing",
detail: process.version,
advice: good ? null : "Install Node.js 24 or later: https://nodejs.org/en/download"
};
}
async function bash(machine) {
let found = (0, _base_find_tool_js__WEBPACK_IMPORTED_MODULE_2__.S)("bash", machine.environment.PATH);
return {
what: "bash",
status: found === null ? "advice" : "ok",
detail: found ?? "not found: agents run by sh, prerunners do not run on the host",
advice: found === null ? "Install bash." : null
};
}
async function keeper(machine) {
let found = process.platform === "linux" ? (0, _base_find_tool_js__WEBPACK_IMPORTED_MODULE_2__.S)("perl", machine.environment.PATH) : null;
return {
what: "perl",
status: found === null ? "advice" : "ok",
detail: found ?? "not found, or not Linux: on the host, daemons are found only by their session and environment",
advice: found === null ? "On Linux install perl (perl-base is enough) to have every daemon of a trial ended for certain." : null
};
}
async function git(machine) {
try {
let { stdout } = await machine.runTool("git", ["--version"]);
return {
what: "git",
status: "ok",
detail: stdout.trim(),
advice: null
};
} catch (error) {
return {
what: "git",
status: "missing",
detail: (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error),
advice: "Install git: datasets and repositories are cloned with it. The example needs none."
};
}
}
async function docker(machine) {
try {
let { Version: version, ApiVersion: api } = await (await (0, _testbeds_docker_connect_js__WEBPACK_IMPORTED_MODULE_6__.Z8)(machine)).version();
return {
what: "docker",
status: "ok",
detail: `Engine ${version}, API ${api}`,
advice: null
};
} catch (error) {
let forbidden = (0, _testbeds_docker_connect_js__WEBPACK_IMPORTED_MODULE_6__.Hi)(machine.environment);
if (forbidden !== null) return {
what: "docker",
status: "forbidden",
detail: `no permission for ${forbidden.socket}, which belongs to the group ${forbidden.group}`,
advice: forbidden.advice
};
return {
what: "docker",
status: "missing",
detail: (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error),
advice: "SetupBench needs Docker. On Debian and Ubuntu: apt-get install docker.io, then start dockerd. The example needs none."
};
}
}
async function dockerCli(machine) {
let found = (0, _base_find_tool_js__WEBPACK_IMPORTED_MODULE_2__.S)("docker", machine.environment.PATH);
return {
what: "docker CLI",
status: found === null ? "missing" : "ok",
detail: found ?? "not found",
advice: found === null ? "Install the docker command: it pulls the images, with its registry logins." : null
};
}
async function space(machine) {
let { bavail, bsize } = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.statfs)(machine.temporaryDirectory);
let free = bavail * bsize;
return {
what: "disk",
status: free < LITTLE_SPACE ? "advice" : "ok",
detail: `${(free / 1024 ** 3).toFixed(1)} GiB free at ${machine.temporaryDirectory}`,
advice: free < LITTLE_SPACE ? "Images and repositories of a whole sweep take tens of GiB; make room." : null
};
}
async function root() {
let isRoot = process.getuid?.() === 0;
return {
what: "user",
status: isRoot ? "ok" : "advice",
detail: isRoot ? "root" : `uid ${process.getuid?.() ?? "unknown"}`,
advice: isRoot ? null : "On the host testbed, SetupBench rows expect root; on Docker, and for the example, it does not matter."
};
}
}),
55173: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { u: () => ourCommand });
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12580);
function ourCommand(script = process.argv[1] ?? "", cwd = process.cwd()) {
if (/[\\/]node_modules[\\/]\.bin[\\/]/.test(script)) return /[\\/]_npx[\\/]/.test(realPath(script)) ? "npx agentbench-action" : "npx agentbench";
return node_path__WEBPACK_IMPORTED_MODULE_1__.basename(script) === "cli.js" ? `node ${(0, _base_text_shell_js__WEBPACK_IMPORTED_MODULE_2__.V)(node_path__WEBPACK_IMPORTED_MODULE_1__.relative(cwd, script))}` : "agentbench";
}
function realPath(file) {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file);
} catch {
return file;
}
}
}),
19089: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C2: () => painter,
Li: () => lookOf,
uc: () => isLively
});
var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
var _print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12694);
function lookOf(stream) {
return {
columns: columnsOf(stream),
paint: painter((0, _print_js__WEBPACK_IMPORTED_MODULE_1__.yU)(stream))
};
}
function painter(coloured) {
return (style, text) => coloured && text !== "" ? (0, node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: !1 }) : text;
}
function isLively(stream) {
return stream.isTTY === !0 && process.env.TERM !== "dumb";
}
function columnsOf(stream) {
return stream.isTTY === !0 ? Math.max(20, (stream.columns || 80) - 1) : Infinity;
}
}),
86324: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { g: () => thisMachine });
var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
var node_events__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78474);
var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
var _base_environment_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40724);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
var _base_find_tool_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59956);
var _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10076);
let LONGEST_TIMER = 2 ** 31 - 1;
function thisMachine(environment) {
let cache = environment.XDG_CACHE_HOME || node_path__WEBPACK_IMPORTED_MODULE_3__.join(environment.HOME || node_os__WEBPACK_IMPORTED_MODULE_2__.homedir(), ".cache");
return {
environment,
cacheDirectory: node_path__WEBPACK_IMPORTED_MODULE_3__.join(cache, "agentbench"),
temporaryDirectory: environment.RUNNER_TEMP || node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir(),
runTool: toolRunner(environment)
};
}
function toolRunner(environment) {
let env = {
...environmentOfTools(environment),
GIT_TERMINAL_PROMPT: "0",
LC_ALL: "C"
};
return async (tool, args, options = {}) => {
let { cwd, timeout, onOutput, environment: own = env } = options;
let file = (0, _base_find_tool_js__WEBPACK_IMPORTED_MODULE_5__.S)(tool, environment.PATH);
if (file === null) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`${tool} is not installed, or not on PATH`);
if (timeout !== void 0 || onOutput !== void 0) return watched(file, args, own, options);
let { getExecOutput } = await __webpack_require__.e(1260).then(__webpack_require__.bind(__webpack_require__, 81260));
return getExecOutput(`"${file}"`, args, {
silent: !0,
ignoreReturnCode: !0,
env: own,
...cwd === void 0 ? {} : { cwd }
});
};
}
async function watched(file, args, env, { cwd, timeout, signal, onOutput = () => {} }) {
let child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file, args, {
env,
cwd,
detached: !0,
stdio: [
"ignore",
"pipe",
"pipe"
]
});
let closed = (0, node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child, "close");
let end = () => {
try {
process.kill(-child.pid, "SIGTERM");
} catch {}
};
let timedOut = !1;
let limit = setTimeout(() => {
timedOut = !0;
end();
}, timeout ?? LONGEST_TIMER);
signal?.addEventListener("abort", end, { once: !0 });
signal?.aborted && end();
for (let stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", onOutput);
try {
let [code] = await closed;
return {
exitCode: code ?? 1,
stdout: "",
stderr: "",
timedOut
};
} finally {
clearTimeout(limit);
signal?.removeEventListener("abort", end);
}
}
function environmentOfTools(environment) {
let secrets = (0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_6__.G_)(environment);
return Object.fromEntries(Object.entries(environment).filter((entry) => {
let [name, value] = entry;
if (value === void 0 || (0, _base_environment_names_js__WEBPACK_IMPORTED_MODULE_7__._c)(name)) return !1;
return (0, _base_environment_names_js__WEBPACK_IMPORTED_MODULE_7__.HB)(name) || !(0, _base_own_secrets_js__WEBPACK_IMPORTED_MODULE_6__.hK)(value, secrets);
}));
}
})
};
