import type { LanguageCode } from '@topwords/platform/contracts';
import type { CatalogueWord } from '../../../bank/catalogue.ts';
import type { FactSources } from '../facts/fact-sources.ts';
import { keyOf, tokensOf } from '../facts/tokens.ts';
import { resolveWord } from './resolve-word.ts';

const maxTokens = 30;
/** The longest phrase of the bank that is looked for, in words. */
const maxPhrase = 4;
const maxReadings = 3;

/** A word that a piece of a text may be, and the form of it; null for the word itself. */
export interface Reading {
  word: CatalogueWord;
  form: string | null;
}

/** A word of a text, or a phrase of the bank in it. */
export interface Piece {
  /** As in the text, in lower case unless it is unknown. */
  written: string;
  /** Every word that it may be, the most common first; empty if it is unknown. */
  readings: readonly Reading[];
}

interface AskedText {
  text: string;
  language: LanguageCode;
}

/** The words of a text. Undefined for one word, too many, or if most of them are unknown. */
export function readPieces(sources: FactSources, asked: AskedText): Piece[] | undefined {
  const { text, language } = asked;
  const tokens = tokensOf(text, language);
  if (tokens.length < 2 || tokens.length > maxTokens) return undefined;
  const pieces: Piece[] = [];
  for (let from = 0; from < tokens.length;) {
    const phrase = findPhrase(sources, language, tokens.slice(from, from + maxPhrase));
    const token = tokens[from];
    if (phrase !== undefined) pieces.push(phrase);
    else if (token !== undefined) {
      const readings = readingsOf(sources, language, token.text);
      const written = readings.length > 0 ? token.text : text.slice(token.start, token.end);
      pieces.push({ written, readings });
    }
    from += phrase === undefined ? 1 : keyLength(phrase.written);
  }
  const known = pieces.filter(({ readings }) => readings.length > 0);
  return known.length * 2 > pieces.length ? pieces : undefined;
}

function keyLength(written: string): number {
  return written.split(' ').length;
}

/** The longest phrase of the bank that the tokens begin with. */
function findPhrase(
  sources: FactSources,
  language: LanguageCode,
  tokens: readonly { text: string }[],
): Piece | undefined {
  for (let size = tokens.length; size > 1; size -= 1) {
    const key = tokens.slice(0, size).map(({ text }) => text);
    const written = key.join(' ');
    if (sources.wordsOf(language, written).length === 0) continue;
    return { written, readings: readingsOf(sources, language, written) };
  }
  return undefined;
}

/** Headwords with this spelling before words with such a form; else one that is spelled alike. */
function readingsOf(sources: FactSources, language: LanguageCode, key: string): Reading[] {
  const words = sources.wordsOf(language, key);
  const isItself = ({ text }: CatalogueWord) => keyOf(text, language) === key;
  const readings = [
    ...words.filter(isItself).map((word) => ({ word, form: null })),
    ...words.filter((word) => !isItself(word)).map((word) => ({ word, form: key })),
  ];
  if (readings.length > 0) return readings.slice(0, maxReadings);
  const found = resolveWord(sources, { text: key, wordId: null, language });
  return found === undefined ? [] : [{ word: found.word, form: found.form }];
}
