import { useState } from 'preact/hooks';
import type { Totals } from '../../results/schema.ts';
import { plainLine } from '../../text/untrusted.ts';
import type { Loaded, LoadedRun } from './app.tsx';
import { dollars, formatDuration, percent, points, several } from './format.ts';
import { type Row, rowsOf } from './model.ts';
import { Section, Verdict, Wide } from './parts.tsx';
import { diffHash } from './route.ts';
import { Blocks } from './unpack.ts';

const MOST_ROWS = 500;

/** Two runs side by side: this one, and the baseline or another report. */
export function Compare({ loaded, open }: { loaded: Loaded; open: (run: LoadedRun) => void }) {
  const { now, before } = loaded;
  return (
    <>
      <div class="headline">
        <h1>{before === null ? 'Compare with another run' : `This run and ${before.name}`}</h1>
        <Picker open={open} />
      </div>
      {before !== null && (
        <>
          <RunFigures now={now} before={before} />
          <TypeFigures now={now} before={before} />
          <Changed rows={now.rows} before={before} />
        </>
      )}
    </>
  );
}

/** Another report.html from the reader's disk takes the baseline's place; it is read, and nothing of it is executed. */
function Picker({ open }: { open: (run: LoadedRun) => void }) {
  const [fault, setFault] = useState('');
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const blocks = Blocks.inText(await file.text());
      const { now } = await blocks.index();
      // Its own trials are `n…` in its own blocks.
      open({ run: now, rows: rowsOf(now, 'n', null), blocks, name: plainLine(file.name, 60) });
      setFault('');
    } catch (error) {
      setFault(`${plainLine(file.name, 60)} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return (
    <>
      <label class="file">
        Open another report.html{' '}
        <input type="file" accept=".html,text/html" onChange={(event) => read(event.currentTarget.files?.[0])} />
      </label>
      {fault !== '' && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}

function RunFigures({ now, before }: { now: LoadedRun; before: LoadedRun }) {
  const cost = ({ rows }: LoadedRun) => {
    const known = rows.flatMap((row) => (row.cost === null ? [] : [row.cost]));
    return known.length === 0 ? null : dollars(known.reduce((sum, value) => sum + value, 0));
  };
  const time = ({ run }: LoadedRun) => formatDuration(run.time.agent + run.time.evaluation + run.time.harness);
  const setting = (of: (run: LoadedRun['run']['report']) => string | number | null) => (run: LoadedRun) => {
    const value = of(run.run.report);
    return value === null ? null : plainLine(String(value), 200);
  };
  const lines: [string, (run: LoadedRun) => string | null][] = [
    ['Result', ({ run }) => run.headline],
    [
      '95% interval',
      ({
        run: {
          report: { interval },
        },
      }) => (interval === null ? null : `${percent(interval.low)} to ${percent(interval.high)}`),
    ],
    [
      'Score over all points',
      ({ run: { report } }) => (report.settings.mode === null ? null : percent(report.totals.score_expected)),
    ],
    ['Agent', setting(({ agent }) => [agent.name, agent.model].filter((part) => part !== null).join(', ') || null)],
    ['Agent command', setting(({ agent }) => agent.command || null)],
    [
      'Dataset',
      setting(({ dataset }) => `${dataset.name}${dataset.ref === null ? '' : ` at ${dataset.ref.slice(0, 12)}`}`),
    ],
    ['Dataset digest', setting(({ dataset }) => dataset.digest.slice(0, 19))],
    ['Commit', setting(({ github }) => (github === null ? null : (github.head_sha ?? github.sha).slice(0, 12)))],
    ['Testbed', setting(({ settings }) => settings.testbed)],
    ['Mode', setting(({ settings }) => settings.mode)],
    ['Judge', setting(({ settings }) => settings.judge)],
    ['Trials each', setting(({ settings }) => settings.trials)],
    ['Agent time limit', ({ run }) => formatDuration(run.report.settings.agent_timeout_ms)],
    ['Time in trials', time],
    ['Cost, as far as known', cost],
    ['agentbench', setting((report) => report.harness_version)],
  ];
  const known = lines
    .map(([name, of]) => [name, of(before), of(now)] as const)
    .filter(([, a, b]) => a !== null || b !== null);
  return (
    <Section title="Both runs">
      <Wide label="Both runs, figures">
        <table class="sides">
          <thead>
            <tr>
              <td />
              <th scope="col">{before.name}</th>
              <th scope="col">{now.name}</th>
            </tr>
          </thead>
          <tbody>
            {known.map(([name, a, b]) => (
              <tr key={name} class={a === b ? '' : 'differs'}>
                <th scope="row">{name}</th>
                <td>{a ?? '–'}</td>
                <td>{b ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </Section>
  );
}

function TypeFigures({ now, before }: { now: LoadedRun; before: LoadedRun }) {
  const [a, b] = [before.run.report.by_type, now.run.report.by_type];
  const types = [...new Set([...Object.keys(b), ...Object.keys(a)])].slice(0, 60);
  const plans = now.run.report.settings.mode !== null;
  const rate = (totals: Totals | undefined) =>
    totals === undefined ? null : plans ? totals.score_expected : totals.success_rate;
  return (
    <Section title="By type">
      <Wide label="By type, figures">
        <table class="sides">
          <thead>
            <tr>
              <th scope="col">Type</th>
              <th scope="col">{before.name}</th>
              <th scope="col">{now.name}</th>
              <th scope="col">Points</th>
            </tr>
          </thead>
          <tbody>
            {types.map((type) => {
              const [was, is] = [rate(a[type]), rate(b[type])];
              return (
                <tr key={type} class={was === is ? '' : 'differs'}>
                  <th scope="row">{plainLine(type, 80) || 'unnamed'}</th>
                  <td>{percent(was)}</td>
                  <td>{percent(is)}</td>
                  <td>{was === null || is === null ? '–' : points(is - was)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Wide>
    </Section>
  );
}

/** Trials with another verdict, what broke first. */
function Changed({ rows, before }: { rows: Row[]; before: LoadedRun }) {
  const changed = rows
    .filter((row) => row.before !== null && row.before.status !== row.status)
    .sort((a, b) => weight(a) - weight(b));
  return (
    <Section title="Trials with another verdict" aside={<span class="quiet">{several(changed.length, 'trial')}</span>}>
      {changed.length === 0 && <p class="quiet">None.</p>}
      {changed.length > 0 && (
        <Wide label="Trials with another verdict, one by one">
          <table class="sides">
            <thead>
              <tr>
                <th scope="col">Trial</th>
                <th scope="col">{before.name}</th>
                <th scope="col">this run</th>
                <th scope="col">Why</th>
              </tr>
            </thead>
            <tbody>
              {changed.slice(0, MOST_ROWS).map((row) => (
                <tr key={row.key}>
                  <th scope="row">
                    <a href={diffHash({ run: 'b', place: row.place }, { run: 'n', place: row.place })}>{row.place}</a>
                  </th>
                  <td>
                    <Verdict status={row.before!.status} />
                  </td>
                  <td>
                    <Verdict status={row.status} />
                  </td>
                  <td>{plainLine(row.reason, 200)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      )}
      {changed.length > MOST_ROWS && <p class="quiet">… and {changed.length - MOST_ROWS} more</p>}
    </Section>
  );
}

function weight(row: Row): number {
  return { broke: 0, unknown: 1, mended: 2, same: 3 }[row.change];
}
