export const id = 9898;
export const ids = [9898];
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
52740: ((e, t, n) => {
n.d(t, { R: () => RepositoryCache });
var r = n(77598);
var i = n(73024);
var a = n(51455);
var o = n(76760);
var s = n(45145);
var c = n(76185);
var l = n(16801);
var u = n(21947);
var d = n(13590);
var f = n(40075);
var p = n(53589);
let m = [
0,
2e3,
8e3
];
let h = "it has no default branch";
let g = "the cache cannot be written";
class RepositoryCache {
#e;
#t = new Map();
#n = new Map();
#r;
constructor(e, { open: t = !1 } = {}) {
this.#e = e;
this.#r = t;
}
async clone(e, t) {
return await advised(e, this.#u(e.url), async () => {
let n = await this.#i(e);
try {
return await this.#o(await this.#s(n), n, t);
} catch (e) {
if (!this.#r || !isForged(e)) throw e;
await this.#c(n);
await (0, d.hK)(t);
return await this.#o(await this.#s(n), n, t);
}
});
}
async fetch(e) {
await advised(e, this.#u(e.url), async () => this.#s(await this.#i(e)));
}
async #i({ url: e, commit: t }) {
return {
url: e,
commit: t ?? await (0, u.O)(this.#n, e, () => this.#a(e))
};
}
async #a(e) {
let t = await this.#p([
"ls-remote",
e,
"HEAD"
]);
let n = /^([0-9a-f]{40,64})\tHEAD$/m.exec(t)?.[1];
if (n === void 0) throw Error(h);
return n;
}
async #o(e, t, n) {
let run = (...e) => (0, f.$Y)(this.#e.runTool, [
"-C",
n,
...e
]);
let r = (await (0, f.$Y)(this.#e.runTool, [
"-C",
e,
"rev-parse",
`${t.commit}^{commit}`
])).trim();
let i = [
"clone",
"--quiet",
"--origin",
"origin",
"--no-checkout",
this.#r ? "--no-local" : "--no-hardlinks",
e,
n
];
await (0, f.$Y)(this.#e.runTool, i);
await run("fetch", "--quiet", "origin", r);
await run("remote", "set-url", "origin", t.url);
await run("checkout", "--quiet", "--detach", r);
return r;
}
#s({ url: e, commit: t }) {
return (0, u.O)(this.#t, `${e} ${t}`, async () => {
let n = await (0, u.O)(this.#t, e, () => this.#d(e));
await this.#l(e, t, n);
return n;
});
}
async #c({ url: e, commit: t }) {
this.#t.delete(`${e} ${t}`);
this.#t.delete(e);
await (0, d.dM)(this.#u(e));
}
async #l(e, t, n) {
if (await this.#f(n, t)) return;
await this.#p([
"-C",
n,
"fetch",
"--quiet",
"--tags",
"--force",
"--prune",
e,
"+refs/heads/*:refs/heads/*"
]);
await this.#f(n, t) || await this.#p([
"-C",
n,
"fetch",
"--quiet",
e,
t
]);
}
#u(e) {
let t = (0, r.hash)("sha256", e).slice(0, 32);
return o.join(this.#e.cacheDirectory, "repositories", `${t}.git`);
}
async #d(e) {
let t = this.#u(e);
if ((0, i.existsSync)(t)) return t;
let unwritable = (e) => Error(`${g}: ${e}`);
await (0, c.Fp)(o.dirname(t), unwritable, async (n) => {
await this.#p([
"clone",
"--quiet",
"--bare",
"--no-hardlinks",
e,
n
]);
await (0, a.rename)(n, t).catch((e) => {
if (!(0, i.existsSync)(t)) throw e;
});
});
return t;
}
async #f(e, t) {
return await (0, f.$Y)(this.#e.runTool, [
"-C",
e,
"cat-file",
"-e",
`${t}^{commit}`
]).then(() => !0, (e) => {
if (e instanceof f.XS) return !1;
throw e;
});
}
async #p(e) {
let t;
for (let n of m) {
await (0, l.v)(this.#e, n);
try {
return await (0, f.$Y)(this.#e.runTool, e);
} catch (e) {
if (!(e instanceof f.XS) || isFinal(e)) throw e;
t = e;
}
}
throw t;
}
}
async function advised(e, t, n) {
(0, p.g)(e.url, "repo_url");
try {
return await n();
} catch (n) {
let { url: r, commit: i } = e;
throw Error(`${(0, f.$b)(r)} at ${i ?? "its default branch"} cannot be cloned: ${(0, s.bD)(n)}\n${adviceOn(n, t)}`, { cause: n });
}
}
function adviceOn(e, t) {
let n = (0, s.bD)(e);
if (n.startsWith(g)) return "Name another directory in XDG_CACHE_HOME.";
if (/dubious ownership/.test(n)) return "Git refuses a directory that belongs to another user: if it is the cache, name another one in XDG_CACHE_HOME.";
if (/Authentication failed|could not read Username|could not read Password|Permission denied[ ,]/i.test(n)) return "The repository requires a login: configure one for git on this machine (a credential helper, a key), or use a public URL.";
if (/: Permission denied$/m.test(n)) return "This user may not use the path that git names: change who may, or name another directory (workdir; XDG_CACHE_HOME for the cache).";
if (/not our ref|unknown revision|bad object|couldn't find remote ref/i.test(n)) return "Check that the repository still has that commit, and correct the row.";
if (_.test(n) || v.test(n)) return `Its copy in the cache is damaged or locked: unless another run uses it now, remove ${t}, then run again with resume.`;
if (n === h) return "Name a commit in base_commit, or correct the URL.";
if (/No space left/i.test(n)) return "Free space on the disk of the cache (XDG_CACHE_HOME), then run again with resume.";
return "Check that this machine can reach it (git ls-remote), then run again with resume.";
}
let _ = /(?<!remote: )(error|fatal): .*(is empty$|is corrupt$|not a git repository \(or)/m;
let v = /may have crashed in this repository/;
function isForged(e) {
return /did not receive expected object|invalid index-pack output|bad (object|pack|tree)|missing (blob|tree|commit)|corrupt|hash mismatch|not our ref|unknown revision|Needed a single revision|does not appear to be a git|not a git repository/i.test((0, s.bD)(e));
}
function isFinal(e) {
if (_.test(e.result.stderr)) return !0;
return /not found|strange hostname|strange pathname|does not exist|does not appear to be a git|not our ref|couldn't find remote ref|Authentication failed|could not read Username|Permission denied|dubious ownership/i.test(e.result.stderr);
}
}),
74135: ((e, t, n) => {
n.d(t, {
W: () => copyOver,
d: () => makeWayFor
});
var r = n(73024);
var i = n(51455);
var a = n(76760);
var o = n(70930);
var s = n(13590);
async function copyOver(e, t) {
(0, r.mkdirSync)(a.dirname(t), { recursive: !0 });
if (!(0, r.lstatSync)(e).isDirectory()) await copyEntry(Buffer.from(e), Buffer.from(t));
else {
await makeWay(Buffer.from(t), !0) && makeWithMode(t, 493);
await copyBelow(Buffer.from(e), Buffer.from(t));
}
}
async function copyBelow(e, t) {
for (let n of (0, r.readdirSync)(e, { encoding: "buffer" })) await copyEntry((0, o.XM)(e, n), (0, o.XM)(t, n));
}
async function copyEntry(e, t) {
let n = (0, r.lstatSync)(e);
if (!(n.isFile() || n.isDirectory() || n.isSymbolicLink())) throw Error(`${e} is a pipe, a socket or a device, and is not copied`);
let a = await makeWay(t, n.isDirectory());
if (n.isFile()) await (0, i.copyFile)(e, t);
else if (n.isSymbolicLink()) (0, r.symlinkSync)((0, r.readlinkSync)(e, { encoding: "buffer" }), t);
else {
a && makeWithMode(t, 448);
await copyBelow(e, t);
(0, r.chmodSync)(t, n.mode & 4095);
}
}
async function makeWayFor(e, t) {
let n = (0, r.lstatSync)(e).isDirectory();
if (await makeWay(Buffer.from(t), n) || !n) return;
for (let n of (0, r.readdirSync)(e, { encoding: "buffer" })) await makeWayFor((0, o.XM)(Buffer.from(e), n), (0, o.XM)(Buffer.from(t), n));
}
function makeWithMode(e, t) {
(0, r.mkdirSync)(e);
(0, r.chmodSync)(e, t);
}
async function makeWay(e, t) {
let n = (0, r.lstatSync)(e, { throwIfNoEntry: !1 });
if (n === void 0) return !0;
if (!n.isDirectory()) (0, r.unlinkSync)(e);
else if (t) return !1;
else await (0, s.kb)(e);
return !0;
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
91981: ((e, t, n) => {
n.d(t, { m: () => hostEnvironment });
var r = n(40724);
function hostEnvironment(e, t) {
let n = r.Wq.flatMap((t) => e[t] === void 0 ? [] : [[t, e[t]]]);
return {
...Object.fromEntries(n),
TMPDIR: t
};
}
}),
828: ((e, t, n) => {
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
var u = n(45145);
var d = n(59956);
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
25530: ((e, t, n) => {
n.d(t, {
H: () => startFault,
z: () => isOfMachine
});
var r = n(73024);
var i = n(40724);
var a = n(45145);
var o = n(33836);
function startFault(e, t) {
let n = t === void 0 ? 0 : sizeOf(t);
if (n > l && /argument list too long|E2BIG/i.test((0, a.bD)(e))) return new a.ZD("host", `a command and its environment have ${n} bytes, more than Linux takes`);
let i = t !== void 0 && (0, a.$N)(e) === "ENOENT" && !(0, r.existsSync)(t.cwd) ? `there is no directory ${t.cwd}` : (0, a.bD)(e);
return new o.z(`the command cannot be started: ${i}`);
}
let s = [
"ENOSPC",
"EDQUOT",
"EFBIG",
"EIO",
"EMFILE",
"ENFILE",
"ENOMEM"
];
let c = /No space left on device|Disk quota exceeded|Input\/output error|Too many open files|Cannot allocate memory/;
function isOfMachine(e) {
return s.includes((0, a.$N)(e) ?? "") || c.test((0, a.bD)(e));
}
let l = 131072;
function sizeOf({ argv: e, environment: t }) {
return [...e, ...(0, i.TT)(t)].reduce((e, t) => e + Buffer.byteLength(t) + 1, 0);
}
}),
96221: ((e, t, n) => {
n.d(t, { z: () => PlainLauncher });
var r = n(31421);
var i = n(48161);
var a = n(45145);
var o = n(59956);
var s = n(78421);
var c = n(68785);
var l = n(828);
var u = n(25530);
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
let { argv: n, cwd: o, environment: s, talks: c } = e;
let { stdout: d, stderr: f } = await (0, l.q)(this.#e, s.PATH).catch((e) => {
let t = `the pipes of a command cannot be made: ${(0, a.bD)(e)}`;
throw (0, u.z)(e) ? new a.ZD("host", t, { cause: e }) : (0, u.H)(e);
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
cwd: o,
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
await (0, c.Xc)(Promise.all(this.#r), 2e3);
return {
left: (await (0, s.Hk)(() => this.#i(), 0)).map(({ pid: e }) => e),
keeperKilled: !1
};
}
#i() {
let e = (0, s.O3)();
let t = new Set(e.map(({ pid: e }) => e));
let n = new Set(e.map(({ session: e }) => e));
for (let [e, r] of this.#n) r() && (t.has(e) || !n.has(e)) && this.#n.delete(e);
return e.filter(({ session: e }) => this.#n.has(e));
}
}
function reporterFor(e) {
if ((0, o.S)("setsid", e) !== null) return "setsid /bin/sh -c 'echo $$ >&3; exec \"$@\" 3>&-' sh \"$@\"; echo $? >&3";
return process.platform === "linux" && (0, o.S)("bash", e) !== null ? "exec bash -pc '\n  echo $$ >&3\n  exec 4>&2 2>/dev/null 5<> <(:)\n  set -m\n  (read -u 5; exec 2>&4 3>&- 4>&- 5>&-; exec \"$@\") &\n  sleep 0.1; set +m\n  trap \"\" HUP INT TERM\n  echo >&5\n  wait $!\n  echo $? >&3' bash \"$@\"" : null;
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
19898: ((e, t, n) => {
n.r(t);
n.d(t, {
hostProvider: () => hostProvider,
keptWorkdir: () => keptWorkdir
});
var r = n(73024);
var i = n(76760);
var a = n(45145);
var o = n(59956);
var s = n(79882);
var c = n(70930);
var l = n(13590);
var u = n(52740);
var d = n(9271);
var f = n(74135);
var p = n(92526);
var m = n(91981);
var h = n(31421);
var g = n(78474);
var _ = n(48161);
var v = n(58500);
var y = n(68785);
let b = 2e3;
async function interactOnHost({ script: e, environment: t }, { workdir: n, shell: r }, { input: i, output: s, errors: c, terminal: l }, u) {
u.throwIfAborted();
let d = (0, o.S)("bash", t.PATH) ?? "/bin/sh";
let [f, p] = e === null ? [r || d, []] : [d, ["-c", e]];
let m = l === null ? "pipe" : "inherit";
let x = (0, h.spawn)(f, p, {
cwd: n,
env: t,
stdio: m
});
let S = (0, g.once)(x, "exit");
let C = (0, g.once)(x, "close");
C.catch(() => {});
if (x.stdin !== null) {
x.stdin.on("error", () => {});
i.pipe(x.stdin);
x.stdout.pipe(s, { end: !1 });
x.stderr.pipe(c, { end: !1 });
}
let end = () => {
x.kill("SIGHUP");
(0, v.setTimeout)(b, void 0, { ref: !1 }).then(() => x.kill("SIGKILL"));
};
u.addEventListener("abort", end, { once: !0 });
try {
let [e, t] = await S;
await (0, y.Xc)(C, b);
u.throwIfAborted();
return e ?? 128 + (_.constants.signals[t] ?? 0);
} catch (e) {
u.throwIfAborted();
throw new a.ZD("host", `${f} cannot be run: ${(0, a.bD)(e)}`);
} finally {
u.removeEventListener("abort", end);
if (x.stdin !== null) {
i.unpipe(x.stdin);
i.pause();
for (let e of [
x.stdin,
x.stdout,
x.stderr
]) e.destroy();
}
}
}
var x = n(77030);
var S = n(828);
var C = n(25530);
let w = 2e4;
let T = {
x64: {
prctl: 157,
setsid: 112
},
arm64: {
prctl: 167,
setsid: 157
},
arm: {
prctl: 172,
setsid: 66
},
riscv64: {
prctl: 167,
setsid: 157
},
ppc64: {
prctl: 171,
setsid: 66
},
s390x: {
prctl: 172,
setsid: 66
}
};
function keeperFor(e, t) {
return e === "linux" && t && T[process.arch] !== void 0;
}
class Keepers {
#e;
#t;
constructor(e, t = null) {
this.#e = () => new Keeper(e, t);
this.#t = [this.#e()];
}
async launch(e, t) {
let n = this.#t.at(-1);
let r = await n.launch(e, t);
if (r !== null) return r;
this.#t.at(-1) === n && this.#t.push(this.#e());
let i = await this.#t.at(-1).launch(e, t);
if (i === null) throw (0, C.H)(this.#t.at(-1).fault);
return i;
}
roots() {
if (this.#t.some(({ killed: e }) => e)) return null;
return this.#t.flatMap(({ pid: e }) => e ?? []);
}
async release() {
return {
left: (await Promise.all(this.#t.map((e) => e.release()))).flat(),
keeperKilled: this.#t.some(({ killed: e }) => e)
};
}
}
class Keeper {
fault = Error("the keeper process of the trial has ended");
killed = !1;
#e;
#t;
#n;
#r = !1;
#i = !1;
#a = 0;
#o = new Map();
#s = [];
#c = [];
#l = [];
constructor(e, t) {
let { prctl: n, setsid: r } = T[process.arch];
this.#e = (0, h.spawn)("perl", [
"-e",
"my ($prctl, $setsid, $group) = @ARGV;\nsysopen(my $entry, $group, 0) if $group ne '';\nopen(my $report, '>&=', 3) or die; open(my $orders, '<&=', 4) or die;\nfor ($report, $orders) { fcntl($_, 2, 1) or die; }\nsyscall($prctl, 36, 1, 0, 0, 0) == 0 or die \"prctl: $!\";\npipe(my $wake, my $waker) or die;\nfor ($wake, $waker) { fcntl($_, 4, 2048) or die; }\nmy @signals = qw(INT TERM HUP PIPE);\n$SIG{$_} = 'IGNORE' for @signals;\n$SIG{CHLD} = sub { syswrite $waker, '.' };\nmy (%ids, @pipes);\noffer();\nmy $read = '';\nfor (;;) {\n  while ((my $pid = reap()) > 0) {\n    my $status = $?;\n    my $id = delete $ids{$pid};\n    report('exit', $id, $status & 127 ? 128 + ($status & 127) : $status >> 8) if defined $id;\n  }\n  my $ready = '';\n  vec($ready, fileno($_), 1) = 1 for $orders, $wake;\n  next unless select($ready, undef, undef, 0.25) > 0;\n  sysread($wake, my $bytes, 64) if vec($ready, fileno($wake), 1);\n  next unless vec($ready, fileno($orders), 1);\n  sysread($orders, $read, 65536, length $read) or last;\n  while (length $read >= 4) {\n    my $size = unpack('N', $read);\n    last if length $read < 4 + $size;\n    obey(split /\\0/, substr($read, 4, $size), -1);\n    substr($read, 0, 4 + $size) = '';\n  }\n}\nfor my $try (1 .. 200) {\n  last if alone();\n  kill 'KILL', below();\n  select(undef, undef, undef, 0.01) unless alone();\n}\nmy @left = alone() ? () : below();\nreport('left', $_) for @left;\nunless (@left) { 1 while waitpid(-1, 0) > 0; }\n\nsub report { syswrite $report, \"@_\\n\" }\n\nsub offer {\n  @pipes = ();\n  for (1 .. 3) { pipe(my $from, my $to) or die; push @pipes, $from, $to; }\n  for (@pipes[3, 5]) { fcntl($_, 1031, 524288); }\n  report('pipes', map { fileno($_) } @pipes[1, 2, 4]);\n}\n\nsub obey {\n  my ($id, $directory, $talks, $count, @environment) = @_;\n  my @command = splice @environment, 0, $count;\n  my $pid = begin();\n  if (!defined $pid) { report('failed', $id, \"fork: $!\"); }\n  elsif ($pid == 0) { become($id, $directory, $talks, \\@command, @environment); }\n  else { $ids{$pid} = $id; report('pid', $id, $pid); }\n  offer();\n}\n\nsub begin {\n  return fork unless $entry;\n  my $pid = syscall(435, pack('Q11', 2 ** 33, 0, 0, 0, 17, 0, 0, 0, 0, 0, fileno $entry), 88);\n  return $pid if $pid >= 0;\n  $pid = fork;\n  if (defined $pid && $pid == 0 && open(my $processes, '>', \"$group/cgroup.procs\")) { syswrite $processes, $$; }\n  return $pid;\n}\n\nsub become {\n  my ($id, $directory, $talks, $command, @environment) = @_;\n  $SIG{$_} = 'DEFAULT' for @signals, 'CHLD';\n  syscall($setsid);\n  %ENV = @environment;\n  my $why = chdir($directory) ? '' : \"$directory: $!\";\n  if ($why eq '') {\n    open(STDIN, '<&', $pipes[0]) if $talks;\n    open(STDOUT, '>&', $pipes[3]); open(STDERR, '>&', $pipes[5]);\n    unless (exec { $command->[0] } @$command) {\n      if ($! == 7) { $why = \"$!\"; }\n      else { syswrite STDERR, \"agentbench: $command->[0]: $!\\n\"; }\n    }\n  }\n  report('failed', $id, $why) if $why ne '';\n  exit 127;\n}\n\nsub reap { return waitpid(-1, 1) }\n\nsub alone {\n  my $pid;\n  do { $pid = reap() } while $pid > 0;\n  return $pid < 0;\n}\n\nsub below {\n  my (%children, @found);\n  opendir(my $proc, '/proc') or return;\n  for my $pid (grep { /^\\d+$/ } readdir $proc) {\n    open(my $stat, '<', \"/proc/$pid/stat\") or next;\n    my $text = do { local $/; <$stat> } // next;\n    my ($state, $parent) = $text =~ /.*\\) (\\S) (\\d+)/s or next;\n    push @{ $children{$parent} }, $pid if $state !~ /[ZX]/;\n  }\n  my @queue = ($$);\n  while (@queue) { my @next = @{ $children{ shift @queue } // [] }; push @found, @next; push @queue, @next; }\n  return @found;\n}\n",
String(n),
String(r),
t ?? ""
], {
cwd: "/",
env: e,
detached: !0,
stdio: [
"ignore",
"ignore",
"ignore",
"pipe",
"pipe"
]
});
this.#e.once("error", (e) => {
this.fault = e;
});
let [, , , i, a] = this.#e.stdio ?? [];
if (i === void 0 || a === void 0) throw Error("the keeper process of the trial cannot be started: this process has no free file descriptor (EMFILE); raise its limit (ulimit -n), or lower parallel");
this.#t = a;
for (let e of [this.#t, i]) e.on("error", () => {});
this.#n = new Promise((e) => i.once("close", () => e(!0)));
let o = "";
i.on("data", (e) => {
let t = (o + e.toString()).split("\n");
o = t.pop();
for (let e of t) this.#f(e);
});
i.once("close", () => this.#p());
}
async launch(e, t) {
let { argv: n, cwd: r, environment: i, talks: o = !1 } = e;
if ([
r,
...n,
...Object.entries(i).flat()
].some((e) => e.includes("\0"))) throw new a.ZD("host", "a word, a variable or the directory of a command holds a NUL character");
this.nudge();
let s = await this.#u(t);
if (s === null) return null;
let c = this.#d(s, o);
if (c === null) return null;
let l = String(this.#a++);
let u = {
command: e,
session: Promise.withResolvers(),
exited: Promise.withResolvers()
};
this.#o.set(l, u);
u.exited.promise.catch(() => {});
let d = [
l,
r,
o ? "1" : "0",
String(n.length),
...n,
...Object.entries(i).flat()
];
let f = Buffer.from(d.join("\0"));
let p = Buffer.alloc(4);
p.writeUInt32BE(f.length);
this.#t.write(Buffer.concat([p, f]));
return {
...c,
session: u.session.promise,
exited: u.exited.promise,
nudge: () => this.nudge()
};
}
get pid() {
return this.#e.pid;
}
nudge() {
this.#r || this.#e.kill("SIGCONT");
}
async release() {
this.#i = !0;
this.#t.end();
this.nudge();
if (await (0, y.Xc)(this.#n, w) === null) {
this.killed = !0;
this.#e.kill("SIGKILL");
}
await this.#n;
return this.#s;
}
async #u(e) {
e.throwIfAborted();
if (this.#r) return null;
let t = this.#c.shift();
if (t !== void 0) return t;
let { promise: n, resolve: r } = Promise.withResolvers();
this.#l.push(r);
try {
let t = await (0, y.Xc)(n, w, { signal: e });
if (t === null) throw (0, C.H)(Error("the keeper process of the trial does not answer"));
return t === "gone" ? null : t;
} catch (e) {
let t = this.#l.indexOf(r);
t !== -1 && this.#l.splice(t, 1);
throw e;
}
}
#d(e, t) {
let [n, i, o] = e;
let s = [];
let open = (e, t) => {
s.push((0, r.openSync)(`/proc/${this.#e.pid}/fd/${e}`, t | r.constants.O_NONBLOCK));
return s.at(-1);
};
try {
let [e, a] = [open(i, r.constants.O_RDONLY), open(o, r.constants.O_RDONLY)];
let s = t ? open(n, r.constants.O_WRONLY) : null;
return {
input: s === null ? null : new x.Socket({
fd: s,
readable: !1,
writable: !0
}),
stdout: (0, S.v)(e),
stderr: (0, S.v)(a)
};
} catch (t) {
for (let e of s) (0, r.closeSync)(e);
if (["ENOENT", "ESRCH"].includes((0, a.$N)(t) ?? "")) return null;
this.#c.unshift(e);
throw new a.ZD("host", `the pipes of a command cannot be opened: ${(0, a.bD)(t)}`, { cause: t });
}
}
#f(e) {
let [t, ...n] = e.split(" ");
let r = this.#o.get(n[0]);
if (t === "pipes") {
let e = this.#l.shift();
e === void 0 ? this.#c.push(n) : e(n);
} else if (t === "left") this.#s.push(Number(n[0]));
else if (t === "pid") r?.session.resolve(Number(n[1]));
else if (t === "failed") r?.exited.reject((0, C.H)(Error(n.slice(1).join(" ")), r.command));
else if (t === "exit") {
r?.exited.resolve(Number(n[1]));
this.#o.delete(n[0]);
}
}
#p() {
this.#r = !0;
this.killed ||= !this.#i && this.#e.pid !== void 0;
for (let e of this.#l.splice(0)) e("gone");
for (let { session: e, exited: t } of this.#o.values()) {
e.resolve(-1);
t.resolve(null);
}
}
}
var E = n(96221);
var D = n(51455);
var O = n(18253);
var k = n(78421);
var A = n(22495);
var j = n(47931);
var M = n(25285);
var N = n(33836);
var P = n(45503);
var F = n(54318);
let I = ["ENOENT", "ENOTDIR"];
let L = {
ENAMETOOLONG: "a path that is too long",
EACCES: "a directory that cannot be read",
EPERM: "a directory that cannot be read",
ELOOP: "a path that is too long"
};
let R = [
"EMFILE",
"ENFILE",
"ENOMEM"
];
let z = /^E[A-Z0-9]+$/;
async function* filesBelow(e) {
let t = Buffer.from(e);
let n = [];
let i = 0;
yield* entryAt(t);
for (let e = n.pop(); e !== void 0; e = n.pop()) try {
let t = (0, r.opendirSync)(e, {
encoding: "buffer",
bufferSize: 256
});
try {
for (let n = t.readSync(); n !== null; n = t.readSync()) {
yield* entryAt(Buffer.concat([
e,
Buffer.from("/"),
n.name
]));
i += 1;
i % 256 == 0 && await (0, v.setImmediate)();
}
} finally {
t.closeSync();
}
} catch (t) {
yield* notRead(e, t);
}
async function* entryAt(e) {
try {
let i = (0, r.lstatSync)(e, { bigint: !0 });
let a = i.isFile() ? "file" : i.isDirectory() ? "directory" : "other";
a === "directory" && n.push(e);
if (e === t && a === "directory") return;
let o = { [Symbol.asyncIterator]: () => contentOf(e) };
yield {
path: pathOf(e),
type: a,
size: a === "file" ? Number(i.size) : 0,
identity: identityOf(i),
content: o
};
} catch (t) {
yield* notRead(e, t);
}
}
function* notRead(e, t) {
let n = (0, a.$N)(t) ?? "";
if (I.includes(n)) return;
if (R.includes(n) || !z.test(n)) throw t;
yield (0, F.g)(L[n] ?? `an entry that cannot be read (${n})`, pathOf(e));
}
function pathOf(e) {
return e.subarray(t.length + 1).toString();
}
}
function identityOf(e) {
if (e.isDirectory()) return "directory";
return [
e.dev,
e.ino,
e.size,
e.mode,
e.mtimeNs,
e.ctimeNs
].join(":");
}
async function* contentOf(e) {
let t = smallFile(e);
if (t !== null) return yield t;
let n = await (0, D.open)(e, r.constants.O_RDONLY | r.constants.O_NOFOLLOW | r.constants.O_NONBLOCK);
try {
if (!(await n.stat()).isFile()) throw Object.assign(Error("not a file any more"), { code: "ENXIO" });
yield* n.createReadStream({ autoClose: !1 });
} finally {
await n.close();
}
}
function smallFile(e) {
try {
return (0, P.XF)(e, 65536);
} catch (e) {
if (e instanceof P.SX) return null;
throw e;
}
}
function installedOnHost(e = "/usr/local/bin:/usr/bin:/bin", t = "/root") {
let n = e.split(i.delimiter).filter((e) => /^\/.*\/s?bin\/?$/.test(e)).map((e) => i.dirname(e));
let r = new Map();
for (let e of new Set([...n, i.join(t, ".local")])) {
let t = i.join(e, "lib");
for (let e of (0, c.wX)(t).filter((e) => /^python[\d.]*$/.test(e))) for (let n of ["site-packages", "dist-packages"]) for (let a of (0, c.wX)(i.join(t, e, n))) /\.(dist|egg)-info$/.test(a) && r.set(i.join(t, e, n, a), "");
let n = i.join(t, "node_modules");
for (let e of (0, c.wX)(n)) {
let t = e.startsWith("@") ? (0, c.wX)(i.join(n, e)).map((t) => `${e}/${t}`) : [e];
for (let e of t) {
let t = i.join(n, e, "package.json");
let a = statsOf(t);
a?.isFile() && r.set(t, [
a.ino,
a.size,
a.mtimeNs
].join(":"));
}
}
}
return r;
}
function statsOf(e) {
try {
return (0, r.lstatSync)(e, { bigint: !0 });
} catch {
return;
}
}
var B = n(72843);
function runningBelow(e) {
if (e === null || e.length === 0) return null;
if (e.every(k.I8)) return {
processes: [],
sockets: "",
alone: !1
};
let t = (0, k.O3)();
let n = new Set(e);
for (let e = 0; e < n.size;) {
e = n.size;
for (let { pid: e, parent: r } of t) n.has(r) && n.add(e);
}
let r = t.filter(({ pid: t }) => n.has(t) && !e.includes(t));
return {
processes: r.map((e) => ({
id: String(e.pid),
words: Buffer.from((0, k.Z9)(e).join(" ").trim(), "latin1").toString() || e.name,
sockets: (0, B.m)(String(e.pid))
})),
sockets: r.length === 0 ? "" : (0, B.t)("self"),
alone: !1
};
}
var V = n(16735);
var H = n(35108);
let U = 2 ** 31 - 1;
async function put(e, t) {
await (0, l.dM)(t);
if (e === "empty directory") await (0, D.mkdir)(t, { recursive: !0 });
else if ("directory" in e) {
await (0, f.W)(e.directory, t);
e.executable && await (0, D.chmod)(t, 493);
} else {
await (0, D.mkdir)(i.dirname(t), { recursive: !0 });
await (0, D.writeFile)(t, e.text, { flag: "wx" });
}
}
class HostTestbed {
kind = "host";
image = null;
commit = null;
notes = [];
workdir;
promptFile;
outputDirectory;
agentHome;
agentDirectory;
prerunnerDirectory;
relay = null;
given = null;
#e;
#t;
#n = [];
#r = [];
constructor(e, t) {
this.workdir = e.workdir;
this.promptFile = i.join(e.directory, "prompt.md");
this.outputDirectory = i.join(e.directory, "output");
this.agentHome = i.join(e.directory, "home");
this.agentDirectory = e.agentDirectory;
this.prerunnerDirectory = e.prerunnerDirectory;
this.#e = e;
this.#t = t;
}
async run(e, t) {
t.throwIfAborted();
let n = {
...this.#e.environment,
...e.environment
};
let r = e.shell === "agent" ? (0, o.S)("bash", n.PATH) ?? "/bin/sh" : {
bash: "bash",
sh: "/bin/sh"
}[e.shell];
let { timeout: i, until: s, lasting: c, output: l } = e;
let u = await (0, j._)(e.script, this);
let d = await this.#s({
argv: [
r,
"-c",
u
],
environment: n,
timeout: i,
until: s,
lasting: c,
output: l
}, t);
try {
return await d.exit;
} catch (e) {
t.throwIfAborted();
if (e instanceof N.z) throw e;
throw new a.ZD("host", (0, a.bD)(e), { cause: e });
}
}
async converse(e, t) {
t.throwIfAborted();
let n = new M.n();
let { environment: r } = this.#e;
let i = {
argv: e,
environment: r,
timeout: U,
talks: !0
};
let a = await this.#s({
...i,
output: (e, t) => n.take(e, t)
}, t);
a.exit.catch(() => {}).then(() => n.end());
let o = n.between(a.input);
this.#r.push(o);
return o;
}
files(e) {
return filesBelow(e);
}
async *filesOfImage() {}
async differences() {
return null;
}
async isDirectory(e) {
return (0, c.LZ)(e)?.isDirectory() ?? !1;
}
installed() {
return installedOnHost(this.#e.environment.PATH, this.#e.environment.HOME);
}
async running() {
return runningBelow(this.#t.roots());
}
async place(e) {
this.#o();
for (let [t, n] of e) await put(n, t).catch((e) => {
let n = `${t} cannot be put in its place: ${(0, a.bD)(e)}`;
throw (0, C.z)(e) ? new a.ZD("host", n, { cause: e }) : new N.z(n);
});
}
service() {
return null;
}
async serviceLogs() {}
async keepImage() {
throw new a.ZD("host", "the host testbed has no image to keep");
}
async setNetwork() {
throw new a.ZD("host", "the network of the host is not switched");
}
async handOver() {
throw new a.ZD("host", "a verifier in a testbed of its own needs Docker");
}
async stop() {
await this.#i();
}
async interact(e, t, n) {
this.#o();
let r = {
...this.#e.environment,
...e.environment
};
return interactOnHost({
...e,
environment: r
}, {
workdir: this.workdir,
shell: this.#e.shell
}, t, n);
}
async starvation() {
return {
throttled: null,
outOfMemory: null
};
}
async keep() {
let e = await this.#i();
try {
await (0, s.w3)(this.#e.directory, i.basename(this.workdir), this.#e.trial);
} catch (e) {
throw new a.ZD("host", `workdir ${this.workdir} is not kept: ${(0, a.bD)(e)}`);
}
return {
kept: this.workdir,
notes: e
};
}
async remove() {
return [...await this.#i(), ...await this.#a()];
}
async #i() {
for (let e of this.#r) e.close();
let { left: e, keeperKilled: t } = await this.#t.release();
let n = await this.#e.group?.end() ?? [];
await Promise.all(this.#n.map((e) => e.finish()));
let r = await (0, k.Hk)(() => (0, k.U_)(`TMPDIR=${this.#e.environment.TMPDIR}`), 0);
let i = new Set([
...e,
...n,
...r.map(({ pid: e }) => e)
]);
let a = [];
t && a.push({
kind: "keeper_killed",
detail: this.#e.group === null ? "The process that keeps the commands of the trial was killed, and there is no control group: a process that has left its session and cleared its environment may run on." : "The process that keeps the commands of the trial was killed; its processes were ended by their control group."
});
if (i.size > 0) {
let e = [...i].map((e) => `process ${e}`);
a.push({
kind: "left_running",
detail: `Could not be ended: ${e.join(", ")}`
});
}
let o = (0, s.EA)(this.#e.directory);
o > 0 && a.push({
kind: "kept_workdir_readable",
detail: `The agent could read ${(0, O.U9)(o, "workdir")} of other trials, which keep has left; agentbench clean removes them.`
});
return a;
}
async #a() {
let { shared: e, directory: t } = this.#e;
let n = [];
let attempt = (e) => e.catch((e) => n.push((0, A.h0)((0, a.bD)(e))));
e !== null && await attempt((0, H.emptyWorkdir)(e));
await attempt((0, l.dM)(t));
return n.map((e) => ({
kind: "workdir_left",
detail: e
}));
}
#o() {
if (!(0, c.LZ)(this.workdir)?.isDirectory()) throw new N.z(`the workdir ${this.workdir} is gone`);
}
async #s(e, t) {
this.#o();
let n = await (0, V.n)({
...e,
cwd: this.workdir
}, this.#t, t);
this.#n.push(n);
return n;
}
}
async function hostProvider({ options: e, agentDirectory: t, run: n, machine: c, tell: h }) {
if (process.platform === "linux" && !hasOwnProc()) throw new a.yo("The host testbed needs /proc, which is not mounted, or is that of another PID namespace; run: mount -t proc proc /proc");
let g = new u.R(c, { open: !0 });
let _ = keeperFor(process.platform, (0, o.S)("perl", c.environment.PATH) !== null);
let v = null;
if (e.workdir !== void 0) {
await (0, H.checkSharedWorkdir)({
options: e,
agentDirectory: t,
machine: c
});
v = await (0, H.takeSharedWorkdir)(e.workdir);
(0, s.XY)(n, H.SHARED_WORKDIR, JSON.stringify(v));
}
let y = (0, p.k)(n);
let b = 0;
return {
kind: "host",
harnessAddress: async () => "127.0.0.1",
async provideImage() {},
forgetFailures() {},
make
};
async function make(e) {
let { repository: t } = e.instance;
t !== null && await g.fetch(t).catch((0, a.fN)("git"));
return {
start: (t) => start(e, t),
async discard() {}
};
}
async function start({ instance: e, trial: o, prompt: s }, u) {
let p = ++b;
let x = i.join(n.directory, String(p));
let S = v?.path ?? i.join(x, "workdir");
let C = (0, m.m)(c.environment, i.join(x, "tmp"));
let w = {
trial: (0, d.wK)({
instance: e,
trial: o
}),
directory: x,
workdir: S,
shared: v,
agentDirectory: t,
prerunnerDirectory: e.prerunner === null ? null : i.join(x, "prerunner"),
shell: c.environment.SHELL,
environment: C,
group: y?.(p) ?? null
};
!_ && w.group === null && p === 1 && process.platform === "linux" && h("testbed: host: perl is not installed, and there is no control group: a daemon that clears its environment is not ended after its trial; install perl");
let T;
try {
let t = w.group?.directory ?? null;
T = _ ? new Keepers(C, t) : new E.z(x, t);
let n = new HostTestbed(w, T);
(0, r.mkdirSync)(C.TMPDIR, { recursive: !0 });
(0, r.mkdirSync)(n.outputDirectory);
(0, r.mkdirSync)(n.agentHome);
(0, r.writeFileSync)(n.promptFile, s);
v === null ? (0, r.mkdirSync)(S) : await (0, H.emptyWorkdir)(v);
u.throwIfAborted();
e.repository !== null && (n.commit = await g.clone(e.repository, S).catch((0, a.fN)("git")));
for (let { source: t, target: n } of e.fixtures) await (0, f.W)(t, i.join(S, n));
e.prerunner !== null && await (0, f.W)(e.prerunner, n.prerunnerDirectory);
return n;
} catch (e) {
await T?.release();
await w.group?.end();
await (0, l.dM)(x).catch(() => {});
if (e instanceof a.ZD || u.aborted) throw e;
throw new a.ZD("testbed", (0, a.bD)(e), { cause: e });
}
}
}
function hasOwnProc() {
try {
return (0, r.readlinkSync)("/proc/self") === String(process.pid);
} catch {
return !1;
}
}
async function keptWorkdir(e, t) {
if (!(0, s.WG)(t).includes(i.dirname(e))) return null;
if (!(0, c.LZ)(e)?.isDirectory()) return null;
let n = (0, m.m)(t.environment, t.temporaryDirectory);
let r = {
workdir: e,
shell: t.environment.SHELL
};
return { interact: (e, t, i) => interactOnHost({
...e,
environment: {
...n,
...e.environment
}
}, r, t, i) };
}
}),
93636: ((e, t, n) => {
n.d(t, { _: () => takeRest });
var r = n(3907);
function takeRest(e, t, n) {
return (0, r.Z)(t, n, 50, () => Promise.all(e.map((e) => e.empty())));
}
}),
16735: ((e, t, n) => {
n.d(t, { n: () => start });
var r = n(78421);
var i = n(68785);
var a = n(93636);
let o = 5e3;
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
let { timeout: a, until: o, lasting: s } = n;
let c = performance.now();
let l = await (0, i.Xc)(e.exited.then((e) => ({ code: e })), a, {
signal: r,
until: o
});
let u = l === null && await endSession(e);
let d = Math.round(performance.now() - c);
s || await t.rest();
let f = l === null && o?.aborted === !0;
return {
exitCode: l?.code ?? null,
timedOut: l === null && !f,
stopped: f,
duration: d,
survived: u
};
}
async function endSession({ session: e, exited: t, nudge: n }) {
n();
let a = await (0, i.Xc)(e, o) ?? -1;
let find = () => (0, r.O3)().filter((e) => e.session === a);
let s = await (0, r.Hk)(find, o);
n();
await (0, i.Xc)(t, o);
return s.length > 0;
}
function readOutput({ stdout: e, stderr: t }, n) {
let r = [e, t];
let i = 0;
let o = !1;
let take = (e) => (t) => {
if (o) return;
i = performance.now();
return n.output(e, t);
};
let s = Promise.all([e.read(take("stdout")), t.read(take("stderr"))]);
s.catch(() => {});
return {
async rest() {
await (0, a._)(r, s, () => i);
o = !0;
},
soFar: () => Promise.all(r.map((e) => e.empty()))
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
