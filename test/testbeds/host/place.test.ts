import { describe } from 'vitest';
import { aTestbed } from '../../support/testbed.ts';
import { describePlaced } from '../place-contract.ts';

const owner = `${process.getuid!()}:${process.getgid!()}`;

describe('things placed on the host, its files and its programs', () => {
  describePlaced(() => aTestbed('host'), owner);
});
