import os from 'node:os';
import { kernelText } from '../base/processes.ts';
import type { RunRecord } from '../results/records.ts';

type Host = NonNullable<RunRecord['host']>;

/** Processor time of all processors since the machine's start, in the kernel's ticks. */
interface Ticks {
  all: number;
  steal: number;
}

/** The machine that runs the harness, and how busy it is: recorded at the beginning and the end of a run. */
export class HostWatch {
  readonly #begun: Ticks | null = ticks();
  readonly #start = { load: load(), steal: shareOf(this.#begun, { all: 0, steal: 0 }) };

  /** The record until now; `end` is null while the run goes on. */
  record(isOver: boolean): Host {
    const end = isOver ? { load: load(), steal: shareOf(ticks(), this.#begun) } : null;
    return {
      cpu: cpuModel(),
      cores: os.availableParallelism(),
      memory_bytes: os.totalmem(),
      start: this.#start,
      end,
    };
  }
}

/** The first processor's model; null where the kernel does not tell. */
function cpuModel(): string | null {
  const [, model] = /^model name\s*:\s*(.+)$/m.exec(kernelText('/proc/cpuinfo') ?? '') ?? [];
  return model?.trim() ?? null;
}

/** Mean number of running and waiting processes of the last minute; null where the kernel does not tell. */
function load(): number | null {
  const [, minute] = /^(\d+\.\d+) /.exec(kernelText('/proc/loadavg') ?? '') ?? [];
  return minute === undefined ? null : Number(minute);
}

/** Fields of the line `cpu`: user nice system idle iowait irq softirq steal; guests are in user and nice already. */
function ticks(): Ticks | null {
  const [, line] = /^cpu +(.+)$/m.exec(kernelText('/proc/stat') ?? '') ?? [];
  const fields = (line ?? '').split(' ').slice(0, 8).map(Number);
  if (fields.length < 8 || fields.some(Number.isNaN)) return null;
  return { all: fields.reduce((sum, field) => sum + field, 0), steal: fields[7]! };
}

/** Share (0..1) of the time since `before` that other virtual machines took. */
function shareOf(now: Ticks | null, before: Ticks | null): number | null {
  if (now === null || before === null || now.all <= before.all) return null;
  return Math.min(1, Math.max(0, now.steal - before.steal) / (now.all - before.all));
}
