import { readFileSync } from 'node:fs';

/**
 * Peak memory of a process so far, in 10^6 bytes; 0 if it has ended. (`resourceUsage().maxRSS` is unsuitable: it is
 * never below that of the parent process.)
 */
export function peakMegabytes(pid: number | 'self'): number {
  try {
    const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return (Number(kibibytes ?? 0) * 1024) / 1e6;
  } catch {
    return 0;
  }
}
