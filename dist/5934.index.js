export const id = 5934;
export const ids = [5934, 3553];
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
BUILT: () => c,
buildImage: () => buildImage,
unusedImages: () => unusedImages
});
var r = n(18253);
var i = n(69439);
var a = n(76348);
var o = n(69968);
var s = n(3730);
let c = "agentbench.task";
async function unusedImages(e) {
return (await e.images()).filter(({ labels: e, containers: t }) => Object.hasOwn(e, c) && t === 0).flatMap(({ names: e, own: t }) => e.filter(a.A).map((e) => ({
name: e,
bytes: t
})));
}
async function buildImage(e, { directory: t, digest: n, timeout: a }, { machine: l, tell: u, id: d, signal: f }) {
let p = performance.now();
let m = p;
u(`${d}: building its image`);
let h = [
"build",
"--force-rm",
"--label",
`${c}=${n}`,
"--tag",
e,
"--file",
`${t}/Dockerfile`,
t
];
let g = await (0, o.S)(l, h, {
timeout: a,
signal: f
}, (e) => {
if (performance.now() - m < 3e4) return;
m = performance.now();
u(`${d}: building its image for ${(0, r.a3)(m - p)}: ${(0, i.f)(e)}`);
});
f.throwIfAborted();
let _ = (0, r.a3)(performance.now() - p);
if (g.exitCode === 0) return u(`${d}: built its image in ${_}`);
let v = g.timedOut ? `is not built within ${a / 1e3} s (environment.build_timeout_sec)` : "cannot be built";
throw (0, s.Ro)(`the image of ${d} ${v}`, g.end);
}
}),
69968: ((e, t, n) => {
n.d(t, { S: () => runDocker });
async function runDocker({ runTool: e }, t, n, r = () => {}) {
let i = "";
let onOutput = (e) => {
i = (i + e).slice(-2e3);
r(i);
};
return {
...await e("docker", t, {
...n,
onOutput
}),
end: i
};
}
})
};
