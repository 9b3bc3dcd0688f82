export const id = 4343;
export const ids = [4343];
export const modules = {
43759: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
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
em: () => _unknown,
fU: () => _refine,
jw: () => _null,
m9: () => _minLength,
mI: () => meta,
q0: () => describe,
qm: () => _gte
});
var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44890);
var _registries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29396);
var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);
function snapshotChecks(def) {
def.checks &&= [...def.checks];
return def;
}
function _string(Class, params) {
return new Class(snapshotChecks({
type: "string",
..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
}));
}
function _url(Class, params) {
return new Class({
type: "string",
format: "url",
check: "string_format",
abort: !1,
..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
});
}
function _isoDateTime(Class, params) {
return new Class({
type: "string",
format: "datetime",
check: "string_format",
offset: !1,
local: !1,
precision: null,
..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
});
}
function _number(Class, params) {
return new Class(snapshotChecks({
type: "number",
checks: [],
..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
}));
}
function _int(Class, params) {
return new Class({
type: "number",
check: "number_format",
abort: !1,
format: "safeint",
..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
});
}
function _boolean(Class, params) {
return new Class({
type: "boolean",
..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
});
}
function _null(Class, params) {
return new Class({
type: "null",
..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
});
}
function _unknown(Class) {
return new Class({ type: "unknown" });
}
function _never(Class, params) {
return new Class({
type: "never",
..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
});
}
function _lte(value, params) {
return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.sm({
check: "less_than",
..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
value,
inclusive: !0
});
}
function _gt(value, params) {
return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J_({
check: "greater_than",
..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
value,
inclusive: !1
});
}
function _gte(value, params) {
return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J_({
check: "greater_than",
..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
value,
inclusive: !0
});
}
function _positive(params) {
return _gt(0, params);
}
function _nonnegative(params) {
return _gte(0, params);
}
function _maxLength(maximum, params) {
return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Yk({
check: "max_length",
..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
maximum
});
}
function _minLength(minimum, params) {
return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Kk({
check: "min_length",
..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
minimum
});
}
function _regex(pattern, params) {
return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.DG({
check: "string_format",
format: "regex",
..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
pattern
});
}
function _overwrite(tx) {
return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.v$({
check: "overwrite",
tx
});
}
function _trim() {
return _overwrite((input) => input.trim());
}
function _refine(Class, fn, _params) {
return new Class({
type: "custom",
check: "custom",
fn,
..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(_params)
});
}
function describe(description) {
let ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__.QP({ check: "describe" });
ch._zod.onattach = [(inst) => {
let existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.get(inst) ?? {};
_registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.add(inst, {
...existing,
description
});
}];
ch._zod.check = () => {};
return ch;
}
function meta(metadata) {
let ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__.QP({ check: "meta" });
ch._zod.onattach = [(inst) => {
let existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.get(inst) ?? {};
_registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.add(inst, {
...existing,
...metadata
});
}];
ch._zod.check = () => {};
return ch;
}
}),
44890: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
DG: () => $ZodCheckRegex,
J_: () => $ZodCheckGreaterThan,
KH: () => $ZodCheckNumberFormat,
Kk: () => $ZodCheckMinLength,
QP: () => $ZodCheck,
Yk: () => $ZodCheckMaxLength,
ql: () => $ZodCheckStringFormat,
sm: () => $ZodCheckLessThan,
v$: () => $ZodCheckOverwrite
});
var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54723);
let $ZodCheck = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheck", (inst, def) => {
var _a;
inst._zod ??= {};
inst._zod.def = def;
(_a = inst._zod).onattach ?? (_a.onattach = []);
});
let _whenHasLength = (payload) => {
let val = payload.value;
return !_util_js__WEBPACK_IMPORTED_MODULE_1__.cl(val) && val.length !== void 0;
};
let numericOriginMap = {
number: "number",
bigint: "bigint",
object: "date"
};
let $ZodCheckLessThan = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLessThan", (inst, def) => {
$ZodCheck.init(inst, def);
let origin = numericOriginMap[typeof def.value];
inst._zod.check = (payload) => {
if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
payload.issues.push({
origin: numericOriginMap[typeof payload.value] ?? origin,
code: "too_big",
maximum: typeof def.value == "object" ? def.value.getTime() : def.value,
input: payload.value,
inclusive: def.inclusive,
inst,
continue: !def.abort
});
};
});
let $ZodCheckGreaterThan = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckGreaterThan", (inst, def) => {
$ZodCheck.init(inst, def);
let origin = numericOriginMap[typeof def.value];
inst._zod.check = (payload) => {
if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
payload.issues.push({
origin: numericOriginMap[typeof payload.value] ?? origin,
code: "too_small",
minimum: typeof def.value == "object" ? def.value.getTime() : def.value,
input: payload.value,
inclusive: def.inclusive,
inst,
continue: !def.abort
});
};
});
let $ZodCheckNumberFormat = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckNumberFormat", (inst, def) => {
$ZodCheck.init(inst, def);
def.format = def.format || "float64";
let isInt = def.format?.includes("int");
let origin = isInt ? "int" : "number";
let [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__.zH[def.format];
inst._zod.check = (payload) => {
let input = payload.value;
if (isInt) {
if (!Number.isInteger(input)) {
payload.issues.push({
expected: origin,
format: def.format,
code: "invalid_type",
continue: !1,
input,
inst
});
return;
}
if (!Number.isSafeInteger(input)) {
input > 0 ? payload.issues.push({
input,
code: "too_big",
maximum: 2 ** 53 - 1,
note: "Integers must be within the safe integer range.",
inst,
origin,
inclusive: !0,
continue: !def.abort
}) : payload.issues.push({
input,
code: "too_small",
minimum: -(2 ** 53 - 1),
note: "Integers must be within the safe integer range.",
inst,
origin,
inclusive: !0,
continue: !def.abort
});
return;
}
}
input < minimum && payload.issues.push({
origin: "number",
input,
code: "too_small",
minimum,
inclusive: !0,
inst,
continue: !def.abort
});
input > maximum && payload.issues.push({
origin: "number",
input,
code: "too_big",
maximum,
inclusive: !0,
inst,
continue: !def.abort
});
};
});
let $ZodCheckMaxLength = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMaxLength", (inst, def) => {
var _a;
$ZodCheck.init(inst, def);
(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
inst._zod.check = (payload) => {
let input = payload.value;
let units = input.length;
if ((typeof input == "string" && units > def.maximum ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units) <= def.maximum) return;
let origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
payload.issues.push({
origin,
code: "too_big",
maximum: def.maximum,
inclusive: !0,
input,
inst,
continue: !def.abort
});
};
});
let $ZodCheckMinLength = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMinLength", (inst, def) => {
var _a;
$ZodCheck.init(inst, def);
(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
inst._zod.check = (payload) => {
let input = payload.value;
let units = input.length;
if ((typeof input == "string" && units >= def.minimum && units < def.minimum * 2 ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units) >= def.minimum) return;
let origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
payload.issues.push({
origin,
code: "too_small",
minimum: def.minimum,
inclusive: !0,
input,
inst,
continue: !def.abort
});
};
});
let $ZodCheckStringFormat = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckStringFormat", (inst, def) => {
var _a, _b;
$ZodCheck.init(inst, def);
def.pattern ? (_a = inst._zod).check ?? (_a.check = (payload) => {
def.pattern.lastIndex = 0;
if (def.pattern.test(payload.value)) return;
payload.issues.push({
origin: "string",
code: "invalid_format",
format: def.format,
input: payload.value,
...def.pattern ? { pattern: def.pattern.toString() } : {},
inst,
continue: !def.abort
});
}) : (_b = inst._zod).check ?? (_b.check = () => {});
});
let $ZodCheckRegex = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckRegex", (inst, def) => {
$ZodCheckStringFormat.init(inst, def);
inst._zod.check = (payload) => {
def.pattern.lastIndex = 0;
if (def.pattern.test(payload.value)) return;
payload.issues.push({
origin: "string",
code: "invalid_format",
format: "regex",
input: payload.value,
pattern: def.pattern.toString(),
inst,
continue: !def.abort
});
};
});
let $ZodCheckOverwrite = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckOverwrite", (inst, def) => {
$ZodCheck.init(inst, def);
inst._zod.check = (payload) => {
payload.value = def.tx(payload.value);
};
});
}),
88532: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$W: () => config,
GT: () => $ZodAsyncError,
cV: () => $ZodEncodeError,
cr: () => globalConfig,
tm: () => NEVER,
xI: () => $constructor
});
var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);
var _a;
let NEVER = Object.freeze({ status: "aborted" });
let _zodDesc = {
value: void 0,
enumerable: !1
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
let E = _E;
if (E) {
let saved = E.stackTraceLimit;
if (typeof saved == "number") {
try {
E.stackTraceLimit = 0;
} catch {
_E = null;
return new Definition();
}
try {
return new Definition();
} finally {
E.stackTraceLimit = saved;
}
}
}
return new Definition();
}
function $constructor(name, initializer, proto, params) {
let zodProto = {};
function Internals(def) {
this.def = def;
this.constr = _;
this.traits = new Set();
}
Internals.prototype = zodProto;
let protoMembers = proto;
let initialized = protoMembers && new WeakSet();
function init(inst, def) {
if (!inst._zod) {
_zodDesc.value = new Internals(def);
try {
Object.defineProperty(inst, "_zod", _zodDesc);
} finally {
_zodDesc.value = void 0;
}
} else if (inst._zod.traits.has(name)) return;
inst._zod.traits.add(name);
initializer(inst, def);
if (initialized) {
let own = Object.getPrototypeOf(inst);
let ctorProto = inst._zod.constr.prototype;
let up = own;
for (; up && up !== ctorProto;) up = Object.getPrototypeOf(up);
let target = up ?? own;
if (!initialized.has(target)) {
initialized.add(target);
(0, _util_js__WEBPACK_IMPORTED_MODULE_0__.ol)(target, protoMembers);
}
}
let proto = _.prototype;
for (let k in proto) {
if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
k in inst || (inst[k] = proto[k].bind(inst));
}
}
let Parent = params?.Parent ?? Object;
class Definition extends Parent {}
Object.defineProperty(Definition, "name", { value: name });
function _(def) {
let inst = params?.Parent ? newError(Definition) : this;
init(inst, def);
let deferred = inst._zod.deferred;
if (deferred) {
for (let fn of deferred) fn();
inst._zod.deferred = void 0;
}
let pp = globalThis.__zod_globalConfig?.postProcessor;
pp && pp(inst);
return inst;
}
Object.defineProperty(_, "init", { value: init });
Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
if (params?.Parent && inst instanceof params.Parent) return !0;
return inst?._zod?.traits?.has(name);
} });
Object.defineProperty(_, "name", { value: name });
return _;
}
class $ZodAsyncError extends Error {
constructor() {
super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
}
}
class $ZodEncodeError extends Error {
constructor(name) {
super(`Encountered unidirectional transform during encode: ${name}`);
this.name = "ZodEncodeError";
}
}
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
let globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
newConfig && Object.assign(globalConfig, newConfig);
return globalConfig;
}
}),
37428: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
Kd: () => $ZodRealError,
a$: () => $ZodError
});
var _core_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);
function _getMessage() {
let internals = this._zod;
internals.message ??= JSON.stringify(internals.def, _util_js__WEBPACK_IMPORTED_MODULE_0__.k8, 2);
return internals.message;
}
function _setMessage(value) {
this._zod.message = value;
}
let _messageDesc = {
get: _getMessage,
set: _setMessage,
enumerable: !0,
configurable: !0
};
let _issuesDesc = {
value: void 0,
enumerable: !1
};
let _installedToString = new WeakSet([Object.prototype, Error.prototype]);
let initializer = (inst, def) => {
inst.name = "$ZodError";
_issuesDesc.value = def;
Object.defineProperty(inst, "issues", _issuesDesc);
_issuesDesc.value = void 0;
Object.defineProperty(inst, "message", _messageDesc);
let proto = Object.getPrototypeOf(inst);
if (!_installedToString.has(proto)) {
_installedToString.add(proto);
Object.defineProperty(proto, "toString", {
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
set(value) {
Object.defineProperty(this, "toString", {
value,
configurable: !0,
writable: !0
});
}
});
}
};
let $ZodError = (0, _core_js__WEBPACK_IMPORTED_MODULE_1__.xI)("$ZodError", initializer);
let $ZodRealError = (0, _core_js__WEBPACK_IMPORTED_MODULE_1__.xI)("$ZodError", initializer, void 0, { Parent: Error });
}),
4196: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
EJ: () => parseAsync,
bp: () => safeParseAsync,
qg: () => parse,
xL: () => safeParse
});
var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37428);
var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54723);
let _parse = (_Err) => {
let fn = (schema, value, _ctx, _params) => {
let ctx = _ctx ? {
..._ctx,
async: !1
} : { async: !1 };
let result = schema._zod.run({
value,
issues: []
}, ctx);
if (result instanceof Promise) throw new _core_js__WEBPACK_IMPORTED_MODULE_0__.GT();
if (result.issues.length) {
let e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__.iR(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__.$W())));
_util_js__WEBPACK_IMPORTED_MODULE_1__.gx(e, _params?.callee ?? fn);
throw e;
}
return result.value;
};
return fn;
};
let parse = _parse(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd);
let _parseAsync = (_Err) => {
let fn = async (schema, value, _ctx, params) => {
let ctx = _ctx ? {
..._ctx,
async: !0
} : { async: !0 };
let result = schema._zod.run({
value,
issues: []
}, ctx);
result instanceof Promise && (result = await result);
if (result.issues.length) {
let e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__.iR(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__.$W())));
_util_js__WEBPACK_IMPORTED_MODULE_1__.gx(e, params?.callee ?? fn);
throw e;
}
return result.value;
};
return fn;
};
let parseAsync = _parseAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd);
let _safeParse = (_Err) => (schema, value, _ctx) => {
let ctx = _ctx ? {
..._ctx,
async: !1
} : { async: !1 };
let result = schema._zod.run({
value,
issues: []
}, ctx);
if (result instanceof Promise) throw new _core_js__WEBPACK_IMPORTED_MODULE_0__.GT();
return result.issues.length ? failure(_Err, result.issues, ctx) : {
success: !0,
data: result.value
};
};
let safeParse = _safeParse(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd);
function failure(Err, issues, ctx) {
let error;
return {
success: !1,
get error() {
if (!error) {
error = new Err(issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__.iR(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__.$W())));
issues = void 0;
ctx = void 0;
}
return error;
},
set error(e) {
error = e;
issues = void 0;
ctx = void 0;
}
};
}
let _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
let ctx = _ctx ? {
..._ctx,
async: !0
} : { async: !0 };
let result = schema._zod.run({
value,
issues: []
}, ctx);
result instanceof Promise && (result = await result);
return result.issues.length ? failure(_Err, result.issues, ctx) : {
success: !0,
data: result.value
};
};
let safeParseAsync = _safeParseAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd);
_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
}),
23908: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
F: () => httpProtocol,
Zk: () => iban,
ai: () => number,
ch: () => _null,
gp: () => anyString,
w$: () => datetime,
w8: () => creditCard,
zM: () => boolean
});
let httpProtocol = /^https?$/;
let creditCard = /^\d(?:[ -]?\d){11,18}$/;
let iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
function timeSource(args) {
let hhmm = "(?:[01]\\d|2[0-3]):[0-5]\\d";
return typeof args.precision == "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function datetime(args) {
let opts = ["Z"];
args.offset && opts.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
let qualified = `${timeSource({
precision: args.precision,
seconds: !0
})}(?:${opts.join("|")})`;
let timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
return RegExp(`^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))T(?:${timeRegex})$`);
}
let anyString = /^[\s\S]{0,}$/;
let number = /^-?\d+(?:\.\d+)?$/;
let boolean = /^(?:true|false)$/i;
let _null = /^null$/i;
}),
29396: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
fd: () => globalRegistry,
u5: () => registry
});
var _a;
class $ZodRegistry {
constructor() {
this._map = new WeakMap();
this._idmap = new Map();
}
add(schema, ..._meta) {
let meta = _meta[0];
this._map.set(schema, meta);
meta && typeof meta == "object" && "id" in meta && this._idmap.set(meta.id, schema);
return this;
}
clear() {
this._map = new WeakMap();
this._idmap = new Map();
return this;
}
remove(schema) {
let meta = this._map.get(schema);
meta && typeof meta == "object" && "id" in meta && this._idmap.delete(meta.id);
this._map.delete(schema);
return this;
}
get(schema) {
let p = schema._zod.parent;
if (p) {
let pm = { ...this.get(p) ?? {} };
delete pm.id;
let f = {
...pm,
...this._map.get(schema)
};
return Object.keys(f).length ? f : void 0;
}
return this._map.get(schema);
}
has(schema) {
return this._map.has(schema);
}
}
function registry() {
return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
let globalRegistry = globalThis.__zod_globalRegistry;
}),
18431: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$p: () => $ZodArray,
sF: () => $ZodBoolean,
t$: () => $ZodCatch,
b0: () => $ZodCustom,
rv: () => $ZodDefault,
P0: () => $ZodDiscriminatedUnion,
VO: () => $ZodEnum,
Ko: () => $ZodISODateTime,
nu: () => $ZodLiteral,
Um: () => $ZodNever,
x8: () => $ZodNull,
qc: () => $ZodNullable,
vz: () => $ZodNumber,
I: () => $ZodNumberFormat,
L8: () => $ZodObject,
ig: () => $ZodOptional,
_m: () => $ZodPipe,
VF: () => $ZodPrefault,
h: () => $ZodRecord,
$v: () => $ZodString,
EY: () => $ZodStringFormat,
Wc: () => $ZodTransform,
W4: () => $ZodType,
VY: () => $ZodURL,
cu: () => $ZodUnion,
GP: () => $ZodUnknown,
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
var core_checks = __webpack_require__(44890);
var core_core = __webpack_require__(88532);
var core_regexes = __webpack_require__(23908);
var core_util = __webpack_require__(54723);
let version = {
major: 4,
minor: 6,
patch: 7
};
let $ZodType = core_core.xI("$ZodType", (inst, def) => {
var _a;
inst ??= {};
inst._zod.def = def;
inst._zod.bag = inst._zod.bag || {};
inst._zod.version = version;
let defChecks = inst._zod.def.checks;
let checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
for (let ch of checks) for (let fn of ch._zod.onattach) fn(inst);
if (checks.length === 0) {
(_a = inst._zod).deferred ?? (_a.deferred = []);
inst._zod.deferred?.push(() => {
inst._zod.run = inst._zod.parse;
});
} else {
let runChecks = (payload, checks, ctx) => {
if (payload.memo) return payload;
let isAborted = core_util.QH(payload);
let asyncResult;
for (let ch of checks) {
if (ch._zod.def.when) {
if (core_util.rL(payload)) continue;
if (!ch._zod.def.when(payload)) continue;
} else if (isAborted) continue;
let currLen = payload.issues.length;
let _ = ch._zod.check(payload);
if (_ instanceof Promise && ctx?.async === !1) throw new core_core.GT();
if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
await _;
if (payload.issues.length === currLen) return;
core_util.d3(payload.issues, currLen, inst);
isAborted ||= core_util.QH(payload, currLen);
});
else {
if (payload.issues.length === currLen) continue;
core_util.d3(payload.issues, currLen, inst);
isAborted ||= core_util.QH(payload, currLen);
}
}
if (asyncResult) return asyncResult.then(() => payload);
return payload;
};
let handleCanaryResult = (canary, payload, ctx) => {
if (core_util.QH(canary)) {
canary.aborted = !0;
return canary;
}
let checkResult = runChecks(payload, checks, ctx);
if (checkResult instanceof Promise) {
if (ctx.async === !1) throw new core_core.GT();
return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
}
return inst._zod.parse(checkResult, ctx);
};
inst._zod.run = (payload, ctx) => {
if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
if (ctx.direction === "backward") {
let canary = inst._zod.parse({
value: payload.value,
issues: []
}, {
...ctx,
skipChecks: !0
});
if (canary instanceof Promise) return canary.then((canary) => handleCanaryResult(canary, payload, ctx));
return handleCanaryResult(canary, payload, ctx);
}
let result = inst._zod.parse(payload, ctx);
if (result instanceof Promise) {
if (ctx.async === !1) throw new core_core.GT();
return result.then((result) => runChecks(result, checks, ctx));
}
return runChecks(result, checks, ctx);
};
}
}, {
get "~standard"() {
return core_util.jD(this, "~standard", standardProps(this));
},
set "~standard"(value) {
core_util.qh(this, "~standard", value);
}
});
let toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())) } : { value: r.value };
async function validateAsync(inst, value) {
let ctx = { async: !0 };
return toStandardResult(await inst._zod.run({
value,
issues: []
}, ctx), ctx);
}
function standardProps(inst) {
return {
validate: (value) => {
let ctx = { async: !1 };
try {
let r = inst._zod.run({
value,
issues: []
}, ctx);
if (!(r instanceof Promise)) return toStandardResult(r, ctx);
} catch {}
return validateAsync(inst, value);
},
vendor: "zod",
version: 1
};
}
let $ZodString = core_core.xI("$ZodString", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.pattern = def.pattern ?? core_regexes.gp;
inst._zod.parse = (payload, _) => {
if (def.coerce) try {
payload.value = String(payload.value);
} catch {}
if (typeof payload.value == "string") return payload;
payload.issues.push({
expected: "string",
code: "invalid_type",
input: payload.value,
inst
});
return payload;
};
});
let $ZodStringFormat = core_core.xI("$ZodStringFormat", (inst, def) => {
core_checks.ql.init(inst, def);
$ZodString.init(inst, def);
});
function canParseURL(input) {
try {
if (typeof URL < "u" && typeof URL.canParse == "function") return URL.canParse(input);
new URL(input);
return !0;
} catch {
return !1;
}
}
function validateURL(trimmed, def) {
if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
return parseURLObject(trimmed, def);
}
function parseURLObject(trimmed, def) {
if (!def.normalize && def.protocol?.source === core_regexes.F.source && !/^https?:\/\//i.test(trimmed)) return 1;
try {
if (typeof URL < "u") {
let URLStatic = URL;
if (typeof URLStatic.parse == "function") return URLStatic.parse(trimmed) ?? 2;
}
return new URL(trimmed);
} catch {
return 2;
}
}
let asciiTabOrNewline = /[\t\n\r]/g;
function stripTabAndNewline(value) {
return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
hostname.lastIndex = 0;
return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
protocol.lastIndex = 0;
return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
let $ZodURL = core_core.xI("$ZodURL", (inst, def) => {
$ZodStringFormat.init(inst, def);
inst._zod.check = (payload) => {
try {
let trimmed = payload.value.trim();
let url = validateURL(trimmed, def);
if (url === 1) {
payload.issues.push({
code: "invalid_format",
format: "url",
note: "Invalid URL format",
input: payload.value,
inst,
continue: !def.abort
});
return;
}
if (url === 2) {
payload.issues.push({
code: "invalid_format",
format: "url",
input: payload.value,
inst,
continue: !def.abort
});
return;
}
if (url === !0) {
payload.value = stripTabAndNewline(trimmed);
return;
}
def.hostname && !urlHostnameOk(url, def.hostname) && payload.issues.push({
code: "invalid_format",
format: "url",
note: "Invalid hostname",
pattern: def.hostname.source,
input: payload.value,
inst,
continue: !def.abort
});
def.protocol && !urlProtocolOk(url, def.protocol) && payload.issues.push({
code: "invalid_format",
format: "url",
note: "Invalid protocol",
pattern: def.protocol.source,
input: payload.value,
inst,
continue: !def.abort
});
payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
return;
} catch {
payload.issues.push({
code: "invalid_format",
format: "url",
input: payload.value,
inst,
continue: !def.abort
});
}
};
});
let $ZodISODateTime = core_core.xI("$ZodISODateTime", (inst, def) => {
def.pattern ??= core_regexes.w$(def);
$ZodStringFormat.init(inst, def);
});
let ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
if (!ipv6Alphabet.test(value)) return !1;
return canParseURL(`http://[${value}]`);
}
function isValidCIDRv6(value) {
let parts = value.split("/");
if (parts.length !== 2) return !1;
let [address, prefix] = parts;
if (!prefix) return !1;
let prefixNum = Number(prefix);
if (`${prefixNum}` !== prefix) return !1;
if (prefixNum < 0 || prefixNum > 128) return !1;
return isValidIPv6(address);
}
function isValidBase64(data) {
if (data === "") return !0;
if (/\s/.test(data)) return !1;
if (data.length % 4 != 0) return !1;
try {
atob(data);
return !0;
} catch {
return !1;
}
}
let base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
if (!base64urlCharset.test(data)) return !1;
let base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
}
let CC_SANITIZE = /[- ]/g;
function isLuhnAlgo(digits) {
let length = digits.length;
let bit = 1;
let sum = 0;
for (; length;) {
let value = digits.charCodeAt(--length) - 48;
bit ^= 1;
sum += bit ? [
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
][value] : value;
}
return sum % 10 == 0;
}
function isValidCreditCard(input) {
if (!core_regexes.w8.test(input)) return !1;
return isLuhnAlgo(input.replace(CC_SANITIZE, ""));
}
function isIso7064Mod97(iban) {
let remainder = 0;
let len = iban.length;
for (let i = 4; i < len; i++) {
let code = iban.charCodeAt(i);
remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
}
for (let i = 0; i < 4; i++) {
let code = iban.charCodeAt(i);
remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
}
return remainder === 1;
}
function isValidIBAN(input) {
if (!core_regexes.Zk.test(input)) return !1;
return isIso7064Mod97(input);
}
function isValidJWT(token, algorithm = null) {
try {
let tokensParts = token.split(".");
if (tokensParts.length !== 3) return !1;
let [header] = tokensParts;
if (!header) return !1;
let parsedHeader = JSON.parse(atob(header));
if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return !1;
if (!parsedHeader.alg) return !1;
if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return !1;
return !0;
} catch {
return !1;
}
}
let $ZodNumber = core_core.xI("$ZodNumber", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.pattern = core_regexes.ai;
inst._zod.parse = (payload, _ctx) => {
if (def.coerce) try {
payload.value = Number(payload.value);
} catch {}
let input = payload.value;
if (typeof input == "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
let received = typeof input == "number" ? Number.isNaN(input) ? "NaN" : Number.isFinite(input) ? void 0 : String(input) : void 0;
payload.issues.push({
expected: "number",
code: "invalid_type",
input,
inst,
...received ? { received } : {}
});
return payload;
};
});
let $ZodNumberFormat = core_core.xI("$ZodNumberFormat", (inst, def) => {
core_checks.KH.init(inst, def);
$ZodNumber.init(inst, def);
});
let $ZodBoolean = core_core.xI("$ZodBoolean", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.pattern = core_regexes.zM;
inst._zod.parse = (payload, _ctx) => {
if (def.coerce) try {
payload.value = !!payload.value;
} catch {}
let input = payload.value;
if (typeof input == "boolean") return payload;
payload.issues.push({
expected: "boolean",
code: "invalid_type",
input,
inst
});
return payload;
};
});
let $ZodNull = core_core.xI("$ZodNull", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.pattern = core_regexes.ch;
inst._zod.values = new Set([null]);
inst._zod.parse = (payload, _ctx) => {
let input = payload.value;
if (input === null) return payload;
payload.issues.push({
expected: "null",
code: "invalid_type",
input,
inst
});
return payload;
};
});
let $ZodUnknown = core_core.xI("$ZodUnknown", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.parse = (payload) => payload;
});
let $ZodNever = core_core.xI("$ZodNever", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.parse = (payload, _ctx) => {
payload.issues.push({
expected: "never",
code: "invalid_type",
input: payload.value,
inst
});
return payload;
};
});
function capSize(inst, size) {
let caps = core_util.hi(inst._zod.def.checks);
if (!caps.length) return;
let cap = Math.min(...caps.map((c) => c[0]));
let parse = inst._zod.parse;
inst._zod.parse = (payload, ctx) => {
let n = size(payload.value);
if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
for (let [max, ch] of core_util.hi(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
let start = payload.issues.length;
ch._zod.check(payload);
payload.issues[start].continue = !1;
core_util.d3(payload.issues, start, inst);
return payload;
}
}
return parse(payload, ctx);
};
}
let arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
result.issues.length && final.issues.push(...core_util.lQ(index, result.issues));
final.value[index] = result.value;
}
let $ZodArray = core_core.xI("$ZodArray", (inst, def) => {
$ZodType.init(inst, def);
let memo = core_core.cr.memoizer;
memo?.attach(inst);
inst._zod.parse = (payload, ctx) => {
let input = payload.value;
if (!Array.isArray(input)) {
payload.issues.push({
expected: "array",
code: "invalid_type",
input,
inst
});
return payload;
}
payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
let proms = [];
let abortEarly = ctx?.abortEarly;
for (let i = 0; i < input.length; i++) {
let item = input[i];
let result = def.element._zod.run({
value: item,
issues: []
}, ctx);
if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
else {
handleArrayResult(result, payload, i);
if (abortEarly && result.issues.length !== 0 && core_util.QH(result)) break;
}
}
if (proms.length) return Promise.all(proms).then(() => payload);
return payload;
};
capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
let isPresent = key in input;
let isOptionalOut = optout === "optional";
if (!isPresent && isOptionalOut && optin === "optional") return;
if (result.issues.length) {
if (optin !== void 0 && isOptionalOut && !isPresent) return;
final.issues.push(...core_util.lQ(key, result.issues));
}
if (!isPresent && optin === void 0) {
result.issues.length || final.issues.push({
code: "invalid_type",
expected: "nonoptional",
input: void 0,
path: [key]
});
return;
}
result.value === void 0 ? (isPresent || optin === "defaulted" && !isOptionalOut) && (final.value[key] = void 0) : final.value[key] = result.value;
}
let NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
let keys = Object.keys(def.shape);
let ownSymbols = Object.getOwnPropertySymbols(def.shape);
let symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
let allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
for (let k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
let okeys = core_util.NM(def.shape);
return {
...def,
allKeys,
symbolKeys,
keySet: new Set(keys),
numKeys: keys.length,
optionalKeys: new Set(okeys)
};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
let unrecognized = [];
let keySet = def.keySet;
let _catchall = def.catchall._zod;
let t = _catchall.def.type;
let optin = _catchall.optin;
let optout = _catchall.optout;
let seen = 0;
for (let key in input) {
if (abortEarly && payload.issues.length !== seen) {
if (core_util.QH(payload, seen)) break;
seen = payload.issues.length;
}
if (keySet.has(key)) continue;
if (key === "__proto__") {
t === "never" && unrecognized.push(key);
continue;
}
if (t === "never") {
unrecognized.push(key);
continue;
}
let r = _catchall.run({
value: input[key],
issues: []
}, ctx);
r instanceof Promise ? proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout))) : handlePropertyResult(r, payload, key, input, optin, optout);
}
unrecognized.length && payload.issues.push({
code: "unrecognized_keys",
keys: unrecognized,
input,
inst,
continue: !0
});
if (!proms.length) return payload;
return Promise.all(proms).then(() => payload);
}
let $ZodObject = core_core.xI("$ZodObject", (inst, def) => {
$ZodType.init(inst, def);
let desc = Object.getOwnPropertyDescriptor(def, "shape");
let sh = desc?.get ? desc.get.raw : def.shape ?? {};
if (sh) {
let get = () => {
let newSh = { ...sh };
Object.defineProperty(def, "shape", { value: newSh });
get.raw = newSh;
return newSh;
};
get.raw = sh;
Object.defineProperty(def, "shape", { get });
}
let _normalized = core_util.PO(() => normalizeDef(def));
core_util.v5(inst, "propValues", (zod) => {
let shape = zod.def.shape;
let propValues = {};
for (let key in shape) {
let field = shape[key]._zod;
if (field.values) {
Object.prototype.hasOwnProperty.call(propValues, key) || core_util.Vy(propValues, key, new Set());
for (let v of field.values) propValues[key].add(v);
field.optin !== void 0 && propValues[key].add(void 0);
}
}
return propValues;
});
let isObject = core_util.Gv;
let catchall = def.catchall;
let value;
let memo = core_core.cr.memoizer;
memo?.attach(inst);
inst._zod.parse = (payload, ctx) => {
value ??= _normalized.value;
let input = payload.value;
if (!isObject(input)) {
payload.issues.push({
expected: "object",
code: "invalid_type",
input,
inst
});
return payload;
}
payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
let proms = [];
let shape = value.shape;
let abortEarly = ctx?.abortEarly;
let seen = payload.issues.length;
for (let key of value.allKeys) {
if (abortEarly && payload.issues.length !== seen) {
if (core_util.QH(payload, seen)) break;
seen = payload.issues.length;
}
if (key === "__proto__") continue;
let el = shape[key];
let optin = el._zod.optin;
let optout = el._zod.optout;
let r = el._zod.run({
value: input[key],
issues: []
}, ctx);
r instanceof Promise ? proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout))) : handlePropertyResult(r, payload, key, input, optin, optout);
}
if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === !0);
};
});
function handleUnionResults(results, final, inst, ctx) {
for (let result of results) if (result.issues.length === 0) {
final.value = result.value;
return final;
}
let nonaborted = results.filter((r) => !core_util.QH(r));
if (nonaborted.length === 1) {
final.value = nonaborted[0].value;
return nonaborted[0];
}
final.issues.push({
code: "invalid_union",
input: final.value,
inst,
errors: results.map((result) => result.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())))
});
return final;
}
let $ZodUnion = core_core.xI("$ZodUnion", (inst, def) => {
$ZodType.init(inst, def);
core_util.v5(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
core_util.v5(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
core_util.v5(inst, "values", (zod) => {
if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
});
core_util.v5(inst, "pattern", (zod) => {
if (zod.def.options.every((o) => o._zod.pattern)) {
let patterns = zod.def.options.map((o) => o._zod.pattern);
return RegExp(`^(${patterns.map((p) => core_util.p6(p.source)).join("|")})$`);
}
});
let first = def.options.length === 1 ? def.options[0]._zod.run : null;
inst._zod.parse = (payload, ctx) => {
if (first) return first(payload, ctx);
let async = !1;
let results = [];
for (let option of def.options) {
let result = option._zod.run({
value: payload.value,
issues: []
}, ctx);
if (result instanceof Promise) {
results.push(result);
async = !0;
} else {
if (result.issues.length === 0) return result;
results.push(result);
}
}
if (!async) return handleUnionResults(results, payload, inst, ctx);
return Promise.all(results).then((results) => handleUnionResults(results, payload, inst, ctx));
};
});
function discriminatorMap(def) {
let map = new Map();
for (let option of def.options) {
let values = option._zod.propValues?.[def.discriminator];
if (!values || values.size === 0) throw Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
for (let value of values) if (map.has(value)) {
if (value !== void 0) throw Error(`Duplicate discriminator value "${String(value)}"`);
map.set(value, null);
} else map.set(value, option);
}
return map;
}
let $ZodDiscriminatedUnion = core_core.xI("$ZodDiscriminatedUnion", (inst, def) => {
def.inclusive = !1;
$ZodUnion.init(inst, def);
let _super = inst._zod.parse;
core_util.v5(inst, "propValues", (zod) => {
let propValues = {};
let undefinedCount = 0;
for (let option of zod.def.options) {
let pv = option._zod.propValues;
if (!pv || Object.keys(pv).length === 0) throw Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
pv[zod.def.discriminator]?.has(void 0) && undefinedCount++;
for (let [k, v] of Object.entries(pv)) {
Object.prototype.hasOwnProperty.call(propValues, k) || core_util.Vy(propValues, k, new Set());
for (let val of v) propValues[k].add(val);
}
}
!zod.def.unionFallback && undefinedCount > 1 && propValues[zod.def.discriminator]?.delete(void 0);
return propValues;
});
def.options.forEach((option, i) => {
let propShape = core_util.MO(option._zod.def);
if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw Error(`Invalid discriminated union option at index "${i}"`);
});
let disc = core_util.PO(() => discriminatorMap(def));
inst._zod.parse = (payload, ctx) => {
let input = payload.value;
if (!core_util.Gv(input)) {
payload.issues.push({
code: "invalid_type",
expected: "object",
input,
inst
});
return payload;
}
let value = input?.[def.discriminator];
let opt = disc.value.get(value);
if (opt && (value !== void 0 || ctx.direction !== "backward")) return opt._zod.run(payload, ctx);
if (def.unionFallback || ctx.direction === "backward") return _super(payload, ctx);
payload.issues.push({
code: "invalid_union",
errors: [],
note: "No matching discriminator",
discriminator: def.discriminator,
options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
input,
path: [def.discriminator],
inst
});
return payload;
};
});
function mergeValues(a, b) {
if (a === b) return {
valid: !0,
data: a
};
if (a instanceof Date && b instanceof Date && +a == +b) return {
valid: !0,
data: a
};
if (core_util.Qd(a) && core_util.Qd(b)) {
let bKeys = Object.keys(b);
let sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
let newObj = {
...a,
...b
};
Object.prototype.hasOwnProperty.call(newObj, "__proto__") && delete newObj.__proto__;
for (let key of sharedKeys) {
if (key === "__proto__") continue;
let sharedValue = mergeValues(a[key], b[key]);
if (!sharedValue.valid) return {
valid: !1,
mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
};
newObj[key] = sharedValue.data;
}
return {
valid: !0,
data: newObj
};
}
if (Array.isArray(a) && Array.isArray(b)) {
if (a.length !== b.length) return {
valid: !1,
mergeErrorPath: []
};
let newArray = [];
for (let index = 0; index < a.length; index++) {
let itemA = a[index];
let itemB = b[index];
let sharedValue = mergeValues(itemA, itemB);
if (!sharedValue.valid) return {
valid: !1,
mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
};
newArray.push(sharedValue.data);
}
return {
valid: !0,
data: newArray
};
}
return {
valid: !1,
mergeErrorPath: []
};
}
let $ZodRecord = core_core.xI("$ZodRecord", (inst, def) => {
$ZodType.init(inst, def);
let memo = core_core.cr.memoizer;
memo?.attach(inst);
inst._zod.parse = (payload, ctx) => {
let input = payload.value;
if (!core_util.Qd(input)) {
payload.issues.push({
expected: "record",
code: "invalid_type",
input,
inst
});
return payload;
}
let proms = [];
let values = def.keyType._zod.values;
if (values && !def.partial) {
payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
let recordKeys = new Set();
for (let key of values) if (typeof key == "string" || typeof key == "number" || typeof key == "symbol") {
recordKeys.add(typeof key == "number" ? key.toString() : key);
if (key === "__proto__") continue;
let keyResult = def.keyType._zod.run({
value: key,
issues: []
}, ctx);
if (keyResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
if (keyResult.issues.length) {
payload.issues.push({
code: "invalid_key",
origin: "record",
issues: keyResult.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())),
input: key,
path: [key],
inst
});
continue;
}
let outKey = keyResult.value;
if (outKey === "__proto__") continue;
let result = def.valueType._zod.run({
value: input[key],
issues: []
}, ctx);
if (result instanceof Promise) proms.push(result.then((result) => {
result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues));
payload.value[outKey] = result.value;
}));
else {
result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues));
payload.value[outKey] = result.value;
}
}
let unrecognized;
for (let key in input) if (!recordKeys.has(key)) {
if (def.mode === "loose") {
if (key === "__proto__") continue;
payload.value[key] = input[key];
} else {
unrecognized ??= [];
unrecognized.push(key);
}
}
unrecognized && unrecognized.length > 0 && payload.issues.push({
code: "unrecognized_keys",
input,
inst,
keys: unrecognized,
continue: !0
});
} else {
payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
let unrecognized;
for (let key of Reflect.ownKeys(input)) {
if (key === "__proto__") continue;
if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
let keyResult = def.keyType._zod.run({
value: key,
issues: []
}, ctx);
if (keyResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
if (typeof key == "string" && core_regexes.ai.test(key) && keyResult.issues.length) {
let retryResult = def.keyType._zod.run({
value: Number(key),
issues: []
}, ctx);
if (retryResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
retryResult.issues.length === 0 && (keyResult = retryResult);
}
if (keyResult.issues.length) {
if (def.mode === "loose") payload.value[key] = input[key];
else if (values) {
unrecognized ??= [];
unrecognized.push(key);
} else payload.issues.push({
code: "invalid_key",
origin: "record",
issues: keyResult.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())),
input: key,
path: [key],
inst
});
continue;
}
let outKey = keyResult.value;
if (outKey === "__proto__") continue;
let result = def.valueType._zod.run({
value: input[key],
issues: []
}, ctx);
if (result instanceof Promise) proms.push(result.then((result) => {
result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues));
payload.value[outKey] = result.value;
}));
else {
result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues));
payload.value[outKey] = result.value;
}
}
unrecognized && unrecognized.length > 0 && payload.issues.push({
code: "unrecognized_keys",
input,
inst,
keys: unrecognized,
continue: !0
});
}
if (proms.length) return Promise.all(proms).then(() => payload);
return payload;
};
});
let $ZodEnum = core_core.xI("$ZodEnum", (inst, def) => {
$ZodType.init(inst, def);
let values = core_util.w5(def.entries);
let valuesSet = new Set(values);
inst._zod.values = valuesSet;
core_util.v5(inst, "pattern", (zod) => {
let patternValues = core_util.w5(zod.def.entries).filter((k) => core_util.qQ.has(typeof k));
return RegExp(patternValues.length ? `^(${patternValues.map((o) => core_util.sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
});
inst._zod.parse = (payload, _ctx) => {
let input = payload.value;
if (valuesSet.has(input)) return payload;
payload.issues.push({
code: "invalid_value",
values,
input,
inst
});
return payload;
};
});
let $ZodLiteral = core_core.xI("$ZodLiteral", (inst, def) => {
$ZodType.init(inst, def);
let values = new Set(def.values);
inst._zod.values = values;
core_util.v5(inst, "pattern", (zod) => {
let vals = zod.def.values;
return RegExp(vals.length ? `^(${vals.map((o) => typeof o == "string" ? core_util.sD(o) : o ? core_util.sD(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
});
inst._zod.parse = (payload, _ctx) => {
let input = payload.value;
if (values.has(input)) return payload;
payload.issues.push({
code: "invalid_value",
values: def.values,
input,
inst
});
return payload;
};
});
let $ZodTransform = core_core.xI("$ZodTransform", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.optin = "optional";
core_core.cr.memoizer?.guard(inst);
inst._zod.parse = (payload, ctx) => {
if (ctx.direction === "backward") throw new core_core.cV(inst.constructor.name);
let _out = def.transform(payload.value, payload);
if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
payload.value = output;
return payload;
});
if (_out instanceof Promise) throw new core_core.GT();
payload.value = _out;
return payload;
};
});
function handleOptionalResult(payload, result) {
payload.value = result.issues.length ? void 0 : result.value;
return payload;
}
let $ZodOptional = core_core.xI("$ZodOptional", (inst, def) => {
$ZodType.init(inst, def);
core_util.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
inst._zod.optout = "optional";
core_util.v5(inst, "values", (zod) => {
let values = zod.def.innerType._zod.values;
return values ? new Set([...values, void 0]) : void 0;
});
core_util.v5(inst, "pattern", (zod) => {
let pattern = zod.def.innerType._zod.pattern;
return pattern ? RegExp(`^(${core_util.p6(pattern.source)})?$`) : void 0;
});
inst._zod.parse = (payload, ctx) => {
if (payload.value === void 0) {
if (def.innerType._zod.optin !== "defaulted") return payload;
let result = def.innerType._zod.run({
value: payload.value,
issues: []
}, ctx);
if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
return handleOptionalResult(payload, result);
}
return def.innerType._zod.run(payload, ctx);
};
});
let $ZodNullable = core_core.xI("$ZodNullable", (inst, def) => {
$ZodType.init(inst, def);
core_util.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin);
core_util.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
core_util.v5(inst, "pattern", (zod) => {
let pattern = zod.def.innerType._zod.pattern;
return pattern ? RegExp(`^(${core_util.p6(pattern.source)}|null)$`) : void 0;
});
core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : void 0);
inst._zod.parse = (payload, ctx) => {
if (payload.value === null) return payload;
return def.innerType._zod.run(payload, ctx);
};
});
let $ZodDefault = core_core.xI("$ZodDefault", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.optin = "defaulted";
core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
inst._zod.parse = (payload, ctx) => {
if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
if (payload.value === void 0) {
payload.value = def.defaultValue;
return payload;
}
let result = def.innerType._zod.run(payload, ctx);
if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
return handleDefaultResult(result, def);
};
});
function handleDefaultResult(payload, def) {
payload.value === void 0 && (payload.value = def.defaultValue);
return payload;
}
let $ZodPrefault = core_core.xI("$ZodPrefault", (inst, def) => {
$ZodType.init(inst, def);
inst._zod.optin = "defaulted";
core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
inst._zod.parse = (payload, ctx) => {
if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
payload.value === void 0 && (payload.value = def.defaultValue);
return def.innerType._zod.run(payload, ctx);
};
});
function handleCatchResult(payload, result, def, ctx) {
if (!result.issues.length) {
payload.value = result.value;
result.memo && (payload.memo = !0);
return payload;
}
payload.value = def.catchValue({
...result,
value: payload.value,
error: { issues: result.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())) },
input: payload.value
});
return payload;
}
let $ZodCatch = core_core.xI("$ZodCatch", (inst, def) => {
$ZodType.init(inst, def);
core_util.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
core_util.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout);
core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values);
inst._zod.parse = (payload, ctx) => {
if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
let result = def.innerType._zod.run({
value: payload.value,
issues: []
}, ctx);
if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
return handleCatchResult(payload, result, def, ctx);
};
});
let $ZodPipe = core_core.xI("$ZodPipe", (inst, def) => {
$ZodType.init(inst, def);
core_util.v5(inst, "values", (zod) => zod.def.in._zod.values);
core_util.v5(inst, "optin", (zod) => zod.def.in._zod.optin);
core_util.v5(inst, "optout", (zod) => zod.def.out._zod.optout);
core_util.v5(inst, "propValues", (zod) => zod.def.in._zod.propValues);
inst._zod.parse = (payload, ctx) => {
if (ctx.direction === "backward") {
let right = def.out._zod.run(payload, ctx);
if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
return handlePipeResult(right, def.in, ctx);
}
let left = def.in._zod.run(payload, ctx);
if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
return handlePipeResult(left, def.out, ctx);
};
});
function handlePipeResult(left, next, ctx) {
if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
left.aborted = !0;
return left;
}
return next._zod.run({
value: left.value,
issues: left.issues
}, ctx);
}
let $ZodCustom = core_core.xI("$ZodCustom", (inst, def) => {
core_checks.QP.init(inst, def);
$ZodType.init(inst, def);
inst._zod.parse = (payload, _) => payload;
inst._zod.check = (payload) => {
let input = payload.value;
let r = def.fn(input);
if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
handleRefineResult(r, payload, input, inst);
};
});
function handleRefineResult(result, payload, input, inst) {
if (!result) {
let _iss = {
code: "custom",
input,
inst,
path: [...inst._zod.def.path ?? []],
continue: !inst._zod.def.abort
};
inst._zod.def.params && (_iss.params = inst._zod.def.params);
payload.issues.push(core_util.sn(_iss));
}
}
}),
54723: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
$f: () => CONSTANT_CATCH,
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
gx: () => captureStackTrace,
hi: () => sizeCaps,
iR: () => finalizeIssue,
jD: () => hide,
jw: () => joinValues,
k8: () => jsonStringifyReplacer,
lQ: () => prefixIssues,
o8: () => clone,
ol: () => members,
p6: () => cleanRegex,
qQ: () => propertyKeyTypes,
qh: () => own,
rL: () => explicitlyAborted,
sD: () => escapeRegex,
sn: () => issue,
v5: () => defineLazyInternal,
w5: () => getEnumValues,
yG: () => shallowClone,
zH: () => NUMBER_FORMAT_RANGES
});
function getEnumValues(entries) {
let numericValues = Object.values(entries).filter((v) => typeof v == "number");
return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function joinValues(array, separator = "|") {
return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
if (typeof value == "bigint") return value.toString();
return value;
}
class Cached {
constructor(getter) {
this._getter = getter;
this._value = void 0;
}
get value() {
let getter = this._getter;
if (getter !== void 0) {
this._value = getter();
this._getter = void 0;
}
return this._value;
}
}
function cached(getter) {
return new Cached(getter);
}
function nullish(input) {
return input == null;
}
function cleanRegex(source) {
let start = +!!source.startsWith("^");
let end = source.endsWith("$") ? source.length - 1 : source.length;
return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
let ratio = val / step;
let roundedRatio = Math.round(ratio);
let tolerance = 4 * 2 ** -52 * Math.max(Math.abs(ratio), 1);
if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
return ratio - roundedRatio;
}
function assignProp(target, prop, value) {
Object.defineProperty(target, prop, {
value,
writable: !0,
enumerable: !0,
configurable: !0
});
}
function rawShape(def) {
let desc = Object.getOwnPropertyDescriptor(def, "shape");
return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
Object.defineProperty(target, key, {
get() {
let value = getter();
assignProp(this, key, value);
return value;
},
enumerable: !0,
configurable: !0
});
}
function putProp(target, key, value) {
key in target ? assignProp(target, key, value) : target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
let raw = sourceShape(source);
for (let key of keys) {
let desc = Object.getOwnPropertyDescriptor(raw, key);
if (!desc.enumerable) continue;
desc.get ? deferProp(target, key, () => {
let value = source._zod.def.shape[key];
return wrap ? wrap(value, key) : value;
}) : putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
}
}
function mirrorProps(target, source) {
for (let key of Reflect.ownKeys(source)) {
let desc = Object.getOwnPropertyDescriptor(source, key);
if (!desc.enumerable) continue;
desc.get ? deferProp(target, key, () => source[key]) : putProp(target, key, desc.value);
}
}
function mergeDefs(...defs) {
let mergedDescriptors = {};
for (let def of defs) {
let descriptors = Object.getOwnPropertyDescriptors(def);
Object.assign(mergedDescriptors, descriptors);
}
return Object.defineProperties({}, mergedDescriptors);
}
function esc(str) {
return JSON.stringify(str);
}
let captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
return typeof data == "object" && !!data && !Array.isArray(data);
}
function isPlainObject(o) {
if (isObject(o) === !1) return !1;
let ctor = o.constructor;
if (ctor === void 0) return !0;
if (typeof ctor != "function") return !0;
let prot = ctor.prototype;
if (isObject(prot) === !1) return !1;
if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === !1) return !1;
return !0;
}
function shallowClone(o) {
if (isPlainObject(o)) return { ...o };
if (Array.isArray(o)) return [...o];
if (o instanceof Map) return new Map(o);
if (o instanceof Set) return new Set(o);
return o;
}
let propertyKeyTypes = new Set([
"string",
"number",
"symbol"
]);
function escapeRegex(str) {
return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
let cl = new inst._zod.constr(def ?? inst._zod.def);
(!def || params?.parent) && (cl._zod.parent = inst);
return cl;
}
function normalizeParams(_params) {
let params = _params;
if (!params) return {};
if (typeof params == "string") return { error: () => params };
if (params?.message !== void 0) {
if (params?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
params.error = params.message;
}
delete params.message;
if (typeof params.error == "string") return {
...params,
error: () => params.error
};
return params;
}
function stringifyPrimitive(value) {
if (typeof value == "bigint") return value.toString() + "n";
if (typeof value == "string") return `"${value}"`;
return `${value}`;
}
function optionalKeys(shape) {
return Object.keys(shape).filter((k) => shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional");
}
let NUMBER_FORMAT_RANGES = {
safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
int32: [-2147483648, 2147483647],
uint32: [0, 4294967295],
float32: [-34028234663852886e22, 34028234663852886e22],
float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
};
function pick(schema, mask) {
let currDef = schema._zod.def;
let checks = currDef.checks;
if (checks && checks.length > 0) throw Error(".pick() cannot be used on object schemas containing refinements");
let newShape = {};
mirrorShape(newShape, schema, maskedKeys(schema, mask));
return clone(schema, mergeDefs(currDef, {
shape: newShape,
checks: []
}));
}
function maskedKeys(schema, mask) {
let raw = sourceShape(schema);
let keys = [];
for (let key of Reflect.ownKeys(mask)) {
if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw Error(`Unrecognized key: "${String(key)}"`);
mask[key] && keys.push(key);
}
return keys;
}
function extend(schema, shape) {
if (!isPlainObject(shape)) throw Error("Invalid input to extend: expected a plain object");
let checks = schema._zod.def.checks;
if (checks && checks.length > 0) {
let existingShape = sourceShape(schema);
for (let key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
}
return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
let newShape = {};
mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
mirrorProps(newShape, shape);
return newShape;
}
function aborted(x, startIndex = 0) {
if (x.aborted === !0) return !0;
for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== !0) return !0;
return !1;
}
function explicitlyAborted(x, startIndex = 0) {
if (x.aborted === !0) return !0;
for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === !1) return !0;
return !1;
}
function prefixIssues(path, issues) {
return issues.map((iss) => {
var _a;
(_a = iss).path ?? (_a.path = []);
iss.path.unshift(path);
return iss;
});
}
function unwrapMessage(message) {
return typeof message == "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
let caps = [];
for (let ch of defChecks ?? []) {
let d = ch._zod.def;
if (!/_(length|size)$|_equals$/.test(d.check)) break;
let max = d.maximum ?? d.length ?? d.size;
max >= 0 && caps.push([max, ch]);
}
return caps;
}
function attachSchema(issues, start, inst) {
var _a;
for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
var _a;
let traits = iss.inst?._zod?.traits;
traits?.has("$ZodType") && (traits.has("$ZodCheck") ? (_a = iss).schema ?? (_a.schema = iss.inst) : iss.schema = iss.inst);
let schemaError = iss.schema === iss.inst ? void 0 : iss.schema?._zod.def?.error;
let message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
let full = {};
for (let k of Object.keys(iss)) {
if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
full[k] = iss[k];
}
full.path ??= [];
full.message = message;
ctx?.reportInput && (full.input = iss.input);
return full;
}
let highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
let units = str.length;
if (!highSurrogate.test(str)) return units;
let count = units;
for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) == 55296 && (str.charCodeAt(i + 1) & 64512) == 56320) {
count--;
i++;
}
return count;
}
function getLengthableOrigin(input) {
if (Array.isArray(input)) return "array";
if (typeof input == "string") return "string";
return "unknown";
}
function parsedType(data) {
let t = typeof data;
switch (t) {
case "number": return Number.isNaN(data) ? "nan" : "number";
case "object": {
if (data === null) return "null";
if (Array.isArray(data)) return "array";
let obj = data;
if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
}
}
return t;
}
function issue(...args) {
let [iss, input, inst] = args;
if (typeof iss == "string") return {
message: iss,
code: "custom",
input,
inst
};
return { ...iss };
}
function members(proto, table) {
for (let key in table) {
let desc = Object.getOwnPropertyDescriptor(table, key);
desc.get ? Object.defineProperty(proto, key, {
...desc,
enumerable: !1
}) : defineBound(proto, key, desc.value);
}
}
function own(inst, key, value, enumerable = !0) {
Object.defineProperty(inst, key, {
configurable: !0,
writable: !0,
enumerable,
value
});
return value;
}
function hide(inst, key, value) {
return own(inst, key, value, !1);
}
function defineBound(proto, key, fn) {
Object.defineProperty(proto, key, {
configurable: !0,
get() {
return this == null ? fn : own(this, key, fn.bind(this));
},
set(value) {
own(this, key, value);
}
});
}
function claim(inst, sentinel) {
let proto = Object.getPrototypeOf(inst);
return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = !1;
let breaker = {
configurable: !0,
get() {
broke = !0;
}
};
function defineLazyInternal(inst, key, compute) {
let proto = Object.getPrototypeOf(inst._zod);
if (key in proto && installing !== inst._zod) {
installing = void 0;
return;
}
installing = inst._zod;
Object.defineProperty(proto, key, {
configurable: !0,
get() {
Object.defineProperty(this, key, breaker);
let outer = broke;
broke = !1;
try {
let value = compute(this);
broke ? delete this[key] : Object.defineProperty(this, key, {
configurable: !0,
writable: !0,
value
});
broke ||= outer;
return value;
} catch (err) {
delete this[key];
broke ||= outer;
throw err;
}
},
set(value) {
Object.defineProperty(this, key, {
configurable: !0,
writable: !0,
value
});
}
});
}
function installLazyProp(inst, key, make, enumerable) {
let proto = claim(inst, key);
if (!proto) return;
Object.defineProperty(proto, key, {
configurable: !0,
get() {
let desc = {
configurable: !0,
writable: !0,
enumerable,
value: void 0
};
Object.defineProperty(this, key, desc);
desc.value = make(this);
Object.defineProperty(this, key, desc);
return desc.value;
},
set(value) {
Object.defineProperty(this, key, {
configurable: !0,
writable: !0,
enumerable,
value
});
}
});
}
let CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
let fn = () => value;
fn[CONSTANT_CATCH] = !0;
return fn;
}
}),
94343: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
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
Xz9: () => ZodMiniOptional,
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
ilq: () => ZodMiniPrefault,
k5n: () => _enum,
lqM: () => optional,
mee: () => nullable,
pdi: () => transform,
rej: () => strictObject,
uGA: () => ZodMiniEnum,
zMY: () => boolean,
zUr: () => ZodMiniStringFormat
});
var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18431);
var _core_util_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54723);
var _core_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
var _parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4196);
let ZodMiniType = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniType", (inst, def) => {
if (!inst._zod) throw Error("Uninitialized schema in ZodMiniType.");
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.W4.init(inst, def);
inst.def = def;
inst.type = def.type;
}, {
get with() {
return this.check;
},
set with(value) {
_core_util_js__WEBPACK_IMPORTED_MODULE_2__.qh(this, "with", value);
},
parse(data, params) {
return _parse_js__WEBPACK_IMPORTED_MODULE_3__.qg(this, data, params, { callee: this.parse });
},
parseAsync(data, params) {
return _parse_js__WEBPACK_IMPORTED_MODULE_3__.EJ(this, data, params, { callee: this.parseAsync });
},
safeParse(data, params) {
return _parse_js__WEBPACK_IMPORTED_MODULE_3__.xL(this, data, params);
},
safeParseAsync(data, params) {
return _parse_js__WEBPACK_IMPORTED_MODULE_3__.bp(this, data, params);
},
check(...checks) {
let def = this.def;
return this.clone({
...def,
checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch == "function" ? { _zod: {
check: ch,
def: { check: "custom" },
onattach: []
} } : ch)]
}, { parent: !0 });
},
clone(_def, params) {
return _core_util_js__WEBPACK_IMPORTED_MODULE_2__.o8(this, _def, params);
},
brand() {
return this;
},
register(reg, meta) {
reg.add(this, meta);
return this;
},
apply(fn, ...args) {
return args.length === 0 ? fn(this) : fn(this, ...args);
}
});
let ZodMiniString = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniString", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.$v.init(inst, def);
ZodMiniType.init(inst, def);
});
function string(params) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.Rl(ZodMiniString, params);
}
let ZodMiniStringFormat = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniStringFormat", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.EY.init(inst, def);
ZodMiniString.init(inst, def);
});
let ZodMiniURL = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniURL", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.VY.init(inst, def);
ZodMiniStringFormat.init(inst, def);
});
function url(params) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.Fn(ZodMiniURL, params);
}
let ZodMiniNumber = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNumber", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.vz.init(inst, def);
ZodMiniType.init(inst, def);
});
function number(params) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.F7(ZodMiniNumber, params);
}
let ZodMiniNumberFormat = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNumberFormat", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.I.init(inst, def);
ZodMiniNumber.init(inst, def);
});
function int(params) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.LK(ZodMiniNumberFormat, params);
}
let ZodMiniBoolean = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniBoolean", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.sF.init(inst, def);
ZodMiniType.init(inst, def);
});
function boolean(params) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_4__._L(ZodMiniBoolean, params);
}
let ZodMiniNull = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNull", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.x8.init(inst, def);
ZodMiniType.init(inst, def);
});
function _null(params) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.jw(ZodMiniNull, params);
}
let ZodMiniUnknown = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniUnknown", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.GP.init(inst, def);
ZodMiniType.init(inst, def);
});
function unknown() {
return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.em(ZodMiniUnknown);
}
let ZodMiniNever = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNever", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.Um.init(inst, def);
ZodMiniType.init(inst, def);
});
function never(params) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.G8(ZodMiniNever, params);
}
let ZodMiniArray = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniArray", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.$p.init(inst, def);
ZodMiniType.init(inst, def);
});
function array(element, params) {
return new ZodMiniArray({
type: "array",
element,
..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
});
}
let ZodMiniObject = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniObject", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.L8.init(inst, def);
ZodMiniType.init(inst, def);
_core_util_js__WEBPACK_IMPORTED_MODULE_2__.X(inst, "shape", (self) => self._zod.def.shape, !1);
});
function object(shape, params) {
let def = {
type: "object",
shape: shape ?? {},
..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
};
return new ZodMiniObject(def);
}
function strictObject(shape, params) {
return new ZodMiniObject({
type: "object",
shape,
catchall: never(),
..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
});
}
function looseObject(shape, params) {
return new ZodMiniObject({
type: "object",
shape,
catchall: unknown(),
..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
});
}
function extend(schema, shape) {
return _core_util_js__WEBPACK_IMPORTED_MODULE_2__.X$(schema, shape);
}
function pick(schema, mask) {
return _core_util_js__WEBPACK_IMPORTED_MODULE_2__.Up(schema, mask);
}
let ZodMiniUnion = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniUnion", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.cu.init(inst, def);
ZodMiniType.init(inst, def);
});
function union(options, params) {
return new ZodMiniUnion({
type: "union",
options,
..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
});
}
let ZodMiniDiscriminatedUnion = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniDiscriminatedUnion", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.P0.init(inst, def);
ZodMiniType.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
return new ZodMiniDiscriminatedUnion({
type: "union",
options,
discriminator,
..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
});
}
let ZodMiniRecord = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniRecord", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.h.init(inst, def);
ZodMiniType.init(inst, def);
});
function record(keyType, valueType, params) {
if (!valueType || !valueType._zod) return new ZodMiniRecord({
type: "record",
keyType: string(),
valueType: keyType,
..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(valueType)
});
return new ZodMiniRecord({
type: "record",
keyType,
valueType,
..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
});
}
let ZodMiniEnum = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniEnum", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.VO.init(inst, def);
ZodMiniType.init(inst, def);
inst.options = [...inst._zod.values];
});
function _enum(values, params) {
let entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
return new ZodMiniEnum({
type: "enum",
entries,
..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
});
}
let ZodMiniLiteral = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniLiteral", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.nu.init(inst, def);
ZodMiniType.init(inst, def);
});
function literal(value, params) {
return new ZodMiniLiteral({
type: "literal",
values: Array.isArray(value) ? value : [value],
..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
});
}
let ZodMiniTransform = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniTransform", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.Wc.init(inst, def);
ZodMiniType.init(inst, def);
});
function transform(fn) {
return new ZodMiniTransform({
type: "transform",
transform: fn
});
}
let ZodMiniOptional = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniOptional", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.ig.init(inst, def);
ZodMiniType.init(inst, def);
});
function optional(innerType) {
return new ZodMiniOptional({
type: "optional",
innerType
});
}
let ZodMiniNullable = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNullable", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.qc.init(inst, def);
ZodMiniType.init(inst, def);
});
function nullable(innerType) {
return new ZodMiniNullable({
type: "nullable",
innerType
});
}
function nullish(innerType) {
return optional(nullable(innerType));
}
let ZodMiniDefault = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniDefault", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.rv.init(inst, def);
ZodMiniType.init(inst, def);
});
function _default(innerType, defaultValue) {
return new ZodMiniDefault({
type: "default",
innerType,
get defaultValue() {
return typeof defaultValue == "function" ? defaultValue() : _core_util_js__WEBPACK_IMPORTED_MODULE_2__.yG(defaultValue);
}
});
}
let ZodMiniPrefault = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniPrefault", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.VF.init(inst, def);
ZodMiniType.init(inst, def);
});
function prefault(innerType, defaultValue) {
return new ZodMiniPrefault({
type: "prefault",
innerType,
get defaultValue() {
return typeof defaultValue == "function" ? defaultValue() : _core_util_js__WEBPACK_IMPORTED_MODULE_2__.yG(defaultValue);
}
});
}
let ZodMiniCatch = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniCatch", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.t$.init(inst, def);
ZodMiniType.init(inst, def);
});
function _catch(innerType, catchValue) {
return new ZodMiniCatch({
type: "catch",
innerType,
catchValue: typeof catchValue == "function" ? catchValue : _core_util_js__WEBPACK_IMPORTED_MODULE_2__.SS(catchValue)
});
}
let ZodMiniPipe = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniPipe", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__._m.init(inst, def);
ZodMiniType.init(inst, def);
});
function pipe(in_, out) {
return new ZodMiniPipe({
type: "pipe",
in: in_,
out
});
}
let ZodMiniCustom = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniCustom", (inst, def) => {
_core_index_js__WEBPACK_IMPORTED_MODULE_1__.b0.init(inst, def);
ZodMiniType.init(inst, def);
});
function refine(fn, _params = {}) {
return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.fU(ZodMiniCustom, fn, _params);
}
_core_index_js__WEBPACK_IMPORTED_MODULE_4__.q0;
_core_index_js__WEBPACK_IMPORTED_MODULE_4__.mI;
})
};
