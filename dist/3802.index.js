export const id = 3802;
export const ids = [3802];
export const modules = {
2335: ((e, t, n) => {
n.d(t, {
CI: () => partsOf,
N9: () => withModels,
hq: () => networksIn
});
function partsOf(e) {
let { agentTimeout: t, ...n } = e;
return e.steps?.all.map(({ parts: e }) => ({
...n,
...e
})) ?? [e];
}
function networksIn(e) {
return partsOf(e).flatMap(({ environment: e, evaluation: t }) => {
if (e === void 0 || t.kind !== "reward") return [];
let { network: n, separate: r } = t;
return [
e.network,
e.agentNetwork,
n,
...r ? [r.environment.network] : []
];
});
}
function withModels(e) {
let opened = (e) => {
let { environment: t } = e;
if (t?.agentNetwork.mode !== "no-network") return e;
return {
...e,
environment: {
...t,
agentNetwork: {
mode: "allowlist",
hosts: []
}
}
};
};
let { steps: t } = e;
if (t === void 0) return opened(e);
return {
...opened(e),
steps: {
...t,
all: t.all.map((e) => ({
...e,
parts: opened(e.parts)
}))
}
};
}
}),
91236: ((e, t, n) => {
n.d(t, { A: () => pLimit });
class Node {
value;
next;
constructor(e) {
this.value = e;
}
}
class Queue {
#e;
#t;
#n;
constructor() {
this.clear();
}
enqueue(e) {
let t = new Node(e);
if (this.#e) {
this.#t.next = t;
this.#t = t;
} else {
this.#e = t;
this.#t = t;
}
this.#n++;
}
dequeue() {
let e = this.#e;
if (!e) return;
this.#e = this.#e.next;
this.#n--;
this.#e || (this.#t = void 0);
return e.value;
}
peek() {
if (!this.#e) return;
return this.#e.value;
}
clear() {
this.#e = void 0;
this.#t = void 0;
this.#n = 0;
}
get size() {
return this.#n;
}
*[Symbol.iterator]() {
let e = this.#e;
for (; e;) {
yield e.value;
e = e.next;
}
}
*drain() {
for (; this.#e;) yield this.dequeue();
}
}
function pLimit(e) {
let t = !1;
typeof e == "object" && ({concurrency: e, rejectOnClear: t = !1} = e);
validateConcurrency(e);
if (typeof t != "boolean") throw TypeError("Expected `rejectOnClear` to be a boolean");
let n = new Queue();
let r = 0;
let resumeNext = () => {
if (r < e && n.size > 0) {
r++;
n.dequeue().run();
}
};
let next = () => {
r--;
resumeNext();
};
let run = async (e, t, n) => {
let r = (async () => e(...n))();
t(r);
try {
await r;
} catch {}
next();
};
let enqueue = (t, i, a, o) => {
let s = { reject: a };
new Promise((e) => {
s.run = e;
n.enqueue(s);
}).then(run.bind(void 0, t, i, o));
r < e && resumeNext();
};
let generator = (e, ...t) => new Promise((n, r) => {
enqueue(e, n, r, t);
});
Object.defineProperties(generator, {
activeCount: { get: () => r },
pendingCount: { get: () => n.size },
clearQueue: { value() {
if (!t) {
n.clear();
return;
}
let e = AbortSignal.abort().reason;
for (; n.size > 0;) n.dequeue().reject(e);
} },
concurrency: {
get: () => e,
set(t) {
validateConcurrency(t);
e = t;
queueMicrotask(() => {
for (; r < e && n.size > 0;) resumeNext();
});
}
},
map: { async value(e, t) {
let n = [];
try {
Array.from(e, (e, r) => {
let i = generator(t, e, r);
n.push(i);
return i;
});
} catch (e) {
for (let e of n) e.catch(() => {});
throw e;
}
return Promise.all(n);
} }
});
return generator;
}
function validateConcurrency(e) {
if (!((Number.isInteger(e) || e === Infinity) && e > 0)) throw TypeError("Expected `concurrency` to be a number from 1 and up");
}
})
};
