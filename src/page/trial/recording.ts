/** Columns and lines of the largest terminal that is played; the emulator fails to make a much larger one. */
const LARGEST_SCREEN = 500;
/** Seconds: no session is longer, and the player never ends with times without measure. */
const LONGEST = 1e9;

/**
 * True for an asciicast v2 with events as this project records them. The file comes from results that anyone may have
 * written, and the player believes sizes and times.
 */
export function isPlayable(recording: string): boolean {
  try {
    const [header, ...events] = recording
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    return isHeader(header) && events.every(isEvent);
  } catch {
    return false;
  }
}

function isHeader(value: unknown): boolean {
  const { version, width, height } = (value ?? {}) as Record<string, unknown>;
  return version === 2 && [width, height].every((size) => isWithin(size, 1, LARGEST_SCREEN) && Number.isInteger(size));
}

/** Output, input or a marker. */
function isEvent(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const [time, kind, text] = value;
  return isWithin(time, 0, LONGEST) && ['o', 'i', 'm'].includes(kind) && typeof text === 'string';
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}
