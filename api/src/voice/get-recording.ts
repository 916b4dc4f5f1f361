import { knownError } from '../errors/known-error.ts';
import type { BankRecordings } from './bank-recordings.ts';
import type { Listener } from './engine.ts';
import { speak } from './speak.ts';
import type { Speech, Voice } from './voice.ts';

interface RecordingServices {
  voice: Voice;
  recordings: BankRecordings;
  /** Whether the voice costs money. */
  isPaid: boolean;
  listener: Listener;
}

/**
 * A recording of the bank by its name. A missing one is made and stored, unless that costs money,
 * since this call needs no sign-in.
 * @throws recording_unknown, and the errors of speaking
 */
export async function getRecording(
  { voice, recordings, isPaid, listener }: RecordingServices,
  name: string,
): Promise<Speech> {
  let utterance = recordings.find(name);
  if (utterance === undefined) {
    await recordings.settle();
    utterance = recordings.find(name);
  }
  if (utterance === undefined) {
    throw knownError('recording_unknown', 'This recording does not exist: the voice has changed');
  }
  if (!isPaid) return speak({ voice, listener }, utterance);
  const speech = await voice.recall(utterance);
  if (speech === null)
    throw knownError('recording_unknown', 'This recording has not been made yet');
  return speech;
}
