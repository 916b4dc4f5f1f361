import { humanRecordingPrefix } from '@topwords/platform/contracts';
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

const humanEngine = 'human:';

/** The name of the engine for a recording by a person. */
export function humanEngineName(sha256: string): string {
  return `${humanEngine}${sha256.slice(0, 16)}`;
}

type Named = Pick<VoiceEngine, 'name' | 'nameFor' | 'readsPhonemes'>;

/** The name under which an engine speaks an utterance now. */
export function engineNameFor(engine: Named, utterance: Utterance): string {
  return engine.nameFor?.(utterance) ?? engine.name;
}

/** The name of an engine's recording of a normalized utterance; clients can tell whose it is. */
export function nameRecording(engine: Named, utterance: Utterance): string {
  const { readsPhonemes } = engine;
  const { text, language, phonemes } = utterance;
  const name = engineNameFor(engine, utterance);
  const sound = readsPhonemes === true ? [espeakVoiceOf(utterance), phonemes] : [];
  const content = JSON.stringify([recordingFormat, name, language, text, ...sound]);
  const digits = hash('sha256', content, 'hex').slice(0, 32);
  return name.startsWith(humanEngine) ? `${humanRecordingPrefix}${digits}` : digits;
}
