import type { PartnerTranslation, TranslatorLanguage } from '@topwords/platform/contracts';
import { findPair, translatePair, type Asked, type Translating } from '../translate/translate.ts';
import type { PartnerKey } from './partner-key.ts';
import { languageRefused } from './refusals.ts';

/**
 * Translates a text between two of the key's languages.
 * @throws partner_language_refused, languages_equal, language_undetected, pair_unsupported,
 *   translation_unavailable
 */
export async function translateForPartner(
  translating: Translating & { key: PartnerKey },
  asked: Asked,
): Promise<PartnerTranslation> {
  const { key, detector } = translating;
  requireLanguage(key, asked.to_lang);
  if (asked.from_lang !== 'auto') requireLanguage(key, asked.from_lang);
  const pair = await findPair(detector, asked);
  requireLanguage(key, pair.from);
  return translatePair(translating, { text: asked.text, ...pair }, null);
}

/** @throws partner_language_refused when a key is limited to other languages */
export function requireLanguage({ languages }: PartnerKey, language: TranslatorLanguage): void {
  if (languages !== null && !languages.includes(language)) throw languageRefused(language);
}
