import type { LanguageCode } from '@topwords/platform/contracts';
import type { Catalogue, CatalogueMeaning } from '../../../../bank/catalogue.ts';
import { memoizeByLanguage } from '../../../../bank/memoize-by-language.ts';
import { foldedTokensOf } from './tokens.ts';

type Sentence = CatalogueMeaning['sentences'][number];

/** Finds a sentence of the bank, ignoring punctuation and accents. */
export type FindSentence = (language: LanguageCode, text: string) => Sentence | undefined;

/** Indexes the sentences, each language on first use. */
export function createFindSentence(catalogue: Catalogue): FindSentence {
  const byText = memoizeByLanguage(
    (language) =>
      new Map(
        catalogue.meanings.flatMap(({ sentences }) =>
          sentences.map((sentence): [string, Sentence] => [
            foldedTokensOf(sentence.text[language]).join(' '),
            sentence,
          ]),
        ),
      ),
  );
  return (language, text) => byText(language).get(foldedTokensOf(text).join(' '));
}
