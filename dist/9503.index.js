export const id = 9503;
export const ids = [9503, 6228];
export const modules = {
21916: ((e, t) => {
t.Io = void 0;
var n = new Uint32Array(65536);
var myers_32 = function(e, t) {
var r = e.length;
var i = t.length;
var a = 1 << r - 1;
var o = -1;
var s = 0;
var c = r;
var l = r;
for (; l--;) n[e.charCodeAt(l)] |= 1 << l;
for (l = 0; l < i; l++) {
var u = n[t.charCodeAt(l)];
var d = u | s;
u |= (u & o) + o ^ o;
s |= ~(u | o);
o &= u;
s & a && c++;
o & a && c--;
s = s << 1 | 1;
o = o << 1 | ~(d | s);
s &= d;
}
l = r;
for (; l--;) n[e.charCodeAt(l)] = 0;
return c;
};
var myers_x = function(e, t) {
var r = t.length;
var i = e.length;
var a = [];
var o = [];
var s = Math.ceil(r / 32);
var c = Math.ceil(i / 32);
for (var l = 0; l < s; l++) {
o[l] = -1;
a[l] = 0;
}
var u = 0;
for (; u < c - 1; u++) {
var d = 0;
var f = -1;
var p = u * 32;
var m = Math.min(32, i) + p;
for (var h = p; h < m; h++) n[e.charCodeAt(h)] |= 1 << h;
for (var l = 0; l < r; l++) {
var g = n[t.charCodeAt(l)];
var _ = o[l / 32 | 0] >>> l & 1;
var v = a[l / 32 | 0] >>> l & 1;
var y = g | d;
var b = ((g | v) & f) + f ^ f | g | v;
var x = d | ~(b | f);
var S = f & b;
x >>> 31 ^ _ && (o[l / 32 | 0] ^= 1 << l);
S >>> 31 ^ v && (a[l / 32 | 0] ^= 1 << l);
x = x << 1 | _;
S = S << 1 | v;
f = S | ~(y | x);
d = x & y;
}
for (var h = p; h < m; h++) n[e.charCodeAt(h)] = 0;
}
var C = 0;
var w = -1;
var T = u * 32;
var E = Math.min(32, i - T) + T;
for (var h = T; h < E; h++) n[e.charCodeAt(h)] |= 1 << h;
var D = i;
for (var l = 0; l < r; l++) {
var g = n[t.charCodeAt(l)];
var _ = o[l / 32 | 0] >>> l & 1;
var v = a[l / 32 | 0] >>> l & 1;
var y = g | C;
var b = ((g | v) & w) + w ^ w | g | v;
var x = C | ~(b | w);
var S = w & b;
D += x >>> i - 1 & 1;
D -= S >>> i - 1 & 1;
x >>> 31 ^ _ && (o[l / 32 | 0] ^= 1 << l);
S >>> 31 ^ v && (a[l / 32 | 0] ^= 1 << l);
x = x << 1 | _;
S = S << 1 | v;
w = S | ~(y | x);
C = x & y;
}
for (var h = T; h < E; h++) n[e.charCodeAt(h)] = 0;
return D;
};
var distance = function(e, t) {
if (e.length < t.length) {
var n = t;
t = e;
e = n;
}
if (t.length === 0) return e.length;
if (e.length <= 32) return myers_32(e, t);
return myers_x(e, t);
};
t.Io = distance;
}),
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
34654: ((e, t, n) => {
n.d(t, { O: () => makeDirectory });
var r = n(73024);
var i = n(76760);
var a = n(45145);
function makeDirectory(e, t) {
let isThere = () => (0, r.existsSync)(`${e}/`);
if (isThere()) return;
let n = i.dirname(e);
try {
(0, r.mkdirSync)(e, t);
} catch (i) {
if (isThere()) return;
if ((0, a.$N)(i) !== "ENOENT" || (0, r.existsSync)(n)) throw i;
makeDirectory(n, t);
makeDirectory(e, t);
}
}
}),
6768: ((e, t, n) => {
n.d(t, {
_: () => detachMounts,
q: () => mountsOn
});
var r = n(31421);
var i = n(51455);
var a = n(76760);
var o = n(57975);
var s = n(59956);
var c = n(78421);
async function mountsOn(e) {
let t = await placeOf(e);
return mountPoints().filter((e) => e === t).length;
}
async function detachMounts(e, t = 0) {
let n = await placeOf(e);
let r = pointsBelow(n, t);
for (let e = 0; r.length > 0 && e < 100; e += 1) {
for (let e of r) await tool("mount", ["--make-rprivate", e]);
for (let e of r.toReversed()) await tool("umount", ["--lazy", e]);
let e = r.length;
r = pointsBelow(n, t);
if (r.length === e) break;
}
if (r.length > 0) throw Error(`${r.join(", ")}: mounted there, and cannot be unmounted`);
}
function pointsBelow(e, t) {
let n = mountPoints();
let r = n.filter((t) => t === e).length > t ? [e] : [];
let i = n.filter((t) => t.startsWith(`${e}/`));
return [...r, ...new Set(i.sort((e, t) => e.split("/").length - t.split("/").length))];
}
function mountPoints() {
return ((0, c.Eh)("/proc/self/mountinfo") ?? "").split("\n").flatMap((e) => {
let t = e.split(" ")[4];
return t === void 0 ? [] : [unescaped(t)];
});
}
function unescaped(e) {
return e.replace(/\\([0-7]{3})/g, (e, t) => String.fromCharCode(Number.parseInt(t, 8)));
}
async function placeOf(e) {
let t = await (0, i.realpath)(a.dirname(e)).catch(() => a.dirname(e));
return a.join(t, a.basename(e));
}
async function tool(e, t) {
await (0, o.promisify)(r.execFile)(e, t, { cwd: s.x }).catch(() => {});
}
}),
9784: ((e, t, n) => {
n.d(t, { o: () => realPlace });
var r = n(73024);
var i = n(76760);
function realPlace(e) {
let t = i.resolve(e);
let n = i.dirname(t);
try {
return (0, r.realpathSync)(t);
} catch {
return n === t ? t : i.join(realPlace(n), i.basename(t));
}
}
}),
13590: ((e, t, n) => {
n.d(t, {
HO: () => openToAll,
Ue: () => removeUnmounted,
dM: () => removeTree,
hK: () => emptyDirectory,
kb: () => removeTreeAt
});
var r = n(4573);
var i = n(31421);
var a = n(77598);
var o = n(51455);
var s = n(76760);
var c = n(57975);
var l = n(45145);
var u = n(59956);
var d = n(6768);
var f = n(70930);
async function removeTree(e) {
await (0, d._)(e);
await removeUnmounted(e);
}
async function removeTreeAt(e) {
await removeTree(await textPathOf(e));
}
async function removeUnmounted(e) {
try {
await (0, o.rm)(e, {
recursive: !0,
force: !0,
maxRetries: 3
});
} catch (t) {
["EACCES", "ENOTEMPTY"].includes((0, l.$N)(t) ?? "") && await makeWritable(e);
await (0, c.promisify)(i.execFile)("rm", [
"-rf",
"--",
s.resolve(e)
], { cwd: u.x }).catch((e) => {
throw Error(String(e.stderr ?? "").split("\n")[0] || (0, l.bD)(t), { cause: t });
});
}
}
async function emptyDirectory(e, t = [], n = removeUnmounted) {
let r = [];
for (let i of await (0, o.readdir)(e, { encoding: "buffer" })) {
if (t.some((e) => i.equals(Buffer.from(e)))) continue;
await textPathOf((0, f.XM)(e, i)).then(n).catch((e) => r.push(e));
}
if (r.length > 0) throw r[0];
}
async function textPathOf(e) {
if ((0, r.isUtf8)(e)) return e.toString();
let t = e;
for (; !(0, r.isUtf8)(t);) t = t.subarray(0, t.lastIndexOf("/"));
let n = s.join(`${t}/`, (0, a.randomUUID)());
await (0, o.rename)(e, n);
return n;
}
async function openToAll(e) {
await (0, c.promisify)(i.execFile)("chmod", [
"-R",
"a+rX",
e
], { cwd: u.x });
}
async function makeWritable(e) {
await (0, o.chmod)(e, 448).catch(() => {});
let t = await (0, o.readdir)(e, {
encoding: "buffer",
withFileTypes: !0
}).catch(() => []);
for (let n of t) n.isDirectory() && await makeWritable((0, f.XM)(e, n.name));
}
}),
51851: ((e, t, n) => {
n.d(t, {
$4: () => exampleDataset,
H5: () => namesDataset,
J2: () => tellDefaultDataset,
Wk: () => namesAgent,
aw: () => tellExample
});
var r = n(76760);
var i = n(58263);
var a = n(12694);
let o = [
"agent",
"agent-command",
"arms"
];
function exampleDataset(e) {
return r.join(e, "examples/dataset");
}
function namesDataset(e) {
return i.DATASET.some((t) => e[t] !== void 0);
}
function namesAgent(e) {
return o.some((t) => e[t] !== void 0);
}
function tellDefaultDataset(e) {
namesDataset(e) || (0, a.cc)("the dataset is setupbench, the default; name another by --dataset");
}
function tellExample(e) {
Object.keys(e).some((e) => e === "instances" || /^(agent|model)-/.test(e)) && (0, a.cc)("no dataset and no agent is named, so this is the example; name an agent by --agent or --agent-command");
}
}),
29608: ((e, t, n) => {
n.d(t, { exportCommand: () => exportCommand });
var r = n(45145);
var i = n(18253);
var a = n(68785);
var o = n(52323);
var s = n(24998);
var c = n(4573);
var l = n(77598);
var u = n(73024);
var d = n(51455);
var f = n(76760);
var p = n(30742);
var m = n(34654);
var h = n(13590);
var g = n(12580);
var _ = n(22495);
let v = `#!/bin/sh
# Runs the success command and writes the reward. Written by agentbench export.
workdir=@workdir@
rule=@rule@
out=/logs/verifier
cd "$workdir" || exit 1
command=$(cat /tests/success-command)
# No argument of a program can be longer than 128 KiB.
if [ \${#command} -gt 30000 ]; then command='eval "$(cat /tests/success-command)"'; fi
session=
# No group leader, so setsid does not fork; BusyBox knows neither --wait nor --kill-after.
if command -v setsid >/dev/null 2>&1; then session=setsid; fi
$session timeout -k 5 @seconds@ /bin/sh -c "$command" </dev/null >"$out/stdout.txt" 2>"$out/stderr.txt"
code=$?
cat "$out/stdout.txt" "$out/stderr.txt"
echo "exit code $code"
reward=0
if [ "$rule" = exit_code ]; then
  if [ "$code" -eq 0 ]; then reward=1; fi
elif cat "$out/stdout.txt" "$out/stderr.txt" | LC_ALL=C grep -q '${n(67738).qO}'; then
  reward=1
fi
echo "$reward" >"$out/reward.txt"
`;
function toml(e) {
return JSON.stringify(e.toWellFormed()).replaceAll("", "\\u007f");
}
let y = "/agentbench-prerunner";
let [b, x, S] = [
3600,
600,
120
];
function obstacleOf(e, t) {
let { evaluation: n, repository: r, id: i } = e;
if (n.kind === "test_plan") return "a test plan needs terminals and a judge, which Harbor does not have; only success commands can be exported";
if (n.kind === "reward") return "it is a task of Harbor already";
if (t.image(e.image) === null) return "it names no image; set the option image";
if (!/^\/[\w./-]*$/.test(t.workdir)) return "its workdir must be an absolute path of plain characters";
if (i.includes("..")) return "its name cannot be one of Harbor, which has no \"..\"";
if (r !== null && !/^https?:\/\//.test(r.url)) return `the build of an image cannot clone ${(0, _.h0)(r.url, 200)}; only http and https can be exported`;
return null;
}
function filesOfTask(e, t) {
let n = obstacleOf(e, t);
let { evaluation: i } = e;
if (n !== null || i.kind !== "success_command") throw new r.yo(`export: ${e.id} cannot be exported: ${n}`);
let a = Math.ceil(t.evaluationTimeout / 1e3);
let o = new Map([
["task.toml", { text: configOf(e, t) }],
["instruction.md", { text: e.prompt }],
["environment/Dockerfile", { text: dockerfileOf(e, t) }],
["tests/success-command", { text: i.command }],
["tests/test.sh", {
text: v.replace("@workdir@", () => (0, g.h)(t.workdir)).replace("@rule@", i.rule).replace("@seconds@", String(a)),
executable: !0
}]
]);
for (let { source: t, target: n } of fixturesOf(e)) o.set(f.posix.join("environment/files", n), { source: t });
e.prerunner !== null && o.set("environment/prerunner", { source: e.prerunner });
for (let [n, r] of solutionOf(e, t)) o.set(n, r);
return o;
}
function fixturesOf({ fixtures: e }) {
return e.filter(({ source: e }) => (0, u.readdirSync)(e).length > 0);
}
function configOf(e, t) {
let { agentTimeout: n, evaluationTimeout: r, organisation: i, workdir: a } = t;
let o = e.prerunner === null ? [] : [
"",
"# Runs the prerunner once in the started container, and takes it away before the agent.",
"[environment.healthcheck]",
`command = ${toml(prerunnerCommand(a))}`,
`timeout_sec = ${x}.0`,
"retries = 1"
];
return [
"schema_version = \"1.3\"",
"",
"[task]",
`name = ${toml(`${i}/${e.id}`)}`,
"",
"[metadata]",
`category = ${toml(e.taskType)}`,
"",
"[agent]",
`timeout_sec = ${(n / 1e3).toFixed(1)}`,
"",
"[verifier]",
`timeout_sec = ${Math.ceil(r / 1e3) + S}.0`,
"",
"[environment]",
`build_timeout_sec = ${b}.0`,
`workdir = ${toml(a)}`,
...o,
""
].join("\n");
}
function prerunnerCommand(e) {
let t = `cd ${(0, g.h)(e)} && bash ${y}/prerunner.sh </dev/null >/dev/null 2>&1; rm -rf ${y}`;
return `if [ -d ${y} ]; then ${t}; fi`;
}
function dockerfileOf(e, { image: t, workdir: n }) {
let { repository: r, prerunner: i } = e;
let run = (...e) => `RUN ${JSON.stringify(e)}`;
return [
...r === null ? [] : [
"FROM debian:bookworm AS source",
run("apt-get", "update"),
run("apt-get", "install", "--yes", "--no-install-recommends", "git", "ca-certificates"),
run("git", "clone", "--no-checkout", "--", r.url, "/source"),
...r.commit === null ? [run("git", "-C", "/source", "checkout", "--detach", "HEAD")] : [run("sh", "-c", "cd /source && { git checkout --detach \"$0\" || { git fetch origin \"$0\" && git checkout --detach \"$0\"; }; }", r.commit)],
""
],
`FROM ${t(e.image)}`,
"ENTRYPOINT []",
"USER 0:0",
`WORKDIR ${n}`,
...r === null ? [] : [copy("--from=source", "/source/.", `${n}/`)],
...fixturesOf(e).length === 0 ? [] : [copy("", "files/.", `${n}/`)],
...i === null ? [] : [copy("", "prerunner/.", `${y}/`)],
""
].join("\n");
}
function copy(e, t, n) {
return `COPY ${e === "" ? "" : `${e} `}${JSON.stringify([t, n])}`;
}
function solutionOf({ solution: e }, { workdir: t }) {
if (e === null) return [];
if (!(0, u.statSync)(e).isDirectory()) return [["solution/solve.sh", {
text: `#!/bin/bash\ncd ${(0, g.h)(t)} && exec bash /solution/reference.sh\n`,
executable: !0
}], ["solution/reference.sh", { source: e }]];
return [["solution/solve.sh", {
text: `#!/bin/sh\ncp -a /solution/files/. ${(0, g.h)(t)}/\n`,
executable: !0
}], ["solution/files", { source: e }]];
}
let C = ".agentbench-export";
let w = /(^|\/)(__pycache__\/|[^/]*(\.pyc|\.swp|\.swo|~)(\/|$)|\.DS_Store(\/|$)|\.harborignore$)/;
async function exportTasks(e, t, n, o, s = a.tm) {
let c = n.flatMap((e) => {
let t = obstacleOf(e, o);
return t === null ? [] : [`${e.id}: ${t}`];
});
if (c.length > 0) throw new r.yo([`export: ${c.length} of ${n.length} instances of ${t.name} cannot be exported:`].concat((0, i.UV)(c, 10)).join("\n"));
claimEmpty(e);
let l = f.join(e, C);
try {
let r = [];
for (let e of [...n].sort((e, t) => e.id < t.id ? -1 : 1)) {
s.throwIfAborted();
let t = f.join(l, e.id);
let n = new Map();
for (let [r, i] of filesOfTask(e, o)) await put(i, t, r, n);
r.push({
name: `${o.organisation}/${e.id}`,
digest: digestOf(n)
});
}
let i = (0, u.readdirSync)(l);
await (0, d.writeFile)(f.join(l, "dataset.toml"), manifestOf(o.organisation, t.name, r));
for (let t of ["dataset.toml", ...i]) await (0, d.rename)(f.join(l, t), f.join(e, t));
await (0, d.rmdir)(l);
} catch (t) {
for (let t of (0, u.readdirSync)(e)) await (0, h.dM)(f.join(e, t));
throw t instanceof r.yo || s.aborted ? t : new r.yo(`export: ${(0, r.bD)(t)}`, { cause: t });
}
}
function organisationOf({ name: e }) {
let t = e.replace(/[^a-zA-Z0-9_-]+/g, "-").replace(/^[^a-zA-Z0-9]+/, "");
return t === "" ? "agentbench" : t.slice(0, 60);
}
function claimEmpty(e) {
let t;
try {
(0, m.O)(e);
t = (0, u.readdirSync)(e);
} catch (t) {
throw new r.yo(`export: ${e} cannot be made: ${(0, r.bD)(t)}`);
}
if (t.length > 0 && !t.includes(C)) throw new r.yo(`export: ${e} is not empty; name a new directory`);
try {
(0, u.mkdirSync)(f.join(e, C));
} catch (t) {
throw new r.yo((0, r.$N)(t) === "EEXIST" ? `export: ${e} holds an unfinished export; if none is running, empty it, or name a new directory` : `export: ${e} cannot be written: ${(0, r.bD)(t)}`);
}
}
async function put(e, t, n, i) {
let a = f.join(t, n);
if ("source" in e && (0, u.lstatSync)(e.source).isDirectory()) {
(0, m.O)(a);
for (let a of (0, u.readdirSync)(e.source, "buffer").sort(Buffer.compare)) {
let o = a.toString();
if (!(0, c.isUtf8)(a)) throw new r.yo(`export: ${f.join(e.source, o)} has a name that is not UTF-8; rename it`);
await put({ source: f.join(e.source, o) }, t, `${n}/${o}`, i);
}
return;
}
(0, m.O)(f.dirname(a));
if ("text" in e) {
await (0, d.writeFile)(a, e.text.toWellFormed());
await (0, d.chmod)(a, e.executable === !0 ? 493 : 420);
} else {
let t = (0, u.lstatSync)(e.source);
if (!t.isFile()) throw new r.yo(`export: ${e.source} is a link or no regular file, which a task of Harbor cannot hold`);
await (0, d.copyFile)(e.source, a).catch((t) => {
throw new r.yo(`export: ${e.source} cannot be copied: ${(0, r.$N)(t) ?? (0, r.bD)(t)}`);
});
await (0, d.chmod)(a, t.mode & 64 ? 493 : 420);
}
let o = await (0, d.readFile)(a);
w.test(n) || i.set(n, (0, l.hash)("sha256", o));
}
function digestOf(e) {
let t = [...e].sort(([e], [t]) => Buffer.compare(Buffer.from(e), Buffer.from(t)));
return (0, p.B)(t.map(([e, t]) => `${e}\0${t}\n`).join(""));
}
function manifestOf(e, t, n) {
let r = [
"[dataset]",
`name = ${toml(`${e}/${e}`)}`,
`description = ${toml(t)}`
];
let i = n.map(({ name: e, digest: t }) => `\n[[tasks]]\nname = ${toml(e)}\ndigest = ${toml(t)}\n`);
return `${r.join("\n")}\n${i.join("")}`;
}
var T = n(43210);
var E = n(86324);
var D = n(9962);
var O = n(90162);
var k = n(50054);
var A = n(51851);
var j = n(12694);
var M = n(18540);
async function exportCommand(e, t, { format: n, json: c }) {
if (n !== "harbor") throw new r.yo(`format: "${n}" is unknown; there is "harbor"`);
let l = (0, O.Ac)(t);
(0, A.J2)(t);
let u = await (0, o.Zh)(l, (0, T.w)((0, E.g)(process.env)));
let d = await (0, s.JU)(u, l.instances);
let f = {
organisation: organisationOf(u),
image: (e) => (0, k.N)(e, l)?.name ?? null,
workdir: l.workdir ?? "/testbed",
agentTimeout: (0, D.B)(l),
evaluationTimeout: l["evaluation-timeout"]
};
let p = (0, a.YF)();
await exportTasks(e, u, d, f, p.signal).finally(p.dispose);
for (let { id: e, repository: t } of d) t?.commit === null && (0, j.cc)(`${e}: its row names no commit; an image has the newest one at the time of its build`);
c ? (0, j.Q2)({
dataset: u.name,
directory: e,
tasks: d.map(({ id: e }) => e)
}) : (0, j.tj)([`${(0, i.U9)(d.length, "task")} of ${u.name}: ${(0, M.MP)(e)}/`]);
return 0;
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
90162: ((e, t, n) => {
n.d(t, {
Ac: () => parseOptions,
Up: () => noSuchOption,
VW: () => plainEnds,
r4: () => parseText,
te: () => optionFaults
});
var r = n(45145);
var i = n(3350);
var a = n(55005);
function parseOptions(e) {
let { options: t, faults: n } = readOptions(e);
if (t !== null) return t;
throw new r.yo(n.map(({ message: e }) => e).join("\n"));
}
function parseText(e, t, n) {
let i = t.safeParse(n);
if (i.success) return i.data;
throw new r.yo(`${e}: ${i.error.issues[0].message}`);
}
function optionFaults(e) {
return readOptions(e).faults;
}
function readOptions(e) {
let t = Object.keys(e).filter((t) => e[t]?.includes("\0"));
if (t.length > 0) return {
options: null,
faults: t.map((e) => ({
name: e,
message: `${e}: holds a NUL character (\\0)`
}))
};
let n = a.ci.safeParse(givenOf(e));
return n.success ? {
options: n.data,
faults: []
} : {
options: null,
faults: faultsOf(n.error, e)
};
}
function givenOf(e) {
return Object.fromEntries(Object.entries(e).flatMap(([e, t = ""]) => t.trim() === "" ? [] : [[e, plainEnds(t)]]));
}
function plainEnds(e) {
return e.replaceAll(/\r(?=\n|$)/g, "");
}
function faultsOf({ issues: e }, t) {
return e.flatMap((e) => {
if (e.code === "unrecognized_keys") return e.keys.map((e) => ({
name: e,
message: `${e}: ${noSuchOption(e, a.W6)}`
}));
let n = String(e.path[0]);
return [{
name: n,
message: `${n}: ${explain(e, n, t[n])}`
}];
});
}
function noSuchOption(e, t) {
let n = (0, i.cR)(e, t);
return `there is no such option; ${n === null ? "agentbench run --help lists all" : `did you mean ${n}?`}`;
}
function explain({ message: e }, t, n) {
let r = (0, a.cU)(t);
return r === null ? e : `"${n}" is not one of ${r.join(", ")}; did you mean ${(0, i.Nf)(n, r)}?`;
}
}),
93588: ((e, t, n) => {
n.d(t, {
F: () => secretsOf,
V: () => r
});
let r = [
"agent-env",
"task-env",
"model-keys"
];
function secretsOf(e, t) {
return [...r.flatMap((t) => e[t]).map(({ name: e, value: n }) => n ?? t[e]), e["judge-api-key"]].filter((e) => e !== void 0);
}
}),
45164: ((e, t, n) => {
n.d(t, { V: () => actionSums });
var r = n(34552);
function actionSums(e) {
let t = e.map((e) => e?.actions ?? null).filter((e) => e !== null);
return {
trials: t.length,
by_class: t.length === 0 ? null : (0, r.gR)(t),
wasted: wastedOf(e)
};
}
function wastedOf(e) {
let t = {
trials: 0,
agent: 0,
human_lower: 0,
human_upper: 0
};
let n = 0;
for (let r of e) {
let { actions: e = null, human_actions: i = null } = r ?? {};
if (e === null || i === null) continue;
let a = e.check_dir + e.read_file;
t.trials += 1;
t.agent += a;
t.human_lower += i.lower;
t.human_upper += i.upper;
n += Math.max(0, a - i.upper);
}
return t.trials === 0 ? null : {
...t,
share: t.agent === 0 ? null : n / t.agent
};
}
}),
30627: ((e, t, n) => {
n.d(t, {
Dq: () => figuresByType,
Fs: () => usageOf,
Ui: () => figuresOfTrials,
f: () => testPointsOf,
k8: () => tokensOf
});
var r = n(71826);
var i = n(61210);
var a = n(45164);
var o = n(6611);
function figuresOfTrials(e) {
let t = e.map(({ result: e }) => e);
return {
...(0, i.vA)(e.map(({ planned: e }) => e)),
usage: usageOf(t),
causes: (0, o.kZ)(t),
actions: (0, a.V)(t)
};
}
function figuresByType(e) {
let t = Map.groupBy(e, ({ planned: e }) => e.task_type);
return new Map([...t].map(([e, t]) => [e, figuresOfTrials(t)]));
}
class Sum {
total = null;
known = 0;
add(e) {
if (e == null) return;
this.total = (this.total ?? 0) + e;
this.known += 1;
}
get mean() {
return this.total === null ? null : this.total / this.known;
}
}
function tokensOf({ usage: e }) {
return (0, r.ER)([e.input_tokens, e.output_tokens]);
}
function usageOf(e) {
let [t, n, r, i] = [
new Sum(),
new Sum(),
new Sum(),
new Sum()
];
let [a, o, s] = [
new Sum(),
new Sum(),
new Sum()
];
let c = 0;
let l = 0;
for (let u of e) {
if (u === null) continue;
let { usage: e, meter: d } = u;
if (tokensOf(u) !== null) {
t.add(e.input_tokens);
n.add(e.output_tokens);
}
r.add(e.steps);
i.add(e.cost_usd);
if (d === null || e.requests === null) continue;
a.add(e.requests);
o.add(e.failed_requests);
s.add(d.throttled_requests);
c += d.waiting_ms;
l += u.agent_ms;
}
return {
input_tokens: t.total,
output_tokens: n.total,
tokens_known: t.known,
tokens_per_trial: t.total === null ? null : (t.total + n.total) / t.known,
steps: r.total,
steps_known: r.known,
steps_per_trial: r.mean,
cost_usd: i.total,
cost_known: i.known,
requests: a.total,
failed_requests: o.total,
throttled_requests: s.total,
requests_known: a.known,
waiting_share: l === 0 ? null : Math.min(1, c / l)
};
}
function testPointsOf(e) {
let t = e.flatMap(({ result: e }) => e?.plan ?? []);
if (t.length === 0) return null;
let n = e.map((e) => e.planned);
let a = n.flatMap(({ score: e }) => e ?? []);
let o = e.flatMap(({ result: e }) => {
let [t, n] = e?.rounds ?? [];
return t && n ? [{
dev: t,
debug: n
}] : [];
});
let { score_expected: s, coverage: c } = (0, i.vA)(n);
return {
projects: n.length,
projects_scored: a.length,
points: t.reduce((e, { expected: t }) => e + t, 0),
points_judged: t.reduce((e, { judged: t }) => e + t, 0),
score: (0, r._)(a),
score_expected: s,
coverage: c,
rounds: o.length === 0 ? null : {
projects: o.length,
dev: (0, r._)(o.map(({ dev: e }) => e.score_expected)),
debug: (0, r._)(o.map(({ debug: e }) => e.score_expected))
}
};
}
}),
6611: ((e, t, n) => {
n.d(t, {
NO: () => unknownCauses,
kZ: () => causeCounts,
n6: () => causeName,
pQ: () => causeWords,
rj: () => countWords
});
var r = n(57975);
var i = n(48685);
var a = n(9271);
var o = n(13978);
function causeName(e) {
return e.replaceAll("_", " ");
}
function causeCounts(e) {
let t = new Map();
for (let n of e) {
let e = n?.causes[0];
e !== void 0 && t.set(e.cause, (t.get(e.cause) ?? 0) + 1);
}
return i.hE.map((e) => ({
cause: e,
trials: t.get(e) ?? 0
})).filter(({ trials: e }) => e > 0).sort((e, t) => t.trials - e.trials);
}
function unknownCauses({ run: e, results: t }) {
let n = t.filter((e) => e !== null && e.error === null && e.causes.length > 0).length;
return e.totals.failed - n;
}
function countWords(e, t) {
return withUnknown(e.map(({ cause: e, trials: t }) => `${t} ${causeName(e)}`), t);
}
function withUnknown(e, t) {
return [...e, ...t > 0 ? [`${t} without a known cause`] : []].join(", ");
}
function causeWords({ run: e, results: t, comparison: n, baseline: i }) {
let a = causeCounts(t);
let o = i !== null && n !== null && n.verdict !== "not comparable" && (0, r.isDeepStrictEqual)(keysOf(i.run), keysOf(e)) ? knownCauses(i) : null;
let s = (o ?? []).filter(({ cause: e }) => !a.some((t) => t.cause === e));
let c = [...a, ...s.map(({ cause: e }) => ({
cause: e,
trials: 0
}))].map(({ cause: e, trials: t }) => {
let n = o === null ? t : o.find((t) => t.cause === e)?.trials ?? 0;
let r = t === n ? "" : ` (${Math.abs(t - n)} ${t > n ? "more" : "less"})`;
return `${t} ${causeName(e)}${r}`;
});
return c.length === 0 ? "" : withUnknown(c, unknownCauses({
run: e,
results: t
}));
}
function keysOf({ planned: e }) {
return e.map(a.wK).sort();
}
function knownCauses(e) {
let t = (0, o.x)(e);
return t.every(({ planned: { status: e }, figures: t }) => e === "passed" || e === "not_run" || t !== null) ? causeCounts(t.map(({ figures: e }) => e)) : null;
}
}),
61909: ((e, t, n) => {
n.d(t, {
Lz: () => withoutAttempts,
ZQ: () => begunIn,
hE: () => mayHaveBegun,
iq: () => effortChanges,
kM: () => usageParts,
vo: () => effortParts
});
var r = n(18253);
var i = n(61210);
var a = n(83157);
var o = n(34552);
var s = n(30627);
var c = n(58937);
var l = n(13978);
function effortParts(e) {
let { trials: t, results: n, times: r } = e;
let { cost: i, time: a, tokens: o } = effortChanges(e);
return [
costText(t, after(i)),
(0, c.cf)(r) === 0 ? "" : `${(0, c.Fj)(r)}${after(a)}`,
...usageParts(t, after(o)),
judgeText(n.filter((e) => e !== null))
].filter((e) => e !== "");
}
function after(e) {
return e === "" ? "" : `, ${e}`;
}
function effortChanges(e) {
let { baseline: t, comparison: n, trials: r } = e;
let i = t !== null && n !== null && n.verdict !== "not comparable" ? (0, l.x)(t) : null;
let change = (e) => i === null ? "" : changeText(i, r, e);
return {
cost: change(({ usage: e }) => e.cost_usd),
time: change(({ duration_ms: e }) => e),
tokens: change(s.k8)
};
}
function usageParts(e, t = "") {
let n = (0, s.Fs)(e.map(({ result: e }) => e));
let r = begunIn(e);
return [tokensText(n, r, t), requestsText(n, r)].filter((e) => e !== "");
}
function changeText(e, t, n) {
let [i, a] = [meansOf(e, n), meansOf(t, n)];
let o = [...a.keys()].filter((e) => i.has(e));
let sum = (e) => o.reduce((t, n) => t + e.get(n), 0);
let s = sum(a) / sum(i) - 1;
if (!Number.isFinite(s) || Math.abs(s) < .01) return "";
let idsOf = (e) => new Set(e.map(({ planned: e }) => e.instance_id));
let c = idsOf(e);
let l = [...idsOf(t)].filter((e) => c.has(e)).length;
let u = o.length === l ? "" : ` in ${o.length} of ${(0, r.U9)(l, "instance")}`;
return `${s > 0 ? "+" : "−"}${(0, r.KN)(Math.abs(s), 0)} a trial against the baseline${u}`;
}
function meansOf(e, t) {
let n = Map.groupBy(e, ({ planned: e }) => e.instance_id);
return new Map([...n].flatMap(([e, n]) => {
let r = n.flatMap(({ planned: e, figures: n }) => n === null || !(0, i.aA)(e) ? [] : t(n) ?? []);
return r.length < n.length ? [] : [[e, (0, a.i)(r)]];
}));
}
function begunIn(e) {
return e.filter(mayHaveBegun).length;
}
function mayHaveBegun({ planned: { error: e }, result: t }) {
return !(t?.unbegun ?? (e?.stage === "plan" && e.kind !== "missing"));
}
function tokensText(e, t, n) {
let { input_tokens: i, output_tokens: a, tokens_known: o } = e;
return i === null || a === null ? "" : `${(0, r.zD)(i + a)} tokens${partOf(o, t)}${n}`;
}
function requestsText(e, t) {
let { requests: n, requests_known: i, throttled_requests: a, waiting_share: o } = e;
if (n === null) return "";
let s = [a ? `${(0, r.zD)(a)} throttled` : "", o === null ? "" : `${(0, r.KN)(o, 0)} of the agents' time`].filter((e) => e !== "");
let c = s.length === 0 ? "" : ` (${s.join(", ")})`;
return `${(0, r.mr)(n, "request")} to models${c}${partOf(i, t)}`;
}
function costText(e, t) {
let n = e.map(({ result: e }) => e);
let { cost_usd: i, cost_known: a } = (0, s.Fs)(n);
if (i === null) return "";
return `${(0, r.BD)(i)}${partOf(a, begunIn(e))}${withoutAttempts(n)}${t}`;
}
function judgeText(e) {
let t = (0, o.wo)(e.flatMap(({ judge: e }) => e ?? []));
if (t === null || t.cost_usd === null) return "";
return `${(0, r.BD)(t.cost_usd)} for the judge${partOf(t.cost_known, t.answers)}`;
}
function partOf(e, t) {
return e === t ? "" : ` (known for ${e} of ${t})`;
}
function withoutAttempts(e) {
let t = e.reduce((e, t) => e + (t === null ? 0 : t.attempt - 1), 0);
return t === 0 ? "" : `, without ${(0, r.U9)(t, "earlier attempt")}`;
}
}),
81822: ((e, t, n) => {
n.d(t, {
FL: () => byInstance,
Ol: () => flakyInstances,
XF: () => intervalOf,
xW: () => headlineFigure
});
var r = n(61210);
var i = n(26862);
function byInstance(e) {
return Map.groupBy(e, ({ instance_id: e }) => e);
}
function headlineFigure({ run: e }) {
return (0, r.$)(e.totals, (0, r.c_)(e.settings));
}
function intervalOf(e, t = byInstance(e.run.planned)) {
let { planned: n, settings: a } = e.run;
let o = (0, r.c_)(a);
if (!n.every(r.aA) || o === "score" && t.size < 2) return null;
let s = [...t.values()].map((e) => e.map((e) => (0, r.oB)(e, o)));
return (0, i.$)(s, o === "score" ? {} : { most: n.length });
}
function flakyInstances(e) {
let t = [];
for (let [n, r] of e) {
let has = (e) => r.some(({ status: t }) => t === e);
has("passed") && has("failed") && t.push(n);
}
return t;
}
}),
93357: ((e, t, n) => {
n.d(t, { j: () => r });
let r = {
passed: {
mark: "✓",
word: "passed",
style: "green"
},
failed: {
mark: "✗",
word: "failed",
style: "red"
},
error: {
mark: "!",
word: "error",
style: "yellow"
},
not_run: {
mark: "-",
word: "not run",
style: "yellow"
}
};
}),
13978: ((e, t, n) => {
n.d(t, { x: () => trialsOf });
var r = n(61210);
var i = n(9271);
var a = n(58937);
function trialsOf({ run: e, results: t, reported: n = [] }) {
return e.planned.map((e, a) => {
let o = t[a] ?? null;
return {
planned: e,
result: o,
figures: o === null ? n[a] ?? null : figuresOf(o),
name: (0, i.Ko)(e),
reason: o?.explanation ?? e.error?.message ?? ((0, r.aA)(e) ? "" : "never finished")
};
});
}
function figuresOf({ usage: e, causes: t, image_digest: n, times: r }) {
return {
usage: e,
causes: t,
image_digest: n,
duration_ms: (0, a.cf)(r)
};
}
}),
3934: ((e, t, n) => {
n.d(t, {
H: () => o,
S: () => s
});
var r = n(94343);
var i = n(23137);
var a = n(44408);
let o = r.Ikc({
run: (0, i.WY)(a.U9, "Programs that were run, if no other class applies"),
read_file: (0, i.WY)(a.U9, "Files that were read"),
check_dir: (0, i.WY)(a.U9, "Directories that were listed"),
search: (0, i.WY)(a.U9, "Searches for files or text"),
edit: (0, i.WY)(a.U9, "Files that were written or changed"),
install: (0, i.WY)(a.U9, "Packages that were installed"),
network: (0, i.WY)(a.U9, "Requests to the network"),
other: (0, i.WY)(a.U9, "Anything else, such as plans and notes")
});
let s = Object.keys(o.shape);
}),
48685: ((e, t, n) => {
n.d(t, {
LI: () => d,
R6: () => l,
eP: () => u,
hE: () => s,
zu: () => c
});
var r = n(94343);
var i = n(43759);
var a = n(23137);
var o = n(35978);
let s = [
"no_model_request",
"model_error",
"budget",
"timed_out",
"crashed",
"not_persistent",
"repeating",
"gave_up",
"claimed_success"
];
let c = r.Ikc({
cause: r.k5n(s),
evidence: (0, a.WY)(r.YjP(), "The evidence, on one line"),
step: (0, a.WY)(r.mee(r.Whr().check(i.NC())), "Step of the trajectory with the evidence; null without one"),
log: (0, a.WY)(r.mee(r.YjP()), "Log with the evidence; null without one")
});
let l = [
"missing_tooling",
"hallucinated_constraint",
"not_persistent",
"other"
];
let u = r.Ikc({
category: (0, a.WY)(r.k5n(l), "Category of SetupBench’s paper: development or test tools were not installed; a constraint was invented; the setup did not persist; or none of these"),
explanation: r.YjP(),
quotes: (0, a.WY)(r.YOg(r.Ikc({
text: r.YjP(),
step: r.mee(r.Whr().check(i.NC()))
})), "Texts of the trajectory or of the evaluation, each found there; with the step, null for the evaluation and for sub-agents"),
judge: (0, a.WY)(r.YjP(), "Identity of the judge"),
...o.aU
});
let d = r.UpN(u, {
judge: !0,
input_tokens: !0,
output_tokens: !0,
cost_usd: !0,
known_cost_usd: !0
});
}),
44408: ((e, t, n) => {
n.d(t, {
CG: () => h,
GP: () => T,
Kr: () => E,
M6: () => y,
Ni: () => _,
Ny: () => D,
QQ: () => f,
Qk: () => u,
Rz: () => d,
U9: () => m,
UY: () => w,
YP: () => g,
aW: () => c,
br: () => x,
eI: () => l,
eS: () => C,
ik: () => S,
rE: () => b,
vE: () => p,
wO: () => v
});
var r = n(94343);
var i = n(43759);
var a = n(73102);
var o = n(23137);
var s = n(71744);
let c = r.k5n([
"passed",
"failed",
"error",
"not_run"
]);
let l = r.k5n(["success rate", "score"]);
let u = 316224e6;
let d = r.Whr().check(i.UI(), i.Zm(u));
let f = r.Whr().check(i.NC(), i.Zm(999999));
let p = a.w$();
let m = r.Whr().check(i.UI());
let h = r.aig().check(i.qm(0), i.Zm(1));
let g = r.Ikc({
low: r.aig(),
high: r.aig()
});
let _ = r.k5n([
"dev",
"free",
"debug"
]);
let v = r.YOg(r.Ikc({
name: r.YjP(),
value: r.YjP()
}));
let y = r.Ikc({
agent: m,
evaluation: m,
harness: m
});
let b = r.YjP().check(i.Fk(/^[0-9A-Za-z.+-]{1,40}$/));
let x = r.YjP().check(i.Fk(/^sha256:[0-9a-f]{64}$/));
let S = {
instance_id: r.YjP().check(i.Fk(s.Cd)),
task_type: (0, o.WY)(r.YjP(), "Type of the task, by which reports are grouped"),
trial: (0, o.WY)(f, "Number of the trial of its instance, from 1")
};
let C = r.Ikc({
name: r.YjP(),
ref: (0, o.WY)(r.mee(r.YjP()), "Commit of the dataset; null for a directory"),
digest: (0, o.WY)(x, "Digest of all files of the dataset; results are comparable only if it is equal")
});
let w = r.Ikc({
kind: r.YjP(),
detail: r.YjP()
});
let T = r.Ikc({
stage: r.YjP(),
kind: r.YjP(),
message: r.YjP()
});
let E = r.Ikc({
verdict: r.k5n([
"improved",
"regressed",
"within noise",
"within tolerance",
"not comparable"
]),
difference: (0, o.WY)(r.mee(r.aig()), "Change of rate or score over the common instances, now minus before"),
reasons: (0, o.WY)(r.lqM(r.YOg(r.YjP())), "Reasons why the two are not comparable; absent for every other verdict")
});
let D = r.Ikc({
repository: r.YjP(),
workflow: r.YjP(),
job: r.YjP(),
run_id: r.YjP(),
run_attempt: (0, o.WY)(r.Whr(), "From 1; 0 on a server that does not tell it, as Forgejo"),
sha: r.YjP(),
head_sha: (0, o.WY)(r.mee(r.YjP()), "Head commit of the pull request; sha is its merge with the base"),
ref: r.YjP(),
event: r.YjP(),
pull_request: r.mee(r.Whr())
});
}),
84346: ((e, t, n) => {
n.d(t, {
$e: () => trajectoryFileOf,
BU: () => partOf,
HW: () => partsAmong,
Rx: () => suffixOfStep,
hN: () => i,
hi: () => ofPart,
oC: () => a,
pZ: () => r,
u3: () => o
});
let r = 200;
let i = /^agent(-(round|step)-\d+)?\.log$/;
let a = /^evaluation(-step-\d+)?\.log$/;
let o = "round-1";
function suffixOfStep(e) {
return e === 1 ? "" : `-step-${e}`;
}
function ofPart(e, t) {
return e.replace(/(\.[a-z]+)?$/, (e) => `${t}${e}`);
}
function trajectoryFileOf(e) {
return e.replace(/^exchanges/, "trajectory").replace(/jsonl$/, "json");
}
function partOf(e) {
return Number(/-(?:round|step)-(\d{1,6})(\.|$)/.exec(e)?.[1] ?? 1);
}
function partsAmong(e, t) {
return e.filter((e) => e.startsWith(t) && /^(-(round|step)-[1-9]\d{0,3})?\.json$/.test(e.slice(t.length))).sort((e, t) => partOf(e) - partOf(t)).slice(0, 200);
}
}),
80418: ((e, t, n) => {
n.d(t, {
$8: () => holdsReport,
$t: () => placeOf,
DT: () => d,
Fg: () => requireRun,
Kh: () => linkLatest,
L6: () => makeRunDirectory,
cr: () => armOf,
es: () => ignoreInGit,
gM: () => holdsRun,
hH: () => latestRun,
hN: () => c,
oA: () => holdsExperiment,
ri: () => u,
s6: () => reportDirectory,
ye: () => newPlace
});
var r = n(73024);
var i = n(76760);
var a = n(45145);
var o = n(34654);
var s = n(70930);
let c = "agentbench-results";
let l = "latest";
let u = "report";
let d = "experiment.json";
function holdsRun(e) {
try {
return (0, r.lstatSync)(i.join(e, "run.json"), { throwIfNoEntry: !1 }) !== void 0;
} catch (t) {
if ((0, a.$N)(t) === "ENOTDIR") return !1;
if ((0, a.$N)(t) !== "EACCES") throw t;
throw new a.yo(`results: ${e} cannot be read: ${(0, a.bD)(t)}`);
}
}
function requireRun(e, t, n = t) {
if (!holdsRun(n)) throw new a.yo(`${e}: ${t} is not the directory of a run: it has no run.json; name one, such as ${c}/latest`);
}
function holdsExperiment(e) {
return (0, r.existsSync)(i.join(e, d));
}
function armOf(e) {
let t = i.resolve(e);
return holdsExperiment(i.dirname(t)) ? i.basename(t) : null;
}
function placeOf(e) {
return ["run.json", d].includes(i.basename(e)) && (0, r.existsSync)(e) ? i.dirname(e) : e;
}
function holdsReport(e) {
return (0, r.existsSync)(i.join(e, "results.json"));
}
function holdsResults(e) {
return holdsRun(e) && !holdsReport(e) || holdsExperiment(e);
}
function newPlace(e) {
let t = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
for (let n = 1;; n += 1) {
let r = i.join(e, n === 1 ? t : `${t}-${n}`);
if ((0, s.LZ)(r) === void 0) return r;
}
}
function makeRunDirectory() {
try {
(0, o.O)(c);
ignoreInGit(c);
for (;;) {
let e = newPlace(c);
try {
(0, r.mkdirSync)(e);
return e;
} catch (e) {
if ((0, a.$N)(e) !== "EEXIST") throw e;
}
}
} catch (e) {
throw new a.yo(`results-path: ${i.resolve(c)} cannot be made: ${(0, a.bD)(e)}`);
}
}
function ignoreInGit(e) {
try {
(0, r.readdirSync)(e).length === 0 && (0, r.writeFileSync)(i.join(e, ".gitignore"), "*\n", { flag: "wx" });
} catch {}
}
function linkLatest(e) {
let t = i.join(i.dirname(e), l);
let n = `${t}.${process.pid}`;
try {
(0, r.symlinkSync)(i.basename(e), n);
(0, r.renameSync)(n, t);
} catch {
removeQuietly(n);
}
}
function removeQuietly(e) {
try {
(0, r.rmSync)(e, { force: !0 });
} catch {}
}
function latestRun(e = c) {
try {
let t = (0, r.realpathSync)(i.join(e, l));
if (i.dirname(t) === (0, r.realpathSync)(e) && holdsResults(t)) return i.join(e, i.basename(t));
} catch {}
try {
let t = (0, r.readdirSync)(e, { withFileTypes: !0 }).flatMap((t) => t.isDirectory() && holdsResults(i.join(e, t.name)) ? [t.name] : []).sort().at(-1);
return t === void 0 ? null : i.join(e, t);
} catch {
return null;
}
}
function reportDirectory(e = c) {
return holdsRun(e) ? `${i.resolve(e)}-report` : i.join(e, u);
}
}),
61210: ((e, t, n) => {
n.d(t, {
$: () => figureOfTotals,
EP: () => isDestroyed,
KN: () => isEvaluated,
YW: () => figuresOfResult,
Zs: () => measureSetting,
_0: () => lacksJudge,
aA: () => hasVerdict,
aR: () => r,
cU: () => figureName,
c_: () => measureOf,
id: () => isStopped,
oB: () => figureOfTrial,
oq: () => measureOption,
vA: () => totalsOf
});
function hasVerdict({ status: e }) {
return e === "passed" || e === "failed";
}
function isEvaluated(e) {
return hasVerdict(e) || e.error?.kind === "not_judged";
}
function isDestroyed({ integrity: e }) {
return e.some(({ kind: e }) => e === "testbed_destroyed");
}
function isStopped(e) {
return !hasVerdict(e) && e.error?.kind === "stopped";
}
function lacksJudge({ settings: e }, { error: t }) {
return e.judge === null && t?.kind === "not_judged";
}
function totalsOf(e) {
let t = {
passed: 0,
failed: 0,
error: 0,
not_run: 0
};
let n = 0;
let r = 0;
let i = 0;
let a = 0;
let o = 0;
for (let s of e) {
if (isStopped(s)) {
n += 1;
continue;
}
t[s.status] += 1;
s.score !== null && (r += 1);
i += s.score ?? 0;
a += s.score_expected;
o += s.coverage;
}
let s = e.length - n;
let { passed: c, failed: l, error: u, not_run: d } = t;
let f = {
planned: s,
passed: c,
failed: l,
error: u,
not_run: d,
success_rate: mean(c, s),
score: mean(i, r),
score_expected: mean(a, s),
coverage: mean(o, s)
};
n > 0 && (f.stopped = n);
return f;
}
function measureOf({ mode: e, measure: t }) {
if (t !== void 0) return t === "score" ? "score" : "success rate";
return e === null ? "success rate" : "score";
}
function measureSetting(e) {
return e === "auto" ? {} : { measure: e };
}
function measureOption(e) {
return e === "score" ? "score" : "success-rate";
}
function figureName(e, { mode: t }, n = "of everything") {
return e === "score" && t !== null ? `score ${n}` : e;
}
function figureOfTotals(e, t) {
if (e === void 0 || e.passed + e.failed === 0) return null;
return t === "score" ? e.score_expected : e.success_rate;
}
function figureOfTrial(e, t) {
return t === "score" ? e.score_expected : Number(e.status === "passed");
}
function mean(e, t) {
return t === 0 ? null : e / t;
}
let r = {
status: "not_run",
score: null,
score_expected: 0,
coverage: 0,
result: null,
error: null
};
function figuresOfResult({ score: e, evaluation: t }) {
if (t?.kind === "test_plan") {
let { score_expected: n, coverage: r } = t;
return {
score: e,
score_expected: e === null ? 0 : n,
coverage: e === null ? 0 : r
};
}
return {
score: e,
score_expected: e ?? 0,
coverage: e === null ? 0 : 1
};
}
}),
9271: ((e, t, n) => {
n.d(t, {
Ko: () => trialName,
qQ: () => trialPath,
rI: () => trialIdOf,
wK: () => trialKey
});
var r = n(22495);
function trialIdOf(e) {
if ("instanceId" in e) return {
instanceId: e.instanceId,
trial: e.trial
};
return {
instanceId: "instance" in e ? e.instance.id : e.instance_id,
trial: e.trial
};
}
function trialKey(e) {
let { instanceId: t, trial: n } = trialIdOf(e);
return `${t}/${n}`;
}
function trialName(e) {
let { instanceId: t, trial: n } = trialIdOf(e);
let i = (0, r.h0)(t);
return n === 1 ? i : `${i} (trial ${n})`;
}
function trialPath(e) {
let { instanceId: t, trial: n } = trialIdOf(e);
return `${t}/trial-${n}`;
}
}),
35978: ((e, t, n) => {
n.d(t, {
Ac: () => d,
aU: () => m,
jn: () => f,
k9: () => readUsage,
me: () => h,
wD: () => unknownUsage
});
var r = n(94343);
var i = n(43759);
var a = n(63160);
var o = n(63144);
var s = n(23137);
let c = r.aig().check(i.UI(), i.Zm(2 ** 53 - 1));
let l = r.Ikc({
input_tokens: r.Rvf(r.mee(c), null),
output_tokens: r.Rvf(r.mee(c), null),
cost_usd: r.Rvf(r.mee(c), null),
steps: r.Rvf(r.mee(c), null),
model: (0, s.WY)(r.Rvf(r.mee(r.YjP().check(i.Eb(200))), null), "Used as agent.model if the run names no model")
});
function readUsage(e) {
let t = (0, o.Xy)((0, a.S6)(e.replace(/^\uFEFF/, "")));
if (t === null) throw SyntaxError("no JSON object");
let { error: n } = l.safeParse(t);
let r = (n?.issues ?? []).map(({ path: e }) => String(e[0]));
let i = Object.fromEntries(r.map((e) => [e, null]));
let s = l.parse({
...t,
...i
});
return {
usage: s.model?.trim() === "" ? {
...s,
model: null
} : s,
wrong: r
};
}
let u = r.Rvf(r.mee(c), null);
let d = r.Ikc({
source: (0, s.WY)(r.Rvf(r.mee(r.k5n(["meter", "agent"])), null), "Source of the counts: the `meter`, or the `agent` itself (`usage.json`, or the output of Claude Code or Codex); null without counts"),
input_tokens: (0, s.WY)(u, "The whole input, cached parts included; null if an answer came without its usage"),
cached_input_tokens: (0, s.WY)(u, "The part of the input that was read from a cache"),
output_tokens: (0, s.WY)(u, "The whole output, reasoning included"),
reasoning_tokens: u,
cost_usd: (0, s.WY)(u, "Null if unknown, never 0: a model or a tier without a price, audio or images without one, an answer without usage, or hosted tools with unknown fees"),
steps: (0, s.WY)(u, "Answers of the main conversation, or as the agent counts"),
requests: (0, s.WY)(u, "Requests to models"),
failed_requests: (0, s.WY)(u, "Requests without a complete answer"),
models: (0, s.WY)(r.Rvf(r.YOg(r.YjP()), []), "The models that answered")
});
let f = (0, s.WY)(r.Rvf(r.mee(r.Ikc({
throttled_requests: (0, s.WY)(c, "Requests that the provider refused for their rate (429)"),
unmetered_requests: (0, s.WY)(c, "Requests that no model answers, such as a list of models, or in a form that is not read"),
waiting_ms: (0, s.WY)(c, "Time in which at least one request was under way"),
hosted_tools: r.Ikc({
offered: (0, s.WY)(r.YOg(r.YjP()), "Tools that the provider runs itself, as offered in requests"),
used: r.YOg(r.YjP())
})
})), null), "Further figures of the meter; null without one");
function unknownUsage() {
return {
source: null,
input_tokens: null,
cached_input_tokens: null,
output_tokens: null,
reasoning_tokens: null,
cost_usd: null,
steps: null,
requests: null,
failed_requests: null,
models: []
};
}
let p = r.aig().check(i.UI());
let m = {
input_tokens: (0, s.WY)(r.mee(p), "Of the answers with a known number; null without any"),
output_tokens: r.mee(p),
cost_usd: (0, s.WY)(r.mee(p), "Null if the cost of an answer, or of a try without one, is unknown, as after a time limit; a verdict from the cache costs 0. In records before `known_cost_usd`, the sum of the known costs"),
known_cost_usd: (0, s.WY)(r.lqM(p), "The known part of a cost that is unknown; absent if the cost is known, or nothing of it")
};
r.Ikc(m);
let h = r.Ikc({
input_tokens: u,
output_tokens: u,
cost_usd: (0, s.WY)(u, "Sum of the known costs, with the known parts of others; null if none is known"),
cost_known: (0, s.WY)(c, "Evaluations and explanations whose cost is known"),
answers: (0, s.WY)(c, "Evaluations with a judge, and explanations")
});
}),
99294: ((e, t, n) => {
n.d(t, {
hP: () => requireRatio,
hp: () => requireFinite,
mq: () => isRatio,
q1: () => requireLevel,
v6: () => requireCount
});
function requireCount(e, t, n = 0) {
if (!Number.isSafeInteger(t) || t < n) throw RangeError(`${e} must be a whole number of at least ${n}, not ${t}`);
}
function requireLevel(e, t) {
if (!(t > 0 && t < 1)) throw RangeError(`${e} must be between 0 and 1, not ${t}`);
}
function requireFinite(e, t) {
for (let [n, r] of t.entries()) if (!Number.isFinite(r)) throw RangeError(`${e} must be finite numbers, but number ${n} is ${r}`);
}
function isRatio(e) {
return e >= 0 && e <= 1;
}
function requireRatio(e, ...t) {
for (let n of t) if (!isRatio(n)) throw RangeError(`${e} must be from 0 to 1, not ${n}`);
}
}),
26862: ((e, t, n) => {
n.d(t, { $: () => clusteredInterval });
var r = n(49638);
var i = n(99294);
var a = n(83157);
var o = n(47736);
var s = n(25449);
function wilson(e, t, n = .95) {
(0, i.v6)("passed", e);
(0, i.v6)("trials", t);
(0, i.q1)("confidence", n);
if (e > t) throw RangeError(`passed must be at most the ${t} trials, not ${e}`);
if (t === 0) return null;
let { low: r, high: a } = scoreInterval(e / t, t, n);
return {
low: e === 0 ? 0 : r,
high: e === t ? 1 : a
};
}
function scoreInterval(e, t, n) {
let r = (0, o.xw)(n);
let i = r ** 2 / t;
let a = (e + i / 2) / (1 + i);
let c = r / (1 + i) * Math.sqrt((e * (1 - e) + i / 4) / t);
return (0, s.u)(0, 1, {
low: a - c,
high: a + c
});
}
function clusteredInterval(e, { most: t = Infinity, confidence: n = .95 } = {}) {
(0, i.q1)("confidence", n);
if (e.length === 0) return null;
if (e.every(isVerdict)) return wilson(e.filter(([e]) => e === 1).length, e.length, n);
let o = e.reduce((e, { length: t }) => e + t, 0);
let s = e.map((t, n) => {
if (t.length === 0) throw RangeError(`cluster ${n} has no values`);
t.every(i.mq) || (0, i.hP)(`the values of cluster ${n}`, ...t);
return {
mean: (0, a.i)(t),
weight: t.length * e.length / o
};
});
s.sort((e, t) => e.mean - t.mean || e.weight - t.weight);
let [c, l] = [s[0].mean, s.at(-1).mean];
let u = (0, a.i)(s.map((e) => e.weight * e.mean));
let { low: d, high: f } = scoreInterval(u, effectiveSize(s, u, t, n), n);
return {
low: l <= r.f ? 0 : d,
high: c >= 1 - r.f ? 1 : f
};
}
function isVerdict(e) {
return e.length === 1 && (e[0] === 0 || e[0] === 1);
}
function effectiveSize(e, t, n, i) {
let s = e.length;
let c = s / (0, a.i)(e.map(({ weight: e }) => e ** 2));
if (e.at(-1).mean - e[0].mean <= r.f) return c;
let l = e.reduce((e, { mean: n, weight: r }) => e + (r * (n - t)) ** 2, 0) / (s - 1);
let u = Math.min(n, t * (1 - t) * s / l) * ((0, o.xw)(i) / (0, o.t1)(i, c - 1)) ** 2;
return Math.max(c, u);
}
}),
25449: ((e, t, n) => {
n.d(t, { u: () => within });
function within(e, t, { low: n, high: r }) {
return {
low: Math.max(e, n),
high: Math.min(t, r)
};
}
}),
83157: ((e, t, n) => {
n.d(t, { i: () => mean });
function mean(e) {
let t = 0;
for (let n = 0; n < e.length; n += 1) t += e[n];
return t / e.length;
}
}),
47736: ((e, t, n) => {
n.d(t, {
e$: () => expandedTail,
t1: () => studentReach,
xw: () => normalReach
});
var r = n(32453);
function normalReach(e) {
return r.normal.inv((1 + e) / 2, 0, 1);
}
function studentReach(e, t) {
return r.studentt.inv((1 + e) / 2, t);
}
function expandedTail(e, t) {
let n = r.studentt.inv((1 - e) / 2, t - 1);
return r.normal.cdf(n * Math.sqrt(t / (t - 1)), 0, 1);
}
}),
30252: ((e, t, n) => {
n.d(t, { A: () => __WEBPACK_DEFAULT_EXPORT__ });
var r = n(54723);
let error = () => {
let e = {
string: {
unit: "characters",
verb: "to have"
},
file: {
unit: "bytes",
verb: "to have"
},
array: {
unit: "items",
verb: "to have"
},
set: {
unit: "items",
verb: "to have"
},
map: {
unit: "entries",
verb: "to have"
}
};
function getSizing(t) {
return e[t] ?? null;
}
let t = {
regex: "input",
email: "email address",
url: "URL",
emoji: "emoji",
uuid: "UUID",
uuidv4: "UUIDv4",
uuidv6: "UUIDv6",
nanoid: "nanoid",
guid: "GUID",
cuid: "cuid",
cuid2: "cuid2",
ulid: "ULID",
xid: "XID",
ksuid: "KSUID",
datetime: "ISO datetime",
date: "ISO date",
time: "ISO time",
duration: "ISO duration",
ipv4: "IPv4 address",
ipv6: "IPv6 address",
mac: "MAC address",
cidrv4: "IPv4 range",
cidrv6: "IPv6 range",
base64: "base64-encoded string",
base64url: "base64url-encoded string",
json_string: "JSON string",
e164: "E.164 number",
currency_code: "currency code",
credit_card: "credit card number",
iban: "IBAN",
jwt: "JWT",
template_literal: "input"
};
let n = { nan: "NaN" };
function getTypeName(e, t) {
if (e === "number" && typeof t == "number" && !Number.isFinite(t)) return String(t);
return n[e] ?? e;
}
return (e) => {
switch (e.code) {
case "invalid_type": return `Invalid input: expected ${getTypeName(e.expected)}, received ${getTypeName(r.GW(e.input), e.input)}`;
case "invalid_value":
if (e.values.length === 1) return `Invalid input: expected ${r.B7(e.values[0])}`;
return `Invalid option: expected one of ${r.jw(e.values, "|")}`;
case "too_big": {
let t = e.exact ? "exactly " : e.inclusive ? "<=" : "<";
let n = getSizing(e.origin);
if (n) return `Too big: expected ${e.origin ?? "value"} to have ${t}${e.maximum.toString()} ${n.unit ?? "elements"}`;
return `Too big: expected ${e.origin ?? "value"} to be ${t}${e.maximum.toString()}`;
}
case "too_small": {
let t = e.exact ? "exactly " : e.inclusive ? ">=" : ">";
let n = getSizing(e.origin);
if (n) return `Too small: expected ${e.origin} to have ${t}${e.minimum.toString()} ${n.unit}`;
return `Too small: expected ${e.origin} to be ${t}${e.minimum.toString()}`;
}
case "invalid_format": {
let n = e;
if (n.format === "starts_with") return `Invalid string: must start with "${n.prefix}"`;
if (n.format === "ends_with") return `Invalid string: must end with "${n.suffix}"`;
if (n.format === "includes") return `Invalid string: must include "${n.includes}"`;
if (n.format === "regex") return `Invalid string: must match pattern ${n.pattern}`;
return `Invalid ${t[n.format] ?? e.format}`;
}
case "not_multiple_of": return `Invalid number: must be a multiple of ${e.divisor}`;
case "unrecognized_keys": return `Unrecognized key${e.keys.length > 1 ? "s" : ""}: ${r.jw(e.keys, ", ")}`;
case "invalid_key": return `Invalid key in ${e.origin}`;
case "invalid_union":
if (e.options && Array.isArray(e.options) && e.options.length > 0) return `Invalid discriminator value. Expected ${e.options.map((e) => `'${e}'`).join(" | ")}`;
if (e.inclusive === !1) return "Invalid input: more than one option matched";
return "Invalid input";
case "invalid_element": return `Invalid value in ${e.origin}`;
default: return "Invalid input";
}
};
};
function __WEBPACK_DEFAULT_EXPORT__() {
return { localeError: error() };
}
}),
73102: ((e, t, n) => {
n.d(t, { w$: () => datetime });
var r = n(88532);
var i = n(18431);
var a = n(43759);
var o = n(94343);
let s = r.xI("ZodMiniISODateTime", (e, t) => {
i.Ko.init(e, t);
o.zUr.init(e, t);
});
function datetime(e) {
return a.G1(s, e);
}
})
};
