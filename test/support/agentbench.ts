/** The command line from its sources, as `dist/cli.js` is of the bundle. */
import path from 'node:path';
import { cli } from '../../src/cli/cli.ts';

process.exitCode = await cli(process.argv.slice(2), path.resolve(import.meta.dirname, '../..'));
