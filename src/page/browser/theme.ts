import { useMemo, useState } from 'preact/hooks';
import { keep, kept } from './kept.ts';

export type Theme = 'auto' | 'light' | 'dark';

const KEY = 'agentbench-theme';

/** The reader's choice of colours, kept in the browser's local storage. */
export function useTheme(): [Theme, (next: (last: Theme) => Theme) => void] {
  const [theme, setTheme] = useState<Theme>(remembered);
  // While rendering: effects of the charts, which take their colours from the style sheet, run before those of the page.
  useMemo(() => {
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    keep(KEY, theme);
  }, [theme]);
  return [theme, setTheme];
}

function remembered(): Theme {
  const theme = kept(KEY);
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}
