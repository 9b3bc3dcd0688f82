export const id = 2831;
export const ids = [2831];
export const modules = {
18253: ((e, t, n) => {
n.d(t, {
BD: () => formatCost,
Bk: () => i,
C6: () => pText,
FG: () => formatE,
GO: () => differentPercents,
KN: () => percent,
LT: () => dollarDigits,
MA: () => formatP,
U9: () => count,
WR: () => points,
Xq: () => someNames,
a3: () => formatDuration,
cf: () => rateText,
d9: () => firstNames,
dJ: () => titled,
lb: () => partialCost,
lx: () => partialMean,
mr: () => countGrouped,
mt: () => isPartial,
nV: () => formatAge,
oI: () => endsOf,
vP: () => figure,
wd: () => sizeInPoints,
z3: () => formatBytes,
zD: () => grouped
});
var r = n(49638);
function formatDuration(e) {
if (e < 999.5) return `${Math.round(e)} ms`;
let t = e / 1e3;
if (t < 59.95) return `${t.toFixed(1)} s`;
let n = Math.floor(Math.round(t) / 60);
if (n < 60) return `${n} min ${String(Math.round(t) % 60).padStart(2, "0")} s`;
return `${Math.floor(n / 60)} h ${String(n % 60).padStart(2, "0")} min`;
}
function formatAge(e, t = Date.now()) {
let n = Math.max(0, t - Date.parse(e)) / 36e5;
if (n * 60 < 59.5) return `${Math.round(n * 60)} min ago`;
return n < 48 ? `${Math.round(n)} h ago` : `${Math.round(n / 24)} days ago`;
}
function formatCost(e) {
return e === null ? "–" : `${dollarDigits(e)} USD`;
}
function dollarDigits(e) {
return e !== 0 && e < .1 ? e.toPrecision(2) : apart(e.toFixed(2));
}
function percent(e, t = 1) {
if (e === null) return "–";
for (let n = t; n <= 100; n++) {
let t = (e * 100).toFixed(n);
if (Number(t) === 0 == (e === 0) && Number(t) === 100 == (e === 1)) return `${Number(t)}%`;
}
return `${e * 100}%`;
}
function differentPercents(e, t) {
for (let n = 1;; n++) {
let r = [percent(e, n), percent(t, n)];
if (r[0] !== r[1] || n === 16) return r;
}
}
function points(e) {
let t = Math.abs(e) > r.f ? Number(Math.abs(e * 100).toPrecision(12)) : 0;
let n = t.toFixed(1);
for (let e = 2; t > 0 && Number(n) === 0; e++) n = t.toFixed(e);
return (t === 0 ? "" : e > 0 ? "+" : "−") + n;
}
function sizeInPoints(e) {
return points(Math.abs(e)).replace("+", "");
}
let i = .05;
let a = 1e-300;
function formatP(e) {
if (e < a) return `< ${a}`;
return e < .001 ? e.toExponential(1) : onItsSide(e, i, (t) => e.toFixed(t));
}
function pText(e) {
return `p ${e < a ? "" : "= "}${formatP(e)}`;
}
function formatE(e, t) {
if (e >= 1e5 || e < .001) return e.toExponential(1);
return onItsSide(e, t, (t) => String(Number(e.toPrecision(t))));
}
function onItsSide(e, t, n) {
for (let r = 3;; r++) {
let i = n(r);
if (Number(i) < t == e < t) return i;
}
}
function count(e, t) {
return `${e} ${t}${e === 1 ? "" : "s"}`;
}
function firstNames(e, t) {
return e.slice(0, t).join(", ") + (e.length > t ? `, … ${e.length - t} more` : "");
}
function someNames(e, t) {
return [...e.slice(0, t), ...e.length > t ? ["…"] : []].join(", ");
}
function grouped(e, t = 0) {
return apart(String(Number(e.toFixed(t))));
}
function apart(e) {
let [t = "", n] = e.split(".");
let r = t.replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
return n === void 0 ? r : `${r}.${n}`;
}
function countGrouped(e, t) {
return `${grouped(e)} ${t}${e === 1 ? "" : "s"}`;
}
function endsOf({ low: e, high: t }, n = percent) {
return `${n(e)} to ${n(t)}`;
}
function rateText(e, t, n) {
if (e === null) return "not measured";
let r = t === null ? "" : ` (${endsOf(t)})`;
return `${percent(e)}${r}${n === 0 ? "" : `, ${n} not measured`}`;
}
function partialCost(e, t, n) {
if (e === null) return "–";
return `${formatCost(e)}${t === n ? "" : ` (${t} of ${n})`}`;
}
function isPartial(e, { passed: t, failed: n }) {
return e < t + n;
}
function partialMean(e, t, n) {
return isPartial(t, n) ? `~${e}` : e;
}
function formatBytes(e) {
if (e < 1024) return `${e} B`;
return e < 1024 ** 2 ? `${(e / 1024).toFixed(1)} KiB` : `${(e / 1024 ** 2).toFixed(1)} MiB`;
}
function figure(e) {
for (let t = 4; t < 17 && !Number.isInteger(e); t++) {
let n = Number(e.toPrecision(t));
if (!Number.isInteger(n)) return String(n);
}
return String(e);
}
function titled(e) {
return e.charAt(0).toUpperCase() + e.slice(1);
}
}),
49638: ((e, t, n) => {
n.d(t, {
O: () => reaches,
f: () => r
});
let r = 1e-12;
function reaches(e, t) {
return t - e <= r;
}
}),
42831: ((e, t, n) => {
n.d(t, { tasksElsewhere: () => tasksElsewhere });
var r = n(73024);
var i = n(76760);
var a = n(18253);
var o = n(96147);
function tasksElsewhere(e) {
let t = [];
let n = !1;
let o = [e];
let s = 0;
for (let a = 0; a <= 3 && o.length > 0; a += 1) {
let a = [];
for (let c of o) {
s += 1;
if (s > 2e3 || t.length > 3) break;
n ||= (0, r.existsSync)(i.join(c, "task.yaml"));
c !== e && hasTasks(c) ? t.push(i.relative(e, c)) : a.push(...foldersIn(c));
}
o = a;
}
if (t.length > 0) return `; there are Harbor tasks below it: name the folder that has them, such as ${(0, a.Xq)(t, 3)}`;
return n ? "; it has tasks in the earlier form of Terminal-Bench (task.yaml): convert them with \"harbor task migrate\"" : "";
}
function hasTasks(e) {
try {
return (0, o.isHarbor)(e);
} catch {
return !1;
}
}
function foldersIn(e) {
try {
return (0, r.readdirSync)(e, { withFileTypes: !0 }).filter((e) => e.isDirectory() && !e.name.startsWith(".") && !o.NOT_A_TASK.has(e.name)).map((t) => i.join(e, t.name)).sort();
} catch {
return [];
}
}
})
};
