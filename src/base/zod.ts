import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';

// zod/mini is used for fast startup and comes without error messages; these are the English ones.
z.config(en());

/** The same schema with a description for the JSON Schema generated from it. */
export function described<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  const clone = schema.clone();
  z.globalRegistry.add(clone, { description });
  return clone as Schema;
}

/**
 * A schema for a value parsed from a text by `read`. To reject the text, `read` returns the result of `refuse`, which
 * adds an issue with that message; it may be called several times.
 */
export function madeOfText<Value>(read: (text: string, refuse: (message: string) => typeof z.NEVER) => Value) {
  return z.pipe(
    z.string(),
    z.transform((text: string, { issues }) =>
      read(text, (message) => {
        issues.push({ code: 'custom', message, input: text });
        return z.NEVER;
      }),
    ),
  );
}
