import { statfs } from 'node:fs/promises';
import { messageOf } from '../base/errors.ts';
import { findTool } from '../base/find-tool.ts';
import { ourCommand } from '../base/invoked.ts';
import type { Machine } from '../base/machine.ts';
import { wrap } from '../base/text/columns.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { thisMachine } from '../github/this-machine.ts';
import { COMPOSE_ADVICE, COMPOSE_NEEDED, composeVersion } from '../testbeds/docker/compose/version.ts';
import { connectDocker, ForbiddenSocket } from '../testbeds/docker/connect.ts';
import { IGNORED_LIMITS } from '../testbeds/docker/settings.ts';
import { type Look, lookOf } from './paint.ts';
import { print, printJson, printLines } from './print.ts';

interface Finding {
  what: string;
  /** `forbidden`: there, but this user may not use it. */
  status: 'ok' | 'missing' | 'forbidden' | 'advice';
  detail: string;
  /** Recommended action; null if none is needed. */
  advice: string | null;
}

/** Width of the name column. */
const WIDEST_NAME = 12;
const LITTLE_SPACE = 10 * 1024 ** 3;

/**
 * `agentbench doctor`: checks the requirements of this machine, with advice. Exit code 0 if at least one testbed works,
 * and Docker, if it is there, may be used.
 */
export async function doctorCommand(json: boolean): Promise<number> {
  const machine = thisMachine(process.env);
  const findings = await Promise.all([
    nodeVersion(),
    bash(machine),
    keeper(machine),
    git(machine),
    docker(machine),
    dockerCli(machine),
    compose(machine),
    space(machine),
    root(),
  ]);
  // The example, and any dataset directory without repositories, needs only Node.js.
  const host = findings.every(({ what, status }) => status !== 'missing' || what !== 'node');
  const forbidden = findings.some(({ status }) => status === 'forbidden');
  const containers = host && !forbidden && findings.every(({ status }) => status !== 'missing');
  if (json) printJson({ host, docker: containers, findings });
  else {
    const look = lookOf(process.stdout);
    for (const finding of findings) printLines(lines(finding, look));
    print(
      `\nThe host testbed ${host ? 'works' : 'does not work'} here, the Docker testbed ${containers ? 'works' : 'does not'}.\n`,
    );
    if (host) print(`Try it: ${ourCommand()} run\n`);
  }
  return (host || containers) && !forbidden ? 0 : 3;
}

function lines({ what, status, detail, advice }: Finding, { columns, paint }: Look): string[] {
  const mark = {
    ok: paint('green', '✓'),
    missing: paint('red', '✗'),
    forbidden: paint('red', '✗'),
    advice: paint('yellow', '!'),
  }[status];
  const [first, ...rest] = wrap(plainLine(detail), columns, ' '.repeat(WIDEST_NAME + 3));
  return [
    `${mark} ${what.padEnd(WIDEST_NAME)} ${first!.trimStart()}`,
    ...rest,
    ...(advice === null
      ? []
      : wrap(advice, columns, '    ').map((line, at) => (at === 0 ? `  → ${line.trimStart()}` : line))),
  ];
}

/** A finding with advice unless all is well. */
function findingOf(
  what: string,
  isWell: boolean,
  detail: string,
  otherwise: Pick<Finding, 'status'> & { advice: string },
): Finding {
  return isWell ? { what, status: 'ok', detail, advice: null } : { what, detail, ...otherwise };
}

function nodeVersion(): Finding {
  return findingOf('node', Number(process.versions.node.split('.')[0]) >= 24, process.version, {
    status: 'missing',
    advice: 'Install Node.js 24 or later: https://nodejs.org/en/download',
  });
}

function bash(machine: Machine): Finding {
  const found = findTool('bash', machine.environment.PATH);
  const without = 'not found: agents run by sh, prerunners do not run on the host';
  return findingOf('bash', found !== null, found ?? without, { status: 'advice', advice: 'Install bash.' });
}

function keeper(machine: Machine): Finding {
  const found = process.platform === 'linux' ? findTool('perl', machine.environment.PATH) : null;
  const without = 'not found, or not Linux: on the host, daemons are found only by their session and environment';
  return findingOf('perl', found !== null, found ?? without, {
    status: 'advice',
    advice: 'On Linux install perl (perl-base is enough) to have every daemon of a trial ended for certain.',
  });
}

async function git(machine: Machine): Promise<Finding> {
  try {
    const { stdout } = await machine.runTool('git', ['--version']);
    return { what: 'git', status: 'ok', detail: stdout.trim(), advice: null };
  } catch (error) {
    return {
      what: 'git',
      status: 'missing',
      detail: messageOf(error),
      advice: 'Install git: datasets and repositories are cloned with it. The example needs none.',
    };
  }
}

async function docker(machine: Machine): Promise<Finding> {
  try {
    const engine = await connectDocker(machine);
    const { Version: version, ApiVersion: api, Components: parts } = await engine.version();
    const detail = `${parts?.[0]?.Name ?? 'Engine'} ${version}, API ${api}`;
    const { ignored } = await engine.capacity();
    const advice = `It ignores ${ignored.join(' and ')}, of Harbor tasks too: ${IGNORED_LIMITS}.`;
    return findingOf('docker', ignored.length === 0, detail, { status: 'advice', advice });
  } catch (error) {
    if (error instanceof ForbiddenSocket) {
      const detail = `no permission for ${error.socket}, which belongs to the group ${error.group}`;
      return { what: 'docker', status: 'forbidden', detail, advice: error.advice };
    }
    return {
      what: 'docker',
      status: 'missing',
      detail: messageOf(error),
      advice:
        'SetupBench needs Docker. On Debian and Ubuntu: apt-get install docker.io, then start dockerd. The example needs none.',
    };
  }
}

function dockerCli(machine: Machine): Finding {
  const found = findTool('docker', machine.environment.PATH);
  return findingOf('docker CLI', found !== null, found ?? 'not found', {
    status: 'missing',
    advice: 'Install the docker command: it pulls the images, with its registry logins.',
  });
}

async function compose(machine: Machine): Promise<Finding> {
  const found = await composeVersion(machine).catch(() => null);
  const needs = `Harbor tasks with docker-compose.yaml need ${COMPOSE_NEEDED}`;
  const good = found?.isOld === false;
  const detail = good ? `docker compose ${found.version}` : `${found?.version ?? 'not found'}: ${needs}`;
  return findingOf('compose', good, detail, { status: 'advice', advice: `For such tasks, ${COMPOSE_ADVICE}.` });
}

async function space(machine: Machine): Promise<Finding> {
  const there = await statfs(machine.temporaryDirectory).catch(messageOf);
  if (typeof there === 'string')
    return {
      what: 'disk',
      status: 'advice',
      detail: there,
      advice: 'Name another directory in RUNNER_TEMP or TMPDIR.',
    };
  const free = there.bavail * there.bsize;
  const detail = `${(free / 1024 ** 3).toFixed(1)} GiB free at ${machine.temporaryDirectory}`;
  return findingOf('disk', free >= LITTLE_SPACE, detail, {
    status: 'advice',
    advice: 'Images and repositories of a whole sweep take tens of GiB; make room.',
  });
}

function root(): Finding {
  const isRoot = process.getuid?.() === 0;
  return findingOf('user', isRoot, isRoot ? 'root' : `uid ${process.getuid?.() ?? 'unknown'}`, {
    status: 'advice',
    advice: 'On the host testbed, SetupBench rows expect root; on Docker, and for the example, it does not matter.',
  });
}
