export const id = 8905;
export const ids = [8905];
export const modules = {
12215: ((e, t, n) => {
var r = n(43989);
var i = n(21987);
var a = n(14628);
var o = n(5145);
var s = n(73809);
var c = n(15100);
var l = n(63088);
function resolveCollection(e, t, n, r, i, a) {
let o = n.type === "block-map" ? s.resolveBlockMap(e, t, n, r, a) : n.type === "block-seq" ? c.resolveBlockSeq(e, t, n, r, a) : l.resolveFlowCollection(e, t, n, r, a);
let u = o.constructor;
if (i === "!" || i === u.tagName) {
o.tag = u.tagName;
return o;
}
i && (o.tag = i);
return o;
}
function composeCollection(e, t, n, s, c) {
let l = s.tag;
let u = l ? t.directives.tagName(l.source, (e) => c(l, "TAG_RESOLVE_FAILED", e)) : null;
if (n.type === "block-seq") {
let { anchor: e, newlineAfterProp: t } = s;
let n = e && l ? e.offset > l.offset ? e : l : e ?? l;
n && (!t || t.offset < n.offset) && c(n, "MISSING_CHAR", "Missing newline after block sequence props");
}
let d = n.type === "block-map" ? "map" : n.type === "block-seq" ? "seq" : n.start.source === "{" ? "map" : "seq";
if (!l || !u || u === "!" || u === a.YAMLMap.tagName && d === "map" || u === o.YAMLSeq.tagName && d === "seq") return resolveCollection(e, t, n, c, u);
let f = t.schema.tags.find((e) => e.tag === u && e.collection === d);
if (!f) {
let r = t.schema.knownTags[u];
if (r?.collection === d) {
t.schema.tags.push(Object.assign({}, r, { default: !1 }));
f = r;
} else {
r ? c(l, "BAD_COLLECTION_TYPE", `${r.tag} used for ${d} collection, but expects ${r.collection ?? "scalar"}`, !0) : c(l, "TAG_RESOLVE_FAILED", `Unresolved tag: ${u}`, !0);
return resolveCollection(e, t, n, c, u);
}
}
let p = resolveCollection(e, t, n, c, u, f);
let m = f.resolve?.(p, (e) => c(l, "TAG_RESOLVE_FAILED", e), t.options) ?? p;
let h = r.isNode(m) ? m : new i.Scalar(m);
h.range = p.range;
h.tag = u;
f?.format && (h.format = f.format);
return h;
}
t.composeCollection = composeCollection;
}),
36429: ((e, t, n) => {
var r = n(77927);
var i = n(99943);
var a = n(86202);
var o = n(29877);
function composeDoc(e, t, { offset: n, start: s, value: c, end: l }, u) {
let d = Object.assign({ _directives: t }, e);
let f = new r.Document(void 0, d);
let p = {
atKey: !1,
atRoot: !0,
directives: f.directives,
options: f.options,
schema: f.schema
};
let m = o.resolveProps(s, {
indicator: "doc-start",
next: c ?? l?.[0],
offset: n,
onError: u,
parentIndent: 0,
startOnNewline: !0
});
if (m.found) {
f.directives.docStart = !0;
c && (c.type === "block-map" || c.type === "block-seq") && !m.hasNewline && u(m.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker");
}
f.contents = c ? i.composeNode(p, c, m, u) : i.composeEmptyNode(p, m.end, s, null, m, u);
let h = f.contents.range[2];
let g = a.resolveEnd(l, h, !1, u);
g.comment && (f.comment = g.comment);
f.range = [
n,
h,
g.offset
];
return f;
}
t.composeDoc = composeDoc;
}),
99943: ((e, t, n) => {
var r = n(69051);
var i = n(43989);
var a = n(12215);
var o = n(97175);
var s = n(86202);
var c = n(4289);
let l = {
composeNode,
composeEmptyNode
};
function composeNode(e, t, n, r) {
let s = e.atKey;
let { spaceBefore: c, comment: u, anchor: d, tag: f } = n;
let p;
let m = !0;
switch (t.type) {
case "alias":
p = composeAlias(e, t, r);
(d || f) && r(t, "ALIAS_PROPS", "An alias node must not specify any properties");
break;
case "scalar":
case "single-quoted-scalar":
case "double-quoted-scalar":
case "block-scalar":
p = o.composeScalar(e, t, f, r);
d && (p.anchor = d.source.substring(1));
break;
case "block-map":
case "block-seq":
case "flow-collection":
try {
p = a.composeCollection(l, e, t, n, r);
d && (p.anchor = d.source.substring(1));
} catch (e) {
r(t, "RESOURCE_EXHAUSTION", e instanceof Error ? e.message : String(e));
}
break;
default:
r(t, "UNEXPECTED_TOKEN", t.type === "error" ? t.message : `Unsupported token (type: ${t.type})`);
m = !1;
}
p ??= composeEmptyNode(e, t.offset, void 0, null, n, r);
d && p.anchor === "" && r(d, "BAD_ALIAS", "Anchor cannot be an empty string");
s && e.options.stringKeys && (!i.isScalar(p) || typeof p.value != "string" || p.tag && p.tag !== "tag:yaml.org,2002:str") && r(f ?? t, "NON_STRING_KEY", "With stringKeys, all keys must be strings");
c && (p.spaceBefore = !0);
u && (t.type === "scalar" && t.source === "" ? p.comment = u : p.commentBefore = u);
e.options.keepSourceTokens && m && (p.srcToken = t);
return p;
}
function composeEmptyNode(e, t, n, r, { spaceBefore: i, comment: a, anchor: s, tag: l, end: u }, d) {
let f = {
type: "scalar",
offset: c.emptyScalarPosition(t, n, r),
indent: -1,
source: ""
};
let p = o.composeScalar(e, f, l, d);
if (s) {
p.anchor = s.source.substring(1);
p.anchor === "" && d(s, "BAD_ALIAS", "Anchor cannot be an empty string");
}
i && (p.spaceBefore = !0);
if (a) {
p.comment = a;
p.range[2] = u;
}
return p;
}
function composeAlias({ options: e }, { offset: t, source: n, end: i }, a) {
let o = new r.Alias(n.substring(1));
o.source === "" && a(t, "BAD_ALIAS", "Alias cannot be an empty string");
o.source.endsWith(":") && a(t + n.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", !0);
let c = t + n.length;
let l = s.resolveEnd(i, c, e.strict, a);
o.range = [
t,
c,
l.offset
];
l.comment && (o.comment = l.comment);
return o;
}
t.composeEmptyNode = composeEmptyNode;
t.composeNode = composeNode;
}),
97175: ((e, t, n) => {
var r = n(43989);
var i = n(21987);
var a = n(19179);
var o = n(7532);
function composeScalar(e, t, n, s) {
let { value: c, type: l, comment: u, range: d } = t.type === "block-scalar" ? a.resolveBlockScalar(e, t, s) : o.resolveFlowScalar(t, e.options.strict, s);
let f = n ? e.directives.tagName(n.source, (e) => s(n, "TAG_RESOLVE_FAILED", e)) : null;
let p;
p = e.options.stringKeys && e.atKey ? e.schema[r.SCALAR] : f ? findScalarTagByName(e.schema, c, f, n, s) : t.type === "scalar" ? findScalarTagByTest(e, c, t, s) : e.schema[r.SCALAR];
let m;
try {
let a = p.resolve(c, (e) => s(n ?? t, "TAG_RESOLVE_FAILED", e), e.options);
m = r.isScalar(a) ? a : new i.Scalar(a);
} catch (e) {
let r = e instanceof Error ? e.message : String(e);
s(n ?? t, "TAG_RESOLVE_FAILED", r);
m = new i.Scalar(c);
}
m.range = d;
m.source = c;
l && (m.type = l);
f && (m.tag = f);
p.format && (m.format = p.format);
u && (m.comment = u);
return m;
}
function findScalarTagByName(e, t, n, i, a) {
if (n === "!") return e[r.SCALAR];
let o = [];
for (let t of e.tags) if (!t.collection && t.tag === n) {
if (t.default && t.test) o.push(t);
else return t;
}
for (let e of o) if (e.test?.test(t)) return e;
let s = e.knownTags[n];
if (s && !s.collection) {
e.tags.push(Object.assign({}, s, {
default: !1,
test: void 0
}));
return s;
}
a(i, "TAG_RESOLVE_FAILED", `Unresolved tag: ${n}`, n !== "tag:yaml.org,2002:str");
return e[r.SCALAR];
}
function findScalarTagByTest({ atKey: e, directives: t, schema: n }, i, a, o) {
let s = n.tags.find((t) => (t.default === !0 || e && t.default === "key") && t.test?.test(i)) || n[r.SCALAR];
if (n.compat) {
let e = n.compat.find((e) => e.default && e.test?.test(i)) ?? n[r.SCALAR];
s.tag !== e.tag && o(a, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${t.tagString(s.tag)} or ${t.tagString(e.tag)}`, !0);
}
return s;
}
t.composeScalar = composeScalar;
}),
48082: ((e, t, n) => {
var r = n(932);
var i = n(50156);
var a = n(77927);
var o = n(68718);
var s = n(43989);
var c = n(36429);
var l = n(86202);
function getErrorPos(e) {
if (typeof e == "number") return [e, e + 1];
if (Array.isArray(e)) return e.length === 2 ? e : [e[0], e[1]];
let { offset: t, source: n } = e;
return [t, t + (typeof n == "string" ? n.length : 1)];
}
function parsePrelude(e) {
let t = "";
let n = !1;
let r = !1;
for (let i = 0; i < e.length; ++i) {
let a = e[i];
switch (a[0]) {
case "#":
t += (t === "" ? "" : r ? "\n\n" : "\n") + (a.substring(1) || " ");
n = !0;
r = !1;
break;
case "%":
e[i + 1]?.[0] !== "#" && (i += 1);
n = !1;
break;
default:
n || (r = !0);
n = !1;
}
}
return {
comment: t,
afterEmptyLine: r
};
}
class Composer {
constructor(e = {}) {
this.doc = null;
this.atDirectives = !1;
this.prelude = [];
this.errors = [];
this.warnings = [];
this.onError = (e, t, n, r) => {
let i = getErrorPos(e);
r ? this.warnings.push(new o.YAMLWarning(i, t, n)) : this.errors.push(new o.YAMLParseError(i, t, n));
};
this.directives = new i.Directives({ version: e.version || "1.2" });
this.options = e;
}
decorate(e, t) {
let { comment: n, afterEmptyLine: r } = parsePrelude(this.prelude);
if (n) {
let i = e.contents;
if (t) e.comment = e.comment ? `${e.comment}\n${n}` : n;
else if (r || e.directives.docStart || !i) e.commentBefore = n;
else if (s.isCollection(i) && !i.flow && i.items.length > 0) {
let e = i.items[0];
s.isPair(e) && (e = e.key);
let t = e.commentBefore;
e.commentBefore = t ? `${n}\n${t}` : n;
} else {
let e = i.commentBefore;
i.commentBefore = e ? `${n}\n${e}` : n;
}
}
if (t) {
for (let t = 0; t < this.errors.length; ++t) e.errors.push(this.errors[t]);
for (let t = 0; t < this.warnings.length; ++t) e.warnings.push(this.warnings[t]);
} else {
e.errors = this.errors;
e.warnings = this.warnings;
}
this.prelude = [];
this.errors = [];
this.warnings = [];
}
streamInfo() {
return {
comment: parsePrelude(this.prelude).comment,
directives: this.directives,
errors: this.errors,
warnings: this.warnings
};
}
*compose(e, t = !1, n = -1) {
for (let t of e) yield* this.next(t);
yield* this.end(t, n);
}
*next(e) {
r.env.LOG_STREAM && console.dir(e, { depth: null });
switch (e.type) {
case "directive":
this.directives.add(e.source, (t, n, r) => {
let i = getErrorPos(e);
i[0] += t;
this.onError(i, "BAD_DIRECTIVE", n, r);
});
this.prelude.push(e.source);
this.atDirectives = !0;
break;
case "document": {
let t = c.composeDoc(this.options, this.directives, e, this.onError);
this.atDirectives && !t.directives.docStart && this.onError(e, "MISSING_CHAR", "Missing directives-end/doc-start indicator line");
this.decorate(t, !1);
this.doc && (yield this.doc);
this.doc = t;
this.atDirectives = !1;
break;
}
case "byte-order-mark":
case "space": break;
case "comment":
case "newline":
this.prelude.push(e.source);
break;
case "error": {
let t = e.source ? `${e.message}: ${JSON.stringify(e.source)}` : e.message;
let n = new o.YAMLParseError(getErrorPos(e), "UNEXPECTED_TOKEN", t);
this.atDirectives || !this.doc ? this.errors.push(n) : this.doc.errors.push(n);
break;
}
case "doc-end": {
if (!this.doc) {
this.errors.push(new o.YAMLParseError(getErrorPos(e), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
break;
}
this.doc.directives.docEnd = !0;
let t = l.resolveEnd(e.end, e.offset + e.source.length, this.doc.options.strict, this.onError);
this.decorate(this.doc, !0);
if (t.comment) {
let e = this.doc.comment;
this.doc.comment = e ? `${e}\n${t.comment}` : t.comment;
}
this.doc.range[2] = t.offset;
break;
}
default: this.errors.push(new o.YAMLParseError(getErrorPos(e), "UNEXPECTED_TOKEN", `Unsupported token ${e.type}`));
}
}
*end(e = !1, t = -1) {
if (this.doc) {
this.decorate(this.doc, !0);
yield this.doc;
this.doc = null;
} else if (e) {
let e = Object.assign({ _directives: this.directives }, this.options);
let n = new a.Document(void 0, e);
this.atDirectives && this.onError(t, "MISSING_CHAR", "Missing directives-end indicator line");
n.range = [
0,
t,
t
];
this.decorate(n, !1);
yield n;
}
}
}
t.Composer = Composer;
}),
73809: ((e, t, n) => {
var r = n(91363);
var i = n(14628);
var a = n(29877);
var o = n(70589);
var s = n(1161);
var c = n(4769);
let l = "All mapping items must start at the same column";
function resolveBlockMap({ composeNode: e, composeEmptyNode: t }, n, u, d, f) {
let p = new ((f?.nodeClass) ?? i.YAMLMap)(n.schema);
n.atRoot &&= !1;
let m = u.offset;
let h = null;
for (let i of u.items) {
let { start: f, key: g, sep: _, value: v } = i;
let y = a.resolveProps(f, {
indicator: "explicit-key-ind",
next: g ?? _?.[0],
offset: m,
onError: d,
parentIndent: u.indent,
startOnNewline: !0
});
let b = !y.found;
if (b) {
g && (g.type === "block-seq" ? d(m, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in g && g.indent !== u.indent && d(m, "BAD_INDENT", l));
if (!y.anchor && !y.tag && !_) {
h = y.end;
y.comment && (p.comment ? p.comment += "\n" + y.comment : p.comment = y.comment);
continue;
}
(y.newlineAfterProp || o.containsNewline(g)) && d(g ?? f[f.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
} else y.found?.indent !== u.indent && d(m, "BAD_INDENT", l);
n.atKey = !0;
let x = y.end;
let S = g ? e(n, g, y, d) : t(n, x, f, null, y, d);
n.schema.compat && s.flowIndentCheck(u.indent, g, d);
n.atKey = !1;
c.mapIncludes(n, p.items, S) && d(x, "DUPLICATE_KEY", "Map keys must be unique");
let C = a.resolveProps(_ ?? [], {
indicator: "map-value-ind",
next: v,
offset: S.range[2],
onError: d,
parentIndent: u.indent,
startOnNewline: !g || g.type === "block-scalar"
});
m = C.end;
if (C.found) {
if (b) {
v?.type === "block-map" && !C.hasNewline && d(m, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings");
n.options.strict && y.start < C.found.offset - 1024 && d(S.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key");
}
let a = v ? e(n, v, C, d) : t(n, m, _, null, C, d);
n.schema.compat && s.flowIndentCheck(u.indent, v, d);
m = a.range[2];
let o = new r.Pair(S, a);
n.options.keepSourceTokens && (o.srcToken = i);
p.items.push(o);
} else {
b && d(S.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values");
C.comment && (S.comment ? S.comment += "\n" + C.comment : S.comment = C.comment);
let e = new r.Pair(S);
n.options.keepSourceTokens && (e.srcToken = i);
p.items.push(e);
}
}
h && h < m && d(h, "IMPOSSIBLE", "Map comment with trailing content");
p.range = [
u.offset,
m,
h ?? m
];
return p;
}
t.resolveBlockMap = resolveBlockMap;
}),
19179: ((e, t, n) => {
var r = n(21987);
function resolveBlockScalar(e, t, n) {
let i = t.offset;
let a = parseBlockScalarHeader(t, e.options.strict, n);
if (!a) return {
value: "",
type: null,
comment: "",
range: [
i,
i,
i
]
};
let o = a.mode === ">" ? r.Scalar.BLOCK_FOLDED : r.Scalar.BLOCK_LITERAL;
let s = t.source ? splitLines(t.source) : [];
let c = s.length;
for (let e = s.length - 1; e >= 0; --e) {
let t = s[e][1];
if (t === "" || t === "\r") c = e;
else break;
}
if (c === 0) {
let e = a.chomp === "+" && s.length > 0 ? "\n".repeat(Math.max(1, s.length - 1)) : "";
let n = i + a.length;
t.source && (n += t.source.length);
return {
value: e,
type: o,
comment: a.comment,
range: [
i,
n,
n
]
};
}
let l = t.indent + a.indent;
let u = t.offset + a.length;
let d = 0;
for (let t = 0; t < c; ++t) {
let [r, i] = s[t];
if (i === "" || i === "\r") a.indent === 0 && r.length > l && (l = r.length);
else {
r.length < l && n(u + r.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator");
a.indent === 0 && (l = r.length);
d = t;
l === 0 && !e.atRoot && n(u, "BAD_INDENT", "Block scalar values in collections must be indented");
break;
}
u += r.length + i.length + 1;
}
for (let e = s.length - 1; e >= c; --e) s[e][0].length > l && (c = e + 1);
let f = "";
let p = "";
let m = !1;
for (let e = 0; e < d; ++e) f += s[e][0].slice(l) + "\n";
for (let e = d; e < c; ++e) {
let [t, i] = s[e];
u += t.length + i.length + 1;
let c = i[i.length - 1] === "\r";
c && (i = i.slice(0, -1));
if (i && t.length < l) {
let e = `Block scalar lines must not be less indented than their ${a.indent ? "explicit indentation indicator" : "first line"}`;
n(u - i.length - (c ? 2 : 1), "BAD_INDENT", e);
t = "";
}
if (o === r.Scalar.BLOCK_LITERAL) {
f += p + t.slice(l) + i;
p = "\n";
} else if (t.length > l || i[0] === "	") {
p === " " ? p = "\n" : !m && p === "\n" && (p = "\n\n");
f += p + t.slice(l) + i;
p = "\n";
m = !0;
} else if (i === "") p === "\n" ? f += "\n" : p = "\n";
else {
f += p + i;
p = " ";
m = !1;
}
}
switch (a.chomp) {
case "-": break;
case "+":
for (let e = c; e < s.length; ++e) f += "\n" + s[e][0].slice(l);
f[f.length - 1] !== "\n" && (f += "\n");
break;
default: f += "\n";
}
let h = i + a.length + t.source.length;
return {
value: f,
type: o,
comment: a.comment,
range: [
i,
h,
h
]
};
}
function parseBlockScalarHeader({ offset: e, props: t }, n, r) {
if (t[0].type !== "block-scalar-header") {
r(t[0], "IMPOSSIBLE", "Block scalar header not found");
return null;
}
let { source: i } = t[0];
let a = i[0];
let o = 0;
let s = "";
let c = -1;
for (let t = 1; t < i.length; ++t) {
let n = i[t];
if (!s && (n === "-" || n === "+")) s = n;
else {
let r = Number(n);
!o && r ? o = r : c === -1 && (c = e + t);
}
}
c !== -1 && r(c, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${i}`);
let l = !1;
let u = "";
let d = i.length;
for (let e = 1; e < t.length; ++e) {
let i = t[e];
switch (i.type) {
case "space": l = !0;
case "newline":
d += i.source.length;
break;
case "comment":
n && !l && r(i, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
d += i.source.length;
u = i.source.substring(1);
break;
case "error":
r(i, "UNEXPECTED_TOKEN", i.message);
d += i.source.length;
break;
default: {
r(i, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${i.type}`);
let e = i.source;
e && typeof e == "string" && (d += e.length);
}
}
}
return {
mode: a,
indent: o,
chomp: s,
comment: u,
length: d
};
}
function splitLines(e) {
let t = e.split(/\n( *)/);
let n = t[0];
let r = n.match(/^( *)/);
let i = [r?.[1] ? [r[1], n.slice(r[1].length)] : ["", n]];
for (let e = 1; e < t.length; e += 2) i.push([t[e], t[e + 1]]);
return i;
}
t.resolveBlockScalar = resolveBlockScalar;
}),
15100: ((e, t, n) => {
var r = n(5145);
var i = n(29877);
var a = n(1161);
function resolveBlockSeq({ composeNode: e, composeEmptyNode: t }, n, o, s, c) {
let l = new ((c?.nodeClass) ?? r.YAMLSeq)(n.schema);
n.atRoot &&= !1;
n.atKey &&= !1;
let u = o.offset;
let d = null;
for (let { start: r, value: c } of o.items) {
let f = i.resolveProps(r, {
indicator: "seq-item-ind",
next: c,
offset: u,
onError: s,
parentIndent: o.indent,
startOnNewline: !0
});
if (!f.found) {
if (f.anchor || f.tag || c) c?.type === "block-seq" ? s(f.end, "BAD_INDENT", "All sequence items must start at the same column") : s(u, "MISSING_CHAR", "Sequence item without - indicator");
else {
d = f.end;
f.comment && (l.comment = f.comment);
continue;
}
}
let p = c ? e(n, c, f, s) : t(n, f.end, r, null, f, s);
n.schema.compat && a.flowIndentCheck(o.indent, c, s);
u = p.range[2];
l.items.push(p);
}
l.range = [
o.offset,
u,
d ?? u
];
return l;
}
t.resolveBlockSeq = resolveBlockSeq;
}),
86202: ((e, t) => {
function resolveEnd(e, t, n, r) {
let i = "";
if (e) {
let a = !1;
let o = "";
for (let s of e) {
let { source: e, type: c } = s;
switch (c) {
case "space":
a = !0;
break;
case "comment": {
n && !a && r(s, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
let t = e.substring(1) || " ";
i ? i += o + t : i = t;
o = "";
break;
}
case "newline":
i && (o += e);
a = !0;
break;
default: r(s, "UNEXPECTED_TOKEN", `Unexpected ${c} at node end`);
}
t += e.length;
}
}
return {
comment: i,
offset: t
};
}
t.resolveEnd = resolveEnd;
}),
63088: ((e, t, n) => {
var r = n(43989);
var i = n(91363);
var a = n(14628);
var o = n(5145);
var s = n(86202);
var c = n(29877);
var l = n(70589);
var u = n(4769);
let d = "Block collections are not allowed within flow collections";
let isBlock = (e) => e && (e.type === "block-map" || e.type === "block-seq");
function resolveFlowCollection({ composeNode: e, composeEmptyNode: t }, n, f, p, m) {
let h = f.start.source === "{";
let g = h ? "flow map" : "flow sequence";
let _ = new ((m?.nodeClass) ?? (h ? a.YAMLMap : o.YAMLSeq))(n.schema);
_.flow = !0;
let v = n.atRoot;
v && (n.atRoot = !1);
n.atKey &&= !1;
let y = f.offset + f.start.source.length;
for (let o = 0; o < f.items.length; ++o) {
let s = f.items[o];
let { start: m, key: v, sep: b, value: x } = s;
let S = c.resolveProps(m, {
flow: g,
indicator: "explicit-key-ind",
next: v ?? b?.[0],
offset: y,
onError: p,
parentIndent: f.indent,
startOnNewline: !1
});
if (!S.found) {
if (!S.anchor && !S.tag && !b && !x) {
o === 0 && S.comma ? p(S.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${g}`) : o < f.items.length - 1 && p(S.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${g}`);
S.comment && (_.comment ? _.comment += "\n" + S.comment : _.comment = S.comment);
y = S.end;
continue;
}
!h && n.options.strict && l.containsNewline(v) && p(v, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
}
if (o === 0) S.comma && p(S.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${g}`);
else {
S.comma || p(S.start, "MISSING_CHAR", `Missing , between ${g} items`);
if (S.comment) {
let e = "";
loop: for (let t of m) switch (t.type) {
case "comma":
case "space": break;
case "comment":
e = t.source.substring(1);
break loop;
default: break loop;
}
if (e) {
let t = _.items[_.items.length - 1];
r.isPair(t) && (t = t.value ?? t.key);
t.comment ? t.comment += "\n" + e : t.comment = e;
S.comment = S.comment.substring(e.length + 1);
}
}
}
if (!h && !b && !S.found) {
let r = x ? e(n, x, S, p) : t(n, S.end, b, null, S, p);
_.items.push(r);
y = r.range[2];
isBlock(x) && p(r.range, "BLOCK_IN_FLOW", d);
} else {
n.atKey = !0;
let r = S.end;
let o = v ? e(n, v, S, p) : t(n, r, m, null, S, p);
isBlock(v) && p(o.range, "BLOCK_IN_FLOW", d);
n.atKey = !1;
let l = c.resolveProps(b ?? [], {
flow: g,
indicator: "map-value-ind",
next: x,
offset: o.range[2],
onError: p,
parentIndent: f.indent,
startOnNewline: !1
});
if (l.found) {
if (!h && !S.found && n.options.strict) {
if (b) for (let e of b) {
if (e === l.found) break;
if (e.type === "newline") {
p(e, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
break;
}
}
S.start < l.found.offset - 1024 && p(l.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
}
} else x && ("source" in x && x.source?.[0] === ":" ? p(x, "MISSING_CHAR", `Missing space after : in ${g}`) : p(l.start, "MISSING_CHAR", `Missing , or : between ${g} items`));
let C = x ? e(n, x, l, p) : l.found ? t(n, l.end, b, null, l, p) : null;
C ? isBlock(x) && p(C.range, "BLOCK_IN_FLOW", d) : l.comment && (o.comment ? o.comment += "\n" + l.comment : o.comment = l.comment);
let w = new i.Pair(o, C);
n.options.keepSourceTokens && (w.srcToken = s);
if (h) {
let e = _;
u.mapIncludes(n, e.items, o) && p(r, "DUPLICATE_KEY", "Map keys must be unique");
e.items.push(w);
} else {
let e = new a.YAMLMap(n.schema);
e.flow = !0;
e.items.push(w);
let t = (C ?? o).range;
e.range = [
o.range[0],
t[1],
t[2]
];
_.items.push(e);
}
y = C ? C.range[2] : l.end;
}
}
let b = h ? "}" : "]";
let [x, ...S] = f.end;
let C = y;
if (x?.source === b) C = x.offset + x.source.length;
else {
let e = g[0].toUpperCase() + g.substring(1);
let t = v ? `${e} must end with a ${b}` : `${e} in block collection must be sufficiently indented and end with a ${b}`;
p(y, v ? "MISSING_CHAR" : "BAD_INDENT", t);
x && x.source.length !== 1 && S.unshift(x);
}
if (S.length > 0) {
let e = s.resolveEnd(S, C, n.options.strict, p);
e.comment && (_.comment ? _.comment += "\n" + e.comment : _.comment = e.comment);
_.range = [
f.offset,
C,
e.offset
];
} else _.range = [
f.offset,
C,
C
];
return _;
}
t.resolveFlowCollection = resolveFlowCollection;
}),
7532: ((e, t, n) => {
var r = n(21987);
var i = n(86202);
function resolveFlowScalar(e, t, n) {
let { offset: a, type: o, source: s, end: c } = e;
let l;
let u;
let _onError = (e, t, r) => n(a + e, t, r);
switch (o) {
case "scalar":
l = r.Scalar.PLAIN;
u = plainValue(s, _onError);
break;
case "single-quoted-scalar":
l = r.Scalar.QUOTE_SINGLE;
u = singleQuotedValue(s, _onError);
break;
case "double-quoted-scalar":
l = r.Scalar.QUOTE_DOUBLE;
u = doubleQuotedValue(s, _onError);
break;
default:
n(e, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${o}`);
return {
value: "",
type: null,
comment: "",
range: [
a,
a + s.length,
a + s.length
]
};
}
let d = a + s.length;
let f = i.resolveEnd(c, d, t, n);
return {
value: u,
type: l,
comment: f.comment,
range: [
a,
d,
f.offset
]
};
}
function plainValue(e, t) {
let n = "";
switch (e[0]) {
case "	":
n = "a tab character";
break;
case ",":
n = "flow indicator character ,";
break;
case "%":
n = "directive indicator character %";
break;
case "|":
case ">":
n = `block scalar indicator ${e[0]}`;
break;
case "@":
case "`": n = `reserved character ${e[0]}`;
}
n && t(0, "BAD_SCALAR_START", `Plain value cannot start with ${n}`);
return unfoldLines(e);
}
function singleQuotedValue(e, t) {
(e[e.length - 1] !== "'" || e.length === 1) && t(e.length, "MISSING_CHAR", "Missing closing 'quote");
return unfoldLines(e.slice(1, -1)).replace(/''/g, "'");
}
function unfoldLines(e) {
let t = /(.*?)\r?\n/sy;
let n = t.exec(e);
if (!n) return e;
let r, i;
try {
r = RegExp("(?<![ 	])[ 	]+$");
i = RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
} catch {
r = /[ \t]+$/;
i = /^[ \t]+|[ \t]+$/g;
}
let a = n[1].replace(r, "");
let o = " ";
let s = t.lastIndex;
for (; n = t.exec(e);) {
let e = n[1].replace(i, "");
if (e === "") o === "\n" ? a += o : o = "\n";
else {
a += o + e;
o = " ";
}
s = t.lastIndex;
}
let c = /[ \t]*(.*)/sy;
c.lastIndex = s;
n = c.exec(e);
return a + o + (n?.[1] ?? "");
}
function doubleQuotedValue(e, t) {
let n = "";
for (let r = 1; r < e.length - 1; ++r) {
let i = e[r];
if (i === "\r" && e[r + 1] === "\n") continue;
if (i === "\n") {
let { fold: t, offset: i } = foldNewline(e, r);
n += t;
r = i;
} else if (i === "\\") {
let i = e[++r];
let o = a[i];
if (o) n += o;
else if (i === "\n") {
i = e[r + 1];
for (; i === " " || i === "	";) i = e[++r + 1];
} else if (i === "\r" && e[r + 1] === "\n") {
i = e[++r + 1];
for (; i === " " || i === "	";) i = e[++r + 1];
} else if (i === "x" || i === "u" || i === "U") {
let a = i === "x" ? 2 : i === "u" ? 4 : 8;
n += parseCharCode(e, r + 1, a, t);
r += a;
} else {
let i = e.substr(r - 1, 2);
t(r - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`);
n += i;
}
} else if (i === " " || i === "	") {
let t = r;
let a = e[r + 1];
for (; a === " " || a === "	";) a = e[++r + 1];
a !== "\n" && (a !== "\r" || e[r + 2] !== "\n") && (n += r > t ? e.slice(t, r + 1) : i);
} else n += i;
}
(e[e.length - 1] !== "\"" || e.length === 1) && t(e.length, "MISSING_CHAR", "Missing closing \"quote");
return n;
}
function foldNewline(e, t) {
let n = "";
let r = e[t + 1];
for (; (r === " " || r === "	" || r === "\n" || r === "\r") && (r !== "\r" || e[t + 2] === "\n");) {
r === "\n" && (n += "\n");
t += 1;
r = e[t + 1];
}
n ||= " ";
return {
fold: n,
offset: t
};
}
let a = {
0: "\0",
a: "\x07",
b: "\b",
e: "\x1B",
f: "\f",
n: "\n",
r: "\r",
t: "	",
v: "\v",
N: "",
_: "\xA0",
L: "\u2028",
P: "\u2029",
" ": " ",
"\"": "\"",
"/": "/",
"\\": "\\",
"	": "	"
};
function parseCharCode(e, t, n, r) {
let i = e.substr(t, n);
let a = i.length === n && /^[0-9a-fA-F]+$/.test(i) ? parseInt(i, 16) : NaN;
try {
return String.fromCodePoint(a);
} catch {
let i = e.substr(t - 2, n + 2);
r(t - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`);
return i;
}
}
t.resolveFlowScalar = resolveFlowScalar;
}),
29877: ((e, t) => {
function resolveProps(e, { flow: t, indicator: n, next: r, offset: i, onError: a, parentIndent: o, startOnNewline: s }) {
let c = !1;
let l = s;
let u = s;
let d = "";
let f = "";
let p = !1;
let m = !1;
let h = null;
let g = null;
let _ = null;
let v = null;
let y = null;
let b = null;
let x = null;
for (let i of e) {
if (m) {
i.type !== "space" && i.type !== "newline" && i.type !== "comma" && a(i.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
m = !1;
}
if (h) {
l && i.type !== "comment" && i.type !== "newline" && a(h, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
h = null;
}
switch (i.type) {
case "space":
!t && (n !== "doc-start" || r?.type !== "flow-collection") && i.source.includes("	") && (h = i);
u = !0;
break;
case "comment": {
u || a(i, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
let e = i.source.substring(1) || " ";
d ? d += f + e : d = e;
f = "";
l = !1;
break;
}
case "newline":
l ? d ? d += i.source : b && n === "seq-item-ind" || (c = !0) : f += i.source;
l = !0;
p = !0;
(g || _) && (v = i);
u = !0;
break;
case "anchor":
g && a(i, "MULTIPLE_ANCHORS", "A node can have at most one anchor");
i.source.endsWith(":") && a(i.offset + i.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", !0);
g = i;
x ??= i.offset;
l = !1;
u = !1;
m = !0;
break;
case "tag":
_ && a(i, "MULTIPLE_TAGS", "A node can have at most one tag");
_ = i;
x ??= i.offset;
l = !1;
u = !1;
m = !0;
break;
case n:
(g || _) && a(i, "BAD_PROP_ORDER", `Anchors and tags must be after the ${i.source} indicator`);
b && a(i, "UNEXPECTED_TOKEN", `Unexpected ${i.source} in ${t ?? "collection"}`);
b = i;
l = n === "seq-item-ind" || n === "explicit-key-ind";
u = !1;
break;
case "comma": if (t) {
y && a(i, "UNEXPECTED_TOKEN", `Unexpected , in ${t}`);
y = i;
l = !1;
u = !1;
break;
}
default:
a(i, "UNEXPECTED_TOKEN", `Unexpected ${i.type} token`);
l = !1;
u = !1;
}
}
let S = e[e.length - 1];
let C = S ? S.offset + S.source.length : i;
m && r && r.type !== "space" && r.type !== "newline" && r.type !== "comma" && (r.type !== "scalar" || r.source !== "") && a(r.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space");
h && (l && h.indent <= o || r?.type === "block-map" || r?.type === "block-seq") && a(h, "TAB_AS_INDENT", "Tabs are not allowed as indentation");
return {
comma: y,
found: b,
spaceBefore: c,
comment: d,
hasNewline: p,
anchor: g,
tag: _,
newlineAfterProp: v,
end: C,
start: x ?? C
};
}
t.resolveProps = resolveProps;
}),
70589: ((e, t) => {
function containsNewline(e) {
if (!e) return null;
switch (e.type) {
case "alias":
case "scalar":
case "double-quoted-scalar":
case "single-quoted-scalar":
if (e.source.includes("\n")) return !0;
if (e.end) {
for (let t of e.end) if (t.type === "newline") return !0;
}
return !1;
case "flow-collection":
for (let t of e.items) {
for (let e of t.start) if (e.type === "newline") return !0;
if (t.sep) {
for (let e of t.sep) if (e.type === "newline") return !0;
}
if (containsNewline(t.key) || containsNewline(t.value)) return !0;
}
return !1;
default: return !0;
}
}
t.containsNewline = containsNewline;
}),
4289: ((e, t) => {
function emptyScalarPosition(e, t, n) {
if (t) {
n ??= t.length;
for (let r = n - 1; r >= 0; --r) {
let n = t[r];
switch (n.type) {
case "space":
case "comment":
case "newline":
e -= n.source.length;
continue;
}
n = t[++r];
for (; n?.type === "space";) {
e += n.source.length;
n = t[++r];
}
break;
}
}
return e;
}
t.emptyScalarPosition = emptyScalarPosition;
}),
1161: ((e, t, n) => {
var r = n(70589);
function flowIndentCheck(e, t, n) {
if (t?.type === "flow-collection") {
let i = t.end[0];
i.indent === e && (i.source === "]" || i.source === "}") && r.containsNewline(t) && n(i, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
}
}
t.flowIndentCheck = flowIndentCheck;
}),
4769: ((e, t, n) => {
var r = n(43989);
function mapIncludes(e, t, n) {
let { uniqueKeys: i } = e.options;
if (i === !1) return !1;
let a = typeof i == "function" ? i : (e, t) => e === t || r.isScalar(e) && r.isScalar(t) && e.value === t.value;
return t.some((e) => a(e.key, n));
}
t.mapIncludes = mapIncludes;
}),
77927: ((e, t, n) => {
var r = n(69051);
var i = n(21347);
var a = n(43989);
var o = n(91363);
var s = n(83953);
var c = n(39922);
var l = n(66203);
var u = n(69010);
var d = n(39067);
var f = n(24466);
var p = n(50156);
class Document {
constructor(e, t, n) {
this.commentBefore = null;
this.comment = null;
this.errors = [];
this.warnings = [];
Object.defineProperty(this, a.NODE_TYPE, { value: a.DOC });
let r = null;
if (typeof t == "function" || Array.isArray(t)) r = t;
else if (n === void 0 && t) {
n = t;
t = void 0;
}
let i = Object.assign({
intAsBigInt: !1,
keepSourceTokens: !1,
logLevel: "warn",
prettyErrors: !0,
strict: !0,
stringKeys: !1,
uniqueKeys: !0,
version: "1.2"
}, n);
this.options = i;
let { version: o } = i;
if (n?._directives) {
this.directives = n._directives.atDocument();
this.directives.yaml.explicit && (o = this.directives.yaml.version);
} else this.directives = new p.Directives({ version: o });
this.setSchema(o, n);
this.contents = e === void 0 ? null : this.createNode(e, r, n);
}
clone() {
let e = Object.create(Document.prototype, { [a.NODE_TYPE]: { value: a.DOC } });
e.commentBefore = this.commentBefore;
e.comment = this.comment;
e.errors = this.errors.slice();
e.warnings = this.warnings.slice();
e.options = Object.assign({}, this.options);
this.directives && (e.directives = this.directives.clone());
e.schema = this.schema.clone();
e.contents = a.isNode(this.contents) ? this.contents.clone(e.schema) : this.contents;
this.range && (e.range = this.range.slice());
return e;
}
add(e) {
assertCollection(this.contents) && this.contents.add(e);
}
addIn(e, t) {
assertCollection(this.contents) && this.contents.addIn(e, t);
}
createAlias(e, t) {
if (!e.anchor) {
let n = u.anchorNames(this);
e.anchor = !t || n.has(t) ? u.findNewAnchor(t || "a", n) : t;
}
return new r.Alias(e.anchor);
}
createNode(e, t, n) {
let r;
if (typeof t == "function") {
e = t.call({ "": e }, "", e);
r = t;
} else if (Array.isArray(t)) {
let keyToStr = (e) => typeof e == "number" || e instanceof String || e instanceof Number;
let e = t.filter(keyToStr).map(String);
e.length > 0 && (t = t.concat(e));
r = t;
} else if (n === void 0 && t) {
n = t;
t = void 0;
}
let { aliasDuplicateObjects: i, anchorPrefix: o, flow: s, keepUndefined: c, onTagObj: l, tag: d } = n ?? {};
let { onAnchor: p, setAnchors: m, sourceObjects: h } = u.createNodeAnchors(this, o || "a");
let g = {
aliasDuplicateObjects: i ?? !0,
keepUndefined: c ?? !1,
onAnchor: p,
onTagObj: l,
replacer: r,
schema: this.schema,
sourceObjects: h
};
let _ = f.createNode(e, d, g);
s && a.isCollection(_) && (_.flow = !0);
m();
return _;
}
createPair(e, t, n = {}) {
let r = this.createNode(e, null, n);
let i = this.createNode(t, null, n);
return new o.Pair(r, i);
}
delete(e) {
return assertCollection(this.contents) ? this.contents.delete(e) : !1;
}
deleteIn(e) {
if (i.isEmptyPath(e)) {
if (this.contents == null) return !1;
this.contents = null;
return !0;
}
return assertCollection(this.contents) ? this.contents.deleteIn(e) : !1;
}
get(e, t) {
return a.isCollection(this.contents) ? this.contents.get(e, t) : void 0;
}
getIn(e, t) {
if (i.isEmptyPath(e)) return !t && a.isScalar(this.contents) ? this.contents.value : this.contents;
return a.isCollection(this.contents) ? this.contents.getIn(e, t) : void 0;
}
has(e) {
return a.isCollection(this.contents) ? this.contents.has(e) : !1;
}
hasIn(e) {
if (i.isEmptyPath(e)) return this.contents !== void 0;
return a.isCollection(this.contents) ? this.contents.hasIn(e) : !1;
}
set(e, t) {
this.contents == null ? this.contents = i.collectionFromPath(this.schema, [e], t) : assertCollection(this.contents) && this.contents.set(e, t);
}
setIn(e, t) {
i.isEmptyPath(e) ? this.contents = t : this.contents == null ? this.contents = i.collectionFromPath(this.schema, Array.from(e), t) : assertCollection(this.contents) && this.contents.setIn(e, t);
}
setSchema(e, t = {}) {
typeof e == "number" && (e = String(e));
let n;
switch (e) {
case "1.1":
this.directives ? this.directives.yaml.version = "1.1" : this.directives = new p.Directives({ version: "1.1" });
n = {
resolveKnownTags: !1,
schema: "yaml-1.1"
};
break;
case "1.2":
case "next":
this.directives ? this.directives.yaml.version = e : this.directives = new p.Directives({ version: e });
n = {
resolveKnownTags: !0,
schema: "core"
};
break;
case null:
this.directives && delete this.directives;
n = null;
break;
default: {
let t = JSON.stringify(e);
throw Error(`Expected '1.1', '1.2' or null as first argument, but found: ${t}`);
}
}
if (t.schema instanceof Object) this.schema = t.schema;
else if (n) this.schema = new c.Schema(Object.assign(n, t));
else throw Error("With a null YAML version, the { schema: Schema } option is required");
}
toJS({ json: e, jsonArg: t, mapAsMap: n, maxAliasCount: r, onAnchor: i, reviver: a } = {}) {
let o = {
anchors: new Map(),
doc: this,
keep: !e,
mapAsMap: n === !0,
mapKeyWarned: !1,
maxAliasCount: typeof r == "number" ? r : 100
};
let c = s.toJS(this.contents, t ?? "", o);
if (typeof i == "function") for (let { count: e, res: t } of o.anchors.values()) i(t, e);
return typeof a == "function" ? d.applyReviver(a, { "": c }, "", c) : c;
}
toJSON(e, t) {
return this.toJS({
json: !0,
jsonArg: e,
mapAsMap: !1,
onAnchor: t
});
}
toString(e = {}) {
if (this.errors.length > 0) throw Error("Document with errors cannot be stringified");
if ("indent" in e && (!Number.isInteger(e.indent) || Number(e.indent) <= 0)) {
let t = JSON.stringify(e.indent);
throw Error(`"indent" option must be a positive integer, not ${t}`);
}
return l.stringifyDocument(this, e);
}
}
function assertCollection(e) {
if (a.isCollection(e)) return !0;
throw Error("Expected a YAML collection as document contents");
}
t.Document = Document;
}),
69010: ((e, t, n) => {
var r = n(43989);
var i = n(82130);
function anchorIsValid(e) {
if (/[\x00-\x19\s,[\]{}]/.test(e)) {
let t = `Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;
throw Error(t);
}
return !0;
}
function anchorNames(e) {
let t = new Set();
i.visit(e, { Value(e, n) {
n.anchor && t.add(n.anchor);
} });
return t;
}
function findNewAnchor(e, t) {
for (let n = 1;; ++n) {
let r = `${e}${n}`;
if (!t.has(r)) return r;
}
}
function createNodeAnchors(e, t) {
let n = [];
let i = new Map();
let a = null;
return {
onAnchor: (r) => {
n.push(r);
a ??= anchorNames(e);
let i = findNewAnchor(t, a);
a.add(i);
return i;
},
setAnchors: () => {
for (let e of n) {
let t = i.get(e);
if (typeof t == "object" && t.anchor && (r.isScalar(t.node) || r.isCollection(t.node))) t.node.anchor = t.anchor;
else {
let t = Error("Failed to resolve repeated object (this should not happen)");
t.source = e;
throw t;
}
}
},
sourceObjects: i
};
}
t.anchorIsValid = anchorIsValid;
t.anchorNames = anchorNames;
t.createNodeAnchors = createNodeAnchors;
t.findNewAnchor = findNewAnchor;
}),
39067: ((e, t) => {
function applyReviver(e, t, n, r) {
if (r && typeof r == "object") {
if (Array.isArray(r)) for (let t = 0, n = r.length; t < n; ++t) {
let n = r[t];
let i = applyReviver(e, r, String(t), n);
i === void 0 ? delete r[t] : i !== n && (r[t] = i);
}
else if (r instanceof Map) for (let t of Array.from(r.keys())) {
let n = r.get(t);
let i = applyReviver(e, r, t, n);
i === void 0 ? r.delete(t) : i !== n && r.set(t, i);
}
else if (r instanceof Set) for (let t of Array.from(r)) {
let n = applyReviver(e, r, t, t);
if (n === void 0) r.delete(t);
else if (n !== t) {
r.delete(t);
r.add(n);
}
}
else for (let [t, n] of Object.entries(r)) {
let i = applyReviver(e, r, t, n);
i === void 0 ? delete r[t] : i !== n && (r[t] = i);
}
}
return e.call(t, n, r);
}
t.applyReviver = applyReviver;
}),
24466: ((e, t, n) => {
var r = n(69051);
var i = n(43989);
var a = n(21987);
function findTagObject(e, t, n) {
if (t) {
let e = n.filter((e) => e.tag === t);
let r = e.find((e) => !e.format) ?? e[0];
if (!r) throw Error(`Tag ${t} not found`);
return r;
}
return n.find((t) => t.identify?.(e) && !t.format);
}
function createNode(e, t, n) {
i.isDocument(e) && (e = e.contents);
if (i.isNode(e)) return e;
if (i.isPair(e)) {
let t = n.schema[i.MAP].createNode?.(n.schema, null, n);
t.items.push(e);
return t;
}
(e instanceof String || e instanceof Number || e instanceof Boolean || typeof BigInt < "u" && e instanceof BigInt) && (e = e.valueOf());
let { aliasDuplicateObjects: o, onAnchor: s, onTagObj: c, schema: l, sourceObjects: u } = n;
let d;
if (o && e && typeof e == "object") {
d = u.get(e);
if (d) {
d.anchor ?? (d.anchor = s(e));
return new r.Alias(d.anchor);
} else {
d = {
anchor: null,
node: null
};
u.set(e, d);
}
}
t?.startsWith("!!") && (t = "tag:yaml.org,2002:" + t.slice(2));
let f = findTagObject(e, t, l.tags);
if (!f) {
e && typeof e.toJSON == "function" && (e = e.toJSON());
if (!e || typeof e != "object") {
let t = new a.Scalar(e);
d && (d.node = t);
return t;
}
f = e instanceof Map ? l[i.MAP] : Symbol.iterator in Object(e) ? l[i.SEQ] : l[i.MAP];
}
if (c) {
c(f);
delete n.onTagObj;
}
let p = f?.createNode ? f.createNode(n.schema, e, n) : typeof f?.nodeClass?.from == "function" ? f.nodeClass.from(n.schema, e, n) : new a.Scalar(e);
t ? p.tag = t : f.default || (p.tag = f.tag);
d && (d.node = p);
return p;
}
t.createNode = createNode;
}),
50156: ((e, t, n) => {
var r = n(43989);
var i = n(82130);
let a = {
"!": "%21",
",": "%2C",
"[": "%5B",
"]": "%5D",
"{": "%7B",
"}": "%7D"
};
let escapeTagName = (e) => e.replace(/[!,[\]{}]/g, (e) => a[e]);
class Directives {
constructor(e, t) {
this.docStart = null;
this.docEnd = !1;
this.yaml = Object.assign({}, Directives.defaultYaml, e);
this.tags = Object.assign({}, Directives.defaultTags, t);
}
clone() {
let e = new Directives(this.yaml, this.tags);
e.docStart = this.docStart;
return e;
}
atDocument() {
let e = new Directives(this.yaml, this.tags);
switch (this.yaml.version) {
case "1.1":
this.atNextDocument = !0;
break;
case "1.2":
this.atNextDocument = !1;
this.yaml = {
explicit: Directives.defaultYaml.explicit,
version: "1.2"
};
this.tags = Object.assign({}, Directives.defaultTags);
}
return e;
}
add(e, t) {
if (this.atNextDocument) {
this.yaml = {
explicit: Directives.defaultYaml.explicit,
version: "1.1"
};
this.tags = Object.assign({}, Directives.defaultTags);
this.atNextDocument = !1;
}
let n = e.trim().split(/[ \t]+/);
let r = n.shift();
switch (r) {
case "%TAG": {
if (n.length !== 2) {
t(0, "%TAG directive should contain exactly two parts");
if (n.length < 2) return !1;
}
let [e, r] = n;
this.tags[e] = r;
return !0;
}
case "%YAML": {
this.yaml.explicit = !0;
if (n.length !== 1) {
t(0, "%YAML directive should contain exactly one part");
return !1;
}
let [e] = n;
if (e === "1.1" || e === "1.2") {
this.yaml.version = e;
return !0;
} else {
let n = /^\d+\.\d+$/.test(e);
t(6, `Unsupported YAML version ${e}`, n);
return !1;
}
}
default:
t(0, `Unknown directive ${r}`, !0);
return !1;
}
}
tagName(e, t) {
if (e === "!") return "!";
if (e[0] !== "!") {
t(`Not a valid tag: ${e}`);
return null;
}
if (e[1] === "<") {
let n = e.slice(2, -1);
if (n === "!" || n === "!!") {
t(`Verbatim tags aren't resolved, so ${e} is invalid.`);
return null;
}
e[e.length - 1] !== ">" && t("Verbatim tags must end with a >");
return n;
}
let [, n, r] = e.match(/^(.*!)([^!]*)$/s);
r || t(`The ${e} tag has no suffix`);
let i = this.tags[n];
if (i) try {
return i + decodeURIComponent(r);
} catch (e) {
t(String(e));
return null;
}
if (n === "!") return e;
t(`Could not resolve tag: ${e}`);
return null;
}
tagString(e) {
for (let [t, n] of Object.entries(this.tags)) if (e.startsWith(n)) return t + escapeTagName(e.substring(n.length));
return e[0] === "!" ? e : `!<${e}>`;
}
toString(e) {
let t = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [];
let n = Object.entries(this.tags);
let a;
if (e && n.length > 0 && r.isNode(e.contents)) {
let t = {};
i.visit(e.contents, (e, n) => {
r.isNode(n) && n.tag && (t[n.tag] = !0);
});
a = Object.keys(t);
} else a = [];
for (let [r, i] of n) {
if (r === "!!" && i === "tag:yaml.org,2002:") continue;
(!e || a.some((e) => e.startsWith(i))) && t.push(`%TAG ${r} ${i}`);
}
return t.join("\n");
}
}
Directives.defaultYaml = {
explicit: !1,
version: "1.2"
};
Directives.defaultTags = { "!!": "tag:yaml.org,2002:" };
t.Directives = Directives;
}),
68718: ((e, t) => {
class YAMLError extends Error {
constructor(e, t, n, r) {
super();
this.name = e;
this.code = n;
this.message = r;
this.pos = t;
}
}
class YAMLParseError extends YAMLError {
constructor(e, t, n) {
super("YAMLParseError", e, t, n);
}
}
class YAMLWarning extends YAMLError {
constructor(e, t, n) {
super("YAMLWarning", e, t, n);
}
}
let prettifyError = (e, t) => (n) => {
if (n.pos[0] === -1) return;
n.linePos = n.pos.map((e) => t.linePos(e));
let { line: r, col: i } = n.linePos[0];
n.message += ` at line ${r}, column ${i}`;
let a = i - 1;
let o = e.substring(t.lineStarts[r - 1], t.lineStarts[r]).replace(/[\n\r]+$/, "");
if (a >= 60 && o.length > 80) {
let e = Math.min(a - 39, o.length - 79);
o = "…" + o.substring(e);
a -= e - 1;
}
o.length > 80 && (o = o.substring(0, 79) + "…");
if (r > 1 && /^ *$/.test(o.substring(0, a))) {
let n = e.substring(t.lineStarts[r - 2], t.lineStarts[r - 1]);
n.length > 80 && (n = n.substring(0, 79) + "…\n");
o = n + o;
}
if (/[^ ]/.test(o)) {
let e = 1;
let t = n.linePos[1];
t?.line === r && t.col > i && (e = Math.max(1, Math.min(t.col - i, 80 - a)));
let s = " ".repeat(a) + "^".repeat(e);
n.message += `:\n\n${o}\n${s}\n`;
}
};
t.YAMLError = YAMLError;
t.YAMLParseError = YAMLParseError;
t.YAMLWarning = YAMLWarning;
t.prettifyError = prettifyError;
}),
88905: ((e, t, n) => {
var r = n(48082);
var i = n(77927);
var a = n(39922);
var o = n(68718);
var s = n(69051);
var c = n(43989);
var l = n(91363);
var u = n(21987);
var d = n(14628);
var f = n(5145);
n(74975);
var p = n(85463);
var m = n(16222);
var h = n(45522);
var g = n(48721);
var _ = n(82130);
r.Composer;
i.Document;
a.Schema;
o.YAMLError;
t.XT = o.YAMLParseError;
o.YAMLWarning;
s.Alias;
t.Vj = c.isAlias;
c.isCollection;
c.isDocument;
t.isMap = c.isMap;
c.isNode;
c.isPair;
t.isScalar = c.isScalar;
t.oP = c.isSeq;
t.Rm = l.Pair;
t.X5 = u.Scalar;
t.CA = d.YAMLMap;
t.Rw = f.YAMLSeq;
p.Lexer;
t.HN = m.LineCounter;
h.Parser;
t.qg = g.parse;
g.parseAllDocuments;
t.Tp = g.parseDocument;
t.As = g.stringify;
t.YR = _.visit;
_.visitAsync;
}),
61404: ((e, t, n) => {
var r = n(932);
function debug(e, ...t) {
e === "debug" && console.log(...t);
}
function warn(e, t) {
(e === "debug" || e === "warn") && (typeof r.emitWarning == "function" ? r.emitWarning(t) : console.warn(t));
}
t.debug = debug;
t.warn = warn;
}),
69051: ((e, t, n) => {
var r = n(69010);
var i = n(82130);
var a = n(43989);
var o = n(51867);
var s = n(83953);
class Alias extends o.NodeBase {
constructor(e) {
super(a.ALIAS);
this.source = e;
Object.defineProperty(this, "tag", { set() {
throw Error("Alias nodes cannot have tags");
} });
}
resolve(e, t) {
if (t?.maxAliasCount === 0) throw ReferenceError("Alias resolution is disabled");
let n;
if (t?.aliasResolveCache) n = t.aliasResolveCache;
else {
n = [];
i.visit(e, { Node: (e, t) => {
(a.isAlias(t) || a.hasAnchor(t)) && n.push(t);
} });
t && (t.aliasResolveCache = n);
}
let r;
for (let e of n) {
if (e === this) break;
e.anchor === this.source && (r = e);
}
if (r && t) {
let { anchors: e, doc: n, maxAliasCount: i } = t;
let a = e.get(r);
if (!a) {
s.toJS(r, null, t);
a = e.get(r);
}
if (a?.res === void 0) throw ReferenceError("This should not happen: Alias anchor was not resolved?");
if (i >= 0) {
a.count += 1;
a.aliasCount === 0 && (a.aliasCount = getAliasCount(n, r, e));
if (a.count * a.aliasCount > i) throw ReferenceError("Excessive alias count indicates a resource exhaustion attack");
}
}
return r;
}
toJSON(e, t) {
if (!t) return { source: this.source };
let n = this.resolve(t.doc, t);
if (!n) {
let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
throw ReferenceError(e);
}
return t.anchors.get(n).res;
}
toString(e, t, n) {
let i = `*${this.source}`;
if (e) {
r.anchorIsValid(this.source);
if (e.options.verifyAliasOrder && !e.anchors.has(this.source)) {
let e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
throw Error(e);
}
if (e.implicitKey) return `${i} `;
}
return i;
}
}
function getAliasCount(e, t, n) {
if (a.isAlias(t)) {
let r = t.resolve(e);
let i = n && r && n.get(r);
return i ? i.count * i.aliasCount : 0;
} else if (a.isCollection(t)) {
let r = 0;
for (let i of t.items) {
let t = getAliasCount(e, i, n);
t > r && (r = t);
}
return r;
} else if (a.isPair(t)) {
let r = getAliasCount(e, t.key, n);
let i = getAliasCount(e, t.value, n);
return Math.max(r, i);
}
return 1;
}
t.Alias = Alias;
}),
21347: ((e, t, n) => {
var r = n(24466);
var i = n(43989);
var a = n(51867);
function collectionFromPath(e, t, n) {
let i = n;
for (let e = t.length - 1; e >= 0; --e) {
let n = t[e];
if (typeof n == "number" && Number.isInteger(n) && n >= 0) {
let e = [];
e[n] = i;
i = e;
} else i = new Map([[n, i]]);
}
return r.createNode(i, void 0, {
aliasDuplicateObjects: !1,
keepUndefined: !1,
onAnchor: () => {
throw Error("This should not happen, please report a bug.");
},
schema: e,
sourceObjects: new Map()
});
}
let isEmptyPath = (e) => e == null || typeof e == "object" && !!e[Symbol.iterator]().next().done;
class Collection extends a.NodeBase {
constructor(e, t) {
super(e);
Object.defineProperty(this, "schema", {
value: t,
configurable: !0,
enumerable: !1,
writable: !0
});
}
clone(e) {
let t = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
e && (t.schema = e);
t.items = t.items.map((t) => i.isNode(t) || i.isPair(t) ? t.clone(e) : t);
this.range && (t.range = this.range.slice());
return t;
}
addIn(e, t) {
if (isEmptyPath(e)) this.add(t);
else {
let [n, ...r] = e;
let a = this.get(n, !0);
if (i.isCollection(a)) a.addIn(r, t);
else if (a === void 0 && this.schema) this.set(n, collectionFromPath(this.schema, r, t));
else throw Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
}
}
deleteIn(e) {
let [t, ...n] = e;
if (n.length === 0) return this.delete(t);
let r = this.get(t, !0);
if (i.isCollection(r)) return r.deleteIn(n);
else throw Error(`Expected YAML collection at ${t}. Remaining path: ${n}`);
}
getIn(e, t) {
let [n, ...r] = e;
let a = this.get(n, !0);
if (r.length === 0) return !t && i.isScalar(a) ? a.value : a;
else return i.isCollection(a) ? a.getIn(r, t) : void 0;
}
hasAllNullValues(e) {
return this.items.every((t) => {
if (!i.isPair(t)) return !1;
let n = t.value;
return n == null || e && i.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
});
}
hasIn(e) {
let [t, ...n] = e;
if (n.length === 0) return this.has(t);
let r = this.get(t, !0);
return i.isCollection(r) ? r.hasIn(n) : !1;
}
setIn(e, t) {
let [n, ...r] = e;
if (r.length === 0) this.set(n, t);
else {
let e = this.get(n, !0);
if (i.isCollection(e)) e.setIn(r, t);
else if (e === void 0 && this.schema) this.set(n, collectionFromPath(this.schema, r, t));
else throw Error(`Expected YAML collection at ${n}. Remaining path: ${r}`);
}
}
}
t.Collection = Collection;
t.collectionFromPath = collectionFromPath;
t.isEmptyPath = isEmptyPath;
}),
51867: ((e, t, n) => {
var r = n(39067);
var i = n(43989);
var a = n(83953);
class NodeBase {
constructor(e) {
Object.defineProperty(this, i.NODE_TYPE, { value: e });
}
clone() {
let e = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
this.range && (e.range = this.range.slice());
return e;
}
toJS(e, { mapAsMap: t, maxAliasCount: n, onAnchor: o, reviver: s } = {}) {
if (!i.isDocument(e)) throw TypeError("A document argument is required");
let c = {
anchors: new Map(),
doc: e,
keep: !0,
mapAsMap: t === !0,
mapKeyWarned: !1,
maxAliasCount: typeof n == "number" ? n : 100
};
let l = a.toJS(this, "", c);
if (typeof o == "function") for (let { count: e, res: t } of c.anchors.values()) o(t, e);
return typeof s == "function" ? r.applyReviver(s, { "": l }, "", l) : l;
}
}
t.NodeBase = NodeBase;
}),
91363: ((e, t, n) => {
var r = n(24466);
var i = n(90738);
var a = n(53202);
var o = n(43989);
function createPair(e, t, n) {
let i = r.createNode(e, void 0, n);
let a = r.createNode(t, void 0, n);
return new Pair(i, a);
}
class Pair {
constructor(e, t = null) {
Object.defineProperty(this, o.NODE_TYPE, { value: o.PAIR });
this.key = e;
this.value = t;
}
clone(e) {
let { key: t, value: n } = this;
o.isNode(t) && (t = t.clone(e));
o.isNode(n) && (n = n.clone(e));
return new Pair(t, n);
}
toJSON(e, t) {
let n = t?.mapAsMap ? new Map() : {};
return a.addPairToJSMap(t, n, this);
}
toString(e, t, n) {
return e?.doc ? i.stringifyPair(this, e, t, n) : JSON.stringify(this);
}
}
t.Pair = Pair;
t.createPair = createPair;
}),
21987: ((e, t, n) => {
var r = n(43989);
var i = n(51867);
var a = n(83953);
let isScalarValue = (e) => !e || typeof e != "function" && typeof e != "object";
class Scalar extends i.NodeBase {
constructor(e) {
super(r.SCALAR);
this.value = e;
}
toJSON(e, t) {
return t?.keep ? this.value : a.toJS(this.value, e, t);
}
toString() {
return String(this.value);
}
}
Scalar.BLOCK_FOLDED = "BLOCK_FOLDED";
Scalar.BLOCK_LITERAL = "BLOCK_LITERAL";
Scalar.PLAIN = "PLAIN";
Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE";
Scalar.QUOTE_SINGLE = "QUOTE_SINGLE";
t.Scalar = Scalar;
t.isScalarValue = isScalarValue;
}),
14628: ((e, t, n) => {
var r = n(34618);
var i = n(53202);
var a = n(21347);
var o = n(43989);
var s = n(91363);
var c = n(21987);
function findPair(e, t) {
let n = o.isScalar(t) ? t.value : t;
for (let r of e) if (o.isPair(r)) {
if (r.key === t || r.key === n) return r;
if (o.isScalar(r.key) && r.key.value === n) return r;
}
}
class YAMLMap extends a.Collection {
static get tagName() {
return "tag:yaml.org,2002:map";
}
constructor(e) {
super(o.MAP, e);
this.items = [];
}
static from(e, t, n) {
let { keepUndefined: r, replacer: i } = n;
let a = new this(e);
let add = (e, o) => {
if (typeof i == "function") o = i.call(t, e, o);
else if (Array.isArray(i) && !i.includes(e)) return;
(o !== void 0 || r) && a.items.push(s.createPair(e, o, n));
};
if (t instanceof Map) for (let [e, n] of t) add(e, n);
else if (t && typeof t == "object") for (let e of Object.keys(t)) add(e, t[e]);
typeof e.sortMapEntries == "function" && a.items.sort(e.sortMapEntries);
return a;
}
add(e, t) {
let n;
n = o.isPair(e) ? e : !e || typeof e != "object" || !("key" in e) ? new s.Pair(e, e?.value) : new s.Pair(e.key, e.value);
let r = findPair(this.items, n.key);
let i = this.schema?.sortMapEntries;
if (r) {
if (!t) throw Error(`Key ${n.key} already set`);
o.isScalar(r.value) && c.isScalarValue(n.value) ? r.value.value = n.value : r.value = n.value;
} else if (i) {
let e = this.items.findIndex((e) => i(n, e) < 0);
e === -1 ? this.items.push(n) : this.items.splice(e, 0, n);
} else this.items.push(n);
}
delete(e) {
let t = findPair(this.items, e);
if (!t) return !1;
return this.items.splice(this.items.indexOf(t), 1).length > 0;
}
get(e, t) {
let n = findPair(this.items, e)?.value;
return (!t && o.isScalar(n) ? n.value : n) ?? void 0;
}
has(e) {
return !!findPair(this.items, e);
}
set(e, t) {
this.add(new s.Pair(e, t), !0);
}
toJSON(e, t, n) {
let r = n ? new n() : t?.mapAsMap ? new Map() : {};
t?.onCreate && t.onCreate(r);
for (let e of this.items) i.addPairToJSMap(t, r, e);
return r;
}
toString(e, t, n) {
if (!e) return JSON.stringify(this);
for (let e of this.items) if (!o.isPair(e)) throw Error(`Map items must all be pairs; found ${JSON.stringify(e)} instead`);
!e.allNullValues && this.hasAllNullValues(!1) && (e = Object.assign({}, e, { allNullValues: !0 }));
return r.stringifyCollection(this, e, {
blockItemPrefix: "",
flowChars: {
start: "{",
end: "}"
},
itemIndent: e.indent || "",
onChompKeep: n,
onComment: t
});
}
}
t.YAMLMap = YAMLMap;
t.findPair = findPair;
}),
5145: ((e, t, n) => {
var r = n(24466);
var i = n(34618);
var a = n(21347);
var o = n(43989);
var s = n(21987);
var c = n(83953);
class YAMLSeq extends a.Collection {
static get tagName() {
return "tag:yaml.org,2002:seq";
}
constructor(e) {
super(o.SEQ, e);
this.items = [];
}
add(e) {
this.items.push(e);
}
delete(e) {
let t = asItemIndex(e);
if (typeof t != "number") return !1;
return this.items.splice(t, 1).length > 0;
}
get(e, t) {
let n = asItemIndex(e);
if (typeof n != "number") return;
let r = this.items[n];
return !t && o.isScalar(r) ? r.value : r;
}
has(e) {
let t = asItemIndex(e);
return typeof t == "number" && t < this.items.length;
}
set(e, t) {
let n = asItemIndex(e);
if (typeof n != "number") throw Error(`Expected a valid index, not ${e}.`);
let r = this.items[n];
o.isScalar(r) && s.isScalarValue(t) ? r.value = t : this.items[n] = t;
}
toJSON(e, t) {
let n = [];
t?.onCreate && t.onCreate(n);
let r = 0;
for (let e of this.items) n.push(c.toJS(e, String(r++), t));
return n;
}
toString(e, t, n) {
if (!e) return JSON.stringify(this);
return i.stringifyCollection(this, e, {
blockItemPrefix: "- ",
flowChars: {
start: "[",
end: "]"
},
itemIndent: (e.indent || "") + "  ",
onChompKeep: n,
onComment: t
});
}
static from(e, t, n) {
let { replacer: i } = n;
let a = new this(e);
if (t && Symbol.iterator in Object(t)) {
let e = 0;
for (let o of t) {
if (typeof i == "function") {
let n = t instanceof Set ? o : String(e++);
o = i.call(t, n, o);
}
a.items.push(r.createNode(o, void 0, n));
}
}
return a;
}
}
function asItemIndex(e) {
let t = o.isScalar(e) ? e.value : e;
t && typeof t == "string" && (t = Number(t));
return typeof t == "number" && Number.isInteger(t) && t >= 0 ? t : null;
}
t.YAMLSeq = YAMLSeq;
}),
53202: ((e, t, n) => {
var r = n(61404);
var i = n(38534);
var a = n(62014);
var o = n(43989);
var s = n(83953);
function addPairToJSMap(e, t, { key: n, value: r }) {
if (o.isNode(n) && n.addToJSMap) n.addToJSMap(e, t, r);
else if (i.isMergeKey(e, n)) i.addMergeToJSMap(e, t, r);
else {
let i = s.toJS(n, "", e);
if (t instanceof Map) t.set(i, s.toJS(r, i, e));
else if (t instanceof Set) t.add(i);
else {
let a = stringifyKey(n, i, e);
let o = s.toJS(r, a, e);
a in t ? Object.defineProperty(t, a, {
value: o,
writable: !0,
enumerable: !0,
configurable: !0
}) : t[a] = o;
}
}
return t;
}
function stringifyKey(e, t, n) {
if (t === null) return "";
if (typeof t != "object") return String(t);
if (o.isNode(e) && n?.doc) {
let t = a.createStringifyContext(n.doc, {});
t.anchors = new Set();
for (let e of n.anchors.keys()) t.anchors.add(e.anchor);
t.inFlow = !0;
t.inStringifyKey = !0;
let i = e.toString(t);
if (!n.mapKeyWarned) {
let e = JSON.stringify(i);
e.length > 40 && (e = e.substring(0, 36) + "...\"");
r.warn(n.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object keys.`);
n.mapKeyWarned = !0;
}
return i;
}
return JSON.stringify(t);
}
t.addPairToJSMap = addPairToJSMap;
}),
43989: ((e, t) => {
let n = Symbol.for("yaml.alias");
let r = Symbol.for("yaml.document");
let i = Symbol.for("yaml.map");
let a = Symbol.for("yaml.pair");
let o = Symbol.for("yaml.scalar");
let s = Symbol.for("yaml.seq");
let c = Symbol.for("yaml.node.type");
let isAlias = (e) => !!e && typeof e == "object" && e[c] === n;
let isDocument = (e) => !!e && typeof e == "object" && e[c] === r;
let isMap = (e) => !!e && typeof e == "object" && e[c] === i;
let isPair = (e) => !!e && typeof e == "object" && e[c] === a;
let isScalar = (e) => !!e && typeof e == "object" && e[c] === o;
let isSeq = (e) => !!e && typeof e == "object" && e[c] === s;
function isCollection(e) {
if (e && typeof e == "object") switch (e[c]) {
case i:
case s: return !0;
}
return !1;
}
function isNode(e) {
if (e && typeof e == "object") switch (e[c]) {
case n:
case i:
case o:
case s: return !0;
}
return !1;
}
let hasAnchor = (e) => (isScalar(e) || isCollection(e)) && !!e.anchor;
t.ALIAS = n;
t.DOC = r;
t.MAP = i;
t.NODE_TYPE = c;
t.PAIR = a;
t.SCALAR = o;
t.SEQ = s;
t.hasAnchor = hasAnchor;
t.isAlias = isAlias;
t.isCollection = isCollection;
t.isDocument = isDocument;
t.isMap = isMap;
t.isNode = isNode;
t.isPair = isPair;
t.isScalar = isScalar;
t.isSeq = isSeq;
}),
83953: ((e, t, n) => {
var r = n(43989);
function toJS(e, t, n) {
if (Array.isArray(e)) return e.map((e, t) => toJS(e, String(t), n));
if (e && typeof e.toJSON == "function") {
if (!n || !r.hasAnchor(e)) return e.toJSON(t, n);
let i = {
aliasCount: 0,
count: 1,
res: void 0
};
n.anchors.set(e, i);
n.onCreate = (e) => {
i.res = e;
delete n.onCreate;
};
let a = e.toJSON(t, n);
n.onCreate && n.onCreate(a);
return a;
}
if (typeof e == "bigint" && !n?.keep) return Number(e);
return e;
}
t.toJS = toJS;
}),
33640: ((e, t, n) => {
var r = n(19179);
var i = n(7532);
var a = n(68718);
var o = n(83591);
function resolveAsScalar(e, t = !0, n) {
if (e) {
let _onError = (e, t, r) => {
let i = typeof e == "number" ? e : Array.isArray(e) ? e[0] : e.offset;
if (n) n(i, t, r);
else throw new a.YAMLParseError([i, i + 1], t, r);
};
switch (e.type) {
case "scalar":
case "single-quoted-scalar":
case "double-quoted-scalar": return i.resolveFlowScalar(e, t, _onError);
case "block-scalar": return r.resolveBlockScalar({ options: { strict: t } }, e, _onError);
}
}
return null;
}
function createScalarToken(e, t) {
let { implicitKey: n = !1, indent: r, inFlow: i = !1, offset: a = -1, type: s = "PLAIN" } = t;
let c = o.stringifyString({
type: s,
value: e
}, {
implicitKey: n,
indent: r > 0 ? " ".repeat(r) : "",
inFlow: i,
options: {
blockQuote: !0,
lineWidth: -1
}
});
let l = t.end ?? [{
type: "newline",
offset: -1,
indent: r,
source: "\n"
}];
switch (c[0]) {
case "|":
case ">": {
let e = c.indexOf("\n");
let t = c.substring(0, e);
let n = c.substring(e + 1) + "\n";
let i = [{
type: "block-scalar-header",
offset: a,
indent: r,
source: t
}];
addEndtoBlockProps(i, l) || i.push({
type: "newline",
offset: -1,
indent: r,
source: "\n"
});
return {
type: "block-scalar",
offset: a,
indent: r,
props: i,
source: n
};
}
case "\"": return {
type: "double-quoted-scalar",
offset: a,
indent: r,
source: c,
end: l
};
case "'": return {
type: "single-quoted-scalar",
offset: a,
indent: r,
source: c,
end: l
};
default: return {
type: "scalar",
offset: a,
indent: r,
source: c,
end: l
};
}
}
function setScalarValue(e, t, n = {}) {
let { afterKey: r = !1, implicitKey: i = !1, inFlow: a = !1, type: s } = n;
let c = "indent" in e ? e.indent : null;
r && typeof c == "number" && (c += 2);
if (!s) switch (e.type) {
case "single-quoted-scalar":
s = "QUOTE_SINGLE";
break;
case "double-quoted-scalar":
s = "QUOTE_DOUBLE";
break;
case "block-scalar": {
let t = e.props[0];
if (t.type !== "block-scalar-header") throw Error("Invalid block scalar header");
s = t.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
break;
}
default: s = "PLAIN";
}
let l = o.stringifyString({
type: s,
value: t
}, {
implicitKey: i || c === null,
indent: c !== null && c > 0 ? " ".repeat(c) : "",
inFlow: a,
options: {
blockQuote: !0,
lineWidth: -1
}
});
switch (l[0]) {
case "|":
case ">":
setBlockScalarValue(e, l);
break;
case "\"":
setFlowScalarValue(e, l, "double-quoted-scalar");
break;
case "'":
setFlowScalarValue(e, l, "single-quoted-scalar");
break;
default: setFlowScalarValue(e, l, "scalar");
}
}
function setBlockScalarValue(e, t) {
let n = t.indexOf("\n");
let r = t.substring(0, n);
let i = t.substring(n + 1) + "\n";
if (e.type === "block-scalar") {
let t = e.props[0];
if (t.type !== "block-scalar-header") throw Error("Invalid block scalar header");
t.source = r;
e.source = i;
} else {
let { offset: t } = e;
let n = "indent" in e ? e.indent : -1;
let a = [{
type: "block-scalar-header",
offset: t,
indent: n,
source: r
}];
addEndtoBlockProps(a, "end" in e ? e.end : void 0) || a.push({
type: "newline",
offset: -1,
indent: n,
source: "\n"
});
for (let t of Object.keys(e)) t !== "type" && t !== "offset" && delete e[t];
Object.assign(e, {
type: "block-scalar",
indent: n,
props: a,
source: i
});
}
}
function addEndtoBlockProps(e, t) {
if (t) for (let n of t) switch (n.type) {
case "space":
case "comment":
e.push(n);
break;
case "newline":
e.push(n);
return !0;
}
return !1;
}
function setFlowScalarValue(e, t, n) {
switch (e.type) {
case "scalar":
case "double-quoted-scalar":
case "single-quoted-scalar":
e.type = n;
e.source = t;
break;
case "block-scalar": {
let r = e.props.slice(1);
let i = t.length;
e.props[0].type === "block-scalar-header" && (i -= e.props[0].source.length);
for (let e of r) e.offset += i;
delete e.props;
Object.assign(e, {
type: n,
source: t,
end: r
});
break;
}
case "block-map":
case "block-seq": {
let r = {
type: "newline",
offset: e.offset + t.length,
indent: e.indent,
source: "\n"
};
delete e.items;
Object.assign(e, {
type: n,
source: t,
end: [r]
});
break;
}
default: {
let r = "indent" in e ? e.indent : -1;
let i = "end" in e && Array.isArray(e.end) ? e.end.filter((e) => e.type === "space" || e.type === "comment" || e.type === "newline") : [];
for (let t of Object.keys(e)) t !== "type" && t !== "offset" && delete e[t];
Object.assign(e, {
type: n,
indent: r,
source: t,
end: i
});
}
}
}
t.createScalarToken = createScalarToken;
t.resolveAsScalar = resolveAsScalar;
t.setScalarValue = setScalarValue;
}),
14867: ((e, t) => {
let stringify = (e) => "type" in e ? stringifyToken(e) : stringifyItem(e);
function stringifyToken(e) {
switch (e.type) {
case "block-scalar": {
let t = "";
for (let n of e.props) t += stringifyToken(n);
return t + e.source;
}
case "block-map":
case "block-seq": {
let t = "";
for (let n of e.items) t += stringifyItem(n);
return t;
}
case "flow-collection": {
let t = e.start.source;
for (let n of e.items) t += stringifyItem(n);
for (let n of e.end) t += n.source;
return t;
}
case "document": {
let t = stringifyItem(e);
if (e.end) for (let n of e.end) t += n.source;
return t;
}
default: {
let t = e.source;
if ("end" in e && e.end) for (let n of e.end) t += n.source;
return t;
}
}
}
function stringifyItem({ start: e, key: t, sep: n, value: r }) {
let i = "";
for (let t of e) i += t.source;
t && (i += stringifyToken(t));
if (n) for (let e of n) i += e.source;
r && (i += stringifyToken(r));
return i;
}
t.stringify = stringify;
}),
92629: ((e, t) => {
let n = Symbol("break visit");
let r = Symbol("skip children");
let i = Symbol("remove item");
function visit(e, t) {
"type" in e && e.type === "document" && (e = {
start: e.start,
value: e.value
});
_visit(Object.freeze([]), e, t);
}
visit.BREAK = n;
visit.SKIP = r;
visit.REMOVE = i;
visit.itemAtPath = (e, t) => {
let n = e;
for (let [e, r] of t) {
let t = n?.[e];
if (t && "items" in t) n = t.items[r];
else return;
}
return n;
};
visit.parentCollection = (e, t) => {
let n = visit.itemAtPath(e, t.slice(0, -1));
let r = t[t.length - 1][0];
let i = n?.[r];
if (i && "items" in i) return i;
throw Error("Parent collection not found");
};
function _visit(e, t, r) {
let a = r(t, e);
if (typeof a == "symbol") return a;
for (let o of ["key", "value"]) {
let s = t[o];
if (s && "items" in s) {
for (let t = 0; t < s.items.length; ++t) {
let a = _visit(Object.freeze(e.concat([[o, t]])), s.items[t], r);
if (typeof a == "number") t = a - 1;
else if (a === n) return n;
else if (a === i) {
s.items.splice(t, 1);
--t;
}
}
typeof a == "function" && o === "key" && (a = a(t, e));
}
}
return typeof a == "function" ? a(t, e) : a;
}
t.visit = visit;
}),
74975: ((e, t, n) => {
var r = n(33640);
var i = n(14867);
var a = n(92629);
let isCollection = (e) => !!e && "items" in e;
let isScalar = (e) => !!e && (e.type === "scalar" || e.type === "single-quoted-scalar" || e.type === "double-quoted-scalar" || e.type === "block-scalar");
function prettyToken(e) {
switch (e) {
case "﻿": return "<BOM>";
case "": return "<DOC>";
case "": return "<FLOW_END>";
case "": return "<SCALAR>";
default: return JSON.stringify(e);
}
}
function tokenType(e) {
switch (e) {
case "﻿": return "byte-order-mark";
case "": return "doc-mode";
case "": return "flow-error-end";
case "": return "scalar";
case "---": return "doc-start";
case "...": return "doc-end";
case "":
case "\n":
case "\r\n": return "newline";
case "-": return "seq-item-ind";
case "?": return "explicit-key-ind";
case ":": return "map-value-ind";
case "{": return "flow-map-start";
case "}": return "flow-map-end";
case "[": return "flow-seq-start";
case "]": return "flow-seq-end";
case ",": return "comma";
}
switch (e[0]) {
case " ":
case "	": return "space";
case "#": return "comment";
case "%": return "directive-line";
case "*": return "alias";
case "&": return "anchor";
case "!": return "tag";
case "'": return "single-quoted-scalar";
case "\"": return "double-quoted-scalar";
case "|":
case ">": return "block-scalar-header";
}
return null;
}
t.createScalarToken = r.createScalarToken;
t.resolveAsScalar = r.resolveAsScalar;
t.setScalarValue = r.setScalarValue;
t.stringify = i.stringify;
t.visit = a.visit;
t.BOM = "﻿";
t.DOCUMENT = "";
t.FLOW_END = "";
t.SCALAR = "";
t.isCollection = isCollection;
t.isScalar = isScalar;
t.prettyToken = prettyToken;
t.tokenType = tokenType;
}),
85463: ((e, t, n) => {
var r = n(74975);
function isEmpty(e) {
switch (e) {
case void 0:
case " ":
case "\n":
case "\r":
case "	": return !0;
default: return !1;
}
}
let i = new Set("0123456789ABCDEFabcdef");
let a = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()");
let o = new Set(",[]{}");
let s = new Set(" ,[]{}\n\r	");
let isNotAnchorChar = (e) => !e || s.has(e);
class Lexer {
constructor() {
this.atEnd = !1;
this.blockScalarIndent = -1;
this.blockScalarKeep = !1;
this.buffer = "";
this.flowKey = !1;
this.flowLevel = 0;
this.indentNext = 0;
this.indentValue = 0;
this.lineEndPos = null;
this.next = null;
this.pos = 0;
}
*lex(e, t = !1) {
if (e) {
if (typeof e != "string") throw TypeError("source is not a string");
this.buffer = this.buffer ? this.buffer + e : e;
this.lineEndPos = null;
}
this.atEnd = !t;
let n = this.next ?? "stream";
for (; n && (t || this.hasChars(1));) n = yield* this.parseNext(n);
}
atLineEnd() {
let e = this.pos;
let t = this.buffer[e];
for (; t === " " || t === "	";) t = this.buffer[++e];
if (!t || t === "#" || t === "\n") return !0;
if (t === "\r") return this.buffer[e + 1] === "\n";
return !1;
}
charAt(e) {
return this.buffer[this.pos + e];
}
continueScalar(e) {
let t = this.buffer[e];
if (this.indentNext > 0) {
let n = 0;
for (; t === " ";) t = this.buffer[++n + e];
if (t === "\r") {
let t = this.buffer[n + e + 1];
if (t === "\n" || !t && !this.atEnd) return e + n + 1;
}
return t === "\n" || n >= this.indentNext || !t && !this.atEnd ? e + n : -1;
}
if (t === "-" || t === ".") {
let t = this.buffer.substr(e, 3);
if ((t === "---" || t === "...") && isEmpty(this.buffer[e + 3])) return -1;
}
return e;
}
getLine() {
let e = this.lineEndPos;
if (typeof e != "number" || e !== -1 && e < this.pos) {
e = this.buffer.indexOf("\n", this.pos);
this.lineEndPos = e;
}
if (e === -1) return this.atEnd ? this.buffer.substring(this.pos) : null;
this.buffer[e - 1] === "\r" && --e;
return this.buffer.substring(this.pos, e);
}
hasChars(e) {
return this.pos + e <= this.buffer.length;
}
setNext(e) {
this.buffer = this.buffer.substring(this.pos);
this.pos = 0;
this.lineEndPos = null;
this.next = e;
return null;
}
peek(e) {
return this.buffer.substr(this.pos, e);
}
*parseNext(e) {
switch (e) {
case "stream": return yield* this.parseStream();
case "line-start": return yield* this.parseLineStart();
case "block-start": return yield* this.parseBlockStart();
case "doc": return yield* this.parseDocument();
case "flow": return yield* this.parseFlowCollection();
case "quoted-scalar": return yield* this.parseQuotedScalar();
case "block-scalar": return yield* this.parseBlockScalar();
case "plain-scalar": return yield* this.parsePlainScalar();
}
}
*parseStream() {
let e = this.getLine();
if (e === null) return this.setNext("stream");
if (e[0] === r.BOM) {
yield* this.pushCount(1);
e = e.substring(1);
}
if (e[0] === "%") {
let t = e.length;
let n = e.indexOf("#");
for (; n !== -1;) {
let r = e[n - 1];
if (r === " " || r === "	") {
t = n - 1;
break;
} else n = e.indexOf("#", n + 1);
}
for (;;) {
let n = e[t - 1];
if (n === " " || n === "	") --t;
else break;
}
let r = (yield* this.pushCount(t)) + (yield* this.pushSpaces(!0));
yield* this.pushCount(e.length - r);
this.pushNewline();
return "stream";
}
if (this.atLineEnd()) {
let t = yield* this.pushSpaces(!0);
yield* this.pushCount(e.length - t);
yield* this.pushNewline();
return "stream";
}
yield r.DOCUMENT;
return yield* this.parseLineStart();
}
*parseLineStart() {
let e = this.charAt(0);
if (!e && !this.atEnd) return this.setNext("line-start");
if (e === "-" || e === ".") {
if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
let e = this.peek(3);
if ((e === "---" || e === "...") && isEmpty(this.charAt(3))) {
yield* this.pushCount(3);
this.indentValue = 0;
this.indentNext = 0;
return e === "---" ? "doc" : "stream";
}
}
this.indentValue = yield* this.pushSpaces(!1);
this.indentNext > this.indentValue && !isEmpty(this.charAt(1)) && (this.indentNext = this.indentValue);
return yield* this.parseBlockStart();
}
*parseBlockStart() {
let [e, t] = this.peek(2);
if (!t && !this.atEnd) return this.setNext("block-start");
if ((e === "-" || e === "?" || e === ":") && isEmpty(t)) {
let e = (yield* this.pushCount(1)) + (yield* this.pushSpaces(!0));
this.indentNext = this.indentValue + 1;
this.indentValue += e;
return "block-start";
}
return "doc";
}
*parseDocument() {
yield* this.pushSpaces(!0);
let e = this.getLine();
if (e === null) return this.setNext("doc");
let t = yield* this.pushIndicators();
switch (e[t]) {
case "#": yield* this.pushCount(e.length - t);
case void 0:
yield* this.pushNewline();
return yield* this.parseLineStart();
case "{":
case "[":
yield* this.pushCount(1);
this.flowKey = !1;
this.flowLevel = 1;
return "flow";
case "}":
case "]":
yield* this.pushCount(1);
return "doc";
case "*":
yield* this.pushUntil(isNotAnchorChar);
return "doc";
case "\"":
case "'": return yield* this.parseQuotedScalar();
case "|":
case ">":
t += yield* this.parseBlockScalarHeader();
t += yield* this.pushSpaces(!0);
yield* this.pushCount(e.length - t);
yield* this.pushNewline();
return yield* this.parseBlockScalar();
default: return yield* this.parsePlainScalar();
}
}
*parseFlowCollection() {
let e, t;
let n = -1;
do {
e = yield* this.pushNewline();
if (e > 0) {
t = yield* this.pushSpaces(!1);
this.indentValue = n = t;
} else t = 0;
t += yield* this.pushSpaces(!0);
} while (e + t > 0);
let i = this.getLine();
if (i === null) return this.setNext("flow");
if ((n !== -1 && n < this.indentNext && i[0] !== "#" || n === 0 && (i.startsWith("---") || i.startsWith("...")) && isEmpty(i[3])) && (n !== this.indentNext - 1 || this.flowLevel !== 1 || i[0] !== "]" && i[0] !== "}")) {
this.flowLevel = 0;
yield r.FLOW_END;
return yield* this.parseLineStart();
}
let a = 0;
for (; i[a] === ",";) {
a += yield* this.pushCount(1);
a += yield* this.pushSpaces(!0);
this.flowKey = !1;
}
a += yield* this.pushIndicators();
switch (i[a]) {
case void 0: return "flow";
case "#":
yield* this.pushCount(i.length - a);
return "flow";
case "{":
case "[":
yield* this.pushCount(1);
this.flowKey = !1;
this.flowLevel += 1;
return "flow";
case "}":
case "]":
yield* this.pushCount(1);
this.flowKey = !0;
--this.flowLevel;
return this.flowLevel ? "flow" : "doc";
case "*":
yield* this.pushUntil(isNotAnchorChar);
return "flow";
case "\"":
case "'":
this.flowKey = !0;
return yield* this.parseQuotedScalar();
case ":": {
let e = this.charAt(1);
if (this.flowKey || isEmpty(e) || e === ",") {
this.flowKey = !1;
yield* this.pushCount(1);
yield* this.pushSpaces(!0);
return "flow";
}
}
default:
this.flowKey = !1;
return yield* this.parsePlainScalar();
}
}
*parseQuotedScalar() {
let e = this.charAt(0);
let t = this.buffer.indexOf(e, this.pos + 1);
if (e === "'") for (; t !== -1 && this.buffer[t + 1] === "'";) t = this.buffer.indexOf("'", t + 2);
else for (; t !== -1;) {
let e = 0;
for (; this.buffer[t - 1 - e] === "\\";) e += 1;
if (e % 2 == 0) break;
t = this.buffer.indexOf("\"", t + 1);
}
let n = this.buffer.substring(0, t);
let r = n.indexOf("\n", this.pos);
if (r !== -1) {
for (; r !== -1;) {
let e = this.continueScalar(r + 1);
if (e === -1) break;
r = n.indexOf("\n", e);
}
r !== -1 && (t = r - (n[r - 1] === "\r" ? 2 : 1));
}
if (t === -1) {
if (!this.atEnd) return this.setNext("quoted-scalar");
t = this.buffer.length;
}
yield* this.pushToIndex(t + 1, !1);
return this.flowLevel ? "flow" : "doc";
}
*parseBlockScalarHeader() {
this.blockScalarIndent = -1;
this.blockScalarKeep = !1;
let e = this.pos;
for (;;) {
let t = this.buffer[++e];
if (t === "+") this.blockScalarKeep = !0;
else if (t > "0" && t <= "9") this.blockScalarIndent = Number(t) - 1;
else if (t !== "-") break;
}
return yield* this.pushUntil((e) => isEmpty(e) || e === "#");
}
*parseBlockScalar() {
let e = this.pos - 1;
let t = 0;
let n;
loop: for (let r = this.pos; n = this.buffer[r]; ++r) switch (n) {
case " ":
t += 1;
break;
case "\n":
e = r;
t = 0;
break;
case "\r": {
let e = this.buffer[r + 1];
if (!e && !this.atEnd) return this.setNext("block-scalar");
if (e === "\n") break;
}
default: break loop;
}
if (!n && !this.atEnd) return this.setNext("block-scalar");
if (t >= this.indentNext) {
this.indentNext = this.blockScalarIndent === -1 ? t : this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
do {
let t = this.continueScalar(e + 1);
if (t === -1) break;
e = this.buffer.indexOf("\n", t);
} while (e !== -1);
if (e === -1) {
if (!this.atEnd) return this.setNext("block-scalar");
e = this.buffer.length;
}
}
let i = e + 1;
n = this.buffer[i];
for (; n === " ";) n = this.buffer[++i];
if (n === "	") {
for (; n === "	" || n === " " || n === "\r" || n === "\n";) n = this.buffer[++i];
e = i - 1;
} else if (!this.blockScalarKeep) do {
let n = e - 1;
let r = this.buffer[n];
r === "\r" && (r = this.buffer[--n]);
let i = n;
for (; r === " ";) r = this.buffer[--n];
if (r === "\n" && n >= this.pos && n + 1 + t > i) e = n;
else break;
} while (1);
yield r.SCALAR;
yield* this.pushToIndex(e + 1, !0);
return yield* this.parseLineStart();
}
*parsePlainScalar() {
let e = this.flowLevel > 0;
let t = this.pos - 1;
let n = this.pos - 1;
let i;
for (; i = this.buffer[++n];) if (i === ":") {
let r = this.buffer[n + 1];
if (isEmpty(r) || e && o.has(r)) break;
t = n;
} else if (isEmpty(i)) {
let r = this.buffer[n + 1];
if (i === "\r") {
if (r === "\n") {
n += 1;
i = "\n";
r = this.buffer[n + 1];
} else t = n;
}
if (r === "#" || e && o.has(r)) break;
if (i === "\n") {
let e = this.continueScalar(n + 1);
if (e === -1) break;
n = Math.max(n, e - 2);
}
} else {
if (e && o.has(i)) break;
t = n;
}
if (!i && !this.atEnd) return this.setNext("plain-scalar");
yield r.SCALAR;
yield* this.pushToIndex(t + 1, !0);
return e ? "flow" : "doc";
}
*pushCount(e) {
if (e > 0) {
yield this.buffer.substr(this.pos, e);
this.pos += e;
return e;
}
return 0;
}
*pushToIndex(e, t) {
let n = this.buffer.slice(this.pos, e);
if (n) {
yield n;
this.pos += n.length;
return n.length;
} else t && (yield "");
return 0;
}
*pushIndicators() {
let e = 0;
loop: for (;;) {
switch (this.charAt(0)) {
case "!":
e += yield* this.pushTag();
e += yield* this.pushSpaces(!0);
continue loop;
case "&":
e += yield* this.pushUntil(isNotAnchorChar);
e += yield* this.pushSpaces(!0);
continue loop;
case "-":
case "?":
case ":": {
let t = this.flowLevel > 0;
let n = this.charAt(1);
if (isEmpty(n) || t && o.has(n)) {
t ? this.flowKey &&= !1 : this.indentNext = this.indentValue + 1;
e += yield* this.pushCount(1);
e += yield* this.pushSpaces(!0);
continue loop;
}
}
}
break loop;
}
return e;
}
*pushTag() {
if (this.charAt(1) === "<") {
let e = this.pos + 2;
let t = this.buffer[e];
for (; !isEmpty(t) && t !== ">";) t = this.buffer[++e];
return yield* this.pushToIndex(t === ">" ? e + 1 : e, !1);
} else {
let e = this.pos + 1;
let t = this.buffer[e];
for (; t;) if (a.has(t)) t = this.buffer[++e];
else if (t === "%" && i.has(this.buffer[e + 1]) && i.has(this.buffer[e + 2])) t = this.buffer[e += 3];
else break;
return yield* this.pushToIndex(e, !1);
}
}
*pushNewline() {
let e = this.buffer[this.pos];
if (e === "\n") return yield* this.pushCount(1);
else if (e === "\r" && this.charAt(1) === "\n") return yield* this.pushCount(2);
else return 0;
}
*pushSpaces(e) {
let t = this.pos - 1;
let n;
do
n = this.buffer[++t];
while (n === " " || e && n === "	");
let r = t - this.pos;
if (r > 0) {
yield this.buffer.substr(this.pos, r);
this.pos = t;
}
return r;
}
*pushUntil(e) {
let t = this.pos;
let n = this.buffer[t];
for (; !e(n);) n = this.buffer[++t];
return yield* this.pushToIndex(t, !1);
}
}
t.Lexer = Lexer;
}),
16222: ((e, t) => {
class LineCounter {
constructor() {
this.lineStarts = [];
this.addNewLine = (e) => this.lineStarts.push(e);
this.linePos = (e) => {
let t = 0;
let n = this.lineStarts.length;
for (; t < n;) {
let r = t + n >> 1;
this.lineStarts[r] < e ? t = r + 1 : n = r;
}
if (this.lineStarts[t] === e) return {
line: t + 1,
col: 1
};
if (t === 0) return {
line: 0,
col: e
};
let r = this.lineStarts[t - 1];
return {
line: t,
col: e - r + 1
};
};
}
}
t.LineCounter = LineCounter;
}),
45522: ((e, t, n) => {
var r = n(932);
var i = n(74975);
var a = n(85463);
function includesToken(e, t) {
for (let n = 0; n < e.length; ++n) if (e[n].type === t) return !0;
return !1;
}
function findNonEmptyIndex(e) {
for (let t = 0; t < e.length; ++t) switch (e[t].type) {
case "space":
case "comment":
case "newline": break;
default: return t;
}
return -1;
}
function isFlowToken(e) {
switch (e?.type) {
case "alias":
case "scalar":
case "single-quoted-scalar":
case "double-quoted-scalar":
case "flow-collection": return !0;
default: return !1;
}
}
function getPrevProps(e) {
switch (e.type) {
case "document": return e.start;
case "block-map": {
let t = e.items[e.items.length - 1];
return t.sep ?? t.start;
}
case "block-seq": return e.items[e.items.length - 1].start;
default: return [];
}
}
function getFirstKeyStartProps(e) {
if (e.length === 0) return [];
let t = e.length;
loop: for (; --t >= 0;) switch (e[t].type) {
case "doc-start":
case "explicit-key-ind":
case "map-value-ind":
case "seq-item-ind":
case "newline": break loop;
}
for (; e[++t]?.type === "space";);
return e.splice(t, e.length);
}
function arrayPushArray(e, t) {
if (t.length < 1e5) Array.prototype.push.apply(e, t);
else for (let n = 0; n < t.length; ++n) e.push(t[n]);
}
function fixFlowSeqItems(e) {
if (e.start.type === "flow-seq-start") {
for (let t of e.items) if (t.sep && !t.value && !includesToken(t.start, "explicit-key-ind") && !includesToken(t.sep, "map-value-ind")) {
t.key && (t.value = t.key);
delete t.key;
isFlowToken(t.value) ? t.value.end ? arrayPushArray(t.value.end, t.sep) : t.value.end = t.sep : arrayPushArray(t.start, t.sep);
delete t.sep;
}
}
}
class Parser {
constructor(e) {
this.atNewLine = !0;
this.atScalar = !1;
this.indent = 0;
this.offset = 0;
this.onKeyLine = !1;
this.stack = [];
this.source = "";
this.type = "";
this.lexer = new a.Lexer();
this.onNewLine = e;
}
*parse(e, t = !1) {
this.onNewLine && this.offset === 0 && this.onNewLine(0);
for (let n of this.lexer.lex(e, t)) yield* this.next(n);
t || (yield* this.end());
}
*next(e) {
this.source = e;
r.env.LOG_TOKENS && console.log("|", i.prettyToken(e));
if (this.atScalar) {
this.atScalar = !1;
yield* this.step();
this.offset += e.length;
return;
}
let t = i.tokenType(e);
if (!t) {
let t = `Not a YAML token: ${e}`;
yield* this.pop({
type: "error",
offset: this.offset,
message: t,
source: e
});
this.offset += e.length;
} else if (t === "scalar") {
this.atNewLine = !1;
this.atScalar = !0;
this.type = "scalar";
} else {
this.type = t;
yield* this.step();
switch (t) {
case "newline":
this.atNewLine = !0;
this.indent = 0;
this.onNewLine && this.onNewLine(this.offset + e.length);
break;
case "space":
this.atNewLine && e[0] === " " && (this.indent += e.length);
break;
case "explicit-key-ind":
case "map-value-ind":
case "seq-item-ind":
this.atNewLine && (this.indent += e.length);
break;
case "doc-mode":
case "flow-error-end": return;
default: this.atNewLine = !1;
}
this.offset += e.length;
}
}
*end() {
for (; this.stack.length > 0;) yield* this.pop();
}
get sourceToken() {
return {
type: this.type,
offset: this.offset,
indent: this.indent,
source: this.source
};
}
*step() {
let e = this.peek(1);
if (this.type === "doc-end" && e?.type !== "doc-end") {
for (; this.stack.length > 0;) yield* this.pop();
this.stack.push({
type: "doc-end",
offset: this.offset,
source: this.source
});
return;
}
if (!e) return yield* this.stream();
switch (e.type) {
case "document": return yield* this.document(e);
case "alias":
case "scalar":
case "single-quoted-scalar":
case "double-quoted-scalar": return yield* this.scalar(e);
case "block-scalar": return yield* this.blockScalar(e);
case "block-map": return yield* this.blockMap(e);
case "block-seq": return yield* this.blockSequence(e);
case "flow-collection": return yield* this.flowCollection(e);
case "doc-end": return yield* this.documentEnd(e);
}
yield* this.pop();
}
peek(e) {
return this.stack[this.stack.length - e];
}
*pop(e) {
let t = e ?? this.stack.pop();
if (!t) yield {
type: "error",
offset: this.offset,
source: "",
message: "Tried to pop an empty stack"
};
else if (this.stack.length === 0) yield t;
else {
let e = this.peek(1);
t.type === "block-scalar" ? t.indent = "indent" in e ? e.indent : 0 : t.type === "flow-collection" && e.type === "document" && (t.indent = 0);
t.type === "flow-collection" && fixFlowSeqItems(t);
switch (e.type) {
case "document":
e.value = t;
break;
case "block-scalar":
e.props.push(t);
break;
case "block-map": {
let n = e.items[e.items.length - 1];
if (n.value) {
e.items.push({
start: [],
key: t,
sep: []
});
this.onKeyLine = !0;
return;
} else if (n.sep) n.value = t;
else {
Object.assign(n, {
key: t,
sep: []
});
this.onKeyLine = !n.explicitKey;
return;
}
break;
}
case "block-seq": {
let n = e.items[e.items.length - 1];
n.value ? e.items.push({
start: [],
value: t
}) : n.value = t;
break;
}
case "flow-collection": {
let n = e.items[e.items.length - 1];
!n || n.value ? e.items.push({
start: [],
key: t,
sep: []
}) : n.sep ? n.value = t : Object.assign(n, {
key: t,
sep: []
});
return;
}
default:
yield* this.pop();
yield* this.pop(t);
}
if ((e.type === "document" || e.type === "block-map" || e.type === "block-seq") && (t.type === "block-map" || t.type === "block-seq")) {
let n = t.items[t.items.length - 1];
if (n && !n.sep && !n.value && n.start.length > 0 && findNonEmptyIndex(n.start) === -1 && (t.indent === 0 || n.start.every((e) => e.type !== "comment" || e.indent < t.indent))) {
e.type === "document" ? e.end = n.start : e.items.push({ start: n.start });
t.items.splice(-1, 1);
}
}
}
}
*stream() {
switch (this.type) {
case "directive-line":
yield {
type: "directive",
offset: this.offset,
source: this.source
};
return;
case "byte-order-mark":
case "space":
case "comment":
case "newline":
yield this.sourceToken;
return;
case "doc-mode":
case "doc-start": {
let e = {
type: "document",
offset: this.offset,
start: []
};
this.type === "doc-start" && e.start.push(this.sourceToken);
this.stack.push(e);
return;
}
}
yield {
type: "error",
offset: this.offset,
message: `Unexpected ${this.type} token in YAML stream`,
source: this.source
};
}
*document(e) {
if (e.value) return yield* this.lineEnd(e);
switch (this.type) {
case "doc-start":
if (findNonEmptyIndex(e.start) !== -1) {
yield* this.pop();
yield* this.step();
} else e.start.push(this.sourceToken);
return;
case "anchor":
case "tag":
case "space":
case "comment":
case "newline":
e.start.push(this.sourceToken);
return;
}
let t = this.startBlockValue(e);
t ? this.stack.push(t) : yield {
type: "error",
offset: this.offset,
message: `Unexpected ${this.type} token in YAML document`,
source: this.source
};
}
*scalar(e) {
if (this.type === "map-value-ind") {
let t = getFirstKeyStartProps(getPrevProps(this.peek(2)));
let n;
if (e.end) {
n = e.end;
n.push(this.sourceToken);
delete e.end;
} else n = [this.sourceToken];
let r = {
type: "block-map",
offset: e.offset,
indent: e.indent,
items: [{
start: t,
key: e,
sep: n
}]
};
this.onKeyLine = !0;
this.stack[this.stack.length - 1] = r;
} else yield* this.lineEnd(e);
}
*blockScalar(e) {
switch (this.type) {
case "space":
case "comment":
case "newline":
e.props.push(this.sourceToken);
return;
case "scalar":
e.source = this.source;
this.atNewLine = !0;
this.indent = 0;
if (this.onNewLine) {
let e = this.source.indexOf("\n") + 1;
for (; e !== 0;) {
this.onNewLine(this.offset + e);
e = this.source.indexOf("\n", e) + 1;
}
}
yield* this.pop();
break;
default:
yield* this.pop();
yield* this.step();
}
}
*blockMap(e) {
let t = e.items[e.items.length - 1];
switch (this.type) {
case "newline":
this.onKeyLine = !1;
if (t.value) {
let n = "end" in t.value ? t.value.end : void 0;
(Array.isArray(n) ? n[n.length - 1] : void 0)?.type === "comment" ? n?.push(this.sourceToken) : e.items.push({ start: [this.sourceToken] });
} else t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
return;
case "space":
case "comment":
if (t.value) e.items.push({ start: [this.sourceToken] });
else if (t.sep) t.sep.push(this.sourceToken);
else {
if (this.atIndentedComment(t.start, e.indent)) {
let n = e.items[e.items.length - 2]?.value?.end;
if (Array.isArray(n)) {
arrayPushArray(n, t.start);
n.push(this.sourceToken);
e.items.pop();
return;
}
}
t.start.push(this.sourceToken);
}
return;
}
if (this.indent >= e.indent) {
let n = !this.onKeyLine && this.indent === e.indent;
let r = n && (t.sep || t.explicitKey) && this.type !== "seq-item-ind";
let i = [];
if (r && t.sep && !t.value) {
let n = [];
for (let r = 0; r < t.sep.length; ++r) {
let i = t.sep[r];
switch (i.type) {
case "newline":
n.push(r);
break;
case "space": break;
case "comment":
i.indent > e.indent && (n.length = 0);
break;
default: n.length = 0;
}
}
n.length >= 2 && (i = t.sep.splice(n[1]));
}
switch (this.type) {
case "anchor":
case "tag":
if (r || t.value) {
i.push(this.sourceToken);
e.items.push({ start: i });
this.onKeyLine = !0;
} else t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
return;
case "explicit-key-ind":
if (!t.sep && !t.explicitKey) {
t.start.push(this.sourceToken);
t.explicitKey = !0;
} else if (r || t.value) {
i.push(this.sourceToken);
e.items.push({
start: i,
explicitKey: !0
});
} else this.stack.push({
type: "block-map",
offset: this.offset,
indent: this.indent,
items: [{
start: [this.sourceToken],
explicitKey: !0
}]
});
this.onKeyLine = !0;
return;
case "map-value-ind":
if (t.explicitKey) {
if (!t.sep) {
if (includesToken(t.start, "newline")) Object.assign(t, {
key: null,
sep: [this.sourceToken]
});
else {
let e = getFirstKeyStartProps(t.start);
this.stack.push({
type: "block-map",
offset: this.offset,
indent: this.indent,
items: [{
start: e,
key: null,
sep: [this.sourceToken]
}]
});
}
} else if (t.value) e.items.push({
start: [],
key: null,
sep: [this.sourceToken]
});
else if (includesToken(t.sep, "map-value-ind")) this.stack.push({
type: "block-map",
offset: this.offset,
indent: this.indent,
items: [{
start: i,
key: null,
sep: [this.sourceToken]
}]
});
else if (isFlowToken(t.key) && !includesToken(t.sep, "newline")) {
let e = getFirstKeyStartProps(t.start);
let n = t.key;
let r = t.sep;
r.push(this.sourceToken);
delete t.key;
delete t.sep;
this.stack.push({
type: "block-map",
offset: this.offset,
indent: this.indent,
items: [{
start: e,
key: n,
sep: r
}]
});
} else i.length > 0 ? t.sep = t.sep.concat(i, this.sourceToken) : t.sep.push(this.sourceToken);
} else t.sep ? t.value || r ? e.items.push({
start: i,
key: null,
sep: [this.sourceToken]
}) : includesToken(t.sep, "map-value-ind") ? this.stack.push({
type: "block-map",
offset: this.offset,
indent: this.indent,
items: [{
start: [],
key: null,
sep: [this.sourceToken]
}]
}) : t.sep.push(this.sourceToken) : Object.assign(t, {
key: null,
sep: [this.sourceToken]
});
this.onKeyLine = !0;
return;
case "alias":
case "scalar":
case "single-quoted-scalar":
case "double-quoted-scalar": {
let n = this.flowScalar(this.type);
if (r || t.value) {
e.items.push({
start: i,
key: n,
sep: []
});
this.onKeyLine = !0;
} else if (t.sep) this.stack.push(n);
else {
Object.assign(t, {
key: n,
sep: []
});
this.onKeyLine = !0;
}
return;
}
default: {
let r = this.startBlockValue(e);
if (r) {
if (r.type === "block-seq") {
if (!t.explicitKey && t.sep && !includesToken(t.sep, "newline")) {
yield* this.pop({
type: "error",
offset: this.offset,
message: "Unexpected block-seq-ind on same line with key",
source: this.source
});
return;
}
} else n && e.items.push({ start: i });
this.stack.push(r);
return;
}
}
}
}
yield* this.pop();
yield* this.step();
}
*blockSequence(e) {
let t = e.items[e.items.length - 1];
switch (this.type) {
case "newline":
if (t.value) {
let n = "end" in t.value ? t.value.end : void 0;
(Array.isArray(n) ? n[n.length - 1] : void 0)?.type === "comment" ? n?.push(this.sourceToken) : e.items.push({ start: [this.sourceToken] });
} else t.start.push(this.sourceToken);
return;
case "space":
case "comment":
if (t.value) e.items.push({ start: [this.sourceToken] });
else {
if (this.atIndentedComment(t.start, e.indent)) {
let n = e.items[e.items.length - 2]?.value?.end;
if (Array.isArray(n)) {
arrayPushArray(n, t.start);
n.push(this.sourceToken);
e.items.pop();
return;
}
}
t.start.push(this.sourceToken);
}
return;
case "anchor":
case "tag":
if (t.value || this.indent <= e.indent) break;
t.start.push(this.sourceToken);
return;
case "seq-item-ind":
if (this.indent !== e.indent) break;
t.value || includesToken(t.start, "seq-item-ind") ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
return;
}
if (this.indent > e.indent) {
let t = this.startBlockValue(e);
if (t) {
this.stack.push(t);
return;
}
}
yield* this.pop();
yield* this.step();
}
*flowCollection(e) {
let t = e.items[e.items.length - 1];
if (this.type === "flow-error-end") {
let e;
do {
yield* this.pop();
e = this.peek(1);
} while (e?.type === "flow-collection");
} else if (e.end.length === 0) {
switch (this.type) {
case "comma":
case "explicit-key-ind":
!t || t.sep ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
return;
case "map-value-ind":
!t || t.value ? e.items.push({
start: [],
key: null,
sep: [this.sourceToken]
}) : t.sep ? t.sep.push(this.sourceToken) : Object.assign(t, {
key: null,
sep: [this.sourceToken]
});
return;
case "space":
case "comment":
case "newline":
case "anchor":
case "tag":
!t || t.value ? e.items.push({ start: [this.sourceToken] }) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
return;
case "alias":
case "scalar":
case "single-quoted-scalar":
case "double-quoted-scalar": {
let n = this.flowScalar(this.type);
!t || t.value ? e.items.push({
start: [],
key: n,
sep: []
}) : t.sep ? this.stack.push(n) : Object.assign(t, {
key: n,
sep: []
});
return;
}
case "flow-map-end":
case "flow-seq-end":
e.end.push(this.sourceToken);
return;
}
let n = this.startBlockValue(e);
if (n) this.stack.push(n);
else {
yield* this.pop();
yield* this.step();
}
} else {
let t = this.peek(2);
if (t.type === "block-map" && (this.type === "map-value-ind" && t.indent === e.indent || this.type === "newline" && !t.items[t.items.length - 1].sep)) {
yield* this.pop();
yield* this.step();
} else if (this.type === "map-value-ind" && t.type !== "flow-collection") {
let n = getFirstKeyStartProps(getPrevProps(t));
fixFlowSeqItems(e);
let r = e.end.splice(1, e.end.length);
r.push(this.sourceToken);
let i = {
type: "block-map",
offset: e.offset,
indent: e.indent,
items: [{
start: n,
key: e,
sep: r
}]
};
this.onKeyLine = !0;
this.stack[this.stack.length - 1] = i;
} else yield* this.lineEnd(e);
}
}
flowScalar(e) {
if (this.onNewLine) {
let e = this.source.indexOf("\n") + 1;
for (; e !== 0;) {
this.onNewLine(this.offset + e);
e = this.source.indexOf("\n", e) + 1;
}
}
return {
type: e,
offset: this.offset,
indent: this.indent,
source: this.source
};
}
startBlockValue(e) {
switch (this.type) {
case "alias":
case "scalar":
case "single-quoted-scalar":
case "double-quoted-scalar": return this.flowScalar(this.type);
case "block-scalar-header": return {
type: "block-scalar",
offset: this.offset,
indent: this.indent,
props: [this.sourceToken],
source: ""
};
case "flow-map-start":
case "flow-seq-start": return {
type: "flow-collection",
offset: this.offset,
indent: this.indent,
start: this.sourceToken,
items: [],
end: []
};
case "seq-item-ind": return {
type: "block-seq",
offset: this.offset,
indent: this.indent,
items: [{ start: [this.sourceToken] }]
};
case "explicit-key-ind": {
this.onKeyLine = !0;
let t = getFirstKeyStartProps(getPrevProps(e));
t.push(this.sourceToken);
return {
type: "block-map",
offset: this.offset,
indent: this.indent,
items: [{
start: t,
explicitKey: !0
}]
};
}
case "map-value-ind": {
this.onKeyLine = !0;
let t = getFirstKeyStartProps(getPrevProps(e));
return {
type: "block-map",
offset: this.offset,
indent: this.indent,
items: [{
start: t,
key: null,
sep: [this.sourceToken]
}]
};
}
}
return null;
}
atIndentedComment(e, t) {
if (this.type !== "comment") return !1;
if (this.indent <= t) return !1;
return e.every((e) => e.type === "newline" || e.type === "space");
}
*documentEnd(e) {
if (this.type !== "doc-mode") {
e.end ? e.end.push(this.sourceToken) : e.end = [this.sourceToken];
this.type === "newline" && (yield* this.pop());
}
}
*lineEnd(e) {
switch (this.type) {
case "comma":
case "doc-start":
case "doc-end":
case "flow-seq-end":
case "flow-map-end":
case "map-value-ind":
yield* this.pop();
yield* this.step();
break;
case "newline": this.onKeyLine = !1;
default:
e.end ? e.end.push(this.sourceToken) : e.end = [this.sourceToken];
this.type === "newline" && (yield* this.pop());
}
}
}
t.Parser = Parser;
}),
48721: ((e, t, n) => {
var r = n(48082);
var i = n(77927);
var a = n(68718);
var o = n(61404);
var s = n(43989);
var c = n(16222);
var l = n(45522);
function parseOptions(e) {
let t = e.prettyErrors !== !1;
return {
lineCounter: e.lineCounter || t && new c.LineCounter() || null,
prettyErrors: t
};
}
function parseAllDocuments(e, t = {}) {
let { lineCounter: n, prettyErrors: i } = parseOptions(t);
let o = new l.Parser(n?.addNewLine);
let s = new r.Composer(t);
let c = Array.from(s.compose(o.parse(e)));
if (i && n) for (let t of c) {
t.errors.forEach(a.prettifyError(e, n));
t.warnings.forEach(a.prettifyError(e, n));
}
if (c.length > 0) return c;
return Object.assign([], { empty: !0 }, s.streamInfo());
}
function parseDocument(e, t = {}) {
let { lineCounter: n, prettyErrors: i } = parseOptions(t);
let o = new l.Parser(n?.addNewLine);
let s = new r.Composer(t);
let c = null;
for (let t of s.compose(o.parse(e), !0, e.length)) if (!c) c = t;
else if (c.options.logLevel !== "silent") {
c.errors.push(new a.YAMLParseError(t.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
break;
}
if (i && n) {
c.errors.forEach(a.prettifyError(e, n));
c.warnings.forEach(a.prettifyError(e, n));
}
return c;
}
function parse(e, t, n) {
let r;
typeof t == "function" ? r = t : n === void 0 && t && typeof t == "object" && (n = t);
let i = parseDocument(e, n);
if (!i) return null;
i.warnings.forEach((e) => o.warn(i.options.logLevel, e));
if (i.errors.length > 0) {
if (i.options.logLevel !== "silent") throw i.errors[0];
else i.errors = [];
}
return i.toJS(Object.assign({ reviver: r }, n));
}
function stringify(e, t, n) {
let r = null;
typeof t == "function" || Array.isArray(t) ? r = t : n === void 0 && t && (n = t);
typeof n == "string" && (n = n.length);
if (typeof n == "number") {
let e = Math.round(n);
n = e < 1 ? void 0 : e > 8 ? { indent: 8 } : { indent: e };
}
if (e === void 0) {
let { keepUndefined: e } = n ?? t ?? {};
if (!e) return;
}
if (s.isDocument(e) && !r) return e.toString(n);
return new i.Document(e, r, n).toString(n);
}
t.parse = parse;
t.parseAllDocuments = parseAllDocuments;
t.parseDocument = parseDocument;
t.stringify = stringify;
}),
39922: ((e, t, n) => {
var r = n(43989);
var i = n(14169);
var a = n(82708);
var o = n(46706);
var s = n(15108);
let sortMapEntriesByKey = (e, t) => e.key < t.key ? -1 : +(e.key > t.key);
class Schema {
constructor({ compat: e, customTags: t, merge: n, resolveKnownTags: c, schema: l, sortMapEntries: u, toStringDefaults: d }) {
this.compat = Array.isArray(e) ? s.getTags(e, "compat") : e ? s.getTags(null, e) : null;
this.name = typeof l == "string" && l || "core";
this.knownTags = c ? s.coreKnownTags : {};
this.tags = s.getTags(t, this.name, n);
this.toStringOptions = d ?? null;
Object.defineProperty(this, r.MAP, { value: i.map });
Object.defineProperty(this, r.SCALAR, { value: o.string });
Object.defineProperty(this, r.SEQ, { value: a.seq });
this.sortMapEntries = typeof u == "function" ? u : u === !0 ? sortMapEntriesByKey : null;
}
clone() {
let e = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
e.tags = this.tags.slice();
return e;
}
}
t.Schema = Schema;
}),
14169: ((e, t, n) => {
var r = n(43989);
var i = n(14628);
t.map = {
collection: "map",
default: !0,
nodeClass: i.YAMLMap,
tag: "tag:yaml.org,2002:map",
resolve(e, t) {
r.isMap(e) || t("Expected a mapping for this tag");
return e;
},
createNode: (e, t, n) => i.YAMLMap.from(e, t, n)
};
}),
81654: ((e, t, n) => {
var r = n(21987);
let i = {
identify: (e) => e == null,
createNode: () => new r.Scalar(null),
default: !0,
tag: "tag:yaml.org,2002:null",
test: /^(?:~|[Nn]ull|NULL)?$/,
resolve: () => new r.Scalar(null),
stringify: ({ source: e }, t) => typeof e == "string" && i.test.test(e) ? e : t.options.nullStr
};
t.nullTag = i;
}),
82708: ((e, t, n) => {
var r = n(43989);
var i = n(5145);
t.seq = {
collection: "seq",
default: !0,
nodeClass: i.YAMLSeq,
tag: "tag:yaml.org,2002:seq",
resolve(e, t) {
r.isSeq(e) || t("Expected a sequence for this tag");
return e;
},
createNode: (e, t, n) => i.YAMLSeq.from(e, t, n)
};
}),
46706: ((e, t, n) => {
var r = n(83591);
t.string = {
identify: (e) => typeof e == "string",
default: !0,
tag: "tag:yaml.org,2002:str",
resolve: (e) => e,
stringify(e, t, n, i) {
t = Object.assign({ actualString: !0 }, t);
return r.stringifyString(e, t, n, i);
}
};
}),
48777: ((e, t, n) => {
var r = n(21987);
let i = {
identify: (e) => typeof e == "boolean",
default: !0,
tag: "tag:yaml.org,2002:bool",
test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
resolve: (e) => new r.Scalar(e[0] === "t" || e[0] === "T"),
stringify({ source: e, value: t }, n) {
if (e && i.test.test(e) && t === (e[0] === "t" || e[0] === "T")) return e;
return t ? n.options.trueStr : n.options.falseStr;
}
};
t.boolTag = i;
}),
45359: ((e, t, n) => {
var r = n(21987);
var i = n(95767);
let a = {
identify: (e) => typeof e == "number",
default: !0,
tag: "tag:yaml.org,2002:float",
test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
stringify: i.stringifyNumber
};
let o = {
identify: (e) => typeof e == "number",
default: !0,
tag: "tag:yaml.org,2002:float",
format: "EXP",
test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
resolve: (e) => parseFloat(e),
stringify(e) {
let t = Number(e.value);
return isFinite(t) ? t.toExponential() : i.stringifyNumber(e);
}
};
t.float = {
identify: (e) => typeof e == "number",
default: !0,
tag: "tag:yaml.org,2002:float",
test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
resolve(e) {
let t = new r.Scalar(parseFloat(e));
let n = e.indexOf(".");
n !== -1 && e[e.length - 1] === "0" && (t.minFractionDigits = e.length - n - 1);
return t;
},
stringify: i.stringifyNumber
};
t.floatExp = o;
t.floatNaN = a;
}),
82336: ((e, t, n) => {
var r = n(95767);
let intIdentify = (e) => typeof e == "bigint" || Number.isInteger(e);
let intResolve = (e, t, n, { intAsBigInt: r }) => r ? BigInt(e) : parseInt(e.substring(t), n);
function intStringify(e, t, n) {
let { value: i } = e;
if (intIdentify(i) && i >= 0) return n + i.toString(t);
return r.stringifyNumber(e);
}
let i = {
identify: (e) => intIdentify(e) && e >= 0,
default: !0,
tag: "tag:yaml.org,2002:int",
format: "OCT",
test: /^0o[0-7]+$/,
resolve: (e, t, n) => intResolve(e, 2, 8, n),
stringify: (e) => intStringify(e, 8, "0o")
};
let a = {
identify: intIdentify,
default: !0,
tag: "tag:yaml.org,2002:int",
test: /^[-+]?[0-9]+$/,
resolve: (e, t, n) => intResolve(e, 0, 10, n),
stringify: r.stringifyNumber
};
let o = {
identify: (e) => intIdentify(e) && e >= 0,
default: !0,
tag: "tag:yaml.org,2002:int",
format: "HEX",
test: /^0x[0-9a-fA-F]+$/,
resolve: (e, t, n) => intResolve(e, 2, 16, n),
stringify: (e) => intStringify(e, 16, "0x")
};
t.int = a;
t.intHex = o;
t.intOct = i;
}),
34230: ((e, t, n) => {
var r = n(14169);
var i = n(81654);
var a = n(82708);
var o = n(46706);
var s = n(48777);
var c = n(45359);
var l = n(82336);
t.schema = [
r.map,
a.seq,
o.string,
i.nullTag,
s.boolTag,
l.intOct,
l.int,
l.intHex,
c.floatNaN,
c.floatExp,
c.float
];
}),
46145: ((e, t, n) => {
var r = n(21987);
var i = n(14169);
var a = n(82708);
function intIdentify(e) {
return typeof e == "bigint" || Number.isInteger(e);
}
let stringifyJSON = ({ value: e }) => JSON.stringify(e);
let o = [
{
identify: (e) => typeof e == "string",
default: !0,
tag: "tag:yaml.org,2002:str",
resolve: (e) => e,
stringify: stringifyJSON
},
{
identify: (e) => e == null,
createNode: () => new r.Scalar(null),
default: !0,
tag: "tag:yaml.org,2002:null",
test: /^null$/,
resolve: () => null,
stringify: stringifyJSON
},
{
identify: (e) => typeof e == "boolean",
default: !0,
tag: "tag:yaml.org,2002:bool",
test: /^true$|^false$/,
resolve: (e) => e === "true",
stringify: stringifyJSON
},
{
identify: intIdentify,
default: !0,
tag: "tag:yaml.org,2002:int",
test: /^-?(?:0|[1-9][0-9]*)$/,
resolve: (e, t, { intAsBigInt: n }) => n ? BigInt(e) : parseInt(e, 10),
stringify: ({ value: e }) => intIdentify(e) ? e.toString() : JSON.stringify(e)
},
{
identify: (e) => typeof e == "number",
default: !0,
tag: "tag:yaml.org,2002:float",
test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
resolve: (e) => parseFloat(e),
stringify: stringifyJSON
}
];
t.schema = [i.map, a.seq].concat(o, {
default: !0,
tag: "",
test: /^/,
resolve(e, t) {
t(`Unresolved plain scalar ${JSON.stringify(e)}`);
return e;
}
});
}),
15108: ((e, t, n) => {
var r = n(14169);
var i = n(81654);
var a = n(82708);
var o = n(46706);
var s = n(48777);
var c = n(45359);
var l = n(82336);
var u = n(34230);
var d = n(46145);
var f = n(71717);
var p = n(38534);
var m = n(59465);
var h = n(28635);
var g = n(33879);
var _ = n(99542);
var v = n(75222);
let y = new Map([
["core", u.schema],
["failsafe", [
r.map,
a.seq,
o.string
]],
["json", d.schema],
["yaml11", g.schema],
["yaml-1.1", g.schema]
]);
let b = {
binary: f.binary,
bool: s.boolTag,
float: c.float,
floatExp: c.floatExp,
floatNaN: c.floatNaN,
floatTime: v.floatTime,
int: l.int,
intHex: l.intHex,
intOct: l.intOct,
intTime: v.intTime,
map: r.map,
merge: p.merge,
null: i.nullTag,
omap: m.omap,
pairs: h.pairs,
seq: a.seq,
set: _.set,
timestamp: v.timestamp
};
let x = {
"tag:yaml.org,2002:binary": f.binary,
"tag:yaml.org,2002:merge": p.merge,
"tag:yaml.org,2002:omap": m.omap,
"tag:yaml.org,2002:pairs": h.pairs,
"tag:yaml.org,2002:set": _.set,
"tag:yaml.org,2002:timestamp": v.timestamp
};
function getTags(e, t, n) {
let r = y.get(t);
if (r && !e) return n && !r.includes(p.merge) ? r.concat(p.merge) : r.slice();
let i = r;
if (!i) {
if (Array.isArray(e)) i = [];
else {
let e = Array.from(y.keys()).filter((e) => e !== "yaml11").map((e) => JSON.stringify(e)).join(", ");
throw Error(`Unknown schema "${t}"; use one of ${e} or define customTags array`);
}
}
if (Array.isArray(e)) for (let t of e) i = i.concat(t);
else typeof e == "function" && (i = e(i.slice()));
n && (i = i.concat(p.merge));
return i.reduce((e, t) => {
let n = typeof t == "string" ? b[t] : t;
if (!n) {
let e = JSON.stringify(t);
let n = Object.keys(b).map((e) => JSON.stringify(e)).join(", ");
throw Error(`Unknown custom tag ${e}; use one of ${n}`);
}
e.includes(n) || e.push(n);
return e;
}, []);
}
t.coreKnownTags = x;
t.getTags = getTags;
}),
71717: ((e, t, n) => {
var r = n(20181);
var i = n(21987);
var a = n(83591);
t.binary = {
identify: (e) => e instanceof Uint8Array,
default: !1,
tag: "tag:yaml.org,2002:binary",
resolve(e, t) {
if (typeof r.Buffer == "function") return r.Buffer.from(e, "base64");
else if (typeof atob == "function") {
let t = atob(e.replace(/[\n\r]/g, ""));
let n = new Uint8Array(t.length);
for (let e = 0; e < t.length; ++e) n[e] = t.charCodeAt(e);
return n;
} else {
t("This environment does not support reading binary tags; either Buffer or atob is required");
return e;
}
},
stringify({ comment: e, type: t, value: n }, o, s, c) {
if (!n) return "";
let l = n;
let u;
if (typeof r.Buffer == "function") u = l instanceof r.Buffer ? l.toString("base64") : r.Buffer.from(l.buffer).toString("base64");
else if (typeof btoa == "function") {
let e = "";
for (let t = 0; t < l.length; ++t) e += String.fromCharCode(l[t]);
u = btoa(e);
} else throw Error("This environment does not support writing binary tags; either Buffer or btoa is required");
t ??= i.Scalar.BLOCK_LITERAL;
if (t !== i.Scalar.QUOTE_DOUBLE) {
let e = Math.max(o.options.lineWidth - o.indent.length, o.options.minContentWidth);
let n = Math.ceil(u.length / e);
let r = Array(n);
for (let t = 0, i = 0; t < n; ++t, i += e) r[t] = u.substr(i, e);
u = r.join(t === i.Scalar.BLOCK_LITERAL ? "\n" : " ");
}
return a.stringifyString({
comment: e,
type: t,
value: u
}, o, s, c);
}
};
}),
75760: ((e, t, n) => {
var r = n(21987);
function boolStringify({ value: e, source: t }, n) {
if (t && (e ? i : a).test.test(t)) return t;
return e ? n.options.trueStr : n.options.falseStr;
}
let i = {
identify: (e) => e === !0,
default: !0,
tag: "tag:yaml.org,2002:bool",
test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
resolve: () => new r.Scalar(!0),
stringify: boolStringify
};
let a = {
identify: (e) => e === !1,
default: !0,
tag: "tag:yaml.org,2002:bool",
test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
resolve: () => new r.Scalar(!1),
stringify: boolStringify
};
t.falseTag = a;
t.trueTag = i;
}),
71328: ((e, t, n) => {
var r = n(21987);
var i = n(95767);
let a = {
identify: (e) => typeof e == "number",
default: !0,
tag: "tag:yaml.org,2002:float",
test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve: (e) => e.slice(-3).toLowerCase() === "nan" ? NaN : e[0] === "-" ? -Infinity : Infinity,
stringify: i.stringifyNumber
};
let o = {
identify: (e) => typeof e == "number",
default: !0,
tag: "tag:yaml.org,2002:float",
format: "EXP",
test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
resolve: (e) => parseFloat(e.replace(/_/g, "")),
stringify(e) {
let t = Number(e.value);
return isFinite(t) ? t.toExponential() : i.stringifyNumber(e);
}
};
t.float = {
identify: (e) => typeof e == "number",
default: !0,
tag: "tag:yaml.org,2002:float",
test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
resolve(e) {
let t = new r.Scalar(parseFloat(e.replace(/_/g, "")));
let n = e.indexOf(".");
if (n !== -1) {
let r = e.substring(n + 1).replace(/_/g, "");
r[r.length - 1] === "0" && (t.minFractionDigits = r.length);
}
return t;
},
stringify: i.stringifyNumber
};
t.floatExp = o;
t.floatNaN = a;
}),
21135: ((e, t, n) => {
var r = n(95767);
let intIdentify = (e) => typeof e == "bigint" || Number.isInteger(e);
function intResolve(e, t, n, { intAsBigInt: r }) {
let i = e[0];
(i === "-" || i === "+") && (t += 1);
e = e.substring(t).replace(/_/g, "");
if (r) {
switch (n) {
case 2:
e = `0b${e}`;
break;
case 8:
e = `0o${e}`;
break;
case 16: e = `0x${e}`;
}
let t = BigInt(e);
return i === "-" ? BigInt(-1) * t : t;
}
let a = parseInt(e, n);
return i === "-" ? -1 * a : a;
}
function intStringify(e, t, n) {
let { value: i } = e;
if (intIdentify(i)) {
let e = i.toString(t);
return i < 0 ? "-" + n + e.substr(1) : n + e;
}
return r.stringifyNumber(e);
}
let i = {
identify: intIdentify,
default: !0,
tag: "tag:yaml.org,2002:int",
format: "BIN",
test: /^[-+]?0b[0-1_]+$/,
resolve: (e, t, n) => intResolve(e, 2, 2, n),
stringify: (e) => intStringify(e, 2, "0b")
};
let a = {
identify: intIdentify,
default: !0,
tag: "tag:yaml.org,2002:int",
format: "OCT",
test: /^[-+]?0[0-7_]+$/,
resolve: (e, t, n) => intResolve(e, 1, 8, n),
stringify: (e) => intStringify(e, 8, "0")
};
let o = {
identify: intIdentify,
default: !0,
tag: "tag:yaml.org,2002:int",
test: /^[-+]?[0-9][0-9_]*$/,
resolve: (e, t, n) => intResolve(e, 0, 10, n),
stringify: r.stringifyNumber
};
let s = {
identify: intIdentify,
default: !0,
tag: "tag:yaml.org,2002:int",
format: "HEX",
test: /^[-+]?0x[0-9a-fA-F_]+$/,
resolve: (e, t, n) => intResolve(e, 2, 16, n),
stringify: (e) => intStringify(e, 16, "0x")
};
t.int = o;
t.intBin = i;
t.intHex = s;
t.intOct = a;
}),
38534: ((e, t, n) => {
var r = n(43989);
var i = n(21987);
let a = {
identify: (e) => e === "<<" || typeof e == "symbol" && e.description === "<<",
default: "key",
tag: "tag:yaml.org,2002:merge",
test: /^<<$/,
resolve: () => Object.assign(new i.Scalar(Symbol("<<")), { addToJSMap: addMergeToJSMap }),
stringify: () => "<<"
};
let isMergeKey = (e, t) => (a.identify(t) || r.isScalar(t) && (!t.type || t.type === i.Scalar.PLAIN) && a.identify(t.value)) && e?.doc.schema.tags.some((e) => e.tag === a.tag && e.default);
function addMergeToJSMap(e, t, n) {
let i = resolveAliasValue(e, n);
if (r.isSeq(i)) for (let n of i.items) mergeValue(e, t, n);
else if (Array.isArray(i)) for (let n of i) mergeValue(e, t, n);
else mergeValue(e, t, i);
}
function mergeValue(e, t, n) {
let i = resolveAliasValue(e, n);
if (!r.isMap(i)) throw Error("Merge sources must be maps or map aliases");
let a = i.toJSON(null, e, Map);
for (let [e, n] of a) t instanceof Map ? t.has(e) || t.set(e, n) : t instanceof Set ? t.add(e) : Object.prototype.hasOwnProperty.call(t, e) || Object.defineProperty(t, e, {
value: n,
writable: !0,
enumerable: !0,
configurable: !0
});
return t;
}
function resolveAliasValue(e, t) {
return e && r.isAlias(t) ? t.resolve(e.doc, e) : t;
}
t.addMergeToJSMap = addMergeToJSMap;
t.isMergeKey = isMergeKey;
t.merge = a;
}),
59465: ((e, t, n) => {
var r = n(43989);
var i = n(83953);
var a = n(14628);
var o = n(5145);
var s = n(28635);
class YAMLOMap extends o.YAMLSeq {
constructor() {
super();
this.add = a.YAMLMap.prototype.add.bind(this);
this.delete = a.YAMLMap.prototype.delete.bind(this);
this.get = a.YAMLMap.prototype.get.bind(this);
this.has = a.YAMLMap.prototype.has.bind(this);
this.set = a.YAMLMap.prototype.set.bind(this);
this.tag = YAMLOMap.tag;
}
toJSON(e, t) {
if (!t) return super.toJSON(e);
let n = new Map();
t?.onCreate && t.onCreate(n);
for (let e of this.items) {
let a, o;
if (r.isPair(e)) {
a = i.toJS(e.key, "", t);
o = i.toJS(e.value, a, t);
} else a = i.toJS(e, "", t);
if (n.has(a)) throw Error("Ordered maps must not include duplicate keys");
n.set(a, o);
}
return n;
}
static from(e, t, n) {
let r = s.createPairs(e, t, n);
let i = new this();
i.items = r.items;
return i;
}
}
YAMLOMap.tag = "tag:yaml.org,2002:omap";
let c = {
collection: "seq",
identify: (e) => e instanceof Map,
nodeClass: YAMLOMap,
default: !1,
tag: "tag:yaml.org,2002:omap",
resolve(e, t) {
let n = s.resolvePairs(e, t);
let i = [];
for (let { key: e } of n.items) r.isScalar(e) && (i.includes(e.value) ? t(`Ordered maps must not include duplicate keys: ${e.value}`) : i.push(e.value));
return Object.assign(new YAMLOMap(), n);
},
createNode: (e, t, n) => YAMLOMap.from(e, t, n)
};
t.YAMLOMap = YAMLOMap;
t.omap = c;
}),
28635: ((e, t, n) => {
var r = n(43989);
var i = n(91363);
var a = n(21987);
var o = n(5145);
function resolvePairs(e, t) {
if (r.isSeq(e)) for (let n = 0; n < e.items.length; ++n) {
let o = e.items[n];
if (r.isPair(o)) continue;
else if (r.isMap(o)) {
o.items.length > 1 && t("Each pair must have its own sequence indicator");
let e = o.items[0] || new i.Pair(new a.Scalar(null));
o.commentBefore && (e.key.commentBefore = e.key.commentBefore ? `${o.commentBefore}\n${e.key.commentBefore}` : o.commentBefore);
if (o.comment) {
let t = e.value ?? e.key;
t.comment = t.comment ? `${o.comment}\n${t.comment}` : o.comment;
}
o = e;
}
e.items[n] = r.isPair(o) ? o : new i.Pair(o);
}
else t("Expected a sequence for this tag");
return e;
}
function createPairs(e, t, n) {
let { replacer: r } = n;
let a = new o.YAMLSeq(e);
a.tag = "tag:yaml.org,2002:pairs";
let s = 0;
if (t && Symbol.iterator in Object(t)) for (let e of t) {
typeof r == "function" && (e = r.call(t, String(s++), e));
let o, c;
if (Array.isArray(e)) {
if (e.length === 2) {
o = e[0];
c = e[1];
} else throw TypeError(`Expected [key, value] tuple: ${e}`);
} else if (e && e instanceof Object) {
let t = Object.keys(e);
if (t.length === 1) {
o = t[0];
c = e[o];
} else throw TypeError(`Expected tuple with one key, not ${t.length} keys`);
} else o = e;
a.items.push(i.createPair(o, c, n));
}
return a;
}
let s = {
collection: "seq",
default: !1,
tag: "tag:yaml.org,2002:pairs",
resolve: resolvePairs,
createNode: createPairs
};
t.createPairs = createPairs;
t.pairs = s;
t.resolvePairs = resolvePairs;
}),
33879: ((e, t, n) => {
var r = n(14169);
var i = n(81654);
var a = n(82708);
var o = n(46706);
var s = n(71717);
var c = n(75760);
var l = n(71328);
var u = n(21135);
var d = n(38534);
var f = n(59465);
var p = n(28635);
var m = n(99542);
var h = n(75222);
t.schema = [
r.map,
a.seq,
o.string,
i.nullTag,
c.trueTag,
c.falseTag,
u.intBin,
u.intOct,
u.int,
u.intHex,
l.floatNaN,
l.floatExp,
l.float,
s.binary,
d.merge,
f.omap,
p.pairs,
m.set,
h.intTime,
h.floatTime,
h.timestamp
];
}),
99542: ((e, t, n) => {
var r = n(43989);
var i = n(91363);
var a = n(14628);
class YAMLSet extends a.YAMLMap {
constructor(e) {
super(e);
this.tag = YAMLSet.tag;
}
add(e) {
let t;
t = r.isPair(e) ? e : e && typeof e == "object" && "key" in e && "value" in e && e.value === null ? new i.Pair(e.key, null) : new i.Pair(e, null);
a.findPair(this.items, t.key) || this.items.push(t);
}
get(e, t) {
let n = a.findPair(this.items, e);
return !t && r.isPair(n) ? r.isScalar(n.key) ? n.key.value : n.key : n;
}
set(e, t) {
if (typeof t != "boolean") throw Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);
let n = a.findPair(this.items, e);
n && !t ? this.items.splice(this.items.indexOf(n), 1) : !n && t && this.items.push(new i.Pair(e));
}
toJSON(e, t) {
return super.toJSON(e, t, Set);
}
toString(e, t, n) {
if (!e) return JSON.stringify(this);
if (this.hasAllNullValues(!0)) return super.toString(Object.assign({}, e, { allNullValues: !0 }), t, n);
else throw Error("Set items must all have null values");
}
static from(e, t, n) {
let { replacer: r } = n;
let a = new this(e);
if (t && Symbol.iterator in Object(t)) for (let e of t) {
typeof r == "function" && (e = r.call(t, e, e));
a.items.push(i.createPair(e, null, n));
}
return a;
}
}
YAMLSet.tag = "tag:yaml.org,2002:set";
let o = {
collection: "map",
identify: (e) => e instanceof Set,
nodeClass: YAMLSet,
default: !1,
tag: "tag:yaml.org,2002:set",
createNode: (e, t, n) => YAMLSet.from(e, t, n),
resolve(e, t) {
if (r.isMap(e)) {
if (e.hasAllNullValues(!0)) return Object.assign(new YAMLSet(), e);
else t("Set items must all have null values");
} else t("Expected a mapping for this tag");
return e;
}
};
t.YAMLSet = YAMLSet;
t.set = o;
}),
75222: ((e, t, n) => {
var r = n(95767);
function parseSexagesimal(e, t) {
let n = e[0];
let r = n === "-" || n === "+" ? e.substring(1) : e;
let num = (e) => t ? BigInt(e) : Number(e);
let i = r.replace(/_/g, "").split(":").reduce((e, t) => e * num(60) + num(t), num(0));
return n === "-" ? num(-1) * i : i;
}
function stringifySexagesimal(e) {
let { value: t } = e;
let num = (e) => e;
if (typeof t == "bigint") num = (e) => BigInt(e);
else if (isNaN(t) || !isFinite(t)) return r.stringifyNumber(e);
let n = "";
if (t < 0) {
n = "-";
t *= num(-1);
}
let i = num(60);
let a = [t % i];
if (t < 60) a.unshift(0);
else {
t = (t - a[0]) / i;
a.unshift(t % i);
if (t >= 60) {
t = (t - a[0]) / i;
a.unshift(t);
}
}
return n + a.map((e) => String(e).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
}
let i = {
identify: (e) => typeof e == "bigint" || Number.isInteger(e),
default: !0,
tag: "tag:yaml.org,2002:int",
format: "TIME",
test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
resolve: (e, t, { intAsBigInt: n }) => parseSexagesimal(e, n),
stringify: stringifySexagesimal
};
let a = {
identify: (e) => typeof e == "number",
default: !0,
tag: "tag:yaml.org,2002:float",
format: "TIME",
test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
resolve: (e) => parseSexagesimal(e, !1),
stringify: stringifySexagesimal
};
let o = {
identify: (e) => e instanceof Date,
default: !0,
tag: "tag:yaml.org,2002:timestamp",
test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
resolve(e) {
let t = e.match(o.test);
if (!t) throw Error("!!timestamp expects a date, starting with yyyy-mm-dd");
let [, n, r, i, a, s, c] = t.map(Number);
let l = t[7] ? Number((t[7] + "00").substr(1, 3)) : 0;
let u = Date.UTC(n, r - 1, i, a || 0, s || 0, c || 0, l);
let d = t[8];
if (d && d !== "Z") {
let e = parseSexagesimal(d, !1);
Math.abs(e) < 30 && (e *= 60);
u -= 6e4 * e;
}
return new Date(u);
},
stringify: ({ value: e }) => e?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
};
t.floatTime = a;
t.intTime = i;
t.timestamp = o;
}),
90117: ((e, t) => {
let n = "block";
let r = "quoted";
function foldFlowLines(e, t, i = "flow", { indentAtStart: a, lineWidth: o = 80, minContentWidth: s = 20, onFold: c, onOverflow: l } = {}) {
if (!o || o < 0) return e;
o < s && (s = 0);
let u = Math.max(1 + s, 1 + o - t.length);
if (e.length <= u) return e;
let d = [];
let f = {};
let p = o - t.length;
typeof a == "number" && (a > o - Math.max(2, s) ? d.push(0) : p = o - a);
let m;
let h;
let g = !1;
let _ = -1;
let v = -1;
let y = -1;
if (i === n) {
_ = consumeMoreIndentedLines(e, _, t.length);
_ !== -1 && (p = _ + u);
}
for (let a; a = e[_ += 1];) {
if (i === r && a === "\\") {
v = _;
switch (e[_ + 1]) {
case "x":
_ += 3;
break;
case "u":
_ += 5;
break;
case "U":
_ += 9;
break;
default: _ += 1;
}
y = _;
}
if (a === "\n") {
i === n && (_ = consumeMoreIndentedLines(e, _, t.length));
p = _ + t.length + u;
m = void 0;
} else {
if (a === " " && h && h !== " " && h !== "\n" && h !== "	") {
let t = e[_ + 1];
t && t !== " " && t !== "\n" && t !== "	" && (m = _);
}
if (_ >= p) {
if (m) {
d.push(m);
p = m + u;
m = void 0;
} else if (i === r) {
for (; h === " " || h === "	";) {
h = a;
a = e[_ += 1];
g = !0;
}
let t = _ > y + 1 ? _ - 2 : v - 1;
if (f[t]) return e;
d.push(t);
f[t] = !0;
p = t + u;
m = void 0;
} else g = !0;
}
}
h = a;
}
g && l && l();
if (d.length === 0) return e;
c && c();
let b = e.slice(0, d[0]);
for (let n = 0; n < d.length; ++n) {
let a = d[n];
let o = d[n + 1] || e.length;
if (a === 0) b = `\n${t}${e.slice(0, o)}`;
else {
i === r && f[a] && (b += `${e[a]}\\`);
b += `\n${t}${e.slice(a + 1, o)}`;
}
}
return b;
}
function consumeMoreIndentedLines(e, t, n) {
let r = t;
let i = t + 1;
let a = e[i];
for (; a === " " || a === "	";) if (t < i + n) a = e[++t];
else {
do
a = e[++t];
while (a && a !== "\n");
r = t;
i = t + 1;
a = e[i];
}
return r;
}
t.FOLD_BLOCK = n;
t.FOLD_FLOW = "flow";
t.FOLD_QUOTED = r;
t.foldFlowLines = foldFlowLines;
}),
62014: ((e, t, n) => {
var r = n(69010);
var i = n(43989);
var a = n(67001);
var o = n(83591);
function createStringifyContext(e, t) {
let n = Object.assign({
blockQuote: !0,
commentString: a.stringifyComment,
defaultKeyType: null,
defaultStringType: "PLAIN",
directives: null,
doubleQuotedAsJSON: !1,
doubleQuotedMinMultiLineLength: 40,
falseStr: "false",
flowCollectionPadding: !0,
indentSeq: !0,
lineWidth: 80,
minContentWidth: 20,
nullStr: "null",
simpleKeys: !1,
singleQuote: null,
trailingComma: !1,
trueStr: "true",
verifyAliasOrder: !0
}, e.schema.toStringOptions, t);
let r;
switch (n.collectionStyle) {
case "block":
r = !1;
break;
case "flow":
r = !0;
break;
default: r = null;
}
return {
anchors: new Set(),
doc: e,
flowCollectionPadding: n.flowCollectionPadding ? " " : "",
indent: "",
indentStep: typeof n.indent == "number" ? " ".repeat(n.indent) : "  ",
inFlow: r,
options: n
};
}
function getTagObject(e, t) {
if (t.tag) {
let n = e.filter((e) => e.tag === t.tag);
if (n.length > 0) return n.find((e) => e.format === t.format) ?? n[0];
}
let n;
let r;
if (i.isScalar(t)) {
r = t.value;
let i = e.filter((e) => e.identify?.(r));
if (i.length > 1) {
let e = i.filter((e) => e.test);
e.length > 0 && (i = e);
}
n = i.find((e) => e.format === t.format) ?? i.find((e) => !e.format);
} else {
r = t;
n = e.find((e) => e.nodeClass && r instanceof e.nodeClass);
}
if (!n) {
let e = r?.constructor?.name ?? (r === null ? "null" : typeof r);
throw Error(`Tag not resolved for ${e} value`);
}
return n;
}
function stringifyProps(e, t, { anchors: n, doc: a }) {
if (!a.directives) return "";
let o = [];
let s = (i.isScalar(e) || i.isCollection(e)) && e.anchor;
if (s && r.anchorIsValid(s)) {
n.add(s);
o.push(`&${s}`);
}
let c = e.tag ?? (t.default ? null : t.tag);
c && o.push(a.directives.tagString(c));
return o.join(" ");
}
function stringify(e, t, n, r) {
if (i.isPair(e)) return e.toString(t, n, r);
if (i.isAlias(e)) {
if (t.doc.directives) return e.toString(t);
if (t.resolvedAliases?.has(e)) throw TypeError("Cannot stringify circular structure without alias nodes");
else {
t.resolvedAliases ? t.resolvedAliases.add(e) : t.resolvedAliases = new Set([e]);
e = e.resolve(t.doc);
}
}
let a;
let s = i.isNode(e) ? e : t.doc.createNode(e, { onTagObj: (e) => a = e });
a ??= getTagObject(t.doc.schema.tags, s);
let c = stringifyProps(s, a, t);
c.length > 0 && (t.indentAtStart = (t.indentAtStart ?? 0) + c.length + 1);
let l = typeof a.stringify == "function" ? a.stringify(s, t, n, r) : i.isScalar(s) ? o.stringifyString(s, t, n, r) : s.toString(t, n, r);
if (!c) return l;
return i.isScalar(s) || l[0] === "{" || l[0] === "[" ? `${c} ${l}` : `${c}\n${t.indent}${l}`;
}
t.createStringifyContext = createStringifyContext;
t.stringify = stringify;
}),
34618: ((e, t, n) => {
var r = n(43989);
var i = n(62014);
var a = n(67001);
function stringifyCollection(e, t, n) {
return (t.inFlow ?? e.flow ? stringifyFlowCollection : stringifyBlockCollection)(e, t, n);
}
function stringifyBlockCollection({ comment: e, items: t }, n, { blockItemPrefix: o, flowChars: s, itemIndent: c, onChompKeep: l, onComment: u }) {
let { indent: d, options: { commentString: f } } = n;
let p = Object.assign({}, n, {
indent: c,
type: null
});
let m = !1;
let h = [];
for (let e = 0; e < t.length; ++e) {
let s = t[e];
let l = null;
if (r.isNode(s)) {
!m && s.spaceBefore && h.push("");
addCommentBefore(n, h, s.commentBefore, m);
s.comment && (l = s.comment);
} else if (r.isPair(s)) {
let e = r.isNode(s.key) ? s.key : null;
if (e) {
!m && e.spaceBefore && h.push("");
addCommentBefore(n, h, e.commentBefore, m);
}
}
m = !1;
let u = i.stringify(s, p, () => l = null, () => m = !0);
l && (u += a.lineComment(u, c, f(l)));
m && l && (m = !1);
h.push(o + u);
}
let g;
if (h.length === 0) g = s.start + s.end;
else {
g = h[0];
for (let e = 1; e < h.length; ++e) {
let t = h[e];
g += t ? `\n${d}${t}` : "\n";
}
}
if (e) {
g += "\n" + a.indentComment(f(e), d);
u && u();
} else m && l && l();
return g;
}
function stringifyFlowCollection({ items: e }, t, { flowChars: n, itemIndent: o }) {
let { indent: s, indentStep: c, flowCollectionPadding: l, options: { commentString: u } } = t;
o += c;
let d = Object.assign({}, t, {
indent: o,
inFlow: !0,
type: null
});
let f = !1;
let p = 0;
let m = [];
for (let n = 0; n < e.length; ++n) {
let s = e[n];
let c = null;
if (r.isNode(s)) {
s.spaceBefore && m.push("");
addCommentBefore(t, m, s.commentBefore, !1);
s.comment && (c = s.comment);
} else if (r.isPair(s)) {
let e = r.isNode(s.key) ? s.key : null;
if (e) {
e.spaceBefore && m.push("");
addCommentBefore(t, m, e.commentBefore, !1);
e.comment && (f = !0);
}
let n = r.isNode(s.value) ? s.value : null;
if (n) {
n.comment && (c = n.comment);
n.commentBefore && (f = !0);
} else s.value == null && e?.comment && (c = e.comment);
}
c && (f = !0);
let l = i.stringify(s, d, () => c = null);
f ||= m.length > p || l.includes("\n");
if (n < e.length - 1) l += ",";
else if (t.options.trailingComma) {
t.options.lineWidth > 0 && (f ||= m.reduce((e, t) => e + t.length + 2, 2) + (l.length + 2) > t.options.lineWidth);
f && (l += ",");
}
c && (l += a.lineComment(l, o, u(c)));
m.push(l);
p = m.length;
}
let { start: h, end: g } = n;
if (m.length === 0) return h + g;
else {
if (!f) {
let e = m.reduce((e, t) => e + t.length + 2, 2);
f = t.options.lineWidth > 0 && e > t.options.lineWidth;
}
if (f) {
let e = h;
for (let t of m) e += t ? `\n${c}${s}${t}` : "\n";
return `${e}\n${s}${g}`;
} else return `${h}${l}${m.join(" ")}${l}${g}`;
}
}
function addCommentBefore({ indent: e, options: { commentString: t } }, n, r, i) {
r && i && (r = r.replace(/^\n+/, ""));
if (r) {
let i = a.indentComment(t(r), e);
n.push(i.trimStart());
}
}
t.stringifyCollection = stringifyCollection;
}),
67001: ((e, t) => {
let stringifyComment = (e) => e.replace(/^(?!$)(?: $)?/gm, "#");
function indentComment(e, t) {
if (/^\n+$/.test(e)) return e.substring(1);
return t ? e.replace(/^(?! *$)/gm, t) : e;
}
let lineComment = (e, t, n) => e.endsWith("\n") ? indentComment(n, t) : n.includes("\n") ? "\n" + indentComment(n, t) : (e.endsWith(" ") ? "" : " ") + n;
t.indentComment = indentComment;
t.lineComment = lineComment;
t.stringifyComment = stringifyComment;
}),
66203: ((e, t, n) => {
var r = n(43989);
var i = n(62014);
var a = n(67001);
function stringifyDocument(e, t) {
let n = [];
let o = t.directives === !0;
if (t.directives !== !1 && e.directives) {
let t = e.directives.toString(e);
if (t) {
n.push(t);
o = !0;
} else e.directives.docStart && (o = !0);
}
o && n.push("---");
let s = i.createStringifyContext(e, t);
let { commentString: c } = s.options;
if (e.commentBefore) {
n.length !== 1 && n.unshift("");
let t = c(e.commentBefore);
n.unshift(a.indentComment(t, ""));
}
let l = !1;
let u = null;
if (e.contents) {
if (r.isNode(e.contents)) {
e.contents.spaceBefore && o && n.push("");
if (e.contents.commentBefore) {
let t = c(e.contents.commentBefore);
n.push(a.indentComment(t, ""));
}
s.forceBlockIndent = !!e.comment;
u = e.contents.comment;
}
let t = u ? void 0 : () => l = !0;
let d = i.stringify(e.contents, s, () => u = null, t);
u && (d += a.lineComment(d, "", c(u)));
(d[0] === "|" || d[0] === ">") && n[n.length - 1] === "---" ? n[n.length - 1] = `--- ${d}` : n.push(d);
} else n.push(i.stringify(e.contents, s));
if (e.directives?.docEnd) {
if (e.comment) {
let t = c(e.comment);
if (t.includes("\n")) {
n.push("...");
n.push(a.indentComment(t, ""));
} else n.push(`... ${t}`);
} else n.push("...");
} else {
let t = e.comment;
t && l && (t = t.replace(/^\n+/, ""));
if (t) {
(!l || u) && n[n.length - 1] !== "" && n.push("");
n.push(a.indentComment(c(t), ""));
}
}
return n.join("\n") + "\n";
}
t.stringifyDocument = stringifyDocument;
}),
95767: ((e, t) => {
function stringifyNumber({ format: e, minFractionDigits: t, tag: n, value: r }) {
if (typeof r == "bigint") return String(r);
let i = typeof r == "number" ? r : Number(r);
if (!isFinite(i)) return isNaN(i) ? ".nan" : i < 0 ? "-.inf" : ".inf";
let a = Object.is(r, -0) ? "-0" : JSON.stringify(r);
if (!e && t && (!n || n === "tag:yaml.org,2002:float") && /^-?\d/.test(a) && !a.includes("e")) {
let e = a.indexOf(".");
if (e < 0) {
e = a.length;
a += ".";
}
let n = t - (a.length - e - 1);
for (; n-- > 0;) a += "0";
}
return a;
}
t.stringifyNumber = stringifyNumber;
}),
90738: ((e, t, n) => {
var r = n(43989);
var i = n(21987);
var a = n(62014);
var o = n(67001);
function stringifyPair({ key: e, value: t }, n, s, c) {
let { allNullValues: l, doc: u, indent: d, indentStep: f, options: { commentString: p, indentSeq: m, simpleKeys: h } } = n;
let g = r.isNode(e) && e.comment || null;
if (h) {
if (g) throw Error("With simple keys, key nodes cannot have comments");
if (r.isCollection(e) || !r.isNode(e) && typeof e == "object") throw Error("With simple keys, collection cannot be used as a key value");
}
let _ = !h && (!e || g && t == null && !n.inFlow || r.isCollection(e) || (r.isScalar(e) ? e.type === i.Scalar.BLOCK_FOLDED || e.type === i.Scalar.BLOCK_LITERAL : typeof e == "object"));
n = Object.assign({}, n, {
allNullValues: !1,
implicitKey: !_ && (h || !l),
indent: d + f
});
let v = !1;
let y = !1;
let b = a.stringify(e, n, () => v = !0, () => y = !0);
if (!_ && !n.inFlow && b.length > 1024) {
if (h) throw Error("With simple keys, single line scalar must not span more than 1024 characters");
_ = !0;
}
if (n.inFlow) {
if (l || t == null) {
v && s && s();
return b === "" ? "?" : _ ? `? ${b}` : b;
}
} else if (l && !h || t == null && _) {
b = `? ${b}`;
g && !v ? b += o.lineComment(b, n.indent, p(g)) : y && c && c();
return b;
}
v && (g = null);
if (_) {
g && (b += o.lineComment(b, n.indent, p(g)));
b = `? ${b}\n${d}:`;
} else {
b = `${b}:`;
g && (b += o.lineComment(b, n.indent, p(g)));
}
let x, S, C;
if (r.isNode(t)) {
x = !!t.spaceBefore;
S = t.commentBefore;
C = t.comment;
} else {
x = !1;
S = null;
C = null;
t && typeof t == "object" && (t = u.createNode(t));
}
n.implicitKey = !1;
!_ && !g && r.isScalar(t) && (n.indentAtStart = b.length + 1);
y = !1;
!m && f.length >= 2 && !n.inFlow && !_ && r.isSeq(t) && !t.flow && !t.tag && !t.anchor && (n.indent = n.indent.substring(2));
let w = !1;
let T = a.stringify(t, n, () => w = !0, () => y = !0);
let E = " ";
if (g || x || S) {
E = x ? "\n" : "";
if (S) {
let e = p(S);
E += `\n${o.indentComment(e, n.indent)}`;
}
T === "" && !n.inFlow ? E === "\n" && C && (E = "\n\n") : E += `\n${n.indent}`;
} else if (!_ && r.isCollection(t)) {
let e = T[0];
let r = T.indexOf("\n");
let i = r !== -1;
let a = n.inFlow ?? t.flow ?? t.items.length === 0;
if (i || !a) {
let t = !1;
if (i && (e === "&" || e === "!")) {
let n = T.indexOf(" ");
e === "&" && n !== -1 && n < r && T[n + 1] === "!" && (n = T.indexOf(" ", n + 1));
(n === -1 || r < n) && (t = !0);
}
t || (E = `\n${n.indent}`);
}
} else (T === "" || T[0] === "\n") && (E = "");
b += E + T;
n.inFlow ? w && s && s() : C && !w ? b += o.lineComment(b, n.indent, p(C)) : y && c && c();
return b;
}
t.stringifyPair = stringifyPair;
}),
83591: ((e, t, n) => {
var r = n(21987);
var i = n(90117);
let getFoldOptions = (e, t) => ({
indentAtStart: t ? e.indent.length : e.indentAtStart,
lineWidth: e.options.lineWidth,
minContentWidth: e.options.minContentWidth
});
let containsDocumentMarker = (e) => /^(%|---|\.\.\.)/m.test(e);
function lineLengthOverLimit(e, t, n) {
if (!t || t < 0) return !1;
let r = t - n;
let i = e.length;
if (i <= r) return !1;
for (let t = 0, n = 0; t < i; ++t) if (e[t] === "\n") {
if (t - n > r) return !0;
n = t + 1;
if (i - n <= r) return !1;
}
return !0;
}
function doubleQuotedString(e, t) {
let n = JSON.stringify(e);
if (t.options.doubleQuotedAsJSON) return n;
let { implicitKey: r } = t;
let a = t.options.doubleQuotedMinMultiLineLength;
let o = t.indent || (containsDocumentMarker(e) ? "  " : "");
let s = "";
let c = 0;
for (let e = 0, t = n[e]; t; t = n[++e]) {
if (t === " " && n[e + 1] === "\\" && n[e + 2] === "n") {
s += n.slice(c, e) + "\\ ";
e += 1;
c = e;
t = "\\";
}
if (t === "\\") switch (n[e + 1]) {
case "u":
{
s += n.slice(c, e);
let t = n.substr(e + 2, 4);
switch (t) {
case "0000":
s += "\\0";
break;
case "0007":
s += "\\a";
break;
case "000b":
s += "\\v";
break;
case "001b":
s += "\\e";
break;
case "0085":
s += "\\N";
break;
case "00a0":
s += "\\_";
break;
case "2028":
s += "\\L";
break;
case "2029":
s += "\\P";
break;
default: t.substr(0, 2) === "00" ? s += "\\x" + t.substr(2) : s += n.substr(e, 6);
}
e += 5;
c = e + 1;
}
break;
case "n":
if (r || n[e + 2] === "\"" || n.length < a) e += 1;
else {
s += n.slice(c, e) + "\n\n";
for (; n[e + 2] === "\\" && n[e + 3] === "n" && n[e + 4] !== "\"";) {
s += "\n";
e += 2;
}
s += o;
n[e + 2] === " " && (s += "\\");
e += 1;
c = e + 1;
}
break;
default: e += 1;
}
}
s = c ? s + n.slice(c) : n;
return r ? s : i.foldFlowLines(s, o, i.FOLD_QUOTED, getFoldOptions(t, !1));
}
function singleQuotedString(e, t) {
if (t.options.singleQuote === !1 || t.implicitKey && e.includes("\n") || /[ \t]\n|\n[ \t]/.test(e)) return doubleQuotedString(e, t);
let n = t.indent || (containsDocumentMarker(e) ? "  " : "");
let r = "'" + e.replace(/'/g, "''").replace(/\n+/g, `$&\n${n}`) + "'";
return t.implicitKey ? r : i.foldFlowLines(r, n, i.FOLD_FLOW, getFoldOptions(t, !1));
}
function quotedString(e, t) {
let { singleQuote: n } = t.options;
let r;
if (n === !1) r = doubleQuotedString;
else {
let t = e.includes("\"");
let i = e.includes("'");
r = t && !i ? singleQuotedString : i && !t ? doubleQuotedString : n ? singleQuotedString : doubleQuotedString;
}
return r(e, t);
}
let a;
try {
a = RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
} catch {
a = /\n+(?!\n|$)/g;
}
function blockString({ comment: e, type: t, value: n }, o, s, c) {
let { blockQuote: l, commentString: u, lineWidth: d } = o.options;
if (!l || /\n[\t ]+$/.test(n)) return quotedString(n, o);
let f = o.indent || (o.forceBlockIndent || containsDocumentMarker(n) ? "  " : "");
let p = l === "literal" ? !0 : l === "folded" || t === r.Scalar.BLOCK_FOLDED ? !1 : t === r.Scalar.BLOCK_LITERAL || !lineLengthOverLimit(n, d, f.length);
if (!n) return p ? "|\n" : ">\n";
let m;
let h;
for (h = n.length; h > 0; --h) {
let e = n[h - 1];
if (e !== "\n" && e !== "	" && e !== " ") break;
}
let g = n.substring(h);
let _ = g.indexOf("\n");
if (_ === -1) m = "-";
else if (n === g || _ !== g.length - 1) {
m = "+";
c && c();
} else m = "";
if (g) {
n = n.slice(0, -g.length);
g[g.length - 1] === "\n" && (g = g.slice(0, -1));
g = g.replace(a, `$&${f}`);
}
let v = !1;
let y;
let b = -1;
for (y = 0; y < n.length; ++y) {
let e = n[y];
if (e === " ") v = !0;
else if (e === "\n") b = y;
else break;
}
let x = n.substring(0, b < y ? b + 1 : y);
if (x) {
n = n.substring(x.length);
x = x.replace(/\n+/g, `$&${f}`);
}
let S = (v ? f ? "2" : "1" : "") + m;
if (e) {
S += " " + u(e.replace(/ ?[\r\n]+/g, " "));
s && s();
}
if (!p) {
let e = n.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${f}`);
let a = !1;
let s = getFoldOptions(o, !0);
l !== "folded" && t !== r.Scalar.BLOCK_FOLDED && (s.onOverflow = () => {
a = !0;
});
let c = i.foldFlowLines(`${x}${e}${g}`, f, i.FOLD_BLOCK, s);
if (!a) return `>${S}\n${f}${c}`;
}
n = n.replace(/\n+/g, `$&${f}`);
return `|${S}\n${f}${x}${n}${g}`;
}
function plainString(e, t, n, a) {
let { type: o, value: s } = e;
let { actualString: c, implicitKey: l, indent: u, indentStep: d, inFlow: f } = t;
if (l && s.includes("\n") || f && /[[\]{},]/.test(s)) return quotedString(s, t);
if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(s)) return l || f || !s.includes("\n") ? quotedString(s, t) : blockString(e, t, n, a);
if (!l && !f && o !== r.Scalar.PLAIN && s.includes("\n")) return blockString(e, t, n, a);
if (containsDocumentMarker(s)) {
if (u === "") {
t.forceBlockIndent = !0;
return blockString(e, t, n, a);
} else if (l && u === d) return quotedString(s, t);
}
let p = s.replace(/\n+/g, `$&\n${u}`);
if (c) {
let test = (e) => e.default && e.tag !== "tag:yaml.org,2002:str" && e.test?.test(p);
let { compat: e, tags: n } = t.doc.schema;
if (n.some(test) || e?.some(test)) return quotedString(s, t);
}
return l ? p : i.foldFlowLines(p, u, i.FOLD_FLOW, getFoldOptions(t, !1));
}
function stringifyString(e, t, n, i) {
let { implicitKey: a, inFlow: o } = t;
let s = typeof e.value == "string" ? e : Object.assign({}, e, { value: String(e.value) });
let { type: c } = e;
c !== r.Scalar.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(s.value) && (c = r.Scalar.QUOTE_DOUBLE);
let _stringify = (e) => {
switch (e) {
case r.Scalar.BLOCK_FOLDED:
case r.Scalar.BLOCK_LITERAL: return a || o ? quotedString(s.value, t) : blockString(s, t, n, i);
case r.Scalar.QUOTE_DOUBLE: return doubleQuotedString(s.value, t);
case r.Scalar.QUOTE_SINGLE: return singleQuotedString(s.value, t);
case r.Scalar.PLAIN: return plainString(s, t, n, i);
default: return null;
}
};
let l = _stringify(c);
if (l === null) {
let { defaultKeyType: e, defaultStringType: n } = t.options;
let r = a && e || n;
l = _stringify(r);
if (l === null) throw Error(`Unsupported default string type ${r}`);
}
return l;
}
t.stringifyString = stringifyString;
}),
82130: ((e, t, n) => {
var r = n(43989);
let i = Symbol("break visit");
let a = Symbol("skip children");
let o = Symbol("remove node");
function visit(e, t) {
let n = initVisitor(t);
r.isDocument(e) ? visit_(null, e.contents, n, Object.freeze([e])) === o && (e.contents = null) : visit_(null, e, n, Object.freeze([]));
}
visit.BREAK = i;
visit.SKIP = a;
visit.REMOVE = o;
function visit_(e, t, n, a) {
let s = callVisitor(e, t, n, a);
if (r.isNode(s) || r.isPair(s)) {
replaceNode(e, a, s);
return visit_(e, s, n, a);
}
if (typeof s != "symbol") {
if (r.isCollection(t)) {
a = Object.freeze(a.concat(t));
for (let e = 0; e < t.items.length; ++e) {
let r = visit_(e, t.items[e], n, a);
if (typeof r == "number") e = r - 1;
else if (r === i) return i;
else if (r === o) {
t.items.splice(e, 1);
--e;
}
}
} else if (r.isPair(t)) {
a = Object.freeze(a.concat(t));
let e = visit_("key", t.key, n, a);
if (e === i) return i;
else e === o && (t.key = null);
let r = visit_("value", t.value, n, a);
if (r === i) return i;
else r === o && (t.value = null);
}
}
return s;
}
async function visitAsync(e, t) {
let n = initVisitor(t);
r.isDocument(e) ? await visitAsync_(null, e.contents, n, Object.freeze([e])) === o && (e.contents = null) : await visitAsync_(null, e, n, Object.freeze([]));
}
visitAsync.BREAK = i;
visitAsync.SKIP = a;
visitAsync.REMOVE = o;
async function visitAsync_(e, t, n, a) {
let s = await callVisitor(e, t, n, a);
if (r.isNode(s) || r.isPair(s)) {
replaceNode(e, a, s);
return visitAsync_(e, s, n, a);
}
if (typeof s != "symbol") {
if (r.isCollection(t)) {
a = Object.freeze(a.concat(t));
for (let e = 0; e < t.items.length; ++e) {
let r = await visitAsync_(e, t.items[e], n, a);
if (typeof r == "number") e = r - 1;
else if (r === i) return i;
else if (r === o) {
t.items.splice(e, 1);
--e;
}
}
} else if (r.isPair(t)) {
a = Object.freeze(a.concat(t));
let e = await visitAsync_("key", t.key, n, a);
if (e === i) return i;
else e === o && (t.key = null);
let r = await visitAsync_("value", t.value, n, a);
if (r === i) return i;
else r === o && (t.value = null);
}
}
return s;
}
function initVisitor(e) {
if (typeof e == "object" && (e.Collection || e.Node || e.Value)) return Object.assign({
Alias: e.Node,
Map: e.Node,
Scalar: e.Node,
Seq: e.Node
}, e.Value && {
Map: e.Value,
Scalar: e.Value,
Seq: e.Value
}, e.Collection && {
Map: e.Collection,
Seq: e.Collection
}, e);
return e;
}
function callVisitor(e, t, n, i) {
if (typeof n == "function") return n(e, t, i);
if (r.isMap(t)) return n.Map?.(e, t, i);
if (r.isSeq(t)) return n.Seq?.(e, t, i);
if (r.isPair(t)) return n.Pair?.(e, t, i);
if (r.isScalar(t)) return n.Scalar?.(e, t, i);
if (r.isAlias(t)) return n.Alias?.(e, t, i);
}
function replaceNode(e, t, n) {
let i = t[t.length - 1];
if (r.isCollection(i)) i.items[e] = n;
else if (r.isPair(i)) e === "key" ? i.key = n : i.value = n;
else if (r.isDocument(i)) i.contents = n;
else {
let e = r.isAlias(i) ? "alias" : "scalar";
throw Error(`Cannot replace node with ${e} parent`);
}
}
t.visit = visit;
t.visitAsync = visitAsync;
})
};
