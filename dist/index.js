import "./unbundled.js";
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = {
94627: ((module, __unused_webpack_exports, __nccwpck_require__) => {
var x = (y) => {
var x = {};
__nccwpck_require__.d(x, y);
return x;
};
module.exports = x({});
}),
42613: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");
}),
20181: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");
}),
35317: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");
}),
49140: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("constants");
}),
76982: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
}),
24434: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");
}),
79896: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
}),
91943: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs/promises");
}),
58611: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");
}),
65692: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");
}),
69278: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");
}),
34589: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");
}),
16698: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");
}),
4573: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
}),
31421: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
}),
37540: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");
}),
77598: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
}),
53053: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");
}),
40610: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");
}),
71553: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns/promises");
}),
78474: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
}),
73024: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
}),
51455: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
}),
37067: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
}),
32467: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");
}),
44708: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");
}),
98995: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");
}),
77030: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
}),
48161: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
}),
76760: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
}),
643: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");
}),
1708: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");
}),
41792: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");
}),
26848: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline/promises");
}),
57075: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
}),
38321: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");
}),
46466: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");
}),
46193: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");
}),
58500: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
}),
41692: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
}),
73136: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
}),
57975: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
}),
73429: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");
}),
75919: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
}),
38522: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
}),
70857: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
}),
16928: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
}),
932: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");
}),
2203: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");
}),
13193: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");
}),
53557: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");
}),
64756: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");
}),
52018: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");
}),
87016: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");
}),
39023: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");
}),
28167: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("worker_threads");
}),
43106: ((module) => {
module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");
})
};
var __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
var cachedModule = __webpack_module_cache__[moduleId];
if (cachedModule !== void 0) return cachedModule.exports;
var module = __webpack_module_cache__[moduleId] = {
id: moduleId,
loaded: !1,
exports: {}
};
var threw = !0;
try {
__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
threw = !1;
} finally {
threw && delete __webpack_module_cache__[moduleId];
}
module.loaded = !0;
return module.exports;
}
__nccwpck_require__.m = __webpack_modules__;
__nccwpck_require__ !== void 0 && (__nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(+!!import.meta.url.match(/^file:\/\/\/\w:/), -1) + "/");
(() => {
var getProto = Object.getPrototypeOf ? (obj) => Object.getPrototypeOf(obj) : (obj) => obj.__proto__;
var leafPrototypes;
__nccwpck_require__.t = function(value, mode) {
mode & 1 && (value = this(value));
if (mode & 8) return value;
if (typeof value == "object" && value) {
if (mode & 4 && value.__esModule) return value;
if (mode & 16 && typeof value.then == "function") return value;
}
var ns = Object.create(null);
__nccwpck_require__.r(ns);
var def = {};
leafPrototypes ||= [
null,
getProto({}),
getProto([]),
getProto(getProto)
];
for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) Object.getOwnPropertyNames(current).forEach((key) => def[key] = () => value[key]);
def.default = () => value;
__nccwpck_require__.d(ns, def);
return ns;
};
})();
__nccwpck_require__.d = (exports, definition) => {
for (var key in definition) __nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key) && Object.defineProperty(exports, key, {
enumerable: !0,
get: definition[key]
});
};
(() => {
__nccwpck_require__.f = {};
__nccwpck_require__.e = (chunkId) => Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
__nccwpck_require__.f[key](chunkId, promises);
return promises;
}, []));
})();
__nccwpck_require__.u = (chunkId) => "" + chunkId + ".index.js";
__nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
__nccwpck_require__.r = (exports) => {
typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" });
Object.defineProperty(exports, "__esModule", { value: !0 });
};
__nccwpck_require__.nmd = (module) => {
module.paths = [];
module.children ||= [];
return module;
};
(() => {
var installedChunks = { 8792: 0 };
var installChunk = (data) => {
var { ids, modules, runtime } = data;
var moduleId, chunkId, i = 0;
for (moduleId in modules) __nccwpck_require__.o(modules, moduleId) && (__nccwpck_require__.m[moduleId] = modules[moduleId]);
runtime && runtime(__nccwpck_require__);
for (; i < ids.length; i++) {
chunkId = ids[i];
__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId] && installedChunks[chunkId][0]();
installedChunks[ids[i]] = 0;
}
};
__nccwpck_require__.f.j = (chunkId, promises) => {
var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : void 0;
if (installedChunkData !== 0) {
if (installedChunkData) promises.push(installedChunkData[1]);
else {
var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
installedChunks[chunkId] !== 0 && (installedChunks[chunkId] = void 0);
throw e;
});
var promise = Promise.race([promise, new Promise((resolve) => installedChunkData = installedChunks[chunkId] = [resolve])]);
promises.push(installedChunkData[1] = promise);
}
}
};
})();
var __webpack_exports__ = {};
__nccwpck_require__.d(__webpack_exports__, {
$2: () => draw,
bE: () => post,
et: () => plan,
iW: () => main,
xw: () => cli,
z8: () => report
});
async function cli(dist) {
let [{ cli }, path] = await Promise.all([Promise.all([__nccwpck_require__.e(7375), __nccwpck_require__.e(7908)]).then(__nccwpck_require__.bind(__nccwpck_require__, 97908)), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 76760, 19))]);
process.exitCode = await cli(process.argv.slice(2), path.dirname(dist));
(process.exitCode === 130 || process.exitCode === 143) && process.exit();
process.exitCode !== 0 && process.stdout.write("", () => process.exit());
}
async function main() {
let { main } = await Promise.all([
__nccwpck_require__.e(4343),
__nccwpck_require__.e(5364),
__nccwpck_require__.e(8524),
__nccwpck_require__.e(9917),
__nccwpck_require__.e(2323),
__nccwpck_require__.e(8748),
__nccwpck_require__.e(2970),
__nccwpck_require__.e(7037),
__nccwpck_require__.e(7607),
__nccwpck_require__.e(5505),
__nccwpck_require__.e(634),
__nccwpck_require__.e(4282),
__nccwpck_require__.e(7135)
]).then(__nccwpck_require__.bind(__nccwpck_require__, 71542));
await main();
end();
}
async function post() {
let { post } = await Promise.all([
__nccwpck_require__.e(4343),
__nccwpck_require__.e(1525),
__nccwpck_require__.e(5364),
__nccwpck_require__.e(8524),
__nccwpck_require__.e(9917),
__nccwpck_require__.e(6921),
__nccwpck_require__.e(9583),
__nccwpck_require__.e(8748),
__nccwpck_require__.e(7037),
__nccwpck_require__.e(634),
__nccwpck_require__.e(1636)
]).then(__nccwpck_require__.bind(__nccwpck_require__, 6517));
await post();
end();
}
async function report() {
let { report } = await Promise.all([
__nccwpck_require__.e(4343),
__nccwpck_require__.e(2453),
__nccwpck_require__.e(1525),
__nccwpck_require__.e(663),
__nccwpck_require__.e(5364),
__nccwpck_require__.e(6913),
__nccwpck_require__.e(8524),
__nccwpck_require__.e(5222),
__nccwpck_require__.e(9917),
__nccwpck_require__.e(6921),
__nccwpck_require__.e(9583),
__nccwpck_require__.e(7274),
__nccwpck_require__.e(9704),
__nccwpck_require__.e(7061),
__nccwpck_require__.e(8748),
__nccwpck_require__.e(4996),
__nccwpck_require__.e(8225),
__nccwpck_require__.e(3883),
__nccwpck_require__.e(334),
__nccwpck_require__.e(6157),
__nccwpck_require__.e(4241),
__nccwpck_require__.e(634),
__nccwpck_require__.e(3373),
__nccwpck_require__.e(9445)
]).then(__nccwpck_require__.bind(__nccwpck_require__, 60354));
await report();
end();
}
async function plan() {
let { plan } = await Promise.all([
__nccwpck_require__.e(4343),
__nccwpck_require__.e(8524),
__nccwpck_require__.e(9917),
__nccwpck_require__.e(2323),
__nccwpck_require__.e(634),
__nccwpck_require__.e(7272),
__nccwpck_require__.e(6848)
]).then(__nccwpck_require__.bind(__nccwpck_require__, 96848));
await plan();
end();
}
async function draw() {
let { draw } = await __nccwpck_require__.e(1684).then(__nccwpck_require__.bind(__nccwpck_require__, 61684));
await draw();
}
function end() {
process.stdout.write("", () => process.exit());
}
var __webpack_exports__cli = __webpack_exports__.xw;
var __webpack_exports__draw = __webpack_exports__.$2;
var __webpack_exports__main = __webpack_exports__.iW;
var __webpack_exports__plan = __webpack_exports__.et;
var __webpack_exports__post = __webpack_exports__.bE;
var __webpack_exports__report = __webpack_exports__.z8;
export { __webpack_exports__cli as cli, __webpack_exports__draw as draw, __webpack_exports__main as main, __webpack_exports__plan as plan, __webpack_exports__post as post, __webpack_exports__report as report };
