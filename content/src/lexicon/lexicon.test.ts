import type { Inflect } from './inflect.ts';
import { buildLexicon } from './lexicon.ts';
import { buildRow, locate } from '../testing/row-factories.ts';

/** Returns its input as a form of the word. */
const echo: Inflect = ({ text, pos, note }) => [`${text} ${pos} ${note?.accusative ?? '-'}`];

function formsOf(text: string, ...rows: Parameters<typeof locate>): string[] {
  return [...(buildLexicon(locate(...rows), echo).tr.get(text)?.forms ?? [])];
}

const idea = buildRow({
  words: { ...buildRow().words, tr: ['düşünce', 'fikir'] },
  notes: { tr: { accusative: 'düşünceyi' } },
  forms: { tr: { fikir: ['fikirler', 'fikri', 'fikrim'] } },
});

test('a note applies to the first word of a column', () => {
  expect(formsOf('düşünce', idea)).toEqual(['düşünce noun düşünceyi']);
});

test('a second Turkish word takes its accusative from listed forms, or from its own row', () => {
  expect(formsOf('fikir', idea)).toContain('fikir noun fikri');
  const own = buildRow({
    key: 'idea.own',
    words: { ...buildRow().words, tr: 'fikir' },
    notes: { tr: { accusative: 'fikri*' } },
  });
  const bare = { ...idea, forms: {} };
  expect(formsOf('fikir', bare)).toContain('fikir noun -');
  expect(formsOf('fikir', bare, own)).toEqual(['fikir noun fikri*']);
});

test('forms come from lists, derivation and sentences, without the headword', () => {
  const lexicon = buildLexicon(locate(buildRow({ forms: { tr: ['evi', 'ev'] } })), () => [
    'evde',
    'ev',
  ]);
  const entry = lexicon.tr.get('ev');
  expect([...(entry?.forms ?? [])].toSorted()).toEqual(['evde', 'evi', 'evimiz']);
  expect([...(entry?.listed ?? [])]).toEqual(['evi', 'ev']);
});

test('rows in which the word is first precede the others, easy ones before hard ones', () => {
  const words = buildRow().words;
  const hard = buildRow({ key: 'home.hard', level: 'B1' });
  const easy = buildRow({ key: 'home.easy', level: 'A2' });
  const second = buildRow({ key: 'home.second', words: { ...words, tr: ['yuva', 'ev'] } });
  const lexicon = buildLexicon(locate(second, hard, easy), echo);
  const keys = lexicon.tr.get('ev')?.rows.map(({ row }) => row.key);
  expect(keys).toEqual(['home.easy', 'home.hard', 'home.second']);
});
