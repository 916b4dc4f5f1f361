import type { Favorite } from '@topwords/platform/contracts';
import { createHash } from 'node:crypto';
import { storableText } from './storable-text.ts';

/** Two texts and their languages, by English name: the identity of a favourite. */
export type FavoritePair = Pick<
  Favorite,
  'from_lang' | 'to_lang' | 'original_text' | 'translated_text'
>;

/**
 * SHA-256, in hexadecimal, of the pair with its texts trimmed and composed (NFC). A learner can save
 * each pair only once.
 */
export function pairHash({
  from_lang,
  to_lang,
  original_text,
  translated_text,
}: FavoritePair): string {
  const texts = [original_text, translated_text].map((text) =>
    storableText(text).trim().normalize('NFC'),
  );
  return createHash('sha256')
    .update(JSON.stringify([from_lang, to_lang, ...texts]))
    .digest('hex');
}
