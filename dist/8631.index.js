export const id = 8631;
export const ids = [8631];
export const modules = {
21947: ((e, t, n) => {
n.d(t, { O: () => once });
function once(e, t, n) {
let r = e.get(t);
if (r === void 0) {
r = n();
e.set(t, r);
r.catch(() => e.delete(t));
}
return r;
}
}),
17197: ((e, t, n) => {
n.d(t, { Y: () => writeRedacted });
var r = n(73024);
var i = n(51455);
async function writeRedacted(e, t, n) {
let a = (0, r.lstatSync)(e, { throwIfNoEntry: !1 }) !== void 0;
a && await (0, i.rm)(e, {
force: !0,
recursive: !0
});
let o = n.text(t);
(0, r.writeFileSync)(e, o, { flag: "wx" });
return {
written: o,
removed: a
};
}
}),
81533: ((e, t, n) => {
n.d(t, { F: () => Findings });
class Findings {
#e;
#t = [];
#n = null;
constructor({ progress: e }) {
this.#e = e;
}
note(...e) {
this.#t.push(...e);
e.length > 0 && this.#r();
}
show(e) {
this.#n = e;
this.#r();
}
verdict(e, t = +!!e) {
return {
status: e ? "passed" : "failed",
score: t,
evidence: this.#n,
notes: [...this.#t]
};
}
#r() {
this.#e({
evidence: this.#n,
notes: [...this.#t]
});
}
}
}),
56594: ((e, t, n) => {
n.d(t, {
B2: () => doubt,
Ik: () => SignScanner,
WJ: () => verdict,
x: () => doubtOfEnd
});
var r = n(67738);
let i = "Setup failed";
let a = "Traceback (most recent call last)";
let o = /\|\|\s*echo\s+(["'])Setup failed\1\s*(?:;\s*)?$/;
let s = /&&\s*echo\s+(["'])Setup successful\1\s*\|\|\s*echo\s+(["'])Setup failed\2\s*(?:;\s*)?$/;
let c = /\bkill\s+-TERM\s+-\$/;
function verdict(e, t, n) {
return e === "exit_code" ? t === 0 : n.success;
}
function doubt(e, t, n) {
if (e === "exit_code" || !t.success) return null;
if (t.traceback && !t.bare) return {
kind: "success_text_in_traceback",
detail: "The success text stands only in the source line that a traceback shows."
};
if (!t.failure) return null;
return {
kind: "success_and_failure",
detail: `"Setup failed" was printed beside "Setup successful".${c.test(n) && o.test(n) ? " The command prints it if it has no server of its own to end: another one had the port, or ps is missing." : ""}`
};
}
function doubtOfEnd(e, { exitCode: t, timedOut: n }) {
if (n) return s.test(e) ? {
kind: "evaluation_killed",
detail: "The success command's shell said passed and did not end, which the command itself never causes."
} : null;
if (t === 0) return null;
let r = /\bp?kill/.test(e) && (t !== 137 || /-(9|(SIG)?KILL)\b/.test(e));
let i = t === null || t > 128 && t <= 192;
if (r || !(i || o.test(e))) return null;
return {
kind: "evaluation_killed",
detail: `The success command's shell ended ${i && t !== null ? `by signal ${t - 128}` : `with exit code ${t}`}, which the command itself never causes.`
};
}
class SignScanner {
#e = {
stdout: new StreamScanner(),
stderr: new StreamScanner()
};
push(e, t) {
this.#e[e].push(t.toString("latin1"));
}
signs() {
let { stdout: e, stderr: t } = this.#e;
return {
success: e.success || t.success || this.#t(r.qO),
bare: e.bare || t.bare || this.#t(r.qO),
failure: e.failure || t.failure || this.#t(i),
traceback: e.traceback || t.traceback || this.#t(a)
};
}
#t(e) {
return (this.#e.stdout.end.slice(1 - e.length) + this.#e.stderr.begin.slice(0, e.length - 1)).includes(e);
}
}
function isQuote(e) {
return e === "'" || e === "\"";
}
let l = Math.max(r.qO.length, 12, 33);
class StreamScanner {
success = !1;
failure = !1;
traceback = !1;
begin = "";
end = "";
#e = !1;
#t = !1;
get bare() {
return this.#e || this.#t;
}
push(e) {
let t = this.end + e;
this.#t = !1;
for (let e = t.indexOf(r.qO); e !== -1; e = t.indexOf(r.qO, e + 1)) {
this.success = !0;
let n = e + r.qO.length;
if (n < this.end.length) continue;
if (isQuote(t[e - 1]) || isQuote(t[n])) continue;
n < t.length ? this.#e = !0 : this.#t = !0;
}
this.failure ||= t.includes(i);
this.traceback ||= t.includes(a);
this.begin.length < l && (this.begin = (this.begin + e).slice(0, l));
this.end = t.slice(-l);
}
}
}),
30464: ((e, t, n) => {
n.d(t, {
Gm: () => isOfGit,
Jj: () => r,
Tx: () => SeenFiles
});
let r = 65536;
class SeenFiles extends Map {
incomplete = null;
#e = 8388608;
#t = 2e3;
takes(e, t) {
if (t > r || t > this.#e || this.#t === 0 || isOfGit(e)) return !1;
this.#e -= t;
--this.#t;
return !0;
}
put(e, t) {
this.set(e, t);
for (let t = e.lastIndexOf("/"); t > 0 && !this.has(e.slice(0, t)); t = e.lastIndexOf("/", t - 1)) this.set(e.slice(0, t), {
type: "directory",
identity: "directory",
text: null
});
}
keepText(e, t, n) {
let r = this.get(e);
if (r === void 0 || !this.takes(e, t)) return;
let i = [];
n.on("data", (e) => i.push(Buffer.from(e)));
n.on("end", () => {
let e = Buffer.concat(i);
e.includes(0) || (r.text = e);
});
}
letGo(e) {
this.#e += e;
this.#t += 1;
}
}
function isOfGit(e) {
return /(^|\/)\.git\//.test(e);
}
}),
48631: ((e, t, n) => {
n.r(t);
n.d(t, {
afterAgent: () => afterAgent,
beforeAgent: () => beforeAgent,
saveChanges: () => saveChanges
});
var r = n(76760);
var i = n(45145);
var a = n(17197);
var o = n(68785);
var s = n(16830);
var c = n(45310);
var l = n(64780);
var u = n(58500);
var d = n(20332);
var f = n(30464);
let p = 2e5;
let m = 1e3;
async function survey(e, t, n, r) {
let i = new f.Tx();
let a = 0;
for await (let o of e) {
a += 1;
a > p ? i.incomplete = `more than ${p} entries` : performance.now() > r ? i.incomplete = "there was no time for more" : o.type === "unread" && o.path === "" && (i.incomplete = o.why ?? "an unreadable part");
if (i.incomplete !== null) break;
if (o.type === "unread") continue;
let { type: e, identity: s, size: c } = o;
let l = {
type: e,
identity: s,
text: null
};
i.set(o.path, l);
if (e !== "file") continue;
let u = t?.get(o.path);
let d = u !== void 0 && u.identity === s;
if (d && (n || u.text === null) || !i.takes(o.path, c)) continue;
let f = await textOf(o);
f !== null && d && u.text?.equals(f) === !0 ? i.letGo(c) : f !== null && d ? Object.assign(l, {
text: f,
identity: `${s} written`
}) : l.text = f;
}
return i;
}
async function textOf(e) {
let t = await (0, d.$)(e, f.Jj);
return t?.includes(0) ? null : t;
}
function changesBetween(e, t) {
let n = new Map();
for (let [r, i] of t) {
let t = e.get(r);
let a = i.type === "directory";
t === void 0 && e.incomplete === null ? n.set(r, {
change: "added",
directory: a,
replaced: !1,
before: null,
after: i.text
}) : t !== void 0 && t.identity !== i.identity && n.set(r, {
change: "changed",
directory: a,
replaced: t.type !== i.type,
before: t.text,
after: i.text
});
}
if (t.incomplete !== null) return n;
for (let [r, { type: i, text: a }] of e) t.has(r) || n.set(r, {
change: "removed",
directory: i === "directory",
replaced: !1,
before: a,
after: null
});
return n;
}
function changesOfLists(e, t) {
let n = new Map();
let i = new Set();
for (let n of [...e.keys(), ...t.keys()]) for (let e = r.posix.dirname(n); !i.has(e) && e !== "/"; e = r.posix.dirname(e)) i.add(e);
let add = (e, t) => n.set(e, {
change: t,
directory: i.has(e),
replaced: !1,
before: null,
after: null
});
for (let [n, r] of t) {
let t = e.get(n);
t === void 0 ? add(n, r) : t !== "removed" && r === "removed" ? add(n, "removed") : t === "removed" && r !== "removed" && add(n, "added");
}
for (let [n, r] of e) !t.has(n) && r !== "changed" && add(n, r === "added" ? "removed" : "added");
for (let [e, { change: t, directory: r }] of n) r && t === "changed" && n.delete(e);
return n;
}
async function describeFiles(e, t) {
let r = {
added: 0,
changed: 0,
removed: 0
};
for (let { change: t, directory: n } of e.values()) n || (r[t] += 1);
let i = folded(e).sort(([e, t], [n, r]) => Number(e.startsWith("/")) - Number(n.startsWith("/")) || rank(t) - rank(r) || (e < n ? -1 : 1));
let { createTwoFilesPatch: a } = await n.e(4023).then(n.bind(n, 44023));
let o = [];
let s = 262144;
let c = 524288;
let l = performance.now();
let d = l + 3e3;
for (let [e, n] of i) {
let r = cut(t.text(e || "."));
s -= r.length;
if (o.length === 1e3 || s < 0) break;
let i = c > 0 && performance.now() < d ? diffOf(n) : null;
c -= i?.length ?? 0;
if (performance.now() - l > 20) {
await (0, u.setImmediate)();
l = performance.now();
}
let a = n.files === void 0 ? {} : { files: n.files };
o.push({
path: r,
change: n.change,
...a,
diff: i
});
}
return {
...r,
entries: o,
left_out: i.length - o.length
};
function diffOf({ change: e, directory: n, before: r, after: i }) {
let o = e === "added" ? "" : r;
let s = e === "removed" ? "" : i;
if (n || o === null || s === null) return null;
let [l, u] = [t.text(o.toString()), t.text(s.toString())];
let d = a("before", "after", l, u, void 0, void 0, {
context: 3,
maxEditLength: 4e3,
timeout: 200
})?.split("\n").slice(3).join("\n") ?? "";
return d === "" || d.length > Math.min(c, 32768) ? null : d;
}
}
function rank({ change: e, after: t }) {
return e === "changed" ? +(t === null) : e === "added" ? 2 : 3;
}
function folded(e) {
let t = new Map();
let n = new Map();
let topOf = (n) => {
let i = t.get(n);
if (i !== void 0) return i;
let { change: a } = e.get(n);
let o = r.posix.dirname(n);
let s = e.get(o);
let c = s?.change === a && s.directory ? topOf(o) ?? o : null;
c !== null && t.set(n, c);
return c;
};
let gitOf = (e) => /^(.*?\.git)\//.exec(e)?.[1] ?? null;
let i = new Map();
for (let [t, { directory: r }] of e) {
let a = (0, f.Gm)(t) ? gitOf(t) : null;
let o = a !== null && !e.has(a) ? a : topOf(t);
i.set(t, o);
o !== null && !r && n.set(o, (n.get(o) ?? 0) + 1);
}
let a = new Map();
for (let [t, r] of e) {
let o = i.get(t) ?? null;
let many = (e) => (n.get(e) ?? 0) > 20 || (0, f.Gm)(`${e}/`);
if (o !== null && !e.has(o)) a.set(`${o}/`, {
change: "changed",
directory: !0,
replaced: !1,
before: null,
after: null,
files: n.get(o)
});
else if (o === null && r.directory) {
let e = n.get(t) ?? 0;
(many(t) || e === 0) && a.set(`${t}/`, {
...r,
files: e
});
} else o !== null && many(o) || r.directory || a.set(t, r);
}
return [...a];
}
function cut(e) {
return e.length > m ? `${e.slice(0, m)}…` : e;
}
var h = n(18253);
var g = n(22495);
let _ = /\b(pytest|tox|nox|unittest|rspec|jest|vitest|mocha|ctest)\b/;
let v = /\b(npm|npx|yarn|pnpm|bun|deno|node|make|mvnw?|gradlew?|rake|cargo|go|dotnet|mix)\b|\.\/[\w.-]/;
let y = /\b(tests?|check|spec)\b/;
let b = /\.(py|[cm]?[jt]sx?|rb|go|rs|java|kt|cs|php|exs?|sh)$/;
let x = /(^|\/)((tests?|spec|__tests__)\/|test_[^/]*$|[^/]*(_test|_spec|\.test|\.spec|Tests?)\.[a-z]+$)/;
let S = /(^|\/)(node_modules|site-packages|vendor)\//;
function isTest(e) {
return b.test(e) && x.test(e);
}
function changedTests({ repository: e, evaluation: t }, n) {
if (e === null || t.kind !== "success_command" || !runsTests(t.command)) return [];
let r = [...n].filter(([e, t]) => isAnother(t) && !e.startsWith("/") && isTest(e) && !S.test(e)).map(([e]) => e).sort();
if (r.length === 0) return [];
let i = `tests of the repository that the agent changed or removed: ${(0, h.d9)(r, 5)}`;
return [{
kind: "recipe_changed",
detail: (0, g.h0)(i)
}];
}
function runsTests(e) {
return e.split(/[;&|\n]/).map((e) => [e, v.exec(e)]).some(([e, t]) => t !== null && y.test(e.slice(t.index + t[0].length))) || _.test(e);
}
function isAnother({ change: e, directory: t, replaced: n, before: r, after: i }) {
if (e === "removed") return !t;
if (e === "added") return !1;
return n || r !== null && i !== null && !r.equals(i);
}
var C = n(63144);
let w = {
dpkg: "/var/lib/dpkg/status",
apk: "/lib/apk/db/installed"
};
let T = 1e3;
let E = /^[\w@][\w.+~:@/-]{0,199}$/;
let D = /^[\w.+~:!-]{1,100}$/;
let O = /\/(?:site|dist)-packages\/([\w.]+)-(\d[\w.+!]*)(?:-py[\d.]+)?\.(?:dist|egg)-info$/;
let k = /\/lib\/node_modules\/((?:@[^/]+\/)?[^/@]+)\/package\.json$/;
function packagesIn(e, t) {
let n = e === "dpkg" ? {
name: "Package: ",
version: "Version: "
} : {
name: "P:",
version: "V:"
};
let r = new Map();
for (let i of t.split("\n\n")) {
let t = i.split("\n");
let value = (e) => t.find((t) => t.startsWith(e))?.slice(e.length).trim() ?? "";
if (e === "dpkg" && !/ installed$/.test(value("Status: "))) continue;
let [a, o] = [value(n.name), value(n.version)];
let s = e === "dpkg" ? value("Architecture: ") : "";
let c = r.has(a) && s !== "" ? `${a}:${s}` : a;
E.test(c) && D.test(o) && r.set(c, o);
}
return r;
}
function differences(e, t) {
return [...new Set([...e.keys(), ...t.keys()])].flatMap((n) => {
let [r, i] = [e.get(n) ?? null, t.get(n) ?? null];
if (r === i) return [];
return {
name: n,
before: r,
after: i,
change: r === null ? "added" : i === null ? "removed" : "changed"
};
});
}
function pythonChanges(e) {
let [t, n] = [new Map(), new Map()];
for (let [r, i] of e) {
let [, e, a] = O.exec(r) ?? [];
if (e === void 0 || e.length > 200 || a.length > 100) continue;
i === "removed" ? t.set(e, a) : i === "added" && n.set(e, a);
}
return differences(t, n).map((e) => ({
manager: "pip",
...e
}));
}
function npmChanges(e) {
return [...e].flatMap(([e, t]) => {
let [, n] = k.exec(e) ?? [];
return n === void 0 || !E.test(n) ? [] : {
path: e,
name: n,
change: t
};
});
}
function versionIn(e) {
let t = (0, C.b6)((0, C.Xy)((0, C.U4)(e ?? ""))?.version);
return t !== null && D.test(t) ? t : null;
}
function describePackages(e) {
return {
entries: e.slice(0, T),
left_out: Math.max(0, e.length - T)
};
}
var A = n(21947);
let j = [
"/proc",
"/sys",
"/dev",
"/.dockerenv",
"/sbin/docker-init",
"/usr/sbin/docker-init",
"/run/podman-init",
"/etc/hostname",
"/etc/hosts",
"/etc/mtab",
"/etc/resolv.conf",
"/run/.containerenv",
"/run/secrets"
];
let M = 33554432;
let N = new WeakMap();
let P = new WeakMap();
async function stateBefore(e, { store: t }, n) {
let { workdir: r, given: i } = e;
if (i !== null && n) {
let t = Object.values(w).some((e) => e.startsWith(r));
return {
files: r === "/" ? new f.Tx() : i,
list: listOfGiven(r, i),
databases: t ? await databasesOf(e) : null,
installed: null,
running: null
};
}
let [a, o, s, c] = await Promise.all([
surveyOf(e, null),
e.differences(),
databasesOf(e, P.get(t)),
n ? null : e.running()
]);
e.kind === "host" && P.set(t, s);
return {
files: a,
list: o,
databases: s,
installed: e.installed(),
running: c
};
}
async function stateAfter(e, t, n) {
let r = [];
let i = t.files.size > 0 || t.list === null || e.given === null;
let [a, o, s] = await Promise.all([
e.running(),
e.differences(),
i ? surveyOf(e, t.files) : null
]);
let c = t.running;
let l = o === null || t.list === null ? new Map() : await outsideChanges(e, t.list, o);
let u = `${e.workdir}/`;
let d = [...l.keys()].some((e) => e.startsWith(u));
let p = s ?? (d ? await surveyOf(e, t.files) : new f.Tx());
let m = changesBetween(t.files, p);
o !== null && t.list !== null && leaveImage(m, u, t.list, o);
for (let { incomplete: e } of [t.files, p]) e !== null && r.push(`files of the workdir are missing: ${e}`);
for (let [e, t] of l) e.startsWith(u) ? p.incomplete === null && t.change !== "removed" || m.has(e.slice(u.length)) || m.set(e.slice(u.length), t) : m.set(e, t);
o === null && r.push("On the host, files outside of the workdir are not compared.");
let h = await systemPackages(e, t, n, o);
let g = await languagePackages(e, t, o, m);
return {
files: m,
packages: [...h.packages, ...g],
running: a,
earlier: c,
notes: [...r, ...h.notes]
};
}
function leaveImage(e, t, n, r) {
if (![...r.keys()].some((e) => e.startsWith(t))) return;
for (let [i, a] of e) {
let [o, s] = [n.get(t + i), r.get(t + i)];
if (a.change !== "added" || o !== void 0 || s === "added") continue;
s === void 0 || a.directory ? e.delete(i) : a.change = "changed";
}
}
async function surveyOf(e, t) {
let { workdir: n, kind: r } = e;
if (n === "/") return new f.Tx();
return await survey(e.files(n), t, r === "host", performance.now() + 6e4);
}
async function outsideChanges(e, t, n) {
let i = [
r.posix.dirname(e.promptFile),
e.agentDirectory ?? "/opt/agent",
...j
];
let ours = (e) => i.some((t) => e === t || e.startsWith(`${t}/`));
let a = changesOfLists(t, n);
for (let t of a.keys()) (ours(t) || t === e.workdir) && a.delete(t);
let above = (e) => i.some((t) => t.startsWith(`${e}/`));
let hasMore = (e) => [...a.keys()].some((t) => t.startsWith(`${e}/`) && !above(t));
for (let [e, { change: t }] of a) t === "added" && above(e) && !hasMore(e) && a.delete(e);
await eachOf([...a].filter(([, { change: e }]) => e === "changed").slice(0, 300), async ([t]) => {
await e.isDirectory(t) && a.delete(t);
});
return a;
}
function listOfGiven(e, t) {
let n = new Map([[e, "changed"]]);
for (let i of t.keys()) n.set(r.posix.join(e, i), "added");
return n;
}
async function systemPackages(e, t, n, r) {
let i = [];
let a = [];
for (let o of ["dpkg", "apk"]) {
let s = w[o];
if (r !== null && !r.has(s)) continue;
let c = t.databases === null ? await ofImage(e, s, n) : t.databases[o];
let l = await readUnless(e, e.files(s), M, c);
if (l === null && c !== null) a.push(`${s} cannot be read any more: its packages are not compared.`);
else if (l !== c) {
let [e, t] = [c, l].map((e) => packagesIn(o, e?.text ?? ""));
for (let n of differences(e, t)) i.push({
manager: o,
...n
});
}
}
return {
packages: i,
notes: a
};
}
async function languagePackages(e, t, n, r) {
let i = `${e.workdir}/`;
let a = e.workdir === "/" ? "/" : i;
let o = [...r].map(([e, { change: t }]) => [e.startsWith("/") ? e : a + e, t]);
let s = [...n === null ? o.filter(([e]) => e.startsWith(i)) : o, ...installedChanges(t.installed, e.installed())];
let c = pythonChanges(s);
let l = npmChanges(s.filter(([e]) => !e.startsWith(i)));
let u = new Map();
await eachOf(l.filter(({ change: e }) => e !== "removed").slice(0, 50), async ({ path: t }) => {
let n = (await readUnless(e, e.files(t), 262144, null))?.text;
u.set(t, versionIn(n ?? null));
});
for (let { path: e, name: t, change: n } of l) c.push({
manager: "npm",
name: t,
before: null,
after: u.get(e) ?? null,
change: n
});
return c;
}
function installedChanges(e, t) {
if (e === null || t === null) return [];
return differences(e, t).map(({ name: e, change: t }) => [e, t]);
}
function ofImage(e, t, { store: n }) {
let r = N.get(n) ?? new Map();
N.set(n, r);
return (0, A.O)(r, `${e.image.digest} ${t}`, () => readUnless(e, e.filesOfImage(t), M, null));
}
async function databasesOf(e, t) {
let [n, r] = await Promise.all(["dpkg", "apk"].map((n) => readUnless(e, e.files(w[n]), M, t?.[n] ?? null)));
return {
dpkg: n,
apk: r
};
}
async function readUnless(e, t, n, r) {
for await (let i of t) {
let { path: t, type: a, size: o, identity: s } = i;
if (t !== "" || a !== "file" || o > n) return null;
if (r?.identity === s && e.kind === "host") return r;
let c = await (0, d.$)(i, n);
return c === null ? null : {
identity: s,
text: c.toString()
};
}
return null;
}
async function eachOf(e, t) {
for (let n = 0; n < e.length; n += 8) await Promise.all(e.slice(n, n + 8).map((e) => t(e)));
}
async function beforeAgent(e, t) {
let { testbed: n, context: r } = e;
if (n.kind === "docker" && (0, c.w)(r)) return null;
return await orNoted(e, () => stateBefore(n, r, t));
}
async function afterAgent(e, t, n) {
let r = await orNoted(e, () => stateAfter(e.testbed, t, e.context));
if (r === null) return;
e.left.set(n, r);
for (let { kind: t, detail: n } of changedTests(e.instance, r.files)) e.record.note(t, n);
}
async function saveChanges(e) {
let { directory: t, record: n, context: i } = e;
e.left.size > 0 && (0, l.x)(n.result, i.store);
for (let [o, s] of e.left) try {
let c = await describe(s, e.testbed, i.redactor);
let l = `${JSON.stringify(c, null, 1)}\n`;
let { removed: u } = await (0, a.Y)(r.join(t, o), l, i.redactor);
u && n.note("results_linked", `another file in the place of ${o} was removed`);
n.result.changes = [...n.result.changes ?? [], briefOf(o, c)];
} catch (t) {
noteUnknown(e, t);
}
}
async function orNoted(e, t) {
try {
return await (0, o.Wh)(t(), e.signal);
} catch (t) {
e.signal.throwIfAborted();
noteUnknown(e, t);
return null;
}
}
function noteUnknown({ record: e }, t) {
e.note("changes_incomplete", `the changes by the agent are unknown: ${(0, i.bD)(t)}`);
}
async function describe(e, { relay: t }, n) {
let { packages: r, notes: i } = e;
return {
schema: "agentbench/changes/v1",
files: await describeFiles(e.files, n),
packages: describePackages(r),
processes: processesOf(e, n),
ports: portsOf(e, t === null ? null : new URL(t.url).port, n),
notes: i.map((e) => n.text(e))
};
}
function processesOf({ running: e, earlier: t }, n) {
if (e === null) return null;
let r = new Set(t?.processes.map(({ id: e, words: t }) => `${e} ${t}`));
let i = e.processes.filter(({ id: e, words: t }) => !r.has(`${e} ${t}`));
let a = i.slice(0, 200).map(({ words: e }) => ({ command: shown(e, n) }));
return {
entries: a,
left_out: i.length - a.length
};
}
function portsOf({ running: e, earlier: t }, n, r) {
if (e === null || e.sockets === null) return null;
let i = new Set((0, s.hW)(t?.sockets ?? "").map(({ inode: e }) => e));
let a = new Map();
for (let { address: t, inode: o } of (0, s.hW)(e.sockets)) {
let s = e.processes.find(({ sockets: e }) => e.includes(o));
if (i.has(o) || t === n || s === void 0 && !e.alone) continue;
a.set(shown(t, r), s === void 0 ? null : shown(s.words, r));
}
let o = [...a].map(([e, t]) => ({
address: e,
command: t
}));
return {
entries: o.slice(0, 200),
left_out: Math.max(0, o.length - 200)
};
}
function shown(e, t) {
let n = t.text(e);
return n.length > 500 ? `${n.slice(0, 500)}…` : n;
}
function briefOf(e, { files: t, packages: n, processes: r, ports: i }) {
let of = (e) => e === null ? null : e.entries.length + e.left_out;
return {
file: e,
files: t === null ? null : {
added: t.added,
changed: t.changed,
removed: t.removed
},
packages: of(n),
processes: of(r),
ports: of(i)
};
}
}),
45310: ((e, t, n) => {
n.d(t, {
I: () => evaluateTrial,
w: () => isIdleAgent
});
var r = n(45145);
var i = n(59230);
var a = n(81533);
var o = n(43482);
var s = n(12580);
var c = n(11220);
let l = /\btouch\s+(\/[\w./-]+)/;
let u = /(?<!\/[\w.-]*)\/[\w./-]+\.log\b/g;
async function staleLog(e, t, n) {
let r = l.exec(t)?.[1];
let i = [...new Set(t.match(u))];
if (r === void 0 || i.length === 0) return null;
let a = `find ${[r, ...i].map(s.h).join(" ")} -prune -printf '%T@ %p\\n'`;
let { stdout: o } = await (0, c.j)(e, a, 1e4, n);
let d = o.toString().split("\n").map((e) => [e.slice(e.indexOf(" ") + 1), Number.parseFloat(e)]);
let f = new Map(d);
let p = i.find((e) => f.get(e) < f.get(r) - .05);
if (p === void 0) return null;
return {
kind: "log_prewritten",
detail: `${p} was last written before the success command made ${r}`
};
}
var d = n(56594);
async function evaluateSuccessCommand(e) {
let { testbed: t, instance: n, before: s, logs: c, limits: l, signal: u } = e;
let { command: f, rule: p } = (0, i.C)(n.evaluation, "success_command");
let m = new d.Ik();
let h = new a.F(e);
let g = {
kind: "success_command",
command: f,
exit_code: null,
timed_out: !1,
duration_ms: 0,
output_tail: ""
};
h.show(g);
let _ = {
shell: "sh",
script: f,
timeout: l["evaluation-timeout"]
};
let { after: v, meanwhile: y, value: b } = await (0, o.lookAndRun)(t, n, s, (e) => c.run("evaluation.log", e, _, u, m));
h.note(...(0, o.compareLooks)(n, s, v), ...y);
h.show({
...g,
exit_code: b.exitCode,
timed_out: b.timedOut,
duration_ms: b.duration,
output_tail: c.tails().get("evaluation.log") ?? ""
});
let x = m.signs();
let S = (0, d.WJ)(p, b.exitCode, x);
if (S) {
let e = [
(0, d.B2)(p, x, f),
(0, d.x)(f, b),
await doubtOfLog()
];
h.note(...e.filter((e) => e !== null));
}
return h.verdict(S);
async function doubtOfLog() {
try {
return await staleLog(t, f, u);
} catch (e) {
return {
kind: "evaluate_failed",
detail: (0, r.bD)(e)
};
}
}
}
let f = {
success_command: async () => evaluateSuccessCommand,
reward: async () => (await n.e(6136).then(n.bind(n, 96136))).evaluateReward,
test_plan: async () => (await Promise.all([
n.e(1143),
n.e(5175),
n.e(7825),
n.e(4933)
]).then(n.bind(n, 44933))).evaluateTestPlan
};
async function evaluate(e) {
return (await f[e.instance.evaluation.kind]())(e);
}
var p = n(51021);
async function evaluateTrial(e, t) {
let { context: n, record: r, instance: i, before: a, givenReports: o, directory: s, signal: c } = e;
let { options: l, dataset: u, seal: d, judge: f, floors: m, redactor: h } = n;
let g = i.steps === void 0 ? e.logs : e.logs.ofPart(e.suffix);
let _ = await (0, p.a)(e, (e) => {
let p = r.notesOfOne();
return evaluate({
instance: i,
testbed: e,
before: a,
givenReports: o,
directory: s,
folder: t,
logs: g,
limits: l,
idle: isIdleAgent(n),
digest: u.digest,
seal: d,
judge: f,
floors: m,
redactor: h,
signal: c,
progress({ evidence: e, notes: t }) {
r.result.evaluation = e;
p(t);
}
});
});
r.decide(_);
}
function isIdleAgent({ agent: e, options: t }) {
return e === null ? /^\s*(true|:)\s*$/.test(t["agent-command"]) : e.agent.idle === !0;
}
})
};
