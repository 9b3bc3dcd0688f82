import { useState } from 'preact/hooks';
import { areSingleKeysOn, turnSingleKeys } from './browser/single-keys.ts';

const KEYS: [keys: string[], what: string][] = [
  [['/'], 'search'],
  [['j', '↓'], 'next row, step or trial'],
  [['k', '↑'], 'previous row, step or trial'],
  [['h', 'l'], 'the same in another run'],
  [['c'], 'compare this cell'],
  [['Enter'], 'open'],
  [['Esc'], 'back'],
  [['n', 'N'], 'next, previous match in a log or the steps'],
  [['t'], 'colours'],
  [['?'], 'this list'],
];

export function Help({ close }: { close: () => void }) {
  const [on, setOn] = useState(areSingleKeysOn);
  const turn = (next: boolean) => {
    turnSingleKeys(next);
    setOn(next);
  };
  return (
    <aside class="help" aria-label="Keys">
      <dl>
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label class="check">
        <input type="checkbox" checked={on} onChange={(event) => turn(event.currentTarget.checked)} /> letters and signs
        are shortcuts
      </label>
      <button type="button" class="tool" onClick={close}>
        Close
      </button>
    </aside>
  );
}
