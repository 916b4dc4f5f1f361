import { languageCodes, type LanguageCode } from '@topwords/platform/contracts';
import { faultOf, type Check } from './check.ts';

function faultsOfMarks(text: string, language: LanguageCode): string[] {
  const faults: string[] = [];
  if (!/[.!?…]["”»)]?$/u.test(text)) faults.push('ends without a mark');
  const first = text.match(/[\p{L}\p{N}]/u)?.[0] ?? '';
  if (first !== first.toLocaleUpperCase(language)) faults.push('begins in lower case');
  if (language === 'es') {
    for (const [opening, closing] of ['¿?', '¡!']) {
      if (text.split(opening ?? '').length !== text.split(closing ?? '').length) {
        faults.push(`has ${opening} without ${closing} or the reverse`);
      }
    }
  }
  return faults;
}

/** A sentence begins with a capital, ends with a mark, and opens its Spanish question. */
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
