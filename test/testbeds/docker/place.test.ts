import { describe } from 'vitest';
import { aTestbed } from '../../support/testbed.ts';
import { describePlaced } from '../place-contract.ts';

describe('things placed in a container, its files and its programs', () => {
  describePlaced(() => aTestbed('docker'), '0:0');
});
