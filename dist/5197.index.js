export const id = 5197;
export const ids = [5197];
export const modules = {
15197: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
digestsOf: () => digestsOf,
readExtras: () => readExtras
});
var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45145);
var _base_regular_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45503);
var _datasets_digest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43830);
var _mcp_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42828);
function readExtras(agent, options) {
let { "agent-skills": skills, "agent-mcp": mcp, "agent-instructions": instructions } = options;
let refuse = (option, what) => {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${option}: ${agent.name} has no place for ${what}; leave the option out`);
};
skills.length > 0 && agent.skills === null && refuse("agent-skills", "skills");
mcp !== void 0 && !agent.mcp && refuse("agent-mcp", "MCP servers");
instructions !== void 0 && agent.instructions === null && refuse("agent-instructions", "instructions");
return {
skills: distinct(skills.flatMap(skillsIn)),
instructions: instructions === void 0 ? null : read("agent-instructions", instructions),
mcp: mcp === void 0 ? {} : (0, _mcp_js__WEBPACK_IMPORTED_MODULE_6__.es)(read("agent-mcp", mcp), mcp)
};
}
async function digestsOf({ skills, instructions, mcp }) {
let parts = [];
for (let [name, directory] of skills) parts.push(name, await (0, _datasets_digest_js__WEBPACK_IMPORTED_MODULE_5__.r)(directory, []));
return {
skills: skills.length === 0 ? null : digest(JSON.stringify(parts)),
instructions: instructions === null ? null : digest(instructions),
mcp: Object.keys(mcp).length === 0 ? null : digest(JSON.stringify(mcp))
};
}
function skillsIn(given) {
let directory = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(given);
if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(directory, { throwIfNoEntry: !1 })?.isDirectory()) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`agent-skills: ${given} is not a directory that is there`);
let isSkill = (place) => (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(place, "SKILL.md"));
if (isSkill(directory)) return [[node_path__WEBPACK_IMPORTED_MODULE_2__.basename(directory), directory]];
let below = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(directory).sort().map((name) => [name, node_path__WEBPACK_IMPORTED_MODULE_2__.join(directory, name)]).filter(([, place]) => isSkill(place));
if (below.length === 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`agent-skills: ${given} has no SKILL.md, and no directory in it has one`);
return below;
}
function distinct(skills) {
let names = skills.map(([name]) => name);
let twice = names.find((name, index) => names.indexOf(name) !== index);
if (twice !== void 0) throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`agent-skills: two skills have the name ${twice}; rename one`);
return skills;
}
function read(option, file) {
try {
return (0, _base_regular_file_js__WEBPACK_IMPORTED_MODULE_4__.X)(node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(file), 1048576, { follow: !0 }).toString();
} catch (error) {
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(`${option}: ${file} cannot be read: ${(0, _base_errors_js__WEBPACK_IMPORTED_MODULE_3__.bD)(error)}`);
}
}
function digest(text) {
return `sha256:${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text).digest("hex")}`;
}
}),
42828: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
__webpack_require__.d(__webpack_exports__, {
b0: () => servers,
e1: () => mcpDocument,
es: () => parseMcp
});
var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759);
var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37428);
var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45145);
let texts = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), {});
let local = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
command: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
args: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), []),
env: texts
});
let remote = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
url: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
type: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(["http", "sse"]), "http"),
headers: texts
});
let name = zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/));
let document = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({ mcpServers: zod_mini__WEBPACK_IMPORTED_MODULE_1__.g1P(name, zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([remote, local])) });
function parseMcp(text, file) {
try {
return document.parse(JSON.parse(text)).mcpServers;
} catch (error) {
let why = error instanceof zod_mini__WEBPACK_IMPORTED_MODULE_3__.a$ ? describe(error) : (0, _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.bD)(error);
throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__.yo(`agent-mcp: ${file}: ${why}; write for example {"mcpServers": {"docs": {"command": "npx", "args": ["server"]}}}`);
}
}
function describe({ issues: [issue] }) {
return `${issue.path.join(".") || "the document"} is not a server with command, or url`;
}
function servers(mcp) {
return Object.entries(mcp);
}
function mcpDocument(mcp) {
return JSON.stringify({ mcpServers: mcp }, null, 2);
}
})
};
