import type { LanguageCode } from '@topwords/platform/contracts';
import { posOf, textOf, type Reading, type Unit } from '../reading/reading.ts';
import {
  allGloss,
  type Features,
  type FormPlace,
  type Mood,
  type Person,
} from '@topwords/languages/gloss';
import type { FormTables } from './form-tables.ts';

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

/**
 * Reads features from the form of a unit: the mood, person and number of a verb, the number of a
 * noun. If a form is in several tables, the first counts; a form that is both a past and
 * a participle is a past.
 */
export function readFeatures(
  tables: FormTables,
  unit: Unit,
  reading: Reading | undefined,
  language: LanguageCode,
): Features {
  const pos = posOf(reading);
  if (reading === undefined || pos === undefined) return {};
  const text = textOf(unit, language);
  const places = tables.placesOf(reading.word.id, pos, text);
  const place = thirdPersonOf(places) ?? places[0];
  if (pos === 'verb')
    return place === undefined ? infinitiveFeatures(text, reading) : verbFeatures(place);
  if (pos !== 'noun' || place === undefined) return {};
  const isPlural = place.column === 'plural' || place.row === 'plural';
  return { number: isPlural ? 'plural' : 'singular' };
}

/** The third person of a form that is also the first, such as `era`: the first has a pronoun. */
function thirdPersonOf(places: readonly FormPlace[]): FormPlace | undefined {
  const [first] = places;
  return places.find(({ table, row }) => table === first?.table && row === 'third');
}

/** Russian and Turkish tables lack the infinitive, which is the headword. */
function infinitiveFeatures(text: string, { word }: Reading): Features {
  return text === word.text || allGloss[word.language].infinitiveForm?.test(text)
    ? { mood: 'infinitive' }
    : {};
}

function verbFeatures({ table, row, column }: FormPlace): Features {
  const mood = moodOfTable[table] ?? moodOfRow[row];
  const isPerson = persons.has(row);
  return {
    ...(mood !== undefined && { mood }),
    ...(isPerson && { person: row as Person }),
    ...(row === 'third-person' && { person: 'third', number: 'singular' }),
    ...((column === 'singular' || column === 'plural') && { number: column }),
    ...(table === 'past' && column !== 'plural' && column !== 'form' && { number: 'singular' }),
  };
}
