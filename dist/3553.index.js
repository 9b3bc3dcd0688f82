export const id = 3553;
export const ids = [3553];
export const modules = {
76348: ((e, t, n) => {
n.d(t, {
A: () => isTaskImageName,
m: () => taskImageName
});
let r = RegExp("^agentbench-task:[0-9a-f]{32}$");
function taskImageName(e) {
return `agentbench-task:${e.slice(0, 32)}`;
}
function isTaskImageName(e) {
return r.test(e);
}
}),
95934: ((e, t, n) => {
n.r(t);
n.d(t, {
BUILT: () => s,
buildImage: () => buildImage,
unusedImages: () => unusedImages
});
var r = n(18253);
var i = n(76348);
var a = n(69968);
var o = n(3730);
let s = "agentbench.task";
async function unusedImages(e) {
return (await e.images()).filter(({ labels: e, containers: t }) => Object.hasOwn(e, s) && t === 0).flatMap(({ names: e, own: t }) => e.filter(i.A).map((e) => ({
name: e,
bytes: t
})));
}
async function buildImage(e, { directory: t, digest: n, timeout: i }, { machine: c, tell: l, id: u, signal: d }) {
let f = performance.now();
let p = f;
l(`${u}: building its image`);
let m = [
"build",
"--force-rm",
"--label",
`${s}=${n}`,
"--tag",
e,
"--file",
`${t}/Dockerfile`,
t
];
let h = await (0, a.S)(c, m, {
timeout: i,
signal: d
}, (e) => {
if (performance.now() - p < 3e4) return;
p = performance.now();
l(`${u}: building its image for ${(0, r.a3)(p - f)}: ${e.trimEnd().split("\n").at(-1)}`);
});
d.throwIfAborted();
let g = (0, r.a3)(performance.now() - f);
if (h.exitCode === 0) return l(`${u}: built its image in ${g}`);
let _ = h.timedOut ? `is not built within ${i / 1e3} s (environment.build_timeout_sec)` : "cannot be built";
throw (0, o.Ro)(`the image of ${u} ${_}`, h.end);
}
})
};
