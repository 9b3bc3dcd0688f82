import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files whose tests take half a minute and more: their rows are elsewhere, or wait. */
const LONG = [
  'test/check/testbeds.test.ts',
  'test/terminal/kernels.test.ts',
  'test/terminal/programs.test.ts',
  'test/testbeds/docker/place.test.ts',
];

/** Without results of an earlier run vitest begins with the largest files, so that these would still run when all others have ended. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(`/${name}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
