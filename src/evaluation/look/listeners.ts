import { quote } from '../../base/text/shell.ts';
import { plainLine } from '../../base/text/untrusted.ts';
import { LISTENERS } from '../../programs/listeners.ts';
import type { IntegrityNote } from '../../results/fields.ts';

/** Kind of service that a command asks for: any, or a database, which no interpreter serves. */
type Service = 'any' | 'database';

/** A listening socket: the number of a port, or a path. */
export interface Listener {
  address: string;
  inode: string;
  /** Number of the user that opened it; null for a path. */
  user: string | null;
  /**
   * Processes that hold it. In a container, root may not look into others' processes: then all unseen ones of that
   * user.
   */
  holders: { executable: string; argv: string[] }[];
}

/** Client programs, and the ports that they use by default. */
const CLIENTS: [name: RegExp, port: number][] = [
  [/\b(psql|pg_isready|pg_dump)\b/, 5432],
  [/\bredis-cli\b/, 6379],
  [/\b(mysql|mysqladmin|mariadb)\b/, 3306],
  [/\b(mongosh?|mongodump)\b/, 27017],
];
/** Local sockets of PostgreSQL and MySQL. */
const DATABASE_SOCKET = /\/\.s\.PGSQL\.\d+$|\/mysqld?\.sock$/;
/** Programs that serve anything, as their command line tells them. */
const PLUMBING = /^(nc|ncat|netcat|nc\.\w+|socat\d*|busybox)$/;
const INTERPRETER = /^(python|perl|ruby|node|nodejs|php)[\d.]*$/;
/** By interpreter: options that take code on the command line, and those whose value is the next argument. */
const OPTIONS: [interpreter: RegExp, code: RegExp, withValue: RegExp][] = [
  [/^python/, /^-(?![WX])[A-Za-z]*c/, /^-[WX]$/],
  [/^perl/, /^-(?![MmI])\w*[eE]/, /^-I$/],
  [/^ruby/, /^-(?![CEIKWr])\w*e/, /^-[CEIr]$/],
  [/^node/, /^(-e|-p|-pe|--eval|--print)\b/, /^(-r|--require|--import)$/],
  [/^php/, /^-r/, /^-[cdz]$/],
];
/** Python's option for a module, after others in the same word; the name may be in it as well. */
const PYTHON_MODULE = /^-[bBdEiIOPqRsSuvx]*m(.*)$/;
const SHOWN = 160;
const LONGEST = 1000;

/** A socket in the output of the scripts: its file in /proc/net, and its fields there. */
const SOCKET_LINE = /^\/proc\/net\/(tcp|unix)6?: *(.*)$/;

/**
 * A script for `sh` that lists the listening sockets, and the processes that hold them if there are others than
 * `before`: that takes longer. `before` is null for the sockets alone.
 */
export function listenersScript(before: Listener[] | null): string {
  if (before === null) return `${LISTENERS}agentbench_sockets`;
  return `${LISTENERS}agentbench_sockets_and_new_holders ${before.map(({ inode }) => quote(inode)).join(' ')}`;
}

/** Parses the output of this script. */
export function parseListeners(output: string): Listener[] {
  const listeners = new Map<string, Listener>();
  const processes = new Map<string, { executable: string; argv: string[]; sockets: string[]; user: string }>();
  const processOf = (id: string) => {
    if (!processes.has(id)) processes.set(id, { executable: '', argv: [], sockets: [], user: '' });
    return processes.get(id)!;
  };
  let current = '';
  for (const line of output.split('\n')) {
    const [, kind, text] = SOCKET_LINE.exec(line) ?? [];
    const fields = text?.trim().split(/\s+/) ?? [];
    const executable = /^exe \/proc\/(\d+)\/exe (.*)$/.exec(line);
    const argument = /^\/proc\/(\d+)\/cmdline:(.*)$/.exec(line);
    const descriptors = /^\/proc\/(\d+)\/fd:$/.exec(line);
    const user = /^\/proc\/(\d+)\/status:Uid:\s+(\d+)/.exec(line);
    const socket = /socket:\[(\d+)\]$/.exec(line);
    if (kind === 'tcp' && fields[3] === '0A')
      add(String(Number.parseInt(fields[1]!.split(':').at(-1)!, 16)), fields[9], fields[7]);
    else if (kind === 'unix' && fields[3] === '00010000') add(fields.slice(7).join(' '), fields[6]);
    else if (executable !== null) processOf(executable[1]!).executable = executable[2]!.replace(/ \(deleted\)$/, '');
    else if (user !== null) processOf(user[1]!).user = user[2]!;
    else if (argument !== null) processOf(argument[1]!).argv.push(argument[2]!.slice(0, LONGEST));
    else if (descriptors !== null) current = descriptors[1]!;
    else if (socket !== null) processOf(current).sockets.push(socket[1]!);
  }
  for (const { executable, argv, sockets } of processes.values()) {
    for (const inode of new Set(sockets)) listeners.get(inode)?.holders.push({ executable, argv });
  }
  const unseen = [...processes.values()].filter(({ executable }) => executable === '');
  // One list for all listeners of a user: an agent can have thousands of both.
  const suspects = new Map(
    [...Map.groupBy(unseen, ({ user }) => user)].map(([user, own]) => [
      user,
      own.map(({ argv }) => ({ executable: argv[0] ?? '', argv })),
    ]),
  );
  for (const listener of listeners.values())
    if (listener.holders.length === 0 && listener.user !== null) listener.holders = suspects.get(listener.user) ?? [];
  return [...listeners.values()];

  function add(address: string, inode: string | undefined, user: string | null = null): void {
    if (address !== '' && inode !== undefined) listeners.set(inode, { address, inode, user, holders: [] });
  }
}

/** Commands that ask no service: the numbers beside them are no ports. */
const ASKS_NOBODY = /^\s*((! *)?(\[|cat|cmp|diff|echo|grep|head|ls|tail|test|wc)\s|$)/;
/** Text by which any command may ask one all the same. */
const MAY_ASK = /[`(]|\/dev\/(tcp|udp)\//;

/** True for a script of such commands alone. */
function asksNobody(script: string): boolean {
  return !MAY_ASK.test(script) && script.split(/[|;\n]|(?<!>)&/).every((command) => ASKS_NOBODY.test(command));
}

/** True if a success command may ask at any address: a number, the name of a host, a path, or a client's default. */
export function asksForService(script: string, taskType: string): boolean {
  return taskType === 'dbsetup' || /\d{2,5}|\/|localhost/.test(script) || CLIENTS.some(([name]) => name.test(script));
}

/**
 * Tells the kind of service that a success command may ask for at an address: ports by number, paths of sockets,
 * defaults of its clients. Null for any other address.
 */
export function servicesOf(script: string, taskType: string): (address: string) => Service | null {
  const clients = CLIENTS.filter(([name]) => name.test(script)).map(([, port]) => String(port));
  const database = clients.length > 0 || taskType === 'dbsetup';
  const asked = asksNobody(script) ? '' : script;
  const named = new Set([...asked.matchAll(/(?<![\w.])\d{2,5}(?![\w.])/g)].map(([number]) => number));
  const asksHere = asked.split(/[|;&]/).some((part) =>
    part
      .split(/\b(?:curl|wget)\b/)
      .slice(1)
      .some((rest) => /\slocalhost(?![\w.:-])/.test(rest)),
  );
  if (asksHere || /http:\/\/[\w.-]+(?![\w.:-])/.test(asked)) named.add('80');
  if (/https:\/\/[\w.-]+(?![\w.:-])/.test(asked)) named.add('443');
  return (address) => {
    if (clients.includes(address) || (database && DATABASE_SOCKET.test(address))) return 'database';
    if (named.has(address) || (address.length > 1 && address.startsWith('/') && script.includes(address)))
      return database ? 'database' : 'any';
    return null;
  };
}

/** The ports at which a success command may ask for a service, as far as its text tells. */
export function portsOf(script: string, taskType: string): number[] {
  const serviceAt = servicesOf(script, taskType);
  const named = [...script.matchAll(/\d{2,5}/g)].map(([number]) => number);
  const likely = [...named, '80', '443', ...CLIENTS.map(([, port]) => String(port))];
  return [...new Set(likely)].filter((port) => serviceAt(port) !== null).map(Number);
}

/**
 * Notes of services that the agent left where a success command asks for one, and that are fakes: plumbing, or a line
 * of code. Those from before the agent are none.
 */
export function standIns(
  before: Listener[],
  after: Listener[],
  serviceAt: (address: string) => Service | null,
): IntegrityNote[] {
  const old = new Set(before.map(({ inode }) => inode));
  return after.flatMap(({ address, inode, holders }) => {
    const service = old.has(inode) ? null : serviceAt(address);
    const held = service && holders.find(({ executable, argv }) => isStandIn(executable, argv, service));
    if (!held) return [];
    const where = address.startsWith('/') ? address : `port ${address}`;
    return [{ kind: 'probe_stand_in', detail: `${where} is answered by: ${plainLine(held.argv.join(' '), SHOWN)}` }];
  });
}

function isStandIn(executable: string, argv: string[], service: Service): boolean {
  const name = baseName(executable);
  if (PLUMBING.test(name)) return true;
  if (!INTERPRETER.test(name)) return false;
  return service === 'database' || runsInline(name, argv);
}

/**
 * True if an interpreter runs no program file: it runs code of its command line or its input, or Python's stock web
 * server.
 */
function runsInline(interpreter: string, [called = '', ...rest]: string[]): boolean {
  const [, code, withValue] = OPTIONS.find(([name]) => name.test(interpreter))!;
  let at = 0;
  // Only options before the program count; its own may look the same.
  for (; rest[at]?.startsWith('-'); at += withValue.test(rest[at]!) ? 2 : 1) {
    const [, module] = (interpreter.startsWith('python') && PYTHON_MODULE.exec(rest[at]!)) || [];
    if (module !== undefined) return (module || rest[at + 1]) === 'http.server';
    if (rest[at] === '-' || code.test(rest[at]!)) return true;
  }
  // A program may have overwritten its own command line with a title.
  return at >= rest.length && INTERPRETER.test(baseName(called));
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}
