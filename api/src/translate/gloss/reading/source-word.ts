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
  /** Whether it is attached to the word before it: *me* of *darme*. */
  isAttached: boolean;
  /** Whether its capital says that it is a name, or may say so: at the beginning of a sentence. */
  isName: 'yes' | 'maybe' | 'no';
}

/** What the bank knows. */
export interface KnownWords {
  isKnown: (text: string) => boolean;
  /** Whether a text that no table has is a form of the same words as another spelling of it. */
  isRespelled: (text: string, spelling: string) => boolean;
  /**
   * Whether a word is a verb, given without its pronouns, with these and nothing else. `before` are
   * the words before it, in lower case.
   */
  isSplit: (text: string, verb: string, before: readonly string[]) => boolean;
}

/**
 * The words of a tokenised text. Splits contractions, and compounds that the bank does not know.
 */
export function readWords(
  tokens: readonly Token[],
  language: LanguageCode,
  known: KnownWords,
): SourceWord[] {
  const { replaceWord } = allGloss[language];
  const words = tokens.flatMap(({ kind, text }, token) => {
    if (kind !== 'word') return [];
    const before = tokens
      .slice(0, token)
      .flatMap((one) => (one.kind === 'word' ? [one.text.toLocaleLowerCase(language)] : []));
    const parts = partsOf({ text, before }, language, known);
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
      isName: nameness(tokens, token, language),
      isAttached: index > 0,
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

function partsOf(
  { text, before }: { text: string; before: readonly string[] },
  language: LanguageCode,
  { isKnown, isRespelled, isSplit }: KnownWords,
): string[] {
  const { contraction, expand, otherSpellings, splitAttached, stem: stemOf } = allGloss[language];
  if (expand && contraction?.test(text)) return expand(text);
  const split = splitAttached?.(text).find(([verb = '']) => isSplit(text, verb, before));
  if (split !== undefined) return split;
  const isWord = isKnown(text);
  // Tables have *traveled*, of *travelled* the bank only knows the verb.
  const spelling = otherSpellings?.(text).find((one) =>
    isWord ? isRespelled(text, one) : isKnown(one),
  );
  if (spelling !== undefined) return [spelling];
  if (isWord) return [text];
  const stem = stemOf?.(text) ?? text;
  const parts = stem.split('-');
  return parts.length > 1 && parts.every(isKnown) ? parts : [stem];
}

/** Names have capitals within a sentence; at its beginning each word has one. */
function nameness(
  tokens: readonly Token[],
  place: number,
  language: LanguageCode,
): SourceWord['isName'] {
  const { capitals, isFirstName, stem } = allGloss[language];
  const { text = '' } = tokens[place] ?? {};
  if (!/^\p{Lu}.*\p{Ll}/u.test(text)) return 'no';
  const lower = (stem?.(text) ?? text).toLocaleLowerCase(language);
  if (capitals?.test(lower)) return 'no';
  const before = tokens.slice(0, place).findLast(({ kind }) => kind !== 'space');
  const isWithin = before !== undefined && (before.kind !== 'mark' || before.text === ',');
  if (isWithin) return 'yes';
  return isFirstName?.(lower) ? 'maybe' : 'no';
}

function isBoundary(tokens: readonly Token[], from: number, step: 1 | -1): boolean {
  let place = from + step;
  while (tokens[place]?.kind === 'space') place += step;
  const token = tokens[place];
  return token === undefined || token.kind === 'mark';
}
