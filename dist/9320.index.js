export const id = 9320;
export const ids = [9320];
export const modules = {
65191: ((e, t, n) => {
n.d(t, {
R: () => actionsOf,
p: () => callsOf
});
var r = n(34530);
var i = n(26400);
function actionsOf(e) {
let t = Object.fromEntries(r.S.map((e) => [e, 0]));
for (let n of callsOf(e)) t[(0, i.qy)(n.function_name, n.arguments)] += 1;
return t;
}
function callsOf({ steps: e, subagent_trajectories: t }) {
return [...e.flatMap(({ is_copied_context: e, tool_calls: t }) => e ? [] : t ?? []), ...(t ?? []).flatMap(callsOf)];
}
}),
19320: ((e, t, n) => {
n.d(t, { openedSkills: () => openedSkills });
var r = n(65191);
var i = n(26400);
let a = /^((use|activate|load|read|invoke)?skill)$/;
function openedSkills(e, t) {
let n = (0, r.p)(e);
return t.filter((e) => n.some((t) => opens(t, e)));
}
function opens({ function_name: e, arguments: t }, n) {
let r = Object.values(t).flat().flatMap((e) => typeof e == "string" ? e.slice(0, 2e4) : []);
if (a.test(e.toLowerCase().replaceAll(/[_-]/g, ""))) return r.includes(n);
let o = (0, i.qy)(e, t);
return o !== "edit" && o !== "check_dir" && r.some((e) => namesFileBelow(e, `skills/${n}/`));
}
function namesFileBelow(e, t) {
for (let n = e.indexOf(t); n !== -1; n = e.indexOf(t, n + 1)) if (!/[\w.-]/.test(e[n - 1] ?? " ") && /[^\s"']/.test(e[n + t.length] ?? " ")) return !0;
return !1;
}
})
};
