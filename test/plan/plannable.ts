import type { Plannable } from '../../src/plan/matrix.ts';

/** `a-1:ubuntu` is the instance `a-1` of the type `a` with that image; without one, it needs none. */
export function plannable(...texts: string[]): Plannable[] {
  return texts.map((text) => {
    const [id = '', image = null] = text.split(/:(.*)/);
    return { id, taskType: id.replace(/-\d+$/, ''), image };
  });
}
