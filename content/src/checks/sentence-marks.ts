import { languageCodes, type LanguageCode } from '@topwords/languages/identity';
import { allText } from '@topwords/languages/text';
import { faultOf, type Check } from './check.ts';

/** What is wrong with the marks and the first letter of a sentence. */
export function faultsOfMarks(text: string, language: LanguageCode): string[] {
  const faults: string[] = [];
  if (!/[.!?…]["”»)]?$/u.test(text)) faults.push('ends without a mark');
  const first = text.match(/[\p{L}\p{N}]/u)?.[0] ?? '';
  if (first !== first.toLocaleUpperCase(language)) faults.push('begins in lower case');
  for (const [closing, opening] of allText[language].opening ?? []) {
    if (text.split(opening).length !== text.split(closing).length) {
      faults.push(`has ${opening} without ${closing} or the reverse`);
    }
  }
  return faults;
}

/** Sentences must begin with a capital, end with a mark, and have Spanish opening marks. */
export const checkSentenceMarks: Check = ({ rows }) =>
  rows.flatMap((located) =>
    located.row.sentences.flatMap((sentence) =>
      languageCodes.flatMap((language) => {
        const text = sentence[language];
        return faultsOfMarks(text, language).map((fault) =>
          faultOf(located, 'sentence-marks', { language, text, detail: `"${text}" ${fault}` }),
        );
      }),
    ),
  );
