export const id = 1562;
export const ids = [1562];
export const modules = {
6728: ((e, t, n) => {
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
91562: ((e, t, n) => {
n.r(t);
n.d(t, {
BUILT: () => s,
buildImage: () => buildImage,
unusedImages: () => unusedImages
});
var r = n(45293);
var i = n(9681);
var a = n(6728);
var o = n(88790);
let s = "agentbench.task";
async function unusedImages(e) {
return (await e.images()).filter(({ labels: e, containers: t }) => Object.hasOwn(e, s) && t === 0).flatMap(({ names: e, own: t }) => e.filter(a.A).map((e) => ({
name: e,
bytes: t
})));
}
async function buildImage(e, { directory: t, digest: n, timeout: a }, { machine: c, tell: l, id: u, signal: d }) {
let f = performance.now();
let p = f;
let m = "";
l(`${u}: building its image`);
let h = await c.runTool("docker", [
"build",
"--force-rm",
"--label",
`${s}=${n}`,
"--tag",
e,
"--file",
`${t}/Dockerfile`,
t
], {
timeout: a,
signal: d,
onOutput(e) {
m = (m + e).slice(-2e3);
if (performance.now() - p < 3e4) return;
p = performance.now();
l(`${u}: building its image for ${(0, i.a3)(p - f)}: ${m.trimEnd().split("\n").at(-1)}`);
}
});
d.throwIfAborted();
let g = (0, i.a3)(performance.now() - f);
if (h.exitCode === 0) return l(`${u}: built its image in ${g}`);
let _ = h.timedOut ? `is not built within ${a / 1e3} s (environment.build_timeout_sec)` : "cannot be built";
throw new r.ZD((0, o.mM)(m, "image_build"), `the image of ${u} ${_}; the end of the log:\n${m.trim()}`);
}
})
};
