import type { TranslatorLanguage } from '@topwords/platform/contracts';
import { LRUCache } from 'lru-cache';
import { hash } from 'node:crypto';
import { isBudgetSpent } from '../budget/budget-spent.ts';
import { voiceUnavailable, type Listener, type Utterance, type VoiceEngine } from './engine.ts';
import { engineNameFor, nameRecording, normalizeUtterance } from './recording-name.ts';
import { createSharedWork } from '../shared-work/shared-work.ts';
import { isVoiceFailed } from './voice-failed.ts';
import type { VoiceFiles } from './voice-files.ts';

/** A spoken text: its MP3, a hash of it, and the engine that made it. */
export interface Speech {
  /** The name of the recording. */
  name: string;
  mp3: Uint8Array;
  hash: string;
  engine: string;
}

/** Speech from engines behind caches. */
export interface Voice {
  /** The engine's default name; that of an utterance is part of the name of its recording. */
  readonly name: string;
  /** The languages that can be read aloud. */
  readonly languages: ReadonlySet<TranslatorLanguage>;
  /** Whether a voice that an operator installed, and that works, reads a variety of a language. */
  hasInstalledVoice(language: TranslatorLanguage, variety?: string): boolean;
  /**
   * Null when the text has nothing to say.
   * @throws voice_unavailable, too_many_attempts, the reason of the listener's signal
   */
  speak(utterance: Utterance, listener: Listener): Promise<Speech | null>;
  /** Existing speech for a text by the speaker; null when none is stored. */
  recall(utterance: Utterance): Promise<Speech | null>;
  close(): Promise<void>;
}

/** Engines and caches of a voice; without files, recordings are kept only in memory. */
export interface VoiceParts {
  speaker: VoiceEngine;
  /** Speak in order, in the languages they have, when the budget of the one before is spent or its voice fails. */
  fallbacks?: readonly VoiceEngine[];
  memoryBytes: number;
  /** Files for texts of the bank. */
  recordings?: VoiceFiles | undefined;
  /** Whether the recording with a name is of the bank. */
  isOfBank?: ((name: string) => boolean) | undefined;
  /** Says an utterance as the bank says its text. */
  resolve?: ((utterance: Utterance) => Utterance) | undefined;
  /** Files for all other texts. */
  cache?: VoiceFiles | undefined;
}

/**
 * Makes speech once, cached in memory and in files by engine, language, normalized text, and phonemes and
 * voice if the engine reads them.
 * Concurrent requests of one owner for the same speech share one synthesis; each owner waits at its
 * own place in the queue, and gets a result that was made for another owner meanwhile.
 */
export function createVoice(parts: VoiceParts): Voice {
  const { speaker, fallbacks = [], memoryBytes, resolve = (utterance) => utterance } = parts;
  const speeches = new LRUCache<string, Speech>({
    maxSize: memoryBytes,
    sizeCalculation: ({ mp3 }) => mp3.length + 500,
  });
  const shareSpeech = createSharedWork<Speech | null>();

  const writes = new Set<Promise<void>>();

  function filesFor(name: string): VoiceFiles | undefined {
    return parts.isOfBank?.(name) === true ? parts.recordings : parts.cache;
  }

  /** Writes in the background, so that no request waits for the disk. */
  function save(files: VoiceFiles, name: string, mp3: Uint8Array): void {
    const write = files.write(name, mp3).finally(() => writes.delete(write));
    writes.add(write);
  }

  async function readSpeech(name: string, engine: string): Promise<Speech | null> {
    const mp3 = await filesFor(name)?.read(name);
    return mp3 === undefined ? null : { name, mp3, hash: sha256(mp3), engine };
  }

  async function makeSpeech(
    name: string,
    engine: VoiceEngine,
    utterance: Utterance,
    listener: Listener,
  ): Promise<Speech | null> {
    const files = filesFor(name);
    const engineName = engineNameFor(engine, utterance);
    const stored = await files?.read(name);
    const mp3 = stored ?? (await engine.speak(utterance, listener, () => speeches.peek(name)?.mp3));
    if (mp3.length === 0) return null;
    const known = speeches.get(name);
    if (known !== undefined) return known;
    const speech = { name, mp3, hash: sha256(mp3), engine: engineName };
    // An engine that changed meanwhile may have spoken with another voice.
    if (stored === undefined && nameRecording(engine, utterance) !== name) {
      return { ...speech, name: nameRecording(engine, utterance) };
    }
    speeches.set(name, speech);
    if (stored === undefined && files !== undefined) save(files, name, mp3);
    return speech;
  }

  function speakBy(
    engine: VoiceEngine,
    utterance: Utterance,
    { owner, learner, signal }: Listener,
  ): Promise<Speech | null> {
    const name = nameRecording(engine, utterance);
    const known = speeches.get(name);
    if (known !== undefined) return Promise.resolve(known);
    const begin = (abandoned: AbortSignal) =>
      makeSpeech(name, engine, utterance, { owner, learner, signal: abandoned });
    return shareSpeech(`${name} ${owner.name}`, begin, signal);
  }

  return {
    name: speaker.name,
    languages: speaker.languages,
    hasInstalledVoice: (language, variety) =>
      speaker.hasInstalledVoice?.(language, variety) ?? false,
    async speak(asked, listener) {
      const plain = normalizeUtterance(asked);
      if (plain.text === '') return null;
      const utterance = resolve(plain);
      let failure: unknown;
      for (const engine of [speaker, ...fallbacks]) {
        if (engine !== speaker && !engine.languages.has(utterance.language)) continue;
        try {
          return await speakBy(engine, utterance, listener);
        } catch (error) {
          if (!isBudgetSpent(error) && !isVoiceFailed(error)) throw error;
          failure = error;
        }
      }
      throw isVoiceFailed(failure) ? voiceUnavailable(failure) : failure;
    },
    async recall(asked) {
      const utterance = normalizeUtterance(asked);
      const name = nameRecording(speaker, utterance);
      const engine = engineNameFor(speaker, utterance);
      const kept = speeches.get(name) ?? (await readSpeech(name, engine));
      if (kept !== null) speeches.set(name, kept);
      return kept;
    },
    async close() {
      const engines = new Set([speaker, ...fallbacks]);
      await Promise.all([...engines].map((engine) => engine.close()));
      await Promise.all(writes);
    },
  };
}

function sha256(content: Uint8Array): string {
  return hash('sha256', content, 'hex');
}
