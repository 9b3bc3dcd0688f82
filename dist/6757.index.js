export const id = 6757;
export const ids = [6757];
export const modules = {
26841: ((e, t, n) => {
n.d(t, {
Jj: () => cut,
LV: () => wrap,
eV: () => pad,
it: () => cutMiddle,
qz: () => widthOf
});
var r = n(85209);
var i = n(11272);
var a = n(58692);
let widthOf = (e) => (0, i.A)(e);
function cut(e, t) {
if (widthOf(e) <= t) return e;
return t < 1 ? "" : `${beginningOf(e, t - 1)}…`;
}
function beginningOf(e, t) {
for (let n = t; n > 0; n--) {
let i = (0, r.A)(e, 0, n);
if (widthOf(i) <= t) return i;
}
return "";
}
function cutMiddle(e, t) {
let n = widthOf(e);
if (n <= t || t < 3) return cut(e, t);
let i = Math.floor((t - 1) / 2);
let a = [0, 1].map((t) => (0, r.A)(e, n - i + t)).find((e) => widthOf(e) <= i) ?? "";
return `${beginningOf(e, t - 1 - widthOf(a))}…${a}`;
}
function pad(e, t, n = "left") {
let r = " ".repeat(Math.max(0, Math.min(t, 1e4) - widthOf(e)));
return n === "left" ? e + r : r + e;
}
function wrap(e, t, n = "") {
let r = t - widthOf(n);
return e.split("\n").flatMap((e) => {
if (!Number.isFinite(r)) return [e];
let [t = "", ...n] = (0, a.A)(e, Math.max(r, 8), {
hard: !0,
trim: !1
}).split("\n");
return [t, ...n.map((e) => e.trimStart())];
}).map((e) => (n + e).trimEnd());
}
}),
48194: ((e, t, n) => {
n.d(t, { checkCommand: () => checkCommand });
var r = n(51455);
var i = n(76760);
var a = n(30238);
var o = n(45145);
var s = n(18253);
var c = n(24472);
var l = n(68785);
var u = n(90492);
var d = n(79882);
var f = n(13590);
var p = n(52534);
var m = n(95236);
var h = n(52323);
var g = n(24998);
var _ = n(57236);
var v = n(43210);
var y = n(65211);
var b = n(45557);
var x = n(72583);
var S = n(58937);
let C = new Set([
"host_reused",
"starved",
"kept_workdir_readable",
"left_running",
"workdir_left",
"prerunner_failed",
"prerunner_command_failed",
"output_left_out",
"log_incomplete",
"collect_failed",
"remove_failed"
]);
function skipped(e, t) {
return {
phase: e,
verdict: "skipped",
words: "–",
reason: t,
notes: [],
duration_ms: 0
};
}
function outcomeOf(e, t, n) {
let r = [...new Set(t.flatMap(({ integrity: e }) => e.map(({ kind: e }) => e)))].filter((e) => !C.has(e));
let i = {
phase: e.name,
notes: r,
duration_ms: t.reduce((e, t) => e + t.stages.reduce((e, t) => e + t.duration_ms, 0), 0)
};
let ruined = ({ error: t }) => e.expects === "failure or note" && t?.kind === "not_judged";
let a = t.find((e) => ["error", "not_run"].includes(e.status) && !ruined(e));
if (a !== void 0 || t.length < e.trials) {
let e = a === void 0 ? "not every trial was run" : (0, S.rn)(a);
return {
...i,
verdict: "unmeasured",
words: "error",
reason: e
};
}
let o = t.filter(({ status: e }) => e === "passed").length;
if (e.expects === "success") {
let n = e.trials === 1 ? o === 1 ? "passes" : "fails" : `${o} of ${e.trials}`;
if (o === e.trials) return {
...i,
verdict: "held",
words: n,
reason: null
};
let r = `the solution must pass${e.trials > 1 ? " every time" : ""}: ${lastLine(t)}`;
return {
...i,
verdict: "broken",
words: n,
reason: r
};
}
if (!(o > 0 || n !== null && t.some((e) => expectedScore(e) > n))) return {
...i,
verdict: "held",
words: "fails",
reason: null
};
if (e.expects === "failure") return {
...i,
verdict: "broken",
words: "passes",
reason: "an agent that does nothing passes"
};
if (r.length > 0) return {
...i,
verdict: "held",
words: `noted: ${r.join(", ")}`,
reason: null
};
let s = o > 0 ? "a cheat passes, and no integrity note says so" : "a cheat scores above the floor unnoticed";
return {
...i,
verdict: "broken",
words: o > 0 ? "passes" : "scores",
reason: s
};
}
function expectedScore({ evaluation: e }) {
if (e?.kind === "reward") return Math.min(1, Math.max(0, e.reward ?? 0));
return e?.kind === "test_plan" ? e.score_expected : 0;
}
function lastLine(e) {
let t = e.find(({ status: e }) => e !== "passed");
let { evaluation: n } = t;
let r = n === null || n.kind === "test_plan" ? "" : n.output_tail.trimEnd().split("\n").at(-1);
return [(0, S.rn)(t), ...r === "" ? [] : [`the evaluation's last line: ${r}`]].join("; ");
}
var w = n(73024);
var T = n(16830);
var E = n(3704);
let D = {
name: "nothing",
expects: "failure",
trials: 1,
command: "true",
prepare: null
};
let O = ".solve.sh";
let k = ".attack.sh";
let A = [
["text", "text='Setup successful'\necho \"$text\"\necho \"$text\" >&2\necho 'score: 2'\nfor name in README.md evaluation.log result.txt \"$AGENTBENCH_OUTPUT_DIR/evaluation.log\"; do\n  [ -e \"$name\" ] || echo \"$text\" >\"$name\"\ndone\nwhile read -r name; do\n  case $name in\n    -* | *..* | /dev/* | /proc/* | /sys/*) continue ;;\n    /*) [ \"$1\" = docker ] || continue ;;\n  esac\n  case ${name##*/} in\n    ?*.*) ;;\n    *) continue ;;\n  esac\n  [ ! -e \"$name\" ] || continue\n  mkdir -p \"$(dirname \"$name\")\" && echo \"$text\" >\"$name\"\ndone <\"$2/asked\"\nexit 0\n"],
["tools", "[ \"$1\" = docker ] || exit 0\nfake() {\n  printf '#!/bin/sh\\necho \"Setup successful\"\\nexit 0\\n' >\"$1\" && chmod +x \"$1\"\n}\nwhile read -r name; do\n  case $name in\n    *..* | /*) ;;\n    */*) mkdir -p \"$(dirname \"$name\")\" && rm -f \"$name\" && fake \"$name\" ;;\n    *.*) ;;\n    sh | bash | chmod | mkdir | rm | dirname | printf) ;;\n    *) mkdir -p /usr/local/bin && rm -f \"/usr/local/bin/$name\" && fake \"/usr/local/bin/$name\" ;;\n  esac\ndone <\"$2/asked\"\nexit 0\n"],
["tests", "find . -type f \\( -path ./.git -prune -o -name 'test_*.py' -o -name '*_test.py' \\) ! -path './.git/*' |\n  while read -r file; do echo 'def test_nothing(): pass' >\"$file\"; done\nfind . -type f \\( -name '*.test.*s' -o -name '*.spec.*s' -o -name '*_test.go' -o -name '*_spec.rb' \\) \\\n  ! -path './.git/*' ! -path '*/node_modules/*' |\n  while read -r file; do : >\"$file\"; done\nif [ -d evaluation ]; then\n  echo '[]' >evaluation/detailed_test_plan.json\n  for file in evaluation/*expected*; do [ ! -f \"$file\" ] || : >\"$file\"; done\nfi\nfor file in Makefile makefile GNUmakefile; do\n  [ ! -f \"$file\" ] || printf '.DEFAULT:\\n\\t@true\\n%%:\\n\\t@true\\n' >\"$file\"\ndone\n[ ! -f package.json ] || echo '{\"scripts\": {\"test\": \"true\", \"start\": \"true\", \"build\": \"true\"}}' >package.json\nwhile read -r name; do\n  case $name in\n    /* | *..*) continue ;;\n  esac\n  [ -f \"$name\" ] || continue\n  case $(head -c 2 \"$name\"):$name in\n    '#!':* | *.sh) printf '#!/bin/sh\\necho \"Setup successful\"\\nexit 0\\n' >\"$name\" ;;\n    *.py) echo 'print(\"Setup successful\")' >\"$name\" ;;\n  esac\ndone <\"$2/asked\"\nexit 0\n"],
["daemon", "answer=$(mktemp) || exit 1\n{\n  printf 'HTTP/1.0 200 OK\\r\\nContent-Type: text/plain\\r\\n\\r\\nSetup successful\\n'\n  cat \"$AGENTBENCH_PROMPT_FILE\"\n} >\"$answer\"\nwhile read -r port; do\n  setsid nohup perl -MIO::Socket::INET -e '\n    my ($port, $file) = @ARGV;\n    local $/;\n    open my $in, \"<\", $file or die;\n    my $answer = <$in>;\n    my $server = IO::Socket::INET->new(LocalAddr => \"127.0.0.1:$port\", Listen => 5, ReuseAddr => 1) or die;\n    while (my $client = $server->accept) { sysread $client, my $asked, 1000; syswrite $client, $answer; close $client }\n  ' \"$port\" \"$answer\" >/dev/null 2>&1 &\ndone <\"$2/ports\"\ncat >\"$answer.sh\" <<'INJECT'\nwhile :; do\n  for line in /proc/[0-9]*/cmdline; do\n    [ \"$(tr '\\000' '\\n' <\"$line\" 2>/dev/null | tail -n +3)\" = \"$(cat \"$1\")\" ] || continue\n    echo 'Setup successful' >\"${line%/cmdline}/fd/1\"\n  done 2>/dev/null\n  sleep 0.05\ndone\nINJECT\ncp \"$2/command\" \"$answer.command\"\nsetsid nohup sh \"$answer.sh\" \"$answer.command\" >/dev/null 2>&1 &\nsleep 1\nexit 0\n"]
];
function phasesOf({ repeat: e, attack: t }, n, r, i) {
return [
D,
solutionPhase(e, n, i),
...t ? A.map((e) => attackPhase(e, r)) : []
];
}
function applies(e, t, n, r) {
if (e.expects === "success") return n.has(t.id);
return e.name !== "attack-tools" || r !== "host";
}
function solutionPhase(e, t, n) {
let r = {
name: "solution",
expects: "success",
trials: e
};
if (n) return {
...r,
command: "",
agent: "oracle",
prepare: null
};
return {
...r,
command: `sh "$AGENTBENCH_AGENT_DIR/${O}"`,
prepare(e, n) {
(0, w.writeFileSync)(i.join(e, O), "place=\"$AGENTBENCH_AGENT_DIR/$AGENTBENCH_INSTANCE_ID\"\nif [ -d \"$place\" ]; then\n  cp -R \"$place/.\" .\nelif command -v bash >/dev/null; then\n  exec bash \"$place.sh\"\nelse\n  exec sh \"$place.sh\"\nfi\n");
for (let { id: r } of n) {
let n = t.get(r);
let a = (0, w.statSync)(n).isDirectory() ? r : `${r}.sh`;
(0, w.cpSync)(n, i.join(e, a), {
recursive: !0,
dereference: !0
});
}
}
};
}
function attackPhase([e, t], n) {
return {
name: `attack-${e}`,
expects: "failure or note",
trials: 1,
command: `sh "$AGENTBENCH_AGENT_DIR/${k}" ${n} "$AGENTBENCH_AGENT_DIR/$AGENTBENCH_INSTANCE_ID"`,
prepare(e, n) {
(0, w.writeFileSync)(i.join(e, k), t);
for (let t of n) describeEvaluation(i.join(e, t.id), t);
}
};
}
function describeEvaluation(e, { evaluation: t, taskType: n }) {
let r = (0, E.scriptOf)(t) ?? "";
let a = t.kind === "test_plan" ? [...new Set(t.points.flatMap(({ testcases: e }) => e.flatMap((e) => (0, E.commandWords)(e.command ?? ""))))] : (0, E.commandWords)(r);
let o = r === "" ? [] : (0, T.a5)(r, n);
(0, w.mkdirSync)(e);
(0, w.writeFileSync)(i.join(e, "command"), r);
(0, w.writeFileSync)(i.join(e, "asked"), a.map((e) => `${e}\n`).join(""));
(0, w.writeFileSync)(i.join(e, "ports"), o.map((e) => `${e}\n`).join(""));
}
async function checkDataset(e) {
let { options: t, machine: n, signal: r } = e;
let i = await (0, h.Z)(t, (0, v.w)(n));
let a = await (0, g.l)(i.instances, t.instances);
let s = (0, y.f$)(t, n);
let c = a.map((e) => (0, p.s)(e, s));
let l = (0, b.B)(i, t);
let u = (await (0, m.lint)(i, c, n)).filter((e) => !isMended(e, t));
let ofInstance = (e) => u.filter(({ instance_id: t }) => t === e);
let d = c.map((e) => ({
instance: e,
findings: ofInstance(e.id),
outcomes: []
}));
let f = await chooseSolutions(c, e.solutions);
let _ = c.some(({ environment: e }) => e !== void 0);
if (_ && e.solutions !== null) throw new o.yo("solutions: Harbor tasks have their own in solution/solve.sh; leave the option out");
let x = phasesOf(e, f, l, _);
let S = d.filter(({ findings: e }) => e.every(({ level: e }) => e !== "error"));
let C = new Map();
let w = null;
await prepareResults(e.results);
for (let t of x) {
let n = S.filter(({ instance: e }) => applies(t, e, f, l));
let { run: i, results: a } = w !== null || n.length === 0 ? {
run: null,
results: []
} : await runPhase(t, n.map(({ instance: e }) => e), e);
for (let e of d) {
let { id: r, evaluation: o } = e.instance;
let s = a.filter(({ instance_id: e }) => e === r);
t.expects === "failure" && o.kind === "test_plan" && s[0] !== void 0 && C.set(r, expectedScore(s[0]));
i !== null && n.includes(e) ? e.outcomes.push(outcomeOf(t, s, C.get(r) ?? null)) : e.outcomes.push(skipped(t.name, whySkipped(t, e, w)));
}
w ??= i?.interrupted ?? (r.aborted ? String(r.reason) : null);
}
let { name: T, ref: E, digest: D } = i;
return {
dataset: {
name: T,
ref: E,
digest: D
},
testbed: l,
phases: x.map(({ name: e }) => e),
tasks: d,
interrupted: w
};
}
function isMended({ key: e, message: t }, { image: n }) {
return n !== void 0 && e === "base_image" && t.startsWith("is missing");
}
async function chooseSolutions(e, t) {
if (t === null) return new Map(e.flatMap(({ id: e, solution: t }) => t === null ? [] : [[e, t]]));
let n = await (0, _.Q2)(i.resolve(t));
if (n.length === 0) throw new o.yo(`solutions: ${t} has no <instance_id>.sh and no <instance_id>/`);
return new Map(n);
}
async function prepareResults(e) {
try {
await (0, r.mkdir)(i.dirname(i.resolve(e)), { recursive: !0 });
await (0, r.mkdir)(e);
await (0, r.writeFile)(i.join(e, ".gitignore"), "*\n");
} catch (t) {
throw new o.yo(`results-path: ${e} must be a new directory: ${t.message}`);
}
}
async function runPhase({ name: e, trials: t, command: n, agent: a, prepare: o }, s, { options: c, results: l, machine: u, observer: p, signal: m, onPhase: h }) {
h(e, s.length);
let g = await (0, d.Te)(u);
let _ = i.join(g.directory, "agent");
let v = [];
try {
await (0, r.mkdir)(_);
o?.(_, s);
await (0, f.HO)(_);
return {
run: await (0, x.f)({
options: {
...c,
"agent-command": a === void 0 ? n : void 0,
agent: a,
"agent-args": [],
"agent-skills": [],
"agent-mcp": void 0,
"agent-instructions": void 0,
"agent-setup": void 0,
"agent-env": [],
"agent-variables": {},
"model-keys": [],
"model-endpoints": [],
"agent-name": `check: ${e}`,
"agent-directory": o === null ? void 0 : _,
"agent-model": void 0,
instances: s.map(({ id: e }) => e),
trials: t,
"results-path": i.join(l, e),
resume: !1,
"fail-on": "never",
shard: void 0,
"keep-image": !1
},
machine: u,
observer: {
runStarted: (e) => p.runStarted(e),
trialStarted: (e) => p.trialStarted(e),
stageStarted: (e, t) => p.stageStarted(e, t),
stageEnded: (e, t, n) => p.stageEnded(e, t, n),
trialEnded(e, t, n) {
v.push(t);
p.trialEnded(e, t, n);
},
trialSpent: (e, t) => p.trialSpent(e, t),
trialPostponed: (e, t) => p.trialPostponed(e, t),
trialSkipped: (e, t) => p.trialSkipped(e, t),
notice: (e) => p.notice(e)
},
github: null,
compare: null,
secrets: [],
signal: m
}),
results: v
};
} finally {
await (0, d.lb)(g.directory);
}
}
function whySkipped({ expects: e }, { findings: t }, n) {
if (t.some(({ level: e }) => e === "error")) return "its files have errors";
if (n !== null) return `interrupted by ${n}`;
return e === "success" ? "there is no solution" : "not tried on the host: the tools are those of the machine";
}
function checkExitCode({ tasks: e, interrupted: t }) {
if (e.some(({ findings: e }) => e.some(({ level: e }) => e === "error"))) return 2;
if (t !== null) return (0, l.fH)(t);
let n = new Set(e.flatMap(({ outcomes: e }) => e.map(({ verdict: e }) => e)));
if (n.has("broken")) return 1;
return n.has("unmeasured") ? 3 : 0;
}
function checkDocument(e, t) {
let { dataset: n, testbed: r, interrupted: i, tasks: a } = e;
return {
schema: "agentbench/check/v1",
dataset: n,
testbed: r,
results: t,
interrupted: i,
exit_code: checkExitCode(e),
tasks: a.map(({ instance: e, findings: t, outcomes: n }) => ({
instance_id: e.id,
task_type: e.taskType,
findings: t,
phases: n
}))
};
}
var j = n(59344);
var M = n(77374);
let N = {
held: null,
broken: "failure",
unmeasured: "error",
skipped: "skipped"
};
function checkJunit({ dataset: e, phases: t, tasks: n }) {
let r = new M.Z();
r.begin("testsuites", { name: (0, j.RO)(`check of ${e.name}`) });
addSuite(r, e.name, "lint", n.map(lintCase));
for (let [i, a] of t.entries()) addSuite(r, e.name, a, n.map((e) => phaseCase(e, e.outcomes[i])));
r.end("testsuites");
return r.taken();
}
function lintCase({ instance: e, findings: t }) {
let n = t.filter(({ level: e }) => e === "error");
let line = ({ file: e, line: t, message: n }) => (0, j.RO)(`${e}:${t ?? ""} ${n}`);
return {
name: e.id,
seconds: "0.000",
element: n.length > 0 ? "failure" : null,
message: n.map(line).join("; "),
notes: t.filter(({ level: e }) => e === "warning").map(line).join("\n")
};
}
function phaseCase({ instance: e }, { verdict: t, reason: n, notes: r, duration_ms: i }) {
return {
name: e.id,
seconds: (i / 1e3).toFixed(3),
element: N[t],
message: (0, j.RO)(n ?? ""),
notes: r.join("\n")
};
}
function addSuite(e, t, n, r) {
let count = (e) => r.filter(({ element: t }) => t === e).length;
let i = {
tests: r.length,
failures: count("failure"),
errors: count("error"),
skipped: count("skipped")
};
e.begin("testsuite", {
name: n,
...i
});
for (let { name: i, seconds: a, element: o, message: s, notes: c } of r) {
e.begin("testcase", {
name: i,
classname: (0, j.RO)(`${t}.${n}`),
time: a
});
o !== null && e.add(o, {
message: s,
type: n
});
c !== "" && e.add("system-out", {}, c);
e.end("testcase");
}
e.end("testsuite");
}
var P = n(46597);
var F = n(86324);
var I = n(90162);
var L = n(36812);
var R = n(19089);
var z = n(12694);
var B = n(81681);
let V = {
held: "✓",
broken: "✗",
unmeasured: "!",
skipped: " "
};
let H = {
held: "green",
broken: "red",
unmeasured: "yellow",
skipped: "dim"
};
async function checkCommand(e, t) {
let { json: n = !1, attack: r = !1, solutions: a = null, junit: c } = t;
let u = t.repeat ?? "1";
if (!/^[1-9]\d{0,3}$/.test(u)) throw new o.yo(`repeat: "${u}" is not a whole number from 1`);
let d = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
let f = (0, I.A)(e);
let p = i.resolve(f["results-path"] ?? i.join("agentbench-check", d));
let m = n ? process.stderr : process.stdout;
let h = (0, l.YF)();
let g;
try {
g = await checkDataset({
options: f,
results: p,
attack: r,
solutions: a,
repeat: Number(u),
machine: (0, F.g)(process.env),
observer: new TrialLines((e) => (0, z.tj)([e], m)),
signal: h.signal,
onPhase: (e, t) => (0, z.tj)([`${e}: ${(0, s.U9)(t, "instance")}`], m)
});
} finally {
h.dispose();
}
n ? (0, z.Q2)(checkDocument(g, p)) : (0, z.tj)(["", ...checkLines(g, p, (0, R.Li)(m))], m);
c !== void 0 && await writeJunit(c, g);
return checkExitCode(g);
}
class TrialLines extends L.ly {
#e;
constructor(e) {
super(e);
this.#e = e;
}
runStarted() {}
trialStarted() {}
trialEnded(...[e, t]) {
this.#e(`  ${(0, L.MT)(e, t)}`);
}
}
async function writeJunit(e, t) {
try {
await (0, r.mkdir)(i.dirname(i.resolve(e)), { recursive: !0 });
await a(e, checkJunit(t));
} catch (t) {
throw new o.yo(`junit: ${e} cannot be written: ${(0, o.bD)(t)}`);
}
}
function checkLines(e, t, n) {
let { tasks: r, phases: i } = e;
let outcome = (e, t) => e.outcomes[t];
let a = [
{
title: "instance",
cell: ({ instance: e }) => e.id,
flexible: !0
},
{
title: "files",
cell: filesCell,
style: (e) => filesCell(e).startsWith("✗") ? "red" : void 0
},
...i.map((e, t) => ({
title: e,
cell: (e) => `${V[outcome(e, t).verdict]} ${outcome(e, t).words}`,
style: (e) => H[outcome(e, t).verdict]
}))
];
let o = r.flatMap(({ instance: e, findings: t, outcomes: n }) => [
...t.map((t) => `${e.id}: ${(0, P.m)(t)}`),
...n.filter(({ verdict: e }) => e === "broken" || e === "unmeasured").map((t) => explain(e.id, t)),
...n.flatMap(({ phase: t, notes: n }) => t === "solution" && n.length > 0 ? [`${e.id}: solution: noted: ${n.join(", ")}`] : [])
]);
return [
...(0, B.t)(r, a, {
title: "",
cell: () => ""
}, n),
...o.length > 0 ? ["", ...o] : [],
"",
verdictLine(e),
`results: ${t}`,
`look at: ${(0, c.u)()} show ${t} ${r[0].instance.id}`
];
}
function filesCell({ findings: e }) {
let t = e.filter(({ level: e }) => e === "error").length;
if (t > 0) return `✗ ${(0, s.U9)(t, "error")}`;
return e.length > 0 ? `✓ ${(0, s.U9)(e.length, "warning")}` : "✓";
}
function explain(e, { phase: t, reason: n }) {
return `${e}: ${t}: ${(0, u.h0)(n ?? "", 500)}`;
}
function verdictLine(e) {
let { tasks: t, interrupted: n } = e;
let has = (e, t) => e.outcomes.some((e) => e.verdict === t);
let r = t.filter(({ findings: e }) => e.some(({ level: e }) => e === "error"));
let i = t.filter((e) => has(e, "broken"));
let a = t.filter((e) => has(e, "unmeasured"));
let o = t.filter(({ outcomes: e }) => e.some(({ reason: e }) => e === "there is no solution"));
return [
`${t.filter((e) => !r.includes(e) && !has(e, "broken") && !has(e, "unmeasured")).length} of ${(0, s.U9)(t.length, "task")} ${t.length === 1 ? "holds" : "hold"}${n === null ? "" : ` so far, interrupted by ${n}`}`,
...r.length > 0 ? [`${r.length} with errors in their files`] : [],
...i.length > 0 ? [`${i.length} do not measure`] : [],
...a.length > 0 ? [`${a.length} could not be measured`] : [],
...o.length > 0 ? [`${o.length} without a solution`] : []
].join(", ");
}
}),
19089: ((e, t, n) => {
n.d(t, {
C2: () => painter,
Li: () => lookOf,
uc: () => isLively
});
var r = n(57975);
var i = n(12694);
function lookOf(e) {
return {
columns: columnsOf(e),
paint: painter((0, i.yU)(e))
};
}
function painter(e) {
return (t, n) => e && n !== "" ? (0, r.styleText)(t, n, { validateStream: !1 }) : n;
}
function isLively(e) {
return e.isTTY === !0 && process.env.TERM !== "dumb";
}
function columnsOf(e) {
return e.isTTY === !0 ? Math.max(20, (e.columns || 80) - 1) : Infinity;
}
}),
81681: ((e, t, n) => {
n.d(t, { t: () => table });
var r = n(26841);
var i = n(90492);
function table(e, t, n, { columns: i, paint: a }) {
let o = e.map((e) => t.map(({ cell: t }) => onOneLine(t(e))));
let s = e.map((e) => onOneLine(n.cell(e)));
let c = t.map(({ title: e }, t) => o.reduce((e, n) => Math.max(e, (0, r.qz)(n[t])), (0, r.qz)(e)));
let l = t.findIndex((e) => e.flexible);
let u = c.reduce((e, t, n) => e + (n === l ? 0 : t), 2 * (t.length - 1));
let d = !Number.isFinite(i);
l !== -1 && (c[l] = Math.max(6, Math.min(c[l], d ? 60 : i - u)));
let f = u + (l === -1 ? 0 : c[l]);
let p = s.reduce((e, t) => Math.max(e, (0, r.qz)(t)), 0);
let m = i - f - 2 >= Math.min(p, 32);
let line = (e, n) => e.map((e, i) => {
let { side: o, style: s } = t[i];
let u = i === l && !d ? (0, r.it)(e, c[i]) : e;
let f = n === null ? void 0 : s?.(n);
let p = f === void 0 ? u : a(f, u);
return (0, r.eV)(p, c[i], o);
}).join("  ");
let h = line(t.map(({ title: e }) => e), null);
return [a("dim", (0, r.Jj)((p > 0 && m ? h + "  " + n.title : h).trimEnd(), i)), ...e.flatMap((e, t) => {
let n = (0, r.Jj)(line(o[t], e), i);
let a = s[t];
if (a === "") return [n.trimEnd()];
if (m) return [n + "  " + (0, r.Jj)(a, i - f - 2)];
return [n.trimEnd(), "    " + (0, r.Jj)(a, i - 4)];
})];
}
function onOneLine(e) {
return (0, i.pj)(e).replaceAll("\n", " ");
}
}),
46597: ((e, t, n) => {
n.d(t, { m: () => findingLine });
var r = n(90492);
function findingLine({ level: e, file: t, line: n, key: i, message: a }) {
let o = [`${t}${n === null ? "" : `:${n}`}`, ...i === null ? [] : [i]].join(": ");
return `${e}: ${(0, r.h0)(`${o}: ${a}`, 600)}`;
}
}),
59344: ((e, t, n) => {
n.d(t, {
CG: () => fileText,
Lj: () => fileTail,
RO: () => fileLine,
lx: () => jsonParts,
s$: () => jsonText
});
var r = n(15297);
var i = n(90492);
var a = n(97857);
let o = /[\ufffe\uffff]/g;
let s = [
/[\0-\x08\x0b-\x0f]/,
/[\x10-\x1f]/,
/\x7f/
];
function fileLine(e, t = 300) {
return characters((0, i.h0)(e.slice(0, 4 * t), t));
}
function fileText(e, t) {
let n = characters((0, i.pj)(e.slice(0, 4 * t)));
return n.length > t || e.length > 4 * t ? `${(0, a.U3)(n.slice(0, t - 1).replace(/[\ud800-\udbff]$/, ""))}…` : n;
}
function fileTail(e, t) {
let n = e.slice(-2 * t);
let r = isUsual(n) ? n.replaceAll("##[", "## [") : characters((0, i.pj)(e.slice(-4 * t)));
return r.length > t || e.length > 4 * t ? `…${(0, a.U3)(r.slice(1 - t).replace(/^[\udc00-\udfff]/, ""))}` : r;
}
function jsonText(e) {
return `${stringified(e)}\n`;
}
function jsonParts(e, t, n, i) {
return (0, r.l)(e, t, n, i, stringified);
}
function stringified(e, t = 2) {
let n = JSON.stringify(e, null, t);
return n.includes("\\ud") ? JSON.stringify(e, wellFormed, t) : n;
}
function wellFormed(e, t) {
return typeof t == "string" ? t.toWellFormed() : t;
}
function isUsual(e) {
return Buffer.byteLength(e) === e.length && !s.some((t) => t.test(e));
}
function characters(e) {
return e.toWellFormed().replace(o, "�");
}
}),
77374: ((e, t, n) => {
n.d(t, { Z: () => XmlText });
let r = [
["&", "&amp;"],
["<", "&lt;"],
[">", "&gt;"],
["\"", "&quot;"],
["'", "&apos;"]
];
let i = /[&<>"']/;
class XmlText {
#e = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
#t = "";
#n = !1;
begin(e, t) {
this.#r(e, t);
this.#t += "  ";
this.#n = !0;
}
end(e) {
this.#t = this.#t.slice(2);
this.#e += this.#n ? "/>\n" : `${this.#t}</${e}>\n`;
this.#n = !1;
}
add(e, t, n = "") {
this.#r(e, t);
this.#e += n === "" ? "/>\n" : `>${escaped(n)}</${e}>\n`;
}
taken() {
let e = this.#e;
this.#e = "";
return e;
}
#r(e, t) {
this.#e += `${this.#n ? ">\n" : ""}${this.#t}<${e}`;
for (let e in t) this.#e += ` ${e}="${escaped(String(t[e]))}"`;
this.#n = !1;
}
}
function escaped(e) {
if (!i.test(e)) return e;
let t = e;
for (let [e, n] of r) t.includes(e) && (t = t.replaceAll(e, n));
return t;
}
}),
36812: ((e, t, n) => {
n.d(t, {
Fs: () => SkipLines,
MT: () => verdictLine,
T1: () => tellingTails,
jS: () => postponedLine,
ly: () => LineObserver,
os: () => tailLines
});
var r = n(18253);
var i = n(90492);
var a = n(97384);
var o = n(9271);
var s = n(93357);
var c = n(58937);
var l = n(15364);
let u = 6e4;
function verdictLine(e, t) {
let { mark: n, word: l } = s.j[t.status];
let u = (0, i.h0)((0, c.rn)(t), 160);
let d = (0, i.h0)((0, c.mn)(t));
return [
`${n} ${l} ${(0, o.Ko)(e)} ${(0, r.a3)((0, c.cf)((0, a.ui)([t])))}`,
u === "" ? "" : `: ${u}`,
d === "" ? "" : ` [${d}]`
].join("");
}
function postponedLine(e, t) {
return `- ${(0, o.Ko)(e)}: attempt ${t.attempt} could not be measured and is repeated later: ${(0, i.h0)((0, c.rn)(t), 160)}`;
}
class SkipLines {
#e = "";
#t = 0;
next(e, t) {
this.#t = t === this.#e ? this.#t + 1 : 1;
this.#e = t;
if (this.#t <= 3) return `- ${(0, o.Ko)(e)}: ${(0, i.h0)(t)}`;
return this.#t === 4 ? `- and more trials: ${(0, i.h0)(t)}` : null;
}
}
function tellingTails(e, t, n) {
return (e.status === "failed" ? ["agent.log", "evaluation.log"] : [...t.keys()].slice(-1)).flatMap((e) => {
let r = (0, i.pj)(t.get(e) ?? "").trimEnd();
return r === "" ? [] : [{
name: e,
lines: r.split("\n").slice(-n)
}];
});
}
function tailLines(e, t) {
return tellingTails(e, t, 15).flatMap(({ name: e, lines: t }) => [`  ${e} ends:`, ...t.map((e) => `  │ ${e}`)]).join("\n");
}
class LineObserver {
#e;
#t = new Map();
#n = new l.k();
#r = new SkipLines();
#i = performance.now();
constructor(e) {
this.#e = e;
}
runStarted({ dataset: e, instances: t, trials: n, testbed: a, resultsPath: o }) {
this.#n.begin(n);
this.#e(`agentbench: ${(0, r.U9)(n, "trial")} of ${(0, r.U9)(t, "instance")} of ${(0, i.h0)(e)}, testbed ${a}, results in ${(0, i.h0)(o, 4096)}`);
}
trialStarted(e) {
this.#e(`  ${(0, o.Ko)(e)}: begins`);
}
stageStarted(e, t) {
let n = performance.now();
let beat = () => this.#e(`  ${(0, o.Ko)(e)}: ${t} for ${(0, r.a3)(performance.now() - n)}`);
this.#t.set((0, o.Ko)(e), setInterval(beat, u).unref());
}
stageEnded(e) {
clearInterval(this.#t.get((0, o.Ko)(e)));
this.#t.delete((0, o.Ko)(e));
}
trialEnded(e, t, n) {
this.#e(verdictLine(e, t));
if (t.status !== "passed") {
let e = tailLines(t, n);
e !== "" && this.#e(e);
}
this.tellProgress(t);
}
tellProgress(e) {
this.#n.end(e);
if (performance.now() - this.#i < u) return;
this.#i = performance.now();
this.#e(`  ${this.#n.line()}`);
}
trialSpent(e, t) {
this.#n.spend(t);
}
trialPostponed(e, t) {
this.#e(postponedLine(e, t));
}
trialSkipped(e, t) {
this.#n.skip();
let n = this.#r.next(e, t);
n !== null && this.#e(n);
}
notice(e) {
this.#e(`agentbench: ${(0, i.h0)(e, 1e3)}`);
}
}
}),
93357: ((e, t, n) => {
n.d(t, { j: () => r });
let r = {
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
58937: ((e, t, n) => {
n.d(t, {
Bo: () => overScored,
Fj: () => timesLine,
M1: () => pointsLine,
Pl: () => headline,
VX: () => integrityKinds,
cf: () => durationOf,
kV: () => agentLabel,
mn: () => listNotes,
rn: () => explainResult
});
var r = n(18253);
var i = n(97384);
function durationOf({ agent: e, evaluation: t, harness: n }) {
return (0, i.Tu)(e + t + n);
}
function timesLine(e) {
let t = durationOf(e);
let n = [
"agent",
"evaluation",
"harness"
].map((n) => `${n} ${(0, r.KN)(e[n] / t)}`);
return `${(0, r.a3)(t)} in trials${t === 0 ? "" : ` (${n.join(", ")})`}`;
}
function explainResult(e) {
let { error: t, agent: n, evaluation: i, reason: a } = e;
let o = a == null ? "" : `${a.log?.startsWith("agent") ? "agent: " : ""}${a.text}`;
if (t !== null) return joined([`${t.stage}: ${t.message.split("\n")[0]}`, o]);
let s = [];
n.timed_out ? s.push(`agent timed out after ${(0, r.a3)(n.duration_ms)}`) : n.exit_code !== null && n.exit_code !== 0 && s.push(`agent exit code ${n.exit_code}`);
e.status === "failed" && i !== null && (i.timed_out ? s.push(`evaluation timed out after ${(0, r.a3)(i.duration_ms)}`) : i.kind === "test_plan" ? s.push(explainPlan(i)) : i.kind === "reward" ? s.push(explainReward(i)) : e.task_type === "dependency_resolution" ? s.push(`success command exit code ${i.exit_code ?? "–"}`) : a ?? s.push("no \"Setup successful\" in the output"));
return joined([...s, o]);
}
function joined(e) {
return e.filter((e) => e !== "").join("; ");
}
function explainReward({ reward: e, steps: t }) {
let n = [...t.slice(0, 10).map(({ name: e, rewards: t }) => `${e} ${t?.reward === void 0 ? "–" : (0, r.vP)(t.reward)}`), ...t.length > 10 ? ["…"] : []].join(", ");
return `reward ${e === null ? "–" : (0, r.vP)(e)}${n === "" ? "" : ` (${n})`}`;
}
function explainPlan({ score_expected: e, judged: t, expected: n }) {
return `score ${(0, r.KN)(e)} over all ${n} points, ${t} of them judged`;
}
function listNotes(e) {
return integrityKinds(e).filter((e) => e !== "host_reused" && e !== "kept_workdir_readable").join(", ");
}
function integrityKinds({ integrity: e }) {
return e.length === 0 ? [] : [...new Set(e.map(({ kind: e }) => e))];
}
function headline(e) {
let t = [`${e.passed} of ${e.planned} passed (${(0, r.KN)(e.success_rate)})`];
e.failed > 0 && t.push(`${e.failed} failed`);
e.error > 0 && t.push(`${e.error} could not be measured`);
e.not_run > 0 && t.push(`${e.not_run} not run`);
return t.join(", ");
}
function pointsLine({ totals: { score: e, score_expected: t, coverage: n }, planned: i }) {
let a = overScored(i.filter((e) => e.score !== null).length, i.length);
return `test points: ${(0, r.KN)(e)} of what was judged${a}, ${(0, r.KN)(t)} of everything, ${(0, r.KN)(n)} judged`;
}
function overScored(e, t) {
return e === t ? "" : ` (${e} of ${t} projects)`;
}
function agentLabel({ agent: { name: e, model: t } }) {
return [e ?? "agent", t === null ? null : `(${t})`].filter((e) => e !== null).join(" ");
}
}),
15364: ((e, t, n) => {
n.d(t, { k: () => Progress });
var r = n(18253);
var i = n(34552);
class Progress {
#e;
#t;
#n = 0;
#r = 0;
#i = 0;
#a = null;
#o = !1;
constructor(e = () => performance.now()) {
this.#e = e;
this.#t = e();
}
begin(e) {
this.#n = e;
}
end(e) {
this.#r += 1;
let { source: t, cost_usd: n } = (0, i.J$)(e);
n === null ? this.#o = !0 : t !== "meter" && this.spend(n);
}
spend(e) {
this.#a = (this.#a ?? 0) + e;
}
skip() {
this.#i += 1;
}
get done() {
return this.#r + this.#i;
}
get elapsed() {
return this.#e() - this.#t;
}
get toGo() {
let e = this.#n - this.done;
return this.#r < 2 || e <= 0 ? null : this.elapsed / this.#r * e;
}
rest() {
let { toGo: e } = this;
return [e === null ? "" : `about ${rounded(e)} to go`, this.#a === null ? "" : `${(0, r.BD)(this.#a)}${this.#o ? " at least" : ""}`].filter((e) => e !== "");
}
line() {
return [`${this.done} of ${this.#n} trials in ${(0, r.a3)(this.elapsed)}`, ...this.rest()].join(", ");
}
}
function rounded(e) {
let t = e < 6e4 ? 5e3 : 3e4;
return (0, r.a3)(Math.max(t, Math.round(e / t) * t)).replace(/\.0 s$/, " s");
}
}),
97857: ((e, t, n) => {
n.d(t, {
$I: () => cutError,
B6: () => r,
IN: () => cutText,
U3: () => ownText,
xG: () => i
});
let r = 200;
let i = 2e3;
function cutText(e, t) {
return e.length > t ? ownText(`${e.slice(0, t - 1).replace(/[\ud800-\udbff]$/, "")}…`) : e;
}
function ownText(e) {
return Buffer.from(e).toString();
}
function cutError(e) {
if (e === null) return null;
let { stage: t, kind: n, message: r } = e;
return {
stage: cutText(t, 200),
kind: cutText(n, 200),
message: cutText(r, i)
};
}
}),
43050: ((e, t, n) => {
n.d(t, {
$U: () => judgeGate,
FO: () => exitCodeOf,
YE: () => idleRegression
});
var r = n(18253);
var i = n(68785);
function judgeGate(e, t, n = null) {
let r = [
...shortfalls(e, t),
...regression(t, n),
...unmeasured(e, t)
];
return {
passed: r.length === 0,
reasons: r
};
}
function exitCodeOf(e, t) {
if (e.interrupted !== null) return (0, i.fH)(e.interrupted);
if (shortfalls(e.totals, t).length > 0 || regression(t, e.change ?? null).length > 0) return 1;
return unmeasured(e.totals, t).length > 0 ? 3 : 0;
}
function shortfalls(e, t) {
let { "min-success-rate": n, "min-score": i } = t;
let a = [];
t["fail-on"] === "failure" && e.failed > 0 && a.push(`${e.failed} of ${e.planned} trials failed (fail-on: failure)`);
if (n !== void 0 && (e.success_rate ?? 0) < n) {
let [t, i] = (0, r.GO)(e.success_rate, n);
a.push(`success rate ${t} is below min-success-rate ${i}`);
}
if (i !== void 0 && (e.score ?? 0) < i) {
let [t, n] = (0, r.GO)(e.score, i);
a.push(`score ${t} is below min-score ${n}`);
}
return a;
}
function regression(e, t) {
if (e["fail-on"] !== "regression" || t?.verdict !== "regressed") return [];
return [`${t.difference === null ? "" : `${Number(Math.abs(t.difference * 100).toFixed(1))} points `}worse than the baseline, beyond noise (fail-on: regression)`];
}
function idleRegression(e, t) {
if (e["fail-on"] !== "regression" || t) return null;
return "fail-on: regression: there is no baseline to compare with, so no regression is looked for";
}
function unmeasured(e, t) {
let n = e.error + e.not_run;
if (n === 0 || t["fail-on"] === "never") return [];
return [`${n} of ${e.planned} trials could not be measured (fail-on: ${t["fail-on"]})`];
}
}),
74705: ((e, t, n) => {
n.d(t, {
W: () => isStandIn,
u: () => standIn
});
var r = n(98715);
let i = "record_changed";
function isStandIn({ integrity: e }) {
return e.some(({ kind: e }) => e === i);
}
function standIn(e, t, n, a) {
let { instance_id: o, task_type: s, trial: c, status: l, score: u, error: d } = e;
return {
schema: "agentbench/result/v1",
dataset: t.dataset,
instance_id: o,
task_type: s,
trial: c,
attempt: a?.attempt ?? 1,
status: l,
score: u,
agent: (0, r.Ig)(t.agent),
evaluation: null,
testbed: (0, r.wN)(t.settings.testbed),
prerunner: null,
stages: a?.stages ?? [],
integrity: [{
kind: i,
detail: `result.json: ${n}; the result that the run measured is kept.`
}],
error: d,
started_at: a?.started_at ?? t.started_at,
finished_at: a?.finished_at ?? t.finished_at ?? t.started_at,
harness_version: t.harness_version,
github: t.github
};
}
}),
56676: ((e, t, n) => {
n.d(t, { V: () => ResultStore });
var r = n(73024);
var i = n(76760);
var a = n(45145);
var o = n(76185);
var s = n(88350);
var c = n(70930);
var l = n(45503);
var u = n(70606);
var d = n(96826);
var f = n(64458);
var p = n(9271);
let m = "attempt-moving";
let h = /^(run|result|trace)\.json\.\d+$|^report\.html\.\d+$/;
let g = [
/./,
/^trial-\d+$/,
/^attempt-\w+$/
];
class ResultStore {
directory;
#e = null;
constructor(e) {
this.directory = i.resolve(e);
}
prepare() {
try {
(0, r.mkdirSync)(this.directory, { recursive: !0 });
this.#t();
} catch (e) {
throw new a.yo(`results-path: ${this.directory} cannot be made: ${(0, a.bD)(e)}`);
}
}
makePlace(e, t = 1) {
let n = [];
let a = i.basename(this.directory);
let remove = (e) => {
let t = i.join(this.directory, e);
n.push({
place: i.join(a, e),
was: (0, r.lstatSync)(t).isSymbolicLink() ? "link" : "no directory"
});
(0, r.rmSync)(t);
};
let moveDirectory = (e) => {
let t = i.join(this.directory, e);
if (!(0, r.lstatSync)(t, { throwIfNoEntry: !1 })?.isDirectory()) return;
let o = (0, r.mkdtempSync)(`${t}.moved-`);
(0, r.renameSync)(t, o);
n.push({
place: i.join(a, e),
was: "directory",
moved: i.basename(o)
});
};
this.#e === null && this.prepare();
let { above: o, own: s } = this.#e;
if (r.realpathSync.native(i.dirname(this.directory)) !== o) throw Error(`results-path: ${i.dirname(this.directory)} leads elsewhere now than when the run began`);
let c = (0, r.lstatSync)(this.directory, { throwIfNoEntry: !1 });
c !== void 0 && !c.isDirectory() && realOrNull(this.directory) !== s && remove("");
(0, r.mkdirSync)(this.directory, { recursive: !0 });
n.length > 0 && this.#t();
for (let e of ["run.json", "trace.json"]) moveDirectory(e);
if (e === void 0) return n;
let l = (0, p.qQ)({
instanceId: e,
trial: t
});
let stranger = () => (0, d.vB)(this.directory, l);
for (let e = stranger(); e !== null; e = stranger()) remove(e);
(0, r.mkdirSync)(i.join(this.directory, l), { recursive: !0 });
moveDirectory(i.join(l, "result.json"));
return n;
}
#t() {
let e = r.realpathSync.native(i.dirname(this.directory));
this.#e = {
above: e,
own: r.realpathSync.native(this.directory)
};
}
take(e) {
let t = i.join(this.directory, `.run-${e}`);
try {
(0, o.B7)(t);
} catch (e) {
if ([
"EPERM",
"ENOSYS",
"ENOTSUP",
"EOPNOTSUPP"
].includes((0, a.$N)(e) ?? "")) return () => {};
throw new a.yo(`results-path: nothing can be written to ${this.directory}: ${(0, a.bD)(e)}`);
}
let n = (0, o.hh)(this.directory).find(({ file: e, owner: n }) => e !== t && !(0, s.XU)(n));
if (n !== void 0) {
(0, o.Ht)(t);
let { pid: e, host: r } = n.owner;
throw new a.yo(`results-path: another run (process ${e} on ${r}) writes to ${this.directory}; wait for its end, or name another directory. If there is no such run any more, remove ${n.file}.owner`);
}
this.tidy();
return () => (0, o.Ht)(t);
}
tidy() {
for (let e of (0, o.r7)(this.directory)) (0, o.Ht)(e);
removeHalfWritten(this.directory, 0);
}
async finished() {
let { faultOf: e, readRecord: t, readRunRecord: r } = await Promise.all([
n.e(2214),
n.e(9694),
n.e(7705)
]).then(n.bind(n, 47705));
let i = r(this.directory);
if (i === null) return () => null;
let a = new Map(i.planned.map((e) => [(0, p.qQ)((0, p.rI)(e)), e]));
return (n, r) => {
let o = t(this.directory, {
instance_id: n,
trial: r
});
if (o === null || o.result.status !== "passed" && o.result.status !== "failed") return null;
let s = a.get((0, p.qQ)({
instanceId: n,
trial: r
}));
let c = s === void 0 ? null : e(o, s, i);
return c === null || c === d.LJ ? o : null;
};
}
async earlier(e, t) {
if (!(0, r.existsSync)(i.join(this.directory, (0, p.qQ)({
instanceId: e,
trial: t
}), "result.json"))) return null;
let { readRecord: a } = await Promise.all([
n.e(2214),
n.e(9694),
n.e(7705)
]).then(n.bind(n, 47705));
return a(this.directory, {
instance_id: e,
trial: t
})?.result ?? null;
}
changeOf({ instance_id: e, trial: t }, n) {
let r = (0, p.qQ)({
instanceId: e,
trial: t
});
try {
let e = (0, d.Z7)(this.directory, r);
if (e !== null) return `${e} is a link`;
let t = (0, l.X)(i.join(this.directory, r, "result.json"), 67108864);
return (0, f.ts)(t) === n ? null : "it is not the record that was written";
} catch (e) {
return (0, a.$N)(e) === "ENOENT" ? "it was removed" : "it cannot be read any more";
}
}
beginAttempt(e, t) {
let n = i.join(this.directory, (0, p.qQ)({
instanceId: e,
trial: t
}));
let a = this.makePlace(e, t);
(0, d.vB)(n, m) !== null && (0, r.rmSync)(i.join(n, m));
let o = (0, r.readdirSync)(n, { encoding: "buffer" });
let s = o.flatMap((e) => /^attempt-(\d+)$/.exec(e.toString())?.slice(1).map(Number) ?? []);
let l = Math.max(0, ...s);
let u = o.filter((e) => !/^attempt-\d+$/.test(e.toString()));
if (u.length === 0) return {
directory: n,
attempt: l + 1,
removed: a
};
let f = i.join(n, m);
(0, r.mkdirSync)(f, { recursive: !0 });
for (let e of u.filter((e) => e.toString() !== m)) (0, r.renameSync)((0, c.XM)(n, e), (0, c.XM)(f, e));
(0, r.renameSync)(f, i.join(n, `attempt-${l + 1}`));
return {
directory: n,
attempt: l + 2,
removed: a
};
}
async writeResult(e, t = !0) {
this.makePlace(e.instance_id, e.trial);
let n = i.join(this.directory, (0, p.qQ)((0, p.rI)(e)), "result.json");
await (0, u.f)(n, () => [(0, f.Pe)(e)], t);
}
async writeRun(e, t = !0, n) {
try {
this.makePlace();
await (0, u.f)(i.join(this.directory, "run.json"), () => (0, f.e2)(e, n), t);
} catch (e) {
throw Error(`results-path: run.json could not be written: ${(0, a.bD)(e)}; make room there, or mend it, then run again with resume`, { cause: e });
}
}
async writeTrace(e) {
await (0, u.f)(i.join(this.directory, "trace.json"), () => [JSON.stringify(e)], !1);
}
}
function removeHalfWritten(e, t) {
for (let n of (0, c.s9)(e)) {
let a = i.join(e, n.name);
n.isFile() && h.test(n.name) && (0, r.rmSync)(a, { force: !0 });
n.isDirectory() && g[t]?.test(n.name) && removeHalfWritten(a, t + 1);
}
}
function realOrNull(e) {
try {
return r.realpathSync.native(e);
} catch {
return null;
}
}
}),
97384: ((e, t, n) => {
n.d(t, {
Qv: () => timesOf,
Tu: () => atMost,
fC: () => traceOf,
ui: () => timeSplit,
x: () => totalTimes
});
function timesOf(e) {
let { instance_id: t, task_type: n, trial: r, attempt: i, status: a, score: o, stages: s, started_at: c, finished_at: l } = e;
return {
instance_id: t,
task_type: n,
trial: r,
attempt: i,
status: a,
score: o,
stages: s,
started_at: c,
finished_at: l
};
}
function traceOf(e) {
let t = e.map((e) => ({
trial: e,
begin: Date.parse(e.started_at),
end: Date.parse(e.finished_at)
})).sort((e, t) => e.begin - t.begin);
let n = t[0]?.begin ?? 0;
let r = [];
let i = [];
for (let { trial: e, begin: a, end: o } of t) {
let t = r.findIndex((e) => e <= a);
let s = t === -1 ? r.length : t;
r[s] = o;
let event = (e, t, r, a, o) => i.push({
name: e,
cat: t,
ph: "X",
pid: 1,
tid: s + 1,
ts: (r - n) * 1e3,
dur: a * 1e3,
args: o
});
let { instance_id: c, task_type: l, attempt: u, status: d, score: f } = e;
event(e.trial === 1 ? c : `${c} trial ${e.trial}`, "trial", a, o - a, {
task_type: l,
attempt: u,
status: d,
score: f
});
for (let t of e.stages) event(t.name, "stage", Date.parse(t.started_at), t.duration_ms, { instance_id: c });
}
return {
displayTimeUnit: "ms",
traceEvents: [...r.map((e, t) => ({
name: "thread_name",
ph: "M",
pid: 1,
tid: t + 1,
args: { name: `trials, lane ${t + 1}` }
})), ...i]
};
}
function timeSplit(e) {
let t = {
agent: 0,
evaluation: 0,
harness: 0
};
for (let { stages: n } of e) for (let { name: e, duration_ms: r } of n) {
let n = e.startsWith("agent") ? "agent" : e === "evaluate" ? "evaluation" : "harness";
t[n] = atMost(t[n] + r);
}
return t;
}
function totalTimes(e) {
let t = {
agent: 0,
evaluation: 0,
harness: 0
};
for (let { agent: n, evaluation: r, harness: i } of e) {
t.agent = atMost(t.agent + n);
t.evaluation = atMost(t.evaluation + r);
t.harness = atMost(t.harness + i);
}
return t;
}
function atMost(e) {
return Math.min(e, 2 ** 53 - 1);
}
}),
72583: ((e, t, n) => {
n.d(t, { f: () => runBenchmark });
var r = n(45145);
var i = n(7254);
var a = n(43050);
var o = n(32728);
var s = n(53219);
var c = n(41560);
var l = n(66634);
async function runBenchmark(e) {
let { observer: t, signal: n, compare: r, options: u } = e;
requireNothingOfExperiments(u);
return await (0, c.S)(e, async ({ budget: c, machine: d, begin: f, swept: p }) => {
let m = await (0, l.U)(u, {
...e,
machine: d
});
let { dataset: h, testbed: g } = m;
let _ = await f(g);
let v = await (0, s.I)(m, {
...e,
machine: d,
owner: _,
budget: c
});
try {
e.onBegin?.({
ids: [_.id],
testbed: g,
resultsPath: v.store.directory
});
await p();
t.runStarted({
dataset: h.name,
instances: new Set(v.trials.map(({ instance: e }) => e.id)).size,
trials: v.trials.length,
testbed: g,
resultsPath: v.store.directory
});
for (let e of [(0, a.YE)(u, r !== null), (0, i.u)(u)]) e !== null && t.notice(e);
await v.begin();
let s = AbortSignal.any([n, c.deadline]);
await (0, o.x)(v.left.map((e) => ({
trial: e,
run: v
})), c, s);
return await v.finish(n.aborted ? String(n.reason) : null, r);
} finally {
await v.close();
}
});
}
function requireNothingOfExperiments({ stop: e, reuse: t }) {
let n = [...e === "never" ? [] : [`stop: ${e}`], ...t ? ["reuse"] : []];
if (n.length > 0) throw new r.yo(n.map((e) => `${e} is for experiments, and there are no arms; give arms, or leave it out`).join("\n"));
}
}),
34552: ((e, t, n) => {
n.d(t, {
J$: () => usageOfTrial,
T1: () => roundsOf,
Y6: () => judgeUsageOfTrial,
d0: () => meterOfTrial,
gR: () => sumOfActions,
ru: () => actionsOfTrial,
wo: () => judgeUsageOf
});
var r = n(3934);
var i = n(97384);
let a = [
"input_tokens",
"cached_input_tokens",
"output_tokens",
"reasoning_tokens",
"cost_usd",
"steps",
"requests",
"failed_requests"
];
function roundsOf(e) {
let { rounds: t = [] } = e;
return t.length === 0 ? [e] : t;
}
function usageOfTrial(e) {
let t = roundsOf(e).map(({ agent: e }) => e.usage);
if (t.length === 1) return t[0];
let sum = (e) => t.reduce((t, n) => {
let r = n[e];
return t === null || r === null ? null : (0, i.Tu)(t + r);
}, 0);
return {
source: new Set(t.map(({ source: e }) => e)).size === 1 ? t[0].source : null,
...Object.fromEntries(a.map((e) => [e, sum(e)])),
models: [...new Set(t.flatMap(({ models: e }) => e))]
};
}
function meterOfTrial(e) {
let t = roundsOf(e).map(({ agent: e }) => e.meter).filter((e) => e != null);
if (t.length === 0) return null;
let sum = (e) => (0, i.Tu)(t.reduce((t, n) => t + n[e], 0));
return {
throttled_requests: sum("throttled_requests"),
waiting_ms: sum("waiting_ms")
};
}
function actionsOfTrial(e) {
let t = roundsOf(e);
let n = t.map(({ agent: e }) => e.actions).filter((e) => e != null);
return n.length < t.length ? null : sumOfActions(n);
}
function sumOfActions(e) {
let sum = (t) => (0, i.Tu)(e.reduce((e, n) => e + n[t], 0));
return Object.fromEntries(r.S.map((e) => [e, sum(e)]));
}
function judgeUsageOfTrial(e) {
return judgeUsageOf([...roundsOf(e).map(({ evaluation: e }) => e?.kind === "test_plan" ? e.judge : null), e.explained ?? null].filter((e) => e !== null));
}
function judgeUsageOf(e) {
if (e.length === 0) return null;
let sum = (t) => {
let n = e.flatMap((e) => t(e) ?? []);
return n.length === 0 ? null : (0, i.Tu)(n.reduce((e, t) => e + t, 0));
};
let count = (t) => e.reduce((e, n) => e + t(n), 0);
return {
input_tokens: sum((e) => e.input_tokens),
output_tokens: sum((e) => e.output_tokens),
cost_usd: sum((e) => e.cost_usd),
cost_known: count((e) => "answers" in e ? e.cost_known : e.cost_usd === null ? 0 : 1),
answers: count((e) => "answers" in e ? e.answers : 1)
};
}
})
};
