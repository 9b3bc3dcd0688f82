export const id = 5505;
export const ids = [5505];
export const modules = {
59254: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
c: () => tellingLine,
t: () => sameLine
});
var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
let TIME = /^[[(]?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?[\])]?\s*[-|:]?\s*/;
let IDLE = [
/^setup (failed|successful)[.!]?$/i,
/^(done|finished|ok|bye|exiting|aborted?|failed|failure|error)[.!]*$/i,
/^(command |process )?(exited|exit|ended|terminated)\b.{0,30}\b(code|status) -?\d+\.?$/i,
/^File ".*", line \d+/,
/^at (async )?\S.*[:(]\d+(:\d+)?\)?$/,
/^at .*\(.*\)$/,
/^(Traceback|The above exception|During handling of)\b/,
/^make(\[\d+\])?: /,
/^(npm (notice|warn)|npm (err!|error) (a complete log|.*-debug(-\d+)?\.log|code \w+$|errno ))/i,
/^Node\.js v\d/,
/^(\[notice\]|WARNING: (Running pip|You are using pip)|notice: a new release)/i,
/^% Total|^Dload +Upload|^\d+ +\d+ +\d+ +\d+ /,
/^[=_*#~-]{2,} .* [=_*#~-]{2,}$/,
/^(note|hint|help|see|for more information|try|usage)\b.{0,4}[: ]/i
];
let FAULT = /(?:error|exception)\b|\b(?:errors|failed|failure|fatal|panic|cannot|can't|could not|couldn't|unable|not found|no such|denied|refused|timed? ?out|timeout|missing|invalid|not permitted|unreachable|unexpected|unrecognized|unknown|undefined|killed|segmentation fault|out of memory|no space left|not installed|not running|already in use)\b/i;
let NO_FAULT = /\b(?:0|no|without) (?:errors?|failures?|failed)\b/i;
function tellingLine(output, { faultsOnly = !1 } = {}) {
let lines = [];
for (let raw of output.replace(/^[^{\n][^\n]*"[^\n]*\}[ \r]*(?=\n|$)/, "").split(/\r?\n|\r/).slice(-200).reverse()) {
let record = recordIn(raw);
let line = (0, _untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(record === null ? raw : faultIn(record), 300).replace(TIME, "");
/\p{L}{2}/u.test(line) && !IDLE.some((idle) => idle.test(line)) && lines.push(line);
if (lines.length === 20) break;
}
return lines.find((line) => FAULT.test(line) && !NO_FAULT.test(line)) ?? (faultsOnly ? null : lines[0] ?? null);
}
function recordIn(line) {
if (!/^\s*\{.*\}\s*$/.test(line) || line.length > 65536) return null;
let record = objectIn(line);
return typeof record?.type == "string" ? record : null;
}
function objectIn(text) {
try {
let value = JSON.parse(text);
return typeof value == "object" && value ? value : null;
} catch {
return null;
}
}
function faultIn({ type, is_error: isError, result, error, data }) {
if (isError === !0 && typeof result == "string") return result;
return messageIn(error ?? (/error$/i.test(String(type)) ? data : null), 6);
}
function messageIn(value, depth) {
if (typeof value == "string") {
let inner = depth > 0 ? objectIn(value) : null;
return inner === null ? value : messageIn(inner, depth - 1);
}
if (typeof value != "object" || !value || depth === 0) return "";
let { message, error, data, name } = value;
return messageIn(message ?? error ?? data ?? name, depth - 1);
}
function sameLine(line) {
return line.toLowerCase().replace(/\b(?=[a-f]*\d)[0-9a-f]{7,}\b/g, "#").replace(/\d+/g, "#").replace(/\s+/g, " ");
}
}),
37040: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => redactRun,
r: () => redactResult
});
let KEPT = new Set("schema.status.kind.stage.stages.mode.type.cause.category.decided_by.end.verdict.interrupted.started_at.finished_at.harness_version.prompt_digest.image_digest.digest.result.transcript.recording.trajectory.plan_file.typing.suite.dataset.instance_id.task_type.settings.github".split("."));
function redactResult(result, redactor) {
return redacted(result, redactor);
}
function redactRun(run, redactor) {
return redacted(run, redactor);
}
function redacted(value, redactor) {
if (typeof value == "string") return redactor.text(value);
if (Array.isArray(value)) return value.map((item) => redacted(item, redactor));
if (typeof value != "object" || !value) return value;
let entries = Object.entries(value).map(([key, item]) => [key, KEPT.has(key) ? item : redacted(item, redactor)]);
return Object.fromEntries(entries);
}
}),
41514: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Bn: () => requireSameRun,
cu: () => identityOf,
g6: () => differencesOf
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90492);
var _datasets_digest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43830);
async function identityOf({ options, agent, agentDirectory, taskEnv }, except) {
let setup = options["agent-setup"];
let extras = agent === null ? null : await (await __webpack_require__.e(5197).then(__webpack_require__.bind(__webpack_require__, 15197))).digestsOf(agent.extras);
return {
agent_setup: setup === void 0 ? null : digestOfText(setup),
agent_directory: agentDirectory === null ? null : await (0, _datasets_digest_js__WEBPACK_IMPORTED_MODULE_4__.r)(agentDirectory, except),
agent_variables: sorted(Object.entries(options["agent-variables"]).map(([name, value]) => ({
name,
value
}))),
agent_env: options["agent-env"].map(({ name }) => name).sort(),
image: options.image ?? null,
image_map: [...options["image-map"]].sort().map(([from, to]) => ({
from,
to
})),
workdir: options.workdir ?? null,
pass_score: options["pass-score"],
agent: agent?.label ?? null,
agent_args: options["agent-args"],
agent_skills: extras?.skills ?? null,
agent_mcp: extras?.mcp ?? null,
agent_instructions: extras?.instructions ?? null,
task_env: sorted(Object.entries(taskEnv).map(([name, value]) => ({
name,
digest: digestOfText(`${name}=${value}`)
})))
};
}
function differencesOf(before, now) {
let differences = new Map();
let compare = (name, was, is) => {
(0, node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(was, is) || differences.set(name, [was, is]);
};
for (let part of [
"name",
"model",
"command"
]) compare(`agent-${part}`, before.agent[part], now.agent[part]);
compare("dataset", describeDataset(before), describeDataset(now));
let { trials: _was, ...earlier } = before.settings;
let { trials: _is, ...later } = now.settings;
for (let name of new Set([...Object.keys(earlier), ...Object.keys(later)])) {
let shown = (value) => name.endsWith("_ms") && typeof value == "number" ? `${value / 1e3} s` : value ?? null;
compare(name.replace(/_(ms|bytes)$/, "").replaceAll("_", "-"), shown(earlier[name]), shown(later[name]));
}
let [was, is] = [before.identity, now.identity];
if (was === void 0) compare("agent-setup, agent-directory, agent-variables", `not told (harness ${before.harness_version})`, "told");
else for (let name of Object.keys(is)) compare(name.replaceAll("_", "-"), shownIdentity(was[name]), shownIdentity(is[name]));
return [...differences].map(([name, [old, present]]) => `${name}: ${shown(old)} before, ${shown(present)} now`);
}
function requireSameRun(before, now, directory) {
let differences = differencesOf(before, now);
if (differences.length === 0) return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.yo([`resume: the run in ${directory} measured something else, so its verdicts do not count for this one; give its options again, or another results-path`, ...differences].join("\n"));
}
function describeDataset({ dataset: { name, digest } }) {
return `${name} (${digest.slice(0, 19)})`;
}
function shownIdentity(value) {
if (!Array.isArray(value)) return value;
let texts = value.map((item) => typeof item == "string" ? item : "from" in item ? `${item.from}=${item.to}` : `${item.name}=${"digest" in item ? item.digest.slice(0, 19) : item.value}`);
return texts.length === 0 ? null : texts.join(", ");
}
function shown(value) {
return value === null ? "none" : (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.h0)(String(value), 200);
}
function digestOfText(text) {
return `sha256:${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex")}`;
}
function sorted(items) {
return items.sort((a, b) => a.name < b.name ? -1 : 1);
}
}),
32728: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { x: () => measure });
var p_limit = __webpack_require__(70370);
var errors = __webpack_require__(45145);
var external_node_path_ = __webpack_require__(76760);
var clock = __webpack_require__(42030);
var part_files = __webpack_require__(84346);
var redact = __webpack_require__(37040);
var empty_result = __webpack_require__(22514);
var trial_logs = __webpack_require__(72316);
var trial_place = __webpack_require__(64780);
var prepare = __webpack_require__(12345);
var reason = __webpack_require__(57767);
var trial_record = __webpack_require__(82810);
var remove = __webpack_require__(10331);
async function runTrial(instance, trial, context, signal, notes, removing) {
let { options, store, observer } = context;
let place = {
instanceId: instance.id,
trial
};
let { directory, attempt, links } = await store.beginAttempt(instance.id, trial);
let record = new trial_record.m({
...(0, empty_result.$)(instance, trial, attempt, context),
integrity: [...notes, ...links.map(trial_place.t)]
}, place, observer);
let logs = new trial_logs.u(directory, context);
let begun = {
instance,
trial,
directory,
record,
logs,
context,
signal
};
let live = null;
let loading;
let unwritten;
observer.trialStarted(place);
try {
let preparing = record.stage("prepare", () => (0, prepare.i)(begun));
loading = Promise.all([
__webpack_require__.e(3704),
__webpack_require__.e(1927),
__webpack_require__.e(4109)
]).then(__webpack_require__.bind(__webpack_require__, 44109));
live = await preparing;
let { runStep, runSteps, applyModelFault } = await loading;
instance.steps === void 0 ? await runStep(live) : await runSteps(live, instance.steps);
applyModelFault(live);
} catch (error) {
record.fail(error, signal);
}
await save();
if (live !== null) {
let { saveChanges, collect, collectHome, collectServiceLogs, explainTrial } = await loading;
await saveChanges(live);
if (!(0, errors.fT)(signal)) {
await record.stage("collect", async () => {
try {
let { suffix } = live;
await collect(live, external_node_path_.join(directory, instance.steps === void 0 ? "output" : (0, part_files.hi)("output", suffix)));
} finally {
await collectHome(live, external_node_path_.join(directory, "home"));
await collectServiceLogs(live);
}
await explainTrial(live);
}).catch((error) => record.note("collect_failed", error.message));
await save();
}
await record.stage("remove", () => removing(record.result, async () => {
await (0, remove.aB)(live);
await (isToKeep(record.result, options) ? (0, remove.aC)(live) : (0, remove.TF)(live));
})).catch((error) => record.note("remove_failed", error.message));
}
await logs.close(record);
await save(!0);
if (unwritten !== void 0) throw unwritten.error;
return {
result: record.result,
tails: logs.tails()
};
async function causes(trajectory) {
if (record.result.status === "passed") return [];
let { causesOf } = await Promise.all([__webpack_require__.e(722), __webpack_require__.e(8685)]).then(__webpack_require__.bind(__webpack_require__, 60722));
return causesOf({
result: record.result,
trajectory,
tails: logs.tails()
});
}
async function save(last = !1) {
record.result.finished_at = (0, clock.v)();
await (0, trial_place.x)(record.result, store);
record.result.reason = (0, reason.A)(record.result, logs.tails());
let trajectory = live?.trajectory ?? null;
record.result.causes = await causes(trajectory);
let skills = context.agent?.extras.skills.map(([name]) => name) ?? [];
if (skills.length > 0) {
let { openedSkills } = await __webpack_require__.e(3564).then(__webpack_require__.bind(__webpack_require__, 63564));
record.result.skills = {
given: skills,
opened: trajectory === null ? null : openedSkills(trajectory, skills)
};
}
record.result = (0, redact.r)(record.result, context.redactor);
unwritten = await store.writeResult(record.result, last).then(() => void 0, (error) => ({ error }));
}
}
function isToKeep({ status }, options) {
if (status === "not_run") return !1;
return options.keep === "always" || options.keep === "failed" && status !== "passed";
}
var usage = __webpack_require__(34552);
var promises_ = __webpack_require__(58500);
var trial_id = __webpack_require__(9271);
class TestbedsAhead {
#signal;
#providers;
#waiting;
#made = new Map();
#removals;
#removing = new Set();
constructor(planned, parallel, signal) {
this.#removals = (0, p_limit.A)(parallel);
this.#signal = signal;
this.#providers = [...new Set(planned.map(({ provider }) => provider))];
this.#waiting = new Map(planned.map(({ instance, trial, provider }) => {
let request = {
instance,
trial,
prompt: instance.prompt
};
return [this.#nameOf(provider, request), {
provider,
request
}];
}));
}
of(provider) {
return {
kind: provider.kind,
open: (request, signal) => this.#openAgain(provider, request, signal),
provideImage: (request, signal) => provider.provideImage(request, signal),
openBeside: async (request, signal) => (await provider.make(request, signal)).start(signal)
};
}
async #openAgain(provider, request, signal) {
try {
return await this.#open(provider, request, signal);
} catch (error) {
if (this.#removing.size === 0 || signal.aborted) throw error;
await Promise.allSettled(this.#removing);
return await this.#open(provider, request, signal);
}
}
async remove(remove, begun) {
if (this.#providers[0]?.kind === "host") return remove();
await this.#removals(async () => {
let removal = remove();
this.#removing.add(removal);
begun();
await removal.finally(() => this.#removing.delete(removal));
});
}
async #open(provider, request, signal) {
let made = await this.#take(provider, request, signal);
this.#makeNext();
return await made.start(signal);
}
async close() {
this.#waiting.clear();
let left = [...this.#made.values()].map(async (made) => (await made).discard());
this.#made.clear();
let late = this.#signal.aborted ? [(0, promises_.setTimeout)(3e3, void 0, { ref: !1 })] : [];
await Promise.race([Promise.allSettled(left), ...late]);
}
async #take(provider, request, signal) {
let name = this.#nameOf(provider, request);
let made = this.#made.get(name);
this.#made.delete(name);
this.#waiting.delete(name);
return await made?.catch(() => null) ?? await provider.make(request, signal);
}
#makeNext() {
let [next] = this.#waiting;
if (next === void 0 || this.#signal.aborted) return;
let [name, { provider, request }] = next;
this.#waiting.delete(name);
let made = provider.make(request, this.#signal);
made.catch(() => {});
this.#made.set(name, made);
}
#nameOf(provider, { instance, trial }) {
return `${this.#providers.indexOf(provider)} ${(0, trial_id.wK)({
instanceId: instance.id,
trial
})}`;
}
}
let MAY_PASS = new Set([
"network",
"git",
"image",
"docker",
"provider",
"agent_unavailable"
]);
function mayPass({ status, error }) {
return status === "error" && MAY_PASS.has(error.kind);
}
class AgentStart {
#found = !1;
#missing = 0;
#why = "";
see({ status, error }) {
if (error?.kind === "agent_not_found") {
this.#missing += 1;
this.#why = error.message;
} else (status === "passed" || status === "failed" || error?.kind === "agent_unavailable") && (this.#found = !0);
}
failure() {
if (this.#found || this.#missing < 3) return null;
return new errors.VG("agent_not_found", `the first ${this.#missing} trials did not find the agent: ${this.#why}`);
}
}
async function measure(turns, budget, signal, { onVerdict, onEnded } = {}) {
let [first] = turns;
if (first === void 0) return;
let { options } = first.run.context;
let onHost = first.run.provider.kind === "host";
let parallel = onHost && options.workdir !== void 0 ? 1 : options.parallel;
let testbeds = new TestbedsAhead(turns.map(({ trial, run }) => ({
...trial,
provider: run.provider
})), parallel, signal);
let underWay = (0, p_limit.A)(parallel);
let attempts = new Map();
let hostUsed = !1;
let unknownTold = options["max-cost"] === void 0;
let starts = new Map(turns.map(({ run }) => [run, new AgentStart()]));
let again = [];
try {
let round = turns;
for (let repeats = options.retries; round.length > 0; --repeats) {
let ended = await Promise.all(round.map((turn) => underWay(() => inTurn(turn, repeats > 0))));
await Promise.all(ended.map(({ end }) => end));
[round, again] = [again, []];
}
} finally {
await testbeds.close();
}
async function inTurn(turn, repeatable) {
let { promise: next, resolve: letNextBegin } = Promise.withResolvers();
let end = measureOne(turn, repeatable, letNextBegin);
await Promise.race([next, end]);
return { end };
}
async function measureOne(turn, repeatable, letNextBegin) {
let { trial, run } = turn;
let { ledger } = run;
let { observer, store } = run.context;
let { instance, trial: number } = trial;
let start = starts.get(run);
let place = {
instanceId: instance.id,
trial: number
};
let before = attempts.get(trial);
let exhausted = signal.aborted ? (0, errors.EV)(signal) : start.failure() ?? budget.exhausted();
if (exhausted !== null && before !== void 0) {
observer.trialEnded(place, before.result, before.tails);
return onEnded?.(turn, before.result);
}
if (exhausted !== null) {
ledger.skip(trial, exhausted.kind, exhausted.message);
return observer.trialSkipped(place, exhausted.message);
}
let notes = hostUsed ? [{
kind: "host_reused",
detail: "An earlier trial of this run used the same machine."
}] : [];
hostUsed = onHost;
let earlier = await store.earlier(instance.id, number);
earlier?.error?.kind === "agent_unavailable" && notes.push({
kind: "agent_retried",
detail: `Attempt ${earlier.attempt} was ended by the agent's exit code 75.`
});
let spent = !1;
let spend = (result) => {
if (spent) return;
spent = !0;
let { source, cost_usd: cost } = (0, usage.J$)(result);
if (source === "meter") return;
budget.spend(cost);
cost === null && tellUnknownCost(instance.id, observer);
};
let told = !1;
let tellVerdict = (result) => {
if (told || result.status !== "passed" && result.status !== "failed") return;
told = !0;
onVerdict?.(turn, result);
};
try {
let ended = await runTrial(instance, number, {
...run.context,
testbeds: testbeds.of(run.provider)
}, signal, notes, (measured, remove) => {
spend(measured);
tellVerdict(measured);
return testbeds.remove(remove, letNextBegin);
});
let { result } = ended;
spend(result);
budget.spend((0, usage.Y6)(result)?.cost_usd ?? null);
ledger.take(result);
tellVerdict(result);
start.see(result);
if (repeatable && mayPass(result)) {
attempts.set(trial, ended);
again.push(turn);
observer.trialPostponed(place, result);
} else {
observer.trialEnded(place, result, ended.tails);
onEnded?.(turn, result);
}
} catch (error) {
ledger.unwritten(trial, error);
observer.notice(`${instance.id}: its result could not be written: ${(0, errors.bD)(error)}`);
}
}
function tellUnknownCost(id, observer) {
unknownTold || observer.notice(`max-cost: the agent reported no cost for ${id}, and unreported cost counts as 0; let the agent write cost_usd to usage.json`);
unknownTold = !0;
}
}
}),
53219: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { I: () => openRun });
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var version = __webpack_require__(7844);
var digest = __webpack_require__(43830);
class DatasetSeal {
#digests;
constructor(digests) {
this.#digests = digests;
}
static async of(instances) {
let digests = new Map();
for (let instance of instances) digests.has(instance.id) || digests.set(instance.id, await digestOfFiles(instance));
return new DatasetSeal(digests);
}
async holds(instance) {
return await digestOfFiles(instance).catch(() => null) === this.#digests.get(instance.id);
}
}
async function digestOfFiles({ fixtures, prerunner, evaluation }) {
let plan = evaluation.kind === "test_plan" ? evaluation.evaluationDirectory : null;
let sources = [
...fixtures.map(({ source }) => source),
prerunner,
plan
].filter((source) => source !== null);
let digests = [...new Set(sources)].map((source) => (0, digest.o)(external_node_path_.dirname(source), [external_node_path_.basename(source)]));
return (await Promise.all(digests)).join(" ");
}
var floors = __webpack_require__(42625);
var left_tools = __webpack_require__(38912);
var redact = __webpack_require__(37040);
var run_place = __webpack_require__(80418);
var results_store = __webpack_require__(56676);
var totals = __webpack_require__(61210);
var registry = __webpack_require__(29078);
var datasets_select = __webpack_require__(24998);
var trial_id = __webpack_require__(9271);
var run_identity = __webpack_require__(41514);
function requireNoRun(directory) {
if (!(0, run_place.gM)(directory)) return;
throw new errors.yo(`results-path: ${directory} holds another run, which is never overwritten; name another directory, or continue that run with resume`);
}
async function continueRun(store, dataset, plan, now, again) {
let none = {
trials: plan,
kept: new Map(),
entries: new Map()
};
if (!(0, run_place.gM)(store.directory)) return none;
let before = await readEarlier(store.directory);
(0, run_identity.Bn)(before, now, store.directory);
let earlier = new Map(before.planned.map((entry) => [(0, trial_id.wK)((0, trial_id.rI)(entry)), entry]));
let planned = new Set(plan.map(keyOf));
let trials = [...plan, ...trialsOf(before, dataset).filter((trial) => !planned.has(keyOf(trial)))];
let finished = await store.finished();
let isChosen = again === null ? null : await chooser(trials, earlier, again);
let { kept, entries } = none;
for (let trial of trials) {
if (isChosen?.(trial)) continue;
let record = finished(trial.instance.id, trial.trial);
let entry = earlier.get(keyOf(trial));
record !== null && isOf(now, record.result) ? kept.set(trial, record) : entry === void 0 || isChosen === null && planned.has(keyOf(trial)) || entries.set(trial, entry);
}
return {
trials,
kept,
entries
};
}
async function readEarlier(directory) {
try {
let { readRun } = await Promise.all([
__webpack_require__.e(1525),
__webpack_require__.e(6921),
__webpack_require__.e(86)
]).then(__webpack_require__.bind(__webpack_require__, 47705));
return (await readRun(directory, () => !0)).run;
} catch (error) {
throw new errors.yo(`resume: ${directory} holds a run whose run.json cannot be read, so nothing tells what it measured: ${(0, errors.bD)(error).split("\n")[0]}; name another results-path`);
}
}
async function chooser(trials, earlier, { statuses, selectors }) {
let instances = [...new Set(trials.map(({ instance }) => instance))];
let selected = new Set(selectors === null ? instances : await (0, datasets_select.l)(instances, selectors));
let statusOf = (trial) => earlier.get(keyOf(trial))?.status ?? "not_run";
let chosen = new Set(trials.filter((trial) => selected.has(trial.instance) && (statuses === null || statuses.includes(statusOf(trial)))));
if (chosen.size === 0) throw new errors.yo(`resume: nothing to measure again: no such trial is ${statuses.join(" or ")}`);
return (trial) => chosen.has(trial);
}
function trialsOf({ planned }, { instances }) {
let byId = new Map(instances.map((instance) => [instance.id, instance]));
return planned.flatMap(({ instance_id, trial }) => {
let instance = byId.get(instance_id);
return instance === void 0 ? [] : [{
instance,
trial
}];
});
}
function isOf({ dataset, agent, settings }, result) {
return result.dataset.digest === dataset.digest && result.agent.name === agent.name && result.agent.command === agent.command && (agent.model === null || result.agent.model === agent.model) && (result.evaluation?.kind !== "test_plan" || result.evaluation.mode === settings.mode);
}
function keyOf({ instance, trial }) {
return (0, trial_id.wK)({
instanceId: instance.id,
trial
});
}
var run_models = __webpack_require__(89726);
var clock = __webpack_require__(42030);
var agent_limit = __webpack_require__(9962);
var gate = __webpack_require__(43050);
var record_digest = __webpack_require__(56885);
var stand_in = __webpack_require__(74705);
var trace = __webpack_require__(97384);
var usage = __webpack_require__(34552);
var external_node_os_ = __webpack_require__(48161);
var processes = __webpack_require__(78421);
class HostWatch {
#begun = ticks();
#start = {
load: load(),
steal: shareOf(this.#begun, {
all: 0,
steal: 0
})
};
record(isOver) {
let end = isOver ? {
load: load(),
steal: shareOf(ticks(), this.#begun)
} : null;
return {
cpu: cpuModel(),
cores: external_node_os_.availableParallelism(),
memory_bytes: external_node_os_.totalmem(),
start: this.#start,
end
};
}
}
function cpuModel() {
let [, model] = /^model name\s*:\s*(.+)$/m.exec((0, processes.J3)("/proc/cpuinfo") ?? "") ?? [];
return model?.trim() ?? null;
}
function load() {
let [, minute] = /^(\d+\.\d+) /.exec((0, processes.J3)("/proc/loadavg") ?? "") ?? [];
return minute === void 0 ? null : Number(minute);
}
function ticks() {
let [, line] = /^cpu +(.+)$/m.exec((0, processes.J3)("/proc/stat") ?? "") ?? [];
let fields = (line ?? "").split(" ").slice(0, 8).map(Number);
if (fields.length < 8 || fields.some(Number.isNaN)) return null;
return {
all: fields.reduce((sum, field) => sum + field, 0),
steal: fields[7]
};
}
function shareOf(now, before) {
if (now === null || before === null || now.all <= before.all) return null;
return Math.min(1, Math.max(0, now.steal - before.steal) / (now.all - before.all));
}
class RunLedger {
record;
#store;
#redactor;
#host = new HostWatch();
#entries = new Map();
#costs = new Map();
#times = [];
#writing = null;
#due = null;
#next = 0;
constructor(trials, about, store, redactor) {
this.#store = store;
this.#redactor = redactor;
let planned = trials.map(({ instance, trial }) => {
let entry = {
instance_id: instance.id,
task_type: instance.taskType,
trial,
status: "not_run",
score: null,
score_expected: 0,
coverage: 0,
result: null,
error: null
};
this.#entries.set((0, trial_id.wK)({
instanceId: instance.id,
trial
}), entry);
return entry;
});
this.record = {
...describeRun(about),
host: this.#host.record(!1),
planned,
totals: (0, totals.vA)(planned)
};
}
take(result) {
this.restore(result, (0, record_digest.t)((0, record_digest.P)(result)));
this.#times.push((0, trace.Qv)(result));
this.#writing === null && this.#saveSoon();
}
restore(result, digest) {
let entry = this.#entries.get((0, trial_id.wK)((0, trial_id.rI)(result)));
entry.status = result.status;
Object.assign(entry, (0, totals.YW)(result));
entry.error = result.error;
entry.result = `${(0, trial_id.qQ)((0, trial_id.rI)(result))}/result.json`;
entry.digest = digest;
let opened = result.skills?.opened ?? null;
opened === null ? delete entry.skill_opened : entry.skill_opened = opened.length > 0;
result.reused === void 0 ? delete entry.reused : entry.reused = result.reused;
this.#costs.set((0, trial_id.wK)((0, trial_id.rI)(result)), (0, usage.J$)(result).cost_usd);
}
keep(earlier) {
Object.assign(this.#entries.get((0, trial_id.wK)((0, trial_id.rI)(earlier))), earlier);
}
entryOf({ instance, trial }) {
return this.#entries.get((0, trial_id.wK)({
instanceId: instance.id,
trial
}));
}
cost() {
let sum = 0;
for (let cost of this.#costs.values()) sum = sum === null || cost === null ? null : sum + cost;
return sum;
}
unwritten({ instance, trial }, error) {
let entry = this.#entries.get((0, trial_id.wK)({
instanceId: instance.id,
trial
}));
entry.status = "error";
entry.error = {
stage: "collect",
kind: "results",
message: (0, errors.bD)(error)
};
}
skip({ instance, trial }, kind, message) {
this.#entries.get((0, trial_id.wK)({
instanceId: instance.id,
trial
})).error = {
stage: "plan",
kind,
message
};
}
async mend() {
let mended = [];
let times = new Map(this.#times.map((one) => [(0, trial_id.wK)((0, trial_id.rI)(one)), one]));
for (let entry of this.record.planned) {
let fault = entry.digest === void 0 ? null : this.#store.changeOf(entry, entry.digest);
if (fault === null) continue;
let name = (0, trial_id.wK)((0, trial_id.rI)(entry));
let record = (0, redact.r)((0, stand_in.u)(entry, this.record, fault, times.get(name)), this.#redactor);
await this.#store.writeResult(record).then(() => entry.digest = (0, record_digest.t)((0, record_digest.P)(record)), () => {});
mended.push(`${entry.instance_id}, trial ${entry.trial}: ${fault}`);
}
return mended;
}
async finish(interrupted, options, compare) {
await this.#writing?.catch(() => {});
this.#unschedule();
this.record.totals = (0, totals.vA)(this.record.planned);
this.record.change = await compare(this.record);
this.record.gate = (0, gate.$)(this.record.totals, options, this.record.change);
this.record.interrupted = interrupted;
this.record.finished_at = (0, clock.v)();
this.record.host = this.#host.record(!0);
await this.save(!0);
await this.#store.writeTrace((0, trace.fC)(this.#times)).catch(() => {});
return (0, redact.V)(this.record, this.#redactor);
}
async save(last = !1) {
this.#unschedule();
let taken = this.#times.length;
this.#writing = this.#write(last).finally(() => {
this.#writing = null;
});
await this.#writing;
this.#times.length > taken && this.#saveSoon();
}
async #write(last) {
let begun = performance.now();
this.record.totals = (0, totals.vA)(this.record.planned);
await this.#store.writeRun((0, redact.V)(this.record, this.#redactor), last);
let ended = performance.now();
this.#next = ended + 20 * (ended - begun);
}
#saveSoon() {
this.#due ??= setTimeout(() => this.save().catch(() => {}), Math.max(0, this.#next - performance.now()));
}
#unschedule() {
clearTimeout(this.#due ?? void 0);
this.#due = null;
}
}
function describeRun(about) {
let { dataset, options, testbed, mode, judge, identity, kept, version, github } = about;
let docker = testbed === "docker";
return {
schema: "agentbench/run/v1",
suite: options.suite ?? null,
dataset: {
name: dataset.name,
ref: dataset.ref,
digest: dataset.digest
},
agent: {
name: options["agent-name"] ?? null,
model: options["agent-model"] ?? null,
command: options["agent-command"]
},
settings: {
testbed,
trials: options.trials,
agent_timeout_ms: (0, agent_limit.B)(options),
evaluation_timeout_ms: options["evaluation-timeout"],
testcase_timeout_ms: options["testcase-timeout"],
typing: mode === null ? null : options.typing,
mode,
judge,
network: docker ? options.network : null,
cpus: docker ? options.cpus ?? null : null,
memory_bytes: docker ? options.memory ?? null : null
},
identity,
...kept === null ? {} : { options: kept },
gate: null,
interrupted: null,
started_at: (0, clock.v)(),
finished_at: null,
harness_version: version,
github
};
}
async function openRun(resolved, request) {
let { options, dataset, plan, testbed, mode, judge, redactor } = resolved;
let { agent } = resolved;
let { machine, observer, owner, budget, github } = request;
let given = options["results-path"] ?? (options.resume ? (0, run_place.hH)() : null) ?? void 0;
if (given !== void 0 && (0, run_place.oA)(given)) throw new errors.yo(`results-path: ${given} holds an experiment; continue it with "agentbench resume ${given}", or name another directory`);
await agent?.install((message) => observer.notice(message));
let provider = await (0, registry.C2)(testbed, options, agent?.directory ?? resolved.agentDirectory, owner, (0, left_tools.I)(machine, budget.deadline), options.testbed === "auto", (message) => observer.notice(message));
let instances = plan.map(({ instance }) => instance);
let meter = await (0, run_models.GF)(options, resolved.modelKeys, provider, instances, {
machine,
redactor,
budget
});
let giveBack = async () => {};
let close = async () => {
await meter?.close();
await giveBack();
};
try {
await requireModel(resolved, meter);
let identity = await (0, run_identity.cu)(resolved, [external_node_path_.resolve(given ?? run_place.hN)]);
let store = new results_store.V(given ?? await (0, run_place.L6)(run_place.hN));
await store.prepare();
await (0, run_place.es)(store.directory);
giveBack = await store.take(owner.id);
let about = {
dataset,
options,
testbed,
mode,
judge: judge?.identity ?? null,
identity,
kept: request.keepOptions?.(store.directory) ?? null,
version: version.x,
github
};
let now = (0, redact.V)({
...describeRun(about),
planned: [],
totals: (0, totals.vA)([])
}, redactor);
let resume = (await request.restore?.(now, store.directory) ?? !1) || options.resume;
resume || requireNoRun(store.directory);
let { trials, kept, entries } = resume ? await continueRun(store, dataset, plan, now, request.again ?? null) : {
trials: plan,
kept: new Map(),
entries: new Map()
};
given === void 0 && await (0, run_place.Kh)(store.directory);
let models = new run_models.NA(budget, (message) => observer.notice(message));
let context = {
dataset,
options,
seal: testbed === "host" ? await DatasetSeal.of(trials.map(({ instance }) => instance)) : null,
store,
redactor,
agent,
agentEnv: {
...options["agent-variables"],
...resolved.agentEnv
},
observer,
judge,
floors: new floors.w(machine),
meter,
onCost: (cost) => budget.spend(cost),
onModels: (account) => models.ended(account),
version: version.x,
github
};
let ledger = new RunLedger(trials, about, store, redactor);
for (let entry of entries.values()) ledger.keep(entry);
for (let { result, digest } of kept.values()) ledger.restore(result, digest);
let left = trials.filter((trial) => !kept.has(trial) && !entries.has(trial));
let reused = await request.reuse?.take(left, now, store) ?? new Map();
for (let { result, digest } of reused.values()) ledger.restore(result, digest);
await ledger.save().catch((error) => {
throw new errors.yo((0, errors.bD)(error));
});
return {
provider,
context,
ledger,
store,
trials,
left: left.filter((trial) => !reused.has(trial)),
tellKept() {
for (let [trial, { result }] of kept) observer.trialSkipped(placeOf(trial), `${result.status} in an earlier run`);
for (let [trial, { status }] of entries) observer.trialSkipped(placeOf(trial), `${status} in an earlier run, and not chosen`);
for (let [trial, { result }] of reused) observer.trialSkipped(placeOf(trial), `${result.status} on ${result.started_at.slice(0, 10)}: taken from baseline (reuse)`);
},
async finish(interrupted, compare) {
for (let what of await ledger.mend()) observer.notice(`${what}; the measured result is kept`);
return await ledger.finish(interrupted, options, async (record) => await compare?.(record) ?? null);
},
close
};
} catch (error) {
await close();
throw error;
}
}
async function requireModel({ agent, options, modelKeys, agentEnv }, meter) {
let model = options["agent-model"];
if (agent === null || meter === null || model === void 0 || agent.agent.aliases?.test(model)) return;
let service = agent.service({
...modelKeys,
...options["agent-variables"],
...agentEnv
});
service !== null && await meter.requireModel(service.name, model);
}
function placeOf({ instance, trial }) {
return {
instanceId: instance.id,
trial
};
}
}),
41560: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { S: () => owned });
var errors = __webpack_require__(45145);
var run_directory = __webpack_require__(79882);
var left_tools = __webpack_require__(38912);
var format = __webpack_require__(18253);
class Budget {
#options;
#begun = performance.now();
#deadline = new AbortController();
#timer;
#spent = 0;
constructor(options) {
this.#options = options;
let { "max-duration": duration } = options;
if (duration === void 0) return;
this.#timer = setTimeout(() => this.#deadline.abort(outOfTime(duration)), duration).unref();
}
get deadline() {
return this.#deadline.signal;
}
spend(cost) {
this.#spent += cost ?? 0;
}
exhausted() {
let { "max-duration": duration } = this.#options;
if (duration !== void 0 && performance.now() - this.#begun >= duration) return outOfTime(duration);
return this.#stopped ?? this.costUsedUp();
}
costUsedUp() {
let { "max-cost": cost } = this.#options;
if (cost === void 0 || this.#spent < cost) return null;
let message = `max-cost of ${cost} USD is used up (${this.#spent.toFixed(2)} spent); raise it, or select fewer instances or trials`;
return new errors.VG("max_cost", message);
}
stop(kind, message) {
this.#stopped ??= new errors.VG(kind, message);
}
#stopped = null;
close() {
clearTimeout(this.#timer);
}
}
function outOfTime(duration) {
let message = `max-duration of ${(0, format.a3)(duration)} is used up; raise it, or give each job fewer instances (shard, a matrix)`;
return new errors.VG("max_duration", message);
}
var sweep = __webpack_require__(60730);
async function owned({ options, machine: given, observer, signal }, use) {
let budget = new Budget(options);
let machine = (0, left_tools.I)(given, signal);
let begun = [];
try {
return await use({
budget,
machine,
async begin(testbed) {
begun.length === 0 && await (0, sweep.X0)(machine, testbed === "docker", (message) => observer.notice(message));
let run = await (0, run_directory.Te)(machine).catch((error) => {
let where = `the temporary directory ${machine.temporaryDirectory} cannot be used: ${(0, errors.bD)(error)}`;
throw new errors.yo(`${where}; make room there, or name another in RUNNER_TEMP`);
});
begun.push(run);
return run;
}
});
} finally {
budget.close();
for (let { directory } of begun) await (0, run_directory.lb)(directory).catch((error) => observer.notice(`temporary files of this run remain, and the next run removes them: ${(0, errors.bD)(error)}`));
}
}
}),
57767: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => reasonOf });
var _base_text_telling_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59254);
var _results_part_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84346);
function reasonOf({ status, error, evaluation }, tails) {
if (status === "error") return error?.stage === "agent-setup" ? inLog("agent-setup.log", tails) : null;
if (status !== "failed") return null;
let last = (logs) => [...tails.keys()].findLast((name) => logs.test(name)) ?? null;
return (evaluation?.kind === "test_plan" ? inPlan(evaluation) : inLog(last(_results_part_files_js__WEBPACK_IMPORTED_MODULE_1__.oC), tails)) ?? inLog(last(_results_part_files_js__WEBPACK_IMPORTED_MODULE_1__.hN), tails);
}
function inLog(log, tails) {
let text = log === null ? null : (0, _base_text_telling_line_js__WEBPACK_IMPORTED_MODULE_0__.c)(tails.get(log) ?? "");
return text === null ? null : {
text,
log
};
}
function inPlan({ points }) {
let lost = points.filter(({ score }) => score === 0 || score === 1);
let faults = lost.flatMap(({ metric, testcases }) => testcases.flatMap(({ output_tail }) => (0, _base_text_telling_line_js__WEBPACK_IMPORTED_MODULE_0__.c)(output_tail, { faultsOnly: !0 }) ?? []).slice(0, 1).map((text) => ({
text,
metric
})));
let [most] = [...Map.groupBy(faults, ({ text }) => (0, _base_text_telling_line_js__WEBPACK_IMPORTED_MODULE_0__.t)(text)).values()].sort((a, b) => b.length - a.length);
if (most !== void 0) return {
text: most[0].text,
log: null
};
let explained = lost.flatMap(({ explanation }) => (0, _base_text_telling_line_js__WEBPACK_IMPORTED_MODULE_0__.c)(explanation) ?? [])[0];
return explained === void 0 ? null : {
text: explained,
log: null
};
}
}),
70370: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => pLimit });
class Node {
value;
next;
constructor(value) {
this.value = value;
}
}
class Queue {
#head;
#tail;
#size;
constructor() {
this.clear();
}
enqueue(value) {
let node = new Node(value);
if (this.#head) {
this.#tail.next = node;
this.#tail = node;
} else {
this.#head = node;
this.#tail = node;
}
this.#size++;
}
dequeue() {
let current = this.#head;
if (!current) return;
this.#head = this.#head.next;
this.#size--;
this.#head || (this.#tail = void 0);
return current.value;
}
peek() {
if (!this.#head) return;
return this.#head.value;
}
clear() {
this.#head = void 0;
this.#tail = void 0;
this.#size = 0;
}
get size() {
return this.#size;
}
*[Symbol.iterator]() {
let current = this.#head;
for (; current;) {
yield current.value;
current = current.next;
}
}
*drain() {
for (; this.#head;) yield this.dequeue();
}
}
function pLimit(concurrency) {
let rejectOnClear = !1;
typeof concurrency == "object" && ({concurrency, rejectOnClear = !1} = concurrency);
validateConcurrency(concurrency);
if (typeof rejectOnClear != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
let queue = new Queue();
let activeCount = 0;
let resumeNext = () => {
if (activeCount < concurrency && queue.size > 0) {
activeCount++;
queue.dequeue().run();
}
};
let next = () => {
activeCount--;
resumeNext();
};
let run = async (function_, resolve, arguments_) => {
let result = (async () => function_(...arguments_))();
resolve(result);
try {
await result;
} catch {}
next();
};
let enqueue = (function_, resolve, reject, arguments_) => {
let queueItem = { reject };
new Promise((internalResolve) => {
queueItem.run = internalResolve;
queue.enqueue(queueItem);
}).then(run.bind(void 0, function_, resolve, arguments_));
activeCount < concurrency && resumeNext();
};
let generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
enqueue(function_, resolve, reject, arguments_);
});
Object.defineProperties(generator, {
activeCount: { get: () => activeCount },
pendingCount: { get: () => queue.size },
clearQueue: { value() {
if (!rejectOnClear) {
queue.clear();
return;
}
let abortError = AbortSignal.abort().reason;
for (; queue.size > 0;) queue.dequeue().reject(abortError);
} },
concurrency: {
get: () => concurrency,
set(newConcurrency) {
validateConcurrency(newConcurrency);
concurrency = newConcurrency;
queueMicrotask(() => {
for (; activeCount < concurrency && queue.size > 0;) resumeNext();
});
}
},
map: { async value(iterable, function_) {
let promises = [];
try {
Array.from(iterable, (value, index) => {
let promise = generator(function_, value, index);
promises.push(promise);
return promise;
});
} catch (error) {
for (let promise of promises) promise.catch(() => {});
throw error;
}
return Promise.all(promises);
} }
});
return generator;
}
function validateConcurrency(concurrency) {
if (!((Number.isInteger(concurrency) || concurrency === Infinity) && concurrency > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
})
};
