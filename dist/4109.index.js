export const id = 4109;
export const ids = [4109];
export const modules = {
45628: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { q: () => isPlainPath });
function isPlainPath(name) {
let parts = name.split("/");
return !name.includes("\0") && !name.includes("�") && Buffer.byteLength(name) < 1e3 && parts.every((part) => part !== "" && part !== "." && part !== "..");
}
}),
81533: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { F: () => Findings });
class Findings {
#progress;
#notes = [];
#evidence = null;
constructor({ progress }) {
this.#progress = progress;
}
note(...notes) {
this.#notes.push(...notes);
notes.length > 0 && this.#tell();
}
show(evidence) {
this.#evidence = evidence;
this.#tell();
}
verdict(passed, score = +!!passed) {
return {
status: passed ? "passed" : "failed",
score,
evidence: this.#evidence,
notes: [...this.#notes]
};
}
#tell() {
this.#progress({
evidence: this.#evidence,
notes: [...this.#notes]
});
}
}
}),
17222: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
dv: () => none,
gN: () => LARGEST_REWARDS,
lH: () => readRewards
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
let LARGEST_REWARDS = 1048576;
let NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
let UNDERSCORE = /(?<=\d)_(?=\d)/g;
function readRewards(json, text) {
if (json !== null) return fromJson(textOf(json, "reward.json"));
if (text !== null) return { reward: fromText(textOf(text, "reward.txt")) };
throw none("tests/test.sh wrote neither /logs/verifier/reward.json nor /logs/verifier/reward.txt");
}
function textOf(file, name) {
if (file === "unread") throw none(`${name} is not a regular file of at most ${LARGEST_REWARDS / 1024 ** 2} MiB`);
if (file.length === 0) throw none(`${name} is empty`);
return file.toString();
}
function fromText(text) {
let plain = text.trim().replaceAll(UNDERSCORE, "");
let number = NUMBER.test(plain) ? Number(plain) : NaN;
if (!Number.isFinite(number)) throw none(`reward.txt holds no finite number: "${shown(text)}"`);
return number;
}
function fromJson(text) {
let data;
try {
data = JSON.parse(text);
} catch {
throw none(`reward.json is not valid JSON: "${shown(text)}"`);
}
if (typeof data != "object" || !data || Array.isArray(data)) throw none(`reward.json is not an object of numbers: "${shown(text)}"`);
let entries = Object.entries(data);
if (entries.length > 500) throw none(`reward.json has ${entries.length} rewards; at most 500 are read`);
return Object.fromEntries(entries.map(([key, value]) => {
if (key === "__proto__" || key.length > 200) throw none(`reward.json: "${shown(key)}" is no name of a reward`);
let number = typeof value == "boolean" ? Number(value) : value;
if (typeof number != "number" || !Number.isFinite(number)) throw none(`reward.json: "${shown(key)}" is no finite number: ${shown(JSON.stringify(value))}`);
return [key, number];
}));
}
function shown(text) {
return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
function none(why) {
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD("no_reward", why);
}
}),
76178: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E8: () => verdictOfSteps,
FN: () => belowLeast,
TZ: () => rewardIn,
Vj: () => verdictOf
});
var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81533);
var _read_rewards_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17222);
function rewardIn(rewards, passKey) {
return Object.hasOwn(rewards, passKey) ? rewards[passKey] : null;
}
function verdictOf(findings, { rewards, reward }, rule) {
if (reward === null && !rule.isStep) {
let names = Object.keys(rewards).slice(0, 10).join(", ");
let others = names === "" ? "" : `, but ${names}`;
throw (0, _read_rewards_js__WEBPACK_IMPORTED_MODULE_0__.dv)(`the rewards have no "${rule.passKey}"${others}; name the one that counts in pass-key`);
}
let score = Math.min(1, Math.max(0, reward ?? 0));
reward !== null && score !== reward && findings.note({
kind: "reward_clipped",
detail: `the reward ${reward} counts as ${score}`
});
return findings.verdict(score >= rule.passScore, score);
}
function belowLeast(rewards, least) {
for (let [key, wanted] of Object.entries(least)) {
let reward = rewardIn(rewards ?? {}, key) ?? -Infinity;
if (reward < wanted) return `${key} ${Number.isFinite(reward) ? reward : "missing"}, at least ${wanted}`;
}
return null;
}
function verdictOfSteps(steps, strategy, rule, progress) {
let findings = new _findings_js__WEBPACK_IMPORTED_MODULE_1__.F({ progress });
let results = steps.flatMap(({ result }) => result ?? []);
let rewards = strategy === "final" ? steps.at(-1)?.result?.rewards ?? {} : meanOf(results);
let last = results.at(-1);
let evidence = {
kind: "reward",
rewards,
reward: rewardIn(rewards, rule.passKey),
exit_code: last?.exit_code ?? null,
timed_out: results.some(({ timed_out }) => timed_out),
duration_ms: results.reduce((sum, { duration_ms }) => sum + duration_ms, 0),
output_tail: last?.output_tail ?? "",
steps: steps.map(({ name, result, why }) => ({
name,
rewards: result?.rewards ?? null,
...result === null ? { why } : {}
}))
};
findings.show(evidence);
let ungraded = steps.find(({ result }) => result === null);
if (ungraded !== void 0) {
let what = `the step ${ungraded.name} has no reward: ${ungraded.why}`;
if (Object.keys(rewards).length === 0) throw (0, _read_rewards_js__WEBPACK_IMPORTED_MODULE_0__.dv)(what);
findings.note({
kind: "step_not_graded",
detail: `${what}; the steps before it decide`
});
}
return verdictOf(findings, evidence, {
...rule,
isStep: !1
});
}
function meanOf(results) {
let keys = new Set(results.flatMap(({ rewards }) => Object.keys(rewards)));
let of = (key) => sumOf(results.map(({ rewards }) => rewardIn(rewards, key) ?? 0)) / results.length;
return Object.fromEntries([...keys].map((key) => [key, of(key)]));
}
function sumOf(values) {
let total = 0;
let error = 0;
for (let value of values) {
let next = total + value;
error += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
total = next;
}
return total + error;
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
65115: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Li: () => writeReports,
Nh: () => writtenReports,
TT: () => reportNames
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_redact_redacted_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17197);
let FOLDER = "reports";
let UNSAFE = /[\p{Cc}"*/:<>?\\|]/gu;
let RESERVED = /^(?=\.|(con|prn|aux|nul|com\d|lpt\d)(\.|$)|$)/i;
function reportNames(metrics) {
let taken = new Set();
return metrics.map((metric) => {
let plain = metric.toWellFormed().trim().replace(UNSAFE, "_").replace(RESERVED, "_");
let cut = cutBytes(plain, 150);
let digest = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(metric).digest("hex").slice(0, 8);
let name = cut === metric ? cut : `${cutBytes(plain, 141)}-${digest}`;
for (let number = 2; taken.has(folded(name)); number += 1) name = `${cutBytes(plain, 136)}-${digest}-${number}`;
taken.add(folded(name));
return `${name}.json`;
});
}
async function writeReports(directory, points, results, redactor) {
let folder = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, FOLDER);
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, { recursive: !0 });
let names = reportNames(points.map(({ metric }) => metric));
for (let [index, { score, explanation }] of results.entries()) {
if (score === null) continue;
let { metric, description } = points[index];
let report = {
metric,
description,
score,
explanation
};
await (0, _base_redact_redacted_file_js__WEBPACK_IMPORTED_MODULE_4__.Y)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, names[index]), `${JSON.stringify(report, null, 2)}\n`, redactor);
}
}
async function writtenReports(directory) {
let folder = node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, FOLDER);
let texts = (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch((error) => {
if ((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.$N)(error) === "ENOENT") return [];
throw error;
})).sort().map(async (name) => [name, await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, name), "utf8")]);
return new Map(await Promise.all(texts));
}
function folded(name) {
return name.normalize("NFC").toLowerCase();
}
function cutBytes(text, limit) {
let cut = "";
for (let character of text) {
if (Buffer.byteLength(cut + character) > limit) break;
cut += character;
}
return cut;
}
}),
407: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { H: () => excluder });
function excluder(patterns) {
let all = patterns.map(tokensOf);
return (below) => {
let name = `./${below}`;
return [0, ...[...name.matchAll(/\//g)].map(({ index }) => index + 1)].some((start) => all.some((tokens) => matches(tokens, [...name.slice(start)])));
};
}
function matches(tokens, text) {
let at = 0;
let token = 0;
let star = null;
for (;;) {
let wanted = tokens[token];
if (wanted === void 0 && (at === text.length || text[at] === "/")) return !0;
if (wanted === "*") {
star = {
token,
at
};
token += 1;
} else if (wanted !== void 0 && at < text.length && wanted(text[at])) {
token += 1;
at += 1;
} else if (star !== null && star.at < text.length) {
star.at += 1;
at = star.at;
token = star.token + 1;
} else return !1;
}
}
function tokensOf(pattern) {
let characters = [...pattern];
let tokens = [];
for (let at = 0; at < characters.length; at += 1) {
let character = characters[at];
let set = character === "[" ? /^\[([!^]?)(\]?[^\]]*)\]/su.exec(characters.slice(at).join("")) : null;
if (set !== null) {
tokens.push(setOf(set[1] !== "", [...set[2]]));
at += [...set[0]].length - 1;
} else if (character === "*") tokens.push("*");
else if (character === "?") tokens.push(() => !0);
else {
character === "\\" && at + 1 < characters.length && (at += 1);
let wanted = characters[at];
tokens.push((given) => given === wanted);
}
}
return tokens;
}
function setOf(isNegated, members) {
let ranges = [];
for (let at = 0; at < members.length; at += 1) {
let isRange = members[at + 1] === "-" && at + 2 < members.length;
ranges.push([members[at], members[isRange ? at + 2 : at]]);
isRange && (at += 2);
}
return (given) => ranges.some(([first, last]) => given >= first && given <= last) !== isNegated;
}
}),
30464: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Gm: () => isOfGit,
Jj: () => LARGEST_TEXT,
Tx: () => SeenFiles
});
let LARGEST_TEXT = 65536;
class SeenFiles extends Map {
incomplete = null;
#bytes = 8388608;
#texts = 2e3;
takes(name, size) {
if (size > LARGEST_TEXT || size > this.#bytes || this.#texts === 0 || isOfGit(name)) return !1;
this.#bytes -= size;
--this.#texts;
return !0;
}
put(name, seen) {
this.set(name, seen);
for (let at = name.lastIndexOf("/"); at > 0 && !this.has(name.slice(0, at)); at = name.lastIndexOf("/", at - 1)) this.set(name.slice(0, at), {
type: "directory",
identity: "directory",
text: null
});
}
keepText(name, size, content) {
let seen = this.get(name);
if (seen === void 0 || !this.takes(name, size)) return;
let chunks = [];
content.on("data", (chunk) => chunks.push(Buffer.from(chunk)));
content.on("end", () => {
let text = Buffer.concat(chunks);
text.includes(0) || (seen.text = text);
});
}
letGo(size) {
this.#bytes += size;
this.#texts += 1;
}
}
function isOfGit(name) {
return /(^|\/)\.git\//.test(name);
}
}),
27563: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { L: () => awaitHealth });
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
async function awaitHealth(testbed, { command, interval, timeout, startPeriod, startInterval, retries }, user, signal) {
let begun = performance.now();
for (let failures = 0;;) {
let starting = performance.now() - begun < startPeriod;
let { exitCode, timedOut } = await testbed.run({
shell: "agent",
script: command,
environment: {},
timeout,
user,
lasting: !1,
output() {}
}, signal);
if (exitCode === 0) return;
if (timedOut) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("healthcheck", `the healthcheck of the task did not end within ${timeout / 1e3} s (timeout_sec): ${command.slice(0, 200)}`);
starting || (failures += 1);
if (failures >= retries) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("healthcheck", `the healthcheck of the task failed ${failures} times in a row: ${command.slice(0, 200)}`);
await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(starting ? startInterval : interval, void 0, { signal });
}
}
}),
23958: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { p: () => withNetwork });
async function withNetwork(testbed, { network, switches }, inPhase, work) {
if (!switches || network === inPhase) return await work();
await testbed.setNetwork(inPhase);
let value = await work().catch(async (error) => {
await testbed.setNetwork(network).catch(() => {});
throw error;
});
await testbed.setNetwork(network);
return value;
}
}),
37282: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Q: () => keptName,
U: () => collectOutput
});
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45145);
var _base_text_plain_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45628);
var _results_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35978);
let MOST_FILES = 1e4;
let MOST_ENTRIES = 2e5;
let LARGEST_USAGE = 65536;
let NOT_IN_ARTIFACTS = /["<>:|*?\\\p{Cc}]/gu;
let ENTRY_FAULTS = [["a name that cannot be kept", [
"EEXIST",
"ENAMETOOLONG",
"ENOTDIR",
"EISDIR"
]], ["a file that cannot be read", [
"ENOENT",
"EACCES",
"EPERM",
"ELOOP",
"ENXIO",
"EIO"
]]];
let NO_USAGE = {
input_tokens: null,
output_tokens: null,
cost_usd: null,
steps: null,
model: null
};
async function collectOutput(entries, directory, limit, redactor) {
let left = new Map();
let leave = (why) => left.set(why, (left.get(why) ?? 0) + 1);
let usage = null;
let bytes = 0;
let files = 0;
let looked = 0;
for await (let entry of entries) {
looked += 1;
if (looked > MOST_ENTRIES) {
leave(`all that comes after ${MOST_ENTRIES} entries`);
break;
}
if (entry.type === "directory") {
let above = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(entry.path);
!(0, _base_text_plain_path_js__WEBPACK_IMPORTED_MODULE_4__.q)(entry.path) && (above === "." || (0, _base_text_plain_path_js__WEBPACK_IMPORTED_MODULE_4__.q)(above)) && leave("a directory that is too deep, or whose name is not a plain one");
} else if (entry.type === "unread") leave(entry.why ?? "an entry that cannot be read");
else if (entry.type === "other") leave("a link, device, socket or pipe");
else if (!(0, _base_text_plain_path_js__WEBPACK_IMPORTED_MODULE_4__.q)(entry.path)) leave("a name that is not a plain relative path");
else if (files >= MOST_FILES) leave(`more than ${MOST_FILES} files`);
else if (bytes + entry.size > limit) leave("over max-output-size");
else {
files += 1;
let content = await keep(entry, node_path__WEBPACK_IMPORTED_MODULE_1__.join(directory, keptName(redactor.text(entry.path))), limit - bytes, redactor).catch(whyLeft);
if (typeof content == "string") {
leave(content);
continue;
}
bytes += content.bytes;
content.cut && leave("over max-output-size");
entry.path === "usage.json" && (usage = parseUsage(content.head, leave));
}
}
return {
usage: usage ?? NO_USAGE,
left: [...left].map(([why, count]) => `${count} × ${why}`)
};
}
async function keep(entry, file, limit, redactor) {
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(file), { recursive: !0 });
let handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(file, "wx");
let redaction = redactor.stream();
let head = Buffer.alloc(0);
let bytes = 0;
try {
for await (let chunk of entry.content) {
let within = chunk.subarray(0, limit - bytes);
bytes += within.length;
let clean = redaction.push(within);
head.length < LARGEST_USAGE && (head = Buffer.concat([head, within.subarray(0, LARGEST_USAGE - head.length)]));
await handle.writeFile(clean);
if (within.length < chunk.length) return {
bytes,
cut: !0,
head
};
}
return {
bytes,
cut: !1,
head
};
} catch (error) {
bytes === 0 && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(file);
throw error;
} finally {
await handle.writeFile(redaction.end());
await handle.close();
}
}
function keptName(name) {
return name.replace(NOT_IN_ARTIFACTS, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`);
}
function whyLeft(error) {
let [why] = ENTRY_FAULTS.find(([, codes]) => codes.includes((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_2__.$N)(error) ?? "")) ?? [];
if (why === void 0) throw error;
return why;
}
function parseUsage(content, leave) {
try {
return _results_usage_js__WEBPACK_IMPORTED_MODULE_3__.ht.parse(JSON.parse(content.toString()));
} catch {
leave("usage.json that does not hold numbers for input_tokens, output_tokens, cost_usd, steps");
return null;
}
}
}),
44109: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
applyModelFault: () => metered.A,
collect: () => collect,
collectHome: () => collectHome,
collectServiceLogs: () => collectServiceLogs,
explainTrial: () => explainTrial,
runStep: () => runStep,
runSteps: () => runSteps,
saveChanges: () => saveChanges
});
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var redacted_file = __webpack_require__(17197);
var listeners = __webpack_require__(16830);
var evaluation_findings = __webpack_require__(81533);
var look = __webpack_require__(3704);
var shell = __webpack_require__(12580);
var output_of = __webpack_require__(11220);
let TOUCHES = /\btouch\s+(\/[\w./-]+)/;
let LOGS = /\/[\w./-]+\.log\b/g;
async function staleLog(testbed, script, signal) {
let touched = TOUCHES.exec(script)?.[1];
let logs = [...new Set(script.match(LOGS))];
if (touched === void 0 || logs.length === 0) return null;
let times = (await (0, output_of.N)(testbed, `find ${[touched, ...logs].map(shell.h).join(" ")} -prune -printf '%T@ %p\\n'`, 1e4, signal)).toString().split("\n").map((line) => [line.slice(line.indexOf(" ") + 1), Number.parseFloat(line)]);
let timeOf = new Map(times);
let stale = logs.find((log) => timeOf.get(log) < timeOf.get(touched) - .05);
if (stale === void 0) return null;
return {
kind: "log_prewritten",
detail: `${stale} was last written before the success command made ${touched}`
};
}
var success_text = __webpack_require__(56594);
async function evaluateSuccessCommand(request) {
let { testbed, instance, before, logs, limits, signal } = request;
let { command: script, rule } = instance.evaluation;
let scanner = new success_text.Ik();
let findings = new evaluation_findings.F(request);
let evaluation = {
kind: "success_command",
command: script,
exit_code: null,
timed_out: !1,
duration_ms: 0,
output_tail: ""
};
findings.show(evaluation);
let command = {
shell: "sh",
script,
environment: {},
timeout: limits["evaluation-timeout"],
lasting: !1
};
let { after, meanwhile, value: exit } = await (0, look.lookAndRun)(testbed, instance, before, (testbed) => logs.run("evaluation.log", testbed, command, signal, scanner));
findings.note(...(0, look.compareLooks)(instance, before, after), ...meanwhile);
findings.show({
...evaluation,
exit_code: exit.exitCode,
timed_out: exit.timedOut,
duration_ms: exit.duration,
output_tail: logs.tails().get("evaluation.log") ?? ""
});
let signs = scanner.signs();
let passed = (0, success_text.WJ)(rule, exit.exitCode, signs);
if (passed) {
let doubts = [
(0, success_text.B2)(rule, signs),
(0, success_text.x)(script, exit),
await doubtOfLog()
];
findings.note(...doubts.filter((note) => note !== null));
}
return findings.verdict(passed);
async function doubtOfLog() {
try {
return await staleLog(testbed, script, signal);
} catch (error) {
return {
kind: "evaluate_failed",
detail: (0, errors.bD)(error)
};
}
}
}
let EVALUATIONS = {
success_command: async () => evaluateSuccessCommand,
reward: async () => (await __webpack_require__.e(5520).then(__webpack_require__.bind(__webpack_require__, 5520))).evaluateReward,
test_plan: async () => (await Promise.all([
__webpack_require__.e(4006),
__webpack_require__.e(1143),
__webpack_require__.e(5175),
__webpack_require__.e(9139),
__webpack_require__.e(7676)
]).then(__webpack_require__.bind(__webpack_require__, 57676))).evaluateTestPlan
};
async function evaluate(request) {
return (await EVALUATIONS[request.instance.evaluation.kind]())(request);
}
var verifier = __webpack_require__(51021);
async function evaluateTrial(live, folder) {
let { context, record, instance, before, givenReports, directory, signal } = live;
let { options, dataset, seal, judge, floors, redactor } = context;
let logs = instance.steps === void 0 ? live.logs : live.logs.ofPart(live.suffix);
let verdict = await (0, verifier.a)(live, (testbed) => {
let { integrity } = record.result;
return evaluate({
instance,
testbed,
before,
givenReports,
directory,
folder,
logs,
limits: options,
passKey: options["pass-key"],
isStep: instance.steps !== void 0,
idle: context.agent === null ? isIdle(options["agent-command"]) : context.agent.agent.idle === !0,
digest: dataset.digest,
seal,
judge,
floors,
redactor,
signal,
progress({ evidence, notes }) {
record.result.evaluation = evidence;
record.result.integrity = [...integrity, ...notes];
}
});
});
record.decide(verdict);
}
function isIdle(command) {
return /^\s*(true|:)\s*$/.test(command);
}
var place = __webpack_require__(64780);
var testbeds_given = __webpack_require__(30464);
let MOST_LOOKED_AT = 2e5;
let LONGEST_PATH = 1e3;
async function survey(files, before, exact, deadline) {
let found = new testbeds_given.Tx();
let looked = 0;
for await (let entry of files) {
looked += 1;
looked > MOST_LOOKED_AT ? found.incomplete = `more than ${MOST_LOOKED_AT} entries` : performance.now() > deadline ? found.incomplete = "there was no time for more" : entry.type === "unread" && entry.path === "" && (found.incomplete = entry.why ?? "an unreadable part");
if (found.incomplete !== null) break;
if (entry.type === "unread") continue;
let { type, identity, size } = entry;
let seen = {
type,
identity,
text: null
};
found.set(entry.path, seen);
if (type !== "file") continue;
let known = before?.get(entry.path);
let same = known !== void 0 && known.identity === identity;
if (same && (exact || known.text === null) || !found.takes(entry.path, size)) continue;
let text = await textOf(entry);
text !== null && same && known.text?.equals(text) === !0 ? found.letGo(size) : text !== null && same ? Object.assign(seen, {
text,
identity: `${identity} written`
}) : seen.text = text;
}
return found;
}
async function textOf({ content }) {
let text = await contentOf(content, testbeds_given.Jj);
return text?.includes(0) ? null : text;
}
async function contentOf(content, limit) {
let chunks = [];
let size = 0;
try {
for await (let chunk of content) {
size += chunk.length;
if (size > limit) return null;
chunks.push(Buffer.from(chunk));
}
} catch {
return null;
}
return Buffer.concat(chunks);
}
function changesBetween(before, after) {
let changes = new Map();
for (let [name, now] of after) {
let then = before.get(name);
let directory = now.type === "directory";
then === void 0 && before.incomplete === null ? changes.set(name, {
change: "added",
directory,
before: null,
after: now.text
}) : then !== void 0 && then.identity !== now.identity && changes.set(name, {
change: "changed",
directory,
before: then.text,
after: now.text
});
}
if (after.incomplete !== null) return changes;
for (let [name, { type, text }] of before) after.has(name) || changes.set(name, {
change: "removed",
directory: type === "directory",
before: text,
after: null
});
return changes;
}
function changesOfLists(before, after) {
let changes = new Map();
let above = new Set();
for (let name of [...before.keys(), ...after.keys()]) for (let folder = external_node_path_.posix.dirname(name); !above.has(folder) && folder !== "/"; folder = external_node_path_.posix.dirname(folder)) above.add(folder);
let add = (name, change) => changes.set(name, {
change,
directory: above.has(name),
before: null,
after: null
});
for (let [name, now] of after) {
let then = before.get(name);
then === void 0 ? add(name, now) : then !== "removed" && now === "removed" ? add(name, "removed") : then === "removed" && now !== "removed" && add(name, "added");
}
for (let [name, then] of before) !after.has(name) && then !== "changed" && add(name, then === "added" ? "removed" : "added");
for (let [name, { change, directory }] of changes) directory && change === "changed" && changes.delete(name);
return changes;
}
async function describeFiles(changes, redactor) {
let totals = {
added: 0,
changed: 0,
removed: 0
};
for (let { change, directory } of changes.values()) directory || (totals[change] += 1);
let all = folded(changes).sort(([a, one], [b, other]) => Number(a.startsWith("/")) - Number(b.startsWith("/")) || rank(one) - rank(other) || (a < b ? -1 : 1));
let { createTwoFilesPatch } = await __webpack_require__.e(4023).then(__webpack_require__.bind(__webpack_require__, 44023));
let entries = [];
let characters = 262144;
let room = 524288;
for (let [name, change] of all) {
let shown = cut(redactor.text(name));
characters -= shown.length;
if (entries.length === 1e3 || characters < 0) break;
let diff = room > 0 ? diffOf(change) : null;
room -= diff?.length ?? 0;
let files = change.files === void 0 ? {} : { files: change.files };
entries.push({
path: shown,
change: change.change,
...files,
diff
});
}
return {
...totals,
entries,
left_out: all.length - entries.length
};
function diffOf({ change, directory, before, after }) {
let old = change === "added" ? "" : before;
let now = change === "removed" ? "" : after;
if (directory || old === null || now === null) return null;
let texts = [old, now].map((text) => redactor.text(text.toString()));
let options = {
context: 3,
maxEditLength: 4e3
};
let lines = createTwoFilesPatch("before", "after", ...texts, void 0, void 0, options)?.split("\n").slice(3).join("\n") ?? "";
return lines === "" || lines.length > Math.min(room, 32768) ? null : lines;
}
}
function rank({ change, after }) {
return change === "changed" ? +(after === null) : change === "added" ? 2 : 3;
}
function folded(changes) {
let tops = new Map();
let counts = new Map();
let topOf = (name) => {
let known = tops.get(name);
if (known !== void 0) return known;
let { change } = changes.get(name);
let folder = external_node_path_.posix.dirname(name);
let above = changes.get(folder);
let top = above?.change === change && above.directory ? topOf(folder) ?? folder : null;
top !== null && tops.set(name, top);
return top;
};
let gitOf = (name) => /^(.*?\.git)\//.exec(name)?.[1] ?? null;
let under = new Map();
for (let [name, { directory }] of changes) {
let git = (0, testbeds_given.Gm)(name) ? gitOf(name) : null;
let top = git !== null && !changes.has(git) ? git : topOf(name);
under.set(name, top);
top !== null && !directory && counts.set(top, (counts.get(top) ?? 0) + 1);
}
let entries = new Map();
for (let [name, change] of changes) {
let top = under.get(name) ?? null;
let many = (folder) => (counts.get(folder) ?? 0) > 20 || (0, testbeds_given.Gm)(`${folder}/`);
if (top !== null && !changes.has(top)) entries.set(`${top}/`, {
change: "changed",
directory: !0,
before: null,
after: null,
files: counts.get(top)
});
else if (top === null && change.directory) {
let files = counts.get(name) ?? 0;
(many(name) || files === 0) && entries.set(`${name}/`, {
...change,
files
});
} else top !== null && many(top) || change.directory || entries.set(name, change);
}
return [...entries];
}
function cut(name) {
return name.length > LONGEST_PATH ? `${name.slice(0, LONGEST_PATH)}…` : name;
}
let DATABASES = {
dpkg: "/var/lib/dpkg/status",
apk: "/lib/apk/db/installed"
};
let MOST = 1e3;
let NAME = /^[\w@][\w.+~:@/-]{0,199}$/;
let VERSION = /^[\w.+~:!-]{1,100}$/;
let PYTHON = /\/(?:site|dist)-packages\/([\w.]+)-(\d[\w.+!]*)(?:-py[\d.]+)?\.(?:dist|egg)-info$/;
let NODE = /\/lib\/node_modules\/((?:@[^/]+\/)?[^/@]+)\/package\.json$/;
function packagesIn(manager, text) {
let keys = manager === "dpkg" ? {
name: "Package: ",
version: "Version: "
} : {
name: "P:",
version: "V:"
};
let packages = new Map();
for (let record of text.split("\n\n")) {
let lines = record.split("\n");
let value = (key) => lines.find((line) => line.startsWith(key))?.slice(key.length).trim() ?? "";
if (manager === "dpkg" && !/ installed$/.test(value("Status: "))) continue;
let [name, version] = [value(keys.name), value(keys.version)];
let architecture = manager === "dpkg" ? value("Architecture: ") : "";
let twice = packages.has(name) && architecture !== "" ? `${name}:${architecture}` : name;
NAME.test(twice) && VERSION.test(version) && packages.set(twice, version);
}
return packages;
}
function packageChanges(manager, before, after) {
return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
let [then, now] = [before.get(name) ?? null, after.get(name) ?? null];
if (then === now) return [];
return {
manager,
name,
before: then,
after: now,
change: then === null ? "added" : now === null ? "removed" : "changed"
};
});
}
function pythonChanges(paths) {
let [before, after] = [new Map(), new Map()];
for (let [path, change] of paths) {
let [, name, version] = PYTHON.exec(path) ?? [];
if (name === void 0 || name.length > 200 || version.length > 100) continue;
change === "removed" ? before.set(name, version) : change === "added" && after.set(name, version);
}
return packageChanges("pip", before, after);
}
function npmChanges(paths) {
return [...paths].flatMap(([path, change]) => {
let [, name] = NODE.exec(path) ?? [];
return name === void 0 || !NAME.test(name) ? [] : {
path,
name,
change
};
});
}
function versionIn(text) {
try {
let version = JSON.parse(text ?? "")?.version;
return typeof version == "string" && VERSION.test(version) ? version : null;
} catch {
return null;
}
}
function describePackages(all) {
return {
entries: all.slice(0, MOST),
left_out: Math.max(0, all.length - MOST)
};
}
let NOT_FILES = [
"/proc",
"/sys",
"/dev",
"/.dockerenv",
"/sbin/docker-init",
"/usr/sbin/docker-init",
"/run/podman-init",
"/etc/hostname",
"/etc/hosts",
"/etc/mtab",
"/etc/resolv.conf",
"/run/.containerenv",
"/run/secrets"
];
let LARGEST_DATABASE = 33554432;
let ofImages = new WeakMap();
let onHost = new WeakMap();
async function stateBefore(testbed, { store }, fresh) {
let { workdir, given } = testbed;
if (given !== null && fresh) {
let mayBeGiven = Object.values(DATABASES).some((file) => file.startsWith(workdir));
return {
files: workdir === "/" ? new testbeds_given.Tx() : given,
list: listOfGiven(workdir, given),
databases: mayBeGiven ? await databasesOf(testbed) : null,
installed: null,
running: null
};
}
let [files, list, databases, running] = await Promise.all([
surveyOf(testbed, null),
testbed.differences(),
databasesOf(testbed, onHost.get(store)),
fresh ? null : testbed.running()
]);
testbed.kind === "host" && onHost.set(store, databases);
return {
files,
list,
databases,
installed: testbed.installed(),
running
};
}
async function stateAfter(testbed, before, context) {
let notes = [];
let compared = before.files.size > 0 || before.list === null;
let [running, list, surveyed] = await Promise.all([
testbed.running(),
testbed.differences(),
compared ? surveyOf(testbed, before.files) : null
]);
let earlier = before.running;
let outside = list === null || before.list === null ? new Map() : await outsideChanges(testbed, before.list, list);
let inside = `${testbed.workdir}/`;
let touched = [...outside.keys()].some((name) => name.startsWith(inside));
let now = surveyed ?? (touched ? await surveyOf(testbed, before.files) : new testbeds_given.Tx());
let files = changesBetween(before.files, now);
for (let { incomplete } of [before.files, now]) incomplete !== null && notes.push(`files of the workdir are missing: ${incomplete}`);
for (let [name, change] of outside) name.startsWith(inside) ? now.incomplete !== null && !files.has(name.slice(inside.length)) && files.set(name.slice(inside.length), change) : files.set(name, change);
list === null && notes.push("On the host, files outside of the workdir are not compared.");
return {
files,
packages: await packagesAfter(testbed, before, context, list, files, notes),
running,
earlier,
notes
};
}
async function surveyOf(testbed, before) {
let { workdir, kind } = testbed;
if (workdir === "/") return new testbeds_given.Tx();
return await survey(testbed.files(workdir), before, kind === "host", performance.now() + 6e4);
}
async function outsideChanges(testbed, before, after) {
let places = [
external_node_path_.posix.dirname(testbed.promptFile),
testbed.agentDirectory ?? "/opt/agent",
...NOT_FILES
];
let ours = (name) => places.some((place) => name === place || name.startsWith(`${place}/`));
let changes = changesOfLists(before, after);
for (let name of changes.keys()) (ours(name) || name === testbed.workdir) && changes.delete(name);
await eachOf([...changes].filter(([, { change }]) => change === "changed").slice(0, 300), async ([name]) => {
await testbed.isDirectory(name) && changes.delete(name);
});
return changes;
}
function listOfGiven(workdir, given) {
let list = new Map([[workdir, "changed"]]);
for (let name of given.keys()) list.set(external_node_path_.posix.join(workdir, name), "added");
return list;
}
async function packagesAfter(testbed, before, context, list, files, notes) {
let found = [];
for (let manager of ["dpkg", "apk"]) {
let file = DATABASES[manager];
if (list !== null && !list.has(file)) continue;
let then = before.databases === null ? await ofImage(testbed, file, context) : before.databases[manager];
let now = await readUnless(testbed, testbed.files(file), LARGEST_DATABASE, then);
now === null && then !== null ? notes.push(`${file} cannot be read any more: its packages are not compared.`) : now !== then && found.push(...packageChanges(manager, packagesIn(manager, then?.text ?? ""), packagesIn(manager, now?.text ?? "")));
}
let records = [...files].map(([name, { change }]) => [external_node_path_.posix.resolve(testbed.workdir, name), change]);
let inWorkdir = `${testbed.workdir}/`;
let paths = [...list === null ? records.filter(([name]) => name.startsWith(inWorkdir)) : records, ...installedChanges(before.installed, testbed.installed())];
found.push(...pythonChanges(paths));
await eachOf(npmChanges(paths.filter(([name]) => !name.startsWith(inWorkdir))).slice(0, 50), async ({ path: file, name, change }) => {
let after = change === "removed" ? null : versionIn((await readUnless(testbed, testbed.files(file), 262144, null))?.text ?? null);
found.push({
manager: "npm",
name,
before: null,
after,
change
});
});
return found;
}
function installedChanges(before, after) {
if (before === null || after === null) return [];
return [...new Set([...before.keys(), ...after.keys()])].flatMap((file) => {
if (!before.has(file)) return [[file, "added"]];
if (!after.has(file)) return [[file, "removed"]];
return before.get(file) === after.get(file) ? [] : [[file, "changed"]];
});
}
function ofImage(testbed, file, { store }) {
let images = ofImages.get(store) ?? new Map();
ofImages.set(store, images);
let key = `${testbed.image.digest} ${file}`;
if (!images.has(key)) {
let read = readUnless(testbed, testbed.filesOfImage(file), LARGEST_DATABASE, null);
images.set(key, read);
read.catch(() => images.delete(key));
}
return images.get(key);
}
async function databasesOf(testbed, known) {
let [dpkg, apk] = await Promise.all(["dpkg", "apk"].map((manager) => readUnless(testbed, testbed.files(DATABASES[manager]), LARGEST_DATABASE, known?.[manager] ?? null)));
return {
dpkg,
apk
};
}
async function readUnless(testbed, files, limit, known) {
for await (let { path: below, type, size, identity, content } of files) {
if (below !== "" || type !== "file" || size > limit) return null;
if (known?.identity === identity && testbed.kind === "host") return known;
let text = await contentOf(content, limit);
return text === null ? null : {
identity,
text: text.toString()
};
}
return null;
}
async function eachOf(items, work) {
for (let at = 0; at < items.length; at += 8) await Promise.all(items.slice(at, at + 8).map((item) => work(item)));
}
async function beforeAgent(live, fresh) {
let { testbed, context, instance } = live;
if (testbed.kind === "docker" && isIdle(context.options["agent-command"])) return null;
let untouched = fresh && instance.environment === void 0;
return await orNoted(live, () => stateBefore(testbed, context, untouched));
}
async function afterAgent(live, before, file) {
let left = before === null ? null : await orNoted(live, () => stateAfter(live.testbed, before, live.context));
left !== null && live.left.set(file, left);
}
async function saveChanges(live) {
let { directory, record, context } = live;
live.left.size > 0 && await (0, place.x)(record.result, context.store);
for (let [file, left] of live.left) await orNoted(live, async () => {
let changes = await describe(left, live.testbed, context.redactor);
let text = `${JSON.stringify(changes, null, 1)}\n`;
await (0, redacted_file.Y)(external_node_path_.join(directory, file), text, context.redactor) && record.note("results_linked", `something stood at the place of ${file}, and was removed`);
record.result.changes = [...record.result.changes ?? [], briefOf(file, changes)];
return null;
});
}
async function orNoted(live, work) {
try {
return await work();
} catch (error) {
live.record.decided || live.signal.throwIfAborted();
live.record.note("changes_incomplete", `what the agent left is not known: ${(0, errors.bD)(error)}`);
return null;
}
}
async function describe(left, { relay }, redactor) {
let { packages, notes } = left;
return {
schema: "agentbench/changes/v1",
files: await describeFiles(left.files, redactor),
packages: describePackages(packages),
processes: processesOf(left, redactor),
ports: portsOf(left, relay === null ? null : new URL(relay.url).port, redactor),
notes: notes.map((note) => redactor.text(note))
};
}
function processesOf({ running, earlier }, redactor) {
if (running === null) return null;
let old = new Set(earlier?.processes.map(({ id, words }) => `${id} ${words}`));
let left = running.processes.filter(({ id, words }) => !old.has(`${id} ${words}`));
let entries = left.slice(0, 200).map(({ words }) => ({ command: shown(words, redactor) }));
return {
entries,
left_out: left.length - entries.length
};
}
function portsOf({ running, earlier }, relay, redactor) {
if (running === null || running.sockets === null) return null;
let old = new Set((0, listeners.hW)(earlier?.sockets ?? "").map(({ inode }) => inode));
let found = new Map();
for (let { address, inode } of (0, listeners.hW)(running.sockets)) {
let holder = running.processes.find(({ sockets }) => sockets.includes(inode));
if (old.has(inode) || address === relay || holder === void 0 && !running.alone) continue;
found.set(shown(address, redactor), holder === void 0 ? null : shown(holder.words, redactor));
}
let all = [...found].map(([address, command]) => ({
address,
command
}));
return {
entries: all.slice(0, 200),
left_out: Math.max(0, all.length - 200)
};
}
function shown(text, redactor) {
let clean = redactor.text(text);
return clean.length > 500 ? `${clean.slice(0, 500)}…` : clean;
}
function briefOf(file, { files, packages, processes, ports }) {
let of = (list) => list === null ? null : list.entries.length + list.left_out;
return {
file,
files: files === null ? null : {
added: files.added,
changed: files.changed,
removed: files.removed
},
packages: of(packages),
processes: of(processes),
ports: of(ports)
};
}
var external_node_fs_ = __webpack_require__(73024);
var tree = __webpack_require__(13590);
var part_files = __webpack_require__(84346);
var testbeds_exclude = __webpack_require__(407);
var output = __webpack_require__(37282);
var trajectory = __webpack_require__(59654);
let USUAL_IN_HOMES = /a link, device, socket or pipe|usage\.json/;
async function collect(live, directory) {
let { testbed, record } = live;
let { usage, left } = await collectFrom(live, testbed.files(testbed.outputDirectory), directory);
let { model, ...figures } = usage;
let { agent } = record.result;
agent.model ??= model;
if (agent.usage.source === "meter") {
let differs = differences(agent.usage, figures);
differs !== "" && record.note("usage_differs", `usage.json and the meter differ, and the meter's count stands: ${differs}`);
} else Object.values(figures).some((value) => value !== null) && Object.assign(agent.usage, {
source: "agent",
...figures
});
let round = record.result.rounds?.at(-1);
round !== void 0 && (round.agent = record.result.agent);
for (let detail of left) record.note("output_left_out", detail);
agent.usage.source !== "meter" && await (0, trajectory.O)(live, directory);
}
async function collectHome(live, directory) {
let { left } = await collectFrom(live, live.testbed.files(live.testbed.agentHome), directory);
for (let detail of left) USUAL_IN_HOMES.test(detail) || live.record.note("home_left_out", detail);
}
async function collectForVerifier(live) {
let { testbed, instance, record, logs, suffix, directory, signal } = live;
for (let hook of instance.evaluation.hooks) {
let place = hook.service === "main" ? testbed : testbed.service(hook.service);
if (place === null) continue;
let command = {
shell: "agent",
script: hook.command,
environment: {},
timeout: hook.timeout
};
await logs.run((0, part_files.hi)("collect.log", suffix), place, {
...command,
user: hook.user,
lasting: !1
}, signal);
}
await collectArtifacts(live, external_node_path_.join(directory, (0, part_files.hi)("artifacts", suffix))).catch((error) => {
signal.throwIfAborted();
record.note("collect_failed", (0, errors.bD)(error));
});
}
async function collectArtifacts(live, directory) {
let { testbed, instance, record } = live;
let { artifacts } = instance.environment;
let { left } = await collectFrom(live, entries(), directory);
for (let detail of left) record.note("artifact_left_out", detail);
async function* entries() {
for (let { service, source, target, exclude } of artifacts) {
let isExcluded = (0, testbeds_exclude.H)(exclude);
let place = service === "main" ? testbed : testbed.service(service);
if (place === null) continue;
for await (let entry of place.files(external_node_path_.posix.resolve(testbed.workdir, source))) entry.path !== "" && isExcluded(entry.path) || (yield {
...entry,
path: external_node_path_.posix.join(target, entry.path)
});
}
}
}
async function collectServiceLogs({ testbed, logs }) {
await testbed.serviceLogs((service, stream, chunk) => logs.add(`service-${service}.log`, stream, chunk));
}
async function collectFrom({ context }, entries, directory) {
let inTheWay = (0, external_node_fs_.lstatSync)(directory, { throwIfNoEntry: !1 }) !== void 0;
inTheWay && await (0, tree.dM)(directory);
let limit = context.options["max-output-size"];
let collected = await (0, output.U)(entries, directory, limit, context.redactor).catch(async (error) => {
(0, errors.$N)(error) === "ENOSPC" && await (0, tree.dM)(directory);
throw error;
});
inTheWay && collected.left.push(`an entry in place of the directory ${external_node_path_.basename(directory)} in the results`);
return collected;
}
function differences(metered, own) {
return [
"input_tokens",
"output_tokens",
"cost_usd"
].filter((name) => {
let [one, other] = [metered[name], own[name]];
return one !== null && other !== null && Math.abs(one - other) > .01 * Math.max(one, other);
}).map((name) => `${name} ${own[name]} and ${metered[name]}`).join(", ");
}
var untrusted = __webpack_require__(90492);
async function explainTrial({ context, record, trajectory, signal }) {
let { judge, options } = context;
let { result } = record;
if (options.explain !== "judge" || result.status !== "failed" || trajectory === null || judge?.ask == null) return;
let { explainByJudge } = await __webpack_require__.e(7123).then(__webpack_require__.bind(__webpack_require__, 97123));
try {
result.explained = {
...await explainByJudge(judge.ask, trajectory, result.evaluation, context.redactor, signal),
judge: judge.identity
};
} catch (error) {
signal.throwIfAborted();
record.note("not_explained", (0, untrusted.h0)((0, errors.bD)(error), 500));
}
}
var metered = __webpack_require__(27515);
var signals = __webpack_require__(68785);
var test_plan_reports = __webpack_require__(65115);
var empty_result = __webpack_require__(22514);
var with_network = __webpack_require__(23958);
var agent = __webpack_require__(66613);
async function takeTurn(live, prompt) {
let { record, instance, context, testbed, suffix } = live;
let isFirst = suffix === "";
let setup = isFirst && context.options["agent-setup"] !== void 0;
await (0, metered.F)(live, (0, part_files.hi)("exchanges.jsonl", suffix), async () => {
setup && await record.stage("agent-setup", () => (0, agent.p)(live));
await record.stage("agent", async () => {
let before = await beforeAgent(live, isFirst && instance.prerunner === null && !setup);
let run = () => (0, agent.J)(live, prompt, !isFirst);
let { environment } = instance;
await (environment === void 0 ? run() : (0, with_network.p)(testbed, environment, environment.agentNetwork, run));
await afterAgent(live, before, (0, part_files.hi)("changes.json", suffix));
});
});
}
async function debugRound(live, prompt) {
let { testbed, instance, record, context, directory } = live;
let first = external_node_path_.join(directory, "round-1");
await record.stage("prepare", async () => {
await collect(live, external_node_path_.join(first, "output"));
let { agent, evaluation, score } = record.result;
record.result.rounds = [{
agent,
evaluation,
score
}];
await restoreCode(live);
record.result.agent = {
...(0, empty_result.jk)(context.options),
prompt_digest: (0, empty_result.M6)(prompt)
};
record.undecide();
let reports = external_node_path_.posix.join(testbed.workdir, "reports");
let contents = [
[testbed.promptFile, { text: prompt }],
[testbed.outputDirectory, "empty directory"],
[reports, "empty directory"]
];
let { evaluationDirectory } = instance.evaluation;
evaluationDirectory !== null && contents.push([external_node_path_.posix.join(testbed.workdir, "evaluation"), { directory: evaluationDirectory }]);
live.givenReports = await (0, test_plan_reports.Nh)(first);
for (let [name, text] of live.givenReports) contents.push([external_node_path_.posix.join(reports, name), { text }]);
await testbed.place(contents);
});
live.suffix = "-round-2";
await takeTurn(live, prompt);
await record.stage("evaluate", () => evaluateTrial(live, ""));
let { agent, evaluation, score } = record.result;
record.result.rounds.push({
agent,
evaluation,
score
});
}
async function saveCode(live) {
let copy = (0, shell.h)(copyOf(live));
try {
await copyCode(live, `rm -rf ${copy} && cp -a . ${copy} || { rm -rf ${copy}; exit 1; }`);
return !0;
} catch (error) {
if (!(error instanceof errors.ZD) || error.kind !== "testbed") throw error;
live.record.note("no_second_round", error.message);
return !1;
}
}
async function restoreCode(live) {
let copy = (0, shell.h)(copyOf(live));
await copyCode(live, `find . -mindepth 1 -maxdepth 1 -exec rm -rf {} + && cp -a ${copy}/. . && rm -rf ${copy}`);
}
async function copyCode({ testbed, logs, signal }, script) {
let command = {
shell: "sh",
script,
environment: {},
timeout: 3e5,
lasting: !1
};
let { exitCode } = await logs.run("rounds.log", testbed, command, signal);
if (exitCode !== 0) throw new errors.ZD("testbed", `the code cannot be copied between the rounds: exit code ${exitCode}; see rounds.log`);
}
function copyOf({ testbed }) {
return external_node_path_.posix.join(external_node_path_.posix.dirname(testbed.promptFile), "code");
}
var docker_images = __webpack_require__(50054);
function keptImageName(instance, trial) {
let name = tagged(instance.imageTag ?? `agentbench/${instance.id.toLowerCase()}:kept`);
return trial === 1 ? name : `${name}-trial-${trial}`;
}
function isBaseImage(name, { instances }, options) {
let whole = wholeName(name);
return instances.some(({ image }) => {
let base = (0, docker_images.N)(image, options);
return base !== null && wholeName(base.name) === whole;
});
}
function tagged(name) {
return name.lastIndexOf(":") > name.lastIndexOf("/") ? name : `${name}:latest`;
}
function wholeName(name) {
let [first = "", ...rest] = tagged(name).split("/");
if (rest.length === 0) return `docker.io/library/${first}`;
if (!(/[.:]/.test(first) || first === "localhost")) return `docker.io/${first}/${rest.join("/")}`;
let registry = first === "index.docker.io" ? "docker.io" : first;
return registry === "docker.io" && rest.length === 1 ? `docker.io/library/${rest[0]}` : `${registry}/${rest.join("/")}`;
}
async function runStep(live) {
let { record, instance, context } = live;
await takeTurn(live, instance.prompt);
context.options["keep-image"] && live.isLast && await keepImage(live);
let again = instance.debugPrompt !== null && await saveCode(live);
instance.environment !== void 0 && await record.stage("collect", () => collectForVerifier(live));
await record.stage("evaluate", () => evaluateTrial(live, again ? "round-1" : ""));
again && await debugRound(live, instance.debugPrompt);
}
async function keepImage({ testbed, instance, trial, record, context, signal }) {
let name = keptImageName(instance, trial);
try {
if (isBaseImage(name, context.dataset, context.options)) throw Error("instances of this run begin in it");
await (0, signals.Wh)(testbed.keepImage(name), signal);
record.result.testbed.kept_image = name;
} catch (error) {
signal.throwIfAborted();
record.note("image_not_kept", `${name}: ${error.message}`);
}
}
var steps = __webpack_require__(73995);
var reward_verdict = __webpack_require__(76178);
var health = __webpack_require__(27563);
let SETUP_LIMIT = 6e5;
let UNGRADED = [
"no_reward",
"step_setup",
"healthcheck"
];
async function runSteps(live, { all, reward }) {
let { record, context } = live;
let { options } = context;
let parts = (0, steps.C)(live.instance);
let graded = [];
record.result.rounds = [];
for (let [at, step] of all.entries()) {
record.step = step.name;
let result = await runOne(live, step, {
part: parts[at],
number: at + 1,
isLast: at === all.length - 1
});
graded.push({
name: step.name,
...result
});
let below = (0, reward_verdict.FN)(result.result?.rewards ?? null, step.least);
below !== null && result.result !== null && !live.isLast && record.note("steps_left_out", `the steps after ${step.name} were not run: ${below} (min_reward)`);
if (result.result === null || below !== null) break;
}
record.step = null;
let { integrity } = record.result;
let rule = {
passKey: options["pass-key"],
passScore: options["pass-score"]
};
let verdict = (0, reward_verdict.E8)(graded, reward, rule, ({ evidence, notes }) => {
record.result.evaluation = evidence;
record.result.integrity = [...integrity, ...notes];
});
record.decide(verdict);
}
async function runOne(live, step, { part, number, isLast }) {
let { record, signal } = live;
let suffix = (0, part_files.Rx)(number);
let result = null;
try {
await record.stage("prepare", async () => {
number > 1 && await endStep(live);
Object.assign(live, {
instance: part,
suffix,
isLast
});
await prepareStep(live, step);
});
await runStep(live);
result = record.result.evaluation;
return {
result,
why: ""
};
} catch (error) {
signal.throwIfAborted();
if (!(error instanceof errors.ZD) || !UNGRADED.includes(error.kind)) throw error;
return {
result,
why: error.message
};
} finally {
let { agent, evaluation, score } = record.result;
live.suffix === suffix && record.result.rounds.push({
step: step.name,
agent,
evaluation,
score: result === null ? null : score
});
record.undecide();
}
}
async function endStep(live) {
let { testbed, instance, directory, record, context, signal } = live;
await collect(live, external_node_path_.join(directory, (0, part_files.hi)("output", live.suffix)));
record.result.agent = {
...(0, empty_result.jk)(context.options),
prompt_digest: ""
};
let isShared = instance.evaluation.separate === null;
let emptied = [
"/logs/agent",
"/logs/artifacts",
...isShared ? ["/logs/verifier"] : []
];
await testbed.place([[testbed.outputDirectory, "empty directory"]]);
await rootly(live, `${isShared ? "rm -rf -- /tests && " : ""}rm -rf -- ${emptied.join(" ")} && mkdir -p -- ${emptied.join(" ")} &&
chmod 777 -- ${emptied.join(" ")} ${(0, shell.h)(testbed.outputDirectory)}`, signal);
}
async function prepareStep(live, { name, files, setup, healthcheck }) {
let { testbed, instance, record, logs, suffix, signal } = live;
record.result.agent.prompt_digest = (0, empty_result.M6)(instance.prompt);
let own = files === null ? [] : filesBelow(files, testbed.workdir);
await testbed.place([[testbed.promptFile, { text: instance.prompt }], ...own]);
let user = instance.environment.agentUser;
if (setup) {
let command = {
shell: "sh",
script: `bash ${(0, shell.h)(external_node_path_.posix.join(testbed.workdir, "setup.sh"))}`,
environment: {},
user,
timeout: SETUP_LIMIT,
lasting: !0
};
let { exitCode, timedOut } = await logs.run((0, part_files.hi)("setup.log", suffix), testbed, command, signal);
let end = timedOut ? `did not end within ${SETUP_LIMIT / 6e4} minutes` : `ended with exit code ${exitCode}`;
if (exitCode !== 0) throw new errors.ZD("step_setup", `steps/${name}/workdir/setup.sh ${end}; see ${(0, part_files.hi)("setup.log", suffix)}`);
}
healthcheck !== null && await (0, health.L)(testbed, healthcheck, user, signal);
live.before = await (0, look.look)(testbed, instance, null, signal);
}
function filesBelow(directory, target) {
return (0, external_node_fs_.readdirSync)(directory, {
withFileTypes: !0,
recursive: !0
}).filter((entry) => !entry.isDirectory()).map((entry) => {
let file = external_node_path_.join(entry.parentPath, entry.name);
return [external_node_path_.posix.join(target, external_node_path_.relative(directory, file)), { directory: file }];
});
}
async function rootly({ testbed }, script, signal) {
let { exit } = await (0, output_of.j)(testbed, script, 6e4, signal);
if (exit.exitCode !== 0) throw new errors.ZD("testbed", `the testbed is not ready for its next step: exit code ${exit.exitCode}`);
}
})
};
