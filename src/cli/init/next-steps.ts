import { parse } from 'yaml';
import type { Template } from './templates.ts';

/** A line of a workflow that the user must edit. */
interface Edit {
  file: string;
  line: number;
  what: string;
}

/** Remaining steps after a workflow was written. */
export interface NextSteps {
  edits: Edit[];
  /** Names of the repository's secrets that the workflow uses. */
  secrets: string[];
  /** Steps to start the workflow, in order. */
  begin: string[];
}

/** Derives the remaining steps from a template's files. `folder` is their directory relative to the repository. */
export function nextSteps({ files }: Template, folder: string): NextSteps {
  const secrets = files.flatMap(({ text }) =>
    [...text.matchAll(/\bsecrets\.([A-Z][A-Z0-9_]*)/g)].map(([, name]) => name!),
  );
  return {
    edits: files.flatMap(({ target, text }) =>
      text.split('\n').flatMap((line, index) => {
        const [, what] = /# EDIT: (.*)/.exec(line) ?? [];
        return what === undefined ? [] : [{ file: `${folder}/${target}`, line: index + 1, what }];
      }),
    ),
    secrets: [...new Set(secrets)],
    begin: beginnings(files.flatMap(({ text }) => eventsOf(text))),
  };
}

function beginnings(events: string[]): string[] {
  const steps: string[] = [];
  if (events.includes('workflow_run')) {
    steps.push('Merge both into the default branch: until then no comment is written.');
  } else if (!events.includes('pull_request')) {
    steps.push('Merge it into the default branch: until then it cannot be started.');
  }
  if (events.includes('pull_request')) steps.push('Open a pull request: it is measured.');
  if (events.includes('schedule')) steps.push('The first comparison follows the first run on the default branch.');
  if (events.includes('workflow_dispatch')) steps.push('Start it by hand: gh workflow run agentbench.yml');
  return steps;
}

function eventsOf(workflow: string): string[] {
  const { on } = parse(workflow) as { on: string | Record<string, unknown> };
  return typeof on === 'string' ? [on] : Object.keys(on);
}
