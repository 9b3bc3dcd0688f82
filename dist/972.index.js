export const id = 972;
export const ids = [972];
export const modules = {
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
})
};
