export const id = 1618;
export const ids = [1618];
export const modules = { 31618: ((e, t, n) => {
n.d(t, { lint: () => lint });
var r = n(73024);
var i = n(76760);
var a = n(70370);
var o = n(3350);
var s = n(71744);
var c = n(67738);
var l = n(73995);
var u = n(45503);
function readSmall(e) {
try {
return (0, u.XF)(e, 1048576).toString();
} catch {
return null;
}
}
var d = n(31421);
var f = n(45145);
var p = n(59956);
let m = "begins with a byte order mark (BOM), which its interpreter takes as part of the first word; save it without";
async function syntaxError(e, t, { environment: { PATH: n } }) {
let r = (0, d.spawn)(e, ["-n"], {
cwd: p.x,
stdio: [
"pipe",
"ignore",
"pipe"
],
env: {
PATH: n ?? "/usr/local/bin:/usr/bin:/bin",
LC_ALL: "C"
}
});
let i = "";
r.stderr.setEncoding("utf8").on("data", (e) => {
i = (i + e).slice(0, 4096);
});
r.stdin.on("error", () => {});
r.stdin.end(`${t.replace(/^\ufeff/, "").replace(/\n$/, "")}\n`);
let a = await new Promise((e) => {
r.once("error", (t) => {
i = (0, f.bD)(t);
e(0);
});
r.once("close", e);
});
if (a === 0) return null;
return i.split("\n")[0].replace(/^\S*sh: (line )?(\d+): /, "line $2: ") || `exit code ${a}`;
}
async function lintTask(e, t, n) {
let { id: r, environment: a, solution: o } = t;
let s = a?.folder ?? e;
let at = (t) => ({
instance_id: r,
file: i.relative(e, t),
line: null
});
let c = (a?.unsupported ?? []).map(({ key: e, why: t }) => ({
level: "warning",
...at(i.join(s, "task.toml")),
key: e,
message: `unsupported: ${t}; the task is not run and counts as an error`
}));
let u = new Map((0, l.CI)(t).flatMap((e) => [...scriptIn(e.evaluation), ...solutionIn(e.solution)]));
for (let [e, t] of u) for (let { level: r, message: i } of await lintScript(t, n)) c.push({
level: r,
...at(e),
key: null,
message: i
});
for (let { files: e } of t.steps?.all ?? []) {
let t = i.join(e ?? "", "setup.sh");
let r = e === null ? null : readSmall(t);
if (r === null) continue;
for (let { level: e, message: i } of await lintScript(r, n, "bash")) c.push({
level: e,
...at(t),
key: null,
message: i
});
}
o === null && c.push({
level: "warning",
...at(i.join(s, "solution/solve.sh")),
key: null,
message: "is missing, so that nothing shows that the task can be passed"
});
return c;
}
function scriptIn(e) {
if (e.kind !== "reward") return [];
let t = e.tests.map((e) => i.join(e.directory, "test.sh")).findLast((e) => (0, r.existsSync)(e));
return t === void 0 ? [] : [[t, e.script]];
}
function solutionIn(e) {
let t = i.join(e ?? "", "solve.sh");
let n = e === null ? null : readSmall(t);
return n === null ? [] : [[t, n]];
}
async function lintScript(e, t, n) {
let r = [];
e.includes("\r\n") && r.push({
level: "error",
message: "a script with Windows line ends (CRLF), which its interpreter takes as part of the words; save it with LF"
});
e.startsWith("﻿") && r.push({
level: "warning",
message: m
});
let i = e.replace(/^\ufeff/, "").split("\n")[0];
n === void 0 && e !== "" && !i.startsWith("#!") && r.push({
level: "warning",
message: "has no first line with its interpreter (#!/bin/bash); it is executed as it is"
});
let a = n ?? /^#!.*\b(bash|sh)\b/.exec(i)?.[1];
let o = a === void 0 ? null : await syntaxError(a, e.replaceAll("\r\n", "\n"), t);
o !== null && r.push({
level: "error",
message: `is not valid for ${a}: ${o}`
});
return r;
}
let h = new Set([
"if",
"case",
"while",
"until",
"for",
"select",
"function",
"[[",
"coproc",
"time"
]);
let g = /[ \t\n;]+/y;
let _ = /(?:[ \t]|\\\n)+/y;
let v = /[ \t]+/y;
let y = /[ \t\n]+/y;
let b = /#[^\n]*/y;
let x = /(\d?)(>>|>\||>&|<&|<<|<>|&>>?|>|<)/y;
class NotRead extends Error {}
function readShell(e) {
try {
let t = new Reader(e);
let n = t.list();
return t.atEnd() ? n : null;
} catch (e) {
if (e instanceof NotRead) return null;
throw e;
}
}
class Reader {
#e;
#t = 0;
#n = 0;
constructor(e) {
this.#e = e;
}
atEnd() {
this.#g(g);
return this.#t >= this.#e.length;
}
list() {
let e = [];
for (;;) {
this.#g(g);
if (this.#t >= this.#e.length || this.#e[this.#t] === ")" || this.#m()) return e;
e.push(this.#r());
}
}
#r() {
let e = {
pipelines: [this.#i()],
joints: [],
background: !1
};
for (;;) {
this.#g(v);
let t = this.#h("&&") ?? this.#h("||");
if (t === null) break;
this.#g(y);
e.joints.push(t);
e.pipelines.push(this.#i());
}
e.background = this.#h("&") !== null;
return e;
}
#i() {
let e = {
inverted: !1,
commands: []
};
for (; /^![ \t]/.test(this.#e.slice(this.#t, this.#t + 2));) {
e.inverted = !e.inverted;
this.#t += 1;
this.#g(v);
}
for (;;) {
e.commands.push(this.#a());
this.#g(v);
if (this.#e.startsWith("||", this.#t) || this.#h("|") === null) return e;
this.#h("&");
this.#g(y);
}
}
#a() {
let e = this.#h("(") ?? (/^\{[ \t\n]/.test(this.#e.slice(this.#t, this.#t + 2)) ? this.#h("{") : null);
if (e !== null) {
this.#p();
let t = this.list();
--this.#n;
if (this.#h(e === "(" ? ")" : "}") === null) throw new NotRead();
let { redirected: n, opens: r } = this.#o();
return {
kind: "group",
list: t,
redirected: n,
opens: r
};
}
let t = this.#o();
let [n] = t.words;
if (n === void 0 && !t.redirected) throw new NotRead();
if (n !== void 0 && h.has(n.raw)) throw new NotRead();
return t;
}
#o() {
let e = {
kind: "simple",
words: [],
redirected: !1,
opens: !1
};
for (;;) {
this.#g(_);
let [, t, n] = this.#g(x) ?? [];
if (n !== void 0) {
if (n === "<<") throw new NotRead();
this.#g(v);
let r = this.#s();
if (r === null) throw new NotRead();
(n.startsWith("&") || n.startsWith(">") && (t === "" || t === "1")) && !/^([12]|\/dev\/(stdout|stderr|tty)|\/proc\/.*)$/.test(r.text) && (e.redirected = !0);
/^([012-]|\/dev\/(null|stdin|stdout|stderr))$/.test(r.text) || (e.opens = !0);
continue;
}
this.#g(b);
let r = this.#s();
if (r === null) return e;
if (this.#e[this.#t] === "(") throw new NotRead();
e.words.push(r);
}
}
#s() {
let e = this.#t;
let t = "";
for (; this.#t < this.#e.length; this.#t += 1) {
let n = this.#e[this.#t];
if (/[\s;&|()<>]/.test(n) || this.#t === e && this.#m()) break;
n === "\\" ? t += this.#e[++this.#t] ?? "" : n === "'" ? t += this.#c("'") : n === "\"" ? t += this.#l() : n === "`" ? t += this.#d(() => this.#c("`")) : this.#u() ? t += this.#d(() => this.#f()) : t += n;
}
return this.#t === e ? null : {
text: t,
raw: this.#e.slice(e, this.#t)
};
}
#c(e) {
let t = this.#t + 1;
let n = this.#e.indexOf(e, t);
if (n === -1) throw new NotRead();
this.#t = n;
return this.#e.slice(t, n);
}
#l() {
let e = "";
for (this.#t += 1; this.#e[this.#t] !== "\""; this.#t += 1) {
let t = this.#e[this.#t];
if (t === void 0) throw new NotRead();
t === "\\" ? e += this.#e[++this.#t] ?? "" : t === "`" ? e += this.#d(() => this.#c("`")) : this.#u() ? e += this.#d(() => this.#f()) : e += t;
}
return e;
}
#u() {
return /^\$[({]/.test(this.#e.slice(this.#t, this.#t + 2));
}
#d(e) {
e();
return "�";
}
#f() {
this.#p();
let e = [];
for (this.#t += 1; this.#t < this.#e.length; this.#t += 1) {
let t = this.#e[this.#t];
t === "\\" ? this.#t += 1 : t === "'" ? this.#c("'") : t === "\"" ? this.#l() : t === "(" ? e.push(")") : t === "{" ? e.push("}") : t === e.at(-1) && e.pop();
if (e.length === 0) {
--this.#n;
return;
}
}
throw new NotRead();
}
#p() {
this.#n += 1;
if (this.#n > 100) throw new NotRead();
}
#m() {
return this.#e[this.#t] === "}" && /^(?:[\s;&|)]|$)/.test(this.#e.slice(this.#t + 1, this.#t + 2));
}
#h(e) {
if (!this.#e.startsWith(e, this.#t)) return null;
this.#t += e.length;
return e;
}
#g(e) {
e.lastIndex = this.#t;
let t = e.exec(this.#e);
this.#t += t?.[0].length ?? 0;
return t;
}
}
let S = new Map([...[
"true",
":",
"echo",
"printf"
].map((e) => [e, !0]), ["false", !1]]);
let C = new Set([
"exit",
"return",
"exec",
"kill",
"pkill",
"killall",
"eval",
".",
"source",
"builtin"
]);
let w = new Set([
":",
"exec",
"eval",
".",
"set",
"export",
"readonly",
"unset",
"shift",
"exit",
"return"
]);
let T = /\b(pipefail|trap|alias|failglob)\b|\$\{\w+:?\?|\$\(\((?![\d\s+*-]*\)\))/;
let E = /^(.*\s)?(-\w*u\w*|nounset)\b/;
let D = new Set([
"cat",
"tee",
"sort",
"tail",
"head",
"wc"
]);
let O = /^-[^oT$\ufffd]*$/;
let k = /^(?:[\w.-]+|\/tmp\/[\w.-]+|\/dev\/(?:null|stdout|stderr))$/;
let A = /^(?:\d+|\d*\.\d+)[smhd]?$/;
function outcomesOf(e, t) {
let n = readShell(e);
if (n === null || n.length === 0 || T.test(e) || expandsNoUnset(e)) return null;
return afterList(n, [{
succeeded: !0,
said: !1,
over: !1,
errexit: !1
}], {
text: t,
ofGroups: new Map()
});
}
function expandsNoUnset(e) {
let t = e.split(/\bset\s/);
let n = t.findIndex((e, t) => t > 0 && E.test(e));
return n !== -1 && t.slice(n).some((e) => e.includes("$"));
}
function afterList(e, t, n) {
return e.reduce((e, t) => distinct(afterChain(t, e, n)), t);
}
function afterChain({ pipelines: e, joints: t, background: n }, r, i) {
let a = r.filter(({ over: e }) => !e);
let o = r.filter(({ over: e }) => e);
for (let [n, r] of e.entries()) {
let e = t[n - 1];
let runs = (t) => !t.over && (e === void 0 || t.succeeded === (e === "&&"));
a = distinct(a.flatMap((e) => runs(e) ? afterPipeline(r, e, i) : [e]));
}
if (n) return [...o, ...a.map((e) => ({
...e,
succeeded: !0,
over: !1
}))];
let s = a.filter(({ errexit: e, succeeded: t }) => e && !t).map((e) => ({
...e,
over: !0
}));
return [
...o,
...a,
...s
];
}
function afterPipeline({ inverted: e, commands: t }, n, r) {
let i = t.at(-1);
let a = t.slice(0, -1).some((e) => holds(e, r.text));
let o = t.length === 1;
let s = i.kind === "group" ? afterGroup(i, n, r) : afterSimple(i, n, r.text, !o);
let c = i.opens ? [...s, ...unopened(i, n)] : s;
return (a ? c.flatMap((e) => [e, {
...e,
said: !0
}]) : c).map((t) => ({
...t,
succeeded: t.over && o ? t.succeeded : t.succeeded !== e,
over: t.over && o,
errexit: t.errexit && (o || n.errexit)
}));
}
function unopened(e, t) {
let n = {
...t,
succeeded: !1
};
return e.kind === "simple" && w.has(e.words[0]?.text ?? "") ? [n, {
...n,
over: !0
}] : [n];
}
function afterGroup(e, t, n) {
let { list: r, redirected: i } = e;
let a = JSON.stringify(t);
let o = n.ofGroups.get(e) ?? new Map();
n.ofGroups.set(e, o);
o.has(a) || o.set(a, afterList(r, [t], n));
let s = o.get(a).flatMap((e) => e.over ? [e, {
...e,
over: !1
}] : [e]);
if (!i) return s;
return s.map((e) => ({
...e,
said: t.said
}));
}
function afterSimple({ words: e, redirected: t }, n, r, i) {
let [a, ...o] = e.slice(e.findIndex(({ raw: e }) => !/^(?:[A-Za-z_]\w*=|command$)/.test(e))).map(({ text: e }) => e);
let s = o.join(" ");
if (a === void 0 || e.every(({ raw: e }) => /^[A-Za-z_]\w*=/.test(e))) return e.some(({ raw: e }) => /\$\(|`/.test(e)) ? either(n) : [{
...n,
succeeded: !0
}];
if (a === "set") {
let e = /(^|\s)-\w*e|(^|\s)-o errexit/.test(s) || n.errexit;
return [{
...n,
succeeded: !0,
errexit: e
}];
}
if (C.has(a)) {
if (a === "exit") return exitOf(o[0], n);
return saying(r, e, either(n)).flatMap((e) => [e, {
...e,
over: !0
}]);
}
let c = S.get(a) ?? (isCertain(a, o, i) ? !0 : void 0);
if (a === "echo" || a === "printf") {
let i = {
...n,
succeeded: !0
};
let c = a === "printf" ? o.find((e) => e !== "--") ?? "" : "";
let l = /%(?![-+ #0-9.*]*[sbc])|[$\ufffd]/.test(c.replaceAll("%%", "")) ? either(i) : [i];
if (t) return l;
return s.includes(r) ? l.map((e) => ({
...e,
said: !0
})) : saying(r, e, l);
}
if (c !== void 0) return [{
...n,
succeeded: c
}];
return saying(r, e, either(n));
}
function isCertain(e, t, n) {
if (e === "sleep") return t.length > 0 && t.every((e) => A.test(e));
if (!n || !D.has(e)) return !1;
return t.every((t) => O.test(t) || e === "tee" && k.test(t));
}
function saying(e, t, n) {
return t.some(({ raw: t }) => t.includes(e)) ? [...n, ...n.map((e) => ({
...e,
said: !0
}))] : n;
}
function exitOf(e, t) {
let n = {
...t,
over: !0
};
if (e === void 0) return [n];
return /^\d+$/.test(e) ? [{
...n,
succeeded: Number(e) === 0
}] : either(n);
}
function either(e) {
return [{
...e,
succeeded: !0
}, {
...e,
succeeded: !1
}];
}
function holds(e, t) {
if (e.kind === "simple") return e.words.some((e) => e.text.includes(t) || e.raw.includes(t));
return e.list.some(({ pipelines: e }) => e.some(({ commands: e }) => e.some((e) => holds(e, t))));
}
function distinct(e) {
return [...new Map(e.map((e) => [JSON.stringify(e), e])).values()];
}
let j = `for a verdict by exit code, task_type must be ${c.QF}`;
function successFaults(e, t, n) {
let r = outcomesOf(e, c.qO);
if (t === "exit_code") {
let e = new Set(r?.map(({ succeeded: e }) => e));
if (e.size !== 1) return [];
return [e.has(!0) ? error("exits with 0 whatever the state of the testbed, so every agent passes; let the check decide the exit code") : error("never exits with 0, so no agent passes")];
}
if (r?.every(({ said: e }) => e)) return [error(`says "${c.qO}" whatever the state of the testbed, so every agent passes; write CHECK && echo "${c.qO}" || echo "Setup failed"`)];
if (r?.some(({ said: e }) => e)) return [];
let has = (t) => t(e) || n(t);
if (has((e) => e.includes(c.qO))) {
if (r === null || !e.includes(c.qO)) return [];
return [warning(`"${c.qO}" is in it, but does not seem to reach its output in any case`)];
}
let i = new RegExp(c.qO.replace(" ", String.raw`[\s_-]*`), "i");
let [a] = i.exec(e) ?? [];
if (a !== void 0) return [error(`says "${a}", but the verdict needs "${c.qO}", letter for letter`)];
if (has((e) => i.test(e))) return [error(`a file of the task says it otherwise: the verdict needs "${c.qO}", letter for letter`)];
if (has(isInParts)) return [warning(`"${c.qO}" is not in it as one text; if it is never printed, no agent passes`)];
return [error(`never says "${c.qO}", so no agent passes; end it with && echo "${c.qO}" (${j})`)];
}
function isInParts(e) {
if (/Setup/.test(e) && /successful/.test(e)) return !0;
return Array.from(c.qO, (e, t) => t).slice(4, -3).some((t) => {
let [n, ...r] = e.split(c.qO.slice(0, t));
return r.length > 0 && [n, ...r].some((e) => e.includes(c.qO.slice(t)));
});
}
function error(e) {
return {
level: "error",
message: e
};
}
function warning(e) {
return {
level: "warning",
message: e
};
}
let M = [
c.QF,
"reposetup",
"dbsetup",
"bgsetup"
];
let N = "prerunner.sh";
async function lint(e, t, n) {
let r = (0, a.A)(4);
return (await Promise.all(t.map((t) => r(() => lintInstance(e, t, n))))).flat();
}
async function lintInstance({ directory: e, testbed: t }, n, r) {
let { id: a, row: c, evaluation: l, taskType: u } = n;
if (n.environment !== void 0) return lintTask(e, n, r);
if (c === null || l.kind !== "success_command") return [];
let d = [];
let ofRow = (e) => (t, n) => d.push({
level: t,
instance_id: a,
file: c.file,
line: c.line,
key: e,
message: n
});
let ofFile = (t) => (n, r, o = null) => d.push({
level: n,
instance_id: a,
file: i.relative(e, t),
line: o,
key: null,
message: r
});
for (let e of c.unknownKeys) {
let t = (0, o.cR)(e, s.q8);
ofRow(e)("warning", `has no meaning and is ignored${t === null ? "" : `; did you mean ${t}?`}`);
}
for (let [e, t] of [["problem_statement", n.prompt], ["success_command", l.command]]) t.includes("�") && ofRow(e)("warning", "holds U+FFFD, the sign for bytes that are not UTF-8; save the file as UTF-8");
lintType(u, ofRow("task_type"));
n.image === null && t !== "host" && ofRow("base_image")("error", "is missing, so the task cannot run on Docker; name an image, or declare testbed: host in dataset.yaml");
let f = filesIn(e, a);
let p = ofRow("success_command");
l.command.includes("\r") && p("error", "has Windows line ends (\\r\\n), which a shell takes as part of the words; use \\n");
let h = l.command.replaceAll("\r\n", "\n");
let g = await syntaxError("sh", h, r);
if (g !== null && t !== "host" && await syntaxError("bash", h, r) === null) p("warning", `is valid for bash alone, and sh runs it, which is another shell in most images: ${g}`);
else if (g !== null) p("error", `is not valid for sh: ${g}`);
else {
let elsewhere = (e) => e(n.prompt) || f.some(({ file: t, script: n }) => e(n ?? readSmall(t) ?? ""));
let e = successFaults(l.command, l.rule, elsewhere);
for (let { level: t, message: r } of e) p(n.repository !== null && r.startsWith("never says") ? "warning" : t, r);
let t = l.command.replaceAll("&>", "& >");
if (e.length === 0 && t !== l.command) for (let { message: e } of successFaults(t, l.rule, elsewhere)) p("warning", `"&>" redirects in bash alone, write ">FILE 2>&1"; the sh of most images does not wait for the command before it, and the whole ${e}`);
}
await lintPrerunner(i.join(e, "fixtures"), a, ofFile);
for (let { file: e, script: t, isPointer: n } of f) {
n && ofFile(e)("warning", "is a pointer of Git LFS in the place of the file; fetch it by \"git lfs pull\", or by actions/checkout with lfs: true");
if (t?.includes("\r\n")) {
let t = i.basename(e) === N ? "error" : "warning";
ofFile(e)(t, "a script with Windows line ends (CRLF), which its interpreter takes as part of the words; save it with LF");
}
t?.startsWith("﻿") && ofFile(e)("warning", m);
}
for (let e of [n.prerunner === null ? null : i.join(n.prerunner, N), n.solution]) {
let t = e === null ? null : readSmall(e);
if (e === null || t === null) continue;
e === n.solution && t.includes("\r\n") && ofFile(e)("error", "a script with Windows line ends (CRLF); save it with LF");
e === n.solution && t.startsWith("﻿") && ofFile(e)("warning", m);
let i = await syntaxError("bash", t.replaceAll("\r\n", "\n"), r);
i !== null && ofFile(e)("error", `is not valid for bash: ${i}`, Number(/^line (\d+)/.exec(i)?.[1] ?? 0) || null);
}
return d;
}
function lintType(e, t) {
if (M.includes(e)) return;
let n = (0, o.Nf)(e, M);
if (!(0, o.HQ)(e, n)) return;
n === c.QF ? t("error", `"${e}" is judged by the text "Setup successful", not by the exit code; write ${c.QF}`) : t("warning", `"${e}" is reported as a type of its own; did you mean ${n}?`);
}
async function lintPrerunner(e, t, n) {
let a = `fixtures/prerunner-${t}/${N}`;
let o = i.join(e, `prerunner-${t}`);
if (isDirectory(o) && !(0, r.existsSync)(i.join(o, N))) {
let e = (0, r.readdirSync)(o);
let t = e.find((e) => e === "setup.sh") ?? e.find((e) => e.endsWith(".sh"));
n(t === void 0 ? o : i.join(o, t))("error", `does not run: the script before the agent must be ${a}`);
}
let s = i.join(e, t, N);
(0, r.existsSync)(s) && n(s)("warning", `does not run, but is given to the agent; the script before the agent is ${a}`);
let c = i.join(e, `setup-${t}`);
isDirectory(c) && n(c)("error", `belongs to no task; the script before the agent is ${a}`);
}
function filesIn(e, t) {
let n = [];
let a = 0;
for (let n of [t, `prerunner-${t}`]) list(i.join(e, "fixtures", n));
return n;
function list(e) {
if (!isDirectory(e)) return;
for (let t of (0, r.readdirSync)(e, { withFileTypes: !0 })) {
a += 1;
if (a > 2e3) return;
let r = i.join(e, t.name);
if (t.isDirectory()) list(r);
else if (t.isFile()) {
let e = readSmall(r);
let i = e !== null && (/\.(ba|da|z|k)?sh$/.test(t.name) || /^\ufeff?#!/.test(e));
n.push({
file: r,
script: i ? e : null,
isPointer: e?.startsWith("version https://git-lfs.github.com/spec/") ?? !1
});
}
}
}
}
function isDirectory(e) {
return (0, r.statSync)(e, { throwIfNoEntry: !1 })?.isDirectory() ?? !1;
}
}) };
