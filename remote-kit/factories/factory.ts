import type { z } from 'zod/mini';

/** Makes the builder of what a schema describes: these values, but for what a test is about. */
export function factory<Schema extends z.ZodMiniType<unknown, object>>(
  schema: Schema,
  values: z.input<Schema>,
): (overrides?: Partial<z.input<Schema>>) => z.output<Schema> {
  return (overrides = {}) => schema.parse({ ...values, ...overrides });
}
