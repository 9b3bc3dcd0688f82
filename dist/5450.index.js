export const id = 5450;
export const ids = [5450];
export const modules = {
78421: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Hk: () => endProcesses,
J3: () => kernelText,
O3: () => listProcesses,
U_: () => processesWith,
Z9: () => wordsOf,
vK: () => endTrees
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
function listProcesses() {
return pids().flatMap((pid) => processOf(pid) ?? []);
}
function processesWith(text) {
return pids().filter((pid) => {
let environment = fastText(`/proc/${pid}/environ`) ?? "";
return typeof text == "string" ? environment.includes(text) : text.test(environment);
}).flatMap((pid) => processOf(pid) ?? []);
}
function wordsOf({ pid }) {
return (kernelText(`/proc/${pid}/cmdline`) ?? "").split("\0");
}
async function endTrees(pick, grace) {
let identities = new Set();
let identityOf = ({ pid, started }) => `${pid} ${started}`;
return endProcesses(() => {
let all = listProcesses();
for (let root of pick(all)) identities.add(identityOf(root));
let found = all.filter((process) => identities.has(identityOf(process)));
for (let { pid } of found) for (let child of all) {
if (child.parent !== pid || identities.has(identityOf(child))) continue;
identities.add(identityOf(child));
found.push(child);
}
return found;
}, grace);
}
async function endProcesses(find, grace) {
let left = find();
let begun = performance.now();
grace > 0 && signalAll(left, "SIGTERM");
for (let elapsed = 0; left.length > 0 && elapsed <= grace + 2e3; elapsed = performance.now() - begun) {
elapsed >= grace && signalAll(left, "SIGKILL");
await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(25);
left = find();
}
return left;
}
function signalAll(processes, signal) {
for (let { pid } of processes) try {
process.kill(pid, signal);
} catch {}
}
function pids() {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc").filter((name) => /^\d+$/.test(name));
} catch {
return [];
}
}
function processOf(pid) {
let stat = fastText(`/proc/${pid}/stat`);
if (stat === null) return null;
let end = stat.lastIndexOf(")");
let fields = stat.slice(end + 2).split(" ");
if (fields[0] === "Z" || fields[0] === "X") return null;
return {
pid: Number(pid),
parent: Number(fields[1]),
session: Number(fields[3]),
started: fields[19],
name: stat.slice(stat.indexOf("(") + 1, end)
};
}
function fastText(file) {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8");
} catch {
return null;
}
}
function kernelText(file) {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "latin1");
} catch {
return null;
}
}
}),
48569: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
o: () => BoundedLog,
P: () => Tail
});
var external_node_fs_ = __webpack_require__(73024);
var promises_ = __webpack_require__(51455);
var errors = __webpack_require__(45145);
let ANEW = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_TRUNC | external_node_fs_.constants.O_NOFOLLOW;
class WrittenFile {
#file;
#handle = null;
#written = 0;
#next = new Piece();
#underWay = new Piece();
#writing;
#turn;
fault = null;
constructor(file) {
this.#file = file;
}
append(bytes) {
if (bytes.length === 0) return this.#writing ?? DONE;
this.#next.push(bytes);
this.#writing ??= this.#write();
return this.#writing;
}
get room() {
return this.#next.length < 262144 ? void 0 : this.#turn;
}
async close() {
await this.#writing;
await this.#handle?.close().catch(() => {});
this.#handle = null;
}
async #write() {
for (; this.#next.length > 0;) {
[this.#next, this.#underWay] = [this.#underWay, this.#next];
this.#turn = this.#append(this.#underWay.bytes);
await this.#turn;
this.#underWay.clear();
}
this.#writing = void 0;
}
async #append(bytes) {
if (this.fault !== null) return;
try {
this.#handle ??= await (0, promises_.open)(this.#file, ANEW);
await this.#handle.writeFile(bytes);
this.#written += bytes.length;
} catch (error) {
this.fault = (0, errors.bD)(error);
await this.#handle?.truncate(Math.floor(this.#written / 2)).catch(() => {});
}
}
}
let DONE = Promise.resolve();
class Piece {
#memory = Buffer.alloc(0);
length = 0;
get bytes() {
return this.#memory.subarray(0, this.length);
}
push(bytes) {
let length = this.length + bytes.length;
if (length > this.#memory.length) {
let memory = Buffer.allocUnsafeSlow(Math.max(length, 2 * this.#memory.length));
this.bytes.copy(memory);
this.#memory = memory;
}
bytes.copy(this.#memory, this.length);
this.length = length;
}
clear() {
this.length = 0;
}
}
class BoundedLog {
#head;
#tail;
#file;
#written = 0;
#after = 0;
constructor(file, limit) {
let tail = Math.min(4194304, Math.floor(limit / 4));
this.#file = new WrittenFile(file);
this.#head = limit - tail;
this.#tail = new Tail(tail);
}
get fault() {
return this.#file.fault;
}
write(chunk) {
let head = Math.min(chunk.length, this.#head - this.#written);
this.#written += head;
this.#after += chunk.length - head;
this.#tail.push(chunk, head);
return this.#file.append(chunk.subarray(0, head));
}
get room() {
return this.#file.room;
}
async close() {
let cut = this.#after - this.#tail.length;
cut > 0 && this.#file.append(Buffer.from(`\n[agentbench: ${cut} bytes left out here]\n`));
this.#file.append(this.#tail.content());
await this.#file.close();
}
}
class Tail {
#size;
#ring = null;
#end = 0;
length = 0;
constructor(size) {
this.#size = size;
}
push(chunk, from = 0) {
if (from === chunk.length || this.#size === 0) return;
this.#ring ??= Buffer.allocUnsafe(this.#size);
let begin = Math.max(from, chunk.length - this.#size);
let first = chunk.copy(this.#ring, this.#end, begin);
chunk.copy(this.#ring, 0, begin + first);
this.#end = (this.#end + chunk.length - begin) % this.#size;
this.length = Math.min(this.#size, this.length + chunk.length - begin);
}
content() {
if (this.#ring === null) return Buffer.alloc(0);
if (this.length < this.#size) return this.#ring.subarray(0, this.length);
return Buffer.concat([this.#ring.subarray(this.#end), this.#ring.subarray(0, this.#end)]);
}
text() {
return this.content().toString("utf8");
}
}
}),
12580: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
V: () => word,
h: () => quote
});
var _untrusted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90492);
function quote(text) {
return `'${text.replaceAll("'", "'\\''")}'`;
}
function word(text) {
return /^[\w./@%+=-][\w./@%+=:-]*$/.test(text) ? text : quote((0, _untrusted_js__WEBPACK_IMPORTED_MODULE_0__.h0)(text, 4096));
}
}),
23137: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => madeOfText,
W: () => described
});
var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29396);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
var zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30252);
zod_mini__WEBPACK_IMPORTED_MODULE_0__.$W((0, zod_v4_locales_en_js__WEBPACK_IMPORTED_MODULE_1__.A)());
function described(schema, description) {
let clone = schema.clone();
zod_mini__WEBPACK_IMPORTED_MODULE_2__.fd.add(clone, { description });
return clone;
}
function madeOfText(read) {
return zod_mini__WEBPACK_IMPORTED_MODULE_3__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.pdi((text, { issues }) => read(text, (message) => {
issues.push({
code: "custom",
message,
input: text
});
return zod_mini__WEBPACK_IMPORTED_MODULE_0__.tm;
})));
}
}),
75450: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { evaluateCommand: () => evaluateCommand });
var promises_ = __webpack_require__(51455);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var signals = __webpack_require__(68785);
var bounded_log = __webpack_require__(48569);
var shell = __webpack_require__(12580);
var untrusted = __webpack_require__(90492);
var success_text = __webpack_require__(56594);
var units = __webpack_require__(73762);
var plain_launcher = __webpack_require__(96221);
var spawn = __webpack_require__(16735);
var long_script = __webpack_require__(47931);
var print = __webpack_require__(12694);
let TOKEN = /\\.|"|(?<![\w.+-])(?:(-?)Infinity|NaN)(?![\w.])/gs;
let COLON = /\s*:/y;
function parsePythonJson(text) {
return JSON.parse(withMarkedNames(text), (_, value) => typeof value == "object" && value && !Array.isArray(value) ? new Map(Object.entries(value).map(([name, entry]) => [name.slice(1), entry])) : value);
}
function withMarkedNames(text) {
let parts = [];
let taken = 0;
let open = -1;
let replace = (from, to, replacement) => {
parts.push(text.slice(taken, from), replacement);
taken = to;
};
for (let { 0: token, 1: minus = "", index } of text.matchAll(TOKEN)) if (token === "\"" && open === -1) open = index;
else if (token === "\"") {
COLON.lastIndex = index + 1;
COLON.test(text) && replace(open + 1, open + 1, "=");
open = -1;
} else open === -1 && !token.startsWith("\\") && replace(index, index + token.length, `${minus}1e999`);
return parts.join("") + text.slice(taken);
}
async function evaluateCommand(metadataPath, options) {
let limit = units.p.safeParse(options.evaluationTimeout);
if (!limit.success) throw new errors.yo(`evaluation-timeout: ${limit.error.issues[0].message}`);
let say = options.quiet ? () => {} : (text) => (0, print.tj)([text]);
let metadata;
try {
metadata = await readMetadata(metadataPath);
} catch (error) {
(0, print.cc)((0, errors.bD)(error));
return 1;
}
let command = options.command || metadata.get("success_command");
let taskType = metadata.get("task_type") ?? null;
if (isEmpty(command)) throw new errors.yo("there is no success command: neither success_command in the metadata nor --command");
if (taskType === null) throw new errors.yo("the metadata has no task_type, which decides how success is read");
let words = shellWords(command);
if (words === null) {
(0, print.cc)("success_command is neither a text, nor a list or an object of texts");
return 1;
}
let workdir = external_node_path_.resolve(options.workdir);
say([
`Task type: ${(0, untrusted.h0)(typeof taskType == "string" ? taskType : String(jsonOf(taskType)))}`,
`Working directory: ${workdir}`,
`Output file: ${options.output}\n`,
`Running command in ${workdir}:\n${(0, untrusted.OG)(words.length === 1 ? words[0] : String(jsonOf(words)))}\n`
].join("\n"));
let interruption = (0, signals.YF)();
try {
let [first, ...rest] = words;
let text = `{"success": ${await withScript(first, (script) => decide([script, ...rest], taskType, workdir, limit.data, interruption.signal, say))}}`;
await (0, promises_.mkdir)(external_node_path_.dirname(external_node_path_.resolve(options.output)), { recursive: !0 });
await (0, promises_.writeFile)(options.output, text);
say(`Results written to ${options.output}: ${text}`);
return 0;
} catch (error) {
if (interruption.signal.aborted) return (0, signals.fH)(interruption.signal.reason);
(0, print.cc)((0, errors.bD)(error));
return 1;
} finally {
interruption.dispose();
}
}
function isEmpty(value) {
if (Array.isArray(value)) return value.length === 0;
return value instanceof Map ? value.size === 0 : !value;
}
function shellWords(command) {
let words = command instanceof Map ? [...command.keys()] : typeof command == "string" ? [command] : command;
let fine = (word) => typeof word == "string" && !word.includes("\0") && word.isWellFormed();
return Array.isArray(words) && words.every(fine) ? words : null;
}
function jsonOf(value) {
return JSON.stringify(value, (_, entry) => entry instanceof Map ? Object.fromEntries(entry) : entry);
}
async function withScript(script, use) {
if (!(0, long_script.p)(script)) return use(script);
let directory = await (0, promises_.mkdtemp)(external_node_path_.join(external_node_os_.tmpdir(), "agentbench-evaluate-"));
try {
let file = external_node_path_.join(directory, "command.sh");
await (0, promises_.writeFile)(file, script);
return await use(`. ${(0, shell.h)(file)}`);
} finally {
await (0, promises_.rm)(directory, {
recursive: !0,
force: !0
});
}
}
async function decide(words, taskType, workdir, timeout, signal, say) {
let scanner = new success_text.Ik();
let shown = new bounded_log.P(65536);
let environment = Object.fromEntries(Object.entries(process.env).filter((entry) => entry[1] !== void 0));
let launcher = new plain_launcher.z(external_node_os_.tmpdir());
let started = await (0, spawn.n)({
argv: [
"/bin/sh",
"-c",
...words
],
cwd: workdir,
environment,
timeout,
lasting: !1,
output(stream, chunk) {
scanner.push(stream, chunk);
shown.push(chunk);
}
}, launcher, signal);
try {
let exit = await started.exit;
say(`Command output:\n${(0, untrusted.OG)(shown.text().trimEnd() || "[no output]")}\n`);
exit.timedOut && say(`The command did not end within its time limit of ${timeout / 1e3} s.`);
let rule = taskType === "dependency_resolution" ? "exit_code" : "success_text";
return !exit.timedOut && (0, success_text.WJ)(rule, exit.exitCode, scanner.signs());
} catch (error) {
signal.aborted && await launcher.release();
throw error;
} finally {
started.letGo();
}
}
async function readMetadata(file) {
let text;
try {
text = new TextDecoder("utf-8", {
fatal: !0,
ignoreBOM: !0
}).decode(await (0, promises_.readFile)(file));
} catch (error) {
throw Error((0, errors.$N)(error) === "ENOENT" ? `the metadata file ${file} is not there` : `the metadata file cannot be read: ${(0, errors.bD)(error)}`);
}
let data;
try {
data = parsePythonJson(text);
} catch (error) {
throw Error(`the metadata file ${file} is not valid JSON: ${(0, errors.bD)(error)}`);
}
if (!(data instanceof Map)) throw Error(`the metadata file ${file} holds no JSON object`);
return data;
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
73762: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => size,
p: () => duration
});
var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
let DURATION_UNITS = {
ms: 1,
s: 1e3,
m: 6e4,
h: 36e5,
d: 864e5
};
let SIZE_UNITS = {
B: 1,
KB: 1e3,
MB: 1e6,
GB: 1e9,
KiB: 1024,
MiB: 1024 ** 2,
GiB: 1024 ** 3
};
let LONGEST_DURATION = 2 ** 31 - 1;
let duration = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => {
let milliseconds = sumOfUnits(text, DURATION_UNITS);
if (milliseconds === null || milliseconds <= 0) return refuse(`"${text}" is not a duration; write for example 90s, 30m or 2h`);
if (milliseconds > LONGEST_DURATION) return refuse(`"${text}" is longer than the limit of 24 days`);
return milliseconds;
});
let size = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.C)((text, refuse) => {
let bytes = sumOfUnits(text, SIZE_UNITS);
if (bytes === null || bytes <= 0) return refuse(`"${text}" is not a size; write for example 64MiB or 2GiB`);
return bytes;
});
function sumOfUnits(text, units) {
if (!/^(\d+(\.\d+)?\s*[A-Za-z]+\s*)+$/.test(text.trim())) return null;
let sum = 0;
for (let [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)\s*([A-Za-z]+)/g)) {
if (!Object.hasOwn(units, unit)) return null;
sum += Number(amount) * units[unit];
}
return Math.round(sum);
}
}),
3907: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z: () => drain,
f: () => DRAIN_LIMIT
});
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
let DRAIN_LIMIT = 1e3;
async function drain(end, lastOutput, quiet) {
let begun = performance.now();
for (;;) {
let open = await Promise.race([end.then(() => !1), (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(quiet / 2, !0)]);
let now = performance.now();
if (!open || now - Math.max(begun, lastOutput()) >= quiet || now - begun >= DRAIN_LIMIT) return;
}
}
}),
828: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
q: () => openFifos,
v: () => outletOf
});
var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51455);
var node_net__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77030);
var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76760);
var node_util__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57975);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(45145);
let spare = [];
async function openFifos(directory, searchPath) {
let name = node_path__WEBPACK_IMPORTED_MODULE_5__.join(directory, `.pipe-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomUUID)()}`);
let files = [`${name}-1`, `${name}-2`];
try {
let env = { PATH: [
searchPath,
"/usr/bin",
"/bin"
].filter(Boolean).join(node_path__WEBPACK_IMPORTED_MODULE_5__.delimiter) };
await (0, node_util__WEBPACK_IMPORTED_MODULE_6__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)("mkfifo", [
"-m",
"600",
...files
], { env });
return {
stdout: openFifo(files[0]),
stderr: openFifo(files[1])
};
} finally {
for (let file of files) await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_3__.rm)(file, { force: !0 });
}
}
function openFifo(file) {
let fd = (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NONBLOCK);
let writer = (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_WRONLY);
return {
writer,
letGo: () => (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(writer),
...outletOf(fd)
};
}
function outletOf(fd) {
let memory = spare.pop() ?? Buffer.allocUnsafeSlow(262144);
let taker = null;
let socket = null;
let closed = !1;
let fault;
let held;
let emptying;
return {
read,
empty,
close
};
function read(take) {
if (closed) return Promise.resolve();
let reader = new node_net__WEBPACK_IMPORTED_MODULE_4__.Socket({
fd,
readable: !0,
writable: !1,
onread: {
buffer: memory,
callback: handOn
}
});
taker = take;
socket = reader;
reader.on("close", () => Promise.resolve(held).finally(giveBack));
return new Promise((resolve, reject) => reader.on("error", reject).on("close", () => resolve()));
}
function handOn(length) {
try {
held = taker(memory.subarray(0, length)) || void 0;
} catch (error) {
fail(error);
return !1;
}
held = held?.catch(fail).then(() => {
held = void 0;
emptying === void 0 && socket.resume();
});
return held === void 0;
}
function fail(error) {
fault = error;
socket.destroy(error);
}
function empty() {
emptying ??= readOut().finally(() => {
emptying = void 0;
isOpen() && socket.resume();
});
return emptying;
}
async function readOut() {
isOpen() && socket.pause();
for (let taken = 0;;) {
await held;
if (fault !== void 0) throw fault;
let length = isOpen() && taken < 1048576 ? readNow(fd, memory) : 0;
if (length === 0) return;
taken += length;
handOn(length);
}
}
function isOpen() {
return socket !== null && !socket.destroyed && !closed;
}
function close() {
if (closed) return;
closed = !0;
if (socket === null) {
(0, node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(fd);
giveBack();
} else socket.destroy();
}
function giveBack() {
spare.length < 64 && spare.push(memory);
}
}
function readNow(fd, memory) {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync)(fd, memory);
} catch (error) {
if ((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_7__.$N)(error) === "EAGAIN") return 0;
throw error;
}
}
}),
25530: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { H: () => startFault });
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33836);
function startFault(error, command) {
let bytes = command === void 0 ? 0 : sizeOf(command);
if (bytes > ALWAYS_TAKEN && /argument list too long|E2BIG/i.test((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error))) return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD("host", `a command and its environment have ${bytes} bytes, more than Linux takes`);
return new _types_js__WEBPACK_IMPORTED_MODULE_1__.z(`the command cannot be started: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}`);
}
let ALWAYS_TAKEN = 131072;
function sizeOf({ argv, environment }) {
let variables = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
return [...argv, ...variables].reduce((sum, word) => sum + Buffer.byteLength(word) + 1, 0);
}
}),
96221: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { z: () => PlainLauncher });
var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
var _base_processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78421);
var _fifo_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(828);
var _launcher_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25530);
let ENTER = [
"/bin/sh",
"-c",
"{ echo $$ >\"$0/cgroup.procs\"; } 2>/dev/null; exec \"$@\""
];
class PlainLauncher {
#pipes;
#group;
#sessions = new Set();
constructor(pipes, group = null) {
this.#pipes = pipes;
this.#group = group;
}
async launch(command, signal) {
let { argv, cwd, environment, talks } = command;
let { stdout, stderr } = await (0, _fifo_js__WEBPACK_IMPORTED_MODULE_2__.q)(this.#pipes, environment.PATH);
if (signal.aborted) {
discard();
throw signal.reason;
}
let stdio = [
talks ? "pipe" : "ignore",
stdout.writer,
stderr.writer
];
let [program, ...words] = this.#group === null ? argv : [
...ENTER,
this.#group,
...argv
];
let child;
try {
child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, words, {
cwd,
env: environment,
detached: !0,
stdio: [...stdio]
});
} catch (error) {
discard();
throw (0, _launcher_js__WEBPACK_IMPORTED_MODULE_3__.H)(error, command);
}
stdout.letGo();
stderr.letGo();
let exited = new Promise((resolve, reject) => {
child.once("error", (error) => reject((0, _launcher_js__WEBPACK_IMPORTED_MODULE_3__.H)(error, command)));
child.once("exit", (code, signal) => resolve(code ?? 128 + (signal === "SIGKILL" ? 9 : 15)));
});
exited.catch(() => {});
child.pid !== void 0 && this.#sessions.add(child.pid);
return {
input: child.stdin,
stdout,
stderr,
session: Promise.resolve(child.pid ?? -1),
exited,
nudge: () => {}
};
function discard() {
for (let pipe of [stdout, stderr]) {
pipe.letGo();
pipe.close();
}
}
}
roots() {
return null;
}
async release() {
return {
left: (await (0, _base_processes_js__WEBPACK_IMPORTED_MODULE_1__.Hk)(() => (0, _base_processes_js__WEBPACK_IMPORTED_MODULE_1__.O3)().filter(({ session }) => this.#sessions.has(session)), 0)).map(({ pid }) => pid),
keeperKilled: !1
};
}
}
}),
93636: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { _: () => takeRest });
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
var _drain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3907);
async function takeRest(outlets, read, last) {
let begun = performance.now();
let ended = read.then(() => !0);
for (let open = !0; open;) {
await Promise.all(outlets.map((outlet) => outlet.empty()));
let now = performance.now();
if (now - Math.max(begun, last()) >= 50 || now - begun >= _drain_js__WEBPACK_IMPORTED_MODULE_1__.f) return;
open = !await Promise.race([ended, (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(25, !1)]);
}
}
}),
16735: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { n: () => start });
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
var _base_processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78421);
var _limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43918);
var _rest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93636);
let GRACE = 5e3;
async function start(command, launcher, signal) {
let launched = await launcher.launch(command, signal);
let { input, stdout, stderr } = launched;
let output = readOutput(launched, command);
input?.on("error", () => {});
return {
input,
exit: follow(launched, output, command, signal),
finish,
letGo
};
async function finish() {
await output.soFar().catch(() => {});
letGo();
}
function letGo() {
stdout.close();
stderr.close();
}
}
async function follow(launched, output, command, signal) {
let started = performance.now();
let stop = new AbortController();
let ended = !1;
let survived = !1;
try {
let limit = (0, _limit_js__WEBPACK_IMPORTED_MODULE_2__.L)(command.timeout, command.until, AbortSignal.any([stop.signal, signal]));
limit.catch(() => {});
if (await Promise.race([launched.exited.then(() => "exit"), limit]) === null) {
ended = !0;
survived = await endSession(launched);
}
let duration = Math.round(performance.now() - started);
command.lasting || await output.rest();
let stopped = ended && command.until?.aborted === !0;
return {
exitCode: ended ? null : await launched.exited,
timedOut: ended && !stopped,
stopped,
duration,
survived
};
} catch (error) {
signal.throwIfAborted();
throw error;
} finally {
stop.abort();
}
}
async function endSession({ session, exited, nudge }) {
let soon = () => (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(GRACE, void 0, { ref: !1 });
nudge();
let number = await Promise.race([session, soon().then(() => -1)]);
let find = () => (0, _base_processes_js__WEBPACK_IMPORTED_MODULE_1__.O3)().filter((process) => process.session === number);
let left = await (0, _base_processes_js__WEBPACK_IMPORTED_MODULE_1__.Hk)(find, GRACE);
nudge();
await Promise.race([exited, soon()]);
return left.length > 0;
}
function readOutput({ stdout, stderr }, command) {
let outlets = [stdout, stderr];
let last = 0;
let take = (name) => (piece) => {
last = performance.now();
return command.output(name, piece);
};
let read = Promise.all([stdout.read(take("stdout")), stderr.read(take("stderr"))]);
read.catch(() => {});
return {
rest: () => (0, _rest_js__WEBPACK_IMPORTED_MODULE_3__._)(outlets, read, () => last),
soFar: () => Promise.all(outlets.map((outlet) => outlet.empty()))
};
}
}),
43918: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { L: () => limitOf });
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
async function limitOf(timeout, until, signal) {
let either = until === void 0 ? signal : AbortSignal.any([signal, until]);
return await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.max(0, timeout), null, { signal: either }).catch((error) => {
if (signal.aborted) throw error;
return null;
});
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
}),
33836: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { z: () => TestbedDestroyed });
class TestbedDestroyed extends Error {
name = "TestbedDestroyed";
}
}),
30252: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => __WEBPACK_DEFAULT_EXPORT__ });
var _core_util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);
let error = () => {
let Sizable = {
string: {
unit: "characters",
verb: "to have"
},
file: {
unit: "bytes",
verb: "to have"
},
array: {
unit: "items",
verb: "to have"
},
set: {
unit: "items",
verb: "to have"
},
map: {
unit: "entries",
verb: "to have"
}
};
function getSizing(origin) {
return Sizable[origin] ?? null;
}
let FormatDictionary = {
regex: "input",
email: "email address",
url: "URL",
emoji: "emoji",
uuid: "UUID",
uuidv4: "UUIDv4",
uuidv6: "UUIDv6",
nanoid: "nanoid",
guid: "GUID",
cuid: "cuid",
cuid2: "cuid2",
ulid: "ULID",
xid: "XID",
ksuid: "KSUID",
datetime: "ISO datetime",
date: "ISO date",
time: "ISO time",
duration: "ISO duration",
ipv4: "IPv4 address",
ipv6: "IPv6 address",
mac: "MAC address",
cidrv4: "IPv4 range",
cidrv6: "IPv6 range",
base64: "base64-encoded string",
base64url: "base64url-encoded string",
json_string: "JSON string",
e164: "E.164 number",
currency_code: "currency code",
credit_card: "credit card number",
iban: "IBAN",
jwt: "JWT",
template_literal: "input"
};
let TypeDictionary = { nan: "NaN" };
function getTypeName(type, input) {
if (type === "number" && typeof input == "number" && !Number.isFinite(input)) return String(input);
return TypeDictionary[type] ?? type;
}
return (issue) => {
switch (issue.code) {
case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(_core_util_js__WEBPACK_IMPORTED_MODULE_0__.GW(issue.input), issue.input)}`;
case "invalid_value":
if (issue.values.length === 1) return `Invalid input: expected ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.B7(issue.values[0])}`;
return `Invalid option: expected one of ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.jw(issue.values, "|")}`;
case "too_big": {
let adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
let sizing = getSizing(issue.origin);
if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
}
case "too_small": {
let adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
let sizing = getSizing(issue.origin);
if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
}
case "invalid_format": {
let _issue = issue;
if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
}
case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${_core_util_js__WEBPACK_IMPORTED_MODULE_0__.jw(issue.keys, ", ")}`;
case "invalid_key": return `Invalid key in ${issue.origin}`;
case "invalid_union":
if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
if (issue.inclusive === !1) return "Invalid input: more than one option matched";
return "Invalid input";
case "invalid_element": return `Invalid value in ${issue.origin}`;
default: return "Invalid input";
}
};
};
function __WEBPACK_DEFAULT_EXPORT__() {
return { localeError: error() };
}
})
};
