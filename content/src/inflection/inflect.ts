import type { LanguageCode } from '@topwords/platform/contracts';
import type { Note } from '../bank.ts';
import { openDictionary, type DictionaryForms, type Inflection } from './dictionary-forms.ts';
import { loadSpeller, type Speller } from '../spellers.ts';
import { inflectEnglish } from './english-forms.ts';
import { inflectSpanishNominal } from './spanish-nominals.ts';
import { inflectTurkishAdjective, inflectTurkishNoun } from './turkish-nouns.ts';
import { inflectTurkishVerb } from './turkish-verbs.ts';

/** A headword as a row has it: a word or a phrase, its part of speech, and what the row notes of it. */
interface Inflectable {
  language: LanguageCode;
  text: string;
  pos: string;
  note: Note | undefined;
}

/** Derives the regular forms of a headword, itself perhaps among them. */
export type Inflect = (word: Inflectable) => string[];

/** Derives nothing: where the forms that rows list are enough. */
export const inflectNothing: Inflect = () => [];

const inflections = new Map(
  Object.entries<Inflection>({
    noun: 'noun',
    verb: 'verb',
    adjective: 'adjective',
    determiner: 'adjective',
    numeral: 'adjective',
    pronoun: 'adjective',
    adverb: 'adverb',
  }),
);

/** The notes that are forms of the word. */
const formNotes = ['plural', 'past', 'participle', 'present', 'accusative', 'aorist'] as const;

function notedForms(note: Note | undefined): string[] {
  return formNotes.flatMap((name) => note?.[name] ?? []);
}

function inflectTurkish({ text, pos, note }: Inflectable): string[] {
  if (pos === 'noun') return inflectTurkishNoun(text, note?.accusative);
  if (pos === 'verb' && /^\S+m[ae]k$/u.test(text)) return inflectTurkishVerb(text, note?.aorist);
  const declines = pos === 'adjective' || pos === 'numeral';
  return declines ? inflectTurkishAdjective(text, note?.accusative) : [];
}

/** A Spanish verb's forms also serve its reflexive: levantarse, levanto. */
function inflectSpanish(
  forms: DictionaryForms,
  isSpelled: Speller,
  text: string,
  inflection: Inflection,
): string[] {
  const isReflexive = inflection === 'verb' && text.endsWith('rse');
  const built = forms(isReflexive ? text.slice(0, -2) : text, inflection);
  if (built.length > 0 || inflection === 'verb' || inflection === 'adverb') return built;
  return inflectSpanishNominal(text, inflection === 'adjective').filter(isSpelled);
}

/** Some Russian nouns are declined as adjectives (рабочий), some numbers as nouns (тысяча). */
function inflectRussian(forms: DictionaryForms, text: string, inflection: Inflection): string[] {
  const built = forms(text, inflection);
  if (built.length > 0 || inflection === 'verb' || inflection === 'adverb') return built;
  return forms(text, inflection === 'noun' ? 'adjective' : 'noun');
}

/**
 * The derived forms of all four languages: English ones come from compromise, Spanish and Russian
 * ones from their hunspell dictionaries, Turkish ones from the rules of its grammar. Forms that a
 * row notes count too. What none of them gives, rows list.
 */
export async function loadInflect(): Promise<Inflect> {
  const [isEnglish, isSpanish, spanish, russian] = await Promise.all([
    loadSpeller('en'),
    loadSpeller('es'),
    openDictionary('es'),
    openDictionary('ru'),
  ]);
  function derive(word: Inflectable): string[] {
    const { language, text, pos } = word;
    if (language === 'tr') return inflectTurkish(word);
    const inflection = inflections.get(pos);
    if (!inflection || text.includes(' ')) return [];
    if (language === 'en') return inflectEnglish(text, inflection, isEnglish);
    if (language === 'es' && pos !== 'pronoun')
      return inflectSpanish(spanish, isSpanish, text, inflection);
    return inflectRussian(russian, text, inflection);
  }
  return (word) => [...derive(word), ...notedForms(word.note)];
}
