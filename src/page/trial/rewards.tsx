import { figure } from '../../base/format.ts';
import { plainLine } from '../../base/text/untrusted.ts';
import type { EvaluationResult, Result } from '../../report/documents/page-document.ts';
import { Facts, Section, TableHead } from '../parts/parts.tsx';

type Evaluation = Extract<EvaluationResult, { kind: 'reward' }>;

const SHOWN_REWARDS = 20;
const SHOWN_STEPS = 200;

/** The rewards of a task and of each of its steps, with the end of each step's agent. */
export function Rewards({ result, evaluation }: { result: Result; evaluation: Evaluation }) {
  const { rewards, steps } = evaluation;
  const agents = new Map((result.rounds ?? []).map(({ step, agent }) => [step, agent]));
  return (
    <Section title="Rewards">
      <Facts facts={factsOf(rewards)} />
      {steps.length > 0 && (
        <table aria-label="Steps of the task">
          <TableHead names={['Step', 'Agent', 'Rewards']} />
          <tbody>
            {steps.slice(0, SHOWN_STEPS).map(({ name, rewards, why }, at) => (
              <tr key={at}>
                <th scope="row">{plainLine(name, 100)}</th>
                <td class="agent-end">{endOf(agents.get(name))}</td>
                <td>{rewards === null ? `none: ${plainLine(why ?? 'not known', 300)}` : textOf(rewards)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

function factsOf(rewards: Record<string, number>): [name: string, value: string][] {
  const all = Object.entries(rewards).map(([name, value]): [string, string] => [plainLine(name, 60), figure(value)]);
  if (all.length === 0) return [['Rewards', 'none']];
  return [
    ...all.slice(0, SHOWN_REWARDS),
    ...(all.length > SHOWN_REWARDS ? [['…', `${all.length - SHOWN_REWARDS} more`] as [string, string]] : []),
  ];
}

function textOf(rewards: Record<string, number>): string {
  const all = factsOf(rewards);
  return Object.keys(rewards).length === 0 ? 'none' : all.map(([name, value]) => `${name} ${value}`.trim()).join(', ');
}

function endOf(agent: Result['agent'] | undefined): string {
  if (agent === undefined) return '';
  if (agent.timed_out) return 'time limit';
  return agent.exit_code === null ? '' : `exit code ${agent.exit_code}`;
}
