const e = import.meta.dirname;
export const id = 7825;
export const ids = [7825, 3891];
export const modules = {
67360: ((e, t, n) => {
n.d(t, { Y: () => pathsBelow });
var r = n(73024);
var i = n(76760);
function pathsBelow(e, t = "") {
return (0, r.readdirSync)(i.join(e, t), { withFileTypes: !0 }).flatMap((n) => {
let r = i.join(t, n.name);
return n.isDirectory() ? pathsBelow(e, r) : [r];
});
}
}),
82411: ((e, t, n) => {
n.d(t, {
$B: () => shellPattern,
XJ: () => matchesBeginning,
s$: () => pathPattern
});
function pathPattern(e) {
let t = e.split("/").map((e) => ({
tokens: shellPattern(e),
hidden: /^\\?\./.test(e)
}));
return (e) => {
let n = e.split("/");
return n.length === t.length && t.every(({ tokens: e, hidden: t }, r) => {
let i = n[r];
return (t || !i.startsWith(".")) && matchesBeginning(e, [...i]);
});
};
}
function matchesBeginning(e, t) {
let n = 0;
let r = 0;
let i = null;
for (;;) {
let a = e[r];
if (a === void 0 && (n === t.length || t[n] === "/")) return !0;
if (a === "*") {
i = {
token: r,
at: n
};
r += 1;
} else if (a !== void 0 && n < t.length && a(t[n])) {
r += 1;
n += 1;
} else if (i !== null && i.at < t.length) {
i.at += 1;
n = i.at;
r = i.token + 1;
} else return !1;
}
}
function shellPattern(e) {
let t = [...e];
let n = t.lastIndexOf("]");
let r = new Set();
let i = [];
for (let e = 0; e < t.length; e += 1) {
let a = t[e];
let o = a === "[" && e < n ? setAt(t, e + 1, r) : null;
if (o !== null) {
i.push(o.token);
e = o.end;
} else if (a === "*") i.push("*");
else if (a === "?") i.push(() => !0);
else {
a === "\\" && e + 1 < t.length && (e += 1);
let n = t[e];
i.push((e) => e === n);
}
}
return i;
}
let r = {
alpha: /\p{L}/u,
upper: /\p{Lu}/u,
lower: /\p{Ll}/u,
digit: /[0-9]/,
xdigit: /[0-9A-Fa-f]/,
alnum: /[\p{L}\p{N}]/u,
punct: /[\p{P}\p{S}]/u,
cntrl: /\p{Cc}/u,
blank: /[ \t]/,
space: /\s/,
graph: /[^\s\p{C}]/u,
print: /[^\p{C}]/u
};
function setAt(e, t, n) {
let i = e[t] === "!" || e[t] === "^";
let a = i ? t + 1 : t;
let o = [];
let s = a;
let c = [];
let none = () => {
for (let e of c) n.add(e);
return null;
};
let next = () => {
e[s] === "\\" && (s += 1);
s += 1;
return e[s - 1];
};
for (; e[s] !== "]" || s === a;) {
if (s >= e.length || s !== a && n.has(s)) return none();
s !== a && c.push(s);
let [t, i] = /^\[:([a-z]+):\]/.exec(e.slice(s, s + 12).join("")) ?? [];
if (i !== void 0) {
let n = r[i];
if (n === void 0) return {
token: () => !1,
end: e.length
};
o.push((e) => n.test(e));
s += t.length;
continue;
}
let l = next();
let u = e[s] === "-" && s + 1 < e.length && e[s + 1] !== "]";
u && (s += 1);
let d = u ? next() : l;
if (l === void 0 || d === void 0) return none();
o.push((e) => e >= l && e <= d);
}
return {
token: (e) => o.some((t) => t(e)) !== i,
end: s
};
}
}),
1802: ((e, t, n) => {
n.d(t, {
C: () => insideProject,
x: () => projectFiles
});
var r = n(51455);
var i = n(76760);
var a = n(45145);
var o = n(45503);
async function projectFiles(e) {
let t = await (0, r.realpath)(e);
let n = new Set();
let s = new Set([""]);
let c = new Set();
for (let e of s) for (let a of await (0, r.readdir)(i.join(t, e), { withFileTypes: !0 })) {
let t = i.posix.join(e, a.name);
a.isDirectory() ? s.add(t) : a.isFile() ? n.add(t) : a.isSymbolicLink() && await addLink(t);
}
return {
directory: t,
isFile: (e) => n.has(e),
isThere: (e) => n.has(e) || s.has(e),
isEscape: (e) => c.has(e),
below: (e) => [...n].filter((t) => t.startsWith(e)).sort(),
read: async (e) => {
if (!n.has(e)) throw Error(`${e} is not a file of ${t}`);
try {
return (0, o.XF)(i.join(t, e), 268435456, { follow: !0 });
} catch (n) {
throw new a.yo(`dataset: ${i.join(t, e)} cannot be read: ${(0, a.bD)(n)}`);
}
}
};
async function addLink(e) {
let a = await (0, r.realpath)(i.join(t, e)).catch(() => null);
if (a === null) return;
a.startsWith(t + i.sep) ? (await (0, r.stat)(a)).isFile() && n.add(e) : c.add(e);
}
}
function insideProject(e) {
if (e.includes("\0") || e.trim() === "") return null;
let t = i.posix.normalize(e.trim()).replace(/\/+$/, "");
if (e.trim().startsWith("/") || t === ".." || t.startsWith("../")) return null;
return t;
}
}),
2271: ((e, t, n) => {
n.d(t, {
Kl: () => o,
tf: () => noteUnitTest,
z$: () => noteMissingProgram
});
var r = n(76760);
var i = n(1802);
let a = /\bpytest\.main\s*\(|["'](?:-m )?py\.?test["' ]/;
let o = /\bpy\.?test\b/;
let s = /--junit-?xml\b|\bPYTEST_ADDOPTS=(?![^;&|]{0,200}\$\{?PYTEST_ADDOPTS\b)|\bno:junitxml\b/;
async function noteUnitTest(e, t, n) {
let [r] = s.exec(e) ?? [];
r !== void 0 && n("own_report", `"${e}" sets ${r.replace(/=$/, "")}: leave it out, so that pytest's report decides`);
if (o.test(e)) return;
let i = programOf(e);
if (i === null || !t.isFile(i)) {
n("no_pytest", `"${e}" names no pytest, ${i === null ? "and no script" : `and its script ${i} is not in the dataset`}`);
return;
}
let c = (await t.read(i)).toString("utf8");
a.test(c) ? /\bpytest\.main\s*\(/.test(c) && !passesExitCode(c) && n("swallowed_exit_code", `${i} calls pytest.main() and drops its exit code`) : n("no_pytest", `${i} does not call pytest`);
}
function noteMissingProgram(e, t, n) {
let r = programOf(e);
r?.startsWith("evaluation/") && !t.isFile(r) && n("program_missing", `"${e}" runs ${r}, which is not in the dataset`);
}
let c = /^\s*(?:cd\s+(\S+?)\s*(?:&&|;)\s*)?(?:python[\d.]*\s+(?:-m\s+pytest\s+)?|py\.?test\s+)(?:-\S+\s+)*(\S+?\.py)(?=::|\s|$)/;
function programOf(e) {
let [, t = "", n] = c.exec(e) ?? [];
return n === void 0 ? null : (0, i.C)(r.posix.join(t, n));
}
function passesExitCode(e) {
if (/\b(?:exit|SystemExit)\s*\(\s*(?:int\(\s*)?pytest\.main\s*\(/.test(e)) return !0;
let [, t] = /\b(\w+)\s*=\s*pytest\.main\s*\(/.exec(e) ?? [];
if (t === void 0) return !1;
return e.split(/\b(?:exit|SystemExit)\s*\(/).slice(1).some((e) => /^[^)\n]*/.exec(e)[0].match(/\w+/g)?.includes(t) === !0);
}
}),
75289: ((e, t, n) => {
n.d(t, {
Q: () => keptScreenOf,
G: () => runTestCase
});
var r = n(51455);
var i = n(76760);
var a = n(17197);
var o = n(18686);
var s = n(47931);
var c = n(33836);
var l = n(12580);
var u = n(2271);
var d = n(20332);
var f = n(19424);
let p = 16777216;
let numbered = (e) => `if [ -n "\${BASH_VERSION-}" ]; then mkdir -p ${(0, l.h)(e)}; set -T; trap 'export AGENTBENCH_REPORT=$BASHPID-$((++AGENTBENCH_COUNT)); case $BASH_COMMAND in *" --version"* | *" --help"*) ;; pytest | "pytest "* | py.test | "py.test "* | python*" -m pytest" | python*" -m pytest "*) : >"${e}/$AGENTBENCH_REPORT.begun" ;; esac' DEBUG; fi; `;
function planReports(e, t, { blocked: n, compiledIn: r }) {
let a = i.posix.join(i.posix.dirname(e.promptFile), `junit-${crypto.randomUUID()}`);
let o = runsPytestAgain(t);
let s = i.posix.join(a, o ? "$AGENTBENCH_REPORT.xml" : "report.xml");
let c = [`--junitxml=${s}`, ...n.flatMap((e) => ["-p", `no:${e}`])];
return {
script: o ? numbered(a) + t : t,
environment: {
PYTEST_ADDOPTS: c.map((e) => /^[\w:/.=$-]+$/.test(e) ? e : (0, l.h)(e)).join(" "),
...r === null ? {} : { PYTHONPYCACHEPREFIX: r },
...o ? { AGENTBENCH_REPORT: "0" } : {}
},
file: o ? null : s,
directory: a
};
}
function runsPytestAgain(e) {
let [t = "", ...n] = e.split(u.Kl);
let r = t.search(/\b(?:for|while|until)\b/);
return n.length > 1 || n.length === 1 && r !== -1 && /\bdo\b/.test(t.slice(r));
}
async function worstOutcomes(e, { file: t, directory: n }, r) {
if (t !== null) return {
outcomes: r === null ? null : (0, f.iM)(r.toString()),
silent: !1
};
let { reports: i, begun: a } = await reportsIn(e, n);
let o = [...i].flatMap(([e, t]) => {
let n = (0, f.iM)(t.toString());
return n === null ? [] : [[e, n]];
});
let s = new Set(o.map(([e]) => e));
return {
outcomes: o.reduce((e, [, t]) => e === null || (0, f.uw)(t) < (0, f.uw)(e) ? t : e, null),
silent: a.some((e) => !s.has(e))
};
}
async function reportsIn(e, t) {
let n = new Map();
let r = [];
let i = p;
for await (let a of e.files(t)) {
let [, e, t] = /^(.*)\.(xml|begun)$/s.exec(a.path) ?? [];
t === "begun" && r.push(e);
if (t !== "xml" || a.type !== "file" || n.size === 100) continue;
let o = await (0, d.$)(a, i);
if (o === null) continue;
i -= o.length;
n.set(e, o);
}
return {
reports: n,
begun: r
};
}
async function runTestCase(e, t) {
let { request: n, findings: r, terminals: i } = e;
let { point: a, index: o, number: l, left: u, pytest: d, server: f } = t;
let m = a.testcases[l];
let h = m.unrunnable ?? (u <= 0 ? "evaluation-timeout ran out before it" : null);
if (h !== null || m.command === null) return notRun(m, h ?? "the data names no command");
let g = m.input ?? (a.type === "unit_test" ? null : []);
let _ = a.type === "unit_test" ? planReports(n.testbed, m.command, d) : null;
let v = await i.run({
script: await (0, s._)(_?.script ?? m.command, n.testbed),
environment: _?.environment ?? {},
input: g,
typing: n.limits.typing,
timeout: Math.min(n.limits["testcase-timeout"], u),
...f,
..._?.file ? { file: {
path: _.file,
limit: p
} } : {}
}, n.signal).catch((e) => {
throw e instanceof c.z ? endedIn(m.command, a, e) : e;
});
v.lost === !0 && r.note({
kind: "session_lost",
detail: `${a.metric}: something ended the program that drives the terminal`
});
let y = `${String(o + 1).padStart(3, "0")}-${l + 1}`;
let [b, x] = [n.redactor.text(v.transcript), n.redactor.text(v.screen)];
let S = {
command: m.command,
input_lines: g?.length ?? null,
typed: v.typed,
end: v.end,
reason: null,
exit_code: v.exitCode,
duration_ms: Math.round(v.duration),
output_tail: x.slice(-1024),
transcript: await keep(e, `${y}.txt`, b),
recording: await keep(e, `${y}.cast`, v.recording)
};
x !== b && await keep(e, keptScreenOf(`${y}.txt`), x);
let { outcomes: C, silent: w } = (_ === null ? null : await worstOutcomes(n.testbed, _, v.file)) ?? {
outcomes: null,
silent: !1
};
return {
testcase: m,
result: S,
input: g,
transcript: b,
screen: x,
outcomes: C,
silent: w
};
}
function endedIn(e, { metric: t }, { message: n }) {
let [r, i] = [t, e ?? ""].map((e) => (0, o.v)(e, 200));
return new c.z(`${n}, while this test case of "${r}" ran: ${i}`);
}
function keptScreenOf(e) {
return e.replace(/\.txt$/, "-screen.txt");
}
async function keep({ request: { directory: e, folder: t, redactor: n } }, o, s) {
let c = i.posix.join(t, "points", o);
await (0, r.mkdir)(i.join(e, t, "points"), { recursive: !0 });
await (0, a.Y)(i.join(e, c), s, n);
return c;
}
function notRun(e, t) {
return {
testcase: e,
result: {
command: e.command,
input_lines: e.input?.length ?? null,
typed: 0,
end: "not_run",
reason: t,
exit_code: null,
duration_ms: 0,
output_tail: "",
transcript: null,
recording: null
},
input: e.input,
transcript: "",
screen: "",
outcomes: null,
silent: !1
};
}
}),
87439: ((e, t, n) => {
n.d(t, {
C: () => sameContent,
e: () => asText
});
var r = n(76760);
var i = n(57975);
var a = n(25175);
var o = n(63160);
let s = new TextDecoder("utf-8", { fatal: !0 });
let c = new TextDecoder("gb18030", { fatal: !0 });
function sameContent(e, t, n) {
if (t.equals(n)) return !0;
let a = [t, n].some((e) => asText(e) !== null) ? s : c;
let [o, u] = [asText(t, a), asText(n, a)];
if (o === null || u === null) return !1;
let d = l[r.extname(e).toLowerCase()];
let f = d === void 0 ? void 0 : read(d, o);
if (d === void 0 || f === void 0) return o === u;
return (0, i.isDeepStrictEqual)(f, read(d, u, f));
}
function asText(e, t = s) {
if (e.includes(0)) return null;
try {
return t.decode(e).replace(/\r\n?/g, "\n").replace(/\n$/, "");
} catch {
return null;
}
}
let l = {
".json": (e) => {
let t = (0, o.nh)(e);
return u.test(e) ? JSON.parse(e, exactly) : t;
},
".csv": (e, t) => {
let n = Array.isArray(t) ? { to: t.length + 1 } : {};
return (0, a.qg)(e, {
relax_column_count: !0,
skip_empty_lines: !0,
trim: !0,
...n
});
}
};
let u = /\d{16}|\de|(?:^|[\s[:,])-0(?:\.0+)?(?:[\s\],}]|$)/i;
function exactly(e, t, n) {
if (t === 0) return 0;
if (!Number.isInteger(t) || Number.isSafeInteger(t)) return t;
let r = n?.source ?? "";
return BigInt(/^-?\d+$/.test(r) ? r : t);
}
function read(e, t, n) {
try {
return e(t, n);
} catch {
return;
}
}
}),
3891: ((e, t, n) => {
n.d(t, {
CS: () => listFiles,
DN: () => readDatasetFile,
DZ: () => projectPath,
canListFiles: () => canListFiles,
mo: () => isOfDataset,
wh: () => writtenBetween
});
var r = n(73024);
var i = n(76760);
var a = n(45503);
var o = n(11220);
var s = n(33836);
let c = [
".git",
"__pycache__",
".pytest_cache",
".mypy_cache",
"node_modules",
"site-packages"
];
let l = 5e4;
let u = 16777216;
let d = 6e4;
async function canListFiles(e, t) {
let { exit: n } = await (0, o.j)(e, "find . -maxdepth 0 -printf ''", d, t);
return n.exitCode === 0;
}
async function listFiles(e, t) {
let n = `{ ${`find . -type d '(' ${c.map((e) => `-name ${e}`).join(" -o ")} ')' -prune -o '(' -type f -o -type l ')' -printf '%P\\0%y %s %T@ %C@ %i\\0'`} 2>/dev/null; echo $? >&2; } | head -c ${u}`;
let { stdout: r, stderr: i, exit: a } = await (0, o.j)(e, n, d, t);
let f = r.toString().split("\0");
let p = a.exitCode === 0 ? Number(i.toString()) : a.exitCode;
if (p !== 0 && (a.exitCode === null || f.length < 2)) throw new s.z(`the project's files cannot be listed (exit code ${p})`);
let m = new Map();
let h = r.length >= u;
let g = h ? f.length - 3 : f.length - 1;
m.links = [];
for (let e = 0; e < g && m.size + m.links.length < l; e += 2) {
let [t, n] = [f[e], f[e + 1]];
n.startsWith("l") ? m.links.push(t) : m.set(t, n.slice(2));
}
m.cut = h || g > 2 * l;
return m;
}
function writtenBetween(e, t) {
return [...t].filter(([t, n]) => e.get(t) !== n).map(([e]) => e);
}
function readDatasetFile({ evaluationDirectory: e }, t, n) {
if (e === null) return null;
try {
let o = (0, r.realpathSync)(i.dirname(e));
let s = (0, r.realpathSync)(i.join(o, t));
return s.startsWith(o + i.sep) ? (0, a.XF)(s, n) : null;
} catch {
return null;
}
}
function isOfDataset({ evaluationDirectory: e }, t) {
return e !== null && t.startsWith("evaluation/") && (0, r.existsSync)(i.join(i.dirname(e), t));
}
function projectPath(e, t) {
let n = i.posix.join(e.workdir, t);
return n.startsWith(`${e.workdir.replace(/\/$/, "")}/`) ? n : null;
}
}),
52129: ((e, t, n) => {
n.d(t, {
Hj: () => JudgeLedger,
mE: () => C,
lv: () => keptFilesPath,
pU: () => requestFor
});
var r = n(51455);
var i = n(76760);
var a = n(17197);
var o = n(12580);
var s = n(22495);
let c = "(?:judge|evaluator|grader|assessor|scorer)";
let l = `(?:${c}|reviewer)`;
let u = "(?:ai|llm|automated|automatic|language[ -]model)";
let d = [
/\b(?:ignor(?:e|ing)|disregard|forget|override)\b[^.\n]{0,40}\b(?:previous|prior|above|earlier|system|your|all|these)\b[^.\n]{0,40}\b(?:instruction|prompt|rule|rubric|criteri|guideline)/gi,
/(?:忽略|无视)[^。\n]{0,12}(?:指令|提示词|评分)/g,
RegExp(`\\b${u}[ -]${l}\\b`, "gi"),
RegExp(`\\b(?:dear|attention|note (?:to|for)|message (?:to|for)|hello|hey)[ ,:]{1,3}(?:the )?${l}\\b`, "gi"),
RegExp(`\\b(?:if|as|since) you(?: are|'re) (?:an? )?(?:${u}|${l})\\b`, "gi"),
RegExp(`\\b(?:${c}s?[,:]{1,2} ?(?:please|kindly|you|this)\\b|(?:^|[.!?;"] ?)as (?:an?|the) ${c} ?,)`, "gim"),
/\byou(?: are|'re) (?:now )?(?:grading|judging|scoring|assessing) (?:this|my|our)\b/gi,
/(?:尊敬的|各位|(?<!\p{L})致)[^。，,\n]{0,6}(?:评审|评委|裁判|评估者|评分者|阅卷)|作为[^。，,\n]{0,6}(?:评审|评委|裁判|评估者|评分者|阅卷)(?:[员人者]|专家|老师)?[，,]? ?[你您请]/gu,
RegExp(`\\byou are (?:now )?(?:an? |the )?(?:${u}|${l}|(?:helpful )?assistant)\\b`, "gi"),
/\b(?:give|award|assign|return|output|respond with|answer with)\b[^.\n]{0,60}\b(?:score|grade|rating)\b[^.\n]{0,12}\b(?:2|two|full|max|maximum|highest|perfect)\b/gi,
/\b(?:score|grade|rate|mark) (?:this|it) (?:as |a |with )?(?:2|two|full|max|maximum|perfect)\b/gi,
/\b(?:correct|right|appropriate) (?:score|grade)\b[^.\n]{0,12}\b(?:2|two|full|maximum)\b(?!\.\d)/gi,
/\b(?:test ?point|metric|submission|project)\b[^.\n]{0,30}\b(?:deserves|should (?:receive|get|be (?:given|scored|graded))|must (?:receive|get|be (?:given|scored|graded)))\b[^.\n]{0,30}\b(?:(?:full|max(?:imum)?|highest|perfect|top) (?:score|grade|marks?|credit|points)|(?:score|grade|mark) of (?:2|two)|a (?:2|two))\b/gi,
/(?:请|应|必须|务必|直接)[^。\n]{0,16}(?:给|打|判|评)[出为予定个]?[^。\n（(分]{0,8}(?:满分(?! ?[\d:：为是])|最高分|[2２两二] ?分(?!钟))/g,
/<score>\s{0,4}2\s{0,4}<\/score>/gi,
/\b(?:full marks|full score|maximum score|highest score)\b[^.\n]{0,40}\b(?:test ?point|metric|criterion|project|submission)\b/gi,
/\\?"score\\?"\s{0,4}:\s{0,4}2(?![\d.])/g,
/^[ \t]{0,8}(?:system|assistant|developer):/gm,
/^[ \t]{0,8}(?:system|assistant|developer):[^\n]{0,200}\b(?:instruction|score|judge|evaluat|you (?:are|must|should))/gim,
/<\|?(?:im_start|im_end|system|assistant|start_header_id|end_header_id|eot_id|endoftext)\|?>/gi,
/\[\/?INST\]|<<\/?SYS>>/g,
/^#{1,4} ?(?:system|assistant)(?: (?:message|prompt))?:?[ \t]*$/gim,
/AGENTBENCH-(?:DATA|END)/gi
];
function findAppeals(e) {
let t = readable(datasetTexts(e).join("\n")).toLowerCase();
return [...e.testcases.flatMap(({ transcript: e, screen: t }, n) => [{
where: `the transcript of test case ${n + 1}`,
text: e
}, {
where: `the screen of test case ${n + 1}`,
text: t ?? ""
}]), ...e.files.filter(({ origin: e }) => e === "produced").flatMap(({ path: e, content: t }) => [{
where: "the name of a file",
text: e
}, {
where: `the file ${(0, s.h0)(e, 200)}`,
text: t ?? ""
}])].flatMap(({ where: e, text: n }) => {
let r = findIn(readable(n), t);
return r === null ? [] : [{
where: e,
excerpt: r
}];
});
}
function findIn(e, t) {
let n = null;
let r = new Set();
for (let i of d) for (let a of e.matchAll(i)) {
if (n !== null && a.index >= n) break;
let e = a[0].toLowerCase();
if (r.has(e)) continue;
if (t.includes(e)) {
r.add(e);
continue;
}
n = a.index;
}
if (n === null) return null;
return (0, s.h0)(e.slice(Math.max(0, n - 40), n + 320), 160);
}
function datasetTexts({ requirements: e, point: t, testcases: n, files: r }) {
return [
e,
t.metric,
t.description,
t.expected_output ?? "",
...n.flatMap(({ command: e, input: t }) => [e ?? "", ...t ?? []]),
...r.filter(({ origin: e }) => e === "expected").map(({ content: e }) => e ?? "")
];
}
function readable(e) {
let t = e.replace(/[\u{e0020}-\u{e007e}]+/gu, (e) => ` ${Array.from(e, (e) => String.fromCodePoint(e.codePointAt(0) - 917504)).join("")} `);
return (0, s.pj)(t.replace(/\r\n?/g, "\n")).normalize("NFKC").replaceAll("	", " ");
}
var f = n(41132);
var p = n(89842);
var m = n(11220);
var h = n(67360);
var g = n(82411);
var _ = n(60391);
var v = n(379);
var y = n(20332);
var b = n(87439);
var x = n(3891);
function expectedFiles(e, { expectedFiles: t }) {
let n = [];
let r = new Gallery();
let i = t.flatMap((t) => t.includes("*") ? datasetFilesLike(e, t) : [t]);
for (let t of i.slice(0, f.Q4)) {
let i = (0, x.DN)(e, t, 67108864);
i !== null && n.push(describeFile(t, "expected", i, r));
}
return n;
}
async function producedFiles(e, t) {
let n = [];
let r = new Gallery();
for (let i of t.slice(0, f.Q4)) {
let t = (0, x.DZ)(e, i);
let a = (0, v.Qh)(i) ? v.gA : 262144;
let o = t === null ? null : await (0, y.E)(e, t, a);
if (o?.content != null) {
n.push(describeFile(i, "produced", o.content, r));
continue;
}
let s = {
content: null,
picture: null,
left_out: (0, v.Qh)(i) ? `it is not a file of at most ${v.gA / 1024 / 1024} MiB` : null,
truncated: !0
};
n.push({
path: i,
origin: "produced",
size: o?.size ?? 0,
...s
});
}
return n;
}
function unseenPictures(e) {
let t = e.filter(({ left_out: e }) => e !== null);
let [n] = t;
if (n === void 0) return null;
let r = t.length > 1 ? `, and ${t.length - 1} more` : "";
return `the judge does not get the picture ${(0, s.h0)(n.path, 200)}: ${n.left_out}${r}`;
}
function datasetFilesLike({ evaluationDirectory: e }, t) {
if (e === null) return [];
let n = (0, g.s$)(i.posix.normalize(t));
return (0, h.Y)(e).map((e) => i.posix.join("evaluation", e)).filter((e) => n(e)).sort();
}
class Gallery {
#e = 0;
#t = 0;
take(e, t) {
let n = (0, v.A_)(e, t);
if (typeof n == "string") return n;
if (this.#e >= 5) return "5 others are shown";
if (this.#t + t.length > 8388608) return "others are shown, which are large";
this.#e += 1;
this.#t += t.length;
return n;
}
}
function describeFile(e, t, n, r) {
let i = (0, v.Qh)(e) ? r.take(e, n) : null;
let a = i instanceof v.VI ? i : null;
let o = a === null || a.media_type === "image/svg+xml" ? (0, b.e)(n) : null;
let s = o !== null && a !== null ? (0, _.vL)(o) : o;
let c = a === null ? 16e3 : 8e4;
let l = s === null || s.length <= c ? s : s.slice(0, c).replace(/[\ud800-\udbff]$/, "");
return {
path: e,
origin: t,
size: n.length,
content: l,
picture: a,
left_out: typeof i == "string" ? i : null,
truncated: l !== s
};
}
let S = 263168;
let C = "pictures are not kept with the results";
let w = {
unit_test: "no report of pytest decides, so this point needs a judge",
file_comparison: "no equal file decides, so this point needs a judge",
shell_interaction: "this point needs a judge",
requirement: "this point needs a judge"
};
class JudgeLedger {
#e;
#t;
#n;
#r = 0;
#i = 0;
#a = !1;
#o = p.zx;
constructor(e, t, n) {
this.#e = e;
this.#t = t;
this.#n = n;
}
get present() {
return this.#e.judge !== null;
}
async ask(e, t, n, r) {
let { judge: i, instance: a, testbed: o, signal: s } = this.#e;
if (i === null) return `not judged: ${w[e.type]}, and the run has none`;
let { metric: c } = e;
let l = await producedFiles(o, r);
await this.#s(t, l);
let u = requestFor(a.id, this.#n, e, n, l);
let d = unseenPictures(u.files);
d !== null && this.#t.note({
kind: "picture_unseen",
detail: `${c}: ${d}`
});
for (let { where: e, excerpt: t } of findAppeals(u)) this.#t.note({
kind: "judge_addressed",
detail: `${c}: ${e} addresses the judge: ${t}`
});
try {
let e = await i.judge(u, (e) => this.#c(e), s);
this.#r += 1;
this.#o = (0, p.vk)(this.#o, e.usage);
return e;
} catch (e) {
s.throwIfAborted();
if (!(e instanceof f.Q6)) throw e;
this.#i += 1;
this.#o = (0, p.vk)(this.#o, e.usage);
if (e instanceof f.FJ && !this.#a) {
this.#a = !0;
this.#t.note({
kind: "judge_blind",
detail: "the model of the judge does not take pictures: points with pictures are not judged"
});
}
return `not judged: the judge came to no verdict: ${e.message}`;
}
}
totals() {
let { judge: e } = this.#e;
if (e === null) return null;
return {
identity: e.identity,
verdicts: this.#r,
failures: this.#i,
...p.yJ,
...this.#o
};
}
async #s(e, t) {
let { directory: n, folder: o, redactor: s } = this.#e;
let c = t.map(({ path: e, content: t, picture: n, left_out: r, ...i }) => ({
path: s.text(e),
...i,
content: t === null ? null : s.text(t),
picture: null,
left_out: n === null ? r : C
}));
let l = `${n}/${keptFilesPath(o, e)}`;
await (0, r.mkdir)(i.dirname(l), { recursive: !0 }).then(() => (0, a.Y)(l, JSON.stringify(c), s)).catch(() => {});
}
async #c(e) {
let { testbed: t, signal: n } = this.#e;
let r = e.map(o.h).join(" ");
let { stdout: i, stderr: a, exit: s } = await (0, m.j)(t, r, 6e4, n, S);
let textOf = (e) => e.subarray(0, S).toString();
return {
exitCode: s.exitCode,
timedOut: s.timedOut,
stdout: textOf(i),
stderr: textOf(a)
};
}
}
function keptFilesPath(e, t) {
return i.posix.join(e, "points", `${String(t + 1).padStart(3, "0")}-files.json`);
}
function requestFor(e, t, n, r, i) {
return {
instance_id: e,
mode: t.mode,
requirements: t.requirements,
point: {
metric: n.metric,
description: n.description,
type: n.type,
input_files: n.inputFiles,
expected_output: n.expectedOutput,
expected_output_files: n.expectedFiles
},
testcases: r,
files: [...expectedFiles(t, n), ...i]
};
}
}),
19424: ((e, t, n) => {
n.d(t, {
iM: () => parseJUnit,
uw: () => scoreOf,
vl: () => describeOutcomes
});
var r = n(41143);
var i = n(69439);
let a = "((?:ModuleNotFoundError|ImportError)\\b(?::.{0,300})?)";
let o = RegExp(`^(?:failed on (?:setup|teardown) with ")?${a}`);
let s = RegExp(`^(?:E +)?${a}`);
let c = /^[> ] +except\b.*\b(?:ModuleNotFoundError|ImportError)\b/m;
let l = new Set([
"testsuite",
"testcase",
"failure",
"error",
"skipped"
]);
function parseJUnit(e) {
if (e.includes("<!DOCTYPE")) return null;
let t = new r.A({
ignoreAttributes: !1,
attributeNamePrefix: "",
htmlEntities: !0,
parseTagValue: !1,
parseAttributeValue: !1,
trimValues: !1,
isArray: (e) => l.has(e)
});
let n;
try {
n = t.parse(e, !0);
} catch {
return null;
}
let i = n.testsuites ?? n;
if (typeof i == "string" || !Array.isArray(i.testsuite)) return null;
let a = {
ran: 0,
passed: 0,
skipped: 0,
broken: null,
failure: null
};
for (let e of casesOf(i)) count(e, a);
return a;
}
function scoreOf(e) {
if (e.broken !== null || e.ran === 0) return 0;
return e.passed === e.ran && e.failure === null ? 2 : 1;
}
function describeOutcomes({ ran: e, passed: t, skipped: n, broken: r, failure: i }) {
let a = n > 0 ? `, ${n} skipped` : "";
if (e === 0 && r === null && i === null) return n > 0 ? `no test ran${a}` : "no test was found";
return [`${t} of ${e} tests passed${a}`, r ?? i].filter(Boolean).join("; ");
}
function* casesOf(e) {
for (let t of e.testsuite ?? []) {
if (typeof t != "object") continue;
yield* (t.testcase ?? []).map((e) => typeof e == "object" ? e : {});
yield* casesOf(t);
}
}
function count({ name: e, failure: t = [], error: n = [], skipped: r = [] }, a) {
let s = [...t, ...n].map(textsOf);
let l = s.some(({ message: e }) => e === "internal error");
if (s.length === 0 && r.length > 0) {
a.skipped += 1;
return;
}
l || (a.ran += 1);
e === void 0 ? a.failure ??= "a test ended the session" : s.length === 0 && (a.passed += 1);
for (let { message: e, text: t } of s) {
let n = importErrorIn(t) ?? o.exec(e)?.[1];
let r = e === "collection failure" ? `collection failure: ${(0, i.f)(t).slice(0, 300)}` : null;
let s = c.test(t) ? `${e.split("\n")[0].slice(0, 300)} (its imports are caught where they fail)` : null;
a.broken ??= n ?? r ?? s;
a.failure ??= l ? `internal error: ${(0, i.f)(t).slice(0, 300)}` : e.split("\n")[0].slice(0, 300);
}
}
function importErrorIn(e) {
let t = "";
for (let n of e.split("\n")) {
let e = s.exec(n);
if (e !== null && (n.startsWith("E") ? !/^E( |$)/.test(t) : /^ {2}/.test(t))) return e[1];
t = n;
}
return null;
}
function textsOf(e) {
if (typeof e == "string") return {
message: "",
text: e
};
let [t = "", n = ""] = [e.message, e["#text"]];
return {
message: typeof t == "string" ? t : "",
text: n
};
}
}),
22505: ((e, t, n) => {
n.d(t, {
z: () => PlanRun,
s: () => ranOutOfTime
});
var r = n(76760);
var i = n(20332);
var a = n(87439);
var o = n(3891);
let s = 67108864;
async function equalFile(e, t, { expectedFiles: n }, i) {
if (n.length === 0) return null;
let c = new Set(i.map((e) => r.posix.normalize(e)));
let l = [];
for (let u of n) {
let n = r.posix.normalize(u);
if (c.has(n)) return null;
let d = (0, o.DN)(t, n, s);
if (d === null || ((0, a.e)(d) ?? "binary").trim() === "") return null;
let f = await findEqual(e, n, d, i);
if (f === null) return null;
l.push(`${f} equals ${n}`);
}
return l.join("; ");
}
async function findEqual(e, t, n, c) {
let l = r.posix.extname(t);
let u = Math.min(s, 16 * n.length + 65536);
let d = c.filter((e) => r.posix.extname(e) === l).slice(0, 200);
for (let r of d) {
let s = (0, o.DZ)(e, r);
let c = s === null ? null : await (0, i.E)(e, s, u);
if (c?.content != null && (0, a.C)(t, n, c.content)) return r;
}
return null;
}
var c = n(75289);
async function runTestCases(e, t, n, r, i) {
let a = new AbortController();
let o = [];
try {
for (let [s, { input: l }] of t.testcases.entries()) {
let { promise: u, resolve: d } = Promise.withResolvers();
let f = t.type !== "unit_test" && l === null && s < t.testcases.length - 1 ? {
onListening: d,
until: a.signal
} : null;
let p = (0, c.G)(e, {
point: t,
index: n,
number: s,
left: i(),
pytest: r,
server: f
});
o.push(p);
await Promise.race([p, u]);
}
} finally {
a.abort();
await Promise.allSettled(o);
}
return Promise.all(o);
}
var l = n(2271);
var u = n(19424);
function unitTestScore(e, t) {
let n = e.filter(({ outcomes: e }) => e !== null);
if (n.length === 0) return null;
if (!t) return {
score: 0,
decided_by: "junit",
explanation: "not believed: the programs that run the tests were replaced while the agent worked (see integrity)"
};
let r = n.map(scoreOfRun);
let i = Math.min(...r);
let isSilent = ({ testcase: e, outcomes: t, silent: n }) => n || t === null && l.Kl.test(e.command ?? "");
if (e.some(isSilent) && i > 0) return null;
return {
score: i,
decided_by: "junit",
explanation: n.map(describeRun).join("; ")
};
}
function scoreOfRun({ outcomes: e, result: t }) {
let n = (0, u.uw)(e);
return n === 2 && t.end !== "exit" ? 1 : n;
}
function describeRun({ outcomes: e, result: t }) {
let n = t.end === "exit" ? "" : ` (ended: ${t.end})`;
return (0, u.vl)(e) + n;
}
let d = /^(src\/)?readme(\.\w+)?$/i;
class PlanRun {
#e;
#t;
timedOut = !1;
constructor(e) {
this.#e = e;
this.#t = performance.now() + e.request.limits["evaluation-timeout"];
}
async point(e, t) {
let { terminals: n, request: r, evidence: i } = this.#e;
let a = this.#n(e) ? await this.#r() : null;
let s = await runTestCases(this.#e, e, t, i.pytest, () => {
let e = this.#t - performance.now();
this.timedOut ||= e <= 0;
return e;
});
await n.endLeft(r.signal);
let c = a === null ? [] : (0, o.wh)(a, await this.#r());
let l = await this.#i(e, t, s, c);
await this.#o(e, t, s, l);
return {
metric: e.metric,
type: e.type,
...l,
testcases: s.map(({ result: e }) => e),
notes: e.notes
};
}
#n({ type: e, testcases: t }) {
if (t.length === 0) return !1;
return e === "file_comparison" || e === "shell_interaction" && this.#e.judging.present;
}
async #r() {
let { request: e, evidence: t } = this.#e;
t.files = await (0, o.CS)(e.testbed, e.signal);
return t.files;
}
async #i(e, t, n, r) {
let { request: i, plan: a, judging: o, evidence: s } = this.#e;
if (ranOutOfTime(n.map(({ result: e }) => e))) return {
score: null,
decided_by: "none",
explanation: "not executed: evaluation-timeout ran out before it"
};
if (e.type === "unit_test") {
let e = unitTestScore(n, s.believed);
if (e !== null) return e;
}
if (e.type === "file_comparison") {
let t = await equalFile(i.testbed, a, e, r);
if (t !== null) return {
score: 2,
decided_by: "file",
explanation: t
};
}
let c = n.map(toJudge);
let l = performance.now();
let u = await o.ask(e, t, c, this.#a(e, r));
this.#t += performance.now() - l;
if (typeof u == "string") return {
score: null,
decided_by: "none",
explanation: u
};
return {
score: u.score,
decided_by: "judge",
explanation: u.explanation
};
}
#a({ expectedFiles: e }, t) {
let n = new Set(e.map((e) => r.posix.basename(e).replace(/^expected_/, "")));
let isWanted = (e) => n.has(r.posix.basename(e));
if (t.length > 0) return [...t.filter(isWanted), ...t.filter((e) => !isWanted(e))];
return [...this.#e.evidence.files.keys()].filter((e) => !e.startsWith("evaluation/") && (d.test(e) || isWanted(e)));
}
async #o(e, t, n, i) {
let { request: a, plan: o } = this.#e;
let s = i.score === null ? "not judged" : `${i.score} of 2 (${i.decided_by})`;
let c = [`[${t + 1}/${o.points.length}] ${e.metric}: ${s}`, `  ${i.explanation}`];
for (let { result: e, transcript: t } of n) {
let n = e.reason ?? `${e.end}, exit code ${e.exit_code ?? "–"}, ${e.duration_ms} ms`;
c.push(`  $ ${e.command ?? "(no command)"}  [${n}]`, ...t.split("\n").map((e) => `    ${e}`));
}
await a.logs.write(r.posix.join(a.folder, "evaluation.log"), `${c.join("\n")}\n`);
}
}
function ranOutOfTime(e) {
return e.length > 0 && e.every(({ reason: e }) => e?.startsWith("evaluation-timeout"));
}
function toJudge({ testcase: e, input: t, result: n, transcript: r, screen: i }) {
return {
command: e.command,
input: t,
exit_code: n.exit_code,
end: n.end,
transcript: n.reason ?? r,
screen: i === r ? null : i
};
}
}),
65115: ((e, t, n) => {
n.d(t, {
Li: () => writeReports,
Nh: () => writtenReports,
TT: () => reportNames
});
var r = n(77598);
var i = n(51455);
var a = n(76760);
var o = n(45145);
var s = n(17197);
var c = n(45503);
let l = "reports";
let u = /[\p{Cc}"*/:<>?\\|]/gu;
let d = /^(?=\.|(con|prn|aux|nul|com\d|lpt\d)(\.|$)|$)/i;
function reportNames(e) {
let t = new Set();
return e.map((e) => {
let n = e.toWellFormed().trim().replace(u, "_").replace(d, "_");
let i = cutBytes(n, 150);
let a = (0, r.hash)("sha256", e).slice(0, 8);
let o = i === e ? i : `${cutBytes(n, 141)}-${a}`;
for (let e = 2; t.has(folded(o)); e += 1) o = `${cutBytes(n, 136)}-${a}-${e}`;
t.add(folded(o));
return `${o}.json`;
});
}
async function writeReports(e, t, n, r) {
let o = a.join(e, l);
await (0, i.mkdir)(o, { recursive: !0 });
let c = reportNames(t.map(({ metric: e }) => e));
for (let [e, { score: i, explanation: l }] of n.entries()) {
if (i === null) continue;
let { metric: n, description: u } = t[e];
let d = {
metric: n,
description: u,
score: i,
explanation: l
};
await (0, s.Y)(a.join(o, c[e]), `${JSON.stringify(d, null, 2)}\n`, r);
}
}
async function writtenReports(e) {
let t = a.join(e, l);
let n = (await (0, i.readdir)(t, { withFileTypes: !0 }).catch((e) => {
if ((0, o.$N)(e) === "ENOENT") return [];
throw e;
})).filter((e) => e.isFile()).map(({ name: e }) => e);
let r = new Map();
for (let e of n.sort()) try {
r.set(e, (0, c.XF)(a.join(t, e), 268435456).toString());
} catch (e) {
if (!(e instanceof c.SX || [
"EACCES",
"ELOOP",
"ENOENT"
].includes((0, o.$N)(e) ?? ""))) throw e;
}
return r;
}
function folded(e) {
return e.normalize("NFC").toLowerCase();
}
function cutBytes(e, t) {
let n = "";
for (let r of e) {
if (Buffer.byteLength(n + r) > t) break;
n += r;
}
return n;
}
}),
39425: ((t, n, r) => {
r.d(n, {
CK: () => svgLibrary,
Pz: () => o,
RX: () => a,
g8: () => s,
lr: () => c,
qG: () => pdfLibrary
});
var i = r(76760);
let a = i.join(e, "index.js");
let o = [e];
let pdfLibrary = () => import("./pdfium.js");
let svgLibrary = () => r.e(3026).then(r.bind(r, 43026));
let s = i.join(e, "resvg.wasm");
let c = i.join(e, "font.ttf");
}),
60391: ((e, t, n) => {
n.d(t, {
$_: () => drawingsOf,
vL: () => withoutEmbedded
});
var r = n(31421);
var i = n(39425);
var a = n(379);
let o = 5 * a.gA;
let s = /data:image\/(?:png|jpe?g);base64,[A-Za-z0-9+/=\s]{40,}/gi;
async function drawingsOf(e, t) {
let n = new Map();
let r = 0;
for (let { picture: i } of e) {
if (i === null || !["application/pdf", "image/svg+xml"].includes(i.media_type)) continue;
let e = await drawPages(i.bytes, t);
if (typeof e == "string") n.set(i, e);
else {
let t = e.pages.filter((e) => {
r += e.bytes.length;
return r <= 8388608;
});
let a = t.length === 0 && e.pages.length > 0;
n.set(i, a ? "others are shown, which are large" : {
...e,
pages: t
});
}
}
return n;
}
function withoutEmbedded(e) {
return e.replaceAll(s, "[a picture]");
}
async function drawPages(e, t) {
let n = [
"--permission",
...i.Pz.map((e) => `--allow-fs-read=${e}`),
"--max-old-space-size=256"
];
let a = {
timeout: 6e4,
killSignal: "SIGKILL",
maxBuffer: o
};
let { promise: s, resolve: c } = Promise.withResolvers();
(0, r.execFile)(process.execPath, [
...n,
"--input-type=module",
"--eval",
"import(process.argv[1]).then((bundle) => bundle.draw())",
i.RX
], {
...a,
encoding: "buffer",
env: {},
signal: t
}, (e, t) => {
c(e === null ? pagesIn(t) : e.killed ? "it takes too long to draw" : "it is damaged, locked or too large to be drawn");
}).stdin.on("error", () => {}).end(e);
let l = await s;
t.throwIfAborted();
return l;
}
function pagesIn(e) {
let t = [];
for (let n = 4; n < e.length;) {
let r = n + 4 + e.readUInt32BE(n);
let i = (0, a.A_)("page.png", e.subarray(n + 4, r));
i instanceof a.VI && t.push(i);
n = r;
}
return t.length === 0 ? "it has no page that can be shown" : {
pages: t,
count: e.readUInt32BE(0)
};
}
}),
379: ((e, t, n) => {
n.d(t, {
A_: () => pictureIn,
Qh: () => isNamedPicture,
VI: () => Picture,
gA: () => a
});
var r = n(77598);
var i = n(76760);
let a = 4194304;
let o = 8192;
let s = /\.(?:png|jpe?g|svg|pdf)$/i;
class Picture {
media_type;
width;
height;
sha256;
#e;
constructor(e, t, n) {
this.media_type = t;
[this.width, this.height] = n ?? [null, null];
this.sha256 = (0, r.hash)("sha256", e);
this.#e = e;
}
get bytes() {
return this.#e;
}
redacted(e) {
let t = e.stream();
let n = Buffer.concat([t.push(this.#e), t.end()]);
return n.equals(this.#e) ? this : new Picture(n, this.media_type, this.#t());
}
#t() {
return this.width === null || this.height === null ? null : [this.width, this.height];
}
get url() {
return `data:${this.media_type};base64,${this.#e.toString("base64")}`;
}
}
function isNamedPicture(e) {
return s.test(e);
}
function pictureIn(e, t) {
if (t.length > a) return `it is larger than ${a / 1024 / 1024} MiB`;
let n = typeOf(t);
if (n === null) return `its content is not ${i.extname(e).slice(1).toUpperCase()}, contrary to its name`;
if (n === "image/svg+xml" || n === "application/pdf") return new Picture(t, n, null);
let r = n === "image/png" ? sizeOfPng(t) : sizeOfJpeg(t);
if (r === null) return "it is damaged: it has no size";
let [s, c] = r;
if (s > o || c > o || s * c > 4e7) return `it is too large: ${s} × ${c} pixels`;
return new Picture(t, n, r);
}
function typeOf(e) {
if (e.toString("latin1", 0, 8) === "PNG\r\n\n") return "image/png";
if (e.toString("latin1", 0, 3) === "ÿØÿ") return "image/jpeg";
if (e.toString("latin1", 0, 5) === "%PDF-") return "application/pdf";
let t = e.toString("utf8", 0, 4096);
return /^\ufeff?\s*</.test(t) && /<svg[\s/>]/.test(t) ? "image/svg+xml" : null;
}
function sizeOfPng(e) {
if (e.length < 57 || e.toString("latin1", 12, 16) !== "IHDR") return null;
return positive(e.readUInt32BE(16), e.readUInt32BE(20));
}
function sizeOfJpeg(e) {
for (let t = 2; t + 9 <= e.length && e[t] === 255;) {
let n = e[t + 1];
if (n === 255) t += 1;
else if (n >= 192 && n <= 207 && ![
196,
200,
204
].includes(n)) return positive(e.readUInt16BE(t + 7), e.readUInt16BE(t + 5));
else t += 2 + e.readUInt16BE(t + 2);
}
return null;
}
function positive(e, t) {
return e > 0 && t > 0 ? [e, t] : null;
}
}),
41132: ((e, t, n) => {
n.d(t, {
FJ: () => BlindJudgeError,
Q4: () => r,
Q6: () => JudgeError
});
let r = 30;
class JudgeError extends Error {
name = "JudgeError";
usage;
constructor(e, { usage: t = null, ...n } = {}) {
super(e, n);
this.usage = t;
}
}
class BlindJudgeError extends JudgeError {
name = "BlindJudgeError";
}
}),
89842: ((e, t, n) => {
n.d(t, {
MT: () => amountOf,
Qd: () => knownCostOf,
vk: () => addUsage,
yJ: () => i,
zx: () => a
});
var r = n(71826);
let i = {
input_tokens: null,
output_tokens: null,
cost_usd: null
};
let a = {
...i,
cost_usd: 0
};
function amountOf(e) {
return typeof e == "number" && e >= 0 && Number.isFinite(e) ? e : null;
}
function addUsage(...e) {
let t = {
input_tokens: (0, r.Ij)(e.map((e) => e?.input_tokens)),
output_tokens: (0, r.Ij)(e.map((e) => e?.output_tokens)),
cost_usd: (0, r.ER)(e.map((e) => e?.cost_usd ?? null))
};
let n = t.cost_usd === null ? knownCostOf(e) : null;
n !== null && (t.known_cost_usd = n);
return Object.values(t).every((e) => e === null) ? null : t;
}
function knownCostOf(e) {
let t = (0, r.Ij)(e.map((e) => e?.cost_usd ?? e?.known_cost_usd));
return t === 0 && e.some((e) => e?.cost_usd == null) ? null : t;
}
}),
21363: ((e, t, n) => {
n.d(t, { h: () => figuresOf });
var r = n(71826);
function figuresOf(e) {
let t = e.filter(({ score: e }) => e !== null);
let n = t.some(({ floor: e }) => e != null);
let i = t.map(({ score: e, floor: t }) => ({
score: e,
floor: t ?? 0
}));
let a = sum(i.map(({ score: e, floor: t }) => Math.max(0, e - t)));
let o = sum(i.map(({ floor: e }) => 2 - e));
let s = i.map(({ score: e }) => e);
let c = e.length;
return {
expected: c,
judged: i.length,
score: (0, r._)(s.map((e) => e / 2)),
score_expected: c === 0 ? 0 : sum(s) / c / 2,
coverage: c === 0 ? 0 : s.length / c,
score_without_vacuous: !n || o === 0 ? null : a / o
};
}
function sum(e) {
return e.reduce((e, t) => e + t, 0);
}
})
};
