import type { z } from 'zod/mini';

/** Creates a builder for values of a schema: these defaults, with the overrides of a test. */
export function factory<Schema extends z.ZodMiniType<unknown, object>>(
  schema: Schema,
  values: z.input<Schema>,
): (overrides?: Partial<z.input<Schema>>) => z.output<Schema> {
  return (overrides = {}) => schema.parse({ ...values, ...overrides });
}
