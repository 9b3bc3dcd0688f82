export const id = 1934;
export const ids = [1934, 9214];
export const modules = {
45628: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { q: () => isPlainPath });
function isPlainPath(name) {
let parts = name.split("/");
return !name.includes("\0") && !name.includes("�") && Buffer.byteLength(name) < 1e3 && parts.every((part) => part !== "" && part !== "." && part !== "..");
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
54945: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
OS: () => COULD_NOT_ATTACH,
TP: () => stateAfterOutput,
lV: () => doesShellWork
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
let COULD_NOT_ATTACH = [126, 127];
async function stateAfterOutput(exec, signal) {
let begun = performance.now();
for (;;) {
let state = await exec.inspect(signal);
if (!state.running || performance.now() - begun > 3e3) return state;
await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(50, void 0, signal === void 0 ? {} : { signal });
}
}
async function doesShellWork(container, workdir, signal) {
let code = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomInt)(64, 120);
let settings = {
Cmd: [
"/bin/sh",
"-c",
`exit ${code}`
],
WorkingDir: workdir
};
let exec = await container.exec(settings, signal);
await exec.startDetached(signal);
return (await stateAfterOutput(exec, signal)).exitCode === code;
}
}),
39214: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { interactIn: () => interactIn });
var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _demultiplex_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53879);
var _exec_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54945);
var _wrapper_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69357);
async function interactIn({ container, workdir }, { script, environment }, seat, signal) {
signal.throwIfAborted();
let { terminal } = seat;
let exec = await container.exec({
Cmd: script === null ? [
"/bin/sh",
"-c",
"if command -v bash >/dev/null 2>&1; then exec bash; else exec /bin/sh; fi"
] : [
"/bin/sh",
"-c",
_wrapper_js__WEBPACK_IMPORTED_MODULE_4__.OF.agent,
"sh",
script
],
Env: Object.entries(environment).map(([name, value]) => `${name}=${value}`),
...workdir === void 0 ? {} : { WorkingDir: workdir },
AttachStdin: !0,
AttachStdout: !0,
AttachStderr: !0,
Tty: terminal !== null
}, signal);
let stream = await exec.start(signal, terminal?.size());
let abort = () => stream.destroy();
signal.addEventListener("abort", abort, { once: !0 });
stream.on("error", () => {});
try {
await connect(stream, exec, seat);
} finally {
signal.removeEventListener("abort", abort);
stream.destroy();
}
signal.throwIfAborted();
let { running, exitCode } = await (0, _exec_state_js__WEBPACK_IMPORTED_MODULE_3__.TP)(exec, signal);
if (running || exitCode === null) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("docker", "the connection to the command in the container broke");
return exitCode;
}
async function connect(stream, exec, { input, output, errors, terminal }) {
let resize = () => {
terminal !== null && exec.resize(terminal.size()).catch(() => {});
};
let endResizing = terminal?.onResize(resize);
terminal?.setRaw(!0);
resize();
input.pipe(stream);
try {
terminal === null ? await (0, _demultiplex_js__WEBPACK_IMPORTED_MODULE_2__.w)(stream, (kind, chunk) => write(kind === "stdout" ? output : errors, chunk)) : await stream.drain((chunk) => write(output, chunk));
} catch {} finally {
input.unpipe(stream);
input.pause();
terminal?.setRaw(!1);
endResizing?.();
}
}
async function write(to, chunk) {
if (to.destroyed || to.write(Buffer.from(chunk))) return;
await Promise.race([(0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(to, "drain"), (0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(to, "close")]).catch(() => {});
}
}),
71934: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { DockerTestbed: () => DockerTestbed });
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var shell = __webpack_require__(12580);
var testbeds_exclude = __webpack_require__(407);
var long_script = __webpack_require__(47931);
var output_of = __webpack_require__(11220);
var types = __webpack_require__(33836);
var docker_archive = __webpack_require__(69548);
var testbeds_pipe = __webpack_require__(25285);
var demultiplex = __webpack_require__(53879);
var exec_state = __webpack_require__(54945);
var docker_fault = __webpack_require__(3730);
async function conversationIn({ container, workdir, environment }, argv, signal) {
signal.throwIfAborted();
let settings = {
Cmd: argv,
Env: Object.entries(environment).map(([name, value]) => `${name}=${value}`),
WorkingDir: workdir,
AttachStdin: !0,
AttachStdout: !0
};
let exec = await container.exec(settings, signal);
let stream = await exec.start(signal);
let pipe = new testbeds_pipe.n();
let hungUp = !1;
stream.on("error", () => {});
(0, demultiplex.w)(stream, (kind, chunk) => pipe.take(kind, chunk)).catch(() => {}).finally(() => pipe.end());
let hangUp = () => {
hungUp = !0;
stream.destroy();
};
return pipe.between(stream, hangUp, async () => {
let stops = hungUp;
try {
let { running, exitCode } = await (0, exec_state.TP)(exec);
if (running ? stops : exitCode !== null && exitCode !== 0 && !exec_state.OS.includes(exitCode)) return null;
return new errors.ZD("docker", "the connection to a program in the container broke");
} catch (error) {
let fault = await (0, docker_fault.eO)(container, error);
return fault instanceof errors.ZD ? fault : null;
}
});
}
var drain = __webpack_require__(3907);
var promises_ = __webpack_require__(58500);
var testbeds_limit = __webpack_require__(43918);
class SessionLine {
id;
alone = !1;
fault = null;
seen = !1;
#text = "";
#resolve;
constructor() {
this.id = new Promise((resolve) => {
this.#resolve = resolve;
});
setTimeout(() => this.#resolve(null), 1e4).unref();
}
strip(chunk) {
if (this.seen) return chunk;
let end = chunk.indexOf(10);
this.#text += chunk.subarray(0, end === -1 ? void 0 : end).toString("latin1");
if (end === -1) return Buffer.alloc(0);
this.seen = !0;
let line = /^(\d+)( alone)?$/.exec(this.#text);
line === null && (this.fault = this.#text.trim());
this.alone = line?.[2] !== void 0;
this.#resolve(line === null ? null : Number(line[1]));
return chunk.subarray(end + 1);
}
}
let ASK_EVERY = {
longest: 500,
share: .05
};
let SHORTEST = {
marked: 500,
alone: 40,
lasting: 5
};
let LATE_OUTPUT = 1e4;
class RunningCommand {
session = new SessionLine();
lastOutput = 0;
outputEnd;
#exec;
#stream;
#output;
#marked;
#doesShellWork;
#marks = Promise.withResolvers();
#ended = !1;
#fault;
constructor(exec, stream, output, marked, doesShellWork) {
this.#exec = exec;
this.#doesShellWork = doesShellWork;
this.#stream = stream;
this.#output = output;
this.#marked = marked;
this.outputEnd = this.#drain();
}
async end(timeout, signal, until) {
let stop = new AbortController();
let either = AbortSignal.any([stop.signal, signal]);
let limit = (0, testbeds_limit.L)(timeout, until, either);
let asked = this.#askUntilEnd(either);
try {
return await Promise.race([limit, asked]);
} catch (error) {
signal.throwIfAborted();
throw error;
} finally {
stop.abort();
await Promise.allSettled([limit, asked]);
}
}
throwFault() {
if (this.#fault !== void 0) throw this.#fault;
let { fault } = this.session;
if (fault === null) return;
if ((0, docker_fault.pn)(fault)) throw new errors.ZD("testbed", fault);
throw destroyed(fault);
}
close() {
this.#stream.destroy();
}
async #drain() {
try {
await (0, demultiplex.w)(this.#stream, (kind, chunk) => this.#take(kind, chunk));
for (let kind of ["stdout", "stderr"]) for (let part of this.#marked?.rest(kind) ?? []) await this.#handOn(kind, part);
} catch (error) {
this.#stream.destroy();
this.lastOutput === Infinity && (this.#fault = error);
} finally {
this.#ended = !0;
this.#marks.resolve();
}
}
async #take(kind, chunk) {
this.lastOutput = Infinity;
for (let part of this.#marked?.take(kind, chunk) ?? [chunk]) await this.#handOn(kind, part);
this.#marked !== null && this.#marked.exitCode !== null && this.#marks.resolve();
this.lastOutput = performance.now();
}
async #handOn(kind, part) {
let own = kind === "stdout" ? this.session.strip(part) : part;
own.length > 0 && await this.#output(kind, own);
}
async #askUntilEnd(signal) {
let begun = performance.now();
let sooner = this.#marked === null ? this.outputEnd : this.#marks.promise;
for (;;) {
let elapsed = performance.now() - begun;
let { longest, share } = ASK_EVERY;
let shortest = SHORTEST[this.#marked === null ? "lasting" : this.session.alone ? "alone" : "marked"];
let pause = Math.min(longest, Math.max(shortest, share * elapsed, this.#ended ? 0 : 30 - elapsed));
await Promise.race([(0, promises_.setTimeout)(pause, void 0, { signal }), sooner]);
this.throwFault();
let told = this.#marked?.exitCode ?? null;
if (told !== null && !this.session.seen) throw destroyed(`no shell could be started (exit code ${told})`);
if (told !== null) return told;
if (this.#marked !== null && this.#ended && !this.session.alone) return this.#unmarked(signal);
this.#ended && (sooner = new Promise(() => {}));
let state = await this.#exec.inspect(signal);
if (!state.running) return this.#lastWord(state, signal);
}
}
async #lastWord({ exitCode }, signal) {
if (this.#marked === null || this.session.alone) {
if (exitCode === null) throw lost("it was never started");
if (!exec_state.OS.includes(exitCode)) return exitCode;
await this.#lateOutput(() => this.session.seen, signal);
this.throwFault();
if (!this.session.seen) throw await this.#notBegun(exitCode);
return exitCode;
}
await this.#lateOutput(() => !1, signal);
return this.#marked.exitCode ?? this.#unmarked(signal);
}
async #lateOutput(isEnough, signal) {
let begun = performance.now();
for (; !isEnough() && performance.now() - Math.max(begun, this.lastOutput) < LATE_OUTPUT;) {
let pause = (0, promises_.setTimeout)(LATE_OUTPUT / 100, !0, { signal });
if (!await Promise.race([this.#marks.promise, pause])) return;
}
}
async #unmarked(signal) {
let { running, exitCode } = await (0, exec_state.TP)(this.#exec, signal);
this.throwFault();
if (running) throw lost("its output ended before it did");
if (exitCode === null) throw lost("it was never started");
if (exitCode === this.#marked.ownCode) throw lost("the end of its output did not come");
if (exec_state.OS.includes(exitCode)) throw await this.#notBegun(exitCode);
throw destroyed(`the shell of a command was ended (exit code ${exitCode})`);
}
async #notBegun(exitCode) {
return await this.#doesShellWork() ? lost("it was not started, or its output was lost") : destroyed(`no shell can be started (exit code ${exitCode})`);
}
}
function destroyed(why) {
return new types.z(`the testbed runs no command any more: ${why}`);
}
function lost(why) {
return new errors.ZD("docker", `Docker lost the command: ${why}; the connection broke`);
}
var wrapper = __webpack_require__(69357);
let END_LIMIT = 15e3;
let LONGEST = 131071;
let LARGEST = 1966080;
async function runInContainer(live, command, signal) {
let started = performance.now();
let running = await begin(live, command, signal);
try {
let { until } = command;
let exitCode = await running.end(command.timeout - (performance.now() - started), signal, until);
let stopped = exitCode === null && until?.aborted === !0;
let timedOut = exitCode === null && !stopped;
let survived = !1;
if (exitCode === null) {
survived = !await endSession(live, await running.session.id, signal);
survived || await running.end(END_LIMIT, signal);
}
let duration = performance.now() - started;
command.lasting || await (0, drain.Z)(running.outputEnd, () => running.lastOutput, 100);
running.throwFault();
return {
exitCode,
timedOut,
stopped,
duration: Math.round(duration),
survived
};
} finally {
running.close();
}
}
async function begin(live, command, signal) {
signal.throwIfAborted();
let { container, console, workdir } = live;
let { environment, lasting, output } = command;
let marked = lasting ? null : new wrapper.A();
let settings = marked === null ? (0, wrapper.A7)(command, console.expect(output)) : marked.settings(command);
let variables = [...Object.entries({
...live.environment,
...environment
}).map(([name, value]) => `${name}=${value}`), ...settings.Env ?? []];
refuseTooLarge([...settings.Cmd, ...variables]);
let exec = await container.exec({
...settings,
...userOf(live, command),
Env: variables,
WorkingDir: workdir,
AttachStdout: !0,
AttachStderr: !0
}, signal);
let doesShell = () => (0, exec_state.lV)(container, workdir, signal);
return new RunningCommand(exec, await exec.start(signal), command.output, marked, doesShell);
}
function userOf({ ownUser = !1 }, { user }) {
if (user != null) return { User: user };
return user === null || !ownUser ? {} : { User: "0:0" };
}
function refuseTooLarge(words) {
let sizes = words.map((word) => Buffer.byteLength(word));
let longest = Math.max(...sizes);
let all = sizes.reduce((sum, size) => sum + size + 9, 0);
if (longest > LONGEST) throw new errors.ZD("testbed", `a command, or one of its variables, has ${longest} bytes, more than Linux takes (${LONGEST})`);
if (all > LARGEST) throw new errors.ZD("testbed", `a command and its variables have ${all} bytes, more than Linux takes (${LARGEST})`);
}
async function endSession(live, session, signal) {
if (session === null) return !1;
let command = {
shell: "sh",
script: `set -- ${session}\n# shellcheck shell=sh disable=SC2046,SC2086 # word splitting of lists of numbers is intended
# For sh in any image (no ps, no pkill): ends the session \$1 by TERM, then after 5 s by KILL. Exits with 1 if one of its
# processes is still alive.
# Fields after the last ")" of /proc/<pid>/stat: state, ppid, pgrp, session.
members() {
  for stat in /proc/[0-9]*/stat; do
    line=
    read -r line 2>/dev/null <"\$stat" || continue
    set -- \${line##*) }
    [ "\$4" = "\$session" ] && [ "\$1" != Z ] && [ "\$1" != X ] && printf '%s ' "\${line%% *}"
  done
}
now() {
  read -r up rest </proc/uptime
  echo "\${up%.*}\${up#*.}"
}
session=\$1
kill -TERM \$(members) 2>/dev/null
begun=\$(now)
while [ \$((\$(now) - begun)) -lt 500 ]; do
  [ -z "\$(members)" ] && exit 0
  sleep 0.1
done
begun=\$(now)
while [ \$((\$(now) - begun)) -lt 200 ]; do
  kill -KILL \$(members) 2>/dev/null
  [ -z "\$(members)" ] && exit 0
  sleep 0.1
done
exit 1
`,
environment: {},
timeout: END_LIMIT,
lasting: !1,
output() {}
};
try {
let running = await begin(live, command, signal);
try {
return await running.end(END_LIMIT, signal) === 0;
} finally {
running.close();
}
} catch (error) {
if (error instanceof types.z || (0, docker_fault.c2)(error) !== void 0) return !1;
throw error;
}
}
var external_node_stream_ = __webpack_require__(57075);
var tar_stream = __webpack_require__(56118);
let MOST_PASSED_OVER = 1024 ** 3;
let GO_DIRECTORY = 2 ** 31;
async function* filesIn(container, directory) {
let archive;
try {
if (await isUntouchedOrGone(container, directory)) return;
archive = await container.getArchive(directory);
} catch (error) {
if ((0, docker_fault.c2)(error) === 404 || /: not a directory/.test((0, errors.bD)(error))) return;
throw (0, docker_fault.lp)(error);
}
let entries = (0, tar_stream.extract)();
archive.on("error", (error) => entries.destroy((0, docker_fault.lp)(error))).pipe(entries);
let passedOver = 0;
try {
for await (let entry of entries) {
let { name, size } = entry.header;
let below = name.replace(/^[^/]*\/?/, "").replace(/\/$/, "");
let type = docker_archive.KEPT_TYPES.find((kept) => kept === entry.header.type) ?? "other";
let read = !1;
let content = () => {
read = !0;
return entry[Symbol.asyncIterator]();
};
if (below !== "" || type !== "directory") {
let identity = (0, docker_archive.identityOf)(entry.header);
yield {
path: below,
type,
size: size ?? 0,
identity,
content: { [Symbol.asyncIterator]: content }
};
}
read || (passedOver += size ?? 0);
if (passedOver > MOST_PASSED_OVER) {
yield {
path: "",
type: "unread",
why: `all that comes after ${MOST_PASSED_OVER / 1024 ** 3} GiB of files too large`,
size: 0,
identity: "",
content: external_node_stream_.Readable.from([])
};
return;
}
entry.resume();
}
} catch (error) {
throw (0, docker_fault.lp)(error);
} finally {
archive.destroy();
}
}
async function isDirectoryIn(container, file) {
try {
return isDirectory((await container.stat(file)).mode);
} catch (error) {
if ((0, docker_fault.c2)(error) !== void 0) return !1;
throw (0, docker_fault.lp)(error);
}
}
async function isUntouchedOrGone(container, directory) {
try {
let { mode, mtime } = await container.stat(directory);
return isDirectory(mode) && Date.parse(mtime) === docker_archive.NEVER_CHANGED.getTime();
} catch (error) {
if ((0, docker_fault.c2)(error) === 404) return !0;
if ((0, docker_fault.c2)(error) !== void 0) return !1;
throw error;
}
}
function isDirectory(mode) {
return Math.floor(mode / GO_DIRECTORY) % 2 == 1;
}
var external_node_stream_promises_ = __webpack_require__(46466);
var plain_path = __webpack_require__(45628);
let MOST_BYTES = 8 * 1024 ** 3;
async function handOver([from, to], source, isExcluded, makePlace) {
let archive;
try {
archive = await from.getArchive(source);
} catch (error) {
if ((0, docker_fault.c2)(error) === 404) return 0;
throw error;
}
let entries = (0, tar_stream.extract)();
archive.on("error", (error) => entries.destroy(error)).pipe(entries);
let pack = (0, tar_stream.pack)();
let kept = new Kept(source, isExcluded);
try {
let filling = fill(entries, pack, kept, (isDirectory) => makePlace(source, isDirectory));
filling.catch((error) => pack.destroy(error));
let [filled, put] = await Promise.allSettled([filling, to.putArchive(external_node_stream_.Readable.from(pack), "/").finally(() => pack.destroy())]);
if (kept.fault !== null) throw kept.fault;
for (let side of [put, filled]) if (side.status === "rejected") throw side.reason;
return kept.left;
} finally {
pack.destroy();
archive.destroy();
}
}
async function fill(entries, pack, kept, makePlace) {
let isFirst = !0;
for await (let entry of entries) {
let head = kept.headOf(entry.header);
isFirst && head !== null && await makePlace(head.type === "directory");
isFirst = !1;
if (head?.type === "file") await (0, external_node_stream_promises_.pipeline)(entry, pack.entry(head));
else {
head !== null && pack.entry(head);
entry.resume();
}
}
pack.finalize();
}
class Kept {
left = 0;
fault = null;
#target;
#isExcluded;
#files = new Set();
#bytes = 0;
constructor(source, isExcluded) {
this.#target = source.replace(/^\/+/, "");
this.#isExcluded = isExcluded;
}
headOf({ name, type, size = 0, mode = 0, mtime, linkname }) {
let below = belowOf(name);
let own = {
name: external_node_path_.posix.join(this.#target, below),
uid: 0,
gid: 0,
...mtime ? { mtime } : {}
};
if (below !== "" && this.#isExcluded(below)) return null;
this.#count(size);
let plain = below === "" ? type === "directory" || type === "file" : (0, plain_path.q)(below);
if (plain && type === "directory") return {
...own,
type,
mode: below === "" ? 511 : 493
};
if (plain && type === "file") {
this.#files.add(below);
return {
...own,
type,
size,
mode: modeOf(mode)
};
}
let linked = linkname ?? "";
if (plain && type === "link" && this.#files.has(belowOf(linked))) return {
...own,
type,
linkname: external_node_path_.posix.join(this.#target, belowOf(linked))
};
let leads = external_node_path_.posix.join(external_node_path_.posix.dirname(below), linked);
if (plain && type === "symlink" && !linked.startsWith("/") && leads !== ".." && !leads.startsWith("../")) return {
...own,
type,
linkname: linked
};
this.left += 1;
return null;
}
#count(size) {
this.#bytes += 512 + size;
if (this.#bytes <= MOST_BYTES) return;
this.fault = new types.z(`/${this.#target}, an artifact for the verifier, has more than ${MOST_BYTES / 1024 ** 3} GiB`);
throw this.fault;
}
}
function belowOf(name) {
return name.replace(/^[^/]*\/?/, "").replace(/\/$/, "");
}
function modeOf(mode) {
let own = mode & 493 | 384;
return own & 64 ? own : own & -74;
}
var interact = __webpack_require__(39214);
var kept_image = __webpack_require__(78280);
var labels = __webpack_require__(63187);
var processes = __webpack_require__(78421);
var idle = __webpack_require__(29704);
var sockets = __webpack_require__(72843);
let BEGINNING = `/bin/sh -c ${idle.n.split("\n")[0]}`;
async function runningIn(container) {
let lines;
try {
lines = await container.top("pid,ppid,args");
} catch {
return null;
}
let all = lines.map(([id = "", parent = "", ...words]) => ({
id,
parent,
words: words.join(" ")
}));
let ids = new Set(all.map(({ id }) => id));
let keeping = new Set();
for (let { id, parent, words } of all) ((!ids.has(parent) || keeping.has(parent)) && words.includes(BEGINNING) || keeping.has(parent) && words === "sleep 3600") && keeping.add(id);
let [root] = keeping;
let near = root !== void 0 && isOf(root, container.id);
return {
processes: all.filter(({ id }) => !keeping.has(id)).map(({ id, words }) => ({
id,
words,
sockets: near ? (0, sockets.m)(id) : []
})),
sockets: near ? (0, sockets.t)(root) : null,
alone: !0
};
}
function isOf(id, container) {
return /^\d+$/.test(id) && ((0, processes.J3)(`/proc/${id}/cgroup`) ?? "").includes(container);
}
async function starvationOf(container, { cpus, memory }, run) {
let { periods, throttled } = cpus ? await container.throttling() : {
periods: 0,
throttled: 0
};
return {
throttled: periods === 0 ? null : Math.min(1, throttled / periods),
outOfMemory: memory ? await killedForMemory(container, run) : null
};
}
async function killedForMemory(container, run) {
let text = "";
let output = (_, chunk) => {
text.length < 1e3 && (text += chunk.toString());
};
try {
await run({
shell: "sh",
script: "for file in /sys/fs/cgroup/memory.events /sys/fs/cgroup/memory/memory.oom_control; do\n  [ -r \"$file\" ] || continue\n  while read -r name count; do [ \"$name\" != oom_kill ] || echo \"$count\"; done <\"$file\"\ndone",
environment: {},
timeout: 6e4,
lasting: !1,
output
});
} catch {
return (await container.inspect()).outOfMemory;
}
let counts = [...text.matchAll(/^(\d+)$/gm)].map(([, kills]) => Number(kills));
return counts.length === 0 ? null : counts.some((kills) => kills > 0);
}
let PLACE_LIMIT = 6e4;
let KINDS = [
"changed",
"added",
"removed"
];
let NEVER = new AbortController().signal;
function placeFor(target, isDirectory) {
let made = (0, shell.h)(isDirectory ? target : external_node_path_.posix.dirname(target));
return `mkdir -p -- ${made} && chmod 777 -- ${made} && ${isDirectory ? `find ${made}/ -mindepth 1 -maxdepth 1 -exec rm -rf -- {} +` : `rm -rf -- ${(0, shell.h)(target)}`}`;
}
class DockerTestbed {
kind = "docker";
image;
commit;
workdir;
given;
promptFile;
outputDirectory;
agentHome;
agentDirectory;
prerunnerDirectory;
#container;
relay;
#live;
#createUnused;
#limits;
#network;
#project;
constructor(live, places, relay, { limits, network, project }) {
this.#limits = limits;
this.#project = project;
this.#network = network;
this.#live = live;
this.relay = relay;
this.#container = live.container;
this.workdir = live.workdir;
this.image = places.image;
this.commit = places.commit;
this.given = places.given;
this.promptFile = places.promptFile;
this.outputDirectory = places.outputDirectory;
this.agentHome = places.agentHome;
this.agentDirectory = places.agentDirectory;
this.prerunnerDirectory = places.prerunnerDirectory;
this.#createUnused = places.createUnused;
}
async run(command, signal) {
try {
let script = await (0, long_script._)(command.script, this);
return await runInContainer(this.#live, {
...command,
script
}, signal);
} catch (error) {
signal.throwIfAborted();
throw await (0, docker_fault.eO)(this.#container, error);
}
}
async converse(argv, signal) {
try {
return await conversationIn(this.#live, argv, signal);
} catch (error) {
signal.throwIfAborted();
throw await (0, docker_fault.eO)(this.#container, error);
}
}
service(name) {
let container = this.#project?.services.get(name);
if (container === void 0) return null;
let live = {
...this.#live,
container,
workdir: "",
environment: {}
};
return {
async run(command, signal) {
try {
return await runInContainer(live, command, signal);
} catch (error) {
signal.throwIfAborted();
throw await (0, docker_fault.eO)(container, error);
}
},
files: (directory) => filesIn(container, directory)
};
}
async serviceLogs(output) {
try {
await this.#project?.logs(output);
} catch (error) {
throw (0, docker_fault.lp)(error);
}
}
files(directory) {
return filesIn(this.#container, directory);
}
async *filesOfImage(file) {
let container;
try {
container = await this.#createUnused();
} catch (error) {
throw (0, docker_fault.lp)(error);
}
try {
yield* filesIn(container, file);
} finally {
await (0, labels.od)(container);
}
}
async differences() {
try {
let changes = await this.#container.changes();
return new Map(changes.map(({ Path: path, Kind: kind }) => [path, KINDS[kind] ?? "changed"]));
} catch (error) {
throw await (0, docker_fault.eO)(this.#container, error);
}
}
isDirectory(file) {
return isDirectoryIn(this.#container, file);
}
installed() {
return null;
}
running() {
return runningIn(this.#container);
}
async place(contents) {
let targets = contents.map(([target]) => target);
let command = {
shell: "sh",
script: targets.map((target) => `/bin/rm -rf -- ${(0, shell.h)(target)}`).join(" && "),
environment: {},
timeout: PLACE_LIMIT,
lasting: !1,
output() {}
};
let { exitCode } = await this.run(command, NEVER);
if (exitCode !== 0) throw new types.z(`${targets.join(", ")} cannot be removed: exit code ${exitCode}`);
let plan = {
emptyDirectories: [],
files: [],
copies: []
};
for (let [target, content] of contents) content === "empty directory" ? plan.emptyDirectories.push(target) : "directory" in content ? plan.copies.push([target, content.directory]) : plan.files.push([target, content.text]);
try {
await this.#container.putArchive((0, docker_archive.archiveOf)(plan), "/");
} catch (error) {
throw await (0, docker_fault.eO)(this.#container, error);
}
}
async setNetwork(network) {
let wanted = network === "public";
let { name, connected } = this.#network;
if (name === null || connected === wanted) return;
try {
await this.#container.setNetwork(name, wanted);
this.#network.connected = wanted;
} catch (error) {
throw await (0, docker_fault.eO)(this.#container, error);
}
}
async handOver(artifacts, other, signal) {
if (!(other instanceof DockerTestbed)) throw TypeError("artifacts go from container to container");
let makePlace = async (target, isDirectory) => {
let { exit } = await (0, output_of.j)(other, placeFor(target, isDirectory), PLACE_LIMIT, signal);
if (exit.exitCode !== 0) throw new errors.ZD("testbed", `${target} cannot be made in the verifier's testbed`);
};
let left = 0;
for (let { service, source, exclude } of artifacts) {
let from = this.#project?.services.get(service) ?? this.#container;
let target = external_node_path_.posix.resolve(this.workdir, source);
if (target === "/") continue;
try {
left += await handOver([from, other.#container], target, (0, testbeds_exclude.H)(exclude), makePlace);
} catch (error) {
signal.throwIfAborted();
throw error instanceof types.z ? error : (0, docker_fault.lp)(error);
}
}
return left;
}
async stop() {
try {
await this.#live.console.closeWith(() => this.#container.stop());
} catch (error) {
throw (0, docker_fault.lp)(error);
}
}
async keepImage(name) {
await (0, kept_image.Y)(name, this.#live, this.image.config);
}
async interact(command, seat, signal) {
try {
let environment = {
...this.#live.environment,
...command.environment
};
return await (0, interact.interactIn)(this.#live, {
...command,
environment
}, seat, signal);
} catch (error) {
signal.throwIfAborted();
throw await (0, docker_fault.eO)(this.#container, error);
}
}
starvation() {
return starvationOf(this.#container, this.#limits, (command) => this.run(command, NEVER));
}
async keep() {
let kept = (0, labels.QQ)(this.#container);
let notes = [];
try {
await this.relay?.remove();
await this.#live.console.closeWith(async () => {
await this.#container.rename(kept);
(await this.#container.inspect()).running && await this.#container.stop();
});
await this.#project?.keep();
await this.#container.start().catch((error) => notes.push({
kind: "kept_stopped",
detail: (0, errors.bD)(error)
}));
} catch (error) {
throw new errors.ZD("docker", `container ${this.#container.id.slice(0, 12)} is not kept: ${(0, errors.bD)(error)}`);
}
return {
kept,
notes
};
}
async remove() {
try {
await this.relay?.remove();
await this.#live.console.closeWith(() => (0, labels.od)(this.#container));
await this.#project?.remove();
return [];
} catch (error) {
throw new errors.ZD("docker", `container ${this.#container.id.slice(0, 12)} is not removed: ${(0, errors.bD)(error)}`);
}
}
}
}),
69357: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => MarkedCommand,
OF: () => SHELLS,
A7: () => lastingCommand
});
var external_node_crypto_ = __webpack_require__(77598);
var console = __webpack_require__(50115);
let SHELLS = {
agent: "if command -v bash >/dev/null 2>&1; then exec bash -c \"$1\"; else exec /bin/sh -c \"$1\"; fi",
bash: "exec bash -c \"$1\"",
sh: "exec /bin/sh -c \"$1\""
};
function lastingCommand({ shell, script }, mark) {
return { Cmd: [
"/bin/sh",
"-c",
"echo $$\n{ printf %s \"$2\" >/proc/1/fd/1 && printf %s \"$2\" >/proc/1/fd/2; } 2>/dev/null && exec >/proc/1/fd/1 2>/proc/1/fd/2\n" + SHELLS[shell],
"sh",
script,
mark
] };
}
class MarkedCommand {
ownCode = (0, external_node_crypto_.randomInt)(64, 120);
#mark = `\x1eagentbench-end:${(0, external_node_crypto_.randomBytes)(12).toString("hex")}:`;
#streams = {
stdout: new console.r(this.#mark),
stderr: new console.r(this.#mark)
};
settings({ shell, script }) {
return {
Cmd: [
"/bin/sh",
"-c",
"exec 3>&2 2>/dev/null\nset -- \"$AGENTBENCH_SCRIPT\" \"$AGENTBENCH_MARK\" \"$AGENTBENCH_CODE\" \"$1\"\nunset AGENTBENCH_SCRIPT AGENTBENCH_MARK AGENTBENCH_CODE\ncommand -v setsid >/dev/null || exec /bin/sh -c \"echo \\$\\$ alone; $4\" sh \"$1\" 2>&3 3>&-\nsetsid /bin/sh -c \"echo \\$\\$; $4\" sh \"$1\" 2>&3 3>&-\ncode=$?\ntrap '' PIPE\nprintf '%s%s\\n' \"$2\" \"$((code + 1))\"\nprintf '%s%s\\n' \"$2\" \"$((code + 1))\" >&3\nexit \"$3\"\n",
"sh",
SHELLS[shell]
],
Env: [
`AGENTBENCH_SCRIPT=${script}`,
`AGENTBENCH_MARK=${this.#mark}`,
`AGENTBENCH_CODE=${this.ownCode}`
]
};
}
take(stream, chunk) {
return this.#streams[stream].take(chunk).map(({ bytes }) => bytes);
}
rest(stream) {
return this.#streams[stream].rest().map(({ bytes }) => bytes);
}
get exitCode() {
let [out, err] = [this.#streams.stdout.number, this.#streams.stderr.number];
return out === 0 || err === 0 ? null : out - 1;
}
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
11220: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => stdoutOf,
j: () => outputOf
});
async function outputOf(testbed, script, timeout, signal) {
let chunks = {
stdout: [],
stderr: []
};
let kept = {
stdout: 0,
stderr: 0
};
let output = (stream, chunk) => {
if (kept[stream] >= 67108864) return;
kept[stream] += chunk.length;
chunks[stream].push(Buffer.from(chunk));
};
let exit = await testbed.run({
shell: "sh",
script,
environment: {},
timeout,
lasting: !1,
output
}, signal);
return {
stdout: Buffer.concat(chunks.stdout),
stderr: Buffer.concat(chunks.stderr),
exit
};
}
async function stdoutOf(testbed, script, timeout, signal) {
return (await outputOf(testbed, script, timeout, signal)).stdout;
}
}),
25285: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { n: () => Pipe });
var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
class Pipe {
#output = new node_stream__WEBPACK_IMPORTED_MODULE_1__.PassThrough();
constructor() {
this.#output.on("error", () => {});
}
async take(kind, chunk) {
if (kind === "stderr" || this.#output.destroyed || this.#output.write(Buffer.from(chunk))) return;
let gone = new AbortController();
let options = { signal: gone.signal };
await Promise.race([(0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(this.#output, "drain", options), (0, node_events__WEBPACK_IMPORTED_MODULE_0__.once)(this.#output, "close", options)]).catch(() => {});
gone.abort();
}
end() {
this.#output.end();
}
between(input, hangUp = () => {}, lost = async () => null) {
return {
input,
output: this.#output,
close: () => {
input.end();
this.#output.destroy();
hangUp();
},
lost
};
}
}
}),
72843: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
m: () => socketsOf,
t: () => tablesOf
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var _base_processes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78421);
let TABLES = [
"tcp",
"tcp6",
"unix"
];
function tablesOf(id) {
return TABLES.flatMap((table) => ((0, _base_processes_js__WEBPACK_IMPORTED_MODULE_1__.J3)(`/proc/${id}/net/${table}`) ?? "").split("\n").filter((line) => / 0A | 00010000 /.test(line)).map((line) => `/proc/net/${table}:${line}`)).join("\n");
}
function socketsOf(id) {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(`/proc/${id}/fd`).flatMap((name) => {
let [, inode] = /^socket:\[(\d+)\]$/.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/${id}/fd/${name}`)) ?? [];
return inode ?? [];
});
} catch {
return [];
}
}
})
};
