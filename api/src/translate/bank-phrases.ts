import { foldText } from '@topwords/content/bank';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueMeaning, CatalogueWord } from '../bank/catalogue.ts';
import { madeOnce } from '../bank/made-once.ts';
import { comparable } from './edge-marks.ts';

type Sentence = CatalogueMeaning['sentences'][number];

/** How a text is a word: in its own spelling, as a form in its own spelling, or but for accents. */
export const likeness = { headword: 0, form: 1, foldedHeadword: 2, foldedForm: 3 } as const;

/** A word that a text may be; the lower the likeness, the closer. */
export interface WordMatch {
  word: CatalogueWord;
  likeness: number;
}

/** The words and sentences of the bank by their texts. */
export interface BankPhrases {
  /** Words that a text is, or is a form of: the closest first, and of equals the commonest. */
  findWords(text: string, language: LanguageCode): WordMatch[];
  /** Sentences of just this text. */
  findSentences(text: string, language: LanguageCode): readonly Sentence[];
  /** Most words in one headword of a language. */
  longestPhrase(language: LanguageCode): number;
}

/** Indexes headwords and sentences, each language's when it is first asked for. */
export function createBankPhrases(catalogue: Catalogue): BankPhrases {
  const headwordsOf = madeOnce((language) =>
    Map.groupBy(catalogue.ofLanguage(language), (word) => foldText(word.text)),
  );
  const longestOf = madeOnce((language) =>
    Math.max(1, ...catalogue.ofLanguage(language).map((word) => word.text.split(' ').length)),
  );
  const sentencesOf = madeOnce((language) =>
    Map.groupBy(
      catalogue.meanings.flatMap((meaning) => meaning.sentences),
      (sentence) => comparable(sentence.text[language], language),
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
      return matches.toSorted((a, b) => a.likeness - b.likeness || a.word.rank - b.word.rank);
    },
    findSentences: (text, language) => sentencesOf(language).get(comparable(text, language)) ?? [],
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
