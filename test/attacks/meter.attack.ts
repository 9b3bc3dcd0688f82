import { execFileSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe } from 'vitest';
import { findBelow, needlesOf } from '../../e2e/runner/secrets.ts';
import { type ModelServer, type ModelServerOptions, startModelServer } from '../doubles/model-server.ts';
import { type RowContext, row } from '../faults/table.ts';
import { agentbench } from '../support/cli.ts';
import { containersOfInstance, dockerCli, theDocker } from '../support/docker.ts';
import { PYTHON_IMAGE, pythonMachine } from '../support/machine.ts';
import { type Measured, measure, writeDataset } from '../support/run.ts';

const HALVES = ['sk-canary-of-', 'the-provider-8c1f'];
const KEY = HALVES.join('');

/** An agent in Python: `ask(path, token, headers, body)` is a request to the meter. */
const AGENT = `import json, os, socket, subprocess, sys, time, urllib.request, urllib.error
BASE = os.environ.get("ANTHROPIC_BASE_URL", ""); TOKEN = os.environ.get("ANTHROPIC_API_KEY", "")
def ask(path="/v1/messages", token=TOKEN, base=BASE, method="POST", **body):
    data = json.dumps({"model": "claude-sonnet-4-5", "messages": [{"role": "user", "content": "x"}], **body}).encode()
    request = urllib.request.Request(base + path, data if method == "POST" else None, {"x-api-key": token}, method=method)
    try: return urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=300).status
    except urllib.error.HTTPError as error: return error.code
`;

let count = 0;

interface Tried extends Measured {
  server: ModelServer;
  id: string;
  /** What the agent printed. */
  said: string;
}

/** Runs an agent of Python text with a key in model-keys, in a container. */
async function attack(
  { onTestFinished }: RowContext,
  script: string,
  options: Record<string, string> = {},
  about: Parameters<typeof measure>[1] & { server?: ModelServerOptions; id?: string } = {},
): Promise<Tried> {
  const { server: serves, id = `attack-meter-${process.pid}-${++count}`, ...request } = about;
  const server = await startModelServer({ key: KEY, ...serves });
  onTestFinished(() => server.close());
  const dataset = writeDataset([{ instance_id: id, base_image: PYTHON_IMAGE }]);
  const command = `cat > /tmp/agent.py <<'PYTHON'\n${AGENT}${script}\nPYTHON\npython3 /tmp/agent.py`;
  const measured = await measure(
    {
      dataset,
      testbed: 'docker',
      'model-keys': 'ANTHROPIC_API_KEY',
      'model-endpoints': `anthropic=${server.url}`,
      'agent-command': command,
      ...options,
    },
    { machine: pythonMachine({ ANTHROPIC_API_KEY: KEY }), ...request },
  );
  const log = path.join(measured.directory, id, 'trial-1/agent.log');
  return { ...measured, server, id, said: existsSync(log) ? readFileSync(log, 'utf8') : '' };
}

describe('the key of a model', () => {
  for (const network of ['bridge', 'restricted'])
    row(
      'attacks',
      {
        what: `looks for the key in memory, environment, arguments and files of everything there (network: ${network})`,
        stage: 'agent',
        testbed: 'docker',
      },
      async (context) => {
        const { expect, onTestFinished } = context;
        const id = `attack-meter-key-${network}-${process.pid}`;
        onTestFinished(() => {
          try {
            dockerCli('rmi', '-f', `agentbench/${id}:kept`);
          } catch {
            // There is none where the row failed.
          }
        });
        const script = `
halves = ${JSON.stringify(HALVES.map((half) => [...half].reverse().join('')))}
def parts():
    for pid in filter(str.isdigit, os.listdir("/proc")):
        for name in ("environ", "cmdline"):
            try: yield f"{name} of {pid}", open(f"/proc/{pid}/{name}", "rb").read()
            except OSError: pass
        if int(pid) == os.getpid(): continue
        try: maps = open(f"/proc/{pid}/maps").read().splitlines(); memory = open(f"/proc/{pid}/mem", "rb")
        except OSError: continue
        for line in maps:
            start, end = (int(x, 16) for x in line.split()[0].split("-"))
            try: memory.seek(start); yield f"memory of {pid} {line}", memory.read(min(end - start, 1 << 26))
            except (OSError, ValueError, OverflowError): pass
    for place, directories, files in os.walk("/"):
        if place == "/": directories[:] = [d for d in directories if d not in ("proc", "sys")]
        for name in files:
            try: yield os.path.join(place, name), open(os.path.join(place, name), "rb").read(1 << 26) if os.path.isfile(os.path.join(place, name)) else b""
            except OSError: pass
assert ask() == 200
child = subprocess.Popen(["sleep", "60"])
looked = found = 0
for where, data in parts():
    looked += 1
    if halves[0][::-1].encode() + halves[1][::-1].encode() in data: found += 1; print("FOUND in", where)
print("looked at enough" if looked > 1000 else looked, "found", found); child.kill()
open("solved", "w").write("x")`;
        let described = '';
        const tried = await attack(
          context,
          script,
          { network, 'keep-image': 'true' },
          {
            id,
            onStage: (_, stage) => {
              if (stage === 'evaluate') described = JSON.stringify(inspectAll(id));
            },
          },
        );
        const result = tried.results[`${id}/1`]!;
        expect(result.status, tried.said).toBe('passed');
        expect(tried.said).toContain('looked at enough found 0');
        expect(tried.server.asked).toHaveLength(1);
        expect(described).toContain(id);
        expect(described).not.toContain(KEY);
        const kept = result.testbed.kept_image!;
        expect(kept).not.toBeNull();
        expect(dockerCli('image', 'inspect', kept)).not.toContain(KEY);
        expect(dockerCli('history', '--no-trunc', kept)).not.toContain(KEY);
        expect(await findBelow('results', tried.directory, needlesOf({ KEY }))).toEqual([]);
        expect(await containersOfInstance(id)).toEqual([]);
        return 'passed; the key is nowhere: memory, environment, arguments and files of the testbed, its labels, the kept image, the results';
      },
    );

  row(
    'attacks',
    {
      what: 'crashes with its memory, environment and traces in files that are collected',
      stage: 'agent',
      testbed: 'docker',
    },
    async (context) => {
      const { expect } = context;
      const script = `
import faulthandler, resource, shutil
out = os.environ["AGENTBENCH_OUTPUT_DIR"]; os.chdir(out)
resource.setrlimit(resource.RLIMIT_CORE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
assert ask() == 200
open("environment", "w").write(repr(dict(os.environ)))
maps = [line.split()[0].split("-") for line in open("/proc/self/maps") if " rw" in line]
with open("/proc/self/mem", "rb") as memory, open("memory", "wb") as dump:
    for start, end in maps:
        memory.seek(int(start, 16)); dump.write(memory.read(min(int(end, 16) - int(start, 16), 1 << 22)))
print("dumped", os.path.getsize("memory") > 100000, TOKEN.encode() in open("memory", "rb").read(), flush=True)
faulthandler.enable(); os.abort()`;
      const { said, results, id, directory, server } = await attack(context, script);
      expect(said).toContain('dumped True True');
      expect(said).toContain('Fatal Python error: Aborted');
      expect(server.asked).toHaveLength(1);
      expect(results[`${id}/1`]).toMatchObject({ status: 'failed', agent: { exit_code: 134 } });
      expect(existsSync(path.join(directory, id, 'trial-1/output/memory'))).toBe(true);
      expect(await findBelow('results', directory, needlesOf({ KEY }))).toEqual([]);
      return 'failed; the files are collected, and the key is in none of them';
    },
  );

  row(
    'attacks',
    { what: 'uses tokens of nobody, and the meter as an open relay', stage: 'agent', testbed: 'docker' },
    async (context) => {
      const { expect } = context;
      const script = `
root = os.environ["AGENTBENCH_MODEL_URL"]
host = root[7:].split(":")[0]; port = int(root[7:].split(":")[1])
def raw(text):
    s = socket.create_connection((host, port), 300); s.sendall(text.encode())
    try: return s.recv(4096).decode("latin1").split("\\r\\n")[0]
    except OSError as error: return "closed"
key = ["x-api-key: " + TOKEN, "Connection: close"]
print("tokens", [ask(token=t) for t in ("", "x", TOKEN[:-1], TOKEN + "x", TOKEN.lower())])
print("keys", [ask(path) for path in ("/v1/organizations/api_keys", "/v1/realtime/client_secrets", "//Key/%67enerate")])
for line in ("GET http://example.com/ HTTP/1.1", "CONNECT example.com:443 HTTP/1.1", "GET //example.com/ HTTP/1.1", "GET /openai/v1/models HTTP/1.1",
    "GET /anthropic@example.com/v1/models HTTP/1.1", "GET /anthropic/../../latest/meta-data HTTP/1.1", "GET /anthropic/v1/models HTTP/1.1"):
    print(raw("\\r\\n".join([line, "Host: example.com", *key, "", ""])))`;
      const { said, server, results, id } = await attack(context, script);
      expect(said).toContain('tokens [401, 401, 401, 401, 401]');
      expect(said).toContain('keys [403, 403, 403]');
      const statuses = [...said.matchAll(/HTTP\/1\.1 (\d+)|closed/g)].map(([, status]) => status ?? 'closed');
      expect(statuses).toEqual(['401', '405', '404', '404', '404', '404', '200']);
      expect(server.others).toEqual(['HEAD /', 'GET /v1/models']);
      expect(server.asked).toEqual([]);
      expect(results[`${id}/1`]!.agent.usage).toMatchObject({ requests: 0, source: 'meter' });
      return 'failed; 401 for every such token; no other host than the endpoint is reached';
    },
  );

  row(
    'attacks',
    { what: 'leaves a process that uses its token during the evaluation', stage: 'evaluate', testbed: 'docker' },
    async (context) => {
      const { expect } = context;
      const script = `
assert ask() == 200
if os.fork() == 0:
    os.setsid()
    while not os.path.exists("/tmp/evaluated"): time.sleep(0.1)
    while True: time.sleep(0.2); open("/tmp/after", "a").write(str(ask()) + "\\n")
open("solved", "w").write("x")`;
      const { server, results, id } = await attack(
        context,
        script,
        {
          dataset: writeDataset([
            {
              instance_id: `attack-meter-late-${process.pid}`,
              base_image: PYTHON_IMAGE,
              success_command:
                'touch /tmp/evaluated; while [ ! -s /tmp/after ]; do sleep 0.2; done; sleep 1; sort -u /tmp/after; [ "$(sort -u /tmp/after)" = 401 ] && echo "Setup successful"',
            },
          ]),
        },
        { id: `attack-meter-late-${process.pid}` },
      );
      expect(results[`${id}/1`]!.status).toBe('passed');
      expect(server.asked).toHaveLength(1);
      return 'passed; every request after the agent’s end gets 401';
    },
  );
});

row(
  'attacks',
  {
    what: 'tries to leave network: restricted (addresses, names, DNS, IPv6, UDP, ports of the host, the metadata service, the proxy)',
    stage: 'agent',
    testbed: 'docker',
  },
  async (context) => {
    const { expect, onTestFinished } = context;
    const gateway = await (await theDocker()).gatewayOf('bridge');
    const reached: string[] = [];
    const tcp = createServer((socket) => {
      reached.push('tcp');
      socket.on('error', () => {}).end('hello');
    });
    await new Promise<void>((resolve) => tcp.listen(0, '0.0.0.0', resolve));
    const { port } = tcp.address() as { port: number };
    const udp = createSocket('udp4', () => reached.push('udp'));
    await new Promise<void>((resolve) => udp.bind(port, '0.0.0.0', resolve));
    onTestFinished(() => {
      tcp.close();
      udp.close();
    });
    const script = `
def tcp(host, port, family=socket.AF_INET):
    s = socket.socket(family); s.settimeout(3)
    try: s.connect((host, port)); return "REACHED"
    except OSError: return "no"
def udp(host, port):
    try: socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b"x", (host, port)); return "sent"
    except OSError: return "no"
def name(n):
    try: socket.getaddrinfo(n, 80); return "REACHED"
    except OSError: return "no"
def proxy(target, line=None):
    host, port = os.environ["HTTP_PROXY"][7:].split(":")
    s = socket.create_connection((host, int(port)), 300)
    s.sendall(((line or f"CONNECT {target} HTTP/1.1") + f"\\r\\nHost: {target}\\r\\n\\r\\n").encode())
    return s.recv(1000).decode("latin1").split("\\r\\n")[0].split(" ")[1]
own = ["${gateway}", "1.1.1.1", "169.254.169.254", "168.63.129.16", "172.17.0.1", "172.17.0.2"]
print("tcp", sorted({tcp(a, p) for a in own for p in (${port}, 80, 443, 22, 53)}))
print("ipv6", sorted({tcp(a, 80, socket.AF_INET6) for a in ("2606:4700:4700::1111", "fe80::1", "fd00:ec2::254", "::ffff:${gateway}")}))
print("names", sorted({name(n) for n in ("example.com", "pypi.org", "host.docker.internal", "metadata.google.internal")}))
print("udp", sorted({udp(a, p) for a in own for p in (${port}, 53, 123)}))
print("proxy", sorted({proxy(t) for t in ("${gateway}:${port}", "127.0.0.1:${port}", "localhost:${port}", "[::1]:${port}", "169.254.169.254:80", "example.com:443", "pypi.org.evil.invalid:443", "pypi.org:22", "0:${port}")}))
print("whole", sorted({proxy("pypi.org", f"GET {u} HTTP/1.1") for u in ("http://169.254.169.254/latest/meta-data", "http://${gateway}:${port}/", "http://pypi.org@${gateway}:${port}/", "ftp://pypi.org/", "http://localhost:${port}/")}))
interfaces = sorted(os.listdir("/sys/class/net")); print("interfaces", interfaces)
print("meter", ask())`;
    const { said, server } = await attack(context, script, { network: 'restricted', 'allow-hosts': 'pypi.org' });
    expect(said).toContain("tcp ['no']");
    expect(said).toContain("ipv6 ['no']");
    expect(said).toContain("names ['no']");
    expect(said).toContain("udp ['no']");
    expect(said).toContain("proxy ['403']");
    expect(said).toMatch(/whole \['40[03]'(, '403')?\]/);
    expect(said).toContain("interfaces ['lo']");
    expect(said).toContain('meter 200');
    expect(server.asked).toHaveLength(1);
    expect(reached).toEqual([]);
    return 'failed; nothing but the meter answers, and nothing arrives at the host';
  },
);

row(
  'attacks',
  {
    what: 'asks a model whose name, tools, texts and errors are escapes, Markdown and workflow commands',
    stage: 'agent',
    testbed: 'docker',
  },
  async (context) => {
    const { expect } = context;
    const evil =
      '\n::set-output name=x::y\n::error::boo\u001b]0;title\u0007 ![x](https://evil.invalid/p.png) @octocat <img src=x> `|';
    const script = `evil = ${JSON.stringify(evil)}
for i in range(3): ask(model=evil, tools=[{"type": "web_search_" + evil, "name": evil}])`;
    const { results, id, directory, told } = await attack(
      context,
      script,
      {},
      {
        server: { turn: () => ({ model: evil, text: evil, calls: [{ name: evil, arguments: { evil } }] }) },
      },
    );
    expect(results[`${id}/1`]!.agent.usage).toMatchObject({ cost_usd: null, requests: 3 });
    expect(told.some(({ text }) => text.includes('has no price'))).toBe(true);
    const [place, name] = [path.dirname(directory), path.basename(directory)];
    const printed = [
      await agentbench(['show', name, '*'], { cwd: place }),
      await agentbench(['report', name, '--results-path', 'all', '--fail-on', 'never'], { cwd: place }),
    ].map(({ stdout, stderr }) => stdout + stderr);
    for (const text of printed) {
      expect(text).not.toMatch(/^::/m);
      for (const sequence of ['\u001b]', '\u0007']) expect(text).not.toContain(sequence);
    }
    const documents = execFileSync('find', [place, '-name', '*.md'], { encoding: 'utf8' }).split('\n').filter(Boolean);
    expect(documents.length).toBeGreaterThan(0);
    for (const file of documents) {
      // The line that repeats a trial quotes the user's own command, which is the attack here, in a block of code.
      const text = readFileSync(file, 'utf8').replaceAll(/^ {4}npx agentbench-action@.*$/gm, '');
      expect(text).not.toContain('\u001b');
      expect(text).not.toMatch(/^::|<img|(?<!\\)!\[x\]\(|(?<![\w`])@octocat/m);
    }
    return 'failed; cost unknown; all of it is shown as plain text';
  },
);

row(
  'attacks',
  {
    what: 'a model’s endpoint states usage beyond all measure, and a cost below nothing',
    stage: 'agent',
    testbed: 'docker',
  },
  async (context) => {
    const { expect } = context;
    const tokens = { input: 9_007_199_254_740_991, cached: 1e300, output: -5 };
    const script = 'print("status", [ask() for i in range(3)])';
    const { results, id, said, run } = await attack(
      context,
      script,
      { 'max-cost': '1' },
      { server: { turn: () => ({ tokens }) } },
    );
    expect(said).toContain('status [200, 200, 200]');
    expect(results[`${id}/1`]!.agent.usage).toMatchObject({
      requests: 3,
      input_tokens: null,
      output_tokens: null,
      cost_usd: null,
    });
    expect(run.planned.map(({ status }) => status)).toEqual(['failed']);
    return 'failed; tokens and cost are unknown, count for no limit, and the result is written';
  },
);

function inspectAll(id: string): unknown {
  const ids = dockerCli('ps', '-aq', '--filter', `label=agentbench.instance=${id}`).split('\n').filter(Boolean);
  return ids.length === 0 ? [] : JSON.parse(dockerCli('inspect', ...ids));
}
