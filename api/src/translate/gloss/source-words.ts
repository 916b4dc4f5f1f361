import type { LanguageCode } from '@topwords/platform/contracts';
import { expandContraction } from './contractions.ts';
import { otherSpellings } from './spellings.ts';
import type { Token } from './tokens.ts';

/** A word of the text to gloss. */
export interface SourceWord {
  /** As it is looked up. */
  text: string;
  /** The token it comes from; words of one contraction share theirs. */
  token: number;
  /** It begins a clause, or ends one: a mark stands before it, or after it. */
  opens: boolean;
  closes: boolean;
}

/** The words of a tokenised text, contractions apart, compounds that nobody knows in their parts. */
export function readWords(
  tokens: readonly Token[],
  language: LanguageCode,
  isKnown: (text: string) => boolean,
): SourceWord[] {
  const words = tokens.flatMap(({ kind, text }, token) => {
    if (kind !== 'word') return [];
    const parts = partsOf(text, language, isKnown);
    const opens = isBoundary(tokens, token, -1);
    const closes = isBoundary(tokens, token, 1);
    return parts.map((part, index) => ({
      text: part,
      token,
      opens: opens && index === 0,
      closes: closes && index === parts.length - 1,
    }));
  });
  return language === 'en' ? words.map(readWish) : words;
}

/** `would like`, also with a subject between, is a polite "want". */
function readWish(word: SourceWord, place: number, words: readonly SourceWord[]): SourceWord {
  const earlier = words.slice(Math.max(0, place - 2), place).map(({ text }) => text.toLowerCase());
  const isWish = word.text.toLowerCase() === 'like' && earlier.includes('would');
  return isWish ? { ...word, text: 'want' } : word;
}

function partsOf(
  text: string,
  language: LanguageCode,
  isKnown: (text: string) => boolean,
): string[] {
  if (language === 'en' && /['’ʼ]|^(?:cannot|gonna|wanna|gotta)$/iu.test(text)) {
    return expandContraction(text);
  }
  if (isKnown(text)) return [text];
  const spelling = language === 'en' ? otherSpellings(text).find(isKnown) : undefined;
  if (spelling !== undefined) return [spelling];
  // A Turkish name keeps its endings behind an apostrophe: Ankara’ya.
  const [stem = text] = language === 'tr' ? text.split(/['’ʼ]/u) : [text];
  const parts = stem.split('-');
  return parts.length > 1 && parts.every(isKnown) ? parts : [stem];
}

function isBoundary(tokens: readonly Token[], from: number, step: 1 | -1): boolean {
  let place = from + step;
  while (tokens[place]?.kind === 'space') place += step;
  const token = tokens[place];
  return token === undefined || token.kind === 'mark';
}
