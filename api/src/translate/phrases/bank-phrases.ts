import { foldText, tokensOf } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueMeaning, CatalogueWord } from '../../bank/catalogue.ts';
import { memoizeByLanguage } from '../../bank/memoize-by-language.ts';
import { comparable } from './edge-marks.ts';
import { isAskedAlike } from './is-asked-alike.ts';
import { createFindGlossed, type FindGlossed } from './find-glossed.ts';

type Sentence = CatalogueMeaning['sentences'][number];

/** How a text matches a word: headword or form, spelled exactly or folded (without accents). */
export const likeness = { headword: 0, form: 1, foldedHeadword: 2, foldedForm: 3 } as const;

/** A word that matches a text; a lower likeness is closer. */
export interface WordMatch {
  word: CatalogueWord;
  likeness: number;
}

/** The words and sentences of the bank by their texts. */
export interface BankPhrases {
  /**
   * Words whose headword or form the text is: the closest first, then those with the stress marks of
   * the text, then the most common.
   */
  findWords(text: string, language: LanguageCode): WordMatch[];
  /** Sentences with exactly this text, a question only if a question is asked. */
  findSentences(text: string, language: LanguageCode): readonly Sentence[];
  findGlossed: FindGlossed;
  /** Whether a sentence has a word in this form, given in lower case. */
  isSaid(form: string, language: LanguageCode): boolean;
  /** The number of words in a language's longest headword. */
  longestPhrase(language: LanguageCode): number;
}

/** Indexes headwords and sentences, each language on first use. */
export function createBankPhrases(catalogue: Catalogue): BankPhrases {
  const headwordsOf = memoizeByLanguage((language) =>
    Map.groupBy(catalogue.ofLanguage(language), (word) => foldText(word.text)),
  );
  const longestOf = memoizeByLanguage((language) =>
    Math.max(1, ...catalogue.ofLanguage(language).map((word) => word.text.split(' ').length)),
  );
  const sentencesOf = memoizeByLanguage((language) =>
    Map.groupBy(
      catalogue.meanings.flatMap((meaning) => meaning.sentences),
      (sentence) => comparable(sentence.text[language], language),
    ),
  );
  const formsSaidIn = memoizeByLanguage(
    (language) =>
      new Set(
        catalogue.meanings.flatMap(({ sentences }) =>
          sentences.flatMap(({ text }) => tokensOf(text[language], language)),
        ),
      ),
  );
  return {
    findWords(text, language) {
      const asked = comparable(text, language);
      const folded = foldText(asked);
      const named = headwordsOf(language).get(folded) ?? [];
      const inflected = catalogue.ofForm(language, folded);
      const matches = [...named, ...inflected].map((word) => ({
        word,
        likeness: likenessOf(word, asked, named.includes(word)),
      }));
      const stressed = text.normalize('NFC').trim().toLocaleLowerCase(language);
      const isOther = ({ word }: WordMatch) => Number(word.stress !== stressed);
      return matches.toSorted(
        (a, b) => a.likeness - b.likeness || isOther(a) - isOther(b) || a.word.rank - b.word.rank,
      );
    },
    findSentences: (text, language) =>
      (sentencesOf(language).get(comparable(text, language)) ?? []).filter((sentence) =>
        isAskedAlike(text, sentence.text[language], language),
      ),
    findGlossed: createFindGlossed(catalogue),
    isSaid: (form, language) => formsSaidIn(language).has(form),
    longestPhrase: longestOf,
  };
}

function likenessOf(word: CatalogueWord, asked: string, isNamed: boolean): number {
  const { language } = word;
  if (isNamed) {
    const isSame = comparable(word.text, language) === asked;
    return isSame ? likeness.headword : likeness.foldedHeadword;
  }
  const isKnown = word.forms.some((form) => comparable(form, language) === asked);
  return isKnown ? likeness.form : likeness.foldedForm;
}
