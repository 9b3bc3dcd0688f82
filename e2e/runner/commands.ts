/** Workflow commands as the runner finds them in a step's output. */

interface Command {
  name: string;
  properties: Record<string, string>;
  message: string;
  stream: 'stdout' | 'stderr';
  /** The whole line it was found in. */
  line: string;
}

interface Annotation {
  level: 'error' | 'warning' | 'notice';
  message: string;
  properties: Record<string, string>;
}

export interface CommandLog {
  /** Executed commands in order; what was printed while commands were stopped is not among them. */
  commands: Command[];
  annotations: Annotation[];
  /** Titles. */
  groups: string[];
  /** Registered by this step. */
  masks: string[];
  /** By the old `::set-output::` and `::save-state::`. */
  outputs: Record<string, string>;
  state: Record<string, string>;
  /** What made the runner fail the step whatever its exit code. */
  errors: string[];
  /** The lines a reader of the job log sees: commands consumed, masks applied. */
  shown: string[];
}

export interface CommandReader {
  log: CommandLog;
  read(line: string, stream: 'stdout' | 'stderr'): void;
}

const REGISTERED = [
  ...['stop-commands', 'set-env', 'set-output', 'save-state', 'add-mask', 'add-path', 'add-matcher', 'remove-matcher'],
  ...['debug', 'warning', 'error', 'notice', 'group', 'endgroup', 'echo'],
];

/**
 * Follows actions/runner's ActionCommandManager; one for both streams, since they share the stop token.
 * `secrets` were masked before the step began; none of them may be empty.
 */
export function createCommandReader(secrets: string[]): CommandReader {
  const log: CommandLog = {
    ...{ commands: [], annotations: [], groups: [], masks: [], outputs: {}, state: {}, errors: [], shown: [] },
  };
  let stopToken: string | undefined;

  const show = (text: string) => {
    const longestFirst = [...secrets, ...log.masks].sort((a, b) => b.length - a.length);
    log.shown.push(longestFirst.reduce((masked, secret) => masked.replaceAll(secret, '***'), text));
  };

  function execute(command: Command): void {
    const { name, message, properties } = command;
    switch (name) {
      case 'stop-commands':
        if (message === '' || message.toLowerCase() === 'pause-logging' || REGISTERED.includes(message.toLowerCase())) {
          log.errors.push('You cannot use this endToken.');
          return;
        }
        stopToken = message;
        return;
      case 'error':
      case 'warning':
      case 'notice':
        log.annotations.push({ level: name, message, properties });
        show(`##[${name}]${message}`);
        return;
      case 'group':
        log.groups.push(message);
        show(`##[group]${message}`);
        return;
      case 'endgroup':
        show('##[endgroup]');
        return;
      case 'add-mask':
        // The whole value and each of its lines.
        for (const part of [message, ...message.split(/[\r\n]+/).map((line) => line.trim())]) {
          if (part.trim() !== '' && !log.masks.includes(part)) log.masks.push(part);
        }
        return;
      case 'set-output':
      case 'save-state':
        if (properties.name) log[name === 'set-output' ? 'outputs' : 'state'][properties.name] = message;
        else log.errors.push(`Required field 'name' is missing in ##[${name}] command.`);
        return;
      case 'set-env':
      case 'add-path':
        log.errors.push(`The \`${name}\` command is disabled.`);
        return;
    }
  }

  return {
    log,
    read(line, stream) {
      const known = (name: string) =>
        REGISTERED.includes(name.toLowerCase()) || name.toLowerCase() === stopToken?.toLowerCase();
      const parsed = parseNew(line, known) ?? parseOld(line, known);
      if (!parsed) return show(line);
      const command = { ...parsed, name: parsed.name.toLowerCase(), stream, line };
      if (stopToken === undefined) {
        log.commands.push(command);
        execute(command);
      } else if (command.name === stopToken.toLowerCase()) {
        stopToken = undefined;
      } else {
        show(line);
      }
    },
  };
}

type Parsed = Pick<Command, 'name' | 'properties' | 'message'>;

/** `::name key=value,key=value::message` where the line starts, white space before it ignored. */
function parseNew(line: string, known: (name: string) => boolean): Parsed | undefined {
  // .NET's white space: JavaScript's without the byte order mark, with the next-line character.
  const text = line.replace(/^(?:(?!\uFEFF)[\s\u0085])+/u, '');
  if (!text.startsWith('::')) return undefined;
  const end = text.indexOf('::', 2);
  if (end < 0) return undefined;
  const decode = (value: string) => replaceEach(value, ['%0D', '\r'], ['%0A', '\n'], ['%25', '%']);
  const property = (value: string) =>
    replaceEach(value, ['%0D', '\r'], ['%0A', '\n'], ['%3A', ':'], ['%2C', ','], ['%25', '%']);
  return parseInfo(text.slice(2, end), ',', property, known, decode(text.slice(end + 2)));
}

/** `##[name key=value;key=value]message` anywhere in a line. */
function parseOld(line: string, known: (name: string) => boolean): Parsed | undefined {
  const start = line.indexOf('##[');
  const end = start < 0 ? -1 : line.indexOf(']', start);
  if (end < 0) return undefined;
  const decode = (value: string) =>
    replaceEach(value, ['%3B', ';'], ['%0D', '\r'], ['%0A', '\n'], ['%5D', ']'], ['%25', '%']);
  return parseInfo(line.slice(start + 3, end), ';', decode, known, decode(line.slice(end + 1)));
}

function parseInfo(
  info: string,
  separator: string,
  decode: (value: string) => string,
  known: (name: string) => boolean,
  message: string,
): Parsed | undefined {
  const space = info.indexOf(' ');
  const name = space < 0 ? info : info.slice(0, space);
  if (!known(name)) return undefined;
  const properties: Record<string, string> = {};
  for (const pair of space > 0
    ? info
        .slice(space + 1)
        .trim()
        .split(separator)
    : []) {
    const equals = pair.indexOf('=');
    if (equals > 0 && equals < pair.length - 1) properties[pair.slice(0, equals)] = decode(pair.slice(equals + 1));
  }
  return { name, properties, message };
}

function replaceEach(text: string, ...pairs: [string, string][]): string {
  return pairs.reduce((result, [from, to]) => result.replaceAll(from, to), text);
}
