import { useMemo, useState } from 'preact/hooks';
import { plainLine } from '../../base/text/untrusted.ts';
import type { Conversation } from '../../report/documents/page-document.ts';
import { useLoaded } from '../browser/use.ts';
import { several } from '../data/format.ts';
import type { Row } from '../data/model.ts';
import type { TrialPlace } from '../data/route.ts';
import type { Blocks } from '../data/unpack.ts';
import { Section, Waiting } from '../parts/parts.tsx';
import { otherAnswer, partedWords, sameSteps, timeOf } from './model.ts';
import { StepBody, StepLine, StepNumber } from './step.tsx';
import { StepList } from './step-list.tsx';
import { stepsOf } from './steps.tsx';

interface Side {
  name: string;
  trial: TrialPlace;
  row: Row;
  blocks: Blocks;
  /** True if its steps are on the page. */
  has: boolean;
}

/** The steps of two trials side by side, from the one where they part. */
export function StepsBeside({ sides: [a, b] }: { sides: [Side, Side] }) {
  const loaded = useLoaded(
    () =>
      Promise.all(
        [a, b].map(async ({ has, blocks, row }) => (has ? ((await stepsOf(blocks, row))?.steps ?? null) : null)),
      ),
    [a.blocks, b.blocks, a.row.key, b.row.key],
  );
  if (!a.has && !b.has) return null;
  const [first, second] = loaded ?? [];
  return (
    <Section title="Steps">
      {loaded === undefined ? (
        <Waiting what="Unpacking …" />
      ) : first == null || second == null ? (
        <p class="quiet">The steps of {plainLine((first == null ? a : b).name, 100)} are not on this page.</p>
      ) : (
        <Parted sides={[a, b]} conversations={[first, second]} />
      )}
    </Section>
  );
}

function Parted({ sides, conversations }: { sides: [Side, Side]; conversations: [Conversation, Conversation] }) {
  const [{ steps: a }, { steps: b }] = conversations;
  const same = useMemo(() => sameSteps(a, b), [a, b]);
  const answer = useMemo(() => otherAnswer(a, b, same), [a, b, same]);
  const [from, setFrom] = useState(same);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const longest = useMemo(() => [...a, ...b].reduce((most, step) => Math.max(most, timeOf(step) ?? 0), 0), [a, b]);
  const rows = Math.max(a.length, b.length) - from;
  const toggle = (at: number) => {
    const next = new Set(opened);
    if (!next.delete(at)) next.add(at);
    setOpened(next);
  };
  return (
    <>
      <p>
        {partedWords(conversations, same)}
        {answer !== null && ` The answers first differ at step ${a[answer]!.id}.`}{' '}
        {same > 0 && (
          <button type="button" class="tool" onClick={() => setFrom(from === 0 ? same : 0)}>
            {from === 0 ? 'Only where they differ' : `Show the same ${several(same, 'step')}`}
          </button>
        )}
      </p>
      {rows > 0 && (
        <>
          <div class="beside beside-heads">
            {sides.map(({ name }, index) => (
              <span key={index}>
                {plainLine(name, 100)} <span class="quiet">{several(conversations[index]!.total, 'step')}</span>
              </span>
            ))}
          </div>
          <StepList
            key={from}
            label="Steps, side by side"
            count={rows}
            current={null}
            row={(index, focusable) => (
              <div class={`beside ${from + index < same ? 'same' : ''}`}>
                {sides.map(({ trial }, side) => {
                  const step = conversations[side]!.steps[from + index];
                  return (
                    <div key={side} class="beside-cell">
                      {step !== undefined && (
                        <>
                          <StepNumber trial={trial} id={step.id} />
                          <StepLine
                            step={step}
                            open={opened.has(from + index)}
                            longest={longest}
                            focusable={focusable}
                            toggle={() => toggle(from + index)}
                          />
                          {opened.has(from + index) && (
                            <StepBody step={step} started={null} more="open the step itself" />
                          )}
                        </>
                      )}
                    </div>
                  );
                })}
              </div>
            )}
          />
        </>
      )}
    </>
  );
}
