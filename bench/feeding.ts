import { planSessions } from './feeding/plans.ts';
import { allPrograms, installPackages, type Program } from './feeding/programs.ts';
import { type Fed, feedByClock, feedByDriver, type Session } from './feeding/session.ts';
import type { Figure } from './figure.ts';
import { inTemporary } from './scene.ts';

/** Sessions at a time: most of their time is waiting. */
const AT_A_TIME = 8;

/** A session fed in all three ways. */
interface Compared<Of extends Session = Session> {
  session: Of;
  clock: Fed;
  adaptive: Fed;
  upstream: Fed;
}

/**
 * Compares both ways of typing with upstream's method (`fixed-waits.py`): small programs, and sessions of real test
 * plans, each in a fresh directory. The transcripts must be equal.
 */
export function benchFeeding(): Promise<Figure[]> {
  return inTemporary(async (packages) => {
    try {
      const installed = installPackages(allPrograms(), packages);
      process.env.PYTHONPATH = packages;
      const programs = await compareAll(allPrograms().filter(({ needs }) => installed || needs === null));
      const plans = await compareAll(await planSessions());
      return [
        speedOf('programs of one thread', ofKind(programs, 'one thread'), 10),
        speedOf('programs of one thread that polls or has a timer', ofKind(programs, 'one thread, polls'), null),
        speedOf('programs of several threads or processes', ofKind(programs, 'several threads'), null),
        speedOf('sessions of test plans', plans, 20),
        equalPrograms(programs, 'adaptive'),
        equalPrograms(programs, 'upstream'),
        equalPlans(plans),
        ...programs.filter(({ session }) => session.differs !== null).map(explained),
      ];
    } finally {
      delete process.env.PYTHONPATH;
    }
  });
}

async function compareAll<Of extends Session>(sessions: Of[]): Promise<Compared<Of>[]> {
  const compared: Compared<Of>[] = [];
  const waiting = sessions.entries();
  const workers = Array.from({ length: AT_A_TIME }, async () => {
    for (const [index, session] of waiting) compared[index] = await compare(session);
  });
  await Promise.all(workers);
  return compared;
}

async function compare<Of extends Session>(session: Of): Promise<Compared<Of>> {
  const clock = await session.inPlace((directory) => feedByClock(session, directory));
  const adaptive = await session.inPlace((directory) => feedByDriver(session, directory, 'adaptive'));
  const upstream = await session.inPlace((directory) => feedByDriver(session, directory, 'upstream'));
  return { session, clock, adaptive, upstream };
}

function ofKind(programs: Compared<Program>[], kind: Program['kind']): Compared[] {
  return programs.filter(({ session }) => session.kind === kind);
}

function speedOf(what: string, compared: Compared[], target: number | null): Figure {
  const seconds = (way: 'clock' | 'adaptive') => compared.reduce((sum, fed) => sum + fed[way].seconds, 0);
  const lines = compared.reduce((sum, { session }) => sum + session.lines.length, 0);
  const ratio = seconds('clock') / seconds('adaptive');
  return {
    what: `${compared.length} ${what}, ${lines} lines: fixed waits / adaptive`,
    figure: `${ratio.toFixed(1)} × (${seconds('clock').toFixed(1)} s / ${seconds('adaptive').toFixed(2)} s)`,
    value: ratio,
    target: target === null ? '' : `at least ${target} ×`,
    met: target === null ? null : ratio >= target,
  };
}

function equalPrograms(programs: Compared<Program>[], typing: 'adaptive' | 'upstream'): Figure {
  const unequal = programs.filter((fed) => fed[typing].transcript !== fed.clock.transcript);
  const unexplained = unequal.filter(({ session }) => session.differs === null).map(({ session }) => session.name);
  const equal = programs.length - unequal.length;
  return {
    what: `programs whose transcript is equal, of ${programs.length} (typing: ${typing})`,
    figure: `${equal}${unexplained.length === 0 ? '' : `; not explained: ${unexplained.join(', ')}`}`,
    value: equal,
    target: 'at least 60, the others explained',
    met: equal >= 60 && unexplained.length === 0,
  };
}

function equalPlans(plans: Compared[]): Figure {
  const unequal = plans.filter(({ clock, adaptive }) => adaptive.transcript !== clock.transcript);
  return {
    what: 'sessions of test plans whose transcript differs (typing: adaptive)',
    figure: [`${unequal.length}`, ...unequal.map(({ session }) => session.name)].join('; '),
    target: '0',
    met: unequal.length === 0,
  };
}

function explained({ session, clock, adaptive, upstream }: Compared<Program>): Figure {
  const differs = Object.entries({ adaptive, upstream }).filter(([, fed]) => fed.transcript !== clock.transcript);
  return {
    what: `${session.name}: ${session.differs}`,
    figure: differs.length === 0 ? 'equal this time' : `differs: ${differs.map(([way]) => way).join(', ')}`,
    target: '',
    met: null,
  };
}
