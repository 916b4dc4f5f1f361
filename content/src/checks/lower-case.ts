import { allText } from '@topwords/languages/text';
import { languageCodes } from '@topwords/languages/identity';
import { faultOf, type Check } from './check.ts';
import { wordTextsOf } from './texts.ts';

/**
 * Words and forms must be in lower case, except those that the language always capitalizes: a
 * capital I in a Turkish form is a wrong ı or İ. Proper nouns are exceptions.
 */
export const checkLowerCase: Check = ({ rows }) =>
  rows.flatMap((located) =>
    languageCodes.flatMap((language) =>
      wordTextsOf(located.row, language).flatMap((text) => {
        const words = text.split(' ');
        const fine = words.every(
          (word) =>
            word === word.toLocaleLowerCase(language) || allText[language].capitals?.test(word),
        );
        if (fine) return [];
        const detail = `"${text}" has a capital letter`;
        return [faultOf(located, 'lower-case', { language, text, detail })];
      }),
    ),
  );
