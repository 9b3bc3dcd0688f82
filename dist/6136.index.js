export const id = 6136;
export const ids = [6136];
export const modules = {
67360: ((e, t, n) => {
n.d(t, { Y: () => pathsBelow });
var r = n(73024);
var i = n(76760);
function pathsBelow(e, t = "") {
return (0, r.readdirSync)(i.join(e, t), { withFileTypes: !0 }).flatMap((n) => {
let r = i.join(t, n.name);
return n.isDirectory() ? pathsBelow(e, r) : [r];
});
}
}),
96136: ((e, t, n) => {
n.r(t);
n.d(t, { evaluateReward: () => evaluateReward });
var r = n(45145);
var i = n(59230);
var a = n(12580);
var o = n(20332);
var s = n(11220);
var c = n(85958);
var l = n(33836);
var u = n(23958);
var d = n(81533);
var f = n(43482);
var p = n(77598);
var m = n(73024);
var h = n(76760);
var g = n(30742);
var _ = n(67360);
var v = n(22495);
var y = n(17222);
let b = 2 * y.gN + 1048576;
class Meanwhile {
script;
#e;
#t;
#n;
#r = (0, p.randomUUID)();
#i = [];
#a = 0;
constructor(e, t, n = !1) {
this.#t = e;
let r = new Set();
let i = t.flatMap(([e, { directory: t }]) => plainFiles(t, e));
let o = i.filter(([, , e]) => e <= 1048576).slice(0, 200);
this.#e = new Map(o.map(([t, n]) => {
let i = (0, m.readFileSync)(n);
for (let t of e) i.includes(h.posix.basename(t)) && r.add(t);
return [t, (0, g.B)(i).replace("sha256:", "")];
}));
let s = !n && o.length === i.length && r.size > 0;
this.#n = s ? e.filter((e) => !r.has(e)) : [];
let c = [...this.#e.keys()].map(a.h).join(" ");
this.script = `if command -v head >/dev/null && command -v sha256sum >/dev/null; then
for f in ${e.join(" ")}; do [ ! -f "$f" ] || head -c ${y.gN} "$f"; done
printf '\\n%s\\n' ${this.#r}
sha256sum -- ${c === "" ? "/dev/null" : c} 2>/dev/null
fi`;
}
push(e) {
this.#a += e.length;
this.#a <= b && this.#i.push(Buffer.from(e));
}
notes(e) {
let t = Buffer.concat(this.#i);
let n = t.indexOf(`\n${this.#r}\n`);
if (n < 0) return this.#a > b ? [noteOf(["the output of their shell"])] : [];
let r = new Map(t.toString("utf8", n).split("\n").map((e) => [e.slice(66), e.slice(0, 64)]));
let i = [...this.#e].filter(([e, t]) => r.has(e) && r.get(e) !== t);
let a = [
...this.#t.filter((t, n) => e[n] !== null).slice(0, 1).filter((e) => this.#n.includes(e)).map((e) => `${h.posix.basename(e)}, which no file of the tests names`),
...Buffer.concat(e.filter((e) => e !== null)).equals(t.subarray(0, n)) ? [] : ["the reward, after tests/test.sh had ended"],
...i.map(([e]) => e).slice(0, 5)
];
return a.length === 0 ? [] : [noteOf(a)];
}
}
function noteOf(e) {
return {
kind: "changed_during_evaluation",
detail: (0, v.h0)(`while the tests ran: ${e.join(", ")}`)
};
}
function plainFiles(e, t) {
let n = (0, m.statSync)(e, { throwIfNoEntry: !1 });
return (n?.isDirectory() ? (0, _.Y)(e) : [""]).flatMap((r) => {
let i = h.join(e, r);
let a = r === "" ? n : (0, m.lstatSync)(i);
return a?.isFile() ? [[
h.posix.join(t, r),
i,
a.size
]] : [];
});
}
var x = n(76178);
let S = "/tests/test.sh";
let C = "/logs/verifier";
let w = `${C}/test-stdout.txt`;
let T = [`${C}/reward.json`, `${C}/reward.txt`];
let E = 6e4;
async function evaluateReward(e) {
let { testbed: t, instance: n, before: a, logs: s, limits: p, signal: m } = e;
let { tests: h, timeout: g, variables: _, user: v, network: b, separate: C } = (0, i.C)(n.evaluation, "reward");
let D = {
passKey: p["pass-key"],
passScore: p["pass-score"],
isStep: n.steps !== void 0
};
let O = new d.F(e);
let k = {
kind: "reward",
rewards: {},
reward: null,
exit_code: null,
timed_out: !1,
duration_ms: 0,
output_tail: "",
steps: []
};
O.show(k);
C === null && O.note(...(0, f.compareLooks)(n, a, await (0, f.look)(t, n, a, m)));
let A = C !== null || a.testsGiven === !0;
let j = h.flatMap((e) => (0, c.R)(e, "/tests", "test.sh"));
let M = j.map(([e]) => e);
let N = await clear(t, {
whole: D.isStep && C === null,
given: A,
targets: M
}, m);
N !== "" && C === null && O.note({
kind: "verifier_files_planted",
detail: `the agent left ${N}, which was removed`
});
let P = await (0, c.Q)(t, j, S, {
cleared: !0,
signal: m
});
if (!P && C === null) throw new l.z("the script of the tests is missing");
let F = C === null ? new Meanwhile(T, j, A && !D.isStep) : null;
let I = F === null ? "" : `\ncode=$?\n${F.script}\nexit $code`;
let L = await (0, u.p)(t, C?.environment ?? n.environment, b, () => t.run({
shell: "sh",
script: `(${S}) >${w} 2>&1${I}`,
environment: _,
timeout: g,
user: v,
output: (e, t) => e === "stdout" ? F?.push(t) : void 0
}, m)).catch((e) => {
throw a.lacksUser === !0 && e instanceof l.z && /find user/.test(e.message) ? new r.ZD("dataset", `verifier.user: ${v} is not in the image: ${e.message}`) : e;
});
await keepOutput();
Object.assign(k, {
exit_code: L.exitCode,
timed_out: L.timedOut,
duration_ms: L.duration
});
k.output_tail = s.tails().get("evaluation.log") ?? "";
O.show(k);
if (L.timedOut) throw (0, y.dv)(`tests/test.sh did not end within ${g / 1e3} s (verifier.timeout_sec); a reward that it wrote does not count`);
let [R, z] = [await rewardFile(T[0]), await rewardFile(T[1])];
if (R === null && z === null && !P && L.exitCode === 127) throw (0, y.dv)(`the image of the verifier has no ${S}; a docker_image or Dockerfile of its own has to hold the tests`);
R !== "unread" && z !== "unread" && O.note(...F?.notes([R, z]) ?? []);
k.rewards = (0, y.lH)(R, z);
k.reward = (0, x.TZ)(k.rewards, D.passKey);
O.show(k);
return (0, x.Vj)(O, k, D);
async function keepOutput() {
let e = {
shell: "sh",
script: `tail -c 16777216 ${w} 2>/dev/null`,
timeout: E
};
await s.run("evaluation.log", t, e, m).catch((e) => {
m.throwIfAborted();
O.note({
kind: "log_incomplete",
detail: `evaluation.log: ${(0, r.bD)(e)}`
});
});
}
async function rewardFile(e) {
for await (let n of t.files(e)) return (n.path === "" && n.type === "file" ? await (0, o.$)(n, y.gN) : null) ?? "unread";
return null;
}
}
async function clear(e, { whole: t, given: n, targets: r }, i) {
let o = n ? "" : " /tests";
let c = n && r.length > 0 ? `rm -rf -- ${r.map(a.h).join(" ")} || exit 1\n` : "";
let u = t ? `rm -rf -- /tests && find ${C}/ -mindepth 1 -maxdepth 1 -exec rm -rf -- {} +\n` : "";
let d = `for f in ${T.toReversed().join(" ")}${o}; do
  if [ -e "$f" ] || [ -L "$f" ]; then printf '%s\\n' "$f"; rm -rf -- "$f" || exit 1; fi
done
if [ -L ${C} ] || [ ! -d ${C} ]; then rm -rf -- ${C} && mkdir -p ${C} && chmod 777 ${C} || exit 1; fi
if [ -L ${w} ] || { [ -e ${w} ] && [ ! -f ${w} ]; }; then printf '%s\\n' ${w}; fi
rm -rf -- ${w} || exit 1
${c}${u}`;
let { stdout: f, exit: p } = await (0, s.j)(e, d, E, i);
if (p.exitCode !== 0) throw new l.z(`earlier rewards cannot be removed: exit code ${p.exitCode}`);
return f.toString().trim().split("\n").join(", ");
}
}),
17222: ((e, t, n) => {
n.d(t, {
SP: () => shown,
XA: () => keptRewards,
dv: () => none,
gN: () => a,
lH: () => readRewards
});
var r = n(4573);
var i = n(45145);
let a = 1048576;
let o = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
let s = /(?<=\d)_(?=\d)/g;
function readRewards(e, t) {
if (e !== null) return fromJson(textOf(e, "reward.json"));
if (t !== null) return { reward: fromText(textOf(t, "reward.txt")) };
throw none("tests/test.sh wrote neither /logs/verifier/reward.json nor /logs/verifier/reward.txt");
}
function textOf(e, t) {
if (e === "unread") throw none(`${t} is not a regular file of at most ${a / 1024 ** 2} MiB`);
if (e.length === 0) throw none(`${t} is empty`);
if (!(0, r.isUtf8)(e)) throw none(`${t} is not valid UTF-8`);
return e.toString();
}
function fromText(e) {
if (e.startsWith("﻿")) throw none("reward.txt begins with a byte order mark (BOM); write it without");
let t = e.trim().replaceAll(s, "");
let n = o.test(t) ? Number(t) : NaN;
if (!Number.isFinite(n)) throw none(`reward.txt holds no finite number: "${shown(e)}"`);
return n;
}
function fromJson(e) {
let t;
try {
t = JSON.parse(e);
} catch {
throw none(`reward.json is not valid JSON: "${shown(e)}"`);
}
if (typeof t != "object" || !t || Array.isArray(t)) throw none(`reward.json is not an object of numbers: "${shown(e)}"`);
return Object.fromEntries(Object.entries(t).map(([t, n]) => {
if (t === "__proto__") throw none(`reward.json: "${t}" is not a name of a reward`);
let r = typeof n == "boolean" ? Number(n) : n;
if (typeof r != "number" || !Number.isFinite(r)) {
let r = n instanceof Object ? e : JSON.stringify(n);
throw none(`reward.json: "${shown(t)}" is not a finite number: ${shown(r)}`);
}
return [t, r];
}));
}
function keptRewards(e, t, n) {
let r = n;
let i = Object.entries(e).filter(([e]) => {
r -= e.length + 30;
return r >= 0 || e === t;
});
return Object.fromEntries(i);
}
function shown(e) {
let t = e.trim();
return (t.length > 80 ? `${t.slice(0, 80)}…` : t).replace(/\s+/g, " ");
}
function none(e) {
return new i.ZD("no_reward", e);
}
}),
76178: ((e, t, n) => {
n.d(t, {
E8: () => verdictOfSteps,
FN: () => belowLeast,
TZ: () => rewardIn,
Vj: () => verdictOf,
_h: () => ofStep
});
var r = n(49638);
var i = n(81533);
var a = n(17222);
function rewardIn(e, t) {
return Object.hasOwn(e, t) ? e[t] : null;
}
function verdictOf(e, { rewards: t, reward: n }, i) {
if (n === null && !i.isStep) {
let e = Object.keys(t).slice(0, 10).map(a.SP).join(", ");
let n = e === "" ? "" : `, but ${e}`;
throw (0, a.dv)(`the rewards have no "${i.passKey}"${n}; name the one that counts in pass-key`);
}
let o = Math.min(1, Math.max(0, n ?? 0));
n !== null && o !== n && e.note({
kind: "reward_clipped",
detail: `the reward ${n} counts as ${o}`
});
return e.verdict((0, r.O)(o, i.passScore), o);
}
function belowLeast(e, t) {
for (let [n, r] of Object.entries(t)) {
let t = rewardIn(e ?? {}, n) ?? -Infinity;
if (t < r) return `${n} ${Number.isFinite(t) ? t : "missing"}, at least ${r}`;
}
return null;
}
function verdictOfSteps(e, t, n, r) {
let o = new i.F({ progress: r });
let s = e.flatMap(({ result: e }) => e ?? []);
let c = t === "final" ? e.at(-1)?.result?.rewards ?? {} : meanOf(s);
let l = s.at(-1);
let u = {
kind: "reward",
rewards: (0, a.XA)(c, n.passKey, a.gN),
reward: rewardIn(c, n.passKey),
exit_code: l?.exit_code ?? null,
timed_out: s.some(({ timed_out: e }) => e),
duration_ms: s.reduce((e, { duration_ms: t }) => e + t, 0),
output_tail: l?.output_tail ?? "",
steps: e.map(({ name: t, result: r, why: i }) => ({
name: t,
rewards: r && ofStep(r.rewards, n.passKey, e.length),
...r === null ? { why: i } : {}
}))
};
o.show(u);
let d = e.find(({ result: e }) => e === null);
if (d !== void 0) {
let e = `step ${d.name} has no reward: ${d.why}`;
if (Object.keys(c).length === 0) throw (0, a.dv)(e);
o.note({
kind: "step_not_graded",
detail: `${e}; the steps before it decide`
});
}
return verdictOf(o, u, {
...n,
isStep: !1
});
}
function ofStep(e, t, n) {
return (0, a.XA)(e, t, a.gN / n);
}
function meanOf(e) {
let t = new Set(e.flatMap(({ rewards: e }) => Object.keys(e)));
let of = (t) => {
let n = e.map(({ rewards: e }) => rewardIn(e, t) ?? 0);
let r = sumOf(n) / n.length;
return Number.isFinite(r) ? r : sumOf(n.map((e) => e / n.length));
};
return Object.fromEntries([...t].map((e) => [e, of(e)]));
}
function sumOf(e) {
let t = 0;
let n = 0;
for (let r of e) {
let e = t + r;
n += Math.abs(t) >= Math.abs(r) ? t - e + r : r - e + t;
t = e;
}
return t + n;
}
}),
85958: ((e, t, n) => {
n.d(t, {
Q: () => placeProgram,
R: () => filesOf
});
var r = n(73024);
var i = n(76760);
var a = n(45145);
var o = n(11220);
function filesOf({ directory: e, leftOut: t }, n, o) {
try {
return below("");
} catch (t) {
throw new a.ZD("dataset", `${e} cannot be read: ${(0, a.bD)(t)}`, { cause: t });
}
function below(a) {
return (0, r.readdirSync)(i.join(e, a), { withFileTypes: !0 }).flatMap((r) => {
let s = i.posix.join(a, r.name);
if (t.includes(s)) return [];
let c = r.isDirectory() && t.some((e) => e.startsWith(`${s}/`));
let l = {
directory: i.join(e, s),
executable: s === o && r.isFile()
};
return c ? below(s) : [[i.posix.join(n, s), l]];
});
}
}
async function placeProgram(e, t, n, { cleared: r, signal: i }) {
t.length > 0 && await e.place(t, r);
if (t.some(([e, { executable: t }]) => e === n && t)) return !0;
return (await (0, o.j)(e, `chmod +x ${n}`, 6e4, i)).exit.exitCode === 0;
}
}),
23958: ((e, t, n) => {
n.d(t, { p: () => withNetwork });
async function withNetwork(e, { network: t }, n, r) {
await e.setNetwork(n);
let i = await r().catch(async (n) => {
await e.setNetwork(t).catch(() => {});
throw n;
});
await e.setNetwork(t);
return i;
}
})
};
