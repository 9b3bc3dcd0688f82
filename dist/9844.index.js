export const id = 9844;
export const ids = [9844];
export const modules = { 39844: ((e, t, n) => {
n.d(t, {
uY: () => c,
i: () => ZodCompileUnsupportedError,
o0: () => compileFn
});
var r = n(25378);
class Doc {
constructor(e = [], t = {}) {
this.content = [];
this.indent = 0;
this.args = e;
this.closed = t;
}
indented(e) {
this.indent += 1;
try {
e(this);
} finally {
--this.indent;
}
}
write(e) {
if (typeof e == "function") {
e(this, { execution: "sync" });
e(this, { execution: "async" });
return;
}
let t = e.split("\n").filter((e) => e);
let n = Math.min(...t.map((e) => e.length - e.trimStart().length));
let r = t.map((e) => e.slice(n)).map((e) => " ".repeat(this.indent * 2) + e);
for (let e of r) this.content.push(e);
}
compile() {
let e = Function;
let t = this?.content ?? [""];
return new e(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${t.join("\n")}\n};`)(...Object.values(this.closed));
}
}
var i = n(19037);
let a = new WeakMap();
function isRecursive(e, t, n) {
let r = a.get(e);
if (r !== void 0) return r ? 2 : 0;
if (t.has(e)) return 2;
t.add(e);
let o = 0;
let check = (e) => {
if (o !== 2 && e?._zod) {
let r = isRecursive(e, t, n);
r > o && (o = r);
}
};
let shape = (e, r) => {
let i = 0;
for (let a of Reflect.ownKeys(e)) {
let o = Object.getOwnPropertyDescriptor(e, a);
if (r && !o.enumerable) continue;
let s = o.get ? 1 : o.value?._zod ? isRecursive(o.value, t, n) : 0;
s > i && (i = s);
}
return i;
};
let merge = (e) => {
e > o && (o = e);
};
let s = e._zod.def;
switch (s.type) {
case "object": {
let e = i.MO(s);
merge(e ? shape(e, !0) : 1);
check(s.catchall);
break;
}
case "array":
check(s.element);
break;
case "tuple":
for (let e of s.items) check(e);
check(s.rest);
break;
case "record":
case "map":
check(s.keyType);
check(s.valueType);
break;
case "set":
check(s.valueType);
break;
case "union":
for (let e of s.options) check(e);
break;
case "intersection":
check(s.left);
check(s.right);
break;
case "optional":
case "nullable":
case "default":
case "prefault":
case "catch":
case "readonly":
case "nonoptional":
case "promise":
case "success":
check(s.innerType);
break;
case "pipe":
check(s.in);
check(s.out);
break;
case "function":
check(s.input);
check(s.output);
break;
case "lazy": {
let r = s._cachedInner ?? (n ? e._zod.innerType : void 0);
merge(r ? isRecursive(r, t, !1) : 1);
break;
}
case "template_literal":
case "string":
case "number":
case "int":
case "boolean":
case "bigint":
case "symbol":
case "undefined":
case "null":
case "void":
case "never":
case "any":
case "unknown":
case "date":
case "nan":
case "enum":
case "literal":
case "file":
case "transform":
case "custom": break;
default: for (let e in s) {
let t = Object.getOwnPropertyDescriptor(s, e);
if (!t || t.get) continue;
let n = t.value;
if (!n || typeof n != "object") continue;
if (n._zod) check(n);
else if (Array.isArray(n)) for (let e of n) check(e);
}
}
t.delete(e);
return settle(e, o);
}
function settle(e, t) {
t !== 1 && a.set(e, t === 2);
return t;
}
function memoizer_isRecursiveSchema(e) {
return isRecursive(e, new Set(), !0) !== 0;
}
var o = n(64630);
var s = n(36705);
let c = Symbol.for("zod.compile.invalid");
class ZodCompileAsyncError extends Error {
constructor(e = "z.compile does not support async refinements, transforms, or checks") {
super(e);
this.name = "ZodCompileAsyncError";
}
}
class ZodCompileUnsupportedError extends Error {
constructor(e, t = !0) {
super(`z.compile does not support ${e}; this schema must use the runtime parser`);
this.name = "ZodCompileUnsupportedError";
this.islandable = t;
}
}
function compileFn(e, t) {
let n = !0;
try {
n = memoizer_isRecursiveSchema(e);
} catch {}
if (n) throw new ZodCompileUnsupportedError("a schema whose subtree contains a reference cycle");
let r = {
constants: new Map(),
constantCounter: 0,
varCounter: 0,
definite: !0
};
let i = new Doc(["input"]);
let a = generateCheck(i, r, e, "input", !t?.assertOnly);
i.write(a === null ? "return true;" : `return ${a};`);
let o = ["INVALID", ...r.constants.keys()];
let s = [c, ...r.constants.values()];
let l = i.content.join("\n");
let u = t?.debug ? o.length > 0 ? `// Constants: ${o.join(", ")}\n${l}` : l : "";
let d = Function;
let f = `return (input) => {\n${l}\n}`;
let p;
try {
p = new d(...o, f)(...s);
} catch (e) {
throw new ZodCompileUnsupportedError(`this schema (generated code failed to evaluate: ${e.message})`);
}
t?.debug && (p.code = u);
p.definite = r.definite;
return p;
}
function addConstant(e, t) {
for (let [n, r] of e.constants) if (r === t) return n;
let n = `c${e.constantCounter++}`;
e.constants.set(n, t);
return n;
}
function addUserConstant(e, t) {
e.definite = !1;
return addConstant(e, t);
}
function newVar(e) {
return `v${e.varCounter++}`;
}
function runtimeRun(e, t) {
let n = e._zod.run({
value: t,
issues: []
}, {});
if (n && typeof n.then == "function") return c;
let r = n;
return r.issues.length === 0 ? r.value : c;
}
function compileChild(e, t, n, r, i = !0) {
let a = e.content.length;
let o = t.constants.size;
let s = t.constantCounter;
let c = t.varCounter;
try {
return generateCheck(e, t, n, r, i);
} catch (i) {
if (!(i instanceof ZodCompileUnsupportedError) || !i.islandable) throw i;
e.content.length = a;
if (t.constants.size > o) {
let e = Array.from(t.constants.keys()).slice(o);
for (let n of e) t.constants.delete(n);
}
t.constantCounter = s;
t.varCounter = c;
return emitRuntimeIsland(e, t, n, r);
}
}
function emitRuntimeIsland(e, t, n, r) {
t.definite = !1;
let i = addConstant(t, n);
let a = addConstant(t, runtimeRun);
let o = newVar(t);
e.write(`const ${o} = ${a}(${i}, ${r});`);
e.write(`if (${o} === INVALID) return INVALID;`);
return o;
}
let l = new Set([
"max_size",
"min_size",
"size_equals",
"max_length",
"min_length",
"length_equals"
]);
function generateChecks(e, t, n, r) {
let i = n._zod.def.checks;
if (!i || i.length === 0) return r;
let a = r;
for (let n of i) {
let r = n._zod.def;
if (r.when && !l.has(r.check)) throw new ZodCompileUnsupportedError("check with a custom \"when\" condition");
switch (r.check) {
case "greater_than":
generateGreaterThanCheck(e, t, r, a);
break;
case "less_than":
generateLessThanCheck(e, t, r, a);
break;
case "multiple_of":
generateMultipleOfCheck(e, t, r, a);
break;
case "number_format":
generateNumberFormatCheck(e, r, a);
break;
case "min_length": {
let n = numericOperand(r.minimum, "min_length");
let i = codePointLengthVar(e, t, a, `${a}.length >= ${n} && ${a}.length < ${r.minimum * 2}`);
e.write(`if (${i} < ${n}) return INVALID;`);
break;
}
case "max_length": {
let n = numericOperand(r.maximum, "max_length");
let i = codePointLengthVar(e, t, a, `${a}.length > ${n}`);
e.write(`if (${i} > ${n}) return INVALID;`);
break;
}
case "length_equals": {
let n = numericOperand(r.length, "length_equals");
let i = codePointLengthVar(e, t, a, `${a}.length >= ${n} && ${a}.length <= ${r.length * 2}`);
e.write(`if (${i} !== ${n}) return INVALID;`);
break;
}
case "min_size":
e.write(`if (${a}.size < ${numericOperand(r.minimum, "min_size")}) return INVALID;`);
break;
case "max_size":
e.write(`if (${a}.size > ${numericOperand(r.maximum, "max_size")}) return INVALID;`);
break;
case "size_equals":
e.write(`if (${a}.size !== ${numericOperand(r.size, "size_equals")}) return INVALID;`);
break;
case "string_format":
a = generateStringFormatCheck(e, t, r, a);
break;
case "custom":
a = generateCustomRefineCheck(e, t, n, a);
break;
case "bigint_format":
generateBigIntFormatCheck(e, r, a);
break;
case "mime_type":
generateMimeTypeCheck(e, t, r, a);
break;
case "property":
generatePropertyCheck(e, t, r, a);
break;
case "properties":
generatePropertiesChecks(e, t, r, a);
break;
case "overwrite": {
let r = newVar(t);
generateOverwriteCheck(e, t, n, a, r);
a = r;
break;
}
default: throw new ZodCompileUnsupportedError(`check type ${r.check}`);
}
}
return a;
}
function codePointLengthVar(e, t, n, r) {
let a = addConstant(t, i.O7);
let o = newVar(t);
e.write(`const ${o} = typeof ${n} === "string" && ${r} ? ${a}(${n}) : ${n}.length;`);
return o;
}
function numericOperand(e, t) {
if (typeof e != "number" || !Number.isFinite(e)) throw new ZodCompileUnsupportedError(`${t} bound of type ${typeof e}`);
return `${e}`;
}
function comparisonOperand(e, t) {
if (typeof t == "bigint") return `${t}n`;
if (typeof t == "number") {
if (Number.isNaN(t)) throw new ZodCompileUnsupportedError("comparison check with NaN bound");
return `${t}`;
}
if (t instanceof Date) {
if (Number.isNaN(t.getTime())) throw new ZodCompileUnsupportedError("comparison check with Invalid Date bound");
return addConstant(e, t);
}
throw new ZodCompileUnsupportedError(`comparison check bound of type ${typeof t}`);
}
function generateGreaterThanCheck(e, t, n, r) {
let i = n.inclusive ? "<" : "<=";
e.write(`if (${r} ${i} ${comparisonOperand(t, n.value)}) return INVALID;`);
}
function generateLessThanCheck(e, t, n, r) {
let i = n.inclusive ? ">" : ">=";
e.write(`if (${r} ${i} ${comparisonOperand(t, n.value)}) return INVALID;`);
}
function generateMultipleOfCheck(e, t, n, r) {
if (typeof n.value == "bigint") {
if (n.value === BigInt(0)) throw new ZodCompileUnsupportedError("multiple_of check with a zero divisor");
e.write(`if (${r} % ${n.value}n !== 0n) return INVALID;`);
} else {
let a = addConstant(t, i.LG);
e.write(`if (${a}(${r}, ${numericOperand(n.value, "multiple_of")}) !== 0) return INVALID;`);
}
}
function generateNumberFormatCheck(e, t, n) {
let r = t.format;
switch (r) {
case "safeint":
e.write(`if (!Number.isSafeInteger(${n})) return INVALID;`);
break;
case "int32":
e.write(`if (!Number.isInteger(${n}) || ${n} < -2147483648 || ${n} > 2147483647) return INVALID;`);
break;
case "uint32":
e.write(`if (!Number.isInteger(${n}) || ${n} < 0 || ${n} > 4294967295) return INVALID;`);
break;
case "float32":
e.write(`if (!Number.isFinite(${n}) || ${n} < -3.4028234663852886e38 || ${n} > 3.4028234663852886e38) return INVALID;`);
break;
case "float64":
e.write(`if (!Number.isFinite(${n})) return INVALID;`);
break;
default: throw new ZodCompileUnsupportedError(`number format ${r}`);
}
}
function generateBigIntFormatCheck(e, t, n) {
let r = t.format;
if (!r) return;
switch (r) {
case "int64":
e.write(`if (${n} < -9223372036854775808n || ${n} > 9223372036854775807n) return INVALID;`);
break;
case "uint64":
e.write(`if (${n} < 0n || ${n} > 18446744073709551615n) return INVALID;`);
break;
default: throw new ZodCompileUnsupportedError(`bigint format ${r}`);
}
}
function generateMimeTypeCheck(e, t, n, r) {
let i = n.mime;
if (i && i.length > 0) {
let n = addConstant(t, new Set(i));
e.write(`if (!${n}.has(${r}.type)) return INVALID;`);
}
}
function generatePropertiesChecks(e, t, n, r) {
if (n.when) throw new ZodCompileUnsupportedError("check with a custom \"when\" condition");
e.write(`if (${r} == null) return INVALID;`);
let a = n.shape;
for (let n of Reflect.ownKeys(a)) {
let o = typeof n == "symbol" ? addConstant(t, n) : i.UQ(n);
let s = newVar(t);
e.write(`const ${s} = ${r}[${o}];`);
compileChild(e, t, a[n], s, !1);
}
}
function generatePropertyCheck(e, t, n, r) {
let i = `${r}[${JSON.stringify(n.property)}]`;
generateCheck(e, t, n.schema, i);
}
function generateOverwriteCheck(e, t, n, r, i) {
let a = n._zod.def.tx;
if (!a) throw new ZodCompileUnsupportedError("overwrite check without a transform function");
if (isAsyncFunction(a)) throw new ZodCompileAsyncError("z.compile: async overwrite transforms are not supported");
let o = addConstant(t, a);
e.write(`const ${i} = ${o}(${r});`);
}
function throwAsync() {
throw new r.GT();
}
function pushIssue(e) {
this.issues.push(e);
}
function generateCustomRefineCheck(e, t, n, r) {
let i = n._zod.def;
if (i.fn) {
if (isAsyncFunction(i.fn)) throw new ZodCompileAsyncError("z.compile: async .refine() predicates are not supported");
let n = addUserConstant(t, i.fn);
let a = addConstant(t, throwAsync);
let o = newVar(t);
e.write(`const ${o} = ${n}(${r});`);
e.write(`if (${o} instanceof Promise) ${a}();`);
e.write(`if (!${o}) return INVALID;`);
return r;
}
if (n._zod.check) {
if (isAsyncFunction(n._zod.check)) throw new ZodCompileAsyncError("z.compile: async .superRefine() / check functions are not supported");
let i = n._zod.check;
let helperFn = (e) => {
let t = {
value: e,
issues: [],
addIssue: pushIssue
};
i(t) instanceof Promise && throwAsync();
return t.issues.length === 0 ? t.value : c;
};
let a = addUserConstant(t, helperFn);
let o = newVar(t);
e.write(`const ${o} = ${a}(${r});`);
e.write(`if (${o} === INVALID) return INVALID;`);
return o;
}
throw new ZodCompileUnsupportedError("custom check without a predicate or check function");
}
let u = new Set([
"cidrv4",
"cuid",
"cuid2",
"date",
"datetime",
"duration",
"e164",
"email",
"emoji",
"ends_with",
"guid",
"includes",
"ipv4",
"ksuid",
"lowercase",
"mac",
"nanoid",
"regex",
"starts_with",
"time",
"ulid",
"uppercase",
"uuid",
"xid"
]);
function generateStringFormatCheck(e, t, n, r, a = !0) {
let o = n.format;
if (o === "base64") {
let n = addConstant(t, s.UY);
e.write(`if (!${n}(${r})) return INVALID;`);
return r;
}
if (o === "base64url") {
let n = addConstant(t, s.tV);
e.write(`if (!${n}(${r})) return INVALID;`);
return r;
}
if (o === "jwt") {
let i = addConstant(t, s.c2);
let a = addConstant(t, n.alg ?? null);
e.write(`if (!${i}(${r}, ${a})) return INVALID;`);
return r;
}
if (o === "ipv6") {
let n = addConstant(t, s.SW);
e.write(`if (!${n}(${r})) return INVALID;`);
return r;
}
if (o === "cidrv6") {
let n = addConstant(t, s.Xe);
e.write(`if (!${n}(${r})) return INVALID;`);
return r;
}
if (o === "credit_card") {
let n = addConstant(t, s.uv);
e.write(`if (!${n}(${r})) return INVALID;`);
return r;
}
if (o === "iban") {
let n = addConstant(t, s.DT);
e.write(`if (!${n}(${r})) return INVALID;`);
return r;
}
let c = n;
if (o === "url" || o === "httpurl" || c.normalize || c.hostname !== void 0 || c.protocol !== void 0) {
let i = addConstant(t, s.qU);
let o = addConstant(t, n);
let l = newVar(t);
let u = newVar(t);
e.write(`const ${l} = ${r}.trim();`);
e.write(`const ${u} = ${i}(${l}, ${o});`);
e.write(`if (typeof ${u} === "number") return INVALID;`);
if (c.hostname !== void 0) {
let n = addConstant(t, s.bL);
e.write(`if (!${n}(${u}, ${o}.hostname)) return INVALID;`);
}
if (c.protocol !== void 0) {
let n = addConstant(t, s.Yf);
e.write(`if (!${n}(${u}, ${o}.protocol)) return INVALID;`);
}
if (!a) return null;
let d = newVar(t);
let f = c.normalize ? `${u}.href` : `${addConstant(t, s.NH)}(${l})`;
e.write(`const ${d} = ${f};`);
return d;
}
let l = n.fn;
if (l) {
if (isAsyncFunction(l)) throw new ZodCompileUnsupportedError(`async string format ${o}`);
let n = addConstant(t, l);
e.write(`if (!${n}(${r})) return INVALID;`);
return r;
}
if (u.has(o) && n.pattern) {
let i = addConstant(t, n.pattern);
e.write(`${i}.lastIndex = 0;`);
e.write(`if (!${i}.test(${r})) return INVALID;`);
return r;
}
let d = n.format;
switch (d) {
case "regex": throw new ZodCompileUnsupportedError("regex format without a pattern");
case "lowercase":
e.write(`if (${r} !== ${r}.toLowerCase()) return INVALID;`);
break;
case "uppercase":
e.write(`if (${r} !== ${r}.toUpperCase()) return INVALID;`);
break;
case "includes":
e.write(`if (!${r}.includes(${i.UQ(n.includes)})) return INVALID;`);
break;
case "starts_with": {
let t = n.prefix;
e.write(`if (${r}.slice(0, ${t.length}) !== ${i.UQ(t)}) return INVALID;`);
break;
}
case "ends_with": {
let t = n.suffix;
e.write(`if (${r}.slice(-${t.length}) !== ${i.UQ(t)}) return INVALID;`);
break;
}
default: throw new ZodCompileUnsupportedError(`string format ${d}`);
}
return r;
}
function generateCheck(e, t, n, r, i = !0) {
let a = n._zod.def;
let o = a.type;
if (a.coerce) throw new ZodCompileUnsupportedError(`coercion (z.coerce.${o}())`);
let s = i || !!a.checks?.length;
let c;
switch (o) {
case "string":
c = generateStringCheck(e, t, n, r, s);
break;
case "number":
c = generateNumberCheck(e, n, r);
break;
case "boolean":
c = generateBooleanCheck(e, r);
break;
case "bigint":
c = generateBigIntCheck(e, n, r);
break;
case "symbol":
c = generateSymbolCheck(e, r);
break;
case "undefined":
c = generateUndefinedCheck(e, r);
break;
case "null":
c = generateNullCheck(e, r);
break;
case "any":
case "unknown":
c = r;
break;
case "never":
e.write("return INVALID;");
c = r;
break;
case "void":
c = generateVoidCheck(e, r);
break;
case "nan":
c = generateNaNCheck(e, r);
break;
case "date":
c = generateDateCheck(e, r);
break;
case "object":
c = generateObjectCheck(e, t, n, r, s);
break;
case "optional":
c = generateOptionalCheck(e, t, n, r, s);
break;
case "nullable":
c = generateNullableCheck(e, t, n, r, s);
break;
case "array":
c = generateArrayCheck(e, t, n, r, s);
break;
case "literal":
c = generateLiteralCheck(e, t, n, r);
break;
case "enum":
c = generateEnumCheck(e, t, n, r);
break;
case "readonly": {
let i = generateWrapperCheck(e, t, n, r);
let a = newVar(t);
e.write(`const ${a} = Object.freeze(${i});`);
c = a;
break;
}
case "success":
generateWrapperCheck(e, t, n, r);
c = "true";
break;
case "default":
case "prefault":
c = generateDefaultCheck(e, t, n, r);
break;
case "nonoptional":
c = generateNonOptionalCheck(e, t, n, r);
break;
case "tuple":
c = generateTupleCheck(e, t, n, r);
break;
case "union":
c = generateUnionCheck(e, t, n, r);
break;
case "intersection":
c = generateIntersectionCheck(e, t, n, r);
break;
case "record":
c = generateRecordCheck(e, t, n, r);
break;
case "map":
c = generateMapCheck(e, t, n, r);
break;
case "set":
c = generateSetCheck(e, t, n, r);
break;
case "file":
c = generateFileCheck(e, r);
break;
case "template_literal":
c = generateTemplateLiteralCheck(e, t, n, r);
break;
case "lazy":
c = generateLazyCheck(e, t, n, r);
break;
case "pipe":
c = generatePipeCheck(e, t, n, r);
break;
case "custom":
c = generateCustomCheck(e, t, n, r);
break;
case "transform":
c = generateTransformCheck(e, t, n, r);
break;
case "catch":
c = generateCatchCheck(e, t, n, r);
break;
default: throw new ZodCompileUnsupportedError(`schema type ${o}`);
}
if (c === null) return null;
return generateChecks(e, t, n, c);
}
function generateStringCheck(e, t, n, r, i = !0) {
e.write(`if (typeof ${r} !== "string") return INVALID;`);
let a = n._zod.def;
if (a.format === void 0) return r;
return generateStringFormatCheck(e, t, a, r, i);
}
function generateNumberCheck(e, t, n) {
e.write(`if (typeof ${n} !== "number" || !Number.isFinite(${n})) return INVALID;`);
let r = t._zod.def;
r.check === "number_format" && r.format && generateNumberFormatCheck(e, { format: r.format }, n);
return n;
}
function generateBooleanCheck(e, t) {
e.write(`if (typeof ${t} !== "boolean") return INVALID;`);
return t;
}
function generateBigIntCheck(e, t, n) {
e.write(`if (typeof ${n} !== "bigint") return INVALID;`);
let r = t._zod.def;
if (r.format) switch (r.format) {
case "int64":
e.write(`if (${n} < -9223372036854775808n || ${n} > 9223372036854775807n) return INVALID;`);
break;
case "uint64": e.write(`if (${n} < 0n || ${n} > 18446744073709551615n) return INVALID;`);
}
return n;
}
function generateSymbolCheck(e, t) {
e.write(`if (typeof ${t} !== "symbol") return INVALID;`);
return t;
}
function generateUndefinedCheck(e, t) {
e.write(`if (${t} !== undefined) return INVALID;`);
return t;
}
function generateNullCheck(e, t) {
e.write(`if (${t} !== null) return INVALID;`);
return t;
}
function generateVoidCheck(e, t) {
e.write(`if (${t} !== undefined) return INVALID;`);
return t;
}
function generateNaNCheck(e, t) {
e.write(`if (typeof ${t} !== "number" || !Number.isNaN(${t})) return INVALID;`);
return t;
}
function generateDateCheck(e, t) {
e.write(`if (!(${t} instanceof Date) || Number.isNaN(${t}.getTime())) return INVALID;`);
return t;
}
function generateObjectCheck(e, t, n, r, a = !0) {
let o = n._zod.def;
e.write(`if (typeof ${r} !== "object" || ${r} === null || Array.isArray(${r})) return INVALID;`);
let s = o.shape;
let c = Object.keys(s);
let l = Object.getOwnPropertySymbols(s);
let u = l.length ? [...c, ...l] : c;
let keyExpr = (e) => typeof e == "symbol" ? addConstant(t, e) : i.UQ(e);
let propKey = (e) => typeof e == "symbol" ? `[${keyExpr(e)}]` : i.UQ(e);
let d = s;
if (c.includes("__proto__")) throw new ZodCompileUnsupportedError("object shape key \"__proto__\"");
let f = new Map();
for (let n of u) {
let i = d[n];
let o = keyExpr(n);
let s = newVar(t);
e.write(`const ${s} = ${r}[${o}];`);
if (i._zod.optin !== void 0) {
let a = newVar(t);
e.write(`let ${a} = (() => {`);
e.indented((e) => {
let n = compileChild(e, t, i, s);
e.write(`return ${n};`);
});
e.write("})();");
if (i._zod.optout === "optional") {
e.write(`if (${a} === INVALID) {`);
e.indented((e) => {
e.write(`if (${o} in ${r}) return INVALID;`);
e.write(`${a} = undefined;`);
});
e.write("}");
} else e.write(`if (${a} === INVALID) return INVALID;`);
f.set(n, a);
} else {
requiresPresenceCheck(i) && e.write(`if (!(${o} in ${r})) return INVALID;`);
let c = compileChild(e, t, i, s, a);
c !== null && f.set(n, c);
}
}
let p = o.catchall;
let m = "none";
if (p) {
let t = p._zod.def.type;
if (t === "never") {
let t = c.map((e) => `k !== ${i.UQ(e)}`).join(" && ") || "true";
e.write(`for (const k in ${r}) {`);
e.indented((e) => {
e.write(`if (${t}) return INVALID;`);
});
e.write("}");
} else m = (t === "unknown" || t === "any") && !p._zod.def.checks?.length ? "passthrough" : "schema";
}
let h = newVar(t);
let g = u.some((e) => mayOmitUndefined(d[e]) || dropsWhenAbsent(d[e]));
if (!a) {
if (m === "schema") {
let n = c.length > 0 ? addConstant(t, new Set(c)) : null;
e.write(`for (const k in ${r}) {`);
e.indented((e) => {
e.write("if (k === \"__proto__\") continue;");
n && e.write(`if (${n}.has(k)) continue;`);
let i = newVar(t);
e.write(`const ${i} = ${r}[k];`);
compileChild(e, t, p, i, !1);
});
e.write("}");
}
return null;
}
if (g) {
e.write(`const ${h} = {};`);
for (let t of u) {
let n = keyExpr(t);
let i = f.get(t);
dropsWhenAbsent(d[t]) ? e.write(`if (${n} in ${r}) ${h}[${n}] = ${i};`) : mayOmitUndefined(d[t]) ? e.write(`if (${i} !== undefined || ${n} in ${r}) ${h}[${n}] = ${i};`) : e.write(`${h}[${n}] = ${i};`);
}
} else {
let t = u.map((e) => `${propKey(e)}: ${f.get(e)}`).join(", ");
e.write(`const ${h} = { ${t} };`);
}
if (m !== "none") {
let n = c.length > 0 ? addConstant(t, new Set(c)) : null;
e.write(`for (const k in ${r}) {`);
e.indented((e) => {
e.write("if (k === \"__proto__\") continue;");
n && e.write(`if (${n}.has(k)) continue;`);
if (m === "passthrough") e.write(`${h}[k] = ${r}[k];`);
else {
let n = newVar(t);
e.write(`const ${n} = ${r}[k];`);
let i = compileChild(e, t, p, n);
e.write(`${h}[k] = ${i};`);
}
});
e.write("}");
}
return h;
}
function generateOptionalCheck(e, t, n, r, i = !0) {
let a = n._zod.def;
if (isExactOptional(n)) return generateCheck(e, t, a.innerType, r, i);
if (a.innerType._zod.optin === "defaulted") {
let n = newVar(t);
let i = newVar(t);
e.write(`let ${n};`);
e.write(`if (${r} === undefined) {`);
e.indented((e) => {
e.write(`const ${i} = (() => {`);
e.indented((e) => {
let n = generateCheck(e, t, a.innerType, r);
e.write(`return ${n};`);
});
e.write("})();");
e.write(`if (${i} !== INVALID) ${n} = ${i};`);
});
e.write("} else {");
e.indented((e) => {
let i = generateCheck(e, t, a.innerType, r);
e.write(`${n} = ${i};`);
});
e.write("}");
return n;
}
let o = i ? newVar(t) : null;
o && e.write(`let ${o};`);
e.write(`if (${r} !== undefined) {`);
e.indented((e) => {
let n = generateCheck(e, t, a.innerType, r, i);
o && n !== null && e.write(`${o} = ${n};`);
});
e.write("}");
return o;
}
function isExactOptional(e) {
return e._zod.traits?.has("$ZodExactOptional") === !0;
}
function requiresPresenceCheck(e) {
return e._zod.optin === void 0 && fastPathAcceptsAbsence(e);
}
function fastPathAcceptsAbsence(e) {
if (e._zod.def.coerce) return !0;
let t = e._zod.def;
switch (t.type) {
case "any":
case "unknown":
case "undefined":
case "void":
case "default":
case "prefault":
case "transform":
case "custom":
case "lazy": return !0;
case "string":
case "number":
case "boolean":
case "bigint":
case "symbol":
case "null":
case "never":
case "nan":
case "date":
case "object":
case "array":
case "tuple":
case "record":
case "map":
case "set":
case "file":
case "template_literal": return !1;
case "nonoptional": return t.innerType ? fastPathAcceptsAbsence(t.innerType) : !1;
case "literal": return !!t.values?.includes(void 0);
case "enum": return !!e._zod.values?.has(void 0);
case "optional":
case "nullable":
case "readonly":
case "success": return !t.innerType || fastPathAcceptsAbsence(t.innerType);
case "catch": return !0;
case "union": return !t.options || t.options.some(fastPathAcceptsAbsence);
case "intersection":
if (!t.left || !t.right) return !0;
return fastPathAcceptsAbsence(t.left) && fastPathAcceptsAbsence(t.right);
case "pipe": return !t.in || fastPathAcceptsAbsence(t.in);
default: return !0;
}
}
function dropsWhenAbsent(e) {
return e._zod.optin === "optional" && e._zod.optout === "optional";
}
function mayOmitUndefined(e) {
return (e._zod.optin !== "defaulted" || e._zod.optout === "optional") && mayOutputUndefined(e);
}
function mayOutputUndefined(e) {
let t = e._zod.def;
switch (t.type) {
case "string":
case "number":
case "boolean":
case "bigint":
case "symbol":
case "null":
case "nan":
case "date":
case "object":
case "array":
case "tuple":
case "record":
case "map":
case "set":
case "file":
case "template_literal":
case "never":
case "success": return !1;
case "literal": return !!t.values?.includes(void 0);
case "enum": return !!e._zod.values?.has(void 0);
case "optional": return !0;
case "nullable":
case "readonly":
case "nonoptional": return !t.innerType || mayOutputUndefined(t.innerType);
case "union": return !t.options || t.options.some(mayOutputUndefined);
case "intersection": return !t.left || !t.right || mayOutputUndefined(t.left) || mayOutputUndefined(t.right);
case "pipe": return !t.out || mayOutputUndefined(t.out);
default: return !0;
}
}
function generateNullableCheck(e, t, n, r, i = !0) {
let a = n._zod.def;
let o = i ? newVar(t) : null;
o && e.write(`let ${o} = null;`);
e.write(`if (${r} !== null) {`);
e.indented((e) => {
let n = generateCheck(e, t, a.innerType, r, i);
o && n !== null && e.write(`${o} = ${n};`);
});
e.write("}");
return o;
}
function generateSizeGate(e, t, n) {
for (let [r, a] of i.hi(t._zod.def.checks)) e.write(`if (${n} > ${numericOperand(r, a._zod.def.check)}) return INVALID;`);
}
function generateArrayCheck(e, t, n, r, i = !0) {
let a = n._zod.def;
e.write(`if (!Array.isArray(${r})) return INVALID;`);
generateSizeGate(e, n, `${r}.length`);
let o = i ? newVar(t) : null;
let s = newVar(t);
let c = newVar(t);
o && e.write(`const ${o} = new Array(${r}.length);`);
e.write(`for (let ${s} = 0; ${s} < ${r}.length; ${s}++) {`);
e.indented((e) => {
e.write(`const ${c} = ${r}[${s}];`);
let n = compileChild(e, t, a.element, c, i);
o && n !== null && e.write(`${o}[${s}] = ${n};`);
});
e.write("}");
return o;
}
function generateLiteralCheck(e, t, n, r) {
let a = n._zod.def.values;
if (a.length !== 1) {
let n = addConstant(t, new Set(a));
e.write(`if (!${n}.has(${r})) return INVALID;`);
return r;
}
let o = a[0];
if (typeof o == "number" && Number.isNaN(o)) {
let n = addConstant(t, new Set(a));
e.write(`if (!${n}.has(${r})) return INVALID;`);
return r;
}
if (typeof o == "string") e.write(`if (${r} !== ${i.UQ(o)}) return INVALID;`);
else if (typeof o == "number" || typeof o == "boolean") e.write(`if (${r} !== ${o}) return INVALID;`);
else if (o === null) e.write(`if (${r} !== null) return INVALID;`);
else if (o === void 0) e.write(`if (${r} !== undefined) return INVALID;`);
else if (typeof o == "bigint") e.write(`if (${r} !== ${o}n) return INVALID;`);
else throw new ZodCompileUnsupportedError(`literal type ${typeof o}`);
return r;
}
function generateEnumCheck(e, t, n, r) {
let i = n._zod.values;
if (!i) throw new ZodCompileUnsupportedError("enum schema without enumerated values");
let a = addConstant(t, i);
e.write(`if (!${a}.has(${r})) return INVALID;`);
return r;
}
function generateWrapperCheck(e, t, n, r) {
let i = n._zod.def;
return generateCheck(e, t, i.innerType, r);
}
function generateDefaultCheck(e, t, n, r) {
let a = n._zod.def;
let o = Object.getOwnPropertyDescriptor(n._zod.def, "defaultValue") ? () => n._zod.def.defaultValue : void 0;
if (n._zod.def.type === "prefault") {
if (!o) return generateCheck(e, t, a.innerType, r);
let n = addConstant(t, o);
let i = newVar(t);
e.write(`let ${i} = ${r};`);
e.write(`if (${r} === undefined) ${i} = ${n}();`);
return generateCheck(e, t, a.innerType, i);
}
let s = newVar(t);
if (o) {
let n = addConstant(t, o);
let c = addConstant(t, i.yG);
e.write(`let ${s};`);
e.write(`if (${r} === undefined) {`);
e.indented((e) => {
e.write(`${s} = ${c}(${n}());`);
});
e.write("} else {");
e.indented((e) => {
let i = generateCheck(e, t, a.innerType, r);
e.write(`${s} = ${i} === undefined ? ${c}(${n}()) : ${i};`);
});
e.write("}");
} else {
e.write(`let ${s};`);
e.write(`if (${r} !== undefined) {`);
e.indented((e) => {
let n = generateCheck(e, t, a.innerType, r);
e.write(`${s} = ${n};`);
});
e.write("}");
}
return s;
}
function generateNonOptionalCheck(e, t, n, r) {
let i = n._zod.def;
let a = generateCheck(e, t, i.innerType, r);
let o = newVar(t);
e.write(`const ${o} = ${a};`);
e.write(`if (${o} === undefined) return INVALID;`);
return o;
}
function generateTupleCheck(e, t, n, r) {
let i = n._zod.def;
let a = i.items;
let o = i.rest;
e.write(`if (!Array.isArray(${r})) return INVALID;`);
let s = getTupleOptStart(a, "optin");
let c = getTupleOptStart(a, "optout");
o ? e.write(`if (${r}.length < ${s}) return INVALID;`) : e.write(`if (${r}.length < ${s} || ${r}.length > ${a.length}) return INVALID;`);
let l = newVar(t);
e.write(`const ${l} = [];`);
for (let n = 0; n < a.length; n++) {
let i = a[n];
if (n >= c) {
e.write(`if (${l}.length === ${n}) {`);
e.indented((e) => {
e.write(`if (${n} < ${r}.length) {`);
e.indented((e) => {
let a = newVar(t);
e.write(`const ${a} = ${r}[${n}];`);
let o = compileChild(e, t, i, a);
e.write(`${l}[${n}] = ${o};`);
});
e.write("} else {");
e.indented((e) => {
if (dropsWhenAbsent(i)) {
e.write(`${l}.length = ${n};`);
return;
}
let r = newVar(t);
let a = newVar(t);
e.write(`const ${r} = undefined;`);
e.write(`const ${a} = (() => {`);
e.indented((e) => {
let n = compileChild(e, t, i, r);
e.write(`return ${n};`);
});
e.write("})();");
e.write(`if (${a} === INVALID || ${a} === undefined) ${l}.length = ${n};`);
e.write(`else ${l}[${n}] = ${a};`);
});
e.write("}");
});
e.write("}");
} else {
let a = newVar(t);
e.write(`const ${a} = ${r}[${n}];`);
let o = compileChild(e, t, i, a);
e.write(`${l}[${n}] = ${o};`);
}
}
if (o) {
let n = newVar(t);
let i = newVar(t);
e.write(`for (let ${n} = ${a.length}; ${n} < ${r}.length; ${n}++) {`);
e.indented((e) => {
e.write(`const ${i} = ${r}[${n}];`);
let a = compileChild(e, t, o, i);
e.write(`${l}[${n}] = ${a};`);
});
e.write("}");
}
return l;
}
function getTupleOptStart(e, t) {
for (let n = e.length - 1; n >= 0; n--) if (!(t === "optin" ? e[n]._zod.optin !== void 0 : e[n]._zod.optout === "optional")) return n + 1;
return 0;
}
function generateUnionCheck(e, t, n, r) {
let i = n._zod.def;
let a = i.options;
if (i.discriminator) return generateDiscriminatedUnionCheck(e, t, i, r);
if (i.inclusive === !1) throw new ZodCompileUnsupportedError("exclusive unions (z.xor)");
if (a.length === 0) {
e.write("return INVALID;");
return r;
}
if (a.length === 1) return generateCheck(e, t, a[0], r);
if (a.every((e) => e._zod.def.type === "literal" && !e._zod.def.checks?.length)) {
let n = addConstant(t, new Set(a.flatMap((e) => e._zod.def.values)));
e.write(`if (!${n}.has(${r})) return INVALID;`);
return r;
}
let o = newVar(t);
e.write(`let ${o};`);
for (let n = 0; n < a.length; n++) {
let i = a[n];
n === 0 ? e.write(`${o} = (() => {`) : e.write(`if (${o} === INVALID) ${o} = (() => {`);
e.indented((e) => {
let n = generateCheck(e, t, i, r);
e.write(`return ${n};`);
});
e.write("})();");
}
e.write(`if (${o} === INVALID) return INVALID;`);
return o;
}
function generateDiscriminatedUnionCheck(e, t, n, r) {
if (n.unionFallback) throw new ZodCompileUnsupportedError("discriminated union with unionFallback");
if (n.options.length === 0) {
e.write("return INVALID;");
return r;
}
let a = newVar(t);
let o = newVar(t);
e.write(`const ${a} = ${r}?.[${i.UQ(n.discriminator)}];`);
e.write(`let ${o};`);
let s = !0;
let c = new Set();
for (let i of n.options) {
let l = i._zod.propValues?.[n.discriminator];
if (!l || l.size === 0) throw new ZodCompileUnsupportedError("discriminated union option without static discriminator values");
for (let e of l) {
if (c.has(e)) throw new ZodCompileUnsupportedError(`duplicate discriminator value ${String(e)}`);
c.add(e);
}
let u = Array.from(l, (e) => literalEquality(t, a, e));
let d = s ? "if" : "else if";
e.write(`${d} (${u.join(" || ")}) {`);
e.indented((e) => {
let n = generateCheck(e, t, i, r);
e.write(`${o} = ${n};`);
});
e.write("}");
s = !1;
}
e.write("else { return INVALID; }");
return o;
}
function literalEquality(e, t, n) {
if (typeof n == "string") return `${t} === ${i.UQ(n)}`;
if (typeof n == "number") {
if (Number.isNaN(n)) return `Number.isNaN(${t})`;
return `${t} === ${n}`;
}
if (typeof n == "boolean") return `${t} === ${n}`;
if (n === null) return `${t} === null`;
if (n === void 0) return `${t} === undefined`;
if (typeof n == "bigint") return `${t} === ${n}n`;
if (typeof n == "symbol") return `${t} === ${addConstant(e, n)}`;
throw new ZodCompileUnsupportedError(`literal discriminator value ${String(n)}`);
}
function generateIntersectionCheck(e, t, n, r) {
let i = n._zod.def;
t.definite = !1;
let a = compileChild(e, t, i.left, r);
let o = compileChild(e, t, i.right, r);
let c = addConstant(t, s.D3);
let l = newVar(t);
e.write(`const ${l} = ${c}(${a}, ${o});`);
e.write(`if (!${l}.valid) return INVALID;`);
return `${l}.data`;
}
function generateRecordCheck(e, t, n, r) {
let a = n._zod.def;
let s = addConstant(t, i.Qd);
e.write(`if (!${s}(${r})) return INVALID;`);
let c = newVar(t);
let l = newVar(t);
let u = newVar(t);
e.write(`const ${c} = {};`);
let d = a;
let f = d.partial ? void 0 : a.keyType._zod.values;
if (f) {
let n = [];
for (let i of f) {
if (typeof i != "string" && typeof i != "number" && typeof i != "symbol") throw new ZodCompileUnsupportedError(`record key value ${String(i)}`);
let o = typeof i == "number" ? i.toString() : i;
if (o === "__proto__") throw new ZodCompileUnsupportedError("record key \"__proto__\"");
n.push(o);
let s = addConstant(t, i);
let l = generateCheck(e, t, a.keyType, s);
let u = newVar(t);
e.write(`const ${u} = ${r}[${literalPropertyKey(t, o)}];`);
let d = compileChild(e, t, a.valueType, u);
e.write(`${c}[${l}] = ${d};`);
}
let i = addConstant(t, new Set(n));
e.write(`for (const ${l} in ${r}) {`);
e.indented((e) => {
e.write(`if (${i}.has(${l})) continue;`);
d.mode === "loose" ? e.write(`if (${l} !== "__proto__") ${c}[${l}] = ${r}[${l}];`) : e.write("return INVALID;");
});
e.write("}");
return c;
}
let p = a.keyType._zod.def;
if (p.type !== "string" || p.format !== void 0 || p.coerce || (p.checks?.length ?? 0) !== 0) {
let n = a.mode === "loose";
let i = compileFn(a.keyType);
i.definite === !1 && (t.definite = !1);
let s = addConstant(t, i);
let u = addConstant(t, o.ai);
let d = newVar(t);
emitOwnKeys(e, t, r, l, (e) => {
e.write(`let ${d} = ${s}(${l});`);
e.write(`if (${d} === INVALID && typeof ${l} === "string" && ${u}.test(${l})) ${d} = ${s}(Number(${l}));`);
n ? e.write(`if (${d} === INVALID) { ${c}[${l}] = ${r}[${l}]; continue; }`) : e.write(`if (${d} === INVALID) return INVALID;`);
e.write(`if (${d} === "__proto__") continue;`);
let i = newVar(t);
e.write(`const ${i} = ${r}[${l}];`);
let o = compileChild(e, t, a.valueType, i);
e.write(`${c}[${d}] = ${o};`);
});
return c;
}
emitOwnKeys(e, t, r, l, (e) => {
e.write(`const ${u} = ${r}[${l}];`);
let n = compileChild(e, t, a.valueType, u);
e.write(`${c}[${l}] = ${n};`);
}, "return INVALID;");
return c;
}
function emitOwnKeys(e, t, n, r, i, a) {
let o = addConstant(t, Object.prototype.propertyIsEnumerable);
let s = newVar(t);
let c = newVar(t);
let l = newVar(t);
e.write(`const ${s} = Object.getOwnPropertySymbols(${n});`);
e.write(`const ${c} = Object.getOwnPropertyNames(${n});`);
e.write(`for (let ${l} = 0; ${l} < ${c}.length; ${l}++) {`);
e.indented((e) => {
e.write(`const ${r} = ${c}[${l}];`);
e.write(`if (${r} === "__proto__" || !${o}.call(${n}, ${r})) continue;`);
i(e);
});
e.write("}");
e.write(`for (let ${l} = 0; ${l} < ${s}.length; ${l}++) {`);
e.indented((e) => {
e.write(`const ${r} = ${s}[${l}];`);
e.write(`if (!${o}.call(${n}, ${r})) continue;`);
a ? e.write(a) : i(e);
});
e.write("}");
}
function literalPropertyKey(e, t) {
if (typeof t == "string") return i.UQ(t);
return addConstant(e, t);
}
function generateMapCheck(e, t, n, r) {
let i = n._zod.def;
e.write(`if (!(${r} instanceof Map)) return INVALID;`);
generateSizeGate(e, n, `${r}.size`);
let a = newVar(t);
let o = newVar(t);
let s = newVar(t);
e.write(`const ${a} = new Map();`);
e.write(`for (const [${o}, ${s}] of ${r}) {`);
e.indented((e) => {
let n = generateCheck(e, t, i.keyType, o);
let r = generateCheck(e, t, i.valueType, s);
e.write(`${a}.set(${n}, ${r});`);
});
e.write("}");
return a;
}
function generateSetCheck(e, t, n, r) {
let i = n._zod.def;
e.write(`if (!(${r} instanceof Set)) return INVALID;`);
generateSizeGate(e, n, `${r}.size`);
let a = newVar(t);
let o = newVar(t);
e.write(`const ${a} = new Set();`);
e.write(`for (const ${o} of ${r}) {`);
e.indented((e) => {
let n = generateCheck(e, t, i.valueType, o);
e.write(`${a}.add(${n});`);
});
e.write("}");
return a;
}
function generateFileCheck(e, t) {
e.write(`if (!(${t} instanceof File)) return INVALID;`);
return t;
}
function generateTemplateLiteralCheck(e, t, n, r) {
e.write(`if (typeof ${r} !== "string") return INVALID;`);
let i = n._zod.pattern;
if (i) {
let n = addConstant(t, i);
e.write(`${n}.lastIndex = 0;`);
e.write(`if (!${n}.test(${r})) return INVALID;`);
}
return r;
}
function generateLazyCheck(e, t, n, r) {
let i = n._zod.def;
let a = addUserConstant(t, i.getter);
let o = addConstant(t, { parser: null });
e.write(`if (!${o}.parser) {`);
e.indented((e) => {
e.write(`const inner = ${a}();`);
e.write(`${o}.parser = function(input) {`);
e.indented((e) => {
e.write("const result = inner._zod.run({ value: input, issues: [] }, {});");
e.write("return result.issues.length === 0 ? result.value : INVALID;");
});
e.write("};");
});
e.write("}");
let s = newVar(t);
e.write(`const ${s} = ${o}.parser(${r});`);
e.write(`if (${s} === INVALID) return INVALID;`);
return s;
}
function generatePipeCheck(e, t, n, r) {
let i = n._zod.def;
let a = generateCheck(e, t, i.in, r);
if (i.transform) {
if (isAsyncFunction(i.transform)) throw new ZodCompileAsyncError("z.compile: async transforms in pipes are not supported");
let n = i.transform;
let helperFn = (e) => {
let t = {
value: e,
issues: [],
addIssue: pushIssue
};
let r = n(e, t);
if (r instanceof Promise) return c;
return t.issues.length === 0 ? r : c;
};
let r = addUserConstant(t, helperFn);
let o = newVar(t);
e.write(`const ${o} = ${r}(${a});`);
e.write(`if (${o} === INVALID) return INVALID;`);
return generateCheck(e, t, i.out, o);
} else return generateCheck(e, t, i.out, a);
}
function isAsyncFunction(e) {
return typeof e == "function" && (e.constructor.name === "AsyncFunction" || e[Symbol.toStringTag] === "AsyncFunction");
}
function generateCustomCheck(e, t, n, r) {
let i = n._zod.def;
if (i.fn) {
if (isAsyncFunction(i.fn)) throw new ZodCompileAsyncError("z.compile: async custom predicates are not supported");
let n = addUserConstant(t, i.fn);
let a = addConstant(t, throwAsync);
let o = newVar(t);
e.write(`const ${o} = ${n}(${r});`);
e.write(`if (${o} instanceof Promise) ${a}();`);
e.write(`if (!${o}) return INVALID;`);
} else throw new ZodCompileUnsupportedError("custom schema without a predicate function");
return r;
}
function runtimeCatch(e, t, n) {
let r = e._zod.run({
value: n,
issues: []
}, {});
if (r && typeof r.then == "function") return c;
let i = r;
if (i.issues.length === 0) return i.value;
return t();
}
function generateCatchCheck(e, t, n, r) {
let a = n._zod.def;
if (!a.catchValue[i.$f]) throw new ZodCompileUnsupportedError("catch with a callback (only a constant catch value compiles)", !1);
let o = newVar(t);
e.write(`let ${o} = (() => {`);
e.indented((e) => {
let n = compileChild(e, t, a.innerType, r);
e.write(`return ${n};`);
});
e.write("})();");
let s = addConstant(t, a.innerType);
let c = addUserConstant(t, a.catchValue);
let l = addConstant(t, runtimeCatch);
e.write(`if (${o} === INVALID) {`);
e.indented((e) => {
e.write(`${o} = ${l}(${s}, ${c}, ${r});`);
e.write(`if (${o} === INVALID) return INVALID;`);
});
e.write("}");
return o;
}
function generateTransformCheck(e, t, n, r) {
let i = n._zod.def;
if (i.transform) {
if (isAsyncFunction(i.transform)) throw new ZodCompileAsyncError("z.compile: async transforms are not supported");
let n = i.transform;
let helperFn = (e) => {
let t = {
value: e,
issues: [],
addIssue: pushIssue
};
let r = n(e, t);
if (r instanceof Promise) return c;
return t.issues.length === 0 ? r : c;
};
let a = addUserConstant(t, helperFn);
let o = newVar(t);
e.write(`const ${o} = ${a}(${r});`);
e.write(`if (${o} === INVALID) return INVALID;`);
return o;
}
return r;
}
}) };
