import * as z from 'zod/mini';

/** Compiling a schema takes as long as parsing this number of records with it as it is. */
const WORTH_COMPILING = 150;

/**
 * A `parse` of a schema that becomes ten times as fast after the first values: zod then compiles the schema. Throws a
 * ZodError as the schema's own does.
 */
export function quickParse<Schema extends z.ZodMiniType>(schema: Schema): (value: unknown) => z.output<Schema> {
  let parser = schema;
  let parsed = 0;
  return (value) => {
    parsed += 1;
    if (parsed === WORTH_COMPILING) parser = z.compile(schema);
    return parser.parse(value);
  };
}
