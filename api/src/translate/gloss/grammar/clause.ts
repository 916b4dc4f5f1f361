import type { LanguageCode, PartOfSpeech } from '@topwords/platform/contracts';
import { posOf, textOf, type Reading, type Unit } from '../reading.ts';
import type { Features } from './features.ts';
import type { FormTables } from './form-tables.ts';
import { readFeatures } from './read-features.ts';

/** Why a unit is not said: it only helps the verb, or only marks an infinitive. */
export type Silence = 'auxiliary' | 'infinitive';

/** A unit among its neighbours. Rules change what it says as they find out. */
export interface ClauseUnit {
  text: string;
  unit: Unit;
  reading: Reading | undefined;
  pos: PartOfSpeech | undefined;
  features: Features;
  silence?: Silence;
}

/** The units of a text, by clauses: stretches between marks. */
export function toClauses(
  tables: FormTables,
  units: readonly Unit[],
  readings: readonly (Reading | undefined)[],
  language: LanguageCode,
): ClauseUnit[][] {
  const clauses: ClauseUnit[][] = [];
  for (const [index, unit] of units.entries()) {
    const reading = readings[index];
    const member: ClauseUnit = {
      text: textOf(unit, language),
      unit,
      reading,
      pos: posOf(reading),
      features: readFeatures(tables, unit, reading, language),
    };
    const last = clauses.at(-1);
    if (last === undefined || unit.words[0]?.opens) clauses.push([member]);
    else last.push(member);
  }
  return clauses;
}

/** The next verb after a place, past what may stand between an auxiliary and its verb. */
export function verbAfter(
  clause: readonly ClauseUnit[],
  place: number,
  isWanted: (member: ClauseUnit) => boolean,
  isPassed: (member: ClauseUnit) => boolean,
): ClauseUnit | undefined {
  for (const member of clause.slice(place + 1)) {
    if (member.pos === 'verb' && isWanted(member)) return member;
    if (!isPassed(member)) return undefined;
  }
  return undefined;
}
