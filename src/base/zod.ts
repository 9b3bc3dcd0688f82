import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';

// zod/mini, of which a start loads only what its schemas are made of, comes without the texts of their faults.
z.config(en());

/** The same schema with a description, which stands in the JSON Schema that is made of it. */
export function described<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  const clone = schema.clone();
  z.globalRegistry.add(clone, { description });
  return clone as Schema;
}

/**
 * A value that `read` makes of a text. What it refuses, by returning what `refuse` returns, is a fault with that message; it may
 * refuse several times.
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
