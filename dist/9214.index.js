export const id = 9214;
export const ids = [9214];
export const modules = {
53879: ((e, t, n) => {
n.d(t, { w: () => demultiplex });
var r = n(77344);
class Frames {
#e;
#t = Buffer.alloc(8);
#n = 0;
#r = "stdout";
#i = 0;
constructor(e) {
this.#e = e;
}
take(e) {
let t = 0;
for (; t < e.length;) {
if (this.#i === 0) {
t += this.#a(e, t);
continue;
}
let n = e.subarray(t, t + this.#i);
t += n.length;
this.#i -= n.length;
let r = this.#e(this.#r, n);
if (r !== void 0) return r.then(() => this.take(e.subarray(t)));
}
}
#a(e, t) {
let n = e.copy(this.#t, this.#n, t, t + 8 - this.#n);
this.#n += n;
if (this.#n === 8) {
this.#r = this.#t[0] === 2 ? "stderr" : "stdout";
this.#i = this.#t.readUInt32BE(4);
this.#n = 0;
}
return n;
}
}
async function demultiplex(e, t) {
let n = new Frames(t);
if (e instanceof r.A) return e.drain((e) => n.take(e));
for await (let t of e) await n.take(t);
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
47114: ((e, t, n) => {
n.d(t, { r: () => MarkedStream });
let r = Buffer.alloc(0);
class MarkedStream {
#e;
#t = 0;
#n = r;
constructor(e) {
this.#e = Buffer.from(e);
}
get number() {
return this.#t;
}
take(e) {
let t = [];
let n = this.#n.length === 0 ? e : Buffer.concat([this.#n, e]);
let i = 0;
for (let e = n.indexOf(this.#e); e !== -1; e = n.indexOf(this.#e, i)) {
i = e + this.#e.length;
let r = n.subarray(i, i + 9 + 1).indexOf(10);
let a = n.toString("latin1", i, i + Math.max(0, r));
if (!/^\d+$/.test(a)) continue;
this.#r(t, n.subarray(0, e));
this.#t = Number(a);
n = n.subarray(i + r + 1);
i = 0;
}
let a = this.#i(n);
this.#r(t, n.subarray(0, a));
this.#n = a === n.length ? r : Buffer.from(n.subarray(a));
return t;
}
rest() {
let e = [];
this.#r(e, this.#n);
this.#n = r;
return e;
}
#r(e, t) {
t.length > 0 && e.push({
command: this.#t,
bytes: t
});
}
#i(e) {
let t = this.#e[0];
let n = e.indexOf(t, Math.max(0, e.length - this.#e.length - 9));
for (; n !== -1; n = e.indexOf(t, n + 1)) {
let t = e.subarray(n, n + this.#e.length);
if (t.equals(this.#e.subarray(0, t.length))) return n;
}
return e.length;
}
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
})
};
