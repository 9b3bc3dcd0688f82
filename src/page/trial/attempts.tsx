import { useEffect, useState } from 'preact/hooks';
import type { AttemptFile } from '../../report/documents/page-document.ts';
import { useLoaded } from '../browser/use.ts';
import { formatDuration, moment } from '../data/format.ts';
import type { Row } from '../data/model.ts';
import type { LogPlace, TrialPlace } from '../data/route.ts';
import type { Blocks } from '../data/unpack.ts';
import { Broken, Section, Verdict } from '../parts/parts.tsx';
import { AttemptSteps, isSteps } from '../steps/steps.tsx';
import { LogTabs } from './files.tsx';

/** True for a file left by an earlier attempt of a trial. */
export function isOfAttempt(name: string): boolean {
  return name.startsWith('attempt-');
}

interface AttemptsProps {
  blocks: Blocks;
  row: Row;
  names: string[];
  trial: TrialPlace;
  /** A line of a log that the address names. */
  at: LogPlace | null;
}

/** Outcomes of a trial's earlier attempts, which do not count, the latest first. */
export function Attempts({ names, ...of }: AttemptsProps) {
  const attempts = [...Map.groupBy(names.filter(isOfAttempt), (name) => name.split('/')[0]!)];
  if (attempts.length === 0) return null;
  return (
    <Section title="Earlier attempts">
      <p class="quiet">They do not count: the trial was repeated.</p>
      {attempts.map(([attempt, files]) => (
        <Attempt key={attempt} name={attempt} files={files} {...of} />
      ))}
    </Section>
  );
}

function Attempt(props: Omit<AttemptsProps, 'names'> & { name: string; files: string[] }) {
  const { name, blocks, row, files, trial } = props;
  const of = row.key;
  const at = props.at?.log.startsWith(`${name}/`) === true ? props.at : null;
  const about = useLoaded(async () => {
    const file = await blocks.file(of, `${name}/attempt.json`);
    return file === null ? null : (JSON.parse(file.text) as AttemptFile);
  }, [blocks, of, name]);
  const logs = files.filter((file) => file.endsWith('.log'));
  const steps = files
    .flatMap((file) => (file.startsWith(`${name}/`) ? file.slice(name.length + 1) : []))
    .filter(isSteps);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (at !== null) setOpen(true);
  }, [at?.log, at?.line]);
  return (
    <details class="attempt" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span class="attempt-name">{name.replace('-', ' ')}</span>{' '}
        {about != null && (
          <>
            <Verdict status={about.status} />{' '}
            <span class="quiet">
              {formatDuration(about.duration)}, {moment(about.started_at)}
            </span>
          </>
        )}
        {about === null && <span class="quiet">left no record</span>}
      </summary>
      {about?.error != null && <Broken error={about.error} />}
      {open && steps.length > 0 && <AttemptSteps blocks={blocks} row={row} name={name} files={steps} />}
      {open && <LogTabs {...{ blocks, of, logs, trial, at }} label={`Logs of ${name.replace('-', ' ')}`} />}
    </details>
  );
}
