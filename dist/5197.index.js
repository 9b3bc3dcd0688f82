export const id = 5197;
export const ids = [5197];
export const modules = {
15197: ((e, t, n) => {
n.r(t);
n.d(t, {
digestsOf: () => digestsOf,
readExtras: () => readExtras,
unreachedServers: () => unreachedServers
});
var r = n(73024);
var i = n(76760);
var a = n(30742);
var o = n(45145);
var s = n(45503);
var c = n(43830);
var l = n(42828);
function readExtras(e, t) {
let { "agent-skills": n, "agent-mcp": r, "agent-instructions": i } = t;
let refuse = (t, n) => {
throw new o.yo(`${t}: ${e.name} has no place for ${n}; leave the option out`);
};
n.length > 0 && e.skills === null && refuse("agent-skills", "skills");
r !== void 0 && !e.mcp && refuse("agent-mcp", "MCP servers");
i !== void 0 && e.instructions === null && refuse("agent-instructions", "instructions");
let a = r === void 0 ? {} : (0, l.es)(read("agent-mcp", r), r);
let [s] = unreachedServers(e, a);
if (s !== void 0) throw new o.yo(`agent-mcp: ${r}: mcpServers.${s}: ${e.name} reaches no server of the type sse; leave it out, or give an address of the type http`);
return {
skills: distinct(n.flatMap(skillsIn)),
instructions: i === void 0 ? null : read("agent-instructions", i),
mcp: a
};
}
function unreachedServers(e, t) {
if (!e.withoutSse) return [];
return Object.entries(t).flatMap(([e, t]) => "url" in t && t.type === "sse" ? [e] : []);
}
async function digestsOf({ skills: e, instructions: t, mcp: n }) {
let r = [];
for (let [t, n] of e) r.push(t, await (0, c.rm)(n, []));
return {
skills: e.length === 0 ? null : (0, a.B)(JSON.stringify(r)),
instructions: t === null ? null : (0, a.B)(t),
mcp: Object.keys(n).length === 0 ? null : (0, a.B)(JSON.stringify(n))
};
}
function skillsIn(e) {
let t = i.resolve(e);
if (!(0, r.statSync)(t, { throwIfNoEntry: !1 })?.isDirectory()) throw new o.yo(`agent-skills: ${e} is not an existing directory`);
let isSkill = (e) => (0, r.existsSync)(i.join(e, "SKILL.md"));
if (isSkill(t)) return [[i.basename(t), t]];
let n = (0, r.readdirSync)(t).sort().map((e) => [e, i.join(t, e)]).filter(([, e]) => isSkill(e));
if (n.length === 0) throw new o.yo(`agent-skills: ${e} has no SKILL.md, and no directory in it has one`);
return n;
}
function distinct(e) {
let t = e.map(([e]) => e);
let n = t.find((e, n) => t.indexOf(e) !== n);
if (n !== void 0) throw new o.yo(`agent-skills: two skills have the name ${n}; rename one`);
return e;
}
function read(e, t) {
try {
return (0, s.Gu)(i.resolve(t), 1048576, { follow: !0 });
} catch (n) {
throw new o.yo(`${e}: ${t} cannot be read: ${(0, o.bD)(n)}`);
}
}
}),
42828: ((e, t, n) => {
n.d(t, {
e1: () => mcpDocument,
es: () => parseMcp,
jv: () => mcpFile
});
var r = n(94343);
var i = n(43759);
var a = n(37428);
var o = n(45145);
let s = r.Rvf(r.g1P(r.YjP(), r.YjP()), {});
let c = r.Ikc({
command: r.YjP(),
args: r.Rvf(r.YOg(r.YjP()), []),
env: s
});
let l = r.FsL(r.Rvf(r.k5n([
"http",
"streamable-http",
"sse"
]), "http"), r.pdi((e) => e === "sse" ? "sse" : "http"));
let u = r.Ikc({
url: r.YjP(),
type: l,
headers: s
});
let d = r.YjP().check(i.Fk(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/));
let f = r.Ikc({ mcpServers: r.g1P(d, r.KCZ([u, c])) });
function parseMcp(e, t) {
try {
return f.parse(JSON.parse(e)).mcpServers;
} catch (e) {
let n = e instanceof a.a$ ? describe(e) : (0, o.bD)(e);
throw new o.yo(`agent-mcp: ${t}: ${n}; write for example {"mcpServers": {"docs": {"command": "npx", "args": ["server"]}}}`);
}
}
function describe({ issues: [e] }) {
let t = e.path.join(".") || "the document";
if (e.code === "invalid_key") return `${t} is not a name of a server, which has letters, digits, - and _, 64 at most`;
let [n] = (e.code === "invalid_union" ? e.errors : []).find((e) => e.every(({ path: [e] }) => e !== "command" && e !== "url")) ?? [];
if (n?.code === "invalid_type" && n.path.length > 0) return `${t}.${n.path.join(".")} is not of the type ${n.expected}`;
if (n?.code === "invalid_value") return `${t}.${n.path.join(".")} is none of ${n.values.join(", ")}`;
return `${t} is not a server with command, or url`;
}
function mcpDocument(e) {
return JSON.stringify({ mcpServers: e }, null, 2);
}
function mcpFile(e, t) {
return Object.keys(t).length === 0 ? {} : { [e]: mcpDocument(t) };
}
})
};
