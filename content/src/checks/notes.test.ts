import type { LanguageCode } from '@topwords/platform/contracts';
import { buildCheckedBank, buildRow, locate } from '../testing/row-factories.ts';
import type { Row } from '../row.ts';
import { checkNotes } from './notes.ts';

function detailsOf(row: Row, language: LanguageCode): string[] {
  const faults = checkNotes(buildCheckedBank(locate(row)));
  return faults.filter((fault) => fault.language === language).map(({ detail }) => detail);
}

function buildVerb(words: Partial<Row['words']>, overrides: Partial<Row>): Row {
  return buildRow({ pos: 'verb', words: { ...buildRow().words, ...words }, ...overrides });
}

test('nouns note gender and accusative', () => {
  const bare = buildRow({ notes: {} });
  expect(detailsOf(bare, 'es')).toEqual(['"casa" lacks the note gender']);
  expect(detailsOf(bare, 'ru')).toEqual(['"дом" lacks the note gender']);
  expect(detailsOf(bare, 'tr')).toEqual(['"ev" lacks the note accusative']);
  expect(checkNotes(buildCheckedBank(locate(buildRow())))).toEqual([]);
});

test('an English verb without -ed notes its past, but not a modal one', () => {
  const go = buildVerb({ en: 'go' }, { forms: { en: ['goes', 'going', 'went'] } });
  expect(detailsOf(go, 'en')).toEqual(['"go" lacks the note past and participle']);
  expect(detailsOf({ ...go, notes: { en: { past: 'went' } } }, 'en')).toEqual([]);
  const walk = buildVerb({ en: 'walk' }, { forms: { en: ['walked', 'walking'] } });
  expect(detailsOf(walk, 'en')).toEqual([]);
  expect(detailsOf(buildVerb({ en: 'must' }, { forms: {} }), 'en')).toEqual([]);
});

test('a Spanish verb notes an irregular first person or the change of its stem', () => {
  const forms = { es: ['tengo', 'tienes'] };
  const irregular = buildVerb({ es: 'tener' }, { forms });
  expect(detailsOf(irregular, 'es')).toEqual(['"tener" lacks the note present or stem']);
  expect(detailsOf({ ...irregular, notes: { es: { present: 'tengo' } } }, 'es')).toEqual([]);
  const regular = buildVerb({ es: 'levantarse' }, { forms: { es: ['levanto'] } });
  expect(detailsOf(regular, 'es')).toEqual([]);
});

test('a Russian verb notes its aspect', () => {
  const verb = buildVerb({ ru: 'идти' }, { forms: {} });
  expect(detailsOf(verb, 'ru')).toEqual(['"идти" lacks the note aspect']);
  expect(detailsOf({ ...verb, notes: { ru: { aspect: 'impf' } } }, 'ru')).toEqual([]);
});
