/** The value under a name in a record; undefined for names that only every object has, such as `constructor`. */
export function ownOf<Value>(record: Partial<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
