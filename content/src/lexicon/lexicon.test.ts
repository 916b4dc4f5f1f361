import type { Inflect } from './inflect.ts';
import { buildLexicon, entryOfRow } from './lexicon.ts';
import type { Row } from '../rows/row.ts';
import { buildLexeme, lexemesOf, locateLexemes } from '../testing/lexeme-factories.ts';
import { buildRow, locate } from '../testing/row-factories.ts';

/** Returns its input as a form of the word. */
const echo: Inflect = ({ text, pos, note }) => [`${text} ${pos} ${note?.accusative ?? '-'}`];

function build(rows: Row[], inflect: Inflect) {
  const located = locate(...rows);
  return buildLexicon(located, lexemesOf(located), inflect);
}

function formsOf(text: string, ...rows: Row[]): string[] {
  return [...(build(rows, echo).tr.get(text)?.forms ?? [])];
}

function sensesOf(row: Row) {
  return buildLexeme('tr', { row, word: 'ev' }).senses;
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
  const lexicon = build([buildRow({ forms: { tr: ['evi', 'ev'] } })], () => ['evde', 'ev']);
  const entry = lexicon.tr.get('ev');
  expect([...(entry?.forms ?? [])].toSorted()).toEqual(['evde', 'evi', 'evimiz']);
  expect([...(entry?.listed ?? [])]).toEqual(['evi', 'ev']);
});

test('rows are those of the senses, in the order that authors gave', () => {
  const words = buildRow().words;
  const hard = buildRow({ key: 'home.hard', level: 'B1' });
  const second = buildRow({ key: 'home.second', words: { ...words, tr: ['yuva', 'ev'] } });
  const rows = locate(hard, second);
  const lexeme = buildLexeme(
    'tr',
    { row: second, word: 'ev' },
    { senses: [...sensesOf(second), ...sensesOf(hard)] },
  );
  const lexemes = { ...lexemesOf(rows), tr: locateLexemes('tr', [lexeme]) };
  const keys = buildLexicon(rows, lexemes, echo)
    .tr.get('ev')
    ?.rows.map(({ row }) => row.key);
  expect(keys).toEqual(['home.second', 'home.hard']);
});

test('homographs are two headwords; the commonest keeps the name of their spelling', () => {
  const words = { ...buildRow().words, ru: 'замок' };
  const lock = buildRow({ key: 'lock.door', words });
  const castle = buildRow({ key: 'castle.building', words });
  const rows = locate(lock, castle);
  const ru = locateLexemes('ru', [
    buildLexeme('ru', { row: castle, word: 'замок' }, { homograph: 'castle' }),
    buildLexeme('ru', { row: lock, word: 'замок' }, { homograph: 'lock', commonest: true }),
  ]);
  const lexicon = buildLexicon(rows, { ...lexemesOf(rows), ru }, echo);
  expect([...lexicon.ru.keys()]).toEqual(['замок (castle)', 'замок']);
  expect(entryOfRow(lexicon, 'ru', { row: castle, text: 'замок' })?.name).toBe('замок (castle)');
  expect(entryOfRow(lexicon, 'ru', { row: lock, text: 'замок' })?.name).toBe('замок');
});
