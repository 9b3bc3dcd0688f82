export const id = 5934;
export const ids = [5934];
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
BUILT: () => o,
buildImage: () => buildImage,
unusedImages: () => unusedImages
});
var r = n(45145);
var i = n(18253);
var a = n(76348);
let o = "agentbench.task";
async function unusedImages(e) {
return (await e.images()).filter(({ labels: e, containers: t }) => Object.hasOwn(e, o) && t === 0).flatMap(({ names: e, own: t }) => e.filter(a.A).map((e) => ({
name: e,
bytes: t
})));
}
async function buildImage(e, { directory: t, digest: n, timeout: a }, { machine: s, tell: c, id: l, signal: u }) {
let d = performance.now();
let f = d;
let p = "";
c(`${l}: building its image`);
let m = await s.runTool("docker", [
"build",
"--force-rm",
"--label",
`${o}=${n}`,
"--tag",
e,
"--file",
`${t}/Dockerfile`,
t
], {
timeout: a,
signal: u,
onOutput(e) {
p = (p + e).slice(-2e3);
if (performance.now() - f < 3e4) return;
f = performance.now();
c(`${l}: building its image for ${(0, i.a3)(f - d)}: ${p.trimEnd().split("\n").at(-1)}`);
}
});
u.throwIfAborted();
let h = (0, i.a3)(performance.now() - d);
if (m.exitCode === 0) return c(`${l}: built its image in ${h}`);
let g = m.timedOut ? `is not built within ${a / 1e3} s (environment.build_timeout_sec)` : "cannot be built";
throw new r.ZD("image_build", `the image of ${l} ${g}; the end of the log:\n${p.trim()}`);
}
})
};
