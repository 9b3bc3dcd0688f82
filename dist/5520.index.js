export const id = 5520;
export const ids = [5520];
export const modules = { 5520: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { evaluateReward: () => evaluateReward });
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _testbeds_output_of_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11220);
var _testbeds_task_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85958);
var _testbeds_types_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33836);
var _testbeds_with_network_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23958);
var _findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81533);
var _look_look_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3704);
var _read_rewards_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17222);
var _verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76178);
let VERIFIER = "/logs/verifier";
let OUTPUT = `${VERIFIER}/test-stdout.txt`;
let LIMIT = 6e4;
async function evaluateReward(request) {
let { testbed, instance, before, logs, limits, passKey, isStep, signal } = request;
let { tests, timeout, variables, user, network, separate } = instance.evaluation;
let findings = new _findings_js__WEBPACK_IMPORTED_MODULE_5__.F(request);
let result = {
kind: "reward",
rewards: {},
reward: null,
exit_code: null,
timed_out: !1,
duration_ms: 0,
output_tail: "",
steps: []
};
findings.show(result);
separate === null && findings.note(...(0, _look_look_js__WEBPACK_IMPORTED_MODULE_2__.compareLooks)(instance, before, await (0, _look_look_js__WEBPACK_IMPORTED_MODULE_2__.look)(testbed, instance, before, signal)));
let given = separate !== null || before.testsGiven === !0;
let planted = await clear(testbed, {
whole: isStep && separate === null,
given
}, signal);
planted !== "" && separate === null && findings.note({
kind: "verifier_files_planted",
detail: `the agent left ${planted}, which was removed`
});
tests.length > 0 && await testbed.place(tests.flatMap((folder) => (0, _testbeds_task_files_js__WEBPACK_IMPORTED_MODULE_1__.R)(folder, "/tests")));
let made = await (0, _testbeds_output_of_js__WEBPACK_IMPORTED_MODULE_6__.j)(testbed, "chmod +x /tests/test.sh", LIMIT, signal);
if (separate === null && made.exit.exitCode !== 0) throw new _testbeds_types_js__WEBPACK_IMPORTED_MODULE_7__.z(`the script of the tests is not there: exit code ${made.exit.exitCode}`);
let exit = await (0, _testbeds_with_network_js__WEBPACK_IMPORTED_MODULE_8__.p)(testbed, separate?.environment ?? instance.environment, network, () => testbed.run({
shell: "sh",
script: `(/tests/test.sh) >${OUTPUT} 2>&1`,
environment: variables,
timeout,
user,
lasting: !1,
output() {}
}, signal));
await keepOutput();
Object.assign(result, {
exit_code: exit.exitCode,
timed_out: exit.timedOut,
duration_ms: exit.duration
});
result.output_tail = logs.tails().get("evaluation.log") ?? "";
findings.show(result);
if (exit.timedOut) throw (0, _read_rewards_js__WEBPACK_IMPORTED_MODULE_3__.dv)(`tests/test.sh did not end within ${timeout / 1e3} s (verifier.timeout_sec); a reward that it wrote does not count`);
result.rewards = (0, _read_rewards_js__WEBPACK_IMPORTED_MODULE_3__.lH)(await rewardFile("reward.json"), await rewardFile("reward.txt"));
result.reward = (0, _verdict_js__WEBPACK_IMPORTED_MODULE_4__.TZ)(result.rewards, passKey);
findings.show(result);
return (0, _verdict_js__WEBPACK_IMPORTED_MODULE_4__.Vj)(findings, result, {
passKey,
passScore: limits["pass-score"],
isStep
});
async function keepOutput() {
let command = {
shell: "sh",
script: `tail -c 16777216 ${OUTPUT} 2>/dev/null`,
environment: {},
timeout: LIMIT,
lasting: !1
};
await logs.run("evaluation.log", testbed, command, signal).catch((error) => {
signal.throwIfAborted();
findings.note({
kind: "log_incomplete",
detail: `evaluation.log: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}`
});
});
}
async function rewardFile(name) {
for await (let entry of testbed.files(`${VERIFIER}/${name}`)) {
if (entry.path !== "" || entry.type !== "file" || entry.size > _read_rewards_js__WEBPACK_IMPORTED_MODULE_3__.gN) return "unread";
let chunks = [];
for await (let chunk of entry.content) chunks.push(Buffer.from(chunk));
return Buffer.concat(chunks);
}
return null;
}
}
async function clear(testbed, { whole, given }, signal) {
let script = `for f in ${VERIFIER}/reward.txt ${VERIFIER}/reward.json${given ? "" : " /tests"}; do
  if [ -e "$f" ] || [ -L "$f" ]; then printf '%s\\n' "$f"; rm -rf -- "$f" || exit 1; fi
done
if [ -L ${VERIFIER} ] || [ ! -d ${VERIFIER} ]; then rm -rf -- ${VERIFIER} && mkdir -p ${VERIFIER} && chmod 777 ${VERIFIER} || exit 1; fi
${whole ? `rm -rf -- /tests && find ${VERIFIER}/ -mindepth 1 -maxdepth 1 -exec rm -rf -- {} +\n` : ""}`;
let { stdout, exit } = await (0, _testbeds_output_of_js__WEBPACK_IMPORTED_MODULE_6__.j)(testbed, script, LIMIT, signal);
if (exit.exitCode !== 0) throw new _testbeds_types_js__WEBPACK_IMPORTED_MODULE_7__.z(`earlier rewards cannot be removed: exit code ${exit.exitCode}`);
return stdout.toString().trim().split("\n").join(", ");
}
}) };
