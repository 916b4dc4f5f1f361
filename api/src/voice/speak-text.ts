import { nameOfTranslatorLanguage } from '@topwords/platform/contracts';
import type { Learner } from '../budget/new-accounts.ts';
import { knownError } from '../errors.ts';
import type { Utterance } from './engine.ts';
import type { Speech, Voice } from './voice.ts';

const nothingToSay = 'There is nothing to say in this text';

/**
 * A text spoken in a language.
 * @param user the learner who asks; absent when a partner's page does
 * @throws language_unvoiced, validation_failed when the text has no sound, voice_unavailable,
 *   too_many_attempts when a budget is spent
 */
export async function speakText(
  { voice, user }: { voice: Voice; user?: Learner },
  { text, language }: Utterance,
): Promise<Speech> {
  if (!voice.languages.has(language)) {
    const name = nameOfTranslatorLanguage(language);
    throw knownError('language_unvoiced', `This server has no voice that reads ${name} aloud`);
  }
  const speech = await voice.speak({ text, language }, user);
  if (speech === null) {
    const faults = [{ field: 'text', detail: nothingToSay }];
    throw knownError('validation_failed', nothingToSay, { faults });
  }
  return speech;
}
