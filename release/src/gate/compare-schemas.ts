import { isDeepStrictEqual } from 'node:util';
import { goesBeyond } from './goes-beyond.ts';
import type { JsonSchema } from './remote-contract.ts';
import {
  listedBy,
  schemaOf,
  schemaOfValue,
  schemasOf,
  textsOf,
  comparable,
} from './schema-parts.ts';

/** Keywords that the comparison knows; if a reader uses another one, the schemas must be equal. */
const known = new Set(
  (
    'type enum const anyOf properties required additionalProperties items minItems maxItems ' +
    'minLength maxLength pattern format minimum maximum exclusiveMinimum exclusiveMaximum'
  ).split(' '),
);

type Compare = (sent: JsonSchema, read: JsonSchema, path: string) => string[];

/** Whether a count of characters or items may lie outside the reader's limits. */
function isOutside(sent: JsonSchema, read: JsonSchema, least: string, most: string): boolean {
  return goesBeyond(
    { type: 'integer', minimum: sent[least] ?? 0, maximum: sent[most] },
    { type: 'integer', minimum: read[least] ?? 0, maximum: read[most] },
  );
}

const compareObjects: Compare = (sent, read, path) => {
  const [sentParts, readParts] = [schemaOf(sent.properties), schemaOf(read.properties)];
  const missing = textsOf(read.required).filter((name) => !textsOf(sent.required).includes(name));
  const parts = Object.entries(sentParts).flatMap(([name, part]) => {
    const isUnexpected = !(name in readParts) && read.additionalProperties === false;
    if (isUnexpected) return [`${path}.${name} is not expected`];
    const target = schemaOf(readParts[name] ?? read.additionalProperties);
    return compareSchemas(schemaOf(part), target, `${path}.${name}`);
  });
  // A sender that does not mention other properties has none: a bus removes them.
  const others = schemaOf(sent.additionalProperties ?? read.additionalProperties);
  return [
    ...missing.map((name) => `${path}.${name} may be missing`),
    ...parts,
    ...compareSchemas(others, schemaOf(read.additionalProperties), `${path}.*`),
  ];
};

const compareArrays: Compare = (sent, read, path) => [
  ...(isOutside(sent, read, 'minItems', 'maxItems')
    ? [`${path} may have too few or too many items`]
    : []),
  ...compareSchemas(schemaOf(sent.items), schemaOf(read.items), `${path}[]`),
];

const compareStrings: Compare = (sent, read, path) => {
  const bound = ['pattern', 'format'].filter((keyword) => keyword in read);
  const unbound = bound.filter((keyword) => read[keyword] !== sent[keyword]);
  return [
    ...(isOutside(sent, read, 'minLength', 'maxLength')
      ? [`${path} may be too short or too long`]
      : []),
    ...unbound.map((keyword) => `${path} may not match the ${keyword} ${String(read[keyword])}`),
  ];
};

const compareNumbers: Compare = (sent, read, path) =>
  goesBeyond(sent, read) ? [`${path} may be a number out of bounds`] : [];

const comparisons = new Map(
  Object.entries<Compare>({
    object: compareObjects,
    array: compareArrays,
    string: compareStrings,
    number: compareNumbers,
    integer: compareNumbers,
    boolean: () => [],
  }),
);

function typeOf({ type }: JsonSchema): string {
  return typeof type === 'string' ? type : 'anything';
}

/** Compares schemas that have neither listed values nor alternatives. */
const compareDescribed: Compare = (sent, read, path) => {
  const compare = comparisons.get(String(read.type));
  const isNumber = sent.type === 'integer' && read.type === 'number';
  if (compare && (sent.type === read.type || isNumber)) return compare(sent, read, path);
  return [`${path} may be ${typeOf(sent)}, not ${typeOf(read)}`];
};

/** Whether a value that a sender lists is listed by the reader or fits the reader's schema. */
function isAccepted(value: unknown, read: JsonSchema): boolean {
  if (read.anyOf) return schemasOf(read.anyOf).some((one) => isAccepted(value, comparable(one)));
  const listed = listedBy(read);
  if (listed) return listed.includes(value);
  return compareDescribed(schemaOfValue(value), read, '').length === 0;
}

/**
 * Explains why a value that fits `sent` might not fit `read`; empty when every one does. An unknown
 * keyword counts as a fault unless both schemas are equal.
 * @param path what is compared, such as `word.marked.language_code`
 */
export function compareSchemas(sent: JsonSchema, read: JsonSchema, path: string): string[] {
  const [sentSchema, readSchema] = [comparable(sent), comparable(read)];
  if (Object.keys(readSchema).length === 0 || isDeepStrictEqual(sentSchema, readSchema)) return [];
  const unknown = Object.keys(readSchema).find((keyword) => !known.has(keyword));
  if (unknown) return [`${path} is restricted by ${unknown}, which cannot be compared`];
  if (sentSchema.anyOf)
    return schemasOf(sentSchema.anyOf).flatMap((one) => compareSchemas(one, readSchema, path));
  const values = listedBy(sentSchema);
  if (values) {
    const refused = values.filter((value) => !isAccepted(value, readSchema));
    return refused.map((value) => `${path} may be ${JSON.stringify(value)}`);
  }
  if (readSchema.anyOf) {
    const attempts = schemasOf(readSchema.anyOf).map((one) =>
      compareSchemas(sentSchema, one, path),
    );
    return attempts.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }
  const listed = listedBy(readSchema);
  if (listed) return [`${path} may be other than ${listed.map(String).join(', ')}`];
  return compareDescribed(sentSchema, readSchema, path);
}
