import type { EndBlock } from '../report/documents/page-document.ts';
import { bytes, count, several } from './format.ts';

/** What the page has no room for, if anything. `end`: undefined while it is being loaded, null where it is missing. */
export function Left({ end }: { end: EndBlock | null | undefined }) {
  if (end === undefined) return null;
  if (end === null)
    return (
      <p class="fault" role="alert">
        This file is not whole: its end is missing, and with it what trials left.
      </p>
    );
  const parts = [
    end.records.length > 0 ? `the records of ${several(end.records.length, 'trial')}` : '',
    end.files.length > 0 ? `files of ${several(end.files.length, 'trial')}` : '',
  ].filter((part) => part !== '');
  if (parts.length === 0) return null;
  return (
    <p class="notes">
      This page has room for {bytes(end.limit)}, and for what {count(end.most)} trials left. Left out, what passed
      first: {parts.join(' and ')}. They are in the results.
    </p>
  );
}
