import { lexemesOf } from '../testing/lexeme-factories.ts';
import { buildRow, locate } from '../testing/row-factories.ts';
import { inflectNothing } from '../lexicon/inflect.ts';
import { buildLexicon } from '../lexicon/lexicon.ts';
import type { Row } from '../rows/row.ts';
import { orderCourse, type CoursePlan } from './course.ts';

function word(en: string, pos: Row['pos'], level: Row['level'] = 'A1'): Row {
  const words = { ...buildRow().words, en };
  return buildRow({ key: `${en.replaceAll(' ', '-')}.sense`, words, pos, level });
}

function order(rows: Row[], plan: Partial<CoursePlan> = {}): string {
  const located = locate(...rows);
  const entries = [...buildLexicon(located, lexemesOf(located), inflectNothing).en.values()];
  return orderCourse(entries, { first: [], sets: [], ...plan }).join(' ');
}

const nouns = ['house', 'day', 'man', 'tree'].map((text) => word(text, 'noun'));
const verbs = ['be', 'go'].map((text) => word(text, 'verb'));

test('kinds of words are woven together, each by frequency', () => {
  expect(order([...nouns, ...verbs])).toBe('house be day man go tree');
});

test('easy words precede hard ones, however frequent', () => {
  expect(order([word('state', 'noun', 'B1'), word('cat', 'noun', 'A1')])).toBe('cat state');
});

test('authors choose the beginning, and a set stays together', () => {
  const days = ['Monday', 'Tuesday'].map((text) => ({
    ...word(text.toLowerCase(), 'noun', 'A2'),
    words: { ...buildRow().words, en: text },
  }));
  const rows = [...nouns, ...days, ...verbs];
  expect(
    order(rows, { first: ['go'], sets: [{ topic: 'days', words: ['day', 'Monday', 'Tuesday'] }] }),
  ).toBe('go house day Monday Tuesday be man tree');
});

test('a plan names headwords, each once', () => {
  expect(() => order(nouns, { first: ['plum'] })).toThrow('names "plum", which is not a headword');
  expect(() => order(nouns, { first: ['day', 'day'] })).toThrow('names "day" twice');
});
