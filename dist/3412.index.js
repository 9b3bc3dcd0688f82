export const id = 3412;
export const ids = [3412];
export const modules = { 43412: ((e, t, n) => {
n.r(t);
n.d(t, { optionText: () => optionText });
var r = n(38815);
function optionText(e, t) {
if ((0, r.isScalar)(e)) {
if (e.value === null) return null;
return typeof e.value == "number" ? e.source ?? String(e.value) : String(e.value);
}
if ((0, r.isSeq)(e)) {
let t = e.items.map((e) => optionText(e, !1));
return t.includes(null) ? null : t.join("\n");
}
if (!t || !(0, r.isMap)(e)) return null;
let n = e.items.map(({ key: e, value: t }) => {
let n = optionText(e, !1);
if (t === null || (0, r.isScalar)(t) && t.value === null) return n;
let i = optionText(t, !1);
return n === null || i === null ? null : `${n}=${i}`;
});
return n.includes(null) ? null : n.join("\n");
}
}) };
