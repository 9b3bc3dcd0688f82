export const id = 1811;
export const ids = [1811];
export const modules = { 51811: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
Relays: () => Relays,
proxyVariables: () => proxyVariables
});
var external_node_fs_ = __webpack_require__(73024);
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var connect = __webpack_require__(45712);
var docker_labels = __webpack_require__(63187);
let HOME = "/agentbench-relay";
let START_LIMIT = 3e4;
class Relays {
#engine;
#directory;
#files;
#opened = 0;
static async open(engine, directory) {
if (!(0, connect.cB)(engine)) throw new errors.yo("network: restricted, or a task with network_mode = \"allowlist\", needs a Docker daemon on this machine, with access to its files; use network: bridge, or run the job on the daemon’s own machine");
await (0, promises_.mkdir)(external_node_path_.join(directory, "relay"), { mode: 493 });
await (0, promises_.writeFile)(external_node_path_.join(directory, "relay", "relay.mjs"), "// Runs beside a container without a network, in its network namespace: passes each connection to a port of its loopback on\n// to the harness's socket. Usage: relay.mjs PORT SOCKET. Prints one line when it listens.\nimport net from 'node:net';\n\nconst [port, socket] = process.argv.slice(2);\n\nconst server = net.createServer({ allowHalfOpen: true }, (inside) => {\n  const outside = net.connect({ path: socket, allowHalfOpen: true });\n  inside.on('error', () => outside.destroy()).on('close', () => outside.destroy());\n  outside.on('error', () => inside.resetAndDestroy()).on('close', () => inside.destroySoon());\n  inside.pipe(outside);\n  outside.pipe(inside);\n});\n// More would exhaust the files of this program, which is the testbed's only way out.\nserver.maxConnections = 1024;\nserver.on('error', (error) => {\n  process.stdout.write(`${error.message}\\n`);\n  process.exitCode = 1;\n});\nserver.listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\\n'));\n", { mode: 420 });
return new Relays(engine, directory);
}
constructor(engine, directory) {
this.#engine = engine;
this.#directory = external_node_path_.join(directory, "relay");
this.#files = nodeFiles();
}
async start(testbed, image, labels, hosts) {
let place = external_node_path_.join(this.#directory, String(++this.#opened));
let socket = external_node_path_.join(place, "s");
if (socket.length > 103) throw new errors.yo(`network: restricted: the path ${socket} is too long for a socket; set RUNNER_TEMP to a shorter directory`);
await (0, promises_.mkdir)(place, { mode: 493 });
let container = await this.#engine.createContainer(this.#settings(testbed, image, labels, place));
try {
let output = await container.attach();
await container.start();
let said = await firstLine(output);
output.destroy();
if (said !== "listening") throw Error(said === "" ? "it ended without a word" : said);
} catch (error) {
await (0, docker_labels.od)(container).catch(() => {});
throw new errors.ZD("network", `the relay of network: restricted does not start: ${(0, errors.bD)(error)}`, { cause: error });
}
return {
socket,
url: "http://127.0.0.1:28417",
hosts,
remove: () => (0, docker_labels.od)(container),
async check() {
let { running } = await container.inspect();
if (!running) throw new errors.ZD("network", "the relay of network: restricted ended during the trial");
}
};
}
#settings(testbed, image, labels, place) {
let [loader] = this.#files.filter((file) => /\/ld[-.][^/]*$/.test(file));
let inside = (file) => `${HOME}/${external_node_path_.basename(file)}`;
let node = inside(process.execPath);
let start = loader === void 0 ? [node] : [
inside(loader),
"--library-path",
HOME,
node
];
let mounts = [...[
...this.#files,
process.execPath,
external_node_path_.join(this.#directory, "relay.mjs")
].map((file) => ({
Source: (0, external_node_fs_.realpathSync)(file),
Target: inside(file)
})), {
Source: place,
Target: `${HOME}/socket`
}];
return {
Image: image,
Entrypoint: [
...start,
`${HOME}/relay.mjs`,
"28417",
`${HOME}/socket/s`
],
Cmd: [],
User: "65534:65534",
WorkingDir: "/",
Env: [
"NODE_OPTIONS=",
"LD_PRELOAD=",
"LD_LIBRARY_PATH="
],
Labels: labels,
Healthcheck: { Test: ["NONE"] },
HostConfig: {
LogConfig: {
Type: "none",
Config: {}
},
NetworkMode: `container:${testbed.id}`,
CapDrop: ["ALL"],
SecurityOpt: ["no-new-privileges"],
PidsLimit: 64,
Mounts: mounts.map((mount) => ({
Type: "bind",
ReadOnly: !0,
...mount
}))
}
};
}
}
function proxyVariables(url) {
let names = [
"HTTP_PROXY",
"HTTPS_PROXY",
"ALL_PROXY"
];
let both = (name, value) => [[name, value], [name.toLowerCase(), value]];
return Object.fromEntries([...names.flatMap((name) => both(name, url)), ...both("NO_PROXY", "localhost,127.0.0.1,::1")]);
}
function nodeFiles() {
Object.assign(process.report, { excludeNetwork: !0 });
let { sharedObjects = [] } = process.report.getReport();
return sharedObjects.filter((file) => external_node_path_.isAbsolute(file) && file !== process.execPath);
}
async function firstLine(output) {
let timer = setTimeout(() => output.destroy(Error(`nothing within ${START_LIMIT / 1e3} s`)), START_LIMIT);
let text = "";
try {
for await (let chunk of output) {
text += chunk.subarray(8).toString();
if (text.includes("\n")) break;
}
} finally {
clearTimeout(timer);
}
return text.split("\n")[0].trim();
}
}) };
