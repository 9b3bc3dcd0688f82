export const id = 3446;
export const ids = [3446];
export const modules = {
71393: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { U: () => refusedInCompose });
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _inside_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47198);
let SERVICE_KEYS = new Set("annotations attach build cap_add cap_drop command container_name cpu_count cpu_percent cpu_period cpu_quota cpu_shares cpus\n  cpuset depends_on deploy develop dns dns_opt dns_search domainname entrypoint env_file environment expose extends extra_hosts\n  group_add healthcheck hostname image init labels links logging mac_address mem_limit mem_reservation mem_swappiness\n  memswap_limit network_mode networks pids_limit platform ports privileged profiles pull_policy read_only restart scale shm_size\n  stdin_open stop_grace_period stop_signal sysctls tmpfs tty ulimits user volumes working_dir".split(/\s+/));
let BUILD_KEYS = new Set("args context dockerfile dockerfile_inline labels network no_cache platforms pull shm_size tags target".split(" "));
let TOP_KEYS = new Set([
"name",
"networks",
"services",
"version",
"volumes"
]);
let NETWORK_KEYS = new Set([
"attachable",
"driver",
"enable_ipv6",
"external",
"internal",
"ipam",
"labels",
"name"
]);
let VOLUME_KEYS = new Set([
"driver",
"external",
"labels",
"name"
]);
let CAPABILITIES = new Set([
"IPC_LOCK",
"NET_ADMIN",
"SYS_NICE",
"SYS_PTRACE"
]);
let REACHES = "reaches beyond the containers of the task, which no trial may";
let OUTSIDE = "is not in the folder environment/ of the task";
function refusedInCompose(document, directory) {
let found = [];
let refuse = (key, why) => found.push({
key: `docker-compose.yaml: ${key}`,
why
});
let unknown = (table, known, place) => {
for (let key of Object.keys(table)) !known.has(key) && !key.startsWith("x-") && refuse(`${place}${key}`, REACHES);
};
let outside = (given, base) => {
if (typeof given != "string" || given.includes("$")) return !1;
let file = node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(base, given);
let below = file === directory || file.startsWith(directory + node_path__WEBPACK_IMPORTED_MODULE_0__.sep);
return given.startsWith("~") || !below || (0, _inside_js__WEBPACK_IMPORTED_MODULE_1__.q)(directory, file);
};
let shared = (places, known, driver, kind) => {
for (let [name, given] of Object.entries(places)) {
let place = tableOf(given);
unknown(place, known, `${kind}.${name}.`);
isSet(place.external) && refuse(`${kind}.${name}.external`, REACHES);
(place.driver ?? driver) !== driver && refuse(`${kind}.${name}.driver`, `is not "${driver}"`);
}
};
let top = tableOf(document);
unknown(top, TOP_KEYS, "");
shared(tableOf(top.networks), NETWORK_KEYS, "bridge", "networks");
shared(tableOf(top.volumes), VOLUME_KEYS, "local", "volumes");
for (let [name, given] of Object.entries(tableOf(top.services))) checkService(`services.${name}.`, tableOf(given));
return found;
function checkService(place, service) {
unknown(service, SERVICE_KEYS, place);
isSet(service.privileged) && refuse(`${place}privileged`, REACHES);
let { network_mode: mode, extends: base, deploy, scale } = service;
mode != null && mode !== "none" && !/^service:|\$/.test(String(mode)) && refuse(`${place}network_mode`, "is neither \"none\" nor \"service:…\"");
typeof base == "object" && base && "file" in base && refuse(`${place}extends.file`, "services are extended within one file only");
for (let capability of listOf(service.cap_add)) CAPABILITIES.has(String(capability).replace(/^CAP_/, "")) || refuse(`${place}cap_add`, REACHES);
for (let file of listOf(service.env_file)) outside(typeof file == "object" ? tableOf(file).path : file, directory) && refuse(`${place}env_file`, OUTSIDE);
let { replicas, resources } = tableOf(deploy);
for (let count of [replicas, scale]) count != null && Number(count) !== 1 && refuse(`${place}deploy.replicas`, "a service is one container");
tableOf(tableOf(resources).reservations).devices !== void 0 && refuse(`${place}deploy.resources.reservations.devices`, "containers get no GPU here");
for (let volume of listOf(service.volumes)) checkVolume(`${place}volumes`, volume);
service.build != null && checkBuild(`${place}build`, service.build);
}
function checkVolume(place, given) {
let [source = "", target] = typeof given == "string" ? given.split(":") : [];
let isPath = target !== void 0 && /^[./~]/.test(source);
let volume = typeof given == "string" ? {
type: isPath ? "bind" : "volume",
source
} : tableOf(given);
[
"bind",
"volume",
"tmpfs"
].includes(String(volume.type)) ? volume.type === "bind" && outside(volume.source, directory) && refuse(place, `${volume.source} ${OUTSIDE}`) : refuse(place, REACHES);
}
function checkBuild(place, given) {
let build = typeof given == "string" ? { context: given } : tableOf(given);
unknown(build, BUILD_KEYS, `${place}.`);
let context = build.context ?? ".";
/:|^github\.com\//.test(String(context)) || outside(context, directory) ? refuse(`${place}.context`, OUTSIDE) : outside(build.dockerfile, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(directory, String(context))) && refuse(`${place}.dockerfile`, OUTSIDE);
build.network != null && build.network !== "default" && build.network !== "none" && refuse(`${place}.network`, REACHES);
}
}
function tableOf(value) {
return typeof value == "object" && value && !Array.isArray(value) ? value : {};
}
function listOf(value) {
return Array.isArray(value) ? value : value == null ? [] : [value];
}
function isSet(value) {
return value != null && value !== !1 && value !== "false";
}
}),
43446: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
isHarbor: () => isHarbor,
loadHarbor: () => loadHarbor
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var datasets_digest = __webpack_require__(43830);
var schemas = __webpack_require__(94343);
var api = __webpack_require__(43759);
var row = __webpack_require__(71744);
var external_node_net_ = __webpack_require__(77030);
let LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
function isHostEntry(given) {
let entry = given.trim().toLowerCase().replace(/\.$/, "");
let [address, prefix, ...more] = entry.split("/");
if (prefix !== void 0) {
let kind = (0, external_node_net_.isIP)(address);
return more.length === 0 && kind !== 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= (kind === 4 ? 32 : 128);
}
if ((0, external_node_net_.isIP)(entry) !== 0) return !0;
let name = entry.replace(/^\*\./, "");
return (0, external_node_net_.isIP)(name) === 0 && name.split(".").every((label) => LABEL.test(label));
}
let schema_text = schemas.YjP().check(schemas.YPB((given) => !given.includes("\0"), row.Ps));
let filled = schema_text.check(api.m9(1, "is empty"));
let seconds = schemas.aig().check(api.Tx(0), api.Zm(2592e3));
let pause = schemas.aig().check(api.UI(), api.Zm(86400));
let variables = schemas.g1P(schemas.YjP().check(api.Fk(/^[A-Za-z_][A-Za-z0-9_]*$/, "is no name of a variable")), schema_text);
let user = schemas.KCZ([filled, schemas.Whr().check(api.UI())]);
let networkMode = schemas.k5n([
"public",
"no-network",
"allowlist"
]);
let hosts = schemas.YOg(schemas.YjP().check(schemas.YPB(isHostEntry, "is neither a host name, \"*.\" with one, an IP address nor a range of addresses; leave out scheme, port and path")));
let size = schemas.YjP().check(api.Fk(/^\s*\d+(\.\d+)?\s*[GMK]\s*$/i, "is not a size such as 512M or 2G"));
let hostsMean = schemas.YPB(({ network_mode: mode, allowed_hosts: hosts = [] }) => mode === "allowlist" || hosts.length === 0, {
path: ["allowed_hosts"],
error: "has a meaning with network_mode = \"allowlist\" only"
});
function isStepName(name) {
let device = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[1-9¹²³])$/i.test(name.split(".")[0].trimEnd());
let reserved = [...name].some((one) => one < " " || one === "" || "<>:\"/\\|?*".includes(one));
return name.trim() !== "" && !/[. ]$/.test(name) && !device && !reserved && Buffer.byteLength(name) <= 255;
}
let network = {
network_mode: schemas.lqM(networkMode),
allowed_hosts: schemas.lqM(hosts)
};
let healthcheck = schemas.rej({
command: filled,
interval_sec: schemas.SdS(pause, 5),
timeout_sec: schemas.SdS(seconds, 30),
start_period_sec: schemas.SdS(pause, 0),
start_interval_sec: schemas.SdS(pause, 5),
retries: schemas.SdS(schemas.Whr().check(api.NC(), api.Zm(1e4)), 3)
});
let mcpServer = schemas.rej({
name: filled,
transport: schemas.SdS(schemas.k5n([
"stdio",
"sse",
"streamable-http",
"http"
]), "sse"),
url: schemas.lqM(schema_text),
command: schemas.lqM(schema_text),
args: schemas.lqM(schemas.YOg(schema_text)),
headers: schemas.lqM(schemas.g1P(schemas.YjP(), schema_text))
}).check(schemas.YPB((server) => (server.transport === "stdio" ? server.command : server.url) !== void 0, { error: "needs a command with transport \"stdio\", and a url with any other" }));
let environment = schemas.rej({
...network,
build_timeout_sec: schemas.SdS(seconds, 600),
docker_image: schemas.lqM(filled),
os: schemas.lqM(schemas.YjP().check(api.Fk(/^(linux|windows)$/i, "is neither linux nor windows"))),
cpus: schemas.lqM(schemas.aig().check(api.Tx(0), api.Zm(4096))),
memory_mb: schemas.lqM(schemas.Whr().check(api.NC())),
storage_mb: schemas.lqM(schemas.Whr().check(api.NC())),
gpus: schemas.lqM(schemas.Whr().check(api.UI())),
gpu_types: schemas.lqM(schemas.YOg(schema_text)),
tpu: schemas.lqM(schemas.rej({
type: filled,
topology: schemas.YjP().check(api.Fk(/^\s*[1-9]\d*(x[1-9]\d*)+\s*$/))
})),
mcp_servers: schemas.lqM(schemas.YOg(mcpServer)),
env: schemas.lqM(variables),
skills_dir: schemas.lqM(filled),
healthcheck: schemas.lqM(healthcheck),
workdir: schemas.lqM(schemas.YjP().check(api.Fk(/^\/[^\0]*$/, "is not an absolute path"))),
allow_internet: schemas.lqM(schemas.zMY()),
memory: schemas.lqM(size),
storage: schemas.lqM(size)
}).check(hostsMean);
let collect = schemas.rej({
command: filled,
service: schemas.SdS(filled, "main"),
timeout_sec: schemas.SdS(seconds, 60),
user: schemas.lqM(user)
});
let verifier = schemas.rej({
...network,
timeout_sec: schemas.SdS(seconds, 600),
env: schemas.lqM(variables),
user: schemas.lqM(user),
environment_mode: schemas.lqM(schemas.k5n(["shared", "separate"])),
environment: schemas.lqM(environment),
collect: schemas.lqM(schemas.YOg(collect))
}).check(hostsMean, schemas.YPB((table) => table.environment_mode !== "shared" || table.environment === void 0, {
path: ["environment_mode"],
error: "\"shared\" contradicts [verifier.environment]; leave one of them out"
}));
let agent = schemas.rej({
...network,
timeout_sec: schemas.lqM(seconds),
user: schemas.lqM(user)
}).check(hostsMean);
let climbs = (path) => path.split("/").includes("..");
let source = filled.check(schemas.YPB((path) => !climbs(path), "must not contain \"..\""));
let artifact = schemas.KCZ([source, schemas.rej({
source,
destination: schemas.lqM(schemas.YjP().check(schemas.YPB((path) => !climbs(path) && !/^\/|\\/.test(path), "must be a relative path without \"..\" and \"\\\""), schemas.YPB((path) => path.replace(/\/+$/, "") !== "manifest.json", "is reserved for the list of artifacts"))),
exclude: schemas.lqM(schemas.YOg(schema_text)),
service: schemas.lqM(filled)
})]);
let step = schemas.rej({
name: schemas.YjP().check(schemas.YPB(isStepName, "is not the name of a directory on every system")),
agent: schemas.SdS(agent, {}),
verifier: schemas.SdS(verifier, {}),
min_reward: schemas.lqM(schemas.KCZ([schemas.aig(), schemas.g1P(schemas.YjP(), schemas.aig())])),
healthcheck: schemas.lqM(healthcheck),
artifacts: schemas.lqM(schemas.YOg(artifact))
});
function unlike(steps) {
return new Set(steps.map(({ name }) => name.normalize("NFC").toLowerCase())).size === steps.length;
}
let taskSchema = schemas.rej({
schema_version: schemas.lqM(schemas.YjP()),
version: schemas.lqM(schemas.YjP()),
source: schemas.lqM(schemas.YjP()),
multi_step_reward_strategy: schemas.lqM(schemas.k5n(["mean", "final"])),
artifacts: schemas.SdS(schemas.YOg(artifact), []),
metadata: schemas.SdS(schemas.g1P(schemas.YjP(), schemas.L5J()), {}),
task: schemas.lqM(schemas.rej({
name: schemas.YjP().check(api.Fk(/^(?!.*\.\.)[a-zA-Z0-9][a-zA-Z0-9._-]*\/[a-zA-Z0-9][a-zA-Z0-9._-]*$/, "is not of the form org/name, of letters, digits, \".\", \"_\" and \"-\"")),
version: schemas.lqM(filled),
description: schemas.lqM(schemas.YjP()),
authors: schemas.lqM(schemas.YOg(schemas.rej({
name: schemas.YjP(),
email: schemas.lqM(schemas.YjP())
}))),
keywords: schemas.lqM(schemas.YOg(schemas.YjP()))
})),
agent: schemas.SdS(agent, {}),
solution: schemas.SdS(schemas.rej({ env: schemas.lqM(variables) }), {}),
verifier: schemas.SdS(verifier, {}),
environment: schemas.SdS(environment, {}),
steps: schemas.SdS(schemas.YOg(step).check(schemas.YPB((steps) => unlike(steps), "has two steps of one name; capitals and forms of Unicode do not tell them apart")), [])
});
let datasetSchema = schemas._H3({
dataset: schemas.lqM(schemas._H3({
name: schemas.lqM(filled),
version: schemas.lqM(schemas.YjP())
})),
tasks: schemas.lqM(schemas.YOg(schemas._H3({
name: schemas.lqM(filled),
path: schemas.lqM(filled),
digest: schemas.lqM(schemas.YjP())
})))
});
let TASK_KEYS = [...new Set([
taskSchema,
agent,
environment,
verifier,
healthcheck,
collect,
step,
mcpServer
].flatMap((schema) => Object.keys(schema.shape)))];
var dist = __webpack_require__(38815);
var regular_file = __webpack_require__(45503);
var compose_rules = __webpack_require__(71393);
function readCompose(task, shown, faults) {
let directory = external_node_path_.join(task, "environment");
let file = external_node_path_.join(directory, "docker-compose.yaml");
if (!(0, external_node_fs_.existsSync)(file)) return null;
try {
let lineCounter = new dist.LineCounter();
let document = (0, dist.parseDocument)((0, regular_file.X)(file, 1048576).toString(), {
lineCounter,
merge: !0
});
let [error] = document.errors;
error !== void 0 && faults.push(`${shown}:${error.linePos?.[0].line ?? 1}: not valid YAML: ${error.message.split("\n")[0]}`);
let data = error === void 0 ? document.toJS() : {};
let { services } = Object(data);
let names = Object.keys(Object(services));
return {
services: [...new Set(["main", ...names])],
unsupported: (0, compose_rules.U)(data, directory)
};
} catch (error) {
faults.push(`${shown}: is unreadable: ${(0, errors.bD)(error)}`);
return {
services: [],
unsupported: []
};
}
}
let LOGGED = "/logs/artifacts";
function environmentOf(table, folder, build, buildTimeout) {
let megabytes = table.memory_mb ?? megabytesOf(table.memory);
let network = networkOf(table);
return {
folder,
build: build === null ? null : {
...build,
timeout: buildTimeout
},
compose: null,
workdir: table.workdir ?? null,
variables: table.env ?? {},
cpus: table.cpus ?? null,
memory: megabytes === null ? null : megabytes * 1024 ** 2,
network,
allowedHosts: table.allowed_hosts ?? [],
agentNetwork: network,
switches: !1,
agentUser: null,
healthcheck: null,
skills: table.skills_dir ?? null,
mcp: Object.fromEntries((table.mcp_servers ?? []).map((server) => [server.name, serverOf(server)])),
solution: null,
artifacts: [],
unsupported: []
};
}
function networkOf({ network_mode, allowed_hosts, allow_internet }) {
return network_mode === void 0 && allowed_hosts === void 0 && allow_internet === !1 ? "no-network" : network_mode ?? "public";
}
function serverOf({ transport, url, command, args, headers }) {
if (transport === "stdio") return {
command,
args: args ?? [],
env: {}
};
return {
url,
type: transport === "sse" ? "sse" : "http",
headers: headers ?? {}
};
}
function healthcheckOf(table) {
if (table === void 0) return null;
return {
command: table.command,
interval: table.interval_sec * 1e3,
timeout: Math.max(1, Math.floor(table.timeout_sec)) * 1e3,
startPeriod: table.start_period_sec * 1e3,
startInterval: table.start_interval_sec * 1e3,
retries: table.retries
};
}
function artifactsOf(given) {
let named = given.map((artifact) => {
let { service = "main", source, destination = "", exclude = [] } = typeof artifact == "string" ? { source: artifact } : artifact;
return {
service,
source,
target: plain(destination || source),
exclude
};
});
let all = named.some(({ service, source }) => service === "main" && plain(source) === plain(LOGGED)) ? named : [{
service: "main",
source: LOGGED,
target: plain(LOGGED),
exclude: []
}, ...named];
let artifacts = [];
let skipped = [];
for (let artifact of all) {
let other = artifacts.find(({ target }) => holds(target, artifact.target) || holds(artifact.target, target));
other === void 0 ? artifacts.push(artifact) : covers(other, artifact) || skipped.push(artifact.source);
}
return {
artifacts,
skipped
};
}
function holds(above, below) {
return above === "" || below === above || below.startsWith(`${above}/`);
}
function covers(whole, part) {
if (whole.service !== part.service) return !1;
let [above, below] = [plain(whole.source), plain(part.source)];
if (above === below && whole.target === part.target) return whole.exclude.join("\0") === part.exclude.join("\0");
return whole.exclude.length === 0 && holds(above, below) && plain(`${whole.target}/${below.slice(above.length)}`) === part.target;
}
function plain(place) {
return place.split("/").filter((part) => part !== "" && part !== ".").join("/");
}
function megabytesOf(size) {
let [, number, unit] = /^\s*([\d.]+)\s*([GMK])\s*$/i.exec(size ?? "") ?? [];
if (number === void 0) return null;
let factor = {
G: 1024,
M: 1,
K: 1 / 1024
}[unit.toUpperCase()];
return Math.max(1, Math.floor(Number(number) * factor));
}
var ignore = __webpack_require__(70298);
var inside = __webpack_require__(47198);
let IGNORE = ".harborignore";
let CANARY = /^(<!--.*canary.*-->|#.*canary.*)$/i;
function leftOut(task, folder, faults) {
let out = [];
let seen = 0;
(0, external_node_fs_.existsSync)(folder) && visit("", []);
return out;
function visit(below, above) {
let rules = rulesOf(external_node_path_.join(folder, below, IGNORE));
let layers = rules === null ? above : [...above, {
place: below,
rules
}];
for (let entry of (0, external_node_fs_.readdirSync)(external_node_path_.join(folder, below), { withFileTypes: !0 })) {
seen += 1;
if (seen > 1e5) return;
let name = external_node_path_.posix.join(below, entry.name);
entry.name === IGNORE || isIgnored(entry.isDirectory() ? `${name}/` : name, layers) ? out.push(name) : entry.isDirectory() ? visit(name, layers) : (0, inside.q)(task, external_node_path_.join(folder, name)) && faults.push(`${external_node_path_.relative(task, external_node_path_.join(folder, name))} ${inside.l}`);
}
}
}
function isIgnored(name, layers) {
let out = !1;
for (let { place, rules } of layers) {
let { ignored, unignored } = rules.test(name.slice(place === "" ? 0 : place.length + 1));
(ignored || unignored) && (out = ignored);
}
return out;
}
function rulesOf(file) {
try {
return ignore().add((0, regular_file.X)(file, 1048576).toString());
} catch (error) {
if ((0, errors.$N)(error) === "ENOENT") return null;
throw error;
}
}
function readInstruction(file) {
let lines = (0, regular_file.X)(file, 4194304, { follow: !0 }).toString().replaceAll(/\r\n?/g, "\n").split("\n");
let first = 0;
for (; first < lines.length && CANARY.test(lines[first].trim());) first += 1;
for (; first < lines.length && lines[first].trim() === "";) first += 1;
return lines.slice(first).join("\n");
}
function isFile(file) {
return (0, external_node_fs_.existsSync)(file) && ((0, external_node_fs_.lstatSync)(file).isFile() || (0, external_node_fs_.lstatSync)(file).isSymbolicLink());
}
var image_name = __webpack_require__(76348);
function isSeparate(table, step) {
return (modeOf(step?.verifier) ?? modeOf(table.verifier)) === "separate";
}
function verifierImage(table, directory, step) {
let own = step?.verifier.environment;
let config = own ?? table.verifier.environment ?? table.environment;
let candidates = [...step === null ? [] : [[own, `steps/${step.name}/tests`]], [table.verifier.environment, "tests"]];
for (let [environment, folder] of candidates) {
if (environment?.docker_image !== void 0) return {
config,
folder,
image: environment.docker_image,
bundled: !0
};
if (["Dockerfile", "docker-compose.yaml"].some((name) => isFile(external_node_path_.join(directory, folder, name)))) return {
config,
folder,
image: void 0,
bundled: !0
};
}
return {
config,
folder: "environment",
image: table.environment.docker_image,
bundled: !1
};
}
function phasesOf(table) {
return (table.steps.length === 0 ? [null] : table.steps).flatMap((step) => {
let own = step?.verifier.environment ?? table.verifier.environment;
let isOwn = isSeparate(table, step) && own !== void 0;
return ["agent", "verifier"].flatMap((name) => {
let isSteps = step?.[name].network_mode !== void 0;
let phase = isSteps ? step[name] : table[name];
let baseline = name === "verifier" && isOwn ? own : table.environment;
if (phase.network_mode === void 0) return [];
return [{
key: isSteps ? `steps.${step.name}.${name}` : name,
phase,
baseline
}];
});
});
}
function hasSameHosts(phase, baseline) {
let hosts = ({ network_mode, allowed_hosts = [] }) => network_mode === "allowlist" ? allowed_hosts.map((host) => host.trim().toLowerCase()).sort().join(" ") : null;
return hosts(phase) === hosts(baseline);
}
function modeOf(verifier) {
return verifier?.environment_mode ?? (verifier?.environment === void 0 ? null : "separate");
}
function shownIn({ root, directory }, name) {
return external_node_path_.relative(root, external_node_path_.join(directory, name)) || name;
}
function checkInside(place, names) {
for (let name of names) (0, inside.q)(place.root, external_node_path_.join(place.directory, name)) && place.faults.push(`${shownIn(place, name)}: ${inside.l}`);
}
async function imageOf(directory, given) {
let dockerfile = isFile(external_node_path_.join(directory, "Dockerfile"));
if (given !== void 0) return {
image: given,
built: null,
fixtures: !dockerfile && !(0, external_node_fs_.existsSync)(external_node_path_.join(directory, "docker-compose.yaml")) && (0, external_node_fs_.existsSync)(directory) ? [{
source: directory,
target: ""
}] : []
};
if (!dockerfile) return {
image: null,
built: null,
fixtures: []
};
let digest = await (0, datasets_digest.o)(directory, (0, external_node_fs_.readdirSync)(directory));
return {
image: (0, image_name.m)(digest.slice(7)),
built: {
directory,
digest
},
fixtures: []
};
}
async function readParts(place, step, built) {
let { table, unsupported } = place;
let below = step === null ? "" : `steps/${step.name}`;
let own = (name) => external_node_path_.posix.join(below, name);
checkInside(place, [...step === null ? [] : [below], ...[
"instruction.md",
"tests",
"solution"
].map(own)]);
let limit = table.environment.build_timeout_sec * 1e3;
let solution = solutionOf(place, below);
let environment = environmentOf(table.environment, place.directory, built, limit);
let agentNetwork = step?.agent.network_mode ?? table.agent.network_mode ?? environment.network;
let evaluation = await evaluationOf(place, step, environment.network);
let { artifacts, skipped } = artifactsOf([...table.artifacts, ...step?.artifacts ?? []]);
place.notes.push(...skipped.map((source) => `${source} is not kept as an artifact: another one has its place`));
let timeout = step?.agent.timeout_sec ?? table.agent.timeout_sec;
return {
prompt: promptOf(place, own("instruction.md")),
evaluation,
environment: {
...environment,
agentNetwork,
agentUser: userOf(step?.agent.user ?? table.agent.user),
solution: solution === null ? null : {
...solution,
variables: table.solution.env ?? {}
},
artifacts,
unsupported
},
solution: solution?.directory ?? null,
...timeout === void 0 ? {} : { agentTimeout: timeout * 1e3 }
};
}
function promptOf(place, name) {
try {
let prompt = readInstruction(external_node_path_.join(place.directory, name));
prompt.trim() === "" && place.faults.push(`${shownIn(place, name)}: is empty; it is the prompt of the agent`);
return prompt;
} catch (error) {
place.faults.push(`${shownIn(place, name)}: is missing or unreadable: ${(0, errors.bD)(error)}`);
return "";
}
}
function solutionOf(place, below) {
let folder = folderOf(place, (0, external_node_fs_.existsSync)(external_node_path_.join(place.directory, below, "solution")) ? external_node_path_.posix.join(below, "solution") : "solution");
return isFile(external_node_path_.join(folder.directory, "solve.sh")) && !folder.leftOut.includes("solve.sh") ? folder : null;
}
async function evaluationOf(place, step, baseline) {
let { table } = place;
let separate = isSeparate(table, step) ? verifierImage(table, place.directory, step) : null;
let names = step === null ? ["tests"] : [`steps/${step.name}/tests`, "tests"];
let tests = (separate?.bundled === !0 ? [] : names.filter((name) => (0, external_node_fs_.existsSync)(external_node_path_.join(place.directory, name)))).map((name) => folderOf(place, name));
let verifier = step?.verifier ?? table.verifier;
let testbed = separate === null ? null : await testbedOf(place, separate);
let network = step?.verifier.network_mode ?? table.verifier.network_mode ?? testbed?.environment.network ?? baseline;
testbed !== null && (testbed.environment.switches = testbed.environment.network !== network);
return {
kind: "reward",
tests: tests.toReversed(),
script: separate?.bundled === !0 ? "" : scriptOf(place, names, tests),
timeout: verifier.timeout_sec * 1e3,
variables: {
...table.verifier.env,
...step?.verifier.env
},
user: userOf(step?.verifier.user ?? table.verifier.user),
hooks: [...table.verifier.collect ?? [], ...step?.verifier.collect ?? []].map(({ command, service, timeout_sec: limit, user }) => ({
command,
service,
timeout: limit * 1e3,
user: userOf(user)
})),
network,
separate: testbed
};
}
async function testbedOf({ directory, table }, { config, folder, image, bundled }) {
let made = await imageOf(external_node_path_.join(directory, folder), image);
let environment = environmentOf(config, directory, made.built, table.environment.build_timeout_sec * 1e3);
return {
image: made.image,
fixtures: bundled ? [] : made.fixtures,
environment
};
}
function scriptOf(place, names, tests) {
let first = tests.find(({ directory }) => isFile(external_node_path_.join(directory, "test.sh")));
if (first === void 0 && place.unsupported.length > 0) return "";
let file = external_node_path_.join(first?.directory ?? external_node_path_.join(place.directory, names[0]), "test.sh");
try {
if (first?.leftOut.includes("test.sh")) throw Error(".harborignore leaves it out");
return (0, regular_file.X)(file, 4194304, { follow: !0 }).toString();
} catch (error) {
let shown = external_node_path_.relative(place.root, file);
place.faults.push(`${shown}: is missing or unreadable, and decides the verdict: ${(0, errors.bD)(error)}`);
return "";
}
}
function folderOf(place, name) {
let directory = external_node_path_.join(place.directory, name);
let linked = [];
let folder = {
directory,
leftOut: leftOut(place.directory, directory, linked)
};
let faults = linked.map((fault) => `${shownIn(place, ".")}: ${fault}`);
place.faults.push(...faults.filter((fault) => !place.faults.includes(fault)));
return folder;
}
function userOf(user) {
return user === void 0 ? null : String(user);
}
var mod = __webpack_require__(21916);
var smol_toml_dist = __webpack_require__(3292);
var near = __webpack_require__(82660);
function readToml({ root, file, shown }, schema, known, faults) {
let text;
try {
if ((0, inside.q)(root, file)) throw Error(inside.l);
text = (0, regular_file.X)(file, 1048576, { follow: !0 }).toString().replace(/^\uFEFF/, "");
} catch (error) {
faults.push(`${shown}: cannot be read: ${(0, errors.bD)(error)}`);
return null;
}
let data;
try {
data = (0, smol_toml_dist.qg)(text);
} catch (error) {
let [line, why] = error instanceof smol_toml_dist.zx ? [`:${error.line}`, error.message] : ["", (0, errors.bD)(error)];
faults.push(`${shown}${line}: not valid TOML: ${why.split("\n")[0].replace(/^Invalid TOML document: /, "")}`);
return null;
}
let ignored = [];
for (let tries = 0;; tries += 1) {
let parsed = schema.safeParse(data);
if (parsed.success) return {
table: parsed.data,
ignored
};
let strangers = parsed.error.issues.flatMap((issue) => issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : []).filter((path) => !(0, near.H)(String(path.at(-1)), (0, mod.kp)(String(path.at(-1)), known)));
if (strangers.length === 0 || tries > 0) {
for (let issue of parsed.error.issues) faults.push(...faultsOf(issue, text, shown, known));
return null;
}
for (let path of strangers) {
ignored.push({
key: keyOf(path),
line: lineOf(text, path)
});
drop(data, path);
}
}
}
function faultsOf(issue, text, shown, known) {
if (issue.code === "unrecognized_keys") return issue.keys.map((key) => {
let path = [...issue.path, key];
return `${shown}:${lineOf(text, path)}: ${keyOf(path)}: there is no such key; did you mean ${(0, mod.kp)(key, known)}?`;
});
return [`${issue.path.length === 0 ? shown : `${shown}:${lineOf(text, issue.path)}: ${keyOf(issue.path)}`}: ${issue.message}`];
}
function keyOf(path) {
return path.map((part) => typeof part == "number" ? `[${part}]` : String(part)).join(".").replaceAll(".[", "[");
}
function drop(data, path) {
let at = data;
for (let part of path.slice(0, -1)) at = at[part];
delete at[path.at(-1)];
}
function lineOf(text, path) {
let lines = text.split("\n");
let best = 1;
let depth = -1;
let at = [];
let counts = new Map();
for (let [index, line] of lines.entries()) {
let header = /^\s*(\[\[?)\s*([^\]]+?)\s*\]\]?/.exec(line);
let assigned = /^\s*([A-Za-z0-9_."'-]+)\s*=/.exec(line);
if (header !== null) {
let names = header[2].split(".").map(bare);
at = [];
for (let [place, name] of names.entries()) {
at.push(name);
let key = at.join("\0");
header[1] === "[[" && place === names.length - 1 && counts.set(key, (counts.get(key) ?? -1) + 1);
counts.has(key) && at.push(counts.get(key));
}
}
let here = header === null ? assigned === null ? null : [...at, ...assigned[1].split(".").map(bare)] : at;
if (here === null || here.length <= depth || here.some((part, place) => part !== path[place])) continue;
depth = here.length;
best = index + 1;
}
return best;
}
function bare(name) {
return name.trim().replace(/^["']|["']$/g, "");
}
let SERVER_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
let LONGEST_SERVERS = 65536;
function unsupportedIn(table, directory, compose) {
let found = [...machineOf(table.environment, "environment"), ...compose?.unsupported ?? []];
let services = compose?.services ?? ["main"];
let missing = (key, why) => found.push({
key,
why
});
let { environment, verifier, steps } = table;
let artifacts = [...table.artifacts, ...steps.flatMap((step) => step.artifacts ?? [])];
for (let step of steps.length === 0 ? [null] : steps) {
if (!isSeparate(table, step)) continue;
let { config, folder, image, bundled } = verifierImage(table, directory, step);
bundled && found.push(...machineOf(config, step?.verifier.environment === void 0 ? "verifier.environment" : `steps.${step.name}.verifier.environment`));
!bundled && compose !== null && missing("verifier.environment_mode", "a verifier of its own gets no copy of several containers here");
bundled && image === void 0 && !(0, external_node_fs_.existsSync)(external_node_path_.join(directory, folder, "Dockerfile")) && missing(`${folder}/docker-compose.yaml`, "a verifier is one container here");
}
let hooks = [verifier, ...steps.map((step) => step.verifier)].flatMap(({ collect = [] }) => collect);
for (let { service } of hooks) services.includes(service) || missing("verifier.collect.service", `there is no service ${service}`);
for (let artifact of artifacts) {
if (typeof artifact == "string") continue;
let { service = "main" } = artifact;
services.includes(service) || missing("artifacts.service", `there is no service ${service}`);
}
let servers = environment.mcp_servers ?? [];
let unusual = servers.find(({ name }) => !SERVER_NAME.test(name));
unusual !== void 0 && missing("environment.mcp_servers", `agents take names of letters, digits, "-" and "_", not "${unusual.name}"`);
JSON.stringify(servers).length > LONGEST_SERVERS && missing("environment.mcp_servers", `they are longer than ${LONGEST_SERVERS / 1024} KiB, which no variable holds`);
let first = steps[0] === void 0 ? "" : `steps/${steps[0].name}`;
(0, external_node_fs_.existsSync)(external_node_path_.join(directory, first, "trajectory.json")) && missing("trajectory.json", "no agent takes an earlier context here; without the file, the agent would begin with its task alone");
let changed = phasesOf(table).flatMap(({ key, phase, baseline }) => hasSameHosts(phase, baseline) ? [] : key);
for (let key of new Set(changed)) missing(`${key}.network_mode`, "an \"allowlist\" is the same during a whole trial here; set it in [environment]");
let modeOf = ({ network_mode: mode = "public" }) => mode;
let switched = phasesOf(table).find(({ phase, baseline }) => modeOf(phase) !== modeOf(baseline));
compose !== null && switched !== void 0 && missing(`${switched.key}.network_mode`, "several containers have the same network during a whole trial here");
return found;
}
function machineOf(environment, key) {
let found = [];
let missing = (name, why) => found.push({
key: `${key}.${name}`,
why
});
(environment.gpus ?? 0) > 0 && missing("gpus", "containers get no GPU here");
environment.tpu !== void 0 && missing("tpu", "containers get no TPU here");
environment.os?.toLowerCase() === "windows" && missing("os", "containers run Linux here");
return found;
}
async function readTask(root, directory, faults) {
let shown = (name) => external_node_path_.relative(root, external_node_path_.join(directory, name)) || name;
let faultsBefore = faults.length;
let toml = readToml({
root,
file: external_node_path_.join(directory, "task.toml"),
shown: shown("task.toml")
}, taskSchema, TASK_KEYS, faults);
if (toml === null) return {
instance: null,
notes: []
};
let { table } = toml;
let notes = toml.ignored.map(({ key, line }) => `${shown("task.toml")}:${line}: ${key}: is no key of a task and is ignored, as Harbor does`);
let id = external_node_path_.basename(directory);
row.Cd.test(id) || faults.push(`${shown(".")}: the name of a task's folder has letters, digits, ".", "_" and "-" only, 128 at most`);
let compose = readCompose(directory, shown("environment/docker-compose.yaml"), faults);
let place = {
root,
directory,
table,
faults,
notes: [],
unsupported: unsupportedIn(table, directory, compose)
};
checkInside(place, [
"environment",
"tests",
"solution",
"steps"
]);
if (faults.length > faultsBefore) return {
instance: null,
notes
};
let { environment, metadata } = table;
let folder = external_node_path_.join(directory, "environment");
let single = await imageOf(folder, environment.docker_image);
let { built, image, fixtures } = compose === null ? single : {
...single,
built: null,
image: environment.docker_image ?? null
};
image === null && compose === null && faults.push(`${shown("task.toml")}: environment.docker_image: is missing, and there is no environment/Dockerfile; one of them makes the testbed`);
let steps = await readSteps(place, built);
let parts = steps[0]?.parts ?? await readParts(place, null, built);
if (faults.length > faultsBefore) return {
instance: null,
notes
};
let all = steps.length === 0 ? [parts] : steps.map((step) => step.parts);
let networks = new Set(all.flatMap(networksOf));
let digest = compose === null ? "" : await (0, datasets_digest.o)(folder, (0, external_node_fs_.readdirSync)(folder));
let timeout = environment.build_timeout_sec * 1e3;
for (let one of all) {
one.environment.switches = networks.size > 1;
one.environment.healthcheck = healthcheckOf(environment.healthcheck);
compose !== null && (one.environment.compose = {
directory: folder,
digest,
timeout
});
}
let instance = {
id,
taskType: wordOf(metadata.category) ?? "harbor",
...parts,
debugPrompt: null,
image,
imageTag: null,
repository: null,
fixtures,
prerunner: null,
solution: all.find(({ solution }) => solution !== null)?.solution ?? null,
row: null,
humanActions: null,
...steps.length === 0 ? {} : { steps: {
all: steps,
reward: table.multi_step_reward_strategy ?? "mean"
} },
...wordOf(metadata.difficulty) === null ? {} : { difficulty: wordOf(metadata.difficulty) },
tags: [...wordsOf(metadata.tags), ...table.task?.keywords ?? []]
};
notes.push(...new Set(place.notes.map((note) => `${id}: ${note}`)));
(environment.storage_mb !== void 0 || environment.storage !== void 0) && notes.push(`${id}: environment.storage_mb is not limited: Docker cannot on most file systems`);
return {
instance,
notes
};
}
function networksOf({ environment, evaluation }) {
let { network, agentNetwork } = environment;
let verifier = evaluation;
return [
network,
agentNetwork,
...verifier.separate === null ? [verifier.network] : []
];
}
async function readSteps(place, built) {
let steps = [];
for (let step of place.table.steps) {
let files = `steps/${step.name}/workdir`;
checkInside(place, [files]);
let directory = external_node_path_.join(place.directory, files);
let there = (0, external_node_fs_.existsSync)(directory);
steps.push({
name: step.name,
files: there ? directory : null,
setup: there && isFile(external_node_path_.join(directory, "setup.sh")),
healthcheck: healthcheckOf(step.healthcheck),
least: typeof step.min_reward == "number" ? { reward: step.min_reward } : { ...step.min_reward },
parts: await readParts(place, step, built)
});
}
return steps;
}
function wordOf(value) {
return typeof value == "string" && value.trim() !== "" ? value.trim().slice(0, 200) : null;
}
function wordsOf(value) {
return Array.isArray(value) ? value.flatMap((item) => wordOf(item) ?? []) : [];
}
let NOT_A_TASK = new Set([
".git",
"node_modules",
"__pycache__"
]);
function isHarbor(directory) {
return hasTask(directory) || (0, external_node_fs_.existsSync)(external_node_path_.join(directory, "dataset.toml")) || foldersOf(directory).length > 0;
}
async function loadHarbor(directory, about) {
let faults = [];
let single = hasTask(directory);
let root = single ? external_node_path_.dirname(directory) : directory;
let list = single ? null : readList(directory, faults);
let folders = single ? [directory] : list?.folders ?? foldersOf(directory);
if (folders.length === 0 && faults.length === 0) throw new errors.yo(`dataset: ${directory} has no folder with a task.toml`);
let instances = [];
let notes = [];
for (let folder of folders) {
let task = await readTask(root, folder, faults);
notes.push(...task.notes);
task.instance !== null && instances.push(task.instance);
}
if (faults.length > 0) {
let more = faults.length > 20 ? [`… and ${faults.length - 20} more`] : [];
throw new errors.yo([
`dataset: ${directory} cannot be read:`,
...faults.slice(0, 20),
...more
].join("\n"));
}
let names = folders.map((folder) => external_node_path_.relative(root, folder));
return {
name: about.name ?? list?.name ?? external_node_path_.basename(directory),
directory: root,
ref: about.ref,
digest: await (0, datasets_digest.o)(root, names),
testbed: "docker",
instances,
notes
};
}
function readList(directory, faults) {
let file = external_node_path_.join(directory, "dataset.toml");
if (!(0, external_node_fs_.existsSync)(file)) return null;
let read = readToml({
root: directory,
file,
shown: "dataset.toml"
}, datasetSchema, [], faults);
if (read === null) return {
name: null,
folders: []
};
let { dataset, tasks } = read.table;
let name = dataset?.name?.split("/").at(-1) ?? null;
if (tasks === void 0 || tasks.length === 0) return {
name,
folders: foldersOf(directory)
};
let there = new Map(foldersOf(directory).map((folder) => [external_node_path_.basename(folder), folder]));
let folders = tasks.flatMap(({ name, path: given }) => {
let wanted = given ?? name?.split("/").at(-1) ?? "";
let folder = there.get(external_node_path_.basename(wanted));
folder === void 0 && faults.push(`dataset.toml: tasks: ${name ?? wanted}: there is no folder ${wanted} with a task.toml beside it; download the task first (harbor download)`);
return folder ?? [];
});
return {
name,
folders: [...new Set(folders)]
};
}
function hasTask(directory) {
return (0, external_node_fs_.existsSync)(external_node_path_.join(directory, "task.toml"));
}
function foldersOf(directory) {
let inside = (parent) => (0, external_node_fs_.existsSync)(parent) ? (0, external_node_fs_.readdirSync)(parent, { withFileTypes: !0 }).filter((entry) => entry.isDirectory() && !NOT_A_TASK.has(entry.name) && hasTask(external_node_path_.join(parent, entry.name))).map((entry) => external_node_path_.join(parent, entry.name)).sort() : [];
let own = inside(directory);
return own.length > 0 ? own : inside(external_node_path_.join(directory, "tasks"));
}
}),
76348: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
A: () => isTaskImageName,
m: () => taskImageName
});
let NAME = RegExp("^agentbench-task:[0-9a-f]{32}$");
function taskImageName(digits) {
return `agentbench-task:${digits.slice(0, 32)}`;
}
function isTaskImageName(name) {
return NAME.test(name);
}
})
};
