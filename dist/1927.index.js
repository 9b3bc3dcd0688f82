export const id = 1927;
export const ids = [1927];
export const modules = {
42828: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b0: () => servers,
e1: () => mcpDocument,
es: () => parseMcp
});
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37428);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
let texts = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), {});
let local = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
command: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
args: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), []),
env: texts
});
let remote = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
url: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
type: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(["http", "sse"]), "http"),
headers: texts
});
let name = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/));
let document = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({ mcpServers: zod_mini__WEBPACK_IMPORTED_MODULE_1__.g1P(name, zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([remote, local])) });
function parseMcp(text, file) {
try {
return document.parse(JSON.parse(text)).mcpServers;
} catch (error) {
let why = error instanceof zod_mini__WEBPACK_IMPORTED_MODULE_3__.a$ ? describe(error) : (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`agent-mcp: ${file}: ${why}; write for example {"mcpServers": {"docs": {"command": "npx", "args": ["server"]}}}`);
}
}
function describe({ issues: [issue] }) {
return `${issue.path.join(".") || "the document"} is not a server with command, or url`;
}
function servers(mcp) {
return Object.entries(mcp);
}
function mcpDocument(mcp) {
return JSON.stringify({ mcpServers: mcp }, null, 2);
}
}),
17197: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { Y: () => writeRedacted });
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
async function writeRedacted(file, text, redactor) {
let isTaken = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: !1 }) !== void 0;
isTaken && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file, {
force: !0,
recursive: !0
});
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(file, redactor.text(text), { flag: "wx" });
return isTaken;
}
}),
85958: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { R: () => filesOf });
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
function filesOf({ directory, leftOut }, target) {
return below("");
function below(place) {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, place), { withFileTypes: !0 }).flatMap((entry) => {
let name = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(place, entry.name);
if (leftOut.includes(name)) return [];
return entry.isDirectory() && leftOut.some((out) => out.startsWith(`${name}/`)) ? below(name) : [[node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(target, name), { directory: node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name) }]];
});
}
}
}),
89051: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R: () => actionsOf,
p: () => callsOf
});
var _results_actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3934);
var _classes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27516);
function actionsOf(trajectory) {
let counts = Object.fromEntries(_results_actions_js__WEBPACK_IMPORTED_MODULE_0__.S.map((name) => [name, 0]));
for (let call of callsOf(trajectory)) counts[(0, _classes_js__WEBPACK_IMPORTED_MODULE_1__.q)(call.function_name, call.arguments)] += 1;
return counts;
}
function callsOf({ steps, subagent_trajectories: embedded }) {
return [...steps.flatMap(({ is_copied_context: isCopied, tool_calls: calls }) => isCopied ? [] : calls ?? []), ...(embedded ?? []).flatMap(callsOf)];
}
}),
27516: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
l: () => isShellTool,
q: () => classOfAction
});
var _commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35169);
let TOOLS = [
["read_file", /^(read|readfile|readmanyfiles|notebookread|view|viewfile|viewimage|openfile|fsread|cat)$/],
["check_dir", /^(ls|list|listdir|listdirectory|listfiles|readfolder|tree)$/],
["search", /^(grep|glob|find|rg|search|searchfilecontent|searchfiles|filesearch|findfiles|codebasesearch|grepsearch)$/],
["edit", /^(edit|multiedit|write|writefile|editfile|createfile|replace|replaceinfile|strreplace|applypatch|applydiff|patch|notebookedit|insert|fswrite|deletefile)$/],
["network", /^(web|http|browser|url)|^(fetch|googlewebsearch|websearch|webfetch|urlread)$/]
];
let SHELLS = /bash|shell|terminal|exec|command|^run|console|^cmd$/;
let NEUTRAL = new Set("cd pushd popd echo printf export set unset true false : pwd sleep wait which type exit return test [ [[ clear alias\n  read umask ulimit date whoami hostname uname id if then else elif fi for in do done while until case esac { } ! let local\n  declare shift trap history jobs stat file".split(/\s+/));
let READS = new Set("cat head tail less more bat batcat nl tac sed awk gawk xxd hexdump od strings jq yq zcat cut column".split(" "));
let LISTS = new Set("ls ll la dir tree du exa eza vdir".split(" "));
let SEARCHES = new Set("grep egrep fgrep rg ag ack find fd fdfind locate".split(" "));
let EDITS = new Set("tee mv cp rm mkdir rmdir touch ln chmod chown patch truncate dd install apply_patch unzip rename ed ex vi vim nano".split(" "));
let FETCHES = new Set("curl wget ssh scp sftp rsync ping nc ncat telnet dig nslookup aria2c ftp".split(" "));
let FILTERS = new Set([
...READS,
...SEARCHES,
"wc",
"sort",
"uniq",
"tr",
"xargs",
"tee",
"column",
"rev"
]);
let INSTALLERS = [
[/^(apt|apt-get|aptitude|yum|dnf|microdnf|zypper|brew|conda|mamba|micromamba|gem|cargo|snap|pipx|nvm|sdk|asdf|pyenv|rbenv|mise|rustup|choco|winget|flatpak|opam|cpan|luarocks|mix|dotnet|helm|ansible-galaxy|nix-env)$/, /^(install|reinstall|add|build-dep|upgrade|update|dist-upgrade|-i|-iA|toolchain|deps\.get|restore|create|use)$/],
[/^pip[0-9.]*$/, /^(install|download|wheel)$/],
[/^(npm|pnpm|bun|cnpm)$/, /^(install|i|ci|add|update|install-test)$/],
[/^(uv|poetry|pdm|pipenv|hatch|composer|bundle|bundler|go|pod|shards|stack|cabal|rebar3)$/, /^(install|add|sync|require|get|update|lock)$/],
[/^apk$/, /^(add|upgrade)$/],
[/^pacman$/, /^-(S|U)/],
[/^(dpkg|rpm)$/, /^-{1,2}(i|U|install)/],
[/^make$/, /^install$/]
];
let TELLING = [
"install",
"network",
"run",
"edit",
"search",
"read_file",
"check_dir",
"other"
];
function classOfAction(tool, given) {
let name = plainName(tool);
if (/^(strreplace(based)?edit(or|tool)|texteditor|editor|fileeditor)/.test(name)) return given.command === "view" ? "read_file" : "edit";
let byName = TOOLS.find(([, names]) => names.test(name))?.[0];
if (byName !== void 0) return byName;
if (!SHELLS.test(name)) return "other";
let command = (0, _commands_js__WEBPACK_IMPORTED_MODULE_0__.vt)(given);
return command === null ? "other" : classOfCommands(command);
}
function isShellTool(tool) {
return SHELLS.test(plainName(tool)) || /stdin|taskoutput/.test(plainName(tool));
}
function plainName(tool) {
return tool.toLowerCase().replace(/^mcp__.*__|^functions\./, "").replace(/[_-]/g, "");
}
function classOfCommands(command) {
let commands = (0, _commands_js__WEBPACK_IMPORTED_MODULE_0__.Kf)(command);
let classes = new Set(commands.map((one, index) => classOfCommand(one, commands[index - 1])));
return TELLING.find((name) => classes.has(name)) ?? "other";
}
function classOfCommand(command, before) {
let words = (0, _commands_js__WEBPACK_IMPORTED_MODULE_0__.DE)(command.words);
let name = (0, _commands_js__WEBPACK_IMPORTED_MODULE_0__.oQ)(words);
let rest = words.slice(1);
if ((0, _commands_js__WEBPACK_IMPORTED_MODULE_0__.H7)(name) && command.isPiped && before !== void 0 && FETCHES.has((0, _commands_js__WEBPACK_IMPORTED_MODULE_0__.oQ)(before.words))) return "install";
let own = classOfWords(name, rest);
if (command.writes.length > 0 && [
"other",
"read_file",
"search",
"check_dir"
].includes(own)) return "edit";
if (command.isPiped && FILTERS.has(name)) return name === "tee" && own === "edit" && rest.length > 0 ? "edit" : "other";
return own;
}
function classOfWords(name, rest) {
let first = rest.find((word) => !word.startsWith("-")) ?? "";
if (name === "" || NEUTRAL.has(name)) return "other";
if (/^python[0-9.]*$/.test(name) && rest[0] === "-m" && /^(pip|ensurepip|uv)$/.test(rest[1] ?? "")) return classOfWords(rest[1] === "ensurepip" ? "make" : rest[1], rest[1] === "ensurepip" ? ["install"] : rest.slice(2));
if (name === "yarn") return /^(|install|add|upgrade)$/.test(first) ? "install" : "run";
if (INSTALLERS.some(([names, words]) => names.test(name) && (words === null || rest.slice(0, 4).some((word) => words.test(word))))) return "install";
if (name === "git") return classOfGit(first);
if ((name === "sed" || name === "perl") && rest.some((word) => /^-[a-zA-Z]*i|^--in-place/.test(word))) return "edit";
if (name === "find") return classOfFind(rest);
if (name === "tar") return rest.some((word) => /^-?[a-z]*t/.test(word) && !/x|c/.test(word)) ? "read_file" : "edit";
if (FETCHES.has(name)) return isLocal(rest) ? "run" : "network";
if (READS.has(name)) return "read_file";
if (LISTS.has(name)) return "check_dir";
if (SEARCHES.has(name)) return "search";
return EDITS.has(name) ? "edit" : "run";
}
function classOfGit(command) {
if (/^(clone|fetch|pull|push|ls-remote|submodule)$/.test(command)) return "network";
if (/^(grep|ls-files)$/.test(command)) return command === "grep" ? "search" : "check_dir";
return /^(apply|checkout|restore|reset|stash|commit|add|rm|mv|am|cherry-pick|rebase|merge)$/.test(command) ? "edit" : "run";
}
function classOfFind(words) {
if (words.some((word) => /^-(delete|fprint)/.test(word))) return "edit";
return words.every((word) => !word.startsWith("-") || /^-(maxdepth|mindepth|type|print0?|ls|L|H|P)$/.test(word)) ? "check_dir" : "search";
}
function isLocal(words) {
return words.some((word) => /^(https?:\/\/)?(localhost|127\.[0-9.]+|0\.0\.0\.0|\[::1\])([:/]|$)/.test(word));
}
}),
35169: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
vt: () => commandIn,
Kf: () => commandsOf,
H7: () => isShell,
oQ: () => programOf,
DE: () => unwrapped
});
function shellCommands(text) {
return new Reader(text.slice(0, 2e4)).read();
}
class Reader {
#text;
#at = 0;
#commands = [];
#command = newCommand(!1);
#ends = [];
constructor(text) {
this.#text = text;
}
read() {
for (; this.#at < this.#text.length && this.#commands.length < 200;) this.#next();
this.#end();
return this.#commands;
}
#next() {
let rest = this.#text.slice(this.#at, this.#at + 3);
let character = rest[0];
if (character === "\n") {
this.#at += 1;
this.#end();
this.#skipHereDocuments();
} else if (rest.startsWith("\\\n")) this.#at += 2;
else if (/\s/.test(character)) this.#at += 1;
else if (character === "#") this.#at = indexOr(this.#text, "\n", this.#at);
else if (/^[0-9]?(&>|>&|>|<)/.test(rest) || rest.startsWith("&>")) this.#redirection();
else if (/[;&|()]/.test(character)) {
let operator = /^(\|\||\|&|&&|;;|.)/.exec(rest)[0];
this.#at += operator.length;
this.#end(operator);
} else this.#word();
}
#end(operator = "") {
(this.#command.words.length > 0 || this.#command.writes.length > 0) && this.#commands.push(this.#command);
let last = this.#commands.at(-1);
operator === "&" && last !== void 0 && (last.isLeft = !0);
this.#command = newCommand(operator === "|" || operator === "|&");
}
#redirection() {
let sign = /^[0-9]?(?:<<<|<<-?|&>>?|>>|>\||>&|<&|<>|>|<)/.exec(this.#text.slice(this.#at, this.#at + 5))[0];
this.#at += sign.length;
for (; /[ \t]/.test(this.#text[this.#at] ?? "");) this.#at += 1;
let target = this.#take();
/^[0-9]?<<-?$/.test(sign) ? this.#ends.push(target) : sign.includes(">") && !/^(&?[0-9-]|\/dev\/.*)$/.test(target) && this.#command.writes.push(target);
}
#skipHereDocuments() {
for (let end of this.#ends.splice(0)) for (let line = ""; line.trim() !== end && this.#at < this.#text.length;) {
let next = indexOr(this.#text, "\n", this.#at);
line = this.#text.slice(this.#at, next);
this.#at = next + 1;
}
}
#word() {
let before = this.#at;
let word = this.#take();
this.#at === before && (this.#at += 1);
!(this.#command.words.length === 0 && /^[A-Za-z_]\w*=/.test(word)) && word !== "" && this.#command.words.push(word);
}
#take() {
let word = "";
for (; this.#at < this.#text.length;) {
let character = this.#text[this.#at];
if (/[\s;&|()<>]/.test(character)) break;
if (character === "'" || character === "\"") word += this.#quoted(character);
else if (character === "\\") {
word += this.#text[this.#at + 1] ?? "";
this.#at += 2;
} else if (character === "`" || this.#text.startsWith("$(", this.#at) || this.#text.startsWith("${", this.#at)) {
let end = this.#endOfSubstitution(character === "`" ? "`" : this.#text[this.#at + 1] === "(" ? ")" : "}");
word += this.#text.slice(this.#at, end);
this.#at = end;
} else {
word += character;
this.#at += 1;
}
}
return word;
}
#quoted(quote) {
let word = "";
for (this.#at += 1; this.#at < this.#text.length; this.#at++) {
let character = this.#text[this.#at];
if (character === quote) {
this.#at += 1;
break;
}
quote === "\"" && character === "\\" && /["\\$`\n]/.test(this.#text[this.#at + 1] ?? "") && (this.#at += 1);
word += this.#text[this.#at] ?? "";
}
return word;
}
#endOfSubstitution(close) {
let depth = 0;
for (let at = this.#at + (close === "`" ? 1 : 2); at < this.#text.length; at++) {
let character = this.#text[at];
if (character === "\\") at += 1;
else if (close === ")" && character === "(" || close === "}" && character === "{") depth += 1;
else if (character === close && depth-- === 0) return at + 1;
}
return this.#text.length;
}
}
function newCommand(isPiped) {
return {
words: [],
writes: [],
isPiped,
isLeft: !1
};
}
function indexOr(text, part, from) {
let index = text.indexOf(part, from);
return index === -1 ? text.length : index;
}
let WRAPPERS = new Map([...[
"sudo",
"env",
"time",
"nohup",
"command",
"exec",
"xargs",
"stdbuf",
"setsid",
"ionice",
"eval",
"doas"
].map((name) => [name, 0]), ...[
"timeout",
"nice",
"chroot"
].map((name) => [name, 1])]);
function commandIn(given) {
for (let name of [
"command",
"cmd",
"commands",
"script",
"input",
"code"
]) {
let value = Object.hasOwn(given, name) ? given[name] : void 0;
if (typeof value == "string") return value;
if (Array.isArray(value)) return value.filter((word) => typeof word == "string");
}
return null;
}
function commandsOf(command, depth = 0) {
return (typeof command == "string" ? shellCommands(command) : [{
words: command,
writes: [],
isPiped: !1,
isLeft: !1
}]).flatMap((one) => {
let [, ...rest] = unwrapped(one.words);
let at = isShell(programOf(unwrapped(one.words))) ? rest.findIndex((word) => /^-[a-z]*c[a-z]*$/.test(word)) : -1;
let script = at === -1 || depth >= 3 ? void 0 : rest[at + 1];
if (script === void 0) return one;
return commandsOf(script, depth + 1).map((inner, index) => ({
words: inner.words,
writes: [...inner.writes, ...one.writes],
isPiped: inner.isPiped || index === 0 && one.isPiped,
isLeft: inner.isLeft || one.isLeft
}));
});
}
function programOf([first = ""]) {
return first.replace(/^.*\//, "");
}
function isShell(program) {
return /^(ba|z|da|k|a)?sh$/.test(program);
}
function unwrapped(words) {
let rest = words;
for (let count = 0; count < 5; count++) {
let own = WRAPPERS.get((rest[0] ?? "").replace(/^.*\//, ""));
if (own === void 0) return rest;
let skip = 1;
for (; /^-|^[A-Za-z_]\w*=/.test(rest[skip] ?? "");) skip += /^-[nuCg]$/.test(rest[skip]) ? 2 : 1;
if (rest.length <= skip + own) return rest.slice(0, 1);
rest = rest.slice(skip + own);
}
return rest;
}
}),
10442: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { F: () => agentEnvironment });
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _agents_kit_mcp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42828);
var _options_agent_limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9962);
function agentEnvironment(live, prompt) {
let { instance, trial, testbed, context, metering } = live;
let { dataset, agentEnv, options } = context;
let limit = (0, _options_agent_limit_js__WEBPACK_IMPORTED_MODULE_2__.B)(options, instance);
return {
...agentEnv,
...metering?.variables,
AGENTBENCH_INSTANCE_ID: instance.id,
AGENTBENCH_DATASET: dataset.name,
AGENTBENCH_TASK_TYPE: instance.taskType,
...Buffer.byteLength(prompt) <= 122880 ? { AGENTBENCH_PROMPT: prompt } : {},
AGENTBENCH_PROMPT_FILE: testbed.promptFile,
...testbed.agentDirectory === null ? {} : { AGENTBENCH_AGENT_DIR: testbed.agentDirectory },
AGENTBENCH_WORKDIR: testbed.workdir,
AGENTBENCH_TRIAL: String(trial),
AGENTBENCH_TIMEOUT: String(Math.floor(limit / 1e3)),
AGENTBENCH_DEADLINE: new Date(Date.now() + limit).toISOString(),
AGENTBENCH_OUTPUT_DIR: testbed.outputDirectory,
AGENTBENCH_AGENT_HOME: testbed.agentHome,
...extrasOf(instance.environment, testbed.workdir)
};
}
function extrasOf(task, workdir) {
let { skills = null, mcp = {} } = task ?? {};
return {
...skills === null ? {} : { AGENTBENCH_SKILLS_DIR: node_path__WEBPACK_IMPORTED_MODULE_0__.posix.resolve(workdir, skills) },
...Object.keys(mcp).length === 0 ? {} : { AGENTBENCH_MCP_SERVERS: (0, _agents_kit_mcp_js__WEBPACK_IMPORTED_MODULE_1__.e1)(mcp) }
};
}
}),
66613: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J: () => runAgent,
p: () => setUpAgent
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var redacted_file = __webpack_require__(17197);
var shell = __webpack_require__(12580);
var agent_limit = __webpack_require__(9962);
var part_files = __webpack_require__(84346);
var output_of = __webpack_require__(11220);
var task_files = __webpack_require__(85958);
var agent_environment = __webpack_require__(10442);
var external_node_crypto_ = __webpack_require__(77598);
var promises_ = __webpack_require__(58500);
var long_script = __webpack_require__(47931);
class AgentSearch {
#check;
#mark = Buffer.from(`\x1eagentbench-agent:${(0, external_node_crypto_.randomUUID)()}:`);
#told = Promise.withResolvers();
#seen = !1;
#held = Buffer.alloc(0);
constructor(check) {
this.#check = check;
}
in(testbed) {
return { run: async (command, signal) => {
let words = [
await (0, long_script._)(command.script, testbed),
this.#check,
this.#mark.toString()
];
return await testbed.run({
...command,
shell: "sh",
script: `set -- ${words.map(shell.h).join(" ")}\nif command -v bash >/dev/null 2>&1; then set -- "\$@" bash; else set -- "\$@" /bin/sh; fi
"\$4" -c "\$2" </dev/null >/dev/null 2>&1
printf '%s%s\\n' "\$3" "\$?"
exec "\$4" -c "\$1"
`,
output: (stream, chunk) => {
let own = stream === "stdout" && !this.#seen ? this.#withoutMark(chunk) : chunk;
return own.length > 0 ? command.output(stream, own) : void 0;
}
}, signal);
} };
}
async isMissing() {
let stop = new AbortController();
let late = (0, promises_.setTimeout)(1e4, null, { signal: stop.signal });
try {
return await Promise.race([this.#told.promise, late]) === 127;
} finally {
stop.abort();
}
}
#withoutMark(chunk) {
let text = Buffer.concat([this.#held, chunk]);
let at = text.indexOf(this.#mark);
let number = at + this.#mark.length;
let end = at === -1 ? -1 : text.indexOf("\n", number);
if (end !== -1) {
this.#seen = !0;
this.#told.resolve(Number(text.toString("latin1", number, end)));
return Buffer.concat([text.subarray(0, at), text.subarray(end + 1)]);
}
let begun = text.lastIndexOf(this.#mark[0]);
let border = begun === -1 || text.length - begun > this.#mark.length + 3 ? text.length : begun;
this.#held = text.subarray(border);
return text.subarray(0, border);
}
}
let SETTINGS = new Set([
"cd",
"export",
"set",
"umask",
"ulimit",
"true",
":"
]);
let PASSED_OVER = new Set([
"mkdir",
"echo",
"printf"
]);
let KEYWORDS = /^(if|for|while|until|case|function|select|coproc|source|eval|trap|\.|!|\{|\[\[?)$/;
let WRAPPERS = new Set([
"exec",
"command",
"nohup",
"time",
"env",
"timeout"
]);
let SHELLS = /^(bash|sh|dash|zsh|ksh)$/;
let INTERPRETERS = /^(node|python[\d.]*|perl|ruby|deno|bun)$/;
let ASSIGNMENT = /^[A-Za-z_]\w*=/;
function agentWord(script) {
let before = [];
for (let at = 0; at < script.length;) {
let statement = nextStatement(script, at);
if (statement === null) return null;
at = statement.end;
let [first] = statement.words;
let sets = statement.words.every((word) => ASSIGNMENT.test(word)) || SETTINGS.has(first);
if (statement.words.length === 0 || sets || PASSED_OVER.has(first)) {
if (![
"",
";",
"\n",
"&&"
].includes(statement.operator)) return null;
sets && statement.words.length > 0 && before.push(`${statement.text} || exit 0`);
continue;
}
return wordOf(statement, before, script.slice(at));
}
return null;
}
function wordOf({ words, operator }, before, rest) {
let [first, second] = withoutWrappers(words) ?? [];
if (first === void 0 || KEYWORDS.test(first) || operator === "&") return null;
let isThere = (word) => `command -v -- ${word} >/dev/null 2>&1`;
let isProgram = `{ ${isThere(first)} && case ${first} in */*) [ -x ${first} ] ;; esac; }`;
let name = first.slice(first.lastIndexOf("/") + 1);
let given = (SHELLS.test(name) || INTERPRETERS.test(name)) && second !== void 0 && !second.startsWith("-") ? second : null;
let checks = [`${isProgram} || exit 127`];
given !== null && checks.push(`[ -e ${given} ] || ${isThere(given)} || exit 127`);
let last = /^\s*(#[^\n]*\s*)*$/.test(rest);
return {
word: given === null ? first : `${first} ${given}`,
check: [
...before,
...checks,
"exit 0"
].join("\n"),
decides: last || operator === "&&" || operator === "|",
piped: operator === "|"
};
}
function withoutWrappers(words) {
let left = words;
for (;;) {
for (; left[0] !== void 0 && ASSIGNMENT.test(left[0]);) left = left.slice(1);
let [first, second] = left;
if (first === void 0 || !WRAPPERS.has(first)) return left;
if (second === void 0 || second.startsWith("-")) return null;
left = left.slice(first === "timeout" ? 2 : 1);
}
}
function nextStatement(script, begin) {
let words = [];
let word = "";
let redirected = !1;
let endWord = () => {
if (word === "") return;
redirected ? redirected = !1 : words.push(word);
word = "";
};
for (let at = begin; at < script.length;) {
let rest = script.slice(at);
let [piece] = /^(?:'[^']*'|"(?:[^"\\$`]|\\.|\$(?!\())*"|\\[^\n]|\$(?![('"])|[^\s;&|<>()'"\\$`#])/s.exec(rest) ?? [];
if (piece !== void 0) {
word += piece;
at += piece.length;
continue;
}
let [space] = /^(?:[ \t]+|\\\n)/.exec(rest) ?? [];
if (space !== void 0) {
endWord();
at += space.length;
continue;
}
if (rest.startsWith("#")) {
if (word !== "") {
word += "#";
at += 1;
} else at += /^#[^\n]*/.exec(rest)[0].length;
continue;
}
let [redirection] = /^(?:&>>?|>&|<&|>>|>\||<(?![<(])|>(?!\())/.exec(rest) ?? [];
if (redirection !== void 0) {
/^\d+$/.test(word) && (word = "");
endWord();
redirected = !0;
at += redirection.length;
continue;
}
let [operator] = /^(?:&&|\|\||\|&|[;&|\n])/.exec(rest) ?? [];
if (operator === void 0) return null;
endWord();
return {
words,
text: script.slice(begin, at).trim(),
operator: operator === "|&" ? "|" : operator,
end: at + operator.length
};
}
endWord();
return {
words,
text: script.slice(begin).trim(),
operator: "",
end: script.length
};
}
async function setUpAgent(live) {
let { context, instance } = live;
let exit = await runAsAgent(live, context.options["agent-setup"], instance.prompt, "agent-setup.log");
if (exit.timedOut) throw new errors.ZD("agent_setup", "agent-setup did not end within agent-timeout");
if (exit.exitCode !== 0) throw new errors.ZD("agent_setup", `agent-setup ended with exit code ${exit.exitCode}; see agent-setup.log`);
}
let NOT_EXECUTED = [126, 127];
async function runAgent(live, prompt, again) {
let { record, context } = live;
let log = (0, part_files.hi)("agent.log", live.suffix);
let told = keepPrompt(live, prompt, (0, part_files.hi)("prompt.txt", live.suffix));
let launch = context.agent === null ? null : await place(live, prompt);
let word = context.agent !== null || again ? null : agentWord(context.options["agent-command"]);
let search = word === null ? null : new AgentSearch(word.check);
let exit = launch === null ? await runAsAgent(live, context.options["agent-command"], prompt, log, {}, search?.in(live.testbed)) : await runAsAgent(live, scriptOf(launch), prompt, log, launch.environment);
await told;
Object.assign(record.result.agent, {
exit_code: exit.exitCode,
timed_out: exit.timedOut,
ended_by: exit.timedOut ? "time_limit" : null,
duration_ms: exit.duration
});
exit.survived && record.note("agent_not_ended", "Processes of the agent outlived its time limit and may run during the evaluation.");
if (exit.exitCode === 75) throw new errors.ZD("agent_unavailable", `the agent could not work: exit code ${exit.exitCode}; see ${log}`);
if (word !== null && hasFailedFor(word, exit.exitCode) && await search.isMissing()) throw new errors.ZD("agent_not_found", `agent-command: ${word.word} is not there, or cannot be executed, in the testbed; put it into agent-directory, or install it by agent-setup`);
}
async function place(live, prompt) {
let { testbed, context, instance, agent, metering } = live;
let named = context.agent;
let contents = [];
let solution = null;
if (named.agent.solves) {
if (instance.solution === null && instance.steps !== void 0) return withoutSolution(live);
if (instance.solution === null) throw new errors.ZD("no_solution", `agent: ${named.agent.name}: the dataset has no solution of ${instance.id}`);
let task = instance.environment?.solution ?? null;
if (task !== null) return await placeTaskSolution(live, task);
solution = external_node_path_.posix.join(external_node_path_.posix.dirname(testbed.agentHome), "solution");
let directory = (0, external_node_fs_.statSync)(instance.solution).isDirectory();
contents.push([solution, directory ? { directory: instance.solution } : { text: (0, external_node_fs_.readFileSync)(instance.solution, "utf8") }]);
}
let variables = {
...context.agentEnv,
...metering?.variables
};
let { mcp = {} } = instance.environment ?? {};
let launch = named.launch(agent, testbed, {
prompt,
variables,
solution,
mcp
});
for (let [name, text] of Object.entries(launch.files ?? {})) contents.push([external_node_path_.posix.join(testbed.agentHome, name), { text }]);
contents.length > 0 && await testbed.place(contents);
return launch;
}
async function placeTaskSolution({ testbed, signal }, solution) {
await testbed.place((0, task_files.R)(solution, "/solution"));
await (0, output_of.j)(testbed, "chmod +x /solution/solve.sh", 3e4, signal);
return {
argv: ["/solution/solve.sh"],
environment: {
DEBIAN_FRONTEND: "noninteractive",
...solution.variables
}
};
}
function withoutSolution({ record }) {
record.note("no_solution", `the step ${record.step} has no solution`);
return {
argv: ["true"],
environment: {}
};
}
function scriptOf({ argv, stdin }) {
let command = `exec ${argv.map(shell.h).join(" ")}`;
return stdin ? `${command} <"$AGENTBENCH_PROMPT_FILE"` : command;
}
function hasFailedFor({ decides, piped }, exitCode) {
if (exitCode === null) return !1;
return NOT_EXECUTED.includes(exitCode) || piped || decides && exitCode !== 0;
}
async function keepPrompt({ directory, context }, prompt, name) {
await (0, redacted_file.Y)(external_node_path_.join(directory, name), prompt, context.redactor).catch(() => {});
}
function userOf({ instance }) {
return instance.environment === void 0 ? {} : { user: instance.environment.agentUser };
}
function runAsAgent(live, script, prompt, log, own = {}, testbed = live.testbed) {
let { logs, context, instance, signal } = live;
let command = {
shell: "agent",
script,
environment: {
...own,
...(0, agent_environment.F)(live, prompt)
},
timeout: (0, agent_limit.B)(context.options, instance),
...userOf(live),
until: live.metering?.over,
lasting: !0
};
return logs.run(log, testbed, command, signal);
}
}),
27515: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => applyModelFault,
F: () => metered
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64780);
var _trajectory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59654);
async function metered(live, file, work) {
let { context, testbed, directory, spent } = live;
let { meter: run } = context;
if (run === null || !run.hasModels) {
await work();
await testbed.relay?.check();
return;
}
let place = {
instanceId: live.instance.id,
trial: live.trial
};
let over = new AbortController();
let timer;
let refused = null;
let { meter, variables } = run.begin({
directory,
file,
relay: testbed.relay,
spent,
onCost(cost) {
context.onCost(cost);
context.observer.trialSpent(place, cost);
},
onRefusal({ message }) {
refused = message;
timer = setTimeout(() => over.abort(), 1e4);
}
});
live.metering = {
variables,
over: over.signal
};
try {
await work();
} finally {
clearTimeout(timer);
live.metering = null;
record(live, meter, await meter.close(), refused);
await keepTrajectory(live, file);
}
await testbed.relay?.check();
}
function record(live, meter, usage, refused) {
let { spent, context } = live;
let { record } = live;
spent.cost += meter.account.cost;
spent.requests += usage.requests;
let { agent } = record.result;
agent.usage = usageOf(usage);
agent.model ??= usage.models[0] ?? null;
let { throttled_requests, unmetered_requests, waiting_ms, hosted_tools } = usage;
agent.meter = {
throttled_requests,
unmetered_requests,
waiting_ms,
hosted_tools
};
refused !== null && (agent.ended_by = "budget");
usage.requests === 0 && record.note("no_model_request", "The agent sent no request to a model of model-keys.");
refused !== null && record.note("budget_used_up", `${refused}; the agent's work until then was evaluated.`);
meter.logError !== null && record.note("exchanges_incomplete", (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(meter.logError));
meter.leftOut > 0 && record.note("exchanges_incomplete", `${meter.leftOut} exchanges have no line: the file has the size of max-log-size`);
live.modelFault = meter.account.fault;
context.onModels(meter.account);
}
async function keepTrajectory(live, exchanges) {
let { writeTrajectory } = await __webpack_require__.e(2948).then(__webpack_require__.bind(__webpack_require__, 72948));
let { directory, context, instance, trial, record } = live;
let { name, model } = record.result.agent;
let { agent } = context;
let file = exchanges.replace("exchanges", "trajectory").replace(/jsonl$/, "json");
let about = {
session: `${instance.id}/trial-${trial}`,
name: agent?.agent.name ?? name,
version: agent?.version ?? null,
model
};
let size = context.options["max-log-size"];
let [from, to] = [node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, exchanges), node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, file)];
await (0, _place_js__WEBPACK_IMPORTED_MODULE_3__.x)(record.result, context.store);
(0, _trajectory_js__WEBPACK_IMPORTED_MODULE_2__.o)(live, file, await writeTrajectory(from, to, size, context.redactor, about));
}
function usageOf(usage) {
let { input_tokens, cached_input_tokens, output_tokens, reasoning_tokens, cost_usd, steps } = usage;
let { requests, failed_requests, models } = usage;
return {
source: "meter",
input_tokens,
cached_input_tokens,
output_tokens,
reasoning_tokens,
cost_usd: cost_usd === null ? null : Math.round(cost_usd * 1e9) / 1e9,
steps,
requests,
failed_requests,
models
};
}
function applyModelFault({ record, modelFault }) {
if (modelFault === null || record.result.status !== "failed") return;
record.result.status = "error";
record.result.score = null;
record.result.error = {
stage: "agent",
...modelFault
};
}
}),
59654: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
O: () => adoptTrajectory,
o: () => trajectoryKept
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45503);
var _results_part_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84346);
var _trajectory_actions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89051);
function trajectoryKept(live, file, { trajectory, note }) {
let { agent } = live.record.result;
live.trajectory = trajectory;
agent.trajectory = trajectory === null ? null : file;
agent.actions = trajectory === null ? null : (0, _trajectory_actions_js__WEBPACK_IMPORTED_MODULE_4__.R)(trajectory);
note !== null && live.record.note("trajectory_incomplete", note);
}
async function adoptTrajectory(live, output) {
let { directory, context, record } = live;
let size = context.options["max-log-size"];
let text;
try {
text = (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_2__.X)(node_path__WEBPACK_IMPORTED_MODULE_0__.join(output, "trajectory.json"), size).toString();
} catch (error) {
(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.$N)(error) !== "ENOENT" && record.note("trajectory_incomplete", (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error).slice(0, 500));
return;
}
let { rewriteTrajectory } = await __webpack_require__.e(2948).then(__webpack_require__.bind(__webpack_require__, 72948));
let file = (0, _results_part_files_js__WEBPACK_IMPORTED_MODULE_3__.hi)("trajectory.json", live.suffix);
trajectoryKept(live, file, await rewriteTrajectory(text, node_path__WEBPACK_IMPORTED_MODULE_0__.join(directory, file), size, context.redactor));
}
})
};
