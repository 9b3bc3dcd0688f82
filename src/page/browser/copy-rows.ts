/** Roles of the cells of a table that is made of other elements. */
const CELLS = '[role=cell], [role=rowheader], [role=columnheader]';

/** Text that a spreadsheet would take for a formula; a signed figure is none. */
const FORMULA = /^(?:[=@\uff1d\uff20].|[+\uff0b\uff0d-](?!\d))/;

/**
 * Copies selected rows of such a table with tabs between their cells, as a browser does for its own tables, so that a
 * spreadsheet takes them. Leaves a selection within one cell, or beyond one table, to the browser.
 */
export function copyRows(event: ClipboardEvent): void {
  const selection = getSelection();
  if (selection === null || selection.rangeCount === 0) return;
  const { commonAncestorContainer: node } = selection.getRangeAt(0);
  const table = (node instanceof Element ? node : node.parentElement)?.closest('[role=table]');
  const rows = [...(table?.querySelectorAll('[role=row]') ?? [])]
    .map((row) => [...row.querySelectorAll<HTMLElement>(CELLS)].filter((cell) => selection.containsNode(cell, true)))
    .filter((cells) => cells.length > 0);
  if (rows.flat().length < 2) return;
  const lines = rows.map((cells) => cells.map(textOf).join('\t'));
  event.clipboardData?.setData('text/plain', `${lines.join('\n')}\n`);
  event.preventDefault();
}

function textOf({ innerText }: HTMLElement): string {
  const text = innerText.replaceAll(/\s+/g, ' ').trim();
  return FORMULA.test(text) ? `'${text}` : text;
}
