/** Rates, scores and their differences up to this are equal but for rounding, as 0.3 - 0.2 and 0.1. */
export const ROUNDING = 1e-12;
