export const id = 681;
export const ids = [681];
export const modules = { 30681: ((e, t, n) => {
n.d(t, {
X: () => noiseFile,
readNoiseFile: () => readNoiseFile
});
var r = n(45293);
var i = n(44019);
var a = n(41498);
let o = ["flaky", "saturated"];
function noiseFile(e, t) {
return `${[...t.map((e) => `# ${e}`), ...[...e].map(([e, t]) => `${e} ${t}`)].join("\n")}\n`;
}
function readNoiseFile(e, t) {
let n = `instances: ${(0, a.h0)(e)}`;
let s;
try {
s = (0, i.Gu)(e, 16777216, { follow: !0 });
} catch (e) {
let t = (0, r.$N)(e) === "ENOENT" ? "there is no such file; agentbench report --noise writes one" : (0, r.bD)(e);
throw new r.yo(`${n}: ${t}`);
}
let c = [];
for (let [e, i] of s.split("\n").entries()) {
if (/^\s*(#|$)/.test(i)) continue;
let [, s, l] = /^\s*(\S+)\s+(\S+)\s*$/.exec(i) ?? [];
if (s === void 0 || !o.includes(l)) throw new r.yo(`${n}, line ${e + 1}: "${(0, a.h0)(i, 80)}" is not an id and one of ${o.join(", ")}, such as "dbsetup-redis-1 flaky"`);
l === t && c.push(s);
}
return c;
}
}) };
