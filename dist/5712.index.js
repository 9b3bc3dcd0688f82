export const id = 5712;
export const ids = [5712];
export const modules = {
45712: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Z8: () => connectDocker,
Hi: () => forbiddenSocket,
cB: () => sharesFiles
});
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(45145);
var processes = __webpack_require__(78421);
var external_node_net_ = __webpack_require__(77030);
var schemas = __webpack_require__(94343);
var api = __webpack_require__(43759);
var external_node_http_ = __webpack_require__(37067);
var external_node_stream_ = __webpack_require__(57075);
var parse = __webpack_require__(4196);
var fault = __webpack_require__(3730);
var hijack = __webpack_require__(77344);
let https = () => process.getBuiltinModule("node:https");
let tls = () => process.getBuiltinModule("node:tls");
let refusal = schemas.Ikc({ message: schemas.YjP() });
class Requests {
address;
#limit;
#agent;
constructor(address, limit) {
this.address = address;
this.#limit = limit;
let options = {
keepAlive: !0,
scheduling: "lifo",
timeout: 5e3
};
this.#agent = address.certificates === null ? new external_node_http_.Agent(options) : new (https()).Agent(options);
}
async json(request, schema) {
return shaped(request, await this.text(request), schema);
}
async text(request) {
return this.#textOf(await this.open(request), request);
}
async empty(request) {
let text = await this.text(request);
if (text !== "") throw badAnswer(request, text);
}
async open(request) {
let { answer } = await this.#begin(request, null);
await this.#check(answer, request);
return answer;
}
contentOf(answer, request) {
let pieces = answer[Symbol.asyncIterator]();
let stop = () => answer.destroy(this.#noAnswer("no more of the answer", request, 1));
let limit = this.#limit;
return new external_node_stream_.Readable({
read() {
let timer = setTimeout(stop, limit);
pieces.next().then(({ done, value }) => this.push(done ? null : value), (error) => this.destroy(error)).finally(() => clearTimeout(timer));
},
destroy(error, done) {
answer.destroy();
done(error);
}
});
}
async hijack(request) {
let connection = new hijack.A((onread) => this.#connect(onread));
try {
let { answer, head } = await this.#begin(request, connection);
await this.#check(answer, request);
head.length > 0 && connection.unshift(head);
return connection;
} catch (error) {
connection.destroy();
throw error;
}
}
#connect(onread) {
let { at, certificates } = this.address;
if (certificates === null || !("host" in at)) return (0, external_node_net_.connect)({
...at,
onread
});
let servername = (0, external_node_net_.isIP)(at.host) === 0 ? { servername: at.host } : {};
let options = {
...at,
...certificates,
...servername,
onread
};
return tls().connect(options);
}
#begin(request, connection) {
let { at, certificates, prefix } = this.address;
let { method, path, query, body, patience = 1, signal } = request;
let { promise, resolve, reject } = Promise.withResolvers();
let sent = (certificates === null ? external_node_http_ : https()).request({
..."path" in at ? { socketPath: at.path } : at,
...certificates ?? { servername: "" },
method,
path: `${prefix}${path}${query === void 0 ? "" : `?${queryOf(query)}`}`,
headers: {
...body instanceof external_node_stream_.Readable ? { "Content-Type": "application/x-tar" } : {},
...body !== void 0 && !(body instanceof external_node_stream_.Readable) ? { "Content-Type": "application/json" } : {},
...connection === null ? {} : {
Connection: "Upgrade",
Upgrade: "tcp"
}
},
...connection === null ? { agent: this.#agent } : { createConnection: () => connection },
...signal === void 0 ? {} : { signal }
});
let timer = setTimeout(() => sent.destroy(this.#noAnswer("no answer", request, patience)), this.#limit * patience);
sent.on("response", (answer) => {
signal !== void 0 && (0, external_node_stream_.addAbortSignal)(signal, answer);
resolve({
answer,
head: Buffer.alloc(0)
});
});
connection !== null && sent.on("upgrade", (answer, _, head) => resolve({
answer,
head
}));
sent.on("error", reject);
sent.on("close", () => reject(new fault.CF(`the connection closed before the answer to ${method} ${path}`)));
if (body instanceof external_node_stream_.Readable) {
body.on("data", () => timer.refresh());
(0, external_node_stream_.pipeline)(body, sent, () => {});
} else sent.end(body === void 0 ? void 0 : JSON.stringify(body));
return promise.finally(() => clearTimeout(timer));
}
async #check(answer, request) {
let status = answer.statusCode;
if (status === request.expected) return;
let text = await this.#textOf(answer, request);
let { success, data } = parse.xL(refusal, parsed(text));
if (status >= 400 && success) throw new fault.P_(status, data.message.trim());
if (status >= 400 && request.method === "HEAD") throw new fault.P_(status, `status ${status}`);
throw badAnswer(request, `status ${status}, ${text}`);
}
async #textOf(answer, request) {
let pieces = [];
for await (let piece of this.contentOf(answer, request)) pieces.push(piece);
return Buffer.concat(pieces).toString();
}
#noAnswer(what, { method, path }, times) {
return new fault.W_(`${what} to ${method} ${path} within ${this.#limit * times / 1e3} s`);
}
}
function segment(text) {
return encodeURIComponent(text);
}
function shaped(request, text, schema) {
let { success, data } = parse.xL(schema, parsed(text));
if (!success) throw badAnswer(request, text);
return data;
}
function badAnswer({ method, path }, said) {
let shown = said.length > 80 ? `${said.slice(0, 80)}…` : said;
return new fault.CF(`the answer to ${method} ${path} is not one of Docker's: ${JSON.stringify(shown)}`);
}
function queryOf(query) {
let all = new URLSearchParams();
for (let [name, values] of Object.entries(query)) for (let value of [values].flat()) all.append(name, value);
return all;
}
function parsed(text) {
try {
return JSON.parse(text);
} catch {
return;
}
}
let id = schemas.YjP().check(api.m9(1));
let made = schemas.Ikc({ Id: id });
let versions = schemas.Ikc({
Version: schemas.YjP(),
ApiVersion: schemas.YjP()
});
let listed = schemas.YOg(schemas.Ikc({
Id: id,
Names: schemas.cl6(schemas.YOg(schemas.YjP())),
Labels: schemas.mee(schemas.g1P(schemas.YjP(), schemas.YjP())),
SizeRw: schemas.cl6(schemas.aig())
}));
let containerState = schemas.Ikc({
Id: id,
State: schemas.Ikc({
Running: schemas.zMY(),
OOMKilled: schemas.zMY(),
ExitCode: schemas.Whr()
})
});
let containerStats = schemas.Ikc({ cpu_stats: schemas.Ikc({ throttling_data: schemas.Ikc({
periods: schemas.aig(),
throttled_periods: schemas.aig()
}) }) });
let execState = schemas.Ikc({
ID: id,
Running: schemas.zMY(),
ExitCode: schemas.mee(schemas.Whr())
});
let networkState = schemas.Ikc({ IPAM: schemas.Ikc({ Config: schemas.cl6(schemas.YOg(schemas.Ikc({ Gateway: schemas.lqM(schemas.YjP()) }))) }) });
let listedNetworks = schemas.YOg(schemas.Ikc({
Id: id,
Labels: schemas.mee(schemas.g1P(schemas.YjP(), schemas.YjP()))
}));
let listedVolumes = schemas.Ikc({ Volumes: schemas.cl6(schemas.YOg(schemas.Ikc({
Name: id,
Labels: schemas.mee(schemas.g1P(schemas.YjP(), schemas.YjP()))
}))) });
let fileStat = schemas.Ikc({
mode: schemas.Whr(),
mtime: schemas.YjP()
});
let differences = schemas.mee(schemas.YOg(schemas.Ikc({
Path: schemas.YjP(),
Kind: schemas.Whr()
})));
let engine_processes = schemas.Ikc({
Titles: schemas.YOg(schemas.YjP()),
Processes: schemas.mee(schemas.YOg(schemas.YOg(schemas.YjP())))
});
let imageConfig = schemas.Ikc({
Entrypoint: schemas.cl6(schemas.KCZ([schemas.YjP(), schemas.YOg(schemas.YjP())])),
Cmd: schemas.cl6(schemas.YOg(schemas.YjP())),
User: schemas.lqM(schemas.YjP()),
WorkingDir: schemas.lqM(schemas.YjP()),
Labels: schemas.cl6(schemas.g1P(schemas.YjP(), schemas.YjP()))
});
let imageState = schemas.Ikc({
Id: id,
RepoDigests: schemas.cl6(schemas.YOg(schemas.YjP())),
Config: schemas.cl6(imageConfig)
});
let usage = schemas.Ikc({ Images: schemas.cl6(schemas.YOg(schemas.Ikc({
RepoTags: schemas.cl6(schemas.YOg(schemas.YjP())),
Labels: schemas.cl6(schemas.g1P(schemas.YjP(), schemas.YjP())),
Size: schemas.aig(),
SharedSize: schemas.aig(),
Containers: schemas.aig()
}))) });
class Engine {
#requests;
constructor(address, limit) {
this.#requests = new Requests(address, limit);
}
get address() {
return this.#requests.address;
}
async ping() {
let request = {
method: "GET",
path: "/_ping",
expected: 200
};
let text = await this.#requests.text(request);
if (text.trim() !== "OK") throw badAnswer(request, text);
}
version() {
return this.#requests.json({
method: "GET",
path: "/version",
expected: 200
}, versions);
}
async createContainer(settings) {
let request = {
method: "POST",
path: "/containers/create",
body: settings,
expected: 201
};
return this.container((await this.#requests.json(request, made)).Id);
}
container(id) {
return new Container(this.#requests, id);
}
async containersWith(label, sizes = !1) {
let query = {
all: "true",
size: String(sizes),
filters: JSON.stringify({ label: [label] })
};
return (await this.#requests.json({
method: "GET",
path: "/containers/json",
query,
expected: 200
}, listed)).map(({ Id: id, Names: names, Labels: labels, SizeRw: size }) => ({
id,
name: names?.[0]?.replace(/^\//, "") ?? "",
labels: labels ?? {},
size: size ?? 0
}));
}
async placesWith(kind, label) {
let query = { filters: JSON.stringify({ label: [label] }) };
let request = {
method: "GET",
path: `/${kind}`,
query,
expected: 200
};
if (kind === "networks") return (await this.#requests.json(request, listedNetworks)).map(({ Id: id, Labels: labels }) => ({
id,
labels: labels ?? {}
}));
return ((await this.#requests.json(request, listedVolumes)).Volumes ?? []).map(({ Name: id, Labels: labels }) => ({
id,
labels: labels ?? {}
}));
}
removePlace(kind, id) {
return this.#requests.empty({
method: "DELETE",
path: `/${kind}/${segment(id)}`,
expected: 204
});
}
async gatewayOf(network) {
let request = {
method: "GET",
path: `/networks/${segment(network)}`,
expected: 200
};
let { IPAM: addresses } = await this.#requests.json(request, networkState);
return (addresses.Config ?? []).find(({ Gateway: gateway }) => (0, external_node_net_.isIPv4)(gateway ?? ""))?.Gateway ?? null;
}
async image(name) {
let path = `/images/${name.split("/").map(segment).join("/")}/json`;
let image = await this.#requests.json({
method: "GET",
path,
expected: 200
}, imageState);
return {
id: image.Id,
digests: image.RepoDigests ?? [],
config: image.Config ?? {}
};
}
async images() {
let { Images: images } = await this.#requests.json({
method: "GET",
path: "/system/df",
query: { type: "image" },
expected: 200,
patience: 10
}, usage);
return (images ?? []).map(({ RepoTags, Labels, Size, SharedSize, Containers }) => ({
names: RepoTags ?? [],
labels: Labels ?? {},
own: Size - Math.max(0, SharedSize),
containers: Math.max(0, Containers)
}));
}
async removeImage(name) {
await this.#requests.text({
method: "DELETE",
path: `/images/${name.split("/").map(segment).join("/")}`,
expected: 200
});
}
}
class Container {
id;
#requests;
#path;
constructor(requests, id) {
this.#requests = requests;
this.id = id;
this.#path = `/containers/${segment(id)}`;
}
attach() {
return this.#requests.hijack({
method: "POST",
path: `${this.#path}/attach`,
query: {
stream: "true",
stdout: "true",
stderr: "true"
},
expected: 101
});
}
start() {
return this.#requests.empty({
method: "POST",
path: `${this.#path}/start`,
expected: 204
});
}
async inspect() {
let request = {
method: "GET",
path: `${this.#path}/json`,
expected: 200
};
let { State: state } = await this.#requests.json(request, containerState);
return {
running: state.Running,
outOfMemory: state.OOMKilled,
exitCode: state.ExitCode
};
}
async throttling() {
let request = {
method: "GET",
path: `${this.#path}/stats`,
query: {
stream: "false",
"one-shot": "true"
},
expected: 200
};
let { throttling_data: data } = (await this.#requests.json(request, containerStats)).cpu_stats;
return {
periods: data.periods,
throttled: data.throttled_periods
};
}
stop() {
return this.#requests.empty({
method: "POST",
path: `${this.#path}/stop`,
query: { t: "0" },
expected: 204
});
}
async setNetwork(network, on) {
let path = `/networks/${segment(network)}/${on ? "connect" : "disconnect"}`;
await this.#requests.empty({
method: "POST",
path,
body: { Container: this.id },
expected: 200
});
}
rename(name) {
return this.#requests.empty({
method: "POST",
path: `${this.#path}/rename`,
query: { name },
expected: 204
});
}
remove() {
return this.#requests.empty({
method: "DELETE",
path: this.#path,
query: {
force: "true",
v: "true"
},
expected: 204
});
}
async exec(settings, signal) {
let request = {
method: "POST",
path: `${this.#path}/exec`,
body: settings,
expected: 201,
signal
};
return new Exec(this.#requests, (await this.#requests.json(request, made)).Id);
}
putArchive(archive, directory) {
let query = { path: directory };
return this.#requests.empty({
method: "PUT",
path: `${this.#path}/archive`,
query,
body: archive,
expected: 200
});
}
async getArchive(file) {
let request = this.#archive("GET", file);
let answer = await this.#requests.open(request);
let type = answer.headers["content-type"] ?? "nothing";
if (type !== "application/x-tar") {
answer.destroy();
throw badAnswer(request, type);
}
return this.#requests.contentOf(answer, request);
}
async stat(file) {
let request = this.#archive("HEAD", file);
let answer = await this.#requests.open(request);
answer.resume();
return shaped(request, Buffer.from(String(answer.headers["x-docker-container-path-stat"] ?? ""), "base64").toString(), fileStat);
}
async changes() {
let request = {
method: "GET",
path: `${this.#path}/changes`,
expected: 200,
patience: 10
};
return await this.#requests.json(request, differences) ?? [];
}
async logs() {
let request = {
method: "GET",
path: `${this.#path}/logs`,
query: {
stdout: "true",
stderr: "true"
},
expected: 200
};
return this.#requests.contentOf(await this.#requests.open(request), request);
}
async top(columns) {
let query = { ps_args: `-eo ${columns}` };
let request = {
method: "GET",
path: `${this.#path}/top`,
query,
expected: 200
};
return (await this.#requests.json(request, engine_processes)).Processes ?? [];
}
async commit(repository, tag, changes) {
let request = {
method: "POST",
path: "/commit",
query: {
container: this.id,
repo: repository,
tag,
changes
},
expected: 201,
patience: 30
};
await this.#requests.json(request, made);
}
#archive(method, file) {
return {
method,
path: `${this.#path}/archive`,
query: { path: file },
expected: 200
};
}
}
class Exec {
#requests;
#id;
constructor(requests, id) {
this.#requests = requests;
this.#id = id;
}
start(signal, terminal) {
let size = terminal === void 0 ? {} : { ConsoleSize: [terminal.rows, terminal.columns] };
let body = {
Detach: !1,
Tty: terminal !== void 0,
...size
};
let path = `/exec/${segment(this.#id)}/start`;
return this.#requests.hijack({
method: "POST",
path,
body,
expected: 101,
signal
});
}
startDetached(signal) {
let path = `/exec/${segment(this.#id)}/start`;
return this.#requests.empty({
method: "POST",
path,
body: { Detach: !0 },
expected: 200,
signal
});
}
resize({ columns, rows }) {
let query = {
h: String(rows),
w: String(columns)
};
return this.#requests.empty({
method: "POST",
path: `/exec/${segment(this.#id)}/resize`,
query,
expected: 200
});
}
async inspect(signal) {
let request = {
method: "GET",
path: `/exec/${segment(this.#id)}/json`,
expected: 200,
signal
};
let state = await this.#requests.json(request, execState);
if (state.ID !== this.#id) throw badAnswer(request, state.ID);
return {
running: state.Running,
exitCode: state.ExitCode
};
}
}
function requestLimit(environment) {
let given = environment.DOCKER_CLIENT_TIMEOUT || "120";
let seconds = Number(given);
if (!(seconds > 0 && seconds <= 86400)) throw new errors.yo(`DOCKER_CLIENT_TIMEOUT: "${given}" is not a number of seconds; unset it for 120`);
return seconds * 1e3;
}
let DEFAULT_SOCKET = "/var/run/docker.sock";
async function connectDocker(machine) {
let host = (machine.environment.DOCKER_HOST || void 0) ?? ((0, external_node_fs_.existsSync)(DEFAULT_SOCKET) ? void 0 : await hostOfContext(machine)) ?? `unix://${DEFAULT_SOCKET}`;
if (host.startsWith("ssh://")) throw new errors.yo(`Docker: DOCKER_HOST=${host} is not supported; forward the socket (ssh -L) and name it as unix://…`);
let limit = requestLimit(machine.environment);
try {
let engine = new Engine(addressOf(host, machine.environment), limit);
await engine.ping();
return engine;
} catch (error) {
let forbidden = forbiddenSocket(machine.environment);
if (forbidden !== null) throw new errors.yo(`Docker: this user may not use ${forbidden.socket}, which belongs to the group ${forbidden.group}. ${forbidden.advice}`);
throw new errors.yo(`Docker does not answer at ${host} (${(0, errors.bD)(error)}). Start the daemon, or set DOCKER_HOST, or use "testbed: host" on a throw-away machine.`);
}
}
function forbiddenSocket({ DOCKER_HOST: host }) {
let socket = host ? /^unix:\/\/(.+)$/.exec(host)?.[1] : DEFAULT_SOCKET;
if (socket === void 0 || !(0, external_node_fs_.existsSync)(socket)) return null;
try {
(0, external_node_fs_.accessSync)(socket, external_node_fs_.constants.R_OK | external_node_fs_.constants.W_OK);
return null;
} catch (error) {
if ((0, errors.$N)(error) !== "EACCES") return null;
}
let group = groupOf(socket);
return {
socket,
group,
advice: `Add this user to it: sudo usermod -aG ${group} "$USER". Then log in again, or run: newgrp ${group}`
};
}
function groupOf(file) {
let gid = String((0, external_node_fs_.statSync)(file).gid);
return ((0, external_node_fs_.existsSync)("/etc/group") ? (0, external_node_fs_.readFileSync)("/etc/group", "utf8").split("\n") : []).find((line) => line.split(":")[2] === gid)?.split(":")[0] ?? gid;
}
function sharesFiles({ address }) {
if (!("path" in address.at) || process.platform !== "linux") return !1;
return !((0, external_node_fs_.existsSync)("/.dockerenv") || (0, external_node_fs_.existsSync)("/run/.containerenv")) || (0, processes.O3)().some(({ pid, name }) => name === "dockerd" && hasOurFiles(pid));
}
function hasOurFiles(pid) {
try {
return (0, external_node_fs_.readlinkSync)(`/proc/${pid}/ns/mnt`) === (0, external_node_fs_.readlinkSync)("/proc/self/ns/mnt");
} catch {
return !1;
}
}
function addressOf(host, environment) {
if (host.startsWith("unix://")) return {
at: { path: host.slice(7) || DEFAULT_SOCKET },
certificates: null,
prefix: ""
};
let { hostname, port, pathname } = new URL(host.includes("//") ? host : `tcp://${host}`);
let secure = !!environment.DOCKER_TLS_VERIFY || port === "2376";
let directory = environment.DOCKER_CERT_PATH;
let read = (file) => directory ? (0, external_node_fs_.readFileSync)(external_node_path_.join(directory, file)) : void 0;
return {
at: {
host: hostname.replace(/^\[|\]$/g, ""),
port: Number(port) || (secure ? 2376 : 2375)
},
certificates: secure ? {
ca: read("ca.pem"),
cert: read("cert.pem"),
key: read("key.pem")
} : null,
prefix: pathname.replace(/\/+$/, "")
};
}
async function hostOfContext(machine) {
try {
let result = await machine.runTool("docker", [
"context",
"inspect",
"--format",
"{{.Endpoints.docker.Host}}"
]);
let host = result.stdout.trim();
return result.exitCode === 0 && host.startsWith("unix://") ? host : void 0;
} catch {
return;
}
}
}),
3730: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
CF: () => BadAnswer,
P_: () => Refusal,
W_: () => NoAnswer,
c2: () => statusOf,
eO: () => explainDockerFault,
lp: () => dockerFault,
pn: () => isTooLong
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _types_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33836);
let BROKEN = [
"ECONNREFUSED",
"ECONNRESET",
"EPIPE",
"ENOENT",
"ETIMEDOUT",
"EHOSTUNREACH"
];
class Refusal extends Error {
name = "Refusal";
statusCode;
constructor(statusCode, message) {
super(message);
this.statusCode = statusCode;
}
}
class NoAnswer extends Error {
name = "NoAnswer";
}
class BadAnswer extends Error {
name = "BadAnswer";
}
function dockerFault(error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD) return error;
let message = isSilent(error) ? `Docker does not answer any more (${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)}); see that its daemon runs, then run again with resume` : (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error).trim();
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD("docker", message, { cause: error });
}
function isEngineLost(error) {
return error instanceof BadAnswer || isSilent(error) || statusOf(error) === 404 && /no such exec/i.test((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error));
}
async function explainDockerFault(container, error) {
if (error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD || error instanceof _types_js__WEBPACK_IMPORTED_MODULE_1__.z) return error;
if (error instanceof NoAnswer) return dockerFault(error);
try {
let { running, outOfMemory, exitCode } = await container.inspect();
if (isEngineLost(error)) {
let what = `Docker lost the command (${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error).trim()}): its daemon was restarted, or the connection broke`;
return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD("docker", what, { cause: error });
}
if (!running) {
let why = outOfMemory ? "it ran out of memory" : `exit code ${exitCode}`;
return new _types_js__WEBPACK_IMPORTED_MODULE_1__.z(`the container is no longer running: ${why}`);
}
} catch (inspection) {
if (statusOf(inspection) === 404) return new _types_js__WEBPACK_IMPORTED_MODULE_1__.z("the container was removed from outside");
return dockerFault(inspection);
}
if (!isTooLong((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error)) && /OCI runtime exec failed|no such file or directory|chdir/i.test((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error))) return new _types_js__WEBPACK_IMPORTED_MODULE_1__.z((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error));
return dockerFault(error);
}
function isTooLong(message) {
return /argument list too long/i.test(message);
}
function statusOf(error) {
return error instanceof Refusal ? error.statusCode : void 0;
}
function isSilent(error) {
return error instanceof NoAnswer || statusOf(error) === void 0 && BROKEN.includes((0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.$N)(error) ?? "");
}
}),
77344: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => HijackedConnection });
var external_node_stream_ = __webpack_require__(57075);
var promises_ = __webpack_require__(46466);
function intake(size, take, socket) {
let memory = Buffer.allocUnsafeSlow(size);
return {
buffer: memory,
callback
};
function callback(length) {
try {
let held = take(memory.subarray(0, length));
held?.then(() => socket().resume()).catch((error) => socket().destroy(error));
return held === void 0;
} catch (error) {
socket().destroy(error);
return !1;
}
}
}
class HijackedConnection extends external_node_stream_.Duplex {
#socket;
#take = (piece) => this.#buffer(piece);
#full = null;
constructor(open) {
super({ allowHalfOpen: !1 });
let onread = intake(65536, (piece) => this.#take(piece), () => this.#socket);
this.#socket = open(onread);
this.#socket.on("end", () => this.push(null));
this.#socket.on("error", (error) => this.destroy(error));
this.#socket.on("close", () => this.destroy());
}
async drain(take) {
try {
let before = this.#handOnHeld(take);
this.#take = (piece) => before.then(() => take(piece));
await before;
} catch (error) {
this.destroy();
throw error;
}
this.#take = take;
this.resume();
await (0, promises_.finished)(this, { writable: !1 });
}
async #handOnHeld(take) {
for (let piece = this.read(); piece !== null; piece = this.read()) await take(piece);
}
#buffer(piece) {
if (this.push(Buffer.from(piece))) return;
this.#full = Promise.withResolvers();
return this.#full.promise;
}
setTimeout(...limit) {
this.#socket.setTimeout(...limit);
return this;
}
_read() {
this.#full?.resolve();
this.#full = null;
}
_write(chunk, _, done) {
this.#socket.write(chunk, done);
}
_final(done) {
this.#socket.end(() => done());
}
_destroy(error, done) {
this.#socket.destroy();
done(error);
}
}
}),
33836: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { z: () => TestbedDestroyed });
class TestbedDestroyed extends Error {
name = "TestbedDestroyed";
}
})
};
