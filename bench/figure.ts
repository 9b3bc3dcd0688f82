/** One line of the bench: what was measured, what it came to, what it is to be. */
export interface Figure {
  what: string;
  /** What it is set against, in the same run; left out where there is nothing. */
  against?: string;
  figure: string;
  /** How far the rounds were apart; left out where there is one only. */
  spread?: string;
  /** The number that `met` was decided by: a ratio, or milliseconds. */
  value?: number;
  target: string;
  /** Null where there is no target. */
  met: boolean | null;
}

/** How much of a bench is run. */
export interface Effort {
  /** Fewer rounds and smaller sizes. */
  quick: boolean;
  /** Size of the agent's output in `output`, in 10^9 bytes. */
  gigabytes: number;
}
