import { fold, readingsOf, tokensOf, wordsIn } from '@topwords/languages/text';
import { allGrammar } from '@topwords/languages/grammar';
import { languageCodes, type LanguageCode } from '@topwords/languages/identity';
import type { LexiconEntry } from '../lexicon/lexicon.ts';
import { faultOf, type Check, type CheckedBank } from './check.ts';
import { outsideOf } from './outside-vocabulary.ts';

/** Letters with which a word must begin to be looked for among forms that no table lists. */
const sharedLetters = 2;

/** Tells whether a token of a sentence belongs to a headword. */
type Resolve = (token: string) => boolean;

function resolver(entries: readonly LexiconEntry[], language: LanguageCode): Resolve {
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

/** The words of a sentence that are written like names: capitalized, and not at its beginning. */
function namesIn(sentence: string, language: LanguageCode): Set<string> {
  const inside = wordsIn(sentence.replace(/^[^\p{L}]*\p{L}+/u, ''));
  const capitalized = inside.filter((word) => /^\p{Lu}/u.test(word));
  return new Set(capitalized.map((word) => fold(word, language)));
}

function isNamed(token: string, names: ReadonlySet<string>): boolean {
  return readingsOf(token).some((reading) => names.has(reading));
}

/** The names of a language: words that are capitalized inside some sentence. */
function allNames({ rows }: CheckedBank, language: LanguageCode): Set<string> {
  const names = new Set<string>();
  for (const { row } of rows) {
    for (const sentence of row.sentences) {
      for (const name of namesIn(sentence[language], language)) {
        for (const reading of readingsOf(name)) names.add(reading);
      }
    }
  }
  return names;
}

/**
 * Every word of every sentence must be a form of a headword, a name, a number, or be listed as
 * outside the vocabulary with a reason.
 */
export const checkClosedVocabulary: Check = (bank) =>
  languageCodes.flatMap((language) => {
    const entries = [...bank.lexicon[language].values()];
    const resolve = resolver(entries, language);
    const names = allNames(bank, language);
    const outside = outsideOf(bank.outside, language);
    const seen = new Map<string, boolean>();
    const isKnown = (token: string) => {
      const known =
        seen.get(token) ?? (outside.has(token) || isNamed(token, names) || resolve(token));
      seen.set(token, known);
      return known;
    };
    return bank.rows.flatMap((located) =>
      located.row.sentences.flatMap((sentence) =>
        tokensOf(sentence[language], language)
          .filter((token) => !isKnown(token))
          .map((text) => {
            const detail = `"${text}" is a form of no headword`;
            return faultOf(located, 'closed-vocabulary', { language, text, detail });
          }),
      ),
    );
  });
