import { nameOfTranslatorLanguage } from '@topwords/platform/contracts';
import { knownError } from '../errors/known-error.ts';
import type { Listener, Utterance } from './engine.ts';
import type { Speech, Voice } from './voice.ts';

const nothingToSay = 'There is nothing to say in this text';

/**
 * Speaks a text in a language.
 * @throws language_unvoiced, validation_failed when the text has no sound, voice_unavailable,
 * too_many_attempts, the reason of the listener's signal
 */
export async function speak(
  { voice, listener }: { voice: Voice; listener: Listener },
  utterance: Utterance,
): Promise<Speech> {
  const { language } = utterance;
  if (!voice.languages.has(language)) {
    const name = nameOfTranslatorLanguage(language);
    throw knownError('language_unvoiced', `Reading ${name} aloud isn’t available here`);
  }
  const speech = await voice.speak(utterance, listener);
  if (speech === null) {
    const faults = [{ field: 'text', code: 'nothing_to_say', detail: nothingToSay }];
    throw knownError('validation_failed', nothingToSay, { faults });
  }
  return speech;
}
