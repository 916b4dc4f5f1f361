import { plainText } from '@topwords/languages/typing';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../bank/catalogue.ts';
import { presentTeaching } from '../bank/present-teaching.ts';
import type { TeachingOf } from '../bank/teaching-loader.ts';
import type { Question } from './ask-mistake.ts';

interface Side {
  /** The headword and the form in which it was answered. */
  texts: readonly string[];
  note: string;
  text: string;
}

/** The questions of the word's contrast cards that tell two words or forms apart. */
export function askContrast(
  teachingOf: TeachingOf,
  word: CatalogueWord,
  { sides, native }: { sides: readonly Side[]; native: LanguageCode },
): Question[] {
  const { language } = word;
  const plain = (text: string) => plainText(text, language);
  const { contrasts } = presentTeaching(word, teachingOf(word), { native });
  const fitting = contrasts.filter(({ terms }) => {
    const named = new Set(terms.map(plain));
    return sides.every(({ texts }) => texts.some((text) => named.has(plain(text))));
  });
  return fitting.flatMap(({ explanation, questions }) =>
    questions.map(({ before, after, options, answer, translation }) => ({
      hint_kind: 'translation',
      before,
      after,
      hint: translation,
      options,
      answer,
      sides: sides.map(({ text, note }) => ({ text, note })),
      explanation,
    })),
  );
}
