/** The value as the member of its union that has this kind. Throws a TypeError if it has another one. */
export function ofKind<Value extends { kind: string }, Kind extends Value['kind']>(
  value: Value,
  kind: Kind,
): Extract<Value, { kind: Kind }> {
  if (value.kind !== kind) throw new TypeError(`the kind is ${value.kind}, not ${kind}`);
  return value as Extract<Value, { kind: Kind }>;
}
