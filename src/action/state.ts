import * as core from '@actions/core';
import { isRunId } from '../base/lease/run-directory.ts';
import type { TestbedKind } from '../options/options.ts';
import { saveState } from './tell-runner.ts';

/** Values passed from main to post, by their names in the runner's state file. */
const RUN = 'run-id';
const TESTBED = 'testbed';
const RESULTS = 'results-path';
const PUBLISHED = 'published';
const SUMMARIZED = 'summarized';
const SHARED = 'shared-suite';
const CONFIG = 'config';

/** A run begun by the main step. */
export interface BegunRun {
  /** Of the owners of everything that it makes. */
  ids: string[];
  testbed: TestbedKind;
  resultsPath: string;
}

/** An artifact of this job. */
export interface UploadedArtifact {
  id: number;
  name: string;
}

/** Called as soon as there is something to clean up or upload. */
export function saveBegunRun({ ids, testbed, resultsPath }: BegunRun): void {
  saveState(RUN, ids.join(','));
  saveState(TESTBED, testbed);
  saveState(RESULTS, resultsPath);
}

/** Saves an artifact of this job: the results, or report.html by itself, each of which main or post uploads once. */
export function saveUpload(what: 'artifact' | 'page', { id, name }: UploadedArtifact): void {
  saveState(`${what}-id`, id);
  saveState(`${what}-name`, name);
}

/** The artifact that main uploaded; null if it uploaded none. */
export function loadUpload(what: 'artifact' | 'page'): UploadedArtifact | null {
  const id = Number(core.getState(`${what}-id`));
  return id > 0 ? { id, name: core.getState(`${what}-name`) } : null;
}

/** Called when main has published what it could, so that post only cleans up, unless something is left or shared. */
export function savePublished(): void {
  saveState(PUBLISHED, 'true');
}

/** Called when main has written the step summary: post, a step with a summary of its own, writes no second one. */
export function saveSummarized(): void {
  saveState(SUMMARIZED, 'true');
}

/** True if main has written the step summary. */
export function isSummarized(): boolean {
  return core.getState(SUMMARIZED) === 'true';
}

/**
 * Saves that the results' artifact or the comment failed: `left` if post tries once more, `refused` if that would fail
 * in the same way.
 */
export function saveUndone(what: 'artifact' | 'comment', how: 'left' | 'refused'): void {
  saveState(`${what}-undone`, how);
}

/** True if post tries once more what failed in main. */
export function isLeft(what: 'artifact' | 'comment'): boolean {
  return core.getState(`${what}-undone`) === 'left';
}

/** True if main was refused what post would be refused as well. */
export function isRefused(what: 'artifact' | 'comment'): boolean {
  return core.getState(`${what}-undone`) === 'refused';
}

/** Called when the comment includes results of other jobs, so that post checks once more for missing ones. */
export function saveShared(): void {
  saveState(SHARED, 'true');
}

/** The run that main began; null if it began none. */
export function loadBegunRun(): (BegunRun & { published: boolean; left: boolean; shared: boolean }) | null {
  const ids = core.getState(RUN).split(',');
  if (!ids.every(isRunId)) return null;
  return {
    ids,
    testbed: core.getState(TESTBED) === 'host' ? 'host' : 'docker',
    resultsPath: core.getState(RESULTS),
    published: core.getState(PUBLISHED) === 'true',
    left: isLeft('artifact') || isLeft('comment'),
    shared: core.getState(SHARED) === 'true',
  };
}

/** Saves the options that came from a file: an agent may change it before post. */
export function saveConfig(texts: Record<string, string>): void {
  saveState(CONFIG, JSON.stringify(texts));
}

/** The options that main took from a file. */
export function loadConfig(): Record<string, string> {
  const saved = core.getState(CONFIG);
  return saved === '' ? {} : JSON.parse(saved);
}
