export const id = 3891;
export const ids = [3891];
export const modules = { 3891: ((e, t, n) => {
n.d(t, {
Cd: () => readTestbedFile,
DN: () => readDatasetFile,
DZ: () => projectPath,
listFiles: () => listFiles,
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
async function listFiles(e, t) {
let n = `{ ${`find . -type d '(' ${c.map((e) => `-name ${e}`).join(" -o ")} ')' -prune -o -type f -printf '%P\\0%s %T@ %C@ %i\\0'`} 2>/dev/null; echo $? >&2; } | head -c ${u}`;
let { stdout: r, stderr: i, exit: a } = await (0, o.j)(e, n, 6e4, t);
let d = r.toString().split("\0");
let f = a.exitCode === 0 ? Number(i.toString()) : a.exitCode;
if (f !== 0 && (a.exitCode === null || d.length < 2)) throw new s.z(`the project's files cannot be listed (exit code ${f})`);
let p = new Map();
let m = r.length >= u;
let h = m ? d.length - 3 : d.length - 1;
for (let e = 0; e < h && p.size < l; e += 2) p.set(d[e], d[e + 1]);
p.cut = m || h > 2 * l;
return p;
}
function writtenBetween(e, t) {
return [...t].filter(([t, n]) => e.get(t) !== n).map(([e]) => e);
}
async function readTestbedFile(e, t, n) {
for await (let r of e.files(t)) {
if (r.path !== "" || r.type !== "file" || r.size > n) return null;
let e = [];
let t = 0;
for await (let i of r.content) {
t += i.length;
if (t > n) return null;
e.push(Buffer.from(i));
}
return Buffer.concat(e);
}
return null;
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
