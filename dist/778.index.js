export const id = 778;
export const ids = [778];
export const modules = {
3934: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
H: () => actionsSchema,
S: () => ACTION_CLASSES
});
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
let ACTION_CLASSES = [
"run",
"read_file",
"check_dir",
"search",
"edit",
"install",
"network",
"other"
];
let count = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI());
let actionsSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
run: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Programs that were run, as far as no other class tells more"),
read_file: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Files that were read"),
check_dir: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Directories that were listed"),
search: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Searches for files or text"),
edit: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Files that were written or changed"),
install: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Packages that were installed"),
network: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Requests to the network"),
other: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(count, "Anything else, such as plans and notes")
});
}),
48242: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { s: () => findRuns });
var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
let MOST_DIRECTORIES = 2e4;
async function findRuns(directories, deepest, option, others) {
let found = [];
let foundOthers = [];
let notes = [];
let seen = new Set();
let level = directories.map((directory) => node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(directory));
for (let depth = deepest; depth >= 0 && level.length > 0; --depth) {
let below = [];
for (let directory of level) below.push(...await look(directory, depth));
level = below;
}
let beyond = seen.size - MOST_DIRECTORIES;
beyond > 0 && notes.push(`${beyond} directories are left out: at most ${MOST_DIRECTORIES} are searched for results`);
return {
found: found.sort(),
others: foundOthers,
notes
};
async function look(directory, depth) {
if (seen.has(directory)) return [];
seen.add(directory);
if (seen.size > MOST_DIRECTORIES) return [];
if (depth < deepest && hasFile(directory, "results.json")) return [];
if (hasFile(directory, "run.json")) {
found.push(directory);
return [];
}
let file = depth === deepest && others !== void 0 && isFile(directory) ? others.ofFile(directory) : null;
if (file !== null) {
foundOthers.push(file);
return [];
}
let entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory, { withFileTypes: !0 }).catch((error) => {
let fault = (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.$N)(error) === "ENOENT" ? `there is no directory ${directory}; results are what agentbench run writes to its results-path` : `${directory} cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)}`;
if (depth === deepest) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${option}: ${fault}`);
notes.push(fault);
return [];
});
let files = others === void 0 ? [] : entries.flatMap((entry) => entry.isFile() ? [entry.name] : []).sort();
let { runs, searched } = others?.in(directory, files) ?? {
runs: [],
searched: !0
};
foundOthers.push(...runs);
if (!searched) return [];
return entries.flatMap((entry) => entry.isDirectory() ? [entry.name] : []).sort().map((name) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name));
}
}
function isFile(path) {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: !1 })?.isFile() === !0;
}
function hasFile(directory, name) {
try {
return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name), { throwIfNoEntry: !1 })?.isFile() === !0;
} catch {
return !1;
}
}
}),
9271: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ko: () => trialName,
qQ: () => trialPath,
rI: () => trialIdOf,
wK: () => trialKey
});
var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
var _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90492);
function trialIdOf(record) {
return {
instanceId: record.instance_id,
trial: record.trial
};
}
function trialKey({ instanceId, trial }) {
return `${instanceId}/${trial}`;
}
function trialName({ instanceId, trial }) {
let name = (0, _base_text_untrusted_js__WEBPACK_IMPORTED_MODULE_1__.h0)(instanceId);
return trial === 1 ? name : `${name} (trial ${trial})`;
}
function trialPath({ instanceId, trial }) {
return node_path__WEBPACK_IMPORTED_MODULE_0__.join(instanceId, `trial-${trial}`);
}
}),
35978: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Ac: () => agentUsageSchema,
ht: () => usageSchema,
jn: () => meterSchema,
me: () => judgeUsageSchema,
wD: () => unknownUsage
});
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var _base_zod_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23137);
let amount = zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.UI(), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(2 ** 53 - 1));
let usageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
input_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(amount), null),
output_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(amount), null),
cost_usd: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(amount), null),
steps: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(amount), null),
model: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Eb(200))), null), "Used as agent.model if the run names no model")
});
let known = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(amount), null);
let agentUsageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
source: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(["meter", "agent"])), null), "Source of the counts: the `meter`, or the `agent` itself (`usage.json`); null without counts"),
input_tokens: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "The whole input, cached parts included"),
cached_input_tokens: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "The part of the input that was read from a cache"),
output_tokens: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "The whole output, reasoning included"),
reasoning_tokens: known,
cost_usd: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "Null if a model without a price answered; never 0 for an unknown cost"),
steps: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "Answers of the main conversation, or as the agent counts"),
requests: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "Requests to models"),
failed_requests: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "Requests without an answer to its end"),
models: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), []), "The models that answered")
});
let meterSchema = (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
throttled_requests: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(amount, "Requests that the provider refused for their rate (429)"),
unmetered_requests: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(amount, "Requests that no model answers, such as a list of models"),
waiting_ms: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(amount, "Time in which at least one request was under way"),
hosted_tools: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
offered: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), "Tools that the provider runs itself, as offered in requests"),
used: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())
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
let judgeUsageSchema = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
input_tokens: known,
output_tokens: known,
cost_usd: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(known, "Sum of the known costs; null if none is known"),
cost_known: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(amount, "Evaluations and explanations with a known cost"),
answers: (0, _base_zod_js__WEBPACK_IMPORTED_MODULE_0__.W)(amount, "Evaluations with a judge, and explanations")
});
}),
70370: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { A: () => pLimit });
class Node {
value;
next;
constructor(value) {
this.value = value;
}
}
class Queue {
#head;
#tail;
#size;
constructor() {
this.clear();
}
enqueue(value) {
let node = new Node(value);
if (this.#head) {
this.#tail.next = node;
this.#tail = node;
} else {
this.#head = node;
this.#tail = node;
}
this.#size++;
}
dequeue() {
let current = this.#head;
if (!current) return;
this.#head = this.#head.next;
this.#size--;
this.#head || (this.#tail = void 0);
return current.value;
}
peek() {
if (!this.#head) return;
return this.#head.value;
}
clear() {
this.#head = void 0;
this.#tail = void 0;
this.#size = 0;
}
get size() {
return this.#size;
}
*[Symbol.iterator]() {
let current = this.#head;
for (; current;) {
yield current.value;
current = current.next;
}
}
*drain() {
for (; this.#head;) yield this.dequeue();
}
}
function pLimit(concurrency) {
let rejectOnClear = !1;
typeof concurrency == "object" && ({concurrency, rejectOnClear = !1} = concurrency);
validateConcurrency(concurrency);
if (typeof rejectOnClear != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
let queue = new Queue();
let activeCount = 0;
let resumeNext = () => {
if (activeCount < concurrency && queue.size > 0) {
activeCount++;
queue.dequeue().run();
}
};
let next = () => {
activeCount--;
resumeNext();
};
let run = async (function_, resolve, arguments_) => {
let result = (async () => function_(...arguments_))();
resolve(result);
try {
await result;
} catch {}
next();
};
let enqueue = (function_, resolve, reject, arguments_) => {
let queueItem = { reject };
new Promise((internalResolve) => {
queueItem.run = internalResolve;
queue.enqueue(queueItem);
}).then(run.bind(void 0, function_, resolve, arguments_));
activeCount < concurrency && resumeNext();
};
let generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
enqueue(function_, resolve, reject, arguments_);
});
Object.defineProperties(generator, {
activeCount: { get: () => activeCount },
pendingCount: { get: () => queue.size },
clearQueue: { value() {
if (!rejectOnClear) {
queue.clear();
return;
}
let abortError = AbortSignal.abort().reason;
for (; queue.size > 0;) queue.dequeue().reject(abortError);
} },
concurrency: {
get: () => concurrency,
set(newConcurrency) {
validateConcurrency(newConcurrency);
concurrency = newConcurrency;
queueMicrotask(() => {
for (; activeCount < concurrency && queue.size > 0;) resumeNext();
});
}
},
map: { async value(iterable, function_) {
let promises = [];
try {
Array.from(iterable, (value, index) => {
let promise = generator(function_, value, index);
promises.push(promise);
return promise;
});
} catch (error) {
for (let promise of promises) promise.catch(() => {});
throw error;
}
return Promise.all(promises);
} }
});
return generator;
}
function validateConcurrency(concurrency) {
if (!((Number.isInteger(concurrency) || concurrency === Infinity) && concurrency > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
}),
73102: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, { w$: () => datetime });
var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18431);
var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
let ZodMiniISODateTime = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniISODateTime", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.Ko.init(inst, def);
_schemas_js__WEBPACK_IMPORTED_MODULE_2__.zUr.init(inst, def);
});
function datetime(params) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_3__.G1(ZodMiniISODateTime, params);
}
})
};
