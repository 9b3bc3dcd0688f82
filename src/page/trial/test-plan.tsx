import { useMemo, useState } from 'preact/hooks';
import { plain, plainLine } from '../../base/text/untrusted.ts';
import type {
  PointResult,
  Result,
  TestCaseResult,
  TestPlanResult,
  TrialKey,
} from '../../report/documents/page-document.ts';
import { count, formatDuration, percent, several } from '../data/format.ts';
import type { Blocks } from '../data/unpack.ts';
import { Chip, Choice, Facts, Notes, Section } from '../parts/parts.tsx';
import { Player, Transcript } from './player.tsx';

/** The source of recorded sessions. */
interface Source {
  blocks: Blocks;
  of: TrialKey;
}

const FILTERS = ['all', 'lost', 'not judged'] as const;

/** The points of a test plan, each with score, explanation and sessions. */
export function Plan({ result, plan, blocks, of }: { result: Result; plan: TestPlanResult } & Source) {
  const [round, setRound] = useState<number | null>(null);
  const rounds = (result.rounds ?? []).map(({ evaluation }) => (evaluation?.kind === 'test_plan' ? evaluation : null));
  // A round that was not measured has no points.
  const earlier = rounds.slice(0, -1).flatMap((evaluation, at) => (evaluation === null ? [] : [at]));
  const shown = round === null ? plan : rounds[round]!;
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('all');
  const points = useMemo(
    () => shown.points.map((point, index) => ({ point, number: index + 1 })).filter(({ point }) => isIn(point, filter)),
    [shown, filter],
  );
  return (
    <Section title="Test plan">
      <p>
        <strong>{percent(shown.score_expected)}</strong> over all {several(shown.expected, 'point')},{' '}
        {percent(shown.score)} of the {count(shown.judged)} that were judged.
        {shown.score_without_vacuous !== null &&
          ` ${percent(shown.score_without_vacuous)} without the part that an empty project also gets.`}
        {shown.timed_out && ' The evaluation ran out of time before its last point.'}
      </p>
      {shown.judge !== null && (
        <p class="quiet">
          Judge: {plainLine(shown.judge.identity, 200)}, {several(shown.judge.verdicts, 'verdict')}
          {shown.judge.failures > 0 && `, no verdict on ${several(shown.judge.failures, 'point')}`}
        </p>
      )}
      <div class="filters">
        {earlier.length > 0 && (
          <Choice
            label="Round"
            value={round === null ? '' : String(round)}
            options={[['', 'last round'], ...earlier.map((at) => [String(at), `round ${at + 1}`] as const)]}
            change={(index) => setRound(index === '' ? null : Number(index))}
          />
        )}
        <div class="chips" role="group" aria-label="Points">
          {FILTERS.map((name) => (
            <Chip key={name} on={filter === name} press={() => setFilter(name)}>
              {name} <span class="figure">{shown.points.filter((point) => isIn(point, name)).length}</span>
            </Chip>
          ))}
        </div>
      </div>
      <ol class="points">
        {points.map(({ point, number }) => (
          <Point key={`${round} ${number}`} point={point} number={number} blocks={blocks} of={of} />
        ))}
      </ol>
    </Section>
  );
}

function isIn({ score }: PointResult, filter: (typeof FILTERS)[number]): boolean {
  if (filter === 'lost') return score === 0 || score === 1;
  return filter === 'all' || score === null;
}

const DECIDED = {
  junit: "pytest's report",
  file: 'its files',
  judge: 'the judge',
  none: 'nobody',
};

function Point({ point, number, ...source }: { point: PointResult; number: number } & Source) {
  const [open, setOpen] = useState(false);
  const { metric, type, score, decided_by, explanation, floor, testcases, notes } = point;
  return (
    <li class="point">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <Score score={score} />
          <span class="point-name">
            {number}. {plainLine(metric, 200)}
          </span>
          <span class="quiet point-type">{type.replaceAll('_', ' ')}</span>
        </summary>
        {open && (
          <div class="point-body">
            <Facts
              facts={[
                ['Score', score === null ? 'not judged' : `${score} of 2`],
                ['Decided by', DECIDED[decided_by]],
                ['Vacuous', floor ? `an empty project gets ${floor} of 2 here` : null],
              ]}
            />
            {explanation !== '' && <p class="explanation">{plain(explanation)}</p>}
            {notes.length > 0 && <Notes notes={notes} />}
            {testcases.map((testcase, index) => (
              <TestCase key={index} testcase={testcase} number={testcases.length > 1 ? index + 1 : null} {...source} />
            ))}
          </div>
        )}
      </details>
    </li>
  );
}

function Score({ score }: { score: PointResult['score'] }) {
  const kind = score === null ? 'not_run' : score === 2 ? 'passed' : score === 1 ? 'error' : 'failed';
  return (
    <span class={`score ${kind}`}>
      {score === null ? '–' : score}
      <span aria-hidden="true">/2</span>
      <span class="unseen">{score === null ? ' not judged' : ' of 2 points'}</span>
    </span>
  );
}

const ENDS: Record<TestCaseResult['end'], string> = {
  exit: 'by itself',
  interrupted: 'by Ctrl-C, since it waited for more input than there was',
  timeout: 'at its time limit',
  not_run: 'never executed',
};

function TestCase({ testcase, number, ...source }: { testcase: TestCaseResult; number: number | null } & Source) {
  const [shown, setShown] = useState<'transcript' | 'recording'>('transcript');
  const { command, input_lines, typed, end, reason, exit_code, duration_ms, output_tail, transcript, recording } =
    testcase;
  return (
    <div class="testcase">
      {number !== null && <h4>Test case {number}</h4>}
      {command !== null && <pre class="block command">{plain(command)}</pre>}
      <Facts
        facts={[
          ['Ended', reason === null ? ENDS[end] : `${ENDS[end]}: ${plain(reason)}`],
          ['Exit code', exit_code],
          ['Time', end === 'not_run' ? null : formatDuration(duration_ms)],
          ['Typed', input_lines === null ? null : `${typed} of ${several(input_lines, 'line')}`],
        ]}
      />
      {end !== 'not_run' && (
        <>
          {recording !== null && (
            <div class="chips" role="group" aria-label="Session">
              <Chip on={shown === 'transcript'} press={() => setShown('transcript')}>
                Transcript
              </Chip>
              <Chip on={shown === 'recording'} press={() => setShown('recording')}>
                ▶ Play the recording
              </Chip>
            </div>
          )}
          {shown === 'recording' && recording !== null ? (
            <Player name={recording} {...source} />
          ) : (
            <Transcript name={transcript} tail={output_tail} {...source} />
          )}
        </>
      )}
    </div>
  );
}
