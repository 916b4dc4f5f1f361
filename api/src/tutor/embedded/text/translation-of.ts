import type { LanguageCode } from '@topwords/platform/contracts';
import type { FactSources } from '../facts/fact-sources.ts';
import { keyOf } from '../facts/tokens.ts';
import { nativeUsageOf } from '../../usage/native-usage.ts';
import type { Piece } from './read-pieces.ts';

interface AskedText {
  text: string;
  language: LanguageCode;
  native: LanguageCode;
}

/** A translation that authors wrote. */
interface AuthoredTranslation {
  kind: 'sentence' | 'phrase';
  text: string;
}

/** The translation of a sentence of the bank, or of a phrase with one of the text's words. */
export function translationOf(
  sources: FactSources,
  { text, language, native }: AskedText,
  pieces: readonly Piece[],
): AuthoredTranslation | undefined {
  const key = keyOf(text, language);
  const isAsked = (other: string) => keyOf(other.replaceAll('\u0301', ''), language) === key;
  for (const { word } of pieces.flatMap(({ readings }) => readings)) {
    const own = word.meanings.flatMap(({ sentences }) => sentences);
    const sentence = own.find((one) => isAsked(one.text[language]));
    if (sentence !== undefined) return { kind: 'sentence', text: sentence.text[native] };
    const { collocations } = nativeUsageOf(sources, word, native);
    const phrase = collocations.find((one) => isAsked(one.text));
    if (phrase !== undefined) return { kind: 'phrase', text: phrase.gloss };
  }
  return undefined;
}
