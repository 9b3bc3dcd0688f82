/** One line of the table: the measured quantity, its figure and its target. */
export interface Figure {
  what: string;
  /** The reference measured in the same run, if any. */
  against?: string;
  figure: string;
  /** Spread of the rounds; absent for a single round. */
  spread?: string;
  /** The number that decides `met`: a ratio, or milliseconds. */
  value?: number;
  target: string;
  /** Null without a target. */
  met: boolean | null;
  /** The reason why it is missed, where that is known whatever the machine. */
  reason?: string;
}

/** Extent of a bench. */
export interface Effort {
  /** Fewer rounds and smaller sizes. */
  quick: boolean;
  /** Size of the agent's output in `output`, in 10^9 bytes. */
  gigabytes: number;
}
