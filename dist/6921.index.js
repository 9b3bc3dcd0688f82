export const id = 6921;
export const ids = [6921, 8685];
export const modules = {
48685: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
R6: () => CATEGORIES,
eP: () => explainedSchema,
hE: () => CAUSES,
zu: () => causeSchema
});
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
let CAUSES = [
"no_model_request",
"model_error",
"budget",
"timed_out",
"crashed",
"not_persistent",
"repeating",
"gave_up",
"claimed_success"
];
let causeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
cause: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(CAUSES),
evidence: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), "What shows it, on one line"),
step: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.NC())), "Step of the trajectory that shows it; null for none"),
log: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), "The log that shows it; null for none")
});
let CATEGORIES = [
"missing_tooling",
"hallucinated_constraint",
"not_persistent",
"other"
];
let explainedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
category: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(CATEGORIES), "Of SetupBench’s paper: tools of development or tests were not installed; a constraint was made up; the setup did not last; or none of these"),
explanation: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
quotes: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
text: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
step: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.NC()))
})), "Texts of the trajectory or of the evaluation, each found there; with the step, null for the evaluation and for sub-agents"),
judge: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), "Identity of the judge"),
input_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI())),
output_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI())),
cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI()))
});
}),
57992: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
J: () => changesBriefSchema,
f: () => changesSchema
});
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
let count = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI());
let left_out = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Entries that are not listed, for lack of space");
let change = zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n([
"added",
"changed",
"removed"
]);
let fileSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
path: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), "Relative to the workdir; absolute outside of it. A directory ends with `/`"),
change,
files: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(count), "Of a directory that was added or removed whole, or of git: the number of files, which are not listed"),
diff: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), "Unified diff of a text file in the workdir; null for other files, large ones, and where there is no room")
});
let packageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
manager: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n([
"dpkg",
"apk",
"pip",
"npm"
]),
name: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
before: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), "Version; null if it was not there, or is not known"),
after: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), "Version; null if it is not there, or is not known"),
change
});
let changesSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
schema: zod_mini__WEBPACK_IMPORTED_MODULE_1__.euz("agentbench/changes/v1"),
files: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
added: count,
changed: count,
removed: count,
entries: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(fileSchema),
left_out
})), "Files in the testbed (Docker), or in the workdir (host), without those of AgentBench; null if not known"),
packages: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
entries: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(packageSchema),
left_out
})), "Packages by the records of dpkg, apk, pip and npm (global); null if not known"),
processes: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
entries: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({ command: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP() })),
left_out
})), "Processes that ran on when the agent had ended; null if not known"),
ports: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
entries: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
address: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), "Number of the TCP port, or path of the socket"),
command: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), "The process that listens; null if not known")
})),
left_out
})), "Sockets that listened then; null if not known"),
notes: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), "What could not be told, and why")
});
let changesBriefSchema = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
file: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), "In the trial's directory"),
files: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
added: count,
changed: count,
removed: count
})),
packages: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(count),
processes: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(count),
ports: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(count)
})), "What the agent left in the testbed, one entry a round; a count is null where it is not known");
}),
44408: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CG: () => ratio,
GP: () => errorSchema,
Ny: () => githubSchema,
QQ: () => trialNumber,
Rz: () => milliseconds,
UY: () => noteSchema,
aW: () => statusSchema,
eS: () => datasetSchema,
ik: () => place,
rE: () => version,
vE: () => timestamp
});
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73102);
var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
var _datasets_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71744);
let statusSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.k5n([
"passed",
"failed",
"error",
"not_run"
]);
let milliseconds = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.UI(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Zm(316224e6));
let trialNumber = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.NC(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Zm(999999));
let timestamp = zod_mini__WEBPACK_IMPORTED_MODULE_4__.w$();
let ratio = zod_mini__WEBPACK_IMPORTED_MODULE_2__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.qm(0), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Zm(1));
let version = zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[0-9A-Za-z.+-]{1,40}$/));
let place = {
instance_id: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(_datasets_row_js__WEBPACK_IMPORTED_MODULE_1__.Cd)),
task_type: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(), "Type of the task, by which reports are grouped"),
trial: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(trialNumber, "Number of the trial of its instance, from 1")
};
let datasetSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
name: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
ref: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()), "Commit of the dataset; null for a directory"),
digest: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^sha256:[0-9a-f]{64}$/)), "Digest of all files of the dataset; results are comparable only if it is equal")
});
let noteSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
detail: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
});
let errorSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
stage: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
message: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()
});
let githubSchema = zod_mini__WEBPACK_IMPORTED_MODULE_2__.Ikc({
repository: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
workflow: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
job: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
run_id: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
run_attempt: zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr(),
sha: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
head_sha: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP()), "Head commit of the pull request; sha is its merge with the base"),
ref: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
event: zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(),
pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_2__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Whr())
});
}),
16921: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
FD: () => resultSchema,
Lx: () => runSchema,
nB: () => totalsSchema
});
var schemas = __webpack_require__(94343);
var api = __webpack_require__(43759);
var zod = __webpack_require__(23137);
var actions = __webpack_require__(3934);
var causes = __webpack_require__(48685);
var changes = __webpack_require__(57992);
var fields = __webpack_require__(44408);
let successCommandSchema = schemas.Ikc({
kind: schemas.euz("success_command"),
command: schemas.YjP(),
exit_code: schemas.mee(schemas.Whr()),
timed_out: schemas.zMY(),
duration_ms: fields.Rz,
output_tail: (0, zod.W)(schemas.YjP(), "The end of stdout and stderr, in order of arrival")
});
let testcaseSchema = schemas.Ikc({
command: schemas.mee(schemas.YjP()),
input_lines: (0, zod.W)(schemas.mee(schemas.Whr().check(api.UI())), "Lines of input, 0 for a terminal without input; null without a terminal (unit tests)"),
typed: (0, zod.W)(schemas.Whr().check(api.UI()), "Lines that were typed before the program ended"),
end: (0, zod.W)(schemas.k5n([
"exit",
"interrupted",
"timeout",
"not_run"
]), "How it ended: `exit` by itself; `interrupted` by Ctrl-C, because it waited for input after the last line, or as a server when the last test case of its point had ended; `timeout` at testcase-timeout; `not_run`, never executed"),
reason: (0, zod.W)(schemas.mee(schemas.YjP()), "The reason if it was not executed"),
exit_code: schemas.mee(schemas.Whr()),
duration_ms: fields.Rz,
output_tail: (0, zod.W)(schemas.YjP(), "End of the output, with each line as it ended"),
transcript: (0, zod.W)(schemas.mee(schemas.YjP()), "Path of the whole output as it was printed, also what was overwritten; below the trial's directory"),
recording: (0, zod.W)(schemas.mee(schemas.YjP()), "Path of the asciicast v2, below the trial's directory")
});
let pointScore = schemas.KCZ([
schemas.euz(0),
schemas.euz(1),
schemas.euz(2)
]);
let pointSchema = schemas.Ikc({
metric: schemas.YjP(),
type: schemas.k5n([
"shell_interaction",
"unit_test",
"file_comparison",
"requirement"
]),
score: (0, zod.W)(schemas.mee(pointScore), "Null if not judged"),
decided_by: schemas.k5n([
"junit",
"file",
"judge",
"none"
]),
explanation: schemas.YjP(),
floor: (0, zod.W)(schemas.lqM(schemas.mee(pointScore)), "Score of an empty project on this point, as measured by an agent that does nothing; null if not measured"),
vacuous: (0, zod.W)(schemas.zMY(), "True if an empty project scores on this point too: floor is 1 or 2"),
testcases: schemas.YOg(testcaseSchema),
notes: (0, zod.W)(schemas.YOg(schemas.Ikc({
kind: schemas.YjP(),
detail: schemas.YjP()
})), "Irregularities in the data of this point, and their treatment")
});
let judgeSchema = schemas.Ikc({
identity: schemas.YjP(),
verdicts: schemas.Whr().check(api.UI()),
failures: (0, zod.W)(schemas.Whr().check(api.UI()), "Points without a verdict of the judge"),
input_tokens: schemas.mee(schemas.aig().check(api.UI())),
output_tokens: schemas.mee(schemas.aig().check(api.UI())),
cost_usd: schemas.mee(schemas.aig().check(api.UI()))
});
let typingSchema = (0, zod.W)(schemas.k5n(["adaptive", "upstream"]), "Option typing: lines are typed when the program waits for input, or after the fixed waits of PRDbench's own scripts");
let testPlanSchema = schemas.Ikc({
kind: schemas.euz("test_plan"),
mode: schemas.k5n([
"dev",
"free",
"debug"
]),
plan_file: (0, zod.W)(schemas.lqM(schemas.YjP()), "File of the project with the points: `evaluation/detailed_test_plan.json`; in mode free `evaluation/metric_en.json` if there is one in English, otherwise `evaluation/metric.json`"),
typing: schemas.lqM(typingSchema),
points: schemas.YOg(pointSchema),
expected: (0, zod.W)(schemas.Whr().check(api.UI()), "Points of the plan"),
judged: (0, zod.W)(schemas.Whr().check(api.UI()), "Points with a score"),
score: (0, zod.W)(schemas.mee(fields.CG), "Mean of score / 2 over the judged points"),
score_expected: (0, zod.W)(fields.CG, "Mean of score / 2 over all points; a point without a score counts as 0"),
coverage: (0, zod.W)(fields.CG, "judged / expected"),
score_without_vacuous: (0, zod.W)(schemas.mee(fields.CG), "Sum of score − floor (if positive) / sum of 2 − floor, over the judged points: the share of the score that an empty project does not get; null if it gets all"),
judge: schemas.mee(judgeSchema),
timed_out: (0, zod.W)(schemas.zMY(), "True if evaluation-timeout was reached before the last point"),
duration_ms: fields.Rz
});
let rewards = schemas.g1P(schemas.YjP(), schemas.aig());
let rewardSchema = schemas.Ikc({
kind: schemas.euz("reward"),
rewards: (0, zod.W)(rewards, "All rewards that the script of the task wrote, by key"),
reward: (0, zod.W)(schemas.mee(schemas.aig()), "The one that counts (option `pass-key`), before it is cut to 0..1"),
exit_code: (0, zod.W)(schemas.mee(schemas.Whr()), "Of the script; says nothing about the verdict"),
timed_out: schemas.zMY(),
duration_ms: fields.Rz,
output_tail: (0, zod.W)(schemas.YjP(), "The end of stdout and stderr"),
steps: (0, zod.W)(schemas.YOg(schemas.Ikc({
name: schemas.YjP(),
rewards: schemas.mee(rewards),
why: (0, zod.W)(schemas.lqM(schemas.YjP()), "Why it has none; absent if it has")
})), "Rewards of each step of a task that has several, as far as it came")
});
let evaluationSchema = schemas.gMt("kind", [
successCommandSchema,
testPlanSchema,
rewardSchema
]);
var usage = __webpack_require__(35978);
let agentSchema = schemas.Ikc({
name: schemas.mee(schemas.YjP()),
model: schemas.mee(schemas.YjP()),
command: (0, zod.W)(schemas.YjP(), "agent-command, or name, version and arguments of the option agent"),
prompt_digest: schemas.YjP().check(api.Fk(/^sha256:[0-9a-f]{64}$/)),
exit_code: (0, zod.W)(schemas.mee(schemas.Whr()), "Null if the agent timed out or never started"),
timed_out: schemas.zMY(),
duration_ms: fields.Rz,
ended_by: (0, zod.W)(schemas.Rvf(schemas.mee(schemas.k5n(["time_limit", "budget"])), null), "The limit that ended it; null if it ended by itself or never started"),
usage: usage.Ac,
meter: usage.jn,
trajectory: (0, zod.W)(schemas.lqM(schemas.mee(schemas.YjP())), "File with its steps in ATIF, below the trial's directory; null if they are not known"),
actions: (0, zod.W)(schemas.lqM(schemas.mee(actions.H)), "Its tool calls by class, of all conversations; null if they are not known")
});
let reusedSchema = schemas.Ikc({
started_at: (0, zod.W)(fields.vE, "When it was measured"),
harness_version: fields.rE,
run_started_at: (0, zod.W)(fields.vE, "Of the run that measured it")
});
let roundSchema = schemas.Ikc({
step: (0, zod.W)(schemas.lqM(schemas.YjP()), "Name of the step; absent in mode debug"),
agent: agentSchema,
evaluation: schemas.mee(evaluationSchema),
score: schemas.mee(fields.CG)
});
let testbedSchema = schemas.Ikc({
kind: (0, zod.W)(schemas.k5n([
"docker",
"host",
"other"
]), "`other` in results of another program"),
image: schemas.mee(schemas.YjP()),
image_digest: schemas.mee(schemas.YjP()),
substituted: (0, zod.W)(schemas.zMY(), "True if a built-in substitute replaced an image that is not public"),
kept_image: (0, zod.W)(schemas.mee(schemas.YjP()), "The image committed by keep-image"),
kept: (0, zod.W)(schemas.lqM(schemas.YjP()), "The container (its name) or the workdir (its path) that option keep left after the trial"),
throttled: (0, zod.W)(schemas.lqM(fields.CG), "Share of the scheduler periods in which the container ran and was held back by `cpus`; absent without that limit, or if unknown"),
commit: (0, zod.W)(schemas.Rvf(schemas.mee(schemas.YjP()), null), "The commit of the repository that was cloned into the workdir; null without one")
});
let stageSchema = schemas.Ikc({
name: (0, zod.W)(schemas.YjP(), "prepare, agent-setup, agent, evaluate, collect or remove"),
step: (0, zod.W)(schemas.lqM(schemas.YjP()), "Name of the step; absent where a task has no several ones"),
started_at: fields.vE,
duration_ms: fields.Rz
});
let resultSchema = schemas.Ikc({
schema: schemas.euz("agentbench/result/v1"),
dataset: fields.eS,
...fields.ik,
attempt: (0, zod.W)(schemas.Whr().check(api.NC()), "Number of the attempt, from 1; a repeated trial has several"),
status: fields.aW,
score: (0, zod.W)(schemas.mee(fields.CG), "1 or 0 for a success command; for a test plan the mean over its judged points; null without a score"),
agent: agentSchema,
evaluation: (0, zod.W)(schemas.mee(evaluationSchema), "Null if there was no evaluation"),
rounds: (0, zod.W)(schemas.lqM(schemas.YOg(roundSchema)), "Both rounds of mode debug, or the steps of a task that has several, as far as it came; the fields above are those of the last, and the evaluation of a task is that of all its steps"),
testbed: testbedSchema,
human_actions: (0, zod.W)(schemas.lqM(schemas.mee(schemas.Ikc({
lower: schemas.aig().check(api.UI()),
upper: schemas.aig().check(api.UI())
}))), "Bounds of the directories a person lists and the files a person reads for the instance (`check_dir` and `read_file`), from its dataset row; no other action is counted, so they do not compare with the steps of an agent"),
prerunner: schemas.mee(schemas.Ikc({
exit_code: schemas.mee(schemas.Whr()),
timed_out: schemas.zMY(),
duration_ms: fields.Rz
})),
stages: schemas.YOg(stageSchema),
integrity: (0, zod.W)(schemas.YOg(fields.UY), "Anything that makes the verdict doubtful"),
changes: schemas.lqM(changes.J),
error: schemas.mee(fields.GP),
rescored: (0, zod.W)(schemas.lqM(schemas.Ikc({
done: (0, zod.W)(schemas.YOg(schemas.YjP()), "Parts that were judged or read again"),
kept: (0, zod.W)(schemas.YOg(schemas.YjP()), "Parts that stayed as they were, with the reason")
})), "Present in the results of `agentbench rescore`"),
causes: (0, zod.W)(schemas.lqM(schemas.YOg(causes.zu)), "Why it did not pass, as far as rules can tell, the most telling first; absent in records of earlier versions"),
explained: (0, zod.W)(schemas.lqM(causes.eP), "Why it did not pass, by the judge (option explain); absent without"),
reason: (0, zod.W)(schemas.lqM(schemas.mee(schemas.Ikc({
text: schemas.YjP(),
log: (0, zod.W)(schemas.mee(schemas.YjP()), "The log that has the line; null for a point of a test plan")
}))), "The line that tells best why a trial did not pass: of the evaluation, or of the agent where the evaluation printed nothing that tells; null if nothing was printed, for a passed trial, and for an error whose message tells"),
skills: (0, zod.W)(schemas.lqM(schemas.Ikc({
given: (0, zod.W)(schemas.YOg(schemas.YjP()), "Names of the skills in `agent-skills`"),
opened: (0, zod.W)(schemas.mee(schemas.YOg(schemas.YjP())), "Those that the trajectory opened; null without a trajectory")
})), "Present with `agent-skills`"),
reused: (0, zod.W)(schemas.lqM(reusedSchema), "Present if an experiment took it from earlier results (option `reuse`); all else is as it was measured then"),
started_at: fields.vE,
finished_at: fields.vE,
harness_version: fields.rE,
github: schemas.mee(fields.Ny)
});
let totalsSchema = schemas.Ikc({
planned: schemas.Whr().check(api.UI()),
passed: schemas.Whr().check(api.UI()),
failed: schemas.Whr().check(api.UI()),
error: schemas.Whr().check(api.UI()),
not_run: schemas.Whr().check(api.UI()),
stopped: (0, zod.W)(schemas.lqM(schemas.Whr().check(api.UI())), "Trials of an experiment that were not run since the answer was known; in no other count. Absent if there are none"),
success_rate: (0, zod.W)(schemas.mee(fields.CG), "passed / planned"),
score: (0, zod.W)(schemas.mee(fields.CG), "Mean over the trials with a score"),
score_expected: (0, zod.W)(schemas.mee(fields.CG), "Mean over all planned trials; a trial without a score counts as 0"),
coverage: (0, zod.W)(schemas.mee(fields.CG), "Mean of coverage over all planned trials")
});
let plannedSchema = schemas.Ikc({
...fields.ik,
status: fields.aW,
score: schemas.mee(fields.CG),
score_expected: (0, zod.W)(fields.CG, "As score, with 0 for every part without a score"),
coverage: (0, zod.W)(fields.CG, "Share of the trial that has a score: judged / expected points of a test plan, otherwise 0 or 1"),
result: (0, zod.W)(schemas.mee(schemas.YjP()), "Path of the result.json below results-path; null if there is none"),
error: schemas.mee(fields.GP),
digest: (0, zod.W)(schemas.lqM(schemas.YjP().check(api.Fk(/^sha256:[0-9a-f]{64}$/))), "Digest of its result.json as written: a file with another digest does not count; absent if there is none"),
skill_opened: (0, zod.W)(schemas.lqM(schemas.zMY()), "True if the agent opened one of its skills; absent without `agent-skills`, and without a trajectory"),
reused: (0, zod.W)(schemas.lqM(reusedSchema), "Present if it was taken from earlier results (option `reuse`)")
});
let identitySchema = schemas.Ikc({
agent_setup: schemas.mee(schemas.YjP()),
agent_directory: (0, zod.W)(schemas.mee(schemas.YjP()), "Digest of the files in agent-directory; null without one"),
agent_variables: (0, zod.W)(schemas.YOg(schemas.Ikc({
name: schemas.YjP(),
value: schemas.YjP()
})), "agent-variables, sorted by name"),
agent_env: (0, zod.W)(schemas.YOg(schemas.YjP()), "Names of the variables in agent-env, sorted"),
image: schemas.mee(schemas.YjP()),
image_map: (0, zod.W)(schemas.YOg(schemas.Ikc({
from: schemas.YjP(),
to: schemas.YjP()
})), "image-map, sorted"),
workdir: schemas.mee(schemas.YjP()),
pass_score: fields.CG,
agent: (0, zod.W)(schemas.Rvf(schemas.mee(schemas.YjP()), null), "NAME@version of the option agent; null without it"),
agent_args: schemas.Rvf(schemas.YOg(schemas.YjP()), []),
agent_skills: (0, zod.W)(schemas.Rvf(schemas.mee(schemas.YjP()), null), "Digest of agent-skills"),
agent_mcp: (0, zod.W)(schemas.Rvf(schemas.mee(schemas.YjP()), null), "Digest of agent-mcp"),
agent_instructions: (0, zod.W)(schemas.Rvf(schemas.mee(schemas.YjP()), null), "Digest of agent-instructions"),
task_env: (0, zod.W)(schemas.Rvf(schemas.YOg(schemas.Ikc({
name: schemas.YjP(),
digest: schemas.YjP()
})), []), "Names of the variables in task-env, sorted, each with the digest of NAME=value")
});
let activitySchema = schemas.Ikc({
load: (0, zod.W)(schemas.mee(schemas.aig().check(api.UI())), "Load average of the last minute; null if unknown"),
steal: (0, zod.W)(schemas.mee(fields.CG), "Share of processor time that other virtual machines took: `start` since the start of the machine, `end` during the run; null if unknown")
});
let hostSchema = schemas.Ikc({
cpu: (0, zod.W)(schemas.mee(schemas.YjP()), "Model; null if unknown"),
cores: (0, zod.W)(schemas.Whr().check(api.NC()), "Processors that the harness may use"),
memory_bytes: schemas.Whr().check(api.UI()),
start: activitySchema,
end: (0, zod.W)(schemas.mee(activitySchema), "Null during the run, or if it was killed")
});
let runSchema = schemas.Ikc({
schema: schemas.euz("agentbench/run/v1"),
suite: schemas.mee(schemas.YjP()),
dataset: fields.eS,
agent: schemas.Ikc({
name: schemas.mee(schemas.YjP()),
model: schemas.mee(schemas.YjP()),
command: schemas.YjP()
}),
settings: (0, zod.W)(schemas.Ikc({
testbed: (0, zod.W)(schemas.k5n([
"docker",
"host",
"other"
]), "`other` in results of another program"),
trials: fields.QQ,
agent_timeout_ms: fields.Rz,
evaluation_timeout_ms: fields.Rz,
testcase_timeout_ms: fields.Rz,
typing: (0, zod.W)(schemas.lqM(schemas.mee(typingSchema)), "Null for a dataset without test plans"),
mode: (0, zod.W)(schemas.mee(schemas.k5n([
"dev",
"free",
"debug"
])), "Null for a dataset without modes"),
judge: (0, zod.W)(schemas.mee(schemas.YjP()), "Identity of the judge; null without one"),
network: schemas.mee(schemas.YjP()),
cpus: schemas.mee(schemas.aig()),
memory_bytes: schemas.mee(schemas.aig())
}), "Settings of the run; all except testbed and trials must be equal for two runs to be comparable"),
identity: (0, zod.W)(schemas.lqM(identitySchema), "Further settings that must be equal for two runs to measure the same; `resume` continues no other run. Absent in records of earlier versions"),
options: (0, zod.W)(schemas.lqM(schemas.YOg(schemas.Ikc({
name: schemas.YjP(),
value: schemas.YjP()
}))), "Options of the run as texts, for `agentbench resume`: paths relative to this directory, secrets by name only"),
host: (0, zod.W)(schemas.lqM(hostSchema), "The machine that ran the harness; absent in records of earlier versions, and in a suite of several machines"),
planned: schemas.YOg(plannedSchema),
totals: totalsSchema,
gate: (0, zod.W)(schemas.mee(schemas.Ikc({
passed: schemas.zMY(),
reasons: schemas.YOg(schemas.YjP())
})), "Null during the run"),
change: (0, zod.W)(schemas.lqM(schemas.mee(schemas.Ikc({
verdict: schemas.k5n([
"improved",
"regressed",
"within noise",
"within tolerance",
"not comparable"
]),
difference: (0, zod.W)(schemas.mee(schemas.aig()), "Change of rate or score over the common instances, now minus before")
}))), "Change against the baseline; absent or null without one"),
interrupted: (0, zod.W)(schemas.mee(schemas.YjP()), "The signal that ended the run early"),
rescored_from: (0, zod.W)(schemas.lqM(schemas.Ikc({
directory: schemas.YjP(),
digest: (0, zod.W)(schemas.YjP().check(api.Fk(/^sha256:[0-9a-f]{64}$/)), "Digest of its run.json"),
started_at: fields.vE,
harness_version: fields.rE
})), "The run whose evidence was scored again, by `agentbench rescore`"),
measured_by: (0, zod.W)(schemas.lqM(schemas.Ikc({
name: schemas.YjP(),
version: schemas.mee(schemas.YjP())
})), "The other program that measured it (Harbor, Inspect); absent for runs of this one"),
started_at: fields.vE,
finished_at: (0, zod.W)(schemas.mee(fields.vE), "Null during the run, or if it was killed"),
harness_version: fields.rE,
github: schemas.mee(fields.Ny)
});
})
};
