import { programText, withoutComments } from './text.ts';

/** Parts of the script of toolsScript (src/evaluation), in its order; each says which variables it needs. */
export const TOOLS_START = part('start');
export const STARTUP_FILES = part('startup-files');
export const DRIVER_FILES = part('driver-files');
export const PYTEST_SETTINGS = part('pytest-settings');
export const FIND_FILES = part('find-files');
export const PYTHON_MODULES = part('python-modules');
export const DIGESTS = part('digests');
export const LOOK_CLOSELY = part('look-closely');

function part(name: string): string {
  return withoutComments(programText(`tools/${name}.sh`));
}
