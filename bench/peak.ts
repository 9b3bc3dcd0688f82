import { readFileSync } from 'node:fs';

/**
 * The most memory a process has held so far, in 10^6 bytes; 0 for one that is gone. (`resourceUsage().maxRSS` is no less than
 * that of the process which started this one, whatever this one did.)
 */
export function peakMegabytes(pid: number | 'self'): number {
  try {
    const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return (Number(kibibytes ?? 0) * 1024) / 1e6;
  } catch {
    return 0;
  }
}
