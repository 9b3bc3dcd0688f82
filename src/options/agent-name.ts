/** The name in `NAME@version`; an agent that is no package has no version, and the scope of a package begins with another `@`. */
export function nameOfAgent(label: string): string {
  return label.replace(/@[^@/]*$/, '');
}
