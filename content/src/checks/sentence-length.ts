import { languageCodes } from '@topwords/platform/contracts';
import { wordsIn } from '../tokens.ts';
import { faultOf, type Check } from './check.ts';

const shortestSentence = 3;
const longestSentence = 12;

/** A sentence has 3 to 12 words, in each language. */
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
