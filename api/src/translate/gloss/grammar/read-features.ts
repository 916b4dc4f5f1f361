import {
  allGloss,
  type Features,
  type FormPlace,
  type GrammaticalNumber,
  type Mood,
  type NounCase,
  type Person,
} from '@topwords/languages/gloss';
import type { LanguageCode } from '@topwords/platform/contracts';
import { posOf, textOf, type Reading, type Unit } from '../reading/reading.ts';
import { verbOfPhrase } from './verb-of-phrase.ts';
import type { BankPhrases } from '../../phrases/bank-phrases.ts';
import type { FormTables } from '../../forms/form-tables.ts';

/** The mood of each verb table, in all languages. */
const moodOfTable: Partial<Record<FormPlace['table'], Mood>> = {
  present: 'present',
  'present-continuous': 'present',
  aorist: 'present',
  past: 'past',
  'past-definite': 'past',
  'past-evidential': 'past',
  preterite: 'past',
  imperfect: 'past',
  future: 'future',
  conditional: 'conditional',
  'present-subjunctive': 'present',
  imperative: 'imperative',
};

const moodOfRow: Partial<Record<FormPlace['row'], Mood>> = {
  base: 'base',
  'third-person': 'present',
  past: 'past',
  'past-participle': 'participle',
  participle: 'participle',
  gerund: 'gerund',
  infinitive: 'infinitive',
};

const persons: ReadonlySet<string> = new Set(['first', 'second', 'third']);
const cases: ReadonlySet<string> = new Set([
  'nominative',
  'genitive',
  'dative',
  'accusative',
  'instrumental',
  'prepositional',
  'locative',
  'ablative',
  'object',
]);

/** What forms are read with. */
export interface FormSources {
  phrases: BankPhrases;
  tables: FormTables;
}

/**
 * Reads what the form of a unit says. The mood of a verb is that of the first table with the form:
 * a form that is both a past and a participle is a past. Other features count only if every place
 * of the form has them: *mesas* is plural, *hablamos* is not past. A phrase without tables has the
 * features of its verb: *tienes hambre*.
 */
export function readFeatures(
  { phrases, tables }: FormSources,
  unit: Unit,
  reading: Reading | undefined,
  language: LanguageCode,
): Features {
  const pos = posOf(reading);
  if (reading === undefined || pos === undefined) return {};
  const whole = { word: reading.word, text: textOf(unit, language) };
  const inner = pos === 'verb' ? verbOfPhrase({ phrases, tables }, whole) : undefined;
  const { word, text } = inner ?? whole;
  const places = tables.placesOf(word.id, pos, text);
  const listed = places.map((place) => featuresOf(place, pos));
  const inflected = {
    text: word.text,
    pos,
    formAt: (place: FormPlace) => tables.formAt(word.id, pos, place),
  };
  const read = allGloss[language].readForm?.(text, inflected) ?? [];
  // What a language reads of a verb's form is all that it may be.
  const all = pos === 'verb' && read.length > 0 ? [...read] : [...listed, ...read];
  if (all.length === 0) return pos === 'verb' && text === word.text ? { mood: 'infinitive' } : {};
  const mood = all[0]?.mood;
  return {
    ...agreed(all, 'person'),
    ...agreed(all, 'number'),
    ...(pos === 'pronoun' ? caseOfPronoun(all) : agreed(all, 'case')),
    ...agreed(all, 'possessor'),
    ...agreed(all, 'isNegative'),
    ...agreed(all, 'can'),
    ...agreed(all, 'isComparative'),
    ...agreed(all, 'must'),
    ...agreed(all, 'relation'),
    ...(mood !== undefined &&
      (pos === 'verb' || all.every((one) => one.mood === mood)) && { mood }),
    ...(pos === 'verb' && all.length > 1 && { candidates: all }),
  };
}

/** Pronouns are read as an object where their form is that of several cases: *me*, *меня*. */
function caseOfPronoun(all: readonly Features[]): Pick<Features, 'case'> | undefined {
  const names = new Set(all.map((one) => one.case));
  if (names.has('nominative') || names.has(undefined)) return agreed(all, 'case');
  const name = (['accusative', 'object', 'dative'] as const).find((one) => names.has(one));
  return name === undefined ? agreed(all, 'case') : { case: name };
}

/** A feature that all candidates have with one value. */
function agreed<Name extends keyof Features>(
  all: readonly Features[],
  name: Name,
): Pick<Features, Name> | undefined {
  const value = all[0]?.[name];
  const isAgreed = value !== undefined && all.every((one) => one[name] === value);
  return isAgreed ? ({ [name]: value } as Pick<Features, Name>) : undefined;
}

function featuresOf(place: FormPlace, pos: string): Features {
  if (pos === 'verb') return verbFeatures(place);
  const { table, row, column } = place;
  if (table === 'comparison') return { isComparative: row === 'comparative' };
  const number = column === 'plural' || row === 'plural' ? 'plural' : 'singular';
  if (table === 'possessive' && persons.has(row)) {
    const possessor = `${row as Person} ${column as GrammaticalNumber}` as const;
    return { number: 'singular', possessor, case: 'nominative' };
  }
  return {
    ...(pos === 'noun' && { number }),
    ...(cases.has(row) && { case: row as NounCase }),
  };
}

function verbFeatures({ table, row, column }: FormPlace): Features {
  const mood = moodOfTable[table] ?? moodOfRow[row];
  const isPerson = persons.has(row);
  return {
    ...(mood !== undefined && { mood }),
    ...(isPerson && { person: row as Person }),
    ...(isPerson && (column === 'singular' || column === 'plural') && { number: column }),
  };
}
