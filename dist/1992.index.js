export const id = 1992;
export const ids = [1992];
export const modules = {
1992: ((e, t, n) => {
n.d(t, {
j: () => T,
X: () => agentNamed
});
var r = n(45145);
var i = n(3350);
var a = n(63144);
var o = n(42828);
function promptAsText({ prompt: e, home: t }, n) {
if (!e.startsWith("/")) return {
files: n,
stdin: !0
};
return {
files: {
...n,
"prompt.txt": `\n${e}`
},
stdin: `${t}/prompt.txt`
};
}
let s = {
CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
CLAUDE_CODE_ENABLE_PROMPT_SUGGESTION: "false",
DISABLE_AUTOUPDATER: "1",
IS_SANDBOX: "1"
};
let c = {
name: "claude-code",
title: "Claude Code",
version: "2.1.332",
install: {
from: "npm",
node: !1,
packages: {
"x64-glibc": {
name: "@anthropic-ai/claude-code-linux-x64",
program: "claude",
integrity: "sha512-f4JWhzwYutJIHScC7/dYOPX6s28tt7ZADhsOi8zwOHq5fFPEuUeChh2NMfinSg0GrUckYxaeebC4h0DqiKzLcw=="
},
"x64-musl": {
name: "@anthropic-ai/claude-code-linux-x64-musl",
program: "claude",
integrity: "sha512-QoQzwipnqRAdBKDAJNJ2Qvl37G6x8nCugfOQa+nuMcGIRgGEOLeWoq3pTLMQRScL37estAQBGH9ygR3WFVbIfw=="
},
"arm64-glibc": {
name: "@anthropic-ai/claude-code-linux-arm64",
program: "claude",
integrity: "sha512-BlHNEtK38KBPWU31F4lUSS9sHclCyfWbThT1CErvxxH8+XcljYLZlQwdyXBkTD62rw1TgfE1u1a+quMWS0NSJg=="
},
"arm64-musl": {
name: "@anthropic-ai/claude-code-linux-arm64-musl",
program: "claude",
integrity: "sha512-jdjkkJLfAQ9M1HbT05tZHQpGNZUEPUebYwW/xpiMypZddB0lNlHlB9mXfOVV/UUPO0JCghj1NSQjxhhJc4L4CA=="
}
}
},
services: ["anthropic"],
needsModel: !1,
aliases: /^(default|sonnet|opus|haiku|fable|best|opusplan)$|\[1m\]$/,
skills: "skills",
instructions: "CLAUDE.md",
mcp: !0,
notes: ["It runs commands by bash or zsh only; an image with neither, as that of Alpine, needs one from `agent-setup`."],
states: {
types: ["result"],
usage: usageOf
},
launch: ({ program: e, prompt: t, home: n, model: r, service: i, args: a, mcp: c }) => ({
argv: [
...e,
"--print",
"--permission-mode",
"bypassPermissions",
"--output-format",
"stream-json",
"--verbose",
"--disallowedTools",
"WebSearch",
...i?.url == null ? [] : ["--settings", JSON.stringify({ env: { ANTHROPIC_BASE_URL: i.url } })],
...r === null ? [] : ["--model", r],
...Object.keys(c).length === 0 ? [] : [
"--mcp-config",
`${n}/mcp.json`,
"--strict-mcp-config"
],
...a
],
environment: {
CLAUDE_CONFIG_DIR: n,
...s
},
...promptAsText({
prompt: t,
home: n
}, (0, o.jv)("mcp.json", c))
})
};
function usageOf(e) {
let t = [...new Map(e.map((e) => [e.session_id, e])).values()];
let n = t.flatMap(({ modelUsage: e }) => Object.entries((0, a.Xy)(e) ?? {}));
if (n.length === 0) return null;
let r = (0, a.iZ)(n.map(([, e]) => e));
let sum = (e, ...t) => e.reduce((e, n) => t.reduce((e, t) => e + Number(n[t]), e), 0);
let i = r.every(({ costBasis: e }) => e !== "unknown");
return {
input_tokens: sum(r, "inputTokens", "cacheReadInputTokens", "cacheCreationInputTokens"),
output_tokens: sum(r, "outputTokens"),
cost_usd: i ? sum(t, "total_cost_usd") : null,
steps: sum(e, "num_turns"),
model: [...new Set(n.map(([e]) => e))].join(", ")
};
}
let l = {
name: "codex",
title: "Codex CLI",
version: "0.171.0",
install: {
from: "npm",
node: !1,
packages: {
"x64-glibc": platform("x64", "x86_64"),
"x64-musl": platform("x64", "x86_64"),
"arm64-glibc": platform("arm64", "aarch64"),
"arm64-musl": platform("arm64", "aarch64")
}
},
services: ["openai", "openrouter"],
needsModel: !1,
skills: "skills",
instructions: "AGENTS.md",
mcp: !0,
withoutSse: !0,
certificates: "CODEX_CA_CERTIFICATE",
notes: ["It reaches no MCP server by SSE."],
states: {
types: ["thread.started", "turn.completed"],
usage: codex_usageOf
},
launch: (e) => ({
argv: [
...e.program,
"exec",
"--json",
"--skip-git-repo-check",
"--dangerously-bypass-approvals-and-sandbox",
...e.model === null ? [] : ["--model", e.model],
...e.args,
"-"
],
environment: { CODEX_HOME: e.home },
files: { "config.toml": configOf(e) },
stdin: !0
})
};
function platform(e, t) {
let n = {
x64: "sha512-l66NZkQgdk2C3pbcfULDz42yEUB581MVA6I+Y43Wp4OIqEy73HCdmZ0GTjeAHY2ycuH4N00d9VsLrwT1jxshTw==",
arm64: "sha512-9z17t4bbUJ9UCIb49O4PoA+ki+45q3rd8nZ8PeH6sYnlKkBld/Xpo/OS3h3Ti954+foshX4o7k5TCU8N7zzqQA=="
};
let r = `vendor/${t}-unknown-linux-musl/bin/codex`;
return {
name: "@openai/codex",
suffix: `-linux-${e}`,
program: r,
integrity: n[e]
};
}
function codex_usageOf(e) {
let t = new Map();
let n;
for (let { type: r, thread_id: i, usage: a } of e) r === "thread.started" ? n = i : t.set(n, a);
let r = (0, a.iZ)([...t.values()]);
if (r.length === 0) return null;
let sum = (e) => r.reduce((t, n) => t + Number(n[e]), 0);
return {
input_tokens: sum("input_tokens"),
output_tokens: sum("output_tokens")
};
}
function configOf({ service: e, mcp: t }) {
let n = ["check_for_update_on_startup = false", "web_search = \"disabled\""];
let r = e?.url ?? null;
r !== null && n.push("model_provider = \"agentbench\"");
n.push("[analytics]", "enabled = false", "[feedback]", "enabled = false");
r !== null && n.push("[model_providers.agentbench]", "name = \"agentbench\"", `base_url = ${JSON.stringify(r)}`, `env_key = ${JSON.stringify(e.keyName)}`, "wire_api = \"responses\"");
for (let [e, r] of Object.entries(t)) n.push(...serverLines(e, r));
return `${n.join("\n")}\n`;
}
function serverLines(e, t) {
let table = (e) => `{ ${Object.entries(e).map(([e, t]) => `${JSON.stringify(e)} = ${JSON.stringify(t)}`).join(", ")} }`;
let n = `[mcp_servers.${JSON.stringify(e)}]`;
if ("url" in t) return [
n,
`url = ${JSON.stringify(t.url)}`,
`http_headers = ${table(t.headers)}`
];
return [
n,
`command = ${JSON.stringify(t.command)}`,
`args = ${JSON.stringify(t.args)}`,
`env = ${table(t.env)}`
];
}
let u = "acp-client.mjs";
function acpAgent(e) {
let t = { name: e };
return {
name: `acp:${e}`,
title: e,
version: "latest",
install: {
from: "npm",
packages: {
"x64-glibc": t,
"arm64-glibc": t
},
node: !0,
dependencies: {
also: ["@agentclientprotocol/sdk@2.4.0"],
files: { [u]: "// A client of the Agent Client Protocol for one prompt, run beside the agent in its testbed. Prints each update as a JSON line.\n//\n//     node acp-client.mjs SETTINGS PROGRAM [ARGUMENT...]\n//\n// SETTINGS: JSON with promptFile, model (or null) and mcpServers. Exit code 0 if the agent ended its turn, 75 if it cannot reach a server of\n// the task, otherwise 1.\nimport { spawn } from 'node:child_process';\nimport { readFileSync } from 'node:fs';\nimport { Readable, Writable } from 'node:stream';\nimport { setTimeout as sleep } from 'node:timers/promises';\nimport * as acp from '@agentclientprotocol/sdk';\n\n/** The protocol's code of an error: the agent asks for a login. */\nconst AUTH_REQUIRED = -32_000;\n/** EX_TEMPFAIL: the agent cannot work, and is not measured. */\nconst UNABLE = 75;\n/** Milliseconds in which an agent whose turn is over ends. */\nconst GRACE = 2_000;\n\nconst [settings, program, ...args] = process.argv.slice(2);\nconst { promptFile, model, mcpServers } = JSON.parse(settings);\nconst agent = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });\nconst gone = new Promise((_, reject) => {\n  agent.once('error', reject);\n  agent.once('exit', (code, signal) => reject(new Error(`the agent ended: ${signal ?? `exit code ${code}`}`)));\n});\ngone.catch(() => {});\n\nconst client = acp\n  .client({ name: 'agentbench' })\n  .onRequest(acp.methods.client.session.requestPermission, ({ params }) => {\n    // Nobody is there to ask, and a testbed is a sandbox.\n    const option = ['allow_always', 'allow_once'].flatMap((kind) =>\n      params.options.filter((one) => one.kind === kind),\n    )[0];\n    return { outcome: option ? { outcome: 'selected', optionId: option.optionId } : { outcome: 'cancelled' } };\n  })\n  .onNotification(acp.methods.client.session.update, ({ params }) => print(params.update));\n\ntry {\n  const stream = acp.ndJsonStream(Writable.toWeb(agent.stdin), Readable.toWeb(agent.stdout));\n  const { stopReason } = await Promise.race([client.connectWith(stream, converse), gone]);\n  print({ sessionUpdate: 'end', stopReason });\n  process.exitCode = stopReason === 'end_turn' ? 0 : 1;\n} catch ({ message, data, exitCode = 1 }) {\n  console.error(data === undefined ? message : `${message}: ${JSON.stringify(data)}`);\n  process.exitCode = exitCode;\n} finally {\n  agent.kill();\n  // It may have something to write. Its turn is over, whether it ends or not, and whatever it has left with its pipes.\n  await Promise.race([gone, sleep(GRACE, undefined, { ref: false })]).catch(() => {});\n  for (const part of [agent, agent.stdin, agent.stdout]) part.unref();\n}\n\nasync function converse(context) {\n  const { initialize, session } = acp.methods.agent;\n  const about = { protocolVersion: acp.PROTOCOL_VERSION, clientCapabilities: {} };\n  const { authMethods, agentCapabilities } = await context.request(initialize, about);\n  // Those over HTTP and SSE are capabilities; an agent without them starts without the server.\n  const unreached = mcpServers.find(({ type }) => type && !agentCapabilities?.mcpCapabilities?.[type]);\n  if (unreached !== undefined)\n    throw Object.assign(\n      new Error(`MCP server ${unreached.name}: the agent reaches none of the type ${unreached.type}`),\n      {\n        exitCode: UNABLE,\n      },\n    );\n  const { sessionId, configOptions } = await newSession(context, authMethods ?? []);\n  const option = configOptions?.find(({ category, id }) => category === 'model' || id === 'model');\n  // Others take their model from their own arguments and variables.\n  if (model !== null && option !== undefined && option.currentValue !== model) await choose(context, sessionId, option);\n  const text = readFileSync(promptFile, 'utf8');\n  // A slash at its beginning, as in `/app has a bug`, would call one of the agent's commands.\n  const prompt = [{ type: 'text', text: text.startsWith('/') ? `\\n${text}` : text }];\n  return await context.request(session.prompt, { sessionId, prompt });\n}\n\n/** Logs in where the agent wants it, by the variables that it names. */\nasync function newSession(context, authMethods) {\n  const { authenticate, session } = acp.methods.agent;\n  const open = () => context.request(session.new, { cwd: process.cwd(), mcpServers });\n  const isSet = ({ name, optional }) => optional === true || Boolean(process.env[name]);\n  try {\n    return await open();\n  } catch (error) {\n    const method = authMethods.find(({ type, vars }) => type === 'env_var' && vars.every(isSet));\n    if (error.code !== AUTH_REQUIRED || method === undefined) throw error;\n    await context.request(authenticate, { methodId: method.id });\n    return await open();\n  }\n}\n\nasync function choose(context, sessionId, { id: configId, options = [] }) {\n  try {\n    await context.request(acp.methods.agent.session.setConfigOption, { sessionId, configId, value: model });\n  } catch ({ message }) {\n    const values = options.flatMap((one) => one.options ?? one).map(({ value }) => value);\n    throw new Error(`${message}; its models are ${values.join(', ')}`);\n  }\n}\n\nfunction print(value) {\n  process.stdout.write(`${JSON.stringify(value)}\\n`);\n}\n" }
}
},
services: [
"anthropic",
"openai",
"gemini",
"openrouter"
],
needsModel: !1,
aliases: /^/,
skills: null,
instructions: null,
mcp: !0,
notes: [],
launch: ({ program: [e, t], directory: n, home: r, promptFile: i, model: a, service: o, args: c, mcp: l }) => {
let d = Object.entries(l).map(([e, t]) => serverOf(e, t));
let f = JSON.stringify({
promptFile: i,
model: a,
mcpServers: d
});
return {
argv: [
e,
`${n}/${u}`,
f,
e,
t,
...c
],
environment: {
CLAUDE_CONFIG_DIR: r,
CODEX_HOME: r,
GEMINI_CLI_HOME: r,
QWEN_HOME: r,
...s
},
files: { "config.toml": `approval_policy = "never"
sandbox_mode = "danger-full-access"
${configOf({
service: o,
mcp: {}
})}` }
};
}
};
}
function serverOf(e, t) {
let pairs = (e) => Object.entries(e).map(([e, t]) => ({
name: e,
value: t
}));
if ("url" in t) return {
type: t.type,
name: e,
url: t.url,
headers: pairs(t.headers)
};
return {
name: e,
command: t.command,
args: t.args,
env: pairs(t.env)
};
}
let d = {
name: "mini-swe-agent",
title: "mini-swe-agent",
version: "2.4.6",
install: {
from: "pypi",
package: "mini-swe-agent",
with: ["mcp"],
module: "minisweagent",
lock: "\naiohappyeyeballs==2.7.1 9243213661e29250eb41368e5daa826fc017156c3b8a11440826b2e3ed376472\naiohttp==3.14.5 20f085697d7e911f1f73c43ed03fafbed1e7121797e2eb5428efa80398060584 50a195903119008fe9cc68710535eb37f556ffffd6a7759afe70a2c145587045\naiosignal==1.4.0 053243f8b92b990551949e63930a839ff0cf0b0ebbe0597b0f3fb19e1a0fe82e\nannotated-doc==0.0.7 6bc31bbbec6dfaaedc1676dbc11dbda96fe22a2b5c400e9ebad113fec44a9dc6\nannotated-types==0.8.0 f072f4d804ea359e4eaf198b1af7a8b0943881a87f31bb764f8bf219bb9419e0\nanyio==4.16.0 c66ae634e0b8228396b801741beb3294326d4b6102f7bba4041c0dfb58c29026\nattrs==26.1.0 c647aa4a12dfbad9333ca4e71fe62ddc36f4e63b2d260a37a8b83d2f043ac309\nboto3==1.44.5 70c3e0409794b29ec1900bcaff0695b73234a2d32ffaed35045b94caa26212a5\nbotocore==1.44.5 8f16a56d1dff125dd65322ae021efa7ba5195a6db5102b96862566055b748921\ncertifi==2026.10.18 73191c47aaa79da394e8fee2dbc2ec827432cab56311122c9e47abf79e390f62\ncffi==2.1.1 34e261f78cb6ceaaa36f42f2613f4380d94d9c759a9c73c769ee6e0247364632 c1453022f490d2459a11819d83ad1d586e9ff65a12ac3e705ffebd46d3685dcf\ncharset-normalizer==3.5.2 211d5a3eb6af8f513b8d4ca19a8c1b7accab1b5f0d3175f9826b03c1a920dc1f 3d31298449090ab8d47b7b1b2a555ff73cac7ed438a08b7ac160980c7ebed649\nclick==8.5.1 8bb5376d2006950386f8c6427613334a2acadc5f559cb80e638d00b4df957e37\ncryptography==50.0.2 9dab55f57c74c3cad24c323bacbbd04be4705ba6eb0d92e920b1fc4837ed5079\ndatasets==5.2.0 4be9e2882caaf5db13eadc39e93f3da2a995187b99acebac1595bf6c58dfa927\ndill==0.4.1 1e1ce33e978ae97fcfcff5638477032b801c46c7c65cf717f95fbc2248f79a9d\ndistro==1.9.0 7bffd925d65168f85027d8da9af6bddab658135b840670a223589bc0c8ef02b2\nfastuuid==0.14.0 808527f2407f58a76c916d6aa15d58692a4a019fdf8d4c32ac7ff303b7d7af09 bbb0c4b15d66b435d2538f3827f05e44e2baafcc003dd7d8472dc67807ab8fd8\nfilelock==3.32.7 65ff0d0190ea42038b32bda4b77834fb05be2cad4c5b9b01aa4dfb3614536e52\nfrozenlist==1.8.0 2552f44204b744fba866e573be4c1f9048d6a324dfe14475103fd51613eb1d1f 494a5952b1c597ba44e0e78113a7266e656b9794eec897b19ead706bd7074383\nfsspec==2026.9.0 8dd6e646e99ea382bd85f97a45e6b526a442d79423a7dc673f1e2756d05fcb5f\nh11==0.16.0 63cf8bbe7522de3bf65932fda1d9c2772064ffb3dae62d55932da54b31cb6c86\nh2==4.4.1 0e25f1462b23c9cb82d9eb02e28bc706dac2a68cb457c6a0d74d63c8a2a5d0e6\nhf-xet==1.8.0 29dab7c904cd1914a0439c6e1306c12c7497c8bd32290fbe563ebf51ca4b6d6d\nhpack==4.2.0 858ac0b02280fa582b5080d68db0899c62a80375e0e5413a74970c5e518b6986\nhttpcore==1.0.9 2d400746a40668fc9dec9810239072b40b4484b640a8c38fd654a024c7a1bf55\nhttpcore2==2.16.2 16051ae2a42f776007543f32de9349a317b23d2cbb4e1456b4bac0e88b87419a\nhttpx==0.28.1 d909fcccc110f8c7faf814ca82a9a4d816bc5a6dbfea25d6591d6985b8ba59ad\nhttpx2==2.16.2 f05c13aade4c45dbf1c9060647a1058f0acad62398fad96e741269edb33d46f5\nhuggingface-hub==1.33.0 04e434b06e100eddbce9a6e817d72693a7884b10a79bd67ab48080d5c07eb899\nhyperframe==6.1.0 b03380493a519fce58ea5af42e4a42317bf9bd425596f7a0835ffce80f1a42e5\nidna==3.20 ab7ae7122974553370f0bdb919e1a960b2cd1bc1ef0276416d896db81c14582c\nimportlib-metadata==8.9.0 e0f761b6ea91ced3b0844c14c9d955224d538105921f8e6754c00f6ca79fba7f\njinja2==3.1.6 85ece4451f492d0c13c5dd7c13a64681a86afae63a5f347908daf103ce6d2f67\njiter==0.19.0 0956b5f58b804221dfb929c120e6d4032138fed20c1cc0ef683a2d1326255e46 cc4a2b70ecd4f102583344c1f8cc5dc11618665b1889286bb3b4279c19b337dd\njmespath==1.1.0 a5663118de4908c91729bea0acadca56526eb2698e83de10cd116ae0f4e97c64\njsonschema==4.26.0 d489f15263b8d200f8387e64b4c3a75f06629559fb73deb8fdfb525f2dab50ce\njsonschema-specifications==2025.9.1 98802fee3a11ee76ecaca44429fda8a41bff98b00a0f2838151b113f210cc6fe\nlinkify-it-py==2.2.0 3adc40eb5af300b2605fcfdb968c24e1d780a90f1f2221af7c15e5111e94d443\nlitellm==1.106.2 cb1a2a1e55a4a8350ae2167525dc0d06f59b078cd685fb3e0f5419f02da5420e\nmarkdown-it-py==4.3.0 7aa1511a46c39138de78d9eba92ce47e63124d8003fc98b3a351909e04239efa\nmarkupsafe==3.0.4 6da83a088f8ef93b2d483a8232a4dbf4d69d3d8496b568a03c56becac43e1808 8e124f974786f831d6043728e38296969d3579db8896fe004682f5758e613581\nmcp==2.3.0 dd0c44c089d16453e8ae31a3877a0054d7a2314caaa81f5e0541b9b1734b2377\nmcp-types==2.3.0 968efdbdaedfab06adae40d378a34395f1090c5921d4be3c9cde283aaf76d91d\nmdit-py-plugins==0.7.0 7f8e30403f3dd8bfe3afcdcbc6e61066d3f2e714167507b9c26eb385ec399353\nmdurl==0.1.2 84008a41e51615a49fc9966191ff91509e3c40b939176e643fd50a5c2196b8f8\nmini-swe-agent==2.4.6 a35463c553ac825c7773b03cfa69cd44958e3af20155dcc5711fdf9e4c67cd54\nmultidict==7.2.1 1fb8c1a3480c130c3a6422d5f16f3cad6552bf08c2089dd288ba7134649183b5 3b7542fad2706595c1b1853b46f2c3c4ae5cc5a6252b7225f294d607a29e1bdf\nmultiprocess==0.70.19 3a56c0e85dd5025161bac5ce138dcac1e49174c7d8e74596537e729fd5c53c28 928851ae7973aea4ce0eaf330bbdafb2e01398a91518d5c8818802845564f45c\nnumpy==2.4.6 89cd468399cfd2504718f0ba50e410dca55a170b61a02ad92bb18c8a65186e93 90f9849678c75fe7afa2d348ac842c168b0a4d3d61919687216dfc547976d853\nopenai==2.54.0 89089789197ccdb87f173a03145ed1598d00795220c93e96cf712b1cbf5e5f2b\nopentelemetry-api==1.45.2 2cbd737377e710ee740d261c94e93fa0f08e6d037c18f17513cc0a2d94479a34\npackaging==26.3 d7193f7c8e4e93f444fde0262bf90af30e16fa0ad0ad44cb553c87339b23cd1c\npandas==3.1.1 028490c8ac2e03e18c9b08b7f3612e149b03570209bcf741d23833a7a5377ab2 4f1602f614bb83f443381dbcbb94c4ac764b2e50c8d6c965614c5cd83e328c47\nplatformdirs==4.14.7 391513b74707c42335fff3ea17eaac657a7ee9ffcadd809634d34ea594d0122c\nprompt-toolkit==3.0.53 01c0891d7f9237d5e339f7d3e42cdae80b7534abb1c7c0e3352efba6231492f2\npropcache==0.5.4 2814ecd8e818f487bee4b0f921bc4d1c176cc5fc71ac0f072d0fa67eda4ac14b 6e9368e87a3efc285e559131092c5db643eb8e56de4ee42064d5baec22ef2bb5\npyarrow==26.0.1 39cb0f2418282c24bea6ceda77b03e5a8f0a5766b63a8bf194d4e2a2c423548c c718bf97a92a6dea97fd1062c3b9f9e2e83cb9cc926e752289fa4ffff41738f9\npycparser==3.12 a076f3f489b39b43ed13563a1dafe42447445bec2e294154ec5c57fcdda4c85e\npydantic==2.14.3 3f7b347782ab7e4cf4c798496ae3a82787d9f21ec12676a9c564355eeef8daa8\npydantic-core==2.50.4 0574866e05f6adeecc520d87e87dd06210c0a51706341f6ef8421572f5a64444 c81d98e27d9d9261909dcccab1ba5d6ea1c98b0bb9470e368604614fd1d36ddd\npydantic-settings==2.16.3 d1db16a2d34006323a1b42c0640898da58adfbad7ec30baaa9e2b18aafc08999\npygments==2.21.0 2363c69b61c4a97c838da3b130dcd6468f4848992b21a82f2a63ec34377137d9\npyjwt==2.15.1 42d59d631f7768a1028a64c7ff581a9bf7519804daf91fc5b6c56e30eec5e193\npython-dateutil==2.9.0.post0 a8b2bc7bffae282281c8140a97d3aa9c14da0b136dfe83f850eea9a5f7470427\npython-dotenv==1.2.4 42269a8a5b3fd54ffa6f3d84b18abed50064717576b4ecf03dc4a55d8aa04fdc\npython-multipart==0.0.34 ebacd224bd686eee2f9aa1066a657affe07435a185834e05e5235e2e59173e91\npyyaml==6.0.3 b8bb0864c5a28024fac8a632c443c87c5aa6f215c0b126c449ae1a150412f31d ba1cc08a7ccde2d2ec775841541641e4548226580ab850948cbfda66a1befcdc\nreferencing==0.37.0 381329a9f99628c9069361716891d34ad94af76e461dcb0335825aecc7692231\nregex==2026.11.15 aafeb64c8569d69edfbf772feba49d2a001d3dca0f43e6a71e3735587ecb8222 f3758c3b1689ab778f3e1ae0f9aa4d22b8e4efc362e2e4cfdbbc5a208fed0bc1\nrequests==2.34.2 2a0d60c172f83ac6ab31e4554906c0f3b3588d37b5cb939b1c061f4907e278e0\nrich==15.0.0 33bd4ef74232fb73fe9279a257718407f169c09b78a87ad3d296f548e27de0bb\nrpds-py==2026.9.1 136a1c3fe4402b7008bc81cb62ee538481795b61a7e83df88dff3b3f02b726ff addeda51556dac7c1a2f14cda62db8b621cd12afba3091d03a96c72932387eab\ns3transfer==0.19.3 24eb7535804306355e31c952a90022bf5b2f9d760f9a11062c7493a217c08553\nshellingham==1.5.4 7ecfff8f2fd72616f7481040475a65b2bf8af90a56c89140852d1120324e8686\nsix==1.17.0 4721f391ed90541fddacab5acf947aa0d3dc7d27b2e1e8eda2be8970586c3274\nsniffio==1.3.1 2f6da418d1f1e0fddd844478f41680e794e6051915791a034ff65e5f100525a2\nsse-starlette==3.7.0 f1d3136caa12d129284fca3d2ded79bc9af943320b6472712955fea52a6d3eea\nstarlette==1.10.0 478c0ab3b4ced6e82719849c118fa406f0278a3499c1a898cd15cd31bdc38ce4\ntenacity==9.2.1 9e56f17539296baab7beabb08b92f6ee3d7be92d8be72d763360677c2ad6580e\ntextual==8.2.8 267375fd402dc8d981457212efa71f0e3365fd17bba144ba9bb3ed7563cb374a\ntiktoken==0.14.0 7896eea257fe497a2b7134474d909156c6744ce8da35bce88011a960e008aa0d f5e7665f6624e052e5e7f6a36919ab69279decdc976d7b16b4fa15e1897d0513\ntokenizers==0.23.3 376851d22bcf9d650a5c3090bb83e6cf9e895fbf0595369fa4cd43c1f69b5f87\ntqdm==4.70.1 c293e525e6fef9c20e8728fd4612df02a0aa31bb5fe91ecd93e123b1b7bffa73\ntruststore==0.10.5 9aaaedaefaf06d8b206278cf8b5012bc897f485a874503501e12d776df78951c\ntyper==0.29.2 f30731f8ca758368b836b3714872e58e395cef8fcaff918c853b1969ed5274e7\ntyping-extensions==4.16.0 481caa481374e813c1b176ada14e97f1f67a4539ce9cfeb3f350d78d6370c2e8\ntyping-inspection==0.4.5 bc210535442b39e1bf2805e0c7a17dfd6a4ace760c84c7f7d16245d23a6b1c39\nurllib3==2.8.0 0cf3cae568d36aa9576b28dfb35f11328f1cb974ca7647d9475ebb86c75ac6e3\nuvicorn==0.54.0 505bdb0f318731d45f1f712071fc781a8981f6847a31c902c9f5e652d4f67faf\nwcwidth==0.9.4 b185c8b927b23af2721be1783499d1cfa5c028b098b0858951b4ae224477f1c2\nxxhash==4.1.0 34b86625dc36b54403b525e1d7b74a64343d9b65cee6e94872c6bd70722267ac 5e713f5db9e1a8aafac59a45cc1ffce11ca507730f5dc12e212ea7b73d9debde\nyarl==1.25.1 c6f117789d22dce188e5754e8bc65b7e6ebf8cb73963b9fa761f672a5883769d d5add7b4ca7afeea91d52e4d4e4db3b1fe9885b71f07054560d8c4296b7441a2\nzipp==4.1.2 b30cb6cd253122169c47de245ca24a86bac2a5d3802ba15bf7ba6414eb9e144d\n"
},
services: [
"openai",
"anthropic",
"openrouter"
],
needsModel: !0,
skills: null,
instructions: null,
mcp: !1,
notes: ["Its cost limit is off: that of the run applies.", "It ends a command after 30 s; `agent-args: -c mini.yaml -c environment.timeout=600` gives more."],
launch: (e) => ({
argv: [
...e.program,
"--yolo",
"--exit-immediately",
"--cost-limit",
"0",
"--output",
`${e.outputDirectory}/trajectory.json`,
"--model",
liteLlmModel(e),
...e.args,
`--task=${e.prompt}`
],
environment: {
MSWEA_CONFIGURED: "true",
MSWEA_COST_TRACKING: "ignore_errors",
MSWEA_GLOBAL_CONFIG_DIR: e.home,
MSWEA_SILENT_STARTUP: "1",
...liteLlm(e)
}
})
};
function liteLlm({ service: e }) {
return {
LITELLM_LOCAL_MODEL_COST_MAP: "True",
...e?.url == null ? {} : { [`${e.name.toUpperCase()}_API_BASE`]: e.url }
};
}
function liteLlmModel({ service: e, model: t }) {
return e === null ? t : `${e.name}/${t}`;
}
let f = {
name: "aider",
title: "aider",
version: "0.86.2",
install: {
from: "pypi",
package: "aider-chat",
with: [],
module: "aider",
lock: "\naider-chat==0.86.2 64f6a0c66c9f4633ad9f479bca3e64ebcba02b9da03c6b604b74a44736b2416e\naiohappyeyeballs==2.6.1 f349ba8f4b75cb25c99c5c2d84e997e485204d2902a9597802b0371f09331fb8\naiohttp==3.13.3 9ae8dd55c8e6c4257eae3a20fd2c8f41edaea5992ed67156642493b8daf3cecc 9d4c940f02f49483b18b079d1c27ab948721852b281f8b015c058100e9421dd1\naiosignal==1.4.0 053243f8b92b990551949e63930a839ff0cf0b0ebbe0597b0f3fb19e1a0fe82e\nannotated-doc==0.0.4 571ac1dc6991c450b25a9c2d84a3705e2ae7a53467b5d111c24fa8baabbed320\nannotated-types==0.7.0 1f02e8b43a8fbbc3f3e0d4f0f4bfc8131bcb4eebe8849b8e5c773f3a1c582a53\nanyio==4.12.1 d405828884fc140aa80a3c667b8beed277f1dfedec42ba031bd6ac3db606ab6c\nasgiref==3.11.1 e8667a091e69529631969fd45dc268fa79b99c92c5fcdda727757e52146ec133\nattrs==25.4.0 adcf7e2a1fb3b36ac48d97835bb6d8ade15b8dcce26aba8bf1d14847b57a3373\nbackoff==2.2.1 63579f9a0628e06278f7e47b7d7d5b6ce20dc65c5e96a6f3ca99a6adca0396e8\nbeautifulsoup4==4.14.3 0918bfe44902e6ad8d57732ba310582e98da931428d231a5ecb9e7c703a735bb\ncertifi==2026.1.4 9943707519e4add1115f44c2bc244f782c0249876bf51b6599fee1ffbedd685c\ncffi==2.0.0 3e17ed538242334bf70832644a32a7aae3d83b57567f9fd60a26257e992b79ba 8941aaadaf67246224cee8c3803777eed332a19d909b47e29c9842ef1e79ac26\ncharset-normalizer==3.4.4 11d694519d7f29d6cd09f6ac70028dba10f92f6cdd059096db198c283794ac86 840c25fb618a231545cbab0564a799f101b63b9901f2569faecd6b222ac72381\nclick==8.3.1 981153a64e25f12d547d3426c367a4857371575ee7ad18df2a6183ab0545b2a6\nconfigargparse==1.7.1 8b586a31f9d873abd1ca527ffbe58863c99f36d896e2829779803125e83be4b6\ndiff-match-patch==20241021 93cea333fb8b2bc0d181b0de5e16df50dd344ce64828226bda07728818936782\ndiskcache==5.6.3 5e31b2d5fbad117cc363ebaf6b689474db18a1f6438bc82358b024abd4c2ca19\ndistro==1.9.0 7bffd925d65168f85027d8da9af6bddab658135b840670a223589bc0c8ef02b2\nfastapi==0.128.8 5618f492d0fe973a778f8fec97723f598aa9deee495040a8d51aaf3cf123ecf1\nfastuuid==0.14.0 808527f2407f58a76c916d6aa15d58692a4a019fdf8d4c32ac7ff303b7d7af09 bbb0c4b15d66b435d2538f3827f05e44e2baafcc003dd7d8472dc67807ab8fd8\nfilelock==3.20.3 4b0dda527ee31078689fc205ec4f1c1bf7d56cf88b6dc9426c4f230e46c2dce1\nflake8==7.3.0 b9696257b9ce8beb888cdbe31cf885c90d31928fe202be0889a7cdafad32f01e\nfrozenlist==1.8.0 2552f44204b744fba866e573be4c1f9048d6a324dfe14475103fd51613eb1d1f 494a5952b1c597ba44e0e78113a7266e656b9794eec897b19ead706bd7074383\nfsspec==2026.2.0 98de475b5cb3bd66bedd5c4679e87b4fdfe1a3bf4d707b151b3c07e58c9a2437\ngitdb==4.0.12 67073e15955400952c6565cc3e707c554a4eea2e428946f7a4c162fab9bd9bcf\ngitpython==3.1.46 79812ed143d9d25b6d176a10bb511de0f9c67b1fa641d82097b0ab90398a2058\ngrep-ast==0.9.0 a3973dca99f1abc026a01bbbc70e00a63860c8ff94a56182ff18b089836826d7\nh11==0.16.0 63cf8bbe7522de3bf65932fda1d9c2772064ffb3dae62d55932da54b31cb6c86\nhf-xet==1.2.0 3651fd5bfe0281951b988c0facbe726aa5e347b103a675f49a3fa8144c7968fd\nhttpcore==1.0.9 2d400746a40668fc9dec9810239072b40b4484b640a8c38fd654a024c7a1bf55\nhttpx==0.28.1 d909fcccc110f8c7faf814ca82a9a4d816bc5a6dbfea25d6591d6985b8ba59ad\nhuggingface-hub==1.4.1 9931d075fb7a79af5abc487106414ec5fba2c0ae86104c0c62fd6cae38873d18\nidna==3.11 771a87f49d9defaf64091e6e6fe9c18d4833f140bd19464795bc32d966ca37ea\nimportlib-metadata==7.2.1 ffef94b0b66046dd8ea2d619b701fe978d9264d38f3998bc4c27ec3b146a87c8\nimportlib-resources==6.5.2 789cfdc3ed28c78b67a06acb8126751ced69a3d5f79c095a98298cd8a760ccec\njinja2==3.1.6 85ece4451f492d0c13c5dd7c13a64681a86afae63a5f347908daf103ce6d2f67\njiter==0.13.0 24ab43126d5e05f3d53a36a8e11eb2f23304c6c1117844aaaf9a0aa5e40b5018 bdaba7d87e66f26a2c45d8cbadcbfc4bf7884182317907baf39cfe9775bb4d93\njson5==0.13.0 9a08e1dd65f6a4d4c6fa82d216cf2477349ec2346a38fd70cc11d2557499fbcc\njsonschema==4.26.0 d489f15263b8d200f8387e64b4c3a75f06629559fb73deb8fdfb525f2dab50ce\njsonschema-specifications==2025.9.1 98802fee3a11ee76ecaca44429fda8a41bff98b00a0f2838151b113f210cc6fe\nlitellm==1.81.10 9efa1cbe61ac051f6500c267b173d988ff2d511c2eecf1c8f2ee546c0870747c\nmarkdown-it-py==4.0.0 87327c59b172c5011896038353a81343b6754500a08cd7a4973bb48c6d578147\nmarkupsafe==3.0.3 0bf2a864d67e76e5c9a34dc26ec616a66b9888e25e7b9460e1c76d3293bd9dbf d6dd0be5b5b189d31db7cda48b91d7e0a9795f31430b7f271219ab30f1d3ac9d\nmccabe==0.7.0 6c2d30ab6be0e4a46919781807b4f0d834ebdd6c6e3dca0bda5a15f863427b6e\nmdurl==0.1.2 84008a41e51615a49fc9966191ff91509e3c40b939176e643fd50a5c2196b8f8\nmixpanel==5.0.0 5c5fee75a304bd2940828a08a31f74fae7f02d5fe81914a851ed87e8884096ec\nmslex==1.3.0 c7074b347201b3466fc077c5692fbce9b5f62a63a51f537a53fbbd02eff2eea4\nmultidict==6.7.1 439cbebd499f92e9aa6793016a8acaa161dfa749ae86d20960189f5398a19144 bfde23ef6ed9db7eaee6c37dcec08524cb43903c60b285b172b6c094711b3961\nnetworkx==3.4.2 df5d4365b724cf81b8c6a7312509d0c22386097011ad1abe274afd5e9d3bbc5f\nnumpy==1.26.4 666dbfb6ec68962c033a450943ded891bed2d54e6755e35e5835d63f4f6931d5 675d61ffbfa78604709862923189bad94014bef562cc35cf61d3a07bba02a7ed\nopenai==2.20.0 38d989c4b1075cd1f76abc68364059d822327cf1a932531d429795f4fc18be99\norjson==3.11.7 9c0b51672e466fd7e56230ffbae7f1639e18d0ce023351fb75da21b71bc2c960 e7745312efa9e11c17fbd3cb3097262d079da26930ae9ae7ba28fb738367cbad\noslex==0.1.3 71acb8a1d42ed78ddd213a1d3a628bbf837f758bd2999c91df7ce57972466bdf\npackaging==26.0 b36f1fef9334a5588b4166f8bcd26a14e521f2b55e6b9de3aaa80d3ff7a37529\npathspec==1.0.4 fb6ae2fd4e7c921a165808a552060e722767cfa526f99ca5156ed2ce45a5c723\npexpect==4.9.0 7236d1e080e4936be2dc3e326cec0af72acf9212a7e1d060210e70a47e253523\npillow==12.1.1 597bd9c8419bc7c6af5604e55847789b69123bbe25d65cc6ad3012b4f3c98d8b 7aac39bcf8d4770d089588a2e1dd111cbaa42df5a94be3114222057d68336bd0\nposthog==7.8.6 21809f73e8e8f09d2bc273b09582f1a9f997b66f51fc626ef5bd3c5bdffd8bcd\nprompt-toolkit==3.0.52 9aac639a3bbd33284347de5ad8d68ecc044b91a762dc39b7c21095fcd6a19955\npropcache==0.4.1 15932ab57837c3368b024473a525e25d316d8353016e7cc0e5ba9eb343fbb1cf fd6f30fdcf9ae2a70abd34da54f18da086160e4d7d9251f81f3da0ff84fc5a48\npsutil==7.2.2 076a2d2f923fd4821644f5ba89f059523da90dc9014e85f8e45a5774ca5bc6f9\nptyprocess==0.7.0 4b41f3967fce3af57cc7e94b888626c18bf37a083e3651ca8feeb66d492fef35\npycodestyle==2.14.0 dd6bf7cb4ee77f8e016f9c8e74a35ddd9f67e1d5fd4184d86c3b98e07099f42d\npycparser==3.0 b727414169a36b7d524c1c3e31839a521725078d7b2ff038656844266160a992\npydantic==2.12.5 e561593fccf61e8a20fc46dfc2dfe075b8be7d0188df33f221ad1f0139180f9d\npydantic-core==2.41.5 eceb81a8d74f9267ef4081e246ffd6d129da5d87e37a77c9bde550cb04870c1c f31d95a179f8d64d90f6831d71fa93290893a33148d890ba15de25642c5d075b\npydub==0.25.1 65617e33033874b59d87db603aa1ed450633288aefead953b30bded59cb599a6\npyflakes==3.4.0 f742a7dbd0d9cb9ea41e9a24a918996e8170c799fa528688d40dd582c8265f4f\npygments==2.19.2 86540386c03d588bb81d44bc3928634ff26449851e99741617ecb9037ee5ec0b\npypandoc==1.16.2 c200c1139c8e3247baf38d1e9279e85d9f162499d1999c6aa8418596558fe79b\npyperclip==1.11.0 299403e9ff44581cb9ba2ffeed69c7aa96a008622ad0c46cb575ca75b5b84273\npython-dateutil==2.9.0.post0 a8b2bc7bffae282281c8140a97d3aa9c14da0b136dfe83f850eea9a5f7470427\npython-dotenv==1.2.1 b81ee9561e9ca4004139c6cbba3a238c32b03e4894671e181b671e8cb8425d61\npyyaml==6.0.3 b8bb0864c5a28024fac8a632c443c87c5aa6f215c0b126c449ae1a150412f31d ba1cc08a7ccde2d2ec775841541641e4548226580ab850948cbfda66a1befcdc\nreferencing==0.37.0 381329a9f99628c9069361716891d34ad94af76e461dcb0335825aecc7692231\nregex==2026.1.15 c32bef3e7aeee75746748643667668ef941d28b003bfc89994ecf09a10f7a1b5 d9ea2604370efc9a174c1b5dcc81784fb040044232150f7f33756049edfc9026\nrequests==2.32.5 2462f94637a34fd532264295e186976db0f5d453d1cdd31473c85a6a161affb6\nrich==14.3.2 08e67c3e90884651da3239ea668222d19bea7b589149d8014a21c633420dbb69\nrpds-py==0.30.0 33f559f3104504506a44bb666b93a33f5d33133765b0c216a5bf2f1e1503af89 47f236970bccb2233267d89173d3ad2703cd36a0e2a6e92d0560d333871a3d23\nscipy==1.15.3 271e3713e645149ea5ea3e97b57fdab61ce61333f97cfae392c28ba786f9bb49 39cb9c62e471b1bb3750066ecc3a3f3052b37751c7c3dfd0fd7e48900ed52982\nshellingham==1.5.4 7ecfff8f2fd72616f7481040475a65b2bf8af90a56c89140852d1120324e8686\nshtab==1.8.0 f0922a82174b4007e06ac0bac4f79abd826c5cca88e201bfd927f889803c571d\nsix==1.17.0 4721f391ed90541fddacab5acf947aa0d3dc7d27b2e1e8eda2be8970586c3274\nsmmap==5.0.2 b30115f0def7d7531d22a0fb6502488d879e75b260a9db4d0819cfb25403af5e\nsniffio==1.3.1 2f6da418d1f1e0fddd844478f41680e794e6051915791a034ff65e5f100525a2\nsocksio==1.0.0 95dc1f15f9b34e8d7b16f06d74b8ccf48f609af32ab33c608d08761c5dcbb1f3\nsounddevice==0.5.5 30ff99f6c107f49d25ad16a45cacd8d91c25a1bcdd3e81a206b921a3a6405b1f\nsoundfile==0.13.1 03267c4e493315294834a0870f31dbb3b28a95561b80b134f0bd3cf2d5f0e618\nsoupsieve==2.8.3 ed64f2ba4eebeab06cc4962affce381647455978ffc1e36bb79a545b91f45a95\nstarlette==0.52.1 0029d43eb3d273bc4f83a08720b4912ea4b071087a3b48db01b7c839f7954d74\ntiktoken==0.12.0 47a5bc270b8c3db00bb46ece01ef34ad050e364b51d406b6f9730b64ac28eded edde1ec917dfd21c1f2f8046b86348b0f54a2c0547f68149d8600859598769ad\ntokenizers==0.22.2 369cc9fc8cc10cb24143873a0d95438bb8ee257bb80c71989e3ee290e8d72c67\ntqdm==4.67.3 ee1e4c0e59148062281c49d80b25b67771a127c85fc9676d3be5f243206826bf\ntree-sitter==0.25.2 3e65ae456ad0d210ee71a89ee112ac7e72e6c2e5aac1b95846ecc7afa68a194c b43a9e4c89d4d0839de27cd4d6902d33396de700e9ff4c5ab7631f277a85ead9\ntree-sitter-c-sharp==0.23.1 035d259e64c41d02cc45afc3b8b46388b232e7d16d84734d851cca7334761da5\ntree-sitter-embedded-template==0.25.0 a7c88c3dd8b94b3c9efe8ae071ff6b1b936a27ac5f6e651845c3b9631fa4c1c2\ntree-sitter-language-pack==0.13.0 0d4f261fce387ae040dae7e4d1c1aca63d84c88320afcc0961c123bec0be8377\ntree-sitter-yaml==0.7.2 f1a5c60c98b6c4c037aae023569f020d0c489fad8dc26fdfd5510363c9c29a41\ntyper==0.23.0 79f4bc262b6c37872091072a3cb7cb6d7d79ee98c0c658b4364bdcde3c42c913\ntyper-slim==0.23.0 1d693daf22d998a7b1edab8413cdcb8af07254154ce3956c1664dc11b01e2f8b\ntyping-extensions==4.15.0 f0fa19c6845758ab08074a0cfa8b7aecb71c999ca73d62883bc25cc018c4e548\ntyping-inspection==0.4.2 4ed1cacbdc298c220f1bd249ed5287caa16f34d44ef4e9c3d0cbad5b521545e7\nurllib3==2.6.3 bf272323e553dfb2e87d9bfd225ca7b0f467b919d7bbd355436d3fd37cb0acd4\nwatchfiles==1.1.1 1db5d7ae38ff20153d542460752ff397fcf5c96090c1230803713cf3147a6803 aebfd0861a83e6c3d1110b78ad54704486555246e542be3e2bb94195eabb2606\nwcwidth==0.6.0 1a3a1e510b553315f8e146c54764f4fb6264ffad731b3d78088cdb1478ffbdad\nyarl==1.22.0 4c52a6e78aef5cf47a98ef8e934755abf53953379b7d53e68b15ff4420e6683d 50678a3b71c751d58d7908edc96d332af328839eea883bb554a43f539101277a\nzipp==3.23.0 071652d6115ed432f5ce1d34c336c0adfd6a884660d1e9712a256d3d3bd4b14e\n",
onlyLocked: !0
},
services: [
"openai",
"anthropic",
"openrouter"
],
needsModel: !0,
skills: null,
instructions: "CONVENTIONS.md",
mcp: !1,
notes: [
"It edits files and runs no commands, so it is of no use for SetupBench.",
"A failed request ends with exit code 0.",
"Other versions cannot be installed."
],
launch: (e) => ({
argv: [
...e.program,
"--message-file",
e.promptFile,
"--model",
liteLlmModel(e),
"--yes-always",
"--no-git",
"--no-check-update",
"--no-show-release-notes",
"--no-show-model-warnings",
"--no-pretty",
"--no-stream",
"--no-analytics",
"--no-detect-urls",
"--disable-playwright",
"--no-suggest-shell-commands",
"--chat-history-file",
`${e.home}/chat.md`,
"--input-history-file",
`${e.home}/input`,
...e.instructions ? ["--read", `${e.home}/CONVENTIONS.md`] : [],
...e.args
],
environment: liteLlm(e)
})
};
var p = n(44764);
let m = {
name: "copilot",
title: "GitHub Copilot CLI",
version: "1.0.102",
install: {
from: "npm",
node: !1,
packages: {
"x64-glibc": {
name: "@github/copilot-linux-x64",
program: "copilot",
integrity: "sha512-eGHPbsP0p2QgfVZCjtbGBFZPBOJQ0DN7xIbBRAo7oG8b1zfLirQIdfI4h8Iy68Dv2cKJGJZg2/EO7W7KpIMJOw=="
},
"x64-musl": {
name: "@github/copilot-linuxmusl-x64",
program: "copilot",
integrity: "sha512-laj1/lFWwkX7P1jAVm2DNNxRljLkhfKI4XDONIA5njiU+PPvWVH38gIvYU+lNTgJ0QT7CSV6Jj2fuqPx0Go+5Q=="
},
"arm64-glibc": {
name: "@github/copilot-linux-arm64",
program: "copilot",
integrity: "sha512-5rO0B2/AduCekrE+aUzipySKZxZY2b/tVRZ8Suy8ymPFNC0Q7HQiQ8DZhxj+3RhHR8rU2Z8KOJVAbtMlROX6+A=="
},
"arm64-musl": {
name: "@github/copilot-linuxmusl-arm64",
program: "copilot",
integrity: "sha512-PyuqTcgTKd4XrtSRKAQgfIK41cVzHArSNM8f8XS39dQc75aUsKG+MPd5rLwmqqhtbWVFgI+PSS/X18/Qo4EDTg=="
}
}
},
services: [
"openai",
"anthropic",
"openrouter"
],
needsModel: !0,
skills: "skills",
instructions: "copilot-instructions.md",
mcp: !0,
certificates: "NODE_EXTRA_CA_CERTS",
notes: ["Models of a provider of your own only; those of a Copilot subscription cannot be metered.", "It unpacks itself at each start."],
launch: (e) => ({
argv: [
...e.program,
"--allow-all",
"--no-ask-user",
"--output-format",
"json",
"--model",
e.model,
"--disable-builtin-mcps",
...e.args,
`--prompt=${e.prompt}`
],
environment: {
COPILOT_HOME: e.home,
COPILOT_OFFLINE: "true",
COPILOT_AUTO_UPDATE: "false",
COPILOT_MODEL: e.model,
...providerOf(e)
},
files: (0, o.jv)("mcp-config.json", e.mcp)
})
};
function providerOf({ service: e }) {
if (e === null) return {};
let { name: t, key: n, url: r } = e;
return {
COPILOT_PROVIDER_API_KEY: n,
COPILOT_PROVIDER_TYPE: t === "anthropic" ? "anthropic" : "openai",
COPILOT_PROVIDER_BASE_URL: r ?? p.jJ[t].endpoint
};
}
let h = {
name: "@google/gemini-cli",
program: "bundle/gemini.js",
integrity: "sha512-dbQ9A0qBtFJNi6XBkHvfZ6Azpn6PNgH/P8h2MZ67RLlX8hSAVjup39CRWqdRxZv7YXIuhrFaytr8y0jKnkoxnQ=="
};
let g = {
name: "gemini-cli",
title: "Gemini CLI",
version: "0.61.0",
install: {
from: "npm",
node: !0,
packages: {
"x64-glibc": h,
"arm64-glibc": h
}
},
services: ["gemini"],
needsModel: !1,
aliases: /^(auto|auto-gemini-[\d.]+|pro|flash|flash-lite)$/,
skills: ".gemini/skills",
instructions: ".gemini/GEMINI.md",
mcp: !0,
notes: ["It refuses commands with `$(…)`, backticks or `<(…)`."],
launch: (e) => ({
argv: [
...e.program,
"--skip-trust",
"--approval-mode",
"yolo",
"--output-format",
"stream-json",
...e.model === null ? [] : ["--model", e.model],
...e.args,
"--prompt",
""
],
environment: {
GEMINI_CLI_HOME: e.home,
GEMINI_CLI_TRUST_WORKSPACE: "true"
},
files: { ".gemini/settings.json": JSON.stringify(settingsOf(e), null, 2) },
stdin: !0
})
};
function settingsOf({ service: e, mcp: t }) {
return {
general: {
disableAutoUpdate: !0,
disableUpdateNag: !0,
enableAutoUpdate: !1
},
privacy: { usageStatisticsEnabled: !1 },
telemetry: { enabled: !1 },
tools: { exclude: ["google_web_search"] },
...e === null ? {} : { security: { auth: { selectedType: "gemini-api-key" } } },
mcpServers: geminiServers(t)
};
}
function geminiServers(e) {
return Object.fromEntries(Object.entries(e).map(([e, t]) => [e, gemini_cli_serverOf(t)]));
}
function gemini_cli_serverOf(e) {
if (!("url" in e)) return {
...e,
trust: !0
};
return {
...e.type === "http" ? { httpUrl: e.url } : { url: e.url },
headers: e.headers,
trust: !0
};
}
let _ = {
name: "nop",
title: "Nothing",
version: null,
install: null,
services: [],
needsModel: !1,
skills: null,
instructions: null,
mcp: !1,
idle: !0,
notes: [],
launch: () => ({
argv: ["true"],
environment: {}
})
};
let v = {
name: "opencode",
title: "opencode",
version: "1.18.34",
install: {
from: "npm",
node: !1,
packages: {
"x64-glibc": {
name: "opencode-linux-x64",
program: "bin/opencode",
integrity: "sha512-RTAMjCve4euxP2QKLuvRmdoW5J5DQK1DiZqt+7slfixyjAEi79QC2Df2oYKogibaAI4IEU8uzenoJeEl3k+UEw=="
},
"x64-musl": {
name: "opencode-linux-x64-musl",
program: "bin/opencode"
},
"arm64-glibc": {
name: "opencode-linux-arm64",
program: "bin/opencode"
},
"arm64-musl": {
name: "opencode-linux-arm64-musl",
program: "bin/opencode"
}
}
},
services: [
"anthropic",
"openai",
"openrouter",
"gemini"
],
needsModel: !0,
skills: "config/opencode/skills",
instructions: "config/opencode/AGENTS.md",
mcp: !0,
notes: ["The titles of sessions are made by the model too, and count."],
launch: (e) => ({
argv: [
...e.program,
"run",
"--auto",
"--format",
"json",
"--model",
e.service === null ? e.model : `agentbench/${e.model}`,
...e.args
],
environment: {
XDG_CONFIG_HOME: `${e.home}/config`,
XDG_DATA_HOME: `${e.home}/data`,
XDG_STATE_HOME: `${e.home}/state`,
XDG_CACHE_HOME: `${e.home}/cache`,
OPENCODE_CONFIG_CONTENT: JSON.stringify(opencode_configOf(e)),
OPENCODE_DISABLE_AUTOUPDATE: "1",
OPENCODE_DISABLE_MODELS_FETCH: "1"
},
stdin: !0
})
};
let y = {
anthropic: "@ai-sdk/anthropic",
openai: "@ai-sdk/openai-compatible",
openrouter: "@ai-sdk/openai-compatible",
gemini: "@ai-sdk/google"
};
let b = {
anthropic: "/v1",
openai: "",
openrouter: "",
gemini: "/v1beta"
};
function opencode_configOf({ service: e, model: t, mcp: n }) {
let r = e?.url ?? (e?.name === "openai" ? p.jJ.openai.endpoint : null);
let i = e !== null && {
npm: y[e.name],
options: {
apiKey: `{env:${e.keyName}}`,
...r === null ? {} : { baseURL: r + b[e.name] }
},
models: { [t]: {} }
};
return {
autoupdate: !1,
share: "disabled",
permission: { websearch: "deny" },
...i ? { provider: { agentbench: i } } : {},
mcp: Object.fromEntries(Object.entries(n).map(([e, t]) => [e, opencode_serverOf(t)]))
};
}
function opencode_serverOf(e) {
if ("url" in e) return {
type: "remote",
url: e.url,
headers: e.headers
};
return {
type: "local",
command: [e.command, ...e.args],
environment: e.env
};
}
let x = {
name: "openhands",
title: "OpenHands CLI",
version: "1.16.0",
install: {
from: "pypi",
package: "openhands",
with: [],
module: "openhands_cli.entrypoint",
lock: "\nagent-client-protocol==0.8.1 9421a11fd435b4831660272d169c3812d553bb7247049c138c3ca127e4b8af8e\naiofile==3.12.3 5c1bcc9e929c50834608e8cc1a4cc1d7503eb60c15a535b779fd39e2f372c017\naiohappyeyeballs==2.7.1 9243213661e29250eb41368e5daa826fc017156c3b8a11440826b2e3ed376472\naiohttp-jinja2==1.6 0df405ee6ad1b58e5a068a105407dc7dcc1704544c559f1938babde954f945c7\naiohttp==3.14.5 20f085697d7e911f1f73c43ed03fafbed1e7121797e2eb5428efa80398060584\naiosignal==1.4.0 053243f8b92b990551949e63930a839ff0cf0b0ebbe0597b0f3fb19e1a0fe82e\naiosqlite==0.22.1 21c002eb13823fad740196c5a2e9d8e62f6243bd9e7e4a1f87fb5e44ecb4fceb\nalembic==1.20.1 9970712cfb81ea26c8658d378aaa5b8f6ff9146e5bb111d70497c164016cf598\nannotated-doc==0.0.7 6bc31bbbec6dfaaedc1676dbc11dbda96fe22a2b5c400e9ebad113fec44a9dc6\nannotated-types==0.8.0 f072f4d804ea359e4eaf198b1af7a8b0943881a87f31bb764f8bf219bb9419e0\nanyio==4.16.0 c66ae634e0b8228396b801741beb3294326d4b6102f7bba4041c0dfb58c29026\nattrs==26.1.0 c647aa4a12dfbad9333ca4e71fe62ddc36f4e63b2d260a37a8b83d2f043ac309\nauthlib==1.9.9 0199649865fefb4304fc57683eaebb15614523073e41e09d98c72f3268ce5cbc\nbashlex==0.18 91d73a23a3e51711919c1c899083890cdecffc91d8c088942725ac13e9dcfffa\nbeartype==0.23.1 4461b4dc57e3fdd6c8a8464b22cf118002eea107c33e9fef651c69068ab3cce3\nbinaryornot==0.6.0 900adfd5e1b821255ba7e63139b0396b14c88b9286e74e03b6f51e0200331337\nblake3==1.0.11 33424c686b291c7682b5816fe9320466dbc0a457ef7e15c273c804a2d70fea70\nboto3==1.44.5 70c3e0409794b29ec1900bcaff0695b73234a2d32ffaed35045b94caa26212a5\nbotocore==1.44.5 8f16a56d1dff125dd65322ae021efa7ba5195a6db5102b96862566055b748921\ncachetools==8.0.1 9e54fbdef4b24e8059e8a430893122febbaf9f5673f236fdb82256cdd090d506\ncaio==0.12.10 70d5032f3e0b2dbeceb12d418951415e936cff7f33132ac9f7759937ff1916f3\ncertifi==2026.10.18 73191c47aaa79da394e8fee2dbc2ec827432cab56311122c9e47abf79e390f62\ncffi==2.1.1 c1453022f490d2459a11819d83ad1d586e9ff65a12ac3e705ffebd46d3685dcf\ncharset-normalizer==3.5.2 3d31298449090ab8d47b7b1b2a555ff73cac7ed438a08b7ac160980c7ebed649\nclick==8.5.1 8bb5376d2006950386f8c6427613334a2acadc5f559cb80e638d00b4df957e37\ncryptography==50.0.2 9dab55f57c74c3cad24c323bacbbd04be4705ba6eb0d92e920b1fc4837ed5079\ncyclopts==5.4.0 29a4639849e9161f64bce7904c787b85f6a8accfb08cd675ad70b7753af57e81\ndeprecation==2.1.0 a10811591210e1fb0e768a8c25517cabeabcba6f0bf96564f8ff45189f90b14a\ndistro==1.9.0 7bffd925d65168f85027d8da9af6bddab658135b840670a223589bc0c8ef02b2\ndnspython==2.9.2 af15f7d385a6ae2fb35a796fde2138004c8c42c7389090e2addc83e3b3340fd8\ndocker==7.2.0 a3f45fdeb9165e2d25d9a1d02ddf3bc70fb572cf5ebbf9b58558c22caf29b71f\ndocstring-parser==0.18.0 b3fcbed555c47d8479be0796ef7e19c2670d428d72e96da63f3a40122860374b\nemail-validator==2.4.0 4454e41c4e1c6b6caee34a1dc71d5e736791562be8fd179b02e298f796522684\nexceptiongroup==1.3.1 a7a39a3bd276781e98394987d3a5701d0c4edffb633bb7a5144577f82c773598\nfakeredis==2.40.0 b155ef2442134372eb1cc5664cf5638ccbe0a6dde9d1942153708e2782f315c9\nfastapi==0.165.0 896f48462042bb4f162147eb8fac7e858753dc1f486765709baf105d70e4fc5b\nfastmcp-slim==4.1.2 58a4e547a0f85cfee2d2219677ed31c0f1c4911741a5c91a1ee5fbf69dde35fa\nfastmcp==4.1.2 3d5eddfe624b002ebcf202d5a55ff13bdce6925ce58bfcaeb28bc2e3bbee1830\nfastuuid==0.14.0 808527f2407f58a76c916d6aa15d58692a4a019fdf8d4c32ac7ff303b7d7af09\nfilelock==3.32.7 65ff0d0190ea42038b32bda4b77834fb05be2cad4c5b9b01aa4dfb3614536e52\nfrozenlist==1.8.0 494a5952b1c597ba44e0e78113a7266e656b9794eec897b19ead706bd7074383\nfsspec==2026.9.0 8dd6e646e99ea382bd85f97a45e6b526a442d79423a7dc673f1e2756d05fcb5f\ngoogleapis-common-protos==1.76.0 59e13344a9f3651aa201a03e2bee815a3bf43a4baf1f9ff8a9b62a840ce25fac\ngriffelib==2.4.1 76bc562f936ad1ce198d2cf6d0731bd5c92a7d934b69ef828ef22ee0ffdb62ce\ngrpcio==1.85.1 a1a72d19c0ab84b4b73b6c47eeaade76d84b1973a51593ff1160a73df33d03d9\nh11==0.16.0 63cf8bbe7522de3bf65932fda1d9c2772064ffb3dae62d55932da54b31cb6c86\nh2==4.4.1 0e25f1462b23c9cb82d9eb02e28bc706dac2a68cb457c6a0d74d63c8a2a5d0e6\nhf-xet==1.8.0 29dab7c904cd1914a0439c6e1306c12c7497c8bd32290fbe563ebf51ca4b6d6d\nhpack==4.2.0 858ac0b02280fa582b5080d68db0899c62a80375e0e5413a74970c5e518b6986\nhttpcore2==2.16.2 16051ae2a42f776007543f32de9349a317b23d2cbb4e1456b4bac0e88b87419a\nhttpcore==1.0.9 2d400746a40668fc9dec9810239072b40b4484b640a8c38fd654a024c7a1bf55\nhttpx2==2.16.2 f05c13aade4c45dbf1c9060647a1058f0acad62398fad96e741269edb33d46f5\nhttpx==0.28.1 d909fcccc110f8c7faf814ca82a9a4d816bc5a6dbfea25d6591d6985b8ba59ad\nhuggingface-hub==1.33.0 04e434b06e100eddbce9a6e817d72693a7884b10a79bd67ab48080d5c07eb899\nhyperframe==6.1.0 b03380493a519fce58ea5af42e4a42317bf9bd425596f7a0835ffce80f1a42e5\nidna==3.20 ab7ae7122974553370f0bdb919e1a960b2cd1bc1ef0276416d896db81c14582c\nimportlib-metadata==8.9.0 e0f761b6ea91ced3b0844c14c9d955224d538105921f8e6754c00f6ca79fba7f\njaraco-classes==3.4.0 f662826b6bed8cace05e7ff873ce0f9283b5c924470fe664fff1c2f00f581790\njaraco-context==6.1.2 bf8150b79a2d5d91ae48629d8b427a8f7ba0e1097dd6202a9059f29a36379535\njaraco-functools==4.6.0 99e3dc0060c5cbe8fcd1cdb36258e2a65ca40f1566b2033b12abb1bb44dd3c30\njeepney==0.9.0 97e5714520c16fc0a45695e5365a2e11b81ea79bba796e26f9f1d178cb182683\njinja2==3.1.6 85ece4451f492d0c13c5dd7c13a64681a86afae63a5f347908daf103ce6d2f67\njiter==0.19.0 0956b5f58b804221dfb929c120e6d4032138fed20c1cc0ef683a2d1326255e46\njmespath==1.1.0 a5663118de4908c91729bea0acadca56526eb2698e83de10cd116ae0f4e97c64\njoserfc==1.8.0 176b836ac7ed9a46a88629e24076314b475f33a75d0bad7f26146e572eed7c79\njson-repair==0.64.6 4affdb56208ec2b34d668a4384583b8b080d4e2ff48cc2f8c07a5cf46d559e2f\njsonref==1.1.0 590dc7773df6c21cbf948b5dac07a72a251db28b0238ceecce0a2abfa8ec30a9\njsonschema-path==0.5.0 2790a070bc7abb08ea3dbe4d340ece4efadf639223001f020c7503229ba068e2\njsonschema-specifications==2025.9.1 98802fee3a11ee76ecaca44429fda8a41bff98b00a0f2838151b113f210cc6fe\njsonschema==4.26.0 d489f15263b8d200f8387e64b4c3a75f06629559fb73deb8fdfb525f2dab50ce\nkeyring==25.7.0 be4a0b195f149690c166e850609a477c532ddbfbaed96a404d4e43f8d5e2689f\nlibtmux==0.62.0 626aa6fae45e3a423e1acc81604efafa63b7262b1d67b2c7a8778b1ad691456b\nlinkify-it-py==2.2.0 3adc40eb5af300b2605fcfdb968c24e1d780a90f1f2221af7c15e5111e94d443\nlitellm==1.106.2 cb1a2a1e55a4a8350ae2167525dc0d06f59b078cd685fb3e0f5419f02da5420e\nlmnr-claude-code-proxy==0.2.0 fdce44d67147785b6449d5d1ee2330ed722a8820af6ef0c240e879e56ac36baf\nlmnr==0.8.1 dabbebf8b056b9b2646eadb22a4883a4ea0a8b50c94a78d747c6321321605794\nlupa==2.8 8cf4f064a0e5531afce2d7d750120c10c10f9529139af6ca6150d13151034398\nmako==1.4.3 723296007c870bfd6b3f0c3230dba7198096e5269297ebf5e4eff9e7ffa39d4f\nmarkdown-it-py==4.3.0 7aa1511a46c39138de78d9eba92ce47e63124d8003fc98b3a351909e04239efa\nmarkupsafe==3.0.4 8e124f974786f831d6043728e38296969d3579db8896fe004682f5758e613581\nmcp-types==2.3.0 968efdbdaedfab06adae40d378a34395f1090c5921d4be3c9cde283aaf76d91d\nmcp==2.3.0 dd0c44c089d16453e8ae31a3877a0054d7a2314caaa81f5e0541b9b1734b2377\nmdit-py-plugins==0.7.0 7f8e30403f3dd8bfe3afcdcbc6e61066d3f2e714167507b9c26eb385ec399353\nmdurl==0.1.2 84008a41e51615a49fc9966191ff91509e3c40b939176e643fd50a5c2196b8f8\nmore-itertools==11.2.1 35a7377edd1dd6608dcb2cdf534ded55ea32d49448875ad042cd3f879fb1ded0\nmultidict==7.2.1 1fb8c1a3480c130c3a6422d5f16f3cad6552bf08c2089dd288ba7134649183b5\nopenai==2.54.0 89089789197ccdb87f173a03145ed1598d00795220c93e96cf712b1cbf5e5f2b\nopenapi-pydantic==0.6.0 8bd6d548a250da37db96f461bcd52b3468e8834ad7d6db14b00a6b2ebbd163a3\nopenhands-agent-server==1.58.0 c60e78d54f1aca0a28f62c645560a5a127e700551f99fbcb32f8ca13c79050e9\nopenhands-sdk==1.21.0 4bf77fe25c9dd4908f70fef2a2e90fede32ff555359ca08fe9f4f3a3acee930b\nopenhands-tools==1.21.0 97a0a910388881525e964165686a114d48cdb70788797f7048584d5aa839a61a\nopenhands-workspace==1.11.1 73f7f4423acf3b1d7116c3a523c04d1b3c185af9d91e0c5cf0666a7758251069\nopenhands==1.16.0 e5495ddc76bff6ad8cf332b2e366c665f6735da31bc60fba9d430e19d11ffd3d\nopentelemetry-api==1.45.1 b31553efa588ae44bc306f863c785c5333a9ecc091248c6ee68b4b6c87fdedfb\nopentelemetry-exporter-http-transport==0.66b1 2f95404bdee7f9d2d529c7de56c7bd86d014d774d8fbf137810e0167f8a492bf\nopentelemetry-exporter-otlp-common==0.66b1 00ff8592c3a7cb729ff3fdc7ffa12372c243bdf2163e80c180994d0c7bd83ee9\nopentelemetry-exporter-otlp-proto-common==1.45.1 2f446183ae7047b036226f1d846c41a834b0e8755ad13b51a51dd38952eb466c\nopentelemetry-exporter-otlp-proto-grpc==1.45.1 e42ecb789d2fc5d8145e3dadc3e2991c9f18cd166d7c7514e234702540274b76\nopentelemetry-exporter-otlp-proto-http==1.45.1 24a97cf3753c7fb52fad44a696e452ff371686339e2acf3309e2eda3d0230700\nopentelemetry-instrumentation-threading==0.66b1 94039c60603060d26524e31aed1181a5d153e43f58462d110dbeb4830687d7d7\nopentelemetry-instrumentation==0.66b1 4c4aa14dc9a24a02325a9d4c42c4d0208dbb1374c2b1b8fe6c9392d59f3e1008\nopentelemetry-proto==1.45.1 f38e2a8413053c180cd3d2637fbb279673ec2f6a6e09c995aafa2f452c52b46e\nopentelemetry-sdk==1.45.1 c604c11dc429810812348989115fa44bd558772a3d7442afc43d024f2c250ca4\nopentelemetry-semantic-conventions-ai==0.5.1 25aeb22bd261543b4898a73824026d96770e5351209c7d07a0b1314762b1f6e4\nopentelemetry-semantic-conventions==0.66b1 d4cddeb4315490b35213f55e2bdc9ac54bb1e4d318927475bed62b35545e581b\norjson==3.13.0 bceadfd314bd238f584fc229a4bbaf0e573597e7a026dec5429fbf29fd66c641\npackaging==26.3 d7193f7c8e4e93f444fde0262bf90af30e16fa0ad0ad44cb553c87339b23cd1c\npathable==0.6.0 82c4ca6c98c502ad12e0d4e9779b6210afee93c38990988c8c5d1b49bdcdf566\npillow==13.0.0 42d63be3af4f9b951b199b0a9d23365d37ab14687e6d77b74940432c8515c4ca\nplatformdirs==4.14.7 391513b74707c42335fff3ea17eaac657a7ee9ffcadd809634d34ea594d0122c\npropcache==0.5.4 2814ecd8e818f487bee4b0f921bc4d1c176cc5fc71ac0f072d0fa67eda4ac14b\nprotobuf==7.36.2 89f23aa53c24553a2416fd4fd1ec06f74fa42b14b546d8883128813f775bbfd2\npy-key-value-aio==0.4.6 820b30c7959fc738ea3d00160cdb10cd258f51e38737b2add530defeea1ded77\npycparser==3.12 a076f3f489b39b43ed13563a1dafe42447445bec2e294154ec5c57fcdda4c85e\npydantic-core==2.50.4 c81d98e27d9d9261909dcccab1ba5d6ea1c98b0bb9470e368604614fd1d36ddd\npydantic-settings==2.16.3 d1db16a2d34006323a1b42c0640898da58adfbad7ec30baaa9e2b18aafc08999\npydantic==2.14.3 3f7b347782ab7e4cf4c798496ae3a82787d9f21ec12676a9c564355eeef8daa8\npygments==2.21.0 2363c69b61c4a97c838da3b130dcd6468f4848992b21a82f2a63ec34377137d9\npyjwt==2.15.1 42d59d631f7768a1028a64c7ff581a9bf7519804daf91fc5b6c56e30eec5e193\npyperclip==1.11.0 299403e9ff44581cb9ba2ffeed69c7aa96a008622ad0c46cb575ca75b5b84273\npython-dateutil==2.9.0.post0 a8b2bc7bffae282281c8140a97d3aa9c14da0b136dfe83f850eea9a5f7470427\npython-dotenv==1.2.4 42269a8a5b3fd54ffa6f3d84b18abed50064717576b4ecf03dc4a55d8aa04fdc\npython-frontmatter==1.3.0 9f7dd9260bec99044219159a329f64f039087f9d1a2124c9442556f2fe6f82ec\npython-json-logger==4.2.0 158a52126fcd6869e09574d2b66272666f3dc8f468c62637ef9a1fa883719cb9\npython-multipart==0.0.34 ebacd224bd686eee2f9aa1066a657affe07435a185834e05e5235e2e59173e91\npyyaml==6.0.3 ba1cc08a7ccde2d2ec775841541641e4548226580ab850948cbfda66a1befcdc\nredis==8.1.0 a4fe1aac3d3b3cc791d4b3d5931c5a956045dc951ee74d1c913ee3ac4d2ee9fb\nreferencing==0.37.0 381329a9f99628c9069361716891d34ad94af76e461dcb0335825aecc7692231\nregex==2026.11.15 f3758c3b1689ab778f3e1ae0f9aa4d22b8e4efc362e2e4cfdbbc5a208fed0bc1\nrequests==2.34.2 2a0d60c172f83ac6ab31e4554906c0f3b3588d37b5cb939b1c061f4907e278e0\nrich-rst==2.2.0 1ea1c43813dc4a8d86475fce27ffb74e0ada3d4656c9f8130ba2a59868055fe9\nrich==14.2.0 76bc51fe2e57d2b1be1f96c524b890b816e334ab4c1e45888799bfaab0021edd\nrpds-py==2026.9.1 addeda51556dac7c1a2f14cda62db8b621cd12afba3091d03a96c72932387eab\ns3transfer==0.19.3 24eb7535804306355e31c952a90022bf5b2f9d760f9a11062c7493a217c08553\nsecretstorage==3.5.0 0ce65888c0725fcb2c5bc0fdb8e5438eece02c523557ea40ce0703c266248137\nshellingham==1.5.4 7ecfff8f2fd72616f7481040475a65b2bf8af90a56c89140852d1120324e8686\nsix==1.17.0 4721f391ed90541fddacab5acf947aa0d3dc7d27b2e1e8eda2be8970586c3274\nsniffio==1.3.1 2f6da418d1f1e0fddd844478f41680e794e6051915791a034ff65e5f100525a2\nsocksio==1.0.0 95dc1f15f9b34e8d7b16f06d74b8ccf48f609af32ab33c608d08761c5dcbb1f3\nsortedcontainers==2.4.0 a163dcaede0f1c021485e957a39245190e74249897e2ae4b2aa38595db237ee0\nsqlalchemy==2.1.9 fcff5267a11d865efaff9ffc37ba3c8eab775bb4f4880a957c13dd7e63df5469\nsse-starlette==3.7.0 f1d3136caa12d129284fca3d2ded79bc9af943320b6472712955fea52a6d3eea\nstarlette==1.10.0 478c0ab3b4ced6e82719849c118fa406f0278a3499c1a898cd15cd31bdc38ce4\nstreamingjson==0.0.5 c7baece0ff7ebce0a2a6baa0c1394dfdfe24a4a62f9635d4a17c2b548ff5eb76\ntenacity==9.1.4 6095a360c919085f28c6527de529e76a06ad89b23659fa881ae0649b867a9d55\ntextual-autocomplete==4.0.6 bff69c19386e2cbb4a007503b058dc37671d480a4fa2ddb3959c15ceb4aff9b5\ntextual-serve==1.1.3 207a472bc6604e725b1adab4ab8bf12f4c4dc25b04eea31e4d04731d8bf30f18\ntextual==8.2.8 267375fd402dc8d981457212efa71f0e3365fd17bba144ba9bb3ed7563cb374a\ntiktoken==0.14.0 7896eea257fe497a2b7134474d909156c6744ce8da35bce88011a960e008aa0d\ntokenizers==0.23.3 376851d22bcf9d650a5c3090bb83e6cf9e895fbf0595369fa4cd43c1f69b5f87\ntom-swe==1.0.3 7b1172b29eb5c8fb7f1975016e7b6a238511b9ac2a7a980bd400dcb4e29773f2\ntqdm==4.70.1 c293e525e6fef9c20e8728fd4612df02a0aa31bb5fe91ecd93e123b1b7bffa73\ntruststore==0.10.5 9aaaedaefaf06d8b206278cf8b5012bc897f485a874503501e12d776df78951c\ntyper==0.29.2 f30731f8ca758368b836b3714872e58e395cef8fcaff918c853b1969ed5274e7\ntyping-extensions==4.16.0 481caa481374e813c1b176ada14e97f1f67a4539ce9cfeb3f350d78d6370c2e8\ntyping-inspection==0.4.5 bc210535442b39e1bf2805e0c7a17dfd6a4ace760c84c7f7d16245d23a6b1c39\nuncalled-for==0.6.1 1e8f86f972684db50f2888f07caa87d81a431584fa77856660e0c5e89f1cc778\nurllib3==2.8.0 0cf3cae568d36aa9576b28dfb35f11328f1cb974ca7647d9475ebb86c75ac6e3\nuvicorn==0.54.0 505bdb0f318731d45f1f712071fc781a8981f6847a31c902c9f5e652d4f67faf\nwatchfiles==1.3.0 b5768b49e426fd5b550b012c866db347cdf15c398ef98dc557b6e6b72fa74cd1\nwebsockets==16.1.1 0f62863e8a00a6d33c3d6566ec0b89f23787b747ffe0c3bc71ec0e76b82c94b1\nwrapt==2.5.2 092472b7b1494deef40dac5e9f6295013a9d51b112b5fbc4350f64dc2574e46a\nwsproto==1.3.2 61eea322cdf56e8cc904bd3ad7573359a242ba65688716b0710a5eb12beab584\nyarl==1.25.1 c6f117789d22dce188e5754e8bc65b7e6ebf8cb73963b9fa761f672a5883769d\nzipp==4.1.2 b30cb6cd253122169c47de245ca24a86bac2a5d3802ba15bf7ba6414eb9e144d\n",
pythons: ["3.12"],
onlyLocked: !0
},
services: [
"openai",
"anthropic",
"openrouter"
],
needsModel: !0,
skills: null,
instructions: null,
mcp: !0,
notes: [
"A failed request ends with exit code 0.",
"It asks PyPI for its newest version, and keeps a cache in `~/.openhands` of the testbed.",
"Other versions cannot be installed."
],
launch: (e) => ({
argv: [
...e.program,
"--headless",
"--json",
"--override-with-envs",
"--always-approve",
...e.args,
`--task=${e.prompt}`
],
environment: {
...modelOf(e),
EXTENSIONS_REF: "agentbench-none",
LITELLM_LOCAL_MODEL_COST_MAP: "True",
OPENHANDS_PERSISTENCE_DIR: e.home,
OPENHANDS_SUPPRESS_BANNER: "1"
},
files: (0, o.jv)("mcp.json", Object.fromEntries(Object.entries(e.mcp).map(([e, t]) => [e, openhands_serverOf(t)])))
})
};
function modelOf(e) {
let { service: t } = e;
return {
LLM_MODEL: liteLlmModel(e),
...t === null ? {} : { LLM_API_KEY: t.key },
...t?.url == null ? {} : { LLM_BASE_URL: t.url }
};
}
function openhands_serverOf(e) {
return "url" in e ? {
...e,
transport: e.type
} : e;
}
let S = {
name: "oracle",
title: "The task's solution",
version: null,
install: null,
services: [],
needsModel: !1,
skills: null,
instructions: null,
mcp: !1,
solves: !0,
notes: [],
launch: ({ solution: e }) => ({
argv: [
"/bin/sh",
"-c",
"if [ -d \"$1\" ]; then\n  exec cp -R \"$1/.\" .\nelif command -v bash >/dev/null; then\n  exec bash \"$1\"\nelse\n  exec sh \"$1\"\nfi",
"oracle",
e ?? ""
],
environment: {}
})
};
let C = {
name: "@qwen-code/qwen-code",
program: "cli-entry.js",
integrity: "sha512-pmexy/Nj+BKd3Un1ogqGQE8V4GJn5B6N9PQOrU1GH+lMR29kn6Bgf6YdbZa8hNIoTmAKT1LTPK+P8TibZRPPVg=="
};
let w = {
name: "qwen-code",
title: "Qwen Code",
version: "0.24.4",
install: {
from: "npm",
node: !0,
packages: {
"x64-glibc": C,
"arm64-glibc": C
}
},
services: ["openai", "openrouter"],
needsModel: !0,
skills: "skills",
instructions: "QWEN.md",
mcp: !0,
notes: [],
launch: (e) => ({
argv: [
...e.program,
"--auth-type",
"openai",
"--approval-mode",
"yolo",
"--output-format",
"stream-json",
"--model",
e.model,
...e.args
],
environment: {
QWEN_HOME: e.home,
QWEN_CODE_SYSTEM_SETTINGS_PATH: `${e.home}/settings.json`,
...serviceVariables(e)
},
...promptAsText(e, { "settings.json": JSON.stringify(qwen_code_settingsOf(e), null, 2) })
})
};
function serviceVariables({ service: e }) {
return e?.url == null ? {} : { OPENAI_BASE_URL: e.url };
}
function qwen_code_settingsOf({ service: e, model: t, mcp: n }) {
return {
general: {
enableAutoUpdate: !1,
disableAutoUpdate: !0
},
privacy: { usageStatisticsEnabled: !1 },
telemetry: { enabled: !1 },
security: {
folderTrust: { enabled: !1 },
auth: { selectedType: "openai" }
},
...e === null ? {} : { modelProviders: { openai: [{
id: t,
name: t,
envKey: e.keyName,
...e.url === null ? {} : { baseUrl: e.url }
}] } },
mcpServers: geminiServers(n)
};
}
let T = [
c,
l,
m,
v,
g,
w,
d,
x,
f,
S,
_
];
let E = /^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/;
function agentNamed(e) {
if (e.startsWith("acp:")) return acpNamed(e);
let [t, n, ...i] = e.trim().split("@");
let a = T.find((e) => e.name === t);
if (a === void 0) {
let e = T.map((e) => e.name);
let n = nearest(t ?? "", e);
let i = n === void 0 ? "known" : `did you mean ${n}? Known`;
throw new r.yo(`agent: there is no agent ${t}; ${i} are ${e.join(", ")}, and acp:PACKAGE; any other is started by agent-command`);
}
if (n === void 0) return {
agent: a,
version: a.version
};
if (a.version === null) throw new r.yo(`agent: ${a.name} has no versions; write agent: ${a.name}`);
if (i.length > 0 || !E.test(n)) throw new r.yo(`agent: "${e}" is not NAME@version; write for example ${a.name}@${a.version}`);
if (a.install?.from === "pypi" && a.install.onlyLocked && n !== a.version) throw new r.yo(`agent: ${a.name} is installed in version ${a.version} only, as others need a package that is published as source; write agent: ${a.name}`);
return {
agent: a,
version: n
};
}
function nearest(e, t) {
let differs = (t) => Math.min((0, i.w7)(e, t), (0, i.w7)(e, t.slice(0, e.length)));
return t.filter((t) => (0, i.HQ)(e, t) || (0, i.HQ)(e, t.slice(0, e.length))).toSorted((e, t) => differs(e) - differs(t))[0];
}
function acpNamed(e) {
let [, t, n] = /^acp:((?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*)(?:@(.+))?$/.exec(e.trim()) ?? [];
if (t === void 0 || t.length > 214 || n !== void 0 && !E.test(n)) throw new r.yo(`agent: "${e}" is not acp:PACKAGE@version of npm; write for example acp:@zed-industries/codex-acp`);
let i = acpAgent(t);
return {
agent: i,
version: n ?? i.version
};
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
