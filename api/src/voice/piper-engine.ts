import { allSound } from '@topwords/languages/sound';
import { isLanguageCode, type TranslatorLanguage } from '@topwords/platform/contracts';
import { createRests } from '../engines/rests.ts';
import { listInstalledVoices, type InstalledVoice } from '../engines/voices/installed-voice.ts';
import { runtimeMissing, type VoiceRuntime } from '../engines/voices/voice-runtime.ts';
import { voiceUnavailable, type Listener, type Utterance } from './engine.ts';
import type { EspeakEngine } from './espeak-engine.ts';
import { phonemesAsTrained } from './phonemes-as-trained.ts';
import { createPiperSpeaker, type PiperSpeaker } from './piper-speaker.ts';
import { voiceFailed } from './voice-failed.ts';

/** What the engine needs, and its limits, each with a default. */
export interface PiperSettings {
  enginesFolder: string;
  /** The package that runs voices; undefined if none is installed. */
  runtime: VoiceRuntime | undefined;
  /** Reads texts: their IPA, sentence by sentence. */
  trace: EspeakEngine['trace'];
  /** Called with a line for the log when a voice fails, and when the package is missing. */
  onProblem: (problem: { voice?: string; detail: string }) => void;
  /** How long what is installed is taken as known. */
  lookEveryMilliseconds?: number;
  startLimitMilliseconds?: number;
  /** Longest time that one text may take. */
  runLimitMilliseconds?: number;
  /** A process without texts ends after this time, to free its memory. */
  idleLimitMilliseconds?: number;
  now?: () => number;
}

/** The neural voices that `npm run engines` has installed, also those that are added while it runs. */
export interface PiperEngine {
  /** The voice for an utterance: of its variety, and only for texts that it reads in time. */
  voiceFor(utterance: Utterance): InstalledVoice | undefined;
  /** Whether a voice speaks a variety of a language, and does not rest after failures. */
  hasVoice(language: TranslatorLanguage, variety?: string): boolean;
  /** Changes when the voices do. */
  edition(): string;
  /**
   * MP3 of an utterance, empty when there is nothing to say.
   * @throws VoiceFailed, for another engine to answer; voice_unavailable, too_many_attempts, the
   * signal's reason
   */
  speak(
    voice: InstalledVoice,
    utterance: Utterance,
    listener: Listener,
    made?: () => Uint8Array | undefined,
  ): Promise<Uint8Array>;
  /** The ids of the running processes. */
  processIds(): number[];
  isIdle(): boolean;
  /** Ends its processes; later texts are refused. */
  close(): Promise<void>;
}

/** Longer texts take longer than a listener waits. */
const maxCharacters = 500;

/** Creates the engine without starting a process. */
export function createPiperEngine(settings: PiperSettings): PiperEngine {
  const { enginesFolder, runtime, trace, onProblem, now = Date.now } = settings;
  const { lookEveryMilliseconds = 2000 } = settings;
  const rests = createRests(now);
  /** By the id of the voice. */
  const speakers = new Map<string, PiperSpeaker>();
  let known: ReadonlyMap<string, InstalledVoice> = new Map();
  let edition = '';
  let lookAgainAt = Number.NEGATIVE_INFINITY;
  let hasSaidMissing = false;
  let isClosed = false;

  function list(): InstalledVoice[] {
    try {
      return listInstalledVoices(enginesFolder);
    } catch (error) {
      onProblem({ detail: `${enginesFolder} cannot be read: ${String(error)}` });
      return [];
    }
  }

  function endSpeaker(id: string): void {
    const speaker = speakers.get(id);
    speakers.delete(id);
    void speaker?.close();
  }

  function look(): ReadonlyMap<string, InstalledVoice> {
    if (now() < lookAgainAt) return known;
    lookAgainAt = now() + lookEveryMilliseconds;
    const voices = list().toSorted((one, other) =>
      one.installedAt.localeCompare(other.installedAt),
    );
    if (voices.length > 0 && runtime === undefined && !hasSaidMissing) {
      hasSaidMissing = true;
      onProblem({ detail: runtimeMissing });
    }
    // Of several voices for a variety, the last one stays.
    known = new Map(
      runtime === undefined ? [] : voices.map((voice) => [voice.variety, voice] as const),
    );
    edition = [...known.values()].map(({ id }) => id).join(' ');
    const ids = new Set([...known.values()].map(({ id }) => id));
    for (const id of speakers.keys()) if (!ids.has(id)) endSpeaker(id);
    return known;
  }

  function speakerOf(voice: InstalledVoice, runtimeName: VoiceRuntime): PiperSpeaker {
    const speaker = speakers.get(voice.id) ?? createPiperSpeaker(voice, runtimeName, settings);
    speakers.set(voice.id, speaker);
    return speaker;
  }

  function wasRemoved({ id }: InstalledVoice, speaker: PiperSpeaker): boolean {
    return !isClosed && speakers.get(id) !== speaker;
  }

  function find(language: TranslatorLanguage, variety?: string): InstalledVoice | undefined {
    if (!isLanguageCode(language)) return undefined;
    return look().get(variety ?? allSound[language].varieties[0]);
  }

  return {
    voiceFor({ text, language, variety }) {
      return text.length > maxCharacters ? undefined : find(language, variety);
    },
    hasVoice(language, variety) {
      const voice = find(language, variety);
      return voice !== undefined && !rests.isResting(voice.id);
    },
    edition() {
      look();
      return edition;
    },
    async speak(voice, utterance, listener, made) {
      if (isClosed) throw voiceUnavailable('Closed');
      if (runtime === undefined || rests.isResting(voice.id)) throw voiceFailed('It rests');
      const phonemes = phonemesAsTrained(utterance);
      const sentences = await trace({ ...utterance, phonemes }, listener);
      if (isClosed) throw voiceUnavailable('Closed');
      if (sentences.length === 0) return new Uint8Array();
      const speaker = speakerOf(voice, runtime);
      const outcome = await speaker.speak(sentences, utterance, listener, made).catch((error) => {
        throw wasRemoved(voice, speaker) ? voiceFailed(error) : error;
      });
      if (outcome.kind === 'speech') {
        rests.succeed(voice.id);
        return outcome.mp3;
      }
      if (isClosed) throw voiceUnavailable('Closed');
      if (wasRemoved(voice, speaker)) throw voiceFailed('It was removed');
      const { during, detail } = outcome;
      if (!rests.isResting(voice.id)) {
        rests.fail(voice.id, during);
        onProblem({ voice: voice.name, detail: `failed while ${during}: ${detail}` });
      }
      // A process that could not load its model is not asked again.
      if (during === 'loading') endSpeaker(voice.id);
      throw voiceFailed(detail);
    },
    processIds: () => [...speakers.values()].flatMap((speaker) => speaker.processId() ?? []),
    isIdle: () => [...speakers.values()].every((speaker) => speaker.isIdle()),
    async close() {
      isClosed = true;
      await Promise.all([...speakers.values()].map((speaker) => speaker.close()));
    },
  };
}
