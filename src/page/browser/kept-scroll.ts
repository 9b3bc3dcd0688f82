import { useLayoutEffect } from 'preact/hooks';

/** Scroll positions by page, in pixels. */
const left = new Map<string, number>();

/** Restores the scroll position of a page. */
export function useKeptScroll(page: string): void {
  useLayoutEffect(() => {
    scrollTo(0, left.get(page) ?? 0);
    const scrolled = () => left.set(page, scrollY);
    addEventListener('scroll', scrolled, { passive: true });
    return () => removeEventListener('scroll', scrolled);
  }, [page]);
}
