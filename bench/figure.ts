/** One line of the bench: what was measured, what it came to, what it is to be. */
export interface Figure {
  what: string;
  figure: string;
  target: string;
  /** Null where there is no target. */
  met: boolean | null;
}
