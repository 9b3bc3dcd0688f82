import type { ComparisonDocument } from '../../report/documents/comparison-document.ts';
import { jsonParts } from '../../report/files/text.ts';

/** `comparison.json`, in parts: the whole comparison, for other programs. */
export function comparisonParts(document: ComparisonDocument): Iterable<string> {
  return jsonParts({ ...document, instances: [] }, ['instances'], document.instances, (instance) => instance);
}
