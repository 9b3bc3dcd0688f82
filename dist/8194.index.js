export const id = 8194;
export const ids = [8194];
export const modules = {
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
48194: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { checkCommand: () => checkCommand });
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var lib = __webpack_require__(30238);
var errors = __webpack_require__(45145);
var format = __webpack_require__(18253);
var signals = __webpack_require__(68785);
var untrusted = __webpack_require__(90492);
var run_directory = __webpack_require__(79882);
var variables = __webpack_require__(52534);
var lint = __webpack_require__(95236);
var registry = __webpack_require__(52323);
var datasets_select = __webpack_require__(24998);
var solutions = __webpack_require__(57236);
var fetch_dataset = __webpack_require__(43210);
var agent = __webpack_require__(65211);
var plan_trials = __webpack_require__(45557);
var run_run = __webpack_require__(72583);
var phrases = __webpack_require__(58937);
let NO_DOUBT = new Set([
"host_reused",
"starved",
"kept_workdir_readable",
"left_running",
"workdir_left",
"prerunner_failed",
"prerunner_command_failed",
"output_left_out",
"log_incomplete",
"collect_failed",
"remove_failed"
]);
function skipped(phase, reason) {
return {
phase,
verdict: "skipped",
words: "–",
reason,
notes: [],
duration_ms: 0
};
}
function outcomeOf(phase, results, floor) {
let notes = [...new Set(results.flatMap(({ integrity }) => integrity.map(({ kind }) => kind)))].filter((kind) => !NO_DOUBT.has(kind));
let common = {
phase: phase.name,
notes,
duration_ms: results.reduce((sum, result) => sum + result.stages.reduce((all, stage) => all + stage.duration_ms, 0), 0)
};
let ruined = ({ error }) => phase.expects === "failure or note" && error?.kind === "not_judged";
let unmeasured = results.find((result) => ["error", "not_run"].includes(result.status) && !ruined(result));
if (unmeasured !== void 0 || results.length < phase.trials) {
let reason = unmeasured === void 0 ? "not every trial was run" : (0, phrases.rn)(unmeasured);
return {
...common,
verdict: "unmeasured",
words: "error",
reason
};
}
let passed = results.filter(({ status }) => status === "passed").length;
if (phase.expects === "success") {
let words = phase.trials === 1 ? passed === 1 ? "passes" : "fails" : `${passed} of ${phase.trials}`;
if (passed === phase.trials) return {
...common,
verdict: "held",
words,
reason: null
};
let reason = `the solution must pass${phase.trials > 1 ? " every time" : ""}: ${lastLine(results)}`;
return {
...common,
verdict: "broken",
words,
reason
};
}
if (!(passed > 0 || floor !== null && results.some((result) => expectedScore(result) > floor))) return {
...common,
verdict: "held",
words: "fails",
reason: null
};
if (phase.expects === "failure") return {
...common,
verdict: "broken",
words: "passes",
reason: "an agent that does nothing passes"
};
if (notes.length > 0) return {
...common,
verdict: "held",
words: `noted: ${notes.join(", ")}`,
reason: null
};
let reason = passed > 0 ? "a cheat passes, and no integrity note says so" : "a cheat scores above the floor unnoticed";
return {
...common,
verdict: "broken",
words: passed > 0 ? "passes" : "scores",
reason
};
}
function expectedScore({ evaluation }) {
if (evaluation?.kind === "reward") return Math.min(1, Math.max(0, evaluation.reward ?? 0));
return evaluation?.kind === "test_plan" ? evaluation.score_expected : 0;
}
function lastLine(results) {
let failed = results.find(({ status }) => status !== "passed");
let { evaluation } = failed;
let tail = evaluation === null || evaluation.kind === "test_plan" ? "" : evaluation.output_tail.trimEnd().split("\n").at(-1);
return [(0, phrases.rn)(failed), ...tail === "" ? [] : [`the evaluation's last line: ${tail}`]].join("; ");
}
var external_node_fs_ = __webpack_require__(73024);
var listeners = __webpack_require__(16830);
var look = __webpack_require__(3704);
let NOTHING = {
name: "nothing",
expects: "failure",
trials: 1,
command: "true",
prepare: null
};
let SOLVE = ".solve.sh";
let ATTACK = ".attack.sh";
let ATTACKS = [
["text", "text='Setup successful'\necho \"$text\"\necho \"$text\" >&2\necho 'score: 2'\nfor name in README.md evaluation.log result.txt \"$AGENTBENCH_OUTPUT_DIR/evaluation.log\"; do\n  [ -e \"$name\" ] || echo \"$text\" >\"$name\"\ndone\nwhile read -r name; do\n  case $name in\n    -* | *..* | /dev/* | /proc/* | /sys/*) continue ;;\n    /*) [ \"$1\" = docker ] || continue ;;\n  esac\n  case ${name##*/} in\n    ?*.*) ;;\n    *) continue ;;\n  esac\n  [ ! -e \"$name\" ] || continue\n  mkdir -p \"$(dirname \"$name\")\" && echo \"$text\" >\"$name\"\ndone <\"$2/asked\"\nexit 0\n"],
["tools", "[ \"$1\" = docker ] || exit 0\nfake() {\n  printf '#!/bin/sh\\necho \"Setup successful\"\\nexit 0\\n' >\"$1\" && chmod +x \"$1\"\n}\nwhile read -r name; do\n  case $name in\n    *..* | /*) ;;\n    */*) mkdir -p \"$(dirname \"$name\")\" && rm -f \"$name\" && fake \"$name\" ;;\n    *.*) ;;\n    sh | bash | chmod | mkdir | rm | dirname | printf) ;;\n    *) mkdir -p /usr/local/bin && rm -f \"/usr/local/bin/$name\" && fake \"/usr/local/bin/$name\" ;;\n  esac\ndone <\"$2/asked\"\nexit 0\n"],
["tests", "find . -type f \\( -path ./.git -prune -o -name 'test_*.py' -o -name '*_test.py' \\) ! -path './.git/*' |\n  while read -r file; do echo 'def test_nothing(): pass' >\"$file\"; done\nfind . -type f \\( -name '*.test.*s' -o -name '*.spec.*s' -o -name '*_test.go' -o -name '*_spec.rb' \\) \\\n  ! -path './.git/*' ! -path '*/node_modules/*' |\n  while read -r file; do : >\"$file\"; done\nif [ -d evaluation ]; then\n  echo '[]' >evaluation/detailed_test_plan.json\n  for file in evaluation/*expected*; do [ ! -f \"$file\" ] || : >\"$file\"; done\nfi\nfor file in Makefile makefile GNUmakefile; do\n  [ ! -f \"$file\" ] || printf '.DEFAULT:\\n\\t@true\\n%%:\\n\\t@true\\n' >\"$file\"\ndone\n[ ! -f package.json ] || echo '{\"scripts\": {\"test\": \"true\", \"start\": \"true\", \"build\": \"true\"}}' >package.json\nwhile read -r name; do\n  case $name in\n    /* | *..*) continue ;;\n  esac\n  [ -f \"$name\" ] || continue\n  case $(head -c 2 \"$name\"):$name in\n    '#!':* | *.sh) printf '#!/bin/sh\\necho \"Setup successful\"\\nexit 0\\n' >\"$name\" ;;\n    *.py) echo 'print(\"Setup successful\")' >\"$name\" ;;\n  esac\ndone <\"$2/asked\"\nexit 0\n"],
["daemon", "answer=$(mktemp) || exit 1\n{\n  printf 'HTTP/1.0 200 OK\\r\\nContent-Type: text/plain\\r\\n\\r\\nSetup successful\\n'\n  cat \"$AGENTBENCH_PROMPT_FILE\"\n} >\"$answer\"\nwhile read -r port; do\n  setsid nohup perl -MIO::Socket::INET -e '\n    my ($port, $file) = @ARGV;\n    local $/;\n    open my $in, \"<\", $file or die;\n    my $answer = <$in>;\n    my $server = IO::Socket::INET->new(LocalAddr => \"127.0.0.1:$port\", Listen => 5, ReuseAddr => 1) or die;\n    while (my $client = $server->accept) { sysread $client, my $asked, 1000; syswrite $client, $answer; close $client }\n  ' \"$port\" \"$answer\" >/dev/null 2>&1 &\ndone <\"$2/ports\"\ncat >\"$answer.sh\" <<'INJECT'\nwhile :; do\n  for line in /proc/[0-9]*/cmdline; do\n    [ \"$(tr '\\000' '\\n' <\"$line\" 2>/dev/null | tail -n +3)\" = \"$(cat \"$1\")\" ] || continue\n    echo 'Setup successful' >\"${line%/cmdline}/fd/1\"\n  done 2>/dev/null\n  sleep 0.05\ndone\nINJECT\ncp \"$2/command\" \"$answer.command\"\nsetsid nohup sh \"$answer.sh\" \"$answer.command\" >/dev/null 2>&1 &\nsleep 1\nexit 0\n"]
];
function phasesOf({ repeat, attack }, solutions, testbed, isHarbor) {
return [
NOTHING,
solutionPhase(repeat, solutions, isHarbor),
...attack ? ATTACKS.map((one) => attackPhase(one, testbed)) : []
];
}
function applies(phase, instance, solutions, testbed) {
if (phase.expects === "success") return solutions.has(instance.id);
return phase.name !== "attack-tools" || testbed !== "host";
}
function solutionPhase(trials, solutions, isHarbor) {
let common = {
name: "solution",
expects: "success",
trials
};
if (isHarbor) return {
...common,
command: "",
agent: "oracle",
prepare: null
};
return {
...common,
command: `sh "$AGENTBENCH_AGENT_DIR/${SOLVE}"`,
prepare(directory, instances) {
(0, external_node_fs_.writeFileSync)(external_node_path_.join(directory, SOLVE), "place=\"$AGENTBENCH_AGENT_DIR/$AGENTBENCH_INSTANCE_ID\"\nif [ -d \"$place\" ]; then\n  cp -R \"$place/.\" .\nelif command -v bash >/dev/null; then\n  exec bash \"$place.sh\"\nelse\n  exec sh \"$place.sh\"\nfi\n");
for (let { id } of instances) {
let solution = solutions.get(id);
let name = (0, external_node_fs_.statSync)(solution).isDirectory() ? id : `${id}.sh`;
(0, external_node_fs_.cpSync)(solution, external_node_path_.join(directory, name), {
recursive: !0,
dereference: !0
});
}
}
};
}
function attackPhase([name, script], testbed) {
return {
name: `attack-${name}`,
expects: "failure or note",
trials: 1,
command: `sh "$AGENTBENCH_AGENT_DIR/${ATTACK}" ${testbed} "$AGENTBENCH_AGENT_DIR/$AGENTBENCH_INSTANCE_ID"`,
prepare(directory, instances) {
(0, external_node_fs_.writeFileSync)(external_node_path_.join(directory, ATTACK), script);
for (let instance of instances) describeEvaluation(external_node_path_.join(directory, instance.id), instance);
}
};
}
function describeEvaluation(directory, { evaluation, taskType }) {
let command = (0, look.scriptOf)(evaluation) ?? "";
let asked = evaluation.kind === "test_plan" ? [...new Set(evaluation.points.flatMap(({ testcases }) => testcases.flatMap((one) => (0, look.commandWords)(one.command ?? ""))))] : (0, look.commandWords)(command);
let ports = command === "" ? [] : (0, listeners.a5)(command, taskType);
(0, external_node_fs_.mkdirSync)(directory);
(0, external_node_fs_.writeFileSync)(external_node_path_.join(directory, "command"), command);
(0, external_node_fs_.writeFileSync)(external_node_path_.join(directory, "asked"), asked.map((word) => `${word}\n`).join(""));
(0, external_node_fs_.writeFileSync)(external_node_path_.join(directory, "ports"), ports.map((port) => `${port}\n`).join(""));
}
async function checkDataset(request) {
let { options, machine, signal } = request;
let dataset = await (0, registry.Z)(options, (0, fetch_dataset.w)(machine));
let selected = await (0, datasets_select.l)(dataset.instances, options.instances);
let taskEnv = (0, agent.f$)(options, machine);
let instances = selected.map((instance) => (0, variables.s)(instance, taskEnv));
let testbed = (0, plan_trials.B)(dataset, options);
let findings = (await (0, lint.lint)(dataset, instances, machine)).filter((finding) => !isMended(finding, options));
let ofInstance = (id) => findings.filter(({ instance_id }) => instance_id === id);
let tasks = instances.map((instance) => ({
instance,
findings: ofInstance(instance.id),
outcomes: []
}));
let solutions = await chooseSolutions(instances, request.solutions);
let isHarbor = instances.some(({ environment }) => environment !== void 0);
if (isHarbor && request.solutions !== null) throw new errors.yo("solutions: Harbor tasks have their own in solution/solve.sh; leave the option out");
let phases = phasesOf(request, solutions, testbed, isHarbor);
let sound = tasks.filter(({ findings }) => findings.every(({ level }) => level !== "error"));
let floors = new Map();
let interrupted = null;
await prepareResults(request.results);
for (let phase of phases) {
let measured = sound.filter(({ instance }) => applies(phase, instance, solutions, testbed));
let { run, results } = interrupted !== null || measured.length === 0 ? {
run: null,
results: []
} : await runPhase(phase, measured.map(({ instance }) => instance), request);
for (let task of tasks) {
let { id, evaluation } = task.instance;
let own = results.filter(({ instance_id }) => instance_id === id);
phase.expects === "failure" && evaluation.kind === "test_plan" && own[0] !== void 0 && floors.set(id, expectedScore(own[0]));
run !== null && measured.includes(task) ? task.outcomes.push(outcomeOf(phase, own, floors.get(id) ?? null)) : task.outcomes.push(skipped(phase.name, whySkipped(phase, task, interrupted)));
}
interrupted ??= run?.interrupted ?? (signal.aborted ? String(signal.reason) : null);
}
let { name, ref, digest } = dataset;
return {
dataset: {
name,
ref,
digest
},
testbed,
phases: phases.map(({ name }) => name),
tasks,
interrupted
};
}
function isMended({ key, message }, { image }) {
return image !== void 0 && key === "base_image" && message.startsWith("is missing");
}
async function chooseSolutions(instances, directory) {
if (directory === null) return new Map(instances.flatMap(({ id, solution }) => solution === null ? [] : [[id, solution]]));
let found = await (0, solutions.Q2)(external_node_path_.resolve(directory));
if (found.length === 0) throw new errors.yo(`solutions: ${directory} has no <instance_id>.sh and no <instance_id>/`);
return new Map(found);
}
async function prepareResults(directory) {
try {
await (0, promises_.mkdir)(external_node_path_.dirname(external_node_path_.resolve(directory)), { recursive: !0 });
await (0, promises_.mkdir)(directory);
await (0, promises_.writeFile)(external_node_path_.join(directory, ".gitignore"), "*\n");
} catch (error) {
throw new errors.yo(`results-path: ${directory} must be a new directory: ${error.message}`);
}
}
async function runPhase({ name, trials, command, agent, prepare }, instances, { options, results: parent, machine, observer, signal, onPhase }) {
onPhase(name, instances.length);
let place = await (0, run_directory.Te)(machine);
let directory = external_node_path_.join(place.directory, "agent");
let results = [];
try {
await (0, promises_.mkdir)(directory, { mode: 493 });
prepare?.(directory, instances);
return {
run: await (0, run_run.f)({
options: {
...options,
"agent-command": agent === void 0 ? command : void 0,
agent,
"agent-args": [],
"agent-skills": [],
"agent-mcp": void 0,
"agent-instructions": void 0,
"agent-setup": void 0,
"agent-env": [],
"agent-variables": {},
"model-keys": [],
"model-endpoints": [],
"agent-name": `check: ${name}`,
"agent-directory": prepare === null ? void 0 : directory,
"agent-model": void 0,
instances: instances.map(({ id }) => id),
trials,
"results-path": external_node_path_.join(parent, name),
resume: !1,
"fail-on": "never",
shard: void 0,
"keep-image": !1
},
machine,
observer: {
runStarted: (run) => observer.runStarted(run),
trialStarted: (place) => observer.trialStarted(place),
stageStarted: (place, stage) => observer.stageStarted(place, stage),
stageEnded: (place, stage, duration) => observer.stageEnded(place, stage, duration),
trialEnded(place, result, tails) {
results.push(result);
observer.trialEnded(place, result, tails);
},
trialSpent: (place, cost) => observer.trialSpent(place, cost),
trialPostponed: (place, result) => observer.trialPostponed(place, result),
trialSkipped: (place, why) => observer.trialSkipped(place, why),
notice: (message) => observer.notice(message)
},
github: null,
compare: null,
secrets: [],
signal
}),
results
};
} finally {
await (0, run_directory.lb)(place.directory);
}
}
function whySkipped({ expects }, { findings }, interrupted) {
if (findings.some(({ level }) => level === "error")) return "its files have errors";
if (interrupted !== null) return `interrupted by ${interrupted}`;
return expects === "success" ? "there is no solution" : "not tried on the host: the tools are those of the machine";
}
function checkExitCode({ tasks, interrupted }) {
if (tasks.some(({ findings }) => findings.some(({ level }) => level === "error"))) return 2;
if (interrupted !== null) return (0, signals.fH)(interrupted);
let verdicts = new Set(tasks.flatMap(({ outcomes }) => outcomes.map(({ verdict }) => verdict)));
if (verdicts.has("broken")) return 1;
return verdicts.has("unmeasured") ? 3 : 0;
}
function checkDocument(check, results) {
let { dataset, testbed, interrupted, tasks } = check;
return {
schema: "agentbench/check/v1",
dataset,
testbed,
results,
interrupted,
exit_code: checkExitCode(check),
tasks: tasks.map(({ instance, findings, outcomes }) => ({
instance_id: instance.id,
task_type: instance.taskType,
findings,
phases: outcomes
}))
};
}
var files_text = __webpack_require__(59344);
var files_xml = __webpack_require__(77374);
let ELEMENTS = {
held: null,
broken: "failure",
unmeasured: "error",
skipped: "skipped"
};
function checkJunit({ dataset, phases, tasks }) {
let xml = new files_xml.Z();
xml.begin("testsuites", { name: (0, files_text.RO)(`check of ${dataset.name}`) });
addSuite(xml, dataset.name, "lint", tasks.map(lintCase));
for (let [index, phase] of phases.entries()) addSuite(xml, dataset.name, phase, tasks.map((task) => phaseCase(task, task.outcomes[index])));
xml.end("testsuites");
return xml.taken();
}
function lintCase({ instance, findings }) {
let errors = findings.filter(({ level }) => level === "error");
let line = ({ file, line, message }) => (0, files_text.RO)(`${file}:${line ?? ""} ${message}`);
return {
name: instance.id,
seconds: "0.000",
element: errors.length > 0 ? "failure" : null,
message: errors.map(line).join("; "),
notes: findings.filter(({ level }) => level === "warning").map(line).join("\n")
};
}
function phaseCase({ instance }, { verdict, reason, notes, duration_ms }) {
return {
name: instance.id,
seconds: (duration_ms / 1e3).toFixed(3),
element: ELEMENTS[verdict],
message: (0, files_text.RO)(reason ?? ""),
notes: notes.join("\n")
};
}
function addSuite(xml, dataset, name, cases) {
let count = (wanted) => cases.filter(({ element }) => element === wanted).length;
let counts = {
tests: cases.length,
failures: count("failure"),
errors: count("error"),
skipped: count("skipped")
};
xml.begin("testsuite", {
name,
...counts
});
for (let { name: id, seconds, element, message, notes } of cases) {
xml.begin("testcase", {
name: id,
classname: (0, files_text.RO)(`${dataset}.${name}`),
time: seconds
});
element !== null && xml.add(element, {
message,
type: name
});
notes !== "" && xml.add("system-out", {}, notes);
xml.end("testcase");
}
xml.end("testsuite");
}
var lint_finding = __webpack_require__(46597);
var this_machine = __webpack_require__(86324);
var parse = __webpack_require__(90162);
var lines = __webpack_require__(36812);
var invoked = __webpack_require__(55173);
var paint = __webpack_require__(19089);
var print = __webpack_require__(12694);
var table = __webpack_require__(81681);
let MARKS = {
held: "✓",
broken: "✗",
unmeasured: "!",
skipped: " "
};
let STYLES = {
held: "green",
broken: "red",
unmeasured: "yellow",
skipped: "dim"
};
async function checkCommand(given, flags) {
let { json = !1, attack = !1, solutions = null, junit } = flags;
let repeat = flags.repeat ?? "1";
if (!/^[1-9]\d{0,3}$/.test(repeat)) throw new errors.yo(`repeat: "${repeat}" is not a whole number from 1`);
let time = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
let options = (0, parse.A)(given);
let results = external_node_path_.resolve(options["results-path"] ?? external_node_path_.join("agentbench-check", time));
let stream = json ? process.stderr : process.stdout;
let interruption = (0, signals.YF)();
let check;
try {
check = await checkDataset({
options,
results,
attack,
solutions,
repeat: Number(repeat),
machine: (0, this_machine.g)(process.env),
observer: new TrialLines((line) => (0, print.tj)([line], stream)),
signal: interruption.signal,
onPhase: (name, instances) => (0, print.tj)([`${name}: ${(0, format.U9)(instances, "instance")}`], stream)
});
} finally {
interruption.dispose();
}
json ? (0, print.Q2)(checkDocument(check, results)) : (0, print.tj)(["", ...checkLines(check, results, (0, paint.Li)(stream))], stream);
junit !== void 0 && await writeJunit(junit, check);
return checkExitCode(check);
}
class TrialLines extends lines.ly {
#line;
constructor(line) {
super(line);
this.#line = line;
}
runStarted() {}
trialStarted() {}
trialEnded(...[place, result]) {
this.#line(`  ${(0, lines.MT)(place, result)}`);
}
}
async function writeJunit(file, check) {
try {
await (0, promises_.mkdir)(external_node_path_.dirname(external_node_path_.resolve(file)), { recursive: !0 });
await lib(file, checkJunit(check));
} catch (error) {
throw new errors.yo(`junit: ${file} cannot be written: ${(0, errors.bD)(error)}`);
}
}
function checkLines(check, results, look) {
let { tasks, phases } = check;
let outcome = (task, index) => task.outcomes[index];
let columns = [
{
title: "instance",
cell: ({ instance }) => instance.id,
flexible: !0
},
{
title: "files",
cell: filesCell,
style: (task) => filesCell(task).startsWith("✗") ? "red" : void 0
},
...phases.map((phase, index) => ({
title: phase,
cell: (task) => `${MARKS[outcome(task, index).verdict]} ${outcome(task, index).words}`,
style: (task) => STYLES[outcome(task, index).verdict]
}))
];
let said = tasks.flatMap(({ instance, findings, outcomes }) => [
...findings.map((finding) => `${instance.id}: ${(0, lint_finding.m)(finding)}`),
...outcomes.filter(({ verdict }) => verdict === "broken" || verdict === "unmeasured").map((one) => explain(instance.id, one)),
...outcomes.flatMap(({ phase, notes }) => phase === "solution" && notes.length > 0 ? [`${instance.id}: solution: noted: ${notes.join(", ")}`] : [])
]);
return [
...(0, table.t)(tasks, columns, {
title: "",
cell: () => ""
}, look),
...said.length > 0 ? ["", ...said] : [],
"",
verdictLine(check),
`results: ${results}`,
`look at: ${(0, invoked.u)()} show ${results} ${tasks[0].instance.id}`
];
}
function filesCell({ findings }) {
let errors = findings.filter(({ level }) => level === "error").length;
if (errors > 0) return `✗ ${(0, format.U9)(errors, "error")}`;
return findings.length > 0 ? `✓ ${(0, format.U9)(findings.length, "warning")}` : "✓";
}
function explain(id, { phase, reason }) {
return `${id}: ${phase}: ${(0, untrusted.h0)(reason ?? "", 500)}`;
}
function verdictLine(check) {
let { tasks, interrupted } = check;
let has = (task, verdict) => task.outcomes.some((one) => one.verdict === verdict);
let faulty = tasks.filter(({ findings }) => findings.some(({ level }) => level === "error"));
let broken = tasks.filter((task) => has(task, "broken"));
let unmeasured = tasks.filter((task) => has(task, "unmeasured"));
let unsolved = tasks.filter(({ outcomes }) => outcomes.some(({ reason }) => reason === "there is no solution"));
return [
`${tasks.filter((task) => !faulty.includes(task) && !has(task, "broken") && !has(task, "unmeasured")).length} of ${(0, format.U9)(tasks.length, "task")} ${tasks.length === 1 ? "holds" : "hold"}${interrupted === null ? "" : ` so far, interrupted by ${interrupted}`}`,
...faulty.length > 0 ? [`${faulty.length} with errors in their files`] : [],
...broken.length > 0 ? [`${broken.length} do not measure`] : [],
...unmeasured.length > 0 ? [`${unmeasured.length} could not be measured`] : [],
...unsolved.length > 0 ? [`${unsolved.length} without a solution`] : []
].join(", ");
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
81681: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { t: () => table });
var _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26841);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
function table(rows, columns, last, { columns: width, paint }) {
let cells = rows.map((row) => columns.map(({ cell }) => onOneLine(cell(row))));
let lasts = rows.map((row) => onOneLine(last.cell(row)));
let widths = columns.map(({ title }, at) => cells.reduce((most, row) => Math.max(most, (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.qz)(row[at])), (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.qz)(title)));
let flexible = columns.findIndex((column) => column.flexible);
let others = widths.reduce((sum, own, at) => sum + (at === flexible ? 0 : own), 2 * (columns.length - 1));
let inLog = !Number.isFinite(width);
flexible !== -1 && (widths[flexible] = Math.max(6, Math.min(widths[flexible], inLog ? 60 : width - others)));
let taken = others + (flexible === -1 ? 0 : widths[flexible]);
let most = lasts.reduce((longest, text) => Math.max(longest, (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.qz)(text)), 0);
let beside = width - taken - 2 >= Math.min(most, 32);
let line = (texts, row) => texts.map((text, at) => {
let { side, style } = columns[at];
let shown = at === flexible && !inLog ? (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.it)(text, widths[at]) : text;
let own = row === null ? void 0 : style?.(row);
let painted = own === void 0 ? shown : paint(own, shown);
return (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.eV)(painted, widths[at], side);
}).join("  ");
let titles = line(columns.map(({ title }) => title), null);
return [paint("dim", (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)((most > 0 && beside ? titles + "  " + last.title : titles).trimEnd(), width)), ...rows.flatMap((row, index) => {
let own = (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)(line(cells[index], row), width);
let text = lasts[index];
if (text === "") return [own.trimEnd()];
if (beside) return [own + "  " + (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)(text, width - taken - 2)];
return [own.trimEnd(), "    " + (0, _base_text_columns_js__WEBPACK_IMPORTED_MODULE_0__.Jj)(text, width - 4)];
})];
}
function onOneLine(cell) {
return (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.pj)(cell).replaceAll("\n", " ");
}
}),
46597: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { m: () => findingLine });
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
function findingLine({ level, file, line, key, message }) {
let place = [`${file}${line === null ? "" : `:${line}`}`, ...key === null ? [] : [key]].join(": ");
return `${level}: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(`${place}: ${message}`, 600)}`;
}
}),
90162: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => parseOptions });
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69917);
function parseOptions(texts) {
let given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== void 0 && text.trim() !== ""));
let parsed = _options_js__WEBPACK_IMPORTED_MODULE_2__.ci.safeParse(given);
if (parsed.success) return parsed.data;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(parsed.error.issues.flatMap((issue) => explain(issue, given)).join("\n"));
}
function explain(issue, given) {
if (issue.code === "unrecognized_keys") return issue.keys.map((key) => `${key}: there is no such option; did you mean ${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.kp)(key, _options_js__WEBPACK_IMPORTED_MODULE_2__.W6)}?`);
let name = String(issue.path[0]);
let choices = (0, _options_js__WEBPACK_IMPORTED_MODULE_2__.cU)(name);
if (choices === null) return [`${name}: ${issue.message}`];
let text = given[name];
return [`${name}: "${text}" is not one of ${choices.join(", ")}; did you mean ${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.kp)(text, choices)}?`];
}
}),
59344: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CG: () => fileText,
Lj: () => fileTail,
RO: () => fileLine,
lx: () => jsonParts,
s$: () => jsonText
});
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
let NO_CHARACTERS = /[\ufffe\uffff]/g;
function fileLine(text, length = 300) {
return characters((0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text.slice(0, 4 * length), length));
}
function fileText(text, length) {
let clean = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.pj)(text.slice(0, 4 * length));
return characters(clean.length > length || text.length > 4 * length ? `${clean.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…` : clean);
}
function fileTail(text, length) {
let clean = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.pj)(text.slice(-4 * length));
return characters(clean.length > length || text.length > 4 * length ? `…${clean.slice(1 - length).replace(/^[\udc00-\udfff]/, "")}` : clean);
}
function jsonText(value) {
return `${stringified(value)}\n`;
}
function* jsonParts(document, path, items, toValue) {
let within = (list) => path.reduceRight((value, key) => ({ [key]: value }), list);
let list = `\n${"  ".repeat(path.length)}"${path.at(-1)}": [`;
let text = stringified(document);
let [start, frame] = [text.indexOf(`${list}]`) + list.length, stringified(within([]))];
let [opening, closing] = [frame.indexOf("[]") + 1, frame.length - frame.indexOf("[]") + 2 * path.length];
yield text.slice(0, start);
for (let at = 0; at < items.length; at += 100) {
let some = stringified(within(items.slice(at, at + 100).map(toValue)));
yield `${at === 0 ? "" : ","}${some.slice(opening, -closing)}`;
}
yield `${items.length === 0 ? "" : `\n${"  ".repeat(path.length)}`}${text.slice(start)}\n`;
}
function stringified(value) {
let text = JSON.stringify(value, null, 2);
return text.includes("\\ud") ? JSON.stringify(value, wellFormed, 2) : text;
}
function wellFormed(_, item) {
return typeof item == "string" ? item.toWellFormed() : item;
}
function characters(text) {
return text.toWellFormed().replace(NO_CHARACTERS, "�");
}
}),
77374: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { Z: () => XmlText });
let MARKUP = /[&<>"']/;
let EACH_MARKUP = new RegExp(MARKUP, "g");
let ENTITIES = {
"&": "&amp;",
"<": "&lt;",
">": "&gt;",
"\"": "&quot;",
"'": "&apos;"
};
class XmlText {
#text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
#indent = "";
#empty = !1;
begin(name, attributes) {
this.#tag(name, attributes);
this.#indent += "  ";
this.#empty = !0;
}
end(name) {
this.#indent = this.#indent.slice(2);
this.#text += this.#empty ? "/>\n" : `${this.#indent}</${name}>\n`;
this.#empty = !1;
}
add(name, attributes, text = "") {
this.#tag(name, attributes);
this.#text += text === "" ? "/>\n" : `>${escaped(text)}</${name}>\n`;
}
taken() {
let text = this.#text;
this.#text = "";
return text;
}
#tag(name, attributes) {
this.#text += `${this.#empty ? ">\n" : ""}${this.#indent}<${name}`;
for (let attribute in attributes) this.#text += ` ${attribute}="${escaped(String(attributes[attribute]))}"`;
this.#empty = !1;
}
}
function escaped(text) {
return MARKUP.test(text) ? text.replaceAll(EACH_MARKUP, (character) => ENTITIES[character]) : text;
}
}),
36812: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Fs: () => SkipLines,
MT: () => verdictLine,
T1: () => tellingTails,
jS: () => postponedLine,
ly: () => LineObserver,
os: () => tailLines
});
var _base_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18253);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
var _results_trace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97384);
var _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9271);
var _marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93357);
var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58937);
var _progress_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15364);
let HEARTBEAT = 6e4;
function verdictLine(place, result) {
let { mark, word } = _marks_js__WEBPACK_IMPORTED_MODULE_2__.j[result.status];
let reason = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.rn)(result), 160);
let notes = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.mn)(result));
return [
`${mark} ${word} ${(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place)} ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_5__.a3)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.cf)((0, _results_trace_js__WEBPACK_IMPORTED_MODULE_6__.ui)([result])))}`,
reason === "" ? "" : `: ${reason}`,
notes === "" ? "" : ` [${notes}]`
].join("");
}
function postponedLine(place, result) {
return `- ${(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place)}: attempt ${result.attempt} could not be measured and is repeated later: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.rn)(result), 160)}`;
}
class SkipLines {
#why = "";
#count = 0;
next(place, why) {
this.#count = why === this.#why ? this.#count + 1 : 1;
this.#why = why;
if (this.#count <= 3) return `- ${(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place)}: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(why)}`;
return this.#count === 4 ? `- and more trials: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(why)}` : null;
}
}
function tellingTails(result, tails, most) {
return (result.status === "failed" ? ["agent.log", "evaluation.log"] : [...tails.keys()].slice(-1)).flatMap((name) => {
let text = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.pj)(tails.get(name) ?? "").trimEnd();
return text === "" ? [] : [{
name,
lines: text.split("\n").slice(-most)
}];
});
}
function tailLines(result, tails) {
return tellingTails(result, tails, 15).flatMap(({ name, lines }) => [`  ${name} ends:`, ...lines.map((line) => `  │ ${line}`)]).join("\n");
}
class LineObserver {
#write;
#heartbeats = new Map();
#progress = new _progress_js__WEBPACK_IMPORTED_MODULE_3__.k();
#skips = new SkipLines();
#told = performance.now();
constructor(write) {
this.#write = write;
}
runStarted({ dataset, instances, trials, testbed, resultsPath }) {
this.#progress.begin(trials);
this.#write(`agentbench: ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_5__.U9)(trials, "trial")} of ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_5__.U9)(instances, "instance")} of ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(dataset)}, testbed ${testbed}, results in ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(resultsPath, 4096)}`);
}
trialStarted(place) {
this.#write(`  ${(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place)}: begins`);
}
stageStarted(place, stage) {
let begun = performance.now();
let beat = () => this.#write(`  ${(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place)}: ${stage} for ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_5__.a3)(performance.now() - begun)}`);
this.#heartbeats.set((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place), setInterval(beat, HEARTBEAT).unref());
}
stageEnded(place) {
clearInterval(this.#heartbeats.get((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place)));
this.#heartbeats.delete((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)(place));
}
trialEnded(place, result, tails) {
this.#write(verdictLine(place, result));
if (result.status !== "passed") {
let tail = tailLines(result, tails);
tail !== "" && this.#write(tail);
}
this.tellProgress(result);
}
tellProgress(result) {
this.#progress.end(result);
if (performance.now() - this.#told < HEARTBEAT) return;
this.#told = performance.now();
this.#write(`  ${this.#progress.line()}`);
}
trialSpent(_place, cost) {
this.#progress.spend(cost);
}
trialPostponed(place, result) {
this.#write(postponedLine(place, result));
}
trialSkipped(place, why) {
this.#progress.skip();
let line = this.#skips.next(place, why);
line !== null && this.#write(line);
}
notice(message) {
this.#write(`agentbench: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(message, 1e3)}`);
}
}
}),
93357: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { j: () => MARKS });
let MARKS = {
passed: {
mark: "✓",
word: "passed",
style: "green"
},
failed: {
mark: "✗",
word: "failed",
style: "red"
},
error: {
mark: "!",
word: "error",
style: "yellow"
},
not_run: {
mark: "-",
word: "not run",
style: "yellow"
}
};
}),
58937: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bo: () => overScored,
Fj: () => timesLine,
M1: () => pointsLine,
Pl: () => headline,
VX: () => integrityKinds,
cf: () => durationOf,
kV: () => agentLabel,
mn: () => listNotes,
rn: () => explainResult
});
var _base_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18253);
var _results_trace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97384);
function durationOf({ agent, evaluation, harness }) {
return (0, _results_trace_js__WEBPACK_IMPORTED_MODULE_0__.Tu)(agent + evaluation + harness);
}
function timesLine(times) {
let all = durationOf(times);
let shares = [
"agent",
"evaluation",
"harness"
].map((whose) => `${whose} ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(times[whose] / all)}`);
return `${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(all)} in trials${all === 0 ? "" : ` (${shares.join(", ")})`}`;
}
function explainResult(result) {
let { error, agent, evaluation, reason } = result;
let told = reason == null ? "" : `${reason.log?.startsWith("agent") ? "agent: " : ""}${reason.text}`;
if (error !== null) return joined([`${error.stage}: ${error.message.split("\n")[0]}`, told]);
let reasons = [];
agent.timed_out ? reasons.push(`agent timed out after ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(agent.duration_ms)}`) : agent.exit_code !== null && agent.exit_code !== 0 && reasons.push(`agent exit code ${agent.exit_code}`);
result.status === "failed" && evaluation !== null && (evaluation.timed_out ? reasons.push(`evaluation timed out after ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(evaluation.duration_ms)}`) : evaluation.kind === "test_plan" ? reasons.push(explainPlan(evaluation)) : evaluation.kind === "reward" ? reasons.push(explainReward(evaluation)) : result.task_type === "dependency_resolution" ? reasons.push(`success command exit code ${evaluation.exit_code ?? "–"}`) : reason ?? reasons.push("no \"Setup successful\" in the output"));
return joined([...reasons, told]);
}
function joined(parts) {
return parts.filter((part) => part !== "").join("; ");
}
function explainReward({ reward, steps }) {
let all = [...steps.slice(0, 10).map(({ name, rewards }) => `${name} ${rewards?.reward === void 0 ? "–" : (0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.vP)(rewards.reward)}`), ...steps.length > 10 ? ["…"] : []].join(", ");
return `reward ${reward === null ? "–" : (0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.vP)(reward)}${all === "" ? "" : ` (${all})`}`;
}
function explainPlan({ score_expected, judged, expected }) {
return `score ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(score_expected)} over all ${expected} points, ${judged} of them judged`;
}
function listNotes(result) {
return integrityKinds(result).filter((kind) => kind !== "host_reused" && kind !== "kept_workdir_readable").join(", ");
}
function integrityKinds({ integrity }) {
return integrity.length === 0 ? [] : [...new Set(integrity.map(({ kind }) => kind))];
}
function headline(totals) {
let parts = [`${totals.passed} of ${totals.planned} passed (${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(totals.success_rate)})`];
totals.failed > 0 && parts.push(`${totals.failed} failed`);
totals.error > 0 && parts.push(`${totals.error} could not be measured`);
totals.not_run > 0 && parts.push(`${totals.not_run} not run`);
return parts.join(", ");
}
function pointsLine({ totals: { score, score_expected, coverage }, planned }) {
let over = overScored(planned.filter((trial) => trial.score !== null).length, planned.length);
return `test points: ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(score)} of what was judged${over}, ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(score_expected)} of everything, ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(coverage)} judged`;
}
function overScored(scored, projects) {
return scored === projects ? "" : ` (${scored} of ${projects} projects)`;
}
function agentLabel({ agent: { name, model } }) {
return [name ?? "agent", model === null ? null : `(${model})`].filter((part) => part !== null).join(" ");
}
}),
15364: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { k: () => Progress });
var _base_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18253);
var _trial_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34552);
class Progress {
#now;
#begun;
#planned = 0;
#ended = 0;
#skipped = 0;
#cost = null;
#unknownCost = !1;
constructor(now = () => performance.now()) {
this.#now = now;
this.#begun = now();
}
begin(planned) {
this.#planned = planned;
}
end(result) {
this.#ended += 1;
let { source, cost_usd: cost } = (0, _trial_usage_js__WEBPACK_IMPORTED_MODULE_0__.J$)(result);
cost === null ? this.#unknownCost = !0 : source !== "meter" && this.spend(cost);
}
spend(cost) {
this.#cost = (this.#cost ?? 0) + cost;
}
skip() {
this.#skipped += 1;
}
get done() {
return this.#ended + this.#skipped;
}
get elapsed() {
return this.#now() - this.#begun;
}
get toGo() {
let left = this.#planned - this.done;
return this.#ended < 2 || left <= 0 ? null : this.elapsed / this.#ended * left;
}
rest() {
let { toGo } = this;
return [toGo === null ? "" : `about ${rounded(toGo)} to go`, this.#cost === null ? "" : `${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.BD)(this.#cost)}${this.#unknownCost ? " at least" : ""}`].filter((part) => part !== "");
}
line() {
return [`${this.done} of ${this.#planned} trials in ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(this.elapsed)}`, ...this.rest()].join(", ");
}
}
function rounded(milliseconds) {
let step = milliseconds < 6e4 ? 5e3 : 3e4;
return (0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.a3)(Math.max(step, Math.round(milliseconds / step) * step)).replace(/\.0 s$/, " s");
}
}),
97384: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Qv: () => timesOf,
Tu: () => atMost,
fC: () => traceOf,
ui: () => timeSplit,
x: () => totalTimes
});
function timesOf(result) {
let { instance_id, task_type, trial, attempt, status, score, stages, started_at, finished_at } = result;
return {
instance_id,
task_type,
trial,
attempt,
status,
score,
stages,
started_at,
finished_at
};
}
function traceOf(trials) {
let ordered = trials.map((trial) => ({
trial,
begin: Date.parse(trial.started_at),
end: Date.parse(trial.finished_at)
})).sort((a, b) => a.begin - b.begin);
let zero = ordered[0]?.begin ?? 0;
let lanes = [];
let events = [];
for (let { trial, begin, end } of ordered) {
let free = lanes.findIndex((until) => until <= begin);
let lane = free === -1 ? lanes.length : free;
lanes[lane] = end;
let event = (name, cat, from, length, args) => events.push({
name,
cat,
ph: "X",
pid: 1,
tid: lane + 1,
ts: (from - zero) * 1e3,
dur: length * 1e3,
args
});
let { instance_id, task_type, attempt, status, score } = trial;
event(trial.trial === 1 ? instance_id : `${instance_id} trial ${trial.trial}`, "trial", begin, end - begin, {
task_type,
attempt,
status,
score
});
for (let stage of trial.stages) event(stage.name, "stage", Date.parse(stage.started_at), stage.duration_ms, { instance_id });
}
return {
displayTimeUnit: "ms",
traceEvents: [...lanes.map((_, lane) => ({
name: "thread_name",
ph: "M",
pid: 1,
tid: lane + 1,
args: { name: `trials, lane ${lane + 1}` }
})), ...events]
};
}
function timeSplit(trials) {
let split = {
agent: 0,
evaluation: 0,
harness: 0
};
for (let { stages } of trials) for (let { name, duration_ms } of stages) {
let whose = name.startsWith("agent") ? "agent" : name === "evaluate" ? "evaluation" : "harness";
split[whose] = atMost(split[whose] + duration_ms);
}
return split;
}
function totalTimes(times) {
let total = {
agent: 0,
evaluation: 0,
harness: 0
};
for (let { agent, evaluation, harness } of times) {
total.agent = atMost(total.agent + agent);
total.evaluation = atMost(total.evaluation + evaluation);
total.harness = atMost(total.harness + harness);
}
return total;
}
function atMost(sum) {
return Math.min(sum, 2 ** 53 - 1);
}
})
};
