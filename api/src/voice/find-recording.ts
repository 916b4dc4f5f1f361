import { knownError } from '../errors.ts';
import type { BankRecordings } from './bank-recordings.ts';
import type { Listener } from './engine.ts';
import { speakText } from './speak-text.ts';
import type { Speech, Voice } from './voice.ts';

interface RecordingServices {
  voice: Voice;
  recordings: BankRecordings;
  listener: Listener;
}

/**
 * A recording of the bank by its name; one that is missing is made and kept.
 * @throws recording_unknown, and what speaking does
 */
export async function findRecording(
  { voice, recordings, listener }: RecordingServices,
  name: string,
): Promise<Speech> {
  const utterance = recordings.find(name);
  if (utterance === undefined) {
    throw knownError('recording_unknown', 'There is no such recording: the voice has changed');
  }
  return speakText({ voice, listener }, utterance);
}
