export const id = 6469;
export const ids = [6469];
export const modules = { 26469: ((e, t, n) => {
n.d(t, { parseYamlDocument: () => parseYamlDocument });
var r = n(88905);
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
}) };
