export const id = 7908;
export const ids = [7908];
export const modules = {
88705: ((e, t, n) => {
n.d(t, { z: () => endingOf });
var r = n(45145);
var i = n(68785);
function endingOf(e) {
if (e instanceof r.yo) return {
message: e.message,
exitCode: 2
};
if (e instanceof r.QM) return {
message: e.message,
exitCode: 3
};
if (e instanceof i.j$) return e;
if ((0, r.$N)(e) === "ENOENT" && e.syscall === "uv_cwd") return {
message: "the current directory was removed; change to one that is there",
exitCode: 2
};
return (0, i.Hp)(e) ? new i.j$({ reason: e }) : null;
}
}),
45145: ((e, t, n) => {
n.d(t, {
$N: () => codeOf,
EV: () => stopOf,
QM: () => WriteError,
VG: () => Stop,
ZD: () => TrialError,
bD: () => messageOf,
fN: () => failAs,
fT: () => isInterrupted,
yo: () => UserError
});
class UserError extends Error {
name = "UserError";
}
class WriteError extends Error {
name = "WriteError";
}
class TrialError extends Error {
name = "TrialError";
kind;
constructor(e, t, n) {
super(t, n);
this.kind = e;
}
}
function failAs(e) {
return (t) => {
throw new TrialError(e, messageOf(t), { cause: t });
};
}
class Stop extends Error {
name = "Stop";
kind;
constructor(e, t) {
super(t);
this.kind = e;
}
}
function stopOf({ reason: e }) {
return e instanceof Stop ? e : new Stop("interrupted", `interrupted by ${String(e)}`);
}
function isInterrupted(e) {
return e.aborted && !(e.reason instanceof Stop);
}
let r = {
EMFILE: "raise the limit of open files by ulimit -n, or lower parallel",
EAGAIN: "raise the limit of processes by ulimit -u, or lower parallel",
EFBIG: "raise the limit of file sizes by ulimit -f"
};
function messageOf(e) {
if (!(e instanceof Error)) return String(e);
let t = codeOf(e) ?? "";
return Object.hasOwn(r, t) && (t !== "EAGAIN" || e.message.startsWith("spawn")) ? `${e.message} (${r[t]})` : e.message;
}
function codeOf(e) {
return e instanceof Error && "code" in e && typeof e.code == "string" ? e.code : void 0;
}
}),
68785: ((e, t, n) => {
n.d(t, {
Hp: () => isSignal,
Wh: () => unlessAborted,
Xc: () => unlessLate,
YF: () => onSignal,
fH: () => exitCodeOfSignal,
j$: () => Interrupted,
tm: () => i
});
class Interrupted extends Error {
name = "Interrupted";
exitCode;
constructor({ reason: e }) {
super(`interrupted by ${e} before there was a result`);
this.exitCode = exitCodeOfSignal(e);
}
}
let r = {
SIGHUP: 129,
SIGINT: 130,
SIGTERM: 143
};
function isSignal(e) {
return typeof e == "string" && Object.hasOwn(r, e);
}
function exitCodeOfSignal(e) {
return r[String(e)] ?? 130;
}
function onSignal() {
let e = new AbortController();
let t = 0;
let listener = (n) => {
let { aborted: r, reason: i } = e.signal;
r && (n !== i || performance.now() - t >= 500) && process.exit(exitCodeOfSignal(n));
if (r) return;
e.abort(n);
t = performance.now();
};
for (let e of Object.keys(r)) process.on(e, listener);
let survive = () => {};
process.on("SIGXFSZ", survive);
return {
signal: e.signal,
dispose() {
for (let e of Object.keys(r)) process.off(e, listener);
process.off("SIGXFSZ", survive);
}
};
}
async function unlessAborted(e, t) {
let n = Promise.withResolvers();
let abort = () => n.reject(t.reason);
t.aborted && abort();
t.addEventListener("abort", abort, { once: !0 });
e.catch(() => {});
try {
return await Promise.race([n.promise, e]);
} finally {
t.removeEventListener("abort", abort);
}
}
let i = new AbortController().signal;
async function unlessLate(e, t, { signal: n, until: r } = {}) {
let i = Promise.withResolvers();
let end = () => i.resolve(null);
let a = setTimeout(() => setImmediate(end), Math.max(0, t));
r?.aborted && end();
r?.addEventListener("abort", end, { once: !0 });
try {
let t = Promise.race([e, i.promise]);
return await (n === void 0 ? t : unlessAborted(t, n));
} finally {
clearTimeout(a);
r?.removeEventListener("abort", end);
}
}
}),
85416: ((e, t, n) => {
n.d(t, {
$u: () => i,
TK: () => r,
dK: () => isHidden,
ep: () => c,
lf: () => l
});
let r = 1024;
let i = 4096;
let a = [
27,
27,
128,
159,
173,
173,
1564,
1564,
6158,
6158,
8203,
8207,
8232,
8238,
8288,
8303,
65279,
65279,
65529,
65531,
917504,
917631
];
let o = `[${a.map((e, t) => `${t % 2 == 0 ? "" : "-"}\\u{${e.toString(16)}}`).join("")}]`;
let s = `${[
`(?:\\u001b\\[|\\u009b)[0-?]{0,${i}}[ -\\/]{0,${i}}[@-~]`,
`(?:\\u001b[PX\\]^_]|[\\u0090\\u0098\\u009d-\\u009f])[^\\u0000-\\u0008\\u000a-\\u001f\\u007f-\\u009f]{0,${i}}(?:\\u0007|\\u001b\\\\|\\u009c)`,
`\\u001b(?:[ -\\/]{1,${i}}[0-~]|[0-~])`
].join("|")}|${o}`;
let c = new RegExp(s, "gu");
let l = RegExp(`(?:${s}){1,65536}`, "gu");
function isHidden(e) {
for (let t = 0; t < a.length; t += 2) if (e <= a[t + 1]) return e >= a[t];
return !1;
}
}),
18686: ((e, t, n) => {
n.d(t, { v: () => shortened });
function shortened(e, t) {
return e.length > t ? `${e.slice(0, t - 1).replace(/[\ud800-\udbff]$/, "")}…` : e;
}
}),
22495: ((e, t, n) => {
n.d(t, {
OG: () => logLines,
kc: () => logText,
LP: () => markdownCommit,
xc: () => markdownId,
p7: () => markdownText,
pj: () => plain,
h0: () => plainLine,
iN: () => withColours,
hJ: () => withoutProblems
});
var r = n(85416);
let i = "[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]";
let a = RegExp(i, "u");
let o = RegExp(`(?<![^\\s("':,;|·])${i}+(?:(?: ?[\\d()'"’.–-]{1,8} ?| )${i}+)*(?: ?\\d{0,8}\\))?(?![^\\s)"':,;.|·])`, "gu");
let [s, c] = ["⁨", "⁩"];
function withIsolatedWords(e) {
return a.test(e) ? e.replace(o, `${s}$&${c}`) : e;
}
function isolated(e) {
return a.test(e) && !/\p{Script=Latin}/u.test(e) ? `${s}${e}${c}` : withIsolatedWords(e);
}
var l = n(18686);
let u = /[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u007f]/g;
let d = /^\u001b\[[\d;:]*m$/;
function picture(e) {
return String.fromCharCode(e === "" ? 9249 : 9216 + e.charCodeAt(0));
}
let f = /[^\t\n -~]/;
function plain(e) {
if (!f.test(e)) return e.replaceAll("##[", "## [");
return e.replace(/\r\n?/g, "\n").replace(r.lf, (e) => e.length > r.TK ? "�" : "").replace(u, picture).replaceAll("##[", "## [").toWellFormed();
}
function withColours(e) {
return e.replace(/\r\n?/g, "\n").replace(r.lf, (e) => e.length > r.TK ? "�" : e.replace(r.ep, (e) => d.test(e) ? e : "")).replace(u, picture).toWellFormed();
}
let p = /[^ -~]| {2}|^ | $|##\[/;
function plainLine(e, t = 300) {
let n = p.test(e) ? plain(e).replace(/\s+/g, " ").trim() : e;
return (0, l.v)(n, t);
}
function logLines(e) {
return plain(e).split("\n").map((e) => `│ ${e}`).join("\n");
}
function logText(e) {
return plain(e).replace(/^(?=[^\S\n]*::)/gm, "│ ");
}
function withoutProblems(e) {
return e.replace(/(?<=[:(]|\b(?:line|col|column)\s)(?=\d+(?:\s*[:,)]|\s|$))/gim, "⁠");
}
let m = [
[/@/g, "@​"],
[/#/g, "#​"],
[/(?<![a-z\d])(GH-)(?=\d)/gi, "$1​"],
[/(www)(?=\.)/gi, "$1​"],
[/:(?=\/\/|[\w+-]+:)/g, ":​"],
[/(?<=(?=\d*[a-f])\b(?:[0-9a-f]{6})+)(?=[0-9a-f]+\b)/gi, "​"]
];
let h = /[\\`*_{}[\]()#+!|~$:@&<>]|^[-=\d]|gh-|www|[\da-f]{7}/i;
function markdownText(e, t = 300) {
let n = isolated(plainLine(e, t));
if (!h.test(n)) return n;
return m.reduce((e, [t, n]) => e.replace(t, n), n).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replace(/[\\`*_{}[\]()#+!|~$:]|^[-=]|(?<=^\d+)\./g, (e) => `&#${e.charCodeAt(0)};`);
}
function markdownId(e) {
let t = markdownText(e, 160);
return t.includes("​") && /^[\w.-]+$/.test(e) ? `\`${e}\`` : t;
}
function markdownCommit(e) {
return /^[0-9a-f]{7,64}$/.test(e) ? e.slice(0, 12) : markdownText(e.slice(0, 12));
}
}),
7844: ((e, t, n) => {
n.d(t, { x: () => r });
let r = "0.1.0";
}),
97908: ((e, t, n) => {
n.r(t);
n.d(t, { cli: () => cli });
var r = n(58500);
var i = n(67375);
var a = n(88705);
var o = n(45145);
var s = n(7844);
let c = { instances: "-i, " };
let l = ["results-path"];
function addOptions(e, { flags: t, words: n }, r, a = (e) => e) {
if (!n.includes(e.name())) return;
for (let { name: n, description: o, default: s, flag: l, choices: u, heading: d, list: f } of t.filter(r).map(a)) {
let t = new i.c$(`${c[n] ?? ""}--${n} ${l ? "[boolean]" : "<value>"}`, plainText(o, s));
u !== null && (t.description += ` [${u.join(", ")}]`);
f && t.argParser((e, t) => t === void 0 ? e : `${t}\n${e}`);
e.addOption(t.helpGroup(`${d}:`));
}
}
function resultsPath(e) {
return (t) => t.name === "results-path" ? {
...t,
description: e
} : t;
}
function withoutDefault({ default: e, description: t, ...n }) {
return {
...n,
description: t.replace(/ Default: .*?\.(?= |$)/, "")
};
}
function defaultingTo(e) {
return (t) => {
let { description: n, ...r } = withoutDefault(t);
return {
...r,
description: `${n} Default: ${e}`
};
};
}
function plainText(e, t) {
return e.replaceAll("`", "") + (t === void 0 || t === "" ? "" : ` (default: ${t})`);
}
async function withFile(e, t, r = []) {
let { withConfig: i } = await Promise.all([
n.e(4343),
n.e(6081),
n.e(5005),
n.e(1063)
]).then(n.bind(n, 75571));
let a = e.options.map(({ long: e }) => e.slice(2)).filter((e) => !r.includes(e));
return i(kebab(t), a);
}
function kebab(e) {
return Object.fromEntries(Object.entries(e).flatMap(([e, t]) => String(t).trim() === "" ? [] : [[e.replace(/[A-Z]/g, (e) => `-${e.toLowerCase()}`), String(t)]]));
}
let u = [
"mode",
"agent-directory",
"agent-env",
"agent-variables",
"agent-setup",
"agent-timeout",
"results-path",
"config"
];
function addFindingOut(e) {
let { program: t, root: r, ends: i } = e;
t.commandsGroup("Find out why:");
let a = resultsPath("Directory of the run that `--after INSTANCE/TRIAL` names a trial of. Default: the latest run.");
let o = defaultingTo("that of the latest run, or of the example.");
let s = t.command("shell").summary("open a shell in an instance's testbed, or after a trial").description("Open a shell in the testbed of an instance, prepared as for an agent, and remove it at the end. The exit code is that of the shell.").argument("[instance]", "the instance: an id, or a selector of one");
addOptions(s, e, ({ name: e, group: t, commands: n }) => n.includes("run") && (/^dataset(-|$)/.test(e) || /^(testbed|model)$/.test(t) || u.includes(e)), (e) => e.name === "dataset" ? o(e) : a(e));
s.option("--command <command>", "run this command in place of a shell").option("--after <result>", "with the agent's changes, where they were kept: a trial's directory, or INSTANCE/TRIAL (of an experiment ARM/INSTANCE/TRIAL)").action(async (e, { command: t, after: a, ...o }) => {
let { shellCommand: c } = await Promise.all([
n.e(4343),
n.e(2214),
n.e(5599),
n.e(2323),
n.e(1343),
n.e(6081),
n.e(5005),
n.e(8495),
n.e(8263),
n.e(6324),
n.e(7911),
n.e(730),
n.e(2275),
n.e(1073),
n.e(9993),
n.e(868)
]).then(n.bind(n, 17060));
i(await c(e, {
command: t,
after: a
}, await withFile(s, o), r));
});
t.command("clean").summary("remove what was kept, and what killed runs have left").description("List the containers and workdirs that were kept, what killed runs have left, and the images that were built of Harbor tasks; remove them.").option("--yes", "remove them without asking").option("--json", "print them as JSON").action(async (e) => {
let { cleanCommand: t } = await Promise.all([
n.e(4343),
n.e(9132),
n.e(6324),
n.e(730),
n.e(1831)
]).then(n.bind(n, 23528));
i(await t(e));
});
}
function addMeasuring(e) {
let { program: t, root: r, ends: i } = e;
t.commandsGroup("Measure agents:");
let a = t.command("run").summary("measure an agent; without a dataset and an agent, the example").description("Measure an agent. Without a dataset and an agent, run the example dataset with its scripted agent.");
addOptions(a, e, ({ commands: e }) => e.includes("run"));
a.option("--dry-run", "print the value and source of every option, and the trials; run nothing").option("--json", "print the run's record as JSON").action(async ({ json: e, dryRun: t, ...o }) => {
let { runCommand: s } = await Promise.all([
n.e(4343),
n.e(2453),
n.e(2214),
n.e(9132),
n.e(5599),
n.e(2323),
n.e(1343),
n.e(6081),
n.e(5005),
n.e(8495),
n.e(8263),
n.e(6324),
n.e(9583),
n.e(9625),
n.e(3128),
n.e(7911),
n.e(2421),
n.e(4996),
n.e(730),
n.e(5723),
n.e(2275),
n.e(1073),
n.e(844),
n.e(3111),
n.e(6219),
n.e(695)
]).then(n.bind(n, 32720));
let c = {
json: e === !0,
dry: t === !0
};
i(await s(await withFile(a, o), c, r));
});
let o = t.command("resume").summary("continue a run, or measure some of its trials again").description("Continue a run with the options in its run.json: measure the trials without a verdict, or measure chosen ones again. Each attempt is kept. Options that are not given are those of the run; given ones win, but agent, dataset, mode, limits and judge must stay the same.").argument("[directory]", "the run's directory (default: the latest run)").argument("[instances...]", "measure these again: ids, globs, type:…, as in --instances of run").option("--failed", "measure only trials again that failed").option("--errors", "measure only trials again that could not be measured");
addOptions(o, e, ({ name: e, commands: t }) => t.includes("run") && !["results-path", "resume"].includes(e), (e) => e.name === "config" ? {
...e,
description: "Only `none`, since the options are those of the run: no file of options is read."
} : withoutDefault(e));
o.option("--json", "print the run's record as JSON").action(async (e, t, { json: r, ...a }) => {
let { resumeCommand: o } = await Promise.all([
n.e(4343),
n.e(2453),
n.e(2214),
n.e(9132),
n.e(5599),
n.e(2323),
n.e(1343),
n.e(6081),
n.e(5005),
n.e(8495),
n.e(8263),
n.e(6324),
n.e(9583),
n.e(9625),
n.e(3128),
n.e(7911),
n.e(2421),
n.e(4996),
n.e(730),
n.e(5723),
n.e(2275),
n.e(1073),
n.e(844),
n.e(3111),
n.e(6219),
n.e(695)
]).then(n.bind(n, 32720));
i(await o(e, t, kebab(a), r === !0));
});
let s = t.command("plan").summary("divide instances among the jobs of a matrix").description("Divide the selected instances among the jobs of a matrix.");
addOptions(s, e, ({ commands: e }) => e.includes("plan"));
s.option("--detect <share>", "the instances and trials that show this difference of the success rate or score, such as 10%").option("--from <results>", "with --detect: earlier results, for the noise, the time and the cost of a trial").option("--rate <share>", "with --detect: the success rate to expect, without earlier results").option("--json", "print {\"matrix\": …, \"count\": n}; with --detect, \"detect\": … as well").action(async ({ json: e, detect: t, from: r, rate: a, ...o }) => {
let { planCommand: c } = await Promise.all([
n.e(4343),
n.e(2323),
n.e(6081),
n.e(5005),
n.e(8495),
n.e(6324),
n.e(7741),
n.e(9890)
]).then(n.bind(n, 49890));
i(await c((await withFile(s, o)).texts, {
json: e === !0,
detect: t,
from: r,
rate: a
}));
});
}
let d = [
"results-path",
"pass-score",
"model-prices",
"fail-on",
"min-success-rate",
"min-score"
];
let f = ["dataset", "pass-score"];
function addReading(e) {
let { program: t, ends: r } = e;
t.commandsGroup("Read results:");
let i = t.command("report").summary("report one suite, or compare several runs").description("Report the results of one suite: totals, confidence intervals, change against a baseline, report files. Results of several agents are compared instead: leaderboard, tests of all pairs, pass@k, cost, tables for a paper. A comparison has no gate.").argument("[directories...]", "directories of results, jobs of Harbor, logs of Inspect (default: results-path, otherwise the latest run); NAME=DIRECTORY gives a run of a comparison its name");
addOptions(i, e, ({ commands: e }) => e.includes("report"));
i.option("--json", "print the report, or the comparison, as JSON").option("--prdbench <directory>", "write the test points of PRDbench for its own score_cal.py, into a new directory").option("--labels <file>", "compare the judge's scores of test points with these labels (JSON Lines), or with the judge of other results (a directory)").option("--noise", "how much two results of the same agent differ (or the equal arms of an experiment), and which instances tell little about a change").action(async (e, { json: t, prdbench: a, labels: o, noise: s, ...c }) => {
if (s === !0) {
let { noiseCommand: s } = await Promise.all([
n.e(4343),
n.e(2453),
n.e(2214),
n.e(9132),
n.e(3984),
n.e(2323),
n.e(1343),
n.e(6081),
n.e(5005),
n.e(8495),
n.e(9583),
n.e(9625),
n.e(3128),
n.e(5723),
n.e(1825)
]).then(n.bind(n, 95039));
return r(await s(e, await withFile(i, c), t === !0, {
prdbench: a,
labels: o
}));
}
let { reportCommand: l } = await Promise.all([
n.e(4343),
n.e(2453),
n.e(2214),
n.e(9132),
n.e(5599),
n.e(2323),
n.e(1343),
n.e(6081),
n.e(5005),
n.e(8495),
n.e(8263),
n.e(9583),
n.e(9625),
n.e(3128),
n.e(7911),
n.e(2421),
n.e(4996),
n.e(3668),
n.e(5723),
n.e(5280),
n.e(334),
n.e(7684),
n.e(89)
]).then(n.bind(n, 98528));
r(await l(e, await withFile(i, c), t === !0, {
prdbench: a,
labels: o
}));
});
let a = resultsPath("Directory for the new results, which must not exist. Default: a new one in `agentbench-rescored/`.");
let o = defaultingTo("that of the run.");
let s = t.command("rescore").summary("score the trials of a run again, without an agent").description("Score the trials of a run again from kept logs, transcripts and usage reports, without an agent: by another judge, by another pass-score, by other prices of models, or by the rules of this version. The results are new ones; the given ones are only read.").argument("[results]", "directory of the run (default: the latest run)");
addOptions(s, e, ({ name: e, commands: t }) => t.includes("run") && (/^(dataset|judge)(-|$)/.test(e) || d.includes(e)), (e) => f.includes(e.name) ? o(e) : a(e));
s.option("--json", "print the new run's record as JSON").action(async (e, { json: t, ...i }) => {
let { DATASET: a } = await Promise.all([
n.e(4343),
n.e(2323),
n.e(6081),
n.e(5005),
n.e(8495),
n.e(8263),
n.e(6228)
]).then(n.bind(n, 58263));
let { rescoreCommand: o } = await Promise.all([
n.e(4343),
n.e(2214),
n.e(5599),
n.e(1143),
n.e(2294),
n.e(5175),
n.e(2323),
n.e(1343),
n.e(6081),
n.e(5005),
n.e(8495),
n.e(8263),
n.e(6324),
n.e(7911),
n.e(7516),
n.e(1596),
n.e(7825),
n.e(722),
n.e(9953)
]).then(n.bind(n, 17719));
r(await o(e, await withFile(s, i, [...l, ...a]), t === !0));
});
t.command("show").summary("show a run, a trial or a log; open the report page").description("Show saved results: all trials of a run, or one trial in detail.").argument("[results]", "directory of one or more runs (default: the latest run)").argument("[instance]", "instances to show in detail: ids, globs, type:…, as in --instances of run; INSTANCE/2 is its second trial, ARM/INSTANCE is of one arm").option("--trial <number>", "only this trial of each instance").option("--changes", "print what the agents left: files, packages, processes, ports").option("--log <name>", "print a log (agent, evaluation, prerunner) or another file of the trial (output/FILE)").option("--steps", "print what the agent did, one line a step").option("--step <numbers>", "print these steps in full: 12, or 3-9").option("--side <number>", "with --steps or --step: this side conversation of the agent").option("--attempt <number>", "with --steps or --step: this earlier attempt of the trial, which was repeated").option("--open", "open the page report.html in a browser, or say where it is").option("--json", "print everything as JSON").action(async (e, t, i) => {
let { showCommand: a } = await Promise.all([
n.e(4343),
n.e(2453),
n.e(2214),
n.e(9132),
n.e(5599),
n.e(2323),
n.e(1343),
n.e(6081),
n.e(5005),
n.e(8495),
n.e(8263),
n.e(9583),
n.e(9625),
n.e(3128),
n.e(7911),
n.e(2421),
n.e(3668),
n.e(5723),
n.e(334),
n.e(6219),
n.e(6103)
]).then(n.bind(n, 80569));
r(await a(e, t, i));
});
}
function addSettingUp({ program: e, root: t, ends: r }) {
e.commandsGroup("Set up:");
e.command("doctor").summary("check this machine for missing requirements").description("Check this machine for missing requirements, with advice for each.").option("--json", "print the findings as JSON").action(async ({ json: e }) => {
let { doctorCommand: t } = await Promise.all([
n.e(4343),
n.e(9132),
n.e(6324),
n.e(9153),
n.e(3412)
]).then(n.bind(n, 5222));
r(await t(e === !0));
});
e.command("agents").summary("list the agents that are known by name, or try one").description("List the agents of the option agent, or show all about one. With --check, run it against a scripted model: whether it starts, runs a command, edits a file, ends, and uses what the meter counts.").argument("[name]", "an agent: NAME or NAME@version").option("--check", "try the agent, without a key of any provider").option("--testbed <kind>", "with --check: docker (the default) or host").option("--image <name>", "with --check on docker: the image (default: debian:bookworm)").option("--json", "print everything as JSON").action(async (e, t) => {
t.check || refuseIdle(t, ["testbed", "image"], "is for --check, which tries the agent; add it, or leave this out");
let { agentsCommand: i } = await Promise.all([
n.e(4343),
n.e(9132),
n.e(5599),
n.e(2323),
n.e(6081),
n.e(5005),
n.e(8495),
n.e(8263),
n.e(6324),
n.e(7911),
n.e(730),
n.e(2275),
n.e(1073),
n.e(844),
n.e(3111),
n.e(1992),
n.e(2925)
]).then(n.bind(n, 56458));
r(await i(e, t));
});
e.command("init").summary("write a workflow, or a task").description("Write a workflow that measures an agent into the current git repository, or a task, and list the remaining steps.").option("--workflow <name>", "name of the workflow, see --list (default: start)").option("--list", "list the workflows, and write none").option("--force", "replace an existing file").option("--task <id>", "write a task with this id instead: row, fixture, prerunner, solution").option("--dataset <directory>", "with --task: the directory of tasks (default: tasks)").option("--json", "print the written files and the remaining steps as JSON").action(async ({ task: e, dataset: i, ...a }) => {
if (e !== void 0) {
refuseIdle(a, [
"workflow",
"list",
"force"
], "--task is given too, which does not use it; leave one of them out");
let { initTask: t } = await Promise.all([
n.e(4343),
n.e(6081),
n.e(7830)
]).then(n.bind(n, 60843));
return r(await t(e, {
dataset: i,
json: a.json
}));
}
refuseIdle({ dataset: i }, ["dataset"], "is for --task; in the workflow it is the input \"dataset\", to be written there");
let { initCommand: o } = await Promise.all([
n.e(4343),
n.e(8815),
n.e(2323),
n.e(6081),
n.e(8495),
n.e(6324),
n.e(7398)
]).then(n.bind(n, 43579));
r(await o(a, t));
});
e.helpCommand("help [command]", "show the help of a command");
}
function refuseIdle(e, t, n) {
let r = t.find((t) => e[t] !== void 0);
if (r !== void 0) throw new o.yo(`${r}: ${n}`);
}
let p = [
"allow-hosts",
"agent-timeout",
"parallel",
"results-path",
"max-duration",
"max-log-size"
];
let m = [
"image",
"image-map",
"workdir",
"agent-timeout",
"evaluation-timeout"
];
function addTasks(e) {
let { program: t, ends: r } = e;
t.commandsGroup("Write tasks:");
let i = t.command("validate").summary("check the files of a dataset").description("Check a dataset, and count its instances by type, image and fixture.");
addOptions(i, e, ({ name: e, group: t }) => e === "mode" || t === "what");
i.option("--json", "print the counts as JSON").action(async ({ json: e, ...t }) => {
let { validateCommand: a } = await Promise.all([
n.e(4343),
n.e(2323),
n.e(6081),
n.e(5005),
n.e(8495),
n.e(8263),
n.e(6324),
n.e(1179)
]).then(n.bind(n, 46875));
r(await a((await withFile(i, t)).texts, e === !0));
});
let a = t.command("check").summary("check that tasks measure").description("Check that tasks measure: an agent that does nothing fails, the reference solution passes, and cheats fail or are noted.");
addOptions(a, e, ({ name: e, group: t, commands: n }) => n.includes("run") && ([
"what",
"testbed",
"evaluation"
].includes(t) || p.includes(e)), resultsPath("Directory for the results of all trials. Default: a new one in `agentbench-check/`."));
a.option("--repeat <number>", "trials with each solution, which must all pass (default: 1)").option("--attack", "try cheats as well: they say the success text, replace tools, edit tests, leave a daemon").option("--solutions <directory>", "directory of solutions (default: solution/ or solutions/ of the dataset)").option("--junit <file>", "write a JUnit report").option("--json", "print the outcomes as JSON").action(async ({ repeat: e, attack: t, solutions: i, junit: o, json: s, ...c }) => {
let { checkCommand: u } = await Promise.all([
n.e(4343),
n.e(2453),
n.e(9132),
n.e(5599),
n.e(2323),
n.e(6081),
n.e(5005),
n.e(8495),
n.e(8263),
n.e(6324),
n.e(7911),
n.e(730),
n.e(5723),
n.e(2275),
n.e(1073),
n.e(844),
n.e(3482),
n.e(3111),
n.e(1618),
n.e(2267)
]).then(n.bind(n, 48194));
let { texts: d } = await withFile(a, c, l);
r(await u(d, {
repeat: e,
attack: t,
solutions: i,
junit: o,
json: s
}));
});
let o = t.command("list").summary("list instances, or show them in detail").description("List the selected instances with type, image and bounds.");
addOptions(o, e, ({ name: e, group: t }) => e === "mode" || t === "what");
o.option("--show <ids>", "show these in detail: prompt, success command, files").option("--json", "print the instances as JSON").action(async ({ json: e, show: t, ...i }) => {
let { listCommand: a } = await Promise.all([
n.e(4343),
n.e(9132),
n.e(2323),
n.e(6081),
n.e(5005),
n.e(8495),
n.e(8263),
n.e(6324),
n.e(9949)
]).then(n.bind(n, 11593));
r(await a((await withFile(o, i)).texts, t, e === !0));
});
let s = t.command("export").summary("write tasks for another program").description("Write the selected instances as tasks of Harbor that pass and fail by the same rule, into a new directory.").argument("<directory>", "a new or empty directory");
addOptions(s, e, ({ name: e, group: t }) => t === "what" || m.includes(e));
s.option("--format <format>", "the format: harbor", "harbor").option("--json", "print the written tasks as JSON").action(async (e, { format: t, json: i, ...a }) => {
let { exportCommand: o } = await Promise.all([
n.e(4343),
n.e(2453),
n.e(9132),
n.e(2323),
n.e(6081),
n.e(5005),
n.e(8495),
n.e(8263),
n.e(6324),
n.e(5723),
n.e(2275),
n.e(9503)
]).then(n.bind(n, 29608));
let { texts: c } = await withFile(s, a);
r(await o(e, c, {
format: t,
json: i === !0
}));
});
t.command("evaluate").summary("run one success command, as SetupBench's evaluation_harness.py").description("Replacement for SetupBench's evaluation_harness.py: run one success command in the agent's testbed, and write the verdict.").argument("<metadata>", "path of the task's metadata JSON file").option("-c, --command <cmd>", "override the metadata's success_command").option("-n, --new-session", "run the command in a new session (it always is)").option("-w, --workdir <dir>", "directory in which to run the success command", "/testbed").option("-o, --output <file>", "destination of the JSON result file", "/testbed/_output_/test_results.json").option("-q, --quiet", "suppress informational output").option("--verbose", "show informational output (the default)").option("--evaluation-timeout <duration>", "time limit of the command", "30m").action(async (e, t) => {
let { evaluateCommand: i } = await Promise.all([n.e(4343), n.e(5450)]).then(n.bind(n, 75450));
r(await i(e, t));
});
}
var h = n(12694);
async function cli(e, t) {
let c = 0;
let l = e.find((e) => !e.startsWith("-")) === void 0 ? [] : (await Promise.all([
n.e(4343),
n.e(6081),
n.e(5005),
n.e(5872)
]).then(n.bind(n, 12522))).FLAGS;
let u = new i.uB("agentbench").description("Measure coding agents: run them on SetupBench, PRDbench or your own tasks, and verify the results.").version(s.x).exitOverride().configureOutput({
writeOut: (e) => (0, h.yy)(e),
writeErr: (e) => (0, h.yy)(e, process.stderr)
}).configureHelp({ showGlobalOptions: !0 }).showHelpAfterError("(agentbench --help lists the commands)");
let d = !1;
for (let e of [process.stdout, process.stderr]) e.on("error", (e) => {
if ((0, o.$N)(e) === "EPIPE") return;
d || (0, h.cc)(`further output is lost: ${e.message}`);
d = !0;
});
let f = {
program: u,
flags: l,
words: e,
root: t,
ends(e) {
c = e;
}
};
for (let e of [
addMeasuring,
addReading,
addTasks,
addFindingOut,
addSettingUp
]) e(f);
for (let e of u.commands) e.showHelpAfterError(`(agentbench ${e.name()} --help lists the options)`);
u.hook("preAction", (e, t) => refuseEmpty(t));
try {
await u.parseAsync(await wordsOf(u, e), { from: "user" });
await (0, r.setImmediate)();
return d && c === 0 ? 3 : c;
} catch (e) {
if (e instanceof i.b7) return e.exitCode === 0 ? 0 : 2;
let t = (0, a.z)(e);
if (t !== null) {
(0, h.cc)(t.message.trimEnd().replaceAll("\n", "\n            "));
return t.exitCode;
}
(0, h.yy)(`agentbench itself failed: ${e instanceof Error ? e.stack : e}\n`, process.stderr);
return 3;
}
}
function refuseEmpty(e) {
if (e.name() === "evaluate") return;
let t = e.registeredArguments;
let n = [...e.options.flatMap((t) => t.helpGroupHeading === void 0 && e.getOptionValue(t.attributeName()) === "" ? t.name() : []), ...e.args.flatMap((e, n) => e === "" ? (t[n] ?? t.at(-1)).name() : [])];
if (n.length > 0) throw new o.yo(`${n[0]}: is empty; give a value, or leave it out`);
}
async function wordsOf(e, t) {
if (t[0] === "evaluate") return ["evaluate", ...await evaluateWords(e, t.slice(1))];
let n = t[0] === "help" ? t[1] : t[0];
return n !== void 0 && !n.startsWith("-") && !e.commands.some((e) => e.name() === n) ? [n] : t;
}
async function evaluateWords(e, t) {
let { argparseWords: r } = await n.e(486).then(n.bind(n, 90486));
return r(t, [...e.commands.find((e) => e.name() === "evaluate").options, {
short: "-h",
long: "--help",
required: !1
}]);
}
}),
12694: ((e, t, n) => {
n.d(t, {
cc: () => complain,
yU: () => isColoured,
yy: () => print,
dq: () => printDocument,
Q2: () => printJson,
tj: () => printLines
});
var r = n(22495);
function plainJson(e) {
return e.replace(/[\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu, (e) => [...Array(e.length).keys()].map((t) => escaped(e.charCodeAt(t))).join("")).replaceAll("##[", "##\\u005b");
}
function escaped(e) {
return `\\u${e.toString(16).padStart(4, "0")}`;
}
function print(e, t = process.stdout, n) {
t.write(isColoured(t) ? (0, r.iN)(e) : (0, r.kc)(e), n);
}
function printLines(e, t) {
print(`${e.join("\n")}\n`, t);
}
function complain(e) {
print(`agentbench: ${e}\n`, process.stderr);
}
function printJson(e) {
printDocument(`${JSON.stringify(e, null, 2)}\n`);
}
function printDocument(e) {
process.stdout.write(plainJson(e));
}
function isColoured(e) {
return e.isTTY === !0 && e.hasColors();
}
})
};
