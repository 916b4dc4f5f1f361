import { hash } from 'node:crypto';
import type { Utterance } from './engine.ts';
import { normalizeText } from './normalize-text.ts';

/** Change this when stored recordings must be made again. */
const recordingFormat = 1;

/** The utterance with normalized text, which all of its recordings share. */
export function normalizeUtterance({ text, language }: Utterance): Utterance {
  return { text: normalizeText(text), language };
}

/** The name of an engine's recording of a normalized utterance. */
export function nameRecording(engine: string, { text, language }: Utterance): string {
  const content = JSON.stringify([recordingFormat, engine, language, text]);
  return hash('sha256', content, 'hex').slice(0, 32);
}
