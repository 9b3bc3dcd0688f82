export const id = 1586;
export const ids = [1586];
export const modules = {
30943: ((e, t, n) => {
n.d(t, {
Z: () => drain,
f: () => i
});
var r = n(58500);
let i = 1e3;
async function drain(e, t, n) {
let a = performance.now();
for (;;) {
let o = await Promise.race([e.then(() => !1), (0, r.setTimeout)(n / 2, !0)]);
let s = performance.now();
if (!o || s - Math.max(a, t()) >= n || s - a >= i) return;
}
}
}),
26440: ((e, t, n) => {
n.d(t, {
q: () => openFifos,
v: () => outletOf
});
var r = n(31421);
var i = n(77598);
var a = n(73024);
var o = n(51455);
var s = n(77030);
var c = n(76760);
var l = n(57975);
var u = n(45293);
var d = n(93104);
let f = [];
async function openFifos(e, t) {
let n = c.resolve(e, `.pipe-${(0, i.randomUUID)()}`);
let a = [`${n}-1`, `${n}-2`];
try {
let e = { PATH: [
t,
"/usr/bin",
"/bin"
].filter(Boolean).join(c.delimiter) };
await (0, l.promisify)(r.execFile)("mkfifo", [
"-m",
"600",
...a
], {
cwd: d.x,
env: e
});
return {
stdout: openFifo(a[0]),
stderr: openFifo(a[1])
};
} finally {
for (let e of a) await (0, o.rm)(e, { force: !0 });
}
}
function openFifo(e) {
let t = (0, a.openSync)(e, a.constants.O_RDONLY | a.constants.O_NONBLOCK);
let n = (0, a.openSync)(e, a.constants.O_WRONLY);
return {
writer: n,
letGo: () => (0, a.closeSync)(n),
...outletOf(t)
};
}
function outletOf(e) {
let t = f.pop() ?? Buffer.allocUnsafeSlow(262144);
let n = null;
let r = null;
let i = !1;
let o;
let c;
let l;
return {
read,
empty,
close
};
function read(a) {
if (i) return Promise.resolve();
let o = new s.Socket({
fd: e,
readable: !0,
writable: !1,
onread: {
buffer: t,
callback: handOn
}
});
n = a;
r = o;
o.on("close", () => Promise.resolve(c).finally(giveBack));
return new Promise((e, t) => o.on("error", t).on("close", () => e()));
}
function handOn(e) {
try {
c = n(t.subarray(0, e)) || void 0;
} catch (e) {
fail(e);
return !1;
}
c = c?.catch(fail).then(() => {
c = void 0;
l === void 0 && r.resume();
});
return c === void 0;
}
function fail(e) {
o = e;
r.destroy(e);
}
function empty() {
l ??= readOut().finally(() => {
l = void 0;
isOpen() && r.resume();
});
return l;
}
async function readOut() {
isOpen() && r.pause();
for (let n = 0;;) {
await c;
if (o !== void 0) throw o;
let r = isOpen() && n < 1048576 ? readNow(e, t) : 0;
if (r === 0) return;
n += r;
handOn(r);
}
}
function isOpen() {
return r !== null && !r.destroyed && !i;
}
function close() {
if (i) return;
i = !0;
if (r === null) {
(0, a.closeSync)(e);
giveBack();
} else r.destroy();
}
function giveBack() {
f.length < 64 && f.push(t);
}
}
function readNow(e, t) {
try {
return (0, a.readSync)(e, t);
} catch (e) {
if ((0, u.$N)(e) === "EAGAIN") return 0;
throw e;
}
}
}),
20942: ((e, t, n) => {
n.d(t, {
H: () => startFault,
z: () => isOfMachine
});
var r = n(73024);
var i = n(45293);
var a = n(20872);
function startFault(e, t) {
let n = t === void 0 ? 0 : sizeOf(t);
if (n > c && /argument list too long|E2BIG/i.test((0, i.bD)(e))) return new i.ZD("host", `a command and its environment have ${n} bytes, more than Linux takes`);
let o = t !== void 0 && (0, i.$N)(e) === "ENOENT" && !(0, r.existsSync)(t.cwd) ? `there is no directory ${t.cwd}` : (0, i.bD)(e);
return new a.z(`the command cannot be started: ${o}`);
}
let o = [
"ENOSPC",
"EDQUOT",
"EFBIG",
"EIO",
"EMFILE",
"ENFILE",
"ENOMEM"
];
let s = /No space left on device|Disk quota exceeded|Input\/output error|Too many open files|Cannot allocate memory/;
function isOfMachine(e) {
return o.includes((0, i.$N)(e) ?? "") || s.test((0, i.bD)(e));
}
let c = 131072;
function sizeOf({ argv: e, environment: t }) {
let n = Object.entries(t).map(([e, t]) => `${e}=${t}`);
return [...e, ...n].reduce((e, t) => e + Buffer.byteLength(t) + 1, 0);
}
}),
11417: ((e, t, n) => {
n.d(t, { z: () => PlainLauncher });
var r = n(31421);
var i = n(48161);
var a = n(58500);
var o = n(45293);
var s = n(93104);
var c = n(84633);
var l = n(26440);
var u = n(20942);
class PlainLauncher {
#e;
#t;
#n = new Map();
#r = [];
constructor(e, t = null) {
this.#e = e;
this.#t = t;
}
async launch(e, t) {
let { argv: n, cwd: a, environment: s, talks: c } = e;
let { stdout: d, stderr: f } = await (0, l.q)(this.#e, s.PATH).catch((e) => {
let t = `the pipes of a command cannot be made: ${(0, o.bD)(e)}`;
throw (0, u.z)(e) ? new o.ZD("host", t, { cause: e }) : (0, u.H)(e);
});
if (t.aborted) {
discard();
throw t.reason;
}
let p = [
c ? "pipe" : "ignore",
d.writer,
f.writer,
"pipe"
];
let m = reporterFor(s.PATH);
let h = m !== null;
let g = [
"-c",
"[ \"$0\" = sh ] || { echo $$ >\"$0/cgroup.procs\"; } 2>/dev/null; " + (m ?? "exec \"$@\" 3>&-"),
this.#t ?? "sh",
...n
];
let _;
try {
_ = (0, r.spawn)("/bin/sh", g, {
cwd: a,
env: s,
detached: !0,
stdio: [...p]
});
} catch (t) {
discard();
throw (0, u.H)(t, e);
}
d.letGo();
f.letGo();
let v = new Promise((t, n) => {
_.once("error", (t) => n((0, u.H)(t, e)));
_.once("exit", (e, n) => t(e ?? 128 + i.constants.signals[n]));
});
let y = reportOf(_.stdio[3]);
let b = h ? v.then(async (e) => await y.code ?? (e || null)) : v;
b.catch(() => {});
_.once("exit", () => this.#i());
let x = h ? y.session : Promise.resolve(_.pid ?? -1);
_.pid !== void 0 && this.#n.set(_.pid, () => _.exitCode !== null || _.signalCode !== null);
h && this.#r.push(x.then((e) => this.#n.set(e, y.isComplete)));
return {
input: _.stdin,
stdout: d,
stderr: f,
session: x,
exited: b,
nudge: () => _.kill("SIGCONT")
};
function discard() {
for (let e of [d, f]) {
e.letGo();
e.close();
}
}
}
roots() {
return null;
}
async release() {
await Promise.race([Promise.all(this.#r), (0, a.setTimeout)(2e3, void 0, { ref: !1 })]);
return {
left: (await (0, c.Hk)(() => this.#i(), 0)).map(({ pid: e }) => e),
keeperKilled: !1
};
}
#i() {
let e = (0, c.O3)();
let t = new Set(e.map(({ pid: e }) => e));
let n = new Set(e.map(({ session: e }) => e));
for (let [e, r] of this.#n) r() && (t.has(e) || !n.has(e)) && this.#n.delete(e);
return e.filter(({ session: e }) => this.#n.has(e));
}
}
function reporterFor(e) {
if ((0, s.S)("setsid", e) !== null) return "setsid /bin/sh -c 'echo $$ >&3; exec \"$@\" 3>&-' sh \"$@\"; echo $? >&3";
return process.platform === "linux" && (0, s.S)("bash", e) !== null ? "exec bash -pc '\n  echo $$ >&3\n  exec 4>&2 2>/dev/null 5<> <(:)\n  set -m\n  (read -u 5; exec 2>&4 3>&- 4>&- 5>&-; exec \"$@\") &\n  sleep 0.1; set +m\n  trap \"\" HUP INT TERM\n  echo >&5\n  wait $!\n  echo $? >&3' bash \"$@\"" : null;
}
function reportOf(e) {
let t = Promise.withResolvers();
let n = Promise.withResolvers();
let r = "";
e.on("data", (e) => {
r += e.toString();
let [i, a] = lines();
i !== void 0 && t.resolve(i);
a !== void 0 && n.resolve(a);
});
e.on("error", () => {});
e.on("close", () => {
t.resolve(-1);
n.resolve(null);
});
return {
session: t.promise,
code: n.promise,
isComplete: () => lines().length === 2
};
function lines() {
return r.split("\n").slice(0, -1).map(Number);
}
}
}),
46440: ((e, t, n) => {
n.d(t, { _: () => takeRest });
var r = n(58500);
var i = n(30943);
async function takeRest(e, t, n) {
let a = performance.now();
let o = t.then(() => !0);
o.catch(() => {});
for (let t = !0; t;) {
await Promise.all(e.map((e) => e.empty()));
let s = performance.now();
if (s - Math.max(a, n()) >= 50 || s - a >= i.f) return;
t = !await Promise.race([o, (0, r.setTimeout)(25, !1)]);
}
}
}),
68059: ((e, t, n) => {
n.d(t, { n: () => start });
var r = n(58500);
var i = n(84633);
var a = n(49266);
var o = n(46440);
let s = 5e3;
async function start(e, t, n) {
let r = await t.launch(e, n);
let { input: i, stdout: a, stderr: o } = r;
let s = readOutput(r, e);
i?.on("error", () => {});
return {
input: i,
exit: follow(r, s, e, n),
finish,
letGo
};
async function finish() {
await s.soFar().catch(() => {});
letGo();
}
function letGo() {
a.close();
o.close();
}
}
async function follow(e, t, n, r) {
let i = performance.now();
let o = new AbortController();
let s = !1;
let c = !1;
try {
let l = (0, a.L)(n.timeout, n.until, AbortSignal.any([o.signal, r]));
l.catch(() => {});
if (await Promise.race([e.exited.then(() => "exit"), l]) === null) {
s = !0;
c = await endSession(e);
}
let u = Math.round(performance.now() - i);
n.lasting || await t.rest();
let d = s && n.until?.aborted === !0;
return {
exitCode: s ? null : await e.exited,
timedOut: s && !d,
stopped: d,
duration: u,
survived: c
};
} catch (e) {
r.throwIfAborted();
throw e;
} finally {
o.abort();
}
}
async function endSession({ session: e, exited: t, nudge: n }) {
let soon = () => (0, r.setTimeout)(s, void 0, { ref: !1 });
n();
let a = await Promise.race([e, soon().then(() => -1)]);
let find = () => (0, i.O3)().filter((e) => e.session === a);
let o = await (0, i.Hk)(find, s);
n();
await Promise.race([t, soon()]);
return o.length > 0;
}
function readOutput({ stdout: e, stderr: t }, n) {
let r = [e, t];
let i = 0;
let a = !1;
let take = (e) => (t) => {
if (a) return;
i = performance.now();
return n.output(e, t);
};
let s = Promise.all([e.read(take("stdout")), t.read(take("stderr"))]);
s.catch(() => {});
return {
async rest() {
await (0, o._)(r, s, () => i);
a = !0;
},
soFar: () => Promise.all(r.map((e) => e.empty()))
};
}
}),
49266: ((e, t, n) => {
n.d(t, { L: () => limitOf });
var r = n(58500);
async function limitOf(e, t, n) {
let i = t === void 0 ? n : AbortSignal.any([n, t]);
return await (0, r.setTimeout)(Math.max(0, e), null, { signal: i }).catch((e) => {
if (n.aborted) throw e;
return null;
});
}
}),
28792: ((e, t, n) => {
n.d(t, {
_: () => fitting,
p: () => isTooLong
});
var r = n(77598);
var i = n(76760);
var a = n(36400);
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
})
};
