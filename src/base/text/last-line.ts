/** The last line of a text, blank ones after it left out; '' if the text is blank. A bar that was drawn again and again is a line each time. */
export function lastLine(text: string): string {
  return text
    .trimEnd()
    .split(/[\r\n]+/)
    .at(-1)!;
}
