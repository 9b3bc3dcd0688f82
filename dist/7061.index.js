export const id = 7061;
export const ids = [7061];
export const modules = {
45164: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J: () => wastedWord,
V: () => actionSums
});
var _base_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18253);
var _trial_usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34552);
function actionSums(results) {
let known = results.flatMap((result) => result?.actions ?? []);
return {
trials: known.length,
by_class: known.length === 0 ? null : (0, _trial_usage_js__WEBPACK_IMPORTED_MODULE_0__.gR)(known),
wasted: wastedOf(results)
};
}
function wastedOf(results) {
let both = results.flatMap((result) => {
let { actions = null, human_actions: human = null } = result ?? {};
return actions === null || human === null ? [] : [{
agent: actions.check_dir + actions.read_file,
...human
}];
});
if (both.length === 0) return null;
let sum = (of) => both.reduce((total, one) => total + of(one), 0);
let agent = sum((one) => one.agent);
let beyond = sum((one) => Math.max(0, one.agent - one.upper));
return {
trials: both.length,
agent,
human_lower: sum(({ lower }) => lower),
human_upper: sum(({ upper }) => upper),
share: agent === 0 ? null : beyond / agent
};
}
function wastedWord(results) {
let share = wastedOf(results)?.share ?? null;
return share === null ? "" : (0, _base_format_js__WEBPACK_IMPORTED_MODULE_1__.KN)(share);
}
}),
30627: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Dq: () => figuresByType,
Fs: () => usageOf,
f: () => testPointsOf
});
var _results_totals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61210);
var _actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45164);
var _causes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6611);
function figuresByType({ planned, results }) {
let trials = planned.map((entry, index) => ({
entry,
result: results[index] ?? null
}));
let types = Map.groupBy(trials, ({ entry }) => entry.task_type);
return Object.fromEntries([...types].map(([type, some]) => [type, {
...(0, _results_totals_js__WEBPACK_IMPORTED_MODULE_2__.vA)(some.map(({ entry }) => entry)),
usage: usageOf(some.map(({ result }) => result)),
causes: (0, _causes_js__WEBPACK_IMPORTED_MODULE_1__.kZ)(some.map(({ result }) => result)),
actions: (0, _actions_js__WEBPACK_IMPORTED_MODULE_0__.V)(some.map(({ result }) => result))
}]));
}
class Sum {
total = null;
known = 0;
add(value) {
if (value == null) return;
this.total = (this.total ?? 0) + value;
this.known += 1;
}
get mean() {
return this.total === null ? null : this.total / this.known;
}
}
function usageOf(results) {
let [input, output, steps, costs] = [
new Sum(),
new Sum(),
new Sum(),
new Sum()
];
let [requests, failed, throttled] = [
new Sum(),
new Sum(),
new Sum()
];
let tokensKnown = 0;
let metered = 0;
let waiting = 0;
let time = 0;
for (let result of results) {
if (result === null) continue;
let { usage, meter } = result;
input.add(usage.input_tokens);
output.add(usage.output_tokens);
(usage.input_tokens !== null || usage.output_tokens !== null) && (tokensKnown += 1);
steps.add(usage.steps);
costs.add(usage.cost_usd);
if (meter === null) continue;
metered += 1;
requests.add(usage.requests);
failed.add(usage.failed_requests);
throttled.add(meter.throttled_requests);
waiting += meter.waiting_ms;
time += result.agent_ms;
}
return {
input_tokens: input.total,
output_tokens: output.total,
tokens_known: tokensKnown,
tokens_per_trial: tokensKnown === 0 ? null : ((input.total ?? 0) + (output.total ?? 0)) / tokensKnown,
steps: steps.total,
steps_known: steps.known,
steps_per_trial: steps.mean,
cost_usd: costs.total,
cost_known: costs.known,
requests: requests.total,
failed_requests: failed.total,
throttled_requests: throttled.total,
requests_known: metered,
waiting_share: time === 0 ? null : Math.min(1, waiting / time)
};
}
function testPointsOf({ planned, results }) {
let plans = results.flatMap((result) => result?.plan ?? []);
if (plans.length === 0) return null;
let scores = planned.flatMap(({ score }) => score ?? []);
let rounds = plans.flatMap(({ rounds: [dev, debug] }) => dev && debug ? [{
dev,
debug
}] : []);
let { score_expected, coverage } = (0, _results_totals_js__WEBPACK_IMPORTED_MODULE_2__.vA)(planned);
return {
projects: planned.length,
projects_scored: scores.length,
points: plans.reduce((sum, { expected }) => sum + expected, 0),
points_judged: plans.reduce((sum, { judged }) => sum + judged, 0),
score: meanOf(scores),
score_expected,
coverage,
rounds: rounds.length === 0 ? null : {
projects: rounds.length,
dev: meanOf(rounds.map(({ dev }) => dev.score_expected)),
debug: meanOf(rounds.map(({ debug }) => debug.score_expected))
}
};
}
function sumOf(values) {
return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}
function meanOf(values) {
return values.length === 0 ? null : sumOf(values) / values.length;
}
}),
6611: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
kZ: () => causeCounts,
n6: () => causeName,
pQ: () => causeWords,
rj: () => countWords
});
var _results_causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48685);
function causeName(cause) {
return cause.replaceAll("_", " ");
}
function causeCounts(results) {
let first = results.flatMap((result) => result?.causes[0]?.cause ?? []);
return _results_causes_js__WEBPACK_IMPORTED_MODULE_0__.hE.map((cause) => ({
cause,
trials: first.filter((one) => one === cause).length
})).filter(({ trials }) => trials > 0).sort((a, b) => b.trials - a.trials);
}
function countWords(counts) {
return counts.map(({ cause, trials }) => `${trials} ${causeName(cause)}`).join(", ");
}
function causeWords({ results, comparison, baseline }) {
let now = causeCounts(results);
let before = baseline !== null && comparison !== null && comparison.verdict !== "not comparable" && baseline.results.length === results.length ? causeCounts(baseline.results) : null;
let gone = (before ?? []).filter(({ cause }) => !now.some((one) => one.cause === cause));
return [...now, ...gone.map(({ cause }) => ({
cause,
trials: 0
}))].map(({ cause, trials }) => {
let was = before === null ? trials : before.find((one) => one.cause === cause)?.trials ?? 0;
let change = trials === was ? "" : ` (${Math.abs(trials - was)} ${trials > was ? "more" : "less"})`;
return `${trials} ${causeName(cause)}${change}`;
}).join(", ");
}
}),
92981: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { g: () => describeSuite });
var gate = __webpack_require__(43050);
var trace = __webpack_require__(97384);
var compare = __webpack_require__(43128);
var figures = __webpack_require__(81822);
var repeat = __webpack_require__(59768);
var trial_id = __webpack_require__(9271);
function trialsOf({ run, results }) {
return run.planned.map((planned, index) => {
let result = results[index] ?? null;
return {
planned,
result,
name: (0, trial_id.Ko)((0, trial_id.rI)(planned)),
reason: result === null ? planned.error?.message ?? "never finished" : result.explanation
};
});
}
function describeSuite(suite, baseline, options, { results = null, ...links } = {
runUrl: null,
artifactUrl: null
}) {
let comparison = baseline === null ? null : (0, compare.$)(suite, baseline.suite, baseline.origin, options.tolerance);
let change = comparison === null ? suite.run.change ?? null : {
verdict: comparison.verdict,
difference: comparison.difference
};
let run = {
...suite.run,
change,
gate: (0, gate.$)(suite.run.totals, options, change)
};
let instances = (0, figures.FL)(run.planned);
return {
...suite,
run,
trials: trialsOf(suite),
times: (0, trace.x)(suite.results.flatMap((result) => result?.times ?? [])),
interval: (0, figures.XF)(suite, instances),
flaky: (0, figures.Ol)(instances),
comparison,
baseline: baseline?.suite ?? null,
baselineMissing: baseline === null && (options.baseline ?? "none") !== "none",
...run.measured_by === void 0 ? { repeat: (0, repeat.I)(run, {
results,
base: ""
}, null) } : {},
...links
};
}
}),
59768: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { I: () => repeatLine });
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _options_options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69917);
let GROUPS = [
"what",
"agent",
"testbed",
"evaluation"
];
let NOT_REPEATED = ["instances", "judge-api-key"];
function repeatLine(run, place, instance) {
let { command = `npx agentbench-action@${run.harness_version}` } = place;
let flags = textsOf(run).flatMap(({ name, value }) => {
let known = _options_options_js__WEBPACK_IMPORTED_MODULE_1__.W6.find((option) => option === name);
if (known === void 0 || NOT_REPEATED.includes(known)) return [];
let { group, default: usual } = (0, _options_options_js__WEBPACK_IMPORTED_MODULE_1__.ti)(known);
if (!GROUPS.includes(group) || value === usual && known !== "dataset") return [];
return [`--${name} ${shellWord(placed(value, place))}`];
});
let selector = instance === null ? "--instances" : `--instances ${shellWord(instance)}`;
return [
command,
"run",
...flags,
selector
].join(" ");
}
function textsOf(run) {
if (run.options !== void 0) return run.options.some(({ name }) => name === "dataset") ? run.options : [{
name: "dataset",
value: (0, _options_options_js__WEBPACK_IMPORTED_MODULE_1__.ti)("dataset").default ?? ""
}, ...run.options];
let { dataset, agent, settings } = run;
return [
["dataset", dataset.name],
["agent-command", agent.command],
["agent-name", agent.name],
["agent-model", agent.model],
["testbed", settings.testbed],
["mode", settings.mode]
].flatMap(([name, value]) => value === null || value === "" ? [] : [{
name,
value
}]);
}
function placed(value, { results, base }) {
let relative = /^\.{1,2}\//.test(value);
if (!relative && !node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(value)) return value;
if (relative && results === null) return value.replace(/^(\.{1,2}\/)+/, "./");
let below = node_path__WEBPACK_IMPORTED_MODULE_0__.relative(base, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(results ?? base, value));
if (below === "") return ".";
if (below.startsWith("..")) return node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(results ?? base, value);
return relative ? `./${below}` : below.includes("/") ? below : `./${below}`;
}
let UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
function shellWord(text) {
if (/^[\w./@%+=:-]*[\w./@%+=:-]$/.test(text) && !text.startsWith("-")) return text;
if (text.search(UNPRINTABLE) === -1) return `'${text.replaceAll("'", "'\\''")}'`;
return `$'${text.toWellFormed().replace(/[\\']/g, "\\$&").replace(UNPRINTABLE, (character) => character === "\n" ? "\\n" : `\\U${character.codePointAt(0).toString(16).padStart(8, "0")}`)}'`;
}
}),
129: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { j: () => fitSteps });
function fitSteps(steps, { room, longest }) {
let all = [steps, ...steps.sides].flatMap((conversation) => conversation.steps.flatMap(textsOf));
let level = Math.min(longest, levelOf(all, room));
let shorten = (conversation) => conversation.steps.map((step) => fitStep(step, level));
return {
...steps,
steps: shorten(steps),
sides: steps.sides.map((side) => ({
...side,
steps: shorten(side)
}))
};
}
function textsOf({ says, thinks, calls, answers }) {
return [
says,
thinks,
...answers,
...calls.flatMap((call) => [call.arguments, call.answer])
].map((text) => text?.text.length ?? 0);
}
function levelOf(lengths, room) {
let sorted = lengths.toSorted((a, b) => a - b);
let left = room;
for (let [at, length] of sorted.entries()) {
let share = Math.floor(left / (sorted.length - at));
if (length > share) return share;
left -= length;
}
return Infinity;
}
function fitStep(step, level) {
let shorten = (text) => text === null ? text : fitText(text, level);
return {
...step,
says: shorten(step.says),
thinks: shorten(step.thinks),
answers: step.answers.map(shorten),
calls: step.calls.map((call) => ({
...call,
arguments: shorten(call.arguments),
answer: shorten(call.answer)
}))
};
}
function fitText(whole, level) {
let { text } = whole;
if (text.length <= level) return whole;
let at = Math.floor(level * .25);
return {
text: text.slice(0, at) + text.slice(text.length - (level - at)),
cut: {
characters: text.length - level,
at
}
};
}
}),
87351: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
SY: () => TRAJECTORY,
qw: () => attemptsIn,
gV: () => loadSteps,
hZ: () => trajectoriesIn
});
var external_node_fs_ = __webpack_require__(73024);
var errors = __webpack_require__(45145);
var regular_file = __webpack_require__(45503);
var part_files = __webpack_require__(84346);
var untrusted = __webpack_require__(90492);
var json = __webpack_require__(43358);
var actions = __webpack_require__(3934);
let TELLING = [
"command",
"cmd",
"script",
"code",
"file_path",
"filePath",
"path",
"pattern",
"query",
"url"
];
function titleOfCall(given) {
if (typeof given == "string") return given;
let values = (0, json.Xy)(given) ?? {};
for (let name of TELLING) {
let text = Object.hasOwn(values, name) ? wordsOf(values[name]) : null;
if (text !== null) return text;
}
let first = Object.values(values).find((value) => typeof value == "string" && value !== "");
return /^\*\*\* (?:Add|Update|Delete) File: .+$/m.exec(first ?? "")?.[0].slice(4) ?? first ?? "";
}
function wordsOf(value) {
if (typeof value == "string") return value === "" ? null : value;
if (!Array.isArray(value) || value.length === 0 || !value.every((word) => typeof word == "string")) return null;
let [shell, flag, script] = value;
return value.length === 3 && /(?:^|\/)(?:ba|da|z)?sh$/.test(shell) && /^-l?c$/.test(flag) ? script : value.join(" ");
}
function argumentsText(given) {
if (typeof given == "string") return given;
let values = Object.entries((0, json.Xy)(given) ?? {});
let [only] = values;
if (values.length === 1) return wordsOf(only[1]) ?? lineOf(only);
return values.map(lineOf).join("\n");
}
function lineOf([name, value]) {
let text = wordsOf(value) ?? jsonOf(value);
return `${name}:${text.includes("\n") ? "\n" : " "}${text}`;
}
function jsonOf(value) {
try {
return JSON.stringify(value, null, 2) ?? "";
} catch {
return "[nested too deeply]";
}
}
let MOST_STEPS = 5e3;
function readSteps(value) {
let trajectory = (0, json.Xy)(value);
if (trajectory === null || !Array.isArray(trajectory.steps)) return null;
let agent = (0, json.Xy)(trajectory.agent) ?? {};
let version = agent.version === "unknown" ? null : agent.version;
let named = [agent.name, version].map((part) => (0, json.b6)(part) ?? "").filter((part) => part !== "");
let model = (0, json.b6)(agent.model_name) ?? "";
let sides = [];
addSides(trajectory, sides, 1);
return {
format: read_steps_name(trajectory.schema_version) || "ATIF",
agent: (0, untrusted.h0)(`${named.join(" ")}${model === "" ? "" : ` (${model})`}`, 200).trim(),
notes: (0, json.b6)(trajectory.notes) === null ? null : (0, untrusted.h0)((0, json.b6)(trajectory.notes), 500),
...conversationOf(trajectory),
sides
};
}
function addSides(trajectory, sides, depth) {
if (depth > 8) return;
for (let side of (0, json.iZ)(trajectory.subagent_trajectories)) {
if (sides.length >= 200) return;
let kind = read_steps_name((0, json.Xy)(side.extra)?.kind) || read_steps_name((0, json.Xy)(side.agent)?.name) || "other";
sides.push({
id: read_steps_name(side.trajectory_id) || read_steps_name(side.session_id),
kind,
...conversationOf(side)
});
addSides(side, sides, depth + 1);
}
}
function conversationOf(trajectory) {
let all = (0, json.iZ)(trajectory.steps);
let half = MOST_STEPS / 2;
let kept = all.length <= MOST_STEPS ? all : [...all.slice(0, half), ...all.slice(-2500)];
let numberOf = (at) => (at < half || kept === all ? at : all.length - kept.length + at) + 1;
return {
steps: kept.map((step, at) => stepOf(step, numberOf(at))),
total: all.length,
sums: sumsOf(all)
};
}
let SUMMED = [
"input_tokens",
"output_tokens",
"cost_usd",
"waited_ms",
"worked_ms"
];
function sumsOf(all) {
let sums = {
agent_steps: 0,
input_tokens: null,
output_tokens: null,
cost_usd: null,
waited_ms: null,
worked_ms: null
};
for (let step of all) {
if (sourceOf(step) !== "agent" || step.is_copied_context === !0) continue;
sums.agent_steps += 1;
let figures = figuresOf(step);
for (let name of SUMMED) {
let value = figures[name];
value !== null && (sums[name] = {
sum: (sums[name]?.sum ?? 0) + value,
steps: (sums[name]?.steps ?? 0) + 1
});
}
}
return sums;
}
function sourceOf({ source }) {
return source === "system" || source === "user" ? source : "agent";
}
function figuresOf(step) {
let [metrics, extra] = [(0, json.Xy)(step.metrics) ?? {}, (0, json.Xy)(step.extra) ?? {}];
return {
input_tokens: (0, json.pq)(metrics.prompt_tokens),
cached_tokens: (0, json.pq)(metrics.cached_tokens),
output_tokens: (0, json.pq)(metrics.completion_tokens),
cost_usd: (0, json.Bg)(metrics.cost_usd),
waited_ms: (0, json.Bg)(extra.waited_ms),
worked_ms: (0, json.Bg)(extra.worked_ms)
};
}
function stepOf(step, id) {
let source = sourceOf(step);
let results = (0, json.iZ)((0, json.Xy)(step.observation)?.results);
let given = (0, json.iZ)(step.tool_calls);
let ids = new Set(given.map((call) => call.tool_call_id).filter((one) => typeof one == "string"));
let calls = given.slice(0, 100).map((call) => callOf(call, results));
let says = textIn(step.message);
let thinks = textIn(step.reasoning_content);
let answers = results.filter(({ source_call_id }) => !ids.has(source_call_id)).flatMap(({ content }) => textIn(content) ?? []);
return {
id,
source,
at: timeOf(step.timestamp),
kind: calls[0] === void 0 ? source === "agent" ? "says" : source : calls[0].class ?? (calls[0].name || "call"),
title: titleOf(calls, [
says,
...answers,
thinks
]),
failure: failureOf(calls),
answer_bytes: bytesOf([...answers, ...calls.flatMap(({ answer }) => answer ?? [])]),
says,
thinks,
calls,
answers,
sides: results.flatMap((result) => (0, json.iZ)(result.subagent_trajectory_ref)).map((side) => read_steps_name(side.trajectory_id) || read_steps_name(side.session_id)).filter((side) => side !== "").slice(0, 100),
copied: step.is_copied_context === !0,
model: read_steps_name(step.model_name) || null,
...figuresOf(step),
fault: faultOf((0, json.Xy)(step.extra) ?? {})
};
}
function callOf(call, results) {
let own = results.filter(({ source_call_id: id }) => typeof id == "string" && id === call.tool_call_id);
let extras = own.map(({ extra }) => (0, json.Xy)(extra) ?? {});
let texts = own.flatMap(({ content }) => textIn(content)?.text ?? []);
let kind = (0, json.Xy)(call.extra)?.class;
let exit = extras.map(({ exit_code }) => exit_code).find((code) => Number.isSafeInteger(code));
return {
name: read_steps_name(call.function_name),
class: actions.S.find((one) => one === kind) ?? null,
title: (0, untrusted.h0)(titleOfCall(call.arguments).slice(0, 800), 200),
arguments: whole(argumentsText(call.arguments)),
answer: own.length === 0 ? null : whole(texts.join("\n")),
exit: exit ?? null,
failed: extras.some(({ failed }) => failed === !0)
};
}
function titleOf(calls, texts) {
let [first] = calls;
if (first !== void 0) {
let words = first.title === "" ? first.name : first.title;
return calls.length === 1 ? words : `${words} + ${calls.length - 1} more`;
}
let words = texts.find((text) => text !== null && /\S/.test(text.text))?.text ?? "";
return (0, untrusted.h0)(words.slice(0, 800), 200);
}
function failureOf(calls) {
let call = calls.find(({ exit, failed }) => (exit ?? 0) !== 0 || failed);
if (call === void 0) return null;
return (call.exit ?? 0) === 0 ? "error" : `exit ${call.exit}`;
}
function bytesOf(texts) {
return texts.length === 0 ? null : texts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
}
let FAULTS = {
cut: "the answer was cut before its end",
failed: "no answer",
refused: "refused, its budget was used up",
too_large: "the answer was too large to be kept"
};
function faultOf({ status, error, retries }) {
let word = typeof status == "string" && Object.hasOwn(FAULTS, status) ? FAULTS[status] : null;
let again = (0, json.pq)(retries);
let parts = [word === null || typeof error != "string" ? word : `${word}: ${(0, untrusted.h0)(error, 80)}`, again === null || again === 0 ? null : `${again} failed before`].filter((part) => part !== null);
return parts.length === 0 ? null : parts.join(", ");
}
function textIn(content) {
if (typeof content == "string") return content === "" ? null : whole(content);
let parts = (0, json.iZ)(content).map(({ type, text, source }) => (0, json.b6)(text) ?? `[${(0, untrusted.h0)(`${read_steps_name(type) || "part"} ${read_steps_name((0, json.Xy)(source)?.path)}`, 200)}]`);
return parts.length === 0 ? null : whole(parts.join("\n"));
}
function whole(text) {
return {
text,
cut: null
};
}
function read_steps_name(value) {
return typeof value == "string" ? (0, untrusted.h0)(value.slice(0, 320), 80) : "";
}
function timeOf(value) {
let time = typeof value == "string" && value.length < 60 ? Date.parse(value) : NaN;
return Number.isNaN(time) ? null : new Date(time).toISOString();
}
let TRAJECTORY = "trajectory.json";
function trajectoriesIn(directory) {
return (0, part_files.gw)(directory, "trajectory");
}
let MOST_NODES = 1e6;
function attemptsIn(directory) {
try {
return (0, external_node_fs_.readdirSync)(directory, { withFileTypes: !0 }).flatMap((entry) => entry.isDirectory() ? /^attempt-([1-9]\d{0,5})$/.exec(entry.name)?.slice(1).map(Number) ?? [] : []).sort((a, b) => b - a);
} catch {
return [];
}
}
function loadSteps(file, limit) {
let value;
try {
let bytes = (0, regular_file.X)(file, limit);
if (nodesIn(bytes) > MOST_NODES) return {
steps: null,
fault: `it has more than ${MOST_NODES} objects and lists`
};
value = JSON.parse(bytes.toString());
} catch (error) {
if (error.code === "ENOENT") return null;
return {
steps: null,
fault: `${error instanceof SyntaxError ? "it is no JSON: " : ""}${(0, errors.bD)(error)}`
};
}
let steps = readSteps(value);
return steps === null ? {
steps,
fault: "it is no trajectory: it has no steps"
} : {
steps,
fault: null
};
}
function nodesIn(json) {
let nodes = 0;
let isText = !1;
for (let at = 0; at < json.length; at++) {
let byte = json[at];
byte === QUOTE ? isText = !isText : isText && byte === BACKSLASH ? at += 1 : isText || byte !== BRACE && byte !== BRACKET || (nodes += 1);
}
return nodes;
}
let [QUOTE, BACKSLASH, BRACE, BRACKET] = [...Buffer.from("\"\\{[")];
})
};
