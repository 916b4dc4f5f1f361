import { hash } from 'node:crypto';
import type { Utterance } from './engine.ts';
import { normalizeText } from './normalize-text.ts';

/** Changes when recordings that are kept must be made again. */
const recordingFormat = 1;

/** The utterance in the spelling that all of its recordings share. */
export function normalizeUtterance({ text, language }: Utterance): Utterance {
  return { text: normalizeText(text), language };
}

/** The name of the recording that an engine makes of a normalized utterance. */
export function nameRecording(engine: string, { text, language }: Utterance): string {
  const content = JSON.stringify([recordingFormat, engine, language, text]);
  return hash('sha256', content, 'hex').slice(0, 32);
}
