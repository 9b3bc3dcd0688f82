import type { ComponentChildren } from 'preact';
import { plain, plainLine } from '../../base/text/untrusted.ts';
import type { ChangedFile, Changes, TrialKey } from '../../report/documents/page-document.ts';
import { useLoaded } from '../browser/use.ts';
import { count, several } from '../data/format.ts';
import type { Blocks } from '../data/unpack.ts';
import { Section, scrolling } from '../parts/parts.tsx';

const NAME = /^changes(-(round|step)-(\d+))?\.json$/;
const SIGNS = { added: '+', changed: '~', removed: '−' } as const;

/** The changes that the agent left in the testbed, one fold a round. */
export function WhatItLeft({ blocks, of, names }: { blocks: Blocks; of: TrialKey; names: string[] }) {
  const there = names.filter((name) => NAME.test(name));
  const read = useLoaded(
    async () => Promise.all(there.map(async (name) => parsed((await blocks.file(of, name))?.text))),
    [blocks, of, there.join(' ')],
  );
  const known = (read ?? []).flatMap((changes, at) =>
    changes === null ? [] : [{ changes, part: partOf(there[at]!, there) }],
  );
  if (known.length === 0) return null;
  return (
    <Section title="What the agent left">
      {known.map(({ changes, part }) => (
        <details key={part} class="left-by-agent">
          <summary>
            {known.length > 1 && `${part}: `}
            {summaryOf(changes)}
          </summary>
          <Left changes={changes} />
        </details>
      ))}
    </Section>
  );
}

/** `Round 1`, or `Step 2` of a task. */
function partOf(name: string, all: string[]): string {
  const [, , , number = '1'] = NAME.exec(name)!;
  return `${all.some((other) => other.includes('-round-')) ? 'Round' : 'Step'} ${number}`;
}

/** Null for anything that is not such a document. */
function parsed(text: string | undefined): Changes | null {
  try {
    const changes = JSON.parse(text ?? '');
    return changes?.schema === 'agentbench/changes/v1' ? changes : null;
  } catch {
    return null;
  }
}

function summaryOf({ files, packages, processes, ports }: Changes): string {
  const all = (list: { entries: unknown[]; left_out: number }) => list.entries.length + list.left_out;
  const parts = [
    files === null
      ? 'files not known'
      : `files: ${count(files.added)} added, ${count(files.changed)} changed, ${count(files.removed)} removed`,
    packages !== null && all(packages) > 0 ? several(all(packages), 'package') : '',
    processes !== null && all(processes) > 0 ? several(all(processes), 'process', 'processes') : '',
    ports !== null && all(ports) > 0 ? several(all(ports), 'port') : '',
  ];
  return parts.filter((part) => part !== '').join('; ');
}

function Left({ changes: { files, packages, processes, ports, notes } }: { changes: Changes }) {
  return (
    <>
      <List title="Files" list={files}>
        {files?.entries.map((file) => (
          <li key={file.path}>
            <File file={file} />
          </li>
        ))}
      </List>
      <List title="Packages" list={packages}>
        {packages?.entries.map(({ manager, name, before, after, change }) => (
          <li key={`${manager} ${name}`}>
            <code>
              {SIGNS[change]} {manager} {plainLine(name, 200)}{' '}
              {plainLine([before, after].filter((version) => version !== null).join(' → '), 220)}
            </code>
          </li>
        ))}
      </List>
      <List title="Processes" list={processes}>
        {processes?.entries.map(({ command }, at) => (
          <li key={at}>
            <code>{plainLine(command, 500)}</code>
          </li>
        ))}
      </List>
      <List title="Ports" list={ports}>
        {ports?.entries.map(({ address, command }) => (
          <li key={address}>
            <code>
              {plainLine(address, 200)}
              {command !== null && `: ${plainLine(command, 500)}`}
            </code>
          </li>
        ))}
      </List>
      {notes.map((note) => (
        <p key={note} class="quiet">
          {plainLine(note, 500)}
        </p>
      ))}
    </>
  );
}

function List(props: { title: string; list: { left_out: number } | null; children: ComponentChildren }) {
  const { title, list, children } = props;
  const none = list !== null && Array.isArray(children) && children.length === 0;
  return (
    <>
      <h3>{title}</h3>
      {list === null && <p class="quiet">Not known.</p>}
      {none && <p class="quiet">None.</p>}
      {list !== null && !none && <ul>{children}</ul>}
      {list !== null && list.left_out > 0 && <p class="quiet">… and {count(list.left_out)} more</p>}
    </>
  );
}

function File({ file: { path, change, files, diff } }: { file: ChangedFile }) {
  const name = (
    <code>
      {SIGNS[change]} {plainLine(path, 1_000)}
      {files !== undefined && files > 0 && ` (${several(files, 'file')})`}
    </code>
  );
  if (diff === null) return name;
  return (
    <details>
      <summary>{name}</summary>
      <pre class="patch" role="region" {...scrolling(`Changes of ${plainLine(path, 200)}`)}>
        {plain(diff.replace(/\n$/, ''))
          .split('\n')
          .map((line, at) => (
            <span key={at} class={line.startsWith('+') ? 'diff-added' : line.startsWith('-') ? 'diff-removed' : ''}>
              {line}
              {'\n'}
            </span>
          ))}
      </pre>
    </details>
  );
}
