import { fold, readingsOf, tokensOf } from '@topwords/languages/text';
import { allGrammar } from '@topwords/languages/grammar';
import type { LanguageCode } from '@topwords/languages/identity';
import type { LexiconEntry } from '../lexicon/lexicon.ts';

/** Letters with which a word must begin to be looked for among forms that no table lists. */
const sharedLetters = 2;

/** Tells whether a token of a text belongs to a headword. */
export type Resolve = (token: string) => boolean;

/** Finds headwords by their forms, also by forms that no table lists; numbers belong to all. */
export function resolveForms(entries: readonly LexiconEntry[], language: LanguageCode): Resolve {
  const known = new Set<string>();
  for (const { text, forms } of entries) {
    for (const form of [text, ...forms]) {
      for (const token of tokensOf(form, language)) {
        for (const reading of readingsOf(token)) known.add(reading);
      }
    }
  }
  const { isFormOf } = allGrammar[language];
  const byBeginning = Map.groupBy(entries, ({ text }) =>
    fold(text, language).slice(0, sharedLetters),
  );
  return (token) => {
    if (/\d/.test(token) || readingsOf(token).some((reading) => known.has(reading))) return true;
    if (!isFormOf) return false;
    const alike = byBeginning.get(token.slice(0, sharedLetters)) ?? [];
    return alike.some(({ text, lexeme }) => isFormOf(text, token, lexeme.pos === 'verb'));
  };
}
