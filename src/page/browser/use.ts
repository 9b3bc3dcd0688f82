import { options } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { areSingleKeysOn } from './single-keys.ts';

/** The result of a promise; `undefined` until then. An error is thrown during rendering. */
export function useLoaded<Value>(load: () => Promise<Value>, inputs: unknown[]): Value | undefined {
  const [state, setState] = useState<{ value?: Value; error?: unknown; of: unknown[] }>({ of: [] });
  useEffect(() => {
    let current = true;
    const settle = (next: { value?: Value; error?: unknown }) => current && setState({ ...next, of: inputs });
    load().then(
      (value) => settle({ value }),
      (error) => settle({ error }),
    );
    return () => {
      current = false;
    };
  }, inputs);
  // A result for other inputs is not shown.
  if (inputs.some((input, index) => input !== state.of[index]) || state.of.length !== inputs.length) return undefined;
  if (state.error !== undefined) throw state.error;
  return state.value;
}

/** The part of the address after `#`. */
export function useHash(): string {
  const [hash, setHash] = useState(location.hash);
  // At once: a change before an effect runs would be lost.
  useLayoutEffect(() => {
    const changed = () => setHash(location.hash);
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return hash;
}

/** Replaces the current address without a new history entry. */
export function show(hash: string): void {
  // Of this page's own address: that of a frame by `srcdoc` is not the one to which others are relative.
  history.replaceState(null, '', new URL(hash, location.href));
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Follows a link within this page, which a frame by `srcdoc` would take for one of the page around it. */
export function followOwn(event: MouseEvent): void {
  const hash = (event.target as Element).closest('a')?.getAttribute('href');
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (hash?.startsWith('#') !== true || !isPlain || event.defaultPrevented) return;
  event.preventDefault();
  go(hash);
}

/** Goes to an address, if there is one. */
export function go(hash: string | undefined): void {
  if (hash !== undefined) location.hash = hash;
}

/** True if a key belongs to a text field or to the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as Element | null;
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target?.matches('input:not([type=checkbox]), select, textarea, .ap-player, .ap-player *') === true
  );
}

/** True if no part of the page has the focus, as after the element that had it is gone. */
export function isFocusLost(): boolean {
  return document.activeElement?.matches('body, main') !== false;
}

/** Handles keys with the actions of the last rendering. */
export function useKeys(keys: Record<string, (event: KeyboardEvent) => void>): void {
  const said = useRef(keys);
  said.current = keys;
  // At once: until an effect runs, the keys would still act on the page before this one.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (isTyping(event) || event.defaultPrevented || (event.key.length === 1 && !areSingleKeysOn())) return;
      const act = said.current[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act(event);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

/** Media query of a window as narrow as a phone's, measured in the reader's text size. */
export const NARROW = 'screen and (max-width: 45em)';
/** That of a window as narrow as a tablet's. */
export const TABLET = '(max-width: 66.25em)';

/**
 * Pixels of a length at the reader's text size, which the browser's settings may make other than the usual 16 pixels. It is
 * measured: a minimum size of text makes the root's text larger, but no length in rem.
 */
export function atTextSize(pixels: number): number {
  const measured = document.createElement('div');
  Object.assign(measured.style, { position: 'fixed', height: `${pixels / 16}rem` });
  document.body.append(measured);
  const { height } = measured.getBoundingClientRect();
  measured.remove();
  return height;
}

export function useMedia(query: string): boolean {
  const list = useMemo(() => matchMedia(query), [query]);
  const [matches, setMatches] = useState(list.matches);
  useLayoutEffect(() => {
    const changed = () => setMatches(list.matches);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  }, [list]);
  return matches;
}

/** True while the page is being printed; the change is rendered synchronously, before the printer reads the page. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  // At once: a reader may print what has just been shown.
  useLayoutEffect(() => {
    const turn = ({ type }: Event) => {
      const { debounceRendering } = options;
      options.debounceRendering = (render) => render();
      setPrinting(type === 'beforeprint');
      Object.assign(options, { debounceRendering });
    };
    for (const type of ['beforeprint', 'afterprint']) addEventListener(type, turn);
    return () => {
      for (const type of ['beforeprint', 'afterprint']) removeEventListener(type, turn);
    };
  }, []);
  return printing;
}
