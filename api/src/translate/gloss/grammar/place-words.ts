import type { LanguageCode } from '@topwords/platform/contracts';
import { nameOf } from '../reading.ts';
import type { ClauseUnit } from './clause.ts';
import type { FormTables } from './form-tables.ts';
import { headOf } from './noun-phrases.ts';

/**
 * What a Russian preposition of place is called: with the prepositional case it says where (`в доме`,
 * in), with the accusative where to (`в дом`, to). Undefined for all other words.
 */
export function nameRussianPlace(
  tables: FormTables,
  clause: readonly ClauseUnit[],
  place: number,
  to: LanguageCode,
): string | undefined {
  const member = clause[place];
  if (member?.reading === undefined || !/^(?:в|во|на)$/u.test(member.text)) return undefined;
  const head = headOf(clause, place);
  const { word } = member.reading;
  const rows = rowsOf(tables, head);
  if (rows.length === 0 || !rows.includes('prepositional')) return undefined;
  const isWhere = !rows.includes('accusative');
  const english = isWhere ? (member.text === 'на' ? 'on' : 'in') : 'to';
  const meaning = word.meanings.find(({ words }) => words.en.headwords[0] === english);
  return meaning && nameOf({ word, meaning, distance: 0 }, to);
}

const turkishCases = new Map(
  Object.entries<Partial<Record<LanguageCode, string>>>({
    dative: { en: 'to', es: 'a', ru: 'в' },
    locative: { en: 'in', es: 'en', ru: 'в' },
    ablative: { en: 'from', es: 'de', ru: 'из' },
  }),
);

/** The preposition that stands for the case ending of a Turkish noun: `okula` → to. */
export function prepositionOfTurkish(
  tables: FormTables,
  clause: readonly ClauseUnit[],
  place: number,
  to: LanguageCode,
): string | undefined {
  if (clause[place]?.pos !== 'noun' || clause[place + 1]?.pos === 'preposition') return undefined;
  const [row = ''] = rowsOf(tables, clause[place]);
  return turkishCases.get(row)?.[to];
}

function rowsOf(tables: FormTables, member: ClauseUnit | undefined): string[] {
  if (member?.reading === undefined) return [];
  return tables.placesOf(member.reading.word.id, 'noun', member.text).map(({ row }) => row);
}
