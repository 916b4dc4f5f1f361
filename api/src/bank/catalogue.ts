import { findWordsByForm, type Bank, type BankMeaning } from '@topwords/content/bank';
import {
  languageCodes,
  level,
  partOfSpeech,
  type LanguageCode,
  type Level,
  type PartOfSpeech,
} from '@topwords/platform/contracts';

/** A word of the bank, with its meanings, and what it is called in each other language. */
export interface CatalogueWord {
  id: number;
  language: LanguageCode;
  text: string;
  pos: PartOfSpeech;
  level: Level;
  rank: number;
  /** Those of its inflected forms that stand in a sentence of the bank. */
  forms: readonly string[];
  meanings: readonly CatalogueMeaning[];
  /** Distinct translations by language, the commonest meaning's first; empty for its own language. */
  translations: Record<LanguageCode, readonly string[]>;
}

/** A meaning of the bank, its part of speech and level known to the contracts. */
export interface CatalogueMeaning extends Omit<BankMeaning, 'pos' | 'level'> {
  pos: PartOfSpeech;
  level: Level;
}

/** The word bank as the API keeps it in memory. It never changes while the process runs. */
export interface Catalogue {
  version: string;
  find(id: number): CatalogueWord | undefined;
  /** Words of a language, the commonest first. */
  ofLanguage(language: LanguageCode): readonly CatalogueWord[];
  /** The same, of one part of speech. */
  ofPartOfSpeech(language: LanguageCode, pos: PartOfSpeech): readonly CatalogueWord[];
  /** Words of which a text, folded, is an inflected form, the commonest first. */
  ofForm(language: LanguageCode, folded: string): readonly CatalogueWord[];
  /** Meanings, easy ones first. */
  meanings: readonly CatalogueMeaning[];
}

/**
 * Indexes a word bank.
 * @throws when the bank names a part of speech or a level that the contracts do not know
 */
export function createCatalogue(bank: Bank): Catalogue {
  const meaningsById = new Map(bank.meanings.map((meaning) => [meaning.id, toMeaning(meaning)]));
  const words = bank.words.map((word): CatalogueWord => {
    const meanings = word.meanings.flatMap((id) => meaningsById.get(id) ?? []);
    return {
      id: word.id,
      language: word.language,
      text: word.text,
      pos: partOfSpeech.parse(word.pos),
      level: level.parse(word.level),
      rank: word.rank,
      forms: word.forms,
      meanings,
      translations: translationsOf(word.language, meanings),
    };
  });
  const byId = new Map(words.map((word) => [word.id, word]));
  const byRank = words.toSorted((a, b) => a.rank - b.rank);
  const byLanguage = Map.groupBy(byRank, (word) => word.language);
  const byPartOfSpeech = Map.groupBy(byRank, (word) => `${word.language} ${word.pos}`);
  return {
    version: bank.version,
    find: (id) => byId.get(id),
    ofLanguage: (language) => byLanguage.get(language) ?? [],
    ofPartOfSpeech: (language, pos) => byPartOfSpeech.get(`${language} ${pos}`) ?? [],
    ofForm: (language, folded) =>
      findWordsByForm(bank.forms[language], folded).flatMap((id) => byId.get(id) ?? []),
    meanings: [...meaningsById.values()].toSorted((a, b) => a.level.localeCompare(b.level)),
  };
}

function toMeaning(meaning: BankMeaning): CatalogueMeaning {
  return {
    ...meaning,
    pos: partOfSpeech.parse(meaning.pos),
    level: level.parse(meaning.level),
  };
}

/** What a meaning is called in a language: its headwords there, or the gloss where it has none. */
export function namesOf(meaning: CatalogueMeaning, language: LanguageCode): readonly string[] {
  const { headwords, gloss } = meaning.words[language];
  if (headwords.length > 0) return headwords;
  return gloss === null ? [] : [gloss];
}

function translationsOf(
  own: LanguageCode,
  meanings: readonly CatalogueMeaning[],
): CatalogueWord['translations'] {
  const inLanguage = (language: LanguageCode) =>
    language === own ? [] : [...new Set(meanings.flatMap((meaning) => namesOf(meaning, language)))];
  return {
    en: inLanguage('en'),
    es: inLanguage('es'),
    ru: inLanguage('ru'),
    tr: inLanguage('tr'),
  };
}

/** The languages into which a word is translated: the learner's own first, never the word's. */
export function translationLanguages(
  own: LanguageCode,
  native: LanguageCode | null,
): LanguageCode[] {
  const others = languageCodes.filter((code) => code !== own);
  return others.toSorted((a, b) => Number(b === native) - Number(a === native));
}
