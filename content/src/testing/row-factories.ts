import { languageCodes } from '@topwords/languages/identity';
import type { CheckedBank } from '../checks/check.ts';
import { appendIds, noIds } from '../ids/ids.ts';
import { lexemesOf } from './lexeme-factories.ts';
import { inflectNothing } from '../lexicon/inflect.ts';
import { buildLexicon } from '../lexicon/lexicon.ts';
import { drawNothing } from '../paradigms/draw.ts';
import type { LocatedRow } from '../rows/read-rows.ts';
import { buildTeaching } from './teaching-factories.ts';
import { rowSchema, type Row } from '../rows/row.ts';

const house = {
  key: 'house.building',
  pos: 'noun',
  level: 'A1',
  words: { en: 'house', es: 'casa', ru: 'дом', tr: 'ev' },
  notes: { es: { gender: 'f' }, ru: { gender: 'm' }, tr: { accusative: 'evi' } },
  sentences: [
    {
      en: 'Our house is near the park.',
      es: 'Nuestra casa está cerca del parque.',
      ru: 'Наш дом рядом с парком.',
      tr: 'Evimiz parkın hemen yanında.',
    },
    {
      en: 'They are building a new house.',
      es: 'Están construyendo una casa nueva.',
      ru: 'Они строят новый дом.',
      tr: 'Yeni bir ev inşa ediyorlar.',
    },
  ],
};

/** A valid row, apart from overrides. */
export function buildRow(overrides: Partial<Row> = {}): Row {
  return rowSchema.parse({ ...structuredClone(house), ...overrides });
}

/** The row's sentences, with the first changed in some languages. */
export function buildSentences(changes: Partial<Row['sentences'][number]>): Row['sentences'] {
  const [first, second] = buildRow().sentences;
  if (!first || !second) throw new Error('the house has two sentences');
  return [{ ...first, ...changes }, second];
}

/** Rows with locations as if from a file, one per line. */
export function locate(...rows: Row[]): LocatedRow[] {
  return rows.map((row, index) => ({ file: 'rows.jsonl', line: index + 1, row }));
}

/** Input for checks: rows with all their ids and ranks, and spellers that accept every word. */
export function buildCheckedBank(
  rows: LocatedRow[],
  overrides: Partial<CheckedBank> = {},
  inflect = inflectNothing,
): CheckedBank {
  const lexemes = overrides.lexemes ?? lexemesOf(rows);
  const lexicon = buildLexicon(rows, lexemes, inflect);
  const [en, es, ru, tr] = languageCodes.map((language) => [...lexicon[language].keys()]);
  return {
    rows,
    lexemes,
    lexicon,
    ids: appendIds({ rows, lexemes }, noIds),
    ranks: { en: en ?? [], es: es ?? [], ru: ru ?? [], tr: tr ?? [] },
    draw: drawNothing,
    outside: { en: {}, es: {}, ru: {}, tr: {} },
    teaching: buildTeaching(),
    phrases: { phrases: [], slots: {} },
    spellers: { en: () => true, es: () => true, ru: () => true, tr: () => true },
    ...overrides,
  };
}
