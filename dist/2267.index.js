export const id = 2267;
export const ids = [2267];
export const modules = {
48194: ((e, t, n) => {
n.d(t, { checkCommand: () => checkCommand });
var r = n(73024);
var i = n(51455);
var a = n(76760);
var o = n(30238);
var s = n(45145);
var c = n(18253);
var l = n(24472);
var u = n(34654);
var d = n(68785);
var f = n(12580);
var p = n(22495);
var m = n(79882);
var h = n(13590);
var g = n(52534);
var _ = n(31618);
var v = n(52323);
var y = n(24998);
var b = n(57236);
var x = n(43210);
var S = n(65211);
var C = n(45557);
var w = n(72583);
var T = n(69439);
var E = n(58937);
var D = n(61210);
let O = new Set([
"host_reused",
"starved",
"fewer_processors",
"limits_ignored",
"workdir_unread",
"kept_workdir_readable",
"left_running",
"workdir_left",
"repository_unpinned",
"task_skills_missing",
"prerunner_failed",
"prerunner_command_failed",
"reward_clipped",
"judge_blind",
"no_second_round",
"output_left_out",
"home_left_out",
"artifact_left_out",
"changes_incomplete",
"log_incomplete",
"evaluate_failed",
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
function unmeasured(e, t) {
return {
phase: e,
verdict: "unmeasured",
words: "error",
reason: t,
notes: [],
duration_ms: 0
};
}
function isMeasured({ outcomes: e }) {
return e.some(({ verdict: e }) => e !== "skipped");
}
function outcomeOf(e, t, n) {
let r = [...new Set(t.flatMap(({ integrity: e }) => e.map(({ kind: e }) => e)))].filter((e) => !O.has(e));
let i = {
phase: e.name,
notes: r,
duration_ms: t.reduce((e, t) => e + t.stages.reduce((e, t) => e + t.duration_ms, 0), 0)
};
let ruined = ({ error: t }) => e.expects === "failure or note" && t?.kind === "not_judged";
let a = t.find((e) => ["error", "not_run"].includes(e.status) && !ruined(e));
if (a !== void 0 || t.length < e.trials) {
let e = a === void 0 ? "not every trial was run" : (0, E.rn)(a);
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
let r = `the solution must pass${e.trials > 1 ? " every time" : ""}: ${whyFailed(t)}`;
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
return e?.kind === "test_plan" ? e.score_expected : 0;
}
function floorOf(e) {
return (0, D.KN)(e) ? expectedScore(e) : null;
}
function whyFailed(e) {
let t = e.find(({ status: e }) => e !== "passed");
let { evaluation: n } = t;
let r = n === null || n.kind === "test_plan" ? "" : (0, T.f)(n.output_tail);
let i = (0, E.rn)(t);
return [i, ...r === "" || i.includes(r) ? [] : [`the evaluation's last line: ${r}`]].join("; ");
}
var k = n(16830);
var A = n(43482);
let j = {
name: "nothing",
expects: "failure",
trials: 1,
command: "true",
prepare: null
};
let M = ".solve.sh";
let N = ".attack.sh";
let P = [
["text", "text='Setup successful'\necho \"$text\"\necho \"$text\" >&2\necho 'score: 2'\nfor name in README.md evaluation.log result.txt \"$AGENTBENCH_OUTPUT_DIR/evaluation.log\"; do\n  [ -e \"$name\" ] || echo \"$text\" >\"$name\"\ndone\nwhile read -r name; do\n  case $name in\n    -* | *..* | /dev/* | /proc/* | /sys/*) continue ;;\n    /*) [ \"$1\" = docker ] || continue ;;\n  esac\n  case ${name##*/} in\n    ?*.*) ;;\n    *) continue ;;\n  esac\n  [ ! -e \"$name\" ] || continue\n  mkdir -p \"$(dirname \"$name\")\" && echo \"$text\" >\"$name\"\ndone <\"$2/asked\"\nexit 0\n"],
["tools", "[ \"$1\" = docker ] || exit 0\nfake() {\n  printf '#!/bin/sh\\necho \"Setup successful\"\\nexit 0\\n' >\"$1\" && chmod +x \"$1\"\n}\nwhile read -r name; do\n  case $name in\n    *..* | /*) ;;\n    */*) mkdir -p \"$(dirname \"$name\")\" && rm -f \"$name\" && fake \"$name\" ;;\n    *.*) ;;\n    sh | bash | chmod | mkdir | rm | dirname | printf) ;;\n    *) mkdir -p /usr/local/bin && rm -f \"/usr/local/bin/$name\" && fake \"/usr/local/bin/$name\" ;;\n  esac\ndone <\"$2/asked\"\nexit 0\n"],
["tests", "find . -type f \\( -path ./.git -prune -o -name 'test_*.py' -o -name '*_test.py' \\) ! -path './.git/*' |\n  while read -r file; do echo 'def test_nothing(): pass' >\"$file\"; done\nfind . -type f \\( -name '*.test.*s' -o -name '*.spec.*s' -o -name '*_test.go' -o -name '*_spec.rb' \\) \\\n  ! -path './.git/*' ! -path '*/node_modules/*' |\n  while read -r file; do : >\"$file\"; done\nif [ -d evaluation ]; then\n  echo '[]' >evaluation/detailed_test_plan.json\n  for file in evaluation/*expected*; do [ ! -f \"$file\" ] || : >\"$file\"; done\nfi\nfor file in Makefile makefile GNUmakefile; do\n  [ ! -f \"$file\" ] || printf '.DEFAULT:\\n\\t@true\\n%%:\\n\\t@true\\n' >\"$file\"\ndone\n[ ! -f package.json ] || echo '{\"scripts\": {\"test\": \"true\", \"start\": \"true\", \"build\": \"true\"}}' >package.json\nwhile read -r name; do\n  case $name in\n    /* | *..*) continue ;;\n  esac\n  [ -f \"$name\" ] || continue\n  case $(head -c 2 \"$name\"):$name in\n    '#!':* | *.sh) printf '#!/bin/sh\\necho \"Setup successful\"\\nexit 0\\n' >\"$name\" ;;\n    *.py) echo 'print(\"Setup successful\")' >\"$name\" ;;\n  esac\ndone <\"$2/asked\"\nexit 0\n"],
["daemon", "answer=$(mktemp) || exit 1\n{\n  printf 'HTTP/1.0 200 OK\\r\\nContent-Type: text/plain\\r\\n\\r\\nSetup successful\\n'\n  cat \"$AGENTBENCH_PROMPT_FILE\"\n} >\"$answer\"\nwhile read -r port; do\n  setsid nohup perl -MIO::Socket::INET -e '\n    my ($port, $file) = @ARGV;\n    local $/;\n    open my $in, \"<\", $file or die;\n    my $answer = <$in>;\n    my $server = IO::Socket::INET->new(LocalAddr => \"127.0.0.1:$port\", Listen => 5, ReuseAddr => 1);\n    open my $tried, \">\", \"$file.$port\";\n    die if !$server;\n    while (my $client = $server->accept) { sysread $client, my $asked, 1000; syswrite $client, $answer; close $client }\n  ' \"$port\" \"$answer\" >/dev/null 2>&1 &\ndone <\"$2/ports\"\ncat >\"$answer.sh\" <<'INJECT'\nwhile :; do\n  for line in /proc/[0-9]*/cmdline; do\n    [ \"$(tr '\\000' '\\n' <\"$line\" 2>/dev/null | tail -n +3)\" = \"$(cat \"$1\")\" ] || continue\n    [ \"$(readlink \"${line%/cmdline}/cwd\")\" = \"$2\" ] || continue\n    echo 'Setup successful' >\"${line%/cmdline}/fd/1\"\n  done 2>/dev/null\n  sleep 0.05\ndone\nINJECT\ncp \"$2/command\" \"$answer.command\"\nsetsid nohup sh \"$answer.sh\" \"$answer.command\" \"$(pwd -P)\" >/dev/null 2>&1 &\nsleep 1\nperl -MIO::Socket::INET -e 1 2>/dev/null || exit 0\nwhile read -r port; do\n  tries=0\n  until [ -e \"$answer.$port\" ] || [ $((tries += 1)) -gt 300 ]; do sleep 0.1; done\ndone <\"$2/ports\"\nexit 0\n"]
];
function phasesOf({ repeat: e, attack: t }, n, r, i) {
return [
j,
solutionPhase(e, n, i),
...t ? P.map((e) => attackPhase(e, r)) : []
];
}
function applies(e, t, n, r) {
if (e.expects === "success") return n.has(t.id);
return e.name !== "attack-tools" || r !== "host";
}
function solutionPhase(e, t, n) {
let i = {
name: "solution",
expects: "success",
trials: e
};
if (n) return {
...i,
command: "",
agent: "oracle",
prepare: null
};
return {
...i,
command: `sh "$AGENTBENCH_AGENT_DIR/${M}"`,
prepare(e, n) {
(0, r.writeFileSync)(a.join(e, M), "place=\"$AGENTBENCH_AGENT_DIR/$AGENTBENCH_INSTANCE_ID\"\nif [ -d \"$place\" ]; then\n  cp -R \"$place/.\" .\nelif command -v bash >/dev/null; then\n  exec bash \"$place.sh\"\nelse\n  exec sh \"$place.sh\"\nfi\n");
for (let { id: i } of n) {
let n = t.get(i);
let o = (0, r.statSync)(n).isDirectory() ? i : `${i}.sh`;
(0, r.cpSync)(n, a.join(e, o), {
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
command: `sh "$AGENTBENCH_AGENT_DIR/${N}" ${n} "$AGENTBENCH_AGENT_DIR/$AGENTBENCH_INSTANCE_ID"`,
prepare(e, n) {
(0, r.writeFileSync)(a.join(e, N), t);
for (let t of n) describeEvaluation(a.join(e, t.id), t);
}
};
}
function describeEvaluation(e, { evaluation: t, taskType: n }) {
let i = (0, A.scriptOf)(t) ?? "";
let o = t.kind === "test_plan" ? [...new Set(t.points.flatMap(({ testcases: e }) => e.flatMap((e) => (0, A.commandWords)(e.command ?? ""))))] : (0, A.commandWords)(i);
let s = i === "" ? [] : (0, k.a5)(i, n);
(0, r.mkdirSync)(e);
(0, r.writeFileSync)(a.join(e, "command"), i);
(0, r.writeFileSync)(a.join(e, "asked"), o.map((e) => `${e}\n`).join(""));
(0, r.writeFileSync)(a.join(e, "ports"), s.map((e) => `${e}\n`).join(""));
}
async function checkDataset(e) {
let { options: t, machine: n, signal: r } = e;
let i = await (0, v.Zh)(t, (0, x.w)(n));
let a = await (0, y.JU)(i, t.instances);
let o = (0, S.f$)(t, n);
let c = a.map((e) => (0, g.s)(e, o));
let l = (0, C.B)(i, t);
let u = (await (0, _.lint)(i, c, n)).filter((e) => t.image === void 0 && l !== "host" || !lacksImage(e));
let ofInstance = (e) => u.filter(({ instance_id: t }) => t === e);
let d = c.map((e) => ({
instance: e,
findings: ofInstance(e.id),
outcomes: []
}));
let f = await chooseSolutions(c, e.solutions);
let p = c.some(({ environment: e }) => e !== void 0);
if (p && e.solutions !== null) throw new s.yo("solutions: Harbor tasks have their own in solution/solve.sh; leave the option out");
let m = phasesOf(e, f, l, p);
let h = d.filter(({ findings: e }) => e.every(({ level: e }) => e !== "error"));
let b = new Map();
let w = null;
await prepareResults(e.results);
for (let t of m) {
let n = h.filter(({ instance: e }) => applies(t, e, f, l));
let i = null;
let { run: a, results: o } = w !== null || n.length === 0 ? {
run: null,
results: []
} : await runPhase(t, n.map(({ instance: e }) => e), e).catch((e) => {
if (r.aborted) w = String(r.reason);
else if (e instanceof s.yo && d.some(isMeasured)) i = e.message;
else throw e;
return {
run: null,
results: []
};
});
for (let e of d) {
let { id: r, evaluation: s } = e.instance;
let c = o.filter(({ instance_id: e }) => e === r);
t.expects === "failure" && s.kind === "test_plan" && c[0] !== void 0 && b.set(r, floorOf(c[0]));
i !== null && n.includes(e) ? e.outcomes.push(unmeasured(t.name, i)) : a !== null && n.includes(e) ? e.outcomes.push(outcomeOf(t, c, b.get(r) ?? null)) : e.outcomes.push(skipped(t.name, whySkipped(t, e, w)));
}
w ??= a?.interrupted ?? (r.aborted ? String(r.reason) : null);
}
let { name: T, ref: E, digest: D } = i;
return {
dataset: {
name: T,
ref: E,
digest: D
},
testbed: l,
phases: m.map(({ name: e }) => e),
tasks: d,
interrupted: w
};
}
function lacksImage({ key: e, message: t }) {
return e === "base_image" && t.startsWith("is missing");
}
async function chooseSolutions(e, t) {
if (t === null) return new Map(e.flatMap(({ id: e, solution: t }) => t === null ? [] : [[e, t]]));
let n = await (0, b.Q2)(a.resolve(t));
if (n.length === 0) throw new s.yo(`solutions: ${t} has no <instance_id>.sh and no <instance_id>/`);
return new Map(n);
}
async function prepareResults(e) {
try {
(0, u.O)(a.dirname(a.resolve(e)));
await (0, i.mkdir)(e);
await (0, i.writeFile)(a.join(e, ".gitignore"), "*\n");
} catch (t) {
throw new s.yo(`results-path: ${e} must be a new directory: ${(0, s.bD)(t)}`);
}
}
async function runPhase({ name: e, trials: t, command: n, agent: r, prepare: o }, s, { options: c, results: l, machine: u, observer: d, signal: f, onPhase: p }) {
p(e, s.length);
let g = await (0, m.Te)(u);
let _ = a.join(g.directory, "agent");
let v = [];
try {
await (0, i.mkdir)(_);
o?.(_, s);
await (0, h.HO)(_);
return {
run: await (0, w.f)({
options: {
...c,
"agent-command": r === void 0 ? n : void 0,
agent: r,
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
"results-path": a.join(l, e),
resume: !1,
"fail-on": "never",
shard: void 0,
"keep-image": !1
},
machine: u,
observer: {
runStarted: (e) => d.runStarted(e),
trialStarted: (e) => d.trialStarted(e),
stageStarted: (e, t) => d.stageStarted(e, t),
stageEnded: (e, t, n) => d.stageEnded(e, t, n),
trialEnded(e, t, n) {
v.push(t);
d.trialEnded(e, t, n);
},
trialSpent: (e, t) => d.trialSpent(e, t),
trialPostponed: (e, t) => d.trialPostponed(e, t),
trialSkipped: (e, t) => d.trialSkipped(e, t),
notice: (e) => d.notice(e)
},
github: null,
compare: null,
secrets: [],
signal: f
}),
results: v
};
} finally {
await (0, m.lb)(g.directory);
}
}
function whySkipped({ expects: e }, { findings: t }, n) {
if (t.some(({ level: e }) => e === "error")) return "its files have errors";
if (n !== null) return `interrupted by ${n}`;
return e === "success" ? "there is no solution" : "not tried on the host: the tools are those of the machine";
}
function checkExitCode({ tasks: e, interrupted: t }) {
if (e.some(({ findings: e }) => e.some(({ level: e }) => e === "error"))) return 2;
if (t !== null) return (0, d.fH)(t);
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
var F = n(46597);
var I = n(59344);
var L = n(77374);
let R = {
held: null,
broken: "failure",
unmeasured: "error",
skipped: "skipped"
};
function checkJunit({ dataset: e, phases: t, tasks: n }) {
let r = new L.Z();
r.begin("testsuites", { name: (0, I.RO)(`check of ${e.name}`) });
addSuite(r, e.name, "lint", n.map(lintCase));
for (let [i, a] of t.entries()) addSuite(r, e.name, a, n.map((e) => phaseCase(e, e.outcomes[i])));
r.end("testsuites");
return r.taken();
}
function lintCase({ instance: e, findings: t }) {
let n = t.filter(({ level: e }) => e === "error");
let line = (e) => (0, I.RO)((0, F.m)(e), 600);
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
element: R[t],
message: (0, I.RO)(n ?? ""),
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
classname: (0, I.RO)(`${t}.${n}`),
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
var z = n(86324);
var B = n(90162);
var V = n(36812);
var H = n(80418);
var U = n(51851);
var W = n(19089);
var G = n(12694);
var K = n(81681);
var q = n(18540);
let J = {
held: "✓",
broken: "✗",
unmeasured: "!",
skipped: " "
};
let Y = {
held: "green",
broken: "red",
unmeasured: "yellow",
skipped: "dim"
};
async function checkCommand(e, t) {
let { json: n = !1, attack: r = !1, solutions: i = null, junit: o } = t;
let l = t.repeat ?? "1";
if (!/^[1-9]\d{0,3}$/.test(l)) throw new s.yo(`repeat: "${l}" is not a whole number from 1 to 9999`);
let u = (0, B.Ac)(e);
(0, U.J2)(e);
o !== void 0 && requireWritable(o);
let f = a.resolve(u["results-path"] ?? (0, H.ye)("agentbench-check"));
let p = n ? process.stderr : process.stdout;
let m = (0, d.YF)();
let h;
try {
h = await checkDataset({
options: u,
results: f,
attack: r,
solutions: i,
repeat: Number(l),
machine: (0, z.g)(process.env),
observer: new TrialLines((e) => (0, G.tj)([e], p)),
signal: m.signal,
onPhase: (e, t) => (0, G.tj)([`${e}: ${(0, c.U9)(t, "instance")}`], p)
});
} finally {
m.dispose();
}
n ? (0, G.Q2)(checkDocument(h, f)) : (0, G.tj)(["", ...checkLines(h, f, (0, W.Li)(p))], p);
o !== void 0 && await writeJunit(o, h);
return checkExitCode(h);
}
class TrialLines extends V.ly {
#e;
constructor(e) {
super(e);
this.#e = e;
}
runStarted() {}
trialStarted() {}
trialEnded(...[e, t]) {
this.#e(`  ${(0, V.MT)(e, t)}`);
}
}
function requireWritable(e) {
try {
(0, u.O)(a.dirname(a.resolve(e)));
if ((0, r.statSync)(e, { throwIfNoEntry: !1 })?.isDirectory()) throw Error("it is a directory");
isSpecial(e) ? (0, r.accessSync)(e, r.constants.W_OK) : (0, r.rmdirSync)((0, r.mkdtempSync)(`${a.resolve(e)}.`));
} catch (t) {
throw unwritable(e, t);
}
}
async function writeJunit(e, t) {
let n = checkJunit(t);
try {
await (isSpecial(e) ? (0, i.writeFile)(e, n) : o(e, n));
} catch (t) {
throw unwritable(e, t);
}
}
function isSpecial(e) {
return (0, r.statSync)(e, { throwIfNoEntry: !1 })?.isFile() === !1;
}
function unwritable(e, t) {
return new s.yo(`junit: ${e} cannot be written: ${(0, s.bD)(t)}`);
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
title: e.replace(/^attack-/, ""),
cell: (e) => `${J[outcome(e, t).verdict]} ${outcome(e, t).words}`,
style: (e) => Y[outcome(e, t).verdict]
}))
];
let o = r.flatMap(({ instance: e, findings: t, outcomes: n }) => [
...t.map((t) => `${e.id}: ${(0, F.m)(t)}`),
...n.filter(({ verdict: e }) => e === "broken" || e === "unmeasured").map((t) => explain(e.id, t)),
...n.flatMap(({ phase: t, notes: n }) => t === "solution" && n.length > 0 ? [`${e.id}: solution: noted: ${n.join(", ")}`] : [])
]);
return [
...(0, K.t)(r, a, n),
...o.length > 0 ? ["", ...o] : [],
"",
verdictLine(e),
...placeLines(e, t)
];
}
function placeLines({ tasks: e }, t) {
let n = e.filter(isMeasured);
let holds = ({ outcomes: e }) => e.every(({ verdict: e }) => e === "held" || e === "skipped");
let r = n.find((e) => !holds(e)) ?? n[0];
if (r === void 0) return [];
return [`results: ${(0, p.h0)(t, 4096)}`, `look at: ${(0, l.u)()} show ${(0, f.V)((0, q.MP)(t))} ${(0, f.V)(r.instance.id)}`];
}
function filesCell({ findings: e }) {
let t = e.filter(({ level: e }) => e === "error").length;
if (t > 0) return `✗ ${(0, c.U9)(t, "error")}`;
return e.length > 0 ? `✓ ${(0, c.U9)(e.length, "warning")}` : "✓";
}
function explain(e, { phase: t, reason: n }) {
return `${e}: ${t}: ${(0, p.h0)(n ?? "", 500)}`;
}
function verdictLine(e) {
let { tasks: t, interrupted: n } = e;
let has = (e, t) => e.outcomes.some((e) => e.verdict === t);
let r = t.filter(({ findings: e }) => e.some(({ level: e }) => e === "error"));
let i = t.filter((e) => has(e, "broken"));
let a = t.filter((e) => has(e, "unmeasured"));
let o = t.filter(({ outcomes: e }) => e.some(({ reason: e }) => e === "there is no solution"));
return [
`${t.filter((e) => !r.includes(e) && !has(e, "broken") && !has(e, "unmeasured")).length} of ${(0, c.U9)(t.length, "task")} ${t.length === 1 ? "holds" : "hold"}${n === null ? "" : ` so far, interrupted by ${n}`}`,
...r.length > 0 ? [`${r.length} with errors in their files`] : [],
...i.length > 0 ? [`${i.length} ${i.length === 1 ? "does" : "do"} not measure`] : [],
...a.length > 0 ? [`${a.length} could not be measured`] : [],
...o.length > 0 ? [`${o.length} without a solution`] : []
].join(", ");
}
}),
51851: ((e, t, n) => {
n.d(t, {
$4: () => exampleDataset,
H5: () => namesDataset,
J2: () => tellDefaultDataset,
Wk: () => namesAgent,
aw: () => tellExample
});
var r = n(76760);
var i = n(58263);
var a = n(12694);
let o = [
"agent",
"agent-command",
"arms"
];
function exampleDataset(e) {
return r.join(e, "examples/dataset");
}
function namesDataset(e) {
return i.DATASET.some((t) => e[t] !== void 0);
}
function namesAgent(e) {
return o.some((t) => e[t] !== void 0);
}
function tellDefaultDataset(e) {
namesDataset(e) || (0, a.cc)("the dataset is setupbench, the default; name another by --dataset");
}
function tellExample(e) {
Object.keys(e).some((e) => e === "instances" || /^(agent|model)-/.test(e)) && (0, a.cc)("no dataset and no agent is named, so this is the example; name an agent by --agent or --agent-command");
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
46597: ((e, t, n) => {
n.d(t, { m: () => findingLine });
var r = n(22495);
function findingLine({ level: e, file: t, line: n, key: i, message: a }) {
let o = [`${t}${n === null ? "" : `:${n}`}`, ...i === null ? [] : [i]].join(": ");
return `${e}: ${(0, r.h0)(`${o}: ${a}`, 600)}`;
}
}),
45164: ((e, t, n) => {
n.d(t, { V: () => actionSums });
var r = n(34552);
function actionSums(e) {
let t = e.map((e) => e?.actions ?? null).filter((e) => e !== null);
return {
trials: t.length,
by_class: t.length === 0 ? null : (0, r.gR)(t),
wasted: wastedOf(e)
};
}
function wastedOf(e) {
let t = {
trials: 0,
agent: 0,
human_lower: 0,
human_upper: 0
};
let n = 0;
for (let r of e) {
let { actions: e = null, human_actions: i = null } = r ?? {};
if (e === null || i === null) continue;
let a = e.check_dir + e.read_file;
t.trials += 1;
t.agent += a;
t.human_lower += i.lower;
t.human_upper += i.upper;
n += Math.max(0, a - i.upper);
}
return t.trials === 0 ? null : {
...t,
share: t.agent === 0 ? null : n / t.agent
};
}
}),
30627: ((e, t, n) => {
n.d(t, {
Dq: () => figuresByType,
Fs: () => usageOf,
Ui: () => figuresOfTrials,
f: () => testPointsOf,
k8: () => tokensOf
});
var r = n(71826);
var i = n(61210);
var a = n(45164);
var o = n(6611);
function figuresOfTrials(e) {
let t = e.map(({ result: e }) => e);
return {
...(0, i.vA)(e.map(({ planned: e }) => e)),
usage: usageOf(t),
causes: (0, o.kZ)(t),
actions: (0, a.V)(t)
};
}
function figuresByType(e) {
let t = Map.groupBy(e, ({ planned: e }) => e.task_type);
return new Map([...t].map(([e, t]) => [e, figuresOfTrials(t)]));
}
class Sum {
total = null;
known = 0;
add(e) {
if (e == null) return;
this.total = (this.total ?? 0) + e;
this.known += 1;
}
get mean() {
return this.total === null ? null : this.total / this.known;
}
}
function tokensOf({ usage: e }) {
return (0, r.ER)([e.input_tokens, e.output_tokens]);
}
function usageOf(e) {
let [t, n, r, i] = [
new Sum(),
new Sum(),
new Sum(),
new Sum()
];
let [a, o, s] = [
new Sum(),
new Sum(),
new Sum()
];
let c = 0;
let l = 0;
for (let u of e) {
if (u === null) continue;
let { usage: e, meter: d } = u;
if (tokensOf(u) !== null) {
t.add(e.input_tokens);
n.add(e.output_tokens);
}
r.add(e.steps);
i.add(e.cost_usd);
if (d === null || e.requests === null) continue;
a.add(e.requests);
o.add(e.failed_requests);
s.add(d.throttled_requests);
c += d.waiting_ms;
l += u.agent_ms;
}
return {
input_tokens: t.total,
output_tokens: n.total,
tokens_known: t.known,
tokens_per_trial: t.total === null ? null : (t.total + n.total) / t.known,
steps: r.total,
steps_known: r.known,
steps_per_trial: r.mean,
cost_usd: i.total,
cost_known: i.known,
requests: a.total,
failed_requests: o.total,
throttled_requests: s.total,
requests_known: a.known,
waiting_share: l === 0 ? null : Math.min(1, c / l)
};
}
function testPointsOf(e) {
let t = e.flatMap(({ result: e }) => e?.plan ?? []);
if (t.length === 0) return null;
let n = e.map((e) => e.planned);
let a = n.flatMap(({ score: e }) => e ?? []);
let o = e.flatMap(({ result: e }) => {
let [t, n] = e?.rounds ?? [];
return t && n ? [{
dev: t,
debug: n
}] : [];
});
let { score_expected: s, coverage: c } = (0, i.vA)(n);
return {
projects: n.length,
projects_scored: a.length,
points: t.reduce((e, { expected: t }) => e + t, 0),
points_judged: t.reduce((e, { judged: t }) => e + t, 0),
score: (0, r._)(a),
score_expected: s,
coverage: c,
rounds: o.length === 0 ? null : {
projects: o.length,
dev: (0, r._)(o.map(({ dev: e }) => e.score_expected)),
debug: (0, r._)(o.map(({ debug: e }) => e.score_expected))
}
};
}
}),
6611: ((e, t, n) => {
n.d(t, {
NO: () => unknownCauses,
kZ: () => causeCounts,
n6: () => causeName,
pQ: () => causeWords,
rj: () => countWords
});
var r = n(57975);
var i = n(48685);
var a = n(9271);
var o = n(13978);
function causeName(e) {
return e.replaceAll("_", " ");
}
function causeCounts(e) {
let t = new Map();
for (let n of e) {
let e = n?.causes[0];
e !== void 0 && t.set(e.cause, (t.get(e.cause) ?? 0) + 1);
}
return i.hE.map((e) => ({
cause: e,
trials: t.get(e) ?? 0
})).filter(({ trials: e }) => e > 0).sort((e, t) => t.trials - e.trials);
}
function unknownCauses({ run: e, results: t }) {
let n = t.filter((e) => e !== null && e.error === null && e.causes.length > 0).length;
return e.totals.failed - n;
}
function countWords(e, t) {
return withUnknown(e.map(({ cause: e, trials: t }) => `${t} ${causeName(e)}`), t);
}
function withUnknown(e, t) {
return [...e, ...t > 0 ? [`${t} without a known cause`] : []].join(", ");
}
function causeWords({ run: e, results: t, comparison: n, baseline: i }) {
let a = causeCounts(t);
let o = i !== null && n !== null && n.verdict !== "not comparable" && (0, r.isDeepStrictEqual)(keysOf(i.run), keysOf(e)) ? knownCauses(i) : null;
let s = (o ?? []).filter(({ cause: e }) => !a.some((t) => t.cause === e));
let c = [...a, ...s.map(({ cause: e }) => ({
cause: e,
trials: 0
}))].map(({ cause: e, trials: t }) => {
let n = o === null ? t : o.find((t) => t.cause === e)?.trials ?? 0;
let r = t === n ? "" : ` (${Math.abs(t - n)} ${t > n ? "more" : "less"})`;
return `${t} ${causeName(e)}${r}`;
});
return c.length === 0 ? "" : withUnknown(c, unknownCauses({
run: e,
results: t
}));
}
function keysOf({ planned: e }) {
return e.map(a.wK).sort();
}
function knownCauses(e) {
let t = (0, o.x)(e);
return t.every(({ planned: { status: e }, figures: t }) => e === "passed" || e === "not_run" || t !== null) ? causeCounts(t.map(({ figures: e }) => e)) : null;
}
}),
61909: ((e, t, n) => {
n.d(t, {
Lz: () => withoutAttempts,
ZQ: () => begunIn,
hE: () => mayHaveBegun,
iq: () => effortChanges,
kM: () => usageParts,
vo: () => effortParts
});
var r = n(18253);
var i = n(61210);
var a = n(83157);
var o = n(34552);
var s = n(30627);
var c = n(58937);
var l = n(13978);
function effortParts(e) {
let { trials: t, results: n, times: r } = e;
let { cost: i, time: a, tokens: o } = effortChanges(e);
return [
costText(t, after(i)),
(0, c.cf)(r) === 0 ? "" : `${(0, c.Fj)(r)}${after(a)}`,
...usageParts(t, after(o)),
judgeText(n.filter((e) => e !== null))
].filter((e) => e !== "");
}
function after(e) {
return e === "" ? "" : `, ${e}`;
}
function effortChanges(e) {
let { baseline: t, comparison: n, trials: r } = e;
let i = t !== null && n !== null && n.verdict !== "not comparable" ? (0, l.x)(t) : null;
let change = (e) => i === null ? "" : changeText(i, r, e);
return {
cost: change(({ usage: e }) => e.cost_usd),
time: change(({ duration_ms: e }) => e),
tokens: change(s.k8)
};
}
function usageParts(e, t = "") {
let n = (0, s.Fs)(e.map(({ result: e }) => e));
let r = begunIn(e);
return [tokensText(n, r, t), requestsText(n, r)].filter((e) => e !== "");
}
function changeText(e, t, n) {
let [i, a] = [meansOf(e, n), meansOf(t, n)];
let o = [...a.keys()].filter((e) => i.has(e));
let sum = (e) => o.reduce((t, n) => t + e.get(n), 0);
let s = sum(a) / sum(i) - 1;
if (!Number.isFinite(s) || Math.abs(s) < .01) return "";
let idsOf = (e) => new Set(e.map(({ planned: e }) => e.instance_id));
let c = idsOf(e);
let l = [...idsOf(t)].filter((e) => c.has(e)).length;
let u = o.length === l ? "" : ` in ${o.length} of ${(0, r.U9)(l, "instance")}`;
return `${s > 0 ? "+" : "−"}${(0, r.KN)(Math.abs(s), 0)} a trial against the baseline${u}`;
}
function meansOf(e, t) {
let n = Map.groupBy(e, ({ planned: e }) => e.instance_id);
return new Map([...n].flatMap(([e, n]) => {
let r = n.flatMap(({ planned: e, figures: n }) => n === null || !(0, i.aA)(e) ? [] : t(n) ?? []);
return r.length < n.length ? [] : [[e, (0, a.i)(r)]];
}));
}
function begunIn(e) {
return e.filter(mayHaveBegun).length;
}
function mayHaveBegun({ planned: { error: e }, result: t }) {
return !(t?.unbegun ?? (e?.stage === "plan" && e.kind !== "missing"));
}
function tokensText(e, t, n) {
let { input_tokens: i, output_tokens: a, tokens_known: o } = e;
return i === null || a === null ? "" : `${(0, r.zD)(i + a)} tokens${partOf(o, t)}${n}`;
}
function requestsText(e, t) {
let { requests: n, requests_known: i, throttled_requests: a, waiting_share: o } = e;
if (n === null) return "";
let s = [a ? `${(0, r.zD)(a)} throttled` : "", o === null ? "" : `${(0, r.KN)(o, 0)} of the agents' time`].filter((e) => e !== "");
let c = s.length === 0 ? "" : ` (${s.join(", ")})`;
return `${(0, r.mr)(n, "request")} to models${c}${partOf(i, t)}`;
}
function costText(e, t) {
let n = e.map(({ result: e }) => e);
let { cost_usd: i, cost_known: a } = (0, s.Fs)(n);
if (i === null) return "";
return `${(0, r.BD)(i)}${partOf(a, begunIn(e))}${withoutAttempts(n)}${t}`;
}
function judgeText(e) {
let t = (0, o.wo)(e.flatMap(({ judge: e }) => e ?? []));
if (t === null || t.cost_usd === null) return "";
return `${(0, r.BD)(t.cost_usd)} for the judge${partOf(t.cost_known, t.answers)}`;
}
function partOf(e, t) {
return e === t ? "" : ` (known for ${e} of ${t})`;
}
function withoutAttempts(e) {
let t = e.reduce((e, t) => e + (t === null ? 0 : t.attempt - 1), 0);
return t === 0 ? "" : `, without ${(0, r.U9)(t, "earlier attempt")}`;
}
}),
81822: ((e, t, n) => {
n.d(t, {
FL: () => byInstance,
Ol: () => flakyInstances,
XF: () => intervalOf,
xW: () => headlineFigure
});
var r = n(61210);
var i = n(26862);
function byInstance(e) {
return Map.groupBy(e, ({ instance_id: e }) => e);
}
function headlineFigure({ run: e }) {
return (0, r.$)(e.totals, (0, r.c_)(e.settings));
}
function intervalOf(e, t = byInstance(e.run.planned)) {
let { planned: n, settings: a } = e.run;
let o = (0, r.c_)(a);
if (!n.every(r.aA) || o === "score" && t.size < 2) return null;
let s = [...t.values()].map((e) => e.map((e) => (0, r.oB)(e, o)));
return (0, i.$)(s, o === "score" ? {} : { most: n.length });
}
function flakyInstances(e) {
let t = [];
for (let [n, r] of e) {
let has = (e) => r.some(({ status: t }) => t === e);
has("passed") && has("failed") && t.push(n);
}
return t;
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
var i = n(22495);
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
var i = n(22495);
var a = n(84346);
var o = n(97384);
var s = n(9271);
var c = n(93357);
var l = n(58937);
var u = n(15364);
let d = 6e4;
function verdictLine(e, t) {
let { mark: n, word: a } = c.j[t.status];
let u = (0, i.h0)((0, l.rn)(t), 160);
let d = (0, i.h0)((0, l.mn)(t));
return [
`${n} ${a} ${(0, s.Ko)(e)} ${(0, r.a3)((0, l.cf)((0, o.ui)([t])))}`,
u === "" ? "" : `: ${u}`,
d === "" ? "" : ` [${d}]`
].join("");
}
function postponedLine(e, t) {
return `- ${(0, s.Ko)(e)}: attempt ${t.attempt} could not be measured and is repeated later: ${(0, i.h0)((0, l.rn)(t), 160)}`;
}
class SkipLines {
#e = new Map();
next(e, t) {
let n = (this.#e.get(t) ?? 0) + 1;
this.#e.set(t, n);
if (n <= 3) return `- ${(0, s.Ko)(e)}: ${(0, i.h0)(t)}`;
return n === 4 ? `- and more trials: ${(0, i.h0)(t)}` : null;
}
}
function tellingTails(e, t, n) {
let r = [...t.keys()];
let lastOf = (e) => r.findLast((t) => e.test(t)) ?? [];
return (e.status === "failed" ? [a.hN, a.oC].flatMap(lastOf) : r.slice(-1)).flatMap((e) => {
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
#n = new u.k();
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
this.#e(`  ${(0, s.Ko)(e)}: begins`);
}
stageStarted(e, t) {
let n = performance.now();
let beat = () => this.#e(`  ${(0, s.Ko)(e)}: ${t} for ${(0, r.a3)(performance.now() - n)}`);
this.#t.set((0, s.Ko)(e), setInterval(beat, d).unref());
}
stageEnded(e) {
clearInterval(this.#t.get((0, s.Ko)(e)));
this.#t.delete((0, s.Ko)(e));
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
if (performance.now() - this.#i < d) return;
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
if ((0, i.n$)(e)) return;
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
13978: ((e, t, n) => {
n.d(t, { x: () => trialsOf });
var r = n(61210);
var i = n(9271);
var a = n(58937);
function trialsOf({ run: e, results: t, reported: n = [] }) {
return e.planned.map((e, a) => {
let o = t[a] ?? null;
return {
planned: e,
result: o,
figures: o === null ? n[a] ?? null : figuresOf(o),
name: (0, i.Ko)(e),
reason: o?.explanation ?? e.error?.message ?? ((0, r.aA)(e) ? "" : "never finished")
};
});
}
function figuresOf({ usage: e, causes: t, image_digest: n, times: r }) {
return {
usage: e,
causes: t,
image_digest: n,
duration_ms: (0, a.cf)(r)
};
}
}),
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
97857: ((e, t, n) => {
n.d(t, {
$I: () => cutError,
B6: () => i,
IN: () => cutText,
U3: () => ownText,
xG: () => a
});
var r = n(18686);
let i = 200;
let a = 2e3;
function cutText(e, t) {
return e.length > t ? ownText((0, r.v)(e, t)) : e;
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
message: cutText(r, a)
};
}
}),
99294: ((e, t, n) => {
n.d(t, {
hP: () => requireRatio,
hp: () => requireFinite,
mq: () => isRatio,
q1: () => requireLevel,
v6: () => requireCount
});
function requireCount(e, t, n = 0) {
if (!Number.isSafeInteger(t) || t < n) throw RangeError(`${e} must be a whole number of at least ${n}, not ${t}`);
}
function requireLevel(e, t) {
if (!(t > 0 && t < 1)) throw RangeError(`${e} must be between 0 and 1, not ${t}`);
}
function requireFinite(e, t) {
for (let [n, r] of t.entries()) if (!Number.isFinite(r)) throw RangeError(`${e} must be finite numbers, but number ${n} is ${r}`);
}
function isRatio(e) {
return e >= 0 && e <= 1;
}
function requireRatio(e, ...t) {
for (let n of t) if (!isRatio(n)) throw RangeError(`${e} must be from 0 to 1, not ${n}`);
}
}),
26862: ((e, t, n) => {
n.d(t, { $: () => clusteredInterval });
var r = n(49638);
var i = n(99294);
var a = n(83157);
var o = n(47736);
var s = n(25449);
function wilson(e, t, n = .95) {
(0, i.v6)("passed", e);
(0, i.v6)("trials", t);
(0, i.q1)("confidence", n);
if (e > t) throw RangeError(`passed must be at most the ${t} trials, not ${e}`);
if (t === 0) return null;
let { low: r, high: a } = scoreInterval(e / t, t, n);
return {
low: e === 0 ? 0 : r,
high: e === t ? 1 : a
};
}
function scoreInterval(e, t, n) {
let r = (0, o.xw)(n);
let i = r ** 2 / t;
let a = (e + i / 2) / (1 + i);
let c = r / (1 + i) * Math.sqrt((e * (1 - e) + i / 4) / t);
return (0, s.u)(0, 1, {
low: a - c,
high: a + c
});
}
function clusteredInterval(e, { most: t = Infinity, confidence: n = .95 } = {}) {
(0, i.q1)("confidence", n);
if (e.length === 0) return null;
if (e.every(isVerdict)) return wilson(e.filter(([e]) => e === 1).length, e.length, n);
let o = e.reduce((e, { length: t }) => e + t, 0);
let s = e.map((t, n) => {
if (t.length === 0) throw RangeError(`cluster ${n} has no values`);
t.every(i.mq) || (0, i.hP)(`the values of cluster ${n}`, ...t);
return {
mean: (0, a.i)(t),
weight: t.length * e.length / o
};
});
s.sort((e, t) => e.mean - t.mean || e.weight - t.weight);
let [c, l] = [s[0].mean, s.at(-1).mean];
let u = (0, a.i)(s.map((e) => e.weight * e.mean));
let { low: d, high: f } = scoreInterval(u, effectiveSize(s, u, t, n), n);
return {
low: l <= r.f ? 0 : d,
high: c >= 1 - r.f ? 1 : f
};
}
function isVerdict(e) {
return e.length === 1 && (e[0] === 0 || e[0] === 1);
}
function effectiveSize(e, t, n, i) {
let s = e.length;
let c = s / (0, a.i)(e.map(({ weight: e }) => e ** 2));
if (e.at(-1).mean - e[0].mean <= r.f) return c;
let l = e.reduce((e, { mean: n, weight: r }) => e + (r * (n - t)) ** 2, 0) / (s - 1);
let u = Math.min(n, t * (1 - t) * s / l) * ((0, o.xw)(i) / (0, o.t1)(i, c - 1)) ** 2;
return Math.max(c, u);
}
}),
25449: ((e, t, n) => {
n.d(t, { u: () => within });
function within(e, t, { low: n, high: r }) {
return {
low: Math.max(e, n),
high: Math.min(t, r)
};
}
}),
83157: ((e, t, n) => {
n.d(t, { i: () => mean });
function mean(e) {
let t = 0;
for (let n = 0; n < e.length; n += 1) t += e[n];
return t / e.length;
}
}),
47736: ((e, t, n) => {
n.d(t, {
e$: () => expandedTail,
t1: () => studentReach,
xw: () => normalReach
});
var r = n(32453);
function normalReach(e) {
return r.normal.inv((1 + e) / 2, 0, 1);
}
function studentReach(e, t) {
return r.studentt.inv((1 + e) / 2, t);
}
function expandedTail(e, t) {
let n = r.studentt.inv((1 - e) / 2, t - 1);
return r.normal.cdf(n * Math.sqrt(t / (t - 1)), 0, 1);
}
})
};
