import type { JsonSchema } from './remote-contract.ts';

/** What says nothing of which values fit. */
const remarks = new Set(['$schema', 'title', 'description', 'examples', 'default', 'deprecated']);

/** The value as a schema; `true` and whatever is missing let everything through. */
export function schemaOf(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The value as a list of schemas, as `anyOf` has one. */
export function schemasOf(value: unknown): JsonSchema[] {
  return Array.isArray(value) ? value.map(schemaOf) : [];
}

/** The value as a list of texts, as `required` has one. */
export function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** The values that a schema lists; undefined when it describes them. */
export function listedBy(schema: JsonSchema): unknown[] | undefined {
  if ('const' in schema) return [schema.const];
  if (Array.isArray(schema.enum)) return schema.enum;
  return schema.type === 'null' ? [null] : undefined;
}

/** What is described of one value: its type, and how long or high it is. */
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
 * The schema as it is compared: without what says nothing of values, and a list of types as the choice
 * that it is.
 */
export function comparable(schema: JsonSchema): JsonSchema {
  const plain = Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => !remarks.has(keyword)),
  );
  const { type, ...rest } = plain;
  if (!Array.isArray(type)) return plain;
  return { anyOf: type.map((one: unknown) => ({ ...rest, type: one })) };
}
