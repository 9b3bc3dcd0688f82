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
var r = n(77598);
var i = n(73024);
var a = n(51455);
var o = n(76760);
var s = n(94343);
var c = n(45145);
var l = n(76185);
var u = n(70930);
var d = n(45503);
var f = n(13590);
var p = n(43830);
let m = ".agentbench-installed.json";
let h = s.Ikc({
digest: s.YjP(),
duration_ms: s.aig()
});
function agentsIn({ cacheDirectory: e }) {
return o.join(e, "agents");
}
async function installed(e, t, n) {
let s = await intact(e);
if (s !== null) return s;
let u = agentsIn(t);
let d = o.join(u, `incomplete-${(0, r.randomUUID)()}`);
try {
await (0, a.mkdir)(u, { recursive: !0 });
(0, l.B7)(d);
} catch (e) {
throw new c.yo(`agent: the cache ${u} cannot be written: ${(0, c.bD)(e)}; name another directory in XDG_CACHE_HOME`);
}
try {
await (0, a.mkdir)(d);
let t = performance.now();
await n(d);
await (0, f.HO)(d);
let r = Math.round(performance.now() - t);
let s = await digestOfInstalled(d);
await (0, a.writeFile)(o.join(d, m), JSON.stringify({
digest: s,
duration_ms: r
}));
if ((0, i.lstatSync)(e, { throwIfNoEntry: !1 }) !== void 0) {
let t = await intact(e);
if (t !== null) return t;
await (0, f.dM)(e);
}
await (0, a.mkdir)(o.dirname(e), { recursive: !0 });
await (0, a.chmod)(o.dirname(e), 493);
await (0, a.rename)(d, e);
return {
directory: e,
digest: s,
duration: r
};
} catch (t) {
let n = t instanceof c.yo ? null : await intact(e);
if (n !== null) return n;
throw t;
} finally {
await (0, f.dM)(d);
(0, l.Ht)(d);
}
}
async function removeIfChanged({ directory: e, digest: t }) {
if (await digestOfInstalled(e).catch(() => null) === t) return !1;
await (0, f.dM)(e);
return !0;
}
function installedRecords(e) {
let below = (e) => (0, u.wX)(e).map((t) => o.join(e, t));
let t = below(agentsIn(e)).flatMap(below).flatMap(below);
return new Map(t.flatMap((e) => {
let t = recordIn(e);
return t === null ? [] : [[e, t]];
}));
}
async function forgetOthers(e, t) {
let n = [...installedRecords(e)].filter(([e, n]) => t.get(e) !== n);
for (let [e] of n) await (0, a.rm)(o.join(e, m));
return n.map(([e]) => e);
}
function recordIn(e) {
try {
return (0, d.XF)(o.join(e, m), 4096).toString();
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
return (0, p.o)(e, (0, i.readdirSync)(e).filter((e) => e !== m));
}
}) };
