import type { EvaluationResult } from '../results/evaluation.ts';
import type { IntegrityNote } from '../results/fields.ts';
import type { EvaluationRequest, Verdict } from './types.ts';

/** The evidence and notes of one evaluation; each change is reported as progress. */
export class Findings {
  readonly #progress: EvaluationRequest['progress'];
  readonly #notes: IntegrityNote[] = [];
  #evidence: EvaluationResult | null = null;

  constructor({ progress }: Pick<EvaluationRequest, 'progress'>) {
    this.#progress = progress;
  }

  note(...notes: IntegrityNote[]): void {
    this.#notes.push(...notes);
    if (notes.length > 0) this.#tell();
  }

  /** Replaces the evidence so far. */
  show(evidence: EvaluationResult): void {
    this.#evidence = evidence;
    this.#tell();
  }

  /** The verdict on the last evidence shown; `score` from 0 to 1. */
  verdict(passed: boolean, score = passed ? 1 : 0): Verdict {
    return { status: passed ? 'passed' : 'failed', score, evidence: this.#evidence!, notes: [...this.#notes] };
  }

  #tell(): void {
    this.#progress({ evidence: this.#evidence, notes: [...this.#notes] });
  }
}
