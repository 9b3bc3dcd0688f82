export const id = 5889;
export const ids = [5889, 5934];
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
}),
47198: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
l: () => LEADS_OUT,
q: () => leadsOut
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
let LEADS_OUT = "is a link, or lies behind one, that leads out of the dataset; put the file itself there";
function leadsOut(directory, file) {
try {
let [root, real] = [(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(directory), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(file)];
return real !== root && !real.startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
} catch {
return !1;
}
}
}),
95934: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
BUILT: () => BUILT,
buildImage: () => buildImage,
unusedImages: () => unusedImages
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18253);
var _datasets_harbor_image_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76348);
let BUILT = "agentbench.task";
async function unusedImages(engine) {
return (await engine.images()).filter(({ labels, containers }) => Object.hasOwn(labels, BUILT) && containers === 0).flatMap(({ names, own }) => names.filter(_datasets_harbor_image_name_js__WEBPACK_IMPORTED_MODULE_1__.A).map((name) => ({
name,
bytes: own
})));
}
async function buildImage(name, { directory, digest, timeout }, { machine, tell, id, signal }) {
let started = performance.now();
let told = started;
let end = "";
tell(`${id}: building its image`);
let result = await machine.runTool("docker", [
"build",
"--force-rm",
"--label",
`${BUILT}=${digest}`,
"--tag",
name,
"--file",
`${directory}/Dockerfile`,
directory
], {
timeout,
signal,
onOutput(chunk) {
end = (end + chunk).slice(-2e3);
if (performance.now() - told < 3e4) return;
told = performance.now();
tell(`${id}: building its image for ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.a3)(told - started)}: ${end.trimEnd().split("\n").at(-1)}`);
}
});
signal.throwIfAborted();
let took = (0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.a3)(performance.now() - started);
if (result.exitCode === 0) return tell(`${id}: built its image in ${took}`);
let why = result.timedOut ? `is not built within ${timeout / 1e3} s (environment.build_timeout_sec)` : "cannot be built";
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD("image_build", `the image of ${id} ${why}; the end of the log:\n${end.trim()}`);
}
}),
85889: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { Project: () => Project });
var external_node_crypto_ = __webpack_require__(77598);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var format = __webpack_require__(18253);
var untrusted = __webpack_require__(90492);
var compose_rules = __webpack_require__(71393);
var image_name = __webpack_require__(76348);
var idle = __webpack_require__(29704);
var build = __webpack_require__(95934);
var demultiplex = __webpack_require__(53879);
var labels = __webpack_require__(63187);
var docker_task = __webpack_require__(80161);
var promises_ = __webpack_require__(51455);
var tree = __webpack_require__(13590);
let PASSED = [
"PATH",
"HOME",
"USER",
"XDG_RUNTIME_DIR",
"SSH_AUTH_SOCK",
"DOCKER_HOST",
"DOCKER_CONFIG",
"DOCKER_CONTEXT",
"DOCKER_CERT_PATH",
"DOCKER_TLS_VERIFY",
"DOCKER_API_VERSION"
];
class ComposeCli {
project;
#machine;
#place;
#environment;
static async open(machine, run) {
return new ComposeCli(machine, await (0, promises_.mkdtemp)(external_node_path_.join(run.directory, "compose-")));
}
constructor(machine, place) {
this.#machine = machine;
this.#place = place;
this.project = external_node_path_.basename(place).toLowerCase().replace("compose-", `agentbench-${external_node_path_.basename(external_node_path_.dirname(place))}-`);
let passed = PASSED.flatMap((name) => {
let value = machine.environment[name];
return value === void 0 ? [] : [[name, value]];
});
this.#environment = {
...Object.fromEntries(passed),
TMPDIR: place,
LC_ALL: "C"
};
}
async write(name, text) {
let file = external_node_path_.join(this.#place, name);
await (0, promises_.writeFile)(file, text, { mode: 384 });
return file;
}
async resolve({ directory, files, variables }, signal) {
let output = external_node_path_.join(this.#place, "resolved.json");
let args = [
"--project-directory",
directory,
...variables.flatMap((file) => ["--env-file", file]),
...files.flatMap((file) => ["--file", file]),
"config",
"--format",
"json",
"--output",
output
];
let call = {
timeout: 6e4,
signal
};
try {
await this.run(args, call, (end) => new errors.ZD("dataset", `docker-compose.yaml: ${end}`));
} catch (error) {
if (signal.aborted || await this.#isThere(call)) throw error;
throw new errors.ZD("unsupported", "a task with environment/docker-compose.yaml needs docker compose 2.20 or newer, which is not installed here; install the package docker-compose-plugin of Docker, or docker-compose-v2 of Ubuntu");
}
return JSON.parse(await (0, promises_.readFile)(output, "utf8"));
}
async run(args, call, faultOf) {
let end = "";
let result = await this.#call([
"--project-name",
this.project,
...args
], {
...call,
onOutput(chunk) {
end = (end + chunk).slice(-2e3);
call.onOutput?.(chunk);
}
});
call.signal.throwIfAborted();
if (result.exitCode !== 0) throw faultOf((0, untrusted.pj)(end).trim(), result.timedOut === !0);
}
async #isThere(call) {
try {
return (await this.#call(["version"], call)).exitCode === 0;
} catch (error) {
if (error instanceof errors.yo) return !1;
throw error;
}
}
async close() {
await (0, tree.dM)(this.#place);
}
#call(args, call) {
let options = {
...call,
environment: this.#environment,
cwd: this.#place
};
return this.#machine.runTool("docker", ["compose", ...args], options);
}
}
let MAIN = "main";
function baseDocument(image, directory) {
let source = image === null ? { build: { context: directory } } : { image };
return { services: { [MAIN]: {
...source,
command: [
"sh",
"-c",
"sleep infinity"
]
} } };
}
function buildsOf({ services }, nameOf, labels) {
let images = new Map();
let parts = {};
for (let [name, { build }] of Object.entries(services)) {
if (typeof build != "object" || !build) continue;
let image = nameOf(name, build);
images.set(name, image);
let own = build;
parts[name] = {
image,
build: {
...without(own, ["tags"]),
labels: {
...own.labels,
...labels
}
}
};
}
return {
document: { services: parts },
images
};
}
let OF_A_NETWORK = [
"networks",
"hostname",
"domainname",
"mac_address",
"dns",
"dns_opt",
"dns_search",
"extra_hosts"
];
function startedDocument(document, settings) {
let { labels, network } = settings;
let owned = (places = {}) => Object.fromEntries(Object.entries(places).map(([name, place]) => {
let own = place ?? {};
return [name, {
...without(own, ["name"]),
labels: {
...own.labels,
...labels
}
}];
}));
return {
services: Object.fromEntries(Object.entries(document.services).map(([name, service]) => [name, serviceOf(name, service, settings)])),
volumes: owned(document.volumes),
...network === null ? { networks: owned(document.networks) } : {}
};
}
function serviceOf(name, given, settings) {
let service = without(given, [
"build",
"container_name",
"ports",
"env_file",
"develop",
"scale"
]);
let { labels, network, pids, images } = settings;
let own = {
...network === null ? service : without(service, OF_A_NETWORK),
image: images.get(name) ?? service.image,
pull_policy: "never",
labels: {
...service.labels,
...labels
},
pids_limit: Number(service.pids_limit) > 0 ? Math.min(Number(service.pids_limit), pids) : pids,
volumes: (service.volumes ?? []).map((volume) => volume.type === "bind" ? {
...volume,
read_only: !0,
bind: { create_host_path: !1 }
} : volume),
...name === MAIN ? {} : { logging: {
driver: "json-file",
options: {
"max-size": "16m",
"max-file": "1"
}
} }
};
network !== null && (own.network_mode = `container:${network}`);
if (name !== MAIN) return own;
return {
...without(own, ["restart"]),
...settings.main,
environment: {
...own.environment,
...settings.main.environment
},
logging: { driver: "none" },
init: !0,
volumes: [...own.volumes, ...settings.mounts]
};
}
function without(service, keys) {
return Object.fromEntries(Object.entries(service).filter(([key]) => !keys.includes(key)));
}
function ownNetworkOf({ services, networks = {} }) {
for (let [name, { network_mode: mode, networks: own }] of Object.entries(services)) {
if (mode != null) return `services.${name}.network_mode`;
if (Object.keys(Object(own)).some((network) => network !== "default")) return `services.${name}.networks`;
}
return Object.keys(networks).some((name) => name !== "default") ? "networks" : null;
}
var inside = __webpack_require__(47198);
let STEERING = /^\s*(export\s+)?(COMPOSE|DOCKER|BUILDKIT|BUILDX)_/m;
function variablesOf({ id, image, environment }, text) {
let { compose, variables, cpus, memory } = environment;
let directory = compose.directory;
let own = external_node_path_.join(directory, ".env");
let refuse = (key, why) => {
throw new errors.ZD("unsupported", `${id} is not run: ${key}: ${why}`);
};
(0, inside.q)(directory, own) && refuse("environment/.env", "leads out of the task");
let there = (0, external_node_fs_.existsSync)(own);
there && STEERING.test((0, external_node_fs_.readFileSync)(own, "utf8").slice(0, 1048576)) && refuse("environment/.env", "sets variables of docker compose itself");
let given = {
...Object.fromEntries(Object.entries(variables).filter(([name]) => text.includes(name) && !STEERING.test(name))),
CONTEXT_DIR: directory,
MAIN_IMAGE_NAME: `agentbench-task-${compose.digest.slice(7, 39)}`,
...image === null ? {} : { PREBUILT_IMAGE_NAME: image },
...cpus === null ? {} : { CPUS: String(cpus) },
...memory === null ? {} : { MEMORY: `${memory / 1024 ** 2}M` }
};
let lines = Object.entries(given).map(([name, value]) => {
/'|\\$/.test(value) && refuse(`environment.env.${name}`, "docker compose takes no value with ' or a \\ at its end");
return `${name}='${value}'\n`;
});
return {
own: there ? own : null,
given: lines.join("")
};
}
let PROJECT = "com.docker.compose.project";
class Project {
#tools;
#cli;
#task;
#document;
#images;
#file = "";
image;
network = null;
services = new Map();
static async open(tools, instance, closed, choose, signal) {
let { id } = instance;
let environment = instance.environment;
let task = environment.compose;
let cli = await ComposeCli.open(tools.machine, tools.run);
try {
let document = await resolve(cli, instance, signal);
let own = closed ? ownNetworkOf(document) : null;
let refused = (0, compose_rules.U)(document, task.directory);
own !== null && refused.push({
key: `docker-compose.yaml: ${own}`,
why: "where the network is closed, all services share one"
});
(0, docker_task.Om)({
id,
environment: {
...environment,
unsupported: refused
}
});
let main = document.services[MAIN];
let replaced = choose(main.build === void 0 ? String(main.image) : null);
replaced !== null && delete main.build;
let built = await project_build(tools, cli, document, {
id,
task,
signal
});
let images = new Map(built);
for (let [name, service] of Object.entries(document.services)) !images.has(name) && name !== MAIN && images.set(name, String(service.image));
let choice = replaced ?? {
name: built.get(MAIN),
substituted: !1
};
images.set(MAIN, choice.name);
for (let name of new Set(images.values())) await tools.images.provide({
name,
substituted: !1
});
let image = await tools.images.provide(choice);
let workdir = typeof main.working_dir == "string" ? main.working_dir : image.config.WorkingDir;
return new Project(tools, cli, task, document, images, {
...image,
config: {
...image.config,
...workdir === void 0 ? {} : { WorkingDir: workdir }
}
});
} catch (error) {
await cli.close();
throw error;
}
}
constructor(tools, cli, task, document, images, image) {
this.#tools = tools;
this.#cli = cli;
this.#task = task;
this.#document = document;
this.#images = images;
this.image = image;
}
async create(settings, closed, signal) {
closed && (this.network = await this.#holdNetwork(settings.labels));
let document = startedDocument(this.#document, {
...settings,
images: this.#images,
network: this.network?.id ?? null
});
this.#file = await this.#cli.write("start.json", JSON.stringify(document));
await this.#compose(["create", "--no-build"], this.#task.timeout, signal);
let containers = await this.#tools.engine.containersWith(`${PROJECT}=${this.#cli.project}`);
for (let { id, labels } of containers) this.services.set(labels["com.docker.compose.service"], this.#tools.engine.container(id));
let main = this.services.get(MAIN);
if (main === void 0) throw new errors.ZD("testbed", `docker-compose.yaml: there is no container of ${MAIN}`);
this.services.delete(MAIN);
return main;
}
async start(signal) {
let up = [
"up",
"--detach",
"--no-build",
"--no-recreate",
"--wait"
];
try {
await this.#compose(up, this.#task.timeout, signal);
} catch (error) {
if (signal.aborted || !(error instanceof errors.ZD)) throw error;
throw new errors.ZD(error.kind, `${error.message}\n${await this.#ends()}`.trim(), { cause: error });
}
}
async #ends() {
let ends = "";
await this.logs((service, _, chunk) => {
ends = `${ends}${ends.endsWith("\n") || ends === "" ? `${service}: ` : ""}${chunk}`.slice(-2e3);
}).catch(() => {});
return (0, untrusted.pj)(ends);
}
async logs(output) {
for (let [name, container] of this.services) {
let stream = await container.logs();
if (this.#document.services[name]?.tty === !0) for await (let chunk of stream) await output(name, "stdout", chunk);
else await (0, demultiplex.w)(stream, (kind, chunk) => output(name, kind, chunk));
}
}
async keep() {
for (let container of this.#others()) await container.rename((0, labels.QQ)(container));
await this.#cli.close();
}
async remove() {
let { engine } = this.#tools;
let label = `${PROJECT}=${this.#cli.project}`;
let left = await engine.containersWith(label);
await Promise.all(left.map(({ id }) => (0, labels.od)(engine.container(id))));
this.network !== null && await (0, labels.od)(this.network);
await (0, labels.Ox)(engine, label, () => !0);
await this.#cli.close();
}
#others() {
return [...this.network === null ? [] : [this.network], ...this.services.values()];
}
async #holdNetwork(labels) {
let names = Object.entries(this.#document.services).flatMap(([name, { hostname, container_name: own, networks }]) => [...[
name,
hostname,
own
].filter((one) => typeof one == "string"), ...Object.values(Object(networks)).flatMap((network) => Object(network).aliases ?? [])]);
let container = await this.#tools.engine.createContainer({
Image: this.image.id,
Entrypoint: [
"/bin/sh",
"-c",
idle.n
],
Cmd: [],
User: "0:0",
Labels: labels,
Healthcheck: { Test: ["NONE"] },
HostConfig: {
Init: !0,
LogConfig: {
Type: "none",
Config: {}
},
NetworkMode: "none",
ExtraHosts: [...new Set(names)].map((name) => `${name}:127.0.0.1`),
CapDrop: ["ALL"],
PidsLimit: 64
}
});
await container.start();
return container;
}
async #compose(args, timeout, signal) {
let quiet = [
"--file",
this.#file,
"--progress",
"quiet",
...args
];
await this.#cli.run(quiet, {
timeout,
signal
}, (end, timedOut) => {
let why = timedOut ? ` is not up within ${timeout / 1e3} s (environment.build_timeout_sec)` : "";
return new errors.ZD("testbed", `docker-compose.yaml${why}: ${end}`);
});
}
}
async function resolve(cli, instance, signal) {
let { directory } = instance.environment.compose;
let own = external_node_path_.join(directory, "docker-compose.yaml");
let base = await cli.write("base.json", JSON.stringify(baseDocument(instance.image, directory)).replaceAll("$", "$$$$"));
let variables = variablesOf(instance, (0, external_node_fs_.readFileSync)(own, "utf8"));
let given = await cli.write("given.env", variables.given);
let files = {
directory,
files: [base, own],
variables: [...variables.own === null ? [] : [variables.own], given]
};
return await cli.resolve(files, signal);
}
async function project_build({ images, tell }, cli, document, { id, task, signal }) {
let nameOf = (service, build) => (0, image_name.m)((0, external_node_crypto_.createHash)("sha256").update(JSON.stringify([
task.digest,
service,
build
])).digest("hex"));
let builds = buildsOf(document, nameOf, { [build.BUILT]: task.digest });
let building = null;
let buildAll = async () => {
let started = performance.now();
tell(`${id}: building its images`);
let file = await cli.write("build.json", JSON.stringify(builds.document));
let call = {
timeout: task.timeout,
signal
};
await cli.run([
"--file",
file,
"--progress",
"plain",
"build"
], call, (end, timedOut) => {
let limit = `are not built within ${task.timeout / 1e3} s (environment.build_timeout_sec)`;
let why = timedOut ? limit : "cannot be built";
return new errors.ZD("image_build", `the images of ${id} ${why}; the end of the log:\n${end}`);
});
tell(`${id}: built its images in ${(0, format.a3)(performance.now() - started)}`);
};
for (let name of builds.images.values()) await images.provide({
name,
substituted: !1
}, () => {
building ??= buildAll();
return building;
});
return builds.images;
}
})
};
