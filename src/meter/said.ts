import { type JsonObject, objectOf, objectsOf } from '../base/json-value.ts';

/** True if an answer, in the form without streaming of any dialect, has a text, a thought or a call of its model. */
export function saysSomething(answer: JsonObject | null): boolean {
  const { content, output, candidates, choices } = answer ?? {};
  const parts = objectsOf(candidates).flatMap((each) => objectsOf(objectOf(each.content)?.parts));
  if ([...objectsOf(content), ...objectsOf(output), ...parts].length > 0) return true;
  return objectsOf(choices).some(({ message, text }) => {
    const { role: _, ...said }: JsonObject = { text, ...objectOf(message) };
    // Some servers begin with an empty list of calls.
    return Object.values(said)
      .flat()
      .some((value) => value !== undefined && value !== null && value !== '');
  });
}
