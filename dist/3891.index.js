export const id = 3891;
export const ids = [3891];
export const modules = { 3891: ((e, t, n) => {
n.d(t, {
CS: () => listFiles,
DN: () => readDatasetFile,
DZ: () => projectPath,
canListFiles: () => canListFiles,
mo: () => isOfDataset,
wh: () => writtenBetween
});
var r = n(73024);
var i = n(76760);
var a = n(45503);
var o = n(11220);
var s = n(33836);
let c = [
".git",
"__pycache__",
".pytest_cache",
".mypy_cache",
"node_modules",
"site-packages"
];
let l = 5e4;
let u = 16777216;
let d = 6e4;
async function canListFiles(e, t) {
let { exit: n } = await (0, o.j)(e, "find . -maxdepth 0 -printf ''", d, t);
return n.exitCode === 0;
}
async function listFiles(e, t) {
let n = `{ ${`find . -type d '(' ${c.map((e) => `-name ${e}`).join(" -o ")} ')' -prune -o '(' -type f -o -type l ')' -printf '%P\\0%y %s %T@ %C@ %i\\0'`} 2>/dev/null; echo $? >&2; } | head -c ${u}`;
let { stdout: r, stderr: i, exit: a } = await (0, o.j)(e, n, d, t);
let f = r.toString().split("\0");
let p = a.exitCode === 0 ? Number(i.toString()) : a.exitCode;
if (p !== 0 && (a.exitCode === null || f.length < 2)) throw new s.z(`the project's files cannot be listed (exit code ${p})`);
let m = new Map();
let h = r.length >= u;
let g = h ? f.length - 3 : f.length - 1;
m.links = [];
for (let e = 0; e < g && m.size + m.links.length < l; e += 2) {
let [t, n] = [f[e], f[e + 1]];
n.startsWith("l") ? m.links.push(t) : m.set(t, n.slice(2));
}
m.cut = h || g > 2 * l;
return m;
}
function writtenBetween(e, t) {
return [...t].filter(([t, n]) => e.get(t) !== n).map(([e]) => e);
}
function readDatasetFile({ evaluationDirectory: e }, t, n) {
if (e === null) return null;
try {
let o = (0, r.realpathSync)(i.dirname(e));
let s = (0, r.realpathSync)(i.join(o, t));
return s.startsWith(o + i.sep) ? (0, a.XF)(s, n) : null;
} catch {
return null;
}
}
function isOfDataset({ evaluationDirectory: e }, t) {
return e !== null && t.startsWith("evaluation/") && (0, r.existsSync)(i.join(i.dirname(e), t));
}
function projectPath(e, t) {
let n = i.posix.join(e.workdir, t);
return n.startsWith(`${e.workdir.replace(/\/$/, "")}/`) ? n : null;
}
}) };
