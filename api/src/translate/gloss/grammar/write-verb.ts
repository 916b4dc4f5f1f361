import type { LanguageCode } from '@topwords/platform/contracts';
import type { Features, Gender, GrammaticalNumber, Person } from './features.ts';
import type { FormTables, Place } from './form-tables.ts';

/** A verb to write: its headword, and whoever does it. */
export interface VerbForm extends Features {
  headword: string;
  gender: Gender;
}

/** Spanish verbs that say how things were rather than what happened. */
const lasting = new Set('ser estar tener haber querer saber poder vivir deber creer'.split(' '));

/** The verb as the features ask for it; its headword where the bank has no such form. */
export function writeVerb(tables: FormTables, to: LanguageCode, verb: VerbForm): string {
  const { mood, person = 'third', number = 'singular', headword } = verb;
  if (mood === undefined || mood === 'infinitive' || mood === 'base') return headword;
  if (to === 'en' && headword === 'can') return mood === 'present' ? 'can' : 'could';
  // They say with other words what a participle says.
  if (mood === 'participle' && (to === 'ru' || to === 'tr')) return headword;
  const { prefix, stem, suffix } = inflectedPart(headword, to);
  const places = placesFor(to, { ...verb, headword: stem, person, number });
  const form = tables.formAt({ text: stem, language: to, pos: 'verb' }, places);
  if (form !== undefined)
    return `${prefix}${form}${suffix}${to === 'ru' && mood === 'conditional' ? ' бы' : ''}`;
  return periphrase(tables, to, verb, { person, number }) ?? headword;
}

/** Of a phrase, what changes: the last word in Turkish, in others the first. */
function inflectedPart(headword: string, to: LanguageCode) {
  const words = headword.split(' ');
  if (words.length === 1) return { prefix: '', stem: headword, suffix: '' };
  if (to === 'tr') {
    const stem = words.at(-1) ?? '';
    return { prefix: headword.slice(0, -stem.length), stem, suffix: '' };
  }
  const [stem = ''] = words;
  return { prefix: '', stem, suffix: headword.slice(stem.length) };
}

type Whole = Required<Pick<VerbForm, 'headword' | 'gender' | 'person' | 'number'>> & VerbForm;

function placesFor(to: LanguageCode, verb: Whole): Place[] {
  const { mood, person, number } = verb;
  const at = (...tables: Place['table'][]) =>
    tables.map((table): Place => ({ table, row: person, column: number }));
  if (to === 'en') return englishPlaces(verb);
  if (mood === 'gerund' || mood === 'participle') {
    return to === 'es'
      ? [{ table: 'non-finite', row: mood, column: 'form' }]
      : at('present', 'present-continuous', 'future');
  }
  if (mood === 'imperative') return [{ table: 'imperative', row: 'second', column: number }];
  if (mood === 'past' && to === 'ru') {
    const column = number === 'plural' ? 'plural' : verb.gender;
    return [{ table: 'past', row: 'form', column }];
  }
  if (mood === 'past') {
    return lasting.has(verb.headword) ? at('imperfect') : at('preterite', 'past-definite');
  }
  if (mood === 'future') return at('future');
  if (mood === 'conditional' && to === 'ru')
    return [{ table: 'past', row: 'form', column: verb.gender }];
  if (mood === 'conditional') return at('conditional', 'aorist');
  return at('present', 'present-continuous', 'future');
}

function englishPlaces({ mood, person, number }: Whole): Place[] {
  const ofBe = (table: Place['table']): Place => ({ table, row: person, column: number });
  if (mood === 'past') return [ofBe('past'), part('past')];
  if (mood === 'gerund') return [part('gerund')];
  if (mood === 'participle') return [part('past-participle')];
  if (mood !== 'present') return [];
  const isThird = person === 'third' && number === 'singular';
  return [ofBe('present'), part(isThird ? 'third-person' : 'base')];
}

function part(row: Place['row']): Place {
  return { table: 'principal-parts', row, column: 'form' };
}

/** What a language says with a word beside the verb. */
function periphrase(
  tables: FormTables,
  to: LanguageCode,
  { headword, mood }: VerbForm,
  { person, number }: { person: Person; number: GrammaticalNumber },
): string | undefined {
  if (to === 'en' && mood === 'future') return `will ${headword}`;
  if (to === 'en' && mood === 'conditional') return `would ${headword}`;
  if (to !== 'ru' || mood !== 'future') return undefined;
  const place: Place = { table: 'future', row: person, column: number };
  const be = tables.formAt({ text: 'быть', language: 'ru', pos: 'verb' }, [place]);
  return be && `${be} ${headword}`;
}
