export const id = 3848;
export const ids = [3848];
export const modules = {
17060: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { shellCommand: () => shellCommand });
var errors = __webpack_require__(45145);
var signals = __webpack_require__(68785);
var untrusted = __webpack_require__(90492);
var this_machine = __webpack_require__(86324);
var parse = __webpack_require__(90162);
var run_place = __webpack_require__(80418);
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var format = __webpack_require__(18253);
var run_directory = __webpack_require__(79882);
var redact = __webpack_require__(62426);
var version = __webpack_require__(7844);
var registry = __webpack_require__(52323);
var datasets_select = __webpack_require__(24998);
var floors = __webpack_require__(42625);
var fetch_dataset = __webpack_require__(43210);
var left_tools = __webpack_require__(38912);
var store = __webpack_require__(56676);
var testbeds_registry = __webpack_require__(29078);
var agent = __webpack_require__(66613);
var agent_environment = __webpack_require__(10442);
var empty_result = __webpack_require__(22514);
var trial_logs = __webpack_require__(72316);
var metered = __webpack_require__(27515);
var prepare = __webpack_require__(12345);
var trial_record = __webpack_require__(82810);
var run_agent = __webpack_require__(65211);
var models = __webpack_require__(89726);
var plan_trials = __webpack_require__(45557);
var resolve = __webpack_require__(66634);
var external_node_fs_ = __webpack_require__(73024);
var trial_id = __webpack_require__(9271);
async function findAfter(named, results, machine) {
let { result, directory } = await readNamed(named, results);
let { testbed } = result;
if (testbed.kept !== void 0 && testbed.kind !== "other") {
let place = await (0, testbeds_registry.LJ)(testbed.kind, testbed.kept, machine);
if (place !== null) return {
result,
place
};
}
if (testbed.kept_image !== null && await (0, testbeds_registry.Yb)(testbed.kept_image, machine)) return {
result,
...fromImage(result, testbed.kept_image, directory)
};
let gone = [testbed.kept, testbed.kept_image].filter((name) => name != null).join(" and ");
throw new errors.yo(`after: ${gone === "" ? `nothing was kept of ${(0, trial_id.Ko)((0, trial_id.rI)(result))}` : `${gone} is not on this machine any more`}; measure it again with --keep always${testbed.kind === "docker" ? ", or with --keep-image" : ""}`);
}
async function readNamed(named, results) {
let { readRecord } = await Promise.all([
__webpack_require__.e(1525),
__webpack_require__.e(6921),
__webpack_require__.e(7705)
]).then(__webpack_require__.bind(__webpack_require__, 47705));
let whole = external_node_path_.resolve(named);
let places = [[
external_node_path_.dirname(external_node_path_.dirname(whole)),
external_node_path_.basename(external_node_path_.dirname(whole)),
/^trial-(\d+)$/.exec(external_node_path_.basename(whole))?.[1]
], [
results,
external_node_path_.dirname(named),
/^[1-9]\d{0,8}$/.exec(external_node_path_.basename(named))?.[0]
]];
for (let [parent, instance, trial] of places) {
if (parent === null || trial === void 0) continue;
let id = {
instance_id: instance,
trial: Number(trial)
};
let record = readRecord(parent, id);
if (record !== null) return {
result: record.result,
directory: external_node_path_.join(parent, (0, trial_id.qQ)((0, trial_id.rI)(id)))
};
}
let where = results === null ? "" : ` of ${results}`;
throw new errors.yo(`after: "${named}" is neither the directory of a trial with its result nor an INSTANCE/TRIAL${where}`);
}
function fromImage(result, image, directory) {
let instance = {
id: result.instance_id,
taskType: result.task_type,
prompt: promptIn(directory),
debugPrompt: null,
image,
imageTag: null,
repository: null,
fixtures: [],
prerunner: null,
evaluation: {
kind: "success_command",
command: "true",
rule: "exit_code"
},
solution: null,
row: null,
humanActions: null
};
return {
dataset: {
...result.dataset,
directory,
instances: [instance],
notes: [],
testbed: "docker"
},
instance
};
}
function promptIn(directory) {
try {
return (0, external_node_fs_.readFileSync)(external_node_path_.join(directory, "prompt.txt"), "utf8");
} catch {
return "";
}
}
var sweep = __webpack_require__(60730);
async function openShell(request) {
let { options, after, notice, signal, command: script, seat } = request;
let machine = (0, left_tools.I)(request.machine, signal);
if (after !== null) {
let kept = await findAfter(after, request.results, machine);
if (!("place" in kept)) return inTestbed(request, machine, kept.dataset, kept.instance);
let { result } = kept;
notice(`in ${result.testbed.kept}, which was kept: it stays until agentbench clean`);
let environment = {
...terminalOf(request),
AGENTBENCH_INSTANCE_ID: result.instance_id,
AGENTBENCH_DATASET: result.dataset.name,
AGENTBENCH_TASK_TYPE: result.task_type,
AGENTBENCH_TRIAL: String(result.trial)
};
return kept.place.interact({
script,
environment
}, seat, signal);
}
let dataset = await (0, registry.Z)(options, (0, fetch_dataset.w)(machine));
let selected = await (0, datasets_select.l)(dataset.instances, [request.instance]);
if (selected.length > 1) throw new errors.yo(`instance: "${request.instance}" selects ${selected.length} instances; name one: ${namesOf(selected)}`);
return inTestbed(request, machine, dataset, selected[0]);
}
async function inTestbed(request, machine, dataset, instance) {
let { notice, after } = request;
let image = after === null ? {} : {
image: instance.image,
testbed: "docker"
};
let options = {
...request.options,
...image
};
let testbed = (0, plan_trials.B)(dataset, options);
(0, resolve.E)(testbed, options, [{
instance,
trial: 1
}]);
let agentEnv = (0, run_agent.Jh)(options, machine);
let modelKeys = (0, models.qs)(options, Object.keys(agentEnv), machine);
let redactor = new redact.pO([...Object.values(agentEnv), ...Object.values(modelKeys)]);
let agentDirectory = await (0, run_agent.Ts)(options);
await (0, sweep.X0)(machine, testbed === "docker", notice);
let run = await (0, run_directory.Te)(machine);
let meter = null;
try {
let provider = await (0, testbeds_registry.C2)(testbed, options, agentDirectory, run, machine, options.testbed === "auto");
meter = await (0, models.GF)(options, modelKeys, provider, [instance], {
machine,
redactor,
budget: { costUsedUp: () => null }
});
let parts = {
dataset,
instance,
agentEnv,
meter,
redactor
};
let live = await prepareIn(run, provider, {
...request,
options
}, parts);
let exitCode = null;
let isSetUp = !1;
try {
await (0, metered.F)(live, "exchanges.jsonl", async () => {
options["agent-setup"] !== void 0 && await (0, agent.p)(live);
isSetUp = !0;
exitCode = await interact(live, request);
});
meter?.hasModels && notice(usageOf(live));
return exitCode;
} finally {
await leave(live, options.keep === "always" || options.keep === "failed" && exitCode !== 0, notice);
isSetUp || showTails(live.logs, notice);
}
} finally {
await meter?.close();
await (0, run_directory.lb)(run.directory).catch((error) => notice(`temporary files remain, and the next run removes them: ${(0, errors.bD)(error)}`));
}
}
async function prepareIn(run, provider, { options, notice, signal }, parts) {
let { dataset, instance, agentEnv, meter, redactor } = parts;
let directory = external_node_path_.join(run.directory, "shell");
await (0, promises_.mkdir)(directory);
let observer = {
...SILENT,
notice
};
let open = async (request, signal) => (await provider.make(request, signal)).start(signal);
let context = {
dataset,
options: {
...options,
"agent-command": options["agent-command"] ?? ""
},
testbeds: {
kind: provider.kind,
open,
openBeside: open,
provideImage: (request, signal) => provider.provideImage(request, signal)
},
seal: null,
store: new store.V(directory),
redactor,
agent: null,
agentEnv: {
...options["agent-variables"],
...agentEnv
},
observer,
judge: null,
floors: new floors.w({ cacheDirectory: directory }),
meter,
onCost() {},
onModels() {},
version: version.x,
github: null
};
let record = new trial_record.m((0, empty_result.$)(instance, 1, 1, context), {
instanceId: instance.id,
trial: 1
}, observer);
let logs = new trial_logs.u(directory, context);
let begun = {
instance,
trial: 1,
directory,
record,
logs,
context,
signal
};
try {
let live = await (0, prepare.i)(begun);
for (let { detail } of record.result.integrity) notice(detail);
return live;
} catch (error) {
showTails(logs, notice);
throw error;
}
}
function showTails(logs, notice) {
for (let [name, tail] of logs.tails()) tail.trim() !== "" && notice(`${name} ends:\n${tail.trimEnd()}`);
}
function interact(live, request) {
let { testbed, instance } = live;
let { command: script, seat, notice, signal } = request;
notice(`${instance.id}: in ${testbed.workdir} (${testbed.image?.name ?? "this machine"}); the task is in ${testbed.promptFile}`);
let environment = {
...terminalOf(request),
...(0, agent_environment.F)(live, instance.prompt)
};
return testbed.interact({
script,
environment
}, seat, signal);
}
function usageOf({ record, spent }) {
let { input_tokens: input, output_tokens: output, cost_usd: cost } = record.result.agent.usage;
let tokens = `${(input ?? 0).toLocaleString("en-US")} tokens in, ${(output ?? 0).toLocaleString("en-US")} out`;
return `models: ${(0, format.U9)(spent.requests, "request")}, ${tokens}, ${cost === null ? "cost unknown" : (0, format.BD)(cost)}`;
}
function terminalOf({ seat, machine }) {
let { TERM: type } = machine.environment;
return seat.terminal === null || type === void 0 ? {} : { TERM: type };
}
async function leave({ testbed }, keep, notice) {
try {
if (keep) {
let { kept } = await testbed.keep();
notice(`kept ${kept}; enter it: ${testbed.kind === "docker" ? `docker exec -it ${kept} sh` : `cd ${kept}`}; remove all that was kept: agentbench clean`);
} else for (let { kind, detail } of await testbed.remove()) kind !== "kept_workdir_readable" && notice(detail);
} catch (error) {
notice((0, errors.bD)(error));
}
}
let SILENT = {
runStarted() {},
trialStarted() {},
stageStarted() {},
stageEnded() {},
trialEnded() {},
trialSkipped() {},
trialSpent() {},
trialPostponed() {}
};
function namesOf(instances) {
let names = instances.slice(0, 5).map(({ id }) => id);
return instances.length > names.length ? `${names.join(", ")}, …` : names.join(", ");
}
var print = __webpack_require__(12694);
async function shellCommand(instance, { command, after }, given) {
if (instance === void 0 == (after === void 0)) throw new errors.yo(instance === void 0 ? "shell: name an instance, or a trial with --after" : "shell: an instance and --after are given; leave one of them out (--after INSTANCE/TRIAL names the trial)");
let options = (0, parse.A)(given);
let interruption = (0, signals.YF)();
try {
return await openShell({
options,
machine: (0, this_machine.g)(process.env),
instance: instance ?? null,
after: after ?? null,
results: options["results-path"] ?? (0, run_place.hH)(),
command: command ?? null,
seat: ourSeat(),
notice: (message) => (0, print.cc)(message.split("\n").map((line) => (0, untrusted.h0)(line, 1e3)).join("\n")),
signal: interruption.signal
});
} catch (error) {
if (interruption.signal.aborted) return (0, signals.fH)(interruption.signal.reason);
if (!(error instanceof errors.ZD)) throw error;
(0, print.cc)((0, untrusted.OG)(error.message));
return 3;
} finally {
interruption.dispose();
}
}
function ourSeat() {
let { stdin, stdout, stderr } = process;
return {
input: stdin,
output: stdout,
errors: stderr,
terminal: stdin.isTTY && stdout.isTTY ? {
size: () => ({
columns: stdout.columns,
rows: stdout.rows
}),
onResize(resized) {
stdout.on("resize", resized);
return () => void stdout.off("resize", resized);
},
setRaw: (raw) => void stdin.setRawMode(raw)
} : null
};
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
56676: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { V: () => ResultStore });
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var write_file_atomic__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30238);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45145);
var _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76185);
var _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88350);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45503);
var _place_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96826);
var _record_digest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56885);
var _trial_id_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9271);
let GATHERED = "attempt-moving";
let HALF_WRITTEN = /^(run|result|trace)\.json\.\d+$|^report\.html\.\d+$/;
let BELOW = [
/./,
/^trial-\d+$/,
/^attempt-\w+$/
];
class ResultStore {
directory;
#begun = null;
constructor(directory) {
this.directory = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(directory);
}
async prepare() {
try {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(this.directory, { recursive: !0 });
this.#begin();
} catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`results-path: ${this.directory} cannot be made: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}`);
}
}
async makePlace(instanceId, trial = 1) {
let links = [];
let name = node_path__WEBPACK_IMPORTED_MODULE_2__.basename(this.directory);
this.#begun === null && await this.prepare();
let { above, own } = this.#begun;
if (node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(this.directory)) !== above) throw Error(`results-path: ${node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(this.directory)} leads elsewhere now than when the run began`);
if (isLink(this.directory) && realOrNull(this.directory) !== own) {
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.directory);
links.push(name);
}
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(this.directory, { recursive: !0 });
links.length > 0 && this.#begin();
if (instanceId === void 0) return links;
let place = (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
instanceId,
trial
});
for (let link = (0, _place_js__WEBPACK_IMPORTED_MODULE_8__.Z)(this.directory, place); link !== null; link = (0, _place_js__WEBPACK_IMPORTED_MODULE_8__.Z)(this.directory, place)) {
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, link));
links.push(node_path__WEBPACK_IMPORTED_MODULE_2__.join(name, link));
}
(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, place), { recursive: !0 });
return links;
}
#begin() {
let above = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(this.directory));
this.#begun = {
above,
own: node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(this.directory)
};
}
async take(run) {
let own = node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, `.run-${run}`);
try {
await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.B7)(own);
} catch (error) {
if ([
"EPERM",
"ENOSYS",
"ENOTSUP",
"EOPNOTSUPP"
].includes((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error) ?? "")) return async () => {};
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`results-path: nothing can be written to ${this.directory}: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}`);
}
let other = (await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.hh)(this.directory)).find(({ file, owner }) => file !== own && !(0, _base_lease_owner_js__WEBPACK_IMPORTED_MODULE_6__.XU)(owner));
if (other !== void 0) {
await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(own);
let { pid, host } = other.owner;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.yo(`results-path: another run (process ${pid} on ${host}) writes to ${this.directory}; wait for its end, or name another directory. If there is no such run any more, remove ${other.file}.owner`);
}
await this.tidy();
return () => (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(own);
}
async tidy() {
for (let file of await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.r7)(this.directory)) await (0, _base_lease_claim_js__WEBPACK_IMPORTED_MODULE_5__.Ht)(file);
await removeHalfWritten(this.directory, 0);
}
async finished() {
let { faultOf, readRecord, readRunRecord } = await Promise.all([
__webpack_require__.e(1525),
__webpack_require__.e(6921),
__webpack_require__.e(7705)
]).then(__webpack_require__.bind(__webpack_require__, 47705));
let run = readRunRecord(this.directory);
if (run === null) return () => null;
let entries = new Map(run.planned.map((entry) => [(0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.rI)(entry)), entry]));
return (instanceId, trial) => {
let record = readRecord(this.directory, {
instance_id: instanceId,
trial
});
if (record === null || record.result.status !== "passed" && record.result.status !== "failed") return null;
let entry = entries.get((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
instanceId,
trial
}));
let fault = entry === void 0 ? null : faultOf(record, entry, run);
return fault === null || fault === _place_js__WEBPACK_IMPORTED_MODULE_8__.L ? record : null;
};
}
async earlier(instanceId, trial) {
if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
instanceId,
trial
}), "result.json"))) return null;
let { readRecord } = await Promise.all([
__webpack_require__.e(1525),
__webpack_require__.e(6921),
__webpack_require__.e(7705)
]).then(__webpack_require__.bind(__webpack_require__, 47705));
return readRecord(this.directory, {
instance_id: instanceId,
trial
})?.result ?? null;
}
changeOf({ instance_id, trial }, digest) {
let place = (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
instanceId: instance_id,
trial
});
try {
let link = (0, _place_js__WEBPACK_IMPORTED_MODULE_8__.Z)(this.directory, place);
if (link !== null) return `${link} is a link`;
let content = (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_7__.X)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, place, "result.json"), 67108864);
return (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_9__.t)(content) === digest ? null : "it is not the record that was written";
} catch (error) {
return (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.$N)(error) === "ENOENT" ? "it was removed" : "it cannot be read any more";
}
}
async beginAttempt(instanceId, trial) {
let directory = node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)({
instanceId,
trial
}));
let links = await this.makePlace(instanceId, trial);
removeLink(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, GATHERED));
let entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory);
let kept = entries.flatMap((entry) => /^attempt-(\d+)$/.exec(entry)?.slice(1).map(Number) ?? []);
let last = Math.max(0, ...kept);
let loose = entries.filter((entry) => !/^attempt-\d+$/.test(entry));
if (loose.length === 0) return {
directory,
attempt: last + 1,
links
};
let gathered = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, GATHERED);
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(gathered, { recursive: !0 });
for (let entry of loose.filter((entry) => entry !== GATHERED)) await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, entry), node_path__WEBPACK_IMPORTED_MODULE_2__.join(gathered, entry));
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(gathered, node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, `attempt-${last + 1}`));
return {
directory,
attempt: last + 2,
links
};
}
async writeResult(result, last = !0) {
await this.makePlace(result.instance_id, result.trial);
await writeWhole(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.qQ)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_10__.rI)(result)), "result.json"), (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_9__.P)(result), last);
}
async writeRun(run, last = !0) {
try {
await this.makePlace();
await writeWhole(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, "run.json"), (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_9__.P)(run), last);
} catch (error) {
throw Error(`results-path: run.json could not be written: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_4__.bD)(error)}; make room there, or mend it, then run again with resume`, { cause: error });
}
}
async writeTrace(trace) {
await writeWhole(node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.directory, "trace.json"), JSON.stringify(trace), !1);
}
}
async function removeHalfWritten(directory, depth) {
let entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: !0 }).catch(() => []);
for (let entry of entries) {
let file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, entry.name);
entry.isFile() && HALF_WRITTEN.test(entry.name) && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(file, { force: !0 });
entry.isDirectory() && BELOW[depth]?.test(entry.name) && await removeHalfWritten(file, depth + 1);
}
}
function isLink(file) {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: !1 })?.isSymbolicLink() ?? !1;
}
function realOrNull(file) {
try {
return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file);
} catch {
return null;
}
}
function removeLink(file) {
isLink(file) && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file);
}
async function writeWhole(file, text, last) {
removeLink(file);
last ? await write_file_atomic__WEBPACK_IMPORTED_MODULE_3__(file, text) : write_file_atomic__WEBPACK_IMPORTED_MODULE_3__.sync(file, text, { fsync: !1 });
}
}),
47931: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
_: () => fitting,
p: () => isTooLong
});
var external_node_crypto_ = __webpack_require__(77598);
var external_node_path_ = __webpack_require__(76760);
var shell = __webpack_require__(12580);
function isTooLong(script) {
return Buffer.byteLength(script) > 65536;
}
async function fitting(script, testbed) {
if (!isTooLong(script)) return script;
let file = external_node_path_.posix.join(external_node_path_.posix.dirname(testbed.promptFile), `command-${(0, external_node_crypto_.randomUUID)()}.sh`);
await testbed.place([[file, { text: script }]]);
let digest = (0, external_node_crypto_.createHash)("sha256").update(asSubstituted(script)).digest("hex");
return `set -- "$(cat ${(0, shell.h)(file)})" ${digest}\nif command -v sha256sum >/dev/null; then
  case \$(printf %s "\$1" | sha256sum) in
    "\$2 "*) ;;
    *) echo 'agentbench: the file of a long command was changed' >&2; exit 125 ;;
  esac
fi
eval "set --
\$1"
`;
}
function asSubstituted(text) {
let end = text.length;
for (; text[end - 1] === "\n";) --end;
return text.slice(0, end);
}
})
};
