/** The command line from source, the counterpart of `dist/cli.js`. */
import path from 'node:path';
import { cli } from '../../src/cli/cli.ts';

process.exitCode = await cli(process.argv.slice(2), path.resolve(import.meta.dirname, '../..'));
