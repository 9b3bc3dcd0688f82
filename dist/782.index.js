export const id = 782;
export const ids = [782];
export const modules = { 40782: ((e, t, n) => {
n.r(t);
n.d(t, {
agentsIn: () => agentsIn,
forgetOthers: () => forgetOthers,
installed: () => installed,
installedRecords: () => installedRecords,
removeIfChanged: () => removeIfChanged
});
var r = n(73024);
var i = n(51455);
var a = n(76760);
var o = n(94343);
var s = n(45145);
var c = n(76185);
var l = n(34654);
var u = n(70930);
var d = n(45503);
var f = n(13590);
var p = n(43830);
let m = ".agentbench-installed.json";
let h = o.Ikc({
digest: o.YjP(),
duration_ms: o.aig()
});
function agentsIn({ cacheDirectory: e }) {
return a.join(e, "agents");
}
async function installed(e, t, n) {
let o = await intact(e);
if (o !== null) return o;
let u = agentsIn(t);
let unwritable = (e) => new s.yo(`agent: the cache ${u} cannot be written: ${e}; name another directory in XDG_CACHE_HOME`);
return await (0, c.Fp)(u, unwritable, async (t) => {
try {
await (0, i.mkdir)(t);
let o = performance.now();
await n(t);
await (0, f.HO)(t);
let s = Math.round(performance.now() - o);
let c = await digestOfInstalled(t);
await (0, i.writeFile)(a.join(t, m), JSON.stringify({
digest: c,
duration_ms: s
}));
if ((0, r.lstatSync)(e, { throwIfNoEntry: !1 }) !== void 0) {
let t = await intact(e);
if (t !== null) return t;
await (0, f.dM)(e);
}
(0, l.O)(a.dirname(e));
await (0, i.chmod)(a.dirname(e), 493);
await (0, i.rename)(t, e);
return {
directory: e,
digest: c,
duration: s
};
} catch (t) {
let n = t instanceof s.yo ? null : await intact(e);
if (n !== null) return n;
throw t;
}
});
}
async function removeIfChanged({ directory: e, digest: t }) {
if (await digestOfInstalled(e).catch(() => null) === t) return !1;
await (0, f.dM)(e);
return !0;
}
function installedRecords(e) {
let below = (e) => (0, u.wX)(e).map((t) => a.join(e, t));
let t = below(agentsIn(e)).flatMap(below).flatMap(below);
return new Map(t.flatMap((e) => {
let t = recordIn(e);
return t === null ? [] : [[e, t]];
}));
}
async function forgetOthers(e, t) {
let n = [...installedRecords(e)].filter(([e, n]) => t.get(e) !== n);
for (let [e] of n) await (0, i.rm)(a.join(e, m));
return n.map(([e]) => e);
}
function recordIn(e) {
try {
return (0, d.XF)(a.join(e, m), 4096).toString();
} catch {
return null;
}
}
async function intact(e) {
try {
let { digest: t, duration_ms: n } = h.parse(JSON.parse(recordIn(e) ?? ""));
return await digestOfInstalled(e) === t ? {
directory: e,
digest: t,
duration: n
} : null;
} catch {
return null;
}
}
function digestOfInstalled(e) {
return (0, p.ol)(e, (0, r.readdirSync)(e).filter((e) => e !== m));
}
}) };
