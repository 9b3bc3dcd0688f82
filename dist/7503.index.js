export const id = 7503;
export const ids = [7503];
export const modules = {
7503: ((e, t, n) => {
n.d(t, {
CS: () => listFiles,
Cd: () => readTestbedFile,
DN: () => readDatasetFile,
DZ: () => projectPath,
canListFiles: () => canListFiles,
ex: () => testbedFile,
mo: () => isOfDataset,
wh: () => writtenBetween
});
var r = n(73024);
var i = n(76760);
var a = n(44019);
var o = n(77224);
var s = n(69632);
var c = n(20872);
let l = [
".git",
"__pycache__",
".pytest_cache",
".mypy_cache",
"node_modules",
"site-packages"
];
let u = 5e4;
let d = 16777216;
let f = 6e4;
async function canListFiles(e, t) {
let { exit: n } = await (0, s.j)(e, "find . -maxdepth 0 -printf ''", f, t);
return n.exitCode === 0;
}
async function listFiles(e, t) {
let n = `{ ${`find . -type d '(' ${l.map((e) => `-name ${e}`).join(" -o ")} ')' -prune -o '(' -type f -o -type l ')' -printf '%P\\0%y %s %T@ %C@ %i\\0'`} 2>/dev/null; echo $? >&2; } | head -c ${d}`;
let { stdout: r, stderr: i, exit: a } = await (0, s.j)(e, n, f, t);
let o = r.toString().split("\0");
let p = a.exitCode === 0 ? Number(i.toString()) : a.exitCode;
if (p !== 0 && (a.exitCode === null || o.length < 2)) throw new c.z(`the project's files cannot be listed (exit code ${p})`);
let m = new Map();
let h = r.length >= d;
let g = h ? o.length - 3 : o.length - 1;
m.links = [];
for (let e = 0; e < g && m.size + m.links.length < u; e += 2) {
let [t, n] = [o[e], o[e + 1]];
n.startsWith("l") ? m.links.push(t) : m.set(t, n.slice(2));
}
m.cut = h || g > 2 * u;
return m;
}
function writtenBetween(e, t) {
return [...t].filter(([t, n]) => e.get(t) !== n).map(([e]) => e);
}
async function readTestbedFile(e, t, n) {
return (await testbedFile(e, t, n))?.content ?? null;
}
async function testbedFile(e, t, n) {
for await (let r of e.files(t)) {
if (r.path !== "" || r.type !== "file") return null;
return {
size: r.size,
content: await (0, o.$)(r, n)
};
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
}),
77224: ((e, t, n) => {
n.d(t, { $: () => contentOf });
var r = n(45293);
async function contentOf({ size: e, content: t }, n) {
if (e > n) return null;
let i = [];
let a = 0;
try {
for await (let e of t) {
a += e.length;
if (a > n) return null;
i.push(Buffer.from(e));
}
} catch (e) {
if (e instanceof r.ZD) throw e;
return null;
}
return Buffer.concat(i);
}
})
};
