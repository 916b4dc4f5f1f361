import { allGloss } from '@topwords/languages/gloss';
import { nameOf } from '../reading/reading.ts';
import type { ClauseUnit, Spot } from './clause-unit.ts';
import type { FormTables } from './form-tables.ts';
import { headOf } from './noun-phrases.ts';

/** The translation of a preposition of place whose meaning depends on the case of its noun. */
export function namePlace({ tables, clause, place, member, from, to }: Spot): string | undefined {
  const { text, reading } = member;
  const { placeMeaning } = allGloss[from];
  if (!placeMeaning || reading === undefined) return undefined;
  const { word } = reading;
  const english = placeMeaning(text, rowsOf(tables, headOf(clause, place)));
  const meaning = word.meanings.find(({ words }) => words.en.headwords[0] === english);
  return english && meaning && nameOf({ word, meaning, distance: 0 }, to);
}

/** The preposition that translates the case ending of a noun: `okula` → to. */
export function prepositionOfCase(spot: Spot): string | undefined {
  const { tables, clause, place, member, from, to } = spot;
  const { casePrepositions } = allGloss[from];
  if (!casePrepositions || member.pos !== 'noun') return undefined;
  if (clause[place + 1]?.pos === 'preposition') return undefined;
  const [row = ''] = rowsOf(tables, member);
  return casePrepositions.get(row)?.[to];
}

function rowsOf(tables: FormTables, member: ClauseUnit | undefined): string[] {
  if (member?.reading === undefined) return [];
  return tables.placesOf(member.reading.word.id, 'noun', member.text).map(({ row }) => row);
}
