import { languageCodes } from '@topwords/platform/contracts';
import { faultOf, type Check } from './check.ts';
import { wordTextsOf } from './texts.ts';

/** Words that a language always writes with a capital. */
const capitals =
  /^(?:I(?:'\w+)?|OK|TV|Mr|Mrs|Ms|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|English|Spanish|Russian|Turkish|Christmas)$/;

/**
 * Words and forms stand in lower case, but for those that English writes with a capital: a capital
 * I in a Turkish form is an ı or İ gone wrong. Proper nouns are exceptions.
 */
export const checkLowerCase: Check = ({ rows }) =>
  rows.flatMap((located) =>
    languageCodes.flatMap((language) =>
      wordTextsOf(located.row, language).flatMap((text) => {
        const words = text.split(' ');
        const fine = words.every(
          (word) =>
            word === word.toLocaleLowerCase(language) || (language === 'en' && capitals.test(word)),
        );
        if (fine) return [];
        const detail = `"${text}" has a capital letter`;
        return [faultOf(located, 'lower-case', { language, text, detail })];
      }),
    ),
  );
