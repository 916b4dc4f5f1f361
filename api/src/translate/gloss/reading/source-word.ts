import { allGloss } from '@topwords/languages/gloss';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Token } from './token.ts';

/** A word of the text to gloss. */
export interface SourceWord {
  /** The spelling to look up. */
  text: string;
  /** The index of its token; words of one contraction share a token. */
  token: number;
  /** Whether it begins or ends a clause: a mark comes before it, or after it. */
  opens: boolean;
  closes: boolean;
  /** Whether its clause ends with a question mark. */
  isAsked: boolean;
}

/** What the bank knows. */
export interface KnownWords {
  isKnown: (text: string) => boolean;
  /** Whether a word is a verb, given without its pronouns, with these and nothing else. */
  isSplit: (text: string, verb: string) => boolean;
}

/**
 * The words of a tokenised text. Splits contractions, and compounds that `isKnown` does not know.
 */
export function readWords(
  tokens: readonly Token[],
  language: LanguageCode,
  { isKnown, isSplit }: KnownWords,
): SourceWord[] {
  const { replaceWord } = allGloss[language];
  const words = tokens.flatMap(({ kind, text }, token) => {
    if (kind !== 'word') return [];
    const parts = partsOf(text, language, { isKnown, isSplit });
    const opens = isBoundary(tokens, token, -1);
    const closes = isBoundary(tokens, token, 1);
    return parts.map((part, index) => ({
      text: part,
      token,
      isAsked:
        tokens
          .slice(token)
          .find(({ kind }) => kind === 'mark')
          ?.text.includes('?') === true,
      opens: opens && index === 0,
      closes: closes && index === parts.length - 1,
    }));
  });
  const lower = words.map(({ text }) => text.toLowerCase());
  return words.map((word, place) => {
    const other = replaceWord?.(lower[place] ?? '', {
      before: lower.slice(Math.max(0, place - 2), place),
      after: lower.slice(place + 1, place + 4),
    });
    return other === undefined ? word : { ...word, text: other };
  });
}

function partsOf(text: string, language: LanguageCode, { isKnown, isSplit }: KnownWords): string[] {
  const { contraction, expand, otherSpellings, splitAttached, stem: stemOf } = allGloss[language];
  if (expand && contraction?.test(text)) return expand(text);
  const split = splitAttached?.(text).find(([verb = '']) => isSplit(text, verb));
  if (split !== undefined) return split;
  if (isKnown(text)) return [text];
  const spelling = otherSpellings?.(text).find(isKnown);
  if (spelling !== undefined) return [spelling];
  const stem = stemOf?.(text) ?? text;
  const parts = stem.split('-');
  return parts.length > 1 && parts.every(isKnown) ? parts : [stem];
}

function isBoundary(tokens: readonly Token[], from: number, step: 1 | -1): boolean {
  let place = from + step;
  while (tokens[place]?.kind === 'space') place += step;
  const token = tokens[place];
  return token === undefined || token.kind === 'mark';
}
