import { wordsIn } from '@topwords/languages/text';
import { languageCodes } from '@topwords/languages/identity';
import { faultOf, type Check } from './check.ts';

const shortestSentence = 3;
const longestSentence = 12;

/** Sentences must have 3 to 12 words in each language. */
export const checkSentenceLength: Check = ({ rows }) =>
  rows.flatMap((located) =>
    located.row.sentences.flatMap((sentence) =>
      languageCodes.flatMap((language) => {
        const text = sentence[language];
        const { length } = wordsIn(text);
        if (length >= shortestSentence && length <= longestSentence) return [];
        const detail = `"${text}" has ${length} ${length === 1 ? 'word' : 'words'}`;
        return [faultOf(located, 'sentence-length', { language, text, detail })];
      }),
    ),
  );
