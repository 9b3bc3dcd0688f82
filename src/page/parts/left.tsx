import type { EndBlock } from '../../report/documents/page-document.ts';
import { bytes, count, several } from '../data/format.ts';

/** Data that did not fit on the page, or could not be read, if any. `end`: undefined while loading, null if it is missing. */
export function Left({ end }: { end: EndBlock | null | undefined }) {
  if (end === undefined) return null;
  if (end === null)
    return (
      <p class="fault" role="alert">
        This file is incomplete: its end is missing, and with it files of trials.
      </p>
    );
  const { unread = [] } = end;
  const parts = [
    end.records.length > 0 ? `the records of ${several(end.records.length, 'trial')}` : '',
    end.files.length > 0 ? `files of ${several(end.files.length, 'trial')}` : '',
  ].filter((part) => part !== '');
  return (
    <>
      {parts.length > 0 && (
        <p class="notes">
          This page has room for {bytes(end.limit)}, and for the files of {count(end.most)} trials. Left out, passed
          trials first: {parts.join(' and ')}. They are in the results.
        </p>
      )}
      {unread.length > 0 && (
        <p class="notes">
          The records of {several(unread.length, 'trial')} could not be read when this page was written.
        </p>
      )}
    </>
  );
}
