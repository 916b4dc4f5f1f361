import type { Listener, Utterance } from '../voice/engine.ts';
import { partnerOwner } from '../voice/owners.ts';
import { speak } from '../voice/speak.ts';
import type { Speech, Voice } from '../voice/voice.ts';
import type { PartnerKey } from './partner-key.ts';
import { requireLanguage } from './translate-for-partner.ts';

interface SpeakContext extends Pick<Listener, 'signal'> {
  voice: Voice;
  key: PartnerKey;
}

/**
 * Speaks a text in one of the key's languages.
 * @throws partner_language_refused, and what speaking does
 */
export async function speakForPartner(
  { voice, key, signal }: SpeakContext,
  { text, language }: Pick<Utterance, 'text' | 'language'>,
): Promise<Speech> {
  requireLanguage(key, language);
  return speak({ voice, listener: { owner: partnerOwner(key.id), signal } }, { text, language });
}
