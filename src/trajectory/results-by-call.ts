/** Of the results of a step, those of the call with an id. Of several calls with one id, the first has them all. */
export function resultsByCall<Result extends { source_call_id?: unknown }>(
  results: readonly Result[] = [],
): (id: unknown) => Result[] {
  const byId = Map.groupBy(results, ({ source_call_id }) => source_call_id);
  return (id) => {
    const own = typeof id === 'string' ? byId.get(id) : undefined;
    byId.delete(id);
    return own ?? [];
  };
}
