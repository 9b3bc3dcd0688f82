export const id = 8878;
export const ids = [8878];
export const modules = {
63678: ((e, t) => {
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
28158: ((e, t, n) => {
n.r(t);
n.d(t, { FLAGS: () => a });
var r = n(27556);
var i = n(11861);
let a = [...r.sC, ...i.W6.filter((e) => !r.sC.includes(e))].filter(i.RR).filter((e) => !(0, i.ti)(e).actionOnly).map((e) => ({
...(0, i.ti)(e),
name: e,
heading: r.sC.includes(e) ? "Most used" : r.Cx[(0, i.ti)(e).group],
choices: (0, i.cU)(e),
list: i.m5.includes(e),
commands: r.Lo.filter((t) => (0, i.ny)(t, e))
}));
}),
25022: ((e, t, n) => {
n.d(t, { A: () => __WEBPACK_DEFAULT_EXPORT__ });
var r = n(19037);
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
