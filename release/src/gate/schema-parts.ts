import type { JsonSchema } from './remote-contract.ts';

/** Keywords that do not restrict values. */
const remarks = new Set(['$schema', 'title', 'description', 'examples', 'default', 'deprecated']);

/** The value as a schema; `true` and a missing schema allow everything. */
export function schemaOf(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The value as a list of schemas, such as that of `anyOf`. */
export function schemasOf(value: unknown): JsonSchema[] {
  return Array.isArray(value) ? value.map(schemaOf) : [];
}

/** The value as a list of strings, such as that of `required`. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** The values that a schema lists; undefined when it describes them instead. */
export function listedBy(schema: JsonSchema): unknown[] | undefined {
  if ('const' in schema) return [schema.const];
  if (Array.isArray(schema.enum)) return schema.enum;
  return schema.type === 'null' ? [null] : undefined;
}

/** A schema that describes one value by type, and by length or value. */
export function schemaOfValue(value: unknown): JsonSchema {
  if (typeof value === 'string') {
    return { type: 'string', minLength: value.length, maxLength: value.length };
  }
  if (typeof value === 'number') {
    return { type: Number.isInteger(value) ? 'integer' : 'number', minimum: value, maximum: value };
  }
  return { type: typeof value };
}

/**
 * Normalizes a schema for comparison: drops keywords that do not restrict values, and turns a list
 * of types into `anyOf`.
 */
export function comparable(schema: JsonSchema): JsonSchema {
  const plain = Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => !remarks.has(keyword)),
  );
  const { type, ...rest } = plain;
  if (!Array.isArray(type)) return plain;
  return { anyOf: type.map((one: unknown) => ({ ...rest, type: one })) };
}
