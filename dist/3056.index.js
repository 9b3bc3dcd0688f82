export const id = 3056;
export const ids = [3056, 782];
export const modules = {
40782: ((e, t, n) => {
n.r(t);
n.d(t, {
agentsIn: () => agentsIn,
forgetOthers: () => forgetOthers,
installed: () => installed,
installedRecords: () => installedRecords,
removeIfChanged: () => removeIfChanged
});
var r = n(73024);
var i = n(51455);
var a = n(76760);
var o = n(94343);
var s = n(45145);
var c = n(76185);
var l = n(34654);
var u = n(70930);
var d = n(45503);
var f = n(13590);
var p = n(43830);
let m = ".agentbench-installed.json";
let h = o.Ikc({
digest: o.YjP(),
duration_ms: o.aig()
});
function agentsIn({ cacheDirectory: e }) {
return a.join(e, "agents");
}
async function installed(e, t, n) {
let o = await intact(e);
if (o !== null) return o;
let u = agentsIn(t);
let unwritable = (e) => new s.yo(`agent: the cache ${u} cannot be written: ${e}; name another directory in XDG_CACHE_HOME`);
return await (0, c.Fp)(u, unwritable, async (t) => {
try {
await (0, i.mkdir)(t);
let o = performance.now();
await n(t);
await (0, f.HO)(t);
let s = Math.round(performance.now() - o);
let c = await digestOfInstalled(t);
await (0, i.writeFile)(a.join(t, m), JSON.stringify({
digest: c,
duration_ms: s
}));
if ((0, r.lstatSync)(e, { throwIfNoEntry: !1 }) !== void 0) {
let t = await intact(e);
if (t !== null) return t;
await (0, f.dM)(e);
}
(0, l.O)(a.dirname(e));
await (0, i.chmod)(a.dirname(e), 493);
await (0, i.rename)(t, e);
return {
directory: e,
digest: c,
duration: s
};
} catch (t) {
let n = t instanceof s.yo ? null : await intact(e);
if (n !== null) return n;
throw t;
}
});
}
async function removeIfChanged({ directory: e, digest: t }) {
if (await digestOfInstalled(e).catch(() => null) === t) return !1;
await (0, f.dM)(e);
return !0;
}
function installedRecords(e) {
let below = (e) => (0, u.wX)(e).map((t) => a.join(e, t));
let t = below(agentsIn(e)).flatMap(below).flatMap(below);
return new Map(t.flatMap((e) => {
let t = recordIn(e);
return t === null ? [] : [[e, t]];
}));
}
async function forgetOthers(e, t) {
let n = [...installedRecords(e)].filter(([e, n]) => t.get(e) !== n);
for (let [e] of n) await (0, i.rm)(a.join(e, m));
return n.map(([e]) => e);
}
function recordIn(e) {
try {
return (0, d.XF)(a.join(e, m), 4096).toString();
} catch {
return null;
}
}
async function intact(e) {
try {
let { digest: t, duration_ms: n } = h.parse(JSON.parse(recordIn(e) ?? ""));
return await digestOfInstalled(e) === t ? {
directory: e,
digest: t,
duration: n
} : null;
} catch {
return null;
}
}
function digestOfInstalled(e) {
return (0, p.ol)(e, (0, r.readdirSync)(e).filter((e) => e !== m));
}
}),
15197: ((e, t, n) => {
n.r(t);
n.d(t, {
digestsOf: () => digestsOf,
readExtras: () => readExtras,
unreachedServers: () => unreachedServers
});
var r = n(73024);
var i = n(76760);
var a = n(30742);
var o = n(45145);
var s = n(45503);
var c = n(43830);
var l = n(42828);
function readExtras(e, t) {
let { "agent-skills": n, "agent-mcp": r, "agent-instructions": i } = t;
let refuse = (t, n) => {
throw new o.yo(`${t}: ${e.name} has no place for ${n}; leave the option out`);
};
n.length > 0 && e.skills === null && refuse("agent-skills", "skills");
r !== void 0 && !e.mcp && refuse("agent-mcp", "MCP servers");
i !== void 0 && e.instructions === null && refuse("agent-instructions", "instructions");
let a = r === void 0 ? {} : (0, l.es)(read("agent-mcp", r), r);
let [s] = unreachedServers(e, a);
if (s !== void 0) throw new o.yo(`agent-mcp: ${r}: mcpServers.${s}: ${e.name} reaches no server of the type sse; leave it out, or give an address of the type http`);
return {
skills: distinct(n.flatMap(skillsIn)),
instructions: i === void 0 ? null : read("agent-instructions", i),
mcp: a
};
}
function unreachedServers(e, t) {
if (!e.withoutSse) return [];
return Object.entries(t).flatMap(([e, t]) => "url" in t && t.type === "sse" ? [e] : []);
}
async function digestsOf({ skills: e, instructions: t, mcp: n }) {
let r = [];
for (let [t, n] of e) r.push(t, await (0, c.rm)(n, []));
return {
skills: e.length === 0 ? null : (0, a.B)(JSON.stringify(r)),
instructions: t === null ? null : (0, a.B)(t),
mcp: Object.keys(n).length === 0 ? null : (0, a.B)(JSON.stringify(n))
};
}
function skillsIn(e) {
let t = i.resolve(e);
if (!(0, r.statSync)(t, { throwIfNoEntry: !1 })?.isDirectory()) throw new o.yo(`agent-skills: ${e} is not an existing directory`);
let isSkill = (e) => (0, r.existsSync)(i.join(e, "SKILL.md"));
if (isSkill(t)) return [[i.basename(t), t]];
let n = (0, r.readdirSync)(t).sort().map((e) => [e, i.join(t, e)]).filter(([, e]) => isSkill(e));
if (n.length === 0) throw new o.yo(`agent-skills: ${e} has no SKILL.md, and no directory in it has one`);
return n;
}
function distinct(e) {
let t = e.map(([e]) => e);
let n = t.find((e, n) => t.indexOf(e) !== n);
if (n !== void 0) throw new o.yo(`agent-skills: two skills have the name ${n}; rename one`);
return e;
}
function read(e, t) {
try {
return (0, s.Gu)(i.resolve(t), 1048576, { follow: !0 });
} catch (n) {
throw new o.yo(`${e}: ${t} cannot be read: ${(0, o.bD)(n)}`);
}
}
}),
63056: ((e, t, n) => {
n.r(t);
n.d(t, { NamedAgent: () => NamedAgent });
var r = n(73024);
var i = n(76760);
var a = n(30742);
var o = n(45145);
var s = n(21947);
var c = n(12580);
var l = n(22495);
var u = n(7071);
var d = n(51455);
var f = n(59956);
var p = n(63144);
let m = {
version: "24.21.0",
integrity: {
x64: "sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
arm64: "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g=="
}
};
let h = /^\d[0-9A-Za-z.+-]{0,63}$/;
async function installNpm(e, t, n) {
let { platform: r, directory: a, version: s, isDefault: c } = t;
let [l, u] = r.split("-");
let f = packageFor(e, t);
let p = [];
e.node && p.push({
name: `node-linux-${l}`,
version: m.version,
integrity: m.integrity[l]
});
let h = `${s}${f.suffix ?? ""}`;
let g = c ? f.integrity : void 0;
p.push({
name: f.name,
version: h,
integrity: g ?? await integrityOf(f.name, h, n)
});
let { dependencies: _ } = e;
await writeLock(a, p, _ !== void 0);
for (let [e, t] of Object.entries(_?.files ?? {})) await (0, d.writeFile)(i.join(a, e), t);
let v = _ === void 0 ? ["ci"] : [
"install",
"--save-exact",
"--package-lock",
..._.also
];
let y = [
"--ignore-scripts",
"--no-audit",
"--no-fund",
"--no-update-notifier",
"--omit=dev"
];
let b = await n.runTool("npm", [
...v,
...y,
"--os=linux",
`--cpu=${l}`,
`--libc=${u}`
], { cwd: a });
if (b.exitCode !== 0) throw new o.yo(`agent: ${t.title} ${s} cannot be installed: ${saidBy(b)}`);
_ !== void 0 && await requireDigests(a, p, t.title);
}
async function requireDigests(e, t, n) {
let r = (0, p.Xy)((0, p.U4)(await (0, d.readFile)(i.join(e, "package-lock.json"), "utf8")));
for (let { name: e, version: i, integrity: a } of t) {
let { integrity: t } = (0, p.Xy)((0, p.Xy)(r?.packages)?.[`node_modules/${e}`]) ?? {};
if (t !== a) throw new o.yo(`agent: ${n} cannot be installed: ${e}@${i} has the digest ${(0, l.h0)(String(t), 120)}, not ${a}`);
}
}
function packageFor(e, t) {
let n = e.packages[t.platform];
let r = Object.keys(e.packages).join(", ");
if (n === void 0) throw new o.yo(`agent: ${t.title} is not published for ${t.platform}, only for ${r}`);
return n;
}
async function exactVersion(e, t, n) {
let r = await view([`${e}@${t}`, "version"], n);
if (typeof r == "string") {
if (h.test(r)) return r;
throw new o.yo(`agent: npm returned ${(0, l.h0)(r, 60)} for ${e}@${t}, which is not a version`);
}
let i = await view([e, "version"], n);
if (typeof i != "string") throw new o.yo(`agent: npm has no package ${e}`);
throw new o.yo(`agent: there is no version ${t} of ${e}; the newest is ${(0, l.h0)(i, 60)}`);
}
async function integrityOf(e, t, n) {
let r = await view([`${e}@${t}`, "dist.integrity"], n);
if (typeof r == "string" && /^sha\d{3}-\S+$/.test(r)) return r;
await exactVersion(e, t, n);
throw new o.yo(`agent: npm knows no integrity of ${e}@${t}`);
}
async function view(e, t) {
let n = await t.runTool("npm", [
"view",
...e,
"--json"
], { cwd: f.x });
if (n.exitCode === 0) return n.stdout.trim() === "" ? null : JSON.parse(n.stdout);
if (/\b(E404|ETARGET)\b/.test(n.stdout + n.stderr)) return null;
throw new o.yo(`agent: npm view ${e[0]} failed: ${saidBy(n)}`);
}
function saidBy({ stdout: e, stderr: t, exitCode: n }) {
let r = `${e}\n${t}`.split("\n").filter((e) => /npm (error|ERR!)/.test(e)).map((e) => e.replace(/^npm (error|ERR!)\s*/, "")).join("; ");
return (0, l.h0)(r, 400) || `npm ended with exit code ${n}`;
}
async function writeLock(e, t, n) {
let r = {
name: "agentbench-agent",
private: !0,
dependencies: Object.fromEntries(t.map(({ name: e, version: t }) => [e, t]))
};
await (0, d.writeFile)(i.join(e, "package.json"), JSON.stringify(r));
if (n) return;
let a = t.map(({ name: e, version: t, integrity: n }) => [`node_modules/${e}`, {
version: t,
integrity: n
}]);
let o = {
name: r.name,
lockfileVersion: 3,
packages: {
"": r,
...Object.fromEntries(a)
}
};
await (0, d.writeFile)(i.join(e, "package-lock.json"), JSON.stringify(o));
}
var g = n(69439);
let _ = ["3.12", "3.11"];
async function installPypi(e, t, n) {
let r = e.pythons ?? _;
let i = await findPython(r, n);
if (i === null) throw new o.yo(`agent: ${t.title} needs Python ${r.join(" or ")} with pip on this machine, which is taken along; install it (actions/setup-python)`);
let a = [`${e.package}==${t.version}`, ...e.with].join("\n");
let s = t.isDefault ? withHashes(e.lock) : a;
let c = await n.runTool(i, [
"-c",
"\"\"\"Installs packages of PyPI with a copy of this Python that runs in any testbed of the same CPU: with its own C library.\n\n    python3 -c THIS DIRECTORY REQUIREMENTS\n\nREQUIREMENTS: the text of a requirements file; with digests, nothing else is installed. Prints nothing unless it fails.\n\"\"\"\nimport compileall\nimport os\nimport pathlib\nimport py_compile\nimport re\nimport shutil\nimport subprocess\nimport sys\nimport sysconfig\nimport tempfile\n\ntarget, requirements = pathlib.Path(sys.argv[1]), sys.argv[2]\nversion = \"python%d.%d\" % sys.version_info[:2]\nlibrary = target / \"lib\" / version\nstdlib = pathlib.Path(sysconfig.get_path(\"stdlib\"))\n\n# The standard library, without what only its own developers need, and without packages of this machine.\nleft_out = shutil.ignore_patterns(\n    \"site-packages\", \"dist-packages\", \"__pycache__\", \"test\", \"tests\", \"idlelib\", \"ensurepip\", \"turtledemo\", \"tkinter\",\n    \"config-*\", \"_tkinter*\", \"sitecustomize.py\", \"lib2to3\", \"*.a\",\n)\nshutil.copytree(stdlib, library, ignore=left_out, ignore_dangling_symlinks=True)\n(target / \"bin\").mkdir()\nshutil.copy(os.path.realpath(sys.executable), target / \"bin\" / \"python-program\")\n\n# Every library that Python and its modules are linked with, the loader among them.\nlibraries = target / \"lib\" / \"system\"\nlibraries.mkdir()\n\n\ndef linked(file):\n    \"\"\"Paths of the libraries of a program or module.\"\"\"\n    found = subprocess.run([\"ldd\", file], capture_output=True, text=True)\n    return re.findall(r\"(/\\S+)(?= \\(0x)\", found.stdout)\n\n\nfor file in [target / \"bin\" / \"python-program\", *library.glob(\"lib-dynload/*.so\")]:\n    for path in linked(file):\n        shutil.copy(path, libraries / os.path.basename(path))\nloaders = [name for name in os.listdir(libraries) if name.startswith(\"ld-linux\")]\nif not loaders:\n    sys.exit(\"this Python is not linked with glibc, so it cannot be taken along\")\n# Modules with libraries beside them (manylinux) need these too.\nfor name in (\"libstdc++.so.6\", \"libgcc_s.so.1\", \"librt.so.1\", \"libdl.so.2\", \"libpthread.so.0\", \"libutil.so.1\", \"libm.so.6\"):\n    for path in [pathlib.Path(folder) / name for folder in (\"/lib/x86_64-linux-gnu\", \"/usr/lib/x86_64-linux-gnu\", \"/lib64\", \"/usr/lib64\")]:\n        if path.exists() and not (libraries / name).exists():\n            shutil.copy(path, libraries / name)\n\npython = target / \"bin\" / \"python\"\npython.write_text(\n    '#!/bin/sh\\n'\n    'at=${0%/bin/*}\\n'\n    f'exec \"$at/lib/system/{loaders[0]}\" --library-path \"$at/lib/system\" --argv0 \"$0\" \"$at/bin/python-program\" \"$@\"\\n'\n)\npython.chmod(0o755)\n# Found by every Python that is started so, whatever its variables.\n(library / \"sitecustomize.py\").write_text(\n    'import os, site, sys\\nsite.addsitedir(os.path.join(sys.prefix, \"packages\"))\\n'\n)\n\npackages = target / \"packages\"\nwith tempfile.NamedTemporaryFile(\"w\", suffix=\".txt\") as file:\n    file.write(requirements)\n    file.flush()\n    options = [\"--require-hashes\", \"--no-deps\"] if \"--hash=\" in requirements else []\n    done = subprocess.run(\n        [sys.executable, \"-m\", \"pip\", \"install\", \"--quiet\", \"--disable-pip-version-check\", \"--no-input\", \"--no-compile\",\n         \"--only-binary\", \":all:\", \"--target\", str(packages), \"--report\", str(target / \"lock.json\"), *options, \"-r\", file.name],\n        capture_output=True, text=True,\n    )\nif done.returncode != 0:\n    sys.exit(done.stderr.strip()[-2000:] or \"pip failed\")\n# A read-only directory takes no bytecode later.\n# The digest of a file does not change with its time, which a copy may not keep.\nunchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH\ncompileall.compile_dir(str(target), quiet=2, workers=0, invalidation_mode=unchecked)\n",
t.directory,
s
], { cwd: f.x });
if (c.exitCode === 0) return;
let u = (0, g.f)(c.stderr);
let d = c.stderr.includes("(from versions: none)");
let p = [...c.stderr.matchAll(/connection broken by '(.*)': \//g)].at(-1)?.[1];
let m = d && p !== void 0 ? `pip does not reach its index: ${p}` : u;
if (!d && /No matching distribution/.test(u) && u.includes(`${e.package}==`)) throw new o.yo(`agent: there is no version ${t.version} of ${e.package} for Python on Linux`);
throw new o.yo(`agent: ${t.title} ${t.version} cannot be installed: ${(0, l.h0)(m, 400)}`);
}
async function findPython(e, t) {
for (let n of [...e.map((e) => `python${e}`), "python3"]) {
let r = await t.runTool(n, ["-c", "import pip, sys; print(\"%d.%d\" % sys.version_info[:2])"], { cwd: f.x }).catch(() => null);
if (r?.exitCode === 0 && e.includes(r.stdout.trim())) return n;
}
return null;
}
function withHashes(e) {
return e.trim().replaceAll(/ ([0-9a-f]{64})/g, " --hash=sha256:$1");
}
var v = n(40782);
var y = n(1992);
var b = n(15197);
var x = n(44764);
function serviceIn(e, t) {
for (let n of e) {
let e = u.dC[n].find((e) => t[e] !== void 0 && t[e] !== "");
let { endpoint: r, addresses: i } = x.jJ[n];
let a = n === "openrouter" ? r : null;
if (e !== void 0) return {
name: n,
keyName: e,
key: t[e],
url: t[i[0]] || a
};
}
return null;
}
var S = n(37012);
var C = n(11220);
let w = {
x86_64: "x64",
amd64: "x64",
aarch64: "arm64",
arm64: "arm64"
};
async function lookAt(e, t, n) {
let { stdout: r } = await (0, C.j)(e, `directory=${(0, c.h)(t)}\nls -- "\$directory" 2>/dev/null
echo
uname -m
for file in /lib/ld-musl-*.so.1 /lib64/ld-linux-*.so.* /lib/ld-linux-*.so.* /lib/*/ld-linux-*.so.*; do
  [ -e "\$file" ] && echo "\$file"
done
:`, 3e4, n);
let [i = "", a = ""] = `\n${r.toString("latin1", 0, 8192)}`.split("\n\n");
let [o = "", ...s] = a.trim().split("\n");
let l = platformFrom(e.kind, o, s);
return {
platform: l,
equipped: i.split("\n").includes(l)
};
}
function platformFrom(e, t, n) {
let r = e === "docker" ? "the image" : "this machine";
let i = (0, S._)(w, t);
if (i === void 0) throw new o.ZD("platform", `${r} has the CPU ${t.slice(0, 40) || "(unknown)"}; agents run on x86_64 and aarch64`);
if (n.some((e) => e.includes("ld-linux"))) return `${i}-glibc`;
if (n.length > 0) return `${i}-musl`;
throw new o.ZD("platform", `${r} has no C library (glibc or musl), so no agent runs there`);
}
function ownPlatform() {
let e = process.arch === "arm64" ? "arm64" : "x64";
let { header: t } = process.report.getReport();
return `${e}-${t.glibcVersionRuntime === void 0 ? "musl" : "glibc"}`;
}
let T = "ca-certificates.crt";
let E = 122880;
class NamedAgent {
agent;
version;
extras;
#e;
#t;
#n;
#r = "";
#i = new Map();
static async of(e, t) {
if (e.agent === void 0) return null;
let { agent: n, version: r } = (0, y.X)(e.agent);
if (n.needsModel && e["agent-model"] === void 0) throw new o.yo(`agent-model: ${n.name} does not choose a model by itself; name one`);
let i = (0, b.readExtras)(n, e);
let a = r !== null && !/^\d/.test(r) ? await tagged(n, r, t) : r;
return new NamedAgent(n, a, i, e, t);
}
constructor(e, t, n, r, i) {
this.agent = e;
this.version = t;
this.extras = n;
this.#e = r["agent-args"];
this.#t = r["agent-model"] ?? null;
this.#n = i;
}
get label() {
return this.version === null ? this.agent.name : `${this.agent.name}@${this.version}`;
}
get command() {
return [this.label, ...this.#e.map((e) => (0, c.V)((0, l.h0)(e, 4096)))].join(" ");
}
unreached(e) {
return (0, b.unreachedServers)(this.agent, {
...e,
...this.extras.mcp
});
}
get directory() {
if (this.version === null) return null;
let e = this.agent.name.replaceAll("/", "+").replaceAll(/[^\w.+-]/g, "_");
return i.join((0, v.agentsIn)(this.#n), e, `${this.version}${this.#a}`);
}
get #a() {
let { install: e } = this.agent;
if (e?.from !== "npm" || e.dependencies === void 0) return "";
return `-${(0, a.B)(JSON.stringify(e.dependencies)).slice(7, 19)}`;
}
service(e) {
return serviceIn(this.agent.services, e);
}
get keyNames() {
return this.agent.services.flatMap((e) => u.dC[e]);
}
async install(e) {
if (this.version === null) return null;
(0, r.existsSync)(i.join(this.directory, ownPlatform())) || e(`installing ${this.label} into the cache`);
return await this.#s(ownPlatform());
}
async removeChanged() {
let e = await Promise.all(this.#i.values());
return (await Promise.all(e.map(v.removeIfChanged))).includes(!0);
}
async prepare(e, t) {
let { skills: n, instructions: r } = this.extras;
let i = n.map(([t, n]) => [`${e.agentHome}/${this.agent.skills}/${t}`, { directory: n }]);
r !== null && i.push([`${e.agentHome}/${this.agent.instructions}`, { text: r }]);
i.length > 0 && await e.place(i);
if (e.agentDirectory === null) return {
directory: null,
platform: null
};
let a = e.agentDirectory;
let { platform: s, equipped: c } = await lookAt(e, a, t);
let l = await this.#s(s).catch((e) => {
throw e instanceof o.yo ? new o.ZD("platform", e.message.replace(/^agent: /, "")) : e;
});
let u = `${a}/${s}`;
!c && !(await lookAt(e, a, t)).equipped && await e.place([[u, { directory: l.directory }]]);
return {
directory: u,
platform: s
};
}
launch(e, t, n) {
let r = t.agentHome;
let i = {
...n.mcp,
...this.extras.mcp
};
let a = {
program: e.directory === null ? [] : this.#o(e.directory, e.platform),
directory: e.directory ?? "",
home: r,
promptFile: t.promptFile,
outputDirectory: t.outputDirectory,
prompt: n.prompt,
model: this.#t,
service: this.service(n.variables),
args: this.#e,
mcp: i,
instructions: this.extras.instructions !== null,
solution: n.solution
};
let s = this.agent.launch(a);
if (s.argv.some((e) => Buffer.byteLength(e) > E)) throw new o.ZD("agent", `${this.agent.name} takes its prompt as an argument, and this one is longer than ${E / 1024} KiB, near which Linux has its limit; take an agent that reads a file, by agent-command`);
let { certificates: c } = this.agent;
if (c === void 0) return s;
let { rootCertificates: l } = process.getBuiltinModule("node:tls");
return {
...s,
environment: {
[c]: `${r}/${T}`,
...s.environment
},
files: {
...s.files,
[T]: `${l.join("\n")}\n`
}
};
}
#o(e, t) {
let n = this.agent.install;
if (n.from === "pypi") return [
`${e}/bin/python`,
"-m",
n.module
];
let r = packageFor(n, {
title: this.agent.title,
platform: t
});
let i = `${e}/node_modules/${r.name}/${r.program ?? this.#r}`;
let [a] = t.split("-");
return n.node ? [`${e}/node_modules/node-linux-${a}/bin/node`, i] : [i];
}
#s(e) {
return (0, s.O)(this.#i, e, () => this.#c(e));
}
async #c(e) {
let { install: t, title: n, version: r } = {
...this.agent,
version: this.version
};
let a = r === this.agent.version;
let s = await (0, v.installed)(i.join(this.directory, e), this.#n, async (i) => {
let s = {
title: n,
version: r,
isDefault: a,
platform: e,
directory: i
};
if (t?.from === "npm") return await installNpm(t, s, this.#n);
if (!e.startsWith("x64")) throw new o.yo(`agent: ${n} is installed for x86_64 only, not for ${e}`);
await installPypi(t, s, this.#n);
});
t?.from === "npm" && t.dependencies !== void 0 && (this.#r = binOf(i.join(s.directory, "node_modules", packageFor(t, {
title: n,
platform: e
}).name)));
return s;
}
}
function binOf(e) {
let { name: t, bin: n } = JSON.parse((0, r.readFileSync)(i.join(e, "package.json"), "utf8"));
let a = typeof n == "string" ? n : Object.values(n ?? {})[0];
if (typeof a != "string" || i.normalize(a).startsWith("..")) throw new o.yo(`agent: ${t} has no program (bin in its package.json), so it cannot be run as an agent`);
return i.normalize(a);
}
async function tagged(e, t, n) {
if (e.install?.from !== "npm") throw new o.yo(`agent: ${e.name}@${t}: name an exact version`);
let { name: r } = packageFor(e.install, {
title: e.title,
platform: ownPlatform()
});
return await exactVersion(r, t, n);
}
}),
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
})
};
