export const id = 1811;
export const ids = [1811];
export const modules = {
20355: ((e, t, n) => {
n.d(t, { V: () => canBeSocket });
function canBeSocket(e) {
return Buffer.byteLength(e) <= 103;
}
}),
51811: ((e, t, n) => {
n.r(t);
n.d(t, { Relays: () => Relays });
var r = n(73024);
var i = n(51455);
var a = n(76760);
var o = n(45145);
var s = n(79882);
var c = n(20355);
var l = n(13590);
var u = n(31755);
var d = n(3730);
var f = n(63187);
let p = "/agentbench-relay";
let m = 3e4;
class Relays {
#e;
#t;
#n;
#r = 0;
static async open(e, t) {
if (!(0, u.cB)(e)) throw new o.yo("network: restricted, or a task with network_mode = \"allowlist\" (or \"no-network\", if its agent asks models), needs a Docker daemon on this machine, with access to its files; use network: bridge, or run the job on the daemon’s own machine");
let n = a.join(t, "relay");
await (0, i.mkdir)(n);
(0, s.XY)({ directory: n }, "relay.mjs", "// Runs beside a container without a network, in its network namespace: passes each connection to a port of its loopback on\n// to the harness's socket. Usage: relay.mjs PORT SOCKET. Prints one line when it listens.\nimport net from 'node:net';\n\nconst [port, socket] = process.argv.slice(2);\n\nconst server = net.createServer({ allowHalfOpen: true }, (inside) => {\n  const outside = net.connect({ path: socket, allowHalfOpen: true });\n  inside.on('error', () => outside.destroy()).on('close', () => outside.destroy());\n  outside.on('error', () => inside.resetAndDestroy()).on('close', () => inside.destroySoon());\n  inside.pipe(outside);\n  outside.pipe(inside);\n});\n// More would exhaust the files of this program, which is the testbed's only way out.\nserver.maxConnections = 1024;\nserver.on('error', (error) => {\n  process.stdout.write(`${error.message}\\n`);\n  process.exitCode = 1;\n});\nserver.listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\\n'));\n");
await (0, l.HO)(n);
return new Relays(e, t);
}
constructor(e, t) {
this.#e = e;
this.#t = a.join(t, "relay");
this.#n = nodeFiles();
}
async start(e, t, n) {
let r = a.join(this.#t, String(++this.#r));
let s = a.join(r, "s");
if (!(0, c.V)(s)) throw new o.yo(`network: restricted: the path ${s} is too long for a socket; set RUNNER_TEMP to a shorter directory`);
await (0, i.mkdir)(r);
await (0, i.chmod)(r, 493);
let fail = (e) => {
throw new o.ZD("network", `the relay of network: restricted does not start: ${(0, o.bD)(e)}`, { cause: e });
};
let l = this.#i(e, t, n, r);
let u = await this.#e.createContainer(l).catch(fail);
try {
let e = await u.attach();
await u.start();
let t = await firstLine(e);
e.destroy();
if (t !== "listening") throw Error(t === "" ? "it ended without a word" : t);
} catch (e) {
await (0, f.od)(u).catch(() => {});
return fail(e);
}
return {
socket: s,
url: "http://127.0.0.1:28417",
remove: () => (0, f.od)(u),
async check() {
let { running: e } = await u.inspect().catch((e) => {
if ((0, d.c2)(e) === 404) return { running: !1 };
throw (0, d.lp)(e);
});
if (!e) throw new o.ZD("network", "the relay of network: restricted ended during the trial");
}
};
}
#i(e, t, n, i) {
let [o] = this.#n.filter((e) => /\/ld[-.][^/]*$/.test(e));
let inside = (e) => `${p}/${a.basename(e)}`;
let s = inside(process.execPath);
let c = o === void 0 ? [s] : [
inside(o),
"--library-path",
p,
s
];
let l = [...[
...this.#n,
process.execPath,
a.join(this.#t, "relay.mjs")
].map((e) => ({
Source: (0, r.realpathSync)(e),
Target: inside(e)
})), {
Source: i,
Target: `${p}/socket`
}];
return {
Image: t,
Entrypoint: [
...c,
`${p}/relay.mjs`,
"28417",
`${p}/socket/s`
],
Cmd: [],
User: "65534:65534",
WorkingDir: "/",
Env: [
"NODE_OPTIONS=",
"LD_PRELOAD=",
"LD_LIBRARY_PATH="
],
Labels: n,
Healthcheck: { Test: ["NONE"] },
HostConfig: {
LogConfig: {
Type: "none",
Config: {}
},
NetworkMode: `container:${e.id}`,
CapDrop: ["ALL"],
SecurityOpt: ["no-new-privileges"],
PidsLimit: 64,
Mounts: l.map((e) => ({
Type: "bind",
ReadOnly: !0,
...e
}))
}
};
}
}
function nodeFiles() {
Object.assign(process.report, { excludeNetwork: !0 });
let { sharedObjects: e = [] } = process.report.getReport();
return e.filter((e) => a.isAbsolute(e) && e !== process.execPath);
}
async function firstLine(e) {
let t = setTimeout(() => e.destroy(Error(`nothing within ${m / 1e3} s`)), m);
let n = "";
try {
for await (let t of e) {
n += t.subarray(8).toString();
if (n.includes("\n")) break;
}
} finally {
clearTimeout(t);
}
return n.split("\n")[0].trim();
}
})
};
