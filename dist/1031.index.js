export const id = 1031;
export const ids = [1031, 5681];
export const modules = {
12580: ((e, t, n) => {
n.d(t, {
V: () => word,
h: () => quote
});
function quote(e) {
return `'${e.replaceAll("'", "'\\''")}'`;
}
let r = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
function word(e) {
if (/^[\w./@%+=:-]+$/.test(e)) return e;
if (e.search(r) === -1) return quote(e);
return `$'${e.toWellFormed().replace(/[\\']/g, "\\$&").replace(r, (e) => e === "\n" ? "\\n" : `\\U${e.codePointAt(0).toString(16).padStart(8, "0")}`)}'`;
}
}),
5681: ((e, t, n) => {
n.d(t, { parseYamlDocument: () => parseYamlDocument });
var r = n(38815);
function parseYamlDocument(e, { lineCounter: t = new r.HN(), merge: n = !1 } = {}) {
let i = (0, r.Tp)(e, {
lineCounter: t,
merge: n,
uniqueKeys: !1
});
(0, r.YR)(i, { Map(e, { items: n }) {
let a = new Set();
for (let { key: e } of n) {
if (!(0, r.isScalar)(e)) continue;
a.has(e.value) && i.errors.push(twice(e.range ?? [0, 0], t));
a.add(e.value);
}
} });
return i;
}
function twice([e, t], n) {
let i = n.linePos(e);
let a = `Map keys must be unique at line ${i.line}, column ${i.col}`;
return Object.assign(new r.XT([e, t], "DUPLICATE_KEY", a), { linePos: [i] });
}
}),
43412: ((e, t, n) => {
n.d(t, {
formsOf: () => formsOf,
isNothing: () => isNothing,
lineOfText: () => lineOfText,
nestedText: () => nestedText,
parseYaml: () => parseYaml,
textFor: () => textFor,
unfitEntry: () => unfitEntry
});
var r = n(38815);
var i = n(45145);
var a = n(12580);
var o = n(5681);
var s = n(55005);
function parseYaml(e, t) {
let n = new r.HN();
let a = (0, o.parseYamlDocument)(e, { lineCounter: n });
let lineAt = (e) => n.linePos(e?.range?.[0] ?? 0).line;
let [s] = a.errors;
if (s?.code === "MULTIPLE_DOCS") throw new i.yo(`${t}: has several documents, separated by "---"; leave one of them`);
if (s !== void 0) throw new i.yo(`${t}: not valid YAML: ${(0, i.bD)(s)}`);
let c = 0;
let follow = (e) => {
if ((0, r.Vj)(e)) {
let n = e.resolve(a);
if (n === void 0) throw new i.yo(`${t}: no anchor &${e.source} before the alias *${e.source} in line ${lineAt(e)}`);
c += 1;
if (c > 100) throw new i.yo(`${t}: more than 100 aliases, those within aliases included`);
return follow(n);
}
if ((0, r.oP)(e)) {
let { flow: t, range: n } = e;
return Object.assign(new r.Rw(), {
flow: t,
range: n,
items: e.items.map(follow)
});
}
if (!(0, r.isMap)(e)) return e;
let { flow: n, range: o } = e;
let s = e.items.map(({ key: e, value: t }) => new r.Rm(follow(e), follow(t)));
return Object.assign(new r.CA(), {
flow: n,
range: o,
items: withMerged(s)
});
};
return {
contents: follow(a.contents),
lineAt
};
}
function withMerged(e) {
let isMerge = ({ key: e, value: t }) => nameOf(e) === "<<" && ((0, r.isMap)(t) || (0, r.oP)(t) && t.items.every(r.isMap));
let t = e.filter((e) => !isMerge(e));
let n = new Set(t.map(({ key: e }) => nameOf(e)));
for (let { value: i } of e.filter(isMerge)) for (let e of ((0, r.oP)(i) ? i.items : [i]).flatMap((e) => e.items)) {
if (n.has(nameOf(e.key))) continue;
n.add(nameOf(e.key));
t.push(e);
}
return t;
}
function nameOf(e) {
return (0, r.isScalar)(e) ? String(e.value) : null;
}
function optionText(e, t) {
if ((0, r.isScalar)(e)) {
if (e.value === null) return null;
return typeof e.value == "string" ? e.value : e.source ?? String(e.value);
}
if ((0, r.oP)(e)) {
let t = e.items.map(lineOf);
return t.includes(null) ? null : t.join("\n");
}
if (!t || !(0, r.isMap)(e)) return null;
let n = e.items.map(({ key: e, value: t }) => {
let n = optionText(e, !1);
if (isNothing(t)) return n;
let r = lineOf(t);
return n === null || r === null ? null : `${n}=${r}`;
});
return n.includes(null) ? null : n.join("\n");
}
function isNothing(e) {
return e === null || (0, r.isScalar)(e) && e.value === null;
}
function nestedText(e) {
(0, r.YR)(e, { Scalar(e, t) {
typeof t.value != "string" && (t.value = optionText(t, !1));
} });
return (0, r.As)(e);
}
function lineOf(e) {
let t = withoutEnd(optionText(e, !1));
return t === null || /[\r\n]/.test(t) ? null : t;
}
function withoutEnd(e) {
return e?.replace(/(?<![\r\n])[\r\n]+$/, "") ?? null;
}
function textFor(e, t) {
if (e === "instances" && (0, r.oP)(t) && t.items.length === 0) return "[]";
if (e === "agent-args" && (0, r.oP)(t)) {
let e = t.items.map(lineOf);
return e.includes(null) ? null : e.map((e) => wordOf(e)).join("\n");
}
return (0, r.oP)(t) && !s.m5.includes(e) ? null : withoutEnd(optionText(t, s.kI.includes(e)));
}
function wordOf(e) {
return /^[^\s'"\\]+$/.test(e) ? e : (0, a.h)(e);
}
function unfitEntry(e) {
return ((0, r.oP)(e) ? e.items : (0, r.isMap)(e) ? e.items.map((e) => e.value) : []).find((e) => (0, r.oP)(e) || (0, r.isMap)(e) || (0, r.isScalar)(e) && e.value !== null && lineOf(e) === null) ?? null;
}
function lineOfText(e, t, n) {
if ((0, r.isScalar)(e)) return e.type === "BLOCK_LITERAL" ? n(e) + t : null;
let i = (0, r.oP)(e) ? e.items[t - 1] : (0, r.isMap)(e) ? e.items[t - 1]?.key : void 0;
return i === void 0 ? null : n(i);
}
function formsOf(e) {
if (e === "arms") return "a mapping of names, each with its options, or the name of a file of it";
let t = [
"a text",
"a number",
"true or false"
];
s.m5.includes(e) && t.push("a list of single lines");
s.kI.includes(e) && t.push("a mapping to single lines");
return `${t.slice(0, -1).join(", ")}, or ${t.at(-1)}`;
}
})
};
