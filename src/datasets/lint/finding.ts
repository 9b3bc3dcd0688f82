import { plainLine } from '../../base/text/untrusted.ts';

/** A fault of a dataset's files. An `error` keeps its task from measuring anything; a `warning` may be intended. */
export interface Finding {
  level: 'error' | 'warning';
  instance_id: string | null;
  /** Relative to the dataset's directory. */
  file: string;
  /** From 1; null for a whole file or directory. */
  line: number | null;
  /** The key of a row. */
  key: string | null;
  message: string;
}

/** `error: scenarios/a.jsonl:3: success_command: …`, safe to print. */
export function findingLine({ level, file, line, key, message }: Finding): string {
  const place = [`${file}${line === null ? '' : `:${line}`}`, ...(key === null ? [] : [key])].join(': ');
  return `${level}: ${plainLine(`${place}: ${message}`, 600)}`;
}
