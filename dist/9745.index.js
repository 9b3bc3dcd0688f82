export const id = 9745;
export const ids = [9745];
export const modules = {
82941: ((e, t, n) => {
n.d(t, {
Eb: () => _maxLength,
F7: () => _number,
Fk: () => _regex,
Fn: () => _url,
G1: () => _isoDateTime,
G8: () => _never,
LK: () => _int,
NC: () => _positive,
Rl: () => _string,
Tx: () => _gt,
UI: () => _nonnegative,
WN: () => _trim,
Zm: () => _lte,
_L: () => _boolean,
bS: () => _overwrite,
em: () => _unknown,
fU: () => _refine,
jw: () => _null,
m9: () => _minLength,
mI: () => meta,
q0: () => describe,
qm: () => _gte
});
var r = n(30980);
var i = n(28002);
var a = n(19037);
function snapshotChecks(e) {
e.checks &&= [...e.checks];
return e;
}
function _string(e, t) {
return new e(snapshotChecks({
type: "string",
...a.A2(t)
}));
}
function _url(e, t) {
return new e({
type: "string",
format: "url",
check: "string_format",
abort: !1,
...a.A2(t)
});
}
function _isoDateTime(e, t) {
return new e({
type: "string",
format: "datetime",
check: "string_format",
offset: !1,
local: !1,
precision: null,
...a.A2(t)
});
}
function _number(e, t) {
return new e(snapshotChecks({
type: "number",
checks: [],
...a.A2(t)
}));
}
function _int(e, t) {
return new e({
type: "number",
check: "number_format",
abort: !1,
format: "safeint",
...a.A2(t)
});
}
function _boolean(e, t) {
return new e({
type: "boolean",
...a.A2(t)
});
}
function _null(e, t) {
return new e({
type: "null",
...a.A2(t)
});
}
function _unknown(e) {
return new e({ type: "unknown" });
}
function _never(e, t) {
return new e({
type: "never",
...a.A2(t)
});
}
function _lte(e, t) {
return new r.sm({
check: "less_than",
...a.A2(t),
value: e,
inclusive: !0
});
}
function _gt(e, t) {
return new r.J_({
check: "greater_than",
...a.A2(t),
value: e,
inclusive: !1
});
}
function _gte(e, t) {
return new r.J_({
check: "greater_than",
...a.A2(t),
value: e,
inclusive: !0
});
}
function _positive(e) {
return _gt(0, e);
}
function _nonnegative(e) {
return _gte(0, e);
}
function _maxLength(e, t) {
return new r.Yk({
check: "max_length",
...a.A2(t),
maximum: e
});
}
function _minLength(e, t) {
return new r.Kk({
check: "min_length",
...a.A2(t),
minimum: e
});
}
function _regex(e, t) {
return new r.DG({
check: "string_format",
format: "regex",
...a.A2(t),
pattern: e
});
}
function _overwrite(e) {
return new r.v$({
check: "overwrite",
tx: e
});
}
function _trim() {
return _overwrite((e) => e.trim());
}
function _refine(e, t, n) {
return new e({
type: "custom",
check: "custom",
fn: t,
...a.A2(n)
});
}
function describe(e) {
let t = new r.QP({ check: "describe" });
t._zod.onattach = [(t) => {
let n = i.fd.get(t) ?? {};
i.fd.add(t, {
...n,
description: e
});
}];
t._zod.check = () => {};
return t;
}
function meta(e) {
let t = new r.QP({ check: "meta" });
t._zod.onattach = [(t) => {
let n = i.fd.get(t) ?? {};
i.fd.add(t, {
...n,
...e
});
}];
t._zod.check = () => {};
return t;
}
}),
30980: ((e, t, n) => {
n.d(t, {
DG: () => p,
J_: () => c,
KH: () => l,
Kk: () => d,
QP: () => a,
Yk: () => u,
ql: () => f,
sm: () => s,
v$: () => m
});
var r = n(25378);
var i = n(19037);
let a = r.xI("$ZodCheck", (e, t) => {
var n;
e._zod ??= {};
e._zod.def = t;
(n = e._zod).onattach ?? (n.onattach = []);
});
let _whenHasLength = (e) => {
let t = e.value;
return !i.cl(t) && t.length !== void 0;
};
let o = {
number: "number",
bigint: "bigint",
object: "date"
};
let s = r.xI("$ZodCheckLessThan", (e, t) => {
a.init(e, t);
let n = o[typeof t.value];
e._zod.check = (r) => {
if (t.inclusive ? r.value <= t.value : r.value < t.value) return;
r.issues.push({
origin: o[typeof r.value] ?? n,
code: "too_big",
maximum: typeof t.value == "object" ? t.value.getTime() : t.value,
input: r.value,
inclusive: t.inclusive,
inst: e,
continue: !t.abort
});
};
});
let c = r.xI("$ZodCheckGreaterThan", (e, t) => {
a.init(e, t);
let n = o[typeof t.value];
e._zod.check = (r) => {
if (t.inclusive ? r.value >= t.value : r.value > t.value) return;
r.issues.push({
origin: o[typeof r.value] ?? n,
code: "too_small",
minimum: typeof t.value == "object" ? t.value.getTime() : t.value,
input: r.value,
inclusive: t.inclusive,
inst: e,
continue: !t.abort
});
};
});
let l = r.xI("$ZodCheckNumberFormat", (e, t) => {
a.init(e, t);
t.format = t.format || "float64";
let n = t.format?.includes("int");
let r = n ? "int" : "number";
let [o, s] = i.zH[t.format];
e._zod.check = (i) => {
let a = i.value;
if (n) {
if (!Number.isInteger(a)) {
i.issues.push({
expected: r,
format: t.format,
code: "invalid_type",
continue: !1,
input: a,
inst: e
});
return;
}
if (!Number.isSafeInteger(a)) {
a > 0 ? i.issues.push({
input: a,
code: "too_big",
maximum: 2 ** 53 - 1,
note: "Integers must be within the safe integer range.",
inst: e,
origin: r,
inclusive: !0,
continue: !t.abort
}) : i.issues.push({
input: a,
code: "too_small",
minimum: -(2 ** 53 - 1),
note: "Integers must be within the safe integer range.",
inst: e,
origin: r,
inclusive: !0,
continue: !t.abort
});
return;
}
}
a < o && i.issues.push({
origin: "number",
input: a,
code: "too_small",
minimum: o,
inclusive: !0,
inst: e,
continue: !t.abort
});
a > s && i.issues.push({
origin: "number",
input: a,
code: "too_big",
maximum: s,
inclusive: !0,
inst: e,
continue: !t.abort
});
};
});
let u = r.xI("$ZodCheckMaxLength", (e, t) => {
var n;
a.init(e, t);
(n = e._zod.def).when ?? (n.when = _whenHasLength);
e._zod.check = (n) => {
let r = n.value;
let a = r.length;
if ((typeof r == "string" && a > t.maximum ? i.O7(r) : a) <= t.maximum) return;
let o = i.Rc(r);
n.issues.push({
origin: o,
code: "too_big",
maximum: t.maximum,
inclusive: !0,
input: r,
inst: e,
continue: !t.abort
});
};
});
let d = r.xI("$ZodCheckMinLength", (e, t) => {
var n;
a.init(e, t);
(n = e._zod.def).when ?? (n.when = _whenHasLength);
e._zod.check = (n) => {
let r = n.value;
let a = r.length;
if ((typeof r == "string" && a >= t.minimum && a < t.minimum * 2 ? i.O7(r) : a) >= t.minimum) return;
let o = i.Rc(r);
n.issues.push({
origin: o,
code: "too_small",
minimum: t.minimum,
inclusive: !0,
input: r,
inst: e,
continue: !t.abort
});
};
});
let f = r.xI("$ZodCheckStringFormat", (e, t) => {
var n, r;
a.init(e, t);
t.pattern ? (n = e._zod).check ?? (n.check = (n) => {
t.pattern.lastIndex = 0;
if (t.pattern.test(n.value)) return;
n.issues.push({
origin: "string",
code: "invalid_format",
format: t.format,
input: n.value,
...t.pattern ? { pattern: t.pattern.toString() } : {},
inst: e,
continue: !t.abort
});
}) : (r = e._zod).check ?? (r.check = () => {});
});
let p = r.xI("$ZodCheckRegex", (e, t) => {
f.init(e, t);
e._zod.check = (n) => {
t.pattern.lastIndex = 0;
if (t.pattern.test(n.value)) return;
n.issues.push({
origin: "string",
code: "invalid_format",
format: "regex",
input: n.value,
pattern: t.pattern.toString(),
inst: e,
continue: !t.abort
});
};
});
let m = r.xI("$ZodCheckOverwrite", (e, t) => {
a.init(e, t);
e._zod.check = (e) => {
e.value = t.tx(e.value);
};
});
}),
25378: ((e, t, n) => {
n.d(t, {
$W: () => config,
GT: () => $ZodAsyncError,
cV: () => $ZodEncodeError,
cr: () => c,
tm: () => a,
xI: () => $constructor
});
var r = n(19037);
var i;
let a = Object.freeze({ status: "aborted" });
let o = {
value: void 0,
enumerable: !1
};
let s = "captureStackTrace" in Error ? Error : null;
function newError(e) {
let t = s;
if (t) {
let n = t.stackTraceLimit;
if (typeof n == "number") {
try {
t.stackTraceLimit = 0;
} catch {
s = null;
return new e();
}
try {
return new e();
} finally {
t.stackTraceLimit = n;
}
}
}
return new e();
}
function $constructor(e, t, n, i) {
let a = {};
function Internals(e) {
this.def = e;
this.constr = _;
this.traits = new Set();
}
Internals.prototype = a;
let s = n;
let c = s && new WeakSet();
function init(n, i) {
if (!n._zod) {
o.value = new Internals(i);
try {
Object.defineProperty(n, "_zod", o);
} finally {
o.value = void 0;
}
} else if (n._zod.traits.has(e)) return;
n._zod.traits.add(e);
t(n, i);
if (c) {
let e = Object.getPrototypeOf(n);
let t = n._zod.constr.prototype;
let i = e;
for (; i && i !== t;) i = Object.getPrototypeOf(i);
let a = i ?? e;
if (!c.has(a)) {
c.add(a);
(0, r.ol)(a, s);
}
}
let a = _.prototype;
for (let e in a) {
if (!Object.prototype.hasOwnProperty.call(a, e)) continue;
e in n || (n[e] = a[e].bind(n));
}
}
let l = i?.Parent ?? Object;
class Definition extends l {}
Object.defineProperty(Definition, "name", { value: e });
function _(e) {
let t = i?.Parent ? newError(Definition) : this;
init(t, e);
let n = t._zod.deferred;
if (n) {
for (let e of n) e();
t._zod.deferred = void 0;
}
let r = globalThis.__zod_globalConfig?.postProcessor;
r && r(t);
return t;
}
Object.defineProperty(_, "init", { value: init });
Object.defineProperty(_, Symbol.hasInstance, { value: (t) => {
if (i?.Parent && t instanceof i.Parent) return !0;
return t?._zod?.traits?.has(e);
} });
Object.defineProperty(_, "name", { value: e });
return _;
}
class $ZodAsyncError extends Error {
constructor() {
super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
}
}
class $ZodEncodeError extends Error {
constructor(e) {
super(`Encountered unidirectional transform during encode: ${e}`);
this.name = "ZodEncodeError";
}
}
(i = globalThis).__zod_globalConfig ?? (i.__zod_globalConfig = {});
let c = globalThis.__zod_globalConfig;
function config(e) {
e && Object.assign(c, e);
return c;
}
}),
81218: ((e, t, n) => {
n.d(t, {
Kd: () => l,
a$: () => c
});
var r = n(25378);
var i = n(19037);
function _getMessage() {
let e = this._zod;
e.message ??= JSON.stringify(e.def, i.k8, 2);
return e.message;
}
function _setMessage(e) {
this._zod.message = e;
}
let a = {
get: _getMessage,
set: _setMessage,
enumerable: !0,
configurable: !0
};
let o = {
value: void 0,
enumerable: !1
};
let s = new WeakSet([Object.prototype, Error.prototype]);
let initializer = (e, t) => {
e.name = "$ZodError";
o.value = t;
Object.defineProperty(e, "issues", o);
o.value = void 0;
Object.defineProperty(e, "message", a);
let n = Object.getPrototypeOf(e);
if (!s.has(n)) {
s.add(n);
Object.defineProperty(n, "toString", {
configurable: !0,
enumerable: !1,
get() {
let value = () => this.message;
Object.defineProperty(this, "toString", {
value,
configurable: !0,
writable: !0
});
return value;
},
set(e) {
Object.defineProperty(this, "toString", {
value: e,
configurable: !0,
writable: !0
});
}
});
}
};
let c = (0, r.xI)("$ZodError", initializer);
let l = (0, r.xI)("$ZodError", initializer, void 0, { Parent: Error });
}),
21778: ((e, t, n) => {
n.d(t, {
EJ: () => s,
bp: () => l,
qg: () => o,
xL: () => c
});
var r = n(25378);
var i = n(81218);
var a = n(19037);
let _parse = (e) => {
let fn = (t, n, i, o) => {
let s = i ? {
...i,
async: !1
} : { async: !1 };
let c = t._zod.run({
value: n,
issues: []
}, s);
if (c instanceof Promise) throw new r.GT();
if (c.issues.length) {
let t = new ((o?.Err) ?? e)(c.issues.map((e) => a.iR(e, s, r.$W())));
a.gx(t, o?.callee ?? fn);
throw t;
}
return c.value;
};
return fn;
};
let o = _parse(i.Kd);
let _parseAsync = (e) => {
let fn = async (t, n, i, o) => {
let s = i ? {
...i,
async: !0
} : { async: !0 };
let c = t._zod.run({
value: n,
issues: []
}, s);
c instanceof Promise && (c = await c);
if (c.issues.length) {
let t = new ((o?.Err) ?? e)(c.issues.map((e) => a.iR(e, s, r.$W())));
a.gx(t, o?.callee ?? fn);
throw t;
}
return c.value;
};
return fn;
};
let s = _parseAsync(i.Kd);
let _safeParse = (e) => (t, n, i) => {
let a = i ? {
...i,
async: !1
} : { async: !1 };
let o = t._zod.run({
value: n,
issues: []
}, a);
if (o instanceof Promise) throw new r.GT();
return o.issues.length ? failure(e, o.issues, a) : {
success: !0,
data: o.value
};
};
let c = _safeParse(i.Kd);
function failure(e, t, n) {
let i;
return {
success: !1,
get error() {
if (!i) {
i = new e(t.map((e) => a.iR(e, n, r.$W())));
t = void 0;
n = void 0;
}
return i;
},
set error(e) {
i = e;
t = void 0;
n = void 0;
}
};
}
let _safeParseAsync = (e) => async (t, n, r) => {
let i = r ? {
...r,
async: !0
} : { async: !0 };
let a = t._zod.run({
value: n,
issues: []
}, i);
a instanceof Promise && (a = await a);
return a.issues.length ? failure(e, a.issues, i) : {
success: !0,
data: a.value
};
};
let l = _safeParseAsync(i.Kd);
i.Kd;
i.Kd;
i.Kd;
i.Kd;
i.Kd;
i.Kd;
i.Kd;
i.Kd;
}),
64630: ((e, t, n) => {
n.d(t, {
F: () => r,
Zk: () => a,
ai: () => s,
ch: () => l,
gp: () => o,
w$: () => datetime,
w8: () => i,
zM: () => c
});
let r = /^https?$/;
let i = /^\d(?:[ -]?\d){11,18}$/;
let a = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
function timeSource(e) {
let t = "(?:[01]\\d|2[0-3]):[0-5]\\d";
return typeof e.precision == "number" ? e.precision === -1 ? `${t}` : e.precision === 0 ? `${t}:[0-5]\\d` : `${t}:[0-5]\\d\\.\\d{${e.precision}}` : e.seconds ? `${t}:[0-5]\\d(?:\\.\\d+)?` : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function datetime(e) {
let t = ["Z"];
e.offset && t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
let n = `${timeSource({
precision: e.precision,
seconds: !0
})}(?:${t.join("|")})`;
let r = e.local ? `${n}|${timeSource({ precision: e.precision })}` : n;
return RegExp(`^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:${r})$`);
}
let o = /^[\s\S]{0,}$/;
let s = /^-?\d+(?:\.\d+)?$/;
let c = /^(?:true|false)$/i;
let l = /^null$/i;
}),
28002: ((e, t, n) => {
n.d(t, {
fd: () => i,
u5: () => registry
});
var r;
class $ZodRegistry {
constructor() {
this._map = new WeakMap();
this._idmap = new Map();
}
add(e, ...t) {
let n = t[0];
this._map.set(e, n);
n && typeof n == "object" && "id" in n && this._idmap.set(n.id, e);
return this;
}
clear() {
this._map = new WeakMap();
this._idmap = new Map();
return this;
}
remove(e) {
let t = this._map.get(e);
t && typeof t == "object" && "id" in t && this._idmap.delete(t.id);
this._map.delete(e);
return this;
}
get(e) {
let t = e._zod.parent;
if (t) {
let n = { ...this.get(t) ?? {} };
delete n.id;
let r = {
...n,
...this._map.get(e)
};
return Object.keys(r).length ? r : void 0;
}
return this._map.get(e);
}
has(e) {
return this._map.has(e);
}
}
function registry() {
return new $ZodRegistry();
}
(r = globalThis).__zod_globalRegistry ?? (r.__zod_globalRegistry = registry());
let i = globalThis.__zod_globalRegistry;
}),
36705: ((e, t, n) => {
n.d(t, {
$p: () => w,
sF: () => b,
t$: () => L,
b0: () => z,
rv: () => F,
P0: () => O,
VO: () => A,
Ko: () => p,
nu: () => j,
Um: () => C,
x8: () => x,
qc: () => P,
vz: () => v,
I: () => y,
L8: () => E,
ig: () => N,
_m: () => R,
VF: () => I,
h: () => k,
$v: () => l,
EY: () => u,
Wc: () => M,
W4: () => c,
VY: () => f,
cu: () => D,
GP: () => S,
UY: () => isValidBase64,
tV: () => isValidBase64URL,
Xe: () => isValidCIDRv6,
uv: () => isValidCreditCard,
DT: () => isValidIBAN,
SW: () => isValidIPv6,
c2: () => isValidJWT,
D3: () => mergeValues,
NH: () => stripTabAndNewline,
bL: () => urlHostnameOk,
Yf: () => urlProtocolOk,
qU: () => validateURL
});
var r = n(30980);
var i = n(25378);
var a = n(64630);
var o = n(19037);
let s = {
major: 4,
minor: 6,
patch: 7
};
let c = i.xI("$ZodType", (e, t) => {
var n;
e ??= {};
e._zod.def = t;
e._zod.bag = e._zod.bag || {};
e._zod.version = s;
let r = e._zod.def.checks;
let a = e._zod.traits.has("$ZodCheck") ? [e, ...r ?? []] : r?.length ? [...r] : [];
for (let t of a) for (let n of t._zod.onattach) n(e);
if (a.length === 0) {
(n = e._zod).deferred ?? (n.deferred = []);
e._zod.deferred?.push(() => {
e._zod.run = e._zod.parse;
});
} else {
let runChecks = (t, n, r) => {
if (t.memo) return t;
let a = o.QH(t);
let s;
for (let c of n) {
if (c._zod.def.when) {
if (o.rL(t)) continue;
if (!c._zod.def.when(t)) continue;
} else if (a) continue;
let n = t.issues.length;
let l = c._zod.check(t);
if (l instanceof Promise && r?.async === !1) throw new i.GT();
if (s || l instanceof Promise) s = (s ?? Promise.resolve()).then(async () => {
await l;
if (t.issues.length === n) return;
o.d3(t.issues, n, e);
a ||= o.QH(t, n);
});
else {
if (t.issues.length === n) continue;
o.d3(t.issues, n, e);
a ||= o.QH(t, n);
}
}
if (s) return s.then(() => t);
return t;
};
let handleCanaryResult = (t, n, r) => {
if (o.QH(t)) {
t.aborted = !0;
return t;
}
let s = runChecks(n, a, r);
if (s instanceof Promise) {
if (r.async === !1) throw new i.GT();
return s.then((t) => e._zod.parse(t, r));
}
return e._zod.parse(s, r);
};
e._zod.run = (t, n) => {
if (n.skipChecks) return e._zod.parse(t, n);
if (n.direction === "backward") {
let r = e._zod.parse({
value: t.value,
issues: []
}, {
...n,
skipChecks: !0
});
if (r instanceof Promise) return r.then((e) => handleCanaryResult(e, t, n));
return handleCanaryResult(r, t, n);
}
let r = e._zod.parse(t, n);
if (r instanceof Promise) {
if (n.async === !1) throw new i.GT();
return r.then((e) => runChecks(e, a, n));
}
return runChecks(r, a, n);
};
}
}, {
get "~standard"() {
return o.jD(this, "~standard", standardProps(this));
},
set "~standard"(e) {
o.qh(this, "~standard", e);
}
});
let toStandardResult = (e, t) => e.issues.length ? { issues: e.issues.map((e) => o.iR(e, t, i.$W())) } : { value: e.value };
async function validateAsync(e, t) {
let n = { async: !0 };
return toStandardResult(await e._zod.run({
value: t,
issues: []
}, n), n);
}
function standardProps(e) {
return {
validate: (t) => {
let n = { async: !1 };
try {
let r = e._zod.run({
value: t,
issues: []
}, n);
if (!(r instanceof Promise)) return toStandardResult(r, n);
} catch {}
return validateAsync(e, t);
},
vendor: "zod",
version: 1
};
}
let l = i.xI("$ZodString", (e, t) => {
c.init(e, t);
e._zod.pattern = t.pattern ?? a.gp;
e._zod.parse = (n, r) => {
if (t.coerce) try {
n.value = String(n.value);
} catch {}
if (typeof n.value == "string") return n;
n.issues.push({
expected: "string",
code: "invalid_type",
input: n.value,
inst: e
});
return n;
};
});
let u = i.xI("$ZodStringFormat", (e, t) => {
r.ql.init(e, t);
l.init(e, t);
});
function canParseURL(e) {
try {
if (typeof URL < "u" && typeof URL.canParse == "function") return URL.canParse(e);
new URL(e);
return !0;
} catch {
return !1;
}
}
function validateURL(e, t) {
if (!("normalize" in t) && !("hostname" in t) && !("protocol" in t)) return canParseURL(e) || 2;
return parseURLObject(e, t);
}
function parseURLObject(e, t) {
if (!t.normalize && t.protocol?.source === a.F.source && !/^https?:\/\//i.test(e)) return 1;
try {
if (typeof URL < "u") {
let t = URL;
if (typeof t.parse == "function") return t.parse(e) ?? 2;
}
return new URL(e);
} catch {
return 2;
}
}
let d = /[\t\n\r]/g;
function stripTabAndNewline(e) {
return e.replace(d, "");
}
function urlHostnameOk(e, t) {
t.lastIndex = 0;
return t.test(e.hostname);
}
function urlProtocolOk(e, t) {
t.lastIndex = 0;
return t.test(e.protocol.endsWith(":") ? e.protocol.slice(0, -1) : e.protocol);
}
let f = i.xI("$ZodURL", (e, t) => {
u.init(e, t);
e._zod.check = (n) => {
try {
let r = n.value.trim();
let i = validateURL(r, t);
if (i === 1) {
n.issues.push({
code: "invalid_format",
format: "url",
note: "Invalid URL format",
input: n.value,
inst: e,
continue: !t.abort
});
return;
}
if (i === 2) {
n.issues.push({
code: "invalid_format",
format: "url",
input: n.value,
inst: e,
continue: !t.abort
});
return;
}
if (i === !0) {
n.value = stripTabAndNewline(r);
return;
}
t.hostname && !urlHostnameOk(i, t.hostname) && n.issues.push({
code: "invalid_format",
format: "url",
note: "Invalid hostname",
pattern: t.hostname.source,
input: n.value,
inst: e,
continue: !t.abort
});
t.protocol && !urlProtocolOk(i, t.protocol) && n.issues.push({
code: "invalid_format",
format: "url",
note: "Invalid protocol",
pattern: t.protocol.source,
input: n.value,
inst: e,
continue: !t.abort
});
n.value = t.normalize ? i.href : stripTabAndNewline(r);
return;
} catch {
n.issues.push({
code: "invalid_format",
format: "url",
input: n.value,
inst: e,
continue: !t.abort
});
}
};
});
let p = i.xI("$ZodISODateTime", (e, t) => {
t.pattern ??= a.w$(t);
u.init(e, t);
});
let m = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(e) {
if (!m.test(e)) return !1;
return canParseURL(`http://[${e}]`);
}
function isValidCIDRv6(e) {
let t = e.split("/");
if (t.length !== 2) return !1;
let [n, r] = t;
if (!r) return !1;
let i = Number(r);
if (`${i}` !== r) return !1;
if (i < 0 || i > 128) return !1;
return isValidIPv6(n);
}
function isValidBase64(e) {
if (e === "") return !0;
if (/\s/.test(e)) return !1;
if (e.length % 4 != 0) return !1;
try {
atob(e);
return !0;
} catch {
return !1;
}
}
let h = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(e) {
if (!h.test(e)) return !1;
let t = e.replace(/[-_]/g, (e) => e === "-" ? "+" : "/");
return isValidBase64(t.padEnd(Math.ceil(t.length / 4) * 4, "="));
}
let g = /[- ]/g;
function isLuhnAlgo(e) {
let t = e.length;
let n = 1;
let r = 0;
for (; t;) {
let i = e.charCodeAt(--t) - 48;
n ^= 1;
r += n ? [
0,
2,
4,
6,
8,
1,
3,
5,
7,
9
][i] : i;
}
return r % 10 == 0;
}
function isValidCreditCard(e) {
if (!a.w8.test(e)) return !1;
return isLuhnAlgo(e.replace(g, ""));
}
function isIso7064Mod97(e) {
let t = 0;
let n = e.length;
for (let r = 4; r < n; r++) {
let n = e.charCodeAt(r);
t = (n >= 65 ? t * 100 + (n - 55) : t * 10 + (n - 48)) % 97;
}
for (let n = 0; n < 4; n++) {
let r = e.charCodeAt(n);
t = (r >= 65 ? t * 100 + (r - 55) : t * 10 + (r - 48)) % 97;
}
return t === 1;
}
function isValidIBAN(e) {
if (!a.Zk.test(e)) return !1;
return isIso7064Mod97(e);
}
function isValidJWT(e, t = null) {
try {
let n = e.split(".");
if (n.length !== 3) return !1;
let [r] = n;
if (!r) return !1;
let i = JSON.parse(atob(r));
if ("typ" in i && i?.typ !== "JWT") return !1;
if (!i.alg) return !1;
if (t && (!("alg" in i) || i.alg !== t)) return !1;
return !0;
} catch {
return !1;
}
}
let v = i.xI("$ZodNumber", (e, t) => {
c.init(e, t);
e._zod.pattern = a.ai;
e._zod.parse = (n, r) => {
if (t.coerce) try {
n.value = Number(n.value);
} catch {}
let i = n.value;
if (typeof i == "number" && !Number.isNaN(i) && Number.isFinite(i)) return n;
let a = typeof i == "number" ? Number.isNaN(i) ? "NaN" : Number.isFinite(i) ? void 0 : String(i) : void 0;
n.issues.push({
expected: "number",
code: "invalid_type",
input: i,
inst: e,
...a ? { received: a } : {}
});
return n;
};
});
let y = i.xI("$ZodNumberFormat", (e, t) => {
r.KH.init(e, t);
v.init(e, t);
});
let b = i.xI("$ZodBoolean", (e, t) => {
c.init(e, t);
e._zod.pattern = a.zM;
e._zod.parse = (n, r) => {
if (t.coerce) try {
n.value = !!n.value;
} catch {}
let i = n.value;
if (typeof i == "boolean") return n;
n.issues.push({
expected: "boolean",
code: "invalid_type",
input: i,
inst: e
});
return n;
};
});
let x = i.xI("$ZodNull", (e, t) => {
c.init(e, t);
e._zod.pattern = a.ch;
e._zod.values = new Set([null]);
e._zod.parse = (t, n) => {
let r = t.value;
if (r === null) return t;
t.issues.push({
expected: "null",
code: "invalid_type",
input: r,
inst: e
});
return t;
};
});
let S = i.xI("$ZodUnknown", (e, t) => {
c.init(e, t);
e._zod.parse = (e) => e;
});
let C = i.xI("$ZodNever", (e, t) => {
c.init(e, t);
e._zod.parse = (t, n) => {
t.issues.push({
expected: "never",
code: "invalid_type",
input: t.value,
inst: e
});
return t;
};
});
function capSize(e, t) {
let n = o.hi(e._zod.def.checks);
if (!n.length) return;
let r = Math.min(...n.map((e) => e[0]));
let i = e._zod.parse;
e._zod.parse = (n, a) => {
let s = t(n.value);
if (s > r && !a?.skipChecks && a?.direction !== "backward") {
for (let [t, r] of o.hi(e._zod.def.checks)) if (s > t && r._zod.def.when(n)) {
let t = n.issues.length;
r._zod.check(n);
n.issues[t].continue = !1;
o.d3(n.issues, t, e);
return n;
}
}
return i(n, a);
};
}
let arraySize = (e) => Array.isArray(e) ? e.length : -1;
function handleArrayResult(e, t, n) {
e.issues.length && t.issues.push(...o.lQ(n, e.issues));
t.value[n] = e.value;
}
let w = i.xI("$ZodArray", (e, t) => {
c.init(e, t);
let n = i.cr.memoizer;
n?.attach(e);
e._zod.parse = (r, i) => {
let a = r.value;
if (!Array.isArray(a)) {
r.issues.push({
expected: "array",
code: "invalid_type",
input: a,
inst: e
});
return r;
}
r.value = n ? n.alloc(e, r, Array(a.length), i) : Array(a.length);
let s = [];
let c = i?.abortEarly;
for (let e = 0; e < a.length; e++) {
let n = a[e];
let l = t.element._zod.run({
value: n,
issues: []
}, i);
if (l instanceof Promise) s.push(l.then((t) => handleArrayResult(t, r, e)));
else {
handleArrayResult(l, r, e);
if (c && l.issues.length !== 0 && o.QH(l)) break;
}
}
if (s.length) return Promise.all(s).then(() => r);
return r;
};
capSize(e, arraySize);
});
function handlePropertyResult(e, t, n, r, i, a) {
let s = n in r;
let c = a === "optional";
if (!s && c && i === "optional") return;
if (e.issues.length) {
if (i !== void 0 && c && !s) return;
t.issues.push(...o.lQ(n, e.issues));
}
if (!s && i === void 0) {
e.issues.length || t.issues.push({
code: "invalid_type",
expected: "nonoptional",
input: void 0,
path: [n]
});
return;
}
e.value === void 0 ? (s || i === "defaulted" && !c) && (t.value[n] = void 0) : t.value[n] = e.value;
}
let T = [];
function normalizeDef(e) {
let t = Object.keys(e.shape);
let n = Object.getOwnPropertySymbols(e.shape);
let r = n.length ? n : T;
let i = r.length ? [...t, ...r] : t;
for (let t of i) if (!e.shape?.[t]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
let a = o.NM(e.shape);
return {
...e,
allKeys: i,
symbolKeys: r,
keySet: new Set(t),
numKeys: t.length,
optionalKeys: new Set(a)
};
}
function handleCatchall(e, t, n, r, i, a, s) {
let c = [];
let l = i.keySet;
let u = i.catchall._zod;
let d = u.def.type;
let f = u.optin;
let p = u.optout;
let m = 0;
for (let i in t) {
if (s && n.issues.length !== m) {
if (o.QH(n, m)) break;
m = n.issues.length;
}
if (l.has(i)) continue;
if (i === "__proto__") {
d === "never" && c.push(i);
continue;
}
if (d === "never") {
c.push(i);
continue;
}
let a = u.run({
value: t[i],
issues: []
}, r);
a instanceof Promise ? e.push(a.then((e) => handlePropertyResult(e, n, i, t, f, p))) : handlePropertyResult(a, n, i, t, f, p);
}
c.length && n.issues.push({
code: "unrecognized_keys",
keys: c,
input: t,
inst: a,
continue: !0
});
if (!e.length) return n;
return Promise.all(e).then(() => n);
}
let E = i.xI("$ZodObject", (e, t) => {
c.init(e, t);
let n = Object.getOwnPropertyDescriptor(t, "shape");
let r = n?.get ? n.get.raw : t.shape ?? {};
if (r) {
let get = () => {
let e = { ...r };
Object.defineProperty(t, "shape", { value: e });
get.raw = e;
return e;
};
get.raw = r;
Object.defineProperty(t, "shape", { get });
}
let a = o.PO(() => normalizeDef(t));
o.v5(e, "propValues", (e) => {
let t = e.def.shape;
let n = {};
for (let e in t) {
let r = t[e]._zod;
if (r.values) {
Object.prototype.hasOwnProperty.call(n, e) || o.Vy(n, e, new Set());
for (let t of r.values) n[e].add(t);
r.optin !== void 0 && n[e].add(void 0);
}
}
return n;
});
let s = o.Gv;
let l = t.catchall;
let u;
let d = i.cr.memoizer;
d?.attach(e);
e._zod.parse = (t, n) => {
u ??= a.value;
let r = t.value;
if (!s(r)) {
t.issues.push({
expected: "object",
code: "invalid_type",
input: r,
inst: e
});
return t;
}
t.value = d ? d.alloc(e, t, {}, n) : {};
let i = [];
let c = u.shape;
let f = n?.abortEarly;
let p = t.issues.length;
for (let e of u.allKeys) {
if (f && t.issues.length !== p) {
if (o.QH(t, p)) break;
p = t.issues.length;
}
if (e === "__proto__") continue;
let a = c[e];
let s = a._zod.optin;
let l = a._zod.optout;
let u = a._zod.run({
value: r[e],
issues: []
}, n);
u instanceof Promise ? i.push(u.then((n) => handlePropertyResult(n, t, e, r, s, l))) : handlePropertyResult(u, t, e, r, s, l);
}
if (!l) return i.length ? Promise.all(i).then(() => t) : t;
return handleCatchall(i, r, t, n, a.value, e, f === !0);
};
});
function handleUnionResults(e, t, n, r) {
for (let n of e) if (n.issues.length === 0) {
t.value = n.value;
return t;
}
let a = e.filter((e) => !o.QH(e));
if (a.length === 1) {
t.value = a[0].value;
return a[0];
}
t.issues.push({
code: "invalid_union",
input: t.value,
inst: n,
errors: e.map((e) => e.issues.map((e) => o.iR(e, r, i.$W())))
});
return t;
}
let D = i.xI("$ZodUnion", (e, t) => {
c.init(e, t);
o.v5(e, "optin", (e) => e.def.options.some((e) => e._zod.optin === "defaulted") ? "defaulted" : e.def.options.some((e) => e._zod.optin !== void 0) ? "optional" : void 0);
o.v5(e, "optout", (e) => e.def.options.some((e) => e._zod.optout === "optional") ? "optional" : void 0);
o.v5(e, "values", (e) => {
if (e.def.options.every((e) => e._zod.values)) return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
});
o.v5(e, "pattern", (e) => {
if (e.def.options.every((e) => e._zod.pattern)) {
let t = e.def.options.map((e) => e._zod.pattern);
return RegExp(`^(${t.map((e) => o.p6(e.source)).join("|")})$`);
}
});
let n = t.options.length === 1 ? t.options[0]._zod.run : null;
e._zod.parse = (r, i) => {
if (n) return n(r, i);
let a = !1;
let o = [];
for (let e of t.options) {
let t = e._zod.run({
value: r.value,
issues: []
}, i);
if (t instanceof Promise) {
o.push(t);
a = !0;
} else {
if (t.issues.length === 0) return t;
o.push(t);
}
}
if (!a) return handleUnionResults(o, r, e, i);
return Promise.all(o).then((t) => handleUnionResults(t, r, e, i));
};
});
function discriminatorMap(e) {
let t = new Map();
for (let n of e.options) {
let r = n._zod.propValues?.[e.discriminator];
if (!r || r.size === 0) throw Error(`Invalid discriminated union option at index "${e.options.indexOf(n)}"`);
for (let e of r) if (t.has(e)) {
if (e !== void 0) throw Error(`Duplicate discriminator value "${String(e)}"`);
t.set(e, null);
} else t.set(e, n);
}
return t;
}
let O = i.xI("$ZodDiscriminatedUnion", (e, t) => {
t.inclusive = !1;
D.init(e, t);
let n = e._zod.parse;
o.v5(e, "propValues", (e) => {
let t = {};
let n = 0;
for (let r of e.def.options) {
let i = r._zod.propValues;
if (!i || Object.keys(i).length === 0) throw Error(`Invalid discriminated union option at index "${e.def.options.indexOf(r)}"`);
i[e.def.discriminator]?.has(void 0) && n++;
for (let [e, n] of Object.entries(i)) {
Object.prototype.hasOwnProperty.call(t, e) || o.Vy(t, e, new Set());
for (let r of n) t[e].add(r);
}
}
!e.def.unionFallback && n > 1 && t[e.def.discriminator]?.delete(void 0);
return t;
});
t.options.forEach((e, n) => {
let r = o.MO(e._zod.def);
if (r && !Object.prototype.hasOwnProperty.call(r, t.discriminator)) throw Error(`Invalid discriminated union option at index "${n}"`);
});
let r = o.PO(() => discriminatorMap(t));
e._zod.parse = (i, a) => {
let s = i.value;
if (!o.Gv(s)) {
i.issues.push({
code: "invalid_type",
expected: "object",
input: s,
inst: e
});
return i;
}
let c = s?.[t.discriminator];
let l = r.value.get(c);
if (l && (c !== void 0 || a.direction !== "backward")) return l._zod.run(i, a);
if (t.unionFallback || a.direction === "backward") return n(i, a);
i.issues.push({
code: "invalid_union",
errors: [],
note: "No matching discriminator",
discriminator: t.discriminator,
options: Array.from(r.value.keys()).filter((e) => r.value.get(e) !== null),
input: s,
path: [t.discriminator],
inst: e
});
return i;
};
});
function mergeValues(e, t) {
if (e === t) return {
valid: !0,
data: e
};
if (e instanceof Date && t instanceof Date && +e == +t) return {
valid: !0,
data: e
};
if (o.Qd(e) && o.Qd(t)) {
let n = Object.keys(t);
let r = Object.keys(e).filter((e) => n.indexOf(e) !== -1);
let i = {
...e,
...t
};
Object.prototype.hasOwnProperty.call(i, "__proto__") && delete i.__proto__;
for (let n of r) {
if (n === "__proto__") continue;
let r = mergeValues(e[n], t[n]);
if (!r.valid) return {
valid: !1,
mergeErrorPath: [n, ...r.mergeErrorPath]
};
i[n] = r.data;
}
return {
valid: !0,
data: i
};
}
if (Array.isArray(e) && Array.isArray(t)) {
if (e.length !== t.length) return {
valid: !1,
mergeErrorPath: []
};
let n = [];
for (let r = 0; r < e.length; r++) {
let i = e[r];
let a = t[r];
let o = mergeValues(i, a);
if (!o.valid) return {
valid: !1,
mergeErrorPath: [r, ...o.mergeErrorPath]
};
n.push(o.data);
}
return {
valid: !0,
data: n
};
}
return {
valid: !1,
mergeErrorPath: []
};
}
let k = i.xI("$ZodRecord", (e, t) => {
c.init(e, t);
let n = i.cr.memoizer;
n?.attach(e);
e._zod.parse = (r, s) => {
let c = r.value;
if (!o.Qd(c)) {
r.issues.push({
expected: "record",
code: "invalid_type",
input: c,
inst: e
});
return r;
}
let l = [];
let u = t.keyType._zod.values;
if (u && !t.partial) {
r.value = n ? n.alloc(e, r, {}, s) : {};
let a = new Set();
for (let n of u) if (typeof n == "string" || typeof n == "number" || typeof n == "symbol") {
a.add(typeof n == "number" ? n.toString() : n);
if (n === "__proto__") continue;
let u = t.keyType._zod.run({
value: n,
issues: []
}, s);
if (u instanceof Promise) throw Error("Async schemas not supported in object keys currently");
if (u.issues.length) {
r.issues.push({
code: "invalid_key",
origin: "record",
issues: u.issues.map((e) => o.iR(e, s, i.$W())),
input: n,
path: [n],
inst: e
});
continue;
}
let d = u.value;
if (d === "__proto__") continue;
let f = t.valueType._zod.run({
value: c[n],
issues: []
}, s);
if (f instanceof Promise) l.push(f.then((e) => {
e.issues.length && r.issues.push(...o.lQ(n, e.issues));
r.value[d] = e.value;
}));
else {
f.issues.length && r.issues.push(...o.lQ(n, f.issues));
r.value[d] = f.value;
}
}
let d;
for (let e in c) if (!a.has(e)) {
if (t.mode === "loose") {
if (e === "__proto__") continue;
r.value[e] = c[e];
} else {
d ??= [];
d.push(e);
}
}
d && d.length > 0 && r.issues.push({
code: "unrecognized_keys",
input: c,
inst: e,
keys: d,
continue: !0
});
} else {
r.value = n ? n.alloc(e, r, {}, s) : {};
let d;
for (let n of Reflect.ownKeys(c)) {
if (n === "__proto__") continue;
if (!Object.prototype.propertyIsEnumerable.call(c, n)) continue;
let f = t.keyType._zod.run({
value: n,
issues: []
}, s);
if (f instanceof Promise) throw Error("Async schemas not supported in object keys currently");
if (typeof n == "string" && a.ai.test(n) && f.issues.length) {
let e = t.keyType._zod.run({
value: Number(n),
issues: []
}, s);
if (e instanceof Promise) throw Error("Async schemas not supported in object keys currently");
e.issues.length === 0 && (f = e);
}
if (f.issues.length) {
if (t.mode === "loose") r.value[n] = c[n];
else if (u) {
d ??= [];
d.push(n);
} else r.issues.push({
code: "invalid_key",
origin: "record",
issues: f.issues.map((e) => o.iR(e, s, i.$W())),
input: n,
path: [n],
inst: e
});
continue;
}
let p = f.value;
if (p === "__proto__") continue;
let m = t.valueType._zod.run({
value: c[n],
issues: []
}, s);
if (m instanceof Promise) l.push(m.then((e) => {
e.issues.length && r.issues.push(...o.lQ(n, e.issues));
r.value[p] = e.value;
}));
else {
m.issues.length && r.issues.push(...o.lQ(n, m.issues));
r.value[p] = m.value;
}
}
d && d.length > 0 && r.issues.push({
code: "unrecognized_keys",
input: c,
inst: e,
keys: d,
continue: !0
});
}
if (l.length) return Promise.all(l).then(() => r);
return r;
};
});
let A = i.xI("$ZodEnum", (e, t) => {
c.init(e, t);
let n = o.w5(t.entries);
let r = new Set(n);
e._zod.values = r;
o.v5(e, "pattern", (e) => {
let t = o.w5(e.def.entries).filter((e) => o.qQ.has(typeof e));
return RegExp(t.length ? `^(${t.map((e) => o.sD(e.toString())).join("|")})$` : "^[^\\s\\S]$");
});
e._zod.parse = (t, i) => {
let a = t.value;
if (r.has(a)) return t;
t.issues.push({
code: "invalid_value",
values: n,
input: a,
inst: e
});
return t;
};
});
let j = i.xI("$ZodLiteral", (e, t) => {
c.init(e, t);
let n = new Set(t.values);
e._zod.values = n;
o.v5(e, "pattern", (e) => {
let t = e.def.values;
return RegExp(t.length ? `^(${t.map((e) => typeof e == "string" ? o.sD(e) : e ? o.sD(e.toString()) : String(e)).join("|")})$` : "^[^\\s\\S]$");
});
e._zod.parse = (r, i) => {
let a = r.value;
if (n.has(a)) return r;
r.issues.push({
code: "invalid_value",
values: t.values,
input: a,
inst: e
});
return r;
};
});
let M = i.xI("$ZodTransform", (e, t) => {
c.init(e, t);
e._zod.optin = "optional";
i.cr.memoizer?.guard(e);
e._zod.parse = (n, r) => {
if (r.direction === "backward") throw new i.cV(e.constructor.name);
let a = t.transform(n.value, n);
if (r.async) return (a instanceof Promise ? a : Promise.resolve(a)).then((e) => {
n.value = e;
return n;
});
if (a instanceof Promise) throw new i.GT();
n.value = a;
return n;
};
});
function handleOptionalResult(e, t) {
e.value = t.issues.length ? void 0 : t.value;
return e;
}
let N = i.xI("$ZodOptional", (e, t) => {
c.init(e, t);
o.v5(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
e._zod.optout = "optional";
o.v5(e, "values", (e) => {
let t = e.def.innerType._zod.values;
return t ? new Set([...t, void 0]) : void 0;
});
o.v5(e, "pattern", (e) => {
let t = e.def.innerType._zod.pattern;
return t ? RegExp(`^(${o.p6(t.source)})?$`) : void 0;
});
e._zod.parse = (e, n) => {
if (e.value === void 0) {
if (t.innerType._zod.optin !== "defaulted") return e;
let r = t.innerType._zod.run({
value: e.value,
issues: []
}, n);
if (r instanceof Promise) return r.then((t) => handleOptionalResult(e, t));
return handleOptionalResult(e, r);
}
return t.innerType._zod.run(e, n);
};
});
let P = i.xI("$ZodNullable", (e, t) => {
c.init(e, t);
o.v5(e, "optin", (e) => e.def.innerType._zod.optin);
o.v5(e, "optout", (e) => e.def.innerType._zod.optout);
o.v5(e, "pattern", (e) => {
let t = e.def.innerType._zod.pattern;
return t ? RegExp(`^(${o.p6(t.source)}|null)$`) : void 0;
});
o.v5(e, "values", (e) => e.def.innerType._zod.values ? new Set([...e.def.innerType._zod.values, null]) : void 0);
e._zod.parse = (e, n) => {
if (e.value === null) return e;
return t.innerType._zod.run(e, n);
};
});
let F = i.xI("$ZodDefault", (e, t) => {
c.init(e, t);
e._zod.optin = "defaulted";
o.v5(e, "values", (e) => e.def.innerType._zod.values);
e._zod.parse = (e, n) => {
if (n.direction === "backward") return t.innerType._zod.run(e, n);
if (e.value === void 0) {
e.value = t.defaultValue;
return e;
}
let r = t.innerType._zod.run(e, n);
if (r instanceof Promise) return r.then((e) => handleDefaultResult(e, t));
return handleDefaultResult(r, t);
};
});
function handleDefaultResult(e, t) {
e.value === void 0 && (e.value = t.defaultValue);
return e;
}
let I = i.xI("$ZodPrefault", (e, t) => {
c.init(e, t);
e._zod.optin = "defaulted";
o.v5(e, "values", (e) => e.def.innerType._zod.values);
e._zod.parse = (e, n) => {
if (n.direction === "backward") return t.innerType._zod.run(e, n);
e.value === void 0 && (e.value = t.defaultValue);
return t.innerType._zod.run(e, n);
};
});
function handleCatchResult(e, t, n, r) {
if (!t.issues.length) {
e.value = t.value;
t.memo && (e.memo = !0);
return e;
}
e.value = n.catchValue({
...t,
value: e.value,
error: { issues: t.issues.map((e) => o.iR(e, r, i.$W())) },
input: e.value
});
return e;
}
let L = i.xI("$ZodCatch", (e, t) => {
c.init(e, t);
o.v5(e, "optin", (e) => e.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
o.v5(e, "optout", (e) => e.def.innerType._zod.optout);
o.v5(e, "values", (e) => e.def.innerType._zod.values);
e._zod.parse = (e, n) => {
if (n.direction === "backward") return t.innerType._zod.run(e, n);
let r = t.innerType._zod.run({
value: e.value,
issues: []
}, n);
if (r instanceof Promise) return r.then((r) => handleCatchResult(e, r, t, n));
return handleCatchResult(e, r, t, n);
};
});
let R = i.xI("$ZodPipe", (e, t) => {
c.init(e, t);
o.v5(e, "values", (e) => e.def.in._zod.values);
o.v5(e, "optin", (e) => e.def.in._zod.optin);
o.v5(e, "optout", (e) => e.def.out._zod.optout);
o.v5(e, "propValues", (e) => e.def.in._zod.propValues);
e._zod.parse = (e, n) => {
if (n.direction === "backward") {
let r = t.out._zod.run(e, n);
if (r instanceof Promise) return r.then((e) => handlePipeResult(e, t.in, n));
return handlePipeResult(r, t.in, n);
}
let r = t.in._zod.run(e, n);
if (r instanceof Promise) return r.then((e) => handlePipeResult(e, t.out, n));
return handlePipeResult(r, t.out, n);
};
});
function handlePipeResult(e, t, n) {
if (e.issues.some((e) => e.code !== "unrecognized_keys")) {
e.aborted = !0;
return e;
}
return t._zod.run({
value: e.value,
issues: e.issues
}, n);
}
let z = i.xI("$ZodCustom", (e, t) => {
r.QP.init(e, t);
c.init(e, t);
e._zod.parse = (e, t) => e;
e._zod.check = (n) => {
let r = n.value;
let i = t.fn(r);
if (i instanceof Promise) return i.then((t) => handleRefineResult(t, n, r, e));
handleRefineResult(i, n, r, e);
};
});
function handleRefineResult(e, t, n, r) {
if (!e) {
let e = {
code: "custom",
input: n,
inst: r,
path: [...r._zod.def.path ?? []],
continue: !r._zod.def.abort
};
r._zod.def.params && (e.params = r._zod.def.params);
t.issues.push(o.sn(e));
}
}
}),
19037: ((e, t, n) => {
n.d(t, {
$f: () => u,
A2: () => normalizeParams,
B7: () => stringifyPrimitive,
GW: () => parsedType,
Gv: () => isObject,
LG: () => floatSafeRemainder,
MO: () => rawShape,
NM: () => optionalKeys,
O7: () => codePointLength,
PO: () => cached,
QH: () => aborted,
Qd: () => isPlainObject,
Rc: () => getLengthableOrigin,
SS: () => constantCatch,
UQ: () => esc,
Up: () => pick,
Vy: () => assignProp,
X: () => installLazyProp,
X$: () => extend,
cl: () => nullish,
d3: () => attachSchema,
gx: () => r,
hi: () => sizeCaps,
iR: () => finalizeIssue,
jD: () => hide,
jw: () => joinValues,
k8: () => jsonStringifyReplacer,
lQ: () => prefixIssues,
o8: () => clone,
ol: () => members,
p6: () => cleanRegex,
qQ: () => i,
qh: () => own,
rL: () => explicitlyAborted,
sD: () => escapeRegex,
sn: () => issue,
v5: () => defineLazyInternal,
w5: () => getEnumValues,
yG: () => shallowClone,
zH: () => a
});
function getEnumValues(e) {
let t = Object.values(e).filter((e) => typeof e == "number");
return Object.entries(e).filter(([e, n]) => t.indexOf(+e) === -1).map(([e, t]) => t);
}
function joinValues(e, t = "|") {
return e.map((e) => stringifyPrimitive(e)).join(t);
}
function jsonStringifyReplacer(e, t) {
if (typeof t == "bigint") return t.toString();
return t;
}
class Cached {
constructor(e) {
this._getter = e;
this._value = void 0;
}
get value() {
let e = this._getter;
if (e !== void 0) {
this._value = e();
this._getter = void 0;
}
return this._value;
}
}
function cached(e) {
return new Cached(e);
}
function nullish(e) {
return e == null;
}
function cleanRegex(e) {
let t = +!!e.startsWith("^");
let n = e.endsWith("$") ? e.length - 1 : e.length;
return e.slice(t, n);
}
function floatSafeRemainder(e, t) {
let n = e / t;
let r = Math.round(n);
let i = 4 * 2 ** -52 * Math.max(Math.abs(n), 1);
if (Math.abs(n - r) < i) return 0;
return n - r;
}
function assignProp(e, t, n) {
Object.defineProperty(e, t, {
value: n,
writable: !0,
enumerable: !0,
configurable: !0
});
}
function rawShape(e) {
let t = Object.getOwnPropertyDescriptor(e, "shape");
return t?.get ? t.get.raw : t?.value;
}
function sourceShape(e) {
return rawShape(e._zod.def) ?? e._zod.def.shape;
}
function deferProp(e, t, n) {
Object.defineProperty(e, t, {
get() {
let e = n();
assignProp(this, t, e);
return e;
},
enumerable: !0,
configurable: !0
});
}
function putProp(e, t, n) {
t in e ? assignProp(e, t, n) : e[t] = n;
}
function mirrorShape(e, t, n, r) {
let i = sourceShape(t);
for (let a of n) {
let n = Object.getOwnPropertyDescriptor(i, a);
if (!n.enumerable) continue;
n.get ? deferProp(e, a, () => {
let e = t._zod.def.shape[a];
return r ? r(e, a) : e;
}) : putProp(e, a, r ? r(n.value, a) : n.value);
}
}
function mirrorProps(e, t) {
for (let n of Reflect.ownKeys(t)) {
let r = Object.getOwnPropertyDescriptor(t, n);
if (!r.enumerable) continue;
r.get ? deferProp(e, n, () => t[n]) : putProp(e, n, r.value);
}
}
function mergeDefs(...e) {
let t = {};
for (let n of e) {
let e = Object.getOwnPropertyDescriptors(n);
Object.assign(t, e);
}
return Object.defineProperties({}, t);
}
function esc(e) {
return JSON.stringify(e);
}
let r = "captureStackTrace" in Error ? Error.captureStackTrace : (...e) => {};
function isObject(e) {
return typeof e == "object" && !!e && !Array.isArray(e);
}
function isPlainObject(e) {
if (isObject(e) === !1) return !1;
let t = e.constructor;
if (t === void 0) return !0;
if (typeof t != "function") return !0;
let n = t.prototype;
if (isObject(n) === !1) return !1;
if (Object.prototype.hasOwnProperty.call(n, "isPrototypeOf") === !1) return !1;
return !0;
}
function shallowClone(e) {
if (isPlainObject(e)) return { ...e };
if (Array.isArray(e)) return [...e];
if (e instanceof Map) return new Map(e);
if (e instanceof Set) return new Set(e);
return e;
}
let i = new Set([
"string",
"number",
"symbol"
]);
function escapeRegex(e) {
return e.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(e, t, n) {
let r = new e._zod.constr(t ?? e._zod.def);
(!t || n?.parent) && (r._zod.parent = e);
return r;
}
function normalizeParams(e) {
let t = e;
if (!t) return {};
if (typeof t == "string") return { error: () => t };
if (t?.message !== void 0) {
if (t?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
t.error = t.message;
}
delete t.message;
if (typeof t.error == "string") return {
...t,
error: () => t.error
};
return t;
}
function stringifyPrimitive(e) {
if (typeof e == "bigint") return e.toString() + "n";
if (typeof e == "string") return `"${e}"`;
return `${e}`;
}
function optionalKeys(e) {
return Object.keys(e).filter((t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === "optional");
}
let a = {
safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
int32: [-2147483648, 2147483647],
uint32: [0, 4294967295],
float32: [-34028234663852886e22, 34028234663852886e22],
float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
};
function pick(e, t) {
let n = e._zod.def;
let r = n.checks;
if (r && r.length > 0) throw Error(".pick() cannot be used on object schemas containing refinements");
let i = {};
mirrorShape(i, e, maskedKeys(e, t));
return clone(e, mergeDefs(n, {
shape: i,
checks: []
}));
}
function maskedKeys(e, t) {
let n = sourceShape(e);
let r = [];
for (let e of Reflect.ownKeys(t)) {
if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable) throw Error(`Unrecognized key: "${String(e)}"`);
t[e] && r.push(e);
}
return r;
}
function extend(e, t) {
if (!isPlainObject(t)) throw Error("Invalid input to extend: expected a plain object");
let n = e._zod.def.checks;
if (n && n.length > 0) {
let n = sourceShape(e);
for (let e of Reflect.ownKeys(t)) if (Object.getOwnPropertyDescriptor(n, e) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
}
return clone(e, mergeDefs(e._zod.def, { shape: extended(e, t) }));
}
function extended(e, t) {
let n = {};
mirrorShape(n, e, Reflect.ownKeys(sourceShape(e)));
mirrorProps(n, t);
return n;
}
function aborted(e, t = 0) {
if (e.aborted === !0) return !0;
for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
return !1;
}
function explicitlyAborted(e, t = 0) {
if (e.aborted === !0) return !0;
for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
return !1;
}
function prefixIssues(e, t) {
return t.map((t) => {
var n;
(n = t).path ?? (n.path = []);
t.path.unshift(e);
return t;
});
}
function unwrapMessage(e) {
return typeof e == "string" ? e : e?.message;
}
function sizeCaps(e) {
let t = [];
for (let n of e ?? []) {
let e = n._zod.def;
if (!/_(length|size)$|_equals$/.test(e.check)) break;
let r = e.maximum ?? e.length ?? e.size;
r >= 0 && t.push([r, n]);
}
return t;
}
function attachSchema(e, t, n) {
var r;
for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function finalizeIssue(e, t, n) {
var r;
let i = e.inst?._zod?.traits;
i?.has("$ZodType") && (i.has("$ZodCheck") ? (r = e).schema ?? (r.schema = e.inst) : e.schema = e.inst);
let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error;
let o = e.message ? e.message : unwrapMessage(e.inst?._zod.def?.error?.(e)) ?? unwrapMessage(a?.(e)) ?? unwrapMessage(t?.error?.(e)) ?? unwrapMessage(n.customError?.(e)) ?? unwrapMessage(n.localeError?.(e)) ?? "Invalid input";
let s = {};
for (let t of Object.keys(e)) {
if (t === "inst" || t === "schema" || t === "continue" || t === "input" || t === "__proto__") continue;
s[t] = e[t];
}
s.path ??= [];
s.message = o;
t?.reportInput && (s.input = e.input);
return s;
}
let o = /[\uD800-\uDBFF]/;
function codePointLength(e) {
let t = e.length;
if (!o.test(e)) return t;
let n = t;
for (let r = 0; r < t - 1; r++) if ((e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320) {
n--;
r++;
}
return n;
}
function getLengthableOrigin(e) {
if (Array.isArray(e)) return "array";
if (typeof e == "string") return "string";
return "unknown";
}
function parsedType(e) {
let t = typeof e;
switch (t) {
case "number": return Number.isNaN(e) ? "nan" : "number";
case "object": {
if (e === null) return "null";
if (Array.isArray(e)) return "array";
let t = e;
if (t && Object.getPrototypeOf(t) !== Object.prototype && "constructor" in t && t.constructor) return t.constructor.name;
}
}
return t;
}
function issue(...e) {
let [t, n, r] = e;
if (typeof t == "string") return {
message: t,
code: "custom",
input: n,
inst: r
};
return { ...t };
}
function members(e, t) {
for (let n in t) {
let r = Object.getOwnPropertyDescriptor(t, n);
r.get ? Object.defineProperty(e, n, {
...r,
enumerable: !1
}) : defineBound(e, n, r.value);
}
}
function own(e, t, n, r = !0) {
Object.defineProperty(e, t, {
configurable: !0,
writable: !0,
enumerable: r,
value: n
});
return n;
}
function hide(e, t, n) {
return own(e, t, n, !1);
}
function defineBound(e, t, n) {
Object.defineProperty(e, t, {
configurable: !0,
get() {
return this == null ? n : own(this, t, n.bind(this));
},
set(e) {
own(this, t, e);
}
});
}
function claim(e, t) {
let n = Object.getPrototypeOf(e);
return t in n ? void 0 : n;
}
let s;
let c = !1;
let l = {
configurable: !0,
get() {
c = !0;
}
};
function defineLazyInternal(e, t, n) {
let r = Object.getPrototypeOf(e._zod);
if (t in r && s !== e._zod) {
s = void 0;
return;
}
s = e._zod;
Object.defineProperty(r, t, {
configurable: !0,
get() {
Object.defineProperty(this, t, l);
let e = c;
c = !1;
try {
let r = n(this);
c ? delete this[t] : Object.defineProperty(this, t, {
configurable: !0,
writable: !0,
value: r
});
c ||= e;
return r;
} catch (n) {
delete this[t];
c ||= e;
throw n;
}
},
set(e) {
Object.defineProperty(this, t, {
configurable: !0,
writable: !0,
value: e
});
}
});
}
function installLazyProp(e, t, n, r) {
let i = claim(e, t);
if (!i) return;
Object.defineProperty(i, t, {
configurable: !0,
get() {
let e = {
configurable: !0,
writable: !0,
enumerable: r,
value: void 0
};
Object.defineProperty(this, t, e);
e.value = n(this);
Object.defineProperty(this, t, e);
return e.value;
},
set(e) {
Object.defineProperty(this, t, {
configurable: !0,
writable: !0,
enumerable: r,
value: e
});
}
});
}
let u = "~constantCatch";
function constantCatch(e) {
let fn = () => e;
fn[u] = !0;
return fn;
}
}),
79745: ((e, t, n) => {
n.d(t, {
FsL: () => pipe,
Ikc: () => object,
KCZ: () => union,
L5J: () => unknown,
MfU: () => _catch,
OZ5: () => url,
Rvf: () => _default,
SdS: () => prefault,
UpN: () => pick,
Whr: () => int,
X$i: () => extend,
Xz9: () => D,
YOg: () => array,
YPB: () => refine,
YjP: () => string,
ZmZ: () => never,
_H3: () => looseObject,
aig: () => number,
chJ: () => _null,
cl6: () => nullish,
euz: () => literal,
g1P: () => record,
gMt: () => discriminatedUnion,
ilq: () => A,
k5n: () => _enum,
lqM: () => optional,
mee: () => nullable,
pdi: () => transform,
rej: () => strictObject,
uGA: () => w,
zMY: () => boolean,
zUr: () => u
});
var r = n(25378);
var i = n(36705);
var a = n(19037);
var o = n(82941);
var s = n(21778);
let c = r.xI("ZodMiniType", (e, t) => {
if (!e._zod) throw Error("Uninitialized schema in ZodMiniType.");
i.W4.init(e, t);
e.def = t;
e.type = t.type;
}, {
get with() {
return this.check;
},
set with(e) {
a.qh(this, "with", e);
},
parse(e, t) {
return s.qg(this, e, t, { callee: this.parse });
},
parseAsync(e, t) {
return s.EJ(this, e, t, { callee: this.parseAsync });
},
safeParse(e, t) {
return s.xL(this, e, t);
},
safeParseAsync(e, t) {
return s.bp(this, e, t);
},
check(...e) {
let t = this.def;
return this.clone({
...t,
checks: [...t.checks ?? [], ...e.map((e) => typeof e == "function" ? { _zod: {
check: e,
def: { check: "custom" },
onattach: []
} } : e)]
}, { parent: !0 });
},
clone(e, t) {
return a.o8(this, e, t);
},
brand() {
return this;
},
register(e, t) {
e.add(this, t);
return this;
},
apply(e, ...t) {
return t.length === 0 ? e(this) : e(this, ...t);
}
});
let l = r.xI("ZodMiniString", (e, t) => {
i.$v.init(e, t);
c.init(e, t);
});
function string(e) {
return o.Rl(l, e);
}
let u = r.xI("ZodMiniStringFormat", (e, t) => {
i.EY.init(e, t);
l.init(e, t);
});
let d = r.xI("ZodMiniURL", (e, t) => {
i.VY.init(e, t);
u.init(e, t);
});
function url(e) {
return o.Fn(d, e);
}
let f = r.xI("ZodMiniNumber", (e, t) => {
i.vz.init(e, t);
c.init(e, t);
});
function number(e) {
return o.F7(f, e);
}
let p = r.xI("ZodMiniNumberFormat", (e, t) => {
i.I.init(e, t);
f.init(e, t);
});
function int(e) {
return o.LK(p, e);
}
let m = r.xI("ZodMiniBoolean", (e, t) => {
i.sF.init(e, t);
c.init(e, t);
});
function boolean(e) {
return o._L(m, e);
}
let h = r.xI("ZodMiniNull", (e, t) => {
i.x8.init(e, t);
c.init(e, t);
});
function _null(e) {
return o.jw(h, e);
}
let g = r.xI("ZodMiniUnknown", (e, t) => {
i.GP.init(e, t);
c.init(e, t);
});
function unknown() {
return o.em(g);
}
let v = r.xI("ZodMiniNever", (e, t) => {
i.Um.init(e, t);
c.init(e, t);
});
function never(e) {
return o.G8(v, e);
}
let y = r.xI("ZodMiniArray", (e, t) => {
i.$p.init(e, t);
c.init(e, t);
});
function array(e, t) {
return new y({
type: "array",
element: e,
...a.A2(t)
});
}
let b = r.xI("ZodMiniObject", (e, t) => {
i.L8.init(e, t);
c.init(e, t);
a.X(e, "shape", (e) => e._zod.def.shape, !1);
});
function object(e, t) {
let n = {
type: "object",
shape: e ?? {},
...a.A2(t)
};
return new b(n);
}
function strictObject(e, t) {
return new b({
type: "object",
shape: e,
catchall: never(),
...a.A2(t)
});
}
function looseObject(e, t) {
return new b({
type: "object",
shape: e,
catchall: unknown(),
...a.A2(t)
});
}
function extend(e, t) {
return a.X$(e, t);
}
function pick(e, t) {
return a.Up(e, t);
}
let x = r.xI("ZodMiniUnion", (e, t) => {
i.cu.init(e, t);
c.init(e, t);
});
function union(e, t) {
return new x({
type: "union",
options: e,
...a.A2(t)
});
}
let S = r.xI("ZodMiniDiscriminatedUnion", (e, t) => {
i.P0.init(e, t);
c.init(e, t);
});
function discriminatedUnion(e, t, n) {
return new S({
type: "union",
options: t,
discriminator: e,
...a.A2(n)
});
}
let C = r.xI("ZodMiniRecord", (e, t) => {
i.h.init(e, t);
c.init(e, t);
});
function record(e, t, n) {
if (!t || !t._zod) return new C({
type: "record",
keyType: string(),
valueType: e,
...a.A2(t)
});
return new C({
type: "record",
keyType: e,
valueType: t,
...a.A2(n)
});
}
let w = r.xI("ZodMiniEnum", (e, t) => {
i.VO.init(e, t);
c.init(e, t);
e.options = [...e._zod.values];
});
function _enum(e, t) {
let n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
return new w({
type: "enum",
entries: n,
...a.A2(t)
});
}
let T = r.xI("ZodMiniLiteral", (e, t) => {
i.nu.init(e, t);
c.init(e, t);
});
function literal(e, t) {
return new T({
type: "literal",
values: Array.isArray(e) ? e : [e],
...a.A2(t)
});
}
let E = r.xI("ZodMiniTransform", (e, t) => {
i.Wc.init(e, t);
c.init(e, t);
});
function transform(e) {
return new E({
type: "transform",
transform: e
});
}
let D = r.xI("ZodMiniOptional", (e, t) => {
i.ig.init(e, t);
c.init(e, t);
});
function optional(e) {
return new D({
type: "optional",
innerType: e
});
}
let O = r.xI("ZodMiniNullable", (e, t) => {
i.qc.init(e, t);
c.init(e, t);
});
function nullable(e) {
return new O({
type: "nullable",
innerType: e
});
}
function nullish(e) {
return optional(nullable(e));
}
let k = r.xI("ZodMiniDefault", (e, t) => {
i.rv.init(e, t);
c.init(e, t);
});
function _default(e, t) {
return new k({
type: "default",
innerType: e,
get defaultValue() {
return typeof t == "function" ? t() : a.yG(t);
}
});
}
let A = r.xI("ZodMiniPrefault", (e, t) => {
i.VF.init(e, t);
c.init(e, t);
});
function prefault(e, t) {
return new A({
type: "prefault",
innerType: e,
get defaultValue() {
return typeof t == "function" ? t() : a.yG(t);
}
});
}
let j = r.xI("ZodMiniCatch", (e, t) => {
i.t$.init(e, t);
c.init(e, t);
});
function _catch(e, t) {
return new j({
type: "catch",
innerType: e,
catchValue: typeof t == "function" ? t : a.SS(t)
});
}
let M = r.xI("ZodMiniPipe", (e, t) => {
i._m.init(e, t);
c.init(e, t);
});
function pipe(e, t) {
return new M({
type: "pipe",
in: e,
out: t
});
}
let N = r.xI("ZodMiniCustom", (e, t) => {
i.b0.init(e, t);
c.init(e, t);
});
function refine(e, t = {}) {
return o.fU(N, e, t);
}
o.q0;
o.mI;
})
};
