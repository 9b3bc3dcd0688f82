export const id = 7607;
export const ids = [7607];
export const modules = {
42030: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { v: () => timestamp });
function timestamp() {
return new Date(performance.timeOrigin + performance.now()).toISOString();
}
}),
52534: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { s: () => withVariables });
let TEMPLATE = /^\$\{([^}:]+)(?::-(.*))?\}$/s;
let IN_HEADER = /\$\{([^}:]+)(?::-([^}]*))?\}/g;
function withVariables(instance, given) {
let unsupported = [...instance.environment?.unsupported ?? []];
let whole = inParts(instance, given, unsupported);
let { steps } = instance;
if (steps === void 0) return {
...instance,
...whole
};
let all = steps.all.map((step) => ({
...step,
parts: inParts(step.parts, given, unsupported)
}));
return {
...instance,
...whole,
steps: {
...steps,
all
}
};
}
function inParts(parts, given, unsupported) {
let { environment, evaluation } = parts;
if (environment === void 0 || evaluation.kind !== "reward") return parts;
let resolved = (variables, key, template = TEMPLATE) => Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, value.replace(template, (_, wanted, otherwise) => {
let text = Object.hasOwn(given, wanted) ? given[wanted] : otherwise;
let missing = `${key}.${name}`;
text === void 0 && !unsupported.some((one) => one.key === missing) && unsupported.push({
key: missing,
why: `takes ${wanted} from the machine; name it in task-env`
});
return text ?? "";
})]));
let { separate } = evaluation;
let copied = separate?.environment.variables === environment.variables;
return {
...parts,
evaluation: {
...evaluation,
variables: resolved(evaluation.variables, "verifier.env"),
separate: separate && {
...separate,
environment: {
...separate.environment,
variables: resolved(separate.environment.variables, copied ? "environment.env" : "verifier.environment.env")
}
}
},
environment: {
...environment,
variables: resolved(environment.variables, "environment.env"),
mcp: Object.fromEntries(Object.entries(environment.mcp).map(([name, server]) => [name, "headers" in server ? {
...server,
headers: resolved(server.headers, `environment.mcp_servers.${name}.headers`, IN_HEADER)
} : server])),
solution: environment.solution && {
...environment.solution,
variables: resolved(environment.solution.variables, "solution.env")
},
unsupported
}
};
}
}),
24998: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
l: () => selectInstances,
m: () => takeShard
});
var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21916);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _base_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18253);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90492);
let OF_FILE = /^(flaky|saturated):(.+)$/s;
let PROPERTIES = {
type: ({ taskType }) => [taskType],
difficulty: ({ difficulty }) => difficulty === void 0 ? [] : [difficulty],
tag: ({ tags = [] }) => tags
};
async function selectInstances(instances, selectors, note = () => {}) {
let chosen = new Set(selectors.every((selector) => selector.startsWith("!")) ? instances : []);
let excluded = new Set();
let faults = [];
for (let selector of selectors) {
let exclusion = selector.startsWith("!");
let wanted = exclusion ? selector.slice(1).trim() : selector;
let [, kind, file] = OF_FILE.exec(wanted) ?? [];
if (kind !== void 0) {
let { readNoiseFile } = await __webpack_require__.e(8453).then(__webpack_require__.bind(__webpack_require__, 8453));
let ids = new Set(readNoiseFile(file, kind));
let matches = instances.filter(({ id }) => ids.has(id));
matches.length < ids.size && note(`instances: ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_3__.U9)(ids.size - matches.length, "id")} of ${(0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.h0)(file)} with ${kind} not in the dataset`);
for (let match of matches) (exclusion ? excluded : chosen).add(match);
continue;
}
let matches = await instancesMatching(instances, wanted);
matches.length === 0 && faults.push(noMatch(instances, selector));
for (let match of matches) (exclusion ? excluded : chosen).add(match);
}
if (faults.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(faults.join("\n"));
let selected = instances.filter((instance) => chosen.has(instance) && !excluded.has(instance));
if (selected.length === 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(`instances: the selectors leave no instance: ${selectors.join(", ")}`);
return selected;
}
function takeShard(items, shard) {
return shard === void 0 ? items : items.filter((_, position) => position % shard.total === shard.index - 1);
}
async function instancesMatching(instances, selector) {
if (selector === "all") return instances;
let exact = instances.filter((instance) => instance.id === selector);
if (exact.length > 0) return exact;
let numbered = /^\d+$/.test(selector) ? instances.filter(({ id }) => id.endsWith(`-${selector}`)) : [];
if (numbered.length === 1) return numbered;
let [, name, wanted = ""] = /^(type|difficulty|tag):(.*)$/.exec(selector) ?? [];
let { default: picomatch } = await __webpack_require__.e(4006).then(__webpack_require__.t.bind(__webpack_require__, 14006, 19));
let matches = picomatch(name === void 0 ? selector : wanted, { dot: !0 });
let texts = name === void 0 ? ({ id }) => [id] : PROPERTIES[name];
return instances.filter((instance) => texts(instance).some((text) => matches(text)));
}
function noMatch(instances, selector) {
let wanted = selector.replace(/^!/, "").trim();
let [property] = /^(type|difficulty|tag)(?=:)/.exec(wanted) ?? [];
let texts = (instance) => property === void 0 ? [instance.id] : PROPERTIES[property](instance).map((text) => `${property}:${text}`);
let nearest = [...new Set(instances.flatMap(texts))].map((name) => ({
name,
away: (0, fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__.Io)(name, wanted)
})).sort((a, b) => a.away - b.away).slice(0, 3).map(({ name }) => name);
return `instances: "${selector}" matches nothing; ${nearest.length === 0 ? `no instance has a ${property}` : `nearest: ${nearest.join(", ")}`}`;
}
}),
73995: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
C: () => partsOf,
M: () => environmentsOf
});
function partsOf(instance) {
let { agentTimeout: _, ...common } = instance;
return instance.steps?.all.map(({ parts }) => ({
...common,
...parts
})) ?? [instance];
}
function environmentsOf(instance) {
return partsOf(instance).flatMap(({ environment, evaluation }) => [...environment === void 0 ? [] : [environment], ...evaluation.kind === "reward" && evaluation.separate !== null ? [evaluation.separate.environment] : []]);
}
}),
42625: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { w: () => FloorStore });
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var write_file_atomic__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30238);
var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343);
let floorSchema = zod_mini__WEBPACK_IMPORTED_MODULE_4__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_4__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_4__.KCZ([
zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz(0),
zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz(1),
zod_mini__WEBPACK_IMPORTED_MODULE_4__.euz(2)
])));
class FloorStore {
#directory;
constructor(machine) {
this.#directory = node_path__WEBPACK_IMPORTED_MODULE_2__.join(machine.cacheDirectory, "floors");
}
async read(place) {
try {
return floorSchema.parse(JSON.parse(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(this.#file(place), "utf8")));
} catch {
return [];
}
}
async write(place, floor) {
let file = this.#file(place);
await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(file), { recursive: !0 });
await write_file_atomic__WEBPACK_IMPORTED_MODULE_3__(file, `${JSON.stringify(floor)}\n`);
}
#file({ digest, mode, testbed, judge, limits, instanceId }) {
let conditions = JSON.stringify([
digest,
mode,
testbed,
judge,
limits
]);
let name = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(conditions).digest("hex").slice(0, 16);
return node_path__WEBPACK_IMPORTED_MODULE_2__.join(this.#directory, name, `${instanceId}.json`);
}
}
}),
44764: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$r: () => targetOf,
Ou: () => providersOf,
fS: () => meterVariables,
g_: () => meterNames,
iC: () => withKey,
jf: () => tokenIn,
s1: () => plainPath
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _options_model_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7071);
let KNOWN = {
anthropic: {
family: "anthropic",
endpoint: "https://api.anthropic.com",
addresses: ["ANTHROPIC_BASE_URL"]
},
openai: {
family: "openai",
endpoint: "https://api.openai.com/v1",
addresses: ["OPENAI_BASE_URL", "OPENAI_API_BASE"]
},
gemini: {
family: "gemini",
endpoint: "https://generativelanguage.googleapis.com",
addresses: ["GOOGLE_GEMINI_BASE_URL"]
},
openrouter: {
family: "openai",
endpoint: "https://openrouter.ai/api/v1",
addresses: ["OPENROUTER_BASE_URL"]
}
};
function ownKeyName(name) {
return `${name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "_")}_API_KEY`;
}
function providersOf(keys, endpoints) {
let left = new Map(Object.entries(keys));
let take = (names) => {
let taken = names.filter((name) => left.has(name)).map((name) => [name, left.get(name)]);
for (let name of names) left.delete(name);
return Object.fromEntries(taken);
};
let known = Object.entries(KNOWN).flatMap(([name, { family, endpoint }]) => {
let own = endpoints.find((each) => each.name === name);
let held = take(_options_model_values_js__WEBPACK_IMPORTED_MODULE_1__.dC[name]);
if (own === void 0 && Object.keys(held).length === 0) return [];
return [{
name,
family,
endpoint: own?.url ?? new URL(endpoint),
keys: held
}];
});
let others = endpoints.filter(({ name }) => !Object.hasOwn(KNOWN, name)).map(({ name, family, url }) => ({
name,
family,
endpoint: url,
keys: take([ownKeyName(name)])
}));
let [unused] = left.keys();
if (unused !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`model-keys: ${unused} is the key of no provider; known are ${Object.values(_options_model_values_js__WEBPACK_IMPORTED_MODULE_1__.dC).flat().join(", ")}, and NAME_API_KEY for a provider NAME of model-endpoints`);
return [...known, ...others];
}
function meterVariables(providers, base, token) {
let variables = { AGENTBENCH_MODEL_URL: base };
let offered = new Set(providers.map(({ name }) => name));
for (let provider of providers) {
let url = `${base}/${provider.name}${pathOf(provider.endpoint)}`;
let keys = Object.keys(provider.keys);
for (let name of keys) variables[name] = token;
let usual = Object.hasOwn(KNOWN, provider.name) || offered.has(provider.family) ? provider.name : provider.family;
let { addresses } = KNOWN[usual] ?? { addresses: [] };
let [first, ...others] = _options_model_values_js__WEBPACK_IMPORTED_MODULE_1__.dC[usual] ?? [];
first !== void 0 && ![first, ...others].some((name) => keys.includes(name)) && (variables[first] = token);
for (let name of addresses) variables[name] ??= url;
}
return variables;
}
function meterNames(keys, endpoints) {
let providers = providersOf(keys, endpoints);
return providers.length === 0 ? [] : Object.keys(meterVariables(providers, "", ""));
}
let KEY_HEADERS = {
authorization: "Bearer ",
"x-api-key": "",
"api-key": "",
"x-goog-api-key": ""
};
let TAKEN_HEADERS = {
anthropic: ["x-api-key", "authorization"],
openai: ["authorization", "api-key"],
gemini: ["x-goog-api-key", "authorization"]
};
function tokenIn(headers, url) {
for (let [name, before] of Object.entries(KEY_HEADERS)) {
let value = headers[name];
if (typeof value == "string" && value.toLowerCase().startsWith(before.toLowerCase())) return value.slice(before.length).trim();
}
return url.searchParams.get("key");
}
function withKey(provider, headers, url) {
let out = [];
let found = [];
for (let i = 0; i < headers.length; i += 2) {
let name = headers[i];
Object.hasOwn(KEY_HEADERS, name.toLowerCase()) ? found.push(name) : out.push(name, headers[i + 1]);
}
let { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_AUTH_TOKEN: authToken } = provider.keys;
if (provider.family === "anthropic" && (apiKey !== void 0 || authToken !== void 0)) {
if ((apiKey === void 0 || found.some((name) => name.toLowerCase() === "authorization")) && authToken !== void 0) return [
...out,
"authorization",
`Bearer ${authToken}`
];
return [
...out,
"x-api-key",
apiKey ?? ""
];
}
let [key] = Object.values(provider.keys);
let inQuery = url.searchParams.has("key");
inQuery && key !== void 0 ? url.searchParams.set("key", key) : inQuery && url.searchParams.delete("key");
if (key === void 0 || inQuery && found.length === 0) return out;
let taken = TAKEN_HEADERS[provider.family];
let name = found.find((each) => taken.includes(each.toLowerCase())) ?? taken[0];
return [
...out,
name,
`${KEY_HEADERS[name.toLowerCase()]}${key}`
];
}
function targetOf(provider, path, query) {
let base = pathOf(provider.endpoint);
let isWhole = path === base || path.startsWith(`${base}/`);
let url = URL.parse(provider.endpoint.origin + (isWhole ? path : base + path) + query);
if (url === null || /(^|[/\\])\.\.([/\\]|$)/.test(plainPath(url.pathname))) return null;
return url.pathname === base || url.pathname.startsWith(`${base}/`) ? url : null;
}
function plainPath(path) {
let plain = path;
for (let round = 0; round < 3; round++) plain = plain.replaceAll(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
return plain.replaceAll(/;[^/]*/g, "").replaceAll(/\/{2,}/g, "/").replace(/[/\s\0]+$/, "");
}
function pathOf(url) {
return url.pathname.replace(/\/+$/, "");
}
}),
9962: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { B: () => agentLimit });
function agentLimit(options, task = {}) {
return options["agent-timeout"] ?? task.agentTimeout ?? 72e5;
}
}),
65211: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Jh: () => resolveAgentEnv,
Ts: () => resolveAgentDirectory,
ZJ: () => refuseSolutions,
f$: () => resolveTaskEnv,
lI: () => requireAgent
});
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
function resolveAgentEnv(options, machine) {
let twice = options["agent-env"].filter(({ name }) => Object.hasOwn(options["agent-variables"], name));
if (twice.length > 0) {
let names = twice.map(({ name }) => name).join(", ");
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`agent-variables: ${names}: also in agent-env; keep secrets in agent-env, other settings in agent-variables`);
}
let missing = [];
let variables = {};
for (let { name, value } of options["agent-env"]) {
let text = value ?? machine.environment[name];
text === void 0 ? missing.push(name) : variables[name] = text;
}
if (missing.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`agent-env: ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} to be passed through but not set; set it, or write NAME=value`);
let all = {
"agent-variables": options["agent-variables"],
"agent-env": variables
};
let large = Object.entries(all).flatMap(([option, values]) => Object.entries(values).flatMap(([name, text]) => Buffer.byteLength(`${name}=${text}`) > 131071 ? [{
option,
name,
text
}] : []))[0];
if (large !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${large.option}: ${large.name} has ${Buffer.byteLength(large.text)} bytes, and Linux takes at most 128 KiB for a variable; put the text into a file of agent-directory`);
return variables;
}
function requireAgent(options, agent) {
let { "agent-command": command } = options;
if (agent !== null) {
let own = ["agent-command", "agent-directory"].find((name) => options[name] !== void 0);
if (own !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${own}: agent: ${agent.agent.name} is given too; leave one of them out`);
return {
...options,
"agent-command": agent.command,
"agent-name": options["agent-name"] ?? agent.agent.name
};
}
if (command === void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo("agent: is required; name an agent (agentbench agents lists them), or give the command that runs yours in agent-command");
let idle = [
"agent-args",
"agent-skills",
"agent-mcp",
"agent-instructions"
].find((name) => Array.isArray(options[name]) ? options[name].length > 0 : options[name] !== void 0);
if (idle !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${idle}: is for an agent named in the option agent, and means nothing to agent-command`);
return {
...options,
"agent-command": command
};
}
function resolveTaskEnv(options, machine) {
let found = options["task-env"].map(({ name, value }) => [name, value ?? machine.environment[name]]);
let missing = found.filter(([, value]) => value === void 0).map(([name]) => name);
if (missing.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`task-env: ${missing.join(", ")}: not set; set it, or write NAME=value`);
return Object.fromEntries(found);
}
async function resolveAgentDirectory(options) {
if (options["agent-directory"] === void 0) return null;
let directory = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(options["agent-directory"]);
if (!(await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(directory).catch(() => null))?.isDirectory()) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`agent-directory: ${directory} is not a directory that is there`);
return directory;
}
function refuseSolutions(agentDirectory, dataset) {
if (agentDirectory === null) return;
let inside = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(agentDirectory) + node_path__WEBPACK_IMPORTED_MODULE_2__.sep;
let given = dataset.instances.find(({ solution }) => solution !== null && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(solution).startsWith(inside));
if (given === void 0) return;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`agent-directory: ${agentDirectory} holds the reference solution of ${given.id} (${given.solution}), which no agent may get; name a directory with the agent alone`);
}
}),
89726: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
GF: () => openMeter,
NA: () => ModelWatch,
qs: () => resolveModelKeys
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _datasets_steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73995);
var _meter_providers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44764);
var _testbeds_network_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28147);
function resolveModelKeys(options, agentNames, machine) {
let keys = {};
for (let { name, value } of options["model-keys"]) {
let key = (value ?? machine.environment[name])?.trim();
if (key === void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`model-keys: ${name} is to be passed through but not set; set it, or write ${name}=…`);
if (key === "") throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`model-keys: ${name} is empty; is the secret defined, and available to this workflow (forks have none)?`);
keys[name] = key;
}
let taken = new Set((0, _meter_providers_js__WEBPACK_IMPORTED_MODULE_1__.g_)(keys, options["model-endpoints"]));
let both = agentNames.filter((name) => taken.has(name));
if (both.length > 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`agent-env: ${both.join(", ")}: the meter sets ${both.length === 1 ? "this variable" : "these variables"} because of model-keys or model-endpoints; name it in one of the two only`);
return keys;
}
async function openMeter(options, keys, provider, instances, parts) {
let hasModels = Object.keys(keys).length > 0 || options["model-endpoints"].length > 0;
let restricted = provider.kind === "docker" && options.network === "restricted";
let relayed = provider.kind === "docker" && instances.some((instance) => (0, _datasets_steps_js__WEBPACK_IMPORTED_MODULE_2__.M)(instance).some((environment) => (0, _testbeds_network_js__WEBPACK_IMPORTED_MODULE_3__.A)(options.network, environment).mode === "restricted"));
if (!hasModels && !relayed) return null;
if (hasModels && provider.kind === "docker" && options.network === "none") throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo("network: none leaves no way to a model; with model-keys, use network: restricted");
let { Meter } = await Promise.all([__webpack_require__.e(2004), __webpack_require__.e(2974)]).then(__webpack_require__.bind(__webpack_require__, 32974));
return await Meter.open({
options,
keys,
environment: parts.machine.environment,
redactor: parts.redactor,
address: restricted || !hasModels ? null : await addressFor(provider, options),
runLimit: () => {
let stop = parts.budget.costUsedUp();
return stop === null ? null : {
limit: "max-cost",
message: stop.message
};
}
});
}
async function addressFor(provider, options) {
let address = options["model-address"] ?? await provider.harnessAddress();
if (address !== null) return address;
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo("the bridge network of this Docker daemon has no gateway at which containers reach the meter; name an address of this machine in model-address, or use network: restricted");
}
class ModelWatch {
#budget;
#notice;
#unpriced = new Set();
#refusals = 0;
constructor(budget, notice) {
this.#budget = budget;
this.#notice = notice;
}
ended(account) {
for (let model of account.unpriced) {
if (this.#unpriced.has(model)) continue;
this.#unpriced.add(model);
this.#notice(`model-prices: ${model} has no price, so its cost is unknown and counts for no limit; add a line for it`);
}
let { fault, answered } = account;
answered ? this.#refusals = 0 : fault?.kind === "model_refused" && (this.#refusals += 1);
this.#refusals === 3 && this.#budget.stop("model_refused", `the model was refused in 3 trials in a row, without an answer in between: ${fault.message}; check the key and the model's name`);
}
}
}),
45557: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
B: () => chooseTestbed,
l: () => planTrials
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _datasets_select_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24998);
async function planTrials(dataset, options, note) {
let instances = (0, _datasets_select_js__WEBPACK_IMPORTED_MODULE_1__.m)(await (0, _datasets_select_js__WEBPACK_IMPORTED_MODULE_1__.l)(dataset.instances, options.instances, note), options.shard);
if (instances.length === 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`shard: ${options.shard.index}/${options.shard.total} is empty; there are fewer selected instances than shards`);
return Array.from({ length: options.trials }, (_, index) => instances.map((instance) => ({
instance,
trial: index + 1
}))).flat();
}
function chooseTestbed(dataset, options) {
return options.testbed === "auto" ? dataset.testbed ?? "docker" : options.testbed;
}
}),
66634: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
E: () => checkTestbedOptions,
U: () => resolveRun
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _base_redact_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62426);
var _base_signals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68785);
var _datasets_harbor_variables_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(52534);
var _datasets_registry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52323);
var _git_fetch_dataset_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43210);
var _judges_registry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7254);
var _testbeds_docker_images_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50054);
var _agent_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65211);
var _models_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89726);
var _plan_trials_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(45557);
async function resolveRun(given, { machine, observer, secrets, signal }) {
let agent = given.agent === void 0 ? null : await (await Promise.all([__webpack_require__.e(592), __webpack_require__.e(9642)]).then(__webpack_require__.bind(__webpack_require__, 59642))).NamedAgent.of(given, machine);
let options = (0, _agent_js__WEBPACK_IMPORTED_MODULE_7__.lI)(given, agent);
let agentEnv = (0, _agent_js__WEBPACK_IMPORTED_MODULE_7__.Jh)(options, machine);
let agentDirectory = agent === null ? await (0, _agent_js__WEBPACK_IMPORTED_MODULE_7__.Ts)(options) : null;
let taskEnv = (0, _agent_js__WEBPACK_IMPORTED_MODULE_7__.f$)(options, machine);
let loaded = await (0, _datasets_registry_js__WEBPACK_IMPORTED_MODULE_3__.Z)(options, (0, _git_fetch_dataset_js__WEBPACK_IMPORTED_MODULE_4__.w)(machine)).catch((error) => {
throw signal.aborted ? new _base_signals_js__WEBPACK_IMPORTED_MODULE_2__.j$(signal) : error;
});
let dataset = {
...loaded,
instances: loaded.instances.map((instance) => (0, _datasets_harbor_variables_js__WEBPACK_IMPORTED_MODULE_10__.s)(instance, taskEnv))
};
(0, _agent_js__WEBPACK_IMPORTED_MODULE_7__.ZJ)(agentDirectory, dataset);
let plan = await (0, _plan_trials_js__WEBPACK_IMPORTED_MODULE_9__.l)(dataset, options, (message) => observer.notice(message));
let testbed = (0, _plan_trials_js__WEBPACK_IMPORTED_MODULE_9__.B)(dataset, options);
checkTestbedOptions(testbed, options, plan);
let mode = plan.some(({ instance }) => instance.evaluation.kind === "test_plan") ? options.mode : null;
if (mode === null && options.mode !== "dev") throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`mode: ${options.mode} is for PRDbench; ${dataset.name} has no modes`);
let modelKeys = (0, _models_js__WEBPACK_IMPORTED_MODULE_8__.qs)(options, Object.keys(agentEnv), machine);
agent?.service({
...modelKeys,
...options["agent-variables"],
...agentEnv
});
let key = options["judge-api-key"];
let redactor = new _base_redact_redact_js__WEBPACK_IMPORTED_MODULE_1__.pO([
...secrets,
...Object.values(agentEnv),
...Object.values(taskEnv),
...Object.values(modelKeys),
...key === void 0 ? [] : [key]
]);
let shown = Object.keys(agentEnv).filter((name) => agentEnv[name] !== "" && (0, _base_redact_redact_js__WEBPACK_IMPORTED_MODULE_1__.r$)(agentEnv[name]));
shown.length > 0 && observer.notice(`agent-env: ${shown.join(", ")}: too short to be kept out of logs and results`);
let judge = await (0, _judges_registry_js__WEBPACK_IMPORTED_MODULE_5__.S)(options, machine, redactor, testbed);
let empty = Object.entries(agentEnv).flatMap(([name, value]) => value.trim() === "" ? [name] : []);
empty.length > 0 && observer.notice(`agent-env: ${empty.join(", ")}: the value is empty; is there a secret of this name?`);
return {
options,
dataset,
plan,
testbed,
mode,
agentDirectory,
agent,
agentEnv,
taskEnv,
modelKeys,
judge,
redactor
};
}
function checkTestbedOptions(testbed, options, trials) {
if (testbed === "host") {
if (trials.some(({ instance }) => instance.environment !== void 0)) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo("testbed: Harbor tasks describe a container; use testbed: docker");
if (options["keep-image"]) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo("keep-image: the host testbed has no image to keep; use testbed: docker");
if (options.keep !== "never" && options.workdir !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo("keep: a workdir that is named is emptied for every trial; leave the option workdir out");
return;
}
if (options.workdir !== void 0 && !/^\/[^/]/.test(options.workdir)) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`workdir: "${options.workdir}" is not an absolute path in the container`);
let named = ({ image, environment }) => (0, _testbeds_docker_images_js__WEBPACK_IMPORTED_MODULE_6__.N)(image, options) !== null || environment?.compose != null || (environment?.unsupported.length ?? 0) > 0;
let unnamed = trials.find(({ instance }) => !named(instance));
if (unnamed !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`image: ${unnamed.instance.id} names no image, so the Docker testbed needs the option image (for PRDbench, images/prdbench/Dockerfile builds one)`);
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
50054: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
N: () => chooseImage,
T: () => Images
});
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45145);
var _fault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3730);
let SUBSTITUTES = { "codeexecservice.azurecr.io/setupbench-node-16:latest": "node:16.10.0-bullseye" };
let PAUSES = [
0,
3e3,
1e4
];
function chooseImage(rowImage, options) {
if (options.image !== void 0) return {
name: options.image,
substituted: !1
};
if (rowImage === null) return null;
let mapped = options["image-map"].get(rowImage);
if (mapped !== void 0) return {
name: mapped,
substituted: !1
};
let substitute = SUBSTITUTES[rowImage];
return substitute === void 0 ? {
name: rowImage,
substituted: !1
} : {
name: substitute,
substituted: !0
};
}
class Images {
#engine;
#machine;
#images = new Map();
constructor(engine, machine) {
this.#engine = engine;
this.#machine = machine;
}
async provide(choice, build = null) {
let image = this.#images.get(choice.name);
if (image === void 0) {
image = this.#provide(choice.name, build);
this.#images.set(choice.name, image);
image.catch((error) => error.kind === "docker" && this.forget(choice.name));
}
return {
...choice,
...await image
};
}
forget(name) {
this.#images.delete(name);
}
async #provide(name, build) {
let present = await this.#inspect(name);
if (present !== null) return present;
await (build?.() ?? this.#pull(name));
let pulled = await this.#inspect(name);
if (pulled === null) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("image", `the image ${name} is not there after it was ${build === null ? "pulled" : "built"}`);
return pulled;
}
async #inspect(name) {
try {
let { id, digests, config } = await this.#engine.image(name);
return {
id,
digest: digests[0] ?? id,
config
};
} catch (error) {
if ((0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.c2)(error) === 404) return null;
throw (0, _fault_js__WEBPACK_IMPORTED_MODULE_2__.lp)(error);
}
}
async #pull(name) {
let said = "";
for (let pause of PAUSES) {
await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(pause);
let result = await this.#machine.runTool("docker", [
"pull",
"--quiet",
"--",
name
]).catch((error) => {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("image", `the image ${name} is not here and cannot be pulled: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error)}`);
});
if (result.exitCode === 0) return;
said = result.stderr.trim().split("\n").slice(-3).join("\n");
if (/not found|manifest unknown|denied|unauthorized|invalid reference|no basic auth/i.test(said)) break;
}
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__.ZD("image", `the image ${name} cannot be pulled: ${said}`);
}
}
}),
28147: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => networkOf });
function networkOf(option, task) {
let { network = "public", allowedHosts = [] } = task ?? {};
if (option === "none") return {
mode: "none",
hosts: []
};
if (network === "public") return {
mode: option,
hosts: null
};
if (network === "no-network") return {
mode: option === "restricted" ? "restricted" : "none",
hosts: []
};
return {
mode: "restricted",
hosts: allowedHosts
};
}
}),
22514: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$: () => emptyResult,
M6: () => digestOfPrompt,
jk: () => agentOf
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var _base_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42030);
var _results_unknown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98715);
function emptyResult(instance, trial, attempt, context) {
let { dataset, options, testbeds } = context;
let now = (0, _base_clock_js__WEBPACK_IMPORTED_MODULE_2__.v)();
return {
schema: "agentbench/result/v1",
dataset: {
name: dataset.name,
ref: dataset.ref,
digest: dataset.digest
},
instance_id: instance.id,
task_type: instance.taskType,
trial,
attempt,
status: "not_run",
score: null,
agent: {
...agentOf(options),
prompt_digest: digestOfPrompt(instance.prompt)
},
evaluation: null,
testbed: (0, _results_unknown_js__WEBPACK_IMPORTED_MODULE_1__.wN)(testbeds.kind),
human_actions: instance.humanActions,
prerunner: null,
stages: [],
integrity: [],
error: null,
started_at: now,
finished_at: now,
harness_version: context.version,
github: context.github
};
}
function agentOf(options) {
return {
name: options["agent-name"] ?? null,
model: options["agent-model"] ?? null,
command: options["agent-command"],
...(0, _results_unknown_js__WEBPACK_IMPORTED_MODULE_1__.Q8)(),
trajectory: null,
actions: null
};
}
function digestOfPrompt(prompt) {
return `sha256:${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(prompt).digest("hex")}`;
}
}),
72316: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { u: () => Logs });
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _results_part_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84346);
var _command_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14397);
var _prerunner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62558);
class Logs {
failedCommands = new _prerunner_js__WEBPACK_IMPORTED_MODULE_3__.W();
#directory;
#context;
#logs = new Map();
constructor(directory, context) {
this.#directory = directory;
this.#context = context;
}
async run(name, testbed, command, signal, watcher) {
let log = this.#logs.get(name) ?? this.#open(name);
let output = (stream, chunk) => {
watcher?.push(stream, chunk);
return log.output(stream, chunk);
};
return await testbed.run({
...command,
output
}, signal);
}
async write(name, text) {
await (this.#logs.get(name) ?? this.#open(name)).output("stdout", Buffer.from(text));
}
ofPart(suffix) {
let ends = (name) => (0, _results_part_files_js__WEBPACK_IMPORTED_MODULE_1__.hi)(name, suffix);
return {
run: (name, ...how) => this.run(ends(name), ...how),
write: (name, text) => this.write(ends(name), text),
tails: () => new Map([...this.tails()].flatMap(([name, tail]) => name.includes(suffix) ? [[name.replace(suffix, ""), tail]] : []))
};
}
add(name, stream, chunk) {
return (this.#logs.get(name) ?? this.#open(name)).output(stream, chunk);
}
#open(name) {
let { options, redactor } = this.#context;
let log = new _command_log_js__WEBPACK_IMPORTED_MODULE_2__.q(node_path__WEBPACK_IMPORTED_MODULE_0__.join(this.#directory, name), options["max-log-size"], redactor);
this.#logs.set(name, log);
return log;
}
tails() {
return new Map([...this.#logs].map(([name, log]) => [name, log.tail()]));
}
async close(record) {
for (let [name, log] of this.#logs) {
let fault = await log.close();
fault !== null && record.note("log_incomplete", `${name}: ${fault}`);
}
for (let line of this.failedCommands.found.slice(0, 10)) record.note("prerunner_command_failed", `prerunner.sh line ${line}`);
}
}
}),
64780: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
t: () => linkNote,
x: () => clearPlace
});
async function clearPlace(result, store) {
let links = await store.makePlace(result.instance_id, result.trial).catch(() => []);
result.integrity.push(...links.map(linkNote));
}
function linkNote(link) {
return {
kind: "results_linked",
detail: `${link} was a link, which was removed; nothing was written through it`
};
}
}),
12345: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { i: () => prepare });
var promises_ = __webpack_require__(58500);
var errors = __webpack_require__(45145);
var signals = __webpack_require__(68785);
var steps = __webpack_require__(73995);
var prerunner = __webpack_require__(62558);
var remove = __webpack_require__(10331);
var external_node_path_ = __webpack_require__(76760);
var shell = __webpack_require__(12580);
var output_of = __webpack_require__(11220);
function refuseMissingExtras({ id, environment }, named) {
if (named === null || named.agent.solves || named.agent.idle || environment === void 0) return;
let { agent } = named;
let missing = [...environment.skills !== null && agent.skills === null ? ["environment.skills_dir"] : [], ...Object.keys(environment.mcp).length > 0 && !agent.mcp ? ["environment.mcp_servers"] : []];
if (missing.length > 0) throw new errors.ZD("unsupported", `${id} is not run: ${missing.join(", ")}: ${agent.name} has no place for it`);
}
async function placeTaskSkills({ testbed, instance, context, record, signal }) {
let skills = instance.environment?.skills ?? null;
let place = context.agent?.agent.skills ?? null;
if (skills === null || place === null) return;
let target = (0, shell.h)(external_node_path_.posix.join(testbed.agentHome, place));
let script = `mkdir -p ${target} && cp -R ${(0, shell.h)(external_node_path_.posix.resolve(testbed.workdir, skills))}/. ${target}/`;
let { exit } = await (0, output_of.j)(testbed, script, 6e4, signal);
exit.exitCode !== 0 && record.note("task_skills_missing", `environment.skills_dir: ${skills} cannot be copied from the testbed`);
}
var verifier = __webpack_require__(51021);
let PRERUNNER_TIMEOUT = 6e5;
async function prepare(begun) {
let { instance, trial, record, context, signal } = begun;
if (context.seal !== null && !await context.seal.holds(instance)) throw new errors.ZD("dataset", `files of ${instance.id} have changed since the run began`);
refuseMissingExtras(instance, context.agent);
let opening = openUnlessAborted(context.testbeds, {
instance,
trial,
prompt: instance.prompt
}, signal);
let looking = __webpack_require__.e(3704).then(__webpack_require__.bind(__webpack_require__, 3704));
let testbed = await opening;
let { image } = testbed;
image !== null && Object.assign(record.result.testbed, {
image: image.name,
image_digest: image.digest,
substituted: image.substituted
});
record.result.testbed.commit = testbed.commit;
instance.repository?.commit === null && record.note("repository_unpinned", `the row names no commit: the newest of the default branch, ${testbed.commit}, was cloned`);
let opened = {
...begun,
testbed
};
try {
for (let part of (0, steps.C)(instance)) {
let request = (0, verifier.S)(part, trial);
request !== null && await context.testbeds.provideImage(request, signal);
}
testbed.relay !== null && await context.meter?.serve(testbed.relay);
testbed.prerunnerDirectory !== null && await runPrerunner(opened, testbed.prerunnerDirectory);
await placeTaskSkills(opened);
let agent = await context.agent?.prepare(testbed, signal) ?? null;
let { look } = await looking;
let before = await look(testbed, instance, null, signal);
instance.evaluation.kind === "test_plan" && checkToolsForPlan(testbed, before);
let spent = {
cost: 0,
requests: 0
};
return {
...opened,
agent,
before,
givenReports: new Map(),
metering: null,
spent,
left: new Map(),
suffix: "",
isLast: !0,
isStopped: !1,
trajectory: null,
modelFault: null
};
} catch (error) {
await (0, remove.TF)(opened).catch((fault) => record.note("remove_failed", fault.message));
throw error;
}
}
async function openUnlessAborted(testbeds, request, signal) {
let opening = testbeds.open(request, signal);
try {
return await (0, signals.Wh)(opening, signal);
} catch (error) {
let removed = opening.then((testbed) => testbed.remove()).catch(() => {});
await Promise.race([removed, (0, promises_.setTimeout)(3e3, void 0, { ref: !1 })]);
throw error;
}
}
function checkToolsForPlan(testbed, { tools }) {
let missing = ["perl", "find"].filter((tool) => !tools.found.has(tool));
if (missing.length === 0) return;
let what = testbed.kind === "docker" ? "the image has" : "this machine has";
throw new errors.ZD("testbed", `${what} no ${missing.join(" and no ")}, which test plans need: use an image made from Debian or Ubuntu, or install it`);
}
async function runPrerunner({ testbed, record, logs, signal }, directory) {
let command = {
shell: "bash",
script: (0, prerunner.x)(directory),
environment: {},
timeout: PRERUNNER_TIMEOUT,
lasting: !0
};
let exit = await logs.run("prerunner.log", testbed, command, signal, logs.failedCommands);
record.result.prerunner = {
exit_code: exit.exitCode,
timed_out: exit.timedOut,
duration_ms: exit.duration
};
if (exit.timedOut) throw new errors.ZD("prerunner", `prerunner.sh did not end within ${PRERUNNER_TIMEOUT / 6e4} minutes`);
exit.exitCode !== 0 && record.note("prerunner_failed", `prerunner.sh ended with exit code ${exit.exitCode}`);
}
}),
62558: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
W: () => FailedCommands,
x: () => prerunnerScript
});
var shell = __webpack_require__(12580);
function prerunnerScript(directory) {
return `directory=${(0, shell.h)(directory)} tracer=${(0, shell.h)("# shellcheck shell=bash disable=SC2154 # the traps assign the variables that they read\n# Sourced by bash before prerunner.sh (BASH_ENV). Reports on stderr each failed command after which the script went on.\n# The ERR trap sees a command that fails by itself. The DEBUG trap, run before the next command, also sees one that\n# fails as part of a list (false && ...), but not one with an alternative (false || ...). bash runs the DEBUG trap for\n# the ERR trap too; for a subshell it would then blame the previous command. Each trap is one line, since bash counts\n# lines in traps, too.\nunset BASH_ENV\nexec 9<&-\ntrap 'ab_error=$?; printf \"agentbench: prerunner line %s, exit code %s: %s\\n\" \"$LINENO\" \"$ab_error\" \"$BASH_COMMAND\" >&2; ab_told=yes' ERR\ntrap 'ab_code=$?; case $BASH_COMMAND in \"( \"*) ;; *) if [ $ab_code -ne 0 ] && [ -z \"$ab_told\" ] && [ \"$LINENO\" != \"$ab_line\" ]; then printf \"agentbench: prerunner line %s, exit code %s: %s\\n\" \"$ab_line\" \"$ab_code\" \"$ab_command\" >&2; fi; ab_told=\"\" ab_line=$LINENO ab_command=$BASH_COMMAND;; esac' DEBUG\n")}\nBASH_ENV=/dev/fd/9 bash "\$directory/prerunner.sh" 9<<TRACER
\$tracer
TRACER
code=\$?
rm -rf "\$directory"
exit "\$code"
`;
}
class FailedCommands {
#text = "";
found = [];
push(stream, chunk) {
if (stream === "stdout") return;
let lines = (this.#text + chunk.toString()).split("\n");
this.#text = lines.pop().slice(-4096);
for (let line of lines) line.startsWith("agentbench: prerunner line ") && this.found.push(line.slice(27));
}
}
}),
82810: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { m: () => TrialRecord });
var _base_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42030);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _testbeds_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33836);
class TrialRecord {
result;
#place;
#observer;
#stage = "prepare";
#agentBegan = !1;
step = null;
constructor(result, place, observer) {
this.result = result;
this.#place = place;
this.#observer = observer;
}
async stage(name, work) {
this.#stage = name;
name === "agent" && (this.#agentBegan = !0);
let step = this.step === null ? {} : { step: this.step };
this.#observer.stageStarted(this.#place, name);
let startedAt = (0, _base_clock_js__WEBPACK_IMPORTED_MODULE_1__.v)();
let started = performance.now();
try {
return await work();
} finally {
let duration = Math.round(performance.now() - started);
this.result.stages.push({
name,
...step,
started_at: startedAt,
duration_ms: duration
});
this.#observer.stageEnded(this.#place, name, duration);
}
}
note(kind, detail) {
this.result.integrity.push({
kind,
detail
});
}
get decided() {
return this.result.status === "passed" || this.result.status === "failed";
}
decide({ status, score }) {
this.result.status = status;
this.result.score = score;
}
undecide() {
this.result.status = "not_run";
this.result.score = null;
this.result.evaluation = null;
this.result.error = null;
}
fail(error, signal) {
if (this.decided) this.note(`${this.#stage}_failed`, (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error));
else if (signal.aborted) {
let { kind, message } = (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.EV)(signal);
this.result.status = "not_run";
this.result.error = {
stage: this.#stage,
kind,
message
};
} else if (error instanceof _testbeds_types_js__WEBPACK_IMPORTED_MODULE_2__.z && this.#agentBegan) {
this.decide({
status: "failed",
score: 0
});
this.note("testbed_destroyed", error.message);
} else {
this.result.status = "error";
let kind = error instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD ? error.kind : error instanceof _testbeds_types_js__WEBPACK_IMPORTED_MODULE_2__.z ? "testbed" : "internal";
let message = kind === "internal" && error instanceof Error ? error.stack ?? error.message : (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error);
this.result.error = {
stage: this.#stage,
kind,
message
};
}
}
}
}),
10331: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
TF: () => remove,
aB: () => noteStarvation,
aC: () => keep
});
var _base_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18253);
var _base_text_shell_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12580);
var _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9271);
async function noteStarvation({ testbed, record, isStopped }) {
if (isStopped) return;
let { throttled, outOfMemory } = await testbed.starvation().catch(() => ({
throttled: null,
outOfMemory: null
}));
throttled !== null && (record.result.testbed.throttled = throttled);
let why = [...(throttled ?? 0) > .2 ? [`its processors were used up in ${(0, _base_format_js__WEBPACK_IMPORTED_MODULE_2__.KN)(throttled)} of the time (cpus)`] : [], ...outOfMemory === !0 ? ["a process was killed since its memory was used up (memory)"] : []];
why.length > 0 && record.note("starved", why.join("; "));
}
async function keep({ testbed, record, instance, trial, directory, context }) {
let { kept, notes } = await testbed.keep();
record.result.testbed.kept = kept;
for (let { kind, detail } of notes) record.note(kind, detail);
let name = (0, _results_trial_id_js__WEBPACK_IMPORTED_MODULE_1__.Ko)({
instanceId: instance.id,
trial
});
let what = testbed.kind === "docker" ? `container ${kept}` : `workdir ${kept}`;
let enter = testbed.kind === "docker" ? `docker exec -it ${kept} sh` : `cd ${(0, _base_text_shell_js__WEBPACK_IMPORTED_MODULE_0__.V)(kept)}`;
context.observer.notice(`${name}: kept ${what}; enter it: ${enter}, or agentbench shell --after ${(0, _base_text_shell_js__WEBPACK_IMPORTED_MODULE_0__.V)(directory)}; remove all that was kept: agentbench clean`);
}
async function remove({ testbed, record }) {
for (let { kind, detail } of await testbed.remove()) record.note(kind, detail);
}
}),
51021: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
S: () => verifierOf,
a: () => inVerifiersTestbed
});
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
var _testbeds_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33836);
var _remove_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10331);
function verifierOf({ evaluation, ...instance }, trial) {
if (evaluation.kind !== "reward" || evaluation.separate === null) return null;
let own = {
...evaluation.separate,
evaluation,
repository: null,
prerunner: null
};
return {
instance: {
...instance,
...own
},
trial,
prompt: "",
verifies: !0
};
}
async function inVerifiersTestbed(live, evaluate) {
let { instance, trial, testbed, context, record, signal } = live;
let request = verifierOf(instance, trial);
if (request === null) return await evaluate(testbed);
if (live.isLast) {
await (0, _remove_js__WEBPACK_IMPORTED_MODULE_1__.aB)(live);
live.isStopped = !0;
await testbed.stop();
}
let own = await context.testbeds.openBeside(request, signal);
try {
own.relay !== null && await context.meter?.serve(own.relay);
let left = await testbed.handOver(instance.environment.artifacts, own, signal);
left > 0 && record.note("artifact_left_out", `${left} × a link, device or pipe, for the verifier`);
return await evaluate(own).catch((error) => {
if (error instanceof _testbeds_types_js__WEBPACK_IMPORTED_MODULE_2__.z) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.ZD("no_reward", `the testbed of the verifier: ${error.message}`, { cause: error });
throw error;
});
} finally {
let notes = await own.remove().catch((error) => [{
kind: "remove_failed",
detail: error.message
}]);
for (let { kind, detail } of notes) record.note(kind, detail);
}
}
})
};
