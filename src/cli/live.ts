import { createLogUpdate } from 'log-update';
import type { Stage } from '../errors.ts';
import { formatDuration } from '../report/phrases.ts';
import type { Result } from '../results/schema.ts';
import type { Observer, TrialPlace } from '../run/observer.ts';
import { plainLine } from '../text/untrusted.ts';
import { count, placeName, tailLines, verdictLine } from './lines.ts';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const REDRAW = 120;

/** Watches a run in a terminal: verdicts scroll by, below them what runs now, with its stage and time. */
export class LiveObserver implements Observer {
  readonly #screen: ReturnType<typeof createLogUpdate>;
  readonly #stream: NodeJS.WriteStream;
  readonly #running = new Map<string, { stage: Stage | null; since: number }>();
  readonly #colour: boolean;
  #planned = 0;
  #done = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(stream: NodeJS.WriteStream, colour: boolean) {
    this.#stream = stream;
    this.#screen = createLogUpdate(stream, { showCursor: true });
    this.#colour = colour;
  }

  runStarted({ dataset, instances, trials, testbed, resultsPath }: Parameters<Observer['runStarted']>[0]): void {
    this.#planned = trials;
    this.#print(
      `${count(trials, 'trial')} of ${count(instances, 'instance')} of ${dataset}, testbed ${testbed}\nresults in ${resultsPath}\n`,
    );
    this.#timer = setInterval(() => this.#draw(), REDRAW).unref();
  }

  trialStarted(place: TrialPlace): void {
    this.#running.set(placeName(place), { stage: null, since: performance.now() });
  }

  stageStarted(place: TrialPlace, stage: Stage): void {
    this.#running.set(placeName(place), { stage, since: performance.now() });
    this.#draw();
  }

  stageEnded(): void {}

  trialEnded(place: TrialPlace, result: Result, tails: Map<string, string>): void {
    this.#running.delete(placeName(place));
    this.#done += 1;
    const tail = result.status === 'passed' ? '' : tailLines(result, tails);
    this.#print(verdictLine(place, result, this.#colour) + (tail === '' ? '' : `\n${tail}`));
  }

  trialSkipped(place: TrialPlace, why: string): void {
    this.#done += 1;
    this.#print(`- ${placeName(place)}: ${plainLine(why)}`);
  }

  notice(message: string): void {
    this.#print(plainLine(message, 1000));
  }

  /** Clears what runs now; what was printed stays. */
  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#screen.clear();
    this.#screen.done();
  }

  #print(text: string): void {
    this.#screen.clear();
    this.#stream.write(`${text}\n`);
    this.#draw();
  }

  #draw(): void {
    if (this.#timer === null || this.#running.size === 0) return;
    const frame = FRAMES[Math.floor(performance.now() / REDRAW) % FRAMES.length];
    const width = (this.#stream.columns ?? 80) - 1;
    const rows = (this.#stream.rows ?? 24) - 2;
    const lines = [...this.#running].map(([name, { stage, since }]) => {
      const right = ` ${stage ?? 'begins'} ${formatDuration(Math.floor((performance.now() - since) / 1000) * 1000)}`;
      const left = `${frame} ${name}`;
      return `${left.slice(0, width - right.length)}${right}`.slice(0, width);
    });
    const more = lines.length > rows - 1 ? [`  … and ${lines.length - rows + 1} more`] : [];
    this.#screen([...lines.slice(0, rows - 1), ...more, `  ${this.#done} of ${this.#planned} done`].join('\n'));
  }
}
