export const id = 8612;
export const ids = [8612];
export const modules = {
61710: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { J: () => copyTrialFiles });
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
async function copyTrialFiles(from, to) {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.cp)(from, to, {
recursive: !0,
mode: node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.constants.COPYFILE_FICLONE,
filter(source) {
let name = node_path__WEBPACK_IMPORTED_MODULE_2__.relative(from, source);
if (name === "result.json" || /^attempt-/.test(name)) return !1;
let stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(source);
return stats.isFile() || stats.isDirectory();
}
});
}
}),
78553: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
resolveArms: () => resolveArms,
w: () => sameArms
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21916);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45503);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90492);
var _options_config_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47135);
var _options_options_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69917);
var _options_parse_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90162);
let OF_AN_ARM = [
"agent",
"agent-command",
"agent-setup",
"agent-directory",
"agent-model",
"agent-args",
"agent-env",
"agent-skills",
"agent-mcp",
"agent-instructions",
"agent-name"
];
let NAME = /^(?!report$|latest$)[A-Za-z0-9][A-Za-z0-9_.-]{0,62}(?<!\.json)$/;
async function resolveArms(given, shared) {
let file = /^[^\n:{}]+$/.test(given.trim()) ? given.trim() : null;
let where = file === null ? "arms" : `arms: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_5__.h0)(file)}`;
let own = await parseArms(file === null ? given : readArms(file), where);
if (own.size < 2) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${where}: ${own.size === 1 ? "one arm is no experiment" : "no arm"}; give two or more, such as "base: { agent-directory: base/dist }" and "head: { agent-directory: head/dist }"`);
if (own.size > 8) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${where}: ${own.size} arms; at most 8 can be compared`);
let { arms: _arms, ...others } = shared;
let faults = [];
let arms = [...own].flatMap(([name, texts]) => {
let merged = {
...others,
...texts
};
try {
return [{
name,
own: texts,
texts: merged,
options: (0, _options_parse_js__WEBPACK_IMPORTED_MODULE_8__.A)(merged)
}];
} catch (error) {
if (!(error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo)) throw error;
faults.push(...error.message.split("\n").map((line) => `${where}: ${name}: ${line}`));
return [];
}
});
if (faults.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(faults.join("\n"));
return arms;
}
function sameArms(arms) {
return arms.flatMap((arm, index) => {
let twin = arms.slice(0, index).find(({ own }) => (0, node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(own, arm.own));
return twin === void 0 ? [] : [[twin.name, arm.name]];
});
}
function readArms(file) {
if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file)) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`arms: "${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_5__.h0)(file)}" is neither a file nor arms in YAML, such as "base: { agent-directory: base/dist }"`);
try {
return (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_4__.X)(file, 262144, { follow: !0 }).toString();
} catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`arms: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_5__.h0)(file)} cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)}`);
}
}
async function parseArms(text, where) {
let [{ isMap, isScalar, LineCounter, parseDocument }, { optionText }] = await Promise.all([__webpack_require__.e(8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19)), Promise.all([__webpack_require__.e(8815), __webpack_require__.e(3412)]).then(__webpack_require__.bind(__webpack_require__, 43412))]);
let counter = new LineCounter();
let document = parseDocument(text, { lineCounter: counter });
let lineAt = (node) => counter.linePos(node?.range?.[0] ?? 0).line;
let [broken] = document.errors;
if (broken !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${where}: not valid YAML: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(broken)}`);
if (!isMap(document.contents)) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${where}: must be a mapping of names, each with its options`);
let arms = new Map();
let faults = [];
for (let { key, value } of document.contents.items) {
let name = isScalar(key) ? String(key.value) : "";
let at = `${where}, line ${lineAt(key)}: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_5__.h0)(name, 80)}`;
if (!NAME.test(name)) {
faults.push(`${at}: not a name of an arm; use letters, digits, "-", "_" and "."`);
continue;
}
let options = new Map();
!(value === null || isScalar(value) && value.value === null) && !isMap(value) && faults.push(`${at}: must be a mapping of options, or {}`);
for (let item of isMap(value) ? value.items : []) {
let option = isScalar(item.key) ? String(item.key.value) : "";
let line = `${where}, line ${lineAt(item.key)}: ${name}: ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_5__.h0)(option, 80)}`;
if (!OF_AN_ARM.includes(option)) {
let advice = _options_options_js__WEBPACK_IMPORTED_MODULE_7__.W6.includes(option) ? "give it once, outside of arms" : `there is no such option; did you mean ${(0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_2__.kp)(option, OF_AN_ARM)}?`;
faults.push(`${line}: an arm cannot set it: ${advice} (an arm can set ${OF_AN_ARM.join(", ")})`);
continue;
}
let own = optionText(item.value, _options_config_js__WEBPACK_IMPORTED_MODULE_6__.kI.includes(option));
own === null ? faults.push(`${line}: must be a text, a number, true or false, or a list`) : options.set(option, own);
}
arms.set(name, Object.fromEntries(options));
}
if (faults.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(faults.join("\n"));
return arms;
}
}),
50939: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C2: () => changeOf,
u7: () => exitCodeOfExperiment,
zv: () => recordOf
});
var _base_signals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68785);
var _base_version_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7844);
var _results_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43050);
var _results_totals_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61210);
var _reuse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52322);
var _watch_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50339);
function recordOf({ arms: sides, options, github, resolved, runs, seed, order, watch, startedAt }, end) {
let arms = sides.map((arm, index) => {
let { record } = runs[index].ledger;
let { planned } = record;
let reused = (0, _reuse_js__WEBPACK_IMPORTED_MODULE_2__.yW)(planned);
let skills = skillsOf(planned);
return {
name: arm.name,
control: index === 0,
agent: record.agent,
identity: record.identity,
sets: Object.keys(arm.own),
planned: planned.length,
measured: planned.filter(({ status }) => status === "passed" || status === "failed").length,
stopped: planned.filter(_results_totals_js__WEBPACK_IMPORTED_MODULE_4__.id).length,
...reused === void 0 ? {} : { reused },
...skills === void 0 ? {} : { skills },
cost_usd: runs[index].ledger.cost()
};
});
let stopped = arms.reduce((sum, arm) => sum + arm.stopped, 0);
let { dataset, mode } = resolved[0];
return {
schema: "agentbench/experiment/v1",
suite: options.suite ?? null,
dataset: {
name: dataset.name,
ref: dataset.ref,
digest: dataset.digest
},
measure: mode === null ? "success rate" : "score",
arms,
seed,
stop: options.stop,
alpha: _watch_js__WEBPACK_IMPORTED_MODULE_3__.N,
tolerance: options.tolerance,
trials: options.trials,
order: order.map(({ instanceId, trial, arms: numbers }) => ({
instance_id: instanceId,
trial,
arms: numbers
})),
comparisons: watch.comparisons(),
stopped: stopped === 0 ? null : {
pairs: watch.pairs,
message: watch.known() ?? "",
trials: stopped,
cost_usd: savedOf(arms)
},
interrupted: end?.interrupted ?? null,
started_at: startedAt,
finished_at: end?.finishedAt ?? null,
harness_version: _base_version_js__WEBPACK_IMPORTED_MODULE_5__.x,
github
};
}
function skillsOf(planned) {
let told = planned.flatMap(({ skill_opened: opened }) => opened === void 0 ? [] : [opened]);
return told.length === 0 ? void 0 : {
trials: told.length,
opened: told.filter(Boolean).length
};
}
function exitCodeOfExperiment({ interrupted }, runs, options) {
if (interrupted !== null) return (0, _base_signals_js__WEBPACK_IMPORTED_MODULE_0__.fH)(interrupted);
let codes = runs.map((run) => (0, _results_gate_js__WEBPACK_IMPORTED_MODULE_1__.F)(run, options));
return codes.find((code) => code === 1) ?? Math.max(0, ...codes);
}
function changeOf({ answer, difference }) {
if (difference === null) return {
verdict: "not comparable",
difference
};
return {
verdict: answer === null ? "within noise" : {
better: "improved",
worse: "regressed",
"no difference that matters": "within tolerance",
"cannot be settled": "within noise"
}[answer],
difference
};
}
function savedOf(arms) {
return arms.reduce((sum, { stopped, measured, cost_usd: cost }) => {
if (stopped === 0 || sum === null) return sum;
return cost === null || measured === 0 ? null : sum + stopped * cost / measured;
}, 0);
}
}),
78612: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { p: () => runExperiment });
var external_node_crypto_ = __webpack_require__(77598);
var clock = __webpack_require__(42030);
var experiment_record = __webpack_require__(59546);
var run_place = __webpack_require__(80418);
var measure = __webpack_require__(32728);
var owned = __webpack_require__(41560);
var experiment_arms = __webpack_require__(78553);
var describe = __webpack_require__(50939);
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
async function directoryOf({ "results-path": given, resume }) {
let directory = given ?? (resume ? (0, run_place.hH)() : null) ?? await (0, run_place.L6)(run_place.hN);
let made = external_node_path_.resolve(directory);
await (0, promises_.mkdir)(made, { recursive: !0 }).catch((error) => {
throw new errors.yo(`results-path: ${made} cannot be made: ${(0, errors.bD)(error)}`);
});
if ((0, run_place.gM)(made)) throw new errors.yo(`results-path: ${made} holds a run, which is no experiment; name another directory`);
await (0, run_place.es)(made);
return made;
}
async function findBefore(given, directory) {
if (given.options.resume) {
let record = readEarlier(directory);
requireSame(record, given, directory);
return {
record,
isOther: !1
};
}
let attempt = await given.restoreRecord?.(directory) ?? null;
let isSame = attempt !== null && differencesOf(attempt, given.arms, given.options).length === 0;
if (!isSame && (0, run_place.oA)(directory)) throw new errors.yo(`results-path: ${directory} holds another experiment, which is never overwritten; name another directory, or continue it with resume`);
return {
record: isSame ? attempt : null,
isOther: attempt !== null && !isSame
};
}
function readEarlier(directory) {
try {
return (0, experiment_record.sE)(directory);
} catch (error) {
throw new errors.yo(`resume: ${directory} holds an experiment that cannot be read: ${(0, errors.bD)(error)}; name another results-path`);
}
}
function requireSame(earlier, { arms, options }, directory) {
let differences = earlier === null ? [] : differencesOf(earlier, arms, options);
if (differences.length === 0) return;
throw new errors.yo([`resume: the experiment in ${directory} is another one; give its options again, or another results-path`].concat(differences).join("\n"));
}
function differencesOf(earlier, arms, options) {
let names = (list) => list.map(({ name }) => name).join(", ");
return [
[
"arms",
names(earlier.arms),
names(arms)
],
[
"stop",
earlier.stop,
options.stop
],
[
"tolerance",
String(earlier.tolerance),
String(options.tolerance)
],
[
"trials",
String(earlier.trials),
String(options.trials)
]
].flatMap(([name, was, is]) => was === is ? [] : [`${name}: ${was} before, ${is} now`]);
}
class Saver {
#save;
#writing = null;
#isDue = !1;
constructor(save) {
this.#save = save;
}
soon() {
this.#isDue = !0;
this.#writing ??= this.#write().finally(() => {
this.#writing = null;
});
}
async settled() {
await this.#writing;
}
async #write() {
for (; this.#isDue;) {
this.#isDue = !1;
await this.#save().catch(() => {});
}
}
}
class Looks {
#plan;
#saver;
constructor(plan) {
this.#plan = plan;
this.#saver = new Saver(() => plan.save(plan.record()));
}
async begin() {
await this.#askOthers();
}
take(arm, result) {
this.#plan.watch.take(arm, result);
this.#stopIfKnown();
this.#saver.soon();
this.#askOthers();
}
async settled() {
await this.#saver.settled();
}
#stopIfKnown() {
let known = this.#plan.watch.known();
known !== null && this.#plan.budget.stop("stopped", `the answer is known: ${known}`);
}
async #askOthers() {
let { stop, otherJobs, record, watch } = this.#plan;
if (stop === "never" || otherJobs === void 0) return;
let others = await otherJobs(record());
if (others === null) return;
watch.takeOthers(others);
this.#stopIfKnown();
}
}
var run_open = __webpack_require__(53219);
var resolve = __webpack_require__(66634);
var reuse = __webpack_require__(52322);
function ofArm(observer, arm) {
let placed = (place) => ({
...place,
instanceId: `${arm}/${place.instanceId}`
});
return {
runStarted: () => {},
trialStarted: (place) => observer.trialStarted(placed(place)),
stageStarted: (place, stage) => observer.stageStarted(placed(place), stage),
stageEnded: (place, stage, duration) => observer.stageEnded(placed(place), stage, duration),
trialSpent: (place, cost) => observer.trialSpent(placed(place), cost),
trialEnded: (place, result, tails) => observer.trialEnded(placed(place), result, tails),
trialPostponed: (place, result) => observer.trialPostponed(placed(place), result),
trialSkipped: (place, why) => observer.trialSkipped(placed(place), why),
notice: (message) => observer.notice(`${arm}: ${message}`)
};
}
async function resolveArmRuns(request, { machine }) {
let resolved = [];
for (let [index, { name, own, options }] of request.arms.entries()) {
let observer = index === 0 ? request.observer : SILENT;
try {
resolved.push(await (0, resolve.U)(options, {
...request,
observer,
machine
}));
} catch (error) {
throw error instanceof errors.yo && Object.keys(own).some((option) => error.message.startsWith(`${option}:`)) ? new errors.yo(`arms: ${name}: ${error.message}`) : error;
}
}
return resolved;
}
async function openArms(request, resolved, place, owned) {
let { before, directory } = place;
let isNew = before.record === null && request.arms.every(({ name }) => !(0, run_place.gM)(external_node_path_.join(directory, name)));
if (!request.options.reuse) return await openAll(request, resolved, place, owned, null);
let arms = isNew ? await withReusable(request, (reuse) => openAll(request, resolved, place, owned, reuse)) : await openAll(request, resolved, place, owned, null);
tellReused(request, arms.runs);
return arms;
}
function requireReusable({ options, withEarlierResults }) {
let { reuse, baseline } = options;
if (!reuse || baseline !== "none" && (baseline !== "artifact" || withEarlierResults !== void 0)) return;
let fault = baseline === "none" ? "is needed: the directory of the results to reuse" : "artifact is for workflows";
throw new errors.yo(`reuse: baseline ${fault}; name one, or leave reuse out`);
}
async function openAll(request, resolved, { directory, before }, { begin, budget, machine }, reuse) {
let { arms, observer, github, keepOptions, restore } = request;
let runs = [];
let ids = [];
let close = async () => {
for (let run of runs) await run.close();
};
try {
for (let [index, arm] of arms.entries()) {
let owner = await begin(resolved[0].testbed);
ids.push(owner.id);
let run = resolved[index];
let options = {
...run.options,
"results-path": external_node_path_.join(directory, arm.name)
};
runs.push(await (0, run_open.I)({
...run,
options
}, {
machine,
observer: ofArm(observer, arm.name),
github,
owner,
budget,
...reuse === null ? {} : { reuse },
...restore === void 0 || before.isOther ? {} : { restore: (now, place) => restore(now, place, arm.name) },
...keepOptions === void 0 ? {} : { keepOptions: (place) => keepOptions(arm, place) }
}));
}
} catch (error) {
await close();
throw error;
}
return {
resolved,
runs,
ids,
close
};
}
async function withReusable({ options, observer, withEarlierResults }, open) {
let from = (directory) => reuse.b0.from(directory, (text) => observer.notice(text));
if (options.baseline !== "artifact") return await open(await from(options.baseline));
return await withEarlierResults(async (directory) => open(directory === null ? null : await from(directory)));
}
function tellReused({ arms, observer }, runs) {
for (let [index, { name }] of arms.entries()) {
let reused = (0, reuse.yW)(runs[index].ledger.record.planned);
observer.notice(reused === void 0 ? `reuse: ${name}: no trial of baseline was measured with the same agent, dataset, image and limits` : `reuse: ${name}: ${(0, reuse.KH)(reused)}`);
}
}
let SILENT = { notice: () => {} };
var uniformInt = __webpack_require__(72577);
var mersenne = __webpack_require__(69566);
function drawOrder(instanceIds, trials, arms, seed) {
let random = (0, mersenne.q)(seed);
let shuffled = (items) => {
let drawn = [...items];
for (let last = drawn.length - 1; last > 0; --last) {
let other = (0, uniformInt.C)(random, 0, last);
[drawn[last], drawn[other]] = [drawn[other], drawn[last]];
}
return drawn;
};
let numbers = Array.from({ length: arms }, (_, index) => index);
return shuffled(instanceIds).flatMap((instanceId) => Array.from({ length: trials }, (_, index) => ({
instanceId,
trial: index + 1,
arms: shuffled(numbers)
})));
}
var trial_id = __webpack_require__(9271);
function turnsOf(order, runs, kept) {
let trials = runs.map((run) => new Map(run.trials.map((trial) => [keyOf(trial), trial])));
let left = new Set(runs.flatMap((run) => run.left));
let turns = [];
for (let { instanceId, trial: number, arms } of order) for (let arm of arms) {
let run = runs[arm];
let trial = trials[arm].get((0, trial_id.wK)({
instanceId,
trial: number
}));
left.has(trial) ? turns.push({
trial,
run
}) : kept({
trial,
run
}, run.ledger.entryOf(trial));
}
return turns;
}
function keyOf({ instance, trial }) {
return (0, trial_id.wK)({
instanceId: instance.id,
trial
});
}
var experiment_watch = __webpack_require__(50339);
let SEEDS = 2 ** 32;
async function runExperiment(request) {
let { arms, options, observer, signal } = request;
requireReusable(request);
for (let [one, other] of (0, experiment_arms.w)(arms)) observer.notice(`arms: ${one} and ${other} set the same: this is an A/A test, and shows the noise alone`);
return await (0, owned.S)(request, async (parts) => {
let { budget } = parts;
let resolved = await resolveArmRuns(request, parts);
let directory = await directoryOf(options);
let before = await findBefore(request, directory);
let opened = await openArms(request, resolved, {
directory,
before
}, parts);
try {
let { runs } = opened;
let design = designOf(request, before, opened);
let looks = new Looks({
...request,
watch: design.watch,
budget,
stop: options.stop,
record: () => (0, describe.zv)(design, null),
save: (record) => (0, experiment_record.F5)(directory, record)
});
await begin(request, design, opened, directory);
await looks.begin();
let look = ({ run }, result) => looks.take(runs.indexOf(run), result);
let end = AbortSignal.any([signal, budget.deadline]);
let again = [];
await (0, measure.x)(turnsOf(design.order, runs, look), budget, end, {
onVerdict: look,
onEnded: (turn, { status }) => status === "error" && again.push(turn)
});
await (0, measure.x)(again, budget, end, {
onVerdict: look,
onEnded: (turn, result) => result.status === "error" && look(turn, result)
});
await looks.settled();
return await finish(design, directory, signal.aborted ? String(signal.reason) : null);
} finally {
await opened.close();
}
});
}
function designOf(request, before, { resolved, runs }) {
let { arms, options } = request;
let { plan, mode } = resolved[0];
let instanceIds = [...new Set(plan.map(({ instance }) => instance.id))];
let seed = before.record?.seed ?? (0, external_node_crypto_.randomInt)(SEEDS);
let watch = new experiment_watch.o({
arms: arms.map(({ name }) => name),
instanceIds,
trials: options.trials,
score: mode !== null,
stop: options.stop,
tolerance: options.tolerance,
isPart: request.isPart ?? !1
});
let order = drawOrder(instanceIds, options.trials, arms.length, seed);
return {
...request,
resolved,
runs,
seed,
order,
watch,
startedAt: before.record?.started_at ?? (0, clock.v)()
};
}
async function begin({ observer, onBegin }, design, { resolved, runs, ids }, directory) {
let { testbed, dataset, plan } = resolved[0];
await (0, experiment_record.F5)(directory, (0, describe.zv)(design, null));
onBegin?.({
ids,
testbed,
resultsPath: directory
});
await (0, run_place.Kh)(directory);
observer.runStarted({
dataset: dataset.name,
instances: new Set(plan.map(({ instance }) => instance.id)).size,
trials: plan.length * runs.length,
testbed,
resultsPath: directory
});
for (let run of runs) run.tellKept();
}
async function finish(design, directory, interrupted) {
let comparisons = design.watch.comparisons();
let runs = [];
for (let [index, run] of design.runs.entries()) {
let comparison = index === 0 ? null : comparisons[index - 1];
runs.push(await run.finish(interrupted, comparison === null ? null : async () => (0, describe.C2)(comparison)));
}
let record = (0, describe.zv)(design, {
interrupted,
finishedAt: (0, clock.v)()
});
await (0, experiment_record.F5)(directory, record);
return {
directory,
record,
runs
};
}
}),
52322: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
KH: () => reusedText,
b0: () => Reuse,
yW: () => reusedOf
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_format_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(18253);
var _results_copy_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61710);
var _results_find_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48242);
var _results_read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47705);
var _results_record_digest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56885);
var _results_stand_in_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(74705);
var _results_trial_id_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9271);
var _identity_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(41514);
let OTHERWISE_TOLD = [
"model-endpoints",
"model-address",
"trial-max-cost",
"trial-max-requests",
"hosted-tools",
"allow-hosts",
"judge-samples"
];
class Reuse {
#trials;
constructor(trials) {
this.#trials = trials;
}
static async from(directory, notice) {
let { found, notes } = await (0, _results_find_js__WEBPACK_IMPORTED_MODULE_5__.s)([directory], 4, "baseline");
for (let note of notes) notice(note);
let trials = new Map();
for (let place of found) {
let read = await (0, _results_read_js__WEBPACK_IMPORTED_MODULE_6__.readRun)(place, (result) => isWhole(result) ? result : null).catch(() => null);
if (read === null) notice(`baseline: ${place} has a run.json that cannot be read; nothing of it is reused`);
else if (read.run.rescored_from === void 0) for (let result of read.results) {
if (result === null) continue;
let [key, trial] = [measurementOf(result), {
result,
directory: place,
run: read.run
}];
let other = trials.get(key);
(other === void 0 || filesOf(trial) > filesOf(other)) && trials.set(key, trial);
}
}
if (found.length === 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`baseline: there is no run in ${directory} whose trials could be reused; name a directory with a run.json in it or below`);
let newest = (one, other) => Date.parse(other.result.started_at) - Date.parse(one.result.started_at);
return new Reuse([...trials.values()].sort(newest));
}
async take(wanted, now, store) {
let fits = new Map();
let isSame = (run) => {
fits.has(run) || fits.set(run, isSameMeasurement(run, now));
return fits.get(run);
};
let taken = new Map();
for (let trial of wanted) {
let at = this.#trials.findIndex(({ result, run }) => result.instance_id === trial.instance.id && isSame(run));
if (at === -1) continue;
let [{ result, directory, run }] = this.#trials.splice(at, 1);
let record = {
...result,
trial: trial.trial,
reused: result.reused ?? {
started_at: result.started_at,
harness_version: result.harness_version,
run_started_at: run.started_at
}
};
await store.makePlace(trial.instance.id, trial.trial);
let [from, to] = [(0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_9__.rI)(result), (0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_9__.rI)(record)].map(_results_trial_id_js__WEBPACK_IMPORTED_MODULE_9__.qQ);
await (0, _results_copy_files_js__WEBPACK_IMPORTED_MODULE_4__.J)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, from), node_path__WEBPACK_IMPORTED_MODULE_1__.join(store.directory, to));
await store.writeResult(record);
taken.set(trial, {
result: record,
digest: (0, _results_record_digest_js__WEBPACK_IMPORTED_MODULE_7__.t)((0, _results_record_digest_js__WEBPACK_IMPORTED_MODULE_7__.P)(record))
});
}
return taken;
}
}
function reusedOf(planned) {
let times = planned.flatMap(({ reused }) => reused === void 0 ? [] : [reused.started_at]).sort();
return times.length === 0 ? void 0 : {
trials: times.length,
oldest: times[0],
newest: times.at(-1)
};
}
function reusedText({ trials, oldest, newest }) {
let [from, to] = [oldest.slice(0, 10), newest.slice(0, 10)];
return `${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_11__.U9)(trials, "trial")} taken from baseline, measured ${from === to ? `on ${from}` : `from ${from} to ${to}`}`;
}
function filesOf({ result, directory }) {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, (0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_9__.qQ)((0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_9__.rI)(result)))).length;
}
function measurementOf({ instance_id, started_at, finished_at, stages }) {
return JSON.stringify([
instance_id,
started_at,
finished_at,
stages
]);
}
function isWhole(result) {
return (result.status === "passed" || result.status === "failed") && !(0, _results_stand_in_js__WEBPACK_IMPORTED_MODULE_8__.W)(result);
}
function isSameMeasurement(before, now) {
if (before.identity === void 0 || before.options === void 0 || now.options === void 0) return !1;
if ((0, _identity_js__WEBPACK_IMPORTED_MODULE_10__.g6)(before, now).length > 0) return !1;
let toldBy = (options) => options.filter(({ name }) => OTHERWISE_TOLD.includes(name)).sort((a, b) => a.name < b.name ? -1 : 1);
return (0, node_util__WEBPACK_IMPORTED_MODULE_2__.isDeepStrictEqual)(toldBy(before.options), toldBy(now.options));
}
})
};
