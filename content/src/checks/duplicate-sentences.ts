import { languageCodes } from '@topwords/platform/contracts';
import { tokensOf } from '../tokens.ts';
import { faultOf, type Check } from './check.ts';

/** A sentence stands once in its language, whatever its punctuation. */
export const checkDuplicateSentences: Check = ({ rows }) => {
  const firsts = new Map<string, string>();
  return rows.flatMap((located) =>
    located.row.sentences.flatMap((sentence) =>
      languageCodes.flatMap((language) => {
        const text = sentence[language];
        const name = `${language}:${tokensOf(text, language).join(' ')}`;
        const first = firsts.get(name);
        if (first) {
          const detail = `"${text}" stands at ${first} already`;
          return [faultOf(located, 'duplicate-sentences', { language, text, detail })];
        }
        firsts.set(name, `${located.file}:${located.line}`);
        return [];
      }),
    ),
  );
};
