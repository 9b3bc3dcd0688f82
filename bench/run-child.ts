/** Measures a dataset (the second word) on the host, 16 trials at a time, and prints the peak memory of its process. */
import { peakMegabytes } from './peak.ts';
import { measureRun } from './scene.ts';

const [directory, dataset] = process.argv.slice(2) as [string, string];
await measureRun(directory, { dataset, testbed: 'host', parallel: '16' }, false);
process.stdout.write(String(peakMegabytes('self')));
