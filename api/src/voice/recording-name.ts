import { hash } from 'node:crypto';
import type { Utterance, VoiceEngine } from './engine.ts';
import { espeakVoiceOf } from './espeak-voices.ts';
import { normalizeText } from './normalize-text.ts';

/** Change this when stored recordings must be made again. */
const recordingFormat = 1;

/** The utterance with normalized text, which all of its recordings share. */
export function normalizeUtterance(utterance: Utterance): Utterance {
  return { ...utterance, text: normalizeText(utterance.text) };
}

/** The name of an engine's recording of a normalized utterance. */
export function nameRecording(
  { name, readsPhonemes }: Pick<VoiceEngine, 'name' | 'readsPhonemes'>,
  utterance: Utterance,
): string {
  const { text, language, phonemes } = utterance;
  const sound = readsPhonemes === true ? [espeakVoiceOf(utterance), phonemes] : [];
  const content = JSON.stringify([recordingFormat, name, language, text, ...sound]);
  return hash('sha256', content, 'hex').slice(0, 32);
}
