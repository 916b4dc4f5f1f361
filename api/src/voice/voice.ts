import type { TranslatorLanguage } from '@topwords/platform/contracts';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { isBudgetSpent } from '../budget/budget-spent.ts';
import type { Learner } from '../budget/new-accounts.ts';
import { isVoiceUnavailable, type Utterance, type VoiceEngine } from './engine.ts';
import { normalizeText } from './normalize-text.ts';
import type { VoiceFiles } from './voice-files.ts';

/** Changes when recordings kept on disk must be made anew. */
const recordingFormat = 1;

/** A spoken text: its MP3, a hash of it, and the engine that made it. */
export interface Speech {
  mp3: Uint8Array;
  hash: string;
  engine: string;
}

/** What the API knows of sound: engines behind caches. */
export interface Voice {
  /** The languages that can be read aloud. */
  readonly languages: ReadonlySet<TranslatorLanguage>;
  /**
   * Null when the text has nothing to say. Rejects with `voice_unavailable`, and with
   * `too_many_attempts` when the speaker's budget is spent and nothing stands in for it.
   * @param learner absent when a partner's page asks
   */
  speak(utterance: Utterance, learner?: Learner): Promise<Speech | null>;
  /** IPA without slashes; null when there is none, the engine is away or takes too long. */
  pronounce(utterance: Utterance): Promise<string | null>;
  /** Starts what takes time to start, without waiting for it. */
  warmUp(): void;
  close(): Promise<void>;
}

/** Engines and caches of a voice; without `files`, recordings are kept in memory alone. */
export interface VoiceParts {
  speaker: VoiceEngine;
  /** Gives the IPA; the speaker does unless another is named. */
  pronouncer?: VoiceEngine;
  /** Speaks what it can when the speaker's budget is spent. */
  fallback?: VoiceEngine;
  files?: VoiceFiles;
  memoryBytes: number;
  pronunciationLimitMilliseconds?: number;
}

/**
 * Speech and IPA, each made once: kept in memory (and in files, when given) by engine, language and
 * normalised text, and shared by requests that come while it is being made.
 */
export function createVoice(parts: VoiceParts): Voice {
  const { speaker, pronouncer = speaker, fallback, files, memoryBytes } = parts;
  const { pronunciationLimitMilliseconds = 1500 } = parts;
  const speeches = new LRUCache<string, Speech>({
    maxSize: memoryBytes,
    sizeCalculation: ({ mp3 }) => mp3.length + 500,
  });
  const transcriptions = new LRUCache<string, string>({ max: 20_000 });
  const speaking = new Map<string, Promise<Speech | null>>();
  const transcribing = new Map<string, Promise<string | null>>();

  async function makeSpeech(
    key: string,
    engine: VoiceEngine,
    utterance: Utterance,
    learner?: Learner,
  ): Promise<Speech | null> {
    const stored = await files?.read(key);
    const mp3 = stored ?? (await engine.speak(utterance, learner));
    if (mp3.length === 0) return null;
    const speech = { mp3, hash: sha256(mp3), engine: engine.name };
    speeches.set(key, speech);
    if (stored === undefined) await files?.write(key, mp3);
    return speech;
  }

  async function speakBy(
    engine: VoiceEngine,
    utterance: Utterance,
    learner?: Learner,
  ): Promise<Speech | null> {
    const key = keyOf(engine, utterance);
    const known = speeches.get(key);
    return known ?? shared(speaking, key, () => makeSpeech(key, engine, utterance, learner));
  }

  async function makeTranscription(key: string, utterance: Utterance): Promise<string | null> {
    const ipa = await pronouncer.pronounce(utterance);
    if (ipa !== null) transcriptions.set(key, ipa);
    return ipa;
  }

  return {
    languages: speaker.languages,
    async speak(asked, learner) {
      const utterance = normalize(asked);
      if (utterance.text === '') return null;
      try {
        return await speakBy(speaker, utterance, learner);
      } catch (error) {
        if (!isBudgetSpent(error) || !fallback?.languages.has(utterance.language)) throw error;
        return speakBy(fallback, utterance);
      }
    },
    async pronounce(asked) {
      const utterance = normalize(asked);
      if (utterance.text === '') return null;
      const key = keyOf(pronouncer, utterance);
      const known = transcriptions.get(key);
      if (known !== undefined) return known;
      const made = shared(transcribing, key, () => makeTranscription(key, utterance));
      return within(pronunciationLimitMilliseconds, made.catch(nullWhenUnavailable));
    },
    warmUp() {
      pronouncer.pronounce({ text: 'a', language: 'en' }).catch(nullWhenUnavailable);
    },
    async close() {
      await Promise.all(
        [...new Set([speaker, pronouncer, fallback ?? speaker])].map((engine) => engine.close()),
      );
    },
  };
}

function normalize({ text, language }: Utterance): Utterance {
  return { text: normalizeText(text), language };
}

function keyOf(engine: VoiceEngine, { text, language }: Utterance): string {
  return sha256(JSON.stringify([recordingFormat, engine.name, language, text]));
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The work under way for a key, begun now when there is none. */
function shared<T>(
  underWay: Map<string, Promise<T>>,
  key: string,
  begin: () => Promise<T>,
): Promise<T> {
  const earlier = underWay.get(key);
  if (earlier !== undefined) return earlier;
  const work = begin().finally(() => underWay.delete(key));
  underWay.set(key, work);
  return work;
}

function nullWhenUnavailable(error: unknown): null {
  if (isVoiceUnavailable(error)) return null;
  throw error;
}

/** What a promise gives in time, or null. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
