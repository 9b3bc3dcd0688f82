import * as core from '@actions/core';

/** What main hands to post, by the names in the runner's state file. */
const RUN = 'run-id';
const TESTBED = 'testbed';
const RESULTS = 'results-path';
const ARTIFACT = 'artifact-id';
const PUBLISHED = 'published';
const SHARED = 'shared-suite';

/** A run that main began. */
export interface BegunRun {
  id: string;
  testbed: 'docker' | 'host';
  resultsPath: string;
}

/** Said as soon as there is something to remove or to upload. */
export function saveBegunRun({ id, testbed, resultsPath }: BegunRun): void {
  core.saveState(RUN, id);
  core.saveState(TESTBED, testbed);
  core.saveState(RESULTS, resultsPath);
}

/** The artifact that holds the results: uploaded once, by main or by post. */
export function saveArtifact(id: number): void {
  core.saveState(ARTIFACT, id);
}

/** The artifact that main uploaded; null where it did not come to that. */
export function loadArtifact(): number | null {
  return Number(core.getState(ARTIFACT)) || null;
}

/** Said when main has published all: nothing is left for post but to look after what was left behind. */
export function savePublished(): void {
  core.saveState(PUBLISHED, 'true');
}

/** Said when results of other jobs are in the comment: post looks once more whether all are. */
export function saveShared(): void {
  core.saveState(SHARED, 'true');
}

/** The run that main began; null where it never came to that. */
export function loadBegunRun(): (BegunRun & { published: boolean; shared: boolean }) | null {
  const id = core.getState(RUN);
  if (!/^[0-9a-f]+$/.test(id)) return null;
  return {
    id,
    testbed: core.getState(TESTBED) === 'host' ? 'host' : 'docker',
    resultsPath: core.getState(RESULTS),
    published: core.getState(PUBLISHED) === 'true',
    shared: core.getState(SHARED) === 'true',
  };
}
