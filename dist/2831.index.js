export const id = 2831;
export const ids = [2831];
export const modules = { 42831: ((e, t, n) => {
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
}) };
