export const id = 9214;
export const ids = [9214];
export const modules = {
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
})
};
