/**
 * Requests of a call with a word in each of their texts: valid ones, so that the word gets past the
 * check of the others and as deep into the call as it can.
 */
import type { Call } from '@topwords/platform/contracts';
import { z } from 'zod/mini';

/** The parts of a request; a body is sent as JSON. */
export interface RequestParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  minimum?: number;
  minLength?: number;
  pattern?: string;
}

/** Texts, of which one fits each field. */
const candidates = [
  'casa',
  'es',
  '21',
  'ada@example.org',
  'long enough',
  '0198a1b2-0000-7000-8000-000000000001',
  '2026-11-20T09:00:00Z',
  'Europe/Berlin',
  '#6366F1',
  '1.0.0',
  'pk_playground',
  'word-21',
];

/** Fields whose first value would be refused later, or lead nowhere. */
const preferred = new Map<string, readonly unknown[]>([
  ['langCode', ['es']],
  ['lang', ['es']],
  ['from_lang', ['en', 'English']],
  ['to_lang', ['es', 'Spanish']],
  ['language', ['es']],
  ['target_language_code', ['es']],
]);

/** Fields that name something that is not there: a request is tried without them first. */
const omittedFields = /(_id|cursor|^category)$/i;

function textFor(schema: JsonSchema, name: string): unknown {
  const rules = [schema, ...(schema.allOf ?? [])];
  const isFit = (text: unknown) =>
    rules.every(
      ({ pattern = '', minLength = 0 }) =>
        String(text).length >= minLength && new RegExp(pattern, 'u').test(String(text)),
    );
  return [...(preferred.get(name) ?? []), ...candidates].find(isFit);
}

/** Values of a field: one for each kind that it may have, the most usual first. */
function variantsOf(schema: JsonSchema, name: string): unknown[] {
  const options = schema.anyOf ?? schema.oneOf;
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values !== undefined) {
    const isPreferred = (value: unknown) => preferred.get(name)?.includes(value) === true;
    const ordered = values.toSorted((a, b) => Number(isPreferred(b)) - Number(isPreferred(a)));
    return ordered.filter((value, index) => index < 2 || value === 'auto');
  }
  if (options !== undefined) return options.flatMap((option) => variantsOf(option, name));
  if (schema.type === 'object') return objectsOf(schema);
  if (schema.type === 'array') return variantsOf(schema.items ?? {}, name).map((item) => [item]);
  if (schema.type === 'boolean') return [false, true];
  if (schema.type === 'null') return [null];
  if (schema.type === 'integer' || schema.type === 'number') return [schema.minimum || 1];
  return [textFor(schema, name)];
}

/** The usual object, one with required fields only, and one for each other value of a field. */
function objectsOf({ properties = {}, required = [], additionalProperties: other }: JsonSchema) {
  const isMap = typeof other === 'object' && Object.keys(properties).length === 0;
  const fields = Object.entries(isMap ? { casa: other } : properties).map(
    ([name, part]) => ({ name, variants: variantsOf(part, name) }) as const,
  );
  const build = (isIncluded: (name: string) => boolean): Record<string, unknown> =>
    Object.fromEntries(
      fields
        .filter(({ name }) => isMap || isIncluded(name))
        .map(({ name, variants: [first] }) => [name, first]),
    );
  const usual = build((name) => required.includes(name) || !omittedFields.test(name));
  const others = fields.flatMap(({ name, variants }) =>
    variants.map((value) => ({ ...usual, [name]: value })),
  );
  return [usual, build((name) => required.includes(name)), ...others];
}

/** Copies of a value, each with the word instead of one of its texts. */
function* withWord(value: unknown, word: string): Generator {
  if (typeof value === 'string') yield word;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    for (const changed of withWord(part, word)) {
      yield Array.isArray(value)
        ? value.with(Number(name), changed)
        : { ...value, [name]: changed };
    }
  }
}

/** The usual request, and the requests with the word in one of their texts or in all. */
export function requestsWith(call: Call, word: string): RequestParts[] {
  const properties = Object.fromEntries(
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = call[part];
      if (schema === undefined) return [];
      return [
        [part, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema],
      ];
    }),
  );
  const requests = objectsOf({ properties, required: Object.keys(properties) });
  const everywhere = (request: object): unknown =>
    JSON.parse(JSON.stringify(request), (_name, value: unknown) =>
      typeof value === 'string' ? word : value,
    );
  const all = requests.flatMap((one) => [...withWord(one, word), everywhere(one)]);
  const distinct = new Map([requests[0], ...all].map((one) => [JSON.stringify(one), one]));
  return [...distinct.values()] as RequestParts[];
}
