export const id = 2831;
export const ids = [2831];
export const modules = { 42831: ((e, t, n) => {
n.d(t, { tasksElsewhere: () => tasksElsewhere });
var r = n(73024);
var i = n(76760);
var a = n(96147);
function tasksElsewhere(e) {
let t = [];
let n = !1;
let a = [e];
let o = 0;
for (let s = 0; s <= 3 && a.length > 0; s += 1) {
let s = [];
for (let c of a) {
o += 1;
if (o > 2e3 || t.length > 3) break;
n ||= (0, r.existsSync)(i.join(c, "task.yaml"));
c !== e && hasTasks(c) ? t.push(i.relative(e, c)) : s.push(...foldersIn(c));
}
a = s;
}
if (t.length > 0) return `; there are Harbor tasks below it: name the folder that has them, such as ${[...t.slice(0, 3), ...t.length > 3 ? ["…"] : []].join(", ")}`;
return n ? "; it has tasks in the earlier form of Terminal-Bench (task.yaml): convert them with \"harbor task migrate\"" : "";
}
function hasTasks(e) {
try {
return (0, a.isHarbor)(e);
} catch {
return !1;
}
}
function foldersIn(e) {
try {
return (0, r.readdirSync)(e, { withFileTypes: !0 }).filter((e) => e.isDirectory() && !e.name.startsWith(".") && !a.NOT_A_TASK.has(e.name)).map((t) => i.join(e, t.name)).sort();
} catch {
return [];
}
}
}) };
