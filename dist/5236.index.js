export const id = 5236;
export const ids = [5236];
export const modules = { 95236: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { lint: () => lint });
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var mod = __webpack_require__(21916);
var p_limit = __webpack_require__(70370);
var regular_file = __webpack_require__(45503);
var near = __webpack_require__(82660);
var datasets_row = __webpack_require__(71744);
var steps = __webpack_require__(73995);
var external_node_child_process_ = __webpack_require__(31421);
var errors = __webpack_require__(45145);
async function syntaxError(shell, script, { environment: { PATH } }) {
let child = (0, external_node_child_process_.spawn)(shell, ["-n"], {
stdio: [
"pipe",
"ignore",
"pipe"
],
env: {
PATH: PATH ?? "/usr/local/bin:/usr/bin:/bin",
LC_ALL: "C"
}
});
let said = "";
child.stderr.setEncoding("utf8").on("data", (text) => {
said = (said + text).slice(0, 4096);
});
child.stdin.on("error", () => {});
child.stdin.end(script.endsWith("\n") ? script : `${script}\n`);
let exitCode = await new Promise((resolve) => {
child.once("error", (error) => {
said = (0, errors.bD)(error);
resolve(0);
});
child.once("close", resolve);
});
if (exitCode === 0) return null;
return said.split("\n")[0].replace(/^\S*sh: (line )?(\d+): /, "line $2: ") || `exit code ${exitCode}`;
}
async function lintTask(directory, instance, machine) {
let { id, environment, solution } = instance;
let task = environment?.folder ?? directory;
let at = (file) => ({
instance_id: id,
file: external_node_path_.relative(directory, file),
line: null
});
let findings = (environment?.unsupported ?? []).map(({ key, why }) => ({
level: "warning",
...at(external_node_path_.join(task, "task.toml")),
key,
message: `unsupported: ${why}; the task is not run and counts as an error`
}));
let scripts = new Map((0, steps.C)(instance).flatMap(({ evaluation }) => scriptIn(evaluation)));
for (let [file, script] of scripts) for (let { level, message } of await lintScript(script, machine)) findings.push({
level,
...at(file),
key: null,
message
});
solution === null && findings.push({
level: "warning",
...at(external_node_path_.join(task, "solution/solve.sh")),
key: null,
message: "is missing, so that nothing shows that the task can be passed"
});
return findings;
}
function scriptIn(evaluation) {
if (evaluation.kind !== "reward") return [];
let file = evaluation.tests.map((tests) => external_node_path_.join(tests.directory, "test.sh")).findLast((name) => (0, external_node_fs_.existsSync)(name));
return file === void 0 ? [] : [[file, evaluation.script]];
}
async function lintScript(script, machine) {
let findings = [];
script.includes("\r\n") && findings.push({
level: "error",
message: "a script with Windows line ends (CRLF), which its interpreter takes as part of the words; save it with LF"
});
let first = script.split("\n")[0];
script !== "" && !first.startsWith("#!") && findings.push({
level: "warning",
message: "has no first line with its interpreter (#!/bin/bash); it is executed as it is"
});
let shell = /^#!.*\b(bash|sh)\b/.exec(first)?.[1];
let fault = shell === void 0 ? null : await syntaxError(shell, script.replaceAll("\r\n", "\n"), machine);
fault !== null && findings.push({
level: "error",
message: `is not valid for ${shell}: ${fault}`
});
return findings;
}
let COMPOUND = new Set([
"if",
"case",
"while",
"until",
"for",
"select",
"function",
"[[",
"coproc",
"time"
]);
class NotRead extends Error {}
function readShell(command) {
try {
let reader = new Reader(command);
let list = reader.list();
return reader.atEnd() ? list : null;
} catch (error) {
if (error instanceof NotRead) return null;
throw error;
}
}
class Reader {
#text;
#at = 0;
constructor(text) {
this.#text = text;
}
atEnd() {
this.#skip(/[ \t\n;]/);
return this.#at >= this.#text.length;
}
list() {
let chains = [];
for (;;) {
this.#skip(/[ \t\n;]/);
if (this.#at >= this.#text.length || this.#text[this.#at] === ")" || this.#isCloser()) return chains;
chains.push(this.#chain());
}
}
#chain() {
let chain = {
pipelines: [this.#pipeline()],
joints: [],
background: !1
};
for (;;) {
this.#skip(/[ \t]/);
let joint = this.#take("&&") ?? this.#take("||");
if (joint === null) break;
this.#skip(/[ \t\n]/);
chain.joints.push(joint);
chain.pipelines.push(this.#pipeline());
}
chain.background = this.#take("&") !== null;
return chain;
}
#pipeline() {
let pipeline = {
inverted: !1,
commands: []
};
for (; /^![ \t]/.test(this.#text.slice(this.#at, this.#at + 2));) {
pipeline.inverted = !pipeline.inverted;
this.#at += 1;
this.#skip(/[ \t]/);
}
for (;;) {
pipeline.commands.push(this.#command());
this.#skip(/[ \t]/);
if (this.#text.startsWith("||", this.#at) || this.#take("|") === null) return pipeline;
this.#take("&");
this.#skip(/[ \t\n]/);
}
}
#command() {
let opener = this.#take("(") ?? (/^\{[ \t\n]/.test(this.#text.slice(this.#at, this.#at + 2)) ? this.#take("{") : null);
if (opener !== null) {
let list = this.list();
if (this.#take(opener === "(" ? ")" : "}") === null) throw new NotRead();
return {
kind: "group",
list,
redirected: this.#words().redirected
};
}
let simple = this.#words();
let [first] = simple.words;
if (first === void 0 && !simple.redirected) throw new NotRead();
if (first !== void 0 && COMPOUND.has(first.raw)) throw new NotRead();
return simple;
}
#words() {
let simple = {
kind: "simple",
words: [],
redirected: !1
};
for (;;) {
this.#skip(/[ \t]|\\\n/);
let [redirection, descriptor, operator] = /^(\d?)(>>|>\||>&|<&|<<|<>|&>>?|>|<)/.exec(this.#text.slice(this.#at)) ?? [];
if (redirection !== void 0) {
if (operator === "<<") throw new NotRead();
this.#at += redirection.length;
this.#skip(/[ \t]/);
let target = this.#word();
if (target === null) throw new NotRead();
(operator.startsWith("&") || operator.startsWith(">") && (descriptor === "" || descriptor === "1")) && !/^([12]|\/dev\/(stdout|stderr|tty)|\/proc\/.*)$/.test(target.text) && (simple.redirected = !0);
continue;
}
this.#text[this.#at] === "#" && this.#skip(/[^\n]/);
let word = this.#word();
if (word === null) return simple;
if (this.#text[this.#at] === "(") throw new NotRead();
simple.words.push(word);
}
}
#word() {
let begin = this.#at;
let text = "";
for (; this.#at < this.#text.length; this.#at += 1) {
let character = this.#text[this.#at];
if (/[\s;&|()<>]/.test(character) || this.#at === begin && this.#isCloser()) break;
character === "\\" ? text += this.#text[++this.#at] ?? "" : character === "'" ? text += this.#until("'") : character === "\"" ? text += this.#doubleQuoted() : character === "`" ? text += this.#expanded(() => this.#until("`")) : this.#beginsExpansion() ? text += this.#expanded(() => this.#expansion()) : text += character;
}
return this.#at === begin ? null : {
text,
raw: this.#text.slice(begin, this.#at)
};
}
#until(end) {
let begin = this.#at + 1;
let at = this.#text.indexOf(end, begin);
if (at === -1) throw new NotRead();
this.#at = at;
return this.#text.slice(begin, at);
}
#doubleQuoted() {
let text = "";
for (this.#at += 1; this.#text[this.#at] !== "\""; this.#at += 1) {
let character = this.#text[this.#at];
if (character === void 0) throw new NotRead();
character === "\\" ? text += this.#text[++this.#at] ?? "" : character === "`" ? text += this.#expanded(() => this.#until("`")) : this.#beginsExpansion() ? text += this.#expanded(() => this.#expansion()) : text += character;
}
return text;
}
#beginsExpansion() {
return /^\$[({]/.test(this.#text.slice(this.#at, this.#at + 2));
}
#expanded(read) {
read();
return "�";
}
#expansion() {
let open = [];
for (this.#at += 1; this.#at < this.#text.length; this.#at += 1) {
let character = this.#text[this.#at];
character === "\\" ? this.#at += 1 : character === "'" ? this.#until("'") : character === "\"" ? this.#doubleQuoted() : character === "(" ? open.push(")") : character === "{" ? open.push("}") : character === open.at(-1) && open.pop();
if (open.length === 0) return;
}
throw new NotRead();
}
#isCloser() {
return this.#text[this.#at] === "}" && /^(?:[\s;&|)]|$)/.test(this.#text.slice(this.#at + 1, this.#at + 2));
}
#take(token) {
if (!this.#text.startsWith(token, this.#at)) return null;
this.#at += token.length;
return token;
}
#skip(what) {
let sticky = RegExp(`(?:${what.source})+`, "y");
sticky.lastIndex = this.#at;
this.#at += sticky.exec(this.#text)?.[0].length ?? 0;
}
}
let CERTAIN = {
true: !0,
":": !0,
echo: !0,
printf: !0,
sleep: !0,
false: !1
};
let ENDING = new Set([
"exit",
"return",
"exec",
"kill",
"pkill",
"killall",
"eval",
".",
"source"
]);
let LAST_OF_PIPE = new Set([
"cat",
"tee",
"sort",
"tail",
"head",
"wc"
]);
function outcomesOf(command, text) {
let list = readShell(command);
if (list === null || list.length === 0 || /\bpipefail\b|\btrap\b/.test(command)) return null;
return afterList(list, [{
succeeded: !0,
said: !1,
over: !1,
errexit: !1
}], text);
}
function afterList(list, states, text) {
return list.reduce((states, chain) => distinct(afterChain(chain, states, text)), states);
}
function afterChain({ pipelines, joints, background }, states, text) {
let reached = states.filter(({ over }) => !over);
let over = states.filter(({ over }) => over);
for (let [index, pipeline] of pipelines.entries()) {
let joint = joints[index - 1];
let runs = (state) => !state.over && (joint === void 0 || state.succeeded === (joint === "&&"));
reached = distinct(reached.flatMap((state) => runs(state) ? afterPipeline(pipeline, state, text) : [state]));
}
if (background) return [...over, ...reached.map((state) => ({
...state,
succeeded: !0,
over: !1
}))];
let ended = reached.filter(({ errexit, succeeded }) => errexit && !succeeded).map((state) => ({
...state,
over: !0
}));
return [
...over,
...reached,
...ended
];
}
function afterPipeline({ inverted, commands }, state, text) {
let last = commands.at(-1);
let piped = commands.slice(0, -1).some((command) => holds(command, text));
let single = commands.length === 1;
let after = last.kind === "group" ? afterGroup(last, state, text) : afterSimple(last, state, text, !single);
return (piped ? after.flatMap((state) => [state, {
...state,
said: !0
}]) : after).map((next) => ({
...next,
succeeded: next.succeeded !== inverted,
over: next.over && single,
errexit: next.errexit && (single || state.errexit)
}));
}
function afterGroup({ list, redirected }, state, text) {
let after = afterList(list, [state], text).flatMap((next) => next.over ? [next, {
...next,
over: !1
}] : [next]);
if (!redirected) return after;
return after.map((next) => ({
...next,
said: state.said
}));
}
function afterSimple({ words, redirected }, state, text, piped) {
let [name, ...rest] = words.slice(words.findIndex(({ raw }) => !/^[A-Za-z_]\w*=/.test(raw))).map(({ text }) => text);
let whole = rest.join(" ");
if (name === void 0 || words.every(({ raw }) => /^[A-Za-z_]\w*=/.test(raw))) return words.some(({ raw }) => /\$\(|`/.test(raw)) ? either(state) : [{
...state,
succeeded: !0
}];
if (name === "set") {
let errexit = /(^|\s)-\w*e|(^|\s)-o errexit/.test(whole) || state.errexit;
return [{
...state,
succeeded: !0,
errexit
}];
}
if (ENDING.has(name)) {
let sure = name === "exit" ? exitOf(rest[0], state) : either(state);
return name === "exit" ? sure : [...sure, ...sure.map((next) => ({
...next,
over: !0
}))];
}
let certain = CERTAIN[name] ?? (piped && LAST_OF_PIPE.has(name) && rest.every((word) => word.startsWith("-") || name === "tee") ? !0 : void 0);
if (name === "echo" || name === "printf") {
let done = {
...state,
succeeded: !0
};
if (redirected) return [done];
if (whole.includes(text)) return [{
...done,
said: !0
}];
return words.some(({ raw }) => raw.includes(text)) ? [done, {
...done,
said: !0
}] : [done];
}
if (certain !== void 0) return [{
...state,
succeeded: certain
}];
let ends = either(state);
return words.some(({ raw }) => raw.includes(text)) ? [...ends, ...ends.map((next) => ({
...next,
said: !0
}))] : ends;
}
function exitOf(code, state) {
let over = {
...state,
over: !0
};
if (code === void 0) return [over];
return /^\d+$/.test(code) ? [{
...over,
succeeded: Number(code) === 0
}] : either(over);
}
function either(state) {
return [{
...state,
succeeded: !0
}, {
...state,
succeeded: !1
}];
}
function holds(command, text) {
if (command.kind === "simple") return command.words.some((word) => word.text.includes(text) || word.raw.includes(text));
return command.list.some(({ pipelines }) => pipelines.some(({ commands }) => commands.some((one) => holds(one, text))));
}
function distinct(states) {
return [...new Map(states.map((state) => [JSON.stringify(state), state])).values()];
}
let SUCCESS = "Setup successful";
function successFaults(command, rule, elsewhere) {
let outcomes = outcomesOf(command, SUCCESS);
if (rule === "exit_code") {
let ends = new Set(outcomes?.map(({ succeeded }) => succeeded));
if (ends.size !== 1) return [];
return [ends.has(!0) ? error("exits with 0 whatever the state of the testbed, so every agent passes; let the check decide the exit code") : error("never exits with 0, so no agent passes")];
}
if (outcomes?.every(({ said }) => said)) return [error(`says "${SUCCESS}" whatever the state of the testbed, so every agent passes; write CHECK && echo "${SUCCESS}" || echo "Setup failed"`)];
let has = (wanted) => wanted(command) || elsewhere(wanted);
if (has((text) => text.includes(SUCCESS))) {
if (outcomes === null || !command.includes(SUCCESS) || outcomes.some(({ said }) => said)) return [];
return [warning(`"${SUCCESS}" is in it, but does not seem to reach its output in any case`)];
}
let similar = new RegExp(SUCCESS.replace(" ", String.raw`[\s_-]*`), "i");
let [written] = similar.exec(command) ?? [];
if (written !== void 0) return [error(`says "${written}", but the verdict needs "${SUCCESS}", letter for letter`)];
if (has((text) => similar.test(text))) return [error(`a file of the task says it otherwise: the verdict needs "${SUCCESS}", letter for letter`)];
if (has((text) => /Setup/.test(text) && /successful/.test(text))) return [warning(`"${SUCCESS}" is not in it as one text; if it is never printed, no agent passes`)];
return [error(`never says "${SUCCESS}", so no agent passes; end it with && echo "${SUCCESS}" (for a verdict by exit code, task_type must be dependency_resolution)`)];
}
function error(message) {
return {
level: "error",
message
};
}
function warning(message) {
return {
level: "warning",
message
};
}
let EXIT_CODE_TYPE = "dependency_resolution";
let TYPES = [
EXIT_CODE_TYPE,
"reposetup",
"dbsetup",
"bgsetup"
];
let PRERUNNER = "prerunner.sh";
async function lint(dataset, instances, machine) {
let atOnce = (0, p_limit.A)(4);
return (await Promise.all(instances.map((instance) => atOnce(() => lintInstance(dataset, instance, machine))))).flat();
}
async function lintInstance({ directory, testbed }, instance, machine) {
let { id, row, evaluation, taskType } = instance;
if (instance.environment !== void 0) return lintTask(directory, instance, machine);
if (row === null || evaluation.kind !== "success_command") return [];
let findings = [];
let ofRow = (key) => (level, message) => findings.push({
level,
instance_id: id,
file: row.file,
line: row.line,
key,
message
});
let ofFile = (file) => (level, message, line = null) => findings.push({
level,
instance_id: id,
file: external_node_path_.relative(directory, file),
line,
key: null,
message
});
for (let key of row.unknownKeys) {
let nearest = (0, mod.kp)(key, datasets_row.q8);
let hint = (0, near.H)(key, nearest) ? `did you mean ${nearest}?` : `the nearest known key is ${nearest}`;
ofRow(key)("warning", `has no meaning and is ignored; ${hint}`);
}
lintType(taskType, ofRow("task_type"));
instance.image === null && testbed !== "host" && ofRow("base_image")("error", "is missing, so the task cannot run on Docker; name an image, or declare testbed: host in dataset.yaml");
let files = scriptsIn(directory, id);
let command = ofRow("success_command");
evaluation.command.includes("\r") && command("error", "has Windows line ends (\\r\\n), which a shell takes as part of the words; use \\n");
let syntax = await syntaxError("sh", evaluation.command.replaceAll("\r\n", "\n"), machine);
if (syntax !== null) command("error", `is not valid for sh: ${syntax}`);
else {
let texts = [instance.prompt, ...files.map(({ text }) => text)];
let elsewhere = (has) => texts.some(has);
for (let { level, message } of successFaults(evaluation.command, evaluation.rule, elsewhere)) command(instance.repository !== null && message.startsWith("never says") ? "warning" : level, message);
}
await lintPrerunner(external_node_path_.join(directory, "fixtures"), id, ofFile);
for (let { file, text } of files) if (text.includes("\r\n")) {
let level = external_node_path_.basename(file) === PRERUNNER ? "error" : "warning";
ofFile(file)(level, "a script with Windows line ends (CRLF), which its interpreter takes as part of the words; save it with LF");
}
for (let file of [instance.prerunner === null ? null : external_node_path_.join(instance.prerunner, PRERUNNER), instance.solution]) {
let text = file === null ? null : readScript(file);
if (file === null || text === null) continue;
file === instance.solution && text.includes("\r\n") && ofFile(file)("error", "a script with Windows line ends (CRLF); save it with LF");
let fault = await syntaxError("bash", text.replaceAll("\r\n", "\n"), machine);
fault !== null && ofFile(file)("error", `is not valid for bash: ${fault}`, Number(/^line (\d+)/.exec(fault)?.[1] ?? 0) || null);
}
return findings;
}
function lintType(type, report) {
if (TYPES.includes(type)) return;
let nearest = (0, mod.kp)(type, TYPES);
if (!(0, near.H)(type, nearest)) return;
nearest === EXIT_CODE_TYPE ? report("error", `"${type}" is judged by the text "Setup successful", not by the exit code; write ${EXIT_CODE_TYPE}`) : report("warning", `"${type}" is reported as a type of its own; did you mean ${nearest}?`);
}
async function lintPrerunner(fixtures, id, ofFile) {
let place = `fixtures/prerunner-${id}/${PRERUNNER}`;
let folder = external_node_path_.join(fixtures, `prerunner-${id}`);
if (isDirectory(folder) && !(0, external_node_fs_.existsSync)(external_node_path_.join(folder, PRERUNNER))) {
let names = (0, external_node_fs_.readdirSync)(folder);
let meant = names.find((name) => name === "setup.sh") ?? names.find((name) => name.endsWith(".sh"));
ofFile(meant === void 0 ? folder : external_node_path_.join(folder, meant))("error", `does not run: the script before the agent must be ${place}`);
}
let inFixture = external_node_path_.join(fixtures, id, PRERUNNER);
(0, external_node_fs_.existsSync)(inFixture) && ofFile(inFixture)("warning", `does not run, but is given to the agent; the script before the agent is ${place}`);
let inSetup = external_node_path_.join(fixtures, `setup-${id}`);
isDirectory(inSetup) && ofFile(inSetup)("error", `belongs to no task; the script before the agent is ${place}`);
}
function scriptsIn(directory, id) {
let scripts = [];
let seen = 0;
for (let name of [id, `prerunner-${id}`]) list(external_node_path_.join(directory, "fixtures", name));
return scripts;
function list(folder) {
if (!isDirectory(folder)) return;
for (let entry of (0, external_node_fs_.readdirSync)(folder, { withFileTypes: !0 })) {
seen += 1;
if (seen > 2e3) return;
let file = external_node_path_.join(folder, entry.name);
if (entry.isDirectory()) list(file);
else if (entry.isFile()) {
let text = readScript(file);
text !== null && (/\.(ba|da|z|k)?sh$/.test(entry.name) || text.startsWith("#!")) && scripts.push({
file,
text
});
}
}
}
}
function readScript(file) {
try {
return (0, regular_file.X)(file, 1048576).toString();
} catch {
return null;
}
}
function isDirectory(file) {
return (0, external_node_fs_.lstatSync)(file, { throwIfNoEntry: !1 })?.isDirectory() ?? !1;
}
}) };
