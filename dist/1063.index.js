export const id = 1063;
export const ids = [1063];
export const modules = {
21916: ((e, t) => {
t.Io = void 0;
var n = new Uint32Array(65536);
var myers_32 = function(e, t) {
var r = e.length;
var i = t.length;
var a = 1 << r - 1;
var o = -1;
var s = 0;
var c = r;
var l = r;
for (; l--;) n[e.charCodeAt(l)] |= 1 << l;
for (l = 0; l < i; l++) {
var u = n[t.charCodeAt(l)];
var d = u | s;
u |= (u & o) + o ^ o;
s |= ~(u | o);
o &= u;
s & a && c++;
o & a && c--;
s = s << 1 | 1;
o = o << 1 | ~(d | s);
s &= d;
}
l = r;
for (; l--;) n[e.charCodeAt(l)] = 0;
return c;
};
var myers_x = function(e, t) {
var r = t.length;
var i = e.length;
var a = [];
var o = [];
var s = Math.ceil(r / 32);
var c = Math.ceil(i / 32);
for (var l = 0; l < s; l++) {
o[l] = -1;
a[l] = 0;
}
var u = 0;
for (; u < c - 1; u++) {
var d = 0;
var f = -1;
var p = u * 32;
var m = Math.min(32, i) + p;
for (var h = p; h < m; h++) n[e.charCodeAt(h)] |= 1 << h;
for (var l = 0; l < r; l++) {
var g = n[t.charCodeAt(l)];
var _ = o[l / 32 | 0] >>> l & 1;
var v = a[l / 32 | 0] >>> l & 1;
var y = g | d;
var b = ((g | v) & f) + f ^ f | g | v;
var x = d | ~(b | f);
var S = f & b;
x >>> 31 ^ _ && (o[l / 32 | 0] ^= 1 << l);
S >>> 31 ^ v && (a[l / 32 | 0] ^= 1 << l);
x = x << 1 | _;
S = S << 1 | v;
f = S | ~(y | x);
d = x & y;
}
for (var h = p; h < m; h++) n[e.charCodeAt(h)] = 0;
}
var C = 0;
var w = -1;
var T = u * 32;
var E = Math.min(32, i - T) + T;
for (var h = T; h < E; h++) n[e.charCodeAt(h)] |= 1 << h;
var D = i;
for (var l = 0; l < r; l++) {
var g = n[t.charCodeAt(l)];
var _ = o[l / 32 | 0] >>> l & 1;
var v = a[l / 32 | 0] >>> l & 1;
var y = g | C;
var b = ((g | v) & w) + w ^ w | g | v;
var x = C | ~(b | w);
var S = w & b;
D += x >>> i - 1 & 1;
D -= S >>> i - 1 & 1;
x >>> 31 ^ _ && (o[l / 32 | 0] ^= 1 << l);
S >>> 31 ^ v && (a[l / 32 | 0] ^= 1 << l);
x = x << 1 | _;
S = S << 1 | v;
w = S | ~(y | x);
C = x & y;
}
for (var h = T; h < E; h++) n[e.charCodeAt(h)] = 0;
return D;
};
var distance = function(e, t) {
if (e.length < t.length) {
var n = t;
t = e;
e = n;
}
if (t.length === 0) return e.length;
if (e.length <= 32) return myers_32(e, t);
return myers_x(e, t);
};
t.Io = distance;
}),
70930: ((e, t, n) => {
n.d(t, {
LZ: () => statsOf,
XM: () => pathOf,
s9: () => entriesIn,
wX: () => namesIn
});
var r = n(73024);
function namesIn(e) {
try {
return (0, r.readdirSync)(e);
} catch {
return [];
}
}
function entriesIn(e) {
try {
return (0, r.readdirSync)(e, { withFileTypes: !0 });
} catch {
return [];
}
}
function statsOf(e) {
try {
return (0, r.lstatSync)(e, { throwIfNoEntry: !1 });
} catch {
return;
}
}
function pathOf(e, t) {
return Buffer.concat([
Buffer.from(e),
Buffer.from("/"),
t
]);
}
}),
45503: ((e, t, n) => {
n.d(t, {
$C: () => lineNotUtf8,
Gu: () => readTextFile,
SX: () => NotReadable,
XF: () => readRegularFile
});
var r = n(4573);
var i = n(73024);
class NotReadable extends Error {
name = "NotReadable";
}
function readRegularFile(e, t, { follow: n = !1, space: r } = {}) {
let a = i.constants.O_RDONLY | i.constants.O_NONBLOCK | (n ? 0 : i.constants.O_NOFOLLOW);
let o = (0, i.openSync)(e, a);
try {
let e = (0, i.fstatSync)(o);
if (!e.isFile()) throw new NotReadable("it is not a regular file");
if (e.size > t) throw new NotReadable(`it has ${e.size} bytes; the limit is ${t}`);
let n = r !== void 0 && e.size <= r.length ? r.subarray(0, e.size) : Buffer.allocUnsafe(e.size);
let a = 0;
for (let e = -1; a < n.length && e !== 0; a += e) e = (0, i.readSync)(o, n, a, n.length - a, null);
return n.subarray(0, a);
} finally {
(0, i.closeSync)(o);
}
}
function readTextFile(e, t, { follow: n = !1 } = {}) {
return new TextDecoder().decode(readRegularFile(e, t, { follow: n }));
}
function lineNotUtf8(e) {
if ((0, r.isUtf8)(e)) return null;
return e.toString("latin1").split("\n").findIndex((e) => !(0, r.isUtf8)(Buffer.from(e, "latin1"))) + 1;
}
}),
75571: ((e, t, n) => {
n.d(t, { withConfig: () => withConfig });
var r = n(47135);
async function withConfig(e, t) {
let { config: n, ...i } = e;
let a = await (0, r.Xg)(n, process.cwd());
let o = withoutJudge(i, (0, r._C)(i, a?.texts ?? {}));
let s = { ...i };
let c = new Map();
for (let e of t) {
let t = o[e];
if (t === void 0 || i[e] !== void 0) continue;
s[e] = t;
c.set(e, `${a.file}:${a.lines[e]}`);
}
return {
texts: s,
origins: c,
ofFile: o
};
}
function withoutJudge({ judge: e }, t) {
if (e !== "none") return t;
return Object.fromEntries(Object.entries(t).filter(([e]) => !/^(judge(-|$)|explain$)/.test(e)));
}
}),
86426: ((e, t, n) => {
n.d(t, { o: () => nameOfAgent });
function nameOfAgent(e) {
return e.replace(/@[^@/]*$/, "");
}
}),
47135: ((e, t, n) => {
n.d(t, {
Xg: () => readConfig,
_C: () => withoutOtherAgent,
u0: () => findConfig
});
var r = n(76760);
var i = n(45145);
var a = n(70930);
var o = n(45503);
var s = n(86426);
var c = n(55005);
var l = n(90162);
let u = ["agentbench.yaml", ".github/agentbench.yaml"];
let d = ["agentbench.yml", ".github/agentbench.yml"];
let f = {
config: "is the name of this file",
"judge-api-key": "is a secret; set AGENTBENCH_JUDGE_API_KEY in the environment, or give it in the workflow from a secret",
"github-token": "is a secret; give it in the workflow",
matrix: "comes from the plan of a workflow",
"job-index": "comes from the workflow",
"job-total": "comes from the workflow"
};
let p = c.W6.filter((e) => f[e] === void 0);
let m = [[
"agent",
"agent-args",
"agent-skills",
"agent-mcp",
"agent-instructions"
], ["agent-command", "agent-directory"]];
function withoutOtherAgent(e, t) {
let n = { ...t };
let textOf = (e, t) => (0, l.VW)(e[t] ?? "").trim();
let has = (e, t) => textOf(e, t) !== "";
for (let [r, ...i] of m) {
let a = r === "agent" ? "agent-command" : "agent";
if (!has(t, r)) continue;
if (has(e, r)) {
textOf(e, r) !== textOf(t, r) && delete n["agent-name"];
let i = (0, s.o)(textOf(e, r)) !== (0, s.o)(textOf(t, r));
r === "agent" && i && delete n["agent-args"];
} else if (has(e, a)) for (let e of [
r,
...i,
"agent-name"
]) delete n[e];
}
return n;
}
async function readConfig(e, t) {
if (e === "none") return null;
let n = e === void 0 || e.trim() === "" ? void 0 : e;
let s = n ?? findConfig(t);
if (s === void 0) {
let e = d.find((e) => (0, a.LZ)(r.join(t, e)) !== void 0);
if (e === void 0) return null;
throw new i.yo(`config: ${e} is not read by itself: rename it to ${e.replace(".yml", ".yaml")}, or set config: ${e}; if it is another program's, set config: none`);
}
let c;
try {
c = (0, o.XF)(r.resolve(t, s), 1048576, { follow: n !== void 0 });
} catch (e) {
throw new i.yo(`config: ${s} cannot be read: ${(0, i.bD)(e)}`);
}
let l = (0, o.$C)(c);
if (l !== null) throw new i.yo(`config: ${s}:${l}: has bytes that are not UTF-8; save the file as UTF-8`);
return {
file: s,
found: n === void 0,
...await parseConfig(new TextDecoder().decode(c), s)
};
}
function findConfig(e) {
return u.find((t) => (0, a.LZ)(r.join(e, t)) !== void 0);
}
async function parseConfig(e, t) {
let { isMap: r, isScalar: a } = await n.e(8815).then(n.t.bind(n, 38815, 19));
let { formsOf: o, isNothing: s, lineOfText: u, nestedText: d, parseYaml: m, textFor: h, unfitEntry: g } = await Promise.all([n.e(8815), n.e(1031)]).then(n.bind(n, 43412));
let { contents: _, lineAt: v } = m(e, `config: ${t}`);
let y = {};
let b = {};
let x = {};
if (s(_)) return {
texts: y,
lines: b
};
if (!r(_)) throw new i.yo(`config: ${t}: must be a mapping of options, for example "trials: 3"`);
let S = [];
for (let { key: e, value: i } of _.items) {
let u = v(e);
let m = a(e) ? String(e.value) : "";
let fault = (n, r = e) => S.push(`config: ${t}:${v(r)}: ${m}: ${n}`);
if (!(0, c.RR)(m)) {
fault((0, l.Up)(m, p));
continue;
}
let _ = f[m];
if (_ === void 0 && s(i)) continue;
let C = m === "arms" && r(i);
let w = _ === void 0 ? C ? d(i) : h(m, i) : null;
if (_ !== void 0) fault(`cannot be in this file: it ${_}`);
else if (w === null) fault(`must be ${o(m)}`, g(i) ?? e);
else if (m === "model-keys" && /=[^\n]*\S/.test(w)) fault("a key cannot be in this file: write the names of keys alone, and set them in the environment");
else {
y[m] = w;
b[m] = u;
x[m] = i;
if (!C) continue;
let { readArmNodes: e } = await Promise.all([n.e(8815), n.e(3272)]).then(n.bind(n, 63272));
for (let { node: n, message: r } of e(i).faults) S.push(`config: ${t}:${v(n)}: ${m}: ${r}`);
}
}
for (let { name: e, message: n } of (0, l.te)(y)) {
let [, r] = /^[\w-]+: line (\d+)/.exec(n) ?? [];
let i = r === void 0 ? null : u(x[e], Number(r), v);
let a = i === null ? n : n.replace(/(?<=^[\w-]+: )line \d+:? /, "");
S.push(`config: ${t}:${i ?? b[e]}: ${a}`);
}
if (S.length > 0) throw new i.yo(S.join("\n"));
return {
texts: y,
lines: b
};
}
}),
90162: ((e, t, n) => {
n.d(t, {
Ac: () => parseOptions,
Up: () => noSuchOption,
VW: () => plainEnds,
r4: () => parseText,
te: () => optionFaults
});
var r = n(45145);
var i = n(3350);
var a = n(55005);
function parseOptions(e) {
let { options: t, faults: n } = readOptions(e);
if (t !== null) return t;
throw new r.yo(n.map(({ message: e }) => e).join("\n"));
}
function parseText(e, t, n) {
let i = t.safeParse(n);
if (i.success) return i.data;
throw new r.yo(`${e}: ${i.error.issues[0].message}`);
}
function optionFaults(e) {
return readOptions(e).faults;
}
function readOptions(e) {
let t = Object.keys(e).filter((t) => e[t]?.includes("\0"));
if (t.length > 0) return {
options: null,
faults: t.map((e) => ({
name: e,
message: `${e}: holds a NUL character (\\0)`
}))
};
let n = a.ci.safeParse(givenOf(e));
return n.success ? {
options: n.data,
faults: []
} : {
options: null,
faults: faultsOf(n.error, e)
};
}
function givenOf(e) {
return Object.fromEntries(Object.entries(e).flatMap(([e, t = ""]) => t.trim() === "" ? [] : [[e, plainEnds(t)]]));
}
function plainEnds(e) {
return e.replaceAll(/\r(?=\n|$)/g, "");
}
function faultsOf({ issues: e }, t) {
return e.flatMap((e) => {
if (e.code === "unrecognized_keys") return e.keys.map((e) => ({
name: e,
message: `${e}: ${noSuchOption(e, a.W6)}`
}));
let n = String(e.path[0]);
return [{
name: n,
message: `${n}: ${explain(e, n, t[n])}`
}];
});
}
function noSuchOption(e, t) {
let n = (0, i.cR)(e, t);
return `there is no such option; ${n === null ? "agentbench run --help lists all" : `did you mean ${n}?`}`;
}
function explain({ message: e }, t, n) {
let r = (0, a.cU)(t);
return r === null ? e : `"${n}" is not one of ${r.join(", ")}; did you mean ${(0, i.Nf)(n, r)}?`;
}
}),
30252: ((e, t, n) => {
n.d(t, { A: () => __WEBPACK_DEFAULT_EXPORT__ });
var r = n(54723);
let error = () => {
let e = {
string: {
unit: "characters",
verb: "to have"
},
file: {
unit: "bytes",
verb: "to have"
},
array: {
unit: "items",
verb: "to have"
},
set: {
unit: "items",
verb: "to have"
},
map: {
unit: "entries",
verb: "to have"
}
};
function getSizing(t) {
return e[t] ?? null;
}
let t = {
regex: "input",
email: "email address",
url: "URL",
emoji: "emoji",
uuid: "UUID",
uuidv4: "UUIDv4",
uuidv6: "UUIDv6",
nanoid: "nanoid",
guid: "GUID",
cuid: "cuid",
cuid2: "cuid2",
ulid: "ULID",
xid: "XID",
ksuid: "KSUID",
datetime: "ISO datetime",
date: "ISO date",
time: "ISO time",
duration: "ISO duration",
ipv4: "IPv4 address",
ipv6: "IPv6 address",
mac: "MAC address",
cidrv4: "IPv4 range",
cidrv6: "IPv6 range",
base64: "base64-encoded string",
base64url: "base64url-encoded string",
json_string: "JSON string",
e164: "E.164 number",
currency_code: "currency code",
credit_card: "credit card number",
iban: "IBAN",
jwt: "JWT",
template_literal: "input"
};
let n = { nan: "NaN" };
function getTypeName(e, t) {
if (e === "number" && typeof t == "number" && !Number.isFinite(t)) return String(t);
return n[e] ?? e;
}
return (e) => {
switch (e.code) {
case "invalid_type": return `Invalid input: expected ${getTypeName(e.expected)}, received ${getTypeName(r.GW(e.input), e.input)}`;
case "invalid_value":
if (e.values.length === 1) return `Invalid input: expected ${r.B7(e.values[0])}`;
return `Invalid option: expected one of ${r.jw(e.values, "|")}`;
case "too_big": {
let t = e.exact ? "exactly " : e.inclusive ? "<=" : "<";
let n = getSizing(e.origin);
if (n) return `Too big: expected ${e.origin ?? "value"} to have ${t}${e.maximum.toString()} ${n.unit ?? "elements"}`;
return `Too big: expected ${e.origin ?? "value"} to be ${t}${e.maximum.toString()}`;
}
case "too_small": {
let t = e.exact ? "exactly " : e.inclusive ? ">=" : ">";
let n = getSizing(e.origin);
if (n) return `Too small: expected ${e.origin} to have ${t}${e.minimum.toString()} ${n.unit}`;
return `Too small: expected ${e.origin} to be ${t}${e.minimum.toString()}`;
}
case "invalid_format": {
let n = e;
if (n.format === "starts_with") return `Invalid string: must start with "${n.prefix}"`;
if (n.format === "ends_with") return `Invalid string: must end with "${n.suffix}"`;
if (n.format === "includes") return `Invalid string: must include "${n.includes}"`;
if (n.format === "regex") return `Invalid string: must match pattern ${n.pattern}`;
return `Invalid ${t[n.format] ?? e.format}`;
}
case "not_multiple_of": return `Invalid number: must be a multiple of ${e.divisor}`;
case "unrecognized_keys": return `Unrecognized key${e.keys.length > 1 ? "s" : ""}: ${r.jw(e.keys, ", ")}`;
case "invalid_key": return `Invalid key in ${e.origin}`;
case "invalid_union":
if (e.options && Array.isArray(e.options) && e.options.length > 0) return `Invalid discriminator value. Expected ${e.options.map((e) => `'${e}'`).join(" | ")}`;
if (e.inclusive === !1) return "Invalid input: more than one option matched";
return "Invalid input";
case "invalid_element": return `Invalid value in ${e.origin}`;
default: return "Invalid input";
}
};
};
function __WEBPACK_DEFAULT_EXPORT__() {
return { localeError: error() };
}
})
};
