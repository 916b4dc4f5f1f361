import type { Favorite } from '@topwords/platform/contracts';
import { createHash } from 'node:crypto';
import { storableText } from './storable-text.ts';

/** Two texts and their languages, by English name: what makes a favourite the same as another. */
export type FavoritePair = Pick<
  Favorite,
  'from_lang' | 'to_lang' | 'original_text' | 'translated_text'
>;

/**
 * What a learner can save only once: SHA-256, in hexadecimal, of the pair with its texts trimmed and
 * composed (NFC).
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
