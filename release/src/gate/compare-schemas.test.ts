import { z } from 'zod/mini';
import { compareSchemas } from './compare-schemas.ts';
import type { JsonSchema } from './remote-contract.ts';

function schemaOf(schema: z.ZodMiniType): JsonSchema {
  return { ...z.toJSONSchema(schema, { io: 'input' }) };
}

function compare(sent: z.ZodMiniType, read: z.ZodMiniType): string[] {
  return compareSchemas(schemaOf(sent), schemaOf(read), 'event');
}

const id = z.uuid();
const text = z.string();
const marks = z.enum(['new', 'known']);

test.each<[string, z.ZodMiniType, z.ZodMiniType]>([
  ['the same', z.object({ id, marks }), z.object({ id, marks })],
  ['a field more', z.object({ id, text }), z.object({ id })],
  [
    'a field that the reader can do without',
    z.object({ id }),
    z.object({ id, text: z.optional(text) }),
  ],
  ['fewer of the listed values', z.literal('new'), marks],
  ['listed values to any text', marks, text],
  ['listed texts of a length', z.enum(['ab', 'abc']), text.check(z.minLength(2), z.maxLength(3))],
  ['a value where null is taken too', text, z.nullable(text)],
  ['null where null is listed among others', z.null(), z.nullable(marks)],
  [
    'one of two that are both taken',
    z.union([text, z.int()]),
    z.union([z.number(), text, z.null()]),
  ],
  ['whole numbers where all are taken', z.int(), z.number()],
  ['a narrower range', z.int().check(z.gt(0), z.lt(10)), z.int().check(z.gte(1), z.lte(9))],
  ['a number of a range', z.literal(5), z.int().check(z.gte(1))],
  ['a list of what fits', z.array(z.literal('new')), z.array(marks)],
  ['a truth value that is always the same', z.literal(true), z.boolean()],
  ['anything to who takes anything', z.unknown(), z.unknown()],
  ['a text of a form to who takes any', id, text],
])('accepts %s', (_name, sent, read) => {
  expect(compare(sent, read)).toEqual([]);
});

test.each<[string, z.ZodMiniType, z.ZodMiniType, string]>([
  [
    'a field that may be missing',
    z.object({ id: z.optional(id) }),
    z.object({ id }),
    'event.id may be missing',
  ],
  ['a value that is not listed', marks, z.literal('new'), 'event may be "known"'],
  ['any text for listed values', text, marks, 'event may be other than new, known'],
  ['null for who takes none', z.nullable(text), text, 'event may be null'],
  ['another type', z.boolean(), text, 'event may be boolean, not string'],
  ['all numbers for whole ones', z.number(), z.int(), 'event may be number, not integer'],
  [
    'a wider range',
    z.int().check(z.gte(0)),
    z.int().check(z.gt(0)),
    'event may be a number out of bounds',
  ],
  [
    'an end that was left out',
    z.number().check(z.gte(0)),
    z.number().check(z.gt(0)),
    'event may be a number out of bounds',
  ],
  ['a longer text', text, text.check(z.maxLength(5)), 'event may be too short or too long'],
  ['a text of another form', text, text.check(z.regex(/^a/)), 'event may not match the pattern ^a'],
  ['a list of other things', z.array(text), z.array(z.int()), 'event[] may be string, not integer'],
  [
    'a field that a strict reader refuses',
    z.object({ id, text }),
    z.strictObject({ id }),
    'event.text is not expected',
  ],
  ['what has no description', z.unknown(), text, 'event may be anything, not string'],
])('reports %s', (_name, sent, read, fault) => {
  expect(compare(sent, read)).toEqual([fault]);
});

test('unknown keywords must be the same on both sides', () => {
  const pairs = z.tuple([text, z.int()]);
  expect(compare(pairs, pairs)).toEqual([]);
  expect(compare(z.tuple([text]), pairs)).toEqual([
    'event is restricted by prefixItems, which cannot be compared',
  ]);
});

test('reports each fault with its place', () => {
  const sent = z.object({ inner: z.object({ a: text, b: z.nullable(marks) }) });
  const read = z.object({ inner: z.object({ a: z.int(), b: marks }) });
  expect(compare(sent, read)).toEqual([
    'event.inner.a may be string, not integer',
    'event.inner.b may be null',
  ]);
});
