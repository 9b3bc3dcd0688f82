export const id = 1401;
export const ids = [1401];
export const modules = {
30742: ((e, t, n) => {
n.d(t, {
B: () => sha256Of,
V: () => shortDigest
});
var r = n(77598);
function sha256Of(e) {
return `sha256:${(0, r.hash)("sha256", e)}`;
}
function shortDigest(e) {
return e.slice(0, 19);
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
41287: ((e, t, n) => {
n.d(t, {
CN: () => pathList,
H2: () => noteWrittenFiles,
QH: () => isWritten,
QR: () => targetsOf,
sk: () => noteRemovedFiles
});
var r = n(1802);
function pathList(e, t, n, i) {
let a = [];
for (let o of texts(e, t, n, i)) {
let e = (0, r.C)(o);
if (e === null || n.isEscape(e)) {
i("unsafe_path", `${t}: ${o} leads out of the project and is left out`);
continue;
}
a.push(e);
e.includes("*") ? i("glob", `${t}: ${e}`) : n.isThere(e) || i(t === "input_files" ? "input_file_missing" : "expected_file_missing", `${t}: ${e} is not in the dataset`);
}
return [...new Set(a)];
}
function texts(e, t, n, r) {
if (e == null) return [];
if (typeof e == "string") {
if (e.trim() === "") return [];
r("string_for_list", `${t} is a string: ${e}`);
return split(e, t, n, r);
}
if (!Array.isArray(e)) {
r("unexpected_value", `${t} is neither a list nor a string, and is left out`);
return [];
}
return e.flatMap((e) => {
if (typeof e == "string" && e.trim() !== "") return split(e, t, n, r);
r("unexpected_value", `${t} has an entry that is not a path`);
return [];
});
}
function split(e, t, n, i) {
let a = (0, r.C)(e);
if (!e.includes(",") || a !== null && n.isThere(a)) return [e];
i("comma_joined", `${t}: ${e} is taken as several paths`);
return e.split(",").filter((e) => e.trim() !== "");
}
function noteWrittenFiles(e, t, n, r) {
let i = targetsOf(e);
for (let e of t) isWritten(e, i) && r("writes_expected_file", `a command of the point writes ${e} itself`);
for (let e of i) n.isFile(e) && !t.includes(e) && r("output_in_dataset", `${e} is in the dataset, and a command of the point writes it`);
}
function targetsOf(e) {
return e.flatMap((e) => [...e.matchAll(/(?:\s-o\s*|\s-(?=[\w-]*out)[\w-]+[= ]\s*|>\s*)(["']?)([^\s"';|&>]+)\1/g)].flatMap(([, , e]) => (0, r.C)(e) ?? []));
}
function isWritten(e, t) {
return t.some((t) => t === e || e.startsWith(`${t}/`));
}
function noteRemovedFiles(e, t) {
let n = e.slice(1).at(-1)?.trim() ?? "";
/^rm\s/.test(n) && t("removes_output", `"${n}" runs before the files are compared`);
}
}),
81401: ((e, t, n) => {
n.r(t);
n.d(t, { loadPrdBench: () => loadPrdBench });
var r = n(4573);
var i = n(51455);
var a = n(76760);
var o = n(30742);
var s = n(43830);
var c = n(68995);
var l = n(71744);
var u = n(57236);
var d = n(45145);
var f = n(45503);
var p = n(1802);
var m = n(63160);
function parseJson(e, t) {
let n = (0, f.$C)(e);
if (n !== null) return { fault: `${t}:${n}: is not UTF-8; save the file as UTF-8` };
let r = new TextDecoder().decode(e);
try {
return {
data: (0, m.nh)(r),
fault: null
};
} catch (e) {
if (e instanceof f.SX) return { fault: `${t}: ${e.message}` };
let n = r.slice(0, faultOffset(r, (0, d.bD)(e)));
return { fault: `${t}:${n.split("\n").length}:${n.length - n.lastIndexOf("\n")}: not valid JSON: ${(0, d.bD)(e)}` };
}
}
function faultOffset(e, t) {
let [, n] = /at position (\d+)/.exec(t) ?? [];
if (n !== void 0) return Number(n);
let r = 0;
let i = e.length;
if (!badToken(e)) return e.length;
for (; i - r > 1;) {
let t = Math.floor((r + i) / 2);
badToken(e.slice(0, t)) ? i = t : r = t;
}
return r;
}
function badToken(e) {
try {
JSON.parse(e);
return !1;
} catch (e) {
return (0, d.bD)(e).startsWith("Unexpected token");
}
}
var h = n(94343);
n(23137);
let g = h.FsL(h.lqM(h.L5J()), h.YjP("is missing or not a string").check(h.YPB((e) => e.trim() !== "", "is empty")));
let _ = h.lqM(h.L5J());
let v = h._H3({
metric: g,
description: _,
type: _,
testcases: _,
input_files: _,
expected_output: _,
expected_output_files: _
});
let y = Object.keys(v.shape);
let b = ["test_command", "test_input"];
let x = h.FsL(h.pdi((e) => isObject(e) && e.metric === void 0 && e.得分点 !== void 0 ? inEnglish(e) : e), h.Ikc({
metric: g,
description: _,
expected_output: _,
chinese: h.MfU(h.mee(h.g1P(h.YjP(), h.L5J())), null)
}));
function isObject(e) {
return typeof e == "object" && !!e;
}
function inEnglish(e) {
let t = {
Verification: e.验证方法,
Scoring: e.得分规范,
Weight: e.赋分权重
};
return {
...e,
metric: e.得分点,
chinese: t
};
}
let S = h.g1P(h.YjP(), h.YOg(h.YjP()));
async function readAuxiliary(e) {
if (e === null) return {
listed: new Map(),
notes: []
};
let t;
try {
t = (0, f.XF)(e, 67108864);
} catch (e) {
return {
listed: new Map(),
notes: [`aux_data.json cannot be read: ${(0, d.bD)(e)}`]
};
}
let n = parseJson(t, "aux_data.json");
if (n.fault !== null) return {
listed: new Map(),
notes: [n.fault]
};
let r = S.safeParse(n.data);
if (r.success) return {
listed: new Map(Object.entries(r.data)),
notes: []
};
let [i] = r.error.issues[0].path;
let a = i === void 0 ? "" : ` (see the key ${JSON.stringify(i)})`;
return {
listed: new Map(),
notes: [`aux_data.json is not an object of lists of paths${a}: the extra files cannot be checked`]
};
}
function auxiliaryNotes(e, t, n) {
return t.flatMap((t) => {
let r = (0, p.C)(t);
if (r === null || n.isEscape(r)) return [`${e}: aux_data.json lists ${t}, which leads out of the project`];
return n.isThere(r) ? [] : [`${e}: aux_data.json lists ${t}, which is not there`];
});
}
var C = n(73024);
var w = n(47198);
let T = [".", "prdbench"];
let E = ["PRDbench", "data"];
let D = [
"aux_data.json",
"Evaluation/aux_data.json",
"Generation/aux_data.json"
];
async function findLayout(e) {
if (!(0, C.existsSync)(e)) throw new d.yo(`dataset: the directory ${e} does not exist`);
for (let t of T) for (let n of E) {
let r = a.resolve(e, t, n);
let { numbers: i, notes: o } = await projectsIn(r);
if (i.length === 0) continue;
if ((0, w.q)(e, r)) throw new d.yo(`dataset: ${r} ${w.l}`);
let own = (t) => isFile(t) && !(0, w.q)(e, t);
let s = D.map((n) => a.resolve(e, t, n)).find(own) ?? null;
let c = s === null ? ["aux_data.json is missing: the extra files it lists cannot be checked"] : [];
return {
projects: r,
numbers: i,
auxiliary: s,
notes: [...o, ...c]
};
}
let t = E.map((e) => `${e}/<number>`).join(" nor ");
throw new d.yo(`dataset: the directory ${e} has no projects of PRDbench: neither ${t} exists`);
}
async function projectsIn(e) {
if (!(0, C.existsSync)(e) || !(0, C.lstatSync)(e).isDirectory()) return {
numbers: [],
notes: []
};
let t = [];
let n = [];
for (let r of await (0, i.readdir)(e, { withFileTypes: !0 })) {
let leftOut = (t) => n.push(`${a.basename(e)}/${r.name} ${t}, and is left out`);
/^[1-9]\d{0,8}$/.test(r.name) ? r.isDirectory() ? t.push(Number(r.name)) : r.isSymbolicLink() && leftOut("is a link") : r.isDirectory() && (0, C.existsSync)(a.join(e, r.name, "evaluation")) && leftOut("has no name of a project, which is a number without leading zeros");
}
return {
numbers: t.sort((e, t) => e - t),
notes: n.sort()
};
}
function isFile(e) {
return (0, C.existsSync)(e) && (0, C.lstatSync)(e).isFile();
}
var O = n(63144);
var k = n(3350);
let A = /^\s*(?:cd\s+\S+\s*(?:&&|;)\s*)?(?:timeout\s+\S+\s+)?(?:python[\d.]*|node|bash|sh|java|\.\/\S+)\s/;
let j = /^\s*(?:cd\s+\S+\s*(?:&&|;)\s*)?python[\d.]*\s+(\S+)\.py(?=\s|$)/i;
let M = /^(?:app|server|web)$/i;
let N = /Compare-Object\s+\(Get-Content\s+([^\s()|]+)\)\s+\(Get-Content\s+([^\s()|]+)\)/gi;
let P = /Get-Content\s+([^\s()|]+)(?=\s*(?:\||$))/gi;
function normaliseCommand(e, t) {
let n = e;
let r = n.replace(N, "diff --strip-trailing-cr $1 $2").replace(P, "cat $1");
if (r !== n) {
t("powershell", `"${n}" is run as "${r}"`);
n = r;
}
let [, i = ""] = /^\s*pkill\s+-f\s+(?![\s"'-])([^"'|;&]*)$/.exec(n) ?? [];
if (/\S\s+\S/.test(i)) {
let e = `pkill -f '[${i[0]}]${i.slice(1).trim()}'`;
t("unquoted_pattern", `"${n}" is run as "${e}"`);
n = e;
}
/\|\|\s*(?:echo|printf|true|:)(?=\s|$)/.test(withoutQuoted(n)) && t("masked_exit_code", `|| hides the exit code of "${n}"`);
return n;
}
function splitTyped(e) {
let [t, ...n] = e.split("\n");
let r = n.join("\n");
if (r.trim() === "" || t === void 0) return null;
if (!A.test(t) || t.includes("<<") || /[\\|]\s*$|&&\s*$/.test(t)) return null;
if (unbalanced(t) || n.some((e) => A.test(e))) return null;
return {
command: t,
typed: r
};
}
function feedsItself(e) {
let t = withoutQuoted(e);
return /<\s*\S/.test(t) || /(?:^|&&|\|\||;)\s*(?:echo|printf|cat|yes)\b[^|;&]*\|(?!\|)/.test(t);
}
function startsServer(e) {
let t = j.exec(e)?.[1]?.split("/").at(-1) ?? "";
return /^[\w-]+$/.test(t) && t.split(/[_-]/).some((e) => M.test(e)) && !/&\s*$/.test(e) && !feedsItself(e);
}
function noteEarlyClient(e, t) {
let n = e.findIndex(startsServer);
let r = new Set(e.slice(n + 1).flatMap((e) => j.exec(e)?.[1] ?? []));
let i = e.slice(0, Math.max(n, 0)).find((e) => r.has(j.exec(e)?.[1] ?? ""));
i !== void 0 && t("client_before_server", `"${i}" runs before "${e[n]}"`);
}
function folderAfter(e, t) {
let [, n] = /^\s*cd\s+([\w.][\w./-]*)\s*$/.exec(e) ?? [];
let r = n === void 0 ? null : (0, p.C)(a.posix.join(t, n));
return r === null || r.length > 4096 ? t : r;
}
function inFolder(e, t) {
return t === "." ? e : `cd ${t} && ${e}`;
}
function withoutQuoted(e) {
return e.replace(/\\.|"(?:\\.|[^"\\])*"|'[^']*'/g, (e) => e.startsWith("\\") ? "__" : "\"\"");
}
function unbalanced(e) {
return /["']/.test(withoutQuoted(e).replaceAll("\"\"", ""));
}
function noteList() {
let e = [];
let t = new Set();
let note = (n, r) => {
t.has(`${n} ${r}`) || e.push({
kind: n,
detail: r
});
t.add(`${n} ${r}`);
};
return {
notes: e,
note
};
}
var F = n(41287);
let I = {
input: null,
inputFile: null,
unrunnable: null
};
async function typedInput(e, t, n, r) {
if (e == null) return I;
if (typeof e != "string") {
r("unexpected_value", "test_input is not a string and is left out");
return I;
}
if (e === "") {
r("empty_input", "test_input is the empty string");
return I;
}
if (e === "" || /^\s*(?:\^C|(?:ctrl|control)\s*[+-]\s*c)\s*$/i.test(e)) {
r("interrupt_input", `test_input is ${JSON.stringify(e)}: the program gets Ctrl-C when it waits`);
return {
...I,
input: []
};
}
if (t !== null && feedsItself(t)) {
r("input_in_command", `the command feeds its own standard input, so ${JSON.stringify(e)} is not typed`);
return I;
}
return await fromFile(e, n, r) ?? {
...I,
input: inlineLines(e, r)
};
}
function linesOf(e) {
return e === "" ? [] : e.replace(/\n$/, "").split("\n");
}
function plainLineEnds(e, t, n) {
if (!e.includes("\r\n")) return e;
n("crlf", `${t} has Windows line ends`);
return e.replaceAll("\r\n", "\n");
}
function inlineLines(e, t) {
t("inline_input", `test_input is the text itself: ${JSON.stringify(e)}`);
let n = plainLineEnds(e, "test_input", t);
if (n.includes("\n") || !n.includes("\\n")) return linesOf(n);
t("literal_newline", "test_input has \\n as two characters, taken as line ends");
return linesOf(n.replaceAll("\\n", "\n"));
}
async function fromFile(e, t, n) {
let r = (0, p.C)(e);
if (r !== null && t.isFile(r)) return readLines(r, t, n);
if (!looksLikePath(e)) return null;
if (r === null || t.isEscape(r)) {
n("unsafe_path", `test_input: ${e} leads out of the project`);
return {
...I,
unrunnable: `its input file ${e} is outside of the project`
};
}
let i = nearest(r, t, n);
if (i !== null) return readLines(i, t, n);
n("input_file_missing", `test_input: ${r} is not in the dataset`);
return {
...I,
unrunnable: `its input file ${r} is not in the dataset`
};
}
function looksLikePath(e) {
if (e.includes("\n")) return !1;
return e.startsWith("evaluation/") || /\.(?:in|txt)$/.test(e) && (e.includes("/") || !/\s/.test(e));
}
function nearest(e, t, n) {
let r = t.below("evaluation/");
let last = (e) => e.slice(e.lastIndexOf("/") + 1);
let i = r.filter((t) => t === `evaluation/${e}`);
let a = i.length > 0 ? i : r.filter((t) => last(t) === last(e));
if (a.length === 1) {
n("input_path", `test_input: ${e} was found at ${a[0]}`);
return a[0];
}
let letters = (e) => e.replace(/[^\p{Letter}\p{Number}/]/gu, "").toLowerCase();
let o = a.length > 1 ? [] : r.filter((t) => letters(t) === letters(e));
if (o.length !== 1) return null;
n("similar_name", `test_input: ${e} does not exist; ${o[0]} is used`);
return o[0];
}
async function readLines(e, t, n) {
let i = await t.read(e);
let a = new TextDecoder().decode(i);
(0, r.isUtf8)(i) || n("invalid_utf8", `${e} is not UTF-8`);
let o = linesOf(plainLineEnds(a, e, n));
o.length === 0 && n("empty_input_file", `${e} is empty`);
return {
...I,
input: o,
inputFile: e
};
}
var L = n(2271);
let R = [
"shell_interaction",
"unit_test",
"file_comparison"
];
async function normalisePlan(e, t) {
let n = [];
for (let r of e) n.push(await normalisePoint(r, t));
return noteDuplicates(n);
}
function normaliseRequirements(e) {
return noteDuplicates(e.map(normaliseRequirement));
}
async function normalisePoint(e, t) {
let { notes: n, note: r } = noteList();
let i = nameOf(e.metric, r);
noteMisspelt(e, y, r);
let a = typeOf(e.type, r);
let o = await normaliseCases(e.testcases, t, r);
let s = o.flatMap(({ command: e }) => e ?? []);
for (let e of s) (0, L.z$)(e, t, r);
noteEarlyClient(s, r);
if (a === "unit_test") for (let e of s) await (0, L.tf)(e, t, r);
let c = (0, F.CN)(e.expected_output_files, "expected_output_files", t, r);
(0, F.H2)(s, c, t, r);
a === "file_comparison" && (0, F.sk)(s, r);
return {
metric: i,
description: textOf(e.description, "description", r) ?? "",
type: a,
testcases: o,
inputFiles: (0, F.CN)(e.input_files, "input_files", t, r),
expectedOutput: textOf(e.expected_output, "expected_output", r),
expectedFiles: c,
notes: n
};
}
function normaliseRequirement(e) {
let { notes: t, note: n } = noteList();
let { chinese: r } = e;
return {
metric: nameOf(e.metric, n),
description: r === null ? textOf(e.description, "description", n) ?? "" : normalise_inEnglish(r, n),
type: "requirement",
testcases: [],
inputFiles: [],
expectedOutput: textOf(e.expected_output, "expected_output", n),
expectedFiles: [],
notes: t
};
}
function normalise_inEnglish(e, t) {
t("other_keys", `its keys are Chinese: taken as metric, ${Object.keys(e).join(", ").toLowerCase()}`);
return Object.entries(e).map(([e, n]) => ({
name: e,
text: typeof n == "number" ? String(n) : textOf(n, e, t)
})).filter(({ text: e }) => e !== null).map(({ name: e, text: t }) => `${e}: ${t}`).join("\n\n");
}
async function normaliseCases(e, t, n) {
if (!Array.isArray(e) || e.length === 0) {
n("no_testcases", `testcases is ${e === void 0 ? "missing" : Array.isArray(e) ? "empty" : "not a list"}`);
return [];
}
let r = [];
let i = ".";
for (let [a, o] of e.entries()) {
let ofCase = (t, r) => n(t, e.length > 1 ? `test case ${a + 1}: ${r}` : r);
let s = await normaliseCase(o, t, ofCase);
let c = s.command === null ? null : inFolder(s.command, i);
r.push({
...s,
command: c
});
if (a === e.length - 1 || c === null || s.input !== null) continue;
startsServer(c) && ofCase("foreground_server", `"${c}" is a server in the foreground, and test cases follow`);
let l = folderAfter(s.command, i);
if (l === i) continue;
i = l;
ofCase("cd_alone", `later test cases of the point run in ${i === "." ? "the project" : i}`);
}
return r;
}
async function normaliseCase(e, t, n) {
let r = (0, O.Xy)(e) ?? {};
noteMisspelt(r, b, n);
let i = textOf(r.test_command, "test_command", n) ?? "";
if (i.trim() === "") {
n("null_command", "the test case names no command");
return {
command: null,
input: null,
inputFile: null,
unrunnable: "the data names no command"
};
}
let a = (r.test_input ?? null) === null ? splitTyped(i) : null;
let o = normaliseCommand(a?.command ?? i, n);
if (a !== null) {
n("typed_in_command", `"${a.command}" is the command; the lines below it are typed`);
return {
command: o,
input: linesOf(a.typed),
inputFile: null,
unrunnable: null
};
}
return {
command: o,
...await typedInput(r.test_input, o, t, n)
};
}
function noteMisspelt(e, t, n) {
let r = t.filter((t) => !(t in e));
for (let i of Object.keys(e)) {
let e = t.includes(i) ? null : (0, k.cR)(i, r);
e !== null && n("misspelt_key", `the key ${JSON.stringify(i)} is not read; did you mean ${e}?`);
}
}
function nameOf(e, t) {
let n = plainLineEnds(e, "metric", t);
let r = [
...n.includes("/") ? ["\"/\""] : [],
...n.includes(":") ? ["\":\""] : [],
.../\p{Cc}/u.test(n) ? ["a control character"] : [],
...Buffer.byteLength(n) > 120 ? [`${Buffer.byteLength(n)} bytes`] : []
];
r.length > 0 && t("unsafe_name", `the name has ${r.join(" and ")}`);
return n;
}
function typeOf(e, t) {
if (R.includes(e)) return e;
t("unknown_type", `type is ${JSON.stringify(e) ?? "missing"}, taken as shell_interaction`);
return "shell_interaction";
}
function textOf(e, t, n) {
if (e == null) return null;
if (typeof e == "string") return plainLineEnds(e, t, n);
n("unexpected_value", `${t} is not a string`);
return JSON.stringify(e);
}
function noteDuplicates(e) {
let t = new Map();
for (let [n, { metric: r, notes: i }] of e.entries()) {
let e = t.get(r);
e === void 0 ? t.set(r, n) : i.push({
kind: "duplicate_metric",
detail: `the name is already used at #${e + 1}`
});
}
return e;
}
let z = "Nobody can answer questions: where the document leaves something open, decide for yourself and go on. You work in the\ncurrent directory, the project directory. Use Python unless the document asks for something else, and install what your\ncode needs, since it is run right here. Work until the project is complete, and try it yourself before you stop.";
let B = `Build the software project that src/PRD.md describes.

1. Read src/PRD.md, the requirements document, in full. Other files that are already below src/ or data/ belong to the
   project: use them where they are.
2. Read evaluation/detailed_test_plan.json. It lists the test points your project is measured by. Each names commands
   ("test_command"), what is typed at their prompts ("test_input": mostly a file with one answer a line), the expected
   output and the files it is compared with.
3. Write the whole project, with all of its code below src/. File names, modules, command lines, menus and the order of
   prompts must fit the plan: each command is run by bash from the project directory exactly as it stands there, the
   input is typed line by line into a terminal when the program waits, and the unit tests in evaluation/ import from
   src/ as they are written.
4. Every test point is to pass. Do not change anything in evaluation/: it is put back as it was before the evaluation.

${z}
`;
let V = `Build the software project that src/PRD.md describes.

1. Read src/PRD.md, the requirements document, in full. It is all there is.
2. Design and write the whole project, with all of its code below src/. How it is organised and operated is yours to
   decide, but everything it can do must be usable from the command line, without a browser or another graphical display.
3. Write README.md in the project directory. Whoever checks the requirements knows the project from it alone: how to
   start it, every command, option and menu with an example, and where results are written.
4. Every requirement of the document is to be met.

${z}
`;
let H = `The project in this directory was built from src/PRD.md, and has been evaluated. Make it better.

1. Read the files reports/*.json. They list the test points of evaluation/detailed_test_plan.json with "metric",
   "description", "score" and "explanation". A score of 2 is full, 1 is partly met, 0 is not met; without a score,
   a test point could not be judged.
2. For every test point that lost points, find the cause in the code below src/ with the help of the plan's commands and
   inputs, and mend it. Run the commands yourself, from the project directory, to see that they now do what is expected.
3. Do not break what has passed. Do not change anything in evaluation/ or reports/: both are put back or emptied before
   the next evaluation, which runs every test point again.

${z}
`;
function promptsOf(e) {
if (e === "free") return {
prompt: V,
debugPrompt: null
};
return {
prompt: B,
debugPrompt: e === "debug" ? H : null
};
}
let U = "src/PRD.md";
let W = "evaluation/detailed_test_plan.json";
let G = "evaluation/metric.json";
let K = "evaluation/metric_en.json";
async function loadPrdBench(e, t) {
let n = await findLayout(e);
let r = await readAuxiliary(n.auxiliary);
let i = [...n.notes, ...r.notes];
let o = [];
let s = [];
let l = await (0, u.SK)(a.dirname(n.projects));
for (let e of n.numbers) {
let c = await (0, p.x)(a.join(n.projects, String(e)));
let u = `prdbench-${e}`;
let d = await readPlan(c, t.mode, {
fault: (t) => o.push(`${a.basename(n.projects)}/${e}/${t}`),
note: (e) => i.push(`${u}: ${e}`)
});
i.push(...auxiliaryNotes(u, r.listed.get(String(e)) ?? [], c));
d !== null && s.push(await toInstance(u, c, d, l.get(u) ?? null));
}
(0, c.G)(e, o);
return {
name: t.name ?? a.basename(a.resolve(e)),
directory: a.dirname(n.projects),
ref: t.ref,
digest: await digestOfProjects(n),
testbed: null,
instances: s,
notes: i
};
}
async function toInstance(e, t, n, r) {
return {
id: e,
taskType: "development",
...promptsOf(n.mode),
image: null,
imageTag: null,
repository: null,
fixtures: await fixturesOf(t.directory, n.mode),
prerunner: null,
solution: r,
row: null,
humanActions: null,
evaluation: n
};
}
async function fixturesOf(e, t) {
if (t === "free") return [{
source: a.join(e, U),
target: U
}];
return (await entriesOf(e)).map((t) => ({
source: a.join(e, t),
target: t
}));
}
async function entriesOf(e) {
return (await (0, i.readdir)(e, { withFileTypes: !0 })).filter((e) => (e.isDirectory() || e.isFile()) && e.name !== "reports").map(({ name: e }) => e).sort();
}
async function readPlan(e, t, { fault: n, note: i }) {
let o = e.isFile(U) ? await e.read(U) : null;
o === null ? n(`${U}: is missing`) : (0, r.isUtf8)(o) || i(`${U} is not UTF-8: a judge gets U+FFFD for what cannot be read`);
let s = await readList(e, W, v, n);
let c = await readEnglish(e, i);
let l = await readList(e, G, x, t === "free" && c === null ? n : i);
s !== null && l !== null && s.length !== l.length && i(`metric.json has ${l.length} entries, the test plan ${s.length}`);
if (o === null || s === null || t === "free" && (c ?? l) === null) return null;
return {
kind: "test_plan",
mode: t,
file: t === "free" ? c === null ? G : K : W,
points: t === "free" ? normaliseRequirements(c ?? l ?? []) : await normalisePlan(s, e),
evaluationDirectory: t === "free" ? null : a.join(e.directory, "evaluation"),
requirements: new TextDecoder().decode(o)
};
}
async function readEnglish(e, t) {
if (!e.isFile(K)) return null;
let n = await readList(e, K, x, t);
if (n === null) return null;
if (n.filter(({ metric: e }) => /\p{Script=Han}/u.test(e)).length * 2 <= n.length) return n;
t(`${K} is not in English, and is not used`);
return null;
}
async function readList(e, t, n, r) {
if (!e.isFile(t)) return none(`${t}: is missing`);
let i = parseJson(await e.read(t), t);
if (i.fault !== null) return none(i.fault);
if (!Array.isArray(i.data)) return none(`${t}: is not a JSON array`);
if (i.data.length === 0) return none(`${t}: holds no entry`);
let a = i.data.map((e) => n.safeParse(e));
for (let [e, { error: n }] of a.entries()) {
for (let i of n?.issues ?? []) r(`${t}: entry ${e + 1}: ${[...i.path, i.message].join(": ")}`);
let a = faultWithin(i.data[e]);
if (a !== null) return none(`${t}: entry ${e + 1}: ${a.join(": ")}`);
}
return a.every(({ success: e }) => e) ? a.map(({ data: e }) => e) : null;
function none(e) {
r(e);
return null;
}
}
function faultWithin(e, t = 0) {
if (typeof e == "string") return e.includes("\0") ? [l.Ps] : null;
if (typeof e != "object" || !e) return null;
if (t === 20) return ["is nested more than 20 levels deep"];
for (let [n, r] of Object.entries(e)) {
let e = faultWithin(r, t + 1);
if (e !== null) return [n, ...e];
}
return null;
}
async function digestOfProjects({ projects: e, numbers: t, auxiliary: n }) {
let r = [];
for (let n of t) for (let t of await entriesOf(a.join(e, String(n)))) r.push(`${n}/${t}`);
let i = [await (0, s.ol)(e, r), n === null ? "" : await (0, s.ol)(a.dirname(n), [a.basename(n)])];
return (0, o.B)(i.join("\n"));
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
})
};
