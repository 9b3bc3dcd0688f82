export const id = 1826;
export const ids = [1826];
export const modules = { 71826: ((e, t, n) => {
n.d(t, {
ER: () => sumOfAll,
Ij: () => sumOfKnown,
XO: () => roundedCost,
_: () => meanOfKnown,
ux: () => medianOf
});
function sumOfAll(e) {
let t = 0;
for (let n of e) {
if (n === null) return null;
t += n;
}
return t;
}
function sumOfKnown(e) {
let t = e.filter((e) => e != null);
return t.length === 0 ? null : sumOfAll(t);
}
function meanOfKnown(e) {
let t = e.filter((e) => e != null);
return t.length === 0 ? null : sumOfAll(t) / t.length;
}
function medianOf(e) {
let t = e.toSorted((e, t) => e - t);
let n = t.length >> 1;
if (t.length === 0) return null;
return t.length % 2 == 1 ? t[n] : (t[n - 1] + t[n]) / 2;
}
function roundedCost(e) {
return Math.round(e * 1e9) / 1e9;
}
}) };
