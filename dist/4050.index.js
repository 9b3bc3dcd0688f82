export const id = 4050;
export const ids = [4050];
export const modules = { 54050: ((e, t, n) => {
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
var s = n(79745);
var c = n(45293);
var l = n(44949);
var u = n(47018);
var d = n(18782);
var f = n(44019);
var p = n(41906);
var m = n(21378);
let h = ".agentbench-installed.json";
let g = s.Ikc({
digest: s.YjP(),
duration_ms: s.aig()
});
function agentsIn({ cacheDirectory: e }) {
return o.join(e, "agents");
}
async function installed(e, t, n) {
let s = await intact(e);
if (s !== null) return s;
let d = agentsIn(t);
let f = o.join(d, `incomplete-${(0, r.randomUUID)()}`);
try {
(0, u.O)(d);
(0, l.B7)(f);
} catch (e) {
throw new c.yo(`agent: the cache ${d} cannot be written: ${(0, c.bD)(e)}; name another directory in XDG_CACHE_HOME`);
}
try {
await (0, a.mkdir)(f);
let t = performance.now();
await n(f);
await (0, p.HO)(f);
let r = Math.round(performance.now() - t);
let s = await digestOfInstalled(f);
await (0, a.writeFile)(o.join(f, h), JSON.stringify({
digest: s,
duration_ms: r
}));
if ((0, i.lstatSync)(e, { throwIfNoEntry: !1 }) !== void 0) {
let t = await intact(e);
if (t !== null) return t;
await (0, p.dM)(e);
}
(0, u.O)(o.dirname(e));
await (0, a.chmod)(o.dirname(e), 493);
await (0, a.rename)(f, e);
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
await (0, p.dM)(f);
(0, l.Ht)(f);
}
}
async function removeIfChanged({ directory: e, digest: t }) {
if (await digestOfInstalled(e).catch(() => null) === t) return !1;
await (0, p.dM)(e);
return !0;
}
function installedRecords(e) {
let below = (e) => (0, d.wX)(e).map((t) => o.join(e, t));
let t = below(agentsIn(e)).flatMap(below).flatMap(below);
return new Map(t.flatMap((e) => {
let t = recordIn(e);
return t === null ? [] : [[e, t]];
}));
}
async function forgetOthers(e, t) {
let n = [...installedRecords(e)].filter(([e, n]) => t.get(e) !== n);
for (let [e] of n) await (0, a.rm)(o.join(e, h));
return n.map(([e]) => e);
}
function recordIn(e) {
try {
return (0, f.XF)(o.join(e, h), 4096).toString();
} catch {
return null;
}
}
async function intact(e) {
try {
let { digest: t, duration_ms: n } = g.parse(JSON.parse(recordIn(e) ?? ""));
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
return (0, m.ol)(e, (0, i.readdirSync)(e).filter((e) => e !== h));
}
}) };
