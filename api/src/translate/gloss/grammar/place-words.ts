import { allGloss } from '@topwords/languages/gloss';
import type { LanguageCode } from '@topwords/platform/contracts';
import { nameOf } from '../reading/reading.ts';
import type { ClauseUnit } from './clause-unit.ts';
import type { FormTables } from './form-tables.ts';
import { headOf } from './noun-phrases.ts';

interface Languages {
  from: LanguageCode;
  to: LanguageCode;
}

/** The translation of a preposition of place whose meaning depends on the case of its noun. */
export function namePlace(
  tables: FormTables,
  clause: readonly ClauseUnit[],
  place: number,
  { from, to }: Languages,
): string | undefined {
  const { text, reading } = clause[place] ?? {};
  const { placeMeaning } = allGloss[from];
  if (!placeMeaning || text === undefined || reading === undefined) return undefined;
  const { word } = reading;
  const english = placeMeaning(text, rowsOf(tables, headOf(clause, place)));
  const meaning = word.meanings.find(({ words }) => words.en.headwords[0] === english);
  return english && meaning && nameOf({ word, meaning, distance: 0 }, to);
}

/** The preposition that translates the case ending of a noun: `okula` → to. */
export function prepositionOfCase(
  tables: FormTables,
  clause: readonly ClauseUnit[],
  place: number,
  { from, to }: Languages,
): string | undefined {
  const { casePrepositions } = allGloss[from];
  if (!casePrepositions || clause[place]?.pos !== 'noun') return undefined;
  if (clause[place + 1]?.pos === 'preposition') return undefined;
  const [row = ''] = rowsOf(tables, clause[place]);
  return casePrepositions.get(row)?.[to];
}

function rowsOf(tables: FormTables, member: ClauseUnit | undefined): string[] {
  if (member?.reading === undefined) return [];
  return tables.placesOf(member.reading.word.id, 'noun', member.text).map(({ row }) => row);
}
