export const id = 6228;
export const ids = [6228];
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
30742: ((e, t, n) => {
n.d(t, {
B: () => sha256Of,
V: () => shortDigest
});
var r = n(77598);
function sha256Of(e) {
return `sha256:${(0, r.hash)("sha256", e)}`;
}
function shortDigest(e) {
return e.slice(0, 19);
}
}),
34654: ((e, t, n) => {
n.d(t, { O: () => makeDirectory });
var r = n(73024);
var i = n(76760);
var a = n(45145);
function makeDirectory(e, t) {
let isThere = () => (0, r.existsSync)(`${e}/`);
if (isThere()) return;
let n = i.dirname(e);
try {
(0, r.mkdirSync)(e, t);
} catch (i) {
if (isThere()) return;
if ((0, a.$N)(i) !== "ENOENT" || (0, r.existsSync)(n)) throw i;
makeDirectory(n, t);
makeDirectory(e, t);
}
}
}),
9784: ((e, t, n) => {
n.d(t, { o: () => realPlace });
var r = n(73024);
var i = n(76760);
function realPlace(e) {
let t = i.resolve(e);
let n = i.dirname(t);
try {
return (0, r.realpathSync)(t);
} catch {
return n === t ? t : i.join(realPlace(n), i.basename(t));
}
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
93588: ((e, t, n) => {
n.d(t, {
F: () => secretsOf,
V: () => r
});
let r = [
"agent-env",
"task-env",
"model-keys"
];
function secretsOf(e, t) {
return [...r.flatMap((t) => e[t]).map(({ name: e, value: n }) => n ?? t[e]), e["judge-api-key"]].filter((e) => e !== void 0);
}
}),
80418: ((e, t, n) => {
n.d(t, {
$8: () => holdsReport,
$t: () => placeOf,
DT: () => d,
Fg: () => requireRun,
Kh: () => linkLatest,
L6: () => makeRunDirectory,
cr: () => armOf,
es: () => ignoreInGit,
gM: () => holdsRun,
hH: () => latestRun,
hN: () => c,
oA: () => holdsExperiment,
ri: () => u,
s6: () => reportDirectory,
ye: () => newPlace
});
var r = n(73024);
var i = n(76760);
var a = n(45145);
var o = n(34654);
var s = n(70930);
let c = "agentbench-results";
let l = "latest";
let u = "report";
let d = "experiment.json";
function holdsRun(e) {
try {
return (0, r.lstatSync)(i.join(e, "run.json"), { throwIfNoEntry: !1 }) !== void 0;
} catch (t) {
if ((0, a.$N)(t) === "ENOTDIR") return !1;
if ((0, a.$N)(t) !== "EACCES") throw t;
throw new a.yo(`results: ${e} cannot be read: ${(0, a.bD)(t)}`);
}
}
function requireRun(e, t, n = t) {
if (!holdsRun(n)) throw new a.yo(`${e}: ${t} is not the directory of a run: it has no run.json; name one, such as ${c}/latest`);
}
function holdsExperiment(e) {
return (0, r.existsSync)(i.join(e, d));
}
function armOf(e) {
let t = i.resolve(e);
return holdsExperiment(i.dirname(t)) ? i.basename(t) : null;
}
function placeOf(e) {
return ["run.json", d].includes(i.basename(e)) && (0, r.existsSync)(e) ? i.dirname(e) : e;
}
function holdsReport(e) {
return (0, r.existsSync)(i.join(e, "results.json"));
}
function holdsResults(e) {
return holdsRun(e) && !holdsReport(e) || holdsExperiment(e);
}
function newPlace(e) {
let t = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
for (let n = 1;; n += 1) {
let r = i.join(e, n === 1 ? t : `${t}-${n}`);
if ((0, s.LZ)(r) === void 0) return r;
}
}
function makeRunDirectory() {
try {
(0, o.O)(c);
ignoreInGit(c);
for (;;) {
let e = newPlace(c);
try {
(0, r.mkdirSync)(e);
return e;
} catch (e) {
if ((0, a.$N)(e) !== "EEXIST") throw e;
}
}
} catch (e) {
throw new a.yo(`results-path: ${i.resolve(c)} cannot be made: ${(0, a.bD)(e)}`);
}
}
function ignoreInGit(e) {
try {
(0, r.readdirSync)(e).length === 0 && (0, r.writeFileSync)(i.join(e, ".gitignore"), "*\n", { flag: "wx" });
} catch {}
}
function linkLatest(e) {
let t = i.join(i.dirname(e), l);
let n = `${t}.${process.pid}`;
try {
(0, r.symlinkSync)(i.basename(e), n);
(0, r.renameSync)(n, t);
} catch {
removeQuietly(n);
}
}
function removeQuietly(e) {
try {
(0, r.rmSync)(e, { force: !0 });
} catch {}
}
function latestRun(e = c) {
try {
let t = (0, r.realpathSync)(i.join(e, l));
if (i.dirname(t) === (0, r.realpathSync)(e) && holdsResults(t)) return i.join(e, i.basename(t));
} catch {}
try {
let t = (0, r.readdirSync)(e, { withFileTypes: !0 }).flatMap((t) => t.isDirectory() && holdsResults(i.join(e, t.name)) ? [t.name] : []).sort().at(-1);
return t === void 0 ? null : i.join(e, t);
} catch {
return null;
}
}
function reportDirectory(e = c) {
return holdsRun(e) ? `${i.resolve(e)}-report` : i.join(e, u);
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
