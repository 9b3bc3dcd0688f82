export const id = 1343;
export const ids = [1343];
export const modules = {
48685: ((e, t, n) => {
n.d(t, {
LI: () => d,
R6: () => l,
eP: () => u,
hE: () => s,
zu: () => c
});
var r = n(94343);
var i = n(43759);
var a = n(23137);
var o = n(35978);
let s = [
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
let c = r.Ikc({
cause: r.k5n(s),
evidence: (0, a.WY)(r.YjP(), "The evidence, on one line"),
step: (0, a.WY)(r.mee(r.Whr().check(i.NC())), "Step of the trajectory with the evidence; null without one"),
log: (0, a.WY)(r.mee(r.YjP()), "Log with the evidence; null without one")
});
let l = [
"missing_tooling",
"hallucinated_constraint",
"not_persistent",
"other"
];
let u = r.Ikc({
category: (0, a.WY)(r.k5n(l), "Category of SetupBench’s paper: development or test tools were not installed; a constraint was invented; the setup did not persist; or none of these"),
explanation: r.YjP(),
quotes: (0, a.WY)(r.YOg(r.Ikc({
text: r.YjP(),
step: r.mee(r.Whr().check(i.NC()))
})), "Texts of the trajectory or of the evaluation, each found there; with the step, null for the evaluation and for sub-agents"),
judge: (0, a.WY)(r.YjP(), "Identity of the judge"),
...o.aU
});
let d = r.UpN(u, {
judge: !0,
input_tokens: !0,
output_tokens: !0,
cost_usd: !0,
known_cost_usd: !0
});
}),
57992: ((e, t, n) => {
n.d(t, {
JM: () => f,
St: () => readChanges
});
var r = n(94343);
var i = n(63160);
var a = n(23137);
var o = n(44408);
let s = (0, a.WY)(o.U9, "Entries that are not listed, for lack of space");
let c = r.k5n([
"added",
"changed",
"removed"
]);
let l = r.Ikc({
path: (0, a.WY)(r.YjP(), "Relative to the workdir; absolute outside of it. A directory ends with `/`"),
change: c,
files: (0, a.WY)(r.lqM(o.U9), "Of a directory that was added or removed whole, or of git: the number of files, which are not listed"),
diff: (0, a.WY)(r.mee(r.YjP()), "Unified diff of a text file in the workdir; null for other files, large ones, and where there is no room")
});
let u = r.Ikc({
manager: r.k5n([
"dpkg",
"apk",
"pip",
"npm"
]),
name: r.YjP(),
before: (0, a.WY)(r.mee(r.YjP()), "Version before the agent; null if not installed, or unknown"),
after: (0, a.WY)(r.mee(r.YjP()), "Version after the agent; null if not installed, or unknown"),
change: c
});
let d = r.Ikc({
schema: r.euz("agentbench/changes/v1"),
files: (0, a.WY)(r.mee(r.Ikc({
added: o.U9,
changed: o.U9,
removed: o.U9,
entries: r.YOg(l),
left_out: s
})), "Files in the testbed (Docker), or in the workdir (host), without those of AgentBench; null if not known"),
packages: (0, a.WY)(r.mee(r.Ikc({
entries: r.YOg(u),
left_out: s
})), "Packages by the records of dpkg, apk, pip and npm (global); null if not known"),
processes: (0, a.WY)(r.mee(r.Ikc({
entries: r.YOg(r.Ikc({ command: r.YjP() })),
left_out: s
})), "Processes that ran on when the agent had ended; null if not known"),
ports: (0, a.WY)(r.mee(r.Ikc({
entries: r.YOg(r.Ikc({
address: (0, a.WY)(r.YjP(), "Number of the TCP port, or path of the socket"),
command: (0, a.WY)(r.mee(r.YjP()), "The process that listens; null if not known")
})),
left_out: s
})), "Sockets that listened then; null if not known"),
notes: (0, a.WY)(r.YOg(r.YjP()), "Parts that could not be determined, with the reason")
});
let f = (0, a.WY)(r.YOg(r.Ikc({
file: (0, a.WY)(r.YjP(), "In the trial's directory"),
files: r.mee(r.Ikc({
added: o.U9,
changed: o.U9,
removed: o.U9
})),
packages: r.mee(o.U9),
processes: r.mee(o.U9),
ports: r.mee(o.U9)
})), "Changes that the agent left in the testbed, one entry for each round; a count is null if unknown");
function readChanges(e) {
try {
return d.parse((0, i.g5)(e, 4194304));
} catch {
return null;
}
}
}),
71343: ((e, t, n) => {
n.d(t, {
FD: () => A,
Lx: () => N,
nB: () => j
});
var r = n(94343);
var i = n(43759);
var a = n(23137);
var o = n(96081);
var s = n(3934);
var c = n(44408);
var l = n(35978);
let u = r.Ikc({
name: r.mee(r.YjP()),
model: r.mee(r.YjP()),
command: (0, a.WY)(r.YjP(), "agent-command, or name, version and arguments of the option agent"),
prompt_digest: c.br,
exit_code: (0, a.WY)(r.mee(r.Whr()), "Null if the agent was ended by a limit or a signal to the run, or never started"),
timed_out: r.zMY(),
duration_ms: c.Rz,
ended_by: (0, a.WY)(r.Rvf(r.mee(r.k5n(["time_limit", "budget"])), null), "The limit that ended it; null if it ended by itself or never started"),
usage: l.Ac,
meter: l.jn,
trajectory: (0, a.WY)(r.lqM(r.mee(r.YjP())), "File with its steps in ATIF, below the trial's directory; null if they are not known"),
actions: (0, a.WY)(r.lqM(r.mee(s.H)), "Its tool calls by class, of all conversations; null if they are not known")
});
var d = n(48685);
var f = n(57992);
let p = r.Ikc({
kind: r.euz("success_command"),
command: r.YjP(),
exit_code: r.mee(r.Whr()),
timed_out: r.zMY(),
duration_ms: c.Rz,
output_tail: (0, a.WY)(r.YjP(), "The end of stdout and stderr, in order of arrival")
});
let m = r.Ikc({
command: r.mee(r.YjP()),
input_lines: (0, a.WY)(r.mee(c.U9), "Lines of input, 0 for a terminal without input; null without a terminal (unit tests)"),
typed: (0, a.WY)(c.U9, "Lines that were typed before the program ended"),
end: (0, a.WY)(r.k5n([
"exit",
"interrupted",
"timeout",
"not_run"
]), "How it ended: `exit` by itself; `interrupted` by Ctrl-C, because it waited for input after the last line, or as a server when the last test case of its point had ended; `timeout` at testcase-timeout; `not_run`, never executed"),
reason: (0, a.WY)(r.mee(r.YjP()), "The reason if it was not executed"),
exit_code: r.mee(r.Whr()),
duration_ms: c.Rz,
output_tail: (0, a.WY)(r.YjP(), "End of the output, with each line as it ended"),
transcript: (0, a.WY)(r.mee(r.YjP()), "Path of the output as it was printed, also what was overwritten; below the trial's directory. Of more than 65,536 characters the middle is left out"),
recording: (0, a.WY)(r.mee(r.YjP()), "Path of the asciicast v2, below the trial's directory; of a long session (1 MiB) the middle is left out")
});
let h = r.KCZ([
r.euz(0),
r.euz(1),
r.euz(2)
]);
let g = r.Ikc({
metric: r.YjP(),
type: r.k5n([
"shell_interaction",
"unit_test",
"file_comparison",
"requirement"
]),
score: (0, a.WY)(r.mee(h), "Null if not judged"),
decided_by: r.k5n([
"junit",
"file",
"judge",
"none"
]),
explanation: r.YjP(),
floor: (0, a.WY)(r.lqM(r.mee(h)), "Score of an empty project on this point, as measured by an agent that does nothing; null if not measured"),
vacuous: (0, a.WY)(r.zMY(), "True if an empty project scores on this point too: floor is 1 or 2"),
testcases: r.YOg(m),
notes: (0, a.WY)(r.YOg(c.UY), "Irregularities in the data of this point, and their treatment")
});
let _ = r.Ikc({
identity: r.YjP(),
verdicts: c.U9,
failures: (0, a.WY)(c.U9, "Points without a verdict of the judge"),
...l.aU
});
let v = (0, a.WY)(r.k5n(["adaptive", "upstream"]), "Option typing: lines are typed when the program waits for input, or after the fixed waits of PRDbench's own scripts");
let y = r.Ikc({
kind: r.euz("test_plan"),
mode: c.Ni,
plan_file: (0, a.WY)(r.lqM(r.YjP()), "File of the project with the points: `evaluation/detailed_test_plan.json`; in mode free `evaluation/metric_en.json` if there is one in English, otherwise `evaluation/metric.json`"),
typing: r.lqM(v),
points: r.YOg(g),
expected: (0, a.WY)(c.U9, "Points of the plan"),
judged: (0, a.WY)(c.U9, "Points with a score"),
score: (0, a.WY)(r.mee(c.CG), "Mean of score / 2 over the judged points"),
score_expected: (0, a.WY)(c.CG, "Mean of score / 2 over all points; a point without a score counts as 0"),
coverage: (0, a.WY)(c.CG, "judged / expected"),
score_without_vacuous: (0, a.WY)(r.mee(c.CG), "Sum of score − floor (if positive) / sum of 2 − floor, over the judged points: the share of the score that an empty project does not get; null if it gets all, or if the floor was not measured"),
judge: r.mee(_),
timed_out: (0, a.WY)(r.zMY(), "True if evaluation-timeout was reached before the last point"),
duration_ms: c.Rz
});
let b = r.g1P(r.YjP(), r.aig());
let x = r.Ikc({
kind: r.euz("reward"),
rewards: (0, a.WY)(b, "All rewards that the script of the task wrote, by key; of several steps, the one that counts and others up to 1 MiB"),
reward: (0, a.WY)(r.mee(r.aig()), "The reward of the key `pass-key`, before it is cut to 0..1"),
exit_code: (0, a.WY)(r.mee(r.Whr()), "Exit code of the script; without effect on the verdict"),
timed_out: r.zMY(),
duration_ms: c.Rz,
output_tail: (0, a.WY)(r.YjP(), "The end of stdout and stderr"),
steps: (0, a.WY)(r.YOg(r.Ikc({
name: r.YjP(),
rewards: r.mee(b),
why: (0, a.WY)(r.lqM(r.YjP()), "Reason why the step has no rewards; absent if it has")
})), "Rewards of each executed step of a task with several steps")
});
let S = r.gMt("kind", [
p,
y,
x
]);
let C = r.Ikc({
load: (0, a.WY)(r.mee(r.aig().check(i.UI())), "Load average of the last minute; null if unknown"),
steal: (0, a.WY)(r.mee(c.CG), "Share of processor time that other virtual machines took: `start` since the start of the machine, `end` during the run; null if unknown")
});
let w = r.Ikc({
cpu: (0, a.WY)(r.mee(r.YjP()), "Model; null if unknown"),
cores: (0, a.WY)(r.Whr().check(i.NC()), "Processors that the harness may use"),
memory_bytes: c.U9,
start: C,
end: (0, a.WY)(r.mee(C), "Null during the run, or if it was killed")
});
let T = r.Ikc({
agent_setup: r.mee(r.YjP()),
agent_directory: (0, a.WY)(r.mee(r.YjP()), "Digest of the files in agent-directory; null without one"),
agent_variables: (0, a.WY)(c.wO, "agent-variables, sorted by name"),
agent_env: (0, a.WY)(r.YOg(r.YjP()), "Names of the variables in agent-env, sorted"),
image: r.mee(r.YjP()),
image_map: (0, a.WY)(r.YOg(r.Ikc({
from: r.YjP(),
to: r.YjP()
})), "image-map, sorted"),
workdir: r.mee(r.YjP()),
pass_score: c.CG,
agent: (0, a.WY)(r.Rvf(r.mee(r.YjP()), null), "NAME@version of the option agent; null without it"),
agent_args: r.Rvf(r.YOg(r.YjP()), []),
agent_skills: (0, a.WY)(r.Rvf(r.mee(r.YjP()), null), "Digest of agent-skills"),
agent_mcp: (0, a.WY)(r.Rvf(r.mee(r.YjP()), null), "Digest of agent-mcp"),
agent_instructions: (0, a.WY)(r.Rvf(r.mee(r.YjP()), null), "Digest of agent-instructions"),
task_env: (0, a.WY)(r.Rvf(r.YOg(r.Ikc({
name: r.YjP(),
digest: r.YjP()
})), []), "Names of the variables in task-env, sorted, each with the digest of NAME=value")
});
let E = r.Ikc({
started_at: (0, a.WY)(c.vE, "When it was measured"),
harness_version: c.rE,
run_started_at: (0, a.WY)(c.vE, "Of the run that measured it")
});
let D = r.Ikc({
step: (0, a.WY)(r.lqM(r.YjP()), "Name of the step; absent in mode debug"),
agent: u,
evaluation: r.mee(S),
score: r.mee(c.CG)
});
let O = r.Ikc({
kind: (0, a.WY)(r.k5n([...o.Y, "other"]), "`other` in results of another program"),
image: r.mee(r.YjP()),
image_digest: r.mee(r.YjP()),
substituted: (0, a.WY)(r.zMY(), "True if a built-in substitute replaced an image that is not public"),
kept_image: (0, a.WY)(r.mee(r.YjP()), "The image committed by keep-image"),
kept: (0, a.WY)(r.lqM(r.YjP()), "The container (its name) or the workdir (its path) that option keep left after the trial"),
throttled: (0, a.WY)(r.lqM(c.CG), "Share of the scheduler periods in which the container ran and was held back by `cpus`; absent without that limit, or if unknown"),
commit: (0, a.WY)(r.Rvf(r.mee(r.YjP()), null), "The commit of the repository that was cloned into the workdir; null without one")
});
let k = r.Ikc({
name: (0, a.WY)(r.YjP(), "prepare, agent-setup, agent, evaluate, collect or remove"),
step: (0, a.WY)(r.lqM(r.YjP()), "Name of the step; absent for a task without several steps"),
started_at: c.vE,
duration_ms: c.Rz,
harness_ms: (0, a.WY)(r.lqM(c.Rz), "Part of the duration in which the harness examined the testbed, before and after the agent; absent if there is none")
});
let A = r.Ikc({
schema: r.euz("agentbench/result/v1"),
dataset: c.eS,
...c.ik,
attempt: (0, a.WY)(r.Whr().check(i.NC()), "Number of the attempt, from 1; a repeated trial has several"),
status: c.aW,
score: (0, a.WY)(r.mee(c.CG), "1 or 0 for a success command; for a test plan the mean over its judged points; for a Harbor task its reward, cut to 0..1; 0 if the agent destroyed its testbed; null without a score"),
agent: u,
evaluation: (0, a.WY)(r.mee(S), "Null if there was no evaluation"),
rounds: (0, a.WY)(r.lqM(r.YOg(D)), "Both rounds of mode debug, or the executed steps of a task with several steps; the fields above are those of the last one, except for the evaluation of a task, which covers all steps"),
testbed: O,
human_actions: (0, a.WY)(r.lqM(r.mee(r.Ikc({
lower: r.aig().check(i.UI()),
upper: r.aig().check(i.UI())
}))), "Bounds of the directories a person lists and the files a person reads for the instance (`check_dir` and `read_file`), from its dataset row; no other action is counted, so they do not compare with the steps of an agent"),
prerunner: r.mee(r.Ikc({
exit_code: r.mee(r.Whr()),
timed_out: r.zMY(),
duration_ms: c.Rz
})),
stages: r.YOg(k),
integrity: (0, a.WY)(r.YOg(c.UY), "Anything that makes the verdict doubtful"),
changes: r.lqM(f.JM),
error: r.mee(c.GP),
rescored: (0, a.WY)(r.lqM(r.Ikc({
done: (0, a.WY)(r.YOg(r.YjP()), "Parts that were judged or read again"),
kept: (0, a.WY)(r.YOg(r.YjP()), "Parts that stayed as they were, with the reason")
})), "Present in the results of `agentbench rescore`"),
causes: (0, a.WY)(r.lqM(r.YOg(d.zu)), "Causes that the rules found for a trial that did not pass, the most informative first; absent in records of earlier versions"),
explained: (0, a.WY)(r.lqM(d.eP), "Explanation of a failure by the judge (option explain); absent without one"),
not_explained: (0, a.WY)(r.lqM(d.LI), "Usage of the judge for an explanation that was discarded, or did not come; absent without one"),
reason: (0, a.WY)(r.lqM(r.mee(r.Ikc({
text: r.YjP(),
log: (0, a.WY)(r.mee(r.YjP()), "The log that has the line; null for a point of a test plan")
}))), "The most informative line about a trial that did not pass: of the output of the evaluation, or of the agent if the evaluation printed no such line; null if nothing was printed, for a passed trial, and for an error whose message says it"),
skills: (0, a.WY)(r.lqM(r.Ikc({
given: (0, a.WY)(r.YOg(r.YjP()), "Names of the skills in `agent-skills`"),
opened: (0, a.WY)(r.mee(r.YOg(r.YjP())), "Those that the trajectory opened; null without a trajectory")
})), "Present with `agent-skills`"),
reused: (0, a.WY)(r.lqM(E), "Present if an experiment took it from earlier results (option `reuse`); all else is as it was measured then"),
started_at: c.vE,
finished_at: c.vE,
harness_version: c.rE,
github: r.mee(c.Ny)
});
let j = r.Ikc({
planned: c.U9,
passed: c.U9,
failed: c.U9,
error: c.U9,
not_run: c.U9,
stopped: (0, a.WY)(r.lqM(c.U9), "Trials of an experiment that were not run because the answer was known; not part of any other count. Absent if there are none"),
success_rate: (0, a.WY)(r.mee(c.CG), "passed / planned"),
score: (0, a.WY)(r.mee(c.CG), "Mean over the trials with a score"),
score_expected: (0, a.WY)(r.mee(c.CG), "Mean over all planned trials; a trial without a score counts as 0"),
coverage: (0, a.WY)(r.mee(c.CG), "Mean of coverage over all planned trials")
});
let M = r.Ikc({
...c.ik,
status: c.aW,
score: r.mee(c.CG),
score_expected: (0, a.WY)(c.CG, "As score, with 0 for every part without a score"),
coverage: (0, a.WY)(c.CG, "Share of the trial that has a score: judged / expected points of a test plan, otherwise 0 or 1"),
result: (0, a.WY)(r.mee(r.YjP()), "Path of the result.json below results-path; null if there is none"),
error: r.mee(c.GP),
digest: (0, a.WY)(r.lqM(c.br), "Digest of its result.json as written: a file with another digest does not count; absent if there is none"),
skill_opened: (0, a.WY)(r.lqM(r.zMY()), "True if the agent opened one of its skills; absent without `agent-skills`, and without a trajectory"),
reused: (0, a.WY)(r.lqM(E), "Present if it was taken from earlier results (option `reuse`)")
});
let N = r.Ikc({
schema: r.euz("agentbench/run/v1"),
suite: r.mee(r.YjP()),
dataset: c.eS,
agent: r.Ikc({
name: r.mee(r.YjP()),
model: r.mee(r.YjP()),
command: r.YjP()
}),
settings: (0, a.WY)(r.Ikc({
testbed: (0, a.WY)(r.k5n([...o.Y, "other"]), "`other` in results of another program, and if there are no results"),
trials: c.QQ,
agent_timeout_ms: (0, a.WY)(r.mee(c.Rz), "Null if tasks have limits of their own, and none was given"),
evaluation_timeout_ms: (0, a.WY)(r.mee(c.Rz), "Null for Harbor tasks, which have limits of their own"),
testcase_timeout_ms: (0, a.WY)(c.Rz, "Counts for test plans alone"),
typing: (0, a.WY)(r.lqM(r.mee(v)), "Null for a dataset without test plans"),
mode: (0, a.WY)(r.mee(c.Ni), "Null for a dataset without modes"),
measure: (0, a.WY)(r.lqM(r.k5n(["success-rate", "score"])), "The option `measure`: the figure by which the run is compared. Absent if it is `auto`: test plans by score, all else by success rate"),
judge: (0, a.WY)(r.mee(r.YjP()), "Identity of the judge; null without one"),
network: r.mee(r.YjP()),
cpus: r.mee(r.aig()),
memory_bytes: r.mee(r.aig())
}), "Settings of the run; all except testbed, trials and measure must be equal for two runs to be comparable"),
identity: (0, a.WY)(r.lqM(T), "Further settings that must be equal for two runs to measure the same; `resume` continues no other run. Absent in records of earlier versions"),
options: (0, a.WY)(r.lqM(c.wO), "Options of the run as texts, for `agentbench resume`: paths relative to this directory, secrets by name only"),
host: (0, a.WY)(r.lqM(w), "The machine that ran the harness; absent in records of earlier versions, and in a suite of several machines"),
planned: r.YOg(M),
totals: j,
gate: (0, a.WY)(r.mee(r.Ikc({
passed: r.zMY(),
reasons: r.YOg(r.YjP())
})), "Null during the run"),
change: (0, a.WY)(r.lqM(r.mee(c.Kr)), "Change against the baseline; absent or null without one"),
interrupted: (0, a.WY)(r.mee(r.YjP()), "The signal that ended the run early"),
rescored_from: (0, a.WY)(r.lqM(r.Ikc({
directory: r.YjP(),
digest: (0, a.WY)(c.br, "Digest of its run.json"),
started_at: c.vE,
harness_version: c.rE
})), "The run whose evidence was scored again, by `agentbench rescore`"),
measured_by: (0, a.WY)(r.lqM(r.Ikc({
name: r.YjP(),
version: r.mee(r.YjP())
})), "The other program that measured it (Harbor, Inspect); absent for runs of this one"),
started_at: c.vE,
finished_at: (0, a.WY)(r.mee(c.vE), "Null during the run, or if it was killed"),
harness_version: c.rE,
github: r.mee(c.Ny)
});
})
};
