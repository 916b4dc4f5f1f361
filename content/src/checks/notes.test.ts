import type { LanguageCode } from '@topwords/languages/identity';
import { buildCheckedBank, buildRow, locate } from '../testing/row-factories.ts';
import type { Row } from '../rows/row.ts';
import { checkNotes } from './notes.ts';

function detailsOf(row: Row, language: LanguageCode): string[] {
  const faults = checkNotes(buildCheckedBank(locate(row)));
  return faults.filter((fault) => fault.language === language).map(({ detail }) => detail);
}

function buildVerb(words: Partial<Row['words']>, overrides: Partial<Row>): Row {
  return buildRow({ pos: 'verb', words: { ...buildRow().words, ...words }, ...overrides });
}

test('nouns need gender and accusative', () => {
  const bare = buildRow({ notes: {} });
  expect(detailsOf(bare, 'es')).toEqual(['"casa" needs the note gender']);
  expect(detailsOf(bare, 'ru')).toEqual(['"дом" needs the note gender']);
  expect(detailsOf(bare, 'tr')).toEqual(['"ev" needs the note accusative']);
  expect(checkNotes(buildCheckedBank(locate(buildRow())))).toEqual([]);
});

test('an English verb without -ed needs its past, except modal verbs', () => {
  const go = buildVerb({ en: 'go' }, { forms: { en: ['goes', 'going', 'went'] } });
  expect(detailsOf(go, 'en')).toEqual(['"go" needs the note past and participle']);
  expect(detailsOf({ ...go, notes: { en: { past: 'went' } } }, 'en')).toEqual([]);
  const walk = buildVerb({ en: 'walk' }, { forms: { en: ['walked', 'walking'] } });
  expect(detailsOf(walk, 'en')).toEqual([]);
  expect(detailsOf(buildVerb({ en: 'must' }, { forms: {} }), 'en')).toEqual([]);
});

test('a Spanish verb needs an irregular first person or its stem change', () => {
  const forms = { es: ['tengo', 'tienes'] };
  const irregular = buildVerb({ es: 'tener' }, { forms });
  expect(detailsOf(irregular, 'es')).toEqual(['"tener" needs the note present or stem']);
  expect(detailsOf({ ...irregular, notes: { es: { present: 'tengo' } } }, 'es')).toEqual([]);
  const regular = buildVerb({ es: 'levantarse' }, { forms: { es: ['levanto'] } });
  expect(detailsOf(regular, 'es')).toEqual([]);
});

test('a Russian verb needs its aspect', () => {
  const verb = buildVerb({ ru: 'идти' }, { forms: {} });
  expect(detailsOf(verb, 'ru')).toEqual(['"идти" needs the note aspect']);
  expect(detailsOf({ ...verb, notes: { ru: { aspect: 'impf' } } }, 'ru')).toEqual([]);
});
