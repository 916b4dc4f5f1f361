import { editDistance, foldText } from '@topwords/languages/text';
import type { LanguageCode } from '@topwords/platform/contracts';
import type { Token } from './tokens.ts';

/**
 * A pattern of words that identifies a question, such as `what _ mean`. `_` matches zero to three
 * words, `знач*` all words with that prefix, `#` the chat's word or a quotation, `@` the name of
 * a language, `$` a letter or the name of a pair such as `gh`. A cue that begins with `?` is weak: it counts only if no other cue matches.
 */
export interface Cue<T extends string> {
  means: T;
  /** The language of the cue, if relevant. */
  language?: LanguageCode;
  source: string;
  parts: string[];
  isWeak: boolean;
}

/** Where a cue was found: the indexes of its tokens, and the number of typos it allowed. */
export interface CueMatch<T extends string> {
  cue: Cue<T>;
  places: number[];
  typos: number;
}

/** Which words are spelled correctly, and which name a language. */
export interface Vocabulary {
  isKnown(text: string): boolean;
  isLanguage(text: string): boolean;
}

const maxGap = 3;
/** A letter, or two that are one sound. */
const letter = /^(?:\p{L}|ll|rr|qu|gu|gh|th|ch|kn|wr|wh|ng|sh)$/u;
const minTypoLength = 5;

/** Reads the cues of a table: comma-separated patterns by meaning. */
export function readCues<T extends string>(
  table: Partial<Record<T, string>>,
  language?: LanguageCode,
): Cue<T>[] {
  return Object.entries<string | undefined>(table).flatMap(([means, sources = '']) =>
    sources.split(',').map((text) => {
      const source = foldText(text);
      const isWeak = source.startsWith('?');
      const parts = (isWeak ? source.slice(1) : source).split(' ');
      return { means: means as T, source, parts, isWeak, ...(language && { language }) };
    }),
  );
}

/** All matches of a cue, at most one for each starting word. */
export function findCue<T extends string>(
  cue: Cue<T>,
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): CueMatch<T>[] {
  const matches: CueMatch<T>[] = [];
  // Each question is compared with a thousand cues, few of which match: no list for each.
  for (let start = 0; start < tokens.length; start += 1) {
    const found = matchFrom(cue.parts, 0, tokens, start, vocabulary);
    if (found) matches.push({ cue, ...found });
  }
  return matches;
}

interface Found {
  places: number[];
  typos: number;
}

function matchFrom(
  parts: readonly string[],
  part: number,
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): Found | undefined {
  const pattern = parts[part];
  if (pattern === undefined) return { places: [], typos: 0 };
  if (pattern === '_') {
    for (let gap = 0; gap <= maxGap; gap += 1) {
      const found = matchFrom(parts, part + 1, tokens, at + gap, vocabulary);
      if (found) return found;
    }
    return undefined;
  }
  const token = tokens[at];
  const typos = token && typosOf(pattern, token, vocabulary);
  if (typos === undefined) return undefined;
  const next = pattern === '#' ? afterMasked(tokens, at) : at + 1;
  const rest = matchFrom(parts, part + 1, tokens, next, vocabulary);
  return rest && { places: [at, ...rest.places], typos: typos + rest.typos };
}

/** Where masked words end: a quotation of several words counts as one. */
function afterMasked(tokens: readonly Token[], start: number): number {
  const end = tokens.findIndex((token, place) => place > start && !token.isMasked);
  return end === -1 ? tokens.length : end;
}

function typosOf(pattern: string, token: Token, vocabulary: Vocabulary): number | undefined {
  if (pattern === '#') return token.isMasked ? 0 : undefined;
  if (pattern === '$') return letter.test(token.text) ? 0 : undefined;
  if (token.isMasked) return undefined;
  if (pattern === '@') return vocabulary.isLanguage(token.text) ? 0 : undefined;
  const isStem = pattern.endsWith('*');
  const text = isStem ? pattern.slice(0, -1) : pattern;
  if (isStem ? token.text.startsWith(text) : token.text === text) return 0;
  if (text.length < minTypoLength || vocabulary.isKnown(token.text)) return undefined;
  const most = text.length < 8 ? 1 : 2;
  if (!isStem) return editDistance(text, token.text, most);
  // A beginning with another first letter is another word: "kitapım" is no "hitap".
  if (text[0] !== token.text[0]) return undefined;
  const lengths = [-1, 0, 1].map((more) => text.length + more);
  const distances = lengths.flatMap(
    (length) => editDistance(text, token.text.slice(0, length), 1) ?? [],
  );
  return distances.length === 0 ? undefined : Math.min(...distances);
}
