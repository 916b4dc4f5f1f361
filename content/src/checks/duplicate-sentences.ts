import { tokensOf } from '@topwords/languages/text';
import { languageCodes } from '@topwords/languages/identity';
import { faultOf, type Check } from './check.ts';

/** Sentences must be unique in their language, ignoring punctuation. */
export const checkDuplicateSentences: Check = ({ rows }) => {
  const firsts = new Map<string, string>();
  return rows.flatMap((located) =>
    located.row.sentences.flatMap((sentence) =>
      languageCodes.flatMap((language) => {
        const text = sentence[language];
        const name = `${language}:${tokensOf(text, language).join(' ')}`;
        const first = firsts.get(name);
        if (first) {
          const detail = `"${text}" is already at ${first}`;
          return [faultOf(located, 'duplicate-sentences', { language, text, detail })];
        }
        firsts.set(name, `${located.file}:${located.line}`);
        return [];
      }),
    ),
  );
};
