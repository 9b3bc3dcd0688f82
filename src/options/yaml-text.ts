import { isMap, isScalar, isSeq } from 'yaml';

/**
 * A YAML value as the text of an option; null for anything else. Lists become lines, with `mapping` also mappings
 * (`NAME=value`). Numbers are kept as they are written (`1.0`).
 */
export function optionText(value: unknown, mapping: boolean): string | null {
  if (isScalar(value)) {
    if (value.value === null) return null;
    return typeof value.value === 'number' ? (value.source ?? String(value.value)) : String(value.value);
  }
  if (isSeq(value)) {
    const items = value.items.map((item) => optionText(item, false));
    return items.includes(null) ? null : items.join('\n');
  }
  if (!mapping || !isMap(value)) return null;
  const entries = value.items.map(({ key, value }) => {
    const name = optionText(key, false);
    // Without a value: a variable of the environment.
    if (value === null || (isScalar(value) && value.value === null)) return name;
    const own = optionText(value, false);
    return name === null || own === null ? null : `${name}=${own}`;
  });
  return entries.includes(null) ? null : entries.join('\n');
}
