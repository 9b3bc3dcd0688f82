import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { TrialKey } from '../../report/documents/page-document.ts';
import { useKeys, useLoaded } from '../browser/use.ts';
import type { LogPlace, TrialPlace } from '../data/route.ts';
import type { Blocks } from '../data/unpack.ts';
import { Log } from '../parts/log.tsx';
import { Block, Section, Waiting } from '../parts/parts.tsx';

/** Logs of a trial. */
export function Logs(props: { blocks: Blocks; of: TrialKey; names: string[]; trial: TrialPlace; at: LogPlace | null }) {
  const { blocks, of, names, trial, at } = props;
  const logs = names.filter((name) => /^[^/]*\.log$/.test(name));
  const place = useRef<HTMLDivElement>(null);
  useKeys({ '/': () => place.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus() });
  if (logs.length === 0) return null;
  return (
    <Section title="Logs">
      <div ref={place}>
        <LogTabs blocks={blocks} of={of} logs={logs} label="Logs" trial={trial} at={at} />
      </div>
    </Section>
  );
}

/** Logs, one at a time, starting with the one of the address, otherwise the agent's. */
export function LogTabs(props: {
  blocks: Blocks;
  of: TrialKey;
  logs: string[];
  label: string;
  trial: TrialPlace;
  at: LogPlace | null;
}) {
  const { blocks, of, logs, label, trial, at } = props;
  const first = logs.find((name) => name === at?.log) ?? logs.find((name) => name.endsWith('agent.log')) ?? logs[0];
  const [chosen, setChosen] = useState(first);
  const panel = useId();
  useEffect(() => {
    if (chosen === undefined || !logs.includes(chosen)) setChosen(first);
  }, [logs.join(' ')]);
  useEffect(() => {
    if (at !== null) setChosen(first);
  }, [at?.log, at?.line]);
  if (chosen === undefined) return null;
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} onKeyDown={(event) => moveTab(event, logs, setChosen)}>
        {logs.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === chosen}
            aria-controls={panel}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => setChosen(name)}
          >
            {name.split('/').at(-1)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={panel} aria-labelledby={`tab-${chosen}`}>
        <LoadedLog
          key={chosen}
          blocks={blocks}
          of={of}
          name={chosen}
          trial={trial}
          line={at?.log === chosen ? at.line : undefined}
        />
      </div>
    </>
  );
}

/** Moves to the previous or next tab by arrow key. */
function moveTab(event: KeyboardEvent, logs: string[], choose: (name: string) => void): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const at = logs.findIndex((name) => `tab-${name}` === document.activeElement?.id);
  if (by === undefined || at === -1) return;
  event.preventDefault();
  const next = logs[(at + by + logs.length) % logs.length]!;
  choose(next);
  document.getElementById(`tab-${next}`)?.focus();
}

function LoadedLog(props: { blocks: Blocks; of: TrialKey; name: string; trial: TrialPlace; line: number | undefined }) {
  const { blocks, of, name, trial, line } = props;
  const file = useLoaded(() => blocks.file(of, name), [of, name]);
  if (file === undefined) return <Waiting what="Unpacking …" />;
  if (file === null) return null;
  return <Log name={name} file={file} line={line ?? null} trial={trial} />;
}

/** Prompts of the agent, one per round, or per step of its task. */
export function Prompts({ blocks, of, names }: { blocks: Blocks; of: TrialKey; names: string[] }) {
  const prompts = names.filter((name) => name.startsWith('prompt'));
  if (prompts.length === 0) return null;
  return (
    <Section title="Prompt">
      {prompts.map((name) => (
        <Prompt key={name} blocks={blocks} of={of} name={name} open={prompts.length === 1} />
      ))}
    </Section>
  );
}

function Prompt({ blocks, of, name, open }: { blocks: Blocks; of: TrialKey; name: string; open: boolean }) {
  const file = useLoaded(() => blocks.file(of, name), [of, name]);
  if (file == null) return null;
  const [, step] = /-step-(\d+)\./.exec(name) ?? [];
  const later = step === undefined ? 'its second round' : `step ${step} of the task`;
  const label = name === 'prompt.txt' ? 'Prompt of the agent' : `Prompt of the agent in ${later}`;
  return (
    <details class="prompt" open={open && file.text.length < 2_000}>
      <summary>{label}</summary>
      <Block text={file.text} label={label} />
    </details>
  );
}
