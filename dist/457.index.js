export const id = 457;
export const ids = [457];
export const modules = {
78280: ((e, t, n) => {
n.d(t, {
Y: () => commitAs,
y: () => keptImage
});
var r = n(63187);
let i = "agentbench.kept";
let a = /^(?:[\w.-]+(?::\d+)?\/)?[a-z\d]+(?:(?:[._]|__|-+)[a-z\d]+)*(?:\/[a-z\d]+(?:(?:[._]|__|-+)[a-z\d]+)*)*:\w[\w.-]{0,127}$/;
async function commitAs(e, { engine: t, container: n }, r, o) {
let s = e.lastIndexOf(":") > e.lastIndexOf("/") ? e : `${e}:latest`;
if (!a.test(s)) throw Error("not a name of an image; write image_tag in lower case, with a tag of letters, digits, `_`, `.`, `-`");
let c = await t.image(s);
if (c !== null && !isKeptAs(s, c)) throw Error("an image of that name exists and was not kept under it; remove it, or give the row another image_tag");
let { variables: l, labels: u, volumes: d } = await n.inspect();
let f = s.lastIndexOf(":");
let p = [`LABEL ${i}=${JSON.stringify(s)}`, ...asItWas(r)];
let commit = (e) => e.commit(s.slice(0, f), s.slice(f + 1), p);
let m = l.filter(o).map((e) => `ENV ${e.replace(/=.*/s, "")}=""`);
m.length === 0 ? await commit(n) : await withCopy({
engine: t,
container: n
}, {
emptied: m,
labels: u
}, commit);
c !== null && await removeNameless(t, c.id).catch(() => {});
return d;
}
async function withCopy({ engine: e, container: t }, { emptied: n, labels: i }, a) {
let o = await t.commit("", "", n);
try {
let t = await e.createContainer({
Image: o,
Labels: i
});
try {
await a(t);
} finally {
await (0, r.od)(t);
}
} finally {
await e.removeImage(o).catch(() => {});
}
}
async function removeNameless(e, t) {
let n = await e.image(t);
n?.names.length === 0 && n.digests.length === 0 && await e.removeImage(t);
}
async function keptImage(e, t) {
let n = await e.image(t);
if (n === null || !isKeptAs(t, n)) return null;
return { workdir: n.config.Labels?.[r.v4] || n.config.WorkingDir || "/" };
}
function isKeptAs(e, { config: t }) {
return t.Labels?.[i] === e;
}
function asItWas({ Entrypoint: e, Cmd: t, User: n }) {
return [
...r.kg.map((e) => `LABEL ${e}=""`),
...e?.length ? [`ENTRYPOINT ${JSON.stringify(e)}`] : [],
`CMD ${JSON.stringify(t?.length ? t : ["/bin/sh"])}`,
...n ? [`USER ${n}`] : []
];
}
}),
50457: ((e, t, n) => {
n.r(t);
n.d(t, {
findKeptImage: () => findKeptImage,
keptContainer: () => keptContainer,
leftContainers: () => leftContainers,
leftImages: () => leftImages,
removeLeft: () => removeLeft
});
var r = n(45145);
var i = n(31755);
var a = n(3730);
var o = n(78280);
var s = n(63187);
async function removeLeft(e, t) {
return (0, s.AR)(await (0, i.Z8)(e), t);
}
async function keptContainer(e, t) {
let o = await (0, s.Qm)(await (0, i.Z8)(t), e);
if (o === null) return null;
let c;
try {
let { running: e, labels: t, workdir: n } = await o.inspect();
c = t[s.v4] || n;
e || await o.start().catch(failToStart);
} catch (e) {
throw (0, a.lp)(e);
}
let { interactIn: l } = await n.e(9214).then(n.bind(n, 39214));
return { interact: (e, t, n) => l({
container: o,
workdir: c
}, e, t, n) };
function failToStart(t) {
let { kind: n, message: i } = (0, a.lp)(t);
throw new r.ZD(n, `${e} does not start any more: ${i}; copy its files: docker cp ${e}:PATH .`);
}
}
async function findKeptImage(e, t) {
return (0, o.y)(await (0, i.Z8)(t), e);
}
async function leftContainers(e) {
let t = await (0, i.Z8)(e);
return {
left: await (0, s.ob)(t),
remove: (e) => (0, s.od)(t.container(e))
};
}
async function leftImages(e) {
let t = await (0, i.Z8)(e);
let { unusedImages: r } = await n.e(5934).then(n.bind(n, 95934));
return {
left: await r(t),
remove: (e) => t.removeImage(e)
};
}
})
};
