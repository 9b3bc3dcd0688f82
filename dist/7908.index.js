export const id = 7908;
export const ids = [7908];
export const modules = {
45145: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$N: () => codeOf,
EV: () => stopOf,
VG: () => Stop,
ZD: () => TrialError,
bD: () => messageOf,
fT: () => isInterrupted,
yo: () => UserError
});
class UserError extends Error {
name = "UserError";
}
class TrialError extends Error {
name = "TrialError";
kind;
constructor(kind, message, options) {
super(message, options);
this.kind = kind;
}
}
class Stop extends Error {
name = "Stop";
kind;
constructor(kind, message) {
super(message);
this.kind = kind;
}
}
function stopOf({ reason }) {
return reason instanceof Stop ? reason : new Stop("interrupted", `interrupted by ${String(reason)}`);
}
function isInterrupted(signal) {
return signal.aborted && !(signal.reason instanceof Stop);
}
function messageOf(error) {
return error instanceof Error ? error.message : String(error);
}
function codeOf(error) {
return error instanceof Error && "code" in error && typeof error.code == "string" ? error.code : void 0;
}
}),
68785: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Wh: () => unlessAborted,
YF: () => onSignal,
fH: () => exitCodeOfSignal,
j$: () => Interrupted
});
class Interrupted extends Error {
name = "Interrupted";
exitCode;
constructor(signal) {
super(`interrupted by ${signal.reason} before anything was measured`);
this.exitCode = exitCodeOfSignal(signal.reason);
}
}
let EXIT_CODES = {
SIGHUP: 129,
SIGINT: 130,
SIGTERM: 143
};
function exitCodeOfSignal(name) {
return EXIT_CODES[String(name)] ?? 130;
}
function onSignal() {
let controller = new AbortController();
let listener = (name) => {
controller.signal.aborted && process.exit(exitCodeOfSignal(name));
controller.abort(name);
};
for (let name of Object.keys(EXIT_CODES)) process.on(name, listener);
return {
signal: controller.signal,
dispose() {
for (let name of Object.keys(EXIT_CODES)) process.off(name, listener);
}
};
}
async function unlessAborted(work, signal) {
let aborted = Promise.withResolvers();
let abort = () => aborted.reject(signal.reason);
signal.aborted && abort();
signal.addEventListener("abort", abort, { once: !0 });
work.catch(() => {});
try {
return await Promise.race([aborted.promise, work]);
} finally {
signal.removeEventListener("abort", abort);
}
}
}),
85416: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$u: () => LONGEST_SEQUENCE,
TK: () => LONGEST_RUN,
dK: () => isHidden,
ep: () => HIDDEN_ELEMENT,
lf: () => HIDDEN_RUN
});
let LONGEST_RUN = 1024;
let LONGEST_SEQUENCE = 4096;
let CHARACTERS = [
27,
27,
128,
159,
173,
173,
1564,
1564,
6158,
6158,
8203,
8207,
8232,
8238,
8288,
8303,
65279,
65279,
65529,
65531,
917504,
917631
];
let CLASS = `[${CHARACTERS.map((code, at) => `${at % 2 == 0 ? "" : "-"}\\u{${code.toString(16)}}`).join("")}]`;
let ELEMENT = `${[
`(?:\\u001b\\[|\\u009b)[0-?]{0,${LONGEST_SEQUENCE}}[ -\\/]{0,${LONGEST_SEQUENCE}}[@-~]`,
`(?:\\u001b[PX\\]^_]|[\\u0090\\u0098\\u009d-\\u009f])[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f]{0,${LONGEST_SEQUENCE}}(?:\\u0007|\\u001b\\\\|\\u009c)`,
`\\u001b(?:[ -\\/]{1,${LONGEST_SEQUENCE}}[0-~]|[0-~])`
].join("|")}|${CLASS}`;
let HIDDEN_ELEMENT = new RegExp(ELEMENT, "gu");
let HIDDEN_RUN = RegExp(`(?:${ELEMENT})+`, "gu");
function isHidden(code) {
for (let at = 0; at < CHARACTERS.length; at += 2) if (code <= CHARACTERS[at + 1]) return code >= CHARACTERS[at];
return !1;
}
}),
90492: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
LP: () => markdownCommit,
OG: () => logLines,
h0: () => plainLine,
hJ: () => withoutProblems,
iN: () => withColours,
kc: () => logText,
p7: () => markdownText,
pj: () => plain
});
var _hidden_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85416);
let CONTROL = /[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u007f]/g;
let COLOUR = /^\u001b\[[\d;:]*m$/;
function picture(control) {
return String.fromCharCode(control === "" ? 9249 : 9216 + control.charCodeAt(0));
}
let UNUSUAL = /[^\t\n -~]/;
function plain(text) {
if (!UNUSUAL.test(text)) return text.replaceAll("##[", "## [");
return text.replace(/\r\n?/g, "\n").replace(_hidden_js__WEBPACK_IMPORTED_MODULE_0__.lf, (run) => run.length > _hidden_js__WEBPACK_IMPORTED_MODULE_0__.TK ? "�" : "").replace(CONTROL, picture).replaceAll("##[", "## [").toWellFormed();
}
function withColours(text) {
return text.replace(/\r\n?/g, "\n").replace(_hidden_js__WEBPACK_IMPORTED_MODULE_0__.lf, (run) => run.length > _hidden_js__WEBPACK_IMPORTED_MODULE_0__.TK ? "�" : run.replace(_hidden_js__WEBPACK_IMPORTED_MODULE_0__.ep, (element) => COLOUR.test(element) ? element : "")).replace(CONTROL, picture).toWellFormed();
}
let UNTIDY = /[^ -~]| {2}|^ | $|##\[/;
function plainLine(text, length = 300) {
let line = UNTIDY.test(text) ? plain(text).replace(/\s+/g, " ").trim() : text;
return line.length > length ? `${line.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…` : line;
}
function logLines(text, prefix = "│ ") {
return plain(text).split("\n").map((line) => prefix + line).join("\n");
}
function logText(text) {
return plain(text).replace(/^(?=[^\S\n]*::)/gm, "│ ");
}
function withoutProblems(text) {
return text.replace(/(?<=[:(]|\b(?:line|col|column)\s)(?=\d+(?:\s*[:,)]|\s|$))/gim, "⁠");
}
let REFERENCES = [
[/@/g, "@​"],
[/#/g, "#​"],
[/(?<![a-z\d])(GH-)(?=\d)/gi, "$1​"],
[/(www)(?=\.)/gi, "$1​"],
[/:(?=\/\/|[\w+-]+:)/g, ":​"],
[/(?<=\b(?=\d*[a-f])(?:[0-9a-f]{6})+)(?=[0-9a-f]+\b)/gi, "​"]
];
let MARKED = /[\\`*_{}[\]()#+!|~$:@&<>]|^[-=\d]|gh-|www|[\da-f]{7}/i;
function markdownText(text, length = 300) {
let line = plainLine(text, length);
if (!MARKED.test(line)) return line;
return REFERENCES.reduce((marked, [pattern, apart]) => marked.replace(pattern, apart), line).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replace(/[\\`*_{}[\]()#+!|~$:]|^[-=]|(?<=^\d+)\./g, (character) => `&#${character.charCodeAt(0)};`);
}
function markdownCommit(commit) {
return /^[0-9a-f]{7,64}$/.test(commit) ? commit.slice(0, 12) : markdownText(commit.slice(0, 12));
}
}),
7844: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { x: () => VERSION });
let VERSION = "0.1.0";
}),
97908: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { cli: () => cli });
var promises_ = __webpack_require__(58500);
var commander = __webpack_require__(67375);
var errors = __webpack_require__(45145);
var signals = __webpack_require__(68785);
var version = __webpack_require__(7844);
let SHORT = { instances: "-i, " };
let NEW_RESULTS = ["results-path"];
function addOptions(command, { flags, words }, isWanted) {
if (!words.includes(command.name())) return;
for (let { name, description, default: fallback, flag, choices, heading } of flags.filter(isWanted)) {
let option = new commander.c$(`${SHORT[name] ?? ""}--${name} ${flag ? "[boolean]" : "<value>"}`, plainText(description, fallback));
choices !== null && (option.description += ` [${choices.join(", ")}]`);
command.addOption((flag ? option.preset("true") : option).helpGroup(`${heading}:`));
}
}
function plainText(description, fallback) {
return description.replaceAll("`", "") + (fallback === void 0 || fallback === "" ? "" : ` (default: ${fallback})`);
}
async function withFile(command, given, except = []) {
let { withConfig } = await Promise.all([
__webpack_require__.e(4343),
__webpack_require__.e(9917),
__webpack_require__.e(3774)
]).then(__webpack_require__.bind(__webpack_require__, 75571));
let names = command.options.map(({ long }) => long.slice(2)).filter((name) => !except.includes(name));
return withConfig(kebab(given), names);
}
function kebab(given) {
return Object.fromEntries(Object.entries(given).map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), value]));
}
let SHELL_OPTIONS = [
"mode",
"agent-directory",
"agent-env",
"agent-variables",
"agent-setup",
"agent-timeout",
"results-path",
"config"
];
function addFindingOut(line) {
let { program, ends } = line;
program.commandsGroup("Find out why:");
let shell = program.command("shell").summary("open a shell in an instance's testbed, or after a trial").description("Open a shell in the testbed of an instance, prepared as for an agent, and remove it at the end. The exit code is that of the shell.").argument("[instance]", "the instance: an id, or a selector of one");
addOptions(shell, line, ({ name, group, commands }) => commands.includes("run") && (/^dataset(-|$)/.test(name) || /^(testbed|model)$/.test(group) || SHELL_OPTIONS.includes(name)));
shell.option("--command <command>", "run this command in place of a shell").option("--after <result>", "with the agent's changes, where they were kept: a trial's directory, or INSTANCE/TRIAL").action(async (instance, { command, after, ...given }) => {
let { shellCommand } = await Promise.all([
__webpack_require__.e(4343),
__webpack_require__.e(5364),
__webpack_require__.e(9917),
__webpack_require__.e(2323),
__webpack_require__.e(2970),
__webpack_require__.e(7037),
__webpack_require__.e(7607),
__webpack_require__.e(1927),
__webpack_require__.e(5106)
]).then(__webpack_require__.bind(__webpack_require__, 17060));
ends(await shellCommand(instance, {
command,
after
}, (await withFile(shell, given)).texts));
});
program.command("clean").summary("remove what was kept, and what killed runs have left").description("List the containers and workdirs that were kept, what killed runs have left, and the images that were built of Harbor tasks; remove them.").option("--yes", "remove them without asking").option("--json", "print them as JSON").action(async (given) => {
let { cleanCommand } = await Promise.all([
__webpack_require__.e(4343),
__webpack_require__.e(9132),
__webpack_require__.e(7037),
__webpack_require__.e(7753)
]).then(__webpack_require__.bind(__webpack_require__, 23528));
ends(await cleanCommand(given));
});
}
function addMeasuring(line) {
let { program, root, ends } = line;
program.commandsGroup("Measure agents:");
let run = program.command("run").summary("measure an agent; without a dataset and an agent, the example").description("Measure an agent. Without a dataset and an agent, run the example dataset with its scripted agent.");
addOptions(run, line, ({ commands }) => commands.includes("run"));
run.option("--dry-run", "print the value and source of every option, and the trials; run nothing").option("--json", "print the run's record as JSON").action(async ({ json, dryRun, ...given }) => {
let { runCommand } = await Promise.all([
__webpack_require__.e(4343),
__webpack_require__.e(2453),
__webpack_require__.e(1525),
__webpack_require__.e(9132),
__webpack_require__.e(5364),
__webpack_require__.e(9917),
__webpack_require__.e(6921),
__webpack_require__.e(9583),
__webpack_require__.e(7274),
__webpack_require__.e(2323),
__webpack_require__.e(7061),
__webpack_require__.e(8748),
__webpack_require__.e(4996),
__webpack_require__.e(2970),
__webpack_require__.e(7037),
__webpack_require__.e(7607),
__webpack_require__.e(5505),
__webpack_require__.e(4282),
__webpack_require__.e(3126),
__webpack_require__.e(6208)
]).then(__webpack_require__.bind(__webpack_require__, 32720));
let about = {
json: json === !0,
dry: dryRun === !0
};
ends(await runCommand(await withFile(run, given), about, root));
});
let resume = program.command("resume").summary("continue a run, or measure some of its trials again").description("Continue a run with the options in its run.json: measure the trials without a verdict, or measure chosen ones again. Each attempt is kept. Further options win over those of the run, but agent, dataset, mode, limits and judge must stay the same.").argument("[directory]", "the run's directory (default: the latest run)").argument("[instances...]", "measure these again: ids, globs, type:…, as in --instances of run").option("--failed", "measure only trials again that failed").option("--errors", "measure only trials again that could not be measured");
addOptions(resume, line, ({ name, commands }) => commands.includes("run") && !["results-path", "resume"].includes(name));
resume.option("--json", "print the run's record as JSON").action(async (directory, instances, { json, ...given }) => {
let { resumeCommand } = await Promise.all([
__webpack_require__.e(4343),
__webpack_require__.e(2453),
__webpack_require__.e(1525),
__webpack_require__.e(9132),
__webpack_require__.e(5364),
__webpack_require__.e(9917),
__webpack_require__.e(6921),
__webpack_require__.e(9583),
__webpack_require__.e(7274),
__webpack_require__.e(2323),
__webpack_require__.e(7061),
__webpack_require__.e(8748),
__webpack_require__.e(4996),
__webpack_require__.e(2970),
__webpack_require__.e(7037),
__webpack_require__.e(7607),
__webpack_require__.e(5505),
__webpack_require__.e(4282),
__webpack_require__.e(3126),
__webpack_require__.e(6208)
]).then(__webpack_require__.bind(__webpack_require__, 32720));
ends(await resumeCommand(directory, instances, kebab(given), json === !0));
});
let plan = program.command("plan").summary("divide instances among the jobs of a matrix").description("Divide the selected instances among the jobs of a matrix.");
addOptions(plan, line, ({ commands }) => commands.includes("plan"));
plan.option("--detect <share>", "the instances and trials that show this difference of the success rate, such as 10%").option("--from <results>", "with --detect: earlier results, for the noise, the time and the cost of a trial").option("--rate <share>", "with --detect: the success rate to expect, without earlier results").option("--json", "print {\"matrix\": …, \"count\": n}; with --detect, \"detect\": … as well").action(async ({ json, detect, from, rate, ...given }) => {
let { planCommand } = await Promise.all([
__webpack_require__.e(4343),
__webpack_require__.e(9917),
__webpack_require__.e(2323),
__webpack_require__.e(7272),
__webpack_require__.e(7975)
]).then(__webpack_require__.bind(__webpack_require__, 49890));
ends(await planCommand((await withFile(plan, given)).texts, {
json: json === !0,
detect,
from,
rate
}));
});
}
let RESCORE_OPTIONS = [
"results-path",
"pass-score",
"fail-on",
"min-success-rate",
"min-score"
];
function addReading(line) {
let { program, ends } = line;
program.commandsGroup("Read results:");
let report = program.command("report").summary("report one suite, or compare several runs").description("Report the results of one suite: totals, confidence intervals, change against a baseline, report files. Results of several agents are compared instead: leaderboard, tests of all pairs, pass@k, cost, tables for a paper. A comparison has no gate.").argument("[directories...]", "directories of results, jobs of Harbor, logs of Inspect (default: results-path, otherwise the latest run); NAME=DIRECTORY gives a run of a comparison its name");
addOptions(report, line, ({ commands }) => commands.includes("report"));
report.option("--json", "print the report, or the comparison, as JSON").option("--prdbench <directory>", "write the test points of PRDbench for its own score_cal.py, into a new directory").option("--labels <file>", "compare the judge's scores of test points with these labels (JSON Lines), or with the judge of other results (a directory)").option("--noise", "how much two results of the same agent differ (or the equal arms of an experiment), and which instances tell little about a change").action(async (directories, { json, prdbench, labels, noise, ...given }) => {
if (noise === !0) {
let { noiseCommand } = await Promise.all([
__webpack_require__.e(4343),
__webpack_require__.e(2453),
__webpack_require__.e(1525),
__webpack_require__.e(9132),
__webpack_require__.e(5364),
__webpack_require__.e(9917),
__webpack_require__.e(6921),
__webpack_require__.e(9583),
__webpack_require__.e(2382)
]).then(__webpack_require__.bind(__webpack_require__, 95039));
return ends(await noiseCommand(directories, (await withFile(report, given)).texts, json === !0));
}
let { reportCommand } = await Promise.all([
__webpack_require__.e(4343),
__webpack_require__.e(2453),
__webpack_require__.e(1525),
__webpack_require__.e(9132),
__webpack_require__.e(5364),
__webpack_require__.e(9917),
__webpack_require__.e(6921),
__webpack_require__.e(9583),
__webpack_require__.e(7274),
__webpack_require__.e(7061),
__webpack_require__.e(8748),
__webpack_require__.e(4996),
__webpack_require__.e(8225),
__webpack_require__.e(3883),
__webpack_require__.e(334),
__webpack_require__.e(3373),
__webpack_require__.e(3843)
]).then(__webpack_require__.bind(__webpack_require__, 38613));
ends(await reportCommand(directories, (await withFile(report, given)).texts, json === !0, {
prdbench,
labels
}));
});
let rescore = program.command("rescore").summary("score the trials of a run again, without an agent").description("Score the trials of a run again from kept logs, transcripts and usage reports, without an agent: by another judge, or by the rules of this version. The results are new ones; the given ones are only read.").argument("<results>", "directory of the run");
addOptions(rescore, line, ({ name, commands }) => commands.includes("run") && (/^(dataset|judge)(-|$)/.test(name) || RESCORE_OPTIONS.includes(name)));
rescore.option("--json", "print the new run's record as JSON").action(async (results, { json, ...given }) => {
let { rescoreCommand } = await Promise.all([
__webpack_require__.e(4343),
__webpack_require__.e(1525),
__webpack_require__.e(5364),
__webpack_require__.e(4006),
__webpack_require__.e(5175),
__webpack_require__.e(9917),
__webpack_require__.e(6921),
__webpack_require__.e(2323),
__webpack_require__.e(8748),
__webpack_require__.e(2970),
__webpack_require__.e(722),
__webpack_require__.e(9139),
__webpack_require__.e(3612)
]).then(__webpack_require__.bind(__webpack_require__, 40434));
ends(await rescoreCommand(results, (await withFile(rescore, given, NEW_RESULTS)).texts, json === !0));
});
program.command("show").summary("show a run, a trial or a log; open the report page").description("Show saved results: all trials of a run, or one trial in detail.").argument("[results]", "directory of one or more runs (default: the latest run)").argument("[instance]", "instances to show in detail: ids, globs, type:…, as in --instances of run; INSTANCE/2 is its second trial").option("--trial <number>", "only this trial of each instance").option("--changes", "print what the agents left: files, packages, processes, ports").option("--log <name>", "print a log (agent, evaluation, prerunner) or another file of the trial (output/FILE)").option("--steps", "print what the agent did, one line a step").option("--step <numbers>", "print these steps in full: 12, or 3-9").option("--side <number>", "with --steps or --step: this side conversation of the agent").option("--attempt <number>", "with --steps or --step: this earlier attempt of the trial, which was repeated").option("--open", "open the page report.html in a browser, or say where it is").option("--json", "print everything as JSON").action(async (results, instance, given) => {
let { showCommand } = await Promise.all([
__webpack_require__.e(4343),
__webpack_require__.e(2453),
__webpack_require__.e(1525),
__webpack_require__.e(9132),
__webpack_require__.e(5364),
__webpack_require__.e(9917),
__webpack_require__.e(6921),
__webpack_require__.e(9583),
__webpack_require__.e(7274),
__webpack_require__.e(7061),
__webpack_require__.e(8748),
__webpack_require__.e(8225),
__webpack_require__.e(334),
__webpack_require__.e(3126),
__webpack_require__.e(626)
]).then(__webpack_require__.bind(__webpack_require__, 64477));
ends(await showCommand(results, instance, given));
});
}
function addSettingUp({ program, root, ends }) {
program.commandsGroup("Set up:");
program.command("doctor").summary("check this machine for missing requirements").description("Check this machine for missing requirements, with advice for each.").option("--json", "print the findings as JSON").action(async ({ json }) => {
let { doctorCommand } = await Promise.all([
__webpack_require__.e(4343),
__webpack_require__.e(9132),
__webpack_require__.e(5712),
__webpack_require__.e(6770)
]).then(__webpack_require__.bind(__webpack_require__, 5222));
ends(await doctorCommand(json === !0));
});
program.command("agents").summary("list the agents that are known by name, or try one").description("List the agents of the option agent. With --check, run one against a scripted model: whether it starts, runs a command, edits a file, ends, and uses what the meter counts.").argument("[name]", "an agent: NAME or NAME@version").option("--check", "try the agent, without a key of any provider").option("--testbed <kind>", "with --check: docker (the default) or host").option("--image <name>", "with --check on docker: the image (default: debian:bookworm)").option("--json", "print everything as JSON").action(async (name, given) => {
let { agentsCommand } = await Promise.all([
__webpack_require__.e(4343),
__webpack_require__.e(9132),
__webpack_require__.e(5364),
__webpack_require__.e(9917),
__webpack_require__.e(2323),
__webpack_require__.e(8748),
__webpack_require__.e(2970),
__webpack_require__.e(7037),
__webpack_require__.e(7607),
__webpack_require__.e(5505),
__webpack_require__.e(4282),
__webpack_require__.e(592),
__webpack_require__.e(3569)
]).then(__webpack_require__.bind(__webpack_require__, 56458));
ends(await agentsCommand(name, given));
});
program.command("init").summary("write a workflow, or a task").description("Write a workflow that measures an agent into the current git repository, or a task, and list the remaining steps.").option("--workflow <name>", "name of the workflow, see --list (default: start)").option("--list", "list the workflows, and write none").option("--force", "replace an existing file").option("--task <id>", "write a task with this id instead: row, fixture, prerunner, solution").option("--dataset <directory>", "with --task: the directory of tasks (default: tasks)").option("--json", "print the written files and the remaining steps as JSON").action(async ({ task, dataset, ...given }) => {
if (task !== void 0) {
let { initTask } = await Promise.all([__webpack_require__.e(4343), __webpack_require__.e(843)]).then(__webpack_require__.bind(__webpack_require__, 60843));
return ends(await initTask(task, {
dataset,
json: given.json
}));
}
let { initCommand } = await Promise.all([
__webpack_require__.e(4343),
__webpack_require__.e(8815),
__webpack_require__.e(2323),
__webpack_require__.e(4e3)
]).then(__webpack_require__.bind(__webpack_require__, 43579));
ends(await initCommand(given, root));
});
program.helpCommand("help [command]", "show the help of a command");
}
let CHECK_OPTIONS = [
"agent-timeout",
"parallel",
"results-path",
"max-duration",
"max-log-size"
];
let EXPORT_OPTIONS = [
"image",
"image-map",
"workdir",
"agent-timeout",
"evaluation-timeout"
];
function addTasks(line) {
let { program, ends } = line;
program.commandsGroup("Write tasks:");
let validate = program.command("validate").summary("check the files of a dataset").description("Check a dataset, and count its instances by type, image and fixture.");
addOptions(validate, line, ({ name, group }) => name === "mode" || group === "what");
validate.option("--json", "print the counts as JSON").action(async ({ json, ...given }) => {
let { validateCommand } = await Promise.all([
__webpack_require__.e(4343),
__webpack_require__.e(9917),
__webpack_require__.e(2323),
__webpack_require__.e(7077)
]).then(__webpack_require__.bind(__webpack_require__, 46875));
ends(await validateCommand((await withFile(validate, given)).texts, json === !0));
});
let check = program.command("check").summary("check that tasks measure").description("Check that tasks measure: an agent that does nothing fails, the reference solution passes, and cheats fail or are noted.");
addOptions(check, line, ({ name, group, commands }) => commands.includes("run") && ([
"what",
"testbed",
"evaluation"
].includes(group) || CHECK_OPTIONS.includes(name)));
check.option("--repeat <number>", "trials with each solution, which must all pass (default: 1)").option("--attack", "try cheats as well: they say the success text, replace tools, edit tests, leave a daemon").option("--solutions <directory>", "directory of solutions (default: solution/ or solutions/ of the dataset)").option("--junit <file>", "write a JUnit report").option("--json", "print the outcomes as JSON").action(async ({ repeat, attack, solutions, junit, json, ...given }) => {
let { checkCommand } = await Promise.all([
__webpack_require__.e(4343),
__webpack_require__.e(9132),
__webpack_require__.e(5364),
__webpack_require__.e(9917),
__webpack_require__.e(2323),
__webpack_require__.e(8748),
__webpack_require__.e(2970),
__webpack_require__.e(7037),
__webpack_require__.e(7607),
__webpack_require__.e(5505),
__webpack_require__.e(4282),
__webpack_require__.e(3704),
__webpack_require__.e(5236),
__webpack_require__.e(8194)
]).then(__webpack_require__.bind(__webpack_require__, 48194));
let { texts } = await withFile(check, given, NEW_RESULTS);
ends(await checkCommand(texts, {
repeat,
attack,
solutions,
junit,
json
}));
});
let list = program.command("list").summary("list instances, or show them in detail").description("List the selected instances with type, image and bounds.");
addOptions(list, line, ({ name, group }) => name === "mode" || group === "what");
list.option("--show <ids>", "show these in detail: prompt, success command, files").option("--json", "print the instances as JSON").action(async ({ json, show, ...given }) => {
let { listCommand } = await Promise.all([
__webpack_require__.e(4343),
__webpack_require__.e(9132),
__webpack_require__.e(9917),
__webpack_require__.e(2323),
__webpack_require__.e(1179)
]).then(__webpack_require__.bind(__webpack_require__, 11593));
ends(await listCommand((await withFile(list, given)).texts, show, json === !0));
});
let exported = program.command("export").summary("write tasks for another program").description("Write the selected instances as tasks of Harbor that pass and fail by the same rule, into a new directory.").argument("<directory>", "a new or empty directory");
addOptions(exported, line, ({ name, group }) => group === "what" || EXPORT_OPTIONS.includes(name));
exported.option("--format <format>", "the format: harbor", "harbor").action(async (directory, given) => {
let { exportCommand } = await Promise.all([
__webpack_require__.e(4343),
__webpack_require__.e(2453),
__webpack_require__.e(9132),
__webpack_require__.e(9917),
__webpack_require__.e(2323),
__webpack_require__.e(3474)
]).then(__webpack_require__.bind(__webpack_require__, 29608));
let { format, ...options } = given;
ends(await exportCommand(directory, (await withFile(exported, options)).texts, format));
});
program.command("evaluate").summary("run one success command, as SetupBench's evaluation_harness.py").description("Replacement for SetupBench's evaluation_harness.py: run one success command in the agent's testbed, and write the verdict.").argument("<metadata>", "path of the task's metadata JSON file").option("-c, --command <cmd>", "override the metadata's success_command").option("-n, --new-session", "run the command in a new session (it always is)").option("-w, --workdir <dir>", "directory in which to run the success command", "/testbed").option("-o, --output <file>", "destination of the JSON result file", "/testbed/_output_/test_results.json").option("-q, --quiet", "suppress informational output").option("--verbose", "show informational output (the default)").option("--evaluation-timeout <duration>", "time limit of the command", "30m").action(async (metadata, given) => {
let { evaluateCommand } = await Promise.all([__webpack_require__.e(4343), __webpack_require__.e(5450)]).then(__webpack_require__.bind(__webpack_require__, 75450));
ends(await evaluateCommand(metadata, given));
});
}
var print = __webpack_require__(12694);
async function cli(args, root) {
let exitCode = 0;
let flags = args.find((arg) => !arg.startsWith("-")) === void 0 ? [] : (await Promise.all([
__webpack_require__.e(4343),
__webpack_require__.e(9917),
__webpack_require__.e(5872)
]).then(__webpack_require__.bind(__webpack_require__, 12522))).FLAGS;
let program = new commander.uB("agentbench").description("Measure coding agents: run them on SetupBench, PRDbench or your own tasks, and verify the results.").version(version.x).exitOverride().configureOutput({
writeOut: (text) => (0, print.yy)(text),
writeErr: (text) => (0, print.yy)(text, process.stderr)
}).configureHelp({ showGlobalOptions: !0 }).showHelpAfterError("(agentbench --help lists the commands)");
let unprinted = !1;
for (let stream of [process.stdout, process.stderr]) stream.on("error", (error) => {
if ((0, errors.$N)(error) === "EPIPE") return;
unprinted || (0, print.cc)(`further output is lost: ${error.message}`);
unprinted = !0;
});
let line = {
program,
flags,
words: args,
root,
ends(code) {
exitCode = code;
}
};
for (let add of [
addMeasuring,
addReading,
addTasks,
addFindingOut,
addSettingUp
]) add(line);
try {
let words = args[0] === "evaluate" ? ["evaluate", ...await evaluateWords(program, args.slice(1))] : args;
await program.parseAsync(words, { from: "user" });
await (0, promises_.setImmediate)();
return unprinted && exitCode === 0 ? 3 : exitCode;
} catch (error) {
if (error instanceof commander.b7) return error.exitCode === 0 ? 0 : 2;
if (error instanceof errors.yo) {
(0, print.cc)(error.message.replaceAll("\n", "\n            "));
return 2;
}
if (error instanceof signals.j$) {
(0, print.cc)(error.message);
return error.exitCode;
}
(0, print.yy)(`agentbench itself failed: ${error instanceof Error ? error.stack : error}\n`, process.stderr);
return 3;
}
}
async function evaluateWords(program, given) {
let { argparseWords } = await __webpack_require__.e(486).then(__webpack_require__.bind(__webpack_require__, 90486));
return argparseWords(given, [...program.commands.find((command) => command.name() === "evaluate").options, {
short: "-h",
long: "--help",
required: !1
}]);
}
}),
12694: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
cc: () => complain,
yU: () => isColoured,
yy: () => print,
dq: () => printDocument,
Q2: () => printJson,
tj: () => printLines
});
var untrusted = __webpack_require__(90492);
function plainJson(document) {
return document.replace(/[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu, (character) => [...Array(character.length).keys()].map((at) => escaped(character.charCodeAt(at))).join("")).replaceAll("##[", "##\\u005b");
}
function escaped(unit) {
return `\\u${unit.toString(16).padStart(4, "0")}`;
}
function print(text, stream = process.stdout, told) {
stream.write(isColoured(stream) ? (0, untrusted.iN)(text) : (0, untrusted.kc)(text), told);
}
function printLines(lines, stream) {
print(`${lines.join("\n")}\n`, stream);
}
function complain(message) {
print(`agentbench: ${message}\n`, process.stderr);
}
function printJson(value) {
printDocument(`${JSON.stringify(value, null, 2)}\n`);
}
function printDocument(document) {
process.stdout.write(plainJson(document));
}
function isColoured(stream) {
return stream.isTTY === !0 && stream.hasColors();
}
})
};
