export const id = 9618;
export const ids = [9618];
export const modules = { 39618: ((e, t, n) => {
n.d(t, { argparseWords: () => argparseWords });
var r = n(45293);
function argparseWords(e, t) {
let n = e.indexOf("--") === -1 ? e.length : e.indexOf("--");
let r = e.map((e, r) => r < n ? kindOf(e, t) : r === n ? "end" : "argument");
let i = [];
let a = [];
let o = [];
for (let n = 0; n < e.length; n += 1) {
let s = r[n];
s === "unknown" && o.push(e[n]);
s === "argument" && a.push(e[n]);
if (typeof s == "string") continue;
let { option: c, value: l } = s;
let u = !e[n].startsWith("--");
for (; !c.required && l !== null;) {
let e = u ? t.find(({ short: e }) => e === `-${l[0]}`) : void 0;
if (e === void 0) throw usage(`${c.long} takes no value`);
i.push(c.long);
c = e;
l = l.length > 1 ? l.slice(1) : null;
}
if (c.required && l === null) {
n += 1;
if (r[n] !== "argument") throw usage(`${c.long} needs a value`);
l = e[n];
}
if (c.long === "--help") return ["--help"];
i.push(l === null ? c.long : `${c.long}=${l}`);
}
if (o.length > 0) throw usage(`${o.join(" ")} is not an option`);
return [
...i,
"--",
...a
];
}
function kindOf(e, t) {
if (!e.startsWith("-") || e === "-") return "argument";
let exact = (e) => t.find(({ short: t, long: n }) => e === t || e === n);
let n = exact(e);
if (n !== void 0) return {
option: n,
value: null
};
let [, r = e, i = null] = /^([^=]*)=(.*)$/s.exec(e) ?? [];
let a = i === null ? void 0 : exact(r);
if (a !== void 0) return {
option: a,
value: i
};
if (e.startsWith("--")) {
let e = t.filter(({ long: e }) => e?.startsWith(r));
if (e.length > 1) throw usage(`${r} may be ${e.map(({ long: e }) => e).join(" or ")}`);
if (e.length === 1) return {
option: e[0],
value: i
};
} else {
let t = exact(e.slice(0, 2));
if (t !== void 0) return {
option: t,
value: e.slice(2)
};
}
return /^-(\d+|\d*\.\d+)$/.test(e) || e.includes(" ") ? "argument" : "unknown";
}
function usage(e) {
return new r.yo(`${e}; agentbench evaluate --help lists the options`);
}
}) };
