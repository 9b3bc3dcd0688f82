export const id = 9642;
export const ids = [9642];
export const modules = {
15197: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
digestsOf: () => digestsOf,
readExtras: () => readExtras
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45503);
var _datasets_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43830);
var _mcp_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42828);
function readExtras(agent, options) {
let { "agent-skills": skills, "agent-mcp": mcp, "agent-instructions": instructions } = options;
let refuse = (option, what) => {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${option}: ${agent.name} has no place for ${what}; leave the option out`);
};
skills.length > 0 && agent.skills === null && refuse("agent-skills", "skills");
mcp !== void 0 && !agent.mcp && refuse("agent-mcp", "MCP servers");
instructions !== void 0 && agent.instructions === null && refuse("agent-instructions", "instructions");
return {
skills: distinct(skills.flatMap(skillsIn)),
instructions: instructions === void 0 ? null : read("agent-instructions", instructions),
mcp: mcp === void 0 ? {} : (0, _mcp_js__WEBPACK_IMPORTED_MODULE_6__.es)(read("agent-mcp", mcp), mcp)
};
}
async function digestsOf({ skills, instructions, mcp }) {
let parts = [];
for (let [name, directory] of skills) parts.push(name, await (0, _datasets_digest_js__WEBPACK_IMPORTED_MODULE_5__.r)(directory, []));
return {
skills: skills.length === 0 ? null : digest(JSON.stringify(parts)),
instructions: instructions === null ? null : digest(instructions),
mcp: Object.keys(mcp).length === 0 ? null : digest(JSON.stringify(mcp))
};
}
function skillsIn(given) {
let directory = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(given);
if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(directory, { throwIfNoEntry: !1 })?.isDirectory()) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`agent-skills: ${given} is not a directory that is there`);
let isSkill = (place) => (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(place, "SKILL.md"));
if (isSkill(directory)) return [[node_path__WEBPACK_IMPORTED_MODULE_2__.basename(directory), directory]];
let below = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(directory).sort().map((name) => [name, node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name)]).filter(([, place]) => isSkill(place));
if (below.length === 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`agent-skills: ${given} has no SKILL.md, and no directory in it has one`);
return below;
}
function distinct(skills) {
let names = skills.map(([name]) => name);
let twice = names.find((name, index) => names.indexOf(name) !== index);
if (twice !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`agent-skills: two skills have the name ${twice}; rename one`);
return skills;
}
function read(option, file) {
try {
return (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_4__.X)(node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(file), 1048576, { follow: !0 }).toString();
} catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${option}: ${file} cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)}`);
}
}
function digest(text) {
return `sha256:${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex")}`;
}
}),
59642: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, { NamedAgent: () => NamedAgent });
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var shell = __webpack_require__(12580);
var promises_ = __webpack_require__(51455);
var untrusted = __webpack_require__(90492);
let NODE = {
version: "24.21.0",
integrity: {
x64: "sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
arm64: "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g=="
}
};
async function installNpm(install, about, machine) {
let { platform, directory, version, isDefault } = about;
let [cpu, libc] = platform.split("-");
let own = packageFor(install, about);
let packages = [];
install.node && packages.push({
name: `node-linux-${cpu}`,
version: NODE.version,
integrity: NODE.integrity[cpu]
});
let full = `${version}${own.suffix ?? ""}`;
let known = isDefault ? own.integrity : void 0;
packages.push({
name: own.name,
version: full,
integrity: known ?? await integrityOf(own.name, full, machine)
});
let { dependencies } = install;
await writeLock(directory, packages, dependencies !== void 0);
for (let [name, text] of Object.entries(dependencies?.files ?? {})) await (0, promises_.writeFile)(external_node_path_.join(directory, name), text);
let words = dependencies === void 0 ? ["ci"] : [
"install",
"--save-exact",
...dependencies.also
];
let flags = [
"--ignore-scripts",
"--no-audit",
"--no-fund",
"--no-update-notifier",
"--omit=dev"
];
let result = await machine.runTool("npm", [
...words,
...flags,
"--os=linux",
`--cpu=${cpu}`,
`--libc=${libc}`
], { cwd: directory });
if (result.exitCode !== 0) throw new errors.yo(`agent: ${about.title} ${version} cannot be installed: ${saidBy(result)}`);
}
function packageFor(install, about) {
let own = install.packages[about.platform];
let all = Object.keys(install.packages).join(", ");
if (own === void 0) throw new errors.yo(`agent: ${about.title} is not published for ${about.platform}, only for ${all}`);
return own;
}
async function exactVersion(name, version, machine) {
let found = await view([`${name}@${version}`, "version"], machine);
if (typeof found == "string") return found;
let newest = await view([name, "version"], machine);
if (typeof newest != "string") throw new errors.yo(`agent: npm has no package ${name}`);
throw new errors.yo(`agent: there is no version ${version} of ${name}; the newest is ${(0, untrusted.h0)(newest, 60)}`);
}
async function integrityOf(name, version, machine) {
let integrity = await view([`${name}@${version}`, "dist.integrity"], machine);
if (typeof integrity == "string" && /^sha\d{3}-\S+$/.test(integrity)) return integrity;
await exactVersion(name, version, machine);
throw new errors.yo(`agent: npm knows no integrity of ${name}@${version}`);
}
async function view(words, machine) {
let result = await machine.runTool("npm", [
"view",
...words,
"--json"
]);
if (result.exitCode === 0) return result.stdout.trim() === "" ? null : JSON.parse(result.stdout);
if (/\b(E404|ETARGET)\b/.test(result.stdout + result.stderr)) return null;
throw new errors.yo(`agent: npm cannot tell about ${words[0]}: ${saidBy(result)}`);
}
function saidBy({ stdout, stderr, exitCode }) {
let said = `${stdout}\n${stderr}`.split("\n").filter((line) => /npm (error|ERR!)/.test(line)).map((line) => line.replace(/^npm (error|ERR!)\s*/, "")).join("; ");
return (0, untrusted.h0)(said, 400) || `npm ended with exit code ${exitCode}`;
}
async function writeLock(directory, packages, open) {
let own = {
name: "agentbench-agent",
private: !0,
dependencies: Object.fromEntries(packages.map(({ name, version }) => [name, version]))
};
await (0, promises_.writeFile)(external_node_path_.join(directory, "package.json"), JSON.stringify(own));
if (open) return;
let locked = packages.map(({ name, version, integrity }) => [`node_modules/${name}`, {
version,
integrity
}]);
let lock = {
name: own.name,
lockfileVersion: 3,
packages: {
"": own,
...Object.fromEntries(locked)
}
};
await (0, promises_.writeFile)(external_node_path_.join(directory, "package-lock.json"), JSON.stringify(lock));
}
let VERSIONS = ["3.12", "3.11"];
async function installPypi(install, about, machine) {
let versions = install.pythons ?? VERSIONS;
let python = await findPython(versions, machine);
if (python === null) throw new errors.yo(`agent: ${about.title} needs Python ${versions.join(" or ")} with pip on this machine, which is taken along; install it (actions/setup-python)`);
let open = [`${install.package}==${about.version}`, ...install.with].join("\n");
let requirements = about.isDefault ? withHashes(install.lock) : open;
let result = await machine.runTool(python, [
"-c",
"\"\"\"Installs packages of PyPI with a copy of this Python that runs in any testbed of the same CPU: with its own C library.\n\n    python3 -c THIS DIRECTORY REQUIREMENTS\n\nREQUIREMENTS: the text of a requirements file; with digests, nothing else is installed. Prints nothing unless it fails.\n\"\"\"\nimport compileall\nimport os\nimport pathlib\nimport py_compile\nimport re\nimport shutil\nimport subprocess\nimport sys\nimport sysconfig\nimport tempfile\n\ntarget, requirements = pathlib.Path(sys.argv[1]), sys.argv[2]\nversion = \"python%d.%d\" % sys.version_info[:2]\nlibrary = target / \"lib\" / version\nstdlib = pathlib.Path(sysconfig.get_path(\"stdlib\"))\n\n# The standard library, without what only its own developers need, and without packages of this machine.\nleft_out = shutil.ignore_patterns(\n    \"site-packages\", \"dist-packages\", \"__pycache__\", \"test\", \"tests\", \"idlelib\", \"ensurepip\", \"turtledemo\", \"tkinter\",\n    \"config-*\", \"_tkinter*\", \"sitecustomize.py\", \"lib2to3\", \"*.a\",\n)\nshutil.copytree(stdlib, library, ignore=left_out, ignore_dangling_symlinks=True)\n(target / \"bin\").mkdir()\nshutil.copy(os.path.realpath(sys.executable), target / \"bin\" / \"python-program\")\n\n# Every library that Python and its modules are linked with, the loader among them.\nlibraries = target / \"lib\" / \"system\"\nlibraries.mkdir()\n\n\ndef linked(file):\n    \"\"\"Paths of the libraries of a program or module.\"\"\"\n    found = subprocess.run([\"ldd\", file], capture_output=True, text=True)\n    return re.findall(r\"(/\\S+)(?= \\(0x)\", found.stdout)\n\n\nfor file in [target / \"bin\" / \"python-program\", *library.glob(\"lib-dynload/*.so\")]:\n    for path in linked(file):\n        shutil.copy(path, libraries / os.path.basename(path))\nloaders = [name for name in os.listdir(libraries) if name.startswith(\"ld-linux\")]\nif not loaders:\n    sys.exit(\"this Python is not linked with glibc, so it cannot be taken along\")\n# Modules with libraries beside them (manylinux) need these too.\nfor name in (\"libstdc++.so.6\", \"libgcc_s.so.1\", \"librt.so.1\", \"libdl.so.2\", \"libpthread.so.0\", \"libutil.so.1\", \"libm.so.6\"):\n    for path in [pathlib.Path(folder) / name for folder in (\"/lib/x86_64-linux-gnu\", \"/usr/lib/x86_64-linux-gnu\", \"/lib64\", \"/usr/lib64\")]:\n        if path.exists() and not (libraries / name).exists():\n            shutil.copy(path, libraries / name)\n\npython = target / \"bin\" / \"python\"\npython.write_text(\n    '#!/bin/sh\\n'\n    'at=${0%/bin/*}\\n'\n    f'exec \"$at/lib/system/{loaders[0]}\" --library-path \"$at/lib/system\" --argv0 \"$0\" \"$at/bin/python-program\" \"$@\"\\n'\n)\npython.chmod(0o755)\n# Found by every Python that is started so, whatever its variables.\n(library / \"sitecustomize.py\").write_text(\n    'import os, site, sys\\nsite.addsitedir(os.path.join(sys.prefix, \"packages\"))\\n'\n)\n\npackages = target / \"packages\"\nwith tempfile.NamedTemporaryFile(\"w\", suffix=\".txt\") as file:\n    file.write(requirements)\n    file.flush()\n    options = [\"--require-hashes\", \"--no-deps\"] if \"--hash=\" in requirements else []\n    done = subprocess.run(\n        [sys.executable, \"-m\", \"pip\", \"install\", \"--quiet\", \"--disable-pip-version-check\", \"--no-input\", \"--no-compile\",\n         \"--only-binary\", \":all:\", \"--target\", str(packages), \"--report\", str(target / \"lock.json\"), *options, \"-r\", file.name],\n        capture_output=True, text=True,\n    )\nif done.returncode != 0:\n    sys.exit(done.stderr.strip()[-2000:] or \"pip failed\")\n# A read-only directory takes no bytecode later.\n# The digest of a file does not change with its time, which a copy may not keep.\nunchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH\ncompileall.compile_dir(str(target), quiet=2, workers=0, invalidation_mode=unchecked)\n",
about.directory,
requirements
]);
if (result.exitCode === 0) return;
let said = result.stderr.trim().split("\n").at(-1) ?? "";
if (/No matching distribution/.test(said) && said.includes(`${install.package}==`)) throw new errors.yo(`agent: there is no version ${about.version} of ${install.package} for Python on Linux`);
throw new errors.yo(`agent: ${about.title} ${about.version} cannot be installed: ${(0, untrusted.h0)(said, 400)}`);
}
async function findPython(versions, machine) {
for (let python of [...versions.map((version) => `python${version}`), "python3"]) {
let found = await machine.runTool(python, ["-c", "import pip, sys; print(\"%d.%d\" % sys.version_info[:2])"]).catch(() => null);
if (found?.exitCode === 0 && versions.includes(found.stdout.trim())) return python;
}
return null;
}
function withHashes(lock) {
return lock.trim().replaceAll(/ ([0-9a-f]{64})/g, " --hash=sha256:$1");
}
var external_node_crypto_ = __webpack_require__(77598);
var lib = __webpack_require__(30238);
var schemas = __webpack_require__(94343);
var claim = __webpack_require__(76185);
var tree = __webpack_require__(13590);
var datasets_digest = __webpack_require__(43830);
let recordSchema = schemas.Ikc({
digest: schemas.YjP(),
duration_ms: schemas.aig()
});
function agentsIn({ cacheDirectory }) {
return external_node_path_.join(cacheDirectory, "agents");
}
async function installed(target, machine, fill) {
let there = await intact(target);
if (there !== null) return there;
let folder = agentsIn(machine);
let directory = external_node_path_.join(folder, `incomplete-${(0, external_node_crypto_.randomUUID)()}`);
try {
await (0, promises_.mkdir)(folder, { recursive: !0 });
await (0, claim.B7)(directory);
} catch (error) {
throw new errors.yo(`agent: the cache ${folder} cannot be written: ${(0, errors.bD)(error)}; name another directory in XDG_CACHE_HOME`);
}
try {
await (0, promises_.mkdir)(directory);
let begun = performance.now();
await fill(directory);
await (0, promises_.chmod)(directory, 493);
let duration = Math.round(performance.now() - begun);
let digest = await (0, datasets_digest.o)(directory, (0, external_node_fs_.readdirSync)(directory));
if ((0, external_node_fs_.existsSync)(target)) {
let other = await intact(target);
if (other !== null) return other;
await (0, tree.dM)(target);
}
await (0, promises_.mkdir)(external_node_path_.dirname(target), { recursive: !0 });
await lib(recordOf(target), JSON.stringify({
digest,
duration_ms: duration
}));
await (0, promises_.rename)(directory, target);
return {
directory: target,
digest,
duration
};
} catch (error) {
let other = error instanceof errors.yo ? null : await intact(target);
if (other !== null) return other;
throw error;
} finally {
await (0, tree.dM)(directory);
await (0, claim.Ht)(directory);
}
}
async function intact(target) {
try {
let { digest, duration_ms } = recordSchema.parse(JSON.parse((0, external_node_fs_.readFileSync)(recordOf(target), "utf8")));
return await (0, datasets_digest.o)(target, (0, external_node_fs_.readdirSync)(target)) === digest ? {
directory: target,
digest,
duration: duration_ms
} : null;
} catch {
return null;
}
}
function recordOf(target) {
return `${target}.json`;
}
var catalogue = __webpack_require__(20592);
var kit_extras = __webpack_require__(15197);
let SERVICES = {
anthropic: {
keys: ["ANTHROPIC_API_KEY", "ANTHROPIC_AUTH_TOKEN"],
url: "ANTHROPIC_BASE_URL"
},
openai: {
keys: ["OPENAI_API_KEY"],
url: "OPENAI_BASE_URL"
},
openrouter: {
keys: ["OPENROUTER_API_KEY"],
url: "OPENROUTER_BASE_URL"
},
gemini: {
keys: ["GEMINI_API_KEY"],
url: "GOOGLE_GEMINI_BASE_URL"
}
};
function serviceIn(names, environment) {
for (let name of names) {
let { keys, url } = SERVICES[name];
let keyName = keys.find((key) => environment[key] !== void 0 && environment[key] !== "");
let usual = name === "openrouter" ? "https://openrouter.ai/api/v1" : null;
if (keyName !== void 0) return {
name,
keyName,
key: environment[keyName],
url: environment[url] ?? usual
};
}
return null;
}
function keysOf(names) {
return names.flatMap((name) => [...SERVICES[name].keys]);
}
var output_of = __webpack_require__(11220);
let CPUS = {
x86_64: "x64",
amd64: "x64",
aarch64: "arm64",
arm64: "arm64"
};
async function lookAt(testbed, directory, signal) {
let { stdout } = await (0, output_of.j)(testbed, `directory=${(0, shell.h)(directory)}\nls -- "\$directory" 2>/dev/null
echo
uname -m
for file in /lib/ld-musl-*.so.1 /lib64/ld-linux-*.so.* /lib/ld-linux-*.so.* /lib/*/ld-linux-*.so.*; do
  [ -e "\$file" ] && echo "\$file"
done
:`, 3e4, signal);
let [names = "", found = ""] = stdout.toString("latin1", 0, 8192).split("\n\n");
let [machine = "", ...loaders] = found.trim().split("\n");
let platform = platformFrom(testbed.kind, machine, loaders);
return {
platform,
equipped: names.split("\n").includes(platform)
};
}
function platformFrom(kind, machine, loaders) {
let where = kind === "docker" ? "the image" : "this machine";
let cpu = Object.hasOwn(CPUS, machine) ? CPUS[machine] : void 0;
if (cpu === void 0) throw new errors.ZD("platform", `${where} has the CPU ${machine.slice(0, 40) || "(unknown)"}; agents run on x86_64 and aarch64`);
if (loaders.some((file) => file.includes("ld-linux"))) return `${cpu}-glibc`;
if (loaders.length > 0) return `${cpu}-musl`;
throw new errors.ZD("platform", `${where} has no C library (glibc or musl), so no agent runs there`);
}
function ownPlatform() {
let cpu = process.arch === "arm64" ? "arm64" : "x64";
let { header } = process.report.getReport();
return `${cpu}-${header.glibcVersionRuntime === void 0 ? "musl" : "glibc"}`;
}
let CERTIFICATES = "ca-certificates.crt";
class NamedAgent {
agent;
version;
extras;
#args;
#model;
#machine;
#bin = "";
#installs = new Map();
static async of(options, machine) {
if (options.agent === void 0) return null;
let { agent, version } = (0, catalogue.agentNamed)(options.agent);
if (agent.needsModel && options["agent-model"] === void 0) throw new errors.yo(`agent-model: ${agent.name} does not choose a model by itself; name one`);
let extras = (0, kit_extras.readExtras)(agent, options);
let exact = version !== null && !/^\d/.test(version) ? await tagged(agent, version, machine) : version;
return new NamedAgent(agent, exact, extras, options, machine);
}
constructor(agent, version, extras, options, machine) {
this.agent = agent;
this.version = version;
this.extras = extras;
this.#args = options["agent-args"];
this.#model = options["agent-model"] ?? null;
this.#machine = machine;
}
get label() {
return this.version === null ? this.agent.name : `${this.agent.name}@${this.version}`;
}
get command() {
return [this.label, ...this.#args.map(shell.V)].join(" ");
}
get directory() {
if (this.version === null) return null;
return external_node_path_.join(agentsIn(this.#machine), this.agent.name.replaceAll(/[^\w.-]/g, "_"), this.version);
}
service(variables) {
let { services, name } = this.agent;
let service = serviceIn(services, variables);
if (service === null && services.length > 0 && Object.keys(variables).length === 0) throw new errors.yo(`model-keys: ${name} needs a key of its model: ${keysOf(services).join(" or ")}`);
return service;
}
async install(notice) {
if (this.version === null) return null;
(0, external_node_fs_.existsSync)(external_node_path_.join(this.directory, ownPlatform())) || notice(`installing ${this.label} into the cache`);
return await this.#installFor(ownPlatform());
}
async prepare(testbed, signal) {
let { skills, instructions } = this.extras;
let contents = skills.map(([name, directory]) => [`${testbed.agentHome}/${this.agent.skills}/${name}`, { directory }]);
instructions !== null && contents.push([`${testbed.agentHome}/${this.agent.instructions}`, { text: instructions }]);
contents.length > 0 && await testbed.place(contents);
if (testbed.agentDirectory === null) return {
directory: null,
platform: null
};
let root = testbed.agentDirectory;
let { platform, equipped } = await lookAt(testbed, root, signal);
let packages = await this.#installFor(platform).catch((error) => {
throw error instanceof errors.yo ? new errors.ZD("platform", error.message.replace(/^agent: /, "")) : error;
});
let directory = `${root}/${platform}`;
!equipped && !(await lookAt(testbed, root, signal)).equipped && await testbed.place([[directory, { directory: packages.directory }]]);
return {
directory,
platform
};
}
launch(ready, testbed, about) {
let home = testbed.agentHome;
let mcp = {
...about.mcp,
...this.extras.mcp
};
let place = {
program: ready.directory === null ? [] : this.#program(ready.directory, ready.platform),
directory: ready.directory ?? "",
home,
workdir: testbed.workdir,
promptFile: testbed.promptFile,
outputDirectory: testbed.outputDirectory,
prompt: about.prompt,
model: this.#model,
service: this.service(about.variables),
args: this.#args,
mcp,
instructions: this.extras.instructions !== null,
solution: about.solution
};
let launch = this.agent.launch(place);
if (launch.argv.some((argument) => Buffer.byteLength(argument) > 122880)) throw new errors.ZD("agent", `${this.agent.name} takes its prompt as an argument, and Linux none of this length`);
let { certificates } = this.agent;
if (certificates === void 0) return launch;
let { rootCertificates } = process.getBuiltinModule("node:tls");
return {
...launch,
environment: {
[certificates]: `${home}/${CERTIFICATES}`,
...launch.environment
},
files: {
...launch.files,
[CERTIFICATES]: `${rootCertificates.join("\n")}\n`
}
};
}
#program(directory, platform) {
let install = this.agent.install;
if (install.from === "pypi") return [
`${directory}/bin/python`,
"-m",
install.module
];
let own = packageFor(install, {
title: this.agent.title,
platform
});
let program = `${directory}/node_modules/${own.name}/${own.program ?? this.#bin}`;
let [cpu] = platform.split("-");
return install.node ? [`${directory}/node_modules/node-linux-${cpu}/bin/node`, program] : [program];
}
#installFor(platform) {
let install = this.#installs.get(platform);
if (install === void 0) {
install = this.#install(platform);
this.#installs.set(platform, install);
install.catch(() => this.#installs.delete(platform));
}
return install;
}
async #install(platform) {
let { install, title, version } = {
...this.agent,
version: this.version
};
let isDefault = version === this.agent.version;
let done = await installed(external_node_path_.join(this.directory, platform), this.#machine, async (directory) => {
let about = {
title,
version,
isDefault,
platform,
directory
};
if (install?.from === "npm") return await installNpm(install, about, this.#machine);
if (!platform.startsWith("x64")) throw new errors.yo(`agent: ${title} is installed for x86_64 only, not for ${platform}`);
await installPypi(install, about, this.#machine);
});
install?.from === "npm" && install.dependencies !== void 0 && (this.#bin = binOf(external_node_path_.join(done.directory, "node_modules", packageFor(install, {
title,
platform
}).name)));
return done;
}
}
function binOf(directory) {
let { name, bin } = JSON.parse((0, external_node_fs_.readFileSync)(external_node_path_.join(directory, "package.json"), "utf8"));
let file = typeof bin == "string" ? bin : Object.values(bin ?? {})[0];
if (typeof file != "string" || external_node_path_.normalize(file).startsWith("..")) throw new errors.yo(`agent: ${name} has no program (bin in its package.json), so it is no agent`);
return external_node_path_.normalize(file);
}
async function tagged(agent, tag, machine) {
if (agent.install?.from !== "npm") throw new errors.yo(`agent: ${agent.name}@${tag}: name an exact version`);
let { name } = packageFor(agent.install, {
title: agent.title,
platform: ownPlatform()
});
return await exactVersion(name, tag, machine);
}
})
};
