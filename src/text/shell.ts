/** A word for sh that is this text, whatever it holds. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
