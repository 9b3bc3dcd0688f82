export const id = 1934;
export const ids = [1934];
export const modules = {
45628: ((e, t, n) => {
n.d(t, { q: () => isPlainPath });
function isPlainPath(e) {
let t = e.split("/");
return !e.includes("\0") && !e.includes("�") && Buffer.byteLength(e) < 1e3 && t.every((e) => e !== "" && e !== "." && e !== "..");
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
54945: ((e, t, n) => {
n.d(t, {
OS: () => a,
TP: () => stateAfterOutput,
lV: () => doesShellWork
});
var r = n(77598);
var i = n(58500);
let a = [126, 127];
async function stateAfterOutput(e, t) {
let n = performance.now();
for (;;) {
let r = await e.inspect(t);
if (!r.running || performance.now() - n > 3e3) return r;
await (0, i.setTimeout)(50, void 0, t === void 0 ? {} : { signal: t });
}
}
async function doesShellWork(e, t, n) {
let i = (0, r.randomInt)(64, 120);
let a = {
Cmd: [
"/bin/sh",
"-c",
`exit ${i}`
],
WorkingDir: t
};
let o = await e.exec(a, n);
await o.startDetached(n);
return (await stateAfterOutput(o, n)).exitCode === i;
}
}),
39214: ((e, t, n) => {
n.d(t, { interactIn: () => interactIn });
var r = n(40724);
var i = n(45145);
var a = n(25285);
var o = n(53879);
var s = n(54945);
var c = n(69357);
let l = "cd \"$1\" 2>/dev/null || echo \"agentbench: the workdir $1 is gone, or closed; this is $PWD\" >&2; unset OLDPWD; shift; ";
async function interactIn({ container: e, workdir: t }, { script: n, environment: a }, o, u) {
u.throwIfAborted();
let { terminal: d } = o;
let f = await e.exec({
Cmd: n === null ? [
"/bin/sh",
"-c",
l + "if command -v bash >/dev/null 2>&1; then exec bash; else exec /bin/sh; fi",
"sh",
t
] : [
"/bin/sh",
"-c",
l + c.OF.agent,
"sh",
t,
n
],
Env: (0, r.TT)(a),
WorkingDir: "/",
AttachStdin: !0,
AttachStdout: !0,
AttachStderr: !0,
Tty: d !== null
}, u);
let p = await f.start(u, d?.size());
let abort = () => p.destroy();
u.addEventListener("abort", abort, { once: !0 });
p.on("error", () => {});
try {
await connect(p, f, o);
} finally {
u.removeEventListener("abort", abort);
p.destroy();
}
u.throwIfAborted();
let { running: m, exitCode: h } = await (0, s.TP)(f, u);
if (m || h === null) throw new i.ZD("docker", "the connection to the command in the container broke");
return h;
}
async function connect(e, t, { input: n, output: r, errors: i, terminal: a }) {
let resize = () => {
a !== null && t.resize(a.size()).catch(() => {});
};
let s = a?.onResize(resize);
a?.setRaw(!0);
resize();
n.pipe(e);
try {
a === null ? await (0, o.w)(e, (e, t) => write(e === "stdout" ? r : i, t)) : await e.drain((e) => write(r, e));
} catch {} finally {
n.unpipe(e);
n.pause();
a?.setRaw(!1);
s?.();
}
}
async function write(e, t) {
!e.destroyed && !e.write(Buffer.from(t)) && await (0, a.L)(e);
}
}),
78280: ((e, t, n) => {
n.d(t, {
Y: () => commitAs,
y: () => keptImage
});
var r = n(63187);
let i = "agentbench.kept";
let a = /^(?:[\w.-]+(?::\d+)?\/)?[a-z\d]+(?:(?:[._]|__|-+)[a-z\d]+)*(?:\/[a-z\d]+(?:(?:[._]|__|-+)[a-z\d]+)*)*:\w[\w.-]{0,127}$/;
async function commitAs(e, { engine: t, container: n }, r, o) {
let s = e.lastIndexOf(":") > e.lastIndexOf("/") ? e : `${e}:latest`;
if (!a.test(s)) throw Error("not a name of an image; write image_tag in lower case, with a tag of letters, digits, `_`, `.`, `-`");
let c = await t.image(s);
if (c !== null && !isKeptAs(s, c)) throw Error("an image of that name exists and was not kept under it; remove it, or give the row another image_tag");
let { variables: l, labels: u, volumes: d } = await n.inspect();
let f = s.lastIndexOf(":");
let p = [`LABEL ${i}=${JSON.stringify(s)}`, ...asItWas(r)];
let commit = (e) => e.commit(s.slice(0, f), s.slice(f + 1), p);
let m = l.filter(o).map((e) => `ENV ${e.replace(/=.*/s, "")}=""`);
m.length === 0 ? await commit(n) : await withCopy({
engine: t,
container: n
}, {
emptied: m,
labels: u
}, commit);
c !== null && await removeNameless(t, c.id).catch(() => {});
return d;
}
async function withCopy({ engine: e, container: t }, { emptied: n, labels: i }, a) {
let o = await t.commit("", "", n);
try {
let t = await e.createContainer({
Image: o,
Labels: i
});
try {
await a(t);
} finally {
await (0, r.od)(t);
}
} finally {
await e.removeImage(o).catch(() => {});
}
}
async function removeNameless(e, t) {
let n = await e.image(t);
n?.names.length === 0 && n.digests.length === 0 && await e.removeImage(t);
}
async function keptImage(e, t) {
let n = await e.image(t);
if (n === null || !isKeptAs(t, n)) return null;
return { workdir: n.config.Labels?.[r.v4] || n.config.WorkingDir || "/" };
}
function isKeptAs(e, { config: t }) {
return t.Labels?.[i] === e;
}
function asItWas({ Entrypoint: e, Cmd: t, User: n }) {
return [
...r.kg.map((e) => `LABEL ${e}=""`),
...e?.length ? [`ENTRYPOINT ${JSON.stringify(e)}`] : [],
`CMD ${JSON.stringify(t?.length ? t : ["/bin/sh"])}`,
...n ? [`USER ${n}`] : []
];
}
}),
71934: ((e, t, n) => {
n.r(t);
n.d(t, { DockerTestbed: () => DockerTestbed });
var r = n(76760);
var i = n(45145);
var a = n(68785);
var o = n(12580);
var s = n(407);
var c = n(47931);
var l = n(11220);
var u = n(33836);
var d = n(69548);
var f = n(40724);
var p = n(25285);
var m = n(53879);
var h = n(54945);
var g = n(3730);
async function conversationIn({ container: e, workdir: t, environment: n }, r, a) {
a.throwIfAborted();
let o = {
Cmd: r,
Env: (0, f.TT)(n),
WorkingDir: t,
AttachStdin: !0,
AttachStdout: !0
};
let s = await e.exec(o, a);
let c = await s.start(a);
let l = new p.n();
let u = !1;
c.on("error", () => {});
(0, m.w)(c, (e, t) => l.take(e, t)).catch(() => {}).finally(() => l.end());
let hangUp = () => {
u = !0;
c.destroy();
};
return l.between(c, hangUp, async () => {
let t = u;
try {
let { running: e, exitCode: n } = await (0, h.TP)(s);
if (e ? t : n !== null && n !== 0 && !h.OS.includes(n)) return null;
return new i.ZD("docker", "the connection to a program in the container broke");
} catch (t) {
let n = await (0, g.eO)(e, t);
return n instanceof i.ZD ? n : null;
}
});
}
var _ = n(3907);
let v = 8192;
class SessionLine {
alone = !1;
fault = null;
seen = !1;
#e = "";
#t = Promise.withResolvers();
id() {
return (0, a.Xc)(this.#t.promise, 1e4);
}
strip(e) {
if (this.seen) return e;
let t = e.indexOf(10);
this.#e += e.subarray(0, t === -1 ? v : Math.min(t, v)).toString("latin1");
if (t === -1 && this.#e.length < v) return Buffer.alloc(0);
this.seen = !0;
let n = /^(\d+)( alone)?$/.exec(this.#e);
n === null && (this.fault = this.#e.trim());
this.alone = n?.[2] !== void 0;
this.#t.resolve(n === null ? null : Number(n[1]));
return e.subarray(t + 1);
}
}
let y = {
longest: 500,
share: .05
};
let b = {
marked: 500,
alone: 40,
lasting: 5
};
let x = 1e4;
class RunningCommand {
session = new SessionLine();
#e = 0;
#t;
#n;
#r;
#i;
#a;
#o;
#s = Promise.withResolvers();
#c = !1;
#l;
constructor(e, t, n, r, i) {
this.#n = e;
this.#o = i;
this.#r = t;
this.#i = n;
this.#a = r;
this.#t = this.#u();
}
async end(e, t, n) {
let r = new AbortController();
let i = this.#p(AbortSignal.any([r.signal, t]));
try {
return await (0, a.Xc)(i, e, {
signal: t,
until: n
});
} finally {
r.abort();
await i.catch(() => {});
}
}
throwFault() {
if (this.#l !== void 0) throw this.#l;
let { fault: e } = this.session;
if (e === null) return;
if ((0, g.pn)(e)) throw new i.ZD("testbed", e);
throw destroyed(`the answer to a command was: ${e}`);
}
async rest(e, t) {
if (e || !this.session.alone) return (0, _.Z)(this.#t, () => this.#e, 100);
await (0, a.Xc)(this.#t, x, { signal: t });
}
close() {
this.#r.destroy();
}
async #u() {
try {
await (0, m.w)(this.#r, (e, t) => this.#d(e, t));
for (let e of ["stdout", "stderr"]) for (let t of this.#a?.rest(e) ?? []) await this.#f(e, t);
} catch (e) {
this.#r.destroy();
this.#e === Infinity && (this.#l = e);
} finally {
this.#c = !0;
this.#s.resolve();
}
}
async #d(e, t) {
this.#e = Infinity;
for (let n of this.#a?.take(e, t) ?? [t]) await this.#f(e, n);
this.#a !== null && this.#a.exitCode !== null && this.#s.resolve();
this.#e = performance.now();
}
async #f(e, t) {
let n = e === "stdout" ? this.session.strip(t) : t;
n.length > 0 && await this.#i(e, n);
}
async #p(e) {
let t = performance.now();
let n = this.#a === null ? this.#t : this.#s.promise;
for (;;) {
let r = performance.now() - t;
let { longest: i, share: o } = y;
let s = b[this.#a === null ? "lasting" : this.session.alone ? "alone" : "marked"];
let c = Math.min(i, Math.max(s, o * r, this.#c ? 0 : 30 - r));
await (0, a.Xc)(n, c, { signal: e });
this.throwFault();
let l = this.#a?.exitCode ?? null;
if (l !== null && !this.session.seen) throw destroyed(`no shell could be started (exit code ${l})`);
if (l !== null) return l;
if (this.#a !== null && this.#c && !this.session.alone) return this.#g(e);
this.#c && (n = new Promise(() => {}));
let u = await this.#n.inspect(e);
let d = u.exitCode === null && !this.#c && r < 1e4;
if (!u.running && !d) return this.#m(u, e);
}
}
async #m({ exitCode: e }, t) {
this.#a !== null && await this.#h(() => this.session.alone, t);
if (this.#a === null || this.session.alone) {
if (e === null) throw lost("it was never started");
if (!h.OS.includes(e)) return e;
await this.#h(() => this.session.seen, t);
this.throwFault();
if (!this.session.seen) throw await this.#_(e);
return e;
}
return this.#a.exitCode ?? this.#g(t);
}
async #h(e, t) {
let n = performance.now();
for (; !e() && performance.now() - Math.max(n, this.#e) < x;) if (await (0, a.Xc)(this.#s.promise, x / 100, { signal: t }) !== null) return;
}
async #g(e) {
let { running: t, exitCode: n } = await (0, h.TP)(this.#n, e);
this.throwFault();
if (t) throw lost("its output ended before it did");
if (n === null) throw lost("it was never started");
if (n === this.#a.ownCode) throw lost("the end of its output did not come");
if (h.OS.includes(n)) throw await this.#_(n);
throw destroyed(`the shell of a command was ended (exit code ${n})`);
}
async #_(e) {
return await this.#o() ? lost("it was not started, or its output was lost") : destroyed(`no shell can be started (exit code ${e})`);
}
}
function destroyed(e) {
return new u.z(`the testbed runs no command any more: ${e}`);
}
function lost(e) {
return new i.ZD("docker", `Docker lost the command: ${e}; the connection broke`);
}
var S = n(69357);
let C = 15e3;
let w = 131071;
let T = 1966080;
async function runInContainer(e, t, n) {
let r = performance.now();
let i = await begin(e, t, n);
try {
let { until: a } = t;
let o = await i.end(t.timeout - (performance.now() - r), n, a);
let s = o === null && a?.aborted === !0;
let c = o === null && !s;
let l = !1;
if (o === null) {
l = !await endSession(e, await i.session.id(), n);
l || await i.end(C, n);
}
let u = performance.now() - r;
t.lasting || await i.rest(l, n);
i.throwFault();
return {
exitCode: o,
timedOut: c,
stopped: s,
duration: Math.round(u),
survived: l
};
} finally {
i.close();
}
}
async function begin(e, t, n) {
n.throwIfAborted();
let { container: r, console: i, workdir: a } = e;
let { environment: o, lasting: s, output: c } = t;
let l = s ? null : new S.A();
let u = l === null ? (0, S.A7)(t, i.expect(c)) : l.settings(t);
let d = [...(0, f.TT)({
...e.environment,
...o
}), ...u.Env ?? []];
refuseTooLarge([...u.Cmd, ...d]);
let p = await r.exec({
...u,
...userOf(e, t),
Env: d,
WorkingDir: a,
AttachStdout: !0,
AttachStderr: !0
}, n);
let doesShell = () => (0, h.lV)(r, a, n);
return new RunningCommand(p, await p.start(n), t.output, l, doesShell);
}
function userOf({ ownUser: e = !1 }, { user: t }) {
if (t != null) return { User: t };
return t === null || !e ? {} : { User: "0:0" };
}
function refuseTooLarge(e) {
let t = e.map((e) => Buffer.byteLength(e));
let n = Math.max(...t);
let r = t.reduce((e, t) => e + t + 9, 0);
if (n > w) throw new i.ZD("testbed", `a command, or one of its variables, has ${n} bytes, more than Linux takes (${w})`);
if (r > T) throw new i.ZD("testbed", `a command and its variables have ${r} bytes, more than Linux takes (${T})`);
}
async function endSession(e, t, n) {
if (t === null) return !1;
let r = {
shell: "sh",
script: `set -- ${t}\n# shellcheck shell=sh disable=SC2046,SC2086 # word splitting of lists of numbers is intended
# For sh in any image (no ps, no pkill): ends the session \$1 by TERM, then after 5 s by KILL. Exits with 1 if one of its
# processes is still alive.
# Fields after the last ")" of /proc/<pid>/stat: state, ppid, pgrp, session.
members() {
  for stat in /proc/[0-9]*/stat; do
    text=
    # All lines: a line end may be in the name.
    while read -r line; do text=\$text\$line; done 2>/dev/null <"\$stat"
    set -- \${text##*) }
    [ "\$4" = "\$session" ] && [ "\$1" != Z ] && [ "\$1" != X ] && printf '%s ' "\${text%% *}"
  done
}
now() {
  read -r up rest </proc/uptime
  echo "\${up%.*}\${up#*.}"
}
session=\$1
kill -TERM \$(members) 2>/dev/null
begun=\$(now)
while [ \$((\$(now) - begun)) -lt 500 ]; do
  [ -z "\$(members)" ] && exit 0
  sleep 0.1
done
begun=\$(now)
kills=0
# A few times at least: a busy machine may come back here when all time is over.
while [ \$kills -lt 5 ] || [ \$((\$(now) - begun)) -lt 200 ]; do
  kill -KILL \$(members) 2>/dev/null
  [ -z "\$(members)" ] && exit 0
  kills=\$((kills + 1))
  sleep 0.1
done
exit 1
`,
timeout: C,
output() {}
};
try {
let t = await begin(e, r, n);
try {
return await t.end(C, n) === 0;
} finally {
t.close();
}
} catch (e) {
if (e instanceof u.z || (0, g.c2)(e) !== void 0) return !1;
throw e;
}
}
var E = n(56118);
var D = n(54318);
var O = n(36347);
let k = 1024 ** 3;
let A = 2 ** 31;
async function* filesIn(e, t, n) {
let r;
try {
if (await isUntouchedOrGone(e, t, n)) return;
r = await e.getArchive(t, n);
} catch (e) {
if ((0, g.xQ)(e)) return;
throw (0, g.lp)(e);
}
let i = (0, E.extract)();
r.on("error", (e) => i.destroy((0, g.lp)(e))).pipe(i);
let a = 0;
try {
for await (let e of i) {
let { name: t, size: n } = e.header;
let r = belowOf(t);
let { type: i, identity: o } = (0, d.seenOf)(e.header);
let s = !1;
let content = () => {
s = !0;
return chunksOf(e);
};
(r !== "" || i !== "directory") && (yield {
path: r,
type: i,
size: n ?? 0,
identity: o,
content: { [Symbol.asyncIterator]: content }
});
s || (a += n ?? 0);
if (a > k) return yield (0, D.g)(`all that comes after ${k / 1024 ** 3} GiB of files too large`);
e.resume();
}
} catch (e) {
if (!isCutShort(e)) throw (0, g.lp)(e);
yield (0, D.g)("all that comes after a file that shrank while it was read");
} finally {
r.destroy();
}
}
function isCutShort(e) {
return (0, i.bD)(e) === "Unexpected end of data";
}
function belowOf(e) {
return e.replace(/^[^/]*\/?/, "").replace(/\/$/, "");
}
async function* chunksOf(e) {
try {
yield* e;
} catch (e) {
throw isCutShort(e) ? Object.assign(Error("the file shrank while it was read"), { code: "EIO" }) : e;
}
}
async function isDirectoryIn(e, t) {
try {
return isDirectory((await e.stat(t)).mode);
} catch (e) {
if ((0, g.c2)(e) !== void 0) return !1;
throw (0, g.lp)(e);
}
}
async function isUntouchedOrGone(e, t, n) {
try {
let { mode: r, mtime: i } = await e.stat(t, n);
return (0, O.MU)(t) && isDirectory(r) && Date.parse(i) === O.EE.getTime();
} catch (e) {
if ((0, g.c2)(e) === 404) return !0;
if ((0, g.c2)(e) !== void 0) return !1;
throw e;
}
}
function isDirectory(e) {
return Math.floor(e / A) % 2 == 1;
}
var j = n(57075);
var M = n(46466);
var N = n(45628);
let P = 8 * 1024 ** 3;
async function handOver([e, t], n, r, i, a) {
let o;
try {
o = await e.getArchive(n, a);
} catch (e) {
if ((0, g.xQ)(e)) return 0;
throw e;
}
let s = (0, E.extract)();
o.on("error", (e) => s.destroy(e)).pipe(s);
let c = (0, E.pack)();
let l = new Kept(n, r);
try {
let e = [];
let end = (t) => {
e.push(t);
c.destroy(t);
};
await Promise.all([fill(s, c, l, (e) => i(n, e)).catch(end), t.putArchive(j.Readable.from(c), "/").then(() => c.destroy(), end)]);
let [r] = e;
if (isCutShort(r)) throw new u.z(`${n}, an artifact for the verifier, has a file that shrank while it was read`);
if (r !== void 0) throw r;
return l.left;
} finally {
c.destroy();
o.destroy();
}
}
function placeFor(e, t) {
let n = (0, o.h)(t ? e : r.posix.dirname(e));
let i = t ? `find ${n}/ -mindepth 1 -maxdepth 1 -exec rm -rf -- {} +` : `rm -rf -- ${(0, o.h)(e)}`;
return `${`p=${n}; while [ -n "$p" ]; do [ -d "$p" ] || rm -rf -- "$p" 2>/dev/null; p=\${p%/*}; done`}; mkdir -p -- ${n} && chmod 777 -- ${n} && ${i}`;
}
async function fill(e, t, n, r) {
let i = !0;
for await (let a of e) {
let e = n.headOf(a.header);
i && e !== null && await r(e.type === "directory");
i = !1;
if (e?.type === "file") await (0, M.pipeline)(a, t.entry(e));
else {
e !== null && t.entry(e);
a.resume();
}
}
t.finalize();
}
class Kept {
left = 0;
#e;
#t;
#n = new Set();
#r = 0;
constructor(e, t) {
this.#e = e.replace(/^\/+/, "");
this.#t = t;
}
headOf({ name: e, type: t, size: n = 0, mode: i = 0, mtime: a, linkname: o }) {
let s = belowOf(e);
let c = {
name: r.posix.join(this.#e, s),
uid: 0,
gid: 0,
...a ? { mtime: a } : {}
};
if (s !== "" && this.#t(s)) return null;
this.#i(n);
let l = s === "" ? t === "directory" || t === "file" : (0, N.q)(s);
if (l && t === "directory") return {
...c,
type: t,
mode: s === "" ? 511 : 493
};
if (l && t === "file") {
this.#n.add(s);
return {
...c,
type: t,
size: n,
mode: modeOf(i)
};
}
let u = o ?? "";
if (l && t === "link" && this.#n.has(belowOf(u))) return {
...c,
type: t,
linkname: r.posix.join(this.#e, belowOf(u))
};
if (l && t === "symlink" && staysBelow(r.posix.dirname(s), u)) return {
...c,
type: t,
linkname: u
};
this.left += 1;
return null;
}
#i(e) {
this.#r += 512 + e;
if (this.#r <= P) return;
throw new u.z(`/${this.#e}, an artifact for the verifier, has more than ${P / 1024 ** 3} GiB`);
}
}
function staysBelow(e, t) {
let n = t.split("/").filter((e) => e !== "" && e !== ".");
let i = n.findIndex((e) => e !== "..");
let a = i !== -1 && n.includes("..", i);
let o = r.posix.join(e, t);
return !t.startsWith("/") && o !== ".." && !o.startsWith("../") && !a;
}
function modeOf(e) {
let t = e & 493 | 384;
return t & 64 ? t : t & -74;
}
var F = n(39214);
var I = n(78280);
var L = n(63187);
var R = n(3774);
var z = n(78421);
var B = n(29704);
var V = n(72843);
let H = `/bin/sh -c ${B.n.split("\n")[0]}`;
async function runningIn(e) {
let t;
try {
t = await e.top("pid,ppid,args");
} catch {
return null;
}
let n = t.map(([e = "", t = "", ...n]) => ({
id: e,
parent: t,
words: n.join(" ")
}));
let r = keepingAlive(n);
let [i] = r;
let a = i !== void 0 && isOf(i, e.id);
let o = n.filter(({ id: e }) => !r.has(e));
return {
processes: o.map(({ id: e, words: t }) => ({
id: e,
words: t,
sockets: a ? (0, V.m)(e) : []
})),
sockets: a ? listenersOf(i, o.length) : null,
alone: !0
};
}
function listenersOf(e, t) {
if (t === 0) return "";
return (0, V.t)(e).split("\n").filter((e) => !e.includes(" 0B00007F:")).join("\n");
}
function keepingAlive(e) {
let t = new Set(e.map(({ id: e }) => e));
let n = new Set();
for (let r = -1; r < n.size;) {
r = n.size;
for (let { id: r, parent: i, words: a } of e) ((!t.has(i) || n.has(i)) && a.includes(H) || n.has(i) && a === "sleep 3600") && n.add(r);
}
return n;
}
function isOf(e, t) {
return /^\d+$/.test(e) && ((0, z.J3)(`/proc/${e}/cgroup`) ?? "").includes(t);
}
async function starvationOf(e, { cpus: t, memory: n }, r) {
let { periods: i, throttled: a } = t ? await e.throttling() : {
periods: 0,
throttled: 0
};
return {
throttled: i === 0 ? null : Math.min(1, a / i),
outOfMemory: n ? await killedForMemory(e, r) : null
};
}
async function killedForMemory(e, t) {
let n = await (0, l.j)(t, "for file in /sys/fs/cgroup/memory.events /sys/fs/cgroup/memory/memory.oom_control; do\n  [ -r \"$file\" ] || continue\n  while read -r name count; do [ \"$name\" != oom_kill ] || echo \"$count\"; done <\"$file\"\ndone", 6e4, a.tm, 1e3).catch(() => null);
if (n === null) return (await e.inspect()).outOfMemory;
let r = [...n.stdout.toString().matchAll(/^(\d+)$/gm)].map(([, e]) => Number(e));
return r.length === 0 ? null : r.some((e) => e > 0);
}
let U = 6e4;
let W = [
"changed",
"added",
"removed"
];
class DockerTestbed {
kind = "docker";
image;
commit;
notes;
workdir;
given;
promptFile = R.PROMPT;
outputDirectory = R.OUTPUT;
agentHome = R.HOME;
agentDirectory;
prerunnerDirectory;
#e;
#t;
#n;
#r;
#i;
#a;
constructor(e, t, { limits: n, network: r, project: i }) {
this.#r = n;
this.#a = i;
this.#i = r;
this.#t = {
...e,
get environment() {
return r.variables;
}
};
this.#e = e.container;
this.workdir = e.workdir;
this.image = t.image;
this.commit = t.commit;
this.notes = t.notes;
this.given = t.given;
this.agentDirectory = t.agentDirectory;
this.prerunnerDirectory = t.prerunnerDirectory;
this.#n = t.createUnused;
}
get relay() {
return this.#i.relay;
}
run(e, t) {
let work = async () => {
let n = await (0, c._)(e.script, this);
return runInContainer(this.#t, {
...e,
script: n
}, t);
};
return (0, g.iN)(this.#e, work, t);
}
converse(e, t) {
return (0, g.iN)(this.#e, () => conversationIn(this.#t, e, t), t);
}
service(e) {
let t = this.#a?.services.get(e);
if (t === void 0) return null;
let n = {
...this.#t,
container: t,
workdir: "",
environment: {}
};
return {
run: (e, r) => (0, g.iN)(t, () => runInContainer(n, e, r), r),
files: (e) => filesIn(t, e)
};
}
async serviceLogs(e) {
await this.#a?.logs(e).catch(g.vZ);
}
files(e, t) {
return filesIn(this.#e, e, t);
}
async *filesOfImage(e) {
let t = await this.#n().catch(g.vZ);
try {
yield* filesIn(t, e);
} finally {
await (0, L.od)(t);
}
}
async differences() {
let e = await (0, g.iN)(this.#e, () => this.#e.changes());
return new Map(e.map(({ Path: e, Kind: t }) => [e, W[t] ?? "changed"]));
}
isDirectory(e) {
return isDirectoryIn(this.#e, e);
}
installed() {
return null;
}
running() {
return runningIn(this.#e);
}
async place(e, t = !1) {
t || await this.#o(e.map(([e]) => e));
let n = {
emptyDirectories: [],
files: [],
copies: []
};
for (let [t, r] of e) r === "empty directory" ? n.emptyDirectories.push(t) : "directory" in r ? n.copies.push([
t,
r.directory,
r.executable
]) : n.files.push([t, r.text]);
await (0, g.iN)(this.#e, () => this.#e.putArchive((0, d.archiveOf)(n), "/"));
}
async #o(e) {
let t = e.map((e) => `/bin/rm -rf -- ${(0, o.h)(e)}`).join(" && ");
let { exitCode: n } = await this.run({
shell: "sh",
script: t,
timeout: U,
output() {}
}, a.tm);
if (n !== 0) throw new u.z(`${e.join(", ")} cannot be removed: exit code ${n}`);
}
setNetwork(e) {
return (0, g.iN)(this.#e, () => this.#i.change(e));
}
async handOver(e, t, n) {
if (!(t instanceof DockerTestbed)) throw TypeError("artifacts go from container to container");
let makePlace = async (e, r) => {
let { exit: a, stderr: o } = await (0, l.j)(t, placeFor(e, r), U, n);
if (a.exitCode === 0) return;
let s = `${e}, an artifact, cannot be made in the verifier's testbed: ${o.toString().trim().slice(-200)}`;
throw new i.ZD("testbed", s);
};
let a = 0;
for (let { service: i, source: o, exclude: c } of e) {
let e = this.#a?.services.get(i) ?? this.#e;
let l = r.posix.resolve(this.workdir, o);
if (l === "/") continue;
try {
a += await handOver([e, t.#e], l, (0, s.H)(c), makePlace, n);
} catch (e) {
n.throwIfAborted();
throw e instanceof u.z ? e : (0, g.lp)(e);
}
}
return a;
}
async stop() {
await this.#t.console.closeWith(() => this.#e.stop()).catch(g.vZ);
}
keepImage(e, t) {
return (0, I.Y)(e, this.#t, this.image.config, t);
}
interact(e, t, n) {
let r = {
...this.#t.environment,
...e.environment
};
return (0, g.iN)(this.#e, () => (0, F.interactIn)(this.#t, {
...e,
environment: r
}, t, n), n);
}
starvation() {
return starvationOf(this.#e, this.#r, this);
}
async keep() {
let e = (0, L.QQ)(this.#e);
let t = [];
try {
await this.#i.close();
await this.#t.console.closeWith(async () => {
await this.#e.rename(e);
await this.#e.stop();
});
await this.#a?.keep();
await this.#e.start().catch((e) => t.push({
kind: "kept_stopped",
detail: (0, i.bD)(e)
}));
} catch (e) {
throw new i.ZD("docker", `container ${this.#e.id.slice(0, 12)} is not kept: ${(0, i.bD)(e)}`);
}
return {
kept: e,
notes: t
};
}
async remove() {
try {
await this.#i.close();
await this.#t.console.closeWith(() => (0, L.od)(this.#e));
await this.#a?.remove();
return [];
} catch (e) {
let t = `container ${this.#e.id.slice(0, 12)}`;
let n = this.#a === null ? t : `${t}, or another container, network or volume of the task,`;
throw new i.ZD("docker", `${n} is not removed: ${(0, i.bD)(e)}`);
}
}
}
}),
69357: ((e, t, n) => {
n.d(t, {
A: () => MarkedCommand,
OF: () => a,
A7: () => lastingCommand
});
var r = n(77598);
var i = n(47114);
let a = {
agent: "if command -v bash >/dev/null 2>&1; then exec bash -c \"$1\"; else exec /bin/sh -c \"$1\"; fi",
bash: "exec bash -c \"$1\"",
sh: "exec /bin/sh -c \"$1\""
};
function lastingCommand({ shell: e, script: t }, n) {
return { Cmd: [
"/bin/sh",
"-c",
"echo $$\n{ printf %s \"$2\" >/proc/1/fd/1 && printf %s \"$2\" >/proc/1/fd/2; } 2>/dev/null && exec >/proc/1/fd/1 2>/proc/1/fd/2\n" + a[e],
"sh",
t,
n
] };
}
class MarkedCommand {
ownCode = (0, r.randomInt)(64, 120);
#e = `\x1eagentbench-end:${(0, r.randomBytes)(12).toString("hex")}:`;
#t = {
stdout: new i.r(this.#e),
stderr: new i.r(this.#e)
};
settings({ shell: e, script: t }) {
return {
Cmd: [
"/bin/sh",
"-c",
"exec 3>&2 2>/dev/null\nset -- \"$AGENTBENCH_SCRIPT\" \"$AGENTBENCH_MARK\" \"$AGENTBENCH_CODE\" \"$1\"\nunset AGENTBENCH_SCRIPT AGENTBENCH_MARK AGENTBENCH_CODE\ncommand -v setsid >/dev/null || exec /bin/sh -c \"echo \\$\\$ alone; $4\" sh \"$1\" 2>&3 3>&-\nsetsid /bin/sh -c \"echo \\$\\$; $4\" sh \"$1\" 2>&3 3>&-\ncode=$?\ntrap '' PIPE\nprintf '%s%s\\n' \"$2\" \"$((code + 1))\"\nprintf '%s%s\\n' \"$2\" \"$((code + 1))\" >&3\nexit \"$3\"\n",
"sh",
a[e]
],
Env: [
`AGENTBENCH_SCRIPT=${t}`,
`AGENTBENCH_MARK=${this.#e}`,
`AGENTBENCH_CODE=${this.ownCode}`
]
};
}
take(e, t) {
return this.#t[e].take(t).map(({ bytes: e }) => e);
}
rest(e) {
return this.#t[e].rest().map(({ bytes: e }) => e);
}
get exitCode() {
let [e, t] = [this.#t.stdout.number, this.#t.stderr.number];
return e === 0 || t === 0 ? null : e - 1;
}
}
}),
3907: ((e, t, n) => {
n.d(t, { Z: () => drain });
var r = n(68785);
async function drain(e, t, n, i = async () => {}) {
let a = performance.now();
let o = e.then(() => !0);
o.catch(() => {});
for (;;) {
await i();
let e = performance.now();
if (e - Math.max(a, t()) >= n || e - a >= 1e3) return;
if (await (0, r.Xc)(o, n / 2)) return;
}
}
}),
407: ((e, t, n) => {
n.d(t, { H: () => excluder });
var r = n(82411);
function excluder(e) {
let t = e.flatMap((e) => [e, `*/${e}`]).map(r.$B);
return (e) => {
let n = [...`./${e}`];
return t.some((e) => (0, r.XJ)(e, n));
};
}
}),
47931: ((e, t, n) => {
n.d(t, {
_: () => fitting,
p: () => isTooLong
});
var r = n(77598);
var i = n(76760);
var a = n(12580);
function isTooLong(e) {
return Buffer.byteLength(e) > 65536;
}
async function fitting(e, t) {
if (!isTooLong(e)) return e;
let n = i.posix.join(i.posix.dirname(t.promptFile), `command-${(0, r.randomUUID)()}.sh`);
await t.place([[n, { text: e }]]);
let o = (0, r.hash)("sha256", asSubstituted(e));
return `set -- "$(cat ${(0, a.h)(n)})" ${o}\nif command -v sha256sum >/dev/null; then
  case \$(printf %s "\$1" | sha256sum) in
    "\$2 "*) ;;
    *) echo 'agentbench: the file of a long command was changed' >&2; exit 125 ;;
  esac
fi
eval "set --
\$1"
`;
}
function asSubstituted(e) {
let t = e.length;
for (; e[t - 1] === "\n";) --t;
return e.slice(0, t);
}
}),
25285: ((e, t, n) => {
n.d(t, {
L: () => roomIn,
n: () => Pipe
});
var r = n(78474);
var i = n(57075);
async function roomIn(e) {
let t = new AbortController();
let n = { signal: t.signal };
await Promise.race([(0, r.once)(e, "drain", n), (0, r.once)(e, "close", n)]).catch(() => {});
t.abort();
}
class Pipe {
#e = new i.PassThrough();
constructor() {
this.#e.on("error", () => {});
}
async take(e, t) {
if (e === "stderr" || this.#e.destroyed || this.#e.write(Buffer.from(t))) return;
await roomIn(this.#e);
}
end() {
this.#e.end();
}
between(e, t = () => {}, n = async () => null) {
return {
input: e,
output: this.#e,
close: () => {
e.end();
this.#e.destroy();
t();
},
lost: n
};
}
}
}),
72843: ((e, t, n) => {
n.d(t, {
m: () => socketsOf,
t: () => tablesOf
});
var r = n(73024);
var i = n(70930);
var a = n(78421);
let o = [
"tcp",
"tcp6",
"unix"
];
function tablesOf(e) {
return o.flatMap((t) => ((0, a.J3)(`/proc/${e}/net/${t}`) ?? "").split("\n").filter((e) => / 0A | 00010000 /.test(e)).map((e) => `/proc/net/${t}:${e}`)).join("\n");
}
function socketsOf(e) {
return (0, i.wX)(`/proc/${e}/fd`).flatMap((t) => {
let [, n] = /^socket:\[(\d+)\]$/.exec(targetOf(`/proc/${e}/fd/${t}`)) ?? [];
return n ?? [];
});
}
function targetOf(e) {
try {
return (0, r.readlinkSync)(e);
} catch {
return "";
}
}
}),
54318: ((e, t, n) => {
n.d(t, { g: () => unread });
let r = { async *[Symbol.asyncIterator]() {} };
function unread(e, t = "") {
return {
path: t,
type: "unread",
why: e,
size: 0,
identity: "",
content: r
};
}
})
};
