import "./unbundled.js";
import { createRequire as e } from "module";
var t = {
94627: ((e, t, n) => {
var x = (e) => {
var t = {};
n.d(t, e);
return t;
};
e.exports = x({});
}),
42613: ((t) => {
t.exports = e(import.meta.url)("assert");
}),
20181: ((t) => {
t.exports = e(import.meta.url)("buffer");
}),
35317: ((t) => {
t.exports = e(import.meta.url)("child_process");
}),
49140: ((t) => {
t.exports = e(import.meta.url)("constants");
}),
76982: ((t) => {
t.exports = e(import.meta.url)("crypto");
}),
24434: ((t) => {
t.exports = e(import.meta.url)("events");
}),
79896: ((t) => {
t.exports = e(import.meta.url)("fs");
}),
91943: ((t) => {
t.exports = e(import.meta.url)("fs/promises");
}),
58611: ((t) => {
t.exports = e(import.meta.url)("http");
}),
65692: ((t) => {
t.exports = e(import.meta.url)("https");
}),
69278: ((t) => {
t.exports = e(import.meta.url)("net");
}),
34589: ((t) => {
t.exports = e(import.meta.url)("node:assert");
}),
16698: ((t) => {
t.exports = e(import.meta.url)("node:async_hooks");
}),
4573: ((t) => {
t.exports = e(import.meta.url)("node:buffer");
}),
31421: ((t) => {
t.exports = e(import.meta.url)("node:child_process");
}),
37540: ((t) => {
t.exports = e(import.meta.url)("node:console");
}),
77598: ((t) => {
t.exports = e(import.meta.url)("node:crypto");
}),
53053: ((t) => {
t.exports = e(import.meta.url)("node:diagnostics_channel");
}),
40610: ((t) => {
t.exports = e(import.meta.url)("node:dns");
}),
71553: ((t) => {
t.exports = e(import.meta.url)("node:dns/promises");
}),
78474: ((t) => {
t.exports = e(import.meta.url)("node:events");
}),
73024: ((t) => {
t.exports = e(import.meta.url)("node:fs");
}),
51455: ((t) => {
t.exports = e(import.meta.url)("node:fs/promises");
}),
37067: ((t) => {
t.exports = e(import.meta.url)("node:http");
}),
32467: ((t) => {
t.exports = e(import.meta.url)("node:http2");
}),
44708: ((t) => {
t.exports = e(import.meta.url)("node:https");
}),
98995: ((t) => {
t.exports = e(import.meta.url)("node:module");
}),
77030: ((t) => {
t.exports = e(import.meta.url)("node:net");
}),
48161: ((t) => {
t.exports = e(import.meta.url)("node:os");
}),
76760: ((t) => {
t.exports = e(import.meta.url)("node:path");
}),
643: ((t) => {
t.exports = e(import.meta.url)("node:perf_hooks");
}),
1708: ((t) => {
t.exports = e(import.meta.url)("node:process");
}),
41792: ((t) => {
t.exports = e(import.meta.url)("node:querystring");
}),
26848: ((t) => {
t.exports = e(import.meta.url)("node:readline/promises");
}),
57075: ((t) => {
t.exports = e(import.meta.url)("node:stream");
}),
38321: ((t) => {
t.exports = e(import.meta.url)("node:stream/consumers");
}),
46466: ((t) => {
t.exports = e(import.meta.url)("node:stream/promises");
}),
46193: ((t) => {
t.exports = e(import.meta.url)("node:string_decoder");
}),
58500: ((t) => {
t.exports = e(import.meta.url)("node:timers/promises");
}),
41692: ((t) => {
t.exports = e(import.meta.url)("node:tls");
}),
73136: ((t) => {
t.exports = e(import.meta.url)("node:url");
}),
57975: ((t) => {
t.exports = e(import.meta.url)("node:util");
}),
73429: ((t) => {
t.exports = e(import.meta.url)("node:util/types");
}),
75919: ((t) => {
t.exports = e(import.meta.url)("node:worker_threads");
}),
38522: ((t) => {
t.exports = e(import.meta.url)("node:zlib");
}),
70857: ((t) => {
t.exports = e(import.meta.url)("os");
}),
16928: ((t) => {
t.exports = e(import.meta.url)("path");
}),
932: ((t) => {
t.exports = e(import.meta.url)("process");
}),
2203: ((t) => {
t.exports = e(import.meta.url)("stream");
}),
13193: ((t) => {
t.exports = e(import.meta.url)("string_decoder");
}),
53557: ((t) => {
t.exports = e(import.meta.url)("timers");
}),
64756: ((t) => {
t.exports = e(import.meta.url)("tls");
}),
52018: ((t) => {
t.exports = e(import.meta.url)("tty");
}),
87016: ((t) => {
t.exports = e(import.meta.url)("url");
}),
39023: ((t) => {
t.exports = e(import.meta.url)("util");
}),
28167: ((t) => {
t.exports = e(import.meta.url)("worker_threads");
}),
43106: ((t) => {
t.exports = e(import.meta.url)("zlib");
})
};
var n = {};
function __nccwpck_require__(e) {
var r = n[e];
if (r !== void 0) return r.exports;
var i = n[e] = {
id: e,
loaded: !1,
exports: {}
};
var a = !0;
try {
t[e].call(i.exports, i, i.exports, __nccwpck_require__);
a = !1;
} finally {
a && delete n[e];
}
i.loaded = !0;
return i.exports;
}
__nccwpck_require__.m = t;
__nccwpck_require__ !== void 0 && (__nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(+!!import.meta.url.match(/^file:\/\/\/\w:/), -1) + "/");
(() => {
var e = Object.getPrototypeOf ? (e) => Object.getPrototypeOf(e) : (e) => e.__proto__;
var t;
__nccwpck_require__.t = function(n, r) {
r & 1 && (n = this(n));
if (r & 8) return n;
if (typeof n == "object" && n) {
if (r & 4 && n.__esModule) return n;
if (r & 16 && typeof n.then == "function") return n;
}
var i = Object.create(null);
__nccwpck_require__.r(i);
var a = {};
t ||= [
null,
e({}),
e([]),
e(e)
];
for (var o = r & 2 && n; typeof o == "object" && !~t.indexOf(o); o = e(o)) Object.getOwnPropertyNames(o).forEach((e) => a[e] = () => n[e]);
a.default = () => n;
__nccwpck_require__.d(i, a);
return i;
};
})();
__nccwpck_require__.d = (e, t) => {
for (var n in t) __nccwpck_require__.o(t, n) && !__nccwpck_require__.o(e, n) && Object.defineProperty(e, n, {
enumerable: !0,
get: t[n]
});
};
(() => {
__nccwpck_require__.f = {};
__nccwpck_require__.e = (e) => Promise.all(Object.keys(__nccwpck_require__.f).reduce((t, n) => {
__nccwpck_require__.f[n](e, t);
return t;
}, []));
})();
__nccwpck_require__.u = (e) => "" + e + ".index.js";
__nccwpck_require__.o = (e, t) => Object.prototype.hasOwnProperty.call(e, t);
__nccwpck_require__.r = (e) => {
typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(e, Symbol.toStringTag, { value: "Module" });
Object.defineProperty(e, "__esModule", { value: !0 });
};
__nccwpck_require__.nmd = (e) => {
e.paths = [];
e.children ||= [];
return e;
};
(() => {
var e = { 8792: 0 };
var installChunk = (t) => {
var { ids: n, modules: r, runtime: i } = t;
var a, o, s = 0;
for (a in r) __nccwpck_require__.o(r, a) && (__nccwpck_require__.m[a] = r[a]);
i && i(__nccwpck_require__);
for (; s < n.length; s++) {
o = n[s];
__nccwpck_require__.o(e, o) && e[o] && e[o][0]();
e[n[s]] = 0;
}
};
__nccwpck_require__.f.j = (t, n) => {
var r = __nccwpck_require__.o(e, t) ? e[t] : void 0;
if (r !== 0) {
if (r) n.push(r[1]);
else {
var i = import("./" + __nccwpck_require__.u(t)).then(installChunk, (n) => {
e[t] !== 0 && (e[t] = void 0);
throw n;
});
var i = Promise.race([i, new Promise((n) => r = e[t] = [n])]);
n.push(r[1] = i);
}
}
};
})();
var r = {};
__nccwpck_require__.d(r, {
$2: () => draw,
bE: () => post,
et: () => plan,
iW: () => main,
xw: () => cli,
z8: () => report
});
async function cli(e) {
let [{ cli: t }, n] = await Promise.all([Promise.all([__nccwpck_require__.e(7375), __nccwpck_require__.e(7908)]).then(__nccwpck_require__.bind(__nccwpck_require__, 97908)), Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 76760, 19))]);
process.exitCode = await t(process.argv.slice(2), n.dirname(e));
(process.exitCode === 130 || process.exitCode === 143) && process.exit();
process.exitCode !== 0 && process.stdout.write("", () => process.exit());
}
async function main() {
let { main: e } = await Promise.all([
__nccwpck_require__.e(4343),
__nccwpck_require__.e(5599),
__nccwpck_require__.e(8524),
__nccwpck_require__.e(2323),
__nccwpck_require__.e(6081),
__nccwpck_require__.e(5005),
__nccwpck_require__.e(8495),
__nccwpck_require__.e(8263),
__nccwpck_require__.e(6324),
__nccwpck_require__.e(7911),
__nccwpck_require__.e(730),
__nccwpck_require__.e(2275),
__nccwpck_require__.e(1073),
__nccwpck_require__.e(844),
__nccwpck_require__.e(4514),
__nccwpck_require__.e(3111),
__nccwpck_require__.e(7135)
]).then(__nccwpck_require__.bind(__nccwpck_require__, 71542));
await e();
end();
}
async function post() {
let { post: e } = await Promise.all([
__nccwpck_require__.e(4343),
__nccwpck_require__.e(2214),
__nccwpck_require__.e(5599),
__nccwpck_require__.e(8524),
__nccwpck_require__.e(1343),
__nccwpck_require__.e(6081),
__nccwpck_require__.e(5005),
__nccwpck_require__.e(8495),
__nccwpck_require__.e(6324),
__nccwpck_require__.e(9583),
__nccwpck_require__.e(7911),
__nccwpck_require__.e(730),
__nccwpck_require__.e(4514),
__nccwpck_require__.e(7631)
]).then(__nccwpck_require__.bind(__nccwpck_require__, 6517));
await e();
end();
}
async function report() {
let { report: e } = await Promise.all([
__nccwpck_require__.e(4343),
__nccwpck_require__.e(2453),
__nccwpck_require__.e(2214),
__nccwpck_require__.e(663),
__nccwpck_require__.e(6913),
__nccwpck_require__.e(5599),
__nccwpck_require__.e(8524),
__nccwpck_require__.e(5222),
__nccwpck_require__.e(2323),
__nccwpck_require__.e(1343),
__nccwpck_require__.e(6081),
__nccwpck_require__.e(5005),
__nccwpck_require__.e(8495),
__nccwpck_require__.e(8263),
__nccwpck_require__.e(6324),
__nccwpck_require__.e(9583),
__nccwpck_require__.e(9625),
__nccwpck_require__.e(3128),
__nccwpck_require__.e(9704),
__nccwpck_require__.e(7911),
__nccwpck_require__.e(2421),
__nccwpck_require__.e(4996),
__nccwpck_require__.e(3668),
__nccwpck_require__.e(5280),
__nccwpck_require__.e(334),
__nccwpck_require__.e(9999),
__nccwpck_require__.e(3585),
__nccwpck_require__.e(4514),
__nccwpck_require__.e(7684),
__nccwpck_require__.e(6577)
]).then(__nccwpck_require__.bind(__nccwpck_require__, 19989));
await e();
end();
}
async function plan() {
let { plan: e } = await Promise.all([
__nccwpck_require__.e(4343),
__nccwpck_require__.e(8524),
__nccwpck_require__.e(2323),
__nccwpck_require__.e(6081),
__nccwpck_require__.e(5005),
__nccwpck_require__.e(8495),
__nccwpck_require__.e(6324),
__nccwpck_require__.e(4514),
__nccwpck_require__.e(7741),
__nccwpck_require__.e(9542)
]).then(__nccwpck_require__.bind(__nccwpck_require__, 96848));
await e();
end();
}
async function draw() {
let { draw: e } = await __nccwpck_require__.e(1684).then(__nccwpck_require__.bind(__nccwpck_require__, 61684));
await e();
}
function end() {
process.stdout.write("", () => process.exit());
}
var i = r.xw;
var a = r.$2;
var o = r.iW;
var s = r.et;
var c = r.bE;
var l = r.z8;
export { i as cli, a as draw, o as main, s as plan, c as post, l as report };
