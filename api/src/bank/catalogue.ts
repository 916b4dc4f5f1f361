import { allText, findByRule, foldText } from '@topwords/languages/text';
import {
  findWordsByForm,
  type Bank,
  type BankMeaning,
  type BankWord,
} from '@topwords/content/bank';
import { languageCodes, type LanguageCode, type PartOfSpeech } from '@topwords/platform/contracts';
import { groupByEach } from './group-by-each.ts';
import { memoizeByLanguage } from './memoize-by-language.ts';

/** A meaning of a word, and how authors gloss this word in this meaning. */
export interface CatalogueSense extends Omit<BankWord['senses'][number], 'meaning' | 'pos'> {
  meaning: CatalogueMeaning;
  /** What this word is in it; a word with one sense is there what it is. */
  pos: PartOfSpeech;
}

/** A word of the bank with its senses, the main one first. */
export interface CatalogueWord extends Omit<BankWord, 'senses'> {
  senses: readonly CatalogueSense[];
  /** The meanings of its senses, in the same order. */
  meanings: readonly CatalogueMeaning[];
}

/** A meaning of the bank. */
export type CatalogueMeaning = BankMeaning;

/** The word bank in the API's memory. It never changes while the process runs. */
export interface Catalogue {
  version: string;
  find(id: number): CatalogueWord | undefined;
  /** Words of a language, most common first. */
  ofLanguage(language: LanguageCode): readonly CatalogueWord[];
  /** Words of a language in the order of teaching. */
  inCourse(language: LanguageCode): readonly CatalogueWord[];
  /** Words of a language and part of speech, most common first. */
  ofPartOfSpeech(language: LanguageCode, pos: PartOfSpeech): readonly CatalogueWord[];
  /** Words whose folded text is the same, most common first. */
  ofText(language: LanguageCode, folded: string): readonly CatalogueWord[];
  /** Words that have a folded text as an inflected form, listed or by a rule, most common first. */
  ofForm(language: LanguageCode, folded: string): readonly CatalogueWord[];
  /** Words that have a meaning as a sense, most common first. */
  ofMeaning(language: LanguageCode, meaningId: number): readonly CatalogueWord[];
  /** Meanings, easy ones first. */
  meanings: readonly CatalogueMeaning[];
}

/** Replaces the ids of meanings by the meanings. Senses of a meaning that the bank lacks are left out. */
function resolveWords({ words, meanings }: Pick<Bank, 'words' | 'meanings'>): CatalogueWord[] {
  const byId = new Map(meanings.map((meaning) => [meaning.id, meaning]));
  return words.map((word) => {
    const known = word.senses.filter((sense) => byId.has(sense.meaning));
    // Arrays that `map` makes have no room for further elements, which would double a word's size.
    const senses = known.map((sense): CatalogueSense => {
      const meaning = byId.get(sense.meaning) as CatalogueMeaning;
      const pos = sense.pos ?? (word.senses.length === 1 ? word.pos : meaning.pos);
      return { ...sense, meaning, pos };
    });
    return { ...word, senses, meanings: senses.map(({ meaning }) => meaning) };
  });
}

/** Indexes a word bank, and keeps nothing of it that it replaces. */
export function createCatalogue({ version, forms, ...bank }: Bank): Catalogue {
  const words = resolveWords(bank);
  const meanings = bank.meanings.toSorted((a, b) => a.level.localeCompare(b.level));
  const byId = new Map(words.map((word) => [word.id, word]));
  const byRank = words.toSorted((a, b) => a.rank - b.rank);
  const byLanguage = Map.groupBy(byRank, (word) => word.language);
  const byPartOfSpeech = Map.groupBy(byRank, (word) => `${word.language} ${word.pos}`);
  const inCourse = memoizeByLanguage((language) =>
    (byLanguage.get(language) ?? []).toSorted((a, b) => a.course - b.course),
  );
  const byText = memoizeByLanguage((language) =>
    Map.groupBy(byLanguage.get(language) ?? [], ({ text }) => foldText(text)),
  );
  const byMeaning = memoizeByLanguage((language) =>
    groupByEach(byLanguage.get(language) ?? [], ({ meanings }) => meanings.map(({ id }) => id)),
  );
  const ofText = (language: LanguageCode, folded: string) => byText(language).get(folded) ?? [];
  const ofListedForm = (language: LanguageCode, folded: string) =>
    findWordsByForm(forms[language], folded).flatMap((id) => byId.get(id) ?? []);
  return {
    version,
    find: (id) => byId.get(id),
    ofLanguage: (language) => byLanguage.get(language) ?? [],
    inCourse,
    ofPartOfSpeech: (language, pos) => byPartOfSpeech.get(`${language} ${pos}`) ?? [],
    ofText,
    ofForm(language, folded) {
      const listed = ofListedForm(language, folded);
      // A headword is no form that a rule makes of another.
      if (listed.length > 0 || ofText(language, folded).length > 0) return listed;
      return findByRule(allText[language], folded, (form) => [
        ...ofText(language, form),
        ...ofListedForm(language, form),
      ]).toSorted((one, other) => one.rank - other.rank);
    },
    ofMeaning: (language, meaningId) => byMeaning(language).get(meaningId) ?? [],
    meanings,
  };
}

/** The names of a meaning in a language: its headwords, or the gloss if it has none. */
export function namesOf(meaning: CatalogueMeaning, language: LanguageCode): readonly string[] {
  const { headwords, gloss } = meaning.words[language];
  if (headwords.length > 0) return headwords;
  return gloss === null ? [] : [gloss];
}

/** The languages into which a word is translated: the native one first, never the word's own. */
export function translationLanguages(
  own: LanguageCode,
  native: LanguageCode | null,
): LanguageCode[] {
  const others = languageCodes.filter((code) => code !== own);
  return others.toSorted((a, b) => Number(b === native) - Number(a === native));
}
