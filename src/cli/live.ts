import { count, formatDuration } from '../base/format.ts';
import { cut, cutMiddle, pad, widthOf, wrap } from '../base/text/columns.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { postponedLine, SkipLines, tellingTails } from '../report/lines.ts';
import { MARKS } from '../report/marks.ts';
import { durationOf, explainResult, joined, listNotes } from '../report/phrases.ts';
import { Progress } from '../report/progress.ts';
import type { Stage, Status } from '../results/fields.ts';
import type { Result } from '../results/records.ts';
import { timeSplit } from '../results/trace.ts';
import { type TrialId, trialName } from '../results/trial-id.ts';
import type { Observer } from '../trial/observer.ts';
import { type Paint, painter } from './paint.ts';
import { Screen } from './screen.ts';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const REDRAW = 120;
/** Lines shown of each log of a trial that did not pass; `agentbench show` prints whole logs. */
const TAIL_LINES = 6;
/** Maximum width of the redrawn lines, so that a terminal made narrower wraps fewer of them. */
const WIDEST = 72;
const WIDEST_BAR = 24;

/**
 * Shows a run in a terminal: verdicts scroll by; below them are the running trials with stage and time, and the
 * progress.
 */
export class LiveObserver implements Observer {
  readonly #stream: NodeJS.WriteStream;
  readonly #screen: Screen;
  readonly #paint: Paint;
  /** Running trials in the order of their start. */
  readonly #running = new Map<string, { place: TrialId; stage: Stage | null; since: number }>();
  readonly #ended: Record<Status, number> = { passed: 0, failed: 0, error: 0, not_run: 0 };
  readonly #begun = performance.now();
  readonly #progress = new Progress();
  readonly #skips = new SkipLines();
  readonly #resized = () => this.#draw();
  #skipped = 0;
  #planned = 0;
  /** Width of the longest name so far; it never shrinks, to keep the columns stable. */
  #nameWidth = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
    this.#screen = new Screen(stream);
    this.#paint = painter(stream.hasColors());
  }

  runStarted({ dataset, instances, trials, testbed, resultsPath }: Parameters<Observer['runStarted']>[0]): void {
    this.#planned = trials;
    this.#progress.begin(trials);
    const of = instances === trials ? '' : ` of ${count(instances, 'instance')}`;
    const about = `${count(trials, 'trial')}${of} of ${plainLine(dataset)}, testbed ${testbed}\nresults in ${plainLine(resultsPath, 4096)}\n`;
    this.#timer = setInterval(() => this.#draw(), REDRAW).unref();
    this.#stream.on('resize', this.#resized);
    this.#print(wrap(about, this.#columns()));
  }

  trialStarted(place: TrialId): void {
    this.#running.set(trialName(place), { place, stage: null, since: performance.now() });
    this.#nameWidth = Math.max(this.#nameWidth, widthOf(trialName(place)));
  }

  stageStarted(place: TrialId, stage: Stage): void {
    this.#running.set(trialName(place), { place, stage, since: performance.now() });
    this.#draw();
  }

  stageEnded(): void {}

  trialEnded(place: TrialId, result: Result, tails: Map<string, string>): void {
    this.#running.delete(trialName(place));
    this.#ended[result.status] += 1;
    this.#progress.end(result);
    const columns = this.#columns();
    this.#print([
      ...this.#verdict(place, result, columns),
      ...(result.status === 'passed' ? [] : this.#tails(result, tails, columns)),
    ]);
  }

  trialSpent(_place: TrialId, cost: number): void {
    this.#progress.spend(cost);
  }

  trialPostponed(place: TrialId, result: Result): void {
    this.#running.delete(trialName(place));
    this.#print(wrap(postponedLine(place, result), this.#columns()));
  }

  trialSkipped(place: TrialId, why: string): void {
    this.#skipped += 1;
    this.#progress.skip();
    const line = this.#skips.next(place, why);
    if (line === null) this.#draw();
    else this.#print(wrap(line, this.#columns()));
  }

  notice(message: string): void {
    this.#print(wrap(plainLine(message, 1000), this.#columns()));
  }

  /** Erases the redrawn lines; printed text stays. */
  close(): void {
    if (this.#timer === null) return;
    clearInterval(this.#timer);
    this.#timer = null;
    this.#stream.off('resize', this.#resized);
    this.#screen.draw([]);
  }

  /** The last column stays empty, since some terminals wrap as soon as it is written to. */
  #columns(): number {
    return Math.max(20, this.#screen.size().columns - 1);
  }

  /** One line if it fits, otherwise the reason on the lines below. */
  #verdict(place: TrialId, result: Result, columns: number): string[] {
    const { mark, word, style } = MARKS[result.status];
    const time = formatDuration(durationOf(timeSplit([result])));
    const name = cutMiddle(trialName(place), columns - word.length - time.length - 5);
    const head = `${this.#paint(style, `${mark} ${word}`)} ${name} ${this.#paint('dim', time)}`;
    const reason = plainLine(explainResult(result));
    const notes = plainLine(listNotes(result));
    const why = joined(' ', [reason, this.#paint('yellow', notes === '' ? '' : `[${notes}]`)]);
    if (why === '') return [head];
    const line = `${head}: ${why}`;
    return widthOf(line) <= columns ? [line] : [head, ...wrap(why, columns, '  ')];
  }

  #tails(result: Result, tails: Map<string, string>, columns: number): string[] {
    return tellingTails(result, tails, TAIL_LINES).flatMap(({ name, lines }) => [
      this.#paint('dim', cut(`  ${name} ends:`, columns)),
      ...lines.flatMap((line) => wrap(line, columns, '  │ ')),
    ]);
  }

  #print(lines: string[]): void {
    this.#screen.print(lines.map((line) => `${line}\n`).join(''), this.#now());
  }

  #draw(): void {
    this.#screen.draw(this.#now());
  }

  /** The running trials, oldest first, in at most half of the terminal, and the progress line. */
  #now(): string[] {
    if (this.#timer === null) return [];
    const columns = Math.min(this.#columns(), WIDEST);
    const most = Math.max(1, Math.floor(this.#screen.size().rows / 2) - 2);
    const shown = [...this.#running].slice(0, this.#running.size > most ? most - 1 : most);
    const more = this.#running.size - shown.length;
    const rows = shown.map(([name, { stage, since }]) => [name, stage ?? 'begins', elapsed(since)] as const);
    const stageWidth = Math.max(8, ...rows.map(([, stage]) => stage.length));
    const timeWidth = Math.max(5, ...rows.map(([, , time]) => time.length));
    const nameWidth = Math.min(this.#nameWidth, columns - stageWidth - timeWidth - 6);
    const frame = this.#paint('cyan', FRAMES[Math.floor(performance.now() / REDRAW) % FRAMES.length]!);
    return [
      ...rows.map(([name, stage, time]) => {
        const timed = `${pad(stage, stageWidth)}  ${pad(time, timeWidth, 'right')}`;
        return `${frame} ${pad(cutMiddle(name, nameWidth), nameWidth)}  ${this.#paint('dim', timed)}`;
      }),
      ...(more > 0 ? [this.#paint('dim', `  … and ${more} more`)] : []),
      ...this.#bar(columns),
    ];
  }

  /**
   * `━━━━━━╌╌╌╌  12 of 30, 7 passed, 5 failed, 1 min 05 s, about 2 min to go, 1.20 USD`. Without room for a bar, the words
   * are wrapped, since time to go and cost are the last; on a very low screen they are cut.
   */
  #bar(columns: number): string[] {
    const parts = (Object.keys(MARKS) as Status[]).map((status) => ({ status, number: this.#ended[status] }));
    const done = parts.reduce((sum, { number }) => sum + number, this.#skipped);
    const words = [
      `${done} of ${this.#planned}`,
      ...parts.flatMap(({ status, number }) => (number > 0 ? [`${number} ${MARKS[status].word}`] : [])),
      ...(this.#skipped > 0 ? [`${this.#skipped} skipped`] : []),
      elapsed(this.#begun),
      ...this.#progress.rest(),
    ].join(', ');
    const room = Math.min(WIDEST_BAR, columns - widthOf(words) - 4);
    const lines = wrap(words, columns, '  ');
    if (room < 8) return lines.length < this.#screen.size().rows / 2 ? lines : [cut(`  ${words}`, columns)];
    const pieces = [
      ...parts.map(({ status, number }) => ({ number, style: MARKS[status].style, line: '━' })),
      { number: this.#skipped, style: 'dim' as const, line: '━' },
      { number: this.#planned - done, style: 'dim' as const, line: '╌' },
    ];
    let [before, bar] = [0, ''];
    for (const { number, style, line } of pieces) {
      const at = (trials: number) => Math.round((trials / Math.max(1, this.#planned)) * room);
      bar += this.#paint(style, line.repeat(Math.max(0, at(before + number) - at(before))));
      before += number;
    }
    return [`  ${bar}  ${words}`];
  }
}

/** Time since a moment, in whole seconds, since fractions would flicker. */
function elapsed(since: number): string {
  const seconds = Math.floor((performance.now() - since) / 1000);
  return seconds < 60 ? `${seconds} s` : formatDuration(seconds * 1000);
}
