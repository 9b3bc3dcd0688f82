/** The promise under a key, made if there is none; one that fails is forgotten. */
export function once<Key, Value>(
  known: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  let promise = known.get(key);
  if (promise === undefined) {
    promise = make();
    known.set(key, promise);
    promise.catch(() => known.delete(key));
  }
  return promise;
}
