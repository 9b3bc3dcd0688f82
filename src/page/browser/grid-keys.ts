const STEPS: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** In a table with a single tab stop, moves the focus by arrow key to the next link in that direction. */
export function moveInGrid(event: KeyboardEvent, table: HTMLTableElement | null): void {
  const step = STEPS[event.key];
  const cell = document.activeElement?.closest<HTMLTableCellElement>('td');
  if (step === undefined || cell == null || table === null) return;
  event.preventDefault();
  let row = (cell.parentElement as HTMLTableRowElement).rowIndex + step[0];
  let column = cell.cellIndex + step[1];
  for (let at = table.rows[row]?.cells[column]; at !== undefined; at = table.rows[row]?.cells[column]) {
    const link = at.querySelector<HTMLElement>('a');
    if (link !== null) {
      cell.querySelector('a')?.setAttribute('tabindex', '-1');
      link.setAttribute('tabindex', '0');
      link.focus();
      return;
    }
    row += step[0];
    column += step[1];
  }
}
