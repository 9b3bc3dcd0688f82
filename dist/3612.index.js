export const id = 3612;
export const ids = [3612, 86];
export const modules = {
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
76185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B7: () => claim,
Ht: () => giveUp,
hh: () => claimsIn,
r7: () => deadClaimsIn
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _owner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88350);
let SUFFIX = ".owner";
async function claim(file) {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.symlink)(JSON.stringify((0, _owner_js__WEBPACK_IMPORTED_MODULE_2__.GS)()), file + SUFFIX);
}
async function giveUp(file) {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file + SUFFIX, { force: !0 }).catch(() => {});
}
async function claimsIn(directory) {
let claims = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(directory).catch(() => [])).filter((name) => name.endsWith(SUFFIX)).map((name) => name.slice(0, -6)).map(async (name) => {
let file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, name);
let owner = await ownerOf(file);
return owner === null ? [] : [{
file,
owner
}];
});
return (await Promise.all(claims)).flat();
}
async function deadClaimsIn(directory) {
return (await claimsIn(directory)).filter(({ owner }) => (0, _owner_js__WEBPACK_IMPORTED_MODULE_2__.XU)(owner)).map(({ file }) => file);
}
async function ownerOf(file) {
try {
return _owner_js__WEBPACK_IMPORTED_MODULE_2__.$K.parse(JSON.parse(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(file + SUFFIX)));
} catch {
return null;
}
}
}),
88350: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$K: () => ownerSchema,
GS: () => thisOwner,
XU: () => isDead
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
let ownerSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
host: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
boot: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
namespace: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
pid: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Whr(),
started: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP())
});
function thisOwner() {
return {
host: node_os__WEBPACK_IMPORTED_MODULE_1__.hostname(),
boot: orNull(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)("/proc/sys/kernel/random/boot_id", "utf8").trim()),
namespace: orNull(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)("/proc/self/ns/pid")),
pid: process.pid,
started: startOf(process.pid)
};
}
function isDead(owner) {
let self = thisOwner();
if (owner.host !== self.host) return !1;
if (owner.boot !== self.boot) return !0;
if (owner.namespace !== self.namespace) return !1;
if (owner.started !== null) return startOf(owner.pid) !== owner.started;
try {
process.kill(owner.pid, 0);
return !1;
} catch (error) {
return (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) === "ESRCH";
}
}
function startOf(pid) {
return orNull(() => {
let stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1");
let fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
return fields[0] === "Z" ? null : fields[19];
});
}
function orNull(read) {
try {
return read();
} catch {
return null;
}
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
45628: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { q: () => isPlainPath });
function isPlainPath(name) {
let parts = name.split("/");
return !name.includes("\0") && !name.includes("�") && Buffer.byteLength(name) < 1e3 && parts.every((part) => part !== "" && part !== "." && part !== "..");
}
}),
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
12708: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { F: () => judgeKey });
function judgeKey({ judge }) {
if (judge !== "openai") return {};
return { "judge-api-key": process.env.AGENTBENCH_JUDGE_API_KEY ?? process.env.OPENAI_API_KEY };
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
40434: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { rescoreCommand: () => rescoreCommand });
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var signals = __webpack_require__(68785);
var untrusted = __webpack_require__(90492);
var this_machine = __webpack_require__(86324);
var parse = __webpack_require__(90162);
var marks = __webpack_require__(93357);
var external_node_fs_ = __webpack_require__(73024);
var promises_ = __webpack_require__(51455);
var format = __webpack_require__(18253);
var redact = __webpack_require__(62426);
var regular_file = __webpack_require__(45503);
var version = __webpack_require__(7844);
var registry = __webpack_require__(52323);
var fetch_dataset = __webpack_require__(43210);
var judges_registry = __webpack_require__(7254);
var copy_files = __webpack_require__(61710);
var gate = __webpack_require__(43050);
var part_files = __webpack_require__(84346);
var read = __webpack_require__(47705);
var record_digest = __webpack_require__(56885);
var results_store = __webpack_require__(56676);
var results_totals = __webpack_require__(61210);
var trial_id = __webpack_require__(9271);
var results_usage = __webpack_require__(35978);
var bounded_log = __webpack_require__(48569);
var causes = __webpack_require__(60722);
var json = __webpack_require__(43358);
var atif = __webpack_require__(75084);
function readTrajectory(file) {
try {
return atif.hR.safeParse((0, json.qF)((0, regular_file.X)(file, 134217728).toString())).data ?? null;
} catch {
return null;
}
}
var command_log = __webpack_require__(14397);
var reason = __webpack_require__(57767);
let LOGS = [
/^agent-setup\.log$/,
part_files.hN,
part_files.oC
];
function whyAgain(before, now, directory) {
let tails = tailsOf(directory);
let { trajectory: file } = now.agent;
let trajectory = file == null ? null : readTrajectory(`${directory}/${external_node_path_.basename(file)}`);
return {
reason: (0, reason.A)(now, tails) ?? (before.status === now.status ? before.reason : null),
causes: (0, causes.causesOf)({
result: now,
trajectory,
tails
})
};
}
function tailsOf(directory) {
let tails = new Map();
let there = (0, external_node_fs_.readdirSync)(directory).sort((one, other) => (0, part_files.BU)(one) - (0, part_files.BU)(other));
for (let name of LOGS.flatMap((log) => there.filter((name) => log.test(name)))) {
let tail = new bounded_log.P(command_log.s);
try {
tail.push((0, regular_file.X)(`${directory}/${name}`, 268435456));
tails.set(name, tail.text());
} catch {}
}
return tails;
}
var success_text = __webpack_require__(56594);
let CUT = /\n\[agentbench: \d+ bytes left out here\]\n/;
let OF_OUTPUT = new Set([
"success_text_in_traceback",
"success_and_failure",
"evaluation_killed"
]);
function rescoreSuccessCommand(result, directory) {
let { evaluation } = result;
if (evaluation?.kind !== "success_command") return "there was no evaluation";
let rule = result.task_type === "dependency_resolution" ? "exit_code" : "success_text";
let exitCode = evaluation.timed_out ? null : evaluation.exit_code;
let log = rule === "success_text" ? readLog(result, `${directory}/evaluation.log`) : {
whole: !0,
text: ""
};
if (typeof log == "string") return log;
let scanner = new success_text.Ik();
scanner.push("stdout", Buffer.from(log.text, "latin1"));
let signs = scanner.signs();
if (!log.whole && !signs.success) return "evaluation.log is incomplete";
let passed = (0, success_text.WJ)(rule, exitCode, signs);
if (passed !== (result.status === "passed") && result.testbed.kind === "host") return "evaluation.log says otherwise, but on the host the agent could write to it";
let doubts = passed ? [(0, success_text.B2)(rule, signs), (0, success_text.x)(evaluation.command, {
exitCode,
timedOut: evaluation.timed_out
})] : [];
let integrity = result.integrity.filter(({ kind }) => !OF_OUTPUT.has(kind));
return {
...result,
status: passed ? "passed" : "failed",
score: +!!passed,
integrity: [...integrity, ...doubts.filter((note) => note !== null)]
};
}
function readLog({ integrity, evaluation }, file) {
let incomplete = integrity.some(({ kind, detail }) => kind === "log_incomplete" && detail.startsWith("evaluation.log"));
try {
let text = (0, regular_file.X)(file, 268435456).toString("latin1");
return {
whole: !incomplete && !CUT.test(text),
text
};
} catch {
return evaluation?.kind === "success_command" && evaluation.output_tail === "" ? {
whole: !incomplete,
text: ""
} : "evaluation.log was not kept";
}
}
var schemas = __webpack_require__(94343);
var plain_path = __webpack_require__(45628);
var judging = __webpack_require__(52129);
var types = __webpack_require__(41132);
var point_figures = __webpack_require__(21363);
let LARGEST_TRANSCRIPT = 67108864;
let filesSchema = schemas.YOg(schemas.Ikc({
path: schemas.YjP(),
origin: schemas.euz("produced"),
size: schemas.aig(),
content: schemas.mee(schemas.YjP()),
picture: schemas.chJ(),
left_out: schemas.mee(schemas.YjP()),
truncated: schemas.zMY()
}));
let noTestbed = async () => ({
exitCode: 127,
timedOut: !1,
stdout: "",
stderr: "there is no testbed any more: the evidence of an earlier run is judged again"
});
async function rescorePlan(evaluation, evidence, judge, signal) {
let kept = [];
let usage = {
input_tokens: null,
output_tokens: null,
cost_usd: null
};
let [verdicts, failures] = [0, 0];
let points = [];
for (let [index, point] of evaluation.points.entries()) {
let request = point.decided_by === "judge" || point.decided_by === "none" ? readRequest(point, evidence.plan.points[index], index, evidence) : null;
typeof request == "string" && kept.push(`point ${index + 1}: ${request}`);
if (request === null || typeof request == "string") points.push(point);
else try {
let { score, explanation, usage: used } = await judge.judge(request, noTestbed, signal);
verdicts += 1;
for (let key of [
"input_tokens",
"output_tokens",
"cost_usd"
]) used?.[key] != null && (usage[key] = (usage[key] ?? 0) + used[key]);
points.push({
...point,
score,
decided_by: "judge",
explanation
});
} catch (error) {
signal.throwIfAborted();
if (!(error instanceof types.Q)) throw error;
failures += 1;
kept.push(`point ${index + 1}: the judge came to no verdict: ${(0, errors.bD)(error)}`);
points.push(point);
}
}
return {
evaluation: {
...evaluation,
points,
...(0, point_figures.h)(points),
judge: {
identity: judge.identity,
verdicts,
failures,
...usage
}
},
judged: verdicts,
kept
};
}
function readRequest(result, point, index, { instanceId, plan, directory, folder }) {
if (point === void 0 || point.type !== result.type) return "the dataset has another point in its place";
let produced = readFiles(`${directory}/${(0, judging.lv)(folder, index)}`);
if (produced === null && point.type !== "shell_interaction" && point.type !== "unit_test") return "the files that the judge saw were not kept";
let testcases = [];
for (let [number, testcase] of result.testcases.entries()) {
let transcript = testcase.reason ?? readTranscript(directory, testcase.transcript);
if (transcript === null) return `the transcript of test case ${number + 1} was not kept`;
let { command, exit_code, end } = testcase;
testcases.push({
command,
input: point.testcases[number]?.input ?? null,
exit_code,
end,
transcript,
screen: null
});
}
return (0, judging.pU)(instanceId, plan, point, testcases, produced ?? []);
}
function readTranscript(directory, name) {
if (name === null || !(0, plain_path.q)(name)) return null;
try {
return (0, regular_file.X)(`${directory}/${name}`, LARGEST_TRANSCRIPT).toString();
} catch {
return null;
}
}
function readFiles(file) {
try {
return filesSchema.parse(JSON.parse((0, regular_file.X)(file, LARGEST_TRANSCRIPT).toString()));
} catch {
return null;
}
}
async function rescoreRun(request) {
let { origin, options, machine, signal } = request;
let { run, results } = await (0, read.readRun)(origin, (result) => result).catch((error) => {
throw new errors.yo(`results: ${origin} holds no run that can be read: ${(0, errors.bD)(error)}`);
});
let key = options["judge-api-key"];
let redactor = new redact.pO(key === void 0 ? [] : [key]);
let judge = await (0, judges_registry.S)(options, machine, redactor, "docker");
let instances = judge === null ? new Map() : await instancesOf(run, options, machine);
let target = await newDirectory(request.results, origin);
let store = new results_store.V(target);
await store.prepare();
let planned = [];
for (let [index, entry] of run.planned.entries()) {
signal.throwIfAborted();
let result = results[index] ?? null;
if (result === null) {
planned.push(entry);
continue;
}
let place = (0, trial_id.qQ)((0, trial_id.rI)(entry));
let again = await rescoreResult(result, external_node_path_.join(origin, place), {
options,
judge,
instances,
signal
});
await (0, copy_files.J)(external_node_path_.join(origin, place), external_node_path_.join(target, place));
await store.writeResult(again);
planned.push({
...entry,
status: again.status,
...(0, results_totals.YW)(again),
error: again.error,
result: `${place}/result.json`,
digest: (0, record_digest.t)((0, record_digest.P)(again))
});
request.onTrial(again);
}
let totals = (0, results_totals.vA)(planned);
let { change: _, ...rest } = run;
let rescored = {
...rest,
settings: {
...run.settings,
judge: judge?.identity ?? run.settings.judge
},
planned,
totals,
gate: (0, gate.$)(totals, options),
rescored_from: {
directory: external_node_path_.resolve(origin),
digest: (0, record_digest.t)((0, regular_file.X)(external_node_path_.join(origin, "run.json"), 67108864)),
started_at: run.started_at,
harness_version: run.harness_version
},
harness_version: version.x
};
await store.writeRun(rescored);
return rescored;
}
async function rescoreResult(given, directory, means) {
let done = [];
let kept = [];
let result = withUsage(given, directory, done, kept);
if (result.evaluation?.kind === "test_plan") result = await withPoints(result, directory, means, done, kept);
else if (result.status === "passed" || result.status === "failed") {
let again = rescoreSuccessCommand(result, directory);
if (typeof again == "string") kept.push(`verdict: ${again}`);
else {
result = again;
done.push("verdict");
}
} else kept.push(`verdict: the trial was not measured (${result.status})`);
return {
...result,
...whyAgain(given, result, directory),
rescored: {
done,
kept
},
harness_version: version.x
};
}
async function withPoints(result, directory, { options, judge, instances, signal }, done, kept) {
let plan = instances.get(result.instance_id)?.evaluation;
if (result.evaluation?.kind !== "test_plan") return result;
if (judge === null || plan?.kind !== "test_plan") {
kept.push(judge === null ? "points: no judge is given" : "points: the dataset has no such instance");
return result;
}
let place = {
instanceId: result.instance_id,
plan,
directory,
folder: ""
};
let again = await rescorePlan(result.evaluation, place, judge, signal);
kept.push(...again.kept);
done.push((0, format.U9)(again.judged, "point"));
let { score, score_expected } = again.evaluation;
let measured = result.status !== "not_run" && (result.error === null || result.error.kind === "not_judged");
if (score === null || !measured) return {
...result,
evaluation: again.evaluation
};
return {
...result,
evaluation: again.evaluation,
...result.rounds === void 0 ? {} : { rounds: [...result.rounds.slice(0, -1), {
...result.rounds.at(-1),
evaluation: again.evaluation,
score
}] },
status: score_expected >= options["pass-score"] ? "passed" : "failed",
score,
error: null
};
}
function outputOf({ rounds = [] }) {
return (0, part_files.hi)("output", rounds.at(-1)?.step === void 0 ? "" : (0, part_files.Rx)(rounds.length));
}
function withUsage(result, directory, done, kept) {
try {
let content = (0, regular_file.X)(`${directory}/${outputOf(result)}/usage.json`, 1048576).toString();
let { model, ...figures } = results_usage.ht.parse(JSON.parse(content));
if (result.agent.usage.source === "meter") {
kept.push("usage: the meter counted it");
return result;
}
let usage = {
...result.agent.usage,
source: "agent",
...figures
};
let agent = {
...result.agent,
usage,
model: result.agent.model ?? model
};
done.push("usage");
let rounds = result.rounds?.with(-1, {
...result.rounds.at(-1),
agent
});
return {
...result,
agent,
...rounds === void 0 ? {} : { rounds }
};
} catch {
kept.push("usage: no valid output/usage.json was kept");
return result;
}
}
async function instancesOf(run, options, machine) {
let { mode } = run.settings;
if (mode === null) throw new errors.yo("judge: this run has no test points; leave the judge out");
let dataset = await (0, registry.Z)({
...options,
mode
}, (0, fetch_dataset.w)(machine));
if (dataset.digest !== run.dataset.digest) throw new errors.yo(`dataset: ${dataset.name} is not the dataset of the run (${run.dataset.name}, ${run.dataset.digest}); give dataset and dataset-path, or dataset-ref, as in the run`);
return new Map(dataset.instances.map((instance) => [instance.id, instance]));
}
async function newDirectory(directory, origin) {
let target = external_node_path_.resolve(directory);
try {
await (0, promises_.mkdir)(external_node_path_.dirname(target), { recursive: !0 });
let [above, old] = [(0, external_node_fs_.realpathSync)(external_node_path_.dirname(target)), (0, external_node_fs_.realpathSync)(origin)];
if (above === old || above.startsWith(old + external_node_path_.sep)) throw Error("it lies in the results that are read");
await (0, promises_.mkdir)(target);
await (0, promises_.writeFile)(external_node_path_.join(target, ".gitignore"), "*\n");
} catch (error) {
throw new errors.yo(`results-path: ${directory} must be a new directory: ${(0, errors.bD)(error)}`);
}
return target;
}
var judge_key = __webpack_require__(12708);
var paint = __webpack_require__(19089);
var print = __webpack_require__(12694);
async function rescoreCommand(origin, given, json) {
let time = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
let options = (0, parse.A)({
...(0, judge_key.F)(given),
...given
});
let results = options["results-path"] ?? external_node_path_.join("agentbench-rescored", time);
let stream = json ? process.stderr : process.stdout;
let interruption = (0, signals.YF)();
try {
let run = await rescoreRun({
origin,
results,
options,
machine: (0, this_machine.g)(process.env),
signal: interruption.signal,
onTrial(result) {
let { mark, word } = marks.j[result.status];
let { done = [], kept = [] } = result.rescored ?? {};
let lines = [`${mark} ${word} ${(0, trial_id.Ko)((0, trial_id.rI)(result))}: again: ${done.join(", ") || "nothing"}`];
(0, print.tj)([...lines, ...kept.map((line) => `    kept as it was: ${(0, untrusted.h0)(line, 300)}`)], stream);
}
});
let { endLines, readBack } = await Promise.all([
__webpack_require__.e(2453),
__webpack_require__.e(9132),
__webpack_require__.e(9583),
__webpack_require__.e(3126),
__webpack_require__.e(7127)
]).then(__webpack_require__.bind(__webpack_require__, 75308));
let onDisk = await readBack(run, results);
let { describeRun, writeReportPage } = await Promise.all([
__webpack_require__.e(2453),
__webpack_require__.e(7274),
__webpack_require__.e(7061),
__webpack_require__.e(4996),
__webpack_require__.e(5415)
]).then(__webpack_require__.bind(__webpack_require__, 94996));
let page = await writeReportPage(onDisk.directory, describeRun(onDisk, null, options)).catch((error) => {
(0, print.cc)(`report.html was not written: ${(0, errors.bD)(error)}`);
return null;
});
json ? (0, print.Q2)(run) : (0, print.tj)([
"",
...endLines(onDisk, page, (0, paint.Li)(stream)),
`rescored from: ${(0, untrusted.h0)(origin, 4096)}`
], stream);
return (0, gate.F)(run, options);
} finally {
interruption.dispose();
}
}
}),
56594: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B2: () => doubt,
Ik: () => SignScanner,
WJ: () => verdict,
x: () => doubtOfEnd
});
let SUCCESS = "Setup successful";
let FAILURE = "Setup failed";
let TRACEBACK = "Traceback (most recent call last)";
let SAYS_FAILURE_AT_END = /\|\|\s*echo\s+(["'])Setup failed\1\s*;?\s*$/;
function verdict(rule, exitCode, signs) {
return rule === "exit_code" ? exitCode === 0 : signs.success;
}
function doubt(rule, signs) {
if (rule === "exit_code" || !signs.success) return null;
if (signs.traceback && !signs.bare) return {
kind: "success_text_in_traceback",
detail: "The success text stands only in the source line that a traceback shows."
};
if (signs.failure) return {
kind: "success_and_failure",
detail: "\"Setup failed\" was printed beside \"Setup successful\"."
};
return null;
}
function doubtOfEnd(script, { exitCode, timedOut }) {
if (timedOut || exitCode === 0) return null;
let killsItself = /\bp?kill/.test(script) && (exitCode !== 137 || /-(9|(SIG)?KILL)\b/.test(script));
let ended = exitCode === null || exitCode > 128 && exitCode <= 192;
if (killsItself || !(ended || SAYS_FAILURE_AT_END.test(script))) return null;
return {
kind: "evaluation_killed",
detail: `The success command's shell ended ${ended && exitCode !== null ? `by signal ${exitCode - 128}` : `with exit code ${exitCode}`}, which the command itself never causes.`
};
}
class SignScanner {
#streams = {
stdout: new StreamScanner(),
stderr: new StreamScanner()
};
push(stream, chunk) {
this.#streams[stream].push(chunk.toString("latin1"));
}
signs() {
let { stdout, stderr } = this.#streams;
return {
success: stdout.success || stderr.success || this.#acrossBorder(SUCCESS),
bare: stdout.bare || stderr.bare || this.#acrossBorder(SUCCESS),
failure: stdout.failure || stderr.failure || this.#acrossBorder(FAILURE),
traceback: stdout.traceback || stderr.traceback || this.#acrossBorder(TRACEBACK)
};
}
#acrossBorder(text) {
return (this.#streams.stdout.end.slice(1 - text.length) + this.#streams.stderr.begin.slice(0, text.length - 1)).includes(text);
}
}
function isQuote(character) {
return character === "'" || character === "\"";
}
class StreamScanner {
success = !1;
failure = !1;
traceback = !1;
begin = "";
end = "";
#bare = !1;
#bareSoFar = !1;
get bare() {
return this.#bare || this.#bareSoFar;
}
push(chunk) {
let text = this.end + chunk;
this.#bareSoFar = !1;
for (let at = text.indexOf(SUCCESS); at !== -1; at = text.indexOf(SUCCESS, at + 1)) {
this.success = !0;
let after = at + 16;
if (after < this.end.length) continue;
if (isQuote(text[at - 1]) || isQuote(text[after])) continue;
after < text.length ? this.#bare = !0 : this.#bareSoFar = !0;
}
this.failure ||= text.includes(FAILURE);
this.traceback ||= text.includes(TRACEBACK);
this.begin.length < 33 && (this.begin = (this.begin + chunk).slice(0, 33));
this.end = text.slice(-33);
}
}
}),
3891: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CS: () => listFiles,
Cd: () => readTestbedFile,
DN: () => readDatasetFile,
DZ: () => projectPath,
wh: () => writtenBetween
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45503);
var _testbeds_output_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11220);
var _testbeds_types_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33836);
let LEFT_OUT = [
".git",
"__pycache__",
".pytest_cache",
".mypy_cache",
"node_modules",
"site-packages"
];
let MOST_FILES = 5e4;
let LONGEST_LIST = 16777216;
async function listFiles(testbed, signal) {
let script = `{ ${`find . -type d '(' ${LEFT_OUT.map((name) => `-name ${name}`).join(" -o ")} ')' -prune -o -type f -printf '%P\\0%s %T@ %C@ %i\\0'`} 2>/dev/null; echo $? >&2; } | head -c ${LONGEST_LIST}`;
let { stdout, stderr, exit } = await (0, _testbeds_output_of_js__WEBPACK_IMPORTED_MODULE_3__.j)(testbed, script, 6e4, signal);
let fields = stdout.toString().split("\0");
let found = exit.exitCode === 0 ? Number(stderr.toString()) : exit.exitCode;
if (found !== 0 && (exit.exitCode === null || fields.length < 2)) throw new _testbeds_types_js__WEBPACK_IMPORTED_MODULE_4__.z(`the project's files cannot be listed (exit code ${found})`);
let listing = new Map();
let cut = stdout.length >= LONGEST_LIST;
let end = cut ? fields.length - 3 : fields.length - 1;
for (let at = 0; at < end && listing.size < MOST_FILES; at += 2) listing.set(fields[at], fields[at + 1]);
listing.cut = cut || end > 2 * MOST_FILES;
return listing;
}
function writtenBetween(before, after) {
return [...after].filter(([name, stamp]) => before.get(name) !== stamp).map(([name]) => name);
}
async function readTestbedFile(testbed, file, limit) {
for await (let entry of testbed.files(file)) {
if (entry.path !== "" || entry.type !== "file" || entry.size > limit) return null;
let chunks = [];
let size = 0;
for await (let chunk of entry.content) {
size += chunk.length;
if (size > limit) return null;
chunks.push(Buffer.from(chunk));
}
return Buffer.concat(chunks);
}
return null;
}
function readDatasetFile({ evaluationDirectory }, name, limit) {
if (evaluationDirectory === null) return null;
try {
let root = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(evaluationDirectory));
let file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, name));
return file.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_2__.X)(file, limit) : null;
} catch {
return null;
}
}
function projectPath(testbed, name) {
let joined = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(testbed.workdir, name);
return joined.startsWith(`${testbed.workdir.replace(/\/$/, "")}/`) ? joined : null;
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
97857: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$I: () => cutError,
B6: () => LONGEST_NAME,
IN: () => cutText,
U3: () => ownText,
xG: () => LONGEST_TEXT
});
let LONGEST_NAME = 200;
let LONGEST_TEXT = 2e3;
function cutText(text, length) {
return text.length > length ? ownText(`${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…`) : text;
}
function ownText(part) {
return Buffer.from(part).toString();
}
function cutError(error) {
if (error === null) return null;
let { stage, kind, message } = error;
return {
stage: cutText(stage, 200),
kind: cutText(kind, 200),
message: cutText(message, LONGEST_TEXT)
};
}
}),
37664: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { n: () => quickParse });
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42214);
function quickParse(schema) {
let parser = schema;
let parsed = 0;
let expect = (records) => {
parsed + records >= 150 && parser === schema && (parser = zod_mini__WEBPACK_IMPORTED_MODULE_0__.wE(schema));
};
let parse = (value) => {
expect(1);
parsed += 1;
return parser.parse(value);
};
return Object.assign(parse, { expect });
}
}),
47705: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => readTrial,
c: () => readAttempt,
faultOf: () => faultOf,
readRecord: () => readRecord,
readRun: () => readRun,
readRunRecord: () => readRunRecord
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45503);
var _cut_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(97857);
var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96826);
var _quick_parse_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(37664);
var _record_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56885);
var _records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16921);
var _stand_in_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74705);
var _totals_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(61210);
var _trial_id_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9271);
let LARGEST_RESULT = 16777216;
let USUAL_RECORD = 65536;
let parseRun = (0, _quick_parse_js__WEBPACK_IMPORTED_MODULE_9__.n)(_records_js__WEBPACK_IMPORTED_MODULE_6__.Lx);
let parseResult = (0, _quick_parse_js__WEBPACK_IMPORTED_MODULE_9__.n)(_records_js__WEBPACK_IMPORTED_MODULE_6__.FD);
async function readRun(directory, keep, known) {
let space = Buffer.allocUnsafe(USUAL_RECORD);
let run = known ?? runIn(directory, space);
parseResult.expect(run.planned.length);
let results = [];
let left = [];
let real = realDirectoriesIn(directory);
let twice = onlyOnce(run);
twice > 0 && left.push(`run.json: ${twice} planned trials that occur more than once`);
for (let entry of run.planned) {
let { result, fault } = countingRecord(directory, entry, run, space, real);
fault !== null && left.push(`${fileOf(entry)}: ${fault}`);
let kept = result === null ? null : keep(result);
results.push(kept);
result !== null && kept === null && left.push(`${fileOf(entry)}: there is no room for it beside the others`);
if (result === null || entry.digest !== void 0) continue;
entry.status = result.status;
({score: entry.score, score_expected: entry.score_expected, coverage: entry.coverage} = (0, _totals_js__WEBPACK_IMPORTED_MODULE_10__.YW)(result));
entry.error = (0, _cut_js__WEBPACK_IMPORTED_MODULE_11__.$I)(result.error);
entry.result = fileOf(entry);
}
run.totals = (0, _totals_js__WEBPACK_IMPORTED_MODULE_10__.vA)(run.planned);
return {
run,
results,
left
};
}
function fileOf(entry) {
return `${(0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.qQ)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.rI)(entry))}/result.json`;
}
function onlyOnce(run) {
let seen = new Set();
let planned = run.planned.filter((entry) => {
let before = seen.size;
return seen.add((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.wK)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.rI)(entry))).size > before;
});
let more = run.planned.length - planned.length;
more > 0 && (run.planned = planned);
return more;
}
function readTrial(directory, entry, run) {
return countingRecord(directory, entry, run, Buffer.allocUnsafe(USUAL_RECORD), new Set()).result;
}
function readRecord(directory, entry) {
let record = readResult(directory, entry, Buffer.allocUnsafe(USUAL_RECORD), new Set());
if (record === null || typeof record == "string") return null;
return {
result: record.result,
digest: (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_5__.t)(record.content)
};
}
function readRunRecord(directory) {
try {
return runIn(directory, Buffer.allocUnsafe(USUAL_RECORD));
} catch {
return null;
}
}
function readAttempt(directory) {
try {
return parseResult(readJson(`${directory}/result.json`, LARGEST_RESULT, Buffer.allocUnsafe(USUAL_RECORD)).value);
} catch {
return null;
}
}
function countingRecord(directory, entry, run, space, real) {
let record = readResult(directory, entry, space, real);
if (record === null || typeof record == "string") return {
result: null,
fault: record
};
let digest = entry.digest === void 0 ? null : (0, _record_digest_js__WEBPACK_IMPORTED_MODULE_5__.t)(record.content);
let fault = faultOf({
result: record.result,
digest
}, entry, run);
if (fault === null) return {
result: record.result,
fault
};
return {
result: entry.digest === void 0 ? null : (0, _stand_in_js__WEBPACK_IMPORTED_MODULE_7__.u)(entry, run, fault),
fault: fault === _place_js__WEBPACK_IMPORTED_MODULE_4__.L ? null : fault
};
}
function faultOf({ result, digest }, entry, run) {
if (entry.digest !== void 0) return digest === entry.digest && result.status === entry.status ? null : "it is not the record that was written";
if (entry.result === null && Date.parse(result.started_at) < Date.parse(run.started_at)) return _place_js__WEBPACK_IMPORTED_MODULE_4__.L;
if (entry.result === null && run.finished_at !== null) return "the run wrote no such record";
return null;
}
function realDirectoriesIn(directory) {
try {
let entries = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(directory, { withFileTypes: !0 });
return new Set(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name));
} catch {
return new Set();
}
}
function readResult(directory, entry, space, real) {
let place = (0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.qQ)((0, _trial_id_js__WEBPACK_IMPORTED_MODULE_8__.rI)(entry));
try {
let link = (0, _place_js__WEBPACK_IMPORTED_MODULE_4__.Z)(directory, place, real.has(entry.instance_id) ? 2 : 1);
if (link !== null) return `${link} is a link`;
let { value, content } = readJson(`${directory}/${place}/result.json`, LARGEST_RESULT, space);
let result = parseResult(value);
if (result.instance_id === entry.instance_id && result.trial === entry.trial) return {
result,
content
};
return `it belongs to ${result.instance_id}, trial ${result.trial}`;
} catch (error) {
let code = (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error);
if (code === "ENOENT" || code === "ENOTDIR") return null;
if (code === "EACCES") throw error;
if (error instanceof _base_regular_file_js__WEBPACK_IMPORTED_MODULE_3__.S) return error.message;
if (code === "ELOOP") return "it is a link";
return "it is not a trial record";
}
}
function runIn(directory, space) {
let { value } = readJson(node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, "run.json"), 67108864, space);
let { planned } = value ?? {};
Array.isArray(planned) && parseRun.expect(planned.length / 8);
return parseRun(value);
}
function readJson(file, limit, space) {
let content = (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_3__.X)(file, limit, { space });
return {
value: JSON.parse(content.toString()),
content
};
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
})
};
