import { cpSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Instance } from '../datasets/types.ts';
import { portsOf } from '../evaluation/look/listeners.ts';
import { commandWords, scriptOf } from '../evaluation/look/look.ts';
import type { TestbedKind } from '../options/options.ts';
import { EDIT_TESTS, LEAVE_DAEMON, REPLACE_TOOLS, SAY_TEXT } from '../programs/attacks.ts';

/** One kind of agent that every task is measured with. */
export interface Phase {
  /** Name in the table, and of the directory of its results. */
  name: string;
  expects: 'failure' | 'success' | 'failure or note';
  trials: number;
  command: string;
  /** The agent of that name in place of the command. */
  agent?: 'oracle';
  /** Fills the directory that becomes the agent's; null if the agent needs none. */
  prepare: ((directory: string, instances: Instance[]) => void) | null;
}

/** An agent that does nothing: the text that marks the floor of a test plan. */
const NOTHING: Phase = { name: 'nothing', expects: 'failure', trials: 1, command: 'true', prepare: null };

/** Cannot be the name of an instance, which does not begin with a dot. */
const SOLVE = '.solve.sh';
const ATTACK = '.attack.sh';
const SOLVE_SCRIPT = `place="$AGENTBENCH_AGENT_DIR/$AGENTBENCH_INSTANCE_ID"
if [ -d "$place" ]; then
  cp -R "$place/." .
elif command -v bash >/dev/null; then
  exec bash "$place.sh"
else
  exec sh "$place.sh"
fi
`;

const ATTACKS: [name: string, script: string][] = [
  ['text', SAY_TEXT],
  ['tools', REPLACE_TOOLS],
  ['tests', EDIT_TESTS],
  ['daemon', LEAVE_DAEMON],
];

/** The phases of a check: nothing, the solutions (by instance id) `repeat` times, and with `attack` the cheats. */
export function phasesOf(
  { repeat, attack }: { repeat: number; attack: boolean },
  solutions: Map<string, string>,
  testbed: TestbedKind,
  isHarbor: boolean,
): Phase[] {
  return [
    NOTHING,
    solutionPhase(repeat, solutions, isHarbor),
    ...(attack ? ATTACKS.map((one) => attackPhase(one, testbed)) : []),
  ];
}

/** True if a phase is of use for an instance. */
export function applies(phase: Phase, instance: Instance, solutions: Map<string, string>, testbed: string): boolean {
  if (phase.expects === 'success') return solutions.has(instance.id);
  // The tools of a host are the machine's.
  return !(phase.name === 'attack-tools' && testbed === 'host');
}

function solutionPhase(trials: number, solutions: Map<string, string>, isHarbor: boolean): Phase {
  const common = { name: 'solution', expects: 'success', trials } as const;
  // A Harbor task says how its solution is run, and by whom.
  if (isHarbor) return { ...common, command: '', agent: 'oracle', prepare: null };
  return {
    ...common,
    command: `sh "$AGENTBENCH_AGENT_DIR/${SOLVE}"`,
    prepare(directory, instances) {
      writeFileSync(path.join(directory, SOLVE), SOLVE_SCRIPT);
      for (const { id } of instances) {
        const solution = solutions.get(id)!;
        const name = statSync(solution).isDirectory() ? id : `${id}.sh`;
        cpSync(solution, path.join(directory, name), { recursive: true, dereference: true });
      }
    },
  };
}

function attackPhase([name, script]: (typeof ATTACKS)[number], testbed: TestbedKind): Phase {
  return {
    name: `attack-${name}`,
    expects: 'failure or note',
    trials: 1,
    command: `sh "$AGENTBENCH_AGENT_DIR/${ATTACK}" ${testbed} "$AGENTBENCH_AGENT_DIR/$AGENTBENCH_INSTANCE_ID"`,
    prepare(directory, instances) {
      writeFileSync(path.join(directory, ATTACK), script);
      for (const instance of instances) describeEvaluation(path.join(directory, instance.id), instance);
    },
  };
}

/** More than an agent is told: a cheat that fails with it fails without it. */
function describeEvaluation(directory: string, { evaluation, taskType }: Instance): void {
  const command = scriptOf(evaluation) ?? '';
  const asked =
    evaluation.kind !== 'test_plan'
      ? commandWords(command)
      : [
          ...new Set(
            evaluation.points.flatMap(({ testcases }) => testcases.flatMap((one) => commandWords(one.command ?? ''))),
          ),
        ];
  const ports = command === '' ? [] : portsOf(command, taskType);
  mkdirSync(directory);
  writeFileSync(path.join(directory, 'command'), command);
  writeFileSync(path.join(directory, 'asked'), asked.map((word) => `${word}\n`).join(''));
  writeFileSync(path.join(directory, 'ports'), ports.map((port) => `${port}\n`).join(''));
}
